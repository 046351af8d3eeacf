target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [50 x i8*] [i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (i64, i64, float*, i64, float*, i64, i64*, i64, i64, i8*)* @TransferFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (i64, i64, double*, i64, double*, i64, i64*, i64, i64, i8*)* @TransferFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*)], section "llvm.metadata"

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
	%48 = icmp ule i64 %p4, 1073741823, !dbg !126
	%49 = icmp ule i64 %10, 1073741823, !dbg !126
	%50 = and i1 %48, %49, !dbg !126
	%51 = mul i64 %p4, -1, !dbg !126
	%52 = mul i64 %10, %51, !dbg !126
	%53 = add i64 %p4, %52, !dbg !126
	%54 = icmp sge i64 %53, 0, !dbg !126
	%55 = and i1 %50, %54, !dbg !126
	br i1 %55, label %b1, label %b3_cold, !dbg !126, !prof !73

b1:
	%56 = phi i64 [ %40, %b0_ok1 ], [ %73, %b2_ok1 ], !dbg !126
	%57 = icmp slt i64 %56, %10, !dbg !126
	br i1 %57, label %b2, label %b5, !dbg !126

b2:
	%58 = mul i64 %56, %p4, !dbg !127
	%59 = add i64 %58, %p4, !dbg !128
	%60 = icmp slt i64 %59, %p3, !dbg !129
	%61 = select i1 %60, i64 %59, i64 %p3, !dbg !129
	%62 = sub i64 %61, %58, !dbg !130
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %58, !dbg !130
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %58, !dbg !131
	%65 = mul i64 %62, 4, !dbg !122
	%66 = addrspacecast i32 addrspace(1)* %63 to i32*, !dbg !122
	%67 = addrspacecast i32 addrspace(1)* %64 to i32*, !dbg !122
	%68 = icmp ugt i64 %61, %p1, !dbg !130
	%69 = icmp uge i64 %p5, %46, !dbg !122
	%70 = or i1 %68, %69, !dbg !122
	br i1 %70, label %b2_fail1, label %b2_ok1, !dbg !122, !prof !27

b2_ok1:
	%71 = bitcast i32* %66 to i8*, !dbg !122
	%72 = bitcast i32* %67 to i8*, !dbg !122
	call void @gpuc_put_nbi_thread(i8* %71, i8* %72, i64 %65, i32 %47), !dbg !122
	%73 = add i64 %56, %45, !dbg !126
	br label %b1, !dbg !126

b5:
	call void @gpuc_quiet_thread(), !dbg !132
	ret void, !dbg !132

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 0), !dbg !123
	ret void, !dbg !123

b2_fail1:
	%74 = icmp ugt i64 %61, %p1, !dbg !130
	br i1 %74, label %b2_fail2, label %b2_ok2, !dbg !130

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %61, i64 %p1), !dbg !130
	ret void, !dbg !130

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p5, i64 %46), !dbg !122
	ret void, !dbg !122

b3_cold:
	%75 = phi i64 [ %96, %b4_cold_ok1 ], [ %40, %b0_ok1 ], !dbg !126
	%76 = icmp slt i64 %75, %10, !dbg !126
	br i1 %76, label %b4_cold, label %b5, !dbg !126

b4_cold:
	%77 = mul i64 %75, %p4, !dbg !127
	%78 = add i64 %77, %p4, !dbg !128
	%79 = icmp slt i64 %78, %p3, !dbg !129
	%80 = select i1 %79, i64 %78, i64 %p3, !dbg !129
	%81 = sub i64 %80, %77, !dbg !130
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %77, !dbg !130
	%83 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %77, !dbg !131
	%84 = mul i64 %81, 4, !dbg !122
	%85 = addrspacecast i32 addrspace(1)* %82 to i32*, !dbg !122
	%86 = addrspacecast i32 addrspace(1)* %83 to i32*, !dbg !122
	%87 = icmp ugt i64 %80, %p1, !dbg !130
	%88 = icmp ugt i64 %77, %80, !dbg !130
	%89 = icmp uge i64 %p5, %46, !dbg !122
	%90 = or i1 %87, %88, !dbg !122
	%91 = or i1 %90, %89, !dbg !122
	br i1 %91, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !122, !prof !27

b4_cold_fail1:
	%92 = icmp ugt i64 %80, %p1, !dbg !130
	br i1 %92, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !130

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %80, i64 %p1), !dbg !130
	ret void, !dbg !130

b4_cold_ok2:
	%93 = icmp ugt i64 %77, %80, !dbg !130
	br i1 %93, label %b4_cold_fail3, label %b4_cold_ok3, !dbg !130

b4_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %77, i64 %80), !dbg !130
	ret void, !dbg !130

b4_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p5, i64 %46), !dbg !122
	ret void, !dbg !122

b4_cold_ok1:
	%94 = bitcast i32* %85 to i8*, !dbg !122
	%95 = bitcast i32* %86 to i8*, !dbg !122
	call void @gpuc_put_nbi_thread(i8* %94, i8* %95, i64 %84, i32 %47), !dbg !122
	%96 = add i64 %75, %45, !dbg !126
	br label %b3_cold, !dbg !126
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
	%40 = mul i64 %p3, -1, !dbg !138
	%41 = add i64 %p1, %40, !dbg !138
	%42 = icmp sge i64 %41, 0, !dbg !138
	br i1 %42, label %b1, label %b3_cold, !dbg !138, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %52, %b2_ok1 ], !dbg !138
	%44 = icmp slt i64 %43, %p3, !dbg !138
	br i1 %44, label %b2, label %b5, !dbg !138

b2:
	%45 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !139
	%46 = getelementptr inbounds float, float addrspace(1)* %1, i64 %43, !dbg !140
	%47 = icmp uge i64 %p4, %38, !dbg !137
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !137, !prof !27

b2_ok1:
	%48 = load float, float addrspace(1)* %46, align 4, !dbg !140
	%49 = bitcast float %48 to i32, !dbg !137
	%50 = addrspacecast float addrspace(1)* %45 to float*, !dbg !137
	%51 = bitcast float* %50 to i8*, !dbg !137
	call void @gpuc_p_thread_32(i8* %51, i32 %49, i32 %39), !dbg !137
	%52 = add i64 %43, %37, !dbg !138
	br label %b1, !dbg !138

b5:
	ret void, !dbg !136

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !137
	ret void, !dbg !137

b3_cold:
	%53 = phi i64 [ %65, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !138
	%54 = icmp slt i64 %53, %p3, !dbg !138
	br i1 %54, label %b4_cold, label %b5, !dbg !138

b4_cold:
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %53, !dbg !139
	%56 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !140
	%57 = icmp uge i64 %53, %p1, !dbg !139
	%58 = icmp uge i64 %p4, %38, !dbg !137
	%59 = or i1 %57, %58, !dbg !137
	br i1 %59, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !137, !prof !27

b4_cold_fail1:
	%60 = icmp uge i64 %53, %p1, !dbg !139
	br i1 %60, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !139

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %53, i64 %p1), !dbg !139
	ret void, !dbg !139

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !137
	ret void, !dbg !137

b4_cold_ok1:
	%61 = load float, float addrspace(1)* %56, align 4, !dbg !140
	%62 = bitcast float %61 to i32, !dbg !137
	%63 = addrspacecast float addrspace(1)* %55 to float*, !dbg !137
	%64 = bitcast float* %63 to i8*, !dbg !137
	call void @gpuc_p_thread_32(i8* %64, i32 %62, i32 %39), !dbg !137
	%65 = add i64 %53, %37, !dbg !138
	br label %b3_cold, !dbg !138
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
	%40 = mul i64 %p1, -1, !dbg !146
	%41 = add i64 %40, %p3, !dbg !146
	%42 = icmp sge i64 %41, 0, !dbg !146
	br i1 %42, label %b1, label %b3_cold, !dbg !146, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %52, %b2_ok1 ], !dbg !146
	%44 = icmp slt i64 %43, %p1, !dbg !146
	br i1 %44, label %b2, label %b5, !dbg !146

b2:
	%45 = getelementptr inbounds float, float addrspace(1)* %1, i64 %43, !dbg !147
	%46 = addrspacecast float addrspace(1)* %45 to float*, !dbg !145
	%47 = icmp uge i64 %p4, %38, !dbg !145
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !145, !prof !27

b2_ok1:
	%48 = bitcast float* %46 to i8*, !dbg !145
	%49 = call i32 @gpuc_g_thread_32(i8* %48, i32 %39), !dbg !145
	%50 = bitcast i32 %49 to float, !dbg !145
	%51 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !148
	store float %50, float addrspace(1)* %51, align 4, !dbg !148
	%52 = add i64 %43, %37, !dbg !146
	br label %b1, !dbg !146

b5:
	ret void, !dbg !144

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !145
	ret void, !dbg !145

b3_cold:
	%53 = phi i64 [ %65, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !146
	%54 = icmp slt i64 %53, %p1, !dbg !146
	br i1 %54, label %b4_cold, label %b5, !dbg !146

b4_cold:
	%55 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !147
	%56 = addrspacecast float addrspace(1)* %55 to float*, !dbg !145
	%57 = icmp uge i64 %53, %p3, !dbg !147
	%58 = icmp uge i64 %p4, %38, !dbg !145
	%59 = or i1 %57, %58, !dbg !145
	br i1 %59, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !145, !prof !27

b4_cold_fail1:
	%60 = icmp uge i64 %53, %p3, !dbg !147
	br i1 %60, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !147

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %53, i64 %p3), !dbg !147
	ret void, !dbg !147

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !145
	ret void, !dbg !145

b4_cold_ok1:
	%61 = bitcast float* %56 to i8*, !dbg !145
	%62 = call i32 @gpuc_g_thread_32(i8* %61, i32 %39), !dbg !145
	%63 = bitcast i32 %62 to float, !dbg !145
	%64 = getelementptr inbounds float, float addrspace(1)* %0, i64 %53, !dbg !148
	store float %63, float addrspace(1)* %64, align 4, !dbg !148
	%65 = add i64 %53, %37, !dbg !146
	br label %b3_cold, !dbg !146
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
	%96 = mul i64 %p1, -1, !dbg !183
	%97 = add i64 %96, -6, !dbg !183
	%98 = add i64 %97, %p3, !dbg !183
	%99 = icmp sge i64 %98, 0, !dbg !183
	br i1 %99, label %b3, label %b4_cold, !dbg !183, !prof !73

b3:
	%100 = phi i64 [ 0, %b2_ok12 ], [ %108, %b3_ok1 ], !dbg !183
	%101 = add i64 %100, 6, !dbg !185
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %100, !dbg !184
	%103 = addrspacecast i64 addrspace(1)* %102 to i64*, !dbg !186
	%104 = icmp uge i64 %100, %p1, !dbg !184
	br i1 %104, label %b3_fail1, label %b3_ok1, !dbg !184, !prof !27

b3_ok1:
	%105 = bitcast i64* %103 to i8*, !dbg !186
	%106 = call i64 @gpuc_signal_fetch_thread(i8* %105), !dbg !186
	%107 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %101, !dbg !187
	store i64 %106, i64 addrspace(1)* %107, align 8, !dbg !187
	%108 = add i64 %100, 1, !dbg !187
	%109 = icmp slt i64 %108, %p1, !dbg !187
	br i1 %109, label %b3, label %b5, !dbg !187

b5:
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
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %100, i64 %p1), !dbg !184
	ret void, !dbg !184

b4_cold:
	%110 = phi i64 [ %119, %b4_cold_ok2 ], [ 0, %b2_ok12 ], !dbg !183
	%111 = add i64 %110, 6, !dbg !185
	%112 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %110, !dbg !184
	%113 = addrspacecast i64 addrspace(1)* %112 to i64*, !dbg !186
	%114 = icmp uge i64 %110, %p1, !dbg !184
	br i1 %114, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !184, !prof !27

b4_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %110, i64 %p1), !dbg !184
	ret void, !dbg !184

b4_cold_ok1:
	%115 = bitcast i64* %113 to i8*, !dbg !186
	%116 = call i64 @gpuc_signal_fetch_thread(i8* %115), !dbg !186
	%117 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %111, !dbg !187
	%118 = icmp uge i64 %111, %p3, !dbg !187
	br i1 %118, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !187, !prof !27

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %111, i64 %p3), !dbg !187
	ret void, !dbg !187

b4_cold_ok2:
	store i64 %116, i64 addrspace(1)* %117, align 8, !dbg !187
	%119 = add i64 %110, 1, !dbg !187
	%120 = icmp slt i64 %119, %p1, !dbg !187
	br i1 %120, label %b4_cold, label %b5, !dbg !187
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
	%41 = add i64 %p1, -1, !dbg !202
	%42 = mul i64 %39, -1, !dbg !202
	%43 = add i64 %41, %42, !dbg !202
	%44 = icmp sge i64 %43, 0, !dbg !202
	br i1 %44, label %b1, label %b3_cold, !dbg !202, !prof !73

b1:
	%45 = phi i64 [ %33, %b0 ], [ %51, %b2 ], !dbg !202
	%46 = icmp slt i64 %45, %3, !dbg !202
	br i1 %46, label %b2, label %b5, !dbg !202

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %39, !dbg !205
	%48 = trunc i64 %45 to i32, !dbg !200
	%49 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !200
	%50 = bitcast i64* %49 to i8*, !dbg !200
	call void @gpuc_signal_op_thread(i8* %50, i64 %40, i32 9, i32 %48), !dbg !200
	%51 = add i64 %45, %38, !dbg !202
	br label %b1, !dbg !202

b5:
	%52 = mul i64 %3, -1, !dbg !206
	%53 = add i64 %p1, %52, !dbg !206
	%54 = icmp sge i64 %53, 0, !dbg !206
	br i1 %54, label %b6, label %b8_cold, !dbg !206, !prof !73

b6:
	%55 = phi i64 [ %62, %b7 ], [ %33, %b5 ], !dbg !206
	%56 = icmp slt i64 %55, %3, !dbg !206
	br i1 %56, label %b7, label %b10, !dbg !206

b7:
	%57 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %55, !dbg !207
	%58 = add i64 %55, 1, !dbg !209
	%59 = addrspacecast i64 addrspace(1)* %57 to i64*, !dbg !210
	%60 = bitcast i64* %59 to i8*, !dbg !210
	%61 = call i64 @gpuc_signal_wait_until_thread(i8* %60, i32 0, i64 %58, i32 0, i8* %ctrl, i32 46), !dbg !210
	%62 = add i64 %55, %38, !dbg !206
	br label %b6, !dbg !206

b10:
	ret void, !dbg !206

b3_cold:
	%63 = phi i64 [ %70, %b4_cold_ok1 ], [ %33, %b0 ], !dbg !202
	%64 = icmp slt i64 %63, %3, !dbg !202
	br i1 %64, label %b4_cold, label %b5, !dbg !202

b4_cold:
	%65 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %39, !dbg !205
	%66 = trunc i64 %63 to i32, !dbg !200
	%67 = addrspacecast i64 addrspace(1)* %65 to i64*, !dbg !200
	%68 = icmp uge i64 %39, %p1, !dbg !205
	br i1 %68, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !205, !prof !27

b4_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %39, i64 %p1), !dbg !205
	ret void, !dbg !205

b4_cold_ok1:
	%69 = bitcast i64* %67 to i8*, !dbg !200
	call void @gpuc_signal_op_thread(i8* %69, i64 %40, i32 9, i32 %66), !dbg !200
	%70 = add i64 %63, %38, !dbg !202
	br label %b3_cold, !dbg !202

b8_cold:
	%71 = phi i64 [ %79, %b9_cold_ok1 ], [ %33, %b5 ], !dbg !206
	%72 = icmp slt i64 %71, %3, !dbg !206
	br i1 %72, label %b9_cold, label %b10, !dbg !206

b9_cold:
	%73 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %71, !dbg !207
	%74 = add i64 %71, 1, !dbg !209
	%75 = addrspacecast i64 addrspace(1)* %73 to i64*, !dbg !210
	%76 = icmp uge i64 %71, %p1, !dbg !207
	br i1 %76, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !207, !prof !27

b9_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %71, i64 %p1), !dbg !207
	ret void, !dbg !207

b9_cold_ok1:
	%77 = bitcast i64* %75 to i8*, !dbg !210
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 0, i64 %74, i32 0, i8* %ctrl, i32 46), !dbg !210
	%79 = add i64 %71, %38, !dbg !206
	br label %b8_cold, !dbg !206
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
	call void @gpuc_barrier_thread(i32 %p1), !dbg !224
	br label %b9, !dbg !224

b3:
	%50 = icmp eq i64 %p0, 1, !dbg !225
	br i1 %50, label %b4, label %b5, !dbg !225

b4:
	call void @gpuc_barrier_all_thread(), !dbg !226
	br label %b9, !dbg !226

b5:
	%51 = icmp eq i64 %p0, 2, !dbg !227
	br i1 %51, label %b6, label %b7, !dbg !227

b6:
	call void @gpuc_quiet_thread(), !dbg !228
	call void @gpuc_sync_thread(i32 %p1), !dbg !229
	br label %b9, !dbg !229

b7:
	%52 = icmp eq i64 %p0, 3, !dbg !230
	br i1 %52, label %b8, label %b9, !dbg !230

b8:
	call void @gpuc_quiet_thread(), !dbg !231
	call void @gpuc_sync_all_thread(), !dbg !232
	br label %b9, !dbg !232

b9:
	%53 = mul i64 %p7, -1, !dbg !233
	%54 = add i64 %p3, %53, !dbg !233
	%55 = icmp sge i64 %54, 0, !dbg !233
	br i1 %55, label %b10, label %b12_cold, !dbg !233, !prof !73

b10:
	%56 = phi i64 [ %61, %b11 ], [ 0, %b9 ], !dbg !233
	%57 = icmp slt i64 %56, %p7, !dbg !234
	br i1 %57, label %b11, label %b14, !dbg !234

b11:
	%58 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %56, !dbg !235
	%59 = load i32, i32 addrspace(1)* %58, align 4, !dbg !235
	%60 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %56, !dbg !236
	store i32 %59, i32 addrspace(1)* %60, align 4, !dbg !236
	%61 = add i64 %56, 1, !dbg !237
	br label %b10, !dbg !237

b14:
	ret void, !dbg !215

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !220
	ret void, !dbg !220

b12_cold:
	%62 = phi i64 [ %68, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !233
	%63 = icmp slt i64 %62, %p7, !dbg !234
	br i1 %63, label %b13_cold, label %b14, !dbg !234

b13_cold:
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %62, !dbg !235
	%65 = icmp uge i64 %62, %p3, !dbg !235
	br i1 %65, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !235, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %62, i64 %p3), !dbg !235
	ret void, !dbg !235

b13_cold_ok1:
	%66 = load i32, i32 addrspace(1)* %64, align 4, !dbg !235
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %62, !dbg !236
	store i32 %66, i32 addrspace(1)* %67, align 4, !dbg !236
	%68 = add i64 %62, 1, !dbg !237
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
	call void @gpuc_barrier_warp(i32 %p1), !dbg !253
	br label %b9, !dbg !253

b3:
	%58 = icmp eq i64 %p0, 1, !dbg !254
	br i1 %58, label %b4, label %b5, !dbg !254

b4:
	call void @gpuc_barrier_all_warp(), !dbg !255
	br label %b9, !dbg !255

b5:
	%59 = icmp eq i64 %p0, 2, !dbg !256
	br i1 %59, label %b6, label %b7, !dbg !256

b6:
	call void @gpuc_quiet_warp(), !dbg !257
	call void @gpuc_sync_warp(i32 %p1), !dbg !258
	br label %b9, !dbg !258

b7:
	%60 = icmp eq i64 %p0, 3, !dbg !259
	br i1 %60, label %b8, label %b9, !dbg !259

b8:
	call void @gpuc_quiet_warp(), !dbg !260
	call void @gpuc_sync_all_warp(), !dbg !261
	br label %b9, !dbg !261

b9:
	%61 = icmp ule i64 %44, 281474976710655, !dbg !262
	%62 = mul i64 %p7, -1, !dbg !262
	%63 = add i64 %p3, %62, !dbg !262
	%64 = icmp sge i64 %63, 0, !dbg !262
	%65 = and i1 %61, %64, !dbg !262
	br i1 %65, label %b10, label %b12_cold, !dbg !262, !prof !73

b10:
	%66 = phi i64 [ %71, %b11 ], [ %39, %b9 ], !dbg !262
	%67 = icmp slt i64 %66, %p7, !dbg !263
	br i1 %67, label %b11, label %b14, !dbg !263

b11:
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %66, !dbg !264
	%69 = load i32, i32 addrspace(1)* %68, align 4, !dbg !264
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %66, !dbg !265
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !265
	%71 = add i64 %66, %44, !dbg !266
	br label %b10, !dbg !266

b14:
	ret void, !dbg !241

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !247
	ret void, !dbg !247

b12_cold:
	%72 = phi i64 [ %78, %b13_cold_ok1 ], [ %39, %b9 ], !dbg !262
	%73 = icmp slt i64 %72, %p7, !dbg !263
	br i1 %73, label %b13_cold, label %b14, !dbg !263

b13_cold:
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %72, !dbg !264
	%75 = icmp uge i64 %72, %p3, !dbg !264
	br i1 %75, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !264, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %72, i64 %p3), !dbg !264
	ret void, !dbg !264

b13_cold_ok1:
	%76 = load i32, i32 addrspace(1)* %74, align 4, !dbg !264
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %72, !dbg !265
	store i32 %76, i32 addrspace(1)* %77, align 4, !dbg !265
	%78 = add i64 %72, %44, !dbg !266
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
	call void @gpuc_barrier_block(i32 %p1), !dbg !281
	br label %b9, !dbg !281

b3:
	%36 = icmp eq i64 %p0, 1, !dbg !282
	br i1 %36, label %b4, label %b5, !dbg !282

b4:
	call void @gpuc_barrier_all_block(), !dbg !283
	br label %b9, !dbg !283

b5:
	%37 = icmp eq i64 %p0, 2, !dbg !284
	br i1 %37, label %b6, label %b7, !dbg !284

b6:
	call void @gpuc_quiet_block(), !dbg !285
	call void @gpuc_sync_block(i32 %p1), !dbg !286
	br label %b9, !dbg !286

b7:
	%38 = icmp eq i64 %p0, 3, !dbg !287
	br i1 %38, label %b8, label %b9, !dbg !287

b8:
	call void @gpuc_quiet_block(), !dbg !288
	call void @gpuc_sync_all_block(), !dbg !289
	br label %b9, !dbg !289

b9:
	%39 = mul i64 %p7, -1, !dbg !290
	%40 = add i64 %p3, %39, !dbg !290
	%41 = icmp sge i64 %40, 0, !dbg !290
	br i1 %41, label %b10, label %b12_cold, !dbg !290, !prof !73

b10:
	%42 = phi i64 [ %47, %b11 ], [ %18, %b9 ], !dbg !290
	%43 = icmp slt i64 %42, %p7, !dbg !291
	br i1 %43, label %b11, label %b14, !dbg !291

b11:
	%44 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %42, !dbg !292
	%45 = load i32, i32 addrspace(1)* %44, align 4, !dbg !292
	%46 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %42, !dbg !293
	store i32 %45, i32 addrspace(1)* %46, align 4, !dbg !293
	%47 = add i64 %42, %22, !dbg !294
	br label %b10, !dbg !294

b14:
	ret void, !dbg !270

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 %p3, i64 %p5), !dbg !275
	ret void, !dbg !275

b12_cold:
	%48 = phi i64 [ %54, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !290
	%49 = icmp slt i64 %48, %p7, !dbg !291
	br i1 %49, label %b13_cold, label %b14, !dbg !291

b13_cold:
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %48, !dbg !292
	%51 = icmp uge i64 %48, %p3, !dbg !292
	br i1 %51, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !292, !prof !27

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 48, i64 %48, i64 %p3), !dbg !292
	ret void, !dbg !292

b13_cold_ok1:
	%52 = load i32, i32 addrspace(1)* %50, align 4, !dbg !292
	%53 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %48, !dbg !293
	store i32 %52, i32 addrspace(1)* %53, align 4, !dbg !293
	%54 = add i64 %48, %22, !dbg !294
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
	call void @gpuc_barrier_all_block(), !dbg !307
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
	%37 = addrspacecast i32 addrspace(1)* %36 to i32*, !dbg !313
	%38 = icmp uge i64 0, %p3, !dbg !312
	br i1 %38, label %b5_fail1, label %b5_ok1, !dbg !312, !prof !27

b5_ok1:
	%39 = atomicrmw add i32* %37, i32 1 monotonic, !dbg !313
	br label %b6, !dbg !313

b6:
	call void @gpuc_sync_all_block(), !dbg !314
	%40 = icmp slt i64 %33, %p4, !dbg !314
	br i1 %40, label %b2, label %b7, !dbg !314

b7:
	ret void, !dbg !314

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 0, i64 %p1), !dbg !303
	ret void, !dbg !303

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 50, i64 0, i64 %p1), !dbg !308
	ret void, !dbg !308

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 0, i64 %p3), !dbg !312
	ret void, !dbg !312
}

define void @TransferInt8(i64 %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !316 {
entry:
	br label %b0, !dbg !317

b0:
	%0 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !317
	%1 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !317
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !317
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !320
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !321, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !321, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !321, !range !19
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !321, !range !20
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !321, !range !20
	%9 = mul i32 %8, %6, !dbg !321
	%10 = add i32 %5, %9, !dbg !321
	%11 = mul i32 %7, %10, !dbg !321
	%12 = add i32 %4, %11, !dbg !321
	%13 = sext i32 %12 to i64, !dbg !321
	%14 = icmp eq i64 %p0, 0, !dbg !322
	br i1 %14, label %b1, label %b3, !dbg !322

b1:
	%15 = icmp eq i64 %13, 0, !dbg !323
	br i1 %15, label %b2, label %b16, !dbg !323

b2:
	%16 = sext i32 %3 to i64, !dbg !320
	%17 = trunc i64 %p8 to i32, !dbg !320
	%18 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !320
	%19 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !320
	%20 = icmp ne i64 %p3, %p5, !dbg !320
	%21 = icmp uge i64 %p8, %16, !dbg !320
	%22 = or i1 %20, %21, !dbg !320
	br i1 %22, label %b2_fail1, label %b2_ok1, !dbg !320, !prof !27

b2_ok1:
	call void @gpuc_put_thread(i8* %18, i8* %19, i64 %p5, i32 %17), !dbg !320
	br label %b16, !dbg !320

b3:
	%23 = icmp eq i64 %p0, 1, !dbg !324
	br i1 %23, label %b4, label %b6, !dbg !324

b4:
	%24 = sdiv i64 %13, 32, !dbg !325
	%25 = icmp eq i64 %24, %p1, !dbg !326
	br i1 %25, label %b5, label %b16, !dbg !326

b5:
	%26 = sext i32 %3 to i64, !dbg !327
	%27 = trunc i64 %p8 to i32, !dbg !327
	%28 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !327
	%29 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !327
	%30 = icmp ne i64 %p3, %p5, !dbg !327
	%31 = icmp uge i64 %p8, %26, !dbg !327
	%32 = or i1 %30, %31, !dbg !327
	br i1 %32, label %b5_fail1, label %b5_ok1, !dbg !327, !prof !27

b5_ok1:
	call void @gpuc_put_nbi_warp(i8* %28, i8* %29, i64 %p5, i32 %27), !dbg !327
	br label %b16, !dbg !327

b6:
	%33 = icmp eq i64 %p0, 2, !dbg !328
	br i1 %33, label %b7, label %b8, !dbg !328

b7:
	%34 = sext i32 %3 to i64, !dbg !329
	%35 = trunc i64 %p8 to i32, !dbg !329
	%36 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !329
	%37 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !329
	%38 = icmp ne i64 %p3, %p5, !dbg !329
	%39 = icmp uge i64 %p8, %34, !dbg !329
	%40 = or i1 %38, %39, !dbg !329
	br i1 %40, label %b7_fail1, label %b7_ok1, !dbg !329, !prof !27

b7_ok1:
	call void @gpuc_get_block(i8* %36, i8* %37, i64 %p5, i32 %35), !dbg !329
	br label %b16, !dbg !329

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !330
	br i1 %41, label %b9, label %b11, !dbg !330

b9:
	%42 = icmp eq i64 %13, 0, !dbg !331
	br i1 %42, label %b10, label %b16, !dbg !331

b10:
	%43 = sext i32 %3 to i64, !dbg !332
	%44 = trunc i64 %p8 to i32, !dbg !332
	%45 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !332
	%46 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !332
	%47 = icmp ne i64 %p3, %p5, !dbg !332
	%48 = icmp uge i64 %p8, %43, !dbg !332
	%49 = or i1 %47, %48, !dbg !332
	br i1 %49, label %b10_fail1, label %b10_ok1, !dbg !332, !prof !27

b10_ok1:
	call void @gpuc_get_nbi_thread(i8* %45, i8* %46, i64 %p5, i32 %44), !dbg !332
	br label %b16, !dbg !332

b11:
	%50 = icmp eq i64 %p0, 4, !dbg !333
	br i1 %50, label %b12, label %b14, !dbg !333

b12:
	%51 = sdiv i64 %13, 32, !dbg !334
	%52 = icmp eq i64 %51, %p1, !dbg !335
	br i1 %52, label %b13, label %b16, !dbg !335

b13:
	%53 = sext i32 %3 to i64, !dbg !336
	%54 = trunc i64 %p8 to i32, !dbg !336
	%55 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !336
	%56 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !336
	%57 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !336
	%58 = icmp ne i64 %p3, %p5, !dbg !336
	%59 = icmp uge i64 %p8, %53, !dbg !336
	%60 = icmp eq i64 addrspace(1)* %2, null, !dbg !336
	%61 = or i1 %58, %59, !dbg !336
	%62 = or i1 %61, %60, !dbg !336
	br i1 %62, label %b13_fail1, label %b13_ok1, !dbg !336, !prof !27

b13_ok1:
	%63 = bitcast i64* %57 to i8*, !dbg !336
	call void @gpuc_put_signal_warp(i8* %55, i8* %56, i64 %p5, i8* %63, i64 %p7, i32 9, i32 %54), !dbg !336
	br label %b16, !dbg !336

b14:
	%64 = icmp eq i64 %p0, 5, !dbg !337
	br i1 %64, label %b15, label %b16, !dbg !337

b15:
	%65 = sext i32 %3 to i64, !dbg !338
	%66 = trunc i64 %p8 to i32, !dbg !338
	%67 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !338
	%68 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !338
	%69 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !338
	%70 = icmp ne i64 %p3, %p5, !dbg !338
	%71 = icmp uge i64 %p8, %65, !dbg !338
	%72 = icmp eq i64 addrspace(1)* %2, null, !dbg !338
	%73 = or i1 %70, %71, !dbg !338
	%74 = or i1 %73, %72, !dbg !338
	br i1 %74, label %b15_fail1, label %b15_ok1, !dbg !338, !prof !27

b15_ok1:
	%75 = bitcast i64* %69 to i8*, !dbg !338
	call void @gpuc_put_signal_nbi_block(i8* %67, i8* %68, i64 %p5, i8* %75, i64 %p7, i32 9, i32 %66), !dbg !338
	br label %b16, !dbg !338

b16:
	ret void, !dbg !319

b2_fail1:
	%76 = icmp ne i64 %p3, %p5, !dbg !320
	br i1 %76, label %b2_fail2, label %b2_ok2, !dbg !320

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p3, i64 %p5), !dbg !320
	ret void, !dbg !320

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p8, i64 %16), !dbg !320
	ret void, !dbg !320

b5_fail1:
	%77 = icmp ne i64 %p3, %p5, !dbg !327
	br i1 %77, label %b5_fail2, label %b5_ok2, !dbg !327

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !327
	ret void, !dbg !327

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p8, i64 %26), !dbg !327
	ret void, !dbg !327

b7_fail1:
	%78 = icmp ne i64 %p3, %p5, !dbg !329
	br i1 %78, label %b7_fail2, label %b7_ok2, !dbg !329

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !329
	ret void, !dbg !329

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %p8, i64 %34), !dbg !329
	ret void, !dbg !329

b10_fail1:
	%79 = icmp ne i64 %p3, %p5, !dbg !332
	br i1 %79, label %b10_fail2, label %b10_ok2, !dbg !332

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !332
	ret void, !dbg !332

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p8, i64 %43), !dbg !332
	ret void, !dbg !332

b13_fail1:
	%80 = icmp ne i64 %p3, %p5, !dbg !336
	br i1 %80, label %b13_fail2, label %b13_ok2, !dbg !336

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p3, i64 %p5), !dbg !336
	ret void, !dbg !336

b13_ok2:
	%81 = icmp uge i64 %p8, %53, !dbg !336
	br i1 %81, label %b13_fail3, label %b13_ok3, !dbg !336

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p8, i64 %53), !dbg !336
	ret void, !dbg !336

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !336
	ret void, !dbg !336

