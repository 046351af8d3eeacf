target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [47 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32, i32, i64*, i64, i8*)* @Translate to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2 to i8*)], section "llvm.metadata"

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

define void @Translate(i32 %p0, i32 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !103 {
entry:
	br label %b0, !dbg !104

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !105, !range !11
	%1 = sext i32 %0 to i64, !dbg !105
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !105, !range !28
	%3 = sext i32 %2 to i64, !dbg !105
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !105, !range !28
	%5 = sext i32 %4 to i64, !dbg !105
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !105, !range !81
	%7 = sext i32 %6 to i64, !dbg !105
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !105, !range !82
	%9 = sext i32 %8 to i64, !dbg !105
	%10 = mul i64 %9, %5, !dbg !105
	%11 = add i64 %3, %10, !dbg !105
	%12 = mul i64 %7, %11, !dbg !105
	%13 = add i64 %1, %12, !dbg !105
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !105, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !105, !range !20
	%16 = mul i32 %14, %15, !dbg !105
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !105, !range !72
	%18 = mul i32 %16, %17, !dbg !105
	%19 = sext i32 %18 to i64, !dbg !105
	%20 = mul i64 %13, %19, !dbg !105
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !105, !range !18
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !105, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !105, !range !19
	%24 = mul i32 %15, %23, !dbg !105
	%25 = add i32 %22, %24, !dbg !105
	%26 = mul i32 %14, %25, !dbg !105
	%27 = add i32 %21, %26, !dbg !105
	%28 = sext i32 %27 to i64, !dbg !105
	%29 = add i64 %20, %28, !dbg !105
	%30 = mul i64 %7, %9, !dbg !105
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !105, !range !82
	%32 = sext i32 %31 to i64, !dbg !105
	%33 = mul i64 %30, %32, !dbg !105
	%34 = mul i64 %33, %19, !dbg !105
	br label %b1, !dbg !105

b1:
	%35 = phi i64 [ %29, %b0 ], [ %44, %b2 ], !dbg !105
	%36 = icmp slt i64 %35, %p3, !dbg !105
	br i1 %36, label %b2, label %b3, !dbg !105

b2:
	%37 = sub i64 %35, 1, !dbg !106
	%38 = icmp ule i64 %37, 2147483647, !dbg !107
	%39 = trunc i64 %37 to i32, !dbg !107
	%40 = select i1 %38, i32 %39, i32 -1, !dbg !107
	%41 = call i32 @gpuc_translate_pe_thread(i32 %p0, i32 %40, i32 %p1), !dbg !107
	%42 = sext i32 %41 to i64, !dbg !107
	%43 = getelementptr inbounds i64, i64* %p2, i64 %35, !dbg !108
	store i64 %42, i64* %43, align 8, !dbg !108
	%44 = add i64 %35, %34, !dbg !105
	br label %b1, !dbg !105

b3:
	ret void, !dbg !105
}

define void @ReuseSource(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !110 {
entry:
	br label %b0, !dbg !111

b0:
	%0 = icmp ne i64 %p1, %p3, !dbg !112
	br i1 %0, label %b0_fail1, label %b0_ok1, !dbg !112, !prof !27

b0_ok1:
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !112
	%2 = sext i32 %1 to i64, !dbg !112
	%3 = mul i64 %p3, 4, !dbg !112
	%4 = trunc i64 %p4 to i32, !dbg !112
	%5 = icmp uge i64 %p4, %2, !dbg !112
	br i1 %5, label %b0_fail2, label %b0_ok2, !dbg !112, !prof !27

b0_ok2:
	%6 = bitcast i32* %p0 to i8*, !dbg !112
	%7 = bitcast i32* %p2 to i8*, !dbg !112
	call void @gpuc_put_block(i8* %6, i8* %7, i64 %3, i32 %4), !dbg !112
	call void @llvm.nvvm.barrier0(), !dbg !113
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114, !range !18
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !114, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !114, !range !19
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114, !range !20
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !114, !range !20
	%13 = mul i32 %12, %10, !dbg !114
	%14 = add i32 %9, %13, !dbg !114
	%15 = mul i32 %11, %14, !dbg !114
	%16 = add i32 %8, %15, !dbg !114
	%17 = sext i32 %16 to i64, !dbg !114
	%18 = mul i32 %11, %12, !dbg !114
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !114, !range !72
	%20 = mul i32 %18, %19, !dbg !114
	%21 = sext i32 %20 to i64, !dbg !114
	br label %b1, !dbg !114

b1:
	%22 = phi i64 [ %17, %b0_ok2 ], [ %25, %b2 ], !dbg !114
	%23 = icmp slt i64 %22, %p3, !dbg !114
	br i1 %23, label %b2, label %b3, !dbg !114

b2:
	%24 = getelementptr inbounds i32, i32* %p2, i64 %22, !dbg !115
	store i32 -1, i32* %24, align 4, !dbg !115
	%25 = add i64 %22, %21, !dbg !114
	br label %b1, !dbg !114

b3:
	ret void, !dbg !114

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 %p3), !dbg !112
	ret void, !dbg !112

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %2), !dbg !112
	ret void, !dbg !112
}

define void @GetThenUse(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !116 {
entry:
	br label %b0, !dbg !117

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !118
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119, !range !11
	%2 = sext i32 %1 to i64, !dbg !119
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !119, !range !28
	%4 = sext i32 %3 to i64, !dbg !119
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !119, !range !28
	%6 = sext i32 %5 to i64, !dbg !119
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !119, !range !81
	%8 = sext i32 %7 to i64, !dbg !119
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !119, !range !82
	%10 = sext i32 %9 to i64, !dbg !119
	%11 = mul i64 %10, %6, !dbg !119
	%12 = add i64 %4, %11, !dbg !119
	%13 = mul i64 %8, %12, !dbg !119
	%14 = add i64 %2, %13, !dbg !119
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !119, !range !20
	%17 = mul i32 %15, %16, !dbg !119
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !119, !range !72
	%19 = mul i32 %17, %18, !dbg !119
	%20 = sext i32 %19 to i64, !dbg !119
	%21 = mul i64 %14, %20, !dbg !119
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !119, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !119, !range !19
	%25 = mul i32 %16, %24, !dbg !119
	%26 = add i32 %23, %25, !dbg !119
	%27 = mul i32 %15, %26, !dbg !119
	%28 = add i32 %22, %27, !dbg !119
	%29 = sext i32 %28 to i64, !dbg !119
	%30 = add i64 %21, %29, !dbg !119
	%31 = icmp ne i64 %30, 0, !dbg !120
	br i1 %31, label %b1, label %b2, !dbg !120

b1:
	ret void, !dbg !121

b2:
	%32 = sext i32 %0 to i64, !dbg !118
	%33 = mul i64 %p3, 4, !dbg !118
	%34 = trunc i64 %p4 to i32, !dbg !118
	%35 = icmp ne i64 %p1, %p3, !dbg !118
	%36 = icmp uge i64 %p4, %32, !dbg !118
	%37 = or i1 %35, %36, !dbg !118
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !118, !prof !27

b2_ok1:
	%38 = bitcast i32* %p0 to i8*, !dbg !118
	%39 = bitcast i32* %p2 to i8*, !dbg !118
	call void @gpuc_get_thread(i8* %38, i8* %39, i64 %33, i32 %34), !dbg !118
	br label %b3, !dbg !122

b3:
	%40 = phi i64 [ -1, %b2_ok1 ], [ %41, %b4 ], !dbg !122
	%41 = add i64 %40, 1, !dbg !122
	%42 = icmp slt i64 %41, %p1, !dbg !122
	br i1 %42, label %b4, label %b5, !dbg !122

b4:
	%43 = getelementptr inbounds i32, i32* %p0, i64 %41, !dbg !123
	%44 = load i32, i32* %43, align 4, !dbg !123
	%45 = add i32 %44, 1, !dbg !124
	store i32 %45, i32* %43, align 4, !dbg !123
	br label %b3, !dbg !123

b5:
	ret void, !dbg !123

b2_fail1:
	%46 = icmp ne i64 %p1, %p3, !dbg !118
	br i1 %46, label %b2_fail2, label %b2_ok2, !dbg !118

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p1, i64 %p3), !dbg !118
	ret void, !dbg !118

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p4, i64 %32), !dbg !118
	ret void, !dbg !118
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !125 {
entry:
	br label %b0, !dbg !126

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !127
	%1 = add i64 %p3, %p4, !dbg !128
	%2 = sub i64 %1, 1, !dbg !129
	%3 = icmp eq i64 %p4, 0, !dbg !130
	br i1 %3, label %b0_fail1, label %b0_ok1, !dbg !130, !prof !27

b0_ok1:
	%4 = icmp eq i64 %p4, -1, !dbg !130
	%5 = select i1 %4, i64 1, i64 %p4, !dbg !130
	%6 = sdiv i64 %2, %5, !dbg !130
	%7 = sub i64 0, %2, !dbg !130
	%8 = select i1 %4, i64 %7, i64 %6, !dbg !130
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !131, !range !11
	%10 = sext i32 %9 to i64, !dbg !131
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !131, !range !28
	%12 = sext i32 %11 to i64, !dbg !131
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !131, !range !28
	%14 = sext i32 %13 to i64, !dbg !131
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !131, !range !81
	%16 = sext i32 %15 to i64, !dbg !131
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !131, !range !82
	%18 = sext i32 %17 to i64, !dbg !131
	%19 = mul i64 %18, %14, !dbg !131
	%20 = add i64 %12, %19, !dbg !131
	%21 = mul i64 %16, %20, !dbg !131
	%22 = add i64 %10, %21, !dbg !131
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !131, !range !20
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !131, !range !20
	%25 = mul i32 %23, %24, !dbg !131
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !131, !range !72
	%27 = mul i32 %25, %26, !dbg !131
	%28 = sext i32 %27 to i64, !dbg !131
	%29 = mul i64 %22, %28, !dbg !131
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131, !range !18
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !131, !range !18
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !131, !range !19
	%33 = mul i32 %24, %32, !dbg !131
	%34 = add i32 %31, %33, !dbg !131
	%35 = mul i32 %23, %34, !dbg !131
	%36 = add i32 %30, %35, !dbg !131
	%37 = sext i32 %36 to i64, !dbg !131
	%38 = add i64 %29, %37, !dbg !131
	%39 = mul i64 %16, %18, !dbg !131
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !131, !range !82
	%41 = sext i32 %40 to i64, !dbg !131
	%42 = mul i64 %39, %41, !dbg !131
	%43 = mul i64 %42, %28, !dbg !131
	br label %b1, !dbg !131

b1:
	%44 = phi i64 [ %38, %b0_ok1 ], [ %63, %b2_ok1 ], !dbg !131
	%45 = icmp slt i64 %44, %8, !dbg !131
	br i1 %45, label %b2, label %b3, !dbg !131

b2:
	%46 = mul i64 %44, %p4, !dbg !132
	%47 = add i64 %46, %p4, !dbg !133
	%48 = icmp slt i64 %47, %p3, !dbg !134
	%49 = select i1 %48, i64 %47, i64 %p3, !dbg !134
	%50 = sub i64 %49, %46, !dbg !135
	%51 = getelementptr inbounds i32, i32* %p0, i64 %46, !dbg !135
	%52 = getelementptr inbounds i32, i32* %p2, i64 %46, !dbg !136
	%53 = sext i32 %0 to i64, !dbg !127
	%54 = mul i64 %50, 4, !dbg !127
	%55 = trunc i64 %p5 to i32, !dbg !127
	%56 = icmp ugt i64 %49, %p1, !dbg !135
	%57 = icmp ugt i64 %46, %49, !dbg !135
	%58 = icmp uge i64 %p5, %53, !dbg !127
	%59 = or i1 %56, %57, !dbg !127
	%60 = or i1 %59, %58, !dbg !127
	br i1 %60, label %b2_fail1, label %b2_ok1, !dbg !127, !prof !27

b2_ok1:
	%61 = bitcast i32* %51 to i8*, !dbg !127
	%62 = bitcast i32* %52 to i8*, !dbg !127
	call void @gpuc_put_nbi_thread(i8* %61, i8* %62, i64 %54, i32 %55), !dbg !127
	%63 = add i64 %44, %43, !dbg !131
	br label %b1, !dbg !131

b3:
	call void @gpuc_quiet_thread(), !dbg !137
	ret void, !dbg !137

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !130
	ret void, !dbg !130

b2_fail1:
	%64 = icmp ugt i64 %49, %p1, !dbg !135
	br i1 %64, label %b2_fail2, label %b2_ok2, !dbg !135

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %49, i64 %p1), !dbg !135
	ret void, !dbg !135

b2_ok2:
	%65 = icmp ugt i64 %46, %49, !dbg !135
	br i1 %65, label %b2_fail3, label %b2_ok3, !dbg !135

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %46, i64 %49), !dbg !135
	ret void, !dbg !135

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p5, i64 %53), !dbg !127
	ret void, !dbg !127
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !138 {
entry:
	br label %b0, !dbg !139

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !142
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !143, !range !11
	%2 = sext i32 %1 to i64, !dbg !143
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !143, !range !28
	%4 = sext i32 %3 to i64, !dbg !143
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !143, !range !28
	%6 = sext i32 %5 to i64, !dbg !143
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !143, !range !81
	%8 = sext i32 %7 to i64, !dbg !143
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !143, !range !82
	%10 = sext i32 %9 to i64, !dbg !143
	%11 = mul i64 %10, %6, !dbg !143
	%12 = add i64 %4, %11, !dbg !143
	%13 = mul i64 %8, %12, !dbg !143
	%14 = add i64 %2, %13, !dbg !143
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !143, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !143, !range !20
	%17 = mul i32 %15, %16, !dbg !143
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !143, !range !72
	%19 = mul i32 %17, %18, !dbg !143
	%20 = sext i32 %19 to i64, !dbg !143
	%21 = mul i64 %14, %20, !dbg !143
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !143, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !143, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !143, !range !19
	%25 = mul i32 %16, %24, !dbg !143
	%26 = add i32 %23, %25, !dbg !143
	%27 = mul i32 %15, %26, !dbg !143
	%28 = add i32 %22, %27, !dbg !143
	%29 = sext i32 %28 to i64, !dbg !143
	%30 = add i64 %21, %29, !dbg !143
	%31 = mul i64 %8, %10, !dbg !143
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !143, !range !82
	%33 = sext i32 %32 to i64, !dbg !143
	%34 = mul i64 %31, %33, !dbg !143
	%35 = mul i64 %34, %20, !dbg !143
	br label %b1, !dbg !143

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok2 ], !dbg !143
	%37 = icmp slt i64 %36, %p3, !dbg !143
	br i1 %37, label %b2, label %b3, !dbg !143

b2:
	%38 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !144
	%39 = getelementptr inbounds float, float* %p2, i64 %36, !dbg !145
	%40 = icmp uge i64 %36, %p1, !dbg !144
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !144, !prof !27

b2_ok1:
	%41 = load float, float* %39, align 4, !dbg !145
	%42 = sext i32 %0 to i64, !dbg !142
	%43 = bitcast float %41 to i32, !dbg !142
	%44 = trunc i64 %p4 to i32, !dbg !142
	%45 = icmp uge i64 %p4, %42, !dbg !142
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !142, !prof !27

b2_ok2:
	%46 = bitcast float* %38 to i8*, !dbg !142
	call void @gpuc_p_thread_32(i8* %46, i32 %43, i32 %44), !dbg !142
	%47 = add i64 %36, %35, !dbg !143
	br label %b1, !dbg !143

