target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [47 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32, i32, i64*, i64, i8*)* @Translate to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2 to i8*)], section "llvm.metadata"

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

define void @ReuseSource(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !111 {
entry:
	br label %b0, !dbg !112

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !112
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !112
	%2 = icmp ne i64 %p1, %p3, !dbg !113
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !113, !prof !27

b0_ok1:
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !113
	%4 = sext i32 %3 to i64, !dbg !113
	%5 = mul i64 %p3, 4, !dbg !113
	%6 = trunc i64 %p4 to i32, !dbg !113
	%7 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !113
	%8 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !113
	%9 = icmp uge i64 %p4, %4, !dbg !113
	br i1 %9, label %b0_fail2, label %b0_ok2, !dbg !113, !prof !27

b0_ok2:
	%10 = bitcast i32* %7 to i8*, !dbg !113
	%11 = bitcast i32* %8 to i8*, !dbg !113
	call void @gpuc_put_block(i8* %10, i8* %11, i64 %5, i32 %6), !dbg !113
	call void @llvm.nvvm.barrier0(), !dbg !114
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !115, !range !18
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !115, !range !19
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !115, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !115, !range !20
	%17 = mul i32 %16, %14, !dbg !115
	%18 = add i32 %13, %17, !dbg !115
	%19 = mul i32 %15, %18, !dbg !115
	%20 = add i32 %12, %19, !dbg !115
	%21 = sext i32 %20 to i64, !dbg !115
	%22 = mul i32 %15, %16, !dbg !115
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !115, !range !72
	%24 = mul i32 %22, %23, !dbg !115
	%25 = sext i32 %24 to i64, !dbg !115
	br label %b1, !dbg !115

b1:
	%26 = phi i64 [ %21, %b0_ok2 ], [ %29, %b2 ], !dbg !115
	%27 = icmp slt i64 %26, %p3, !dbg !115
	br i1 %27, label %b2, label %b3, !dbg !115

b2:
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %26, !dbg !116
	store i32 -1, i32 addrspace(1)* %28, align 4, !dbg !116
	%29 = add i64 %26, %25, !dbg !115
	br label %b1, !dbg !115

b3:
	ret void, !dbg !115

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 %p3), !dbg !113
	ret void, !dbg !113

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %4), !dbg !113
	ret void, !dbg !113
}

define void @GetThenUse(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !117 {
entry:
	br label %b0, !dbg !118

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !118
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !118
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !119
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !120, !range !11
	%4 = sext i32 %3 to i64, !dbg !120
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !120, !range !28
	%6 = sext i32 %5 to i64, !dbg !120
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !120, !range !28
	%8 = sext i32 %7 to i64, !dbg !120
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !120, !range !82
	%10 = sext i32 %9 to i64, !dbg !120
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !120, !range !83
	%12 = sext i32 %11 to i64, !dbg !120
	%13 = mul i64 %12, %8, !dbg !120
	%14 = add i64 %6, %13, !dbg !120
	%15 = mul i64 %10, %14, !dbg !120
	%16 = add i64 %4, %15, !dbg !120
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !120, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !120, !range !20
	%19 = mul i32 %17, %18, !dbg !120
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !120, !range !72
	%21 = mul i32 %19, %20, !dbg !120
	%22 = sext i32 %21 to i64, !dbg !120
	%23 = mul i64 %16, %22, !dbg !120
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !120, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !120, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !120, !range !19
	%27 = mul i32 %18, %26, !dbg !120
	%28 = add i32 %25, %27, !dbg !120
	%29 = mul i32 %17, %28, !dbg !120
	%30 = add i32 %24, %29, !dbg !120
	%31 = sext i32 %30 to i64, !dbg !120
	%32 = add i64 %23, %31, !dbg !120
	%33 = icmp ne i64 %32, 0, !dbg !121
	br i1 %33, label %b1, label %b2, !dbg !121

b1:
	ret void, !dbg !122

b2:
	%34 = sext i32 %2 to i64, !dbg !119
	%35 = mul i64 %p3, 4, !dbg !119
	%36 = trunc i64 %p4 to i32, !dbg !119
	%37 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !119
	%38 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !119
	%39 = icmp ne i64 %p1, %p3, !dbg !119
	%40 = icmp uge i64 %p4, %34, !dbg !119
	%41 = or i1 %39, %40, !dbg !119
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !119, !prof !27

b2_ok1:
	%42 = bitcast i32* %37 to i8*, !dbg !119
	%43 = bitcast i32* %38 to i8*, !dbg !119
	call void @gpuc_get_thread(i8* %42, i8* %43, i64 %35, i32 %36), !dbg !119
	br label %b3, !dbg !123

b3:
	%44 = phi i64 [ -1, %b2_ok1 ], [ %45, %b4 ], !dbg !123
	%45 = add i64 %44, 1, !dbg !123
	%46 = icmp slt i64 %45, %p1, !dbg !123
	br i1 %46, label %b4, label %b5, !dbg !123

b4:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !124
	%48 = load i32, i32 addrspace(1)* %47, align 4, !dbg !124
	%49 = add i32 %48, 1, !dbg !125
	store i32 %49, i32 addrspace(1)* %47, align 4, !dbg !124
	br label %b3, !dbg !124

b5:
	ret void, !dbg !124

b2_fail1:
	%50 = icmp ne i64 %p1, %p3, !dbg !119
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !119

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p1, i64 %p3), !dbg !119
	ret void, !dbg !119

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p4, i64 %34), !dbg !119
	ret void, !dbg !119
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !126 {
entry:
	br label %b0, !dbg !127

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !127
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !127
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !128
	%3 = add i64 %p3, %p4, !dbg !130
	%4 = sub i64 %3, 1, !dbg !131
	%5 = icmp eq i64 %p4, 0, !dbg !129
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !129, !prof !27

b0_ok1:
	%6 = icmp eq i64 %p4, -1, !dbg !129
	%7 = select i1 %6, i64 1, i64 %p4, !dbg !129
	%8 = sdiv i64 %4, %7, !dbg !129
	%9 = sub i64 0, %4, !dbg !129
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !129
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !132, !range !11
	%12 = sext i32 %11 to i64, !dbg !132
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !132, !range !28
	%14 = sext i32 %13 to i64, !dbg !132
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !132, !range !28
	%16 = sext i32 %15 to i64, !dbg !132
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !132, !range !82
	%18 = sext i32 %17 to i64, !dbg !132
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !132, !range !83
	%20 = sext i32 %19 to i64, !dbg !132
	%21 = mul i64 %20, %16, !dbg !132
	%22 = add i64 %14, %21, !dbg !132
	%23 = mul i64 %18, %22, !dbg !132
	%24 = add i64 %12, %23, !dbg !132
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !132, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !132, !range !20
	%27 = mul i32 %25, %26, !dbg !132
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !132, !range !72
	%29 = mul i32 %27, %28, !dbg !132
	%30 = sext i32 %29 to i64, !dbg !132
	%31 = mul i64 %24, %30, !dbg !132
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132, !range !18
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !132, !range !18
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !132, !range !19
	%35 = mul i32 %26, %34, !dbg !132
	%36 = add i32 %33, %35, !dbg !132
	%37 = mul i32 %25, %36, !dbg !132
	%38 = add i32 %32, %37, !dbg !132
	%39 = sext i32 %38 to i64, !dbg !132
	%40 = add i64 %31, %39, !dbg !132
	%41 = mul i64 %18, %20, !dbg !132
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !132, !range !83
	%43 = sext i32 %42 to i64, !dbg !132
	%44 = mul i64 %41, %43, !dbg !132
	%45 = mul i64 %44, %30, !dbg !132
	%46 = sext i32 %2 to i64, !dbg !128
	%47 = trunc i64 %p5 to i32, !dbg !128
	br label %b1, !dbg !132

b1:
	%48 = phi i64 [ %40, %b0_ok1 ], [ %67, %b2_ok1 ], !dbg !132
	%49 = icmp slt i64 %48, %10, !dbg !132
	br i1 %49, label %b2, label %b3, !dbg !132

b2:
	%50 = mul i64 %48, %p4, !dbg !133
	%51 = add i64 %50, %p4, !dbg !134
	%52 = icmp slt i64 %51, %p3, !dbg !135
	%53 = select i1 %52, i64 %51, i64 %p3, !dbg !135
	%54 = sub i64 %53, %50, !dbg !136
	%55 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %50, !dbg !136
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %50, !dbg !137
	%57 = mul i64 %54, 4, !dbg !128
	%58 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !128
	%59 = addrspacecast i32 addrspace(1)* %56 to i32*, !dbg !128
	%60 = icmp ugt i64 %53, %p1, !dbg !136
	%61 = icmp ugt i64 %50, %53, !dbg !136
	%62 = icmp uge i64 %p5, %46, !dbg !128
	%63 = or i1 %60, %61, !dbg !128
	%64 = or i1 %63, %62, !dbg !128
	br i1 %64, label %b2_fail1, label %b2_ok1, !dbg !128, !prof !27

b2_ok1:
	%65 = bitcast i32* %58 to i8*, !dbg !128
	%66 = bitcast i32* %59 to i8*, !dbg !128
	call void @gpuc_put_nbi_thread(i8* %65, i8* %66, i64 %57, i32 %47), !dbg !128
	%67 = add i64 %48, %45, !dbg !132
	br label %b1, !dbg !132

b3:
	call void @gpuc_quiet_thread(), !dbg !138
	ret void, !dbg !138

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !129
	ret void, !dbg !129

b2_fail1:
	%68 = icmp ugt i64 %53, %p1, !dbg !136
	br i1 %68, label %b2_fail2, label %b2_ok2, !dbg !136

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %53, i64 %p1), !dbg !136
	ret void, !dbg !136

b2_ok2:
	%69 = icmp ugt i64 %50, %53, !dbg !136
	br i1 %69, label %b2_fail3, label %b2_ok3, !dbg !136

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %50, i64 %53), !dbg !136
	ret void, !dbg !136

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p5, i64 %46), !dbg !128
	ret void, !dbg !128
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !139 {
entry:
	br label %b0, !dbg !140

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !140
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !140
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !143
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !144, !range !11
	%4 = sext i32 %3 to i64, !dbg !144
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !144, !range !28
	%6 = sext i32 %5 to i64, !dbg !144
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !144, !range !28
	%8 = sext i32 %7 to i64, !dbg !144
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !144, !range !82
	%10 = sext i32 %9 to i64, !dbg !144
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !144, !range !83
	%12 = sext i32 %11 to i64, !dbg !144
	%13 = mul i64 %12, %8, !dbg !144
	%14 = add i64 %6, %13, !dbg !144
	%15 = mul i64 %10, %14, !dbg !144
	%16 = add i64 %4, %15, !dbg !144
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !144, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !144, !range !20
	%19 = mul i32 %17, %18, !dbg !144
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !144, !range !72
	%21 = mul i32 %19, %20, !dbg !144
	%22 = sext i32 %21 to i64, !dbg !144
	%23 = mul i64 %16, %22, !dbg !144
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !144, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !144, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !144, !range !19
	%27 = mul i32 %18, %26, !dbg !144
	%28 = add i32 %25, %27, !dbg !144
	%29 = mul i32 %17, %28, !dbg !144
	%30 = add i32 %24, %29, !dbg !144
	%31 = sext i32 %30 to i64, !dbg !144
	%32 = add i64 %23, %31, !dbg !144
	%33 = mul i64 %10, %12, !dbg !144
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !144, !range !83
	%35 = sext i32 %34 to i64, !dbg !144
	%36 = mul i64 %33, %35, !dbg !144
	%37 = mul i64 %36, %22, !dbg !144
	%38 = sext i32 %2 to i64, !dbg !143
	%39 = trunc i64 %p4 to i32, !dbg !143
	br label %b1, !dbg !144

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !144
	%41 = icmp slt i64 %40, %p3, !dbg !144
	br i1 %41, label %b2, label %b3, !dbg !144

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !145
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !146
	%44 = icmp uge i64 %40, %p1, !dbg !145
	%45 = icmp uge i64 %p4, %38, !dbg !143
	%46 = or i1 %44, %45, !dbg !143
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !143, !prof !27

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !146
	%48 = bitcast float %47 to i32, !dbg !143
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !143
	%50 = bitcast float* %49 to i8*, !dbg !143
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !143
	%51 = add i64 %40, %37, !dbg !144
	br label %b1, !dbg !144

b3:
	ret void, !dbg !142

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !145
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !145

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !145
	ret void, !dbg !145

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !143
	ret void, !dbg !143
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !147 {
entry:
	br label %b0, !dbg !148

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !148
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !148
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !151
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !152, !range !11
	%4 = sext i32 %3 to i64, !dbg !152
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !152, !range !28
	%6 = sext i32 %5 to i64, !dbg !152
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !152, !range !28
	%8 = sext i32 %7 to i64, !dbg !152
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !152, !range !82
	%10 = sext i32 %9 to i64, !dbg !152
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !152, !range !83
	%12 = sext i32 %11 to i64, !dbg !152
	%13 = mul i64 %12, %8, !dbg !152
	%14 = add i64 %6, %13, !dbg !152
	%15 = mul i64 %10, %14, !dbg !152
	%16 = add i64 %4, %15, !dbg !152
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !152, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !152, !range !20
	%19 = mul i32 %17, %18, !dbg !152
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !152, !range !72
	%21 = mul i32 %19, %20, !dbg !152
	%22 = sext i32 %21 to i64, !dbg !152
	%23 = mul i64 %16, %22, !dbg !152
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !152, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !152, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !152, !range !19
	%27 = mul i32 %18, %26, !dbg !152
	%28 = add i32 %25, %27, !dbg !152
	%29 = mul i32 %17, %28, !dbg !152
	%30 = add i32 %24, %29, !dbg !152
	%31 = sext i32 %30 to i64, !dbg !152
	%32 = add i64 %23, %31, !dbg !152
	%33 = mul i64 %10, %12, !dbg !152
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !152, !range !83
	%35 = sext i32 %34 to i64, !dbg !152
	%36 = mul i64 %33, %35, !dbg !152
	%37 = mul i64 %36, %22, !dbg !152
	%38 = sext i32 %2 to i64, !dbg !151
	%39 = trunc i64 %p4 to i32, !dbg !151
	br label %b1, !dbg !152

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !152
	%41 = icmp slt i64 %40, %p1, !dbg !152
	br i1 %41, label %b2, label %b3, !dbg !152

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !153
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !151
	%44 = icmp uge i64 %40, %p3, !dbg !153
	%45 = icmp uge i64 %p4, %38, !dbg !151
	%46 = or i1 %44, %45, !dbg !151
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !151, !prof !27

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !151
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !151
	%49 = bitcast i32 %48 to float, !dbg !151
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !154
	store float %49, float addrspace(1)* %50, align 4, !dbg !154
	%51 = add i64 %40, %37, !dbg !152
	br label %b1, !dbg !152

b3:
	ret void, !dbg !150

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !153
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !153

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !153
	ret void, !dbg !153

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !151
	ret void, !dbg !151
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !156 {
entry:
	br label %b0, !dbg !157

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !157
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !157
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !158
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !159
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160, !range !11
	%5 = sext i32 %4 to i64, !dbg !160
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !160, !range !28
	%7 = sext i32 %6 to i64, !dbg !160
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !160, !range !28
	%9 = sext i32 %8 to i64, !dbg !160
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !160, !range !82
	%11 = sext i32 %10 to i64, !dbg !160
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !160, !range !83
	%13 = sext i32 %12 to i64, !dbg !160
	%14 = mul i64 %13, %9, !dbg !160
	%15 = add i64 %7, %14, !dbg !160
	%16 = mul i64 %11, %15, !dbg !160
	%17 = add i64 %5, %16, !dbg !160
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !160, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !160, !range !20
	%20 = mul i32 %18, %19, !dbg !160
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !160, !range !72
	%22 = mul i32 %20, %21, !dbg !160
	%23 = sext i32 %22 to i64, !dbg !160
	%24 = mul i64 %17, %23, !dbg !160
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !160, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !160, !range !19
	%28 = mul i32 %19, %27, !dbg !160
	%29 = add i32 %26, %28, !dbg !160
	%30 = mul i32 %18, %29, !dbg !160
	%31 = add i32 %25, %30, !dbg !160
	%32 = sext i32 %31 to i64, !dbg !160
	%33 = add i64 %24, %32, !dbg !160
	%34 = icmp ne i64 %33, 0, !dbg !161
	br i1 %34, label %b1, label %b2, !dbg !161

b1:
	ret void, !dbg !162

b2:
	%35 = sext i32 %2 to i64, !dbg !158
	%36 = add i64 %35, 1, !dbg !164
	%37 = sext i32 %3 to i64, !dbg !159
	%38 = icmp uge i64 0, %p1, !dbg !163
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !163, !prof !27

b2_ok1:
	%39 = icmp eq i64 %37, -1, !dbg !165
	%40 = select i1 %39, i64 1, i64 %37, !dbg !165
	%41 = srem i64 %36, %40, !dbg !165
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !163
	%43 = trunc i64 %41 to i32, !dbg !166
	%44 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !166
	%45 = bitcast i64* %44 to i8*, !dbg !166
	call void @gpuc_signal_op_thread(i8* %45, i64 5, i32 9, i32 %43), !dbg !166
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !167
	%47 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !168
	%48 = icmp uge i64 1, %p1, !dbg !167
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !167, !prof !27

b2_ok2:
	%49 = bitcast i64* %47 to i8*, !dbg !168
	call void @gpuc_signal_op_thread(i8* %49, i64 7, i32 9, i32 %43), !dbg !168
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !169
	%51 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !170
	%52 = icmp uge i64 2, %p1, !dbg !169
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !169, !prof !27

b2_ok3:
	%53 = bitcast i64* %51 to i8*, !dbg !170
	call void @gpuc_signal_op_thread(i8* %53, i64 9, i32 9, i32 %43), !dbg !170
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !171
	%55 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !172
	%56 = icmp uge i64 3, %p1, !dbg !171
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !171, !prof !27

b2_ok4:
	%57 = bitcast i64* %55 to i8*, !dbg !172
	call void @gpuc_signal_op_thread(i8* %57, i64 10, i32 9, i32 %43), !dbg !172
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !173
	%59 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !174
	%60 = icmp uge i64 4, %p1, !dbg !173
	br i1 %60, label %b2_fail5, label %b2_ok5, !dbg !173, !prof !27

b2_ok5:
	%61 = bitcast i64* %59 to i8*, !dbg !174
	call void @gpuc_signal_op_thread(i8* %61, i64 9, i32 9, i32 %43), !dbg !174
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !175
	%63 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !176
	%64 = icmp uge i64 5, %p1, !dbg !175
	br i1 %64, label %b2_fail6, label %b2_ok6, !dbg !175, !prof !27

b2_ok6:
	%65 = bitcast i64* %63 to i8*, !dbg !176
	call void @gpuc_signal_op_thread(i8* %65, i64 -9223372036854775808, i32 9, i32 %43), !dbg !176
	%66 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !177
	%67 = bitcast i64* %66 to i8*, !dbg !177
	%68 = call i64 @gpuc_signal_wait_until_thread(i8* %67, i32 0, i64 5, i32 0, i8* %ctrl, i32 29), !dbg !177
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !178
	%70 = icmp uge i64 0, %p3, !dbg !178
	br i1 %70, label %b2_fail7, label %b2_ok7, !dbg !178, !prof !27

b2_ok7:
	store i64 %68, i64 addrspace(1)* %69, align 8, !dbg !178
	%71 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !179
	%72 = bitcast i64* %71 to i8*, !dbg !179
	%73 = call i64 @gpuc_signal_wait_until_thread(i8* %72, i32 1, i64 0, i32 0, i8* %ctrl, i32 31), !dbg !179
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 1, !dbg !180
	%75 = icmp uge i64 1, %p3, !dbg !180
	br i1 %75, label %b2_fail8, label %b2_ok8, !dbg !180, !prof !27

b2_ok8:
	store i64 %73, i64 addrspace(1)* %74, align 8, !dbg !180
	%76 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !181
	%77 = bitcast i64* %76 to i8*, !dbg !181
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 2, i64 8, i32 0, i8* %ctrl, i32 33), !dbg !181
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 2, !dbg !182
	%80 = icmp uge i64 2, %p3, !dbg !182
	br i1 %80, label %b2_fail9, label %b2_ok9, !dbg !182, !prof !27

b2_ok9:
	store i64 %78, i64 addrspace(1)* %79, align 8, !dbg !182
	%81 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !183
	%82 = bitcast i64* %81 to i8*, !dbg !183
	%83 = call i64 @gpuc_signal_wait_until_thread(i8* %82, i32 3, i64 10, i32 0, i8* %ctrl, i32 35), !dbg !183
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 3, !dbg !184
	%85 = icmp uge i64 3, %p3, !dbg !184
	br i1 %85, label %b2_fail10, label %b2_ok10, !dbg !184, !prof !27

b2_ok10:
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !184
	%86 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !185
	%87 = bitcast i64* %86 to i8*, !dbg !185
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 4, i64 10, i32 0, i8* %ctrl, i32 37), !dbg !185
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 4, !dbg !186
	%90 = icmp uge i64 4, %p3, !dbg !186
	br i1 %90, label %b2_fail11, label %b2_ok11, !dbg !186, !prof !27

b2_ok11:
	store i64 %88, i64 addrspace(1)* %89, align 8, !dbg !186
	%91 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !187
	%92 = bitcast i64* %91 to i8*, !dbg !187
	%93 = call i64 @gpuc_signal_wait_until_thread(i8* %92, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 39), !dbg !187
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 5, !dbg !188
	%95 = icmp uge i64 5, %p3, !dbg !188
	br i1 %95, label %b2_fail12, label %b2_ok12, !dbg !188, !prof !27

b2_ok12:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !188
	br label %b3, !dbg !189

b3:
	%96 = phi i64 [ 0, %b2_ok12 ], [ %105, %b3_ok2 ], !dbg !189
	%97 = add i64 %96, 6, !dbg !191
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %96, !dbg !190
	%99 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !192
	%100 = icmp uge i64 %96, %p1, !dbg !190
	br i1 %100, label %b3_fail1, label %b3_ok1, !dbg !190, !prof !27

b3_ok1:
	%101 = bitcast i64* %99 to i8*, !dbg !192
	%102 = call i64 @gpuc_signal_fetch_thread(i8* %101), !dbg !192
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %97, !dbg !193
	%104 = icmp uge i64 %97, %p3, !dbg !193
	br i1 %104, label %b3_fail2, label %b3_ok2, !dbg !193, !prof !27

b3_ok2:
	store i64 %102, i64 addrspace(1)* %103, align 8, !dbg !193
	%105 = add i64 %96, 1, !dbg !193
	%106 = icmp slt i64 %105, %p1, !dbg !193
	br i1 %106, label %b3, label %b4, !dbg !193

b4:
	ret void, !dbg !193

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 %p1), !dbg !163
	ret void, !dbg !163

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 1, i64 %p1), !dbg !167
	ret void, !dbg !167

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 2, i64 %p1), !dbg !169
	ret void, !dbg !169

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 3, i64 %p1), !dbg !171
	ret void, !dbg !171

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 4, i64 %p1), !dbg !173
	ret void, !dbg !173

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 5, i64 %p1), !dbg !175
	ret void, !dbg !175

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p3), !dbg !178
	ret void, !dbg !178

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 1, i64 %p3), !dbg !180
	ret void, !dbg !180

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 2, i64 %p3), !dbg !182
	ret void, !dbg !182

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 3, i64 %p3), !dbg !184
	ret void, !dbg !184

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 4, i64 %p3), !dbg !186
	ret void, !dbg !186

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 5, i64 %p3), !dbg !188
	ret void, !dbg !188

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %96, i64 %p1), !dbg !190
	ret void, !dbg !190

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %97, i64 %p3), !dbg !193
	ret void, !dbg !193
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !194 {
entry:
	br label %b0, !dbg !195

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !195
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !195
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !196
	%3 = sext i32 %2 to i64, !dbg !197
	br label %b1, !dbg !197

b1:
	%4 = phi i64 [ 0, %b0 ], [ %40, %b1_ok1 ], !dbg !197
	%5 = icmp uge i64 %4, %3, !dbg !196
	br i1 %5, label %b1_fail1, label %b1_ok1, !dbg !196, !prof !27

b1_ok1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !198, !range !11
	%7 = sext i32 %6 to i64, !dbg !198
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !198, !range !28
	%9 = sext i32 %8 to i64, !dbg !198
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !198, !range !28
	%11 = sext i32 %10 to i64, !dbg !198
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !198, !range !82
	%13 = sext i32 %12 to i64, !dbg !198
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !198, !range !83
	%15 = sext i32 %14 to i64, !dbg !198
	%16 = mul i64 %15, %11, !dbg !198
	%17 = add i64 %9, %16, !dbg !198
	%18 = mul i64 %13, %17, !dbg !198
	%19 = add i64 %7, %18, !dbg !198
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198, !range !20
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !198, !range !20
	%22 = mul i32 %20, %21, !dbg !198
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !198, !range !72
	%24 = mul i32 %22, %23, !dbg !198
	%25 = sext i32 %24 to i64, !dbg !198
	%26 = mul i64 %19, %25, !dbg !198
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !198, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !198, !range !18
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !198, !range !19
	%30 = mul i32 %21, %29, !dbg !198
	%31 = add i32 %28, %30, !dbg !198
	%32 = mul i32 %20, %31, !dbg !198
	%33 = add i32 %27, %32, !dbg !198
	%34 = sext i32 %33 to i64, !dbg !198
	%35 = add i64 %26, %34, !dbg !198
	%36 = add i64 %35, 1, !dbg !199
	%37 = trunc i64 %4 to i32, !dbg !196
	%38 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !196
	%39 = bitcast i64* %38 to i8*, !dbg !196
	call void @gpuc_signal_op_thread(i8* %39, i64 %36, i32 10, i32 %37), !dbg !196
	%40 = add i64 %4, 1, !dbg !196
	%41 = icmp slt i64 %40, %3, !dbg !196
	br i1 %41, label %b1, label %b2, !dbg !196

b2:
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !201
	%43 = bitcast i64* %42 to i8*, !dbg !201
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 42), !dbg !201
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %35, !dbg !202
	%46 = icmp uge i64 %35, %p3, !dbg !202
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !202, !prof !27