b15_fail1:
	%82 = icmp ne i64 %p3, %p5, !dbg !338
	br i1 %82, label %b15_fail2, label %b15_ok2, !dbg !338

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p3, i64 %p5), !dbg !338
	ret void, !dbg !338

b15_ok2:
	%83 = icmp uge i64 %p8, %65, !dbg !338
	br i1 %83, label %b15_fail3, label %b15_ok3, !dbg !338

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p8, i64 %65), !dbg !338
	ret void, !dbg !338

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !338
	ret void, !dbg !338
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !339 {
entry:
	br label %b0, !dbg !340

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !340
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !340
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !343
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !344, !range !11
	%4 = sext i32 %3 to i64, !dbg !344
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !344, !range !28
	%6 = sext i32 %5 to i64, !dbg !344
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !344, !range !28
	%8 = sext i32 %7 to i64, !dbg !344
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !344, !range !82
	%10 = sext i32 %9 to i64, !dbg !344
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !344, !range !83
	%12 = sext i32 %11 to i64, !dbg !344
	%13 = mul i64 %12, %8, !dbg !344
	%14 = add i64 %6, %13, !dbg !344
	%15 = mul i64 %10, %14, !dbg !344
	%16 = add i64 %4, %15, !dbg !344
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !344, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !344, !range !20
	%19 = mul i32 %17, %18, !dbg !344
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !344, !range !72
	%21 = mul i32 %19, %20, !dbg !344
	%22 = sext i32 %21 to i64, !dbg !344
	%23 = mul i64 %16, %22, !dbg !344
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !344, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !344, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !344, !range !19
	%27 = mul i32 %18, %26, !dbg !344
	%28 = add i32 %25, %27, !dbg !344
	%29 = mul i32 %17, %28, !dbg !344
	%30 = add i32 %24, %29, !dbg !344
	%31 = sext i32 %30 to i64, !dbg !344
	%32 = add i64 %23, %31, !dbg !344
	%33 = mul i64 %10, %12, !dbg !344
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !344, !range !83
	%35 = sext i32 %34 to i64, !dbg !344
	%36 = mul i64 %33, %35, !dbg !344
	%37 = mul i64 %36, %22, !dbg !344
	%38 = sext i32 %2 to i64, !dbg !343
	%39 = trunc i64 %p4 to i32, !dbg !343
	%40 = mul i64 %p3, -1, !dbg !344
	%41 = add i64 %p1, %40, !dbg !344
	%42 = icmp sge i64 %41, 0, !dbg !344
	br i1 %42, label %b1, label %b3_cold, !dbg !344, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !344
	%44 = icmp slt i64 %43, %p3, !dbg !344
	br i1 %44, label %b2, label %b5, !dbg !344

b2:
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !345
	%46 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %43, !dbg !346
	%47 = icmp uge i64 %p4, %38, !dbg !343
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !343, !prof !27

b2_ok1:
	%48 = load i8, i8 addrspace(1)* %46, align 1, !dbg !346
	%49 = addrspacecast i8 addrspace(1)* %45 to i8*, !dbg !343
	call void @gpuc_p_thread_8(i8* %49, i8 zeroext %48, i32 %39), !dbg !343
	%50 = add i64 %43, %37, !dbg !344
	br label %b1, !dbg !344

b5:
	ret void, !dbg !342

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !343
	ret void, !dbg !343

b3_cold:
	%51 = phi i64 [ %61, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !344
	%52 = icmp slt i64 %51, %p3, !dbg !344
	br i1 %52, label %b4_cold, label %b5, !dbg !344

b4_cold:
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %51, !dbg !345
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %51, !dbg !346
	%55 = icmp uge i64 %51, %p1, !dbg !345
	%56 = icmp uge i64 %p4, %38, !dbg !343
	%57 = or i1 %55, %56, !dbg !343
	br i1 %57, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !343, !prof !27

b4_cold_fail1:
	%58 = icmp uge i64 %51, %p1, !dbg !345
	br i1 %58, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !345

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %51, i64 %p1), !dbg !345
	ret void, !dbg !345

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !343
	ret void, !dbg !343

b4_cold_ok1:
	%59 = load i8, i8 addrspace(1)* %54, align 1, !dbg !346
	%60 = addrspacecast i8 addrspace(1)* %53 to i8*, !dbg !343
	call void @gpuc_p_thread_8(i8* %60, i8 zeroext %59, i32 %39), !dbg !343
	%61 = add i64 %51, %37, !dbg !344
	br label %b3_cold, !dbg !344
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !347 {
entry:
	br label %b0, !dbg !348

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !348
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !348
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !351
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !352, !range !11
	%4 = sext i32 %3 to i64, !dbg !352
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !352, !range !28
	%6 = sext i32 %5 to i64, !dbg !352
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !352, !range !28
	%8 = sext i32 %7 to i64, !dbg !352
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !352, !range !82
	%10 = sext i32 %9 to i64, !dbg !352
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !352, !range !83
	%12 = sext i32 %11 to i64, !dbg !352
	%13 = mul i64 %12, %8, !dbg !352
	%14 = add i64 %6, %13, !dbg !352
	%15 = mul i64 %10, %14, !dbg !352
	%16 = add i64 %4, %15, !dbg !352
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !352, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !352, !range !20
	%19 = mul i32 %17, %18, !dbg !352
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !352, !range !72
	%21 = mul i32 %19, %20, !dbg !352
	%22 = sext i32 %21 to i64, !dbg !352
	%23 = mul i64 %16, %22, !dbg !352
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !352, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !352, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !352, !range !19
	%27 = mul i32 %18, %26, !dbg !352
	%28 = add i32 %25, %27, !dbg !352
	%29 = mul i32 %17, %28, !dbg !352
	%30 = add i32 %24, %29, !dbg !352
	%31 = sext i32 %30 to i64, !dbg !352
	%32 = add i64 %23, %31, !dbg !352
	%33 = mul i64 %10, %12, !dbg !352
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !352, !range !83
	%35 = sext i32 %34 to i64, !dbg !352
	%36 = mul i64 %33, %35, !dbg !352
	%37 = mul i64 %36, %22, !dbg !352
	%38 = sext i32 %2 to i64, !dbg !351
	%39 = trunc i64 %p4 to i32, !dbg !351
	%40 = mul i64 %p1, -1, !dbg !352
	%41 = add i64 %40, %p3, !dbg !352
	%42 = icmp sge i64 %41, 0, !dbg !352
	br i1 %42, label %b1, label %b3_cold, !dbg !352, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !352
	%44 = icmp slt i64 %43, %p1, !dbg !352
	br i1 %44, label %b2, label %b5, !dbg !352

b2:
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %43, !dbg !353
	%46 = addrspacecast i8 addrspace(1)* %45 to i8*, !dbg !351
	%47 = icmp uge i64 %p4, %38, !dbg !351
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !351, !prof !27

b2_ok1:
	%48 = call zeroext i8 @gpuc_g_thread_8(i8* %46, i32 %39), !dbg !351
	%49 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !354
	store i8 %48, i8 addrspace(1)* %49, align 1, !dbg !354
	%50 = add i64 %43, %37, !dbg !352
	br label %b1, !dbg !352

b5:
	ret void, !dbg !350

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !351
	ret void, !dbg !351

b3_cold:
	%51 = phi i64 [ %61, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !352
	%52 = icmp slt i64 %51, %p1, !dbg !352
	br i1 %52, label %b4_cold, label %b5, !dbg !352

b4_cold:
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %51, !dbg !353
	%54 = addrspacecast i8 addrspace(1)* %53 to i8*, !dbg !351
	%55 = icmp uge i64 %51, %p3, !dbg !353
	%56 = icmp uge i64 %p4, %38, !dbg !351
	%57 = or i1 %55, %56, !dbg !351
	br i1 %57, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !351, !prof !27

b4_cold_fail1:
	%58 = icmp uge i64 %51, %p3, !dbg !353
	br i1 %58, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !353

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %51, i64 %p3), !dbg !353
	ret void, !dbg !353

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !351
	ret void, !dbg !351

b4_cold_ok1:
	%59 = call zeroext i8 @gpuc_g_thread_8(i8* %54, i32 %39), !dbg !351
	%60 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %51, !dbg !354
	store i8 %59, i8 addrspace(1)* %60, align 1, !dbg !354
	%61 = add i64 %51, %37, !dbg !352
	br label %b3_cold, !dbg !352
}

define void @TransferInt16(i64 %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !355 {
entry:
	br label %b0, !dbg !356

b0:
	%0 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !356
	%1 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !356
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !356
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !359
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !360, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !360, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !360, !range !19
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !360, !range !20
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !360, !range !20
	%9 = mul i32 %8, %6, !dbg !360
	%10 = add i32 %5, %9, !dbg !360
	%11 = mul i32 %7, %10, !dbg !360
	%12 = add i32 %4, %11, !dbg !360
	%13 = sext i32 %12 to i64, !dbg !360
	%14 = icmp eq i64 %p0, 0, !dbg !361
	br i1 %14, label %b1, label %b3, !dbg !361

b1:
	%15 = sdiv i64 %13, 32, !dbg !362
	%16 = icmp eq i64 %15, %p1, !dbg !363
	br i1 %16, label %b2, label %b16, !dbg !363

b2:
	%17 = sext i32 %3 to i64, !dbg !359
	%18 = mul i64 %p5, 2, !dbg !359
	%19 = trunc i64 %p8 to i32, !dbg !359
	%20 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !359
	%21 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !359
	%22 = icmp ne i64 %p3, %p5, !dbg !359
	%23 = icmp uge i64 %p8, %17, !dbg !359
	%24 = or i1 %22, %23, !dbg !359
	br i1 %24, label %b2_fail1, label %b2_ok1, !dbg !359, !prof !27

b2_ok1:
	%25 = bitcast i16* %20 to i8*, !dbg !359
	%26 = bitcast i16* %21 to i8*, !dbg !359
	call void @gpuc_put_warp(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !359
	br label %b16, !dbg !359

b3:
	%27 = icmp eq i64 %p0, 1, !dbg !364
	br i1 %27, label %b4, label %b5, !dbg !364

b4:
	%28 = sext i32 %3 to i64, !dbg !365
	%29 = mul i64 %p5, 2, !dbg !365
	%30 = trunc i64 %p8 to i32, !dbg !365
	%31 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !365
	%32 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !365
	%33 = icmp ne i64 %p3, %p5, !dbg !365
	%34 = icmp uge i64 %p8, %28, !dbg !365
	%35 = or i1 %33, %34, !dbg !365
	br i1 %35, label %b4_fail1, label %b4_ok1, !dbg !365, !prof !27

b4_ok1:
	%36 = bitcast i16* %31 to i8*, !dbg !365
	%37 = bitcast i16* %32 to i8*, !dbg !365
	call void @gpuc_put_nbi_block(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !365
	br label %b16, !dbg !365

b5:
	%38 = icmp eq i64 %p0, 2, !dbg !366
	br i1 %38, label %b6, label %b8, !dbg !366

b6:
	%39 = icmp eq i64 %13, 0, !dbg !367
	br i1 %39, label %b7, label %b16, !dbg !367

b7:
	%40 = sext i32 %3 to i64, !dbg !368
	%41 = mul i64 %p5, 2, !dbg !368
	%42 = trunc i64 %p8 to i32, !dbg !368
	%43 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !368
	%44 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !368
	%45 = icmp ne i64 %p3, %p5, !dbg !368
	%46 = icmp uge i64 %p8, %40, !dbg !368
	%47 = or i1 %45, %46, !dbg !368
	br i1 %47, label %b7_fail1, label %b7_ok1, !dbg !368, !prof !27

b7_ok1:
	%48 = bitcast i16* %43 to i8*, !dbg !368
	%49 = bitcast i16* %44 to i8*, !dbg !368
	call void @gpuc_get_thread(i8* %48, i8* %49, i64 %41, i32 %42), !dbg !368
	br label %b16, !dbg !368

b8:
	%50 = icmp eq i64 %p0, 3, !dbg !369
	br i1 %50, label %b9, label %b11, !dbg !369

b9:
	%51 = sdiv i64 %13, 32, !dbg !370
	%52 = icmp eq i64 %51, %p1, !dbg !371
	br i1 %52, label %b10, label %b16, !dbg !371

b10:
	%53 = sext i32 %3 to i64, !dbg !372
	%54 = mul i64 %p5, 2, !dbg !372
	%55 = trunc i64 %p8 to i32, !dbg !372
	%56 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !372
	%57 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !372
	%58 = icmp ne i64 %p3, %p5, !dbg !372
	%59 = icmp uge i64 %p8, %53, !dbg !372
	%60 = or i1 %58, %59, !dbg !372
	br i1 %60, label %b10_fail1, label %b10_ok1, !dbg !372, !prof !27

b10_ok1:
	%61 = bitcast i16* %56 to i8*, !dbg !372
	%62 = bitcast i16* %57 to i8*, !dbg !372
	call void @gpuc_get_nbi_warp(i8* %61, i8* %62, i64 %54, i32 %55), !dbg !372
	br label %b16, !dbg !372

b11:
	%63 = icmp eq i64 %p0, 4, !dbg !373
	br i1 %63, label %b12, label %b13, !dbg !373

b12:
	%64 = sext i32 %3 to i64, !dbg !374
	%65 = mul i64 %p5, 2, !dbg !374
	%66 = trunc i64 %p8 to i32, !dbg !374
	%67 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !374
	%68 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !374
	%69 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !374
	%70 = icmp ne i64 %p3, %p5, !dbg !374
	%71 = icmp uge i64 %p8, %64, !dbg !374
	%72 = icmp eq i64 addrspace(1)* %2, null, !dbg !374
	%73 = or i1 %70, %71, !dbg !374
	%74 = or i1 %73, %72, !dbg !374
	br i1 %74, label %b12_fail1, label %b12_ok1, !dbg !374, !prof !27

b12_ok1:
	%75 = bitcast i16* %67 to i8*, !dbg !374
	%76 = bitcast i16* %68 to i8*, !dbg !374
	%77 = bitcast i64* %69 to i8*, !dbg !374
	call void @gpuc_put_signal_block(i8* %75, i8* %76, i64 %65, i8* %77, i64 %p7, i32 10, i32 %66), !dbg !374
	br label %b16, !dbg !374

b13:
	%78 = icmp eq i64 %p0, 5, !dbg !375
	br i1 %78, label %b14, label %b16, !dbg !375

b14:
	%79 = icmp eq i64 %13, 0, !dbg !376
	br i1 %79, label %b15, label %b16, !dbg !376

b15:
	%80 = sext i32 %3 to i64, !dbg !377
	%81 = mul i64 %p5, 2, !dbg !377
	%82 = trunc i64 %p8 to i32, !dbg !377
	%83 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !377
	%84 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !377
	%85 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !377
	%86 = icmp ne i64 %p3, %p5, !dbg !377
	%87 = icmp uge i64 %p8, %80, !dbg !377
	%88 = icmp eq i64 addrspace(1)* %2, null, !dbg !377
	%89 = or i1 %86, %87, !dbg !377
	%90 = or i1 %89, %88, !dbg !377
	br i1 %90, label %b15_fail1, label %b15_ok1, !dbg !377, !prof !27

b15_ok1:
	%91 = bitcast i16* %83 to i8*, !dbg !377
	%92 = bitcast i16* %84 to i8*, !dbg !377
	%93 = bitcast i64* %85 to i8*, !dbg !377
	call void @gpuc_put_signal_nbi_thread(i8* %91, i8* %92, i64 %81, i8* %93, i64 %p7, i32 10, i32 %82), !dbg !377
	br label %b16, !dbg !377

b16:
	ret void, !dbg !358

b2_fail1:
	%94 = icmp ne i64 %p3, %p5, !dbg !359
	br i1 %94, label %b2_fail2, label %b2_ok2, !dbg !359

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p3, i64 %p5), !dbg !359
	ret void, !dbg !359

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %17), !dbg !359
	ret void, !dbg !359

b4_fail1:
	%95 = icmp ne i64 %p3, %p5, !dbg !365
	br i1 %95, label %b4_fail2, label %b4_ok2, !dbg !365

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !365
	ret void, !dbg !365

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p8, i64 %28), !dbg !365
	ret void, !dbg !365

b7_fail1:
	%96 = icmp ne i64 %p3, %p5, !dbg !368
	br i1 %96, label %b7_fail2, label %b7_ok2, !dbg !368

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !368
	ret void, !dbg !368

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p8, i64 %40), !dbg !368
	ret void, !dbg !368

b10_fail1:
	%97 = icmp ne i64 %p3, %p5, !dbg !372
	br i1 %97, label %b10_fail2, label %b10_ok2, !dbg !372

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p3, i64 %p5), !dbg !372
	ret void, !dbg !372

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p8, i64 %53), !dbg !372
	ret void, !dbg !372

b12_fail1:
	%98 = icmp ne i64 %p3, %p5, !dbg !374
	br i1 %98, label %b12_fail2, label %b12_ok2, !dbg !374

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p3, i64 %p5), !dbg !374
	ret void, !dbg !374

b12_ok2:
	%99 = icmp uge i64 %p8, %64, !dbg !374
	br i1 %99, label %b12_fail3, label %b12_ok3, !dbg !374

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p8, i64 %64), !dbg !374
	ret void, !dbg !374

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !374
	ret void, !dbg !374

b15_fail1:
	%100 = icmp ne i64 %p3, %p5, !dbg !377
	br i1 %100, label %b15_fail2, label %b15_ok2, !dbg !377

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !377
	ret void, !dbg !377

b15_ok2:
	%101 = icmp uge i64 %p8, %80, !dbg !377
	br i1 %101, label %b15_fail3, label %b15_ok3, !dbg !377

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %80), !dbg !377
	ret void, !dbg !377

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !377
	ret void, !dbg !377
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !378 {
entry:
	br label %b0, !dbg !379

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !379
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !379
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
	%40 = mul i64 %p3, -1, !dbg !383
	%41 = add i64 %p1, %40, !dbg !383
	%42 = icmp sge i64 %41, 0, !dbg !383
	br i1 %42, label %b1, label %b3_cold, !dbg !383, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !383
	%44 = icmp slt i64 %43, %p3, !dbg !383
	br i1 %44, label %b2, label %b5, !dbg !383

b2:
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !384
	%46 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %43, !dbg !385
	%47 = icmp uge i64 %p4, %38, !dbg !382
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !382, !prof !27

b2_ok1:
	%48 = load i16, i16 addrspace(1)* %46, align 2, !dbg !385
	%49 = addrspacecast i16 addrspace(1)* %45 to i16*, !dbg !382
	%50 = bitcast i16* %49 to i8*, !dbg !382
	call void @gpuc_p_thread_16(i8* %50, i16 zeroext %48, i32 %39), !dbg !382
	%51 = add i64 %43, %37, !dbg !383
	br label %b1, !dbg !383

b5:
	ret void, !dbg !381

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !382
	ret void, !dbg !382

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !383
	%53 = icmp slt i64 %52, %p3, !dbg !383
	br i1 %53, label %b4_cold, label %b5, !dbg !383

b4_cold:
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %52, !dbg !384
	%55 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %52, !dbg !385
	%56 = icmp uge i64 %52, %p1, !dbg !384
	%57 = icmp uge i64 %p4, %38, !dbg !382
	%58 = or i1 %56, %57, !dbg !382
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !382, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p1, !dbg !384
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !384

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %52, i64 %p1), !dbg !384
	ret void, !dbg !384

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !382
	ret void, !dbg !382

b4_cold_ok1:
	%60 = load i16, i16 addrspace(1)* %55, align 2, !dbg !385
	%61 = addrspacecast i16 addrspace(1)* %54 to i16*, !dbg !382
	%62 = bitcast i16* %61 to i8*, !dbg !382
	call void @gpuc_p_thread_16(i8* %62, i16 zeroext %60, i32 %39), !dbg !382
	%63 = add i64 %52, %37, !dbg !383
	br label %b3_cold, !dbg !383
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !386 {
entry:
	br label %b0, !dbg !387

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !387
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !387
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
	%40 = mul i64 %p1, -1, !dbg !391
	%41 = add i64 %40, %p3, !dbg !391
	%42 = icmp sge i64 %41, 0, !dbg !391
	br i1 %42, label %b1, label %b3_cold, !dbg !391, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !391
	%44 = icmp slt i64 %43, %p1, !dbg !391
	br i1 %44, label %b2, label %b5, !dbg !391

b2:
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %43, !dbg !392
	%46 = addrspacecast i16 addrspace(1)* %45 to i16*, !dbg !390
	%47 = icmp uge i64 %p4, %38, !dbg !390
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !390, !prof !27

b2_ok1:
	%48 = bitcast i16* %46 to i8*, !dbg !390
	%49 = call zeroext i16 @gpuc_g_thread_16(i8* %48, i32 %39), !dbg !390
	%50 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !393
	store i16 %49, i16 addrspace(1)* %50, align 2, !dbg !393
	%51 = add i64 %43, %37, !dbg !391
	br label %b1, !dbg !391

b5:
	ret void, !dbg !389

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !390
	ret void, !dbg !390

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !391
	%53 = icmp slt i64 %52, %p1, !dbg !391
	br i1 %53, label %b4_cold, label %b5, !dbg !391

b4_cold:
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %52, !dbg !392
	%55 = addrspacecast i16 addrspace(1)* %54 to i16*, !dbg !390
	%56 = icmp uge i64 %52, %p3, !dbg !392
	%57 = icmp uge i64 %p4, %38, !dbg !390
	%58 = or i1 %56, %57, !dbg !390
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !390, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p3, !dbg !392
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !392

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %52, i64 %p3), !dbg !392
	ret void, !dbg !392

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !390
	ret void, !dbg !390

b4_cold_ok1:
	%60 = bitcast i16* %55 to i8*, !dbg !390
	%61 = call zeroext i16 @gpuc_g_thread_16(i8* %60, i32 %39), !dbg !390
	%62 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %52, !dbg !393
	store i16 %61, i16 addrspace(1)* %62, align 2, !dbg !393
	%63 = add i64 %52, %37, !dbg !391
	br label %b3_cold, !dbg !391
}

define void @TransferInt32(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !394 {
entry:
	br label %b0, !dbg !395

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !395
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !395
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !395
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !398
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !399, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !399, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !399, !range !19
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !399, !range !20
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !399, !range !20
	%9 = mul i32 %8, %6, !dbg !399
	%10 = add i32 %5, %9, !dbg !399
	%11 = mul i32 %7, %10, !dbg !399
	%12 = add i32 %4, %11, !dbg !399
	%13 = sext i32 %12 to i64, !dbg !399
	%14 = icmp eq i64 %p0, 0, !dbg !400
	br i1 %14, label %b1, label %b2, !dbg !400

b1:
	%15 = sext i32 %3 to i64, !dbg !398
	%16 = mul i64 %p5, 4, !dbg !398
	%17 = trunc i64 %p8 to i32, !dbg !398
	%18 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !398
	%19 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !398
	%20 = icmp ne i64 %p3, %p5, !dbg !398
	%21 = icmp uge i64 %p8, %15, !dbg !398
	%22 = or i1 %20, %21, !dbg !398
	br i1 %22, label %b1_fail1, label %b1_ok1, !dbg !398, !prof !27

b1_ok1:
	%23 = bitcast i32* %18 to i8*, !dbg !398
	%24 = bitcast i32* %19 to i8*, !dbg !398
	call void @gpuc_put_block(i8* %23, i8* %24, i64 %16, i32 %17), !dbg !398
	br label %b16, !dbg !398

b2:
	%25 = icmp eq i64 %p0, 1, !dbg !401
	br i1 %25, label %b3, label %b5, !dbg !401

b3:
	%26 = icmp eq i64 %13, 0, !dbg !402
	br i1 %26, label %b4, label %b16, !dbg !402

b4:
	%27 = sext i32 %3 to i64, !dbg !403
	%28 = mul i64 %p5, 4, !dbg !403
	%29 = trunc i64 %p8 to i32, !dbg !403
	%30 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !403
	%31 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !403
	%32 = icmp ne i64 %p3, %p5, !dbg !403
	%33 = icmp uge i64 %p8, %27, !dbg !403
	%34 = or i1 %32, %33, !dbg !403
	br i1 %34, label %b4_fail1, label %b4_ok1, !dbg !403, !prof !27

b4_ok1:
	%35 = bitcast i32* %30 to i8*, !dbg !403
	%36 = bitcast i32* %31 to i8*, !dbg !403
	call void @gpuc_put_nbi_thread(i8* %35, i8* %36, i64 %28, i32 %29), !dbg !403
	br label %b16, !dbg !403

b5:
	%37 = icmp eq i64 %p0, 2, !dbg !404
	br i1 %37, label %b6, label %b8, !dbg !404

b6:
	%38 = sdiv i64 %13, 32, !dbg !405
	%39 = icmp eq i64 %38, %p1, !dbg !406
	br i1 %39, label %b7, label %b16, !dbg !406

b7:
	%40 = sext i32 %3 to i64, !dbg !407
	%41 = mul i64 %p5, 4, !dbg !407
	%42 = trunc i64 %p8 to i32, !dbg !407
	%43 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !407
	%44 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !407
	%45 = icmp ne i64 %p3, %p5, !dbg !407
	%46 = icmp uge i64 %p8, %40, !dbg !407
	%47 = or i1 %45, %46, !dbg !407
	br i1 %47, label %b7_fail1, label %b7_ok1, !dbg !407, !prof !27

b7_ok1:
	%48 = bitcast i32* %43 to i8*, !dbg !407
	%49 = bitcast i32* %44 to i8*, !dbg !407
	call void @gpuc_get_warp(i8* %48, i8* %49, i64 %41, i32 %42), !dbg !407
	br label %b16, !dbg !407

b8:
	%50 = icmp eq i64 %p0, 3, !dbg !408
	br i1 %50, label %b9, label %b10, !dbg !408

b9:
	%51 = sext i32 %3 to i64, !dbg !409
	%52 = mul i64 %p5, 4, !dbg !409
	%53 = trunc i64 %p8 to i32, !dbg !409
	%54 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !409
	%55 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !409
	%56 = icmp ne i64 %p3, %p5, !dbg !409
	%57 = icmp uge i64 %p8, %51, !dbg !409
	%58 = or i1 %56, %57, !dbg !409
	br i1 %58, label %b9_fail1, label %b9_ok1, !dbg !409, !prof !27

b9_ok1:
	%59 = bitcast i32* %54 to i8*, !dbg !409
	%60 = bitcast i32* %55 to i8*, !dbg !409
	call void @gpuc_get_nbi_block(i8* %59, i8* %60, i64 %52, i32 %53), !dbg !409
	br label %b16, !dbg !409

b10:
	%61 = icmp eq i64 %p0, 4, !dbg !410
	br i1 %61, label %b11, label %b13, !dbg !410

b11:
	%62 = icmp eq i64 %13, 0, !dbg !411
	br i1 %62, label %b12, label %b16, !dbg !411

b12:
	%63 = sext i32 %3 to i64, !dbg !412
	%64 = mul i64 %p5, 4, !dbg !412
	%65 = trunc i64 %p8 to i32, !dbg !412
	%66 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !412
	%67 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !412
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !412
	%69 = icmp ne i64 %p3, %p5, !dbg !412
	%70 = icmp uge i64 %p8, %63, !dbg !412
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !412
	%72 = or i1 %69, %70, !dbg !412
	%73 = or i1 %72, %71, !dbg !412
	br i1 %73, label %b12_fail1, label %b12_ok1, !dbg !412, !prof !27

b12_ok1:
	%74 = bitcast i32* %66 to i8*, !dbg !412
	%75 = bitcast i32* %67 to i8*, !dbg !412
	%76 = bitcast i64* %68 to i8*, !dbg !412
	call void @gpuc_put_signal_thread(i8* %74, i8* %75, i64 %64, i8* %76, i64 %p7, i32 9, i32 %65), !dbg !412
	br label %b16, !dbg !412

b13:
	%77 = icmp eq i64 %p0, 5, !dbg !413
	br i1 %77, label %b14, label %b16, !dbg !413

b14:
	%78 = sdiv i64 %13, 32, !dbg !414
	%79 = icmp eq i64 %78, %p1, !dbg !415
	br i1 %79, label %b15, label %b16, !dbg !415

b15:
	%80 = sext i32 %3 to i64, !dbg !416
	%81 = mul i64 %p5, 4, !dbg !416
	%82 = trunc i64 %p8 to i32, !dbg !416
	%83 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !416
	%84 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !416
	%85 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !416
	%86 = icmp ne i64 %p3, %p5, !dbg !416
	%87 = icmp uge i64 %p8, %80, !dbg !416
	%88 = icmp eq i64 addrspace(1)* %2, null, !dbg !416
	%89 = or i1 %86, %87, !dbg !416
	%90 = or i1 %89, %88, !dbg !416
	br i1 %90, label %b15_fail1, label %b15_ok1, !dbg !416, !prof !27

b15_ok1:
	%91 = bitcast i32* %83 to i8*, !dbg !416
	%92 = bitcast i32* %84 to i8*, !dbg !416
	%93 = bitcast i64* %85 to i8*, !dbg !416
	call void @gpuc_put_signal_nbi_warp(i8* %91, i8* %92, i64 %81, i8* %93, i64 %p7, i32 9, i32 %82), !dbg !416
	br label %b16, !dbg !416

b16:
	ret void, !dbg !397

b1_fail1:
	%94 = icmp ne i64 %p3, %p5, !dbg !398
	br i1 %94, label %b1_fail2, label %b1_ok2, !dbg !398

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p3, i64 %p5), !dbg !398
	ret void, !dbg !398

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p8, i64 %15), !dbg !398
	ret void, !dbg !398

b4_fail1:
	%95 = icmp ne i64 %p3, %p5, !dbg !403
	br i1 %95, label %b4_fail2, label %b4_ok2, !dbg !403

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p3, i64 %p5), !dbg !403
	ret void, !dbg !403

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p8, i64 %27), !dbg !403
	ret void, !dbg !403

b7_fail1:
	%96 = icmp ne i64 %p3, %p5, !dbg !407
	br i1 %96, label %b7_fail2, label %b7_ok2, !dbg !407

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !407
	ret void, !dbg !407

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %40), !dbg !407
	ret void, !dbg !407

b9_fail1:
	%97 = icmp ne i64 %p3, %p5, !dbg !409
	br i1 %97, label %b9_fail2, label %b9_ok2, !dbg !409

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %p3, i64 %p5), !dbg !409
	ret void, !dbg !409

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p8, i64 %51), !dbg !409
	ret void, !dbg !409

b12_fail1:
	%98 = icmp ne i64 %p3, %p5, !dbg !412
	br i1 %98, label %b12_fail2, label %b12_ok2, !dbg !412

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %p5), !dbg !412
	ret void, !dbg !412

b12_ok2:
	%99 = icmp uge i64 %p8, %63, !dbg !412
	br i1 %99, label %b12_fail3, label %b12_ok3, !dbg !412

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p8, i64 %63), !dbg !412
	ret void, !dbg !412

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 0), !dbg !412
	ret void, !dbg !412

b15_fail1:
	%100 = icmp ne i64 %p3, %p5, !dbg !416
	br i1 %100, label %b15_fail2, label %b15_ok2, !dbg !416

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p3, i64 %p5), !dbg !416
	ret void, !dbg !416

b15_ok2:
	%101 = icmp uge i64 %p8, %80, !dbg !416
	br i1 %101, label %b15_fail3, label %b15_ok3, !dbg !416

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p8, i64 %80), !dbg !416
	ret void, !dbg !416

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 0), !dbg !416
	ret void, !dbg !416
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !417 {
entry:
	br label %b0, !dbg !418

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !418
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !418
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
	%40 = mul i64 %p3, -1, !dbg !422
	%41 = add i64 %p1, %40, !dbg !422
	%42 = icmp sge i64 %41, 0, !dbg !422
	br i1 %42, label %b1, label %b3_cold, !dbg !422, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !422
	%44 = icmp slt i64 %43, %p3, !dbg !422
	br i1 %44, label %b2, label %b5, !dbg !422

b2:
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !423
	%46 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %43, !dbg !424
	%47 = icmp uge i64 %p4, %38, !dbg !421
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !421, !prof !27

b2_ok1:
	%48 = load i32, i32 addrspace(1)* %46, align 4, !dbg !424
	%49 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !421
	%50 = bitcast i32* %49 to i8*, !dbg !421
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !421
	%51 = add i64 %43, %37, !dbg !422
	br label %b1, !dbg !422

b5:
	ret void, !dbg !420

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !421
	ret void, !dbg !421

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !422
	%53 = icmp slt i64 %52, %p3, !dbg !422
	br i1 %53, label %b4_cold, label %b5, !dbg !422

b4_cold:
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %52, !dbg !423
	%55 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %52, !dbg !424
	%56 = icmp uge i64 %52, %p1, !dbg !423
	%57 = icmp uge i64 %p4, %38, !dbg !421
	%58 = or i1 %56, %57, !dbg !421
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !421, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p1, !dbg !423
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !423

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %52, i64 %p1), !dbg !423
	ret void, !dbg !423

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !421
	ret void, !dbg !421

