target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [48 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32, i32, i64*, i64, i8*)* @Translate to i8*), i8* bitcast (void (i64*, i64, i8*)* @FirstOf0 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2 to i8*)], section "llvm.metadata"

define void @Ordered(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !7
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !7
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !7
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !8
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !9
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !10, !range !11
	%7 = sext i32 %6 to i64, !dbg !10
	%8 = icmp ne i64 %7, 0, !dbg !12
	br i1 %8, label %b1, label %b2, !dbg !12

b1:
	ret void, !dbg !13

b2:
	%9 = sext i32 %4 to i64, !dbg !8
	%10 = add i64 %9, 1, !dbg !14
	%11 = sext i32 %5 to i64, !dbg !9
	%12 = icmp eq i64 %11, -1, !dbg !15
	%13 = select i1 %12, i64 1, i64 %11, !dbg !15
	%14 = srem i64 %10, %13, !dbg !15
	%15 = icmp eq i64 %p1, 0, !dbg !16
	br i1 %15, label %b3, label %b9, !dbg !16

b3:
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17, !range !18
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !17, !range !18
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !17, !range !19
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !17, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !17, !range !20
	%21 = mul i32 %20, %18, !dbg !17
	%22 = add i32 %17, %21, !dbg !17
	%23 = mul i32 %19, %22, !dbg !17
	%24 = add i32 %16, %23, !dbg !17
	%25 = sext i32 %24 to i64, !dbg !17
	%26 = icmp eq i64 %25, 0, !dbg !21
	br i1 %26, label %b4, label %b22, !dbg !21

b4:
	%27 = sdiv i64 %p5, 2, !dbg !24
	%28 = mul i64 %27, 4, !dbg !26
	%29 = trunc i64 %14 to i32, !dbg !26
	%30 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !26
	%31 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !26
	%32 = icmp ugt i64 %27, %p3, !dbg !25
	br i1 %32, label %b4_fail1, label %b4_ok1, !dbg !25, !prof !27

b4_ok1:
	%33 = bitcast i32* %30 to i8*, !dbg !26
	%34 = bitcast i32* %31 to i8*, !dbg !26
	call void @gpuc_put_nbi_thread(i8* %33, i8* %34, i64 %28, i32 %29), !dbg !26
	%35 = sub i64 %p3, %27, !dbg !29
	%36 = sub i64 %p5, %27, !dbg !30
	%37 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %27, !dbg !29
	%38 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %27, !dbg !30
	%39 = mul i64 %36, 4, !dbg !31
	%40 = addrspacecast i32 addrspace(1)* %37 to i32*, !dbg !31
	%41 = addrspacecast i32 addrspace(1)* %38 to i32*, !dbg !31
	%42 = icmp ne i64 %35, %36, !dbg !31
	br i1 %42, label %b4_fail2, label %b4_ok2, !dbg !31, !prof !27

b4_ok2:
	%43 = bitcast i32* %40 to i8*, !dbg !31
	%44 = bitcast i32* %41 to i8*, !dbg !31
	call void @gpuc_put_nbi_thread(i8* %43, i8* %44, i64 %39, i32 %29), !dbg !31
	%45 = icmp eq i64 %p0, 0, !dbg !32
	br i1 %45, label %b5, label %b6, !dbg !32

b5:
	call void @gpuc_fence_thread(), !dbg !33
	br label %b7, !dbg !33

b6:
	call void @gpuc_quiet_thread(), !dbg !34
	br label %b7, !dbg !34

b7:
	br i1 %26, label %b8, label %b22, !dbg !34

b8:
	%46 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !35
	%47 = icmp eq i64 addrspace(1)* %3, null, !dbg !35
	br i1 %47, label %b8_fail1, label %b8_ok1, !dbg !35, !prof !27

b8_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !35
	call void @gpuc_signal_op_thread(i8* %48, i64 %p9, i32 9, i32 %29), !dbg !35
	br label %b22, !dbg !35

b9:
	%49 = icmp eq i64 %p1, 1, !dbg !36
	br i1 %49, label %b10, label %b16, !dbg !36

b10:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37, !range !18
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !37, !range !18
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !37, !range !19
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37, !range !20
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !37, !range !20
	%55 = mul i32 %54, %52, !dbg !37
	%56 = add i32 %51, %55, !dbg !37
	%57 = mul i32 %53, %56, !dbg !37
	%58 = add i32 %50, %57, !dbg !37
	%59 = sext i32 %58 to i64, !dbg !37
	%60 = sdiv i64 %59, 32, !dbg !38
	%61 = icmp eq i64 %60, 0, !dbg !39
	br i1 %61, label %b11, label %b22, !dbg !39

b11:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !40, !range !41
	%63 = sext i32 %62 to i64, !dbg !40
	%64 = icmp eq i64 %63, 0, !dbg !42
	%65 = sdiv i64 %p5, 2, !dbg !45
	%66 = mul i64 %65, 4, !dbg !47
	%67 = trunc i64 %14 to i32, !dbg !47
	%68 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !47
	%69 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !47
	%70 = icmp ugt i64 %65, %p3, !dbg !46
	br i1 %70, label %b11_fail1, label %b11_ok1, !dbg !46, !prof !27

b11_ok1:
	%71 = bitcast i32* %68 to i8*, !dbg !47
	%72 = bitcast i32* %69 to i8*, !dbg !47
	call void @gpuc_put_nbi_warp(i8* %71, i8* %72, i64 %66, i32 %67), !dbg !47
	%73 = sub i64 %p3, %65, !dbg !48
	%74 = sub i64 %p5, %65, !dbg !49
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %65, !dbg !48
	%76 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !49
	%77 = mul i64 %74, 4, !dbg !50
	%78 = addrspacecast i32 addrspace(1)* %75 to i32*, !dbg !50
	%79 = addrspacecast i32 addrspace(1)* %76 to i32*, !dbg !50
	%80 = icmp ne i64 %73, %74, !dbg !50
	br i1 %80, label %b11_fail2, label %b11_ok2, !dbg !50, !prof !27

b11_ok2:
	%81 = bitcast i32* %78 to i8*, !dbg !50
	%82 = bitcast i32* %79 to i8*, !dbg !50
	call void @gpuc_put_nbi_warp(i8* %81, i8* %82, i64 %77, i32 %67), !dbg !50
	%83 = icmp eq i64 %p0, 0, !dbg !51
	br i1 %83, label %b12, label %b13, !dbg !51

b12:
	call void @gpuc_fence_warp(), !dbg !52
	br label %b14, !dbg !52

b13:
	call void @gpuc_quiet_warp(), !dbg !53
	br label %b14, !dbg !53

b14:
	br i1 %64, label %b15, label %b22, !dbg !53

b15:
	%84 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !54
	%85 = icmp eq i64 addrspace(1)* %3, null, !dbg !54
	br i1 %85, label %b15_fail1, label %b15_ok1, !dbg !54, !prof !27

b15_ok1:
	%86 = bitcast i64* %84 to i8*, !dbg !54
	call void @gpuc_signal_op_thread(i8* %86, i64 %p9, i32 9, i32 %67), !dbg !54
	br label %b22, !dbg !54

b16:
	%87 = icmp eq i64 %p1, 2, !dbg !55
	br i1 %87, label %b17, label %b22, !dbg !55

b17:
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56, !range !18
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !56, !range !18
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !56, !range !19
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !56, !range !20
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !56, !range !20
	%93 = mul i32 %92, %90, !dbg !56
	%94 = add i32 %89, %93, !dbg !56
	%95 = mul i32 %91, %94, !dbg !56
	%96 = add i32 %88, %95, !dbg !56
	%97 = sext i32 %96 to i64, !dbg !56
	%98 = icmp eq i64 %97, 0, !dbg !57
	%99 = sdiv i64 %p5, 2, !dbg !60
	%100 = mul i64 %99, 4, !dbg !62
	%101 = trunc i64 %14 to i32, !dbg !62
	%102 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !62
	%103 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !62
	%104 = icmp ugt i64 %99, %p3, !dbg !61
	br i1 %104, label %b17_fail1, label %b17_ok1, !dbg !61, !prof !27

b17_ok1:
	%105 = bitcast i32* %102 to i8*, !dbg !62
	%106 = bitcast i32* %103 to i8*, !dbg !62
	call void @gpuc_put_nbi_block(i8* %105, i8* %106, i64 %100, i32 %101), !dbg !62
	%107 = sub i64 %p3, %99, !dbg !63
	%108 = sub i64 %p5, %99, !dbg !64
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %99, !dbg !63
	%110 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %99, !dbg !64
	%111 = mul i64 %108, 4, !dbg !65
	%112 = addrspacecast i32 addrspace(1)* %109 to i32*, !dbg !65
	%113 = addrspacecast i32 addrspace(1)* %110 to i32*, !dbg !65
	%114 = icmp ne i64 %107, %108, !dbg !65
	br i1 %114, label %b17_fail2, label %b17_ok2, !dbg !65, !prof !27

b17_ok2:
	%115 = bitcast i32* %112 to i8*, !dbg !65
	%116 = bitcast i32* %113 to i8*, !dbg !65
	call void @gpuc_put_nbi_block(i8* %115, i8* %116, i64 %111, i32 %101), !dbg !65
	%117 = icmp eq i64 %p0, 0, !dbg !66
	br i1 %117, label %b18, label %b19, !dbg !66

b18:
	call void @gpuc_fence_block(), !dbg !67
	br label %b20, !dbg !67

b19:
	call void @gpuc_quiet_block(), !dbg !68
	br label %b20, !dbg !68

b20:
	br i1 %98, label %b21, label %b22, !dbg !68

b21:
	%118 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !69
	%119 = icmp eq i64 addrspace(1)* %3, null, !dbg !69
	br i1 %119, label %b21_fail1, label %b21_ok1, !dbg !69, !prof !27

b21_ok1:
	%120 = bitcast i64* %118 to i8*, !dbg !69
	call void @gpuc_signal_op_thread(i8* %120, i64 %p9, i32 9, i32 %101), !dbg !69
	br label %b22, !dbg !69

b22:
	%121 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !70
	%122 = bitcast i64* %121 to i8*, !dbg !70
	%123 = call i64 @gpuc_signal_wait_until_thread(i8* %122, i32 5, i64 %p9, i32 1, i8* %ctrl, i32 3), !dbg !70
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71, !range !18
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !71, !range !18
	%126 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !71, !range !19
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71, !range !20
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !71, !range !20
	%129 = mul i32 %128, %126, !dbg !71
	%130 = add i32 %125, %129, !dbg !71
	%131 = mul i32 %127, %130, !dbg !71
	%132 = add i32 %124, %131, !dbg !71
	%133 = sext i32 %132 to i64, !dbg !71
	%134 = mul i32 %127, %128, !dbg !71
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !71, !range !72
	%136 = mul i32 %134, %135, !dbg !71
	%137 = sext i32 %136 to i64, !dbg !71
	%138 = mul i64 %p7, -1, !dbg !71
	%139 = add i64 %p3, %138, !dbg !71
	%140 = icmp sge i64 %139, 0, !dbg !71
	br i1 %140, label %b23, label %b25_cold, !dbg !71, !prof !73

b23:
	%141 = phi i64 [ %133, %b22 ], [ %146, %b24 ], !dbg !71
	%142 = icmp slt i64 %141, %p7, !dbg !71
	br i1 %142, label %b24, label %b27, !dbg !71

b24:
	%143 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %141, !dbg !74
	%144 = load i32, i32 addrspace(1)* %143, align 4, !dbg !74
	%145 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %141, !dbg !75
	store i32 %144, i32 addrspace(1)* %145, align 4, !dbg !75
	%146 = add i64 %141, %137, !dbg !71
	br label %b23, !dbg !71

b27:
	ret void, !dbg !71

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %27, i64 %p3), !dbg !25
	ret void, !dbg !25

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %35, i64 %36), !dbg !31
	ret void, !dbg !31

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !35
	ret void, !dbg !35

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %65, i64 %p3), !dbg !46
	ret void, !dbg !46

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %73, i64 %74), !dbg !50
	ret void, !dbg !50

b15_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !54
	ret void, !dbg !54

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %99, i64 %p3), !dbg !61
	ret void, !dbg !61

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %107, i64 %108), !dbg !65
	ret void, !dbg !65

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !69
	ret void, !dbg !69

b25_cold:
	%147 = phi i64 [ %153, %b26_cold_ok1 ], [ %133, %b22 ], !dbg !71
	%148 = icmp slt i64 %147, %p7, !dbg !71
	br i1 %148, label %b26_cold, label %b27, !dbg !71

b26_cold:
	%149 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %147, !dbg !74
	%150 = icmp uge i64 %147, %p3, !dbg !74
	br i1 %150, label %b26_cold_fail1, label %b26_cold_ok1, !dbg !74, !prof !27

b26_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %147, i64 %p3), !dbg !74
	ret void, !dbg !74

b26_cold_ok1:
	%151 = load i32, i32 addrspace(1)* %149, align 4, !dbg !74
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %147, !dbg !75
	store i32 %151, i32 addrspace(1)* %152, align 4, !dbg !75
	%153 = add i64 %147, %137, !dbg !71
	br label %b25_cold, !dbg !71
}

define void @Query(i32 %p0, i64* %p1, i64 %p2, i8* %ctrl) nounwind !dbg !77 {
entry:
	br label %b0, !dbg !78

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !78
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !79
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !80
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !81, !range !11
	%4 = sext i32 %3 to i64, !dbg !81
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !81, !range !28
	%6 = sext i32 %5 to i64, !dbg !81
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !81, !range !28
	%8 = sext i32 %7 to i64, !dbg !81
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !81, !range !82
	%10 = sext i32 %9 to i64, !dbg !81
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !81, !range !83
	%12 = sext i32 %11 to i64, !dbg !81
	%13 = mul i64 %12, %8, !dbg !81
	%14 = add i64 %6, %13, !dbg !81
	%15 = mul i64 %10, %14, !dbg !81
	%16 = add i64 %4, %15, !dbg !81
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !81, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !81, !range !20
	%19 = mul i32 %17, %18, !dbg !81
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !81, !range !72
	%21 = mul i32 %19, %20, !dbg !81
	%22 = sext i32 %21 to i64, !dbg !81
	%23 = mul i64 %16, %22, !dbg !81
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !81, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !81, !range !19
	%27 = mul i32 %18, %26, !dbg !81
	%28 = add i32 %25, %27, !dbg !81
	%29 = mul i32 %17, %28, !dbg !81
	%30 = add i32 %24, %29, !dbg !81
	%31 = sext i32 %30 to i64, !dbg !81
	%32 = add i64 %23, %31, !dbg !81
	%33 = icmp ne i64 %32, 0, !dbg !84
	br i1 %33, label %b1, label %b2, !dbg !84

b1:
	ret void, !dbg !85

b2:
	%34 = sext i32 %1 to i64, !dbg !79
	%35 = sext i32 %2 to i64, !dbg !80
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !86
	%37 = icmp uge i64 0, %p2, !dbg !86
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !86, !prof !27

b2_ok1:
	store i64 %34, i64 addrspace(1)* %36, align 8, !dbg !86
	%38 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !87
	%39 = icmp uge i64 1, %p2, !dbg !87
	br i1 %39, label %b2_fail2, label %b2_ok2, !dbg !87, !prof !27

b2_ok2:
	store i64 %35, i64 addrspace(1)* %38, align 8, !dbg !87
	%40 = call i32 @gpuc_team_my_pe_thread(i32 0), !dbg !88
	%41 = sext i32 %40 to i64, !dbg !88
	%42 = call i32 @gpuc_team_num_pes_thread(i32 0), !dbg !89
	%43 = sext i32 %42 to i64, !dbg !89
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !90
	%45 = icmp uge i64 2, %p2, !dbg !90
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !90, !prof !27

b2_ok3:
	store i64 %41, i64 addrspace(1)* %44, align 8, !dbg !90
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !91
	%47 = icmp uge i64 3, %p2, !dbg !91
	br i1 %47, label %b2_fail4, label %b2_ok4, !dbg !91, !prof !27

b2_ok4:
	store i64 %43, i64 addrspace(1)* %46, align 8, !dbg !91
	%48 = call i32 @gpuc_team_my_pe_thread(i32 1), !dbg !92
	%49 = sext i32 %48 to i64, !dbg !92
	%50 = call i32 @gpuc_team_num_pes_thread(i32 1), !dbg !93
	%51 = sext i32 %50 to i64, !dbg !93
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !94
	%53 = icmp uge i64 4, %p2, !dbg !94
	br i1 %53, label %b2_fail5, label %b2_ok5, !dbg !94, !prof !27

b2_ok5:
	store i64 %49, i64 addrspace(1)* %52, align 8, !dbg !94
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !95
	%55 = icmp uge i64 5, %p2, !dbg !95
	br i1 %55, label %b2_fail6, label %b2_ok6, !dbg !95, !prof !27

b2_ok6:
	store i64 %51, i64 addrspace(1)* %54, align 8, !dbg !95
	%56 = call i32 @gpuc_team_my_pe_thread(i32 2), !dbg !96
	%57 = sext i32 %56 to i64, !dbg !96
	%58 = call i32 @gpuc_team_num_pes_thread(i32 2), !dbg !97
	%59 = sext i32 %58 to i64, !dbg !97
	%60 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 6, !dbg !98
	%61 = icmp uge i64 6, %p2, !dbg !98
	br i1 %61, label %b2_fail7, label %b2_ok7, !dbg !98, !prof !27

b2_ok7:
	store i64 %57, i64 addrspace(1)* %60, align 8, !dbg !98
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 7, !dbg !99
	%63 = icmp uge i64 7, %p2, !dbg !99
	br i1 %63, label %b2_fail8, label %b2_ok8, !dbg !99, !prof !27

b2_ok8:
	store i64 %59, i64 addrspace(1)* %62, align 8, !dbg !99
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p0), !dbg !100
	%65 = sext i32 %64 to i64, !dbg !100
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p0), !dbg !101
	%67 = sext i32 %66 to i64, !dbg !101
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 8, !dbg !102
	%69 = icmp uge i64 8, %p2, !dbg !102
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !102, !prof !27

b2_ok9:
	store i64 %65, i64 addrspace(1)* %68, align 8, !dbg !102
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 9, !dbg !103
	%71 = icmp uge i64 9, %p2, !dbg !103
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !103, !prof !27

b2_ok10:
	store i64 %67, i64 addrspace(1)* %70, align 8, !dbg !103
	ret void, !dbg !103

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 0, i64 %p2), !dbg !86
	ret void, !dbg !86

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 1, i64 %p2), !dbg !87
	ret void, !dbg !87

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 2, i64 %p2), !dbg !90
	ret void, !dbg !90

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 3, i64 %p2), !dbg !91
	ret void, !dbg !91

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 4, i64 %p2), !dbg !94
	ret void, !dbg !94

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 5, i64 %p2), !dbg !95
	ret void, !dbg !95

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 6, i64 %p2), !dbg !98
	ret void, !dbg !98

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 7, i64 %p2), !dbg !99
	ret void, !dbg !99

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 8, i64 %p2), !dbg !102
	ret void, !dbg !102

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 9, i64 %p2), !dbg !103
	ret void, !dbg !103
}

define void @Translate(i32 %p0, i32 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !104 {
entry:
	br label %b0, !dbg !105

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !105
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !106, !range !11
	%2 = sext i32 %1 to i64, !dbg !106
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !106, !range !28
	%4 = sext i32 %3 to i64, !dbg !106
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !106, !range !28
	%6 = sext i32 %5 to i64, !dbg !106
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !106, !range !82
	%8 = sext i32 %7 to i64, !dbg !106
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !106, !range !83
	%10 = sext i32 %9 to i64, !dbg !106
	%11 = mul i64 %10, %6, !dbg !106
	%12 = add i64 %4, %11, !dbg !106
	%13 = mul i64 %8, %12, !dbg !106
	%14 = add i64 %2, %13, !dbg !106
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !106, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !106, !range !20
	%17 = mul i32 %15, %16, !dbg !106
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !106, !range !72
	%19 = mul i32 %17, %18, !dbg !106
	%20 = sext i32 %19 to i64, !dbg !106
	%21 = mul i64 %14, %20, !dbg !106
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !106, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !106, !range !19
	%25 = mul i32 %16, %24, !dbg !106
	%26 = add i32 %23, %25, !dbg !106
	%27 = mul i32 %15, %26, !dbg !106
	%28 = add i32 %22, %27, !dbg !106
	%29 = sext i32 %28 to i64, !dbg !106
	%30 = add i64 %21, %29, !dbg !106
	%31 = mul i64 %8, %10, !dbg !106
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !106, !range !83
	%33 = sext i32 %32 to i64, !dbg !106
	%34 = mul i64 %31, %33, !dbg !106
	%35 = mul i64 %34, %20, !dbg !106
	br label %b1, !dbg !106

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2 ], !dbg !106
	%37 = icmp slt i64 %36, %p3, !dbg !106
	br i1 %37, label %b2, label %b3, !dbg !106

b2:
	%38 = sub i64 %36, 1, !dbg !107
	%39 = icmp ule i64 %38, 2147483647, !dbg !108
	%40 = trunc i64 %38 to i32, !dbg !108
	%41 = select i1 %39, i32 %40, i32 -1, !dbg !108
	%42 = call i32 @gpuc_translate_pe_thread(i32 %p0, i32 %41, i32 %p1), !dbg !108
	%43 = sext i32 %42 to i64, !dbg !108
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %36, !dbg !109
	store i64 %43, i64 addrspace(1)* %44, align 8, !dbg !109
	%45 = add i64 %36, %35, !dbg !106
	br label %b1, !dbg !106

b3:
	ret void, !dbg !106
}

define void @FirstOf0(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !110 {
entry:
	br label %b0, !dbg !111

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !111
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !112, !range !11
	%2 = sext i32 %1 to i64, !dbg !112
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !112, !range !28
	%4 = sext i32 %3 to i64, !dbg !112
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !112, !range !28
	%6 = sext i32 %5 to i64, !dbg !112
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !112, !range !82
	%8 = sext i32 %7 to i64, !dbg !112
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !112, !range !83
	%10 = sext i32 %9 to i64, !dbg !112
	%11 = mul i64 %10, %6, !dbg !112
	%12 = add i64 %4, %11, !dbg !112
	%13 = mul i64 %8, %12, !dbg !112
	%14 = add i64 %2, %13, !dbg !112
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !112, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !112, !range !20
	%17 = mul i32 %15, %16, !dbg !112
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !112, !range !72
	%19 = mul i32 %17, %18, !dbg !112
	%20 = sext i32 %19 to i64, !dbg !112
	%21 = mul i64 %14, %20, !dbg !112
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !112, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !112, !range !19
	%25 = mul i32 %16, %24, !dbg !112
	%26 = add i32 %23, %25, !dbg !112
	%27 = mul i32 %15, %26, !dbg !112
	%28 = add i32 %22, %27, !dbg !112
	%29 = sext i32 %28 to i64, !dbg !112
	%30 = add i64 %21, %29, !dbg !112
	%31 = icmp eq i64 %30, 0, !dbg !113
	br i1 %31, label %b1, label %b2, !dbg !113

b1:
	%32 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !114
	%33 = addrspacecast i64 addrspace(1)* %32 to i64*, !dbg !115
	%34 = icmp uge i64 0, %p1, !dbg !114
	br i1 %34, label %b1_fail1, label %b1_ok1, !dbg !114, !prof !27

b1_ok1:
	%35 = bitcast i64* %33 to i8*, !dbg !115
	%36 = call i64 @gpuc_g_thread_64(i8* %35, i32 0), !dbg !115
	%37 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !116
	%38 = icmp uge i64 1, %p1, !dbg !116
	br i1 %38, label %b1_fail2, label %b1_ok2, !dbg !116, !prof !27

b1_ok2:
	store i64 %36, i64 addrspace(1)* %37, align 8, !dbg !116
	br label %b2, !dbg !116

b2:
	ret void, !dbg !116

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 %p1), !dbg !114
	ret void, !dbg !114

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 1, i64 %p1), !dbg !116
	ret void, !dbg !116
}

