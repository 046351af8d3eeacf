target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [48 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32, i32, i64*, i64, i8*)* @Translate to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2 to i8*)], section "llvm.metadata"

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

define void @Relay(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !111 {
entry:
	br label %b0, !dbg !112

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !112
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !112
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !112
	%3 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !112
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !113
	%5 = sub i64 %p7, 1, !dbg !114
	%6 = sext i32 %4 to i64, !dbg !115
	%7 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 1, !dbg !114
	%8 = mul i64 %p5, 4, !dbg !115
	%9 = trunc i64 %p8 to i32, !dbg !115
	%10 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !115
	%11 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !115
	%12 = icmp ugt i64 1, %p7, !dbg !114
	%13 = icmp ne i64 %5, %p5, !dbg !115
	%14 = icmp uge i64 %p8, %6, !dbg !115
	%15 = or i1 %12, %13, !dbg !115
	%16 = or i1 %15, %14, !dbg !115
	br i1 %16, label %b0_fail1, label %b0_ok1, !dbg !115, !prof !27

b0_ok1:
	%17 = bitcast i32* %10 to i8*, !dbg !115
	%18 = bitcast i32* %11 to i8*, !dbg !115
	call void @gpuc_get_block(i8* %17, i8* %18, i64 %8, i32 %9), !dbg !115
	call void @llvm.nvvm.barrier0(), !dbg !116
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117, !range !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !117, !range !18
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !117, !range !19
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117, !range !20
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !117, !range !20
	%24 = mul i32 %23, %21, !dbg !117
	%25 = add i32 %20, %24, !dbg !117
	%26 = mul i32 %22, %25, !dbg !117
	%27 = add i32 %19, %26, !dbg !117
	%28 = sext i32 %27 to i64, !dbg !117
	%29 = mul i32 %22, %23, !dbg !117
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !117, !range !72
	%31 = mul i32 %29, %30, !dbg !117
	%32 = sext i32 %31 to i64, !dbg !117
	br label %b1, !dbg !117

b1:
	%33 = phi i64 [ %28, %b0_ok1 ], [ %38, %b2 ], !dbg !117
	%34 = icmp slt i64 %33, %5, !dbg !117
	br i1 %34, label %b2, label %b3, !dbg !117

b2:
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 %33, !dbg !118
	%36 = load i32, i32 addrspace(1)* %35, align 4, !dbg !118
	%37 = add i32 %36, 1, !dbg !119
	store i32 %37, i32 addrspace(1)* %35, align 4, !dbg !118
	%38 = add i64 %33, %32, !dbg !117
	br label %b1, !dbg !117

b3:
	call void @llvm.nvvm.barrier0(), !dbg !120
	%39 = sub i64 %5, 1, !dbg !121
	%40 = sub i64 %p1, 1, !dbg !113
	%41 = icmp ugt i64 1, %5, !dbg !121
	br i1 %41, label %b3_fail1, label %b3_ok1, !dbg !121, !prof !27

b3_ok1:
	%42 = call i64 @llvm.nvvm.mulhi.ull(i64 %40, i64 1), !dbg !113
	%43 = icmp ult i64 %40, 9223372036854775807, !dbg !113
	%44 = select i1 %43, i64 %p1, i64 9223372036854775807, !dbg !113
	%45 = icmp eq i64 %42, 0, !dbg !113
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !113
	%47 = icmp eq i64 %p1, 0, !dbg !113
	%48 = select i1 %47, i64 0, i64 %46, !dbg !113
	%49 = icmp ugt i64 %48, %p1, !dbg !113
	br i1 %49, label %b3_fail2, label %b3_ok2, !dbg !113, !prof !27

b3_ok2:
	%50 = call i64 @llvm.nvvm.mulhi.ull(i64 %40, i64 2), !dbg !113
	%51 = mul i64 %40, 2, !dbg !113
	%52 = icmp ult i64 %51, 9223372036854775807, !dbg !113
	%53 = add i64 %51, 1, !dbg !113
	%54 = select i1 %52, i64 %53, i64 9223372036854775807, !dbg !113
	%55 = icmp eq i64 %50, 0, !dbg !113
	%56 = select i1 %55, i64 %54, i64 9223372036854775807, !dbg !113
	%57 = select i1 %47, i64 0, i64 %56, !dbg !113
	%58 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 1, !dbg !121
	%59 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !113
	%60 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !113
	%61 = icmp ugt i64 %57, %39, !dbg !113
	br i1 %61, label %b3_fail3, label %b3_ok3, !dbg !113, !prof !27

b3_ok3:
	%62 = bitcast i32* %59 to i8*, !dbg !113
	%63 = bitcast i32* %60 to i8*, !dbg !113
	call void @gpuc_i_put_block_32(i8* %62, i8* %63, i64 1, i64 2, i64 %p1, i32 %9), !dbg !113
	%64 = mul i64 %5, 4, !dbg !122
	%65 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !122
	%66 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !122
	%67 = icmp ne i64 %p3, %5, !dbg !122
	br i1 %67, label %b3_fail4, label %b3_ok4, !dbg !122, !prof !27

b3_ok4:
	%68 = bitcast i32* %65 to i8*, !dbg !122
	%69 = bitcast i32* %66 to i8*, !dbg !122
	call void @gpuc_put_nbi_block(i8* %68, i8* %69, i64 %64, i32 %9), !dbg !122
	call void @gpuc_quiet_block(), !dbg !123
	ret void, !dbg !123

b0_fail1:
	%70 = icmp ugt i64 1, %p7, !dbg !114
	br i1 %70, label %b0_fail2, label %b0_ok2, !dbg !114

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 1, i64 %p7), !dbg !114
	ret void, !dbg !114

b0_ok2:
	%71 = icmp ne i64 %5, %p5, !dbg !115
	br i1 %71, label %b0_fail3, label %b0_ok3, !dbg !115

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %5, i64 %p5), !dbg !115
	ret void, !dbg !115

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p8, i64 %6), !dbg !115
	ret void, !dbg !115

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 1, i64 %5), !dbg !121
	ret void, !dbg !121

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %48, i64 %p1), !dbg !113
	ret void, !dbg !113

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %57, i64 %39), !dbg !113
	ret void, !dbg !113

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %p3, i64 %5), !dbg !122
	ret void, !dbg !122
}

define void @ReuseSource(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !125 {
entry:
	br label %b0, !dbg !126

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !126
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !126
	%2 = icmp ne i64 %p1, %p3, !dbg !127
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !127, !prof !27

b0_ok1:
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !127
	%4 = sext i32 %3 to i64, !dbg !127
	%5 = mul i64 %p3, 4, !dbg !127
	%6 = trunc i64 %p4 to i32, !dbg !127
	%7 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !127
	%8 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !127
	%9 = icmp uge i64 %p4, %4, !dbg !127
	br i1 %9, label %b0_fail2, label %b0_ok2, !dbg !127, !prof !27

b0_ok2:
	%10 = bitcast i32* %7 to i8*, !dbg !127
	%11 = bitcast i32* %8 to i8*, !dbg !127
	call void @gpuc_put_block(i8* %10, i8* %11, i64 %5, i32 %6), !dbg !127
	call void @llvm.nvvm.barrier0(), !dbg !128
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !129, !range !18
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !129, !range !19
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !129, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !129, !range !20
	%17 = mul i32 %16, %14, !dbg !129
	%18 = add i32 %13, %17, !dbg !129
	%19 = mul i32 %15, %18, !dbg !129
	%20 = add i32 %12, %19, !dbg !129
	%21 = sext i32 %20 to i64, !dbg !129
	%22 = mul i32 %15, %16, !dbg !129
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !129, !range !72
	%24 = mul i32 %22, %23, !dbg !129
	%25 = sext i32 %24 to i64, !dbg !129
	br label %b1, !dbg !129

b1:
	%26 = phi i64 [ %21, %b0_ok2 ], [ %29, %b2 ], !dbg !129
	%27 = icmp slt i64 %26, %p3, !dbg !129
	br i1 %27, label %b2, label %b3, !dbg !129

b2:
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %26, !dbg !130
	store i32 -1, i32 addrspace(1)* %28, align 4, !dbg !130
	%29 = add i64 %26, %25, !dbg !129
	br label %b1, !dbg !129

b3:
	ret void, !dbg !129

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p1, i64 %p3), !dbg !127
	ret void, !dbg !127

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p4, i64 %4), !dbg !127
	ret void, !dbg !127
}

define void @GetThenUse(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !131 {
entry:
	br label %b0, !dbg !132

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !132
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !132
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !133
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !134, !range !11
	%4 = sext i32 %3 to i64, !dbg !134
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !134, !range !28
	%6 = sext i32 %5 to i64, !dbg !134
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !134, !range !28
	%8 = sext i32 %7 to i64, !dbg !134
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !134, !range !82
	%10 = sext i32 %9 to i64, !dbg !134
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !134, !range !83
	%12 = sext i32 %11 to i64, !dbg !134
	%13 = mul i64 %12, %8, !dbg !134
	%14 = add i64 %6, %13, !dbg !134
	%15 = mul i64 %10, %14, !dbg !134
	%16 = add i64 %4, %15, !dbg !134
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !134, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !134, !range !20
	%19 = mul i32 %17, %18, !dbg !134
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !134, !range !72
	%21 = mul i32 %19, %20, !dbg !134
	%22 = sext i32 %21 to i64, !dbg !134
	%23 = mul i64 %16, %22, !dbg !134
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !134, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !134, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !134, !range !19
	%27 = mul i32 %18, %26, !dbg !134
	%28 = add i32 %25, %27, !dbg !134
	%29 = mul i32 %17, %28, !dbg !134
	%30 = add i32 %24, %29, !dbg !134
	%31 = sext i32 %30 to i64, !dbg !134
	%32 = add i64 %23, %31, !dbg !134
	%33 = icmp ne i64 %32, 0, !dbg !135
	br i1 %33, label %b1, label %b2, !dbg !135

b1:
	ret void, !dbg !136

b2:
	%34 = sext i32 %2 to i64, !dbg !133
	%35 = mul i64 %p3, 4, !dbg !133
	%36 = trunc i64 %p4 to i32, !dbg !133
	%37 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !133
	%38 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !133
	%39 = icmp ne i64 %p1, %p3, !dbg !133
	%40 = icmp uge i64 %p4, %34, !dbg !133
	%41 = or i1 %39, %40, !dbg !133
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !133, !prof !27

b2_ok1:
	%42 = bitcast i32* %37 to i8*, !dbg !133
	%43 = bitcast i32* %38 to i8*, !dbg !133
	call void @gpuc_get_thread(i8* %42, i8* %43, i64 %35, i32 %36), !dbg !133
	br label %b3, !dbg !137

b3:
	%44 = phi i64 [ -1, %b2_ok1 ], [ %45, %b4 ], !dbg !137
	%45 = add i64 %44, 1, !dbg !137
	%46 = icmp slt i64 %45, %p1, !dbg !137
	br i1 %46, label %b4, label %b5, !dbg !137

b4:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !138
	%48 = load i32, i32 addrspace(1)* %47, align 4, !dbg !138
	%49 = add i32 %48, 1, !dbg !139
	store i32 %49, i32 addrspace(1)* %47, align 4, !dbg !138
	br label %b3, !dbg !138

b5:
	ret void, !dbg !138

b2_fail1:
	%50 = icmp ne i64 %p1, %p3, !dbg !133
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !133

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p1, i64 %p3), !dbg !133
	ret void, !dbg !133

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %p4, i64 %34), !dbg !133
	ret void, !dbg !133
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !140 {
entry:
	br label %b0, !dbg !141

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !141
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !141
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !142
	%3 = add i64 %p3, %p4, !dbg !144
	%4 = sub i64 %3, 1, !dbg !145
	%5 = icmp eq i64 %p4, 0, !dbg !143
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !143, !prof !27

b0_ok1:
	%6 = icmp eq i64 %p4, -1, !dbg !143
	%7 = select i1 %6, i64 1, i64 %p4, !dbg !143
	%8 = sdiv i64 %4, %7, !dbg !143
	%9 = sub i64 0, %4, !dbg !143
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !143
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !146, !range !11
	%12 = sext i32 %11 to i64, !dbg !146
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !146, !range !28
	%14 = sext i32 %13 to i64, !dbg !146
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !146, !range !28
	%16 = sext i32 %15 to i64, !dbg !146
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !146, !range !82
	%18 = sext i32 %17 to i64, !dbg !146
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !146, !range !83
	%20 = sext i32 %19 to i64, !dbg !146
	%21 = mul i64 %20, %16, !dbg !146
	%22 = add i64 %14, %21, !dbg !146
	%23 = mul i64 %18, %22, !dbg !146
	%24 = add i64 %12, %23, !dbg !146
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !146, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !146, !range !20
	%27 = mul i32 %25, %26, !dbg !146
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !146, !range !72
	%29 = mul i32 %27, %28, !dbg !146
	%30 = sext i32 %29 to i64, !dbg !146
	%31 = mul i64 %24, %30, !dbg !146
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !146, !range !18
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !146, !range !18
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !146, !range !19
	%35 = mul i32 %26, %34, !dbg !146
	%36 = add i32 %33, %35, !dbg !146
	%37 = mul i32 %25, %36, !dbg !146
	%38 = add i32 %32, %37, !dbg !146
	%39 = sext i32 %38 to i64, !dbg !146
	%40 = add i64 %31, %39, !dbg !146
	%41 = mul i64 %18, %20, !dbg !146
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !146, !range !83
	%43 = sext i32 %42 to i64, !dbg !146
	%44 = mul i64 %41, %43, !dbg !146
	%45 = mul i64 %44, %30, !dbg !146
	%46 = sext i32 %2 to i64, !dbg !142
	%47 = trunc i64 %p5 to i32, !dbg !142
	br label %b1, !dbg !146

b1:
	%48 = phi i64 [ %40, %b0_ok1 ], [ %67, %b2_ok1 ], !dbg !146
	%49 = icmp slt i64 %48, %10, !dbg !146
	br i1 %49, label %b2, label %b3, !dbg !146

b2:
	%50 = mul i64 %48, %p4, !dbg !147
	%51 = add i64 %50, %p4, !dbg !148
	%52 = icmp slt i64 %51, %p3, !dbg !149
	%53 = select i1 %52, i64 %51, i64 %p3, !dbg !149
	%54 = sub i64 %53, %50, !dbg !150
	%55 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %50, !dbg !150
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %50, !dbg !151
	%57 = mul i64 %54, 4, !dbg !142
	%58 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !142
	%59 = addrspacecast i32 addrspace(1)* %56 to i32*, !dbg !142
	%60 = icmp ugt i64 %53, %p1, !dbg !150
	%61 = icmp ugt i64 %50, %53, !dbg !150
	%62 = icmp uge i64 %p5, %46, !dbg !142
	%63 = or i1 %60, %61, !dbg !142
	%64 = or i1 %63, %62, !dbg !142
	br i1 %64, label %b2_fail1, label %b2_ok1, !dbg !142, !prof !27

b2_ok1:
	%65 = bitcast i32* %58 to i8*, !dbg !142
	%66 = bitcast i32* %59 to i8*, !dbg !142
	call void @gpuc_put_nbi_thread(i8* %65, i8* %66, i64 %57, i32 %47), !dbg !142
	%67 = add i64 %48, %45, !dbg !146
	br label %b1, !dbg !146

b3:
	call void @gpuc_quiet_thread(), !dbg !152
	ret void, !dbg !152

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !143
	ret void, !dbg !143

b2_fail1:
	%68 = icmp ugt i64 %53, %p1, !dbg !150
	br i1 %68, label %b2_fail2, label %b2_ok2, !dbg !150

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %53, i64 %p1), !dbg !150
	ret void, !dbg !150