b4_cold_ok1:
	%60 = load i32, i32 addrspace(1)* %55, align 4, !dbg !424
	%61 = addrspacecast i32 addrspace(1)* %54 to i32*, !dbg !421
	%62 = bitcast i32* %61 to i8*, !dbg !421
	call void @gpuc_p_thread_32(i8* %62, i32 %60, i32 %39), !dbg !421
	%63 = add i64 %52, %37, !dbg !422
	br label %b3_cold, !dbg !422
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !425 {
entry:
	br label %b0, !dbg !426

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !426
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !426
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
	%40 = mul i64 %p1, -1, !dbg !430
	%41 = add i64 %40, %p3, !dbg !430
	%42 = icmp sge i64 %41, 0, !dbg !430
	br i1 %42, label %b1, label %b3_cold, !dbg !430, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !430
	%44 = icmp slt i64 %43, %p1, !dbg !430
	br i1 %44, label %b2, label %b5, !dbg !430

b2:
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %43, !dbg !431
	%46 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !429
	%47 = icmp uge i64 %p4, %38, !dbg !429
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !429, !prof !27

b2_ok1:
	%48 = bitcast i32* %46 to i8*, !dbg !429
	%49 = call i32 @gpuc_g_thread_32(i8* %48, i32 %39), !dbg !429
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !432
	store i32 %49, i32 addrspace(1)* %50, align 4, !dbg !432
	%51 = add i64 %43, %37, !dbg !430
	br label %b1, !dbg !430

b5:
	ret void, !dbg !428

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !429
	ret void, !dbg !429

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !430
	%53 = icmp slt i64 %52, %p1, !dbg !430
	br i1 %53, label %b4_cold, label %b5, !dbg !430

b4_cold:
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %52, !dbg !431
	%55 = addrspacecast i32 addrspace(1)* %54 to i32*, !dbg !429
	%56 = icmp uge i64 %52, %p3, !dbg !431
	%57 = icmp uge i64 %p4, %38, !dbg !429
	%58 = or i1 %56, %57, !dbg !429
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !429, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p3, !dbg !431
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !431

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %52, i64 %p3), !dbg !431
	ret void, !dbg !431

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !429
	ret void, !dbg !429

b4_cold_ok1:
	%60 = bitcast i32* %55 to i8*, !dbg !429
	%61 = call i32 @gpuc_g_thread_32(i8* %60, i32 %39), !dbg !429
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %52, !dbg !432
	store i32 %61, i32 addrspace(1)* %62, align 4, !dbg !432
	%63 = add i64 %52, %37, !dbg !430
	br label %b3_cold, !dbg !430
}

define void @TransferInt64(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !433 {
entry:
	br label %b0, !dbg !434

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !434
	%1 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !434
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !434
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !437
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !438, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !438, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !438, !range !19
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !438, !range !20
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !438, !range !20
	%9 = mul i32 %8, %6, !dbg !438
	%10 = add i32 %5, %9, !dbg !438
	%11 = mul i32 %7, %10, !dbg !438
	%12 = add i32 %4, %11, !dbg !438
	%13 = sext i32 %12 to i64, !dbg !438
	%14 = icmp eq i64 %p0, 0, !dbg !439
	br i1 %14, label %b1, label %b3, !dbg !439

b1:
	%15 = icmp eq i64 %13, 0, !dbg !440
	br i1 %15, label %b2, label %b16, !dbg !440

b2:
	%16 = sext i32 %3 to i64, !dbg !437
	%17 = mul i64 %p5, 8, !dbg !437
	%18 = trunc i64 %p8 to i32, !dbg !437
	%19 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !437
	%20 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !437
	%21 = icmp ne i64 %p3, %p5, !dbg !437
	%22 = icmp uge i64 %p8, %16, !dbg !437
	%23 = or i1 %21, %22, !dbg !437
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !437, !prof !27

b2_ok1:
	%24 = bitcast i64* %19 to i8*, !dbg !437
	%25 = bitcast i64* %20 to i8*, !dbg !437
	call void @gpuc_put_thread(i8* %24, i8* %25, i64 %17, i32 %18), !dbg !437
	br label %b16, !dbg !437

b3:
	%26 = icmp eq i64 %p0, 1, !dbg !441
	br i1 %26, label %b4, label %b6, !dbg !441

b4:
	%27 = sdiv i64 %13, 32, !dbg !442
	%28 = icmp eq i64 %27, %p1, !dbg !443
	br i1 %28, label %b5, label %b16, !dbg !443

b5:
	%29 = sext i32 %3 to i64, !dbg !444
	%30 = mul i64 %p5, 8, !dbg !444
	%31 = trunc i64 %p8 to i32, !dbg !444
	%32 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !444
	%33 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !444
	%34 = icmp ne i64 %p3, %p5, !dbg !444
	%35 = icmp uge i64 %p8, %29, !dbg !444
	%36 = or i1 %34, %35, !dbg !444
	br i1 %36, label %b5_fail1, label %b5_ok1, !dbg !444, !prof !27

b5_ok1:
	%37 = bitcast i64* %32 to i8*, !dbg !444
	%38 = bitcast i64* %33 to i8*, !dbg !444
	call void @gpuc_put_nbi_warp(i8* %37, i8* %38, i64 %30, i32 %31), !dbg !444
	br label %b16, !dbg !444

b6:
	%39 = icmp eq i64 %p0, 2, !dbg !445
	br i1 %39, label %b7, label %b8, !dbg !445

b7:
	%40 = sext i32 %3 to i64, !dbg !446
	%41 = mul i64 %p5, 8, !dbg !446
	%42 = trunc i64 %p8 to i32, !dbg !446
	%43 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !446
	%44 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !446
	%45 = icmp ne i64 %p3, %p5, !dbg !446
	%46 = icmp uge i64 %p8, %40, !dbg !446
	%47 = or i1 %45, %46, !dbg !446
	br i1 %47, label %b7_fail1, label %b7_ok1, !dbg !446, !prof !27

b7_ok1:
	%48 = bitcast i64* %43 to i8*, !dbg !446
	%49 = bitcast i64* %44 to i8*, !dbg !446
	call void @gpuc_get_block(i8* %48, i8* %49, i64 %41, i32 %42), !dbg !446
	br label %b16, !dbg !446

b8:
	%50 = icmp eq i64 %p0, 3, !dbg !447
	br i1 %50, label %b9, label %b11, !dbg !447

b9:
	%51 = icmp eq i64 %13, 0, !dbg !448
	br i1 %51, label %b10, label %b16, !dbg !448

b10:
	%52 = sext i32 %3 to i64, !dbg !449
	%53 = mul i64 %p5, 8, !dbg !449
	%54 = trunc i64 %p8 to i32, !dbg !449
	%55 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !449
	%56 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !449
	%57 = icmp ne i64 %p3, %p5, !dbg !449
	%58 = icmp uge i64 %p8, %52, !dbg !449
	%59 = or i1 %57, %58, !dbg !449
	br i1 %59, label %b10_fail1, label %b10_ok1, !dbg !449, !prof !27

b10_ok1:
	%60 = bitcast i64* %55 to i8*, !dbg !449
	%61 = bitcast i64* %56 to i8*, !dbg !449
	call void @gpuc_get_nbi_thread(i8* %60, i8* %61, i64 %53, i32 %54), !dbg !449
	br label %b16, !dbg !449

b11:
	%62 = icmp eq i64 %p0, 4, !dbg !450
	br i1 %62, label %b12, label %b14, !dbg !450

b12:
	%63 = sdiv i64 %13, 32, !dbg !451
	%64 = icmp eq i64 %63, %p1, !dbg !452
	br i1 %64, label %b13, label %b16, !dbg !452

b13:
	%65 = sext i32 %3 to i64, !dbg !453
	%66 = mul i64 %p5, 8, !dbg !453
	%67 = trunc i64 %p8 to i32, !dbg !453
	%68 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !453
	%69 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !453
	%70 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !453
	%71 = icmp ne i64 %p3, %p5, !dbg !453
	%72 = icmp uge i64 %p8, %65, !dbg !453
	%73 = icmp eq i64 addrspace(1)* %2, null, !dbg !453
	%74 = or i1 %71, %72, !dbg !453
	%75 = or i1 %74, %73, !dbg !453
	br i1 %75, label %b13_fail1, label %b13_ok1, !dbg !453, !prof !27

b13_ok1:
	%76 = bitcast i64* %68 to i8*, !dbg !453
	%77 = bitcast i64* %69 to i8*, !dbg !453
	%78 = bitcast i64* %70 to i8*, !dbg !453
	call void @gpuc_put_signal_warp(i8* %76, i8* %77, i64 %66, i8* %78, i64 %p7, i32 9, i32 %67), !dbg !453
	br label %b16, !dbg !453

b14:
	%79 = icmp eq i64 %p0, 5, !dbg !454
	br i1 %79, label %b15, label %b16, !dbg !454

b15:
	%80 = sext i32 %3 to i64, !dbg !455
	%81 = mul i64 %p5, 8, !dbg !455
	%82 = trunc i64 %p8 to i32, !dbg !455
	%83 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !455
	%84 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !455
	%85 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !455
	%86 = icmp ne i64 %p3, %p5, !dbg !455
	%87 = icmp uge i64 %p8, %80, !dbg !455
	%88 = icmp eq i64 addrspace(1)* %2, null, !dbg !455
	%89 = or i1 %86, %87, !dbg !455
	%90 = or i1 %89, %88, !dbg !455
	br i1 %90, label %b15_fail1, label %b15_ok1, !dbg !455, !prof !27

b15_ok1:
	%91 = bitcast i64* %83 to i8*, !dbg !455
	%92 = bitcast i64* %84 to i8*, !dbg !455
	%93 = bitcast i64* %85 to i8*, !dbg !455
	call void @gpuc_put_signal_nbi_block(i8* %91, i8* %92, i64 %81, i8* %93, i64 %p7, i32 9, i32 %82), !dbg !455
	br label %b16, !dbg !455

b16:
	ret void, !dbg !436

b2_fail1:
	%94 = icmp ne i64 %p3, %p5, !dbg !437
	br i1 %94, label %b2_fail2, label %b2_ok2, !dbg !437

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p3, i64 %p5), !dbg !437
	ret void, !dbg !437

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p8, i64 %16), !dbg !437
	ret void, !dbg !437

b5_fail1:
	%95 = icmp ne i64 %p3, %p5, !dbg !444
	br i1 %95, label %b5_fail2, label %b5_ok2, !dbg !444

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !444
	ret void, !dbg !444

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p8, i64 %29), !dbg !444
	ret void, !dbg !444

b7_fail1:
	%96 = icmp ne i64 %p3, %p5, !dbg !446
	br i1 %96, label %b7_fail2, label %b7_ok2, !dbg !446

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !446
	ret void, !dbg !446

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %p8, i64 %40), !dbg !446
	ret void, !dbg !446

b10_fail1:
	%97 = icmp ne i64 %p3, %p5, !dbg !449
	br i1 %97, label %b10_fail2, label %b10_ok2, !dbg !449

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !449
	ret void, !dbg !449

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p8, i64 %52), !dbg !449
	ret void, !dbg !449

b13_fail1:
	%98 = icmp ne i64 %p3, %p5, !dbg !453
	br i1 %98, label %b13_fail2, label %b13_ok2, !dbg !453

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p3, i64 %p5), !dbg !453
	ret void, !dbg !453

b13_ok2:
	%99 = icmp uge i64 %p8, %65, !dbg !453
	br i1 %99, label %b13_fail3, label %b13_ok3, !dbg !453

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p8, i64 %65), !dbg !453
	ret void, !dbg !453

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !453
	ret void, !dbg !453

b15_fail1:
	%100 = icmp ne i64 %p3, %p5, !dbg !455
	br i1 %100, label %b15_fail2, label %b15_ok2, !dbg !455

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p3, i64 %p5), !dbg !455
	ret void, !dbg !455

b15_ok2:
	%101 = icmp uge i64 %p8, %80, !dbg !455
	br i1 %101, label %b15_fail3, label %b15_ok3, !dbg !455

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p8, i64 %80), !dbg !455
	ret void, !dbg !455

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !455
	ret void, !dbg !455
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !456 {
entry:
	br label %b0, !dbg !457

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !457
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !457
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
	%40 = mul i64 %p3, -1, !dbg !461
	%41 = add i64 %p1, %40, !dbg !461
	%42 = icmp sge i64 %41, 0, !dbg !461
	br i1 %42, label %b1, label %b3_cold, !dbg !461, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !461
	%44 = icmp slt i64 %43, %p3, !dbg !461
	br i1 %44, label %b2, label %b5, !dbg !461

b2:
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !462
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %43, !dbg !463
	%47 = icmp uge i64 %p4, %38, !dbg !460
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !460, !prof !27

b2_ok1:
	%48 = load i64, i64 addrspace(1)* %46, align 8, !dbg !463
	%49 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !460
	%50 = bitcast i64* %49 to i8*, !dbg !460
	call void @gpuc_p_thread_64(i8* %50, i64 %48, i32 %39), !dbg !460
	%51 = add i64 %43, %37, !dbg !461
	br label %b1, !dbg !461

b5:
	ret void, !dbg !459

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !460
	ret void, !dbg !460

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !461
	%53 = icmp slt i64 %52, %p3, !dbg !461
	br i1 %53, label %b4_cold, label %b5, !dbg !461

b4_cold:
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %52, !dbg !462
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %52, !dbg !463
	%56 = icmp uge i64 %52, %p1, !dbg !462
	%57 = icmp uge i64 %p4, %38, !dbg !460
	%58 = or i1 %56, %57, !dbg !460
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !460, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p1, !dbg !462
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !462

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %52, i64 %p1), !dbg !462
	ret void, !dbg !462

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !460
	ret void, !dbg !460

b4_cold_ok1:
	%60 = load i64, i64 addrspace(1)* %55, align 8, !dbg !463
	%61 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !460
	%62 = bitcast i64* %61 to i8*, !dbg !460
	call void @gpuc_p_thread_64(i8* %62, i64 %60, i32 %39), !dbg !460
	%63 = add i64 %52, %37, !dbg !461
	br label %b3_cold, !dbg !461
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !464 {
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
	%40 = mul i64 %p1, -1, !dbg !469
	%41 = add i64 %40, %p3, !dbg !469
	%42 = icmp sge i64 %41, 0, !dbg !469
	br i1 %42, label %b1, label %b3_cold, !dbg !469, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !469
	%44 = icmp slt i64 %43, %p1, !dbg !469
	br i1 %44, label %b2, label %b5, !dbg !469

b2:
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %43, !dbg !470
	%46 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !468
	%47 = icmp uge i64 %p4, %38, !dbg !468
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !468, !prof !27

b2_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !468
	%49 = call i64 @gpuc_g_thread_64(i8* %48, i32 %39), !dbg !468
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !471
	store i64 %49, i64 addrspace(1)* %50, align 8, !dbg !471
	%51 = add i64 %43, %37, !dbg !469
	br label %b1, !dbg !469

b5:
	ret void, !dbg !467

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !468
	ret void, !dbg !468

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !469
	%53 = icmp slt i64 %52, %p1, !dbg !469
	br i1 %53, label %b4_cold, label %b5, !dbg !469

b4_cold:
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %52, !dbg !470
	%55 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !468
	%56 = icmp uge i64 %52, %p3, !dbg !470
	%57 = icmp uge i64 %p4, %38, !dbg !468
	%58 = or i1 %56, %57, !dbg !468
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !468, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p3, !dbg !470
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !470

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %52, i64 %p3), !dbg !470
	ret void, !dbg !470

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !468
	ret void, !dbg !468

b4_cold_ok1:
	%60 = bitcast i64* %55 to i8*, !dbg !468
	%61 = call i64 @gpuc_g_thread_64(i8* %60, i32 %39), !dbg !468
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %52, !dbg !471
	store i64 %61, i64 addrspace(1)* %62, align 8, !dbg !471
	%63 = add i64 %52, %37, !dbg !469
	br label %b3_cold, !dbg !469
}

define void @TransferInt(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !472 {
entry:
	br label %b0, !dbg !473

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !473
	%1 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !473
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !473
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !476
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !477, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !477, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !477, !range !19
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !477, !range !20
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !477, !range !20
	%9 = mul i32 %8, %6, !dbg !477
	%10 = add i32 %5, %9, !dbg !477
	%11 = mul i32 %7, %10, !dbg !477
	%12 = add i32 %4, %11, !dbg !477
	%13 = sext i32 %12 to i64, !dbg !477
	%14 = icmp eq i64 %p0, 0, !dbg !478
	br i1 %14, label %b1, label %b3, !dbg !478

b1:
	%15 = sdiv i64 %13, 32, !dbg !479
	%16 = icmp eq i64 %15, %p1, !dbg !480
	br i1 %16, label %b2, label %b16, !dbg !480

b2:
	%17 = sext i32 %3 to i64, !dbg !476
	%18 = mul i64 %p5, 8, !dbg !476
	%19 = trunc i64 %p8 to i32, !dbg !476
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !476
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !476
	%22 = icmp ne i64 %p3, %p5, !dbg !476
	%23 = icmp uge i64 %p8, %17, !dbg !476
	%24 = or i1 %22, %23, !dbg !476
	br i1 %24, label %b2_fail1, label %b2_ok1, !dbg !476, !prof !27

b2_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !476
	%26 = bitcast i64* %21 to i8*, !dbg !476
	call void @gpuc_put_warp(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !476
	br label %b16, !dbg !476

b3:
	%27 = icmp eq i64 %p0, 1, !dbg !481
	br i1 %27, label %b4, label %b5, !dbg !481

b4:
	%28 = sext i32 %3 to i64, !dbg !482
	%29 = mul i64 %p5, 8, !dbg !482
	%30 = trunc i64 %p8 to i32, !dbg !482
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !482
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !482
	%33 = icmp ne i64 %p3, %p5, !dbg !482
	%34 = icmp uge i64 %p8, %28, !dbg !482
	%35 = or i1 %33, %34, !dbg !482
	br i1 %35, label %b4_fail1, label %b4_ok1, !dbg !482, !prof !27

b4_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !482
	%37 = bitcast i64* %32 to i8*, !dbg !482
	call void @gpuc_put_nbi_block(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !482
	br label %b16, !dbg !482

b5:
	%38 = icmp eq i64 %p0, 2, !dbg !483
	br i1 %38, label %b6, label %b8, !dbg !483

b6:
	%39 = icmp eq i64 %13, 0, !dbg !484
	br i1 %39, label %b7, label %b16, !dbg !484

b7:
	%40 = sext i32 %3 to i64, !dbg !485
	%41 = mul i64 %p5, 8, !dbg !485
	%42 = trunc i64 %p8 to i32, !dbg !485
	%43 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !485
	%44 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !485
	%45 = icmp ne i64 %p3, %p5, !dbg !485
	%46 = icmp uge i64 %p8, %40, !dbg !485
	%47 = or i1 %45, %46, !dbg !485
	br i1 %47, label %b7_fail1, label %b7_ok1, !dbg !485, !prof !27

b7_ok1:
	%48 = bitcast i64* %43 to i8*, !dbg !485
	%49 = bitcast i64* %44 to i8*, !dbg !485
	call void @gpuc_get_thread(i8* %48, i8* %49, i64 %41, i32 %42), !dbg !485
	br label %b16, !dbg !485

b8:
	%50 = icmp eq i64 %p0, 3, !dbg !486
	br i1 %50, label %b9, label %b11, !dbg !486

b9:
	%51 = sdiv i64 %13, 32, !dbg !487
	%52 = icmp eq i64 %51, %p1, !dbg !488
	br i1 %52, label %b10, label %b16, !dbg !488

b10:
	%53 = sext i32 %3 to i64, !dbg !489
	%54 = mul i64 %p5, 8, !dbg !489
	%55 = trunc i64 %p8 to i32, !dbg !489
	%56 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !489
	%57 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !489
	%58 = icmp ne i64 %p3, %p5, !dbg !489
	%59 = icmp uge i64 %p8, %53, !dbg !489
	%60 = or i1 %58, %59, !dbg !489
	br i1 %60, label %b10_fail1, label %b10_ok1, !dbg !489, !prof !27

b10_ok1:
	%61 = bitcast i64* %56 to i8*, !dbg !489
	%62 = bitcast i64* %57 to i8*, !dbg !489
	call void @gpuc_get_nbi_warp(i8* %61, i8* %62, i64 %54, i32 %55), !dbg !489
	br label %b16, !dbg !489

b11:
	%63 = icmp eq i64 %p0, 4, !dbg !490
	br i1 %63, label %b12, label %b13, !dbg !490

b12:
	%64 = sext i32 %3 to i64, !dbg !491
	%65 = mul i64 %p5, 8, !dbg !491
	%66 = trunc i64 %p8 to i32, !dbg !491
	%67 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !491
	%68 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !491
	%69 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !491
	%70 = icmp ne i64 %p3, %p5, !dbg !491
	%71 = icmp uge i64 %p8, %64, !dbg !491
	%72 = icmp eq i64 addrspace(1)* %2, null, !dbg !491
	%73 = or i1 %70, %71, !dbg !491
	%74 = or i1 %73, %72, !dbg !491
	br i1 %74, label %b12_fail1, label %b12_ok1, !dbg !491, !prof !27

b12_ok1:
	%75 = bitcast i64* %67 to i8*, !dbg !491
	%76 = bitcast i64* %68 to i8*, !dbg !491
	%77 = bitcast i64* %69 to i8*, !dbg !491
	call void @gpuc_put_signal_block(i8* %75, i8* %76, i64 %65, i8* %77, i64 %p7, i32 10, i32 %66), !dbg !491
	br label %b16, !dbg !491

b13:
	%78 = icmp eq i64 %p0, 5, !dbg !492
	br i1 %78, label %b14, label %b16, !dbg !492

b14:
	%79 = icmp eq i64 %13, 0, !dbg !493
	br i1 %79, label %b15, label %b16, !dbg !493

b15:
	%80 = sext i32 %3 to i64, !dbg !494
	%81 = mul i64 %p5, 8, !dbg !494
	%82 = trunc i64 %p8 to i32, !dbg !494
	%83 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !494
	%84 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !494
	%85 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !494
	%86 = icmp ne i64 %p3, %p5, !dbg !494
	%87 = icmp uge i64 %p8, %80, !dbg !494
	%88 = icmp eq i64 addrspace(1)* %2, null, !dbg !494
	%89 = or i1 %86, %87, !dbg !494
	%90 = or i1 %89, %88, !dbg !494
	br i1 %90, label %b15_fail1, label %b15_ok1, !dbg !494, !prof !27

b15_ok1:
	%91 = bitcast i64* %83 to i8*, !dbg !494
	%92 = bitcast i64* %84 to i8*, !dbg !494
	%93 = bitcast i64* %85 to i8*, !dbg !494
	call void @gpuc_put_signal_nbi_thread(i8* %91, i8* %92, i64 %81, i8* %93, i64 %p7, i32 10, i32 %82), !dbg !494
	br label %b16, !dbg !494

b16:
	ret void, !dbg !475

b2_fail1:
	%94 = icmp ne i64 %p3, %p5, !dbg !476
	br i1 %94, label %b2_fail2, label %b2_ok2, !dbg !476

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p3, i64 %p5), !dbg !476
	ret void, !dbg !476

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %17), !dbg !476
	ret void, !dbg !476

b4_fail1:
	%95 = icmp ne i64 %p3, %p5, !dbg !482
	br i1 %95, label %b4_fail2, label %b4_ok2, !dbg !482

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !482
	ret void, !dbg !482

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p8, i64 %28), !dbg !482
	ret void, !dbg !482

b7_fail1:
	%96 = icmp ne i64 %p3, %p5, !dbg !485
	br i1 %96, label %b7_fail2, label %b7_ok2, !dbg !485

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !485
	ret void, !dbg !485

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p8, i64 %40), !dbg !485
	ret void, !dbg !485

b10_fail1:
	%97 = icmp ne i64 %p3, %p5, !dbg !489
	br i1 %97, label %b10_fail2, label %b10_ok2, !dbg !489

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p3, i64 %p5), !dbg !489
	ret void, !dbg !489

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p8, i64 %53), !dbg !489
	ret void, !dbg !489

b12_fail1:
	%98 = icmp ne i64 %p3, %p5, !dbg !491
	br i1 %98, label %b12_fail2, label %b12_ok2, !dbg !491

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p3, i64 %p5), !dbg !491
	ret void, !dbg !491

b12_ok2:
	%99 = icmp uge i64 %p8, %64, !dbg !491
	br i1 %99, label %b12_fail3, label %b12_ok3, !dbg !491

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p8, i64 %64), !dbg !491
	ret void, !dbg !491

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !491
	ret void, !dbg !491

b15_fail1:
	%100 = icmp ne i64 %p3, %p5, !dbg !494
	br i1 %100, label %b15_fail2, label %b15_ok2, !dbg !494

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !494
	ret void, !dbg !494

b15_ok2:
	%101 = icmp uge i64 %p8, %80, !dbg !494
	br i1 %101, label %b15_fail3, label %b15_ok3, !dbg !494

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %80), !dbg !494
	ret void, !dbg !494

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !494
	ret void, !dbg !494
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !495 {
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
	%40 = mul i64 %p3, -1, !dbg !500
	%41 = add i64 %p1, %40, !dbg !500
	%42 = icmp sge i64 %41, 0, !dbg !500
	br i1 %42, label %b1, label %b3_cold, !dbg !500, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !500
	%44 = icmp slt i64 %43, %p3, !dbg !500
	br i1 %44, label %b2, label %b5, !dbg !500

b2:
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !501
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %43, !dbg !502
	%47 = icmp uge i64 %p4, %38, !dbg !499
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !499, !prof !27

b2_ok1:
	%48 = load i64, i64 addrspace(1)* %46, align 8, !dbg !502
	%49 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !499
	%50 = bitcast i64* %49 to i8*, !dbg !499
	call void @gpuc_p_thread_64(i8* %50, i64 %48, i32 %39), !dbg !499
	%51 = add i64 %43, %37, !dbg !500
	br label %b1, !dbg !500

b5:
	ret void, !dbg !498

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !499
	ret void, !dbg !499

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !500
	%53 = icmp slt i64 %52, %p3, !dbg !500
	br i1 %53, label %b4_cold, label %b5, !dbg !500

b4_cold:
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %52, !dbg !501
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %52, !dbg !502
	%56 = icmp uge i64 %52, %p1, !dbg !501
	%57 = icmp uge i64 %p4, %38, !dbg !499
	%58 = or i1 %56, %57, !dbg !499
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !499, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p1, !dbg !501
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !501

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %52, i64 %p1), !dbg !501
	ret void, !dbg !501

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !499
	ret void, !dbg !499

b4_cold_ok1:
	%60 = load i64, i64 addrspace(1)* %55, align 8, !dbg !502
	%61 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !499
	%62 = bitcast i64* %61 to i8*, !dbg !499
	call void @gpuc_p_thread_64(i8* %62, i64 %60, i32 %39), !dbg !499
	%63 = add i64 %52, %37, !dbg !500
	br label %b3_cold, !dbg !500
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !503 {
entry:
	br label %b0, !dbg !504

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !504
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !504
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
	%40 = mul i64 %p1, -1, !dbg !508
	%41 = add i64 %40, %p3, !dbg !508
	%42 = icmp sge i64 %41, 0, !dbg !508
	br i1 %42, label %b1, label %b3_cold, !dbg !508, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !508
	%44 = icmp slt i64 %43, %p1, !dbg !508
	br i1 %44, label %b2, label %b5, !dbg !508

b2:
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %43, !dbg !509
	%46 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !507
	%47 = icmp uge i64 %p4, %38, !dbg !507
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !507, !prof !27

b2_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !507
	%49 = call i64 @gpuc_g_thread_64(i8* %48, i32 %39), !dbg !507
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !510
	store i64 %49, i64 addrspace(1)* %50, align 8, !dbg !510
	%51 = add i64 %43, %37, !dbg !508
	br label %b1, !dbg !508

b5:
	ret void, !dbg !506

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !507
	ret void, !dbg !507

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !508
	%53 = icmp slt i64 %52, %p1, !dbg !508
	br i1 %53, label %b4_cold, label %b5, !dbg !508

b4_cold:
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %52, !dbg !509
	%55 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !507
	%56 = icmp uge i64 %52, %p3, !dbg !509
	%57 = icmp uge i64 %p4, %38, !dbg !507
	%58 = or i1 %56, %57, !dbg !507
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !507, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p3, !dbg !509
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !509

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %52, i64 %p3), !dbg !509
	ret void, !dbg !509

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !507
	ret void, !dbg !507

b4_cold_ok1:
	%60 = bitcast i64* %55 to i8*, !dbg !507
	%61 = call i64 @gpuc_g_thread_64(i8* %60, i32 %39), !dbg !507
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %52, !dbg !510
	store i64 %61, i64 addrspace(1)* %62, align 8, !dbg !510
	%63 = add i64 %52, %37, !dbg !508
	br label %b3_cold, !dbg !508
}

define void @TransferUint8(i64 %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !511 {
entry:
	br label %b0, !dbg !512

b0:
	%0 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !512
	%1 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !512
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !512
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !515
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !516, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !516, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !516, !range !19
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !516, !range !20
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !516, !range !20
	%9 = mul i32 %8, %6, !dbg !516
	%10 = add i32 %5, %9, !dbg !516
	%11 = mul i32 %7, %10, !dbg !516
	%12 = add i32 %4, %11, !dbg !516
	%13 = sext i32 %12 to i64, !dbg !516
	%14 = icmp eq i64 %p0, 0, !dbg !517
	br i1 %14, label %b1, label %b3, !dbg !517

b1:
	%15 = sdiv i64 %13, 32, !dbg !518
	%16 = icmp eq i64 %15, %p1, !dbg !519
	br i1 %16, label %b2, label %b16, !dbg !519

b2:
	%17 = sext i32 %3 to i64, !dbg !515
	%18 = trunc i64 %p8 to i32, !dbg !515
	%19 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !515
	%20 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !515
	%21 = icmp ne i64 %p3, %p5, !dbg !515
	%22 = icmp uge i64 %p8, %17, !dbg !515
	%23 = or i1 %21, %22, !dbg !515
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !515, !prof !27

b2_ok1:
	call void @gpuc_put_warp(i8* %19, i8* %20, i64 %p5, i32 %18), !dbg !515
	br label %b16, !dbg !515

b3:
	%24 = icmp eq i64 %p0, 1, !dbg !520
	br i1 %24, label %b4, label %b5, !dbg !520

b4:
	%25 = sext i32 %3 to i64, !dbg !521
	%26 = trunc i64 %p8 to i32, !dbg !521
	%27 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !521
	%28 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !521
	%29 = icmp ne i64 %p3, %p5, !dbg !521
	%30 = icmp uge i64 %p8, %25, !dbg !521
	%31 = or i1 %29, %30, !dbg !521
	br i1 %31, label %b4_fail1, label %b4_ok1, !dbg !521, !prof !27

b4_ok1:
	call void @gpuc_put_nbi_block(i8* %27, i8* %28, i64 %p5, i32 %26), !dbg !521
	br label %b16, !dbg !521

b5:
	%32 = icmp eq i64 %p0, 2, !dbg !522
	br i1 %32, label %b6, label %b8, !dbg !522

b6:
	%33 = icmp eq i64 %13, 0, !dbg !523
	br i1 %33, label %b7, label %b16, !dbg !523

b7:
	%34 = sext i32 %3 to i64, !dbg !524
	%35 = trunc i64 %p8 to i32, !dbg !524
	%36 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !524
	%37 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !524
	%38 = icmp ne i64 %p3, %p5, !dbg !524
	%39 = icmp uge i64 %p8, %34, !dbg !524
	%40 = or i1 %38, %39, !dbg !524
	br i1 %40, label %b7_fail1, label %b7_ok1, !dbg !524, !prof !27

b7_ok1:
	call void @gpuc_get_thread(i8* %36, i8* %37, i64 %p5, i32 %35), !dbg !524
	br label %b16, !dbg !524

b8:
	%41 = icmp eq i64 %p0, 3, !dbg !525
	br i1 %41, label %b9, label %b11, !dbg !525

b9:
	%42 = sdiv i64 %13, 32, !dbg !526
	%43 = icmp eq i64 %42, %p1, !dbg !527
	br i1 %43, label %b10, label %b16, !dbg !527

b10:
	%44 = sext i32 %3 to i64, !dbg !528
	%45 = trunc i64 %p8 to i32, !dbg !528
	%46 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !528
	%47 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !528
	%48 = icmp ne i64 %p3, %p5, !dbg !528
	%49 = icmp uge i64 %p8, %44, !dbg !528
	%50 = or i1 %48, %49, !dbg !528
	br i1 %50, label %b10_fail1, label %b10_ok1, !dbg !528, !prof !27

b10_ok1:
	call void @gpuc_get_nbi_warp(i8* %46, i8* %47, i64 %p5, i32 %45), !dbg !528
	br label %b16, !dbg !528

b11:
	%51 = icmp eq i64 %p0, 4, !dbg !529
	br i1 %51, label %b12, label %b13, !dbg !529

b12:
	%52 = sext i32 %3 to i64, !dbg !530
	%53 = trunc i64 %p8 to i32, !dbg !530
	%54 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !530
	%55 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !530
	%56 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !530
	%57 = icmp ne i64 %p3, %p5, !dbg !530
	%58 = icmp uge i64 %p8, %52, !dbg !530
	%59 = icmp eq i64 addrspace(1)* %2, null, !dbg !530
	%60 = or i1 %57, %58, !dbg !530
	%61 = or i1 %60, %59, !dbg !530
	br i1 %61, label %b12_fail1, label %b12_ok1, !dbg !530, !prof !27

b12_ok1:
	%62 = bitcast i64* %56 to i8*, !dbg !530
	call void @gpuc_put_signal_block(i8* %54, i8* %55, i64 %p5, i8* %62, i64 %p7, i32 10, i32 %53), !dbg !530
	br label %b16, !dbg !530

b13:
	%63 = icmp eq i64 %p0, 5, !dbg !531
	br i1 %63, label %b14, label %b16, !dbg !531

b14:
	%64 = icmp eq i64 %13, 0, !dbg !532
	br i1 %64, label %b15, label %b16, !dbg !532

b15:
	%65 = sext i32 %3 to i64, !dbg !533
	%66 = trunc i64 %p8 to i32, !dbg !533
	%67 = addrspacecast i8 addrspace(1)* %0 to i8*, !dbg !533
	%68 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !533
	%69 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !533
	%70 = icmp ne i64 %p3, %p5, !dbg !533
	%71 = icmp uge i64 %p8, %65, !dbg !533
	%72 = icmp eq i64 addrspace(1)* %2, null, !dbg !533
	%73 = or i1 %70, %71, !dbg !533
	%74 = or i1 %73, %72, !dbg !533
	br i1 %74, label %b15_fail1, label %b15_ok1, !dbg !533, !prof !27

b15_ok1:
	%75 = bitcast i64* %69 to i8*, !dbg !533
	call void @gpuc_put_signal_nbi_thread(i8* %67, i8* %68, i64 %p5, i8* %75, i64 %p7, i32 10, i32 %66), !dbg !533
	br label %b16, !dbg !533

b16:
	ret void, !dbg !514

b2_fail1:
	%76 = icmp ne i64 %p3, %p5, !dbg !515
	br i1 %76, label %b2_fail2, label %b2_ok2, !dbg !515

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p3, i64 %p5), !dbg !515
	ret void, !dbg !515

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %17), !dbg !515
	ret void, !dbg !515

