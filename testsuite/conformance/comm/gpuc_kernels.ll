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
	%10 = add nsw i64 %9, 1, !dbg !14
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
	%28 = mul nsw i64 %27, 4, !dbg !26
	%29 = trunc i64 %14 to i32, !dbg !26
	%30 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !26
	%31 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !26
	%32 = icmp ugt i64 %27, %p3, !dbg !25
	br i1 %32, label %b4_fail1, label %b4_ok1, !dbg !25, !prof !27

b4_ok1:
	%33 = bitcast i32* %30 to i8*, !dbg !26
	%34 = bitcast i32* %31 to i8*, !dbg !26
	call void @gpuc_put_nbi_thread(i8* %33, i8* %34, i64 %28, i32 %29), !dbg !26
	%35 = sub i64 %p3, %27, !dbg !28
	%36 = sub i64 %p5, %27, !dbg !29
	%37 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %27, !dbg !28
	%38 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %27, !dbg !29
	%39 = mul nsw i64 %36, 4, !dbg !30
	%40 = addrspacecast i32 addrspace(1)* %37 to i32*, !dbg !30
	%41 = addrspacecast i32 addrspace(1)* %38 to i32*, !dbg !30
	%42 = icmp ne i64 %35, %36, !dbg !30
	br i1 %42, label %b4_fail2, label %b4_ok2, !dbg !30, !prof !27

b4_ok2:
	%43 = bitcast i32* %40 to i8*, !dbg !30
	%44 = bitcast i32* %41 to i8*, !dbg !30
	call void @gpuc_put_nbi_thread(i8* %43, i8* %44, i64 %39, i32 %29), !dbg !30
	%45 = icmp eq i64 %p0, 0, !dbg !31
	br i1 %45, label %b5, label %b6, !dbg !31

b5:
	call void @gpuc_fence_thread(), !dbg !32
	br label %b7, !dbg !32

b6:
	call void @gpuc_quiet_thread(), !dbg !33
	br label %b7, !dbg !33

b7:
	br i1 %26, label %b8, label %b22, !dbg !33

b8:
	%46 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !34
	%47 = icmp eq i64 addrspace(1)* %3, null, !dbg !34
	br i1 %47, label %b8_fail1, label %b8_ok1, !dbg !34, !prof !27

b8_ok1:
	%48 = bitcast i64* %46 to i8*, !dbg !34
	call void @gpuc_signal_op_thread(i8* %48, i64 %p9, i32 9, i32 %29), !dbg !34
	br label %b22, !dbg !34

b9:
	%49 = icmp eq i64 %p1, 1, !dbg !35
	br i1 %49, label %b10, label %b16, !dbg !35

b10:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36, !range !18
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !36, !range !18
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !36, !range !19
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36, !range !20
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !36, !range !20
	%55 = mul i32 %54, %52, !dbg !36
	%56 = add i32 %51, %55, !dbg !36
	%57 = mul i32 %53, %56, !dbg !36
	%58 = add i32 %50, %57, !dbg !36
	%59 = sext i32 %58 to i64, !dbg !36
	%60 = sdiv i64 %59, 32, !dbg !37
	%61 = icmp eq i64 %60, 0, !dbg !38
	br i1 %61, label %b11, label %b22, !dbg !38

b11:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !39, !range !40
	%63 = sext i32 %62 to i64, !dbg !39
	%64 = icmp eq i64 %63, 0, !dbg !41
	%65 = sdiv i64 %p5, 2, !dbg !44
	%66 = mul nsw i64 %65, 4, !dbg !46
	%67 = trunc i64 %14 to i32, !dbg !46
	%68 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !46
	%69 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !46
	%70 = icmp ugt i64 %65, %p3, !dbg !45
	br i1 %70, label %b11_fail1, label %b11_ok1, !dbg !45, !prof !27

b11_ok1:
	%71 = bitcast i32* %68 to i8*, !dbg !46
	%72 = bitcast i32* %69 to i8*, !dbg !46
	call void @gpuc_put_nbi_warp(i8* %71, i8* %72, i64 %66, i32 %67), !dbg !46
	%73 = sub i64 %p3, %65, !dbg !47
	%74 = sub i64 %p5, %65, !dbg !48
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %65, !dbg !47
	%76 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %65, !dbg !48
	%77 = mul nsw i64 %74, 4, !dbg !49
	%78 = addrspacecast i32 addrspace(1)* %75 to i32*, !dbg !49
	%79 = addrspacecast i32 addrspace(1)* %76 to i32*, !dbg !49
	%80 = icmp ne i64 %73, %74, !dbg !49
	br i1 %80, label %b11_fail2, label %b11_ok2, !dbg !49, !prof !27

b11_ok2:
	%81 = bitcast i32* %78 to i8*, !dbg !49
	%82 = bitcast i32* %79 to i8*, !dbg !49
	call void @gpuc_put_nbi_warp(i8* %81, i8* %82, i64 %77, i32 %67), !dbg !49
	%83 = icmp eq i64 %p0, 0, !dbg !50
	br i1 %83, label %b12, label %b13, !dbg !50

b12:
	call void @gpuc_fence_warp(), !dbg !51
	br label %b14, !dbg !51

b13:
	call void @gpuc_quiet_warp(), !dbg !52
	br label %b14, !dbg !52

b14:
	br i1 %64, label %b15, label %b22, !dbg !52

b15:
	%84 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !53
	%85 = icmp eq i64 addrspace(1)* %3, null, !dbg !53
	br i1 %85, label %b15_fail1, label %b15_ok1, !dbg !53, !prof !27

b15_ok1:
	%86 = bitcast i64* %84 to i8*, !dbg !53
	call void @gpuc_signal_op_thread(i8* %86, i64 %p9, i32 9, i32 %67), !dbg !53
	br label %b22, !dbg !53

b16:
	%87 = icmp eq i64 %p1, 2, !dbg !54
	br i1 %87, label %b17, label %b22, !dbg !54

b17:
	%88 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !55, !range !18
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !55, !range !18
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !55, !range !19
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !55, !range !20
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !55, !range !20
	%93 = mul i32 %92, %90, !dbg !55
	%94 = add i32 %89, %93, !dbg !55
	%95 = mul i32 %91, %94, !dbg !55
	%96 = add i32 %88, %95, !dbg !55
	%97 = sext i32 %96 to i64, !dbg !55
	%98 = icmp eq i64 %97, 0, !dbg !56
	%99 = sdiv i64 %p5, 2, !dbg !59
	%100 = mul nsw i64 %99, 4, !dbg !61
	%101 = trunc i64 %14 to i32, !dbg !61
	%102 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !61
	%103 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !61
	%104 = icmp ugt i64 %99, %p3, !dbg !60
	br i1 %104, label %b17_fail1, label %b17_ok1, !dbg !60, !prof !27

b17_ok1:
	%105 = bitcast i32* %102 to i8*, !dbg !61
	%106 = bitcast i32* %103 to i8*, !dbg !61
	call void @gpuc_put_nbi_block(i8* %105, i8* %106, i64 %100, i32 %101), !dbg !61
	%107 = sub i64 %p3, %99, !dbg !62
	%108 = sub i64 %p5, %99, !dbg !63
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %99, !dbg !62
	%110 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %99, !dbg !63
	%111 = mul nsw i64 %108, 4, !dbg !64
	%112 = addrspacecast i32 addrspace(1)* %109 to i32*, !dbg !64
	%113 = addrspacecast i32 addrspace(1)* %110 to i32*, !dbg !64
	%114 = icmp ne i64 %107, %108, !dbg !64
	br i1 %114, label %b17_fail2, label %b17_ok2, !dbg !64, !prof !27

b17_ok2:
	%115 = bitcast i32* %112 to i8*, !dbg !64
	%116 = bitcast i32* %113 to i8*, !dbg !64
	call void @gpuc_put_nbi_block(i8* %115, i8* %116, i64 %111, i32 %101), !dbg !64
	%117 = icmp eq i64 %p0, 0, !dbg !65
	br i1 %117, label %b18, label %b19, !dbg !65

b18:
	call void @gpuc_fence_block(), !dbg !66
	br label %b20, !dbg !66

b19:
	call void @gpuc_quiet_block(), !dbg !67
	br label %b20, !dbg !67

b20:
	br i1 %98, label %b21, label %b22, !dbg !67

b21:
	%118 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !68
	%119 = icmp eq i64 addrspace(1)* %3, null, !dbg !68
	br i1 %119, label %b21_fail1, label %b21_ok1, !dbg !68, !prof !27

b21_ok1:
	%120 = bitcast i64* %118 to i8*, !dbg !68
	call void @gpuc_signal_op_thread(i8* %120, i64 %p9, i32 9, i32 %101), !dbg !68
	br label %b22, !dbg !68

b22:
	%121 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !69
	%122 = bitcast i64* %121 to i8*, !dbg !69
	%123 = call i64 @gpuc_signal_wait_until_thread(i8* %122, i32 5, i64 %p9, i32 1, i8* %ctrl, i32 3), !dbg !69
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70, !range !18
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !70, !range !18
	%126 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !70, !range !19
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !70, !range !20
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !70, !range !20
	%129 = mul i32 %128, %126, !dbg !70
	%130 = add i32 %125, %129, !dbg !70
	%131 = mul i32 %127, %130, !dbg !70
	%132 = add i32 %124, %131, !dbg !70
	%133 = sext i32 %132 to i64, !dbg !70
	%134 = mul i32 %127, %128, !dbg !70
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !70, !range !71
	%136 = mul i32 %134, %135, !dbg !70
	%137 = sext i32 %136 to i64, !dbg !70
	%138 = mul nsw i64 %p7, -1, !dbg !70
	%139 = add i64 %p3, %138, !dbg !70
	%140 = icmp sge i64 %139, 0, !dbg !70
	br i1 %140, label %b23, label %b25_cold, !dbg !70, !prof !72

b23:
	%141 = phi i64 [ %133, %b22 ], [ %146, %b24 ], !dbg !70
	%142 = icmp slt i64 %141, %p7, !dbg !70
	br i1 %142, label %b24, label %b27, !dbg !70

b24:
	%143 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %141, !dbg !73
	%144 = load i32, i32 addrspace(1)* %143, align 4, !dbg !73
	%145 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %141, !dbg !74
	store i32 %144, i32 addrspace(1)* %145, align 4, !dbg !74
	%146 = add i64 %141, %137, !dbg !70
	br label %b23, !dbg !70

b27:
	ret void, !dbg !70

b4_fail1:
	br label %fail, !dbg !25

b4_fail2:
	br label %fail, !dbg !30

b8_fail1:
	br label %fail, !dbg !34

b11_fail1:
	br label %fail, !dbg !45

b11_fail2:
	br label %fail, !dbg !49

b15_fail1:
	br label %fail, !dbg !53

b17_fail1:
	br label %fail, !dbg !60

b17_fail2:
	br label %fail, !dbg !64

b21_fail1:
	br label %fail, !dbg !68

b25_cold:
	%147 = phi i64 [ %153, %b26_cold_ok1 ], [ %133, %b22 ], !dbg !70
	%148 = icmp slt i64 %147, %p7, !dbg !70
	br i1 %148, label %b26_cold, label %b27, !dbg !70

b26_cold:
	%149 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %147, !dbg !73
	%150 = icmp uge i64 %147, %p3, !dbg !73
	br i1 %150, label %b26_cold_fail1, label %b26_cold_ok1, !dbg !73, !prof !27

b26_cold_fail1:
	br label %fail, !dbg !73

b26_cold_ok1:
	%151 = load i32, i32 addrspace(1)* %149, align 4, !dbg !73
	%152 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %147, !dbg !74
	store i32 %151, i32 addrspace(1)* %152, align 4, !dbg !74
	%153 = add i64 %147, %137, !dbg !70
	br label %b25_cold, !dbg !70, !llvm.loop !76

fail:
	%154 = phi i32 [ 0, %b4_fail1 ], [ 1, %b4_fail2 ], [ 2, %b8_fail1 ], [ 0, %b11_fail1 ], [ 1, %b11_fail2 ], [ 2, %b15_fail1 ], [ 0, %b17_fail1 ], [ 1, %b17_fail2 ], [ 2, %b21_fail1 ], [ 4, %b26_cold_fail1 ], !dbg !7
	%155 = phi i64 [ %27, %b4_fail1 ], [ %35, %b4_fail2 ], [ 0, %b8_fail1 ], [ %65, %b11_fail1 ], [ %73, %b11_fail2 ], [ 0, %b15_fail1 ], [ %99, %b17_fail1 ], [ %107, %b17_fail2 ], [ 0, %b21_fail1 ], [ %147, %b26_cold_fail1 ], !dbg !7
	%156 = phi i64 [ %p3, %b4_fail1 ], [ %36, %b4_fail2 ], [ 0, %b8_fail1 ], [ %p3, %b11_fail1 ], [ %74, %b11_fail2 ], [ 0, %b15_fail1 ], [ %p3, %b17_fail1 ], [ %108, %b17_fail2 ], [ 0, %b21_fail1 ], [ %p3, %b26_cold_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %154, i64 %155, i64 %156), !dbg !7
	ret void, !dbg !7
}

define void @Query(i32 %p0, i64* %p1, i64 %p2, i8* %ctrl) nounwind !dbg !79 {
entry:
	br label %b0, !dbg !80

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !80
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !81
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !82
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !83, !range !11
	%4 = sext i32 %3 to i64, !dbg !83
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !83, !range !77
	%6 = sext i32 %5 to i64, !dbg !83
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !83, !range !77
	%8 = sext i32 %7 to i64, !dbg !83
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !83, !range !84
	%10 = sext i32 %9 to i64, !dbg !83
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !83, !range !85
	%12 = sext i32 %11 to i64, !dbg !83
	%13 = mul i64 %12, %8, !dbg !83
	%14 = add i64 %6, %13, !dbg !83
	%15 = mul i64 %10, %14, !dbg !83
	%16 = add i64 %4, %15, !dbg !83
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !83, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !83, !range !20
	%19 = mul i32 %17, %18, !dbg !83
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !83, !range !71
	%21 = mul i32 %19, %20, !dbg !83
	%22 = sext i32 %21 to i64, !dbg !83
	%23 = mul i64 %16, %22, !dbg !83
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !83, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !83, !range !19
	%27 = mul i32 %18, %26, !dbg !83
	%28 = add i32 %25, %27, !dbg !83
	%29 = mul i32 %17, %28, !dbg !83
	%30 = add i32 %24, %29, !dbg !83
	%31 = sext i32 %30 to i64, !dbg !83
	%32 = add i64 %23, %31, !dbg !83
	%33 = icmp ne i64 %32, 0, !dbg !86
	br i1 %33, label %b1, label %b2, !dbg !86

b1:
	ret void, !dbg !87

b2:
	%34 = sext i32 %1 to i64, !dbg !81
	%35 = sext i32 %2 to i64, !dbg !82
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !88
	%37 = icmp uge i64 0, %p2, !dbg !88
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !88, !prof !27

b2_ok1:
	store i64 %34, i64 addrspace(1)* %36, align 8, !dbg !88
	%38 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !89
	%39 = icmp uge i64 1, %p2, !dbg !89
	br i1 %39, label %b2_fail2, label %b2_ok2, !dbg !89, !prof !27

b2_ok2:
	store i64 %35, i64 addrspace(1)* %38, align 8, !dbg !89
	%40 = call i32 @gpuc_team_my_pe_thread(i32 0), !dbg !90
	%41 = sext i32 %40 to i64, !dbg !90
	%42 = call i32 @gpuc_team_num_pes_thread(i32 0), !dbg !91
	%43 = sext i32 %42 to i64, !dbg !91
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !92
	%45 = icmp uge i64 2, %p2, !dbg !92
	br i1 %45, label %b2_fail3, label %b2_ok3, !dbg !92, !prof !27

b2_ok3:
	store i64 %41, i64 addrspace(1)* %44, align 8, !dbg !92
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !93
	%47 = icmp uge i64 3, %p2, !dbg !93
	br i1 %47, label %b2_fail4, label %b2_ok4, !dbg !93, !prof !27

b2_ok4:
	store i64 %43, i64 addrspace(1)* %46, align 8, !dbg !93
	%48 = call i32 @gpuc_team_my_pe_thread(i32 1), !dbg !94
	%49 = sext i32 %48 to i64, !dbg !94
	%50 = call i32 @gpuc_team_num_pes_thread(i32 1), !dbg !95
	%51 = sext i32 %50 to i64, !dbg !95
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !96
	%53 = icmp uge i64 4, %p2, !dbg !96
	br i1 %53, label %b2_fail5, label %b2_ok5, !dbg !96, !prof !27

b2_ok5:
	store i64 %49, i64 addrspace(1)* %52, align 8, !dbg !96
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !97
	%55 = icmp uge i64 5, %p2, !dbg !97
	br i1 %55, label %b2_fail6, label %b2_ok6, !dbg !97, !prof !27

b2_ok6:
	store i64 %51, i64 addrspace(1)* %54, align 8, !dbg !97
	%56 = call i32 @gpuc_team_my_pe_thread(i32 2), !dbg !98
	%57 = sext i32 %56 to i64, !dbg !98
	%58 = call i32 @gpuc_team_num_pes_thread(i32 2), !dbg !99
	%59 = sext i32 %58 to i64, !dbg !99
	%60 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 6, !dbg !100
	%61 = icmp uge i64 6, %p2, !dbg !100
	br i1 %61, label %b2_fail7, label %b2_ok7, !dbg !100, !prof !27

b2_ok7:
	store i64 %57, i64 addrspace(1)* %60, align 8, !dbg !100
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 7, !dbg !101
	%63 = icmp uge i64 7, %p2, !dbg !101
	br i1 %63, label %b2_fail8, label %b2_ok8, !dbg !101, !prof !27

b2_ok8:
	store i64 %59, i64 addrspace(1)* %62, align 8, !dbg !101
	%64 = call i32 @gpuc_team_my_pe_thread(i32 %p0), !dbg !102
	%65 = sext i32 %64 to i64, !dbg !102
	%66 = call i32 @gpuc_team_num_pes_thread(i32 %p0), !dbg !103
	%67 = sext i32 %66 to i64, !dbg !103
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 8, !dbg !104
	%69 = icmp uge i64 8, %p2, !dbg !104
	br i1 %69, label %b2_fail9, label %b2_ok9, !dbg !104, !prof !27

b2_ok9:
	store i64 %65, i64 addrspace(1)* %68, align 8, !dbg !104
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 9, !dbg !105
	%71 = icmp uge i64 9, %p2, !dbg !105
	br i1 %71, label %b2_fail10, label %b2_ok10, !dbg !105, !prof !27

b2_ok10:
	store i64 %67, i64 addrspace(1)* %70, align 8, !dbg !105
	ret void, !dbg !105

b2_fail1:
	br label %fail, !dbg !88

b2_fail2:
	br label %fail, !dbg !89

b2_fail3:
	br label %fail, !dbg !92

b2_fail4:
	br label %fail, !dbg !93

b2_fail5:
	br label %fail, !dbg !96

b2_fail6:
	br label %fail, !dbg !97

b2_fail7:
	br label %fail, !dbg !100

b2_fail8:
	br label %fail, !dbg !101

b2_fail9:
	br label %fail, !dbg !104

b2_fail10:
	br label %fail, !dbg !105

fail:
	%72 = phi i32 [ 5, %b2_fail1 ], [ 5, %b2_fail2 ], [ 6, %b2_fail3 ], [ 6, %b2_fail4 ], [ 7, %b2_fail5 ], [ 7, %b2_fail6 ], [ 8, %b2_fail7 ], [ 8, %b2_fail8 ], [ 9, %b2_fail9 ], [ 9, %b2_fail10 ], !dbg !80
	%73 = phi i64 [ 0, %b2_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 3, %b2_fail4 ], [ 4, %b2_fail5 ], [ 5, %b2_fail6 ], [ 6, %b2_fail7 ], [ 7, %b2_fail8 ], [ 8, %b2_fail9 ], [ 9, %b2_fail10 ], !dbg !80
	%74 = phi i64 [ %p2, %b2_fail1 ], [ %p2, %b2_fail2 ], [ %p2, %b2_fail3 ], [ %p2, %b2_fail4 ], [ %p2, %b2_fail5 ], [ %p2, %b2_fail6 ], [ %p2, %b2_fail7 ], [ %p2, %b2_fail8 ], [ %p2, %b2_fail9 ], [ %p2, %b2_fail10 ], !dbg !80
	call void @gpuc_fail(i8* %ctrl, i32 %72, i64 %73, i64 %74), !dbg !80
	ret void, !dbg !80
}

