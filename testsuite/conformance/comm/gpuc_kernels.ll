target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [49 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32, i32, i64*, i64, i8*)* @Translate to i8*), i8* bitcast (void (i64*, i64, i8*)* @FirstOf0 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2 to i8*)], section "llvm.metadata"

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

define void @Relay(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !118 {
entry:
	br label %b0, !dbg !119

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !119
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !119
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !119
	%3 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !119
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !120
	%5 = sub i64 %p7, 1, !dbg !121
	%6 = sext i32 %4 to i64, !dbg !122
	%7 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 1, !dbg !121
	%8 = mul i64 %p5, 4, !dbg !122
	%9 = trunc i64 %p8 to i32, !dbg !122
	%10 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !122
	%11 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !122
	%12 = icmp ugt i64 1, %p7, !dbg !121
	%13 = icmp ne i64 %5, %p5, !dbg !122
	%14 = icmp uge i64 %p8, %6, !dbg !122
	%15 = or i1 %12, %13, !dbg !122
	%16 = or i1 %15, %14, !dbg !122
	br i1 %16, label %b0_fail1, label %b0_ok1, !dbg !122, !prof !27

b0_ok1:
	%17 = bitcast i32* %10 to i8*, !dbg !122
	%18 = bitcast i32* %11 to i8*, !dbg !122
	call void @gpuc_get_block(i8* %17, i8* %18, i64 %8, i32 %9), !dbg !122
	call void @llvm.nvvm.barrier0(), !dbg !123
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !124, !range !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !124, !range !18
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !124, !range !19
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !124, !range !20
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !124, !range !20
	%24 = mul i32 %23, %21, !dbg !124
	%25 = add i32 %20, %24, !dbg !124
	%26 = mul i32 %22, %25, !dbg !124
	%27 = add i32 %19, %26, !dbg !124
	%28 = sext i32 %27 to i64, !dbg !124
	%29 = mul i32 %22, %23, !dbg !124
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !124, !range !72
	%31 = mul i32 %29, %30, !dbg !124
	%32 = sext i32 %31 to i64, !dbg !124
	br label %b1, !dbg !124

b1:
	%33 = phi i64 [ %28, %b0_ok1 ], [ %38, %b2 ], !dbg !124
	%34 = icmp slt i64 %33, %5, !dbg !124
	br i1 %34, label %b2, label %b3, !dbg !124

b2:
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 %33, !dbg !125
	%36 = load i32, i32 addrspace(1)* %35, align 4, !dbg !125
	%37 = add i32 %36, 1, !dbg !126
	store i32 %37, i32 addrspace(1)* %35, align 4, !dbg !125
	%38 = add i64 %33, %32, !dbg !124
	br label %b1, !dbg !124

b3:
	call void @llvm.nvvm.barrier0(), !dbg !127
	%39 = sub i64 %5, 1, !dbg !128
	%40 = sub i64 %p1, 1, !dbg !120
	%41 = icmp ugt i64 1, %5, !dbg !128
	br i1 %41, label %b3_fail1, label %b3_ok1, !dbg !128, !prof !27

b3_ok1:
	%42 = call i64 @llvm.nvvm.mulhi.ull(i64 %40, i64 1), !dbg !120
	%43 = icmp ult i64 %40, 9223372036854775807, !dbg !120
	%44 = select i1 %43, i64 %p1, i64 9223372036854775807, !dbg !120
	%45 = icmp eq i64 %42, 0, !dbg !120
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !120
	%47 = icmp eq i64 %p1, 0, !dbg !120
	%48 = select i1 %47, i64 0, i64 %46, !dbg !120
	%49 = icmp ugt i64 %48, %p1, !dbg !120
	br i1 %49, label %b3_fail2, label %b3_ok2, !dbg !120, !prof !27

b3_ok2:
	%50 = call i64 @llvm.nvvm.mulhi.ull(i64 %40, i64 2), !dbg !120
	%51 = mul i64 %40, 2, !dbg !120
	%52 = icmp ult i64 %51, 9223372036854775807, !dbg !120
	%53 = add i64 %51, 1, !dbg !120
	%54 = select i1 %52, i64 %53, i64 9223372036854775807, !dbg !120
	%55 = icmp eq i64 %50, 0, !dbg !120
	%56 = select i1 %55, i64 %54, i64 9223372036854775807, !dbg !120
	%57 = select i1 %47, i64 0, i64 %56, !dbg !120
	%58 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 1, !dbg !128
	%59 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !120
	%60 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !120
	%61 = icmp ugt i64 %57, %39, !dbg !120
	br i1 %61, label %b3_fail3, label %b3_ok3, !dbg !120, !prof !27

b3_ok3:
	%62 = bitcast i32* %59 to i8*, !dbg !120
	%63 = bitcast i32* %60 to i8*, !dbg !120
	call void @gpuc_i_put_block_32(i8* %62, i8* %63, i64 1, i64 2, i64 %p1, i32 %9), !dbg !120
	%64 = mul i64 %5, 4, !dbg !129
	%65 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !129
	%66 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !129
	%67 = icmp ne i64 %p3, %5, !dbg !129
	br i1 %67, label %b3_fail4, label %b3_ok4, !dbg !129, !prof !27

b3_ok4:
	%68 = bitcast i32* %65 to i8*, !dbg !129
	%69 = bitcast i32* %66 to i8*, !dbg !129
	call void @gpuc_put_nbi_block(i8* %68, i8* %69, i64 %64, i32 %9), !dbg !129
	call void @gpuc_quiet_block(), !dbg !130
	ret void, !dbg !130

b0_fail1:
	%70 = icmp ugt i64 1, %p7, !dbg !121
	br i1 %70, label %b0_fail2, label %b0_ok2, !dbg !121

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 1, i64 %p7), !dbg !121
	ret void, !dbg !121

b0_ok2:
	%71 = icmp ne i64 %5, %p5, !dbg !122
	br i1 %71, label %b0_fail3, label %b0_ok3, !dbg !122

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %5, i64 %p5), !dbg !122
	ret void, !dbg !122

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p8, i64 %6), !dbg !122
	ret void, !dbg !122

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 1, i64 %5), !dbg !128
	ret void, !dbg !128

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %48, i64 %p1), !dbg !120
	ret void, !dbg !120

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %57, i64 %39), !dbg !120
	ret void, !dbg !120

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p3, i64 %5), !dbg !129
	ret void, !dbg !129
}

define void @ReuseSource(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !132 {
entry:
	br label %b0, !dbg !133

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !133
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !133
	%2 = icmp ne i64 %p1, %p3, !dbg !134
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !134, !prof !27

b0_ok1:
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !134
	%4 = sext i32 %3 to i64, !dbg !134
	%5 = mul i64 %p3, 4, !dbg !134
	%6 = trunc i64 %p4 to i32, !dbg !134
	%7 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !134
	%8 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !134
	%9 = icmp uge i64 %p4, %4, !dbg !134
	br i1 %9, label %b0_fail2, label %b0_ok2, !dbg !134, !prof !27

b0_ok2:
	%10 = bitcast i32* %7 to i8*, !dbg !134
	%11 = bitcast i32* %8 to i8*, !dbg !134
	call void @gpuc_put_block(i8* %10, i8* %11, i64 %5, i32 %6), !dbg !134
	call void @llvm.nvvm.barrier0(), !dbg !135
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !136, !range !18
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !136, !range !19
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !136, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !136, !range !20
	%17 = mul i32 %16, %14, !dbg !136
	%18 = add i32 %13, %17, !dbg !136
	%19 = mul i32 %15, %18, !dbg !136
	%20 = add i32 %12, %19, !dbg !136
	%21 = sext i32 %20 to i64, !dbg !136
	%22 = mul i32 %15, %16, !dbg !136
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !136, !range !72
	%24 = mul i32 %22, %23, !dbg !136
	%25 = sext i32 %24 to i64, !dbg !136
	br label %b1, !dbg !136

b1:
	%26 = phi i64 [ %21, %b0_ok2 ], [ %29, %b2 ], !dbg !136
	%27 = icmp slt i64 %26, %p3, !dbg !136
	br i1 %27, label %b2, label %b3, !dbg !136

b2:
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %26, !dbg !137
	store i32 -1, i32 addrspace(1)* %28, align 4, !dbg !137
	%29 = add i64 %26, %25, !dbg !136
	br label %b1, !dbg !136

b3:
	ret void, !dbg !136

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p1, i64 %p3), !dbg !134
	ret void, !dbg !134

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %4), !dbg !134
	ret void, !dbg !134
}

define void @GetThenUse(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !138 {
entry:
	br label %b0, !dbg !139

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !139
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !139
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !140
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !141, !range !11
	%4 = sext i32 %3 to i64, !dbg !141
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !141, !range !28
	%6 = sext i32 %5 to i64, !dbg !141
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !141, !range !28
	%8 = sext i32 %7 to i64, !dbg !141
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !141, !range !82
	%10 = sext i32 %9 to i64, !dbg !141
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !141, !range !83
	%12 = sext i32 %11 to i64, !dbg !141
	%13 = mul i64 %12, %8, !dbg !141
	%14 = add i64 %6, %13, !dbg !141
	%15 = mul i64 %10, %14, !dbg !141
	%16 = add i64 %4, %15, !dbg !141
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !141, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !141, !range !20
	%19 = mul i32 %17, %18, !dbg !141
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !141, !range !72
	%21 = mul i32 %19, %20, !dbg !141
	%22 = sext i32 %21 to i64, !dbg !141
	%23 = mul i64 %16, %22, !dbg !141
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !141, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !141, !range !19
	%27 = mul i32 %18, %26, !dbg !141
	%28 = add i32 %25, %27, !dbg !141
	%29 = mul i32 %17, %28, !dbg !141
	%30 = add i32 %24, %29, !dbg !141
	%31 = sext i32 %30 to i64, !dbg !141
	%32 = add i64 %23, %31, !dbg !141
	%33 = icmp ne i64 %32, 0, !dbg !142
	br i1 %33, label %b1, label %b2, !dbg !142

b1:
	ret void, !dbg !143

b2:
	%34 = sext i32 %2 to i64, !dbg !140
	%35 = mul i64 %p3, 4, !dbg !140
	%36 = trunc i64 %p4 to i32, !dbg !140
	%37 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !140
	%38 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !140
	%39 = icmp ne i64 %p1, %p3, !dbg !140
	%40 = icmp uge i64 %p4, %34, !dbg !140
	%41 = or i1 %39, %40, !dbg !140
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !140, !prof !27

b2_ok1:
	%42 = bitcast i32* %37 to i8*, !dbg !140
	%43 = bitcast i32* %38 to i8*, !dbg !140
	call void @gpuc_get_thread(i8* %42, i8* %43, i64 %35, i32 %36), !dbg !140
	br label %b3, !dbg !144

b3:
	%44 = phi i64 [ -1, %b2_ok1 ], [ %45, %b4 ], !dbg !144
	%45 = add i64 %44, 1, !dbg !144
	%46 = icmp slt i64 %45, %p1, !dbg !144
	br i1 %46, label %b4, label %b5, !dbg !144

b4:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !145
	%48 = load i32, i32 addrspace(1)* %47, align 4, !dbg !145
	%49 = add i32 %48, 1, !dbg !146
	store i32 %49, i32 addrspace(1)* %47, align 4, !dbg !145
	br label %b3, !dbg !145

b5:
	ret void, !dbg !145

b2_fail1:
	%50 = icmp ne i64 %p1, %p3, !dbg !140
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !140

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p1, i64 %p3), !dbg !140
	ret void, !dbg !140

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %34), !dbg !140
	ret void, !dbg !140
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !147 {
entry:
	br label %b0, !dbg !148

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !148
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !148
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !149
	%3 = add i64 %p3, %p4, !dbg !151
	%4 = sub i64 %3, 1, !dbg !152
	%5 = icmp eq i64 %p4, 0, !dbg !150
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !150, !prof !27

b0_ok1:
	%6 = icmp eq i64 %p4, -1, !dbg !150
	%7 = select i1 %6, i64 1, i64 %p4, !dbg !150
	%8 = sdiv i64 %4, %7, !dbg !150
	%9 = sub i64 0, %4, !dbg !150
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !150
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !153, !range !11
	%12 = sext i32 %11 to i64, !dbg !153
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !153, !range !28
	%14 = sext i32 %13 to i64, !dbg !153
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !153, !range !28
	%16 = sext i32 %15 to i64, !dbg !153
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !153, !range !82
	%18 = sext i32 %17 to i64, !dbg !153
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !153, !range !83
	%20 = sext i32 %19 to i64, !dbg !153
	%21 = mul i64 %20, %16, !dbg !153
	%22 = add i64 %14, %21, !dbg !153
	%23 = mul i64 %18, %22, !dbg !153
	%24 = add i64 %12, %23, !dbg !153
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !153, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !153, !range !20
	%27 = mul i32 %25, %26, !dbg !153
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !153, !range !72
	%29 = mul i32 %27, %28, !dbg !153
	%30 = sext i32 %29 to i64, !dbg !153
	%31 = mul i64 %24, %30, !dbg !153
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !153, !range !18
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !153, !range !18
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !153, !range !19
	%35 = mul i32 %26, %34, !dbg !153
	%36 = add i32 %33, %35, !dbg !153
	%37 = mul i32 %25, %36, !dbg !153
	%38 = add i32 %32, %37, !dbg !153
	%39 = sext i32 %38 to i64, !dbg !153
	%40 = add i64 %31, %39, !dbg !153
	%41 = mul i64 %18, %20, !dbg !153
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !153, !range !83
	%43 = sext i32 %42 to i64, !dbg !153
	%44 = mul i64 %41, %43, !dbg !153
	%45 = mul i64 %44, %30, !dbg !153
	%46 = sext i32 %2 to i64, !dbg !149
	%47 = trunc i64 %p5 to i32, !dbg !149
	br label %b1, !dbg !153

b1:
	%48 = phi i64 [ %40, %b0_ok1 ], [ %67, %b2_ok1 ], !dbg !153
	%49 = icmp slt i64 %48, %10, !dbg !153
	br i1 %49, label %b2, label %b3, !dbg !153

b2:
	%50 = mul i64 %48, %p4, !dbg !154
	%51 = add i64 %50, %p4, !dbg !155
	%52 = icmp slt i64 %51, %p3, !dbg !156
	%53 = select i1 %52, i64 %51, i64 %p3, !dbg !156
	%54 = sub i64 %53, %50, !dbg !157
	%55 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %50, !dbg !157
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %50, !dbg !158
	%57 = mul i64 %54, 4, !dbg !149
	%58 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !149
	%59 = addrspacecast i32 addrspace(1)* %56 to i32*, !dbg !149
	%60 = icmp ugt i64 %53, %p1, !dbg !157
	%61 = icmp ugt i64 %50, %53, !dbg !157
	%62 = icmp uge i64 %p5, %46, !dbg !149
	%63 = or i1 %60, %61, !dbg !149
	%64 = or i1 %63, %62, !dbg !149
	br i1 %64, label %b2_fail1, label %b2_ok1, !dbg !149, !prof !27

b2_ok1:
	%65 = bitcast i32* %58 to i8*, !dbg !149
	%66 = bitcast i32* %59 to i8*, !dbg !149
	call void @gpuc_put_nbi_thread(i8* %65, i8* %66, i64 %57, i32 %47), !dbg !149
	%67 = add i64 %48, %45, !dbg !153
	br label %b1, !dbg !153

b3:
	call void @gpuc_quiet_thread(), !dbg !159
	ret void, !dbg !159

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !150
	ret void, !dbg !150

b2_fail1:
	%68 = icmp ugt i64 %53, %p1, !dbg !157
	br i1 %68, label %b2_fail2, label %b2_ok2, !dbg !157

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %53, i64 %p1), !dbg !157
	ret void, !dbg !157