define void @ReuseSource(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !118 {
entry:
	br label %b0, !dbg !119

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !119
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !119
	%2 = icmp ne i64 %p1, %p3, !dbg !120
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !120, !prof !27

b0_ok1:
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !120
	%4 = sext i32 %3 to i64, !dbg !120
	%5 = mul i64 %p3, 4, !dbg !120
	%6 = trunc i64 %p4 to i32, !dbg !120
	%7 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !120
	%8 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !120
	%9 = icmp uge i64 %p4, %4, !dbg !120
	br i1 %9, label %b0_fail2, label %b0_ok2, !dbg !120, !prof !27

b0_ok2:
	%10 = bitcast i32* %7 to i8*, !dbg !120
	%11 = bitcast i32* %8 to i8*, !dbg !120
	call void @gpuc_put_block(i8* %10, i8* %11, i64 %5, i32 %6), !dbg !120
	call void @llvm.nvvm.barrier0(), !dbg !121
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !122, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !122, !range !18
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !122, !range !19
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !122, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !122, !range !20
	%17 = mul i32 %16, %14, !dbg !122
	%18 = add i32 %13, %17, !dbg !122
	%19 = mul i32 %15, %18, !dbg !122
	%20 = add i32 %12, %19, !dbg !122
	%21 = sext i32 %20 to i64, !dbg !122
	%22 = mul i32 %15, %16, !dbg !122
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !122, !range !72
	%24 = mul i32 %22, %23, !dbg !122
	%25 = sext i32 %24 to i64, !dbg !122
	br label %b1, !dbg !122

b1:
	%26 = phi i64 [ %21, %b0_ok2 ], [ %29, %b2 ], !dbg !122
	%27 = icmp slt i64 %26, %p3, !dbg !122
	br i1 %27, label %b2, label %b3, !dbg !122

b2:
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %26, !dbg !123
	store i32 -1, i32 addrspace(1)* %28, align 4, !dbg !123
	%29 = add i64 %26, %25, !dbg !122
	br label %b1, !dbg !122

b3:
	ret void, !dbg !122

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p1, i64 %p3), !dbg !120
	ret void, !dbg !120

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p4, i64 %4), !dbg !120
	ret void, !dbg !120
}

define void @GetThenUse(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !124 {
entry:
	br label %b0, !dbg !125

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !125
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !125
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !126
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !127, !range !11
	%4 = sext i32 %3 to i64, !dbg !127
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !127, !range !28
	%6 = sext i32 %5 to i64, !dbg !127
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !127, !range !28
	%8 = sext i32 %7 to i64, !dbg !127
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !127, !range !82
	%10 = sext i32 %9 to i64, !dbg !127
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !127, !range !83
	%12 = sext i32 %11 to i64, !dbg !127
	%13 = mul i64 %12, %8, !dbg !127
	%14 = add i64 %6, %13, !dbg !127
	%15 = mul i64 %10, %14, !dbg !127
	%16 = add i64 %4, %15, !dbg !127
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !127, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !127, !range !20
	%19 = mul i32 %17, %18, !dbg !127
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !127, !range !72
	%21 = mul i32 %19, %20, !dbg !127
	%22 = sext i32 %21 to i64, !dbg !127
	%23 = mul i64 %16, %22, !dbg !127
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !127, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !127, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !127, !range !19
	%27 = mul i32 %18, %26, !dbg !127
	%28 = add i32 %25, %27, !dbg !127
	%29 = mul i32 %17, %28, !dbg !127
	%30 = add i32 %24, %29, !dbg !127
	%31 = sext i32 %30 to i64, !dbg !127
	%32 = add i64 %23, %31, !dbg !127
	%33 = icmp ne i64 %32, 0, !dbg !128
	br i1 %33, label %b1, label %b2, !dbg !128

b1:
	ret void, !dbg !129

b2:
	%34 = sext i32 %2 to i64, !dbg !126
	%35 = mul i64 %p3, 4, !dbg !126
	%36 = trunc i64 %p4 to i32, !dbg !126
	%37 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !126
	%38 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !126
	%39 = icmp ne i64 %p1, %p3, !dbg !126
	%40 = icmp uge i64 %p4, %34, !dbg !126
	%41 = or i1 %39, %40, !dbg !126
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !126, !prof !27

b2_ok1:
	%42 = bitcast i32* %37 to i8*, !dbg !126
	%43 = bitcast i32* %38 to i8*, !dbg !126
	call void @gpuc_get_thread(i8* %42, i8* %43, i64 %35, i32 %36), !dbg !126
	br label %b3, !dbg !130

b3:
	%44 = phi i64 [ -1, %b2_ok1 ], [ %45, %b4 ], !dbg !130
	%45 = add i64 %44, 1, !dbg !130
	%46 = icmp slt i64 %45, %p1, !dbg !130
	br i1 %46, label %b4, label %b5, !dbg !130

b4:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !131
	%48 = load i32, i32 addrspace(1)* %47, align 4, !dbg !131
	%49 = add i32 %48, 1, !dbg !132
	store i32 %49, i32 addrspace(1)* %47, align 4, !dbg !131
	br label %b3, !dbg !131

b5:
	ret void, !dbg !131

b2_fail1:
	%50 = icmp ne i64 %p1, %p3, !dbg !126
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !126

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p1, i64 %p3), !dbg !126
	ret void, !dbg !126

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %p4, i64 %34), !dbg !126
	ret void, !dbg !126
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !133 {
entry:
	br label %b0, !dbg !134

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !134
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !134
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !135
	%3 = add i64 %p3, %p4, !dbg !137
	%4 = sub i64 %3, 1, !dbg !138
	%5 = icmp eq i64 %p4, 0, !dbg !136
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !136, !prof !27

b0_ok1:
	%6 = icmp eq i64 %p4, -1, !dbg !136
	%7 = select i1 %6, i64 1, i64 %p4, !dbg !136
	%8 = sdiv i64 %4, %7, !dbg !136
	%9 = sub i64 0, %4, !dbg !136
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !136
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !139, !range !11
	%12 = sext i32 %11 to i64, !dbg !139
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !139, !range !28
	%14 = sext i32 %13 to i64, !dbg !139
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !139, !range !28
	%16 = sext i32 %15 to i64, !dbg !139
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !139, !range !82
	%18 = sext i32 %17 to i64, !dbg !139
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !139, !range !83
	%20 = sext i32 %19 to i64, !dbg !139
	%21 = mul i64 %20, %16, !dbg !139
	%22 = add i64 %14, %21, !dbg !139
	%23 = mul i64 %18, %22, !dbg !139
	%24 = add i64 %12, %23, !dbg !139
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !139, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !139, !range !20
	%27 = mul i32 %25, %26, !dbg !139
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !139, !range !72
	%29 = mul i32 %27, %28, !dbg !139
	%30 = sext i32 %29 to i64, !dbg !139
	%31 = mul i64 %24, %30, !dbg !139
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !139, !range !18
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !139, !range !18
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !139, !range !19
	%35 = mul i32 %26, %34, !dbg !139
	%36 = add i32 %33, %35, !dbg !139
	%37 = mul i32 %25, %36, !dbg !139
	%38 = add i32 %32, %37, !dbg !139
	%39 = sext i32 %38 to i64, !dbg !139
	%40 = add i64 %31, %39, !dbg !139
	%41 = mul i64 %18, %20, !dbg !139
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !139, !range !83
	%43 = sext i32 %42 to i64, !dbg !139
	%44 = mul i64 %41, %43, !dbg !139
	%45 = mul i64 %44, %30, !dbg !139
	%46 = sext i32 %2 to i64, !dbg !135
	%47 = trunc i64 %p5 to i32, !dbg !135
	br label %b1, !dbg !139

b1:
	%48 = phi i64 [ %40, %b0_ok1 ], [ %67, %b2_ok1 ], !dbg !139
	%49 = icmp slt i64 %48, %10, !dbg !139
	br i1 %49, label %b2, label %b3, !dbg !139

b2:
	%50 = mul i64 %48, %p4, !dbg !140
	%51 = add i64 %50, %p4, !dbg !141
	%52 = icmp slt i64 %51, %p3, !dbg !142
	%53 = select i1 %52, i64 %51, i64 %p3, !dbg !142
	%54 = sub i64 %53, %50, !dbg !143
	%55 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %50, !dbg !143
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %50, !dbg !144
	%57 = mul i64 %54, 4, !dbg !135
	%58 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !135
	%59 = addrspacecast i32 addrspace(1)* %56 to i32*, !dbg !135
	%60 = icmp ugt i64 %53, %p1, !dbg !143
	%61 = icmp ugt i64 %50, %53, !dbg !143
	%62 = icmp uge i64 %p5, %46, !dbg !135
	%63 = or i1 %60, %61, !dbg !135
	%64 = or i1 %63, %62, !dbg !135
	br i1 %64, label %b2_fail1, label %b2_ok1, !dbg !135, !prof !27

b2_ok1:
	%65 = bitcast i32* %58 to i8*, !dbg !135
	%66 = bitcast i32* %59 to i8*, !dbg !135
	call void @gpuc_put_nbi_thread(i8* %65, i8* %66, i64 %57, i32 %47), !dbg !135
	%67 = add i64 %48, %45, !dbg !139
	br label %b1, !dbg !139

b3:
	call void @gpuc_quiet_thread(), !dbg !145
	ret void, !dbg !145

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !136
	ret void, !dbg !136

b2_fail1:
	%68 = icmp ugt i64 %53, %p1, !dbg !143
	br i1 %68, label %b2_fail2, label %b2_ok2, !dbg !143

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %53, i64 %p1), !dbg !143
	ret void, !dbg !143

b2_ok2:
	%69 = icmp ugt i64 %50, %53, !dbg !143
	br i1 %69, label %b2_fail3, label %b2_ok3, !dbg !143

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %50, i64 %53), !dbg !143
	ret void, !dbg !143

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p5, i64 %46), !dbg !135
	ret void, !dbg !135
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !146 {
entry:
	br label %b0, !dbg !147

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !147
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !147
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !150
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !151, !range !11
	%4 = sext i32 %3 to i64, !dbg !151
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !151, !range !28
	%6 = sext i32 %5 to i64, !dbg !151
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !151, !range !28
	%8 = sext i32 %7 to i64, !dbg !151
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !151, !range !82
	%10 = sext i32 %9 to i64, !dbg !151
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !151, !range !83
	%12 = sext i32 %11 to i64, !dbg !151
	%13 = mul i64 %12, %8, !dbg !151
	%14 = add i64 %6, %13, !dbg !151
	%15 = mul i64 %10, %14, !dbg !151
	%16 = add i64 %4, %15, !dbg !151
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !151, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !151, !range !20
	%19 = mul i32 %17, %18, !dbg !151
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !151, !range !72
	%21 = mul i32 %19, %20, !dbg !151
	%22 = sext i32 %21 to i64, !dbg !151
	%23 = mul i64 %16, %22, !dbg !151
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !151, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !151, !range !19
	%27 = mul i32 %18, %26, !dbg !151
	%28 = add i32 %25, %27, !dbg !151
	%29 = mul i32 %17, %28, !dbg !151
	%30 = add i32 %24, %29, !dbg !151
	%31 = sext i32 %30 to i64, !dbg !151
	%32 = add i64 %23, %31, !dbg !151
	%33 = mul i64 %10, %12, !dbg !151
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !151, !range !83
	%35 = sext i32 %34 to i64, !dbg !151
	%36 = mul i64 %33, %35, !dbg !151
	%37 = mul i64 %36, %22, !dbg !151
	%38 = sext i32 %2 to i64, !dbg !150
	%39 = trunc i64 %p4 to i32, !dbg !150
	br label %b1, !dbg !151

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !151
	%41 = icmp slt i64 %40, %p3, !dbg !151
	br i1 %41, label %b2, label %b3, !dbg !151

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !152
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !153
	%44 = icmp uge i64 %40, %p1, !dbg !152
	%45 = icmp uge i64 %p4, %38, !dbg !150
	%46 = or i1 %44, %45, !dbg !150
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !150, !prof !27

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !153
	%48 = bitcast float %47 to i32, !dbg !150
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !150
	%50 = bitcast float* %49 to i8*, !dbg !150
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !150
	%51 = add i64 %40, %37, !dbg !151
	br label %b1, !dbg !151

b3:
	ret void, !dbg !149

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !152
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !152

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !152
	ret void, !dbg !152

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !150
	ret void, !dbg !150
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !154 {
entry:
	br label %b0, !dbg !155

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !155
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !155
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !158
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !159, !range !11
	%4 = sext i32 %3 to i64, !dbg !159
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !159, !range !28
	%6 = sext i32 %5 to i64, !dbg !159
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !159, !range !28
	%8 = sext i32 %7 to i64, !dbg !159
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !159, !range !82
	%10 = sext i32 %9 to i64, !dbg !159
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !159, !range !83
	%12 = sext i32 %11 to i64, !dbg !159
	%13 = mul i64 %12, %8, !dbg !159
	%14 = add i64 %6, %13, !dbg !159
	%15 = mul i64 %10, %14, !dbg !159
	%16 = add i64 %4, %15, !dbg !159
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !159, !range !20
	%19 = mul i32 %17, %18, !dbg !159
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !159, !range !72
	%21 = mul i32 %19, %20, !dbg !159
	%22 = sext i32 %21 to i64, !dbg !159
	%23 = mul i64 %16, %22, !dbg !159
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !159, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !159, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !159, !range !19
	%27 = mul i32 %18, %26, !dbg !159
	%28 = add i32 %25, %27, !dbg !159
	%29 = mul i32 %17, %28, !dbg !159
	%30 = add i32 %24, %29, !dbg !159
	%31 = sext i32 %30 to i64, !dbg !159
	%32 = add i64 %23, %31, !dbg !159
	%33 = mul i64 %10, %12, !dbg !159
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !159, !range !83
	%35 = sext i32 %34 to i64, !dbg !159
	%36 = mul i64 %33, %35, !dbg !159
	%37 = mul i64 %36, %22, !dbg !159
	%38 = sext i32 %2 to i64, !dbg !158
	%39 = trunc i64 %p4 to i32, !dbg !158
	br label %b1, !dbg !159

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !159
	%41 = icmp slt i64 %40, %p1, !dbg !159
	br i1 %41, label %b2, label %b3, !dbg !159

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !160
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !158
	%44 = icmp uge i64 %40, %p3, !dbg !160
	%45 = icmp uge i64 %p4, %38, !dbg !158
	%46 = or i1 %44, %45, !dbg !158
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !158, !prof !27

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !158
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !158
	%49 = bitcast i32 %48 to float, !dbg !158
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !161
	store float %49, float addrspace(1)* %50, align 4, !dbg !161
	%51 = add i64 %40, %37, !dbg !159
	br label %b1, !dbg !159

b3:
	ret void, !dbg !157

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !160
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !160

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !160
	ret void, !dbg !160

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !158
	ret void, !dbg !158
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !163 {
entry:
	br label %b0, !dbg !164

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !164
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !164
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !165
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !166
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167, !range !11
	%5 = sext i32 %4 to i64, !dbg !167
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !167, !range !28
	%7 = sext i32 %6 to i64, !dbg !167
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !167, !range !28
	%9 = sext i32 %8 to i64, !dbg !167
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !167, !range !82
	%11 = sext i32 %10 to i64, !dbg !167
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !167, !range !83
	%13 = sext i32 %12 to i64, !dbg !167
	%14 = mul i64 %13, %9, !dbg !167
	%15 = add i64 %7, %14, !dbg !167
	%16 = mul i64 %11, %15, !dbg !167
	%17 = add i64 %5, %16, !dbg !167
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !167, !range !20
	%20 = mul i32 %18, %19, !dbg !167
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !167, !range !72
	%22 = mul i32 %20, %21, !dbg !167
	%23 = sext i32 %22 to i64, !dbg !167
	%24 = mul i64 %17, %23, !dbg !167
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !167, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !167, !range !19
	%28 = mul i32 %19, %27, !dbg !167
	%29 = add i32 %26, %28, !dbg !167
	%30 = mul i32 %18, %29, !dbg !167
	%31 = add i32 %25, %30, !dbg !167
	%32 = sext i32 %31 to i64, !dbg !167
	%33 = add i64 %24, %32, !dbg !167
	%34 = icmp ne i64 %33, 0, !dbg !168
	br i1 %34, label %b1, label %b2, !dbg !168

b1:
	ret void, !dbg !169

b2:
	%35 = sext i32 %2 to i64, !dbg !165
	%36 = add i64 %35, 1, !dbg !171
	%37 = sext i32 %3 to i64, !dbg !166
	%38 = icmp uge i64 0, %p1, !dbg !170
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !170, !prof !27

b2_ok1:
	%39 = icmp eq i64 %37, -1, !dbg !172
	%40 = select i1 %39, i64 1, i64 %37, !dbg !172
	%41 = srem i64 %36, %40, !dbg !172
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !170
	%43 = trunc i64 %41 to i32, !dbg !173
	%44 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !173
	%45 = bitcast i64* %44 to i8*, !dbg !173
	call void @gpuc_signal_op_thread(i8* %45, i64 5, i32 9, i32 %43), !dbg !173
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !174
	%47 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !175
	%48 = icmp uge i64 1, %p1, !dbg !174
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !174, !prof !27

b2_ok2:
	%49 = bitcast i64* %47 to i8*, !dbg !175
	call void @gpuc_signal_op_thread(i8* %49, i64 7, i32 9, i32 %43), !dbg !175
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !176
	%51 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !177
	%52 = icmp uge i64 2, %p1, !dbg !176
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !176, !prof !27

b2_ok3:
	%53 = bitcast i64* %51 to i8*, !dbg !177
	call void @gpuc_signal_op_thread(i8* %53, i64 9, i32 9, i32 %43), !dbg !177
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !178
	%55 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !179
	%56 = icmp uge i64 3, %p1, !dbg !178
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !178, !prof !27

b2_ok4:
	%57 = bitcast i64* %55 to i8*, !dbg !179
	call void @gpuc_signal_op_thread(i8* %57, i64 10, i32 9, i32 %43), !dbg !179
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !180
	%59 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !181
	%60 = icmp uge i64 4, %p1, !dbg !180
	br i1 %60, label %b2_fail5, label %b2_ok5, !dbg !180, !prof !27

b2_ok5:
	%61 = bitcast i64* %59 to i8*, !dbg !181
	call void @gpuc_signal_op_thread(i8* %61, i64 9, i32 9, i32 %43), !dbg !181
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !182
	%63 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !183
	%64 = icmp uge i64 5, %p1, !dbg !182
	br i1 %64, label %b2_fail6, label %b2_ok6, !dbg !182, !prof !27

b2_ok6:
	%65 = bitcast i64* %63 to i8*, !dbg !183
	call void @gpuc_signal_op_thread(i8* %65, i64 -9223372036854775808, i32 9, i32 %43), !dbg !183
	%66 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !184
	%67 = bitcast i64* %66 to i8*, !dbg !184
	%68 = call i64 @gpuc_signal_wait_until_thread(i8* %67, i32 0, i64 5, i32 0, i8* %ctrl, i32 30), !dbg !184
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !185
	%70 = icmp uge i64 0, %p3, !dbg !185
	br i1 %70, label %b2_fail7, label %b2_ok7, !dbg !185, !prof !27

b2_ok7:
	store i64 %68, i64 addrspace(1)* %69, align 8, !dbg !185
	%71 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !186
	%72 = bitcast i64* %71 to i8*, !dbg !186
	%73 = call i64 @gpuc_signal_wait_until_thread(i8* %72, i32 1, i64 0, i32 0, i8* %ctrl, i32 32), !dbg !186
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 1, !dbg !187
	%75 = icmp uge i64 1, %p3, !dbg !187
	br i1 %75, label %b2_fail8, label %b2_ok8, !dbg !187, !prof !27

b2_ok8:
	store i64 %73, i64 addrspace(1)* %74, align 8, !dbg !187
	%76 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !188
	%77 = bitcast i64* %76 to i8*, !dbg !188
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 2, i64 8, i32 0, i8* %ctrl, i32 34), !dbg !188
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 2, !dbg !189
	%80 = icmp uge i64 2, %p3, !dbg !189
	br i1 %80, label %b2_fail9, label %b2_ok9, !dbg !189, !prof !27

b2_ok9:
	store i64 %78, i64 addrspace(1)* %79, align 8, !dbg !189
	%81 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !190
	%82 = bitcast i64* %81 to i8*, !dbg !190
	%83 = call i64 @gpuc_signal_wait_until_thread(i8* %82, i32 3, i64 10, i32 0, i8* %ctrl, i32 36), !dbg !190
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 3, !dbg !191
	%85 = icmp uge i64 3, %p3, !dbg !191
	br i1 %85, label %b2_fail10, label %b2_ok10, !dbg !191, !prof !27

b2_ok10:
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !191
	%86 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !192
	%87 = bitcast i64* %86 to i8*, !dbg !192
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 4, i64 10, i32 0, i8* %ctrl, i32 38), !dbg !192
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 4, !dbg !193
	%90 = icmp uge i64 4, %p3, !dbg !193
	br i1 %90, label %b2_fail11, label %b2_ok11, !dbg !193, !prof !27

b2_ok11:
	store i64 %88, i64 addrspace(1)* %89, align 8, !dbg !193
	%91 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !194
	%92 = bitcast i64* %91 to i8*, !dbg !194
	%93 = call i64 @gpuc_signal_wait_until_thread(i8* %92, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 40), !dbg !194
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 5, !dbg !195
	%95 = icmp uge i64 5, %p3, !dbg !195
	br i1 %95, label %b2_fail12, label %b2_ok12, !dbg !195, !prof !27

b2_ok12:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !195
	br label %b3, !dbg !196

b3:
	%96 = phi i64 [ 0, %b2_ok12 ], [ %105, %b3_ok2 ], !dbg !196
	%97 = add i64 %96, 6, !dbg !198
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %96, !dbg !197
	%99 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !199
	%100 = icmp uge i64 %96, %p1, !dbg !197
	br i1 %100, label %b3_fail1, label %b3_ok1, !dbg !197, !prof !27

b3_ok1:
	%101 = bitcast i64* %99 to i8*, !dbg !199
	%102 = call i64 @gpuc_signal_fetch_thread(i8* %101), !dbg !199
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %97, !dbg !200
	%104 = icmp uge i64 %97, %p3, !dbg !200
	br i1 %104, label %b3_fail2, label %b3_ok2, !dbg !200, !prof !27

b3_ok2:
	store i64 %102, i64 addrspace(1)* %103, align 8, !dbg !200
	%105 = add i64 %96, 1, !dbg !200
	%106 = icmp slt i64 %105, %p1, !dbg !200
	br i1 %106, label %b3, label %b4, !dbg !200

b4:
	ret void, !dbg !200

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 0, i64 %p1), !dbg !170
	ret void, !dbg !170

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 1, i64 %p1), !dbg !174
	ret void, !dbg !174

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 2, i64 %p1), !dbg !176
	ret void, !dbg !176

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 3, i64 %p1), !dbg !178
	ret void, !dbg !178

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 4, i64 %p1), !dbg !180
	ret void, !dbg !180

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 5, i64 %p1), !dbg !182
	ret void, !dbg !182

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 %p3), !dbg !185
	ret void, !dbg !185

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 1, i64 %p3), !dbg !187
	ret void, !dbg !187

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 2, i64 %p3), !dbg !189
	ret void, !dbg !189

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %p3), !dbg !191
	ret void, !dbg !191

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 4, i64 %p3), !dbg !193
	ret void, !dbg !193

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 5, i64 %p3), !dbg !195
	ret void, !dbg !195

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %96, i64 %p1), !dbg !197
	ret void, !dbg !197

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %97, i64 %p3), !dbg !200
	ret void, !dbg !200
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !201 {
entry:
	br label %b0, !dbg !202

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !202
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !202
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !203
	%3 = sext i32 %2 to i64, !dbg !204
	br label %b1, !dbg !204

b1:
	%4 = phi i64 [ 0, %b0 ], [ %40, %b1_ok1 ], !dbg !204
	%5 = icmp uge i64 %4, %3, !dbg !203
	br i1 %5, label %b1_fail1, label %b1_ok1, !dbg !203, !prof !27

b1_ok1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !205, !range !11
	%7 = sext i32 %6 to i64, !dbg !205
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !205, !range !28
	%9 = sext i32 %8 to i64, !dbg !205
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !205, !range !28
	%11 = sext i32 %10 to i64, !dbg !205
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !205, !range !82
	%13 = sext i32 %12 to i64, !dbg !205
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !205, !range !83
	%15 = sext i32 %14 to i64, !dbg !205
	%16 = mul i64 %15, %11, !dbg !205
	%17 = add i64 %9, %16, !dbg !205
	%18 = mul i64 %13, %17, !dbg !205
	%19 = add i64 %7, %18, !dbg !205
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !205, !range !20
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !205, !range !20
	%22 = mul i32 %20, %21, !dbg !205
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !205, !range !72
	%24 = mul i32 %22, %23, !dbg !205
	%25 = sext i32 %24 to i64, !dbg !205
	%26 = mul i64 %19, %25, !dbg !205
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !205, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !205, !range !18
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !205, !range !19
	%30 = mul i32 %21, %29, !dbg !205
	%31 = add i32 %28, %30, !dbg !205
	%32 = mul i32 %20, %31, !dbg !205
	%33 = add i32 %27, %32, !dbg !205
	%34 = sext i32 %33 to i64, !dbg !205
	%35 = add i64 %26, %34, !dbg !205
	%36 = add i64 %35, 1, !dbg !206
	%37 = trunc i64 %4 to i32, !dbg !203
	%38 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !203
	%39 = bitcast i64* %38 to i8*, !dbg !203
	call void @gpuc_signal_op_thread(i8* %39, i64 %36, i32 10, i32 %37), !dbg !203
	%40 = add i64 %4, 1, !dbg !203
	%41 = icmp slt i64 %40, %3, !dbg !203
	br i1 %41, label %b1, label %b2, !dbg !203

b2:
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !208
	%43 = bitcast i64* %42 to i8*, !dbg !208
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 43), !dbg !208
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %35, !dbg !209
	%46 = icmp uge i64 %35, %p3, !dbg !209
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !209, !prof !27