b2_ok2:
	%69 = icmp ugt i64 %50, %53, !dbg !150
	br i1 %69, label %b2_fail3, label %b2_ok3, !dbg !150

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %50, i64 %53), !dbg !150
	ret void, !dbg !150

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p5, i64 %46), !dbg !142
	ret void, !dbg !142
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !153 {
entry:
	br label %b0, !dbg !154

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !154
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !154
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !157
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !158, !range !11
	%4 = sext i32 %3 to i64, !dbg !158
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !158, !range !28
	%6 = sext i32 %5 to i64, !dbg !158
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !158, !range !28
	%8 = sext i32 %7 to i64, !dbg !158
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !158, !range !82
	%10 = sext i32 %9 to i64, !dbg !158
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !158, !range !83
	%12 = sext i32 %11 to i64, !dbg !158
	%13 = mul i64 %12, %8, !dbg !158
	%14 = add i64 %6, %13, !dbg !158
	%15 = mul i64 %10, %14, !dbg !158
	%16 = add i64 %4, %15, !dbg !158
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !158, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !158, !range !20
	%19 = mul i32 %17, %18, !dbg !158
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !158, !range !72
	%21 = mul i32 %19, %20, !dbg !158
	%22 = sext i32 %21 to i64, !dbg !158
	%23 = mul i64 %16, %22, !dbg !158
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !158, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !158, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !158, !range !19
	%27 = mul i32 %18, %26, !dbg !158
	%28 = add i32 %25, %27, !dbg !158
	%29 = mul i32 %17, %28, !dbg !158
	%30 = add i32 %24, %29, !dbg !158
	%31 = sext i32 %30 to i64, !dbg !158
	%32 = add i64 %23, %31, !dbg !158
	%33 = mul i64 %10, %12, !dbg !158
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !158, !range !83
	%35 = sext i32 %34 to i64, !dbg !158
	%36 = mul i64 %33, %35, !dbg !158
	%37 = mul i64 %36, %22, !dbg !158
	%38 = sext i32 %2 to i64, !dbg !157
	%39 = trunc i64 %p4 to i32, !dbg !157
	br label %b1, !dbg !158

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !158
	%41 = icmp slt i64 %40, %p3, !dbg !158
	br i1 %41, label %b2, label %b3, !dbg !158

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !159
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !160
	%44 = icmp uge i64 %40, %p1, !dbg !159
	%45 = icmp uge i64 %p4, %38, !dbg !157
	%46 = or i1 %44, %45, !dbg !157
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !157, !prof !27

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !160
	%48 = bitcast float %47 to i32, !dbg !157
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !157
	%50 = bitcast float* %49 to i8*, !dbg !157
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !157
	%51 = add i64 %40, %37, !dbg !158
	br label %b1, !dbg !158

b3:
	ret void, !dbg !156

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !159
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !159

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !159
	ret void, !dbg !159

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !157
	ret void, !dbg !157
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !161 {
entry:
	br label %b0, !dbg !162

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !162
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !162
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !165
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !166, !range !11
	%4 = sext i32 %3 to i64, !dbg !166
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !166, !range !28
	%6 = sext i32 %5 to i64, !dbg !166
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !166, !range !28
	%8 = sext i32 %7 to i64, !dbg !166
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !166, !range !82
	%10 = sext i32 %9 to i64, !dbg !166
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !166, !range !83
	%12 = sext i32 %11 to i64, !dbg !166
	%13 = mul i64 %12, %8, !dbg !166
	%14 = add i64 %6, %13, !dbg !166
	%15 = mul i64 %10, %14, !dbg !166
	%16 = add i64 %4, %15, !dbg !166
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !166, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !166, !range !20
	%19 = mul i32 %17, %18, !dbg !166
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !166, !range !72
	%21 = mul i32 %19, %20, !dbg !166
	%22 = sext i32 %21 to i64, !dbg !166
	%23 = mul i64 %16, %22, !dbg !166
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !166, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !166, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !166, !range !19
	%27 = mul i32 %18, %26, !dbg !166
	%28 = add i32 %25, %27, !dbg !166
	%29 = mul i32 %17, %28, !dbg !166
	%30 = add i32 %24, %29, !dbg !166
	%31 = sext i32 %30 to i64, !dbg !166
	%32 = add i64 %23, %31, !dbg !166
	%33 = mul i64 %10, %12, !dbg !166
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !166, !range !83
	%35 = sext i32 %34 to i64, !dbg !166
	%36 = mul i64 %33, %35, !dbg !166
	%37 = mul i64 %36, %22, !dbg !166
	%38 = sext i32 %2 to i64, !dbg !165
	%39 = trunc i64 %p4 to i32, !dbg !165
	br label %b1, !dbg !166

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !166
	%41 = icmp slt i64 %40, %p1, !dbg !166
	br i1 %41, label %b2, label %b3, !dbg !166

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !167
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !165
	%44 = icmp uge i64 %40, %p3, !dbg !167
	%45 = icmp uge i64 %p4, %38, !dbg !165
	%46 = or i1 %44, %45, !dbg !165
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !165, !prof !27

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !165
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !165
	%49 = bitcast i32 %48 to float, !dbg !165
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !168
	store float %49, float addrspace(1)* %50, align 4, !dbg !168
	%51 = add i64 %40, %37, !dbg !166
	br label %b1, !dbg !166

b3:
	ret void, !dbg !164

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !167
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !167

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !167
	ret void, !dbg !167

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !165
	ret void, !dbg !165
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !170 {
entry:
	br label %b0, !dbg !171

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !171
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !171
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !172
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !173
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !174, !range !11
	%5 = sext i32 %4 to i64, !dbg !174
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !174, !range !28
	%7 = sext i32 %6 to i64, !dbg !174
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !174, !range !28
	%9 = sext i32 %8 to i64, !dbg !174
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !174, !range !82
	%11 = sext i32 %10 to i64, !dbg !174
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !174, !range !83
	%13 = sext i32 %12 to i64, !dbg !174
	%14 = mul i64 %13, %9, !dbg !174
	%15 = add i64 %7, %14, !dbg !174
	%16 = mul i64 %11, %15, !dbg !174
	%17 = add i64 %5, %16, !dbg !174
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !174, !range !20
	%20 = mul i32 %18, %19, !dbg !174
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !174, !range !72
	%22 = mul i32 %20, %21, !dbg !174
	%23 = sext i32 %22 to i64, !dbg !174
	%24 = mul i64 %17, %23, !dbg !174
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !174, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !174, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !174, !range !19
	%28 = mul i32 %19, %27, !dbg !174
	%29 = add i32 %26, %28, !dbg !174
	%30 = mul i32 %18, %29, !dbg !174
	%31 = add i32 %25, %30, !dbg !174
	%32 = sext i32 %31 to i64, !dbg !174
	%33 = add i64 %24, %32, !dbg !174
	%34 = icmp ne i64 %33, 0, !dbg !175
	br i1 %34, label %b1, label %b2, !dbg !175

b1:
	ret void, !dbg !176

b2:
	%35 = sext i32 %2 to i64, !dbg !172
	%36 = add i64 %35, 1, !dbg !178
	%37 = sext i32 %3 to i64, !dbg !173
	%38 = icmp uge i64 0, %p1, !dbg !177
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !177, !prof !27

b2_ok1:
	%39 = icmp eq i64 %37, -1, !dbg !179
	%40 = select i1 %39, i64 1, i64 %37, !dbg !179
	%41 = srem i64 %36, %40, !dbg !179
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !177
	%43 = trunc i64 %41 to i32, !dbg !180
	%44 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !180
	%45 = bitcast i64* %44 to i8*, !dbg !180
	call void @gpuc_signal_op_thread(i8* %45, i64 5, i32 9, i32 %43), !dbg !180
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !181
	%47 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !182
	%48 = icmp uge i64 1, %p1, !dbg !181
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !181, !prof !27

b2_ok2:
	%49 = bitcast i64* %47 to i8*, !dbg !182
	call void @gpuc_signal_op_thread(i8* %49, i64 7, i32 9, i32 %43), !dbg !182
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !183
	%51 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !184
	%52 = icmp uge i64 2, %p1, !dbg !183
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !183, !prof !27

b2_ok3:
	%53 = bitcast i64* %51 to i8*, !dbg !184
	call void @gpuc_signal_op_thread(i8* %53, i64 9, i32 9, i32 %43), !dbg !184
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !185
	%55 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !186
	%56 = icmp uge i64 3, %p1, !dbg !185
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !185, !prof !27

b2_ok4:
	%57 = bitcast i64* %55 to i8*, !dbg !186
	call void @gpuc_signal_op_thread(i8* %57, i64 10, i32 9, i32 %43), !dbg !186
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !187
	%59 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !188
	%60 = icmp uge i64 4, %p1, !dbg !187
	br i1 %60, label %b2_fail5, label %b2_ok5, !dbg !187, !prof !27

b2_ok5:
	%61 = bitcast i64* %59 to i8*, !dbg !188
	call void @gpuc_signal_op_thread(i8* %61, i64 9, i32 9, i32 %43), !dbg !188
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !189
	%63 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !190
	%64 = icmp uge i64 5, %p1, !dbg !189
	br i1 %64, label %b2_fail6, label %b2_ok6, !dbg !189, !prof !27

b2_ok6:
	%65 = bitcast i64* %63 to i8*, !dbg !190
	call void @gpuc_signal_op_thread(i8* %65, i64 -9223372036854775808, i32 9, i32 %43), !dbg !190
	%66 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !191
	%67 = bitcast i64* %66 to i8*, !dbg !191
	%68 = call i64 @gpuc_signal_wait_until_thread(i8* %67, i32 0, i64 5, i32 0, i8* %ctrl, i32 36), !dbg !191
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !192
	%70 = icmp uge i64 0, %p3, !dbg !192
	br i1 %70, label %b2_fail7, label %b2_ok7, !dbg !192, !prof !27

b2_ok7:
	store i64 %68, i64 addrspace(1)* %69, align 8, !dbg !192
	%71 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !193
	%72 = bitcast i64* %71 to i8*, !dbg !193
	%73 = call i64 @gpuc_signal_wait_until_thread(i8* %72, i32 1, i64 0, i32 0, i8* %ctrl, i32 38), !dbg !193
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 1, !dbg !194
	%75 = icmp uge i64 1, %p3, !dbg !194
	br i1 %75, label %b2_fail8, label %b2_ok8, !dbg !194, !prof !27

b2_ok8:
	store i64 %73, i64 addrspace(1)* %74, align 8, !dbg !194
	%76 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !195
	%77 = bitcast i64* %76 to i8*, !dbg !195
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 2, i64 8, i32 0, i8* %ctrl, i32 40), !dbg !195
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 2, !dbg !196
	%80 = icmp uge i64 2, %p3, !dbg !196
	br i1 %80, label %b2_fail9, label %b2_ok9, !dbg !196, !prof !27

b2_ok9:
	store i64 %78, i64 addrspace(1)* %79, align 8, !dbg !196
	%81 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !197
	%82 = bitcast i64* %81 to i8*, !dbg !197
	%83 = call i64 @gpuc_signal_wait_until_thread(i8* %82, i32 3, i64 10, i32 0, i8* %ctrl, i32 42), !dbg !197
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 3, !dbg !198
	%85 = icmp uge i64 3, %p3, !dbg !198
	br i1 %85, label %b2_fail10, label %b2_ok10, !dbg !198, !prof !27

b2_ok10:
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !198
	%86 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !199
	%87 = bitcast i64* %86 to i8*, !dbg !199
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 4, i64 10, i32 0, i8* %ctrl, i32 44), !dbg !199
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 4, !dbg !200
	%90 = icmp uge i64 4, %p3, !dbg !200
	br i1 %90, label %b2_fail11, label %b2_ok11, !dbg !200, !prof !27

b2_ok11:
	store i64 %88, i64 addrspace(1)* %89, align 8, !dbg !200
	%91 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !201
	%92 = bitcast i64* %91 to i8*, !dbg !201
	%93 = call i64 @gpuc_signal_wait_until_thread(i8* %92, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 46), !dbg !201
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 5, !dbg !202
	%95 = icmp uge i64 5, %p3, !dbg !202
	br i1 %95, label %b2_fail12, label %b2_ok12, !dbg !202, !prof !27

b2_ok12:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !202
	br label %b3, !dbg !203

b3:
	%96 = phi i64 [ 0, %b2_ok12 ], [ %105, %b3_ok2 ], !dbg !203
	%97 = add i64 %96, 6, !dbg !205
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %96, !dbg !204
	%99 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !206
	%100 = icmp uge i64 %96, %p1, !dbg !204
	br i1 %100, label %b3_fail1, label %b3_ok1, !dbg !204, !prof !27

b3_ok1:
	%101 = bitcast i64* %99 to i8*, !dbg !206
	%102 = call i64 @gpuc_signal_fetch_thread(i8* %101), !dbg !206
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %97, !dbg !207
	%104 = icmp uge i64 %97, %p3, !dbg !207
	br i1 %104, label %b3_fail2, label %b3_ok2, !dbg !207, !prof !27

b3_ok2:
	store i64 %102, i64 addrspace(1)* %103, align 8, !dbg !207
	%105 = add i64 %96, 1, !dbg !207
	%106 = icmp slt i64 %105, %p1, !dbg !207
	br i1 %106, label %b3, label %b4, !dbg !207

b4:
	ret void, !dbg !207

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 %p1), !dbg !177
	ret void, !dbg !177

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 1, i64 %p1), !dbg !181
	ret void, !dbg !181

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 2, i64 %p1), !dbg !183
	ret void, !dbg !183

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 3, i64 %p1), !dbg !185
	ret void, !dbg !185

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 4, i64 %p1), !dbg !187
	ret void, !dbg !187

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 5, i64 %p1), !dbg !189
	ret void, !dbg !189

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 0, i64 %p3), !dbg !192
	ret void, !dbg !192

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 1, i64 %p3), !dbg !194
	ret void, !dbg !194

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 2, i64 %p3), !dbg !196
	ret void, !dbg !196

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 3, i64 %p3), !dbg !198
	ret void, !dbg !198

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 4, i64 %p3), !dbg !200
	ret void, !dbg !200

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 5, i64 %p3), !dbg !202
	ret void, !dbg !202

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %96, i64 %p1), !dbg !204
	ret void, !dbg !204

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %97, i64 %p3), !dbg !207
	ret void, !dbg !207
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !208 {
entry:
	br label %b0, !dbg !209

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !209
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !209
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !210
	%3 = sext i32 %2 to i64, !dbg !211
	br label %b1, !dbg !211

b1:
	%4 = phi i64 [ 0, %b0 ], [ %40, %b1_ok1 ], !dbg !211
	%5 = icmp uge i64 %4, %3, !dbg !210
	br i1 %5, label %b1_fail1, label %b1_ok1, !dbg !210, !prof !27

b1_ok1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !212, !range !11
	%7 = sext i32 %6 to i64, !dbg !212
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !212, !range !28
	%9 = sext i32 %8 to i64, !dbg !212
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !212, !range !28
	%11 = sext i32 %10 to i64, !dbg !212
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !212, !range !82
	%13 = sext i32 %12 to i64, !dbg !212
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !212, !range !83
	%15 = sext i32 %14 to i64, !dbg !212
	%16 = mul i64 %15, %11, !dbg !212
	%17 = add i64 %9, %16, !dbg !212
	%18 = mul i64 %13, %17, !dbg !212
	%19 = add i64 %7, %18, !dbg !212
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !212, !range !20
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !212, !range !20
	%22 = mul i32 %20, %21, !dbg !212
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !212, !range !72
	%24 = mul i32 %22, %23, !dbg !212
	%25 = sext i32 %24 to i64, !dbg !212
	%26 = mul i64 %19, %25, !dbg !212
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !212, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !212, !range !18
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !212, !range !19
	%30 = mul i32 %21, %29, !dbg !212
	%31 = add i32 %28, %30, !dbg !212
	%32 = mul i32 %20, %31, !dbg !212
	%33 = add i32 %27, %32, !dbg !212
	%34 = sext i32 %33 to i64, !dbg !212
	%35 = add i64 %26, %34, !dbg !212
	%36 = add i64 %35, 1, !dbg !213
	%37 = trunc i64 %4 to i32, !dbg !210
	%38 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !210
	%39 = bitcast i64* %38 to i8*, !dbg !210
	call void @gpuc_signal_op_thread(i8* %39, i64 %36, i32 10, i32 %37), !dbg !210
	%40 = add i64 %4, 1, !dbg !210
	%41 = icmp slt i64 %40, %3, !dbg !210
	br i1 %41, label %b1, label %b2, !dbg !210

b2:
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !215
	%43 = bitcast i64* %42 to i8*, !dbg !215
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 49), !dbg !215
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %35, !dbg !216
	%46 = icmp uge i64 %35, %p3, !dbg !216
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !216, !prof !27

b2_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !216
	ret void, !dbg !216

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %4, i64 %3), !dbg !210
	ret void, !dbg !210

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 %35, i64 %p3), !dbg !216
	ret void, !dbg !216
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !217 {
entry:
	br label %b0, !dbg !218

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !218
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !219
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !220
	%3 = sext i32 %2 to i64, !dbg !221
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !222, !range !11
	%5 = sext i32 %4 to i64, !dbg !222
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !222, !range !28
	%7 = sext i32 %6 to i64, !dbg !222
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !222, !range !28
	%9 = sext i32 %8 to i64, !dbg !222
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !222, !range !82
	%11 = sext i32 %10 to i64, !dbg !222
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !222, !range !83
	%13 = sext i32 %12 to i64, !dbg !222
	%14 = mul i64 %13, %9, !dbg !222
	%15 = add i64 %7, %14, !dbg !222
	%16 = mul i64 %11, %15, !dbg !222
	%17 = add i64 %5, %16, !dbg !222
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !222, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !222, !range !20
	%20 = mul i32 %18, %19, !dbg !222
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !222, !range !72
	%22 = mul i32 %20, %21, !dbg !222
	%23 = sext i32 %22 to i64, !dbg !222
	%24 = mul i64 %17, %23, !dbg !222
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !222, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !222, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !222, !range !19
	%28 = mul i32 %19, %27, !dbg !222
	%29 = add i32 %26, %28, !dbg !222
	%30 = mul i32 %18, %29, !dbg !222
	%31 = add i32 %25, %30, !dbg !222
	%32 = sext i32 %31 to i64, !dbg !222
	%33 = add i64 %24, %32, !dbg !222
	%34 = mul i64 %11, %13, !dbg !222
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !222, !range !83
	%36 = sext i32 %35 to i64, !dbg !222
	%37 = mul i64 %34, %36, !dbg !222
	%38 = mul i64 %37, %23, !dbg !222
	%39 = sext i32 %1 to i64, !dbg !219
	%40 = add i64 %39, 1, !dbg !224
	br label %b1, !dbg !222

b1:
	%41 = phi i64 [ %33, %b0 ], [ %48, %b2_ok1 ], !dbg !222
	%42 = icmp slt i64 %41, %3, !dbg !222
	br i1 %42, label %b2, label %b3, !dbg !222

b2:
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %39, !dbg !225
	%44 = trunc i64 %41 to i32, !dbg !220
	%45 = addrspacecast i64 addrspace(1)* %43 to i64*, !dbg !220
	%46 = icmp uge i64 %39, %p1, !dbg !225
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !225, !prof !27

b2_ok1:
	%47 = bitcast i64* %45 to i8*, !dbg !220
	call void @gpuc_signal_op_thread(i8* %47, i64 %40, i32 9, i32 %44), !dbg !220
	%48 = add i64 %41, %38, !dbg !222
	br label %b1, !dbg !222

b3:
	%49 = phi i64 [ %57, %b4_ok1 ], [ %33, %b1 ], !dbg !226
	%50 = icmp slt i64 %49, %3, !dbg !226
	br i1 %50, label %b4, label %b5, !dbg !226

b4:
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %49, !dbg !227
	%52 = add i64 %49, 1, !dbg !229
	%53 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !230
	%54 = icmp uge i64 %49, %p1, !dbg !227
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !227, !prof !27

b4_ok1:
	%55 = bitcast i64* %53 to i8*, !dbg !230
	%56 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %55, i32 0, i64 %52, i32 0, i8* %ctrl, i32 53), !dbg !230
	%57 = add i64 %49, %38, !dbg !226
	br label %b3, !dbg !226

b5:
	ret void, !dbg !226

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 %39, i64 %p1), !dbg !225
	ret void, !dbg !225

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %49, i64 %p1), !dbg !227
	ret void, !dbg !227
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !232 {
entry:
	br label %b0, !dbg !233

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !233
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !233
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !233
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !236
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !237
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !238, !range !11
	%6 = sext i32 %5 to i64, !dbg !238
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !238, !range !28
	%8 = sext i32 %7 to i64, !dbg !238
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !238, !range !28
	%10 = sext i32 %9 to i64, !dbg !238
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !238, !range !82
	%12 = sext i32 %11 to i64, !dbg !238
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !238, !range !83
	%14 = sext i32 %13 to i64, !dbg !238
	%15 = mul i64 %14, %10, !dbg !238
	%16 = add i64 %8, %15, !dbg !238
	%17 = mul i64 %12, %16, !dbg !238
	%18 = add i64 %6, %17, !dbg !238
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !238, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !238, !range !20
	%21 = mul i32 %19, %20, !dbg !238
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !238, !range !72
	%23 = mul i32 %21, %22, !dbg !238
	%24 = sext i32 %23 to i64, !dbg !238
	%25 = mul i64 %18, %24, !dbg !238
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !238, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !238, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !238, !range !19
	%29 = mul i32 %20, %28, !dbg !238
	%30 = add i32 %27, %29, !dbg !238
	%31 = mul i32 %19, %30, !dbg !238
	%32 = add i32 %26, %31, !dbg !238
	%33 = sext i32 %32 to i64, !dbg !238
	%34 = add i64 %25, %33, !dbg !238
	%35 = icmp eq i64 %34, 0, !dbg !239
	br i1 %35, label %b1, label %b14, !dbg !239

b1:
	%36 = sext i32 %3 to i64, !dbg !236
	%37 = add i64 %36, 1, !dbg !241
	%38 = sext i32 %4 to i64, !dbg !237
	%39 = icmp ne i64 %p3, %p5, !dbg !240
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !240, !prof !27

b1_ok1:
	%40 = icmp eq i64 %38, -1, !dbg !242
	%41 = select i1 %40, i64 1, i64 %38, !dbg !242
	%42 = srem i64 %37, %41, !dbg !242
	%43 = mul i64 %p5, 4, !dbg !240
	%44 = trunc i64 %42 to i32, !dbg !240
	%45 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !240
	%46 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !240
	%47 = bitcast i32* %45 to i8*, !dbg !240
	%48 = bitcast i32* %46 to i8*, !dbg !240
	call void @gpuc_put_nbi_thread(i8* %47, i8* %48, i64 %43, i32 %44), !dbg !240
	%49 = icmp eq i64 %p0, 0, !dbg !243
	br i1 %49, label %b2, label %b3, !dbg !243

b2:
	%50 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !244
	%51 = icmp slt i32 %50, 0, !dbg !244
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !244, !prof !27

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i32 1, i8* %ctrl, i32 56), !dbg !244
	br label %b9, !dbg !244

b3:
	%52 = icmp eq i64 %p0, 1, !dbg !245
	br i1 %52, label %b4, label %b5, !dbg !245

b4:
	call void @gpuc_barrier_all_thread(i32 1, i8* %ctrl, i32 57), !dbg !246
	br label %b9, !dbg !246

b5:
	%53 = icmp eq i64 %p0, 2, !dbg !247
	br i1 %53, label %b6, label %b7, !dbg !247

b6:
	call void @gpuc_quiet_thread(), !dbg !248
	%54 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !249
	%55 = icmp slt i32 %54, 0, !dbg !249
	br i1 %55, label %b6_fail1, label %b6_ok1, !dbg !249, !prof !27

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i32 1, i8* %ctrl, i32 59), !dbg !249
	br label %b9, !dbg !249

b7:
	%56 = icmp eq i64 %p0, 3, !dbg !250
	br i1 %56, label %b8, label %b9, !dbg !250

b8:
	call void @gpuc_quiet_thread(), !dbg !251
	call void @gpuc_sync_all_thread(i32 1, i8* %ctrl, i32 60), !dbg !252
	br label %b9, !dbg !252

b9:
	%57 = mul i64 %p7, -1, !dbg !253
	%58 = add i64 %p3, %57, !dbg !253
	%59 = icmp sge i64 %58, 0, !dbg !253
	br i1 %59, label %b10, label %b12_cold, !dbg !253, !prof !73

b10:
	%60 = phi i64 [ %65, %b11 ], [ 0, %b9 ], !dbg !253
	%61 = icmp slt i64 %60, %p7, !dbg !254
	br i1 %61, label %b11, label %b14, !dbg !254

b11:
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %60, !dbg !255
	%63 = load i32, i32 addrspace(1)* %62, align 4, !dbg !255
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %60, !dbg !256
	store i32 %63, i32 addrspace(1)* %64, align 4, !dbg !256
	%65 = add i64 %60, 1, !dbg !257
	br label %b10, !dbg !257

b14:
	ret void, !dbg !235

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !240
	ret void, !dbg !240

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 0, i64 0), !dbg !244
	ret void, !dbg !244

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 0, i64 0), !dbg !249
	ret void, !dbg !249

b12_cold:
	%66 = phi i64 [ %72, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !253
	%67 = icmp slt i64 %66, %p7, !dbg !254
	br i1 %67, label %b13_cold, label %b14, !dbg !254

b13_cold:
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %66, !dbg !255
	%69 = icmp uge i64 %66, %p3, !dbg !255
	br i1 %69, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !255, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %66, i64 %p3), !dbg !255
	ret void, !dbg !255

