target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [50 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Lines to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32, i32, i64*, i64, i8*)* @Translate to i8*), i8* bitcast (void (i64*, i64, i8*)* @FirstOf0 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2 to i8*)], section "llvm.metadata"

define void @Lines(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !7
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !8
	%4 = sext i32 %3 to i64, !dbg !8
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !9
	%6 = sext i32 %5 to i64, !dbg !9
	%7 = trunc i64 %6 to i32, !dbg !10
	%8 = add i32 %7, 1, !dbg !10
	%9 = zext i32 %8 to i64, !dbg !10
	%10 = trunc i64 %4 to i32, !dbg !11
	%11 = urem i32 %8, %10, !dbg !11
	%12 = zext i32 %11 to i64, !dbg !11
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12, !range !13
	%14 = sext i32 %13 to i64, !dbg !12
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !12, !range !14
	%16 = sext i32 %15 to i64, !dbg !12
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !12, !range !14
	%18 = sext i32 %17 to i64, !dbg !12
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !12, !range !15
	%20 = sext i32 %19 to i64, !dbg !12
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !12, !range !16
	%22 = sext i32 %21 to i64, !dbg !12
	%23 = trunc i64 %22 to i32, !dbg !12
	%24 = trunc i64 %18 to i32, !dbg !12
	%25 = mul i32 %23, %24, !dbg !12
	%26 = zext i32 %25 to i64, !dbg !12
	%27 = trunc i64 %16 to i32, !dbg !12
	%28 = add i32 %27, %25, !dbg !12
	%29 = zext i32 %28 to i64, !dbg !12
	%30 = mul i64 %20, %29, !dbg !12
	%31 = add i64 %14, %30, !dbg !12
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !12, !range !17
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !12, !range !17
	%34 = mul i32 %32, %33, !dbg !12
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !12, !range !18
	%36 = mul i32 %34, %35, !dbg !12
	%37 = sext i32 %36 to i64, !dbg !12
	%38 = mul i64 %31, %37, !dbg !12
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !12, !range !19
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !12, !range !19
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !12, !range !20
	%42 = mul i32 %33, %41, !dbg !12
	%43 = add i32 %40, %42, !dbg !12
	%44 = mul i32 %32, %43, !dbg !12
	%45 = add i32 %39, %44, !dbg !12
	%46 = sext i32 %45 to i64, !dbg !12
	%47 = add i64 %38, %46, !dbg !12
	%48 = icmp sge i64 %47, %p5, !dbg !21
	br i1 %48, label %b1, label %b2, !dbg !21

b1:
	ret void, !dbg !22

b2:
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %47, !dbg !23
	%50 = load i64, i64 addrspace(1)* %49, align 8, !dbg !23
	%51 = icmp slt i64 0, %p7, !dbg !23
	br i1 %51, label %b3, label %b5, !dbg !23

b3:
	%52 = icmp eq i64 %p1, 0, !dbg !24
	%53 = trunc i64 %12 to i32, !dbg !25
	br label %b4, !dbg !26

b4:
	%54 = phi i64 [ %80, %b4_ok2 ], [ %50, %b3 ], !dbg !26
	%55 = phi i64 [ %81, %b4_ok2 ], [ 0, %b3 ], !dbg !26
	%56 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !24
	%57 = ptrtoint i64* %56 to i64, !dbg !24
	%58 = and i64 %57, 15, !dbg !24
	%59 = icmp eq i64 %58, 0, !dbg !24
	%60 = or i1 %59, %52, !dbg !24
	%61 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !24
	%62 = ashr i64 %p1, 1, !dbg !24
	%63 = icmp eq i1 %60, false, !dbg !24
	br i1 %63, label %b4_fail1, label %b4_ok1, !dbg !24, !prof !28

b4_ok1:
	%64 = srem i64 %55, %4, !dbg !27
	%65 = mul i64 %64, %p5, !dbg !29
	%66 = add i64 %64, 1, !dbg !30
	%67 = mul i64 %66, %p5, !dbg !31
	%68 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %61, i64 %65, !dbg !32
	%69 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %68, i64 %47, !dbg !33
	%70 = trunc i64 %55 to i32, !dbg !34
	%71 = add i32 %p6, %70, !dbg !35
	%72 = addrspacecast { i64, i64 } addrspace(1)* %69 to { i64, i64 }*, !dbg !25
	%73 = icmp ugt i64 %67, %62, !dbg !32
	%74 = icmp ugt i64 %65, %67, !dbg !32
	%75 = or i1 %73, %74, !dbg !32
	br i1 %75, label %b4_fail2, label %b4_ok2, !dbg !32, !prof !28

b4_ok2:
	%76 = bitcast { i64, i64 }* %72 to i8*, !dbg !25
	call void @gpuc_put_line_thread(i8* %76, i64 %54, i32 %71, i32 %53), !dbg !25
	%77 = addrspacecast { i64, i64 } addrspace(1)* %69 to { i64, i64 }*, !dbg !36
	%78 = bitcast { i64, i64 }* %77 to i8*, !dbg !36
	%79 = call i64 @gpuc_wait_line_thread(i8* %78, i32 %71, i8* %ctrl, i32 3), !dbg !36
	%80 = add i64 %79, 1, !dbg !37
	%81 = add i64 %55, 1, !dbg !37
	%82 = icmp slt i64 %81, %p7, !dbg !37
	br i1 %82, label %b4, label %b5, !dbg !37

b5:
	%83 = phi i64 [ %50, %b2 ], [ %80, %b4_ok2 ], !dbg !26
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %47, !dbg !38
	%85 = icmp uge i64 %47, %p3, !dbg !38
	br i1 %85, label %b5_fail1, label %b5_ok1, !dbg !38, !prof !28

b5_ok1:
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !38
	ret void, !dbg !38

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %58, i64 16), !dbg !24
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !24
	ret void, !dbg !24

b4_fail2:
	%86 = icmp ugt i64 %67, %62, !dbg !32
	br i1 %86, label %b4_fail3, label %b4_ok3, !dbg !32

b4_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %67, i64 %62), !dbg !32
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !32
	ret void, !dbg !32

b4_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %65, i64 %67), !dbg !32
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !32
	ret void, !dbg !32

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %47, i64 %p3), !dbg !38
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !38
	ret void, !dbg !38
}

define void @Ordered(i64 %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !40 {
entry:
	br label %b0, !dbg !41

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !41
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !41
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !41
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !41
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !42, !range !13
	%5 = sext i32 %4 to i64, !dbg !42
	%6 = icmp ne i64 %5, 0, !dbg !43
	%7 = call i32 @gpuc_my_pe_thread(), !dbg !44
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !45
	br i1 %6, label %b1, label %b2, !dbg !43

b1:
	ret void, !dbg !46

b2:
	%9 = sext i32 %7 to i64, !dbg !44
	%10 = trunc i64 %9 to i32, !dbg !47
	%11 = add i32 %10, 1, !dbg !47
	%12 = zext i32 %11 to i64, !dbg !47
	%13 = sext i32 %8 to i64, !dbg !45
	%14 = trunc i64 %13 to i32, !dbg !48
	%15 = urem i32 %11, %14, !dbg !48
	%16 = zext i32 %15 to i64, !dbg !48
	%17 = icmp eq i64 %p1, 0, !dbg !49
	br i1 %17, label %b3, label %b15, !dbg !49

b3:
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50, !range !19
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !50, !range !19
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !50, !range !20
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !50, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !50, !range !17
	%23 = mul i32 %22, %20, !dbg !50
	%24 = add i32 %19, %23, !dbg !50
	%25 = mul i32 %21, %24, !dbg !50
	%26 = add i32 %18, %25, !dbg !50
	%27 = sext i32 %26 to i64, !dbg !50
	%28 = icmp eq i64 %27, 0, !dbg !51
	br i1 %28, label %b4, label %b40, !dbg !51

b4:
	%29 = sdiv i64 %p5, 2, !dbg !54
	%30 = mul i64 %29, 4, !dbg !56
	%31 = trunc i64 %16 to i32, !dbg !56
	%32 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !56
	%33 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !56
	%34 = icmp ugt i64 %29, %p3, !dbg !55
	br i1 %34, label %b4_fail1, label %b4_ok1, !dbg !55, !prof !28

b4_ok1:
	%35 = bitcast i32* %32 to i8*, !dbg !56
	%36 = bitcast i32* %33 to i8*, !dbg !56
	call void @gpuc_put_nbi_thread(i8* %35, i8* %36, i64 %30, i32 %31, i32 0, i32 0, i8* null), !dbg !56
	%37 = sub i64 %p3, %29, !dbg !57
	%38 = sub i64 %p5, %29, !dbg !58
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %29, !dbg !57
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %29, !dbg !58
	%41 = mul i64 %38, 4, !dbg !59
	%42 = addrspacecast i32 addrspace(1)* %39 to i32*, !dbg !59
	%43 = addrspacecast i32 addrspace(1)* %40 to i32*, !dbg !59
	%44 = icmp ne i64 %37, %38, !dbg !59
	br i1 %44, label %b4_fail2, label %b4_ok2, !dbg !59, !prof !28

b4_ok2:
	%45 = bitcast i32* %42 to i8*, !dbg !59
	%46 = bitcast i32* %43 to i8*, !dbg !59
	call void @gpuc_put_nbi_thread(i8* %45, i8* %46, i64 %41, i32 %31, i32 0, i32 0, i8* null), !dbg !59
	%47 = icmp eq i64 %p0, 0, !dbg !60
	br i1 %47, label %b5, label %b6, !dbg !60

b5:
	call void @gpuc_fence_thread(), !dbg !61
	br label %b13, !dbg !61

b6:
	%48 = icmp eq i64 %p0, 1, !dbg !62
	br i1 %48, label %b7, label %b8, !dbg !62

b7:
	call void @gpuc_quiet_thread(), !dbg !63
	br label %b13, !dbg !63

b8:
	%49 = icmp eq i64 %p0, 2, !dbg !64
	br i1 %49, label %b9, label %b13, !dbg !64

b9:
	call void @gpuc_flush_thread(), !dbg !65
	br i1 %28, label %b10, label %b13, !dbg !65

b10:
	%50 = phi i64 [ %51, %b11 ], [ -1, %b9 ], !dbg !66
	%51 = add i64 %50, 1, !dbg !66
	%52 = icmp slt i64 %51, %p5, !dbg !66
	br i1 %52, label %b11, label %b12, !dbg !66

b11:
	%53 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %51, !dbg !67
	store i32 -1, i32 addrspace(1)* %53, align 4, !dbg !67
	br label %b10, !dbg !67

b12:
	call void @gpuc_fence_thread(), !dbg !68
	br label %b13, !dbg !68

b13:
	br i1 %28, label %b14, label %b40, !dbg !68

b14:
	%54 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !69
	%55 = icmp eq i64 addrspace(1)* %3, null, !dbg !69
	br i1 %55, label %b14_fail1, label %b14_ok1, !dbg !69, !prof !28

b14_ok1:
	%56 = bitcast i64* %54 to i8*, !dbg !69
	call void @gpuc_signal_op_thread(i8* %56, i64 %p9, i32 9, i32 %31), !dbg !69
	br label %b40, !dbg !69

b15:
	%57 = icmp eq i64 %p1, 1, !dbg !70
	br i1 %57, label %b16, label %b28, !dbg !70

b16:
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71, !range !19
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !71, !range !19
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !71, !range !20
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !71, !range !17
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !71, !range !17
	%63 = mul i32 %62, %60, !dbg !71
	%64 = add i32 %59, %63, !dbg !71
	%65 = mul i32 %61, %64, !dbg !71
	%66 = add i32 %58, %65, !dbg !71
	%67 = sext i32 %66 to i64, !dbg !71
	%68 = trunc i64 %67 to i32, !dbg !72
	%69 = udiv i32 %68, 32, !dbg !72
	%70 = zext i32 %69 to i64, !dbg !72
	%71 = icmp eq i64 %70, 0, !dbg !73
	br i1 %71, label %b17, label %b40, !dbg !73

b17:
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !74, !range !75
	%73 = sext i32 %72 to i64, !dbg !74
	%74 = icmp eq i64 %73, 0, !dbg !76
	%75 = sdiv i64 %p5, 2, !dbg !79
	%76 = mul i64 %75, 4, !dbg !81
	%77 = trunc i64 %16 to i32, !dbg !81
	%78 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !81
	%79 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !81
	%80 = icmp ugt i64 %75, %p3, !dbg !80
	br i1 %80, label %b17_fail1, label %b17_ok1, !dbg !80, !prof !28

b17_ok1:
	%81 = bitcast i32* %78 to i8*, !dbg !81
	%82 = bitcast i32* %79 to i8*, !dbg !81
	call void @gpuc_put_nbi_warp(i8* %81, i8* %82, i64 %76, i32 %77, i32 0, i32 0, i8* null), !dbg !81
	%83 = sub i64 %p3, %75, !dbg !82
	%84 = sub i64 %p5, %75, !dbg !83
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %75, !dbg !82
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %75, !dbg !83
	%87 = mul i64 %84, 4, !dbg !84
	%88 = addrspacecast i32 addrspace(1)* %85 to i32*, !dbg !84
	%89 = addrspacecast i32 addrspace(1)* %86 to i32*, !dbg !84
	%90 = icmp ne i64 %83, %84, !dbg !84
	br i1 %90, label %b17_fail2, label %b17_ok2, !dbg !84, !prof !28

b17_ok2:
	%91 = bitcast i32* %88 to i8*, !dbg !84
	%92 = bitcast i32* %89 to i8*, !dbg !84
	call void @gpuc_put_nbi_warp(i8* %91, i8* %92, i64 %87, i32 %77, i32 0, i32 0, i8* null), !dbg !84
	%93 = icmp eq i64 %p0, 0, !dbg !85
	br i1 %93, label %b18, label %b19, !dbg !85

b18:
	call void @gpuc_fence_warp(), !dbg !86
	br label %b26, !dbg !86

b19:
	%94 = icmp eq i64 %p0, 1, !dbg !87
	br i1 %94, label %b20, label %b21, !dbg !87

b20:
	call void @gpuc_quiet_warp(), !dbg !88
	br label %b26, !dbg !88

b21:
	%95 = icmp eq i64 %p0, 2, !dbg !89
	br i1 %95, label %b22, label %b26, !dbg !89

b22:
	call void @gpuc_flush_warp(), !dbg !90
	br i1 %74, label %b23, label %b26, !dbg !90

b23:
	%96 = phi i64 [ %97, %b24 ], [ -1, %b22 ], !dbg !91
	%97 = add i64 %96, 1, !dbg !91
	%98 = icmp slt i64 %97, %p5, !dbg !91
	br i1 %98, label %b24, label %b25, !dbg !91

b24:
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %97, !dbg !92
	store i32 -1, i32 addrspace(1)* %99, align 4, !dbg !92
	br label %b23, !dbg !92

b25:
	call void @gpuc_fence_thread(), !dbg !93
	br label %b26, !dbg !93

b26:
	br i1 %74, label %b27, label %b40, !dbg !93

b27:
	%100 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !94
	%101 = icmp eq i64 addrspace(1)* %3, null, !dbg !94
	br i1 %101, label %b27_fail1, label %b27_ok1, !dbg !94, !prof !28

b27_ok1:
	%102 = bitcast i64* %100 to i8*, !dbg !94
	call void @gpuc_signal_op_thread(i8* %102, i64 %p9, i32 9, i32 %77), !dbg !94
	br label %b40, !dbg !94

b28:
	%103 = icmp eq i64 %p1, 2, !dbg !95
	br i1 %103, label %b29, label %b40, !dbg !95

b29:
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !96, !range !19
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !96, !range !19
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !96, !range !20
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !96, !range !17
	%108 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !96, !range !17
	%109 = mul i32 %108, %106, !dbg !96
	%110 = add i32 %105, %109, !dbg !96
	%111 = mul i32 %107, %110, !dbg !96
	%112 = add i32 %104, %111, !dbg !96
	%113 = sext i32 %112 to i64, !dbg !96
	%114 = icmp eq i64 %113, 0, !dbg !97
	%115 = sdiv i64 %p5, 2, !dbg !100
	%116 = mul i64 %115, 4, !dbg !102
	%117 = trunc i64 %16 to i32, !dbg !102
	%118 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !102
	%119 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !102
	%120 = icmp ugt i64 %115, %p3, !dbg !101
	br i1 %120, label %b29_fail1, label %b29_ok1, !dbg !101, !prof !28

b29_ok1:
	%121 = bitcast i32* %118 to i8*, !dbg !102
	%122 = bitcast i32* %119 to i8*, !dbg !102
	call void @gpuc_put_nbi_block(i8* %121, i8* %122, i64 %116, i32 %117, i32 1, i32 0, i8* null), !dbg !102
	%123 = sub i64 %p3, %115, !dbg !103
	%124 = sub i64 %p5, %115, !dbg !104
	%125 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %115, !dbg !103
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %115, !dbg !104
	%127 = mul i64 %124, 4, !dbg !105
	%128 = addrspacecast i32 addrspace(1)* %125 to i32*, !dbg !105
	%129 = addrspacecast i32 addrspace(1)* %126 to i32*, !dbg !105
	%130 = icmp ne i64 %123, %124, !dbg !105
	br i1 %130, label %b29_fail2, label %b29_ok2, !dbg !105, !prof !28

b29_ok2:
	%131 = bitcast i32* %128 to i8*, !dbg !105
	%132 = bitcast i32* %129 to i8*, !dbg !105
	call void @gpuc_put_nbi_block(i8* %131, i8* %132, i64 %127, i32 %117, i32 1, i32 0, i8* null), !dbg !105
	%133 = icmp eq i64 %p0, 0, !dbg !106
	br i1 %133, label %b30, label %b31, !dbg !106

b30:
	call void @gpuc_fence_block(), !dbg !107
	br label %b38, !dbg !107

b31:
	%134 = icmp eq i64 %p0, 1, !dbg !108
	br i1 %134, label %b32, label %b33, !dbg !108

b32:
	call void @gpuc_quiet_block(), !dbg !109
	br label %b38, !dbg !109

b33:
	%135 = icmp eq i64 %p0, 2, !dbg !110
	br i1 %135, label %b34, label %b38, !dbg !110

b34:
	call void @gpuc_flush_block(), !dbg !111
	br i1 %114, label %b35, label %b38, !dbg !111

b35:
	%136 = phi i64 [ %137, %b36 ], [ -1, %b34 ], !dbg !112
	%137 = add i64 %136, 1, !dbg !112
	%138 = icmp slt i64 %137, %p5, !dbg !112
	br i1 %138, label %b36, label %b37, !dbg !112

b36:
	%139 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %137, !dbg !113
	store i32 -1, i32 addrspace(1)* %139, align 4, !dbg !113
	br label %b35, !dbg !113

b37:
	call void @gpuc_fence_thread(), !dbg !114
	br label %b38, !dbg !114

b38:
	br i1 %114, label %b39, label %b40, !dbg !114

b39:
	%140 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !115
	%141 = icmp eq i64 addrspace(1)* %3, null, !dbg !115
	br i1 %141, label %b39_fail1, label %b39_ok1, !dbg !115, !prof !28

b39_ok1:
	%142 = bitcast i64* %140 to i8*, !dbg !115
	call void @gpuc_signal_op_thread(i8* %142, i64 %p9, i32 9, i32 %117), !dbg !115
	br label %b40, !dbg !115

b40:
	%143 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !116
	%144 = bitcast i64* %143 to i8*, !dbg !116
	%145 = call i64 @gpuc_signal_wait_until_thread(i8* %144, i32 5, i64 %p9, i32 1, i8* %ctrl, i32 8), !dbg !116
	%146 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117, !range !19
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !117, !range !19
	%148 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !117, !range !20
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !117, !range !17
	%150 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !117, !range !17
	%151 = mul i32 %150, %148, !dbg !117
	%152 = add i32 %147, %151, !dbg !117
	%153 = mul i32 %149, %152, !dbg !117
	%154 = add i32 %146, %153, !dbg !117
	%155 = sext i32 %154 to i64, !dbg !117
	%156 = mul i32 %149, %150, !dbg !117
	%157 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !117, !range !18
	%158 = mul i32 %156, %157, !dbg !117
	%159 = sext i32 %158 to i64, !dbg !117
	%160 = mul i64 %p7, -1, !dbg !117
	%161 = add i64 %p3, %160, !dbg !117
	%162 = icmp sge i64 %161, 0, !dbg !117
	br i1 %162, label %b41, label %b43_cold, !dbg !117, !prof !118

b41:
	%163 = phi i64 [ %155, %b40 ], [ %168, %b42 ], !dbg !117
	%164 = icmp slt i64 %163, %p7, !dbg !117
	br i1 %164, label %b42, label %b45, !dbg !117

b42:
	%165 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %163, !dbg !119
	%166 = load i32, i32 addrspace(1)* %165, align 4, !dbg !119
	%167 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %163, !dbg !120
	store i32 %166, i32 addrspace(1)* %167, align 4, !dbg !120
	%168 = add i64 %163, %159, !dbg !117
	br label %b41, !dbg !117

b45:
	ret void, !dbg !117

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %29, i64 %p3), !dbg !55
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !55
	ret void, !dbg !55

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %37, i64 %38), !dbg !59
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !59
	ret void, !dbg !59

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !69
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !69
	ret void, !dbg !69

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %75, i64 %p3), !dbg !80
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !80
	ret void, !dbg !80

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %83, i64 %84), !dbg !84
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !84
	ret void, !dbg !84

b27_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !94
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !94
	ret void, !dbg !94

b29_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %115, i64 %p3), !dbg !101
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !101
	ret void, !dbg !101

b29_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %123, i64 %124), !dbg !105
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !105
	ret void, !dbg !105

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 0), !dbg !115
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !115
	ret void, !dbg !115

b43_cold:
	%169 = phi i64 [ %175, %b44_cold_ok1 ], [ %155, %b40 ], !dbg !117
	%170 = icmp slt i64 %169, %p7, !dbg !117
	br i1 %170, label %b44_cold, label %b45, !dbg !117

b44_cold:
	%171 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %169, !dbg !119
	%172 = icmp uge i64 %169, %p3, !dbg !119
	br i1 %172, label %b44_cold_fail1, label %b44_cold_ok1, !dbg !119, !prof !28

b44_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %169, i64 %p3), !dbg !119
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !119
	ret void, !dbg !119

b44_cold_ok1:
	%173 = load i32, i32 addrspace(1)* %171, align 4, !dbg !119
	%174 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %169, !dbg !120
	store i32 %173, i32 addrspace(1)* %174, align 4, !dbg !120
	%175 = add i64 %169, %159, !dbg !117
	br label %b43_cold, !dbg !117, !llvm.loop !122
}

define void @Query(i32 %p0, i64* %p1, i64 %p2, i8* %ctrl) nounwind !dbg !124 {
entry:
	br label %b0, !dbg !125

b0:
	%0 = addrspacecast i64* %p1 to i64 addrspace(1)*, !dbg !125
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126, !range !13
	%2 = sext i32 %1 to i64, !dbg !126
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !126, !range !14
	%4 = sext i32 %3 to i64, !dbg !126
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !126, !range !14
	%6 = sext i32 %5 to i64, !dbg !126
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !126, !range !15
	%8 = sext i32 %7 to i64, !dbg !126
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !126, !range !16
	%10 = sext i32 %9 to i64, !dbg !126
	%11 = trunc i64 %10 to i32, !dbg !126
	%12 = trunc i64 %6 to i32, !dbg !126
	%13 = mul i32 %11, %12, !dbg !126
	%14 = zext i32 %13 to i64, !dbg !126
	%15 = trunc i64 %4 to i32, !dbg !126
	%16 = add i32 %15, %13, !dbg !126
	%17 = zext i32 %16 to i64, !dbg !126
	%18 = mul i64 %8, %17, !dbg !126
	%19 = add i64 %2, %18, !dbg !126
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126, !range !17
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !126, !range !17
	%22 = mul i32 %20, %21, !dbg !126
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !126, !range !18
	%24 = mul i32 %22, %23, !dbg !126
	%25 = sext i32 %24 to i64, !dbg !126
	%26 = mul i64 %19, %25, !dbg !126
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !126, !range !19
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !126, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !126, !range !20
	%30 = mul i32 %21, %29, !dbg !126
	%31 = add i32 %28, %30, !dbg !126
	%32 = mul i32 %20, %31, !dbg !126
	%33 = add i32 %27, %32, !dbg !126
	%34 = sext i32 %33 to i64, !dbg !126
	%35 = add i64 %26, %34, !dbg !126
	%36 = icmp ne i64 %35, 0, !dbg !127
	%37 = call i32 @gpuc_my_pe_thread(), !dbg !128
	%38 = call i32 @gpuc_num_pes_thread(), !dbg !129
	br i1 %36, label %b1, label %b2, !dbg !127

b1:
	ret void, !dbg !130

b2:
	%39 = sext i32 %37 to i64, !dbg !128
	%40 = sext i32 %38 to i64, !dbg !129
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !131
	%42 = icmp uge i64 0, %p2, !dbg !131
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !131, !prof !28

b2_ok1:
	store i64 %39, i64 addrspace(1)* %41, align 8, !dbg !131
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !132
	%44 = icmp uge i64 1, %p2, !dbg !132
	br i1 %44, label %b2_fail2, label %b2_ok2, !dbg !132, !prof !28

b2_ok2:
	store i64 %40, i64 addrspace(1)* %43, align 8, !dbg !132
	%45 = call i32 @gpuc_team_my_pe_thread(i32 0), !dbg !133
	%46 = sext i32 %45 to i64, !dbg !133
	%47 = call i32 @gpuc_team_num_pes_thread(i32 0), !dbg !134
	%48 = sext i32 %47 to i64, !dbg !134
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !135
	%50 = icmp uge i64 2, %p2, !dbg !135
	br i1 %50, label %b2_fail3, label %b2_ok3, !dbg !135, !prof !28

b2_ok3:
	store i64 %46, i64 addrspace(1)* %49, align 8, !dbg !135
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !136
	%52 = icmp uge i64 3, %p2, !dbg !136
	br i1 %52, label %b2_fail4, label %b2_ok4, !dbg !136, !prof !28

b2_ok4:
	store i64 %48, i64 addrspace(1)* %51, align 8, !dbg !136
	%53 = call i32 @gpuc_team_my_pe_thread(i32 1), !dbg !137
	%54 = sext i32 %53 to i64, !dbg !137
	%55 = call i32 @gpuc_team_num_pes_thread(i32 1), !dbg !138
	%56 = sext i32 %55 to i64, !dbg !138
	%57 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !139
	%58 = icmp uge i64 4, %p2, !dbg !139
	br i1 %58, label %b2_fail5, label %b2_ok5, !dbg !139, !prof !28

b2_ok5:
	store i64 %54, i64 addrspace(1)* %57, align 8, !dbg !139
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !140
	%60 = icmp uge i64 5, %p2, !dbg !140
	br i1 %60, label %b2_fail6, label %b2_ok6, !dbg !140, !prof !28

b2_ok6:
	store i64 %56, i64 addrspace(1)* %59, align 8, !dbg !140
	%61 = call i32 @gpuc_team_my_pe_thread(i32 2), !dbg !141
	%62 = sext i32 %61 to i64, !dbg !141
	%63 = call i32 @gpuc_team_num_pes_thread(i32 2), !dbg !142
	%64 = sext i32 %63 to i64, !dbg !142
	%65 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 6, !dbg !143
	%66 = icmp uge i64 6, %p2, !dbg !143
	br i1 %66, label %b2_fail7, label %b2_ok7, !dbg !143, !prof !28

b2_ok7:
	store i64 %62, i64 addrspace(1)* %65, align 8, !dbg !143
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 7, !dbg !144
	%68 = icmp uge i64 7, %p2, !dbg !144
	br i1 %68, label %b2_fail8, label %b2_ok8, !dbg !144, !prof !28

b2_ok8:
	store i64 %64, i64 addrspace(1)* %67, align 8, !dbg !144
	%69 = call i32 @gpuc_team_my_pe_thread(i32 %p0), !dbg !145
	%70 = sext i32 %69 to i64, !dbg !145
	%71 = call i32 @gpuc_team_num_pes_thread(i32 %p0), !dbg !146
	%72 = sext i32 %71 to i64, !dbg !146
	%73 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 8, !dbg !147
	%74 = icmp uge i64 8, %p2, !dbg !147
	br i1 %74, label %b2_fail9, label %b2_ok9, !dbg !147, !prof !28

b2_ok9:
	store i64 %70, i64 addrspace(1)* %73, align 8, !dbg !147
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 9, !dbg !148
	%76 = icmp uge i64 9, %p2, !dbg !148
	br i1 %76, label %b2_fail10, label %b2_ok10, !dbg !148, !prof !28

b2_ok10:
	store i64 %72, i64 addrspace(1)* %75, align 8, !dbg !148
	ret void, !dbg !148

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 0, i64 %p2), !dbg !131
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !131
	ret void, !dbg !131

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 1, i64 %p2), !dbg !132
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !132
	ret void, !dbg !132

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 2, i64 %p2), !dbg !135
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !135
	ret void, !dbg !135

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 3, i64 %p2), !dbg !136
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !136
	ret void, !dbg !136

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 4, i64 %p2), !dbg !139
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !139
	ret void, !dbg !139

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 5, i64 %p2), !dbg !140
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !140
	ret void, !dbg !140

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 6, i64 %p2), !dbg !143
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !143
	ret void, !dbg !143

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 7, i64 %p2), !dbg !144
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !144
	ret void, !dbg !144

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 8, i64 %p2), !dbg !147
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !147
	ret void, !dbg !147

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 9, i64 %p2), !dbg !148
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !148
	ret void, !dbg !148
}