b2_ok2:
	%69 = icmp ugt i64 %50, %53, !dbg !157
	br i1 %69, label %b2_fail3, label %b2_ok3, !dbg !157

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %50, i64 %53), !dbg !157
	ret void, !dbg !157

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %p5, i64 %46), !dbg !149
	ret void, !dbg !149
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !160 {
entry:
	br label %b0, !dbg !161

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !161
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !161
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !164
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !165, !range !11
	%4 = sext i32 %3 to i64, !dbg !165
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !165, !range !28
	%6 = sext i32 %5 to i64, !dbg !165
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !165, !range !28
	%8 = sext i32 %7 to i64, !dbg !165
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !165, !range !82
	%10 = sext i32 %9 to i64, !dbg !165
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !165, !range !83
	%12 = sext i32 %11 to i64, !dbg !165
	%13 = mul i64 %12, %8, !dbg !165
	%14 = add i64 %6, %13, !dbg !165
	%15 = mul i64 %10, %14, !dbg !165
	%16 = add i64 %4, %15, !dbg !165
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !165, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !165, !range !20
	%19 = mul i32 %17, %18, !dbg !165
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !165, !range !72
	%21 = mul i32 %19, %20, !dbg !165
	%22 = sext i32 %21 to i64, !dbg !165
	%23 = mul i64 %16, %22, !dbg !165
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !165, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !165, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !165, !range !19
	%27 = mul i32 %18, %26, !dbg !165
	%28 = add i32 %25, %27, !dbg !165
	%29 = mul i32 %17, %28, !dbg !165
	%30 = add i32 %24, %29, !dbg !165
	%31 = sext i32 %30 to i64, !dbg !165
	%32 = add i64 %23, %31, !dbg !165
	%33 = mul i64 %10, %12, !dbg !165
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !165, !range !83
	%35 = sext i32 %34 to i64, !dbg !165
	%36 = mul i64 %33, %35, !dbg !165
	%37 = mul i64 %36, %22, !dbg !165
	%38 = sext i32 %2 to i64, !dbg !164
	%39 = trunc i64 %p4 to i32, !dbg !164
	br label %b1, !dbg !165

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !165
	%41 = icmp slt i64 %40, %p3, !dbg !165
	br i1 %41, label %b2, label %b3, !dbg !165

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !166
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !167
	%44 = icmp uge i64 %40, %p1, !dbg !166
	%45 = icmp uge i64 %p4, %38, !dbg !164
	%46 = or i1 %44, %45, !dbg !164
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !164, !prof !27

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !167
	%48 = bitcast float %47 to i32, !dbg !164
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !164
	%50 = bitcast float* %49 to i8*, !dbg !164
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !164
	%51 = add i64 %40, %37, !dbg !165
	br label %b1, !dbg !165

b3:
	ret void, !dbg !163

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !166
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !166

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !166
	ret void, !dbg !166

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !164
	ret void, !dbg !164
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !168 {
entry:
	br label %b0, !dbg !169

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !169
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !169
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !172
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !173, !range !11
	%4 = sext i32 %3 to i64, !dbg !173
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !173, !range !28
	%6 = sext i32 %5 to i64, !dbg !173
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !173, !range !28
	%8 = sext i32 %7 to i64, !dbg !173
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !173, !range !82
	%10 = sext i32 %9 to i64, !dbg !173
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !173, !range !83
	%12 = sext i32 %11 to i64, !dbg !173
	%13 = mul i64 %12, %8, !dbg !173
	%14 = add i64 %6, %13, !dbg !173
	%15 = mul i64 %10, %14, !dbg !173
	%16 = add i64 %4, %15, !dbg !173
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !173, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !173, !range !20
	%19 = mul i32 %17, %18, !dbg !173
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !173, !range !72
	%21 = mul i32 %19, %20, !dbg !173
	%22 = sext i32 %21 to i64, !dbg !173
	%23 = mul i64 %16, %22, !dbg !173
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !173, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !173, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !173, !range !19
	%27 = mul i32 %18, %26, !dbg !173
	%28 = add i32 %25, %27, !dbg !173
	%29 = mul i32 %17, %28, !dbg !173
	%30 = add i32 %24, %29, !dbg !173
	%31 = sext i32 %30 to i64, !dbg !173
	%32 = add i64 %23, %31, !dbg !173
	%33 = mul i64 %10, %12, !dbg !173
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !173, !range !83
	%35 = sext i32 %34 to i64, !dbg !173
	%36 = mul i64 %33, %35, !dbg !173
	%37 = mul i64 %36, %22, !dbg !173
	%38 = sext i32 %2 to i64, !dbg !172
	%39 = trunc i64 %p4 to i32, !dbg !172
	br label %b1, !dbg !173

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !173
	%41 = icmp slt i64 %40, %p1, !dbg !173
	br i1 %41, label %b2, label %b3, !dbg !173

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !174
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !172
	%44 = icmp uge i64 %40, %p3, !dbg !174
	%45 = icmp uge i64 %p4, %38, !dbg !172
	%46 = or i1 %44, %45, !dbg !172
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !172, !prof !27

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !172
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !172
	%49 = bitcast i32 %48 to float, !dbg !172
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !175
	store float %49, float addrspace(1)* %50, align 4, !dbg !175
	%51 = add i64 %40, %37, !dbg !173
	br label %b1, !dbg !173

b3:
	ret void, !dbg !171

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !174
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !174

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !174
	ret void, !dbg !174

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !172
	ret void, !dbg !172
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !177 {
entry:
	br label %b0, !dbg !178

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !178
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !178
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !179
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !180
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !181, !range !11
	%5 = sext i32 %4 to i64, !dbg !181
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !181, !range !28
	%7 = sext i32 %6 to i64, !dbg !181
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !181, !range !28
	%9 = sext i32 %8 to i64, !dbg !181
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !181, !range !82
	%11 = sext i32 %10 to i64, !dbg !181
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !181, !range !83
	%13 = sext i32 %12 to i64, !dbg !181
	%14 = mul i64 %13, %9, !dbg !181
	%15 = add i64 %7, %14, !dbg !181
	%16 = mul i64 %11, %15, !dbg !181
	%17 = add i64 %5, %16, !dbg !181
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !181, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !181, !range !20
	%20 = mul i32 %18, %19, !dbg !181
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !181, !range !72
	%22 = mul i32 %20, %21, !dbg !181
	%23 = sext i32 %22 to i64, !dbg !181
	%24 = mul i64 %17, %23, !dbg !181
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !181, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !181, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !181, !range !19
	%28 = mul i32 %19, %27, !dbg !181
	%29 = add i32 %26, %28, !dbg !181
	%30 = mul i32 %18, %29, !dbg !181
	%31 = add i32 %25, %30, !dbg !181
	%32 = sext i32 %31 to i64, !dbg !181
	%33 = add i64 %24, %32, !dbg !181
	%34 = icmp ne i64 %33, 0, !dbg !182
	br i1 %34, label %b1, label %b2, !dbg !182

b1:
	ret void, !dbg !183

b2:
	%35 = sext i32 %2 to i64, !dbg !179
	%36 = add i64 %35, 1, !dbg !185
	%37 = sext i32 %3 to i64, !dbg !180
	%38 = icmp uge i64 0, %p1, !dbg !184
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !184, !prof !27

b2_ok1:
	%39 = icmp eq i64 %37, -1, !dbg !186
	%40 = select i1 %39, i64 1, i64 %37, !dbg !186
	%41 = srem i64 %36, %40, !dbg !186
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !184
	%43 = trunc i64 %41 to i32, !dbg !187
	%44 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !187
	%45 = bitcast i64* %44 to i8*, !dbg !187
	call void @gpuc_signal_op_thread(i8* %45, i64 5, i32 9, i32 %43), !dbg !187
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !188
	%47 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !189
	%48 = icmp uge i64 1, %p1, !dbg !188
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !188, !prof !27

b2_ok2:
	%49 = bitcast i64* %47 to i8*, !dbg !189
	call void @gpuc_signal_op_thread(i8* %49, i64 7, i32 9, i32 %43), !dbg !189
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !190
	%51 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !191
	%52 = icmp uge i64 2, %p1, !dbg !190
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !190, !prof !27

b2_ok3:
	%53 = bitcast i64* %51 to i8*, !dbg !191
	call void @gpuc_signal_op_thread(i8* %53, i64 9, i32 9, i32 %43), !dbg !191
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !192
	%55 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !193
	%56 = icmp uge i64 3, %p1, !dbg !192
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !192, !prof !27

b2_ok4:
	%57 = bitcast i64* %55 to i8*, !dbg !193
	call void @gpuc_signal_op_thread(i8* %57, i64 10, i32 9, i32 %43), !dbg !193
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !194
	%59 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !195
	%60 = icmp uge i64 4, %p1, !dbg !194
	br i1 %60, label %b2_fail5, label %b2_ok5, !dbg !194, !prof !27

b2_ok5:
	%61 = bitcast i64* %59 to i8*, !dbg !195
	call void @gpuc_signal_op_thread(i8* %61, i64 9, i32 9, i32 %43), !dbg !195
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !196
	%63 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !197
	%64 = icmp uge i64 5, %p1, !dbg !196
	br i1 %64, label %b2_fail6, label %b2_ok6, !dbg !196, !prof !27

b2_ok6:
	%65 = bitcast i64* %63 to i8*, !dbg !197
	call void @gpuc_signal_op_thread(i8* %65, i64 -9223372036854775808, i32 9, i32 %43), !dbg !197
	%66 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !198
	%67 = bitcast i64* %66 to i8*, !dbg !198
	%68 = call i64 @gpuc_signal_wait_until_thread(i8* %67, i32 0, i64 5, i32 0, i8* %ctrl, i32 37), !dbg !198
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !199
	%70 = icmp uge i64 0, %p3, !dbg !199
	br i1 %70, label %b2_fail7, label %b2_ok7, !dbg !199, !prof !27

b2_ok7:
	store i64 %68, i64 addrspace(1)* %69, align 8, !dbg !199
	%71 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !200
	%72 = bitcast i64* %71 to i8*, !dbg !200
	%73 = call i64 @gpuc_signal_wait_until_thread(i8* %72, i32 1, i64 0, i32 0, i8* %ctrl, i32 39), !dbg !200
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 1, !dbg !201
	%75 = icmp uge i64 1, %p3, !dbg !201
	br i1 %75, label %b2_fail8, label %b2_ok8, !dbg !201, !prof !27

b2_ok8:
	store i64 %73, i64 addrspace(1)* %74, align 8, !dbg !201
	%76 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !202
	%77 = bitcast i64* %76 to i8*, !dbg !202
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 2, i64 8, i32 0, i8* %ctrl, i32 41), !dbg !202
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 2, !dbg !203
	%80 = icmp uge i64 2, %p3, !dbg !203
	br i1 %80, label %b2_fail9, label %b2_ok9, !dbg !203, !prof !27

b2_ok9:
	store i64 %78, i64 addrspace(1)* %79, align 8, !dbg !203
	%81 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !204
	%82 = bitcast i64* %81 to i8*, !dbg !204
	%83 = call i64 @gpuc_signal_wait_until_thread(i8* %82, i32 3, i64 10, i32 0, i8* %ctrl, i32 43), !dbg !204
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 3, !dbg !205
	%85 = icmp uge i64 3, %p3, !dbg !205
	br i1 %85, label %b2_fail10, label %b2_ok10, !dbg !205, !prof !27

b2_ok10:
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !205
	%86 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !206
	%87 = bitcast i64* %86 to i8*, !dbg !206
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 4, i64 10, i32 0, i8* %ctrl, i32 45), !dbg !206
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 4, !dbg !207
	%90 = icmp uge i64 4, %p3, !dbg !207
	br i1 %90, label %b2_fail11, label %b2_ok11, !dbg !207, !prof !27

b2_ok11:
	store i64 %88, i64 addrspace(1)* %89, align 8, !dbg !207
	%91 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !208
	%92 = bitcast i64* %91 to i8*, !dbg !208
	%93 = call i64 @gpuc_signal_wait_until_thread(i8* %92, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 47), !dbg !208
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 5, !dbg !209
	%95 = icmp uge i64 5, %p3, !dbg !209
	br i1 %95, label %b2_fail12, label %b2_ok12, !dbg !209, !prof !27

b2_ok12:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !209
	br label %b3, !dbg !210

b3:
	%96 = phi i64 [ 0, %b2_ok12 ], [ %105, %b3_ok2 ], !dbg !210
	%97 = add i64 %96, 6, !dbg !212
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %96, !dbg !211
	%99 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !213
	%100 = icmp uge i64 %96, %p1, !dbg !211
	br i1 %100, label %b3_fail1, label %b3_ok1, !dbg !211, !prof !27

b3_ok1:
	%101 = bitcast i64* %99 to i8*, !dbg !213
	%102 = call i64 @gpuc_signal_fetch_thread(i8* %101), !dbg !213
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %97, !dbg !214
	%104 = icmp uge i64 %97, %p3, !dbg !214
	br i1 %104, label %b3_fail2, label %b3_ok2, !dbg !214, !prof !27

b3_ok2:
	store i64 %102, i64 addrspace(1)* %103, align 8, !dbg !214
	%105 = add i64 %96, 1, !dbg !214
	%106 = icmp slt i64 %105, %p1, !dbg !214
	br i1 %106, label %b3, label %b4, !dbg !214

b4:
	ret void, !dbg !214

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 %p1), !dbg !184
	ret void, !dbg !184

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 1, i64 %p1), !dbg !188
	ret void, !dbg !188

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 2, i64 %p1), !dbg !190
	ret void, !dbg !190

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %p1), !dbg !192
	ret void, !dbg !192

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 4, i64 %p1), !dbg !194
	ret void, !dbg !194

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 5, i64 %p1), !dbg !196
	ret void, !dbg !196

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 0, i64 %p3), !dbg !199
	ret void, !dbg !199

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 1, i64 %p3), !dbg !201
	ret void, !dbg !201

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 2, i64 %p3), !dbg !203
	ret void, !dbg !203

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 3, i64 %p3), !dbg !205
	ret void, !dbg !205

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 4, i64 %p3), !dbg !207
	ret void, !dbg !207

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 46, i64 5, i64 %p3), !dbg !209
	ret void, !dbg !209

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %96, i64 %p1), !dbg !211
	ret void, !dbg !211

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %97, i64 %p3), !dbg !214
	ret void, !dbg !214
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !215 {
entry:
	br label %b0, !dbg !216

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !216
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !216
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !217
	%3 = sext i32 %2 to i64, !dbg !218
	br label %b1, !dbg !218

b1:
	%4 = phi i64 [ 0, %b0 ], [ %40, %b1_ok1 ], !dbg !218
	%5 = icmp uge i64 %4, %3, !dbg !217
	br i1 %5, label %b1_fail1, label %b1_ok1, !dbg !217, !prof !27

b1_ok1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !219, !range !11
	%7 = sext i32 %6 to i64, !dbg !219
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !219, !range !28
	%9 = sext i32 %8 to i64, !dbg !219
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !219, !range !28
	%11 = sext i32 %10 to i64, !dbg !219
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !219, !range !82
	%13 = sext i32 %12 to i64, !dbg !219
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !219, !range !83
	%15 = sext i32 %14 to i64, !dbg !219
	%16 = mul i64 %15, %11, !dbg !219
	%17 = add i64 %9, %16, !dbg !219
	%18 = mul i64 %13, %17, !dbg !219
	%19 = add i64 %7, %18, !dbg !219
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !219, !range !20
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !219, !range !20
	%22 = mul i32 %20, %21, !dbg !219
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !219, !range !72
	%24 = mul i32 %22, %23, !dbg !219
	%25 = sext i32 %24 to i64, !dbg !219
	%26 = mul i64 %19, %25, !dbg !219
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !219, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !219, !range !18
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !219, !range !19
	%30 = mul i32 %21, %29, !dbg !219
	%31 = add i32 %28, %30, !dbg !219
	%32 = mul i32 %20, %31, !dbg !219
	%33 = add i32 %27, %32, !dbg !219
	%34 = sext i32 %33 to i64, !dbg !219
	%35 = add i64 %26, %34, !dbg !219
	%36 = add i64 %35, 1, !dbg !220
	%37 = trunc i64 %4 to i32, !dbg !217
	%38 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !217
	%39 = bitcast i64* %38 to i8*, !dbg !217
	call void @gpuc_signal_op_thread(i8* %39, i64 %36, i32 10, i32 %37), !dbg !217
	%40 = add i64 %4, 1, !dbg !217
	%41 = icmp slt i64 %40, %3, !dbg !217
	br i1 %41, label %b1, label %b2, !dbg !217

b2:
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !222
	%43 = bitcast i64* %42 to i8*, !dbg !222
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 50), !dbg !222
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %35, !dbg !223
	%46 = icmp uge i64 %35, %p3, !dbg !223
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !223, !prof !27

b2_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !223
	ret void, !dbg !223

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 %4, i64 %3), !dbg !217
	ret void, !dbg !217

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %35, i64 %p3), !dbg !223
	ret void, !dbg !223
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !224 {
entry:
	br label %b0, !dbg !225

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !225
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !226
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !227
	%3 = sext i32 %2 to i64, !dbg !228
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !229, !range !11
	%5 = sext i32 %4 to i64, !dbg !229
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !229, !range !28
	%7 = sext i32 %6 to i64, !dbg !229
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !229, !range !28
	%9 = sext i32 %8 to i64, !dbg !229
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !229, !range !82
	%11 = sext i32 %10 to i64, !dbg !229
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !229, !range !83
	%13 = sext i32 %12 to i64, !dbg !229
	%14 = mul i64 %13, %9, !dbg !229
	%15 = add i64 %7, %14, !dbg !229
	%16 = mul i64 %11, %15, !dbg !229
	%17 = add i64 %5, %16, !dbg !229
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !229, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !229, !range !20
	%20 = mul i32 %18, %19, !dbg !229
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !229, !range !72
	%22 = mul i32 %20, %21, !dbg !229
	%23 = sext i32 %22 to i64, !dbg !229
	%24 = mul i64 %17, %23, !dbg !229
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !229, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !229, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !229, !range !19
	%28 = mul i32 %19, %27, !dbg !229
	%29 = add i32 %26, %28, !dbg !229
	%30 = mul i32 %18, %29, !dbg !229
	%31 = add i32 %25, %30, !dbg !229
	%32 = sext i32 %31 to i64, !dbg !229
	%33 = add i64 %24, %32, !dbg !229
	%34 = mul i64 %11, %13, !dbg !229
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !229, !range !83
	%36 = sext i32 %35 to i64, !dbg !229
	%37 = mul i64 %34, %36, !dbg !229
	%38 = mul i64 %37, %23, !dbg !229
	%39 = sext i32 %1 to i64, !dbg !226
	%40 = add i64 %39, 1, !dbg !231
	br label %b1, !dbg !229

b1:
	%41 = phi i64 [ %33, %b0 ], [ %48, %b2_ok1 ], !dbg !229
	%42 = icmp slt i64 %41, %3, !dbg !229
	br i1 %42, label %b2, label %b3, !dbg !229

b2:
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %39, !dbg !232
	%44 = trunc i64 %41 to i32, !dbg !227
	%45 = addrspacecast i64 addrspace(1)* %43 to i64*, !dbg !227
	%46 = icmp uge i64 %39, %p1, !dbg !232
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !232, !prof !27

b2_ok1:
	%47 = bitcast i64* %45 to i8*, !dbg !227
	call void @gpuc_signal_op_thread(i8* %47, i64 %40, i32 9, i32 %44), !dbg !227
	%48 = add i64 %41, %38, !dbg !229
	br label %b1, !dbg !229

b3:
	%49 = phi i64 [ %57, %b4_ok1 ], [ %33, %b1 ], !dbg !233
	%50 = icmp slt i64 %49, %3, !dbg !233
	br i1 %50, label %b4, label %b5, !dbg !233

b4:
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %49, !dbg !234
	%52 = add i64 %49, 1, !dbg !236
	%53 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !237
	%54 = icmp uge i64 %49, %p1, !dbg !234
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !234, !prof !27

b4_ok1:
	%55 = bitcast i64* %53 to i8*, !dbg !237
	%56 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %55, i32 0, i64 %52, i32 0, i8* %ctrl, i32 54), !dbg !237
	%57 = add i64 %49, %38, !dbg !233
	br label %b3, !dbg !233

b5:
	ret void, !dbg !233

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %39, i64 %p1), !dbg !232
	ret void, !dbg !232

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %49, i64 %p1), !dbg !234
	ret void, !dbg !234
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !239 {
entry:
	br label %b0, !dbg !240

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !240
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !240
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !240
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !243
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !244
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !245, !range !11
	%6 = sext i32 %5 to i64, !dbg !245
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !245, !range !28
	%8 = sext i32 %7 to i64, !dbg !245
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !245, !range !28
	%10 = sext i32 %9 to i64, !dbg !245
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !245, !range !82
	%12 = sext i32 %11 to i64, !dbg !245
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !245, !range !83
	%14 = sext i32 %13 to i64, !dbg !245
	%15 = mul i64 %14, %10, !dbg !245
	%16 = add i64 %8, %15, !dbg !245
	%17 = mul i64 %12, %16, !dbg !245
	%18 = add i64 %6, %17, !dbg !245
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !245, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !245, !range !20
	%21 = mul i32 %19, %20, !dbg !245
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !245, !range !72
	%23 = mul i32 %21, %22, !dbg !245
	%24 = sext i32 %23 to i64, !dbg !245
	%25 = mul i64 %18, %24, !dbg !245
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !245, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !245, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !245, !range !19
	%29 = mul i32 %20, %28, !dbg !245
	%30 = add i32 %27, %29, !dbg !245
	%31 = mul i32 %19, %30, !dbg !245
	%32 = add i32 %26, %31, !dbg !245
	%33 = sext i32 %32 to i64, !dbg !245
	%34 = add i64 %25, %33, !dbg !245
	%35 = icmp eq i64 %34, 0, !dbg !246
	br i1 %35, label %b1, label %b14, !dbg !246

b1:
	%36 = sext i32 %3 to i64, !dbg !243
	%37 = add i64 %36, 1, !dbg !248
	%38 = sext i32 %4 to i64, !dbg !244
	%39 = icmp ne i64 %p3, %p5, !dbg !247
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !247, !prof !27

b1_ok1:
	%40 = icmp eq i64 %38, -1, !dbg !249
	%41 = select i1 %40, i64 1, i64 %38, !dbg !249
	%42 = srem i64 %37, %41, !dbg !249
	%43 = mul i64 %p5, 4, !dbg !247
	%44 = trunc i64 %42 to i32, !dbg !247
	%45 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !247
	%46 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !247
	%47 = bitcast i32* %45 to i8*, !dbg !247
	%48 = bitcast i32* %46 to i8*, !dbg !247
	call void @gpuc_put_nbi_thread(i8* %47, i8* %48, i64 %43, i32 %44), !dbg !247
	%49 = icmp eq i64 %p0, 0, !dbg !250
	br i1 %49, label %b2, label %b3, !dbg !250

b2:
	%50 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !251
	%51 = icmp slt i32 %50, 0, !dbg !251
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !251, !prof !27

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i32 1, i8* %ctrl, i32 57), !dbg !251
	br label %b9, !dbg !251

b3:
	%52 = icmp eq i64 %p0, 1, !dbg !252
	br i1 %52, label %b4, label %b5, !dbg !252

b4:
	call void @gpuc_barrier_all_thread(i32 1, i8* %ctrl, i32 58), !dbg !253
	br label %b9, !dbg !253

b5:
	%53 = icmp eq i64 %p0, 2, !dbg !254
	br i1 %53, label %b6, label %b7, !dbg !254

b6:
	call void @gpuc_quiet_thread(), !dbg !255
	%54 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !256
	%55 = icmp slt i32 %54, 0, !dbg !256
	br i1 %55, label %b6_fail1, label %b6_ok1, !dbg !256, !prof !27

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i32 1, i8* %ctrl, i32 60), !dbg !256
	br label %b9, !dbg !256

b7:
	%56 = icmp eq i64 %p0, 3, !dbg !257
	br i1 %56, label %b8, label %b9, !dbg !257

b8:
	call void @gpuc_quiet_thread(), !dbg !258
	call void @gpuc_sync_all_thread(i32 1, i8* %ctrl, i32 61), !dbg !259
	br label %b9, !dbg !259

b9:
	%57 = mul i64 %p7, -1, !dbg !260
	%58 = add i64 %p3, %57, !dbg !260
	%59 = icmp sge i64 %58, 0, !dbg !260
	br i1 %59, label %b10, label %b12_cold, !dbg !260, !prof !73

b10:
	%60 = phi i64 [ %65, %b11 ], [ 0, %b9 ], !dbg !260
	%61 = icmp slt i64 %60, %p7, !dbg !261
	br i1 %61, label %b11, label %b14, !dbg !261

b11:
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %60, !dbg !262
	%63 = load i32, i32 addrspace(1)* %62, align 4, !dbg !262
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %60, !dbg !263
	store i32 %63, i32 addrspace(1)* %64, align 4, !dbg !263
	%65 = add i64 %60, 1, !dbg !264
	br label %b10, !dbg !264

b14:
	ret void, !dbg !242

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p3, i64 %p5), !dbg !247
	ret void, !dbg !247

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 0), !dbg !251
	ret void, !dbg !251

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 0, i64 0), !dbg !256
	ret void, !dbg !256

b12_cold:
	%66 = phi i64 [ %72, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !260
	%67 = icmp slt i64 %66, %p7, !dbg !261
	br i1 %67, label %b13_cold, label %b14, !dbg !261

b13_cold:
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %66, !dbg !262
	%69 = icmp uge i64 %66, %p3, !dbg !262
	br i1 %69, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !262, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %66, i64 %p3), !dbg !262
	ret void, !dbg !262

b13_cold_ok1:
	%70 = load i32, i32 addrspace(1)* %68, align 4, !dbg !262
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %66, !dbg !263
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !263
	%72 = add i64 %66, 1, !dbg !264
	br label %b12_cold, !dbg !264
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !265 {
entry:
	br label %b0, !dbg !266

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !266
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !266
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !266
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !269
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !270
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !271, !range !11
	%6 = sext i32 %5 to i64, !dbg !271
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !271, !range !28
	%8 = sext i32 %7 to i64, !dbg !271
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !271, !range !28
	%10 = sext i32 %9 to i64, !dbg !271
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !271, !range !82
	%12 = sext i32 %11 to i64, !dbg !271
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !271, !range !83
	%14 = sext i32 %13 to i64, !dbg !271
	%15 = mul i64 %14, %10, !dbg !271
	%16 = add i64 %8, %15, !dbg !271
	%17 = mul i64 %12, %16, !dbg !271
	%18 = add i64 %6, %17, !dbg !271
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !271, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !271, !range !20
	%21 = mul i32 %19, %20, !dbg !271
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !271, !range !72
	%23 = mul i32 %21, %22, !dbg !271
	%24 = sext i32 %23 to i64, !dbg !271
	%25 = mul i64 %18, %24, !dbg !271
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !271, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !271, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !271, !range !19
	%29 = mul i32 %20, %28, !dbg !271
	%30 = add i32 %27, %29, !dbg !271
	%31 = mul i32 %19, %30, !dbg !271
	%32 = add i32 %26, %31, !dbg !271
	%33 = sext i32 %32 to i64, !dbg !271
	%34 = add i64 %25, %33, !dbg !271
	%35 = sdiv i64 %34, 32, !dbg !272
	%36 = icmp eq i64 %35, 0, !dbg !273
	br i1 %36, label %b1, label %b14, !dbg !273

b1:
	%37 = icmp ne i64 %p3, %p5, !dbg !274
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !274, !prof !27

b1_ok1:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !275, !range !41
	%39 = sext i32 %38 to i64, !dbg !275
	%40 = and i32 %32, -32, !dbg !276
	%41 = sub i32 %23, %40, !dbg !276
	%42 = icmp slt i32 %41, 32, !dbg !276
	%43 = select i1 %42, i32 %41, i32 32, !dbg !276
	%44 = sext i32 %43 to i64, !dbg !276
	%45 = sext i32 %3 to i64, !dbg !269
	%46 = add i64 %45, 1, !dbg !277
	%47 = sext i32 %4 to i64, !dbg !270
	%48 = icmp eq i64 %47, -1, !dbg !278
	%49 = select i1 %48, i64 1, i64 %47, !dbg !278
	%50 = srem i64 %46, %49, !dbg !278
	%51 = mul i64 %p5, 4, !dbg !274
	%52 = trunc i64 %50 to i32, !dbg !274
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !274
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !274
	%55 = bitcast i32* %53 to i8*, !dbg !274
	%56 = bitcast i32* %54 to i8*, !dbg !274
	call void @gpuc_put_nbi_warp(i8* %55, i8* %56, i64 %51, i32 %52), !dbg !274
	%57 = icmp eq i64 %p0, 0, !dbg !279
	br i1 %57, label %b2, label %b3, !dbg !279

b2:
	%58 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !280
	%59 = icmp slt i32 %58, 0, !dbg !280
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !280, !prof !27

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i32 1, i8* %ctrl, i32 57), !dbg !280
	br label %b9, !dbg !280