b3:
	ret void, !dbg !141

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !144
	ret void, !dbg !144

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !142
	ret void, !dbg !142
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !146 {
entry:
	br label %b0, !dbg !147

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !150
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !151, !range !11
	%2 = sext i32 %1 to i64, !dbg !151
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !151, !range !28
	%4 = sext i32 %3 to i64, !dbg !151
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !151, !range !28
	%6 = sext i32 %5 to i64, !dbg !151
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !151, !range !81
	%8 = sext i32 %7 to i64, !dbg !151
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !151, !range !82
	%10 = sext i32 %9 to i64, !dbg !151
	%11 = mul i64 %10, %6, !dbg !151
	%12 = add i64 %4, %11, !dbg !151
	%13 = mul i64 %8, %12, !dbg !151
	%14 = add i64 %2, %13, !dbg !151
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !151, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !151, !range !20
	%17 = mul i32 %15, %16, !dbg !151
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !151, !range !72
	%19 = mul i32 %17, %18, !dbg !151
	%20 = sext i32 %19 to i64, !dbg !151
	%21 = mul i64 %14, %20, !dbg !151
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !151, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !151, !range !19
	%25 = mul i32 %16, %24, !dbg !151
	%26 = add i32 %23, %25, !dbg !151
	%27 = mul i32 %15, %26, !dbg !151
	%28 = add i32 %22, %27, !dbg !151
	%29 = sext i32 %28 to i64, !dbg !151
	%30 = add i64 %21, %29, !dbg !151
	%31 = mul i64 %8, %10, !dbg !151
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !151, !range !82
	%33 = sext i32 %32 to i64, !dbg !151
	%34 = mul i64 %31, %33, !dbg !151
	%35 = mul i64 %34, %20, !dbg !151
	br label %b1, !dbg !151

b1:
	%36 = phi i64 [ %30, %b0 ], [ %48, %b2_ok1 ], !dbg !151
	%37 = icmp slt i64 %36, %p1, !dbg !151
	br i1 %37, label %b2, label %b3, !dbg !151

b2:
	%38 = getelementptr inbounds float, float* %p2, i64 %36, !dbg !152
	%39 = sext i32 %0 to i64, !dbg !150
	%40 = trunc i64 %p4 to i32, !dbg !150
	%41 = icmp uge i64 %36, %p3, !dbg !152
	%42 = icmp uge i64 %p4, %39, !dbg !150
	%43 = or i1 %41, %42, !dbg !150
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !150, !prof !27

b2_ok1:
	%44 = bitcast float* %38 to i8*, !dbg !150
	%45 = call i32 @gpuc_g_thread_32(i8* %44, i32 %40), !dbg !150
	%46 = bitcast i32 %45 to float, !dbg !150
	%47 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !153
	store float %46, float* %47, align 4, !dbg !153
	%48 = add i64 %36, %35, !dbg !151
	br label %b1, !dbg !151

b3:
	ret void, !dbg !149

b2_fail1:
	%49 = icmp uge i64 %36, %p3, !dbg !152
	br i1 %49, label %b2_fail2, label %b2_ok2, !dbg !152

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !152
	ret void, !dbg !152

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !150
	ret void, !dbg !150
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !155 {
entry:
	br label %b0, !dbg !156

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !157
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !158
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !159, !range !11
	%3 = sext i32 %2 to i64, !dbg !159
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !159, !range !28
	%5 = sext i32 %4 to i64, !dbg !159
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !159, !range !28
	%7 = sext i32 %6 to i64, !dbg !159
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !159, !range !81
	%9 = sext i32 %8 to i64, !dbg !159
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !159, !range !82
	%11 = sext i32 %10 to i64, !dbg !159
	%12 = mul i64 %11, %7, !dbg !159
	%13 = add i64 %5, %12, !dbg !159
	%14 = mul i64 %9, %13, !dbg !159
	%15 = add i64 %3, %14, !dbg !159
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159, !range !20
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !159, !range !20
	%18 = mul i32 %16, %17, !dbg !159
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !159, !range !72
	%20 = mul i32 %18, %19, !dbg !159
	%21 = sext i32 %20 to i64, !dbg !159
	%22 = mul i64 %15, %21, !dbg !159
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !159, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !159, !range !19
	%26 = mul i32 %17, %25, !dbg !159
	%27 = add i32 %24, %26, !dbg !159
	%28 = mul i32 %16, %27, !dbg !159
	%29 = add i32 %23, %28, !dbg !159
	%30 = sext i32 %29 to i64, !dbg !159
	%31 = add i64 %22, %30, !dbg !159
	%32 = icmp ne i64 %31, 0, !dbg !160
	br i1 %32, label %b1, label %b2, !dbg !160

b1:
	ret void, !dbg !161

b2:
	%33 = sext i32 %0 to i64, !dbg !157
	%34 = add i64 %33, 1, !dbg !162
	%35 = sext i32 %1 to i64, !dbg !158
	%36 = icmp eq i64 %35, -1, !dbg !163
	%37 = select i1 %36, i64 1, i64 %35, !dbg !163
	%38 = srem i64 %34, %37, !dbg !163
	%39 = getelementptr inbounds i64, i64* %p0, i64 0, !dbg !164
	%40 = trunc i64 %38 to i32, !dbg !165
	%41 = icmp uge i64 0, %p1, !dbg !164
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !164, !prof !27

b2_ok1:
	%42 = bitcast i64* %39 to i8*, !dbg !165
	call void @gpuc_signal_op_thread(i8* %42, i64 5, i32 9, i32 %40), !dbg !165
	%43 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !166
	%44 = icmp uge i64 1, %p1, !dbg !166
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !166, !prof !27

b2_ok2:
	%45 = bitcast i64* %43 to i8*, !dbg !167
	call void @gpuc_signal_op_thread(i8* %45, i64 7, i32 9, i32 %40), !dbg !167
	%46 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !168
	%47 = icmp uge i64 2, %p1, !dbg !168
	br i1 %47, label %b2_fail3, label %b2_ok3, !dbg !168, !prof !27

b2_ok3:
	%48 = bitcast i64* %46 to i8*, !dbg !169
	call void @gpuc_signal_op_thread(i8* %48, i64 9, i32 9, i32 %40), !dbg !169
	%49 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !170
	%50 = icmp uge i64 3, %p1, !dbg !170
	br i1 %50, label %b2_fail4, label %b2_ok4, !dbg !170, !prof !27

b2_ok4:
	%51 = bitcast i64* %49 to i8*, !dbg !171
	call void @gpuc_signal_op_thread(i8* %51, i64 10, i32 9, i32 %40), !dbg !171
	%52 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !172
	%53 = icmp uge i64 4, %p1, !dbg !172
	br i1 %53, label %b2_fail5, label %b2_ok5, !dbg !172, !prof !27

b2_ok5:
	%54 = bitcast i64* %52 to i8*, !dbg !173
	call void @gpuc_signal_op_thread(i8* %54, i64 9, i32 9, i32 %40), !dbg !173
	%55 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !174
	%56 = icmp uge i64 5, %p1, !dbg !174
	br i1 %56, label %b2_fail6, label %b2_ok6, !dbg !174, !prof !27

b2_ok6:
	%57 = bitcast i64* %55 to i8*, !dbg !175
	call void @gpuc_signal_op_thread(i8* %57, i64 -9223372036854775808, i32 9, i32 %40), !dbg !175
	%58 = bitcast i64* %39 to i8*, !dbg !176
	%59 = call i64 @gpuc_signal_wait_until_thread(i8* %58, i32 0, i64 5, i32 0, i8* %ctrl, i32 29), !dbg !176
	%60 = getelementptr inbounds i64, i64* %p2, i64 0, !dbg !177
	%61 = icmp uge i64 0, %p3, !dbg !177
	br i1 %61, label %b2_fail7, label %b2_ok7, !dbg !177, !prof !27

b2_ok7:
	store i64 %59, i64* %60, align 8, !dbg !177
	%62 = bitcast i64* %43 to i8*, !dbg !178
	%63 = call i64 @gpuc_signal_wait_until_thread(i8* %62, i32 1, i64 0, i32 0, i8* %ctrl, i32 31), !dbg !178
	%64 = getelementptr inbounds i64, i64* %p2, i64 1, !dbg !179
	%65 = icmp uge i64 1, %p3, !dbg !179
	br i1 %65, label %b2_fail8, label %b2_ok8, !dbg !179, !prof !27

b2_ok8:
	store i64 %63, i64* %64, align 8, !dbg !179
	%66 = bitcast i64* %46 to i8*, !dbg !180
	%67 = call i64 @gpuc_signal_wait_until_thread(i8* %66, i32 2, i64 8, i32 0, i8* %ctrl, i32 33), !dbg !180
	%68 = getelementptr inbounds i64, i64* %p2, i64 2, !dbg !181
	%69 = icmp uge i64 2, %p3, !dbg !181
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !181, !prof !27

b2_ok9:
	store i64 %67, i64* %68, align 8, !dbg !181
	%70 = bitcast i64* %49 to i8*, !dbg !182
	%71 = call i64 @gpuc_signal_wait_until_thread(i8* %70, i32 3, i64 10, i32 0, i8* %ctrl, i32 35), !dbg !182
	%72 = getelementptr inbounds i64, i64* %p2, i64 3, !dbg !183
	%73 = icmp uge i64 3, %p3, !dbg !183
	br i1 %73, label %b2_fail10, label %b2_ok10, !dbg !183, !prof !27

b2_ok10:
	store i64 %71, i64* %72, align 8, !dbg !183
	%74 = bitcast i64* %52 to i8*, !dbg !184
	%75 = call i64 @gpuc_signal_wait_until_thread(i8* %74, i32 4, i64 10, i32 0, i8* %ctrl, i32 37), !dbg !184
	%76 = getelementptr inbounds i64, i64* %p2, i64 4, !dbg !185
	%77 = icmp uge i64 4, %p3, !dbg !185
	br i1 %77, label %b2_fail11, label %b2_ok11, !dbg !185, !prof !27

b2_ok11:
	store i64 %75, i64* %76, align 8, !dbg !185
	%78 = bitcast i64* %55 to i8*, !dbg !186
	%79 = call i64 @gpuc_signal_wait_until_thread(i8* %78, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 39), !dbg !186
	%80 = getelementptr inbounds i64, i64* %p2, i64 5, !dbg !187
	%81 = icmp uge i64 5, %p3, !dbg !187
	br i1 %81, label %b2_fail12, label %b2_ok12, !dbg !187, !prof !27

b2_ok12:
	store i64 %79, i64* %80, align 8, !dbg !187
	br label %b3, !dbg !188

b3:
	%82 = phi i64 [ 0, %b2_ok12 ], [ %90, %b3_ok2 ], !dbg !188
	%83 = add i64 %82, 6, !dbg !189
	%84 = getelementptr inbounds i64, i64* %p0, i64 %82, !dbg !190
	%85 = icmp uge i64 %82, %p1, !dbg !190
	br i1 %85, label %b3_fail1, label %b3_ok1, !dbg !190, !prof !27

b3_ok1:
	%86 = bitcast i64* %84 to i8*, !dbg !191
	%87 = call i64 @gpuc_signal_fetch_thread(i8* %86), !dbg !191
	%88 = getelementptr inbounds i64, i64* %p2, i64 %83, !dbg !192
	%89 = icmp uge i64 %83, %p3, !dbg !192
	br i1 %89, label %b3_fail2, label %b3_ok2, !dbg !192, !prof !27

b3_ok2:
	store i64 %87, i64* %88, align 8, !dbg !192
	%90 = add i64 %82, 1, !dbg !192
	%91 = icmp slt i64 %90, %p1, !dbg !192
	br i1 %91, label %b3, label %b4, !dbg !192

b4:
	ret void, !dbg !192

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 %p1), !dbg !164
	ret void, !dbg !164

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 1, i64 %p1), !dbg !166
	ret void, !dbg !166

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 2, i64 %p1), !dbg !168
	ret void, !dbg !168

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 3, i64 %p1), !dbg !170
	ret void, !dbg !170

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 4, i64 %p1), !dbg !172
	ret void, !dbg !172

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 5, i64 %p1), !dbg !174
	ret void, !dbg !174

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p3), !dbg !177
	ret void, !dbg !177

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 1, i64 %p3), !dbg !179
	ret void, !dbg !179

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 2, i64 %p3), !dbg !181
	ret void, !dbg !181

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 3, i64 %p3), !dbg !183
	ret void, !dbg !183

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 4, i64 %p3), !dbg !185
	ret void, !dbg !185

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 5, i64 %p3), !dbg !187
	ret void, !dbg !187

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %82, i64 %p1), !dbg !190
	ret void, !dbg !190

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %83, i64 %p3), !dbg !192
	ret void, !dbg !192
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !193 {
entry:
	br label %b0, !dbg !194

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !195
	%1 = sext i32 %0 to i64, !dbg !196
	br label %b1, !dbg !196

b1:
	%2 = phi i64 [ 0, %b0 ], [ %37, %b1_ok1 ], !dbg !196
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !197, !range !11
	%4 = sext i32 %3 to i64, !dbg !197
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !197, !range !28
	%6 = sext i32 %5 to i64, !dbg !197
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !197, !range !28
	%8 = sext i32 %7 to i64, !dbg !197
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !197, !range !81
	%10 = sext i32 %9 to i64, !dbg !197
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !197, !range !82
	%12 = sext i32 %11 to i64, !dbg !197
	%13 = mul i64 %12, %8, !dbg !197
	%14 = add i64 %6, %13, !dbg !197
	%15 = mul i64 %10, %14, !dbg !197
	%16 = add i64 %4, %15, !dbg !197
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !197, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !197, !range !20
	%19 = mul i32 %17, %18, !dbg !197
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !197, !range !72
	%21 = mul i32 %19, %20, !dbg !197
	%22 = sext i32 %21 to i64, !dbg !197
	%23 = mul i64 %16, %22, !dbg !197
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !197, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !197, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !197, !range !19
	%27 = mul i32 %18, %26, !dbg !197
	%28 = add i32 %25, %27, !dbg !197
	%29 = mul i32 %17, %28, !dbg !197
	%30 = add i32 %24, %29, !dbg !197
	%31 = sext i32 %30 to i64, !dbg !197
	%32 = add i64 %23, %31, !dbg !197
	%33 = add i64 %32, 1, !dbg !198
	%34 = trunc i64 %2 to i32, !dbg !195
	%35 = icmp uge i64 %2, %1, !dbg !195
	br i1 %35, label %b1_fail1, label %b1_ok1, !dbg !195, !prof !27

b1_ok1:
	%36 = bitcast i64* %p0 to i8*, !dbg !195
	call void @gpuc_signal_op_thread(i8* %36, i64 %33, i32 10, i32 %34), !dbg !195
	%37 = add i64 %2, 1, !dbg !195
	%38 = icmp slt i64 %37, %1, !dbg !195
	br i1 %38, label %b1, label %b2, !dbg !195

b2:
	%39 = bitcast i64* %p0 to i8*, !dbg !200
	%40 = call i64 @gpuc_signal_wait_until_thread(i8* %39, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 42), !dbg !200
	%41 = getelementptr inbounds i64, i64* %p2, i64 %32, !dbg !201
	%42 = icmp uge i64 %32, %p3, !dbg !201
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !201, !prof !27

b2_ok1:
	store i64 %40, i64* %41, align 8, !dbg !201
	ret void, !dbg !201

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %2, i64 %1), !dbg !195
	ret void, !dbg !195

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %32, i64 %p3), !dbg !201
	ret void, !dbg !201
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !202 {
entry:
	br label %b0, !dbg !203

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !204
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !205
	%2 = sext i32 %1 to i64, !dbg !206
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !207, !range !11
	%4 = sext i32 %3 to i64, !dbg !207
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !207, !range !28
	%6 = sext i32 %5 to i64, !dbg !207
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !207, !range !28
	%8 = sext i32 %7 to i64, !dbg !207
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !207, !range !81
	%10 = sext i32 %9 to i64, !dbg !207
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !207, !range !82
	%12 = sext i32 %11 to i64, !dbg !207
	%13 = mul i64 %12, %8, !dbg !207
	%14 = add i64 %6, %13, !dbg !207
	%15 = mul i64 %10, %14, !dbg !207
	%16 = add i64 %4, %15, !dbg !207
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !207, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !207, !range !20
	%19 = mul i32 %17, %18, !dbg !207
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !207, !range !72
	%21 = mul i32 %19, %20, !dbg !207
	%22 = sext i32 %21 to i64, !dbg !207
	%23 = mul i64 %16, %22, !dbg !207
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !207, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !207, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !207, !range !19
	%27 = mul i32 %18, %26, !dbg !207
	%28 = add i32 %25, %27, !dbg !207
	%29 = mul i32 %17, %28, !dbg !207
	%30 = add i32 %24, %29, !dbg !207
	%31 = sext i32 %30 to i64, !dbg !207
	%32 = add i64 %23, %31, !dbg !207
	%33 = mul i64 %10, %12, !dbg !207
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !207, !range !82
	%35 = sext i32 %34 to i64, !dbg !207
	%36 = mul i64 %33, %35, !dbg !207
	%37 = mul i64 %36, %22, !dbg !207
	br label %b1, !dbg !207

b1:
	%38 = phi i64 [ %32, %b0 ], [ %46, %b2_ok1 ], !dbg !207
	%39 = icmp slt i64 %38, %2, !dbg !207
	br i1 %39, label %b2, label %b3, !dbg !207

b2:
	%40 = sext i32 %0 to i64, !dbg !204
	%41 = getelementptr inbounds i64, i64* %p0, i64 %40, !dbg !208
	%42 = add i64 %40, 1, !dbg !210
	%43 = trunc i64 %38 to i32, !dbg !205
	%44 = icmp uge i64 %40, %p1, !dbg !208
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !208, !prof !27

b2_ok1:
	%45 = bitcast i64* %41 to i8*, !dbg !205
	call void @gpuc_signal_op_thread(i8* %45, i64 %42, i32 9, i32 %43), !dbg !205
	%46 = add i64 %38, %37, !dbg !207
	br label %b1, !dbg !207

b3:
	%47 = phi i64 [ %32, %b1 ], [ %54, %b4_ok1 ], !dbg !211
	%48 = icmp slt i64 %47, %2, !dbg !211
	br i1 %48, label %b4, label %b5, !dbg !211

b4:
	%49 = getelementptr inbounds i64, i64* %p0, i64 %47, !dbg !212
	%50 = add i64 %47, 1, !dbg !214
	%51 = icmp uge i64 %47, %p1, !dbg !212
	br i1 %51, label %b4_fail1, label %b4_ok1, !dbg !212, !prof !27

b4_ok1:
	%52 = bitcast i64* %49 to i8*, !dbg !215
	%53 = call i64 @gpuc_signal_wait_until_thread(i8* %52, i32 0, i64 %50, i32 0, i8* %ctrl, i32 46), !dbg !215
	%54 = add i64 %47, %37, !dbg !211
	br label %b3, !dbg !211

b5:
	ret void, !dbg !211

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %40, i64 %p1), !dbg !208
	ret void, !dbg !208

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %47, i64 %p1), !dbg !212
	ret void, !dbg !212
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !217 {
entry:
	br label %b0, !dbg !218

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !221
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !222
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !223, !range !11
	%3 = sext i32 %2 to i64, !dbg !223
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !223, !range !28
	%5 = sext i32 %4 to i64, !dbg !223
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !223, !range !28
	%7 = sext i32 %6 to i64, !dbg !223
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !223, !range !81
	%9 = sext i32 %8 to i64, !dbg !223
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !223, !range !82
	%11 = sext i32 %10 to i64, !dbg !223
	%12 = mul i64 %11, %7, !dbg !223
	%13 = add i64 %5, %12, !dbg !223
	%14 = mul i64 %9, %13, !dbg !223
	%15 = add i64 %3, %14, !dbg !223
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !223, !range !20
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !223, !range !20
	%18 = mul i32 %16, %17, !dbg !223
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !223, !range !72
	%20 = mul i32 %18, %19, !dbg !223
	%21 = sext i32 %20 to i64, !dbg !223
	%22 = mul i64 %15, %21, !dbg !223
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !223, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !223, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !223, !range !19
	%26 = mul i32 %17, %25, !dbg !223
	%27 = add i32 %24, %26, !dbg !223
	%28 = mul i32 %16, %27, !dbg !223
	%29 = add i32 %23, %28, !dbg !223
	%30 = sext i32 %29 to i64, !dbg !223
	%31 = add i64 %22, %30, !dbg !223
	%32 = icmp eq i64 %31, 0, !dbg !224
	br i1 %32, label %b1, label %b11, !dbg !224

b1:
	%33 = sext i32 %0 to i64, !dbg !221
	%34 = add i64 %33, 1, !dbg !225
	%35 = sext i32 %1 to i64, !dbg !222
	%36 = icmp eq i64 %35, -1, !dbg !226
	%37 = select i1 %36, i64 1, i64 %35, !dbg !226
	%38 = srem i64 %34, %37, !dbg !226
	%39 = mul i64 %p5, 4, !dbg !227
	%40 = trunc i64 %38 to i32, !dbg !227
	%41 = icmp ne i64 %p3, %p5, !dbg !227
	br i1 %41, label %b1_fail1, label %b1_ok1, !dbg !227, !prof !27

b1_ok1:
	%42 = bitcast i32* %p2 to i8*, !dbg !227
	%43 = bitcast i32* %p4 to i8*, !dbg !227
	call void @gpuc_put_nbi_thread(i8* %42, i8* %43, i64 %39, i32 %40), !dbg !227
	%44 = icmp eq i64 %p0, 0, !dbg !228
	br i1 %44, label %b2, label %b3, !dbg !228

b2:
	%45 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !229
	%46 = icmp slt i32 %45, 0, !dbg !229
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !229, !prof !27

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1), !dbg !229
	br label %b9, !dbg !229

b3:
	%47 = icmp eq i64 %p0, 1, !dbg !230
	br i1 %47, label %b4, label %b5, !dbg !230

b4:
	call void @gpuc_barrier_all_thread(), !dbg !231
	br label %b9, !dbg !231

b5:
	%48 = icmp eq i64 %p0, 2, !dbg !232
	br i1 %48, label %b6, label %b7, !dbg !232

b6:
	call void @gpuc_quiet_thread(), !dbg !233
	%49 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !234
	%50 = icmp slt i32 %49, 0, !dbg !234
	br i1 %50, label %b6_fail1, label %b6_ok1, !dbg !234, !prof !27

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1), !dbg !234
	br label %b9, !dbg !234

b7:
	%51 = icmp eq i64 %p0, 3, !dbg !235
	br i1 %51, label %b8, label %b9, !dbg !235

b8:
	call void @gpuc_quiet_thread(), !dbg !236
	call void @gpuc_sync_all_thread(), !dbg !237
	br label %b9, !dbg !237

b9:
	%52 = phi i64 [ 0, %b2_ok1 ], [ %58, %b10_ok1 ], [ 0, %b4 ], [ 0, %b6_ok1 ], [ 0, %b7 ], [ 0, %b8 ], !dbg !238
	%53 = icmp slt i64 %52, %p7, !dbg !239
	br i1 %53, label %b10, label %b11, !dbg !239

b10:
	%54 = getelementptr inbounds i32, i32* %p2, i64 %52, !dbg !240
	%55 = icmp uge i64 %52, %p3, !dbg !240
	br i1 %55, label %b10_fail1, label %b10_ok1, !dbg !240, !prof !27

b10_ok1:
	%56 = load i32, i32* %54, align 4, !dbg !240
	%57 = getelementptr inbounds i32, i32* %p6, i64 %52, !dbg !241
	store i32 %56, i32* %57, align 4, !dbg !241
	%58 = add i64 %52, 1, !dbg !242
	br label %b9, !dbg !242

b11:
	ret void, !dbg !220

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !227
	ret void, !dbg !227

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !229
	ret void, !dbg !229

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !234
	ret void, !dbg !234

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %52, i64 %p3), !dbg !240
	ret void, !dbg !240
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !243 {
entry:
	br label %b0, !dbg !244

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !247
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !248
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !249, !range !11
	%3 = sext i32 %2 to i64, !dbg !249
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !249, !range !28
	%5 = sext i32 %4 to i64, !dbg !249
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !249, !range !28
	%7 = sext i32 %6 to i64, !dbg !249
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !249, !range !81
	%9 = sext i32 %8 to i64, !dbg !249
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !249, !range !82
	%11 = sext i32 %10 to i64, !dbg !249
	%12 = mul i64 %11, %7, !dbg !249
	%13 = add i64 %5, %12, !dbg !249
	%14 = mul i64 %9, %13, !dbg !249
	%15 = add i64 %3, %14, !dbg !249
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !249, !range !20
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !249, !range !20
	%18 = mul i32 %16, %17, !dbg !249
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !249, !range !72
	%20 = mul i32 %18, %19, !dbg !249
	%21 = sext i32 %20 to i64, !dbg !249
	%22 = mul i64 %15, %21, !dbg !249
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !249, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !249, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !249, !range !19
	%26 = mul i32 %17, %25, !dbg !249
	%27 = add i32 %24, %26, !dbg !249
	%28 = mul i32 %16, %27, !dbg !249
	%29 = add i32 %23, %28, !dbg !249
	%30 = sext i32 %29 to i64, !dbg !249
	%31 = add i64 %22, %30, !dbg !249
	%32 = sdiv i64 %31, 32, !dbg !250
	%33 = icmp eq i64 %32, 0, !dbg !251
	br i1 %33, label %b1, label %b11, !dbg !251

b1:
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !252, !range !41
	%35 = sext i32 %34 to i64, !dbg !252
	%36 = and i32 %29, -32, !dbg !253
	%37 = sub i32 %20, %36, !dbg !253
	%38 = icmp slt i32 %37, 32, !dbg !253
	%39 = select i1 %38, i32 %37, i32 32, !dbg !253
	%40 = sext i32 %39 to i64, !dbg !253
	%41 = sext i32 %0 to i64, !dbg !247
	%42 = add i64 %41, 1, !dbg !254
	%43 = sext i32 %1 to i64, !dbg !248
	%44 = icmp eq i64 %43, -1, !dbg !255
	%45 = select i1 %44, i64 1, i64 %43, !dbg !255
	%46 = srem i64 %42, %45, !dbg !255
	%47 = mul i64 %p5, 4, !dbg !256
	%48 = trunc i64 %46 to i32, !dbg !256
	%49 = icmp ne i64 %p3, %p5, !dbg !256
	br i1 %49, label %b1_fail1, label %b1_ok1, !dbg !256, !prof !27

b1_ok1:
	%50 = bitcast i32* %p2 to i8*, !dbg !256
	%51 = bitcast i32* %p4 to i8*, !dbg !256
	call void @gpuc_put_nbi_warp(i8* %50, i8* %51, i64 %47, i32 %48), !dbg !256
	%52 = icmp eq i64 %p0, 0, !dbg !257
	br i1 %52, label %b2, label %b3, !dbg !257

b2:
	%53 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !258
	%54 = icmp slt i32 %53, 0, !dbg !258
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !258, !prof !27

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1), !dbg !258
	br label %b9, !dbg !258