define void @Translate(i32 %p0, i32 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !106 {
entry:
	br label %b0, !dbg !107

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !107
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !108, !range !11
	%2 = sext i32 %1 to i64, !dbg !108
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !108, !range !77
	%4 = sext i32 %3 to i64, !dbg !108
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !108, !range !77
	%6 = sext i32 %5 to i64, !dbg !108
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !108, !range !84
	%8 = sext i32 %7 to i64, !dbg !108
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !108, !range !85
	%10 = sext i32 %9 to i64, !dbg !108
	%11 = mul i64 %10, %6, !dbg !108
	%12 = add i64 %4, %11, !dbg !108
	%13 = mul i64 %8, %12, !dbg !108
	%14 = add i64 %2, %13, !dbg !108
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !108, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !108, !range !20
	%17 = mul i32 %15, %16, !dbg !108
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !108, !range !71
	%19 = mul i32 %17, %18, !dbg !108
	%20 = sext i32 %19 to i64, !dbg !108
	%21 = mul i64 %14, %20, !dbg !108
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !108, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !108, !range !19
	%25 = mul i32 %16, %24, !dbg !108
	%26 = add i32 %23, %25, !dbg !108
	%27 = mul i32 %15, %26, !dbg !108
	%28 = add i32 %22, %27, !dbg !108
	%29 = sext i32 %28 to i64, !dbg !108
	%30 = add i64 %21, %29, !dbg !108
	%31 = mul i64 %8, %10, !dbg !108
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !108, !range !85
	%33 = sext i32 %32 to i64, !dbg !108
	%34 = mul i64 %31, %33, !dbg !108
	%35 = mul i64 %34, %20, !dbg !108
	br label %b1, !dbg !108

b1:
	%36 = phi i64 [ %30, %b0 ], [ %45, %b2 ], !dbg !108
	%37 = icmp slt i64 %36, %p3, !dbg !108
	br i1 %37, label %b2, label %b3, !dbg !108

b2:
	%38 = sub nsw i64 %36, 1, !dbg !109
	%39 = icmp ule i64 %38, 2147483647, !dbg !110
	%40 = trunc i64 %38 to i32, !dbg !110
	%41 = select i1 %39, i32 %40, i32 -1, !dbg !110
	%42 = call i32 @gpuc_translate_pe_thread(i32 %p0, i32 %41, i32 %p1), !dbg !110
	%43 = sext i32 %42 to i64, !dbg !110
	%44 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %36, !dbg !111
	store i64 %43, i64 addrspace(1)* %44, align 8, !dbg !111
	%45 = add i64 %36, %35, !dbg !108
	br label %b1, !dbg !108

b3:
	ret void, !dbg !108
}

define void @FirstOf0(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !112 {
entry:
	br label %b0, !dbg !113

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !113
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114, !range !11
	%2 = sext i32 %1 to i64, !dbg !114
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !114, !range !77
	%4 = sext i32 %3 to i64, !dbg !114
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !114, !range !77
	%6 = sext i32 %5 to i64, !dbg !114
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !114, !range !84
	%8 = sext i32 %7 to i64, !dbg !114
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !114, !range !85
	%10 = sext i32 %9 to i64, !dbg !114
	%11 = mul i64 %10, %6, !dbg !114
	%12 = add i64 %4, %11, !dbg !114
	%13 = mul i64 %8, %12, !dbg !114
	%14 = add i64 %2, %13, !dbg !114
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !114, !range !20
	%17 = mul i32 %15, %16, !dbg !114
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !114, !range !71
	%19 = mul i32 %17, %18, !dbg !114
	%20 = sext i32 %19 to i64, !dbg !114
	%21 = mul i64 %14, %20, !dbg !114
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114, !range !18
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !114, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !114, !range !19
	%25 = mul i32 %16, %24, !dbg !114
	%26 = add i32 %23, %25, !dbg !114
	%27 = mul i32 %15, %26, !dbg !114
	%28 = add i32 %22, %27, !dbg !114
	%29 = sext i32 %28 to i64, !dbg !114
	%30 = add i64 %21, %29, !dbg !114
	%31 = icmp eq i64 %30, 0, !dbg !115
	br i1 %31, label %b1, label %b2, !dbg !115

b1:
	%32 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !116
	%33 = addrspacecast i64 addrspace(1)* %32 to i64*, !dbg !117
	%34 = icmp uge i64 0, %p1, !dbg !116
	br i1 %34, label %b1_fail1, label %b1_ok1, !dbg !116, !prof !27

b1_ok1:
	%35 = bitcast i64* %33 to i8*, !dbg !117
	%36 = call i64 @gpuc_g_thread_64(i8* %35, i32 0), !dbg !117
	%37 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !118
	%38 = icmp uge i64 1, %p1, !dbg !118
	br i1 %38, label %b1_fail2, label %b1_ok2, !dbg !118, !prof !27

b1_ok2:
	store i64 %36, i64 addrspace(1)* %37, align 8, !dbg !118
	br label %b2, !dbg !118

b2:
	ret void, !dbg !118

b1_fail1:
	br label %fail, !dbg !116

b1_fail2:
	br label %fail, !dbg !118

fail:
	%39 = phi i32 [ 10, %b1_fail1 ], [ 10, %b1_fail2 ], !dbg !113
	%40 = phi i64 [ 0, %b1_fail1 ], [ 1, %b1_fail2 ], !dbg !113
	%41 = phi i64 [ %p1, %b1_fail1 ], [ %p1, %b1_fail2 ], !dbg !113
	call void @gpuc_fail(i8* %ctrl, i32 %39, i64 %40, i64 %41), !dbg !113
	ret void, !dbg !113
}

define void @Relay(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !120 {
entry:
	br label %b0, !dbg !121

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !121
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !121
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !121
	%3 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !121
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !122
	%5 = sub i64 %p7, 1, !dbg !123
	%6 = sext i32 %4 to i64, !dbg !124
	%7 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 1, !dbg !123
	%8 = mul nsw i64 %p5, 4, !dbg !124
	%9 = trunc i64 %p8 to i32, !dbg !124
	%10 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !124
	%11 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !124
	%12 = icmp ugt i64 1, %p7, !dbg !123
	%13 = icmp ne i64 %5, %p5, !dbg !124
	%14 = icmp uge i64 %p8, %6, !dbg !124
	%15 = or i1 %12, %13, !dbg !124
	%16 = or i1 %15, %14, !dbg !124
	br i1 %16, label %b0_fail1, label %b0_ok1, !dbg !124, !prof !27

b0_ok1:
	%17 = bitcast i32* %10 to i8*, !dbg !124
	%18 = bitcast i32* %11 to i8*, !dbg !124
	call void @gpuc_get_block(i8* %17, i8* %18, i64 %8, i32 %9), !dbg !124
	call void @llvm.nvvm.barrier0(), !dbg !125
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126, !range !18
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !126, !range !18
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !126, !range !19
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126, !range !20
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !126, !range !20
	%24 = mul i32 %23, %21, !dbg !126
	%25 = add i32 %20, %24, !dbg !126
	%26 = mul i32 %22, %25, !dbg !126
	%27 = add i32 %19, %26, !dbg !126
	%28 = sext i32 %27 to i64, !dbg !126
	%29 = mul i32 %22, %23, !dbg !126
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !126, !range !71
	%31 = mul i32 %29, %30, !dbg !126
	%32 = sext i32 %31 to i64, !dbg !126
	br label %b1, !dbg !126

b1:
	%33 = phi i64 [ %28, %b0_ok1 ], [ %38, %b2 ], !dbg !126
	%34 = icmp slt i64 %33, %5, !dbg !126
	br i1 %34, label %b2, label %b3, !dbg !126

b2:
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 %33, !dbg !127
	%36 = load i32, i32 addrspace(1)* %35, align 4, !dbg !127
	%37 = add i32 %36, 1, !dbg !128
	store i32 %37, i32 addrspace(1)* %35, align 4, !dbg !127
	%38 = add i64 %33, %32, !dbg !126
	br label %b1, !dbg !126

b3:
	call void @llvm.nvvm.barrier0(), !dbg !129
	%39 = sub i64 %5, 1, !dbg !130
	%40 = sub nsw i64 %p1, 1, !dbg !122
	%41 = icmp ugt i64 1, %5, !dbg !130
	br i1 %41, label %b3_fail1, label %b3_ok1, !dbg !130, !prof !27

b3_ok1:
	%42 = call i64 @llvm.nvvm.mulhi.ull(i64 %40, i64 1), !dbg !122
	%43 = icmp ult i64 %40, 9223372036854775807, !dbg !122
	%44 = select i1 %43, i64 %p1, i64 9223372036854775807, !dbg !122
	%45 = icmp eq i64 %42, 0, !dbg !122
	%46 = select i1 %45, i64 %44, i64 9223372036854775807, !dbg !122
	%47 = icmp eq i64 %p1, 0, !dbg !122
	%48 = select i1 %47, i64 0, i64 %46, !dbg !122
	%49 = icmp ugt i64 %48, %p1, !dbg !122
	br i1 %49, label %b3_fail2, label %b3_ok2, !dbg !122, !prof !27

b3_ok2:
	%50 = call i64 @llvm.nvvm.mulhi.ull(i64 %40, i64 2), !dbg !122
	%51 = mul i64 %40, 2, !dbg !122
	%52 = icmp ult i64 %51, 9223372036854775807, !dbg !122
	%53 = add i64 %51, 1, !dbg !122
	%54 = select i1 %52, i64 %53, i64 9223372036854775807, !dbg !122
	%55 = icmp eq i64 %50, 0, !dbg !122
	%56 = select i1 %55, i64 %54, i64 9223372036854775807, !dbg !122
	%57 = select i1 %47, i64 0, i64 %56, !dbg !122
	%58 = getelementptr inbounds i32, i32 addrspace(1)* %7, i64 1, !dbg !130
	%59 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !122
	%60 = addrspacecast i32 addrspace(1)* %58 to i32*, !dbg !122
	%61 = icmp ugt i64 %57, %39, !dbg !122
	br i1 %61, label %b3_fail3, label %b3_ok3, !dbg !122, !prof !27

b3_ok3:
	%62 = bitcast i32* %59 to i8*, !dbg !122
	%63 = bitcast i32* %60 to i8*, !dbg !122
	call void @gpuc_i_put_block_32(i8* %62, i8* %63, i64 1, i64 2, i64 %p1, i32 %9), !dbg !122
	%64 = mul i64 %5, 4, !dbg !131
	%65 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !131
	%66 = addrspacecast i32 addrspace(1)* %7 to i32*, !dbg !131
	%67 = icmp ne i64 %p3, %5, !dbg !131
	br i1 %67, label %b3_fail4, label %b3_ok4, !dbg !131, !prof !27

b3_ok4:
	%68 = bitcast i32* %65 to i8*, !dbg !131
	%69 = bitcast i32* %66 to i8*, !dbg !131
	call void @gpuc_put_nbi_block(i8* %68, i8* %69, i64 %64, i32 %9), !dbg !131
	call void @gpuc_quiet_block(), !dbg !132
	ret void, !dbg !132

b0_fail1:
	%70 = icmp ugt i64 1, %p7, !dbg !123
	br i1 %70, label %b0_fail2, label %b0_ok2, !dbg !123

b0_fail2:
	br label %fail, !dbg !123

b0_ok2:
	%71 = icmp ne i64 %5, %p5, !dbg !124
	br i1 %71, label %b0_fail3, label %b0_ok3, !dbg !124

b0_fail3:
	br label %fail, !dbg !124

b0_ok3:
	br label %fail, !dbg !124

b3_fail1:
	br label %fail, !dbg !130

b3_fail2:
	br label %fail, !dbg !122

b3_fail3:
	br label %fail, !dbg !122

b3_fail4:
	br label %fail, !dbg !131

fail:
	%72 = phi i32 [ 11, %b0_fail2 ], [ 12, %b0_fail3 ], [ 13, %b0_ok3 ], [ 14, %b3_fail1 ], [ 15, %b3_fail2 ], [ 16, %b3_fail3 ], [ 17, %b3_fail4 ], !dbg !121
	%73 = phi i64 [ 1, %b0_fail2 ], [ %5, %b0_fail3 ], [ %p8, %b0_ok3 ], [ 1, %b3_fail1 ], [ %48, %b3_fail2 ], [ %57, %b3_fail3 ], [ %p3, %b3_fail4 ], !dbg !121
	%74 = phi i64 [ %p7, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %6, %b0_ok3 ], [ %5, %b3_fail1 ], [ %p1, %b3_fail2 ], [ %39, %b3_fail3 ], [ %5, %b3_fail4 ], !dbg !121
	call void @gpuc_fail(i8* %ctrl, i32 %72, i64 %73, i64 %74), !dbg !121
	ret void, !dbg !121
}

define void @ReuseSource(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !134 {
entry:
	br label %b0, !dbg !135

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !135
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !135
	%2 = icmp ne i64 %p1, %p3, !dbg !136
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !136, !prof !27

b0_ok1:
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !136
	%4 = sext i32 %3 to i64, !dbg !136
	%5 = mul nsw i64 %p3, 4, !dbg !136
	%6 = trunc i64 %p4 to i32, !dbg !136
	%7 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !136
	%8 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !136
	%9 = icmp uge i64 %p4, %4, !dbg !136
	br i1 %9, label %b0_fail2, label %b0_ok2, !dbg !136, !prof !27

b0_ok2:
	%10 = bitcast i32* %7 to i8*, !dbg !136
	%11 = bitcast i32* %8 to i8*, !dbg !136
	call void @gpuc_put_block(i8* %10, i8* %11, i64 %5, i32 %6), !dbg !136
	call void @llvm.nvvm.barrier0(), !dbg !137
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138, !range !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !138, !range !18
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !138, !range !19
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !138, !range !20
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !138, !range !20
	%17 = mul i32 %16, %14, !dbg !138
	%18 = add i32 %13, %17, !dbg !138
	%19 = mul i32 %15, %18, !dbg !138
	%20 = add i32 %12, %19, !dbg !138
	%21 = sext i32 %20 to i64, !dbg !138
	%22 = mul i32 %15, %16, !dbg !138
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !138, !range !71
	%24 = mul i32 %22, %23, !dbg !138
	%25 = sext i32 %24 to i64, !dbg !138
	br label %b1, !dbg !138

b1:
	%26 = phi i64 [ %21, %b0_ok2 ], [ %29, %b2 ], !dbg !138
	%27 = icmp slt i64 %26, %p3, !dbg !138
	br i1 %27, label %b2, label %b3, !dbg !138

b2:
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %26, !dbg !139
	store i32 -1, i32 addrspace(1)* %28, align 4, !dbg !139
	%29 = add i64 %26, %25, !dbg !138
	br label %b1, !dbg !138

b3:
	ret void, !dbg !138

b0_fail1:
	br label %fail, !dbg !136

b0_fail2:
	br label %fail, !dbg !136

fail:
	%30 = phi i32 [ 18, %b0_fail1 ], [ 19, %b0_fail2 ], !dbg !135
	%31 = phi i64 [ %p1, %b0_fail1 ], [ %p4, %b0_fail2 ], !dbg !135
	%32 = phi i64 [ %p3, %b0_fail1 ], [ %4, %b0_fail2 ], !dbg !135
	call void @gpuc_fail(i8* %ctrl, i32 %30, i64 %31, i64 %32), !dbg !135
	ret void, !dbg !135
}

define void @GetThenUse(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !140 {
entry:
	br label %b0, !dbg !141

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !141
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !141
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !142
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !143, !range !11
	%4 = sext i32 %3 to i64, !dbg !143
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !143, !range !77
	%6 = sext i32 %5 to i64, !dbg !143
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !143, !range !77
	%8 = sext i32 %7 to i64, !dbg !143
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !143, !range !84
	%10 = sext i32 %9 to i64, !dbg !143
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !143, !range !85
	%12 = sext i32 %11 to i64, !dbg !143
	%13 = mul i64 %12, %8, !dbg !143
	%14 = add i64 %6, %13, !dbg !143
	%15 = mul i64 %10, %14, !dbg !143
	%16 = add i64 %4, %15, !dbg !143
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !143, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !143, !range !20
	%19 = mul i32 %17, %18, !dbg !143
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !143, !range !71
	%21 = mul i32 %19, %20, !dbg !143
	%22 = sext i32 %21 to i64, !dbg !143
	%23 = mul i64 %16, %22, !dbg !143
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !143, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !143, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !143, !range !19
	%27 = mul i32 %18, %26, !dbg !143
	%28 = add i32 %25, %27, !dbg !143
	%29 = mul i32 %17, %28, !dbg !143
	%30 = add i32 %24, %29, !dbg !143
	%31 = sext i32 %30 to i64, !dbg !143
	%32 = add i64 %23, %31, !dbg !143
	%33 = icmp ne i64 %32, 0, !dbg !144
	br i1 %33, label %b1, label %b2, !dbg !144

b1:
	ret void, !dbg !145

b2:
	%34 = sext i32 %2 to i64, !dbg !142
	%35 = mul nsw i64 %p3, 4, !dbg !142
	%36 = trunc i64 %p4 to i32, !dbg !142
	%37 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !142
	%38 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !142
	%39 = icmp ne i64 %p1, %p3, !dbg !142
	%40 = icmp uge i64 %p4, %34, !dbg !142
	%41 = or i1 %39, %40, !dbg !142
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !142, !prof !27

b2_ok1:
	%42 = bitcast i32* %37 to i8*, !dbg !142
	%43 = bitcast i32* %38 to i8*, !dbg !142
	call void @gpuc_get_thread(i8* %42, i8* %43, i64 %35, i32 %36), !dbg !142
	br label %b3, !dbg !146

b3:
	%44 = phi i64 [ -1, %b2_ok1 ], [ %45, %b4 ], !dbg !146
	%45 = add nsw i64 %44, 1, !dbg !146
	%46 = icmp slt i64 %45, %p1, !dbg !146
	br i1 %46, label %b4, label %b5, !dbg !146

b4:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !147
	%48 = load i32, i32 addrspace(1)* %47, align 4, !dbg !147
	%49 = add i32 %48, 1, !dbg !148
	store i32 %49, i32 addrspace(1)* %47, align 4, !dbg !147
	br label %b3, !dbg !147

b5:
	ret void, !dbg !147

b2_fail1:
	%50 = icmp ne i64 %p1, %p3, !dbg !142
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !142

b2_fail2:
	br label %fail, !dbg !142

b2_ok2:
	br label %fail, !dbg !142

fail:
	%51 = phi i32 [ 20, %b2_fail2 ], [ 21, %b2_ok2 ], !dbg !141
	%52 = phi i64 [ %p1, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !141
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %34, %b2_ok2 ], !dbg !141
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !141
	ret void, !dbg !141
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !149 {
entry:
	br label %b0, !dbg !150

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !150
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !150
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !151
	%3 = add i64 %p3, %p4, !dbg !153
	%4 = sub i64 %3, 1, !dbg !154
	%5 = icmp eq i64 %p4, 0, !dbg !152
	br i1 %5, label %b0_fail1, label %b0_ok1, !dbg !152, !prof !27

b0_ok1:
	%6 = icmp eq i64 %p4, -1, !dbg !152
	%7 = select i1 %6, i64 1, i64 %p4, !dbg !152
	%8 = sdiv i64 %4, %7, !dbg !152
	%9 = sub i64 0, %4, !dbg !152
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !152
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !155, !range !11
	%12 = sext i32 %11 to i64, !dbg !155
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !155, !range !77
	%14 = sext i32 %13 to i64, !dbg !155
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !155, !range !77
	%16 = sext i32 %15 to i64, !dbg !155
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !155, !range !84
	%18 = sext i32 %17 to i64, !dbg !155
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !155, !range !85
	%20 = sext i32 %19 to i64, !dbg !155
	%21 = mul i64 %20, %16, !dbg !155
	%22 = add i64 %14, %21, !dbg !155
	%23 = mul i64 %18, %22, !dbg !155
	%24 = add i64 %12, %23, !dbg !155
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !155, !range !20
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !155, !range !20
	%27 = mul i32 %25, %26, !dbg !155
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !155, !range !71
	%29 = mul i32 %27, %28, !dbg !155
	%30 = sext i32 %29 to i64, !dbg !155
	%31 = mul i64 %24, %30, !dbg !155
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !155, !range !18
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !155, !range !18
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !155, !range !19
	%35 = mul i32 %26, %34, !dbg !155
	%36 = add i32 %33, %35, !dbg !155
	%37 = mul i32 %25, %36, !dbg !155
	%38 = add i32 %32, %37, !dbg !155
	%39 = sext i32 %38 to i64, !dbg !155
	%40 = add i64 %31, %39, !dbg !155
	%41 = mul i64 %18, %20, !dbg !155
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !155, !range !85
	%43 = sext i32 %42 to i64, !dbg !155
	%44 = mul i64 %41, %43, !dbg !155
	%45 = mul i64 %44, %30, !dbg !155
	%46 = sext i32 %2 to i64, !dbg !151
	%47 = trunc i64 %p5 to i32, !dbg !151
	br label %b1, !dbg !155

b1:
	%48 = phi i64 [ %40, %b0_ok1 ], [ %67, %b2_ok1 ], !dbg !155
	%49 = icmp slt i64 %48, %10, !dbg !155
	br i1 %49, label %b2, label %b3, !dbg !155

b2:
	%50 = mul i64 %48, %p4, !dbg !156
	%51 = add i64 %50, %p4, !dbg !157
	%52 = icmp slt i64 %51, %p3, !dbg !158
	%53 = select i1 %52, i64 %51, i64 %p3, !dbg !158
	%54 = sub i64 %53, %50, !dbg !159
	%55 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %50, !dbg !159
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %50, !dbg !160
	%57 = mul i64 %54, 4, !dbg !151
	%58 = addrspacecast i32 addrspace(1)* %55 to i32*, !dbg !151
	%59 = addrspacecast i32 addrspace(1)* %56 to i32*, !dbg !151
	%60 = icmp ugt i64 %53, %p1, !dbg !159
	%61 = icmp ugt i64 %50, %53, !dbg !159
	%62 = icmp uge i64 %p5, %46, !dbg !151
	%63 = or i1 %60, %61, !dbg !151
	%64 = or i1 %63, %62, !dbg !151
	br i1 %64, label %b2_fail1, label %b2_ok1, !dbg !151, !prof !27

b2_ok1:
	%65 = bitcast i32* %58 to i8*, !dbg !151
	%66 = bitcast i32* %59 to i8*, !dbg !151
	call void @gpuc_put_nbi_thread(i8* %65, i8* %66, i64 %57, i32 %47), !dbg !151
	%67 = add i64 %48, %45, !dbg !155
	br label %b1, !dbg !155

b3:
	call void @gpuc_quiet_thread(), !dbg !161
	ret void, !dbg !161

b0_fail1:
	br label %fail, !dbg !152

b2_fail1:
	%68 = icmp ugt i64 %53, %p1, !dbg !159
	br i1 %68, label %b2_fail2, label %b2_ok2, !dbg !159

b2_fail2:
	br label %fail, !dbg !159

b2_ok2:
	%69 = icmp ugt i64 %50, %53, !dbg !159
	br i1 %69, label %b2_fail3, label %b2_ok3, !dbg !159

b2_fail3:
	br label %fail, !dbg !159

b2_ok3:
	br label %fail, !dbg !151

fail:
	%70 = phi i32 [ 22, %b0_fail1 ], [ 23, %b2_fail2 ], [ 24, %b2_fail3 ], [ 25, %b2_ok3 ], !dbg !150
	%71 = phi i64 [ 0, %b0_fail1 ], [ %53, %b2_fail2 ], [ %50, %b2_fail3 ], [ %p5, %b2_ok3 ], !dbg !150
	%72 = phi i64 [ 0, %b0_fail1 ], [ %p1, %b2_fail2 ], [ %53, %b2_fail3 ], [ %46, %b2_ok3 ], !dbg !150
	call void @gpuc_fail(i8* %ctrl, i32 %70, i64 %71, i64 %72), !dbg !150
	ret void, !dbg !150
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !162 {
entry:
	br label %b0, !dbg !163

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !163
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !163
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !166
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !167, !range !11
	%4 = sext i32 %3 to i64, !dbg !167
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !167, !range !77
	%6 = sext i32 %5 to i64, !dbg !167
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !167, !range !77
	%8 = sext i32 %7 to i64, !dbg !167
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !167, !range !84
	%10 = sext i32 %9 to i64, !dbg !167
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !167, !range !85
	%12 = sext i32 %11 to i64, !dbg !167
	%13 = mul i64 %12, %8, !dbg !167
	%14 = add i64 %6, %13, !dbg !167
	%15 = mul i64 %10, %14, !dbg !167
	%16 = add i64 %4, %15, !dbg !167
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !167, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !167, !range !20
	%19 = mul i32 %17, %18, !dbg !167
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !167, !range !71
	%21 = mul i32 %19, %20, !dbg !167
	%22 = sext i32 %21 to i64, !dbg !167
	%23 = mul i64 %16, %22, !dbg !167
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !167, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !167, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !167, !range !19
	%27 = mul i32 %18, %26, !dbg !167
	%28 = add i32 %25, %27, !dbg !167
	%29 = mul i32 %17, %28, !dbg !167
	%30 = add i32 %24, %29, !dbg !167
	%31 = sext i32 %30 to i64, !dbg !167
	%32 = add i64 %23, %31, !dbg !167
	%33 = mul i64 %10, %12, !dbg !167
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !167, !range !85
	%35 = sext i32 %34 to i64, !dbg !167
	%36 = mul i64 %33, %35, !dbg !167
	%37 = mul i64 %36, %22, !dbg !167
	%38 = sext i32 %2 to i64, !dbg !166
	%39 = trunc i64 %p4 to i32, !dbg !166
	br label %b1, !dbg !167

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !167
	%41 = icmp slt i64 %40, %p3, !dbg !167
	br i1 %41, label %b2, label %b3, !dbg !167

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !168
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !169
	%44 = icmp uge i64 %40, %p1, !dbg !168
	%45 = icmp uge i64 %p4, %38, !dbg !166
	%46 = or i1 %44, %45, !dbg !166
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !166, !prof !27

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !169
	%48 = bitcast float %47 to i32, !dbg !166
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !166
	%50 = bitcast float* %49 to i8*, !dbg !166
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !166
	%51 = add i64 %40, %37, !dbg !167
	br label %b1, !dbg !167

b3:
	ret void, !dbg !165

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !168
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !168

b2_fail2:
	br label %fail, !dbg !168

b2_ok2:
	br label %fail, !dbg !166

fail:
	%53 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !163
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !163
	%55 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !163
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !163
	ret void, !dbg !163
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !170 {
entry:
	br label %b0, !dbg !171

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !171
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !171
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !174
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !175, !range !11
	%4 = sext i32 %3 to i64, !dbg !175
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !175, !range !77
	%6 = sext i32 %5 to i64, !dbg !175
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !175, !range !77
	%8 = sext i32 %7 to i64, !dbg !175
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !175, !range !84
	%10 = sext i32 %9 to i64, !dbg !175
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !175, !range !85
	%12 = sext i32 %11 to i64, !dbg !175
	%13 = mul i64 %12, %8, !dbg !175
	%14 = add i64 %6, %13, !dbg !175
	%15 = mul i64 %10, %14, !dbg !175
	%16 = add i64 %4, %15, !dbg !175
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !175, !range !20
	%19 = mul i32 %17, %18, !dbg !175
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !175, !range !71
	%21 = mul i32 %19, %20, !dbg !175
	%22 = sext i32 %21 to i64, !dbg !175
	%23 = mul i64 %16, %22, !dbg !175
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !175, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !175, !range !19
	%27 = mul i32 %18, %26, !dbg !175
	%28 = add i32 %25, %27, !dbg !175
	%29 = mul i32 %17, %28, !dbg !175
	%30 = add i32 %24, %29, !dbg !175
	%31 = sext i32 %30 to i64, !dbg !175
	%32 = add i64 %23, %31, !dbg !175
	%33 = mul i64 %10, %12, !dbg !175
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !175, !range !85
	%35 = sext i32 %34 to i64, !dbg !175
	%36 = mul i64 %33, %35, !dbg !175
	%37 = mul i64 %36, %22, !dbg !175
	%38 = sext i32 %2 to i64, !dbg !174
	%39 = trunc i64 %p4 to i32, !dbg !174
	br label %b1, !dbg !175

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !175
	%41 = icmp slt i64 %40, %p1, !dbg !175
	br i1 %41, label %b2, label %b3, !dbg !175

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !176
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !174
	%44 = icmp uge i64 %40, %p3, !dbg !176
	%45 = icmp uge i64 %p4, %38, !dbg !174
	%46 = or i1 %44, %45, !dbg !174
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !174, !prof !27

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !174
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !174
	%49 = bitcast i32 %48 to float, !dbg !174
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !177
	store float %49, float addrspace(1)* %50, align 4, !dbg !177
	%51 = add i64 %40, %37, !dbg !175
	br label %b1, !dbg !175

b3:
	ret void, !dbg !173

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !176
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !176

b2_fail2:
	br label %fail, !dbg !176

b2_ok2:
	br label %fail, !dbg !174

fail:
	%53 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !171
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !171
	%55 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !171
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !171
	ret void, !dbg !171
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !179 {
entry:
	br label %b0, !dbg !180

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !180
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !180
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !181
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !182
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183, !range !11
	%5 = sext i32 %4 to i64, !dbg !183
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !183, !range !77
	%7 = sext i32 %6 to i64, !dbg !183
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !183, !range !77
	%9 = sext i32 %8 to i64, !dbg !183
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !183, !range !84
	%11 = sext i32 %10 to i64, !dbg !183
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !183, !range !85
	%13 = sext i32 %12 to i64, !dbg !183
	%14 = mul i64 %13, %9, !dbg !183
	%15 = add i64 %7, %14, !dbg !183
	%16 = mul i64 %11, %15, !dbg !183
	%17 = add i64 %5, %16, !dbg !183
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !183, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !183, !range !20
	%20 = mul i32 %18, %19, !dbg !183
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !183, !range !71
	%22 = mul i32 %20, %21, !dbg !183
	%23 = sext i32 %22 to i64, !dbg !183
	%24 = mul i64 %17, %23, !dbg !183
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !183, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !183, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !183, !range !19
	%28 = mul i32 %19, %27, !dbg !183
	%29 = add i32 %26, %28, !dbg !183
	%30 = mul i32 %18, %29, !dbg !183
	%31 = add i32 %25, %30, !dbg !183
	%32 = sext i32 %31 to i64, !dbg !183
	%33 = add i64 %24, %32, !dbg !183
	%34 = icmp ne i64 %33, 0, !dbg !184
	br i1 %34, label %b1, label %b2, !dbg !184

b1:
	ret void, !dbg !185

b2:
	%35 = sext i32 %2 to i64, !dbg !181
	%36 = add nsw i64 %35, 1, !dbg !187
	%37 = sext i32 %3 to i64, !dbg !182
	%38 = icmp uge i64 0, %p1, !dbg !186
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !186, !prof !27

b2_ok1:
	%39 = icmp eq i64 %37, -1, !dbg !188
	%40 = select i1 %39, i64 1, i64 %37, !dbg !188
	%41 = srem i64 %36, %40, !dbg !188
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !186
	%43 = trunc i64 %41 to i32, !dbg !189
	%44 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !189
	%45 = bitcast i64* %44 to i8*, !dbg !189
	call void @gpuc_signal_op_thread(i8* %45, i64 5, i32 9, i32 %43), !dbg !189
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !190
	%47 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !191
	%48 = icmp uge i64 1, %p1, !dbg !190
	br i1 %48, label %b2_fail2, label %b2_ok2, !dbg !190, !prof !27

b2_ok2:
	%49 = bitcast i64* %47 to i8*, !dbg !191
	call void @gpuc_signal_op_thread(i8* %49, i64 7, i32 9, i32 %43), !dbg !191
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !192
	%51 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !193
	%52 = icmp uge i64 2, %p1, !dbg !192
	br i1 %52, label %b2_fail3, label %b2_ok3, !dbg !192, !prof !27

b2_ok3:
	%53 = bitcast i64* %51 to i8*, !dbg !193
	call void @gpuc_signal_op_thread(i8* %53, i64 9, i32 9, i32 %43), !dbg !193
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !194
	%55 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !195
	%56 = icmp uge i64 3, %p1, !dbg !194
	br i1 %56, label %b2_fail4, label %b2_ok4, !dbg !194, !prof !27

b2_ok4:
	%57 = bitcast i64* %55 to i8*, !dbg !195
	call void @gpuc_signal_op_thread(i8* %57, i64 10, i32 9, i32 %43), !dbg !195
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !196
	%59 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !197
	%60 = icmp uge i64 4, %p1, !dbg !196
	br i1 %60, label %b2_fail5, label %b2_ok5, !dbg !196, !prof !27

b2_ok5:
	%61 = bitcast i64* %59 to i8*, !dbg !197
	call void @gpuc_signal_op_thread(i8* %61, i64 9, i32 9, i32 %43), !dbg !197
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !198
	%63 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !199
	%64 = icmp uge i64 5, %p1, !dbg !198
	br i1 %64, label %b2_fail6, label %b2_ok6, !dbg !198, !prof !27

b2_ok6:
	%65 = bitcast i64* %63 to i8*, !dbg !199
	call void @gpuc_signal_op_thread(i8* %65, i64 -9223372036854775808, i32 9, i32 %43), !dbg !199
	%66 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !200
	%67 = bitcast i64* %66 to i8*, !dbg !200
	%68 = call i64 @gpuc_signal_wait_until_thread(i8* %67, i32 0, i64 5, i32 0, i8* %ctrl, i32 37), !dbg !200
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !201
	%70 = icmp uge i64 0, %p3, !dbg !201
	br i1 %70, label %b2_fail7, label %b2_ok7, !dbg !201, !prof !27

b2_ok7:
	store i64 %68, i64 addrspace(1)* %69, align 8, !dbg !201
	%71 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !202
	%72 = bitcast i64* %71 to i8*, !dbg !202
	%73 = call i64 @gpuc_signal_wait_until_thread(i8* %72, i32 1, i64 0, i32 0, i8* %ctrl, i32 39), !dbg !202
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 1, !dbg !203
	%75 = icmp uge i64 1, %p3, !dbg !203
	br i1 %75, label %b2_fail8, label %b2_ok8, !dbg !203, !prof !27

b2_ok8:
	store i64 %73, i64 addrspace(1)* %74, align 8, !dbg !203
	%76 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !204
	%77 = bitcast i64* %76 to i8*, !dbg !204
	%78 = call i64 @gpuc_signal_wait_until_thread(i8* %77, i32 2, i64 8, i32 0, i8* %ctrl, i32 41), !dbg !204
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 2, !dbg !205
	%80 = icmp uge i64 2, %p3, !dbg !205
	br i1 %80, label %b2_fail9, label %b2_ok9, !dbg !205, !prof !27

b2_ok9:
	store i64 %78, i64 addrspace(1)* %79, align 8, !dbg !205
	%81 = addrspacecast i64 addrspace(1)* %54 to i64*, !dbg !206
	%82 = bitcast i64* %81 to i8*, !dbg !206
	%83 = call i64 @gpuc_signal_wait_until_thread(i8* %82, i32 3, i64 10, i32 0, i8* %ctrl, i32 43), !dbg !206
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 3, !dbg !207
	%85 = icmp uge i64 3, %p3, !dbg !207
	br i1 %85, label %b2_fail10, label %b2_ok10, !dbg !207, !prof !27

b2_ok10:
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !207
	%86 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !208
	%87 = bitcast i64* %86 to i8*, !dbg !208
	%88 = call i64 @gpuc_signal_wait_until_thread(i8* %87, i32 4, i64 10, i32 0, i8* %ctrl, i32 45), !dbg !208
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 4, !dbg !209
	%90 = icmp uge i64 4, %p3, !dbg !209
	br i1 %90, label %b2_fail11, label %b2_ok11, !dbg !209, !prof !27

b2_ok11:
	store i64 %88, i64 addrspace(1)* %89, align 8, !dbg !209
	%91 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !210
	%92 = bitcast i64* %91 to i8*, !dbg !210
	%93 = call i64 @gpuc_signal_wait_until_thread(i8* %92, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 47), !dbg !210
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 5, !dbg !211
	%95 = icmp uge i64 5, %p3, !dbg !211
	br i1 %95, label %b2_fail12, label %b2_ok12, !dbg !211, !prof !27

b2_ok12:
	store i64 %93, i64 addrspace(1)* %94, align 8, !dbg !211
	br label %b3, !dbg !212

b3:
	%96 = phi i64 [ 0, %b2_ok12 ], [ %105, %b3_ok2 ], !dbg !212
	%97 = add i64 %96, 6, !dbg !214
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %96, !dbg !213
	%99 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !215
	%100 = icmp uge i64 %96, %p1, !dbg !213
	br i1 %100, label %b3_fail1, label %b3_ok1, !dbg !213, !prof !27

b3_ok1:
	%101 = bitcast i64* %99 to i8*, !dbg !215
	%102 = call i64 @gpuc_signal_fetch_thread(i8* %101), !dbg !215
	%103 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %97, !dbg !216
	%104 = icmp uge i64 %97, %p3, !dbg !216
	br i1 %104, label %b3_fail2, label %b3_ok2, !dbg !216, !prof !27

b3_ok2:
	store i64 %102, i64 addrspace(1)* %103, align 8, !dbg !216
	%105 = add i64 %96, 1, !dbg !216
	%106 = icmp slt i64 %105, %p1, !dbg !216
	br i1 %106, label %b3, label %b4, !dbg !216

b4:
	ret void, !dbg !216

b2_fail1:
	br label %fail, !dbg !186

b2_fail2:
	br label %fail, !dbg !190

b2_fail3:
	br label %fail, !dbg !192

b2_fail4:
	br label %fail, !dbg !194

b2_fail5:
	br label %fail, !dbg !196

b2_fail6:
	br label %fail, !dbg !198

b2_fail7:
	br label %fail, !dbg !201

b2_fail8:
	br label %fail, !dbg !203

b2_fail9:
	br label %fail, !dbg !205

b2_fail10:
	br label %fail, !dbg !207

b2_fail11:
	br label %fail, !dbg !209

b2_fail12:
	br label %fail, !dbg !211

b3_fail1:
	br label %fail, !dbg !213

b3_fail2:
	br label %fail, !dbg !216

fail:
	%107 = phi i32 [ 30, %b2_fail1 ], [ 31, %b2_fail2 ], [ 32, %b2_fail3 ], [ 33, %b2_fail4 ], [ 34, %b2_fail5 ], [ 35, %b2_fail6 ], [ 36, %b2_fail7 ], [ 38, %b2_fail8 ], [ 40, %b2_fail9 ], [ 42, %b2_fail10 ], [ 44, %b2_fail11 ], [ 46, %b2_fail12 ], [ 48, %b3_fail1 ], [ 48, %b3_fail2 ], !dbg !180
	%108 = phi i64 [ 0, %b2_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 3, %b2_fail4 ], [ 4, %b2_fail5 ], [ 5, %b2_fail6 ], [ 0, %b2_fail7 ], [ 1, %b2_fail8 ], [ 2, %b2_fail9 ], [ 3, %b2_fail10 ], [ 4, %b2_fail11 ], [ 5, %b2_fail12 ], [ %96, %b3_fail1 ], [ %97, %b3_fail2 ], !dbg !180
	%109 = phi i64 [ %p1, %b2_fail1 ], [ %p1, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %p1, %b2_fail4 ], [ %p1, %b2_fail5 ], [ %p1, %b2_fail6 ], [ %p3, %b2_fail7 ], [ %p3, %b2_fail8 ], [ %p3, %b2_fail9 ], [ %p3, %b2_fail10 ], [ %p3, %b2_fail11 ], [ %p3, %b2_fail12 ], [ %p1, %b3_fail1 ], [ %p3, %b3_fail2 ], !dbg !180
	call void @gpuc_fail(i8* %ctrl, i32 %107, i64 %108, i64 %109), !dbg !180
	ret void, !dbg !180
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !217 {
entry:
	br label %b0, !dbg !218

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !218
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !218
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !219
	%3 = sext i32 %2 to i64, !dbg !220
	br label %b1, !dbg !220

b1:
	%4 = phi i64 [ 0, %b0 ], [ %40, %b1_ok1 ], !dbg !220
	%5 = icmp uge i64 %4, %3, !dbg !219
	br i1 %5, label %b1_fail1, label %b1_ok1, !dbg !219, !prof !27

b1_ok1:
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !221, !range !11
	%7 = sext i32 %6 to i64, !dbg !221
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !221, !range !77
	%9 = sext i32 %8 to i64, !dbg !221
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !221, !range !77
	%11 = sext i32 %10 to i64, !dbg !221
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !221, !range !84
	%13 = sext i32 %12 to i64, !dbg !221
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !221, !range !85
	%15 = sext i32 %14 to i64, !dbg !221
	%16 = mul i64 %15, %11, !dbg !221
	%17 = add i64 %9, %16, !dbg !221
	%18 = mul i64 %13, %17, !dbg !221
	%19 = add i64 %7, %18, !dbg !221
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !221, !range !20
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !221, !range !20
	%22 = mul i32 %20, %21, !dbg !221
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !221, !range !71
	%24 = mul i32 %22, %23, !dbg !221
	%25 = sext i32 %24 to i64, !dbg !221
	%26 = mul i64 %19, %25, !dbg !221
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !221, !range !18
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !221, !range !19
	%30 = mul i32 %21, %29, !dbg !221
	%31 = add i32 %28, %30, !dbg !221
	%32 = mul i32 %20, %31, !dbg !221
	%33 = add i32 %27, %32, !dbg !221
	%34 = sext i32 %33 to i64, !dbg !221
	%35 = add i64 %26, %34, !dbg !221
	%36 = add i64 %35, 1, !dbg !222
	%37 = trunc i64 %4 to i32, !dbg !219
	%38 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !219
	%39 = bitcast i64* %38 to i8*, !dbg !219
	call void @gpuc_signal_op_thread(i8* %39, i64 %36, i32 10, i32 %37), !dbg !219
	%40 = add i64 %4, 1, !dbg !219
	%41 = icmp slt i64 %40, %3, !dbg !219
	br i1 %41, label %b1, label %b2, !dbg !219

b2:
	%42 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !224
	%43 = bitcast i64* %42 to i8*, !dbg !224
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 50), !dbg !224
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %35, !dbg !225
	%46 = icmp uge i64 %35, %p3, !dbg !225
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !225, !prof !27

b2_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !225
	ret void, !dbg !225

b1_fail1:
	br label %fail, !dbg !219

b2_fail1:
	br label %fail, !dbg !225

fail:
	%47 = phi i32 [ 49, %b1_fail1 ], [ 51, %b2_fail1 ], !dbg !218
	%48 = phi i64 [ %4, %b1_fail1 ], [ %35, %b2_fail1 ], !dbg !218
	%49 = phi i64 [ %3, %b1_fail1 ], [ %p3, %b2_fail1 ], !dbg !218
	call void @gpuc_fail(i8* %ctrl, i32 %47, i64 %48, i64 %49), !dbg !218
	ret void, !dbg !218
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !226 {
entry:
	br label %b0, !dbg !227

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !227
	%1 = call i32 @gpuc_my_pe_thread(), !dbg !228
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !229
	%3 = sext i32 %2 to i64, !dbg !230
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !231, !range !11
	%5 = sext i32 %4 to i64, !dbg !231
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !231, !range !77
	%7 = sext i32 %6 to i64, !dbg !231
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !231, !range !77
	%9 = sext i32 %8 to i64, !dbg !231
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !231, !range !84
	%11 = sext i32 %10 to i64, !dbg !231
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !231, !range !85
	%13 = sext i32 %12 to i64, !dbg !231
	%14 = mul i64 %13, %9, !dbg !231
	%15 = add i64 %7, %14, !dbg !231
	%16 = mul i64 %11, %15, !dbg !231
	%17 = add i64 %5, %16, !dbg !231
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !231, !range !20
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !231, !range !20
	%20 = mul i32 %18, %19, !dbg !231
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !231, !range !71
	%22 = mul i32 %20, %21, !dbg !231
	%23 = sext i32 %22 to i64, !dbg !231
	%24 = mul i64 %17, %23, !dbg !231
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !231, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !231, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !231, !range !19
	%28 = mul i32 %19, %27, !dbg !231
	%29 = add i32 %26, %28, !dbg !231
	%30 = mul i32 %18, %29, !dbg !231
	%31 = add i32 %25, %30, !dbg !231
	%32 = sext i32 %31 to i64, !dbg !231
	%33 = add i64 %24, %32, !dbg !231
	%34 = mul i64 %11, %13, !dbg !231
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !231, !range !85
	%36 = sext i32 %35 to i64, !dbg !231
	%37 = mul i64 %34, %36, !dbg !231
	%38 = mul i64 %37, %23, !dbg !231
	%39 = sext i32 %1 to i64, !dbg !228
	%40 = add i64 %39, 1, !dbg !233
	br label %b1, !dbg !231

b1:
	%41 = phi i64 [ %33, %b0 ], [ %48, %b2_ok1 ], !dbg !231
	%42 = icmp slt i64 %41, %3, !dbg !231
	br i1 %42, label %b2, label %b3, !dbg !231

b2:
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %39, !dbg !234
	%44 = trunc i64 %41 to i32, !dbg !229
	%45 = addrspacecast i64 addrspace(1)* %43 to i64*, !dbg !229
	%46 = icmp uge i64 %39, %p1, !dbg !234
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !234, !prof !27

b2_ok1:
	%47 = bitcast i64* %45 to i8*, !dbg !229
	call void @gpuc_signal_op_thread(i8* %47, i64 %40, i32 9, i32 %44), !dbg !229
	%48 = add i64 %41, %38, !dbg !231
	br label %b1, !dbg !231

b3:
	%49 = phi i64 [ %57, %b4_ok1 ], [ %33, %b1 ], !dbg !235
	%50 = icmp slt i64 %49, %3, !dbg !235
	br i1 %50, label %b4, label %b5, !dbg !235

b4:
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %49, !dbg !236
	%52 = add i64 %49, 1, !dbg !238
	%53 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !239
	%54 = icmp uge i64 %49, %p1, !dbg !236
	br i1 %54, label %b4_fail1, label %b4_ok1, !dbg !236, !prof !27

b4_ok1:
	%55 = bitcast i64* %53 to i8*, !dbg !239
	%56 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %55, i32 0, i64 %52, i32 0, i8* %ctrl, i32 54), !dbg !239
	%57 = add i64 %49, %38, !dbg !235
	br label %b3, !dbg !235

b5:
	ret void, !dbg !235

b2_fail1:
	br label %fail, !dbg !234

b4_fail1:
	br label %fail, !dbg !236

fail:
	%58 = phi i32 [ 52, %b2_fail1 ], [ 53, %b4_fail1 ], !dbg !227
	%59 = phi i64 [ %39, %b2_fail1 ], [ %49, %b4_fail1 ], !dbg !227
	%60 = phi i64 [ %p1, %b2_fail1 ], [ %p1, %b4_fail1 ], !dbg !227
	call void @gpuc_fail(i8* %ctrl, i32 %58, i64 %59, i64 %60), !dbg !227
	ret void, !dbg !227
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !241 {
entry:
	br label %b0, !dbg !242

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !242
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !242
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !242
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !245
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !246
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !247, !range !11
	%6 = sext i32 %5 to i64, !dbg !247
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !247, !range !77
	%8 = sext i32 %7 to i64, !dbg !247
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !247, !range !77
	%10 = sext i32 %9 to i64, !dbg !247
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !247, !range !84
	%12 = sext i32 %11 to i64, !dbg !247
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !247, !range !85
	%14 = sext i32 %13 to i64, !dbg !247
	%15 = mul i64 %14, %10, !dbg !247
	%16 = add i64 %8, %15, !dbg !247
	%17 = mul i64 %12, %16, !dbg !247
	%18 = add i64 %6, %17, !dbg !247
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !247, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !247, !range !20
	%21 = mul i32 %19, %20, !dbg !247
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !247, !range !71
	%23 = mul i32 %21, %22, !dbg !247
	%24 = sext i32 %23 to i64, !dbg !247
	%25 = mul i64 %18, %24, !dbg !247
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !247, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !247, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !247, !range !19
	%29 = mul i32 %20, %28, !dbg !247
	%30 = add i32 %27, %29, !dbg !247
	%31 = mul i32 %19, %30, !dbg !247
	%32 = add i32 %26, %31, !dbg !247
	%33 = sext i32 %32 to i64, !dbg !247
	%34 = add i64 %25, %33, !dbg !247
	%35 = icmp eq i64 %34, 0, !dbg !248
	br i1 %35, label %b1, label %b14, !dbg !248

b1:
	%36 = sext i32 %3 to i64, !dbg !245
	%37 = add nsw i64 %36, 1, !dbg !250
	%38 = sext i32 %4 to i64, !dbg !246
	%39 = icmp ne i64 %p3, %p5, !dbg !249
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !249, !prof !27

b1_ok1:
	%40 = icmp eq i64 %38, -1, !dbg !251
	%41 = select i1 %40, i64 1, i64 %38, !dbg !251
	%42 = srem i64 %37, %41, !dbg !251
	%43 = mul nsw i64 %p5, 4, !dbg !249
	%44 = trunc i64 %42 to i32, !dbg !249
	%45 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !249
	%46 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !249
	%47 = bitcast i32* %45 to i8*, !dbg !249
	%48 = bitcast i32* %46 to i8*, !dbg !249
	call void @gpuc_put_nbi_thread(i8* %47, i8* %48, i64 %43, i32 %44), !dbg !249
	%49 = icmp eq i64 %p0, 0, !dbg !252
	br i1 %49, label %b2, label %b3, !dbg !252

b2:
	%50 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !253
	%51 = icmp slt i32 %50, 0, !dbg !253
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !253, !prof !27

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i32 1, i8* %ctrl, i32 57), !dbg !253
	br label %b9, !dbg !253

b3:
	%52 = icmp eq i64 %p0, 1, !dbg !254
	br i1 %52, label %b4, label %b5, !dbg !254

b4:
	call void @gpuc_barrier_all_thread(i32 1, i8* %ctrl, i32 58), !dbg !255
	br label %b9, !dbg !255

b5:
	%53 = icmp eq i64 %p0, 2, !dbg !256
	br i1 %53, label %b6, label %b7, !dbg !256

b6:
	call void @gpuc_quiet_thread(), !dbg !257
	%54 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !258
	%55 = icmp slt i32 %54, 0, !dbg !258
	br i1 %55, label %b6_fail1, label %b6_ok1, !dbg !258, !prof !27

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i32 1, i8* %ctrl, i32 60), !dbg !258
	br label %b9, !dbg !258

b7:
	%56 = icmp eq i64 %p0, 3, !dbg !259
	br i1 %56, label %b8, label %b9, !dbg !259

b8:
	call void @gpuc_quiet_thread(), !dbg !260
	call void @gpuc_sync_all_thread(i32 1, i8* %ctrl, i32 61), !dbg !261
	br label %b9, !dbg !261

b9:
	%57 = mul nsw i64 %p7, -1, !dbg !262
	%58 = add i64 %p3, %57, !dbg !262
	%59 = icmp sge i64 %58, 0, !dbg !262
	br i1 %59, label %b10, label %b12_cold, !dbg !262, !prof !72

b10:
	%60 = phi i64 [ %65, %b11 ], [ 0, %b9 ], !dbg !262
	%61 = icmp slt i64 %60, %p7, !dbg !263
	br i1 %61, label %b11, label %b14, !dbg !263

b11:
	%62 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %60, !dbg !264
	%63 = load i32, i32 addrspace(1)* %62, align 4, !dbg !264
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %60, !dbg !265
	store i32 %63, i32 addrspace(1)* %64, align 4, !dbg !265
	%65 = add nsw i64 %60, 1, !dbg !266
	br label %b10, !dbg !266

b14:
	ret void, !dbg !244

b1_fail1:
	br label %fail, !dbg !249

b2_fail1:
	br label %fail, !dbg !253

b6_fail1:
	br label %fail, !dbg !258

b12_cold:
	%66 = phi i64 [ %72, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !262
	%67 = icmp slt i64 %66, %p7, !dbg !263
	br i1 %67, label %b13_cold, label %b14, !dbg !263

b13_cold:
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %66, !dbg !264
	%69 = icmp uge i64 %66, %p3, !dbg !264
	br i1 %69, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !264, !prof !27

b13_cold_fail1:
	br label %fail, !dbg !264

b13_cold_ok1:
	%70 = load i32, i32 addrspace(1)* %68, align 4, !dbg !264
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %66, !dbg !265
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !265
	%72 = add nsw i64 %66, 1, !dbg !266
	br label %b12_cold, !dbg !266, !llvm.loop !268

fail:
	%73 = phi i32 [ 55, %b1_fail1 ], [ 56, %b2_fail1 ], [ 59, %b6_fail1 ], [ 62, %b13_cold_fail1 ], !dbg !242
	%74 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %66, %b13_cold_fail1 ], !dbg !242
	%75 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b13_cold_fail1 ], !dbg !242
	call void @gpuc_fail(i8* %ctrl, i32 %73, i64 %74, i64 %75), !dbg !242
	ret void, !dbg !242
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !269 {
entry:
	br label %b0, !dbg !270

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !270
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !270
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !270
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !273
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !274
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !275, !range !11
	%6 = sext i32 %5 to i64, !dbg !275
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !275, !range !77
	%8 = sext i32 %7 to i64, !dbg !275
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !275, !range !77
	%10 = sext i32 %9 to i64, !dbg !275
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !275, !range !84
	%12 = sext i32 %11 to i64, !dbg !275
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !275, !range !85
	%14 = sext i32 %13 to i64, !dbg !275
	%15 = mul i64 %14, %10, !dbg !275
	%16 = add i64 %8, %15, !dbg !275
	%17 = mul i64 %12, %16, !dbg !275
	%18 = add i64 %6, %17, !dbg !275
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !275, !range !20
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !275, !range !20
	%21 = mul i32 %19, %20, !dbg !275
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !275, !range !71
	%23 = mul i32 %21, %22, !dbg !275
	%24 = sext i32 %23 to i64, !dbg !275
	%25 = mul i64 %18, %24, !dbg !275
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !275, !range !18
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !275, !range !18
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !275, !range !19
	%29 = mul i32 %20, %28, !dbg !275
	%30 = add i32 %27, %29, !dbg !275
	%31 = mul i32 %19, %30, !dbg !275
	%32 = add i32 %26, %31, !dbg !275
	%33 = sext i32 %32 to i64, !dbg !275
	%34 = add i64 %25, %33, !dbg !275
	%35 = sdiv i64 %34, 32, !dbg !276
	%36 = icmp eq i64 %35, 0, !dbg !277
	br i1 %36, label %b1, label %b14, !dbg !277

b1:
	%37 = icmp ne i64 %p3, %p5, !dbg !278
	br i1 %37, label %b1_fail1, label %b1_ok1, !dbg !278, !prof !27

b1_ok1:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !279, !range !40
	%39 = sext i32 %38 to i64, !dbg !279
	%40 = and i32 %32, -32, !dbg !280
	%41 = sub i32 %23, %40, !dbg !280
	%42 = icmp slt i32 %41, 32, !dbg !280
	%43 = select i1 %42, i32 %41, i32 32, !dbg !280
	%44 = sext i32 %43 to i64, !dbg !280
	%45 = sext i32 %3 to i64, !dbg !273
	%46 = add nsw i64 %45, 1, !dbg !281
	%47 = sext i32 %4 to i64, !dbg !274
	%48 = icmp eq i64 %47, -1, !dbg !282
	%49 = select i1 %48, i64 1, i64 %47, !dbg !282
	%50 = srem i64 %46, %49, !dbg !282
	%51 = mul nsw i64 %p5, 4, !dbg !278
	%52 = trunc i64 %50 to i32, !dbg !278
	%53 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !278
	%54 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !278
	%55 = bitcast i32* %53 to i8*, !dbg !278
	%56 = bitcast i32* %54 to i8*, !dbg !278
	call void @gpuc_put_nbi_warp(i8* %55, i8* %56, i64 %51, i32 %52), !dbg !278
	%57 = icmp eq i64 %p0, 0, !dbg !283
	br i1 %57, label %b2, label %b3, !dbg !283

b2:
	%58 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !284
	%59 = icmp slt i32 %58, 0, !dbg !284
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !284, !prof !27

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i32 1, i8* %ctrl, i32 57), !dbg !284
	br label %b9, !dbg !284

b3:
	%60 = icmp eq i64 %p0, 1, !dbg !285
	br i1 %60, label %b4, label %b5, !dbg !285

b4:
	call void @gpuc_barrier_all_warp(i32 1, i8* %ctrl, i32 58), !dbg !286
	br label %b9, !dbg !286

b5:
	%61 = icmp eq i64 %p0, 2, !dbg !287
	br i1 %61, label %b6, label %b7, !dbg !287

b6:
	call void @gpuc_quiet_warp(), !dbg !288
	%62 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !289
	%63 = icmp slt i32 %62, 0, !dbg !289
	br i1 %63, label %b6_fail1, label %b6_ok1, !dbg !289, !prof !27

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i32 1, i8* %ctrl, i32 60), !dbg !289
	br label %b9, !dbg !289

b7:
	%64 = icmp eq i64 %p0, 3, !dbg !290
	br i1 %64, label %b8, label %b9, !dbg !290

b8:
	call void @gpuc_quiet_warp(), !dbg !291
	call void @gpuc_sync_all_warp(i32 1, i8* %ctrl, i32 61), !dbg !292
	br label %b9, !dbg !292

b9:
	%65 = icmp ule i64 %44, 281474976710655, !dbg !293
	%66 = mul nsw i64 %p7, -1, !dbg !293
	%67 = add i64 %p3, %66, !dbg !293
	%68 = icmp sge i64 %67, 0, !dbg !293
	%69 = and i1 %65, %68, !dbg !293
	br i1 %69, label %b10, label %b12_cold, !dbg !293, !prof !72

b10:
	%70 = phi i64 [ %75, %b11 ], [ %39, %b9 ], !dbg !293
	%71 = icmp slt i64 %70, %p7, !dbg !294
	br i1 %71, label %b11, label %b14, !dbg !294

b11:
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %70, !dbg !295
	%73 = load i32, i32 addrspace(1)* %72, align 4, !dbg !295
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %70, !dbg !296
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !296
	%75 = add i64 %70, %44, !dbg !297
	br label %b10, !dbg !297

b14:
	ret void, !dbg !272

b1_fail1:
	br label %fail, !dbg !278

b2_fail1:
	br label %fail, !dbg !284

b6_fail1:
	br label %fail, !dbg !289

b12_cold:
	%76 = phi i64 [ %82, %b13_cold_ok1 ], [ %39, %b9 ], !dbg !293
	%77 = icmp slt i64 %76, %p7, !dbg !294
	br i1 %77, label %b13_cold, label %b14, !dbg !294

b13_cold:
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %76, !dbg !295
	%79 = icmp uge i64 %76, %p3, !dbg !295
	br i1 %79, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !295, !prof !27

b13_cold_fail1:
	br label %fail, !dbg !295

b13_cold_ok1:
	%80 = load i32, i32 addrspace(1)* %78, align 4, !dbg !295
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %76, !dbg !296
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !296
	%82 = add i64 %76, %44, !dbg !297
	br label %b12_cold, !dbg !297, !llvm.loop !299

fail:
	%83 = phi i32 [ 55, %b1_fail1 ], [ 56, %b2_fail1 ], [ 59, %b6_fail1 ], [ 62, %b13_cold_fail1 ], !dbg !270
	%84 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %76, %b13_cold_fail1 ], !dbg !270
	%85 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b13_cold_fail1 ], !dbg !270
	call void @gpuc_fail(i8* %ctrl, i32 %83, i64 %84, i64 %85), !dbg !270
	ret void, !dbg !270
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !300 {
entry:
	br label %b0, !dbg !301

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !301
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !301
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !301
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !304
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !305
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !306, !range !11
	%6 = sext i32 %5 to i64, !dbg !306
	%7 = icmp eq i64 %6, 0, !dbg !307
	br i1 %7, label %b1, label %b14, !dbg !307

b1:
	%8 = icmp ne i64 %p3, %p5, !dbg !308
	br i1 %8, label %b1_fail1, label %b1_ok1, !dbg !308, !prof !27

b1_ok1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !309, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !309, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !309, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !309, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !309, !range !20
	%14 = mul i32 %13, %11, !dbg !309
	%15 = add i32 %10, %14, !dbg !309
	%16 = mul i32 %12, %15, !dbg !309
	%17 = add i32 %9, %16, !dbg !309
	%18 = sext i32 %17 to i64, !dbg !309
	%19 = mul i32 %12, %13, !dbg !310
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !310, !range !71
	%21 = mul i32 %19, %20, !dbg !310
	%22 = sext i32 %21 to i64, !dbg !310
	%23 = sext i32 %3 to i64, !dbg !304
	%24 = add nsw i64 %23, 1, !dbg !311
	%25 = sext i32 %4 to i64, !dbg !305
	%26 = icmp eq i64 %25, -1, !dbg !312
	%27 = select i1 %26, i64 1, i64 %25, !dbg !312
	%28 = srem i64 %24, %27, !dbg !312
	%29 = mul nsw i64 %p5, 4, !dbg !308
	%30 = trunc i64 %28 to i32, !dbg !308
	%31 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !308
	%32 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !308
	%33 = bitcast i32* %31 to i8*, !dbg !308
	%34 = bitcast i32* %32 to i8*, !dbg !308
	call void @gpuc_put_nbi_block(i8* %33, i8* %34, i64 %29, i32 %30), !dbg !308
	%35 = icmp eq i64 %p0, 0, !dbg !313
	br i1 %35, label %b2, label %b3, !dbg !313

b2:
	%36 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !314
	%37 = icmp slt i32 %36, 0, !dbg !314
	br i1 %37, label %b2_fail1, label %b2_ok1, !dbg !314, !prof !27

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i32 1, i8* %ctrl, i32 57), !dbg !314
	br label %b9, !dbg !314

b3:
	%38 = icmp eq i64 %p0, 1, !dbg !315
	br i1 %38, label %b4, label %b5, !dbg !315

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 58), !dbg !316
	br label %b9, !dbg !316

b5:
	%39 = icmp eq i64 %p0, 2, !dbg !317
	br i1 %39, label %b6, label %b7, !dbg !317

b6:
	call void @gpuc_quiet_block(), !dbg !318
	%40 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !319
	%41 = icmp slt i32 %40, 0, !dbg !319
	br i1 %41, label %b6_fail1, label %b6_ok1, !dbg !319, !prof !27

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i32 1, i8* %ctrl, i32 60), !dbg !319
	br label %b9, !dbg !319

b7:
	%42 = icmp eq i64 %p0, 3, !dbg !320
	br i1 %42, label %b8, label %b9, !dbg !320

b8:
	call void @gpuc_quiet_block(), !dbg !321
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 61), !dbg !322
	br label %b9, !dbg !322

b9:
	%43 = mul nsw i64 %p7, -1, !dbg !323
	%44 = add i64 %p3, %43, !dbg !323
	%45 = icmp sge i64 %44, 0, !dbg !323
	br i1 %45, label %b10, label %b12_cold, !dbg !323, !prof !72

b10:
	%46 = phi i64 [ %51, %b11 ], [ %18, %b9 ], !dbg !323
	%47 = icmp slt i64 %46, %p7, !dbg !324
	br i1 %47, label %b11, label %b14, !dbg !324

b11:
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %46, !dbg !325
	%49 = load i32, i32 addrspace(1)* %48, align 4, !dbg !325
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %46, !dbg !326
	store i32 %49, i32 addrspace(1)* %50, align 4, !dbg !326
	%51 = add i64 %46, %22, !dbg !327
	br label %b10, !dbg !327

b14:
	ret void, !dbg !303

b1_fail1:
	br label %fail, !dbg !308

b2_fail1:
	br label %fail, !dbg !314

b6_fail1:
	br label %fail, !dbg !319

b12_cold:
	%52 = phi i64 [ %58, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !323
	%53 = icmp slt i64 %52, %p7, !dbg !324
	br i1 %53, label %b13_cold, label %b14, !dbg !324

b13_cold:
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %52, !dbg !325
	%55 = icmp uge i64 %52, %p3, !dbg !325
	br i1 %55, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !325, !prof !27

b13_cold_fail1:
	br label %fail, !dbg !325

b13_cold_ok1:
	%56 = load i32, i32 addrspace(1)* %54, align 4, !dbg !325
	%57 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %52, !dbg !326
	store i32 %56, i32 addrspace(1)* %57, align 4, !dbg !326
	%58 = add i64 %52, %22, !dbg !327
	br label %b12_cold, !dbg !327, !llvm.loop !329

fail:
	%59 = phi i32 [ 55, %b1_fail1 ], [ 56, %b2_fail1 ], [ 59, %b6_fail1 ], [ 62, %b13_cold_fail1 ], !dbg !301
	%60 = phi i64 [ %p3, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %52, %b13_cold_fail1 ], !dbg !301
	%61 = phi i64 [ %p5, %b1_fail1 ], [ 0, %b2_fail1 ], [ 0, %b6_fail1 ], [ %p3, %b13_cold_fail1 ], !dbg !301
	call void @gpuc_fail(i8* %ctrl, i32 %59, i64 %60, i64 %61), !dbg !301
	ret void, !dbg !301
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !330 {
entry:
	br label %b0, !dbg !331

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !331
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !331
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !332
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !333
	%4 = sext i32 %3 to i64, !dbg !333
	%5 = sext i32 %2 to i64, !dbg !334
	%6 = icmp slt i64 0, %p4, !dbg !334
	br i1 %6, label %b1, label %b7, !dbg !334

b1:
	%7 = add nsw i64 %4, 1, !dbg !335
	br label %b2, !dbg !334

b2:
	%8 = phi i64 [ %33, %b6 ], [ 0, %b1 ], !dbg !334
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !336, !range !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !336, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !336, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !336, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !336, !range !20
	%14 = mul i32 %13, %11, !dbg !336
	%15 = add i32 %10, %14, !dbg !336
	%16 = mul i32 %12, %15, !dbg !336
	%17 = add i32 %9, %16, !dbg !336
	%18 = sext i32 %17 to i64, !dbg !336
	%19 = icmp eq i64 %18, 0, !dbg !337
	br i1 %19, label %b3, label %b4, !dbg !337

b3:
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !338
	%21 = add i64 %8, 1, !dbg !339
	%22 = trunc i64 %21 to i32, !dbg !340
	%23 = icmp uge i64 0, %p1, !dbg !338
	br i1 %23, label %b3_fail1, label %b3_ok1, !dbg !338, !prof !27

b3_ok1:
	%24 = icmp eq i64 %5, -1, !dbg !341
	%25 = select i1 %24, i64 1, i64 %5, !dbg !341
	%26 = srem i64 %7, %25, !dbg !341
	%27 = trunc i64 %26 to i32, !dbg !332
	%28 = addrspacecast i32 addrspace(1)* %20 to i32*, !dbg !332
	%29 = bitcast i32* %28 to i8*, !dbg !332
	call void @gpuc_p_thread_32(i8* %29, i32 %22, i32 %27), !dbg !332
	br label %b4, !dbg !332

b4:
	call void @gpuc_barrier_all_block(i32 1, i8* %ctrl, i32 64), !dbg !342
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !343
	%31 = icmp uge i64 0, %p1, !dbg !343
	br i1 %31, label %b4_fail1, label %b4_ok1, !dbg !343, !prof !27

b4_ok1:
	%32 = load i32, i32 addrspace(1)* %30, align 4, !dbg !343
	%33 = add i64 %8, 1, !dbg !344
	%34 = trunc i64 %33 to i32, !dbg !345
	%35 = icmp ne i32 %32, %34, !dbg !346
	br i1 %35, label %b5, label %b6, !dbg !346

b5:
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !347
	%37 = icmp uge i64 0, %p3, !dbg !347
	br i1 %37, label %b5_fail1, label %b5_ok1, !dbg !347, !prof !27

b5_ok1:
	%38 = atomicrmw add i32 addrspace(1)* %36, i32 1 monotonic, !dbg !348
	br label %b6, !dbg !348

b6:
	call void @gpuc_sync_all_block(i32 1, i8* %ctrl, i32 67), !dbg !349
	%39 = icmp slt i64 %33, %p4, !dbg !349
	br i1 %39, label %b2, label %b7, !dbg !349

b7:
	ret void, !dbg !349

b3_fail1:
	br label %fail, !dbg !338

b4_fail1:
	br label %fail, !dbg !343

b5_fail1:
	br label %fail, !dbg !347

fail:
	%40 = phi i32 [ 63, %b3_fail1 ], [ 65, %b4_fail1 ], [ 66, %b5_fail1 ], !dbg !331
	%41 = phi i64 [ 0, %b3_fail1 ], [ 0, %b4_fail1 ], [ 0, %b5_fail1 ], !dbg !331
	%42 = phi i64 [ %p1, %b3_fail1 ], [ %p1, %b4_fail1 ], [ %p3, %b5_fail1 ], !dbg !331
	call void @gpuc_fail(i8* %ctrl, i32 %40, i64 %41, i64 %42), !dbg !331
	ret void, !dbg !331
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !351 {
entry:
	br label %b0, !dbg !352

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !352
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !352
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !355
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !356, !range !11
	%4 = sext i32 %3 to i64, !dbg !356
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !356, !range !77
	%6 = sext i32 %5 to i64, !dbg !356
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !356, !range !77
	%8 = sext i32 %7 to i64, !dbg !356
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !356, !range !84
	%10 = sext i32 %9 to i64, !dbg !356
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !356, !range !85
	%12 = sext i32 %11 to i64, !dbg !356
	%13 = mul i64 %12, %8, !dbg !356
	%14 = add i64 %6, %13, !dbg !356
	%15 = mul i64 %10, %14, !dbg !356
	%16 = add i64 %4, %15, !dbg !356
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !356, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !356, !range !20
	%19 = mul i32 %17, %18, !dbg !356
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !356, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !356, !range !85
	%35 = sext i32 %34 to i64, !dbg !356
	%36 = mul i64 %33, %35, !dbg !356
	%37 = mul i64 %36, %22, !dbg !356
	%38 = sext i32 %2 to i64, !dbg !355
	%39 = trunc i64 %p4 to i32, !dbg !355
	br label %b1, !dbg !356

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !356
	%41 = icmp slt i64 %40, %p3, !dbg !356
	br i1 %41, label %b2, label %b3, !dbg !356

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !357
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !358
	%44 = icmp uge i64 %40, %p1, !dbg !357
	%45 = icmp uge i64 %p4, %38, !dbg !355
	%46 = or i1 %44, %45, !dbg !355
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !355, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !358
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !355
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !355
	%49 = add i64 %40, %37, !dbg !356
	br label %b1, !dbg !356

b3:
	ret void, !dbg !354

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !357
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !357

b2_fail2:
	br label %fail, !dbg !357

b2_ok2:
	br label %fail, !dbg !355

fail:
	%51 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !352
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !352
	%53 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !352
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !352
	ret void, !dbg !352
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !359 {
entry:
	br label %b0, !dbg !360

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !360
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !360
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !363
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !364, !range !11
	%4 = sext i32 %3 to i64, !dbg !364
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !364, !range !77
	%6 = sext i32 %5 to i64, !dbg !364
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !364, !range !77
	%8 = sext i32 %7 to i64, !dbg !364
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !364, !range !84
	%10 = sext i32 %9 to i64, !dbg !364
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !364, !range !85
	%12 = sext i32 %11 to i64, !dbg !364
	%13 = mul i64 %12, %8, !dbg !364
	%14 = add i64 %6, %13, !dbg !364
	%15 = mul i64 %10, %14, !dbg !364
	%16 = add i64 %4, %15, !dbg !364
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !364, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !364, !range !20
	%19 = mul i32 %17, %18, !dbg !364
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !364, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !364, !range !85
	%35 = sext i32 %34 to i64, !dbg !364
	%36 = mul i64 %33, %35, !dbg !364
	%37 = mul i64 %36, %22, !dbg !364
	%38 = sext i32 %2 to i64, !dbg !363
	%39 = trunc i64 %p4 to i32, !dbg !363
	br label %b1, !dbg !364

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !364
	%41 = icmp slt i64 %40, %p1, !dbg !364
	br i1 %41, label %b2, label %b3, !dbg !364

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !365
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !363
	%44 = icmp uge i64 %40, %p3, !dbg !365
	%45 = icmp uge i64 %p4, %38, !dbg !363
	%46 = or i1 %44, %45, !dbg !363
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !363, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !363
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !366
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !366
	%49 = add i64 %40, %37, !dbg !364
	br label %b1, !dbg !364

b3:
	ret void, !dbg !362

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !365
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !365

b2_fail2:
	br label %fail, !dbg !365

b2_ok2:
	br label %fail, !dbg !363

fail:
	%51 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !360
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !360
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !360
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !360
	ret void, !dbg !360
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !367 {
entry:
	br label %b0, !dbg !368

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !368
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !368
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !371
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !372, !range !11
	%4 = sext i32 %3 to i64, !dbg !372
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !372, !range !77
	%6 = sext i32 %5 to i64, !dbg !372
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !372, !range !77
	%8 = sext i32 %7 to i64, !dbg !372
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !372, !range !84
	%10 = sext i32 %9 to i64, !dbg !372
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !372, !range !85
	%12 = sext i32 %11 to i64, !dbg !372
	%13 = mul i64 %12, %8, !dbg !372
	%14 = add i64 %6, %13, !dbg !372
	%15 = mul i64 %10, %14, !dbg !372
	%16 = add i64 %4, %15, !dbg !372
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !372, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !372, !range !20
	%19 = mul i32 %17, %18, !dbg !372
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !372, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !372, !range !85
	%35 = sext i32 %34 to i64, !dbg !372
	%36 = mul i64 %33, %35, !dbg !372
	%37 = mul i64 %36, %22, !dbg !372
	%38 = sext i32 %2 to i64, !dbg !371
	%39 = trunc i64 %p4 to i32, !dbg !371
	br label %b1, !dbg !372

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !372
	%41 = icmp slt i64 %40, %p3, !dbg !372
	br i1 %41, label %b2, label %b3, !dbg !372

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !373
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !374
	%44 = icmp uge i64 %40, %p1, !dbg !373
	%45 = icmp uge i64 %p4, %38, !dbg !371
	%46 = or i1 %44, %45, !dbg !371
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !371, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !374
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !371
	%49 = bitcast i16* %48 to i8*, !dbg !371
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !371
	%50 = add i64 %40, %37, !dbg !372
	br label %b1, !dbg !372

b3:
	ret void, !dbg !370

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !373
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !373

b2_fail2:
	br label %fail, !dbg !373

b2_ok2:
	br label %fail, !dbg !371

fail:
	%52 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !368
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !368
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !368
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !368
	ret void, !dbg !368
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !375 {
entry:
	br label %b0, !dbg !376

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !376
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !376
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !379
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !380, !range !11
	%4 = sext i32 %3 to i64, !dbg !380
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !380, !range !77
	%6 = sext i32 %5 to i64, !dbg !380
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !380, !range !77
	%8 = sext i32 %7 to i64, !dbg !380
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !380, !range !84
	%10 = sext i32 %9 to i64, !dbg !380
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !380, !range !85
	%12 = sext i32 %11 to i64, !dbg !380
	%13 = mul i64 %12, %8, !dbg !380
	%14 = add i64 %6, %13, !dbg !380
	%15 = mul i64 %10, %14, !dbg !380
	%16 = add i64 %4, %15, !dbg !380
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !380, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !380, !range !20
	%19 = mul i32 %17, %18, !dbg !380
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !380, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !380, !range !85
	%35 = sext i32 %34 to i64, !dbg !380
	%36 = mul i64 %33, %35, !dbg !380
	%37 = mul i64 %36, %22, !dbg !380
	%38 = sext i32 %2 to i64, !dbg !379
	%39 = trunc i64 %p4 to i32, !dbg !379
	br label %b1, !dbg !380

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !380
	%41 = icmp slt i64 %40, %p1, !dbg !380
	br i1 %41, label %b2, label %b3, !dbg !380

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !381
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !379
	%44 = icmp uge i64 %40, %p3, !dbg !381
	%45 = icmp uge i64 %p4, %38, !dbg !379
	%46 = or i1 %44, %45, !dbg !379
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !379, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !379
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !379
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !382
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !382
	%50 = add i64 %40, %37, !dbg !380
	br label %b1, !dbg !380

b3:
	ret void, !dbg !378

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !381
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !381

b2_fail2:
	br label %fail, !dbg !381

b2_ok2:
	br label %fail, !dbg !379

fail:
	%52 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !376
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !376
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !376
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !376
	ret void, !dbg !376
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !383 {
entry:
	br label %b0, !dbg !384

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !384
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !384
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !387
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !388, !range !11
	%4 = sext i32 %3 to i64, !dbg !388
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !388, !range !77
	%6 = sext i32 %5 to i64, !dbg !388
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !388, !range !77
	%8 = sext i32 %7 to i64, !dbg !388
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !388, !range !84
	%10 = sext i32 %9 to i64, !dbg !388
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !388, !range !85
	%12 = sext i32 %11 to i64, !dbg !388
	%13 = mul i64 %12, %8, !dbg !388
	%14 = add i64 %6, %13, !dbg !388
	%15 = mul i64 %10, %14, !dbg !388
	%16 = add i64 %4, %15, !dbg !388
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !388, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !388, !range !20
	%19 = mul i32 %17, %18, !dbg !388
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !388, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !388, !range !85
	%35 = sext i32 %34 to i64, !dbg !388
	%36 = mul i64 %33, %35, !dbg !388
	%37 = mul i64 %36, %22, !dbg !388
	%38 = sext i32 %2 to i64, !dbg !387
	%39 = trunc i64 %p4 to i32, !dbg !387
	br label %b1, !dbg !388

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !388
	%41 = icmp slt i64 %40, %p3, !dbg !388
	br i1 %41, label %b2, label %b3, !dbg !388

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !389
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !390
	%44 = icmp uge i64 %40, %p1, !dbg !389
	%45 = icmp uge i64 %p4, %38, !dbg !387
	%46 = or i1 %44, %45, !dbg !387
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !387, !prof !27

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !390
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !387
	%49 = bitcast i32* %48 to i8*, !dbg !387
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !387
	%50 = add i64 %40, %37, !dbg !388
	br label %b1, !dbg !388

b3:
	ret void, !dbg !386

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !389
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !389

b2_fail2:
	br label %fail, !dbg !389

b2_ok2:
	br label %fail, !dbg !387

fail:
	%52 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !384
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !384
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !384
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !384
	ret void, !dbg !384
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !391 {
entry:
	br label %b0, !dbg !392

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !392
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !392
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !395
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !396, !range !11
	%4 = sext i32 %3 to i64, !dbg !396
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !396, !range !77
	%6 = sext i32 %5 to i64, !dbg !396
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !396, !range !77
	%8 = sext i32 %7 to i64, !dbg !396
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !396, !range !84
	%10 = sext i32 %9 to i64, !dbg !396
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !396, !range !85
	%12 = sext i32 %11 to i64, !dbg !396
	%13 = mul i64 %12, %8, !dbg !396
	%14 = add i64 %6, %13, !dbg !396
	%15 = mul i64 %10, %14, !dbg !396
	%16 = add i64 %4, %15, !dbg !396
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !396, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !396, !range !20
	%19 = mul i32 %17, %18, !dbg !396
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !396, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !396, !range !85
	%35 = sext i32 %34 to i64, !dbg !396
	%36 = mul i64 %33, %35, !dbg !396
	%37 = mul i64 %36, %22, !dbg !396
	%38 = sext i32 %2 to i64, !dbg !395
	%39 = trunc i64 %p4 to i32, !dbg !395
	br label %b1, !dbg !396

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !396
	%41 = icmp slt i64 %40, %p1, !dbg !396
	br i1 %41, label %b2, label %b3, !dbg !396

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !397
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !395
	%44 = icmp uge i64 %40, %p3, !dbg !397
	%45 = icmp uge i64 %p4, %38, !dbg !395
	%46 = or i1 %44, %45, !dbg !395
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !395, !prof !27

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !395
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !395
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !398
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !398
	%50 = add i64 %40, %37, !dbg !396
	br label %b1, !dbg !396

b3:
	ret void, !dbg !394

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !397
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !397

b2_fail2:
	br label %fail, !dbg !397

b2_ok2:
	br label %fail, !dbg !395

fail:
	%52 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !392
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !392
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !392
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !392
	ret void, !dbg !392
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !399 {
entry:
	br label %b0, !dbg !400

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !400
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !400
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !403
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !404, !range !11
	%4 = sext i32 %3 to i64, !dbg !404
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !404, !range !77
	%6 = sext i32 %5 to i64, !dbg !404
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !404, !range !77
	%8 = sext i32 %7 to i64, !dbg !404
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !404, !range !84
	%10 = sext i32 %9 to i64, !dbg !404
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !404, !range !85
	%12 = sext i32 %11 to i64, !dbg !404
	%13 = mul i64 %12, %8, !dbg !404
	%14 = add i64 %6, %13, !dbg !404
	%15 = mul i64 %10, %14, !dbg !404
	%16 = add i64 %4, %15, !dbg !404
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !404, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !404, !range !20
	%19 = mul i32 %17, %18, !dbg !404
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !404, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !404, !range !85
	%35 = sext i32 %34 to i64, !dbg !404
	%36 = mul i64 %33, %35, !dbg !404
	%37 = mul i64 %36, %22, !dbg !404
	%38 = sext i32 %2 to i64, !dbg !403
	%39 = trunc i64 %p4 to i32, !dbg !403
	br label %b1, !dbg !404

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !404
	%41 = icmp slt i64 %40, %p3, !dbg !404
	br i1 %41, label %b2, label %b3, !dbg !404

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !405
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !406
	%44 = icmp uge i64 %40, %p1, !dbg !405
	%45 = icmp uge i64 %p4, %38, !dbg !403
	%46 = or i1 %44, %45, !dbg !403
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !403, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !406
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !403
	%49 = bitcast i64* %48 to i8*, !dbg !403
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !403
	%50 = add i64 %40, %37, !dbg !404
	br label %b1, !dbg !404

b3:
	ret void, !dbg !402

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !405
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !405

b2_fail2:
	br label %fail, !dbg !405

b2_ok2:
	br label %fail, !dbg !403

fail:
	%52 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !400
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !400
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !400
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !400
	ret void, !dbg !400
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !407 {
entry:
	br label %b0, !dbg !408

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !408
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !408
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !411
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !412, !range !11
	%4 = sext i32 %3 to i64, !dbg !412
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !412, !range !77
	%6 = sext i32 %5 to i64, !dbg !412
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !412, !range !77
	%8 = sext i32 %7 to i64, !dbg !412
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !412, !range !84
	%10 = sext i32 %9 to i64, !dbg !412
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !412, !range !85
	%12 = sext i32 %11 to i64, !dbg !412
	%13 = mul i64 %12, %8, !dbg !412
	%14 = add i64 %6, %13, !dbg !412
	%15 = mul i64 %10, %14, !dbg !412
	%16 = add i64 %4, %15, !dbg !412
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !412, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !412, !range !20
	%19 = mul i32 %17, %18, !dbg !412
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !412, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !412, !range !85
	%35 = sext i32 %34 to i64, !dbg !412
	%36 = mul i64 %33, %35, !dbg !412
	%37 = mul i64 %36, %22, !dbg !412
	%38 = sext i32 %2 to i64, !dbg !411
	%39 = trunc i64 %p4 to i32, !dbg !411
	br label %b1, !dbg !412

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !412
	%41 = icmp slt i64 %40, %p1, !dbg !412
	br i1 %41, label %b2, label %b3, !dbg !412

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !413
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !411
	%44 = icmp uge i64 %40, %p3, !dbg !413
	%45 = icmp uge i64 %p4, %38, !dbg !411
	%46 = or i1 %44, %45, !dbg !411
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !411, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !411
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !411
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !414
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !414
	%50 = add i64 %40, %37, !dbg !412
	br label %b1, !dbg !412

b3:
	ret void, !dbg !410

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !413
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !413

b2_fail2:
	br label %fail, !dbg !413

b2_ok2:
	br label %fail, !dbg !411

fail:
	%52 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !408
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !408
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !408
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !408
	ret void, !dbg !408
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !415 {
entry:
	br label %b0, !dbg !416

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !416
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !416
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !419
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !420, !range !11
	%4 = sext i32 %3 to i64, !dbg !420
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !420, !range !77
	%6 = sext i32 %5 to i64, !dbg !420
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !420, !range !77
	%8 = sext i32 %7 to i64, !dbg !420
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !420, !range !84
	%10 = sext i32 %9 to i64, !dbg !420
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !420, !range !85
	%12 = sext i32 %11 to i64, !dbg !420
	%13 = mul i64 %12, %8, !dbg !420
	%14 = add i64 %6, %13, !dbg !420
	%15 = mul i64 %10, %14, !dbg !420
	%16 = add i64 %4, %15, !dbg !420
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !420, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !420, !range !20
	%19 = mul i32 %17, %18, !dbg !420
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !420, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !420, !range !85
	%35 = sext i32 %34 to i64, !dbg !420
	%36 = mul i64 %33, %35, !dbg !420
	%37 = mul i64 %36, %22, !dbg !420
	%38 = sext i32 %2 to i64, !dbg !419
	%39 = trunc i64 %p4 to i32, !dbg !419
	br label %b1, !dbg !420

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !420
	%41 = icmp slt i64 %40, %p3, !dbg !420
	br i1 %41, label %b2, label %b3, !dbg !420

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !421
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !422
	%44 = icmp uge i64 %40, %p1, !dbg !421
	%45 = icmp uge i64 %p4, %38, !dbg !419
	%46 = or i1 %44, %45, !dbg !419
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !419, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !422
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !419
	%49 = bitcast i64* %48 to i8*, !dbg !419
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !419
	%50 = add i64 %40, %37, !dbg !420
	br label %b1, !dbg !420

b3:
	ret void, !dbg !418

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !421
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !421

b2_fail2:
	br label %fail, !dbg !421

b2_ok2:
	br label %fail, !dbg !419

fail:
	%52 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !416
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !416
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !416
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !416
	ret void, !dbg !416
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !423 {
entry:
	br label %b0, !dbg !424

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !424
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !424
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !427
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !428, !range !11
	%4 = sext i32 %3 to i64, !dbg !428
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !428, !range !77
	%6 = sext i32 %5 to i64, !dbg !428
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !428, !range !77
	%8 = sext i32 %7 to i64, !dbg !428
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !428, !range !84
	%10 = sext i32 %9 to i64, !dbg !428
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !428, !range !85
	%12 = sext i32 %11 to i64, !dbg !428
	%13 = mul i64 %12, %8, !dbg !428
	%14 = add i64 %6, %13, !dbg !428
	%15 = mul i64 %10, %14, !dbg !428
	%16 = add i64 %4, %15, !dbg !428
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !428, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !428, !range !20
	%19 = mul i32 %17, %18, !dbg !428
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !428, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !428, !range !85
	%35 = sext i32 %34 to i64, !dbg !428
	%36 = mul i64 %33, %35, !dbg !428
	%37 = mul i64 %36, %22, !dbg !428
	%38 = sext i32 %2 to i64, !dbg !427
	%39 = trunc i64 %p4 to i32, !dbg !427
	br label %b1, !dbg !428

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !428
	%41 = icmp slt i64 %40, %p1, !dbg !428
	br i1 %41, label %b2, label %b3, !dbg !428

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !429
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !427
	%44 = icmp uge i64 %40, %p3, !dbg !429
	%45 = icmp uge i64 %p4, %38, !dbg !427
	%46 = or i1 %44, %45, !dbg !427
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !427, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !427
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !427
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !430
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !430
	%50 = add i64 %40, %37, !dbg !428
	br label %b1, !dbg !428

b3:
	ret void, !dbg !426

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !429
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !429

b2_fail2:
	br label %fail, !dbg !429

b2_ok2:
	br label %fail, !dbg !427

fail:
	%52 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !424
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !424
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !424
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !424
	ret void, !dbg !424
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !431 {
entry:
	br label %b0, !dbg !432

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !432
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !432
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !435
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !436, !range !11
	%4 = sext i32 %3 to i64, !dbg !436
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !436, !range !77
	%6 = sext i32 %5 to i64, !dbg !436
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !436, !range !77
	%8 = sext i32 %7 to i64, !dbg !436
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !436, !range !84
	%10 = sext i32 %9 to i64, !dbg !436
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !436, !range !85
	%12 = sext i32 %11 to i64, !dbg !436
	%13 = mul i64 %12, %8, !dbg !436
	%14 = add i64 %6, %13, !dbg !436
	%15 = mul i64 %10, %14, !dbg !436
	%16 = add i64 %4, %15, !dbg !436
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !436, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !436, !range !20
	%19 = mul i32 %17, %18, !dbg !436
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !436, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !436, !range !85
	%35 = sext i32 %34 to i64, !dbg !436
	%36 = mul i64 %33, %35, !dbg !436
	%37 = mul i64 %36, %22, !dbg !436
	%38 = sext i32 %2 to i64, !dbg !435
	%39 = trunc i64 %p4 to i32, !dbg !435
	br label %b1, !dbg !436

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !436
	%41 = icmp slt i64 %40, %p3, !dbg !436
	br i1 %41, label %b2, label %b3, !dbg !436

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !437
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !438
	%44 = icmp uge i64 %40, %p1, !dbg !437
	%45 = icmp uge i64 %p4, %38, !dbg !435
	%46 = or i1 %44, %45, !dbg !435
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !435, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !438
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !435
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !435
	%49 = add i64 %40, %37, !dbg !436
	br label %b1, !dbg !436

b3:
	ret void, !dbg !434

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !437
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !437

b2_fail2:
	br label %fail, !dbg !437

b2_ok2:
	br label %fail, !dbg !435

fail:
	%51 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !432
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !432
	%53 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !432
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !432
	ret void, !dbg !432
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !439 {
entry:
	br label %b0, !dbg !440

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !440
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !440
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !443
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !444, !range !11
	%4 = sext i32 %3 to i64, !dbg !444
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !444, !range !77
	%6 = sext i32 %5 to i64, !dbg !444
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !444, !range !77
	%8 = sext i32 %7 to i64, !dbg !444
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !444, !range !84
	%10 = sext i32 %9 to i64, !dbg !444
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !444, !range !85
	%12 = sext i32 %11 to i64, !dbg !444
	%13 = mul i64 %12, %8, !dbg !444
	%14 = add i64 %6, %13, !dbg !444
	%15 = mul i64 %10, %14, !dbg !444
	%16 = add i64 %4, %15, !dbg !444
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !444, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !444, !range !20
	%19 = mul i32 %17, %18, !dbg !444
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !444, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !444, !range !85
	%35 = sext i32 %34 to i64, !dbg !444
	%36 = mul i64 %33, %35, !dbg !444
	%37 = mul i64 %36, %22, !dbg !444
	%38 = sext i32 %2 to i64, !dbg !443
	%39 = trunc i64 %p4 to i32, !dbg !443
	br label %b1, !dbg !444

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !444
	%41 = icmp slt i64 %40, %p1, !dbg !444
	br i1 %41, label %b2, label %b3, !dbg !444

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !445
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !443
	%44 = icmp uge i64 %40, %p3, !dbg !445
	%45 = icmp uge i64 %p4, %38, !dbg !443
	%46 = or i1 %44, %45, !dbg !443
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !443, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !443
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !446
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !446
	%49 = add i64 %40, %37, !dbg !444
	br label %b1, !dbg !444

b3:
	ret void, !dbg !442

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !445
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !445

b2_fail2:
	br label %fail, !dbg !445

b2_ok2:
	br label %fail, !dbg !443

fail:
	%51 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !440
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !440
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !440
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !440
	ret void, !dbg !440
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !447 {
entry:
	br label %b0, !dbg !448

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !448
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !448
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !451
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !452, !range !11
	%4 = sext i32 %3 to i64, !dbg !452
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !452, !range !77
	%6 = sext i32 %5 to i64, !dbg !452
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !452, !range !77
	%8 = sext i32 %7 to i64, !dbg !452
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !452, !range !84
	%10 = sext i32 %9 to i64, !dbg !452
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !452, !range !85
	%12 = sext i32 %11 to i64, !dbg !452
	%13 = mul i64 %12, %8, !dbg !452
	%14 = add i64 %6, %13, !dbg !452
	%15 = mul i64 %10, %14, !dbg !452
	%16 = add i64 %4, %15, !dbg !452
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !452, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !452, !range !20
	%19 = mul i32 %17, %18, !dbg !452
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !452, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !452, !range !85
	%35 = sext i32 %34 to i64, !dbg !452
	%36 = mul i64 %33, %35, !dbg !452
	%37 = mul i64 %36, %22, !dbg !452
	%38 = sext i32 %2 to i64, !dbg !451
	%39 = trunc i64 %p4 to i32, !dbg !451
	br label %b1, !dbg !452

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !452
	%41 = icmp slt i64 %40, %p3, !dbg !452
	br i1 %41, label %b2, label %b3, !dbg !452

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !453
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !454
	%44 = icmp uge i64 %40, %p1, !dbg !453
	%45 = icmp uge i64 %p4, %38, !dbg !451
	%46 = or i1 %44, %45, !dbg !451
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !451, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !454
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !451
	%49 = bitcast i16* %48 to i8*, !dbg !451
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !451
	%50 = add i64 %40, %37, !dbg !452
	br label %b1, !dbg !452

b3:
	ret void, !dbg !450

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !453
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !453

b2_fail2:
	br label %fail, !dbg !453

b2_ok2:
	br label %fail, !dbg !451

fail:
	%52 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !448
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !448
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !448
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !448
	ret void, !dbg !448
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !455 {
entry:
	br label %b0, !dbg !456

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !456
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !456
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !459
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !460, !range !11
	%4 = sext i32 %3 to i64, !dbg !460
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !460, !range !77
	%6 = sext i32 %5 to i64, !dbg !460
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !460, !range !77
	%8 = sext i32 %7 to i64, !dbg !460
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !460, !range !84
	%10 = sext i32 %9 to i64, !dbg !460
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !460, !range !85
	%12 = sext i32 %11 to i64, !dbg !460
	%13 = mul i64 %12, %8, !dbg !460
	%14 = add i64 %6, %13, !dbg !460
	%15 = mul i64 %10, %14, !dbg !460
	%16 = add i64 %4, %15, !dbg !460
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !460, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !460, !range !20
	%19 = mul i32 %17, %18, !dbg !460
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !460, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !460, !range !85
	%35 = sext i32 %34 to i64, !dbg !460
	%36 = mul i64 %33, %35, !dbg !460
	%37 = mul i64 %36, %22, !dbg !460
	%38 = sext i32 %2 to i64, !dbg !459
	%39 = trunc i64 %p4 to i32, !dbg !459
	br label %b1, !dbg !460

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !460
	%41 = icmp slt i64 %40, %p1, !dbg !460
	br i1 %41, label %b2, label %b3, !dbg !460

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !461
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !459
	%44 = icmp uge i64 %40, %p3, !dbg !461
	%45 = icmp uge i64 %p4, %38, !dbg !459
	%46 = or i1 %44, %45, !dbg !459
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !459, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !459
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !459
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !462
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !462
	%50 = add i64 %40, %37, !dbg !460
	br label %b1, !dbg !460

b3:
	ret void, !dbg !458

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !461
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !461

b2_fail2:
	br label %fail, !dbg !461

b2_ok2:
	br label %fail, !dbg !459

fail:
	%52 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !456
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !456
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !456
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !456
	ret void, !dbg !456
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !463 {
entry:
	br label %b0, !dbg !464

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !464
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !464
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !467
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !468, !range !11
	%4 = sext i32 %3 to i64, !dbg !468
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !468, !range !77
	%6 = sext i32 %5 to i64, !dbg !468
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !468, !range !77
	%8 = sext i32 %7 to i64, !dbg !468
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !468, !range !84
	%10 = sext i32 %9 to i64, !dbg !468
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !468, !range !85
	%12 = sext i32 %11 to i64, !dbg !468
	%13 = mul i64 %12, %8, !dbg !468
	%14 = add i64 %6, %13, !dbg !468
	%15 = mul i64 %10, %14, !dbg !468
	%16 = add i64 %4, %15, !dbg !468
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !468, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !468, !range !20
	%19 = mul i32 %17, %18, !dbg !468
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !468, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !468, !range !85
	%35 = sext i32 %34 to i64, !dbg !468
	%36 = mul i64 %33, %35, !dbg !468
	%37 = mul i64 %36, %22, !dbg !468
	%38 = sext i32 %2 to i64, !dbg !467
	%39 = trunc i64 %p4 to i32, !dbg !467
	br label %b1, !dbg !468

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !468
	%41 = icmp slt i64 %40, %p3, !dbg !468
	br i1 %41, label %b2, label %b3, !dbg !468

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !469
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !470
	%44 = icmp uge i64 %40, %p1, !dbg !469
	%45 = icmp uge i64 %p4, %38, !dbg !467
	%46 = or i1 %44, %45, !dbg !467
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !467, !prof !27

b2_ok1:
	%47 = load i32, i32 addrspace(1)* %43, align 4, !dbg !470
	%48 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !467
	%49 = bitcast i32* %48 to i8*, !dbg !467
	call void @gpuc_p_thread_32(i8* %49, i32 %47, i32 %39), !dbg !467
	%50 = add i64 %40, %37, !dbg !468
	br label %b1, !dbg !468

b3:
	ret void, !dbg !466

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !469
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !469

b2_fail2:
	br label %fail, !dbg !469

b2_ok2:
	br label %fail, !dbg !467

fail:
	%52 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !464
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !464
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !464
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !464
	ret void, !dbg !464
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !471 {
entry:
	br label %b0, !dbg !472

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !472
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !472
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !475
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !476, !range !11
	%4 = sext i32 %3 to i64, !dbg !476
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !476, !range !77
	%6 = sext i32 %5 to i64, !dbg !476
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !476, !range !77
	%8 = sext i32 %7 to i64, !dbg !476
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !476, !range !84
	%10 = sext i32 %9 to i64, !dbg !476
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !476, !range !85
	%12 = sext i32 %11 to i64, !dbg !476
	%13 = mul i64 %12, %8, !dbg !476
	%14 = add i64 %6, %13, !dbg !476
	%15 = mul i64 %10, %14, !dbg !476
	%16 = add i64 %4, %15, !dbg !476
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !476, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !476, !range !20
	%19 = mul i32 %17, %18, !dbg !476
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !476, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !476, !range !85
	%35 = sext i32 %34 to i64, !dbg !476
	%36 = mul i64 %33, %35, !dbg !476
	%37 = mul i64 %36, %22, !dbg !476
	%38 = sext i32 %2 to i64, !dbg !475
	%39 = trunc i64 %p4 to i32, !dbg !475
	br label %b1, !dbg !476

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !476
	%41 = icmp slt i64 %40, %p1, !dbg !476
	br i1 %41, label %b2, label %b3, !dbg !476

b2:
	%42 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %40, !dbg !477
	%43 = addrspacecast i32 addrspace(1)* %42 to i32*, !dbg !475
	%44 = icmp uge i64 %40, %p3, !dbg !477
	%45 = icmp uge i64 %p4, %38, !dbg !475
	%46 = or i1 %44, %45, !dbg !475
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !475, !prof !27

b2_ok1:
	%47 = bitcast i32* %43 to i8*, !dbg !475
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !475
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %40, !dbg !478
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !478
	%50 = add i64 %40, %37, !dbg !476
	br label %b1, !dbg !476

b3:
	ret void, !dbg !474

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !477
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !477

b2_fail2:
	br label %fail, !dbg !477

b2_ok2:
	br label %fail, !dbg !475

fail:
	%52 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !472
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !472
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !472
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !472
	ret void, !dbg !472
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !479 {
entry:
	br label %b0, !dbg !480

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !480
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !480
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !483
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !484, !range !11
	%4 = sext i32 %3 to i64, !dbg !484
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !484, !range !77
	%6 = sext i32 %5 to i64, !dbg !484
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !484, !range !77
	%8 = sext i32 %7 to i64, !dbg !484
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !484, !range !84
	%10 = sext i32 %9 to i64, !dbg !484
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !484, !range !85
	%12 = sext i32 %11 to i64, !dbg !484
	%13 = mul i64 %12, %8, !dbg !484
	%14 = add i64 %6, %13, !dbg !484
	%15 = mul i64 %10, %14, !dbg !484
	%16 = add i64 %4, %15, !dbg !484
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !484, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !484, !range !20
	%19 = mul i32 %17, %18, !dbg !484
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !484, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !484, !range !85
	%35 = sext i32 %34 to i64, !dbg !484
	%36 = mul i64 %33, %35, !dbg !484
	%37 = mul i64 %36, %22, !dbg !484
	%38 = sext i32 %2 to i64, !dbg !483
	%39 = trunc i64 %p4 to i32, !dbg !483
	br label %b1, !dbg !484

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !484
	%41 = icmp slt i64 %40, %p3, !dbg !484
	br i1 %41, label %b2, label %b3, !dbg !484

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !485
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !486
	%44 = icmp uge i64 %40, %p1, !dbg !485
	%45 = icmp uge i64 %p4, %38, !dbg !483
	%46 = or i1 %44, %45, !dbg !483
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !483, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !486
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !483
	%49 = bitcast i64* %48 to i8*, !dbg !483
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !483
	%50 = add i64 %40, %37, !dbg !484
	br label %b1, !dbg !484

b3:
	ret void, !dbg !482

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !485
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !485

b2_fail2:
	br label %fail, !dbg !485

b2_ok2:
	br label %fail, !dbg !483

fail:
	%52 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !480
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !480
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !480
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !480
	ret void, !dbg !480
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !487 {
entry:
	br label %b0, !dbg !488

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !488
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !488
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !491
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !492, !range !11
	%4 = sext i32 %3 to i64, !dbg !492
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !492, !range !77
	%6 = sext i32 %5 to i64, !dbg !492
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !492, !range !77
	%8 = sext i32 %7 to i64, !dbg !492
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !492, !range !84
	%10 = sext i32 %9 to i64, !dbg !492
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !492, !range !85
	%12 = sext i32 %11 to i64, !dbg !492
	%13 = mul i64 %12, %8, !dbg !492
	%14 = add i64 %6, %13, !dbg !492
	%15 = mul i64 %10, %14, !dbg !492
	%16 = add i64 %4, %15, !dbg !492
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !492, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !492, !range !20
	%19 = mul i32 %17, %18, !dbg !492
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !492, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !492, !range !85
	%35 = sext i32 %34 to i64, !dbg !492
	%36 = mul i64 %33, %35, !dbg !492
	%37 = mul i64 %36, %22, !dbg !492
	%38 = sext i32 %2 to i64, !dbg !491
	%39 = trunc i64 %p4 to i32, !dbg !491
	br label %b1, !dbg !492

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !492
	%41 = icmp slt i64 %40, %p1, !dbg !492
	br i1 %41, label %b2, label %b3, !dbg !492

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !493
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !491
	%44 = icmp uge i64 %40, %p3, !dbg !493
	%45 = icmp uge i64 %p4, %38, !dbg !491
	%46 = or i1 %44, %45, !dbg !491
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !491, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !491
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !491
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !494
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !494
	%50 = add i64 %40, %37, !dbg !492
	br label %b1, !dbg !492

b3:
	ret void, !dbg !490

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !493
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !493

b2_fail2:
	br label %fail, !dbg !493

b2_ok2:
	br label %fail, !dbg !491

fail:
	%52 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !488
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !488
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !488
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !488
	ret void, !dbg !488
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !495 {
entry:
	br label %b0, !dbg !496

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !496
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !496
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !499
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !500, !range !11
	%4 = sext i32 %3 to i64, !dbg !500
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !500, !range !77
	%6 = sext i32 %5 to i64, !dbg !500
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !500, !range !77
	%8 = sext i32 %7 to i64, !dbg !500
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !500, !range !84
	%10 = sext i32 %9 to i64, !dbg !500
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !500, !range !85
	%12 = sext i32 %11 to i64, !dbg !500
	%13 = mul i64 %12, %8, !dbg !500
	%14 = add i64 %6, %13, !dbg !500
	%15 = mul i64 %10, %14, !dbg !500
	%16 = add i64 %4, %15, !dbg !500
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !500, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !500, !range !20
	%19 = mul i32 %17, %18, !dbg !500
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !500, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !500, !range !85
	%35 = sext i32 %34 to i64, !dbg !500
	%36 = mul i64 %33, %35, !dbg !500
	%37 = mul i64 %36, %22, !dbg !500
	%38 = sext i32 %2 to i64, !dbg !499
	%39 = trunc i64 %p4 to i32, !dbg !499
	br label %b1, !dbg !500

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !500
	%41 = icmp slt i64 %40, %p3, !dbg !500
	br i1 %41, label %b2, label %b3, !dbg !500

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !501
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !502
	%44 = icmp uge i64 %40, %p1, !dbg !501
	%45 = icmp uge i64 %p4, %38, !dbg !499
	%46 = or i1 %44, %45, !dbg !499
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !499, !prof !27

b2_ok1:
	%47 = load i64, i64 addrspace(1)* %43, align 8, !dbg !502
	%48 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !499
	%49 = bitcast i64* %48 to i8*, !dbg !499
	call void @gpuc_p_thread_64(i8* %49, i64 %47, i32 %39), !dbg !499
	%50 = add i64 %40, %37, !dbg !500
	br label %b1, !dbg !500

b3:
	ret void, !dbg !498

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !501
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !501

b2_fail2:
	br label %fail, !dbg !501

b2_ok2:
	br label %fail, !dbg !499

fail:
	%52 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !496
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !496
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !496
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !496
	ret void, !dbg !496
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !503 {
entry:
	br label %b0, !dbg !504

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !504
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !504
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !507
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !508, !range !11
	%4 = sext i32 %3 to i64, !dbg !508
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !508, !range !77
	%6 = sext i32 %5 to i64, !dbg !508
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !508, !range !77
	%8 = sext i32 %7 to i64, !dbg !508
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !508, !range !84
	%10 = sext i32 %9 to i64, !dbg !508
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !508, !range !85
	%12 = sext i32 %11 to i64, !dbg !508
	%13 = mul i64 %12, %8, !dbg !508
	%14 = add i64 %6, %13, !dbg !508
	%15 = mul i64 %10, %14, !dbg !508
	%16 = add i64 %4, %15, !dbg !508
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !508, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !508, !range !20
	%19 = mul i32 %17, %18, !dbg !508
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !508, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !508, !range !85
	%35 = sext i32 %34 to i64, !dbg !508
	%36 = mul i64 %33, %35, !dbg !508
	%37 = mul i64 %36, %22, !dbg !508
	%38 = sext i32 %2 to i64, !dbg !507
	%39 = trunc i64 %p4 to i32, !dbg !507
	br label %b1, !dbg !508

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !508
	%41 = icmp slt i64 %40, %p1, !dbg !508
	br i1 %41, label %b2, label %b3, !dbg !508

b2:
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %40, !dbg !509
	%43 = addrspacecast i64 addrspace(1)* %42 to i64*, !dbg !507
	%44 = icmp uge i64 %40, %p3, !dbg !509
	%45 = icmp uge i64 %p4, %38, !dbg !507
	%46 = or i1 %44, %45, !dbg !507
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !507, !prof !27

b2_ok1:
	%47 = bitcast i64* %43 to i8*, !dbg !507
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !507
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %40, !dbg !510
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !510
	%50 = add i64 %40, %37, !dbg !508
	br label %b1, !dbg !508

b3:
	ret void, !dbg !506

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !509
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !509

b2_fail2:
	br label %fail, !dbg !509

b2_ok2:
	br label %fail, !dbg !507

fail:
	%52 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !504
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !504
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !504
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !504
	ret void, !dbg !504
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !511 {
entry:
	br label %b0, !dbg !512

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !512
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !512
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !515
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !516, !range !11
	%4 = sext i32 %3 to i64, !dbg !516
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !516, !range !77
	%6 = sext i32 %5 to i64, !dbg !516
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !516, !range !77
	%8 = sext i32 %7 to i64, !dbg !516
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !516, !range !84
	%10 = sext i32 %9 to i64, !dbg !516
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !516, !range !85
	%12 = sext i32 %11 to i64, !dbg !516
	%13 = mul i64 %12, %8, !dbg !516
	%14 = add i64 %6, %13, !dbg !516
	%15 = mul i64 %10, %14, !dbg !516
	%16 = add i64 %4, %15, !dbg !516
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !516, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !516, !range !20
	%19 = mul i32 %17, %18, !dbg !516
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !516, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !516, !range !85
	%35 = sext i32 %34 to i64, !dbg !516
	%36 = mul i64 %33, %35, !dbg !516
	%37 = mul i64 %36, %22, !dbg !516
	%38 = sext i32 %2 to i64, !dbg !515
	%39 = trunc i64 %p4 to i32, !dbg !515
	br label %b1, !dbg !516

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !516
	%41 = icmp slt i64 %40, %p3, !dbg !516
	br i1 %41, label %b2, label %b3, !dbg !516

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !517
	%43 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !518
	%44 = icmp uge i64 %40, %p1, !dbg !517
	%45 = icmp uge i64 %p4, %38, !dbg !515
	%46 = or i1 %44, %45, !dbg !515
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !515, !prof !27

b2_ok1:
	%47 = load float, float addrspace(1)* %43, align 4, !dbg !518
	%48 = bitcast float %47 to i32, !dbg !515
	%49 = addrspacecast float addrspace(1)* %42 to float*, !dbg !515
	%50 = bitcast float* %49 to i8*, !dbg !515
	call void @gpuc_p_thread_32(i8* %50, i32 %48, i32 %39), !dbg !515
	%51 = add i64 %40, %37, !dbg !516
	br label %b1, !dbg !516

b3:
	ret void, !dbg !514

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !517
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !517

b2_fail2:
	br label %fail, !dbg !517

b2_ok2:
	br label %fail, !dbg !515

fail:
	%53 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !512
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !512
	%55 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !512
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !512
	ret void, !dbg !512
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !519 {
entry:
	br label %b0, !dbg !520

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !520
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !520
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !523
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !524, !range !11
	%4 = sext i32 %3 to i64, !dbg !524
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !524, !range !77
	%6 = sext i32 %5 to i64, !dbg !524
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !524, !range !77
	%8 = sext i32 %7 to i64, !dbg !524
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !524, !range !84
	%10 = sext i32 %9 to i64, !dbg !524
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !524, !range !85
	%12 = sext i32 %11 to i64, !dbg !524
	%13 = mul i64 %12, %8, !dbg !524
	%14 = add i64 %6, %13, !dbg !524
	%15 = mul i64 %10, %14, !dbg !524
	%16 = add i64 %4, %15, !dbg !524
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !524, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !524, !range !20
	%19 = mul i32 %17, %18, !dbg !524
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !524, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !524, !range !85
	%35 = sext i32 %34 to i64, !dbg !524
	%36 = mul i64 %33, %35, !dbg !524
	%37 = mul i64 %36, %22, !dbg !524
	%38 = sext i32 %2 to i64, !dbg !523
	%39 = trunc i64 %p4 to i32, !dbg !523
	br label %b1, !dbg !524

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !524
	%41 = icmp slt i64 %40, %p1, !dbg !524
	br i1 %41, label %b2, label %b3, !dbg !524

b2:
	%42 = getelementptr inbounds float, float addrspace(1)* %1, i64 %40, !dbg !525
	%43 = addrspacecast float addrspace(1)* %42 to float*, !dbg !523
	%44 = icmp uge i64 %40, %p3, !dbg !525
	%45 = icmp uge i64 %p4, %38, !dbg !523
	%46 = or i1 %44, %45, !dbg !523
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !523, !prof !27

b2_ok1:
	%47 = bitcast float* %43 to i8*, !dbg !523
	%48 = call i32 @gpuc_g_thread_32(i8* %47, i32 %39), !dbg !523
	%49 = bitcast i32 %48 to float, !dbg !523
	%50 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !526
	store float %49, float addrspace(1)* %50, align 4, !dbg !526
	%51 = add i64 %40, %37, !dbg !524
	br label %b1, !dbg !524

b3:
	ret void, !dbg !522

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !525
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !525

b2_fail2:
	br label %fail, !dbg !525

b2_ok2:
	br label %fail, !dbg !523

fail:
	%53 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !520
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !520
	%55 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !520
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !520
	ret void, !dbg !520
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !527 {
entry:
	br label %b0, !dbg !528

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !528
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !528
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !531
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !532, !range !11
	%4 = sext i32 %3 to i64, !dbg !532
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !532, !range !77
	%6 = sext i32 %5 to i64, !dbg !532
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !532, !range !77
	%8 = sext i32 %7 to i64, !dbg !532
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !532, !range !84
	%10 = sext i32 %9 to i64, !dbg !532
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !532, !range !85
	%12 = sext i32 %11 to i64, !dbg !532
	%13 = mul i64 %12, %8, !dbg !532
	%14 = add i64 %6, %13, !dbg !532
	%15 = mul i64 %10, %14, !dbg !532
	%16 = add i64 %4, %15, !dbg !532
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !532, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !532, !range !20
	%19 = mul i32 %17, %18, !dbg !532
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !532, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !532, !range !85
	%35 = sext i32 %34 to i64, !dbg !532
	%36 = mul i64 %33, %35, !dbg !532
	%37 = mul i64 %36, %22, !dbg !532
	%38 = sext i32 %2 to i64, !dbg !531
	%39 = trunc i64 %p4 to i32, !dbg !531
	br label %b1, !dbg !532

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !532
	%41 = icmp slt i64 %40, %p3, !dbg !532
	br i1 %41, label %b2, label %b3, !dbg !532

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !533
	%43 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !534
	%44 = icmp uge i64 %40, %p1, !dbg !533
	%45 = icmp uge i64 %p4, %38, !dbg !531
	%46 = or i1 %44, %45, !dbg !531
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !531, !prof !27

b2_ok1:
	%47 = load double, double addrspace(1)* %43, align 8, !dbg !534
	%48 = bitcast double %47 to i64, !dbg !531
	%49 = addrspacecast double addrspace(1)* %42 to double*, !dbg !531
	%50 = bitcast double* %49 to i8*, !dbg !531
	call void @gpuc_p_thread_64(i8* %50, i64 %48, i32 %39), !dbg !531
	%51 = add i64 %40, %37, !dbg !532
	br label %b1, !dbg !532

b3:
	ret void, !dbg !530

b2_fail1:
	%52 = icmp uge i64 %40, %p1, !dbg !533
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !533

b2_fail2:
	br label %fail, !dbg !533

b2_ok2:
	br label %fail, !dbg !531

fail:
	%53 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !528
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !528
	%55 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !528
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !528
	ret void, !dbg !528
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !535 {
entry:
	br label %b0, !dbg !536

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !536
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !536
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !539
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !540, !range !11
	%4 = sext i32 %3 to i64, !dbg !540
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !540, !range !77
	%6 = sext i32 %5 to i64, !dbg !540
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !540, !range !77
	%8 = sext i32 %7 to i64, !dbg !540
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !540, !range !84
	%10 = sext i32 %9 to i64, !dbg !540
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !540, !range !85
	%12 = sext i32 %11 to i64, !dbg !540
	%13 = mul i64 %12, %8, !dbg !540
	%14 = add i64 %6, %13, !dbg !540
	%15 = mul i64 %10, %14, !dbg !540
	%16 = add i64 %4, %15, !dbg !540
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !540, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !540, !range !20
	%19 = mul i32 %17, %18, !dbg !540
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !540, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !540, !range !85
	%35 = sext i32 %34 to i64, !dbg !540
	%36 = mul i64 %33, %35, !dbg !540
	%37 = mul i64 %36, %22, !dbg !540
	%38 = sext i32 %2 to i64, !dbg !539
	%39 = trunc i64 %p4 to i32, !dbg !539
	br label %b1, !dbg !540

b1:
	%40 = phi i64 [ %32, %b0 ], [ %51, %b2_ok1 ], !dbg !540
	%41 = icmp slt i64 %40, %p1, !dbg !540
	br i1 %41, label %b2, label %b3, !dbg !540

b2:
	%42 = getelementptr inbounds double, double addrspace(1)* %1, i64 %40, !dbg !541
	%43 = addrspacecast double addrspace(1)* %42 to double*, !dbg !539
	%44 = icmp uge i64 %40, %p3, !dbg !541
	%45 = icmp uge i64 %p4, %38, !dbg !539
	%46 = or i1 %44, %45, !dbg !539
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !539, !prof !27

b2_ok1:
	%47 = bitcast double* %43 to i8*, !dbg !539
	%48 = call i64 @gpuc_g_thread_64(i8* %47, i32 %39), !dbg !539
	%49 = bitcast i64 %48 to double, !dbg !539
	%50 = getelementptr inbounds double, double addrspace(1)* %0, i64 %40, !dbg !542
	store double %49, double addrspace(1)* %50, align 8, !dbg !542
	%51 = add i64 %40, %37, !dbg !540
	br label %b1, !dbg !540

b3:
	ret void, !dbg !538

b2_fail1:
	%52 = icmp uge i64 %40, %p3, !dbg !541
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !541

b2_fail2:
	br label %fail, !dbg !541

b2_ok2:
	br label %fail, !dbg !539

fail:
	%53 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !536
	%54 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !536
	%55 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !536
	call void @gpuc_fail(i8* %ctrl, i32 %53, i64 %54, i64 %55), !dbg !536
	ret void, !dbg !536
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !543 {
entry:
	br label %b0, !dbg !544

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !544
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !544
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !547
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !548, !range !11
	%4 = sext i32 %3 to i64, !dbg !548
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !548, !range !77
	%6 = sext i32 %5 to i64, !dbg !548
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !548, !range !77
	%8 = sext i32 %7 to i64, !dbg !548
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !548, !range !84
	%10 = sext i32 %9 to i64, !dbg !548
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !548, !range !85
	%12 = sext i32 %11 to i64, !dbg !548
	%13 = mul i64 %12, %8, !dbg !548
	%14 = add i64 %6, %13, !dbg !548
	%15 = mul i64 %10, %14, !dbg !548
	%16 = add i64 %4, %15, !dbg !548
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !548, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !548, !range !20
	%19 = mul i32 %17, %18, !dbg !548
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !548, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !548, !range !85
	%35 = sext i32 %34 to i64, !dbg !548
	%36 = mul i64 %33, %35, !dbg !548
	%37 = mul i64 %36, %22, !dbg !548
	%38 = sext i32 %2 to i64, !dbg !547
	%39 = trunc i64 %p4 to i32, !dbg !547
	br label %b1, !dbg !548

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !548
	%41 = icmp slt i64 %40, %p3, !dbg !548
	br i1 %41, label %b2, label %b3, !dbg !548

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !549
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !550
	%44 = icmp uge i64 %40, %p1, !dbg !549
	%45 = icmp uge i64 %p4, %38, !dbg !547
	%46 = or i1 %44, %45, !dbg !547
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !547, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !550
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !547
	%49 = bitcast i16* %48 to i8*, !dbg !547
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !547
	%50 = add i64 %40, %37, !dbg !548
	br label %b1, !dbg !548

b3:
	ret void, !dbg !546

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !549
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !549

b2_fail2:
	br label %fail, !dbg !549

b2_ok2:
	br label %fail, !dbg !547

fail:
	%52 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !544
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !544
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !544
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !544
	ret void, !dbg !544
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !551 {
entry:
	br label %b0, !dbg !552

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !552
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !552
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !555
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !556, !range !11
	%4 = sext i32 %3 to i64, !dbg !556
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !556, !range !77
	%6 = sext i32 %5 to i64, !dbg !556
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !556, !range !77
	%8 = sext i32 %7 to i64, !dbg !556
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !556, !range !84
	%10 = sext i32 %9 to i64, !dbg !556
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !556, !range !85
	%12 = sext i32 %11 to i64, !dbg !556
	%13 = mul i64 %12, %8, !dbg !556
	%14 = add i64 %6, %13, !dbg !556
	%15 = mul i64 %10, %14, !dbg !556
	%16 = add i64 %4, %15, !dbg !556
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !556, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !556, !range !20
	%19 = mul i32 %17, %18, !dbg !556
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !556, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !556, !range !85
	%35 = sext i32 %34 to i64, !dbg !556
	%36 = mul i64 %33, %35, !dbg !556
	%37 = mul i64 %36, %22, !dbg !556
	%38 = sext i32 %2 to i64, !dbg !555
	%39 = trunc i64 %p4 to i32, !dbg !555
	br label %b1, !dbg !556

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !556
	%41 = icmp slt i64 %40, %p1, !dbg !556
	br i1 %41, label %b2, label %b3, !dbg !556

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !557
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !555
	%44 = icmp uge i64 %40, %p3, !dbg !557
	%45 = icmp uge i64 %p4, %38, !dbg !555
	%46 = or i1 %44, %45, !dbg !555
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !555, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !555
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !555
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !558
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !558
	%50 = add i64 %40, %37, !dbg !556
	br label %b1, !dbg !556

b3:
	ret void, !dbg !554

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !557
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !557

b2_fail2:
	br label %fail, !dbg !557

b2_ok2:
	br label %fail, !dbg !555

fail:
	%52 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !552
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !552
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !552
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !552
	ret void, !dbg !552
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !559 {
entry:
	br label %b0, !dbg !560

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !560
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !560
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !563
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !564, !range !11
	%4 = sext i32 %3 to i64, !dbg !564
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !564, !range !77
	%6 = sext i32 %5 to i64, !dbg !564
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !564, !range !77
	%8 = sext i32 %7 to i64, !dbg !564
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !564, !range !84
	%10 = sext i32 %9 to i64, !dbg !564
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !564, !range !85
	%12 = sext i32 %11 to i64, !dbg !564
	%13 = mul i64 %12, %8, !dbg !564
	%14 = add i64 %6, %13, !dbg !564
	%15 = mul i64 %10, %14, !dbg !564
	%16 = add i64 %4, %15, !dbg !564
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !564, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !564, !range !20
	%19 = mul i32 %17, %18, !dbg !564
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !564, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !564, !range !85
	%35 = sext i32 %34 to i64, !dbg !564
	%36 = mul i64 %33, %35, !dbg !564
	%37 = mul i64 %36, %22, !dbg !564
	%38 = sext i32 %2 to i64, !dbg !563
	%39 = trunc i64 %p4 to i32, !dbg !563
	br label %b1, !dbg !564

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !564
	%41 = icmp slt i64 %40, %p3, !dbg !564
	br i1 %41, label %b2, label %b3, !dbg !564

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !565
	%43 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !566
	%44 = icmp uge i64 %40, %p1, !dbg !565
	%45 = icmp uge i64 %p4, %38, !dbg !563
	%46 = or i1 %44, %45, !dbg !563
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !563, !prof !27

b2_ok1:
	%47 = load i16, i16 addrspace(1)* %43, align 2, !dbg !566
	%48 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !563
	%49 = bitcast i16* %48 to i8*, !dbg !563
	call void @gpuc_p_thread_16(i8* %49, i16 zeroext %47, i32 %39), !dbg !563
	%50 = add i64 %40, %37, !dbg !564
	br label %b1, !dbg !564

b3:
	ret void, !dbg !562

b2_fail1:
	%51 = icmp uge i64 %40, %p1, !dbg !565
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !565

b2_fail2:
	br label %fail, !dbg !565

b2_ok2:
	br label %fail, !dbg !563

fail:
	%52 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !560
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !560
	%54 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !560
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !560
	ret void, !dbg !560
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !567 {
entry:
	br label %b0, !dbg !568

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !568
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !568
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !571
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !572, !range !11
	%4 = sext i32 %3 to i64, !dbg !572
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !572, !range !77
	%6 = sext i32 %5 to i64, !dbg !572
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !572, !range !77
	%8 = sext i32 %7 to i64, !dbg !572
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !572, !range !84
	%10 = sext i32 %9 to i64, !dbg !572
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !572, !range !85
	%12 = sext i32 %11 to i64, !dbg !572
	%13 = mul i64 %12, %8, !dbg !572
	%14 = add i64 %6, %13, !dbg !572
	%15 = mul i64 %10, %14, !dbg !572
	%16 = add i64 %4, %15, !dbg !572
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !572, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !572, !range !20
	%19 = mul i32 %17, %18, !dbg !572
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !572, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !572, !range !85
	%35 = sext i32 %34 to i64, !dbg !572
	%36 = mul i64 %33, %35, !dbg !572
	%37 = mul i64 %36, %22, !dbg !572
	%38 = sext i32 %2 to i64, !dbg !571
	%39 = trunc i64 %p4 to i32, !dbg !571
	br label %b1, !dbg !572

b1:
	%40 = phi i64 [ %32, %b0 ], [ %50, %b2_ok1 ], !dbg !572
	%41 = icmp slt i64 %40, %p1, !dbg !572
	br i1 %41, label %b2, label %b3, !dbg !572

b2:
	%42 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %40, !dbg !573
	%43 = addrspacecast i16 addrspace(1)* %42 to i16*, !dbg !571
	%44 = icmp uge i64 %40, %p3, !dbg !573
	%45 = icmp uge i64 %p4, %38, !dbg !571
	%46 = or i1 %44, %45, !dbg !571
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !571, !prof !27

b2_ok1:
	%47 = bitcast i16* %43 to i8*, !dbg !571
	%48 = call zeroext i16 @gpuc_g_thread_16(i8* %47, i32 %39), !dbg !571
	%49 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %40, !dbg !574
	store i16 %48, i16 addrspace(1)* %49, align 2, !dbg !574
	%50 = add i64 %40, %37, !dbg !572
	br label %b1, !dbg !572

b3:
	ret void, !dbg !570

b2_fail1:
	%51 = icmp uge i64 %40, %p3, !dbg !573
	br i1 %51, label %b2_fail2, label %b2_ok2, !dbg !573

b2_fail2:
	br label %fail, !dbg !573

b2_ok2:
	br label %fail, !dbg !571

fail:
	%52 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !568
	%53 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !568
	%54 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !568
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !568
	ret void, !dbg !568
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !575 {
entry:
	br label %b0, !dbg !576

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !576
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !576
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !579
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !580, !range !11
	%4 = sext i32 %3 to i64, !dbg !580
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !580, !range !77
	%6 = sext i32 %5 to i64, !dbg !580
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !580, !range !77
	%8 = sext i32 %7 to i64, !dbg !580
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !580, !range !84
	%10 = sext i32 %9 to i64, !dbg !580
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !580, !range !85
	%12 = sext i32 %11 to i64, !dbg !580
	%13 = mul i64 %12, %8, !dbg !580
	%14 = add i64 %6, %13, !dbg !580
	%15 = mul i64 %10, %14, !dbg !580
	%16 = add i64 %4, %15, !dbg !580
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !580, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !580, !range !20
	%19 = mul i32 %17, %18, !dbg !580
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !580, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !580, !range !85
	%35 = sext i32 %34 to i64, !dbg !580
	%36 = mul i64 %33, %35, !dbg !580
	%37 = mul i64 %36, %22, !dbg !580
	%38 = sext i32 %2 to i64, !dbg !579
	%39 = trunc i64 %p4 to i32, !dbg !579
	br label %b1, !dbg !580

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !580
	%41 = icmp slt i64 %40, %p3, !dbg !580
	br i1 %41, label %b2, label %b3, !dbg !580

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !581
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !582
	%44 = icmp uge i64 %40, %p1, !dbg !581
	%45 = icmp uge i64 %p4, %38, !dbg !579
	%46 = or i1 %44, %45, !dbg !579
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !579, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !582
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !579
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !579
	%49 = add i64 %40, %37, !dbg !580
	br label %b1, !dbg !580

b3:
	ret void, !dbg !578

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !581
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !581

b2_fail2:
	br label %fail, !dbg !581

b2_ok2:
	br label %fail, !dbg !579

fail:
	%51 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !576
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !576
	%53 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !576
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !576
	ret void, !dbg !576
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !583 {
entry:
	br label %b0, !dbg !584

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !584
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !584
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !587
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !588, !range !11
	%4 = sext i32 %3 to i64, !dbg !588
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !588, !range !77
	%6 = sext i32 %5 to i64, !dbg !588
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !588, !range !77
	%8 = sext i32 %7 to i64, !dbg !588
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !588, !range !84
	%10 = sext i32 %9 to i64, !dbg !588
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !588, !range !85
	%12 = sext i32 %11 to i64, !dbg !588
	%13 = mul i64 %12, %8, !dbg !588
	%14 = add i64 %6, %13, !dbg !588
	%15 = mul i64 %10, %14, !dbg !588
	%16 = add i64 %4, %15, !dbg !588
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !588, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !588, !range !20
	%19 = mul i32 %17, %18, !dbg !588
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !588, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !588, !range !85
	%35 = sext i32 %34 to i64, !dbg !588
	%36 = mul i64 %33, %35, !dbg !588
	%37 = mul i64 %36, %22, !dbg !588
	%38 = sext i32 %2 to i64, !dbg !587
	%39 = trunc i64 %p4 to i32, !dbg !587
	br label %b1, !dbg !588

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !588
	%41 = icmp slt i64 %40, %p1, !dbg !588
	br i1 %41, label %b2, label %b3, !dbg !588

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !589
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !587
	%44 = icmp uge i64 %40, %p3, !dbg !589
	%45 = icmp uge i64 %p4, %38, !dbg !587
	%46 = or i1 %44, %45, !dbg !587
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !587, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !587
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !590
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !590
	%49 = add i64 %40, %37, !dbg !588
	br label %b1, !dbg !588

b3:
	ret void, !dbg !586

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !589
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !589

b2_fail2:
	br label %fail, !dbg !589

b2_ok2:
	br label %fail, !dbg !587

fail:
	%51 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !584
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !584
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !584
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !584
	ret void, !dbg !584
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !591 {
entry:
	br label %b0, !dbg !592

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !592
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !592
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !595
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !596, !range !11
	%4 = sext i32 %3 to i64, !dbg !596
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !596, !range !77
	%6 = sext i32 %5 to i64, !dbg !596
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !596, !range !77
	%8 = sext i32 %7 to i64, !dbg !596
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !596, !range !84
	%10 = sext i32 %9 to i64, !dbg !596
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !596, !range !85
	%12 = sext i32 %11 to i64, !dbg !596
	%13 = mul i64 %12, %8, !dbg !596
	%14 = add i64 %6, %13, !dbg !596
	%15 = mul i64 %10, %14, !dbg !596
	%16 = add i64 %4, %15, !dbg !596
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !596, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !596, !range !20
	%19 = mul i32 %17, %18, !dbg !596
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !596, !range !71
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
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !596, !range !85
	%35 = sext i32 %34 to i64, !dbg !596
	%36 = mul i64 %33, %35, !dbg !596
	%37 = mul i64 %36, %22, !dbg !596
	%38 = sext i32 %2 to i64, !dbg !595
	%39 = trunc i64 %p4 to i32, !dbg !595
	br label %b1, !dbg !596

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !596
	%41 = icmp slt i64 %40, %p3, !dbg !596
	br i1 %41, label %b2, label %b3, !dbg !596

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !597
	%43 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !598
	%44 = icmp uge i64 %40, %p1, !dbg !597
	%45 = icmp uge i64 %p4, %38, !dbg !595
	%46 = or i1 %44, %45, !dbg !595
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !595, !prof !27

b2_ok1:
	%47 = load i8, i8 addrspace(1)* %43, align 1, !dbg !598
	%48 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !595
	call void @gpuc_p_thread_8(i8* %48, i8 zeroext %47, i32 %39), !dbg !595
	%49 = add i64 %40, %37, !dbg !596
	br label %b1, !dbg !596

b3:
	ret void, !dbg !594

b2_fail1:
	%50 = icmp uge i64 %40, %p1, !dbg !597
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !597

b2_fail2:
	br label %fail, !dbg !597

b2_ok2:
	br label %fail, !dbg !595

fail:
	%51 = phi i32 [ 26, %b2_fail2 ], [ 27, %b2_ok2 ], !dbg !592
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !592
	%53 = phi i64 [ %p1, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !592
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !592
	ret void, !dbg !592
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !599 {
entry:
	br label %b0, !dbg !600

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !600
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !600
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !603
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !604, !range !11
	%4 = sext i32 %3 to i64, !dbg !604
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !604, !range !77
	%6 = sext i32 %5 to i64, !dbg !604
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !604, !range !77
	%8 = sext i32 %7 to i64, !dbg !604
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !604, !range !84
	%10 = sext i32 %9 to i64, !dbg !604
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !604, !range !85
	%12 = sext i32 %11 to i64, !dbg !604
	%13 = mul i64 %12, %8, !dbg !604
	%14 = add i64 %6, %13, !dbg !604
	%15 = mul i64 %10, %14, !dbg !604
	%16 = add i64 %4, %15, !dbg !604
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !604, !range !20
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !604, !range !20
	%19 = mul i32 %17, %18, !dbg !604
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !604, !range !71
	%21 = mul i32 %19, %20, !dbg !604
	%22 = sext i32 %21 to i64, !dbg !604
	%23 = mul i64 %16, %22, !dbg !604
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !604, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !604, !range !18
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !604, !range !19
	%27 = mul i32 %18, %26, !dbg !604
	%28 = add i32 %25, %27, !dbg !604
	%29 = mul i32 %17, %28, !dbg !604
	%30 = add i32 %24, %29, !dbg !604
	%31 = sext i32 %30 to i64, !dbg !604
	%32 = add i64 %23, %31, !dbg !604
	%33 = mul i64 %10, %12, !dbg !604
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !604, !range !85
	%35 = sext i32 %34 to i64, !dbg !604
	%36 = mul i64 %33, %35, !dbg !604
	%37 = mul i64 %36, %22, !dbg !604
	%38 = sext i32 %2 to i64, !dbg !603
	%39 = trunc i64 %p4 to i32, !dbg !603
	br label %b1, !dbg !604

b1:
	%40 = phi i64 [ %32, %b0 ], [ %49, %b2_ok1 ], !dbg !604
	%41 = icmp slt i64 %40, %p1, !dbg !604
	br i1 %41, label %b2, label %b3, !dbg !604

b2:
	%42 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %40, !dbg !605
	%43 = addrspacecast i8 addrspace(1)* %42 to i8*, !dbg !603
	%44 = icmp uge i64 %40, %p3, !dbg !605
	%45 = icmp uge i64 %p4, %38, !dbg !603
	%46 = or i1 %44, %45, !dbg !603
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !603, !prof !27

b2_ok1:
	%47 = call zeroext i8 @gpuc_g_thread_8(i8* %43, i32 %39), !dbg !603
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %40, !dbg !606
	store i8 %47, i8 addrspace(1)* %48, align 1, !dbg !606
	%49 = add i64 %40, %37, !dbg !604
	br label %b1, !dbg !604

b3:
	ret void, !dbg !602

b2_fail1:
	%50 = icmp uge i64 %40, %p3, !dbg !605
	br i1 %50, label %b2_fail2, label %b2_ok2, !dbg !605

b2_fail2:
	br label %fail, !dbg !605

b2_ok2:
	br label %fail, !dbg !603

fail:
	%51 = phi i32 [ 28, %b2_fail2 ], [ 29, %b2_ok2 ], !dbg !600
	%52 = phi i64 [ %40, %b2_fail2 ], [ %p4, %b2_ok2 ], !dbg !600
	%53 = phi i64 [ %p3, %b2_fail2 ], [ %38, %b2_ok2 ], !dbg !600
	call void @gpuc_fail(i8* %ctrl, i32 %51, i64 %52, i64 %53), !dbg !600
	ret void, !dbg !600
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

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

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) cold noinline nounwind {
entry:
	%0 = addrspacecast i8* %ctrl to i8 addrspace(1)*
	%1 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%2 = bitcast i8 addrspace(1)* %1 to i32 addrspace(1)*
	%3 = cmpxchg i32 addrspace(1)* %2, i32 0, i32 1 monotonic monotonic
	%4 = extractvalue { i32, i1 } %3, 1
	br i1 %4, label %write, label %wait

write:
	%5 = getelementptr i8, i8 addrspace(1)* %0, i64 8
	%6 = bitcast i8 addrspace(1)* %5 to i32 addrspace(1)*
	store volatile i32 %site, i32 addrspace(1)* %6, align 4
	%7 = getelementptr i8, i8 addrspace(1)* %0, i64 40
	%8 = bitcast i8 addrspace(1)* %7 to i64 addrspace(1)*
	store volatile i64 %v0, i64 addrspace(1)* %8, align 8
	%9 = getelementptr i8, i8 addrspace(1)* %0, i64 48
	%10 = bitcast i8 addrspace(1)* %9 to i64 addrspace(1)*
	store volatile i64 %v1, i64 addrspace(1)* %10, align 8
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !11
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !18
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !77
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !18
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !77
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !19
	%27 = getelementptr i8, i8 addrspace(1)* %0, i64 36
	%28 = bitcast i8 addrspace(1)* %27 to i32 addrspace(1)*
	store volatile i32 %26, i32 addrspace(1)* %28, align 4
	call void @llvm.nvvm.membar.sys()
	%29 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%30 = bitcast i8 addrspace(1)* %29 to i32 addrspace(1)*
	store volatile i32 2, i32 addrspace(1)* %30, align 4
	call void @llvm.nvvm.membar.sys()
	br label %end

wait:
	%31 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%32 = bitcast i8 addrspace(1)* %31 to i32 addrspace(1)*
	%33 = load volatile i32, i32 addrspace(1)* %32, align 4
	%34 = icmp eq i32 %33, 2
	br i1 %34, label %end, label %wait

end:
	call void asm sideeffect "trap;", ""() nounwind
	ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

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
!nvvm.annotations = !{!607, !608, !609, !610, !611, !612, !613, !614, !615, !616, !617, !618, !619, !620, !621, !622, !623, !624, !625, !626, !627, !628, !629, !630, !631, !632, !633, !634, !635, !636, !637, !638, !639, !640, !641, !642, !643, !644, !645, !646, !647, !648, !649, !650, !651, !652, !653, !654, !655}
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
!28 = !DILocation(line: 45, column: 27, scope: !22, inlinedAt: !23)
!29 = !DILocation(line: 45, column: 55, scope: !22, inlinedAt: !23)
!30 = !DILocation(line: 45, column: 14, scope: !22, inlinedAt: !23)
!31 = !DILocation(line: 46, column: 9, scope: !22, inlinedAt: !23)
!32 = !DILocation(line: 47, column: 14, scope: !22, inlinedAt: !23)
!33 = !DILocation(line: 49, column: 14, scope: !22, inlinedAt: !23)
!34 = !DILocation(line: 52, column: 17, scope: !22, inlinedAt: !23)
!35 = !DILocation(line: 28, column: 7, scope: !6)
!36 = !DILocation(line: 29, column: 20, scope: !6)
!37 = !DILocation(line: 29, column: 22, scope: !6)
!38 = !DILocation(line: 29, column: 26, scope: !6)
!39 = !DILocation(line: 30, column: 47, scope: !6)
!40 = !{i32 0, i32 32}
!41 = !DILocation(line: 30, column: 50, scope: !6)
!42 = distinct !DISubprogram(name: "sendOrdered", scope: !1, file: !1, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!43 = !DILocation(line: 30, column: 15, scope: !6)
!44 = !DILocation(line: 43, column: 20, scope: !42, inlinedAt: !43)
!45 = !DILocation(line: 44, column: 27, scope: !42, inlinedAt: !43)
!46 = !DILocation(line: 44, column: 14, scope: !42, inlinedAt: !43)
!47 = !DILocation(line: 45, column: 27, scope: !42, inlinedAt: !43)
!48 = !DILocation(line: 45, column: 55, scope: !42, inlinedAt: !43)
!49 = !DILocation(line: 45, column: 14, scope: !42, inlinedAt: !43)
!50 = !DILocation(line: 46, column: 9, scope: !42, inlinedAt: !43)
!51 = !DILocation(line: 47, column: 14, scope: !42, inlinedAt: !43)
!52 = !DILocation(line: 49, column: 14, scope: !42, inlinedAt: !43)
!53 = !DILocation(line: 52, column: 17, scope: !42, inlinedAt: !43)
!54 = !DILocation(line: 32, column: 7, scope: !6)
!55 = !DILocation(line: 33, column: 48, scope: !6)
!56 = !DILocation(line: 33, column: 51, scope: !6)
!57 = distinct !DISubprogram(name: "sendOrdered", scope: !1, file: !1, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!58 = !DILocation(line: 33, column: 14, scope: !6)
!59 = !DILocation(line: 43, column: 20, scope: !57, inlinedAt: !58)
!60 = !DILocation(line: 44, column: 27, scope: !57, inlinedAt: !58)
!61 = !DILocation(line: 44, column: 14, scope: !57, inlinedAt: !58)
!62 = !DILocation(line: 45, column: 27, scope: !57, inlinedAt: !58)
!63 = !DILocation(line: 45, column: 55, scope: !57, inlinedAt: !58)
!64 = !DILocation(line: 45, column: 14, scope: !57, inlinedAt: !58)
!65 = !DILocation(line: 46, column: 9, scope: !57, inlinedAt: !58)
!66 = !DILocation(line: 47, column: 14, scope: !57, inlinedAt: !58)
!67 = !DILocation(line: 49, column: 14, scope: !57, inlinedAt: !58)
!68 = !DILocation(line: 52, column: 17, scope: !57, inlinedAt: !58)
!69 = !DILocation(line: 35, column: 23, scope: !6)
!70 = !DILocation(line: 37, column: 33, scope: !6)
!71 = !{i32 1, i32 65}
!72 = !{!"branch_weights", i32 1048576, i32 1}
!73 = !DILocation(line: 38, column: 17, scope: !6)
!74 = !DILocation(line: 38, column: 6, scope: !6)
!75 = !{!"llvm.loop.unroll.disable"}
!76 = distinct !{!76, !75}
!77 = !{i32 0, i32 65535}
!78 = !DIFile(filename: "query.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!79 = distinct !DISubprogram(name: "Query", scope: !78, file: !78, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!80 = !DILocation(line: 12, column: 6, scope: !79)
!81 = !DILocation(line: 16, column: 29, scope: !79)
!82 = !DILocation(line: 16, column: 46, scope: !79)
!83 = !DILocation(line: 13, column: 18, scope: !79)
!84 = !{i32 1, i32 -2147483648}
!85 = !{i32 1, i32 65536}
!86 = !DILocation(line: 13, column: 21, scope: !79)
!87 = !DILocation(line: 14, column: 3, scope: !79)
!88 = !DILocation(line: 16, column: 5, scope: !79)
!89 = !DILocation(line: 16, column: 13, scope: !79)
!90 = !DILocation(line: 17, column: 33, scope: !79)
!91 = !DILocation(line: 17, column: 71, scope: !79)
!92 = !DILocation(line: 17, column: 5, scope: !79)
!93 = !DILocation(line: 17, column: 13, scope: !79)
!94 = !DILocation(line: 18, column: 33, scope: !79)
!95 = !DILocation(line: 18, column: 72, scope: !79)
!96 = !DILocation(line: 18, column: 5, scope: !79)
!97 = !DILocation(line: 18, column: 13, scope: !79)
!98 = !DILocation(line: 19, column: 33, scope: !79)
!99 = !DILocation(line: 19, column: 70, scope: !79)
!100 = !DILocation(line: 19, column: 5, scope: !79)
!101 = !DILocation(line: 19, column: 13, scope: !79)
!102 = !DILocation(line: 20, column: 33, scope: !79)
!103 = !DILocation(line: 20, column: 60, scope: !79)
!104 = !DILocation(line: 20, column: 5, scope: !79)
!105 = !DILocation(line: 20, column: 13, scope: !79)
!106 = distinct !DISubprogram(name: "Translate", scope: !78, file: !78, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!107 = !DILocation(line: 27, column: 6, scope: !106)
!108 = !DILocation(line: 28, column: 32, scope: !106)
!109 = !DILocation(line: 29, column: 40, scope: !106)
!110 = !DILocation(line: 29, column: 29, scope: !106)
!111 = !DILocation(line: 29, column: 6, scope: !106)
!112 = distinct !DISubprogram(name: "FirstOf0", scope: !78, file: !78, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!113 = !DILocation(line: 36, column: 6, scope: !112)
!114 = !DILocation(line: 37, column: 18, scope: !112)
!115 = !DILocation(line: 37, column: 21, scope: !112)
!116 = !DILocation(line: 38, column: 41, scope: !112)
!117 = !DILocation(line: 38, column: 29, scope: !112)
!118 = !DILocation(line: 38, column: 16, scope: !112)
!119 = !DIFile(filename: "registered.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!120 = distinct !DISubprogram(name: "Relay", scope: !119, file: !119, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!121 = !DILocation(line: 12, column: 6, scope: !120)
!122 = !DILocation(line: 21, column: 12, scope: !120)
!123 = !DILocation(line: 13, column: 19, scope: !120)
!124 = !DILocation(line: 14, column: 11, scope: !120)
!125 = !DILocation(line: 15, column: 16, scope: !120)
!126 = !DILocation(line: 17, column: 33, scope: !120)
!127 = !DILocation(line: 18, column: 8, scope: !120)
!128 = !DILocation(line: 18, column: 3, scope: !120)
!129 = !DILocation(line: 20, column: 16, scope: !120)
!130 = !DILocation(line: 21, column: 39, scope: !120)
!131 = !DILocation(line: 22, column: 14, scope: !120)
!132 = !DILocation(line: 23, column: 13, scope: !120)
!133 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!134 = distinct !DISubprogram(name: "ReuseSource", scope: !133, file: !133, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!135 = !DILocation(line: 28, column: 6, scope: !134)
!136 = !DILocation(line: 29, column: 11, scope: !134)
!137 = !DILocation(line: 30, column: 16, scope: !134)
!138 = !DILocation(line: 32, column: 33, scope: !134)
!139 = !DILocation(line: 33, column: 8, scope: !134)
!140 = distinct !DISubprogram(name: "GetThenUse", scope: !133, file: !133, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!141 = !DILocation(line: 41, column: 6, scope: !140)
!142 = !DILocation(line: 45, column: 11, scope: !140)
!143 = !DILocation(line: 42, column: 18, scope: !140)
!144 = !DILocation(line: 42, column: 21, scope: !140)
!145 = !DILocation(line: 43, column: 3, scope: !140)
!146 = !DILocation(line: 46, column: 20, scope: !140)
!147 = !DILocation(line: 48, column: 8, scope: !140)
!148 = !DILocation(line: 48, column: 3, scope: !140)
!149 = distinct !DISubprogram(name: "PutParts", scope: !133, file: !133, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!150 = !DILocation(line: 55, column: 6, scope: !149)
!151 = !DILocation(line: 59, column: 15, scope: !149)
!152 = !DILocation(line: 56, column: 56, scope: !149)
!153 = !DILocation(line: 56, column: 44, scope: !149)
!154 = !DILocation(line: 56, column: 51, scope: !149)
!155 = !DILocation(line: 56, column: 32, scope: !149)
!156 = !DILocation(line: 57, column: 11, scope: !149)
!157 = !DILocation(line: 58, column: 15, scope: !149)
!158 = !DILocation(line: 58, column: 12, scope: !149)
!159 = !DILocation(line: 59, column: 28, scope: !149)
!160 = !DILocation(line: 59, column: 47, scope: !149)
!161 = !DILocation(line: 61, column: 13, scope: !149)
!162 = distinct !DISubprogram(name: "StoreMeters", scope: !133, file: !133, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!163 = !DILocation(line: 70, column: 6, scope: !162)
!164 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!165 = !DILocation(line: 70, column: 76, scope: !162)
!166 = !DILocation(line: 12, column: 10, scope: !164, inlinedAt: !165)
!167 = !DILocation(line: 11, column: 32, scope: !164, inlinedAt: !165)
!168 = !DILocation(line: 12, column: 20, scope: !164, inlinedAt: !165)
!169 = !DILocation(line: 12, column: 30, scope: !164, inlinedAt: !165)
!170 = distinct !DISubprogram(name: "LoadMeters", scope: !133, file: !133, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!171 = !DILocation(line: 75, column: 6, scope: !170)
!172 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!173 = !DILocation(line: 75, column: 74, scope: !170)
!174 = !DILocation(line: 20, column: 21, scope: !172, inlinedAt: !173)
!175 = !DILocation(line: 19, column: 32, scope: !172, inlinedAt: !173)
!176 = !DILocation(line: 20, column: 31, scope: !172, inlinedAt: !173)
!177 = !DILocation(line: 20, column: 8, scope: !172, inlinedAt: !173)
!178 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!179 = distinct !DISubprogram(name: "Compare", scope: !178, file: !178, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!180 = !DILocation(line: 13, column: 6, scope: !179)
!181 = !DILocation(line: 17, column: 22, scope: !179)
!182 = !DILocation(line: 17, column: 45, scope: !179)
!183 = !DILocation(line: 14, column: 18, scope: !179)
!184 = !DILocation(line: 14, column: 21, scope: !179)
!185 = !DILocation(line: 15, column: 3, scope: !179)
!186 = !DILocation(line: 18, column: 27, scope: !179)
!187 = !DILocation(line: 17, column: 26, scope: !179)
!188 = !DILocation(line: 17, column: 31, scope: !179)
!189 = !DILocation(line: 18, column: 16, scope: !179)
!190 = !DILocation(line: 19, column: 27, scope: !179)
!191 = !DILocation(line: 19, column: 16, scope: !179)
!192 = !DILocation(line: 20, column: 27, scope: !179)
!193 = !DILocation(line: 20, column: 16, scope: !179)
!194 = !DILocation(line: 21, column: 27, scope: !179)
!195 = !DILocation(line: 21, column: 16, scope: !179)
!196 = !DILocation(line: 22, column: 27, scope: !179)
!197 = !DILocation(line: 22, column: 16, scope: !179)
!198 = !DILocation(line: 23, column: 27, scope: !179)
!199 = !DILocation(line: 23, column: 16, scope: !179)
!200 = !DILocation(line: 24, column: 32, scope: !179)
!201 = !DILocation(line: 24, column: 5, scope: !179)
!202 = !DILocation(line: 25, column: 32, scope: !179)
!203 = !DILocation(line: 25, column: 5, scope: !179)
!204 = !DILocation(line: 26, column: 32, scope: !179)
!205 = !DILocation(line: 26, column: 5, scope: !179)
!206 = !DILocation(line: 27, column: 32, scope: !179)
!207 = !DILocation(line: 27, column: 5, scope: !179)
!208 = !DILocation(line: 28, column: 32, scope: !179)
!209 = !DILocation(line: 28, column: 5, scope: !179)
!210 = !DILocation(line: 29, column: 32, scope: !179)
!211 = !DILocation(line: 29, column: 5, scope: !179)
!212 = !DILocation(line: 30, column: 25, scope: !179)
!213 = !DILocation(line: 31, column: 42, scope: !179)
!214 = !DILocation(line: 31, column: 8, scope: !179)
!215 = !DILocation(line: 31, column: 31, scope: !179)
!216 = !DILocation(line: 31, column: 6, scope: !179)
!217 = distinct !DISubprogram(name: "Count", scope: !178, file: !178, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!218 = !DILocation(line: 39, column: 6, scope: !217)
!219 = !DILocation(line: 41, column: 17, scope: !217)
!220 = !DILocation(line: 40, column: 30, scope: !217)
!221 = !DILocation(line: 41, column: 46, scope: !217)
!222 = !DILocation(line: 41, column: 48, scope: !217)
!223 = !DILocation(line: 41, column: 32, scope: !217)
!224 = !DILocation(line: 43, column: 46, scope: !217)
!225 = !DILocation(line: 43, column: 5, scope: !217)
!226 = distinct !DISubprogram(name: "Flags", scope: !178, file: !178, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!227 = !DILocation(line: 49, column: 6, scope: !226)
!228 = !DILocation(line: 51, column: 19, scope: !226)
!229 = !DILocation(line: 52, column: 17, scope: !226)
!230 = !DILocation(line: 50, column: 46, scope: !226)
!231 = !DILocation(line: 50, column: 33, scope: !226)
!232 = !DILocation(line: 52, column: 40, scope: !226)
!233 = !DILocation(line: 52, column: 44, scope: !226)
!234 = !DILocation(line: 52, column: 28, scope: !226)
!235 = !DILocation(line: 54, column: 33, scope: !226)
!236 = !DILocation(line: 55, column: 42, scope: !226)
!237 = !DILocation(line: 55, column: 67, scope: !226)
!238 = !DILocation(line: 55, column: 71, scope: !226)
!239 = !DILocation(line: 55, column: 31, scope: !226)
!240 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!241 = distinct !DISubprogram(name: "SyncedThread", scope: !240, file: !240, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!242 = !DILocation(line: 21, column: 6, scope: !241)
!243 = distinct !DISubprogram(name: "meet", scope: !240, file: !240, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!244 = !DILocation(line: 23, column: 7, scope: !241)
!245 = !DILocation(line: 46, column: 39, scope: !243, inlinedAt: !244)
!246 = !DILocation(line: 46, column: 58, scope: !243, inlinedAt: !244)
!247 = !DILocation(line: 22, column: 18, scope: !241)
!248 = !DILocation(line: 22, column: 21, scope: !241)
!249 = !DILocation(line: 46, column: 14, scope: !243, inlinedAt: !244)
!250 = !DILocation(line: 46, column: 42, scope: !243, inlinedAt: !244)
!251 = !DILocation(line: 46, column: 45, scope: !243, inlinedAt: !244)
!252 = !DILocation(line: 48, column: 7, scope: !243, inlinedAt: !244)
!253 = !DILocation(line: 49, column: 16, scope: !243, inlinedAt: !244)
!254 = !DILocation(line: 50, column: 7, scope: !243, inlinedAt: !244)
!255 = !DILocation(line: 51, column: 19, scope: !243, inlinedAt: !244)
!256 = !DILocation(line: 52, column: 7, scope: !243, inlinedAt: !244)
!257 = !DILocation(line: 53, column: 14, scope: !243, inlinedAt: !244)
!258 = !DILocation(line: 54, column: 13, scope: !243, inlinedAt: !244)
!259 = !DILocation(line: 55, column: 7, scope: !243, inlinedAt: !244)
!260 = !DILocation(line: 56, column: 14, scope: !243, inlinedAt: !244)
!261 = !DILocation(line: 57, column: 16, scope: !243, inlinedAt: !244)
!262 = !DILocation(line: 60, column: 6, scope: !243, inlinedAt: !244)
!263 = !DILocation(line: 60, column: 19, scope: !243, inlinedAt: !244)
!264 = !DILocation(line: 61, column: 17, scope: !243, inlinedAt: !244)
!265 = !DILocation(line: 61, column: 6, scope: !243, inlinedAt: !244)
!266 = !DILocation(line: 60, column: 31, scope: !243, inlinedAt: !244)
!267 = !{!"llvm.loop.unroll.disable"}
!268 = distinct !{!268, !267}
!269 = distinct !DISubprogram(name: "SyncedWarp", scope: !240, file: !240, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!270 = !DILocation(line: 30, column: 6, scope: !269)
!271 = distinct !DISubprogram(name: "meet", scope: !240, file: !240, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!272 = !DILocation(line: 32, column: 7, scope: !269)
!273 = !DILocation(line: 46, column: 39, scope: !271, inlinedAt: !272)
!274 = !DILocation(line: 46, column: 58, scope: !271, inlinedAt: !272)
!275 = !DILocation(line: 31, column: 18, scope: !269)
!276 = !DILocation(line: 31, column: 20, scope: !269)
!277 = !DILocation(line: 31, column: 24, scope: !269)
!278 = !DILocation(line: 46, column: 14, scope: !271, inlinedAt: !272)
!279 = !DILocation(line: 32, column: 39, scope: !269)
!280 = !DILocation(line: 32, column: 56, scope: !269)
!281 = !DILocation(line: 46, column: 42, scope: !271, inlinedAt: !272)
!282 = !DILocation(line: 46, column: 45, scope: !271, inlinedAt: !272)
!283 = !DILocation(line: 48, column: 7, scope: !271, inlinedAt: !272)
!284 = !DILocation(line: 49, column: 16, scope: !271, inlinedAt: !272)
!285 = !DILocation(line: 50, column: 7, scope: !271, inlinedAt: !272)
!286 = !DILocation(line: 51, column: 19, scope: !271, inlinedAt: !272)
!287 = !DILocation(line: 52, column: 7, scope: !271, inlinedAt: !272)
!288 = !DILocation(line: 53, column: 14, scope: !271, inlinedAt: !272)
!289 = !DILocation(line: 54, column: 13, scope: !271, inlinedAt: !272)
!290 = !DILocation(line: 55, column: 7, scope: !271, inlinedAt: !272)
!291 = !DILocation(line: 56, column: 14, scope: !271, inlinedAt: !272)
!292 = !DILocation(line: 57, column: 16, scope: !271, inlinedAt: !272)
!293 = !DILocation(line: 60, column: 6, scope: !271, inlinedAt: !272)
!294 = !DILocation(line: 60, column: 19, scope: !271, inlinedAt: !272)
!295 = !DILocation(line: 61, column: 17, scope: !271, inlinedAt: !272)
!296 = !DILocation(line: 61, column: 6, scope: !271, inlinedAt: !272)
!297 = !DILocation(line: 60, column: 31, scope: !271, inlinedAt: !272)
!298 = !{!"llvm.loop.unroll.disable"}
!299 = distinct !{!299, !298}
!300 = distinct !DISubprogram(name: "SyncedBlock", scope: !240, file: !240, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!301 = !DILocation(line: 39, column: 6, scope: !300)
!302 = distinct !DISubprogram(name: "meet", scope: !240, file: !240, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!303 = !DILocation(line: 41, column: 7, scope: !300)
!304 = !DILocation(line: 46, column: 39, scope: !302, inlinedAt: !303)
!305 = !DILocation(line: 46, column: 58, scope: !302, inlinedAt: !303)
!306 = !DILocation(line: 40, column: 15, scope: !300)
!307 = !DILocation(line: 40, column: 20, scope: !300)
!308 = !DILocation(line: 46, column: 14, scope: !302, inlinedAt: !303)
!309 = !DILocation(line: 41, column: 41, scope: !300)
!310 = !DILocation(line: 41, column: 59, scope: !300)
!311 = !DILocation(line: 46, column: 42, scope: !302, inlinedAt: !303)
!312 = !DILocation(line: 46, column: 45, scope: !302, inlinedAt: !303)
!313 = !DILocation(line: 48, column: 7, scope: !302, inlinedAt: !303)
!314 = !DILocation(line: 49, column: 16, scope: !302, inlinedAt: !303)
!315 = !DILocation(line: 50, column: 7, scope: !302, inlinedAt: !303)
!316 = !DILocation(line: 51, column: 19, scope: !302, inlinedAt: !303)
!317 = !DILocation(line: 52, column: 7, scope: !302, inlinedAt: !303)
!318 = !DILocation(line: 53, column: 14, scope: !302, inlinedAt: !303)
!319 = !DILocation(line: 54, column: 13, scope: !302, inlinedAt: !303)
!320 = !DILocation(line: 55, column: 7, scope: !302, inlinedAt: !303)
!321 = !DILocation(line: 56, column: 14, scope: !302, inlinedAt: !303)
!322 = !DILocation(line: 57, column: 16, scope: !302, inlinedAt: !303)
!323 = !DILocation(line: 60, column: 6, scope: !302, inlinedAt: !303)
!324 = !DILocation(line: 60, column: 19, scope: !302, inlinedAt: !303)
!325 = !DILocation(line: 61, column: 17, scope: !302, inlinedAt: !303)
!326 = !DILocation(line: 61, column: 6, scope: !302, inlinedAt: !303)
!327 = !DILocation(line: 60, column: 31, scope: !302, inlinedAt: !303)
!328 = !{!"llvm.loop.unroll.disable"}
!329 = distinct !{!329, !328}
!330 = distinct !DISubprogram(name: "Rounds", scope: !240, file: !240, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!331 = !DILocation(line: 69, column: 6, scope: !330)
!332 = !DILocation(line: 73, column: 11, scope: !330)
!333 = !DILocation(line: 70, column: 21, scope: !330)
!334 = !DILocation(line: 70, column: 38, scope: !330)
!335 = !DILocation(line: 73, column: 43, scope: !330)
!336 = !DILocation(line: 72, column: 20, scope: !330)
!337 = !DILocation(line: 72, column: 23, scope: !330)
!338 = !DILocation(line: 73, column: 22, scope: !330)
!339 = !DILocation(line: 73, column: 35, scope: !330)
!340 = !DILocation(line: 73, column: 33, scope: !330)
!341 = !DILocation(line: 73, column: 46, scope: !330)
!342 = !DILocation(line: 75, column: 19, scope: !330)
!343 = !DILocation(line: 76, column: 18, scope: !330)
!344 = !DILocation(line: 76, column: 33, scope: !330)
!345 = !DILocation(line: 76, column: 31, scope: !330)
!346 = !DILocation(line: 76, column: 22, scope: !330)
!347 = !DILocation(line: 77, column: 27, scope: !330)
!348 = !DILocation(line: 77, column: 17, scope: !330)
!349 = !DILocation(line: 79, column: 16, scope: !330)
!350 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!351 = distinct !DISubprogram(name: "StoreInt8", scope: !350, file: !350, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!352 = !DILocation(line: 13, column: 6, scope: !351)
!353 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!354 = !DILocation(line: 13, column: 72, scope: !351)
!355 = !DILocation(line: 12, column: 10, scope: !353, inlinedAt: !354)
!356 = !DILocation(line: 11, column: 32, scope: !353, inlinedAt: !354)
!357 = !DILocation(line: 12, column: 20, scope: !353, inlinedAt: !354)
!358 = !DILocation(line: 12, column: 30, scope: !353, inlinedAt: !354)
!359 = distinct !DISubprogram(name: "LoadInt8", scope: !350, file: !350, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!360 = !DILocation(line: 18, column: 6, scope: !359)
!361 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!362 = !DILocation(line: 18, column: 70, scope: !359)
!363 = !DILocation(line: 20, column: 21, scope: !361, inlinedAt: !362)
!364 = !DILocation(line: 19, column: 32, scope: !361, inlinedAt: !362)
!365 = !DILocation(line: 20, column: 31, scope: !361, inlinedAt: !362)
!366 = !DILocation(line: 20, column: 8, scope: !361, inlinedAt: !362)
!367 = distinct !DISubprogram(name: "StoreInt16", scope: !350, file: !350, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!368 = !DILocation(line: 23, column: 6, scope: !367)
!369 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!370 = !DILocation(line: 23, column: 74, scope: !367)
!371 = !DILocation(line: 12, column: 10, scope: !369, inlinedAt: !370)
!372 = !DILocation(line: 11, column: 32, scope: !369, inlinedAt: !370)
!373 = !DILocation(line: 12, column: 20, scope: !369, inlinedAt: !370)
!374 = !DILocation(line: 12, column: 30, scope: !369, inlinedAt: !370)
!375 = distinct !DISubprogram(name: "LoadInt16", scope: !350, file: !350, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!376 = !DILocation(line: 28, column: 6, scope: !375)
!377 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!378 = !DILocation(line: 28, column: 72, scope: !375)
!379 = !DILocation(line: 20, column: 21, scope: !377, inlinedAt: !378)
!380 = !DILocation(line: 19, column: 32, scope: !377, inlinedAt: !378)
!381 = !DILocation(line: 20, column: 31, scope: !377, inlinedAt: !378)
!382 = !DILocation(line: 20, column: 8, scope: !377, inlinedAt: !378)
!383 = distinct !DISubprogram(name: "StoreInt32", scope: !350, file: !350, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!384 = !DILocation(line: 33, column: 6, scope: !383)
!385 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!386 = !DILocation(line: 33, column: 74, scope: !383)
!387 = !DILocation(line: 12, column: 10, scope: !385, inlinedAt: !386)
!388 = !DILocation(line: 11, column: 32, scope: !385, inlinedAt: !386)
!389 = !DILocation(line: 12, column: 20, scope: !385, inlinedAt: !386)
!390 = !DILocation(line: 12, column: 30, scope: !385, inlinedAt: !386)
!391 = distinct !DISubprogram(name: "LoadInt32", scope: !350, file: !350, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!392 = !DILocation(line: 38, column: 6, scope: !391)
!393 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!394 = !DILocation(line: 38, column: 72, scope: !391)
!395 = !DILocation(line: 20, column: 21, scope: !393, inlinedAt: !394)
!396 = !DILocation(line: 19, column: 32, scope: !393, inlinedAt: !394)
!397 = !DILocation(line: 20, column: 31, scope: !393, inlinedAt: !394)
!398 = !DILocation(line: 20, column: 8, scope: !393, inlinedAt: !394)
!399 = distinct !DISubprogram(name: "StoreInt64", scope: !350, file: !350, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!400 = !DILocation(line: 43, column: 6, scope: !399)
!401 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!402 = !DILocation(line: 43, column: 74, scope: !399)
!403 = !DILocation(line: 12, column: 10, scope: !401, inlinedAt: !402)
!404 = !DILocation(line: 11, column: 32, scope: !401, inlinedAt: !402)
!405 = !DILocation(line: 12, column: 20, scope: !401, inlinedAt: !402)
!406 = !DILocation(line: 12, column: 30, scope: !401, inlinedAt: !402)
!407 = distinct !DISubprogram(name: "LoadInt64", scope: !350, file: !350, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!408 = !DILocation(line: 48, column: 6, scope: !407)
!409 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!410 = !DILocation(line: 48, column: 72, scope: !407)
!411 = !DILocation(line: 20, column: 21, scope: !409, inlinedAt: !410)
!412 = !DILocation(line: 19, column: 32, scope: !409, inlinedAt: !410)
!413 = !DILocation(line: 20, column: 31, scope: !409, inlinedAt: !410)
!414 = !DILocation(line: 20, column: 8, scope: !409, inlinedAt: !410)
!415 = distinct !DISubprogram(name: "StoreInt", scope: !350, file: !350, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!416 = !DILocation(line: 53, column: 6, scope: !415)
!417 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!418 = !DILocation(line: 53, column: 70, scope: !415)
!419 = !DILocation(line: 12, column: 10, scope: !417, inlinedAt: !418)
!420 = !DILocation(line: 11, column: 32, scope: !417, inlinedAt: !418)
!421 = !DILocation(line: 12, column: 20, scope: !417, inlinedAt: !418)
!422 = !DILocation(line: 12, column: 30, scope: !417, inlinedAt: !418)
!423 = distinct !DISubprogram(name: "LoadInt", scope: !350, file: !350, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!424 = !DILocation(line: 58, column: 6, scope: !423)
!425 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!426 = !DILocation(line: 58, column: 68, scope: !423)
!427 = !DILocation(line: 20, column: 21, scope: !425, inlinedAt: !426)
!428 = !DILocation(line: 19, column: 32, scope: !425, inlinedAt: !426)
!429 = !DILocation(line: 20, column: 31, scope: !425, inlinedAt: !426)
!430 = !DILocation(line: 20, column: 8, scope: !425, inlinedAt: !426)
!431 = distinct !DISubprogram(name: "StoreUint8", scope: !350, file: !350, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!432 = !DILocation(line: 63, column: 6, scope: !431)
!433 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!434 = !DILocation(line: 63, column: 74, scope: !431)
!435 = !DILocation(line: 12, column: 10, scope: !433, inlinedAt: !434)
!436 = !DILocation(line: 11, column: 32, scope: !433, inlinedAt: !434)
!437 = !DILocation(line: 12, column: 20, scope: !433, inlinedAt: !434)
!438 = !DILocation(line: 12, column: 30, scope: !433, inlinedAt: !434)
!439 = distinct !DISubprogram(name: "LoadUint8", scope: !350, file: !350, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!440 = !DILocation(line: 68, column: 6, scope: !439)
!441 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!442 = !DILocation(line: 68, column: 72, scope: !439)
!443 = !DILocation(line: 20, column: 21, scope: !441, inlinedAt: !442)
!444 = !DILocation(line: 19, column: 32, scope: !441, inlinedAt: !442)
!445 = !DILocation(line: 20, column: 31, scope: !441, inlinedAt: !442)
!446 = !DILocation(line: 20, column: 8, scope: !441, inlinedAt: !442)
!447 = distinct !DISubprogram(name: "StoreUint16", scope: !350, file: !350, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!448 = !DILocation(line: 73, column: 6, scope: !447)
!449 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!450 = !DILocation(line: 73, column: 76, scope: !447)
!451 = !DILocation(line: 12, column: 10, scope: !449, inlinedAt: !450)
!452 = !DILocation(line: 11, column: 32, scope: !449, inlinedAt: !450)
!453 = !DILocation(line: 12, column: 20, scope: !449, inlinedAt: !450)
!454 = !DILocation(line: 12, column: 30, scope: !449, inlinedAt: !450)
!455 = distinct !DISubprogram(name: "LoadUint16", scope: !350, file: !350, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!456 = !DILocation(line: 78, column: 6, scope: !455)
!457 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!458 = !DILocation(line: 78, column: 74, scope: !455)
!459 = !DILocation(line: 20, column: 21, scope: !457, inlinedAt: !458)
!460 = !DILocation(line: 19, column: 32, scope: !457, inlinedAt: !458)
!461 = !DILocation(line: 20, column: 31, scope: !457, inlinedAt: !458)
!462 = !DILocation(line: 20, column: 8, scope: !457, inlinedAt: !458)
!463 = distinct !DISubprogram(name: "StoreUint32", scope: !350, file: !350, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!464 = !DILocation(line: 83, column: 6, scope: !463)
!465 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!466 = !DILocation(line: 83, column: 76, scope: !463)
!467 = !DILocation(line: 12, column: 10, scope: !465, inlinedAt: !466)
!468 = !DILocation(line: 11, column: 32, scope: !465, inlinedAt: !466)
!469 = !DILocation(line: 12, column: 20, scope: !465, inlinedAt: !466)
!470 = !DILocation(line: 12, column: 30, scope: !465, inlinedAt: !466)
!471 = distinct !DISubprogram(name: "LoadUint32", scope: !350, file: !350, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!472 = !DILocation(line: 88, column: 6, scope: !471)
!473 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!474 = !DILocation(line: 88, column: 74, scope: !471)
!475 = !DILocation(line: 20, column: 21, scope: !473, inlinedAt: !474)
!476 = !DILocation(line: 19, column: 32, scope: !473, inlinedAt: !474)
!477 = !DILocation(line: 20, column: 31, scope: !473, inlinedAt: !474)
!478 = !DILocation(line: 20, column: 8, scope: !473, inlinedAt: !474)
!479 = distinct !DISubprogram(name: "StoreUint64", scope: !350, file: !350, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!480 = !DILocation(line: 93, column: 6, scope: !479)
!481 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!482 = !DILocation(line: 93, column: 76, scope: !479)
!483 = !DILocation(line: 12, column: 10, scope: !481, inlinedAt: !482)
!484 = !DILocation(line: 11, column: 32, scope: !481, inlinedAt: !482)
!485 = !DILocation(line: 12, column: 20, scope: !481, inlinedAt: !482)
!486 = !DILocation(line: 12, column: 30, scope: !481, inlinedAt: !482)
!487 = distinct !DISubprogram(name: "LoadUint64", scope: !350, file: !350, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!488 = !DILocation(line: 98, column: 6, scope: !487)
!489 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!490 = !DILocation(line: 98, column: 74, scope: !487)
!491 = !DILocation(line: 20, column: 21, scope: !489, inlinedAt: !490)
!492 = !DILocation(line: 19, column: 32, scope: !489, inlinedAt: !490)
!493 = !DILocation(line: 20, column: 31, scope: !489, inlinedAt: !490)
!494 = !DILocation(line: 20, column: 8, scope: !489, inlinedAt: !490)
!495 = distinct !DISubprogram(name: "StoreUint", scope: !350, file: !350, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!496 = !DILocation(line: 103, column: 6, scope: !495)
!497 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!498 = !DILocation(line: 103, column: 72, scope: !495)
!499 = !DILocation(line: 12, column: 10, scope: !497, inlinedAt: !498)
!500 = !DILocation(line: 11, column: 32, scope: !497, inlinedAt: !498)
!501 = !DILocation(line: 12, column: 20, scope: !497, inlinedAt: !498)
!502 = !DILocation(line: 12, column: 30, scope: !497, inlinedAt: !498)
!503 = distinct !DISubprogram(name: "LoadUint", scope: !350, file: !350, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!504 = !DILocation(line: 108, column: 6, scope: !503)
!505 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!506 = !DILocation(line: 108, column: 70, scope: !503)
!507 = !DILocation(line: 20, column: 21, scope: !505, inlinedAt: !506)
!508 = !DILocation(line: 19, column: 32, scope: !505, inlinedAt: !506)
!509 = !DILocation(line: 20, column: 31, scope: !505, inlinedAt: !506)
!510 = !DILocation(line: 20, column: 8, scope: !505, inlinedAt: !506)
!511 = distinct !DISubprogram(name: "StoreFloat32", scope: !350, file: !350, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!512 = !DILocation(line: 113, column: 6, scope: !511)
!513 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!514 = !DILocation(line: 113, column: 78, scope: !511)
!515 = !DILocation(line: 12, column: 10, scope: !513, inlinedAt: !514)
!516 = !DILocation(line: 11, column: 32, scope: !513, inlinedAt: !514)
!517 = !DILocation(line: 12, column: 20, scope: !513, inlinedAt: !514)
!518 = !DILocation(line: 12, column: 30, scope: !513, inlinedAt: !514)
!519 = distinct !DISubprogram(name: "LoadFloat32", scope: !350, file: !350, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!520 = !DILocation(line: 118, column: 6, scope: !519)
!521 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!522 = !DILocation(line: 118, column: 76, scope: !519)
!523 = !DILocation(line: 20, column: 21, scope: !521, inlinedAt: !522)
!524 = !DILocation(line: 19, column: 32, scope: !521, inlinedAt: !522)
!525 = !DILocation(line: 20, column: 31, scope: !521, inlinedAt: !522)
!526 = !DILocation(line: 20, column: 8, scope: !521, inlinedAt: !522)
!527 = distinct !DISubprogram(name: "StoreFloat64", scope: !350, file: !350, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!528 = !DILocation(line: 123, column: 6, scope: !527)
!529 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!530 = !DILocation(line: 123, column: 78, scope: !527)
!531 = !DILocation(line: 12, column: 10, scope: !529, inlinedAt: !530)
!532 = !DILocation(line: 11, column: 32, scope: !529, inlinedAt: !530)
!533 = !DILocation(line: 12, column: 20, scope: !529, inlinedAt: !530)
!534 = !DILocation(line: 12, column: 30, scope: !529, inlinedAt: !530)
!535 = distinct !DISubprogram(name: "LoadFloat64", scope: !350, file: !350, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!536 = !DILocation(line: 128, column: 6, scope: !535)
!537 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!538 = !DILocation(line: 128, column: 76, scope: !535)
!539 = !DILocation(line: 20, column: 21, scope: !537, inlinedAt: !538)
!540 = !DILocation(line: 19, column: 32, scope: !537, inlinedAt: !538)
!541 = !DILocation(line: 20, column: 31, scope: !537, inlinedAt: !538)
!542 = !DILocation(line: 20, column: 8, scope: !537, inlinedAt: !538)
!543 = distinct !DISubprogram(name: "StoreFloat16", scope: !350, file: !350, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!544 = !DILocation(line: 133, column: 6, scope: !543)
!545 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!546 = !DILocation(line: 133, column: 82, scope: !543)
!547 = !DILocation(line: 12, column: 10, scope: !545, inlinedAt: !546)
!548 = !DILocation(line: 11, column: 32, scope: !545, inlinedAt: !546)
!549 = !DILocation(line: 12, column: 20, scope: !545, inlinedAt: !546)
!550 = !DILocation(line: 12, column: 30, scope: !545, inlinedAt: !546)
!551 = distinct !DISubprogram(name: "LoadFloat16", scope: !350, file: !350, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!552 = !DILocation(line: 138, column: 6, scope: !551)
!553 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!554 = !DILocation(line: 138, column: 80, scope: !551)
!555 = !DILocation(line: 20, column: 21, scope: !553, inlinedAt: !554)
!556 = !DILocation(line: 19, column: 32, scope: !553, inlinedAt: !554)
!557 = !DILocation(line: 20, column: 31, scope: !553, inlinedAt: !554)
!558 = !DILocation(line: 20, column: 8, scope: !553, inlinedAt: !554)
!559 = distinct !DISubprogram(name: "StoreBFloat16", scope: !350, file: !350, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!560 = !DILocation(line: 143, column: 6, scope: !559)
!561 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!562 = !DILocation(line: 143, column: 84, scope: !559)
!563 = !DILocation(line: 12, column: 10, scope: !561, inlinedAt: !562)
!564 = !DILocation(line: 11, column: 32, scope: !561, inlinedAt: !562)
!565 = !DILocation(line: 12, column: 20, scope: !561, inlinedAt: !562)
!566 = !DILocation(line: 12, column: 30, scope: !561, inlinedAt: !562)
!567 = distinct !DISubprogram(name: "LoadBFloat16", scope: !350, file: !350, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!568 = !DILocation(line: 148, column: 6, scope: !567)
!569 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!570 = !DILocation(line: 148, column: 82, scope: !567)
!571 = !DILocation(line: 20, column: 21, scope: !569, inlinedAt: !570)
!572 = !DILocation(line: 19, column: 32, scope: !569, inlinedAt: !570)
!573 = !DILocation(line: 20, column: 31, scope: !569, inlinedAt: !570)
!574 = !DILocation(line: 20, column: 8, scope: !569, inlinedAt: !570)
!575 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !350, file: !350, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!576 = !DILocation(line: 153, column: 6, scope: !575)
!577 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!578 = !DILocation(line: 154, column: 7, scope: !575)
!579 = !DILocation(line: 12, column: 10, scope: !577, inlinedAt: !578)
!580 = !DILocation(line: 11, column: 32, scope: !577, inlinedAt: !578)
!581 = !DILocation(line: 12, column: 20, scope: !577, inlinedAt: !578)
!582 = !DILocation(line: 12, column: 30, scope: !577, inlinedAt: !578)
!583 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !350, file: !350, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!584 = !DILocation(line: 160, column: 6, scope: !583)
!585 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!586 = !DILocation(line: 160, column: 86, scope: !583)
!587 = !DILocation(line: 20, column: 21, scope: !585, inlinedAt: !586)
!588 = !DILocation(line: 19, column: 32, scope: !585, inlinedAt: !586)
!589 = !DILocation(line: 20, column: 31, scope: !585, inlinedAt: !586)
!590 = !DILocation(line: 20, column: 8, scope: !585, inlinedAt: !586)
!591 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !350, file: !350, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!592 = !DILocation(line: 165, column: 6, scope: !591)
!593 = distinct !DISubprogram(name: "store", scope: !133, file: !133, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!594 = !DILocation(line: 166, column: 7, scope: !591)
!595 = !DILocation(line: 12, column: 10, scope: !593, inlinedAt: !594)
!596 = !DILocation(line: 11, column: 32, scope: !593, inlinedAt: !594)
!597 = !DILocation(line: 12, column: 20, scope: !593, inlinedAt: !594)
!598 = !DILocation(line: 12, column: 30, scope: !593, inlinedAt: !594)
!599 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !350, file: !350, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!600 = !DILocation(line: 172, column: 6, scope: !599)
!601 = distinct !DISubprogram(name: "load", scope: !133, file: !133, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!602 = !DILocation(line: 172, column: 86, scope: !599)
!603 = !DILocation(line: 20, column: 21, scope: !601, inlinedAt: !602)
!604 = !DILocation(line: 19, column: 32, scope: !601, inlinedAt: !602)
!605 = !DILocation(line: 20, column: 31, scope: !601, inlinedAt: !602)
!606 = !DILocation(line: 20, column: 8, scope: !601, inlinedAt: !602)
!607 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!608 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!609 = !{void (i32, i32, i64*, i64, i8*)* @Translate, !"kernel", i32 1}
!610 = !{void (i64*, i64, i8*)* @FirstOf0, !"kernel", i32 1}
!611 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay, !"kernel", i32 1}
!612 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!613 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!614 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!615 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!616 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!617 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!618 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!619 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!620 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!621 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!622 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!623 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!624 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!625 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!626 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!627 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!628 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!629 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!630 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!631 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!632 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!633 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!634 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!635 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!636 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!637 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!638 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!639 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!640 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!641 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!642 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!643 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!644 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!645 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!646 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!647 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!648 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!649 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!650 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!651 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!652 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!653 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!654 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!655 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