b2_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !209
	ret void, !dbg !209

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %4, i64 %3), !dbg !203
	ret void, !dbg !203

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %35, i64 %p3), !dbg !209
	ret void, !dbg !209
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !210 {
entry:
	br label %b0, !dbg !211

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !211
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !212
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !213
	%3 = sext i32 %2 to i64, !dbg !214
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !215, !range !11
	%5 = sext i32 %4 to i64, !dbg !215
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !215, !range !28
	%7 = sext i32 %6 to i64, !dbg !215
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !215, !range !28
	%9 = sext i32 %8 to i64, !dbg !215
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !215, !range !82
	%11 = sext i32 %10 to i64, !dbg !215
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !215, !range !83
	%13 = sext i32 %12 to i64, !dbg !215
	%14 = mul i64 %13, %9, !dbg !215
	%15 = add i64 %7, %14, !dbg !215
	%16 = mul i64 %11, %15, !dbg !215
	%17 = add i64 %5, %16, !dbg !215
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !215, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !215, !range !20
	%20 = mul i32 %18, %19, !dbg !215
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !215, !range !72
	%22 = mul i32 %20, %21, !dbg !215
	%23 = sext i32 %22 to i64, !dbg !215
	%24 = mul i64 %17, %23, !dbg !215
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !215, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !215, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !215, !range !19
	%28 = mul i32 %19, %27, !dbg !215
	%29 = add i32 %26, %28, !dbg !215
	%30 = mul i32 %18, %29, !dbg !215
	%31 = add i32 %25, %30, !dbg !215
	%32 = sext i32 %31 to i64, !dbg !215
	%33 = add i64 %24, %32, !dbg !215
	%34 = mul i64 %11, %13, !dbg !215
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !215, !range !83
	%36 = sext i32 %35 to i64, !dbg !215
	%37 = mul i64 %34, %36, !dbg !215
	%38 = mul i64 %37, %23, !dbg !215
	%39 = sext i32 %1 to i64, !dbg !212
	%40 = add i64 %39, 1, !dbg !217
	br label %b1, !dbg !215

b1:
	%41 = phi i64 [ %33, %b0 ], [ %48, %b2_ok1 ], !dbg !215
	%42 = icmp slt i64 %41, %3, !dbg !215
	br i1 %42, label %b2, label %b3, !dbg !215

b2:
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %39, !dbg !218
	%44 = trunc i64 %41 to i32, !dbg !213
	%45 = addrspacecast i64 addrspace(1)* %43 to i64*, !dbg !213
	%46 = icmp uge i64 %39, %p1, !dbg !218
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !218, !prof !27

b2_ok1:
	%47 = bitcast i64* %45 to i8*, !dbg !213
	call void @gpuc_signal_op_thread(i8* %47, i64 %40, i32 9, i32 %44), !dbg !213
	%48 = add i64 %41, %38, !dbg !215
	br label %b1, !dbg !215

b3:
	%49 = phi i64 [ %57, %b4_ok1 ], [ %33, %b1 ], !dbg !219
	%50 = icmp slt i64 %49, %3, !dbg !219
	br i1 %50, label %b4, label %b5, !dbg !219

b4:
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %49, !dbg !220
	%52 = add i64 %49, 1, !dbg !222
	%53 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !223
	%54 = icmp uge i64 %49, %p1, !dbg !220
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !220, !prof !27

b4_ok1:
	%55 = bitcast i64* %53 to i8*, !dbg !223
	%56 = call i64 @gpuc_signal_wait_until_thread(i8* %55, i32 0, i64 %52, i32 0, i8* %ctrl, i32 47), !dbg !223
	%57 = add i64 %49, %38, !dbg !219
	br label %b3, !dbg !219

b5:
	ret void, !dbg !219

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %39, i64 %p1), !dbg !218
	ret void, !dbg !218

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 %49, i64 %p1), !dbg !220
	ret void, !dbg !220
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !225 {
entry:
	br label %b0, !dbg !226

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !226
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !226
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !226
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !229
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !230
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !231, !range !11
	%6 = sext i32 %5 to i64, !dbg !231
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !231, !range !28
	%8 = sext i32 %7 to i64, !dbg !231
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !231, !range !28
	%10 = sext i32 %9 to i64, !dbg !231
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !231, !range !82
	%12 = sext i32 %11 to i64, !dbg !231
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !231, !range !83
	%14 = sext i32 %13 to i64, !dbg !231
	%15 = mul i64 %14, %10, !dbg !231
	%16 = add i64 %8, %15, !dbg !231
	%17 = mul i64 %12, %16, !dbg !231
	%18 = add i64 %6, %17, !dbg !231
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !231, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !231, !range !20
	%21 = mul i32 %19, %20, !dbg !231
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !231, !range !72
	%23 = mul i32 %21, %22, !dbg !231
	%24 = sext i32 %23 to i64, !dbg !231
	%25 = mul i64 %18, %24, !dbg !231
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !231, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !231, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !231, !range !19
	%29 = mul i32 %20, %28, !dbg !231
	%30 = add i32 %27, %29, !dbg !231
	%31 = mul i32 %19, %30, !dbg !231
	%32 = add i32 %26, %31, !dbg !231
	%33 = sext i32 %32 to i64, !dbg !231
	%34 = add i64 %25, %33, !dbg !231
	%35 = icmp eq i64 %34, 0, !dbg !232
	br i1 %35, label %b1, label %b14, !dbg !232

b1:
	%36 = sext i32 %3 to i64, !dbg !229
	%37 = add i64 %36, 1, !dbg !234
	%38 = sext i32 %4 to i64, !dbg !230
	%39 = icmp ne i64 %p3, %p5, !dbg !233
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !233, !prof !27

b1_ok1:
	%40 = icmp eq i64 %38, -1, !dbg !235
	%41 = select i1 %40, i64 1, i64 %38, !dbg !235
	%42 = srem i64 %37, %41, !dbg !235
	%43 = mul i64 %p5, 4, !dbg !233
	%44 = trunc i64 %42 to i32, !dbg !233
	%45 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !233
	%46 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !233
	%47 = bitcast i32* %45 to i8*, !dbg !233
	%48 = bitcast i32* %46 to i8*, !dbg !233
	call void @gpuc_put_nbi_thread(i8* %47, i8* %48, i64 %43, i32 %44), !dbg !233
	%49 = icmp eq i64 %p0, 0, !dbg !236
	br i1 %49, label %b2, label %b3, !dbg !236

b2:
	%50 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !237
	%51 = icmp slt i32 %50, 0, !dbg !237
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !237, !prof !27

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i32 1, i8* %ctrl, i32 50), !dbg !237
	br label %b9, !dbg !237

b3:
	%52 = icmp eq i64 %p0, 1, !dbg !238
	br i1 %52, label %b4, label %b5, !dbg !238

b4:
	call void @gpuc_barrier_all_thread(i32 1, i8* %ctrl, i32 51), !dbg !239
	br label %b9, !dbg !239

b5:
	%53 = icmp eq i64 %p0, 2, !dbg !240
	br i1 %53, label %b6, label %b7, !dbg !240

b6:
	call void @gpuc_quiet_thread(), !dbg !241
	%54 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !242
	%55 = icmp slt i32 %54, 0, !dbg !242
	br i1 %55, label %b6_fail1, label %b6_ok1, !dbg !242, !prof !27

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i32 1, i8* %ctrl, i32 53), !dbg !242
	br label %b9, !dbg !242

b7:
	%56 = icmp eq i64 %p0, 3, !dbg !243
	br i1 %56, label %b8, label %b9, !dbg !243

b8:
	call void @gpuc_quiet_thread(), !dbg !244
	call void @gpuc_sync_all_thread(i32 1, i8* %ctrl, i32 54), !dbg !245
	br label %b9, !dbg !245

b9:
	%57 = mul i64 %p7, -1, !dbg !246
	%58 = add i64 %p3, %57, !dbg !246
	%59 = icmp sge i64 %58, 0, !dbg !246
	br i1 %59, label %b10, label %b12_cold, !dbg !246, !prof !73

b10:
	%60 = phi i64 [ %65, %b11 ], [ 0, %b9 ], !dbg !246
	%61 = icmp slt i64 %60, %p7, !dbg !247
	br i1 %61, label %b11, label %b14, !dbg !247

b11:
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %60, !dbg !248
	%63 = load i32, i32 addrspace(1)* %62, align 4, !dbg !248
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %60, !dbg !249
	store i32 %63, i32 addrspace(1)* %64, align 4, !dbg !249
	%65 = add i64 %60, 1, !dbg !250
	br label %b10, !dbg !250

b14:
	ret void, !dbg !228

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p3, i64 %p5), !dbg !233
	ret void, !dbg !233

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !237
	ret void, !dbg !237

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 0, i64 0), !dbg !242
	ret void, !dbg !242

b12_cold:
	%66 = phi i64 [ %72, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !246
	%67 = icmp slt i64 %66, %p7, !dbg !247
	br i1 %67, label %b13_cold, label %b14, !dbg !247

b13_cold:
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %66, !dbg !248
	%69 = icmp uge i64 %66, %p3, !dbg !248
	br i1 %69, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !248, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %66, i64 %p3), !dbg !248
	ret void, !dbg !248

b13_cold_ok1:
	%70 = load i32, i32 addrspace(1)* %68, align 4, !dbg !248
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %66, !dbg !249
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !249
	%72 = add i64 %66, 1, !dbg !250
	br label %b12_cold, !dbg !250
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !251 {
entry:
	br label %b0, !dbg !252

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !252
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !252
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !252
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !255
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !256
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !257, !range !11
	%6 = sext i32 %5 to i64, !dbg !257
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !257, !range !28
	%8 = sext i32 %7 to i64, !dbg !257
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !257, !range !28
	%10 = sext i32 %9 to i64, !dbg !257
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !257, !range !82
	%12 = sext i32 %11 to i64, !dbg !257
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !257, !range !83
	%14 = sext i32 %13 to i64, !dbg !257
	%15 = mul i64 %14, %10, !dbg !257
	%16 = add i64 %8, %15, !dbg !257
	%17 = mul i64 %12, %16, !dbg !257
	%18 = add i64 %6, %17, !dbg !257
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !257, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !257, !range !20
	%21 = mul i32 %19, %20, !dbg !257
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !257, !range !72
	%23 = mul i32 %21, %22, !dbg !257
	%24 = sext i32 %23 to i64, !dbg !257
	%25 = mul i64 %18, %24, !dbg !257
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !257, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !257, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !257, !range !19
	%29 = mul i32 %20, %28, !dbg !257
	%30 = add i32 %27, %29, !dbg !257
	%31 = mul i32 %19, %30, !dbg !257
	%32 = add i32 %26, %31, !dbg !257
	%33 = sext i32 %32 to i64, !dbg !257
	%34 = add i64 %25, %33, !dbg !257
	%35 = sdiv i64 %34, 32, !dbg !258
	%36 = icmp eq i64 %35, 0, !dbg !259
	br i1 %36, label %b1, label %b14, !dbg !259

b1:
	%37 = icmp ne i64 %p3, %p5, !dbg !260
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !260, !prof !27

b1_ok1:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !261, !range !41
	%39 = sext i32 %38 to i64, !dbg !261
	%40 = and i32 %32, -32, !dbg !262
	%41 = sub i32 %23, %40, !dbg !262
	%42 = icmp slt i32 %41, 32, !dbg !262
	%43 = select i1 %42, i32 %41, i32 32, !dbg !262
	%44 = sext i32 %43 to i64, !dbg !262
	%45 = sext i32 %3 to i64, !dbg !255
	%46 = add i64 %45, 1, !dbg !263
	%47 = sext i32 %4 to i64, !dbg !256
	%48 = icmp eq i64 %47, -1, !dbg !264
	%49 = select i1 %48, i64 1, i64 %47, !dbg !264
	%50 = srem i64 %46, %49, !dbg !264
	%51 = mul i64 %p5, 4, !dbg !260
	%52 = trunc i64 %50 to i32, !dbg !260
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !260
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !260
	%55 = bitcast i32* %53 to i8*, !dbg !260
	%56 = bitcast i32* %54 to i8*, !dbg !260
	call void @gpuc_put_nbi_warp(i8* %55, i8* %56, i64 %51, i32 %52), !dbg !260
	%57 = icmp eq i64 %p0, 0, !dbg !265
	br i1 %57, label %b2, label %b3, !dbg !265

b2:
	%58 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !266
	%59 = icmp slt i32 %58, 0, !dbg !266
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !266, !prof !27

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i32 1, i8* %ctrl, i32 50), !dbg !266
	br label %b9, !dbg !266

b3:
	%60 = icmp eq i64 %p0, 1, !dbg !267
	br i1 %60, label %b4, label %b5, !dbg !267

b4:
	call void @gpuc_barrier_all_warp(i32 1, i8* %ctrl, i32 51), !dbg !268
	br label %b9, !dbg !268

b5:
	%61 = icmp eq i64 %p0, 2, !dbg !269
	br i1 %61, label %b6, label %b7, !dbg !269

b6:
	call void @gpuc_quiet_warp(), !dbg !270
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !271
	%63 = icmp slt i32 %62, 0, !dbg !271
	br i1 %63, label %b6_fail1, label %b6_ok1, !dbg !271, !prof !27

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i32 1, i8* %ctrl, i32 53), !dbg !271
	br label %b9, !dbg !271

b7:
	%64 = icmp eq i64 %p0, 3, !dbg !272
	br i1 %64, label %b8, label %b9, !dbg !272

b8:
	call void @gpuc_quiet_warp(), !dbg !273
	call void @gpuc_sync_all_warp(i32 1, i8* %ctrl, i32 54), !dbg !274
	br label %b9, !dbg !274

b9:
	%65 = icmp ule i64 %44, 281474976710655, !dbg !275
	%66 = mul i64 %p7, -1, !dbg !275
	%67 = add i64 %p3, %66, !dbg !275
	%68 = icmp sge i64 %67, 0, !dbg !275
	%69 = and i1 %65, %68, !dbg !275
	br i1 %69, label %b10, label %b12_cold, !dbg !275, !prof !73

b10:
	%70 = phi i64 [ %75, %b11 ], [ %39, %b9 ], !dbg !275
	%71 = icmp slt i64 %70, %p7, !dbg !276
	br i1 %71, label %b11, label %b14, !dbg !276

b11:
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %70, !dbg !277
	%73 = load i32, i32 addrspace(1)* %72, align 4, !dbg !277
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %70, !dbg !278
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !278
	%75 = add i64 %70, %44, !dbg !279
	br label %b10, !dbg !279

b14:
	ret void, !dbg !254

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p3, i64 %p5), !dbg !260
	ret void, !dbg !260

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !266
	ret void, !dbg !266

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 0, i64 0), !dbg !271
	ret void, !dbg !271

b12_cold:
	%76 = phi i64 [ %82, %b13_cold_ok1 ], [ %39, %b9 ], !dbg !275
	%77 = icmp slt i64 %76, %p7, !dbg !276
	br i1 %77, label %b13_cold, label %b14, !dbg !276

b13_cold:
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %76, !dbg !277
	%79 = icmp uge i64 %76, %p3, !dbg !277
	br i1 %79, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !277, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %76, i64 %p3), !dbg !277
	ret void, !dbg !277

b13_cold_ok1:
	%80 = load i32, i32 addrspace(1)* %78, align 4, !dbg !277
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %76, !dbg !278
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !278
	%82 = add i64 %76, %44, !dbg !279
	br label %b12_cold, !dbg !279
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !280 {
entry:
	br label %b0, !dbg !281

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !281
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !281
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !281
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !284
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !285
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !286, !range !11
	%6 = sext i32 %5 to i64, !dbg !286
	%7 = icmp eq i64 %6, 0, !dbg !287
	br i1 %7, label %b1, label %b14, !dbg !287

b1:
	%8 = icmp ne i64 %p3, %p5, !dbg !288
	br i1 %8, label %b1_fail1, label %b1_ok1, !dbg !288, !prof !27

b1_ok1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !289, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !289, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !289, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !289, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !289, !range !20
	%14 = mul i32 %13, %11, !dbg !289
	%15 = add i32 %10, %14, !dbg !289
	%16 = mul i32 %12, %15, !dbg !289
	%17 = add i32 %9, %16, !dbg !289
	%18 = sext i32 %17 to i64, !dbg !289
	%19 = mul i32 %12, %13, !dbg !290
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !290, !range !72
	%21 = mul i32 %19, %20, !dbg !290
	%22 = sext i32 %21 to i64, !dbg !290
	%23 = sext i32 %3 to i64, !dbg !284
	%24 = add i64 %23, 1, !dbg !291
	%25 = sext i32 %4 to i64, !dbg !285
	%26 = icmp eq i64 %25, -1, !dbg !292
	%27 = select i1 %26, i64 1, i64 %25, !dbg !292
	%28 = srem i64 %24, %27, !dbg !292
	%29 = mul i64 %p5, 4, !dbg !288
	%30 = trunc i64 %28 to i32, !dbg !288
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !288
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !288
	%33 = bitcast i32* %31 to i8*, !dbg !288
	%34 = bitcast i32* %32 to i8*, !dbg !288
	call void @gpuc_put_nbi_block(i8* %33, i8* %34, i64 %29, i32 %30), !dbg !288
	%35 = icmp eq i64 %p0, 0, !dbg !293
	br i1 %35, label %b2, label %b3, !dbg !293

b2:
	%36 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !294
	%37 = icmp slt i32 %36, 0, !dbg !294
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !294, !prof !27

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i32 1, i8* %ctrl, i32 50), !dbg !294
	br label %b9, !dbg !294

b3:
	%38 = icmp eq i64 %p0, 1, !dbg !295
	br i1 %38, label %b4, label %b5, !dbg !295

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 51), !dbg !296
	br label %b9, !dbg !296

b5:
	%39 = icmp eq i64 %p0, 2, !dbg !297
	br i1 %39, label %b6, label %b7, !dbg !297

b6:
	call void @gpuc_quiet_block(), !dbg !298
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !299
	%41 = icmp slt i32 %40, 0, !dbg !299
	br i1 %41, label %b6_fail1, label %b6_ok1, !dbg !299, !prof !27

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i32 1, i8* %ctrl, i32 53), !dbg !299
	br label %b9, !dbg !299

b7:
	%42 = icmp eq i64 %p0, 3, !dbg !300
	br i1 %42, label %b8, label %b9, !dbg !300

b8:
	call void @gpuc_quiet_block(), !dbg !301
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 54), !dbg !302
	br label %b9, !dbg !302

b9:
	%43 = mul i64 %p7, -1, !dbg !303
	%44 = add i64 %p3, %43, !dbg !303
	%45 = icmp sge i64 %44, 0, !dbg !303
	br i1 %45, label %b10, label %b12_cold, !dbg !303, !prof !73

b10:
	%46 = phi i64 [ %51, %b11 ], [ %18, %b9 ], !dbg !303
	%47 = icmp slt i64 %46, %p7, !dbg !304
	br i1 %47, label %b11, label %b14, !dbg !304

b11:
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %46, !dbg !305
	%49 = load i32, i32 addrspace(1)* %48, align 4, !dbg !305
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !306
	store i32 %49, i32 addrspace(1)* %50, align 4, !dbg !306
	%51 = add i64 %46, %22, !dbg !307
	br label %b10, !dbg !307

b14:
	ret void, !dbg !283

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %p3, i64 %p5), !dbg !288
	ret void, !dbg !288

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 0), !dbg !294
	ret void, !dbg !294

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 0, i64 0), !dbg !299
	ret void, !dbg !299

b12_cold:
	%52 = phi i64 [ %58, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !303
	%53 = icmp slt i64 %52, %p7, !dbg !304
	br i1 %53, label %b13_cold, label %b14, !dbg !304

b13_cold:
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %52, !dbg !305
	%55 = icmp uge i64 %52, %p3, !dbg !305
	br i1 %55, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !305, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %52, i64 %p3), !dbg !305
	ret void, !dbg !305