b3:
	%60 = icmp eq i64 %p0, 1, !dbg !281
	br i1 %60, label %b4, label %b5, !dbg !281

b4:
	call void @gpuc_barrier_all_warp(i32 1, i8* %ctrl, i32 58), !dbg !282
	br label %b9, !dbg !282

b5:
	%61 = icmp eq i64 %p0, 2, !dbg !283
	br i1 %61, label %b6, label %b7, !dbg !283

b6:
	call void @gpuc_quiet_warp(), !dbg !284
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !285
	%63 = icmp slt i32 %62, 0, !dbg !285
	br i1 %63, label %b6_fail1, label %b6_ok1, !dbg !285, !prof !27

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i32 1, i8* %ctrl, i32 60), !dbg !285
	br label %b9, !dbg !285

b7:
	%64 = icmp eq i64 %p0, 3, !dbg !286
	br i1 %64, label %b8, label %b9, !dbg !286

b8:
	call void @gpuc_quiet_warp(), !dbg !287
	call void @gpuc_sync_all_warp(i32 1, i8* %ctrl, i32 61), !dbg !288
	br label %b9, !dbg !288

b9:
	%65 = icmp ule i64 %44, 281474976710655, !dbg !289
	%66 = mul i64 %p7, -1, !dbg !289
	%67 = add i64 %p3, %66, !dbg !289
	%68 = icmp sge i64 %67, 0, !dbg !289
	%69 = and i1 %65, %68, !dbg !289
	br i1 %69, label %b10, label %b12_cold, !dbg !289, !prof !73

b10:
	%70 = phi i64 [ %75, %b11 ], [ %39, %b9 ], !dbg !289
	%71 = icmp slt i64 %70, %p7, !dbg !290
	br i1 %71, label %b11, label %b14, !dbg !290

b11:
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %70, !dbg !291
	%73 = load i32, i32 addrspace(1)* %72, align 4, !dbg !291
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %70, !dbg !292
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !292
	%75 = add i64 %70, %44, !dbg !293
	br label %b10, !dbg !293

b14:
	ret void, !dbg !268

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p3, i64 %p5), !dbg !274
	ret void, !dbg !274

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 0), !dbg !280
	ret void, !dbg !280

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 0, i64 0), !dbg !285
	ret void, !dbg !285

b12_cold:
	%76 = phi i64 [ %82, %b13_cold_ok1 ], [ %39, %b9 ], !dbg !289
	%77 = icmp slt i64 %76, %p7, !dbg !290
	br i1 %77, label %b13_cold, label %b14, !dbg !290

b13_cold:
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %76, !dbg !291
	%79 = icmp uge i64 %76, %p3, !dbg !291
	br i1 %79, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !291, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %76, i64 %p3), !dbg !291
	ret void, !dbg !291

b13_cold_ok1:
	%80 = load i32, i32 addrspace(1)* %78, align 4, !dbg !291
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %76, !dbg !292
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !292
	%82 = add i64 %76, %44, !dbg !293
	br label %b12_cold, !dbg !293
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !294 {
entry:
	br label %b0, !dbg !295

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !295
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !295
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !295
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !298
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !299
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !300, !range !11
	%6 = sext i32 %5 to i64, !dbg !300
	%7 = icmp eq i64 %6, 0, !dbg !301
	br i1 %7, label %b1, label %b14, !dbg !301

b1:
	%8 = icmp ne i64 %p3, %p5, !dbg !302
	br i1 %8, label %b1_fail1, label %b1_ok1, !dbg !302, !prof !27

b1_ok1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !303, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !303, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !303, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !303, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !303, !range !20
	%14 = mul i32 %13, %11, !dbg !303
	%15 = add i32 %10, %14, !dbg !303
	%16 = mul i32 %12, %15, !dbg !303
	%17 = add i32 %9, %16, !dbg !303
	%18 = sext i32 %17 to i64, !dbg !303
	%19 = mul i32 %12, %13, !dbg !304
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !304, !range !72
	%21 = mul i32 %19, %20, !dbg !304
	%22 = sext i32 %21 to i64, !dbg !304
	%23 = sext i32 %3 to i64, !dbg !298
	%24 = add i64 %23, 1, !dbg !305
	%25 = sext i32 %4 to i64, !dbg !299
	%26 = icmp eq i64 %25, -1, !dbg !306
	%27 = select i1 %26, i64 1, i64 %25, !dbg !306
	%28 = srem i64 %24, %27, !dbg !306
	%29 = mul i64 %p5, 4, !dbg !302
	%30 = trunc i64 %28 to i32, !dbg !302
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !302
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !302
	%33 = bitcast i32* %31 to i8*, !dbg !302
	%34 = bitcast i32* %32 to i8*, !dbg !302
	call void @gpuc_put_nbi_block(i8* %33, i8* %34, i64 %29, i32 %30), !dbg !302
	%35 = icmp eq i64 %p0, 0, !dbg !307
	br i1 %35, label %b2, label %b3, !dbg !307

b2:
	%36 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !308
	%37 = icmp slt i32 %36, 0, !dbg !308
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !308, !prof !27

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i32 1, i8* %ctrl, i32 57), !dbg !308
	br label %b9, !dbg !308

b3:
	%38 = icmp eq i64 %p0, 1, !dbg !309
	br i1 %38, label %b4, label %b5, !dbg !309

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 58), !dbg !310
	br label %b9, !dbg !310

b5:
	%39 = icmp eq i64 %p0, 2, !dbg !311
	br i1 %39, label %b6, label %b7, !dbg !311

b6:
	call void @gpuc_quiet_block(), !dbg !312
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !313
	%41 = icmp slt i32 %40, 0, !dbg !313
	br i1 %41, label %b6_fail1, label %b6_ok1, !dbg !313, !prof !27

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i32 1, i8* %ctrl, i32 60), !dbg !313
	br label %b9, !dbg !313

b7:
	%42 = icmp eq i64 %p0, 3, !dbg !314
	br i1 %42, label %b8, label %b9, !dbg !314

b8:
	call void @gpuc_quiet_block(), !dbg !315
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 61), !dbg !316
	br label %b9, !dbg !316

b9:
	%43 = mul i64 %p7, -1, !dbg !317
	%44 = add i64 %p3, %43, !dbg !317
	%45 = icmp sge i64 %44, 0, !dbg !317
	br i1 %45, label %b10, label %b12_cold, !dbg !317, !prof !73

b10:
	%46 = phi i64 [ %51, %b11 ], [ %18, %b9 ], !dbg !317
	%47 = icmp slt i64 %46, %p7, !dbg !318
	br i1 %47, label %b11, label %b14, !dbg !318

b11:
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %46, !dbg !319
	%49 = load i32, i32 addrspace(1)* %48, align 4, !dbg !319
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !320
	store i32 %49, i32 addrspace(1)* %50, align 4, !dbg !320
	%51 = add i64 %46, %22, !dbg !321
	br label %b10, !dbg !321

b14:
	ret void, !dbg !297

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p3, i64 %p5), !dbg !302
	ret void, !dbg !302

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 0, i64 0), !dbg !308
	ret void, !dbg !308

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 0, i64 0), !dbg !313
	ret void, !dbg !313

b12_cold:
	%52 = phi i64 [ %58, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !317
	%53 = icmp slt i64 %52, %p7, !dbg !318
	br i1 %53, label %b13_cold, label %b14, !dbg !318

b13_cold:
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %52, !dbg !319
	%55 = icmp uge i64 %52, %p3, !dbg !319
	br i1 %55, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !319, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %52, i64 %p3), !dbg !319
	ret void, !dbg !319

b13_cold_ok1:
	%56 = load i32, i32 addrspace(1)* %54, align 4, !dbg !319
	%57 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %52, !dbg !320
	store i32 %56, i32 addrspace(1)* %57, align 4, !dbg !320
	%58 = add i64 %52, %22, !dbg !321
	br label %b12_cold, !dbg !321
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !322 {
entry:
	br label %b0, !dbg !323

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !323
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !323
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !324
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !325
	%4 = sext i32 %3 to i64, !dbg !325
	%5 = sext i32 %2 to i64, !dbg !326
	%6 = icmp slt i64 0, %p4, !dbg !326
	br i1 %6, label %b1, label %b7, !dbg !326

b1:
	%7 = add i64 %4, 1, !dbg !327
	br label %b2, !dbg !326

b2:
	%8 = phi i64 [ %33, %b6 ], [ 0, %b1 ], !dbg !326
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !328, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !328, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !328, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !328, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !328, !range !20
	%14 = mul i32 %13, %11, !dbg !328
	%15 = add i32 %10, %14, !dbg !328
	%16 = mul i32 %12, %15, !dbg !328
	%17 = add i32 %9, %16, !dbg !328
	%18 = sext i32 %17 to i64, !dbg !328
	%19 = icmp eq i64 %18, 0, !dbg !329
	br i1 %19, label %b3, label %b4, !dbg !329

b3:
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !330
	%21 = add i64 %8, 1, !dbg !331
	%22 = trunc i64 %21 to i32, !dbg !332
	%23 = icmp uge i64 0, %p1, !dbg !330
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !330, !prof !27

b3_ok1:
	%24 = icmp eq i64 %5, -1, !dbg !333
	%25 = select i1 %24, i64 1, i64 %5, !dbg !333
	%26 = srem i64 %7, %25, !dbg !333
	%27 = trunc i64 %26 to i32, !dbg !324
	%28 = addrspacecast i32 addrspace(1)* %20 to i32*, !dbg !324
	%29 = bitcast i32* %28 to i8*, !dbg !324
	call void @gpuc_p_thread_32(i8* %29, i32 %22, i32 %27), !dbg !324
	br label %b4, !dbg !324

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 64), !dbg !334
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !335
	%31 = icmp uge i64 0, %p1, !dbg !335
	br i1 %31, label %b4_fail1, label %b4_ok1, !dbg !335, !prof !27

b4_ok1:
	%32 = load i32, i32 addrspace(1)* %30, align 4, !dbg !335
	%33 = add i64 %8, 1, !dbg !336
	%34 = trunc i64 %33 to i32, !dbg !337
	%35 = icmp ne i32 %32, %34, !dbg !338
	br i1 %35, label %b5, label %b6, !dbg !338

b5:
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !339
	%37 = icmp uge i64 0, %p3, !dbg !339
	br i1 %37, label %b5_fail1, label %b5_ok1, !dbg !339, !prof !27

b5_ok1:
	%38 = atomicrmw add i32 addrspace(1)* %36, i32 1 monotonic, !dbg !340
	br label %b6, !dbg !340

b6:
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 67), !dbg !341
	%39 = icmp slt i64 %33, %p4, !dbg !341
	br i1 %39, label %b2, label %b7, !dbg !341

