target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [46 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2 to i8*)], section "llvm.metadata"

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

define void @ReuseSource(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !105 {
entry:
	br label %b0, !dbg !106

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !106
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !106
	%2 = icmp ne i64 %p1, %p3, !dbg !107
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !107, !prof !27

b0_ok1:
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !107
	%4 = sext i32 %3 to i64, !dbg !107
	%5 = mul i64 %p3, 4, !dbg !107
	%6 = trunc i64 %p4 to i32, !dbg !107
	%7 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !107
	%8 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !107
	%9 = icmp uge i64 %p4, %4, !dbg !107
	br i1 %9, label %b0_fail2, label %b0_ok2, !dbg !107, !prof !27

b0_ok2:
	%10 = bitcast i32* %7 to i8*, !dbg !107
	%11 = bitcast i32* %8 to i8*, !dbg !107
	call void @gpuc_put_block(i8* %10, i8* %11, i64 %5, i32 %6), !dbg !107
	call void @llvm.nvvm.barrier0(), !dbg !108
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !109, !range !18
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !109, !range !19
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !109, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !109, !range !20
	%17 = mul i32 %16, %14, !dbg !109
	%18 = add i32 %13, %17, !dbg !109
	%19 = mul i32 %15, %18, !dbg !109
	%20 = add i32 %12, %19, !dbg !109
	%21 = sext i32 %20 to i64, !dbg !109
	%22 = mul i32 %15, %16, !dbg !109
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !109, !range !72
	%24 = mul i32 %22, %23, !dbg !109
	%25 = sext i32 %24 to i64, !dbg !109
	br label %b1, !dbg !109

b1:
	%26 = phi i64 [ %21, %b0_ok2 ], [ %29, %b2 ], !dbg !109
	%27 = icmp slt i64 %26, %p3, !dbg !109
	br i1 %27, label %b2, label %b3, !dbg !109

b2:
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %26, !dbg !110
	store i32 -1, i32 addrspace(1)* %28, align 4, !dbg !110
	%29 = add i64 %26, %25, !dbg !109
	br label %b1, !dbg !109

b3:
	ret void, !dbg !109

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 %p3), !dbg !107
	ret void, !dbg !107

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p4, i64 %4), !dbg !107
	ret void, !dbg !107
}

define void @GetThenUse(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !111 {
entry:
	br label %b0, !dbg !112

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !112
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !112
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !113
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114, !range !11
	%4 = sext i32 %3 to i64, !dbg !114
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !114, !range !28
	%6 = sext i32 %5 to i64, !dbg !114
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !114, !range !28
	%8 = sext i32 %7 to i64, !dbg !114
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !114, !range !82
	%10 = sext i32 %9 to i64, !dbg !114
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !114, !range !83
	%12 = sext i32 %11 to i64, !dbg !114
	%13 = mul i64 %12, %8, !dbg !114
	%14 = add i64 %6, %13, !dbg !114
	%15 = mul i64 %10, %14, !dbg !114
	%16 = add i64 %4, %15, !dbg !114
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !114, !range !20
	%19 = mul i32 %17, %18, !dbg !114
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !114, !range !72
	%21 = mul i32 %19, %20, !dbg !114
	%22 = sext i32 %21 to i64, !dbg !114
	%23 = mul i64 %16, %22, !dbg !114
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !114, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !114, !range !19
	%27 = mul i32 %18, %26, !dbg !114
	%28 = add i32 %25, %27, !dbg !114
	%29 = mul i32 %17, %28, !dbg !114
	%30 = add i32 %24, %29, !dbg !114
	%31 = sext i32 %30 to i64, !dbg !114
	%32 = add i64 %23, %31, !dbg !114
	%33 = icmp ne i64 %32, 0, !dbg !115
	br i1 %33, label %b1, label %b2, !dbg !115

b1:
	ret void, !dbg !116

b2:
	%34 = sext i32 %2 to i64, !dbg !113
	%35 = mul i64 %p3, 4, !dbg !113
	%36 = trunc i64 %p4 to i32, !dbg !113
	%37 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !113
	%38 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !113
	%39 = icmp ne i64 %p1, %p3, !dbg !113
	%40 = icmp uge i64 %p4, %34, !dbg !113
	%41 = or i1 %39, %40, !dbg !113
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !113, !prof !27

b2_ok1:
	%42 = bitcast i32* %37 to i8*, !dbg !113
	%43 = bitcast i32* %38 to i8*, !dbg !113
	call void @gpuc_get_thread(i8* %42, i8* %43, i64 %35, i32 %36), !dbg !113
	br label %b3, !dbg !117

b3:
	%44 = phi i64 [ -1, %b2_ok1 ], [ %45, %b4 ], !dbg !117
	%45 = add i64 %44, 1, !dbg !117
	%46 = icmp slt i64 %45, %p1, !dbg !117
	br i1 %46, label %b4, label %b5, !dbg !117

b4:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !118
	%48 = load i32, i32 addrspace(1)* %47, align 4, !dbg !118
	%49 = add i32 %48, 1, !dbg !119
	store i32 %49, i32 addrspace(1)* %47, align 4, !dbg !118
	br label %b3, !dbg !118

b5:
	ret void, !dbg !118

b2_fail1:
	%50 = icmp ne i64 %p1, %p3, !dbg !113
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !113

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %p1, i64 %p3), !dbg !113
	ret void, !dbg !113

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %p4, i64 %34), !dbg !113
	ret void, !dbg !113
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !120 {
entry:
	br label %b0, !dbg !121

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !121
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !121
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !122
	%3 = add i64 %p3, %p4, !dbg !124
	%4 = sub i64 %3, 1, !dbg !125
	%5 = icmp eq i64 %p4, 0, !dbg !123
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !123, !prof !27

b0_ok1:
	%6 = icmp eq i64 %p4, -1, !dbg !123
	%7 = select i1 %6, i64 1, i64 %p4, !dbg !123
	%8 = sdiv i64 %4, %7, !dbg !123
	%9 = sub i64 0, %4, !dbg !123
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !123
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126, !range !11
	%12 = sext i32 %11 to i64, !dbg !126
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !126, !range !28
	%14 = sext i32 %13 to i64, !dbg !126
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !126, !range !28
	%16 = sext i32 %15 to i64, !dbg !126
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !126, !range !82
	%18 = sext i32 %17 to i64, !dbg !126
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !126, !range !83
	%20 = sext i32 %19 to i64, !dbg !126
	%21 = mul i64 %20, %16, !dbg !126
	%22 = add i64 %14, %21, !dbg !126
	%23 = mul i64 %18, %22, !dbg !126
	%24 = add i64 %12, %23, !dbg !126
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !126, !range !20
	%27 = mul i32 %25, %26, !dbg !126
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !126, !range !72
	%29 = mul i32 %27, %28, !dbg !126
	%30 = sext i32 %29 to i64, !dbg !126
	%31 = mul i64 %24, %30, !dbg !126
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126, !range !18
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !126, !range !18
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !126, !range !19
	%35 = mul i32 %26, %34, !dbg !126
	%36 = add i32 %33, %35, !dbg !126
	%37 = mul i32 %25, %36, !dbg !126
	%38 = add i32 %32, %37, !dbg !126
	%39 = sext i32 %38 to i64, !dbg !126
	%40 = add i64 %31, %39, !dbg !126
	%41 = mul i64 %18, %20, !dbg !126
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !126, !range !83
	%43 = sext i32 %42 to i64, !dbg !126
	%44 = mul i64 %41, %43, !dbg !126
	%45 = mul i64 %44, %30, !dbg !126
	%46 = sext i32 %2 to i64, !dbg !122
	%47 = trunc i64 %p5 to i32, !dbg !122
	br label %b1, !dbg !126

b1:
	%48 = phi i64 [ %40, %b0_ok1 ], [ %67, %b2_ok1 ], !dbg !126
	%49 = icmp slt i64 %48, %10, !dbg !126
	br i1 %49, label %b2, label %b3, !dbg !126

b2:
	%50 = mul i64 %48, %p4, !dbg !127
	%51 = add i64 %50, %p4, !dbg !128
	%52 = icmp slt i64 %51, %p3, !dbg !129
	%53 = select i1 %52, i64 %51, i64 %p3, !dbg !129
	%54 = sub i64 %53, %50, !dbg !130
	%55 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %50, !dbg !130
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %50, !dbg !131
	%57 = mul i64 %54, 4, !dbg !122
	%58 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !122
	%59 = addrspacecast i32 addrspace(1)* %56 to i32*, !dbg !122
	%60 = icmp ugt i64 %53, %p1, !dbg !130
	%61 = icmp ugt i64 %50, %53, !dbg !130
	%62 = icmp uge i64 %p5, %46, !dbg !122
	%63 = or i1 %60, %61, !dbg !122
	%64 = or i1 %63, %62, !dbg !122
	br i1 %64, label %b2_fail1, label %b2_ok1, !dbg !122, !prof !27

b2_ok1:
	%65 = bitcast i32* %58 to i8*, !dbg !122
	%66 = bitcast i32* %59 to i8*, !dbg !122
	call void @gpuc_put_nbi_thread(i8* %65, i8* %66, i64 %57, i32 %47), !dbg !122
	%67 = add i64 %48, %45, !dbg !126
	br label %b1, !dbg !126

b3:
	call void @gpuc_quiet_thread(), !dbg !132
	ret void, !dbg !132

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !123
	ret void, !dbg !123

b2_fail1:
	%68 = icmp ugt i64 %53, %p1, !dbg !130
	br i1 %68, label %b2_fail2, label %b2_ok2, !dbg !130

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %53, i64 %p1), !dbg !130
	ret void, !dbg !130

b2_ok2:
	%69 = icmp ugt i64 %50, %53, !dbg !130
	br i1 %69, label %b2_fail3, label %b2_ok3, !dbg !130

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %50, i64 %53), !dbg !130
	ret void, !dbg !130

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p5, i64 %46), !dbg !122
	ret void, !dbg !122
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !133 {
entry:
	br label %b0, !dbg !134

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !134
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !134
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !137
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !138, !range !11
	%4 = sext i32 %3 to i64, !dbg !138
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !138, !range !28
	%6 = sext i32 %5 to i64, !dbg !138
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !138, !range !28
	%8 = sext i32 %7 to i64, !dbg !138
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !138, !range !82
	%10 = sext i32 %9 to i64, !dbg !138
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !138, !range !83
	%12 = sext i32 %11 to i64, !dbg !138
	%13 = mul i64 %12, %8, !dbg !138
	%14 = add i64 %6, %13, !dbg !138
	%15 = mul i64 %10, %14, !dbg !138
	%16 = add i64 %4, %15, !dbg !138
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !138, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !138, !range !20
	%19 = mul i32 %17, %18, !dbg !138
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !138, !range !72
	%21 = mul i32 %19, %20, !dbg !138
	%22 = sext i32 %21 to i64, !dbg !138
	%23 = mul i64 %16, %22, !dbg !138
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !138, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !138, !range !19
	%27 = mul i32 %18, %26, !dbg !138
	%28 = add i32 %25, %27, !dbg !138
	%29 = mul i32 %17, %28, !dbg !138
	%30 = add i32 %24, %29, !dbg !138
	%31 = sext i32 %30 to i64, !dbg !138
	%32 = add i64 %23, %31, !dbg !138
	%33 = mul i64 %10, %12, !dbg !138
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !138, !range !83
	%35 = sext i32 %34 to i64, !dbg !138
	%36 = mul i64 %33, %35, !dbg !138
	%37 = mul i64 %36, %22, !dbg !138
	%38 = sext i32 %2 to i64, !dbg !137
	%39 = trunc i64 %p4 to i32, !dbg !137
	br label %b1, !dbg !138

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !138
	%41 = icmp slt i64 %40, %p3, !dbg !138
	br i1 %41, label %b2, label %b3, !dbg !138

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !139
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !140
	%44 = icmp uge i64 %40, %p1, !dbg !139
	%45 = icmp uge i64 %p4, %38, !dbg !137
	%46 = or i1 %44, %45, !dbg !137
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !137, !prof !27

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !140
	%48 = bitcast float %47 to i32, !dbg !137
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !137
	%50 = bitcast float* %49 to i8*, !dbg !137
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !137
	%51 = add i64 %40, %37, !dbg !138
	br label %b1, !dbg !138

b3:
	ret void, !dbg !136

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !139
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !139

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !139
	ret void, !dbg !139

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !137
	ret void, !dbg !137
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !141 {
entry:
	br label %b0, !dbg !142

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !142
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !142
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !145
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !146, !range !11
	%4 = sext i32 %3 to i64, !dbg !146
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !146, !range !28
	%6 = sext i32 %5 to i64, !dbg !146
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !146, !range !28
	%8 = sext i32 %7 to i64, !dbg !146
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !146, !range !82
	%10 = sext i32 %9 to i64, !dbg !146
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !146, !range !83
	%12 = sext i32 %11 to i64, !dbg !146
	%13 = mul i64 %12, %8, !dbg !146
	%14 = add i64 %6, %13, !dbg !146
	%15 = mul i64 %10, %14, !dbg !146
	%16 = add i64 %4, %15, !dbg !146
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !146, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !146, !range !20
	%19 = mul i32 %17, %18, !dbg !146
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !146, !range !72
	%21 = mul i32 %19, %20, !dbg !146
	%22 = sext i32 %21 to i64, !dbg !146
	%23 = mul i64 %16, %22, !dbg !146
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !146, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !146, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !146, !range !19
	%27 = mul i32 %18, %26, !dbg !146
	%28 = add i32 %25, %27, !dbg !146
	%29 = mul i32 %17, %28, !dbg !146
	%30 = add i32 %24, %29, !dbg !146
	%31 = sext i32 %30 to i64, !dbg !146
	%32 = add i64 %23, %31, !dbg !146
	%33 = mul i64 %10, %12, !dbg !146
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !146, !range !83
	%35 = sext i32 %34 to i64, !dbg !146
	%36 = mul i64 %33, %35, !dbg !146
	%37 = mul i64 %36, %22, !dbg !146
	%38 = sext i32 %2 to i64, !dbg !145
	%39 = trunc i64 %p4 to i32, !dbg !145
	br label %b1, !dbg !146

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !146
	%41 = icmp slt i64 %40, %p1, !dbg !146
	br i1 %41, label %b2, label %b3, !dbg !146

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !147
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !145
	%44 = icmp uge i64 %40, %p3, !dbg !147
	%45 = icmp uge i64 %p4, %38, !dbg !145
	%46 = or i1 %44, %45, !dbg !145
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !145, !prof !27

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !145
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !145
	%49 = bitcast i32 %48 to float, !dbg !145
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !148
	store float %49, float addrspace(1)* %50, align 4, !dbg !148
	%51 = add i64 %40, %37, !dbg !146
	br label %b1, !dbg !146

b3:
	ret void, !dbg !144

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !147
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !147

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !147
	ret void, !dbg !147

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !145
	ret void, !dbg !145
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !150 {
entry:
	br label %b0, !dbg !151

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !151
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !151
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !152
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !153
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !154, !range !11
	%5 = sext i32 %4 to i64, !dbg !154
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !154, !range !28
	%7 = sext i32 %6 to i64, !dbg !154
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !154, !range !28
	%9 = sext i32 %8 to i64, !dbg !154
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !154, !range !82
	%11 = sext i32 %10 to i64, !dbg !154
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !154, !range !83
	%13 = sext i32 %12 to i64, !dbg !154
	%14 = mul i64 %13, %9, !dbg !154
	%15 = add i64 %7, %14, !dbg !154
	%16 = mul i64 %11, %15, !dbg !154
	%17 = add i64 %5, %16, !dbg !154
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !154, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !154, !range !20
	%20 = mul i32 %18, %19, !dbg !154
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !154, !range !72
	%22 = mul i32 %20, %21, !dbg !154
	%23 = sext i32 %22 to i64, !dbg !154
	%24 = mul i64 %17, %23, !dbg !154
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !154, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !154, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !154, !range !19
	%28 = mul i32 %19, %27, !dbg !154
	%29 = add i32 %26, %28, !dbg !154
	%30 = mul i32 %18, %29, !dbg !154
	%31 = add i32 %25, %30, !dbg !154
	%32 = sext i32 %31 to i64, !dbg !154
	%33 = add i64 %24, %32, !dbg !154
	%34 = icmp ne i64 %33, 0, !dbg !155
	br i1 %34, label %b1, label %b2, !dbg !155

b1:
	ret void, !dbg !156

b2:
	%35 = sext i32 %2 to i64, !dbg !152
	%36 = add i64 %35, 1, !dbg !158
	%37 = sext i32 %3 to i64, !dbg !153
	%38 = icmp uge i64 0, %p1, !dbg !157
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !157, !prof !27

b2_ok1:
	%39 = icmp eq i64 %37, -1, !dbg !159
	%40 = select i1 %39, i64 1, i64 %37, !dbg !159
	%41 = srem i64 %36, %40, !dbg !159
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !157
	%43 = trunc i64 %41 to i32, !dbg !160
	%44 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !160
	%45 = bitcast i64* %44 to i8*, !dbg !160
	call void @gpuc_signal_op_thread(i8* %45, i64 5, i32 9, i32 %43), !dbg !160
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !161
	%47 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !162
	%48 = icmp uge i64 1, %p1, !dbg !161
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !161, !prof !27

b2_ok2:
	%49 = bitcast i64* %47 to i8*, !dbg !162
	call void @gpuc_signal_op_thread(i8* %49, i64 7, i32 9, i32 %43), !dbg !162
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !163
	%51 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !164
	%52 = icmp uge i64 2, %p1, !dbg !163
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !163, !prof !27

b2_ok3:
	%53 = bitcast i64* %51 to i8*, !dbg !164
	call void @gpuc_signal_op_thread(i8* %53, i64 9, i32 9, i32 %43), !dbg !164
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !165
	%55 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !166
	%56 = icmp uge i64 3, %p1, !dbg !165
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !165, !prof !27

b2_ok4:
	%57 = bitcast i64* %55 to i8*, !dbg !166
	call void @gpuc_signal_op_thread(i8* %57, i64 10, i32 9, i32 %43), !dbg !166
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !167
	%59 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !168
	%60 = icmp uge i64 4, %p1, !dbg !167
	br i1 %60, label %b2_fail5, label %b2_ok5, !dbg !167, !prof !27

b2_ok5:
	%61 = bitcast i64* %59 to i8*, !dbg !168
	call void @gpuc_signal_op_thread(i8* %61, i64 9, i32 9, i32 %43), !dbg !168
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !169
	%63 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !170
	%64 = icmp uge i64 5, %p1, !dbg !169
	br i1 %64, label %b2_fail6, label %b2_ok6, !dbg !169, !prof !27

b2_ok6:
	%65 = bitcast i64* %63 to i8*, !dbg !170
	call void @gpuc_signal_op_thread(i8* %65, i64 -9223372036854775808, i32 9, i32 %43), !dbg !170
	%66 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !171
	%67 = bitcast i64* %66 to i8*, !dbg !171
	%68 = call i64 @gpuc_signal_wait_until_thread(i8* %67, i32 0, i64 5, i32 0, i8* %ctrl, i32 29), !dbg !171
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !172
	%70 = icmp uge i64 0, %p3, !dbg !172
	br i1 %70, label %b2_fail7, label %b2_ok7, !dbg !172, !prof !27

b2_ok7:
	store i64 %68, i64 addrspace(1)* %69, align 8, !dbg !172
	%71 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !173
	%72 = bitcast i64* %71 to i8*, !dbg !173
	%73 = call i64 @gpuc_signal_wait_until_thread(i8* %72, i32 1, i64 0, i32 0, i8* %ctrl, i32 31), !dbg !173
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 1, !dbg !174
	%75 = icmp uge i64 1, %p3, !dbg !174
	br i1 %75, label %b2_fail8, label %b2_ok8, !dbg !174, !prof !27

b2_ok8:
	store i64 %73, i64 addrspace(1)* %74, align 8, !dbg !174
	%76 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !175
	%77 = bitcast i64* %76 to i8*, !dbg !175
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 2, i64 8, i32 0, i8* %ctrl, i32 33), !dbg !175
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 2, !dbg !176
	%80 = icmp uge i64 2, %p3, !dbg !176
	br i1 %80, label %b2_fail9, label %b2_ok9, !dbg !176, !prof !27

b2_ok9:
	store i64 %78, i64 addrspace(1)* %79, align 8, !dbg !176
	%81 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !177
	%82 = bitcast i64* %81 to i8*, !dbg !177
	%83 = call i64 @gpuc_signal_wait_until_thread(i8* %82, i32 3, i64 10, i32 0, i8* %ctrl, i32 35), !dbg !177
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 3, !dbg !178
	%85 = icmp uge i64 3, %p3, !dbg !178
	br i1 %85, label %b2_fail10, label %b2_ok10, !dbg !178, !prof !27

b2_ok10:
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !178
	%86 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !179
	%87 = bitcast i64* %86 to i8*, !dbg !179
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 4, i64 10, i32 0, i8* %ctrl, i32 37), !dbg !179
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 4, !dbg !180
	%90 = icmp uge i64 4, %p3, !dbg !180
	br i1 %90, label %b2_fail11, label %b2_ok11, !dbg !180, !prof !27

b2_ok11:
	store i64 %88, i64 addrspace(1)* %89, align 8, !dbg !180
	%91 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !181
	%92 = bitcast i64* %91 to i8*, !dbg !181
	%93 = call i64 @gpuc_signal_wait_until_thread(i8* %92, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 39), !dbg !181
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 5, !dbg !182
	%95 = icmp uge i64 5, %p3, !dbg !182
	br i1 %95, label %b2_fail12, label %b2_ok12, !dbg !182, !prof !27

b2_ok12:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !182
	br label %b3, !dbg !183

b3:
	%96 = phi i64 [ 0, %b2_ok12 ], [ %105, %b3_ok2 ], !dbg !183
	%97 = add i64 %96, 6, !dbg !185
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %96, !dbg !184
	%99 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !186
	%100 = icmp uge i64 %96, %p1, !dbg !184
	br i1 %100, label %b3_fail1, label %b3_ok1, !dbg !184, !prof !27

b3_ok1:
	%101 = bitcast i64* %99 to i8*, !dbg !186
	%102 = call i64 @gpuc_signal_fetch_thread(i8* %101), !dbg !186
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %97, !dbg !187
	%104 = icmp uge i64 %97, %p3, !dbg !187
	br i1 %104, label %b3_fail2, label %b3_ok2, !dbg !187, !prof !27

b3_ok2:
	store i64 %102, i64 addrspace(1)* %103, align 8, !dbg !187
	%105 = add i64 %96, 1, !dbg !187
	%106 = icmp slt i64 %105, %p1, !dbg !187
	br i1 %106, label %b3, label %b4, !dbg !187

b4:
	ret void, !dbg !187

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 %p1), !dbg !157
	ret void, !dbg !157

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 1, i64 %p1), !dbg !161
	ret void, !dbg !161

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 2, i64 %p1), !dbg !163
	ret void, !dbg !163

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 3, i64 %p1), !dbg !165
	ret void, !dbg !165

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 4, i64 %p1), !dbg !167
	ret void, !dbg !167

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 5, i64 %p1), !dbg !169
	ret void, !dbg !169

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p3), !dbg !172
	ret void, !dbg !172

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 1, i64 %p3), !dbg !174
	ret void, !dbg !174

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 2, i64 %p3), !dbg !176
	ret void, !dbg !176

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 3, i64 %p3), !dbg !178
	ret void, !dbg !178

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 4, i64 %p3), !dbg !180
	ret void, !dbg !180

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 5, i64 %p3), !dbg !182
	ret void, !dbg !182

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %96, i64 %p1), !dbg !184
	ret void, !dbg !184

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %97, i64 %p3), !dbg !187
	ret void, !dbg !187
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !188 {
entry:
	br label %b0, !dbg !189

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !189
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !189
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !190
	%3 = sext i32 %2 to i64, !dbg !191
	br label %b1, !dbg !191

b1:
	%4 = phi i64 [ 0, %b0 ], [ %40, %b1_ok1 ], !dbg !191
	%5 = icmp uge i64 %4, %3, !dbg !190
	br i1 %5, label %b1_fail1, label %b1_ok1, !dbg !190, !prof !27

b1_ok1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !192, !range !11
	%7 = sext i32 %6 to i64, !dbg !192
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !192, !range !28
	%9 = sext i32 %8 to i64, !dbg !192
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !192, !range !28
	%11 = sext i32 %10 to i64, !dbg !192
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !192, !range !82
	%13 = sext i32 %12 to i64, !dbg !192
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !192, !range !83
	%15 = sext i32 %14 to i64, !dbg !192
	%16 = mul i64 %15, %11, !dbg !192
	%17 = add i64 %9, %16, !dbg !192
	%18 = mul i64 %13, %17, !dbg !192
	%19 = add i64 %7, %18, !dbg !192
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !192, !range !20
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !192, !range !20
	%22 = mul i32 %20, %21, !dbg !192
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !192, !range !72
	%24 = mul i32 %22, %23, !dbg !192
	%25 = sext i32 %24 to i64, !dbg !192
	%26 = mul i64 %19, %25, !dbg !192
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !192, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !192, !range !18
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !192, !range !19
	%30 = mul i32 %21, %29, !dbg !192
	%31 = add i32 %28, %30, !dbg !192
	%32 = mul i32 %20, %31, !dbg !192
	%33 = add i32 %27, %32, !dbg !192
	%34 = sext i32 %33 to i64, !dbg !192
	%35 = add i64 %26, %34, !dbg !192
	%36 = add i64 %35, 1, !dbg !193
	%37 = trunc i64 %4 to i32, !dbg !190
	%38 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !190
	%39 = bitcast i64* %38 to i8*, !dbg !190
	call void @gpuc_signal_op_thread(i8* %39, i64 %36, i32 10, i32 %37), !dbg !190
	%40 = add i64 %4, 1, !dbg !190
	%41 = icmp slt i64 %40, %3, !dbg !190
	br i1 %41, label %b1, label %b2, !dbg !190

b2:
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !195
	%43 = bitcast i64* %42 to i8*, !dbg !195
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 42), !dbg !195
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %35, !dbg !196
	%46 = icmp uge i64 %35, %p3, !dbg !196
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !196, !prof !27