b4_fail1:
	%77 = icmp ne i64 %p3, %p5, !dbg !521
	br i1 %77, label %b4_fail2, label %b4_ok2, !dbg !521

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !521
	ret void, !dbg !521

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p8, i64 %25), !dbg !521
	ret void, !dbg !521

b7_fail1:
	%78 = icmp ne i64 %p3, %p5, !dbg !524
	br i1 %78, label %b7_fail2, label %b7_ok2, !dbg !524

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !524
	ret void, !dbg !524

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p8, i64 %34), !dbg !524
	ret void, !dbg !524

b10_fail1:
	%79 = icmp ne i64 %p3, %p5, !dbg !528
	br i1 %79, label %b10_fail2, label %b10_ok2, !dbg !528

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p3, i64 %p5), !dbg !528
	ret void, !dbg !528

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p8, i64 %44), !dbg !528
	ret void, !dbg !528

b12_fail1:
	%80 = icmp ne i64 %p3, %p5, !dbg !530
	br i1 %80, label %b12_fail2, label %b12_ok2, !dbg !530

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p3, i64 %p5), !dbg !530
	ret void, !dbg !530

b12_ok2:
	%81 = icmp uge i64 %p8, %52, !dbg !530
	br i1 %81, label %b12_fail3, label %b12_ok3, !dbg !530

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p8, i64 %52), !dbg !530
	ret void, !dbg !530

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !530
	ret void, !dbg !530

b15_fail1:
	%82 = icmp ne i64 %p3, %p5, !dbg !533
	br i1 %82, label %b15_fail2, label %b15_ok2, !dbg !533

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !533
	ret void, !dbg !533

b15_ok2:
	%83 = icmp uge i64 %p8, %65, !dbg !533
	br i1 %83, label %b15_fail3, label %b15_ok3, !dbg !533

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %65), !dbg !533
	ret void, !dbg !533

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !533
	ret void, !dbg !533
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !534 {
entry:
	br label %b0, !dbg !535

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !535
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !535
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !538
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !539, !range !11
	%4 = sext i32 %3 to i64, !dbg !539
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !539, !range !28
	%6 = sext i32 %5 to i64, !dbg !539
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !539, !range !28
	%8 = sext i32 %7 to i64, !dbg !539
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !539, !range !82
	%10 = sext i32 %9 to i64, !dbg !539
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !539, !range !83
	%12 = sext i32 %11 to i64, !dbg !539
	%13 = mul i64 %12, %8, !dbg !539
	%14 = add i64 %6, %13, !dbg !539
	%15 = mul i64 %10, %14, !dbg !539
	%16 = add i64 %4, %15, !dbg !539
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !539, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !539, !range !20
	%19 = mul i32 %17, %18, !dbg !539
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !539, !range !72
	%21 = mul i32 %19, %20, !dbg !539
	%22 = sext i32 %21 to i64, !dbg !539
	%23 = mul i64 %16, %22, !dbg !539
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !539, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !539, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !539, !range !19
	%27 = mul i32 %18, %26, !dbg !539
	%28 = add i32 %25, %27, !dbg !539
	%29 = mul i32 %17, %28, !dbg !539
	%30 = add i32 %24, %29, !dbg !539
	%31 = sext i32 %30 to i64, !dbg !539
	%32 = add i64 %23, %31, !dbg !539
	%33 = mul i64 %10, %12, !dbg !539
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !539, !range !83
	%35 = sext i32 %34 to i64, !dbg !539
	%36 = mul i64 %33, %35, !dbg !539
	%37 = mul i64 %36, %22, !dbg !539
	%38 = sext i32 %2 to i64, !dbg !538
	%39 = trunc i64 %p4 to i32, !dbg !538
	%40 = mul i64 %p3, -1, !dbg !539
	%41 = add i64 %p1, %40, !dbg !539
	%42 = icmp sge i64 %41, 0, !dbg !539
	br i1 %42, label %b1, label %b3_cold, !dbg !539, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !539
	%44 = icmp slt i64 %43, %p3, !dbg !539
	br i1 %44, label %b2, label %b5, !dbg !539

b2:
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !540
	%46 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %43, !dbg !541
	%47 = icmp uge i64 %p4, %38, !dbg !538
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !538, !prof !27

b2_ok1:
	%48 = load i8, i8 addrspace(1)* %46, align 1, !dbg !541
	%49 = addrspacecast i8 addrspace(1)* %45 to i8*, !dbg !538
	call void @gpuc_p_thread_8(i8* %49, i8 zeroext %48, i32 %39), !dbg !538
	%50 = add i64 %43, %37, !dbg !539
	br label %b1, !dbg !539

b5:
	ret void, !dbg !537

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !538
	ret void, !dbg !538

b3_cold:
	%51 = phi i64 [ %61, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !539
	%52 = icmp slt i64 %51, %p3, !dbg !539
	br i1 %52, label %b4_cold, label %b5, !dbg !539

b4_cold:
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %51, !dbg !540
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %51, !dbg !541
	%55 = icmp uge i64 %51, %p1, !dbg !540
	%56 = icmp uge i64 %p4, %38, !dbg !538
	%57 = or i1 %55, %56, !dbg !538
	br i1 %57, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !538, !prof !27

b4_cold_fail1:
	%58 = icmp uge i64 %51, %p1, !dbg !540
	br i1 %58, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !540

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %51, i64 %p1), !dbg !540
	ret void, !dbg !540

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !538
	ret void, !dbg !538

b4_cold_ok1:
	%59 = load i8, i8 addrspace(1)* %54, align 1, !dbg !541
	%60 = addrspacecast i8 addrspace(1)* %53 to i8*, !dbg !538
	call void @gpuc_p_thread_8(i8* %60, i8 zeroext %59, i32 %39), !dbg !538
	%61 = add i64 %51, %37, !dbg !539
	br label %b3_cold, !dbg !539
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !542 {
entry:
	br label %b0, !dbg !543

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !543
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !543
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !546
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !547, !range !11
	%4 = sext i32 %3 to i64, !dbg !547
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !547, !range !28
	%6 = sext i32 %5 to i64, !dbg !547
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !547, !range !28
	%8 = sext i32 %7 to i64, !dbg !547
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !547, !range !82
	%10 = sext i32 %9 to i64, !dbg !547
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !547, !range !83
	%12 = sext i32 %11 to i64, !dbg !547
	%13 = mul i64 %12, %8, !dbg !547
	%14 = add i64 %6, %13, !dbg !547
	%15 = mul i64 %10, %14, !dbg !547
	%16 = add i64 %4, %15, !dbg !547
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !547, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !547, !range !20
	%19 = mul i32 %17, %18, !dbg !547
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !547, !range !72
	%21 = mul i32 %19, %20, !dbg !547
	%22 = sext i32 %21 to i64, !dbg !547
	%23 = mul i64 %16, %22, !dbg !547
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !547, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !547, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !547, !range !19
	%27 = mul i32 %18, %26, !dbg !547
	%28 = add i32 %25, %27, !dbg !547
	%29 = mul i32 %17, %28, !dbg !547
	%30 = add i32 %24, %29, !dbg !547
	%31 = sext i32 %30 to i64, !dbg !547
	%32 = add i64 %23, %31, !dbg !547
	%33 = mul i64 %10, %12, !dbg !547
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !547, !range !83
	%35 = sext i32 %34 to i64, !dbg !547
	%36 = mul i64 %33, %35, !dbg !547
	%37 = mul i64 %36, %22, !dbg !547
	%38 = sext i32 %2 to i64, !dbg !546
	%39 = trunc i64 %p4 to i32, !dbg !546
	%40 = mul i64 %p1, -1, !dbg !547
	%41 = add i64 %40, %p3, !dbg !547
	%42 = icmp sge i64 %41, 0, !dbg !547
	br i1 %42, label %b1, label %b3_cold, !dbg !547, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !547
	%44 = icmp slt i64 %43, %p1, !dbg !547
	br i1 %44, label %b2, label %b5, !dbg !547

b2:
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %43, !dbg !548
	%46 = addrspacecast i8 addrspace(1)* %45 to i8*, !dbg !546
	%47 = icmp uge i64 %p4, %38, !dbg !546
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !546, !prof !27

b2_ok1:
	%48 = call zeroext i8 @gpuc_g_thread_8(i8* %46, i32 %39), !dbg !546
	%49 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !549
	store i8 %48, i8 addrspace(1)* %49, align 1, !dbg !549
	%50 = add i64 %43, %37, !dbg !547
	br label %b1, !dbg !547

b5:
	ret void, !dbg !545

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !546
	ret void, !dbg !546

b3_cold:
	%51 = phi i64 [ %61, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !547
	%52 = icmp slt i64 %51, %p1, !dbg !547
	br i1 %52, label %b4_cold, label %b5, !dbg !547

b4_cold:
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %51, !dbg !548
	%54 = addrspacecast i8 addrspace(1)* %53 to i8*, !dbg !546
	%55 = icmp uge i64 %51, %p3, !dbg !548
	%56 = icmp uge i64 %p4, %38, !dbg !546
	%57 = or i1 %55, %56, !dbg !546
	br i1 %57, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !546, !prof !27

b4_cold_fail1:
	%58 = icmp uge i64 %51, %p3, !dbg !548
	br i1 %58, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !548

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %51, i64 %p3), !dbg !548
	ret void, !dbg !548

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !546
	ret void, !dbg !546

b4_cold_ok1:
	%59 = call zeroext i8 @gpuc_g_thread_8(i8* %54, i32 %39), !dbg !546
	%60 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %51, !dbg !549
	store i8 %59, i8 addrspace(1)* %60, align 1, !dbg !549
	%61 = add i64 %51, %37, !dbg !547
	br label %b3_cold, !dbg !547
}

define void @TransferUint16(i64 %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !550 {
entry:
	br label %b0, !dbg !551

b0:
	%0 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !551
	%1 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !551
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !551
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !554
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !555, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !555, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !555, !range !19
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !555, !range !20
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !555, !range !20
	%9 = mul i32 %8, %6, !dbg !555
	%10 = add i32 %5, %9, !dbg !555
	%11 = mul i32 %7, %10, !dbg !555
	%12 = add i32 %4, %11, !dbg !555
	%13 = sext i32 %12 to i64, !dbg !555
	%14 = icmp eq i64 %p0, 0, !dbg !556
	br i1 %14, label %b1, label %b2, !dbg !556

b1:
	%15 = sext i32 %3 to i64, !dbg !554
	%16 = mul i64 %p5, 2, !dbg !554
	%17 = trunc i64 %p8 to i32, !dbg !554
	%18 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !554
	%19 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !554
	%20 = icmp ne i64 %p3, %p5, !dbg !554
	%21 = icmp uge i64 %p8, %15, !dbg !554
	%22 = or i1 %20, %21, !dbg !554
	br i1 %22, label %b1_fail1, label %b1_ok1, !dbg !554, !prof !27

b1_ok1:
	%23 = bitcast i16* %18 to i8*, !dbg !554
	%24 = bitcast i16* %19 to i8*, !dbg !554
	call void @gpuc_put_block(i8* %23, i8* %24, i64 %16, i32 %17), !dbg !554
	br label %b16, !dbg !554

b2:
	%25 = icmp eq i64 %p0, 1, !dbg !557
	br i1 %25, label %b3, label %b5, !dbg !557

b3:
	%26 = icmp eq i64 %13, 0, !dbg !558
	br i1 %26, label %b4, label %b16, !dbg !558

b4:
	%27 = sext i32 %3 to i64, !dbg !559
	%28 = mul i64 %p5, 2, !dbg !559
	%29 = trunc i64 %p8 to i32, !dbg !559
	%30 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !559
	%31 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !559
	%32 = icmp ne i64 %p3, %p5, !dbg !559
	%33 = icmp uge i64 %p8, %27, !dbg !559
	%34 = or i1 %32, %33, !dbg !559
	br i1 %34, label %b4_fail1, label %b4_ok1, !dbg !559, !prof !27

b4_ok1:
	%35 = bitcast i16* %30 to i8*, !dbg !559
	%36 = bitcast i16* %31 to i8*, !dbg !559
	call void @gpuc_put_nbi_thread(i8* %35, i8* %36, i64 %28, i32 %29), !dbg !559
	br label %b16, !dbg !559

b5:
	%37 = icmp eq i64 %p0, 2, !dbg !560
	br i1 %37, label %b6, label %b8, !dbg !560

b6:
	%38 = sdiv i64 %13, 32, !dbg !561
	%39 = icmp eq i64 %38, %p1, !dbg !562
	br i1 %39, label %b7, label %b16, !dbg !562

b7:
	%40 = sext i32 %3 to i64, !dbg !563
	%41 = mul i64 %p5, 2, !dbg !563
	%42 = trunc i64 %p8 to i32, !dbg !563
	%43 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !563
	%44 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !563
	%45 = icmp ne i64 %p3, %p5, !dbg !563
	%46 = icmp uge i64 %p8, %40, !dbg !563
	%47 = or i1 %45, %46, !dbg !563
	br i1 %47, label %b7_fail1, label %b7_ok1, !dbg !563, !prof !27

b7_ok1:
	%48 = bitcast i16* %43 to i8*, !dbg !563
	%49 = bitcast i16* %44 to i8*, !dbg !563
	call void @gpuc_get_warp(i8* %48, i8* %49, i64 %41, i32 %42), !dbg !563
	br label %b16, !dbg !563

b8:
	%50 = icmp eq i64 %p0, 3, !dbg !564
	br i1 %50, label %b9, label %b10, !dbg !564

b9:
	%51 = sext i32 %3 to i64, !dbg !565
	%52 = mul i64 %p5, 2, !dbg !565
	%53 = trunc i64 %p8 to i32, !dbg !565
	%54 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !565
	%55 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !565
	%56 = icmp ne i64 %p3, %p5, !dbg !565
	%57 = icmp uge i64 %p8, %51, !dbg !565
	%58 = or i1 %56, %57, !dbg !565
	br i1 %58, label %b9_fail1, label %b9_ok1, !dbg !565, !prof !27

b9_ok1:
	%59 = bitcast i16* %54 to i8*, !dbg !565
	%60 = bitcast i16* %55 to i8*, !dbg !565
	call void @gpuc_get_nbi_block(i8* %59, i8* %60, i64 %52, i32 %53), !dbg !565
	br label %b16, !dbg !565

b10:
	%61 = icmp eq i64 %p0, 4, !dbg !566
	br i1 %61, label %b11, label %b13, !dbg !566

b11:
	%62 = icmp eq i64 %13, 0, !dbg !567
	br i1 %62, label %b12, label %b16, !dbg !567

b12:
	%63 = sext i32 %3 to i64, !dbg !568
	%64 = mul i64 %p5, 2, !dbg !568
	%65 = trunc i64 %p8 to i32, !dbg !568
	%66 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !568
	%67 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !568
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !568
	%69 = icmp ne i64 %p3, %p5, !dbg !568
	%70 = icmp uge i64 %p8, %63, !dbg !568
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !568
	%72 = or i1 %69, %70, !dbg !568
	%73 = or i1 %72, %71, !dbg !568
	br i1 %73, label %b12_fail1, label %b12_ok1, !dbg !568, !prof !27

b12_ok1:
	%74 = bitcast i16* %66 to i8*, !dbg !568
	%75 = bitcast i16* %67 to i8*, !dbg !568
	%76 = bitcast i64* %68 to i8*, !dbg !568
	call void @gpuc_put_signal_thread(i8* %74, i8* %75, i64 %64, i8* %76, i64 %p7, i32 9, i32 %65), !dbg !568
	br label %b16, !dbg !568

b13:
	%77 = icmp eq i64 %p0, 5, !dbg !569
	br i1 %77, label %b14, label %b16, !dbg !569

b14:
	%78 = sdiv i64 %13, 32, !dbg !570
	%79 = icmp eq i64 %78, %p1, !dbg !571
	br i1 %79, label %b15, label %b16, !dbg !571

b15:
	%80 = sext i32 %3 to i64, !dbg !572
	%81 = mul i64 %p5, 2, !dbg !572
	%82 = trunc i64 %p8 to i32, !dbg !572
	%83 = addrspacecast i16 addrspace(1)* %0 to i16*, !dbg !572
	%84 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !572
	%85 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !572
	%86 = icmp ne i64 %p3, %p5, !dbg !572
	%87 = icmp uge i64 %p8, %80, !dbg !572
	%88 = icmp eq i64 addrspace(1)* %2, null, !dbg !572
	%89 = or i1 %86, %87, !dbg !572
	%90 = or i1 %89, %88, !dbg !572
	br i1 %90, label %b15_fail1, label %b15_ok1, !dbg !572, !prof !27

b15_ok1:
	%91 = bitcast i16* %83 to i8*, !dbg !572
	%92 = bitcast i16* %84 to i8*, !dbg !572
	%93 = bitcast i64* %85 to i8*, !dbg !572
	call void @gpuc_put_signal_nbi_warp(i8* %91, i8* %92, i64 %81, i8* %93, i64 %p7, i32 9, i32 %82), !dbg !572
	br label %b16, !dbg !572

b16:
	ret void, !dbg !553

b1_fail1:
	%94 = icmp ne i64 %p3, %p5, !dbg !554
	br i1 %94, label %b1_fail2, label %b1_ok2, !dbg !554

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p3, i64 %p5), !dbg !554
	ret void, !dbg !554

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p8, i64 %15), !dbg !554
	ret void, !dbg !554

b4_fail1:
	%95 = icmp ne i64 %p3, %p5, !dbg !559
	br i1 %95, label %b4_fail2, label %b4_ok2, !dbg !559

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p3, i64 %p5), !dbg !559
	ret void, !dbg !559

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p8, i64 %27), !dbg !559
	ret void, !dbg !559

b7_fail1:
	%96 = icmp ne i64 %p3, %p5, !dbg !563
	br i1 %96, label %b7_fail2, label %b7_ok2, !dbg !563

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !563
	ret void, !dbg !563

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %40), !dbg !563
	ret void, !dbg !563

b9_fail1:
	%97 = icmp ne i64 %p3, %p5, !dbg !565
	br i1 %97, label %b9_fail2, label %b9_ok2, !dbg !565

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %p3, i64 %p5), !dbg !565
	ret void, !dbg !565

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p8, i64 %51), !dbg !565
	ret void, !dbg !565

b12_fail1:
	%98 = icmp ne i64 %p3, %p5, !dbg !568
	br i1 %98, label %b12_fail2, label %b12_ok2, !dbg !568

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %p5), !dbg !568
	ret void, !dbg !568

b12_ok2:
	%99 = icmp uge i64 %p8, %63, !dbg !568
	br i1 %99, label %b12_fail3, label %b12_ok3, !dbg !568

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p8, i64 %63), !dbg !568
	ret void, !dbg !568

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 0), !dbg !568
	ret void, !dbg !568

b15_fail1:
	%100 = icmp ne i64 %p3, %p5, !dbg !572
	br i1 %100, label %b15_fail2, label %b15_ok2, !dbg !572

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p3, i64 %p5), !dbg !572
	ret void, !dbg !572

b15_ok2:
	%101 = icmp uge i64 %p8, %80, !dbg !572
	br i1 %101, label %b15_fail3, label %b15_ok3, !dbg !572

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p8, i64 %80), !dbg !572
	ret void, !dbg !572

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 0), !dbg !572
	ret void, !dbg !572
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !573 {
entry:
	br label %b0, !dbg !574

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !574
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !574
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !577
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !578, !range !11
	%4 = sext i32 %3 to i64, !dbg !578
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !578, !range !28
	%6 = sext i32 %5 to i64, !dbg !578
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !578, !range !28
	%8 = sext i32 %7 to i64, !dbg !578
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !578, !range !82
	%10 = sext i32 %9 to i64, !dbg !578
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !578, !range !83
	%12 = sext i32 %11 to i64, !dbg !578
	%13 = mul i64 %12, %8, !dbg !578
	%14 = add i64 %6, %13, !dbg !578
	%15 = mul i64 %10, %14, !dbg !578
	%16 = add i64 %4, %15, !dbg !578
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !578, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !578, !range !20
	%19 = mul i32 %17, %18, !dbg !578
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !578, !range !72
	%21 = mul i32 %19, %20, !dbg !578
	%22 = sext i32 %21 to i64, !dbg !578
	%23 = mul i64 %16, %22, !dbg !578
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !578, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !578, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !578, !range !19
	%27 = mul i32 %18, %26, !dbg !578
	%28 = add i32 %25, %27, !dbg !578
	%29 = mul i32 %17, %28, !dbg !578
	%30 = add i32 %24, %29, !dbg !578
	%31 = sext i32 %30 to i64, !dbg !578
	%32 = add i64 %23, %31, !dbg !578
	%33 = mul i64 %10, %12, !dbg !578
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !578, !range !83
	%35 = sext i32 %34 to i64, !dbg !578
	%36 = mul i64 %33, %35, !dbg !578
	%37 = mul i64 %36, %22, !dbg !578
	%38 = sext i32 %2 to i64, !dbg !577
	%39 = trunc i64 %p4 to i32, !dbg !577
	%40 = mul i64 %p3, -1, !dbg !578
	%41 = add i64 %p1, %40, !dbg !578
	%42 = icmp sge i64 %41, 0, !dbg !578
	br i1 %42, label %b1, label %b3_cold, !dbg !578, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !578
	%44 = icmp slt i64 %43, %p3, !dbg !578
	br i1 %44, label %b2, label %b5, !dbg !578

b2:
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !579
	%46 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %43, !dbg !580
	%47 = icmp uge i64 %p4, %38, !dbg !577
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !577, !prof !27

b2_ok1:
	%48 = load i16, i16 addrspace(1)* %46, align 2, !dbg !580
	%49 = addrspacecast i16 addrspace(1)* %45 to i16*, !dbg !577
	%50 = bitcast i16* %49 to i8*, !dbg !577
	call void @gpuc_p_thread_16(i8* %50, i16 zeroext %48, i32 %39), !dbg !577
	%51 = add i64 %43, %37, !dbg !578
	br label %b1, !dbg !578

b5:
	ret void, !dbg !576

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !577
	ret void, !dbg !577

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !578
	%53 = icmp slt i64 %52, %p3, !dbg !578
	br i1 %53, label %b4_cold, label %b5, !dbg !578

b4_cold:
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %52, !dbg !579
	%55 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %52, !dbg !580
	%56 = icmp uge i64 %52, %p1, !dbg !579
	%57 = icmp uge i64 %p4, %38, !dbg !577
	%58 = or i1 %56, %57, !dbg !577
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !577, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p1, !dbg !579
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !579

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %52, i64 %p1), !dbg !579
	ret void, !dbg !579

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !577
	ret void, !dbg !577

b4_cold_ok1:
	%60 = load i16, i16 addrspace(1)* %55, align 2, !dbg !580
	%61 = addrspacecast i16 addrspace(1)* %54 to i16*, !dbg !577
	%62 = bitcast i16* %61 to i8*, !dbg !577
	call void @gpuc_p_thread_16(i8* %62, i16 zeroext %60, i32 %39), !dbg !577
	%63 = add i64 %52, %37, !dbg !578
	br label %b3_cold, !dbg !578
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !581 {
entry:
	br label %b0, !dbg !582

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !582
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !582
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !585
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !586, !range !11
	%4 = sext i32 %3 to i64, !dbg !586
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !586, !range !28
	%6 = sext i32 %5 to i64, !dbg !586
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !586, !range !28
	%8 = sext i32 %7 to i64, !dbg !586
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !586, !range !82
	%10 = sext i32 %9 to i64, !dbg !586
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !586, !range !83
	%12 = sext i32 %11 to i64, !dbg !586
	%13 = mul i64 %12, %8, !dbg !586
	%14 = add i64 %6, %13, !dbg !586
	%15 = mul i64 %10, %14, !dbg !586
	%16 = add i64 %4, %15, !dbg !586
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !586, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !586, !range !20
	%19 = mul i32 %17, %18, !dbg !586
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !586, !range !72
	%21 = mul i32 %19, %20, !dbg !586
	%22 = sext i32 %21 to i64, !dbg !586
	%23 = mul i64 %16, %22, !dbg !586
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !586, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !586, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !586, !range !19
	%27 = mul i32 %18, %26, !dbg !586
	%28 = add i32 %25, %27, !dbg !586
	%29 = mul i32 %17, %28, !dbg !586
	%30 = add i32 %24, %29, !dbg !586
	%31 = sext i32 %30 to i64, !dbg !586
	%32 = add i64 %23, %31, !dbg !586
	%33 = mul i64 %10, %12, !dbg !586
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !586, !range !83
	%35 = sext i32 %34 to i64, !dbg !586
	%36 = mul i64 %33, %35, !dbg !586
	%37 = mul i64 %36, %22, !dbg !586
	%38 = sext i32 %2 to i64, !dbg !585
	%39 = trunc i64 %p4 to i32, !dbg !585
	%40 = mul i64 %p1, -1, !dbg !586
	%41 = add i64 %40, %p3, !dbg !586
	%42 = icmp sge i64 %41, 0, !dbg !586
	br i1 %42, label %b1, label %b3_cold, !dbg !586, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !586
	%44 = icmp slt i64 %43, %p1, !dbg !586
	br i1 %44, label %b2, label %b5, !dbg !586

b2:
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %43, !dbg !587
	%46 = addrspacecast i16 addrspace(1)* %45 to i16*, !dbg !585
	%47 = icmp uge i64 %p4, %38, !dbg !585
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !585, !prof !27

b2_ok1:
	%48 = bitcast i16* %46 to i8*, !dbg !585
	%49 = call zeroext i16 @gpuc_g_thread_16(i8* %48, i32 %39), !dbg !585
	%50 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !588
	store i16 %49, i16 addrspace(1)* %50, align 2, !dbg !588
	%51 = add i64 %43, %37, !dbg !586
	br label %b1, !dbg !586

b5:
	ret void, !dbg !584

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !585
	ret void, !dbg !585

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !586
	%53 = icmp slt i64 %52, %p1, !dbg !586
	br i1 %53, label %b4_cold, label %b5, !dbg !586

b4_cold:
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %52, !dbg !587
	%55 = addrspacecast i16 addrspace(1)* %54 to i16*, !dbg !585
	%56 = icmp uge i64 %52, %p3, !dbg !587
	%57 = icmp uge i64 %p4, %38, !dbg !585
	%58 = or i1 %56, %57, !dbg !585
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !585, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p3, !dbg !587
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !587

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %52, i64 %p3), !dbg !587
	ret void, !dbg !587

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !585
	ret void, !dbg !585

b4_cold_ok1:
	%60 = bitcast i16* %55 to i8*, !dbg !585
	%61 = call zeroext i16 @gpuc_g_thread_16(i8* %60, i32 %39), !dbg !585
	%62 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %52, !dbg !588
	store i16 %61, i16 addrspace(1)* %62, align 2, !dbg !588
	%63 = add i64 %52, %37, !dbg !586
	br label %b3_cold, !dbg !586
}