b7:
	ret void, !dbg !341

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 0, i64 %p1), !dbg !330
	ret void, !dbg !330

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 %p1), !dbg !335
	ret void, !dbg !335

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 0, i64 %p3), !dbg !339
	ret void, !dbg !339
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !343 {
entry:
	br label %b0, !dbg !344

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !344
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !344
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !347
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !348, !range !11
	%4 = sext i32 %3 to i64, !dbg !348
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !348, !range !28
	%6 = sext i32 %5 to i64, !dbg !348
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !348, !range !28
	%8 = sext i32 %7 to i64, !dbg !348
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !348, !range !82
	%10 = sext i32 %9 to i64, !dbg !348
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !348, !range !83
	%12 = sext i32 %11 to i64, !dbg !348
	%13 = mul i64 %12, %8, !dbg !348
	%14 = add i64 %6, %13, !dbg !348
	%15 = mul i64 %10, %14, !dbg !348
	%16 = add i64 %4, %15, !dbg !348
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !348, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !348, !range !20
	%19 = mul i32 %17, %18, !dbg !348
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !348, !range !72
	%21 = mul i32 %19, %20, !dbg !348
	%22 = sext i32 %21 to i64, !dbg !348
	%23 = mul i64 %16, %22, !dbg !348
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !348, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !348, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !348, !range !19
	%27 = mul i32 %18, %26, !dbg !348
	%28 = add i32 %25, %27, !dbg !348
	%29 = mul i32 %17, %28, !dbg !348
	%30 = add i32 %24, %29, !dbg !348
	%31 = sext i32 %30 to i64, !dbg !348
	%32 = add i64 %23, %31, !dbg !348
	%33 = mul i64 %10, %12, !dbg !348
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !348, !range !83
	%35 = sext i32 %34 to i64, !dbg !348
	%36 = mul i64 %33, %35, !dbg !348
	%37 = mul i64 %36, %22, !dbg !348
	%38 = sext i32 %2 to i64, !dbg !347
	%39 = trunc i64 %p4 to i32, !dbg !347
	br label %b1, !dbg !348

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !348
	%41 = icmp slt i64 %40, %p3, !dbg !348
	br i1 %41, label %b2, label %b3, !dbg !348

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !349
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !350
	%44 = icmp uge i64 %40, %p1, !dbg !349
	%45 = icmp uge i64 %p4, %38, !dbg !347
	%46 = or i1 %44, %45, !dbg !347
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !347, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !350
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !347
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !347
	%49 = add i64 %40, %37, !dbg !348
	br label %b1, !dbg !348

b3:
	ret void, !dbg !346

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !349
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !349

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !349
	ret void, !dbg !349

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !347
	ret void, !dbg !347
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !351 {
entry:
	br label %b0, !dbg !352

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !352
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !352
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !355
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !356, !range !11
	%4 = sext i32 %3 to i64, !dbg !356
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !356, !range !28
	%6 = sext i32 %5 to i64, !dbg !356
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !356, !range !28
	%8 = sext i32 %7 to i64, !dbg !356
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !356, !range !82
	%10 = sext i32 %9 to i64, !dbg !356
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !356, !range !83
	%12 = sext i32 %11 to i64, !dbg !356
	%13 = mul i64 %12, %8, !dbg !356
	%14 = add i64 %6, %13, !dbg !356
	%15 = mul i64 %10, %14, !dbg !356
	%16 = add i64 %4, %15, !dbg !356
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !356, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !356, !range !20
	%19 = mul i32 %17, %18, !dbg !356
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !356, !range !72
	%21 = mul i32 %19, %20, !dbg !356
	%22 = sext i32 %21 to i64, !dbg !356
	%23 = mul i64 %16, %22, !dbg !356
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !356, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !356, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !356, !range !19
	%27 = mul i32 %18, %26, !dbg !356
	%28 = add i32 %25, %27, !dbg !356
	%29 = mul i32 %17, %28, !dbg !356
	%30 = add i32 %24, %29, !dbg !356
	%31 = sext i32 %30 to i64, !dbg !356
	%32 = add i64 %23, %31, !dbg !356
	%33 = mul i64 %10, %12, !dbg !356
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !356, !range !83
	%35 = sext i32 %34 to i64, !dbg !356
	%36 = mul i64 %33, %35, !dbg !356
	%37 = mul i64 %36, %22, !dbg !356
	%38 = sext i32 %2 to i64, !dbg !355
	%39 = trunc i64 %p4 to i32, !dbg !355
	br label %b1, !dbg !356

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !356
	%41 = icmp slt i64 %40, %p1, !dbg !356
	br i1 %41, label %b2, label %b3, !dbg !356

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !357
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !355
	%44 = icmp uge i64 %40, %p3, !dbg !357
	%45 = icmp uge i64 %p4, %38, !dbg !355
	%46 = or i1 %44, %45, !dbg !355
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !355, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !355
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !358
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !358
	%49 = add i64 %40, %37, !dbg !356
	br label %b1, !dbg !356

b3:
	ret void, !dbg !354

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !357
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !357

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !357
	ret void, !dbg !357

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !355
	ret void, !dbg !355
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !359 {
entry:
	br label %b0, !dbg !360

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !360
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !360
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !363
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !364, !range !11
	%4 = sext i32 %3 to i64, !dbg !364
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !364, !range !28
	%6 = sext i32 %5 to i64, !dbg !364
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !364, !range !28
	%8 = sext i32 %7 to i64, !dbg !364
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !364, !range !82
	%10 = sext i32 %9 to i64, !dbg !364
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !364, !range !83
	%12 = sext i32 %11 to i64, !dbg !364
	%13 = mul i64 %12, %8, !dbg !364
	%14 = add i64 %6, %13, !dbg !364
	%15 = mul i64 %10, %14, !dbg !364
	%16 = add i64 %4, %15, !dbg !364
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !364, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !364, !range !20
	%19 = mul i32 %17, %18, !dbg !364
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !364, !range !72
	%21 = mul i32 %19, %20, !dbg !364
	%22 = sext i32 %21 to i64, !dbg !364
	%23 = mul i64 %16, %22, !dbg !364
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !364, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !364, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !364, !range !19
	%27 = mul i32 %18, %26, !dbg !364
	%28 = add i32 %25, %27, !dbg !364
	%29 = mul i32 %17, %28, !dbg !364
	%30 = add i32 %24, %29, !dbg !364
	%31 = sext i32 %30 to i64, !dbg !364
	%32 = add i64 %23, %31, !dbg !364
	%33 = mul i64 %10, %12, !dbg !364
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !364, !range !83
	%35 = sext i32 %34 to i64, !dbg !364
	%36 = mul i64 %33, %35, !dbg !364
	%37 = mul i64 %36, %22, !dbg !364
	%38 = sext i32 %2 to i64, !dbg !363
	%39 = trunc i64 %p4 to i32, !dbg !363
	br label %b1, !dbg !364

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !364
	%41 = icmp slt i64 %40, %p3, !dbg !364
	br i1 %41, label %b2, label %b3, !dbg !364

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !365
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !366
	%44 = icmp uge i64 %40, %p1, !dbg !365
	%45 = icmp uge i64 %p4, %38, !dbg !363
	%46 = or i1 %44, %45, !dbg !363
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !363, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !366
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !363
	%49 = bitcast i16* %48 to i8*, !dbg !363
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !363
	%50 = add i64 %40, %37, !dbg !364
	br label %b1, !dbg !364

b3:
	ret void, !dbg !362

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !365
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !365

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !365
	ret void, !dbg !365

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !363
	ret void, !dbg !363
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !367 {
entry:
	br label %b0, !dbg !368

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !368
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !368
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !371
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !372, !range !11
	%4 = sext i32 %3 to i64, !dbg !372
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !372, !range !28
	%6 = sext i32 %5 to i64, !dbg !372
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !372, !range !28
	%8 = sext i32 %7 to i64, !dbg !372
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !372, !range !82
	%10 = sext i32 %9 to i64, !dbg !372
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !372, !range !83
	%12 = sext i32 %11 to i64, !dbg !372
	%13 = mul i64 %12, %8, !dbg !372
	%14 = add i64 %6, %13, !dbg !372
	%15 = mul i64 %10, %14, !dbg !372
	%16 = add i64 %4, %15, !dbg !372
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !372, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !372, !range !20
	%19 = mul i32 %17, %18, !dbg !372
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !372, !range !72
	%21 = mul i32 %19, %20, !dbg !372
	%22 = sext i32 %21 to i64, !dbg !372
	%23 = mul i64 %16, %22, !dbg !372
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !372, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !372, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !372, !range !19
	%27 = mul i32 %18, %26, !dbg !372
	%28 = add i32 %25, %27, !dbg !372
	%29 = mul i32 %17, %28, !dbg !372
	%30 = add i32 %24, %29, !dbg !372
	%31 = sext i32 %30 to i64, !dbg !372
	%32 = add i64 %23, %31, !dbg !372
	%33 = mul i64 %10, %12, !dbg !372
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !372, !range !83
	%35 = sext i32 %34 to i64, !dbg !372
	%36 = mul i64 %33, %35, !dbg !372
	%37 = mul i64 %36, %22, !dbg !372
	%38 = sext i32 %2 to i64, !dbg !371
	%39 = trunc i64 %p4 to i32, !dbg !371
	br label %b1, !dbg !372

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !372
	%41 = icmp slt i64 %40, %p1, !dbg !372
	br i1 %41, label %b2, label %b3, !dbg !372

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !373
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !371
	%44 = icmp uge i64 %40, %p3, !dbg !373
	%45 = icmp uge i64 %p4, %38, !dbg !371
	%46 = or i1 %44, %45, !dbg !371
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !371, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !371
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !371
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !374
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !374
	%50 = add i64 %40, %37, !dbg !372
	br label %b1, !dbg !372

b3:
	ret void, !dbg !370

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !373
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !373

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !373
	ret void, !dbg !373

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !371
	ret void, !dbg !371
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !375 {
entry:
	br label %b0, !dbg !376

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !376
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !376
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !379
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !380, !range !11
	%4 = sext i32 %3 to i64, !dbg !380
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !380, !range !28
	%6 = sext i32 %5 to i64, !dbg !380
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !380, !range !28
	%8 = sext i32 %7 to i64, !dbg !380
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !380, !range !82
	%10 = sext i32 %9 to i64, !dbg !380
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !380, !range !83
	%12 = sext i32 %11 to i64, !dbg !380
	%13 = mul i64 %12, %8, !dbg !380
	%14 = add i64 %6, %13, !dbg !380
	%15 = mul i64 %10, %14, !dbg !380
	%16 = add i64 %4, %15, !dbg !380
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !380, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !380, !range !20
	%19 = mul i32 %17, %18, !dbg !380
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !380, !range !72
	%21 = mul i32 %19, %20, !dbg !380
	%22 = sext i32 %21 to i64, !dbg !380
	%23 = mul i64 %16, %22, !dbg !380
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !380, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !380, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !380, !range !19
	%27 = mul i32 %18, %26, !dbg !380
	%28 = add i32 %25, %27, !dbg !380
	%29 = mul i32 %17, %28, !dbg !380
	%30 = add i32 %24, %29, !dbg !380
	%31 = sext i32 %30 to i64, !dbg !380
	%32 = add i64 %23, %31, !dbg !380
	%33 = mul i64 %10, %12, !dbg !380
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !380, !range !83
	%35 = sext i32 %34 to i64, !dbg !380
	%36 = mul i64 %33, %35, !dbg !380
	%37 = mul i64 %36, %22, !dbg !380
	%38 = sext i32 %2 to i64, !dbg !379
	%39 = trunc i64 %p4 to i32, !dbg !379
	br label %b1, !dbg !380

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !380
	%41 = icmp slt i64 %40, %p3, !dbg !380
	br i1 %41, label %b2, label %b3, !dbg !380

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !381
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !382
	%44 = icmp uge i64 %40, %p1, !dbg !381
	%45 = icmp uge i64 %p4, %38, !dbg !379
	%46 = or i1 %44, %45, !dbg !379
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !379, !prof !27

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !382
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !379
	%49 = bitcast i32* %48 to i8*, !dbg !379
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !379
	%50 = add i64 %40, %37, !dbg !380
	br label %b1, !dbg !380

b3:
	ret void, !dbg !378

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !381
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !381

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !381
	ret void, !dbg !381

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !379
	ret void, !dbg !379
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !383 {
entry:
	br label %b0, !dbg !384

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !384
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !384
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !387
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !388, !range !11
	%4 = sext i32 %3 to i64, !dbg !388
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !388, !range !28
	%6 = sext i32 %5 to i64, !dbg !388
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !388, !range !28
	%8 = sext i32 %7 to i64, !dbg !388
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !388, !range !82
	%10 = sext i32 %9 to i64, !dbg !388
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !388, !range !83
	%12 = sext i32 %11 to i64, !dbg !388
	%13 = mul i64 %12, %8, !dbg !388
	%14 = add i64 %6, %13, !dbg !388
	%15 = mul i64 %10, %14, !dbg !388
	%16 = add i64 %4, %15, !dbg !388
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !388, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !388, !range !20
	%19 = mul i32 %17, %18, !dbg !388
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !388, !range !72
	%21 = mul i32 %19, %20, !dbg !388
	%22 = sext i32 %21 to i64, !dbg !388
	%23 = mul i64 %16, %22, !dbg !388
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !388, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !388, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !388, !range !19
	%27 = mul i32 %18, %26, !dbg !388
	%28 = add i32 %25, %27, !dbg !388
	%29 = mul i32 %17, %28, !dbg !388
	%30 = add i32 %24, %29, !dbg !388
	%31 = sext i32 %30 to i64, !dbg !388
	%32 = add i64 %23, %31, !dbg !388
	%33 = mul i64 %10, %12, !dbg !388
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !388, !range !83
	%35 = sext i32 %34 to i64, !dbg !388
	%36 = mul i64 %33, %35, !dbg !388
	%37 = mul i64 %36, %22, !dbg !388
	%38 = sext i32 %2 to i64, !dbg !387
	%39 = trunc i64 %p4 to i32, !dbg !387
	br label %b1, !dbg !388

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !388
	%41 = icmp slt i64 %40, %p1, !dbg !388
	br i1 %41, label %b2, label %b3, !dbg !388

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !389
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !387
	%44 = icmp uge i64 %40, %p3, !dbg !389
	%45 = icmp uge i64 %p4, %38, !dbg !387
	%46 = or i1 %44, %45, !dbg !387
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !387, !prof !27

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !387
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !387
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !390
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !390
	%50 = add i64 %40, %37, !dbg !388
	br label %b1, !dbg !388

b3:
	ret void, !dbg !386

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !389
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !389

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !389
	ret void, !dbg !389

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !387
	ret void, !dbg !387
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !391 {
entry:
	br label %b0, !dbg !392

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !392
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !392
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !395
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !396, !range !11
	%4 = sext i32 %3 to i64, !dbg !396
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !396, !range !28
	%6 = sext i32 %5 to i64, !dbg !396
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !396, !range !28
	%8 = sext i32 %7 to i64, !dbg !396
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !396, !range !82
	%10 = sext i32 %9 to i64, !dbg !396
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !396, !range !83
	%12 = sext i32 %11 to i64, !dbg !396
	%13 = mul i64 %12, %8, !dbg !396
	%14 = add i64 %6, %13, !dbg !396
	%15 = mul i64 %10, %14, !dbg !396
	%16 = add i64 %4, %15, !dbg !396
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !396, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !396, !range !20
	%19 = mul i32 %17, %18, !dbg !396
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !396, !range !72
	%21 = mul i32 %19, %20, !dbg !396
	%22 = sext i32 %21 to i64, !dbg !396
	%23 = mul i64 %16, %22, !dbg !396
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !396, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !396, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !396, !range !19
	%27 = mul i32 %18, %26, !dbg !396
	%28 = add i32 %25, %27, !dbg !396
	%29 = mul i32 %17, %28, !dbg !396
	%30 = add i32 %24, %29, !dbg !396
	%31 = sext i32 %30 to i64, !dbg !396
	%32 = add i64 %23, %31, !dbg !396
	%33 = mul i64 %10, %12, !dbg !396
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !396, !range !83
	%35 = sext i32 %34 to i64, !dbg !396
	%36 = mul i64 %33, %35, !dbg !396
	%37 = mul i64 %36, %22, !dbg !396
	%38 = sext i32 %2 to i64, !dbg !395
	%39 = trunc i64 %p4 to i32, !dbg !395
	br label %b1, !dbg !396

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !396
	%41 = icmp slt i64 %40, %p3, !dbg !396
	br i1 %41, label %b2, label %b3, !dbg !396

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !397
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !398
	%44 = icmp uge i64 %40, %p1, !dbg !397
	%45 = icmp uge i64 %p4, %38, !dbg !395
	%46 = or i1 %44, %45, !dbg !395
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !395, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !398
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !395
	%49 = bitcast i64* %48 to i8*, !dbg !395
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !395
	%50 = add i64 %40, %37, !dbg !396
	br label %b1, !dbg !396

b3:
	ret void, !dbg !394

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !397
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !397

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !397
	ret void, !dbg !397

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !395
	ret void, !dbg !395
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !399 {
entry:
	br label %b0, !dbg !400

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !400
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !400
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !403
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !404, !range !11
	%4 = sext i32 %3 to i64, !dbg !404
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !404, !range !28
	%6 = sext i32 %5 to i64, !dbg !404
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !404, !range !28
	%8 = sext i32 %7 to i64, !dbg !404
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !404, !range !82
	%10 = sext i32 %9 to i64, !dbg !404
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !404, !range !83
	%12 = sext i32 %11 to i64, !dbg !404
	%13 = mul i64 %12, %8, !dbg !404
	%14 = add i64 %6, %13, !dbg !404
	%15 = mul i64 %10, %14, !dbg !404
	%16 = add i64 %4, %15, !dbg !404
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !404, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !404, !range !20
	%19 = mul i32 %17, %18, !dbg !404
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !404, !range !72
	%21 = mul i32 %19, %20, !dbg !404
	%22 = sext i32 %21 to i64, !dbg !404
	%23 = mul i64 %16, %22, !dbg !404
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !404, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !404, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !404, !range !19
	%27 = mul i32 %18, %26, !dbg !404
	%28 = add i32 %25, %27, !dbg !404
	%29 = mul i32 %17, %28, !dbg !404
	%30 = add i32 %24, %29, !dbg !404
	%31 = sext i32 %30 to i64, !dbg !404
	%32 = add i64 %23, %31, !dbg !404
	%33 = mul i64 %10, %12, !dbg !404
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !404, !range !83
	%35 = sext i32 %34 to i64, !dbg !404
	%36 = mul i64 %33, %35, !dbg !404
	%37 = mul i64 %36, %22, !dbg !404
	%38 = sext i32 %2 to i64, !dbg !403
	%39 = trunc i64 %p4 to i32, !dbg !403
	br label %b1, !dbg !404

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !404
	%41 = icmp slt i64 %40, %p1, !dbg !404
	br i1 %41, label %b2, label %b3, !dbg !404

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !405
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !403
	%44 = icmp uge i64 %40, %p3, !dbg !405
	%45 = icmp uge i64 %p4, %38, !dbg !403
	%46 = or i1 %44, %45, !dbg !403
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !403, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !403
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !403
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !406
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !406
	%50 = add i64 %40, %37, !dbg !404
	br label %b1, !dbg !404

b3:
	ret void, !dbg !402

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !405
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !405

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !405
	ret void, !dbg !405

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !403
	ret void, !dbg !403
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !407 {
entry:
	br label %b0, !dbg !408

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !408
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !408
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !411
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !412, !range !11
	%4 = sext i32 %3 to i64, !dbg !412
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !412, !range !28
	%6 = sext i32 %5 to i64, !dbg !412
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !412, !range !28
	%8 = sext i32 %7 to i64, !dbg !412
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !412, !range !82
	%10 = sext i32 %9 to i64, !dbg !412
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !412, !range !83
	%12 = sext i32 %11 to i64, !dbg !412
	%13 = mul i64 %12, %8, !dbg !412
	%14 = add i64 %6, %13, !dbg !412
	%15 = mul i64 %10, %14, !dbg !412
	%16 = add i64 %4, %15, !dbg !412
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !412, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !412, !range !20
	%19 = mul i32 %17, %18, !dbg !412
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !412, !range !72
	%21 = mul i32 %19, %20, !dbg !412
	%22 = sext i32 %21 to i64, !dbg !412
	%23 = mul i64 %16, %22, !dbg !412
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !412, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !412, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !412, !range !19
	%27 = mul i32 %18, %26, !dbg !412
	%28 = add i32 %25, %27, !dbg !412
	%29 = mul i32 %17, %28, !dbg !412
	%30 = add i32 %24, %29, !dbg !412
	%31 = sext i32 %30 to i64, !dbg !412
	%32 = add i64 %23, %31, !dbg !412
	%33 = mul i64 %10, %12, !dbg !412
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !412, !range !83
	%35 = sext i32 %34 to i64, !dbg !412
	%36 = mul i64 %33, %35, !dbg !412
	%37 = mul i64 %36, %22, !dbg !412
	%38 = sext i32 %2 to i64, !dbg !411
	%39 = trunc i64 %p4 to i32, !dbg !411
	br label %b1, !dbg !412

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !412
	%41 = icmp slt i64 %40, %p3, !dbg !412
	br i1 %41, label %b2, label %b3, !dbg !412

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !413
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !414
	%44 = icmp uge i64 %40, %p1, !dbg !413
	%45 = icmp uge i64 %p4, %38, !dbg !411
	%46 = or i1 %44, %45, !dbg !411
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !411, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !414
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !411
	%49 = bitcast i64* %48 to i8*, !dbg !411
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !411
	%50 = add i64 %40, %37, !dbg !412
	br label %b1, !dbg !412

b3:
	ret void, !dbg !410

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !413
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !413

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !413
	ret void, !dbg !413

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !411
	ret void, !dbg !411
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !415 {
entry:
	br label %b0, !dbg !416

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !416
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !416
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !419
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !420, !range !11
	%4 = sext i32 %3 to i64, !dbg !420
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !420, !range !28
	%6 = sext i32 %5 to i64, !dbg !420
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !420, !range !28
	%8 = sext i32 %7 to i64, !dbg !420
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !420, !range !82
	%10 = sext i32 %9 to i64, !dbg !420
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !420, !range !83
	%12 = sext i32 %11 to i64, !dbg !420
	%13 = mul i64 %12, %8, !dbg !420
	%14 = add i64 %6, %13, !dbg !420
	%15 = mul i64 %10, %14, !dbg !420
	%16 = add i64 %4, %15, !dbg !420
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !420, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !420, !range !20
	%19 = mul i32 %17, %18, !dbg !420
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !420, !range !72
	%21 = mul i32 %19, %20, !dbg !420
	%22 = sext i32 %21 to i64, !dbg !420
	%23 = mul i64 %16, %22, !dbg !420
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !420, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !420, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !420, !range !19
	%27 = mul i32 %18, %26, !dbg !420
	%28 = add i32 %25, %27, !dbg !420
	%29 = mul i32 %17, %28, !dbg !420
	%30 = add i32 %24, %29, !dbg !420
	%31 = sext i32 %30 to i64, !dbg !420
	%32 = add i64 %23, %31, !dbg !420
	%33 = mul i64 %10, %12, !dbg !420
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !420, !range !83
	%35 = sext i32 %34 to i64, !dbg !420
	%36 = mul i64 %33, %35, !dbg !420
	%37 = mul i64 %36, %22, !dbg !420
	%38 = sext i32 %2 to i64, !dbg !419
	%39 = trunc i64 %p4 to i32, !dbg !419
	br label %b1, !dbg !420

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !420
	%41 = icmp slt i64 %40, %p1, !dbg !420
	br i1 %41, label %b2, label %b3, !dbg !420

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !421
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !419
	%44 = icmp uge i64 %40, %p3, !dbg !421
	%45 = icmp uge i64 %p4, %38, !dbg !419
	%46 = or i1 %44, %45, !dbg !419
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !419, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !419
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !419
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !422
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !422
	%50 = add i64 %40, %37, !dbg !420
	br label %b1, !dbg !420

b3:
	ret void, !dbg !418

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !421
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !421

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !421
	ret void, !dbg !421

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !419
	ret void, !dbg !419
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !423 {
entry:
	br label %b0, !dbg !424

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !424
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !424
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !427
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !428, !range !11
	%4 = sext i32 %3 to i64, !dbg !428
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !428, !range !28
	%6 = sext i32 %5 to i64, !dbg !428
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !428, !range !28
	%8 = sext i32 %7 to i64, !dbg !428
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !428, !range !82
	%10 = sext i32 %9 to i64, !dbg !428
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !428, !range !83
	%12 = sext i32 %11 to i64, !dbg !428
	%13 = mul i64 %12, %8, !dbg !428
	%14 = add i64 %6, %13, !dbg !428
	%15 = mul i64 %10, %14, !dbg !428
	%16 = add i64 %4, %15, !dbg !428
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !428, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !428, !range !20
	%19 = mul i32 %17, %18, !dbg !428
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !428, !range !72
	%21 = mul i32 %19, %20, !dbg !428
	%22 = sext i32 %21 to i64, !dbg !428
	%23 = mul i64 %16, %22, !dbg !428
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !428, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !428, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !428, !range !19
	%27 = mul i32 %18, %26, !dbg !428
	%28 = add i32 %25, %27, !dbg !428
	%29 = mul i32 %17, %28, !dbg !428
	%30 = add i32 %24, %29, !dbg !428
	%31 = sext i32 %30 to i64, !dbg !428
	%32 = add i64 %23, %31, !dbg !428
	%33 = mul i64 %10, %12, !dbg !428
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !428, !range !83
	%35 = sext i32 %34 to i64, !dbg !428
	%36 = mul i64 %33, %35, !dbg !428
	%37 = mul i64 %36, %22, !dbg !428
	%38 = sext i32 %2 to i64, !dbg !427
	%39 = trunc i64 %p4 to i32, !dbg !427
	br label %b1, !dbg !428

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !428
	%41 = icmp slt i64 %40, %p3, !dbg !428
	br i1 %41, label %b2, label %b3, !dbg !428

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !429
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !430
	%44 = icmp uge i64 %40, %p1, !dbg !429
	%45 = icmp uge i64 %p4, %38, !dbg !427
	%46 = or i1 %44, %45, !dbg !427
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !427, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !430
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !427
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !427
	%49 = add i64 %40, %37, !dbg !428
	br label %b1, !dbg !428

b3:
	ret void, !dbg !426

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !429
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !429

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !429
	ret void, !dbg !429

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !427
	ret void, !dbg !427
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !431 {
entry:
	br label %b0, !dbg !432

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !432
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !432
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !435
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !436, !range !11
	%4 = sext i32 %3 to i64, !dbg !436
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !436, !range !28
	%6 = sext i32 %5 to i64, !dbg !436
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !436, !range !28
	%8 = sext i32 %7 to i64, !dbg !436
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !436, !range !82
	%10 = sext i32 %9 to i64, !dbg !436
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !436, !range !83
	%12 = sext i32 %11 to i64, !dbg !436
	%13 = mul i64 %12, %8, !dbg !436
	%14 = add i64 %6, %13, !dbg !436
	%15 = mul i64 %10, %14, !dbg !436
	%16 = add i64 %4, %15, !dbg !436
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !436, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !436, !range !20
	%19 = mul i32 %17, %18, !dbg !436
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !436, !range !72
	%21 = mul i32 %19, %20, !dbg !436
	%22 = sext i32 %21 to i64, !dbg !436
	%23 = mul i64 %16, %22, !dbg !436
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !436, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !436, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !436, !range !19
	%27 = mul i32 %18, %26, !dbg !436
	%28 = add i32 %25, %27, !dbg !436
	%29 = mul i32 %17, %28, !dbg !436
	%30 = add i32 %24, %29, !dbg !436
	%31 = sext i32 %30 to i64, !dbg !436
	%32 = add i64 %23, %31, !dbg !436
	%33 = mul i64 %10, %12, !dbg !436
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !436, !range !83
	%35 = sext i32 %34 to i64, !dbg !436
	%36 = mul i64 %33, %35, !dbg !436
	%37 = mul i64 %36, %22, !dbg !436
	%38 = sext i32 %2 to i64, !dbg !435
	%39 = trunc i64 %p4 to i32, !dbg !435
	br label %b1, !dbg !436

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !436
	%41 = icmp slt i64 %40, %p1, !dbg !436
	br i1 %41, label %b2, label %b3, !dbg !436

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !437
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !435
	%44 = icmp uge i64 %40, %p3, !dbg !437
	%45 = icmp uge i64 %p4, %38, !dbg !435
	%46 = or i1 %44, %45, !dbg !435
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !435, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !435
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !438
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !438
	%49 = add i64 %40, %37, !dbg !436
	br label %b1, !dbg !436

b3:
	ret void, !dbg !434

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !437
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !437

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !437
	ret void, !dbg !437

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !435
	ret void, !dbg !435
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !439 {
entry:
	br label %b0, !dbg !440

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !440
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !440
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !443
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !444, !range !11
	%4 = sext i32 %3 to i64, !dbg !444
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !444, !range !28
	%6 = sext i32 %5 to i64, !dbg !444
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !444, !range !28
	%8 = sext i32 %7 to i64, !dbg !444
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !444, !range !82
	%10 = sext i32 %9 to i64, !dbg !444
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !444, !range !83
	%12 = sext i32 %11 to i64, !dbg !444
	%13 = mul i64 %12, %8, !dbg !444
	%14 = add i64 %6, %13, !dbg !444
	%15 = mul i64 %10, %14, !dbg !444
	%16 = add i64 %4, %15, !dbg !444
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !444, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !444, !range !20
	%19 = mul i32 %17, %18, !dbg !444
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !444, !range !72
	%21 = mul i32 %19, %20, !dbg !444
	%22 = sext i32 %21 to i64, !dbg !444
	%23 = mul i64 %16, %22, !dbg !444
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !444, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !444, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !444, !range !19
	%27 = mul i32 %18, %26, !dbg !444
	%28 = add i32 %25, %27, !dbg !444
	%29 = mul i32 %17, %28, !dbg !444
	%30 = add i32 %24, %29, !dbg !444
	%31 = sext i32 %30 to i64, !dbg !444
	%32 = add i64 %23, %31, !dbg !444
	%33 = mul i64 %10, %12, !dbg !444
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !444, !range !83
	%35 = sext i32 %34 to i64, !dbg !444
	%36 = mul i64 %33, %35, !dbg !444
	%37 = mul i64 %36, %22, !dbg !444
	%38 = sext i32 %2 to i64, !dbg !443
	%39 = trunc i64 %p4 to i32, !dbg !443
	br label %b1, !dbg !444

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !444
	%41 = icmp slt i64 %40, %p3, !dbg !444
	br i1 %41, label %b2, label %b3, !dbg !444

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !445
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !446
	%44 = icmp uge i64 %40, %p1, !dbg !445
	%45 = icmp uge i64 %p4, %38, !dbg !443
	%46 = or i1 %44, %45, !dbg !443
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !443, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !446
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !443
	%49 = bitcast i16* %48 to i8*, !dbg !443
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !443
	%50 = add i64 %40, %37, !dbg !444
	br label %b1, !dbg !444

b3:
	ret void, !dbg !442

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !445
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !445

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !445
	ret void, !dbg !445

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !443
	ret void, !dbg !443
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !447 {
entry:
	br label %b0, !dbg !448

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !448
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !448
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !451
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !452, !range !11
	%4 = sext i32 %3 to i64, !dbg !452
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !452, !range !28
	%6 = sext i32 %5 to i64, !dbg !452
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !452, !range !28
	%8 = sext i32 %7 to i64, !dbg !452
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !452, !range !82
	%10 = sext i32 %9 to i64, !dbg !452
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !452, !range !83
	%12 = sext i32 %11 to i64, !dbg !452
	%13 = mul i64 %12, %8, !dbg !452
	%14 = add i64 %6, %13, !dbg !452
	%15 = mul i64 %10, %14, !dbg !452
	%16 = add i64 %4, %15, !dbg !452
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !452, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !452, !range !20
	%19 = mul i32 %17, %18, !dbg !452
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !452, !range !72
	%21 = mul i32 %19, %20, !dbg !452
	%22 = sext i32 %21 to i64, !dbg !452
	%23 = mul i64 %16, %22, !dbg !452
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !452, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !452, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !452, !range !19
	%27 = mul i32 %18, %26, !dbg !452
	%28 = add i32 %25, %27, !dbg !452
	%29 = mul i32 %17, %28, !dbg !452
	%30 = add i32 %24, %29, !dbg !452
	%31 = sext i32 %30 to i64, !dbg !452
	%32 = add i64 %23, %31, !dbg !452
	%33 = mul i64 %10, %12, !dbg !452
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !452, !range !83
	%35 = sext i32 %34 to i64, !dbg !452
	%36 = mul i64 %33, %35, !dbg !452
	%37 = mul i64 %36, %22, !dbg !452
	%38 = sext i32 %2 to i64, !dbg !451
	%39 = trunc i64 %p4 to i32, !dbg !451
	br label %b1, !dbg !452

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !452
	%41 = icmp slt i64 %40, %p1, !dbg !452
	br i1 %41, label %b2, label %b3, !dbg !452

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !453
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !451
	%44 = icmp uge i64 %40, %p3, !dbg !453
	%45 = icmp uge i64 %p4, %38, !dbg !451
	%46 = or i1 %44, %45, !dbg !451
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !451, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !451
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !451
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !454
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !454
	%50 = add i64 %40, %37, !dbg !452
	br label %b1, !dbg !452

b3:
	ret void, !dbg !450

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !453
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !453

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !453
	ret void, !dbg !453

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !451
	ret void, !dbg !451
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !455 {
entry:
	br label %b0, !dbg !456

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !456
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !456
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !459
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !460, !range !11
	%4 = sext i32 %3 to i64, !dbg !460
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !460, !range !28
	%6 = sext i32 %5 to i64, !dbg !460
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !460, !range !28
	%8 = sext i32 %7 to i64, !dbg !460
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !460, !range !82
	%10 = sext i32 %9 to i64, !dbg !460
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !460, !range !83
	%12 = sext i32 %11 to i64, !dbg !460
	%13 = mul i64 %12, %8, !dbg !460
	%14 = add i64 %6, %13, !dbg !460
	%15 = mul i64 %10, %14, !dbg !460
	%16 = add i64 %4, %15, !dbg !460
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !460, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !460, !range !20
	%19 = mul i32 %17, %18, !dbg !460
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !460, !range !72
	%21 = mul i32 %19, %20, !dbg !460
	%22 = sext i32 %21 to i64, !dbg !460
	%23 = mul i64 %16, %22, !dbg !460
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !460, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !460, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !460, !range !19
	%27 = mul i32 %18, %26, !dbg !460
	%28 = add i32 %25, %27, !dbg !460
	%29 = mul i32 %17, %28, !dbg !460
	%30 = add i32 %24, %29, !dbg !460
	%31 = sext i32 %30 to i64, !dbg !460
	%32 = add i64 %23, %31, !dbg !460
	%33 = mul i64 %10, %12, !dbg !460
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !460, !range !83
	%35 = sext i32 %34 to i64, !dbg !460
	%36 = mul i64 %33, %35, !dbg !460
	%37 = mul i64 %36, %22, !dbg !460
	%38 = sext i32 %2 to i64, !dbg !459
	%39 = trunc i64 %p4 to i32, !dbg !459
	br label %b1, !dbg !460

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !460
	%41 = icmp slt i64 %40, %p3, !dbg !460
	br i1 %41, label %b2, label %b3, !dbg !460

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !461
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !462
	%44 = icmp uge i64 %40, %p1, !dbg !461
	%45 = icmp uge i64 %p4, %38, !dbg !459
	%46 = or i1 %44, %45, !dbg !459
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !459, !prof !27

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !462
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !459
	%49 = bitcast i32* %48 to i8*, !dbg !459
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !459
	%50 = add i64 %40, %37, !dbg !460
	br label %b1, !dbg !460

b3:
	ret void, !dbg !458

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !461
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !461

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !461
	ret void, !dbg !461

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !459
	ret void, !dbg !459
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !463 {
entry:
	br label %b0, !dbg !464

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !464
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !464
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !467
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !468, !range !11
	%4 = sext i32 %3 to i64, !dbg !468
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !468, !range !28
	%6 = sext i32 %5 to i64, !dbg !468
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !468, !range !28
	%8 = sext i32 %7 to i64, !dbg !468
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !468, !range !82
	%10 = sext i32 %9 to i64, !dbg !468
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !468, !range !83
	%12 = sext i32 %11 to i64, !dbg !468
	%13 = mul i64 %12, %8, !dbg !468
	%14 = add i64 %6, %13, !dbg !468
	%15 = mul i64 %10, %14, !dbg !468
	%16 = add i64 %4, %15, !dbg !468
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !468, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !468, !range !20
	%19 = mul i32 %17, %18, !dbg !468
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !468, !range !72
	%21 = mul i32 %19, %20, !dbg !468
	%22 = sext i32 %21 to i64, !dbg !468
	%23 = mul i64 %16, %22, !dbg !468
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !468, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !468, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !468, !range !19
	%27 = mul i32 %18, %26, !dbg !468
	%28 = add i32 %25, %27, !dbg !468
	%29 = mul i32 %17, %28, !dbg !468
	%30 = add i32 %24, %29, !dbg !468
	%31 = sext i32 %30 to i64, !dbg !468
	%32 = add i64 %23, %31, !dbg !468
	%33 = mul i64 %10, %12, !dbg !468
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !468, !range !83
	%35 = sext i32 %34 to i64, !dbg !468
	%36 = mul i64 %33, %35, !dbg !468
	%37 = mul i64 %36, %22, !dbg !468
	%38 = sext i32 %2 to i64, !dbg !467
	%39 = trunc i64 %p4 to i32, !dbg !467
	br label %b1, !dbg !468

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !468
	%41 = icmp slt i64 %40, %p1, !dbg !468
	br i1 %41, label %b2, label %b3, !dbg !468

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !469
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !467
	%44 = icmp uge i64 %40, %p3, !dbg !469
	%45 = icmp uge i64 %p4, %38, !dbg !467
	%46 = or i1 %44, %45, !dbg !467
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !467, !prof !27

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !467
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !467
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !470
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !470
	%50 = add i64 %40, %37, !dbg !468
	br label %b1, !dbg !468

b3:
	ret void, !dbg !466

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !469
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !469

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !469
	ret void, !dbg !469

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !467
	ret void, !dbg !467
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !471 {
entry:
	br label %b0, !dbg !472

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !472
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !472
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !475
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !476, !range !11
	%4 = sext i32 %3 to i64, !dbg !476
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !476, !range !28
	%6 = sext i32 %5 to i64, !dbg !476
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !476, !range !28
	%8 = sext i32 %7 to i64, !dbg !476
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !476, !range !82
	%10 = sext i32 %9 to i64, !dbg !476
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !476, !range !83
	%12 = sext i32 %11 to i64, !dbg !476
	%13 = mul i64 %12, %8, !dbg !476
	%14 = add i64 %6, %13, !dbg !476
	%15 = mul i64 %10, %14, !dbg !476
	%16 = add i64 %4, %15, !dbg !476
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !476, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !476, !range !20
	%19 = mul i32 %17, %18, !dbg !476
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !476, !range !72
	%21 = mul i32 %19, %20, !dbg !476
	%22 = sext i32 %21 to i64, !dbg !476
	%23 = mul i64 %16, %22, !dbg !476
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !476, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !476, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !476, !range !19
	%27 = mul i32 %18, %26, !dbg !476
	%28 = add i32 %25, %27, !dbg !476
	%29 = mul i32 %17, %28, !dbg !476
	%30 = add i32 %24, %29, !dbg !476
	%31 = sext i32 %30 to i64, !dbg !476
	%32 = add i64 %23, %31, !dbg !476
	%33 = mul i64 %10, %12, !dbg !476
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !476, !range !83
	%35 = sext i32 %34 to i64, !dbg !476
	%36 = mul i64 %33, %35, !dbg !476
	%37 = mul i64 %36, %22, !dbg !476
	%38 = sext i32 %2 to i64, !dbg !475
	%39 = trunc i64 %p4 to i32, !dbg !475
	br label %b1, !dbg !476

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !476
	%41 = icmp slt i64 %40, %p3, !dbg !476
	br i1 %41, label %b2, label %b3, !dbg !476

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !477
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !478
	%44 = icmp uge i64 %40, %p1, !dbg !477
	%45 = icmp uge i64 %p4, %38, !dbg !475
	%46 = or i1 %44, %45, !dbg !475
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !475, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !478
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !475
	%49 = bitcast i64* %48 to i8*, !dbg !475
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !475
	%50 = add i64 %40, %37, !dbg !476
	br label %b1, !dbg !476

b3:
	ret void, !dbg !474

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !477
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !477

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !477
	ret void, !dbg !477

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !475
	ret void, !dbg !475
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !479 {
entry:
	br label %b0, !dbg !480

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !480
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !480
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !483
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !484, !range !11
	%4 = sext i32 %3 to i64, !dbg !484
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !484, !range !28
	%6 = sext i32 %5 to i64, !dbg !484
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !484, !range !28
	%8 = sext i32 %7 to i64, !dbg !484
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !484, !range !82
	%10 = sext i32 %9 to i64, !dbg !484
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !484, !range !83
	%12 = sext i32 %11 to i64, !dbg !484
	%13 = mul i64 %12, %8, !dbg !484
	%14 = add i64 %6, %13, !dbg !484
	%15 = mul i64 %10, %14, !dbg !484
	%16 = add i64 %4, %15, !dbg !484
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !484, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !484, !range !20
	%19 = mul i32 %17, %18, !dbg !484
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !484, !range !72
	%21 = mul i32 %19, %20, !dbg !484
	%22 = sext i32 %21 to i64, !dbg !484
	%23 = mul i64 %16, %22, !dbg !484
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !484, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !484, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !484, !range !19
	%27 = mul i32 %18, %26, !dbg !484
	%28 = add i32 %25, %27, !dbg !484
	%29 = mul i32 %17, %28, !dbg !484
	%30 = add i32 %24, %29, !dbg !484
	%31 = sext i32 %30 to i64, !dbg !484
	%32 = add i64 %23, %31, !dbg !484
	%33 = mul i64 %10, %12, !dbg !484
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !484, !range !83
	%35 = sext i32 %34 to i64, !dbg !484
	%36 = mul i64 %33, %35, !dbg !484
	%37 = mul i64 %36, %22, !dbg !484
	%38 = sext i32 %2 to i64, !dbg !483
	%39 = trunc i64 %p4 to i32, !dbg !483
	br label %b1, !dbg !484

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !484
	%41 = icmp slt i64 %40, %p1, !dbg !484
	br i1 %41, label %b2, label %b3, !dbg !484

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !485
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !483
	%44 = icmp uge i64 %40, %p3, !dbg !485
	%45 = icmp uge i64 %p4, %38, !dbg !483
	%46 = or i1 %44, %45, !dbg !483
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !483, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !483
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !483
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !486
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !486
	%50 = add i64 %40, %37, !dbg !484
	br label %b1, !dbg !484

b3:
	ret void, !dbg !482

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !485
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !485

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !485
	ret void, !dbg !485

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !483
	ret void, !dbg !483
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !487 {
entry:
	br label %b0, !dbg !488

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !488
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !488
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !491
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !492, !range !11
	%4 = sext i32 %3 to i64, !dbg !492
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !492, !range !28
	%6 = sext i32 %5 to i64, !dbg !492
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !492, !range !28
	%8 = sext i32 %7 to i64, !dbg !492
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !492, !range !82
	%10 = sext i32 %9 to i64, !dbg !492
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !492, !range !83
	%12 = sext i32 %11 to i64, !dbg !492
	%13 = mul i64 %12, %8, !dbg !492
	%14 = add i64 %6, %13, !dbg !492
	%15 = mul i64 %10, %14, !dbg !492
	%16 = add i64 %4, %15, !dbg !492
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !492, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !492, !range !20
	%19 = mul i32 %17, %18, !dbg !492
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !492, !range !72
	%21 = mul i32 %19, %20, !dbg !492
	%22 = sext i32 %21 to i64, !dbg !492
	%23 = mul i64 %16, %22, !dbg !492
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !492, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !492, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !492, !range !19
	%27 = mul i32 %18, %26, !dbg !492
	%28 = add i32 %25, %27, !dbg !492
	%29 = mul i32 %17, %28, !dbg !492
	%30 = add i32 %24, %29, !dbg !492
	%31 = sext i32 %30 to i64, !dbg !492
	%32 = add i64 %23, %31, !dbg !492
	%33 = mul i64 %10, %12, !dbg !492
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !492, !range !83
	%35 = sext i32 %34 to i64, !dbg !492
	%36 = mul i64 %33, %35, !dbg !492
	%37 = mul i64 %36, %22, !dbg !492
	%38 = sext i32 %2 to i64, !dbg !491
	%39 = trunc i64 %p4 to i32, !dbg !491
	br label %b1, !dbg !492

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !492
	%41 = icmp slt i64 %40, %p3, !dbg !492
	br i1 %41, label %b2, label %b3, !dbg !492

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !493
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !494
	%44 = icmp uge i64 %40, %p1, !dbg !493
	%45 = icmp uge i64 %p4, %38, !dbg !491
	%46 = or i1 %44, %45, !dbg !491
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !491, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !494
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !491
	%49 = bitcast i64* %48 to i8*, !dbg !491
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !491
	%50 = add i64 %40, %37, !dbg !492
	br label %b1, !dbg !492

b3:
	ret void, !dbg !490

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !493
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !493

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !493
	ret void, !dbg !493

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !491
	ret void, !dbg !491
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !495 {
entry:
	br label %b0, !dbg !496

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !496
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !496
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !499
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !500, !range !11
	%4 = sext i32 %3 to i64, !dbg !500
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !500, !range !28
	%6 = sext i32 %5 to i64, !dbg !500
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !500, !range !28
	%8 = sext i32 %7 to i64, !dbg !500
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !500, !range !82
	%10 = sext i32 %9 to i64, !dbg !500
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !500, !range !83
	%12 = sext i32 %11 to i64, !dbg !500
	%13 = mul i64 %12, %8, !dbg !500
	%14 = add i64 %6, %13, !dbg !500
	%15 = mul i64 %10, %14, !dbg !500
	%16 = add i64 %4, %15, !dbg !500
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !500, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !500, !range !20
	%19 = mul i32 %17, %18, !dbg !500
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !500, !range !72
	%21 = mul i32 %19, %20, !dbg !500
	%22 = sext i32 %21 to i64, !dbg !500
	%23 = mul i64 %16, %22, !dbg !500
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !500, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !500, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !500, !range !19
	%27 = mul i32 %18, %26, !dbg !500
	%28 = add i32 %25, %27, !dbg !500
	%29 = mul i32 %17, %28, !dbg !500
	%30 = add i32 %24, %29, !dbg !500
	%31 = sext i32 %30 to i64, !dbg !500
	%32 = add i64 %23, %31, !dbg !500
	%33 = mul i64 %10, %12, !dbg !500
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !500, !range !83
	%35 = sext i32 %34 to i64, !dbg !500
	%36 = mul i64 %33, %35, !dbg !500
	%37 = mul i64 %36, %22, !dbg !500
	%38 = sext i32 %2 to i64, !dbg !499
	%39 = trunc i64 %p4 to i32, !dbg !499
	br label %b1, !dbg !500

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !500
	%41 = icmp slt i64 %40, %p1, !dbg !500
	br i1 %41, label %b2, label %b3, !dbg !500

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !501
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !499
	%44 = icmp uge i64 %40, %p3, !dbg !501
	%45 = icmp uge i64 %p4, %38, !dbg !499
	%46 = or i1 %44, %45, !dbg !499
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !499, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !499
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !499
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !502
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !502
	%50 = add i64 %40, %37, !dbg !500
	br label %b1, !dbg !500

b3:
	ret void, !dbg !498

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !501
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !501

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !501
	ret void, !dbg !501

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !499
	ret void, !dbg !499
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !503 {
entry:
	br label %b0, !dbg !504

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !504
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !504
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !507
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !508, !range !11
	%4 = sext i32 %3 to i64, !dbg !508
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !508, !range !28
	%6 = sext i32 %5 to i64, !dbg !508
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !508, !range !28
	%8 = sext i32 %7 to i64, !dbg !508
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !508, !range !82
	%10 = sext i32 %9 to i64, !dbg !508
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !508, !range !83
	%12 = sext i32 %11 to i64, !dbg !508
	%13 = mul i64 %12, %8, !dbg !508
	%14 = add i64 %6, %13, !dbg !508
	%15 = mul i64 %10, %14, !dbg !508
	%16 = add i64 %4, %15, !dbg !508
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !508, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !508, !range !20
	%19 = mul i32 %17, %18, !dbg !508
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !508, !range !72
	%21 = mul i32 %19, %20, !dbg !508
	%22 = sext i32 %21 to i64, !dbg !508
	%23 = mul i64 %16, %22, !dbg !508
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !508, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !508, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !508, !range !19
	%27 = mul i32 %18, %26, !dbg !508
	%28 = add i32 %25, %27, !dbg !508
	%29 = mul i32 %17, %28, !dbg !508
	%30 = add i32 %24, %29, !dbg !508
	%31 = sext i32 %30 to i64, !dbg !508
	%32 = add i64 %23, %31, !dbg !508
	%33 = mul i64 %10, %12, !dbg !508
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !508, !range !83
	%35 = sext i32 %34 to i64, !dbg !508
	%36 = mul i64 %33, %35, !dbg !508
	%37 = mul i64 %36, %22, !dbg !508
	%38 = sext i32 %2 to i64, !dbg !507
	%39 = trunc i64 %p4 to i32, !dbg !507
	br label %b1, !dbg !508

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !508
	%41 = icmp slt i64 %40, %p3, !dbg !508
	br i1 %41, label %b2, label %b3, !dbg !508

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !509
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !510
	%44 = icmp uge i64 %40, %p1, !dbg !509
	%45 = icmp uge i64 %p4, %38, !dbg !507
	%46 = or i1 %44, %45, !dbg !507
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !507, !prof !27

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !510
	%48 = bitcast float %47 to i32, !dbg !507
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !507
	%50 = bitcast float* %49 to i8*, !dbg !507
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !507
	%51 = add i64 %40, %37, !dbg !508
	br label %b1, !dbg !508

b3:
	ret void, !dbg !506

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !509
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !509

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !509
	ret void, !dbg !509

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !507
	ret void, !dbg !507
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !511 {
entry:
	br label %b0, !dbg !512

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !512
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !512
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !515
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !516, !range !11
	%4 = sext i32 %3 to i64, !dbg !516
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !516, !range !28
	%6 = sext i32 %5 to i64, !dbg !516
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !516, !range !28
	%8 = sext i32 %7 to i64, !dbg !516
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !516, !range !82
	%10 = sext i32 %9 to i64, !dbg !516
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !516, !range !83
	%12 = sext i32 %11 to i64, !dbg !516
	%13 = mul i64 %12, %8, !dbg !516
	%14 = add i64 %6, %13, !dbg !516
	%15 = mul i64 %10, %14, !dbg !516
	%16 = add i64 %4, %15, !dbg !516
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !516, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !516, !range !20
	%19 = mul i32 %17, %18, !dbg !516
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !516, !range !72
	%21 = mul i32 %19, %20, !dbg !516
	%22 = sext i32 %21 to i64, !dbg !516
	%23 = mul i64 %16, %22, !dbg !516
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !516, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !516, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !516, !range !19
	%27 = mul i32 %18, %26, !dbg !516
	%28 = add i32 %25, %27, !dbg !516
	%29 = mul i32 %17, %28, !dbg !516
	%30 = add i32 %24, %29, !dbg !516
	%31 = sext i32 %30 to i64, !dbg !516
	%32 = add i64 %23, %31, !dbg !516
	%33 = mul i64 %10, %12, !dbg !516
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !516, !range !83
	%35 = sext i32 %34 to i64, !dbg !516
	%36 = mul i64 %33, %35, !dbg !516
	%37 = mul i64 %36, %22, !dbg !516
	%38 = sext i32 %2 to i64, !dbg !515
	%39 = trunc i64 %p4 to i32, !dbg !515
	br label %b1, !dbg !516

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !516
	%41 = icmp slt i64 %40, %p1, !dbg !516
	br i1 %41, label %b2, label %b3, !dbg !516

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !517
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !515
	%44 = icmp uge i64 %40, %p3, !dbg !517
	%45 = icmp uge i64 %p4, %38, !dbg !515
	%46 = or i1 %44, %45, !dbg !515
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !515, !prof !27

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !515
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !515
	%49 = bitcast i32 %48 to float, !dbg !515
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !518
	store float %49, float addrspace(1)* %50, align 4, !dbg !518
	%51 = add i64 %40, %37, !dbg !516
	br label %b1, !dbg !516

b3:
	ret void, !dbg !514

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !517
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !517

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !517
	ret void, !dbg !517

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !515
	ret void, !dbg !515
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !519 {
entry:
	br label %b0, !dbg !520

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !520
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !520
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !523
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !524, !range !11
	%4 = sext i32 %3 to i64, !dbg !524
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !524, !range !28
	%6 = sext i32 %5 to i64, !dbg !524
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !524, !range !28
	%8 = sext i32 %7 to i64, !dbg !524
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !524, !range !82
	%10 = sext i32 %9 to i64, !dbg !524
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !524, !range !83
	%12 = sext i32 %11 to i64, !dbg !524
	%13 = mul i64 %12, %8, !dbg !524
	%14 = add i64 %6, %13, !dbg !524
	%15 = mul i64 %10, %14, !dbg !524
	%16 = add i64 %4, %15, !dbg !524
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !524, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !524, !range !20
	%19 = mul i32 %17, %18, !dbg !524
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !524, !range !72
	%21 = mul i32 %19, %20, !dbg !524
	%22 = sext i32 %21 to i64, !dbg !524
	%23 = mul i64 %16, %22, !dbg !524
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !524, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !524, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !524, !range !19
	%27 = mul i32 %18, %26, !dbg !524
	%28 = add i32 %25, %27, !dbg !524
	%29 = mul i32 %17, %28, !dbg !524
	%30 = add i32 %24, %29, !dbg !524
	%31 = sext i32 %30 to i64, !dbg !524
	%32 = add i64 %23, %31, !dbg !524
	%33 = mul i64 %10, %12, !dbg !524
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !524, !range !83
	%35 = sext i32 %34 to i64, !dbg !524
	%36 = mul i64 %33, %35, !dbg !524
	%37 = mul i64 %36, %22, !dbg !524
	%38 = sext i32 %2 to i64, !dbg !523
	%39 = trunc i64 %p4 to i32, !dbg !523
	br label %b1, !dbg !524

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !524
	%41 = icmp slt i64 %40, %p3, !dbg !524
	br i1 %41, label %b2, label %b3, !dbg !524

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !525
	%43 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !526
	%44 = icmp uge i64 %40, %p1, !dbg !525
	%45 = icmp uge i64 %p4, %38, !dbg !523
	%46 = or i1 %44, %45, !dbg !523
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !523, !prof !27

b2_ok1:
	%47 = load double, double addrspace(1)* %43, align 8, !dbg !526
	%48 = bitcast double %47 to i64, !dbg !523
	%49 = addrspacecast double addrspace(1)* %42 to double*, !dbg !523
	%50 = bitcast double* %49 to i8*, !dbg !523
	call void @gpuc_p_thread_64(i8* %50, i64 %48, i32 %39), !dbg !523
	%51 = add i64 %40, %37, !dbg !524
	br label %b1, !dbg !524

b3:
	ret void, !dbg !522

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !525
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !525

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !525
	ret void, !dbg !525

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !523
	ret void, !dbg !523
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !527 {
entry:
	br label %b0, !dbg !528

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !528
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !528
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !531
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !532, !range !11
	%4 = sext i32 %3 to i64, !dbg !532
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !532, !range !28
	%6 = sext i32 %5 to i64, !dbg !532
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !532, !range !28
	%8 = sext i32 %7 to i64, !dbg !532
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !532, !range !82
	%10 = sext i32 %9 to i64, !dbg !532
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !532, !range !83
	%12 = sext i32 %11 to i64, !dbg !532
	%13 = mul i64 %12, %8, !dbg !532
	%14 = add i64 %6, %13, !dbg !532
	%15 = mul i64 %10, %14, !dbg !532
	%16 = add i64 %4, %15, !dbg !532
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !532, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !532, !range !20
	%19 = mul i32 %17, %18, !dbg !532
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !532, !range !72
	%21 = mul i32 %19, %20, !dbg !532
	%22 = sext i32 %21 to i64, !dbg !532
	%23 = mul i64 %16, %22, !dbg !532
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !532, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !532, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !532, !range !19
	%27 = mul i32 %18, %26, !dbg !532
	%28 = add i32 %25, %27, !dbg !532
	%29 = mul i32 %17, %28, !dbg !532
	%30 = add i32 %24, %29, !dbg !532
	%31 = sext i32 %30 to i64, !dbg !532
	%32 = add i64 %23, %31, !dbg !532
	%33 = mul i64 %10, %12, !dbg !532
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !532, !range !83
	%35 = sext i32 %34 to i64, !dbg !532
	%36 = mul i64 %33, %35, !dbg !532
	%37 = mul i64 %36, %22, !dbg !532
	%38 = sext i32 %2 to i64, !dbg !531
	%39 = trunc i64 %p4 to i32, !dbg !531
	br label %b1, !dbg !532

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !532
	%41 = icmp slt i64 %40, %p1, !dbg !532
	br i1 %41, label %b2, label %b3, !dbg !532

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !533
	%43 = addrspacecast double addrspace(1)* %42 to double*, !dbg !531
	%44 = icmp uge i64 %40, %p3, !dbg !533
	%45 = icmp uge i64 %p4, %38, !dbg !531
	%46 = or i1 %44, %45, !dbg !531
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !531, !prof !27

b2_ok1:
	%47 = bitcast double* %43 to i8*, !dbg !531
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !531
	%49 = bitcast i64 %48 to double, !dbg !531
	%50 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !534
	store double %49, double addrspace(1)* %50, align 8, !dbg !534
	%51 = add i64 %40, %37, !dbg !532
	br label %b1, !dbg !532

b3:
	ret void, !dbg !530

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !533
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !533

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !533
	ret void, !dbg !533

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !531
	ret void, !dbg !531
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !535 {
entry:
	br label %b0, !dbg !536

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !536
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !536
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !539
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !540, !range !11
	%4 = sext i32 %3 to i64, !dbg !540
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !540, !range !28
	%6 = sext i32 %5 to i64, !dbg !540
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !540, !range !28
	%8 = sext i32 %7 to i64, !dbg !540
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !540, !range !82
	%10 = sext i32 %9 to i64, !dbg !540
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !540, !range !83
	%12 = sext i32 %11 to i64, !dbg !540
	%13 = mul i64 %12, %8, !dbg !540
	%14 = add i64 %6, %13, !dbg !540
	%15 = mul i64 %10, %14, !dbg !540
	%16 = add i64 %4, %15, !dbg !540
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !540, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !540, !range !20
	%19 = mul i32 %17, %18, !dbg !540
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !540, !range !72
	%21 = mul i32 %19, %20, !dbg !540
	%22 = sext i32 %21 to i64, !dbg !540
	%23 = mul i64 %16, %22, !dbg !540
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !540, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !540, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !540, !range !19
	%27 = mul i32 %18, %26, !dbg !540
	%28 = add i32 %25, %27, !dbg !540
	%29 = mul i32 %17, %28, !dbg !540
	%30 = add i32 %24, %29, !dbg !540
	%31 = sext i32 %30 to i64, !dbg !540
	%32 = add i64 %23, %31, !dbg !540
	%33 = mul i64 %10, %12, !dbg !540
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !540, !range !83
	%35 = sext i32 %34 to i64, !dbg !540
	%36 = mul i64 %33, %35, !dbg !540
	%37 = mul i64 %36, %22, !dbg !540
	%38 = sext i32 %2 to i64, !dbg !539
	%39 = trunc i64 %p4 to i32, !dbg !539
	br label %b1, !dbg !540

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !540
	%41 = icmp slt i64 %40, %p3, !dbg !540
	br i1 %41, label %b2, label %b3, !dbg !540

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !541
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !542
	%44 = icmp uge i64 %40, %p1, !dbg !541
	%45 = icmp uge i64 %p4, %38, !dbg !539
	%46 = or i1 %44, %45, !dbg !539
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !539, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !542
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !539
	%49 = bitcast i16* %48 to i8*, !dbg !539
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !539
	%50 = add i64 %40, %37, !dbg !540
	br label %b1, !dbg !540

b3:
	ret void, !dbg !538

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !541
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !541

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !541
	ret void, !dbg !541

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !539
	ret void, !dbg !539
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !543 {
entry:
	br label %b0, !dbg !544

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !544
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !544
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !547
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !548, !range !11
	%4 = sext i32 %3 to i64, !dbg !548
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !548, !range !28
	%6 = sext i32 %5 to i64, !dbg !548
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !548, !range !28
	%8 = sext i32 %7 to i64, !dbg !548
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !548, !range !82
	%10 = sext i32 %9 to i64, !dbg !548
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !548, !range !83
	%12 = sext i32 %11 to i64, !dbg !548
	%13 = mul i64 %12, %8, !dbg !548
	%14 = add i64 %6, %13, !dbg !548
	%15 = mul i64 %10, %14, !dbg !548
	%16 = add i64 %4, %15, !dbg !548
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !548, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !548, !range !20
	%19 = mul i32 %17, %18, !dbg !548
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !548, !range !72
	%21 = mul i32 %19, %20, !dbg !548
	%22 = sext i32 %21 to i64, !dbg !548
	%23 = mul i64 %16, %22, !dbg !548
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !548, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !548, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !548, !range !19
	%27 = mul i32 %18, %26, !dbg !548
	%28 = add i32 %25, %27, !dbg !548
	%29 = mul i32 %17, %28, !dbg !548
	%30 = add i32 %24, %29, !dbg !548
	%31 = sext i32 %30 to i64, !dbg !548
	%32 = add i64 %23, %31, !dbg !548
	%33 = mul i64 %10, %12, !dbg !548
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !548, !range !83
	%35 = sext i32 %34 to i64, !dbg !548
	%36 = mul i64 %33, %35, !dbg !548
	%37 = mul i64 %36, %22, !dbg !548
	%38 = sext i32 %2 to i64, !dbg !547
	%39 = trunc i64 %p4 to i32, !dbg !547
	br label %b1, !dbg !548

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !548
	%41 = icmp slt i64 %40, %p1, !dbg !548
	br i1 %41, label %b2, label %b3, !dbg !548

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !549
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !547
	%44 = icmp uge i64 %40, %p3, !dbg !549
	%45 = icmp uge i64 %p4, %38, !dbg !547
	%46 = or i1 %44, %45, !dbg !547
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !547, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !547
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !547
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !550
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !550
	%50 = add i64 %40, %37, !dbg !548
	br label %b1, !dbg !548

b3:
	ret void, !dbg !546

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !549
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !549

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !549
	ret void, !dbg !549

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !547
	ret void, !dbg !547
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !551 {
entry:
	br label %b0, !dbg !552

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !552
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !552
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !555
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !556, !range !11
	%4 = sext i32 %3 to i64, !dbg !556
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !556, !range !28
	%6 = sext i32 %5 to i64, !dbg !556
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !556, !range !28
	%8 = sext i32 %7 to i64, !dbg !556
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !556, !range !82
	%10 = sext i32 %9 to i64, !dbg !556
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !556, !range !83
	%12 = sext i32 %11 to i64, !dbg !556
	%13 = mul i64 %12, %8, !dbg !556
	%14 = add i64 %6, %13, !dbg !556
	%15 = mul i64 %10, %14, !dbg !556
	%16 = add i64 %4, %15, !dbg !556
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !556, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !556, !range !20
	%19 = mul i32 %17, %18, !dbg !556
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !556, !range !72
	%21 = mul i32 %19, %20, !dbg !556
	%22 = sext i32 %21 to i64, !dbg !556
	%23 = mul i64 %16, %22, !dbg !556
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !556, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !556, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !556, !range !19
	%27 = mul i32 %18, %26, !dbg !556
	%28 = add i32 %25, %27, !dbg !556
	%29 = mul i32 %17, %28, !dbg !556
	%30 = add i32 %24, %29, !dbg !556
	%31 = sext i32 %30 to i64, !dbg !556
	%32 = add i64 %23, %31, !dbg !556
	%33 = mul i64 %10, %12, !dbg !556
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !556, !range !83
	%35 = sext i32 %34 to i64, !dbg !556
	%36 = mul i64 %33, %35, !dbg !556
	%37 = mul i64 %36, %22, !dbg !556
	%38 = sext i32 %2 to i64, !dbg !555
	%39 = trunc i64 %p4 to i32, !dbg !555
	br label %b1, !dbg !556

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !556
	%41 = icmp slt i64 %40, %p3, !dbg !556
	br i1 %41, label %b2, label %b3, !dbg !556

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !557
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !558
	%44 = icmp uge i64 %40, %p1, !dbg !557
	%45 = icmp uge i64 %p4, %38, !dbg !555
	%46 = or i1 %44, %45, !dbg !555
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !555, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !558
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !555
	%49 = bitcast i16* %48 to i8*, !dbg !555
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !555
	%50 = add i64 %40, %37, !dbg !556
	br label %b1, !dbg !556

b3:
	ret void, !dbg !554

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !557
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !557

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !557
	ret void, !dbg !557

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !555
	ret void, !dbg !555
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !559 {
entry:
	br label %b0, !dbg !560

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !560
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !560
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !563
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !564, !range !11
	%4 = sext i32 %3 to i64, !dbg !564
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !564, !range !28
	%6 = sext i32 %5 to i64, !dbg !564
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !564, !range !28
	%8 = sext i32 %7 to i64, !dbg !564
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !564, !range !82
	%10 = sext i32 %9 to i64, !dbg !564
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !564, !range !83
	%12 = sext i32 %11 to i64, !dbg !564
	%13 = mul i64 %12, %8, !dbg !564
	%14 = add i64 %6, %13, !dbg !564
	%15 = mul i64 %10, %14, !dbg !564
	%16 = add i64 %4, %15, !dbg !564
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !564, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !564, !range !20
	%19 = mul i32 %17, %18, !dbg !564
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !564, !range !72
	%21 = mul i32 %19, %20, !dbg !564
	%22 = sext i32 %21 to i64, !dbg !564
	%23 = mul i64 %16, %22, !dbg !564
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !564, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !564, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !564, !range !19
	%27 = mul i32 %18, %26, !dbg !564
	%28 = add i32 %25, %27, !dbg !564
	%29 = mul i32 %17, %28, !dbg !564
	%30 = add i32 %24, %29, !dbg !564
	%31 = sext i32 %30 to i64, !dbg !564
	%32 = add i64 %23, %31, !dbg !564
	%33 = mul i64 %10, %12, !dbg !564
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !564, !range !83
	%35 = sext i32 %34 to i64, !dbg !564
	%36 = mul i64 %33, %35, !dbg !564
	%37 = mul i64 %36, %22, !dbg !564
	%38 = sext i32 %2 to i64, !dbg !563
	%39 = trunc i64 %p4 to i32, !dbg !563
	br label %b1, !dbg !564

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !564
	%41 = icmp slt i64 %40, %p1, !dbg !564
	br i1 %41, label %b2, label %b3, !dbg !564

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !565
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !563
	%44 = icmp uge i64 %40, %p3, !dbg !565
	%45 = icmp uge i64 %p4, %38, !dbg !563
	%46 = or i1 %44, %45, !dbg !563
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !563, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !563
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !563
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !566
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !566
	%50 = add i64 %40, %37, !dbg !564
	br label %b1, !dbg !564

b3:
	ret void, !dbg !562

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !565
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !565

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !565
	ret void, !dbg !565

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !563
	ret void, !dbg !563
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !567 {
entry:
	br label %b0, !dbg !568

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !568
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !568
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !571
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !572, !range !11
	%4 = sext i32 %3 to i64, !dbg !572
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !572, !range !28
	%6 = sext i32 %5 to i64, !dbg !572
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !572, !range !28
	%8 = sext i32 %7 to i64, !dbg !572
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !572, !range !82
	%10 = sext i32 %9 to i64, !dbg !572
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !572, !range !83
	%12 = sext i32 %11 to i64, !dbg !572
	%13 = mul i64 %12, %8, !dbg !572
	%14 = add i64 %6, %13, !dbg !572
	%15 = mul i64 %10, %14, !dbg !572
	%16 = add i64 %4, %15, !dbg !572
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !572, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !572, !range !20
	%19 = mul i32 %17, %18, !dbg !572
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !572, !range !72
	%21 = mul i32 %19, %20, !dbg !572
	%22 = sext i32 %21 to i64, !dbg !572
	%23 = mul i64 %16, %22, !dbg !572
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !572, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !572, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !572, !range !19
	%27 = mul i32 %18, %26, !dbg !572
	%28 = add i32 %25, %27, !dbg !572
	%29 = mul i32 %17, %28, !dbg !572
	%30 = add i32 %24, %29, !dbg !572
	%31 = sext i32 %30 to i64, !dbg !572
	%32 = add i64 %23, %31, !dbg !572
	%33 = mul i64 %10, %12, !dbg !572
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !572, !range !83
	%35 = sext i32 %34 to i64, !dbg !572
	%36 = mul i64 %33, %35, !dbg !572
	%37 = mul i64 %36, %22, !dbg !572
	%38 = sext i32 %2 to i64, !dbg !571
	%39 = trunc i64 %p4 to i32, !dbg !571
	br label %b1, !dbg !572

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !572
	%41 = icmp slt i64 %40, %p3, !dbg !572
	br i1 %41, label %b2, label %b3, !dbg !572

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !573
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !574
	%44 = icmp uge i64 %40, %p1, !dbg !573
	%45 = icmp uge i64 %p4, %38, !dbg !571
	%46 = or i1 %44, %45, !dbg !571
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !571, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !574
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !571
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !571
	%49 = add i64 %40, %37, !dbg !572
	br label %b1, !dbg !572

b3:
	ret void, !dbg !570

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !573
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !573

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !573
	ret void, !dbg !573

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !571
	ret void, !dbg !571
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !575 {
entry:
	br label %b0, !dbg !576

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !576
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !576
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !579
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !580, !range !11
	%4 = sext i32 %3 to i64, !dbg !580
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !580, !range !28
	%6 = sext i32 %5 to i64, !dbg !580
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !580, !range !28
	%8 = sext i32 %7 to i64, !dbg !580
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !580, !range !82
	%10 = sext i32 %9 to i64, !dbg !580
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !580, !range !83
	%12 = sext i32 %11 to i64, !dbg !580
	%13 = mul i64 %12, %8, !dbg !580
	%14 = add i64 %6, %13, !dbg !580
	%15 = mul i64 %10, %14, !dbg !580
	%16 = add i64 %4, %15, !dbg !580
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !580, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !580, !range !20
	%19 = mul i32 %17, %18, !dbg !580
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !580, !range !72
	%21 = mul i32 %19, %20, !dbg !580
	%22 = sext i32 %21 to i64, !dbg !580
	%23 = mul i64 %16, %22, !dbg !580
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !580, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !580, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !580, !range !19
	%27 = mul i32 %18, %26, !dbg !580
	%28 = add i32 %25, %27, !dbg !580
	%29 = mul i32 %17, %28, !dbg !580
	%30 = add i32 %24, %29, !dbg !580
	%31 = sext i32 %30 to i64, !dbg !580
	%32 = add i64 %23, %31, !dbg !580
	%33 = mul i64 %10, %12, !dbg !580
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !580, !range !83
	%35 = sext i32 %34 to i64, !dbg !580
	%36 = mul i64 %33, %35, !dbg !580
	%37 = mul i64 %36, %22, !dbg !580
	%38 = sext i32 %2 to i64, !dbg !579
	%39 = trunc i64 %p4 to i32, !dbg !579
	br label %b1, !dbg !580

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !580
	%41 = icmp slt i64 %40, %p1, !dbg !580
	br i1 %41, label %b2, label %b3, !dbg !580

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !581
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !579
	%44 = icmp uge i64 %40, %p3, !dbg !581
	%45 = icmp uge i64 %p4, %38, !dbg !579
	%46 = or i1 %44, %45, !dbg !579
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !579, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !579
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !582
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !582
	%49 = add i64 %40, %37, !dbg !580
	br label %b1, !dbg !580

b3:
	ret void, !dbg !578

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !581
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !581

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !581
	ret void, !dbg !581

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !579
	ret void, !dbg !579
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !583 {
entry:
	br label %b0, !dbg !584

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !584
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !584
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !587
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !588, !range !11
	%4 = sext i32 %3 to i64, !dbg !588
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !588, !range !28
	%6 = sext i32 %5 to i64, !dbg !588
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !588, !range !28
	%8 = sext i32 %7 to i64, !dbg !588
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !588, !range !82
	%10 = sext i32 %9 to i64, !dbg !588
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !588, !range !83
	%12 = sext i32 %11 to i64, !dbg !588
	%13 = mul i64 %12, %8, !dbg !588
	%14 = add i64 %6, %13, !dbg !588
	%15 = mul i64 %10, %14, !dbg !588
	%16 = add i64 %4, %15, !dbg !588
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !588, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !588, !range !20
	%19 = mul i32 %17, %18, !dbg !588
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !588, !range !72
	%21 = mul i32 %19, %20, !dbg !588
	%22 = sext i32 %21 to i64, !dbg !588
	%23 = mul i64 %16, %22, !dbg !588
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !588, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !588, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !588, !range !19
	%27 = mul i32 %18, %26, !dbg !588
	%28 = add i32 %25, %27, !dbg !588
	%29 = mul i32 %17, %28, !dbg !588
	%30 = add i32 %24, %29, !dbg !588
	%31 = sext i32 %30 to i64, !dbg !588
	%32 = add i64 %23, %31, !dbg !588
	%33 = mul i64 %10, %12, !dbg !588
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !588, !range !83
	%35 = sext i32 %34 to i64, !dbg !588
	%36 = mul i64 %33, %35, !dbg !588
	%37 = mul i64 %36, %22, !dbg !588
	%38 = sext i32 %2 to i64, !dbg !587
	%39 = trunc i64 %p4 to i32, !dbg !587
	br label %b1, !dbg !588

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !588
	%41 = icmp slt i64 %40, %p3, !dbg !588
	br i1 %41, label %b2, label %b3, !dbg !588

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !589
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !590
	%44 = icmp uge i64 %40, %p1, !dbg !589
	%45 = icmp uge i64 %p4, %38, !dbg !587
	%46 = or i1 %44, %45, !dbg !587
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !587, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !590
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !587
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !587
	%49 = add i64 %40, %37, !dbg !588
	br label %b1, !dbg !588

b3:
	ret void, !dbg !586

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !589
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !589

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %40, i64 %p1), !dbg !589
	ret void, !dbg !589

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %p4, i64 %38), !dbg !587
	ret void, !dbg !587
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !591 {
entry:
	br label %b0, !dbg !592

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !592
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !592
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !595
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !596, !range !11
	%4 = sext i32 %3 to i64, !dbg !596
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !596, !range !28
	%6 = sext i32 %5 to i64, !dbg !596
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !596, !range !28
	%8 = sext i32 %7 to i64, !dbg !596
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !596, !range !82
	%10 = sext i32 %9 to i64, !dbg !596
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !596, !range !83
	%12 = sext i32 %11 to i64, !dbg !596
	%13 = mul i64 %12, %8, !dbg !596
	%14 = add i64 %6, %13, !dbg !596
	%15 = mul i64 %10, %14, !dbg !596
	%16 = add i64 %4, %15, !dbg !596
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !596, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !596, !range !20
	%19 = mul i32 %17, %18, !dbg !596
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !596, !range !72
	%21 = mul i32 %19, %20, !dbg !596
	%22 = sext i32 %21 to i64, !dbg !596
	%23 = mul i64 %16, %22, !dbg !596
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !596, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !596, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !596, !range !19
	%27 = mul i32 %18, %26, !dbg !596
	%28 = add i32 %25, %27, !dbg !596
	%29 = mul i32 %17, %28, !dbg !596
	%30 = add i32 %24, %29, !dbg !596
	%31 = sext i32 %30 to i64, !dbg !596
	%32 = add i64 %23, %31, !dbg !596
	%33 = mul i64 %10, %12, !dbg !596
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !596, !range !83
	%35 = sext i32 %34 to i64, !dbg !596
	%36 = mul i64 %33, %35, !dbg !596
	%37 = mul i64 %36, %22, !dbg !596
	%38 = sext i32 %2 to i64, !dbg !595
	%39 = trunc i64 %p4 to i32, !dbg !595
	br label %b1, !dbg !596

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !596
	%41 = icmp slt i64 %40, %p1, !dbg !596
	br i1 %41, label %b2, label %b3, !dbg !596

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !597
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !595
	%44 = icmp uge i64 %40, %p3, !dbg !597
	%45 = icmp uge i64 %p4, %38, !dbg !595
	%46 = or i1 %44, %45, !dbg !595
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !595, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !595
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !598
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !598
	%49 = add i64 %40, %37, !dbg !596
	br label %b1, !dbg !596

b3:
	ret void, !dbg !594

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !597
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !597

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %40, i64 %p3), !dbg !597
	ret void, !dbg !597

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %p4, i64 %38), !dbg !595
	ret void, !dbg !595
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
!nvvm.annotations = !{!599, !600, !601, !602, !603, !604, !605, !606, !607, !608, !609, !610, !611, !612, !613, !614, !615, !616, !617, !618, !619, !620, !621, !622, !623, !624, !625, !626, !627, !628, !629, !630, !631, !632, !633, !634, !635, !636, !637, !638, !639, !640, !641, !642, !643, !644, !645, !646, !647}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "order.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Ordered", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!7 = !DILocation(line: 19, column: 6, scope: !6)
!8 = !DILocation(line: 23, column: 22, scope: !6)
!9 = !DILocation(line: 23, column: 45, scope: !6)
!10 = !DILocation(line: 20, column: 15, scope: !6)
!11 = !{i32 0, i32 2147483647}
!12 = !DILocation(line: 20, column: 20, scope: !6)
!13 = !DILocation(line: 21, column: 3, scope: !6)
!14 = !DILocation(line: 23, column: 26, scope: !6)
!15 = !DILocation(line: 23, column: 31, scope: !6)
!16 = !DILocation(line: 25, column: 7, scope: !6)
!17 = !DILocation(line: 26, column: 20, scope: !6)
!18 = !{i32 0, i32 1024}
!19 = !{i32 0, i32 64}
!20 = !{i32 1, i32 1025}
!21 = !DILocation(line: 26, column: 23, scope: !6)
!22 = distinct !DISubprogram(name: "sendOrdered", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!23 = !DILocation(line: 27, column: 15, scope: !6)
!24 = !DILocation(line: 44, column: 20, scope: !22, inlinedAt: !23)
!25 = !DILocation(line: 45, column: 27, scope: !22, inlinedAt: !23)
!26 = !DILocation(line: 45, column: 14, scope: !22, inlinedAt: !23)
!27 = !{!"branch_weights", i32 1, i32 1048576}
!28 = !{i32 0, i32 65535}
!29 = !DILocation(line: 46, column: 27, scope: !22, inlinedAt: !23)
!30 = !DILocation(line: 46, column: 55, scope: !22, inlinedAt: !23)
!31 = !DILocation(line: 46, column: 14, scope: !22, inlinedAt: !23)
!32 = !DILocation(line: 47, column: 9, scope: !22, inlinedAt: !23)
!33 = !DILocation(line: 48, column: 14, scope: !22, inlinedAt: !23)
!34 = !DILocation(line: 50, column: 14, scope: !22, inlinedAt: !23)
!35 = !DILocation(line: 53, column: 17, scope: !22, inlinedAt: !23)
!36 = !DILocation(line: 29, column: 7, scope: !6)
!37 = !DILocation(line: 30, column: 20, scope: !6)
!38 = !DILocation(line: 30, column: 22, scope: !6)
!39 = !DILocation(line: 30, column: 26, scope: !6)
!40 = !DILocation(line: 31, column: 47, scope: !6)
!41 = !{i32 0, i32 32}
!42 = !DILocation(line: 31, column: 50, scope: !6)
!43 = distinct !DISubprogram(name: "sendOrdered", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!44 = !DILocation(line: 31, column: 15, scope: !6)
!45 = !DILocation(line: 44, column: 20, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 45, column: 27, scope: !43, inlinedAt: !44)
!47 = !DILocation(line: 45, column: 14, scope: !43, inlinedAt: !44)
!48 = !DILocation(line: 46, column: 27, scope: !43, inlinedAt: !44)
!49 = !DILocation(line: 46, column: 55, scope: !43, inlinedAt: !44)
!50 = !DILocation(line: 46, column: 14, scope: !43, inlinedAt: !44)
!51 = !DILocation(line: 47, column: 9, scope: !43, inlinedAt: !44)
!52 = !DILocation(line: 48, column: 14, scope: !43, inlinedAt: !44)
!53 = !DILocation(line: 50, column: 14, scope: !43, inlinedAt: !44)
!54 = !DILocation(line: 53, column: 17, scope: !43, inlinedAt: !44)
!55 = !DILocation(line: 33, column: 7, scope: !6)
!56 = !DILocation(line: 34, column: 48, scope: !6)
!57 = !DILocation(line: 34, column: 51, scope: !6)
!58 = distinct !DISubprogram(name: "sendOrdered", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!59 = !DILocation(line: 34, column: 14, scope: !6)
!60 = !DILocation(line: 44, column: 20, scope: !58, inlinedAt: !59)
!61 = !DILocation(line: 45, column: 27, scope: !58, inlinedAt: !59)
!62 = !DILocation(line: 45, column: 14, scope: !58, inlinedAt: !59)
!63 = !DILocation(line: 46, column: 27, scope: !58, inlinedAt: !59)
!64 = !DILocation(line: 46, column: 55, scope: !58, inlinedAt: !59)
!65 = !DILocation(line: 46, column: 14, scope: !58, inlinedAt: !59)
!66 = !DILocation(line: 47, column: 9, scope: !58, inlinedAt: !59)
!67 = !DILocation(line: 48, column: 14, scope: !58, inlinedAt: !59)
!68 = !DILocation(line: 50, column: 14, scope: !58, inlinedAt: !59)
!69 = !DILocation(line: 53, column: 17, scope: !58, inlinedAt: !59)
!70 = !DILocation(line: 36, column: 23, scope: !6)
!71 = !DILocation(line: 38, column: 33, scope: !6)
!72 = !{i32 1, i32 65}
!73 = !{!"branch_weights", i32 1048576, i32 1}
!74 = !DILocation(line: 39, column: 17, scope: !6)
!75 = !DILocation(line: 39, column: 6, scope: !6)
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
!117 = !DIFile(filename: "registered.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!118 = distinct !DISubprogram(name: "Relay", scope: !117, file: !117, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!119 = !DILocation(line: 12, column: 6, scope: !118)
!120 = !DILocation(line: 21, column: 12, scope: !118)
!121 = !DILocation(line: 13, column: 19, scope: !118)
!122 = !DILocation(line: 14, column: 11, scope: !118)
!123 = !DILocation(line: 15, column: 16, scope: !118)
!124 = !DILocation(line: 17, column: 33, scope: !118)
!125 = !DILocation(line: 18, column: 8, scope: !118)
!126 = !DILocation(line: 18, column: 3, scope: !118)
!127 = !DILocation(line: 20, column: 16, scope: !118)
!128 = !DILocation(line: 21, column: 39, scope: !118)
!129 = !DILocation(line: 22, column: 14, scope: !118)
!130 = !DILocation(line: 23, column: 13, scope: !118)
!131 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!132 = distinct !DISubprogram(name: "ReuseSource", scope: !131, file: !131, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!133 = !DILocation(line: 28, column: 6, scope: !132)
!134 = !DILocation(line: 29, column: 11, scope: !132)
!135 = !DILocation(line: 30, column: 16, scope: !132)
!136 = !DILocation(line: 32, column: 33, scope: !132)
!137 = !DILocation(line: 33, column: 8, scope: !132)
!138 = distinct !DISubprogram(name: "GetThenUse", scope: !131, file: !131, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!139 = !DILocation(line: 41, column: 6, scope: !138)
!140 = !DILocation(line: 45, column: 11, scope: !138)
!141 = !DILocation(line: 42, column: 18, scope: !138)
!142 = !DILocation(line: 42, column: 21, scope: !138)
!143 = !DILocation(line: 43, column: 3, scope: !138)
!144 = !DILocation(line: 46, column: 20, scope: !138)
!145 = !DILocation(line: 48, column: 8, scope: !138)
!146 = !DILocation(line: 48, column: 3, scope: !138)
!147 = distinct !DISubprogram(name: "PutParts", scope: !131, file: !131, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!148 = !DILocation(line: 55, column: 6, scope: !147)
!149 = !DILocation(line: 59, column: 15, scope: !147)
!150 = !DILocation(line: 56, column: 56, scope: !147)
!151 = !DILocation(line: 56, column: 44, scope: !147)
!152 = !DILocation(line: 56, column: 51, scope: !147)
!153 = !DILocation(line: 56, column: 32, scope: !147)
!154 = !DILocation(line: 57, column: 11, scope: !147)
!155 = !DILocation(line: 58, column: 15, scope: !147)
!156 = !DILocation(line: 58, column: 12, scope: !147)
!157 = !DILocation(line: 59, column: 28, scope: !147)
!158 = !DILocation(line: 59, column: 47, scope: !147)
!159 = !DILocation(line: 61, column: 13, scope: !147)
!160 = distinct !DISubprogram(name: "StoreMeters", scope: !131, file: !131, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!161 = !DILocation(line: 70, column: 6, scope: !160)
!162 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!163 = !DILocation(line: 70, column: 76, scope: !160)
!164 = !DILocation(line: 12, column: 10, scope: !162, inlinedAt: !163)
!165 = !DILocation(line: 11, column: 32, scope: !162, inlinedAt: !163)
!166 = !DILocation(line: 12, column: 20, scope: !162, inlinedAt: !163)
!167 = !DILocation(line: 12, column: 30, scope: !162, inlinedAt: !163)
!168 = distinct !DISubprogram(name: "LoadMeters", scope: !131, file: !131, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!169 = !DILocation(line: 75, column: 6, scope: !168)
!170 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!171 = !DILocation(line: 75, column: 74, scope: !168)
!172 = !DILocation(line: 20, column: 21, scope: !170, inlinedAt: !171)
!173 = !DILocation(line: 19, column: 32, scope: !170, inlinedAt: !171)
!174 = !DILocation(line: 20, column: 31, scope: !170, inlinedAt: !171)
!175 = !DILocation(line: 20, column: 8, scope: !170, inlinedAt: !171)
!176 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!177 = distinct !DISubprogram(name: "Compare", scope: !176, file: !176, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!178 = !DILocation(line: 13, column: 6, scope: !177)
!179 = !DILocation(line: 17, column: 22, scope: !177)
!180 = !DILocation(line: 17, column: 45, scope: !177)
!181 = !DILocation(line: 14, column: 18, scope: !177)
!182 = !DILocation(line: 14, column: 21, scope: !177)
!183 = !DILocation(line: 15, column: 3, scope: !177)
!184 = !DILocation(line: 18, column: 27, scope: !177)
!185 = !DILocation(line: 17, column: 26, scope: !177)
!186 = !DILocation(line: 17, column: 31, scope: !177)
!187 = !DILocation(line: 18, column: 16, scope: !177)
!188 = !DILocation(line: 19, column: 27, scope: !177)
!189 = !DILocation(line: 19, column: 16, scope: !177)
!190 = !DILocation(line: 20, column: 27, scope: !177)
!191 = !DILocation(line: 20, column: 16, scope: !177)
!192 = !DILocation(line: 21, column: 27, scope: !177)
!193 = !DILocation(line: 21, column: 16, scope: !177)
!194 = !DILocation(line: 22, column: 27, scope: !177)
!195 = !DILocation(line: 22, column: 16, scope: !177)
!196 = !DILocation(line: 23, column: 27, scope: !177)
!197 = !DILocation(line: 23, column: 16, scope: !177)
!198 = !DILocation(line: 24, column: 32, scope: !177)
!199 = !DILocation(line: 24, column: 5, scope: !177)
!200 = !DILocation(line: 25, column: 32, scope: !177)
!201 = !DILocation(line: 25, column: 5, scope: !177)
!202 = !DILocation(line: 26, column: 32, scope: !177)
!203 = !DILocation(line: 26, column: 5, scope: !177)
!204 = !DILocation(line: 27, column: 32, scope: !177)
!205 = !DILocation(line: 27, column: 5, scope: !177)
!206 = !DILocation(line: 28, column: 32, scope: !177)
!207 = !DILocation(line: 28, column: 5, scope: !177)
!208 = !DILocation(line: 29, column: 32, scope: !177)
!209 = !DILocation(line: 29, column: 5, scope: !177)
!210 = !DILocation(line: 30, column: 25, scope: !177)
!211 = !DILocation(line: 31, column: 42, scope: !177)
!212 = !DILocation(line: 31, column: 8, scope: !177)
!213 = !DILocation(line: 31, column: 31, scope: !177)
!214 = !DILocation(line: 31, column: 6, scope: !177)
!215 = distinct !DISubprogram(name: "Count", scope: !176, file: !176, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!216 = !DILocation(line: 39, column: 6, scope: !215)
!217 = !DILocation(line: 41, column: 17, scope: !215)
!218 = !DILocation(line: 40, column: 30, scope: !215)
!219 = !DILocation(line: 41, column: 46, scope: !215)
!220 = !DILocation(line: 41, column: 48, scope: !215)
!221 = !DILocation(line: 41, column: 32, scope: !215)
!222 = !DILocation(line: 43, column: 46, scope: !215)
!223 = !DILocation(line: 43, column: 5, scope: !215)
!224 = distinct !DISubprogram(name: "Flags", scope: !176, file: !176, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!225 = !DILocation(line: 49, column: 6, scope: !224)
!226 = !DILocation(line: 51, column: 19, scope: !224)
!227 = !DILocation(line: 52, column: 17, scope: !224)
!228 = !DILocation(line: 50, column: 46, scope: !224)
!229 = !DILocation(line: 50, column: 33, scope: !224)
!230 = !DILocation(line: 52, column: 40, scope: !224)
!231 = !DILocation(line: 52, column: 44, scope: !224)
!232 = !DILocation(line: 52, column: 28, scope: !224)
!233 = !DILocation(line: 54, column: 33, scope: !224)
!234 = !DILocation(line: 55, column: 42, scope: !224)
!235 = !DILocation(line: 55, column: 67, scope: !224)
!236 = !DILocation(line: 55, column: 71, scope: !224)
!237 = !DILocation(line: 55, column: 31, scope: !224)
!238 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!239 = distinct !DISubprogram(name: "SyncedThread", scope: !238, file: !238, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!240 = !DILocation(line: 21, column: 6, scope: !239)
!241 = distinct !DISubprogram(name: "meet", scope: !238, file: !238, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!242 = !DILocation(line: 23, column: 7, scope: !239)
!243 = !DILocation(line: 46, column: 39, scope: !241, inlinedAt: !242)
!244 = !DILocation(line: 46, column: 58, scope: !241, inlinedAt: !242)
!245 = !DILocation(line: 22, column: 18, scope: !239)
!246 = !DILocation(line: 22, column: 21, scope: !239)
!247 = !DILocation(line: 46, column: 14, scope: !241, inlinedAt: !242)
!248 = !DILocation(line: 46, column: 42, scope: !241, inlinedAt: !242)
!249 = !DILocation(line: 46, column: 45, scope: !241, inlinedAt: !242)
!250 = !DILocation(line: 48, column: 7, scope: !241, inlinedAt: !242)
!251 = !DILocation(line: 49, column: 16, scope: !241, inlinedAt: !242)
!252 = !DILocation(line: 50, column: 7, scope: !241, inlinedAt: !242)
!253 = !DILocation(line: 51, column: 19, scope: !241, inlinedAt: !242)
!254 = !DILocation(line: 52, column: 7, scope: !241, inlinedAt: !242)
!255 = !DILocation(line: 53, column: 14, scope: !241, inlinedAt: !242)
!256 = !DILocation(line: 54, column: 13, scope: !241, inlinedAt: !242)
!257 = !DILocation(line: 55, column: 7, scope: !241, inlinedAt: !242)
!258 = !DILocation(line: 56, column: 14, scope: !241, inlinedAt: !242)
!259 = !DILocation(line: 57, column: 16, scope: !241, inlinedAt: !242)
!260 = !DILocation(line: 60, column: 6, scope: !241, inlinedAt: !242)
!261 = !DILocation(line: 60, column: 19, scope: !241, inlinedAt: !242)
!262 = !DILocation(line: 61, column: 17, scope: !241, inlinedAt: !242)
!263 = !DILocation(line: 61, column: 6, scope: !241, inlinedAt: !242)
!264 = !DILocation(line: 60, column: 31, scope: !241, inlinedAt: !242)
!265 = distinct !DISubprogram(name: "SyncedWarp", scope: !238, file: !238, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!266 = !DILocation(line: 30, column: 6, scope: !265)
!267 = distinct !DISubprogram(name: "meet", scope: !238, file: !238, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!268 = !DILocation(line: 32, column: 7, scope: !265)
!269 = !DILocation(line: 46, column: 39, scope: !267, inlinedAt: !268)
!270 = !DILocation(line: 46, column: 58, scope: !267, inlinedAt: !268)
!271 = !DILocation(line: 31, column: 18, scope: !265)
!272 = !DILocation(line: 31, column: 20, scope: !265)
!273 = !DILocation(line: 31, column: 24, scope: !265)
!274 = !DILocation(line: 46, column: 14, scope: !267, inlinedAt: !268)
!275 = !DILocation(line: 32, column: 39, scope: !265)
!276 = !DILocation(line: 32, column: 56, scope: !265)
!277 = !DILocation(line: 46, column: 42, scope: !267, inlinedAt: !268)
!278 = !DILocation(line: 46, column: 45, scope: !267, inlinedAt: !268)
!279 = !DILocation(line: 48, column: 7, scope: !267, inlinedAt: !268)
!280 = !DILocation(line: 49, column: 16, scope: !267, inlinedAt: !268)
!281 = !DILocation(line: 50, column: 7, scope: !267, inlinedAt: !268)
!282 = !DILocation(line: 51, column: 19, scope: !267, inlinedAt: !268)
!283 = !DILocation(line: 52, column: 7, scope: !267, inlinedAt: !268)
!284 = !DILocation(line: 53, column: 14, scope: !267, inlinedAt: !268)
!285 = !DILocation(line: 54, column: 13, scope: !267, inlinedAt: !268)
!286 = !DILocation(line: 55, column: 7, scope: !267, inlinedAt: !268)
!287 = !DILocation(line: 56, column: 14, scope: !267, inlinedAt: !268)
!288 = !DILocation(line: 57, column: 16, scope: !267, inlinedAt: !268)
!289 = !DILocation(line: 60, column: 6, scope: !267, inlinedAt: !268)
!290 = !DILocation(line: 60, column: 19, scope: !267, inlinedAt: !268)
!291 = !DILocation(line: 61, column: 17, scope: !267, inlinedAt: !268)
!292 = !DILocation(line: 61, column: 6, scope: !267, inlinedAt: !268)
!293 = !DILocation(line: 60, column: 31, scope: !267, inlinedAt: !268)
!294 = distinct !DISubprogram(name: "SyncedBlock", scope: !238, file: !238, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!295 = !DILocation(line: 39, column: 6, scope: !294)
!296 = distinct !DISubprogram(name: "meet", scope: !238, file: !238, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!297 = !DILocation(line: 41, column: 7, scope: !294)
!298 = !DILocation(line: 46, column: 39, scope: !296, inlinedAt: !297)
!299 = !DILocation(line: 46, column: 58, scope: !296, inlinedAt: !297)
!300 = !DILocation(line: 40, column: 15, scope: !294)
!301 = !DILocation(line: 40, column: 20, scope: !294)
!302 = !DILocation(line: 46, column: 14, scope: !296, inlinedAt: !297)
!303 = !DILocation(line: 41, column: 41, scope: !294)
!304 = !DILocation(line: 41, column: 59, scope: !294)
!305 = !DILocation(line: 46, column: 42, scope: !296, inlinedAt: !297)
!306 = !DILocation(line: 46, column: 45, scope: !296, inlinedAt: !297)
!307 = !DILocation(line: 48, column: 7, scope: !296, inlinedAt: !297)
!308 = !DILocation(line: 49, column: 16, scope: !296, inlinedAt: !297)
!309 = !DILocation(line: 50, column: 7, scope: !296, inlinedAt: !297)
!310 = !DILocation(line: 51, column: 19, scope: !296, inlinedAt: !297)
!311 = !DILocation(line: 52, column: 7, scope: !296, inlinedAt: !297)
!312 = !DILocation(line: 53, column: 14, scope: !296, inlinedAt: !297)
!313 = !DILocation(line: 54, column: 13, scope: !296, inlinedAt: !297)
!314 = !DILocation(line: 55, column: 7, scope: !296, inlinedAt: !297)
!315 = !DILocation(line: 56, column: 14, scope: !296, inlinedAt: !297)
!316 = !DILocation(line: 57, column: 16, scope: !296, inlinedAt: !297)
!317 = !DILocation(line: 60, column: 6, scope: !296, inlinedAt: !297)
!318 = !DILocation(line: 60, column: 19, scope: !296, inlinedAt: !297)
!319 = !DILocation(line: 61, column: 17, scope: !296, inlinedAt: !297)
!320 = !DILocation(line: 61, column: 6, scope: !296, inlinedAt: !297)
!321 = !DILocation(line: 60, column: 31, scope: !296, inlinedAt: !297)
!322 = distinct !DISubprogram(name: "Rounds", scope: !238, file: !238, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!323 = !DILocation(line: 69, column: 6, scope: !322)
!324 = !DILocation(line: 73, column: 11, scope: !322)
!325 = !DILocation(line: 70, column: 21, scope: !322)
!326 = !DILocation(line: 70, column: 38, scope: !322)
!327 = !DILocation(line: 73, column: 43, scope: !322)
!328 = !DILocation(line: 72, column: 20, scope: !322)
!329 = !DILocation(line: 72, column: 23, scope: !322)
!330 = !DILocation(line: 73, column: 22, scope: !322)
!331 = !DILocation(line: 73, column: 35, scope: !322)
!332 = !DILocation(line: 73, column: 33, scope: !322)
!333 = !DILocation(line: 73, column: 46, scope: !322)
!334 = !DILocation(line: 75, column: 19, scope: !322)
!335 = !DILocation(line: 76, column: 18, scope: !322)
!336 = !DILocation(line: 76, column: 33, scope: !322)
!337 = !DILocation(line: 76, column: 31, scope: !322)
!338 = !DILocation(line: 76, column: 22, scope: !322)
!339 = !DILocation(line: 77, column: 27, scope: !322)
!340 = !DILocation(line: 77, column: 17, scope: !322)
!341 = !DILocation(line: 79, column: 16, scope: !322)
!342 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!343 = distinct !DISubprogram(name: "StoreInt8", scope: !342, file: !342, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!344 = !DILocation(line: 13, column: 6, scope: !343)
!345 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!346 = !DILocation(line: 13, column: 72, scope: !343)
!347 = !DILocation(line: 12, column: 10, scope: !345, inlinedAt: !346)
!348 = !DILocation(line: 11, column: 32, scope: !345, inlinedAt: !346)
!349 = !DILocation(line: 12, column: 20, scope: !345, inlinedAt: !346)
!350 = !DILocation(line: 12, column: 30, scope: !345, inlinedAt: !346)
!351 = distinct !DISubprogram(name: "LoadInt8", scope: !342, file: !342, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!352 = !DILocation(line: 18, column: 6, scope: !351)
!353 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!354 = !DILocation(line: 18, column: 70, scope: !351)
!355 = !DILocation(line: 20, column: 21, scope: !353, inlinedAt: !354)
!356 = !DILocation(line: 19, column: 32, scope: !353, inlinedAt: !354)
!357 = !DILocation(line: 20, column: 31, scope: !353, inlinedAt: !354)
!358 = !DILocation(line: 20, column: 8, scope: !353, inlinedAt: !354)
!359 = distinct !DISubprogram(name: "StoreInt16", scope: !342, file: !342, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!360 = !DILocation(line: 23, column: 6, scope: !359)
!361 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!362 = !DILocation(line: 23, column: 74, scope: !359)
!363 = !DILocation(line: 12, column: 10, scope: !361, inlinedAt: !362)
!364 = !DILocation(line: 11, column: 32, scope: !361, inlinedAt: !362)
!365 = !DILocation(line: 12, column: 20, scope: !361, inlinedAt: !362)
!366 = !DILocation(line: 12, column: 30, scope: !361, inlinedAt: !362)
!367 = distinct !DISubprogram(name: "LoadInt16", scope: !342, file: !342, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!368 = !DILocation(line: 28, column: 6, scope: !367)
!369 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!370 = !DILocation(line: 28, column: 72, scope: !367)
!371 = !DILocation(line: 20, column: 21, scope: !369, inlinedAt: !370)
!372 = !DILocation(line: 19, column: 32, scope: !369, inlinedAt: !370)
!373 = !DILocation(line: 20, column: 31, scope: !369, inlinedAt: !370)
!374 = !DILocation(line: 20, column: 8, scope: !369, inlinedAt: !370)
!375 = distinct !DISubprogram(name: "StoreInt32", scope: !342, file: !342, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!376 = !DILocation(line: 33, column: 6, scope: !375)
!377 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!378 = !DILocation(line: 33, column: 74, scope: !375)
!379 = !DILocation(line: 12, column: 10, scope: !377, inlinedAt: !378)
!380 = !DILocation(line: 11, column: 32, scope: !377, inlinedAt: !378)
!381 = !DILocation(line: 12, column: 20, scope: !377, inlinedAt: !378)
!382 = !DILocation(line: 12, column: 30, scope: !377, inlinedAt: !378)
!383 = distinct !DISubprogram(name: "LoadInt32", scope: !342, file: !342, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!384 = !DILocation(line: 38, column: 6, scope: !383)
!385 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!386 = !DILocation(line: 38, column: 72, scope: !383)
!387 = !DILocation(line: 20, column: 21, scope: !385, inlinedAt: !386)
!388 = !DILocation(line: 19, column: 32, scope: !385, inlinedAt: !386)
!389 = !DILocation(line: 20, column: 31, scope: !385, inlinedAt: !386)
!390 = !DILocation(line: 20, column: 8, scope: !385, inlinedAt: !386)
!391 = distinct !DISubprogram(name: "StoreInt64", scope: !342, file: !342, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!392 = !DILocation(line: 43, column: 6, scope: !391)
!393 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!394 = !DILocation(line: 43, column: 74, scope: !391)
!395 = !DILocation(line: 12, column: 10, scope: !393, inlinedAt: !394)
!396 = !DILocation(line: 11, column: 32, scope: !393, inlinedAt: !394)
!397 = !DILocation(line: 12, column: 20, scope: !393, inlinedAt: !394)
!398 = !DILocation(line: 12, column: 30, scope: !393, inlinedAt: !394)
!399 = distinct !DISubprogram(name: "LoadInt64", scope: !342, file: !342, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!400 = !DILocation(line: 48, column: 6, scope: !399)
!401 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!402 = !DILocation(line: 48, column: 72, scope: !399)
!403 = !DILocation(line: 20, column: 21, scope: !401, inlinedAt: !402)
!404 = !DILocation(line: 19, column: 32, scope: !401, inlinedAt: !402)
!405 = !DILocation(line: 20, column: 31, scope: !401, inlinedAt: !402)
!406 = !DILocation(line: 20, column: 8, scope: !401, inlinedAt: !402)
!407 = distinct !DISubprogram(name: "StoreInt", scope: !342, file: !342, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!408 = !DILocation(line: 53, column: 6, scope: !407)
!409 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!410 = !DILocation(line: 53, column: 70, scope: !407)
!411 = !DILocation(line: 12, column: 10, scope: !409, inlinedAt: !410)
!412 = !DILocation(line: 11, column: 32, scope: !409, inlinedAt: !410)
!413 = !DILocation(line: 12, column: 20, scope: !409, inlinedAt: !410)
!414 = !DILocation(line: 12, column: 30, scope: !409, inlinedAt: !410)
!415 = distinct !DISubprogram(name: "LoadInt", scope: !342, file: !342, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!416 = !DILocation(line: 58, column: 6, scope: !415)
!417 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!418 = !DILocation(line: 58, column: 68, scope: !415)
!419 = !DILocation(line: 20, column: 21, scope: !417, inlinedAt: !418)
!420 = !DILocation(line: 19, column: 32, scope: !417, inlinedAt: !418)
!421 = !DILocation(line: 20, column: 31, scope: !417, inlinedAt: !418)
!422 = !DILocation(line: 20, column: 8, scope: !417, inlinedAt: !418)
!423 = distinct !DISubprogram(name: "StoreUint8", scope: !342, file: !342, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!424 = !DILocation(line: 63, column: 6, scope: !423)
!425 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!426 = !DILocation(line: 63, column: 74, scope: !423)
!427 = !DILocation(line: 12, column: 10, scope: !425, inlinedAt: !426)
!428 = !DILocation(line: 11, column: 32, scope: !425, inlinedAt: !426)
!429 = !DILocation(line: 12, column: 20, scope: !425, inlinedAt: !426)
!430 = !DILocation(line: 12, column: 30, scope: !425, inlinedAt: !426)
!431 = distinct !DISubprogram(name: "LoadUint8", scope: !342, file: !342, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!432 = !DILocation(line: 68, column: 6, scope: !431)
!433 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!434 = !DILocation(line: 68, column: 72, scope: !431)
!435 = !DILocation(line: 20, column: 21, scope: !433, inlinedAt: !434)
!436 = !DILocation(line: 19, column: 32, scope: !433, inlinedAt: !434)
!437 = !DILocation(line: 20, column: 31, scope: !433, inlinedAt: !434)
!438 = !DILocation(line: 20, column: 8, scope: !433, inlinedAt: !434)
!439 = distinct !DISubprogram(name: "StoreUint16", scope: !342, file: !342, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!440 = !DILocation(line: 73, column: 6, scope: !439)
!441 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!442 = !DILocation(line: 73, column: 76, scope: !439)
!443 = !DILocation(line: 12, column: 10, scope: !441, inlinedAt: !442)
!444 = !DILocation(line: 11, column: 32, scope: !441, inlinedAt: !442)
!445 = !DILocation(line: 12, column: 20, scope: !441, inlinedAt: !442)
!446 = !DILocation(line: 12, column: 30, scope: !441, inlinedAt: !442)
!447 = distinct !DISubprogram(name: "LoadUint16", scope: !342, file: !342, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!448 = !DILocation(line: 78, column: 6, scope: !447)
!449 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!450 = !DILocation(line: 78, column: 74, scope: !447)
!451 = !DILocation(line: 20, column: 21, scope: !449, inlinedAt: !450)
!452 = !DILocation(line: 19, column: 32, scope: !449, inlinedAt: !450)
!453 = !DILocation(line: 20, column: 31, scope: !449, inlinedAt: !450)
!454 = !DILocation(line: 20, column: 8, scope: !449, inlinedAt: !450)
!455 = distinct !DISubprogram(name: "StoreUint32", scope: !342, file: !342, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!456 = !DILocation(line: 83, column: 6, scope: !455)
!457 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!458 = !DILocation(line: 83, column: 76, scope: !455)
!459 = !DILocation(line: 12, column: 10, scope: !457, inlinedAt: !458)
!460 = !DILocation(line: 11, column: 32, scope: !457, inlinedAt: !458)
!461 = !DILocation(line: 12, column: 20, scope: !457, inlinedAt: !458)
!462 = !DILocation(line: 12, column: 30, scope: !457, inlinedAt: !458)
!463 = distinct !DISubprogram(name: "LoadUint32", scope: !342, file: !342, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!464 = !DILocation(line: 88, column: 6, scope: !463)
!465 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!466 = !DILocation(line: 88, column: 74, scope: !463)
!467 = !DILocation(line: 20, column: 21, scope: !465, inlinedAt: !466)
!468 = !DILocation(line: 19, column: 32, scope: !465, inlinedAt: !466)
!469 = !DILocation(line: 20, column: 31, scope: !465, inlinedAt: !466)
!470 = !DILocation(line: 20, column: 8, scope: !465, inlinedAt: !466)
!471 = distinct !DISubprogram(name: "StoreUint64", scope: !342, file: !342, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!472 = !DILocation(line: 93, column: 6, scope: !471)
!473 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!474 = !DILocation(line: 93, column: 76, scope: !471)
!475 = !DILocation(line: 12, column: 10, scope: !473, inlinedAt: !474)
!476 = !DILocation(line: 11, column: 32, scope: !473, inlinedAt: !474)
!477 = !DILocation(line: 12, column: 20, scope: !473, inlinedAt: !474)
!478 = !DILocation(line: 12, column: 30, scope: !473, inlinedAt: !474)
!479 = distinct !DISubprogram(name: "LoadUint64", scope: !342, file: !342, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!480 = !DILocation(line: 98, column: 6, scope: !479)
!481 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!482 = !DILocation(line: 98, column: 74, scope: !479)
!483 = !DILocation(line: 20, column: 21, scope: !481, inlinedAt: !482)
!484 = !DILocation(line: 19, column: 32, scope: !481, inlinedAt: !482)
!485 = !DILocation(line: 20, column: 31, scope: !481, inlinedAt: !482)
!486 = !DILocation(line: 20, column: 8, scope: !481, inlinedAt: !482)
!487 = distinct !DISubprogram(name: "StoreUint", scope: !342, file: !342, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!488 = !DILocation(line: 103, column: 6, scope: !487)
!489 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!490 = !DILocation(line: 103, column: 72, scope: !487)
!491 = !DILocation(line: 12, column: 10, scope: !489, inlinedAt: !490)
!492 = !DILocation(line: 11, column: 32, scope: !489, inlinedAt: !490)
!493 = !DILocation(line: 12, column: 20, scope: !489, inlinedAt: !490)
!494 = !DILocation(line: 12, column: 30, scope: !489, inlinedAt: !490)
!495 = distinct !DISubprogram(name: "LoadUint", scope: !342, file: !342, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!496 = !DILocation(line: 108, column: 6, scope: !495)
!497 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!498 = !DILocation(line: 108, column: 70, scope: !495)
!499 = !DILocation(line: 20, column: 21, scope: !497, inlinedAt: !498)
!500 = !DILocation(line: 19, column: 32, scope: !497, inlinedAt: !498)
!501 = !DILocation(line: 20, column: 31, scope: !497, inlinedAt: !498)
!502 = !DILocation(line: 20, column: 8, scope: !497, inlinedAt: !498)
!503 = distinct !DISubprogram(name: "StoreFloat32", scope: !342, file: !342, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!504 = !DILocation(line: 113, column: 6, scope: !503)
!505 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!506 = !DILocation(line: 113, column: 78, scope: !503)
!507 = !DILocation(line: 12, column: 10, scope: !505, inlinedAt: !506)
!508 = !DILocation(line: 11, column: 32, scope: !505, inlinedAt: !506)
!509 = !DILocation(line: 12, column: 20, scope: !505, inlinedAt: !506)
!510 = !DILocation(line: 12, column: 30, scope: !505, inlinedAt: !506)
!511 = distinct !DISubprogram(name: "LoadFloat32", scope: !342, file: !342, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!512 = !DILocation(line: 118, column: 6, scope: !511)
!513 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!514 = !DILocation(line: 118, column: 76, scope: !511)
!515 = !DILocation(line: 20, column: 21, scope: !513, inlinedAt: !514)
!516 = !DILocation(line: 19, column: 32, scope: !513, inlinedAt: !514)
!517 = !DILocation(line: 20, column: 31, scope: !513, inlinedAt: !514)
!518 = !DILocation(line: 20, column: 8, scope: !513, inlinedAt: !514)
!519 = distinct !DISubprogram(name: "StoreFloat64", scope: !342, file: !342, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!520 = !DILocation(line: 123, column: 6, scope: !519)
!521 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!522 = !DILocation(line: 123, column: 78, scope: !519)
!523 = !DILocation(line: 12, column: 10, scope: !521, inlinedAt: !522)
!524 = !DILocation(line: 11, column: 32, scope: !521, inlinedAt: !522)
!525 = !DILocation(line: 12, column: 20, scope: !521, inlinedAt: !522)
!526 = !DILocation(line: 12, column: 30, scope: !521, inlinedAt: !522)
!527 = distinct !DISubprogram(name: "LoadFloat64", scope: !342, file: !342, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!528 = !DILocation(line: 128, column: 6, scope: !527)
!529 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!530 = !DILocation(line: 128, column: 76, scope: !527)
!531 = !DILocation(line: 20, column: 21, scope: !529, inlinedAt: !530)
!532 = !DILocation(line: 19, column: 32, scope: !529, inlinedAt: !530)
!533 = !DILocation(line: 20, column: 31, scope: !529, inlinedAt: !530)
!534 = !DILocation(line: 20, column: 8, scope: !529, inlinedAt: !530)
!535 = distinct !DISubprogram(name: "StoreFloat16", scope: !342, file: !342, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!536 = !DILocation(line: 133, column: 6, scope: !535)
!537 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!538 = !DILocation(line: 133, column: 82, scope: !535)
!539 = !DILocation(line: 12, column: 10, scope: !537, inlinedAt: !538)
!540 = !DILocation(line: 11, column: 32, scope: !537, inlinedAt: !538)
!541 = !DILocation(line: 12, column: 20, scope: !537, inlinedAt: !538)
!542 = !DILocation(line: 12, column: 30, scope: !537, inlinedAt: !538)
!543 = distinct !DISubprogram(name: "LoadFloat16", scope: !342, file: !342, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!544 = !DILocation(line: 138, column: 6, scope: !543)
!545 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!546 = !DILocation(line: 138, column: 80, scope: !543)
!547 = !DILocation(line: 20, column: 21, scope: !545, inlinedAt: !546)
!548 = !DILocation(line: 19, column: 32, scope: !545, inlinedAt: !546)
!549 = !DILocation(line: 20, column: 31, scope: !545, inlinedAt: !546)
!550 = !DILocation(line: 20, column: 8, scope: !545, inlinedAt: !546)
!551 = distinct !DISubprogram(name: "StoreBFloat16", scope: !342, file: !342, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!552 = !DILocation(line: 143, column: 6, scope: !551)
!553 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!554 = !DILocation(line: 143, column: 84, scope: !551)
!555 = !DILocation(line: 12, column: 10, scope: !553, inlinedAt: !554)
!556 = !DILocation(line: 11, column: 32, scope: !553, inlinedAt: !554)
!557 = !DILocation(line: 12, column: 20, scope: !553, inlinedAt: !554)
!558 = !DILocation(line: 12, column: 30, scope: !553, inlinedAt: !554)
!559 = distinct !DISubprogram(name: "LoadBFloat16", scope: !342, file: !342, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!560 = !DILocation(line: 148, column: 6, scope: !559)
!561 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!562 = !DILocation(line: 148, column: 82, scope: !559)
!563 = !DILocation(line: 20, column: 21, scope: !561, inlinedAt: !562)
!564 = !DILocation(line: 19, column: 32, scope: !561, inlinedAt: !562)
!565 = !DILocation(line: 20, column: 31, scope: !561, inlinedAt: !562)
!566 = !DILocation(line: 20, column: 8, scope: !561, inlinedAt: !562)
!567 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !342, file: !342, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!568 = !DILocation(line: 153, column: 6, scope: !567)
!569 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!570 = !DILocation(line: 154, column: 7, scope: !567)
!571 = !DILocation(line: 12, column: 10, scope: !569, inlinedAt: !570)
!572 = !DILocation(line: 11, column: 32, scope: !569, inlinedAt: !570)
!573 = !DILocation(line: 12, column: 20, scope: !569, inlinedAt: !570)
!574 = !DILocation(line: 12, column: 30, scope: !569, inlinedAt: !570)
!575 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !342, file: !342, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!576 = !DILocation(line: 160, column: 6, scope: !575)
!577 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!578 = !DILocation(line: 160, column: 86, scope: !575)
!579 = !DILocation(line: 20, column: 21, scope: !577, inlinedAt: !578)
!580 = !DILocation(line: 19, column: 32, scope: !577, inlinedAt: !578)
!581 = !DILocation(line: 20, column: 31, scope: !577, inlinedAt: !578)
!582 = !DILocation(line: 20, column: 8, scope: !577, inlinedAt: !578)
!583 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !342, file: !342, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!584 = !DILocation(line: 165, column: 6, scope: !583)
!585 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!586 = !DILocation(line: 166, column: 7, scope: !583)
!587 = !DILocation(line: 12, column: 10, scope: !585, inlinedAt: !586)
!588 = !DILocation(line: 11, column: 32, scope: !585, inlinedAt: !586)
!589 = !DILocation(line: 12, column: 20, scope: !585, inlinedAt: !586)
!590 = !DILocation(line: 12, column: 30, scope: !585, inlinedAt: !586)
!591 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !342, file: !342, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!592 = !DILocation(line: 172, column: 6, scope: !591)
!593 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!594 = !DILocation(line: 172, column: 86, scope: !591)
!595 = !DILocation(line: 20, column: 21, scope: !593, inlinedAt: !594)
!596 = !DILocation(line: 19, column: 32, scope: !593, inlinedAt: !594)
!597 = !DILocation(line: 20, column: 31, scope: !593, inlinedAt: !594)
!598 = !DILocation(line: 20, column: 8, scope: !593, inlinedAt: !594)
!599 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!600 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!601 = !{void (i32, i32, i64*, i64, i8*)* @Translate, !"kernel", i32 1}
!602 = !{void (i64*, i64, i8*)* @FirstOf0, !"kernel", i32 1}
!603 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay, !"kernel", i32 1}
!604 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!605 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!606 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!607 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!608 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!609 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!610 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!611 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!612 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!613 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!614 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!615 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!616 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!617 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!618 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!619 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!620 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!621 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!622 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!623 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!624 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!625 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!626 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!627 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!628 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!629 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!630 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!631 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!632 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!633 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!634 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!635 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!636 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!637 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!638 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!639 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!640 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!641 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!642 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!643 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!644 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!645 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!646 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!647 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