b2_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !202
	ret void, !dbg !202

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %4, i64 %3), !dbg !196
	ret void, !dbg !196

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p3), !dbg !202
	ret void, !dbg !202
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !203 {
entry:
	br label %b0, !dbg !204

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !204
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !205
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !206
	%3 = sext i32 %2 to i64, !dbg !207
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !208, !range !11
	%5 = sext i32 %4 to i64, !dbg !208
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !208, !range !28
	%7 = sext i32 %6 to i64, !dbg !208
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !208, !range !28
	%9 = sext i32 %8 to i64, !dbg !208
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !208, !range !82
	%11 = sext i32 %10 to i64, !dbg !208
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !208, !range !83
	%13 = sext i32 %12 to i64, !dbg !208
	%14 = mul i64 %13, %9, !dbg !208
	%15 = add i64 %7, %14, !dbg !208
	%16 = mul i64 %11, %15, !dbg !208
	%17 = add i64 %5, %16, !dbg !208
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !208, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !208, !range !20
	%20 = mul i32 %18, %19, !dbg !208
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !208, !range !72
	%22 = mul i32 %20, %21, !dbg !208
	%23 = sext i32 %22 to i64, !dbg !208
	%24 = mul i64 %17, %23, !dbg !208
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !208, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !208, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !208, !range !19
	%28 = mul i32 %19, %27, !dbg !208
	%29 = add i32 %26, %28, !dbg !208
	%30 = mul i32 %18, %29, !dbg !208
	%31 = add i32 %25, %30, !dbg !208
	%32 = sext i32 %31 to i64, !dbg !208
	%33 = add i64 %24, %32, !dbg !208
	%34 = mul i64 %11, %13, !dbg !208
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !208, !range !83
	%36 = sext i32 %35 to i64, !dbg !208
	%37 = mul i64 %34, %36, !dbg !208
	%38 = mul i64 %37, %23, !dbg !208
	%39 = sext i32 %1 to i64, !dbg !205
	%40 = add i64 %39, 1, !dbg !210
	br label %b1, !dbg !208

b1:
	%41 = phi i64 [ %33, %b0 ], [ %48, %b2_ok1 ], !dbg !208
	%42 = icmp slt i64 %41, %3, !dbg !208
	br i1 %42, label %b2, label %b3, !dbg !208

b2:
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %39, !dbg !211
	%44 = trunc i64 %41 to i32, !dbg !206
	%45 = addrspacecast i64 addrspace(1)* %43 to i64*, !dbg !206
	%46 = icmp uge i64 %39, %p1, !dbg !211
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !211, !prof !27

b2_ok1:
	%47 = bitcast i64* %45 to i8*, !dbg !206
	call void @gpuc_signal_op_thread(i8* %47, i64 %40, i32 9, i32 %44), !dbg !206
	%48 = add i64 %41, %38, !dbg !208
	br label %b1, !dbg !208

b3:
	%49 = phi i64 [ %57, %b4_ok1 ], [ %33, %b1 ], !dbg !212
	%50 = icmp slt i64 %49, %3, !dbg !212
	br i1 %50, label %b4, label %b5, !dbg !212

b4:
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %49, !dbg !213
	%52 = add i64 %49, 1, !dbg !215
	%53 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !216
	%54 = icmp uge i64 %49, %p1, !dbg !213
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !213, !prof !27

b4_ok1:
	%55 = bitcast i64* %53 to i8*, !dbg !216
	%56 = call i64 @gpuc_signal_wait_until_thread(i8* %55, i32 0, i64 %52, i32 0, i8* %ctrl, i32 46), !dbg !216
	%57 = add i64 %49, %38, !dbg !212
	br label %b3, !dbg !212

b5:
	ret void, !dbg !212

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %39, i64 %p1), !dbg !211
	ret void, !dbg !211

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %49, i64 %p1), !dbg !213
	ret void, !dbg !213
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !218 {
entry:
	br label %b0, !dbg !219

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !219
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !219
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !219
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !222
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !223
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !224, !range !11
	%6 = sext i32 %5 to i64, !dbg !224
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !224, !range !28
	%8 = sext i32 %7 to i64, !dbg !224
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !224, !range !28
	%10 = sext i32 %9 to i64, !dbg !224
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !224, !range !82
	%12 = sext i32 %11 to i64, !dbg !224
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !224, !range !83
	%14 = sext i32 %13 to i64, !dbg !224
	%15 = mul i64 %14, %10, !dbg !224
	%16 = add i64 %8, %15, !dbg !224
	%17 = mul i64 %12, %16, !dbg !224
	%18 = add i64 %6, %17, !dbg !224
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !224, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !224, !range !20
	%21 = mul i32 %19, %20, !dbg !224
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !224, !range !72
	%23 = mul i32 %21, %22, !dbg !224
	%24 = sext i32 %23 to i64, !dbg !224
	%25 = mul i64 %18, %24, !dbg !224
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !224, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !224, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !224, !range !19
	%29 = mul i32 %20, %28, !dbg !224
	%30 = add i32 %27, %29, !dbg !224
	%31 = mul i32 %19, %30, !dbg !224
	%32 = add i32 %26, %31, !dbg !224
	%33 = sext i32 %32 to i64, !dbg !224
	%34 = add i64 %25, %33, !dbg !224
	%35 = icmp eq i64 %34, 0, !dbg !225
	br i1 %35, label %b1, label %b14, !dbg !225

b1:
	%36 = sext i32 %3 to i64, !dbg !222
	%37 = add i64 %36, 1, !dbg !227
	%38 = sext i32 %4 to i64, !dbg !223
	%39 = icmp ne i64 %p3, %p5, !dbg !226
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !226, !prof !27

b1_ok1:
	%40 = icmp eq i64 %38, -1, !dbg !228
	%41 = select i1 %40, i64 1, i64 %38, !dbg !228
	%42 = srem i64 %37, %41, !dbg !228
	%43 = mul i64 %p5, 4, !dbg !226
	%44 = trunc i64 %42 to i32, !dbg !226
	%45 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !226
	%46 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !226
	%47 = bitcast i32* %45 to i8*, !dbg !226
	%48 = bitcast i32* %46 to i8*, !dbg !226
	call void @gpuc_put_nbi_thread(i8* %47, i8* %48, i64 %43, i32 %44), !dbg !226
	%49 = icmp eq i64 %p0, 0, !dbg !229
	br i1 %49, label %b2, label %b3, !dbg !229

b2:
	%50 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !230
	%51 = icmp slt i32 %50, 0, !dbg !230
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !230, !prof !27

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i32 1, i8* %ctrl, i32 49), !dbg !230
	br label %b9, !dbg !230

b3:
	%52 = icmp eq i64 %p0, 1, !dbg !231
	br i1 %52, label %b4, label %b5, !dbg !231

b4:
	call void @gpuc_barrier_all_thread(i32 1, i8* %ctrl, i32 50), !dbg !232
	br label %b9, !dbg !232

b5:
	%53 = icmp eq i64 %p0, 2, !dbg !233
	br i1 %53, label %b6, label %b7, !dbg !233

b6:
	call void @gpuc_quiet_thread(), !dbg !234
	%54 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !235
	%55 = icmp slt i32 %54, 0, !dbg !235
	br i1 %55, label %b6_fail1, label %b6_ok1, !dbg !235, !prof !27

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i32 1, i8* %ctrl, i32 52), !dbg !235
	br label %b9, !dbg !235

b7:
	%56 = icmp eq i64 %p0, 3, !dbg !236
	br i1 %56, label %b8, label %b9, !dbg !236

b8:
	call void @gpuc_quiet_thread(), !dbg !237
	call void @gpuc_sync_all_thread(i32 1, i8* %ctrl, i32 53), !dbg !238
	br label %b9, !dbg !238

b9:
	%57 = mul i64 %p7, -1, !dbg !239
	%58 = add i64 %p3, %57, !dbg !239
	%59 = icmp sge i64 %58, 0, !dbg !239
	br i1 %59, label %b10, label %b12_cold, !dbg !239, !prof !73

b10:
	%60 = phi i64 [ %65, %b11 ], [ 0, %b9 ], !dbg !239
	%61 = icmp slt i64 %60, %p7, !dbg !240
	br i1 %61, label %b11, label %b14, !dbg !240

b11:
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %60, !dbg !241
	%63 = load i32, i32 addrspace(1)* %62, align 4, !dbg !241
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %60, !dbg !242
	store i32 %63, i32 addrspace(1)* %64, align 4, !dbg !242
	%65 = add i64 %60, 1, !dbg !243
	br label %b10, !dbg !243

b14:
	ret void, !dbg !221

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !226
	ret void, !dbg !226

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !230
	ret void, !dbg !230

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 0), !dbg !235
	ret void, !dbg !235

b12_cold:
	%66 = phi i64 [ %72, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !239
	%67 = icmp slt i64 %66, %p7, !dbg !240
	br i1 %67, label %b13_cold, label %b14, !dbg !240

b13_cold:
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %66, !dbg !241
	%69 = icmp uge i64 %66, %p3, !dbg !241
	br i1 %69, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !241, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %66, i64 %p3), !dbg !241
	ret void, !dbg !241

b13_cold_ok1:
	%70 = load i32, i32 addrspace(1)* %68, align 4, !dbg !241
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %66, !dbg !242
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !242
	%72 = add i64 %66, 1, !dbg !243
	br label %b12_cold, !dbg !243
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !244 {
entry:
	br label %b0, !dbg !245

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !245
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !245
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !245
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !248
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !249
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !250, !range !11
	%6 = sext i32 %5 to i64, !dbg !250
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !250, !range !28
	%8 = sext i32 %7 to i64, !dbg !250
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !250, !range !28
	%10 = sext i32 %9 to i64, !dbg !250
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !250, !range !82
	%12 = sext i32 %11 to i64, !dbg !250
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !250, !range !83
	%14 = sext i32 %13 to i64, !dbg !250
	%15 = mul i64 %14, %10, !dbg !250
	%16 = add i64 %8, %15, !dbg !250
	%17 = mul i64 %12, %16, !dbg !250
	%18 = add i64 %6, %17, !dbg !250
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !250, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !250, !range !20
	%21 = mul i32 %19, %20, !dbg !250
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !250, !range !72
	%23 = mul i32 %21, %22, !dbg !250
	%24 = sext i32 %23 to i64, !dbg !250
	%25 = mul i64 %18, %24, !dbg !250
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !250, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !250, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !250, !range !19
	%29 = mul i32 %20, %28, !dbg !250
	%30 = add i32 %27, %29, !dbg !250
	%31 = mul i32 %19, %30, !dbg !250
	%32 = add i32 %26, %31, !dbg !250
	%33 = sext i32 %32 to i64, !dbg !250
	%34 = add i64 %25, %33, !dbg !250
	%35 = sdiv i64 %34, 32, !dbg !251
	%36 = icmp eq i64 %35, 0, !dbg !252
	br i1 %36, label %b1, label %b14, !dbg !252

b1:
	%37 = icmp ne i64 %p3, %p5, !dbg !253
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !253, !prof !27

b1_ok1:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !254, !range !41
	%39 = sext i32 %38 to i64, !dbg !254
	%40 = and i32 %32, -32, !dbg !255
	%41 = sub i32 %23, %40, !dbg !255
	%42 = icmp slt i32 %41, 32, !dbg !255
	%43 = select i1 %42, i32 %41, i32 32, !dbg !255
	%44 = sext i32 %43 to i64, !dbg !255
	%45 = sext i32 %3 to i64, !dbg !248
	%46 = add i64 %45, 1, !dbg !256
	%47 = sext i32 %4 to i64, !dbg !249
	%48 = icmp eq i64 %47, -1, !dbg !257
	%49 = select i1 %48, i64 1, i64 %47, !dbg !257
	%50 = srem i64 %46, %49, !dbg !257
	%51 = mul i64 %p5, 4, !dbg !253
	%52 = trunc i64 %50 to i32, !dbg !253
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !253
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !253
	%55 = bitcast i32* %53 to i8*, !dbg !253
	%56 = bitcast i32* %54 to i8*, !dbg !253
	call void @gpuc_put_nbi_warp(i8* %55, i8* %56, i64 %51, i32 %52), !dbg !253
	%57 = icmp eq i64 %p0, 0, !dbg !258
	br i1 %57, label %b2, label %b3, !dbg !258

b2:
	%58 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !259
	%59 = icmp slt i32 %58, 0, !dbg !259
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !259, !prof !27

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i32 1, i8* %ctrl, i32 49), !dbg !259
	br label %b9, !dbg !259

b3:
	%60 = icmp eq i64 %p0, 1, !dbg !260
	br i1 %60, label %b4, label %b5, !dbg !260

b4:
	call void @gpuc_barrier_all_warp(i32 1, i8* %ctrl, i32 50), !dbg !261
	br label %b9, !dbg !261

b5:
	%61 = icmp eq i64 %p0, 2, !dbg !262
	br i1 %61, label %b6, label %b7, !dbg !262

b6:
	call void @gpuc_quiet_warp(), !dbg !263
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !264
	%63 = icmp slt i32 %62, 0, !dbg !264
	br i1 %63, label %b6_fail1, label %b6_ok1, !dbg !264, !prof !27

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i32 1, i8* %ctrl, i32 52), !dbg !264
	br label %b9, !dbg !264

b7:
	%64 = icmp eq i64 %p0, 3, !dbg !265
	br i1 %64, label %b8, label %b9, !dbg !265

b8:
	call void @gpuc_quiet_warp(), !dbg !266
	call void @gpuc_sync_all_warp(i32 1, i8* %ctrl, i32 53), !dbg !267
	br label %b9, !dbg !267

b9:
	%65 = icmp ule i64 %44, 281474976710655, !dbg !268
	%66 = mul i64 %p7, -1, !dbg !268
	%67 = add i64 %p3, %66, !dbg !268
	%68 = icmp sge i64 %67, 0, !dbg !268
	%69 = and i1 %65, %68, !dbg !268
	br i1 %69, label %b10, label %b12_cold, !dbg !268, !prof !73

b10:
	%70 = phi i64 [ %75, %b11 ], [ %39, %b9 ], !dbg !268
	%71 = icmp slt i64 %70, %p7, !dbg !269
	br i1 %71, label %b11, label %b14, !dbg !269

b11:
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %70, !dbg !270
	%73 = load i32, i32 addrspace(1)* %72, align 4, !dbg !270
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %70, !dbg !271
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !271
	%75 = add i64 %70, %44, !dbg !272
	br label %b10, !dbg !272