define void @Translate(i32 %p0, i32 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !149 {
entry:
	br label %b0, !dbg !150

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !150
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !151, !range !13
	%2 = sext i32 %1 to i64, !dbg !151
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !151, !range !14
	%4 = sext i32 %3 to i64, !dbg !151
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !151, !range !14
	%6 = sext i32 %5 to i64, !dbg !151
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !151, !range !15
	%8 = sext i32 %7 to i64, !dbg !151
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !151, !range !16
	%10 = sext i32 %9 to i64, !dbg !151
	%11 = trunc i64 %10 to i32, !dbg !151
	%12 = trunc i64 %6 to i32, !dbg !151
	%13 = mul i32 %11, %12, !dbg !151
	%14 = zext i32 %13 to i64, !dbg !151
	%15 = trunc i64 %4 to i32, !dbg !151
	%16 = add i32 %15, %13, !dbg !151
	%17 = zext i32 %16 to i64, !dbg !151
	%18 = mul i64 %8, %17, !dbg !151
	%19 = add i64 %2, %18, !dbg !151
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !151, !range !17
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !151, !range !17
	%22 = mul i32 %20, %21, !dbg !151
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !151, !range !18
	%24 = mul i32 %22, %23, !dbg !151
	%25 = sext i32 %24 to i64, !dbg !151
	%26 = mul i64 %19, %25, !dbg !151
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151, !range !19
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !151, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !151, !range !20
	%30 = mul i32 %21, %29, !dbg !151
	%31 = add i32 %28, %30, !dbg !151
	%32 = mul i32 %20, %31, !dbg !151
	%33 = add i32 %27, %32, !dbg !151
	%34 = sext i32 %33 to i64, !dbg !151
	%35 = add i64 %26, %34, !dbg !151
	%36 = mul i64 %8, %10, !dbg !151
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !151, !range !16
	%38 = sext i32 %37 to i64, !dbg !151
	%39 = mul i64 %36, %38, !dbg !151
	%40 = mul i64 %39, %25, !dbg !151
	br label %b1, !dbg !151

b1:
	%41 = phi i64 [ %35, %b0 ], [ %50, %b2 ], !dbg !151
	%42 = icmp slt i64 %41, %p3, !dbg !151
	br i1 %42, label %b2, label %b3, !dbg !151

b2:
	%43 = sub i64 %41, 1, !dbg !152
	%44 = icmp ule i64 %43, 2147483647, !dbg !153
	%45 = trunc i64 %43 to i32, !dbg !153
	%46 = select i1 %44, i32 %45, i32 -1, !dbg !153
	%47 = call i32 @gpuc_translate_pe_thread(i32 %p0, i32 %46, i32 %p1), !dbg !153
	%48 = sext i32 %47 to i64, !dbg !153
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %41, !dbg !154
	store i64 %48, i64 addrspace(1)* %49, align 8, !dbg !154
	%50 = add i64 %41, %40, !dbg !151
	br label %b1, !dbg !151

b3:
	ret void, !dbg !151
}

define void @FirstOf0(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !155 {
entry:
	br label %b0, !dbg !156

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !156
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !157, !range !13
	%2 = sext i32 %1 to i64, !dbg !157
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !157, !range !14
	%4 = sext i32 %3 to i64, !dbg !157
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !157, !range !14
	%6 = sext i32 %5 to i64, !dbg !157
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !157, !range !15
	%8 = sext i32 %7 to i64, !dbg !157
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !157, !range !16
	%10 = sext i32 %9 to i64, !dbg !157
	%11 = trunc i64 %10 to i32, !dbg !157
	%12 = trunc i64 %6 to i32, !dbg !157
	%13 = mul i32 %11, %12, !dbg !157
	%14 = zext i32 %13 to i64, !dbg !157
	%15 = trunc i64 %4 to i32, !dbg !157
	%16 = add i32 %15, %13, !dbg !157
	%17 = zext i32 %16 to i64, !dbg !157
	%18 = mul i64 %8, %17, !dbg !157
	%19 = add i64 %2, %18, !dbg !157
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !157, !range !17
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !157, !range !17
	%22 = mul i32 %20, %21, !dbg !157
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !157, !range !18
	%24 = mul i32 %22, %23, !dbg !157
	%25 = sext i32 %24 to i64, !dbg !157
	%26 = mul i64 %19, %25, !dbg !157
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !157, !range !19
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !157, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !157, !range !20
	%30 = mul i32 %21, %29, !dbg !157
	%31 = add i32 %28, %30, !dbg !157
	%32 = mul i32 %20, %31, !dbg !157
	%33 = add i32 %27, %32, !dbg !157
	%34 = sext i32 %33 to i64, !dbg !157
	%35 = add i64 %26, %34, !dbg !157
	%36 = icmp eq i64 %35, 0, !dbg !158
	br i1 %36, label %b1, label %b2, !dbg !158

b1:
	%37 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !159
	%38 = addrspacecast i64 addrspace(1)* %37 to i64*, !dbg !160
	%39 = icmp uge i64 0, %p1, !dbg !159
	br i1 %39, label %b1_fail1, label %b1_ok1, !dbg !159, !prof !28

b1_ok1:
	%40 = bitcast i64* %38 to i8*, !dbg !160
	%41 = call i64 @gpuc_g_thread_64(i8* %40, i32 0), !dbg !160
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !161
	%43 = icmp uge i64 1, %p1, !dbg !161
	br i1 %43, label %b1_fail2, label %b1_ok2, !dbg !161, !prof !28

b1_ok2:
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !161
	br label %b2, !dbg !161

b2:
	ret void, !dbg !161

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 %p1), !dbg !159
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !159
	ret void, !dbg !159

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 1, i64 %p1), !dbg !161
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !161
	ret void, !dbg !161
}

define void @Relay(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !163 {
entry:
	br label %b0, !dbg !164

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !164
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !164
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !164
	%3 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !164
	%4 = sub i64 %p7, 1, !dbg !165
	%5 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 1, !dbg !165
	%6 = icmp ugt i64 1, %p7, !dbg !165
	%7 = icmp ne i64 %4, %p5, !dbg !166
	%8 = or i1 %6, %7, !dbg !166
	br i1 %8, label %b0_fail1, label %b0_ok1, !dbg !166, !prof !28

b0_ok1:
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !166
	%10 = sext i32 %9 to i64, !dbg !166
	%11 = mul i64 %p5, 4, !dbg !166
	%12 = trunc i64 %p8 to i32, !dbg !166
	%13 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !166
	%14 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !166
	%15 = icmp uge i64 %p8, %10, !dbg !166
	br i1 %15, label %b0_fail3, label %b0_ok3, !dbg !166, !prof !28

b0_ok3:
	%16 = bitcast i32* %13 to i8*, !dbg !166
	%17 = bitcast i32* %14 to i8*, !dbg !166
	call void @gpuc_get_block(i8* %16, i8* %17, i64 %11, i32 %12), !dbg !166
	call void @llvm.nvvm.barrier0(), !dbg !167
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168, !range !19
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !168, !range !19
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !168, !range !20
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !168, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !168, !range !17
	%23 = mul i32 %22, %20, !dbg !168
	%24 = add i32 %19, %23, !dbg !168
	%25 = mul i32 %21, %24, !dbg !168
	%26 = add i32 %18, %25, !dbg !168
	%27 = sext i32 %26 to i64, !dbg !168
	%28 = mul i32 %21, %22, !dbg !168
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !168, !range !18
	%30 = mul i32 %28, %29, !dbg !168
	%31 = sext i32 %30 to i64, !dbg !168
	br label %b1, !dbg !168

b1:
	%32 = phi i64 [ %27, %b0_ok3 ], [ %37, %b2 ], !dbg !168
	%33 = icmp slt i64 %32, %4, !dbg !168
	br i1 %33, label %b2, label %b3, !dbg !168

b2:
	%34 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %32, !dbg !169
	%35 = load i32, i32 addrspace(1)* %34, align 4, !dbg !169
	%36 = add i32 %35, 1, !dbg !170
	store i32 %36, i32 addrspace(1)* %34, align 4, !dbg !169
	%37 = add i64 %32, %31, !dbg !168
	br label %b1, !dbg !168

b3:
	call void @llvm.nvvm.barrier0(), !dbg !171
	%38 = sub i64 %4, 1, !dbg !172
	%39 = sub i64 %p1, 1, !dbg !173
	%40 = icmp ugt i64 1, %4, !dbg !172
	br i1 %40, label %b3_fail1, label %b3_ok1, !dbg !172, !prof !28

b3_ok1:
	%41 = call i64 @llvm.nvvm.mulhi.ull(i64 %39, i64 1), !dbg !173
	%42 = icmp ult i64 %39, 9223372036854775807, !dbg !173
	%43 = select i1 %42, i64 %p1, i64 9223372036854775807, !dbg !173
	%44 = icmp eq i64 %41, 0, !dbg !173
	%45 = select i1 %44, i64 %43, i64 9223372036854775807, !dbg !173
	%46 = icmp eq i64 %p1, 0, !dbg !173
	%47 = select i1 %46, i64 0, i64 %45, !dbg !173
	%48 = icmp ugt i64 %47, %p1, !dbg !173
	br i1 %48, label %b3_fail2, label %b3_ok2, !dbg !173, !prof !28

b3_ok2:
	%49 = call i64 @llvm.nvvm.mulhi.ull(i64 %39, i64 2), !dbg !173
	%50 = mul i64 %39, 2, !dbg !173
	%51 = icmp ult i64 %50, 9223372036854775807, !dbg !173
	%52 = add i64 %50, 1, !dbg !173
	%53 = select i1 %51, i64 %52, i64 9223372036854775807, !dbg !173
	%54 = icmp eq i64 %49, 0, !dbg !173
	%55 = select i1 %54, i64 %53, i64 9223372036854775807, !dbg !173
	%56 = select i1 %46, i64 0, i64 %55, !dbg !173
	%57 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 1, !dbg !172
	%58 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !173
	%59 = addrspacecast i32 addrspace(1)* %57 to i32*, !dbg !173
	%60 = icmp ugt i64 %56, %38, !dbg !173
	br i1 %60, label %b3_fail3, label %b3_ok3, !dbg !173, !prof !28

b3_ok3:
	%61 = bitcast i32* %58 to i8*, !dbg !173
	%62 = bitcast i32* %59 to i8*, !dbg !173
	call void @gpuc_i_put_block_32(i8* %61, i8* %62, i64 1, i64 2, i64 %p1, i32 %12), !dbg !173
	%63 = mul i64 %4, 4, !dbg !174
	%64 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !174
	%65 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !174
	%66 = icmp ne i64 %p3, %4, !dbg !174
	br i1 %66, label %b3_fail4, label %b3_ok4, !dbg !174, !prof !28

b3_ok4:
	%67 = bitcast i32* %64 to i8*, !dbg !174
	%68 = bitcast i32* %65 to i8*, !dbg !174
	call void @gpuc_put_nbi_block(i8* %67, i8* %68, i64 %63, i32 %12, i32 0, i32 0, i8* null), !dbg !174
	call void @gpuc_quiet_block(), !dbg !175
	ret void, !dbg !175

b0_fail1:
	%69 = icmp ugt i64 1, %p7, !dbg !165
	br i1 %69, label %b0_fail2, label %b0_ok2, !dbg !165

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 1, i64 %p7), !dbg !165
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !165
	ret void, !dbg !165

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %4, i64 %p5), !dbg !166
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !166
	ret void, !dbg !166

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %p8, i64 %10), !dbg !166
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !166
	ret void, !dbg !166

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 1, i64 %4), !dbg !172
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !172
	ret void, !dbg !172

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %47, i64 %p1), !dbg !173
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !173
	ret void, !dbg !173

b3_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %56, i64 %38), !dbg !173
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !173
	ret void, !dbg !173

b3_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %p3, i64 %4), !dbg !174
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !174
	ret void, !dbg !174
}

define void @ReuseSource(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !177 {
entry:
	br label %b0, !dbg !178

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !178
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !178
	%2 = icmp ne i64 %p1, %p3, !dbg !179
	br i1 %2, label %b0_fail1, label %b0_ok1, !dbg !179, !prof !28

b0_ok1:
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !179
	%4 = sext i32 %3 to i64, !dbg !179
	%5 = mul i64 %p3, 4, !dbg !179
	%6 = trunc i64 %p4 to i32, !dbg !179
	%7 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !179
	%8 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !179
	%9 = icmp uge i64 %p4, %4, !dbg !179
	br i1 %9, label %b0_fail2, label %b0_ok2, !dbg !179, !prof !28

b0_ok2:
	%10 = bitcast i32* %7 to i8*, !dbg !179
	%11 = bitcast i32* %8 to i8*, !dbg !179
	call void @gpuc_put_block(i8* %10, i8* %11, i64 %5, i32 %6, i32 1, i32 0, i8* null), !dbg !179
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !180, !range !19
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !180, !range !19
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !180, !range !20
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !180, !range !17
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !180, !range !17
	%17 = mul i32 %16, %14, !dbg !180
	%18 = add i32 %13, %17, !dbg !180
	%19 = mul i32 %15, %18, !dbg !180
	%20 = add i32 %12, %19, !dbg !180
	%21 = sext i32 %20 to i64, !dbg !180
	%22 = mul i32 %15, %16, !dbg !180
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !180, !range !18
	%24 = mul i32 %22, %23, !dbg !180
	%25 = sext i32 %24 to i64, !dbg !180
	br label %b1, !dbg !180

b1:
	%26 = phi i64 [ %21, %b0_ok2 ], [ %29, %b2 ], !dbg !180
	%27 = icmp slt i64 %26, %p3, !dbg !180
	br i1 %27, label %b2, label %b3, !dbg !180

b2:
	%28 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %26, !dbg !181
	store i32 -1, i32 addrspace(1)* %28, align 4, !dbg !181
	%29 = add i64 %26, %25, !dbg !180
	br label %b1, !dbg !180

b3:
	ret void, !dbg !180

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p1, i64 %p3), !dbg !179
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !179
	ret void, !dbg !179

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p4, i64 %4), !dbg !179
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !179
	ret void, !dbg !179
}

define void @GetThenUse(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !182 {
entry:
	br label %b0, !dbg !183

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !183
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !183
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !184, !range !13
	%3 = sext i32 %2 to i64, !dbg !184
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !184, !range !14
	%5 = sext i32 %4 to i64, !dbg !184
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !184, !range !14
	%7 = sext i32 %6 to i64, !dbg !184
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !184, !range !15
	%9 = sext i32 %8 to i64, !dbg !184
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !184, !range !16
	%11 = sext i32 %10 to i64, !dbg !184
	%12 = trunc i64 %11 to i32, !dbg !184
	%13 = trunc i64 %7 to i32, !dbg !184
	%14 = mul i32 %12, %13, !dbg !184
	%15 = zext i32 %14 to i64, !dbg !184
	%16 = trunc i64 %5 to i32, !dbg !184
	%17 = add i32 %16, %14, !dbg !184
	%18 = zext i32 %17 to i64, !dbg !184
	%19 = mul i64 %9, %18, !dbg !184
	%20 = add i64 %3, %19, !dbg !184
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !184, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !184, !range !17
	%23 = mul i32 %21, %22, !dbg !184
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !184, !range !18
	%25 = mul i32 %23, %24, !dbg !184
	%26 = sext i32 %25 to i64, !dbg !184
	%27 = mul i64 %20, %26, !dbg !184
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !184, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !184, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !184, !range !20
	%31 = mul i32 %22, %30, !dbg !184
	%32 = add i32 %29, %31, !dbg !184
	%33 = mul i32 %21, %32, !dbg !184
	%34 = add i32 %28, %33, !dbg !184
	%35 = sext i32 %34 to i64, !dbg !184
	%36 = add i64 %27, %35, !dbg !184
	%37 = icmp ne i64 %36, 0, !dbg !185
	%38 = call i32 @gpuc_num_pes_thread(), !dbg !186
	br i1 %37, label %b1, label %b2, !dbg !185

b1:
	ret void, !dbg !187

b2:
	%39 = sext i32 %38 to i64, !dbg !186
	%40 = mul i64 %p3, 4, !dbg !186
	%41 = trunc i64 %p4 to i32, !dbg !186
	%42 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !186
	%43 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !186
	%44 = icmp ne i64 %p1, %p3, !dbg !186
	%45 = icmp uge i64 %p4, %39, !dbg !186
	%46 = or i1 %44, %45, !dbg !186
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !186, !prof !28

b2_ok1:
	%47 = bitcast i32* %42 to i8*, !dbg !186
	%48 = bitcast i32* %43 to i8*, !dbg !186
	call void @gpuc_get_thread(i8* %47, i8* %48, i64 %40, i32 %41), !dbg !186
	br label %b3, !dbg !188

b3:
	%49 = phi i64 [ -1, %b2_ok1 ], [ %50, %b4 ], !dbg !188
	%50 = add i64 %49, 1, !dbg !188
	%51 = icmp slt i64 %50, %p1, !dbg !188
	br i1 %51, label %b4, label %b5, !dbg !188

b4:
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %50, !dbg !189
	%53 = load i32, i32 addrspace(1)* %52, align 4, !dbg !189
	%54 = add i32 %53, 1, !dbg !190
	store i32 %54, i32 addrspace(1)* %52, align 4, !dbg !189
	br label %b3, !dbg !189

b5:
	ret void, !dbg !189

b2_fail1:
	%55 = icmp ne i64 %p1, %p3, !dbg !186
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !186

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %p1, i64 %p3), !dbg !186
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !186
	ret void, !dbg !186

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %p4, i64 %39), !dbg !186
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !186
	ret void, !dbg !186
}

define void @PutParts(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !191 {
entry:
	br label %b0, !dbg !192

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !192
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !192
	%2 = add i64 %p3, %p4, !dbg !194
	%3 = sub i64 %2, 1, !dbg !195
	%4 = icmp eq i64 %p4, 0, !dbg !193
	br i1 %4, label %b0_fail1, label %b0_ok1, !dbg !193, !prof !28

b0_ok1:
	%5 = icmp eq i64 %p4, -1, !dbg !193
	%6 = select i1 %5, i64 1, i64 %p4, !dbg !193
	%7 = sdiv i64 %3, %6, !dbg !193
	%8 = sub i64 0, %3, !dbg !193
	%9 = select i1 %5, i64 %8, i64 %7, !dbg !193
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !196, !range !13
	%11 = sext i32 %10 to i64, !dbg !196
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !196, !range !14
	%13 = sext i32 %12 to i64, !dbg !196
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !196, !range !14
	%15 = sext i32 %14 to i64, !dbg !196
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !196, !range !15
	%17 = sext i32 %16 to i64, !dbg !196
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !196, !range !16
	%19 = sext i32 %18 to i64, !dbg !196
	%20 = trunc i64 %19 to i32, !dbg !196
	%21 = trunc i64 %15 to i32, !dbg !196
	%22 = mul i32 %20, %21, !dbg !196
	%23 = zext i32 %22 to i64, !dbg !196
	%24 = trunc i64 %13 to i32, !dbg !196
	%25 = add i32 %24, %22, !dbg !196
	%26 = zext i32 %25 to i64, !dbg !196
	%27 = mul i64 %17, %26, !dbg !196
	%28 = add i64 %11, %27, !dbg !196
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !196, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !196, !range !17
	%31 = mul i32 %29, %30, !dbg !196
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !196, !range !18
	%33 = mul i32 %31, %32, !dbg !196
	%34 = sext i32 %33 to i64, !dbg !196
	%35 = mul i64 %28, %34, !dbg !196
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !196, !range !19
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !196, !range !19
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !196, !range !20
	%39 = mul i32 %30, %38, !dbg !196
	%40 = add i32 %37, %39, !dbg !196
	%41 = mul i32 %29, %40, !dbg !196
	%42 = add i32 %36, %41, !dbg !196
	%43 = sext i32 %42 to i64, !dbg !196
	%44 = add i64 %35, %43, !dbg !196
	%45 = mul i64 %17, %19, !dbg !196
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !196, !range !16
	%47 = sext i32 %46 to i64, !dbg !196
	%48 = mul i64 %45, %47, !dbg !196
	%49 = mul i64 %48, %34, !dbg !196
	%50 = call i32 @gpuc_num_pes_thread(), !dbg !197
	%51 = sext i32 %50 to i64, !dbg !197
	%52 = trunc i64 %p5 to i32, !dbg !197
	br label %b1, !dbg !196

b1:
	%53 = phi i64 [ %44, %b0_ok1 ], [ %72, %b2_ok1 ], !dbg !196
	%54 = icmp slt i64 %53, %9, !dbg !196
	br i1 %54, label %b2, label %b3, !dbg !196

b2:
	%55 = mul i64 %53, %p4, !dbg !198
	%56 = add i64 %55, %p4, !dbg !199
	%57 = icmp slt i64 %56, %p3, !dbg !200
	%58 = select i1 %57, i64 %56, i64 %p3, !dbg !200
	%59 = sub i64 %58, %55, !dbg !201
	%60 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %55, !dbg !201
	%61 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %55, !dbg !202
	%62 = mul i64 %59, 4, !dbg !197
	%63 = addrspacecast i32 addrspace(1)* %60 to i32*, !dbg !197
	%64 = addrspacecast i32 addrspace(1)* %61 to i32*, !dbg !197
	%65 = icmp ugt i64 %58, %p1, !dbg !201
	%66 = icmp ugt i64 %55, %58, !dbg !201
	%67 = icmp uge i64 %p5, %51, !dbg !197
	%68 = or i1 %65, %66, !dbg !197
	%69 = or i1 %68, %67, !dbg !197
	br i1 %69, label %b2_fail1, label %b2_ok1, !dbg !197, !prof !28

b2_ok1:
	%70 = bitcast i32* %63 to i8*, !dbg !197
	%71 = bitcast i32* %64 to i8*, !dbg !197
	call void @gpuc_put_nbi_thread(i8* %70, i8* %71, i64 %62, i32 %52, i32 0, i32 0, i8* null), !dbg !197
	%72 = add i64 %53, %49, !dbg !196
	br label %b1, !dbg !196

b3:
	call void @gpuc_quiet_thread(), !dbg !203
	ret void, !dbg !203

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 0, i64 0), !dbg !193
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !193
	ret void, !dbg !193

b2_fail1:
	%73 = icmp ugt i64 %58, %p1, !dbg !201
	br i1 %73, label %b2_fail2, label %b2_ok2, !dbg !201

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %58, i64 %p1), !dbg !201
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !201
	ret void, !dbg !201

b2_ok2:
	%74 = icmp ugt i64 %55, %58, !dbg !201
	br i1 %74, label %b2_fail3, label %b2_ok3, !dbg !201

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %55, i64 %58), !dbg !201
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !201
	ret void, !dbg !201

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %p5, i64 %51), !dbg !197
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !197
	ret void, !dbg !197
}

define void @StoreMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !204 {
entry:
	br label %b0, !dbg !205

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !205
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !205
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !208, !range !13
	%3 = sext i32 %2 to i64, !dbg !208
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !208, !range !14
	%5 = sext i32 %4 to i64, !dbg !208
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !208, !range !14
	%7 = sext i32 %6 to i64, !dbg !208
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !208, !range !15
	%9 = sext i32 %8 to i64, !dbg !208
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !208, !range !16
	%11 = sext i32 %10 to i64, !dbg !208
	%12 = trunc i64 %11 to i32, !dbg !208
	%13 = trunc i64 %7 to i32, !dbg !208
	%14 = mul i32 %12, %13, !dbg !208
	%15 = zext i32 %14 to i64, !dbg !208
	%16 = trunc i64 %5 to i32, !dbg !208
	%17 = add i32 %16, %14, !dbg !208
	%18 = zext i32 %17 to i64, !dbg !208
	%19 = mul i64 %9, %18, !dbg !208
	%20 = add i64 %3, %19, !dbg !208
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !208, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !208, !range !17
	%23 = mul i32 %21, %22, !dbg !208
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !208, !range !18
	%25 = mul i32 %23, %24, !dbg !208
	%26 = sext i32 %25 to i64, !dbg !208
	%27 = mul i64 %20, %26, !dbg !208
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !208, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !208, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !208, !range !20
	%31 = mul i32 %22, %30, !dbg !208
	%32 = add i32 %29, %31, !dbg !208
	%33 = mul i32 %21, %32, !dbg !208
	%34 = add i32 %28, %33, !dbg !208
	%35 = sext i32 %34 to i64, !dbg !208
	%36 = add i64 %27, %35, !dbg !208
	%37 = mul i64 %9, %11, !dbg !208
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !208, !range !16
	%39 = sext i32 %38 to i64, !dbg !208
	%40 = mul i64 %37, %39, !dbg !208
	%41 = mul i64 %40, %26, !dbg !208
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !209
	%43 = sext i32 %42 to i64, !dbg !209
	%44 = trunc i64 %p4 to i32, !dbg !209
	br label %b1, !dbg !208

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !208
	%46 = icmp slt i64 %45, %p3, !dbg !208
	br i1 %46, label %b2, label %b3, !dbg !208

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !210
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !211
	%49 = icmp uge i64 %45, %p1, !dbg !210
	%50 = icmp uge i64 %p4, %43, !dbg !209
	%51 = or i1 %49, %50, !dbg !209
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !209, !prof !28

b2_ok1:
	%52 = load float, float addrspace(1)* %48, align 4, !dbg !211
	%53 = bitcast float %52 to i32, !dbg !209
	%54 = addrspacecast float addrspace(1)* %47 to float*, !dbg !209
	%55 = bitcast float* %54 to i8*, !dbg !209
	call void @gpuc_p_thread_32(i8* %55, i32 %53, i32 %44), !dbg !209
	%56 = add i64 %45, %41, !dbg !208
	br label %b1, !dbg !208

b3:
	ret void, !dbg !207

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !210
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !210

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !210
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !210
	ret void, !dbg !210

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !209
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !209
	ret void, !dbg !209
}