define void @TransferUint32(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !589 {
entry:
	br label %b0, !dbg !590

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !590
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !590
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !590
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !593
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !594, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !594, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !594, !range !19
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !594, !range !20
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !594, !range !20
	%9 = mul i32 %8, %6, !dbg !594
	%10 = add i32 %5, %9, !dbg !594
	%11 = mul i32 %7, %10, !dbg !594
	%12 = add i32 %4, %11, !dbg !594
	%13 = sext i32 %12 to i64, !dbg !594
	%14 = icmp eq i64 %p0, 0, !dbg !595
	br i1 %14, label %b1, label %b3, !dbg !595

b1:
	%15 = icmp eq i64 %13, 0, !dbg !596
	br i1 %15, label %b2, label %b16, !dbg !596

b2:
	%16 = sext i32 %3 to i64, !dbg !593
	%17 = mul i64 %p5, 4, !dbg !593
	%18 = trunc i64 %p8 to i32, !dbg !593
	%19 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !593
	%20 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !593
	%21 = icmp ne i64 %p3, %p5, !dbg !593
	%22 = icmp uge i64 %p8, %16, !dbg !593
	%23 = or i1 %21, %22, !dbg !593
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !593, !prof !27

b2_ok1:
	%24 = bitcast i32* %19 to i8*, !dbg !593
	%25 = bitcast i32* %20 to i8*, !dbg !593
	call void @gpuc_put_thread(i8* %24, i8* %25, i64 %17, i32 %18), !dbg !593
	br label %b16, !dbg !593

b3:
	%26 = icmp eq i64 %p0, 1, !dbg !597
	br i1 %26, label %b4, label %b6, !dbg !597

b4:
	%27 = sdiv i64 %13, 32, !dbg !598
	%28 = icmp eq i64 %27, %p1, !dbg !599
	br i1 %28, label %b5, label %b16, !dbg !599

b5:
	%29 = sext i32 %3 to i64, !dbg !600
	%30 = mul i64 %p5, 4, !dbg !600
	%31 = trunc i64 %p8 to i32, !dbg !600
	%32 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !600
	%33 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !600
	%34 = icmp ne i64 %p3, %p5, !dbg !600
	%35 = icmp uge i64 %p8, %29, !dbg !600
	%36 = or i1 %34, %35, !dbg !600
	br i1 %36, label %b5_fail1, label %b5_ok1, !dbg !600, !prof !27

b5_ok1:
	%37 = bitcast i32* %32 to i8*, !dbg !600
	%38 = bitcast i32* %33 to i8*, !dbg !600
	call void @gpuc_put_nbi_warp(i8* %37, i8* %38, i64 %30, i32 %31), !dbg !600
	br label %b16, !dbg !600

b6:
	%39 = icmp eq i64 %p0, 2, !dbg !601
	br i1 %39, label %b7, label %b8, !dbg !601

b7:
	%40 = sext i32 %3 to i64, !dbg !602
	%41 = mul i64 %p5, 4, !dbg !602
	%42 = trunc i64 %p8 to i32, !dbg !602
	%43 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !602
	%44 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !602
	%45 = icmp ne i64 %p3, %p5, !dbg !602
	%46 = icmp uge i64 %p8, %40, !dbg !602
	%47 = or i1 %45, %46, !dbg !602
	br i1 %47, label %b7_fail1, label %b7_ok1, !dbg !602, !prof !27

b7_ok1:
	%48 = bitcast i32* %43 to i8*, !dbg !602
	%49 = bitcast i32* %44 to i8*, !dbg !602
	call void @gpuc_get_block(i8* %48, i8* %49, i64 %41, i32 %42), !dbg !602
	br label %b16, !dbg !602

b8:
	%50 = icmp eq i64 %p0, 3, !dbg !603
	br i1 %50, label %b9, label %b11, !dbg !603

b9:
	%51 = icmp eq i64 %13, 0, !dbg !604
	br i1 %51, label %b10, label %b16, !dbg !604

b10:
	%52 = sext i32 %3 to i64, !dbg !605
	%53 = mul i64 %p5, 4, !dbg !605
	%54 = trunc i64 %p8 to i32, !dbg !605
	%55 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !605
	%56 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !605
	%57 = icmp ne i64 %p3, %p5, !dbg !605
	%58 = icmp uge i64 %p8, %52, !dbg !605
	%59 = or i1 %57, %58, !dbg !605
	br i1 %59, label %b10_fail1, label %b10_ok1, !dbg !605, !prof !27

b10_ok1:
	%60 = bitcast i32* %55 to i8*, !dbg !605
	%61 = bitcast i32* %56 to i8*, !dbg !605
	call void @gpuc_get_nbi_thread(i8* %60, i8* %61, i64 %53, i32 %54), !dbg !605
	br label %b16, !dbg !605

b11:
	%62 = icmp eq i64 %p0, 4, !dbg !606
	br i1 %62, label %b12, label %b14, !dbg !606

b12:
	%63 = sdiv i64 %13, 32, !dbg !607
	%64 = icmp eq i64 %63, %p1, !dbg !608
	br i1 %64, label %b13, label %b16, !dbg !608

b13:
	%65 = sext i32 %3 to i64, !dbg !609
	%66 = mul i64 %p5, 4, !dbg !609
	%67 = trunc i64 %p8 to i32, !dbg !609
	%68 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !609
	%69 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !609
	%70 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !609
	%71 = icmp ne i64 %p3, %p5, !dbg !609
	%72 = icmp uge i64 %p8, %65, !dbg !609
	%73 = icmp eq i64 addrspace(1)* %2, null, !dbg !609
	%74 = or i1 %71, %72, !dbg !609
	%75 = or i1 %74, %73, !dbg !609
	br i1 %75, label %b13_fail1, label %b13_ok1, !dbg !609, !prof !27

b13_ok1:
	%76 = bitcast i32* %68 to i8*, !dbg !609
	%77 = bitcast i32* %69 to i8*, !dbg !609
	%78 = bitcast i64* %70 to i8*, !dbg !609
	call void @gpuc_put_signal_warp(i8* %76, i8* %77, i64 %66, i8* %78, i64 %p7, i32 9, i32 %67), !dbg !609
	br label %b16, !dbg !609

b14:
	%79 = icmp eq i64 %p0, 5, !dbg !610
	br i1 %79, label %b15, label %b16, !dbg !610

b15:
	%80 = sext i32 %3 to i64, !dbg !611
	%81 = mul i64 %p5, 4, !dbg !611
	%82 = trunc i64 %p8 to i32, !dbg !611
	%83 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !611
	%84 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !611
	%85 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !611
	%86 = icmp ne i64 %p3, %p5, !dbg !611
	%87 = icmp uge i64 %p8, %80, !dbg !611
	%88 = icmp eq i64 addrspace(1)* %2, null, !dbg !611
	%89 = or i1 %86, %87, !dbg !611
	%90 = or i1 %89, %88, !dbg !611
	br i1 %90, label %b15_fail1, label %b15_ok1, !dbg !611, !prof !27

b15_ok1:
	%91 = bitcast i32* %83 to i8*, !dbg !611
	%92 = bitcast i32* %84 to i8*, !dbg !611
	%93 = bitcast i64* %85 to i8*, !dbg !611
	call void @gpuc_put_signal_nbi_block(i8* %91, i8* %92, i64 %81, i8* %93, i64 %p7, i32 9, i32 %82), !dbg !611
	br label %b16, !dbg !611

b16:
	ret void, !dbg !592

b2_fail1:
	%94 = icmp ne i64 %p3, %p5, !dbg !593
	br i1 %94, label %b2_fail2, label %b2_ok2, !dbg !593

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p3, i64 %p5), !dbg !593
	ret void, !dbg !593

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p8, i64 %16), !dbg !593
	ret void, !dbg !593

b5_fail1:
	%95 = icmp ne i64 %p3, %p5, !dbg !600
	br i1 %95, label %b5_fail2, label %b5_ok2, !dbg !600

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !600
	ret void, !dbg !600

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p8, i64 %29), !dbg !600
	ret void, !dbg !600

b7_fail1:
	%96 = icmp ne i64 %p3, %p5, !dbg !602
	br i1 %96, label %b7_fail2, label %b7_ok2, !dbg !602

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !602
	ret void, !dbg !602

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %p8, i64 %40), !dbg !602
	ret void, !dbg !602

b10_fail1:
	%97 = icmp ne i64 %p3, %p5, !dbg !605
	br i1 %97, label %b10_fail2, label %b10_ok2, !dbg !605

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !605
	ret void, !dbg !605

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p8, i64 %52), !dbg !605
	ret void, !dbg !605

b13_fail1:
	%98 = icmp ne i64 %p3, %p5, !dbg !609
	br i1 %98, label %b13_fail2, label %b13_ok2, !dbg !609

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p3, i64 %p5), !dbg !609
	ret void, !dbg !609

b13_ok2:
	%99 = icmp uge i64 %p8, %65, !dbg !609
	br i1 %99, label %b13_fail3, label %b13_ok3, !dbg !609

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p8, i64 %65), !dbg !609
	ret void, !dbg !609

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !609
	ret void, !dbg !609

b15_fail1:
	%100 = icmp ne i64 %p3, %p5, !dbg !611
	br i1 %100, label %b15_fail2, label %b15_ok2, !dbg !611

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p3, i64 %p5), !dbg !611
	ret void, !dbg !611

b15_ok2:
	%101 = icmp uge i64 %p8, %80, !dbg !611
	br i1 %101, label %b15_fail3, label %b15_ok3, !dbg !611

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p8, i64 %80), !dbg !611
	ret void, !dbg !611

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !611
	ret void, !dbg !611
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !612 {
entry:
	br label %b0, !dbg !613

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !613
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !613
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !616
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !617, !range !11
	%4 = sext i32 %3 to i64, !dbg !617
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !617, !range !28
	%6 = sext i32 %5 to i64, !dbg !617
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !617, !range !28
	%8 = sext i32 %7 to i64, !dbg !617
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !617, !range !82
	%10 = sext i32 %9 to i64, !dbg !617
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !617, !range !83
	%12 = sext i32 %11 to i64, !dbg !617
	%13 = mul i64 %12, %8, !dbg !617
	%14 = add i64 %6, %13, !dbg !617
	%15 = mul i64 %10, %14, !dbg !617
	%16 = add i64 %4, %15, !dbg !617
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !617, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !617, !range !20
	%19 = mul i32 %17, %18, !dbg !617
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !617, !range !72
	%21 = mul i32 %19, %20, !dbg !617
	%22 = sext i32 %21 to i64, !dbg !617
	%23 = mul i64 %16, %22, !dbg !617
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !617, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !617, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !617, !range !19
	%27 = mul i32 %18, %26, !dbg !617
	%28 = add i32 %25, %27, !dbg !617
	%29 = mul i32 %17, %28, !dbg !617
	%30 = add i32 %24, %29, !dbg !617
	%31 = sext i32 %30 to i64, !dbg !617
	%32 = add i64 %23, %31, !dbg !617
	%33 = mul i64 %10, %12, !dbg !617
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !617, !range !83
	%35 = sext i32 %34 to i64, !dbg !617
	%36 = mul i64 %33, %35, !dbg !617
	%37 = mul i64 %36, %22, !dbg !617
	%38 = sext i32 %2 to i64, !dbg !616
	%39 = trunc i64 %p4 to i32, !dbg !616
	%40 = mul i64 %p3, -1, !dbg !617
	%41 = add i64 %p1, %40, !dbg !617
	%42 = icmp sge i64 %41, 0, !dbg !617
	br i1 %42, label %b1, label %b3_cold, !dbg !617, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !617
	%44 = icmp slt i64 %43, %p3, !dbg !617
	br i1 %44, label %b2, label %b5, !dbg !617

b2:
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !618
	%46 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %43, !dbg !619
	%47 = icmp uge i64 %p4, %38, !dbg !616
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !616, !prof !27

b2_ok1:
	%48 = load i32, i32 addrspace(1)* %46, align 4, !dbg !619
	%49 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !616
	%50 = bitcast i32* %49 to i8*, !dbg !616
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !616
	%51 = add i64 %43, %37, !dbg !617
	br label %b1, !dbg !617

b5:
	ret void, !dbg !615

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !616
	ret void, !dbg !616

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !617
	%53 = icmp slt i64 %52, %p3, !dbg !617
	br i1 %53, label %b4_cold, label %b5, !dbg !617

b4_cold:
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %52, !dbg !618
	%55 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %52, !dbg !619
	%56 = icmp uge i64 %52, %p1, !dbg !618
	%57 = icmp uge i64 %p4, %38, !dbg !616
	%58 = or i1 %56, %57, !dbg !616
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !616, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p1, !dbg !618
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !618

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %52, i64 %p1), !dbg !618
	ret void, !dbg !618

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !616
	ret void, !dbg !616

b4_cold_ok1:
	%60 = load i32, i32 addrspace(1)* %55, align 4, !dbg !619
	%61 = addrspacecast i32 addrspace(1)* %54 to i32*, !dbg !616
	%62 = bitcast i32* %61 to i8*, !dbg !616
	call void @gpuc_p_thread_32(i8* %62, i32 %60, i32 %39), !dbg !616
	%63 = add i64 %52, %37, !dbg !617
	br label %b3_cold, !dbg !617
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !620 {
entry:
	br label %b0, !dbg !621

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !621
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !621
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !624
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !625, !range !11
	%4 = sext i32 %3 to i64, !dbg !625
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !625, !range !28
	%6 = sext i32 %5 to i64, !dbg !625
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !625, !range !28
	%8 = sext i32 %7 to i64, !dbg !625
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !625, !range !82
	%10 = sext i32 %9 to i64, !dbg !625
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !625, !range !83
	%12 = sext i32 %11 to i64, !dbg !625
	%13 = mul i64 %12, %8, !dbg !625
	%14 = add i64 %6, %13, !dbg !625
	%15 = mul i64 %10, %14, !dbg !625
	%16 = add i64 %4, %15, !dbg !625
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !625, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !625, !range !20
	%19 = mul i32 %17, %18, !dbg !625
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !625, !range !72
	%21 = mul i32 %19, %20, !dbg !625
	%22 = sext i32 %21 to i64, !dbg !625
	%23 = mul i64 %16, %22, !dbg !625
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !625, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !625, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !625, !range !19
	%27 = mul i32 %18, %26, !dbg !625
	%28 = add i32 %25, %27, !dbg !625
	%29 = mul i32 %17, %28, !dbg !625
	%30 = add i32 %24, %29, !dbg !625
	%31 = sext i32 %30 to i64, !dbg !625
	%32 = add i64 %23, %31, !dbg !625
	%33 = mul i64 %10, %12, !dbg !625
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !625, !range !83
	%35 = sext i32 %34 to i64, !dbg !625
	%36 = mul i64 %33, %35, !dbg !625
	%37 = mul i64 %36, %22, !dbg !625
	%38 = sext i32 %2 to i64, !dbg !624
	%39 = trunc i64 %p4 to i32, !dbg !624
	%40 = mul i64 %p1, -1, !dbg !625
	%41 = add i64 %40, %p3, !dbg !625
	%42 = icmp sge i64 %41, 0, !dbg !625
	br i1 %42, label %b1, label %b3_cold, !dbg !625, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !625
	%44 = icmp slt i64 %43, %p1, !dbg !625
	br i1 %44, label %b2, label %b5, !dbg !625

b2:
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %43, !dbg !626
	%46 = addrspacecast i32 addrspace(1)* %45 to i32*, !dbg !624
	%47 = icmp uge i64 %p4, %38, !dbg !624
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !624, !prof !27

b2_ok1:
	%48 = bitcast i32* %46 to i8*, !dbg !624
	%49 = call i32 @gpuc_g_thread_32(i8* %48, i32 %39), !dbg !624
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !627
	store i32 %49, i32 addrspace(1)* %50, align 4, !dbg !627
	%51 = add i64 %43, %37, !dbg !625
	br label %b1, !dbg !625

b5:
	ret void, !dbg !623

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !624
	ret void, !dbg !624

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !625
	%53 = icmp slt i64 %52, %p1, !dbg !625
	br i1 %53, label %b4_cold, label %b5, !dbg !625

b4_cold:
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %52, !dbg !626
	%55 = addrspacecast i32 addrspace(1)* %54 to i32*, !dbg !624
	%56 = icmp uge i64 %52, %p3, !dbg !626
	%57 = icmp uge i64 %p4, %38, !dbg !624
	%58 = or i1 %56, %57, !dbg !624
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !624, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p3, !dbg !626
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !626

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %52, i64 %p3), !dbg !626
	ret void, !dbg !626

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !624
	ret void, !dbg !624

b4_cold_ok1:
	%60 = bitcast i32* %55 to i8*, !dbg !624
	%61 = call i32 @gpuc_g_thread_32(i8* %60, i32 %39), !dbg !624
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %52, !dbg !627
	store i32 %61, i32 addrspace(1)* %62, align 4, !dbg !627
	%63 = add i64 %52, %37, !dbg !625
	br label %b3_cold, !dbg !625
}

define void @TransferUint64(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !628 {
entry:
	br label %b0, !dbg !629

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !629
	%1 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !629
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !629
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !632
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !633, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !633, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !633, !range !19
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !633, !range !20
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !633, !range !20
	%9 = mul i32 %8, %6, !dbg !633
	%10 = add i32 %5, %9, !dbg !633
	%11 = mul i32 %7, %10, !dbg !633
	%12 = add i32 %4, %11, !dbg !633
	%13 = sext i32 %12 to i64, !dbg !633
	%14 = icmp eq i64 %p0, 0, !dbg !634
	br i1 %14, label %b1, label %b3, !dbg !634

b1:
	%15 = sdiv i64 %13, 32, !dbg !635
	%16 = icmp eq i64 %15, %p1, !dbg !636
	br i1 %16, label %b2, label %b16, !dbg !636

b2:
	%17 = sext i32 %3 to i64, !dbg !632
	%18 = mul i64 %p5, 8, !dbg !632
	%19 = trunc i64 %p8 to i32, !dbg !632
	%20 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !632
	%21 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !632
	%22 = icmp ne i64 %p3, %p5, !dbg !632
	%23 = icmp uge i64 %p8, %17, !dbg !632
	%24 = or i1 %22, %23, !dbg !632
	br i1 %24, label %b2_fail1, label %b2_ok1, !dbg !632, !prof !27

b2_ok1:
	%25 = bitcast i64* %20 to i8*, !dbg !632
	%26 = bitcast i64* %21 to i8*, !dbg !632
	call void @gpuc_put_warp(i8* %25, i8* %26, i64 %18, i32 %19), !dbg !632
	br label %b16, !dbg !632

b3:
	%27 = icmp eq i64 %p0, 1, !dbg !637
	br i1 %27, label %b4, label %b5, !dbg !637

b4:
	%28 = sext i32 %3 to i64, !dbg !638
	%29 = mul i64 %p5, 8, !dbg !638
	%30 = trunc i64 %p8 to i32, !dbg !638
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !638
	%32 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !638
	%33 = icmp ne i64 %p3, %p5, !dbg !638
	%34 = icmp uge i64 %p8, %28, !dbg !638
	%35 = or i1 %33, %34, !dbg !638
	br i1 %35, label %b4_fail1, label %b4_ok1, !dbg !638, !prof !27

b4_ok1:
	%36 = bitcast i64* %31 to i8*, !dbg !638
	%37 = bitcast i64* %32 to i8*, !dbg !638
	call void @gpuc_put_nbi_block(i8* %36, i8* %37, i64 %29, i32 %30), !dbg !638
	br label %b16, !dbg !638

b5:
	%38 = icmp eq i64 %p0, 2, !dbg !639
	br i1 %38, label %b6, label %b8, !dbg !639

b6:
	%39 = icmp eq i64 %13, 0, !dbg !640
	br i1 %39, label %b7, label %b16, !dbg !640

b7:
	%40 = sext i32 %3 to i64, !dbg !641
	%41 = mul i64 %p5, 8, !dbg !641
	%42 = trunc i64 %p8 to i32, !dbg !641
	%43 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !641
	%44 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !641
	%45 = icmp ne i64 %p3, %p5, !dbg !641
	%46 = icmp uge i64 %p8, %40, !dbg !641
	%47 = or i1 %45, %46, !dbg !641
	br i1 %47, label %b7_fail1, label %b7_ok1, !dbg !641, !prof !27

b7_ok1:
	%48 = bitcast i64* %43 to i8*, !dbg !641
	%49 = bitcast i64* %44 to i8*, !dbg !641
	call void @gpuc_get_thread(i8* %48, i8* %49, i64 %41, i32 %42), !dbg !641
	br label %b16, !dbg !641

b8:
	%50 = icmp eq i64 %p0, 3, !dbg !642
	br i1 %50, label %b9, label %b11, !dbg !642

b9:
	%51 = sdiv i64 %13, 32, !dbg !643
	%52 = icmp eq i64 %51, %p1, !dbg !644
	br i1 %52, label %b10, label %b16, !dbg !644

b10:
	%53 = sext i32 %3 to i64, !dbg !645
	%54 = mul i64 %p5, 8, !dbg !645
	%55 = trunc i64 %p8 to i32, !dbg !645
	%56 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !645
	%57 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !645
	%58 = icmp ne i64 %p3, %p5, !dbg !645
	%59 = icmp uge i64 %p8, %53, !dbg !645
	%60 = or i1 %58, %59, !dbg !645
	br i1 %60, label %b10_fail1, label %b10_ok1, !dbg !645, !prof !27

b10_ok1:
	%61 = bitcast i64* %56 to i8*, !dbg !645
	%62 = bitcast i64* %57 to i8*, !dbg !645
	call void @gpuc_get_nbi_warp(i8* %61, i8* %62, i64 %54, i32 %55), !dbg !645
	br label %b16, !dbg !645

b11:
	%63 = icmp eq i64 %p0, 4, !dbg !646
	br i1 %63, label %b12, label %b13, !dbg !646

b12:
	%64 = sext i32 %3 to i64, !dbg !647
	%65 = mul i64 %p5, 8, !dbg !647
	%66 = trunc i64 %p8 to i32, !dbg !647
	%67 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !647
	%68 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !647
	%69 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !647
	%70 = icmp ne i64 %p3, %p5, !dbg !647
	%71 = icmp uge i64 %p8, %64, !dbg !647
	%72 = icmp eq i64 addrspace(1)* %2, null, !dbg !647
	%73 = or i1 %70, %71, !dbg !647
	%74 = or i1 %73, %72, !dbg !647
	br i1 %74, label %b12_fail1, label %b12_ok1, !dbg !647, !prof !27

b12_ok1:
	%75 = bitcast i64* %67 to i8*, !dbg !647
	%76 = bitcast i64* %68 to i8*, !dbg !647
	%77 = bitcast i64* %69 to i8*, !dbg !647
	call void @gpuc_put_signal_block(i8* %75, i8* %76, i64 %65, i8* %77, i64 %p7, i32 10, i32 %66), !dbg !647
	br label %b16, !dbg !647

b13:
	%78 = icmp eq i64 %p0, 5, !dbg !648
	br i1 %78, label %b14, label %b16, !dbg !648

b14:
	%79 = icmp eq i64 %13, 0, !dbg !649
	br i1 %79, label %b15, label %b16, !dbg !649

b15:
	%80 = sext i32 %3 to i64, !dbg !650
	%81 = mul i64 %p5, 8, !dbg !650
	%82 = trunc i64 %p8 to i32, !dbg !650
	%83 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !650
	%84 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !650
	%85 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !650
	%86 = icmp ne i64 %p3, %p5, !dbg !650
	%87 = icmp uge i64 %p8, %80, !dbg !650
	%88 = icmp eq i64 addrspace(1)* %2, null, !dbg !650
	%89 = or i1 %86, %87, !dbg !650
	%90 = or i1 %89, %88, !dbg !650
	br i1 %90, label %b15_fail1, label %b15_ok1, !dbg !650, !prof !27

b15_ok1:
	%91 = bitcast i64* %83 to i8*, !dbg !650
	%92 = bitcast i64* %84 to i8*, !dbg !650
	%93 = bitcast i64* %85 to i8*, !dbg !650
	call void @gpuc_put_signal_nbi_thread(i8* %91, i8* %92, i64 %81, i8* %93, i64 %p7, i32 10, i32 %82), !dbg !650
	br label %b16, !dbg !650

b16:
	ret void, !dbg !631

b2_fail1:
	%94 = icmp ne i64 %p3, %p5, !dbg !632
	br i1 %94, label %b2_fail2, label %b2_ok2, !dbg !632

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %p3, i64 %p5), !dbg !632
	ret void, !dbg !632

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 %p8, i64 %17), !dbg !632
	ret void, !dbg !632

b4_fail1:
	%95 = icmp ne i64 %p3, %p5, !dbg !638
	br i1 %95, label %b4_fail2, label %b4_ok2, !dbg !638

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !638
	ret void, !dbg !638

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 %p8, i64 %28), !dbg !638
	ret void, !dbg !638

b7_fail1:
	%96 = icmp ne i64 %p3, %p5, !dbg !641
	br i1 %96, label %b7_fail2, label %b7_ok2, !dbg !641

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !641
	ret void, !dbg !641

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 %p8, i64 %40), !dbg !641
	ret void, !dbg !641

b10_fail1:
	%97 = icmp ne i64 %p3, %p5, !dbg !645
	br i1 %97, label %b10_fail2, label %b10_ok2, !dbg !645

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 %p3, i64 %p5), !dbg !645
	ret void, !dbg !645

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 73, i64 %p8, i64 %53), !dbg !645
	ret void, !dbg !645

b12_fail1:
	%98 = icmp ne i64 %p3, %p5, !dbg !647
	br i1 %98, label %b12_fail2, label %b12_ok2, !dbg !647

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 %p3, i64 %p5), !dbg !647
	ret void, !dbg !647

b12_ok2:
	%99 = icmp uge i64 %p8, %64, !dbg !647
	br i1 %99, label %b12_fail3, label %b12_ok3, !dbg !647

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %p8, i64 %64), !dbg !647
	ret void, !dbg !647

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 0), !dbg !647
	ret void, !dbg !647

b15_fail1:
	%100 = icmp ne i64 %p3, %p5, !dbg !650
	br i1 %100, label %b15_fail2, label %b15_ok2, !dbg !650

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %p3, i64 %p5), !dbg !650
	ret void, !dbg !650

b15_ok2:
	%101 = icmp uge i64 %p8, %80, !dbg !650
	br i1 %101, label %b15_fail3, label %b15_ok3, !dbg !650

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 %p8, i64 %80), !dbg !650
	ret void, !dbg !650

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 0), !dbg !650
	ret void, !dbg !650
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !651 {
entry:
	br label %b0, !dbg !652

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !652
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !652
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !655
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !656, !range !11
	%4 = sext i32 %3 to i64, !dbg !656
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !656, !range !28
	%6 = sext i32 %5 to i64, !dbg !656
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !656, !range !28
	%8 = sext i32 %7 to i64, !dbg !656
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !656, !range !82
	%10 = sext i32 %9 to i64, !dbg !656
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !656, !range !83
	%12 = sext i32 %11 to i64, !dbg !656
	%13 = mul i64 %12, %8, !dbg !656
	%14 = add i64 %6, %13, !dbg !656
	%15 = mul i64 %10, %14, !dbg !656
	%16 = add i64 %4, %15, !dbg !656
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !656, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !656, !range !20
	%19 = mul i32 %17, %18, !dbg !656
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !656, !range !72
	%21 = mul i32 %19, %20, !dbg !656
	%22 = sext i32 %21 to i64, !dbg !656
	%23 = mul i64 %16, %22, !dbg !656
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !656, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !656, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !656, !range !19
	%27 = mul i32 %18, %26, !dbg !656
	%28 = add i32 %25, %27, !dbg !656
	%29 = mul i32 %17, %28, !dbg !656
	%30 = add i32 %24, %29, !dbg !656
	%31 = sext i32 %30 to i64, !dbg !656
	%32 = add i64 %23, %31, !dbg !656
	%33 = mul i64 %10, %12, !dbg !656
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !656, !range !83
	%35 = sext i32 %34 to i64, !dbg !656
	%36 = mul i64 %33, %35, !dbg !656
	%37 = mul i64 %36, %22, !dbg !656
	%38 = sext i32 %2 to i64, !dbg !655
	%39 = trunc i64 %p4 to i32, !dbg !655
	%40 = mul i64 %p3, -1, !dbg !656
	%41 = add i64 %p1, %40, !dbg !656
	%42 = icmp sge i64 %41, 0, !dbg !656
	br i1 %42, label %b1, label %b3_cold, !dbg !656, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !656
	%44 = icmp slt i64 %43, %p3, !dbg !656
	br i1 %44, label %b2, label %b5, !dbg !656

b2:
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !657
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %43, !dbg !658
	%47 = icmp uge i64 %p4, %38, !dbg !655
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !655, !prof !27

b2_ok1:
	%48 = load i64, i64 addrspace(1)* %46, align 8, !dbg !658
	%49 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !655
	%50 = bitcast i64* %49 to i8*, !dbg !655
	call void @gpuc_p_thread_64(i8* %50, i64 %48, i32 %39), !dbg !655
	%51 = add i64 %43, %37, !dbg !656
	br label %b1, !dbg !656

b5:
	ret void, !dbg !654

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !655
	ret void, !dbg !655

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !656
	%53 = icmp slt i64 %52, %p3, !dbg !656
	br i1 %53, label %b4_cold, label %b5, !dbg !656

b4_cold:
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %52, !dbg !657
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %52, !dbg !658
	%56 = icmp uge i64 %52, %p1, !dbg !657
	%57 = icmp uge i64 %p4, %38, !dbg !655
	%58 = or i1 %56, %57, !dbg !655
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !655, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p1, !dbg !657
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !657

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %52, i64 %p1), !dbg !657
	ret void, !dbg !657

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !655
	ret void, !dbg !655

b4_cold_ok1:
	%60 = load i64, i64 addrspace(1)* %55, align 8, !dbg !658
	%61 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !655
	%62 = bitcast i64* %61 to i8*, !dbg !655
	call void @gpuc_p_thread_64(i8* %62, i64 %60, i32 %39), !dbg !655
	%63 = add i64 %52, %37, !dbg !656
	br label %b3_cold, !dbg !656
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !659 {
entry:
	br label %b0, !dbg !660

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !660
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !660
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !663
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !664, !range !11
	%4 = sext i32 %3 to i64, !dbg !664
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !664, !range !28
	%6 = sext i32 %5 to i64, !dbg !664
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !664, !range !28
	%8 = sext i32 %7 to i64, !dbg !664
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !664, !range !82
	%10 = sext i32 %9 to i64, !dbg !664
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !664, !range !83
	%12 = sext i32 %11 to i64, !dbg !664
	%13 = mul i64 %12, %8, !dbg !664
	%14 = add i64 %6, %13, !dbg !664
	%15 = mul i64 %10, %14, !dbg !664
	%16 = add i64 %4, %15, !dbg !664
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !664, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !664, !range !20
	%19 = mul i32 %17, %18, !dbg !664
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !664, !range !72
	%21 = mul i32 %19, %20, !dbg !664
	%22 = sext i32 %21 to i64, !dbg !664
	%23 = mul i64 %16, %22, !dbg !664
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !664, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !664, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !664, !range !19
	%27 = mul i32 %18, %26, !dbg !664
	%28 = add i32 %25, %27, !dbg !664
	%29 = mul i32 %17, %28, !dbg !664
	%30 = add i32 %24, %29, !dbg !664
	%31 = sext i32 %30 to i64, !dbg !664
	%32 = add i64 %23, %31, !dbg !664
	%33 = mul i64 %10, %12, !dbg !664
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !664, !range !83
	%35 = sext i32 %34 to i64, !dbg !664
	%36 = mul i64 %33, %35, !dbg !664
	%37 = mul i64 %36, %22, !dbg !664
	%38 = sext i32 %2 to i64, !dbg !663
	%39 = trunc i64 %p4 to i32, !dbg !663
	%40 = mul i64 %p1, -1, !dbg !664
	%41 = add i64 %40, %p3, !dbg !664
	%42 = icmp sge i64 %41, 0, !dbg !664
	br i1 %42, label %b1, label %b3_cold, !dbg !664, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !664
	%44 = icmp slt i64 %43, %p1, !dbg !664
	br i1 %44, label %b2, label %b5, !dbg !664

b2:
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %43, !dbg !665
	%46 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !663
	%47 = icmp uge i64 %p4, %38, !dbg !663
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !663, !prof !27

b2_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !663
	%49 = call i64 @gpuc_g_thread_64(i8* %48, i32 %39), !dbg !663
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !666
	store i64 %49, i64 addrspace(1)* %50, align 8, !dbg !666
	%51 = add i64 %43, %37, !dbg !664
	br label %b1, !dbg !664

b5:
	ret void, !dbg !662

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !663
	ret void, !dbg !663

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !664
	%53 = icmp slt i64 %52, %p1, !dbg !664
	br i1 %53, label %b4_cold, label %b5, !dbg !664

b4_cold:
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %52, !dbg !665
	%55 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !663
	%56 = icmp uge i64 %52, %p3, !dbg !665
	%57 = icmp uge i64 %p4, %38, !dbg !663
	%58 = or i1 %56, %57, !dbg !663
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !663, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p3, !dbg !665
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !665

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %52, i64 %p3), !dbg !665
	ret void, !dbg !665

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !663
	ret void, !dbg !663

b4_cold_ok1:
	%60 = bitcast i64* %55 to i8*, !dbg !663
	%61 = call i64 @gpuc_g_thread_64(i8* %60, i32 %39), !dbg !663
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %52, !dbg !666
	store i64 %61, i64 addrspace(1)* %62, align 8, !dbg !666
	%63 = add i64 %52, %37, !dbg !664
	br label %b3_cold, !dbg !664
}