b13_cold_ok1:
	%70 = load i32, i32 addrspace(1)* %68, align 4, !dbg !255
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %66, !dbg !256
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !256
	%72 = add i64 %66, 1, !dbg !257
	br label %b12_cold, !dbg !257
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !258 {
entry:
	br label %b0, !dbg !259

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !259
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !259
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !259
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !262
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !263
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !264, !range !11
	%6 = sext i32 %5 to i64, !dbg !264
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !264, !range !28
	%8 = sext i32 %7 to i64, !dbg !264
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !264, !range !28
	%10 = sext i32 %9 to i64, !dbg !264
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !264, !range !82
	%12 = sext i32 %11 to i64, !dbg !264
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !264, !range !83
	%14 = sext i32 %13 to i64, !dbg !264
	%15 = mul i64 %14, %10, !dbg !264
	%16 = add i64 %8, %15, !dbg !264
	%17 = mul i64 %12, %16, !dbg !264
	%18 = add i64 %6, %17, !dbg !264
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !264, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !264, !range !20
	%21 = mul i32 %19, %20, !dbg !264
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !264, !range !72
	%23 = mul i32 %21, %22, !dbg !264
	%24 = sext i32 %23 to i64, !dbg !264
	%25 = mul i64 %18, %24, !dbg !264
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !264, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !264, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !264, !range !19
	%29 = mul i32 %20, %28, !dbg !264
	%30 = add i32 %27, %29, !dbg !264
	%31 = mul i32 %19, %30, !dbg !264
	%32 = add i32 %26, %31, !dbg !264
	%33 = sext i32 %32 to i64, !dbg !264
	%34 = add i64 %25, %33, !dbg !264
	%35 = sdiv i64 %34, 32, !dbg !265
	%36 = icmp eq i64 %35, 0, !dbg !266
	br i1 %36, label %b1, label %b14, !dbg !266

b1:
	%37 = icmp ne i64 %p3, %p5, !dbg !267
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !267, !prof !27

b1_ok1:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !268, !range !41
	%39 = sext i32 %38 to i64, !dbg !268
	%40 = and i32 %32, -32, !dbg !269
	%41 = sub i32 %23, %40, !dbg !269
	%42 = icmp slt i32 %41, 32, !dbg !269
	%43 = select i1 %42, i32 %41, i32 32, !dbg !269
	%44 = sext i32 %43 to i64, !dbg !269
	%45 = sext i32 %3 to i64, !dbg !262
	%46 = add i64 %45, 1, !dbg !270
	%47 = sext i32 %4 to i64, !dbg !263
	%48 = icmp eq i64 %47, -1, !dbg !271
	%49 = select i1 %48, i64 1, i64 %47, !dbg !271
	%50 = srem i64 %46, %49, !dbg !271
	%51 = mul i64 %p5, 4, !dbg !267
	%52 = trunc i64 %50 to i32, !dbg !267
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !267
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !267
	%55 = bitcast i32* %53 to i8*, !dbg !267
	%56 = bitcast i32* %54 to i8*, !dbg !267
	call void @gpuc_put_nbi_warp(i8* %55, i8* %56, i64 %51, i32 %52), !dbg !267
	%57 = icmp eq i64 %p0, 0, !dbg !272
	br i1 %57, label %b2, label %b3, !dbg !272

b2:
	%58 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !273
	%59 = icmp slt i32 %58, 0, !dbg !273
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !273, !prof !27

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i32 1, i8* %ctrl, i32 56), !dbg !273
	br label %b9, !dbg !273

b3:
	%60 = icmp eq i64 %p0, 1, !dbg !274
	br i1 %60, label %b4, label %b5, !dbg !274

b4:
	call void @gpuc_barrier_all_warp(i32 1, i8* %ctrl, i32 57), !dbg !275
	br label %b9, !dbg !275

b5:
	%61 = icmp eq i64 %p0, 2, !dbg !276
	br i1 %61, label %b6, label %b7, !dbg !276

b6:
	call void @gpuc_quiet_warp(), !dbg !277
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !278
	%63 = icmp slt i32 %62, 0, !dbg !278
	br i1 %63, label %b6_fail1, label %b6_ok1, !dbg !278, !prof !27

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i32 1, i8* %ctrl, i32 59), !dbg !278
	br label %b9, !dbg !278

b7:
	%64 = icmp eq i64 %p0, 3, !dbg !279
	br i1 %64, label %b8, label %b9, !dbg !279

b8:
	call void @gpuc_quiet_warp(), !dbg !280
	call void @gpuc_sync_all_warp(i32 1, i8* %ctrl, i32 60), !dbg !281
	br label %b9, !dbg !281

b9:
	%65 = icmp ule i64 %44, 281474976710655, !dbg !282
	%66 = mul i64 %p7, -1, !dbg !282
	%67 = add i64 %p3, %66, !dbg !282
	%68 = icmp sge i64 %67, 0, !dbg !282
	%69 = and i1 %65, %68, !dbg !282
	br i1 %69, label %b10, label %b12_cold, !dbg !282, !prof !73

b10:
	%70 = phi i64 [ %75, %b11 ], [ %39, %b9 ], !dbg !282
	%71 = icmp slt i64 %70, %p7, !dbg !283
	br i1 %71, label %b11, label %b14, !dbg !283

b11:
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %70, !dbg !284
	%73 = load i32, i32 addrspace(1)* %72, align 4, !dbg !284
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %70, !dbg !285
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !285
	%75 = add i64 %70, %44, !dbg !286
	br label %b10, !dbg !286

b14:
	ret void, !dbg !261

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !267
	ret void, !dbg !267

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 0, i64 0), !dbg !273
	ret void, !dbg !273

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 0, i64 0), !dbg !278
	ret void, !dbg !278

b12_cold:
	%76 = phi i64 [ %82, %b13_cold_ok1 ], [ %39, %b9 ], !dbg !282
	%77 = icmp slt i64 %76, %p7, !dbg !283
	br i1 %77, label %b13_cold, label %b14, !dbg !283

b13_cold:
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %76, !dbg !284
	%79 = icmp uge i64 %76, %p3, !dbg !284
	br i1 %79, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !284, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %76, i64 %p3), !dbg !284
	ret void, !dbg !284

b13_cold_ok1:
	%80 = load i32, i32 addrspace(1)* %78, align 4, !dbg !284
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %76, !dbg !285
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !285
	%82 = add i64 %76, %44, !dbg !286
	br label %b12_cold, !dbg !286
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !287 {
entry:
	br label %b0, !dbg !288

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !288
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !288
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !288
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !291
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !292
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !293, !range !11
	%6 = sext i32 %5 to i64, !dbg !293
	%7 = icmp eq i64 %6, 0, !dbg !294
	br i1 %7, label %b1, label %b14, !dbg !294

b1:
	%8 = icmp ne i64 %p3, %p5, !dbg !295
	br i1 %8, label %b1_fail1, label %b1_ok1, !dbg !295, !prof !27

b1_ok1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !296, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !296, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !296, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !296, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !296, !range !20
	%14 = mul i32 %13, %11, !dbg !296
	%15 = add i32 %10, %14, !dbg !296
	%16 = mul i32 %12, %15, !dbg !296
	%17 = add i32 %9, %16, !dbg !296
	%18 = sext i32 %17 to i64, !dbg !296
	%19 = mul i32 %12, %13, !dbg !297
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !297, !range !72
	%21 = mul i32 %19, %20, !dbg !297
	%22 = sext i32 %21 to i64, !dbg !297
	%23 = sext i32 %3 to i64, !dbg !291
	%24 = add i64 %23, 1, !dbg !298
	%25 = sext i32 %4 to i64, !dbg !292
	%26 = icmp eq i64 %25, -1, !dbg !299
	%27 = select i1 %26, i64 1, i64 %25, !dbg !299
	%28 = srem i64 %24, %27, !dbg !299
	%29 = mul i64 %p5, 4, !dbg !295
	%30 = trunc i64 %28 to i32, !dbg !295
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !295
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !295
	%33 = bitcast i32* %31 to i8*, !dbg !295
	%34 = bitcast i32* %32 to i8*, !dbg !295
	call void @gpuc_put_nbi_block(i8* %33, i8* %34, i64 %29, i32 %30), !dbg !295
	%35 = icmp eq i64 %p0, 0, !dbg !300
	br i1 %35, label %b2, label %b3, !dbg !300

b2:
	%36 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !301
	%37 = icmp slt i32 %36, 0, !dbg !301
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !301, !prof !27

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i32 1, i8* %ctrl, i32 56), !dbg !301
	br label %b9, !dbg !301

b3:
	%38 = icmp eq i64 %p0, 1, !dbg !302
	br i1 %38, label %b4, label %b5, !dbg !302

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 57), !dbg !303
	br label %b9, !dbg !303

b5:
	%39 = icmp eq i64 %p0, 2, !dbg !304
	br i1 %39, label %b6, label %b7, !dbg !304

b6:
	call void @gpuc_quiet_block(), !dbg !305
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !306
	%41 = icmp slt i32 %40, 0, !dbg !306
	br i1 %41, label %b6_fail1, label %b6_ok1, !dbg !306, !prof !27

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i32 1, i8* %ctrl, i32 59), !dbg !306
	br label %b9, !dbg !306

b7:
	%42 = icmp eq i64 %p0, 3, !dbg !307
	br i1 %42, label %b8, label %b9, !dbg !307

b8:
	call void @gpuc_quiet_block(), !dbg !308
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 60), !dbg !309
	br label %b9, !dbg !309

b9:
	%43 = mul i64 %p7, -1, !dbg !310
	%44 = add i64 %p3, %43, !dbg !310
	%45 = icmp sge i64 %44, 0, !dbg !310
	br i1 %45, label %b10, label %b12_cold, !dbg !310, !prof !73

b10:
	%46 = phi i64 [ %51, %b11 ], [ %18, %b9 ], !dbg !310
	%47 = icmp slt i64 %46, %p7, !dbg !311
	br i1 %47, label %b11, label %b14, !dbg !311

b11:
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %46, !dbg !312
	%49 = load i32, i32 addrspace(1)* %48, align 4, !dbg !312
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !313
	store i32 %49, i32 addrspace(1)* %50, align 4, !dbg !313
	%51 = add i64 %46, %22, !dbg !314
	br label %b10, !dbg !314

b14:
	ret void, !dbg !290

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !295
	ret void, !dbg !295

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 0, i64 0), !dbg !301
	ret void, !dbg !301

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 0, i64 0), !dbg !306
	ret void, !dbg !306

b12_cold:
	%52 = phi i64 [ %58, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !310
	%53 = icmp slt i64 %52, %p7, !dbg !311
	br i1 %53, label %b13_cold, label %b14, !dbg !311

b13_cold:
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %52, !dbg !312
	%55 = icmp uge i64 %52, %p3, !dbg !312
	br i1 %55, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !312, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %52, i64 %p3), !dbg !312
	ret void, !dbg !312

b13_cold_ok1:
	%56 = load i32, i32 addrspace(1)* %54, align 4, !dbg !312
	%57 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %52, !dbg !313
	store i32 %56, i32 addrspace(1)* %57, align 4, !dbg !313
	%58 = add i64 %52, %22, !dbg !314
	br label %b12_cold, !dbg !314
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !315 {
entry:
	br label %b0, !dbg !316

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !316
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !316
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !317
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !318
	%4 = sext i32 %3 to i64, !dbg !318
	%5 = sext i32 %2 to i64, !dbg !319
	%6 = icmp slt i64 0, %p4, !dbg !319
	br i1 %6, label %b1, label %b7, !dbg !319

b1:
	%7 = add i64 %4, 1, !dbg !320
	br label %b2, !dbg !319

b2:
	%8 = phi i64 [ %33, %b6 ], [ 0, %b1 ], !dbg !319
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !321, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !321, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !321, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !321, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !321, !range !20
	%14 = mul i32 %13, %11, !dbg !321
	%15 = add i32 %10, %14, !dbg !321
	%16 = mul i32 %12, %15, !dbg !321
	%17 = add i32 %9, %16, !dbg !321
	%18 = sext i32 %17 to i64, !dbg !321
	%19 = icmp eq i64 %18, 0, !dbg !322
	br i1 %19, label %b3, label %b4, !dbg !322

b3:
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !323
	%21 = add i64 %8, 1, !dbg !324
	%22 = trunc i64 %21 to i32, !dbg !325
	%23 = icmp uge i64 0, %p1, !dbg !323
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !323, !prof !27

b3_ok1:
	%24 = icmp eq i64 %5, -1, !dbg !326
	%25 = select i1 %24, i64 1, i64 %5, !dbg !326
	%26 = srem i64 %7, %25, !dbg !326
	%27 = trunc i64 %26 to i32, !dbg !317
	%28 = addrspacecast i32 addrspace(1)* %20 to i32*, !dbg !317
	%29 = bitcast i32* %28 to i8*, !dbg !317
	call void @gpuc_p_thread_32(i8* %29, i32 %22, i32 %27), !dbg !317
	br label %b4, !dbg !317

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 63), !dbg !327
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !328
	%31 = icmp uge i64 0, %p1, !dbg !328
	br i1 %31, label %b4_fail1, label %b4_ok1, !dbg !328, !prof !27

b4_ok1:
	%32 = load i32, i32 addrspace(1)* %30, align 4, !dbg !328
	%33 = add i64 %8, 1, !dbg !329
	%34 = trunc i64 %33 to i32, !dbg !330
	%35 = icmp ne i32 %32, %34, !dbg !331
	br i1 %35, label %b5, label %b6, !dbg !331

b5:
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !332
	%37 = icmp uge i64 0, %p3, !dbg !332
	br i1 %37, label %b5_fail1, label %b5_ok1, !dbg !332, !prof !27

b5_ok1:
	%38 = atomicrmw add i32 addrspace(1)* %36, i32 1 monotonic, !dbg !333
	br label %b6, !dbg !333

b6:
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 66), !dbg !334
	%39 = icmp slt i64 %33, %p4, !dbg !334
	br i1 %39, label %b2, label %b7, !dbg !334