define void @LoadMeters(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !212 {
entry:
	br label %b0, !dbg !213

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !213
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !213
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !216, !range !13
	%3 = sext i32 %2 to i64, !dbg !216
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !216, !range !14
	%5 = sext i32 %4 to i64, !dbg !216
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !216, !range !14
	%7 = sext i32 %6 to i64, !dbg !216
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !216, !range !15
	%9 = sext i32 %8 to i64, !dbg !216
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !216, !range !16
	%11 = sext i32 %10 to i64, !dbg !216
	%12 = trunc i64 %11 to i32, !dbg !216
	%13 = trunc i64 %7 to i32, !dbg !216
	%14 = mul i32 %12, %13, !dbg !216
	%15 = zext i32 %14 to i64, !dbg !216
	%16 = trunc i64 %5 to i32, !dbg !216
	%17 = add i32 %16, %14, !dbg !216
	%18 = zext i32 %17 to i64, !dbg !216
	%19 = mul i64 %9, %18, !dbg !216
	%20 = add i64 %3, %19, !dbg !216
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !216, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !216, !range !17
	%23 = mul i32 %21, %22, !dbg !216
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !216, !range !18
	%25 = mul i32 %23, %24, !dbg !216
	%26 = sext i32 %25 to i64, !dbg !216
	%27 = mul i64 %20, %26, !dbg !216
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !216, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !216, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !216, !range !20
	%31 = mul i32 %22, %30, !dbg !216
	%32 = add i32 %29, %31, !dbg !216
	%33 = mul i32 %21, %32, !dbg !216
	%34 = add i32 %28, %33, !dbg !216
	%35 = sext i32 %34 to i64, !dbg !216
	%36 = add i64 %27, %35, !dbg !216
	%37 = mul i64 %9, %11, !dbg !216
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !216, !range !16
	%39 = sext i32 %38 to i64, !dbg !216
	%40 = mul i64 %37, %39, !dbg !216
	%41 = mul i64 %40, %26, !dbg !216
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !217
	%43 = sext i32 %42 to i64, !dbg !217
	%44 = trunc i64 %p4 to i32, !dbg !217
	br label %b1, !dbg !216

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !216
	%46 = icmp slt i64 %45, %p1, !dbg !216
	br i1 %46, label %b2, label %b3, !dbg !216

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !218
	%48 = addrspacecast float addrspace(1)* %47 to float*, !dbg !217
	%49 = icmp uge i64 %45, %p3, !dbg !218
	%50 = icmp uge i64 %p4, %43, !dbg !217
	%51 = or i1 %49, %50, !dbg !217
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !217, !prof !28

b2_ok1:
	%52 = bitcast float* %48 to i8*, !dbg !217
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !217
	%54 = bitcast i32 %53 to float, !dbg !217
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !219
	store float %54, float addrspace(1)* %55, align 4, !dbg !219
	%56 = add i64 %45, %41, !dbg !216
	br label %b1, !dbg !216

b3:
	ret void, !dbg !215

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !218
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !218

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !218
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !218
	ret void, !dbg !218

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !217
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !217
	ret void, !dbg !217
}

define void @Compare(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !221 {
entry:
	br label %b0, !dbg !222

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !222
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !222
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !223, !range !13
	%3 = sext i32 %2 to i64, !dbg !223
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !223, !range !14
	%5 = sext i32 %4 to i64, !dbg !223
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !223, !range !14
	%7 = sext i32 %6 to i64, !dbg !223
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !223, !range !15
	%9 = sext i32 %8 to i64, !dbg !223
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !223, !range !16
	%11 = sext i32 %10 to i64, !dbg !223
	%12 = trunc i64 %11 to i32, !dbg !223
	%13 = trunc i64 %7 to i32, !dbg !223
	%14 = mul i32 %12, %13, !dbg !223
	%15 = zext i32 %14 to i64, !dbg !223
	%16 = trunc i64 %5 to i32, !dbg !223
	%17 = add i32 %16, %14, !dbg !223
	%18 = zext i32 %17 to i64, !dbg !223
	%19 = mul i64 %9, %18, !dbg !223
	%20 = add i64 %3, %19, !dbg !223
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !223, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !223, !range !17
	%23 = mul i32 %21, %22, !dbg !223
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !223, !range !18
	%25 = mul i32 %23, %24, !dbg !223
	%26 = sext i32 %25 to i64, !dbg !223
	%27 = mul i64 %20, %26, !dbg !223
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !223, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !223, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !223, !range !20
	%31 = mul i32 %22, %30, !dbg !223
	%32 = add i32 %29, %31, !dbg !223
	%33 = mul i32 %21, %32, !dbg !223
	%34 = add i32 %28, %33, !dbg !223
	%35 = sext i32 %34 to i64, !dbg !223
	%36 = add i64 %27, %35, !dbg !223
	%37 = icmp ne i64 %36, 0, !dbg !224
	%38 = call i32 @gpuc_my_pe_thread(), !dbg !225
	%39 = call i32 @gpuc_num_pes_thread(), !dbg !226
	br i1 %37, label %b1, label %b2, !dbg !224

b1:
	ret void, !dbg !227

b2:
	%40 = sext i32 %38 to i64, !dbg !225
	%41 = trunc i64 %40 to i32, !dbg !229
	%42 = add i32 %41, 1, !dbg !229
	%43 = zext i32 %42 to i64, !dbg !229
	%44 = sext i32 %39 to i64, !dbg !226
	%45 = trunc i64 %44 to i32, !dbg !230
	%46 = icmp uge i64 0, %p1, !dbg !228
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !228, !prof !28

b2_ok1:
	%47 = urem i32 %42, %45, !dbg !230
	%48 = zext i32 %47 to i64, !dbg !230
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !228
	%50 = trunc i64 %48 to i32, !dbg !231
	%51 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !231
	%52 = bitcast i64* %51 to i8*, !dbg !231
	call void @gpuc_signal_op_thread(i8* %52, i64 5, i32 9, i32 %50), !dbg !231
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 1, !dbg !232
	%54 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !233
	%55 = icmp uge i64 1, %p1, !dbg !232
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !232, !prof !28

b2_ok2:
	%56 = bitcast i64* %54 to i8*, !dbg !233
	call void @gpuc_signal_op_thread(i8* %56, i64 7, i32 9, i32 %50), !dbg !233
	%57 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 2, !dbg !234
	%58 = addrspacecast i64 addrspace(1)* %57 to i64*, !dbg !235
	%59 = icmp uge i64 2, %p1, !dbg !234
	br i1 %59, label %b2_fail3, label %b2_ok3, !dbg !234, !prof !28

b2_ok3:
	%60 = bitcast i64* %58 to i8*, !dbg !235
	call void @gpuc_signal_op_thread(i8* %60, i64 9, i32 9, i32 %50), !dbg !235
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 3, !dbg !236
	%62 = addrspacecast i64 addrspace(1)* %61 to i64*, !dbg !237
	%63 = icmp uge i64 3, %p1, !dbg !236
	br i1 %63, label %b2_fail4, label %b2_ok4, !dbg !236, !prof !28

b2_ok4:
	%64 = bitcast i64* %62 to i8*, !dbg !237
	call void @gpuc_signal_op_thread(i8* %64, i64 10, i32 9, i32 %50), !dbg !237
	%65 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 4, !dbg !238
	%66 = addrspacecast i64 addrspace(1)* %65 to i64*, !dbg !239
	%67 = icmp uge i64 4, %p1, !dbg !238
	br i1 %67, label %b2_fail5, label %b2_ok5, !dbg !238, !prof !28

b2_ok5:
	%68 = bitcast i64* %66 to i8*, !dbg !239
	call void @gpuc_signal_op_thread(i8* %68, i64 9, i32 9, i32 %50), !dbg !239
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 5, !dbg !240
	%70 = addrspacecast i64 addrspace(1)* %69 to i64*, !dbg !241
	%71 = icmp uge i64 5, %p1, !dbg !240
	br i1 %71, label %b2_fail6, label %b2_ok6, !dbg !240, !prof !28

b2_ok6:
	%72 = bitcast i64* %70 to i8*, !dbg !241
	call void @gpuc_signal_op_thread(i8* %72, i64 -9223372036854775808, i32 9, i32 %50), !dbg !241
	%73 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !242
	%74 = bitcast i64* %73 to i8*, !dbg !242
	%75 = call i64 @gpuc_signal_wait_until_thread(i8* %74, i32 0, i64 5, i32 0, i8* %ctrl, i32 42), !dbg !242
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !243
	%77 = icmp uge i64 0, %p3, !dbg !243
	br i1 %77, label %b2_fail7, label %b2_ok7, !dbg !243, !prof !28

b2_ok7:
	store i64 %75, i64 addrspace(1)* %76, align 8, !dbg !243
	%78 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !244
	%79 = bitcast i64* %78 to i8*, !dbg !244
	%80 = call i64 @gpuc_signal_wait_until_thread(i8* %79, i32 1, i64 0, i32 0, i8* %ctrl, i32 44), !dbg !244
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 1, !dbg !245
	%82 = icmp uge i64 1, %p3, !dbg !245
	br i1 %82, label %b2_fail8, label %b2_ok8, !dbg !245, !prof !28

b2_ok8:
	store i64 %80, i64 addrspace(1)* %81, align 8, !dbg !245
	%83 = addrspacecast i64 addrspace(1)* %57 to i64*, !dbg !246
	%84 = bitcast i64* %83 to i8*, !dbg !246
	%85 = call i64 @gpuc_signal_wait_until_thread(i8* %84, i32 2, i64 8, i32 0, i8* %ctrl, i32 46), !dbg !246
	%86 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 2, !dbg !247
	%87 = icmp uge i64 2, %p3, !dbg !247
	br i1 %87, label %b2_fail9, label %b2_ok9, !dbg !247, !prof !28

b2_ok9:
	store i64 %85, i64 addrspace(1)* %86, align 8, !dbg !247
	%88 = addrspacecast i64 addrspace(1)* %61 to i64*, !dbg !248
	%89 = bitcast i64* %88 to i8*, !dbg !248
	%90 = call i64 @gpuc_signal_wait_until_thread(i8* %89, i32 3, i64 10, i32 0, i8* %ctrl, i32 48), !dbg !248
	%91 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 3, !dbg !249
	%92 = icmp uge i64 3, %p3, !dbg !249
	br i1 %92, label %b2_fail10, label %b2_ok10, !dbg !249, !prof !28

b2_ok10:
	store i64 %90, i64 addrspace(1)* %91, align 8, !dbg !249
	%93 = addrspacecast i64 addrspace(1)* %65 to i64*, !dbg !250
	%94 = bitcast i64* %93 to i8*, !dbg !250
	%95 = call i64 @gpuc_signal_wait_until_thread(i8* %94, i32 4, i64 10, i32 0, i8* %ctrl, i32 50), !dbg !250
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 4, !dbg !251
	%97 = icmp uge i64 4, %p3, !dbg !251
	br i1 %97, label %b2_fail11, label %b2_ok11, !dbg !251, !prof !28

b2_ok11:
	store i64 %95, i64 addrspace(1)* %96, align 8, !dbg !251
	%98 = addrspacecast i64 addrspace(1)* %69 to i64*, !dbg !252
	%99 = bitcast i64* %98 to i8*, !dbg !252
	%100 = call i64 @gpuc_signal_wait_until_thread(i8* %99, i32 5, i64 4611686018427387904, i32 0, i8* %ctrl, i32 52), !dbg !252
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 5, !dbg !253
	%102 = icmp uge i64 5, %p3, !dbg !253
	br i1 %102, label %b2_fail12, label %b2_ok12, !dbg !253, !prof !28

b2_ok12:
	store i64 %100, i64 addrspace(1)* %101, align 8, !dbg !253
	br label %b3, !dbg !254

b3:
	%103 = phi i64 [ 0, %b2_ok12 ], [ %111, %b3_ok1 ], !dbg !254
	%104 = add i64 %103, 6, !dbg !255
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %103, !dbg !256
	%106 = addrspacecast i64 addrspace(1)* %105 to i64*, !dbg !257
	%107 = bitcast i64* %106 to i8*, !dbg !257
	%108 = call i64 @gpuc_signal_fetch_thread(i8* %107), !dbg !257
	%109 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %104, !dbg !258
	%110 = icmp uge i64 %104, %p3, !dbg !258
	br i1 %110, label %b3_fail1, label %b3_ok1, !dbg !258, !prof !28

b3_ok1:
	store i64 %108, i64 addrspace(1)* %109, align 8, !dbg !258
	%111 = add i64 %103, 1, !dbg !258
	%112 = icmp slt i64 %111, %p1, !dbg !258
	br i1 %112, label %b3, label %b4, !dbg !258

b4:
	ret void, !dbg !258

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 0, i64 %p1), !dbg !228
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !228
	ret void, !dbg !228

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 1, i64 %p1), !dbg !232
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !232
	ret void, !dbg !232

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 2, i64 %p1), !dbg !234
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !234
	ret void, !dbg !234

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %p1), !dbg !236
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !236
	ret void, !dbg !236

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 4, i64 %p1), !dbg !238
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !238
	ret void, !dbg !238

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 5, i64 %p1), !dbg !240
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !240
	ret void, !dbg !240

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 0, i64 %p3), !dbg !243
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !243
	ret void, !dbg !243

b2_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 1, i64 %p3), !dbg !245
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !245
	ret void, !dbg !245

b2_fail9:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 2, i64 %p3), !dbg !247
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !247
	ret void, !dbg !247

b2_fail10:
	call void @gpuc_fail(i8* %ctrl, i32 47, i64 3, i64 %p3), !dbg !249
	call void asm sideeffect "// site 47", ""() nounwind, !dbg !249
	ret void, !dbg !249

b2_fail11:
	call void @gpuc_fail(i8* %ctrl, i32 49, i64 4, i64 %p3), !dbg !251
	call void asm sideeffect "// site 49", ""() nounwind, !dbg !251
	ret void, !dbg !251

b2_fail12:
	call void @gpuc_fail(i8* %ctrl, i32 51, i64 5, i64 %p3), !dbg !253
	call void asm sideeffect "// site 51", ""() nounwind, !dbg !253
	ret void, !dbg !253

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 53, i64 %104, i64 %p3), !dbg !258
	call void asm sideeffect "// site 53", ""() nounwind, !dbg !258
	ret void, !dbg !258
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !259 {
entry:
	br label %b0, !dbg !260

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !260
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !260
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !261
	br label %b1, !dbg !261

b1:
	%3 = phi i32 [ 0, %b0 ], [ %41, %b1 ], !dbg !261
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !262, !range !13
	%5 = sext i32 %4 to i64, !dbg !262
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !262, !range !14
	%7 = sext i32 %6 to i64, !dbg !262
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !262, !range !14
	%9 = sext i32 %8 to i64, !dbg !262
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !262, !range !15
	%11 = sext i32 %10 to i64, !dbg !262
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !262, !range !16
	%13 = sext i32 %12 to i64, !dbg !262
	%14 = trunc i64 %13 to i32, !dbg !262
	%15 = trunc i64 %9 to i32, !dbg !262
	%16 = mul i32 %14, %15, !dbg !262
	%17 = trunc i64 %7 to i32, !dbg !262
	%18 = add i32 %17, %16, !dbg !262
	%19 = zext i32 %18 to i64, !dbg !262
	%20 = mul i64 %11, %19, !dbg !262
	%21 = add i64 %5, %20, !dbg !262
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !262, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !262, !range !17
	%24 = mul i32 %22, %23, !dbg !262
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !262, !range !18
	%26 = mul i32 %24, %25, !dbg !262
	%27 = sext i32 %26 to i64, !dbg !262
	%28 = mul i64 %21, %27, !dbg !262
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !262, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !262, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !262, !range !20
	%32 = mul i32 %23, %31, !dbg !262
	%33 = add i32 %30, %32, !dbg !262
	%34 = mul i32 %22, %33, !dbg !262
	%35 = add i32 %29, %34, !dbg !262
	%36 = sext i32 %35 to i64, !dbg !262
	%37 = add i64 %28, %36, !dbg !262
	%38 = add i64 %37, 1, !dbg !263
	%39 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !265
	%40 = bitcast i64* %39 to i8*, !dbg !265
	call void @gpuc_signal_op_thread(i8* %40, i64 %38, i32 10, i32 %3), !dbg !265
	%41 = add i32 %3, 1, !dbg !265
	%42 = icmp slt i32 %41, %2, !dbg !265
	br i1 %42, label %b1, label %b2, !dbg !265

b2:
	%43 = bitcast i64* %39 to i8*, !dbg !266
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 54), !dbg !266
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %37, !dbg !267
	%46 = icmp uge i64 %37, %p3, !dbg !267
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !267, !prof !28

b2_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !267
	ret void, !dbg !267

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %37, i64 %p3), !dbg !267
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !267
	ret void, !dbg !267
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !268 {
entry:
	br label %b0, !dbg !269

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !269
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !270
	%2 = sext i32 %1 to i64, !dbg !270
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !271, !range !13
	%4 = sext i32 %3 to i64, !dbg !271
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !271, !range !14
	%6 = sext i32 %5 to i64, !dbg !271
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !271, !range !14
	%8 = sext i32 %7 to i64, !dbg !271
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !271, !range !15
	%10 = sext i32 %9 to i64, !dbg !271
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !271, !range !16
	%12 = sext i32 %11 to i64, !dbg !271
	%13 = trunc i64 %12 to i32, !dbg !271
	%14 = trunc i64 %8 to i32, !dbg !271
	%15 = mul i32 %13, %14, !dbg !271
	%16 = zext i32 %15 to i64, !dbg !271
	%17 = trunc i64 %6 to i32, !dbg !271
	%18 = add i32 %17, %15, !dbg !271
	%19 = zext i32 %18 to i64, !dbg !271
	%20 = mul i64 %10, %19, !dbg !271
	%21 = add i64 %4, %20, !dbg !271
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !271, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !271, !range !17
	%24 = mul i32 %22, %23, !dbg !271
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !271, !range !18
	%26 = mul i32 %24, %25, !dbg !271
	%27 = sext i32 %26 to i64, !dbg !271
	%28 = mul i64 %21, %27, !dbg !271
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !271, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !271, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !271, !range !20
	%32 = mul i32 %23, %31, !dbg !271
	%33 = add i32 %30, %32, !dbg !271
	%34 = mul i32 %22, %33, !dbg !271
	%35 = add i32 %29, %34, !dbg !271
	%36 = sext i32 %35 to i64, !dbg !271
	%37 = add i64 %28, %36, !dbg !271
	%38 = mul i64 %10, %12, !dbg !271
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !271, !range !16
	%40 = sext i32 %39 to i64, !dbg !271
	%41 = mul i64 %38, %40, !dbg !271
	%42 = mul i64 %41, %27, !dbg !271
	%43 = call i32 @gpuc_my_pe_thread(), !dbg !272
	%44 = sext i32 %43 to i64, !dbg !272
	%45 = trunc i64 %44 to i32, !dbg !274
	%46 = add i32 %45, 1, !dbg !274
	%47 = zext i32 %46 to i64, !dbg !274
	br label %b1, !dbg !271

b1:
	%48 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !271
	%49 = icmp slt i64 %48, %2, !dbg !271
	br i1 %49, label %b2, label %b3, !dbg !271

b2:
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %44, !dbg !275
	%51 = trunc i64 %48 to i32, !dbg !276
	%52 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !276
	%53 = icmp uge i64 %44, %p1, !dbg !275
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !275, !prof !28

b2_ok1:
	%54 = bitcast i64* %52 to i8*, !dbg !276
	call void @gpuc_signal_op_thread(i8* %54, i64 %47, i32 9, i32 %51), !dbg !276
	%55 = add i64 %48, %42, !dbg !271
	br label %b1, !dbg !271

b3:
	%56 = phi i64 [ %64, %b4_ok1 ], [ %37, %b1 ], !dbg !277
	%57 = icmp slt i64 %56, %2, !dbg !277
	br i1 %57, label %b4, label %b5, !dbg !277

b4:
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %56, !dbg !278
	%59 = add i64 %56, 1, !dbg !280
	%60 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !281
	%61 = icmp uge i64 %56, %p1, !dbg !278
	br i1 %61, label %b4_fail1, label %b4_ok1, !dbg !278, !prof !28

b4_ok1:
	%62 = bitcast i64* %60 to i8*, !dbg !281
	%63 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %62, i32 0, i64 %59, i8* %ctrl, i32 58), !dbg !281
	%64 = add i64 %56, %42, !dbg !277
	br label %b3, !dbg !277

b5:
	ret void, !dbg !277

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 56, i64 %44, i64 %p1), !dbg !275
	call void asm sideeffect "// site 56", ""() nounwind, !dbg !275
	ret void, !dbg !275

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %56, i64 %p1), !dbg !278
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !278
	ret void, !dbg !278
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !283 {
entry:
	br label %b0, !dbg !284

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !284
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !284
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !284
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !285, !range !13
	%4 = sext i32 %3 to i64, !dbg !285
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !285, !range !14
	%6 = sext i32 %5 to i64, !dbg !285
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !285, !range !14
	%8 = sext i32 %7 to i64, !dbg !285
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !285, !range !15
	%10 = sext i32 %9 to i64, !dbg !285
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !285, !range !16
	%12 = sext i32 %11 to i64, !dbg !285
	%13 = trunc i64 %12 to i32, !dbg !285
	%14 = trunc i64 %8 to i32, !dbg !285
	%15 = mul i32 %13, %14, !dbg !285
	%16 = zext i32 %15 to i64, !dbg !285
	%17 = trunc i64 %6 to i32, !dbg !285
	%18 = add i32 %17, %15, !dbg !285
	%19 = zext i32 %18 to i64, !dbg !285
	%20 = mul i64 %10, %19, !dbg !285
	%21 = add i64 %4, %20, !dbg !285
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !285, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !285, !range !17
	%24 = mul i32 %22, %23, !dbg !285
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !285, !range !18
	%26 = mul i32 %24, %25, !dbg !285
	%27 = sext i32 %26 to i64, !dbg !285
	%28 = mul i64 %21, %27, !dbg !285
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !285, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !285, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !285, !range !20
	%32 = mul i32 %23, %31, !dbg !285
	%33 = add i32 %30, %32, !dbg !285
	%34 = mul i32 %22, %33, !dbg !285
	%35 = add i32 %29, %34, !dbg !285
	%36 = sext i32 %35 to i64, !dbg !285
	%37 = add i64 %28, %36, !dbg !285
	%38 = icmp eq i64 %37, 0, !dbg !286
	%39 = call i32 @gpuc_my_pe_thread(), !dbg !289
	%40 = call i32 @gpuc_num_pes_thread(), !dbg !290
	br i1 %38, label %b1, label %b14, !dbg !286

b1:
	%41 = sext i32 %39 to i64, !dbg !289
	%42 = trunc i64 %41 to i32, !dbg !292
	%43 = add i32 %42, 1, !dbg !292
	%44 = zext i32 %43 to i64, !dbg !292
	%45 = sext i32 %40 to i64, !dbg !290
	%46 = trunc i64 %45 to i32, !dbg !293
	%47 = icmp ne i64 %p3, %p5, !dbg !291
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !291, !prof !28

b1_ok1:
	%48 = urem i32 %43, %46, !dbg !293
	%49 = zext i32 %48 to i64, !dbg !293
	%50 = mul i64 %p5, 4, !dbg !291
	%51 = trunc i64 %49 to i32, !dbg !291
	%52 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !291
	%53 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !291
	%54 = bitcast i32* %52 to i8*, !dbg !291
	%55 = bitcast i32* %53 to i8*, !dbg !291
	call void @gpuc_put_nbi_thread(i8* %54, i8* %55, i64 %50, i32 %51, i32 0, i32 0, i8* null), !dbg !291
	%56 = icmp eq i64 %p0, 0, !dbg !294
	br i1 %56, label %b2, label %b3, !dbg !294

b2:
	%57 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !295
	%58 = icmp slt i32 %57, 0, !dbg !295
	br i1 %58, label %b2_fail1, label %b2_ok1, !dbg !295, !prof !28

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i8* %ctrl, i32 61), !dbg !295
	br label %b9, !dbg !295

b3:
	%59 = icmp eq i64 %p0, 1, !dbg !296
	br i1 %59, label %b4, label %b5, !dbg !296

b4:
	call void @gpuc_barrier_all_thread(i8* %ctrl, i32 62), !dbg !297
	br label %b9, !dbg !297

b5:
	%60 = icmp eq i64 %p0, 2, !dbg !298
	br i1 %60, label %b6, label %b7, !dbg !298

b6:
	call void @gpuc_quiet_thread(), !dbg !299
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !300
	%62 = icmp slt i32 %61, 0, !dbg !300
	br i1 %62, label %b6_fail1, label %b6_ok1, !dbg !300, !prof !28

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i8* %ctrl, i32 64), !dbg !300
	br label %b9, !dbg !300

b7:
	%63 = icmp eq i64 %p0, 3, !dbg !301
	br i1 %63, label %b8, label %b9, !dbg !301

b8:
	call void @gpuc_quiet_thread(), !dbg !302
	call void @gpuc_sync_all_thread(i8* %ctrl, i32 65), !dbg !303
	br label %b9, !dbg !303

b9:
	%64 = mul i64 %p7, -1, !dbg !304
	%65 = add i64 %p3, %64, !dbg !304
	%66 = icmp sge i64 %65, 0, !dbg !304
	br i1 %66, label %b10, label %b12_cold, !dbg !304, !prof !118

b10:
	%67 = phi i64 [ %72, %b11 ], [ 0, %b9 ], !dbg !304
	%68 = icmp slt i64 %67, %p7, !dbg !305
	br i1 %68, label %b11, label %b14, !dbg !305

b11:
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %67, !dbg !306
	%70 = load i32, i32 addrspace(1)* %69, align 4, !dbg !306
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %67, !dbg !307
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !307
	%72 = add i64 %67, 1, !dbg !308
	br label %b10, !dbg !308

b14:
	ret void, !dbg !288

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p3, i64 %p5), !dbg !291
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !291
	ret void, !dbg !291

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 0, i64 0), !dbg !295
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !295
	ret void, !dbg !295

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 0, i64 0), !dbg !300
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !300
	ret void, !dbg !300

b12_cold:
	%73 = phi i64 [ %79, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !304
	%74 = icmp slt i64 %73, %p7, !dbg !305
	br i1 %74, label %b13_cold, label %b14, !dbg !305

b13_cold:
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %73, !dbg !306
	%76 = icmp uge i64 %73, %p3, !dbg !306
	br i1 %76, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !306, !prof !28

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %73, i64 %p3), !dbg !306
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !306
	ret void, !dbg !306

b13_cold_ok1:
	%77 = load i32, i32 addrspace(1)* %75, align 4, !dbg !306
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %73, !dbg !307
	store i32 %77, i32 addrspace(1)* %78, align 4, !dbg !307
	%79 = add i64 %73, 1, !dbg !308
	br label %b12_cold, !dbg !308, !llvm.loop !310
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !311 {
entry:
	br label %b0, !dbg !312

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !312
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !312
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !312
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !313, !range !13
	%4 = sext i32 %3 to i64, !dbg !313
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !313, !range !14
	%6 = sext i32 %5 to i64, !dbg !313
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !313, !range !14
	%8 = sext i32 %7 to i64, !dbg !313
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !313, !range !15
	%10 = sext i32 %9 to i64, !dbg !313
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !313, !range !16
	%12 = sext i32 %11 to i64, !dbg !313
	%13 = trunc i64 %12 to i32, !dbg !313
	%14 = trunc i64 %8 to i32, !dbg !313
	%15 = mul i32 %13, %14, !dbg !313
	%16 = zext i32 %15 to i64, !dbg !313
	%17 = trunc i64 %6 to i32, !dbg !313
	%18 = add i32 %17, %15, !dbg !313
	%19 = zext i32 %18 to i64, !dbg !313
	%20 = mul i64 %10, %19, !dbg !313
	%21 = add i64 %4, %20, !dbg !313
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !313, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !313, !range !17
	%24 = mul i32 %22, %23, !dbg !313
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !313, !range !18
	%26 = mul i32 %24, %25, !dbg !313
	%27 = sext i32 %26 to i64, !dbg !313
	%28 = mul i64 %21, %27, !dbg !313
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !313, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !313, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !313, !range !20
	%32 = mul i32 %23, %31, !dbg !313
	%33 = add i32 %30, %32, !dbg !313
	%34 = mul i32 %22, %33, !dbg !313
	%35 = add i32 %29, %34, !dbg !313
	%36 = sext i32 %35 to i64, !dbg !313
	%37 = add i64 %28, %36, !dbg !313
	%38 = sdiv i64 %37, 32, !dbg !314
	%39 = icmp eq i64 %38, 0, !dbg !315
	%40 = call i32 @gpuc_my_pe_thread(), !dbg !318
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !319
	br i1 %39, label %b1, label %b14, !dbg !315

b1:
	%42 = icmp ne i64 %p3, %p5, !dbg !320
	br i1 %42, label %b1_fail1, label %b1_ok1, !dbg !320, !prof !28

b1_ok1:
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !321, !range !75
	%44 = sext i32 %43 to i64, !dbg !321
	%45 = and i32 %35, -32, !dbg !322
	%46 = sub i32 %26, %45, !dbg !322
	%47 = icmp slt i32 %46, 32, !dbg !322
	%48 = select i1 %47, i32 %46, i32 32, !dbg !322
	%49 = sext i32 %48 to i64, !dbg !322
	%50 = sext i32 %40 to i64, !dbg !318
	%51 = trunc i64 %50 to i32, !dbg !323
	%52 = add i32 %51, 1, !dbg !323
	%53 = zext i32 %52 to i64, !dbg !323
	%54 = sext i32 %41 to i64, !dbg !319
	%55 = trunc i64 %54 to i32, !dbg !324
	%56 = urem i32 %52, %55, !dbg !324
	%57 = zext i32 %56 to i64, !dbg !324
	%58 = mul i64 %p5, 4, !dbg !320
	%59 = trunc i64 %57 to i32, !dbg !320
	%60 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !320
	%61 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !320
	%62 = bitcast i32* %60 to i8*, !dbg !320
	%63 = bitcast i32* %61 to i8*, !dbg !320
	call void @gpuc_put_nbi_warp(i8* %62, i8* %63, i64 %58, i32 %59, i32 0, i32 0, i8* null), !dbg !320
	%64 = icmp eq i64 %p0, 0, !dbg !325
	br i1 %64, label %b2, label %b3, !dbg !325

b2:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !326
	%66 = icmp slt i32 %65, 0, !dbg !326
	br i1 %66, label %b2_fail1, label %b2_ok1, !dbg !326, !prof !28

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i8* %ctrl, i32 61), !dbg !326
	br label %b9, !dbg !326

b3:
	%67 = icmp eq i64 %p0, 1, !dbg !327
	br i1 %67, label %b4, label %b5, !dbg !327

b4:
	call void @gpuc_barrier_all_warp(i8* %ctrl, i32 62), !dbg !328
	br label %b9, !dbg !328

b5:
	%68 = icmp eq i64 %p0, 2, !dbg !329
	br i1 %68, label %b6, label %b7, !dbg !329

b6:
	call void @gpuc_quiet_warp(), !dbg !330
	%69 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !331
	%70 = icmp slt i32 %69, 0, !dbg !331
	br i1 %70, label %b6_fail1, label %b6_ok1, !dbg !331, !prof !28

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i8* %ctrl, i32 64), !dbg !331
	br label %b9, !dbg !331

b7:
	%71 = icmp eq i64 %p0, 3, !dbg !332
	br i1 %71, label %b8, label %b9, !dbg !332

b8:
	call void @gpuc_quiet_warp(), !dbg !333
	call void @gpuc_sync_all_warp(i8* %ctrl, i32 65), !dbg !334
	br label %b9, !dbg !334

b9:
	%72 = icmp ule i64 %49, 281474976710655, !dbg !335
	%73 = mul i64 %p7, -1, !dbg !335
	%74 = add i64 %p3, %73, !dbg !335
	%75 = icmp sge i64 %74, 0, !dbg !335
	%76 = and i1 %72, %75, !dbg !335
	br i1 %76, label %b10, label %b12_cold, !dbg !335, !prof !118

b10:
	%77 = phi i64 [ %82, %b11 ], [ %44, %b9 ], !dbg !335
	%78 = icmp slt i64 %77, %p7, !dbg !336
	br i1 %78, label %b11, label %b14, !dbg !336

b11:
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %77, !dbg !337
	%80 = load i32, i32 addrspace(1)* %79, align 4, !dbg !337
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %77, !dbg !338
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !338
	%82 = add i64 %77, %49, !dbg !339
	br label %b10, !dbg !339

b14:
	ret void, !dbg !317

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p3, i64 %p5), !dbg !320
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !320
	ret void, !dbg !320

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 0, i64 0), !dbg !326
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !326
	ret void, !dbg !326

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 0, i64 0), !dbg !331
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !331
	ret void, !dbg !331

b12_cold:
	%83 = phi i64 [ %89, %b13_cold_ok1 ], [ %44, %b9 ], !dbg !335
	%84 = icmp slt i64 %83, %p7, !dbg !336
	br i1 %84, label %b13_cold, label %b14, !dbg !336

b13_cold:
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %83, !dbg !337
	%86 = icmp uge i64 %83, %p3, !dbg !337
	br i1 %86, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !337, !prof !28

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %83, i64 %p3), !dbg !337
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !337
	ret void, !dbg !337