define void @TransferUint(i64 %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !667 {
entry:
	br label %b0, !dbg !668

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !668
	%1 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !668
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !668
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !671
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !672, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !672, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !672, !range !19
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !672, !range !20
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !672, !range !20
	%9 = mul i32 %8, %6, !dbg !672
	%10 = add i32 %5, %9, !dbg !672
	%11 = mul i32 %7, %10, !dbg !672
	%12 = add i32 %4, %11, !dbg !672
	%13 = sext i32 %12 to i64, !dbg !672
	%14 = icmp eq i64 %p0, 0, !dbg !673
	br i1 %14, label %b1, label %b2, !dbg !673

b1:
	%15 = sext i32 %3 to i64, !dbg !671
	%16 = mul i64 %p5, 8, !dbg !671
	%17 = trunc i64 %p8 to i32, !dbg !671
	%18 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !671
	%19 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !671
	%20 = icmp ne i64 %p3, %p5, !dbg !671
	%21 = icmp uge i64 %p8, %15, !dbg !671
	%22 = or i1 %20, %21, !dbg !671
	br i1 %22, label %b1_fail1, label %b1_ok1, !dbg !671, !prof !27

b1_ok1:
	%23 = bitcast i64* %18 to i8*, !dbg !671
	%24 = bitcast i64* %19 to i8*, !dbg !671
	call void @gpuc_put_block(i8* %23, i8* %24, i64 %16, i32 %17), !dbg !671
	br label %b16, !dbg !671

b2:
	%25 = icmp eq i64 %p0, 1, !dbg !674
	br i1 %25, label %b3, label %b5, !dbg !674

b3:
	%26 = icmp eq i64 %13, 0, !dbg !675
	br i1 %26, label %b4, label %b16, !dbg !675

b4:
	%27 = sext i32 %3 to i64, !dbg !676
	%28 = mul i64 %p5, 8, !dbg !676
	%29 = trunc i64 %p8 to i32, !dbg !676
	%30 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !676
	%31 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !676
	%32 = icmp ne i64 %p3, %p5, !dbg !676
	%33 = icmp uge i64 %p8, %27, !dbg !676
	%34 = or i1 %32, %33, !dbg !676
	br i1 %34, label %b4_fail1, label %b4_ok1, !dbg !676, !prof !27

b4_ok1:
	%35 = bitcast i64* %30 to i8*, !dbg !676
	%36 = bitcast i64* %31 to i8*, !dbg !676
	call void @gpuc_put_nbi_thread(i8* %35, i8* %36, i64 %28, i32 %29), !dbg !676
	br label %b16, !dbg !676

b5:
	%37 = icmp eq i64 %p0, 2, !dbg !677
	br i1 %37, label %b6, label %b8, !dbg !677

b6:
	%38 = sdiv i64 %13, 32, !dbg !678
	%39 = icmp eq i64 %38, %p1, !dbg !679
	br i1 %39, label %b7, label %b16, !dbg !679

b7:
	%40 = sext i32 %3 to i64, !dbg !680
	%41 = mul i64 %p5, 8, !dbg !680
	%42 = trunc i64 %p8 to i32, !dbg !680
	%43 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !680
	%44 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !680
	%45 = icmp ne i64 %p3, %p5, !dbg !680
	%46 = icmp uge i64 %p8, %40, !dbg !680
	%47 = or i1 %45, %46, !dbg !680
	br i1 %47, label %b7_fail1, label %b7_ok1, !dbg !680, !prof !27

b7_ok1:
	%48 = bitcast i64* %43 to i8*, !dbg !680
	%49 = bitcast i64* %44 to i8*, !dbg !680
	call void @gpuc_get_warp(i8* %48, i8* %49, i64 %41, i32 %42), !dbg !680
	br label %b16, !dbg !680

b8:
	%50 = icmp eq i64 %p0, 3, !dbg !681
	br i1 %50, label %b9, label %b10, !dbg !681

b9:
	%51 = sext i32 %3 to i64, !dbg !682
	%52 = mul i64 %p5, 8, !dbg !682
	%53 = trunc i64 %p8 to i32, !dbg !682
	%54 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !682
	%55 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !682
	%56 = icmp ne i64 %p3, %p5, !dbg !682
	%57 = icmp uge i64 %p8, %51, !dbg !682
	%58 = or i1 %56, %57, !dbg !682
	br i1 %58, label %b9_fail1, label %b9_ok1, !dbg !682, !prof !27

b9_ok1:
	%59 = bitcast i64* %54 to i8*, !dbg !682
	%60 = bitcast i64* %55 to i8*, !dbg !682
	call void @gpuc_get_nbi_block(i8* %59, i8* %60, i64 %52, i32 %53), !dbg !682
	br label %b16, !dbg !682

b10:
	%61 = icmp eq i64 %p0, 4, !dbg !683
	br i1 %61, label %b11, label %b13, !dbg !683

b11:
	%62 = icmp eq i64 %13, 0, !dbg !684
	br i1 %62, label %b12, label %b16, !dbg !684

b12:
	%63 = sext i32 %3 to i64, !dbg !685
	%64 = mul i64 %p5, 8, !dbg !685
	%65 = trunc i64 %p8 to i32, !dbg !685
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !685
	%67 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !685
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !685
	%69 = icmp ne i64 %p3, %p5, !dbg !685
	%70 = icmp uge i64 %p8, %63, !dbg !685
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !685
	%72 = or i1 %69, %70, !dbg !685
	%73 = or i1 %72, %71, !dbg !685
	br i1 %73, label %b12_fail1, label %b12_ok1, !dbg !685, !prof !27

b12_ok1:
	%74 = bitcast i64* %66 to i8*, !dbg !685
	%75 = bitcast i64* %67 to i8*, !dbg !685
	%76 = bitcast i64* %68 to i8*, !dbg !685
	call void @gpuc_put_signal_thread(i8* %74, i8* %75, i64 %64, i8* %76, i64 %p7, i32 9, i32 %65), !dbg !685
	br label %b16, !dbg !685

b13:
	%77 = icmp eq i64 %p0, 5, !dbg !686
	br i1 %77, label %b14, label %b16, !dbg !686

b14:
	%78 = sdiv i64 %13, 32, !dbg !687
	%79 = icmp eq i64 %78, %p1, !dbg !688
	br i1 %79, label %b15, label %b16, !dbg !688

b15:
	%80 = sext i32 %3 to i64, !dbg !689
	%81 = mul i64 %p5, 8, !dbg !689
	%82 = trunc i64 %p8 to i32, !dbg !689
	%83 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !689
	%84 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !689
	%85 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !689
	%86 = icmp ne i64 %p3, %p5, !dbg !689
	%87 = icmp uge i64 %p8, %80, !dbg !689
	%88 = icmp eq i64 addrspace(1)* %2, null, !dbg !689
	%89 = or i1 %86, %87, !dbg !689
	%90 = or i1 %89, %88, !dbg !689
	br i1 %90, label %b15_fail1, label %b15_ok1, !dbg !689, !prof !27

b15_ok1:
	%91 = bitcast i64* %83 to i8*, !dbg !689
	%92 = bitcast i64* %84 to i8*, !dbg !689
	%93 = bitcast i64* %85 to i8*, !dbg !689
	call void @gpuc_put_signal_nbi_warp(i8* %91, i8* %92, i64 %81, i8* %93, i64 %p7, i32 9, i32 %82), !dbg !689
	br label %b16, !dbg !689

b16:
	ret void, !dbg !670

b1_fail1:
	%94 = icmp ne i64 %p3, %p5, !dbg !671
	br i1 %94, label %b1_fail2, label %b1_ok2, !dbg !671

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p3, i64 %p5), !dbg !671
	ret void, !dbg !671

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p8, i64 %15), !dbg !671
	ret void, !dbg !671

b4_fail1:
	%95 = icmp ne i64 %p3, %p5, !dbg !676
	br i1 %95, label %b4_fail2, label %b4_ok2, !dbg !676

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p3, i64 %p5), !dbg !676
	ret void, !dbg !676

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p8, i64 %27), !dbg !676
	ret void, !dbg !676

b7_fail1:
	%96 = icmp ne i64 %p3, %p5, !dbg !680
	br i1 %96, label %b7_fail2, label %b7_ok2, !dbg !680

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !680
	ret void, !dbg !680

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %40), !dbg !680
	ret void, !dbg !680

b9_fail1:
	%97 = icmp ne i64 %p3, %p5, !dbg !682
	br i1 %97, label %b9_fail2, label %b9_ok2, !dbg !682

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %p3, i64 %p5), !dbg !682
	ret void, !dbg !682

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p8, i64 %51), !dbg !682
	ret void, !dbg !682

b12_fail1:
	%98 = icmp ne i64 %p3, %p5, !dbg !685
	br i1 %98, label %b12_fail2, label %b12_ok2, !dbg !685

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %p5), !dbg !685
	ret void, !dbg !685

b12_ok2:
	%99 = icmp uge i64 %p8, %63, !dbg !685
	br i1 %99, label %b12_fail3, label %b12_ok3, !dbg !685

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p8, i64 %63), !dbg !685
	ret void, !dbg !685

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 0), !dbg !685
	ret void, !dbg !685

b15_fail1:
	%100 = icmp ne i64 %p3, %p5, !dbg !689
	br i1 %100, label %b15_fail2, label %b15_ok2, !dbg !689

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p3, i64 %p5), !dbg !689
	ret void, !dbg !689

b15_ok2:
	%101 = icmp uge i64 %p8, %80, !dbg !689
	br i1 %101, label %b15_fail3, label %b15_ok3, !dbg !689

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p8, i64 %80), !dbg !689
	ret void, !dbg !689

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 0), !dbg !689
	ret void, !dbg !689
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !690 {
entry:
	br label %b0, !dbg !691

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !691
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !691
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !694
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !695, !range !11
	%4 = sext i32 %3 to i64, !dbg !695
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !695, !range !28
	%6 = sext i32 %5 to i64, !dbg !695
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !695, !range !28
	%8 = sext i32 %7 to i64, !dbg !695
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !695, !range !82
	%10 = sext i32 %9 to i64, !dbg !695
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !695, !range !83
	%12 = sext i32 %11 to i64, !dbg !695
	%13 = mul i64 %12, %8, !dbg !695
	%14 = add i64 %6, %13, !dbg !695
	%15 = mul i64 %10, %14, !dbg !695
	%16 = add i64 %4, %15, !dbg !695
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !695, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !695, !range !20
	%19 = mul i32 %17, %18, !dbg !695
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !695, !range !72
	%21 = mul i32 %19, %20, !dbg !695
	%22 = sext i32 %21 to i64, !dbg !695
	%23 = mul i64 %16, %22, !dbg !695
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !695, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !695, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !695, !range !19
	%27 = mul i32 %18, %26, !dbg !695
	%28 = add i32 %25, %27, !dbg !695
	%29 = mul i32 %17, %28, !dbg !695
	%30 = add i32 %24, %29, !dbg !695
	%31 = sext i32 %30 to i64, !dbg !695
	%32 = add i64 %23, %31, !dbg !695
	%33 = mul i64 %10, %12, !dbg !695
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !695, !range !83
	%35 = sext i32 %34 to i64, !dbg !695
	%36 = mul i64 %33, %35, !dbg !695
	%37 = mul i64 %36, %22, !dbg !695
	%38 = sext i32 %2 to i64, !dbg !694
	%39 = trunc i64 %p4 to i32, !dbg !694
	%40 = mul i64 %p3, -1, !dbg !695
	%41 = add i64 %p1, %40, !dbg !695
	%42 = icmp sge i64 %41, 0, !dbg !695
	br i1 %42, label %b1, label %b3_cold, !dbg !695, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !695
	%44 = icmp slt i64 %43, %p3, !dbg !695
	br i1 %44, label %b2, label %b5, !dbg !695

b2:
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !696
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %43, !dbg !697
	%47 = icmp uge i64 %p4, %38, !dbg !694
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !694, !prof !27

b2_ok1:
	%48 = load i64, i64 addrspace(1)* %46, align 8, !dbg !697
	%49 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !694
	%50 = bitcast i64* %49 to i8*, !dbg !694
	call void @gpuc_p_thread_64(i8* %50, i64 %48, i32 %39), !dbg !694
	%51 = add i64 %43, %37, !dbg !695
	br label %b1, !dbg !695

b5:
	ret void, !dbg !693

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !694
	ret void, !dbg !694

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !695
	%53 = icmp slt i64 %52, %p3, !dbg !695
	br i1 %53, label %b4_cold, label %b5, !dbg !695

b4_cold:
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %52, !dbg !696
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %52, !dbg !697
	%56 = icmp uge i64 %52, %p1, !dbg !696
	%57 = icmp uge i64 %p4, %38, !dbg !694
	%58 = or i1 %56, %57, !dbg !694
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !694, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p1, !dbg !696
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !696

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %52, i64 %p1), !dbg !696
	ret void, !dbg !696

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !694
	ret void, !dbg !694

b4_cold_ok1:
	%60 = load i64, i64 addrspace(1)* %55, align 8, !dbg !697
	%61 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !694
	%62 = bitcast i64* %61 to i8*, !dbg !694
	call void @gpuc_p_thread_64(i8* %62, i64 %60, i32 %39), !dbg !694
	%63 = add i64 %52, %37, !dbg !695
	br label %b3_cold, !dbg !695
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !698 {
entry:
	br label %b0, !dbg !699

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !699
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !699
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !702
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !703, !range !11
	%4 = sext i32 %3 to i64, !dbg !703
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !703, !range !28
	%6 = sext i32 %5 to i64, !dbg !703
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !703, !range !28
	%8 = sext i32 %7 to i64, !dbg !703
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !703, !range !82
	%10 = sext i32 %9 to i64, !dbg !703
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !703, !range !83
	%12 = sext i32 %11 to i64, !dbg !703
	%13 = mul i64 %12, %8, !dbg !703
	%14 = add i64 %6, %13, !dbg !703
	%15 = mul i64 %10, %14, !dbg !703
	%16 = add i64 %4, %15, !dbg !703
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !703, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !703, !range !20
	%19 = mul i32 %17, %18, !dbg !703
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !703, !range !72
	%21 = mul i32 %19, %20, !dbg !703
	%22 = sext i32 %21 to i64, !dbg !703
	%23 = mul i64 %16, %22, !dbg !703
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !703, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !703, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !703, !range !19
	%27 = mul i32 %18, %26, !dbg !703
	%28 = add i32 %25, %27, !dbg !703
	%29 = mul i32 %17, %28, !dbg !703
	%30 = add i32 %24, %29, !dbg !703
	%31 = sext i32 %30 to i64, !dbg !703
	%32 = add i64 %23, %31, !dbg !703
	%33 = mul i64 %10, %12, !dbg !703
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !703, !range !83
	%35 = sext i32 %34 to i64, !dbg !703
	%36 = mul i64 %33, %35, !dbg !703
	%37 = mul i64 %36, %22, !dbg !703
	%38 = sext i32 %2 to i64, !dbg !702
	%39 = trunc i64 %p4 to i32, !dbg !702
	%40 = mul i64 %p1, -1, !dbg !703
	%41 = add i64 %40, %p3, !dbg !703
	%42 = icmp sge i64 %41, 0, !dbg !703
	br i1 %42, label %b1, label %b3_cold, !dbg !703, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !703
	%44 = icmp slt i64 %43, %p1, !dbg !703
	br i1 %44, label %b2, label %b5, !dbg !703

b2:
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %43, !dbg !704
	%46 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !702
	%47 = icmp uge i64 %p4, %38, !dbg !702
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !702, !prof !27

b2_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !702
	%49 = call i64 @gpuc_g_thread_64(i8* %48, i32 %39), !dbg !702
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !705
	store i64 %49, i64 addrspace(1)* %50, align 8, !dbg !705
	%51 = add i64 %43, %37, !dbg !703
	br label %b1, !dbg !703

b5:
	ret void, !dbg !701

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !702
	ret void, !dbg !702

b3_cold:
	%52 = phi i64 [ %63, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !703
	%53 = icmp slt i64 %52, %p1, !dbg !703
	br i1 %53, label %b4_cold, label %b5, !dbg !703

b4_cold:
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %52, !dbg !704
	%55 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !702
	%56 = icmp uge i64 %52, %p3, !dbg !704
	%57 = icmp uge i64 %p4, %38, !dbg !702
	%58 = or i1 %56, %57, !dbg !702
	br i1 %58, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !702, !prof !27

b4_cold_fail1:
	%59 = icmp uge i64 %52, %p3, !dbg !704
	br i1 %59, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !704

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %52, i64 %p3), !dbg !704
	ret void, !dbg !704

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !702
	ret void, !dbg !702

b4_cold_ok1:
	%60 = bitcast i64* %55 to i8*, !dbg !702
	%61 = call i64 @gpuc_g_thread_64(i8* %60, i32 %39), !dbg !702
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %52, !dbg !705
	store i64 %61, i64 addrspace(1)* %62, align 8, !dbg !705
	%63 = add i64 %52, %37, !dbg !703
	br label %b3_cold, !dbg !703
}

define void @TransferFloat32(i64 %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !706 {
entry:
	br label %b0, !dbg !707

b0:
	%0 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !707
	%1 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !707
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !707
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !710
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !711, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !711, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !711, !range !19
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !711, !range !20
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !711, !range !20
	%9 = mul i32 %8, %6, !dbg !711
	%10 = add i32 %5, %9, !dbg !711
	%11 = mul i32 %7, %10, !dbg !711
	%12 = add i32 %4, %11, !dbg !711
	%13 = sext i32 %12 to i64, !dbg !711
	%14 = icmp eq i64 %p0, 0, !dbg !712
	br i1 %14, label %b1, label %b2, !dbg !712

b1:
	%15 = sext i32 %3 to i64, !dbg !710
	%16 = mul i64 %p5, 4, !dbg !710
	%17 = trunc i64 %p8 to i32, !dbg !710
	%18 = addrspacecast float addrspace(1)* %0 to float*, !dbg !710
	%19 = addrspacecast float addrspace(1)* %1 to float*, !dbg !710
	%20 = icmp ne i64 %p3, %p5, !dbg !710
	%21 = icmp uge i64 %p8, %15, !dbg !710
	%22 = or i1 %20, %21, !dbg !710
	br i1 %22, label %b1_fail1, label %b1_ok1, !dbg !710, !prof !27

b1_ok1:
	%23 = bitcast float* %18 to i8*, !dbg !710
	%24 = bitcast float* %19 to i8*, !dbg !710
	call void @gpuc_put_block(i8* %23, i8* %24, i64 %16, i32 %17), !dbg !710
	br label %b16, !dbg !710

b2:
	%25 = icmp eq i64 %p0, 1, !dbg !713
	br i1 %25, label %b3, label %b5, !dbg !713

b3:
	%26 = icmp eq i64 %13, 0, !dbg !714
	br i1 %26, label %b4, label %b16, !dbg !714

b4:
	%27 = sext i32 %3 to i64, !dbg !715
	%28 = mul i64 %p5, 4, !dbg !715
	%29 = trunc i64 %p8 to i32, !dbg !715
	%30 = addrspacecast float addrspace(1)* %0 to float*, !dbg !715
	%31 = addrspacecast float addrspace(1)* %1 to float*, !dbg !715
	%32 = icmp ne i64 %p3, %p5, !dbg !715
	%33 = icmp uge i64 %p8, %27, !dbg !715
	%34 = or i1 %32, %33, !dbg !715
	br i1 %34, label %b4_fail1, label %b4_ok1, !dbg !715, !prof !27

b4_ok1:
	%35 = bitcast float* %30 to i8*, !dbg !715
	%36 = bitcast float* %31 to i8*, !dbg !715
	call void @gpuc_put_nbi_thread(i8* %35, i8* %36, i64 %28, i32 %29), !dbg !715
	br label %b16, !dbg !715

b5:
	%37 = icmp eq i64 %p0, 2, !dbg !716
	br i1 %37, label %b6, label %b8, !dbg !716

b6:
	%38 = sdiv i64 %13, 32, !dbg !717
	%39 = icmp eq i64 %38, %p1, !dbg !718
	br i1 %39, label %b7, label %b16, !dbg !718

b7:
	%40 = sext i32 %3 to i64, !dbg !719
	%41 = mul i64 %p5, 4, !dbg !719
	%42 = trunc i64 %p8 to i32, !dbg !719
	%43 = addrspacecast float addrspace(1)* %0 to float*, !dbg !719
	%44 = addrspacecast float addrspace(1)* %1 to float*, !dbg !719
	%45 = icmp ne i64 %p3, %p5, !dbg !719
	%46 = icmp uge i64 %p8, %40, !dbg !719
	%47 = or i1 %45, %46, !dbg !719
	br i1 %47, label %b7_fail1, label %b7_ok1, !dbg !719, !prof !27

b7_ok1:
	%48 = bitcast float* %43 to i8*, !dbg !719
	%49 = bitcast float* %44 to i8*, !dbg !719
	call void @gpuc_get_warp(i8* %48, i8* %49, i64 %41, i32 %42), !dbg !719
	br label %b16, !dbg !719

b8:
	%50 = icmp eq i64 %p0, 3, !dbg !720
	br i1 %50, label %b9, label %b10, !dbg !720

b9:
	%51 = sext i32 %3 to i64, !dbg !721
	%52 = mul i64 %p5, 4, !dbg !721
	%53 = trunc i64 %p8 to i32, !dbg !721
	%54 = addrspacecast float addrspace(1)* %0 to float*, !dbg !721
	%55 = addrspacecast float addrspace(1)* %1 to float*, !dbg !721
	%56 = icmp ne i64 %p3, %p5, !dbg !721
	%57 = icmp uge i64 %p8, %51, !dbg !721
	%58 = or i1 %56, %57, !dbg !721
	br i1 %58, label %b9_fail1, label %b9_ok1, !dbg !721, !prof !27

b9_ok1:
	%59 = bitcast float* %54 to i8*, !dbg !721
	%60 = bitcast float* %55 to i8*, !dbg !721
	call void @gpuc_get_nbi_block(i8* %59, i8* %60, i64 %52, i32 %53), !dbg !721
	br label %b16, !dbg !721

b10:
	%61 = icmp eq i64 %p0, 4, !dbg !722
	br i1 %61, label %b11, label %b13, !dbg !722

b11:
	%62 = icmp eq i64 %13, 0, !dbg !723
	br i1 %62, label %b12, label %b16, !dbg !723

b12:
	%63 = sext i32 %3 to i64, !dbg !724
	%64 = mul i64 %p5, 4, !dbg !724
	%65 = trunc i64 %p8 to i32, !dbg !724
	%66 = addrspacecast float addrspace(1)* %0 to float*, !dbg !724
	%67 = addrspacecast float addrspace(1)* %1 to float*, !dbg !724
	%68 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !724
	%69 = icmp ne i64 %p3, %p5, !dbg !724
	%70 = icmp uge i64 %p8, %63, !dbg !724
	%71 = icmp eq i64 addrspace(1)* %2, null, !dbg !724
	%72 = or i1 %69, %70, !dbg !724
	%73 = or i1 %72, %71, !dbg !724
	br i1 %73, label %b12_fail1, label %b12_ok1, !dbg !724, !prof !27

b12_ok1:
	%74 = bitcast float* %66 to i8*, !dbg !724
	%75 = bitcast float* %67 to i8*, !dbg !724
	%76 = bitcast i64* %68 to i8*, !dbg !724
	call void @gpuc_put_signal_thread(i8* %74, i8* %75, i64 %64, i8* %76, i64 %p7, i32 9, i32 %65), !dbg !724
	br label %b16, !dbg !724

b13:
	%77 = icmp eq i64 %p0, 5, !dbg !725
	br i1 %77, label %b14, label %b16, !dbg !725

b14:
	%78 = sdiv i64 %13, 32, !dbg !726
	%79 = icmp eq i64 %78, %p1, !dbg !727
	br i1 %79, label %b15, label %b16, !dbg !727

b15:
	%80 = sext i32 %3 to i64, !dbg !728
	%81 = mul i64 %p5, 4, !dbg !728
	%82 = trunc i64 %p8 to i32, !dbg !728
	%83 = addrspacecast float addrspace(1)* %0 to float*, !dbg !728
	%84 = addrspacecast float addrspace(1)* %1 to float*, !dbg !728
	%85 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !728
	%86 = icmp ne i64 %p3, %p5, !dbg !728
	%87 = icmp uge i64 %p8, %80, !dbg !728
	%88 = icmp eq i64 addrspace(1)* %2, null, !dbg !728
	%89 = or i1 %86, %87, !dbg !728
	%90 = or i1 %89, %88, !dbg !728
	br i1 %90, label %b15_fail1, label %b15_ok1, !dbg !728, !prof !27

b15_ok1:
	%91 = bitcast float* %83 to i8*, !dbg !728
	%92 = bitcast float* %84 to i8*, !dbg !728
	%93 = bitcast i64* %85 to i8*, !dbg !728
	call void @gpuc_put_signal_nbi_warp(i8* %91, i8* %92, i64 %81, i8* %93, i64 %p7, i32 9, i32 %82), !dbg !728
	br label %b16, !dbg !728

b16:
	ret void, !dbg !709

b1_fail1:
	%94 = icmp ne i64 %p3, %p5, !dbg !710
	br i1 %94, label %b1_fail2, label %b1_ok2, !dbg !710

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 %p3, i64 %p5), !dbg !710
	ret void, !dbg !710

b1_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 %p8, i64 %15), !dbg !710
	ret void, !dbg !710

b4_fail1:
	%95 = icmp ne i64 %p3, %p5, !dbg !715
	br i1 %95, label %b4_fail2, label %b4_ok2, !dbg !715

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 82, i64 %p3, i64 %p5), !dbg !715
	ret void, !dbg !715

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 83, i64 %p8, i64 %27), !dbg !715
	ret void, !dbg !715

b7_fail1:
	%96 = icmp ne i64 %p3, %p5, !dbg !719
	br i1 %96, label %b7_fail2, label %b7_ok2, !dbg !719

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 84, i64 %p3, i64 %p5), !dbg !719
	ret void, !dbg !719

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 85, i64 %p8, i64 %40), !dbg !719
	ret void, !dbg !719

b9_fail1:
	%97 = icmp ne i64 %p3, %p5, !dbg !721
	br i1 %97, label %b9_fail2, label %b9_ok2, !dbg !721

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 86, i64 %p3, i64 %p5), !dbg !721
	ret void, !dbg !721

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 87, i64 %p8, i64 %51), !dbg !721
	ret void, !dbg !721

b12_fail1:
	%98 = icmp ne i64 %p3, %p5, !dbg !724
	br i1 %98, label %b12_fail2, label %b12_ok2, !dbg !724

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 88, i64 %p3, i64 %p5), !dbg !724
	ret void, !dbg !724

b12_ok2:
	%99 = icmp uge i64 %p8, %63, !dbg !724
	br i1 %99, label %b12_fail3, label %b12_ok3, !dbg !724

b12_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 89, i64 %p8, i64 %63), !dbg !724
	ret void, !dbg !724

b12_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 90, i64 0, i64 0), !dbg !724
	ret void, !dbg !724

b15_fail1:
	%100 = icmp ne i64 %p3, %p5, !dbg !728
	br i1 %100, label %b15_fail2, label %b15_ok2, !dbg !728

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 91, i64 %p3, i64 %p5), !dbg !728
	ret void, !dbg !728

b15_ok2:
	%101 = icmp uge i64 %p8, %80, !dbg !728
	br i1 %101, label %b15_fail3, label %b15_ok3, !dbg !728

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 92, i64 %p8, i64 %80), !dbg !728
	ret void, !dbg !728

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 93, i64 0, i64 0), !dbg !728
	ret void, !dbg !728
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !729 {
entry:
	br label %b0, !dbg !730

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !730
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !730
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !733
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !734, !range !11
	%4 = sext i32 %3 to i64, !dbg !734
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !734, !range !28
	%6 = sext i32 %5 to i64, !dbg !734
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !734, !range !28
	%8 = sext i32 %7 to i64, !dbg !734
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !734, !range !82
	%10 = sext i32 %9 to i64, !dbg !734
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !734, !range !83
	%12 = sext i32 %11 to i64, !dbg !734
	%13 = mul i64 %12, %8, !dbg !734
	%14 = add i64 %6, %13, !dbg !734
	%15 = mul i64 %10, %14, !dbg !734
	%16 = add i64 %4, %15, !dbg !734
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !734, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !734, !range !20
	%19 = mul i32 %17, %18, !dbg !734
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !734, !range !72
	%21 = mul i32 %19, %20, !dbg !734
	%22 = sext i32 %21 to i64, !dbg !734
	%23 = mul i64 %16, %22, !dbg !734
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !734, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !734, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !734, !range !19
	%27 = mul i32 %18, %26, !dbg !734
	%28 = add i32 %25, %27, !dbg !734
	%29 = mul i32 %17, %28, !dbg !734
	%30 = add i32 %24, %29, !dbg !734
	%31 = sext i32 %30 to i64, !dbg !734
	%32 = add i64 %23, %31, !dbg !734
	%33 = mul i64 %10, %12, !dbg !734
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !734, !range !83
	%35 = sext i32 %34 to i64, !dbg !734
	%36 = mul i64 %33, %35, !dbg !734
	%37 = mul i64 %36, %22, !dbg !734
	%38 = sext i32 %2 to i64, !dbg !733
	%39 = trunc i64 %p4 to i32, !dbg !733
	%40 = mul i64 %p3, -1, !dbg !734
	%41 = add i64 %p1, %40, !dbg !734
	%42 = icmp sge i64 %41, 0, !dbg !734
	br i1 %42, label %b1, label %b3_cold, !dbg !734, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %52, %b2_ok1 ], !dbg !734
	%44 = icmp slt i64 %43, %p3, !dbg !734
	br i1 %44, label %b2, label %b5, !dbg !734

b2:
	%45 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !735
	%46 = getelementptr inbounds float, float addrspace(1)* %1, i64 %43, !dbg !736
	%47 = icmp uge i64 %p4, %38, !dbg !733
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !733, !prof !27

b2_ok1:
	%48 = load float, float addrspace(1)* %46, align 4, !dbg !736
	%49 = bitcast float %48 to i32, !dbg !733
	%50 = addrspacecast float addrspace(1)* %45 to float*, !dbg !733
	%51 = bitcast float* %50 to i8*, !dbg !733
	call void @gpuc_p_thread_32(i8* %51, i32 %49, i32 %39), !dbg !733
	%52 = add i64 %43, %37, !dbg !734
	br label %b1, !dbg !734

b5:
	ret void, !dbg !732

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !733
	ret void, !dbg !733

b3_cold:
	%53 = phi i64 [ %65, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !734
	%54 = icmp slt i64 %53, %p3, !dbg !734
	br i1 %54, label %b4_cold, label %b5, !dbg !734

b4_cold:
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %53, !dbg !735
	%56 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !736
	%57 = icmp uge i64 %53, %p1, !dbg !735
	%58 = icmp uge i64 %p4, %38, !dbg !733
	%59 = or i1 %57, %58, !dbg !733
	br i1 %59, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !733, !prof !27

b4_cold_fail1:
	%60 = icmp uge i64 %53, %p1, !dbg !735
	br i1 %60, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !735

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %53, i64 %p1), !dbg !735
	ret void, !dbg !735

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !733
	ret void, !dbg !733

b4_cold_ok1:
	%61 = load float, float addrspace(1)* %56, align 4, !dbg !736
	%62 = bitcast float %61 to i32, !dbg !733
	%63 = addrspacecast float addrspace(1)* %55 to float*, !dbg !733
	%64 = bitcast float* %63 to i8*, !dbg !733
	call void @gpuc_p_thread_32(i8* %64, i32 %62, i32 %39), !dbg !733
	%65 = add i64 %53, %37, !dbg !734
	br label %b3_cold, !dbg !734
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !737 {
entry:
	br label %b0, !dbg !738

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !738
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !738
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !741
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !742, !range !11
	%4 = sext i32 %3 to i64, !dbg !742
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !742, !range !28
	%6 = sext i32 %5 to i64, !dbg !742
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !742, !range !28
	%8 = sext i32 %7 to i64, !dbg !742
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !742, !range !82
	%10 = sext i32 %9 to i64, !dbg !742
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !742, !range !83
	%12 = sext i32 %11 to i64, !dbg !742
	%13 = mul i64 %12, %8, !dbg !742
	%14 = add i64 %6, %13, !dbg !742
	%15 = mul i64 %10, %14, !dbg !742
	%16 = add i64 %4, %15, !dbg !742
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !742, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !742, !range !20
	%19 = mul i32 %17, %18, !dbg !742
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !742, !range !72
	%21 = mul i32 %19, %20, !dbg !742
	%22 = sext i32 %21 to i64, !dbg !742
	%23 = mul i64 %16, %22, !dbg !742
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !742, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !742, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !742, !range !19
	%27 = mul i32 %18, %26, !dbg !742
	%28 = add i32 %25, %27, !dbg !742
	%29 = mul i32 %17, %28, !dbg !742
	%30 = add i32 %24, %29, !dbg !742
	%31 = sext i32 %30 to i64, !dbg !742
	%32 = add i64 %23, %31, !dbg !742
	%33 = mul i64 %10, %12, !dbg !742
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !742, !range !83
	%35 = sext i32 %34 to i64, !dbg !742
	%36 = mul i64 %33, %35, !dbg !742
	%37 = mul i64 %36, %22, !dbg !742
	%38 = sext i32 %2 to i64, !dbg !741
	%39 = trunc i64 %p4 to i32, !dbg !741
	%40 = mul i64 %p1, -1, !dbg !742
	%41 = add i64 %40, %p3, !dbg !742
	%42 = icmp sge i64 %41, 0, !dbg !742
	br i1 %42, label %b1, label %b3_cold, !dbg !742, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %52, %b2_ok1 ], !dbg !742
	%44 = icmp slt i64 %43, %p1, !dbg !742
	br i1 %44, label %b2, label %b5, !dbg !742

b2:
	%45 = getelementptr inbounds float, float addrspace(1)* %1, i64 %43, !dbg !743
	%46 = addrspacecast float addrspace(1)* %45 to float*, !dbg !741
	%47 = icmp uge i64 %p4, %38, !dbg !741
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !741, !prof !27

b2_ok1:
	%48 = bitcast float* %46 to i8*, !dbg !741
	%49 = call i32 @gpuc_g_thread_32(i8* %48, i32 %39), !dbg !741
	%50 = bitcast i32 %49 to float, !dbg !741
	%51 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !744
	store float %50, float addrspace(1)* %51, align 4, !dbg !744
	%52 = add i64 %43, %37, !dbg !742
	br label %b1, !dbg !742

b5:
	ret void, !dbg !740

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !741
	ret void, !dbg !741

b3_cold:
	%53 = phi i64 [ %65, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !742
	%54 = icmp slt i64 %53, %p1, !dbg !742
	br i1 %54, label %b4_cold, label %b5, !dbg !742

b4_cold:
	%55 = getelementptr inbounds float, float addrspace(1)* %1, i64 %53, !dbg !743
	%56 = addrspacecast float addrspace(1)* %55 to float*, !dbg !741
	%57 = icmp uge i64 %53, %p3, !dbg !743
	%58 = icmp uge i64 %p4, %38, !dbg !741
	%59 = or i1 %57, %58, !dbg !741
	br i1 %59, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !741, !prof !27

b4_cold_fail1:
	%60 = icmp uge i64 %53, %p3, !dbg !743
	br i1 %60, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !743

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %53, i64 %p3), !dbg !743
	ret void, !dbg !743

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !741
	ret void, !dbg !741