b14:
	ret void, !dbg !247

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !253
	ret void, !dbg !253

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !259
	ret void, !dbg !259

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 0), !dbg !264
	ret void, !dbg !264

b12_cold:
	%76 = phi i64 [ %82, %b13_cold_ok1 ], [ %39, %b9 ], !dbg !268
	%77 = icmp slt i64 %76, %p7, !dbg !269
	br i1 %77, label %b13_cold, label %b14, !dbg !269

b13_cold:
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %76, !dbg !270
	%79 = icmp uge i64 %76, %p3, !dbg !270
	br i1 %79, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !270, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %76, i64 %p3), !dbg !270
	ret void, !dbg !270

b13_cold_ok1:
	%80 = load i32, i32 addrspace(1)* %78, align 4, !dbg !270
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %76, !dbg !271
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !271
	%82 = add i64 %76, %44, !dbg !272
	br label %b12_cold, !dbg !272
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !273 {
entry:
	br label %b0, !dbg !274

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !274
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !274
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !274
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !277
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !278
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !279, !range !11
	%6 = sext i32 %5 to i64, !dbg !279
	%7 = icmp eq i64 %6, 0, !dbg !280
	br i1 %7, label %b1, label %b14, !dbg !280

b1:
	%8 = icmp ne i64 %p3, %p5, !dbg !281
	br i1 %8, label %b1_fail1, label %b1_ok1, !dbg !281, !prof !27

b1_ok1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !282, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !282, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !282, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !282, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !282, !range !20
	%14 = mul i32 %13, %11, !dbg !282
	%15 = add i32 %10, %14, !dbg !282
	%16 = mul i32 %12, %15, !dbg !282
	%17 = add i32 %9, %16, !dbg !282
	%18 = sext i32 %17 to i64, !dbg !282
	%19 = mul i32 %12, %13, !dbg !283
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !283, !range !72
	%21 = mul i32 %19, %20, !dbg !283
	%22 = sext i32 %21 to i64, !dbg !283
	%23 = sext i32 %3 to i64, !dbg !277
	%24 = add i64 %23, 1, !dbg !284
	%25 = sext i32 %4 to i64, !dbg !278
	%26 = icmp eq i64 %25, -1, !dbg !285
	%27 = select i1 %26, i64 1, i64 %25, !dbg !285
	%28 = srem i64 %24, %27, !dbg !285
	%29 = mul i64 %p5, 4, !dbg !281
	%30 = trunc i64 %28 to i32, !dbg !281
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !281
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !281
	%33 = bitcast i32* %31 to i8*, !dbg !281
	%34 = bitcast i32* %32 to i8*, !dbg !281
	call void @gpuc_put_nbi_block(i8* %33, i8* %34, i64 %29, i32 %30), !dbg !281
	%35 = icmp eq i64 %p0, 0, !dbg !286
	br i1 %35, label %b2, label %b3, !dbg !286

b2:
	%36 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !287
	%37 = icmp slt i32 %36, 0, !dbg !287
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !287, !prof !27

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i32 1, i8* %ctrl, i32 49), !dbg !287
	br label %b9, !dbg !287

b3:
	%38 = icmp eq i64 %p0, 1, !dbg !288
	br i1 %38, label %b4, label %b5, !dbg !288

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 50), !dbg !289
	br label %b9, !dbg !289

b5:
	%39 = icmp eq i64 %p0, 2, !dbg !290
	br i1 %39, label %b6, label %b7, !dbg !290

b6:
	call void @gpuc_quiet_block(), !dbg !291
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !292
	%41 = icmp slt i32 %40, 0, !dbg !292
	br i1 %41, label %b6_fail1, label %b6_ok1, !dbg !292, !prof !27

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i32 1, i8* %ctrl, i32 52), !dbg !292
	br label %b9, !dbg !292

b7:
	%42 = icmp eq i64 %p0, 3, !dbg !293
	br i1 %42, label %b8, label %b9, !dbg !293

b8:
	call void @gpuc_quiet_block(), !dbg !294
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 53), !dbg !295
	br label %b9, !dbg !295

b9:
	%43 = mul i64 %p7, -1, !dbg !296
	%44 = add i64 %p3, %43, !dbg !296
	%45 = icmp sge i64 %44, 0, !dbg !296
	br i1 %45, label %b10, label %b12_cold, !dbg !296, !prof !73

b10:
	%46 = phi i64 [ %51, %b11 ], [ %18, %b9 ], !dbg !296
	%47 = icmp slt i64 %46, %p7, !dbg !297
	br i1 %47, label %b11, label %b14, !dbg !297

b11:
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %46, !dbg !298
	%49 = load i32, i32 addrspace(1)* %48, align 4, !dbg !298
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !299
	store i32 %49, i32 addrspace(1)* %50, align 4, !dbg !299
	%51 = add i64 %46, %22, !dbg !300
	br label %b10, !dbg !300

b14:
	ret void, !dbg !276

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !281
	ret void, !dbg !281

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !287
	ret void, !dbg !287

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 0), !dbg !292
	ret void, !dbg !292

b12_cold:
	%52 = phi i64 [ %58, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !296
	%53 = icmp slt i64 %52, %p7, !dbg !297
	br i1 %53, label %b13_cold, label %b14, !dbg !297

b13_cold:
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %52, !dbg !298
	%55 = icmp uge i64 %52, %p3, !dbg !298
	br i1 %55, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !298, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %52, i64 %p3), !dbg !298
	ret void, !dbg !298

b13_cold_ok1:
	%56 = load i32, i32 addrspace(1)* %54, align 4, !dbg !298
	%57 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %52, !dbg !299
	store i32 %56, i32 addrspace(1)* %57, align 4, !dbg !299
	%58 = add i64 %52, %22, !dbg !300
	br label %b12_cold, !dbg !300
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !301 {
entry:
	br label %b0, !dbg !302

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !302
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !302
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !303
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !304
	%4 = sext i32 %3 to i64, !dbg !304
	%5 = sext i32 %2 to i64, !dbg !305
	%6 = icmp slt i64 0, %p4, !dbg !305
	br i1 %6, label %b1, label %b7, !dbg !305

b1:
	%7 = add i64 %4, 1, !dbg !306
	br label %b2, !dbg !305

b2:
	%8 = phi i64 [ %33, %b6 ], [ 0, %b1 ], !dbg !305
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !307, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !307, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !307, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !307, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !307, !range !20
	%14 = mul i32 %13, %11, !dbg !307
	%15 = add i32 %10, %14, !dbg !307
	%16 = mul i32 %12, %15, !dbg !307
	%17 = add i32 %9, %16, !dbg !307
	%18 = sext i32 %17 to i64, !dbg !307
	%19 = icmp eq i64 %18, 0, !dbg !308
	br i1 %19, label %b3, label %b4, !dbg !308

b3:
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !309
	%21 = add i64 %8, 1, !dbg !310
	%22 = trunc i64 %21 to i32, !dbg !311
	%23 = icmp uge i64 0, %p1, !dbg !309
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !309, !prof !27

b3_ok1:
	%24 = icmp eq i64 %5, -1, !dbg !312
	%25 = select i1 %24, i64 1, i64 %5, !dbg !312
	%26 = srem i64 %7, %25, !dbg !312
	%27 = trunc i64 %26 to i32, !dbg !303
	%28 = addrspacecast i32 addrspace(1)* %20 to i32*, !dbg !303
	%29 = bitcast i32* %28 to i8*, !dbg !303
	call void @gpuc_p_thread_32(i8* %29, i32 %22, i32 %27), !dbg !303
	br label %b4, !dbg !303

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 56), !dbg !313
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !314
	%31 = icmp uge i64 0, %p1, !dbg !314
	br i1 %31, label %b4_fail1, label %b4_ok1, !dbg !314, !prof !27

b4_ok1:
	%32 = load i32, i32 addrspace(1)* %30, align 4, !dbg !314
	%33 = add i64 %8, 1, !dbg !315
	%34 = trunc i64 %33 to i32, !dbg !316
	%35 = icmp ne i32 %32, %34, !dbg !317
	br i1 %35, label %b5, label %b6, !dbg !317

b5:
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !318
	%37 = icmp uge i64 0, %p3, !dbg !318
	br i1 %37, label %b5_fail1, label %b5_ok1, !dbg !318, !prof !27

b5_ok1:
	%38 = atomicrmw add i32 addrspace(1)* %36, i32 1 monotonic, !dbg !319
	br label %b6, !dbg !319

b6:
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 59), !dbg !320
	%39 = icmp slt i64 %33, %p4, !dbg !320
	br i1 %39, label %b2, label %b7, !dbg !320