b3:
	%55 = icmp eq i64 %p0, 1, !dbg !259
	br i1 %55, label %b4, label %b5, !dbg !259

b4:
	call void @gpuc_barrier_all_warp(), !dbg !260
	br label %b9, !dbg !260

b5:
	%56 = icmp eq i64 %p0, 2, !dbg !261
	br i1 %56, label %b6, label %b7, !dbg !261

b6:
	call void @gpuc_quiet_warp(), !dbg !262
	%57 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !263
	%58 = icmp slt i32 %57, 0, !dbg !263
	br i1 %58, label %b6_fail1, label %b6_ok1, !dbg !263, !prof !27

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1), !dbg !263
	br label %b9, !dbg !263

b7:
	%59 = icmp eq i64 %p0, 3, !dbg !264
	br i1 %59, label %b8, label %b9, !dbg !264

b8:
	call void @gpuc_quiet_warp(), !dbg !265
	call void @gpuc_sync_all_warp(), !dbg !266
	br label %b9, !dbg !266

b9:
	%60 = phi i64 [ %35, %b2_ok1 ], [ %66, %b10_ok1 ], [ %35, %b4 ], [ %35, %b6_ok1 ], [ %35, %b7 ], [ %35, %b8 ], !dbg !267
	%61 = icmp slt i64 %60, %p7, !dbg !268
	br i1 %61, label %b10, label %b11, !dbg !268

b10:
	%62 = getelementptr inbounds i32, i32* %p2, i64 %60, !dbg !269
	%63 = icmp uge i64 %60, %p3, !dbg !269
	br i1 %63, label %b10_fail1, label %b10_ok1, !dbg !269, !prof !27

b10_ok1:
	%64 = load i32, i32* %62, align 4, !dbg !269
	%65 = getelementptr inbounds i32, i32* %p6, i64 %60, !dbg !270
	store i32 %64, i32* %65, align 4, !dbg !270
	%66 = add i64 %60, %40, !dbg !271
	br label %b9, !dbg !271

b11:
	ret void, !dbg !246

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !256
	ret void, !dbg !256

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !258
	ret void, !dbg !258

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !263
	ret void, !dbg !263

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %60, i64 %p3), !dbg !269
	ret void, !dbg !269
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !272 {
entry:
	br label %b0, !dbg !273

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !276
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !277
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !278, !range !11
	%3 = sext i32 %2 to i64, !dbg !278
	%4 = icmp eq i64 %3, 0, !dbg !279
	br i1 %4, label %b1, label %b11, !dbg !279

b1:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !280, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !280, !range !18
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !280, !range !19
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !280, !range !20
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !280, !range !20
	%10 = mul i32 %9, %7, !dbg !280
	%11 = add i32 %6, %10, !dbg !280
	%12 = mul i32 %8, %11, !dbg !280
	%13 = add i32 %5, %12, !dbg !280
	%14 = sext i32 %13 to i64, !dbg !280
	%15 = mul i32 %8, %9, !dbg !281
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !281, !range !72
	%17 = mul i32 %15, %16, !dbg !281
	%18 = sext i32 %17 to i64, !dbg !281
	%19 = sext i32 %0 to i64, !dbg !276
	%20 = add i64 %19, 1, !dbg !282
	%21 = sext i32 %1 to i64, !dbg !277
	%22 = icmp eq i64 %21, -1, !dbg !283
	%23 = select i1 %22, i64 1, i64 %21, !dbg !283
	%24 = srem i64 %20, %23, !dbg !283
	%25 = mul i64 %p5, 4, !dbg !284
	%26 = trunc i64 %24 to i32, !dbg !284
	%27 = icmp ne i64 %p3, %p5, !dbg !284
	br i1 %27, label %b1_fail1, label %b1_ok1, !dbg !284, !prof !27

b1_ok1:
	%28 = bitcast i32* %p2 to i8*, !dbg !284
	%29 = bitcast i32* %p4 to i8*, !dbg !284
	call void @gpuc_put_nbi_block(i8* %28, i8* %29, i64 %25, i32 %26), !dbg !284
	%30 = icmp eq i64 %p0, 0, !dbg !285
	br i1 %30, label %b2, label %b3, !dbg !285

b2:
	%31 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !286
	%32 = icmp slt i32 %31, 0, !dbg !286
	br i1 %32, label %b2_fail1, label %b2_ok1, !dbg !286, !prof !27

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1), !dbg !286
	br label %b9, !dbg !286

b3:
	%33 = icmp eq i64 %p0, 1, !dbg !287
	br i1 %33, label %b4, label %b5, !dbg !287

b4:
	call void @gpuc_barrier_all_block(), !dbg !288
	br label %b9, !dbg !288

b5:
	%34 = icmp eq i64 %p0, 2, !dbg !289
	br i1 %34, label %b6, label %b7, !dbg !289

b6:
	call void @gpuc_quiet_block(), !dbg !290
	%35 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !291
	%36 = icmp slt i32 %35, 0, !dbg !291
	br i1 %36, label %b6_fail1, label %b6_ok1, !dbg !291, !prof !27

b6_ok1:
	call void @gpuc_sync_block(i32 %p1), !dbg !291
	br label %b9, !dbg !291

b7:
	%37 = icmp eq i64 %p0, 3, !dbg !292
	br i1 %37, label %b8, label %b9, !dbg !292

b8:
	call void @gpuc_quiet_block(), !dbg !293
	call void @gpuc_sync_all_block(), !dbg !294
	br label %b9, !dbg !294

b9:
	%38 = phi i64 [ %14, %b2_ok1 ], [ %44, %b10_ok1 ], [ %14, %b4 ], [ %14, %b6_ok1 ], [ %14, %b7 ], [ %14, %b8 ], !dbg !295
	%39 = icmp slt i64 %38, %p7, !dbg !296
	br i1 %39, label %b10, label %b11, !dbg !296

b10:
	%40 = getelementptr inbounds i32, i32* %p2, i64 %38, !dbg !297
	%41 = icmp uge i64 %38, %p3, !dbg !297
	br i1 %41, label %b10_fail1, label %b10_ok1, !dbg !297, !prof !27

b10_ok1:
	%42 = load i32, i32* %40, align 4, !dbg !297
	%43 = getelementptr inbounds i32, i32* %p6, i64 %38, !dbg !298
	store i32 %42, i32* %43, align 4, !dbg !298
	%44 = add i64 %38, %18, !dbg !299
	br label %b9, !dbg !299

b11:
	ret void, !dbg !275

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !284
	ret void, !dbg !284

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !286
	ret void, !dbg !286

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !291
	ret void, !dbg !291

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %38, i64 %p3), !dbg !297
	ret void, !dbg !297
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !300 {
entry:
	br label %b0, !dbg !301

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !302
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !303
	%2 = sext i32 %1 to i64, !dbg !303
	%3 = sext i32 %0 to i64, !dbg !304
	%4 = icmp slt i64 0, %p4, !dbg !304
	br i1 %4, label %b1, label %b6, !dbg !304

b1:
	%5 = phi i64 [ 0, %b0 ], [ %30, %b5 ], !dbg !304
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !305, !range !18
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !305, !range !18
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !305, !range !19
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !305, !range !20
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !305, !range !20
	%11 = mul i32 %10, %8, !dbg !305
	%12 = add i32 %7, %11, !dbg !305
	%13 = mul i32 %9, %12, !dbg !305
	%14 = add i32 %6, %13, !dbg !305
	%15 = sext i32 %14 to i64, !dbg !305
	%16 = icmp eq i64 %15, 0, !dbg !306
	br i1 %16, label %b2, label %b3, !dbg !306

b2:
	%17 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !307
	%18 = add i64 %5, 1, !dbg !308
	%19 = trunc i64 %18 to i32, !dbg !309
	%20 = add i64 %2, 1, !dbg !310
	%21 = icmp uge i64 0, %p1, !dbg !307
	br i1 %21, label %b2_fail1, label %b2_ok1, !dbg !307, !prof !27

b2_ok1:
	%22 = icmp eq i64 %3, -1, !dbg !311
	%23 = select i1 %22, i64 1, i64 %3, !dbg !311
	%24 = srem i64 %20, %23, !dbg !311
	%25 = trunc i64 %24 to i32, !dbg !302
	%26 = bitcast i32* %17 to i8*, !dbg !302
	call void @gpuc_p_thread_32(i8* %26, i32 %19, i32 %25), !dbg !302
	br label %b3, !dbg !302

b3:
	call void @gpuc_barrier_all_block(), !dbg !312
	%27 = getelementptr inbounds i32, i32* %p0, i64 0, !dbg !313
	%28 = icmp uge i64 0, %p1, !dbg !313
	br i1 %28, label %b3_fail1, label %b3_ok1, !dbg !313, !prof !27

b3_ok1:
	%29 = load i32, i32* %27, align 4, !dbg !313
	%30 = add i64 %5, 1, !dbg !314
	%31 = trunc i64 %30 to i32, !dbg !315
	%32 = icmp ne i32 %29, %31, !dbg !316
	br i1 %32, label %b4, label %b5, !dbg !316

b4:
	%33 = getelementptr inbounds i32, i32* %p2, i64 0, !dbg !317
	%34 = icmp uge i64 0, %p3, !dbg !317
	br i1 %34, label %b4_fail1, label %b4_ok1, !dbg !317, !prof !27

b4_ok1:
	%35 = atomicrmw add i32* %33, i32 1 monotonic, !dbg !318
	br label %b5, !dbg !318

b5:
	call void @gpuc_sync_all_block(), !dbg !319
	%36 = icmp slt i64 %30, %p4, !dbg !319
	br i1 %36, label %b1, label %b6, !dbg !319

b6:
	ret void, !dbg !319

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 %p1), !dbg !307
	ret void, !dbg !307

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 0, i64 %p1), !dbg !313
	ret void, !dbg !313

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 0, i64 %p3), !dbg !317
	ret void, !dbg !317
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !321 {
entry:
	br label %b0, !dbg !322

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !325
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !326, !range !11
	%2 = sext i32 %1 to i64, !dbg !326
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !326, !range !28
	%4 = sext i32 %3 to i64, !dbg !326
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !326, !range !28
	%6 = sext i32 %5 to i64, !dbg !326
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !326, !range !81
	%8 = sext i32 %7 to i64, !dbg !326
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !326, !range !82
	%10 = sext i32 %9 to i64, !dbg !326
	%11 = mul i64 %10, %6, !dbg !326
	%12 = add i64 %4, %11, !dbg !326
	%13 = mul i64 %8, %12, !dbg !326
	%14 = add i64 %2, %13, !dbg !326
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !326, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !326, !range !20
	%17 = mul i32 %15, %16, !dbg !326
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !326, !range !72
	%19 = mul i32 %17, %18, !dbg !326
	%20 = sext i32 %19 to i64, !dbg !326
	%21 = mul i64 %14, %20, !dbg !326
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !326, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !326, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !326, !range !19
	%25 = mul i32 %16, %24, !dbg !326
	%26 = add i32 %23, %25, !dbg !326
	%27 = mul i32 %15, %26, !dbg !326
	%28 = add i32 %22, %27, !dbg !326
	%29 = sext i32 %28 to i64, !dbg !326
	%30 = add i64 %21, %29, !dbg !326
	%31 = mul i64 %8, %10, !dbg !326
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !326, !range !82
	%33 = sext i32 %32 to i64, !dbg !326
	%34 = mul i64 %31, %33, !dbg !326
	%35 = mul i64 %34, %20, !dbg !326
	br label %b1, !dbg !326

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2_ok2 ], !dbg !326
	%37 = icmp slt i64 %36, %p3, !dbg !326
	br i1 %37, label %b2, label %b3, !dbg !326

b2:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !327
	%39 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !328
	%40 = icmp uge i64 %36, %p1, !dbg !327
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !327, !prof !27

b2_ok1:
	%41 = load i8, i8* %39, align 1, !dbg !328
	%42 = sext i32 %0 to i64, !dbg !325
	%43 = trunc i64 %p4 to i32, !dbg !325
	%44 = icmp uge i64 %p4, %42, !dbg !325
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !325, !prof !27

b2_ok2:
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %41, i32 %43), !dbg !325
	%45 = add i64 %36, %35, !dbg !326
	br label %b1, !dbg !326

b3:
	ret void, !dbg !324

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !327
	ret void, !dbg !327

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !325
	ret void, !dbg !325
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !329 {
entry:
	br label %b0, !dbg !330

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !333
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !334, !range !11
	%2 = sext i32 %1 to i64, !dbg !334
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !334, !range !28
	%4 = sext i32 %3 to i64, !dbg !334
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !334, !range !28
	%6 = sext i32 %5 to i64, !dbg !334
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !334, !range !81
	%8 = sext i32 %7 to i64, !dbg !334
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !334, !range !82
	%10 = sext i32 %9 to i64, !dbg !334
	%11 = mul i64 %10, %6, !dbg !334
	%12 = add i64 %4, %11, !dbg !334
	%13 = mul i64 %8, %12, !dbg !334
	%14 = add i64 %2, %13, !dbg !334
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !334, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !334, !range !20
	%17 = mul i32 %15, %16, !dbg !334
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !334, !range !72
	%19 = mul i32 %17, %18, !dbg !334
	%20 = sext i32 %19 to i64, !dbg !334
	%21 = mul i64 %14, %20, !dbg !334
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !334, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !334, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !334, !range !19
	%25 = mul i32 %16, %24, !dbg !334
	%26 = add i32 %23, %25, !dbg !334
	%27 = mul i32 %15, %26, !dbg !334
	%28 = add i32 %22, %27, !dbg !334
	%29 = sext i32 %28 to i64, !dbg !334
	%30 = add i64 %21, %29, !dbg !334
	%31 = mul i64 %8, %10, !dbg !334
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !334, !range !82
	%33 = sext i32 %32 to i64, !dbg !334
	%34 = mul i64 %31, %33, !dbg !334
	%35 = mul i64 %34, %20, !dbg !334
	br label %b1, !dbg !334

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok1 ], !dbg !334
	%37 = icmp slt i64 %36, %p1, !dbg !334
	br i1 %37, label %b2, label %b3, !dbg !334

b2:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !335
	%39 = sext i32 %0 to i64, !dbg !333
	%40 = trunc i64 %p4 to i32, !dbg !333
	%41 = icmp uge i64 %36, %p3, !dbg !335
	%42 = icmp uge i64 %p4, %39, !dbg !333
	%43 = or i1 %41, %42, !dbg !333
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !333, !prof !27

b2_ok1:
	%44 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %40), !dbg !333
	%45 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !336
	store i8 %44, i8* %45, align 1, !dbg !336
	%46 = add i64 %36, %35, !dbg !334
	br label %b1, !dbg !334

b3:
	ret void, !dbg !332

b2_fail1:
	%47 = icmp uge i64 %36, %p3, !dbg !335
	br i1 %47, label %b2_fail2, label %b2_ok2, !dbg !335

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !335
	ret void, !dbg !335

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !333
	ret void, !dbg !333
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !337 {
entry:
	br label %b0, !dbg !338

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !341
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !342, !range !11
	%2 = sext i32 %1 to i64, !dbg !342
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !342, !range !28
	%4 = sext i32 %3 to i64, !dbg !342
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !342, !range !28
	%6 = sext i32 %5 to i64, !dbg !342
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !342, !range !81
	%8 = sext i32 %7 to i64, !dbg !342
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !342, !range !82
	%10 = sext i32 %9 to i64, !dbg !342
	%11 = mul i64 %10, %6, !dbg !342
	%12 = add i64 %4, %11, !dbg !342
	%13 = mul i64 %8, %12, !dbg !342
	%14 = add i64 %2, %13, !dbg !342
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !342, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !342, !range !20
	%17 = mul i32 %15, %16, !dbg !342
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !342, !range !72
	%19 = mul i32 %17, %18, !dbg !342
	%20 = sext i32 %19 to i64, !dbg !342
	%21 = mul i64 %14, %20, !dbg !342
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !342, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !342, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !342, !range !19
	%25 = mul i32 %16, %24, !dbg !342
	%26 = add i32 %23, %25, !dbg !342
	%27 = mul i32 %15, %26, !dbg !342
	%28 = add i32 %22, %27, !dbg !342
	%29 = sext i32 %28 to i64, !dbg !342
	%30 = add i64 %21, %29, !dbg !342
	%31 = mul i64 %8, %10, !dbg !342
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !342, !range !82
	%33 = sext i32 %32 to i64, !dbg !342
	%34 = mul i64 %31, %33, !dbg !342
	%35 = mul i64 %34, %20, !dbg !342
	br label %b1, !dbg !342

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !342
	%37 = icmp slt i64 %36, %p3, !dbg !342
	br i1 %37, label %b2, label %b3, !dbg !342

b2:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !343
	%39 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !344
	%40 = icmp uge i64 %36, %p1, !dbg !343
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !343, !prof !27

b2_ok1:
	%41 = load i16, i16* %39, align 2, !dbg !344
	%42 = sext i32 %0 to i64, !dbg !341
	%43 = trunc i64 %p4 to i32, !dbg !341
	%44 = icmp uge i64 %p4, %42, !dbg !341
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !341, !prof !27

b2_ok2:
	%45 = bitcast i16* %38 to i8*, !dbg !341
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %41, i32 %43), !dbg !341
	%46 = add i64 %36, %35, !dbg !342
	br label %b1, !dbg !342