b7:
	ret void, !dbg !334

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 %p1), !dbg !323
	ret void, !dbg !323

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 0, i64 %p1), !dbg !328
	ret void, !dbg !328

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 %p3), !dbg !332
	ret void, !dbg !332
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !336 {
entry:
	br label %b0, !dbg !337

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !337
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !337
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !340
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !341, !range !11
	%4 = sext i32 %3 to i64, !dbg !341
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !341, !range !28
	%6 = sext i32 %5 to i64, !dbg !341
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !341, !range !28
	%8 = sext i32 %7 to i64, !dbg !341
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !341, !range !82
	%10 = sext i32 %9 to i64, !dbg !341
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !341, !range !83
	%12 = sext i32 %11 to i64, !dbg !341
	%13 = mul i64 %12, %8, !dbg !341
	%14 = add i64 %6, %13, !dbg !341
	%15 = mul i64 %10, %14, !dbg !341
	%16 = add i64 %4, %15, !dbg !341
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !341, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !341, !range !20
	%19 = mul i32 %17, %18, !dbg !341
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !341, !range !72
	%21 = mul i32 %19, %20, !dbg !341
	%22 = sext i32 %21 to i64, !dbg !341
	%23 = mul i64 %16, %22, !dbg !341
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !341, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !341, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !341, !range !19
	%27 = mul i32 %18, %26, !dbg !341
	%28 = add i32 %25, %27, !dbg !341
	%29 = mul i32 %17, %28, !dbg !341
	%30 = add i32 %24, %29, !dbg !341
	%31 = sext i32 %30 to i64, !dbg !341
	%32 = add i64 %23, %31, !dbg !341
	%33 = mul i64 %10, %12, !dbg !341
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !341, !range !83
	%35 = sext i32 %34 to i64, !dbg !341
	%36 = mul i64 %33, %35, !dbg !341
	%37 = mul i64 %36, %22, !dbg !341
	%38 = sext i32 %2 to i64, !dbg !340
	%39 = trunc i64 %p4 to i32, !dbg !340
	br label %b1, !dbg !341

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !341
	%41 = icmp slt i64 %40, %p3, !dbg !341
	br i1 %41, label %b2, label %b3, !dbg !341

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !342
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !343
	%44 = icmp uge i64 %40, %p1, !dbg !342
	%45 = icmp uge i64 %p4, %38, !dbg !340
	%46 = or i1 %44, %45, !dbg !340
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !340, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !343
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !340
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !340
	%49 = add i64 %40, %37, !dbg !341
	br label %b1, !dbg !341

b3:
	ret void, !dbg !339

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !342
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !342

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !342
	ret void, !dbg !342

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !340
	ret void, !dbg !340
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !344 {
entry:
	br label %b0, !dbg !345

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !345
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !345
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !348
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !349, !range !11
	%4 = sext i32 %3 to i64, !dbg !349
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !349, !range !28
	%6 = sext i32 %5 to i64, !dbg !349
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !349, !range !28
	%8 = sext i32 %7 to i64, !dbg !349
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !349, !range !82
	%10 = sext i32 %9 to i64, !dbg !349
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !349, !range !83
	%12 = sext i32 %11 to i64, !dbg !349
	%13 = mul i64 %12, %8, !dbg !349
	%14 = add i64 %6, %13, !dbg !349
	%15 = mul i64 %10, %14, !dbg !349
	%16 = add i64 %4, %15, !dbg !349
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !349, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !349, !range !20
	%19 = mul i32 %17, %18, !dbg !349
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !349, !range !72
	%21 = mul i32 %19, %20, !dbg !349
	%22 = sext i32 %21 to i64, !dbg !349
	%23 = mul i64 %16, %22, !dbg !349
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !349, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !349, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !349, !range !19
	%27 = mul i32 %18, %26, !dbg !349
	%28 = add i32 %25, %27, !dbg !349
	%29 = mul i32 %17, %28, !dbg !349
	%30 = add i32 %24, %29, !dbg !349
	%31 = sext i32 %30 to i64, !dbg !349
	%32 = add i64 %23, %31, !dbg !349
	%33 = mul i64 %10, %12, !dbg !349
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !349, !range !83
	%35 = sext i32 %34 to i64, !dbg !349
	%36 = mul i64 %33, %35, !dbg !349
	%37 = mul i64 %36, %22, !dbg !349
	%38 = sext i32 %2 to i64, !dbg !348
	%39 = trunc i64 %p4 to i32, !dbg !348
	br label %b1, !dbg !349

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !349
	%41 = icmp slt i64 %40, %p1, !dbg !349
	br i1 %41, label %b2, label %b3, !dbg !349

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !350
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !348
	%44 = icmp uge i64 %40, %p3, !dbg !350
	%45 = icmp uge i64 %p4, %38, !dbg !348
	%46 = or i1 %44, %45, !dbg !348
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !348, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !348
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !351
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !351
	%49 = add i64 %40, %37, !dbg !349
	br label %b1, !dbg !349

b3:
	ret void, !dbg !347

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !350
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !350

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !350
	ret void, !dbg !350

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !348
	ret void, !dbg !348
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !352 {
entry:
	br label %b0, !dbg !353

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !353
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !353
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !356
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !357, !range !11
	%4 = sext i32 %3 to i64, !dbg !357
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !357, !range !28
	%6 = sext i32 %5 to i64, !dbg !357
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !357, !range !28
	%8 = sext i32 %7 to i64, !dbg !357
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !357, !range !82
	%10 = sext i32 %9 to i64, !dbg !357
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !357, !range !83
	%12 = sext i32 %11 to i64, !dbg !357
	%13 = mul i64 %12, %8, !dbg !357
	%14 = add i64 %6, %13, !dbg !357
	%15 = mul i64 %10, %14, !dbg !357
	%16 = add i64 %4, %15, !dbg !357
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !357, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !357, !range !20
	%19 = mul i32 %17, %18, !dbg !357
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !357, !range !72
	%21 = mul i32 %19, %20, !dbg !357
	%22 = sext i32 %21 to i64, !dbg !357
	%23 = mul i64 %16, %22, !dbg !357
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !357, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !357, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !357, !range !19
	%27 = mul i32 %18, %26, !dbg !357
	%28 = add i32 %25, %27, !dbg !357
	%29 = mul i32 %17, %28, !dbg !357
	%30 = add i32 %24, %29, !dbg !357
	%31 = sext i32 %30 to i64, !dbg !357
	%32 = add i64 %23, %31, !dbg !357
	%33 = mul i64 %10, %12, !dbg !357
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !357, !range !83
	%35 = sext i32 %34 to i64, !dbg !357
	%36 = mul i64 %33, %35, !dbg !357
	%37 = mul i64 %36, %22, !dbg !357
	%38 = sext i32 %2 to i64, !dbg !356
	%39 = trunc i64 %p4 to i32, !dbg !356
	br label %b1, !dbg !357

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !357
	%41 = icmp slt i64 %40, %p3, !dbg !357
	br i1 %41, label %b2, label %b3, !dbg !357

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !358
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !359
	%44 = icmp uge i64 %40, %p1, !dbg !358
	%45 = icmp uge i64 %p4, %38, !dbg !356
	%46 = or i1 %44, %45, !dbg !356
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !356, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !359
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !356
	%49 = bitcast i16* %48 to i8*, !dbg !356
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !356
	%50 = add i64 %40, %37, !dbg !357
	br label %b1, !dbg !357

b3:
	ret void, !dbg !355

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !358
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !358

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !358
	ret void, !dbg !358

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !356
	ret void, !dbg !356
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !360 {
entry:
	br label %b0, !dbg !361

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !361
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !361
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !364
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !365, !range !11
	%4 = sext i32 %3 to i64, !dbg !365
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !365, !range !28
	%6 = sext i32 %5 to i64, !dbg !365
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !365, !range !28
	%8 = sext i32 %7 to i64, !dbg !365
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !365, !range !82
	%10 = sext i32 %9 to i64, !dbg !365
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !365, !range !83
	%12 = sext i32 %11 to i64, !dbg !365
	%13 = mul i64 %12, %8, !dbg !365
	%14 = add i64 %6, %13, !dbg !365
	%15 = mul i64 %10, %14, !dbg !365
	%16 = add i64 %4, %15, !dbg !365
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !365, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !365, !range !20
	%19 = mul i32 %17, %18, !dbg !365
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !365, !range !72
	%21 = mul i32 %19, %20, !dbg !365
	%22 = sext i32 %21 to i64, !dbg !365
	%23 = mul i64 %16, %22, !dbg !365
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !365, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !365, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !365, !range !19
	%27 = mul i32 %18, %26, !dbg !365
	%28 = add i32 %25, %27, !dbg !365
	%29 = mul i32 %17, %28, !dbg !365
	%30 = add i32 %24, %29, !dbg !365
	%31 = sext i32 %30 to i64, !dbg !365
	%32 = add i64 %23, %31, !dbg !365
	%33 = mul i64 %10, %12, !dbg !365
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !365, !range !83
	%35 = sext i32 %34 to i64, !dbg !365
	%36 = mul i64 %33, %35, !dbg !365
	%37 = mul i64 %36, %22, !dbg !365
	%38 = sext i32 %2 to i64, !dbg !364
	%39 = trunc i64 %p4 to i32, !dbg !364
	br label %b1, !dbg !365

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !365
	%41 = icmp slt i64 %40, %p1, !dbg !365
	br i1 %41, label %b2, label %b3, !dbg !365

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !366
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !364
	%44 = icmp uge i64 %40, %p3, !dbg !366
	%45 = icmp uge i64 %p4, %38, !dbg !364
	%46 = or i1 %44, %45, !dbg !364
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !364, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !364
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !364
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !367
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !367
	%50 = add i64 %40, %37, !dbg !365
	br label %b1, !dbg !365

b3:
	ret void, !dbg !363

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !366
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !366

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !366
	ret void, !dbg !366

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !364
	ret void, !dbg !364
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !368 {
entry:
	br label %b0, !dbg !369

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !369
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !369
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !372
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !373, !range !11
	%4 = sext i32 %3 to i64, !dbg !373
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !373, !range !28
	%6 = sext i32 %5 to i64, !dbg !373
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !373, !range !28
	%8 = sext i32 %7 to i64, !dbg !373
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !373, !range !82
	%10 = sext i32 %9 to i64, !dbg !373
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !373, !range !83
	%12 = sext i32 %11 to i64, !dbg !373
	%13 = mul i64 %12, %8, !dbg !373
	%14 = add i64 %6, %13, !dbg !373
	%15 = mul i64 %10, %14, !dbg !373
	%16 = add i64 %4, %15, !dbg !373
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !373, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !373, !range !20
	%19 = mul i32 %17, %18, !dbg !373
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !373, !range !72
	%21 = mul i32 %19, %20, !dbg !373
	%22 = sext i32 %21 to i64, !dbg !373
	%23 = mul i64 %16, %22, !dbg !373
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !373, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !373, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !373, !range !19
	%27 = mul i32 %18, %26, !dbg !373
	%28 = add i32 %25, %27, !dbg !373
	%29 = mul i32 %17, %28, !dbg !373
	%30 = add i32 %24, %29, !dbg !373
	%31 = sext i32 %30 to i64, !dbg !373
	%32 = add i64 %23, %31, !dbg !373
	%33 = mul i64 %10, %12, !dbg !373
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !373, !range !83
	%35 = sext i32 %34 to i64, !dbg !373
	%36 = mul i64 %33, %35, !dbg !373
	%37 = mul i64 %36, %22, !dbg !373
	%38 = sext i32 %2 to i64, !dbg !372
	%39 = trunc i64 %p4 to i32, !dbg !372
	br label %b1, !dbg !373

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !373
	%41 = icmp slt i64 %40, %p3, !dbg !373
	br i1 %41, label %b2, label %b3, !dbg !373

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !374
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !375
	%44 = icmp uge i64 %40, %p1, !dbg !374
	%45 = icmp uge i64 %p4, %38, !dbg !372
	%46 = or i1 %44, %45, !dbg !372
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !372, !prof !27

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !375
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !372
	%49 = bitcast i32* %48 to i8*, !dbg !372
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !372
	%50 = add i64 %40, %37, !dbg !373
	br label %b1, !dbg !373

b3:
	ret void, !dbg !371

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !374
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !374

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !374
	ret void, !dbg !374

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !372
	ret void, !dbg !372
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !376 {
entry:
	br label %b0, !dbg !377

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !377
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !377
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !380
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !381, !range !11
	%4 = sext i32 %3 to i64, !dbg !381
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !381, !range !28
	%6 = sext i32 %5 to i64, !dbg !381
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !381, !range !28
	%8 = sext i32 %7 to i64, !dbg !381
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !381, !range !82
	%10 = sext i32 %9 to i64, !dbg !381
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !381, !range !83
	%12 = sext i32 %11 to i64, !dbg !381
	%13 = mul i64 %12, %8, !dbg !381
	%14 = add i64 %6, %13, !dbg !381
	%15 = mul i64 %10, %14, !dbg !381
	%16 = add i64 %4, %15, !dbg !381
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !381, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !381, !range !20
	%19 = mul i32 %17, %18, !dbg !381
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !381, !range !72
	%21 = mul i32 %19, %20, !dbg !381
	%22 = sext i32 %21 to i64, !dbg !381
	%23 = mul i64 %16, %22, !dbg !381
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !381, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !381, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !381, !range !19
	%27 = mul i32 %18, %26, !dbg !381
	%28 = add i32 %25, %27, !dbg !381
	%29 = mul i32 %17, %28, !dbg !381
	%30 = add i32 %24, %29, !dbg !381
	%31 = sext i32 %30 to i64, !dbg !381
	%32 = add i64 %23, %31, !dbg !381
	%33 = mul i64 %10, %12, !dbg !381
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !381, !range !83
	%35 = sext i32 %34 to i64, !dbg !381
	%36 = mul i64 %33, %35, !dbg !381
	%37 = mul i64 %36, %22, !dbg !381
	%38 = sext i32 %2 to i64, !dbg !380
	%39 = trunc i64 %p4 to i32, !dbg !380
	br label %b1, !dbg !381

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !381
	%41 = icmp slt i64 %40, %p1, !dbg !381
	br i1 %41, label %b2, label %b3, !dbg !381

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !382
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !380
	%44 = icmp uge i64 %40, %p3, !dbg !382
	%45 = icmp uge i64 %p4, %38, !dbg !380
	%46 = or i1 %44, %45, !dbg !380
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !380, !prof !27

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !380
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !380
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !383
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !383
	%50 = add i64 %40, %37, !dbg !381
	br label %b1, !dbg !381

b3:
	ret void, !dbg !379

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !382
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !382

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !382
	ret void, !dbg !382

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !380
	ret void, !dbg !380
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !384 {
entry:
	br label %b0, !dbg !385

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !385
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !385
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !388
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !389, !range !11
	%4 = sext i32 %3 to i64, !dbg !389
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !389, !range !28
	%6 = sext i32 %5 to i64, !dbg !389
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !389, !range !28
	%8 = sext i32 %7 to i64, !dbg !389
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !389, !range !82
	%10 = sext i32 %9 to i64, !dbg !389
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !389, !range !83
	%12 = sext i32 %11 to i64, !dbg !389
	%13 = mul i64 %12, %8, !dbg !389
	%14 = add i64 %6, %13, !dbg !389
	%15 = mul i64 %10, %14, !dbg !389
	%16 = add i64 %4, %15, !dbg !389
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !389, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !389, !range !20
	%19 = mul i32 %17, %18, !dbg !389
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !389, !range !72
	%21 = mul i32 %19, %20, !dbg !389
	%22 = sext i32 %21 to i64, !dbg !389
	%23 = mul i64 %16, %22, !dbg !389
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !389, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !389, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !389, !range !19
	%27 = mul i32 %18, %26, !dbg !389
	%28 = add i32 %25, %27, !dbg !389
	%29 = mul i32 %17, %28, !dbg !389
	%30 = add i32 %24, %29, !dbg !389
	%31 = sext i32 %30 to i64, !dbg !389
	%32 = add i64 %23, %31, !dbg !389
	%33 = mul i64 %10, %12, !dbg !389
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !389, !range !83
	%35 = sext i32 %34 to i64, !dbg !389
	%36 = mul i64 %33, %35, !dbg !389
	%37 = mul i64 %36, %22, !dbg !389
	%38 = sext i32 %2 to i64, !dbg !388
	%39 = trunc i64 %p4 to i32, !dbg !388
	br label %b1, !dbg !389

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !389
	%41 = icmp slt i64 %40, %p3, !dbg !389
	br i1 %41, label %b2, label %b3, !dbg !389

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !390
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !391
	%44 = icmp uge i64 %40, %p1, !dbg !390
	%45 = icmp uge i64 %p4, %38, !dbg !388
	%46 = or i1 %44, %45, !dbg !388
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !388, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !391
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !388
	%49 = bitcast i64* %48 to i8*, !dbg !388
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !388
	%50 = add i64 %40, %37, !dbg !389
	br label %b1, !dbg !389

b3:
	ret void, !dbg !387

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !390
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !390

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !390
	ret void, !dbg !390

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !388
	ret void, !dbg !388
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !392 {
entry:
	br label %b0, !dbg !393

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !393
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !393
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !396
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !397, !range !11
	%4 = sext i32 %3 to i64, !dbg !397
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !397, !range !28
	%6 = sext i32 %5 to i64, !dbg !397
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !397, !range !28
	%8 = sext i32 %7 to i64, !dbg !397
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !397, !range !82
	%10 = sext i32 %9 to i64, !dbg !397
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !397, !range !83
	%12 = sext i32 %11 to i64, !dbg !397
	%13 = mul i64 %12, %8, !dbg !397
	%14 = add i64 %6, %13, !dbg !397
	%15 = mul i64 %10, %14, !dbg !397
	%16 = add i64 %4, %15, !dbg !397
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !397, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !397, !range !20
	%19 = mul i32 %17, %18, !dbg !397
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !397, !range !72
	%21 = mul i32 %19, %20, !dbg !397
	%22 = sext i32 %21 to i64, !dbg !397
	%23 = mul i64 %16, %22, !dbg !397
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !397, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !397, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !397, !range !19
	%27 = mul i32 %18, %26, !dbg !397
	%28 = add i32 %25, %27, !dbg !397
	%29 = mul i32 %17, %28, !dbg !397
	%30 = add i32 %24, %29, !dbg !397
	%31 = sext i32 %30 to i64, !dbg !397
	%32 = add i64 %23, %31, !dbg !397
	%33 = mul i64 %10, %12, !dbg !397
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !397, !range !83
	%35 = sext i32 %34 to i64, !dbg !397
	%36 = mul i64 %33, %35, !dbg !397
	%37 = mul i64 %36, %22, !dbg !397
	%38 = sext i32 %2 to i64, !dbg !396
	%39 = trunc i64 %p4 to i32, !dbg !396
	br label %b1, !dbg !397

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !397
	%41 = icmp slt i64 %40, %p1, !dbg !397
	br i1 %41, label %b2, label %b3, !dbg !397

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !398
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !396
	%44 = icmp uge i64 %40, %p3, !dbg !398
	%45 = icmp uge i64 %p4, %38, !dbg !396
	%46 = or i1 %44, %45, !dbg !396
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !396, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !396
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !396
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !399
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !399
	%50 = add i64 %40, %37, !dbg !397
	br label %b1, !dbg !397

b3:
	ret void, !dbg !395

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !398
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !398

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !398
	ret void, !dbg !398

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !396
	ret void, !dbg !396
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !400 {
entry:
	br label %b0, !dbg !401

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !401
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !401
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !404
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !405, !range !11
	%4 = sext i32 %3 to i64, !dbg !405
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !405, !range !28
	%6 = sext i32 %5 to i64, !dbg !405
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !405, !range !28
	%8 = sext i32 %7 to i64, !dbg !405
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !405, !range !82
	%10 = sext i32 %9 to i64, !dbg !405
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !405, !range !83
	%12 = sext i32 %11 to i64, !dbg !405
	%13 = mul i64 %12, %8, !dbg !405
	%14 = add i64 %6, %13, !dbg !405
	%15 = mul i64 %10, %14, !dbg !405
	%16 = add i64 %4, %15, !dbg !405
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !405, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !405, !range !20
	%19 = mul i32 %17, %18, !dbg !405
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !405, !range !72
	%21 = mul i32 %19, %20, !dbg !405
	%22 = sext i32 %21 to i64, !dbg !405
	%23 = mul i64 %16, %22, !dbg !405
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !405, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !405, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !405, !range !19
	%27 = mul i32 %18, %26, !dbg !405
	%28 = add i32 %25, %27, !dbg !405
	%29 = mul i32 %17, %28, !dbg !405
	%30 = add i32 %24, %29, !dbg !405
	%31 = sext i32 %30 to i64, !dbg !405
	%32 = add i64 %23, %31, !dbg !405
	%33 = mul i64 %10, %12, !dbg !405
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !405, !range !83
	%35 = sext i32 %34 to i64, !dbg !405
	%36 = mul i64 %33, %35, !dbg !405
	%37 = mul i64 %36, %22, !dbg !405
	%38 = sext i32 %2 to i64, !dbg !404
	%39 = trunc i64 %p4 to i32, !dbg !404
	br label %b1, !dbg !405

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !405
	%41 = icmp slt i64 %40, %p3, !dbg !405
	br i1 %41, label %b2, label %b3, !dbg !405

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !406
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !407
	%44 = icmp uge i64 %40, %p1, !dbg !406
	%45 = icmp uge i64 %p4, %38, !dbg !404
	%46 = or i1 %44, %45, !dbg !404
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !404, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !407
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !404
	%49 = bitcast i64* %48 to i8*, !dbg !404
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !404
	%50 = add i64 %40, %37, !dbg !405
	br label %b1, !dbg !405

b3:
	ret void, !dbg !403

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !406
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !406

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !406
	ret void, !dbg !406

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !404
	ret void, !dbg !404
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !408 {
entry:
	br label %b0, !dbg !409

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !409
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !409
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !412
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !413, !range !11
	%4 = sext i32 %3 to i64, !dbg !413
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !413, !range !28
	%6 = sext i32 %5 to i64, !dbg !413
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !413, !range !28
	%8 = sext i32 %7 to i64, !dbg !413
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !413, !range !82
	%10 = sext i32 %9 to i64, !dbg !413
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !413, !range !83
	%12 = sext i32 %11 to i64, !dbg !413
	%13 = mul i64 %12, %8, !dbg !413
	%14 = add i64 %6, %13, !dbg !413
	%15 = mul i64 %10, %14, !dbg !413
	%16 = add i64 %4, %15, !dbg !413
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !413, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !413, !range !20
	%19 = mul i32 %17, %18, !dbg !413
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !413, !range !72
	%21 = mul i32 %19, %20, !dbg !413
	%22 = sext i32 %21 to i64, !dbg !413
	%23 = mul i64 %16, %22, !dbg !413
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !413, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !413, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !413, !range !19
	%27 = mul i32 %18, %26, !dbg !413
	%28 = add i32 %25, %27, !dbg !413
	%29 = mul i32 %17, %28, !dbg !413
	%30 = add i32 %24, %29, !dbg !413
	%31 = sext i32 %30 to i64, !dbg !413
	%32 = add i64 %23, %31, !dbg !413
	%33 = mul i64 %10, %12, !dbg !413
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !413, !range !83
	%35 = sext i32 %34 to i64, !dbg !413
	%36 = mul i64 %33, %35, !dbg !413
	%37 = mul i64 %36, %22, !dbg !413
	%38 = sext i32 %2 to i64, !dbg !412
	%39 = trunc i64 %p4 to i32, !dbg !412
	br label %b1, !dbg !413

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !413
	%41 = icmp slt i64 %40, %p1, !dbg !413
	br i1 %41, label %b2, label %b3, !dbg !413

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !414
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !412
	%44 = icmp uge i64 %40, %p3, !dbg !414
	%45 = icmp uge i64 %p4, %38, !dbg !412
	%46 = or i1 %44, %45, !dbg !412
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !412, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !412
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !412
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !415
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !415
	%50 = add i64 %40, %37, !dbg !413
	br label %b1, !dbg !413

b3:
	ret void, !dbg !411

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !414
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !414

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !414
	ret void, !dbg !414

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !412
	ret void, !dbg !412
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !416 {
entry:
	br label %b0, !dbg !417

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !417
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !417
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !420
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !421, !range !11
	%4 = sext i32 %3 to i64, !dbg !421
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !421, !range !28
	%6 = sext i32 %5 to i64, !dbg !421
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !421, !range !28
	%8 = sext i32 %7 to i64, !dbg !421
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !421, !range !82
	%10 = sext i32 %9 to i64, !dbg !421
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !421, !range !83
	%12 = sext i32 %11 to i64, !dbg !421
	%13 = mul i64 %12, %8, !dbg !421
	%14 = add i64 %6, %13, !dbg !421
	%15 = mul i64 %10, %14, !dbg !421
	%16 = add i64 %4, %15, !dbg !421
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !421, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !421, !range !20
	%19 = mul i32 %17, %18, !dbg !421
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !421, !range !72
	%21 = mul i32 %19, %20, !dbg !421
	%22 = sext i32 %21 to i64, !dbg !421
	%23 = mul i64 %16, %22, !dbg !421
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !421, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !421, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !421, !range !19
	%27 = mul i32 %18, %26, !dbg !421
	%28 = add i32 %25, %27, !dbg !421
	%29 = mul i32 %17, %28, !dbg !421
	%30 = add i32 %24, %29, !dbg !421
	%31 = sext i32 %30 to i64, !dbg !421
	%32 = add i64 %23, %31, !dbg !421
	%33 = mul i64 %10, %12, !dbg !421
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !421, !range !83
	%35 = sext i32 %34 to i64, !dbg !421
	%36 = mul i64 %33, %35, !dbg !421
	%37 = mul i64 %36, %22, !dbg !421
	%38 = sext i32 %2 to i64, !dbg !420
	%39 = trunc i64 %p4 to i32, !dbg !420
	br label %b1, !dbg !421

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !421
	%41 = icmp slt i64 %40, %p3, !dbg !421
	br i1 %41, label %b2, label %b3, !dbg !421

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !422
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !423
	%44 = icmp uge i64 %40, %p1, !dbg !422
	%45 = icmp uge i64 %p4, %38, !dbg !420
	%46 = or i1 %44, %45, !dbg !420
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !420, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !423
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !420
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !420
	%49 = add i64 %40, %37, !dbg !421
	br label %b1, !dbg !421

b3:
	ret void, !dbg !419

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !422
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !422

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !422
	ret void, !dbg !422

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !420
	ret void, !dbg !420
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !424 {
entry:
	br label %b0, !dbg !425

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !425
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !425
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !428
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !429, !range !11
	%4 = sext i32 %3 to i64, !dbg !429
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !429, !range !28
	%6 = sext i32 %5 to i64, !dbg !429
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !429, !range !28
	%8 = sext i32 %7 to i64, !dbg !429
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !429, !range !82
	%10 = sext i32 %9 to i64, !dbg !429
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !429, !range !83
	%12 = sext i32 %11 to i64, !dbg !429
	%13 = mul i64 %12, %8, !dbg !429
	%14 = add i64 %6, %13, !dbg !429
	%15 = mul i64 %10, %14, !dbg !429
	%16 = add i64 %4, %15, !dbg !429
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !429, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !429, !range !20
	%19 = mul i32 %17, %18, !dbg !429
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !429, !range !72
	%21 = mul i32 %19, %20, !dbg !429
	%22 = sext i32 %21 to i64, !dbg !429
	%23 = mul i64 %16, %22, !dbg !429
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !429, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !429, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !429, !range !19
	%27 = mul i32 %18, %26, !dbg !429
	%28 = add i32 %25, %27, !dbg !429
	%29 = mul i32 %17, %28, !dbg !429
	%30 = add i32 %24, %29, !dbg !429
	%31 = sext i32 %30 to i64, !dbg !429
	%32 = add i64 %23, %31, !dbg !429
	%33 = mul i64 %10, %12, !dbg !429
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !429, !range !83
	%35 = sext i32 %34 to i64, !dbg !429
	%36 = mul i64 %33, %35, !dbg !429
	%37 = mul i64 %36, %22, !dbg !429
	%38 = sext i32 %2 to i64, !dbg !428
	%39 = trunc i64 %p4 to i32, !dbg !428
	br label %b1, !dbg !429

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !429
	%41 = icmp slt i64 %40, %p1, !dbg !429
	br i1 %41, label %b2, label %b3, !dbg !429

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !430
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !428
	%44 = icmp uge i64 %40, %p3, !dbg !430
	%45 = icmp uge i64 %p4, %38, !dbg !428
	%46 = or i1 %44, %45, !dbg !428
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !428, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !428
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !431
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !431
	%49 = add i64 %40, %37, !dbg !429
	br label %b1, !dbg !429

b3:
	ret void, !dbg !427

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !430
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !430

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !430
	ret void, !dbg !430

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !428
	ret void, !dbg !428
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !432 {
entry:
	br label %b0, !dbg !433

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !433
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !433
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !436
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !437, !range !11
	%4 = sext i32 %3 to i64, !dbg !437
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !437, !range !28
	%6 = sext i32 %5 to i64, !dbg !437
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !437, !range !28
	%8 = sext i32 %7 to i64, !dbg !437
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !437, !range !82
	%10 = sext i32 %9 to i64, !dbg !437
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !437, !range !83
	%12 = sext i32 %11 to i64, !dbg !437
	%13 = mul i64 %12, %8, !dbg !437
	%14 = add i64 %6, %13, !dbg !437
	%15 = mul i64 %10, %14, !dbg !437
	%16 = add i64 %4, %15, !dbg !437
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !437, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !437, !range !20
	%19 = mul i32 %17, %18, !dbg !437
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !437, !range !72
	%21 = mul i32 %19, %20, !dbg !437
	%22 = sext i32 %21 to i64, !dbg !437
	%23 = mul i64 %16, %22, !dbg !437
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !437, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !437, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !437, !range !19
	%27 = mul i32 %18, %26, !dbg !437
	%28 = add i32 %25, %27, !dbg !437
	%29 = mul i32 %17, %28, !dbg !437
	%30 = add i32 %24, %29, !dbg !437
	%31 = sext i32 %30 to i64, !dbg !437
	%32 = add i64 %23, %31, !dbg !437
	%33 = mul i64 %10, %12, !dbg !437
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !437, !range !83
	%35 = sext i32 %34 to i64, !dbg !437
	%36 = mul i64 %33, %35, !dbg !437
	%37 = mul i64 %36, %22, !dbg !437
	%38 = sext i32 %2 to i64, !dbg !436
	%39 = trunc i64 %p4 to i32, !dbg !436
	br label %b1, !dbg !437

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !437
	%41 = icmp slt i64 %40, %p3, !dbg !437
	br i1 %41, label %b2, label %b3, !dbg !437

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !438
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !439
	%44 = icmp uge i64 %40, %p1, !dbg !438
	%45 = icmp uge i64 %p4, %38, !dbg !436
	%46 = or i1 %44, %45, !dbg !436
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !436, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !439
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !436
	%49 = bitcast i16* %48 to i8*, !dbg !436
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !436
	%50 = add i64 %40, %37, !dbg !437
	br label %b1, !dbg !437

b3:
	ret void, !dbg !435

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !438
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !438

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !438
	ret void, !dbg !438

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !436
	ret void, !dbg !436
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !440 {
entry:
	br label %b0, !dbg !441

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !441
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !441
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !444
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !445, !range !11
	%4 = sext i32 %3 to i64, !dbg !445
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !445, !range !28
	%6 = sext i32 %5 to i64, !dbg !445
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !445, !range !28
	%8 = sext i32 %7 to i64, !dbg !445
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !445, !range !82
	%10 = sext i32 %9 to i64, !dbg !445
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !445, !range !83
	%12 = sext i32 %11 to i64, !dbg !445
	%13 = mul i64 %12, %8, !dbg !445
	%14 = add i64 %6, %13, !dbg !445
	%15 = mul i64 %10, %14, !dbg !445
	%16 = add i64 %4, %15, !dbg !445
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !445, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !445, !range !20
	%19 = mul i32 %17, %18, !dbg !445
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !445, !range !72
	%21 = mul i32 %19, %20, !dbg !445
	%22 = sext i32 %21 to i64, !dbg !445
	%23 = mul i64 %16, %22, !dbg !445
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !445, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !445, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !445, !range !19
	%27 = mul i32 %18, %26, !dbg !445
	%28 = add i32 %25, %27, !dbg !445
	%29 = mul i32 %17, %28, !dbg !445
	%30 = add i32 %24, %29, !dbg !445
	%31 = sext i32 %30 to i64, !dbg !445
	%32 = add i64 %23, %31, !dbg !445
	%33 = mul i64 %10, %12, !dbg !445
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !445, !range !83
	%35 = sext i32 %34 to i64, !dbg !445
	%36 = mul i64 %33, %35, !dbg !445
	%37 = mul i64 %36, %22, !dbg !445
	%38 = sext i32 %2 to i64, !dbg !444
	%39 = trunc i64 %p4 to i32, !dbg !444
	br label %b1, !dbg !445

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !445
	%41 = icmp slt i64 %40, %p1, !dbg !445
	br i1 %41, label %b2, label %b3, !dbg !445

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !446
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !444
	%44 = icmp uge i64 %40, %p3, !dbg !446
	%45 = icmp uge i64 %p4, %38, !dbg !444
	%46 = or i1 %44, %45, !dbg !444
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !444, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !444
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !444
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !447
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !447
	%50 = add i64 %40, %37, !dbg !445
	br label %b1, !dbg !445

b3:
	ret void, !dbg !443

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !446
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !446

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !446
	ret void, !dbg !446

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !444
	ret void, !dbg !444
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !448 {
entry:
	br label %b0, !dbg !449

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !449
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !449
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !452
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !453, !range !11
	%4 = sext i32 %3 to i64, !dbg !453
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !453, !range !28
	%6 = sext i32 %5 to i64, !dbg !453
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !453, !range !28
	%8 = sext i32 %7 to i64, !dbg !453
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !453, !range !82
	%10 = sext i32 %9 to i64, !dbg !453
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !453, !range !83
	%12 = sext i32 %11 to i64, !dbg !453
	%13 = mul i64 %12, %8, !dbg !453
	%14 = add i64 %6, %13, !dbg !453
	%15 = mul i64 %10, %14, !dbg !453
	%16 = add i64 %4, %15, !dbg !453
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !453, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !453, !range !20
	%19 = mul i32 %17, %18, !dbg !453
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !453, !range !72
	%21 = mul i32 %19, %20, !dbg !453
	%22 = sext i32 %21 to i64, !dbg !453
	%23 = mul i64 %16, %22, !dbg !453
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !453, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !453, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !453, !range !19
	%27 = mul i32 %18, %26, !dbg !453
	%28 = add i32 %25, %27, !dbg !453
	%29 = mul i32 %17, %28, !dbg !453
	%30 = add i32 %24, %29, !dbg !453
	%31 = sext i32 %30 to i64, !dbg !453
	%32 = add i64 %23, %31, !dbg !453
	%33 = mul i64 %10, %12, !dbg !453
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !453, !range !83
	%35 = sext i32 %34 to i64, !dbg !453
	%36 = mul i64 %33, %35, !dbg !453
	%37 = mul i64 %36, %22, !dbg !453
	%38 = sext i32 %2 to i64, !dbg !452
	%39 = trunc i64 %p4 to i32, !dbg !452
	br label %b1, !dbg !453

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !453
	%41 = icmp slt i64 %40, %p3, !dbg !453
	br i1 %41, label %b2, label %b3, !dbg !453

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !454
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !455
	%44 = icmp uge i64 %40, %p1, !dbg !454
	%45 = icmp uge i64 %p4, %38, !dbg !452
	%46 = or i1 %44, %45, !dbg !452
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !452, !prof !27

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !455
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !452
	%49 = bitcast i32* %48 to i8*, !dbg !452
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !452
	%50 = add i64 %40, %37, !dbg !453
	br label %b1, !dbg !453

b3:
	ret void, !dbg !451

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !454
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !454

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !454
	ret void, !dbg !454

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !452
	ret void, !dbg !452
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !456 {
entry:
	br label %b0, !dbg !457

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !457
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !457
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !460
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !461, !range !11
	%4 = sext i32 %3 to i64, !dbg !461
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !461, !range !28
	%6 = sext i32 %5 to i64, !dbg !461
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !461, !range !28
	%8 = sext i32 %7 to i64, !dbg !461
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !461, !range !82
	%10 = sext i32 %9 to i64, !dbg !461
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !461, !range !83
	%12 = sext i32 %11 to i64, !dbg !461
	%13 = mul i64 %12, %8, !dbg !461
	%14 = add i64 %6, %13, !dbg !461
	%15 = mul i64 %10, %14, !dbg !461
	%16 = add i64 %4, %15, !dbg !461
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !461, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !461, !range !20
	%19 = mul i32 %17, %18, !dbg !461
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !461, !range !72
	%21 = mul i32 %19, %20, !dbg !461
	%22 = sext i32 %21 to i64, !dbg !461
	%23 = mul i64 %16, %22, !dbg !461
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !461, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !461, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !461, !range !19
	%27 = mul i32 %18, %26, !dbg !461
	%28 = add i32 %25, %27, !dbg !461
	%29 = mul i32 %17, %28, !dbg !461
	%30 = add i32 %24, %29, !dbg !461
	%31 = sext i32 %30 to i64, !dbg !461
	%32 = add i64 %23, %31, !dbg !461
	%33 = mul i64 %10, %12, !dbg !461
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !461, !range !83
	%35 = sext i32 %34 to i64, !dbg !461
	%36 = mul i64 %33, %35, !dbg !461
	%37 = mul i64 %36, %22, !dbg !461
	%38 = sext i32 %2 to i64, !dbg !460
	%39 = trunc i64 %p4 to i32, !dbg !460
	br label %b1, !dbg !461

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !461
	%41 = icmp slt i64 %40, %p1, !dbg !461
	br i1 %41, label %b2, label %b3, !dbg !461

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !462
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !460
	%44 = icmp uge i64 %40, %p3, !dbg !462
	%45 = icmp uge i64 %p4, %38, !dbg !460
	%46 = or i1 %44, %45, !dbg !460
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !460, !prof !27

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !460
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !460
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !463
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !463
	%50 = add i64 %40, %37, !dbg !461
	br label %b1, !dbg !461

b3:
	ret void, !dbg !459

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !462
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !462

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !462
	ret void, !dbg !462

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !460
	ret void, !dbg !460
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !464 {
entry:
	br label %b0, !dbg !465

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !465
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !465
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !468
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !469, !range !11
	%4 = sext i32 %3 to i64, !dbg !469
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !469, !range !28
	%6 = sext i32 %5 to i64, !dbg !469
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !469, !range !28
	%8 = sext i32 %7 to i64, !dbg !469
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !469, !range !82
	%10 = sext i32 %9 to i64, !dbg !469
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !469, !range !83
	%12 = sext i32 %11 to i64, !dbg !469
	%13 = mul i64 %12, %8, !dbg !469
	%14 = add i64 %6, %13, !dbg !469
	%15 = mul i64 %10, %14, !dbg !469
	%16 = add i64 %4, %15, !dbg !469
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !469, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !469, !range !20
	%19 = mul i32 %17, %18, !dbg !469
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !469, !range !72
	%21 = mul i32 %19, %20, !dbg !469
	%22 = sext i32 %21 to i64, !dbg !469
	%23 = mul i64 %16, %22, !dbg !469
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !469, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !469, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !469, !range !19
	%27 = mul i32 %18, %26, !dbg !469
	%28 = add i32 %25, %27, !dbg !469
	%29 = mul i32 %17, %28, !dbg !469
	%30 = add i32 %24, %29, !dbg !469
	%31 = sext i32 %30 to i64, !dbg !469
	%32 = add i64 %23, %31, !dbg !469
	%33 = mul i64 %10, %12, !dbg !469
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !469, !range !83
	%35 = sext i32 %34 to i64, !dbg !469
	%36 = mul i64 %33, %35, !dbg !469
	%37 = mul i64 %36, %22, !dbg !469
	%38 = sext i32 %2 to i64, !dbg !468
	%39 = trunc i64 %p4 to i32, !dbg !468
	br label %b1, !dbg !469

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !469
	%41 = icmp slt i64 %40, %p3, !dbg !469
	br i1 %41, label %b2, label %b3, !dbg !469

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !470
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !471
	%44 = icmp uge i64 %40, %p1, !dbg !470
	%45 = icmp uge i64 %p4, %38, !dbg !468
	%46 = or i1 %44, %45, !dbg !468
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !468, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !471
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !468
	%49 = bitcast i64* %48 to i8*, !dbg !468
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !468
	%50 = add i64 %40, %37, !dbg !469
	br label %b1, !dbg !469

b3:
	ret void, !dbg !467

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !470
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !470

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !470
	ret void, !dbg !470

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !468
	ret void, !dbg !468
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !472 {
entry:
	br label %b0, !dbg !473

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !473
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !473
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !476
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !477, !range !11
	%4 = sext i32 %3 to i64, !dbg !477
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !477, !range !28
	%6 = sext i32 %5 to i64, !dbg !477
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !477, !range !28
	%8 = sext i32 %7 to i64, !dbg !477
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !477, !range !82
	%10 = sext i32 %9 to i64, !dbg !477
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !477, !range !83
	%12 = sext i32 %11 to i64, !dbg !477
	%13 = mul i64 %12, %8, !dbg !477
	%14 = add i64 %6, %13, !dbg !477
	%15 = mul i64 %10, %14, !dbg !477
	%16 = add i64 %4, %15, !dbg !477
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !477, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !477, !range !20
	%19 = mul i32 %17, %18, !dbg !477
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !477, !range !72
	%21 = mul i32 %19, %20, !dbg !477
	%22 = sext i32 %21 to i64, !dbg !477
	%23 = mul i64 %16, %22, !dbg !477
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !477, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !477, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !477, !range !19
	%27 = mul i32 %18, %26, !dbg !477
	%28 = add i32 %25, %27, !dbg !477
	%29 = mul i32 %17, %28, !dbg !477
	%30 = add i32 %24, %29, !dbg !477
	%31 = sext i32 %30 to i64, !dbg !477
	%32 = add i64 %23, %31, !dbg !477
	%33 = mul i64 %10, %12, !dbg !477
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !477, !range !83
	%35 = sext i32 %34 to i64, !dbg !477
	%36 = mul i64 %33, %35, !dbg !477
	%37 = mul i64 %36, %22, !dbg !477
	%38 = sext i32 %2 to i64, !dbg !476
	%39 = trunc i64 %p4 to i32, !dbg !476
	br label %b1, !dbg !477

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !477
	%41 = icmp slt i64 %40, %p1, !dbg !477
	br i1 %41, label %b2, label %b3, !dbg !477

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !478
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !476
	%44 = icmp uge i64 %40, %p3, !dbg !478
	%45 = icmp uge i64 %p4, %38, !dbg !476
	%46 = or i1 %44, %45, !dbg !476
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !476, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !476
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !476
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !479
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !479
	%50 = add i64 %40, %37, !dbg !477
	br label %b1, !dbg !477

b3:
	ret void, !dbg !475

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !478
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !478

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !478
	ret void, !dbg !478

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !476
	ret void, !dbg !476
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !480 {
entry:
	br label %b0, !dbg !481

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !481
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !481
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !484
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !485, !range !11
	%4 = sext i32 %3 to i64, !dbg !485
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !485, !range !28
	%6 = sext i32 %5 to i64, !dbg !485
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !485, !range !28
	%8 = sext i32 %7 to i64, !dbg !485
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !485, !range !82
	%10 = sext i32 %9 to i64, !dbg !485
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !485, !range !83
	%12 = sext i32 %11 to i64, !dbg !485
	%13 = mul i64 %12, %8, !dbg !485
	%14 = add i64 %6, %13, !dbg !485
	%15 = mul i64 %10, %14, !dbg !485
	%16 = add i64 %4, %15, !dbg !485
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !485, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !485, !range !20
	%19 = mul i32 %17, %18, !dbg !485
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !485, !range !72
	%21 = mul i32 %19, %20, !dbg !485
	%22 = sext i32 %21 to i64, !dbg !485
	%23 = mul i64 %16, %22, !dbg !485
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !485, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !485, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !485, !range !19
	%27 = mul i32 %18, %26, !dbg !485
	%28 = add i32 %25, %27, !dbg !485
	%29 = mul i32 %17, %28, !dbg !485
	%30 = add i32 %24, %29, !dbg !485
	%31 = sext i32 %30 to i64, !dbg !485
	%32 = add i64 %23, %31, !dbg !485
	%33 = mul i64 %10, %12, !dbg !485
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !485, !range !83
	%35 = sext i32 %34 to i64, !dbg !485
	%36 = mul i64 %33, %35, !dbg !485
	%37 = mul i64 %36, %22, !dbg !485
	%38 = sext i32 %2 to i64, !dbg !484
	%39 = trunc i64 %p4 to i32, !dbg !484
	br label %b1, !dbg !485

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !485
	%41 = icmp slt i64 %40, %p3, !dbg !485
	br i1 %41, label %b2, label %b3, !dbg !485

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !486
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !487
	%44 = icmp uge i64 %40, %p1, !dbg !486
	%45 = icmp uge i64 %p4, %38, !dbg !484
	%46 = or i1 %44, %45, !dbg !484
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !484, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !487
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !484
	%49 = bitcast i64* %48 to i8*, !dbg !484
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !484
	%50 = add i64 %40, %37, !dbg !485
	br label %b1, !dbg !485

b3:
	ret void, !dbg !483

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !486
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !486

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !486
	ret void, !dbg !486

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !484
	ret void, !dbg !484
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !488 {
entry:
	br label %b0, !dbg !489

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !489
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !489
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !492
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !493, !range !11
	%4 = sext i32 %3 to i64, !dbg !493
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !493, !range !28
	%6 = sext i32 %5 to i64, !dbg !493
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !493, !range !28
	%8 = sext i32 %7 to i64, !dbg !493
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !493, !range !82
	%10 = sext i32 %9 to i64, !dbg !493
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !493, !range !83
	%12 = sext i32 %11 to i64, !dbg !493
	%13 = mul i64 %12, %8, !dbg !493
	%14 = add i64 %6, %13, !dbg !493
	%15 = mul i64 %10, %14, !dbg !493
	%16 = add i64 %4, %15, !dbg !493
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !493, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !493, !range !20
	%19 = mul i32 %17, %18, !dbg !493
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !493, !range !72
	%21 = mul i32 %19, %20, !dbg !493
	%22 = sext i32 %21 to i64, !dbg !493
	%23 = mul i64 %16, %22, !dbg !493
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !493, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !493, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !493, !range !19
	%27 = mul i32 %18, %26, !dbg !493
	%28 = add i32 %25, %27, !dbg !493
	%29 = mul i32 %17, %28, !dbg !493
	%30 = add i32 %24, %29, !dbg !493
	%31 = sext i32 %30 to i64, !dbg !493
	%32 = add i64 %23, %31, !dbg !493
	%33 = mul i64 %10, %12, !dbg !493
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !493, !range !83
	%35 = sext i32 %34 to i64, !dbg !493
	%36 = mul i64 %33, %35, !dbg !493
	%37 = mul i64 %36, %22, !dbg !493
	%38 = sext i32 %2 to i64, !dbg !492
	%39 = trunc i64 %p4 to i32, !dbg !492
	br label %b1, !dbg !493

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !493
	%41 = icmp slt i64 %40, %p1, !dbg !493
	br i1 %41, label %b2, label %b3, !dbg !493

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !494
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !492
	%44 = icmp uge i64 %40, %p3, !dbg !494
	%45 = icmp uge i64 %p4, %38, !dbg !492
	%46 = or i1 %44, %45, !dbg !492
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !492, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !492
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !492
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !495
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !495
	%50 = add i64 %40, %37, !dbg !493
	br label %b1, !dbg !493

b3:
	ret void, !dbg !491

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !494
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !494

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !494
	ret void, !dbg !494

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !492
	ret void, !dbg !492
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !496 {
entry:
	br label %b0, !dbg !497

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !497
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !497
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !500
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !501, !range !11
	%4 = sext i32 %3 to i64, !dbg !501
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !501, !range !28
	%6 = sext i32 %5 to i64, !dbg !501
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !501, !range !28
	%8 = sext i32 %7 to i64, !dbg !501
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !501, !range !82
	%10 = sext i32 %9 to i64, !dbg !501
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !501, !range !83
	%12 = sext i32 %11 to i64, !dbg !501
	%13 = mul i64 %12, %8, !dbg !501
	%14 = add i64 %6, %13, !dbg !501
	%15 = mul i64 %10, %14, !dbg !501
	%16 = add i64 %4, %15, !dbg !501
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !501, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !501, !range !20
	%19 = mul i32 %17, %18, !dbg !501
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !501, !range !72
	%21 = mul i32 %19, %20, !dbg !501
	%22 = sext i32 %21 to i64, !dbg !501
	%23 = mul i64 %16, %22, !dbg !501
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !501, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !501, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !501, !range !19
	%27 = mul i32 %18, %26, !dbg !501
	%28 = add i32 %25, %27, !dbg !501
	%29 = mul i32 %17, %28, !dbg !501
	%30 = add i32 %24, %29, !dbg !501
	%31 = sext i32 %30 to i64, !dbg !501
	%32 = add i64 %23, %31, !dbg !501
	%33 = mul i64 %10, %12, !dbg !501
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !501, !range !83
	%35 = sext i32 %34 to i64, !dbg !501
	%36 = mul i64 %33, %35, !dbg !501
	%37 = mul i64 %36, %22, !dbg !501
	%38 = sext i32 %2 to i64, !dbg !500
	%39 = trunc i64 %p4 to i32, !dbg !500
	br label %b1, !dbg !501

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !501
	%41 = icmp slt i64 %40, %p3, !dbg !501
	br i1 %41, label %b2, label %b3, !dbg !501

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !502
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !503
	%44 = icmp uge i64 %40, %p1, !dbg !502
	%45 = icmp uge i64 %p4, %38, !dbg !500
	%46 = or i1 %44, %45, !dbg !500
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !500, !prof !27

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !503
	%48 = bitcast float %47 to i32, !dbg !500
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !500
	%50 = bitcast float* %49 to i8*, !dbg !500
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !500
	%51 = add i64 %40, %37, !dbg !501
	br label %b1, !dbg !501

b3:
	ret void, !dbg !499

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !502
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !502

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !502
	ret void, !dbg !502

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !500
	ret void, !dbg !500
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !504 {
entry:
	br label %b0, !dbg !505

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !505
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !505
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !508
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !509, !range !11
	%4 = sext i32 %3 to i64, !dbg !509
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !509, !range !28
	%6 = sext i32 %5 to i64, !dbg !509
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !509, !range !28
	%8 = sext i32 %7 to i64, !dbg !509
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !509, !range !82
	%10 = sext i32 %9 to i64, !dbg !509
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !509, !range !83
	%12 = sext i32 %11 to i64, !dbg !509
	%13 = mul i64 %12, %8, !dbg !509
	%14 = add i64 %6, %13, !dbg !509
	%15 = mul i64 %10, %14, !dbg !509
	%16 = add i64 %4, %15, !dbg !509
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !509, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !509, !range !20
	%19 = mul i32 %17, %18, !dbg !509
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !509, !range !72
	%21 = mul i32 %19, %20, !dbg !509
	%22 = sext i32 %21 to i64, !dbg !509
	%23 = mul i64 %16, %22, !dbg !509
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !509, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !509, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !509, !range !19
	%27 = mul i32 %18, %26, !dbg !509
	%28 = add i32 %25, %27, !dbg !509
	%29 = mul i32 %17, %28, !dbg !509
	%30 = add i32 %24, %29, !dbg !509
	%31 = sext i32 %30 to i64, !dbg !509
	%32 = add i64 %23, %31, !dbg !509
	%33 = mul i64 %10, %12, !dbg !509
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !509, !range !83
	%35 = sext i32 %34 to i64, !dbg !509
	%36 = mul i64 %33, %35, !dbg !509
	%37 = mul i64 %36, %22, !dbg !509
	%38 = sext i32 %2 to i64, !dbg !508
	%39 = trunc i64 %p4 to i32, !dbg !508
	br label %b1, !dbg !509

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !509
	%41 = icmp slt i64 %40, %p1, !dbg !509
	br i1 %41, label %b2, label %b3, !dbg !509

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !510
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !508
	%44 = icmp uge i64 %40, %p3, !dbg !510
	%45 = icmp uge i64 %p4, %38, !dbg !508
	%46 = or i1 %44, %45, !dbg !508
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !508, !prof !27

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !508
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !508
	%49 = bitcast i32 %48 to float, !dbg !508
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !511
	store float %49, float addrspace(1)* %50, align 4, !dbg !511
	%51 = add i64 %40, %37, !dbg !509
	br label %b1, !dbg !509

b3:
	ret void, !dbg !507

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !510
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !510

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !510
	ret void, !dbg !510

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !508
	ret void, !dbg !508
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !512 {
entry:
	br label %b0, !dbg !513

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !513
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !513
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !516
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !517, !range !11
	%4 = sext i32 %3 to i64, !dbg !517
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !517, !range !28
	%6 = sext i32 %5 to i64, !dbg !517
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !517, !range !28
	%8 = sext i32 %7 to i64, !dbg !517
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !517, !range !82
	%10 = sext i32 %9 to i64, !dbg !517
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !517, !range !83
	%12 = sext i32 %11 to i64, !dbg !517
	%13 = mul i64 %12, %8, !dbg !517
	%14 = add i64 %6, %13, !dbg !517
	%15 = mul i64 %10, %14, !dbg !517
	%16 = add i64 %4, %15, !dbg !517
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !517, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !517, !range !20
	%19 = mul i32 %17, %18, !dbg !517
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !517, !range !72
	%21 = mul i32 %19, %20, !dbg !517
	%22 = sext i32 %21 to i64, !dbg !517
	%23 = mul i64 %16, %22, !dbg !517
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !517, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !517, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !517, !range !19
	%27 = mul i32 %18, %26, !dbg !517
	%28 = add i32 %25, %27, !dbg !517
	%29 = mul i32 %17, %28, !dbg !517
	%30 = add i32 %24, %29, !dbg !517
	%31 = sext i32 %30 to i64, !dbg !517
	%32 = add i64 %23, %31, !dbg !517
	%33 = mul i64 %10, %12, !dbg !517
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !517, !range !83
	%35 = sext i32 %34 to i64, !dbg !517
	%36 = mul i64 %33, %35, !dbg !517
	%37 = mul i64 %36, %22, !dbg !517
	%38 = sext i32 %2 to i64, !dbg !516
	%39 = trunc i64 %p4 to i32, !dbg !516
	br label %b1, !dbg !517

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !517
	%41 = icmp slt i64 %40, %p3, !dbg !517
	br i1 %41, label %b2, label %b3, !dbg !517

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !518
	%43 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !519
	%44 = icmp uge i64 %40, %p1, !dbg !518
	%45 = icmp uge i64 %p4, %38, !dbg !516
	%46 = or i1 %44, %45, !dbg !516
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !516, !prof !27

b2_ok1:
	%47 = load double, double addrspace(1)* %43, align 8, !dbg !519
	%48 = bitcast double %47 to i64, !dbg !516
	%49 = addrspacecast double addrspace(1)* %42 to double*, !dbg !516
	%50 = bitcast double* %49 to i8*, !dbg !516
	call void @gpuc_p_thread_64(i8* %50, i64 %48, i32 %39), !dbg !516
	%51 = add i64 %40, %37, !dbg !517
	br label %b1, !dbg !517

b3:
	ret void, !dbg !515

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !518
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !518

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !518
	ret void, !dbg !518

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !516
	ret void, !dbg !516
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !520 {
entry:
	br label %b0, !dbg !521

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !521
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !521
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !524
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !525, !range !11
	%4 = sext i32 %3 to i64, !dbg !525
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !525, !range !28
	%6 = sext i32 %5 to i64, !dbg !525
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !525, !range !28
	%8 = sext i32 %7 to i64, !dbg !525
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !525, !range !82
	%10 = sext i32 %9 to i64, !dbg !525
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !525, !range !83
	%12 = sext i32 %11 to i64, !dbg !525
	%13 = mul i64 %12, %8, !dbg !525
	%14 = add i64 %6, %13, !dbg !525
	%15 = mul i64 %10, %14, !dbg !525
	%16 = add i64 %4, %15, !dbg !525
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !525, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !525, !range !20
	%19 = mul i32 %17, %18, !dbg !525
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !525, !range !72
	%21 = mul i32 %19, %20, !dbg !525
	%22 = sext i32 %21 to i64, !dbg !525
	%23 = mul i64 %16, %22, !dbg !525
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !525, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !525, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !525, !range !19
	%27 = mul i32 %18, %26, !dbg !525
	%28 = add i32 %25, %27, !dbg !525
	%29 = mul i32 %17, %28, !dbg !525
	%30 = add i32 %24, %29, !dbg !525
	%31 = sext i32 %30 to i64, !dbg !525
	%32 = add i64 %23, %31, !dbg !525
	%33 = mul i64 %10, %12, !dbg !525
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !525, !range !83
	%35 = sext i32 %34 to i64, !dbg !525
	%36 = mul i64 %33, %35, !dbg !525
	%37 = mul i64 %36, %22, !dbg !525
	%38 = sext i32 %2 to i64, !dbg !524
	%39 = trunc i64 %p4 to i32, !dbg !524
	br label %b1, !dbg !525

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !525
	%41 = icmp slt i64 %40, %p1, !dbg !525
	br i1 %41, label %b2, label %b3, !dbg !525

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !526
	%43 = addrspacecast double addrspace(1)* %42 to double*, !dbg !524
	%44 = icmp uge i64 %40, %p3, !dbg !526
	%45 = icmp uge i64 %p4, %38, !dbg !524
	%46 = or i1 %44, %45, !dbg !524
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !524, !prof !27

b2_ok1:
	%47 = bitcast double* %43 to i8*, !dbg !524
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !524
	%49 = bitcast i64 %48 to double, !dbg !524
	%50 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !527
	store double %49, double addrspace(1)* %50, align 8, !dbg !527
	%51 = add i64 %40, %37, !dbg !525
	br label %b1, !dbg !525

b3:
	ret void, !dbg !523

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !526
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !526

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !526
	ret void, !dbg !526

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !524
	ret void, !dbg !524
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !528 {
entry:
	br label %b0, !dbg !529

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !529
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !529
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !532
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !533, !range !11
	%4 = sext i32 %3 to i64, !dbg !533
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !533, !range !28
	%6 = sext i32 %5 to i64, !dbg !533
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !533, !range !28
	%8 = sext i32 %7 to i64, !dbg !533
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !533, !range !82
	%10 = sext i32 %9 to i64, !dbg !533
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !533, !range !83
	%12 = sext i32 %11 to i64, !dbg !533
	%13 = mul i64 %12, %8, !dbg !533
	%14 = add i64 %6, %13, !dbg !533
	%15 = mul i64 %10, %14, !dbg !533
	%16 = add i64 %4, %15, !dbg !533
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !533, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !533, !range !20
	%19 = mul i32 %17, %18, !dbg !533
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !533, !range !72
	%21 = mul i32 %19, %20, !dbg !533
	%22 = sext i32 %21 to i64, !dbg !533
	%23 = mul i64 %16, %22, !dbg !533
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !533, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !533, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !533, !range !19
	%27 = mul i32 %18, %26, !dbg !533
	%28 = add i32 %25, %27, !dbg !533
	%29 = mul i32 %17, %28, !dbg !533
	%30 = add i32 %24, %29, !dbg !533
	%31 = sext i32 %30 to i64, !dbg !533
	%32 = add i64 %23, %31, !dbg !533
	%33 = mul i64 %10, %12, !dbg !533
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !533, !range !83
	%35 = sext i32 %34 to i64, !dbg !533
	%36 = mul i64 %33, %35, !dbg !533
	%37 = mul i64 %36, %22, !dbg !533
	%38 = sext i32 %2 to i64, !dbg !532
	%39 = trunc i64 %p4 to i32, !dbg !532
	br label %b1, !dbg !533

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !533
	%41 = icmp slt i64 %40, %p3, !dbg !533
	br i1 %41, label %b2, label %b3, !dbg !533

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !534
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !535
	%44 = icmp uge i64 %40, %p1, !dbg !534
	%45 = icmp uge i64 %p4, %38, !dbg !532
	%46 = or i1 %44, %45, !dbg !532
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !532, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !535
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !532
	%49 = bitcast i16* %48 to i8*, !dbg !532
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !532
	%50 = add i64 %40, %37, !dbg !533
	br label %b1, !dbg !533

b3:
	ret void, !dbg !531

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !534
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !534

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !534
	ret void, !dbg !534

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !532
	ret void, !dbg !532
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !536 {
entry:
	br label %b0, !dbg !537

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !537
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !537
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !540
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !541, !range !11
	%4 = sext i32 %3 to i64, !dbg !541
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !541, !range !28
	%6 = sext i32 %5 to i64, !dbg !541
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !541, !range !28
	%8 = sext i32 %7 to i64, !dbg !541
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !541, !range !82
	%10 = sext i32 %9 to i64, !dbg !541
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !541, !range !83
	%12 = sext i32 %11 to i64, !dbg !541
	%13 = mul i64 %12, %8, !dbg !541
	%14 = add i64 %6, %13, !dbg !541
	%15 = mul i64 %10, %14, !dbg !541
	%16 = add i64 %4, %15, !dbg !541
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !541, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !541, !range !20
	%19 = mul i32 %17, %18, !dbg !541
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !541, !range !72
	%21 = mul i32 %19, %20, !dbg !541
	%22 = sext i32 %21 to i64, !dbg !541
	%23 = mul i64 %16, %22, !dbg !541
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !541, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !541, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !541, !range !19
	%27 = mul i32 %18, %26, !dbg !541
	%28 = add i32 %25, %27, !dbg !541
	%29 = mul i32 %17, %28, !dbg !541
	%30 = add i32 %24, %29, !dbg !541
	%31 = sext i32 %30 to i64, !dbg !541
	%32 = add i64 %23, %31, !dbg !541
	%33 = mul i64 %10, %12, !dbg !541
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !541, !range !83
	%35 = sext i32 %34 to i64, !dbg !541
	%36 = mul i64 %33, %35, !dbg !541
	%37 = mul i64 %36, %22, !dbg !541
	%38 = sext i32 %2 to i64, !dbg !540
	%39 = trunc i64 %p4 to i32, !dbg !540
	br label %b1, !dbg !541

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !541
	%41 = icmp slt i64 %40, %p1, !dbg !541
	br i1 %41, label %b2, label %b3, !dbg !541

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !542
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !540
	%44 = icmp uge i64 %40, %p3, !dbg !542
	%45 = icmp uge i64 %p4, %38, !dbg !540
	%46 = or i1 %44, %45, !dbg !540
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !540, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !540
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !540
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !543
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !543
	%50 = add i64 %40, %37, !dbg !541
	br label %b1, !dbg !541

b3:
	ret void, !dbg !539

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !542
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !542

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !542
	ret void, !dbg !542

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !540
	ret void, !dbg !540
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !544 {
entry:
	br label %b0, !dbg !545

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !545
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !545
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !548
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !549, !range !11
	%4 = sext i32 %3 to i64, !dbg !549
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !549, !range !28
	%6 = sext i32 %5 to i64, !dbg !549
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !549, !range !28
	%8 = sext i32 %7 to i64, !dbg !549
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !549, !range !82
	%10 = sext i32 %9 to i64, !dbg !549
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !549, !range !83
	%12 = sext i32 %11 to i64, !dbg !549
	%13 = mul i64 %12, %8, !dbg !549
	%14 = add i64 %6, %13, !dbg !549
	%15 = mul i64 %10, %14, !dbg !549
	%16 = add i64 %4, %15, !dbg !549
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !549, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !549, !range !20
	%19 = mul i32 %17, %18, !dbg !549
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !549, !range !72
	%21 = mul i32 %19, %20, !dbg !549
	%22 = sext i32 %21 to i64, !dbg !549
	%23 = mul i64 %16, %22, !dbg !549
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !549, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !549, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !549, !range !19
	%27 = mul i32 %18, %26, !dbg !549
	%28 = add i32 %25, %27, !dbg !549
	%29 = mul i32 %17, %28, !dbg !549
	%30 = add i32 %24, %29, !dbg !549
	%31 = sext i32 %30 to i64, !dbg !549
	%32 = add i64 %23, %31, !dbg !549
	%33 = mul i64 %10, %12, !dbg !549
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !549, !range !83
	%35 = sext i32 %34 to i64, !dbg !549
	%36 = mul i64 %33, %35, !dbg !549
	%37 = mul i64 %36, %22, !dbg !549
	%38 = sext i32 %2 to i64, !dbg !548
	%39 = trunc i64 %p4 to i32, !dbg !548
	br label %b1, !dbg !549

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !549
	%41 = icmp slt i64 %40, %p3, !dbg !549
	br i1 %41, label %b2, label %b3, !dbg !549

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !550
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !551
	%44 = icmp uge i64 %40, %p1, !dbg !550
	%45 = icmp uge i64 %p4, %38, !dbg !548
	%46 = or i1 %44, %45, !dbg !548
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !548, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !551
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !548
	%49 = bitcast i16* %48 to i8*, !dbg !548
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !548
	%50 = add i64 %40, %37, !dbg !549
	br label %b1, !dbg !549

b3:
	ret void, !dbg !547

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !550
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !550

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !550
	ret void, !dbg !550

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !548
	ret void, !dbg !548
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !552 {
entry:
	br label %b0, !dbg !553

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !553
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !553
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !556
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !557, !range !11
	%4 = sext i32 %3 to i64, !dbg !557
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !557, !range !28
	%6 = sext i32 %5 to i64, !dbg !557
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !557, !range !28
	%8 = sext i32 %7 to i64, !dbg !557
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !557, !range !82
	%10 = sext i32 %9 to i64, !dbg !557
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !557, !range !83
	%12 = sext i32 %11 to i64, !dbg !557
	%13 = mul i64 %12, %8, !dbg !557
	%14 = add i64 %6, %13, !dbg !557
	%15 = mul i64 %10, %14, !dbg !557
	%16 = add i64 %4, %15, !dbg !557
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !557, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !557, !range !20
	%19 = mul i32 %17, %18, !dbg !557
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !557, !range !72
	%21 = mul i32 %19, %20, !dbg !557
	%22 = sext i32 %21 to i64, !dbg !557
	%23 = mul i64 %16, %22, !dbg !557
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !557, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !557, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !557, !range !19
	%27 = mul i32 %18, %26, !dbg !557
	%28 = add i32 %25, %27, !dbg !557
	%29 = mul i32 %17, %28, !dbg !557
	%30 = add i32 %24, %29, !dbg !557
	%31 = sext i32 %30 to i64, !dbg !557
	%32 = add i64 %23, %31, !dbg !557
	%33 = mul i64 %10, %12, !dbg !557
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !557, !range !83
	%35 = sext i32 %34 to i64, !dbg !557
	%36 = mul i64 %33, %35, !dbg !557
	%37 = mul i64 %36, %22, !dbg !557
	%38 = sext i32 %2 to i64, !dbg !556
	%39 = trunc i64 %p4 to i32, !dbg !556
	br label %b1, !dbg !557

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !557
	%41 = icmp slt i64 %40, %p1, !dbg !557
	br i1 %41, label %b2, label %b3, !dbg !557

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !558
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !556
	%44 = icmp uge i64 %40, %p3, !dbg !558
	%45 = icmp uge i64 %p4, %38, !dbg !556
	%46 = or i1 %44, %45, !dbg !556
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !556, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !556
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !556
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !559
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !559
	%50 = add i64 %40, %37, !dbg !557
	br label %b1, !dbg !557

b3:
	ret void, !dbg !555

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !558
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !558

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !558
	ret void, !dbg !558

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !556
	ret void, !dbg !556
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !560 {
entry:
	br label %b0, !dbg !561

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !561
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !561
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !564
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !565, !range !11
	%4 = sext i32 %3 to i64, !dbg !565
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !565, !range !28
	%6 = sext i32 %5 to i64, !dbg !565
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !565, !range !28
	%8 = sext i32 %7 to i64, !dbg !565
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !565, !range !82
	%10 = sext i32 %9 to i64, !dbg !565
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !565, !range !83
	%12 = sext i32 %11 to i64, !dbg !565
	%13 = mul i64 %12, %8, !dbg !565
	%14 = add i64 %6, %13, !dbg !565
	%15 = mul i64 %10, %14, !dbg !565
	%16 = add i64 %4, %15, !dbg !565
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !565, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !565, !range !20
	%19 = mul i32 %17, %18, !dbg !565
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !565, !range !72
	%21 = mul i32 %19, %20, !dbg !565
	%22 = sext i32 %21 to i64, !dbg !565
	%23 = mul i64 %16, %22, !dbg !565
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !565, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !565, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !565, !range !19
	%27 = mul i32 %18, %26, !dbg !565
	%28 = add i32 %25, %27, !dbg !565
	%29 = mul i32 %17, %28, !dbg !565
	%30 = add i32 %24, %29, !dbg !565
	%31 = sext i32 %30 to i64, !dbg !565
	%32 = add i64 %23, %31, !dbg !565
	%33 = mul i64 %10, %12, !dbg !565
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !565, !range !83
	%35 = sext i32 %34 to i64, !dbg !565
	%36 = mul i64 %33, %35, !dbg !565
	%37 = mul i64 %36, %22, !dbg !565
	%38 = sext i32 %2 to i64, !dbg !564
	%39 = trunc i64 %p4 to i32, !dbg !564
	br label %b1, !dbg !565

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !565
	%41 = icmp slt i64 %40, %p3, !dbg !565
	br i1 %41, label %b2, label %b3, !dbg !565

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !566
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !567
	%44 = icmp uge i64 %40, %p1, !dbg !566
	%45 = icmp uge i64 %p4, %38, !dbg !564
	%46 = or i1 %44, %45, !dbg !564
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !564, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !567
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !564
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !564
	%49 = add i64 %40, %37, !dbg !565
	br label %b1, !dbg !565

b3:
	ret void, !dbg !563

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !566
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !566

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !566
	ret void, !dbg !566

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !564
	ret void, !dbg !564
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !568 {
entry:
	br label %b0, !dbg !569

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !569
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !569
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !572
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !573, !range !11
	%4 = sext i32 %3 to i64, !dbg !573
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !573, !range !28
	%6 = sext i32 %5 to i64, !dbg !573
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !573, !range !28
	%8 = sext i32 %7 to i64, !dbg !573
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !573, !range !82
	%10 = sext i32 %9 to i64, !dbg !573
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !573, !range !83
	%12 = sext i32 %11 to i64, !dbg !573
	%13 = mul i64 %12, %8, !dbg !573
	%14 = add i64 %6, %13, !dbg !573
	%15 = mul i64 %10, %14, !dbg !573
	%16 = add i64 %4, %15, !dbg !573
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !573, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !573, !range !20
	%19 = mul i32 %17, %18, !dbg !573
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !573, !range !72
	%21 = mul i32 %19, %20, !dbg !573
	%22 = sext i32 %21 to i64, !dbg !573
	%23 = mul i64 %16, %22, !dbg !573
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !573, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !573, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !573, !range !19
	%27 = mul i32 %18, %26, !dbg !573
	%28 = add i32 %25, %27, !dbg !573
	%29 = mul i32 %17, %28, !dbg !573
	%30 = add i32 %24, %29, !dbg !573
	%31 = sext i32 %30 to i64, !dbg !573
	%32 = add i64 %23, %31, !dbg !573
	%33 = mul i64 %10, %12, !dbg !573
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !573, !range !83
	%35 = sext i32 %34 to i64, !dbg !573
	%36 = mul i64 %33, %35, !dbg !573
	%37 = mul i64 %36, %22, !dbg !573
	%38 = sext i32 %2 to i64, !dbg !572
	%39 = trunc i64 %p4 to i32, !dbg !572
	br label %b1, !dbg !573

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !573
	%41 = icmp slt i64 %40, %p1, !dbg !573
	br i1 %41, label %b2, label %b3, !dbg !573

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !574
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !572
	%44 = icmp uge i64 %40, %p3, !dbg !574
	%45 = icmp uge i64 %p4, %38, !dbg !572
	%46 = or i1 %44, %45, !dbg !572
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !572, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !572
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !575
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !575
	%49 = add i64 %40, %37, !dbg !573
	br label %b1, !dbg !573

b3:
	ret void, !dbg !571

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !574
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !574

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !574
	ret void, !dbg !574

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !572
	ret void, !dbg !572
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !576 {
entry:
	br label %b0, !dbg !577

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !577
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !577
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !580
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !581, !range !11
	%4 = sext i32 %3 to i64, !dbg !581
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !581, !range !28
	%6 = sext i32 %5 to i64, !dbg !581
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !581, !range !28
	%8 = sext i32 %7 to i64, !dbg !581
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !581, !range !82
	%10 = sext i32 %9 to i64, !dbg !581
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !581, !range !83
	%12 = sext i32 %11 to i64, !dbg !581
	%13 = mul i64 %12, %8, !dbg !581
	%14 = add i64 %6, %13, !dbg !581
	%15 = mul i64 %10, %14, !dbg !581
	%16 = add i64 %4, %15, !dbg !581
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !581, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !581, !range !20
	%19 = mul i32 %17, %18, !dbg !581
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !581, !range !72
	%21 = mul i32 %19, %20, !dbg !581
	%22 = sext i32 %21 to i64, !dbg !581
	%23 = mul i64 %16, %22, !dbg !581
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !581, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !581, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !581, !range !19
	%27 = mul i32 %18, %26, !dbg !581
	%28 = add i32 %25, %27, !dbg !581
	%29 = mul i32 %17, %28, !dbg !581
	%30 = add i32 %24, %29, !dbg !581
	%31 = sext i32 %30 to i64, !dbg !581
	%32 = add i64 %23, %31, !dbg !581
	%33 = mul i64 %10, %12, !dbg !581
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !581, !range !83
	%35 = sext i32 %34 to i64, !dbg !581
	%36 = mul i64 %33, %35, !dbg !581
	%37 = mul i64 %36, %22, !dbg !581
	%38 = sext i32 %2 to i64, !dbg !580
	%39 = trunc i64 %p4 to i32, !dbg !580
	br label %b1, !dbg !581

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !581
	%41 = icmp slt i64 %40, %p3, !dbg !581
	br i1 %41, label %b2, label %b3, !dbg !581

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !582
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !583
	%44 = icmp uge i64 %40, %p1, !dbg !582
	%45 = icmp uge i64 %p4, %38, !dbg !580
	%46 = or i1 %44, %45, !dbg !580
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !580, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !583
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !580
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !580
	%49 = add i64 %40, %37, !dbg !581
	br label %b1, !dbg !581

b3:
	ret void, !dbg !579

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !582
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !582

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %40, i64 %p1), !dbg !582
	ret void, !dbg !582

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %38), !dbg !580
	ret void, !dbg !580
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !584 {
entry:
	br label %b0, !dbg !585

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !585
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !585
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !588
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !589, !range !11
	%4 = sext i32 %3 to i64, !dbg !589
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !589, !range !28
	%6 = sext i32 %5 to i64, !dbg !589
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !589, !range !28
	%8 = sext i32 %7 to i64, !dbg !589
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !589, !range !82
	%10 = sext i32 %9 to i64, !dbg !589
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !589, !range !83
	%12 = sext i32 %11 to i64, !dbg !589
	%13 = mul i64 %12, %8, !dbg !589
	%14 = add i64 %6, %13, !dbg !589
	%15 = mul i64 %10, %14, !dbg !589
	%16 = add i64 %4, %15, !dbg !589
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !589, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !589, !range !20
	%19 = mul i32 %17, %18, !dbg !589
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !589, !range !72
	%21 = mul i32 %19, %20, !dbg !589
	%22 = sext i32 %21 to i64, !dbg !589
	%23 = mul i64 %16, %22, !dbg !589
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !589, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !589, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !589, !range !19
	%27 = mul i32 %18, %26, !dbg !589
	%28 = add i32 %25, %27, !dbg !589
	%29 = mul i32 %17, %28, !dbg !589
	%30 = add i32 %24, %29, !dbg !589
	%31 = sext i32 %30 to i64, !dbg !589
	%32 = add i64 %23, %31, !dbg !589
	%33 = mul i64 %10, %12, !dbg !589
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !589, !range !83
	%35 = sext i32 %34 to i64, !dbg !589
	%36 = mul i64 %33, %35, !dbg !589
	%37 = mul i64 %36, %22, !dbg !589
	%38 = sext i32 %2 to i64, !dbg !588
	%39 = trunc i64 %p4 to i32, !dbg !588
	br label %b1, !dbg !589

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !589
	%41 = icmp slt i64 %40, %p1, !dbg !589
	br i1 %41, label %b2, label %b3, !dbg !589

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !590
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !588
	%44 = icmp uge i64 %40, %p3, !dbg !590
	%45 = icmp uge i64 %p4, %38, !dbg !588
	%46 = or i1 %44, %45, !dbg !588
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !588, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !588
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !591
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !591
	%49 = add i64 %40, %37, !dbg !589
	br label %b1, !dbg !589

b3:
	ret void, !dbg !587

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !590
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !590

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %40, i64 %p3), !dbg !590
	ret void, !dbg !590

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %p4, i64 %38), !dbg !588
	ret void, !dbg !588
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

declare i64 @gpuc_g_thread_64(i8* %a0, i32 %a1) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!592, !593, !594, !595, !596, !597, !598, !599, !600, !601, !602, !603, !604, !605, !606, !607, !608, !609, !610, !611, !612, !613, !614, !615, !616, !617, !618, !619, !620, !621, !622, !623, !624, !625, !626, !627, !628, !629, !630, !631, !632, !633, !634, !635, !636, !637, !638, !639}
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
!110 = !DIFile(filename: "registered.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!111 = distinct !DISubprogram(name: "Relay", scope: !110, file: !110, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!112 = !DILocation(line: 12, column: 6, scope: !111)
!113 = !DILocation(line: 21, column: 12, scope: !111)
!114 = !DILocation(line: 13, column: 19, scope: !111)
!115 = !DILocation(line: 14, column: 11, scope: !111)
!116 = !DILocation(line: 15, column: 16, scope: !111)
!117 = !DILocation(line: 17, column: 33, scope: !111)
!118 = !DILocation(line: 18, column: 8, scope: !111)
!119 = !DILocation(line: 18, column: 3, scope: !111)
!120 = !DILocation(line: 20, column: 16, scope: !111)
!121 = !DILocation(line: 21, column: 39, scope: !111)
!122 = !DILocation(line: 22, column: 14, scope: !111)
!123 = !DILocation(line: 23, column: 13, scope: !111)
!124 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!125 = distinct !DISubprogram(name: "ReuseSource", scope: !124, file: !124, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!126 = !DILocation(line: 28, column: 6, scope: !125)
!127 = !DILocation(line: 29, column: 11, scope: !125)
!128 = !DILocation(line: 30, column: 16, scope: !125)
!129 = !DILocation(line: 32, column: 33, scope: !125)
!130 = !DILocation(line: 33, column: 8, scope: !125)
!131 = distinct !DISubprogram(name: "GetThenUse", scope: !124, file: !124, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!132 = !DILocation(line: 41, column: 6, scope: !131)
!133 = !DILocation(line: 45, column: 11, scope: !131)
!134 = !DILocation(line: 42, column: 18, scope: !131)
!135 = !DILocation(line: 42, column: 21, scope: !131)
!136 = !DILocation(line: 43, column: 3, scope: !131)
!137 = !DILocation(line: 46, column: 20, scope: !131)
!138 = !DILocation(line: 48, column: 8, scope: !131)
!139 = !DILocation(line: 48, column: 3, scope: !131)
!140 = distinct !DISubprogram(name: "PutParts", scope: !124, file: !124, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!141 = !DILocation(line: 55, column: 6, scope: !140)
!142 = !DILocation(line: 59, column: 15, scope: !140)
!143 = !DILocation(line: 56, column: 56, scope: !140)
!144 = !DILocation(line: 56, column: 44, scope: !140)
!145 = !DILocation(line: 56, column: 51, scope: !140)
!146 = !DILocation(line: 56, column: 32, scope: !140)
!147 = !DILocation(line: 57, column: 11, scope: !140)
!148 = !DILocation(line: 58, column: 15, scope: !140)
!149 = !DILocation(line: 58, column: 12, scope: !140)
!150 = !DILocation(line: 59, column: 28, scope: !140)
!151 = !DILocation(line: 59, column: 47, scope: !140)
!152 = !DILocation(line: 61, column: 13, scope: !140)
!153 = distinct !DISubprogram(name: "StoreMeters", scope: !124, file: !124, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!154 = !DILocation(line: 70, column: 6, scope: !153)
!155 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!156 = !DILocation(line: 70, column: 76, scope: !153)
!157 = !DILocation(line: 12, column: 10, scope: !155, inlinedAt: !156)
!158 = !DILocation(line: 11, column: 32, scope: !155, inlinedAt: !156)
!159 = !DILocation(line: 12, column: 20, scope: !155, inlinedAt: !156)
!160 = !DILocation(line: 12, column: 30, scope: !155, inlinedAt: !156)
!161 = distinct !DISubprogram(name: "LoadMeters", scope: !124, file: !124, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!162 = !DILocation(line: 75, column: 6, scope: !161)
!163 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!164 = !DILocation(line: 75, column: 74, scope: !161)
!165 = !DILocation(line: 20, column: 21, scope: !163, inlinedAt: !164)
!166 = !DILocation(line: 19, column: 32, scope: !163, inlinedAt: !164)
!167 = !DILocation(line: 20, column: 31, scope: !163, inlinedAt: !164)
!168 = !DILocation(line: 20, column: 8, scope: !163, inlinedAt: !164)
!169 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!170 = distinct !DISubprogram(name: "Compare", scope: !169, file: !169, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!171 = !DILocation(line: 13, column: 6, scope: !170)
!172 = !DILocation(line: 17, column: 22, scope: !170)
!173 = !DILocation(line: 17, column: 45, scope: !170)
!174 = !DILocation(line: 14, column: 18, scope: !170)
!175 = !DILocation(line: 14, column: 21, scope: !170)
!176 = !DILocation(line: 15, column: 3, scope: !170)
!177 = !DILocation(line: 18, column: 27, scope: !170)
!178 = !DILocation(line: 17, column: 26, scope: !170)
!179 = !DILocation(line: 17, column: 31, scope: !170)
!180 = !DILocation(line: 18, column: 16, scope: !170)
!181 = !DILocation(line: 19, column: 27, scope: !170)
!182 = !DILocation(line: 19, column: 16, scope: !170)
!183 = !DILocation(line: 20, column: 27, scope: !170)
!184 = !DILocation(line: 20, column: 16, scope: !170)
!185 = !DILocation(line: 21, column: 27, scope: !170)
!186 = !DILocation(line: 21, column: 16, scope: !170)
!187 = !DILocation(line: 22, column: 27, scope: !170)
!188 = !DILocation(line: 22, column: 16, scope: !170)
!189 = !DILocation(line: 23, column: 27, scope: !170)
!190 = !DILocation(line: 23, column: 16, scope: !170)
!191 = !DILocation(line: 24, column: 32, scope: !170)
!192 = !DILocation(line: 24, column: 5, scope: !170)
!193 = !DILocation(line: 25, column: 32, scope: !170)
!194 = !DILocation(line: 25, column: 5, scope: !170)
!195 = !DILocation(line: 26, column: 32, scope: !170)
!196 = !DILocation(line: 26, column: 5, scope: !170)
!197 = !DILocation(line: 27, column: 32, scope: !170)
!198 = !DILocation(line: 27, column: 5, scope: !170)
!199 = !DILocation(line: 28, column: 32, scope: !170)
!200 = !DILocation(line: 28, column: 5, scope: !170)
!201 = !DILocation(line: 29, column: 32, scope: !170)
!202 = !DILocation(line: 29, column: 5, scope: !170)
!203 = !DILocation(line: 30, column: 25, scope: !170)
!204 = !DILocation(line: 31, column: 42, scope: !170)
!205 = !DILocation(line: 31, column: 8, scope: !170)
!206 = !DILocation(line: 31, column: 31, scope: !170)
!207 = !DILocation(line: 31, column: 6, scope: !170)
!208 = distinct !DISubprogram(name: "Count", scope: !169, file: !169, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!209 = !DILocation(line: 39, column: 6, scope: !208)
!210 = !DILocation(line: 41, column: 17, scope: !208)
!211 = !DILocation(line: 40, column: 30, scope: !208)
!212 = !DILocation(line: 41, column: 46, scope: !208)
!213 = !DILocation(line: 41, column: 48, scope: !208)
!214 = !DILocation(line: 41, column: 32, scope: !208)
!215 = !DILocation(line: 43, column: 46, scope: !208)
!216 = !DILocation(line: 43, column: 5, scope: !208)
!217 = distinct !DISubprogram(name: "Flags", scope: !169, file: !169, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!218 = !DILocation(line: 49, column: 6, scope: !217)
!219 = !DILocation(line: 51, column: 19, scope: !217)
!220 = !DILocation(line: 52, column: 17, scope: !217)
!221 = !DILocation(line: 50, column: 46, scope: !217)
!222 = !DILocation(line: 50, column: 33, scope: !217)
!223 = !DILocation(line: 52, column: 40, scope: !217)
!224 = !DILocation(line: 52, column: 44, scope: !217)
!225 = !DILocation(line: 52, column: 28, scope: !217)
!226 = !DILocation(line: 54, column: 33, scope: !217)
!227 = !DILocation(line: 55, column: 42, scope: !217)
!228 = !DILocation(line: 55, column: 67, scope: !217)
!229 = !DILocation(line: 55, column: 71, scope: !217)
!230 = !DILocation(line: 55, column: 31, scope: !217)
!231 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!232 = distinct !DISubprogram(name: "SyncedThread", scope: !231, file: !231, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!233 = !DILocation(line: 21, column: 6, scope: !232)
!234 = distinct !DISubprogram(name: "meet", scope: !231, file: !231, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!235 = !DILocation(line: 23, column: 7, scope: !232)
!236 = !DILocation(line: 46, column: 39, scope: !234, inlinedAt: !235)
!237 = !DILocation(line: 46, column: 58, scope: !234, inlinedAt: !235)
!238 = !DILocation(line: 22, column: 18, scope: !232)
!239 = !DILocation(line: 22, column: 21, scope: !232)
!240 = !DILocation(line: 46, column: 14, scope: !234, inlinedAt: !235)
!241 = !DILocation(line: 46, column: 42, scope: !234, inlinedAt: !235)
!242 = !DILocation(line: 46, column: 45, scope: !234, inlinedAt: !235)
!243 = !DILocation(line: 48, column: 7, scope: !234, inlinedAt: !235)
!244 = !DILocation(line: 49, column: 16, scope: !234, inlinedAt: !235)
!245 = !DILocation(line: 50, column: 7, scope: !234, inlinedAt: !235)
!246 = !DILocation(line: 51, column: 19, scope: !234, inlinedAt: !235)
!247 = !DILocation(line: 52, column: 7, scope: !234, inlinedAt: !235)
!248 = !DILocation(line: 53, column: 14, scope: !234, inlinedAt: !235)
!249 = !DILocation(line: 54, column: 13, scope: !234, inlinedAt: !235)
!250 = !DILocation(line: 55, column: 7, scope: !234, inlinedAt: !235)
!251 = !DILocation(line: 56, column: 14, scope: !234, inlinedAt: !235)
!252 = !DILocation(line: 57, column: 16, scope: !234, inlinedAt: !235)
!253 = !DILocation(line: 60, column: 6, scope: !234, inlinedAt: !235)
!254 = !DILocation(line: 60, column: 19, scope: !234, inlinedAt: !235)
!255 = !DILocation(line: 61, column: 17, scope: !234, inlinedAt: !235)
!256 = !DILocation(line: 61, column: 6, scope: !234, inlinedAt: !235)
!257 = !DILocation(line: 60, column: 31, scope: !234, inlinedAt: !235)
!258 = distinct !DISubprogram(name: "SyncedWarp", scope: !231, file: !231, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!259 = !DILocation(line: 30, column: 6, scope: !258)
!260 = distinct !DISubprogram(name: "meet", scope: !231, file: !231, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!261 = !DILocation(line: 32, column: 7, scope: !258)
!262 = !DILocation(line: 46, column: 39, scope: !260, inlinedAt: !261)
!263 = !DILocation(line: 46, column: 58, scope: !260, inlinedAt: !261)
!264 = !DILocation(line: 31, column: 18, scope: !258)
!265 = !DILocation(line: 31, column: 20, scope: !258)
!266 = !DILocation(line: 31, column: 24, scope: !258)
!267 = !DILocation(line: 46, column: 14, scope: !260, inlinedAt: !261)
!268 = !DILocation(line: 32, column: 39, scope: !258)
!269 = !DILocation(line: 32, column: 56, scope: !258)
!270 = !DILocation(line: 46, column: 42, scope: !260, inlinedAt: !261)
!271 = !DILocation(line: 46, column: 45, scope: !260, inlinedAt: !261)
!272 = !DILocation(line: 48, column: 7, scope: !260, inlinedAt: !261)
!273 = !DILocation(line: 49, column: 16, scope: !260, inlinedAt: !261)
!274 = !DILocation(line: 50, column: 7, scope: !260, inlinedAt: !261)
!275 = !DILocation(line: 51, column: 19, scope: !260, inlinedAt: !261)
!276 = !DILocation(line: 52, column: 7, scope: !260, inlinedAt: !261)
!277 = !DILocation(line: 53, column: 14, scope: !260, inlinedAt: !261)
!278 = !DILocation(line: 54, column: 13, scope: !260, inlinedAt: !261)
!279 = !DILocation(line: 55, column: 7, scope: !260, inlinedAt: !261)
!280 = !DILocation(line: 56, column: 14, scope: !260, inlinedAt: !261)
!281 = !DILocation(line: 57, column: 16, scope: !260, inlinedAt: !261)
!282 = !DILocation(line: 60, column: 6, scope: !260, inlinedAt: !261)
!283 = !DILocation(line: 60, column: 19, scope: !260, inlinedAt: !261)
!284 = !DILocation(line: 61, column: 17, scope: !260, inlinedAt: !261)
!285 = !DILocation(line: 61, column: 6, scope: !260, inlinedAt: !261)
!286 = !DILocation(line: 60, column: 31, scope: !260, inlinedAt: !261)
!287 = distinct !DISubprogram(name: "SyncedBlock", scope: !231, file: !231, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!288 = !DILocation(line: 39, column: 6, scope: !287)
!289 = distinct !DISubprogram(name: "meet", scope: !231, file: !231, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!290 = !DILocation(line: 41, column: 7, scope: !287)
!291 = !DILocation(line: 46, column: 39, scope: !289, inlinedAt: !290)
!292 = !DILocation(line: 46, column: 58, scope: !289, inlinedAt: !290)
!293 = !DILocation(line: 40, column: 15, scope: !287)
!294 = !DILocation(line: 40, column: 20, scope: !287)
!295 = !DILocation(line: 46, column: 14, scope: !289, inlinedAt: !290)
!296 = !DILocation(line: 41, column: 41, scope: !287)
!297 = !DILocation(line: 41, column: 59, scope: !287)
!298 = !DILocation(line: 46, column: 42, scope: !289, inlinedAt: !290)
!299 = !DILocation(line: 46, column: 45, scope: !289, inlinedAt: !290)
!300 = !DILocation(line: 48, column: 7, scope: !289, inlinedAt: !290)
!301 = !DILocation(line: 49, column: 16, scope: !289, inlinedAt: !290)
!302 = !DILocation(line: 50, column: 7, scope: !289, inlinedAt: !290)
!303 = !DILocation(line: 51, column: 19, scope: !289, inlinedAt: !290)
!304 = !DILocation(line: 52, column: 7, scope: !289, inlinedAt: !290)
!305 = !DILocation(line: 53, column: 14, scope: !289, inlinedAt: !290)
!306 = !DILocation(line: 54, column: 13, scope: !289, inlinedAt: !290)
!307 = !DILocation(line: 55, column: 7, scope: !289, inlinedAt: !290)
!308 = !DILocation(line: 56, column: 14, scope: !289, inlinedAt: !290)
!309 = !DILocation(line: 57, column: 16, scope: !289, inlinedAt: !290)
!310 = !DILocation(line: 60, column: 6, scope: !289, inlinedAt: !290)
!311 = !DILocation(line: 60, column: 19, scope: !289, inlinedAt: !290)
!312 = !DILocation(line: 61, column: 17, scope: !289, inlinedAt: !290)
!313 = !DILocation(line: 61, column: 6, scope: !289, inlinedAt: !290)
!314 = !DILocation(line: 60, column: 31, scope: !289, inlinedAt: !290)
!315 = distinct !DISubprogram(name: "Rounds", scope: !231, file: !231, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!316 = !DILocation(line: 69, column: 6, scope: !315)
!317 = !DILocation(line: 73, column: 11, scope: !315)
!318 = !DILocation(line: 70, column: 21, scope: !315)
!319 = !DILocation(line: 70, column: 38, scope: !315)
!320 = !DILocation(line: 73, column: 43, scope: !315)
!321 = !DILocation(line: 72, column: 20, scope: !315)
!322 = !DILocation(line: 72, column: 23, scope: !315)
!323 = !DILocation(line: 73, column: 22, scope: !315)
!324 = !DILocation(line: 73, column: 35, scope: !315)
!325 = !DILocation(line: 73, column: 33, scope: !315)
!326 = !DILocation(line: 73, column: 46, scope: !315)
!327 = !DILocation(line: 75, column: 19, scope: !315)
!328 = !DILocation(line: 76, column: 18, scope: !315)
!329 = !DILocation(line: 76, column: 33, scope: !315)
!330 = !DILocation(line: 76, column: 31, scope: !315)
!331 = !DILocation(line: 76, column: 22, scope: !315)
!332 = !DILocation(line: 77, column: 27, scope: !315)
!333 = !DILocation(line: 77, column: 17, scope: !315)
!334 = !DILocation(line: 79, column: 16, scope: !315)
!335 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!336 = distinct !DISubprogram(name: "StoreInt8", scope: !335, file: !335, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!337 = !DILocation(line: 13, column: 6, scope: !336)
!338 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!339 = !DILocation(line: 13, column: 72, scope: !336)
!340 = !DILocation(line: 12, column: 10, scope: !338, inlinedAt: !339)
!341 = !DILocation(line: 11, column: 32, scope: !338, inlinedAt: !339)
!342 = !DILocation(line: 12, column: 20, scope: !338, inlinedAt: !339)
!343 = !DILocation(line: 12, column: 30, scope: !338, inlinedAt: !339)
!344 = distinct !DISubprogram(name: "LoadInt8", scope: !335, file: !335, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!345 = !DILocation(line: 18, column: 6, scope: !344)
!346 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!347 = !DILocation(line: 18, column: 70, scope: !344)
!348 = !DILocation(line: 20, column: 21, scope: !346, inlinedAt: !347)
!349 = !DILocation(line: 19, column: 32, scope: !346, inlinedAt: !347)
!350 = !DILocation(line: 20, column: 31, scope: !346, inlinedAt: !347)
!351 = !DILocation(line: 20, column: 8, scope: !346, inlinedAt: !347)
!352 = distinct !DISubprogram(name: "StoreInt16", scope: !335, file: !335, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!353 = !DILocation(line: 23, column: 6, scope: !352)
!354 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!355 = !DILocation(line: 23, column: 74, scope: !352)
!356 = !DILocation(line: 12, column: 10, scope: !354, inlinedAt: !355)
!357 = !DILocation(line: 11, column: 32, scope: !354, inlinedAt: !355)
!358 = !DILocation(line: 12, column: 20, scope: !354, inlinedAt: !355)
!359 = !DILocation(line: 12, column: 30, scope: !354, inlinedAt: !355)
!360 = distinct !DISubprogram(name: "LoadInt16", scope: !335, file: !335, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!361 = !DILocation(line: 28, column: 6, scope: !360)
!362 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!363 = !DILocation(line: 28, column: 72, scope: !360)
!364 = !DILocation(line: 20, column: 21, scope: !362, inlinedAt: !363)
!365 = !DILocation(line: 19, column: 32, scope: !362, inlinedAt: !363)
!366 = !DILocation(line: 20, column: 31, scope: !362, inlinedAt: !363)
!367 = !DILocation(line: 20, column: 8, scope: !362, inlinedAt: !363)
!368 = distinct !DISubprogram(name: "StoreInt32", scope: !335, file: !335, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!369 = !DILocation(line: 33, column: 6, scope: !368)
!370 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!371 = !DILocation(line: 33, column: 74, scope: !368)
!372 = !DILocation(line: 12, column: 10, scope: !370, inlinedAt: !371)
!373 = !DILocation(line: 11, column: 32, scope: !370, inlinedAt: !371)
!374 = !DILocation(line: 12, column: 20, scope: !370, inlinedAt: !371)
!375 = !DILocation(line: 12, column: 30, scope: !370, inlinedAt: !371)
!376 = distinct !DISubprogram(name: "LoadInt32", scope: !335, file: !335, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!377 = !DILocation(line: 38, column: 6, scope: !376)
!378 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!379 = !DILocation(line: 38, column: 72, scope: !376)
!380 = !DILocation(line: 20, column: 21, scope: !378, inlinedAt: !379)
!381 = !DILocation(line: 19, column: 32, scope: !378, inlinedAt: !379)
!382 = !DILocation(line: 20, column: 31, scope: !378, inlinedAt: !379)
!383 = !DILocation(line: 20, column: 8, scope: !378, inlinedAt: !379)
!384 = distinct !DISubprogram(name: "StoreInt64", scope: !335, file: !335, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!385 = !DILocation(line: 43, column: 6, scope: !384)
!386 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!387 = !DILocation(line: 43, column: 74, scope: !384)
!388 = !DILocation(line: 12, column: 10, scope: !386, inlinedAt: !387)
!389 = !DILocation(line: 11, column: 32, scope: !386, inlinedAt: !387)
!390 = !DILocation(line: 12, column: 20, scope: !386, inlinedAt: !387)
!391 = !DILocation(line: 12, column: 30, scope: !386, inlinedAt: !387)
!392 = distinct !DISubprogram(name: "LoadInt64", scope: !335, file: !335, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!393 = !DILocation(line: 48, column: 6, scope: !392)
!394 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!395 = !DILocation(line: 48, column: 72, scope: !392)
!396 = !DILocation(line: 20, column: 21, scope: !394, inlinedAt: !395)
!397 = !DILocation(line: 19, column: 32, scope: !394, inlinedAt: !395)
!398 = !DILocation(line: 20, column: 31, scope: !394, inlinedAt: !395)
!399 = !DILocation(line: 20, column: 8, scope: !394, inlinedAt: !395)
!400 = distinct !DISubprogram(name: "StoreInt", scope: !335, file: !335, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!401 = !DILocation(line: 53, column: 6, scope: !400)
!402 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!403 = !DILocation(line: 53, column: 70, scope: !400)
!404 = !DILocation(line: 12, column: 10, scope: !402, inlinedAt: !403)
!405 = !DILocation(line: 11, column: 32, scope: !402, inlinedAt: !403)
!406 = !DILocation(line: 12, column: 20, scope: !402, inlinedAt: !403)
!407 = !DILocation(line: 12, column: 30, scope: !402, inlinedAt: !403)
!408 = distinct !DISubprogram(name: "LoadInt", scope: !335, file: !335, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!409 = !DILocation(line: 58, column: 6, scope: !408)
!410 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!411 = !DILocation(line: 58, column: 68, scope: !408)
!412 = !DILocation(line: 20, column: 21, scope: !410, inlinedAt: !411)
!413 = !DILocation(line: 19, column: 32, scope: !410, inlinedAt: !411)
!414 = !DILocation(line: 20, column: 31, scope: !410, inlinedAt: !411)
!415 = !DILocation(line: 20, column: 8, scope: !410, inlinedAt: !411)
!416 = distinct !DISubprogram(name: "StoreUint8", scope: !335, file: !335, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!417 = !DILocation(line: 63, column: 6, scope: !416)
!418 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!419 = !DILocation(line: 63, column: 74, scope: !416)
!420 = !DILocation(line: 12, column: 10, scope: !418, inlinedAt: !419)
!421 = !DILocation(line: 11, column: 32, scope: !418, inlinedAt: !419)
!422 = !DILocation(line: 12, column: 20, scope: !418, inlinedAt: !419)
!423 = !DILocation(line: 12, column: 30, scope: !418, inlinedAt: !419)
!424 = distinct !DISubprogram(name: "LoadUint8", scope: !335, file: !335, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!425 = !DILocation(line: 68, column: 6, scope: !424)
!426 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!427 = !DILocation(line: 68, column: 72, scope: !424)
!428 = !DILocation(line: 20, column: 21, scope: !426, inlinedAt: !427)
!429 = !DILocation(line: 19, column: 32, scope: !426, inlinedAt: !427)
!430 = !DILocation(line: 20, column: 31, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 20, column: 8, scope: !426, inlinedAt: !427)
!432 = distinct !DISubprogram(name: "StoreUint16", scope: !335, file: !335, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!433 = !DILocation(line: 73, column: 6, scope: !432)
!434 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!435 = !DILocation(line: 73, column: 76, scope: !432)
!436 = !DILocation(line: 12, column: 10, scope: !434, inlinedAt: !435)
!437 = !DILocation(line: 11, column: 32, scope: !434, inlinedAt: !435)
!438 = !DILocation(line: 12, column: 20, scope: !434, inlinedAt: !435)
!439 = !DILocation(line: 12, column: 30, scope: !434, inlinedAt: !435)
!440 = distinct !DISubprogram(name: "LoadUint16", scope: !335, file: !335, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!441 = !DILocation(line: 78, column: 6, scope: !440)
!442 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!443 = !DILocation(line: 78, column: 74, scope: !440)
!444 = !DILocation(line: 20, column: 21, scope: !442, inlinedAt: !443)
!445 = !DILocation(line: 19, column: 32, scope: !442, inlinedAt: !443)
!446 = !DILocation(line: 20, column: 31, scope: !442, inlinedAt: !443)
!447 = !DILocation(line: 20, column: 8, scope: !442, inlinedAt: !443)
!448 = distinct !DISubprogram(name: "StoreUint32", scope: !335, file: !335, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!449 = !DILocation(line: 83, column: 6, scope: !448)
!450 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!451 = !DILocation(line: 83, column: 76, scope: !448)
!452 = !DILocation(line: 12, column: 10, scope: !450, inlinedAt: !451)
!453 = !DILocation(line: 11, column: 32, scope: !450, inlinedAt: !451)
!454 = !DILocation(line: 12, column: 20, scope: !450, inlinedAt: !451)
!455 = !DILocation(line: 12, column: 30, scope: !450, inlinedAt: !451)
!456 = distinct !DISubprogram(name: "LoadUint32", scope: !335, file: !335, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!457 = !DILocation(line: 88, column: 6, scope: !456)
!458 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!459 = !DILocation(line: 88, column: 74, scope: !456)
!460 = !DILocation(line: 20, column: 21, scope: !458, inlinedAt: !459)
!461 = !DILocation(line: 19, column: 32, scope: !458, inlinedAt: !459)
!462 = !DILocation(line: 20, column: 31, scope: !458, inlinedAt: !459)
!463 = !DILocation(line: 20, column: 8, scope: !458, inlinedAt: !459)
!464 = distinct !DISubprogram(name: "StoreUint64", scope: !335, file: !335, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!465 = !DILocation(line: 93, column: 6, scope: !464)
!466 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!467 = !DILocation(line: 93, column: 76, scope: !464)
!468 = !DILocation(line: 12, column: 10, scope: !466, inlinedAt: !467)
!469 = !DILocation(line: 11, column: 32, scope: !466, inlinedAt: !467)
!470 = !DILocation(line: 12, column: 20, scope: !466, inlinedAt: !467)
!471 = !DILocation(line: 12, column: 30, scope: !466, inlinedAt: !467)
!472 = distinct !DISubprogram(name: "LoadUint64", scope: !335, file: !335, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!473 = !DILocation(line: 98, column: 6, scope: !472)
!474 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!475 = !DILocation(line: 98, column: 74, scope: !472)
!476 = !DILocation(line: 20, column: 21, scope: !474, inlinedAt: !475)
!477 = !DILocation(line: 19, column: 32, scope: !474, inlinedAt: !475)
!478 = !DILocation(line: 20, column: 31, scope: !474, inlinedAt: !475)
!479 = !DILocation(line: 20, column: 8, scope: !474, inlinedAt: !475)
!480 = distinct !DISubprogram(name: "StoreUint", scope: !335, file: !335, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!481 = !DILocation(line: 103, column: 6, scope: !480)
!482 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!483 = !DILocation(line: 103, column: 72, scope: !480)
!484 = !DILocation(line: 12, column: 10, scope: !482, inlinedAt: !483)
!485 = !DILocation(line: 11, column: 32, scope: !482, inlinedAt: !483)
!486 = !DILocation(line: 12, column: 20, scope: !482, inlinedAt: !483)
!487 = !DILocation(line: 12, column: 30, scope: !482, inlinedAt: !483)
!488 = distinct !DISubprogram(name: "LoadUint", scope: !335, file: !335, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!489 = !DILocation(line: 108, column: 6, scope: !488)
!490 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!491 = !DILocation(line: 108, column: 70, scope: !488)
!492 = !DILocation(line: 20, column: 21, scope: !490, inlinedAt: !491)
!493 = !DILocation(line: 19, column: 32, scope: !490, inlinedAt: !491)
!494 = !DILocation(line: 20, column: 31, scope: !490, inlinedAt: !491)
!495 = !DILocation(line: 20, column: 8, scope: !490, inlinedAt: !491)
!496 = distinct !DISubprogram(name: "StoreFloat32", scope: !335, file: !335, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!497 = !DILocation(line: 113, column: 6, scope: !496)
!498 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!499 = !DILocation(line: 113, column: 78, scope: !496)
!500 = !DILocation(line: 12, column: 10, scope: !498, inlinedAt: !499)
!501 = !DILocation(line: 11, column: 32, scope: !498, inlinedAt: !499)
!502 = !DILocation(line: 12, column: 20, scope: !498, inlinedAt: !499)
!503 = !DILocation(line: 12, column: 30, scope: !498, inlinedAt: !499)
!504 = distinct !DISubprogram(name: "LoadFloat32", scope: !335, file: !335, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!505 = !DILocation(line: 118, column: 6, scope: !504)
!506 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!507 = !DILocation(line: 118, column: 76, scope: !504)
!508 = !DILocation(line: 20, column: 21, scope: !506, inlinedAt: !507)
!509 = !DILocation(line: 19, column: 32, scope: !506, inlinedAt: !507)
!510 = !DILocation(line: 20, column: 31, scope: !506, inlinedAt: !507)
!511 = !DILocation(line: 20, column: 8, scope: !506, inlinedAt: !507)
!512 = distinct !DISubprogram(name: "StoreFloat64", scope: !335, file: !335, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!513 = !DILocation(line: 123, column: 6, scope: !512)
!514 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!515 = !DILocation(line: 123, column: 78, scope: !512)
!516 = !DILocation(line: 12, column: 10, scope: !514, inlinedAt: !515)
!517 = !DILocation(line: 11, column: 32, scope: !514, inlinedAt: !515)
!518 = !DILocation(line: 12, column: 20, scope: !514, inlinedAt: !515)
!519 = !DILocation(line: 12, column: 30, scope: !514, inlinedAt: !515)
!520 = distinct !DISubprogram(name: "LoadFloat64", scope: !335, file: !335, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!521 = !DILocation(line: 128, column: 6, scope: !520)
!522 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!523 = !DILocation(line: 128, column: 76, scope: !520)
!524 = !DILocation(line: 20, column: 21, scope: !522, inlinedAt: !523)
!525 = !DILocation(line: 19, column: 32, scope: !522, inlinedAt: !523)
!526 = !DILocation(line: 20, column: 31, scope: !522, inlinedAt: !523)
!527 = !DILocation(line: 20, column: 8, scope: !522, inlinedAt: !523)
!528 = distinct !DISubprogram(name: "StoreFloat16", scope: !335, file: !335, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!529 = !DILocation(line: 133, column: 6, scope: !528)
!530 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!531 = !DILocation(line: 133, column: 82, scope: !528)
!532 = !DILocation(line: 12, column: 10, scope: !530, inlinedAt: !531)
!533 = !DILocation(line: 11, column: 32, scope: !530, inlinedAt: !531)
!534 = !DILocation(line: 12, column: 20, scope: !530, inlinedAt: !531)
!535 = !DILocation(line: 12, column: 30, scope: !530, inlinedAt: !531)
!536 = distinct !DISubprogram(name: "LoadFloat16", scope: !335, file: !335, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!537 = !DILocation(line: 138, column: 6, scope: !536)
!538 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!539 = !DILocation(line: 138, column: 80, scope: !536)
!540 = !DILocation(line: 20, column: 21, scope: !538, inlinedAt: !539)
!541 = !DILocation(line: 19, column: 32, scope: !538, inlinedAt: !539)
!542 = !DILocation(line: 20, column: 31, scope: !538, inlinedAt: !539)
!543 = !DILocation(line: 20, column: 8, scope: !538, inlinedAt: !539)
!544 = distinct !DISubprogram(name: "StoreBFloat16", scope: !335, file: !335, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!545 = !DILocation(line: 143, column: 6, scope: !544)
!546 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!547 = !DILocation(line: 143, column: 84, scope: !544)
!548 = !DILocation(line: 12, column: 10, scope: !546, inlinedAt: !547)
!549 = !DILocation(line: 11, column: 32, scope: !546, inlinedAt: !547)
!550 = !DILocation(line: 12, column: 20, scope: !546, inlinedAt: !547)
!551 = !DILocation(line: 12, column: 30, scope: !546, inlinedAt: !547)
!552 = distinct !DISubprogram(name: "LoadBFloat16", scope: !335, file: !335, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!553 = !DILocation(line: 148, column: 6, scope: !552)
!554 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!555 = !DILocation(line: 148, column: 82, scope: !552)
!556 = !DILocation(line: 20, column: 21, scope: !554, inlinedAt: !555)
!557 = !DILocation(line: 19, column: 32, scope: !554, inlinedAt: !555)
!558 = !DILocation(line: 20, column: 31, scope: !554, inlinedAt: !555)
!559 = !DILocation(line: 20, column: 8, scope: !554, inlinedAt: !555)
!560 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !335, file: !335, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!561 = !DILocation(line: 153, column: 6, scope: !560)
!562 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!563 = !DILocation(line: 154, column: 7, scope: !560)
!564 = !DILocation(line: 12, column: 10, scope: !562, inlinedAt: !563)
!565 = !DILocation(line: 11, column: 32, scope: !562, inlinedAt: !563)
!566 = !DILocation(line: 12, column: 20, scope: !562, inlinedAt: !563)
!567 = !DILocation(line: 12, column: 30, scope: !562, inlinedAt: !563)
!568 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !335, file: !335, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!569 = !DILocation(line: 160, column: 6, scope: !568)
!570 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!571 = !DILocation(line: 160, column: 86, scope: !568)
!572 = !DILocation(line: 20, column: 21, scope: !570, inlinedAt: !571)
!573 = !DILocation(line: 19, column: 32, scope: !570, inlinedAt: !571)
!574 = !DILocation(line: 20, column: 31, scope: !570, inlinedAt: !571)
!575 = !DILocation(line: 20, column: 8, scope: !570, inlinedAt: !571)
!576 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !335, file: !335, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!577 = !DILocation(line: 165, column: 6, scope: !576)
!578 = distinct !DISubprogram(name: "store", scope: !124, file: !124, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!579 = !DILocation(line: 166, column: 7, scope: !576)
!580 = !DILocation(line: 12, column: 10, scope: !578, inlinedAt: !579)
!581 = !DILocation(line: 11, column: 32, scope: !578, inlinedAt: !579)
!582 = !DILocation(line: 12, column: 20, scope: !578, inlinedAt: !579)
!583 = !DILocation(line: 12, column: 30, scope: !578, inlinedAt: !579)
!584 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !335, file: !335, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!585 = !DILocation(line: 172, column: 6, scope: !584)
!586 = distinct !DISubprogram(name: "load", scope: !124, file: !124, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!587 = !DILocation(line: 172, column: 86, scope: !584)
!588 = !DILocation(line: 20, column: 21, scope: !586, inlinedAt: !587)
!589 = !DILocation(line: 19, column: 32, scope: !586, inlinedAt: !587)
!590 = !DILocation(line: 20, column: 31, scope: !586, inlinedAt: !587)
!591 = !DILocation(line: 20, column: 8, scope: !586, inlinedAt: !587)
!592 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!593 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!594 = !{void (i32, i32, i64*, i64, i8*)* @Translate, !"kernel", i32 1}
!595 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay, !"kernel", i32 1}
!596 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!597 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!598 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!599 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!600 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!601 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!602 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!603 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!604 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!605 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!606 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!607 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!608 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!609 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!610 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!611 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!612 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!613 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!614 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!615 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!616 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!617 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!618 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!619 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!620 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!621 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!622 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!623 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!624 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!625 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!626 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!627 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!628 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!629 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!630 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!631 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!632 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!633 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!634 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!635 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!636 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!637 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!638 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!639 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