b7:
	ret void, !dbg !320

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 0, i64 %p1), !dbg !309
	ret void, !dbg !309

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 0, i64 %p1), !dbg !314
	ret void, !dbg !314

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 0, i64 %p3), !dbg !318
	ret void, !dbg !318
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !322 {
entry:
	br label %b0, !dbg !323

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !323
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !323
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !326
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !327, !range !11
	%4 = sext i32 %3 to i64, !dbg !327
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !327, !range !28
	%6 = sext i32 %5 to i64, !dbg !327
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !327, !range !28
	%8 = sext i32 %7 to i64, !dbg !327
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !327, !range !82
	%10 = sext i32 %9 to i64, !dbg !327
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !327, !range !83
	%12 = sext i32 %11 to i64, !dbg !327
	%13 = mul i64 %12, %8, !dbg !327
	%14 = add i64 %6, %13, !dbg !327
	%15 = mul i64 %10, %14, !dbg !327
	%16 = add i64 %4, %15, !dbg !327
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !327, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !327, !range !20
	%19 = mul i32 %17, %18, !dbg !327
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !327, !range !72
	%21 = mul i32 %19, %20, !dbg !327
	%22 = sext i32 %21 to i64, !dbg !327
	%23 = mul i64 %16, %22, !dbg !327
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !327, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !327, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !327, !range !19
	%27 = mul i32 %18, %26, !dbg !327
	%28 = add i32 %25, %27, !dbg !327
	%29 = mul i32 %17, %28, !dbg !327
	%30 = add i32 %24, %29, !dbg !327
	%31 = sext i32 %30 to i64, !dbg !327
	%32 = add i64 %23, %31, !dbg !327
	%33 = mul i64 %10, %12, !dbg !327
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !327, !range !83
	%35 = sext i32 %34 to i64, !dbg !327
	%36 = mul i64 %33, %35, !dbg !327
	%37 = mul i64 %36, %22, !dbg !327
	%38 = sext i32 %2 to i64, !dbg !326
	%39 = trunc i64 %p4 to i32, !dbg !326
	br label %b1, !dbg !327

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !327
	%41 = icmp slt i64 %40, %p3, !dbg !327
	br i1 %41, label %b2, label %b3, !dbg !327

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !328
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !329
	%44 = icmp uge i64 %40, %p1, !dbg !328
	%45 = icmp uge i64 %p4, %38, !dbg !326
	%46 = or i1 %44, %45, !dbg !326
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !326, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !329
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !326
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !326
	%49 = add i64 %40, %37, !dbg !327
	br label %b1, !dbg !327

b3:
	ret void, !dbg !325

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !328
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !328

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !328
	ret void, !dbg !328

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !326
	ret void, !dbg !326
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !330 {
entry:
	br label %b0, !dbg !331

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !331
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !331
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !334
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !335, !range !11
	%4 = sext i32 %3 to i64, !dbg !335
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !335, !range !28
	%6 = sext i32 %5 to i64, !dbg !335
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !335, !range !28
	%8 = sext i32 %7 to i64, !dbg !335
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !335, !range !82
	%10 = sext i32 %9 to i64, !dbg !335
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !335, !range !83
	%12 = sext i32 %11 to i64, !dbg !335
	%13 = mul i64 %12, %8, !dbg !335
	%14 = add i64 %6, %13, !dbg !335
	%15 = mul i64 %10, %14, !dbg !335
	%16 = add i64 %4, %15, !dbg !335
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !335, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !335, !range !20
	%19 = mul i32 %17, %18, !dbg !335
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !335, !range !72
	%21 = mul i32 %19, %20, !dbg !335
	%22 = sext i32 %21 to i64, !dbg !335
	%23 = mul i64 %16, %22, !dbg !335
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !335, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !335, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !335, !range !19
	%27 = mul i32 %18, %26, !dbg !335
	%28 = add i32 %25, %27, !dbg !335
	%29 = mul i32 %17, %28, !dbg !335
	%30 = add i32 %24, %29, !dbg !335
	%31 = sext i32 %30 to i64, !dbg !335
	%32 = add i64 %23, %31, !dbg !335
	%33 = mul i64 %10, %12, !dbg !335
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !335, !range !83
	%35 = sext i32 %34 to i64, !dbg !335
	%36 = mul i64 %33, %35, !dbg !335
	%37 = mul i64 %36, %22, !dbg !335
	%38 = sext i32 %2 to i64, !dbg !334
	%39 = trunc i64 %p4 to i32, !dbg !334
	br label %b1, !dbg !335

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !335
	%41 = icmp slt i64 %40, %p1, !dbg !335
	br i1 %41, label %b2, label %b3, !dbg !335

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !336
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !334
	%44 = icmp uge i64 %40, %p3, !dbg !336
	%45 = icmp uge i64 %p4, %38, !dbg !334
	%46 = or i1 %44, %45, !dbg !334
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !334, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !334
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !337
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !337
	%49 = add i64 %40, %37, !dbg !335
	br label %b1, !dbg !335

b3:
	ret void, !dbg !333

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !336
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !336

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !336
	ret void, !dbg !336

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !334
	ret void, !dbg !334
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !338 {
entry:
	br label %b0, !dbg !339

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !339
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !339
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !342
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !343, !range !11
	%4 = sext i32 %3 to i64, !dbg !343
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !343, !range !28
	%6 = sext i32 %5 to i64, !dbg !343
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !343, !range !28
	%8 = sext i32 %7 to i64, !dbg !343
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !343, !range !82
	%10 = sext i32 %9 to i64, !dbg !343
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !343, !range !83
	%12 = sext i32 %11 to i64, !dbg !343
	%13 = mul i64 %12, %8, !dbg !343
	%14 = add i64 %6, %13, !dbg !343
	%15 = mul i64 %10, %14, !dbg !343
	%16 = add i64 %4, %15, !dbg !343
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !343, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !343, !range !20
	%19 = mul i32 %17, %18, !dbg !343
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !343, !range !72
	%21 = mul i32 %19, %20, !dbg !343
	%22 = sext i32 %21 to i64, !dbg !343
	%23 = mul i64 %16, %22, !dbg !343
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !343, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !343, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !343, !range !19
	%27 = mul i32 %18, %26, !dbg !343
	%28 = add i32 %25, %27, !dbg !343
	%29 = mul i32 %17, %28, !dbg !343
	%30 = add i32 %24, %29, !dbg !343
	%31 = sext i32 %30 to i64, !dbg !343
	%32 = add i64 %23, %31, !dbg !343
	%33 = mul i64 %10, %12, !dbg !343
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !343, !range !83
	%35 = sext i32 %34 to i64, !dbg !343
	%36 = mul i64 %33, %35, !dbg !343
	%37 = mul i64 %36, %22, !dbg !343
	%38 = sext i32 %2 to i64, !dbg !342
	%39 = trunc i64 %p4 to i32, !dbg !342
	br label %b1, !dbg !343

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !343
	%41 = icmp slt i64 %40, %p3, !dbg !343
	br i1 %41, label %b2, label %b3, !dbg !343

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !344
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !345
	%44 = icmp uge i64 %40, %p1, !dbg !344
	%45 = icmp uge i64 %p4, %38, !dbg !342
	%46 = or i1 %44, %45, !dbg !342
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !342, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !345
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !342
	%49 = bitcast i16* %48 to i8*, !dbg !342
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !342
	%50 = add i64 %40, %37, !dbg !343
	br label %b1, !dbg !343

b3:
	ret void, !dbg !341

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !344
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !344

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !344
	ret void, !dbg !344

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !342
	ret void, !dbg !342
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !346 {
entry:
	br label %b0, !dbg !347

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !347
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !347
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !350
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !351, !range !11
	%4 = sext i32 %3 to i64, !dbg !351
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !351, !range !28
	%6 = sext i32 %5 to i64, !dbg !351
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !351, !range !28
	%8 = sext i32 %7 to i64, !dbg !351
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !351, !range !82
	%10 = sext i32 %9 to i64, !dbg !351
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !351, !range !83
	%12 = sext i32 %11 to i64, !dbg !351
	%13 = mul i64 %12, %8, !dbg !351
	%14 = add i64 %6, %13, !dbg !351
	%15 = mul i64 %10, %14, !dbg !351
	%16 = add i64 %4, %15, !dbg !351
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !351, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !351, !range !20
	%19 = mul i32 %17, %18, !dbg !351
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !351, !range !72
	%21 = mul i32 %19, %20, !dbg !351
	%22 = sext i32 %21 to i64, !dbg !351
	%23 = mul i64 %16, %22, !dbg !351
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !351, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !351, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !351, !range !19
	%27 = mul i32 %18, %26, !dbg !351
	%28 = add i32 %25, %27, !dbg !351
	%29 = mul i32 %17, %28, !dbg !351
	%30 = add i32 %24, %29, !dbg !351
	%31 = sext i32 %30 to i64, !dbg !351
	%32 = add i64 %23, %31, !dbg !351
	%33 = mul i64 %10, %12, !dbg !351
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !351, !range !83
	%35 = sext i32 %34 to i64, !dbg !351
	%36 = mul i64 %33, %35, !dbg !351
	%37 = mul i64 %36, %22, !dbg !351
	%38 = sext i32 %2 to i64, !dbg !350
	%39 = trunc i64 %p4 to i32, !dbg !350
	br label %b1, !dbg !351

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !351
	%41 = icmp slt i64 %40, %p1, !dbg !351
	br i1 %41, label %b2, label %b3, !dbg !351

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !352
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !350
	%44 = icmp uge i64 %40, %p3, !dbg !352
	%45 = icmp uge i64 %p4, %38, !dbg !350
	%46 = or i1 %44, %45, !dbg !350
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !350, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !350
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !350
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !353
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !353
	%50 = add i64 %40, %37, !dbg !351
	br label %b1, !dbg !351

b3:
	ret void, !dbg !349

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !352
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !352

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !352
	ret void, !dbg !352

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !350
	ret void, !dbg !350
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !354 {
entry:
	br label %b0, !dbg !355

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !355
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !355
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !358
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !359, !range !11
	%4 = sext i32 %3 to i64, !dbg !359
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !359, !range !28
	%6 = sext i32 %5 to i64, !dbg !359
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !359, !range !28
	%8 = sext i32 %7 to i64, !dbg !359
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !359, !range !82
	%10 = sext i32 %9 to i64, !dbg !359
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !359, !range !83
	%12 = sext i32 %11 to i64, !dbg !359
	%13 = mul i64 %12, %8, !dbg !359
	%14 = add i64 %6, %13, !dbg !359
	%15 = mul i64 %10, %14, !dbg !359
	%16 = add i64 %4, %15, !dbg !359
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !359, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !359, !range !20
	%19 = mul i32 %17, %18, !dbg !359
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !359, !range !72
	%21 = mul i32 %19, %20, !dbg !359
	%22 = sext i32 %21 to i64, !dbg !359
	%23 = mul i64 %16, %22, !dbg !359
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !359, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !359, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !359, !range !19
	%27 = mul i32 %18, %26, !dbg !359
	%28 = add i32 %25, %27, !dbg !359
	%29 = mul i32 %17, %28, !dbg !359
	%30 = add i32 %24, %29, !dbg !359
	%31 = sext i32 %30 to i64, !dbg !359
	%32 = add i64 %23, %31, !dbg !359
	%33 = mul i64 %10, %12, !dbg !359
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !359, !range !83
	%35 = sext i32 %34 to i64, !dbg !359
	%36 = mul i64 %33, %35, !dbg !359
	%37 = mul i64 %36, %22, !dbg !359
	%38 = sext i32 %2 to i64, !dbg !358
	%39 = trunc i64 %p4 to i32, !dbg !358
	br label %b1, !dbg !359

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !359
	%41 = icmp slt i64 %40, %p3, !dbg !359
	br i1 %41, label %b2, label %b3, !dbg !359

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !360
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !361
	%44 = icmp uge i64 %40, %p1, !dbg !360
	%45 = icmp uge i64 %p4, %38, !dbg !358
	%46 = or i1 %44, %45, !dbg !358
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !358, !prof !27

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !361
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !358
	%49 = bitcast i32* %48 to i8*, !dbg !358
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !358
	%50 = add i64 %40, %37, !dbg !359
	br label %b1, !dbg !359

b3:
	ret void, !dbg !357

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !360
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !360

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !360
	ret void, !dbg !360

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !358
	ret void, !dbg !358
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !362 {
entry:
	br label %b0, !dbg !363

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !363
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !363
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !366
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !367, !range !11
	%4 = sext i32 %3 to i64, !dbg !367
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !367, !range !28
	%6 = sext i32 %5 to i64, !dbg !367
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !367, !range !28
	%8 = sext i32 %7 to i64, !dbg !367
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !367, !range !82
	%10 = sext i32 %9 to i64, !dbg !367
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !367, !range !83
	%12 = sext i32 %11 to i64, !dbg !367
	%13 = mul i64 %12, %8, !dbg !367
	%14 = add i64 %6, %13, !dbg !367
	%15 = mul i64 %10, %14, !dbg !367
	%16 = add i64 %4, %15, !dbg !367
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !367, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !367, !range !20
	%19 = mul i32 %17, %18, !dbg !367
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !367, !range !72
	%21 = mul i32 %19, %20, !dbg !367
	%22 = sext i32 %21 to i64, !dbg !367
	%23 = mul i64 %16, %22, !dbg !367
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !367, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !367, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !367, !range !19
	%27 = mul i32 %18, %26, !dbg !367
	%28 = add i32 %25, %27, !dbg !367
	%29 = mul i32 %17, %28, !dbg !367
	%30 = add i32 %24, %29, !dbg !367
	%31 = sext i32 %30 to i64, !dbg !367
	%32 = add i64 %23, %31, !dbg !367
	%33 = mul i64 %10, %12, !dbg !367
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !367, !range !83
	%35 = sext i32 %34 to i64, !dbg !367
	%36 = mul i64 %33, %35, !dbg !367
	%37 = mul i64 %36, %22, !dbg !367
	%38 = sext i32 %2 to i64, !dbg !366
	%39 = trunc i64 %p4 to i32, !dbg !366
	br label %b1, !dbg !367

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !367
	%41 = icmp slt i64 %40, %p1, !dbg !367
	br i1 %41, label %b2, label %b3, !dbg !367

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !368
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !366
	%44 = icmp uge i64 %40, %p3, !dbg !368
	%45 = icmp uge i64 %p4, %38, !dbg !366
	%46 = or i1 %44, %45, !dbg !366
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !366, !prof !27

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !366
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !366
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !369
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !369
	%50 = add i64 %40, %37, !dbg !367
	br label %b1, !dbg !367

b3:
	ret void, !dbg !365

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !368
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !368

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !368
	ret void, !dbg !368

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !366
	ret void, !dbg !366
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !370 {
entry:
	br label %b0, !dbg !371

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !371
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !371
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !374
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !375, !range !11
	%4 = sext i32 %3 to i64, !dbg !375
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !375, !range !28
	%6 = sext i32 %5 to i64, !dbg !375
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !375, !range !28
	%8 = sext i32 %7 to i64, !dbg !375
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !375, !range !82
	%10 = sext i32 %9 to i64, !dbg !375
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !375, !range !83
	%12 = sext i32 %11 to i64, !dbg !375
	%13 = mul i64 %12, %8, !dbg !375
	%14 = add i64 %6, %13, !dbg !375
	%15 = mul i64 %10, %14, !dbg !375
	%16 = add i64 %4, %15, !dbg !375
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !375, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !375, !range !20
	%19 = mul i32 %17, %18, !dbg !375
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !375, !range !72
	%21 = mul i32 %19, %20, !dbg !375
	%22 = sext i32 %21 to i64, !dbg !375
	%23 = mul i64 %16, %22, !dbg !375
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !375, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !375, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !375, !range !19
	%27 = mul i32 %18, %26, !dbg !375
	%28 = add i32 %25, %27, !dbg !375
	%29 = mul i32 %17, %28, !dbg !375
	%30 = add i32 %24, %29, !dbg !375
	%31 = sext i32 %30 to i64, !dbg !375
	%32 = add i64 %23, %31, !dbg !375
	%33 = mul i64 %10, %12, !dbg !375
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !375, !range !83
	%35 = sext i32 %34 to i64, !dbg !375
	%36 = mul i64 %33, %35, !dbg !375
	%37 = mul i64 %36, %22, !dbg !375
	%38 = sext i32 %2 to i64, !dbg !374
	%39 = trunc i64 %p4 to i32, !dbg !374
	br label %b1, !dbg !375

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !375
	%41 = icmp slt i64 %40, %p3, !dbg !375
	br i1 %41, label %b2, label %b3, !dbg !375

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !376
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !377
	%44 = icmp uge i64 %40, %p1, !dbg !376
	%45 = icmp uge i64 %p4, %38, !dbg !374
	%46 = or i1 %44, %45, !dbg !374
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !374, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !377
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !374
	%49 = bitcast i64* %48 to i8*, !dbg !374
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !374
	%50 = add i64 %40, %37, !dbg !375
	br label %b1, !dbg !375

b3:
	ret void, !dbg !373

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !376
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !376

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !376
	ret void, !dbg !376

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !374
	ret void, !dbg !374
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !378 {
entry:
	br label %b0, !dbg !379

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !379
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !379
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !382
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !383, !range !11
	%4 = sext i32 %3 to i64, !dbg !383
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !383, !range !28
	%6 = sext i32 %5 to i64, !dbg !383
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !383, !range !28
	%8 = sext i32 %7 to i64, !dbg !383
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !383, !range !82
	%10 = sext i32 %9 to i64, !dbg !383
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !383, !range !83
	%12 = sext i32 %11 to i64, !dbg !383
	%13 = mul i64 %12, %8, !dbg !383
	%14 = add i64 %6, %13, !dbg !383
	%15 = mul i64 %10, %14, !dbg !383
	%16 = add i64 %4, %15, !dbg !383
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !383, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !383, !range !20
	%19 = mul i32 %17, %18, !dbg !383
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !383, !range !72
	%21 = mul i32 %19, %20, !dbg !383
	%22 = sext i32 %21 to i64, !dbg !383
	%23 = mul i64 %16, %22, !dbg !383
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !383, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !383, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !383, !range !19
	%27 = mul i32 %18, %26, !dbg !383
	%28 = add i32 %25, %27, !dbg !383
	%29 = mul i32 %17, %28, !dbg !383
	%30 = add i32 %24, %29, !dbg !383
	%31 = sext i32 %30 to i64, !dbg !383
	%32 = add i64 %23, %31, !dbg !383
	%33 = mul i64 %10, %12, !dbg !383
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !383, !range !83
	%35 = sext i32 %34 to i64, !dbg !383
	%36 = mul i64 %33, %35, !dbg !383
	%37 = mul i64 %36, %22, !dbg !383
	%38 = sext i32 %2 to i64, !dbg !382
	%39 = trunc i64 %p4 to i32, !dbg !382
	br label %b1, !dbg !383

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !383
	%41 = icmp slt i64 %40, %p1, !dbg !383
	br i1 %41, label %b2, label %b3, !dbg !383

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !384
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !382
	%44 = icmp uge i64 %40, %p3, !dbg !384
	%45 = icmp uge i64 %p4, %38, !dbg !382
	%46 = or i1 %44, %45, !dbg !382
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !382, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !382
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !382
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !385
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !385
	%50 = add i64 %40, %37, !dbg !383
	br label %b1, !dbg !383

b3:
	ret void, !dbg !381

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !384
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !384

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !384
	ret void, !dbg !384

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !382
	ret void, !dbg !382
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !386 {
entry:
	br label %b0, !dbg !387

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !387
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !387
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !390
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !391, !range !11
	%4 = sext i32 %3 to i64, !dbg !391
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !391, !range !28
	%6 = sext i32 %5 to i64, !dbg !391
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !391, !range !28
	%8 = sext i32 %7 to i64, !dbg !391
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !391, !range !82
	%10 = sext i32 %9 to i64, !dbg !391
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !391, !range !83
	%12 = sext i32 %11 to i64, !dbg !391
	%13 = mul i64 %12, %8, !dbg !391
	%14 = add i64 %6, %13, !dbg !391
	%15 = mul i64 %10, %14, !dbg !391
	%16 = add i64 %4, %15, !dbg !391
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !391, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !391, !range !20
	%19 = mul i32 %17, %18, !dbg !391
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !391, !range !72
	%21 = mul i32 %19, %20, !dbg !391
	%22 = sext i32 %21 to i64, !dbg !391
	%23 = mul i64 %16, %22, !dbg !391
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !391, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !391, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !391, !range !19
	%27 = mul i32 %18, %26, !dbg !391
	%28 = add i32 %25, %27, !dbg !391
	%29 = mul i32 %17, %28, !dbg !391
	%30 = add i32 %24, %29, !dbg !391
	%31 = sext i32 %30 to i64, !dbg !391
	%32 = add i64 %23, %31, !dbg !391
	%33 = mul i64 %10, %12, !dbg !391
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !391, !range !83
	%35 = sext i32 %34 to i64, !dbg !391
	%36 = mul i64 %33, %35, !dbg !391
	%37 = mul i64 %36, %22, !dbg !391
	%38 = sext i32 %2 to i64, !dbg !390
	%39 = trunc i64 %p4 to i32, !dbg !390
	br label %b1, !dbg !391

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !391
	%41 = icmp slt i64 %40, %p3, !dbg !391
	br i1 %41, label %b2, label %b3, !dbg !391

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !392
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !393
	%44 = icmp uge i64 %40, %p1, !dbg !392
	%45 = icmp uge i64 %p4, %38, !dbg !390
	%46 = or i1 %44, %45, !dbg !390
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !390, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !393
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !390
	%49 = bitcast i64* %48 to i8*, !dbg !390
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !390
	%50 = add i64 %40, %37, !dbg !391
	br label %b1, !dbg !391

b3:
	ret void, !dbg !389

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !392
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !392

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !392
	ret void, !dbg !392

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !390
	ret void, !dbg !390
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !394 {
entry:
	br label %b0, !dbg !395

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !395
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !395
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !398
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !399, !range !11
	%4 = sext i32 %3 to i64, !dbg !399
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !399, !range !28
	%6 = sext i32 %5 to i64, !dbg !399
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !399, !range !28
	%8 = sext i32 %7 to i64, !dbg !399
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !399, !range !82
	%10 = sext i32 %9 to i64, !dbg !399
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !399, !range !83
	%12 = sext i32 %11 to i64, !dbg !399
	%13 = mul i64 %12, %8, !dbg !399
	%14 = add i64 %6, %13, !dbg !399
	%15 = mul i64 %10, %14, !dbg !399
	%16 = add i64 %4, %15, !dbg !399
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !399, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !399, !range !20
	%19 = mul i32 %17, %18, !dbg !399
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !399, !range !72
	%21 = mul i32 %19, %20, !dbg !399
	%22 = sext i32 %21 to i64, !dbg !399
	%23 = mul i64 %16, %22, !dbg !399
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !399, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !399, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !399, !range !19
	%27 = mul i32 %18, %26, !dbg !399
	%28 = add i32 %25, %27, !dbg !399
	%29 = mul i32 %17, %28, !dbg !399
	%30 = add i32 %24, %29, !dbg !399
	%31 = sext i32 %30 to i64, !dbg !399
	%32 = add i64 %23, %31, !dbg !399
	%33 = mul i64 %10, %12, !dbg !399
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !399, !range !83
	%35 = sext i32 %34 to i64, !dbg !399
	%36 = mul i64 %33, %35, !dbg !399
	%37 = mul i64 %36, %22, !dbg !399
	%38 = sext i32 %2 to i64, !dbg !398
	%39 = trunc i64 %p4 to i32, !dbg !398
	br label %b1, !dbg !399

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !399
	%41 = icmp slt i64 %40, %p1, !dbg !399
	br i1 %41, label %b2, label %b3, !dbg !399

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !400
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !398
	%44 = icmp uge i64 %40, %p3, !dbg !400
	%45 = icmp uge i64 %p4, %38, !dbg !398
	%46 = or i1 %44, %45, !dbg !398
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !398, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !398
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !398
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !401
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !401
	%50 = add i64 %40, %37, !dbg !399
	br label %b1, !dbg !399

b3:
	ret void, !dbg !397

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !400
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !400

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !400
	ret void, !dbg !400

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !398
	ret void, !dbg !398
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !402 {
entry:
	br label %b0, !dbg !403

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !403
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !403
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !406
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !407, !range !11
	%4 = sext i32 %3 to i64, !dbg !407
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !407, !range !28
	%6 = sext i32 %5 to i64, !dbg !407
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !407, !range !28
	%8 = sext i32 %7 to i64, !dbg !407
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !407, !range !82
	%10 = sext i32 %9 to i64, !dbg !407
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !407, !range !83
	%12 = sext i32 %11 to i64, !dbg !407
	%13 = mul i64 %12, %8, !dbg !407
	%14 = add i64 %6, %13, !dbg !407
	%15 = mul i64 %10, %14, !dbg !407
	%16 = add i64 %4, %15, !dbg !407
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !407, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !407, !range !20
	%19 = mul i32 %17, %18, !dbg !407
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !407, !range !72
	%21 = mul i32 %19, %20, !dbg !407
	%22 = sext i32 %21 to i64, !dbg !407
	%23 = mul i64 %16, %22, !dbg !407
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !407, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !407, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !407, !range !19
	%27 = mul i32 %18, %26, !dbg !407
	%28 = add i32 %25, %27, !dbg !407
	%29 = mul i32 %17, %28, !dbg !407
	%30 = add i32 %24, %29, !dbg !407
	%31 = sext i32 %30 to i64, !dbg !407
	%32 = add i64 %23, %31, !dbg !407
	%33 = mul i64 %10, %12, !dbg !407
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !407, !range !83
	%35 = sext i32 %34 to i64, !dbg !407
	%36 = mul i64 %33, %35, !dbg !407
	%37 = mul i64 %36, %22, !dbg !407
	%38 = sext i32 %2 to i64, !dbg !406
	%39 = trunc i64 %p4 to i32, !dbg !406
	br label %b1, !dbg !407

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !407
	%41 = icmp slt i64 %40, %p3, !dbg !407
	br i1 %41, label %b2, label %b3, !dbg !407

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !408
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !409
	%44 = icmp uge i64 %40, %p1, !dbg !408
	%45 = icmp uge i64 %p4, %38, !dbg !406
	%46 = or i1 %44, %45, !dbg !406
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !406, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !409
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !406
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !406
	%49 = add i64 %40, %37, !dbg !407
	br label %b1, !dbg !407

b3:
	ret void, !dbg !405

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !408
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !408

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !408
	ret void, !dbg !408

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !406
	ret void, !dbg !406
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !410 {
entry:
	br label %b0, !dbg !411

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !411
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !411
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !414
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !415, !range !11
	%4 = sext i32 %3 to i64, !dbg !415
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !415, !range !28
	%6 = sext i32 %5 to i64, !dbg !415
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !415, !range !28
	%8 = sext i32 %7 to i64, !dbg !415
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !415, !range !82
	%10 = sext i32 %9 to i64, !dbg !415
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !415, !range !83
	%12 = sext i32 %11 to i64, !dbg !415
	%13 = mul i64 %12, %8, !dbg !415
	%14 = add i64 %6, %13, !dbg !415
	%15 = mul i64 %10, %14, !dbg !415
	%16 = add i64 %4, %15, !dbg !415
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !415, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !415, !range !20
	%19 = mul i32 %17, %18, !dbg !415
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !415, !range !72
	%21 = mul i32 %19, %20, !dbg !415
	%22 = sext i32 %21 to i64, !dbg !415
	%23 = mul i64 %16, %22, !dbg !415
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !415, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !415, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !415, !range !19
	%27 = mul i32 %18, %26, !dbg !415
	%28 = add i32 %25, %27, !dbg !415
	%29 = mul i32 %17, %28, !dbg !415
	%30 = add i32 %24, %29, !dbg !415
	%31 = sext i32 %30 to i64, !dbg !415
	%32 = add i64 %23, %31, !dbg !415
	%33 = mul i64 %10, %12, !dbg !415
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !415, !range !83
	%35 = sext i32 %34 to i64, !dbg !415
	%36 = mul i64 %33, %35, !dbg !415
	%37 = mul i64 %36, %22, !dbg !415
	%38 = sext i32 %2 to i64, !dbg !414
	%39 = trunc i64 %p4 to i32, !dbg !414
	br label %b1, !dbg !415

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !415
	%41 = icmp slt i64 %40, %p1, !dbg !415
	br i1 %41, label %b2, label %b3, !dbg !415

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !416
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !414
	%44 = icmp uge i64 %40, %p3, !dbg !416
	%45 = icmp uge i64 %p4, %38, !dbg !414
	%46 = or i1 %44, %45, !dbg !414
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !414, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !414
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !417
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !417
	%49 = add i64 %40, %37, !dbg !415
	br label %b1, !dbg !415

b3:
	ret void, !dbg !413

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !416
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !416

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !416
	ret void, !dbg !416

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !414
	ret void, !dbg !414
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !418 {
entry:
	br label %b0, !dbg !419

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !419
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !419
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !422
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !423, !range !11
	%4 = sext i32 %3 to i64, !dbg !423
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !423, !range !28
	%6 = sext i32 %5 to i64, !dbg !423
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !423, !range !28
	%8 = sext i32 %7 to i64, !dbg !423
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !423, !range !82
	%10 = sext i32 %9 to i64, !dbg !423
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !423, !range !83
	%12 = sext i32 %11 to i64, !dbg !423
	%13 = mul i64 %12, %8, !dbg !423
	%14 = add i64 %6, %13, !dbg !423
	%15 = mul i64 %10, %14, !dbg !423
	%16 = add i64 %4, %15, !dbg !423
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !423, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !423, !range !20
	%19 = mul i32 %17, %18, !dbg !423
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !423, !range !72
	%21 = mul i32 %19, %20, !dbg !423
	%22 = sext i32 %21 to i64, !dbg !423
	%23 = mul i64 %16, %22, !dbg !423
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !423, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !423, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !423, !range !19
	%27 = mul i32 %18, %26, !dbg !423
	%28 = add i32 %25, %27, !dbg !423
	%29 = mul i32 %17, %28, !dbg !423
	%30 = add i32 %24, %29, !dbg !423
	%31 = sext i32 %30 to i64, !dbg !423
	%32 = add i64 %23, %31, !dbg !423
	%33 = mul i64 %10, %12, !dbg !423
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !423, !range !83
	%35 = sext i32 %34 to i64, !dbg !423
	%36 = mul i64 %33, %35, !dbg !423
	%37 = mul i64 %36, %22, !dbg !423
	%38 = sext i32 %2 to i64, !dbg !422
	%39 = trunc i64 %p4 to i32, !dbg !422
	br label %b1, !dbg !423

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !423
	%41 = icmp slt i64 %40, %p3, !dbg !423
	br i1 %41, label %b2, label %b3, !dbg !423

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !424
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !425
	%44 = icmp uge i64 %40, %p1, !dbg !424
	%45 = icmp uge i64 %p4, %38, !dbg !422
	%46 = or i1 %44, %45, !dbg !422
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !422, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !425
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !422
	%49 = bitcast i16* %48 to i8*, !dbg !422
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !422
	%50 = add i64 %40, %37, !dbg !423
	br label %b1, !dbg !423

b3:
	ret void, !dbg !421

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !424
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !424

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !424
	ret void, !dbg !424

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !422
	ret void, !dbg !422
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !426 {
entry:
	br label %b0, !dbg !427

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !427
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !427
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !430
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !431, !range !11
	%4 = sext i32 %3 to i64, !dbg !431
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !431, !range !28
	%6 = sext i32 %5 to i64, !dbg !431
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !431, !range !28
	%8 = sext i32 %7 to i64, !dbg !431
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !431, !range !82
	%10 = sext i32 %9 to i64, !dbg !431
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !431, !range !83
	%12 = sext i32 %11 to i64, !dbg !431
	%13 = mul i64 %12, %8, !dbg !431
	%14 = add i64 %6, %13, !dbg !431
	%15 = mul i64 %10, %14, !dbg !431
	%16 = add i64 %4, %15, !dbg !431
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !431, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !431, !range !20
	%19 = mul i32 %17, %18, !dbg !431
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !431, !range !72
	%21 = mul i32 %19, %20, !dbg !431
	%22 = sext i32 %21 to i64, !dbg !431
	%23 = mul i64 %16, %22, !dbg !431
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !431, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !431, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !431, !range !19
	%27 = mul i32 %18, %26, !dbg !431
	%28 = add i32 %25, %27, !dbg !431
	%29 = mul i32 %17, %28, !dbg !431
	%30 = add i32 %24, %29, !dbg !431
	%31 = sext i32 %30 to i64, !dbg !431
	%32 = add i64 %23, %31, !dbg !431
	%33 = mul i64 %10, %12, !dbg !431
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !431, !range !83
	%35 = sext i32 %34 to i64, !dbg !431
	%36 = mul i64 %33, %35, !dbg !431
	%37 = mul i64 %36, %22, !dbg !431
	%38 = sext i32 %2 to i64, !dbg !430
	%39 = trunc i64 %p4 to i32, !dbg !430
	br label %b1, !dbg !431

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !431
	%41 = icmp slt i64 %40, %p1, !dbg !431
	br i1 %41, label %b2, label %b3, !dbg !431

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !432
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !430
	%44 = icmp uge i64 %40, %p3, !dbg !432
	%45 = icmp uge i64 %p4, %38, !dbg !430
	%46 = or i1 %44, %45, !dbg !430
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !430, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !430
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !430
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !433
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !433
	%50 = add i64 %40, %37, !dbg !431
	br label %b1, !dbg !431

b3:
	ret void, !dbg !429

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !432
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !432

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !432
	ret void, !dbg !432

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !430
	ret void, !dbg !430
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !434 {
entry:
	br label %b0, !dbg !435

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !435
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !435
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !438
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !439, !range !11
	%4 = sext i32 %3 to i64, !dbg !439
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !439, !range !28
	%6 = sext i32 %5 to i64, !dbg !439
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !439, !range !28
	%8 = sext i32 %7 to i64, !dbg !439
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !439, !range !82
	%10 = sext i32 %9 to i64, !dbg !439
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !439, !range !83
	%12 = sext i32 %11 to i64, !dbg !439
	%13 = mul i64 %12, %8, !dbg !439
	%14 = add i64 %6, %13, !dbg !439
	%15 = mul i64 %10, %14, !dbg !439
	%16 = add i64 %4, %15, !dbg !439
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !439, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !439, !range !20
	%19 = mul i32 %17, %18, !dbg !439
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !439, !range !72
	%21 = mul i32 %19, %20, !dbg !439
	%22 = sext i32 %21 to i64, !dbg !439
	%23 = mul i64 %16, %22, !dbg !439
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !439, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !439, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !439, !range !19
	%27 = mul i32 %18, %26, !dbg !439
	%28 = add i32 %25, %27, !dbg !439
	%29 = mul i32 %17, %28, !dbg !439
	%30 = add i32 %24, %29, !dbg !439
	%31 = sext i32 %30 to i64, !dbg !439
	%32 = add i64 %23, %31, !dbg !439
	%33 = mul i64 %10, %12, !dbg !439
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !439, !range !83
	%35 = sext i32 %34 to i64, !dbg !439
	%36 = mul i64 %33, %35, !dbg !439
	%37 = mul i64 %36, %22, !dbg !439
	%38 = sext i32 %2 to i64, !dbg !438
	%39 = trunc i64 %p4 to i32, !dbg !438
	br label %b1, !dbg !439

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !439
	%41 = icmp slt i64 %40, %p3, !dbg !439
	br i1 %41, label %b2, label %b3, !dbg !439

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !440
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !441
	%44 = icmp uge i64 %40, %p1, !dbg !440
	%45 = icmp uge i64 %p4, %38, !dbg !438
	%46 = or i1 %44, %45, !dbg !438
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !438, !prof !27

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !441
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !438
	%49 = bitcast i32* %48 to i8*, !dbg !438
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !438
	%50 = add i64 %40, %37, !dbg !439
	br label %b1, !dbg !439

b3:
	ret void, !dbg !437

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !440
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !440

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !440
	ret void, !dbg !440

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !438
	ret void, !dbg !438
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !442 {
entry:
	br label %b0, !dbg !443

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !443
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !443
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !446
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !447, !range !11
	%4 = sext i32 %3 to i64, !dbg !447
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !447, !range !28
	%6 = sext i32 %5 to i64, !dbg !447
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !447, !range !28
	%8 = sext i32 %7 to i64, !dbg !447
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !447, !range !82
	%10 = sext i32 %9 to i64, !dbg !447
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !447, !range !83
	%12 = sext i32 %11 to i64, !dbg !447
	%13 = mul i64 %12, %8, !dbg !447
	%14 = add i64 %6, %13, !dbg !447
	%15 = mul i64 %10, %14, !dbg !447
	%16 = add i64 %4, %15, !dbg !447
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !447, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !447, !range !20
	%19 = mul i32 %17, %18, !dbg !447
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !447, !range !72
	%21 = mul i32 %19, %20, !dbg !447
	%22 = sext i32 %21 to i64, !dbg !447
	%23 = mul i64 %16, %22, !dbg !447
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !447, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !447, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !447, !range !19
	%27 = mul i32 %18, %26, !dbg !447
	%28 = add i32 %25, %27, !dbg !447
	%29 = mul i32 %17, %28, !dbg !447
	%30 = add i32 %24, %29, !dbg !447
	%31 = sext i32 %30 to i64, !dbg !447
	%32 = add i64 %23, %31, !dbg !447
	%33 = mul i64 %10, %12, !dbg !447
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !447, !range !83
	%35 = sext i32 %34 to i64, !dbg !447
	%36 = mul i64 %33, %35, !dbg !447
	%37 = mul i64 %36, %22, !dbg !447
	%38 = sext i32 %2 to i64, !dbg !446
	%39 = trunc i64 %p4 to i32, !dbg !446
	br label %b1, !dbg !447

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !447
	%41 = icmp slt i64 %40, %p1, !dbg !447
	br i1 %41, label %b2, label %b3, !dbg !447

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !448
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !446
	%44 = icmp uge i64 %40, %p3, !dbg !448
	%45 = icmp uge i64 %p4, %38, !dbg !446
	%46 = or i1 %44, %45, !dbg !446
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !446, !prof !27

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !446
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !446
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !449
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !449
	%50 = add i64 %40, %37, !dbg !447
	br label %b1, !dbg !447

b3:
	ret void, !dbg !445

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !448
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !448

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !448
	ret void, !dbg !448

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !446
	ret void, !dbg !446
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !450 {
entry:
	br label %b0, !dbg !451

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !451
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !451
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !454
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !455, !range !11
	%4 = sext i32 %3 to i64, !dbg !455
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !455, !range !28
	%6 = sext i32 %5 to i64, !dbg !455
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !455, !range !28
	%8 = sext i32 %7 to i64, !dbg !455
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !455, !range !82
	%10 = sext i32 %9 to i64, !dbg !455
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !455, !range !83
	%12 = sext i32 %11 to i64, !dbg !455
	%13 = mul i64 %12, %8, !dbg !455
	%14 = add i64 %6, %13, !dbg !455
	%15 = mul i64 %10, %14, !dbg !455
	%16 = add i64 %4, %15, !dbg !455
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !455, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !455, !range !20
	%19 = mul i32 %17, %18, !dbg !455
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !455, !range !72
	%21 = mul i32 %19, %20, !dbg !455
	%22 = sext i32 %21 to i64, !dbg !455
	%23 = mul i64 %16, %22, !dbg !455
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !455, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !455, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !455, !range !19
	%27 = mul i32 %18, %26, !dbg !455
	%28 = add i32 %25, %27, !dbg !455
	%29 = mul i32 %17, %28, !dbg !455
	%30 = add i32 %24, %29, !dbg !455
	%31 = sext i32 %30 to i64, !dbg !455
	%32 = add i64 %23, %31, !dbg !455
	%33 = mul i64 %10, %12, !dbg !455
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !455, !range !83
	%35 = sext i32 %34 to i64, !dbg !455
	%36 = mul i64 %33, %35, !dbg !455
	%37 = mul i64 %36, %22, !dbg !455
	%38 = sext i32 %2 to i64, !dbg !454
	%39 = trunc i64 %p4 to i32, !dbg !454
	br label %b1, !dbg !455

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !455
	%41 = icmp slt i64 %40, %p3, !dbg !455
	br i1 %41, label %b2, label %b3, !dbg !455

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !456
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !457
	%44 = icmp uge i64 %40, %p1, !dbg !456
	%45 = icmp uge i64 %p4, %38, !dbg !454
	%46 = or i1 %44, %45, !dbg !454
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !454, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !457
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !454
	%49 = bitcast i64* %48 to i8*, !dbg !454
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !454
	%50 = add i64 %40, %37, !dbg !455
	br label %b1, !dbg !455

b3:
	ret void, !dbg !453

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !456
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !456

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !456
	ret void, !dbg !456

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !454
	ret void, !dbg !454
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !458 {
entry:
	br label %b0, !dbg !459

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !459
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !459
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !462
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !463, !range !11
	%4 = sext i32 %3 to i64, !dbg !463
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !463, !range !28
	%6 = sext i32 %5 to i64, !dbg !463
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !463, !range !28
	%8 = sext i32 %7 to i64, !dbg !463
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !463, !range !82
	%10 = sext i32 %9 to i64, !dbg !463
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !463, !range !83
	%12 = sext i32 %11 to i64, !dbg !463
	%13 = mul i64 %12, %8, !dbg !463
	%14 = add i64 %6, %13, !dbg !463
	%15 = mul i64 %10, %14, !dbg !463
	%16 = add i64 %4, %15, !dbg !463
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !463, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !463, !range !20
	%19 = mul i32 %17, %18, !dbg !463
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !463, !range !72
	%21 = mul i32 %19, %20, !dbg !463
	%22 = sext i32 %21 to i64, !dbg !463
	%23 = mul i64 %16, %22, !dbg !463
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !463, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !463, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !463, !range !19
	%27 = mul i32 %18, %26, !dbg !463
	%28 = add i32 %25, %27, !dbg !463
	%29 = mul i32 %17, %28, !dbg !463
	%30 = add i32 %24, %29, !dbg !463
	%31 = sext i32 %30 to i64, !dbg !463
	%32 = add i64 %23, %31, !dbg !463
	%33 = mul i64 %10, %12, !dbg !463
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !463, !range !83
	%35 = sext i32 %34 to i64, !dbg !463
	%36 = mul i64 %33, %35, !dbg !463
	%37 = mul i64 %36, %22, !dbg !463
	%38 = sext i32 %2 to i64, !dbg !462
	%39 = trunc i64 %p4 to i32, !dbg !462
	br label %b1, !dbg !463

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !463
	%41 = icmp slt i64 %40, %p1, !dbg !463
	br i1 %41, label %b2, label %b3, !dbg !463

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !464
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !462
	%44 = icmp uge i64 %40, %p3, !dbg !464
	%45 = icmp uge i64 %p4, %38, !dbg !462
	%46 = or i1 %44, %45, !dbg !462
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !462, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !462
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !462
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !465
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !465
	%50 = add i64 %40, %37, !dbg !463
	br label %b1, !dbg !463

b3:
	ret void, !dbg !461

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !464
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !464

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !464
	ret void, !dbg !464

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !462
	ret void, !dbg !462
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !466 {
entry:
	br label %b0, !dbg !467

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !467
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !467
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !470
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !471, !range !11
	%4 = sext i32 %3 to i64, !dbg !471
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !471, !range !28
	%6 = sext i32 %5 to i64, !dbg !471
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !471, !range !28
	%8 = sext i32 %7 to i64, !dbg !471
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !471, !range !82
	%10 = sext i32 %9 to i64, !dbg !471
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !471, !range !83
	%12 = sext i32 %11 to i64, !dbg !471
	%13 = mul i64 %12, %8, !dbg !471
	%14 = add i64 %6, %13, !dbg !471
	%15 = mul i64 %10, %14, !dbg !471
	%16 = add i64 %4, %15, !dbg !471
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !471, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !471, !range !20
	%19 = mul i32 %17, %18, !dbg !471
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !471, !range !72
	%21 = mul i32 %19, %20, !dbg !471
	%22 = sext i32 %21 to i64, !dbg !471
	%23 = mul i64 %16, %22, !dbg !471
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !471, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !471, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !471, !range !19
	%27 = mul i32 %18, %26, !dbg !471
	%28 = add i32 %25, %27, !dbg !471
	%29 = mul i32 %17, %28, !dbg !471
	%30 = add i32 %24, %29, !dbg !471
	%31 = sext i32 %30 to i64, !dbg !471
	%32 = add i64 %23, %31, !dbg !471
	%33 = mul i64 %10, %12, !dbg !471
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !471, !range !83
	%35 = sext i32 %34 to i64, !dbg !471
	%36 = mul i64 %33, %35, !dbg !471
	%37 = mul i64 %36, %22, !dbg !471
	%38 = sext i32 %2 to i64, !dbg !470
	%39 = trunc i64 %p4 to i32, !dbg !470
	br label %b1, !dbg !471

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !471
	%41 = icmp slt i64 %40, %p3, !dbg !471
	br i1 %41, label %b2, label %b3, !dbg !471

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !472
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !473
	%44 = icmp uge i64 %40, %p1, !dbg !472
	%45 = icmp uge i64 %p4, %38, !dbg !470
	%46 = or i1 %44, %45, !dbg !470
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !470, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !473
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !470
	%49 = bitcast i64* %48 to i8*, !dbg !470
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !470
	%50 = add i64 %40, %37, !dbg !471
	br label %b1, !dbg !471

b3:
	ret void, !dbg !469

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !472
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !472

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !472
	ret void, !dbg !472

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !470
	ret void, !dbg !470
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !474 {
entry:
	br label %b0, !dbg !475

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !475
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !475
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !478
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !479, !range !11
	%4 = sext i32 %3 to i64, !dbg !479
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !479, !range !28
	%6 = sext i32 %5 to i64, !dbg !479
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !479, !range !28
	%8 = sext i32 %7 to i64, !dbg !479
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !479, !range !82
	%10 = sext i32 %9 to i64, !dbg !479
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !479, !range !83
	%12 = sext i32 %11 to i64, !dbg !479
	%13 = mul i64 %12, %8, !dbg !479
	%14 = add i64 %6, %13, !dbg !479
	%15 = mul i64 %10, %14, !dbg !479
	%16 = add i64 %4, %15, !dbg !479
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !479, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !479, !range !20
	%19 = mul i32 %17, %18, !dbg !479
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !479, !range !72
	%21 = mul i32 %19, %20, !dbg !479
	%22 = sext i32 %21 to i64, !dbg !479
	%23 = mul i64 %16, %22, !dbg !479
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !479, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !479, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !479, !range !19
	%27 = mul i32 %18, %26, !dbg !479
	%28 = add i32 %25, %27, !dbg !479
	%29 = mul i32 %17, %28, !dbg !479
	%30 = add i32 %24, %29, !dbg !479
	%31 = sext i32 %30 to i64, !dbg !479
	%32 = add i64 %23, %31, !dbg !479
	%33 = mul i64 %10, %12, !dbg !479
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !479, !range !83
	%35 = sext i32 %34 to i64, !dbg !479
	%36 = mul i64 %33, %35, !dbg !479
	%37 = mul i64 %36, %22, !dbg !479
	%38 = sext i32 %2 to i64, !dbg !478
	%39 = trunc i64 %p4 to i32, !dbg !478
	br label %b1, !dbg !479

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !479
	%41 = icmp slt i64 %40, %p1, !dbg !479
	br i1 %41, label %b2, label %b3, !dbg !479

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !480
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !478
	%44 = icmp uge i64 %40, %p3, !dbg !480
	%45 = icmp uge i64 %p4, %38, !dbg !478
	%46 = or i1 %44, %45, !dbg !478
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !478, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !478
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !478
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !481
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !481
	%50 = add i64 %40, %37, !dbg !479
	br label %b1, !dbg !479

b3:
	ret void, !dbg !477

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !480
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !480

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !480
	ret void, !dbg !480

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !478
	ret void, !dbg !478
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !482 {
entry:
	br label %b0, !dbg !483

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !483
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !483
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !486
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !487, !range !11
	%4 = sext i32 %3 to i64, !dbg !487
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !487, !range !28
	%6 = sext i32 %5 to i64, !dbg !487
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !487, !range !28
	%8 = sext i32 %7 to i64, !dbg !487
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !487, !range !82
	%10 = sext i32 %9 to i64, !dbg !487
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !487, !range !83
	%12 = sext i32 %11 to i64, !dbg !487
	%13 = mul i64 %12, %8, !dbg !487
	%14 = add i64 %6, %13, !dbg !487
	%15 = mul i64 %10, %14, !dbg !487
	%16 = add i64 %4, %15, !dbg !487
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !487, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !487, !range !20
	%19 = mul i32 %17, %18, !dbg !487
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !487, !range !72
	%21 = mul i32 %19, %20, !dbg !487
	%22 = sext i32 %21 to i64, !dbg !487
	%23 = mul i64 %16, %22, !dbg !487
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !487, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !487, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !487, !range !19
	%27 = mul i32 %18, %26, !dbg !487
	%28 = add i32 %25, %27, !dbg !487
	%29 = mul i32 %17, %28, !dbg !487
	%30 = add i32 %24, %29, !dbg !487
	%31 = sext i32 %30 to i64, !dbg !487
	%32 = add i64 %23, %31, !dbg !487
	%33 = mul i64 %10, %12, !dbg !487
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !487, !range !83
	%35 = sext i32 %34 to i64, !dbg !487
	%36 = mul i64 %33, %35, !dbg !487
	%37 = mul i64 %36, %22, !dbg !487
	%38 = sext i32 %2 to i64, !dbg !486
	%39 = trunc i64 %p4 to i32, !dbg !486
	br label %b1, !dbg !487

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !487
	%41 = icmp slt i64 %40, %p3, !dbg !487
	br i1 %41, label %b2, label %b3, !dbg !487

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !488
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !489
	%44 = icmp uge i64 %40, %p1, !dbg !488
	%45 = icmp uge i64 %p4, %38, !dbg !486
	%46 = or i1 %44, %45, !dbg !486
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !486, !prof !27

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !489
	%48 = bitcast float %47 to i32, !dbg !486
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !486
	%50 = bitcast float* %49 to i8*, !dbg !486
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !486
	%51 = add i64 %40, %37, !dbg !487
	br label %b1, !dbg !487

b3:
	ret void, !dbg !485

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !488
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !488

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !488
	ret void, !dbg !488

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !486
	ret void, !dbg !486
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !490 {
entry:
	br label %b0, !dbg !491

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !491
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !491
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !494
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !495, !range !11
	%4 = sext i32 %3 to i64, !dbg !495
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !495, !range !28
	%6 = sext i32 %5 to i64, !dbg !495
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !495, !range !28
	%8 = sext i32 %7 to i64, !dbg !495
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !495, !range !82
	%10 = sext i32 %9 to i64, !dbg !495
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !495, !range !83
	%12 = sext i32 %11 to i64, !dbg !495
	%13 = mul i64 %12, %8, !dbg !495
	%14 = add i64 %6, %13, !dbg !495
	%15 = mul i64 %10, %14, !dbg !495
	%16 = add i64 %4, %15, !dbg !495
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !495, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !495, !range !20
	%19 = mul i32 %17, %18, !dbg !495
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !495, !range !72
	%21 = mul i32 %19, %20, !dbg !495
	%22 = sext i32 %21 to i64, !dbg !495
	%23 = mul i64 %16, %22, !dbg !495
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !495, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !495, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !495, !range !19
	%27 = mul i32 %18, %26, !dbg !495
	%28 = add i32 %25, %27, !dbg !495
	%29 = mul i32 %17, %28, !dbg !495
	%30 = add i32 %24, %29, !dbg !495
	%31 = sext i32 %30 to i64, !dbg !495
	%32 = add i64 %23, %31, !dbg !495
	%33 = mul i64 %10, %12, !dbg !495
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !495, !range !83
	%35 = sext i32 %34 to i64, !dbg !495
	%36 = mul i64 %33, %35, !dbg !495
	%37 = mul i64 %36, %22, !dbg !495
	%38 = sext i32 %2 to i64, !dbg !494
	%39 = trunc i64 %p4 to i32, !dbg !494
	br label %b1, !dbg !495

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !495
	%41 = icmp slt i64 %40, %p1, !dbg !495
	br i1 %41, label %b2, label %b3, !dbg !495

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !496
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !494
	%44 = icmp uge i64 %40, %p3, !dbg !496
	%45 = icmp uge i64 %p4, %38, !dbg !494
	%46 = or i1 %44, %45, !dbg !494
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !494, !prof !27

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !494
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !494
	%49 = bitcast i32 %48 to float, !dbg !494
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !497
	store float %49, float addrspace(1)* %50, align 4, !dbg !497
	%51 = add i64 %40, %37, !dbg !495
	br label %b1, !dbg !495

b3:
	ret void, !dbg !493

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !496
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !496

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !496
	ret void, !dbg !496

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !494
	ret void, !dbg !494
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !498 {
entry:
	br label %b0, !dbg !499

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !499
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !499
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !502
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !503, !range !11
	%4 = sext i32 %3 to i64, !dbg !503
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !503, !range !28
	%6 = sext i32 %5 to i64, !dbg !503
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !503, !range !28
	%8 = sext i32 %7 to i64, !dbg !503
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !503, !range !82
	%10 = sext i32 %9 to i64, !dbg !503
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !503, !range !83
	%12 = sext i32 %11 to i64, !dbg !503
	%13 = mul i64 %12, %8, !dbg !503
	%14 = add i64 %6, %13, !dbg !503
	%15 = mul i64 %10, %14, !dbg !503
	%16 = add i64 %4, %15, !dbg !503
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !503, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !503, !range !20
	%19 = mul i32 %17, %18, !dbg !503
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !503, !range !72
	%21 = mul i32 %19, %20, !dbg !503
	%22 = sext i32 %21 to i64, !dbg !503
	%23 = mul i64 %16, %22, !dbg !503
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !503, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !503, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !503, !range !19
	%27 = mul i32 %18, %26, !dbg !503
	%28 = add i32 %25, %27, !dbg !503
	%29 = mul i32 %17, %28, !dbg !503
	%30 = add i32 %24, %29, !dbg !503
	%31 = sext i32 %30 to i64, !dbg !503
	%32 = add i64 %23, %31, !dbg !503
	%33 = mul i64 %10, %12, !dbg !503
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !503, !range !83
	%35 = sext i32 %34 to i64, !dbg !503
	%36 = mul i64 %33, %35, !dbg !503
	%37 = mul i64 %36, %22, !dbg !503
	%38 = sext i32 %2 to i64, !dbg !502
	%39 = trunc i64 %p4 to i32, !dbg !502
	br label %b1, !dbg !503

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !503
	%41 = icmp slt i64 %40, %p3, !dbg !503
	br i1 %41, label %b2, label %b3, !dbg !503

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !504
	%43 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !505
	%44 = icmp uge i64 %40, %p1, !dbg !504
	%45 = icmp uge i64 %p4, %38, !dbg !502
	%46 = or i1 %44, %45, !dbg !502
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !502, !prof !27

b2_ok1:
	%47 = load double, double addrspace(1)* %43, align 8, !dbg !505
	%48 = bitcast double %47 to i64, !dbg !502
	%49 = addrspacecast double addrspace(1)* %42 to double*, !dbg !502
	%50 = bitcast double* %49 to i8*, !dbg !502
	call void @gpuc_p_thread_64(i8* %50, i64 %48, i32 %39), !dbg !502
	%51 = add i64 %40, %37, !dbg !503
	br label %b1, !dbg !503

b3:
	ret void, !dbg !501

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !504
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !504

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !504
	ret void, !dbg !504

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !502
	ret void, !dbg !502
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !506 {
entry:
	br label %b0, !dbg !507

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !507
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !507
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !510
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !511, !range !11
	%4 = sext i32 %3 to i64, !dbg !511
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !511, !range !28
	%6 = sext i32 %5 to i64, !dbg !511
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !511, !range !28
	%8 = sext i32 %7 to i64, !dbg !511
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !511, !range !82
	%10 = sext i32 %9 to i64, !dbg !511
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !511, !range !83
	%12 = sext i32 %11 to i64, !dbg !511
	%13 = mul i64 %12, %8, !dbg !511
	%14 = add i64 %6, %13, !dbg !511
	%15 = mul i64 %10, %14, !dbg !511
	%16 = add i64 %4, %15, !dbg !511
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !511, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !511, !range !20
	%19 = mul i32 %17, %18, !dbg !511
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !511, !range !72
	%21 = mul i32 %19, %20, !dbg !511
	%22 = sext i32 %21 to i64, !dbg !511
	%23 = mul i64 %16, %22, !dbg !511
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !511, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !511, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !511, !range !19
	%27 = mul i32 %18, %26, !dbg !511
	%28 = add i32 %25, %27, !dbg !511
	%29 = mul i32 %17, %28, !dbg !511
	%30 = add i32 %24, %29, !dbg !511
	%31 = sext i32 %30 to i64, !dbg !511
	%32 = add i64 %23, %31, !dbg !511
	%33 = mul i64 %10, %12, !dbg !511
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !511, !range !83
	%35 = sext i32 %34 to i64, !dbg !511
	%36 = mul i64 %33, %35, !dbg !511
	%37 = mul i64 %36, %22, !dbg !511
	%38 = sext i32 %2 to i64, !dbg !510
	%39 = trunc i64 %p4 to i32, !dbg !510
	br label %b1, !dbg !511

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !511
	%41 = icmp slt i64 %40, %p1, !dbg !511
	br i1 %41, label %b2, label %b3, !dbg !511

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !512
	%43 = addrspacecast double addrspace(1)* %42 to double*, !dbg !510
	%44 = icmp uge i64 %40, %p3, !dbg !512
	%45 = icmp uge i64 %p4, %38, !dbg !510
	%46 = or i1 %44, %45, !dbg !510
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !510, !prof !27

b2_ok1:
	%47 = bitcast double* %43 to i8*, !dbg !510
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !510
	%49 = bitcast i64 %48 to double, !dbg !510
	%50 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !513
	store double %49, double addrspace(1)* %50, align 8, !dbg !513
	%51 = add i64 %40, %37, !dbg !511
	br label %b1, !dbg !511

b3:
	ret void, !dbg !509

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !512
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !512

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !512
	ret void, !dbg !512

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !510
	ret void, !dbg !510
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !514 {
entry:
	br label %b0, !dbg !515

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !515
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !515
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !518
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !519, !range !11
	%4 = sext i32 %3 to i64, !dbg !519
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !519, !range !28
	%6 = sext i32 %5 to i64, !dbg !519
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !519, !range !28
	%8 = sext i32 %7 to i64, !dbg !519
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !519, !range !82
	%10 = sext i32 %9 to i64, !dbg !519
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !519, !range !83
	%12 = sext i32 %11 to i64, !dbg !519
	%13 = mul i64 %12, %8, !dbg !519
	%14 = add i64 %6, %13, !dbg !519
	%15 = mul i64 %10, %14, !dbg !519
	%16 = add i64 %4, %15, !dbg !519
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !519, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !519, !range !20
	%19 = mul i32 %17, %18, !dbg !519
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !519, !range !72
	%21 = mul i32 %19, %20, !dbg !519
	%22 = sext i32 %21 to i64, !dbg !519
	%23 = mul i64 %16, %22, !dbg !519
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !519, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !519, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !519, !range !19
	%27 = mul i32 %18, %26, !dbg !519
	%28 = add i32 %25, %27, !dbg !519
	%29 = mul i32 %17, %28, !dbg !519
	%30 = add i32 %24, %29, !dbg !519
	%31 = sext i32 %30 to i64, !dbg !519
	%32 = add i64 %23, %31, !dbg !519
	%33 = mul i64 %10, %12, !dbg !519
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !519, !range !83
	%35 = sext i32 %34 to i64, !dbg !519
	%36 = mul i64 %33, %35, !dbg !519
	%37 = mul i64 %36, %22, !dbg !519
	%38 = sext i32 %2 to i64, !dbg !518
	%39 = trunc i64 %p4 to i32, !dbg !518
	br label %b1, !dbg !519

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !519
	%41 = icmp slt i64 %40, %p3, !dbg !519
	br i1 %41, label %b2, label %b3, !dbg !519

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !520
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !521
	%44 = icmp uge i64 %40, %p1, !dbg !520
	%45 = icmp uge i64 %p4, %38, !dbg !518
	%46 = or i1 %44, %45, !dbg !518
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !518, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !521
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !518
	%49 = bitcast i16* %48 to i8*, !dbg !518
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !518
	%50 = add i64 %40, %37, !dbg !519
	br label %b1, !dbg !519

b3:
	ret void, !dbg !517

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !520
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !520

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !520
	ret void, !dbg !520

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !518
	ret void, !dbg !518
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !522 {
entry:
	br label %b0, !dbg !523

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !523
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !523
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !526
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !527, !range !11
	%4 = sext i32 %3 to i64, !dbg !527
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !527, !range !28
	%6 = sext i32 %5 to i64, !dbg !527
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !527, !range !28
	%8 = sext i32 %7 to i64, !dbg !527
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !527, !range !82
	%10 = sext i32 %9 to i64, !dbg !527
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !527, !range !83
	%12 = sext i32 %11 to i64, !dbg !527
	%13 = mul i64 %12, %8, !dbg !527
	%14 = add i64 %6, %13, !dbg !527
	%15 = mul i64 %10, %14, !dbg !527
	%16 = add i64 %4, %15, !dbg !527
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !527, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !527, !range !20
	%19 = mul i32 %17, %18, !dbg !527
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !527, !range !72
	%21 = mul i32 %19, %20, !dbg !527
	%22 = sext i32 %21 to i64, !dbg !527
	%23 = mul i64 %16, %22, !dbg !527
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !527, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !527, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !527, !range !19
	%27 = mul i32 %18, %26, !dbg !527
	%28 = add i32 %25, %27, !dbg !527
	%29 = mul i32 %17, %28, !dbg !527
	%30 = add i32 %24, %29, !dbg !527
	%31 = sext i32 %30 to i64, !dbg !527
	%32 = add i64 %23, %31, !dbg !527
	%33 = mul i64 %10, %12, !dbg !527
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !527, !range !83
	%35 = sext i32 %34 to i64, !dbg !527
	%36 = mul i64 %33, %35, !dbg !527
	%37 = mul i64 %36, %22, !dbg !527
	%38 = sext i32 %2 to i64, !dbg !526
	%39 = trunc i64 %p4 to i32, !dbg !526
	br label %b1, !dbg !527

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !527
	%41 = icmp slt i64 %40, %p1, !dbg !527
	br i1 %41, label %b2, label %b3, !dbg !527

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !528
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !526
	%44 = icmp uge i64 %40, %p3, !dbg !528
	%45 = icmp uge i64 %p4, %38, !dbg !526
	%46 = or i1 %44, %45, !dbg !526
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !526, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !526
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !526
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !529
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !529
	%50 = add i64 %40, %37, !dbg !527
	br label %b1, !dbg !527

b3:
	ret void, !dbg !525

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !528
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !528

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !528
	ret void, !dbg !528

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !526
	ret void, !dbg !526
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !530 {
entry:
	br label %b0, !dbg !531

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !531
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !531
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !534
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !535, !range !11
	%4 = sext i32 %3 to i64, !dbg !535
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !535, !range !28
	%6 = sext i32 %5 to i64, !dbg !535
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !535, !range !28
	%8 = sext i32 %7 to i64, !dbg !535
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !535, !range !82
	%10 = sext i32 %9 to i64, !dbg !535
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !535, !range !83
	%12 = sext i32 %11 to i64, !dbg !535
	%13 = mul i64 %12, %8, !dbg !535
	%14 = add i64 %6, %13, !dbg !535
	%15 = mul i64 %10, %14, !dbg !535
	%16 = add i64 %4, %15, !dbg !535
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !535, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !535, !range !20
	%19 = mul i32 %17, %18, !dbg !535
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !535, !range !72
	%21 = mul i32 %19, %20, !dbg !535
	%22 = sext i32 %21 to i64, !dbg !535
	%23 = mul i64 %16, %22, !dbg !535
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !535, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !535, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !535, !range !19
	%27 = mul i32 %18, %26, !dbg !535
	%28 = add i32 %25, %27, !dbg !535
	%29 = mul i32 %17, %28, !dbg !535
	%30 = add i32 %24, %29, !dbg !535
	%31 = sext i32 %30 to i64, !dbg !535
	%32 = add i64 %23, %31, !dbg !535
	%33 = mul i64 %10, %12, !dbg !535
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !535, !range !83
	%35 = sext i32 %34 to i64, !dbg !535
	%36 = mul i64 %33, %35, !dbg !535
	%37 = mul i64 %36, %22, !dbg !535
	%38 = sext i32 %2 to i64, !dbg !534
	%39 = trunc i64 %p4 to i32, !dbg !534
	br label %b1, !dbg !535

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !535
	%41 = icmp slt i64 %40, %p3, !dbg !535
	br i1 %41, label %b2, label %b3, !dbg !535

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !536
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !537
	%44 = icmp uge i64 %40, %p1, !dbg !536
	%45 = icmp uge i64 %p4, %38, !dbg !534
	%46 = or i1 %44, %45, !dbg !534
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !534, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !537
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !534
	%49 = bitcast i16* %48 to i8*, !dbg !534
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !534
	%50 = add i64 %40, %37, !dbg !535
	br label %b1, !dbg !535

b3:
	ret void, !dbg !533

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !536
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !536

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !536
	ret void, !dbg !536

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !534
	ret void, !dbg !534
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !538 {
entry:
	br label %b0, !dbg !539

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !539
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !539
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !542
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !543, !range !11
	%4 = sext i32 %3 to i64, !dbg !543
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !543, !range !28
	%6 = sext i32 %5 to i64, !dbg !543
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !543, !range !28
	%8 = sext i32 %7 to i64, !dbg !543
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !543, !range !82
	%10 = sext i32 %9 to i64, !dbg !543
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !543, !range !83
	%12 = sext i32 %11 to i64, !dbg !543
	%13 = mul i64 %12, %8, !dbg !543
	%14 = add i64 %6, %13, !dbg !543
	%15 = mul i64 %10, %14, !dbg !543
	%16 = add i64 %4, %15, !dbg !543
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !543, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !543, !range !20
	%19 = mul i32 %17, %18, !dbg !543
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !543, !range !72
	%21 = mul i32 %19, %20, !dbg !543
	%22 = sext i32 %21 to i64, !dbg !543
	%23 = mul i64 %16, %22, !dbg !543
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !543, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !543, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !543, !range !19
	%27 = mul i32 %18, %26, !dbg !543
	%28 = add i32 %25, %27, !dbg !543
	%29 = mul i32 %17, %28, !dbg !543
	%30 = add i32 %24, %29, !dbg !543
	%31 = sext i32 %30 to i64, !dbg !543
	%32 = add i64 %23, %31, !dbg !543
	%33 = mul i64 %10, %12, !dbg !543
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !543, !range !83
	%35 = sext i32 %34 to i64, !dbg !543
	%36 = mul i64 %33, %35, !dbg !543
	%37 = mul i64 %36, %22, !dbg !543
	%38 = sext i32 %2 to i64, !dbg !542
	%39 = trunc i64 %p4 to i32, !dbg !542
	br label %b1, !dbg !543

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !543
	%41 = icmp slt i64 %40, %p1, !dbg !543
	br i1 %41, label %b2, label %b3, !dbg !543

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !544
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !542
	%44 = icmp uge i64 %40, %p3, !dbg !544
	%45 = icmp uge i64 %p4, %38, !dbg !542
	%46 = or i1 %44, %45, !dbg !542
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !542, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !542
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !542
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !545
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !545
	%50 = add i64 %40, %37, !dbg !543
	br label %b1, !dbg !543

b3:
	ret void, !dbg !541

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !544
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !544

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !544
	ret void, !dbg !544

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !542
	ret void, !dbg !542
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !546 {
entry:
	br label %b0, !dbg !547

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !547
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !547
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !550
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !551, !range !11
	%4 = sext i32 %3 to i64, !dbg !551
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !551, !range !28
	%6 = sext i32 %5 to i64, !dbg !551
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !551, !range !28
	%8 = sext i32 %7 to i64, !dbg !551
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !551, !range !82
	%10 = sext i32 %9 to i64, !dbg !551
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !551, !range !83
	%12 = sext i32 %11 to i64, !dbg !551
	%13 = mul i64 %12, %8, !dbg !551
	%14 = add i64 %6, %13, !dbg !551
	%15 = mul i64 %10, %14, !dbg !551
	%16 = add i64 %4, %15, !dbg !551
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !551, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !551, !range !20
	%19 = mul i32 %17, %18, !dbg !551
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !551, !range !72
	%21 = mul i32 %19, %20, !dbg !551
	%22 = sext i32 %21 to i64, !dbg !551
	%23 = mul i64 %16, %22, !dbg !551
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !551, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !551, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !551, !range !19
	%27 = mul i32 %18, %26, !dbg !551
	%28 = add i32 %25, %27, !dbg !551
	%29 = mul i32 %17, %28, !dbg !551
	%30 = add i32 %24, %29, !dbg !551
	%31 = sext i32 %30 to i64, !dbg !551
	%32 = add i64 %23, %31, !dbg !551
	%33 = mul i64 %10, %12, !dbg !551
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !551, !range !83
	%35 = sext i32 %34 to i64, !dbg !551
	%36 = mul i64 %33, %35, !dbg !551
	%37 = mul i64 %36, %22, !dbg !551
	%38 = sext i32 %2 to i64, !dbg !550
	%39 = trunc i64 %p4 to i32, !dbg !550
	br label %b1, !dbg !551

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !551
	%41 = icmp slt i64 %40, %p3, !dbg !551
	br i1 %41, label %b2, label %b3, !dbg !551

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !552
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !553
	%44 = icmp uge i64 %40, %p1, !dbg !552
	%45 = icmp uge i64 %p4, %38, !dbg !550
	%46 = or i1 %44, %45, !dbg !550
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !550, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !553
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !550
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !550
	%49 = add i64 %40, %37, !dbg !551
	br label %b1, !dbg !551

b3:
	ret void, !dbg !549

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !552
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !552

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !552
	ret void, !dbg !552

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !550
	ret void, !dbg !550
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !554 {
entry:
	br label %b0, !dbg !555

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !555
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !555
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !558
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !559, !range !11
	%4 = sext i32 %3 to i64, !dbg !559
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !559, !range !28
	%6 = sext i32 %5 to i64, !dbg !559
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !559, !range !28
	%8 = sext i32 %7 to i64, !dbg !559
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !559, !range !82
	%10 = sext i32 %9 to i64, !dbg !559
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !559, !range !83
	%12 = sext i32 %11 to i64, !dbg !559
	%13 = mul i64 %12, %8, !dbg !559
	%14 = add i64 %6, %13, !dbg !559
	%15 = mul i64 %10, %14, !dbg !559
	%16 = add i64 %4, %15, !dbg !559
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !559, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !559, !range !20
	%19 = mul i32 %17, %18, !dbg !559
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !559, !range !72
	%21 = mul i32 %19, %20, !dbg !559
	%22 = sext i32 %21 to i64, !dbg !559
	%23 = mul i64 %16, %22, !dbg !559
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !559, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !559, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !559, !range !19
	%27 = mul i32 %18, %26, !dbg !559
	%28 = add i32 %25, %27, !dbg !559
	%29 = mul i32 %17, %28, !dbg !559
	%30 = add i32 %24, %29, !dbg !559
	%31 = sext i32 %30 to i64, !dbg !559
	%32 = add i64 %23, %31, !dbg !559
	%33 = mul i64 %10, %12, !dbg !559
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !559, !range !83
	%35 = sext i32 %34 to i64, !dbg !559
	%36 = mul i64 %33, %35, !dbg !559
	%37 = mul i64 %36, %22, !dbg !559
	%38 = sext i32 %2 to i64, !dbg !558
	%39 = trunc i64 %p4 to i32, !dbg !558
	br label %b1, !dbg !559

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !559
	%41 = icmp slt i64 %40, %p1, !dbg !559
	br i1 %41, label %b2, label %b3, !dbg !559

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !560
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !558
	%44 = icmp uge i64 %40, %p3, !dbg !560
	%45 = icmp uge i64 %p4, %38, !dbg !558
	%46 = or i1 %44, %45, !dbg !558
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !558, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !558
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !561
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !561
	%49 = add i64 %40, %37, !dbg !559
	br label %b1, !dbg !559

b3:
	ret void, !dbg !557

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !560
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !560

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !560
	ret void, !dbg !560

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !558
	ret void, !dbg !558
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !562 {
entry:
	br label %b0, !dbg !563

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !563
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !563
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !566
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !567, !range !11
	%4 = sext i32 %3 to i64, !dbg !567
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !567, !range !28
	%6 = sext i32 %5 to i64, !dbg !567
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !567, !range !28
	%8 = sext i32 %7 to i64, !dbg !567
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !567, !range !82
	%10 = sext i32 %9 to i64, !dbg !567
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !567, !range !83
	%12 = sext i32 %11 to i64, !dbg !567
	%13 = mul i64 %12, %8, !dbg !567
	%14 = add i64 %6, %13, !dbg !567
	%15 = mul i64 %10, %14, !dbg !567
	%16 = add i64 %4, %15, !dbg !567
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !567, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !567, !range !20
	%19 = mul i32 %17, %18, !dbg !567
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !567, !range !72
	%21 = mul i32 %19, %20, !dbg !567
	%22 = sext i32 %21 to i64, !dbg !567
	%23 = mul i64 %16, %22, !dbg !567
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !567, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !567, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !567, !range !19
	%27 = mul i32 %18, %26, !dbg !567
	%28 = add i32 %25, %27, !dbg !567
	%29 = mul i32 %17, %28, !dbg !567
	%30 = add i32 %24, %29, !dbg !567
	%31 = sext i32 %30 to i64, !dbg !567
	%32 = add i64 %23, %31, !dbg !567
	%33 = mul i64 %10, %12, !dbg !567
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !567, !range !83
	%35 = sext i32 %34 to i64, !dbg !567
	%36 = mul i64 %33, %35, !dbg !567
	%37 = mul i64 %36, %22, !dbg !567
	%38 = sext i32 %2 to i64, !dbg !566
	%39 = trunc i64 %p4 to i32, !dbg !566
	br label %b1, !dbg !567

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !567
	%41 = icmp slt i64 %40, %p3, !dbg !567
	br i1 %41, label %b2, label %b3, !dbg !567

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !568
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !569
	%44 = icmp uge i64 %40, %p1, !dbg !568
	%45 = icmp uge i64 %p4, %38, !dbg !566
	%46 = or i1 %44, %45, !dbg !566
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !566, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !569
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !566
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !566
	%49 = add i64 %40, %37, !dbg !567
	br label %b1, !dbg !567

b3:
	ret void, !dbg !565

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !568
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !568

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !568
	ret void, !dbg !568

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !566
	ret void, !dbg !566
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !570 {
entry:
	br label %b0, !dbg !571

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !571
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !571
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !574
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !575, !range !11
	%4 = sext i32 %3 to i64, !dbg !575
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !575, !range !28
	%6 = sext i32 %5 to i64, !dbg !575
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !575, !range !28
	%8 = sext i32 %7 to i64, !dbg !575
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !575, !range !82
	%10 = sext i32 %9 to i64, !dbg !575
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !575, !range !83
	%12 = sext i32 %11 to i64, !dbg !575
	%13 = mul i64 %12, %8, !dbg !575
	%14 = add i64 %6, %13, !dbg !575
	%15 = mul i64 %10, %14, !dbg !575
	%16 = add i64 %4, %15, !dbg !575
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !575, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !575, !range !20
	%19 = mul i32 %17, %18, !dbg !575
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !575, !range !72
	%21 = mul i32 %19, %20, !dbg !575
	%22 = sext i32 %21 to i64, !dbg !575
	%23 = mul i64 %16, %22, !dbg !575
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !575, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !575, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !575, !range !19
	%27 = mul i32 %18, %26, !dbg !575
	%28 = add i32 %25, %27, !dbg !575
	%29 = mul i32 %17, %28, !dbg !575
	%30 = add i32 %24, %29, !dbg !575
	%31 = sext i32 %30 to i64, !dbg !575
	%32 = add i64 %23, %31, !dbg !575
	%33 = mul i64 %10, %12, !dbg !575
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !575, !range !83
	%35 = sext i32 %34 to i64, !dbg !575
	%36 = mul i64 %33, %35, !dbg !575
	%37 = mul i64 %36, %22, !dbg !575
	%38 = sext i32 %2 to i64, !dbg !574
	%39 = trunc i64 %p4 to i32, !dbg !574
	br label %b1, !dbg !575

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !575
	%41 = icmp slt i64 %40, %p1, !dbg !575
	br i1 %41, label %b2, label %b3, !dbg !575

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !576
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !574
	%44 = icmp uge i64 %40, %p3, !dbg !576
	%45 = icmp uge i64 %p4, %38, !dbg !574
	%46 = or i1 %44, %45, !dbg !574
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !574, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !574
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !577
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !577
	%49 = add i64 %40, %37, !dbg !575
	br label %b1, !dbg !575

b3:
	ret void, !dbg !573

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !576
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !576

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !576
	ret void, !dbg !576

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !574
	ret void, !dbg !574
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
!nvvm.annotations = !{!578, !579, !580, !581, !582, !583, !584, !585, !586, !587, !588, !589, !590, !591, !592, !593, !594, !595, !596, !597, !598, !599, !600, !601, !602, !603, !604, !605, !606, !607, !608, !609, !610, !611, !612, !613, !614, !615, !616, !617, !618, !619, !620, !621, !622, !623, !624}
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
!110 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!111 = distinct !DISubprogram(name: "ReuseSource", scope: !110, file: !110, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!112 = !DILocation(line: 28, column: 6, scope: !111)
!113 = !DILocation(line: 29, column: 11, scope: !111)
!114 = !DILocation(line: 30, column: 16, scope: !111)
!115 = !DILocation(line: 32, column: 33, scope: !111)
!116 = !DILocation(line: 33, column: 8, scope: !111)
!117 = distinct !DISubprogram(name: "GetThenUse", scope: !110, file: !110, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!118 = !DILocation(line: 41, column: 6, scope: !117)
!119 = !DILocation(line: 45, column: 11, scope: !117)
!120 = !DILocation(line: 42, column: 18, scope: !117)
!121 = !DILocation(line: 42, column: 21, scope: !117)
!122 = !DILocation(line: 43, column: 3, scope: !117)
!123 = !DILocation(line: 46, column: 20, scope: !117)
!124 = !DILocation(line: 48, column: 8, scope: !117)
!125 = !DILocation(line: 48, column: 3, scope: !117)
!126 = distinct !DISubprogram(name: "PutParts", scope: !110, file: !110, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!127 = !DILocation(line: 55, column: 6, scope: !126)
!128 = !DILocation(line: 59, column: 15, scope: !126)
!129 = !DILocation(line: 56, column: 56, scope: !126)
!130 = !DILocation(line: 56, column: 44, scope: !126)
!131 = !DILocation(line: 56, column: 51, scope: !126)
!132 = !DILocation(line: 56, column: 32, scope: !126)
!133 = !DILocation(line: 57, column: 11, scope: !126)
!134 = !DILocation(line: 58, column: 15, scope: !126)
!135 = !DILocation(line: 58, column: 12, scope: !126)
!136 = !DILocation(line: 59, column: 28, scope: !126)
!137 = !DILocation(line: 59, column: 47, scope: !126)
!138 = !DILocation(line: 61, column: 13, scope: !126)
!139 = distinct !DISubprogram(name: "StoreMeters", scope: !110, file: !110, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!140 = !DILocation(line: 70, column: 6, scope: !139)
!141 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!142 = !DILocation(line: 70, column: 76, scope: !139)
!143 = !DILocation(line: 12, column: 10, scope: !141, inlinedAt: !142)
!144 = !DILocation(line: 11, column: 32, scope: !141, inlinedAt: !142)
!145 = !DILocation(line: 12, column: 20, scope: !141, inlinedAt: !142)
!146 = !DILocation(line: 12, column: 30, scope: !141, inlinedAt: !142)
!147 = distinct !DISubprogram(name: "LoadMeters", scope: !110, file: !110, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!148 = !DILocation(line: 75, column: 6, scope: !147)
!149 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!150 = !DILocation(line: 75, column: 74, scope: !147)
!151 = !DILocation(line: 20, column: 21, scope: !149, inlinedAt: !150)
!152 = !DILocation(line: 19, column: 32, scope: !149, inlinedAt: !150)
!153 = !DILocation(line: 20, column: 31, scope: !149, inlinedAt: !150)
!154 = !DILocation(line: 20, column: 8, scope: !149, inlinedAt: !150)
!155 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!156 = distinct !DISubprogram(name: "Compare", scope: !155, file: !155, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!157 = !DILocation(line: 13, column: 6, scope: !156)
!158 = !DILocation(line: 17, column: 22, scope: !156)
!159 = !DILocation(line: 17, column: 45, scope: !156)
!160 = !DILocation(line: 14, column: 18, scope: !156)
!161 = !DILocation(line: 14, column: 21, scope: !156)
!162 = !DILocation(line: 15, column: 3, scope: !156)
!163 = !DILocation(line: 18, column: 27, scope: !156)
!164 = !DILocation(line: 17, column: 26, scope: !156)
!165 = !DILocation(line: 17, column: 31, scope: !156)
!166 = !DILocation(line: 18, column: 16, scope: !156)
!167 = !DILocation(line: 19, column: 27, scope: !156)
!168 = !DILocation(line: 19, column: 16, scope: !156)
!169 = !DILocation(line: 20, column: 27, scope: !156)
!170 = !DILocation(line: 20, column: 16, scope: !156)
!171 = !DILocation(line: 21, column: 27, scope: !156)
!172 = !DILocation(line: 21, column: 16, scope: !156)
!173 = !DILocation(line: 22, column: 27, scope: !156)
!174 = !DILocation(line: 22, column: 16, scope: !156)
!175 = !DILocation(line: 23, column: 27, scope: !156)
!176 = !DILocation(line: 23, column: 16, scope: !156)
!177 = !DILocation(line: 24, column: 32, scope: !156)
!178 = !DILocation(line: 24, column: 5, scope: !156)
!179 = !DILocation(line: 25, column: 32, scope: !156)
!180 = !DILocation(line: 25, column: 5, scope: !156)
!181 = !DILocation(line: 26, column: 32, scope: !156)
!182 = !DILocation(line: 26, column: 5, scope: !156)
!183 = !DILocation(line: 27, column: 32, scope: !156)
!184 = !DILocation(line: 27, column: 5, scope: !156)
!185 = !DILocation(line: 28, column: 32, scope: !156)
!186 = !DILocation(line: 28, column: 5, scope: !156)
!187 = !DILocation(line: 29, column: 32, scope: !156)
!188 = !DILocation(line: 29, column: 5, scope: !156)
!189 = !DILocation(line: 30, column: 25, scope: !156)
!190 = !DILocation(line: 31, column: 42, scope: !156)
!191 = !DILocation(line: 31, column: 8, scope: !156)
!192 = !DILocation(line: 31, column: 31, scope: !156)
!193 = !DILocation(line: 31, column: 6, scope: !156)
!194 = distinct !DISubprogram(name: "Count", scope: !155, file: !155, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!195 = !DILocation(line: 39, column: 6, scope: !194)
!196 = !DILocation(line: 41, column: 17, scope: !194)
!197 = !DILocation(line: 40, column: 30, scope: !194)
!198 = !DILocation(line: 41, column: 46, scope: !194)
!199 = !DILocation(line: 41, column: 48, scope: !194)
!200 = !DILocation(line: 41, column: 32, scope: !194)
!201 = !DILocation(line: 43, column: 46, scope: !194)
!202 = !DILocation(line: 43, column: 5, scope: !194)
!203 = distinct !DISubprogram(name: "Flags", scope: !155, file: !155, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!204 = !DILocation(line: 49, column: 6, scope: !203)
!205 = !DILocation(line: 51, column: 19, scope: !203)
!206 = !DILocation(line: 52, column: 17, scope: !203)
!207 = !DILocation(line: 50, column: 46, scope: !203)
!208 = !DILocation(line: 50, column: 33, scope: !203)
!209 = !DILocation(line: 52, column: 40, scope: !203)
!210 = !DILocation(line: 52, column: 44, scope: !203)
!211 = !DILocation(line: 52, column: 28, scope: !203)
!212 = !DILocation(line: 54, column: 33, scope: !203)
!213 = !DILocation(line: 55, column: 35, scope: !203)
!214 = !DILocation(line: 55, column: 60, scope: !203)
!215 = !DILocation(line: 55, column: 64, scope: !203)
!216 = !DILocation(line: 55, column: 24, scope: !203)
!217 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!218 = distinct !DISubprogram(name: "SyncedThread", scope: !217, file: !217, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!219 = !DILocation(line: 21, column: 6, scope: !218)
!220 = distinct !DISubprogram(name: "meet", scope: !217, file: !217, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!221 = !DILocation(line: 23, column: 7, scope: !218)
!222 = !DILocation(line: 46, column: 39, scope: !220, inlinedAt: !221)
!223 = !DILocation(line: 46, column: 58, scope: !220, inlinedAt: !221)
!224 = !DILocation(line: 22, column: 18, scope: !218)
!225 = !DILocation(line: 22, column: 21, scope: !218)
!226 = !DILocation(line: 46, column: 14, scope: !220, inlinedAt: !221)
!227 = !DILocation(line: 46, column: 42, scope: !220, inlinedAt: !221)
!228 = !DILocation(line: 46, column: 45, scope: !220, inlinedAt: !221)
!229 = !DILocation(line: 48, column: 7, scope: !220, inlinedAt: !221)
!230 = !DILocation(line: 49, column: 16, scope: !220, inlinedAt: !221)
!231 = !DILocation(line: 50, column: 7, scope: !220, inlinedAt: !221)
!232 = !DILocation(line: 51, column: 19, scope: !220, inlinedAt: !221)
!233 = !DILocation(line: 52, column: 7, scope: !220, inlinedAt: !221)
!234 = !DILocation(line: 53, column: 14, scope: !220, inlinedAt: !221)
!235 = !DILocation(line: 54, column: 13, scope: !220, inlinedAt: !221)
!236 = !DILocation(line: 55, column: 7, scope: !220, inlinedAt: !221)
!237 = !DILocation(line: 56, column: 14, scope: !220, inlinedAt: !221)
!238 = !DILocation(line: 57, column: 16, scope: !220, inlinedAt: !221)
!239 = !DILocation(line: 60, column: 6, scope: !220, inlinedAt: !221)
!240 = !DILocation(line: 60, column: 19, scope: !220, inlinedAt: !221)
!241 = !DILocation(line: 61, column: 17, scope: !220, inlinedAt: !221)
!242 = !DILocation(line: 61, column: 6, scope: !220, inlinedAt: !221)
!243 = !DILocation(line: 60, column: 31, scope: !220, inlinedAt: !221)
!244 = distinct !DISubprogram(name: "SyncedWarp", scope: !217, file: !217, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!245 = !DILocation(line: 30, column: 6, scope: !244)
!246 = distinct !DISubprogram(name: "meet", scope: !217, file: !217, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!247 = !DILocation(line: 32, column: 7, scope: !244)
!248 = !DILocation(line: 46, column: 39, scope: !246, inlinedAt: !247)
!249 = !DILocation(line: 46, column: 58, scope: !246, inlinedAt: !247)
!250 = !DILocation(line: 31, column: 18, scope: !244)
!251 = !DILocation(line: 31, column: 20, scope: !244)
!252 = !DILocation(line: 31, column: 24, scope: !244)
!253 = !DILocation(line: 46, column: 14, scope: !246, inlinedAt: !247)
!254 = !DILocation(line: 32, column: 39, scope: !244)
!255 = !DILocation(line: 32, column: 56, scope: !244)
!256 = !DILocation(line: 46, column: 42, scope: !246, inlinedAt: !247)
!257 = !DILocation(line: 46, column: 45, scope: !246, inlinedAt: !247)
!258 = !DILocation(line: 48, column: 7, scope: !246, inlinedAt: !247)
!259 = !DILocation(line: 49, column: 16, scope: !246, inlinedAt: !247)
!260 = !DILocation(line: 50, column: 7, scope: !246, inlinedAt: !247)
!261 = !DILocation(line: 51, column: 19, scope: !246, inlinedAt: !247)
!262 = !DILocation(line: 52, column: 7, scope: !246, inlinedAt: !247)
!263 = !DILocation(line: 53, column: 14, scope: !246, inlinedAt: !247)
!264 = !DILocation(line: 54, column: 13, scope: !246, inlinedAt: !247)
!265 = !DILocation(line: 55, column: 7, scope: !246, inlinedAt: !247)
!266 = !DILocation(line: 56, column: 14, scope: !246, inlinedAt: !247)
!267 = !DILocation(line: 57, column: 16, scope: !246, inlinedAt: !247)
!268 = !DILocation(line: 60, column: 6, scope: !246, inlinedAt: !247)
!269 = !DILocation(line: 60, column: 19, scope: !246, inlinedAt: !247)
!270 = !DILocation(line: 61, column: 17, scope: !246, inlinedAt: !247)
!271 = !DILocation(line: 61, column: 6, scope: !246, inlinedAt: !247)
!272 = !DILocation(line: 60, column: 31, scope: !246, inlinedAt: !247)
!273 = distinct !DISubprogram(name: "SyncedBlock", scope: !217, file: !217, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!274 = !DILocation(line: 39, column: 6, scope: !273)
!275 = distinct !DISubprogram(name: "meet", scope: !217, file: !217, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!276 = !DILocation(line: 41, column: 7, scope: !273)
!277 = !DILocation(line: 46, column: 39, scope: !275, inlinedAt: !276)
!278 = !DILocation(line: 46, column: 58, scope: !275, inlinedAt: !276)
!279 = !DILocation(line: 40, column: 15, scope: !273)
!280 = !DILocation(line: 40, column: 20, scope: !273)
!281 = !DILocation(line: 46, column: 14, scope: !275, inlinedAt: !276)
!282 = !DILocation(line: 41, column: 41, scope: !273)
!283 = !DILocation(line: 41, column: 59, scope: !273)
!284 = !DILocation(line: 46, column: 42, scope: !275, inlinedAt: !276)
!285 = !DILocation(line: 46, column: 45, scope: !275, inlinedAt: !276)
!286 = !DILocation(line: 48, column: 7, scope: !275, inlinedAt: !276)
!287 = !DILocation(line: 49, column: 16, scope: !275, inlinedAt: !276)
!288 = !DILocation(line: 50, column: 7, scope: !275, inlinedAt: !276)
!289 = !DILocation(line: 51, column: 19, scope: !275, inlinedAt: !276)
!290 = !DILocation(line: 52, column: 7, scope: !275, inlinedAt: !276)
!291 = !DILocation(line: 53, column: 14, scope: !275, inlinedAt: !276)
!292 = !DILocation(line: 54, column: 13, scope: !275, inlinedAt: !276)
!293 = !DILocation(line: 55, column: 7, scope: !275, inlinedAt: !276)
!294 = !DILocation(line: 56, column: 14, scope: !275, inlinedAt: !276)
!295 = !DILocation(line: 57, column: 16, scope: !275, inlinedAt: !276)
!296 = !DILocation(line: 60, column: 6, scope: !275, inlinedAt: !276)
!297 = !DILocation(line: 60, column: 19, scope: !275, inlinedAt: !276)
!298 = !DILocation(line: 61, column: 17, scope: !275, inlinedAt: !276)
!299 = !DILocation(line: 61, column: 6, scope: !275, inlinedAt: !276)
!300 = !DILocation(line: 60, column: 31, scope: !275, inlinedAt: !276)
!301 = distinct !DISubprogram(name: "Rounds", scope: !217, file: !217, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!302 = !DILocation(line: 69, column: 6, scope: !301)
!303 = !DILocation(line: 73, column: 11, scope: !301)
!304 = !DILocation(line: 70, column: 21, scope: !301)
!305 = !DILocation(line: 70, column: 38, scope: !301)
!306 = !DILocation(line: 73, column: 43, scope: !301)
!307 = !DILocation(line: 72, column: 20, scope: !301)
!308 = !DILocation(line: 72, column: 23, scope: !301)
!309 = !DILocation(line: 73, column: 22, scope: !301)
!310 = !DILocation(line: 73, column: 35, scope: !301)
!311 = !DILocation(line: 73, column: 33, scope: !301)
!312 = !DILocation(line: 73, column: 46, scope: !301)
!313 = !DILocation(line: 75, column: 19, scope: !301)
!314 = !DILocation(line: 76, column: 18, scope: !301)
!315 = !DILocation(line: 76, column: 33, scope: !301)
!316 = !DILocation(line: 76, column: 31, scope: !301)
!317 = !DILocation(line: 76, column: 22, scope: !301)
!318 = !DILocation(line: 77, column: 27, scope: !301)
!319 = !DILocation(line: 77, column: 17, scope: !301)
!320 = !DILocation(line: 79, column: 16, scope: !301)
!321 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!322 = distinct !DISubprogram(name: "StoreInt8", scope: !321, file: !321, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!323 = !DILocation(line: 13, column: 6, scope: !322)
!324 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!325 = !DILocation(line: 13, column: 72, scope: !322)
!326 = !DILocation(line: 12, column: 10, scope: !324, inlinedAt: !325)
!327 = !DILocation(line: 11, column: 32, scope: !324, inlinedAt: !325)
!328 = !DILocation(line: 12, column: 20, scope: !324, inlinedAt: !325)
!329 = !DILocation(line: 12, column: 30, scope: !324, inlinedAt: !325)
!330 = distinct !DISubprogram(name: "LoadInt8", scope: !321, file: !321, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!331 = !DILocation(line: 18, column: 6, scope: !330)
!332 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!333 = !DILocation(line: 18, column: 70, scope: !330)
!334 = !DILocation(line: 20, column: 21, scope: !332, inlinedAt: !333)
!335 = !DILocation(line: 19, column: 32, scope: !332, inlinedAt: !333)
!336 = !DILocation(line: 20, column: 31, scope: !332, inlinedAt: !333)
!337 = !DILocation(line: 20, column: 8, scope: !332, inlinedAt: !333)
!338 = distinct !DISubprogram(name: "StoreInt16", scope: !321, file: !321, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!339 = !DILocation(line: 23, column: 6, scope: !338)
!340 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!341 = !DILocation(line: 23, column: 74, scope: !338)
!342 = !DILocation(line: 12, column: 10, scope: !340, inlinedAt: !341)
!343 = !DILocation(line: 11, column: 32, scope: !340, inlinedAt: !341)
!344 = !DILocation(line: 12, column: 20, scope: !340, inlinedAt: !341)
!345 = !DILocation(line: 12, column: 30, scope: !340, inlinedAt: !341)
!346 = distinct !DISubprogram(name: "LoadInt16", scope: !321, file: !321, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!347 = !DILocation(line: 28, column: 6, scope: !346)
!348 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!349 = !DILocation(line: 28, column: 72, scope: !346)
!350 = !DILocation(line: 20, column: 21, scope: !348, inlinedAt: !349)
!351 = !DILocation(line: 19, column: 32, scope: !348, inlinedAt: !349)
!352 = !DILocation(line: 20, column: 31, scope: !348, inlinedAt: !349)
!353 = !DILocation(line: 20, column: 8, scope: !348, inlinedAt: !349)
!354 = distinct !DISubprogram(name: "StoreInt32", scope: !321, file: !321, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!355 = !DILocation(line: 33, column: 6, scope: !354)
!356 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!357 = !DILocation(line: 33, column: 74, scope: !354)
!358 = !DILocation(line: 12, column: 10, scope: !356, inlinedAt: !357)
!359 = !DILocation(line: 11, column: 32, scope: !356, inlinedAt: !357)
!360 = !DILocation(line: 12, column: 20, scope: !356, inlinedAt: !357)
!361 = !DILocation(line: 12, column: 30, scope: !356, inlinedAt: !357)
!362 = distinct !DISubprogram(name: "LoadInt32", scope: !321, file: !321, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!363 = !DILocation(line: 38, column: 6, scope: !362)
!364 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!365 = !DILocation(line: 38, column: 72, scope: !362)
!366 = !DILocation(line: 20, column: 21, scope: !364, inlinedAt: !365)
!367 = !DILocation(line: 19, column: 32, scope: !364, inlinedAt: !365)
!368 = !DILocation(line: 20, column: 31, scope: !364, inlinedAt: !365)
!369 = !DILocation(line: 20, column: 8, scope: !364, inlinedAt: !365)
!370 = distinct !DISubprogram(name: "StoreInt64", scope: !321, file: !321, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!371 = !DILocation(line: 43, column: 6, scope: !370)
!372 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!373 = !DILocation(line: 43, column: 74, scope: !370)
!374 = !DILocation(line: 12, column: 10, scope: !372, inlinedAt: !373)
!375 = !DILocation(line: 11, column: 32, scope: !372, inlinedAt: !373)
!376 = !DILocation(line: 12, column: 20, scope: !372, inlinedAt: !373)
!377 = !DILocation(line: 12, column: 30, scope: !372, inlinedAt: !373)
!378 = distinct !DISubprogram(name: "LoadInt64", scope: !321, file: !321, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!379 = !DILocation(line: 48, column: 6, scope: !378)
!380 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!381 = !DILocation(line: 48, column: 72, scope: !378)
!382 = !DILocation(line: 20, column: 21, scope: !380, inlinedAt: !381)
!383 = !DILocation(line: 19, column: 32, scope: !380, inlinedAt: !381)
!384 = !DILocation(line: 20, column: 31, scope: !380, inlinedAt: !381)
!385 = !DILocation(line: 20, column: 8, scope: !380, inlinedAt: !381)
!386 = distinct !DISubprogram(name: "StoreInt", scope: !321, file: !321, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!387 = !DILocation(line: 53, column: 6, scope: !386)
!388 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!389 = !DILocation(line: 53, column: 70, scope: !386)
!390 = !DILocation(line: 12, column: 10, scope: !388, inlinedAt: !389)
!391 = !DILocation(line: 11, column: 32, scope: !388, inlinedAt: !389)
!392 = !DILocation(line: 12, column: 20, scope: !388, inlinedAt: !389)
!393 = !DILocation(line: 12, column: 30, scope: !388, inlinedAt: !389)
!394 = distinct !DISubprogram(name: "LoadInt", scope: !321, file: !321, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!395 = !DILocation(line: 58, column: 6, scope: !394)
!396 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!397 = !DILocation(line: 58, column: 68, scope: !394)
!398 = !DILocation(line: 20, column: 21, scope: !396, inlinedAt: !397)
!399 = !DILocation(line: 19, column: 32, scope: !396, inlinedAt: !397)
!400 = !DILocation(line: 20, column: 31, scope: !396, inlinedAt: !397)
!401 = !DILocation(line: 20, column: 8, scope: !396, inlinedAt: !397)
!402 = distinct !DISubprogram(name: "StoreUint8", scope: !321, file: !321, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!403 = !DILocation(line: 63, column: 6, scope: !402)
!404 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!405 = !DILocation(line: 63, column: 74, scope: !402)
!406 = !DILocation(line: 12, column: 10, scope: !404, inlinedAt: !405)
!407 = !DILocation(line: 11, column: 32, scope: !404, inlinedAt: !405)
!408 = !DILocation(line: 12, column: 20, scope: !404, inlinedAt: !405)
!409 = !DILocation(line: 12, column: 30, scope: !404, inlinedAt: !405)
!410 = distinct !DISubprogram(name: "LoadUint8", scope: !321, file: !321, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!411 = !DILocation(line: 68, column: 6, scope: !410)
!412 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!413 = !DILocation(line: 68, column: 72, scope: !410)
!414 = !DILocation(line: 20, column: 21, scope: !412, inlinedAt: !413)
!415 = !DILocation(line: 19, column: 32, scope: !412, inlinedAt: !413)
!416 = !DILocation(line: 20, column: 31, scope: !412, inlinedAt: !413)
!417 = !DILocation(line: 20, column: 8, scope: !412, inlinedAt: !413)
!418 = distinct !DISubprogram(name: "StoreUint16", scope: !321, file: !321, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!419 = !DILocation(line: 73, column: 6, scope: !418)
!420 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!421 = !DILocation(line: 73, column: 76, scope: !418)
!422 = !DILocation(line: 12, column: 10, scope: !420, inlinedAt: !421)
!423 = !DILocation(line: 11, column: 32, scope: !420, inlinedAt: !421)
!424 = !DILocation(line: 12, column: 20, scope: !420, inlinedAt: !421)
!425 = !DILocation(line: 12, column: 30, scope: !420, inlinedAt: !421)
!426 = distinct !DISubprogram(name: "LoadUint16", scope: !321, file: !321, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!427 = !DILocation(line: 78, column: 6, scope: !426)
!428 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!429 = !DILocation(line: 78, column: 74, scope: !426)
!430 = !DILocation(line: 20, column: 21, scope: !428, inlinedAt: !429)
!431 = !DILocation(line: 19, column: 32, scope: !428, inlinedAt: !429)
!432 = !DILocation(line: 20, column: 31, scope: !428, inlinedAt: !429)
!433 = !DILocation(line: 20, column: 8, scope: !428, inlinedAt: !429)
!434 = distinct !DISubprogram(name: "StoreUint32", scope: !321, file: !321, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!435 = !DILocation(line: 83, column: 6, scope: !434)
!436 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!437 = !DILocation(line: 83, column: 76, scope: !434)
!438 = !DILocation(line: 12, column: 10, scope: !436, inlinedAt: !437)
!439 = !DILocation(line: 11, column: 32, scope: !436, inlinedAt: !437)
!440 = !DILocation(line: 12, column: 20, scope: !436, inlinedAt: !437)
!441 = !DILocation(line: 12, column: 30, scope: !436, inlinedAt: !437)
!442 = distinct !DISubprogram(name: "LoadUint32", scope: !321, file: !321, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!443 = !DILocation(line: 88, column: 6, scope: !442)
!444 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!445 = !DILocation(line: 88, column: 74, scope: !442)
!446 = !DILocation(line: 20, column: 21, scope: !444, inlinedAt: !445)
!447 = !DILocation(line: 19, column: 32, scope: !444, inlinedAt: !445)
!448 = !DILocation(line: 20, column: 31, scope: !444, inlinedAt: !445)
!449 = !DILocation(line: 20, column: 8, scope: !444, inlinedAt: !445)
!450 = distinct !DISubprogram(name: "StoreUint64", scope: !321, file: !321, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!451 = !DILocation(line: 93, column: 6, scope: !450)
!452 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!453 = !DILocation(line: 93, column: 76, scope: !450)
!454 = !DILocation(line: 12, column: 10, scope: !452, inlinedAt: !453)
!455 = !DILocation(line: 11, column: 32, scope: !452, inlinedAt: !453)
!456 = !DILocation(line: 12, column: 20, scope: !452, inlinedAt: !453)
!457 = !DILocation(line: 12, column: 30, scope: !452, inlinedAt: !453)
!458 = distinct !DISubprogram(name: "LoadUint64", scope: !321, file: !321, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!459 = !DILocation(line: 98, column: 6, scope: !458)
!460 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!461 = !DILocation(line: 98, column: 74, scope: !458)
!462 = !DILocation(line: 20, column: 21, scope: !460, inlinedAt: !461)
!463 = !DILocation(line: 19, column: 32, scope: !460, inlinedAt: !461)
!464 = !DILocation(line: 20, column: 31, scope: !460, inlinedAt: !461)
!465 = !DILocation(line: 20, column: 8, scope: !460, inlinedAt: !461)
!466 = distinct !DISubprogram(name: "StoreUint", scope: !321, file: !321, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!467 = !DILocation(line: 103, column: 6, scope: !466)
!468 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!469 = !DILocation(line: 103, column: 72, scope: !466)
!470 = !DILocation(line: 12, column: 10, scope: !468, inlinedAt: !469)
!471 = !DILocation(line: 11, column: 32, scope: !468, inlinedAt: !469)
!472 = !DILocation(line: 12, column: 20, scope: !468, inlinedAt: !469)
!473 = !DILocation(line: 12, column: 30, scope: !468, inlinedAt: !469)
!474 = distinct !DISubprogram(name: "LoadUint", scope: !321, file: !321, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!475 = !DILocation(line: 108, column: 6, scope: !474)
!476 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!477 = !DILocation(line: 108, column: 70, scope: !474)
!478 = !DILocation(line: 20, column: 21, scope: !476, inlinedAt: !477)
!479 = !DILocation(line: 19, column: 32, scope: !476, inlinedAt: !477)
!480 = !DILocation(line: 20, column: 31, scope: !476, inlinedAt: !477)
!481 = !DILocation(line: 20, column: 8, scope: !476, inlinedAt: !477)
!482 = distinct !DISubprogram(name: "StoreFloat32", scope: !321, file: !321, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!483 = !DILocation(line: 113, column: 6, scope: !482)
!484 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!485 = !DILocation(line: 113, column: 78, scope: !482)
!486 = !DILocation(line: 12, column: 10, scope: !484, inlinedAt: !485)
!487 = !DILocation(line: 11, column: 32, scope: !484, inlinedAt: !485)
!488 = !DILocation(line: 12, column: 20, scope: !484, inlinedAt: !485)
!489 = !DILocation(line: 12, column: 30, scope: !484, inlinedAt: !485)
!490 = distinct !DISubprogram(name: "LoadFloat32", scope: !321, file: !321, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!491 = !DILocation(line: 118, column: 6, scope: !490)
!492 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!493 = !DILocation(line: 118, column: 76, scope: !490)
!494 = !DILocation(line: 20, column: 21, scope: !492, inlinedAt: !493)
!495 = !DILocation(line: 19, column: 32, scope: !492, inlinedAt: !493)
!496 = !DILocation(line: 20, column: 31, scope: !492, inlinedAt: !493)
!497 = !DILocation(line: 20, column: 8, scope: !492, inlinedAt: !493)
!498 = distinct !DISubprogram(name: "StoreFloat64", scope: !321, file: !321, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!499 = !DILocation(line: 123, column: 6, scope: !498)
!500 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!501 = !DILocation(line: 123, column: 78, scope: !498)
!502 = !DILocation(line: 12, column: 10, scope: !500, inlinedAt: !501)
!503 = !DILocation(line: 11, column: 32, scope: !500, inlinedAt: !501)
!504 = !DILocation(line: 12, column: 20, scope: !500, inlinedAt: !501)
!505 = !DILocation(line: 12, column: 30, scope: !500, inlinedAt: !501)
!506 = distinct !DISubprogram(name: "LoadFloat64", scope: !321, file: !321, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!507 = !DILocation(line: 128, column: 6, scope: !506)
!508 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!509 = !DILocation(line: 128, column: 76, scope: !506)
!510 = !DILocation(line: 20, column: 21, scope: !508, inlinedAt: !509)
!511 = !DILocation(line: 19, column: 32, scope: !508, inlinedAt: !509)
!512 = !DILocation(line: 20, column: 31, scope: !508, inlinedAt: !509)
!513 = !DILocation(line: 20, column: 8, scope: !508, inlinedAt: !509)
!514 = distinct !DISubprogram(name: "StoreFloat16", scope: !321, file: !321, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!515 = !DILocation(line: 133, column: 6, scope: !514)
!516 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!517 = !DILocation(line: 133, column: 82, scope: !514)
!518 = !DILocation(line: 12, column: 10, scope: !516, inlinedAt: !517)
!519 = !DILocation(line: 11, column: 32, scope: !516, inlinedAt: !517)
!520 = !DILocation(line: 12, column: 20, scope: !516, inlinedAt: !517)
!521 = !DILocation(line: 12, column: 30, scope: !516, inlinedAt: !517)
!522 = distinct !DISubprogram(name: "LoadFloat16", scope: !321, file: !321, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!523 = !DILocation(line: 138, column: 6, scope: !522)
!524 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!525 = !DILocation(line: 138, column: 80, scope: !522)
!526 = !DILocation(line: 20, column: 21, scope: !524, inlinedAt: !525)
!527 = !DILocation(line: 19, column: 32, scope: !524, inlinedAt: !525)
!528 = !DILocation(line: 20, column: 31, scope: !524, inlinedAt: !525)
!529 = !DILocation(line: 20, column: 8, scope: !524, inlinedAt: !525)
!530 = distinct !DISubprogram(name: "StoreBFloat16", scope: !321, file: !321, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!531 = !DILocation(line: 143, column: 6, scope: !530)
!532 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!533 = !DILocation(line: 143, column: 84, scope: !530)
!534 = !DILocation(line: 12, column: 10, scope: !532, inlinedAt: !533)
!535 = !DILocation(line: 11, column: 32, scope: !532, inlinedAt: !533)
!536 = !DILocation(line: 12, column: 20, scope: !532, inlinedAt: !533)
!537 = !DILocation(line: 12, column: 30, scope: !532, inlinedAt: !533)
!538 = distinct !DISubprogram(name: "LoadBFloat16", scope: !321, file: !321, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!539 = !DILocation(line: 148, column: 6, scope: !538)
!540 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!541 = !DILocation(line: 148, column: 82, scope: !538)
!542 = !DILocation(line: 20, column: 21, scope: !540, inlinedAt: !541)
!543 = !DILocation(line: 19, column: 32, scope: !540, inlinedAt: !541)
!544 = !DILocation(line: 20, column: 31, scope: !540, inlinedAt: !541)
!545 = !DILocation(line: 20, column: 8, scope: !540, inlinedAt: !541)
!546 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !321, file: !321, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!547 = !DILocation(line: 153, column: 6, scope: !546)
!548 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!549 = !DILocation(line: 154, column: 7, scope: !546)
!550 = !DILocation(line: 12, column: 10, scope: !548, inlinedAt: !549)
!551 = !DILocation(line: 11, column: 32, scope: !548, inlinedAt: !549)
!552 = !DILocation(line: 12, column: 20, scope: !548, inlinedAt: !549)
!553 = !DILocation(line: 12, column: 30, scope: !548, inlinedAt: !549)
!554 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !321, file: !321, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!555 = !DILocation(line: 160, column: 6, scope: !554)
!556 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!557 = !DILocation(line: 160, column: 86, scope: !554)
!558 = !DILocation(line: 20, column: 21, scope: !556, inlinedAt: !557)
!559 = !DILocation(line: 19, column: 32, scope: !556, inlinedAt: !557)
!560 = !DILocation(line: 20, column: 31, scope: !556, inlinedAt: !557)
!561 = !DILocation(line: 20, column: 8, scope: !556, inlinedAt: !557)
!562 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !321, file: !321, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!563 = !DILocation(line: 165, column: 6, scope: !562)
!564 = distinct !DISubprogram(name: "store", scope: !110, file: !110, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!565 = !DILocation(line: 166, column: 7, scope: !562)
!566 = !DILocation(line: 12, column: 10, scope: !564, inlinedAt: !565)
!567 = !DILocation(line: 11, column: 32, scope: !564, inlinedAt: !565)
!568 = !DILocation(line: 12, column: 20, scope: !564, inlinedAt: !565)
!569 = !DILocation(line: 12, column: 30, scope: !564, inlinedAt: !565)
!570 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !321, file: !321, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!571 = !DILocation(line: 172, column: 6, scope: !570)
!572 = distinct !DISubprogram(name: "load", scope: !110, file: !110, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!573 = !DILocation(line: 172, column: 86, scope: !570)
!574 = !DILocation(line: 20, column: 21, scope: !572, inlinedAt: !573)
!575 = !DILocation(line: 19, column: 32, scope: !572, inlinedAt: !573)
!576 = !DILocation(line: 20, column: 31, scope: !572, inlinedAt: !573)
!577 = !DILocation(line: 20, column: 8, scope: !572, inlinedAt: !573)
!578 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!579 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!580 = !{void (i32, i32, i64*, i64, i8*)* @Translate, !"kernel", i32 1}
!581 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!582 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!583 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!584 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!585 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!586 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!587 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!588 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!589 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!590 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!591 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!592 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!593 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!594 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!595 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!596 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!597 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!598 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!599 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!600 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!601 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!602 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!603 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!604 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!605 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!606 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!607 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!608 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!609 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!610 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!611 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!612 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!613 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!614 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!615 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!616 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!617 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!618 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!619 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!620 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!621 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!622 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!623 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!624 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