b3:
	ret void, !dbg !340

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !343
	ret void, !dbg !343

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !341
	ret void, !dbg !341
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !345 {
entry:
	br label %b0, !dbg !346

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !349
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !350, !range !11
	%2 = sext i32 %1 to i64, !dbg !350
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !350, !range !28
	%4 = sext i32 %3 to i64, !dbg !350
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !350, !range !28
	%6 = sext i32 %5 to i64, !dbg !350
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !350, !range !81
	%8 = sext i32 %7 to i64, !dbg !350
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !350, !range !82
	%10 = sext i32 %9 to i64, !dbg !350
	%11 = mul i64 %10, %6, !dbg !350
	%12 = add i64 %4, %11, !dbg !350
	%13 = mul i64 %8, %12, !dbg !350
	%14 = add i64 %2, %13, !dbg !350
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !350, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !350, !range !20
	%17 = mul i32 %15, %16, !dbg !350
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !350, !range !72
	%19 = mul i32 %17, %18, !dbg !350
	%20 = sext i32 %19 to i64, !dbg !350
	%21 = mul i64 %14, %20, !dbg !350
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !350, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !350, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !350, !range !19
	%25 = mul i32 %16, %24, !dbg !350
	%26 = add i32 %23, %25, !dbg !350
	%27 = mul i32 %15, %26, !dbg !350
	%28 = add i32 %22, %27, !dbg !350
	%29 = sext i32 %28 to i64, !dbg !350
	%30 = add i64 %21, %29, !dbg !350
	%31 = mul i64 %8, %10, !dbg !350
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !350, !range !82
	%33 = sext i32 %32 to i64, !dbg !350
	%34 = mul i64 %31, %33, !dbg !350
	%35 = mul i64 %34, %20, !dbg !350
	br label %b1, !dbg !350

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !350
	%37 = icmp slt i64 %36, %p1, !dbg !350
	br i1 %37, label %b2, label %b3, !dbg !350

b2:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !351
	%39 = sext i32 %0 to i64, !dbg !349
	%40 = trunc i64 %p4 to i32, !dbg !349
	%41 = icmp uge i64 %36, %p3, !dbg !351
	%42 = icmp uge i64 %p4, %39, !dbg !349
	%43 = or i1 %41, %42, !dbg !349
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !349, !prof !27

b2_ok1:
	%44 = bitcast i16* %38 to i8*, !dbg !349
	%45 = call zeroext i16 @gpuc_g_thread_16(i8* %44, i32 %40), !dbg !349
	%46 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !352
	store i16 %45, i16* %46, align 2, !dbg !352
	%47 = add i64 %36, %35, !dbg !350
	br label %b1, !dbg !350

b3:
	ret void, !dbg !348

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !351
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !351

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !351
	ret void, !dbg !351

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !349
	ret void, !dbg !349
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !353 {
entry:
	br label %b0, !dbg !354

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !357
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !358, !range !11
	%2 = sext i32 %1 to i64, !dbg !358
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !358, !range !28
	%4 = sext i32 %3 to i64, !dbg !358
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !358, !range !28
	%6 = sext i32 %5 to i64, !dbg !358
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !358, !range !81
	%8 = sext i32 %7 to i64, !dbg !358
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !358, !range !82
	%10 = sext i32 %9 to i64, !dbg !358
	%11 = mul i64 %10, %6, !dbg !358
	%12 = add i64 %4, %11, !dbg !358
	%13 = mul i64 %8, %12, !dbg !358
	%14 = add i64 %2, %13, !dbg !358
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !358, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !358, !range !20
	%17 = mul i32 %15, %16, !dbg !358
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !358, !range !72
	%19 = mul i32 %17, %18, !dbg !358
	%20 = sext i32 %19 to i64, !dbg !358
	%21 = mul i64 %14, %20, !dbg !358
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !358, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !358, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !358, !range !19
	%25 = mul i32 %16, %24, !dbg !358
	%26 = add i32 %23, %25, !dbg !358
	%27 = mul i32 %15, %26, !dbg !358
	%28 = add i32 %22, %27, !dbg !358
	%29 = sext i32 %28 to i64, !dbg !358
	%30 = add i64 %21, %29, !dbg !358
	%31 = mul i64 %8, %10, !dbg !358
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !358, !range !82
	%33 = sext i32 %32 to i64, !dbg !358
	%34 = mul i64 %31, %33, !dbg !358
	%35 = mul i64 %34, %20, !dbg !358
	br label %b1, !dbg !358

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !358
	%37 = icmp slt i64 %36, %p3, !dbg !358
	br i1 %37, label %b2, label %b3, !dbg !358

b2:
	%38 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !359
	%39 = getelementptr inbounds i32, i32* %p2, i64 %36, !dbg !360
	%40 = icmp uge i64 %36, %p1, !dbg !359
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !359, !prof !27

b2_ok1:
	%41 = load i32, i32* %39, align 4, !dbg !360
	%42 = sext i32 %0 to i64, !dbg !357
	%43 = trunc i64 %p4 to i32, !dbg !357
	%44 = icmp uge i64 %p4, %42, !dbg !357
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !357, !prof !27

b2_ok2:
	%45 = bitcast i32* %38 to i8*, !dbg !357
	call void @gpuc_p_thread_32(i8* %45, i32 %41, i32 %43), !dbg !357
	%46 = add i64 %36, %35, !dbg !358
	br label %b1, !dbg !358

b3:
	ret void, !dbg !356

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !359
	ret void, !dbg !359

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !357
	ret void, !dbg !357
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !361 {
entry:
	br label %b0, !dbg !362

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !365
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !366, !range !11
	%2 = sext i32 %1 to i64, !dbg !366
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !366, !range !28
	%4 = sext i32 %3 to i64, !dbg !366
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !366, !range !28
	%6 = sext i32 %5 to i64, !dbg !366
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !366, !range !81
	%8 = sext i32 %7 to i64, !dbg !366
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !366, !range !82
	%10 = sext i32 %9 to i64, !dbg !366
	%11 = mul i64 %10, %6, !dbg !366
	%12 = add i64 %4, %11, !dbg !366
	%13 = mul i64 %8, %12, !dbg !366
	%14 = add i64 %2, %13, !dbg !366
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !366, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !366, !range !20
	%17 = mul i32 %15, %16, !dbg !366
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !366, !range !72
	%19 = mul i32 %17, %18, !dbg !366
	%20 = sext i32 %19 to i64, !dbg !366
	%21 = mul i64 %14, %20, !dbg !366
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !366, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !366, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !366, !range !19
	%25 = mul i32 %16, %24, !dbg !366
	%26 = add i32 %23, %25, !dbg !366
	%27 = mul i32 %15, %26, !dbg !366
	%28 = add i32 %22, %27, !dbg !366
	%29 = sext i32 %28 to i64, !dbg !366
	%30 = add i64 %21, %29, !dbg !366
	%31 = mul i64 %8, %10, !dbg !366
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !366, !range !82
	%33 = sext i32 %32 to i64, !dbg !366
	%34 = mul i64 %31, %33, !dbg !366
	%35 = mul i64 %34, %20, !dbg !366
	br label %b1, !dbg !366

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !366
	%37 = icmp slt i64 %36, %p1, !dbg !366
	br i1 %37, label %b2, label %b3, !dbg !366

b2:
	%38 = getelementptr inbounds i32, i32* %p2, i64 %36, !dbg !367
	%39 = sext i32 %0 to i64, !dbg !365
	%40 = trunc i64 %p4 to i32, !dbg !365
	%41 = icmp uge i64 %36, %p3, !dbg !367
	%42 = icmp uge i64 %p4, %39, !dbg !365
	%43 = or i1 %41, %42, !dbg !365
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !365, !prof !27

b2_ok1:
	%44 = bitcast i32* %38 to i8*, !dbg !365
	%45 = call i32 @gpuc_g_thread_32(i8* %44, i32 %40), !dbg !365
	%46 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !368
	store i32 %45, i32* %46, align 4, !dbg !368
	%47 = add i64 %36, %35, !dbg !366
	br label %b1, !dbg !366

b3:
	ret void, !dbg !364

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !367
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !367

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !367
	ret void, !dbg !367

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !365
	ret void, !dbg !365
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !369 {
entry:
	br label %b0, !dbg !370

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !373
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !374, !range !11
	%2 = sext i32 %1 to i64, !dbg !374
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !374, !range !28
	%4 = sext i32 %3 to i64, !dbg !374
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !374, !range !28
	%6 = sext i32 %5 to i64, !dbg !374
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !374, !range !81
	%8 = sext i32 %7 to i64, !dbg !374
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !374, !range !82
	%10 = sext i32 %9 to i64, !dbg !374
	%11 = mul i64 %10, %6, !dbg !374
	%12 = add i64 %4, %11, !dbg !374
	%13 = mul i64 %8, %12, !dbg !374
	%14 = add i64 %2, %13, !dbg !374
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !374, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !374, !range !20
	%17 = mul i32 %15, %16, !dbg !374
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !374, !range !72
	%19 = mul i32 %17, %18, !dbg !374
	%20 = sext i32 %19 to i64, !dbg !374
	%21 = mul i64 %14, %20, !dbg !374
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !374, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !374, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !374, !range !19
	%25 = mul i32 %16, %24, !dbg !374
	%26 = add i32 %23, %25, !dbg !374
	%27 = mul i32 %15, %26, !dbg !374
	%28 = add i32 %22, %27, !dbg !374
	%29 = sext i32 %28 to i64, !dbg !374
	%30 = add i64 %21, %29, !dbg !374
	%31 = mul i64 %8, %10, !dbg !374
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !374, !range !82
	%33 = sext i32 %32 to i64, !dbg !374
	%34 = mul i64 %31, %33, !dbg !374
	%35 = mul i64 %34, %20, !dbg !374
	br label %b1, !dbg !374

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !374
	%37 = icmp slt i64 %36, %p3, !dbg !374
	br i1 %37, label %b2, label %b3, !dbg !374

b2:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !375
	%39 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !376
	%40 = icmp uge i64 %36, %p1, !dbg !375
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !375, !prof !27

b2_ok1:
	%41 = load i64, i64* %39, align 8, !dbg !376
	%42 = sext i32 %0 to i64, !dbg !373
	%43 = trunc i64 %p4 to i32, !dbg !373
	%44 = icmp uge i64 %p4, %42, !dbg !373
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !373, !prof !27

b2_ok2:
	%45 = bitcast i64* %38 to i8*, !dbg !373
	call void @gpuc_p_thread_64(i8* %45, i64 %41, i32 %43), !dbg !373
	%46 = add i64 %36, %35, !dbg !374
	br label %b1, !dbg !374

b3:
	ret void, !dbg !372

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !375
	ret void, !dbg !375

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !373
	ret void, !dbg !373
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !377 {
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
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !382
	%37 = icmp slt i64 %36, %p1, !dbg !382
	br i1 %37, label %b2, label %b3, !dbg !382

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !383
	%39 = sext i32 %0 to i64, !dbg !381
	%40 = trunc i64 %p4 to i32, !dbg !381
	%41 = icmp uge i64 %36, %p3, !dbg !383
	%42 = icmp uge i64 %p4, %39, !dbg !381
	%43 = or i1 %41, %42, !dbg !381
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !381, !prof !27

b2_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !381
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !381
	%46 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !384
	store i64 %45, i64* %46, align 8, !dbg !384
	%47 = add i64 %36, %35, !dbg !382
	br label %b1, !dbg !382

b3:
	ret void, !dbg !380

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !383
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !383

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !383
	ret void, !dbg !383

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !381
	ret void, !dbg !381
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !385 {
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
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !390
	%37 = icmp slt i64 %36, %p3, !dbg !390
	br i1 %37, label %b2, label %b3, !dbg !390

b2:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !391
	%39 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !392
	%40 = icmp uge i64 %36, %p1, !dbg !391
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !391, !prof !27

b2_ok1:
	%41 = load i64, i64* %39, align 8, !dbg !392
	%42 = sext i32 %0 to i64, !dbg !389
	%43 = trunc i64 %p4 to i32, !dbg !389
	%44 = icmp uge i64 %p4, %42, !dbg !389
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !389, !prof !27

b2_ok2:
	%45 = bitcast i64* %38 to i8*, !dbg !389
	call void @gpuc_p_thread_64(i8* %45, i64 %41, i32 %43), !dbg !389
	%46 = add i64 %36, %35, !dbg !390
	br label %b1, !dbg !390

b3:
	ret void, !dbg !388

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !391
	ret void, !dbg !391

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !389
	ret void, !dbg !389
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !393 {
entry:
	br label %b0, !dbg !394

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !397
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !398, !range !11
	%2 = sext i32 %1 to i64, !dbg !398
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !398, !range !28
	%4 = sext i32 %3 to i64, !dbg !398
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !398, !range !28
	%6 = sext i32 %5 to i64, !dbg !398
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !398, !range !81
	%8 = sext i32 %7 to i64, !dbg !398
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !398, !range !82
	%10 = sext i32 %9 to i64, !dbg !398
	%11 = mul i64 %10, %6, !dbg !398
	%12 = add i64 %4, %11, !dbg !398
	%13 = mul i64 %8, %12, !dbg !398
	%14 = add i64 %2, %13, !dbg !398
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !398, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !398, !range !20
	%17 = mul i32 %15, %16, !dbg !398
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !398, !range !72
	%19 = mul i32 %17, %18, !dbg !398
	%20 = sext i32 %19 to i64, !dbg !398
	%21 = mul i64 %14, %20, !dbg !398
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !398, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !398, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !398, !range !19
	%25 = mul i32 %16, %24, !dbg !398
	%26 = add i32 %23, %25, !dbg !398
	%27 = mul i32 %15, %26, !dbg !398
	%28 = add i32 %22, %27, !dbg !398
	%29 = sext i32 %28 to i64, !dbg !398
	%30 = add i64 %21, %29, !dbg !398
	%31 = mul i64 %8, %10, !dbg !398
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !398, !range !82
	%33 = sext i32 %32 to i64, !dbg !398
	%34 = mul i64 %31, %33, !dbg !398
	%35 = mul i64 %34, %20, !dbg !398
	br label %b1, !dbg !398

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !398
	%37 = icmp slt i64 %36, %p1, !dbg !398
	br i1 %37, label %b2, label %b3, !dbg !398

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !399
	%39 = sext i32 %0 to i64, !dbg !397
	%40 = trunc i64 %p4 to i32, !dbg !397
	%41 = icmp uge i64 %36, %p3, !dbg !399
	%42 = icmp uge i64 %p4, %39, !dbg !397
	%43 = or i1 %41, %42, !dbg !397
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !397, !prof !27

b2_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !397
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !397
	%46 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !400
	store i64 %45, i64* %46, align 8, !dbg !400
	%47 = add i64 %36, %35, !dbg !398
	br label %b1, !dbg !398

b3:
	ret void, !dbg !396

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !399
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !399

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !399
	ret void, !dbg !399

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !397
	ret void, !dbg !397
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !401 {
entry:
	br label %b0, !dbg !402

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !405
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !406, !range !11
	%2 = sext i32 %1 to i64, !dbg !406
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !406, !range !28
	%4 = sext i32 %3 to i64, !dbg !406
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !406, !range !28
	%6 = sext i32 %5 to i64, !dbg !406
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !406, !range !81
	%8 = sext i32 %7 to i64, !dbg !406
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !406, !range !82
	%10 = sext i32 %9 to i64, !dbg !406
	%11 = mul i64 %10, %6, !dbg !406
	%12 = add i64 %4, %11, !dbg !406
	%13 = mul i64 %8, %12, !dbg !406
	%14 = add i64 %2, %13, !dbg !406
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !406, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !406, !range !20
	%17 = mul i32 %15, %16, !dbg !406
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !406, !range !72
	%19 = mul i32 %17, %18, !dbg !406
	%20 = sext i32 %19 to i64, !dbg !406
	%21 = mul i64 %14, %20, !dbg !406
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !406, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !406, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !406, !range !19
	%25 = mul i32 %16, %24, !dbg !406
	%26 = add i32 %23, %25, !dbg !406
	%27 = mul i32 %15, %26, !dbg !406
	%28 = add i32 %22, %27, !dbg !406
	%29 = sext i32 %28 to i64, !dbg !406
	%30 = add i64 %21, %29, !dbg !406
	%31 = mul i64 %8, %10, !dbg !406
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !406, !range !82
	%33 = sext i32 %32 to i64, !dbg !406
	%34 = mul i64 %31, %33, !dbg !406
	%35 = mul i64 %34, %20, !dbg !406
	br label %b1, !dbg !406

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2_ok2 ], !dbg !406
	%37 = icmp slt i64 %36, %p3, !dbg !406
	br i1 %37, label %b2, label %b3, !dbg !406

b2:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !407
	%39 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !408
	%40 = icmp uge i64 %36, %p1, !dbg !407
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !407, !prof !27

b2_ok1:
	%41 = load i8, i8* %39, align 1, !dbg !408
	%42 = sext i32 %0 to i64, !dbg !405
	%43 = trunc i64 %p4 to i32, !dbg !405
	%44 = icmp uge i64 %p4, %42, !dbg !405
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !405, !prof !27

b2_ok2:
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %41, i32 %43), !dbg !405
	%45 = add i64 %36, %35, !dbg !406
	br label %b1, !dbg !406

b3:
	ret void, !dbg !404

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !407
	ret void, !dbg !407

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !405
	ret void, !dbg !405
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !409 {
entry:
	br label %b0, !dbg !410

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !413
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !414, !range !11
	%2 = sext i32 %1 to i64, !dbg !414
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !414, !range !28
	%4 = sext i32 %3 to i64, !dbg !414
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !414, !range !28
	%6 = sext i32 %5 to i64, !dbg !414
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !414, !range !81
	%8 = sext i32 %7 to i64, !dbg !414
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !414, !range !82
	%10 = sext i32 %9 to i64, !dbg !414
	%11 = mul i64 %10, %6, !dbg !414
	%12 = add i64 %4, %11, !dbg !414
	%13 = mul i64 %8, %12, !dbg !414
	%14 = add i64 %2, %13, !dbg !414
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !414, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !414, !range !20
	%17 = mul i32 %15, %16, !dbg !414
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !414, !range !72
	%19 = mul i32 %17, %18, !dbg !414
	%20 = sext i32 %19 to i64, !dbg !414
	%21 = mul i64 %14, %20, !dbg !414
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !414, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !414, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !414, !range !19
	%25 = mul i32 %16, %24, !dbg !414
	%26 = add i32 %23, %25, !dbg !414
	%27 = mul i32 %15, %26, !dbg !414
	%28 = add i32 %22, %27, !dbg !414
	%29 = sext i32 %28 to i64, !dbg !414
	%30 = add i64 %21, %29, !dbg !414
	%31 = mul i64 %8, %10, !dbg !414
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !414, !range !82
	%33 = sext i32 %32 to i64, !dbg !414
	%34 = mul i64 %31, %33, !dbg !414
	%35 = mul i64 %34, %20, !dbg !414
	br label %b1, !dbg !414

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok1 ], !dbg !414
	%37 = icmp slt i64 %36, %p1, !dbg !414
	br i1 %37, label %b2, label %b3, !dbg !414

b2:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !415
	%39 = sext i32 %0 to i64, !dbg !413
	%40 = trunc i64 %p4 to i32, !dbg !413
	%41 = icmp uge i64 %36, %p3, !dbg !415
	%42 = icmp uge i64 %p4, %39, !dbg !413
	%43 = or i1 %41, %42, !dbg !413
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !413, !prof !27

b2_ok1:
	%44 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %40), !dbg !413
	%45 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !416
	store i8 %44, i8* %45, align 1, !dbg !416
	%46 = add i64 %36, %35, !dbg !414
	br label %b1, !dbg !414

b3:
	ret void, !dbg !412

b2_fail1:
	%47 = icmp uge i64 %36, %p3, !dbg !415
	br i1 %47, label %b2_fail2, label %b2_ok2, !dbg !415

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !415
	ret void, !dbg !415

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !413
	ret void, !dbg !413
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !417 {
entry:
	br label %b0, !dbg !418

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !421
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !422, !range !11
	%2 = sext i32 %1 to i64, !dbg !422
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !422, !range !28
	%4 = sext i32 %3 to i64, !dbg !422
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !422, !range !28
	%6 = sext i32 %5 to i64, !dbg !422
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !422, !range !81
	%8 = sext i32 %7 to i64, !dbg !422
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !422, !range !82
	%10 = sext i32 %9 to i64, !dbg !422
	%11 = mul i64 %10, %6, !dbg !422
	%12 = add i64 %4, %11, !dbg !422
	%13 = mul i64 %8, %12, !dbg !422
	%14 = add i64 %2, %13, !dbg !422
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !422, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !422, !range !20
	%17 = mul i32 %15, %16, !dbg !422
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !422, !range !72
	%19 = mul i32 %17, %18, !dbg !422
	%20 = sext i32 %19 to i64, !dbg !422
	%21 = mul i64 %14, %20, !dbg !422
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !422, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !422, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !422, !range !19
	%25 = mul i32 %16, %24, !dbg !422
	%26 = add i32 %23, %25, !dbg !422
	%27 = mul i32 %15, %26, !dbg !422
	%28 = add i32 %22, %27, !dbg !422
	%29 = sext i32 %28 to i64, !dbg !422
	%30 = add i64 %21, %29, !dbg !422
	%31 = mul i64 %8, %10, !dbg !422
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !422, !range !82
	%33 = sext i32 %32 to i64, !dbg !422
	%34 = mul i64 %31, %33, !dbg !422
	%35 = mul i64 %34, %20, !dbg !422
	br label %b1, !dbg !422

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !422
	%37 = icmp slt i64 %36, %p3, !dbg !422
	br i1 %37, label %b2, label %b3, !dbg !422

b2:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !423
	%39 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !424
	%40 = icmp uge i64 %36, %p1, !dbg !423
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !423, !prof !27

b2_ok1:
	%41 = load i16, i16* %39, align 2, !dbg !424
	%42 = sext i32 %0 to i64, !dbg !421
	%43 = trunc i64 %p4 to i32, !dbg !421
	%44 = icmp uge i64 %p4, %42, !dbg !421
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !421, !prof !27

b2_ok2:
	%45 = bitcast i16* %38 to i8*, !dbg !421
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %41, i32 %43), !dbg !421
	%46 = add i64 %36, %35, !dbg !422
	br label %b1, !dbg !422

b3:
	ret void, !dbg !420

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !423
	ret void, !dbg !423

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !421
	ret void, !dbg !421
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !425 {
entry:
	br label %b0, !dbg !426

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !429
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !430, !range !11
	%2 = sext i32 %1 to i64, !dbg !430
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !430, !range !28
	%4 = sext i32 %3 to i64, !dbg !430
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !430, !range !28
	%6 = sext i32 %5 to i64, !dbg !430
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !430, !range !81
	%8 = sext i32 %7 to i64, !dbg !430
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !430, !range !82
	%10 = sext i32 %9 to i64, !dbg !430
	%11 = mul i64 %10, %6, !dbg !430
	%12 = add i64 %4, %11, !dbg !430
	%13 = mul i64 %8, %12, !dbg !430
	%14 = add i64 %2, %13, !dbg !430
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !430, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !430, !range !20
	%17 = mul i32 %15, %16, !dbg !430
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !430, !range !72
	%19 = mul i32 %17, %18, !dbg !430
	%20 = sext i32 %19 to i64, !dbg !430
	%21 = mul i64 %14, %20, !dbg !430
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !430, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !430, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !430, !range !19
	%25 = mul i32 %16, %24, !dbg !430
	%26 = add i32 %23, %25, !dbg !430
	%27 = mul i32 %15, %26, !dbg !430
	%28 = add i32 %22, %27, !dbg !430
	%29 = sext i32 %28 to i64, !dbg !430
	%30 = add i64 %21, %29, !dbg !430
	%31 = mul i64 %8, %10, !dbg !430
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !430, !range !82
	%33 = sext i32 %32 to i64, !dbg !430
	%34 = mul i64 %31, %33, !dbg !430
	%35 = mul i64 %34, %20, !dbg !430
	br label %b1, !dbg !430

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !430
	%37 = icmp slt i64 %36, %p1, !dbg !430
	br i1 %37, label %b2, label %b3, !dbg !430

b2:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !431
	%39 = sext i32 %0 to i64, !dbg !429
	%40 = trunc i64 %p4 to i32, !dbg !429
	%41 = icmp uge i64 %36, %p3, !dbg !431
	%42 = icmp uge i64 %p4, %39, !dbg !429
	%43 = or i1 %41, %42, !dbg !429
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !429, !prof !27

b2_ok1:
	%44 = bitcast i16* %38 to i8*, !dbg !429
	%45 = call zeroext i16 @gpuc_g_thread_16(i8* %44, i32 %40), !dbg !429
	%46 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !432
	store i16 %45, i16* %46, align 2, !dbg !432
	%47 = add i64 %36, %35, !dbg !430
	br label %b1, !dbg !430

b3:
	ret void, !dbg !428

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !431
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !431

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !431
	ret void, !dbg !431

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !429
	ret void, !dbg !429
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !433 {
entry:
	br label %b0, !dbg !434

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !437
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !438, !range !11
	%2 = sext i32 %1 to i64, !dbg !438
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !438, !range !28
	%4 = sext i32 %3 to i64, !dbg !438
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !438, !range !28
	%6 = sext i32 %5 to i64, !dbg !438
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !438, !range !81
	%8 = sext i32 %7 to i64, !dbg !438
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !438, !range !82
	%10 = sext i32 %9 to i64, !dbg !438
	%11 = mul i64 %10, %6, !dbg !438
	%12 = add i64 %4, %11, !dbg !438
	%13 = mul i64 %8, %12, !dbg !438
	%14 = add i64 %2, %13, !dbg !438
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !438, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !438, !range !20
	%17 = mul i32 %15, %16, !dbg !438
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !438, !range !72
	%19 = mul i32 %17, %18, !dbg !438
	%20 = sext i32 %19 to i64, !dbg !438
	%21 = mul i64 %14, %20, !dbg !438
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !438, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !438, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !438, !range !19
	%25 = mul i32 %16, %24, !dbg !438
	%26 = add i32 %23, %25, !dbg !438
	%27 = mul i32 %15, %26, !dbg !438
	%28 = add i32 %22, %27, !dbg !438
	%29 = sext i32 %28 to i64, !dbg !438
	%30 = add i64 %21, %29, !dbg !438
	%31 = mul i64 %8, %10, !dbg !438
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !438, !range !82
	%33 = sext i32 %32 to i64, !dbg !438
	%34 = mul i64 %31, %33, !dbg !438
	%35 = mul i64 %34, %20, !dbg !438
	br label %b1, !dbg !438

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !438
	%37 = icmp slt i64 %36, %p3, !dbg !438
	br i1 %37, label %b2, label %b3, !dbg !438

b2:
	%38 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !439
	%39 = getelementptr inbounds i32, i32* %p2, i64 %36, !dbg !440
	%40 = icmp uge i64 %36, %p1, !dbg !439
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !439, !prof !27

b2_ok1:
	%41 = load i32, i32* %39, align 4, !dbg !440
	%42 = sext i32 %0 to i64, !dbg !437
	%43 = trunc i64 %p4 to i32, !dbg !437
	%44 = icmp uge i64 %p4, %42, !dbg !437
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !437, !prof !27

b2_ok2:
	%45 = bitcast i32* %38 to i8*, !dbg !437
	call void @gpuc_p_thread_32(i8* %45, i32 %41, i32 %43), !dbg !437
	%46 = add i64 %36, %35, !dbg !438
	br label %b1, !dbg !438

b3:
	ret void, !dbg !436

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !439
	ret void, !dbg !439

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !437
	ret void, !dbg !437
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !441 {
entry:
	br label %b0, !dbg !442

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !445
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !446, !range !11
	%2 = sext i32 %1 to i64, !dbg !446
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !446, !range !28
	%4 = sext i32 %3 to i64, !dbg !446
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !446, !range !28
	%6 = sext i32 %5 to i64, !dbg !446
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !446, !range !81
	%8 = sext i32 %7 to i64, !dbg !446
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !446, !range !82
	%10 = sext i32 %9 to i64, !dbg !446
	%11 = mul i64 %10, %6, !dbg !446
	%12 = add i64 %4, %11, !dbg !446
	%13 = mul i64 %8, %12, !dbg !446
	%14 = add i64 %2, %13, !dbg !446
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !446, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !446, !range !20
	%17 = mul i32 %15, %16, !dbg !446
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !446, !range !72
	%19 = mul i32 %17, %18, !dbg !446
	%20 = sext i32 %19 to i64, !dbg !446
	%21 = mul i64 %14, %20, !dbg !446
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !446, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !446, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !446, !range !19
	%25 = mul i32 %16, %24, !dbg !446
	%26 = add i32 %23, %25, !dbg !446
	%27 = mul i32 %15, %26, !dbg !446
	%28 = add i32 %22, %27, !dbg !446
	%29 = sext i32 %28 to i64, !dbg !446
	%30 = add i64 %21, %29, !dbg !446
	%31 = mul i64 %8, %10, !dbg !446
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !446, !range !82
	%33 = sext i32 %32 to i64, !dbg !446
	%34 = mul i64 %31, %33, !dbg !446
	%35 = mul i64 %34, %20, !dbg !446
	br label %b1, !dbg !446

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !446
	%37 = icmp slt i64 %36, %p1, !dbg !446
	br i1 %37, label %b2, label %b3, !dbg !446

b2:
	%38 = getelementptr inbounds i32, i32* %p2, i64 %36, !dbg !447
	%39 = sext i32 %0 to i64, !dbg !445
	%40 = trunc i64 %p4 to i32, !dbg !445
	%41 = icmp uge i64 %36, %p3, !dbg !447
	%42 = icmp uge i64 %p4, %39, !dbg !445
	%43 = or i1 %41, %42, !dbg !445
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !445, !prof !27

b2_ok1:
	%44 = bitcast i32* %38 to i8*, !dbg !445
	%45 = call i32 @gpuc_g_thread_32(i8* %44, i32 %40), !dbg !445
	%46 = getelementptr inbounds i32, i32* %p0, i64 %36, !dbg !448
	store i32 %45, i32* %46, align 4, !dbg !448
	%47 = add i64 %36, %35, !dbg !446
	br label %b1, !dbg !446

b3:
	ret void, !dbg !444

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !447
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !447

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !447
	ret void, !dbg !447

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !445
	ret void, !dbg !445
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !449 {
entry:
	br label %b0, !dbg !450

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !453
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !454, !range !11
	%2 = sext i32 %1 to i64, !dbg !454
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !454, !range !28
	%4 = sext i32 %3 to i64, !dbg !454
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !454, !range !28
	%6 = sext i32 %5 to i64, !dbg !454
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !454, !range !81
	%8 = sext i32 %7 to i64, !dbg !454
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !454, !range !82
	%10 = sext i32 %9 to i64, !dbg !454
	%11 = mul i64 %10, %6, !dbg !454
	%12 = add i64 %4, %11, !dbg !454
	%13 = mul i64 %8, %12, !dbg !454
	%14 = add i64 %2, %13, !dbg !454
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !454, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !454, !range !20
	%17 = mul i32 %15, %16, !dbg !454
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !454, !range !72
	%19 = mul i32 %17, %18, !dbg !454
	%20 = sext i32 %19 to i64, !dbg !454
	%21 = mul i64 %14, %20, !dbg !454
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !454, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !454, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !454, !range !19
	%25 = mul i32 %16, %24, !dbg !454
	%26 = add i32 %23, %25, !dbg !454
	%27 = mul i32 %15, %26, !dbg !454
	%28 = add i32 %22, %27, !dbg !454
	%29 = sext i32 %28 to i64, !dbg !454
	%30 = add i64 %21, %29, !dbg !454
	%31 = mul i64 %8, %10, !dbg !454
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !454, !range !82
	%33 = sext i32 %32 to i64, !dbg !454
	%34 = mul i64 %31, %33, !dbg !454
	%35 = mul i64 %34, %20, !dbg !454
	br label %b1, !dbg !454

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !454
	%37 = icmp slt i64 %36, %p3, !dbg !454
	br i1 %37, label %b2, label %b3, !dbg !454

b2:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !455
	%39 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !456
	%40 = icmp uge i64 %36, %p1, !dbg !455
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !455, !prof !27

b2_ok1:
	%41 = load i64, i64* %39, align 8, !dbg !456
	%42 = sext i32 %0 to i64, !dbg !453
	%43 = trunc i64 %p4 to i32, !dbg !453
	%44 = icmp uge i64 %p4, %42, !dbg !453
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !453, !prof !27

b2_ok2:
	%45 = bitcast i64* %38 to i8*, !dbg !453
	call void @gpuc_p_thread_64(i8* %45, i64 %41, i32 %43), !dbg !453
	%46 = add i64 %36, %35, !dbg !454
	br label %b1, !dbg !454

b3:
	ret void, !dbg !452

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !455
	ret void, !dbg !455

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !453
	ret void, !dbg !453
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !457 {
entry:
	br label %b0, !dbg !458

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !461
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !462, !range !11
	%2 = sext i32 %1 to i64, !dbg !462
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !462, !range !28
	%4 = sext i32 %3 to i64, !dbg !462
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !462, !range !28
	%6 = sext i32 %5 to i64, !dbg !462
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !462, !range !81
	%8 = sext i32 %7 to i64, !dbg !462
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !462, !range !82
	%10 = sext i32 %9 to i64, !dbg !462
	%11 = mul i64 %10, %6, !dbg !462
	%12 = add i64 %4, %11, !dbg !462
	%13 = mul i64 %8, %12, !dbg !462
	%14 = add i64 %2, %13, !dbg !462
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !462, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !462, !range !20
	%17 = mul i32 %15, %16, !dbg !462
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !462, !range !72
	%19 = mul i32 %17, %18, !dbg !462
	%20 = sext i32 %19 to i64, !dbg !462
	%21 = mul i64 %14, %20, !dbg !462
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !462, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !462, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !462, !range !19
	%25 = mul i32 %16, %24, !dbg !462
	%26 = add i32 %23, %25, !dbg !462
	%27 = mul i32 %15, %26, !dbg !462
	%28 = add i32 %22, %27, !dbg !462
	%29 = sext i32 %28 to i64, !dbg !462
	%30 = add i64 %21, %29, !dbg !462
	%31 = mul i64 %8, %10, !dbg !462
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !462, !range !82
	%33 = sext i32 %32 to i64, !dbg !462
	%34 = mul i64 %31, %33, !dbg !462
	%35 = mul i64 %34, %20, !dbg !462
	br label %b1, !dbg !462

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !462
	%37 = icmp slt i64 %36, %p1, !dbg !462
	br i1 %37, label %b2, label %b3, !dbg !462

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !463
	%39 = sext i32 %0 to i64, !dbg !461
	%40 = trunc i64 %p4 to i32, !dbg !461
	%41 = icmp uge i64 %36, %p3, !dbg !463
	%42 = icmp uge i64 %p4, %39, !dbg !461
	%43 = or i1 %41, %42, !dbg !461
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !461, !prof !27

b2_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !461
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !461
	%46 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !464
	store i64 %45, i64* %46, align 8, !dbg !464
	%47 = add i64 %36, %35, !dbg !462
	br label %b1, !dbg !462

b3:
	ret void, !dbg !460

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !463
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !463

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !463
	ret void, !dbg !463

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !461
	ret void, !dbg !461
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !465 {
entry:
	br label %b0, !dbg !466

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !469
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !470, !range !11
	%2 = sext i32 %1 to i64, !dbg !470
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !470, !range !28
	%4 = sext i32 %3 to i64, !dbg !470
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !470, !range !28
	%6 = sext i32 %5 to i64, !dbg !470
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !470, !range !81
	%8 = sext i32 %7 to i64, !dbg !470
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !470, !range !82
	%10 = sext i32 %9 to i64, !dbg !470
	%11 = mul i64 %10, %6, !dbg !470
	%12 = add i64 %4, %11, !dbg !470
	%13 = mul i64 %8, %12, !dbg !470
	%14 = add i64 %2, %13, !dbg !470
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !470, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !470, !range !20
	%17 = mul i32 %15, %16, !dbg !470
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !470, !range !72
	%19 = mul i32 %17, %18, !dbg !470
	%20 = sext i32 %19 to i64, !dbg !470
	%21 = mul i64 %14, %20, !dbg !470
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !470, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !470, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !470, !range !19
	%25 = mul i32 %16, %24, !dbg !470
	%26 = add i32 %23, %25, !dbg !470
	%27 = mul i32 %15, %26, !dbg !470
	%28 = add i32 %22, %27, !dbg !470
	%29 = sext i32 %28 to i64, !dbg !470
	%30 = add i64 %21, %29, !dbg !470
	%31 = mul i64 %8, %10, !dbg !470
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !470, !range !82
	%33 = sext i32 %32 to i64, !dbg !470
	%34 = mul i64 %31, %33, !dbg !470
	%35 = mul i64 %34, %20, !dbg !470
	br label %b1, !dbg !470

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !470
	%37 = icmp slt i64 %36, %p3, !dbg !470
	br i1 %37, label %b2, label %b3, !dbg !470

b2:
	%38 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !471
	%39 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !472
	%40 = icmp uge i64 %36, %p1, !dbg !471
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !471, !prof !27

b2_ok1:
	%41 = load i64, i64* %39, align 8, !dbg !472
	%42 = sext i32 %0 to i64, !dbg !469
	%43 = trunc i64 %p4 to i32, !dbg !469
	%44 = icmp uge i64 %p4, %42, !dbg !469
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !469, !prof !27

b2_ok2:
	%45 = bitcast i64* %38 to i8*, !dbg !469
	call void @gpuc_p_thread_64(i8* %45, i64 %41, i32 %43), !dbg !469
	%46 = add i64 %36, %35, !dbg !470
	br label %b1, !dbg !470

b3:
	ret void, !dbg !468

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !471
	ret void, !dbg !471

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !469
	ret void, !dbg !469
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !473 {
entry:
	br label %b0, !dbg !474

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !477
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !478, !range !11
	%2 = sext i32 %1 to i64, !dbg !478
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !478, !range !28
	%4 = sext i32 %3 to i64, !dbg !478
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !478, !range !28
	%6 = sext i32 %5 to i64, !dbg !478
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !478, !range !81
	%8 = sext i32 %7 to i64, !dbg !478
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !478, !range !82
	%10 = sext i32 %9 to i64, !dbg !478
	%11 = mul i64 %10, %6, !dbg !478
	%12 = add i64 %4, %11, !dbg !478
	%13 = mul i64 %8, %12, !dbg !478
	%14 = add i64 %2, %13, !dbg !478
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !478, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !478, !range !20
	%17 = mul i32 %15, %16, !dbg !478
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !478, !range !72
	%19 = mul i32 %17, %18, !dbg !478
	%20 = sext i32 %19 to i64, !dbg !478
	%21 = mul i64 %14, %20, !dbg !478
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !478, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !478, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !478, !range !19
	%25 = mul i32 %16, %24, !dbg !478
	%26 = add i32 %23, %25, !dbg !478
	%27 = mul i32 %15, %26, !dbg !478
	%28 = add i32 %22, %27, !dbg !478
	%29 = sext i32 %28 to i64, !dbg !478
	%30 = add i64 %21, %29, !dbg !478
	%31 = mul i64 %8, %10, !dbg !478
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !478, !range !82
	%33 = sext i32 %32 to i64, !dbg !478
	%34 = mul i64 %31, %33, !dbg !478
	%35 = mul i64 %34, %20, !dbg !478
	br label %b1, !dbg !478

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !478
	%37 = icmp slt i64 %36, %p1, !dbg !478
	br i1 %37, label %b2, label %b3, !dbg !478

b2:
	%38 = getelementptr inbounds i64, i64* %p2, i64 %36, !dbg !479
	%39 = sext i32 %0 to i64, !dbg !477
	%40 = trunc i64 %p4 to i32, !dbg !477
	%41 = icmp uge i64 %36, %p3, !dbg !479
	%42 = icmp uge i64 %p4, %39, !dbg !477
	%43 = or i1 %41, %42, !dbg !477
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !477, !prof !27

b2_ok1:
	%44 = bitcast i64* %38 to i8*, !dbg !477
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !477
	%46 = getelementptr inbounds i64, i64* %p0, i64 %36, !dbg !480
	store i64 %45, i64* %46, align 8, !dbg !480
	%47 = add i64 %36, %35, !dbg !478
	br label %b1, !dbg !478

b3:
	ret void, !dbg !476

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !479
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !479

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !479
	ret void, !dbg !479

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !477
	ret void, !dbg !477
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !481 {
entry:
	br label %b0, !dbg !482

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !485
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !486, !range !11
	%2 = sext i32 %1 to i64, !dbg !486
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !486, !range !28
	%4 = sext i32 %3 to i64, !dbg !486
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !486, !range !28
	%6 = sext i32 %5 to i64, !dbg !486
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !486, !range !81
	%8 = sext i32 %7 to i64, !dbg !486
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !486, !range !82
	%10 = sext i32 %9 to i64, !dbg !486
	%11 = mul i64 %10, %6, !dbg !486
	%12 = add i64 %4, %11, !dbg !486
	%13 = mul i64 %8, %12, !dbg !486
	%14 = add i64 %2, %13, !dbg !486
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !486, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !486, !range !20
	%17 = mul i32 %15, %16, !dbg !486
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !486, !range !72
	%19 = mul i32 %17, %18, !dbg !486
	%20 = sext i32 %19 to i64, !dbg !486
	%21 = mul i64 %14, %20, !dbg !486
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !486, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !486, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !486, !range !19
	%25 = mul i32 %16, %24, !dbg !486
	%26 = add i32 %23, %25, !dbg !486
	%27 = mul i32 %15, %26, !dbg !486
	%28 = add i32 %22, %27, !dbg !486
	%29 = sext i32 %28 to i64, !dbg !486
	%30 = add i64 %21, %29, !dbg !486
	%31 = mul i64 %8, %10, !dbg !486
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !486, !range !82
	%33 = sext i32 %32 to i64, !dbg !486
	%34 = mul i64 %31, %33, !dbg !486
	%35 = mul i64 %34, %20, !dbg !486
	br label %b1, !dbg !486

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok2 ], !dbg !486
	%37 = icmp slt i64 %36, %p3, !dbg !486
	br i1 %37, label %b2, label %b3, !dbg !486

b2:
	%38 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !487
	%39 = getelementptr inbounds float, float* %p2, i64 %36, !dbg !488
	%40 = icmp uge i64 %36, %p1, !dbg !487
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !487, !prof !27

b2_ok1:
	%41 = load float, float* %39, align 4, !dbg !488
	%42 = sext i32 %0 to i64, !dbg !485
	%43 = bitcast float %41 to i32, !dbg !485
	%44 = trunc i64 %p4 to i32, !dbg !485
	%45 = icmp uge i64 %p4, %42, !dbg !485
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !485, !prof !27

b2_ok2:
	%46 = bitcast float* %38 to i8*, !dbg !485
	call void @gpuc_p_thread_32(i8* %46, i32 %43, i32 %44), !dbg !485
	%47 = add i64 %36, %35, !dbg !486
	br label %b1, !dbg !486

b3:
	ret void, !dbg !484

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !487
	ret void, !dbg !487

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !485
	ret void, !dbg !485
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !489 {
entry:
	br label %b0, !dbg !490

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !493
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !494, !range !11
	%2 = sext i32 %1 to i64, !dbg !494
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !494, !range !28
	%4 = sext i32 %3 to i64, !dbg !494
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !494, !range !28
	%6 = sext i32 %5 to i64, !dbg !494
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !494, !range !81
	%8 = sext i32 %7 to i64, !dbg !494
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !494, !range !82
	%10 = sext i32 %9 to i64, !dbg !494
	%11 = mul i64 %10, %6, !dbg !494
	%12 = add i64 %4, %11, !dbg !494
	%13 = mul i64 %8, %12, !dbg !494
	%14 = add i64 %2, %13, !dbg !494
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !494, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !494, !range !20
	%17 = mul i32 %15, %16, !dbg !494
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !494, !range !72
	%19 = mul i32 %17, %18, !dbg !494
	%20 = sext i32 %19 to i64, !dbg !494
	%21 = mul i64 %14, %20, !dbg !494
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !494, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !494, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !494, !range !19
	%25 = mul i32 %16, %24, !dbg !494
	%26 = add i32 %23, %25, !dbg !494
	%27 = mul i32 %15, %26, !dbg !494
	%28 = add i32 %22, %27, !dbg !494
	%29 = sext i32 %28 to i64, !dbg !494
	%30 = add i64 %21, %29, !dbg !494
	%31 = mul i64 %8, %10, !dbg !494
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !494, !range !82
	%33 = sext i32 %32 to i64, !dbg !494
	%34 = mul i64 %31, %33, !dbg !494
	%35 = mul i64 %34, %20, !dbg !494
	br label %b1, !dbg !494

b1:
	%36 = phi i64 [ %30, %b0 ], [ %48, %b2_ok1 ], !dbg !494
	%37 = icmp slt i64 %36, %p1, !dbg !494
	br i1 %37, label %b2, label %b3, !dbg !494

b2:
	%38 = getelementptr inbounds float, float* %p2, i64 %36, !dbg !495
	%39 = sext i32 %0 to i64, !dbg !493
	%40 = trunc i64 %p4 to i32, !dbg !493
	%41 = icmp uge i64 %36, %p3, !dbg !495
	%42 = icmp uge i64 %p4, %39, !dbg !493
	%43 = or i1 %41, %42, !dbg !493
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !493, !prof !27

b2_ok1:
	%44 = bitcast float* %38 to i8*, !dbg !493
	%45 = call i32 @gpuc_g_thread_32(i8* %44, i32 %40), !dbg !493
	%46 = bitcast i32 %45 to float, !dbg !493
	%47 = getelementptr inbounds float, float* %p0, i64 %36, !dbg !496
	store float %46, float* %47, align 4, !dbg !496
	%48 = add i64 %36, %35, !dbg !494
	br label %b1, !dbg !494

b3:
	ret void, !dbg !492

b2_fail1:
	%49 = icmp uge i64 %36, %p3, !dbg !495
	br i1 %49, label %b2_fail2, label %b2_ok2, !dbg !495

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !495
	ret void, !dbg !495

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !493
	ret void, !dbg !493
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !497 {
entry:
	br label %b0, !dbg !498

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !501
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !502, !range !11
	%2 = sext i32 %1 to i64, !dbg !502
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !502, !range !28
	%4 = sext i32 %3 to i64, !dbg !502
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !502, !range !28
	%6 = sext i32 %5 to i64, !dbg !502
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !502, !range !81
	%8 = sext i32 %7 to i64, !dbg !502
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !502, !range !82
	%10 = sext i32 %9 to i64, !dbg !502
	%11 = mul i64 %10, %6, !dbg !502
	%12 = add i64 %4, %11, !dbg !502
	%13 = mul i64 %8, %12, !dbg !502
	%14 = add i64 %2, %13, !dbg !502
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !502, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !502, !range !20
	%17 = mul i32 %15, %16, !dbg !502
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !502, !range !72
	%19 = mul i32 %17, %18, !dbg !502
	%20 = sext i32 %19 to i64, !dbg !502
	%21 = mul i64 %14, %20, !dbg !502
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !502, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !502, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !502, !range !19
	%25 = mul i32 %16, %24, !dbg !502
	%26 = add i32 %23, %25, !dbg !502
	%27 = mul i32 %15, %26, !dbg !502
	%28 = add i32 %22, %27, !dbg !502
	%29 = sext i32 %28 to i64, !dbg !502
	%30 = add i64 %21, %29, !dbg !502
	%31 = mul i64 %8, %10, !dbg !502
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !502, !range !82
	%33 = sext i32 %32 to i64, !dbg !502
	%34 = mul i64 %31, %33, !dbg !502
	%35 = mul i64 %34, %20, !dbg !502
	br label %b1, !dbg !502

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok2 ], !dbg !502
	%37 = icmp slt i64 %36, %p3, !dbg !502
	br i1 %37, label %b2, label %b3, !dbg !502

b2:
	%38 = getelementptr inbounds double, double* %p0, i64 %36, !dbg !503
	%39 = getelementptr inbounds double, double* %p2, i64 %36, !dbg !504
	%40 = icmp uge i64 %36, %p1, !dbg !503
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !503, !prof !27

b2_ok1:
	%41 = load double, double* %39, align 8, !dbg !504
	%42 = sext i32 %0 to i64, !dbg !501
	%43 = bitcast double %41 to i64, !dbg !501
	%44 = trunc i64 %p4 to i32, !dbg !501
	%45 = icmp uge i64 %p4, %42, !dbg !501
	br i1 %45, label %b2_fail2, label %b2_ok2, !dbg !501, !prof !27

b2_ok2:
	%46 = bitcast double* %38 to i8*, !dbg !501
	call void @gpuc_p_thread_64(i8* %46, i64 %43, i32 %44), !dbg !501
	%47 = add i64 %36, %35, !dbg !502
	br label %b1, !dbg !502

b3:
	ret void, !dbg !500

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !503
	ret void, !dbg !503

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !501
	ret void, !dbg !501
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !505 {
entry:
	br label %b0, !dbg !506

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !509
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !510, !range !11
	%2 = sext i32 %1 to i64, !dbg !510
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !510, !range !28
	%4 = sext i32 %3 to i64, !dbg !510
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !510, !range !28
	%6 = sext i32 %5 to i64, !dbg !510
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !510, !range !81
	%8 = sext i32 %7 to i64, !dbg !510
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !510, !range !82
	%10 = sext i32 %9 to i64, !dbg !510
	%11 = mul i64 %10, %6, !dbg !510
	%12 = add i64 %4, %11, !dbg !510
	%13 = mul i64 %8, %12, !dbg !510
	%14 = add i64 %2, %13, !dbg !510
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !510, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !510, !range !20
	%17 = mul i32 %15, %16, !dbg !510
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !510, !range !72
	%19 = mul i32 %17, %18, !dbg !510
	%20 = sext i32 %19 to i64, !dbg !510
	%21 = mul i64 %14, %20, !dbg !510
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !510, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !510, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !510, !range !19
	%25 = mul i32 %16, %24, !dbg !510
	%26 = add i32 %23, %25, !dbg !510
	%27 = mul i32 %15, %26, !dbg !510
	%28 = add i32 %22, %27, !dbg !510
	%29 = sext i32 %28 to i64, !dbg !510
	%30 = add i64 %21, %29, !dbg !510
	%31 = mul i64 %8, %10, !dbg !510
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !510, !range !82
	%33 = sext i32 %32 to i64, !dbg !510
	%34 = mul i64 %31, %33, !dbg !510
	%35 = mul i64 %34, %20, !dbg !510
	br label %b1, !dbg !510

b1:
	%36 = phi i64 [ %30, %b0 ], [ %48, %b2_ok1 ], !dbg !510
	%37 = icmp slt i64 %36, %p1, !dbg !510
	br i1 %37, label %b2, label %b3, !dbg !510

b2:
	%38 = getelementptr inbounds double, double* %p2, i64 %36, !dbg !511
	%39 = sext i32 %0 to i64, !dbg !509
	%40 = trunc i64 %p4 to i32, !dbg !509
	%41 = icmp uge i64 %36, %p3, !dbg !511
	%42 = icmp uge i64 %p4, %39, !dbg !509
	%43 = or i1 %41, %42, !dbg !509
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !509, !prof !27

b2_ok1:
	%44 = bitcast double* %38 to i8*, !dbg !509
	%45 = call i64 @gpuc_g_thread_64(i8* %44, i32 %40), !dbg !509
	%46 = bitcast i64 %45 to double, !dbg !509
	%47 = getelementptr inbounds double, double* %p0, i64 %36, !dbg !512
	store double %46, double* %47, align 8, !dbg !512
	%48 = add i64 %36, %35, !dbg !510
	br label %b1, !dbg !510

b3:
	ret void, !dbg !508

b2_fail1:
	%49 = icmp uge i64 %36, %p3, !dbg !511
	br i1 %49, label %b2_fail2, label %b2_ok2, !dbg !511

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !511
	ret void, !dbg !511

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !509
	ret void, !dbg !509
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !513 {
entry:
	br label %b0, !dbg !514

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !517
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !518, !range !11
	%2 = sext i32 %1 to i64, !dbg !518
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !518, !range !28
	%4 = sext i32 %3 to i64, !dbg !518
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !518, !range !28
	%6 = sext i32 %5 to i64, !dbg !518
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !518, !range !81
	%8 = sext i32 %7 to i64, !dbg !518
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !518, !range !82
	%10 = sext i32 %9 to i64, !dbg !518
	%11 = mul i64 %10, %6, !dbg !518
	%12 = add i64 %4, %11, !dbg !518
	%13 = mul i64 %8, %12, !dbg !518
	%14 = add i64 %2, %13, !dbg !518
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !518, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !518, !range !20
	%17 = mul i32 %15, %16, !dbg !518
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !518, !range !72
	%19 = mul i32 %17, %18, !dbg !518
	%20 = sext i32 %19 to i64, !dbg !518
	%21 = mul i64 %14, %20, !dbg !518
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !518, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !518, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !518, !range !19
	%25 = mul i32 %16, %24, !dbg !518
	%26 = add i32 %23, %25, !dbg !518
	%27 = mul i32 %15, %26, !dbg !518
	%28 = add i32 %22, %27, !dbg !518
	%29 = sext i32 %28 to i64, !dbg !518
	%30 = add i64 %21, %29, !dbg !518
	%31 = mul i64 %8, %10, !dbg !518
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !518, !range !82
	%33 = sext i32 %32 to i64, !dbg !518
	%34 = mul i64 %31, %33, !dbg !518
	%35 = mul i64 %34, %20, !dbg !518
	br label %b1, !dbg !518

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !518
	%37 = icmp slt i64 %36, %p3, !dbg !518
	br i1 %37, label %b2, label %b3, !dbg !518

b2:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !519
	%39 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !520
	%40 = icmp uge i64 %36, %p1, !dbg !519
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !519, !prof !27

b2_ok1:
	%41 = load i16, i16* %39, align 2, !dbg !520
	%42 = sext i32 %0 to i64, !dbg !517
	%43 = trunc i64 %p4 to i32, !dbg !517
	%44 = icmp uge i64 %p4, %42, !dbg !517
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !517, !prof !27

b2_ok2:
	%45 = bitcast i16* %38 to i8*, !dbg !517
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %41, i32 %43), !dbg !517
	%46 = add i64 %36, %35, !dbg !518
	br label %b1, !dbg !518

b3:
	ret void, !dbg !516

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !519
	ret void, !dbg !519

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !517
	ret void, !dbg !517
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !521 {
entry:
	br label %b0, !dbg !522

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !525
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !526, !range !11
	%2 = sext i32 %1 to i64, !dbg !526
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !526, !range !28
	%4 = sext i32 %3 to i64, !dbg !526
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !526, !range !28
	%6 = sext i32 %5 to i64, !dbg !526
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !526, !range !81
	%8 = sext i32 %7 to i64, !dbg !526
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !526, !range !82
	%10 = sext i32 %9 to i64, !dbg !526
	%11 = mul i64 %10, %6, !dbg !526
	%12 = add i64 %4, %11, !dbg !526
	%13 = mul i64 %8, %12, !dbg !526
	%14 = add i64 %2, %13, !dbg !526
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !526, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !526, !range !20
	%17 = mul i32 %15, %16, !dbg !526
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !526, !range !72
	%19 = mul i32 %17, %18, !dbg !526
	%20 = sext i32 %19 to i64, !dbg !526
	%21 = mul i64 %14, %20, !dbg !526
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !526, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !526, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !526, !range !19
	%25 = mul i32 %16, %24, !dbg !526
	%26 = add i32 %23, %25, !dbg !526
	%27 = mul i32 %15, %26, !dbg !526
	%28 = add i32 %22, %27, !dbg !526
	%29 = sext i32 %28 to i64, !dbg !526
	%30 = add i64 %21, %29, !dbg !526
	%31 = mul i64 %8, %10, !dbg !526
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !526, !range !82
	%33 = sext i32 %32 to i64, !dbg !526
	%34 = mul i64 %31, %33, !dbg !526
	%35 = mul i64 %34, %20, !dbg !526
	br label %b1, !dbg !526

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !526
	%37 = icmp slt i64 %36, %p1, !dbg !526
	br i1 %37, label %b2, label %b3, !dbg !526

b2:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !527
	%39 = sext i32 %0 to i64, !dbg !525
	%40 = trunc i64 %p4 to i32, !dbg !525
	%41 = icmp uge i64 %36, %p3, !dbg !527
	%42 = icmp uge i64 %p4, %39, !dbg !525
	%43 = or i1 %41, %42, !dbg !525
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !525, !prof !27

b2_ok1:
	%44 = bitcast i16* %38 to i8*, !dbg !525
	%45 = call zeroext i16 @gpuc_g_thread_16(i8* %44, i32 %40), !dbg !525
	%46 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !528
	store i16 %45, i16* %46, align 2, !dbg !528
	%47 = add i64 %36, %35, !dbg !526
	br label %b1, !dbg !526

b3:
	ret void, !dbg !524

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !527
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !527

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !527
	ret void, !dbg !527

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !525
	ret void, !dbg !525
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !529 {
entry:
	br label %b0, !dbg !530

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !533
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !534, !range !11
	%2 = sext i32 %1 to i64, !dbg !534
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !534, !range !28
	%4 = sext i32 %3 to i64, !dbg !534
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !534, !range !28
	%6 = sext i32 %5 to i64, !dbg !534
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !534, !range !81
	%8 = sext i32 %7 to i64, !dbg !534
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !534, !range !82
	%10 = sext i32 %9 to i64, !dbg !534
	%11 = mul i64 %10, %6, !dbg !534
	%12 = add i64 %4, %11, !dbg !534
	%13 = mul i64 %8, %12, !dbg !534
	%14 = add i64 %2, %13, !dbg !534
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !534, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !534, !range !20
	%17 = mul i32 %15, %16, !dbg !534
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !534, !range !72
	%19 = mul i32 %17, %18, !dbg !534
	%20 = sext i32 %19 to i64, !dbg !534
	%21 = mul i64 %14, %20, !dbg !534
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !534, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !534, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !534, !range !19
	%25 = mul i32 %16, %24, !dbg !534
	%26 = add i32 %23, %25, !dbg !534
	%27 = mul i32 %15, %26, !dbg !534
	%28 = add i32 %22, %27, !dbg !534
	%29 = sext i32 %28 to i64, !dbg !534
	%30 = add i64 %21, %29, !dbg !534
	%31 = mul i64 %8, %10, !dbg !534
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !534, !range !82
	%33 = sext i32 %32 to i64, !dbg !534
	%34 = mul i64 %31, %33, !dbg !534
	%35 = mul i64 %34, %20, !dbg !534
	br label %b1, !dbg !534

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok2 ], !dbg !534
	%37 = icmp slt i64 %36, %p3, !dbg !534
	br i1 %37, label %b2, label %b3, !dbg !534

b2:
	%38 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !535
	%39 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !536
	%40 = icmp uge i64 %36, %p1, !dbg !535
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !535, !prof !27

b2_ok1:
	%41 = load i16, i16* %39, align 2, !dbg !536
	%42 = sext i32 %0 to i64, !dbg !533
	%43 = trunc i64 %p4 to i32, !dbg !533
	%44 = icmp uge i64 %p4, %42, !dbg !533
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !533, !prof !27

b2_ok2:
	%45 = bitcast i16* %38 to i8*, !dbg !533
	call void @gpuc_p_thread_16(i8* %45, i16 zeroext %41, i32 %43), !dbg !533
	%46 = add i64 %36, %35, !dbg !534
	br label %b1, !dbg !534

b3:
	ret void, !dbg !532

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !535
	ret void, !dbg !535

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !533
	ret void, !dbg !533
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !537 {
entry:
	br label %b0, !dbg !538

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !541
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !542, !range !11
	%2 = sext i32 %1 to i64, !dbg !542
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !542, !range !28
	%4 = sext i32 %3 to i64, !dbg !542
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !542, !range !28
	%6 = sext i32 %5 to i64, !dbg !542
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !542, !range !81
	%8 = sext i32 %7 to i64, !dbg !542
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !542, !range !82
	%10 = sext i32 %9 to i64, !dbg !542
	%11 = mul i64 %10, %6, !dbg !542
	%12 = add i64 %4, %11, !dbg !542
	%13 = mul i64 %8, %12, !dbg !542
	%14 = add i64 %2, %13, !dbg !542
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !542, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !542, !range !20
	%17 = mul i32 %15, %16, !dbg !542
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !542, !range !72
	%19 = mul i32 %17, %18, !dbg !542
	%20 = sext i32 %19 to i64, !dbg !542
	%21 = mul i64 %14, %20, !dbg !542
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !542, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !542, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !542, !range !19
	%25 = mul i32 %16, %24, !dbg !542
	%26 = add i32 %23, %25, !dbg !542
	%27 = mul i32 %15, %26, !dbg !542
	%28 = add i32 %22, %27, !dbg !542
	%29 = sext i32 %28 to i64, !dbg !542
	%30 = add i64 %21, %29, !dbg !542
	%31 = mul i64 %8, %10, !dbg !542
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !542, !range !82
	%33 = sext i32 %32 to i64, !dbg !542
	%34 = mul i64 %31, %33, !dbg !542
	%35 = mul i64 %34, %20, !dbg !542
	br label %b1, !dbg !542

b1:
	%36 = phi i64 [ %30, %b0 ], [ %47, %b2_ok1 ], !dbg !542
	%37 = icmp slt i64 %36, %p1, !dbg !542
	br i1 %37, label %b2, label %b3, !dbg !542

b2:
	%38 = getelementptr inbounds i16, i16* %p2, i64 %36, !dbg !543
	%39 = sext i32 %0 to i64, !dbg !541
	%40 = trunc i64 %p4 to i32, !dbg !541
	%41 = icmp uge i64 %36, %p3, !dbg !543
	%42 = icmp uge i64 %p4, %39, !dbg !541
	%43 = or i1 %41, %42, !dbg !541
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !541, !prof !27

b2_ok1:
	%44 = bitcast i16* %38 to i8*, !dbg !541
	%45 = call zeroext i16 @gpuc_g_thread_16(i8* %44, i32 %40), !dbg !541
	%46 = getelementptr inbounds i16, i16* %p0, i64 %36, !dbg !544
	store i16 %45, i16* %46, align 2, !dbg !544
	%47 = add i64 %36, %35, !dbg !542
	br label %b1, !dbg !542

b3:
	ret void, !dbg !540

b2_fail1:
	%48 = icmp uge i64 %36, %p3, !dbg !543
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !543

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !543
	ret void, !dbg !543

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !541
	ret void, !dbg !541
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !545 {
entry:
	br label %b0, !dbg !546

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !549
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !550, !range !11
	%2 = sext i32 %1 to i64, !dbg !550
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !550, !range !28
	%4 = sext i32 %3 to i64, !dbg !550
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !550, !range !28
	%6 = sext i32 %5 to i64, !dbg !550
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !550, !range !81
	%8 = sext i32 %7 to i64, !dbg !550
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !550, !range !82
	%10 = sext i32 %9 to i64, !dbg !550
	%11 = mul i64 %10, %6, !dbg !550
	%12 = add i64 %4, %11, !dbg !550
	%13 = mul i64 %8, %12, !dbg !550
	%14 = add i64 %2, %13, !dbg !550
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !550, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !550, !range !20
	%17 = mul i32 %15, %16, !dbg !550
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !550, !range !72
	%19 = mul i32 %17, %18, !dbg !550
	%20 = sext i32 %19 to i64, !dbg !550
	%21 = mul i64 %14, %20, !dbg !550
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !550, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !550, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !550, !range !19
	%25 = mul i32 %16, %24, !dbg !550
	%26 = add i32 %23, %25, !dbg !550
	%27 = mul i32 %15, %26, !dbg !550
	%28 = add i32 %22, %27, !dbg !550
	%29 = sext i32 %28 to i64, !dbg !550
	%30 = add i64 %21, %29, !dbg !550
	%31 = mul i64 %8, %10, !dbg !550
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !550, !range !82
	%33 = sext i32 %32 to i64, !dbg !550
	%34 = mul i64 %31, %33, !dbg !550
	%35 = mul i64 %34, %20, !dbg !550
	br label %b1, !dbg !550

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2_ok2 ], !dbg !550
	%37 = icmp slt i64 %36, %p3, !dbg !550
	br i1 %37, label %b2, label %b3, !dbg !550

b2:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !551
	%39 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !552
	%40 = icmp uge i64 %36, %p1, !dbg !551
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !551, !prof !27

b2_ok1:
	%41 = load i8, i8* %39, align 1, !dbg !552
	%42 = sext i32 %0 to i64, !dbg !549
	%43 = trunc i64 %p4 to i32, !dbg !549
	%44 = icmp uge i64 %p4, %42, !dbg !549
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !549, !prof !27

b2_ok2:
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %41, i32 %43), !dbg !549
	%45 = add i64 %36, %35, !dbg !550
	br label %b1, !dbg !550

b3:
	ret void, !dbg !548

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !551
	ret void, !dbg !551

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !549
	ret void, !dbg !549
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !553 {
entry:
	br label %b0, !dbg !554

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !557
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !558, !range !11
	%2 = sext i32 %1 to i64, !dbg !558
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !558, !range !28
	%4 = sext i32 %3 to i64, !dbg !558
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !558, !range !28
	%6 = sext i32 %5 to i64, !dbg !558
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !558, !range !81
	%8 = sext i32 %7 to i64, !dbg !558
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !558, !range !82
	%10 = sext i32 %9 to i64, !dbg !558
	%11 = mul i64 %10, %6, !dbg !558
	%12 = add i64 %4, %11, !dbg !558
	%13 = mul i64 %8, %12, !dbg !558
	%14 = add i64 %2, %13, !dbg !558
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !558, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !558, !range !20
	%17 = mul i32 %15, %16, !dbg !558
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !558, !range !72
	%19 = mul i32 %17, %18, !dbg !558
	%20 = sext i32 %19 to i64, !dbg !558
	%21 = mul i64 %14, %20, !dbg !558
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !558, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !558, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !558, !range !19
	%25 = mul i32 %16, %24, !dbg !558
	%26 = add i32 %23, %25, !dbg !558
	%27 = mul i32 %15, %26, !dbg !558
	%28 = add i32 %22, %27, !dbg !558
	%29 = sext i32 %28 to i64, !dbg !558
	%30 = add i64 %21, %29, !dbg !558
	%31 = mul i64 %8, %10, !dbg !558
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !558, !range !82
	%33 = sext i32 %32 to i64, !dbg !558
	%34 = mul i64 %31, %33, !dbg !558
	%35 = mul i64 %34, %20, !dbg !558
	br label %b1, !dbg !558

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok1 ], !dbg !558
	%37 = icmp slt i64 %36, %p1, !dbg !558
	br i1 %37, label %b2, label %b3, !dbg !558

b2:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !559
	%39 = sext i32 %0 to i64, !dbg !557
	%40 = trunc i64 %p4 to i32, !dbg !557
	%41 = icmp uge i64 %36, %p3, !dbg !559
	%42 = icmp uge i64 %p4, %39, !dbg !557
	%43 = or i1 %41, %42, !dbg !557
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !557, !prof !27

b2_ok1:
	%44 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %40), !dbg !557
	%45 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !560
	store i8 %44, i8* %45, align 1, !dbg !560
	%46 = add i64 %36, %35, !dbg !558
	br label %b1, !dbg !558

b3:
	ret void, !dbg !556

b2_fail1:
	%47 = icmp uge i64 %36, %p3, !dbg !559
	br i1 %47, label %b2_fail2, label %b2_ok2, !dbg !559

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !559
	ret void, !dbg !559

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !557
	ret void, !dbg !557
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !561 {
entry:
	br label %b0, !dbg !562

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !565
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !566, !range !11
	%2 = sext i32 %1 to i64, !dbg !566
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !566, !range !28
	%4 = sext i32 %3 to i64, !dbg !566
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !566, !range !28
	%6 = sext i32 %5 to i64, !dbg !566
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !566, !range !81
	%8 = sext i32 %7 to i64, !dbg !566
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !566, !range !82
	%10 = sext i32 %9 to i64, !dbg !566
	%11 = mul i64 %10, %6, !dbg !566
	%12 = add i64 %4, %11, !dbg !566
	%13 = mul i64 %8, %12, !dbg !566
	%14 = add i64 %2, %13, !dbg !566
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !566, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !566, !range !20
	%17 = mul i32 %15, %16, !dbg !566
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !566, !range !72
	%19 = mul i32 %17, %18, !dbg !566
	%20 = sext i32 %19 to i64, !dbg !566
	%21 = mul i64 %14, %20, !dbg !566
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !566, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !566, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !566, !range !19
	%25 = mul i32 %16, %24, !dbg !566
	%26 = add i32 %23, %25, !dbg !566
	%27 = mul i32 %15, %26, !dbg !566
	%28 = add i32 %22, %27, !dbg !566
	%29 = sext i32 %28 to i64, !dbg !566
	%30 = add i64 %21, %29, !dbg !566
	%31 = mul i64 %8, %10, !dbg !566
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !566, !range !82
	%33 = sext i32 %32 to i64, !dbg !566
	%34 = mul i64 %31, %33, !dbg !566
	%35 = mul i64 %34, %20, !dbg !566
	br label %b1, !dbg !566

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2_ok2 ], !dbg !566
	%37 = icmp slt i64 %36, %p3, !dbg !566
	br i1 %37, label %b2, label %b3, !dbg !566

b2:
	%38 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !567
	%39 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !568
	%40 = icmp uge i64 %36, %p1, !dbg !567
	br i1 %40, label %b2_fail1, label %b2_ok1, !dbg !567, !prof !27

b2_ok1:
	%41 = load i8, i8* %39, align 1, !dbg !568
	%42 = sext i32 %0 to i64, !dbg !565
	%43 = trunc i64 %p4 to i32, !dbg !565
	%44 = icmp uge i64 %p4, %42, !dbg !565
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !565, !prof !27

b2_ok2:
	call void @gpuc_p_thread_8(i8* %38, i8 zeroext %41, i32 %43), !dbg !565
	%45 = add i64 %36, %35, !dbg !566
	br label %b1, !dbg !566

b3:
	ret void, !dbg !564

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %36, i64 %p1), !dbg !567
	ret void, !dbg !567

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %42), !dbg !565
	ret void, !dbg !565
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !569 {
entry:
	br label %b0, !dbg !570

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !573
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !574, !range !11
	%2 = sext i32 %1 to i64, !dbg !574
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !574, !range !28
	%4 = sext i32 %3 to i64, !dbg !574
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !574, !range !28
	%6 = sext i32 %5 to i64, !dbg !574
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !574, !range !81
	%8 = sext i32 %7 to i64, !dbg !574
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !574, !range !82
	%10 = sext i32 %9 to i64, !dbg !574
	%11 = mul i64 %10, %6, !dbg !574
	%12 = add i64 %4, %11, !dbg !574
	%13 = mul i64 %8, %12, !dbg !574
	%14 = add i64 %2, %13, !dbg !574
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !574, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !574, !range !20
	%17 = mul i32 %15, %16, !dbg !574
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !574, !range !72
	%19 = mul i32 %17, %18, !dbg !574
	%20 = sext i32 %19 to i64, !dbg !574
	%21 = mul i64 %14, %20, !dbg !574
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !574, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !574, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !574, !range !19
	%25 = mul i32 %16, %24, !dbg !574
	%26 = add i32 %23, %25, !dbg !574
	%27 = mul i32 %15, %26, !dbg !574
	%28 = add i32 %22, %27, !dbg !574
	%29 = sext i32 %28 to i64, !dbg !574
	%30 = add i64 %21, %29, !dbg !574
	%31 = mul i64 %8, %10, !dbg !574
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !574, !range !82
	%33 = sext i32 %32 to i64, !dbg !574
	%34 = mul i64 %31, %33, !dbg !574
	%35 = mul i64 %34, %20, !dbg !574
	br label %b1, !dbg !574

b1:
	%36 = phi i64 [ %30, %b0 ], [ %46, %b2_ok1 ], !dbg !574
	%37 = icmp slt i64 %36, %p1, !dbg !574
	br i1 %37, label %b2, label %b3, !dbg !574

b2:
	%38 = getelementptr inbounds i8, i8* %p2, i64 %36, !dbg !575
	%39 = sext i32 %0 to i64, !dbg !573
	%40 = trunc i64 %p4 to i32, !dbg !573
	%41 = icmp uge i64 %36, %p3, !dbg !575
	%42 = icmp uge i64 %p4, %39, !dbg !573
	%43 = or i1 %41, %42, !dbg !573
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !573, !prof !27

b2_ok1:
	%44 = call zeroext i8 @gpuc_g_thread_8(i8* %38, i32 %40), !dbg !573
	%45 = getelementptr inbounds i8, i8* %p0, i64 %36, !dbg !576
	store i8 %44, i8* %45, align 1, !dbg !576
	%46 = add i64 %36, %35, !dbg !574
	br label %b1, !dbg !574

b3:
	ret void, !dbg !572

b2_fail1:
	%47 = icmp uge i64 %36, %p3, !dbg !575
	br i1 %47, label %b2_fail2, label %b2_ok2, !dbg !575

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %36, i64 %p3), !dbg !575
	ret void, !dbg !575

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %39), !dbg !573
	ret void, !dbg !573
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

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare i32 @gpuc_translate_pe_thread(i32 %a0, i32 %a1, i32 %a2) nounwind

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_get_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

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
!nvvm.annotations = !{!577, !578, !579, !580, !581, !582, !583, !584, !585, !586, !587, !588, !589, !590, !591, !592, !593, !594, !595, !596, !597, !598, !599, !600, !601, !602, !603, !604, !605, !606, !607, !608, !609, !610, !611, !612, !613, !614, !615, !616, !617, !618, !619, !620, !621, !622, !623}
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
!103 = distinct !DISubprogram(name: "Translate", scope: !75, file: !75, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!104 = !DILocation(line: 27, column: 6, scope: !103)
!105 = !DILocation(line: 28, column: 32, scope: !103)
!106 = !DILocation(line: 29, column: 40, scope: !103)
!107 = !DILocation(line: 29, column: 29, scope: !103)
!108 = !DILocation(line: 29, column: 6, scope: !103)
!109 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!110 = distinct !DISubprogram(name: "ReuseSource", scope: !109, file: !109, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!111 = !DILocation(line: 28, column: 6, scope: !110)
!112 = !DILocation(line: 29, column: 11, scope: !110)
!113 = !DILocation(line: 30, column: 16, scope: !110)
!114 = !DILocation(line: 32, column: 33, scope: !110)
!115 = !DILocation(line: 33, column: 8, scope: !110)
!116 = distinct !DISubprogram(name: "GetThenUse", scope: !109, file: !109, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!117 = !DILocation(line: 41, column: 6, scope: !116)
!118 = !DILocation(line: 45, column: 11, scope: !116)
!119 = !DILocation(line: 42, column: 18, scope: !116)
!120 = !DILocation(line: 42, column: 21, scope: !116)
!121 = !DILocation(line: 43, column: 3, scope: !116)
!122 = !DILocation(line: 46, column: 20, scope: !116)
!123 = !DILocation(line: 48, column: 8, scope: !116)
!124 = !DILocation(line: 48, column: 3, scope: !116)
!125 = distinct !DISubprogram(name: "PutParts", scope: !109, file: !109, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!126 = !DILocation(line: 55, column: 6, scope: !125)
!127 = !DILocation(line: 59, column: 15, scope: !125)
!128 = !DILocation(line: 56, column: 44, scope: !125)
!129 = !DILocation(line: 56, column: 51, scope: !125)
!130 = !DILocation(line: 56, column: 56, scope: !125)
!131 = !DILocation(line: 56, column: 32, scope: !125)
!132 = !DILocation(line: 57, column: 11, scope: !125)
!133 = !DILocation(line: 58, column: 15, scope: !125)
!134 = !DILocation(line: 58, column: 12, scope: !125)
!135 = !DILocation(line: 59, column: 28, scope: !125)
!136 = !DILocation(line: 59, column: 47, scope: !125)
!137 = !DILocation(line: 61, column: 13, scope: !125)
!138 = distinct !DISubprogram(name: "StoreMeters", scope: !109, file: !109, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!139 = !DILocation(line: 70, column: 6, scope: !138)
!140 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!141 = !DILocation(line: 70, column: 76, scope: !138)
!142 = !DILocation(line: 12, column: 10, scope: !140, inlinedAt: !141)
!143 = !DILocation(line: 11, column: 32, scope: !140, inlinedAt: !141)
!144 = !DILocation(line: 12, column: 20, scope: !140, inlinedAt: !141)
!145 = !DILocation(line: 12, column: 30, scope: !140, inlinedAt: !141)
!146 = distinct !DISubprogram(name: "LoadMeters", scope: !109, file: !109, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!147 = !DILocation(line: 75, column: 6, scope: !146)
!148 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!149 = !DILocation(line: 75, column: 74, scope: !146)
!150 = !DILocation(line: 20, column: 21, scope: !148, inlinedAt: !149)
!151 = !DILocation(line: 19, column: 32, scope: !148, inlinedAt: !149)
!152 = !DILocation(line: 20, column: 31, scope: !148, inlinedAt: !149)
!153 = !DILocation(line: 20, column: 8, scope: !148, inlinedAt: !149)
!154 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!155 = distinct !DISubprogram(name: "Compare", scope: !154, file: !154, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!156 = !DILocation(line: 13, column: 6, scope: !155)
!157 = !DILocation(line: 17, column: 22, scope: !155)
!158 = !DILocation(line: 17, column: 45, scope: !155)
!159 = !DILocation(line: 14, column: 18, scope: !155)
!160 = !DILocation(line: 14, column: 21, scope: !155)
!161 = !DILocation(line: 15, column: 3, scope: !155)
!162 = !DILocation(line: 17, column: 26, scope: !155)
!163 = !DILocation(line: 17, column: 31, scope: !155)
!164 = !DILocation(line: 18, column: 27, scope: !155)
!165 = !DILocation(line: 18, column: 16, scope: !155)
!166 = !DILocation(line: 19, column: 27, scope: !155)
!167 = !DILocation(line: 19, column: 16, scope: !155)
!168 = !DILocation(line: 20, column: 27, scope: !155)
!169 = !DILocation(line: 20, column: 16, scope: !155)
!170 = !DILocation(line: 21, column: 27, scope: !155)
!171 = !DILocation(line: 21, column: 16, scope: !155)
!172 = !DILocation(line: 22, column: 27, scope: !155)
!173 = !DILocation(line: 22, column: 16, scope: !155)
!174 = !DILocation(line: 23, column: 27, scope: !155)
!175 = !DILocation(line: 23, column: 16, scope: !155)
!176 = !DILocation(line: 24, column: 32, scope: !155)
!177 = !DILocation(line: 24, column: 5, scope: !155)
!178 = !DILocation(line: 25, column: 32, scope: !155)
!179 = !DILocation(line: 25, column: 5, scope: !155)
!180 = !DILocation(line: 26, column: 32, scope: !155)
!181 = !DILocation(line: 26, column: 5, scope: !155)
!182 = !DILocation(line: 27, column: 32, scope: !155)
!183 = !DILocation(line: 27, column: 5, scope: !155)
!184 = !DILocation(line: 28, column: 32, scope: !155)
!185 = !DILocation(line: 28, column: 5, scope: !155)
!186 = !DILocation(line: 29, column: 32, scope: !155)
!187 = !DILocation(line: 29, column: 5, scope: !155)
!188 = !DILocation(line: 30, column: 25, scope: !155)
!189 = !DILocation(line: 31, column: 8, scope: !155)
!190 = !DILocation(line: 31, column: 42, scope: !155)
!191 = !DILocation(line: 31, column: 31, scope: !155)
!192 = !DILocation(line: 31, column: 6, scope: !155)
!193 = distinct !DISubprogram(name: "Count", scope: !154, file: !154, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!194 = !DILocation(line: 39, column: 6, scope: !193)
!195 = !DILocation(line: 41, column: 17, scope: !193)
!196 = !DILocation(line: 40, column: 30, scope: !193)
!197 = !DILocation(line: 41, column: 46, scope: !193)
!198 = !DILocation(line: 41, column: 48, scope: !193)
!199 = !DILocation(line: 41, column: 32, scope: !193)
!200 = !DILocation(line: 43, column: 46, scope: !193)
!201 = !DILocation(line: 43, column: 5, scope: !193)
!202 = distinct !DISubprogram(name: "Flags", scope: !154, file: !154, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!203 = !DILocation(line: 49, column: 6, scope: !202)
!204 = !DILocation(line: 51, column: 19, scope: !202)
!205 = !DILocation(line: 52, column: 17, scope: !202)
!206 = !DILocation(line: 50, column: 46, scope: !202)
!207 = !DILocation(line: 50, column: 33, scope: !202)
!208 = !DILocation(line: 52, column: 28, scope: !202)
!209 = !DILocation(line: 52, column: 40, scope: !202)
!210 = !DILocation(line: 52, column: 44, scope: !202)
!211 = !DILocation(line: 54, column: 33, scope: !202)
!212 = !DILocation(line: 55, column: 35, scope: !202)
!213 = !DILocation(line: 55, column: 60, scope: !202)
!214 = !DILocation(line: 55, column: 64, scope: !202)
!215 = !DILocation(line: 55, column: 24, scope: !202)
!216 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!217 = distinct !DISubprogram(name: "SyncedThread", scope: !216, file: !216, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!218 = !DILocation(line: 21, column: 6, scope: !217)
!219 = distinct !DISubprogram(name: "meet", scope: !216, file: !216, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!220 = !DILocation(line: 23, column: 7, scope: !217)
!221 = !DILocation(line: 46, column: 39, scope: !219, inlinedAt: !220)
!222 = !DILocation(line: 46, column: 58, scope: !219, inlinedAt: !220)
!223 = !DILocation(line: 22, column: 18, scope: !217)
!224 = !DILocation(line: 22, column: 21, scope: !217)
!225 = !DILocation(line: 46, column: 42, scope: !219, inlinedAt: !220)
!226 = !DILocation(line: 46, column: 45, scope: !219, inlinedAt: !220)
!227 = !DILocation(line: 46, column: 14, scope: !219, inlinedAt: !220)
!228 = !DILocation(line: 48, column: 7, scope: !219, inlinedAt: !220)
!229 = !DILocation(line: 49, column: 16, scope: !219, inlinedAt: !220)
!230 = !DILocation(line: 50, column: 7, scope: !219, inlinedAt: !220)
!231 = !DILocation(line: 51, column: 19, scope: !219, inlinedAt: !220)
!232 = !DILocation(line: 52, column: 7, scope: !219, inlinedAt: !220)
!233 = !DILocation(line: 53, column: 14, scope: !219, inlinedAt: !220)
!234 = !DILocation(line: 54, column: 13, scope: !219, inlinedAt: !220)
!235 = !DILocation(line: 55, column: 7, scope: !219, inlinedAt: !220)
!236 = !DILocation(line: 56, column: 14, scope: !219, inlinedAt: !220)
!237 = !DILocation(line: 57, column: 16, scope: !219, inlinedAt: !220)
!238 = !DILocation(line: 60, column: 6, scope: !219, inlinedAt: !220)
!239 = !DILocation(line: 60, column: 19, scope: !219, inlinedAt: !220)
!240 = !DILocation(line: 61, column: 17, scope: !219, inlinedAt: !220)
!241 = !DILocation(line: 61, column: 6, scope: !219, inlinedAt: !220)
!242 = !DILocation(line: 60, column: 31, scope: !219, inlinedAt: !220)
!243 = distinct !DISubprogram(name: "SyncedWarp", scope: !216, file: !216, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!244 = !DILocation(line: 30, column: 6, scope: !243)
!245 = distinct !DISubprogram(name: "meet", scope: !216, file: !216, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!246 = !DILocation(line: 32, column: 7, scope: !243)
!247 = !DILocation(line: 46, column: 39, scope: !245, inlinedAt: !246)
!248 = !DILocation(line: 46, column: 58, scope: !245, inlinedAt: !246)
!249 = !DILocation(line: 31, column: 18, scope: !243)
!250 = !DILocation(line: 31, column: 20, scope: !243)
!251 = !DILocation(line: 31, column: 24, scope: !243)
!252 = !DILocation(line: 32, column: 39, scope: !243)
!253 = !DILocation(line: 32, column: 56, scope: !243)
!254 = !DILocation(line: 46, column: 42, scope: !245, inlinedAt: !246)
!255 = !DILocation(line: 46, column: 45, scope: !245, inlinedAt: !246)
!256 = !DILocation(line: 46, column: 14, scope: !245, inlinedAt: !246)
!257 = !DILocation(line: 48, column: 7, scope: !245, inlinedAt: !246)
!258 = !DILocation(line: 49, column: 16, scope: !245, inlinedAt: !246)
!259 = !DILocation(line: 50, column: 7, scope: !245, inlinedAt: !246)
!260 = !DILocation(line: 51, column: 19, scope: !245, inlinedAt: !246)
!261 = !DILocation(line: 52, column: 7, scope: !245, inlinedAt: !246)
!262 = !DILocation(line: 53, column: 14, scope: !245, inlinedAt: !246)
!263 = !DILocation(line: 54, column: 13, scope: !245, inlinedAt: !246)
!264 = !DILocation(line: 55, column: 7, scope: !245, inlinedAt: !246)
!265 = !DILocation(line: 56, column: 14, scope: !245, inlinedAt: !246)
!266 = !DILocation(line: 57, column: 16, scope: !245, inlinedAt: !246)
!267 = !DILocation(line: 60, column: 6, scope: !245, inlinedAt: !246)
!268 = !DILocation(line: 60, column: 19, scope: !245, inlinedAt: !246)
!269 = !DILocation(line: 61, column: 17, scope: !245, inlinedAt: !246)
!270 = !DILocation(line: 61, column: 6, scope: !245, inlinedAt: !246)
!271 = !DILocation(line: 60, column: 31, scope: !245, inlinedAt: !246)
!272 = distinct !DISubprogram(name: "SyncedBlock", scope: !216, file: !216, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!273 = !DILocation(line: 39, column: 6, scope: !272)
!274 = distinct !DISubprogram(name: "meet", scope: !216, file: !216, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!275 = !DILocation(line: 41, column: 7, scope: !272)
!276 = !DILocation(line: 46, column: 39, scope: !274, inlinedAt: !275)
!277 = !DILocation(line: 46, column: 58, scope: !274, inlinedAt: !275)
!278 = !DILocation(line: 40, column: 15, scope: !272)
!279 = !DILocation(line: 40, column: 20, scope: !272)
!280 = !DILocation(line: 41, column: 41, scope: !272)
!281 = !DILocation(line: 41, column: 59, scope: !272)
!282 = !DILocation(line: 46, column: 42, scope: !274, inlinedAt: !275)
!283 = !DILocation(line: 46, column: 45, scope: !274, inlinedAt: !275)
!284 = !DILocation(line: 46, column: 14, scope: !274, inlinedAt: !275)
!285 = !DILocation(line: 48, column: 7, scope: !274, inlinedAt: !275)
!286 = !DILocation(line: 49, column: 16, scope: !274, inlinedAt: !275)
!287 = !DILocation(line: 50, column: 7, scope: !274, inlinedAt: !275)
!288 = !DILocation(line: 51, column: 19, scope: !274, inlinedAt: !275)
!289 = !DILocation(line: 52, column: 7, scope: !274, inlinedAt: !275)
!290 = !DILocation(line: 53, column: 14, scope: !274, inlinedAt: !275)
!291 = !DILocation(line: 54, column: 13, scope: !274, inlinedAt: !275)
!292 = !DILocation(line: 55, column: 7, scope: !274, inlinedAt: !275)
!293 = !DILocation(line: 56, column: 14, scope: !274, inlinedAt: !275)
!294 = !DILocation(line: 57, column: 16, scope: !274, inlinedAt: !275)
!295 = !DILocation(line: 60, column: 6, scope: !274, inlinedAt: !275)
!296 = !DILocation(line: 60, column: 19, scope: !274, inlinedAt: !275)
!297 = !DILocation(line: 61, column: 17, scope: !274, inlinedAt: !275)
!298 = !DILocation(line: 61, column: 6, scope: !274, inlinedAt: !275)
!299 = !DILocation(line: 60, column: 31, scope: !274, inlinedAt: !275)
!300 = distinct !DISubprogram(name: "Rounds", scope: !216, file: !216, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!301 = !DILocation(line: 69, column: 6, scope: !300)
!302 = !DILocation(line: 73, column: 11, scope: !300)
!303 = !DILocation(line: 70, column: 21, scope: !300)
!304 = !DILocation(line: 70, column: 38, scope: !300)
!305 = !DILocation(line: 72, column: 20, scope: !300)
!306 = !DILocation(line: 72, column: 23, scope: !300)
!307 = !DILocation(line: 73, column: 22, scope: !300)
!308 = !DILocation(line: 73, column: 35, scope: !300)
!309 = !DILocation(line: 73, column: 33, scope: !300)
!310 = !DILocation(line: 73, column: 43, scope: !300)
!311 = !DILocation(line: 73, column: 46, scope: !300)
!312 = !DILocation(line: 75, column: 19, scope: !300)
!313 = !DILocation(line: 76, column: 18, scope: !300)
!314 = !DILocation(line: 76, column: 33, scope: !300)
!315 = !DILocation(line: 76, column: 31, scope: !300)
!316 = !DILocation(line: 76, column: 22, scope: !300)
!317 = !DILocation(line: 77, column: 27, scope: !300)
!318 = !DILocation(line: 77, column: 17, scope: !300)
!319 = !DILocation(line: 79, column: 16, scope: !300)
!320 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!321 = distinct !DISubprogram(name: "StoreInt8", scope: !320, file: !320, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!322 = !DILocation(line: 13, column: 6, scope: !321)
!323 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!324 = !DILocation(line: 13, column: 72, scope: !321)
!325 = !DILocation(line: 12, column: 10, scope: !323, inlinedAt: !324)
!326 = !DILocation(line: 11, column: 32, scope: !323, inlinedAt: !324)
!327 = !DILocation(line: 12, column: 20, scope: !323, inlinedAt: !324)
!328 = !DILocation(line: 12, column: 30, scope: !323, inlinedAt: !324)
!329 = distinct !DISubprogram(name: "LoadInt8", scope: !320, file: !320, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!330 = !DILocation(line: 18, column: 6, scope: !329)
!331 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!332 = !DILocation(line: 18, column: 70, scope: !329)
!333 = !DILocation(line: 20, column: 21, scope: !331, inlinedAt: !332)
!334 = !DILocation(line: 19, column: 32, scope: !331, inlinedAt: !332)
!335 = !DILocation(line: 20, column: 31, scope: !331, inlinedAt: !332)
!336 = !DILocation(line: 20, column: 8, scope: !331, inlinedAt: !332)
!337 = distinct !DISubprogram(name: "StoreInt16", scope: !320, file: !320, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!338 = !DILocation(line: 23, column: 6, scope: !337)
!339 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!340 = !DILocation(line: 23, column: 74, scope: !337)
!341 = !DILocation(line: 12, column: 10, scope: !339, inlinedAt: !340)
!342 = !DILocation(line: 11, column: 32, scope: !339, inlinedAt: !340)
!343 = !DILocation(line: 12, column: 20, scope: !339, inlinedAt: !340)
!344 = !DILocation(line: 12, column: 30, scope: !339, inlinedAt: !340)
!345 = distinct !DISubprogram(name: "LoadInt16", scope: !320, file: !320, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!346 = !DILocation(line: 28, column: 6, scope: !345)
!347 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!348 = !DILocation(line: 28, column: 72, scope: !345)
!349 = !DILocation(line: 20, column: 21, scope: !347, inlinedAt: !348)
!350 = !DILocation(line: 19, column: 32, scope: !347, inlinedAt: !348)
!351 = !DILocation(line: 20, column: 31, scope: !347, inlinedAt: !348)
!352 = !DILocation(line: 20, column: 8, scope: !347, inlinedAt: !348)
!353 = distinct !DISubprogram(name: "StoreInt32", scope: !320, file: !320, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!354 = !DILocation(line: 33, column: 6, scope: !353)
!355 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!356 = !DILocation(line: 33, column: 74, scope: !353)
!357 = !DILocation(line: 12, column: 10, scope: !355, inlinedAt: !356)
!358 = !DILocation(line: 11, column: 32, scope: !355, inlinedAt: !356)
!359 = !DILocation(line: 12, column: 20, scope: !355, inlinedAt: !356)
!360 = !DILocation(line: 12, column: 30, scope: !355, inlinedAt: !356)
!361 = distinct !DISubprogram(name: "LoadInt32", scope: !320, file: !320, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!362 = !DILocation(line: 38, column: 6, scope: !361)
!363 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!364 = !DILocation(line: 38, column: 72, scope: !361)
!365 = !DILocation(line: 20, column: 21, scope: !363, inlinedAt: !364)
!366 = !DILocation(line: 19, column: 32, scope: !363, inlinedAt: !364)
!367 = !DILocation(line: 20, column: 31, scope: !363, inlinedAt: !364)
!368 = !DILocation(line: 20, column: 8, scope: !363, inlinedAt: !364)
!369 = distinct !DISubprogram(name: "StoreInt64", scope: !320, file: !320, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!370 = !DILocation(line: 43, column: 6, scope: !369)
!371 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!372 = !DILocation(line: 43, column: 74, scope: !369)
!373 = !DILocation(line: 12, column: 10, scope: !371, inlinedAt: !372)
!374 = !DILocation(line: 11, column: 32, scope: !371, inlinedAt: !372)
!375 = !DILocation(line: 12, column: 20, scope: !371, inlinedAt: !372)
!376 = !DILocation(line: 12, column: 30, scope: !371, inlinedAt: !372)
!377 = distinct !DISubprogram(name: "LoadInt64", scope: !320, file: !320, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!378 = !DILocation(line: 48, column: 6, scope: !377)
!379 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!380 = !DILocation(line: 48, column: 72, scope: !377)
!381 = !DILocation(line: 20, column: 21, scope: !379, inlinedAt: !380)
!382 = !DILocation(line: 19, column: 32, scope: !379, inlinedAt: !380)
!383 = !DILocation(line: 20, column: 31, scope: !379, inlinedAt: !380)
!384 = !DILocation(line: 20, column: 8, scope: !379, inlinedAt: !380)
!385 = distinct !DISubprogram(name: "StoreInt", scope: !320, file: !320, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!386 = !DILocation(line: 53, column: 6, scope: !385)
!387 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!388 = !DILocation(line: 53, column: 70, scope: !385)
!389 = !DILocation(line: 12, column: 10, scope: !387, inlinedAt: !388)
!390 = !DILocation(line: 11, column: 32, scope: !387, inlinedAt: !388)
!391 = !DILocation(line: 12, column: 20, scope: !387, inlinedAt: !388)
!392 = !DILocation(line: 12, column: 30, scope: !387, inlinedAt: !388)
!393 = distinct !DISubprogram(name: "LoadInt", scope: !320, file: !320, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!394 = !DILocation(line: 58, column: 6, scope: !393)
!395 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!396 = !DILocation(line: 58, column: 68, scope: !393)
!397 = !DILocation(line: 20, column: 21, scope: !395, inlinedAt: !396)
!398 = !DILocation(line: 19, column: 32, scope: !395, inlinedAt: !396)
!399 = !DILocation(line: 20, column: 31, scope: !395, inlinedAt: !396)
!400 = !DILocation(line: 20, column: 8, scope: !395, inlinedAt: !396)
!401 = distinct !DISubprogram(name: "StoreUint8", scope: !320, file: !320, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!402 = !DILocation(line: 63, column: 6, scope: !401)
!403 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!404 = !DILocation(line: 63, column: 74, scope: !401)
!405 = !DILocation(line: 12, column: 10, scope: !403, inlinedAt: !404)
!406 = !DILocation(line: 11, column: 32, scope: !403, inlinedAt: !404)
!407 = !DILocation(line: 12, column: 20, scope: !403, inlinedAt: !404)
!408 = !DILocation(line: 12, column: 30, scope: !403, inlinedAt: !404)
!409 = distinct !DISubprogram(name: "LoadUint8", scope: !320, file: !320, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!410 = !DILocation(line: 68, column: 6, scope: !409)
!411 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!412 = !DILocation(line: 68, column: 72, scope: !409)
!413 = !DILocation(line: 20, column: 21, scope: !411, inlinedAt: !412)
!414 = !DILocation(line: 19, column: 32, scope: !411, inlinedAt: !412)
!415 = !DILocation(line: 20, column: 31, scope: !411, inlinedAt: !412)
!416 = !DILocation(line: 20, column: 8, scope: !411, inlinedAt: !412)
!417 = distinct !DISubprogram(name: "StoreUint16", scope: !320, file: !320, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!418 = !DILocation(line: 73, column: 6, scope: !417)
!419 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!420 = !DILocation(line: 73, column: 76, scope: !417)
!421 = !DILocation(line: 12, column: 10, scope: !419, inlinedAt: !420)
!422 = !DILocation(line: 11, column: 32, scope: !419, inlinedAt: !420)
!423 = !DILocation(line: 12, column: 20, scope: !419, inlinedAt: !420)
!424 = !DILocation(line: 12, column: 30, scope: !419, inlinedAt: !420)
!425 = distinct !DISubprogram(name: "LoadUint16", scope: !320, file: !320, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!426 = !DILocation(line: 78, column: 6, scope: !425)
!427 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!428 = !DILocation(line: 78, column: 74, scope: !425)
!429 = !DILocation(line: 20, column: 21, scope: !427, inlinedAt: !428)
!430 = !DILocation(line: 19, column: 32, scope: !427, inlinedAt: !428)
!431 = !DILocation(line: 20, column: 31, scope: !427, inlinedAt: !428)
!432 = !DILocation(line: 20, column: 8, scope: !427, inlinedAt: !428)
!433 = distinct !DISubprogram(name: "StoreUint32", scope: !320, file: !320, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!434 = !DILocation(line: 83, column: 6, scope: !433)
!435 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!436 = !DILocation(line: 83, column: 76, scope: !433)
!437 = !DILocation(line: 12, column: 10, scope: !435, inlinedAt: !436)
!438 = !DILocation(line: 11, column: 32, scope: !435, inlinedAt: !436)
!439 = !DILocation(line: 12, column: 20, scope: !435, inlinedAt: !436)
!440 = !DILocation(line: 12, column: 30, scope: !435, inlinedAt: !436)
!441 = distinct !DISubprogram(name: "LoadUint32", scope: !320, file: !320, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!442 = !DILocation(line: 88, column: 6, scope: !441)
!443 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!444 = !DILocation(line: 88, column: 74, scope: !441)
!445 = !DILocation(line: 20, column: 21, scope: !443, inlinedAt: !444)
!446 = !DILocation(line: 19, column: 32, scope: !443, inlinedAt: !444)
!447 = !DILocation(line: 20, column: 31, scope: !443, inlinedAt: !444)
!448 = !DILocation(line: 20, column: 8, scope: !443, inlinedAt: !444)
!449 = distinct !DISubprogram(name: "StoreUint64", scope: !320, file: !320, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!450 = !DILocation(line: 93, column: 6, scope: !449)
!451 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!452 = !DILocation(line: 93, column: 76, scope: !449)
!453 = !DILocation(line: 12, column: 10, scope: !451, inlinedAt: !452)
!454 = !DILocation(line: 11, column: 32, scope: !451, inlinedAt: !452)
!455 = !DILocation(line: 12, column: 20, scope: !451, inlinedAt: !452)
!456 = !DILocation(line: 12, column: 30, scope: !451, inlinedAt: !452)
!457 = distinct !DISubprogram(name: "LoadUint64", scope: !320, file: !320, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!458 = !DILocation(line: 98, column: 6, scope: !457)
!459 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!460 = !DILocation(line: 98, column: 74, scope: !457)
!461 = !DILocation(line: 20, column: 21, scope: !459, inlinedAt: !460)
!462 = !DILocation(line: 19, column: 32, scope: !459, inlinedAt: !460)
!463 = !DILocation(line: 20, column: 31, scope: !459, inlinedAt: !460)
!464 = !DILocation(line: 20, column: 8, scope: !459, inlinedAt: !460)
!465 = distinct !DISubprogram(name: "StoreUint", scope: !320, file: !320, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!466 = !DILocation(line: 103, column: 6, scope: !465)
!467 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!468 = !DILocation(line: 103, column: 72, scope: !465)
!469 = !DILocation(line: 12, column: 10, scope: !467, inlinedAt: !468)
!470 = !DILocation(line: 11, column: 32, scope: !467, inlinedAt: !468)
!471 = !DILocation(line: 12, column: 20, scope: !467, inlinedAt: !468)
!472 = !DILocation(line: 12, column: 30, scope: !467, inlinedAt: !468)
!473 = distinct !DISubprogram(name: "LoadUint", scope: !320, file: !320, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!474 = !DILocation(line: 108, column: 6, scope: !473)
!475 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!476 = !DILocation(line: 108, column: 70, scope: !473)
!477 = !DILocation(line: 20, column: 21, scope: !475, inlinedAt: !476)
!478 = !DILocation(line: 19, column: 32, scope: !475, inlinedAt: !476)
!479 = !DILocation(line: 20, column: 31, scope: !475, inlinedAt: !476)
!480 = !DILocation(line: 20, column: 8, scope: !475, inlinedAt: !476)
!481 = distinct !DISubprogram(name: "StoreFloat32", scope: !320, file: !320, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!482 = !DILocation(line: 113, column: 6, scope: !481)
!483 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!484 = !DILocation(line: 113, column: 78, scope: !481)
!485 = !DILocation(line: 12, column: 10, scope: !483, inlinedAt: !484)
!486 = !DILocation(line: 11, column: 32, scope: !483, inlinedAt: !484)
!487 = !DILocation(line: 12, column: 20, scope: !483, inlinedAt: !484)
!488 = !DILocation(line: 12, column: 30, scope: !483, inlinedAt: !484)
!489 = distinct !DISubprogram(name: "LoadFloat32", scope: !320, file: !320, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!490 = !DILocation(line: 118, column: 6, scope: !489)
!491 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!492 = !DILocation(line: 118, column: 76, scope: !489)
!493 = !DILocation(line: 20, column: 21, scope: !491, inlinedAt: !492)
!494 = !DILocation(line: 19, column: 32, scope: !491, inlinedAt: !492)
!495 = !DILocation(line: 20, column: 31, scope: !491, inlinedAt: !492)
!496 = !DILocation(line: 20, column: 8, scope: !491, inlinedAt: !492)
!497 = distinct !DISubprogram(name: "StoreFloat64", scope: !320, file: !320, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!498 = !DILocation(line: 123, column: 6, scope: !497)
!499 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!500 = !DILocation(line: 123, column: 78, scope: !497)
!501 = !DILocation(line: 12, column: 10, scope: !499, inlinedAt: !500)
!502 = !DILocation(line: 11, column: 32, scope: !499, inlinedAt: !500)
!503 = !DILocation(line: 12, column: 20, scope: !499, inlinedAt: !500)
!504 = !DILocation(line: 12, column: 30, scope: !499, inlinedAt: !500)
!505 = distinct !DISubprogram(name: "LoadFloat64", scope: !320, file: !320, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!506 = !DILocation(line: 128, column: 6, scope: !505)
!507 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!508 = !DILocation(line: 128, column: 76, scope: !505)
!509 = !DILocation(line: 20, column: 21, scope: !507, inlinedAt: !508)
!510 = !DILocation(line: 19, column: 32, scope: !507, inlinedAt: !508)
!511 = !DILocation(line: 20, column: 31, scope: !507, inlinedAt: !508)
!512 = !DILocation(line: 20, column: 8, scope: !507, inlinedAt: !508)
!513 = distinct !DISubprogram(name: "StoreFloat16", scope: !320, file: !320, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!514 = !DILocation(line: 133, column: 6, scope: !513)
!515 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!516 = !DILocation(line: 133, column: 82, scope: !513)
!517 = !DILocation(line: 12, column: 10, scope: !515, inlinedAt: !516)
!518 = !DILocation(line: 11, column: 32, scope: !515, inlinedAt: !516)
!519 = !DILocation(line: 12, column: 20, scope: !515, inlinedAt: !516)
!520 = !DILocation(line: 12, column: 30, scope: !515, inlinedAt: !516)
!521 = distinct !DISubprogram(name: "LoadFloat16", scope: !320, file: !320, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!522 = !DILocation(line: 138, column: 6, scope: !521)
!523 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!524 = !DILocation(line: 138, column: 80, scope: !521)
!525 = !DILocation(line: 20, column: 21, scope: !523, inlinedAt: !524)
!526 = !DILocation(line: 19, column: 32, scope: !523, inlinedAt: !524)
!527 = !DILocation(line: 20, column: 31, scope: !523, inlinedAt: !524)
!528 = !DILocation(line: 20, column: 8, scope: !523, inlinedAt: !524)
!529 = distinct !DISubprogram(name: "StoreBFloat16", scope: !320, file: !320, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!530 = !DILocation(line: 143, column: 6, scope: !529)
!531 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!532 = !DILocation(line: 143, column: 84, scope: !529)
!533 = !DILocation(line: 12, column: 10, scope: !531, inlinedAt: !532)
!534 = !DILocation(line: 11, column: 32, scope: !531, inlinedAt: !532)
!535 = !DILocation(line: 12, column: 20, scope: !531, inlinedAt: !532)
!536 = !DILocation(line: 12, column: 30, scope: !531, inlinedAt: !532)
!537 = distinct !DISubprogram(name: "LoadBFloat16", scope: !320, file: !320, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!538 = !DILocation(line: 148, column: 6, scope: !537)
!539 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!540 = !DILocation(line: 148, column: 82, scope: !537)
!541 = !DILocation(line: 20, column: 21, scope: !539, inlinedAt: !540)
!542 = !DILocation(line: 19, column: 32, scope: !539, inlinedAt: !540)
!543 = !DILocation(line: 20, column: 31, scope: !539, inlinedAt: !540)
!544 = !DILocation(line: 20, column: 8, scope: !539, inlinedAt: !540)
!545 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !320, file: !320, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!546 = !DILocation(line: 153, column: 6, scope: !545)
!547 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!548 = !DILocation(line: 154, column: 7, scope: !545)
!549 = !DILocation(line: 12, column: 10, scope: !547, inlinedAt: !548)
!550 = !DILocation(line: 11, column: 32, scope: !547, inlinedAt: !548)
!551 = !DILocation(line: 12, column: 20, scope: !547, inlinedAt: !548)
!552 = !DILocation(line: 12, column: 30, scope: !547, inlinedAt: !548)
!553 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !320, file: !320, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!554 = !DILocation(line: 160, column: 6, scope: !553)
!555 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!556 = !DILocation(line: 160, column: 86, scope: !553)
!557 = !DILocation(line: 20, column: 21, scope: !555, inlinedAt: !556)
!558 = !DILocation(line: 19, column: 32, scope: !555, inlinedAt: !556)
!559 = !DILocation(line: 20, column: 31, scope: !555, inlinedAt: !556)
!560 = !DILocation(line: 20, column: 8, scope: !555, inlinedAt: !556)
!561 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !320, file: !320, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!562 = !DILocation(line: 165, column: 6, scope: !561)
!563 = distinct !DISubprogram(name: "store", scope: !109, file: !109, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!564 = !DILocation(line: 166, column: 7, scope: !561)
!565 = !DILocation(line: 12, column: 10, scope: !563, inlinedAt: !564)
!566 = !DILocation(line: 11, column: 32, scope: !563, inlinedAt: !564)
!567 = !DILocation(line: 12, column: 20, scope: !563, inlinedAt: !564)
!568 = !DILocation(line: 12, column: 30, scope: !563, inlinedAt: !564)
!569 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !320, file: !320, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!570 = !DILocation(line: 172, column: 6, scope: !569)
!571 = distinct !DISubprogram(name: "load", scope: !109, file: !109, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!572 = !DILocation(line: 172, column: 86, scope: !569)
!573 = !DILocation(line: 20, column: 21, scope: !571, inlinedAt: !572)
!574 = !DILocation(line: 19, column: 32, scope: !571, inlinedAt: !572)
!575 = !DILocation(line: 20, column: 31, scope: !571, inlinedAt: !572)
!576 = !DILocation(line: 20, column: 8, scope: !571, inlinedAt: !572)
!577 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!578 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!579 = !{void (i32, i32, i64*, i64, i8*)* @Translate, !"kernel", i32 1}
!580 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!581 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!582 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!583 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!584 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!585 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!586 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!587 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!588 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!589 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!590 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!591 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!592 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!593 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!594 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!595 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!596 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!597 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!598 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!599 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!600 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!601 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!602 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!603 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!604 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!605 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!606 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!607 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!608 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!609 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!610 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!611 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!612 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!613 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!614 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!615 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!616 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!617 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!618 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!619 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!620 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!621 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!622 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!623 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