b4_cold_ok1:
	%61 = bitcast float* %56 to i8*, !dbg !741
	%62 = call i32 @gpuc_g_thread_32(i8* %61, i32 %39), !dbg !741
	%63 = bitcast i32 %62 to float, !dbg !741
	%64 = getelementptr inbounds float, float addrspace(1)* %0, i64 %53, !dbg !744
	store float %63, float addrspace(1)* %64, align 4, !dbg !744
	%65 = add i64 %53, %37, !dbg !742
	br label %b3_cold, !dbg !742
}

define void @TransferFloat64(i64 %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !745 {
entry:
	br label %b0, !dbg !746

b0:
	%0 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !746
	%1 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !746
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !746
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !749
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !750, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !750, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !750, !range !19
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !750, !range !20
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !750, !range !20
	%9 = mul i32 %8, %6, !dbg !750
	%10 = add i32 %5, %9, !dbg !750
	%11 = mul i32 %7, %10, !dbg !750
	%12 = add i32 %4, %11, !dbg !750
	%13 = sext i32 %12 to i64, !dbg !750
	%14 = icmp eq i64 %p0, 0, !dbg !751
	br i1 %14, label %b1, label %b3, !dbg !751

b1:
	%15 = icmp eq i64 %13, 0, !dbg !752
	br i1 %15, label %b2, label %b16, !dbg !752

b2:
	%16 = sext i32 %3 to i64, !dbg !749
	%17 = mul i64 %p5, 8, !dbg !749
	%18 = trunc i64 %p8 to i32, !dbg !749
	%19 = addrspacecast double addrspace(1)* %0 to double*, !dbg !749
	%20 = addrspacecast double addrspace(1)* %1 to double*, !dbg !749
	%21 = icmp ne i64 %p3, %p5, !dbg !749
	%22 = icmp uge i64 %p8, %16, !dbg !749
	%23 = or i1 %21, %22, !dbg !749
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !749, !prof !27

b2_ok1:
	%24 = bitcast double* %19 to i8*, !dbg !749
	%25 = bitcast double* %20 to i8*, !dbg !749
	call void @gpuc_put_thread(i8* %24, i8* %25, i64 %17, i32 %18), !dbg !749
	br label %b16, !dbg !749

b3:
	%26 = icmp eq i64 %p0, 1, !dbg !753
	br i1 %26, label %b4, label %b6, !dbg !753

b4:
	%27 = sdiv i64 %13, 32, !dbg !754
	%28 = icmp eq i64 %27, %p1, !dbg !755
	br i1 %28, label %b5, label %b16, !dbg !755

b5:
	%29 = sext i32 %3 to i64, !dbg !756
	%30 = mul i64 %p5, 8, !dbg !756
	%31 = trunc i64 %p8 to i32, !dbg !756
	%32 = addrspacecast double addrspace(1)* %0 to double*, !dbg !756
	%33 = addrspacecast double addrspace(1)* %1 to double*, !dbg !756
	%34 = icmp ne i64 %p3, %p5, !dbg !756
	%35 = icmp uge i64 %p8, %29, !dbg !756
	%36 = or i1 %34, %35, !dbg !756
	br i1 %36, label %b5_fail1, label %b5_ok1, !dbg !756, !prof !27

b5_ok1:
	%37 = bitcast double* %32 to i8*, !dbg !756
	%38 = bitcast double* %33 to i8*, !dbg !756
	call void @gpuc_put_nbi_warp(i8* %37, i8* %38, i64 %30, i32 %31), !dbg !756
	br label %b16, !dbg !756

b6:
	%39 = icmp eq i64 %p0, 2, !dbg !757
	br i1 %39, label %b7, label %b8, !dbg !757

b7:
	%40 = sext i32 %3 to i64, !dbg !758
	%41 = mul i64 %p5, 8, !dbg !758
	%42 = trunc i64 %p8 to i32, !dbg !758
	%43 = addrspacecast double addrspace(1)* %0 to double*, !dbg !758
	%44 = addrspacecast double addrspace(1)* %1 to double*, !dbg !758
	%45 = icmp ne i64 %p3, %p5, !dbg !758
	%46 = icmp uge i64 %p8, %40, !dbg !758
	%47 = or i1 %45, %46, !dbg !758
	br i1 %47, label %b7_fail1, label %b7_ok1, !dbg !758, !prof !27

b7_ok1:
	%48 = bitcast double* %43 to i8*, !dbg !758
	%49 = bitcast double* %44 to i8*, !dbg !758
	call void @gpuc_get_block(i8* %48, i8* %49, i64 %41, i32 %42), !dbg !758
	br label %b16, !dbg !758

b8:
	%50 = icmp eq i64 %p0, 3, !dbg !759
	br i1 %50, label %b9, label %b11, !dbg !759

b9:
	%51 = icmp eq i64 %13, 0, !dbg !760
	br i1 %51, label %b10, label %b16, !dbg !760

b10:
	%52 = sext i32 %3 to i64, !dbg !761
	%53 = mul i64 %p5, 8, !dbg !761
	%54 = trunc i64 %p8 to i32, !dbg !761
	%55 = addrspacecast double addrspace(1)* %0 to double*, !dbg !761
	%56 = addrspacecast double addrspace(1)* %1 to double*, !dbg !761
	%57 = icmp ne i64 %p3, %p5, !dbg !761
	%58 = icmp uge i64 %p8, %52, !dbg !761
	%59 = or i1 %57, %58, !dbg !761
	br i1 %59, label %b10_fail1, label %b10_ok1, !dbg !761, !prof !27

b10_ok1:
	%60 = bitcast double* %55 to i8*, !dbg !761
	%61 = bitcast double* %56 to i8*, !dbg !761
	call void @gpuc_get_nbi_thread(i8* %60, i8* %61, i64 %53, i32 %54), !dbg !761
	br label %b16, !dbg !761

b11:
	%62 = icmp eq i64 %p0, 4, !dbg !762
	br i1 %62, label %b12, label %b14, !dbg !762

b12:
	%63 = sdiv i64 %13, 32, !dbg !763
	%64 = icmp eq i64 %63, %p1, !dbg !764
	br i1 %64, label %b13, label %b16, !dbg !764

b13:
	%65 = sext i32 %3 to i64, !dbg !765
	%66 = mul i64 %p5, 8, !dbg !765
	%67 = trunc i64 %p8 to i32, !dbg !765
	%68 = addrspacecast double addrspace(1)* %0 to double*, !dbg !765
	%69 = addrspacecast double addrspace(1)* %1 to double*, !dbg !765
	%70 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !765
	%71 = icmp ne i64 %p3, %p5, !dbg !765
	%72 = icmp uge i64 %p8, %65, !dbg !765
	%73 = icmp eq i64 addrspace(1)* %2, null, !dbg !765
	%74 = or i1 %71, %72, !dbg !765
	%75 = or i1 %74, %73, !dbg !765
	br i1 %75, label %b13_fail1, label %b13_ok1, !dbg !765, !prof !27

b13_ok1:
	%76 = bitcast double* %68 to i8*, !dbg !765
	%77 = bitcast double* %69 to i8*, !dbg !765
	%78 = bitcast i64* %70 to i8*, !dbg !765
	call void @gpuc_put_signal_warp(i8* %76, i8* %77, i64 %66, i8* %78, i64 %p7, i32 9, i32 %67), !dbg !765
	br label %b16, !dbg !765

b14:
	%79 = icmp eq i64 %p0, 5, !dbg !766
	br i1 %79, label %b15, label %b16, !dbg !766

b15:
	%80 = sext i32 %3 to i64, !dbg !767
	%81 = mul i64 %p5, 8, !dbg !767
	%82 = trunc i64 %p8 to i32, !dbg !767
	%83 = addrspacecast double addrspace(1)* %0 to double*, !dbg !767
	%84 = addrspacecast double addrspace(1)* %1 to double*, !dbg !767
	%85 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !767
	%86 = icmp ne i64 %p3, %p5, !dbg !767
	%87 = icmp uge i64 %p8, %80, !dbg !767
	%88 = icmp eq i64 addrspace(1)* %2, null, !dbg !767
	%89 = or i1 %86, %87, !dbg !767
	%90 = or i1 %89, %88, !dbg !767
	br i1 %90, label %b15_fail1, label %b15_ok1, !dbg !767, !prof !27

b15_ok1:
	%91 = bitcast double* %83 to i8*, !dbg !767
	%92 = bitcast double* %84 to i8*, !dbg !767
	%93 = bitcast i64* %85 to i8*, !dbg !767
	call void @gpuc_put_signal_nbi_block(i8* %91, i8* %92, i64 %81, i8* %93, i64 %p7, i32 9, i32 %82), !dbg !767
	br label %b16, !dbg !767

b16:
	ret void, !dbg !748

b2_fail1:
	%94 = icmp ne i64 %p3, %p5, !dbg !749
	br i1 %94, label %b2_fail2, label %b2_ok2, !dbg !749

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 52, i64 %p3, i64 %p5), !dbg !749
	ret void, !dbg !749

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %p8, i64 %16), !dbg !749
	ret void, !dbg !749

b5_fail1:
	%95 = icmp ne i64 %p3, %p5, !dbg !756
	br i1 %95, label %b5_fail2, label %b5_ok2, !dbg !756

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p3, i64 %p5), !dbg !756
	ret void, !dbg !756

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %p8, i64 %29), !dbg !756
	ret void, !dbg !756

b7_fail1:
	%96 = icmp ne i64 %p3, %p5, !dbg !758
	br i1 %96, label %b7_fail2, label %b7_ok2, !dbg !758

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %p3, i64 %p5), !dbg !758
	ret void, !dbg !758

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %p8, i64 %40), !dbg !758
	ret void, !dbg !758

b10_fail1:
	%97 = icmp ne i64 %p3, %p5, !dbg !761
	br i1 %97, label %b10_fail2, label %b10_ok2, !dbg !761

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %p3, i64 %p5), !dbg !761
	ret void, !dbg !761

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p8, i64 %52), !dbg !761
	ret void, !dbg !761

b13_fail1:
	%98 = icmp ne i64 %p3, %p5, !dbg !765
	br i1 %98, label %b13_fail2, label %b13_ok2, !dbg !765

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p3, i64 %p5), !dbg !765
	ret void, !dbg !765

b13_ok2:
	%99 = icmp uge i64 %p8, %65, !dbg !765
	br i1 %99, label %b13_fail3, label %b13_ok3, !dbg !765

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p8, i64 %65), !dbg !765
	ret void, !dbg !765

b13_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 0, i64 0), !dbg !765
	ret void, !dbg !765

b15_fail1:
	%100 = icmp ne i64 %p3, %p5, !dbg !767
	br i1 %100, label %b15_fail2, label %b15_ok2, !dbg !767

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 %p3, i64 %p5), !dbg !767
	ret void, !dbg !767

b15_ok2:
	%101 = icmp uge i64 %p8, %80, !dbg !767
	br i1 %101, label %b15_fail3, label %b15_ok3, !dbg !767

b15_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p8, i64 %80), !dbg !767
	ret void, !dbg !767

b15_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 0), !dbg !767
	ret void, !dbg !767
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !768 {
entry:
	br label %b0, !dbg !769

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !769
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !769
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !772
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !773, !range !11
	%4 = sext i32 %3 to i64, !dbg !773
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !773, !range !28
	%6 = sext i32 %5 to i64, !dbg !773
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !773, !range !28
	%8 = sext i32 %7 to i64, !dbg !773
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !773, !range !82
	%10 = sext i32 %9 to i64, !dbg !773
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !773, !range !83
	%12 = sext i32 %11 to i64, !dbg !773
	%13 = mul i64 %12, %8, !dbg !773
	%14 = add i64 %6, %13, !dbg !773
	%15 = mul i64 %10, %14, !dbg !773
	%16 = add i64 %4, %15, !dbg !773
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !773, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !773, !range !20
	%19 = mul i32 %17, %18, !dbg !773
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !773, !range !72
	%21 = mul i32 %19, %20, !dbg !773
	%22 = sext i32 %21 to i64, !dbg !773
	%23 = mul i64 %16, %22, !dbg !773
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !773, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !773, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !773, !range !19
	%27 = mul i32 %18, %26, !dbg !773
	%28 = add i32 %25, %27, !dbg !773
	%29 = mul i32 %17, %28, !dbg !773
	%30 = add i32 %24, %29, !dbg !773
	%31 = sext i32 %30 to i64, !dbg !773
	%32 = add i64 %23, %31, !dbg !773
	%33 = mul i64 %10, %12, !dbg !773
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !773, !range !83
	%35 = sext i32 %34 to i64, !dbg !773
	%36 = mul i64 %33, %35, !dbg !773
	%37 = mul i64 %36, %22, !dbg !773
	%38 = sext i32 %2 to i64, !dbg !772
	%39 = trunc i64 %p4 to i32, !dbg !772
	%40 = mul i64 %p3, -1, !dbg !773
	%41 = add i64 %p1, %40, !dbg !773
	%42 = icmp sge i64 %41, 0, !dbg !773
	br i1 %42, label %b1, label %b3_cold, !dbg !773, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %52, %b2_ok1 ], !dbg !773
	%44 = icmp slt i64 %43, %p3, !dbg !773
	br i1 %44, label %b2, label %b5, !dbg !773

b2:
	%45 = getelementptr inbounds double, double addrspace(1)* %0, i64 %43, !dbg !774
	%46 = getelementptr inbounds double, double addrspace(1)* %1, i64 %43, !dbg !775
	%47 = icmp uge i64 %p4, %38, !dbg !772
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !772, !prof !27

b2_ok1:
	%48 = load double, double addrspace(1)* %46, align 8, !dbg !775
	%49 = bitcast double %48 to i64, !dbg !772
	%50 = addrspacecast double addrspace(1)* %45 to double*, !dbg !772
	%51 = bitcast double* %50 to i8*, !dbg !772
	call void @gpuc_p_thread_64(i8* %51, i64 %49, i32 %39), !dbg !772
	%52 = add i64 %43, %37, !dbg !773
	br label %b1, !dbg !773

b5:
	ret void, !dbg !771

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !772
	ret void, !dbg !772

b3_cold:
	%53 = phi i64 [ %65, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !773
	%54 = icmp slt i64 %53, %p3, !dbg !773
	br i1 %54, label %b4_cold, label %b5, !dbg !773

b4_cold:
	%55 = getelementptr inbounds double, double addrspace(1)* %0, i64 %53, !dbg !774
	%56 = getelementptr inbounds double, double addrspace(1)* %1, i64 %53, !dbg !775
	%57 = icmp uge i64 %53, %p1, !dbg !774
	%58 = icmp uge i64 %p4, %38, !dbg !772
	%59 = or i1 %57, %58, !dbg !772
	br i1 %59, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !772, !prof !27

b4_cold_fail1:
	%60 = icmp uge i64 %53, %p1, !dbg !774
	br i1 %60, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !774

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %53, i64 %p1), !dbg !774
	ret void, !dbg !774

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %p4, i64 %38), !dbg !772
	ret void, !dbg !772

b4_cold_ok1:
	%61 = load double, double addrspace(1)* %56, align 8, !dbg !775
	%62 = bitcast double %61 to i64, !dbg !772
	%63 = addrspacecast double addrspace(1)* %55 to double*, !dbg !772
	%64 = bitcast double* %63 to i8*, !dbg !772
	call void @gpuc_p_thread_64(i8* %64, i64 %62, i32 %39), !dbg !772
	%65 = add i64 %53, %37, !dbg !773
	br label %b3_cold, !dbg !773
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !776 {
entry:
	br label %b0, !dbg !777

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !777
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !777
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !780
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !781, !range !11
	%4 = sext i32 %3 to i64, !dbg !781
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !781, !range !28
	%6 = sext i32 %5 to i64, !dbg !781
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !781, !range !28
	%8 = sext i32 %7 to i64, !dbg !781
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !781, !range !82
	%10 = sext i32 %9 to i64, !dbg !781
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !781, !range !83
	%12 = sext i32 %11 to i64, !dbg !781
	%13 = mul i64 %12, %8, !dbg !781
	%14 = add i64 %6, %13, !dbg !781
	%15 = mul i64 %10, %14, !dbg !781
	%16 = add i64 %4, %15, !dbg !781
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !781, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !781, !range !20
	%19 = mul i32 %17, %18, !dbg !781
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !781, !range !72
	%21 = mul i32 %19, %20, !dbg !781
	%22 = sext i32 %21 to i64, !dbg !781
	%23 = mul i64 %16, %22, !dbg !781
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !781, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !781, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !781, !range !19
	%27 = mul i32 %18, %26, !dbg !781
	%28 = add i32 %25, %27, !dbg !781
	%29 = mul i32 %17, %28, !dbg !781
	%30 = add i32 %24, %29, !dbg !781
	%31 = sext i32 %30 to i64, !dbg !781
	%32 = add i64 %23, %31, !dbg !781
	%33 = mul i64 %10, %12, !dbg !781
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !781, !range !83
	%35 = sext i32 %34 to i64, !dbg !781
	%36 = mul i64 %33, %35, !dbg !781
	%37 = mul i64 %36, %22, !dbg !781
	%38 = sext i32 %2 to i64, !dbg !780
	%39 = trunc i64 %p4 to i32, !dbg !780
	%40 = mul i64 %p1, -1, !dbg !781
	%41 = add i64 %40, %p3, !dbg !781
	%42 = icmp sge i64 %41, 0, !dbg !781
	br i1 %42, label %b1, label %b3_cold, !dbg !781, !prof !73

b1:
	%43 = phi i64 [ %32, %b0 ], [ %52, %b2_ok1 ], !dbg !781
	%44 = icmp slt i64 %43, %p1, !dbg !781
	br i1 %44, label %b2, label %b5, !dbg !781

b2:
	%45 = getelementptr inbounds double, double addrspace(1)* %1, i64 %43, !dbg !782
	%46 = addrspacecast double addrspace(1)* %45 to double*, !dbg !780
	%47 = icmp uge i64 %p4, %38, !dbg !780
	br i1 %47, label %b2_fail1, label %b2_ok1, !dbg !780, !prof !27

b2_ok1:
	%48 = bitcast double* %46 to i8*, !dbg !780
	%49 = call i64 @gpuc_g_thread_64(i8* %48, i32 %39), !dbg !780
	%50 = bitcast i64 %49 to double, !dbg !780
	%51 = getelementptr inbounds double, double addrspace(1)* %0, i64 %43, !dbg !783
	store double %50, double addrspace(1)* %51, align 8, !dbg !783
	%52 = add i64 %43, %37, !dbg !781
	br label %b1, !dbg !781

b5:
	ret void, !dbg !779

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !780
	ret void, !dbg !780

b3_cold:
	%53 = phi i64 [ %65, %b4_cold_ok1 ], [ %32, %b0 ], !dbg !781
	%54 = icmp slt i64 %53, %p1, !dbg !781
	br i1 %54, label %b4_cold, label %b5, !dbg !781

b4_cold:
	%55 = getelementptr inbounds double, double addrspace(1)* %1, i64 %53, !dbg !782
	%56 = addrspacecast double addrspace(1)* %55 to double*, !dbg !780
	%57 = icmp uge i64 %53, %p3, !dbg !782
	%58 = icmp uge i64 %p4, %38, !dbg !780
	%59 = or i1 %57, %58, !dbg !780
	br i1 %59, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !780, !prof !27

b4_cold_fail1:
	%60 = icmp uge i64 %53, %p3, !dbg !782
	br i1 %60, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !782

b4_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %53, i64 %p3), !dbg !782
	ret void, !dbg !782

b4_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %p4, i64 %38), !dbg !780
	ret void, !dbg !780