b13_cold_ok1:
	%87 = load i32, i32 addrspace(1)* %85, align 4, !dbg !337
	%88 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %83, !dbg !338
	store i32 %87, i32 addrspace(1)* %88, align 4, !dbg !338
	%89 = add i64 %83, %49, !dbg !339
	br label %b12_cold, !dbg !339, !llvm.loop !341
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !342 {
entry:
	br label %b0, !dbg !343

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !343
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !343
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !343
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !344, !range !13
	%4 = sext i32 %3 to i64, !dbg !344
	%5 = icmp eq i64 %4, 0, !dbg !345
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !348
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !349
	br i1 %5, label %b1, label %b14, !dbg !345

b1:
	%8 = icmp ne i64 %p3, %p5, !dbg !350
	br i1 %8, label %b1_fail1, label %b1_ok1, !dbg !350, !prof !28

b1_ok1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !351, !range !19
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !351, !range !19
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !351, !range !20
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !351, !range !17
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !351, !range !17
	%14 = mul i32 %13, %11, !dbg !351
	%15 = add i32 %10, %14, !dbg !351
	%16 = mul i32 %12, %15, !dbg !351
	%17 = add i32 %9, %16, !dbg !351
	%18 = sext i32 %17 to i64, !dbg !351
	%19 = mul i32 %12, %13, !dbg !352
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !352, !range !18
	%21 = mul i32 %19, %20, !dbg !352
	%22 = sext i32 %21 to i64, !dbg !352
	%23 = sext i32 %6 to i64, !dbg !348
	%24 = trunc i64 %23 to i32, !dbg !353
	%25 = add i32 %24, 1, !dbg !353
	%26 = zext i32 %25 to i64, !dbg !353
	%27 = sext i32 %7 to i64, !dbg !349
	%28 = trunc i64 %27 to i32, !dbg !354
	%29 = urem i32 %25, %28, !dbg !354
	%30 = zext i32 %29 to i64, !dbg !354
	%31 = mul i64 %p5, 4, !dbg !350
	%32 = trunc i64 %30 to i32, !dbg !350
	%33 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !350
	%34 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !350
	%35 = bitcast i32* %33 to i8*, !dbg !350
	%36 = bitcast i32* %34 to i8*, !dbg !350
	call void @gpuc_put_nbi_block(i8* %35, i8* %36, i64 %31, i32 %32, i32 1, i32 0, i8* null), !dbg !350
	%37 = icmp eq i64 %p0, 0, !dbg !355
	br i1 %37, label %b2, label %b3, !dbg !355

b2:
	%38 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !356
	%39 = icmp slt i32 %38, 0, !dbg !356
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !356, !prof !28

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i8* %ctrl, i32 61), !dbg !356
	br label %b9, !dbg !356

b3:
	%40 = icmp eq i64 %p0, 1, !dbg !357
	br i1 %40, label %b4, label %b5, !dbg !357

b4:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 62), !dbg !358
	br label %b9, !dbg !358

b5:
	%41 = icmp eq i64 %p0, 2, !dbg !359
	br i1 %41, label %b6, label %b7, !dbg !359

b6:
	call void @gpuc_quiet_block(), !dbg !360
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !361
	%43 = icmp slt i32 %42, 0, !dbg !361
	br i1 %43, label %b6_fail1, label %b6_ok1, !dbg !361, !prof !28

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i8* %ctrl, i32 64), !dbg !361
	br label %b9, !dbg !361

b7:
	%44 = icmp eq i64 %p0, 3, !dbg !362
	br i1 %44, label %b8, label %b9, !dbg !362

b8:
	call void @gpuc_quiet_block(), !dbg !363
	call void @gpuc_sync_all_block(i8* %ctrl, i32 65), !dbg !364
	br label %b9, !dbg !364

b9:
	%45 = mul i64 %p7, -1, !dbg !365
	%46 = add i64 %p3, %45, !dbg !365
	%47 = icmp sge i64 %46, 0, !dbg !365
	br i1 %47, label %b10, label %b12_cold, !dbg !365, !prof !118

b10:
	%48 = phi i64 [ %53, %b11 ], [ %18, %b9 ], !dbg !365
	%49 = icmp slt i64 %48, %p7, !dbg !366
	br i1 %49, label %b11, label %b14, !dbg !366

b11:
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %48, !dbg !367
	%51 = load i32, i32 addrspace(1)* %50, align 4, !dbg !367
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %48, !dbg !368
	store i32 %51, i32 addrspace(1)* %52, align 4, !dbg !368
	%53 = add i64 %48, %22, !dbg !369
	br label %b10, !dbg !369

b14:
	ret void, !dbg !347

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p3, i64 %p5), !dbg !350
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !350
	ret void, !dbg !350

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 0, i64 0), !dbg !356
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !356
	ret void, !dbg !356

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 0, i64 0), !dbg !361
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !361
	ret void, !dbg !361

b12_cold:
	%54 = phi i64 [ %60, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !365
	%55 = icmp slt i64 %54, %p7, !dbg !366
	br i1 %55, label %b13_cold, label %b14, !dbg !366

b13_cold:
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %54, !dbg !367
	%57 = icmp uge i64 %54, %p3, !dbg !367
	br i1 %57, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !367, !prof !28

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %54, i64 %p3), !dbg !367
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !367
	ret void, !dbg !367

b13_cold_ok1:
	%58 = load i32, i32 addrspace(1)* %56, align 4, !dbg !367
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %54, !dbg !368
	store i32 %58, i32 addrspace(1)* %59, align 4, !dbg !368
	%60 = add i64 %54, %22, !dbg !369
	br label %b12_cold, !dbg !369, !llvm.loop !371
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !372 {
entry:
	br label %b0, !dbg !373

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !373
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !373
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !374
	%3 = sext i32 %2 to i64, !dbg !374
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !375
	%5 = sext i32 %4 to i64, !dbg !375
	%6 = icmp slt i64 0, %p4, !dbg !375
	br i1 %6, label %b1, label %b7, !dbg !375

b1:
	%7 = trunc i64 %3 to i32, !dbg !376
	%8 = add i32 %7, 1, !dbg !376
	br label %b2, !dbg !375

b2:
	%9 = phi i64 [ %33, %b6 ], [ 0, %b1 ], !dbg !375
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !377, !range !19
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !377, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !377, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !377, !range !17
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !377, !range !17
	%15 = mul i32 %14, %12, !dbg !377
	%16 = add i32 %11, %15, !dbg !377
	%17 = mul i32 %13, %16, !dbg !377
	%18 = add i32 %10, %17, !dbg !377
	%19 = icmp eq i32 %18, 0, !dbg !378
	br i1 %19, label %b3, label %b4, !dbg !378

b3:
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !379
	%21 = add i64 %9, 1, !dbg !380
	%22 = trunc i64 %21 to i32, !dbg !381
	%23 = trunc i64 %5 to i32, !dbg !382
	%24 = icmp uge i64 0, %p1, !dbg !379
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !379, !prof !28

b3_ok1:
	%25 = urem i32 %8, %23, !dbg !382
	%26 = zext i32 %25 to i64, !dbg !382
	%27 = trunc i64 %26 to i32, !dbg !383
	%28 = addrspacecast i32 addrspace(1)* %20 to i32*, !dbg !383
	%29 = bitcast i32* %28 to i8*, !dbg !383
	call void @gpuc_p_thread_32(i8* %29, i32 %22, i32 %27), !dbg !383
	br label %b4, !dbg !383

b4:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 68), !dbg !384
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !385
	%31 = icmp uge i64 0, %p1, !dbg !385
	br i1 %31, label %b4_fail1, label %b4_ok1, !dbg !385, !prof !28

b4_ok1:
	%32 = load i32, i32 addrspace(1)* %30, align 4, !dbg !385
	%33 = add i64 %9, 1, !dbg !386
	%34 = trunc i64 %33 to i32, !dbg !387
	%35 = icmp ne i32 %32, %34, !dbg !388
	br i1 %35, label %b5, label %b6, !dbg !388

b5:
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !389
	%37 = icmp uge i64 0, %p3, !dbg !389
	br i1 %37, label %b5_fail1, label %b5_ok1, !dbg !389, !prof !28

b5_ok1:
	%38 = atomicrmw add i32 addrspace(1)* %36, i32 1 monotonic, !dbg !390
	br label %b6, !dbg !390

b6:
	call void @gpuc_sync_all_block(i8* %ctrl, i32 71), !dbg !391
	%39 = icmp slt i64 %33, %p4, !dbg !391
	br i1 %39, label %b2, label %b7, !dbg !391