b2_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !196
	ret void, !dbg !196

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %4, i64 %3), !dbg !190
	ret void, !dbg !190

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %35, i64 %p3), !dbg !196
	ret void, !dbg !196
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !197 {
entry:
	br label %b0, !dbg !198

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !198
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !199
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !200
	%3 = sext i32 %2 to i64, !dbg !201
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !202, !range !11
	%5 = sext i32 %4 to i64, !dbg !202
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !202, !range !28
	%7 = sext i32 %6 to i64, !dbg !202
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !202, !range !28
	%9 = sext i32 %8 to i64, !dbg !202
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !202, !range !82
	%11 = sext i32 %10 to i64, !dbg !202
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !202, !range !83
	%13 = sext i32 %12 to i64, !dbg !202
	%14 = mul i64 %13, %9, !dbg !202
	%15 = add i64 %7, %14, !dbg !202
	%16 = mul i64 %11, %15, !dbg !202
	%17 = add i64 %5, %16, !dbg !202
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !202, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !202, !range !20
	%20 = mul i32 %18, %19, !dbg !202
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !202, !range !72
	%22 = mul i32 %20, %21, !dbg !202
	%23 = sext i32 %22 to i64, !dbg !202
	%24 = mul i64 %17, %23, !dbg !202
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !202, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !202, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !202, !range !19
	%28 = mul i32 %19, %27, !dbg !202
	%29 = add i32 %26, %28, !dbg !202
	%30 = mul i32 %18, %29, !dbg !202
	%31 = add i32 %25, %30, !dbg !202
	%32 = sext i32 %31 to i64, !dbg !202
	%33 = add i64 %24, %32, !dbg !202
	%34 = mul i64 %11, %13, !dbg !202
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !202, !range !83
	%36 = sext i32 %35 to i64, !dbg !202
	%37 = mul i64 %34, %36, !dbg !202
	%38 = mul i64 %37, %23, !dbg !202
	%39 = sext i32 %1 to i64, !dbg !199
	%40 = add i64 %39, 1, !dbg !204
	br label %b1, !dbg !202

b1:
	%41 = phi i64 [ %33, %b0 ], [ %48, %b2_ok1 ], !dbg !202
	%42 = icmp slt i64 %41, %3, !dbg !202
	br i1 %42, label %b2, label %b3, !dbg !202

b2:
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %39, !dbg !205
	%44 = trunc i64 %41 to i32, !dbg !200
	%45 = addrspacecast i64 addrspace(1)* %43 to i64*, !dbg !200
	%46 = icmp uge i64 %39, %p1, !dbg !205
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !205, !prof !27

b2_ok1:
	%47 = bitcast i64* %45 to i8*, !dbg !200
	call void @gpuc_signal_op_thread(i8* %47, i64 %40, i32 9, i32 %44), !dbg !200
	%48 = add i64 %41, %38, !dbg !202
	br label %b1, !dbg !202

b3:
	%49 = phi i64 [ %57, %b4_ok1 ], [ %33, %b1 ], !dbg !206
	%50 = icmp slt i64 %49, %3, !dbg !206
	br i1 %50, label %b4, label %b5, !dbg !206

b4:
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %49, !dbg !207
	%52 = add i64 %49, 1, !dbg !209
	%53 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !210
	%54 = icmp uge i64 %49, %p1, !dbg !207
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !207, !prof !27

b4_ok1:
	%55 = bitcast i64* %53 to i8*, !dbg !210
	%56 = call i64 @gpuc_signal_wait_until_thread(i8* %55, i32 0, i64 %52, i32 0, i8* %ctrl, i32 46), !dbg !210
	%57 = add i64 %49, %38, !dbg !206
	br label %b3, !dbg !206

b5:
	ret void, !dbg !206

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %39, i64 %p1), !dbg !205
	ret void, !dbg !205

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %49, i64 %p1), !dbg !207
	ret void, !dbg !207
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !212 {
entry:
	br label %b0, !dbg !213

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !213
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !213
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !213
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !216
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !217
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !218, !range !11
	%6 = sext i32 %5 to i64, !dbg !218
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !218, !range !28
	%8 = sext i32 %7 to i64, !dbg !218
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !218, !range !28
	%10 = sext i32 %9 to i64, !dbg !218
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !218, !range !82
	%12 = sext i32 %11 to i64, !dbg !218
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !218, !range !83
	%14 = sext i32 %13 to i64, !dbg !218
	%15 = mul i64 %14, %10, !dbg !218
	%16 = add i64 %8, %15, !dbg !218
	%17 = mul i64 %12, %16, !dbg !218
	%18 = add i64 %6, %17, !dbg !218
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !218, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !218, !range !20
	%21 = mul i32 %19, %20, !dbg !218
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !218, !range !72
	%23 = mul i32 %21, %22, !dbg !218
	%24 = sext i32 %23 to i64, !dbg !218
	%25 = mul i64 %18, %24, !dbg !218
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !218, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !218, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !218, !range !19
	%29 = mul i32 %20, %28, !dbg !218
	%30 = add i32 %27, %29, !dbg !218
	%31 = mul i32 %19, %30, !dbg !218
	%32 = add i32 %26, %31, !dbg !218
	%33 = sext i32 %32 to i64, !dbg !218
	%34 = add i64 %25, %33, !dbg !218
	%35 = icmp eq i64 %34, 0, !dbg !219
	br i1 %35, label %b1, label %b14, !dbg !219

b1:
	%36 = sext i32 %3 to i64, !dbg !216
	%37 = add i64 %36, 1, !dbg !221
	%38 = sext i32 %4 to i64, !dbg !217
	%39 = icmp ne i64 %p3, %p5, !dbg !220
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !220, !prof !27

b1_ok1:
	%40 = icmp eq i64 %38, -1, !dbg !222
	%41 = select i1 %40, i64 1, i64 %38, !dbg !222
	%42 = srem i64 %37, %41, !dbg !222
	%43 = mul i64 %p5, 4, !dbg !220
	%44 = trunc i64 %42 to i32, !dbg !220
	%45 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !220
	%46 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !220
	%47 = bitcast i32* %45 to i8*, !dbg !220
	%48 = bitcast i32* %46 to i8*, !dbg !220
	call void @gpuc_put_nbi_thread(i8* %47, i8* %48, i64 %43, i32 %44), !dbg !220
	%49 = icmp eq i64 %p0, 0, !dbg !223
	br i1 %49, label %b2, label %b3, !dbg !223

b2:
	%50 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !224
	%51 = icmp slt i32 %50, 0, !dbg !224
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !224, !prof !27

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i32 1, i8* %ctrl, i32 49), !dbg !224
	br label %b9, !dbg !224

b3:
	%52 = icmp eq i64 %p0, 1, !dbg !225
	br i1 %52, label %b4, label %b5, !dbg !225

b4:
	call void @gpuc_barrier_all_thread(i32 1, i8* %ctrl, i32 50), !dbg !226
	br label %b9, !dbg !226

b5:
	%53 = icmp eq i64 %p0, 2, !dbg !227
	br i1 %53, label %b6, label %b7, !dbg !227

b6:
	call void @gpuc_quiet_thread(), !dbg !228
	%54 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !229
	%55 = icmp slt i32 %54, 0, !dbg !229
	br i1 %55, label %b6_fail1, label %b6_ok1, !dbg !229, !prof !27

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i32 1, i8* %ctrl, i32 52), !dbg !229
	br label %b9, !dbg !229

b7:
	%56 = icmp eq i64 %p0, 3, !dbg !230
	br i1 %56, label %b8, label %b9, !dbg !230

b8:
	call void @gpuc_quiet_thread(), !dbg !231
	call void @gpuc_sync_all_thread(i32 1, i8* %ctrl, i32 53), !dbg !232
	br label %b9, !dbg !232

b9:
	%57 = mul i64 %p7, -1, !dbg !233
	%58 = add i64 %p3, %57, !dbg !233
	%59 = icmp sge i64 %58, 0, !dbg !233
	br i1 %59, label %b10, label %b12_cold, !dbg !233, !prof !73

b10:
	%60 = phi i64 [ %65, %b11 ], [ 0, %b9 ], !dbg !233
	%61 = icmp slt i64 %60, %p7, !dbg !234
	br i1 %61, label %b11, label %b14, !dbg !234

b11:
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %60, !dbg !235
	%63 = load i32, i32 addrspace(1)* %62, align 4, !dbg !235
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %60, !dbg !236
	store i32 %63, i32 addrspace(1)* %64, align 4, !dbg !236
	%65 = add i64 %60, 1, !dbg !237
	br label %b10, !dbg !237

b14:
	ret void, !dbg !215

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !220
	ret void, !dbg !220

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !224
	ret void, !dbg !224

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 0), !dbg !229
	ret void, !dbg !229

b12_cold:
	%66 = phi i64 [ %72, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !233
	%67 = icmp slt i64 %66, %p7, !dbg !234
	br i1 %67, label %b13_cold, label %b14, !dbg !234

b13_cold:
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %66, !dbg !235
	%69 = icmp uge i64 %66, %p3, !dbg !235
	br i1 %69, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !235, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %66, i64 %p3), !dbg !235
	ret void, !dbg !235

b13_cold_ok1:
	%70 = load i32, i32 addrspace(1)* %68, align 4, !dbg !235
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %66, !dbg !236
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !236
	%72 = add i64 %66, 1, !dbg !237
	br label %b12_cold, !dbg !237
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !238 {
entry:
	br label %b0, !dbg !239

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !239
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !239
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !239
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !242
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !243
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !244, !range !11
	%6 = sext i32 %5 to i64, !dbg !244
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !244, !range !28
	%8 = sext i32 %7 to i64, !dbg !244
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !244, !range !28
	%10 = sext i32 %9 to i64, !dbg !244
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !244, !range !82
	%12 = sext i32 %11 to i64, !dbg !244
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !244, !range !83
	%14 = sext i32 %13 to i64, !dbg !244
	%15 = mul i64 %14, %10, !dbg !244
	%16 = add i64 %8, %15, !dbg !244
	%17 = mul i64 %12, %16, !dbg !244
	%18 = add i64 %6, %17, !dbg !244
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !244, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !244, !range !20
	%21 = mul i32 %19, %20, !dbg !244
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !244, !range !72
	%23 = mul i32 %21, %22, !dbg !244
	%24 = sext i32 %23 to i64, !dbg !244
	%25 = mul i64 %18, %24, !dbg !244
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !244, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !244, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !244, !range !19
	%29 = mul i32 %20, %28, !dbg !244
	%30 = add i32 %27, %29, !dbg !244
	%31 = mul i32 %19, %30, !dbg !244
	%32 = add i32 %26, %31, !dbg !244
	%33 = sext i32 %32 to i64, !dbg !244
	%34 = add i64 %25, %33, !dbg !244
	%35 = sdiv i64 %34, 32, !dbg !245
	%36 = icmp eq i64 %35, 0, !dbg !246
	br i1 %36, label %b1, label %b14, !dbg !246

b1:
	%37 = icmp ne i64 %p3, %p5, !dbg !247
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !247, !prof !27

b1_ok1:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !248, !range !41
	%39 = sext i32 %38 to i64, !dbg !248
	%40 = and i32 %32, -32, !dbg !249
	%41 = sub i32 %23, %40, !dbg !249
	%42 = icmp slt i32 %41, 32, !dbg !249
	%43 = select i1 %42, i32 %41, i32 32, !dbg !249
	%44 = sext i32 %43 to i64, !dbg !249
	%45 = sext i32 %3 to i64, !dbg !242
	%46 = add i64 %45, 1, !dbg !250
	%47 = sext i32 %4 to i64, !dbg !243
	%48 = icmp eq i64 %47, -1, !dbg !251
	%49 = select i1 %48, i64 1, i64 %47, !dbg !251
	%50 = srem i64 %46, %49, !dbg !251
	%51 = mul i64 %p5, 4, !dbg !247
	%52 = trunc i64 %50 to i32, !dbg !247
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !247
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !247
	%55 = bitcast i32* %53 to i8*, !dbg !247
	%56 = bitcast i32* %54 to i8*, !dbg !247
	call void @gpuc_put_nbi_warp(i8* %55, i8* %56, i64 %51, i32 %52), !dbg !247
	%57 = icmp eq i64 %p0, 0, !dbg !252
	br i1 %57, label %b2, label %b3, !dbg !252

b2:
	%58 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !253
	%59 = icmp slt i32 %58, 0, !dbg !253
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !253, !prof !27

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i32 1, i8* %ctrl, i32 49), !dbg !253
	br label %b9, !dbg !253

b3:
	%60 = icmp eq i64 %p0, 1, !dbg !254
	br i1 %60, label %b4, label %b5, !dbg !254

b4:
	call void @gpuc_barrier_all_warp(i32 1, i8* %ctrl, i32 50), !dbg !255
	br label %b9, !dbg !255

b5:
	%61 = icmp eq i64 %p0, 2, !dbg !256
	br i1 %61, label %b6, label %b7, !dbg !256

b6:
	call void @gpuc_quiet_warp(), !dbg !257
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !258
	%63 = icmp slt i32 %62, 0, !dbg !258
	br i1 %63, label %b6_fail1, label %b6_ok1, !dbg !258, !prof !27

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i32 1, i8* %ctrl, i32 52), !dbg !258
	br label %b9, !dbg !258

b7:
	%64 = icmp eq i64 %p0, 3, !dbg !259
	br i1 %64, label %b8, label %b9, !dbg !259

b8:
	call void @gpuc_quiet_warp(), !dbg !260
	call void @gpuc_sync_all_warp(i32 1, i8* %ctrl, i32 53), !dbg !261
	br label %b9, !dbg !261

b9:
	%65 = icmp ule i64 %44, 281474976710655, !dbg !262
	%66 = mul i64 %p7, -1, !dbg !262
	%67 = add i64 %p3, %66, !dbg !262
	%68 = icmp sge i64 %67, 0, !dbg !262
	%69 = and i1 %65, %68, !dbg !262
	br i1 %69, label %b10, label %b12_cold, !dbg !262, !prof !73

b10:
	%70 = phi i64 [ %75, %b11 ], [ %39, %b9 ], !dbg !262
	%71 = icmp slt i64 %70, %p7, !dbg !263
	br i1 %71, label %b11, label %b14, !dbg !263

b11:
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %70, !dbg !264
	%73 = load i32, i32 addrspace(1)* %72, align 4, !dbg !264
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %70, !dbg !265
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !265
	%75 = add i64 %70, %44, !dbg !266
	br label %b10, !dbg !266