b4_cold_ok1:
	%61 = bitcast double* %56 to i8*, !dbg !780
	%62 = call i64 @gpuc_g_thread_64(i8* %61, i32 %39), !dbg !780
	%63 = bitcast i64 %62 to double, !dbg !780
	%64 = getelementptr inbounds double, double addrspace(1)* %0, i64 %53, !dbg !783
	store double %63, double addrspace(1)* %64, align 8, !dbg !783
	%65 = add i64 %53, %37, !dbg !781
	br label %b3_cold, !dbg !781
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
!nvvm.annotations = !{!784, !785, !786, !787, !788, !789, !790, !791, !792, !793, !794, !795, !796, !797, !798, !799, !800, !801, !802, !803, !804, !805, !806, !807, !808, !809, !810, !811, !812, !813, !814, !815, !816, !817, !818, !819, !820, !821, !822, !823, !824, !825, !826, !827, !828, !829, !830, !831, !832, !833}
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
!105 = distinct !DISubprogram(name: "ReuseSource", scope: !104, file: !104, line: 136, type: !4, isDefinition: true, scopeLine: 136, isOptimized: true, unit: !2)
!106 = !DILocation(line: 136, column: 6, scope: !105)
!107 = !DILocation(line: 137, column: 11, scope: !105)
!108 = !DILocation(line: 138, column: 16, scope: !105)
!109 = !DILocation(line: 140, column: 33, scope: !105)
!110 = !DILocation(line: 141, column: 8, scope: !105)
!111 = distinct !DISubprogram(name: "GetThenUse", scope: !104, file: !104, line: 149, type: !4, isDefinition: true, scopeLine: 149, isOptimized: true, unit: !2)
!112 = !DILocation(line: 149, column: 6, scope: !111)
!113 = !DILocation(line: 153, column: 11, scope: !111)
!114 = !DILocation(line: 150, column: 18, scope: !111)
!115 = !DILocation(line: 150, column: 21, scope: !111)
!116 = !DILocation(line: 151, column: 3, scope: !111)
!117 = !DILocation(line: 154, column: 20, scope: !111)
!118 = !DILocation(line: 156, column: 8, scope: !111)
!119 = !DILocation(line: 156, column: 3, scope: !111)
!120 = distinct !DISubprogram(name: "PutParts", scope: !104, file: !104, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!121 = !DILocation(line: 163, column: 6, scope: !120)
!122 = !DILocation(line: 167, column: 15, scope: !120)
!123 = !DILocation(line: 164, column: 56, scope: !120)
!124 = !DILocation(line: 164, column: 44, scope: !120)
!125 = !DILocation(line: 164, column: 51, scope: !120)
!126 = !DILocation(line: 164, column: 32, scope: !120)
!127 = !DILocation(line: 165, column: 11, scope: !120)
!128 = !DILocation(line: 166, column: 15, scope: !120)
!129 = !DILocation(line: 166, column: 12, scope: !120)
!130 = !DILocation(line: 167, column: 28, scope: !120)
!131 = !DILocation(line: 167, column: 47, scope: !120)
!132 = !DILocation(line: 169, column: 13, scope: !120)
!133 = distinct !DISubprogram(name: "StoreMeters", scope: !104, file: !104, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!134 = !DILocation(line: 178, column: 6, scope: !133)
!135 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!136 = !DILocation(line: 178, column: 76, scope: !133)
!137 = !DILocation(line: 120, column: 10, scope: !135, inlinedAt: !136)
!138 = !DILocation(line: 119, column: 32, scope: !135, inlinedAt: !136)
!139 = !DILocation(line: 120, column: 20, scope: !135, inlinedAt: !136)
!140 = !DILocation(line: 120, column: 30, scope: !135, inlinedAt: !136)
!141 = distinct !DISubprogram(name: "LoadMeters", scope: !104, file: !104, line: 183, type: !4, isDefinition: true, scopeLine: 183, isOptimized: true, unit: !2)
!142 = !DILocation(line: 183, column: 6, scope: !141)
!143 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!144 = !DILocation(line: 183, column: 74, scope: !141)
!145 = !DILocation(line: 128, column: 21, scope: !143, inlinedAt: !144)
!146 = !DILocation(line: 127, column: 32, scope: !143, inlinedAt: !144)
!147 = !DILocation(line: 128, column: 31, scope: !143, inlinedAt: !144)
!148 = !DILocation(line: 128, column: 8, scope: !143, inlinedAt: !144)
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
!316 = distinct !DISubprogram(name: "TransferInt8", scope: !315, file: !315, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!317 = !DILocation(line: 13, column: 6, scope: !316)
!318 = distinct !DISubprogram(name: "transfer0", scope: !104, file: !104, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!319 = !DILocation(line: 14, column: 11, scope: !316)
!320 = !DILocation(line: 39, column: 13, scope: !318, inlinedAt: !319)
!321 = !DILocation(line: 35, column: 24, scope: !318, inlinedAt: !319)
!322 = !DILocation(line: 37, column: 7, scope: !318, inlinedAt: !319)
!323 = !DILocation(line: 38, column: 11, scope: !318, inlinedAt: !319)
!324 = !DILocation(line: 41, column: 7, scope: !318, inlinedAt: !319)
!325 = !DILocation(line: 42, column: 10, scope: !318, inlinedAt: !319)
!326 = !DILocation(line: 42, column: 14, scope: !318, inlinedAt: !319)
!327 = !DILocation(line: 43, column: 16, scope: !318, inlinedAt: !319)
!328 = !DILocation(line: 45, column: 7, scope: !318, inlinedAt: !319)
!329 = !DILocation(line: 46, column: 12, scope: !318, inlinedAt: !319)
!330 = !DILocation(line: 47, column: 7, scope: !318, inlinedAt: !319)
!331 = !DILocation(line: 48, column: 11, scope: !318, inlinedAt: !319)
!332 = !DILocation(line: 49, column: 16, scope: !318, inlinedAt: !319)
!333 = !DILocation(line: 51, column: 7, scope: !318, inlinedAt: !319)
!334 = !DILocation(line: 52, column: 10, scope: !318, inlinedAt: !319)
!335 = !DILocation(line: 52, column: 14, scope: !318, inlinedAt: !319)
!336 = !DILocation(line: 53, column: 19, scope: !318, inlinedAt: !319)
!337 = !DILocation(line: 55, column: 7, scope: !318, inlinedAt: !319)
!338 = !DILocation(line: 56, column: 21, scope: !318, inlinedAt: !319)
!339 = distinct !DISubprogram(name: "StoreInt8", scope: !315, file: !315, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!340 = !DILocation(line: 20, column: 6, scope: !339)
!341 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!342 = !DILocation(line: 20, column: 72, scope: !339)
!343 = !DILocation(line: 120, column: 10, scope: !341, inlinedAt: !342)
!344 = !DILocation(line: 119, column: 32, scope: !341, inlinedAt: !342)
!345 = !DILocation(line: 120, column: 20, scope: !341, inlinedAt: !342)
!346 = !DILocation(line: 120, column: 30, scope: !341, inlinedAt: !342)
!347 = distinct !DISubprogram(name: "LoadInt8", scope: !315, file: !315, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!348 = !DILocation(line: 25, column: 6, scope: !347)
!349 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!350 = !DILocation(line: 25, column: 70, scope: !347)
!351 = !DILocation(line: 128, column: 21, scope: !349, inlinedAt: !350)
!352 = !DILocation(line: 127, column: 32, scope: !349, inlinedAt: !350)
!353 = !DILocation(line: 128, column: 31, scope: !349, inlinedAt: !350)
!354 = !DILocation(line: 128, column: 8, scope: !349, inlinedAt: !350)
!355 = distinct !DISubprogram(name: "TransferInt16", scope: !315, file: !315, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!356 = !DILocation(line: 30, column: 6, scope: !355)
!357 = distinct !DISubprogram(name: "transfer1", scope: !104, file: !104, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!358 = !DILocation(line: 31, column: 11, scope: !355)
!359 = !DILocation(line: 67, column: 13, scope: !357, inlinedAt: !358)
!360 = !DILocation(line: 63, column: 24, scope: !357, inlinedAt: !358)
!361 = !DILocation(line: 65, column: 7, scope: !357, inlinedAt: !358)
!362 = !DILocation(line: 66, column: 10, scope: !357, inlinedAt: !358)
!363 = !DILocation(line: 66, column: 14, scope: !357, inlinedAt: !358)
!364 = !DILocation(line: 69, column: 7, scope: !357, inlinedAt: !358)
!365 = !DILocation(line: 70, column: 15, scope: !357, inlinedAt: !358)
!366 = !DILocation(line: 71, column: 7, scope: !357, inlinedAt: !358)
!367 = !DILocation(line: 72, column: 11, scope: !357, inlinedAt: !358)
!368 = !DILocation(line: 73, column: 13, scope: !357, inlinedAt: !358)
!369 = !DILocation(line: 75, column: 7, scope: !357, inlinedAt: !358)
!370 = !DILocation(line: 76, column: 10, scope: !357, inlinedAt: !358)
!371 = !DILocation(line: 76, column: 14, scope: !357, inlinedAt: !358)
!372 = !DILocation(line: 77, column: 16, scope: !357, inlinedAt: !358)
!373 = !DILocation(line: 79, column: 7, scope: !357, inlinedAt: !358)
!374 = !DILocation(line: 80, column: 18, scope: !357, inlinedAt: !358)
!375 = !DILocation(line: 81, column: 7, scope: !357, inlinedAt: !358)
!376 = !DILocation(line: 82, column: 11, scope: !357, inlinedAt: !358)
!377 = !DILocation(line: 83, column: 22, scope: !357, inlinedAt: !358)
!378 = distinct !DISubprogram(name: "StoreInt16", scope: !315, file: !315, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!379 = !DILocation(line: 37, column: 6, scope: !378)
!380 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!381 = !DILocation(line: 37, column: 74, scope: !378)
!382 = !DILocation(line: 120, column: 10, scope: !380, inlinedAt: !381)
!383 = !DILocation(line: 119, column: 32, scope: !380, inlinedAt: !381)
!384 = !DILocation(line: 120, column: 20, scope: !380, inlinedAt: !381)
!385 = !DILocation(line: 120, column: 30, scope: !380, inlinedAt: !381)
!386 = distinct !DISubprogram(name: "LoadInt16", scope: !315, file: !315, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!387 = !DILocation(line: 42, column: 6, scope: !386)
!388 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!389 = !DILocation(line: 42, column: 72, scope: !386)
!390 = !DILocation(line: 128, column: 21, scope: !388, inlinedAt: !389)
!391 = !DILocation(line: 127, column: 32, scope: !388, inlinedAt: !389)
!392 = !DILocation(line: 128, column: 31, scope: !388, inlinedAt: !389)
!393 = !DILocation(line: 128, column: 8, scope: !388, inlinedAt: !389)
!394 = distinct !DISubprogram(name: "TransferInt32", scope: !315, file: !315, line: 47, type: !4, isDefinition: true, scopeLine: 47, isOptimized: true, unit: !2)
!395 = !DILocation(line: 47, column: 6, scope: !394)
!396 = distinct !DISubprogram(name: "transfer2", scope: !104, file: !104, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!397 = !DILocation(line: 48, column: 11, scope: !394)
!398 = !DILocation(line: 94, column: 12, scope: !396, inlinedAt: !397)
!399 = !DILocation(line: 91, column: 24, scope: !396, inlinedAt: !397)
!400 = !DILocation(line: 93, column: 7, scope: !396, inlinedAt: !397)
!401 = !DILocation(line: 95, column: 7, scope: !396, inlinedAt: !397)
!402 = !DILocation(line: 96, column: 11, scope: !396, inlinedAt: !397)
!403 = !DILocation(line: 97, column: 16, scope: !396, inlinedAt: !397)
!404 = !DILocation(line: 99, column: 7, scope: !396, inlinedAt: !397)
!405 = !DILocation(line: 100, column: 10, scope: !396, inlinedAt: !397)
!406 = !DILocation(line: 100, column: 14, scope: !396, inlinedAt: !397)
!407 = !DILocation(line: 101, column: 13, scope: !396, inlinedAt: !397)
!408 = !DILocation(line: 103, column: 7, scope: !396, inlinedAt: !397)
!409 = !DILocation(line: 104, column: 15, scope: !396, inlinedAt: !397)
!410 = !DILocation(line: 105, column: 7, scope: !396, inlinedAt: !397)
!411 = !DILocation(line: 106, column: 11, scope: !396, inlinedAt: !397)
!412 = !DILocation(line: 107, column: 19, scope: !396, inlinedAt: !397)
!413 = !DILocation(line: 109, column: 7, scope: !396, inlinedAt: !397)
!414 = !DILocation(line: 110, column: 10, scope: !396, inlinedAt: !397)
!415 = !DILocation(line: 110, column: 14, scope: !396, inlinedAt: !397)
!416 = !DILocation(line: 111, column: 22, scope: !396, inlinedAt: !397)
!417 = distinct !DISubprogram(name: "StoreInt32", scope: !315, file: !315, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!418 = !DILocation(line: 54, column: 6, scope: !417)
!419 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!420 = !DILocation(line: 54, column: 74, scope: !417)
!421 = !DILocation(line: 120, column: 10, scope: !419, inlinedAt: !420)
!422 = !DILocation(line: 119, column: 32, scope: !419, inlinedAt: !420)
!423 = !DILocation(line: 120, column: 20, scope: !419, inlinedAt: !420)
!424 = !DILocation(line: 120, column: 30, scope: !419, inlinedAt: !420)
!425 = distinct !DISubprogram(name: "LoadInt32", scope: !315, file: !315, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!426 = !DILocation(line: 59, column: 6, scope: !425)
!427 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!428 = !DILocation(line: 59, column: 72, scope: !425)
!429 = !DILocation(line: 128, column: 21, scope: !427, inlinedAt: !428)
!430 = !DILocation(line: 127, column: 32, scope: !427, inlinedAt: !428)
!431 = !DILocation(line: 128, column: 31, scope: !427, inlinedAt: !428)
!432 = !DILocation(line: 128, column: 8, scope: !427, inlinedAt: !428)
!433 = distinct !DISubprogram(name: "TransferInt64", scope: !315, file: !315, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!434 = !DILocation(line: 64, column: 6, scope: !433)
!435 = distinct !DISubprogram(name: "transfer0", scope: !104, file: !104, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!436 = !DILocation(line: 65, column: 11, scope: !433)
!437 = !DILocation(line: 39, column: 13, scope: !435, inlinedAt: !436)
!438 = !DILocation(line: 35, column: 24, scope: !435, inlinedAt: !436)
!439 = !DILocation(line: 37, column: 7, scope: !435, inlinedAt: !436)
!440 = !DILocation(line: 38, column: 11, scope: !435, inlinedAt: !436)
!441 = !DILocation(line: 41, column: 7, scope: !435, inlinedAt: !436)
!442 = !DILocation(line: 42, column: 10, scope: !435, inlinedAt: !436)
!443 = !DILocation(line: 42, column: 14, scope: !435, inlinedAt: !436)
!444 = !DILocation(line: 43, column: 16, scope: !435, inlinedAt: !436)
!445 = !DILocation(line: 45, column: 7, scope: !435, inlinedAt: !436)
!446 = !DILocation(line: 46, column: 12, scope: !435, inlinedAt: !436)
!447 = !DILocation(line: 47, column: 7, scope: !435, inlinedAt: !436)
!448 = !DILocation(line: 48, column: 11, scope: !435, inlinedAt: !436)
!449 = !DILocation(line: 49, column: 16, scope: !435, inlinedAt: !436)
!450 = !DILocation(line: 51, column: 7, scope: !435, inlinedAt: !436)
!451 = !DILocation(line: 52, column: 10, scope: !435, inlinedAt: !436)
!452 = !DILocation(line: 52, column: 14, scope: !435, inlinedAt: !436)
!453 = !DILocation(line: 53, column: 19, scope: !435, inlinedAt: !436)
!454 = !DILocation(line: 55, column: 7, scope: !435, inlinedAt: !436)
!455 = !DILocation(line: 56, column: 21, scope: !435, inlinedAt: !436)
!456 = distinct !DISubprogram(name: "StoreInt64", scope: !315, file: !315, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!457 = !DILocation(line: 71, column: 6, scope: !456)
!458 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!459 = !DILocation(line: 71, column: 74, scope: !456)
!460 = !DILocation(line: 120, column: 10, scope: !458, inlinedAt: !459)
!461 = !DILocation(line: 119, column: 32, scope: !458, inlinedAt: !459)
!462 = !DILocation(line: 120, column: 20, scope: !458, inlinedAt: !459)
!463 = !DILocation(line: 120, column: 30, scope: !458, inlinedAt: !459)
!464 = distinct !DISubprogram(name: "LoadInt64", scope: !315, file: !315, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!465 = !DILocation(line: 76, column: 6, scope: !464)
!466 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!467 = !DILocation(line: 76, column: 72, scope: !464)
!468 = !DILocation(line: 128, column: 21, scope: !466, inlinedAt: !467)
!469 = !DILocation(line: 127, column: 32, scope: !466, inlinedAt: !467)
!470 = !DILocation(line: 128, column: 31, scope: !466, inlinedAt: !467)
!471 = !DILocation(line: 128, column: 8, scope: !466, inlinedAt: !467)
!472 = distinct !DISubprogram(name: "TransferInt", scope: !315, file: !315, line: 81, type: !4, isDefinition: true, scopeLine: 81, isOptimized: true, unit: !2)
!473 = !DILocation(line: 81, column: 6, scope: !472)
!474 = distinct !DISubprogram(name: "transfer1", scope: !104, file: !104, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!475 = !DILocation(line: 82, column: 11, scope: !472)
!476 = !DILocation(line: 67, column: 13, scope: !474, inlinedAt: !475)
!477 = !DILocation(line: 63, column: 24, scope: !474, inlinedAt: !475)
!478 = !DILocation(line: 65, column: 7, scope: !474, inlinedAt: !475)
!479 = !DILocation(line: 66, column: 10, scope: !474, inlinedAt: !475)
!480 = !DILocation(line: 66, column: 14, scope: !474, inlinedAt: !475)
!481 = !DILocation(line: 69, column: 7, scope: !474, inlinedAt: !475)
!482 = !DILocation(line: 70, column: 15, scope: !474, inlinedAt: !475)
!483 = !DILocation(line: 71, column: 7, scope: !474, inlinedAt: !475)
!484 = !DILocation(line: 72, column: 11, scope: !474, inlinedAt: !475)
!485 = !DILocation(line: 73, column: 13, scope: !474, inlinedAt: !475)
!486 = !DILocation(line: 75, column: 7, scope: !474, inlinedAt: !475)
!487 = !DILocation(line: 76, column: 10, scope: !474, inlinedAt: !475)
!488 = !DILocation(line: 76, column: 14, scope: !474, inlinedAt: !475)
!489 = !DILocation(line: 77, column: 16, scope: !474, inlinedAt: !475)
!490 = !DILocation(line: 79, column: 7, scope: !474, inlinedAt: !475)
!491 = !DILocation(line: 80, column: 18, scope: !474, inlinedAt: !475)
!492 = !DILocation(line: 81, column: 7, scope: !474, inlinedAt: !475)
!493 = !DILocation(line: 82, column: 11, scope: !474, inlinedAt: !475)
!494 = !DILocation(line: 83, column: 22, scope: !474, inlinedAt: !475)
!495 = distinct !DISubprogram(name: "StoreInt", scope: !315, file: !315, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!496 = !DILocation(line: 88, column: 6, scope: !495)
!497 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!498 = !DILocation(line: 88, column: 70, scope: !495)
!499 = !DILocation(line: 120, column: 10, scope: !497, inlinedAt: !498)
!500 = !DILocation(line: 119, column: 32, scope: !497, inlinedAt: !498)
!501 = !DILocation(line: 120, column: 20, scope: !497, inlinedAt: !498)
!502 = !DILocation(line: 120, column: 30, scope: !497, inlinedAt: !498)
!503 = distinct !DISubprogram(name: "LoadInt", scope: !315, file: !315, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!504 = !DILocation(line: 93, column: 6, scope: !503)
!505 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!506 = !DILocation(line: 93, column: 68, scope: !503)
!507 = !DILocation(line: 128, column: 21, scope: !505, inlinedAt: !506)
!508 = !DILocation(line: 127, column: 32, scope: !505, inlinedAt: !506)
!509 = !DILocation(line: 128, column: 31, scope: !505, inlinedAt: !506)
!510 = !DILocation(line: 128, column: 8, scope: !505, inlinedAt: !506)
!511 = distinct !DISubprogram(name: "TransferUint8", scope: !315, file: !315, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!512 = !DILocation(line: 98, column: 6, scope: !511)
!513 = distinct !DISubprogram(name: "transfer1", scope: !104, file: !104, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!514 = !DILocation(line: 99, column: 11, scope: !511)
!515 = !DILocation(line: 67, column: 13, scope: !513, inlinedAt: !514)
!516 = !DILocation(line: 63, column: 24, scope: !513, inlinedAt: !514)
!517 = !DILocation(line: 65, column: 7, scope: !513, inlinedAt: !514)
!518 = !DILocation(line: 66, column: 10, scope: !513, inlinedAt: !514)
!519 = !DILocation(line: 66, column: 14, scope: !513, inlinedAt: !514)
!520 = !DILocation(line: 69, column: 7, scope: !513, inlinedAt: !514)
!521 = !DILocation(line: 70, column: 15, scope: !513, inlinedAt: !514)
!522 = !DILocation(line: 71, column: 7, scope: !513, inlinedAt: !514)
!523 = !DILocation(line: 72, column: 11, scope: !513, inlinedAt: !514)
!524 = !DILocation(line: 73, column: 13, scope: !513, inlinedAt: !514)
!525 = !DILocation(line: 75, column: 7, scope: !513, inlinedAt: !514)
!526 = !DILocation(line: 76, column: 10, scope: !513, inlinedAt: !514)
!527 = !DILocation(line: 76, column: 14, scope: !513, inlinedAt: !514)
!528 = !DILocation(line: 77, column: 16, scope: !513, inlinedAt: !514)
!529 = !DILocation(line: 79, column: 7, scope: !513, inlinedAt: !514)
!530 = !DILocation(line: 80, column: 18, scope: !513, inlinedAt: !514)
!531 = !DILocation(line: 81, column: 7, scope: !513, inlinedAt: !514)
!532 = !DILocation(line: 82, column: 11, scope: !513, inlinedAt: !514)
!533 = !DILocation(line: 83, column: 22, scope: !513, inlinedAt: !514)
!534 = distinct !DISubprogram(name: "StoreUint8", scope: !315, file: !315, line: 105, type: !4, isDefinition: true, scopeLine: 105, isOptimized: true, unit: !2)
!535 = !DILocation(line: 105, column: 6, scope: !534)
!536 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!537 = !DILocation(line: 105, column: 74, scope: !534)
!538 = !DILocation(line: 120, column: 10, scope: !536, inlinedAt: !537)
!539 = !DILocation(line: 119, column: 32, scope: !536, inlinedAt: !537)
!540 = !DILocation(line: 120, column: 20, scope: !536, inlinedAt: !537)
!541 = !DILocation(line: 120, column: 30, scope: !536, inlinedAt: !537)
!542 = distinct !DISubprogram(name: "LoadUint8", scope: !315, file: !315, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!543 = !DILocation(line: 110, column: 6, scope: !542)
!544 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!545 = !DILocation(line: 110, column: 72, scope: !542)
!546 = !DILocation(line: 128, column: 21, scope: !544, inlinedAt: !545)
!547 = !DILocation(line: 127, column: 32, scope: !544, inlinedAt: !545)
!548 = !DILocation(line: 128, column: 31, scope: !544, inlinedAt: !545)
!549 = !DILocation(line: 128, column: 8, scope: !544, inlinedAt: !545)
!550 = distinct !DISubprogram(name: "TransferUint16", scope: !315, file: !315, line: 115, type: !4, isDefinition: true, scopeLine: 115, isOptimized: true, unit: !2)
!551 = !DILocation(line: 115, column: 6, scope: !550)
!552 = distinct !DISubprogram(name: "transfer2", scope: !104, file: !104, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!553 = !DILocation(line: 116, column: 11, scope: !550)
!554 = !DILocation(line: 94, column: 12, scope: !552, inlinedAt: !553)
!555 = !DILocation(line: 91, column: 24, scope: !552, inlinedAt: !553)
!556 = !DILocation(line: 93, column: 7, scope: !552, inlinedAt: !553)
!557 = !DILocation(line: 95, column: 7, scope: !552, inlinedAt: !553)
!558 = !DILocation(line: 96, column: 11, scope: !552, inlinedAt: !553)
!559 = !DILocation(line: 97, column: 16, scope: !552, inlinedAt: !553)
!560 = !DILocation(line: 99, column: 7, scope: !552, inlinedAt: !553)
!561 = !DILocation(line: 100, column: 10, scope: !552, inlinedAt: !553)
!562 = !DILocation(line: 100, column: 14, scope: !552, inlinedAt: !553)
!563 = !DILocation(line: 101, column: 13, scope: !552, inlinedAt: !553)
!564 = !DILocation(line: 103, column: 7, scope: !552, inlinedAt: !553)
!565 = !DILocation(line: 104, column: 15, scope: !552, inlinedAt: !553)
!566 = !DILocation(line: 105, column: 7, scope: !552, inlinedAt: !553)
!567 = !DILocation(line: 106, column: 11, scope: !552, inlinedAt: !553)
!568 = !DILocation(line: 107, column: 19, scope: !552, inlinedAt: !553)
!569 = !DILocation(line: 109, column: 7, scope: !552, inlinedAt: !553)
!570 = !DILocation(line: 110, column: 10, scope: !552, inlinedAt: !553)
!571 = !DILocation(line: 110, column: 14, scope: !552, inlinedAt: !553)
!572 = !DILocation(line: 111, column: 22, scope: !552, inlinedAt: !553)
!573 = distinct !DISubprogram(name: "StoreUint16", scope: !315, file: !315, line: 122, type: !4, isDefinition: true, scopeLine: 122, isOptimized: true, unit: !2)
!574 = !DILocation(line: 122, column: 6, scope: !573)
!575 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!576 = !DILocation(line: 122, column: 76, scope: !573)
!577 = !DILocation(line: 120, column: 10, scope: !575, inlinedAt: !576)
!578 = !DILocation(line: 119, column: 32, scope: !575, inlinedAt: !576)
!579 = !DILocation(line: 120, column: 20, scope: !575, inlinedAt: !576)
!580 = !DILocation(line: 120, column: 30, scope: !575, inlinedAt: !576)
!581 = distinct !DISubprogram(name: "LoadUint16", scope: !315, file: !315, line: 127, type: !4, isDefinition: true, scopeLine: 127, isOptimized: true, unit: !2)
!582 = !DILocation(line: 127, column: 6, scope: !581)
!583 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!584 = !DILocation(line: 127, column: 74, scope: !581)
!585 = !DILocation(line: 128, column: 21, scope: !583, inlinedAt: !584)
!586 = !DILocation(line: 127, column: 32, scope: !583, inlinedAt: !584)
!587 = !DILocation(line: 128, column: 31, scope: !583, inlinedAt: !584)
!588 = !DILocation(line: 128, column: 8, scope: !583, inlinedAt: !584)
!589 = distinct !DISubprogram(name: "TransferUint32", scope: !315, file: !315, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!590 = !DILocation(line: 132, column: 6, scope: !589)
!591 = distinct !DISubprogram(name: "transfer0", scope: !104, file: !104, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!592 = !DILocation(line: 133, column: 11, scope: !589)
!593 = !DILocation(line: 39, column: 13, scope: !591, inlinedAt: !592)
!594 = !DILocation(line: 35, column: 24, scope: !591, inlinedAt: !592)
!595 = !DILocation(line: 37, column: 7, scope: !591, inlinedAt: !592)
!596 = !DILocation(line: 38, column: 11, scope: !591, inlinedAt: !592)
!597 = !DILocation(line: 41, column: 7, scope: !591, inlinedAt: !592)
!598 = !DILocation(line: 42, column: 10, scope: !591, inlinedAt: !592)
!599 = !DILocation(line: 42, column: 14, scope: !591, inlinedAt: !592)
!600 = !DILocation(line: 43, column: 16, scope: !591, inlinedAt: !592)
!601 = !DILocation(line: 45, column: 7, scope: !591, inlinedAt: !592)
!602 = !DILocation(line: 46, column: 12, scope: !591, inlinedAt: !592)
!603 = !DILocation(line: 47, column: 7, scope: !591, inlinedAt: !592)
!604 = !DILocation(line: 48, column: 11, scope: !591, inlinedAt: !592)
!605 = !DILocation(line: 49, column: 16, scope: !591, inlinedAt: !592)
!606 = !DILocation(line: 51, column: 7, scope: !591, inlinedAt: !592)
!607 = !DILocation(line: 52, column: 10, scope: !591, inlinedAt: !592)
!608 = !DILocation(line: 52, column: 14, scope: !591, inlinedAt: !592)
!609 = !DILocation(line: 53, column: 19, scope: !591, inlinedAt: !592)
!610 = !DILocation(line: 55, column: 7, scope: !591, inlinedAt: !592)
!611 = !DILocation(line: 56, column: 21, scope: !591, inlinedAt: !592)
!612 = distinct !DISubprogram(name: "StoreUint32", scope: !315, file: !315, line: 139, type: !4, isDefinition: true, scopeLine: 139, isOptimized: true, unit: !2)
!613 = !DILocation(line: 139, column: 6, scope: !612)
!614 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!615 = !DILocation(line: 139, column: 76, scope: !612)
!616 = !DILocation(line: 120, column: 10, scope: !614, inlinedAt: !615)
!617 = !DILocation(line: 119, column: 32, scope: !614, inlinedAt: !615)
!618 = !DILocation(line: 120, column: 20, scope: !614, inlinedAt: !615)
!619 = !DILocation(line: 120, column: 30, scope: !614, inlinedAt: !615)
!620 = distinct !DISubprogram(name: "LoadUint32", scope: !315, file: !315, line: 144, type: !4, isDefinition: true, scopeLine: 144, isOptimized: true, unit: !2)
!621 = !DILocation(line: 144, column: 6, scope: !620)
!622 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!623 = !DILocation(line: 144, column: 74, scope: !620)
!624 = !DILocation(line: 128, column: 21, scope: !622, inlinedAt: !623)
!625 = !DILocation(line: 127, column: 32, scope: !622, inlinedAt: !623)
!626 = !DILocation(line: 128, column: 31, scope: !622, inlinedAt: !623)
!627 = !DILocation(line: 128, column: 8, scope: !622, inlinedAt: !623)
!628 = distinct !DISubprogram(name: "TransferUint64", scope: !315, file: !315, line: 149, type: !4, isDefinition: true, scopeLine: 149, isOptimized: true, unit: !2)
!629 = !DILocation(line: 149, column: 6, scope: !628)
!630 = distinct !DISubprogram(name: "transfer1", scope: !104, file: !104, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!631 = !DILocation(line: 150, column: 11, scope: !628)
!632 = !DILocation(line: 67, column: 13, scope: !630, inlinedAt: !631)
!633 = !DILocation(line: 63, column: 24, scope: !630, inlinedAt: !631)
!634 = !DILocation(line: 65, column: 7, scope: !630, inlinedAt: !631)
!635 = !DILocation(line: 66, column: 10, scope: !630, inlinedAt: !631)
!636 = !DILocation(line: 66, column: 14, scope: !630, inlinedAt: !631)
!637 = !DILocation(line: 69, column: 7, scope: !630, inlinedAt: !631)
!638 = !DILocation(line: 70, column: 15, scope: !630, inlinedAt: !631)
!639 = !DILocation(line: 71, column: 7, scope: !630, inlinedAt: !631)
!640 = !DILocation(line: 72, column: 11, scope: !630, inlinedAt: !631)
!641 = !DILocation(line: 73, column: 13, scope: !630, inlinedAt: !631)
!642 = !DILocation(line: 75, column: 7, scope: !630, inlinedAt: !631)
!643 = !DILocation(line: 76, column: 10, scope: !630, inlinedAt: !631)
!644 = !DILocation(line: 76, column: 14, scope: !630, inlinedAt: !631)
!645 = !DILocation(line: 77, column: 16, scope: !630, inlinedAt: !631)
!646 = !DILocation(line: 79, column: 7, scope: !630, inlinedAt: !631)
!647 = !DILocation(line: 80, column: 18, scope: !630, inlinedAt: !631)
!648 = !DILocation(line: 81, column: 7, scope: !630, inlinedAt: !631)
!649 = !DILocation(line: 82, column: 11, scope: !630, inlinedAt: !631)
!650 = !DILocation(line: 83, column: 22, scope: !630, inlinedAt: !631)
!651 = distinct !DISubprogram(name: "StoreUint64", scope: !315, file: !315, line: 156, type: !4, isDefinition: true, scopeLine: 156, isOptimized: true, unit: !2)
!652 = !DILocation(line: 156, column: 6, scope: !651)
!653 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!654 = !DILocation(line: 156, column: 76, scope: !651)
!655 = !DILocation(line: 120, column: 10, scope: !653, inlinedAt: !654)
!656 = !DILocation(line: 119, column: 32, scope: !653, inlinedAt: !654)
!657 = !DILocation(line: 120, column: 20, scope: !653, inlinedAt: !654)
!658 = !DILocation(line: 120, column: 30, scope: !653, inlinedAt: !654)
!659 = distinct !DISubprogram(name: "LoadUint64", scope: !315, file: !315, line: 161, type: !4, isDefinition: true, scopeLine: 161, isOptimized: true, unit: !2)
!660 = !DILocation(line: 161, column: 6, scope: !659)
!661 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!662 = !DILocation(line: 161, column: 74, scope: !659)
!663 = !DILocation(line: 128, column: 21, scope: !661, inlinedAt: !662)
!664 = !DILocation(line: 127, column: 32, scope: !661, inlinedAt: !662)
!665 = !DILocation(line: 128, column: 31, scope: !661, inlinedAt: !662)
!666 = !DILocation(line: 128, column: 8, scope: !661, inlinedAt: !662)
!667 = distinct !DISubprogram(name: "TransferUint", scope: !315, file: !315, line: 166, type: !4, isDefinition: true, scopeLine: 166, isOptimized: true, unit: !2)
!668 = !DILocation(line: 166, column: 6, scope: !667)
!669 = distinct !DISubprogram(name: "transfer2", scope: !104, file: !104, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!670 = !DILocation(line: 167, column: 11, scope: !667)
!671 = !DILocation(line: 94, column: 12, scope: !669, inlinedAt: !670)
!672 = !DILocation(line: 91, column: 24, scope: !669, inlinedAt: !670)
!673 = !DILocation(line: 93, column: 7, scope: !669, inlinedAt: !670)
!674 = !DILocation(line: 95, column: 7, scope: !669, inlinedAt: !670)
!675 = !DILocation(line: 96, column: 11, scope: !669, inlinedAt: !670)
!676 = !DILocation(line: 97, column: 16, scope: !669, inlinedAt: !670)
!677 = !DILocation(line: 99, column: 7, scope: !669, inlinedAt: !670)
!678 = !DILocation(line: 100, column: 10, scope: !669, inlinedAt: !670)
!679 = !DILocation(line: 100, column: 14, scope: !669, inlinedAt: !670)
!680 = !DILocation(line: 101, column: 13, scope: !669, inlinedAt: !670)
!681 = !DILocation(line: 103, column: 7, scope: !669, inlinedAt: !670)
!682 = !DILocation(line: 104, column: 15, scope: !669, inlinedAt: !670)
!683 = !DILocation(line: 105, column: 7, scope: !669, inlinedAt: !670)
!684 = !DILocation(line: 106, column: 11, scope: !669, inlinedAt: !670)
!685 = !DILocation(line: 107, column: 19, scope: !669, inlinedAt: !670)
!686 = !DILocation(line: 109, column: 7, scope: !669, inlinedAt: !670)
!687 = !DILocation(line: 110, column: 10, scope: !669, inlinedAt: !670)
!688 = !DILocation(line: 110, column: 14, scope: !669, inlinedAt: !670)
!689 = !DILocation(line: 111, column: 22, scope: !669, inlinedAt: !670)
!690 = distinct !DISubprogram(name: "StoreUint", scope: !315, file: !315, line: 173, type: !4, isDefinition: true, scopeLine: 173, isOptimized: true, unit: !2)
!691 = !DILocation(line: 173, column: 6, scope: !690)
!692 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!693 = !DILocation(line: 173, column: 72, scope: !690)
!694 = !DILocation(line: 120, column: 10, scope: !692, inlinedAt: !693)
!695 = !DILocation(line: 119, column: 32, scope: !692, inlinedAt: !693)
!696 = !DILocation(line: 120, column: 20, scope: !692, inlinedAt: !693)
!697 = !DILocation(line: 120, column: 30, scope: !692, inlinedAt: !693)
!698 = distinct !DISubprogram(name: "LoadUint", scope: !315, file: !315, line: 178, type: !4, isDefinition: true, scopeLine: 178, isOptimized: true, unit: !2)
!699 = !DILocation(line: 178, column: 6, scope: !698)
!700 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!701 = !DILocation(line: 178, column: 70, scope: !698)
!702 = !DILocation(line: 128, column: 21, scope: !700, inlinedAt: !701)
!703 = !DILocation(line: 127, column: 32, scope: !700, inlinedAt: !701)
!704 = !DILocation(line: 128, column: 31, scope: !700, inlinedAt: !701)
!705 = !DILocation(line: 128, column: 8, scope: !700, inlinedAt: !701)
!706 = distinct !DISubprogram(name: "TransferFloat32", scope: !315, file: !315, line: 183, type: !4, isDefinition: true, scopeLine: 183, isOptimized: true, unit: !2)
!707 = !DILocation(line: 183, column: 6, scope: !706)
!708 = distinct !DISubprogram(name: "transfer2", scope: !104, file: !104, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!709 = !DILocation(line: 184, column: 11, scope: !706)
!710 = !DILocation(line: 94, column: 12, scope: !708, inlinedAt: !709)
!711 = !DILocation(line: 91, column: 24, scope: !708, inlinedAt: !709)
!712 = !DILocation(line: 93, column: 7, scope: !708, inlinedAt: !709)
!713 = !DILocation(line: 95, column: 7, scope: !708, inlinedAt: !709)
!714 = !DILocation(line: 96, column: 11, scope: !708, inlinedAt: !709)
!715 = !DILocation(line: 97, column: 16, scope: !708, inlinedAt: !709)
!716 = !DILocation(line: 99, column: 7, scope: !708, inlinedAt: !709)
!717 = !DILocation(line: 100, column: 10, scope: !708, inlinedAt: !709)
!718 = !DILocation(line: 100, column: 14, scope: !708, inlinedAt: !709)
!719 = !DILocation(line: 101, column: 13, scope: !708, inlinedAt: !709)
!720 = !DILocation(line: 103, column: 7, scope: !708, inlinedAt: !709)
!721 = !DILocation(line: 104, column: 15, scope: !708, inlinedAt: !709)
!722 = !DILocation(line: 105, column: 7, scope: !708, inlinedAt: !709)
!723 = !DILocation(line: 106, column: 11, scope: !708, inlinedAt: !709)
!724 = !DILocation(line: 107, column: 19, scope: !708, inlinedAt: !709)
!725 = !DILocation(line: 109, column: 7, scope: !708, inlinedAt: !709)
!726 = !DILocation(line: 110, column: 10, scope: !708, inlinedAt: !709)
!727 = !DILocation(line: 110, column: 14, scope: !708, inlinedAt: !709)
!728 = !DILocation(line: 111, column: 22, scope: !708, inlinedAt: !709)
!729 = distinct !DISubprogram(name: "StoreFloat32", scope: !315, file: !315, line: 190, type: !4, isDefinition: true, scopeLine: 190, isOptimized: true, unit: !2)
!730 = !DILocation(line: 190, column: 6, scope: !729)
!731 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!732 = !DILocation(line: 190, column: 78, scope: !729)
!733 = !DILocation(line: 120, column: 10, scope: !731, inlinedAt: !732)
!734 = !DILocation(line: 119, column: 32, scope: !731, inlinedAt: !732)
!735 = !DILocation(line: 120, column: 20, scope: !731, inlinedAt: !732)
!736 = !DILocation(line: 120, column: 30, scope: !731, inlinedAt: !732)
!737 = distinct !DISubprogram(name: "LoadFloat32", scope: !315, file: !315, line: 195, type: !4, isDefinition: true, scopeLine: 195, isOptimized: true, unit: !2)
!738 = !DILocation(line: 195, column: 6, scope: !737)
!739 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!740 = !DILocation(line: 195, column: 76, scope: !737)
!741 = !DILocation(line: 128, column: 21, scope: !739, inlinedAt: !740)
!742 = !DILocation(line: 127, column: 32, scope: !739, inlinedAt: !740)
!743 = !DILocation(line: 128, column: 31, scope: !739, inlinedAt: !740)
!744 = !DILocation(line: 128, column: 8, scope: !739, inlinedAt: !740)
!745 = distinct !DISubprogram(name: "TransferFloat64", scope: !315, file: !315, line: 200, type: !4, isDefinition: true, scopeLine: 200, isOptimized: true, unit: !2)
!746 = !DILocation(line: 200, column: 6, scope: !745)
!747 = distinct !DISubprogram(name: "transfer0", scope: !104, file: !104, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!748 = !DILocation(line: 201, column: 11, scope: !745)
!749 = !DILocation(line: 39, column: 13, scope: !747, inlinedAt: !748)
!750 = !DILocation(line: 35, column: 24, scope: !747, inlinedAt: !748)
!751 = !DILocation(line: 37, column: 7, scope: !747, inlinedAt: !748)
!752 = !DILocation(line: 38, column: 11, scope: !747, inlinedAt: !748)
!753 = !DILocation(line: 41, column: 7, scope: !747, inlinedAt: !748)
!754 = !DILocation(line: 42, column: 10, scope: !747, inlinedAt: !748)
!755 = !DILocation(line: 42, column: 14, scope: !747, inlinedAt: !748)
!756 = !DILocation(line: 43, column: 16, scope: !747, inlinedAt: !748)
!757 = !DILocation(line: 45, column: 7, scope: !747, inlinedAt: !748)
!758 = !DILocation(line: 46, column: 12, scope: !747, inlinedAt: !748)
!759 = !DILocation(line: 47, column: 7, scope: !747, inlinedAt: !748)
!760 = !DILocation(line: 48, column: 11, scope: !747, inlinedAt: !748)
!761 = !DILocation(line: 49, column: 16, scope: !747, inlinedAt: !748)
!762 = !DILocation(line: 51, column: 7, scope: !747, inlinedAt: !748)
!763 = !DILocation(line: 52, column: 10, scope: !747, inlinedAt: !748)
!764 = !DILocation(line: 52, column: 14, scope: !747, inlinedAt: !748)
!765 = !DILocation(line: 53, column: 19, scope: !747, inlinedAt: !748)
!766 = !DILocation(line: 55, column: 7, scope: !747, inlinedAt: !748)
!767 = !DILocation(line: 56, column: 21, scope: !747, inlinedAt: !748)
!768 = distinct !DISubprogram(name: "StoreFloat64", scope: !315, file: !315, line: 207, type: !4, isDefinition: true, scopeLine: 207, isOptimized: true, unit: !2)
!769 = !DILocation(line: 207, column: 6, scope: !768)
!770 = distinct !DISubprogram(name: "store", scope: !104, file: !104, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!771 = !DILocation(line: 207, column: 78, scope: !768)
!772 = !DILocation(line: 120, column: 10, scope: !770, inlinedAt: !771)
!773 = !DILocation(line: 119, column: 32, scope: !770, inlinedAt: !771)
!774 = !DILocation(line: 120, column: 20, scope: !770, inlinedAt: !771)
!775 = !DILocation(line: 120, column: 30, scope: !770, inlinedAt: !771)
!776 = distinct !DISubprogram(name: "LoadFloat64", scope: !315, file: !315, line: 212, type: !4, isDefinition: true, scopeLine: 212, isOptimized: true, unit: !2)
!777 = !DILocation(line: 212, column: 6, scope: !776)
!778 = distinct !DISubprogram(name: "load", scope: !104, file: !104, line: 125, type: !4, isDefinition: true, scopeLine: 125, isOptimized: true, unit: !2)
!779 = !DILocation(line: 212, column: 76, scope: !776)
!780 = !DILocation(line: 128, column: 21, scope: !778, inlinedAt: !779)
!781 = !DILocation(line: 127, column: 32, scope: !778, inlinedAt: !779)
!782 = !DILocation(line: 128, column: 31, scope: !778, inlinedAt: !779)
!783 = !DILocation(line: 128, column: 8, scope: !778, inlinedAt: !779)
!784 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!785 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!786 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!787 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!788 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!789 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!790 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!791 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!792 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!793 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!794 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!795 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!796 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!797 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!798 = !{void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferInt8, !"kernel", i32 1}
!799 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!800 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!801 = !{void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferInt16, !"kernel", i32 1}
!802 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!803 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!804 = !{void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferInt32, !"kernel", i32 1}
!805 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!806 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!807 = !{void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt64, !"kernel", i32 1}
!808 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!809 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!810 = !{void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferInt, !"kernel", i32 1}
!811 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!812 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!813 = !{void (i64, i64, i8*, i64, i8*, i64, i64*, i64, i64, i8*)* @TransferUint8, !"kernel", i32 1}
!814 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!815 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!816 = !{void (i64, i64, i16*, i64, i16*, i64, i64*, i64, i64, i8*)* @TransferUint16, !"kernel", i32 1}
!817 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!818 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!819 = !{void (i64, i64, i32*, i64, i32*, i64, i64*, i64, i64, i8*)* @TransferUint32, !"kernel", i32 1}
!820 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!821 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!822 = !{void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint64, !"kernel", i32 1}
!823 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!824 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!825 = !{void (i64, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @TransferUint, !"kernel", i32 1}
!826 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!827 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!828 = !{void (i64, i64, float*, i64, float*, i64, i64*, i64, i64, i8*)* @TransferFloat32, !"kernel", i32 1}
!829 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!830 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!831 = !{void (i64, i64, double*, i64, double*, i64, i64*, i64, i64, i8*)* @TransferFloat64, !"kernel", i32 1}
!832 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!833 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
