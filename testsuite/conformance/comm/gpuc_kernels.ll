target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [46 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2 to i8*)], section "llvm.metadata"

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
	%45 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !223
	%46 = icmp slt i32 %45, 0, !dbg !223
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !223, !prof !27

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1), !dbg !223
	br label %b9, !dbg !223

b3:
	%47 = icmp eq i64 %p0, 1, !dbg !224
	br i1 %47, label %b4, label %b5, !dbg !224

b4:
	call void @gpuc_barrier_all_thread(), !dbg !225
	br label %b9, !dbg !225

b5:
	%48 = icmp eq i64 %p0, 2, !dbg !226
	br i1 %48, label %b6, label %b7, !dbg !226

b6:
	call void @gpuc_quiet_thread(), !dbg !227
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !228
	%50 = icmp slt i32 %49, 0, !dbg !228
	br i1 %50, label %b6_fail1, label %b6_ok1, !dbg !228, !prof !27

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1), !dbg !228
	br label %b9, !dbg !228

b7:
	%51 = icmp eq i64 %p0, 3, !dbg !229
	br i1 %51, label %b8, label %b9, !dbg !229

b8:
	call void @gpuc_quiet_thread(), !dbg !230
	call void @gpuc_sync_all_thread(), !dbg !231
	br label %b9, !dbg !231

b9:
	%52 = phi i64 [ 0, %b2_ok1 ], [ %58, %b10_ok1 ], [ 0, %b4 ], [ 0, %b6_ok1 ], [ 0, %b7 ], [ 0, %b8 ], !dbg !232
	%53 = icmp slt i64 %52, %p7, !dbg !233
	br i1 %53, label %b10, label %b11, !dbg !233

b10:
	%54 = getelementptr inbounds i32, i32* %p2, i64 %52, !dbg !234
	%55 = icmp uge i64 %52, %p3, !dbg !234
	br i1 %55, label %b10_fail1, label %b10_ok1, !dbg !234, !prof !27

b10_ok1:
	%56 = load i32, i32* %54, align 4, !dbg !234
	%57 = getelementptr inbounds i32, i32* %p6, i64 %52, !dbg !235
	store i32 %56, i32* %57, align 4, !dbg !235
	%58 = add i64 %52, 1, !dbg !236
	br label %b9, !dbg !236

b11:
	ret void, !dbg !214

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !221
	ret void, !dbg !221

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !223
	ret void, !dbg !223

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !228
	ret void, !dbg !228

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %52, i64 %p3), !dbg !234
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
	%53 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !252
	%54 = icmp slt i32 %53, 0, !dbg !252
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !252, !prof !27

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1), !dbg !252
	br label %b9, !dbg !252

b3:
	%55 = icmp eq i64 %p0, 1, !dbg !253
	br i1 %55, label %b4, label %b5, !dbg !253

b4:
	call void @gpuc_barrier_all_warp(), !dbg !254
	br label %b9, !dbg !254

b5:
	%56 = icmp eq i64 %p0, 2, !dbg !255
	br i1 %56, label %b6, label %b7, !dbg !255

b6:
	call void @gpuc_quiet_warp(), !dbg !256
	%57 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !257
	%58 = icmp slt i32 %57, 0, !dbg !257
	br i1 %58, label %b6_fail1, label %b6_ok1, !dbg !257, !prof !27

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1), !dbg !257
	br label %b9, !dbg !257

b7:
	%59 = icmp eq i64 %p0, 3, !dbg !258
	br i1 %59, label %b8, label %b9, !dbg !258

b8:
	call void @gpuc_quiet_warp(), !dbg !259
	call void @gpuc_sync_all_warp(), !dbg !260
	br label %b9, !dbg !260

b9:
	%60 = phi i64 [ %35, %b2_ok1 ], [ %66, %b10_ok1 ], [ %35, %b4 ], [ %35, %b6_ok1 ], [ %35, %b7 ], [ %35, %b8 ], !dbg !261
	%61 = icmp slt i64 %60, %p7, !dbg !262
	br i1 %61, label %b10, label %b11, !dbg !262

b10:
	%62 = getelementptr inbounds i32, i32* %p2, i64 %60, !dbg !263
	%63 = icmp uge i64 %60, %p3, !dbg !263
	br i1 %63, label %b10_fail1, label %b10_ok1, !dbg !263, !prof !27

b10_ok1:
	%64 = load i32, i32* %62, align 4, !dbg !263
	%65 = getelementptr inbounds i32, i32* %p6, i64 %60, !dbg !264
	store i32 %64, i32* %65, align 4, !dbg !264
	%66 = add i64 %60, %40, !dbg !265
	br label %b9, !dbg !265

b11:
	ret void, !dbg !240

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !250
	ret void, !dbg !250

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !252
	ret void, !dbg !252

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !257
	ret void, !dbg !257

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %60, i64 %p3), !dbg !263
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
	%31 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !280
	%32 = icmp slt i32 %31, 0, !dbg !280
	br i1 %32, label %b2_fail1, label %b2_ok1, !dbg !280, !prof !27

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1), !dbg !280
	br label %b9, !dbg !280

b3:
	%33 = icmp eq i64 %p0, 1, !dbg !281
	br i1 %33, label %b4, label %b5, !dbg !281

b4:
	call void @gpuc_barrier_all_block(), !dbg !282
	br label %b9, !dbg !282

b5:
	%34 = icmp eq i64 %p0, 2, !dbg !283
	br i1 %34, label %b6, label %b7, !dbg !283

b6:
	call void @gpuc_quiet_block(), !dbg !284
	%35 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !285
	%36 = icmp slt i32 %35, 0, !dbg !285
	br i1 %36, label %b6_fail1, label %b6_ok1, !dbg !285, !prof !27

b6_ok1:
	call void @gpuc_sync_block(i32 %p1), !dbg !285
	br label %b9, !dbg !285

b7:
	%37 = icmp eq i64 %p0, 3, !dbg !286
	br i1 %37, label %b8, label %b9, !dbg !286

b8:
	call void @gpuc_quiet_block(), !dbg !287
	call void @gpuc_sync_all_block(), !dbg !288
	br label %b9, !dbg !288

b9:
	%38 = phi i64 [ %14, %b2_ok1 ], [ %44, %b10_ok1 ], [ %14, %b4 ], [ %14, %b6_ok1 ], [ %14, %b7 ], [ %14, %b8 ], !dbg !289
	%39 = icmp slt i64 %38, %p7, !dbg !290
	br i1 %39, label %b10, label %b11, !dbg !290

b10:
	%40 = getelementptr inbounds i32, i32* %p2, i64 %38, !dbg !291
	%41 = icmp uge i64 %38, %p3, !dbg !291
	br i1 %41, label %b10_fail1, label %b10_ok1, !dbg !291, !prof !27

b10_ok1:
	%42 = load i32, i32* %40, align 4, !dbg !291
	%43 = getelementptr inbounds i32, i32* %p6, i64 %38, !dbg !292
	store i32 %42, i32* %43, align 4, !dbg !292
	%44 = add i64 %38, %18, !dbg !293
	br label %b9, !dbg !293

b11:
	ret void, !dbg !269

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !278
	ret void, !dbg !278

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !280
	ret void, !dbg !280

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !285
	ret void, !dbg !285

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %38, i64 %p3), !dbg !291
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
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 %p1), !dbg !301
	ret void, !dbg !301

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 0, i64 %p1), !dbg !307
	ret void, !dbg !307

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 0, i64 %p3), !dbg !311
	ret void, !dbg !311
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !315 {
entry:
	br label %b0, !dbg !316

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !319
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !320, !range !11
	%2 = sext i32 %1 to i64, !dbg !320
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !320, !range !28
	%4 = sext i32 %3 to i64, !dbg !320
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !320, !range !28
	%6 = sext i32 %5 to i64, !dbg !320
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !320, !range !81
	%8 = sext i32 %7 to i64, !dbg !320
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !320, !range !82
	%10 = sext i32 %9 to i64, !dbg !320
	%11 = mul i64 %10, %6, !dbg !320
	%12 = add i64 %4, %11, !dbg !320
	%13 = mul i64 %8, %12, !dbg !320
	%14 = add i64 %2, %13, !dbg !320
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !320, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !320, !range !20
	%17 = mul i32 %15, %16, !dbg !320
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !320, !range !72
	%19 = mul i32 %17, %18, !dbg !320
	%20 = sext i32 %19 to i64, !dbg !320
	%21 = mul i64 %14, %20, !dbg !320
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !320, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !320, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !320, !range !19
	%25 = mul i32 %16, %24, !dbg !320
	%26 = add i32 %23, %25, !dbg !320
	%27 = mul i32 %15, %26, !dbg !320
	%28 = add i32 %22, %27, !dbg !320
	%29 = sext i32 %28 to i64, !dbg !320
	%30 = add i64 %21, %29, !dbg !320
	%31 = mul i64 %8, %10, !dbg !320
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !320, !range !82
	%33 = sext i32 %32 to i64, !dbg !320
	%34 = mul i64 %31, %33, !dbg !320
	%35 = mul i64 %34, %20, !dbg !320
	br label %b1, !dbg !320

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2_ok2 ], !dbg !320
	%37 = icmp slt i64 %36, %p3, !dbg !320
	br i1 %37, label %b2, label %b3, !dbg !320

b2:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !321
	%39 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !322
	%40 = icmp uge i64 %36, %p1, !dbg !321
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !321, !prof !27

b2_ok1:
	%41 = load i8, i8* %39, align 1, !dbg !322
	%42 = sext i32 %0 to i64, !dbg !319
	%43 = trunc i64 %p4 to i32, !dbg !319
	%44 = icmp uge i64 %p4, %42, !dbg !319
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !319, !prof !27

b2_ok2:
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %41, i32 %43), !dbg !319
	%45 = add i64 %36, %35, !dbg !320
	br label %b1, !dbg !320

b3:
	ret void, !dbg !318

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !321
	ret void, !dbg !321

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !319
	ret void, !dbg !319
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !323 {
entry:
	br label %b0, !dbg !324

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !327
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !328, !range !11
	%2 = sext i32 %1 to i64, !dbg !328
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !328, !range !28
	%4 = sext i32 %3 to i64, !dbg !328
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !328, !range !28
	%6 = sext i32 %5 to i64, !dbg !328
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !328, !range !81
	%8 = sext i32 %7 to i64, !dbg !328
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !328, !range !82
	%10 = sext i32 %9 to i64, !dbg !328
	%11 = mul i64 %10, %6, !dbg !328
	%12 = add i64 %4, %11, !dbg !328
	%13 = mul i64 %8, %12, !dbg !328
	%14 = add i64 %2, %13, !dbg !328
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !328, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !328, !range !20
	%17 = mul i32 %15, %16, !dbg !328
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !328, !range !72
	%19 = mul i32 %17, %18, !dbg !328
	%20 = sext i32 %19 to i64, !dbg !328
	%21 = mul i64 %14, %20, !dbg !328
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !328, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !328, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !328, !range !19
	%25 = mul i32 %16, %24, !dbg !328
	%26 = add i32 %23, %25, !dbg !328
	%27 = mul i32 %15, %26, !dbg !328
	%28 = add i32 %22, %27, !dbg !328
	%29 = sext i32 %28 to i64, !dbg !328
	%30 = add i64 %21, %29, !dbg !328
	%31 = mul i64 %8, %10, !dbg !328
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !328, !range !82
	%33 = sext i32 %32 to i64, !dbg !328
	%34 = mul i64 %31, %33, !dbg !328
	%35 = mul i64 %34, %20, !dbg !328
	br label %b1, !dbg !328

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok1 ], !dbg !328
	%37 = icmp slt i64 %36, %p1, !dbg !328
	br i1 %37, label %b2, label %b3, !dbg !328

b2:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !329
	%39 = sext i32 %0 to i64, !dbg !327
	%40 = trunc i64 %p4 to i32, !dbg !327
	%41 = icmp uge i64 %36, %p3, !dbg !329
	%42 = icmp uge i64 %p4, %39, !dbg !327
	%43 = or i1 %41, %42, !dbg !327
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !327, !prof !27

b2_ok1:
	%44 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %40), !dbg !327
	%45 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !330
	store i8 %44, i8* %45, align 1, !dbg !330
	%46 = add i64 %36, %35, !dbg !328
	br label %b1, !dbg !328

b3:
	ret void, !dbg !326

b2_fail1:
	%47 = icmp uge i64 %36, %p3, !dbg !329
	br i1 %47, label %b2_fail2, label %b2_ok2, !dbg !329

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !329
	ret void, !dbg !329

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !327
	ret void, !dbg !327
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !331 {
entry:
	br label %b0, !dbg !332

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !335
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !336, !range !11
	%2 = sext i32 %1 to i64, !dbg !336
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !336, !range !28
	%4 = sext i32 %3 to i64, !dbg !336
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !336, !range !28
	%6 = sext i32 %5 to i64, !dbg !336
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !336, !range !81
	%8 = sext i32 %7 to i64, !dbg !336
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !336, !range !82
	%10 = sext i32 %9 to i64, !dbg !336
	%11 = mul i64 %10, %6, !dbg !336
	%12 = add i64 %4, %11, !dbg !336
	%13 = mul i64 %8, %12, !dbg !336
	%14 = add i64 %2, %13, !dbg !336
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !336, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !336, !range !20
	%17 = mul i32 %15, %16, !dbg !336
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !336, !range !72
	%19 = mul i32 %17, %18, !dbg !336
	%20 = sext i32 %19 to i64, !dbg !336
	%21 = mul i64 %14, %20, !dbg !336
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !336, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !336, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !336, !range !19
	%25 = mul i32 %16, %24, !dbg !336
	%26 = add i32 %23, %25, !dbg !336
	%27 = mul i32 %15, %26, !dbg !336
	%28 = add i32 %22, %27, !dbg !336
	%29 = sext i32 %28 to i64, !dbg !336
	%30 = add i64 %21, %29, !dbg !336
	%31 = mul i64 %8, %10, !dbg !336
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !336, !range !82
	%33 = sext i32 %32 to i64, !dbg !336
	%34 = mul i64 %31, %33, !dbg !336
	%35 = mul i64 %34, %20, !dbg !336
	br label %b1, !dbg !336

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !336
	%37 = icmp slt i64 %36, %p3, !dbg !336
	br i1 %37, label %b2, label %b3, !dbg !336

b2:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !337
	%39 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !338
	%40 = icmp uge i64 %36, %p1, !dbg !337
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !337, !prof !27

b2_ok1:
	%41 = load i16, i16* %39, align 2, !dbg !338
	%42 = sext i32 %0 to i64, !dbg !335
	%43 = trunc i64 %p4 to i32, !dbg !335
	%44 = icmp uge i64 %p4, %42, !dbg !335
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !335, !prof !27

b2_ok2:
	%45 = bitcast i16* %38 to i8*, !dbg !335
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %41, i32 %43), !dbg !335
	%46 = add i64 %36, %35, !dbg !336
	br label %b1, !dbg !336