b7:
	ret void, !dbg !391

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 0, i64 %p1), !dbg !379
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !379
	ret void, !dbg !379

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 0, i64 %p1), !dbg !385
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !385
	ret void, !dbg !385

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 0, i64 %p3), !dbg !389
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !389
	ret void, !dbg !389
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !393 {
entry:
	br label %b0, !dbg !394

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !394
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !394
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !397, !range !13
	%3 = sext i32 %2 to i64, !dbg !397
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !397, !range !14
	%5 = sext i32 %4 to i64, !dbg !397
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !397, !range !14
	%7 = sext i32 %6 to i64, !dbg !397
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !397, !range !15
	%9 = sext i32 %8 to i64, !dbg !397
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !397, !range !16
	%11 = sext i32 %10 to i64, !dbg !397
	%12 = trunc i64 %11 to i32, !dbg !397
	%13 = trunc i64 %7 to i32, !dbg !397
	%14 = mul i32 %12, %13, !dbg !397
	%15 = zext i32 %14 to i64, !dbg !397
	%16 = trunc i64 %5 to i32, !dbg !397
	%17 = add i32 %16, %14, !dbg !397
	%18 = zext i32 %17 to i64, !dbg !397
	%19 = mul i64 %9, %18, !dbg !397
	%20 = add i64 %3, %19, !dbg !397
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !397, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !397, !range !17
	%23 = mul i32 %21, %22, !dbg !397
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !397, !range !18
	%25 = mul i32 %23, %24, !dbg !397
	%26 = sext i32 %25 to i64, !dbg !397
	%27 = mul i64 %20, %26, !dbg !397
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !397, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !397, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !397, !range !20
	%31 = mul i32 %22, %30, !dbg !397
	%32 = add i32 %29, %31, !dbg !397
	%33 = mul i32 %21, %32, !dbg !397
	%34 = add i32 %28, %33, !dbg !397
	%35 = sext i32 %34 to i64, !dbg !397
	%36 = add i64 %27, %35, !dbg !397
	%37 = mul i64 %9, %11, !dbg !397
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !397, !range !16
	%39 = sext i32 %38 to i64, !dbg !397
	%40 = mul i64 %37, %39, !dbg !397
	%41 = mul i64 %40, %26, !dbg !397
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !398
	%43 = sext i32 %42 to i64, !dbg !398
	%44 = trunc i64 %p4 to i32, !dbg !398
	br label %b1, !dbg !397

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !397
	%46 = icmp slt i64 %45, %p3, !dbg !397
	br i1 %46, label %b2, label %b3, !dbg !397

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !399
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !400
	%49 = icmp uge i64 %45, %p1, !dbg !399
	%50 = icmp uge i64 %p4, %43, !dbg !398
	%51 = or i1 %49, %50, !dbg !398
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !398, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !400
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !398
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !398
	%54 = add i64 %45, %41, !dbg !397
	br label %b1, !dbg !397

b3:
	ret void, !dbg !396

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !399
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !399

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !399
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !399
	ret void, !dbg !399

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !398
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !398
	ret void, !dbg !398
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !401 {
entry:
	br label %b0, !dbg !402

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !402
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !402
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !405, !range !13
	%3 = sext i32 %2 to i64, !dbg !405
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !405, !range !14
	%5 = sext i32 %4 to i64, !dbg !405
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !405, !range !14
	%7 = sext i32 %6 to i64, !dbg !405
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !405, !range !15
	%9 = sext i32 %8 to i64, !dbg !405
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !405, !range !16
	%11 = sext i32 %10 to i64, !dbg !405
	%12 = trunc i64 %11 to i32, !dbg !405
	%13 = trunc i64 %7 to i32, !dbg !405
	%14 = mul i32 %12, %13, !dbg !405
	%15 = zext i32 %14 to i64, !dbg !405
	%16 = trunc i64 %5 to i32, !dbg !405
	%17 = add i32 %16, %14, !dbg !405
	%18 = zext i32 %17 to i64, !dbg !405
	%19 = mul i64 %9, %18, !dbg !405
	%20 = add i64 %3, %19, !dbg !405
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !405, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !405, !range !17
	%23 = mul i32 %21, %22, !dbg !405
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !405, !range !18
	%25 = mul i32 %23, %24, !dbg !405
	%26 = sext i32 %25 to i64, !dbg !405
	%27 = mul i64 %20, %26, !dbg !405
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !405, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !405, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !405, !range !20
	%31 = mul i32 %22, %30, !dbg !405
	%32 = add i32 %29, %31, !dbg !405
	%33 = mul i32 %21, %32, !dbg !405
	%34 = add i32 %28, %33, !dbg !405
	%35 = sext i32 %34 to i64, !dbg !405
	%36 = add i64 %27, %35, !dbg !405
	%37 = mul i64 %9, %11, !dbg !405
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !405, !range !16
	%39 = sext i32 %38 to i64, !dbg !405
	%40 = mul i64 %37, %39, !dbg !405
	%41 = mul i64 %40, %26, !dbg !405
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !406
	%43 = sext i32 %42 to i64, !dbg !406
	%44 = trunc i64 %p4 to i32, !dbg !406
	br label %b1, !dbg !405

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !405
	%46 = icmp slt i64 %45, %p1, !dbg !405
	br i1 %46, label %b2, label %b3, !dbg !405

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !407
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !406
	%49 = icmp uge i64 %45, %p3, !dbg !407
	%50 = icmp uge i64 %p4, %43, !dbg !406
	%51 = or i1 %49, %50, !dbg !406
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !406, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !406
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !408
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !408
	%54 = add i64 %45, %41, !dbg !405
	br label %b1, !dbg !405

b3:
	ret void, !dbg !404

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !407
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !407

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !407
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !407
	ret void, !dbg !407

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !406
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !406
	ret void, !dbg !406
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !409 {
entry:
	br label %b0, !dbg !410

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !410
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !410
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !413, !range !13
	%3 = sext i32 %2 to i64, !dbg !413
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !413, !range !14
	%5 = sext i32 %4 to i64, !dbg !413
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !413, !range !14
	%7 = sext i32 %6 to i64, !dbg !413
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !413, !range !15
	%9 = sext i32 %8 to i64, !dbg !413
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !413, !range !16
	%11 = sext i32 %10 to i64, !dbg !413
	%12 = trunc i64 %11 to i32, !dbg !413
	%13 = trunc i64 %7 to i32, !dbg !413
	%14 = mul i32 %12, %13, !dbg !413
	%15 = zext i32 %14 to i64, !dbg !413
	%16 = trunc i64 %5 to i32, !dbg !413
	%17 = add i32 %16, %14, !dbg !413
	%18 = zext i32 %17 to i64, !dbg !413
	%19 = mul i64 %9, %18, !dbg !413
	%20 = add i64 %3, %19, !dbg !413
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !413, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !413, !range !17
	%23 = mul i32 %21, %22, !dbg !413
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !413, !range !18
	%25 = mul i32 %23, %24, !dbg !413
	%26 = sext i32 %25 to i64, !dbg !413
	%27 = mul i64 %20, %26, !dbg !413
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !413, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !413, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !413, !range !20
	%31 = mul i32 %22, %30, !dbg !413
	%32 = add i32 %29, %31, !dbg !413
	%33 = mul i32 %21, %32, !dbg !413
	%34 = add i32 %28, %33, !dbg !413
	%35 = sext i32 %34 to i64, !dbg !413
	%36 = add i64 %27, %35, !dbg !413
	%37 = mul i64 %9, %11, !dbg !413
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !413, !range !16
	%39 = sext i32 %38 to i64, !dbg !413
	%40 = mul i64 %37, %39, !dbg !413
	%41 = mul i64 %40, %26, !dbg !413
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !414
	%43 = sext i32 %42 to i64, !dbg !414
	%44 = trunc i64 %p4 to i32, !dbg !414
	br label %b1, !dbg !413

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !413
	%46 = icmp slt i64 %45, %p3, !dbg !413
	br i1 %46, label %b2, label %b3, !dbg !413

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !415
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !416
	%49 = icmp uge i64 %45, %p1, !dbg !415
	%50 = icmp uge i64 %p4, %43, !dbg !414
	%51 = or i1 %49, %50, !dbg !414
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !414, !prof !28

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !416
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !414
	%54 = bitcast i16* %53 to i8*, !dbg !414
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !414
	%55 = add i64 %45, %41, !dbg !413
	br label %b1, !dbg !413

b3:
	ret void, !dbg !412

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !415
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !415

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !415
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !415
	ret void, !dbg !415

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !414
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !414
	ret void, !dbg !414
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !417 {
entry:
	br label %b0, !dbg !418

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !418
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !418
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !421, !range !13
	%3 = sext i32 %2 to i64, !dbg !421
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !421, !range !14
	%5 = sext i32 %4 to i64, !dbg !421
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !421, !range !14
	%7 = sext i32 %6 to i64, !dbg !421
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !421, !range !15
	%9 = sext i32 %8 to i64, !dbg !421
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !421, !range !16
	%11 = sext i32 %10 to i64, !dbg !421
	%12 = trunc i64 %11 to i32, !dbg !421
	%13 = trunc i64 %7 to i32, !dbg !421
	%14 = mul i32 %12, %13, !dbg !421
	%15 = zext i32 %14 to i64, !dbg !421
	%16 = trunc i64 %5 to i32, !dbg !421
	%17 = add i32 %16, %14, !dbg !421
	%18 = zext i32 %17 to i64, !dbg !421
	%19 = mul i64 %9, %18, !dbg !421
	%20 = add i64 %3, %19, !dbg !421
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !421, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !421, !range !17
	%23 = mul i32 %21, %22, !dbg !421
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !421, !range !18
	%25 = mul i32 %23, %24, !dbg !421
	%26 = sext i32 %25 to i64, !dbg !421
	%27 = mul i64 %20, %26, !dbg !421
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !421, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !421, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !421, !range !20
	%31 = mul i32 %22, %30, !dbg !421
	%32 = add i32 %29, %31, !dbg !421
	%33 = mul i32 %21, %32, !dbg !421
	%34 = add i32 %28, %33, !dbg !421
	%35 = sext i32 %34 to i64, !dbg !421
	%36 = add i64 %27, %35, !dbg !421
	%37 = mul i64 %9, %11, !dbg !421
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !421, !range !16
	%39 = sext i32 %38 to i64, !dbg !421
	%40 = mul i64 %37, %39, !dbg !421
	%41 = mul i64 %40, %26, !dbg !421
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !422
	%43 = sext i32 %42 to i64, !dbg !422
	%44 = trunc i64 %p4 to i32, !dbg !422
	br label %b1, !dbg !421

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !421
	%46 = icmp slt i64 %45, %p1, !dbg !421
	br i1 %46, label %b2, label %b3, !dbg !421

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !423
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !422
	%49 = icmp uge i64 %45, %p3, !dbg !423
	%50 = icmp uge i64 %p4, %43, !dbg !422
	%51 = or i1 %49, %50, !dbg !422
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !422, !prof !28

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !422
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !422
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !424
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !424
	%55 = add i64 %45, %41, !dbg !421
	br label %b1, !dbg !421

b3:
	ret void, !dbg !420

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !423
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !423

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !423
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !423
	ret void, !dbg !423

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !422
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !422
	ret void, !dbg !422
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !425 {
entry:
	br label %b0, !dbg !426

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !426
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !426
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !429, !range !13
	%3 = sext i32 %2 to i64, !dbg !429
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !429, !range !14
	%5 = sext i32 %4 to i64, !dbg !429
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !429, !range !14
	%7 = sext i32 %6 to i64, !dbg !429
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !429, !range !15
	%9 = sext i32 %8 to i64, !dbg !429
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !429, !range !16
	%11 = sext i32 %10 to i64, !dbg !429
	%12 = trunc i64 %11 to i32, !dbg !429
	%13 = trunc i64 %7 to i32, !dbg !429
	%14 = mul i32 %12, %13, !dbg !429
	%15 = zext i32 %14 to i64, !dbg !429
	%16 = trunc i64 %5 to i32, !dbg !429
	%17 = add i32 %16, %14, !dbg !429
	%18 = zext i32 %17 to i64, !dbg !429
	%19 = mul i64 %9, %18, !dbg !429
	%20 = add i64 %3, %19, !dbg !429
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !429, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !429, !range !17
	%23 = mul i32 %21, %22, !dbg !429
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !429, !range !18
	%25 = mul i32 %23, %24, !dbg !429
	%26 = sext i32 %25 to i64, !dbg !429
	%27 = mul i64 %20, %26, !dbg !429
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !429, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !429, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !429, !range !20
	%31 = mul i32 %22, %30, !dbg !429
	%32 = add i32 %29, %31, !dbg !429
	%33 = mul i32 %21, %32, !dbg !429
	%34 = add i32 %28, %33, !dbg !429
	%35 = sext i32 %34 to i64, !dbg !429
	%36 = add i64 %27, %35, !dbg !429
	%37 = mul i64 %9, %11, !dbg !429
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !429, !range !16
	%39 = sext i32 %38 to i64, !dbg !429
	%40 = mul i64 %37, %39, !dbg !429
	%41 = mul i64 %40, %26, !dbg !429
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !430
	%43 = sext i32 %42 to i64, !dbg !430
	%44 = trunc i64 %p4 to i32, !dbg !430
	br label %b1, !dbg !429

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !429
	%46 = icmp slt i64 %45, %p3, !dbg !429
	br i1 %46, label %b2, label %b3, !dbg !429

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !431
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !432
	%49 = icmp uge i64 %45, %p1, !dbg !431
	%50 = icmp uge i64 %p4, %43, !dbg !430
	%51 = or i1 %49, %50, !dbg !430
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !430, !prof !28

b2_ok1:
	%52 = load i32, i32 addrspace(1)* %48, align 4, !dbg !432
	%53 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !430
	%54 = bitcast i32* %53 to i8*, !dbg !430
	call void @gpuc_p_thread_32(i8* %54, i32 %52, i32 %44), !dbg !430
	%55 = add i64 %45, %41, !dbg !429
	br label %b1, !dbg !429

b3:
	ret void, !dbg !428

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !431
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !431

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !431
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !431
	ret void, !dbg !431

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !430
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !430
	ret void, !dbg !430
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !433 {
entry:
	br label %b0, !dbg !434

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !434
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !434
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !437, !range !13
	%3 = sext i32 %2 to i64, !dbg !437
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !437, !range !14
	%5 = sext i32 %4 to i64, !dbg !437
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !437, !range !14
	%7 = sext i32 %6 to i64, !dbg !437
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !437, !range !15
	%9 = sext i32 %8 to i64, !dbg !437
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !437, !range !16
	%11 = sext i32 %10 to i64, !dbg !437
	%12 = trunc i64 %11 to i32, !dbg !437
	%13 = trunc i64 %7 to i32, !dbg !437
	%14 = mul i32 %12, %13, !dbg !437
	%15 = zext i32 %14 to i64, !dbg !437
	%16 = trunc i64 %5 to i32, !dbg !437
	%17 = add i32 %16, %14, !dbg !437
	%18 = zext i32 %17 to i64, !dbg !437
	%19 = mul i64 %9, %18, !dbg !437
	%20 = add i64 %3, %19, !dbg !437
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !437, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !437, !range !17
	%23 = mul i32 %21, %22, !dbg !437
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !437, !range !18
	%25 = mul i32 %23, %24, !dbg !437
	%26 = sext i32 %25 to i64, !dbg !437
	%27 = mul i64 %20, %26, !dbg !437
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !437, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !437, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !437, !range !20
	%31 = mul i32 %22, %30, !dbg !437
	%32 = add i32 %29, %31, !dbg !437
	%33 = mul i32 %21, %32, !dbg !437
	%34 = add i32 %28, %33, !dbg !437
	%35 = sext i32 %34 to i64, !dbg !437
	%36 = add i64 %27, %35, !dbg !437
	%37 = mul i64 %9, %11, !dbg !437
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !437, !range !16
	%39 = sext i32 %38 to i64, !dbg !437
	%40 = mul i64 %37, %39, !dbg !437
	%41 = mul i64 %40, %26, !dbg !437
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !438
	%43 = sext i32 %42 to i64, !dbg !438
	%44 = trunc i64 %p4 to i32, !dbg !438
	br label %b1, !dbg !437

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !437
	%46 = icmp slt i64 %45, %p1, !dbg !437
	br i1 %46, label %b2, label %b3, !dbg !437

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !439
	%48 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !438
	%49 = icmp uge i64 %45, %p3, !dbg !439
	%50 = icmp uge i64 %p4, %43, !dbg !438
	%51 = or i1 %49, %50, !dbg !438
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !438, !prof !28

b2_ok1:
	%52 = bitcast i32* %48 to i8*, !dbg !438
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !438
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !440
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !440
	%55 = add i64 %45, %41, !dbg !437
	br label %b1, !dbg !437

b3:
	ret void, !dbg !436

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !439
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !439

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !439
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !439
	ret void, !dbg !439

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !438
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !438
	ret void, !dbg !438
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !441 {
entry:
	br label %b0, !dbg !442

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !442
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !442
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !445, !range !13
	%3 = sext i32 %2 to i64, !dbg !445
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !445, !range !14
	%5 = sext i32 %4 to i64, !dbg !445
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !445, !range !14
	%7 = sext i32 %6 to i64, !dbg !445
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !445, !range !15
	%9 = sext i32 %8 to i64, !dbg !445
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !445, !range !16
	%11 = sext i32 %10 to i64, !dbg !445
	%12 = trunc i64 %11 to i32, !dbg !445
	%13 = trunc i64 %7 to i32, !dbg !445
	%14 = mul i32 %12, %13, !dbg !445
	%15 = zext i32 %14 to i64, !dbg !445
	%16 = trunc i64 %5 to i32, !dbg !445
	%17 = add i32 %16, %14, !dbg !445
	%18 = zext i32 %17 to i64, !dbg !445
	%19 = mul i64 %9, %18, !dbg !445
	%20 = add i64 %3, %19, !dbg !445
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !445, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !445, !range !17
	%23 = mul i32 %21, %22, !dbg !445
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !445, !range !18
	%25 = mul i32 %23, %24, !dbg !445
	%26 = sext i32 %25 to i64, !dbg !445
	%27 = mul i64 %20, %26, !dbg !445
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !445, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !445, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !445, !range !20
	%31 = mul i32 %22, %30, !dbg !445
	%32 = add i32 %29, %31, !dbg !445
	%33 = mul i32 %21, %32, !dbg !445
	%34 = add i32 %28, %33, !dbg !445
	%35 = sext i32 %34 to i64, !dbg !445
	%36 = add i64 %27, %35, !dbg !445
	%37 = mul i64 %9, %11, !dbg !445
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !445, !range !16
	%39 = sext i32 %38 to i64, !dbg !445
	%40 = mul i64 %37, %39, !dbg !445
	%41 = mul i64 %40, %26, !dbg !445
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !446
	%43 = sext i32 %42 to i64, !dbg !446
	%44 = trunc i64 %p4 to i32, !dbg !446
	br label %b1, !dbg !445

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !445
	%46 = icmp slt i64 %45, %p3, !dbg !445
	br i1 %46, label %b2, label %b3, !dbg !445

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !447
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !448
	%49 = icmp uge i64 %45, %p1, !dbg !447
	%50 = icmp uge i64 %p4, %43, !dbg !446
	%51 = or i1 %49, %50, !dbg !446
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !446, !prof !28

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !448
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !446
	%54 = bitcast i64* %53 to i8*, !dbg !446
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !446
	%55 = add i64 %45, %41, !dbg !445
	br label %b1, !dbg !445

b3:
	ret void, !dbg !444

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !447
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !447

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !447
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !447
	ret void, !dbg !447

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !446
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !446
	ret void, !dbg !446
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !449 {
entry:
	br label %b0, !dbg !450

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !450
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !450
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !453, !range !13
	%3 = sext i32 %2 to i64, !dbg !453
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !453, !range !14
	%5 = sext i32 %4 to i64, !dbg !453
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !453, !range !14
	%7 = sext i32 %6 to i64, !dbg !453
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !453, !range !15
	%9 = sext i32 %8 to i64, !dbg !453
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !453, !range !16
	%11 = sext i32 %10 to i64, !dbg !453
	%12 = trunc i64 %11 to i32, !dbg !453
	%13 = trunc i64 %7 to i32, !dbg !453
	%14 = mul i32 %12, %13, !dbg !453
	%15 = zext i32 %14 to i64, !dbg !453
	%16 = trunc i64 %5 to i32, !dbg !453
	%17 = add i32 %16, %14, !dbg !453
	%18 = zext i32 %17 to i64, !dbg !453
	%19 = mul i64 %9, %18, !dbg !453
	%20 = add i64 %3, %19, !dbg !453
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !453, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !453, !range !17
	%23 = mul i32 %21, %22, !dbg !453
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !453, !range !18
	%25 = mul i32 %23, %24, !dbg !453
	%26 = sext i32 %25 to i64, !dbg !453
	%27 = mul i64 %20, %26, !dbg !453
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !453, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !453, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !453, !range !20
	%31 = mul i32 %22, %30, !dbg !453
	%32 = add i32 %29, %31, !dbg !453
	%33 = mul i32 %21, %32, !dbg !453
	%34 = add i32 %28, %33, !dbg !453
	%35 = sext i32 %34 to i64, !dbg !453
	%36 = add i64 %27, %35, !dbg !453
	%37 = mul i64 %9, %11, !dbg !453
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !453, !range !16
	%39 = sext i32 %38 to i64, !dbg !453
	%40 = mul i64 %37, %39, !dbg !453
	%41 = mul i64 %40, %26, !dbg !453
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !454
	%43 = sext i32 %42 to i64, !dbg !454
	%44 = trunc i64 %p4 to i32, !dbg !454
	br label %b1, !dbg !453

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !453
	%46 = icmp slt i64 %45, %p1, !dbg !453
	br i1 %46, label %b2, label %b3, !dbg !453

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !455
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !454
	%49 = icmp uge i64 %45, %p3, !dbg !455
	%50 = icmp uge i64 %p4, %43, !dbg !454
	%51 = or i1 %49, %50, !dbg !454
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !454, !prof !28

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !454
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !454
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !456
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !456
	%55 = add i64 %45, %41, !dbg !453
	br label %b1, !dbg !453

b3:
	ret void, !dbg !452

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !455
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !455

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !455
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !455
	ret void, !dbg !455

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !454
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !454
	ret void, !dbg !454
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !457 {
entry:
	br label %b0, !dbg !458

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !458
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !458
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !461, !range !13
	%3 = sext i32 %2 to i64, !dbg !461
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !461, !range !14
	%5 = sext i32 %4 to i64, !dbg !461
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !461, !range !14
	%7 = sext i32 %6 to i64, !dbg !461
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !461, !range !15
	%9 = sext i32 %8 to i64, !dbg !461
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !461, !range !16
	%11 = sext i32 %10 to i64, !dbg !461
	%12 = trunc i64 %11 to i32, !dbg !461
	%13 = trunc i64 %7 to i32, !dbg !461
	%14 = mul i32 %12, %13, !dbg !461
	%15 = zext i32 %14 to i64, !dbg !461
	%16 = trunc i64 %5 to i32, !dbg !461
	%17 = add i32 %16, %14, !dbg !461
	%18 = zext i32 %17 to i64, !dbg !461
	%19 = mul i64 %9, %18, !dbg !461
	%20 = add i64 %3, %19, !dbg !461
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !461, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !461, !range !17
	%23 = mul i32 %21, %22, !dbg !461
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !461, !range !18
	%25 = mul i32 %23, %24, !dbg !461
	%26 = sext i32 %25 to i64, !dbg !461
	%27 = mul i64 %20, %26, !dbg !461
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !461, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !461, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !461, !range !20
	%31 = mul i32 %22, %30, !dbg !461
	%32 = add i32 %29, %31, !dbg !461
	%33 = mul i32 %21, %32, !dbg !461
	%34 = add i32 %28, %33, !dbg !461
	%35 = sext i32 %34 to i64, !dbg !461
	%36 = add i64 %27, %35, !dbg !461
	%37 = mul i64 %9, %11, !dbg !461
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !461, !range !16
	%39 = sext i32 %38 to i64, !dbg !461
	%40 = mul i64 %37, %39, !dbg !461
	%41 = mul i64 %40, %26, !dbg !461
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !462
	%43 = sext i32 %42 to i64, !dbg !462
	%44 = trunc i64 %p4 to i32, !dbg !462
	br label %b1, !dbg !461

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !461
	%46 = icmp slt i64 %45, %p3, !dbg !461
	br i1 %46, label %b2, label %b3, !dbg !461

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !463
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !464
	%49 = icmp uge i64 %45, %p1, !dbg !463
	%50 = icmp uge i64 %p4, %43, !dbg !462
	%51 = or i1 %49, %50, !dbg !462
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !462, !prof !28

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !464
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !462
	%54 = bitcast i64* %53 to i8*, !dbg !462
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !462
	%55 = add i64 %45, %41, !dbg !461
	br label %b1, !dbg !461

b3:
	ret void, !dbg !460

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !463
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !463

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !463
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !463
	ret void, !dbg !463

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !462
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !462
	ret void, !dbg !462
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !465 {
entry:
	br label %b0, !dbg !466

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !466
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !466
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !469, !range !13
	%3 = sext i32 %2 to i64, !dbg !469
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !469, !range !14
	%5 = sext i32 %4 to i64, !dbg !469
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !469, !range !14
	%7 = sext i32 %6 to i64, !dbg !469
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !469, !range !15
	%9 = sext i32 %8 to i64, !dbg !469
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !469, !range !16
	%11 = sext i32 %10 to i64, !dbg !469
	%12 = trunc i64 %11 to i32, !dbg !469
	%13 = trunc i64 %7 to i32, !dbg !469
	%14 = mul i32 %12, %13, !dbg !469
	%15 = zext i32 %14 to i64, !dbg !469
	%16 = trunc i64 %5 to i32, !dbg !469
	%17 = add i32 %16, %14, !dbg !469
	%18 = zext i32 %17 to i64, !dbg !469
	%19 = mul i64 %9, %18, !dbg !469
	%20 = add i64 %3, %19, !dbg !469
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !469, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !469, !range !17
	%23 = mul i32 %21, %22, !dbg !469
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !469, !range !18
	%25 = mul i32 %23, %24, !dbg !469
	%26 = sext i32 %25 to i64, !dbg !469
	%27 = mul i64 %20, %26, !dbg !469
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !469, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !469, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !469, !range !20
	%31 = mul i32 %22, %30, !dbg !469
	%32 = add i32 %29, %31, !dbg !469
	%33 = mul i32 %21, %32, !dbg !469
	%34 = add i32 %28, %33, !dbg !469
	%35 = sext i32 %34 to i64, !dbg !469
	%36 = add i64 %27, %35, !dbg !469
	%37 = mul i64 %9, %11, !dbg !469
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !469, !range !16
	%39 = sext i32 %38 to i64, !dbg !469
	%40 = mul i64 %37, %39, !dbg !469
	%41 = mul i64 %40, %26, !dbg !469
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !470
	%43 = sext i32 %42 to i64, !dbg !470
	%44 = trunc i64 %p4 to i32, !dbg !470
	br label %b1, !dbg !469

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !469
	%46 = icmp slt i64 %45, %p1, !dbg !469
	br i1 %46, label %b2, label %b3, !dbg !469

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !471
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !470
	%49 = icmp uge i64 %45, %p3, !dbg !471
	%50 = icmp uge i64 %p4, %43, !dbg !470
	%51 = or i1 %49, %50, !dbg !470
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !470, !prof !28

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !470
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !470
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !472
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !472
	%55 = add i64 %45, %41, !dbg !469
	br label %b1, !dbg !469

b3:
	ret void, !dbg !468

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !471
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !471

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !471
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !471
	ret void, !dbg !471

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !470
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !470
	ret void, !dbg !470
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !473 {
entry:
	br label %b0, !dbg !474

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !474
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !474
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !477, !range !13
	%3 = sext i32 %2 to i64, !dbg !477
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !477, !range !14
	%5 = sext i32 %4 to i64, !dbg !477
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !477, !range !14
	%7 = sext i32 %6 to i64, !dbg !477
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !477, !range !15
	%9 = sext i32 %8 to i64, !dbg !477
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !477, !range !16
	%11 = sext i32 %10 to i64, !dbg !477
	%12 = trunc i64 %11 to i32, !dbg !477
	%13 = trunc i64 %7 to i32, !dbg !477
	%14 = mul i32 %12, %13, !dbg !477
	%15 = zext i32 %14 to i64, !dbg !477
	%16 = trunc i64 %5 to i32, !dbg !477
	%17 = add i32 %16, %14, !dbg !477
	%18 = zext i32 %17 to i64, !dbg !477
	%19 = mul i64 %9, %18, !dbg !477
	%20 = add i64 %3, %19, !dbg !477
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !477, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !477, !range !17
	%23 = mul i32 %21, %22, !dbg !477
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !477, !range !18
	%25 = mul i32 %23, %24, !dbg !477
	%26 = sext i32 %25 to i64, !dbg !477
	%27 = mul i64 %20, %26, !dbg !477
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !477, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !477, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !477, !range !20
	%31 = mul i32 %22, %30, !dbg !477
	%32 = add i32 %29, %31, !dbg !477
	%33 = mul i32 %21, %32, !dbg !477
	%34 = add i32 %28, %33, !dbg !477
	%35 = sext i32 %34 to i64, !dbg !477
	%36 = add i64 %27, %35, !dbg !477
	%37 = mul i64 %9, %11, !dbg !477
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !477, !range !16
	%39 = sext i32 %38 to i64, !dbg !477
	%40 = mul i64 %37, %39, !dbg !477
	%41 = mul i64 %40, %26, !dbg !477
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !478
	%43 = sext i32 %42 to i64, !dbg !478
	%44 = trunc i64 %p4 to i32, !dbg !478
	br label %b1, !dbg !477

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !477
	%46 = icmp slt i64 %45, %p3, !dbg !477
	br i1 %46, label %b2, label %b3, !dbg !477

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !479
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !480
	%49 = icmp uge i64 %45, %p1, !dbg !479
	%50 = icmp uge i64 %p4, %43, !dbg !478
	%51 = or i1 %49, %50, !dbg !478
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !478, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !480
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !478
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !478
	%54 = add i64 %45, %41, !dbg !477
	br label %b1, !dbg !477

b3:
	ret void, !dbg !476

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !479
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !479

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !479
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !479
	ret void, !dbg !479

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !478
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !478
	ret void, !dbg !478
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !481 {
entry:
	br label %b0, !dbg !482

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !482
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !482
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !485, !range !13
	%3 = sext i32 %2 to i64, !dbg !485
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !485, !range !14
	%5 = sext i32 %4 to i64, !dbg !485
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !485, !range !14
	%7 = sext i32 %6 to i64, !dbg !485
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !485, !range !15
	%9 = sext i32 %8 to i64, !dbg !485
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !485, !range !16
	%11 = sext i32 %10 to i64, !dbg !485
	%12 = trunc i64 %11 to i32, !dbg !485
	%13 = trunc i64 %7 to i32, !dbg !485
	%14 = mul i32 %12, %13, !dbg !485
	%15 = zext i32 %14 to i64, !dbg !485
	%16 = trunc i64 %5 to i32, !dbg !485
	%17 = add i32 %16, %14, !dbg !485
	%18 = zext i32 %17 to i64, !dbg !485
	%19 = mul i64 %9, %18, !dbg !485
	%20 = add i64 %3, %19, !dbg !485
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !485, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !485, !range !17
	%23 = mul i32 %21, %22, !dbg !485
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !485, !range !18
	%25 = mul i32 %23, %24, !dbg !485
	%26 = sext i32 %25 to i64, !dbg !485
	%27 = mul i64 %20, %26, !dbg !485
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !485, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !485, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !485, !range !20
	%31 = mul i32 %22, %30, !dbg !485
	%32 = add i32 %29, %31, !dbg !485
	%33 = mul i32 %21, %32, !dbg !485
	%34 = add i32 %28, %33, !dbg !485
	%35 = sext i32 %34 to i64, !dbg !485
	%36 = add i64 %27, %35, !dbg !485
	%37 = mul i64 %9, %11, !dbg !485
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !485, !range !16
	%39 = sext i32 %38 to i64, !dbg !485
	%40 = mul i64 %37, %39, !dbg !485
	%41 = mul i64 %40, %26, !dbg !485
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !486
	%43 = sext i32 %42 to i64, !dbg !486
	%44 = trunc i64 %p4 to i32, !dbg !486
	br label %b1, !dbg !485

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !485
	%46 = icmp slt i64 %45, %p1, !dbg !485
	br i1 %46, label %b2, label %b3, !dbg !485

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !487
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !486
	%49 = icmp uge i64 %45, %p3, !dbg !487
	%50 = icmp uge i64 %p4, %43, !dbg !486
	%51 = or i1 %49, %50, !dbg !486
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !486, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !486
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !488
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !488
	%54 = add i64 %45, %41, !dbg !485
	br label %b1, !dbg !485

b3:
	ret void, !dbg !484

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !487
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !487

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !487
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !487
	ret void, !dbg !487

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !486
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !486
	ret void, !dbg !486
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !489 {
entry:
	br label %b0, !dbg !490

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !490
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !490
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !493, !range !13
	%3 = sext i32 %2 to i64, !dbg !493
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !493, !range !14
	%5 = sext i32 %4 to i64, !dbg !493
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !493, !range !14
	%7 = sext i32 %6 to i64, !dbg !493
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !493, !range !15
	%9 = sext i32 %8 to i64, !dbg !493
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !493, !range !16
	%11 = sext i32 %10 to i64, !dbg !493
	%12 = trunc i64 %11 to i32, !dbg !493
	%13 = trunc i64 %7 to i32, !dbg !493
	%14 = mul i32 %12, %13, !dbg !493
	%15 = zext i32 %14 to i64, !dbg !493
	%16 = trunc i64 %5 to i32, !dbg !493
	%17 = add i32 %16, %14, !dbg !493
	%18 = zext i32 %17 to i64, !dbg !493
	%19 = mul i64 %9, %18, !dbg !493
	%20 = add i64 %3, %19, !dbg !493
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !493, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !493, !range !17
	%23 = mul i32 %21, %22, !dbg !493
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !493, !range !18
	%25 = mul i32 %23, %24, !dbg !493
	%26 = sext i32 %25 to i64, !dbg !493
	%27 = mul i64 %20, %26, !dbg !493
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !493, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !493, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !493, !range !20
	%31 = mul i32 %22, %30, !dbg !493
	%32 = add i32 %29, %31, !dbg !493
	%33 = mul i32 %21, %32, !dbg !493
	%34 = add i32 %28, %33, !dbg !493
	%35 = sext i32 %34 to i64, !dbg !493
	%36 = add i64 %27, %35, !dbg !493
	%37 = mul i64 %9, %11, !dbg !493
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !493, !range !16
	%39 = sext i32 %38 to i64, !dbg !493
	%40 = mul i64 %37, %39, !dbg !493
	%41 = mul i64 %40, %26, !dbg !493
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !494
	%43 = sext i32 %42 to i64, !dbg !494
	%44 = trunc i64 %p4 to i32, !dbg !494
	br label %b1, !dbg !493

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !493
	%46 = icmp slt i64 %45, %p3, !dbg !493
	br i1 %46, label %b2, label %b3, !dbg !493

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !495
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !496
	%49 = icmp uge i64 %45, %p1, !dbg !495
	%50 = icmp uge i64 %p4, %43, !dbg !494
	%51 = or i1 %49, %50, !dbg !494
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !494, !prof !28

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !496
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !494
	%54 = bitcast i16* %53 to i8*, !dbg !494
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !494
	%55 = add i64 %45, %41, !dbg !493
	br label %b1, !dbg !493

b3:
	ret void, !dbg !492

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !495
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !495

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !495
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !495
	ret void, !dbg !495

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !494
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !494
	ret void, !dbg !494
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !497 {
entry:
	br label %b0, !dbg !498

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !498
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !498
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !501, !range !13
	%3 = sext i32 %2 to i64, !dbg !501
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !501, !range !14
	%5 = sext i32 %4 to i64, !dbg !501
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !501, !range !14
	%7 = sext i32 %6 to i64, !dbg !501
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !501, !range !15
	%9 = sext i32 %8 to i64, !dbg !501
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !501, !range !16
	%11 = sext i32 %10 to i64, !dbg !501
	%12 = trunc i64 %11 to i32, !dbg !501
	%13 = trunc i64 %7 to i32, !dbg !501
	%14 = mul i32 %12, %13, !dbg !501
	%15 = zext i32 %14 to i64, !dbg !501
	%16 = trunc i64 %5 to i32, !dbg !501
	%17 = add i32 %16, %14, !dbg !501
	%18 = zext i32 %17 to i64, !dbg !501
	%19 = mul i64 %9, %18, !dbg !501
	%20 = add i64 %3, %19, !dbg !501
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !501, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !501, !range !17
	%23 = mul i32 %21, %22, !dbg !501
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !501, !range !18
	%25 = mul i32 %23, %24, !dbg !501
	%26 = sext i32 %25 to i64, !dbg !501
	%27 = mul i64 %20, %26, !dbg !501
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !501, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !501, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !501, !range !20
	%31 = mul i32 %22, %30, !dbg !501
	%32 = add i32 %29, %31, !dbg !501
	%33 = mul i32 %21, %32, !dbg !501
	%34 = add i32 %28, %33, !dbg !501
	%35 = sext i32 %34 to i64, !dbg !501
	%36 = add i64 %27, %35, !dbg !501
	%37 = mul i64 %9, %11, !dbg !501
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !501, !range !16
	%39 = sext i32 %38 to i64, !dbg !501
	%40 = mul i64 %37, %39, !dbg !501
	%41 = mul i64 %40, %26, !dbg !501
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !502
	%43 = sext i32 %42 to i64, !dbg !502
	%44 = trunc i64 %p4 to i32, !dbg !502
	br label %b1, !dbg !501

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !501
	%46 = icmp slt i64 %45, %p1, !dbg !501
	br i1 %46, label %b2, label %b3, !dbg !501

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !503
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !502
	%49 = icmp uge i64 %45, %p3, !dbg !503
	%50 = icmp uge i64 %p4, %43, !dbg !502
	%51 = or i1 %49, %50, !dbg !502
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !502, !prof !28

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !502
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !502
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !504
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !504
	%55 = add i64 %45, %41, !dbg !501
	br label %b1, !dbg !501

b3:
	ret void, !dbg !500

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !503
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !503

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !503
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !503
	ret void, !dbg !503

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !502
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !502
	ret void, !dbg !502
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !505 {
entry:
	br label %b0, !dbg !506

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !506
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !506
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !509, !range !13
	%3 = sext i32 %2 to i64, !dbg !509
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !509, !range !14
	%5 = sext i32 %4 to i64, !dbg !509
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !509, !range !14
	%7 = sext i32 %6 to i64, !dbg !509
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !509, !range !15
	%9 = sext i32 %8 to i64, !dbg !509
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !509, !range !16
	%11 = sext i32 %10 to i64, !dbg !509
	%12 = trunc i64 %11 to i32, !dbg !509
	%13 = trunc i64 %7 to i32, !dbg !509
	%14 = mul i32 %12, %13, !dbg !509
	%15 = zext i32 %14 to i64, !dbg !509
	%16 = trunc i64 %5 to i32, !dbg !509
	%17 = add i32 %16, %14, !dbg !509
	%18 = zext i32 %17 to i64, !dbg !509
	%19 = mul i64 %9, %18, !dbg !509
	%20 = add i64 %3, %19, !dbg !509
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !509, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !509, !range !17
	%23 = mul i32 %21, %22, !dbg !509
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !509, !range !18
	%25 = mul i32 %23, %24, !dbg !509
	%26 = sext i32 %25 to i64, !dbg !509
	%27 = mul i64 %20, %26, !dbg !509
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !509, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !509, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !509, !range !20
	%31 = mul i32 %22, %30, !dbg !509
	%32 = add i32 %29, %31, !dbg !509
	%33 = mul i32 %21, %32, !dbg !509
	%34 = add i32 %28, %33, !dbg !509
	%35 = sext i32 %34 to i64, !dbg !509
	%36 = add i64 %27, %35, !dbg !509
	%37 = mul i64 %9, %11, !dbg !509
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !509, !range !16
	%39 = sext i32 %38 to i64, !dbg !509
	%40 = mul i64 %37, %39, !dbg !509
	%41 = mul i64 %40, %26, !dbg !509
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !510
	%43 = sext i32 %42 to i64, !dbg !510
	%44 = trunc i64 %p4 to i32, !dbg !510
	br label %b1, !dbg !509

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !509
	%46 = icmp slt i64 %45, %p3, !dbg !509
	br i1 %46, label %b2, label %b3, !dbg !509

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !511
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !512
	%49 = icmp uge i64 %45, %p1, !dbg !511
	%50 = icmp uge i64 %p4, %43, !dbg !510
	%51 = or i1 %49, %50, !dbg !510
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !510, !prof !28

b2_ok1:
	%52 = load i32, i32 addrspace(1)* %48, align 4, !dbg !512
	%53 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !510
	%54 = bitcast i32* %53 to i8*, !dbg !510
	call void @gpuc_p_thread_32(i8* %54, i32 %52, i32 %44), !dbg !510
	%55 = add i64 %45, %41, !dbg !509
	br label %b1, !dbg !509

b3:
	ret void, !dbg !508

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !511
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !511

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !511
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !511
	ret void, !dbg !511

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !510
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !510
	ret void, !dbg !510
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !513 {
entry:
	br label %b0, !dbg !514

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !514
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !514
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !517, !range !13
	%3 = sext i32 %2 to i64, !dbg !517
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !517, !range !14
	%5 = sext i32 %4 to i64, !dbg !517
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !517, !range !14
	%7 = sext i32 %6 to i64, !dbg !517
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !517, !range !15
	%9 = sext i32 %8 to i64, !dbg !517
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !517, !range !16
	%11 = sext i32 %10 to i64, !dbg !517
	%12 = trunc i64 %11 to i32, !dbg !517
	%13 = trunc i64 %7 to i32, !dbg !517
	%14 = mul i32 %12, %13, !dbg !517
	%15 = zext i32 %14 to i64, !dbg !517
	%16 = trunc i64 %5 to i32, !dbg !517
	%17 = add i32 %16, %14, !dbg !517
	%18 = zext i32 %17 to i64, !dbg !517
	%19 = mul i64 %9, %18, !dbg !517
	%20 = add i64 %3, %19, !dbg !517
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !517, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !517, !range !17
	%23 = mul i32 %21, %22, !dbg !517
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !517, !range !18
	%25 = mul i32 %23, %24, !dbg !517
	%26 = sext i32 %25 to i64, !dbg !517
	%27 = mul i64 %20, %26, !dbg !517
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !517, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !517, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !517, !range !20
	%31 = mul i32 %22, %30, !dbg !517
	%32 = add i32 %29, %31, !dbg !517
	%33 = mul i32 %21, %32, !dbg !517
	%34 = add i32 %28, %33, !dbg !517
	%35 = sext i32 %34 to i64, !dbg !517
	%36 = add i64 %27, %35, !dbg !517
	%37 = mul i64 %9, %11, !dbg !517
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !517, !range !16
	%39 = sext i32 %38 to i64, !dbg !517
	%40 = mul i64 %37, %39, !dbg !517
	%41 = mul i64 %40, %26, !dbg !517
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !518
	%43 = sext i32 %42 to i64, !dbg !518
	%44 = trunc i64 %p4 to i32, !dbg !518
	br label %b1, !dbg !517

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !517
	%46 = icmp slt i64 %45, %p1, !dbg !517
	br i1 %46, label %b2, label %b3, !dbg !517

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !519
	%48 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !518
	%49 = icmp uge i64 %45, %p3, !dbg !519
	%50 = icmp uge i64 %p4, %43, !dbg !518
	%51 = or i1 %49, %50, !dbg !518
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !518, !prof !28

b2_ok1:
	%52 = bitcast i32* %48 to i8*, !dbg !518
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !518
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !520
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !520
	%55 = add i64 %45, %41, !dbg !517
	br label %b1, !dbg !517

b3:
	ret void, !dbg !516

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !519
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !519

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !519
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !519
	ret void, !dbg !519

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !518
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !518
	ret void, !dbg !518
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !521 {
entry:
	br label %b0, !dbg !522

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !522
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !522
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !525, !range !13
	%3 = sext i32 %2 to i64, !dbg !525
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !525, !range !14
	%5 = sext i32 %4 to i64, !dbg !525
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !525, !range !14
	%7 = sext i32 %6 to i64, !dbg !525
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !525, !range !15
	%9 = sext i32 %8 to i64, !dbg !525
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !525, !range !16
	%11 = sext i32 %10 to i64, !dbg !525
	%12 = trunc i64 %11 to i32, !dbg !525
	%13 = trunc i64 %7 to i32, !dbg !525
	%14 = mul i32 %12, %13, !dbg !525
	%15 = zext i32 %14 to i64, !dbg !525
	%16 = trunc i64 %5 to i32, !dbg !525
	%17 = add i32 %16, %14, !dbg !525
	%18 = zext i32 %17 to i64, !dbg !525
	%19 = mul i64 %9, %18, !dbg !525
	%20 = add i64 %3, %19, !dbg !525
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !525, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !525, !range !17
	%23 = mul i32 %21, %22, !dbg !525
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !525, !range !18
	%25 = mul i32 %23, %24, !dbg !525
	%26 = sext i32 %25 to i64, !dbg !525
	%27 = mul i64 %20, %26, !dbg !525
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !525, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !525, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !525, !range !20
	%31 = mul i32 %22, %30, !dbg !525
	%32 = add i32 %29, %31, !dbg !525
	%33 = mul i32 %21, %32, !dbg !525
	%34 = add i32 %28, %33, !dbg !525
	%35 = sext i32 %34 to i64, !dbg !525
	%36 = add i64 %27, %35, !dbg !525
	%37 = mul i64 %9, %11, !dbg !525
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !525, !range !16
	%39 = sext i32 %38 to i64, !dbg !525
	%40 = mul i64 %37, %39, !dbg !525
	%41 = mul i64 %40, %26, !dbg !525
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !526
	%43 = sext i32 %42 to i64, !dbg !526
	%44 = trunc i64 %p4 to i32, !dbg !526
	br label %b1, !dbg !525

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !525
	%46 = icmp slt i64 %45, %p3, !dbg !525
	br i1 %46, label %b2, label %b3, !dbg !525

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !527
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !528
	%49 = icmp uge i64 %45, %p1, !dbg !527
	%50 = icmp uge i64 %p4, %43, !dbg !526
	%51 = or i1 %49, %50, !dbg !526
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !526, !prof !28

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !528
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !526
	%54 = bitcast i64* %53 to i8*, !dbg !526
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !526
	%55 = add i64 %45, %41, !dbg !525
	br label %b1, !dbg !525

b3:
	ret void, !dbg !524

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !527
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !527

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !527
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !527
	ret void, !dbg !527

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !526
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !526
	ret void, !dbg !526
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !529 {
entry:
	br label %b0, !dbg !530

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !530
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !530
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !533, !range !13
	%3 = sext i32 %2 to i64, !dbg !533
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !533, !range !14
	%5 = sext i32 %4 to i64, !dbg !533
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !533, !range !14
	%7 = sext i32 %6 to i64, !dbg !533
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !533, !range !15
	%9 = sext i32 %8 to i64, !dbg !533
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !533, !range !16
	%11 = sext i32 %10 to i64, !dbg !533
	%12 = trunc i64 %11 to i32, !dbg !533
	%13 = trunc i64 %7 to i32, !dbg !533
	%14 = mul i32 %12, %13, !dbg !533
	%15 = zext i32 %14 to i64, !dbg !533
	%16 = trunc i64 %5 to i32, !dbg !533
	%17 = add i32 %16, %14, !dbg !533
	%18 = zext i32 %17 to i64, !dbg !533
	%19 = mul i64 %9, %18, !dbg !533
	%20 = add i64 %3, %19, !dbg !533
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !533, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !533, !range !17
	%23 = mul i32 %21, %22, !dbg !533
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !533, !range !18
	%25 = mul i32 %23, %24, !dbg !533
	%26 = sext i32 %25 to i64, !dbg !533
	%27 = mul i64 %20, %26, !dbg !533
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !533, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !533, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !533, !range !20
	%31 = mul i32 %22, %30, !dbg !533
	%32 = add i32 %29, %31, !dbg !533
	%33 = mul i32 %21, %32, !dbg !533
	%34 = add i32 %28, %33, !dbg !533
	%35 = sext i32 %34 to i64, !dbg !533
	%36 = add i64 %27, %35, !dbg !533
	%37 = mul i64 %9, %11, !dbg !533
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !533, !range !16
	%39 = sext i32 %38 to i64, !dbg !533
	%40 = mul i64 %37, %39, !dbg !533
	%41 = mul i64 %40, %26, !dbg !533
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !534
	%43 = sext i32 %42 to i64, !dbg !534
	%44 = trunc i64 %p4 to i32, !dbg !534
	br label %b1, !dbg !533

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !533
	%46 = icmp slt i64 %45, %p1, !dbg !533
	br i1 %46, label %b2, label %b3, !dbg !533

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !535
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !534
	%49 = icmp uge i64 %45, %p3, !dbg !535
	%50 = icmp uge i64 %p4, %43, !dbg !534
	%51 = or i1 %49, %50, !dbg !534
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !534, !prof !28

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !534
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !534
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !536
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !536
	%55 = add i64 %45, %41, !dbg !533
	br label %b1, !dbg !533

b3:
	ret void, !dbg !532

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !535
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !535

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !535
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !535
	ret void, !dbg !535

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !534
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !534
	ret void, !dbg !534
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !537 {
entry:
	br label %b0, !dbg !538

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !538
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !538
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !541, !range !13
	%3 = sext i32 %2 to i64, !dbg !541
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !541, !range !14
	%5 = sext i32 %4 to i64, !dbg !541
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !541, !range !14
	%7 = sext i32 %6 to i64, !dbg !541
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !541, !range !15
	%9 = sext i32 %8 to i64, !dbg !541
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !541, !range !16
	%11 = sext i32 %10 to i64, !dbg !541
	%12 = trunc i64 %11 to i32, !dbg !541
	%13 = trunc i64 %7 to i32, !dbg !541
	%14 = mul i32 %12, %13, !dbg !541
	%15 = zext i32 %14 to i64, !dbg !541
	%16 = trunc i64 %5 to i32, !dbg !541
	%17 = add i32 %16, %14, !dbg !541
	%18 = zext i32 %17 to i64, !dbg !541
	%19 = mul i64 %9, %18, !dbg !541
	%20 = add i64 %3, %19, !dbg !541
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !541, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !541, !range !17
	%23 = mul i32 %21, %22, !dbg !541
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !541, !range !18
	%25 = mul i32 %23, %24, !dbg !541
	%26 = sext i32 %25 to i64, !dbg !541
	%27 = mul i64 %20, %26, !dbg !541
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !541, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !541, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !541, !range !20
	%31 = mul i32 %22, %30, !dbg !541
	%32 = add i32 %29, %31, !dbg !541
	%33 = mul i32 %21, %32, !dbg !541
	%34 = add i32 %28, %33, !dbg !541
	%35 = sext i32 %34 to i64, !dbg !541
	%36 = add i64 %27, %35, !dbg !541
	%37 = mul i64 %9, %11, !dbg !541
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !541, !range !16
	%39 = sext i32 %38 to i64, !dbg !541
	%40 = mul i64 %37, %39, !dbg !541
	%41 = mul i64 %40, %26, !dbg !541
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !542
	%43 = sext i32 %42 to i64, !dbg !542
	%44 = trunc i64 %p4 to i32, !dbg !542
	br label %b1, !dbg !541

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !541
	%46 = icmp slt i64 %45, %p3, !dbg !541
	br i1 %46, label %b2, label %b3, !dbg !541

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !543
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !544
	%49 = icmp uge i64 %45, %p1, !dbg !543
	%50 = icmp uge i64 %p4, %43, !dbg !542
	%51 = or i1 %49, %50, !dbg !542
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !542, !prof !28

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !544
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !542
	%54 = bitcast i64* %53 to i8*, !dbg !542
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !542
	%55 = add i64 %45, %41, !dbg !541
	br label %b1, !dbg !541

b3:
	ret void, !dbg !540

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !543
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !543

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !543
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !543
	ret void, !dbg !543

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !542
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !542
	ret void, !dbg !542
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !545 {
entry:
	br label %b0, !dbg !546

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !546
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !546
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !549, !range !13
	%3 = sext i32 %2 to i64, !dbg !549
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !549, !range !14
	%5 = sext i32 %4 to i64, !dbg !549
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !549, !range !14
	%7 = sext i32 %6 to i64, !dbg !549
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !549, !range !15
	%9 = sext i32 %8 to i64, !dbg !549
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !549, !range !16
	%11 = sext i32 %10 to i64, !dbg !549
	%12 = trunc i64 %11 to i32, !dbg !549
	%13 = trunc i64 %7 to i32, !dbg !549
	%14 = mul i32 %12, %13, !dbg !549
	%15 = zext i32 %14 to i64, !dbg !549
	%16 = trunc i64 %5 to i32, !dbg !549
	%17 = add i32 %16, %14, !dbg !549
	%18 = zext i32 %17 to i64, !dbg !549
	%19 = mul i64 %9, %18, !dbg !549
	%20 = add i64 %3, %19, !dbg !549
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !549, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !549, !range !17
	%23 = mul i32 %21, %22, !dbg !549
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !549, !range !18
	%25 = mul i32 %23, %24, !dbg !549
	%26 = sext i32 %25 to i64, !dbg !549
	%27 = mul i64 %20, %26, !dbg !549
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !549, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !549, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !549, !range !20
	%31 = mul i32 %22, %30, !dbg !549
	%32 = add i32 %29, %31, !dbg !549
	%33 = mul i32 %21, %32, !dbg !549
	%34 = add i32 %28, %33, !dbg !549
	%35 = sext i32 %34 to i64, !dbg !549
	%36 = add i64 %27, %35, !dbg !549
	%37 = mul i64 %9, %11, !dbg !549
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !549, !range !16
	%39 = sext i32 %38 to i64, !dbg !549
	%40 = mul i64 %37, %39, !dbg !549
	%41 = mul i64 %40, %26, !dbg !549
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !550
	%43 = sext i32 %42 to i64, !dbg !550
	%44 = trunc i64 %p4 to i32, !dbg !550
	br label %b1, !dbg !549

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !549
	%46 = icmp slt i64 %45, %p1, !dbg !549
	br i1 %46, label %b2, label %b3, !dbg !549

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !551
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !550
	%49 = icmp uge i64 %45, %p3, !dbg !551
	%50 = icmp uge i64 %p4, %43, !dbg !550
	%51 = or i1 %49, %50, !dbg !550
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !550, !prof !28

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !550
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !550
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !552
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !552
	%55 = add i64 %45, %41, !dbg !549
	br label %b1, !dbg !549

b3:
	ret void, !dbg !548

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !551
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !551

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !551
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !551
	ret void, !dbg !551

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !550
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !550
	ret void, !dbg !550
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !553 {
entry:
	br label %b0, !dbg !554

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !554
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !554
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !557, !range !13
	%3 = sext i32 %2 to i64, !dbg !557
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !557, !range !14
	%5 = sext i32 %4 to i64, !dbg !557
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !557, !range !14
	%7 = sext i32 %6 to i64, !dbg !557
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !557, !range !15
	%9 = sext i32 %8 to i64, !dbg !557
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !557, !range !16
	%11 = sext i32 %10 to i64, !dbg !557
	%12 = trunc i64 %11 to i32, !dbg !557
	%13 = trunc i64 %7 to i32, !dbg !557
	%14 = mul i32 %12, %13, !dbg !557
	%15 = zext i32 %14 to i64, !dbg !557
	%16 = trunc i64 %5 to i32, !dbg !557
	%17 = add i32 %16, %14, !dbg !557
	%18 = zext i32 %17 to i64, !dbg !557
	%19 = mul i64 %9, %18, !dbg !557
	%20 = add i64 %3, %19, !dbg !557
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !557, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !557, !range !17
	%23 = mul i32 %21, %22, !dbg !557
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !557, !range !18
	%25 = mul i32 %23, %24, !dbg !557
	%26 = sext i32 %25 to i64, !dbg !557
	%27 = mul i64 %20, %26, !dbg !557
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !557, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !557, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !557, !range !20
	%31 = mul i32 %22, %30, !dbg !557
	%32 = add i32 %29, %31, !dbg !557
	%33 = mul i32 %21, %32, !dbg !557
	%34 = add i32 %28, %33, !dbg !557
	%35 = sext i32 %34 to i64, !dbg !557
	%36 = add i64 %27, %35, !dbg !557
	%37 = mul i64 %9, %11, !dbg !557
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !557, !range !16
	%39 = sext i32 %38 to i64, !dbg !557
	%40 = mul i64 %37, %39, !dbg !557
	%41 = mul i64 %40, %26, !dbg !557
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !558
	%43 = sext i32 %42 to i64, !dbg !558
	%44 = trunc i64 %p4 to i32, !dbg !558
	br label %b1, !dbg !557

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !557
	%46 = icmp slt i64 %45, %p3, !dbg !557
	br i1 %46, label %b2, label %b3, !dbg !557

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !559
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !560
	%49 = icmp uge i64 %45, %p1, !dbg !559
	%50 = icmp uge i64 %p4, %43, !dbg !558
	%51 = or i1 %49, %50, !dbg !558
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !558, !prof !28

b2_ok1:
	%52 = load float, float addrspace(1)* %48, align 4, !dbg !560
	%53 = bitcast float %52 to i32, !dbg !558
	%54 = addrspacecast float addrspace(1)* %47 to float*, !dbg !558
	%55 = bitcast float* %54 to i8*, !dbg !558
	call void @gpuc_p_thread_32(i8* %55, i32 %53, i32 %44), !dbg !558
	%56 = add i64 %45, %41, !dbg !557
	br label %b1, !dbg !557

b3:
	ret void, !dbg !556

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !559
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !559

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !559
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !559
	ret void, !dbg !559

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !558
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !558
	ret void, !dbg !558
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !561 {
entry:
	br label %b0, !dbg !562

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !562
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !562
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !565, !range !13
	%3 = sext i32 %2 to i64, !dbg !565
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !565, !range !14
	%5 = sext i32 %4 to i64, !dbg !565
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !565, !range !14
	%7 = sext i32 %6 to i64, !dbg !565
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !565, !range !15
	%9 = sext i32 %8 to i64, !dbg !565
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !565, !range !16
	%11 = sext i32 %10 to i64, !dbg !565
	%12 = trunc i64 %11 to i32, !dbg !565
	%13 = trunc i64 %7 to i32, !dbg !565
	%14 = mul i32 %12, %13, !dbg !565
	%15 = zext i32 %14 to i64, !dbg !565
	%16 = trunc i64 %5 to i32, !dbg !565
	%17 = add i32 %16, %14, !dbg !565
	%18 = zext i32 %17 to i64, !dbg !565
	%19 = mul i64 %9, %18, !dbg !565
	%20 = add i64 %3, %19, !dbg !565
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !565, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !565, !range !17
	%23 = mul i32 %21, %22, !dbg !565
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !565, !range !18
	%25 = mul i32 %23, %24, !dbg !565
	%26 = sext i32 %25 to i64, !dbg !565
	%27 = mul i64 %20, %26, !dbg !565
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !565, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !565, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !565, !range !20
	%31 = mul i32 %22, %30, !dbg !565
	%32 = add i32 %29, %31, !dbg !565
	%33 = mul i32 %21, %32, !dbg !565
	%34 = add i32 %28, %33, !dbg !565
	%35 = sext i32 %34 to i64, !dbg !565
	%36 = add i64 %27, %35, !dbg !565
	%37 = mul i64 %9, %11, !dbg !565
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !565, !range !16
	%39 = sext i32 %38 to i64, !dbg !565
	%40 = mul i64 %37, %39, !dbg !565
	%41 = mul i64 %40, %26, !dbg !565
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !566
	%43 = sext i32 %42 to i64, !dbg !566
	%44 = trunc i64 %p4 to i32, !dbg !566
	br label %b1, !dbg !565

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !565
	%46 = icmp slt i64 %45, %p1, !dbg !565
	br i1 %46, label %b2, label %b3, !dbg !565

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !567
	%48 = addrspacecast float addrspace(1)* %47 to float*, !dbg !566
	%49 = icmp uge i64 %45, %p3, !dbg !567
	%50 = icmp uge i64 %p4, %43, !dbg !566
	%51 = or i1 %49, %50, !dbg !566
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !566, !prof !28

b2_ok1:
	%52 = bitcast float* %48 to i8*, !dbg !566
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !566
	%54 = bitcast i32 %53 to float, !dbg !566
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !568
	store float %54, float addrspace(1)* %55, align 4, !dbg !568
	%56 = add i64 %45, %41, !dbg !565
	br label %b1, !dbg !565

b3:
	ret void, !dbg !564

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !567
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !567

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !567
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !567
	ret void, !dbg !567

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !566
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !566
	ret void, !dbg !566
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !569 {
entry:
	br label %b0, !dbg !570

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !570
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !570
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !573, !range !13
	%3 = sext i32 %2 to i64, !dbg !573
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !573, !range !14
	%5 = sext i32 %4 to i64, !dbg !573
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !573, !range !14
	%7 = sext i32 %6 to i64, !dbg !573
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !573, !range !15
	%9 = sext i32 %8 to i64, !dbg !573
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !573, !range !16
	%11 = sext i32 %10 to i64, !dbg !573
	%12 = trunc i64 %11 to i32, !dbg !573
	%13 = trunc i64 %7 to i32, !dbg !573
	%14 = mul i32 %12, %13, !dbg !573
	%15 = zext i32 %14 to i64, !dbg !573
	%16 = trunc i64 %5 to i32, !dbg !573
	%17 = add i32 %16, %14, !dbg !573
	%18 = zext i32 %17 to i64, !dbg !573
	%19 = mul i64 %9, %18, !dbg !573
	%20 = add i64 %3, %19, !dbg !573
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !573, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !573, !range !17
	%23 = mul i32 %21, %22, !dbg !573
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !573, !range !18
	%25 = mul i32 %23, %24, !dbg !573
	%26 = sext i32 %25 to i64, !dbg !573
	%27 = mul i64 %20, %26, !dbg !573
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !573, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !573, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !573, !range !20
	%31 = mul i32 %22, %30, !dbg !573
	%32 = add i32 %29, %31, !dbg !573
	%33 = mul i32 %21, %32, !dbg !573
	%34 = add i32 %28, %33, !dbg !573
	%35 = sext i32 %34 to i64, !dbg !573
	%36 = add i64 %27, %35, !dbg !573
	%37 = mul i64 %9, %11, !dbg !573
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !573, !range !16
	%39 = sext i32 %38 to i64, !dbg !573
	%40 = mul i64 %37, %39, !dbg !573
	%41 = mul i64 %40, %26, !dbg !573
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !574
	%43 = sext i32 %42 to i64, !dbg !574
	%44 = trunc i64 %p4 to i32, !dbg !574
	br label %b1, !dbg !573

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !573
	%46 = icmp slt i64 %45, %p3, !dbg !573
	br i1 %46, label %b2, label %b3, !dbg !573

b2:
	%47 = getelementptr inbounds double, double addrspace(1)* %0, i64 %45, !dbg !575
	%48 = getelementptr inbounds double, double addrspace(1)* %1, i64 %45, !dbg !576
	%49 = icmp uge i64 %45, %p1, !dbg !575
	%50 = icmp uge i64 %p4, %43, !dbg !574
	%51 = or i1 %49, %50, !dbg !574
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !574, !prof !28

b2_ok1:
	%52 = load double, double addrspace(1)* %48, align 8, !dbg !576
	%53 = bitcast double %52 to i64, !dbg !574
	%54 = addrspacecast double addrspace(1)* %47 to double*, !dbg !574
	%55 = bitcast double* %54 to i8*, !dbg !574
	call void @gpuc_p_thread_64(i8* %55, i64 %53, i32 %44), !dbg !574
	%56 = add i64 %45, %41, !dbg !573
	br label %b1, !dbg !573

b3:
	ret void, !dbg !572

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !575
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !575

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !575
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !575
	ret void, !dbg !575

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !574
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !574
	ret void, !dbg !574
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !577 {
entry:
	br label %b0, !dbg !578

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !578
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !578
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !581, !range !13
	%3 = sext i32 %2 to i64, !dbg !581
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !581, !range !14
	%5 = sext i32 %4 to i64, !dbg !581
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !581, !range !14
	%7 = sext i32 %6 to i64, !dbg !581
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !581, !range !15
	%9 = sext i32 %8 to i64, !dbg !581
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !581, !range !16
	%11 = sext i32 %10 to i64, !dbg !581
	%12 = trunc i64 %11 to i32, !dbg !581
	%13 = trunc i64 %7 to i32, !dbg !581
	%14 = mul i32 %12, %13, !dbg !581
	%15 = zext i32 %14 to i64, !dbg !581
	%16 = trunc i64 %5 to i32, !dbg !581
	%17 = add i32 %16, %14, !dbg !581
	%18 = zext i32 %17 to i64, !dbg !581
	%19 = mul i64 %9, %18, !dbg !581
	%20 = add i64 %3, %19, !dbg !581
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !581, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !581, !range !17
	%23 = mul i32 %21, %22, !dbg !581
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !581, !range !18
	%25 = mul i32 %23, %24, !dbg !581
	%26 = sext i32 %25 to i64, !dbg !581
	%27 = mul i64 %20, %26, !dbg !581
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !581, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !581, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !581, !range !20
	%31 = mul i32 %22, %30, !dbg !581
	%32 = add i32 %29, %31, !dbg !581
	%33 = mul i32 %21, %32, !dbg !581
	%34 = add i32 %28, %33, !dbg !581
	%35 = sext i32 %34 to i64, !dbg !581
	%36 = add i64 %27, %35, !dbg !581
	%37 = mul i64 %9, %11, !dbg !581
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !581, !range !16
	%39 = sext i32 %38 to i64, !dbg !581
	%40 = mul i64 %37, %39, !dbg !581
	%41 = mul i64 %40, %26, !dbg !581
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !582
	%43 = sext i32 %42 to i64, !dbg !582
	%44 = trunc i64 %p4 to i32, !dbg !582
	br label %b1, !dbg !581

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !581
	%46 = icmp slt i64 %45, %p1, !dbg !581
	br i1 %46, label %b2, label %b3, !dbg !581

b2:
	%47 = getelementptr inbounds double, double addrspace(1)* %1, i64 %45, !dbg !583
	%48 = addrspacecast double addrspace(1)* %47 to double*, !dbg !582
	%49 = icmp uge i64 %45, %p3, !dbg !583
	%50 = icmp uge i64 %p4, %43, !dbg !582
	%51 = or i1 %49, %50, !dbg !582
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !582, !prof !28

b2_ok1:
	%52 = bitcast double* %48 to i8*, !dbg !582
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !582
	%54 = bitcast i64 %53 to double, !dbg !582
	%55 = getelementptr inbounds double, double addrspace(1)* %0, i64 %45, !dbg !584
	store double %54, double addrspace(1)* %55, align 8, !dbg !584
	%56 = add i64 %45, %41, !dbg !581
	br label %b1, !dbg !581

b3:
	ret void, !dbg !580

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !583
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !583

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !583
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !583
	ret void, !dbg !583

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !582
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !582
	ret void, !dbg !582
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !585 {
entry:
	br label %b0, !dbg !586

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !586
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !586
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !589, !range !13
	%3 = sext i32 %2 to i64, !dbg !589
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !589, !range !14
	%5 = sext i32 %4 to i64, !dbg !589
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !589, !range !14
	%7 = sext i32 %6 to i64, !dbg !589
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !589, !range !15
	%9 = sext i32 %8 to i64, !dbg !589
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !589, !range !16
	%11 = sext i32 %10 to i64, !dbg !589
	%12 = trunc i64 %11 to i32, !dbg !589
	%13 = trunc i64 %7 to i32, !dbg !589
	%14 = mul i32 %12, %13, !dbg !589
	%15 = zext i32 %14 to i64, !dbg !589
	%16 = trunc i64 %5 to i32, !dbg !589
	%17 = add i32 %16, %14, !dbg !589
	%18 = zext i32 %17 to i64, !dbg !589
	%19 = mul i64 %9, %18, !dbg !589
	%20 = add i64 %3, %19, !dbg !589
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !589, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !589, !range !17
	%23 = mul i32 %21, %22, !dbg !589
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !589, !range !18
	%25 = mul i32 %23, %24, !dbg !589
	%26 = sext i32 %25 to i64, !dbg !589
	%27 = mul i64 %20, %26, !dbg !589
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !589, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !589, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !589, !range !20
	%31 = mul i32 %22, %30, !dbg !589
	%32 = add i32 %29, %31, !dbg !589
	%33 = mul i32 %21, %32, !dbg !589
	%34 = add i32 %28, %33, !dbg !589
	%35 = sext i32 %34 to i64, !dbg !589
	%36 = add i64 %27, %35, !dbg !589
	%37 = mul i64 %9, %11, !dbg !589
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !589, !range !16
	%39 = sext i32 %38 to i64, !dbg !589
	%40 = mul i64 %37, %39, !dbg !589
	%41 = mul i64 %40, %26, !dbg !589
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !590
	%43 = sext i32 %42 to i64, !dbg !590
	%44 = trunc i64 %p4 to i32, !dbg !590
	br label %b1, !dbg !589

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !589
	%46 = icmp slt i64 %45, %p3, !dbg !589
	br i1 %46, label %b2, label %b3, !dbg !589

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !591
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !592
	%49 = icmp uge i64 %45, %p1, !dbg !591
	%50 = icmp uge i64 %p4, %43, !dbg !590
	%51 = or i1 %49, %50, !dbg !590
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !590, !prof !28

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !592
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !590
	%54 = bitcast i16* %53 to i8*, !dbg !590
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !590
	%55 = add i64 %45, %41, !dbg !589
	br label %b1, !dbg !589

b3:
	ret void, !dbg !588

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !591
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !591

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !591
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !591
	ret void, !dbg !591

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !590
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !590
	ret void, !dbg !590
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !593 {
entry:
	br label %b0, !dbg !594

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !594
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !594
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !597, !range !13
	%3 = sext i32 %2 to i64, !dbg !597
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !597, !range !14
	%5 = sext i32 %4 to i64, !dbg !597
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !597, !range !14
	%7 = sext i32 %6 to i64, !dbg !597
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !597, !range !15
	%9 = sext i32 %8 to i64, !dbg !597
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !597, !range !16
	%11 = sext i32 %10 to i64, !dbg !597
	%12 = trunc i64 %11 to i32, !dbg !597
	%13 = trunc i64 %7 to i32, !dbg !597
	%14 = mul i32 %12, %13, !dbg !597
	%15 = zext i32 %14 to i64, !dbg !597
	%16 = trunc i64 %5 to i32, !dbg !597
	%17 = add i32 %16, %14, !dbg !597
	%18 = zext i32 %17 to i64, !dbg !597
	%19 = mul i64 %9, %18, !dbg !597
	%20 = add i64 %3, %19, !dbg !597
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !597, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !597, !range !17
	%23 = mul i32 %21, %22, !dbg !597
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !597, !range !18
	%25 = mul i32 %23, %24, !dbg !597
	%26 = sext i32 %25 to i64, !dbg !597
	%27 = mul i64 %20, %26, !dbg !597
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !597, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !597, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !597, !range !20
	%31 = mul i32 %22, %30, !dbg !597
	%32 = add i32 %29, %31, !dbg !597
	%33 = mul i32 %21, %32, !dbg !597
	%34 = add i32 %28, %33, !dbg !597
	%35 = sext i32 %34 to i64, !dbg !597
	%36 = add i64 %27, %35, !dbg !597
	%37 = mul i64 %9, %11, !dbg !597
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !597, !range !16
	%39 = sext i32 %38 to i64, !dbg !597
	%40 = mul i64 %37, %39, !dbg !597
	%41 = mul i64 %40, %26, !dbg !597
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !598
	%43 = sext i32 %42 to i64, !dbg !598
	%44 = trunc i64 %p4 to i32, !dbg !598
	br label %b1, !dbg !597

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !597
	%46 = icmp slt i64 %45, %p1, !dbg !597
	br i1 %46, label %b2, label %b3, !dbg !597

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !599
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !598
	%49 = icmp uge i64 %45, %p3, !dbg !599
	%50 = icmp uge i64 %p4, %43, !dbg !598
	%51 = or i1 %49, %50, !dbg !598
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !598, !prof !28

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !598
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !598
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !600
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !600
	%55 = add i64 %45, %41, !dbg !597
	br label %b1, !dbg !597

b3:
	ret void, !dbg !596

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !599
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !599

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !599
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !599
	ret void, !dbg !599

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !598
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !598
	ret void, !dbg !598
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !601 {
entry:
	br label %b0, !dbg !602

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !602
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !602
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !605, !range !13
	%3 = sext i32 %2 to i64, !dbg !605
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !605, !range !14
	%5 = sext i32 %4 to i64, !dbg !605
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !605, !range !14
	%7 = sext i32 %6 to i64, !dbg !605
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !605, !range !15
	%9 = sext i32 %8 to i64, !dbg !605
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !605, !range !16
	%11 = sext i32 %10 to i64, !dbg !605
	%12 = trunc i64 %11 to i32, !dbg !605
	%13 = trunc i64 %7 to i32, !dbg !605
	%14 = mul i32 %12, %13, !dbg !605
	%15 = zext i32 %14 to i64, !dbg !605
	%16 = trunc i64 %5 to i32, !dbg !605
	%17 = add i32 %16, %14, !dbg !605
	%18 = zext i32 %17 to i64, !dbg !605
	%19 = mul i64 %9, %18, !dbg !605
	%20 = add i64 %3, %19, !dbg !605
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !605, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !605, !range !17
	%23 = mul i32 %21, %22, !dbg !605
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !605, !range !18
	%25 = mul i32 %23, %24, !dbg !605
	%26 = sext i32 %25 to i64, !dbg !605
	%27 = mul i64 %20, %26, !dbg !605
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !605, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !605, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !605, !range !20
	%31 = mul i32 %22, %30, !dbg !605
	%32 = add i32 %29, %31, !dbg !605
	%33 = mul i32 %21, %32, !dbg !605
	%34 = add i32 %28, %33, !dbg !605
	%35 = sext i32 %34 to i64, !dbg !605
	%36 = add i64 %27, %35, !dbg !605
	%37 = mul i64 %9, %11, !dbg !605
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !605, !range !16
	%39 = sext i32 %38 to i64, !dbg !605
	%40 = mul i64 %37, %39, !dbg !605
	%41 = mul i64 %40, %26, !dbg !605
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !606
	%43 = sext i32 %42 to i64, !dbg !606
	%44 = trunc i64 %p4 to i32, !dbg !606
	br label %b1, !dbg !605

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !605
	%46 = icmp slt i64 %45, %p3, !dbg !605
	br i1 %46, label %b2, label %b3, !dbg !605

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !607
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !608
	%49 = icmp uge i64 %45, %p1, !dbg !607
	%50 = icmp uge i64 %p4, %43, !dbg !606
	%51 = or i1 %49, %50, !dbg !606
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !606, !prof !28

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !608
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !606
	%54 = bitcast i16* %53 to i8*, !dbg !606
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !606
	%55 = add i64 %45, %41, !dbg !605
	br label %b1, !dbg !605

b3:
	ret void, !dbg !604

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !607
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !607

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !607
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !607
	ret void, !dbg !607

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !606
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !606
	ret void, !dbg !606
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !609 {
entry:
	br label %b0, !dbg !610

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !610
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !610
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !613, !range !13
	%3 = sext i32 %2 to i64, !dbg !613
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !613, !range !14
	%5 = sext i32 %4 to i64, !dbg !613
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !613, !range !14
	%7 = sext i32 %6 to i64, !dbg !613
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !613, !range !15
	%9 = sext i32 %8 to i64, !dbg !613
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !613, !range !16
	%11 = sext i32 %10 to i64, !dbg !613
	%12 = trunc i64 %11 to i32, !dbg !613
	%13 = trunc i64 %7 to i32, !dbg !613
	%14 = mul i32 %12, %13, !dbg !613
	%15 = zext i32 %14 to i64, !dbg !613
	%16 = trunc i64 %5 to i32, !dbg !613
	%17 = add i32 %16, %14, !dbg !613
	%18 = zext i32 %17 to i64, !dbg !613
	%19 = mul i64 %9, %18, !dbg !613
	%20 = add i64 %3, %19, !dbg !613
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !613, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !613, !range !17
	%23 = mul i32 %21, %22, !dbg !613
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !613, !range !18
	%25 = mul i32 %23, %24, !dbg !613
	%26 = sext i32 %25 to i64, !dbg !613
	%27 = mul i64 %20, %26, !dbg !613
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !613, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !613, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !613, !range !20
	%31 = mul i32 %22, %30, !dbg !613
	%32 = add i32 %29, %31, !dbg !613
	%33 = mul i32 %21, %32, !dbg !613
	%34 = add i32 %28, %33, !dbg !613
	%35 = sext i32 %34 to i64, !dbg !613
	%36 = add i64 %27, %35, !dbg !613
	%37 = mul i64 %9, %11, !dbg !613
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !613, !range !16
	%39 = sext i32 %38 to i64, !dbg !613
	%40 = mul i64 %37, %39, !dbg !613
	%41 = mul i64 %40, %26, !dbg !613
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !614
	%43 = sext i32 %42 to i64, !dbg !614
	%44 = trunc i64 %p4 to i32, !dbg !614
	br label %b1, !dbg !613

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !613
	%46 = icmp slt i64 %45, %p1, !dbg !613
	br i1 %46, label %b2, label %b3, !dbg !613

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !615
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !614
	%49 = icmp uge i64 %45, %p3, !dbg !615
	%50 = icmp uge i64 %p4, %43, !dbg !614
	%51 = or i1 %49, %50, !dbg !614
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !614, !prof !28

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !614
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !614
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !616
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !616
	%55 = add i64 %45, %41, !dbg !613
	br label %b1, !dbg !613

b3:
	ret void, !dbg !612

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !615
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !615

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !615
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !615
	ret void, !dbg !615

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !614
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !614
	ret void, !dbg !614
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !617 {
entry:
	br label %b0, !dbg !618

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !618
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !618
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !621, !range !13
	%3 = sext i32 %2 to i64, !dbg !621
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !621, !range !14
	%5 = sext i32 %4 to i64, !dbg !621
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !621, !range !14
	%7 = sext i32 %6 to i64, !dbg !621
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !621, !range !15
	%9 = sext i32 %8 to i64, !dbg !621
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !621, !range !16
	%11 = sext i32 %10 to i64, !dbg !621
	%12 = trunc i64 %11 to i32, !dbg !621
	%13 = trunc i64 %7 to i32, !dbg !621
	%14 = mul i32 %12, %13, !dbg !621
	%15 = zext i32 %14 to i64, !dbg !621
	%16 = trunc i64 %5 to i32, !dbg !621
	%17 = add i32 %16, %14, !dbg !621
	%18 = zext i32 %17 to i64, !dbg !621
	%19 = mul i64 %9, %18, !dbg !621
	%20 = add i64 %3, %19, !dbg !621
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !621, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !621, !range !17
	%23 = mul i32 %21, %22, !dbg !621
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !621, !range !18
	%25 = mul i32 %23, %24, !dbg !621
	%26 = sext i32 %25 to i64, !dbg !621
	%27 = mul i64 %20, %26, !dbg !621
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !621, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !621, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !621, !range !20
	%31 = mul i32 %22, %30, !dbg !621
	%32 = add i32 %29, %31, !dbg !621
	%33 = mul i32 %21, %32, !dbg !621
	%34 = add i32 %28, %33, !dbg !621
	%35 = sext i32 %34 to i64, !dbg !621
	%36 = add i64 %27, %35, !dbg !621
	%37 = mul i64 %9, %11, !dbg !621
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !621, !range !16
	%39 = sext i32 %38 to i64, !dbg !621
	%40 = mul i64 %37, %39, !dbg !621
	%41 = mul i64 %40, %26, !dbg !621
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !622
	%43 = sext i32 %42 to i64, !dbg !622
	%44 = trunc i64 %p4 to i32, !dbg !622
	br label %b1, !dbg !621

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !621
	%46 = icmp slt i64 %45, %p3, !dbg !621
	br i1 %46, label %b2, label %b3, !dbg !621

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !623
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !624
	%49 = icmp uge i64 %45, %p1, !dbg !623
	%50 = icmp uge i64 %p4, %43, !dbg !622
	%51 = or i1 %49, %50, !dbg !622
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !622, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !624
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !622
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !622
	%54 = add i64 %45, %41, !dbg !621
	br label %b1, !dbg !621

b3:
	ret void, !dbg !620

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !623
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !623

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !623
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !623
	ret void, !dbg !623

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !622
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !622
	ret void, !dbg !622
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !625 {
entry:
	br label %b0, !dbg !626

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !626
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !626
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !629, !range !13
	%3 = sext i32 %2 to i64, !dbg !629
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !629, !range !14
	%5 = sext i32 %4 to i64, !dbg !629
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !629, !range !14
	%7 = sext i32 %6 to i64, !dbg !629
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !629, !range !15
	%9 = sext i32 %8 to i64, !dbg !629
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !629, !range !16
	%11 = sext i32 %10 to i64, !dbg !629
	%12 = trunc i64 %11 to i32, !dbg !629
	%13 = trunc i64 %7 to i32, !dbg !629
	%14 = mul i32 %12, %13, !dbg !629
	%15 = zext i32 %14 to i64, !dbg !629
	%16 = trunc i64 %5 to i32, !dbg !629
	%17 = add i32 %16, %14, !dbg !629
	%18 = zext i32 %17 to i64, !dbg !629
	%19 = mul i64 %9, %18, !dbg !629
	%20 = add i64 %3, %19, !dbg !629
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !629, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !629, !range !17
	%23 = mul i32 %21, %22, !dbg !629
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !629, !range !18
	%25 = mul i32 %23, %24, !dbg !629
	%26 = sext i32 %25 to i64, !dbg !629
	%27 = mul i64 %20, %26, !dbg !629
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !629, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !629, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !629, !range !20
	%31 = mul i32 %22, %30, !dbg !629
	%32 = add i32 %29, %31, !dbg !629
	%33 = mul i32 %21, %32, !dbg !629
	%34 = add i32 %28, %33, !dbg !629
	%35 = sext i32 %34 to i64, !dbg !629
	%36 = add i64 %27, %35, !dbg !629
	%37 = mul i64 %9, %11, !dbg !629
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !629, !range !16
	%39 = sext i32 %38 to i64, !dbg !629
	%40 = mul i64 %37, %39, !dbg !629
	%41 = mul i64 %40, %26, !dbg !629
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !630
	%43 = sext i32 %42 to i64, !dbg !630
	%44 = trunc i64 %p4 to i32, !dbg !630
	br label %b1, !dbg !629

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !629
	%46 = icmp slt i64 %45, %p1, !dbg !629
	br i1 %46, label %b2, label %b3, !dbg !629

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !631
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !630
	%49 = icmp uge i64 %45, %p3, !dbg !631
	%50 = icmp uge i64 %p4, %43, !dbg !630
	%51 = or i1 %49, %50, !dbg !630
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !630, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !630
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !632
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !632
	%54 = add i64 %45, %41, !dbg !629
	br label %b1, !dbg !629

b3:
	ret void, !dbg !628

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !631
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !631

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !631
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !631
	ret void, !dbg !631

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !630
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !630
	ret void, !dbg !630
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !633 {
entry:
	br label %b0, !dbg !634

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !634
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !634
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !637, !range !13
	%3 = sext i32 %2 to i64, !dbg !637
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !637, !range !14
	%5 = sext i32 %4 to i64, !dbg !637
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !637, !range !14
	%7 = sext i32 %6 to i64, !dbg !637
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !637, !range !15
	%9 = sext i32 %8 to i64, !dbg !637
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !637, !range !16
	%11 = sext i32 %10 to i64, !dbg !637
	%12 = trunc i64 %11 to i32, !dbg !637
	%13 = trunc i64 %7 to i32, !dbg !637
	%14 = mul i32 %12, %13, !dbg !637
	%15 = zext i32 %14 to i64, !dbg !637
	%16 = trunc i64 %5 to i32, !dbg !637
	%17 = add i32 %16, %14, !dbg !637
	%18 = zext i32 %17 to i64, !dbg !637
	%19 = mul i64 %9, %18, !dbg !637
	%20 = add i64 %3, %19, !dbg !637
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !637, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !637, !range !17
	%23 = mul i32 %21, %22, !dbg !637
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !637, !range !18
	%25 = mul i32 %23, %24, !dbg !637
	%26 = sext i32 %25 to i64, !dbg !637
	%27 = mul i64 %20, %26, !dbg !637
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !637, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !637, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !637, !range !20
	%31 = mul i32 %22, %30, !dbg !637
	%32 = add i32 %29, %31, !dbg !637
	%33 = mul i32 %21, %32, !dbg !637
	%34 = add i32 %28, %33, !dbg !637
	%35 = sext i32 %34 to i64, !dbg !637
	%36 = add i64 %27, %35, !dbg !637
	%37 = mul i64 %9, %11, !dbg !637
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !637, !range !16
	%39 = sext i32 %38 to i64, !dbg !637
	%40 = mul i64 %37, %39, !dbg !637
	%41 = mul i64 %40, %26, !dbg !637
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !638
	%43 = sext i32 %42 to i64, !dbg !638
	%44 = trunc i64 %p4 to i32, !dbg !638
	br label %b1, !dbg !637

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !637
	%46 = icmp slt i64 %45, %p3, !dbg !637
	br i1 %46, label %b2, label %b3, !dbg !637

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !639
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !640
	%49 = icmp uge i64 %45, %p1, !dbg !639
	%50 = icmp uge i64 %p4, %43, !dbg !638
	%51 = or i1 %49, %50, !dbg !638
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !638, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !640
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !638
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !638
	%54 = add i64 %45, %41, !dbg !637
	br label %b1, !dbg !637

b3:
	ret void, !dbg !636

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !639
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !639

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !639
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !639
	ret void, !dbg !639

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !638
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !638
	ret void, !dbg !638
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !641 {
entry:
	br label %b0, !dbg !642

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !642
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !642
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !645, !range !13
	%3 = sext i32 %2 to i64, !dbg !645
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !645, !range !14
	%5 = sext i32 %4 to i64, !dbg !645
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !645, !range !14
	%7 = sext i32 %6 to i64, !dbg !645
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !645, !range !15
	%9 = sext i32 %8 to i64, !dbg !645
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !645, !range !16
	%11 = sext i32 %10 to i64, !dbg !645
	%12 = trunc i64 %11 to i32, !dbg !645
	%13 = trunc i64 %7 to i32, !dbg !645
	%14 = mul i32 %12, %13, !dbg !645
	%15 = zext i32 %14 to i64, !dbg !645
	%16 = trunc i64 %5 to i32, !dbg !645
	%17 = add i32 %16, %14, !dbg !645
	%18 = zext i32 %17 to i64, !dbg !645
	%19 = mul i64 %9, %18, !dbg !645
	%20 = add i64 %3, %19, !dbg !645
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !645, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !645, !range !17
	%23 = mul i32 %21, %22, !dbg !645
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !645, !range !18
	%25 = mul i32 %23, %24, !dbg !645
	%26 = sext i32 %25 to i64, !dbg !645
	%27 = mul i64 %20, %26, !dbg !645
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !645, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !645, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !645, !range !20
	%31 = mul i32 %22, %30, !dbg !645
	%32 = add i32 %29, %31, !dbg !645
	%33 = mul i32 %21, %32, !dbg !645
	%34 = add i32 %28, %33, !dbg !645
	%35 = sext i32 %34 to i64, !dbg !645
	%36 = add i64 %27, %35, !dbg !645
	%37 = mul i64 %9, %11, !dbg !645
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !645, !range !16
	%39 = sext i32 %38 to i64, !dbg !645
	%40 = mul i64 %37, %39, !dbg !645
	%41 = mul i64 %40, %26, !dbg !645
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !646
	%43 = sext i32 %42 to i64, !dbg !646
	%44 = trunc i64 %p4 to i32, !dbg !646
	br label %b1, !dbg !645

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !645
	%46 = icmp slt i64 %45, %p1, !dbg !645
	br i1 %46, label %b2, label %b3, !dbg !645

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !647
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !646
	%49 = icmp uge i64 %45, %p3, !dbg !647
	%50 = icmp uge i64 %p4, %43, !dbg !646
	%51 = or i1 %49, %50, !dbg !646
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !646, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !646
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !648
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !648
	%54 = add i64 %45, %41, !dbg !645
	br label %b1, !dbg !645

b3:
	ret void, !dbg !644

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !647
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !647

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !647
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !647
	ret void, !dbg !647

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !646
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !646
	ret void, !dbg !646
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !13
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !19
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !14
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !19
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !14
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !20
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

declare void @llvm.nvvm.membar.sys() nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i8* %a2, i32 %a3) nounwind

declare void @gpuc_put_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) nounwind

declare void @gpuc_fence_thread() nounwind

declare void @gpuc_quiet_thread() nounwind

declare void @gpuc_flush_thread() nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @gpuc_put_nbi_warp(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) convergent nounwind

declare void @gpuc_fence_warp() convergent nounwind

declare void @gpuc_quiet_warp() convergent nounwind

declare void @gpuc_flush_warp() convergent nounwind

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) convergent nounwind

declare void @gpuc_fence_block() convergent nounwind

declare void @gpuc_quiet_block() convergent nounwind

declare void @gpuc_flush_block() convergent nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @gpuc_team_my_pe_thread(i32 %a0) nounwind

declare i32 @gpuc_team_num_pes_thread(i32 %a0) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare i32 @gpuc_translate_pe_thread(i32 %a0, i32 %a1, i32 %a2) nounwind

declare i64 @gpuc_g_thread_64(i8* %a0, i32 %a1) nounwind

declare void @gpuc_get_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i64 @llvm.nvvm.mulhi.ull(i64 %a0, i64 %a1) nounwind readnone

declare void @gpuc_i_put_block_32(i8* %a0, i8* %a1, i64 %a2, i64 %a3, i64 %a4, i32 %a5) convergent nounwind

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) convergent nounwind

declare void @gpuc_get_thread(i8* %a0, i8* %a1, i64 %a2, i32 %a3) nounwind

declare void @gpuc_p_thread_32(i8* %a0, i32 %a1, i32 %a2) nounwind

declare i32 @gpuc_g_thread_32(i8* %a0, i32 %a1) nounwind

declare i64 @gpuc_signal_fetch_thread(i8* %a0) nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i8* %a3, i32 %a4) nounwind

declare void @gpuc_barrier_thread(i32 %a0, i8* %a1, i32 %a2) nounwind

declare void @gpuc_barrier_all_thread(i8* %a0, i32 %a1) nounwind

declare void @gpuc_sync_thread(i32 %a0, i8* %a1, i32 %a2) nounwind

declare void @gpuc_sync_all_thread(i8* %a0, i32 %a1) nounwind

declare void @gpuc_barrier_warp(i32 %a0, i8* %a1, i32 %a2) convergent nounwind

declare void @gpuc_barrier_all_warp(i8* %a0, i32 %a1) convergent nounwind

declare void @gpuc_sync_warp(i32 %a0, i8* %a1, i32 %a2) convergent nounwind

declare void @gpuc_sync_all_warp(i8* %a0, i32 %a1) convergent nounwind

declare void @gpuc_barrier_block(i32 %a0, i8* %a1, i32 %a2) convergent nounwind

declare void @gpuc_barrier_all_block(i8* %a0, i32 %a1) convergent nounwind

declare void @gpuc_sync_block(i32 %a0, i8* %a1, i32 %a2) convergent nounwind

declare void @gpuc_sync_all_block(i8* %a0, i32 %a1) convergent nounwind

declare void @gpuc_p_thread_8(i8* %a0, i8 zeroext %a1, i32 %a2) nounwind

declare zeroext i8 @gpuc_g_thread_8(i8* %a0, i32 %a1) nounwind

declare void @gpuc_p_thread_16(i8* %a0, i16 zeroext %a1, i32 %a2) nounwind

declare zeroext i16 @gpuc_g_thread_16(i8* %a0, i32 %a1) nounwind

declare void @gpuc_p_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!649, !650, !651, !652, !653, !654, !655, !656, !657, !658, !659, !660, !661, !662, !663, !664, !665, !666, !667, !668, !669, !670, !671, !672, !673, !674, !675, !676, !677, !678, !679, !680, !681, !682, !683, !684, !685, !686, !687, !688, !689, !690, !691, !692, !693, !694, !695, !696, !697, !698}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "line.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Lines", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!7 = !DILocation(line: 14, column: 6, scope: !6)
!8 = !DILocation(line: 15, column: 21, scope: !6)
!9 = !DILocation(line: 16, column: 22, scope: !6)
!10 = !DILocation(line: 16, column: 26, scope: !6)
!11 = !DILocation(line: 16, column: 31, scope: !6)
!12 = !DILocation(line: 17, column: 20, scope: !6)
!13 = !{i32 0, i32 2147483647}
!14 = !{i32 0, i32 65535}
!15 = !{i32 1, i32 -2147483648}
!16 = !{i32 1, i32 65536}
!17 = !{i32 1, i32 1025}
!18 = !{i32 1, i32 65}
!19 = !{i32 0, i32 1024}
!20 = !{i32 0, i32 64}
!21 = !DILocation(line: 18, column: 7, scope: !6)
!22 = !DILocation(line: 19, column: 3, scope: !6)
!23 = !DILocation(line: 21, column: 10, scope: !6)
!24 = !DILocation(line: 23, column: 23, scope: !6)
!25 = !DILocation(line: 24, column: 16, scope: !6)
!26 = !DILocation(line: 21, column: 2, scope: !6)
!27 = !DILocation(line: 23, column: 33, scope: !6)
!28 = !{!"branch_weights", i32 1, i32 1048576}
!29 = !DILocation(line: 23, column: 37, scope: !6)
!30 = !DILocation(line: 23, column: 54, scope: !6)
!31 = !DILocation(line: 23, column: 57, scope: !6)
!32 = !DILocation(line: 23, column: 31, scope: !6)
!33 = !DILocation(line: 24, column: 28, scope: !6)
!34 = !DILocation(line: 24, column: 47, scope: !6)
!35 = !DILocation(line: 24, column: 40, scope: !6)
!36 = !DILocation(line: 25, column: 21, scope: !6)
!37 = !DILocation(line: 25, column: 54, scope: !6)
!38 = !DILocation(line: 27, column: 5, scope: !6)
!39 = !DIFile(filename: "order.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!40 = distinct !DISubprogram(name: "Ordered", scope: !39, file: !39, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!41 = !DILocation(line: 20, column: 6, scope: !40)
!42 = !DILocation(line: 21, column: 15, scope: !40)
!43 = !DILocation(line: 21, column: 20, scope: !40)
!44 = !DILocation(line: 24, column: 22, scope: !40)
!45 = !DILocation(line: 24, column: 45, scope: !40)
!46 = !DILocation(line: 22, column: 3, scope: !40)
!47 = !DILocation(line: 24, column: 26, scope: !40)
!48 = !DILocation(line: 24, column: 31, scope: !40)
!49 = !DILocation(line: 26, column: 7, scope: !40)
!50 = !DILocation(line: 27, column: 20, scope: !40)
!51 = !DILocation(line: 27, column: 23, scope: !40)
!52 = distinct !DISubprogram(name: "sendOrdered", scope: !39, file: !39, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!53 = !DILocation(line: 28, column: 15, scope: !40)
!54 = !DILocation(line: 45, column: 20, scope: !52, inlinedAt: !53)
!55 = !DILocation(line: 46, column: 27, scope: !52, inlinedAt: !53)
!56 = !DILocation(line: 46, column: 14, scope: !52, inlinedAt: !53)
!57 = !DILocation(line: 47, column: 27, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 47, column: 55, scope: !52, inlinedAt: !53)
!59 = !DILocation(line: 47, column: 14, scope: !52, inlinedAt: !53)
!60 = !DILocation(line: 49, column: 7, scope: !52, inlinedAt: !53)
!61 = !DILocation(line: 50, column: 14, scope: !52, inlinedAt: !53)
!62 = !DILocation(line: 51, column: 7, scope: !52, inlinedAt: !53)
!63 = !DILocation(line: 52, column: 14, scope: !52, inlinedAt: !53)
!64 = !DILocation(line: 53, column: 7, scope: !52, inlinedAt: !53)
!65 = !DILocation(line: 54, column: 14, scope: !52, inlinedAt: !53)
!66 = !DILocation(line: 56, column: 22, scope: !52, inlinedAt: !53)
!67 = !DILocation(line: 58, column: 10, scope: !52, inlinedAt: !53)
!68 = !DILocation(line: 60, column: 15, scope: !52, inlinedAt: !53)
!69 = !DILocation(line: 64, column: 17, scope: !52, inlinedAt: !53)
!70 = !DILocation(line: 30, column: 7, scope: !40)
!71 = !DILocation(line: 31, column: 20, scope: !40)
!72 = !DILocation(line: 31, column: 22, scope: !40)
!73 = !DILocation(line: 31, column: 26, scope: !40)
!74 = !DILocation(line: 32, column: 47, scope: !40)
!75 = !{i32 0, i32 32}
!76 = !DILocation(line: 32, column: 50, scope: !40)
!77 = distinct !DISubprogram(name: "sendOrdered", scope: !39, file: !39, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!78 = !DILocation(line: 32, column: 15, scope: !40)
!79 = !DILocation(line: 45, column: 20, scope: !77, inlinedAt: !78)
!80 = !DILocation(line: 46, column: 27, scope: !77, inlinedAt: !78)
!81 = !DILocation(line: 46, column: 14, scope: !77, inlinedAt: !78)
!82 = !DILocation(line: 47, column: 27, scope: !77, inlinedAt: !78)
!83 = !DILocation(line: 47, column: 55, scope: !77, inlinedAt: !78)
!84 = !DILocation(line: 47, column: 14, scope: !77, inlinedAt: !78)
!85 = !DILocation(line: 49, column: 7, scope: !77, inlinedAt: !78)
!86 = !DILocation(line: 50, column: 14, scope: !77, inlinedAt: !78)
!87 = !DILocation(line: 51, column: 7, scope: !77, inlinedAt: !78)
!88 = !DILocation(line: 52, column: 14, scope: !77, inlinedAt: !78)
!89 = !DILocation(line: 53, column: 7, scope: !77, inlinedAt: !78)
!90 = !DILocation(line: 54, column: 14, scope: !77, inlinedAt: !78)
!91 = !DILocation(line: 56, column: 22, scope: !77, inlinedAt: !78)
!92 = !DILocation(line: 58, column: 10, scope: !77, inlinedAt: !78)
!93 = !DILocation(line: 60, column: 15, scope: !77, inlinedAt: !78)
!94 = !DILocation(line: 64, column: 17, scope: !77, inlinedAt: !78)
!95 = !DILocation(line: 34, column: 7, scope: !40)
!96 = !DILocation(line: 35, column: 48, scope: !40)
!97 = !DILocation(line: 35, column: 51, scope: !40)
!98 = distinct !DISubprogram(name: "sendOrdered", scope: !39, file: !39, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!99 = !DILocation(line: 35, column: 14, scope: !40)
!100 = !DILocation(line: 45, column: 20, scope: !98, inlinedAt: !99)
!101 = !DILocation(line: 46, column: 27, scope: !98, inlinedAt: !99)
!102 = !DILocation(line: 46, column: 14, scope: !98, inlinedAt: !99)
!103 = !DILocation(line: 47, column: 27, scope: !98, inlinedAt: !99)
!104 = !DILocation(line: 47, column: 55, scope: !98, inlinedAt: !99)
!105 = !DILocation(line: 47, column: 14, scope: !98, inlinedAt: !99)
!106 = !DILocation(line: 49, column: 7, scope: !98, inlinedAt: !99)
!107 = !DILocation(line: 50, column: 14, scope: !98, inlinedAt: !99)
!108 = !DILocation(line: 51, column: 7, scope: !98, inlinedAt: !99)
!109 = !DILocation(line: 52, column: 14, scope: !98, inlinedAt: !99)
!110 = !DILocation(line: 53, column: 7, scope: !98, inlinedAt: !99)
!111 = !DILocation(line: 54, column: 14, scope: !98, inlinedAt: !99)
!112 = !DILocation(line: 56, column: 22, scope: !98, inlinedAt: !99)
!113 = !DILocation(line: 58, column: 10, scope: !98, inlinedAt: !99)
!114 = !DILocation(line: 60, column: 15, scope: !98, inlinedAt: !99)
!115 = !DILocation(line: 64, column: 17, scope: !98, inlinedAt: !99)
!116 = !DILocation(line: 37, column: 23, scope: !40)
!117 = !DILocation(line: 39, column: 33, scope: !40)
!118 = !{!"branch_weights", i32 1048576, i32 1}
!119 = !DILocation(line: 40, column: 17, scope: !40)
!120 = !DILocation(line: 40, column: 6, scope: !40)
!121 = !{!"llvm.loop.unroll.disable"}
!122 = distinct !{!122, !121}
!123 = !DIFile(filename: "query.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!124 = distinct !DISubprogram(name: "Query", scope: !123, file: !123, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!125 = !DILocation(line: 12, column: 6, scope: !124)
!126 = !DILocation(line: 13, column: 18, scope: !124)
!127 = !DILocation(line: 13, column: 21, scope: !124)
!128 = !DILocation(line: 16, column: 29, scope: !124)
!129 = !DILocation(line: 16, column: 46, scope: !124)
!130 = !DILocation(line: 14, column: 3, scope: !124)
!131 = !DILocation(line: 16, column: 5, scope: !124)
!132 = !DILocation(line: 16, column: 13, scope: !124)
!133 = !DILocation(line: 17, column: 33, scope: !124)
!134 = !DILocation(line: 17, column: 71, scope: !124)
!135 = !DILocation(line: 17, column: 5, scope: !124)
!136 = !DILocation(line: 17, column: 13, scope: !124)
!137 = !DILocation(line: 18, column: 33, scope: !124)
!138 = !DILocation(line: 18, column: 72, scope: !124)
!139 = !DILocation(line: 18, column: 5, scope: !124)
!140 = !DILocation(line: 18, column: 13, scope: !124)
!141 = !DILocation(line: 19, column: 33, scope: !124)
!142 = !DILocation(line: 19, column: 70, scope: !124)
!143 = !DILocation(line: 19, column: 5, scope: !124)
!144 = !DILocation(line: 19, column: 13, scope: !124)
!145 = !DILocation(line: 20, column: 33, scope: !124)
!146 = !DILocation(line: 20, column: 60, scope: !124)
!147 = !DILocation(line: 20, column: 5, scope: !124)
!148 = !DILocation(line: 20, column: 13, scope: !124)
!149 = distinct !DISubprogram(name: "Translate", scope: !123, file: !123, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!150 = !DILocation(line: 27, column: 6, scope: !149)
!151 = !DILocation(line: 28, column: 32, scope: !149)
!152 = !DILocation(line: 29, column: 40, scope: !149)
!153 = !DILocation(line: 29, column: 29, scope: !149)
!154 = !DILocation(line: 29, column: 6, scope: !149)
!155 = distinct !DISubprogram(name: "FirstOf0", scope: !123, file: !123, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!156 = !DILocation(line: 36, column: 6, scope: !155)
!157 = !DILocation(line: 37, column: 18, scope: !155)
!158 = !DILocation(line: 37, column: 21, scope: !155)
!159 = !DILocation(line: 38, column: 41, scope: !155)
!160 = !DILocation(line: 38, column: 29, scope: !155)
!161 = !DILocation(line: 38, column: 16, scope: !155)
!162 = !DIFile(filename: "registered.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!163 = distinct !DISubprogram(name: "Relay", scope: !162, file: !162, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!164 = !DILocation(line: 12, column: 6, scope: !163)
!165 = !DILocation(line: 13, column: 19, scope: !163)
!166 = !DILocation(line: 14, column: 11, scope: !163)
!167 = !DILocation(line: 15, column: 16, scope: !163)
!168 = !DILocation(line: 17, column: 33, scope: !163)
!169 = !DILocation(line: 18, column: 8, scope: !163)
!170 = !DILocation(line: 18, column: 3, scope: !163)
!171 = !DILocation(line: 20, column: 16, scope: !163)
!172 = !DILocation(line: 21, column: 39, scope: !163)
!173 = !DILocation(line: 21, column: 12, scope: !163)
!174 = !DILocation(line: 22, column: 14, scope: !163)
!175 = !DILocation(line: 23, column: 13, scope: !163)
!176 = !DIFile(filename: "rma.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!177 = distinct !DISubprogram(name: "ReuseSource", scope: !176, file: !176, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!178 = !DILocation(line: 28, column: 6, scope: !177)
!179 = !DILocation(line: 29, column: 11, scope: !177)
!180 = !DILocation(line: 32, column: 33, scope: !177)
!181 = !DILocation(line: 33, column: 8, scope: !177)
!182 = distinct !DISubprogram(name: "GetThenUse", scope: !176, file: !176, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!183 = !DILocation(line: 41, column: 6, scope: !182)
!184 = !DILocation(line: 42, column: 18, scope: !182)
!185 = !DILocation(line: 42, column: 21, scope: !182)
!186 = !DILocation(line: 45, column: 11, scope: !182)
!187 = !DILocation(line: 43, column: 3, scope: !182)
!188 = !DILocation(line: 46, column: 20, scope: !182)
!189 = !DILocation(line: 48, column: 8, scope: !182)
!190 = !DILocation(line: 48, column: 3, scope: !182)
!191 = distinct !DISubprogram(name: "PutParts", scope: !176, file: !176, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!192 = !DILocation(line: 55, column: 6, scope: !191)
!193 = !DILocation(line: 56, column: 56, scope: !191)
!194 = !DILocation(line: 56, column: 44, scope: !191)
!195 = !DILocation(line: 56, column: 51, scope: !191)
!196 = !DILocation(line: 56, column: 32, scope: !191)
!197 = !DILocation(line: 59, column: 15, scope: !191)
!198 = !DILocation(line: 57, column: 11, scope: !191)
!199 = !DILocation(line: 58, column: 15, scope: !191)
!200 = !DILocation(line: 58, column: 12, scope: !191)
!201 = !DILocation(line: 59, column: 28, scope: !191)
!202 = !DILocation(line: 59, column: 47, scope: !191)
!203 = !DILocation(line: 61, column: 13, scope: !191)
!204 = distinct !DISubprogram(name: "StoreMeters", scope: !176, file: !176, line: 70, type: !4, isDefinition: true, scopeLine: 70, isOptimized: true, unit: !2)
!205 = !DILocation(line: 70, column: 6, scope: !204)
!206 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!207 = !DILocation(line: 70, column: 76, scope: !204)
!208 = !DILocation(line: 11, column: 32, scope: !206, inlinedAt: !207)
!209 = !DILocation(line: 12, column: 10, scope: !206, inlinedAt: !207)
!210 = !DILocation(line: 12, column: 20, scope: !206, inlinedAt: !207)
!211 = !DILocation(line: 12, column: 30, scope: !206, inlinedAt: !207)
!212 = distinct !DISubprogram(name: "LoadMeters", scope: !176, file: !176, line: 75, type: !4, isDefinition: true, scopeLine: 75, isOptimized: true, unit: !2)
!213 = !DILocation(line: 75, column: 6, scope: !212)
!214 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!215 = !DILocation(line: 75, column: 74, scope: !212)
!216 = !DILocation(line: 19, column: 32, scope: !214, inlinedAt: !215)
!217 = !DILocation(line: 20, column: 21, scope: !214, inlinedAt: !215)
!218 = !DILocation(line: 20, column: 31, scope: !214, inlinedAt: !215)
!219 = !DILocation(line: 20, column: 8, scope: !214, inlinedAt: !215)
!220 = !DIFile(filename: "signal.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!221 = distinct !DISubprogram(name: "Compare", scope: !220, file: !220, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!222 = !DILocation(line: 13, column: 6, scope: !221)
!223 = !DILocation(line: 14, column: 18, scope: !221)
!224 = !DILocation(line: 14, column: 21, scope: !221)
!225 = !DILocation(line: 17, column: 22, scope: !221)
!226 = !DILocation(line: 17, column: 45, scope: !221)
!227 = !DILocation(line: 15, column: 3, scope: !221)
!228 = !DILocation(line: 18, column: 27, scope: !221)
!229 = !DILocation(line: 17, column: 26, scope: !221)
!230 = !DILocation(line: 17, column: 31, scope: !221)
!231 = !DILocation(line: 18, column: 16, scope: !221)
!232 = !DILocation(line: 19, column: 27, scope: !221)
!233 = !DILocation(line: 19, column: 16, scope: !221)
!234 = !DILocation(line: 20, column: 27, scope: !221)
!235 = !DILocation(line: 20, column: 16, scope: !221)
!236 = !DILocation(line: 21, column: 27, scope: !221)
!237 = !DILocation(line: 21, column: 16, scope: !221)
!238 = !DILocation(line: 22, column: 27, scope: !221)
!239 = !DILocation(line: 22, column: 16, scope: !221)
!240 = !DILocation(line: 23, column: 27, scope: !221)
!241 = !DILocation(line: 23, column: 16, scope: !221)
!242 = !DILocation(line: 24, column: 32, scope: !221)
!243 = !DILocation(line: 24, column: 5, scope: !221)
!244 = !DILocation(line: 25, column: 32, scope: !221)
!245 = !DILocation(line: 25, column: 5, scope: !221)
!246 = !DILocation(line: 26, column: 32, scope: !221)
!247 = !DILocation(line: 26, column: 5, scope: !221)
!248 = !DILocation(line: 27, column: 32, scope: !221)
!249 = !DILocation(line: 27, column: 5, scope: !221)
!250 = !DILocation(line: 28, column: 32, scope: !221)
!251 = !DILocation(line: 28, column: 5, scope: !221)
!252 = !DILocation(line: 29, column: 32, scope: !221)
!253 = !DILocation(line: 29, column: 5, scope: !221)
!254 = !DILocation(line: 30, column: 25, scope: !221)
!255 = !DILocation(line: 31, column: 8, scope: !221)
!256 = !DILocation(line: 31, column: 42, scope: !221)
!257 = !DILocation(line: 31, column: 31, scope: !221)
!258 = !DILocation(line: 31, column: 6, scope: !221)
!259 = distinct !DISubprogram(name: "Count", scope: !220, file: !220, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!260 = !DILocation(line: 39, column: 6, scope: !259)
!261 = !DILocation(line: 40, column: 30, scope: !259)
!262 = !DILocation(line: 41, column: 46, scope: !259)
!263 = !DILocation(line: 41, column: 48, scope: !259)
!264 = !DILocation(line: 41, column: 32, scope: !259)
!265 = !DILocation(line: 41, column: 17, scope: !259)
!266 = !DILocation(line: 43, column: 46, scope: !259)
!267 = !DILocation(line: 43, column: 5, scope: !259)
!268 = distinct !DISubprogram(name: "Flags", scope: !220, file: !220, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!269 = !DILocation(line: 49, column: 6, scope: !268)
!270 = !DILocation(line: 50, column: 46, scope: !268)
!271 = !DILocation(line: 50, column: 33, scope: !268)
!272 = !DILocation(line: 51, column: 19, scope: !268)
!273 = !DILocation(line: 52, column: 40, scope: !268)
!274 = !DILocation(line: 52, column: 44, scope: !268)
!275 = !DILocation(line: 52, column: 28, scope: !268)
!276 = !DILocation(line: 52, column: 17, scope: !268)
!277 = !DILocation(line: 54, column: 33, scope: !268)
!278 = !DILocation(line: 55, column: 42, scope: !268)
!279 = !DILocation(line: 55, column: 67, scope: !268)
!280 = !DILocation(line: 55, column: 71, scope: !268)
!281 = !DILocation(line: 55, column: 31, scope: !268)
!282 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!283 = distinct !DISubprogram(name: "SyncedThread", scope: !282, file: !282, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!284 = !DILocation(line: 21, column: 6, scope: !283)
!285 = !DILocation(line: 22, column: 18, scope: !283)
!286 = !DILocation(line: 22, column: 21, scope: !283)
!287 = distinct !DISubprogram(name: "meet", scope: !282, file: !282, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!288 = !DILocation(line: 23, column: 7, scope: !283)
!289 = !DILocation(line: 46, column: 39, scope: !287, inlinedAt: !288)
!290 = !DILocation(line: 46, column: 58, scope: !287, inlinedAt: !288)
!291 = !DILocation(line: 46, column: 14, scope: !287, inlinedAt: !288)
!292 = !DILocation(line: 46, column: 42, scope: !287, inlinedAt: !288)
!293 = !DILocation(line: 46, column: 45, scope: !287, inlinedAt: !288)
!294 = !DILocation(line: 48, column: 7, scope: !287, inlinedAt: !288)
!295 = !DILocation(line: 49, column: 16, scope: !287, inlinedAt: !288)
!296 = !DILocation(line: 50, column: 7, scope: !287, inlinedAt: !288)
!297 = !DILocation(line: 51, column: 19, scope: !287, inlinedAt: !288)
!298 = !DILocation(line: 52, column: 7, scope: !287, inlinedAt: !288)
!299 = !DILocation(line: 53, column: 14, scope: !287, inlinedAt: !288)
!300 = !DILocation(line: 54, column: 13, scope: !287, inlinedAt: !288)
!301 = !DILocation(line: 55, column: 7, scope: !287, inlinedAt: !288)
!302 = !DILocation(line: 56, column: 14, scope: !287, inlinedAt: !288)
!303 = !DILocation(line: 57, column: 16, scope: !287, inlinedAt: !288)
!304 = !DILocation(line: 60, column: 6, scope: !287, inlinedAt: !288)
!305 = !DILocation(line: 60, column: 19, scope: !287, inlinedAt: !288)
!306 = !DILocation(line: 61, column: 17, scope: !287, inlinedAt: !288)
!307 = !DILocation(line: 61, column: 6, scope: !287, inlinedAt: !288)
!308 = !DILocation(line: 60, column: 31, scope: !287, inlinedAt: !288)
!309 = !{!"llvm.loop.unroll.disable"}
!310 = distinct !{!310, !309}
!311 = distinct !DISubprogram(name: "SyncedWarp", scope: !282, file: !282, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!312 = !DILocation(line: 30, column: 6, scope: !311)
!313 = !DILocation(line: 31, column: 18, scope: !311)
!314 = !DILocation(line: 31, column: 20, scope: !311)
!315 = !DILocation(line: 31, column: 24, scope: !311)
!316 = distinct !DISubprogram(name: "meet", scope: !282, file: !282, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!317 = !DILocation(line: 32, column: 7, scope: !311)
!318 = !DILocation(line: 46, column: 39, scope: !316, inlinedAt: !317)
!319 = !DILocation(line: 46, column: 58, scope: !316, inlinedAt: !317)
!320 = !DILocation(line: 46, column: 14, scope: !316, inlinedAt: !317)
!321 = !DILocation(line: 32, column: 39, scope: !311)
!322 = !DILocation(line: 32, column: 56, scope: !311)
!323 = !DILocation(line: 46, column: 42, scope: !316, inlinedAt: !317)
!324 = !DILocation(line: 46, column: 45, scope: !316, inlinedAt: !317)
!325 = !DILocation(line: 48, column: 7, scope: !316, inlinedAt: !317)
!326 = !DILocation(line: 49, column: 16, scope: !316, inlinedAt: !317)
!327 = !DILocation(line: 50, column: 7, scope: !316, inlinedAt: !317)
!328 = !DILocation(line: 51, column: 19, scope: !316, inlinedAt: !317)
!329 = !DILocation(line: 52, column: 7, scope: !316, inlinedAt: !317)
!330 = !DILocation(line: 53, column: 14, scope: !316, inlinedAt: !317)
!331 = !DILocation(line: 54, column: 13, scope: !316, inlinedAt: !317)
!332 = !DILocation(line: 55, column: 7, scope: !316, inlinedAt: !317)
!333 = !DILocation(line: 56, column: 14, scope: !316, inlinedAt: !317)
!334 = !DILocation(line: 57, column: 16, scope: !316, inlinedAt: !317)
!335 = !DILocation(line: 60, column: 6, scope: !316, inlinedAt: !317)
!336 = !DILocation(line: 60, column: 19, scope: !316, inlinedAt: !317)
!337 = !DILocation(line: 61, column: 17, scope: !316, inlinedAt: !317)
!338 = !DILocation(line: 61, column: 6, scope: !316, inlinedAt: !317)
!339 = !DILocation(line: 60, column: 31, scope: !316, inlinedAt: !317)
!340 = !{!"llvm.loop.unroll.disable"}
!341 = distinct !{!341, !340}
!342 = distinct !DISubprogram(name: "SyncedBlock", scope: !282, file: !282, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!343 = !DILocation(line: 39, column: 6, scope: !342)
!344 = !DILocation(line: 40, column: 15, scope: !342)
!345 = !DILocation(line: 40, column: 20, scope: !342)
!346 = distinct !DISubprogram(name: "meet", scope: !282, file: !282, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!347 = !DILocation(line: 41, column: 7, scope: !342)
!348 = !DILocation(line: 46, column: 39, scope: !346, inlinedAt: !347)
!349 = !DILocation(line: 46, column: 58, scope: !346, inlinedAt: !347)
!350 = !DILocation(line: 46, column: 14, scope: !346, inlinedAt: !347)
!351 = !DILocation(line: 41, column: 41, scope: !342)
!352 = !DILocation(line: 41, column: 59, scope: !342)
!353 = !DILocation(line: 46, column: 42, scope: !346, inlinedAt: !347)
!354 = !DILocation(line: 46, column: 45, scope: !346, inlinedAt: !347)
!355 = !DILocation(line: 48, column: 7, scope: !346, inlinedAt: !347)
!356 = !DILocation(line: 49, column: 16, scope: !346, inlinedAt: !347)
!357 = !DILocation(line: 50, column: 7, scope: !346, inlinedAt: !347)
!358 = !DILocation(line: 51, column: 19, scope: !346, inlinedAt: !347)
!359 = !DILocation(line: 52, column: 7, scope: !346, inlinedAt: !347)
!360 = !DILocation(line: 53, column: 14, scope: !346, inlinedAt: !347)
!361 = !DILocation(line: 54, column: 13, scope: !346, inlinedAt: !347)
!362 = !DILocation(line: 55, column: 7, scope: !346, inlinedAt: !347)
!363 = !DILocation(line: 56, column: 14, scope: !346, inlinedAt: !347)
!364 = !DILocation(line: 57, column: 16, scope: !346, inlinedAt: !347)
!365 = !DILocation(line: 60, column: 6, scope: !346, inlinedAt: !347)
!366 = !DILocation(line: 60, column: 19, scope: !346, inlinedAt: !347)
!367 = !DILocation(line: 61, column: 17, scope: !346, inlinedAt: !347)
!368 = !DILocation(line: 61, column: 6, scope: !346, inlinedAt: !347)
!369 = !DILocation(line: 60, column: 31, scope: !346, inlinedAt: !347)
!370 = !{!"llvm.loop.unroll.disable"}
!371 = distinct !{!371, !370}
!372 = distinct !DISubprogram(name: "Rounds", scope: !282, file: !282, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!373 = !DILocation(line: 69, column: 6, scope: !372)
!374 = !DILocation(line: 70, column: 21, scope: !372)
!375 = !DILocation(line: 70, column: 38, scope: !372)
!376 = !DILocation(line: 73, column: 43, scope: !372)
!377 = !DILocation(line: 72, column: 20, scope: !372)
!378 = !DILocation(line: 72, column: 23, scope: !372)
!379 = !DILocation(line: 73, column: 22, scope: !372)
!380 = !DILocation(line: 73, column: 35, scope: !372)
!381 = !DILocation(line: 73, column: 33, scope: !372)
!382 = !DILocation(line: 73, column: 46, scope: !372)
!383 = !DILocation(line: 73, column: 11, scope: !372)
!384 = !DILocation(line: 75, column: 19, scope: !372)
!385 = !DILocation(line: 76, column: 18, scope: !372)
!386 = !DILocation(line: 76, column: 33, scope: !372)
!387 = !DILocation(line: 76, column: 31, scope: !372)
!388 = !DILocation(line: 76, column: 22, scope: !372)
!389 = !DILocation(line: 77, column: 27, scope: !372)
!390 = !DILocation(line: 77, column: 17, scope: !372)
!391 = !DILocation(line: 79, column: 16, scope: !372)
!392 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!393 = distinct !DISubprogram(name: "StoreInt8", scope: !392, file: !392, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!394 = !DILocation(line: 13, column: 6, scope: !393)
!395 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!396 = !DILocation(line: 13, column: 72, scope: !393)
!397 = !DILocation(line: 11, column: 32, scope: !395, inlinedAt: !396)
!398 = !DILocation(line: 12, column: 10, scope: !395, inlinedAt: !396)
!399 = !DILocation(line: 12, column: 20, scope: !395, inlinedAt: !396)
!400 = !DILocation(line: 12, column: 30, scope: !395, inlinedAt: !396)
!401 = distinct !DISubprogram(name: "LoadInt8", scope: !392, file: !392, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!402 = !DILocation(line: 18, column: 6, scope: !401)
!403 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!404 = !DILocation(line: 18, column: 70, scope: !401)
!405 = !DILocation(line: 19, column: 32, scope: !403, inlinedAt: !404)
!406 = !DILocation(line: 20, column: 21, scope: !403, inlinedAt: !404)
!407 = !DILocation(line: 20, column: 31, scope: !403, inlinedAt: !404)
!408 = !DILocation(line: 20, column: 8, scope: !403, inlinedAt: !404)
!409 = distinct !DISubprogram(name: "StoreInt16", scope: !392, file: !392, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!410 = !DILocation(line: 23, column: 6, scope: !409)
!411 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!412 = !DILocation(line: 23, column: 74, scope: !409)
!413 = !DILocation(line: 11, column: 32, scope: !411, inlinedAt: !412)
!414 = !DILocation(line: 12, column: 10, scope: !411, inlinedAt: !412)
!415 = !DILocation(line: 12, column: 20, scope: !411, inlinedAt: !412)
!416 = !DILocation(line: 12, column: 30, scope: !411, inlinedAt: !412)
!417 = distinct !DISubprogram(name: "LoadInt16", scope: !392, file: !392, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!418 = !DILocation(line: 28, column: 6, scope: !417)
!419 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!420 = !DILocation(line: 28, column: 72, scope: !417)
!421 = !DILocation(line: 19, column: 32, scope: !419, inlinedAt: !420)
!422 = !DILocation(line: 20, column: 21, scope: !419, inlinedAt: !420)
!423 = !DILocation(line: 20, column: 31, scope: !419, inlinedAt: !420)
!424 = !DILocation(line: 20, column: 8, scope: !419, inlinedAt: !420)
!425 = distinct !DISubprogram(name: "StoreInt32", scope: !392, file: !392, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!426 = !DILocation(line: 33, column: 6, scope: !425)
!427 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!428 = !DILocation(line: 33, column: 74, scope: !425)
!429 = !DILocation(line: 11, column: 32, scope: !427, inlinedAt: !428)
!430 = !DILocation(line: 12, column: 10, scope: !427, inlinedAt: !428)
!431 = !DILocation(line: 12, column: 20, scope: !427, inlinedAt: !428)
!432 = !DILocation(line: 12, column: 30, scope: !427, inlinedAt: !428)
!433 = distinct !DISubprogram(name: "LoadInt32", scope: !392, file: !392, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!434 = !DILocation(line: 38, column: 6, scope: !433)
!435 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!436 = !DILocation(line: 38, column: 72, scope: !433)
!437 = !DILocation(line: 19, column: 32, scope: !435, inlinedAt: !436)
!438 = !DILocation(line: 20, column: 21, scope: !435, inlinedAt: !436)
!439 = !DILocation(line: 20, column: 31, scope: !435, inlinedAt: !436)
!440 = !DILocation(line: 20, column: 8, scope: !435, inlinedAt: !436)
!441 = distinct !DISubprogram(name: "StoreInt64", scope: !392, file: !392, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!442 = !DILocation(line: 43, column: 6, scope: !441)
!443 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!444 = !DILocation(line: 43, column: 74, scope: !441)
!445 = !DILocation(line: 11, column: 32, scope: !443, inlinedAt: !444)
!446 = !DILocation(line: 12, column: 10, scope: !443, inlinedAt: !444)
!447 = !DILocation(line: 12, column: 20, scope: !443, inlinedAt: !444)
!448 = !DILocation(line: 12, column: 30, scope: !443, inlinedAt: !444)
!449 = distinct !DISubprogram(name: "LoadInt64", scope: !392, file: !392, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!450 = !DILocation(line: 48, column: 6, scope: !449)
!451 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!452 = !DILocation(line: 48, column: 72, scope: !449)
!453 = !DILocation(line: 19, column: 32, scope: !451, inlinedAt: !452)
!454 = !DILocation(line: 20, column: 21, scope: !451, inlinedAt: !452)
!455 = !DILocation(line: 20, column: 31, scope: !451, inlinedAt: !452)
!456 = !DILocation(line: 20, column: 8, scope: !451, inlinedAt: !452)
!457 = distinct !DISubprogram(name: "StoreInt", scope: !392, file: !392, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!458 = !DILocation(line: 53, column: 6, scope: !457)
!459 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!460 = !DILocation(line: 53, column: 70, scope: !457)
!461 = !DILocation(line: 11, column: 32, scope: !459, inlinedAt: !460)
!462 = !DILocation(line: 12, column: 10, scope: !459, inlinedAt: !460)
!463 = !DILocation(line: 12, column: 20, scope: !459, inlinedAt: !460)
!464 = !DILocation(line: 12, column: 30, scope: !459, inlinedAt: !460)
!465 = distinct !DISubprogram(name: "LoadInt", scope: !392, file: !392, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!466 = !DILocation(line: 58, column: 6, scope: !465)
!467 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!468 = !DILocation(line: 58, column: 68, scope: !465)
!469 = !DILocation(line: 19, column: 32, scope: !467, inlinedAt: !468)
!470 = !DILocation(line: 20, column: 21, scope: !467, inlinedAt: !468)
!471 = !DILocation(line: 20, column: 31, scope: !467, inlinedAt: !468)
!472 = !DILocation(line: 20, column: 8, scope: !467, inlinedAt: !468)
!473 = distinct !DISubprogram(name: "StoreUint8", scope: !392, file: !392, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!474 = !DILocation(line: 63, column: 6, scope: !473)
!475 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!476 = !DILocation(line: 63, column: 74, scope: !473)
!477 = !DILocation(line: 11, column: 32, scope: !475, inlinedAt: !476)
!478 = !DILocation(line: 12, column: 10, scope: !475, inlinedAt: !476)
!479 = !DILocation(line: 12, column: 20, scope: !475, inlinedAt: !476)
!480 = !DILocation(line: 12, column: 30, scope: !475, inlinedAt: !476)
!481 = distinct !DISubprogram(name: "LoadUint8", scope: !392, file: !392, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!482 = !DILocation(line: 68, column: 6, scope: !481)
!483 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!484 = !DILocation(line: 68, column: 72, scope: !481)
!485 = !DILocation(line: 19, column: 32, scope: !483, inlinedAt: !484)
!486 = !DILocation(line: 20, column: 21, scope: !483, inlinedAt: !484)
!487 = !DILocation(line: 20, column: 31, scope: !483, inlinedAt: !484)
!488 = !DILocation(line: 20, column: 8, scope: !483, inlinedAt: !484)
!489 = distinct !DISubprogram(name: "StoreUint16", scope: !392, file: !392, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!490 = !DILocation(line: 73, column: 6, scope: !489)
!491 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!492 = !DILocation(line: 73, column: 76, scope: !489)
!493 = !DILocation(line: 11, column: 32, scope: !491, inlinedAt: !492)
!494 = !DILocation(line: 12, column: 10, scope: !491, inlinedAt: !492)
!495 = !DILocation(line: 12, column: 20, scope: !491, inlinedAt: !492)
!496 = !DILocation(line: 12, column: 30, scope: !491, inlinedAt: !492)
!497 = distinct !DISubprogram(name: "LoadUint16", scope: !392, file: !392, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!498 = !DILocation(line: 78, column: 6, scope: !497)
!499 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!500 = !DILocation(line: 78, column: 74, scope: !497)
!501 = !DILocation(line: 19, column: 32, scope: !499, inlinedAt: !500)
!502 = !DILocation(line: 20, column: 21, scope: !499, inlinedAt: !500)
!503 = !DILocation(line: 20, column: 31, scope: !499, inlinedAt: !500)
!504 = !DILocation(line: 20, column: 8, scope: !499, inlinedAt: !500)
!505 = distinct !DISubprogram(name: "StoreUint32", scope: !392, file: !392, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!506 = !DILocation(line: 83, column: 6, scope: !505)
!507 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!508 = !DILocation(line: 83, column: 76, scope: !505)
!509 = !DILocation(line: 11, column: 32, scope: !507, inlinedAt: !508)
!510 = !DILocation(line: 12, column: 10, scope: !507, inlinedAt: !508)
!511 = !DILocation(line: 12, column: 20, scope: !507, inlinedAt: !508)
!512 = !DILocation(line: 12, column: 30, scope: !507, inlinedAt: !508)
!513 = distinct !DISubprogram(name: "LoadUint32", scope: !392, file: !392, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!514 = !DILocation(line: 88, column: 6, scope: !513)
!515 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!516 = !DILocation(line: 88, column: 74, scope: !513)
!517 = !DILocation(line: 19, column: 32, scope: !515, inlinedAt: !516)
!518 = !DILocation(line: 20, column: 21, scope: !515, inlinedAt: !516)
!519 = !DILocation(line: 20, column: 31, scope: !515, inlinedAt: !516)
!520 = !DILocation(line: 20, column: 8, scope: !515, inlinedAt: !516)
!521 = distinct !DISubprogram(name: "StoreUint64", scope: !392, file: !392, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!522 = !DILocation(line: 93, column: 6, scope: !521)
!523 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!524 = !DILocation(line: 93, column: 76, scope: !521)
!525 = !DILocation(line: 11, column: 32, scope: !523, inlinedAt: !524)
!526 = !DILocation(line: 12, column: 10, scope: !523, inlinedAt: !524)
!527 = !DILocation(line: 12, column: 20, scope: !523, inlinedAt: !524)
!528 = !DILocation(line: 12, column: 30, scope: !523, inlinedAt: !524)
!529 = distinct !DISubprogram(name: "LoadUint64", scope: !392, file: !392, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!530 = !DILocation(line: 98, column: 6, scope: !529)
!531 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!532 = !DILocation(line: 98, column: 74, scope: !529)
!533 = !DILocation(line: 19, column: 32, scope: !531, inlinedAt: !532)
!534 = !DILocation(line: 20, column: 21, scope: !531, inlinedAt: !532)
!535 = !DILocation(line: 20, column: 31, scope: !531, inlinedAt: !532)
!536 = !DILocation(line: 20, column: 8, scope: !531, inlinedAt: !532)
!537 = distinct !DISubprogram(name: "StoreUint", scope: !392, file: !392, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!538 = !DILocation(line: 103, column: 6, scope: !537)
!539 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!540 = !DILocation(line: 103, column: 72, scope: !537)
!541 = !DILocation(line: 11, column: 32, scope: !539, inlinedAt: !540)
!542 = !DILocation(line: 12, column: 10, scope: !539, inlinedAt: !540)
!543 = !DILocation(line: 12, column: 20, scope: !539, inlinedAt: !540)
!544 = !DILocation(line: 12, column: 30, scope: !539, inlinedAt: !540)
!545 = distinct !DISubprogram(name: "LoadUint", scope: !392, file: !392, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!546 = !DILocation(line: 108, column: 6, scope: !545)
!547 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!548 = !DILocation(line: 108, column: 70, scope: !545)
!549 = !DILocation(line: 19, column: 32, scope: !547, inlinedAt: !548)
!550 = !DILocation(line: 20, column: 21, scope: !547, inlinedAt: !548)
!551 = !DILocation(line: 20, column: 31, scope: !547, inlinedAt: !548)
!552 = !DILocation(line: 20, column: 8, scope: !547, inlinedAt: !548)
!553 = distinct !DISubprogram(name: "StoreFloat32", scope: !392, file: !392, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!554 = !DILocation(line: 113, column: 6, scope: !553)
!555 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!556 = !DILocation(line: 113, column: 78, scope: !553)
!557 = !DILocation(line: 11, column: 32, scope: !555, inlinedAt: !556)
!558 = !DILocation(line: 12, column: 10, scope: !555, inlinedAt: !556)
!559 = !DILocation(line: 12, column: 20, scope: !555, inlinedAt: !556)
!560 = !DILocation(line: 12, column: 30, scope: !555, inlinedAt: !556)
!561 = distinct !DISubprogram(name: "LoadFloat32", scope: !392, file: !392, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!562 = !DILocation(line: 118, column: 6, scope: !561)
!563 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!564 = !DILocation(line: 118, column: 76, scope: !561)
!565 = !DILocation(line: 19, column: 32, scope: !563, inlinedAt: !564)
!566 = !DILocation(line: 20, column: 21, scope: !563, inlinedAt: !564)
!567 = !DILocation(line: 20, column: 31, scope: !563, inlinedAt: !564)
!568 = !DILocation(line: 20, column: 8, scope: !563, inlinedAt: !564)
!569 = distinct !DISubprogram(name: "StoreFloat64", scope: !392, file: !392, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!570 = !DILocation(line: 123, column: 6, scope: !569)
!571 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!572 = !DILocation(line: 123, column: 78, scope: !569)
!573 = !DILocation(line: 11, column: 32, scope: !571, inlinedAt: !572)
!574 = !DILocation(line: 12, column: 10, scope: !571, inlinedAt: !572)
!575 = !DILocation(line: 12, column: 20, scope: !571, inlinedAt: !572)
!576 = !DILocation(line: 12, column: 30, scope: !571, inlinedAt: !572)
!577 = distinct !DISubprogram(name: "LoadFloat64", scope: !392, file: !392, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!578 = !DILocation(line: 128, column: 6, scope: !577)
!579 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!580 = !DILocation(line: 128, column: 76, scope: !577)
!581 = !DILocation(line: 19, column: 32, scope: !579, inlinedAt: !580)
!582 = !DILocation(line: 20, column: 21, scope: !579, inlinedAt: !580)
!583 = !DILocation(line: 20, column: 31, scope: !579, inlinedAt: !580)
!584 = !DILocation(line: 20, column: 8, scope: !579, inlinedAt: !580)
!585 = distinct !DISubprogram(name: "StoreFloat16", scope: !392, file: !392, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!586 = !DILocation(line: 133, column: 6, scope: !585)
!587 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!588 = !DILocation(line: 133, column: 82, scope: !585)
!589 = !DILocation(line: 11, column: 32, scope: !587, inlinedAt: !588)
!590 = !DILocation(line: 12, column: 10, scope: !587, inlinedAt: !588)
!591 = !DILocation(line: 12, column: 20, scope: !587, inlinedAt: !588)
!592 = !DILocation(line: 12, column: 30, scope: !587, inlinedAt: !588)
!593 = distinct !DISubprogram(name: "LoadFloat16", scope: !392, file: !392, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!594 = !DILocation(line: 138, column: 6, scope: !593)
!595 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!596 = !DILocation(line: 138, column: 80, scope: !593)
!597 = !DILocation(line: 19, column: 32, scope: !595, inlinedAt: !596)
!598 = !DILocation(line: 20, column: 21, scope: !595, inlinedAt: !596)
!599 = !DILocation(line: 20, column: 31, scope: !595, inlinedAt: !596)
!600 = !DILocation(line: 20, column: 8, scope: !595, inlinedAt: !596)
!601 = distinct !DISubprogram(name: "StoreBFloat16", scope: !392, file: !392, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!602 = !DILocation(line: 143, column: 6, scope: !601)
!603 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!604 = !DILocation(line: 143, column: 84, scope: !601)
!605 = !DILocation(line: 11, column: 32, scope: !603, inlinedAt: !604)
!606 = !DILocation(line: 12, column: 10, scope: !603, inlinedAt: !604)
!607 = !DILocation(line: 12, column: 20, scope: !603, inlinedAt: !604)
!608 = !DILocation(line: 12, column: 30, scope: !603, inlinedAt: !604)
!609 = distinct !DISubprogram(name: "LoadBFloat16", scope: !392, file: !392, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!610 = !DILocation(line: 148, column: 6, scope: !609)
!611 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!612 = !DILocation(line: 148, column: 82, scope: !609)
!613 = !DILocation(line: 19, column: 32, scope: !611, inlinedAt: !612)
!614 = !DILocation(line: 20, column: 21, scope: !611, inlinedAt: !612)
!615 = !DILocation(line: 20, column: 31, scope: !611, inlinedAt: !612)
!616 = !DILocation(line: 20, column: 8, scope: !611, inlinedAt: !612)
!617 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !392, file: !392, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!618 = !DILocation(line: 153, column: 6, scope: !617)
!619 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!620 = !DILocation(line: 154, column: 7, scope: !617)
!621 = !DILocation(line: 11, column: 32, scope: !619, inlinedAt: !620)
!622 = !DILocation(line: 12, column: 10, scope: !619, inlinedAt: !620)
!623 = !DILocation(line: 12, column: 20, scope: !619, inlinedAt: !620)
!624 = !DILocation(line: 12, column: 30, scope: !619, inlinedAt: !620)
!625 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !392, file: !392, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!626 = !DILocation(line: 160, column: 6, scope: !625)
!627 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!628 = !DILocation(line: 160, column: 86, scope: !625)
!629 = !DILocation(line: 19, column: 32, scope: !627, inlinedAt: !628)
!630 = !DILocation(line: 20, column: 21, scope: !627, inlinedAt: !628)
!631 = !DILocation(line: 20, column: 31, scope: !627, inlinedAt: !628)
!632 = !DILocation(line: 20, column: 8, scope: !627, inlinedAt: !628)
!633 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !392, file: !392, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!634 = !DILocation(line: 165, column: 6, scope: !633)
!635 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!636 = !DILocation(line: 166, column: 7, scope: !633)
!637 = !DILocation(line: 11, column: 32, scope: !635, inlinedAt: !636)
!638 = !DILocation(line: 12, column: 10, scope: !635, inlinedAt: !636)
!639 = !DILocation(line: 12, column: 20, scope: !635, inlinedAt: !636)
!640 = !DILocation(line: 12, column: 30, scope: !635, inlinedAt: !636)
!641 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !392, file: !392, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!642 = !DILocation(line: 172, column: 6, scope: !641)
!643 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!644 = !DILocation(line: 172, column: 86, scope: !641)
!645 = !DILocation(line: 19, column: 32, scope: !643, inlinedAt: !644)
!646 = !DILocation(line: 20, column: 21, scope: !643, inlinedAt: !644)
!647 = !DILocation(line: 20, column: 31, scope: !643, inlinedAt: !644)
!648 = !DILocation(line: 20, column: 8, scope: !643, inlinedAt: !644)
!649 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Lines, !"kernel", i32 1}
!650 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!651 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!652 = !{void (i32, i32, i64*, i64, i8*)* @Translate, !"kernel", i32 1}
!653 = !{void (i64*, i64, i8*)* @FirstOf0, !"kernel", i32 1}
!654 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay, !"kernel", i32 1}
!655 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!656 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!657 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!658 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!659 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!660 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!661 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!662 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!663 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!664 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!665 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!666 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!667 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!668 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!669 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!670 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!671 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!672 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!673 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!674 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!675 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!676 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!677 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!678 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!679 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!680 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!681 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!682 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!683 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!684 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!685 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!686 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!687 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!688 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!689 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!690 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!691 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!692 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!693 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!694 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!695 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!696 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!697 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!698 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