b14:
	ret void, !dbg !241

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !247
	ret void, !dbg !247

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !253
	ret void, !dbg !253

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 0), !dbg !258
	ret void, !dbg !258

b12_cold:
	%76 = phi i64 [ %82, %b13_cold_ok1 ], [ %39, %b9 ], !dbg !262
	%77 = icmp slt i64 %76, %p7, !dbg !263
	br i1 %77, label %b13_cold, label %b14, !dbg !263

b13_cold:
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %76, !dbg !264
	%79 = icmp uge i64 %76, %p3, !dbg !264
	br i1 %79, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !264, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %76, i64 %p3), !dbg !264
	ret void, !dbg !264

b13_cold_ok1:
	%80 = load i32, i32 addrspace(1)* %78, align 4, !dbg !264
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %76, !dbg !265
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !265
	%82 = add i64 %76, %44, !dbg !266
	br label %b12_cold, !dbg !266
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !267 {
entry:
	br label %b0, !dbg !268

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !268
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !268
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !268
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !271
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !272
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !273, !range !11
	%6 = sext i32 %5 to i64, !dbg !273
	%7 = icmp eq i64 %6, 0, !dbg !274
	br i1 %7, label %b1, label %b14, !dbg !274

b1:
	%8 = icmp ne i64 %p3, %p5, !dbg !275
	br i1 %8, label %b1_fail1, label %b1_ok1, !dbg !275, !prof !27

b1_ok1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !276, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !276, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !276, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !276, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !276, !range !20
	%14 = mul i32 %13, %11, !dbg !276
	%15 = add i32 %10, %14, !dbg !276
	%16 = mul i32 %12, %15, !dbg !276
	%17 = add i32 %9, %16, !dbg !276
	%18 = sext i32 %17 to i64, !dbg !276
	%19 = mul i32 %12, %13, !dbg !277
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !277, !range !72
	%21 = mul i32 %19, %20, !dbg !277
	%22 = sext i32 %21 to i64, !dbg !277
	%23 = sext i32 %3 to i64, !dbg !271
	%24 = add i64 %23, 1, !dbg !278
	%25 = sext i32 %4 to i64, !dbg !272
	%26 = icmp eq i64 %25, -1, !dbg !279
	%27 = select i1 %26, i64 1, i64 %25, !dbg !279
	%28 = srem i64 %24, %27, !dbg !279
	%29 = mul i64 %p5, 4, !dbg !275
	%30 = trunc i64 %28 to i32, !dbg !275
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !275
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !275
	%33 = bitcast i32* %31 to i8*, !dbg !275
	%34 = bitcast i32* %32 to i8*, !dbg !275
	call void @gpuc_put_nbi_block(i8* %33, i8* %34, i64 %29, i32 %30), !dbg !275
	%35 = icmp eq i64 %p0, 0, !dbg !280
	br i1 %35, label %b2, label %b3, !dbg !280

b2:
	%36 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !281
	%37 = icmp slt i32 %36, 0, !dbg !281
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !281, !prof !27

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i32 1, i8* %ctrl, i32 49), !dbg !281
	br label %b9, !dbg !281

b3:
	%38 = icmp eq i64 %p0, 1, !dbg !282
	br i1 %38, label %b4, label %b5, !dbg !282

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 50), !dbg !283
	br label %b9, !dbg !283

b5:
	%39 = icmp eq i64 %p0, 2, !dbg !284
	br i1 %39, label %b6, label %b7, !dbg !284

b6:
	call void @gpuc_quiet_block(), !dbg !285
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !286
	%41 = icmp slt i32 %40, 0, !dbg !286
	br i1 %41, label %b6_fail1, label %b6_ok1, !dbg !286, !prof !27

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i32 1, i8* %ctrl, i32 52), !dbg !286
	br label %b9, !dbg !286

b7:
	%42 = icmp eq i64 %p0, 3, !dbg !287
	br i1 %42, label %b8, label %b9, !dbg !287

b8:
	call void @gpuc_quiet_block(), !dbg !288
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 53), !dbg !289
	br label %b9, !dbg !289

b9:
	%43 = mul i64 %p7, -1, !dbg !290
	%44 = add i64 %p3, %43, !dbg !290
	%45 = icmp sge i64 %44, 0, !dbg !290
	br i1 %45, label %b10, label %b12_cold, !dbg !290, !prof !73

b10:
	%46 = phi i64 [ %51, %b11 ], [ %18, %b9 ], !dbg !290
	%47 = icmp slt i64 %46, %p7, !dbg !291
	br i1 %47, label %b11, label %b14, !dbg !291

b11:
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %46, !dbg !292
	%49 = load i32, i32 addrspace(1)* %48, align 4, !dbg !292
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !293
	store i32 %49, i32 addrspace(1)* %50, align 4, !dbg !293
	%51 = add i64 %46, %22, !dbg !294
	br label %b10, !dbg !294

b14:
	ret void, !dbg !270

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !275
	ret void, !dbg !275

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 0, i64 0), !dbg !281
	ret void, !dbg !281

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 0), !dbg !286
	ret void, !dbg !286

b12_cold:
	%52 = phi i64 [ %58, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !290
	%53 = icmp slt i64 %52, %p7, !dbg !291
	br i1 %53, label %b13_cold, label %b14, !dbg !291

b13_cold:
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %52, !dbg !292
	%55 = icmp uge i64 %52, %p3, !dbg !292
	br i1 %55, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !292, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %52, i64 %p3), !dbg !292
	ret void, !dbg !292

b13_cold_ok1:
	%56 = load i32, i32 addrspace(1)* %54, align 4, !dbg !292
	%57 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %52, !dbg !293
	store i32 %56, i32 addrspace(1)* %57, align 4, !dbg !293
	%58 = add i64 %52, %22, !dbg !294
	br label %b12_cold, !dbg !294
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !295 {
entry:
	br label %b0, !dbg !296

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !296
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !296
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !297
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !298
	%4 = sext i32 %3 to i64, !dbg !298
	%5 = sext i32 %2 to i64, !dbg !299
	%6 = icmp slt i64 0, %p4, !dbg !299
	br i1 %6, label %b1, label %b7, !dbg !299

b1:
	%7 = add i64 %4, 1, !dbg !300
	br label %b2, !dbg !299

b2:
	%8 = phi i64 [ %33, %b6 ], [ 0, %b1 ], !dbg !299
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !301, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !301, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !301, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !301, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !301, !range !20
	%14 = mul i32 %13, %11, !dbg !301
	%15 = add i32 %10, %14, !dbg !301
	%16 = mul i32 %12, %15, !dbg !301
	%17 = add i32 %9, %16, !dbg !301
	%18 = sext i32 %17 to i64, !dbg !301
	%19 = icmp eq i64 %18, 0, !dbg !302
	br i1 %19, label %b3, label %b4, !dbg !302

b3:
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !303
	%21 = add i64 %8, 1, !dbg !304
	%22 = trunc i64 %21 to i32, !dbg !305
	%23 = icmp uge i64 0, %p1, !dbg !303
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !303, !prof !27

b3_ok1:
	%24 = icmp eq i64 %5, -1, !dbg !306
	%25 = select i1 %24, i64 1, i64 %5, !dbg !306
	%26 = srem i64 %7, %25, !dbg !306
	%27 = trunc i64 %26 to i32, !dbg !297
	%28 = addrspacecast i32 addrspace(1)* %20 to i32*, !dbg !297
	%29 = bitcast i32* %28 to i8*, !dbg !297
	call void @gpuc_p_thread_32(i8* %29, i32 %22, i32 %27), !dbg !297
	br label %b4, !dbg !297

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 56), !dbg !307
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !308
	%31 = icmp uge i64 0, %p1, !dbg !308
	br i1 %31, label %b4_fail1, label %b4_ok1, !dbg !308, !prof !27

b4_ok1:
	%32 = load i32, i32 addrspace(1)* %30, align 4, !dbg !308
	%33 = add i64 %8, 1, !dbg !309
	%34 = trunc i64 %33 to i32, !dbg !310
	%35 = icmp ne i32 %32, %34, !dbg !311
	br i1 %35, label %b5, label %b6, !dbg !311

b5:
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !312
	%37 = icmp uge i64 0, %p3, !dbg !312
	br i1 %37, label %b5_fail1, label %b5_ok1, !dbg !312, !prof !27

b5_ok1:
	%38 = atomicrmw add i32 addrspace(1)* %36, i32 1 monotonic, !dbg !313
	br label %b6, !dbg !313

b6:
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 59), !dbg !314
	%39 = icmp slt i64 %33, %p4, !dbg !314
	br i1 %39, label %b2, label %b7, !dbg !314