b3:
	ret void, !dbg !334

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !337
	ret void, !dbg !337

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !335
	ret void, !dbg !335
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !339 {
entry:
	br label %b0, !dbg !340

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !343
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !344, !range !11
	%2 = sext i32 %1 to i64, !dbg !344
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !344, !range !28
	%4 = sext i32 %3 to i64, !dbg !344
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !344, !range !28
	%6 = sext i32 %5 to i64, !dbg !344
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !344, !range !81
	%8 = sext i32 %7 to i64, !dbg !344
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !344, !range !82
	%10 = sext i32 %9 to i64, !dbg !344
	%11 = mul i64 %10, %6, !dbg !344
	%12 = add i64 %4, %11, !dbg !344
	%13 = mul i64 %8, %12, !dbg !344
	%14 = add i64 %2, %13, !dbg !344
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !344, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !344, !range !20
	%17 = mul i32 %15, %16, !dbg !344
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !344, !range !72
	%19 = mul i32 %17, %18, !dbg !344
	%20 = sext i32 %19 to i64, !dbg !344
	%21 = mul i64 %14, %20, !dbg !344
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !344, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !344, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !344, !range !19
	%25 = mul i32 %16, %24, !dbg !344
	%26 = add i32 %23, %25, !dbg !344
	%27 = mul i32 %15, %26, !dbg !344
	%28 = add i32 %22, %27, !dbg !344
	%29 = sext i32 %28 to i64, !dbg !344
	%30 = add i64 %21, %29, !dbg !344
	%31 = mul i64 %8, %10, !dbg !344
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !344, !range !82
	%33 = sext i32 %32 to i64, !dbg !344
	%34 = mul i64 %31, %33, !dbg !344
	%35 = mul i64 %34, %20, !dbg !344
	br label %b1, !dbg !344

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !344
	%37 = icmp slt i64 %36, %p1, !dbg !344
	br i1 %37, label %b2, label %b3, !dbg !344

b2:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !345
	%39 = sext i32 %0 to i64, !dbg !343
	%40 = trunc i64 %p4 to i32, !dbg !343
	%41 = icmp uge i64 %36, %p3, !dbg !345
	%42 = icmp uge i64 %p4, %39, !dbg !343
	%43 = or i1 %41, %42, !dbg !343
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !343, !prof !27

b2_ok1:
	%44 = bitcast i16* %38 to i8*, !dbg !343
	%45 = call zeroext i16 @gpuc_g_thread_16(i8* %44, i32 %40), !dbg !343
	%46 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !346
	store i16 %45, i16* %46, align 2, !dbg !346
	%47 = add i64 %36, %35, !dbg !344
	br label %b1, !dbg !344

b3:
	ret void, !dbg !342

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !345
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !345

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !345
	ret void, !dbg !345

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !343
	ret void, !dbg !343
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !347 {
entry:
	br label %b0, !dbg !348

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !351
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !352, !range !11
	%2 = sext i32 %1 to i64, !dbg !352
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !352, !range !28
	%4 = sext i32 %3 to i64, !dbg !352
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !352, !range !28
	%6 = sext i32 %5 to i64, !dbg !352
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !352, !range !81
	%8 = sext i32 %7 to i64, !dbg !352
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !352, !range !82
	%10 = sext i32 %9 to i64, !dbg !352
	%11 = mul i64 %10, %6, !dbg !352
	%12 = add i64 %4, %11, !dbg !352
	%13 = mul i64 %8, %12, !dbg !352
	%14 = add i64 %2, %13, !dbg !352
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !352, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !352, !range !20
	%17 = mul i32 %15, %16, !dbg !352
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !352, !range !72
	%19 = mul i32 %17, %18, !dbg !352
	%20 = sext i32 %19 to i64, !dbg !352
	%21 = mul i64 %14, %20, !dbg !352
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !352, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !352, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !352, !range !19
	%25 = mul i32 %16, %24, !dbg !352
	%26 = add i32 %23, %25, !dbg !352
	%27 = mul i32 %15, %26, !dbg !352
	%28 = add i32 %22, %27, !dbg !352
	%29 = sext i32 %28 to i64, !dbg !352
	%30 = add i64 %21, %29, !dbg !352
	%31 = mul i64 %8, %10, !dbg !352
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !352, !range !82
	%33 = sext i32 %32 to i64, !dbg !352
	%34 = mul i64 %31, %33, !dbg !352
	%35 = mul i64 %34, %20, !dbg !352
	br label %b1, !dbg !352

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !352
	%37 = icmp slt i64 %36, %p3, !dbg !352
	br i1 %37, label %b2, label %b3, !dbg !352

b2:
	%38 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !353
	%39 = getelementptr inbounds i32, i32* %p2, i64 %36, !dbg !354
	%40 = icmp uge i64 %36, %p1, !dbg !353
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !353, !prof !27

b2_ok1:
	%41 = load i32, i32* %39, align 4, !dbg !354
	%42 = sext i32 %0 to i64, !dbg !351
	%43 = trunc i64 %p4 to i32, !dbg !351
	%44 = icmp uge i64 %p4, %42, !dbg !351
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !351, !prof !27

b2_ok2:
	%45 = bitcast i32* %38 to i8*, !dbg !351
	call void @gpuc_p_thread_32(i8* %45, i32 %41, i32 %43), !dbg !351
	%46 = add i64 %36, %35, !dbg !352
	br label %b1, !dbg !352

b3:
	ret void, !dbg !350

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !353
	ret void, !dbg !353

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !351
	ret void, !dbg !351
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !355 {
entry:
	br label %b0, !dbg !356

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !359
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !360, !range !11
	%2 = sext i32 %1 to i64, !dbg !360
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !360, !range !28
	%4 = sext i32 %3 to i64, !dbg !360
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !360, !range !28
	%6 = sext i32 %5 to i64, !dbg !360
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !360, !range !81
	%8 = sext i32 %7 to i64, !dbg !360
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !360, !range !82
	%10 = sext i32 %9 to i64, !dbg !360
	%11 = mul i64 %10, %6, !dbg !360
	%12 = add i64 %4, %11, !dbg !360
	%13 = mul i64 %8, %12, !dbg !360
	%14 = add i64 %2, %13, !dbg !360
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !360, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !360, !range !20
	%17 = mul i32 %15, %16, !dbg !360
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !360, !range !72
	%19 = mul i32 %17, %18, !dbg !360
	%20 = sext i32 %19 to i64, !dbg !360
	%21 = mul i64 %14, %20, !dbg !360
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !360, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !360, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !360, !range !19
	%25 = mul i32 %16, %24, !dbg !360
	%26 = add i32 %23, %25, !dbg !360
	%27 = mul i32 %15, %26, !dbg !360
	%28 = add i32 %22, %27, !dbg !360
	%29 = sext i32 %28 to i64, !dbg !360
	%30 = add i64 %21, %29, !dbg !360
	%31 = mul i64 %8, %10, !dbg !360
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !360, !range !82
	%33 = sext i32 %32 to i64, !dbg !360
	%34 = mul i64 %31, %33, !dbg !360
	%35 = mul i64 %34, %20, !dbg !360
	br label %b1, !dbg !360

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !360
	%37 = icmp slt i64 %36, %p1, !dbg !360
	br i1 %37, label %b2, label %b3, !dbg !360

b2:
	%38 = getelementptr inbounds i32, i32* %p2, i64 %36, !dbg !361
	%39 = sext i32 %0 to i64, !dbg !359
	%40 = trunc i64 %p4 to i32, !dbg !359
	%41 = icmp uge i64 %36, %p3, !dbg !361
	%42 = icmp uge i64 %p4, %39, !dbg !359
	%43 = or i1 %41, %42, !dbg !359
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !359, !prof !27

b2_ok1:
	%44 = bitcast i32* %38 to i8*, !dbg !359
	%45 = call i32 @gpuc_g_thread_32(i8* %44, i32 %40), !dbg !359
	%46 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !362
	store i32 %45, i32* %46, align 4, !dbg !362
	%47 = add i64 %36, %35, !dbg !360
	br label %b1, !dbg !360

b3:
	ret void, !dbg !358

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !361
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !361

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !361
	ret void, !dbg !361

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !359
	ret void, !dbg !359
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !363 {
entry:
	br label %b0, !dbg !364

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !367
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !368, !range !11
	%2 = sext i32 %1 to i64, !dbg !368
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !368, !range !28
	%4 = sext i32 %3 to i64, !dbg !368
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !368, !range !28
	%6 = sext i32 %5 to i64, !dbg !368
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !368, !range !81
	%8 = sext i32 %7 to i64, !dbg !368
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !368, !range !82
	%10 = sext i32 %9 to i64, !dbg !368
	%11 = mul i64 %10, %6, !dbg !368
	%12 = add i64 %4, %11, !dbg !368
	%13 = mul i64 %8, %12, !dbg !368
	%14 = add i64 %2, %13, !dbg !368
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !368, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !368, !range !20
	%17 = mul i32 %15, %16, !dbg !368
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !368, !range !72
	%19 = mul i32 %17, %18, !dbg !368
	%20 = sext i32 %19 to i64, !dbg !368
	%21 = mul i64 %14, %20, !dbg !368
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !368, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !368, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !368, !range !19
	%25 = mul i32 %16, %24, !dbg !368
	%26 = add i32 %23, %25, !dbg !368
	%27 = mul i32 %15, %26, !dbg !368
	%28 = add i32 %22, %27, !dbg !368
	%29 = sext i32 %28 to i64, !dbg !368
	%30 = add i64 %21, %29, !dbg !368
	%31 = mul i64 %8, %10, !dbg !368
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !368, !range !82
	%33 = sext i32 %32 to i64, !dbg !368
	%34 = mul i64 %31, %33, !dbg !368
	%35 = mul i64 %34, %20, !dbg !368
	br label %b1, !dbg !368

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !368
	%37 = icmp slt i64 %36, %p3, !dbg !368
	br i1 %37, label %b2, label %b3, !dbg !368

b2:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !369
	%39 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !370
	%40 = icmp uge i64 %36, %p1, !dbg !369
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !369, !prof !27

b2_ok1:
	%41 = load i64, i64* %39, align 8, !dbg !370
	%42 = sext i32 %0 to i64, !dbg !367
	%43 = trunc i64 %p4 to i32, !dbg !367
	%44 = icmp uge i64 %p4, %42, !dbg !367
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !367, !prof !27

b2_ok2:
	%45 = bitcast i64* %38 to i8*, !dbg !367
	call void @gpuc_p_thread_64(i8* %45, i64 %41, i32 %43), !dbg !367
	%46 = add i64 %36, %35, !dbg !368
	br label %b1, !dbg !368

b3:
	ret void, !dbg !366

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !369
	ret void, !dbg !369

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !367
	ret void, !dbg !367
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !371 {
entry:
	br label %b0, !dbg !372

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !375
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !376, !range !11
	%2 = sext i32 %1 to i64, !dbg !376
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !376, !range !28
	%4 = sext i32 %3 to i64, !dbg !376
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !376, !range !28
	%6 = sext i32 %5 to i64, !dbg !376
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !376, !range !81
	%8 = sext i32 %7 to i64, !dbg !376
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !376, !range !82
	%10 = sext i32 %9 to i64, !dbg !376
	%11 = mul i64 %10, %6, !dbg !376
	%12 = add i64 %4, %11, !dbg !376
	%13 = mul i64 %8, %12, !dbg !376
	%14 = add i64 %2, %13, !dbg !376
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !376, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !376, !range !20
	%17 = mul i32 %15, %16, !dbg !376
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !376, !range !72
	%19 = mul i32 %17, %18, !dbg !376
	%20 = sext i32 %19 to i64, !dbg !376
	%21 = mul i64 %14, %20, !dbg !376
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !376, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !376, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !376, !range !19
	%25 = mul i32 %16, %24, !dbg !376
	%26 = add i32 %23, %25, !dbg !376
	%27 = mul i32 %15, %26, !dbg !376
	%28 = add i32 %22, %27, !dbg !376
	%29 = sext i32 %28 to i64, !dbg !376
	%30 = add i64 %21, %29, !dbg !376
	%31 = mul i64 %8, %10, !dbg !376
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !376, !range !82
	%33 = sext i32 %32 to i64, !dbg !376
	%34 = mul i64 %31, %33, !dbg !376
	%35 = mul i64 %34, %20, !dbg !376
	br label %b1, !dbg !376

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !376
	%37 = icmp slt i64 %36, %p1, !dbg !376
	br i1 %37, label %b2, label %b3, !dbg !376

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !377
	%39 = sext i32 %0 to i64, !dbg !375
	%40 = trunc i64 %p4 to i32, !dbg !375
	%41 = icmp uge i64 %36, %p3, !dbg !377
	%42 = icmp uge i64 %p4, %39, !dbg !375
	%43 = or i1 %41, %42, !dbg !375
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !375, !prof !27

b2_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !375
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !375
	%46 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !378
	store i64 %45, i64* %46, align 8, !dbg !378
	%47 = add i64 %36, %35, !dbg !376
	br label %b1, !dbg !376

b3:
	ret void, !dbg !374

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !377
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !377

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !377
	ret void, !dbg !377

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !375
	ret void, !dbg !375
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !379 {
entry:
	br label %b0, !dbg !380

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !383
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !384, !range !11
	%2 = sext i32 %1 to i64, !dbg !384
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !384, !range !28
	%4 = sext i32 %3 to i64, !dbg !384
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !384, !range !28
	%6 = sext i32 %5 to i64, !dbg !384
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !384, !range !81
	%8 = sext i32 %7 to i64, !dbg !384
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !384, !range !82
	%10 = sext i32 %9 to i64, !dbg !384
	%11 = mul i64 %10, %6, !dbg !384
	%12 = add i64 %4, %11, !dbg !384
	%13 = mul i64 %8, %12, !dbg !384
	%14 = add i64 %2, %13, !dbg !384
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !384, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !384, !range !20
	%17 = mul i32 %15, %16, !dbg !384
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !384, !range !72
	%19 = mul i32 %17, %18, !dbg !384
	%20 = sext i32 %19 to i64, !dbg !384
	%21 = mul i64 %14, %20, !dbg !384
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !384, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !384, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !384, !range !19
	%25 = mul i32 %16, %24, !dbg !384
	%26 = add i32 %23, %25, !dbg !384
	%27 = mul i32 %15, %26, !dbg !384
	%28 = add i32 %22, %27, !dbg !384
	%29 = sext i32 %28 to i64, !dbg !384
	%30 = add i64 %21, %29, !dbg !384
	%31 = mul i64 %8, %10, !dbg !384
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !384, !range !82
	%33 = sext i32 %32 to i64, !dbg !384
	%34 = mul i64 %31, %33, !dbg !384
	%35 = mul i64 %34, %20, !dbg !384
	br label %b1, !dbg !384

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !384
	%37 = icmp slt i64 %36, %p3, !dbg !384
	br i1 %37, label %b2, label %b3, !dbg !384

b2:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !385
	%39 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !386
	%40 = icmp uge i64 %36, %p1, !dbg !385
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !385, !prof !27

b2_ok1:
	%41 = load i64, i64* %39, align 8, !dbg !386
	%42 = sext i32 %0 to i64, !dbg !383
	%43 = trunc i64 %p4 to i32, !dbg !383
	%44 = icmp uge i64 %p4, %42, !dbg !383
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !383, !prof !27

b2_ok2:
	%45 = bitcast i64* %38 to i8*, !dbg !383
	call void @gpuc_p_thread_64(i8* %45, i64 %41, i32 %43), !dbg !383
	%46 = add i64 %36, %35, !dbg !384
	br label %b1, !dbg !384

b3:
	ret void, !dbg !382

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !385
	ret void, !dbg !385

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !383
	ret void, !dbg !383
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !387 {
entry:
	br label %b0, !dbg !388

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !391
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !392, !range !11
	%2 = sext i32 %1 to i64, !dbg !392
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !392, !range !28
	%4 = sext i32 %3 to i64, !dbg !392
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !392, !range !28
	%6 = sext i32 %5 to i64, !dbg !392
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !392, !range !81
	%8 = sext i32 %7 to i64, !dbg !392
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !392, !range !82
	%10 = sext i32 %9 to i64, !dbg !392
	%11 = mul i64 %10, %6, !dbg !392
	%12 = add i64 %4, %11, !dbg !392
	%13 = mul i64 %8, %12, !dbg !392
	%14 = add i64 %2, %13, !dbg !392
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !392, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !392, !range !20
	%17 = mul i32 %15, %16, !dbg !392
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !392, !range !72
	%19 = mul i32 %17, %18, !dbg !392
	%20 = sext i32 %19 to i64, !dbg !392
	%21 = mul i64 %14, %20, !dbg !392
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !392, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !392, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !392, !range !19
	%25 = mul i32 %16, %24, !dbg !392
	%26 = add i32 %23, %25, !dbg !392
	%27 = mul i32 %15, %26, !dbg !392
	%28 = add i32 %22, %27, !dbg !392
	%29 = sext i32 %28 to i64, !dbg !392
	%30 = add i64 %21, %29, !dbg !392
	%31 = mul i64 %8, %10, !dbg !392
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !392, !range !82
	%33 = sext i32 %32 to i64, !dbg !392
	%34 = mul i64 %31, %33, !dbg !392
	%35 = mul i64 %34, %20, !dbg !392
	br label %b1, !dbg !392

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !392
	%37 = icmp slt i64 %36, %p1, !dbg !392
	br i1 %37, label %b2, label %b3, !dbg !392

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !393
	%39 = sext i32 %0 to i64, !dbg !391
	%40 = trunc i64 %p4 to i32, !dbg !391
	%41 = icmp uge i64 %36, %p3, !dbg !393
	%42 = icmp uge i64 %p4, %39, !dbg !391
	%43 = or i1 %41, %42, !dbg !391
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !391, !prof !27

b2_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !391
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !391
	%46 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !394
	store i64 %45, i64* %46, align 8, !dbg !394
	%47 = add i64 %36, %35, !dbg !392
	br label %b1, !dbg !392

b3:
	ret void, !dbg !390

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !393
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !393

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !393
	ret void, !dbg !393

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !391
	ret void, !dbg !391
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !395 {
entry:
	br label %b0, !dbg !396

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !399
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !400, !range !11
	%2 = sext i32 %1 to i64, !dbg !400
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !400, !range !28
	%4 = sext i32 %3 to i64, !dbg !400
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !400, !range !28
	%6 = sext i32 %5 to i64, !dbg !400
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !400, !range !81
	%8 = sext i32 %7 to i64, !dbg !400
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !400, !range !82
	%10 = sext i32 %9 to i64, !dbg !400
	%11 = mul i64 %10, %6, !dbg !400
	%12 = add i64 %4, %11, !dbg !400
	%13 = mul i64 %8, %12, !dbg !400
	%14 = add i64 %2, %13, !dbg !400
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !400, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !400, !range !20
	%17 = mul i32 %15, %16, !dbg !400
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !400, !range !72
	%19 = mul i32 %17, %18, !dbg !400
	%20 = sext i32 %19 to i64, !dbg !400
	%21 = mul i64 %14, %20, !dbg !400
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !400, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !400, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !400, !range !19
	%25 = mul i32 %16, %24, !dbg !400
	%26 = add i32 %23, %25, !dbg !400
	%27 = mul i32 %15, %26, !dbg !400
	%28 = add i32 %22, %27, !dbg !400
	%29 = sext i32 %28 to i64, !dbg !400
	%30 = add i64 %21, %29, !dbg !400
	%31 = mul i64 %8, %10, !dbg !400
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !400, !range !82
	%33 = sext i32 %32 to i64, !dbg !400
	%34 = mul i64 %31, %33, !dbg !400
	%35 = mul i64 %34, %20, !dbg !400
	br label %b1, !dbg !400

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2_ok2 ], !dbg !400
	%37 = icmp slt i64 %36, %p3, !dbg !400
	br i1 %37, label %b2, label %b3, !dbg !400

b2:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !401
	%39 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !402
	%40 = icmp uge i64 %36, %p1, !dbg !401
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !401, !prof !27

b2_ok1:
	%41 = load i8, i8* %39, align 1, !dbg !402
	%42 = sext i32 %0 to i64, !dbg !399
	%43 = trunc i64 %p4 to i32, !dbg !399
	%44 = icmp uge i64 %p4, %42, !dbg !399
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !399, !prof !27

b2_ok2:
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %41, i32 %43), !dbg !399
	%45 = add i64 %36, %35, !dbg !400
	br label %b1, !dbg !400

b3:
	ret void, !dbg !398

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !401
	ret void, !dbg !401

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !399
	ret void, !dbg !399
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !403 {
entry:
	br label %b0, !dbg !404

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !407
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !408, !range !11
	%2 = sext i32 %1 to i64, !dbg !408
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !408, !range !28
	%4 = sext i32 %3 to i64, !dbg !408
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !408, !range !28
	%6 = sext i32 %5 to i64, !dbg !408
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !408, !range !81
	%8 = sext i32 %7 to i64, !dbg !408
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !408, !range !82
	%10 = sext i32 %9 to i64, !dbg !408
	%11 = mul i64 %10, %6, !dbg !408
	%12 = add i64 %4, %11, !dbg !408
	%13 = mul i64 %8, %12, !dbg !408
	%14 = add i64 %2, %13, !dbg !408
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !408, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !408, !range !20
	%17 = mul i32 %15, %16, !dbg !408
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !408, !range !72
	%19 = mul i32 %17, %18, !dbg !408
	%20 = sext i32 %19 to i64, !dbg !408
	%21 = mul i64 %14, %20, !dbg !408
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !408, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !408, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !408, !range !19
	%25 = mul i32 %16, %24, !dbg !408
	%26 = add i32 %23, %25, !dbg !408
	%27 = mul i32 %15, %26, !dbg !408
	%28 = add i32 %22, %27, !dbg !408
	%29 = sext i32 %28 to i64, !dbg !408
	%30 = add i64 %21, %29, !dbg !408
	%31 = mul i64 %8, %10, !dbg !408
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !408, !range !82
	%33 = sext i32 %32 to i64, !dbg !408
	%34 = mul i64 %31, %33, !dbg !408
	%35 = mul i64 %34, %20, !dbg !408
	br label %b1, !dbg !408

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok1 ], !dbg !408
	%37 = icmp slt i64 %36, %p1, !dbg !408
	br i1 %37, label %b2, label %b3, !dbg !408

b2:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !409
	%39 = sext i32 %0 to i64, !dbg !407
	%40 = trunc i64 %p4 to i32, !dbg !407
	%41 = icmp uge i64 %36, %p3, !dbg !409
	%42 = icmp uge i64 %p4, %39, !dbg !407
	%43 = or i1 %41, %42, !dbg !407
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !407, !prof !27

b2_ok1:
	%44 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %40), !dbg !407
	%45 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !410
	store i8 %44, i8* %45, align 1, !dbg !410
	%46 = add i64 %36, %35, !dbg !408
	br label %b1, !dbg !408

b3:
	ret void, !dbg !406

b2_fail1:
	%47 = icmp uge i64 %36, %p3, !dbg !409
	br i1 %47, label %b2_fail2, label %b2_ok2, !dbg !409

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !409
	ret void, !dbg !409

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !407
	ret void, !dbg !407
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !411 {
entry:
	br label %b0, !dbg !412

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !415
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !416, !range !11
	%2 = sext i32 %1 to i64, !dbg !416
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !416, !range !28
	%4 = sext i32 %3 to i64, !dbg !416
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !416, !range !28
	%6 = sext i32 %5 to i64, !dbg !416
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !416, !range !81
	%8 = sext i32 %7 to i64, !dbg !416
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !416, !range !82
	%10 = sext i32 %9 to i64, !dbg !416
	%11 = mul i64 %10, %6, !dbg !416
	%12 = add i64 %4, %11, !dbg !416
	%13 = mul i64 %8, %12, !dbg !416
	%14 = add i64 %2, %13, !dbg !416
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !416, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !416, !range !20
	%17 = mul i32 %15, %16, !dbg !416
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !416, !range !72
	%19 = mul i32 %17, %18, !dbg !416
	%20 = sext i32 %19 to i64, !dbg !416
	%21 = mul i64 %14, %20, !dbg !416
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !416, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !416, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !416, !range !19
	%25 = mul i32 %16, %24, !dbg !416
	%26 = add i32 %23, %25, !dbg !416
	%27 = mul i32 %15, %26, !dbg !416
	%28 = add i32 %22, %27, !dbg !416
	%29 = sext i32 %28 to i64, !dbg !416
	%30 = add i64 %21, %29, !dbg !416
	%31 = mul i64 %8, %10, !dbg !416
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !416, !range !82
	%33 = sext i32 %32 to i64, !dbg !416
	%34 = mul i64 %31, %33, !dbg !416
	%35 = mul i64 %34, %20, !dbg !416
	br label %b1, !dbg !416

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !416
	%37 = icmp slt i64 %36, %p3, !dbg !416
	br i1 %37, label %b2, label %b3, !dbg !416

b2:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !417
	%39 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !418
	%40 = icmp uge i64 %36, %p1, !dbg !417
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !417, !prof !27

b2_ok1:
	%41 = load i16, i16* %39, align 2, !dbg !418
	%42 = sext i32 %0 to i64, !dbg !415
	%43 = trunc i64 %p4 to i32, !dbg !415
	%44 = icmp uge i64 %p4, %42, !dbg !415
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !415, !prof !27

b2_ok2:
	%45 = bitcast i16* %38 to i8*, !dbg !415
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %41, i32 %43), !dbg !415
	%46 = add i64 %36, %35, !dbg !416
	br label %b1, !dbg !416

b3:
	ret void, !dbg !414

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !417
	ret void, !dbg !417

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !415
	ret void, !dbg !415
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !419 {
entry:
	br label %b0, !dbg !420

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !423
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !424, !range !11
	%2 = sext i32 %1 to i64, !dbg !424
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !424, !range !28
	%4 = sext i32 %3 to i64, !dbg !424
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !424, !range !28
	%6 = sext i32 %5 to i64, !dbg !424
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !424, !range !81
	%8 = sext i32 %7 to i64, !dbg !424
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !424, !range !82
	%10 = sext i32 %9 to i64, !dbg !424
	%11 = mul i64 %10, %6, !dbg !424
	%12 = add i64 %4, %11, !dbg !424
	%13 = mul i64 %8, %12, !dbg !424
	%14 = add i64 %2, %13, !dbg !424
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !424, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !424, !range !20
	%17 = mul i32 %15, %16, !dbg !424
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !424, !range !72
	%19 = mul i32 %17, %18, !dbg !424
	%20 = sext i32 %19 to i64, !dbg !424
	%21 = mul i64 %14, %20, !dbg !424
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !424, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !424, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !424, !range !19
	%25 = mul i32 %16, %24, !dbg !424
	%26 = add i32 %23, %25, !dbg !424
	%27 = mul i32 %15, %26, !dbg !424
	%28 = add i32 %22, %27, !dbg !424
	%29 = sext i32 %28 to i64, !dbg !424
	%30 = add i64 %21, %29, !dbg !424
	%31 = mul i64 %8, %10, !dbg !424
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !424, !range !82
	%33 = sext i32 %32 to i64, !dbg !424
	%34 = mul i64 %31, %33, !dbg !424
	%35 = mul i64 %34, %20, !dbg !424
	br label %b1, !dbg !424

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !424
	%37 = icmp slt i64 %36, %p1, !dbg !424
	br i1 %37, label %b2, label %b3, !dbg !424

b2:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !425
	%39 = sext i32 %0 to i64, !dbg !423
	%40 = trunc i64 %p4 to i32, !dbg !423
	%41 = icmp uge i64 %36, %p3, !dbg !425
	%42 = icmp uge i64 %p4, %39, !dbg !423
	%43 = or i1 %41, %42, !dbg !423
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !423, !prof !27

b2_ok1:
	%44 = bitcast i16* %38 to i8*, !dbg !423
	%45 = call zeroext i16 @gpuc_g_thread_16(i8* %44, i32 %40), !dbg !423
	%46 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !426
	store i16 %45, i16* %46, align 2, !dbg !426
	%47 = add i64 %36, %35, !dbg !424
	br label %b1, !dbg !424

b3:
	ret void, !dbg !422

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !425
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !425

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !425
	ret void, !dbg !425

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !423
	ret void, !dbg !423
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !427 {
entry:
	br label %b0, !dbg !428

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !431
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !432, !range !11
	%2 = sext i32 %1 to i64, !dbg !432
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !432, !range !28
	%4 = sext i32 %3 to i64, !dbg !432
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !432, !range !28
	%6 = sext i32 %5 to i64, !dbg !432
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !432, !range !81
	%8 = sext i32 %7 to i64, !dbg !432
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !432, !range !82
	%10 = sext i32 %9 to i64, !dbg !432
	%11 = mul i64 %10, %6, !dbg !432
	%12 = add i64 %4, %11, !dbg !432
	%13 = mul i64 %8, %12, !dbg !432
	%14 = add i64 %2, %13, !dbg !432
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !432, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !432, !range !20
	%17 = mul i32 %15, %16, !dbg !432
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !432, !range !72
	%19 = mul i32 %17, %18, !dbg !432
	%20 = sext i32 %19 to i64, !dbg !432
	%21 = mul i64 %14, %20, !dbg !432
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !432, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !432, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !432, !range !19
	%25 = mul i32 %16, %24, !dbg !432
	%26 = add i32 %23, %25, !dbg !432
	%27 = mul i32 %15, %26, !dbg !432
	%28 = add i32 %22, %27, !dbg !432
	%29 = sext i32 %28 to i64, !dbg !432
	%30 = add i64 %21, %29, !dbg !432
	%31 = mul i64 %8, %10, !dbg !432
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !432, !range !82
	%33 = sext i32 %32 to i64, !dbg !432
	%34 = mul i64 %31, %33, !dbg !432
	%35 = mul i64 %34, %20, !dbg !432
	br label %b1, !dbg !432

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !432
	%37 = icmp slt i64 %36, %p3, !dbg !432
	br i1 %37, label %b2, label %b3, !dbg !432

b2:
	%38 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !433
	%39 = getelementptr inbounds i32, i32* %p2, i64 %36, !dbg !434
	%40 = icmp uge i64 %36, %p1, !dbg !433
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !433, !prof !27

b2_ok1:
	%41 = load i32, i32* %39, align 4, !dbg !434
	%42 = sext i32 %0 to i64, !dbg !431
	%43 = trunc i64 %p4 to i32, !dbg !431
	%44 = icmp uge i64 %p4, %42, !dbg !431
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !431, !prof !27

b2_ok2:
	%45 = bitcast i32* %38 to i8*, !dbg !431
	call void @gpuc_p_thread_32(i8* %45, i32 %41, i32 %43), !dbg !431
	%46 = add i64 %36, %35, !dbg !432
	br label %b1, !dbg !432

b3:
	ret void, !dbg !430

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !433
	ret void, !dbg !433

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !431
	ret void, !dbg !431
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !435 {
entry:
	br label %b0, !dbg !436

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !439
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !440, !range !11
	%2 = sext i32 %1 to i64, !dbg !440
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !440, !range !28
	%4 = sext i32 %3 to i64, !dbg !440
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !440, !range !28
	%6 = sext i32 %5 to i64, !dbg !440
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !440, !range !81
	%8 = sext i32 %7 to i64, !dbg !440
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !440, !range !82
	%10 = sext i32 %9 to i64, !dbg !440
	%11 = mul i64 %10, %6, !dbg !440
	%12 = add i64 %4, %11, !dbg !440
	%13 = mul i64 %8, %12, !dbg !440
	%14 = add i64 %2, %13, !dbg !440
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !440, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !440, !range !20
	%17 = mul i32 %15, %16, !dbg !440
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !440, !range !72
	%19 = mul i32 %17, %18, !dbg !440
	%20 = sext i32 %19 to i64, !dbg !440
	%21 = mul i64 %14, %20, !dbg !440
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !440, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !440, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !440, !range !19
	%25 = mul i32 %16, %24, !dbg !440
	%26 = add i32 %23, %25, !dbg !440
	%27 = mul i32 %15, %26, !dbg !440
	%28 = add i32 %22, %27, !dbg !440
	%29 = sext i32 %28 to i64, !dbg !440
	%30 = add i64 %21, %29, !dbg !440
	%31 = mul i64 %8, %10, !dbg !440
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !440, !range !82
	%33 = sext i32 %32 to i64, !dbg !440
	%34 = mul i64 %31, %33, !dbg !440
	%35 = mul i64 %34, %20, !dbg !440
	br label %b1, !dbg !440

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !440
	%37 = icmp slt i64 %36, %p1, !dbg !440
	br i1 %37, label %b2, label %b3, !dbg !440

b2:
	%38 = getelementptr inbounds i32, i32* %p2, i64 %36, !dbg !441
	%39 = sext i32 %0 to i64, !dbg !439
	%40 = trunc i64 %p4 to i32, !dbg !439
	%41 = icmp uge i64 %36, %p3, !dbg !441
	%42 = icmp uge i64 %p4, %39, !dbg !439
	%43 = or i1 %41, %42, !dbg !439
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !439, !prof !27

b2_ok1:
	%44 = bitcast i32* %38 to i8*, !dbg !439
	%45 = call i32 @gpuc_g_thread_32(i8* %44, i32 %40), !dbg !439
	%46 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !442
	store i32 %45, i32* %46, align 4, !dbg !442
	%47 = add i64 %36, %35, !dbg !440
	br label %b1, !dbg !440

b3:
	ret void, !dbg !438

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !441
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !441

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !441
	ret void, !dbg !441

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !439
	ret void, !dbg !439
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !443 {
entry:
	br label %b0, !dbg !444

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !447
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !448, !range !11
	%2 = sext i32 %1 to i64, !dbg !448
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !448, !range !28
	%4 = sext i32 %3 to i64, !dbg !448
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !448, !range !28
	%6 = sext i32 %5 to i64, !dbg !448
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !448, !range !81
	%8 = sext i32 %7 to i64, !dbg !448
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !448, !range !82
	%10 = sext i32 %9 to i64, !dbg !448
	%11 = mul i64 %10, %6, !dbg !448
	%12 = add i64 %4, %11, !dbg !448
	%13 = mul i64 %8, %12, !dbg !448
	%14 = add i64 %2, %13, !dbg !448
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !448, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !448, !range !20
	%17 = mul i32 %15, %16, !dbg !448
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !448, !range !72
	%19 = mul i32 %17, %18, !dbg !448
	%20 = sext i32 %19 to i64, !dbg !448
	%21 = mul i64 %14, %20, !dbg !448
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !448, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !448, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !448, !range !19
	%25 = mul i32 %16, %24, !dbg !448
	%26 = add i32 %23, %25, !dbg !448
	%27 = mul i32 %15, %26, !dbg !448
	%28 = add i32 %22, %27, !dbg !448
	%29 = sext i32 %28 to i64, !dbg !448
	%30 = add i64 %21, %29, !dbg !448
	%31 = mul i64 %8, %10, !dbg !448
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !448, !range !82
	%33 = sext i32 %32 to i64, !dbg !448
	%34 = mul i64 %31, %33, !dbg !448
	%35 = mul i64 %34, %20, !dbg !448
	br label %b1, !dbg !448

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !448
	%37 = icmp slt i64 %36, %p3, !dbg !448
	br i1 %37, label %b2, label %b3, !dbg !448

b2:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !449
	%39 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !450
	%40 = icmp uge i64 %36, %p1, !dbg !449
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !449, !prof !27

b2_ok1:
	%41 = load i64, i64* %39, align 8, !dbg !450
	%42 = sext i32 %0 to i64, !dbg !447
	%43 = trunc i64 %p4 to i32, !dbg !447
	%44 = icmp uge i64 %p4, %42, !dbg !447
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !447, !prof !27

b2_ok2:
	%45 = bitcast i64* %38 to i8*, !dbg !447
	call void @gpuc_p_thread_64(i8* %45, i64 %41, i32 %43), !dbg !447
	%46 = add i64 %36, %35, !dbg !448
	br label %b1, !dbg !448

b3:
	ret void, !dbg !446

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !449
	ret void, !dbg !449

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !447
	ret void, !dbg !447
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !451 {
entry:
	br label %b0, !dbg !452

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !455
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !456, !range !11
	%2 = sext i32 %1 to i64, !dbg !456
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !456, !range !28
	%4 = sext i32 %3 to i64, !dbg !456
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !456, !range !28
	%6 = sext i32 %5 to i64, !dbg !456
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !456, !range !81
	%8 = sext i32 %7 to i64, !dbg !456
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !456, !range !82
	%10 = sext i32 %9 to i64, !dbg !456
	%11 = mul i64 %10, %6, !dbg !456
	%12 = add i64 %4, %11, !dbg !456
	%13 = mul i64 %8, %12, !dbg !456
	%14 = add i64 %2, %13, !dbg !456
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !456, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !456, !range !20
	%17 = mul i32 %15, %16, !dbg !456
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !456, !range !72
	%19 = mul i32 %17, %18, !dbg !456
	%20 = sext i32 %19 to i64, !dbg !456
	%21 = mul i64 %14, %20, !dbg !456
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !456, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !456, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !456, !range !19
	%25 = mul i32 %16, %24, !dbg !456
	%26 = add i32 %23, %25, !dbg !456
	%27 = mul i32 %15, %26, !dbg !456
	%28 = add i32 %22, %27, !dbg !456
	%29 = sext i32 %28 to i64, !dbg !456
	%30 = add i64 %21, %29, !dbg !456
	%31 = mul i64 %8, %10, !dbg !456
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !456, !range !82
	%33 = sext i32 %32 to i64, !dbg !456
	%34 = mul i64 %31, %33, !dbg !456
	%35 = mul i64 %34, %20, !dbg !456
	br label %b1, !dbg !456

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !456
	%37 = icmp slt i64 %36, %p1, !dbg !456
	br i1 %37, label %b2, label %b3, !dbg !456

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !457
	%39 = sext i32 %0 to i64, !dbg !455
	%40 = trunc i64 %p4 to i32, !dbg !455
	%41 = icmp uge i64 %36, %p3, !dbg !457
	%42 = icmp uge i64 %p4, %39, !dbg !455
	%43 = or i1 %41, %42, !dbg !455
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !455, !prof !27

b2_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !455
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !455
	%46 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !458
	store i64 %45, i64* %46, align 8, !dbg !458
	%47 = add i64 %36, %35, !dbg !456
	br label %b1, !dbg !456

b3:
	ret void, !dbg !454

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !457
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !457

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !457
	ret void, !dbg !457

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !455
	ret void, !dbg !455
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !459 {
entry:
	br label %b0, !dbg !460

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !463
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !464, !range !11
	%2 = sext i32 %1 to i64, !dbg !464
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !464, !range !28
	%4 = sext i32 %3 to i64, !dbg !464
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !464, !range !28
	%6 = sext i32 %5 to i64, !dbg !464
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !464, !range !81
	%8 = sext i32 %7 to i64, !dbg !464
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !464, !range !82
	%10 = sext i32 %9 to i64, !dbg !464
	%11 = mul i64 %10, %6, !dbg !464
	%12 = add i64 %4, %11, !dbg !464
	%13 = mul i64 %8, %12, !dbg !464
	%14 = add i64 %2, %13, !dbg !464
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !464, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !464, !range !20
	%17 = mul i32 %15, %16, !dbg !464
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !464, !range !72
	%19 = mul i32 %17, %18, !dbg !464
	%20 = sext i32 %19 to i64, !dbg !464
	%21 = mul i64 %14, %20, !dbg !464
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !464, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !464, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !464, !range !19
	%25 = mul i32 %16, %24, !dbg !464
	%26 = add i32 %23, %25, !dbg !464
	%27 = mul i32 %15, %26, !dbg !464
	%28 = add i32 %22, %27, !dbg !464
	%29 = sext i32 %28 to i64, !dbg !464
	%30 = add i64 %21, %29, !dbg !464
	%31 = mul i64 %8, %10, !dbg !464
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !464, !range !82
	%33 = sext i32 %32 to i64, !dbg !464
	%34 = mul i64 %31, %33, !dbg !464
	%35 = mul i64 %34, %20, !dbg !464
	br label %b1, !dbg !464

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !464
	%37 = icmp slt i64 %36, %p3, !dbg !464
	br i1 %37, label %b2, label %b3, !dbg !464

b2:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !465
	%39 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !466
	%40 = icmp uge i64 %36, %p1, !dbg !465
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !465, !prof !27

b2_ok1:
	%41 = load i64, i64* %39, align 8, !dbg !466
	%42 = sext i32 %0 to i64, !dbg !463
	%43 = trunc i64 %p4 to i32, !dbg !463
	%44 = icmp uge i64 %p4, %42, !dbg !463
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !463, !prof !27

b2_ok2:
	%45 = bitcast i64* %38 to i8*, !dbg !463
	call void @gpuc_p_thread_64(i8* %45, i64 %41, i32 %43), !dbg !463
	%46 = add i64 %36, %35, !dbg !464
	br label %b1, !dbg !464

b3:
	ret void, !dbg !462

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !465
	ret void, !dbg !465

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !463
	ret void, !dbg !463
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !467 {
entry:
	br label %b0, !dbg !468

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !471
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !472, !range !11
	%2 = sext i32 %1 to i64, !dbg !472
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !472, !range !28
	%4 = sext i32 %3 to i64, !dbg !472
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !472, !range !28
	%6 = sext i32 %5 to i64, !dbg !472
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !472, !range !81
	%8 = sext i32 %7 to i64, !dbg !472
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !472, !range !82
	%10 = sext i32 %9 to i64, !dbg !472
	%11 = mul i64 %10, %6, !dbg !472
	%12 = add i64 %4, %11, !dbg !472
	%13 = mul i64 %8, %12, !dbg !472
	%14 = add i64 %2, %13, !dbg !472
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !472, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !472, !range !20
	%17 = mul i32 %15, %16, !dbg !472
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !472, !range !72
	%19 = mul i32 %17, %18, !dbg !472
	%20 = sext i32 %19 to i64, !dbg !472
	%21 = mul i64 %14, %20, !dbg !472
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !472, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !472, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !472, !range !19
	%25 = mul i32 %16, %24, !dbg !472
	%26 = add i32 %23, %25, !dbg !472
	%27 = mul i32 %15, %26, !dbg !472
	%28 = add i32 %22, %27, !dbg !472
	%29 = sext i32 %28 to i64, !dbg !472
	%30 = add i64 %21, %29, !dbg !472
	%31 = mul i64 %8, %10, !dbg !472
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !472, !range !82
	%33 = sext i32 %32 to i64, !dbg !472
	%34 = mul i64 %31, %33, !dbg !472
	%35 = mul i64 %34, %20, !dbg !472
	br label %b1, !dbg !472

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !472
	%37 = icmp slt i64 %36, %p1, !dbg !472
	br i1 %37, label %b2, label %b3, !dbg !472

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !473
	%39 = sext i32 %0 to i64, !dbg !471
	%40 = trunc i64 %p4 to i32, !dbg !471
	%41 = icmp uge i64 %36, %p3, !dbg !473
	%42 = icmp uge i64 %p4, %39, !dbg !471
	%43 = or i1 %41, %42, !dbg !471
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !471, !prof !27

b2_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !471
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !471
	%46 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !474
	store i64 %45, i64* %46, align 8, !dbg !474
	%47 = add i64 %36, %35, !dbg !472
	br label %b1, !dbg !472

b3:
	ret void, !dbg !470

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !473
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !473

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !473
	ret void, !dbg !473

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !471
	ret void, !dbg !471
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !475 {
entry:
	br label %b0, !dbg !476

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !479
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !480, !range !11
	%2 = sext i32 %1 to i64, !dbg !480
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !480, !range !28
	%4 = sext i32 %3 to i64, !dbg !480
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !480, !range !28
	%6 = sext i32 %5 to i64, !dbg !480
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !480, !range !81
	%8 = sext i32 %7 to i64, !dbg !480
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !480, !range !82
	%10 = sext i32 %9 to i64, !dbg !480
	%11 = mul i64 %10, %6, !dbg !480
	%12 = add i64 %4, %11, !dbg !480
	%13 = mul i64 %8, %12, !dbg !480
	%14 = add i64 %2, %13, !dbg !480
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !480, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !480, !range !20
	%17 = mul i32 %15, %16, !dbg !480
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !480, !range !72
	%19 = mul i32 %17, %18, !dbg !480
	%20 = sext i32 %19 to i64, !dbg !480
	%21 = mul i64 %14, %20, !dbg !480
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !480, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !480, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !480, !range !19
	%25 = mul i32 %16, %24, !dbg !480
	%26 = add i32 %23, %25, !dbg !480
	%27 = mul i32 %15, %26, !dbg !480
	%28 = add i32 %22, %27, !dbg !480
	%29 = sext i32 %28 to i64, !dbg !480
	%30 = add i64 %21, %29, !dbg !480
	%31 = mul i64 %8, %10, !dbg !480
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !480, !range !82
	%33 = sext i32 %32 to i64, !dbg !480
	%34 = mul i64 %31, %33, !dbg !480
	%35 = mul i64 %34, %20, !dbg !480
	br label %b1, !dbg !480

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok2 ], !dbg !480
	%37 = icmp slt i64 %36, %p3, !dbg !480
	br i1 %37, label %b2, label %b3, !dbg !480

b2:
	%38 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !481
	%39 = getelementptr inbounds float, float* %p2, i64 %36, !dbg !482
	%40 = icmp uge i64 %36, %p1, !dbg !481
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !481, !prof !27

b2_ok1:
	%41 = load float, float* %39, align 4, !dbg !482
	%42 = sext i32 %0 to i64, !dbg !479
	%43 = bitcast float %41 to i32, !dbg !479
	%44 = trunc i64 %p4 to i32, !dbg !479
	%45 = icmp uge i64 %p4, %42, !dbg !479
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !479, !prof !27

b2_ok2:
	%46 = bitcast float* %38 to i8*, !dbg !479
	call void @gpuc_p_thread_32(i8* %46, i32 %43, i32 %44), !dbg !479
	%47 = add i64 %36, %35, !dbg !480
	br label %b1, !dbg !480

b3:
	ret void, !dbg !478

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !481
	ret void, !dbg !481

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !479
	ret void, !dbg !479
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !483 {
entry:
	br label %b0, !dbg !484

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !487
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !488, !range !11
	%2 = sext i32 %1 to i64, !dbg !488
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !488, !range !28
	%4 = sext i32 %3 to i64, !dbg !488
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !488, !range !28
	%6 = sext i32 %5 to i64, !dbg !488
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !488, !range !81
	%8 = sext i32 %7 to i64, !dbg !488
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !488, !range !82
	%10 = sext i32 %9 to i64, !dbg !488
	%11 = mul i64 %10, %6, !dbg !488
	%12 = add i64 %4, %11, !dbg !488
	%13 = mul i64 %8, %12, !dbg !488
	%14 = add i64 %2, %13, !dbg !488
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !488, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !488, !range !20
	%17 = mul i32 %15, %16, !dbg !488
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !488, !range !72
	%19 = mul i32 %17, %18, !dbg !488
	%20 = sext i32 %19 to i64, !dbg !488
	%21 = mul i64 %14, %20, !dbg !488
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !488, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !488, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !488, !range !19
	%25 = mul i32 %16, %24, !dbg !488
	%26 = add i32 %23, %25, !dbg !488
	%27 = mul i32 %15, %26, !dbg !488
	%28 = add i32 %22, %27, !dbg !488
	%29 = sext i32 %28 to i64, !dbg !488
	%30 = add i64 %21, %29, !dbg !488
	%31 = mul i64 %8, %10, !dbg !488
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !488, !range !82
	%33 = sext i32 %32 to i64, !dbg !488
	%34 = mul i64 %31, %33, !dbg !488
	%35 = mul i64 %34, %20, !dbg !488
	br label %b1, !dbg !488

b1:
	%36 = phi i64 [ %30, %b0 ], [ %48, %b2_ok1 ], !dbg !488
	%37 = icmp slt i64 %36, %p1, !dbg !488
	br i1 %37, label %b2, label %b3, !dbg !488

b2:
	%38 = getelementptr inbounds float, float* %p2, i64 %36, !dbg !489
	%39 = sext i32 %0 to i64, !dbg !487
	%40 = trunc i64 %p4 to i32, !dbg !487
	%41 = icmp uge i64 %36, %p3, !dbg !489
	%42 = icmp uge i64 %p4, %39, !dbg !487
	%43 = or i1 %41, %42, !dbg !487
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !487, !prof !27

b2_ok1:
	%44 = bitcast float* %38 to i8*, !dbg !487
	%45 = call i32 @gpuc_g_thread_32(i8* %44, i32 %40), !dbg !487
	%46 = bitcast i32 %45 to float, !dbg !487
	%47 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !490
	store float %46, float* %47, align 4, !dbg !490
	%48 = add i64 %36, %35, !dbg !488
	br label %b1, !dbg !488

b3:
	ret void, !dbg !486

b2_fail1:
	%49 = icmp uge i64 %36, %p3, !dbg !489
	br i1 %49, label %b2_fail2, label %b2_ok2, !dbg !489

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !489
	ret void, !dbg !489

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !487
	ret void, !dbg !487
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !491 {
entry:
	br label %b0, !dbg !492

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !495
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !496, !range !11
	%2 = sext i32 %1 to i64, !dbg !496
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !496, !range !28
	%4 = sext i32 %3 to i64, !dbg !496
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !496, !range !28
	%6 = sext i32 %5 to i64, !dbg !496
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !496, !range !81
	%8 = sext i32 %7 to i64, !dbg !496
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !496, !range !82
	%10 = sext i32 %9 to i64, !dbg !496
	%11 = mul i64 %10, %6, !dbg !496
	%12 = add i64 %4, %11, !dbg !496
	%13 = mul i64 %8, %12, !dbg !496
	%14 = add i64 %2, %13, !dbg !496
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !496, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !496, !range !20
	%17 = mul i32 %15, %16, !dbg !496
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !496, !range !72
	%19 = mul i32 %17, %18, !dbg !496
	%20 = sext i32 %19 to i64, !dbg !496
	%21 = mul i64 %14, %20, !dbg !496
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !496, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !496, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !496, !range !19
	%25 = mul i32 %16, %24, !dbg !496
	%26 = add i32 %23, %25, !dbg !496
	%27 = mul i32 %15, %26, !dbg !496
	%28 = add i32 %22, %27, !dbg !496
	%29 = sext i32 %28 to i64, !dbg !496
	%30 = add i64 %21, %29, !dbg !496
	%31 = mul i64 %8, %10, !dbg !496
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !496, !range !82
	%33 = sext i32 %32 to i64, !dbg !496
	%34 = mul i64 %31, %33, !dbg !496
	%35 = mul i64 %34, %20, !dbg !496
	br label %b1, !dbg !496

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok2 ], !dbg !496
	%37 = icmp slt i64 %36, %p3, !dbg !496
	br i1 %37, label %b2, label %b3, !dbg !496

b2:
	%38 = getelementptr inbounds double, double* %p0, i64 %36, !dbg !497
	%39 = getelementptr inbounds double, double* %p2, i64 %36, !dbg !498
	%40 = icmp uge i64 %36, %p1, !dbg !497
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !497, !prof !27

b2_ok1:
	%41 = load double, double* %39, align 8, !dbg !498
	%42 = sext i32 %0 to i64, !dbg !495
	%43 = bitcast double %41 to i64, !dbg !495
	%44 = trunc i64 %p4 to i32, !dbg !495
	%45 = icmp uge i64 %p4, %42, !dbg !495
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !495, !prof !27

b2_ok2:
	%46 = bitcast double* %38 to i8*, !dbg !495
	call void @gpuc_p_thread_64(i8* %46, i64 %43, i32 %44), !dbg !495
	%47 = add i64 %36, %35, !dbg !496
	br label %b1, !dbg !496

b3:
	ret void, !dbg !494

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !497
	ret void, !dbg !497

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !495
	ret void, !dbg !495
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !499 {
entry:
	br label %b0, !dbg !500

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !503
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !504, !range !11
	%2 = sext i32 %1 to i64, !dbg !504
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !504, !range !28
	%4 = sext i32 %3 to i64, !dbg !504
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !504, !range !28
	%6 = sext i32 %5 to i64, !dbg !504
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !504, !range !81
	%8 = sext i32 %7 to i64, !dbg !504
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !504, !range !82
	%10 = sext i32 %9 to i64, !dbg !504
	%11 = mul i64 %10, %6, !dbg !504
	%12 = add i64 %4, %11, !dbg !504
	%13 = mul i64 %8, %12, !dbg !504
	%14 = add i64 %2, %13, !dbg !504
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !504, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !504, !range !20
	%17 = mul i32 %15, %16, !dbg !504
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !504, !range !72
	%19 = mul i32 %17, %18, !dbg !504
	%20 = sext i32 %19 to i64, !dbg !504
	%21 = mul i64 %14, %20, !dbg !504
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !504, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !504, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !504, !range !19
	%25 = mul i32 %16, %24, !dbg !504
	%26 = add i32 %23, %25, !dbg !504
	%27 = mul i32 %15, %26, !dbg !504
	%28 = add i32 %22, %27, !dbg !504
	%29 = sext i32 %28 to i64, !dbg !504
	%30 = add i64 %21, %29, !dbg !504
	%31 = mul i64 %8, %10, !dbg !504
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !504, !range !82
	%33 = sext i32 %32 to i64, !dbg !504
	%34 = mul i64 %31, %33, !dbg !504
	%35 = mul i64 %34, %20, !dbg !504
	br label %b1, !dbg !504

b1:
	%36 = phi i64 [ %30, %b0 ], [ %48, %b2_ok1 ], !dbg !504
	%37 = icmp slt i64 %36, %p1, !dbg !504
	br i1 %37, label %b2, label %b3, !dbg !504

b2:
	%38 = getelementptr inbounds double, double* %p2, i64 %36, !dbg !505
	%39 = sext i32 %0 to i64, !dbg !503
	%40 = trunc i64 %p4 to i32, !dbg !503
	%41 = icmp uge i64 %36, %p3, !dbg !505
	%42 = icmp uge i64 %p4, %39, !dbg !503
	%43 = or i1 %41, %42, !dbg !503
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !503, !prof !27

b2_ok1:
	%44 = bitcast double* %38 to i8*, !dbg !503
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !503
	%46 = bitcast i64 %45 to double, !dbg !503
	%47 = getelementptr inbounds double, double* %p0, i64 %36, !dbg !506
	store double %46, double* %47, align 8, !dbg !506
	%48 = add i64 %36, %35, !dbg !504
	br label %b1, !dbg !504

b3:
	ret void, !dbg !502

b2_fail1:
	%49 = icmp uge i64 %36, %p3, !dbg !505
	br i1 %49, label %b2_fail2, label %b2_ok2, !dbg !505

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !505
	ret void, !dbg !505

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !503
	ret void, !dbg !503
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !507 {
entry:
	br label %b0, !dbg !508

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !511
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !512, !range !11
	%2 = sext i32 %1 to i64, !dbg !512
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !512, !range !28
	%4 = sext i32 %3 to i64, !dbg !512
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !512, !range !28
	%6 = sext i32 %5 to i64, !dbg !512
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !512, !range !81
	%8 = sext i32 %7 to i64, !dbg !512
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !512, !range !82
	%10 = sext i32 %9 to i64, !dbg !512
	%11 = mul i64 %10, %6, !dbg !512
	%12 = add i64 %4, %11, !dbg !512
	%13 = mul i64 %8, %12, !dbg !512
	%14 = add i64 %2, %13, !dbg !512
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !512, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !512, !range !20
	%17 = mul i32 %15, %16, !dbg !512
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !512, !range !72
	%19 = mul i32 %17, %18, !dbg !512
	%20 = sext i32 %19 to i64, !dbg !512
	%21 = mul i64 %14, %20, !dbg !512
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !512, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !512, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !512, !range !19
	%25 = mul i32 %16, %24, !dbg !512
	%26 = add i32 %23, %25, !dbg !512
	%27 = mul i32 %15, %26, !dbg !512
	%28 = add i32 %22, %27, !dbg !512
	%29 = sext i32 %28 to i64, !dbg !512
	%30 = add i64 %21, %29, !dbg !512
	%31 = mul i64 %8, %10, !dbg !512
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !512, !range !82
	%33 = sext i32 %32 to i64, !dbg !512
	%34 = mul i64 %31, %33, !dbg !512
	%35 = mul i64 %34, %20, !dbg !512
	br label %b1, !dbg !512

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !512
	%37 = icmp slt i64 %36, %p3, !dbg !512
	br i1 %37, label %b2, label %b3, !dbg !512

b2:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !513
	%39 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !514
	%40 = icmp uge i64 %36, %p1, !dbg !513
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !513, !prof !27

b2_ok1:
	%41 = load i16, i16* %39, align 2, !dbg !514
	%42 = sext i32 %0 to i64, !dbg !511
	%43 = trunc i64 %p4 to i32, !dbg !511
	%44 = icmp uge i64 %p4, %42, !dbg !511
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !511, !prof !27

b2_ok2:
	%45 = bitcast i16* %38 to i8*, !dbg !511
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %41, i32 %43), !dbg !511
	%46 = add i64 %36, %35, !dbg !512
	br label %b1, !dbg !512

b3:
	ret void, !dbg !510

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !513
	ret void, !dbg !513

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !511
	ret void, !dbg !511
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !515 {
entry:
	br label %b0, !dbg !516

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !519
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !520, !range !11
	%2 = sext i32 %1 to i64, !dbg !520
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !520, !range !28
	%4 = sext i32 %3 to i64, !dbg !520
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !520, !range !28
	%6 = sext i32 %5 to i64, !dbg !520
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !520, !range !81
	%8 = sext i32 %7 to i64, !dbg !520
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !520, !range !82
	%10 = sext i32 %9 to i64, !dbg !520
	%11 = mul i64 %10, %6, !dbg !520
	%12 = add i64 %4, %11, !dbg !520
	%13 = mul i64 %8, %12, !dbg !520
	%14 = add i64 %2, %13, !dbg !520
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !520, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !520, !range !20
	%17 = mul i32 %15, %16, !dbg !520
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !520, !range !72
	%19 = mul i32 %17, %18, !dbg !520
	%20 = sext i32 %19 to i64, !dbg !520
	%21 = mul i64 %14, %20, !dbg !520
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !520, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !520, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !520, !range !19
	%25 = mul i32 %16, %24, !dbg !520
	%26 = add i32 %23, %25, !dbg !520
	%27 = mul i32 %15, %26, !dbg !520
	%28 = add i32 %22, %27, !dbg !520
	%29 = sext i32 %28 to i64, !dbg !520
	%30 = add i64 %21, %29, !dbg !520
	%31 = mul i64 %8, %10, !dbg !520
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !520, !range !82
	%33 = sext i32 %32 to i64, !dbg !520
	%34 = mul i64 %31, %33, !dbg !520
	%35 = mul i64 %34, %20, !dbg !520
	br label %b1, !dbg !520

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !520
	%37 = icmp slt i64 %36, %p1, !dbg !520
	br i1 %37, label %b2, label %b3, !dbg !520

b2:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !521
	%39 = sext i32 %0 to i64, !dbg !519
	%40 = trunc i64 %p4 to i32, !dbg !519
	%41 = icmp uge i64 %36, %p3, !dbg !521
	%42 = icmp uge i64 %p4, %39, !dbg !519
	%43 = or i1 %41, %42, !dbg !519
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !519, !prof !27

b2_ok1:
	%44 = bitcast i16* %38 to i8*, !dbg !519
	%45 = call zeroext i16 @gpuc_g_thread_16(i8* %44, i32 %40), !dbg !519
	%46 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !522
	store i16 %45, i16* %46, align 2, !dbg !522
	%47 = add i64 %36, %35, !dbg !520
	br label %b1, !dbg !520

b3:
	ret void, !dbg !518

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !521
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !521

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !521
	ret void, !dbg !521

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !519
	ret void, !dbg !519
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !523 {
entry:
	br label %b0, !dbg !524

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !527
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !528, !range !11
	%2 = sext i32 %1 to i64, !dbg !528
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !528, !range !28
	%4 = sext i32 %3 to i64, !dbg !528
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !528, !range !28
	%6 = sext i32 %5 to i64, !dbg !528
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !528, !range !81
	%8 = sext i32 %7 to i64, !dbg !528
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !528, !range !82
	%10 = sext i32 %9 to i64, !dbg !528
	%11 = mul i64 %10, %6, !dbg !528
	%12 = add i64 %4, %11, !dbg !528
	%13 = mul i64 %8, %12, !dbg !528
	%14 = add i64 %2, %13, !dbg !528
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !528, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !528, !range !20
	%17 = mul i32 %15, %16, !dbg !528
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !528, !range !72
	%19 = mul i32 %17, %18, !dbg !528
	%20 = sext i32 %19 to i64, !dbg !528
	%21 = mul i64 %14, %20, !dbg !528
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !528, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !528, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !528, !range !19
	%25 = mul i32 %16, %24, !dbg !528
	%26 = add i32 %23, %25, !dbg !528
	%27 = mul i32 %15, %26, !dbg !528
	%28 = add i32 %22, %27, !dbg !528
	%29 = sext i32 %28 to i64, !dbg !528
	%30 = add i64 %21, %29, !dbg !528
	%31 = mul i64 %8, %10, !dbg !528
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !528, !range !82
	%33 = sext i32 %32 to i64, !dbg !528
	%34 = mul i64 %31, %33, !dbg !528
	%35 = mul i64 %34, %20, !dbg !528
	br label %b1, !dbg !528

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !528
	%37 = icmp slt i64 %36, %p3, !dbg !528
	br i1 %37, label %b2, label %b3, !dbg !528

b2:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !529
	%39 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !530
	%40 = icmp uge i64 %36, %p1, !dbg !529
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !529, !prof !27

b2_ok1:
	%41 = load i16, i16* %39, align 2, !dbg !530
	%42 = sext i32 %0 to i64, !dbg !527
	%43 = trunc i64 %p4 to i32, !dbg !527
	%44 = icmp uge i64 %p4, %42, !dbg !527
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !527, !prof !27

b2_ok2:
	%45 = bitcast i16* %38 to i8*, !dbg !527
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %41, i32 %43), !dbg !527
	%46 = add i64 %36, %35, !dbg !528
	br label %b1, !dbg !528

b3:
	ret void, !dbg !526

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !529
	ret void, !dbg !529

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !527
	ret void, !dbg !527
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !531 {
entry:
	br label %b0, !dbg !532

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !535
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !536, !range !11
	%2 = sext i32 %1 to i64, !dbg !536
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !536, !range !28
	%4 = sext i32 %3 to i64, !dbg !536
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !536, !range !28
	%6 = sext i32 %5 to i64, !dbg !536
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !536, !range !81
	%8 = sext i32 %7 to i64, !dbg !536
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !536, !range !82
	%10 = sext i32 %9 to i64, !dbg !536
	%11 = mul i64 %10, %6, !dbg !536
	%12 = add i64 %4, %11, !dbg !536
	%13 = mul i64 %8, %12, !dbg !536
	%14 = add i64 %2, %13, !dbg !536
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !536, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !536, !range !20
	%17 = mul i32 %15, %16, !dbg !536
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !536, !range !72
	%19 = mul i32 %17, %18, !dbg !536
	%20 = sext i32 %19 to i64, !dbg !536
	%21 = mul i64 %14, %20, !dbg !536
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !536, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !536, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !536, !range !19
	%25 = mul i32 %16, %24, !dbg !536
	%26 = add i32 %23, %25, !dbg !536
	%27 = mul i32 %15, %26, !dbg !536
	%28 = add i32 %22, %27, !dbg !536
	%29 = sext i32 %28 to i64, !dbg !536
	%30 = add i64 %21, %29, !dbg !536
	%31 = mul i64 %8, %10, !dbg !536
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !536, !range !82
	%33 = sext i32 %32 to i64, !dbg !536
	%34 = mul i64 %31, %33, !dbg !536
	%35 = mul i64 %34, %20, !dbg !536
	br label %b1, !dbg !536

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !536
	%37 = icmp slt i64 %36, %p1, !dbg !536
	br i1 %37, label %b2, label %b3, !dbg !536

b2:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !537
	%39 = sext i32 %0 to i64, !dbg !535
	%40 = trunc i64 %p4 to i32, !dbg !535
	%41 = icmp uge i64 %36, %p3, !dbg !537
	%42 = icmp uge i64 %p4, %39, !dbg !535
	%43 = or i1 %41, %42, !dbg !535
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !535, !prof !27

b2_ok1:
	%44 = bitcast i16* %38 to i8*, !dbg !535
	%45 = call zeroext i16 @gpuc_g_thread_16(i8* %44, i32 %40), !dbg !535
	%46 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !538
	store i16 %45, i16* %46, align 2, !dbg !538
	%47 = add i64 %36, %35, !dbg !536
	br label %b1, !dbg !536

b3:
	ret void, !dbg !534

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !537
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !537

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !537
	ret void, !dbg !537

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !535
	ret void, !dbg !535
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !539 {
entry:
	br label %b0, !dbg !540

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !543
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !544, !range !11
	%2 = sext i32 %1 to i64, !dbg !544
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !544, !range !28
	%4 = sext i32 %3 to i64, !dbg !544
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !544, !range !28
	%6 = sext i32 %5 to i64, !dbg !544
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !544, !range !81
	%8 = sext i32 %7 to i64, !dbg !544
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !544, !range !82
	%10 = sext i32 %9 to i64, !dbg !544
	%11 = mul i64 %10, %6, !dbg !544
	%12 = add i64 %4, %11, !dbg !544
	%13 = mul i64 %8, %12, !dbg !544
	%14 = add i64 %2, %13, !dbg !544
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !544, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !544, !range !20
	%17 = mul i32 %15, %16, !dbg !544
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !544, !range !72
	%19 = mul i32 %17, %18, !dbg !544
	%20 = sext i32 %19 to i64, !dbg !544
	%21 = mul i64 %14, %20, !dbg !544
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !544, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !544, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !544, !range !19
	%25 = mul i32 %16, %24, !dbg !544
	%26 = add i32 %23, %25, !dbg !544
	%27 = mul i32 %15, %26, !dbg !544
	%28 = add i32 %22, %27, !dbg !544
	%29 = sext i32 %28 to i64, !dbg !544
	%30 = add i64 %21, %29, !dbg !544
	%31 = mul i64 %8, %10, !dbg !544
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !544, !range !82
	%33 = sext i32 %32 to i64, !dbg !544
	%34 = mul i64 %31, %33, !dbg !544
	%35 = mul i64 %34, %20, !dbg !544
	br label %b1, !dbg !544

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2_ok2 ], !dbg !544
	%37 = icmp slt i64 %36, %p3, !dbg !544
	br i1 %37, label %b2, label %b3, !dbg !544

b2:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !545
	%39 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !546
	%40 = icmp uge i64 %36, %p1, !dbg !545
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !545, !prof !27

b2_ok1:
	%41 = load i8, i8* %39, align 1, !dbg !546
	%42 = sext i32 %0 to i64, !dbg !543
	%43 = trunc i64 %p4 to i32, !dbg !543
	%44 = icmp uge i64 %p4, %42, !dbg !543
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !543, !prof !27

b2_ok2:
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %41, i32 %43), !dbg !543
	%45 = add i64 %36, %35, !dbg !544
	br label %b1, !dbg !544

b3:
	ret void, !dbg !542

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !545
	ret void, !dbg !545

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !543
	ret void, !dbg !543
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !547 {
entry:
	br label %b0, !dbg !548

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !551
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !552, !range !11
	%2 = sext i32 %1 to i64, !dbg !552
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !552, !range !28
	%4 = sext i32 %3 to i64, !dbg !552
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !552, !range !28
	%6 = sext i32 %5 to i64, !dbg !552
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !552, !range !81
	%8 = sext i32 %7 to i64, !dbg !552
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !552, !range !82
	%10 = sext i32 %9 to i64, !dbg !552
	%11 = mul i64 %10, %6, !dbg !552
	%12 = add i64 %4, %11, !dbg !552
	%13 = mul i64 %8, %12, !dbg !552
	%14 = add i64 %2, %13, !dbg !552
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !552, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !552, !range !20
	%17 = mul i32 %15, %16, !dbg !552
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !552, !range !72
	%19 = mul i32 %17, %18, !dbg !552
	%20 = sext i32 %19 to i64, !dbg !552
	%21 = mul i64 %14, %20, !dbg !552
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !552, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !552, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !552, !range !19
	%25 = mul i32 %16, %24, !dbg !552
	%26 = add i32 %23, %25, !dbg !552
	%27 = mul i32 %15, %26, !dbg !552
	%28 = add i32 %22, %27, !dbg !552
	%29 = sext i32 %28 to i64, !dbg !552
	%30 = add i64 %21, %29, !dbg !552
	%31 = mul i64 %8, %10, !dbg !552
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !552, !range !82
	%33 = sext i32 %32 to i64, !dbg !552
	%34 = mul i64 %31, %33, !dbg !552
	%35 = mul i64 %34, %20, !dbg !552
	br label %b1, !dbg !552

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok1 ], !dbg !552
	%37 = icmp slt i64 %36, %p1, !dbg !552
	br i1 %37, label %b2, label %b3, !dbg !552

b2:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !553
	%39 = sext i32 %0 to i64, !dbg !551
	%40 = trunc i64 %p4 to i32, !dbg !551
	%41 = icmp uge i64 %36, %p3, !dbg !553
	%42 = icmp uge i64 %p4, %39, !dbg !551
	%43 = or i1 %41, %42, !dbg !551
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !551, !prof !27

b2_ok1:
	%44 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %40), !dbg !551
	%45 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !554
	store i8 %44, i8* %45, align 1, !dbg !554
	%46 = add i64 %36, %35, !dbg !552
	br label %b1, !dbg !552

b3:
	ret void, !dbg !550

b2_fail1:
	%47 = icmp uge i64 %36, %p3, !dbg !553
	br i1 %47, label %b2_fail2, label %b2_ok2, !dbg !553

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !553
	ret void, !dbg !553

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !551
	ret void, !dbg !551
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !555 {
entry:
	br label %b0, !dbg !556

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !559
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !560, !range !11
	%2 = sext i32 %1 to i64, !dbg !560
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !560, !range !28
	%4 = sext i32 %3 to i64, !dbg !560
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !560, !range !28
	%6 = sext i32 %5 to i64, !dbg !560
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !560, !range !81
	%8 = sext i32 %7 to i64, !dbg !560
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !560, !range !82
	%10 = sext i32 %9 to i64, !dbg !560
	%11 = mul i64 %10, %6, !dbg !560
	%12 = add i64 %4, %11, !dbg !560
	%13 = mul i64 %8, %12, !dbg !560
	%14 = add i64 %2, %13, !dbg !560
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !560, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !560, !range !20
	%17 = mul i32 %15, %16, !dbg !560
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !560, !range !72
	%19 = mul i32 %17, %18, !dbg !560
	%20 = sext i32 %19 to i64, !dbg !560
	%21 = mul i64 %14, %20, !dbg !560
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !560, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !560, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !560, !range !19
	%25 = mul i32 %16, %24, !dbg !560
	%26 = add i32 %23, %25, !dbg !560
	%27 = mul i32 %15, %26, !dbg !560
	%28 = add i32 %22, %27, !dbg !560
	%29 = sext i32 %28 to i64, !dbg !560
	%30 = add i64 %21, %29, !dbg !560
	%31 = mul i64 %8, %10, !dbg !560
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !560, !range !82
	%33 = sext i32 %32 to i64, !dbg !560
	%34 = mul i64 %31, %33, !dbg !560
	%35 = mul i64 %34, %20, !dbg !560
	br label %b1, !dbg !560

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2_ok2 ], !dbg !560
	%37 = icmp slt i64 %36, %p3, !dbg !560
	br i1 %37, label %b2, label %b3, !dbg !560

b2:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !561
	%39 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !562
	%40 = icmp uge i64 %36, %p1, !dbg !561
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !561, !prof !27

b2_ok1:
	%41 = load i8, i8* %39, align 1, !dbg !562
	%42 = sext i32 %0 to i64, !dbg !559
	%43 = trunc i64 %p4 to i32, !dbg !559
	%44 = icmp uge i64 %p4, %42, !dbg !559
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !559, !prof !27

b2_ok2:
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %41, i32 %43), !dbg !559
	%45 = add i64 %36, %35, !dbg !560
	br label %b1, !dbg !560

b3:
	ret void, !dbg !558

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !561
	ret void, !dbg !561

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !559
	ret void, !dbg !559
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !563 {
entry:
	br label %b0, !dbg !564

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !567
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !568, !range !11
	%2 = sext i32 %1 to i64, !dbg !568
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !568, !range !28
	%4 = sext i32 %3 to i64, !dbg !568
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !568, !range !28
	%6 = sext i32 %5 to i64, !dbg !568
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !568, !range !81
	%8 = sext i32 %7 to i64, !dbg !568
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !568, !range !82
	%10 = sext i32 %9 to i64, !dbg !568
	%11 = mul i64 %10, %6, !dbg !568
	%12 = add i64 %4, %11, !dbg !568
	%13 = mul i64 %8, %12, !dbg !568
	%14 = add i64 %2, %13, !dbg !568
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !568, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !568, !range !20
	%17 = mul i32 %15, %16, !dbg !568
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !568, !range !72
	%19 = mul i32 %17, %18, !dbg !568
	%20 = sext i32 %19 to i64, !dbg !568
	%21 = mul i64 %14, %20, !dbg !568
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !568, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !568, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !568, !range !19
	%25 = mul i32 %16, %24, !dbg !568
	%26 = add i32 %23, %25, !dbg !568
	%27 = mul i32 %15, %26, !dbg !568
	%28 = add i32 %22, %27, !dbg !568
	%29 = sext i32 %28 to i64, !dbg !568
	%30 = add i64 %21, %29, !dbg !568
	%31 = mul i64 %8, %10, !dbg !568
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !568, !range !82
	%33 = sext i32 %32 to i64, !dbg !568
	%34 = mul i64 %31, %33, !dbg !568
	%35 = mul i64 %34, %20, !dbg !568
	br label %b1, !dbg !568

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok1 ], !dbg !568
	%37 = icmp slt i64 %36, %p1, !dbg !568
	br i1 %37, label %b2, label %b3, !dbg !568

b2:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !569
	%39 = sext i32 %0 to i64, !dbg !567
	%40 = trunc i64 %p4 to i32, !dbg !567
	%41 = icmp uge i64 %36, %p3, !dbg !569
	%42 = icmp uge i64 %p4, %39, !dbg !567
	%43 = or i1 %41, %42, !dbg !567
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !567, !prof !27

b2_ok1:
	%44 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %40), !dbg !567
	%45 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !570
	store i8 %44, i8* %45, align 1, !dbg !570
	%46 = add i64 %36, %35, !dbg !568
	br label %b1, !dbg !568

b3:
	ret void, !dbg !566

b2_fail1:
	%47 = icmp uge i64 %36, %p3, !dbg !569
	br i1 %47, label %b2_fail2, label %b2_ok2, !dbg !569

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !569
	ret void, !dbg !569

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !567
	ret void, !dbg !567
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

declare void @gpuc_p_thread_8(i8* %a0, i8 zeroext %a1, i32 %a2) nounwind

declare zeroext i8 @gpuc_g_thread_8(i8* %a0, i32 %a1) nounwind

declare void @gpuc_p_thread_16(i8* %a0, i16 zeroext %a1, i32 %a2) nounwind

declare zeroext i16 @gpuc_g_thread_16(i8* %a0, i32 %a1) nounwind

declare void @gpuc_p_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare i64 @gpuc_g_thread_64(i8* %a0, i32 %a1) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!571, !572, !573, !574, !575, !576, !577, !578, !579, !580, !581, !582, !583, !584, !585, !586, !587, !588, !589, !590, !591, !592, !593, !594, !595, !596, !597, !598, !599, !600, !601, !602, !603, !604, !605, !606, !607, !608, !609, !610, !611, !612, !613, !614, !615, !616}
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
!104 = distinct !DISubprogram(name: "ReuseSource", scope: !103, file: !103, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!105 = !DILocation(line: 28, column: 6, scope: !104)
!106 = !DILocation(line: 29, column: 11, scope: !104)
!107 = !DILocation(line: 30, column: 16, scope: !104)
!108 = !DILocation(line: 32, column: 33, scope: !104)
!109 = !DILocation(line: 33, column: 8, scope: !104)
!110 = distinct !DISubprogram(name: "GetThenUse", scope: !103, file: !103, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!111 = !DILocation(line: 41, column: 6, scope: !110)
!112 = !DILocation(line: 45, column: 11, scope: !110)
!113 = !DILocation(line: 42, column: 18, scope: !110)
!114 = !DILocation(line: 42, column: 21, scope: !110)
!115 = !DILocation(line: 43, column: 3, scope: !110)
!116 = !DILocation(line: 46, column: 20, scope: !110)
!117 = !DILocation(line: 48, column: 8, scope: !110)
!118 = !DILocation(line: 48, column: 3, scope: !110)
!119 = distinct !DISubprogram(name: "PutParts", scope: !103, file: !103, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!120 = !DILocation(line: 55, column: 6, scope: !119)
!121 = !DILocation(line: 59, column: 15, scope: !119)
!122 = !DILocation(line: 56, column: 44, scope: !119)
!123 = !DILocation(line: 56, column: 51, scope: !119)
!124 = !DILocation(line: 56, column: 56, scope: !119)
!125 = !DILocation(line: 56, column: 32, scope: !119)
!126 = !DILocation(line: 57, column: 11, scope: !119)
!127 = !DILocation(line: 58, column: 15, scope: !119)
!128 = !DILocation(line: 58, column: 12, scope: !119)
!129 = !DILocation(line: 59, column: 28, scope: !119)
!130 = !DILocation(line: 59, column: 47, scope: !119)
!131 = !DILocation(line: 61, column: 13, scope: !119)
!132 = distinct !DISubprogram(name: "StoreMeters", scope: !103, file: !103, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!133 = !DILocation(line: 70, column: 6, scope: !132)
!134 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!135 = !DILocation(line: 70, column: 76, scope: !132)
!136 = !DILocation(line: 12, column: 10, scope: !134, inlinedAt: !135)
!137 = !DILocation(line: 11, column: 32, scope: !134, inlinedAt: !135)
!138 = !DILocation(line: 12, column: 20, scope: !134, inlinedAt: !135)
!139 = !DILocation(line: 12, column: 30, scope: !134, inlinedAt: !135)
!140 = distinct !DISubprogram(name: "LoadMeters", scope: !103, file: !103, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!141 = !DILocation(line: 75, column: 6, scope: !140)
!142 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!143 = !DILocation(line: 75, column: 74, scope: !140)
!144 = !DILocation(line: 20, column: 21, scope: !142, inlinedAt: !143)
!145 = !DILocation(line: 19, column: 32, scope: !142, inlinedAt: !143)
!146 = !DILocation(line: 20, column: 31, scope: !142, inlinedAt: !143)
!147 = !DILocation(line: 20, column: 8, scope: !142, inlinedAt: !143)
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
!315 = distinct !DISubprogram(name: "StoreInt8", scope: !314, file: !314, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!316 = !DILocation(line: 13, column: 6, scope: !315)
!317 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!318 = !DILocation(line: 13, column: 72, scope: !315)
!319 = !DILocation(line: 12, column: 10, scope: !317, inlinedAt: !318)
!320 = !DILocation(line: 11, column: 32, scope: !317, inlinedAt: !318)
!321 = !DILocation(line: 12, column: 20, scope: !317, inlinedAt: !318)
!322 = !DILocation(line: 12, column: 30, scope: !317, inlinedAt: !318)
!323 = distinct !DISubprogram(name: "LoadInt8", scope: !314, file: !314, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!324 = !DILocation(line: 18, column: 6, scope: !323)
!325 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!326 = !DILocation(line: 18, column: 70, scope: !323)
!327 = !DILocation(line: 20, column: 21, scope: !325, inlinedAt: !326)
!328 = !DILocation(line: 19, column: 32, scope: !325, inlinedAt: !326)
!329 = !DILocation(line: 20, column: 31, scope: !325, inlinedAt: !326)
!330 = !DILocation(line: 20, column: 8, scope: !325, inlinedAt: !326)
!331 = distinct !DISubprogram(name: "StoreInt16", scope: !314, file: !314, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!332 = !DILocation(line: 23, column: 6, scope: !331)
!333 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!334 = !DILocation(line: 23, column: 74, scope: !331)
!335 = !DILocation(line: 12, column: 10, scope: !333, inlinedAt: !334)
!336 = !DILocation(line: 11, column: 32, scope: !333, inlinedAt: !334)
!337 = !DILocation(line: 12, column: 20, scope: !333, inlinedAt: !334)
!338 = !DILocation(line: 12, column: 30, scope: !333, inlinedAt: !334)
!339 = distinct !DISubprogram(name: "LoadInt16", scope: !314, file: !314, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!340 = !DILocation(line: 28, column: 6, scope: !339)
!341 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!342 = !DILocation(line: 28, column: 72, scope: !339)
!343 = !DILocation(line: 20, column: 21, scope: !341, inlinedAt: !342)
!344 = !DILocation(line: 19, column: 32, scope: !341, inlinedAt: !342)
!345 = !DILocation(line: 20, column: 31, scope: !341, inlinedAt: !342)
!346 = !DILocation(line: 20, column: 8, scope: !341, inlinedAt: !342)
!347 = distinct !DISubprogram(name: "StoreInt32", scope: !314, file: !314, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!348 = !DILocation(line: 33, column: 6, scope: !347)
!349 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!350 = !DILocation(line: 33, column: 74, scope: !347)
!351 = !DILocation(line: 12, column: 10, scope: !349, inlinedAt: !350)
!352 = !DILocation(line: 11, column: 32, scope: !349, inlinedAt: !350)
!353 = !DILocation(line: 12, column: 20, scope: !349, inlinedAt: !350)
!354 = !DILocation(line: 12, column: 30, scope: !349, inlinedAt: !350)
!355 = distinct !DISubprogram(name: "LoadInt32", scope: !314, file: !314, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!356 = !DILocation(line: 38, column: 6, scope: !355)
!357 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!358 = !DILocation(line: 38, column: 72, scope: !355)
!359 = !DILocation(line: 20, column: 21, scope: !357, inlinedAt: !358)
!360 = !DILocation(line: 19, column: 32, scope: !357, inlinedAt: !358)
!361 = !DILocation(line: 20, column: 31, scope: !357, inlinedAt: !358)
!362 = !DILocation(line: 20, column: 8, scope: !357, inlinedAt: !358)
!363 = distinct !DISubprogram(name: "StoreInt64", scope: !314, file: !314, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!364 = !DILocation(line: 43, column: 6, scope: !363)
!365 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!366 = !DILocation(line: 43, column: 74, scope: !363)
!367 = !DILocation(line: 12, column: 10, scope: !365, inlinedAt: !366)
!368 = !DILocation(line: 11, column: 32, scope: !365, inlinedAt: !366)
!369 = !DILocation(line: 12, column: 20, scope: !365, inlinedAt: !366)
!370 = !DILocation(line: 12, column: 30, scope: !365, inlinedAt: !366)
!371 = distinct !DISubprogram(name: "LoadInt64", scope: !314, file: !314, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!372 = !DILocation(line: 48, column: 6, scope: !371)
!373 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!374 = !DILocation(line: 48, column: 72, scope: !371)
!375 = !DILocation(line: 20, column: 21, scope: !373, inlinedAt: !374)
!376 = !DILocation(line: 19, column: 32, scope: !373, inlinedAt: !374)
!377 = !DILocation(line: 20, column: 31, scope: !373, inlinedAt: !374)
!378 = !DILocation(line: 20, column: 8, scope: !373, inlinedAt: !374)
!379 = distinct !DISubprogram(name: "StoreInt", scope: !314, file: !314, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!380 = !DILocation(line: 53, column: 6, scope: !379)
!381 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!382 = !DILocation(line: 53, column: 70, scope: !379)
!383 = !DILocation(line: 12, column: 10, scope: !381, inlinedAt: !382)
!384 = !DILocation(line: 11, column: 32, scope: !381, inlinedAt: !382)
!385 = !DILocation(line: 12, column: 20, scope: !381, inlinedAt: !382)
!386 = !DILocation(line: 12, column: 30, scope: !381, inlinedAt: !382)
!387 = distinct !DISubprogram(name: "LoadInt", scope: !314, file: !314, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!388 = !DILocation(line: 58, column: 6, scope: !387)
!389 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!390 = !DILocation(line: 58, column: 68, scope: !387)
!391 = !DILocation(line: 20, column: 21, scope: !389, inlinedAt: !390)
!392 = !DILocation(line: 19, column: 32, scope: !389, inlinedAt: !390)
!393 = !DILocation(line: 20, column: 31, scope: !389, inlinedAt: !390)
!394 = !DILocation(line: 20, column: 8, scope: !389, inlinedAt: !390)
!395 = distinct !DISubprogram(name: "StoreUint8", scope: !314, file: !314, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!396 = !DILocation(line: 63, column: 6, scope: !395)
!397 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!398 = !DILocation(line: 63, column: 74, scope: !395)
!399 = !DILocation(line: 12, column: 10, scope: !397, inlinedAt: !398)
!400 = !DILocation(line: 11, column: 32, scope: !397, inlinedAt: !398)
!401 = !DILocation(line: 12, column: 20, scope: !397, inlinedAt: !398)
!402 = !DILocation(line: 12, column: 30, scope: !397, inlinedAt: !398)
!403 = distinct !DISubprogram(name: "LoadUint8", scope: !314, file: !314, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!404 = !DILocation(line: 68, column: 6, scope: !403)
!405 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!406 = !DILocation(line: 68, column: 72, scope: !403)
!407 = !DILocation(line: 20, column: 21, scope: !405, inlinedAt: !406)
!408 = !DILocation(line: 19, column: 32, scope: !405, inlinedAt: !406)
!409 = !DILocation(line: 20, column: 31, scope: !405, inlinedAt: !406)
!410 = !DILocation(line: 20, column: 8, scope: !405, inlinedAt: !406)
!411 = distinct !DISubprogram(name: "StoreUint16", scope: !314, file: !314, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!412 = !DILocation(line: 73, column: 6, scope: !411)
!413 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!414 = !DILocation(line: 73, column: 76, scope: !411)
!415 = !DILocation(line: 12, column: 10, scope: !413, inlinedAt: !414)
!416 = !DILocation(line: 11, column: 32, scope: !413, inlinedAt: !414)
!417 = !DILocation(line: 12, column: 20, scope: !413, inlinedAt: !414)
!418 = !DILocation(line: 12, column: 30, scope: !413, inlinedAt: !414)
!419 = distinct !DISubprogram(name: "LoadUint16", scope: !314, file: !314, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!420 = !DILocation(line: 78, column: 6, scope: !419)
!421 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!422 = !DILocation(line: 78, column: 74, scope: !419)
!423 = !DILocation(line: 20, column: 21, scope: !421, inlinedAt: !422)
!424 = !DILocation(line: 19, column: 32, scope: !421, inlinedAt: !422)
!425 = !DILocation(line: 20, column: 31, scope: !421, inlinedAt: !422)
!426 = !DILocation(line: 20, column: 8, scope: !421, inlinedAt: !422)
!427 = distinct !DISubprogram(name: "StoreUint32", scope: !314, file: !314, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!428 = !DILocation(line: 83, column: 6, scope: !427)
!429 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!430 = !DILocation(line: 83, column: 76, scope: !427)
!431 = !DILocation(line: 12, column: 10, scope: !429, inlinedAt: !430)
!432 = !DILocation(line: 11, column: 32, scope: !429, inlinedAt: !430)
!433 = !DILocation(line: 12, column: 20, scope: !429, inlinedAt: !430)
!434 = !DILocation(line: 12, column: 30, scope: !429, inlinedAt: !430)
!435 = distinct !DISubprogram(name: "LoadUint32", scope: !314, file: !314, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!436 = !DILocation(line: 88, column: 6, scope: !435)
!437 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!438 = !DILocation(line: 88, column: 74, scope: !435)
!439 = !DILocation(line: 20, column: 21, scope: !437, inlinedAt: !438)
!440 = !DILocation(line: 19, column: 32, scope: !437, inlinedAt: !438)
!441 = !DILocation(line: 20, column: 31, scope: !437, inlinedAt: !438)
!442 = !DILocation(line: 20, column: 8, scope: !437, inlinedAt: !438)
!443 = distinct !DISubprogram(name: "StoreUint64", scope: !314, file: !314, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!444 = !DILocation(line: 93, column: 6, scope: !443)
!445 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!446 = !DILocation(line: 93, column: 76, scope: !443)
!447 = !DILocation(line: 12, column: 10, scope: !445, inlinedAt: !446)
!448 = !DILocation(line: 11, column: 32, scope: !445, inlinedAt: !446)
!449 = !DILocation(line: 12, column: 20, scope: !445, inlinedAt: !446)
!450 = !DILocation(line: 12, column: 30, scope: !445, inlinedAt: !446)
!451 = distinct !DISubprogram(name: "LoadUint64", scope: !314, file: !314, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!452 = !DILocation(line: 98, column: 6, scope: !451)
!453 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!454 = !DILocation(line: 98, column: 74, scope: !451)
!455 = !DILocation(line: 20, column: 21, scope: !453, inlinedAt: !454)
!456 = !DILocation(line: 19, column: 32, scope: !453, inlinedAt: !454)
!457 = !DILocation(line: 20, column: 31, scope: !453, inlinedAt: !454)
!458 = !DILocation(line: 20, column: 8, scope: !453, inlinedAt: !454)
!459 = distinct !DISubprogram(name: "StoreUint", scope: !314, file: !314, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!460 = !DILocation(line: 103, column: 6, scope: !459)
!461 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!462 = !DILocation(line: 103, column: 72, scope: !459)
!463 = !DILocation(line: 12, column: 10, scope: !461, inlinedAt: !462)
!464 = !DILocation(line: 11, column: 32, scope: !461, inlinedAt: !462)
!465 = !DILocation(line: 12, column: 20, scope: !461, inlinedAt: !462)
!466 = !DILocation(line: 12, column: 30, scope: !461, inlinedAt: !462)
!467 = distinct !DISubprogram(name: "LoadUint", scope: !314, file: !314, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!468 = !DILocation(line: 108, column: 6, scope: !467)
!469 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!470 = !DILocation(line: 108, column: 70, scope: !467)
!471 = !DILocation(line: 20, column: 21, scope: !469, inlinedAt: !470)
!472 = !DILocation(line: 19, column: 32, scope: !469, inlinedAt: !470)
!473 = !DILocation(line: 20, column: 31, scope: !469, inlinedAt: !470)
!474 = !DILocation(line: 20, column: 8, scope: !469, inlinedAt: !470)
!475 = distinct !DISubprogram(name: "StoreFloat32", scope: !314, file: !314, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!476 = !DILocation(line: 113, column: 6, scope: !475)
!477 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!478 = !DILocation(line: 113, column: 78, scope: !475)
!479 = !DILocation(line: 12, column: 10, scope: !477, inlinedAt: !478)
!480 = !DILocation(line: 11, column: 32, scope: !477, inlinedAt: !478)
!481 = !DILocation(line: 12, column: 20, scope: !477, inlinedAt: !478)
!482 = !DILocation(line: 12, column: 30, scope: !477, inlinedAt: !478)
!483 = distinct !DISubprogram(name: "LoadFloat32", scope: !314, file: !314, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!484 = !DILocation(line: 118, column: 6, scope: !483)
!485 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!486 = !DILocation(line: 118, column: 76, scope: !483)
!487 = !DILocation(line: 20, column: 21, scope: !485, inlinedAt: !486)
!488 = !DILocation(line: 19, column: 32, scope: !485, inlinedAt: !486)
!489 = !DILocation(line: 20, column: 31, scope: !485, inlinedAt: !486)
!490 = !DILocation(line: 20, column: 8, scope: !485, inlinedAt: !486)
!491 = distinct !DISubprogram(name: "StoreFloat64", scope: !314, file: !314, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!492 = !DILocation(line: 123, column: 6, scope: !491)
!493 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!494 = !DILocation(line: 123, column: 78, scope: !491)
!495 = !DILocation(line: 12, column: 10, scope: !493, inlinedAt: !494)
!496 = !DILocation(line: 11, column: 32, scope: !493, inlinedAt: !494)
!497 = !DILocation(line: 12, column: 20, scope: !493, inlinedAt: !494)
!498 = !DILocation(line: 12, column: 30, scope: !493, inlinedAt: !494)
!499 = distinct !DISubprogram(name: "LoadFloat64", scope: !314, file: !314, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!500 = !DILocation(line: 128, column: 6, scope: !499)
!501 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!502 = !DILocation(line: 128, column: 76, scope: !499)
!503 = !DILocation(line: 20, column: 21, scope: !501, inlinedAt: !502)
!504 = !DILocation(line: 19, column: 32, scope: !501, inlinedAt: !502)
!505 = !DILocation(line: 20, column: 31, scope: !501, inlinedAt: !502)
!506 = !DILocation(line: 20, column: 8, scope: !501, inlinedAt: !502)
!507 = distinct !DISubprogram(name: "StoreFloat16", scope: !314, file: !314, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!508 = !DILocation(line: 133, column: 6, scope: !507)
!509 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!510 = !DILocation(line: 133, column: 82, scope: !507)
!511 = !DILocation(line: 12, column: 10, scope: !509, inlinedAt: !510)
!512 = !DILocation(line: 11, column: 32, scope: !509, inlinedAt: !510)
!513 = !DILocation(line: 12, column: 20, scope: !509, inlinedAt: !510)
!514 = !DILocation(line: 12, column: 30, scope: !509, inlinedAt: !510)
!515 = distinct !DISubprogram(name: "LoadFloat16", scope: !314, file: !314, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!516 = !DILocation(line: 138, column: 6, scope: !515)
!517 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!518 = !DILocation(line: 138, column: 80, scope: !515)
!519 = !DILocation(line: 20, column: 21, scope: !517, inlinedAt: !518)
!520 = !DILocation(line: 19, column: 32, scope: !517, inlinedAt: !518)
!521 = !DILocation(line: 20, column: 31, scope: !517, inlinedAt: !518)
!522 = !DILocation(line: 20, column: 8, scope: !517, inlinedAt: !518)
!523 = distinct !DISubprogram(name: "StoreBFloat16", scope: !314, file: !314, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!524 = !DILocation(line: 143, column: 6, scope: !523)
!525 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!526 = !DILocation(line: 143, column: 84, scope: !523)
!527 = !DILocation(line: 12, column: 10, scope: !525, inlinedAt: !526)
!528 = !DILocation(line: 11, column: 32, scope: !525, inlinedAt: !526)
!529 = !DILocation(line: 12, column: 20, scope: !525, inlinedAt: !526)
!530 = !DILocation(line: 12, column: 30, scope: !525, inlinedAt: !526)
!531 = distinct !DISubprogram(name: "LoadBFloat16", scope: !314, file: !314, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!532 = !DILocation(line: 148, column: 6, scope: !531)
!533 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!534 = !DILocation(line: 148, column: 82, scope: !531)
!535 = !DILocation(line: 20, column: 21, scope: !533, inlinedAt: !534)
!536 = !DILocation(line: 19, column: 32, scope: !533, inlinedAt: !534)
!537 = !DILocation(line: 20, column: 31, scope: !533, inlinedAt: !534)
!538 = !DILocation(line: 20, column: 8, scope: !533, inlinedAt: !534)
!539 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !314, file: !314, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!540 = !DILocation(line: 153, column: 6, scope: !539)
!541 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!542 = !DILocation(line: 154, column: 7, scope: !539)
!543 = !DILocation(line: 12, column: 10, scope: !541, inlinedAt: !542)
!544 = !DILocation(line: 11, column: 32, scope: !541, inlinedAt: !542)
!545 = !DILocation(line: 12, column: 20, scope: !541, inlinedAt: !542)
!546 = !DILocation(line: 12, column: 30, scope: !541, inlinedAt: !542)
!547 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !314, file: !314, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!548 = !DILocation(line: 160, column: 6, scope: !547)
!549 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!550 = !DILocation(line: 160, column: 86, scope: !547)
!551 = !DILocation(line: 20, column: 21, scope: !549, inlinedAt: !550)
!552 = !DILocation(line: 19, column: 32, scope: !549, inlinedAt: !550)
!553 = !DILocation(line: 20, column: 31, scope: !549, inlinedAt: !550)
!554 = !DILocation(line: 20, column: 8, scope: !549, inlinedAt: !550)
!555 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !314, file: !314, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!556 = !DILocation(line: 165, column: 6, scope: !555)
!557 = distinct !DISubprogram(name: "store", scope: !103, file: !103, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!558 = !DILocation(line: 166, column: 7, scope: !555)
!559 = !DILocation(line: 12, column: 10, scope: !557, inlinedAt: !558)
!560 = !DILocation(line: 11, column: 32, scope: !557, inlinedAt: !558)
!561 = !DILocation(line: 12, column: 20, scope: !557, inlinedAt: !558)
!562 = !DILocation(line: 12, column: 30, scope: !557, inlinedAt: !558)
!563 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !314, file: !314, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!564 = !DILocation(line: 172, column: 6, scope: !563)
!565 = distinct !DISubprogram(name: "load", scope: !103, file: !103, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!566 = !DILocation(line: 172, column: 86, scope: !563)
!567 = !DILocation(line: 20, column: 21, scope: !565, inlinedAt: !566)
!568 = !DILocation(line: 19, column: 32, scope: !565, inlinedAt: !566)
!569 = !DILocation(line: 20, column: 31, scope: !565, inlinedAt: !566)
!570 = !DILocation(line: 20, column: 8, scope: !565, inlinedAt: !566)
!571 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!572 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!573 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!574 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!575 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!576 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!577 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!578 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!579 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!580 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!581 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!582 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!583 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!584 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!585 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!586 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!587 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!588 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!589 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!590 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!591 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!592 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!593 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!594 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!595 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!596 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!597 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!598 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!599 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!600 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!601 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!602 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!603 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!604 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!605 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!606 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!607 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!608 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!609 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!610 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!611 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!612 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!613 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!614 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!615 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!616 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