b13_cold_ok1:
	%56 = load i32, i32 addrspace(1)* %54, align 4, !dbg !305
	%57 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %52, !dbg !306
	store i32 %56, i32 addrspace(1)* %57, align 4, !dbg !306
	%58 = add i64 %52, %22, !dbg !307
	br label %b12_cold, !dbg !307
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !308 {
entry:
	br label %b0, !dbg !309

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !309
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !309
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !310
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !311
	%4 = sext i32 %3 to i64, !dbg !311
	%5 = sext i32 %2 to i64, !dbg !312
	%6 = icmp slt i64 0, %p4, !dbg !312
	br i1 %6, label %b1, label %b7, !dbg !312

b1:
	%7 = add i64 %4, 1, !dbg !313
	br label %b2, !dbg !312

b2:
	%8 = phi i64 [ %33, %b6 ], [ 0, %b1 ], !dbg !312
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !314, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !314, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !314, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !314, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !314, !range !20
	%14 = mul i32 %13, %11, !dbg !314
	%15 = add i32 %10, %14, !dbg !314
	%16 = mul i32 %12, %15, !dbg !314
	%17 = add i32 %9, %16, !dbg !314
	%18 = sext i32 %17 to i64, !dbg !314
	%19 = icmp eq i64 %18, 0, !dbg !315
	br i1 %19, label %b3, label %b4, !dbg !315

b3:
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !316
	%21 = add i64 %8, 1, !dbg !317
	%22 = trunc i64 %21 to i32, !dbg !318
	%23 = icmp uge i64 0, %p1, !dbg !316
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !316, !prof !27

b3_ok1:
	%24 = icmp eq i64 %5, -1, !dbg !319
	%25 = select i1 %24, i64 1, i64 %5, !dbg !319
	%26 = srem i64 %7, %25, !dbg !319
	%27 = trunc i64 %26 to i32, !dbg !310
	%28 = addrspacecast i32 addrspace(1)* %20 to i32*, !dbg !310
	%29 = bitcast i32* %28 to i8*, !dbg !310
	call void @gpuc_p_thread_32(i8* %29, i32 %22, i32 %27), !dbg !310
	br label %b4, !dbg !310

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 57), !dbg !320
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !321
	%31 = icmp uge i64 0, %p1, !dbg !321
	br i1 %31, label %b4_fail1, label %b4_ok1, !dbg !321, !prof !27

b4_ok1:
	%32 = load i32, i32 addrspace(1)* %30, align 4, !dbg !321
	%33 = add i64 %8, 1, !dbg !322
	%34 = trunc i64 %33 to i32, !dbg !323
	%35 = icmp ne i32 %32, %34, !dbg !324
	br i1 %35, label %b5, label %b6, !dbg !324

b5:
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !325
	%37 = icmp uge i64 0, %p3, !dbg !325
	br i1 %37, label %b5_fail1, label %b5_ok1, !dbg !325, !prof !27

b5_ok1:
	%38 = atomicrmw add i32 addrspace(1)* %36, i32 1 monotonic, !dbg !326
	br label %b6, !dbg !326

b6:
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 60), !dbg !327
	%39 = icmp slt i64 %33, %p4, !dbg !327
	br i1 %39, label %b2, label %b7, !dbg !327