b7:
	ret void, !dbg !314

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 0, i64 %p1), !dbg !303
	ret void, !dbg !303

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 0, i64 %p1), !dbg !308
	ret void, !dbg !308

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 0, i64 %p3), !dbg !312
	ret void, !dbg !312
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !316 {
entry:
	br label %b0, !dbg !317

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !317
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !317
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !320
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !321, !range !11
	%4 = sext i32 %3 to i64, !dbg !321
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !321, !range !28
	%6 = sext i32 %5 to i64, !dbg !321
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !321, !range !28
	%8 = sext i32 %7 to i64, !dbg !321
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !321, !range !82
	%10 = sext i32 %9 to i64, !dbg !321
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !321, !range !83
	%12 = sext i32 %11 to i64, !dbg !321
	%13 = mul i64 %12, %8, !dbg !321
	%14 = add i64 %6, %13, !dbg !321
	%15 = mul i64 %10, %14, !dbg !321
	%16 = add i64 %4, %15, !dbg !321
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !321, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !321, !range !20
	%19 = mul i32 %17, %18, !dbg !321
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !321, !range !72
	%21 = mul i32 %19, %20, !dbg !321
	%22 = sext i32 %21 to i64, !dbg !321
	%23 = mul i64 %16, %22, !dbg !321
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !321, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !321, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !321, !range !19
	%27 = mul i32 %18, %26, !dbg !321
	%28 = add i32 %25, %27, !dbg !321
	%29 = mul i32 %17, %28, !dbg !321
	%30 = add i32 %24, %29, !dbg !321
	%31 = sext i32 %30 to i64, !dbg !321
	%32 = add i64 %23, %31, !dbg !321
	%33 = mul i64 %10, %12, !dbg !321
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !321, !range !83
	%35 = sext i32 %34 to i64, !dbg !321
	%36 = mul i64 %33, %35, !dbg !321
	%37 = mul i64 %36, %22, !dbg !321
	%38 = sext i32 %2 to i64, !dbg !320
	%39 = trunc i64 %p4 to i32, !dbg !320
	br label %b1, !dbg !321

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !321
	%41 = icmp slt i64 %40, %p3, !dbg !321
	br i1 %41, label %b2, label %b3, !dbg !321

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !322
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !323
	%44 = icmp uge i64 %40, %p1, !dbg !322
	%45 = icmp uge i64 %p4, %38, !dbg !320
	%46 = or i1 %44, %45, !dbg !320
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !320, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !323
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !320
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !320
	%49 = add i64 %40, %37, !dbg !321
	br label %b1, !dbg !321

b3:
	ret void, !dbg !319

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !322
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !322

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !322
	ret void, !dbg !322

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !320
	ret void, !dbg !320
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !324 {
entry:
	br label %b0, !dbg !325

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !325
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !325
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !328
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !329, !range !11
	%4 = sext i32 %3 to i64, !dbg !329
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !329, !range !28
	%6 = sext i32 %5 to i64, !dbg !329
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !329, !range !28
	%8 = sext i32 %7 to i64, !dbg !329
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !329, !range !82
	%10 = sext i32 %9 to i64, !dbg !329
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !329, !range !83
	%12 = sext i32 %11 to i64, !dbg !329
	%13 = mul i64 %12, %8, !dbg !329
	%14 = add i64 %6, %13, !dbg !329
	%15 = mul i64 %10, %14, !dbg !329
	%16 = add i64 %4, %15, !dbg !329
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !329, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !329, !range !20
	%19 = mul i32 %17, %18, !dbg !329
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !329, !range !72
	%21 = mul i32 %19, %20, !dbg !329
	%22 = sext i32 %21 to i64, !dbg !329
	%23 = mul i64 %16, %22, !dbg !329
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !329, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !329, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !329, !range !19
	%27 = mul i32 %18, %26, !dbg !329
	%28 = add i32 %25, %27, !dbg !329
	%29 = mul i32 %17, %28, !dbg !329
	%30 = add i32 %24, %29, !dbg !329
	%31 = sext i32 %30 to i64, !dbg !329
	%32 = add i64 %23, %31, !dbg !329
	%33 = mul i64 %10, %12, !dbg !329
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !329, !range !83
	%35 = sext i32 %34 to i64, !dbg !329
	%36 = mul i64 %33, %35, !dbg !329
	%37 = mul i64 %36, %22, !dbg !329
	%38 = sext i32 %2 to i64, !dbg !328
	%39 = trunc i64 %p4 to i32, !dbg !328
	br label %b1, !dbg !329

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !329
	%41 = icmp slt i64 %40, %p1, !dbg !329
	br i1 %41, label %b2, label %b3, !dbg !329

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !330
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !328
	%44 = icmp uge i64 %40, %p3, !dbg !330
	%45 = icmp uge i64 %p4, %38, !dbg !328
	%46 = or i1 %44, %45, !dbg !328
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !328, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !328
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !331
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !331
	%49 = add i64 %40, %37, !dbg !329
	br label %b1, !dbg !329

b3:
	ret void, !dbg !327

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !330
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !330

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !330
	ret void, !dbg !330

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !328
	ret void, !dbg !328
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !332 {
entry:
	br label %b0, !dbg !333

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !333
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !333
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !336
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !337, !range !11
	%4 = sext i32 %3 to i64, !dbg !337
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !337, !range !28
	%6 = sext i32 %5 to i64, !dbg !337
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !337, !range !28
	%8 = sext i32 %7 to i64, !dbg !337
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !337, !range !82
	%10 = sext i32 %9 to i64, !dbg !337
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !337, !range !83
	%12 = sext i32 %11 to i64, !dbg !337
	%13 = mul i64 %12, %8, !dbg !337
	%14 = add i64 %6, %13, !dbg !337
	%15 = mul i64 %10, %14, !dbg !337
	%16 = add i64 %4, %15, !dbg !337
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !337, !range !20
	%19 = mul i32 %17, %18, !dbg !337
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !337, !range !72
	%21 = mul i32 %19, %20, !dbg !337
	%22 = sext i32 %21 to i64, !dbg !337
	%23 = mul i64 %16, %22, !dbg !337
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !337, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !337, !range !19
	%27 = mul i32 %18, %26, !dbg !337
	%28 = add i32 %25, %27, !dbg !337
	%29 = mul i32 %17, %28, !dbg !337
	%30 = add i32 %24, %29, !dbg !337
	%31 = sext i32 %30 to i64, !dbg !337
	%32 = add i64 %23, %31, !dbg !337
	%33 = mul i64 %10, %12, !dbg !337
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !337, !range !83
	%35 = sext i32 %34 to i64, !dbg !337
	%36 = mul i64 %33, %35, !dbg !337
	%37 = mul i64 %36, %22, !dbg !337
	%38 = sext i32 %2 to i64, !dbg !336
	%39 = trunc i64 %p4 to i32, !dbg !336
	br label %b1, !dbg !337

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !337
	%41 = icmp slt i64 %40, %p3, !dbg !337
	br i1 %41, label %b2, label %b3, !dbg !337

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !338
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !339
	%44 = icmp uge i64 %40, %p1, !dbg !338
	%45 = icmp uge i64 %p4, %38, !dbg !336
	%46 = or i1 %44, %45, !dbg !336
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !336, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !339
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !336
	%49 = bitcast i16* %48 to i8*, !dbg !336
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !336
	%50 = add i64 %40, %37, !dbg !337
	br label %b1, !dbg !337

b3:
	ret void, !dbg !335

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !338
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !338

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !338
	ret void, !dbg !338

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !336
	ret void, !dbg !336
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !340 {
entry:
	br label %b0, !dbg !341

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !341
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !341
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !344
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !345, !range !11
	%4 = sext i32 %3 to i64, !dbg !345
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !345, !range !28
	%6 = sext i32 %5 to i64, !dbg !345
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !345, !range !28
	%8 = sext i32 %7 to i64, !dbg !345
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !345, !range !82
	%10 = sext i32 %9 to i64, !dbg !345
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !345, !range !83
	%12 = sext i32 %11 to i64, !dbg !345
	%13 = mul i64 %12, %8, !dbg !345
	%14 = add i64 %6, %13, !dbg !345
	%15 = mul i64 %10, %14, !dbg !345
	%16 = add i64 %4, %15, !dbg !345
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !345, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !345, !range !20
	%19 = mul i32 %17, %18, !dbg !345
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !345, !range !72
	%21 = mul i32 %19, %20, !dbg !345
	%22 = sext i32 %21 to i64, !dbg !345
	%23 = mul i64 %16, %22, !dbg !345
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !345, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !345, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !345, !range !19
	%27 = mul i32 %18, %26, !dbg !345
	%28 = add i32 %25, %27, !dbg !345
	%29 = mul i32 %17, %28, !dbg !345
	%30 = add i32 %24, %29, !dbg !345
	%31 = sext i32 %30 to i64, !dbg !345
	%32 = add i64 %23, %31, !dbg !345
	%33 = mul i64 %10, %12, !dbg !345
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !345, !range !83
	%35 = sext i32 %34 to i64, !dbg !345
	%36 = mul i64 %33, %35, !dbg !345
	%37 = mul i64 %36, %22, !dbg !345
	%38 = sext i32 %2 to i64, !dbg !344
	%39 = trunc i64 %p4 to i32, !dbg !344
	br label %b1, !dbg !345

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !345
	%41 = icmp slt i64 %40, %p1, !dbg !345
	br i1 %41, label %b2, label %b3, !dbg !345

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !346
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !344
	%44 = icmp uge i64 %40, %p3, !dbg !346
	%45 = icmp uge i64 %p4, %38, !dbg !344
	%46 = or i1 %44, %45, !dbg !344
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !344, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !344
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !344
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !347
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !347
	%50 = add i64 %40, %37, !dbg !345
	br label %b1, !dbg !345

b3:
	ret void, !dbg !343

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !346
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !346

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !346
	ret void, !dbg !346

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !344
	ret void, !dbg !344
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !348 {
entry:
	br label %b0, !dbg !349

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !349
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !349
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !352
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !353, !range !11
	%4 = sext i32 %3 to i64, !dbg !353
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !353, !range !28
	%6 = sext i32 %5 to i64, !dbg !353
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !353, !range !28
	%8 = sext i32 %7 to i64, !dbg !353
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !353, !range !82
	%10 = sext i32 %9 to i64, !dbg !353
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !353, !range !83
	%12 = sext i32 %11 to i64, !dbg !353
	%13 = mul i64 %12, %8, !dbg !353
	%14 = add i64 %6, %13, !dbg !353
	%15 = mul i64 %10, %14, !dbg !353
	%16 = add i64 %4, %15, !dbg !353
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !353, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !353, !range !20
	%19 = mul i32 %17, %18, !dbg !353
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !353, !range !72
	%21 = mul i32 %19, %20, !dbg !353
	%22 = sext i32 %21 to i64, !dbg !353
	%23 = mul i64 %16, %22, !dbg !353
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !353, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !353, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !353, !range !19
	%27 = mul i32 %18, %26, !dbg !353
	%28 = add i32 %25, %27, !dbg !353
	%29 = mul i32 %17, %28, !dbg !353
	%30 = add i32 %24, %29, !dbg !353
	%31 = sext i32 %30 to i64, !dbg !353
	%32 = add i64 %23, %31, !dbg !353
	%33 = mul i64 %10, %12, !dbg !353
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !353, !range !83
	%35 = sext i32 %34 to i64, !dbg !353
	%36 = mul i64 %33, %35, !dbg !353
	%37 = mul i64 %36, %22, !dbg !353
	%38 = sext i32 %2 to i64, !dbg !352
	%39 = trunc i64 %p4 to i32, !dbg !352
	br label %b1, !dbg !353

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !353
	%41 = icmp slt i64 %40, %p3, !dbg !353
	br i1 %41, label %b2, label %b3, !dbg !353

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !354
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !355
	%44 = icmp uge i64 %40, %p1, !dbg !354
	%45 = icmp uge i64 %p4, %38, !dbg !352
	%46 = or i1 %44, %45, !dbg !352
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !352, !prof !27

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !355
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !352
	%49 = bitcast i32* %48 to i8*, !dbg !352
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !352
	%50 = add i64 %40, %37, !dbg !353
	br label %b1, !dbg !353

b3:
	ret void, !dbg !351

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !354
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !354

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !354
	ret void, !dbg !354

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !352
	ret void, !dbg !352
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !356 {
entry:
	br label %b0, !dbg !357

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !357
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !357
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !360
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !361, !range !11
	%4 = sext i32 %3 to i64, !dbg !361
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !361, !range !28
	%6 = sext i32 %5 to i64, !dbg !361
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !361, !range !28
	%8 = sext i32 %7 to i64, !dbg !361
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !361, !range !82
	%10 = sext i32 %9 to i64, !dbg !361
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !361, !range !83
	%12 = sext i32 %11 to i64, !dbg !361
	%13 = mul i64 %12, %8, !dbg !361
	%14 = add i64 %6, %13, !dbg !361
	%15 = mul i64 %10, %14, !dbg !361
	%16 = add i64 %4, %15, !dbg !361
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !361, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !361, !range !20
	%19 = mul i32 %17, %18, !dbg !361
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !361, !range !72
	%21 = mul i32 %19, %20, !dbg !361
	%22 = sext i32 %21 to i64, !dbg !361
	%23 = mul i64 %16, %22, !dbg !361
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !361, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !361, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !361, !range !19
	%27 = mul i32 %18, %26, !dbg !361
	%28 = add i32 %25, %27, !dbg !361
	%29 = mul i32 %17, %28, !dbg !361
	%30 = add i32 %24, %29, !dbg !361
	%31 = sext i32 %30 to i64, !dbg !361
	%32 = add i64 %23, %31, !dbg !361
	%33 = mul i64 %10, %12, !dbg !361
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !361, !range !83
	%35 = sext i32 %34 to i64, !dbg !361
	%36 = mul i64 %33, %35, !dbg !361
	%37 = mul i64 %36, %22, !dbg !361
	%38 = sext i32 %2 to i64, !dbg !360
	%39 = trunc i64 %p4 to i32, !dbg !360
	br label %b1, !dbg !361

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !361
	%41 = icmp slt i64 %40, %p1, !dbg !361
	br i1 %41, label %b2, label %b3, !dbg !361

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !362
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !360
	%44 = icmp uge i64 %40, %p3, !dbg !362
	%45 = icmp uge i64 %p4, %38, !dbg !360
	%46 = or i1 %44, %45, !dbg !360
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !360, !prof !27

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !360
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !360
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !363
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !363
	%50 = add i64 %40, %37, !dbg !361
	br label %b1, !dbg !361

b3:
	ret void, !dbg !359

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !362
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !362

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !362
	ret void, !dbg !362

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !360
	ret void, !dbg !360
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !364 {
entry:
	br label %b0, !dbg !365

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !365
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !365
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !368
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !369, !range !11
	%4 = sext i32 %3 to i64, !dbg !369
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !369, !range !28
	%6 = sext i32 %5 to i64, !dbg !369
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !369, !range !28
	%8 = sext i32 %7 to i64, !dbg !369
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !369, !range !82
	%10 = sext i32 %9 to i64, !dbg !369
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !369, !range !83
	%12 = sext i32 %11 to i64, !dbg !369
	%13 = mul i64 %12, %8, !dbg !369
	%14 = add i64 %6, %13, !dbg !369
	%15 = mul i64 %10, %14, !dbg !369
	%16 = add i64 %4, %15, !dbg !369
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !369, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !369, !range !20
	%19 = mul i32 %17, %18, !dbg !369
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !369, !range !72
	%21 = mul i32 %19, %20, !dbg !369
	%22 = sext i32 %21 to i64, !dbg !369
	%23 = mul i64 %16, %22, !dbg !369
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !369, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !369, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !369, !range !19
	%27 = mul i32 %18, %26, !dbg !369
	%28 = add i32 %25, %27, !dbg !369
	%29 = mul i32 %17, %28, !dbg !369
	%30 = add i32 %24, %29, !dbg !369
	%31 = sext i32 %30 to i64, !dbg !369
	%32 = add i64 %23, %31, !dbg !369
	%33 = mul i64 %10, %12, !dbg !369
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !369, !range !83
	%35 = sext i32 %34 to i64, !dbg !369
	%36 = mul i64 %33, %35, !dbg !369
	%37 = mul i64 %36, %22, !dbg !369
	%38 = sext i32 %2 to i64, !dbg !368
	%39 = trunc i64 %p4 to i32, !dbg !368
	br label %b1, !dbg !369

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !369
	%41 = icmp slt i64 %40, %p3, !dbg !369
	br i1 %41, label %b2, label %b3, !dbg !369

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !370
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !371
	%44 = icmp uge i64 %40, %p1, !dbg !370
	%45 = icmp uge i64 %p4, %38, !dbg !368
	%46 = or i1 %44, %45, !dbg !368
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !368, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !371
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !368
	%49 = bitcast i64* %48 to i8*, !dbg !368
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !368
	%50 = add i64 %40, %37, !dbg !369
	br label %b1, !dbg !369

b3:
	ret void, !dbg !367

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !370
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !370

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !370
	ret void, !dbg !370

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !368
	ret void, !dbg !368
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !372 {
entry:
	br label %b0, !dbg !373

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !373
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !373
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !376
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !377, !range !11
	%4 = sext i32 %3 to i64, !dbg !377
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !377, !range !28
	%6 = sext i32 %5 to i64, !dbg !377
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !377, !range !28
	%8 = sext i32 %7 to i64, !dbg !377
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !377, !range !82
	%10 = sext i32 %9 to i64, !dbg !377
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !377, !range !83
	%12 = sext i32 %11 to i64, !dbg !377
	%13 = mul i64 %12, %8, !dbg !377
	%14 = add i64 %6, %13, !dbg !377
	%15 = mul i64 %10, %14, !dbg !377
	%16 = add i64 %4, %15, !dbg !377
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !377, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !377, !range !20
	%19 = mul i32 %17, %18, !dbg !377
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !377, !range !72
	%21 = mul i32 %19, %20, !dbg !377
	%22 = sext i32 %21 to i64, !dbg !377
	%23 = mul i64 %16, %22, !dbg !377
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !377, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !377, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !377, !range !19
	%27 = mul i32 %18, %26, !dbg !377
	%28 = add i32 %25, %27, !dbg !377
	%29 = mul i32 %17, %28, !dbg !377
	%30 = add i32 %24, %29, !dbg !377
	%31 = sext i32 %30 to i64, !dbg !377
	%32 = add i64 %23, %31, !dbg !377
	%33 = mul i64 %10, %12, !dbg !377
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !377, !range !83
	%35 = sext i32 %34 to i64, !dbg !377
	%36 = mul i64 %33, %35, !dbg !377
	%37 = mul i64 %36, %22, !dbg !377
	%38 = sext i32 %2 to i64, !dbg !376
	%39 = trunc i64 %p4 to i32, !dbg !376
	br label %b1, !dbg !377

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !377
	%41 = icmp slt i64 %40, %p1, !dbg !377
	br i1 %41, label %b2, label %b3, !dbg !377

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !378
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !376
	%44 = icmp uge i64 %40, %p3, !dbg !378
	%45 = icmp uge i64 %p4, %38, !dbg !376
	%46 = or i1 %44, %45, !dbg !376
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !376, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !376
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !376
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !379
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !379
	%50 = add i64 %40, %37, !dbg !377
	br label %b1, !dbg !377

b3:
	ret void, !dbg !375

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !378
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !378

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !378
	ret void, !dbg !378

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !376
	ret void, !dbg !376
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !380 {
entry:
	br label %b0, !dbg !381

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !381
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !381
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !384
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !385, !range !11
	%4 = sext i32 %3 to i64, !dbg !385
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !385, !range !28
	%6 = sext i32 %5 to i64, !dbg !385
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !385, !range !28
	%8 = sext i32 %7 to i64, !dbg !385
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !385, !range !82
	%10 = sext i32 %9 to i64, !dbg !385
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !385, !range !83
	%12 = sext i32 %11 to i64, !dbg !385
	%13 = mul i64 %12, %8, !dbg !385
	%14 = add i64 %6, %13, !dbg !385
	%15 = mul i64 %10, %14, !dbg !385
	%16 = add i64 %4, %15, !dbg !385
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !385, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !385, !range !20
	%19 = mul i32 %17, %18, !dbg !385
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !385, !range !72
	%21 = mul i32 %19, %20, !dbg !385
	%22 = sext i32 %21 to i64, !dbg !385
	%23 = mul i64 %16, %22, !dbg !385
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !385, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !385, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !385, !range !19
	%27 = mul i32 %18, %26, !dbg !385
	%28 = add i32 %25, %27, !dbg !385
	%29 = mul i32 %17, %28, !dbg !385
	%30 = add i32 %24, %29, !dbg !385
	%31 = sext i32 %30 to i64, !dbg !385
	%32 = add i64 %23, %31, !dbg !385
	%33 = mul i64 %10, %12, !dbg !385
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !385, !range !83
	%35 = sext i32 %34 to i64, !dbg !385
	%36 = mul i64 %33, %35, !dbg !385
	%37 = mul i64 %36, %22, !dbg !385
	%38 = sext i32 %2 to i64, !dbg !384
	%39 = trunc i64 %p4 to i32, !dbg !384
	br label %b1, !dbg !385

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !385
	%41 = icmp slt i64 %40, %p3, !dbg !385
	br i1 %41, label %b2, label %b3, !dbg !385

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !386
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !387
	%44 = icmp uge i64 %40, %p1, !dbg !386
	%45 = icmp uge i64 %p4, %38, !dbg !384
	%46 = or i1 %44, %45, !dbg !384
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !384, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !387
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !384
	%49 = bitcast i64* %48 to i8*, !dbg !384
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !384
	%50 = add i64 %40, %37, !dbg !385
	br label %b1, !dbg !385

b3:
	ret void, !dbg !383

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !386
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !386

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !386
	ret void, !dbg !386

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !384
	ret void, !dbg !384
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !388 {
entry:
	br label %b0, !dbg !389

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !389
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !389
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !392
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !393, !range !11
	%4 = sext i32 %3 to i64, !dbg !393
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !393, !range !28
	%6 = sext i32 %5 to i64, !dbg !393
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !393, !range !28
	%8 = sext i32 %7 to i64, !dbg !393
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !393, !range !82
	%10 = sext i32 %9 to i64, !dbg !393
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !393, !range !83
	%12 = sext i32 %11 to i64, !dbg !393
	%13 = mul i64 %12, %8, !dbg !393
	%14 = add i64 %6, %13, !dbg !393
	%15 = mul i64 %10, %14, !dbg !393
	%16 = add i64 %4, %15, !dbg !393
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !393, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !393, !range !20
	%19 = mul i32 %17, %18, !dbg !393
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !393, !range !72
	%21 = mul i32 %19, %20, !dbg !393
	%22 = sext i32 %21 to i64, !dbg !393
	%23 = mul i64 %16, %22, !dbg !393
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !393, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !393, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !393, !range !19
	%27 = mul i32 %18, %26, !dbg !393
	%28 = add i32 %25, %27, !dbg !393
	%29 = mul i32 %17, %28, !dbg !393
	%30 = add i32 %24, %29, !dbg !393
	%31 = sext i32 %30 to i64, !dbg !393
	%32 = add i64 %23, %31, !dbg !393
	%33 = mul i64 %10, %12, !dbg !393
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !393, !range !83
	%35 = sext i32 %34 to i64, !dbg !393
	%36 = mul i64 %33, %35, !dbg !393
	%37 = mul i64 %36, %22, !dbg !393
	%38 = sext i32 %2 to i64, !dbg !392
	%39 = trunc i64 %p4 to i32, !dbg !392
	br label %b1, !dbg !393

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !393
	%41 = icmp slt i64 %40, %p1, !dbg !393
	br i1 %41, label %b2, label %b3, !dbg !393

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !394
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !392
	%44 = icmp uge i64 %40, %p3, !dbg !394
	%45 = icmp uge i64 %p4, %38, !dbg !392
	%46 = or i1 %44, %45, !dbg !392
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !392, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !392
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !392
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !395
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !395
	%50 = add i64 %40, %37, !dbg !393
	br label %b1, !dbg !393

b3:
	ret void, !dbg !391

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !394
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !394

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !394
	ret void, !dbg !394

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !392
	ret void, !dbg !392
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !396 {
entry:
	br label %b0, !dbg !397

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !397
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !397
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !400
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !401, !range !11
	%4 = sext i32 %3 to i64, !dbg !401
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !401, !range !28
	%6 = sext i32 %5 to i64, !dbg !401
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !401, !range !28
	%8 = sext i32 %7 to i64, !dbg !401
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !401, !range !82
	%10 = sext i32 %9 to i64, !dbg !401
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !401, !range !83
	%12 = sext i32 %11 to i64, !dbg !401
	%13 = mul i64 %12, %8, !dbg !401
	%14 = add i64 %6, %13, !dbg !401
	%15 = mul i64 %10, %14, !dbg !401
	%16 = add i64 %4, %15, !dbg !401
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !401, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !401, !range !20
	%19 = mul i32 %17, %18, !dbg !401
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !401, !range !72
	%21 = mul i32 %19, %20, !dbg !401
	%22 = sext i32 %21 to i64, !dbg !401
	%23 = mul i64 %16, %22, !dbg !401
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !401, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !401, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !401, !range !19
	%27 = mul i32 %18, %26, !dbg !401
	%28 = add i32 %25, %27, !dbg !401
	%29 = mul i32 %17, %28, !dbg !401
	%30 = add i32 %24, %29, !dbg !401
	%31 = sext i32 %30 to i64, !dbg !401
	%32 = add i64 %23, %31, !dbg !401
	%33 = mul i64 %10, %12, !dbg !401
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !401, !range !83
	%35 = sext i32 %34 to i64, !dbg !401
	%36 = mul i64 %33, %35, !dbg !401
	%37 = mul i64 %36, %22, !dbg !401
	%38 = sext i32 %2 to i64, !dbg !400
	%39 = trunc i64 %p4 to i32, !dbg !400
	br label %b1, !dbg !401

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !401
	%41 = icmp slt i64 %40, %p3, !dbg !401
	br i1 %41, label %b2, label %b3, !dbg !401

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !402
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !403
	%44 = icmp uge i64 %40, %p1, !dbg !402
	%45 = icmp uge i64 %p4, %38, !dbg !400
	%46 = or i1 %44, %45, !dbg !400
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !400, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !403
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !400
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !400
	%49 = add i64 %40, %37, !dbg !401
	br label %b1, !dbg !401

b3:
	ret void, !dbg !399

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !402
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !402

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !402
	ret void, !dbg !402

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !400
	ret void, !dbg !400
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !404 {
entry:
	br label %b0, !dbg !405

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !405
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !405
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !408
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !409, !range !11
	%4 = sext i32 %3 to i64, !dbg !409
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !409, !range !28
	%6 = sext i32 %5 to i64, !dbg !409
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !409, !range !28
	%8 = sext i32 %7 to i64, !dbg !409
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !409, !range !82
	%10 = sext i32 %9 to i64, !dbg !409
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !409, !range !83
	%12 = sext i32 %11 to i64, !dbg !409
	%13 = mul i64 %12, %8, !dbg !409
	%14 = add i64 %6, %13, !dbg !409
	%15 = mul i64 %10, %14, !dbg !409
	%16 = add i64 %4, %15, !dbg !409
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !409, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !409, !range !20
	%19 = mul i32 %17, %18, !dbg !409
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !409, !range !72
	%21 = mul i32 %19, %20, !dbg !409
	%22 = sext i32 %21 to i64, !dbg !409
	%23 = mul i64 %16, %22, !dbg !409
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !409, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !409, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !409, !range !19
	%27 = mul i32 %18, %26, !dbg !409
	%28 = add i32 %25, %27, !dbg !409
	%29 = mul i32 %17, %28, !dbg !409
	%30 = add i32 %24, %29, !dbg !409
	%31 = sext i32 %30 to i64, !dbg !409
	%32 = add i64 %23, %31, !dbg !409
	%33 = mul i64 %10, %12, !dbg !409
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !409, !range !83
	%35 = sext i32 %34 to i64, !dbg !409
	%36 = mul i64 %33, %35, !dbg !409
	%37 = mul i64 %36, %22, !dbg !409
	%38 = sext i32 %2 to i64, !dbg !408
	%39 = trunc i64 %p4 to i32, !dbg !408
	br label %b1, !dbg !409

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !409
	%41 = icmp slt i64 %40, %p1, !dbg !409
	br i1 %41, label %b2, label %b3, !dbg !409

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !410
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !408
	%44 = icmp uge i64 %40, %p3, !dbg !410
	%45 = icmp uge i64 %p4, %38, !dbg !408
	%46 = or i1 %44, %45, !dbg !408
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !408, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !408
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !411
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !411
	%49 = add i64 %40, %37, !dbg !409
	br label %b1, !dbg !409

b3:
	ret void, !dbg !407

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !410
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !410

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !410
	ret void, !dbg !410

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !408
	ret void, !dbg !408
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !412 {
entry:
	br label %b0, !dbg !413

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !413
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !413
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !416
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !417, !range !11
	%4 = sext i32 %3 to i64, !dbg !417
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !417, !range !28
	%6 = sext i32 %5 to i64, !dbg !417
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !417, !range !28
	%8 = sext i32 %7 to i64, !dbg !417
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !417, !range !82
	%10 = sext i32 %9 to i64, !dbg !417
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !417, !range !83
	%12 = sext i32 %11 to i64, !dbg !417
	%13 = mul i64 %12, %8, !dbg !417
	%14 = add i64 %6, %13, !dbg !417
	%15 = mul i64 %10, %14, !dbg !417
	%16 = add i64 %4, %15, !dbg !417
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !417, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !417, !range !20
	%19 = mul i32 %17, %18, !dbg !417
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !417, !range !72
	%21 = mul i32 %19, %20, !dbg !417
	%22 = sext i32 %21 to i64, !dbg !417
	%23 = mul i64 %16, %22, !dbg !417
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !417, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !417, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !417, !range !19
	%27 = mul i32 %18, %26, !dbg !417
	%28 = add i32 %25, %27, !dbg !417
	%29 = mul i32 %17, %28, !dbg !417
	%30 = add i32 %24, %29, !dbg !417
	%31 = sext i32 %30 to i64, !dbg !417
	%32 = add i64 %23, %31, !dbg !417
	%33 = mul i64 %10, %12, !dbg !417
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !417, !range !83
	%35 = sext i32 %34 to i64, !dbg !417
	%36 = mul i64 %33, %35, !dbg !417
	%37 = mul i64 %36, %22, !dbg !417
	%38 = sext i32 %2 to i64, !dbg !416
	%39 = trunc i64 %p4 to i32, !dbg !416
	br label %b1, !dbg !417

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !417
	%41 = icmp slt i64 %40, %p3, !dbg !417
	br i1 %41, label %b2, label %b3, !dbg !417

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !418
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !419
	%44 = icmp uge i64 %40, %p1, !dbg !418
	%45 = icmp uge i64 %p4, %38, !dbg !416
	%46 = or i1 %44, %45, !dbg !416
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !416, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !419
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !416
	%49 = bitcast i16* %48 to i8*, !dbg !416
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !416
	%50 = add i64 %40, %37, !dbg !417
	br label %b1, !dbg !417

b3:
	ret void, !dbg !415

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !418
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !418

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !418
	ret void, !dbg !418

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !416
	ret void, !dbg !416
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !420 {
entry:
	br label %b0, !dbg !421

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !421
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !421
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !424
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !425, !range !11
	%4 = sext i32 %3 to i64, !dbg !425
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !425, !range !28
	%6 = sext i32 %5 to i64, !dbg !425
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !425, !range !28
	%8 = sext i32 %7 to i64, !dbg !425
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !425, !range !82
	%10 = sext i32 %9 to i64, !dbg !425
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !425, !range !83
	%12 = sext i32 %11 to i64, !dbg !425
	%13 = mul i64 %12, %8, !dbg !425
	%14 = add i64 %6, %13, !dbg !425
	%15 = mul i64 %10, %14, !dbg !425
	%16 = add i64 %4, %15, !dbg !425
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !425, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !425, !range !20
	%19 = mul i32 %17, %18, !dbg !425
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !425, !range !72
	%21 = mul i32 %19, %20, !dbg !425
	%22 = sext i32 %21 to i64, !dbg !425
	%23 = mul i64 %16, %22, !dbg !425
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !425, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !425, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !425, !range !19
	%27 = mul i32 %18, %26, !dbg !425
	%28 = add i32 %25, %27, !dbg !425
	%29 = mul i32 %17, %28, !dbg !425
	%30 = add i32 %24, %29, !dbg !425
	%31 = sext i32 %30 to i64, !dbg !425
	%32 = add i64 %23, %31, !dbg !425
	%33 = mul i64 %10, %12, !dbg !425
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !425, !range !83
	%35 = sext i32 %34 to i64, !dbg !425
	%36 = mul i64 %33, %35, !dbg !425
	%37 = mul i64 %36, %22, !dbg !425
	%38 = sext i32 %2 to i64, !dbg !424
	%39 = trunc i64 %p4 to i32, !dbg !424
	br label %b1, !dbg !425

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !425
	%41 = icmp slt i64 %40, %p1, !dbg !425
	br i1 %41, label %b2, label %b3, !dbg !425

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !426
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !424
	%44 = icmp uge i64 %40, %p3, !dbg !426
	%45 = icmp uge i64 %p4, %38, !dbg !424
	%46 = or i1 %44, %45, !dbg !424
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !424, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !424
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !424
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !427
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !427
	%50 = add i64 %40, %37, !dbg !425
	br label %b1, !dbg !425

b3:
	ret void, !dbg !423

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !426
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !426

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !426
	ret void, !dbg !426

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !424
	ret void, !dbg !424
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !428 {
entry:
	br label %b0, !dbg !429

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !429
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !429
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !432
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !433, !range !11
	%4 = sext i32 %3 to i64, !dbg !433
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !433, !range !28
	%6 = sext i32 %5 to i64, !dbg !433
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !433, !range !28
	%8 = sext i32 %7 to i64, !dbg !433
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !433, !range !82
	%10 = sext i32 %9 to i64, !dbg !433
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !433, !range !83
	%12 = sext i32 %11 to i64, !dbg !433
	%13 = mul i64 %12, %8, !dbg !433
	%14 = add i64 %6, %13, !dbg !433
	%15 = mul i64 %10, %14, !dbg !433
	%16 = add i64 %4, %15, !dbg !433
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !433, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !433, !range !20
	%19 = mul i32 %17, %18, !dbg !433
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !433, !range !72
	%21 = mul i32 %19, %20, !dbg !433
	%22 = sext i32 %21 to i64, !dbg !433
	%23 = mul i64 %16, %22, !dbg !433
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !433, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !433, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !433, !range !19
	%27 = mul i32 %18, %26, !dbg !433
	%28 = add i32 %25, %27, !dbg !433
	%29 = mul i32 %17, %28, !dbg !433
	%30 = add i32 %24, %29, !dbg !433
	%31 = sext i32 %30 to i64, !dbg !433
	%32 = add i64 %23, %31, !dbg !433
	%33 = mul i64 %10, %12, !dbg !433
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !433, !range !83
	%35 = sext i32 %34 to i64, !dbg !433
	%36 = mul i64 %33, %35, !dbg !433
	%37 = mul i64 %36, %22, !dbg !433
	%38 = sext i32 %2 to i64, !dbg !432
	%39 = trunc i64 %p4 to i32, !dbg !432
	br label %b1, !dbg !433

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !433
	%41 = icmp slt i64 %40, %p3, !dbg !433
	br i1 %41, label %b2, label %b3, !dbg !433

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !434
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !435
	%44 = icmp uge i64 %40, %p1, !dbg !434
	%45 = icmp uge i64 %p4, %38, !dbg !432
	%46 = or i1 %44, %45, !dbg !432
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !432, !prof !27

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !435
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !432
	%49 = bitcast i32* %48 to i8*, !dbg !432
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !432
	%50 = add i64 %40, %37, !dbg !433
	br label %b1, !dbg !433

b3:
	ret void, !dbg !431

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !434
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !434

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !434
	ret void, !dbg !434

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !432
	ret void, !dbg !432
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !436 {
entry:
	br label %b0, !dbg !437

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !437
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !437
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !440
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !441, !range !11
	%4 = sext i32 %3 to i64, !dbg !441
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !441, !range !28
	%6 = sext i32 %5 to i64, !dbg !441
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !441, !range !28
	%8 = sext i32 %7 to i64, !dbg !441
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !441, !range !82
	%10 = sext i32 %9 to i64, !dbg !441
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !441, !range !83
	%12 = sext i32 %11 to i64, !dbg !441
	%13 = mul i64 %12, %8, !dbg !441
	%14 = add i64 %6, %13, !dbg !441
	%15 = mul i64 %10, %14, !dbg !441
	%16 = add i64 %4, %15, !dbg !441
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !441, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !441, !range !20
	%19 = mul i32 %17, %18, !dbg !441
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !441, !range !72
	%21 = mul i32 %19, %20, !dbg !441
	%22 = sext i32 %21 to i64, !dbg !441
	%23 = mul i64 %16, %22, !dbg !441
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !441, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !441, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !441, !range !19
	%27 = mul i32 %18, %26, !dbg !441
	%28 = add i32 %25, %27, !dbg !441
	%29 = mul i32 %17, %28, !dbg !441
	%30 = add i32 %24, %29, !dbg !441
	%31 = sext i32 %30 to i64, !dbg !441
	%32 = add i64 %23, %31, !dbg !441
	%33 = mul i64 %10, %12, !dbg !441
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !441, !range !83
	%35 = sext i32 %34 to i64, !dbg !441
	%36 = mul i64 %33, %35, !dbg !441
	%37 = mul i64 %36, %22, !dbg !441
	%38 = sext i32 %2 to i64, !dbg !440
	%39 = trunc i64 %p4 to i32, !dbg !440
	br label %b1, !dbg !441

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !441
	%41 = icmp slt i64 %40, %p1, !dbg !441
	br i1 %41, label %b2, label %b3, !dbg !441

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !442
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !440
	%44 = icmp uge i64 %40, %p3, !dbg !442
	%45 = icmp uge i64 %p4, %38, !dbg !440
	%46 = or i1 %44, %45, !dbg !440
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !440, !prof !27

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !440
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !440
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !443
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !443
	%50 = add i64 %40, %37, !dbg !441
	br label %b1, !dbg !441

b3:
	ret void, !dbg !439

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !442
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !442

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !442
	ret void, !dbg !442

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !440
	ret void, !dbg !440
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !444 {
entry:
	br label %b0, !dbg !445

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !445
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !445
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !448
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !449, !range !11
	%4 = sext i32 %3 to i64, !dbg !449
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !449, !range !28
	%6 = sext i32 %5 to i64, !dbg !449
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !449, !range !28
	%8 = sext i32 %7 to i64, !dbg !449
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !449, !range !82
	%10 = sext i32 %9 to i64, !dbg !449
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !449, !range !83
	%12 = sext i32 %11 to i64, !dbg !449
	%13 = mul i64 %12, %8, !dbg !449
	%14 = add i64 %6, %13, !dbg !449
	%15 = mul i64 %10, %14, !dbg !449
	%16 = add i64 %4, %15, !dbg !449
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !449, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !449, !range !20
	%19 = mul i32 %17, %18, !dbg !449
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !449, !range !72
	%21 = mul i32 %19, %20, !dbg !449
	%22 = sext i32 %21 to i64, !dbg !449
	%23 = mul i64 %16, %22, !dbg !449
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !449, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !449, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !449, !range !19
	%27 = mul i32 %18, %26, !dbg !449
	%28 = add i32 %25, %27, !dbg !449
	%29 = mul i32 %17, %28, !dbg !449
	%30 = add i32 %24, %29, !dbg !449
	%31 = sext i32 %30 to i64, !dbg !449
	%32 = add i64 %23, %31, !dbg !449
	%33 = mul i64 %10, %12, !dbg !449
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !449, !range !83
	%35 = sext i32 %34 to i64, !dbg !449
	%36 = mul i64 %33, %35, !dbg !449
	%37 = mul i64 %36, %22, !dbg !449
	%38 = sext i32 %2 to i64, !dbg !448
	%39 = trunc i64 %p4 to i32, !dbg !448
	br label %b1, !dbg !449

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !449
	%41 = icmp slt i64 %40, %p3, !dbg !449
	br i1 %41, label %b2, label %b3, !dbg !449

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !450
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !451
	%44 = icmp uge i64 %40, %p1, !dbg !450
	%45 = icmp uge i64 %p4, %38, !dbg !448
	%46 = or i1 %44, %45, !dbg !448
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !448, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !451
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !448
	%49 = bitcast i64* %48 to i8*, !dbg !448
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !448
	%50 = add i64 %40, %37, !dbg !449
	br label %b1, !dbg !449

b3:
	ret void, !dbg !447

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !450
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !450

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !450
	ret void, !dbg !450

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !448
	ret void, !dbg !448
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !452 {
entry:
	br label %b0, !dbg !453

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !453
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !453
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !456
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !457, !range !11
	%4 = sext i32 %3 to i64, !dbg !457
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !457, !range !28
	%6 = sext i32 %5 to i64, !dbg !457
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !457, !range !28
	%8 = sext i32 %7 to i64, !dbg !457
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !457, !range !82
	%10 = sext i32 %9 to i64, !dbg !457
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !457, !range !83
	%12 = sext i32 %11 to i64, !dbg !457
	%13 = mul i64 %12, %8, !dbg !457
	%14 = add i64 %6, %13, !dbg !457
	%15 = mul i64 %10, %14, !dbg !457
	%16 = add i64 %4, %15, !dbg !457
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !457, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !457, !range !20
	%19 = mul i32 %17, %18, !dbg !457
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !457, !range !72
	%21 = mul i32 %19, %20, !dbg !457
	%22 = sext i32 %21 to i64, !dbg !457
	%23 = mul i64 %16, %22, !dbg !457
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !457, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !457, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !457, !range !19
	%27 = mul i32 %18, %26, !dbg !457
	%28 = add i32 %25, %27, !dbg !457
	%29 = mul i32 %17, %28, !dbg !457
	%30 = add i32 %24, %29, !dbg !457
	%31 = sext i32 %30 to i64, !dbg !457
	%32 = add i64 %23, %31, !dbg !457
	%33 = mul i64 %10, %12, !dbg !457
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !457, !range !83
	%35 = sext i32 %34 to i64, !dbg !457
	%36 = mul i64 %33, %35, !dbg !457
	%37 = mul i64 %36, %22, !dbg !457
	%38 = sext i32 %2 to i64, !dbg !456
	%39 = trunc i64 %p4 to i32, !dbg !456
	br label %b1, !dbg !457

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !457
	%41 = icmp slt i64 %40, %p1, !dbg !457
	br i1 %41, label %b2, label %b3, !dbg !457

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !458
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !456
	%44 = icmp uge i64 %40, %p3, !dbg !458
	%45 = icmp uge i64 %p4, %38, !dbg !456
	%46 = or i1 %44, %45, !dbg !456
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !456, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !456
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !456
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !459
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !459
	%50 = add i64 %40, %37, !dbg !457
	br label %b1, !dbg !457

b3:
	ret void, !dbg !455

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !458
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !458

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !458
	ret void, !dbg !458

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !456
	ret void, !dbg !456
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !460 {
entry:
	br label %b0, !dbg !461

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !461
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !461
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !464
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !465, !range !11
	%4 = sext i32 %3 to i64, !dbg !465
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !465, !range !28
	%6 = sext i32 %5 to i64, !dbg !465
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !465, !range !28
	%8 = sext i32 %7 to i64, !dbg !465
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !465, !range !82
	%10 = sext i32 %9 to i64, !dbg !465
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !465, !range !83
	%12 = sext i32 %11 to i64, !dbg !465
	%13 = mul i64 %12, %8, !dbg !465
	%14 = add i64 %6, %13, !dbg !465
	%15 = mul i64 %10, %14, !dbg !465
	%16 = add i64 %4, %15, !dbg !465
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !465, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !465, !range !20
	%19 = mul i32 %17, %18, !dbg !465
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !465, !range !72
	%21 = mul i32 %19, %20, !dbg !465
	%22 = sext i32 %21 to i64, !dbg !465
	%23 = mul i64 %16, %22, !dbg !465
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !465, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !465, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !465, !range !19
	%27 = mul i32 %18, %26, !dbg !465
	%28 = add i32 %25, %27, !dbg !465
	%29 = mul i32 %17, %28, !dbg !465
	%30 = add i32 %24, %29, !dbg !465
	%31 = sext i32 %30 to i64, !dbg !465
	%32 = add i64 %23, %31, !dbg !465
	%33 = mul i64 %10, %12, !dbg !465
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !465, !range !83
	%35 = sext i32 %34 to i64, !dbg !465
	%36 = mul i64 %33, %35, !dbg !465
	%37 = mul i64 %36, %22, !dbg !465
	%38 = sext i32 %2 to i64, !dbg !464
	%39 = trunc i64 %p4 to i32, !dbg !464
	br label %b1, !dbg !465

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !465
	%41 = icmp slt i64 %40, %p3, !dbg !465
	br i1 %41, label %b2, label %b3, !dbg !465

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !466
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !467
	%44 = icmp uge i64 %40, %p1, !dbg !466
	%45 = icmp uge i64 %p4, %38, !dbg !464
	%46 = or i1 %44, %45, !dbg !464
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !464, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !467
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !464
	%49 = bitcast i64* %48 to i8*, !dbg !464
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !464
	%50 = add i64 %40, %37, !dbg !465
	br label %b1, !dbg !465

b3:
	ret void, !dbg !463

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !466
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !466

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !466
	ret void, !dbg !466

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !464
	ret void, !dbg !464
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !468 {
entry:
	br label %b0, !dbg !469

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !469
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !469
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !472
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !473, !range !11
	%4 = sext i32 %3 to i64, !dbg !473
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !473, !range !28
	%6 = sext i32 %5 to i64, !dbg !473
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !473, !range !28
	%8 = sext i32 %7 to i64, !dbg !473
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !473, !range !82
	%10 = sext i32 %9 to i64, !dbg !473
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !473, !range !83
	%12 = sext i32 %11 to i64, !dbg !473
	%13 = mul i64 %12, %8, !dbg !473
	%14 = add i64 %6, %13, !dbg !473
	%15 = mul i64 %10, %14, !dbg !473
	%16 = add i64 %4, %15, !dbg !473
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !473, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !473, !range !20
	%19 = mul i32 %17, %18, !dbg !473
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !473, !range !72
	%21 = mul i32 %19, %20, !dbg !473
	%22 = sext i32 %21 to i64, !dbg !473
	%23 = mul i64 %16, %22, !dbg !473
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !473, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !473, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !473, !range !19
	%27 = mul i32 %18, %26, !dbg !473
	%28 = add i32 %25, %27, !dbg !473
	%29 = mul i32 %17, %28, !dbg !473
	%30 = add i32 %24, %29, !dbg !473
	%31 = sext i32 %30 to i64, !dbg !473
	%32 = add i64 %23, %31, !dbg !473
	%33 = mul i64 %10, %12, !dbg !473
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !473, !range !83
	%35 = sext i32 %34 to i64, !dbg !473
	%36 = mul i64 %33, %35, !dbg !473
	%37 = mul i64 %36, %22, !dbg !473
	%38 = sext i32 %2 to i64, !dbg !472
	%39 = trunc i64 %p4 to i32, !dbg !472
	br label %b1, !dbg !473

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !473
	%41 = icmp slt i64 %40, %p1, !dbg !473
	br i1 %41, label %b2, label %b3, !dbg !473

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !474
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !472
	%44 = icmp uge i64 %40, %p3, !dbg !474
	%45 = icmp uge i64 %p4, %38, !dbg !472
	%46 = or i1 %44, %45, !dbg !472
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !472, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !472
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !472
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !475
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !475
	%50 = add i64 %40, %37, !dbg !473
	br label %b1, !dbg !473

b3:
	ret void, !dbg !471

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !474
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !474

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !474
	ret void, !dbg !474

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !472
	ret void, !dbg !472
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !476 {
entry:
	br label %b0, !dbg !477

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !477
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !477
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !480
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !481, !range !11
	%4 = sext i32 %3 to i64, !dbg !481
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !481, !range !28
	%6 = sext i32 %5 to i64, !dbg !481
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !481, !range !28
	%8 = sext i32 %7 to i64, !dbg !481
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !481, !range !82
	%10 = sext i32 %9 to i64, !dbg !481
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !481, !range !83
	%12 = sext i32 %11 to i64, !dbg !481
	%13 = mul i64 %12, %8, !dbg !481
	%14 = add i64 %6, %13, !dbg !481
	%15 = mul i64 %10, %14, !dbg !481
	%16 = add i64 %4, %15, !dbg !481
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !481, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !481, !range !20
	%19 = mul i32 %17, %18, !dbg !481
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !481, !range !72
	%21 = mul i32 %19, %20, !dbg !481
	%22 = sext i32 %21 to i64, !dbg !481
	%23 = mul i64 %16, %22, !dbg !481
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !481, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !481, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !481, !range !19
	%27 = mul i32 %18, %26, !dbg !481
	%28 = add i32 %25, %27, !dbg !481
	%29 = mul i32 %17, %28, !dbg !481
	%30 = add i32 %24, %29, !dbg !481
	%31 = sext i32 %30 to i64, !dbg !481
	%32 = add i64 %23, %31, !dbg !481
	%33 = mul i64 %10, %12, !dbg !481
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !481, !range !83
	%35 = sext i32 %34 to i64, !dbg !481
	%36 = mul i64 %33, %35, !dbg !481
	%37 = mul i64 %36, %22, !dbg !481
	%38 = sext i32 %2 to i64, !dbg !480
	%39 = trunc i64 %p4 to i32, !dbg !480
	br label %b1, !dbg !481

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !481
	%41 = icmp slt i64 %40, %p3, !dbg !481
	br i1 %41, label %b2, label %b3, !dbg !481

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !482
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !483
	%44 = icmp uge i64 %40, %p1, !dbg !482
	%45 = icmp uge i64 %p4, %38, !dbg !480
	%46 = or i1 %44, %45, !dbg !480
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !480, !prof !27

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !483
	%48 = bitcast float %47 to i32, !dbg !480
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !480
	%50 = bitcast float* %49 to i8*, !dbg !480
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !480
	%51 = add i64 %40, %37, !dbg !481
	br label %b1, !dbg !481

b3:
	ret void, !dbg !479

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !482
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !482

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !482
	ret void, !dbg !482

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !480
	ret void, !dbg !480
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !484 {
entry:
	br label %b0, !dbg !485

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !485
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !485
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !488
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !489, !range !11
	%4 = sext i32 %3 to i64, !dbg !489
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !489, !range !28
	%6 = sext i32 %5 to i64, !dbg !489
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !489, !range !28
	%8 = sext i32 %7 to i64, !dbg !489
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !489, !range !82
	%10 = sext i32 %9 to i64, !dbg !489
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !489, !range !83
	%12 = sext i32 %11 to i64, !dbg !489
	%13 = mul i64 %12, %8, !dbg !489
	%14 = add i64 %6, %13, !dbg !489
	%15 = mul i64 %10, %14, !dbg !489
	%16 = add i64 %4, %15, !dbg !489
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !489, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !489, !range !20
	%19 = mul i32 %17, %18, !dbg !489
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !489, !range !72
	%21 = mul i32 %19, %20, !dbg !489
	%22 = sext i32 %21 to i64, !dbg !489
	%23 = mul i64 %16, %22, !dbg !489
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !489, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !489, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !489, !range !19
	%27 = mul i32 %18, %26, !dbg !489
	%28 = add i32 %25, %27, !dbg !489
	%29 = mul i32 %17, %28, !dbg !489
	%30 = add i32 %24, %29, !dbg !489
	%31 = sext i32 %30 to i64, !dbg !489
	%32 = add i64 %23, %31, !dbg !489
	%33 = mul i64 %10, %12, !dbg !489
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !489, !range !83
	%35 = sext i32 %34 to i64, !dbg !489
	%36 = mul i64 %33, %35, !dbg !489
	%37 = mul i64 %36, %22, !dbg !489
	%38 = sext i32 %2 to i64, !dbg !488
	%39 = trunc i64 %p4 to i32, !dbg !488
	br label %b1, !dbg !489

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !489
	%41 = icmp slt i64 %40, %p1, !dbg !489
	br i1 %41, label %b2, label %b3, !dbg !489

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !490
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !488
	%44 = icmp uge i64 %40, %p3, !dbg !490
	%45 = icmp uge i64 %p4, %38, !dbg !488
	%46 = or i1 %44, %45, !dbg !488
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !488, !prof !27

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !488
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !488
	%49 = bitcast i32 %48 to float, !dbg !488
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !491
	store float %49, float addrspace(1)* %50, align 4, !dbg !491
	%51 = add i64 %40, %37, !dbg !489
	br label %b1, !dbg !489

b3:
	ret void, !dbg !487

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !490
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !490

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !490
	ret void, !dbg !490

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !488
	ret void, !dbg !488
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !492 {
entry:
	br label %b0, !dbg !493

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !493
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !493
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !496
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !497, !range !11
	%4 = sext i32 %3 to i64, !dbg !497
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !497, !range !28
	%6 = sext i32 %5 to i64, !dbg !497
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !497, !range !28
	%8 = sext i32 %7 to i64, !dbg !497
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !497, !range !82
	%10 = sext i32 %9 to i64, !dbg !497
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !497, !range !83
	%12 = sext i32 %11 to i64, !dbg !497
	%13 = mul i64 %12, %8, !dbg !497
	%14 = add i64 %6, %13, !dbg !497
	%15 = mul i64 %10, %14, !dbg !497
	%16 = add i64 %4, %15, !dbg !497
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !497, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !497, !range !20
	%19 = mul i32 %17, %18, !dbg !497
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !497, !range !72
	%21 = mul i32 %19, %20, !dbg !497
	%22 = sext i32 %21 to i64, !dbg !497
	%23 = mul i64 %16, %22, !dbg !497
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !497, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !497, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !497, !range !19
	%27 = mul i32 %18, %26, !dbg !497
	%28 = add i32 %25, %27, !dbg !497
	%29 = mul i32 %17, %28, !dbg !497
	%30 = add i32 %24, %29, !dbg !497
	%31 = sext i32 %30 to i64, !dbg !497
	%32 = add i64 %23, %31, !dbg !497
	%33 = mul i64 %10, %12, !dbg !497
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !497, !range !83
	%35 = sext i32 %34 to i64, !dbg !497
	%36 = mul i64 %33, %35, !dbg !497
	%37 = mul i64 %36, %22, !dbg !497
	%38 = sext i32 %2 to i64, !dbg !496
	%39 = trunc i64 %p4 to i32, !dbg !496
	br label %b1, !dbg !497

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !497
	%41 = icmp slt i64 %40, %p3, !dbg !497
	br i1 %41, label %b2, label %b3, !dbg !497

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !498
	%43 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !499
	%44 = icmp uge i64 %40, %p1, !dbg !498
	%45 = icmp uge i64 %p4, %38, !dbg !496
	%46 = or i1 %44, %45, !dbg !496
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !496, !prof !27

b2_ok1:
	%47 = load double, double addrspace(1)* %43, align 8, !dbg !499
	%48 = bitcast double %47 to i64, !dbg !496
	%49 = addrspacecast double addrspace(1)* %42 to double*, !dbg !496
	%50 = bitcast double* %49 to i8*, !dbg !496
	call void @gpuc_p_thread_64(i8* %50, i64 %48, i32 %39), !dbg !496
	%51 = add i64 %40, %37, !dbg !497
	br label %b1, !dbg !497

b3:
	ret void, !dbg !495

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !498
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !498

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !498
	ret void, !dbg !498

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !496
	ret void, !dbg !496
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !500 {
entry:
	br label %b0, !dbg !501

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !501
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !501
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !504
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !505, !range !11
	%4 = sext i32 %3 to i64, !dbg !505
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !505, !range !28
	%6 = sext i32 %5 to i64, !dbg !505
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !505, !range !28
	%8 = sext i32 %7 to i64, !dbg !505
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !505, !range !82
	%10 = sext i32 %9 to i64, !dbg !505
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !505, !range !83
	%12 = sext i32 %11 to i64, !dbg !505
	%13 = mul i64 %12, %8, !dbg !505
	%14 = add i64 %6, %13, !dbg !505
	%15 = mul i64 %10, %14, !dbg !505
	%16 = add i64 %4, %15, !dbg !505
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !505, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !505, !range !20
	%19 = mul i32 %17, %18, !dbg !505
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !505, !range !72
	%21 = mul i32 %19, %20, !dbg !505
	%22 = sext i32 %21 to i64, !dbg !505
	%23 = mul i64 %16, %22, !dbg !505
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !505, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !505, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !505, !range !19
	%27 = mul i32 %18, %26, !dbg !505
	%28 = add i32 %25, %27, !dbg !505
	%29 = mul i32 %17, %28, !dbg !505
	%30 = add i32 %24, %29, !dbg !505
	%31 = sext i32 %30 to i64, !dbg !505
	%32 = add i64 %23, %31, !dbg !505
	%33 = mul i64 %10, %12, !dbg !505
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !505, !range !83
	%35 = sext i32 %34 to i64, !dbg !505
	%36 = mul i64 %33, %35, !dbg !505
	%37 = mul i64 %36, %22, !dbg !505
	%38 = sext i32 %2 to i64, !dbg !504
	%39 = trunc i64 %p4 to i32, !dbg !504
	br label %b1, !dbg !505

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !505
	%41 = icmp slt i64 %40, %p1, !dbg !505
	br i1 %41, label %b2, label %b3, !dbg !505

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !506
	%43 = addrspacecast double addrspace(1)* %42 to double*, !dbg !504
	%44 = icmp uge i64 %40, %p3, !dbg !506
	%45 = icmp uge i64 %p4, %38, !dbg !504
	%46 = or i1 %44, %45, !dbg !504
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !504, !prof !27

b2_ok1:
	%47 = bitcast double* %43 to i8*, !dbg !504
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !504
	%49 = bitcast i64 %48 to double, !dbg !504
	%50 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !507
	store double %49, double addrspace(1)* %50, align 8, !dbg !507
	%51 = add i64 %40, %37, !dbg !505
	br label %b1, !dbg !505

b3:
	ret void, !dbg !503

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !506
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !506

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !506
	ret void, !dbg !506

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !504
	ret void, !dbg !504
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !508 {
entry:
	br label %b0, !dbg !509

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !509
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !509
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !512
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !513, !range !11
	%4 = sext i32 %3 to i64, !dbg !513
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !513, !range !28
	%6 = sext i32 %5 to i64, !dbg !513
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !513, !range !28
	%8 = sext i32 %7 to i64, !dbg !513
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !513, !range !82
	%10 = sext i32 %9 to i64, !dbg !513
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !513, !range !83
	%12 = sext i32 %11 to i64, !dbg !513
	%13 = mul i64 %12, %8, !dbg !513
	%14 = add i64 %6, %13, !dbg !513
	%15 = mul i64 %10, %14, !dbg !513
	%16 = add i64 %4, %15, !dbg !513
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !513, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !513, !range !20
	%19 = mul i32 %17, %18, !dbg !513
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !513, !range !72
	%21 = mul i32 %19, %20, !dbg !513
	%22 = sext i32 %21 to i64, !dbg !513
	%23 = mul i64 %16, %22, !dbg !513
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !513, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !513, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !513, !range !19
	%27 = mul i32 %18, %26, !dbg !513
	%28 = add i32 %25, %27, !dbg !513
	%29 = mul i32 %17, %28, !dbg !513
	%30 = add i32 %24, %29, !dbg !513
	%31 = sext i32 %30 to i64, !dbg !513
	%32 = add i64 %23, %31, !dbg !513
	%33 = mul i64 %10, %12, !dbg !513
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !513, !range !83
	%35 = sext i32 %34 to i64, !dbg !513
	%36 = mul i64 %33, %35, !dbg !513
	%37 = mul i64 %36, %22, !dbg !513
	%38 = sext i32 %2 to i64, !dbg !512
	%39 = trunc i64 %p4 to i32, !dbg !512
	br label %b1, !dbg !513

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !513
	%41 = icmp slt i64 %40, %p3, !dbg !513
	br i1 %41, label %b2, label %b3, !dbg !513

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !514
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !515
	%44 = icmp uge i64 %40, %p1, !dbg !514
	%45 = icmp uge i64 %p4, %38, !dbg !512
	%46 = or i1 %44, %45, !dbg !512
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !512, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !515
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !512
	%49 = bitcast i16* %48 to i8*, !dbg !512
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !512
	%50 = add i64 %40, %37, !dbg !513
	br label %b1, !dbg !513

b3:
	ret void, !dbg !511

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !514
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !514

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !514
	ret void, !dbg !514

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !512
	ret void, !dbg !512
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !516 {
entry:
	br label %b0, !dbg !517

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !517
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !517
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !520
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !521, !range !11
	%4 = sext i32 %3 to i64, !dbg !521
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !521, !range !28
	%6 = sext i32 %5 to i64, !dbg !521
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !521, !range !28
	%8 = sext i32 %7 to i64, !dbg !521
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !521, !range !82
	%10 = sext i32 %9 to i64, !dbg !521
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !521, !range !83
	%12 = sext i32 %11 to i64, !dbg !521
	%13 = mul i64 %12, %8, !dbg !521
	%14 = add i64 %6, %13, !dbg !521
	%15 = mul i64 %10, %14, !dbg !521
	%16 = add i64 %4, %15, !dbg !521
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !521, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !521, !range !20
	%19 = mul i32 %17, %18, !dbg !521
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !521, !range !72
	%21 = mul i32 %19, %20, !dbg !521
	%22 = sext i32 %21 to i64, !dbg !521
	%23 = mul i64 %16, %22, !dbg !521
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !521, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !521, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !521, !range !19
	%27 = mul i32 %18, %26, !dbg !521
	%28 = add i32 %25, %27, !dbg !521
	%29 = mul i32 %17, %28, !dbg !521
	%30 = add i32 %24, %29, !dbg !521
	%31 = sext i32 %30 to i64, !dbg !521
	%32 = add i64 %23, %31, !dbg !521
	%33 = mul i64 %10, %12, !dbg !521
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !521, !range !83
	%35 = sext i32 %34 to i64, !dbg !521
	%36 = mul i64 %33, %35, !dbg !521
	%37 = mul i64 %36, %22, !dbg !521
	%38 = sext i32 %2 to i64, !dbg !520
	%39 = trunc i64 %p4 to i32, !dbg !520
	br label %b1, !dbg !521

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !521
	%41 = icmp slt i64 %40, %p1, !dbg !521
	br i1 %41, label %b2, label %b3, !dbg !521

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !522
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !520
	%44 = icmp uge i64 %40, %p3, !dbg !522
	%45 = icmp uge i64 %p4, %38, !dbg !520
	%46 = or i1 %44, %45, !dbg !520
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !520, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !520
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !520
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !523
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !523
	%50 = add i64 %40, %37, !dbg !521
	br label %b1, !dbg !521

b3:
	ret void, !dbg !519

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !522
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !522

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !522
	ret void, !dbg !522

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !520
	ret void, !dbg !520
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !524 {
entry:
	br label %b0, !dbg !525

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !525
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !525
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !528
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !529, !range !11
	%4 = sext i32 %3 to i64, !dbg !529
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !529, !range !28
	%6 = sext i32 %5 to i64, !dbg !529
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !529, !range !28
	%8 = sext i32 %7 to i64, !dbg !529
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !529, !range !82
	%10 = sext i32 %9 to i64, !dbg !529
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !529, !range !83
	%12 = sext i32 %11 to i64, !dbg !529
	%13 = mul i64 %12, %8, !dbg !529
	%14 = add i64 %6, %13, !dbg !529
	%15 = mul i64 %10, %14, !dbg !529
	%16 = add i64 %4, %15, !dbg !529
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !529, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !529, !range !20
	%19 = mul i32 %17, %18, !dbg !529
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !529, !range !72
	%21 = mul i32 %19, %20, !dbg !529
	%22 = sext i32 %21 to i64, !dbg !529
	%23 = mul i64 %16, %22, !dbg !529
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !529, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !529, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !529, !range !19
	%27 = mul i32 %18, %26, !dbg !529
	%28 = add i32 %25, %27, !dbg !529
	%29 = mul i32 %17, %28, !dbg !529
	%30 = add i32 %24, %29, !dbg !529
	%31 = sext i32 %30 to i64, !dbg !529
	%32 = add i64 %23, %31, !dbg !529
	%33 = mul i64 %10, %12, !dbg !529
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !529, !range !83
	%35 = sext i32 %34 to i64, !dbg !529
	%36 = mul i64 %33, %35, !dbg !529
	%37 = mul i64 %36, %22, !dbg !529
	%38 = sext i32 %2 to i64, !dbg !528
	%39 = trunc i64 %p4 to i32, !dbg !528
	br label %b1, !dbg !529

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !529
	%41 = icmp slt i64 %40, %p3, !dbg !529
	br i1 %41, label %b2, label %b3, !dbg !529

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !530
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !531
	%44 = icmp uge i64 %40, %p1, !dbg !530
	%45 = icmp uge i64 %p4, %38, !dbg !528
	%46 = or i1 %44, %45, !dbg !528
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !528, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !531
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !528
	%49 = bitcast i16* %48 to i8*, !dbg !528
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !528
	%50 = add i64 %40, %37, !dbg !529
	br label %b1, !dbg !529

b3:
	ret void, !dbg !527

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !530
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !530

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !530
	ret void, !dbg !530

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !528
	ret void, !dbg !528
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !532 {
entry:
	br label %b0, !dbg !533

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !533
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !533
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !536
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !537, !range !11
	%4 = sext i32 %3 to i64, !dbg !537
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !537, !range !28
	%6 = sext i32 %5 to i64, !dbg !537
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !537, !range !28
	%8 = sext i32 %7 to i64, !dbg !537
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !537, !range !82
	%10 = sext i32 %9 to i64, !dbg !537
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !537, !range !83
	%12 = sext i32 %11 to i64, !dbg !537
	%13 = mul i64 %12, %8, !dbg !537
	%14 = add i64 %6, %13, !dbg !537
	%15 = mul i64 %10, %14, !dbg !537
	%16 = add i64 %4, %15, !dbg !537
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !537, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !537, !range !20
	%19 = mul i32 %17, %18, !dbg !537
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !537, !range !72
	%21 = mul i32 %19, %20, !dbg !537
	%22 = sext i32 %21 to i64, !dbg !537
	%23 = mul i64 %16, %22, !dbg !537
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !537, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !537, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !537, !range !19
	%27 = mul i32 %18, %26, !dbg !537
	%28 = add i32 %25, %27, !dbg !537
	%29 = mul i32 %17, %28, !dbg !537
	%30 = add i32 %24, %29, !dbg !537
	%31 = sext i32 %30 to i64, !dbg !537
	%32 = add i64 %23, %31, !dbg !537
	%33 = mul i64 %10, %12, !dbg !537
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !537, !range !83
	%35 = sext i32 %34 to i64, !dbg !537
	%36 = mul i64 %33, %35, !dbg !537
	%37 = mul i64 %36, %22, !dbg !537
	%38 = sext i32 %2 to i64, !dbg !536
	%39 = trunc i64 %p4 to i32, !dbg !536
	br label %b1, !dbg !537

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !537
	%41 = icmp slt i64 %40, %p1, !dbg !537
	br i1 %41, label %b2, label %b3, !dbg !537

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !538
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !536
	%44 = icmp uge i64 %40, %p3, !dbg !538
	%45 = icmp uge i64 %p4, %38, !dbg !536
	%46 = or i1 %44, %45, !dbg !536
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !536, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !536
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !536
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !539
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !539
	%50 = add i64 %40, %37, !dbg !537
	br label %b1, !dbg !537

b3:
	ret void, !dbg !535

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !538
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !538

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !538
	ret void, !dbg !538

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !536
	ret void, !dbg !536
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !540 {
entry:
	br label %b0, !dbg !541

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !541
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !541
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !544
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !545, !range !11
	%4 = sext i32 %3 to i64, !dbg !545
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !545, !range !28
	%6 = sext i32 %5 to i64, !dbg !545
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !545, !range !28
	%8 = sext i32 %7 to i64, !dbg !545
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !545, !range !82
	%10 = sext i32 %9 to i64, !dbg !545
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !545, !range !83
	%12 = sext i32 %11 to i64, !dbg !545
	%13 = mul i64 %12, %8, !dbg !545
	%14 = add i64 %6, %13, !dbg !545
	%15 = mul i64 %10, %14, !dbg !545
	%16 = add i64 %4, %15, !dbg !545
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !545, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !545, !range !20
	%19 = mul i32 %17, %18, !dbg !545
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !545, !range !72
	%21 = mul i32 %19, %20, !dbg !545
	%22 = sext i32 %21 to i64, !dbg !545
	%23 = mul i64 %16, %22, !dbg !545
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !545, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !545, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !545, !range !19
	%27 = mul i32 %18, %26, !dbg !545
	%28 = add i32 %25, %27, !dbg !545
	%29 = mul i32 %17, %28, !dbg !545
	%30 = add i32 %24, %29, !dbg !545
	%31 = sext i32 %30 to i64, !dbg !545
	%32 = add i64 %23, %31, !dbg !545
	%33 = mul i64 %10, %12, !dbg !545
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !545, !range !83
	%35 = sext i32 %34 to i64, !dbg !545
	%36 = mul i64 %33, %35, !dbg !545
	%37 = mul i64 %36, %22, !dbg !545
	%38 = sext i32 %2 to i64, !dbg !544
	%39 = trunc i64 %p4 to i32, !dbg !544
	br label %b1, !dbg !545

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !545
	%41 = icmp slt i64 %40, %p3, !dbg !545
	br i1 %41, label %b2, label %b3, !dbg !545

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !546
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !547
	%44 = icmp uge i64 %40, %p1, !dbg !546
	%45 = icmp uge i64 %p4, %38, !dbg !544
	%46 = or i1 %44, %45, !dbg !544
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !544, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !547
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !544
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !544
	%49 = add i64 %40, %37, !dbg !545
	br label %b1, !dbg !545

b3:
	ret void, !dbg !543

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !546
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !546

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !546
	ret void, !dbg !546

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !544
	ret void, !dbg !544
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !548 {
entry:
	br label %b0, !dbg !549

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !549
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !549
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !552
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !553, !range !11
	%4 = sext i32 %3 to i64, !dbg !553
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !553, !range !28
	%6 = sext i32 %5 to i64, !dbg !553
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !553, !range !28
	%8 = sext i32 %7 to i64, !dbg !553
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !553, !range !82
	%10 = sext i32 %9 to i64, !dbg !553
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !553, !range !83
	%12 = sext i32 %11 to i64, !dbg !553
	%13 = mul i64 %12, %8, !dbg !553
	%14 = add i64 %6, %13, !dbg !553
	%15 = mul i64 %10, %14, !dbg !553
	%16 = add i64 %4, %15, !dbg !553
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !553, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !553, !range !20
	%19 = mul i32 %17, %18, !dbg !553
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !553, !range !72
	%21 = mul i32 %19, %20, !dbg !553
	%22 = sext i32 %21 to i64, !dbg !553
	%23 = mul i64 %16, %22, !dbg !553
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !553, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !553, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !553, !range !19
	%27 = mul i32 %18, %26, !dbg !553
	%28 = add i32 %25, %27, !dbg !553
	%29 = mul i32 %17, %28, !dbg !553
	%30 = add i32 %24, %29, !dbg !553
	%31 = sext i32 %30 to i64, !dbg !553
	%32 = add i64 %23, %31, !dbg !553
	%33 = mul i64 %10, %12, !dbg !553
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !553, !range !83
	%35 = sext i32 %34 to i64, !dbg !553
	%36 = mul i64 %33, %35, !dbg !553
	%37 = mul i64 %36, %22, !dbg !553
	%38 = sext i32 %2 to i64, !dbg !552
	%39 = trunc i64 %p4 to i32, !dbg !552
	br label %b1, !dbg !553

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !553
	%41 = icmp slt i64 %40, %p1, !dbg !553
	br i1 %41, label %b2, label %b3, !dbg !553

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !554
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !552
	%44 = icmp uge i64 %40, %p3, !dbg !554
	%45 = icmp uge i64 %p4, %38, !dbg !552
	%46 = or i1 %44, %45, !dbg !552
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !552, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !552
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !555
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !555
	%49 = add i64 %40, %37, !dbg !553
	br label %b1, !dbg !553

b3:
	ret void, !dbg !551

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !554
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !554

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !554
	ret void, !dbg !554

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !552
	ret void, !dbg !552
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !556 {
entry:
	br label %b0, !dbg !557

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !557
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !557
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !560
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !561, !range !11
	%4 = sext i32 %3 to i64, !dbg !561
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !561, !range !28
	%6 = sext i32 %5 to i64, !dbg !561
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !561, !range !28
	%8 = sext i32 %7 to i64, !dbg !561
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !561, !range !82
	%10 = sext i32 %9 to i64, !dbg !561
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !561, !range !83
	%12 = sext i32 %11 to i64, !dbg !561
	%13 = mul i64 %12, %8, !dbg !561
	%14 = add i64 %6, %13, !dbg !561
	%15 = mul i64 %10, %14, !dbg !561
	%16 = add i64 %4, %15, !dbg !561
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !561, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !561, !range !20
	%19 = mul i32 %17, %18, !dbg !561
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !561, !range !72
	%21 = mul i32 %19, %20, !dbg !561
	%22 = sext i32 %21 to i64, !dbg !561
	%23 = mul i64 %16, %22, !dbg !561
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !561, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !561, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !561, !range !19
	%27 = mul i32 %18, %26, !dbg !561
	%28 = add i32 %25, %27, !dbg !561
	%29 = mul i32 %17, %28, !dbg !561
	%30 = add i32 %24, %29, !dbg !561
	%31 = sext i32 %30 to i64, !dbg !561
	%32 = add i64 %23, %31, !dbg !561
	%33 = mul i64 %10, %12, !dbg !561
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !561, !range !83
	%35 = sext i32 %34 to i64, !dbg !561
	%36 = mul i64 %33, %35, !dbg !561
	%37 = mul i64 %36, %22, !dbg !561
	%38 = sext i32 %2 to i64, !dbg !560
	%39 = trunc i64 %p4 to i32, !dbg !560
	br label %b1, !dbg !561

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !561
	%41 = icmp slt i64 %40, %p3, !dbg !561
	br i1 %41, label %b2, label %b3, !dbg !561

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !562
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !563
	%44 = icmp uge i64 %40, %p1, !dbg !562
	%45 = icmp uge i64 %p4, %38, !dbg !560
	%46 = or i1 %44, %45, !dbg !560
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !560, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !563
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !560
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !560
	%49 = add i64 %40, %37, !dbg !561
	br label %b1, !dbg !561

b3:
	ret void, !dbg !559

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !562
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !562

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %40, i64 %p1), !dbg !562
	ret void, !dbg !562

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !560
	ret void, !dbg !560
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !564 {
entry:
	br label %b0, !dbg !565

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !565
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !565
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !568
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !569, !range !11
	%4 = sext i32 %3 to i64, !dbg !569
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !569, !range !28
	%6 = sext i32 %5 to i64, !dbg !569
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !569, !range !28
	%8 = sext i32 %7 to i64, !dbg !569
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !569, !range !82
	%10 = sext i32 %9 to i64, !dbg !569
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !569, !range !83
	%12 = sext i32 %11 to i64, !dbg !569
	%13 = mul i64 %12, %8, !dbg !569
	%14 = add i64 %6, %13, !dbg !569
	%15 = mul i64 %10, %14, !dbg !569
	%16 = add i64 %4, %15, !dbg !569
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !569, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !569, !range !20
	%19 = mul i32 %17, %18, !dbg !569
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !569, !range !72
	%21 = mul i32 %19, %20, !dbg !569
	%22 = sext i32 %21 to i64, !dbg !569
	%23 = mul i64 %16, %22, !dbg !569
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !569, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !569, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !569, !range !19
	%27 = mul i32 %18, %26, !dbg !569
	%28 = add i32 %25, %27, !dbg !569
	%29 = mul i32 %17, %28, !dbg !569
	%30 = add i32 %24, %29, !dbg !569
	%31 = sext i32 %30 to i64, !dbg !569
	%32 = add i64 %23, %31, !dbg !569
	%33 = mul i64 %10, %12, !dbg !569
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !569, !range !83
	%35 = sext i32 %34 to i64, !dbg !569
	%36 = mul i64 %33, %35, !dbg !569
	%37 = mul i64 %36, %22, !dbg !569
	%38 = sext i32 %2 to i64, !dbg !568
	%39 = trunc i64 %p4 to i32, !dbg !568
	br label %b1, !dbg !569

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !569
	%41 = icmp slt i64 %40, %p1, !dbg !569
	br i1 %41, label %b2, label %b3, !dbg !569

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !570
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !568
	%44 = icmp uge i64 %40, %p3, !dbg !570
	%45 = icmp uge i64 %p4, %38, !dbg !568
	%46 = or i1 %44, %45, !dbg !568
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !568, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !568
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !571
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !571
	%49 = add i64 %40, %37, !dbg !569
	br label %b1, !dbg !569

b3:
	ret void, !dbg !567

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !570
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !570

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %40, i64 %p3), !dbg !570
	ret void, !dbg !570

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !568
	ret void, !dbg !568
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
!nvvm.annotations = !{!572, !573, !574, !575, !576, !577, !578, !579, !580, !581, !582, !583, !584, !585, !586, !587, !588, !589, !590, !591, !592, !593, !594, !595, !596, !597, !598, !599, !600, !601, !602, !603, !604, !605, !606, !607, !608, !609, !610, !611, !612, !613, !614, !615, !616, !617}
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
!104 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!105 = distinct !DISubprogram(name: "ReuseSource", scope: !104, file: !104, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!106 = !DILocation(line: 28, column: 6, scope: !105)
!107 = !DILocation(line: 29, column: 11, scope: !105)
!108 = !DILocation(line: 30, column: 16, scope: !105)
!109 = !DILocation(line: 32, column: 33, scope: !105)
!110 = !DILocation(line: 33, column: 8, scope: !105)
!111 = distinct !DISubprogram(name: "GetThenUse", scope: !104, file: !104, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!112 = !DILocation(line: 41, column: 6, scope: !111)
!113 = !DILocation(line: 45, column: 11, scope: !111)
!114 = !DILocation(line: 42, column: 18, scope: !111)
!115 = !DILocation(line: 42, column: 21, scope: !111)
!116 = !DILocation(line: 43, column: 3, scope: !111)
!117 = !DILocation(line: 46, column: 20, scope: !111)
!118 = !DILocation(line: 48, column: 8, scope: !111)
!119 = !DILocation(line: 48, column: 3, scope: !111)
!120 = distinct !DISubprogram(name: "PutParts", scope: !104, file: !104, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!121 = !DILocation(line: 55, column: 6, scope: !120)
!122 = !DILocation(line: 59, column: 15, scope: !120)
!123 = !DILocation(line: 56, column: 56, scope: !120)
!124 = !DILocation(line: 56, column: 44, scope: !120)
!125 = !DILocation(line: 56, column: 51, scope: !120)
!126 = !DILocation(line: 56, column: 32, scope: !120)
!127 = !DILocation(line: 57, column: 11, scope: !120)
!128 = !DILocation(line: 58, column: 15, scope: !120)
!129 = !DILocation(line: 58, column: 12, scope: !120)
!130 = !DILocation(line: 59, column: 28, scope: !120)
!131 = !DILocation(line: 59, column: 47, scope: !120)
!132 = !DILocation(line: 61, column: 13, scope: !120)
!133 = distinct !DISubprogram(name: "StoreMeters", scope: !104, file: !104, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!134 = !DILocation(line: 70, column: 6, scope: !133)
!135 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!136 = !DILocation(line: 70, column: 76, scope: !133)
!137 = !DILocation(line: 12, column: 10, scope: !135, inlinedAt: !136)
!138 = !DILocation(line: 11, column: 32, scope: !135, inlinedAt: !136)
!139 = !DILocation(line: 12, column: 20, scope: !135, inlinedAt: !136)
!140 = !DILocation(line: 12, column: 30, scope: !135, inlinedAt: !136)
!141 = distinct !DISubprogram(name: "LoadMeters", scope: !104, file: !104, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!142 = !DILocation(line: 75, column: 6, scope: !141)
!143 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!144 = !DILocation(line: 75, column: 74, scope: !141)
!145 = !DILocation(line: 20, column: 21, scope: !143, inlinedAt: !144)
!146 = !DILocation(line: 19, column: 32, scope: !143, inlinedAt: !144)
!147 = !DILocation(line: 20, column: 31, scope: !143, inlinedAt: !144)
!148 = !DILocation(line: 20, column: 8, scope: !143, inlinedAt: !144)
!149 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!150 = distinct !DISubprogram(name: "Compare", scope: !149, file: !149, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!151 = !DILocation(line: 13, column: 6, scope: !150)
!152 = !DILocation(line: 17, column: 22, scope: !150)
!153 = !DILocation(line: 17, column: 45, scope: !150)
!154 = !DILocation(line: 14, column: 18, scope: !150)
!155 = !DILocation(line: 14, column: 21, scope: !150)
!156 = !DILocation(line: 15, column: 3, scope: !150)
!157 = !DILocation(line: 18, column: 27, scope: !150)
!158 = !DILocation(line: 17, column: 26, scope: !150)
!159 = !DILocation(line: 17, column: 31, scope: !150)
!160 = !DILocation(line: 18, column: 16, scope: !150)
!161 = !DILocation(line: 19, column: 27, scope: !150)
!162 = !DILocation(line: 19, column: 16, scope: !150)
!163 = !DILocation(line: 20, column: 27, scope: !150)
!164 = !DILocation(line: 20, column: 16, scope: !150)
!165 = !DILocation(line: 21, column: 27, scope: !150)
!166 = !DILocation(line: 21, column: 16, scope: !150)
!167 = !DILocation(line: 22, column: 27, scope: !150)
!168 = !DILocation(line: 22, column: 16, scope: !150)
!169 = !DILocation(line: 23, column: 27, scope: !150)
!170 = !DILocation(line: 23, column: 16, scope: !150)
!171 = !DILocation(line: 24, column: 32, scope: !150)
!172 = !DILocation(line: 24, column: 5, scope: !150)
!173 = !DILocation(line: 25, column: 32, scope: !150)
!174 = !DILocation(line: 25, column: 5, scope: !150)
!175 = !DILocation(line: 26, column: 32, scope: !150)
!176 = !DILocation(line: 26, column: 5, scope: !150)
!177 = !DILocation(line: 27, column: 32, scope: !150)
!178 = !DILocation(line: 27, column: 5, scope: !150)
!179 = !DILocation(line: 28, column: 32, scope: !150)
!180 = !DILocation(line: 28, column: 5, scope: !150)
!181 = !DILocation(line: 29, column: 32, scope: !150)
!182 = !DILocation(line: 29, column: 5, scope: !150)
!183 = !DILocation(line: 30, column: 25, scope: !150)
!184 = !DILocation(line: 31, column: 42, scope: !150)
!185 = !DILocation(line: 31, column: 8, scope: !150)
!186 = !DILocation(line: 31, column: 31, scope: !150)
!187 = !DILocation(line: 31, column: 6, scope: !150)
!188 = distinct !DISubprogram(name: "Count", scope: !149, file: !149, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!189 = !DILocation(line: 39, column: 6, scope: !188)
!190 = !DILocation(line: 41, column: 17, scope: !188)
!191 = !DILocation(line: 40, column: 30, scope: !188)
!192 = !DILocation(line: 41, column: 46, scope: !188)
!193 = !DILocation(line: 41, column: 48, scope: !188)
!194 = !DILocation(line: 41, column: 32, scope: !188)
!195 = !DILocation(line: 43, column: 46, scope: !188)
!196 = !DILocation(line: 43, column: 5, scope: !188)
!197 = distinct !DISubprogram(name: "Flags", scope: !149, file: !149, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!198 = !DILocation(line: 49, column: 6, scope: !197)
!199 = !DILocation(line: 51, column: 19, scope: !197)
!200 = !DILocation(line: 52, column: 17, scope: !197)
!201 = !DILocation(line: 50, column: 46, scope: !197)
!202 = !DILocation(line: 50, column: 33, scope: !197)
!203 = !DILocation(line: 52, column: 40, scope: !197)
!204 = !DILocation(line: 52, column: 44, scope: !197)
!205 = !DILocation(line: 52, column: 28, scope: !197)
!206 = !DILocation(line: 54, column: 33, scope: !197)
!207 = !DILocation(line: 55, column: 35, scope: !197)
!208 = !DILocation(line: 55, column: 60, scope: !197)
!209 = !DILocation(line: 55, column: 64, scope: !197)
!210 = !DILocation(line: 55, column: 24, scope: !197)
!211 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!212 = distinct !DISubprogram(name: "SyncedThread", scope: !211, file: !211, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!213 = !DILocation(line: 21, column: 6, scope: !212)
!214 = distinct !DISubprogram(name: "meet", scope: !211, file: !211, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!215 = !DILocation(line: 23, column: 7, scope: !212)
!216 = !DILocation(line: 46, column: 39, scope: !214, inlinedAt: !215)
!217 = !DILocation(line: 46, column: 58, scope: !214, inlinedAt: !215)
!218 = !DILocation(line: 22, column: 18, scope: !212)
!219 = !DILocation(line: 22, column: 21, scope: !212)
!220 = !DILocation(line: 46, column: 14, scope: !214, inlinedAt: !215)
!221 = !DILocation(line: 46, column: 42, scope: !214, inlinedAt: !215)
!222 = !DILocation(line: 46, column: 45, scope: !214, inlinedAt: !215)
!223 = !DILocation(line: 48, column: 7, scope: !214, inlinedAt: !215)
!224 = !DILocation(line: 49, column: 16, scope: !214, inlinedAt: !215)
!225 = !DILocation(line: 50, column: 7, scope: !214, inlinedAt: !215)
!226 = !DILocation(line: 51, column: 19, scope: !214, inlinedAt: !215)
!227 = !DILocation(line: 52, column: 7, scope: !214, inlinedAt: !215)
!228 = !DILocation(line: 53, column: 14, scope: !214, inlinedAt: !215)
!229 = !DILocation(line: 54, column: 13, scope: !214, inlinedAt: !215)
!230 = !DILocation(line: 55, column: 7, scope: !214, inlinedAt: !215)
!231 = !DILocation(line: 56, column: 14, scope: !214, inlinedAt: !215)
!232 = !DILocation(line: 57, column: 16, scope: !214, inlinedAt: !215)
!233 = !DILocation(line: 60, column: 6, scope: !214, inlinedAt: !215)
!234 = !DILocation(line: 60, column: 19, scope: !214, inlinedAt: !215)
!235 = !DILocation(line: 61, column: 17, scope: !214, inlinedAt: !215)
!236 = !DILocation(line: 61, column: 6, scope: !214, inlinedAt: !215)
!237 = !DILocation(line: 60, column: 31, scope: !214, inlinedAt: !215)
!238 = distinct !DISubprogram(name: "SyncedWarp", scope: !211, file: !211, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!239 = !DILocation(line: 30, column: 6, scope: !238)
!240 = distinct !DISubprogram(name: "meet", scope: !211, file: !211, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!241 = !DILocation(line: 32, column: 7, scope: !238)
!242 = !DILocation(line: 46, column: 39, scope: !240, inlinedAt: !241)
!243 = !DILocation(line: 46, column: 58, scope: !240, inlinedAt: !241)
!244 = !DILocation(line: 31, column: 18, scope: !238)
!245 = !DILocation(line: 31, column: 20, scope: !238)
!246 = !DILocation(line: 31, column: 24, scope: !238)
!247 = !DILocation(line: 46, column: 14, scope: !240, inlinedAt: !241)
!248 = !DILocation(line: 32, column: 39, scope: !238)
!249 = !DILocation(line: 32, column: 56, scope: !238)
!250 = !DILocation(line: 46, column: 42, scope: !240, inlinedAt: !241)
!251 = !DILocation(line: 46, column: 45, scope: !240, inlinedAt: !241)
!252 = !DILocation(line: 48, column: 7, scope: !240, inlinedAt: !241)
!253 = !DILocation(line: 49, column: 16, scope: !240, inlinedAt: !241)
!254 = !DILocation(line: 50, column: 7, scope: !240, inlinedAt: !241)
!255 = !DILocation(line: 51, column: 19, scope: !240, inlinedAt: !241)
!256 = !DILocation(line: 52, column: 7, scope: !240, inlinedAt: !241)
!257 = !DILocation(line: 53, column: 14, scope: !240, inlinedAt: !241)
!258 = !DILocation(line: 54, column: 13, scope: !240, inlinedAt: !241)
!259 = !DILocation(line: 55, column: 7, scope: !240, inlinedAt: !241)
!260 = !DILocation(line: 56, column: 14, scope: !240, inlinedAt: !241)
!261 = !DILocation(line: 57, column: 16, scope: !240, inlinedAt: !241)
!262 = !DILocation(line: 60, column: 6, scope: !240, inlinedAt: !241)
!263 = !DILocation(line: 60, column: 19, scope: !240, inlinedAt: !241)
!264 = !DILocation(line: 61, column: 17, scope: !240, inlinedAt: !241)
!265 = !DILocation(line: 61, column: 6, scope: !240, inlinedAt: !241)
!266 = !DILocation(line: 60, column: 31, scope: !240, inlinedAt: !241)
!267 = distinct !DISubprogram(name: "SyncedBlock", scope: !211, file: !211, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!268 = !DILocation(line: 39, column: 6, scope: !267)
!269 = distinct !DISubprogram(name: "meet", scope: !211, file: !211, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!270 = !DILocation(line: 41, column: 7, scope: !267)
!271 = !DILocation(line: 46, column: 39, scope: !269, inlinedAt: !270)
!272 = !DILocation(line: 46, column: 58, scope: !269, inlinedAt: !270)
!273 = !DILocation(line: 40, column: 15, scope: !267)
!274 = !DILocation(line: 40, column: 20, scope: !267)
!275 = !DILocation(line: 46, column: 14, scope: !269, inlinedAt: !270)
!276 = !DILocation(line: 41, column: 41, scope: !267)
!277 = !DILocation(line: 41, column: 59, scope: !267)
!278 = !DILocation(line: 46, column: 42, scope: !269, inlinedAt: !270)
!279 = !DILocation(line: 46, column: 45, scope: !269, inlinedAt: !270)
!280 = !DILocation(line: 48, column: 7, scope: !269, inlinedAt: !270)
!281 = !DILocation(line: 49, column: 16, scope: !269, inlinedAt: !270)
!282 = !DILocation(line: 50, column: 7, scope: !269, inlinedAt: !270)
!283 = !DILocation(line: 51, column: 19, scope: !269, inlinedAt: !270)
!284 = !DILocation(line: 52, column: 7, scope: !269, inlinedAt: !270)
!285 = !DILocation(line: 53, column: 14, scope: !269, inlinedAt: !270)
!286 = !DILocation(line: 54, column: 13, scope: !269, inlinedAt: !270)
!287 = !DILocation(line: 55, column: 7, scope: !269, inlinedAt: !270)
!288 = !DILocation(line: 56, column: 14, scope: !269, inlinedAt: !270)
!289 = !DILocation(line: 57, column: 16, scope: !269, inlinedAt: !270)
!290 = !DILocation(line: 60, column: 6, scope: !269, inlinedAt: !270)
!291 = !DILocation(line: 60, column: 19, scope: !269, inlinedAt: !270)
!292 = !DILocation(line: 61, column: 17, scope: !269, inlinedAt: !270)
!293 = !DILocation(line: 61, column: 6, scope: !269, inlinedAt: !270)
!294 = !DILocation(line: 60, column: 31, scope: !269, inlinedAt: !270)
!295 = distinct !DISubprogram(name: "Rounds", scope: !211, file: !211, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!296 = !DILocation(line: 69, column: 6, scope: !295)
!297 = !DILocation(line: 73, column: 11, scope: !295)
!298 = !DILocation(line: 70, column: 21, scope: !295)
!299 = !DILocation(line: 70, column: 38, scope: !295)
!300 = !DILocation(line: 73, column: 43, scope: !295)
!301 = !DILocation(line: 72, column: 20, scope: !295)
!302 = !DILocation(line: 72, column: 23, scope: !295)
!303 = !DILocation(line: 73, column: 22, scope: !295)
!304 = !DILocation(line: 73, column: 35, scope: !295)
!305 = !DILocation(line: 73, column: 33, scope: !295)
!306 = !DILocation(line: 73, column: 46, scope: !295)
!307 = !DILocation(line: 75, column: 19, scope: !295)
!308 = !DILocation(line: 76, column: 18, scope: !295)
!309 = !DILocation(line: 76, column: 33, scope: !295)
!310 = !DILocation(line: 76, column: 31, scope: !295)
!311 = !DILocation(line: 76, column: 22, scope: !295)
!312 = !DILocation(line: 77, column: 27, scope: !295)
!313 = !DILocation(line: 77, column: 17, scope: !295)
!314 = !DILocation(line: 79, column: 16, scope: !295)
!315 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!316 = distinct !DISubprogram(name: "StoreInt8", scope: !315, file: !315, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!317 = !DILocation(line: 13, column: 6, scope: !316)
!318 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!319 = !DILocation(line: 13, column: 72, scope: !316)
!320 = !DILocation(line: 12, column: 10, scope: !318, inlinedAt: !319)
!321 = !DILocation(line: 11, column: 32, scope: !318, inlinedAt: !319)
!322 = !DILocation(line: 12, column: 20, scope: !318, inlinedAt: !319)
!323 = !DILocation(line: 12, column: 30, scope: !318, inlinedAt: !319)
!324 = distinct !DISubprogram(name: "LoadInt8", scope: !315, file: !315, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!325 = !DILocation(line: 18, column: 6, scope: !324)
!326 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!327 = !DILocation(line: 18, column: 70, scope: !324)
!328 = !DILocation(line: 20, column: 21, scope: !326, inlinedAt: !327)
!329 = !DILocation(line: 19, column: 32, scope: !326, inlinedAt: !327)
!330 = !DILocation(line: 20, column: 31, scope: !326, inlinedAt: !327)
!331 = !DILocation(line: 20, column: 8, scope: !326, inlinedAt: !327)
!332 = distinct !DISubprogram(name: "StoreInt16", scope: !315, file: !315, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!333 = !DILocation(line: 23, column: 6, scope: !332)
!334 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!335 = !DILocation(line: 23, column: 74, scope: !332)
!336 = !DILocation(line: 12, column: 10, scope: !334, inlinedAt: !335)
!337 = !DILocation(line: 11, column: 32, scope: !334, inlinedAt: !335)
!338 = !DILocation(line: 12, column: 20, scope: !334, inlinedAt: !335)
!339 = !DILocation(line: 12, column: 30, scope: !334, inlinedAt: !335)
!340 = distinct !DISubprogram(name: "LoadInt16", scope: !315, file: !315, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!341 = !DILocation(line: 28, column: 6, scope: !340)
!342 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!343 = !DILocation(line: 28, column: 72, scope: !340)
!344 = !DILocation(line: 20, column: 21, scope: !342, inlinedAt: !343)
!345 = !DILocation(line: 19, column: 32, scope: !342, inlinedAt: !343)
!346 = !DILocation(line: 20, column: 31, scope: !342, inlinedAt: !343)
!347 = !DILocation(line: 20, column: 8, scope: !342, inlinedAt: !343)
!348 = distinct !DISubprogram(name: "StoreInt32", scope: !315, file: !315, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!349 = !DILocation(line: 33, column: 6, scope: !348)
!350 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!351 = !DILocation(line: 33, column: 74, scope: !348)
!352 = !DILocation(line: 12, column: 10, scope: !350, inlinedAt: !351)
!353 = !DILocation(line: 11, column: 32, scope: !350, inlinedAt: !351)
!354 = !DILocation(line: 12, column: 20, scope: !350, inlinedAt: !351)
!355 = !DILocation(line: 12, column: 30, scope: !350, inlinedAt: !351)
!356 = distinct !DISubprogram(name: "LoadInt32", scope: !315, file: !315, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!357 = !DILocation(line: 38, column: 6, scope: !356)
!358 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!359 = !DILocation(line: 38, column: 72, scope: !356)
!360 = !DILocation(line: 20, column: 21, scope: !358, inlinedAt: !359)
!361 = !DILocation(line: 19, column: 32, scope: !358, inlinedAt: !359)
!362 = !DILocation(line: 20, column: 31, scope: !358, inlinedAt: !359)
!363 = !DILocation(line: 20, column: 8, scope: !358, inlinedAt: !359)
!364 = distinct !DISubprogram(name: "StoreInt64", scope: !315, file: !315, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!365 = !DILocation(line: 43, column: 6, scope: !364)
!366 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!367 = !DILocation(line: 43, column: 74, scope: !364)
!368 = !DILocation(line: 12, column: 10, scope: !366, inlinedAt: !367)
!369 = !DILocation(line: 11, column: 32, scope: !366, inlinedAt: !367)
!370 = !DILocation(line: 12, column: 20, scope: !366, inlinedAt: !367)
!371 = !DILocation(line: 12, column: 30, scope: !366, inlinedAt: !367)
!372 = distinct !DISubprogram(name: "LoadInt64", scope: !315, file: !315, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!373 = !DILocation(line: 48, column: 6, scope: !372)
!374 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!375 = !DILocation(line: 48, column: 72, scope: !372)
!376 = !DILocation(line: 20, column: 21, scope: !374, inlinedAt: !375)
!377 = !DILocation(line: 19, column: 32, scope: !374, inlinedAt: !375)
!378 = !DILocation(line: 20, column: 31, scope: !374, inlinedAt: !375)
!379 = !DILocation(line: 20, column: 8, scope: !374, inlinedAt: !375)
!380 = distinct !DISubprogram(name: "StoreInt", scope: !315, file: !315, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!381 = !DILocation(line: 53, column: 6, scope: !380)
!382 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!383 = !DILocation(line: 53, column: 70, scope: !380)
!384 = !DILocation(line: 12, column: 10, scope: !382, inlinedAt: !383)
!385 = !DILocation(line: 11, column: 32, scope: !382, inlinedAt: !383)
!386 = !DILocation(line: 12, column: 20, scope: !382, inlinedAt: !383)
!387 = !DILocation(line: 12, column: 30, scope: !382, inlinedAt: !383)
!388 = distinct !DISubprogram(name: "LoadInt", scope: !315, file: !315, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!389 = !DILocation(line: 58, column: 6, scope: !388)
!390 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!391 = !DILocation(line: 58, column: 68, scope: !388)
!392 = !DILocation(line: 20, column: 21, scope: !390, inlinedAt: !391)
!393 = !DILocation(line: 19, column: 32, scope: !390, inlinedAt: !391)
!394 = !DILocation(line: 20, column: 31, scope: !390, inlinedAt: !391)
!395 = !DILocation(line: 20, column: 8, scope: !390, inlinedAt: !391)
!396 = distinct !DISubprogram(name: "StoreUint8", scope: !315, file: !315, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!397 = !DILocation(line: 63, column: 6, scope: !396)
!398 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!399 = !DILocation(line: 63, column: 74, scope: !396)
!400 = !DILocation(line: 12, column: 10, scope: !398, inlinedAt: !399)
!401 = !DILocation(line: 11, column: 32, scope: !398, inlinedAt: !399)
!402 = !DILocation(line: 12, column: 20, scope: !398, inlinedAt: !399)
!403 = !DILocation(line: 12, column: 30, scope: !398, inlinedAt: !399)
!404 = distinct !DISubprogram(name: "LoadUint8", scope: !315, file: !315, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!405 = !DILocation(line: 68, column: 6, scope: !404)
!406 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!407 = !DILocation(line: 68, column: 72, scope: !404)
!408 = !DILocation(line: 20, column: 21, scope: !406, inlinedAt: !407)
!409 = !DILocation(line: 19, column: 32, scope: !406, inlinedAt: !407)
!410 = !DILocation(line: 20, column: 31, scope: !406, inlinedAt: !407)
!411 = !DILocation(line: 20, column: 8, scope: !406, inlinedAt: !407)
!412 = distinct !DISubprogram(name: "StoreUint16", scope: !315, file: !315, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!413 = !DILocation(line: 73, column: 6, scope: !412)
!414 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!415 = !DILocation(line: 73, column: 76, scope: !412)
!416 = !DILocation(line: 12, column: 10, scope: !414, inlinedAt: !415)
!417 = !DILocation(line: 11, column: 32, scope: !414, inlinedAt: !415)
!418 = !DILocation(line: 12, column: 20, scope: !414, inlinedAt: !415)
!419 = !DILocation(line: 12, column: 30, scope: !414, inlinedAt: !415)
!420 = distinct !DISubprogram(name: "LoadUint16", scope: !315, file: !315, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!421 = !DILocation(line: 78, column: 6, scope: !420)
!422 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!423 = !DILocation(line: 78, column: 74, scope: !420)
!424 = !DILocation(line: 20, column: 21, scope: !422, inlinedAt: !423)
!425 = !DILocation(line: 19, column: 32, scope: !422, inlinedAt: !423)
!426 = !DILocation(line: 20, column: 31, scope: !422, inlinedAt: !423)
!427 = !DILocation(line: 20, column: 8, scope: !422, inlinedAt: !423)
!428 = distinct !DISubprogram(name: "StoreUint32", scope: !315, file: !315, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!429 = !DILocation(line: 83, column: 6, scope: !428)
!430 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!431 = !DILocation(line: 83, column: 76, scope: !428)
!432 = !DILocation(line: 12, column: 10, scope: !430, inlinedAt: !431)
!433 = !DILocation(line: 11, column: 32, scope: !430, inlinedAt: !431)
!434 = !DILocation(line: 12, column: 20, scope: !430, inlinedAt: !431)
!435 = !DILocation(line: 12, column: 30, scope: !430, inlinedAt: !431)
!436 = distinct !DISubprogram(name: "LoadUint32", scope: !315, file: !315, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!437 = !DILocation(line: 88, column: 6, scope: !436)
!438 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!439 = !DILocation(line: 88, column: 74, scope: !436)
!440 = !DILocation(line: 20, column: 21, scope: !438, inlinedAt: !439)
!441 = !DILocation(line: 19, column: 32, scope: !438, inlinedAt: !439)
!442 = !DILocation(line: 20, column: 31, scope: !438, inlinedAt: !439)
!443 = !DILocation(line: 20, column: 8, scope: !438, inlinedAt: !439)
!444 = distinct !DISubprogram(name: "StoreUint64", scope: !315, file: !315, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!445 = !DILocation(line: 93, column: 6, scope: !444)
!446 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!447 = !DILocation(line: 93, column: 76, scope: !444)
!448 = !DILocation(line: 12, column: 10, scope: !446, inlinedAt: !447)
!449 = !DILocation(line: 11, column: 32, scope: !446, inlinedAt: !447)
!450 = !DILocation(line: 12, column: 20, scope: !446, inlinedAt: !447)
!451 = !DILocation(line: 12, column: 30, scope: !446, inlinedAt: !447)
!452 = distinct !DISubprogram(name: "LoadUint64", scope: !315, file: !315, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!453 = !DILocation(line: 98, column: 6, scope: !452)
!454 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!455 = !DILocation(line: 98, column: 74, scope: !452)
!456 = !DILocation(line: 20, column: 21, scope: !454, inlinedAt: !455)
!457 = !DILocation(line: 19, column: 32, scope: !454, inlinedAt: !455)
!458 = !DILocation(line: 20, column: 31, scope: !454, inlinedAt: !455)
!459 = !DILocation(line: 20, column: 8, scope: !454, inlinedAt: !455)
!460 = distinct !DISubprogram(name: "StoreUint", scope: !315, file: !315, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!461 = !DILocation(line: 103, column: 6, scope: !460)
!462 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!463 = !DILocation(line: 103, column: 72, scope: !460)
!464 = !DILocation(line: 12, column: 10, scope: !462, inlinedAt: !463)
!465 = !DILocation(line: 11, column: 32, scope: !462, inlinedAt: !463)
!466 = !DILocation(line: 12, column: 20, scope: !462, inlinedAt: !463)
!467 = !DILocation(line: 12, column: 30, scope: !462, inlinedAt: !463)
!468 = distinct !DISubprogram(name: "LoadUint", scope: !315, file: !315, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!469 = !DILocation(line: 108, column: 6, scope: !468)
!470 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!471 = !DILocation(line: 108, column: 70, scope: !468)
!472 = !DILocation(line: 20, column: 21, scope: !470, inlinedAt: !471)
!473 = !DILocation(line: 19, column: 32, scope: !470, inlinedAt: !471)
!474 = !DILocation(line: 20, column: 31, scope: !470, inlinedAt: !471)
!475 = !DILocation(line: 20, column: 8, scope: !470, inlinedAt: !471)
!476 = distinct !DISubprogram(name: "StoreFloat32", scope: !315, file: !315, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!477 = !DILocation(line: 113, column: 6, scope: !476)
!478 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!479 = !DILocation(line: 113, column: 78, scope: !476)
!480 = !DILocation(line: 12, column: 10, scope: !478, inlinedAt: !479)
!481 = !DILocation(line: 11, column: 32, scope: !478, inlinedAt: !479)
!482 = !DILocation(line: 12, column: 20, scope: !478, inlinedAt: !479)
!483 = !DILocation(line: 12, column: 30, scope: !478, inlinedAt: !479)
!484 = distinct !DISubprogram(name: "LoadFloat32", scope: !315, file: !315, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!485 = !DILocation(line: 118, column: 6, scope: !484)
!486 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!487 = !DILocation(line: 118, column: 76, scope: !484)
!488 = !DILocation(line: 20, column: 21, scope: !486, inlinedAt: !487)
!489 = !DILocation(line: 19, column: 32, scope: !486, inlinedAt: !487)
!490 = !DILocation(line: 20, column: 31, scope: !486, inlinedAt: !487)
!491 = !DILocation(line: 20, column: 8, scope: !486, inlinedAt: !487)
!492 = distinct !DISubprogram(name: "StoreFloat64", scope: !315, file: !315, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!493 = !DILocation(line: 123, column: 6, scope: !492)
!494 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!495 = !DILocation(line: 123, column: 78, scope: !492)
!496 = !DILocation(line: 12, column: 10, scope: !494, inlinedAt: !495)
!497 = !DILocation(line: 11, column: 32, scope: !494, inlinedAt: !495)
!498 = !DILocation(line: 12, column: 20, scope: !494, inlinedAt: !495)
!499 = !DILocation(line: 12, column: 30, scope: !494, inlinedAt: !495)
!500 = distinct !DISubprogram(name: "LoadFloat64", scope: !315, file: !315, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!501 = !DILocation(line: 128, column: 6, scope: !500)
!502 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!503 = !DILocation(line: 128, column: 76, scope: !500)
!504 = !DILocation(line: 20, column: 21, scope: !502, inlinedAt: !503)
!505 = !DILocation(line: 19, column: 32, scope: !502, inlinedAt: !503)
!506 = !DILocation(line: 20, column: 31, scope: !502, inlinedAt: !503)
!507 = !DILocation(line: 20, column: 8, scope: !502, inlinedAt: !503)
!508 = distinct !DISubprogram(name: "StoreFloat16", scope: !315, file: !315, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!509 = !DILocation(line: 133, column: 6, scope: !508)
!510 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!511 = !DILocation(line: 133, column: 82, scope: !508)
!512 = !DILocation(line: 12, column: 10, scope: !510, inlinedAt: !511)
!513 = !DILocation(line: 11, column: 32, scope: !510, inlinedAt: !511)
!514 = !DILocation(line: 12, column: 20, scope: !510, inlinedAt: !511)
!515 = !DILocation(line: 12, column: 30, scope: !510, inlinedAt: !511)
!516 = distinct !DISubprogram(name: "LoadFloat16", scope: !315, file: !315, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!517 = !DILocation(line: 138, column: 6, scope: !516)
!518 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!519 = !DILocation(line: 138, column: 80, scope: !516)
!520 = !DILocation(line: 20, column: 21, scope: !518, inlinedAt: !519)
!521 = !DILocation(line: 19, column: 32, scope: !518, inlinedAt: !519)
!522 = !DILocation(line: 20, column: 31, scope: !518, inlinedAt: !519)
!523 = !DILocation(line: 20, column: 8, scope: !518, inlinedAt: !519)
!524 = distinct !DISubprogram(name: "StoreBFloat16", scope: !315, file: !315, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!525 = !DILocation(line: 143, column: 6, scope: !524)
!526 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!527 = !DILocation(line: 143, column: 84, scope: !524)
!528 = !DILocation(line: 12, column: 10, scope: !526, inlinedAt: !527)
!529 = !DILocation(line: 11, column: 32, scope: !526, inlinedAt: !527)
!530 = !DILocation(line: 12, column: 20, scope: !526, inlinedAt: !527)
!531 = !DILocation(line: 12, column: 30, scope: !526, inlinedAt: !527)
!532 = distinct !DISubprogram(name: "LoadBFloat16", scope: !315, file: !315, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!533 = !DILocation(line: 148, column: 6, scope: !532)
!534 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!535 = !DILocation(line: 148, column: 82, scope: !532)
!536 = !DILocation(line: 20, column: 21, scope: !534, inlinedAt: !535)
!537 = !DILocation(line: 19, column: 32, scope: !534, inlinedAt: !535)
!538 = !DILocation(line: 20, column: 31, scope: !534, inlinedAt: !535)
!539 = !DILocation(line: 20, column: 8, scope: !534, inlinedAt: !535)
!540 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !315, file: !315, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!541 = !DILocation(line: 153, column: 6, scope: !540)
!542 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!543 = !DILocation(line: 154, column: 7, scope: !540)
!544 = !DILocation(line: 12, column: 10, scope: !542, inlinedAt: !543)
!545 = !DILocation(line: 11, column: 32, scope: !542, inlinedAt: !543)
!546 = !DILocation(line: 12, column: 20, scope: !542, inlinedAt: !543)
!547 = !DILocation(line: 12, column: 30, scope: !542, inlinedAt: !543)
!548 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !315, file: !315, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!549 = !DILocation(line: 160, column: 6, scope: !548)
!550 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!551 = !DILocation(line: 160, column: 86, scope: !548)
!552 = !DILocation(line: 20, column: 21, scope: !550, inlinedAt: !551)
!553 = !DILocation(line: 19, column: 32, scope: !550, inlinedAt: !551)
!554 = !DILocation(line: 20, column: 31, scope: !550, inlinedAt: !551)
!555 = !DILocation(line: 20, column: 8, scope: !550, inlinedAt: !551)
!556 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !315, file: !315, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!557 = !DILocation(line: 165, column: 6, scope: !556)
!558 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!559 = !DILocation(line: 166, column: 7, scope: !556)
!560 = !DILocation(line: 12, column: 10, scope: !558, inlinedAt: !559)
!561 = !DILocation(line: 11, column: 32, scope: !558, inlinedAt: !559)
!562 = !DILocation(line: 12, column: 20, scope: !558, inlinedAt: !559)
!563 = !DILocation(line: 12, column: 30, scope: !558, inlinedAt: !559)
!564 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !315, file: !315, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!565 = !DILocation(line: 172, column: 6, scope: !564)
!566 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!567 = !DILocation(line: 172, column: 86, scope: !564)
!568 = !DILocation(line: 20, column: 21, scope: !566, inlinedAt: !567)
!569 = !DILocation(line: 19, column: 32, scope: !566, inlinedAt: !567)
!570 = !DILocation(line: 20, column: 31, scope: !566, inlinedAt: !567)
!571 = !DILocation(line: 20, column: 8, scope: !566, inlinedAt: !567)
!572 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!573 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!574 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!575 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!576 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!577 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!578 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!579 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!580 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!581 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!582 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!583 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!584 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!585 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!586 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!587 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!588 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!589 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!590 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!591 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!592 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!593 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!594 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!595 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!596 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!597 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!598 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!599 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!600 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!601 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!602 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!603 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!604 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!605 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!606 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!607 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!608 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!609 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!610 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!611 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!612 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!613 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!614 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!615 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!616 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!617 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