b7:
	ret void, !dbg !327

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 %p1), !dbg !316
	ret void, !dbg !316

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 0, i64 %p1), !dbg !321
	ret void, !dbg !321

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 0, i64 %p3), !dbg !325
	ret void, !dbg !325
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !329 {
entry:
	br label %b0, !dbg !330

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !330
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !330
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !333
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !334, !range !11
	%4 = sext i32 %3 to i64, !dbg !334
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !334, !range !28
	%6 = sext i32 %5 to i64, !dbg !334
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !334, !range !28
	%8 = sext i32 %7 to i64, !dbg !334
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !334, !range !82
	%10 = sext i32 %9 to i64, !dbg !334
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !334, !range !83
	%12 = sext i32 %11 to i64, !dbg !334
	%13 = mul i64 %12, %8, !dbg !334
	%14 = add i64 %6, %13, !dbg !334
	%15 = mul i64 %10, %14, !dbg !334
	%16 = add i64 %4, %15, !dbg !334
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !334, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !334, !range !20
	%19 = mul i32 %17, %18, !dbg !334
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !334, !range !72
	%21 = mul i32 %19, %20, !dbg !334
	%22 = sext i32 %21 to i64, !dbg !334
	%23 = mul i64 %16, %22, !dbg !334
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !334, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !334, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !334, !range !19
	%27 = mul i32 %18, %26, !dbg !334
	%28 = add i32 %25, %27, !dbg !334
	%29 = mul i32 %17, %28, !dbg !334
	%30 = add i32 %24, %29, !dbg !334
	%31 = sext i32 %30 to i64, !dbg !334
	%32 = add i64 %23, %31, !dbg !334
	%33 = mul i64 %10, %12, !dbg !334
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !334, !range !83
	%35 = sext i32 %34 to i64, !dbg !334
	%36 = mul i64 %33, %35, !dbg !334
	%37 = mul i64 %36, %22, !dbg !334
	%38 = sext i32 %2 to i64, !dbg !333
	%39 = trunc i64 %p4 to i32, !dbg !333
	br label %b1, !dbg !334

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !334
	%41 = icmp slt i64 %40, %p3, !dbg !334
	br i1 %41, label %b2, label %b3, !dbg !334

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !335
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !336
	%44 = icmp uge i64 %40, %p1, !dbg !335
	%45 = icmp uge i64 %p4, %38, !dbg !333
	%46 = or i1 %44, %45, !dbg !333
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !333, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !336
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !333
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !333
	%49 = add i64 %40, %37, !dbg !334
	br label %b1, !dbg !334

b3:
	ret void, !dbg !332

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !335
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !335

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !335
	ret void, !dbg !335

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !333
	ret void, !dbg !333
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !337 {
entry:
	br label %b0, !dbg !338

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !338
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !338
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !341
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !342, !range !11
	%4 = sext i32 %3 to i64, !dbg !342
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !342, !range !28
	%6 = sext i32 %5 to i64, !dbg !342
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !342, !range !28
	%8 = sext i32 %7 to i64, !dbg !342
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !342, !range !82
	%10 = sext i32 %9 to i64, !dbg !342
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !342, !range !83
	%12 = sext i32 %11 to i64, !dbg !342
	%13 = mul i64 %12, %8, !dbg !342
	%14 = add i64 %6, %13, !dbg !342
	%15 = mul i64 %10, %14, !dbg !342
	%16 = add i64 %4, %15, !dbg !342
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !342, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !342, !range !20
	%19 = mul i32 %17, %18, !dbg !342
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !342, !range !72
	%21 = mul i32 %19, %20, !dbg !342
	%22 = sext i32 %21 to i64, !dbg !342
	%23 = mul i64 %16, %22, !dbg !342
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !342, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !342, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !342, !range !19
	%27 = mul i32 %18, %26, !dbg !342
	%28 = add i32 %25, %27, !dbg !342
	%29 = mul i32 %17, %28, !dbg !342
	%30 = add i32 %24, %29, !dbg !342
	%31 = sext i32 %30 to i64, !dbg !342
	%32 = add i64 %23, %31, !dbg !342
	%33 = mul i64 %10, %12, !dbg !342
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !342, !range !83
	%35 = sext i32 %34 to i64, !dbg !342
	%36 = mul i64 %33, %35, !dbg !342
	%37 = mul i64 %36, %22, !dbg !342
	%38 = sext i32 %2 to i64, !dbg !341
	%39 = trunc i64 %p4 to i32, !dbg !341
	br label %b1, !dbg !342

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !342
	%41 = icmp slt i64 %40, %p1, !dbg !342
	br i1 %41, label %b2, label %b3, !dbg !342

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !343
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !341
	%44 = icmp uge i64 %40, %p3, !dbg !343
	%45 = icmp uge i64 %p4, %38, !dbg !341
	%46 = or i1 %44, %45, !dbg !341
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !341, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !341
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !344
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !344
	%49 = add i64 %40, %37, !dbg !342
	br label %b1, !dbg !342

b3:
	ret void, !dbg !340

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !343
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !343

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !343
	ret void, !dbg !343

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !341
	ret void, !dbg !341
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !345 {
entry:
	br label %b0, !dbg !346

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !346
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !346
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !349
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !350, !range !11
	%4 = sext i32 %3 to i64, !dbg !350
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !350, !range !28
	%6 = sext i32 %5 to i64, !dbg !350
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !350, !range !28
	%8 = sext i32 %7 to i64, !dbg !350
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !350, !range !82
	%10 = sext i32 %9 to i64, !dbg !350
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !350, !range !83
	%12 = sext i32 %11 to i64, !dbg !350
	%13 = mul i64 %12, %8, !dbg !350
	%14 = add i64 %6, %13, !dbg !350
	%15 = mul i64 %10, %14, !dbg !350
	%16 = add i64 %4, %15, !dbg !350
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !350, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !350, !range !20
	%19 = mul i32 %17, %18, !dbg !350
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !350, !range !72
	%21 = mul i32 %19, %20, !dbg !350
	%22 = sext i32 %21 to i64, !dbg !350
	%23 = mul i64 %16, %22, !dbg !350
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !350, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !350, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !350, !range !19
	%27 = mul i32 %18, %26, !dbg !350
	%28 = add i32 %25, %27, !dbg !350
	%29 = mul i32 %17, %28, !dbg !350
	%30 = add i32 %24, %29, !dbg !350
	%31 = sext i32 %30 to i64, !dbg !350
	%32 = add i64 %23, %31, !dbg !350
	%33 = mul i64 %10, %12, !dbg !350
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !350, !range !83
	%35 = sext i32 %34 to i64, !dbg !350
	%36 = mul i64 %33, %35, !dbg !350
	%37 = mul i64 %36, %22, !dbg !350
	%38 = sext i32 %2 to i64, !dbg !349
	%39 = trunc i64 %p4 to i32, !dbg !349
	br label %b1, !dbg !350

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !350
	%41 = icmp slt i64 %40, %p3, !dbg !350
	br i1 %41, label %b2, label %b3, !dbg !350

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !351
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !352
	%44 = icmp uge i64 %40, %p1, !dbg !351
	%45 = icmp uge i64 %p4, %38, !dbg !349
	%46 = or i1 %44, %45, !dbg !349
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !349, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !352
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !349
	%49 = bitcast i16* %48 to i8*, !dbg !349
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !349
	%50 = add i64 %40, %37, !dbg !350
	br label %b1, !dbg !350

b3:
	ret void, !dbg !348

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !351
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !351

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !351
	ret void, !dbg !351

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !349
	ret void, !dbg !349
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !353 {
entry:
	br label %b0, !dbg !354

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !354
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !354
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !357
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !358, !range !11
	%4 = sext i32 %3 to i64, !dbg !358
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !358, !range !28
	%6 = sext i32 %5 to i64, !dbg !358
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !358, !range !28
	%8 = sext i32 %7 to i64, !dbg !358
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !358, !range !82
	%10 = sext i32 %9 to i64, !dbg !358
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !358, !range !83
	%12 = sext i32 %11 to i64, !dbg !358
	%13 = mul i64 %12, %8, !dbg !358
	%14 = add i64 %6, %13, !dbg !358
	%15 = mul i64 %10, %14, !dbg !358
	%16 = add i64 %4, %15, !dbg !358
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !358, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !358, !range !20
	%19 = mul i32 %17, %18, !dbg !358
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !358, !range !72
	%21 = mul i32 %19, %20, !dbg !358
	%22 = sext i32 %21 to i64, !dbg !358
	%23 = mul i64 %16, %22, !dbg !358
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !358, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !358, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !358, !range !19
	%27 = mul i32 %18, %26, !dbg !358
	%28 = add i32 %25, %27, !dbg !358
	%29 = mul i32 %17, %28, !dbg !358
	%30 = add i32 %24, %29, !dbg !358
	%31 = sext i32 %30 to i64, !dbg !358
	%32 = add i64 %23, %31, !dbg !358
	%33 = mul i64 %10, %12, !dbg !358
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !358, !range !83
	%35 = sext i32 %34 to i64, !dbg !358
	%36 = mul i64 %33, %35, !dbg !358
	%37 = mul i64 %36, %22, !dbg !358
	%38 = sext i32 %2 to i64, !dbg !357
	%39 = trunc i64 %p4 to i32, !dbg !357
	br label %b1, !dbg !358

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !358
	%41 = icmp slt i64 %40, %p1, !dbg !358
	br i1 %41, label %b2, label %b3, !dbg !358

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !359
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !357
	%44 = icmp uge i64 %40, %p3, !dbg !359
	%45 = icmp uge i64 %p4, %38, !dbg !357
	%46 = or i1 %44, %45, !dbg !357
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !357, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !357
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !357
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !360
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !360
	%50 = add i64 %40, %37, !dbg !358
	br label %b1, !dbg !358

b3:
	ret void, !dbg !356

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !359
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !359

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !359
	ret void, !dbg !359

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !357
	ret void, !dbg !357
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !361 {
entry:
	br label %b0, !dbg !362

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !362
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !362
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !365
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !366, !range !11
	%4 = sext i32 %3 to i64, !dbg !366
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !366, !range !28
	%6 = sext i32 %5 to i64, !dbg !366
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !366, !range !28
	%8 = sext i32 %7 to i64, !dbg !366
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !366, !range !82
	%10 = sext i32 %9 to i64, !dbg !366
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !366, !range !83
	%12 = sext i32 %11 to i64, !dbg !366
	%13 = mul i64 %12, %8, !dbg !366
	%14 = add i64 %6, %13, !dbg !366
	%15 = mul i64 %10, %14, !dbg !366
	%16 = add i64 %4, %15, !dbg !366
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !366, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !366, !range !20
	%19 = mul i32 %17, %18, !dbg !366
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !366, !range !72
	%21 = mul i32 %19, %20, !dbg !366
	%22 = sext i32 %21 to i64, !dbg !366
	%23 = mul i64 %16, %22, !dbg !366
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !366, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !366, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !366, !range !19
	%27 = mul i32 %18, %26, !dbg !366
	%28 = add i32 %25, %27, !dbg !366
	%29 = mul i32 %17, %28, !dbg !366
	%30 = add i32 %24, %29, !dbg !366
	%31 = sext i32 %30 to i64, !dbg !366
	%32 = add i64 %23, %31, !dbg !366
	%33 = mul i64 %10, %12, !dbg !366
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !366, !range !83
	%35 = sext i32 %34 to i64, !dbg !366
	%36 = mul i64 %33, %35, !dbg !366
	%37 = mul i64 %36, %22, !dbg !366
	%38 = sext i32 %2 to i64, !dbg !365
	%39 = trunc i64 %p4 to i32, !dbg !365
	br label %b1, !dbg !366

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !366
	%41 = icmp slt i64 %40, %p3, !dbg !366
	br i1 %41, label %b2, label %b3, !dbg !366

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !367
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !368
	%44 = icmp uge i64 %40, %p1, !dbg !367
	%45 = icmp uge i64 %p4, %38, !dbg !365
	%46 = or i1 %44, %45, !dbg !365
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !365, !prof !27

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !368
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !365
	%49 = bitcast i32* %48 to i8*, !dbg !365
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !365
	%50 = add i64 %40, %37, !dbg !366
	br label %b1, !dbg !366

b3:
	ret void, !dbg !364

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !367
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !367

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !367
	ret void, !dbg !367

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !365
	ret void, !dbg !365
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !369 {
entry:
	br label %b0, !dbg !370

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !370
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !370
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !373
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !374, !range !11
	%4 = sext i32 %3 to i64, !dbg !374
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !374, !range !28
	%6 = sext i32 %5 to i64, !dbg !374
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !374, !range !28
	%8 = sext i32 %7 to i64, !dbg !374
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !374, !range !82
	%10 = sext i32 %9 to i64, !dbg !374
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !374, !range !83
	%12 = sext i32 %11 to i64, !dbg !374
	%13 = mul i64 %12, %8, !dbg !374
	%14 = add i64 %6, %13, !dbg !374
	%15 = mul i64 %10, %14, !dbg !374
	%16 = add i64 %4, %15, !dbg !374
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !374, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !374, !range !20
	%19 = mul i32 %17, %18, !dbg !374
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !374, !range !72
	%21 = mul i32 %19, %20, !dbg !374
	%22 = sext i32 %21 to i64, !dbg !374
	%23 = mul i64 %16, %22, !dbg !374
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !374, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !374, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !374, !range !19
	%27 = mul i32 %18, %26, !dbg !374
	%28 = add i32 %25, %27, !dbg !374
	%29 = mul i32 %17, %28, !dbg !374
	%30 = add i32 %24, %29, !dbg !374
	%31 = sext i32 %30 to i64, !dbg !374
	%32 = add i64 %23, %31, !dbg !374
	%33 = mul i64 %10, %12, !dbg !374
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !374, !range !83
	%35 = sext i32 %34 to i64, !dbg !374
	%36 = mul i64 %33, %35, !dbg !374
	%37 = mul i64 %36, %22, !dbg !374
	%38 = sext i32 %2 to i64, !dbg !373
	%39 = trunc i64 %p4 to i32, !dbg !373
	br label %b1, !dbg !374

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !374
	%41 = icmp slt i64 %40, %p1, !dbg !374
	br i1 %41, label %b2, label %b3, !dbg !374

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !375
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !373
	%44 = icmp uge i64 %40, %p3, !dbg !375
	%45 = icmp uge i64 %p4, %38, !dbg !373
	%46 = or i1 %44, %45, !dbg !373
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !373, !prof !27

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !373
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !373
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !376
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !376
	%50 = add i64 %40, %37, !dbg !374
	br label %b1, !dbg !374

b3:
	ret void, !dbg !372

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !375
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !375

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !375
	ret void, !dbg !375

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !373
	ret void, !dbg !373
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !377 {
entry:
	br label %b0, !dbg !378

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !378
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !378
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !381
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !382, !range !11
	%4 = sext i32 %3 to i64, !dbg !382
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !382, !range !28
	%6 = sext i32 %5 to i64, !dbg !382
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !382, !range !28
	%8 = sext i32 %7 to i64, !dbg !382
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !382, !range !82
	%10 = sext i32 %9 to i64, !dbg !382
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !382, !range !83
	%12 = sext i32 %11 to i64, !dbg !382
	%13 = mul i64 %12, %8, !dbg !382
	%14 = add i64 %6, %13, !dbg !382
	%15 = mul i64 %10, %14, !dbg !382
	%16 = add i64 %4, %15, !dbg !382
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !382, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !382, !range !20
	%19 = mul i32 %17, %18, !dbg !382
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !382, !range !72
	%21 = mul i32 %19, %20, !dbg !382
	%22 = sext i32 %21 to i64, !dbg !382
	%23 = mul i64 %16, %22, !dbg !382
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !382, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !382, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !382, !range !19
	%27 = mul i32 %18, %26, !dbg !382
	%28 = add i32 %25, %27, !dbg !382
	%29 = mul i32 %17, %28, !dbg !382
	%30 = add i32 %24, %29, !dbg !382
	%31 = sext i32 %30 to i64, !dbg !382
	%32 = add i64 %23, %31, !dbg !382
	%33 = mul i64 %10, %12, !dbg !382
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !382, !range !83
	%35 = sext i32 %34 to i64, !dbg !382
	%36 = mul i64 %33, %35, !dbg !382
	%37 = mul i64 %36, %22, !dbg !382
	%38 = sext i32 %2 to i64, !dbg !381
	%39 = trunc i64 %p4 to i32, !dbg !381
	br label %b1, !dbg !382

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !382
	%41 = icmp slt i64 %40, %p3, !dbg !382
	br i1 %41, label %b2, label %b3, !dbg !382

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !383
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !384
	%44 = icmp uge i64 %40, %p1, !dbg !383
	%45 = icmp uge i64 %p4, %38, !dbg !381
	%46 = or i1 %44, %45, !dbg !381
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !381, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !384
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !381
	%49 = bitcast i64* %48 to i8*, !dbg !381
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !381
	%50 = add i64 %40, %37, !dbg !382
	br label %b1, !dbg !382

b3:
	ret void, !dbg !380

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !383
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !383

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !383
	ret void, !dbg !383

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !381
	ret void, !dbg !381
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !385 {
entry:
	br label %b0, !dbg !386

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !386
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !386
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !389
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !390, !range !11
	%4 = sext i32 %3 to i64, !dbg !390
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !390, !range !28
	%6 = sext i32 %5 to i64, !dbg !390
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !390, !range !28
	%8 = sext i32 %7 to i64, !dbg !390
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !390, !range !82
	%10 = sext i32 %9 to i64, !dbg !390
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !390, !range !83
	%12 = sext i32 %11 to i64, !dbg !390
	%13 = mul i64 %12, %8, !dbg !390
	%14 = add i64 %6, %13, !dbg !390
	%15 = mul i64 %10, %14, !dbg !390
	%16 = add i64 %4, %15, !dbg !390
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !390, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !390, !range !20
	%19 = mul i32 %17, %18, !dbg !390
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !390, !range !72
	%21 = mul i32 %19, %20, !dbg !390
	%22 = sext i32 %21 to i64, !dbg !390
	%23 = mul i64 %16, %22, !dbg !390
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !390, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !390, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !390, !range !19
	%27 = mul i32 %18, %26, !dbg !390
	%28 = add i32 %25, %27, !dbg !390
	%29 = mul i32 %17, %28, !dbg !390
	%30 = add i32 %24, %29, !dbg !390
	%31 = sext i32 %30 to i64, !dbg !390
	%32 = add i64 %23, %31, !dbg !390
	%33 = mul i64 %10, %12, !dbg !390
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !390, !range !83
	%35 = sext i32 %34 to i64, !dbg !390
	%36 = mul i64 %33, %35, !dbg !390
	%37 = mul i64 %36, %22, !dbg !390
	%38 = sext i32 %2 to i64, !dbg !389
	%39 = trunc i64 %p4 to i32, !dbg !389
	br label %b1, !dbg !390

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !390
	%41 = icmp slt i64 %40, %p1, !dbg !390
	br i1 %41, label %b2, label %b3, !dbg !390

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !391
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !389
	%44 = icmp uge i64 %40, %p3, !dbg !391
	%45 = icmp uge i64 %p4, %38, !dbg !389
	%46 = or i1 %44, %45, !dbg !389
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !389, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !389
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !389
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !392
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !392
	%50 = add i64 %40, %37, !dbg !390
	br label %b1, !dbg !390

b3:
	ret void, !dbg !388

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !391
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !391

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !391
	ret void, !dbg !391

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !389
	ret void, !dbg !389
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !393 {
entry:
	br label %b0, !dbg !394

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !394
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !394
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !397
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !398, !range !11
	%4 = sext i32 %3 to i64, !dbg !398
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !398, !range !28
	%6 = sext i32 %5 to i64, !dbg !398
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !398, !range !28
	%8 = sext i32 %7 to i64, !dbg !398
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !398, !range !82
	%10 = sext i32 %9 to i64, !dbg !398
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !398, !range !83
	%12 = sext i32 %11 to i64, !dbg !398
	%13 = mul i64 %12, %8, !dbg !398
	%14 = add i64 %6, %13, !dbg !398
	%15 = mul i64 %10, %14, !dbg !398
	%16 = add i64 %4, %15, !dbg !398
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !398, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !398, !range !20
	%19 = mul i32 %17, %18, !dbg !398
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !398, !range !72
	%21 = mul i32 %19, %20, !dbg !398
	%22 = sext i32 %21 to i64, !dbg !398
	%23 = mul i64 %16, %22, !dbg !398
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !398, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !398, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !398, !range !19
	%27 = mul i32 %18, %26, !dbg !398
	%28 = add i32 %25, %27, !dbg !398
	%29 = mul i32 %17, %28, !dbg !398
	%30 = add i32 %24, %29, !dbg !398
	%31 = sext i32 %30 to i64, !dbg !398
	%32 = add i64 %23, %31, !dbg !398
	%33 = mul i64 %10, %12, !dbg !398
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !398, !range !83
	%35 = sext i32 %34 to i64, !dbg !398
	%36 = mul i64 %33, %35, !dbg !398
	%37 = mul i64 %36, %22, !dbg !398
	%38 = sext i32 %2 to i64, !dbg !397
	%39 = trunc i64 %p4 to i32, !dbg !397
	br label %b1, !dbg !398

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !398
	%41 = icmp slt i64 %40, %p3, !dbg !398
	br i1 %41, label %b2, label %b3, !dbg !398

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !399
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !400
	%44 = icmp uge i64 %40, %p1, !dbg !399
	%45 = icmp uge i64 %p4, %38, !dbg !397
	%46 = or i1 %44, %45, !dbg !397
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !397, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !400
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !397
	%49 = bitcast i64* %48 to i8*, !dbg !397
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !397
	%50 = add i64 %40, %37, !dbg !398
	br label %b1, !dbg !398

b3:
	ret void, !dbg !396

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !399
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !399

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !399
	ret void, !dbg !399

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !397
	ret void, !dbg !397
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !401 {
entry:
	br label %b0, !dbg !402

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !402
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !402
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !405
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !406, !range !11
	%4 = sext i32 %3 to i64, !dbg !406
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !406, !range !28
	%6 = sext i32 %5 to i64, !dbg !406
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !406, !range !28
	%8 = sext i32 %7 to i64, !dbg !406
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !406, !range !82
	%10 = sext i32 %9 to i64, !dbg !406
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !406, !range !83
	%12 = sext i32 %11 to i64, !dbg !406
	%13 = mul i64 %12, %8, !dbg !406
	%14 = add i64 %6, %13, !dbg !406
	%15 = mul i64 %10, %14, !dbg !406
	%16 = add i64 %4, %15, !dbg !406
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !406, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !406, !range !20
	%19 = mul i32 %17, %18, !dbg !406
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !406, !range !72
	%21 = mul i32 %19, %20, !dbg !406
	%22 = sext i32 %21 to i64, !dbg !406
	%23 = mul i64 %16, %22, !dbg !406
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !406, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !406, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !406, !range !19
	%27 = mul i32 %18, %26, !dbg !406
	%28 = add i32 %25, %27, !dbg !406
	%29 = mul i32 %17, %28, !dbg !406
	%30 = add i32 %24, %29, !dbg !406
	%31 = sext i32 %30 to i64, !dbg !406
	%32 = add i64 %23, %31, !dbg !406
	%33 = mul i64 %10, %12, !dbg !406
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !406, !range !83
	%35 = sext i32 %34 to i64, !dbg !406
	%36 = mul i64 %33, %35, !dbg !406
	%37 = mul i64 %36, %22, !dbg !406
	%38 = sext i32 %2 to i64, !dbg !405
	%39 = trunc i64 %p4 to i32, !dbg !405
	br label %b1, !dbg !406

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !406
	%41 = icmp slt i64 %40, %p1, !dbg !406
	br i1 %41, label %b2, label %b3, !dbg !406

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !407
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !405
	%44 = icmp uge i64 %40, %p3, !dbg !407
	%45 = icmp uge i64 %p4, %38, !dbg !405
	%46 = or i1 %44, %45, !dbg !405
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !405, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !405
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !405
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !408
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !408
	%50 = add i64 %40, %37, !dbg !406
	br label %b1, !dbg !406

b3:
	ret void, !dbg !404

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !407
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !407

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !407
	ret void, !dbg !407

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !405
	ret void, !dbg !405
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !409 {
entry:
	br label %b0, !dbg !410

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !410
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !410
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !413
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !414, !range !11
	%4 = sext i32 %3 to i64, !dbg !414
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !414, !range !28
	%6 = sext i32 %5 to i64, !dbg !414
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !414, !range !28
	%8 = sext i32 %7 to i64, !dbg !414
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !414, !range !82
	%10 = sext i32 %9 to i64, !dbg !414
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !414, !range !83
	%12 = sext i32 %11 to i64, !dbg !414
	%13 = mul i64 %12, %8, !dbg !414
	%14 = add i64 %6, %13, !dbg !414
	%15 = mul i64 %10, %14, !dbg !414
	%16 = add i64 %4, %15, !dbg !414
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !414, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !414, !range !20
	%19 = mul i32 %17, %18, !dbg !414
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !414, !range !72
	%21 = mul i32 %19, %20, !dbg !414
	%22 = sext i32 %21 to i64, !dbg !414
	%23 = mul i64 %16, %22, !dbg !414
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !414, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !414, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !414, !range !19
	%27 = mul i32 %18, %26, !dbg !414
	%28 = add i32 %25, %27, !dbg !414
	%29 = mul i32 %17, %28, !dbg !414
	%30 = add i32 %24, %29, !dbg !414
	%31 = sext i32 %30 to i64, !dbg !414
	%32 = add i64 %23, %31, !dbg !414
	%33 = mul i64 %10, %12, !dbg !414
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !414, !range !83
	%35 = sext i32 %34 to i64, !dbg !414
	%36 = mul i64 %33, %35, !dbg !414
	%37 = mul i64 %36, %22, !dbg !414
	%38 = sext i32 %2 to i64, !dbg !413
	%39 = trunc i64 %p4 to i32, !dbg !413
	br label %b1, !dbg !414

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !414
	%41 = icmp slt i64 %40, %p3, !dbg !414
	br i1 %41, label %b2, label %b3, !dbg !414

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !415
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !416
	%44 = icmp uge i64 %40, %p1, !dbg !415
	%45 = icmp uge i64 %p4, %38, !dbg !413
	%46 = or i1 %44, %45, !dbg !413
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !413, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !416
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !413
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !413
	%49 = add i64 %40, %37, !dbg !414
	br label %b1, !dbg !414

b3:
	ret void, !dbg !412

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !415
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !415

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !415
	ret void, !dbg !415

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !413
	ret void, !dbg !413
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !417 {
entry:
	br label %b0, !dbg !418

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !418
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !418
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !421
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !422, !range !11
	%4 = sext i32 %3 to i64, !dbg !422
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !422, !range !28
	%6 = sext i32 %5 to i64, !dbg !422
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !422, !range !28
	%8 = sext i32 %7 to i64, !dbg !422
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !422, !range !82
	%10 = sext i32 %9 to i64, !dbg !422
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !422, !range !83
	%12 = sext i32 %11 to i64, !dbg !422
	%13 = mul i64 %12, %8, !dbg !422
	%14 = add i64 %6, %13, !dbg !422
	%15 = mul i64 %10, %14, !dbg !422
	%16 = add i64 %4, %15, !dbg !422
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !422, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !422, !range !20
	%19 = mul i32 %17, %18, !dbg !422
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !422, !range !72
	%21 = mul i32 %19, %20, !dbg !422
	%22 = sext i32 %21 to i64, !dbg !422
	%23 = mul i64 %16, %22, !dbg !422
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !422, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !422, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !422, !range !19
	%27 = mul i32 %18, %26, !dbg !422
	%28 = add i32 %25, %27, !dbg !422
	%29 = mul i32 %17, %28, !dbg !422
	%30 = add i32 %24, %29, !dbg !422
	%31 = sext i32 %30 to i64, !dbg !422
	%32 = add i64 %23, %31, !dbg !422
	%33 = mul i64 %10, %12, !dbg !422
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !422, !range !83
	%35 = sext i32 %34 to i64, !dbg !422
	%36 = mul i64 %33, %35, !dbg !422
	%37 = mul i64 %36, %22, !dbg !422
	%38 = sext i32 %2 to i64, !dbg !421
	%39 = trunc i64 %p4 to i32, !dbg !421
	br label %b1, !dbg !422

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !422
	%41 = icmp slt i64 %40, %p1, !dbg !422
	br i1 %41, label %b2, label %b3, !dbg !422

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !423
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !421
	%44 = icmp uge i64 %40, %p3, !dbg !423
	%45 = icmp uge i64 %p4, %38, !dbg !421
	%46 = or i1 %44, %45, !dbg !421
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !421, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !421
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !424
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !424
	%49 = add i64 %40, %37, !dbg !422
	br label %b1, !dbg !422

b3:
	ret void, !dbg !420

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !423
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !423

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !423
	ret void, !dbg !423

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !421
	ret void, !dbg !421
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !425 {
entry:
	br label %b0, !dbg !426

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !426
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !426
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !429
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !430, !range !11
	%4 = sext i32 %3 to i64, !dbg !430
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !430, !range !28
	%6 = sext i32 %5 to i64, !dbg !430
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !430, !range !28
	%8 = sext i32 %7 to i64, !dbg !430
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !430, !range !82
	%10 = sext i32 %9 to i64, !dbg !430
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !430, !range !83
	%12 = sext i32 %11 to i64, !dbg !430
	%13 = mul i64 %12, %8, !dbg !430
	%14 = add i64 %6, %13, !dbg !430
	%15 = mul i64 %10, %14, !dbg !430
	%16 = add i64 %4, %15, !dbg !430
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !430, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !430, !range !20
	%19 = mul i32 %17, %18, !dbg !430
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !430, !range !72
	%21 = mul i32 %19, %20, !dbg !430
	%22 = sext i32 %21 to i64, !dbg !430
	%23 = mul i64 %16, %22, !dbg !430
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !430, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !430, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !430, !range !19
	%27 = mul i32 %18, %26, !dbg !430
	%28 = add i32 %25, %27, !dbg !430
	%29 = mul i32 %17, %28, !dbg !430
	%30 = add i32 %24, %29, !dbg !430
	%31 = sext i32 %30 to i64, !dbg !430
	%32 = add i64 %23, %31, !dbg !430
	%33 = mul i64 %10, %12, !dbg !430
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !430, !range !83
	%35 = sext i32 %34 to i64, !dbg !430
	%36 = mul i64 %33, %35, !dbg !430
	%37 = mul i64 %36, %22, !dbg !430
	%38 = sext i32 %2 to i64, !dbg !429
	%39 = trunc i64 %p4 to i32, !dbg !429
	br label %b1, !dbg !430

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !430
	%41 = icmp slt i64 %40, %p3, !dbg !430
	br i1 %41, label %b2, label %b3, !dbg !430

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !431
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !432
	%44 = icmp uge i64 %40, %p1, !dbg !431
	%45 = icmp uge i64 %p4, %38, !dbg !429
	%46 = or i1 %44, %45, !dbg !429
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !429, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !432
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !429
	%49 = bitcast i16* %48 to i8*, !dbg !429
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !429
	%50 = add i64 %40, %37, !dbg !430
	br label %b1, !dbg !430

b3:
	ret void, !dbg !428

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !431
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !431

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !431
	ret void, !dbg !431

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !429
	ret void, !dbg !429
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !433 {
entry:
	br label %b0, !dbg !434

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !434
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !434
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !437
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !438, !range !11
	%4 = sext i32 %3 to i64, !dbg !438
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !438, !range !28
	%6 = sext i32 %5 to i64, !dbg !438
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !438, !range !28
	%8 = sext i32 %7 to i64, !dbg !438
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !438, !range !82
	%10 = sext i32 %9 to i64, !dbg !438
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !438, !range !83
	%12 = sext i32 %11 to i64, !dbg !438
	%13 = mul i64 %12, %8, !dbg !438
	%14 = add i64 %6, %13, !dbg !438
	%15 = mul i64 %10, %14, !dbg !438
	%16 = add i64 %4, %15, !dbg !438
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !438, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !438, !range !20
	%19 = mul i32 %17, %18, !dbg !438
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !438, !range !72
	%21 = mul i32 %19, %20, !dbg !438
	%22 = sext i32 %21 to i64, !dbg !438
	%23 = mul i64 %16, %22, !dbg !438
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !438, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !438, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !438, !range !19
	%27 = mul i32 %18, %26, !dbg !438
	%28 = add i32 %25, %27, !dbg !438
	%29 = mul i32 %17, %28, !dbg !438
	%30 = add i32 %24, %29, !dbg !438
	%31 = sext i32 %30 to i64, !dbg !438
	%32 = add i64 %23, %31, !dbg !438
	%33 = mul i64 %10, %12, !dbg !438
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !438, !range !83
	%35 = sext i32 %34 to i64, !dbg !438
	%36 = mul i64 %33, %35, !dbg !438
	%37 = mul i64 %36, %22, !dbg !438
	%38 = sext i32 %2 to i64, !dbg !437
	%39 = trunc i64 %p4 to i32, !dbg !437
	br label %b1, !dbg !438

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !438
	%41 = icmp slt i64 %40, %p1, !dbg !438
	br i1 %41, label %b2, label %b3, !dbg !438

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !439
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !437
	%44 = icmp uge i64 %40, %p3, !dbg !439
	%45 = icmp uge i64 %p4, %38, !dbg !437
	%46 = or i1 %44, %45, !dbg !437
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !437, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !437
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !437
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !440
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !440
	%50 = add i64 %40, %37, !dbg !438
	br label %b1, !dbg !438

b3:
	ret void, !dbg !436

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !439
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !439

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !439
	ret void, !dbg !439

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !437
	ret void, !dbg !437
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !441 {
entry:
	br label %b0, !dbg !442

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !442
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !442
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !445
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !446, !range !11
	%4 = sext i32 %3 to i64, !dbg !446
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !446, !range !28
	%6 = sext i32 %5 to i64, !dbg !446
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !446, !range !28
	%8 = sext i32 %7 to i64, !dbg !446
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !446, !range !82
	%10 = sext i32 %9 to i64, !dbg !446
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !446, !range !83
	%12 = sext i32 %11 to i64, !dbg !446
	%13 = mul i64 %12, %8, !dbg !446
	%14 = add i64 %6, %13, !dbg !446
	%15 = mul i64 %10, %14, !dbg !446
	%16 = add i64 %4, %15, !dbg !446
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !446, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !446, !range !20
	%19 = mul i32 %17, %18, !dbg !446
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !446, !range !72
	%21 = mul i32 %19, %20, !dbg !446
	%22 = sext i32 %21 to i64, !dbg !446
	%23 = mul i64 %16, %22, !dbg !446
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !446, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !446, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !446, !range !19
	%27 = mul i32 %18, %26, !dbg !446
	%28 = add i32 %25, %27, !dbg !446
	%29 = mul i32 %17, %28, !dbg !446
	%30 = add i32 %24, %29, !dbg !446
	%31 = sext i32 %30 to i64, !dbg !446
	%32 = add i64 %23, %31, !dbg !446
	%33 = mul i64 %10, %12, !dbg !446
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !446, !range !83
	%35 = sext i32 %34 to i64, !dbg !446
	%36 = mul i64 %33, %35, !dbg !446
	%37 = mul i64 %36, %22, !dbg !446
	%38 = sext i32 %2 to i64, !dbg !445
	%39 = trunc i64 %p4 to i32, !dbg !445
	br label %b1, !dbg !446

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !446
	%41 = icmp slt i64 %40, %p3, !dbg !446
	br i1 %41, label %b2, label %b3, !dbg !446

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !447
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !448
	%44 = icmp uge i64 %40, %p1, !dbg !447
	%45 = icmp uge i64 %p4, %38, !dbg !445
	%46 = or i1 %44, %45, !dbg !445
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !445, !prof !27

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !448
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !445
	%49 = bitcast i32* %48 to i8*, !dbg !445
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !445
	%50 = add i64 %40, %37, !dbg !446
	br label %b1, !dbg !446

b3:
	ret void, !dbg !444

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !447
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !447

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !447
	ret void, !dbg !447

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !445
	ret void, !dbg !445
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !449 {
entry:
	br label %b0, !dbg !450

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !450
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !450
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !453
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !454, !range !11
	%4 = sext i32 %3 to i64, !dbg !454
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !454, !range !28
	%6 = sext i32 %5 to i64, !dbg !454
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !454, !range !28
	%8 = sext i32 %7 to i64, !dbg !454
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !454, !range !82
	%10 = sext i32 %9 to i64, !dbg !454
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !454, !range !83
	%12 = sext i32 %11 to i64, !dbg !454
	%13 = mul i64 %12, %8, !dbg !454
	%14 = add i64 %6, %13, !dbg !454
	%15 = mul i64 %10, %14, !dbg !454
	%16 = add i64 %4, %15, !dbg !454
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !454, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !454, !range !20
	%19 = mul i32 %17, %18, !dbg !454
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !454, !range !72
	%21 = mul i32 %19, %20, !dbg !454
	%22 = sext i32 %21 to i64, !dbg !454
	%23 = mul i64 %16, %22, !dbg !454
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !454, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !454, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !454, !range !19
	%27 = mul i32 %18, %26, !dbg !454
	%28 = add i32 %25, %27, !dbg !454
	%29 = mul i32 %17, %28, !dbg !454
	%30 = add i32 %24, %29, !dbg !454
	%31 = sext i32 %30 to i64, !dbg !454
	%32 = add i64 %23, %31, !dbg !454
	%33 = mul i64 %10, %12, !dbg !454
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !454, !range !83
	%35 = sext i32 %34 to i64, !dbg !454
	%36 = mul i64 %33, %35, !dbg !454
	%37 = mul i64 %36, %22, !dbg !454
	%38 = sext i32 %2 to i64, !dbg !453
	%39 = trunc i64 %p4 to i32, !dbg !453
	br label %b1, !dbg !454

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !454
	%41 = icmp slt i64 %40, %p1, !dbg !454
	br i1 %41, label %b2, label %b3, !dbg !454

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !455
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !453
	%44 = icmp uge i64 %40, %p3, !dbg !455
	%45 = icmp uge i64 %p4, %38, !dbg !453
	%46 = or i1 %44, %45, !dbg !453
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !453, !prof !27

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !453
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !453
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !456
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !456
	%50 = add i64 %40, %37, !dbg !454
	br label %b1, !dbg !454

b3:
	ret void, !dbg !452

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !455
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !455

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !455
	ret void, !dbg !455

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !453
	ret void, !dbg !453
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !457 {
entry:
	br label %b0, !dbg !458

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !458
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !458
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !461
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !462, !range !11
	%4 = sext i32 %3 to i64, !dbg !462
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !462, !range !28
	%6 = sext i32 %5 to i64, !dbg !462
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !462, !range !28
	%8 = sext i32 %7 to i64, !dbg !462
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !462, !range !82
	%10 = sext i32 %9 to i64, !dbg !462
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !462, !range !83
	%12 = sext i32 %11 to i64, !dbg !462
	%13 = mul i64 %12, %8, !dbg !462
	%14 = add i64 %6, %13, !dbg !462
	%15 = mul i64 %10, %14, !dbg !462
	%16 = add i64 %4, %15, !dbg !462
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !462, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !462, !range !20
	%19 = mul i32 %17, %18, !dbg !462
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !462, !range !72
	%21 = mul i32 %19, %20, !dbg !462
	%22 = sext i32 %21 to i64, !dbg !462
	%23 = mul i64 %16, %22, !dbg !462
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !462, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !462, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !462, !range !19
	%27 = mul i32 %18, %26, !dbg !462
	%28 = add i32 %25, %27, !dbg !462
	%29 = mul i32 %17, %28, !dbg !462
	%30 = add i32 %24, %29, !dbg !462
	%31 = sext i32 %30 to i64, !dbg !462
	%32 = add i64 %23, %31, !dbg !462
	%33 = mul i64 %10, %12, !dbg !462
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !462, !range !83
	%35 = sext i32 %34 to i64, !dbg !462
	%36 = mul i64 %33, %35, !dbg !462
	%37 = mul i64 %36, %22, !dbg !462
	%38 = sext i32 %2 to i64, !dbg !461
	%39 = trunc i64 %p4 to i32, !dbg !461
	br label %b1, !dbg !462

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !462
	%41 = icmp slt i64 %40, %p3, !dbg !462
	br i1 %41, label %b2, label %b3, !dbg !462

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !463
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !464
	%44 = icmp uge i64 %40, %p1, !dbg !463
	%45 = icmp uge i64 %p4, %38, !dbg !461
	%46 = or i1 %44, %45, !dbg !461
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !461, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !464
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !461
	%49 = bitcast i64* %48 to i8*, !dbg !461
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !461
	%50 = add i64 %40, %37, !dbg !462
	br label %b1, !dbg !462

b3:
	ret void, !dbg !460

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !463
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !463

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !463
	ret void, !dbg !463

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !461
	ret void, !dbg !461
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !465 {
entry:
	br label %b0, !dbg !466

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !466
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !466
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !469
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !470, !range !11
	%4 = sext i32 %3 to i64, !dbg !470
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !470, !range !28
	%6 = sext i32 %5 to i64, !dbg !470
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !470, !range !28
	%8 = sext i32 %7 to i64, !dbg !470
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !470, !range !82
	%10 = sext i32 %9 to i64, !dbg !470
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !470, !range !83
	%12 = sext i32 %11 to i64, !dbg !470
	%13 = mul i64 %12, %8, !dbg !470
	%14 = add i64 %6, %13, !dbg !470
	%15 = mul i64 %10, %14, !dbg !470
	%16 = add i64 %4, %15, !dbg !470
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !470, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !470, !range !20
	%19 = mul i32 %17, %18, !dbg !470
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !470, !range !72
	%21 = mul i32 %19, %20, !dbg !470
	%22 = sext i32 %21 to i64, !dbg !470
	%23 = mul i64 %16, %22, !dbg !470
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !470, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !470, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !470, !range !19
	%27 = mul i32 %18, %26, !dbg !470
	%28 = add i32 %25, %27, !dbg !470
	%29 = mul i32 %17, %28, !dbg !470
	%30 = add i32 %24, %29, !dbg !470
	%31 = sext i32 %30 to i64, !dbg !470
	%32 = add i64 %23, %31, !dbg !470
	%33 = mul i64 %10, %12, !dbg !470
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !470, !range !83
	%35 = sext i32 %34 to i64, !dbg !470
	%36 = mul i64 %33, %35, !dbg !470
	%37 = mul i64 %36, %22, !dbg !470
	%38 = sext i32 %2 to i64, !dbg !469
	%39 = trunc i64 %p4 to i32, !dbg !469
	br label %b1, !dbg !470

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !470
	%41 = icmp slt i64 %40, %p1, !dbg !470
	br i1 %41, label %b2, label %b3, !dbg !470

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !471
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !469
	%44 = icmp uge i64 %40, %p3, !dbg !471
	%45 = icmp uge i64 %p4, %38, !dbg !469
	%46 = or i1 %44, %45, !dbg !469
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !469, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !469
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !469
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !472
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !472
	%50 = add i64 %40, %37, !dbg !470
	br label %b1, !dbg !470

b3:
	ret void, !dbg !468

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !471
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !471

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !471
	ret void, !dbg !471

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !469
	ret void, !dbg !469
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !473 {
entry:
	br label %b0, !dbg !474

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !474
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !474
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !477
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !478, !range !11
	%4 = sext i32 %3 to i64, !dbg !478
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !478, !range !28
	%6 = sext i32 %5 to i64, !dbg !478
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !478, !range !28
	%8 = sext i32 %7 to i64, !dbg !478
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !478, !range !82
	%10 = sext i32 %9 to i64, !dbg !478
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !478, !range !83
	%12 = sext i32 %11 to i64, !dbg !478
	%13 = mul i64 %12, %8, !dbg !478
	%14 = add i64 %6, %13, !dbg !478
	%15 = mul i64 %10, %14, !dbg !478
	%16 = add i64 %4, %15, !dbg !478
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !478, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !478, !range !20
	%19 = mul i32 %17, %18, !dbg !478
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !478, !range !72
	%21 = mul i32 %19, %20, !dbg !478
	%22 = sext i32 %21 to i64, !dbg !478
	%23 = mul i64 %16, %22, !dbg !478
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !478, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !478, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !478, !range !19
	%27 = mul i32 %18, %26, !dbg !478
	%28 = add i32 %25, %27, !dbg !478
	%29 = mul i32 %17, %28, !dbg !478
	%30 = add i32 %24, %29, !dbg !478
	%31 = sext i32 %30 to i64, !dbg !478
	%32 = add i64 %23, %31, !dbg !478
	%33 = mul i64 %10, %12, !dbg !478
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !478, !range !83
	%35 = sext i32 %34 to i64, !dbg !478
	%36 = mul i64 %33, %35, !dbg !478
	%37 = mul i64 %36, %22, !dbg !478
	%38 = sext i32 %2 to i64, !dbg !477
	%39 = trunc i64 %p4 to i32, !dbg !477
	br label %b1, !dbg !478

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !478
	%41 = icmp slt i64 %40, %p3, !dbg !478
	br i1 %41, label %b2, label %b3, !dbg !478

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !479
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !480
	%44 = icmp uge i64 %40, %p1, !dbg !479
	%45 = icmp uge i64 %p4, %38, !dbg !477
	%46 = or i1 %44, %45, !dbg !477
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !477, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !480
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !477
	%49 = bitcast i64* %48 to i8*, !dbg !477
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !477
	%50 = add i64 %40, %37, !dbg !478
	br label %b1, !dbg !478

b3:
	ret void, !dbg !476

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !479
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !479

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !479
	ret void, !dbg !479

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !477
	ret void, !dbg !477
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !481 {
entry:
	br label %b0, !dbg !482

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !482
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !482
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !485
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !486, !range !11
	%4 = sext i32 %3 to i64, !dbg !486
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !486, !range !28
	%6 = sext i32 %5 to i64, !dbg !486
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !486, !range !28
	%8 = sext i32 %7 to i64, !dbg !486
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !486, !range !82
	%10 = sext i32 %9 to i64, !dbg !486
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !486, !range !83
	%12 = sext i32 %11 to i64, !dbg !486
	%13 = mul i64 %12, %8, !dbg !486
	%14 = add i64 %6, %13, !dbg !486
	%15 = mul i64 %10, %14, !dbg !486
	%16 = add i64 %4, %15, !dbg !486
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !486, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !486, !range !20
	%19 = mul i32 %17, %18, !dbg !486
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !486, !range !72
	%21 = mul i32 %19, %20, !dbg !486
	%22 = sext i32 %21 to i64, !dbg !486
	%23 = mul i64 %16, %22, !dbg !486
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !486, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !486, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !486, !range !19
	%27 = mul i32 %18, %26, !dbg !486
	%28 = add i32 %25, %27, !dbg !486
	%29 = mul i32 %17, %28, !dbg !486
	%30 = add i32 %24, %29, !dbg !486
	%31 = sext i32 %30 to i64, !dbg !486
	%32 = add i64 %23, %31, !dbg !486
	%33 = mul i64 %10, %12, !dbg !486
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !486, !range !83
	%35 = sext i32 %34 to i64, !dbg !486
	%36 = mul i64 %33, %35, !dbg !486
	%37 = mul i64 %36, %22, !dbg !486
	%38 = sext i32 %2 to i64, !dbg !485
	%39 = trunc i64 %p4 to i32, !dbg !485
	br label %b1, !dbg !486

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !486
	%41 = icmp slt i64 %40, %p1, !dbg !486
	br i1 %41, label %b2, label %b3, !dbg !486

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !487
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !485
	%44 = icmp uge i64 %40, %p3, !dbg !487
	%45 = icmp uge i64 %p4, %38, !dbg !485
	%46 = or i1 %44, %45, !dbg !485
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !485, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !485
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !485
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !488
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !488
	%50 = add i64 %40, %37, !dbg !486
	br label %b1, !dbg !486

b3:
	ret void, !dbg !484

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !487
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !487

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !487
	ret void, !dbg !487

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !485
	ret void, !dbg !485
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !489 {
entry:
	br label %b0, !dbg !490

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !490
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !490
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !493
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !494, !range !11
	%4 = sext i32 %3 to i64, !dbg !494
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !494, !range !28
	%6 = sext i32 %5 to i64, !dbg !494
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !494, !range !28
	%8 = sext i32 %7 to i64, !dbg !494
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !494, !range !82
	%10 = sext i32 %9 to i64, !dbg !494
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !494, !range !83
	%12 = sext i32 %11 to i64, !dbg !494
	%13 = mul i64 %12, %8, !dbg !494
	%14 = add i64 %6, %13, !dbg !494
	%15 = mul i64 %10, %14, !dbg !494
	%16 = add i64 %4, %15, !dbg !494
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !494, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !494, !range !20
	%19 = mul i32 %17, %18, !dbg !494
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !494, !range !72
	%21 = mul i32 %19, %20, !dbg !494
	%22 = sext i32 %21 to i64, !dbg !494
	%23 = mul i64 %16, %22, !dbg !494
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !494, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !494, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !494, !range !19
	%27 = mul i32 %18, %26, !dbg !494
	%28 = add i32 %25, %27, !dbg !494
	%29 = mul i32 %17, %28, !dbg !494
	%30 = add i32 %24, %29, !dbg !494
	%31 = sext i32 %30 to i64, !dbg !494
	%32 = add i64 %23, %31, !dbg !494
	%33 = mul i64 %10, %12, !dbg !494
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !494, !range !83
	%35 = sext i32 %34 to i64, !dbg !494
	%36 = mul i64 %33, %35, !dbg !494
	%37 = mul i64 %36, %22, !dbg !494
	%38 = sext i32 %2 to i64, !dbg !493
	%39 = trunc i64 %p4 to i32, !dbg !493
	br label %b1, !dbg !494

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !494
	%41 = icmp slt i64 %40, %p3, !dbg !494
	br i1 %41, label %b2, label %b3, !dbg !494

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !495
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !496
	%44 = icmp uge i64 %40, %p1, !dbg !495
	%45 = icmp uge i64 %p4, %38, !dbg !493
	%46 = or i1 %44, %45, !dbg !493
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !493, !prof !27

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !496
	%48 = bitcast float %47 to i32, !dbg !493
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !493
	%50 = bitcast float* %49 to i8*, !dbg !493
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !493
	%51 = add i64 %40, %37, !dbg !494
	br label %b1, !dbg !494

b3:
	ret void, !dbg !492

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !495
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !495

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !495
	ret void, !dbg !495

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !493
	ret void, !dbg !493
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !497 {
entry:
	br label %b0, !dbg !498

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !498
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !498
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !501
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !502, !range !11
	%4 = sext i32 %3 to i64, !dbg !502
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !502, !range !28
	%6 = sext i32 %5 to i64, !dbg !502
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !502, !range !28
	%8 = sext i32 %7 to i64, !dbg !502
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !502, !range !82
	%10 = sext i32 %9 to i64, !dbg !502
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !502, !range !83
	%12 = sext i32 %11 to i64, !dbg !502
	%13 = mul i64 %12, %8, !dbg !502
	%14 = add i64 %6, %13, !dbg !502
	%15 = mul i64 %10, %14, !dbg !502
	%16 = add i64 %4, %15, !dbg !502
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !502, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !502, !range !20
	%19 = mul i32 %17, %18, !dbg !502
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !502, !range !72
	%21 = mul i32 %19, %20, !dbg !502
	%22 = sext i32 %21 to i64, !dbg !502
	%23 = mul i64 %16, %22, !dbg !502
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !502, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !502, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !502, !range !19
	%27 = mul i32 %18, %26, !dbg !502
	%28 = add i32 %25, %27, !dbg !502
	%29 = mul i32 %17, %28, !dbg !502
	%30 = add i32 %24, %29, !dbg !502
	%31 = sext i32 %30 to i64, !dbg !502
	%32 = add i64 %23, %31, !dbg !502
	%33 = mul i64 %10, %12, !dbg !502
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !502, !range !83
	%35 = sext i32 %34 to i64, !dbg !502
	%36 = mul i64 %33, %35, !dbg !502
	%37 = mul i64 %36, %22, !dbg !502
	%38 = sext i32 %2 to i64, !dbg !501
	%39 = trunc i64 %p4 to i32, !dbg !501
	br label %b1, !dbg !502

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !502
	%41 = icmp slt i64 %40, %p1, !dbg !502
	br i1 %41, label %b2, label %b3, !dbg !502

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !503
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !501
	%44 = icmp uge i64 %40, %p3, !dbg !503
	%45 = icmp uge i64 %p4, %38, !dbg !501
	%46 = or i1 %44, %45, !dbg !501
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !501, !prof !27

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !501
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !501
	%49 = bitcast i32 %48 to float, !dbg !501
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !504
	store float %49, float addrspace(1)* %50, align 4, !dbg !504
	%51 = add i64 %40, %37, !dbg !502
	br label %b1, !dbg !502

b3:
	ret void, !dbg !500

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !503
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !503

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !503
	ret void, !dbg !503

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !501
	ret void, !dbg !501
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !505 {
entry:
	br label %b0, !dbg !506

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !506
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !506
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !509
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !510, !range !11
	%4 = sext i32 %3 to i64, !dbg !510
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !510, !range !28
	%6 = sext i32 %5 to i64, !dbg !510
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !510, !range !28
	%8 = sext i32 %7 to i64, !dbg !510
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !510, !range !82
	%10 = sext i32 %9 to i64, !dbg !510
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !510, !range !83
	%12 = sext i32 %11 to i64, !dbg !510
	%13 = mul i64 %12, %8, !dbg !510
	%14 = add i64 %6, %13, !dbg !510
	%15 = mul i64 %10, %14, !dbg !510
	%16 = add i64 %4, %15, !dbg !510
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !510, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !510, !range !20
	%19 = mul i32 %17, %18, !dbg !510
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !510, !range !72
	%21 = mul i32 %19, %20, !dbg !510
	%22 = sext i32 %21 to i64, !dbg !510
	%23 = mul i64 %16, %22, !dbg !510
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !510, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !510, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !510, !range !19
	%27 = mul i32 %18, %26, !dbg !510
	%28 = add i32 %25, %27, !dbg !510
	%29 = mul i32 %17, %28, !dbg !510
	%30 = add i32 %24, %29, !dbg !510
	%31 = sext i32 %30 to i64, !dbg !510
	%32 = add i64 %23, %31, !dbg !510
	%33 = mul i64 %10, %12, !dbg !510
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !510, !range !83
	%35 = sext i32 %34 to i64, !dbg !510
	%36 = mul i64 %33, %35, !dbg !510
	%37 = mul i64 %36, %22, !dbg !510
	%38 = sext i32 %2 to i64, !dbg !509
	%39 = trunc i64 %p4 to i32, !dbg !509
	br label %b1, !dbg !510

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !510
	%41 = icmp slt i64 %40, %p3, !dbg !510
	br i1 %41, label %b2, label %b3, !dbg !510

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !511
	%43 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !512
	%44 = icmp uge i64 %40, %p1, !dbg !511
	%45 = icmp uge i64 %p4, %38, !dbg !509
	%46 = or i1 %44, %45, !dbg !509
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !509, !prof !27

b2_ok1:
	%47 = load double, double addrspace(1)* %43, align 8, !dbg !512
	%48 = bitcast double %47 to i64, !dbg !509
	%49 = addrspacecast double addrspace(1)* %42 to double*, !dbg !509
	%50 = bitcast double* %49 to i8*, !dbg !509
	call void @gpuc_p_thread_64(i8* %50, i64 %48, i32 %39), !dbg !509
	%51 = add i64 %40, %37, !dbg !510
	br label %b1, !dbg !510

b3:
	ret void, !dbg !508

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !511
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !511

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !511
	ret void, !dbg !511

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !509
	ret void, !dbg !509
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !513 {
entry:
	br label %b0, !dbg !514

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !514
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !514
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !517
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !518, !range !11
	%4 = sext i32 %3 to i64, !dbg !518
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !518, !range !28
	%6 = sext i32 %5 to i64, !dbg !518
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !518, !range !28
	%8 = sext i32 %7 to i64, !dbg !518
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !518, !range !82
	%10 = sext i32 %9 to i64, !dbg !518
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !518, !range !83
	%12 = sext i32 %11 to i64, !dbg !518
	%13 = mul i64 %12, %8, !dbg !518
	%14 = add i64 %6, %13, !dbg !518
	%15 = mul i64 %10, %14, !dbg !518
	%16 = add i64 %4, %15, !dbg !518
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !518, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !518, !range !20
	%19 = mul i32 %17, %18, !dbg !518
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !518, !range !72
	%21 = mul i32 %19, %20, !dbg !518
	%22 = sext i32 %21 to i64, !dbg !518
	%23 = mul i64 %16, %22, !dbg !518
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !518, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !518, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !518, !range !19
	%27 = mul i32 %18, %26, !dbg !518
	%28 = add i32 %25, %27, !dbg !518
	%29 = mul i32 %17, %28, !dbg !518
	%30 = add i32 %24, %29, !dbg !518
	%31 = sext i32 %30 to i64, !dbg !518
	%32 = add i64 %23, %31, !dbg !518
	%33 = mul i64 %10, %12, !dbg !518
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !518, !range !83
	%35 = sext i32 %34 to i64, !dbg !518
	%36 = mul i64 %33, %35, !dbg !518
	%37 = mul i64 %36, %22, !dbg !518
	%38 = sext i32 %2 to i64, !dbg !517
	%39 = trunc i64 %p4 to i32, !dbg !517
	br label %b1, !dbg !518

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !518
	%41 = icmp slt i64 %40, %p1, !dbg !518
	br i1 %41, label %b2, label %b3, !dbg !518

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !519
	%43 = addrspacecast double addrspace(1)* %42 to double*, !dbg !517
	%44 = icmp uge i64 %40, %p3, !dbg !519
	%45 = icmp uge i64 %p4, %38, !dbg !517
	%46 = or i1 %44, %45, !dbg !517
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !517, !prof !27

b2_ok1:
	%47 = bitcast double* %43 to i8*, !dbg !517
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !517
	%49 = bitcast i64 %48 to double, !dbg !517
	%50 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !520
	store double %49, double addrspace(1)* %50, align 8, !dbg !520
	%51 = add i64 %40, %37, !dbg !518
	br label %b1, !dbg !518

b3:
	ret void, !dbg !516

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !519
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !519

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !519
	ret void, !dbg !519

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !517
	ret void, !dbg !517
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !521 {
entry:
	br label %b0, !dbg !522

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !522
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !522
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !525
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !526, !range !11
	%4 = sext i32 %3 to i64, !dbg !526
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !526, !range !28
	%6 = sext i32 %5 to i64, !dbg !526
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !526, !range !28
	%8 = sext i32 %7 to i64, !dbg !526
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !526, !range !82
	%10 = sext i32 %9 to i64, !dbg !526
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !526, !range !83
	%12 = sext i32 %11 to i64, !dbg !526
	%13 = mul i64 %12, %8, !dbg !526
	%14 = add i64 %6, %13, !dbg !526
	%15 = mul i64 %10, %14, !dbg !526
	%16 = add i64 %4, %15, !dbg !526
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !526, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !526, !range !20
	%19 = mul i32 %17, %18, !dbg !526
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !526, !range !72
	%21 = mul i32 %19, %20, !dbg !526
	%22 = sext i32 %21 to i64, !dbg !526
	%23 = mul i64 %16, %22, !dbg !526
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !526, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !526, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !526, !range !19
	%27 = mul i32 %18, %26, !dbg !526
	%28 = add i32 %25, %27, !dbg !526
	%29 = mul i32 %17, %28, !dbg !526
	%30 = add i32 %24, %29, !dbg !526
	%31 = sext i32 %30 to i64, !dbg !526
	%32 = add i64 %23, %31, !dbg !526
	%33 = mul i64 %10, %12, !dbg !526
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !526, !range !83
	%35 = sext i32 %34 to i64, !dbg !526
	%36 = mul i64 %33, %35, !dbg !526
	%37 = mul i64 %36, %22, !dbg !526
	%38 = sext i32 %2 to i64, !dbg !525
	%39 = trunc i64 %p4 to i32, !dbg !525
	br label %b1, !dbg !526

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !526
	%41 = icmp slt i64 %40, %p3, !dbg !526
	br i1 %41, label %b2, label %b3, !dbg !526

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !527
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !528
	%44 = icmp uge i64 %40, %p1, !dbg !527
	%45 = icmp uge i64 %p4, %38, !dbg !525
	%46 = or i1 %44, %45, !dbg !525
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !525, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !528
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !525
	%49 = bitcast i16* %48 to i8*, !dbg !525
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !525
	%50 = add i64 %40, %37, !dbg !526
	br label %b1, !dbg !526

b3:
	ret void, !dbg !524

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !527
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !527

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !527
	ret void, !dbg !527

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !525
	ret void, !dbg !525
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !529 {
entry:
	br label %b0, !dbg !530

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !530
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !530
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !533
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !534, !range !11
	%4 = sext i32 %3 to i64, !dbg !534
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !534, !range !28
	%6 = sext i32 %5 to i64, !dbg !534
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !534, !range !28
	%8 = sext i32 %7 to i64, !dbg !534
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !534, !range !82
	%10 = sext i32 %9 to i64, !dbg !534
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !534, !range !83
	%12 = sext i32 %11 to i64, !dbg !534
	%13 = mul i64 %12, %8, !dbg !534
	%14 = add i64 %6, %13, !dbg !534
	%15 = mul i64 %10, %14, !dbg !534
	%16 = add i64 %4, %15, !dbg !534
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !534, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !534, !range !20
	%19 = mul i32 %17, %18, !dbg !534
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !534, !range !72
	%21 = mul i32 %19, %20, !dbg !534
	%22 = sext i32 %21 to i64, !dbg !534
	%23 = mul i64 %16, %22, !dbg !534
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !534, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !534, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !534, !range !19
	%27 = mul i32 %18, %26, !dbg !534
	%28 = add i32 %25, %27, !dbg !534
	%29 = mul i32 %17, %28, !dbg !534
	%30 = add i32 %24, %29, !dbg !534
	%31 = sext i32 %30 to i64, !dbg !534
	%32 = add i64 %23, %31, !dbg !534
	%33 = mul i64 %10, %12, !dbg !534
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !534, !range !83
	%35 = sext i32 %34 to i64, !dbg !534
	%36 = mul i64 %33, %35, !dbg !534
	%37 = mul i64 %36, %22, !dbg !534
	%38 = sext i32 %2 to i64, !dbg !533
	%39 = trunc i64 %p4 to i32, !dbg !533
	br label %b1, !dbg !534

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !534
	%41 = icmp slt i64 %40, %p1, !dbg !534
	br i1 %41, label %b2, label %b3, !dbg !534

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !535
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !533
	%44 = icmp uge i64 %40, %p3, !dbg !535
	%45 = icmp uge i64 %p4, %38, !dbg !533
	%46 = or i1 %44, %45, !dbg !533
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !533, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !533
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !533
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !536
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !536
	%50 = add i64 %40, %37, !dbg !534
	br label %b1, !dbg !534

b3:
	ret void, !dbg !532

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !535
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !535

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !535
	ret void, !dbg !535

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !533
	ret void, !dbg !533
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !537 {
entry:
	br label %b0, !dbg !538

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !538
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !538
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !541
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !542, !range !11
	%4 = sext i32 %3 to i64, !dbg !542
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !542, !range !28
	%6 = sext i32 %5 to i64, !dbg !542
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !542, !range !28
	%8 = sext i32 %7 to i64, !dbg !542
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !542, !range !82
	%10 = sext i32 %9 to i64, !dbg !542
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !542, !range !83
	%12 = sext i32 %11 to i64, !dbg !542
	%13 = mul i64 %12, %8, !dbg !542
	%14 = add i64 %6, %13, !dbg !542
	%15 = mul i64 %10, %14, !dbg !542
	%16 = add i64 %4, %15, !dbg !542
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !542, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !542, !range !20
	%19 = mul i32 %17, %18, !dbg !542
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !542, !range !72
	%21 = mul i32 %19, %20, !dbg !542
	%22 = sext i32 %21 to i64, !dbg !542
	%23 = mul i64 %16, %22, !dbg !542
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !542, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !542, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !542, !range !19
	%27 = mul i32 %18, %26, !dbg !542
	%28 = add i32 %25, %27, !dbg !542
	%29 = mul i32 %17, %28, !dbg !542
	%30 = add i32 %24, %29, !dbg !542
	%31 = sext i32 %30 to i64, !dbg !542
	%32 = add i64 %23, %31, !dbg !542
	%33 = mul i64 %10, %12, !dbg !542
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !542, !range !83
	%35 = sext i32 %34 to i64, !dbg !542
	%36 = mul i64 %33, %35, !dbg !542
	%37 = mul i64 %36, %22, !dbg !542
	%38 = sext i32 %2 to i64, !dbg !541
	%39 = trunc i64 %p4 to i32, !dbg !541
	br label %b1, !dbg !542

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !542
	%41 = icmp slt i64 %40, %p3, !dbg !542
	br i1 %41, label %b2, label %b3, !dbg !542

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !543
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !544
	%44 = icmp uge i64 %40, %p1, !dbg !543
	%45 = icmp uge i64 %p4, %38, !dbg !541
	%46 = or i1 %44, %45, !dbg !541
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !541, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !544
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !541
	%49 = bitcast i16* %48 to i8*, !dbg !541
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !541
	%50 = add i64 %40, %37, !dbg !542
	br label %b1, !dbg !542

b3:
	ret void, !dbg !540

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !543
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !543

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !543
	ret void, !dbg !543

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !541
	ret void, !dbg !541
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !545 {
entry:
	br label %b0, !dbg !546

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !546
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !546
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !549
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !550, !range !11
	%4 = sext i32 %3 to i64, !dbg !550
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !550, !range !28
	%6 = sext i32 %5 to i64, !dbg !550
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !550, !range !28
	%8 = sext i32 %7 to i64, !dbg !550
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !550, !range !82
	%10 = sext i32 %9 to i64, !dbg !550
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !550, !range !83
	%12 = sext i32 %11 to i64, !dbg !550
	%13 = mul i64 %12, %8, !dbg !550
	%14 = add i64 %6, %13, !dbg !550
	%15 = mul i64 %10, %14, !dbg !550
	%16 = add i64 %4, %15, !dbg !550
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !550, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !550, !range !20
	%19 = mul i32 %17, %18, !dbg !550
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !550, !range !72
	%21 = mul i32 %19, %20, !dbg !550
	%22 = sext i32 %21 to i64, !dbg !550
	%23 = mul i64 %16, %22, !dbg !550
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !550, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !550, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !550, !range !19
	%27 = mul i32 %18, %26, !dbg !550
	%28 = add i32 %25, %27, !dbg !550
	%29 = mul i32 %17, %28, !dbg !550
	%30 = add i32 %24, %29, !dbg !550
	%31 = sext i32 %30 to i64, !dbg !550
	%32 = add i64 %23, %31, !dbg !550
	%33 = mul i64 %10, %12, !dbg !550
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !550, !range !83
	%35 = sext i32 %34 to i64, !dbg !550
	%36 = mul i64 %33, %35, !dbg !550
	%37 = mul i64 %36, %22, !dbg !550
	%38 = sext i32 %2 to i64, !dbg !549
	%39 = trunc i64 %p4 to i32, !dbg !549
	br label %b1, !dbg !550

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !550
	%41 = icmp slt i64 %40, %p1, !dbg !550
	br i1 %41, label %b2, label %b3, !dbg !550

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !551
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !549
	%44 = icmp uge i64 %40, %p3, !dbg !551
	%45 = icmp uge i64 %p4, %38, !dbg !549
	%46 = or i1 %44, %45, !dbg !549
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !549, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !549
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !549
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !552
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !552
	%50 = add i64 %40, %37, !dbg !550
	br label %b1, !dbg !550

b3:
	ret void, !dbg !548

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !551
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !551

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !551
	ret void, !dbg !551

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !549
	ret void, !dbg !549
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !553 {
entry:
	br label %b0, !dbg !554

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !554
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !554
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !557
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !558, !range !11
	%4 = sext i32 %3 to i64, !dbg !558
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !558, !range !28
	%6 = sext i32 %5 to i64, !dbg !558
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !558, !range !28
	%8 = sext i32 %7 to i64, !dbg !558
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !558, !range !82
	%10 = sext i32 %9 to i64, !dbg !558
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !558, !range !83
	%12 = sext i32 %11 to i64, !dbg !558
	%13 = mul i64 %12, %8, !dbg !558
	%14 = add i64 %6, %13, !dbg !558
	%15 = mul i64 %10, %14, !dbg !558
	%16 = add i64 %4, %15, !dbg !558
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !558, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !558, !range !20
	%19 = mul i32 %17, %18, !dbg !558
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !558, !range !72
	%21 = mul i32 %19, %20, !dbg !558
	%22 = sext i32 %21 to i64, !dbg !558
	%23 = mul i64 %16, %22, !dbg !558
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !558, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !558, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !558, !range !19
	%27 = mul i32 %18, %26, !dbg !558
	%28 = add i32 %25, %27, !dbg !558
	%29 = mul i32 %17, %28, !dbg !558
	%30 = add i32 %24, %29, !dbg !558
	%31 = sext i32 %30 to i64, !dbg !558
	%32 = add i64 %23, %31, !dbg !558
	%33 = mul i64 %10, %12, !dbg !558
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !558, !range !83
	%35 = sext i32 %34 to i64, !dbg !558
	%36 = mul i64 %33, %35, !dbg !558
	%37 = mul i64 %36, %22, !dbg !558
	%38 = sext i32 %2 to i64, !dbg !557
	%39 = trunc i64 %p4 to i32, !dbg !557
	br label %b1, !dbg !558

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !558
	%41 = icmp slt i64 %40, %p3, !dbg !558
	br i1 %41, label %b2, label %b3, !dbg !558

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !559
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !560
	%44 = icmp uge i64 %40, %p1, !dbg !559
	%45 = icmp uge i64 %p4, %38, !dbg !557
	%46 = or i1 %44, %45, !dbg !557
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !557, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !560
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !557
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !557
	%49 = add i64 %40, %37, !dbg !558
	br label %b1, !dbg !558

b3:
	ret void, !dbg !556

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !559
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !559

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !559
	ret void, !dbg !559

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !557
	ret void, !dbg !557
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !561 {
entry:
	br label %b0, !dbg !562

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !562
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !562
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !565
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !566, !range !11
	%4 = sext i32 %3 to i64, !dbg !566
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !566, !range !28
	%6 = sext i32 %5 to i64, !dbg !566
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !566, !range !28
	%8 = sext i32 %7 to i64, !dbg !566
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !566, !range !82
	%10 = sext i32 %9 to i64, !dbg !566
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !566, !range !83
	%12 = sext i32 %11 to i64, !dbg !566
	%13 = mul i64 %12, %8, !dbg !566
	%14 = add i64 %6, %13, !dbg !566
	%15 = mul i64 %10, %14, !dbg !566
	%16 = add i64 %4, %15, !dbg !566
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !566, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !566, !range !20
	%19 = mul i32 %17, %18, !dbg !566
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !566, !range !72
	%21 = mul i32 %19, %20, !dbg !566
	%22 = sext i32 %21 to i64, !dbg !566
	%23 = mul i64 %16, %22, !dbg !566
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !566, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !566, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !566, !range !19
	%27 = mul i32 %18, %26, !dbg !566
	%28 = add i32 %25, %27, !dbg !566
	%29 = mul i32 %17, %28, !dbg !566
	%30 = add i32 %24, %29, !dbg !566
	%31 = sext i32 %30 to i64, !dbg !566
	%32 = add i64 %23, %31, !dbg !566
	%33 = mul i64 %10, %12, !dbg !566
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !566, !range !83
	%35 = sext i32 %34 to i64, !dbg !566
	%36 = mul i64 %33, %35, !dbg !566
	%37 = mul i64 %36, %22, !dbg !566
	%38 = sext i32 %2 to i64, !dbg !565
	%39 = trunc i64 %p4 to i32, !dbg !565
	br label %b1, !dbg !566

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !566
	%41 = icmp slt i64 %40, %p1, !dbg !566
	br i1 %41, label %b2, label %b3, !dbg !566

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !567
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !565
	%44 = icmp uge i64 %40, %p3, !dbg !567
	%45 = icmp uge i64 %p4, %38, !dbg !565
	%46 = or i1 %44, %45, !dbg !565
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !565, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !565
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !568
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !568
	%49 = add i64 %40, %37, !dbg !566
	br label %b1, !dbg !566

b3:
	ret void, !dbg !564

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !567
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !567

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !567
	ret void, !dbg !567

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !565
	ret void, !dbg !565
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !569 {
entry:
	br label %b0, !dbg !570

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !570
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !570
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !573
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !574, !range !11
	%4 = sext i32 %3 to i64, !dbg !574
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !574, !range !28
	%6 = sext i32 %5 to i64, !dbg !574
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !574, !range !28
	%8 = sext i32 %7 to i64, !dbg !574
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !574, !range !82
	%10 = sext i32 %9 to i64, !dbg !574
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !574, !range !83
	%12 = sext i32 %11 to i64, !dbg !574
	%13 = mul i64 %12, %8, !dbg !574
	%14 = add i64 %6, %13, !dbg !574
	%15 = mul i64 %10, %14, !dbg !574
	%16 = add i64 %4, %15, !dbg !574
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !574, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !574, !range !20
	%19 = mul i32 %17, %18, !dbg !574
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !574, !range !72
	%21 = mul i32 %19, %20, !dbg !574
	%22 = sext i32 %21 to i64, !dbg !574
	%23 = mul i64 %16, %22, !dbg !574
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !574, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !574, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !574, !range !19
	%27 = mul i32 %18, %26, !dbg !574
	%28 = add i32 %25, %27, !dbg !574
	%29 = mul i32 %17, %28, !dbg !574
	%30 = add i32 %24, %29, !dbg !574
	%31 = sext i32 %30 to i64, !dbg !574
	%32 = add i64 %23, %31, !dbg !574
	%33 = mul i64 %10, %12, !dbg !574
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !574, !range !83
	%35 = sext i32 %34 to i64, !dbg !574
	%36 = mul i64 %33, %35, !dbg !574
	%37 = mul i64 %36, %22, !dbg !574
	%38 = sext i32 %2 to i64, !dbg !573
	%39 = trunc i64 %p4 to i32, !dbg !573
	br label %b1, !dbg !574

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !574
	%41 = icmp slt i64 %40, %p3, !dbg !574
	br i1 %41, label %b2, label %b3, !dbg !574

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !575
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !576
	%44 = icmp uge i64 %40, %p1, !dbg !575
	%45 = icmp uge i64 %p4, %38, !dbg !573
	%46 = or i1 %44, %45, !dbg !573
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !573, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !576
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !573
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !573
	%49 = add i64 %40, %37, !dbg !574
	br label %b1, !dbg !574

b3:
	ret void, !dbg !572

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !575
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !575

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %40, i64 %p1), !dbg !575
	ret void, !dbg !575

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %38), !dbg !573
	ret void, !dbg !573
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !577 {
entry:
	br label %b0, !dbg !578

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !578
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !578
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !581
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !582, !range !11
	%4 = sext i32 %3 to i64, !dbg !582
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !582, !range !28
	%6 = sext i32 %5 to i64, !dbg !582
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !582, !range !28
	%8 = sext i32 %7 to i64, !dbg !582
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !582, !range !82
	%10 = sext i32 %9 to i64, !dbg !582
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !582, !range !83
	%12 = sext i32 %11 to i64, !dbg !582
	%13 = mul i64 %12, %8, !dbg !582
	%14 = add i64 %6, %13, !dbg !582
	%15 = mul i64 %10, %14, !dbg !582
	%16 = add i64 %4, %15, !dbg !582
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !582, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !582, !range !20
	%19 = mul i32 %17, %18, !dbg !582
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !582, !range !72
	%21 = mul i32 %19, %20, !dbg !582
	%22 = sext i32 %21 to i64, !dbg !582
	%23 = mul i64 %16, %22, !dbg !582
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !582, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !582, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !582, !range !19
	%27 = mul i32 %18, %26, !dbg !582
	%28 = add i32 %25, %27, !dbg !582
	%29 = mul i32 %17, %28, !dbg !582
	%30 = add i32 %24, %29, !dbg !582
	%31 = sext i32 %30 to i64, !dbg !582
	%32 = add i64 %23, %31, !dbg !582
	%33 = mul i64 %10, %12, !dbg !582
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !582, !range !83
	%35 = sext i32 %34 to i64, !dbg !582
	%36 = mul i64 %33, %35, !dbg !582
	%37 = mul i64 %36, %22, !dbg !582
	%38 = sext i32 %2 to i64, !dbg !581
	%39 = trunc i64 %p4 to i32, !dbg !581
	br label %b1, !dbg !582

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !582
	%41 = icmp slt i64 %40, %p1, !dbg !582
	br i1 %41, label %b2, label %b3, !dbg !582

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !583
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !581
	%44 = icmp uge i64 %40, %p3, !dbg !583
	%45 = icmp uge i64 %p4, %38, !dbg !581
	%46 = or i1 %44, %45, !dbg !581
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !581, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !581
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !584
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !584
	%49 = add i64 %40, %37, !dbg !582
	br label %b1, !dbg !582

b3:
	ret void, !dbg !580

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !583
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !583

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %40, i64 %p3), !dbg !583
	ret void, !dbg !583

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p4, i64 %38), !dbg !581
	ret void, !dbg !581
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

declare i64 @gpuc_g_thread_64(i8* %a0, i32 %a1) nounwind

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_get_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_p_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i32 @gpuc_g_thread_32(i8* %a0, i32 %a1) nounwind

declare i64 @gpuc_signal_fetch_thread(i8* %a0) nounwind

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
!nvvm.annotations = !{!585, !586, !587, !588, !589, !590, !591, !592, !593, !594, !595, !596, !597, !598, !599, !600, !601, !602, !603, !604, !605, !606, !607, !608, !609, !610, !611, !612, !613, !614, !615, !616, !617, !618, !619, !620, !621, !622, !623, !624, !625, !626, !627, !628, !629, !630, !631, !632}
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
!73 = !{!"branch_weights", i32 1048576, i32 1}
!74 = !DILocation(line: 38, column: 17, scope: !6)
!75 = !DILocation(line: 38, column: 6, scope: !6)
!76 = !DIFile(filename: "query.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!77 = distinct !DISubprogram(name: "Query", scope: !76, file: !76, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!78 = !DILocation(line: 12, column: 6, scope: !77)
!79 = !DILocation(line: 16, column: 29, scope: !77)
!80 = !DILocation(line: 16, column: 46, scope: !77)
!81 = !DILocation(line: 13, column: 18, scope: !77)
!82 = !{i32 1, i32 -2147483648}
!83 = !{i32 1, i32 65536}
!84 = !DILocation(line: 13, column: 21, scope: !77)
!85 = !DILocation(line: 14, column: 3, scope: !77)
!86 = !DILocation(line: 16, column: 5, scope: !77)
!87 = !DILocation(line: 16, column: 13, scope: !77)
!88 = !DILocation(line: 17, column: 33, scope: !77)
!89 = !DILocation(line: 17, column: 71, scope: !77)
!90 = !DILocation(line: 17, column: 5, scope: !77)
!91 = !DILocation(line: 17, column: 13, scope: !77)
!92 = !DILocation(line: 18, column: 33, scope: !77)
!93 = !DILocation(line: 18, column: 72, scope: !77)
!94 = !DILocation(line: 18, column: 5, scope: !77)
!95 = !DILocation(line: 18, column: 13, scope: !77)
!96 = !DILocation(line: 19, column: 33, scope: !77)
!97 = !DILocation(line: 19, column: 70, scope: !77)
!98 = !DILocation(line: 19, column: 5, scope: !77)
!99 = !DILocation(line: 19, column: 13, scope: !77)
!100 = !DILocation(line: 20, column: 33, scope: !77)
!101 = !DILocation(line: 20, column: 60, scope: !77)
!102 = !DILocation(line: 20, column: 5, scope: !77)
!103 = !DILocation(line: 20, column: 13, scope: !77)
!104 = distinct !DISubprogram(name: "Translate", scope: !76, file: !76, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!105 = !DILocation(line: 27, column: 6, scope: !104)
!106 = !DILocation(line: 28, column: 32, scope: !104)
!107 = !DILocation(line: 29, column: 40, scope: !104)
!108 = !DILocation(line: 29, column: 29, scope: !104)
!109 = !DILocation(line: 29, column: 6, scope: !104)
!110 = distinct !DISubprogram(name: "FirstOf0", scope: !76, file: !76, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!111 = !DILocation(line: 36, column: 6, scope: !110)
!112 = !DILocation(line: 37, column: 18, scope: !110)
!113 = !DILocation(line: 37, column: 21, scope: !110)
!114 = !DILocation(line: 38, column: 41, scope: !110)
!115 = !DILocation(line: 38, column: 29, scope: !110)
!116 = !DILocation(line: 38, column: 16, scope: !110)
!117 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!118 = distinct !DISubprogram(name: "ReuseSource", scope: !117, file: !117, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!119 = !DILocation(line: 28, column: 6, scope: !118)
!120 = !DILocation(line: 29, column: 11, scope: !118)
!121 = !DILocation(line: 30, column: 16, scope: !118)
!122 = !DILocation(line: 32, column: 33, scope: !118)
!123 = !DILocation(line: 33, column: 8, scope: !118)
!124 = distinct !DISubprogram(name: "GetThenUse", scope: !117, file: !117, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!125 = !DILocation(line: 41, column: 6, scope: !124)
!126 = !DILocation(line: 45, column: 11, scope: !124)
!127 = !DILocation(line: 42, column: 18, scope: !124)
!128 = !DILocation(line: 42, column: 21, scope: !124)
!129 = !DILocation(line: 43, column: 3, scope: !124)
!130 = !DILocation(line: 46, column: 20, scope: !124)
!131 = !DILocation(line: 48, column: 8, scope: !124)
!132 = !DILocation(line: 48, column: 3, scope: !124)
!133 = distinct !DISubprogram(name: "PutParts", scope: !117, file: !117, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!134 = !DILocation(line: 55, column: 6, scope: !133)
!135 = !DILocation(line: 59, column: 15, scope: !133)
!136 = !DILocation(line: 56, column: 56, scope: !133)
!137 = !DILocation(line: 56, column: 44, scope: !133)
!138 = !DILocation(line: 56, column: 51, scope: !133)
!139 = !DILocation(line: 56, column: 32, scope: !133)
!140 = !DILocation(line: 57, column: 11, scope: !133)
!141 = !DILocation(line: 58, column: 15, scope: !133)
!142 = !DILocation(line: 58, column: 12, scope: !133)
!143 = !DILocation(line: 59, column: 28, scope: !133)
!144 = !DILocation(line: 59, column: 47, scope: !133)
!145 = !DILocation(line: 61, column: 13, scope: !133)
!146 = distinct !DISubprogram(name: "StoreMeters", scope: !117, file: !117, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!147 = !DILocation(line: 70, column: 6, scope: !146)
!148 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!149 = !DILocation(line: 70, column: 76, scope: !146)
!150 = !DILocation(line: 12, column: 10, scope: !148, inlinedAt: !149)
!151 = !DILocation(line: 11, column: 32, scope: !148, inlinedAt: !149)
!152 = !DILocation(line: 12, column: 20, scope: !148, inlinedAt: !149)
!153 = !DILocation(line: 12, column: 30, scope: !148, inlinedAt: !149)
!154 = distinct !DISubprogram(name: "LoadMeters", scope: !117, file: !117, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!155 = !DILocation(line: 75, column: 6, scope: !154)
!156 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!157 = !DILocation(line: 75, column: 74, scope: !154)
!158 = !DILocation(line: 20, column: 21, scope: !156, inlinedAt: !157)
!159 = !DILocation(line: 19, column: 32, scope: !156, inlinedAt: !157)
!160 = !DILocation(line: 20, column: 31, scope: !156, inlinedAt: !157)
!161 = !DILocation(line: 20, column: 8, scope: !156, inlinedAt: !157)
!162 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!163 = distinct !DISubprogram(name: "Compare", scope: !162, file: !162, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!164 = !DILocation(line: 13, column: 6, scope: !163)
!165 = !DILocation(line: 17, column: 22, scope: !163)
!166 = !DILocation(line: 17, column: 45, scope: !163)
!167 = !DILocation(line: 14, column: 18, scope: !163)
!168 = !DILocation(line: 14, column: 21, scope: !163)
!169 = !DILocation(line: 15, column: 3, scope: !163)
!170 = !DILocation(line: 18, column: 27, scope: !163)
!171 = !DILocation(line: 17, column: 26, scope: !163)
!172 = !DILocation(line: 17, column: 31, scope: !163)
!173 = !DILocation(line: 18, column: 16, scope: !163)
!174 = !DILocation(line: 19, column: 27, scope: !163)
!175 = !DILocation(line: 19, column: 16, scope: !163)
!176 = !DILocation(line: 20, column: 27, scope: !163)
!177 = !DILocation(line: 20, column: 16, scope: !163)
!178 = !DILocation(line: 21, column: 27, scope: !163)
!179 = !DILocation(line: 21, column: 16, scope: !163)
!180 = !DILocation(line: 22, column: 27, scope: !163)
!181 = !DILocation(line: 22, column: 16, scope: !163)
!182 = !DILocation(line: 23, column: 27, scope: !163)
!183 = !DILocation(line: 23, column: 16, scope: !163)
!184 = !DILocation(line: 24, column: 32, scope: !163)
!185 = !DILocation(line: 24, column: 5, scope: !163)
!186 = !DILocation(line: 25, column: 32, scope: !163)
!187 = !DILocation(line: 25, column: 5, scope: !163)
!188 = !DILocation(line: 26, column: 32, scope: !163)
!189 = !DILocation(line: 26, column: 5, scope: !163)
!190 = !DILocation(line: 27, column: 32, scope: !163)
!191 = !DILocation(line: 27, column: 5, scope: !163)
!192 = !DILocation(line: 28, column: 32, scope: !163)
!193 = !DILocation(line: 28, column: 5, scope: !163)
!194 = !DILocation(line: 29, column: 32, scope: !163)
!195 = !DILocation(line: 29, column: 5, scope: !163)
!196 = !DILocation(line: 30, column: 25, scope: !163)
!197 = !DILocation(line: 31, column: 42, scope: !163)
!198 = !DILocation(line: 31, column: 8, scope: !163)
!199 = !DILocation(line: 31, column: 31, scope: !163)
!200 = !DILocation(line: 31, column: 6, scope: !163)
!201 = distinct !DISubprogram(name: "Count", scope: !162, file: !162, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!202 = !DILocation(line: 39, column: 6, scope: !201)
!203 = !DILocation(line: 41, column: 17, scope: !201)
!204 = !DILocation(line: 40, column: 30, scope: !201)
!205 = !DILocation(line: 41, column: 46, scope: !201)
!206 = !DILocation(line: 41, column: 48, scope: !201)
!207 = !DILocation(line: 41, column: 32, scope: !201)
!208 = !DILocation(line: 43, column: 46, scope: !201)
!209 = !DILocation(line: 43, column: 5, scope: !201)
!210 = distinct !DISubprogram(name: "Flags", scope: !162, file: !162, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!211 = !DILocation(line: 49, column: 6, scope: !210)
!212 = !DILocation(line: 51, column: 19, scope: !210)
!213 = !DILocation(line: 52, column: 17, scope: !210)
!214 = !DILocation(line: 50, column: 46, scope: !210)
!215 = !DILocation(line: 50, column: 33, scope: !210)
!216 = !DILocation(line: 52, column: 40, scope: !210)
!217 = !DILocation(line: 52, column: 44, scope: !210)
!218 = !DILocation(line: 52, column: 28, scope: !210)
!219 = !DILocation(line: 54, column: 33, scope: !210)
!220 = !DILocation(line: 55, column: 35, scope: !210)
!221 = !DILocation(line: 55, column: 60, scope: !210)
!222 = !DILocation(line: 55, column: 64, scope: !210)
!223 = !DILocation(line: 55, column: 24, scope: !210)
!224 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!225 = distinct !DISubprogram(name: "SyncedThread", scope: !224, file: !224, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!226 = !DILocation(line: 21, column: 6, scope: !225)
!227 = distinct !DISubprogram(name: "meet", scope: !224, file: !224, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!228 = !DILocation(line: 23, column: 7, scope: !225)
!229 = !DILocation(line: 46, column: 39, scope: !227, inlinedAt: !228)
!230 = !DILocation(line: 46, column: 58, scope: !227, inlinedAt: !228)
!231 = !DILocation(line: 22, column: 18, scope: !225)
!232 = !DILocation(line: 22, column: 21, scope: !225)
!233 = !DILocation(line: 46, column: 14, scope: !227, inlinedAt: !228)
!234 = !DILocation(line: 46, column: 42, scope: !227, inlinedAt: !228)
!235 = !DILocation(line: 46, column: 45, scope: !227, inlinedAt: !228)
!236 = !DILocation(line: 48, column: 7, scope: !227, inlinedAt: !228)
!237 = !DILocation(line: 49, column: 16, scope: !227, inlinedAt: !228)
!238 = !DILocation(line: 50, column: 7, scope: !227, inlinedAt: !228)
!239 = !DILocation(line: 51, column: 19, scope: !227, inlinedAt: !228)
!240 = !DILocation(line: 52, column: 7, scope: !227, inlinedAt: !228)
!241 = !DILocation(line: 53, column: 14, scope: !227, inlinedAt: !228)
!242 = !DILocation(line: 54, column: 13, scope: !227, inlinedAt: !228)
!243 = !DILocation(line: 55, column: 7, scope: !227, inlinedAt: !228)
!244 = !DILocation(line: 56, column: 14, scope: !227, inlinedAt: !228)
!245 = !DILocation(line: 57, column: 16, scope: !227, inlinedAt: !228)
!246 = !DILocation(line: 60, column: 6, scope: !227, inlinedAt: !228)
!247 = !DILocation(line: 60, column: 19, scope: !227, inlinedAt: !228)
!248 = !DILocation(line: 61, column: 17, scope: !227, inlinedAt: !228)
!249 = !DILocation(line: 61, column: 6, scope: !227, inlinedAt: !228)
!250 = !DILocation(line: 60, column: 31, scope: !227, inlinedAt: !228)
!251 = distinct !DISubprogram(name: "SyncedWarp", scope: !224, file: !224, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!252 = !DILocation(line: 30, column: 6, scope: !251)
!253 = distinct !DISubprogram(name: "meet", scope: !224, file: !224, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!254 = !DILocation(line: 32, column: 7, scope: !251)
!255 = !DILocation(line: 46, column: 39, scope: !253, inlinedAt: !254)
!256 = !DILocation(line: 46, column: 58, scope: !253, inlinedAt: !254)
!257 = !DILocation(line: 31, column: 18, scope: !251)
!258 = !DILocation(line: 31, column: 20, scope: !251)
!259 = !DILocation(line: 31, column: 24, scope: !251)
!260 = !DILocation(line: 46, column: 14, scope: !253, inlinedAt: !254)
!261 = !DILocation(line: 32, column: 39, scope: !251)
!262 = !DILocation(line: 32, column: 56, scope: !251)
!263 = !DILocation(line: 46, column: 42, scope: !253, inlinedAt: !254)
!264 = !DILocation(line: 46, column: 45, scope: !253, inlinedAt: !254)
!265 = !DILocation(line: 48, column: 7, scope: !253, inlinedAt: !254)
!266 = !DILocation(line: 49, column: 16, scope: !253, inlinedAt: !254)
!267 = !DILocation(line: 50, column: 7, scope: !253, inlinedAt: !254)
!268 = !DILocation(line: 51, column: 19, scope: !253, inlinedAt: !254)
!269 = !DILocation(line: 52, column: 7, scope: !253, inlinedAt: !254)
!270 = !DILocation(line: 53, column: 14, scope: !253, inlinedAt: !254)
!271 = !DILocation(line: 54, column: 13, scope: !253, inlinedAt: !254)
!272 = !DILocation(line: 55, column: 7, scope: !253, inlinedAt: !254)
!273 = !DILocation(line: 56, column: 14, scope: !253, inlinedAt: !254)
!274 = !DILocation(line: 57, column: 16, scope: !253, inlinedAt: !254)
!275 = !DILocation(line: 60, column: 6, scope: !253, inlinedAt: !254)
!276 = !DILocation(line: 60, column: 19, scope: !253, inlinedAt: !254)
!277 = !DILocation(line: 61, column: 17, scope: !253, inlinedAt: !254)
!278 = !DILocation(line: 61, column: 6, scope: !253, inlinedAt: !254)
!279 = !DILocation(line: 60, column: 31, scope: !253, inlinedAt: !254)
!280 = distinct !DISubprogram(name: "SyncedBlock", scope: !224, file: !224, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!281 = !DILocation(line: 39, column: 6, scope: !280)
!282 = distinct !DISubprogram(name: "meet", scope: !224, file: !224, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!283 = !DILocation(line: 41, column: 7, scope: !280)
!284 = !DILocation(line: 46, column: 39, scope: !282, inlinedAt: !283)
!285 = !DILocation(line: 46, column: 58, scope: !282, inlinedAt: !283)
!286 = !DILocation(line: 40, column: 15, scope: !280)
!287 = !DILocation(line: 40, column: 20, scope: !280)
!288 = !DILocation(line: 46, column: 14, scope: !282, inlinedAt: !283)
!289 = !DILocation(line: 41, column: 41, scope: !280)
!290 = !DILocation(line: 41, column: 59, scope: !280)
!291 = !DILocation(line: 46, column: 42, scope: !282, inlinedAt: !283)
!292 = !DILocation(line: 46, column: 45, scope: !282, inlinedAt: !283)
!293 = !DILocation(line: 48, column: 7, scope: !282, inlinedAt: !283)
!294 = !DILocation(line: 49, column: 16, scope: !282, inlinedAt: !283)
!295 = !DILocation(line: 50, column: 7, scope: !282, inlinedAt: !283)
!296 = !DILocation(line: 51, column: 19, scope: !282, inlinedAt: !283)
!297 = !DILocation(line: 52, column: 7, scope: !282, inlinedAt: !283)
!298 = !DILocation(line: 53, column: 14, scope: !282, inlinedAt: !283)
!299 = !DILocation(line: 54, column: 13, scope: !282, inlinedAt: !283)
!300 = !DILocation(line: 55, column: 7, scope: !282, inlinedAt: !283)
!301 = !DILocation(line: 56, column: 14, scope: !282, inlinedAt: !283)
!302 = !DILocation(line: 57, column: 16, scope: !282, inlinedAt: !283)
!303 = !DILocation(line: 60, column: 6, scope: !282, inlinedAt: !283)
!304 = !DILocation(line: 60, column: 19, scope: !282, inlinedAt: !283)
!305 = !DILocation(line: 61, column: 17, scope: !282, inlinedAt: !283)
!306 = !DILocation(line: 61, column: 6, scope: !282, inlinedAt: !283)
!307 = !DILocation(line: 60, column: 31, scope: !282, inlinedAt: !283)
!308 = distinct !DISubprogram(name: "Rounds", scope: !224, file: !224, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!309 = !DILocation(line: 69, column: 6, scope: !308)
!310 = !DILocation(line: 73, column: 11, scope: !308)
!311 = !DILocation(line: 70, column: 21, scope: !308)
!312 = !DILocation(line: 70, column: 38, scope: !308)
!313 = !DILocation(line: 73, column: 43, scope: !308)
!314 = !DILocation(line: 72, column: 20, scope: !308)
!315 = !DILocation(line: 72, column: 23, scope: !308)
!316 = !DILocation(line: 73, column: 22, scope: !308)
!317 = !DILocation(line: 73, column: 35, scope: !308)
!318 = !DILocation(line: 73, column: 33, scope: !308)
!319 = !DILocation(line: 73, column: 46, scope: !308)
!320 = !DILocation(line: 75, column: 19, scope: !308)
!321 = !DILocation(line: 76, column: 18, scope: !308)
!322 = !DILocation(line: 76, column: 33, scope: !308)
!323 = !DILocation(line: 76, column: 31, scope: !308)
!324 = !DILocation(line: 76, column: 22, scope: !308)
!325 = !DILocation(line: 77, column: 27, scope: !308)
!326 = !DILocation(line: 77, column: 17, scope: !308)
!327 = !DILocation(line: 79, column: 16, scope: !308)
!328 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!329 = distinct !DISubprogram(name: "StoreInt8", scope: !328, file: !328, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!330 = !DILocation(line: 13, column: 6, scope: !329)
!331 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!332 = !DILocation(line: 13, column: 72, scope: !329)
!333 = !DILocation(line: 12, column: 10, scope: !331, inlinedAt: !332)
!334 = !DILocation(line: 11, column: 32, scope: !331, inlinedAt: !332)
!335 = !DILocation(line: 12, column: 20, scope: !331, inlinedAt: !332)
!336 = !DILocation(line: 12, column: 30, scope: !331, inlinedAt: !332)
!337 = distinct !DISubprogram(name: "LoadInt8", scope: !328, file: !328, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!338 = !DILocation(line: 18, column: 6, scope: !337)
!339 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!340 = !DILocation(line: 18, column: 70, scope: !337)
!341 = !DILocation(line: 20, column: 21, scope: !339, inlinedAt: !340)
!342 = !DILocation(line: 19, column: 32, scope: !339, inlinedAt: !340)
!343 = !DILocation(line: 20, column: 31, scope: !339, inlinedAt: !340)
!344 = !DILocation(line: 20, column: 8, scope: !339, inlinedAt: !340)
!345 = distinct !DISubprogram(name: "StoreInt16", scope: !328, file: !328, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!346 = !DILocation(line: 23, column: 6, scope: !345)
!347 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!348 = !DILocation(line: 23, column: 74, scope: !345)
!349 = !DILocation(line: 12, column: 10, scope: !347, inlinedAt: !348)
!350 = !DILocation(line: 11, column: 32, scope: !347, inlinedAt: !348)
!351 = !DILocation(line: 12, column: 20, scope: !347, inlinedAt: !348)
!352 = !DILocation(line: 12, column: 30, scope: !347, inlinedAt: !348)
!353 = distinct !DISubprogram(name: "LoadInt16", scope: !328, file: !328, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!354 = !DILocation(line: 28, column: 6, scope: !353)
!355 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!356 = !DILocation(line: 28, column: 72, scope: !353)
!357 = !DILocation(line: 20, column: 21, scope: !355, inlinedAt: !356)
!358 = !DILocation(line: 19, column: 32, scope: !355, inlinedAt: !356)
!359 = !DILocation(line: 20, column: 31, scope: !355, inlinedAt: !356)
!360 = !DILocation(line: 20, column: 8, scope: !355, inlinedAt: !356)
!361 = distinct !DISubprogram(name: "StoreInt32", scope: !328, file: !328, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!362 = !DILocation(line: 33, column: 6, scope: !361)
!363 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!364 = !DILocation(line: 33, column: 74, scope: !361)
!365 = !DILocation(line: 12, column: 10, scope: !363, inlinedAt: !364)
!366 = !DILocation(line: 11, column: 32, scope: !363, inlinedAt: !364)
!367 = !DILocation(line: 12, column: 20, scope: !363, inlinedAt: !364)
!368 = !DILocation(line: 12, column: 30, scope: !363, inlinedAt: !364)
!369 = distinct !DISubprogram(name: "LoadInt32", scope: !328, file: !328, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!370 = !DILocation(line: 38, column: 6, scope: !369)
!371 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!372 = !DILocation(line: 38, column: 72, scope: !369)
!373 = !DILocation(line: 20, column: 21, scope: !371, inlinedAt: !372)
!374 = !DILocation(line: 19, column: 32, scope: !371, inlinedAt: !372)
!375 = !DILocation(line: 20, column: 31, scope: !371, inlinedAt: !372)
!376 = !DILocation(line: 20, column: 8, scope: !371, inlinedAt: !372)
!377 = distinct !DISubprogram(name: "StoreInt64", scope: !328, file: !328, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!378 = !DILocation(line: 43, column: 6, scope: !377)
!379 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!380 = !DILocation(line: 43, column: 74, scope: !377)
!381 = !DILocation(line: 12, column: 10, scope: !379, inlinedAt: !380)
!382 = !DILocation(line: 11, column: 32, scope: !379, inlinedAt: !380)
!383 = !DILocation(line: 12, column: 20, scope: !379, inlinedAt: !380)
!384 = !DILocation(line: 12, column: 30, scope: !379, inlinedAt: !380)
!385 = distinct !DISubprogram(name: "LoadInt64", scope: !328, file: !328, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!386 = !DILocation(line: 48, column: 6, scope: !385)
!387 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!388 = !DILocation(line: 48, column: 72, scope: !385)
!389 = !DILocation(line: 20, column: 21, scope: !387, inlinedAt: !388)
!390 = !DILocation(line: 19, column: 32, scope: !387, inlinedAt: !388)
!391 = !DILocation(line: 20, column: 31, scope: !387, inlinedAt: !388)
!392 = !DILocation(line: 20, column: 8, scope: !387, inlinedAt: !388)
!393 = distinct !DISubprogram(name: "StoreInt", scope: !328, file: !328, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!394 = !DILocation(line: 53, column: 6, scope: !393)
!395 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!396 = !DILocation(line: 53, column: 70, scope: !393)
!397 = !DILocation(line: 12, column: 10, scope: !395, inlinedAt: !396)
!398 = !DILocation(line: 11, column: 32, scope: !395, inlinedAt: !396)
!399 = !DILocation(line: 12, column: 20, scope: !395, inlinedAt: !396)
!400 = !DILocation(line: 12, column: 30, scope: !395, inlinedAt: !396)
!401 = distinct !DISubprogram(name: "LoadInt", scope: !328, file: !328, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!402 = !DILocation(line: 58, column: 6, scope: !401)
!403 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!404 = !DILocation(line: 58, column: 68, scope: !401)
!405 = !DILocation(line: 20, column: 21, scope: !403, inlinedAt: !404)
!406 = !DILocation(line: 19, column: 32, scope: !403, inlinedAt: !404)
!407 = !DILocation(line: 20, column: 31, scope: !403, inlinedAt: !404)
!408 = !DILocation(line: 20, column: 8, scope: !403, inlinedAt: !404)
!409 = distinct !DISubprogram(name: "StoreUint8", scope: !328, file: !328, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!410 = !DILocation(line: 63, column: 6, scope: !409)
!411 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!412 = !DILocation(line: 63, column: 74, scope: !409)
!413 = !DILocation(line: 12, column: 10, scope: !411, inlinedAt: !412)
!414 = !DILocation(line: 11, column: 32, scope: !411, inlinedAt: !412)
!415 = !DILocation(line: 12, column: 20, scope: !411, inlinedAt: !412)
!416 = !DILocation(line: 12, column: 30, scope: !411, inlinedAt: !412)
!417 = distinct !DISubprogram(name: "LoadUint8", scope: !328, file: !328, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!418 = !DILocation(line: 68, column: 6, scope: !417)
!419 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!420 = !DILocation(line: 68, column: 72, scope: !417)
!421 = !DILocation(line: 20, column: 21, scope: !419, inlinedAt: !420)
!422 = !DILocation(line: 19, column: 32, scope: !419, inlinedAt: !420)
!423 = !DILocation(line: 20, column: 31, scope: !419, inlinedAt: !420)
!424 = !DILocation(line: 20, column: 8, scope: !419, inlinedAt: !420)
!425 = distinct !DISubprogram(name: "StoreUint16", scope: !328, file: !328, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!426 = !DILocation(line: 73, column: 6, scope: !425)
!427 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!428 = !DILocation(line: 73, column: 76, scope: !425)
!429 = !DILocation(line: 12, column: 10, scope: !427, inlinedAt: !428)
!430 = !DILocation(line: 11, column: 32, scope: !427, inlinedAt: !428)
!431 = !DILocation(line: 12, column: 20, scope: !427, inlinedAt: !428)
!432 = !DILocation(line: 12, column: 30, scope: !427, inlinedAt: !428)
!433 = distinct !DISubprogram(name: "LoadUint16", scope: !328, file: !328, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!434 = !DILocation(line: 78, column: 6, scope: !433)
!435 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!436 = !DILocation(line: 78, column: 74, scope: !433)
!437 = !DILocation(line: 20, column: 21, scope: !435, inlinedAt: !436)
!438 = !DILocation(line: 19, column: 32, scope: !435, inlinedAt: !436)
!439 = !DILocation(line: 20, column: 31, scope: !435, inlinedAt: !436)
!440 = !DILocation(line: 20, column: 8, scope: !435, inlinedAt: !436)
!441 = distinct !DISubprogram(name: "StoreUint32", scope: !328, file: !328, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!442 = !DILocation(line: 83, column: 6, scope: !441)
!443 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!444 = !DILocation(line: 83, column: 76, scope: !441)
!445 = !DILocation(line: 12, column: 10, scope: !443, inlinedAt: !444)
!446 = !DILocation(line: 11, column: 32, scope: !443, inlinedAt: !444)
!447 = !DILocation(line: 12, column: 20, scope: !443, inlinedAt: !444)
!448 = !DILocation(line: 12, column: 30, scope: !443, inlinedAt: !444)
!449 = distinct !DISubprogram(name: "LoadUint32", scope: !328, file: !328, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!450 = !DILocation(line: 88, column: 6, scope: !449)
!451 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!452 = !DILocation(line: 88, column: 74, scope: !449)
!453 = !DILocation(line: 20, column: 21, scope: !451, inlinedAt: !452)
!454 = !DILocation(line: 19, column: 32, scope: !451, inlinedAt: !452)
!455 = !DILocation(line: 20, column: 31, scope: !451, inlinedAt: !452)
!456 = !DILocation(line: 20, column: 8, scope: !451, inlinedAt: !452)
!457 = distinct !DISubprogram(name: "StoreUint64", scope: !328, file: !328, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!458 = !DILocation(line: 93, column: 6, scope: !457)
!459 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!460 = !DILocation(line: 93, column: 76, scope: !457)
!461 = !DILocation(line: 12, column: 10, scope: !459, inlinedAt: !460)
!462 = !DILocation(line: 11, column: 32, scope: !459, inlinedAt: !460)
!463 = !DILocation(line: 12, column: 20, scope: !459, inlinedAt: !460)
!464 = !DILocation(line: 12, column: 30, scope: !459, inlinedAt: !460)
!465 = distinct !DISubprogram(name: "LoadUint64", scope: !328, file: !328, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!466 = !DILocation(line: 98, column: 6, scope: !465)
!467 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!468 = !DILocation(line: 98, column: 74, scope: !465)
!469 = !DILocation(line: 20, column: 21, scope: !467, inlinedAt: !468)
!470 = !DILocation(line: 19, column: 32, scope: !467, inlinedAt: !468)
!471 = !DILocation(line: 20, column: 31, scope: !467, inlinedAt: !468)
!472 = !DILocation(line: 20, column: 8, scope: !467, inlinedAt: !468)
!473 = distinct !DISubprogram(name: "StoreUint", scope: !328, file: !328, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!474 = !DILocation(line: 103, column: 6, scope: !473)
!475 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!476 = !DILocation(line: 103, column: 72, scope: !473)
!477 = !DILocation(line: 12, column: 10, scope: !475, inlinedAt: !476)
!478 = !DILocation(line: 11, column: 32, scope: !475, inlinedAt: !476)
!479 = !DILocation(line: 12, column: 20, scope: !475, inlinedAt: !476)
!480 = !DILocation(line: 12, column: 30, scope: !475, inlinedAt: !476)
!481 = distinct !DISubprogram(name: "LoadUint", scope: !328, file: !328, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!482 = !DILocation(line: 108, column: 6, scope: !481)
!483 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!484 = !DILocation(line: 108, column: 70, scope: !481)
!485 = !DILocation(line: 20, column: 21, scope: !483, inlinedAt: !484)
!486 = !DILocation(line: 19, column: 32, scope: !483, inlinedAt: !484)
!487 = !DILocation(line: 20, column: 31, scope: !483, inlinedAt: !484)
!488 = !DILocation(line: 20, column: 8, scope: !483, inlinedAt: !484)
!489 = distinct !DISubprogram(name: "StoreFloat32", scope: !328, file: !328, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!490 = !DILocation(line: 113, column: 6, scope: !489)
!491 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!492 = !DILocation(line: 113, column: 78, scope: !489)
!493 = !DILocation(line: 12, column: 10, scope: !491, inlinedAt: !492)
!494 = !DILocation(line: 11, column: 32, scope: !491, inlinedAt: !492)
!495 = !DILocation(line: 12, column: 20, scope: !491, inlinedAt: !492)
!496 = !DILocation(line: 12, column: 30, scope: !491, inlinedAt: !492)
!497 = distinct !DISubprogram(name: "LoadFloat32", scope: !328, file: !328, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!498 = !DILocation(line: 118, column: 6, scope: !497)
!499 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!500 = !DILocation(line: 118, column: 76, scope: !497)
!501 = !DILocation(line: 20, column: 21, scope: !499, inlinedAt: !500)
!502 = !DILocation(line: 19, column: 32, scope: !499, inlinedAt: !500)
!503 = !DILocation(line: 20, column: 31, scope: !499, inlinedAt: !500)
!504 = !DILocation(line: 20, column: 8, scope: !499, inlinedAt: !500)
!505 = distinct !DISubprogram(name: "StoreFloat64", scope: !328, file: !328, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!506 = !DILocation(line: 123, column: 6, scope: !505)
!507 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!508 = !DILocation(line: 123, column: 78, scope: !505)
!509 = !DILocation(line: 12, column: 10, scope: !507, inlinedAt: !508)
!510 = !DILocation(line: 11, column: 32, scope: !507, inlinedAt: !508)
!511 = !DILocation(line: 12, column: 20, scope: !507, inlinedAt: !508)
!512 = !DILocation(line: 12, column: 30, scope: !507, inlinedAt: !508)
!513 = distinct !DISubprogram(name: "LoadFloat64", scope: !328, file: !328, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!514 = !DILocation(line: 128, column: 6, scope: !513)
!515 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!516 = !DILocation(line: 128, column: 76, scope: !513)
!517 = !DILocation(line: 20, column: 21, scope: !515, inlinedAt: !516)
!518 = !DILocation(line: 19, column: 32, scope: !515, inlinedAt: !516)
!519 = !DILocation(line: 20, column: 31, scope: !515, inlinedAt: !516)
!520 = !DILocation(line: 20, column: 8, scope: !515, inlinedAt: !516)
!521 = distinct !DISubprogram(name: "StoreFloat16", scope: !328, file: !328, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!522 = !DILocation(line: 133, column: 6, scope: !521)
!523 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!524 = !DILocation(line: 133, column: 82, scope: !521)
!525 = !DILocation(line: 12, column: 10, scope: !523, inlinedAt: !524)
!526 = !DILocation(line: 11, column: 32, scope: !523, inlinedAt: !524)
!527 = !DILocation(line: 12, column: 20, scope: !523, inlinedAt: !524)
!528 = !DILocation(line: 12, column: 30, scope: !523, inlinedAt: !524)
!529 = distinct !DISubprogram(name: "LoadFloat16", scope: !328, file: !328, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!530 = !DILocation(line: 138, column: 6, scope: !529)
!531 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!532 = !DILocation(line: 138, column: 80, scope: !529)
!533 = !DILocation(line: 20, column: 21, scope: !531, inlinedAt: !532)
!534 = !DILocation(line: 19, column: 32, scope: !531, inlinedAt: !532)
!535 = !DILocation(line: 20, column: 31, scope: !531, inlinedAt: !532)
!536 = !DILocation(line: 20, column: 8, scope: !531, inlinedAt: !532)
!537 = distinct !DISubprogram(name: "StoreBFloat16", scope: !328, file: !328, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!538 = !DILocation(line: 143, column: 6, scope: !537)
!539 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!540 = !DILocation(line: 143, column: 84, scope: !537)
!541 = !DILocation(line: 12, column: 10, scope: !539, inlinedAt: !540)
!542 = !DILocation(line: 11, column: 32, scope: !539, inlinedAt: !540)
!543 = !DILocation(line: 12, column: 20, scope: !539, inlinedAt: !540)
!544 = !DILocation(line: 12, column: 30, scope: !539, inlinedAt: !540)
!545 = distinct !DISubprogram(name: "LoadBFloat16", scope: !328, file: !328, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!546 = !DILocation(line: 148, column: 6, scope: !545)
!547 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!548 = !DILocation(line: 148, column: 82, scope: !545)
!549 = !DILocation(line: 20, column: 21, scope: !547, inlinedAt: !548)
!550 = !DILocation(line: 19, column: 32, scope: !547, inlinedAt: !548)
!551 = !DILocation(line: 20, column: 31, scope: !547, inlinedAt: !548)
!552 = !DILocation(line: 20, column: 8, scope: !547, inlinedAt: !548)
!553 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !328, file: !328, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!554 = !DILocation(line: 153, column: 6, scope: !553)
!555 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!556 = !DILocation(line: 154, column: 7, scope: !553)
!557 = !DILocation(line: 12, column: 10, scope: !555, inlinedAt: !556)
!558 = !DILocation(line: 11, column: 32, scope: !555, inlinedAt: !556)
!559 = !DILocation(line: 12, column: 20, scope: !555, inlinedAt: !556)
!560 = !DILocation(line: 12, column: 30, scope: !555, inlinedAt: !556)
!561 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !328, file: !328, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!562 = !DILocation(line: 160, column: 6, scope: !561)
!563 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!564 = !DILocation(line: 160, column: 86, scope: !561)
!565 = !DILocation(line: 20, column: 21, scope: !563, inlinedAt: !564)
!566 = !DILocation(line: 19, column: 32, scope: !563, inlinedAt: !564)
!567 = !DILocation(line: 20, column: 31, scope: !563, inlinedAt: !564)
!568 = !DILocation(line: 20, column: 8, scope: !563, inlinedAt: !564)
!569 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !328, file: !328, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!570 = !DILocation(line: 165, column: 6, scope: !569)
!571 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!572 = !DILocation(line: 166, column: 7, scope: !569)
!573 = !DILocation(line: 12, column: 10, scope: !571, inlinedAt: !572)
!574 = !DILocation(line: 11, column: 32, scope: !571, inlinedAt: !572)
!575 = !DILocation(line: 12, column: 20, scope: !571, inlinedAt: !572)
!576 = !DILocation(line: 12, column: 30, scope: !571, inlinedAt: !572)
!577 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !328, file: !328, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!578 = !DILocation(line: 172, column: 6, scope: !577)
!579 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!580 = !DILocation(line: 172, column: 86, scope: !577)
!581 = !DILocation(line: 20, column: 21, scope: !579, inlinedAt: !580)
!582 = !DILocation(line: 19, column: 32, scope: !579, inlinedAt: !580)
!583 = !DILocation(line: 20, column: 31, scope: !579, inlinedAt: !580)
!584 = !DILocation(line: 20, column: 8, scope: !579, inlinedAt: !580)
!585 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!586 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!587 = !{void (i32, i32, i64*, i64, i8*)* @Translate, !"kernel", i32 1}
!588 = !{void (i64*, i64, i8*)* @FirstOf0, !"kernel", i32 1}
!589 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!590 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!591 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!592 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!593 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!594 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!595 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!596 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!597 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!598 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!599 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!600 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!601 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!602 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!603 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!604 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!605 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!606 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!607 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!608 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!609 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!610 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!611 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!612 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!613 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!614 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!615 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!616 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!617 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!618 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!619 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!620 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!621 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!622 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!623 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!624 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!625 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!626 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!627 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!628 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!629 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!630 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!631 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!632 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
