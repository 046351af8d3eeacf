target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [62 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Lines to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32, i32, i64*, i64, i8*)* @Translate to i8*), i8* bitcast (void (i64*, i64, i8*)* @FirstOf0 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Poll to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void ({ [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i8*)* @StoreBody to i8*), i8* bitcast (void ({ [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i8*)* @LoadBody to i8*), i8* bitcast (void ({ i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i8*)* @StoreColor to i8*), i8* bitcast (void ({ i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i8*)* @LoadColor to i8*), i8* bitcast (void ([20 x i16]*, i64, [20 x i16]*, i64, i64, i8*)* @StoreRow to i8*), i8* bitcast (void ([20 x i16]*, i64, [20 x i16]*, i64, i64, i8*)* @LoadRow to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreBool to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadBool to i8*), i8* bitcast (void ({ float, float, float, float }*, i64, { float, float, float, float }*, i64, i64, i8*)* @StoreVec4 to i8*), i8* bitcast (void ({ float, float, float, float }*, i64, { float, float, float, float }*, i64, i64, i8*)* @LoadVec4 to i8*), i8* bitcast (void ({ [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, [20 x i16]*, i64, [20 x i16]*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64*, i64, i64, i64, i8*)* @Exchange to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2 to i8*)], section "llvm.metadata"

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

define void @Poll(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !259 {
entry:
	br label %b0, !dbg !260

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !260
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !260
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !260
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !260
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !261, !range !13
	%5 = sext i32 %4 to i64, !dbg !261
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !261, !range !14
	%7 = sext i32 %6 to i64, !dbg !261
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !261, !range !14
	%9 = sext i32 %8 to i64, !dbg !261
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !261, !range !15
	%11 = sext i32 %10 to i64, !dbg !261
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !261, !range !16
	%13 = sext i32 %12 to i64, !dbg !261
	%14 = trunc i64 %13 to i32, !dbg !261
	%15 = trunc i64 %9 to i32, !dbg !261
	%16 = mul i32 %14, %15, !dbg !261
	%17 = zext i32 %16 to i64, !dbg !261
	%18 = trunc i64 %7 to i32, !dbg !261
	%19 = add i32 %18, %16, !dbg !261
	%20 = zext i32 %19 to i64, !dbg !261
	%21 = mul i64 %11, %20, !dbg !261
	%22 = add i64 %5, %21, !dbg !261
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !261, !range !17
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !261, !range !17
	%25 = mul i32 %23, %24, !dbg !261
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !261, !range !18
	%27 = mul i32 %25, %26, !dbg !261
	%28 = sext i32 %27 to i64, !dbg !261
	%29 = mul i64 %22, %28, !dbg !261
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !261, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !261, !range !19
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !261, !range !20
	%33 = mul i32 %24, %32, !dbg !261
	%34 = add i32 %31, %33, !dbg !261
	%35 = mul i32 %23, %34, !dbg !261
	%36 = add i32 %30, %35, !dbg !261
	%37 = sext i32 %36 to i64, !dbg !261
	%38 = add i64 %29, %37, !dbg !261
	%39 = icmp ne i64 %38, 0, !dbg !262
	%40 = call i32 @gpuc_my_pe_thread(), !dbg !263
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !264
	br i1 %39, label %b1, label %b2, !dbg !262

b1:
	ret void, !dbg !265

b2:
	%42 = sext i32 %40 to i64, !dbg !263
	%43 = trunc i64 %42 to i32, !dbg !267
	%44 = add i32 %43, 1, !dbg !267
	%45 = zext i32 %44 to i64, !dbg !267
	%46 = sext i32 %41 to i64, !dbg !264
	%47 = trunc i64 %46 to i32, !dbg !268
	%48 = icmp ne i64 %p1, %p3, !dbg !266
	br i1 %48, label %b2_fail1, label %b2_ok1, !dbg !266, !prof !28

b2_ok1:
	%49 = urem i32 %44, %47, !dbg !268
	%50 = zext i32 %49 to i64, !dbg !268
	%51 = mul i64 %p3, 8, !dbg !266
	%52 = trunc i64 %50 to i32, !dbg !266
	%53 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !266
	%54 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !266
	%55 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !266
	%56 = bitcast i64* %53 to i8*, !dbg !266
	%57 = bitcast i64* %54 to i8*, !dbg !266
	%58 = bitcast i64* %55 to i8*, !dbg !266
	call void @gpuc_put_signal_nbi_thread(i8* %56, i8* %57, i64 %51, i8* %58, i64 %p5, i32 9, i32 %52, i32 0, i32 0, i8* null), !dbg !266
	br label %b3, !dbg !266

b3:
	%59 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !269
	%60 = bitcast i64* %59 to i8*, !dbg !269
	%61 = call i32 @gpuc_signal_test_thread(i8* %60, i32 0, i64 %p5), !dbg !269
	%62 = icmp ne i32 %61, 0, !dbg !269
	br i1 %62, label %b4, label %b3, !dbg !269

b4:
	%63 = icmp slt i64 %p7, %p1, !dbg !270
	%64 = select i1 %63, i64 %p7, i64 %p1, !dbg !270
	%65 = sub i64 %64, 1, !dbg !270
	%66 = addrspacecast i64 addrspace(1)* %3 to i64*, !dbg !270
	%67 = ptrtoint i64* %66 to i64, !dbg !270
	%68 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !270
	%69 = ptrtoint i64* %68 to i64, !dbg !270
	%70 = icmp ugt i64 %67, %69, !dbg !270
	br label %b5, !dbg !270

b5:
	%71 = phi i64 [ 0, %b4 ], [ %78, %b6 ], !dbg !270
	%72 = icmp slt i64 %71, %64, !dbg !270
	br i1 %72, label %b6, label %b7, !dbg !270

b6:
	%73 = sub i64 %65, %71, !dbg !270
	%74 = select i1 %70, i64 %73, i64 %71, !dbg !270
	%75 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %74, !dbg !270
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %74, !dbg !270
	%77 = load i64, i64 addrspace(1)* %76, align 8, !dbg !270
	store i64 %77, i64 addrspace(1)* %75, align 8, !dbg !270
	%78 = add i64 %71, 1, !dbg !270
	br label %b5, !dbg !270

b7:
	%79 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !271
	%80 = bitcast i64* %79 to i8*, !dbg !271
	%81 = call i32 @gpuc_signal_test_thread(i8* %80, i32 2, i64 %p5), !dbg !271
	%82 = icmp ne i32 %81, 0, !dbg !271
	br i1 %82, label %b8, label %b9, !dbg !271

b8:
	%83 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %64, !dbg !272
	%84 = icmp uge i64 %64, %p7, !dbg !272
	br i1 %84, label %b8_fail1, label %b8_ok1, !dbg !272, !prof !28

b8_ok1:
	store i64 1, i64 addrspace(1)* %83, align 8, !dbg !272
	br label %b9, !dbg !272

b9:
	call void @gpuc_quiet_thread(), !dbg !273
	ret void, !dbg !273

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 54, i64 %p1, i64 %p3), !dbg !266
	call void asm sideeffect "// site 54", ""() nounwind, !dbg !266
	ret void, !dbg !266

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 55, i64 %64, i64 %p7), !dbg !272
	call void asm sideeffect "// site 55", ""() nounwind, !dbg !272
	ret void, !dbg !272
}

define void @Count(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !274 {
entry:
	br label %b0, !dbg !275

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !275
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !275
	%2 = call i32 @gpuc_num_pes_thread(), !dbg !276
	br label %b1, !dbg !276

b1:
	%3 = phi i32 [ 0, %b0 ], [ %41, %b1 ], !dbg !276
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !277, !range !13
	%5 = sext i32 %4 to i64, !dbg !277
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !277, !range !14
	%7 = sext i32 %6 to i64, !dbg !277
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !277, !range !14
	%9 = sext i32 %8 to i64, !dbg !277
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !277, !range !15
	%11 = sext i32 %10 to i64, !dbg !277
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !277, !range !16
	%13 = sext i32 %12 to i64, !dbg !277
	%14 = trunc i64 %13 to i32, !dbg !277
	%15 = trunc i64 %9 to i32, !dbg !277
	%16 = mul i32 %14, %15, !dbg !277
	%17 = trunc i64 %7 to i32, !dbg !277
	%18 = add i32 %17, %16, !dbg !277
	%19 = zext i32 %18 to i64, !dbg !277
	%20 = mul i64 %11, %19, !dbg !277
	%21 = add i64 %5, %20, !dbg !277
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !277, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !277, !range !17
	%24 = mul i32 %22, %23, !dbg !277
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !277, !range !18
	%26 = mul i32 %24, %25, !dbg !277
	%27 = sext i32 %26 to i64, !dbg !277
	%28 = mul i64 %21, %27, !dbg !277
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !277, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !277, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !277, !range !20
	%32 = mul i32 %23, %31, !dbg !277
	%33 = add i32 %30, %32, !dbg !277
	%34 = mul i32 %22, %33, !dbg !277
	%35 = add i32 %29, %34, !dbg !277
	%36 = sext i32 %35 to i64, !dbg !277
	%37 = add i64 %28, %36, !dbg !277
	%38 = add i64 %37, 1, !dbg !278
	%39 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !280
	%40 = bitcast i64* %39 to i8*, !dbg !280
	call void @gpuc_signal_op_thread(i8* %40, i64 %38, i32 10, i32 %3), !dbg !280
	%41 = add i32 %3, 1, !dbg !280
	%42 = icmp slt i32 %41, %2, !dbg !280
	br i1 %42, label %b1, label %b2, !dbg !280

b2:
	%43 = bitcast i64* %39 to i8*, !dbg !281
	%44 = call i64 @gpuc_signal_wait_until_thread(i8* %43, i32 0, i64 %p1, i32 0, i8* %ctrl, i32 56), !dbg !281
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %37, !dbg !282
	%46 = icmp uge i64 %37, %p3, !dbg !282
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !282, !prof !28

b2_ok1:
	store i64 %44, i64 addrspace(1)* %45, align 8, !dbg !282
	ret void, !dbg !282

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 57, i64 %37, i64 %p3), !dbg !282
	call void asm sideeffect "// site 57", ""() nounwind, !dbg !282
	ret void, !dbg !282
}

define void @Flags(i64* %p0, i64 %p1, i8* %ctrl) nounwind !dbg !283 {
entry:
	br label %b0, !dbg !284

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !284
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !285
	%2 = sext i32 %1 to i64, !dbg !285
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !286, !range !13
	%4 = sext i32 %3 to i64, !dbg !286
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !286, !range !14
	%6 = sext i32 %5 to i64, !dbg !286
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !286, !range !14
	%8 = sext i32 %7 to i64, !dbg !286
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !286, !range !15
	%10 = sext i32 %9 to i64, !dbg !286
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !286, !range !16
	%12 = sext i32 %11 to i64, !dbg !286
	%13 = trunc i64 %12 to i32, !dbg !286
	%14 = trunc i64 %8 to i32, !dbg !286
	%15 = mul i32 %13, %14, !dbg !286
	%16 = zext i32 %15 to i64, !dbg !286
	%17 = trunc i64 %6 to i32, !dbg !286
	%18 = add i32 %17, %15, !dbg !286
	%19 = zext i32 %18 to i64, !dbg !286
	%20 = mul i64 %10, %19, !dbg !286
	%21 = add i64 %4, %20, !dbg !286
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !286, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !286, !range !17
	%24 = mul i32 %22, %23, !dbg !286
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !286, !range !18
	%26 = mul i32 %24, %25, !dbg !286
	%27 = sext i32 %26 to i64, !dbg !286
	%28 = mul i64 %21, %27, !dbg !286
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !286, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !286, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !286, !range !20
	%32 = mul i32 %23, %31, !dbg !286
	%33 = add i32 %30, %32, !dbg !286
	%34 = mul i32 %22, %33, !dbg !286
	%35 = add i32 %29, %34, !dbg !286
	%36 = sext i32 %35 to i64, !dbg !286
	%37 = add i64 %28, %36, !dbg !286
	%38 = mul i64 %10, %12, !dbg !286
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !286, !range !16
	%40 = sext i32 %39 to i64, !dbg !286
	%41 = mul i64 %38, %40, !dbg !286
	%42 = mul i64 %41, %27, !dbg !286
	%43 = call i32 @gpuc_my_pe_thread(), !dbg !287
	%44 = sext i32 %43 to i64, !dbg !287
	%45 = trunc i64 %44 to i32, !dbg !289
	%46 = add i32 %45, 1, !dbg !289
	%47 = zext i32 %46 to i64, !dbg !289
	br label %b1, !dbg !286

b1:
	%48 = phi i64 [ %37, %b0 ], [ %55, %b2_ok1 ], !dbg !286
	%49 = icmp slt i64 %48, %2, !dbg !286
	br i1 %49, label %b2, label %b3, !dbg !286

b2:
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %44, !dbg !290
	%51 = trunc i64 %48 to i32, !dbg !291
	%52 = addrspacecast i64 addrspace(1)* %50 to i64*, !dbg !291
	%53 = icmp uge i64 %44, %p1, !dbg !290
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !290, !prof !28

b2_ok1:
	%54 = bitcast i64* %52 to i8*, !dbg !291
	call void @gpuc_signal_op_thread(i8* %54, i64 %47, i32 9, i32 %51), !dbg !291
	%55 = add i64 %48, %42, !dbg !286
	br label %b1, !dbg !286

b3:
	%56 = phi i64 [ %64, %b4_ok1 ], [ %37, %b1 ], !dbg !292
	%57 = icmp slt i64 %56, %2, !dbg !292
	br i1 %57, label %b4, label %b5, !dbg !292

b4:
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %56, !dbg !293
	%59 = add i64 %56, 1, !dbg !295
	%60 = addrspacecast i64 addrspace(1)* %58 to i64*, !dbg !296
	%61 = icmp uge i64 %56, %p1, !dbg !293
	br i1 %61, label %b4_fail1, label %b4_ok1, !dbg !293, !prof !28

b4_ok1:
	%62 = bitcast i64* %60 to i8*, !dbg !296
	%63 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %62, i32 0, i64 %59, i8* %ctrl, i32 60), !dbg !296
	%64 = add i64 %56, %42, !dbg !292
	br label %b3, !dbg !292

b5:
	ret void, !dbg !292

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 58, i64 %44, i64 %p1), !dbg !290
	call void asm sideeffect "// site 58", ""() nounwind, !dbg !290
	ret void, !dbg !290

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %56, i64 %p1), !dbg !293
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !293
	ret void, !dbg !293
}

define void @StoreBody({ [3 x float], double, i8, i8, i16, { i32, i32 } }* %p0, i64 %p1, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !298 {
entry:
	br label %b0, !dbg !299

b0:
	%0 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p0 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !299
	%1 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p2 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !299
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !302, !range !13
	%3 = sext i32 %2 to i64, !dbg !302
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !302, !range !14
	%5 = sext i32 %4 to i64, !dbg !302
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !302, !range !14
	%7 = sext i32 %6 to i64, !dbg !302
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !302, !range !15
	%9 = sext i32 %8 to i64, !dbg !302
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !302, !range !16
	%11 = sext i32 %10 to i64, !dbg !302
	%12 = trunc i64 %11 to i32, !dbg !302
	%13 = trunc i64 %7 to i32, !dbg !302
	%14 = mul i32 %12, %13, !dbg !302
	%15 = zext i32 %14 to i64, !dbg !302
	%16 = trunc i64 %5 to i32, !dbg !302
	%17 = add i32 %16, %14, !dbg !302
	%18 = zext i32 %17 to i64, !dbg !302
	%19 = mul i64 %9, %18, !dbg !302
	%20 = add i64 %3, %19, !dbg !302
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !302, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !302, !range !17
	%23 = mul i32 %21, %22, !dbg !302
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !302, !range !18
	%25 = mul i32 %23, %24, !dbg !302
	%26 = sext i32 %25 to i64, !dbg !302
	%27 = mul i64 %20, %26, !dbg !302
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !302, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !302, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !302, !range !20
	%31 = mul i32 %22, %30, !dbg !302
	%32 = add i32 %29, %31, !dbg !302
	%33 = mul i32 %21, %32, !dbg !302
	%34 = add i32 %28, %33, !dbg !302
	%35 = sext i32 %34 to i64, !dbg !302
	%36 = add i64 %27, %35, !dbg !302
	%37 = mul i64 %9, %11, !dbg !302
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !302, !range !16
	%39 = sext i32 %38 to i64, !dbg !302
	%40 = mul i64 %37, %39, !dbg !302
	%41 = mul i64 %40, %26, !dbg !302
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !303
	%43 = sext i32 %42 to i64, !dbg !303
	%44 = trunc i64 %p4 to i32, !dbg !303
	br label %b1, !dbg !302

b1:
	%45 = phi i64 [ %36, %b0 ], [ %105, %b2_ok1 ], !dbg !302
	%46 = icmp slt i64 %45, %p3, !dbg !302
	br i1 %46, label %b2, label %b3, !dbg !302

b2:
	%47 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0, i64 %45, !dbg !304
	%48 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1, i64 %45, !dbg !305
	%49 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %48, i32 0, i32 0, !dbg !305
	%50 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %49, i64 0, i64 0, !dbg !305
	%51 = icmp uge i64 %45, %p1, !dbg !304
	%52 = icmp uge i64 %p4, %43, !dbg !303
	%53 = or i1 %51, %52, !dbg !303
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !303, !prof !28

b2_ok1:
	%54 = load float, float addrspace(1)* %50, align 4, !dbg !305
	%55 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %49, i64 0, i64 1, !dbg !305
	%56 = load float, float addrspace(1)* %55, align 4, !dbg !305
	%57 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %49, i64 0, i64 2, !dbg !305
	%58 = load float, float addrspace(1)* %57, align 4, !dbg !305
	%59 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %48, i32 0, i32 1, !dbg !305
	%60 = load double, double addrspace(1)* %59, align 8, !dbg !305
	%61 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %48, i32 0, i32 2, !dbg !305
	%62 = load i8, i8 addrspace(1)* %61, align 1, !dbg !305
	%63 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %48, i32 0, i32 3, !dbg !305
	%64 = load i8, i8 addrspace(1)* %63, align 1, !dbg !305
	%65 = icmp ne i8 %64, 0, !dbg !305
	%66 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %48, i32 0, i32 4, !dbg !305
	%67 = load i16, i16 addrspace(1)* %66, align 2, !dbg !305
	%68 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %48, i32 0, i32 5, !dbg !305
	%69 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %68, i32 0, i32 0, !dbg !305
	%70 = load i32, i32 addrspace(1)* %69, align 4, !dbg !305
	%71 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %68, i32 0, i32 1, !dbg !305
	%72 = load i32, i32 addrspace(1)* %71, align 4, !dbg !305
	%73 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 0, !dbg !303
	%74 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %73, i64 0, i64 0, !dbg !303
	%75 = bitcast float %54 to i32, !dbg !303
	%76 = addrspacecast float addrspace(1)* %74 to float*, !dbg !303
	%77 = bitcast float* %76 to i8*, !dbg !303
	call void @gpuc_p_thread_32(i8* %77, i32 %75, i32 %44), !dbg !303
	%78 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %73, i64 0, i64 1, !dbg !303
	%79 = bitcast float %56 to i32, !dbg !303
	%80 = addrspacecast float addrspace(1)* %78 to float*, !dbg !303
	%81 = bitcast float* %80 to i8*, !dbg !303
	call void @gpuc_p_thread_32(i8* %81, i32 %79, i32 %44), !dbg !303
	%82 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %73, i64 0, i64 2, !dbg !303
	%83 = bitcast float %58 to i32, !dbg !303
	%84 = addrspacecast float addrspace(1)* %82 to float*, !dbg !303
	%85 = bitcast float* %84 to i8*, !dbg !303
	call void @gpuc_p_thread_32(i8* %85, i32 %83, i32 %44), !dbg !303
	%86 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 1, !dbg !303
	%87 = bitcast double %60 to i64, !dbg !303
	%88 = addrspacecast double addrspace(1)* %86 to double*, !dbg !303
	%89 = bitcast double* %88 to i8*, !dbg !303
	call void @gpuc_p_thread_64(i8* %89, i64 %87, i32 %44), !dbg !303
	%90 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 2, !dbg !303
	%91 = addrspacecast i8 addrspace(1)* %90 to i8*, !dbg !303
	call void @gpuc_p_thread_8(i8* %91, i8 zeroext %62, i32 %44), !dbg !303
	%92 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 3, !dbg !303
	%93 = select i1 %65, i8 1, i8 0, !dbg !303
	%94 = addrspacecast i8 addrspace(1)* %92 to i8*, !dbg !303
	call void @gpuc_p_thread_8(i8* %94, i8 zeroext %93, i32 %44), !dbg !303
	%95 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 4, !dbg !303
	%96 = addrspacecast i16 addrspace(1)* %95 to i16*, !dbg !303
	%97 = bitcast i16* %96 to i8*, !dbg !303
	call void @gpuc_p_thread_16(i8* %97, i16 zeroext %67, i32 %44), !dbg !303
	%98 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 5, !dbg !303
	%99 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %98, i32 0, i32 0, !dbg !303
	%100 = addrspacecast i32 addrspace(1)* %99 to i32*, !dbg !303
	%101 = bitcast i32* %100 to i8*, !dbg !303
	call void @gpuc_p_thread_32(i8* %101, i32 %70, i32 %44), !dbg !303
	%102 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %98, i32 0, i32 1, !dbg !303
	%103 = addrspacecast i32 addrspace(1)* %102 to i32*, !dbg !303
	%104 = bitcast i32* %103 to i8*, !dbg !303
	call void @gpuc_p_thread_32(i8* %104, i32 %72, i32 %44), !dbg !303
	%105 = add i64 %45, %41, !dbg !302
	br label %b1, !dbg !302

b3:
	ret void, !dbg !301

b2_fail1:
	%106 = icmp uge i64 %45, %p1, !dbg !304
	br i1 %106, label %b2_fail2, label %b2_ok2, !dbg !304

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !304
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !304
	ret void, !dbg !304

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !303
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !303
	ret void, !dbg !303
}

define void @LoadBody({ [3 x float], double, i8, i8, i16, { i32, i32 } }* %p0, i64 %p1, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !306 {
entry:
	br label %b0, !dbg !307

b0:
	%0 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p0 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !307
	%1 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p2 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !307
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !310, !range !13
	%3 = sext i32 %2 to i64, !dbg !310
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !310, !range !14
	%5 = sext i32 %4 to i64, !dbg !310
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !310, !range !14
	%7 = sext i32 %6 to i64, !dbg !310
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !310, !range !15
	%9 = sext i32 %8 to i64, !dbg !310
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !310, !range !16
	%11 = sext i32 %10 to i64, !dbg !310
	%12 = trunc i64 %11 to i32, !dbg !310
	%13 = trunc i64 %7 to i32, !dbg !310
	%14 = mul i32 %12, %13, !dbg !310
	%15 = zext i32 %14 to i64, !dbg !310
	%16 = trunc i64 %5 to i32, !dbg !310
	%17 = add i32 %16, %14, !dbg !310
	%18 = zext i32 %17 to i64, !dbg !310
	%19 = mul i64 %9, %18, !dbg !310
	%20 = add i64 %3, %19, !dbg !310
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !310, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !310, !range !17
	%23 = mul i32 %21, %22, !dbg !310
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !310, !range !18
	%25 = mul i32 %23, %24, !dbg !310
	%26 = sext i32 %25 to i64, !dbg !310
	%27 = mul i64 %20, %26, !dbg !310
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !310, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !310, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !310, !range !20
	%31 = mul i32 %22, %30, !dbg !310
	%32 = add i32 %29, %31, !dbg !310
	%33 = mul i32 %21, %32, !dbg !310
	%34 = add i32 %28, %33, !dbg !310
	%35 = sext i32 %34 to i64, !dbg !310
	%36 = add i64 %27, %35, !dbg !310
	%37 = mul i64 %9, %11, !dbg !310
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !310, !range !16
	%39 = sext i32 %38 to i64, !dbg !310
	%40 = mul i64 %37, %39, !dbg !310
	%41 = mul i64 %40, %26, !dbg !310
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !311
	%43 = sext i32 %42 to i64, !dbg !311
	%44 = trunc i64 %p4 to i32, !dbg !311
	br label %b1, !dbg !310

b1:
	%45 = phi i64 [ %36, %b0 ], [ %105, %b2_ok1 ], !dbg !310
	%46 = icmp slt i64 %45, %p1, !dbg !310
	br i1 %46, label %b2, label %b3, !dbg !310

b2:
	%47 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1, i64 %45, !dbg !312
	%48 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 0, !dbg !311
	%49 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %48, i64 0, i64 0, !dbg !311
	%50 = addrspacecast float addrspace(1)* %49 to float*, !dbg !311
	%51 = icmp uge i64 %45, %p3, !dbg !312
	%52 = icmp uge i64 %p4, %43, !dbg !311
	%53 = or i1 %51, %52, !dbg !311
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !311, !prof !28

b2_ok1:
	%54 = bitcast float* %50 to i8*, !dbg !311
	%55 = call i32 @gpuc_g_thread_32(i8* %54, i32 %44), !dbg !311
	%56 = bitcast i32 %55 to float, !dbg !311
	%57 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %48, i64 0, i64 1, !dbg !311
	%58 = addrspacecast float addrspace(1)* %57 to float*, !dbg !311
	%59 = bitcast float* %58 to i8*, !dbg !311
	%60 = call i32 @gpuc_g_thread_32(i8* %59, i32 %44), !dbg !311
	%61 = bitcast i32 %60 to float, !dbg !311
	%62 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %48, i64 0, i64 2, !dbg !311
	%63 = addrspacecast float addrspace(1)* %62 to float*, !dbg !311
	%64 = bitcast float* %63 to i8*, !dbg !311
	%65 = call i32 @gpuc_g_thread_32(i8* %64, i32 %44), !dbg !311
	%66 = bitcast i32 %65 to float, !dbg !311
	%67 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 1, !dbg !311
	%68 = addrspacecast double addrspace(1)* %67 to double*, !dbg !311
	%69 = bitcast double* %68 to i8*, !dbg !311
	%70 = call i64 @gpuc_g_thread_64(i8* %69, i32 %44), !dbg !311
	%71 = bitcast i64 %70 to double, !dbg !311
	%72 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 2, !dbg !311
	%73 = addrspacecast i8 addrspace(1)* %72 to i8*, !dbg !311
	%74 = call zeroext i8 @gpuc_g_thread_8(i8* %73, i32 %44), !dbg !311
	%75 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 3, !dbg !311
	%76 = addrspacecast i8 addrspace(1)* %75 to i8*, !dbg !311
	%77 = call zeroext i8 @gpuc_g_thread_8(i8* %76, i32 %44), !dbg !311
	%78 = icmp ne i8 %77, 0, !dbg !311
	%79 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 4, !dbg !311
	%80 = addrspacecast i16 addrspace(1)* %79 to i16*, !dbg !311
	%81 = bitcast i16* %80 to i8*, !dbg !311
	%82 = call zeroext i16 @gpuc_g_thread_16(i8* %81, i32 %44), !dbg !311
	%83 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 5, !dbg !311
	%84 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %83, i32 0, i32 0, !dbg !311
	%85 = addrspacecast i32 addrspace(1)* %84 to i32*, !dbg !311
	%86 = bitcast i32* %85 to i8*, !dbg !311
	%87 = call i32 @gpuc_g_thread_32(i8* %86, i32 %44), !dbg !311
	%88 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %83, i32 0, i32 1, !dbg !311
	%89 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !311
	%90 = bitcast i32* %89 to i8*, !dbg !311
	%91 = call i32 @gpuc_g_thread_32(i8* %90, i32 %44), !dbg !311
	%92 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0, i64 %45, !dbg !313
	%93 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 0, !dbg !313
	%94 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %93, i64 0, i64 0, !dbg !313
	store float %56, float addrspace(1)* %94, align 4, !dbg !313
	%95 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %93, i64 0, i64 1, !dbg !313
	store float %61, float addrspace(1)* %95, align 4, !dbg !313
	%96 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %93, i64 0, i64 2, !dbg !313
	store float %66, float addrspace(1)* %96, align 4, !dbg !313
	%97 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 1, !dbg !313
	store double %71, double addrspace(1)* %97, align 8, !dbg !313
	%98 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 2, !dbg !313
	store i8 %74, i8 addrspace(1)* %98, align 1, !dbg !313
	%99 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 3, !dbg !313
	%100 = zext i1 %78 to i8, !dbg !313
	store i8 %100, i8 addrspace(1)* %99, align 1, !dbg !313
	%101 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 4, !dbg !313
	store i16 %82, i16 addrspace(1)* %101, align 2, !dbg !313
	%102 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 5, !dbg !313
	%103 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %102, i32 0, i32 0, !dbg !313
	store i32 %87, i32 addrspace(1)* %103, align 4, !dbg !313
	%104 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %102, i32 0, i32 1, !dbg !313
	store i32 %91, i32 addrspace(1)* %104, align 4, !dbg !313
	%105 = add i64 %45, %41, !dbg !310
	br label %b1, !dbg !310

b3:
	ret void, !dbg !309

b2_fail1:
	%106 = icmp uge i64 %45, %p3, !dbg !312
	br i1 %106, label %b2_fail2, label %b2_ok2, !dbg !312

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !312
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !312
	ret void, !dbg !312

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !311
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !311
	ret void, !dbg !311
}

define void @StoreColor({ i8, i8, i8 }* %p0, i64 %p1, { i8, i8, i8 }* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !314 {
entry:
	br label %b0, !dbg !315

b0:
	%0 = addrspacecast { i8, i8, i8 }* %p0 to { i8, i8, i8 } addrspace(1)*, !dbg !315
	%1 = addrspacecast { i8, i8, i8 }* %p2 to { i8, i8, i8 } addrspace(1)*, !dbg !315
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !318, !range !13
	%3 = sext i32 %2 to i64, !dbg !318
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !318, !range !14
	%5 = sext i32 %4 to i64, !dbg !318
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !318, !range !14
	%7 = sext i32 %6 to i64, !dbg !318
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !318, !range !15
	%9 = sext i32 %8 to i64, !dbg !318
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !318, !range !16
	%11 = sext i32 %10 to i64, !dbg !318
	%12 = trunc i64 %11 to i32, !dbg !318
	%13 = trunc i64 %7 to i32, !dbg !318
	%14 = mul i32 %12, %13, !dbg !318
	%15 = zext i32 %14 to i64, !dbg !318
	%16 = trunc i64 %5 to i32, !dbg !318
	%17 = add i32 %16, %14, !dbg !318
	%18 = zext i32 %17 to i64, !dbg !318
	%19 = mul i64 %9, %18, !dbg !318
	%20 = add i64 %3, %19, !dbg !318
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !318, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !318, !range !17
	%23 = mul i32 %21, %22, !dbg !318
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !318, !range !18
	%25 = mul i32 %23, %24, !dbg !318
	%26 = sext i32 %25 to i64, !dbg !318
	%27 = mul i64 %20, %26, !dbg !318
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !318, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !318, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !318, !range !20
	%31 = mul i32 %22, %30, !dbg !318
	%32 = add i32 %29, %31, !dbg !318
	%33 = mul i32 %21, %32, !dbg !318
	%34 = add i32 %28, %33, !dbg !318
	%35 = sext i32 %34 to i64, !dbg !318
	%36 = add i64 %27, %35, !dbg !318
	%37 = mul i64 %9, %11, !dbg !318
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !318, !range !16
	%39 = sext i32 %38 to i64, !dbg !318
	%40 = mul i64 %37, %39, !dbg !318
	%41 = mul i64 %40, %26, !dbg !318
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !319
	%43 = sext i32 %42 to i64, !dbg !319
	%44 = trunc i64 %p4 to i32, !dbg !319
	br label %b1, !dbg !318

b1:
	%45 = phi i64 [ %36, %b0 ], [ %64, %b2_ok1 ], !dbg !318
	%46 = icmp slt i64 %45, %p3, !dbg !318
	br i1 %46, label %b2, label %b3, !dbg !318

b2:
	%47 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %0, i64 %45, !dbg !320
	%48 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %1, i64 %45, !dbg !321
	%49 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %48, i32 0, i32 0, !dbg !321
	%50 = icmp uge i64 %45, %p1, !dbg !320
	%51 = icmp uge i64 %p4, %43, !dbg !319
	%52 = or i1 %50, %51, !dbg !319
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !319, !prof !28

b2_ok1:
	%53 = load i8, i8 addrspace(1)* %49, align 1, !dbg !321
	%54 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %48, i32 0, i32 1, !dbg !321
	%55 = load i8, i8 addrspace(1)* %54, align 1, !dbg !321
	%56 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %48, i32 0, i32 2, !dbg !321
	%57 = load i8, i8 addrspace(1)* %56, align 1, !dbg !321
	%58 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %47, i32 0, i32 0, !dbg !319
	%59 = addrspacecast i8 addrspace(1)* %58 to i8*, !dbg !319
	call void @gpuc_p_thread_8(i8* %59, i8 zeroext %53, i32 %44), !dbg !319
	%60 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %47, i32 0, i32 1, !dbg !319
	%61 = addrspacecast i8 addrspace(1)* %60 to i8*, !dbg !319
	call void @gpuc_p_thread_8(i8* %61, i8 zeroext %55, i32 %44), !dbg !319
	%62 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %47, i32 0, i32 2, !dbg !319
	%63 = addrspacecast i8 addrspace(1)* %62 to i8*, !dbg !319
	call void @gpuc_p_thread_8(i8* %63, i8 zeroext %57, i32 %44), !dbg !319
	%64 = add i64 %45, %41, !dbg !318
	br label %b1, !dbg !318

b3:
	ret void, !dbg !317

b2_fail1:
	%65 = icmp uge i64 %45, %p1, !dbg !320
	br i1 %65, label %b2_fail2, label %b2_ok2, !dbg !320

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !320
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !320
	ret void, !dbg !320

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !319
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !319
	ret void, !dbg !319
}

define void @LoadColor({ i8, i8, i8 }* %p0, i64 %p1, { i8, i8, i8 }* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !322 {
entry:
	br label %b0, !dbg !323

b0:
	%0 = addrspacecast { i8, i8, i8 }* %p0 to { i8, i8, i8 } addrspace(1)*, !dbg !323
	%1 = addrspacecast { i8, i8, i8 }* %p2 to { i8, i8, i8 } addrspace(1)*, !dbg !323
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !326, !range !13
	%3 = sext i32 %2 to i64, !dbg !326
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !326, !range !14
	%5 = sext i32 %4 to i64, !dbg !326
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !326, !range !14
	%7 = sext i32 %6 to i64, !dbg !326
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !326, !range !15
	%9 = sext i32 %8 to i64, !dbg !326
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !326, !range !16
	%11 = sext i32 %10 to i64, !dbg !326
	%12 = trunc i64 %11 to i32, !dbg !326
	%13 = trunc i64 %7 to i32, !dbg !326
	%14 = mul i32 %12, %13, !dbg !326
	%15 = zext i32 %14 to i64, !dbg !326
	%16 = trunc i64 %5 to i32, !dbg !326
	%17 = add i32 %16, %14, !dbg !326
	%18 = zext i32 %17 to i64, !dbg !326
	%19 = mul i64 %9, %18, !dbg !326
	%20 = add i64 %3, %19, !dbg !326
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !326, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !326, !range !17
	%23 = mul i32 %21, %22, !dbg !326
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !326, !range !18
	%25 = mul i32 %23, %24, !dbg !326
	%26 = sext i32 %25 to i64, !dbg !326
	%27 = mul i64 %20, %26, !dbg !326
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !326, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !326, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !326, !range !20
	%31 = mul i32 %22, %30, !dbg !326
	%32 = add i32 %29, %31, !dbg !326
	%33 = mul i32 %21, %32, !dbg !326
	%34 = add i32 %28, %33, !dbg !326
	%35 = sext i32 %34 to i64, !dbg !326
	%36 = add i64 %27, %35, !dbg !326
	%37 = mul i64 %9, %11, !dbg !326
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !326, !range !16
	%39 = sext i32 %38 to i64, !dbg !326
	%40 = mul i64 %37, %39, !dbg !326
	%41 = mul i64 %40, %26, !dbg !326
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !327
	%43 = sext i32 %42 to i64, !dbg !327
	%44 = trunc i64 %p4 to i32, !dbg !327
	br label %b1, !dbg !326

b1:
	%45 = phi i64 [ %36, %b0 ], [ %64, %b2_ok1 ], !dbg !326
	%46 = icmp slt i64 %45, %p1, !dbg !326
	br i1 %46, label %b2, label %b3, !dbg !326

b2:
	%47 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %1, i64 %45, !dbg !328
	%48 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %47, i32 0, i32 0, !dbg !327
	%49 = addrspacecast i8 addrspace(1)* %48 to i8*, !dbg !327
	%50 = icmp uge i64 %45, %p3, !dbg !328
	%51 = icmp uge i64 %p4, %43, !dbg !327
	%52 = or i1 %50, %51, !dbg !327
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !327, !prof !28

b2_ok1:
	%53 = call zeroext i8 @gpuc_g_thread_8(i8* %49, i32 %44), !dbg !327
	%54 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %47, i32 0, i32 1, !dbg !327
	%55 = addrspacecast i8 addrspace(1)* %54 to i8*, !dbg !327
	%56 = call zeroext i8 @gpuc_g_thread_8(i8* %55, i32 %44), !dbg !327
	%57 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %47, i32 0, i32 2, !dbg !327
	%58 = addrspacecast i8 addrspace(1)* %57 to i8*, !dbg !327
	%59 = call zeroext i8 @gpuc_g_thread_8(i8* %58, i32 %44), !dbg !327
	%60 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %0, i64 %45, !dbg !329
	%61 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %60, i32 0, i32 0, !dbg !329
	store i8 %53, i8 addrspace(1)* %61, align 1, !dbg !329
	%62 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %60, i32 0, i32 1, !dbg !329
	store i8 %56, i8 addrspace(1)* %62, align 1, !dbg !329
	%63 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %60, i32 0, i32 2, !dbg !329
	store i8 %59, i8 addrspace(1)* %63, align 1, !dbg !329
	%64 = add i64 %45, %41, !dbg !326
	br label %b1, !dbg !326

b3:
	ret void, !dbg !325

b2_fail1:
	%65 = icmp uge i64 %45, %p3, !dbg !328
	br i1 %65, label %b2_fail2, label %b2_ok2, !dbg !328

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !328
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !328
	ret void, !dbg !328

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !327
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !327
	ret void, !dbg !327
}

define void @StoreRow([20 x i16]* %p0, i64 %p1, [20 x i16]* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !330 {
entry:
	%0 = alloca [20 x i16], align 2, !dbg !331
	br label %b0, !dbg !331

b0:
	%1 = addrspacecast [20 x i16]* %p0 to [20 x i16] addrspace(1)*, !dbg !331
	%2 = addrspacecast [20 x i16]* %p2 to [20 x i16] addrspace(1)*, !dbg !331
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !334, !range !13
	%4 = sext i32 %3 to i64, !dbg !334
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !334, !range !14
	%6 = sext i32 %5 to i64, !dbg !334
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !334, !range !14
	%8 = sext i32 %7 to i64, !dbg !334
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !334, !range !15
	%10 = sext i32 %9 to i64, !dbg !334
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !334, !range !16
	%12 = sext i32 %11 to i64, !dbg !334
	%13 = trunc i64 %12 to i32, !dbg !334
	%14 = trunc i64 %8 to i32, !dbg !334
	%15 = mul i32 %13, %14, !dbg !334
	%16 = trunc i64 %6 to i32, !dbg !334
	%17 = add i32 %16, %15, !dbg !334
	%18 = zext i32 %17 to i64, !dbg !334
	%19 = mul i64 %10, %18, !dbg !334
	%20 = add i64 %4, %19, !dbg !334
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !334, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !334, !range !17
	%23 = mul i32 %21, %22, !dbg !334
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !334, !range !18
	%25 = mul i32 %23, %24, !dbg !334
	%26 = sext i32 %25 to i64, !dbg !334
	%27 = mul i64 %20, %26, !dbg !334
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !334, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !334, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !334, !range !20
	%31 = mul i32 %22, %30, !dbg !334
	%32 = add i32 %29, %31, !dbg !334
	%33 = mul i32 %21, %32, !dbg !334
	%34 = add i32 %28, %33, !dbg !334
	%35 = sext i32 %34 to i64, !dbg !334
	%36 = add i64 %27, %35, !dbg !334
	%37 = mul i64 %10, %12, !dbg !334
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !334, !range !16
	%39 = sext i32 %38 to i64, !dbg !334
	%40 = mul i64 %37, %39, !dbg !334
	%41 = mul i64 %40, %26, !dbg !334
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !335
	%43 = sext i32 %42 to i64, !dbg !335
	%44 = trunc i64 %p4 to i32, !dbg !335
	br label %b1, !dbg !334

b1:
	%45 = phi i64 [ %36, %b0 ], [ %121, %b5 ], !dbg !334
	%46 = icmp slt i64 %45, %p3, !dbg !334
	br i1 %46, label %b2, label %b6, !dbg !334

b2:
	%47 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %1, i64 %45, !dbg !336
	%48 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %2, i64 %45, !dbg !337
	%49 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 0, !dbg !337
	%50 = icmp uge i64 %45, %p1, !dbg !336
	%51 = icmp uge i64 %p4, %43, !dbg !335
	%52 = or i1 %50, %51, !dbg !335
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !335, !prof !28

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %49, align 2, !dbg !337
	%54 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 1, !dbg !337
	%55 = load i16, i16 addrspace(1)* %54, align 2, !dbg !337
	%56 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 2, !dbg !337
	%57 = load i16, i16 addrspace(1)* %56, align 2, !dbg !337
	%58 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 3, !dbg !337
	%59 = load i16, i16 addrspace(1)* %58, align 2, !dbg !337
	%60 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 4, !dbg !337
	%61 = load i16, i16 addrspace(1)* %60, align 2, !dbg !337
	%62 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 5, !dbg !337
	%63 = load i16, i16 addrspace(1)* %62, align 2, !dbg !337
	%64 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 6, !dbg !337
	%65 = load i16, i16 addrspace(1)* %64, align 2, !dbg !337
	%66 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 7, !dbg !337
	%67 = load i16, i16 addrspace(1)* %66, align 2, !dbg !337
	%68 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 8, !dbg !337
	%69 = load i16, i16 addrspace(1)* %68, align 2, !dbg !337
	%70 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 9, !dbg !337
	%71 = load i16, i16 addrspace(1)* %70, align 2, !dbg !337
	%72 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 10, !dbg !337
	%73 = load i16, i16 addrspace(1)* %72, align 2, !dbg !337
	%74 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 11, !dbg !337
	%75 = load i16, i16 addrspace(1)* %74, align 2, !dbg !337
	%76 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 12, !dbg !337
	%77 = load i16, i16 addrspace(1)* %76, align 2, !dbg !337
	%78 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 13, !dbg !337
	%79 = load i16, i16 addrspace(1)* %78, align 2, !dbg !337
	%80 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 14, !dbg !337
	%81 = load i16, i16 addrspace(1)* %80, align 2, !dbg !337
	%82 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 15, !dbg !337
	%83 = load i16, i16 addrspace(1)* %82, align 2, !dbg !337
	%84 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 16, !dbg !337
	%85 = load i16, i16 addrspace(1)* %84, align 2, !dbg !337
	%86 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 17, !dbg !337
	%87 = load i16, i16 addrspace(1)* %86, align 2, !dbg !337
	%88 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 18, !dbg !337
	%89 = load i16, i16 addrspace(1)* %88, align 2, !dbg !337
	%90 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 19, !dbg !337
	%91 = load i16, i16 addrspace(1)* %90, align 2, !dbg !337
	store [20 x i16] zeroinitializer, [20 x i16]* %0, align 2, !dbg !335
	%92 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 0, !dbg !335
	store i16 %53, i16* %92, align 2, !dbg !335
	%93 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 1, !dbg !335
	store i16 %55, i16* %93, align 2, !dbg !335
	%94 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 2, !dbg !335
	store i16 %57, i16* %94, align 2, !dbg !335
	%95 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 3, !dbg !335
	store i16 %59, i16* %95, align 2, !dbg !335
	%96 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 4, !dbg !335
	store i16 %61, i16* %96, align 2, !dbg !335
	%97 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 5, !dbg !335
	store i16 %63, i16* %97, align 2, !dbg !335
	%98 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 6, !dbg !335
	store i16 %65, i16* %98, align 2, !dbg !335
	%99 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 7, !dbg !335
	store i16 %67, i16* %99, align 2, !dbg !335
	%100 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 8, !dbg !335
	store i16 %69, i16* %100, align 2, !dbg !335
	%101 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 9, !dbg !335
	store i16 %71, i16* %101, align 2, !dbg !335
	%102 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 10, !dbg !335
	store i16 %73, i16* %102, align 2, !dbg !335
	%103 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 11, !dbg !335
	store i16 %75, i16* %103, align 2, !dbg !335
	%104 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 12, !dbg !335
	store i16 %77, i16* %104, align 2, !dbg !335
	%105 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 13, !dbg !335
	store i16 %79, i16* %105, align 2, !dbg !335
	%106 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 14, !dbg !335
	store i16 %81, i16* %106, align 2, !dbg !335
	%107 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 15, !dbg !335
	store i16 %83, i16* %107, align 2, !dbg !335
	%108 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 16, !dbg !335
	store i16 %85, i16* %108, align 2, !dbg !335
	%109 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 17, !dbg !335
	store i16 %87, i16* %109, align 2, !dbg !335
	%110 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 18, !dbg !335
	store i16 %89, i16* %110, align 2, !dbg !335
	%111 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 19, !dbg !335
	store i16 %91, i16* %111, align 2, !dbg !335
	br label %b3, !dbg !335

b3:
	%112 = phi i32 [ 0, %b2_ok1 ], [ %120, %b4 ], !dbg !335
	%113 = sext i32 %112 to i64, !dbg !335
	%114 = icmp slt i32 %112, 20, !dbg !335
	br i1 %114, label %b4, label %b5, !dbg !335

b4:
	%115 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %47, i64 0, i64 %113, !dbg !335
	%116 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 %113, !dbg !335
	%117 = load i16, i16* %116, align 2, !dbg !335
	%118 = addrspacecast i16 addrspace(1)* %115 to i16*, !dbg !335
	%119 = bitcast i16* %118 to i8*, !dbg !335
	call void @gpuc_p_thread_16(i8* %119, i16 zeroext %117, i32 %44), !dbg !335
	%120 = add i32 %112, 1, !dbg !335
	br label %b3, !dbg !335

b5:
	%121 = add i64 %45, %41, !dbg !334
	br label %b1, !dbg !334

b6:
	ret void, !dbg !333

b2_fail1:
	%122 = icmp uge i64 %45, %p1, !dbg !336
	br i1 %122, label %b2_fail2, label %b2_ok2, !dbg !336

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !336
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !336
	ret void, !dbg !336

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !335
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !335
	ret void, !dbg !335
}

define void @LoadRow([20 x i16]* %p0, i64 %p1, [20 x i16]* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !338 {
entry:
	%0 = alloca [20 x i16], align 2, !dbg !339
	br label %b0, !dbg !339

b0:
	%1 = addrspacecast [20 x i16]* %p0 to [20 x i16] addrspace(1)*, !dbg !339
	%2 = addrspacecast [20 x i16]* %p2 to [20 x i16] addrspace(1)*, !dbg !339
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !342, !range !13
	%4 = sext i32 %3 to i64, !dbg !342
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !342, !range !14
	%6 = sext i32 %5 to i64, !dbg !342
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !342, !range !14
	%8 = sext i32 %7 to i64, !dbg !342
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !342, !range !15
	%10 = sext i32 %9 to i64, !dbg !342
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !342, !range !16
	%12 = sext i32 %11 to i64, !dbg !342
	%13 = trunc i64 %12 to i32, !dbg !342
	%14 = trunc i64 %8 to i32, !dbg !342
	%15 = mul i32 %13, %14, !dbg !342
	%16 = trunc i64 %6 to i32, !dbg !342
	%17 = add i32 %16, %15, !dbg !342
	%18 = zext i32 %17 to i64, !dbg !342
	%19 = mul i64 %10, %18, !dbg !342
	%20 = add i64 %4, %19, !dbg !342
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !342, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !342, !range !17
	%23 = mul i32 %21, %22, !dbg !342
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !342, !range !18
	%25 = mul i32 %23, %24, !dbg !342
	%26 = sext i32 %25 to i64, !dbg !342
	%27 = mul i64 %20, %26, !dbg !342
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !342, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !342, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !342, !range !20
	%31 = mul i32 %22, %30, !dbg !342
	%32 = add i32 %29, %31, !dbg !342
	%33 = mul i32 %21, %32, !dbg !342
	%34 = add i32 %28, %33, !dbg !342
	%35 = sext i32 %34 to i64, !dbg !342
	%36 = add i64 %27, %35, !dbg !342
	%37 = mul i64 %10, %12, !dbg !342
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !342, !range !16
	%39 = sext i32 %38 to i64, !dbg !342
	%40 = mul i64 %37, %39, !dbg !342
	%41 = mul i64 %40, %26, !dbg !342
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !343
	%43 = sext i32 %42 to i64, !dbg !343
	%44 = trunc i64 %p4 to i32, !dbg !343
	br label %b1, !dbg !342

b1:
	%45 = phi i64 [ %36, %b0 ], [ %121, %b5 ], !dbg !342
	%46 = icmp slt i64 %45, %p1, !dbg !342
	br i1 %46, label %b2, label %b6, !dbg !342

b2:
	%47 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %2, i64 %45, !dbg !344
	%48 = icmp uge i64 %45, %p3, !dbg !344
	%49 = icmp uge i64 %p4, %43, !dbg !343
	%50 = or i1 %48, %49, !dbg !343
	br i1 %50, label %b2_fail1, label %b2_ok1, !dbg !343, !prof !28

b2_ok1:
	store [20 x i16] zeroinitializer, [20 x i16]* %0, align 2, !dbg !343
	br label %b3, !dbg !343

b3:
	%51 = phi i32 [ 0, %b2_ok1 ], [ %59, %b4 ], !dbg !343
	%52 = sext i32 %51 to i64, !dbg !343
	%53 = icmp slt i32 %51, 20, !dbg !343
	br i1 %53, label %b4, label %b5, !dbg !343

b4:
	%54 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %47, i64 0, i64 %52, !dbg !343
	%55 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 %52, !dbg !343
	%56 = addrspacecast i16 addrspace(1)* %54 to i16*, !dbg !343
	%57 = bitcast i16* %56 to i8*, !dbg !343
	%58 = call zeroext i16 @gpuc_g_thread_16(i8* %57, i32 %44), !dbg !343
	store i16 %58, i16* %55, align 2, !dbg !343
	%59 = add i32 %51, 1, !dbg !343
	br label %b3, !dbg !343

b5:
	%60 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 0, !dbg !343
	%61 = load i16, i16* %60, align 2, !dbg !343
	%62 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 1, !dbg !343
	%63 = load i16, i16* %62, align 2, !dbg !343
	%64 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 2, !dbg !343
	%65 = load i16, i16* %64, align 2, !dbg !343
	%66 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 3, !dbg !343
	%67 = load i16, i16* %66, align 2, !dbg !343
	%68 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 4, !dbg !343
	%69 = load i16, i16* %68, align 2, !dbg !343
	%70 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 5, !dbg !343
	%71 = load i16, i16* %70, align 2, !dbg !343
	%72 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 6, !dbg !343
	%73 = load i16, i16* %72, align 2, !dbg !343
	%74 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 7, !dbg !343
	%75 = load i16, i16* %74, align 2, !dbg !343
	%76 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 8, !dbg !343
	%77 = load i16, i16* %76, align 2, !dbg !343
	%78 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 9, !dbg !343
	%79 = load i16, i16* %78, align 2, !dbg !343
	%80 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 10, !dbg !343
	%81 = load i16, i16* %80, align 2, !dbg !343
	%82 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 11, !dbg !343
	%83 = load i16, i16* %82, align 2, !dbg !343
	%84 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 12, !dbg !343
	%85 = load i16, i16* %84, align 2, !dbg !343
	%86 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 13, !dbg !343
	%87 = load i16, i16* %86, align 2, !dbg !343
	%88 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 14, !dbg !343
	%89 = load i16, i16* %88, align 2, !dbg !343
	%90 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 15, !dbg !343
	%91 = load i16, i16* %90, align 2, !dbg !343
	%92 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 16, !dbg !343
	%93 = load i16, i16* %92, align 2, !dbg !343
	%94 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 17, !dbg !343
	%95 = load i16, i16* %94, align 2, !dbg !343
	%96 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 18, !dbg !343
	%97 = load i16, i16* %96, align 2, !dbg !343
	%98 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 19, !dbg !343
	%99 = load i16, i16* %98, align 2, !dbg !343
	%100 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %1, i64 %45, !dbg !345
	%101 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 0, !dbg !345
	store i16 %61, i16 addrspace(1)* %101, align 2, !dbg !345
	%102 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 1, !dbg !345
	store i16 %63, i16 addrspace(1)* %102, align 2, !dbg !345
	%103 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 2, !dbg !345
	store i16 %65, i16 addrspace(1)* %103, align 2, !dbg !345
	%104 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 3, !dbg !345
	store i16 %67, i16 addrspace(1)* %104, align 2, !dbg !345
	%105 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 4, !dbg !345
	store i16 %69, i16 addrspace(1)* %105, align 2, !dbg !345
	%106 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 5, !dbg !345
	store i16 %71, i16 addrspace(1)* %106, align 2, !dbg !345
	%107 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 6, !dbg !345
	store i16 %73, i16 addrspace(1)* %107, align 2, !dbg !345
	%108 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 7, !dbg !345
	store i16 %75, i16 addrspace(1)* %108, align 2, !dbg !345
	%109 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 8, !dbg !345
	store i16 %77, i16 addrspace(1)* %109, align 2, !dbg !345
	%110 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 9, !dbg !345
	store i16 %79, i16 addrspace(1)* %110, align 2, !dbg !345
	%111 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 10, !dbg !345
	store i16 %81, i16 addrspace(1)* %111, align 2, !dbg !345
	%112 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 11, !dbg !345
	store i16 %83, i16 addrspace(1)* %112, align 2, !dbg !345
	%113 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 12, !dbg !345
	store i16 %85, i16 addrspace(1)* %113, align 2, !dbg !345
	%114 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 13, !dbg !345
	store i16 %87, i16 addrspace(1)* %114, align 2, !dbg !345
	%115 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 14, !dbg !345
	store i16 %89, i16 addrspace(1)* %115, align 2, !dbg !345
	%116 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 15, !dbg !345
	store i16 %91, i16 addrspace(1)* %116, align 2, !dbg !345
	%117 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 16, !dbg !345
	store i16 %93, i16 addrspace(1)* %117, align 2, !dbg !345
	%118 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 17, !dbg !345
	store i16 %95, i16 addrspace(1)* %118, align 2, !dbg !345
	%119 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 18, !dbg !345
	store i16 %97, i16 addrspace(1)* %119, align 2, !dbg !345
	%120 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 19, !dbg !345
	store i16 %99, i16 addrspace(1)* %120, align 2, !dbg !345
	%121 = add i64 %45, %41, !dbg !342
	br label %b1, !dbg !342

b6:
	ret void, !dbg !341

b2_fail1:
	%122 = icmp uge i64 %45, %p3, !dbg !344
	br i1 %122, label %b2_fail2, label %b2_ok2, !dbg !344

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !344
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !344
	ret void, !dbg !344

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !343
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !343
	ret void, !dbg !343
}

define void @StoreBool(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !346 {
entry:
	br label %b0, !dbg !347

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !347
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !347
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !350, !range !13
	%3 = sext i32 %2 to i64, !dbg !350
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !350, !range !14
	%5 = sext i32 %4 to i64, !dbg !350
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !350, !range !14
	%7 = sext i32 %6 to i64, !dbg !350
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !350, !range !15
	%9 = sext i32 %8 to i64, !dbg !350
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !350, !range !16
	%11 = sext i32 %10 to i64, !dbg !350
	%12 = trunc i64 %11 to i32, !dbg !350
	%13 = trunc i64 %7 to i32, !dbg !350
	%14 = mul i32 %12, %13, !dbg !350
	%15 = zext i32 %14 to i64, !dbg !350
	%16 = trunc i64 %5 to i32, !dbg !350
	%17 = add i32 %16, %14, !dbg !350
	%18 = zext i32 %17 to i64, !dbg !350
	%19 = mul i64 %9, %18, !dbg !350
	%20 = add i64 %3, %19, !dbg !350
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !350, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !350, !range !17
	%23 = mul i32 %21, %22, !dbg !350
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !350, !range !18
	%25 = mul i32 %23, %24, !dbg !350
	%26 = sext i32 %25 to i64, !dbg !350
	%27 = mul i64 %20, %26, !dbg !350
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !350, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !350, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !350, !range !20
	%31 = mul i32 %22, %30, !dbg !350
	%32 = add i32 %29, %31, !dbg !350
	%33 = mul i32 %21, %32, !dbg !350
	%34 = add i32 %28, %33, !dbg !350
	%35 = sext i32 %34 to i64, !dbg !350
	%36 = add i64 %27, %35, !dbg !350
	%37 = mul i64 %9, %11, !dbg !350
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !350, !range !16
	%39 = sext i32 %38 to i64, !dbg !350
	%40 = mul i64 %37, %39, !dbg !350
	%41 = mul i64 %40, %26, !dbg !350
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !351
	%43 = sext i32 %42 to i64, !dbg !351
	%44 = trunc i64 %p4 to i32, !dbg !351
	br label %b1, !dbg !350

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !350
	%46 = icmp slt i64 %45, %p3, !dbg !350
	br i1 %46, label %b2, label %b3, !dbg !350

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !352
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !353
	%49 = icmp uge i64 %45, %p1, !dbg !352
	%50 = icmp uge i64 %p4, %43, !dbg !351
	%51 = or i1 %49, %50, !dbg !351
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !351, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !353
	%53 = icmp ne i8 %52, 0, !dbg !353
	%54 = select i1 %53, i8 1, i8 0, !dbg !351
	%55 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !351
	call void @gpuc_p_thread_8(i8* %55, i8 zeroext %54, i32 %44), !dbg !351
	%56 = add i64 %45, %41, !dbg !350
	br label %b1, !dbg !350

b3:
	ret void, !dbg !349

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !352
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !352

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !352
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !352
	ret void, !dbg !352

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !351
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !351
	ret void, !dbg !351
}

define void @LoadBool(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !354 {
entry:
	br label %b0, !dbg !355

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !355
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !355
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !358, !range !13
	%3 = sext i32 %2 to i64, !dbg !358
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !358, !range !14
	%5 = sext i32 %4 to i64, !dbg !358
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !358, !range !14
	%7 = sext i32 %6 to i64, !dbg !358
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !358, !range !15
	%9 = sext i32 %8 to i64, !dbg !358
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !358, !range !16
	%11 = sext i32 %10 to i64, !dbg !358
	%12 = trunc i64 %11 to i32, !dbg !358
	%13 = trunc i64 %7 to i32, !dbg !358
	%14 = mul i32 %12, %13, !dbg !358
	%15 = zext i32 %14 to i64, !dbg !358
	%16 = trunc i64 %5 to i32, !dbg !358
	%17 = add i32 %16, %14, !dbg !358
	%18 = zext i32 %17 to i64, !dbg !358
	%19 = mul i64 %9, %18, !dbg !358
	%20 = add i64 %3, %19, !dbg !358
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !358, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !358, !range !17
	%23 = mul i32 %21, %22, !dbg !358
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !358, !range !18
	%25 = mul i32 %23, %24, !dbg !358
	%26 = sext i32 %25 to i64, !dbg !358
	%27 = mul i64 %20, %26, !dbg !358
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !358, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !358, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !358, !range !20
	%31 = mul i32 %22, %30, !dbg !358
	%32 = add i32 %29, %31, !dbg !358
	%33 = mul i32 %21, %32, !dbg !358
	%34 = add i32 %28, %33, !dbg !358
	%35 = sext i32 %34 to i64, !dbg !358
	%36 = add i64 %27, %35, !dbg !358
	%37 = mul i64 %9, %11, !dbg !358
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !358, !range !16
	%39 = sext i32 %38 to i64, !dbg !358
	%40 = mul i64 %37, %39, !dbg !358
	%41 = mul i64 %40, %26, !dbg !358
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !359
	%43 = sext i32 %42 to i64, !dbg !359
	%44 = trunc i64 %p4 to i32, !dbg !359
	br label %b1, !dbg !358

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !358
	%46 = icmp slt i64 %45, %p1, !dbg !358
	br i1 %46, label %b2, label %b3, !dbg !358

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !360
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !359
	%49 = icmp uge i64 %45, %p3, !dbg !360
	%50 = icmp uge i64 %p4, %43, !dbg !359
	%51 = or i1 %49, %50, !dbg !359
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !359, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !359
	%53 = icmp ne i8 %52, 0, !dbg !359
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !361
	%55 = zext i1 %53 to i8, !dbg !361
	store i8 %55, i8 addrspace(1)* %54, align 1, !dbg !361
	%56 = add i64 %45, %41, !dbg !358
	br label %b1, !dbg !358

b3:
	ret void, !dbg !357

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !360
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !360

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !360
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !360
	ret void, !dbg !360

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !359
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !359
	ret void, !dbg !359
}

define void @StoreVec4({ float, float, float, float }* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !362 {
entry:
	br label %b0, !dbg !363

b0:
	%0 = addrspacecast { float, float, float, float }* %p0 to { float, float, float, float } addrspace(1)*, !dbg !363
	%1 = addrspacecast { float, float, float, float }* %p2 to { float, float, float, float } addrspace(1)*, !dbg !363
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !366, !range !13
	%3 = sext i32 %2 to i64, !dbg !366
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !366, !range !14
	%5 = sext i32 %4 to i64, !dbg !366
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !366, !range !14
	%7 = sext i32 %6 to i64, !dbg !366
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !366, !range !15
	%9 = sext i32 %8 to i64, !dbg !366
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !366, !range !16
	%11 = sext i32 %10 to i64, !dbg !366
	%12 = trunc i64 %11 to i32, !dbg !366
	%13 = trunc i64 %7 to i32, !dbg !366
	%14 = mul i32 %12, %13, !dbg !366
	%15 = zext i32 %14 to i64, !dbg !366
	%16 = trunc i64 %5 to i32, !dbg !366
	%17 = add i32 %16, %14, !dbg !366
	%18 = zext i32 %17 to i64, !dbg !366
	%19 = mul i64 %9, %18, !dbg !366
	%20 = add i64 %3, %19, !dbg !366
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !366, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !366, !range !17
	%23 = mul i32 %21, %22, !dbg !366
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !366, !range !18
	%25 = mul i32 %23, %24, !dbg !366
	%26 = sext i32 %25 to i64, !dbg !366
	%27 = mul i64 %20, %26, !dbg !366
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !366, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !366, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !366, !range !20
	%31 = mul i32 %22, %30, !dbg !366
	%32 = add i32 %29, %31, !dbg !366
	%33 = mul i32 %21, %32, !dbg !366
	%34 = add i32 %28, %33, !dbg !366
	%35 = sext i32 %34 to i64, !dbg !366
	%36 = add i64 %27, %35, !dbg !366
	%37 = mul i64 %9, %11, !dbg !366
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !366, !range !16
	%39 = sext i32 %38 to i64, !dbg !366
	%40 = mul i64 %37, %39, !dbg !366
	%41 = mul i64 %40, %26, !dbg !366
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !367
	%43 = sext i32 %42 to i64, !dbg !367
	%44 = trunc i64 %p4 to i32, !dbg !367
	br label %b1, !dbg !366

b1:
	%45 = phi i64 [ %36, %b0 ], [ %78, %b2_ok1 ], !dbg !366
	%46 = icmp slt i64 %45, %p3, !dbg !366
	br i1 %46, label %b2, label %b3, !dbg !366

b2:
	%47 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %0, i64 %45, !dbg !368
	%48 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1, i64 %45, !dbg !369
	%49 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %48, i32 0, i32 0, !dbg !369
	%50 = icmp uge i64 %45, %p1, !dbg !368
	%51 = icmp uge i64 %p4, %43, !dbg !367
	%52 = or i1 %50, %51, !dbg !367
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !367, !prof !28

b2_ok1:
	%53 = bitcast { float, float, float, float } addrspace(1)* %48 to <4 x float> addrspace(1)*, !dbg !369
	%54 = load <4 x float>, <4 x float> addrspace(1)* %53, align 16, !dbg !369
	%55 = extractelement <4 x float> %54, i32 0, !dbg !369
	%56 = extractelement <4 x float> %54, i32 1, !dbg !369
	%57 = extractelement <4 x float> %54, i32 2, !dbg !369
	%58 = extractelement <4 x float> %54, i32 3, !dbg !369
	%59 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %48, i32 0, i32 1, !dbg !369
	%60 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %48, i32 0, i32 2, !dbg !369
	%61 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %48, i32 0, i32 3, !dbg !369
	%62 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 0, !dbg !367
	%63 = bitcast float %55 to i32, !dbg !367
	%64 = addrspacecast float addrspace(1)* %62 to float*, !dbg !367
	%65 = bitcast float* %64 to i8*, !dbg !367
	call void @gpuc_p_thread_32(i8* %65, i32 %63, i32 %44), !dbg !367
	%66 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 1, !dbg !367
	%67 = bitcast float %56 to i32, !dbg !367
	%68 = addrspacecast float addrspace(1)* %66 to float*, !dbg !367
	%69 = bitcast float* %68 to i8*, !dbg !367
	call void @gpuc_p_thread_32(i8* %69, i32 %67, i32 %44), !dbg !367
	%70 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 2, !dbg !367
	%71 = bitcast float %57 to i32, !dbg !367
	%72 = addrspacecast float addrspace(1)* %70 to float*, !dbg !367
	%73 = bitcast float* %72 to i8*, !dbg !367
	call void @gpuc_p_thread_32(i8* %73, i32 %71, i32 %44), !dbg !367
	%74 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 3, !dbg !367
	%75 = bitcast float %58 to i32, !dbg !367
	%76 = addrspacecast float addrspace(1)* %74 to float*, !dbg !367
	%77 = bitcast float* %76 to i8*, !dbg !367
	call void @gpuc_p_thread_32(i8* %77, i32 %75, i32 %44), !dbg !367
	%78 = add i64 %45, %41, !dbg !366
	br label %b1, !dbg !366

b3:
	ret void, !dbg !365

b2_fail1:
	%79 = icmp uge i64 %45, %p1, !dbg !368
	br i1 %79, label %b2_fail2, label %b2_ok2, !dbg !368

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !368
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !368
	ret void, !dbg !368

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !367
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !367
	ret void, !dbg !367
}

define void @LoadVec4({ float, float, float, float }* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !370 {
entry:
	br label %b0, !dbg !371

b0:
	%0 = addrspacecast { float, float, float, float }* %p0 to { float, float, float, float } addrspace(1)*, !dbg !371
	%1 = addrspacecast { float, float, float, float }* %p2 to { float, float, float, float } addrspace(1)*, !dbg !371
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !374, !range !13
	%3 = sext i32 %2 to i64, !dbg !374
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !374, !range !14
	%5 = sext i32 %4 to i64, !dbg !374
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !374, !range !14
	%7 = sext i32 %6 to i64, !dbg !374
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !374, !range !15
	%9 = sext i32 %8 to i64, !dbg !374
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !374, !range !16
	%11 = sext i32 %10 to i64, !dbg !374
	%12 = trunc i64 %11 to i32, !dbg !374
	%13 = trunc i64 %7 to i32, !dbg !374
	%14 = mul i32 %12, %13, !dbg !374
	%15 = zext i32 %14 to i64, !dbg !374
	%16 = trunc i64 %5 to i32, !dbg !374
	%17 = add i32 %16, %14, !dbg !374
	%18 = zext i32 %17 to i64, !dbg !374
	%19 = mul i64 %9, %18, !dbg !374
	%20 = add i64 %3, %19, !dbg !374
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !374, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !374, !range !17
	%23 = mul i32 %21, %22, !dbg !374
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !374, !range !18
	%25 = mul i32 %23, %24, !dbg !374
	%26 = sext i32 %25 to i64, !dbg !374
	%27 = mul i64 %20, %26, !dbg !374
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !374, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !374, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !374, !range !20
	%31 = mul i32 %22, %30, !dbg !374
	%32 = add i32 %29, %31, !dbg !374
	%33 = mul i32 %21, %32, !dbg !374
	%34 = add i32 %28, %33, !dbg !374
	%35 = sext i32 %34 to i64, !dbg !374
	%36 = add i64 %27, %35, !dbg !374
	%37 = mul i64 %9, %11, !dbg !374
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !374, !range !16
	%39 = sext i32 %38 to i64, !dbg !374
	%40 = mul i64 %37, %39, !dbg !374
	%41 = mul i64 %40, %26, !dbg !374
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !375
	%43 = sext i32 %42 to i64, !dbg !375
	%44 = trunc i64 %p4 to i32, !dbg !375
	br label %b1, !dbg !374

b1:
	%45 = phi i64 [ %36, %b0 ], [ %81, %b2_ok1 ], !dbg !374
	%46 = icmp slt i64 %45, %p1, !dbg !374
	br i1 %46, label %b2, label %b3, !dbg !374

b2:
	%47 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1, i64 %45, !dbg !376
	%48 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 0, !dbg !375
	%49 = addrspacecast float addrspace(1)* %48 to float*, !dbg !375
	%50 = icmp uge i64 %45, %p3, !dbg !376
	%51 = icmp uge i64 %p4, %43, !dbg !375
	%52 = or i1 %50, %51, !dbg !375
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !375, !prof !28

b2_ok1:
	%53 = bitcast float* %49 to i8*, !dbg !375
	%54 = call i32 @gpuc_g_thread_32(i8* %53, i32 %44), !dbg !375
	%55 = bitcast i32 %54 to float, !dbg !375
	%56 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 1, !dbg !375
	%57 = addrspacecast float addrspace(1)* %56 to float*, !dbg !375
	%58 = bitcast float* %57 to i8*, !dbg !375
	%59 = call i32 @gpuc_g_thread_32(i8* %58, i32 %44), !dbg !375
	%60 = bitcast i32 %59 to float, !dbg !375
	%61 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 2, !dbg !375
	%62 = addrspacecast float addrspace(1)* %61 to float*, !dbg !375
	%63 = bitcast float* %62 to i8*, !dbg !375
	%64 = call i32 @gpuc_g_thread_32(i8* %63, i32 %44), !dbg !375
	%65 = bitcast i32 %64 to float, !dbg !375
	%66 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 3, !dbg !375
	%67 = addrspacecast float addrspace(1)* %66 to float*, !dbg !375
	%68 = bitcast float* %67 to i8*, !dbg !375
	%69 = call i32 @gpuc_g_thread_32(i8* %68, i32 %44), !dbg !375
	%70 = bitcast i32 %69 to float, !dbg !375
	%71 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %0, i64 %45, !dbg !377
	%72 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %71, i32 0, i32 0, !dbg !377
	%73 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %71, i32 0, i32 1, !dbg !377
	%74 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %71, i32 0, i32 2, !dbg !377
	%75 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %71, i32 0, i32 3, !dbg !377
	%76 = bitcast { float, float, float, float } addrspace(1)* %71 to <4 x float> addrspace(1)*, !dbg !377
	%77 = insertelement <4 x float> undef, float %55, i32 0, !dbg !377
	%78 = insertelement <4 x float> %77, float %60, i32 1, !dbg !377
	%79 = insertelement <4 x float> %78, float %65, i32 2, !dbg !377
	%80 = insertelement <4 x float> %79, float %70, i32 3, !dbg !377
	store <4 x float> %80, <4 x float> addrspace(1)* %76, align 16, !dbg !377
	%81 = add i64 %45, %41, !dbg !374
	br label %b1, !dbg !374

b3:
	ret void, !dbg !373

b2_fail1:
	%82 = icmp uge i64 %45, %p3, !dbg !376
	br i1 %82, label %b2_fail2, label %b2_ok2, !dbg !376

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !376
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !376
	ret void, !dbg !376

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !375
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !375
	ret void, !dbg !375
}

define void @Exchange({ [3 x float], double, i8, i8, i16, { i32, i32 } }* %p0, i64 %p1, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p2, i64 %p3, [20 x i16]* %p4, i64 %p5, [20 x i16]* %p6, i64 %p7, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p8, i64 %p9, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p10, i64 %p11, i64* %p12, i64 %p13, i64 %p14, i64 %p15, i8* %ctrl) nounwind !dbg !378 {
entry:
	%0 = alloca [20 x i16], align 2, !dbg !379
	%1 = alloca [20 x i16], align 2, !dbg !379
	%2 = alloca [20 x i16], align 2, !dbg !379
	br label %b0, !dbg !379

b0:
	%3 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p0 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !379
	%4 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p2 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !379
	%5 = addrspacecast [20 x i16]* %p4 to [20 x i16] addrspace(1)*, !dbg !379
	%6 = addrspacecast [20 x i16]* %p6 to [20 x i16] addrspace(1)*, !dbg !379
	%7 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p8 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !379
	%8 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p10 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !379
	%9 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !379
	%10 = icmp ne i64 %p9, %p1, !dbg !380
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !380, !prof !28

b0_ok1:
	%11 = call i32 @gpuc_num_pes_thread(), !dbg !380
	%12 = sext i32 %11 to i64, !dbg !380
	%13 = mul i64 %p1, 40, !dbg !380
	%14 = trunc i64 %p15 to i32, !dbg !380
	%15 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %7 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !380
	%16 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %3 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !380
	%17 = icmp uge i64 %p15, %12, !dbg !380
	br i1 %17, label %b0_fail2, label %b0_ok2, !dbg !380, !prof !28

b0_ok2:
	%18 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %15 to i8*, !dbg !380
	%19 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %16 to i8*, !dbg !380
	call void @gpuc_get_block(i8* %18, i8* %19, i64 %13, i32 %14), !dbg !380
	%20 = call i32 @gpuc_num_pes_thread(), !dbg !381
	%21 = sext i32 %20 to i64, !dbg !381
	%22 = icmp ult i64 %p15, %21, !dbg !381
	%23 = trunc i64 %p15 to i32, !dbg !381
	%24 = select i1 %22, i32 %23, i32 0, !dbg !381
	%25 = call i8* @gpuc_peer_early(i32 %24), !dbg !381
	call void @llvm.nvvm.barrier0(), !dbg !382
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !383, !range !19
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !383, !range !19
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !383, !range !20
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !383, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !383, !range !17
	%31 = mul i32 %30, %28, !dbg !383
	%32 = add i32 %27, %31, !dbg !383
	%33 = mul i32 %29, %32, !dbg !383
	%34 = add i32 %26, %33, !dbg !383
	%35 = sext i32 %34 to i64, !dbg !383
	%36 = mul i32 %29, %30, !dbg !383
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !383, !range !18
	%38 = mul i32 %36, %37, !dbg !383
	%39 = sext i32 %38 to i64, !dbg !383
	br label %b1, !dbg !383

b1:
	%40 = phi i64 [ %35, %b0_ok2 ], [ %50, %b2 ], !dbg !383
	%41 = icmp slt i64 %40, %p9, !dbg !383
	br i1 %41, label %b2, label %b3, !dbg !383

b2:
	%42 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %7, i64 %40, !dbg !384
	%43 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %42, i32 0, i32 1, !dbg !385
	%44 = load double, double addrspace(1)* %43, align 8, !dbg !385
	%45 = fmul double %44, 2.000000e+00, !dbg !386
	store double %45, double addrspace(1)* %43, align 8, !dbg !385
	%46 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %42, i32 0, i32 5, !dbg !387
	%47 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %46, i32 0, i32 1, !dbg !388
	%48 = load i32, i32 addrspace(1)* %47, align 4, !dbg !388
	%49 = add i32 %48, 1, !dbg !389
	store i32 %49, i32 addrspace(1)* %47, align 4, !dbg !388
	%50 = add i64 %40, %39, !dbg !383
	br label %b1, !dbg !383

b3:
	call void @llvm.nvvm.barrier0(), !dbg !390
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 1, !dbg !391
	%52 = mul i64 %p9, 40, !dbg !381
	%53 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %4 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !381
	%54 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !381
	%55 = icmp uge i64 1, %p13, !dbg !391
	%56 = icmp ne i64 %p3, %p9, !dbg !381
	%57 = or i1 %55, %56, !dbg !381
	br i1 %57, label %b3_fail1, label %b3_ok1, !dbg !381, !prof !28

b3_ok1:
	%58 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %53 to i8*, !dbg !381
	%59 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %15 to i8*, !dbg !381
	%60 = bitcast i64* %54 to i8*, !dbg !381
	call void @gpuc_put_signal_nbi_block(i8* %58, i8* %59, i64 %52, i8* %60, i64 %p14, i32 9, i32 %14, i32 1, i32 1, i8* %25), !dbg !381
	%61 = icmp eq i64 %35, 0, !dbg !392
	br i1 %61, label %b4, label %b22, !dbg !392

b4:
	%62 = bitcast i64* %54 to i8*, !dbg !393
	%63 = call i64 @gpuc_signal_wait_until_thread(i8* %62, i32 5, i64 %p14, i32 1, i8* %ctrl, i32 65), !dbg !393
	store [20 x i16] zeroinitializer, [20 x i16]* %0, align 2, !dbg !394
	%64 = mul i64 %p3, -1, !dbg !395
	%65 = add i64 %64, %p11, !dbg !395
	%66 = icmp sge i64 %65, 0, !dbg !395
	br i1 %66, label %b5, label %b8_cold, !dbg !395, !prof !118

b5:
	%67 = phi i64 [ -1, %b4 ], [ %68, %b6 ], [ %68, %b7 ], !dbg !395
	%68 = add i64 %67, 1, !dbg !395
	%69 = icmp slt i64 %68, %p3, !dbg !395
	br i1 %69, label %b6, label %b11, !dbg !395

b6:
	%70 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %4, i64 %68, !dbg !395
	%71 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %70, i32 0, i32 0, !dbg !395
	%72 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %71, i64 0, i64 0, !dbg !395
	%73 = load float, float addrspace(1)* %72, align 4, !dbg !395
	%74 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %71, i64 0, i64 1, !dbg !395
	%75 = load float, float addrspace(1)* %74, align 4, !dbg !395
	%76 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %71, i64 0, i64 2, !dbg !395
	%77 = load float, float addrspace(1)* %76, align 4, !dbg !395
	%78 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %70, i32 0, i32 1, !dbg !395
	%79 = load double, double addrspace(1)* %78, align 8, !dbg !395
	%80 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %70, i32 0, i32 2, !dbg !395
	%81 = load i8, i8 addrspace(1)* %80, align 1, !dbg !395
	%82 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %70, i32 0, i32 3, !dbg !395
	%83 = load i8, i8 addrspace(1)* %82, align 1, !dbg !395
	%84 = icmp ne i8 %83, 0, !dbg !395
	%85 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %70, i32 0, i32 4, !dbg !395
	%86 = load i16, i16 addrspace(1)* %85, align 2, !dbg !395
	%87 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %70, i32 0, i32 5, !dbg !395
	%88 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %87, i32 0, i32 0, !dbg !395
	%89 = load i32, i32 addrspace(1)* %88, align 4, !dbg !395
	%90 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %87, i32 0, i32 1, !dbg !395
	%91 = load i32, i32 addrspace(1)* %90, align 4, !dbg !395
	%92 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %8, i64 %68, !dbg !396
	%93 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 0, !dbg !396
	%94 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %93, i64 0, i64 0, !dbg !396
	store float %73, float addrspace(1)* %94, align 4, !dbg !396
	%95 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %93, i64 0, i64 1, !dbg !396
	store float %75, float addrspace(1)* %95, align 4, !dbg !396
	%96 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %93, i64 0, i64 2, !dbg !396
	store float %77, float addrspace(1)* %96, align 4, !dbg !396
	%97 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 1, !dbg !396
	store double %79, double addrspace(1)* %97, align 8, !dbg !396
	%98 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 2, !dbg !396
	store i8 %81, i8 addrspace(1)* %98, align 1, !dbg !396
	%99 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 3, !dbg !396
	%100 = zext i1 %84 to i8, !dbg !396
	store i8 %100, i8 addrspace(1)* %99, align 1, !dbg !396
	%101 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 4, !dbg !396
	store i16 %86, i16 addrspace(1)* %101, align 2, !dbg !396
	%102 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 5, !dbg !396
	%103 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %102, i32 0, i32 0, !dbg !396
	store i32 %89, i32 addrspace(1)* %103, align 4, !dbg !396
	%104 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %102, i32 0, i32 1, !dbg !396
	store i32 %91, i32 addrspace(1)* %104, align 4, !dbg !396
	br i1 %84, label %b7, label %b5, !dbg !397

b7:
	%105 = srem i64 %68, 20, !dbg !398
	%106 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 %105, !dbg !399
	%107 = load i16, i16* %106, align 2, !dbg !399
	%108 = add i16 %107, 1, !dbg !400
	store i16 %108, i16* %106, align 2, !dbg !399
	br label %b5, !dbg !399

b11:
	%109 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %6, i64 0, !dbg !405
	%110 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 0, !dbg !406
	%111 = icmp uge i64 0, %p7, !dbg !405
	br i1 %111, label %b11_fail1, label %b11_ok1, !dbg !405, !prof !28

b11_ok1:
	%112 = load i16, i16* %110, align 2, !dbg !406
	%113 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 1, !dbg !406
	%114 = load i16, i16* %113, align 2, !dbg !406
	%115 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 2, !dbg !406
	%116 = load i16, i16* %115, align 2, !dbg !406
	%117 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 3, !dbg !406
	%118 = load i16, i16* %117, align 2, !dbg !406
	%119 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 4, !dbg !406
	%120 = load i16, i16* %119, align 2, !dbg !406
	%121 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 5, !dbg !406
	%122 = load i16, i16* %121, align 2, !dbg !406
	%123 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 6, !dbg !406
	%124 = load i16, i16* %123, align 2, !dbg !406
	%125 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 7, !dbg !406
	%126 = load i16, i16* %125, align 2, !dbg !406
	%127 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 8, !dbg !406
	%128 = load i16, i16* %127, align 2, !dbg !406
	%129 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 9, !dbg !406
	%130 = load i16, i16* %129, align 2, !dbg !406
	%131 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 10, !dbg !406
	%132 = load i16, i16* %131, align 2, !dbg !406
	%133 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 11, !dbg !406
	%134 = load i16, i16* %133, align 2, !dbg !406
	%135 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 12, !dbg !406
	%136 = load i16, i16* %135, align 2, !dbg !406
	%137 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 13, !dbg !406
	%138 = load i16, i16* %137, align 2, !dbg !406
	%139 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 14, !dbg !406
	%140 = load i16, i16* %139, align 2, !dbg !406
	%141 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 15, !dbg !406
	%142 = load i16, i16* %141, align 2, !dbg !406
	%143 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 16, !dbg !406
	%144 = load i16, i16* %143, align 2, !dbg !406
	%145 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 17, !dbg !406
	%146 = load i16, i16* %145, align 2, !dbg !406
	%147 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 18, !dbg !406
	%148 = load i16, i16* %147, align 2, !dbg !406
	%149 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 19, !dbg !406
	%150 = load i16, i16* %149, align 2, !dbg !406
	store [20 x i16] zeroinitializer, [20 x i16]* %1, align 2, !dbg !407
	%151 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 0, !dbg !407
	store i16 %112, i16* %151, align 2, !dbg !407
	%152 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 1, !dbg !407
	store i16 %114, i16* %152, align 2, !dbg !407
	%153 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 2, !dbg !407
	store i16 %116, i16* %153, align 2, !dbg !407
	%154 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 3, !dbg !407
	store i16 %118, i16* %154, align 2, !dbg !407
	%155 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 4, !dbg !407
	store i16 %120, i16* %155, align 2, !dbg !407
	%156 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 5, !dbg !407
	store i16 %122, i16* %156, align 2, !dbg !407
	%157 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 6, !dbg !407
	store i16 %124, i16* %157, align 2, !dbg !407
	%158 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 7, !dbg !407
	store i16 %126, i16* %158, align 2, !dbg !407
	%159 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 8, !dbg !407
	store i16 %128, i16* %159, align 2, !dbg !407
	%160 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 9, !dbg !407
	store i16 %130, i16* %160, align 2, !dbg !407
	%161 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 10, !dbg !407
	store i16 %132, i16* %161, align 2, !dbg !407
	%162 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 11, !dbg !407
	store i16 %134, i16* %162, align 2, !dbg !407
	%163 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 12, !dbg !407
	store i16 %136, i16* %163, align 2, !dbg !407
	%164 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 13, !dbg !407
	store i16 %138, i16* %164, align 2, !dbg !407
	%165 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 14, !dbg !407
	store i16 %140, i16* %165, align 2, !dbg !407
	%166 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 15, !dbg !407
	store i16 %142, i16* %166, align 2, !dbg !407
	%167 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 16, !dbg !407
	store i16 %144, i16* %167, align 2, !dbg !407
	%168 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 17, !dbg !407
	store i16 %146, i16* %168, align 2, !dbg !407
	%169 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 18, !dbg !407
	store i16 %148, i16* %169, align 2, !dbg !407
	%170 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 19, !dbg !407
	store i16 %150, i16* %170, align 2, !dbg !407
	br label %b12, !dbg !407

b12:
	%171 = phi i32 [ 0, %b11_ok1 ], [ %179, %b13 ], !dbg !407
	%172 = sext i32 %171 to i64, !dbg !407
	%173 = icmp slt i32 %171, 20, !dbg !407
	br i1 %173, label %b13, label %b14, !dbg !407

b13:
	%174 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %109, i64 0, i64 %172, !dbg !407
	%175 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 %172, !dbg !407
	%176 = load i16, i16* %175, align 2, !dbg !407
	%177 = addrspacecast i16 addrspace(1)* %174 to i16*, !dbg !407
	%178 = bitcast i16* %177 to i8*, !dbg !407
	call void @gpuc_p_thread_16(i8* %178, i16 zeroext %176, i32 %14), !dbg !407
	%179 = add i32 %171, 1, !dbg !407
	br label %b12, !dbg !407

b14:
	%180 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %5, i64 1, !dbg !408
	%181 = icmp uge i64 1, %p5, !dbg !408
	br i1 %181, label %b14_fail1, label %b14_ok1, !dbg !408, !prof !28

b14_ok1:
	store [20 x i16] zeroinitializer, [20 x i16]* %2, align 2, !dbg !409
	br label %b15, !dbg !409

b15:
	%182 = phi i32 [ 0, %b14_ok1 ], [ %190, %b16 ], !dbg !409
	%183 = sext i32 %182 to i64, !dbg !409
	%184 = icmp slt i32 %182, 20, !dbg !409
	br i1 %184, label %b16, label %b17, !dbg !409

b16:
	%185 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %180, i64 0, i64 %183, !dbg !409
	%186 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 %183, !dbg !409
	%187 = addrspacecast i16 addrspace(1)* %185 to i16*, !dbg !409
	%188 = bitcast i16* %187 to i8*, !dbg !409
	%189 = call zeroext i16 @gpuc_g_thread_16(i8* %188, i32 %14), !dbg !409
	store i16 %189, i16* %186, align 2, !dbg !409
	%190 = add i32 %182, 1, !dbg !409
	br label %b15, !dbg !409

b17:
	%191 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 0, !dbg !409
	%192 = load i16, i16* %191, align 2, !dbg !409
	%193 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 1, !dbg !409
	%194 = load i16, i16* %193, align 2, !dbg !409
	%195 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 2, !dbg !409
	%196 = load i16, i16* %195, align 2, !dbg !409
	%197 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 3, !dbg !409
	%198 = load i16, i16* %197, align 2, !dbg !409
	%199 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 4, !dbg !409
	%200 = load i16, i16* %199, align 2, !dbg !409
	%201 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 5, !dbg !409
	%202 = load i16, i16* %201, align 2, !dbg !409
	%203 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 6, !dbg !409
	%204 = load i16, i16* %203, align 2, !dbg !409
	%205 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 7, !dbg !409
	%206 = load i16, i16* %205, align 2, !dbg !409
	%207 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 8, !dbg !409
	%208 = load i16, i16* %207, align 2, !dbg !409
	%209 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 9, !dbg !409
	%210 = load i16, i16* %209, align 2, !dbg !409
	%211 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 10, !dbg !409
	%212 = load i16, i16* %211, align 2, !dbg !409
	%213 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 11, !dbg !409
	%214 = load i16, i16* %213, align 2, !dbg !409
	%215 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 12, !dbg !409
	%216 = load i16, i16* %215, align 2, !dbg !409
	%217 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 13, !dbg !409
	%218 = load i16, i16* %217, align 2, !dbg !409
	%219 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 14, !dbg !409
	%220 = load i16, i16* %219, align 2, !dbg !409
	%221 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 15, !dbg !409
	%222 = load i16, i16* %221, align 2, !dbg !409
	%223 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 16, !dbg !409
	%224 = load i16, i16* %223, align 2, !dbg !409
	%225 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 17, !dbg !409
	%226 = load i16, i16* %225, align 2, !dbg !409
	%227 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 18, !dbg !409
	%228 = load i16, i16* %227, align 2, !dbg !409
	%229 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 19, !dbg !409
	%230 = load i16, i16* %229, align 2, !dbg !409
	%231 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %5, i64 0, !dbg !410
	%232 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 0, !dbg !410
	store i16 %192, i16 addrspace(1)* %232, align 2, !dbg !410
	%233 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 1, !dbg !410
	store i16 %194, i16 addrspace(1)* %233, align 2, !dbg !410
	%234 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 2, !dbg !410
	store i16 %196, i16 addrspace(1)* %234, align 2, !dbg !410
	%235 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 3, !dbg !410
	store i16 %198, i16 addrspace(1)* %235, align 2, !dbg !410
	%236 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 4, !dbg !410
	store i16 %200, i16 addrspace(1)* %236, align 2, !dbg !410
	%237 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 5, !dbg !410
	store i16 %202, i16 addrspace(1)* %237, align 2, !dbg !410
	%238 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 6, !dbg !410
	store i16 %204, i16 addrspace(1)* %238, align 2, !dbg !410
	%239 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 7, !dbg !410
	store i16 %206, i16 addrspace(1)* %239, align 2, !dbg !410
	%240 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 8, !dbg !410
	store i16 %208, i16 addrspace(1)* %240, align 2, !dbg !410
	%241 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 9, !dbg !410
	store i16 %210, i16 addrspace(1)* %241, align 2, !dbg !410
	%242 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 10, !dbg !410
	store i16 %212, i16 addrspace(1)* %242, align 2, !dbg !410
	%243 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 11, !dbg !410
	store i16 %214, i16 addrspace(1)* %243, align 2, !dbg !410
	%244 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 12, !dbg !410
	store i16 %216, i16 addrspace(1)* %244, align 2, !dbg !410
	%245 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 13, !dbg !410
	store i16 %218, i16 addrspace(1)* %245, align 2, !dbg !410
	%246 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 14, !dbg !410
	store i16 %220, i16 addrspace(1)* %246, align 2, !dbg !410
	%247 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 15, !dbg !410
	store i16 %222, i16 addrspace(1)* %247, align 2, !dbg !410
	%248 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 16, !dbg !410
	store i16 %224, i16 addrspace(1)* %248, align 2, !dbg !410
	%249 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 17, !dbg !410
	store i16 %226, i16 addrspace(1)* %249, align 2, !dbg !410
	%250 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 18, !dbg !410
	store i16 %228, i16 addrspace(1)* %250, align 2, !dbg !410
	%251 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 19, !dbg !410
	store i16 %230, i16 addrspace(1)* %251, align 2, !dbg !410
	%252 = call i8* @gpuc_peer_base(i32 %14), !dbg !411
	%253 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %16 to i8*, !dbg !411
	%254 = call i8* @gpuc_peer_at(i8* %252, i8* %253), !dbg !411
	%255 = icmp eq i8* %252, null, !dbg !411
	%256 = bitcast i8* %254 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !411
	%257 = select i1 %255, { [3 x float], double, i8, i8, i16, { i32, i32 } }* null, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %256, !dbg !411
	%258 = select i1 %255, i64 0, i64 %p1, !dbg !411
	br label %b18, !dbg !411

b18:
	%259 = phi i64 [ -1, %b17 ], [ %260, %b20 ], !dbg !411
	%260 = add i64 %259, 1, !dbg !411
	%261 = icmp slt i64 %260, %258, !dbg !411
	br i1 %261, label %b19, label %b22, !dbg !411

b19:
	%262 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %257 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !411
	%263 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %262, i64 %260, !dbg !411
	%264 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %263, i32 0, i32 0, !dbg !411
	%265 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %264, i64 0, i64 0, !dbg !411
	%266 = load float, float addrspace(1)* %265, align 4, !dbg !411
	%267 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %264, i64 0, i64 1, !dbg !411
	%268 = load float, float addrspace(1)* %267, align 4, !dbg !411
	%269 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %264, i64 0, i64 2, !dbg !411
	%270 = load float, float addrspace(1)* %269, align 4, !dbg !411
	%271 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %263, i32 0, i32 5, !dbg !411
	%272 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %271, i32 0, i32 0, !dbg !411
	%273 = load i32, i32 addrspace(1)* %272, align 4, !dbg !411
	%274 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %7, i64 %260, !dbg !412
	%275 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %274, i32 0, i32 0, !dbg !413
	%276 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %275, i64 0, i64 0, !dbg !413
	%277 = load float, float addrspace(1)* %276, align 4, !dbg !413
	%278 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %275, i64 0, i64 1, !dbg !413
	%279 = load float, float addrspace(1)* %278, align 4, !dbg !413
	%280 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %275, i64 0, i64 2, !dbg !413
	%281 = load float, float addrspace(1)* %280, align 4, !dbg !413
	%282 = fcmp oeq float %266, %277, !dbg !414
	%283 = fcmp oeq float %268, %279, !dbg !414
	%284 = and i1 %282, %283, !dbg !414
	%285 = fcmp oeq float %270, %281, !dbg !414
	%286 = and i1 %284, %285, !dbg !414
	br i1 %286, label %b20, label %b21, !dbg !414

b20:
	%287 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %274, i32 0, i32 5, !dbg !415
	%288 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %287, i32 0, i32 0, !dbg !416
	%289 = load i32, i32 addrspace(1)* %288, align 4, !dbg !416
	%290 = icmp eq i32 %273, %289, !dbg !417
	br i1 %290, label %b18, label %b21, !dbg !418

b21:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 0, i64 0), !dbg !418
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !418
	ret void, !dbg !418

b22:
	call void @gpuc_quiet_block(), !dbg !419
	ret void, !dbg !419

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 %p9, i64 %p1), !dbg !380
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !380
	ret void, !dbg !380

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %p15, i64 %12), !dbg !380
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !380
	ret void, !dbg !380

b3_fail1:
	%291 = icmp uge i64 1, %p13, !dbg !391
	br i1 %291, label %b3_fail2, label %b3_ok2, !dbg !391

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 63, i64 1, i64 %p13), !dbg !391
	call void asm sideeffect "// site 63", ""() nounwind, !dbg !391
	ret void, !dbg !391

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %p3, i64 %p9), !dbg !381
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !381
	ret void, !dbg !381

b8_cold:
	%292 = phi i64 [ %293, %b9_cold_ok1 ], [ %293, %b10_cold ], [ -1, %b4 ], !dbg !395
	%293 = add i64 %292, 1, !dbg !395
	%294 = icmp slt i64 %293, %p3, !dbg !395
	br i1 %294, label %b9_cold, label %b11, !dbg !395

b9_cold:
	%295 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %4, i64 %293, !dbg !395
	%296 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %295, i32 0, i32 0, !dbg !395
	%297 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %296, i64 0, i64 0, !dbg !395
	%298 = icmp uge i64 %293, %p11, !dbg !396
	br i1 %298, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !396, !prof !28

b9_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 %293, i64 %p11), !dbg !396
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !396
	ret void, !dbg !396

b9_cold_ok1:
	%299 = load float, float addrspace(1)* %297, align 4, !dbg !395
	%300 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %296, i64 0, i64 1, !dbg !395
	%301 = load float, float addrspace(1)* %300, align 4, !dbg !395
	%302 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %296, i64 0, i64 2, !dbg !395
	%303 = load float, float addrspace(1)* %302, align 4, !dbg !395
	%304 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %295, i32 0, i32 1, !dbg !395
	%305 = load double, double addrspace(1)* %304, align 8, !dbg !395
	%306 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %295, i32 0, i32 2, !dbg !395
	%307 = load i8, i8 addrspace(1)* %306, align 1, !dbg !395
	%308 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %295, i32 0, i32 3, !dbg !395
	%309 = load i8, i8 addrspace(1)* %308, align 1, !dbg !395
	%310 = icmp ne i8 %309, 0, !dbg !395
	%311 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %295, i32 0, i32 4, !dbg !395
	%312 = load i16, i16 addrspace(1)* %311, align 2, !dbg !395
	%313 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %295, i32 0, i32 5, !dbg !395
	%314 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %313, i32 0, i32 0, !dbg !395
	%315 = load i32, i32 addrspace(1)* %314, align 4, !dbg !395
	%316 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %313, i32 0, i32 1, !dbg !395
	%317 = load i32, i32 addrspace(1)* %316, align 4, !dbg !395
	%318 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %8, i64 %293, !dbg !396
	%319 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %318, i32 0, i32 0, !dbg !396
	%320 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %319, i64 0, i64 0, !dbg !396
	store float %299, float addrspace(1)* %320, align 4, !dbg !396
	%321 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %319, i64 0, i64 1, !dbg !396
	store float %301, float addrspace(1)* %321, align 4, !dbg !396
	%322 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %319, i64 0, i64 2, !dbg !396
	store float %303, float addrspace(1)* %322, align 4, !dbg !396
	%323 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %318, i32 0, i32 1, !dbg !396
	store double %305, double addrspace(1)* %323, align 8, !dbg !396
	%324 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %318, i32 0, i32 2, !dbg !396
	store i8 %307, i8 addrspace(1)* %324, align 1, !dbg !396
	%325 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %318, i32 0, i32 3, !dbg !396
	%326 = zext i1 %310 to i8, !dbg !396
	store i8 %326, i8 addrspace(1)* %325, align 1, !dbg !396
	%327 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %318, i32 0, i32 4, !dbg !396
	store i16 %312, i16 addrspace(1)* %327, align 2, !dbg !396
	%328 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %318, i32 0, i32 5, !dbg !396
	%329 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %328, i32 0, i32 0, !dbg !396
	store i32 %315, i32 addrspace(1)* %329, align 4, !dbg !396
	%330 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %328, i32 0, i32 1, !dbg !396
	store i32 %317, i32 addrspace(1)* %330, align 4, !dbg !396
	br i1 %310, label %b10_cold, label %b8_cold, !dbg !397, !llvm.loop !402

b10_cold:
	%331 = srem i64 %293, 20, !dbg !398
	%332 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 %331, !dbg !399
	%333 = load i16, i16* %332, align 2, !dbg !399
	%334 = add i16 %333, 1, !dbg !400
	store i16 %334, i16* %332, align 2, !dbg !399
	br label %b8_cold, !dbg !399, !llvm.loop !404

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 0, i64 %p7), !dbg !405
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !405
	ret void, !dbg !405

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 1, i64 %p5), !dbg !408
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !408
	ret void, !dbg !408
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !421 {
entry:
	br label %b0, !dbg !422

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !422
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !422
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !422
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !423, !range !13
	%4 = sext i32 %3 to i64, !dbg !423
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !423, !range !14
	%6 = sext i32 %5 to i64, !dbg !423
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !423, !range !14
	%8 = sext i32 %7 to i64, !dbg !423
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !423, !range !15
	%10 = sext i32 %9 to i64, !dbg !423
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !423, !range !16
	%12 = sext i32 %11 to i64, !dbg !423
	%13 = trunc i64 %12 to i32, !dbg !423
	%14 = trunc i64 %8 to i32, !dbg !423
	%15 = mul i32 %13, %14, !dbg !423
	%16 = zext i32 %15 to i64, !dbg !423
	%17 = trunc i64 %6 to i32, !dbg !423
	%18 = add i32 %17, %15, !dbg !423
	%19 = zext i32 %18 to i64, !dbg !423
	%20 = mul i64 %10, %19, !dbg !423
	%21 = add i64 %4, %20, !dbg !423
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !423, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !423, !range !17
	%24 = mul i32 %22, %23, !dbg !423
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !423, !range !18
	%26 = mul i32 %24, %25, !dbg !423
	%27 = sext i32 %26 to i64, !dbg !423
	%28 = mul i64 %21, %27, !dbg !423
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !423, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !423, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !423, !range !20
	%32 = mul i32 %23, %31, !dbg !423
	%33 = add i32 %30, %32, !dbg !423
	%34 = mul i32 %22, %33, !dbg !423
	%35 = add i32 %29, %34, !dbg !423
	%36 = sext i32 %35 to i64, !dbg !423
	%37 = add i64 %28, %36, !dbg !423
	%38 = icmp eq i64 %37, 0, !dbg !424
	%39 = call i32 @gpuc_my_pe_thread(), !dbg !427
	%40 = call i32 @gpuc_num_pes_thread(), !dbg !428
	br i1 %38, label %b1, label %b14, !dbg !424

b1:
	%41 = sext i32 %39 to i64, !dbg !427
	%42 = trunc i64 %41 to i32, !dbg !430
	%43 = add i32 %42, 1, !dbg !430
	%44 = zext i32 %43 to i64, !dbg !430
	%45 = sext i32 %40 to i64, !dbg !428
	%46 = trunc i64 %45 to i32, !dbg !431
	%47 = icmp ne i64 %p3, %p5, !dbg !429
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !429, !prof !28

b1_ok1:
	%48 = urem i32 %43, %46, !dbg !431
	%49 = zext i32 %48 to i64, !dbg !431
	%50 = mul i64 %p5, 4, !dbg !429
	%51 = trunc i64 %49 to i32, !dbg !429
	%52 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !429
	%53 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !429
	%54 = bitcast i32* %52 to i8*, !dbg !429
	%55 = bitcast i32* %53 to i8*, !dbg !429
	call void @gpuc_put_nbi_thread(i8* %54, i8* %55, i64 %50, i32 %51, i32 0, i32 0, i8* null), !dbg !429
	%56 = icmp eq i64 %p0, 0, !dbg !432
	br i1 %56, label %b2, label %b3, !dbg !432

b2:
	%57 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !433
	%58 = icmp slt i32 %57, 0, !dbg !433
	br i1 %58, label %b2_fail1, label %b2_ok1, !dbg !433, !prof !28

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i8* %ctrl, i32 72), !dbg !433
	br label %b9, !dbg !433

b3:
	%59 = icmp eq i64 %p0, 1, !dbg !434
	br i1 %59, label %b4, label %b5, !dbg !434

b4:
	call void @gpuc_barrier_all_thread(i8* %ctrl, i32 73), !dbg !435
	br label %b9, !dbg !435

b5:
	%60 = icmp eq i64 %p0, 2, !dbg !436
	br i1 %60, label %b6, label %b7, !dbg !436

b6:
	call void @gpuc_quiet_thread(), !dbg !437
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !438
	%62 = icmp slt i32 %61, 0, !dbg !438
	br i1 %62, label %b6_fail1, label %b6_ok1, !dbg !438, !prof !28

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i8* %ctrl, i32 75), !dbg !438
	br label %b9, !dbg !438

b7:
	%63 = icmp eq i64 %p0, 3, !dbg !439
	br i1 %63, label %b8, label %b9, !dbg !439

b8:
	call void @gpuc_quiet_thread(), !dbg !440
	call void @gpuc_sync_all_thread(i8* %ctrl, i32 76), !dbg !441
	br label %b9, !dbg !441

b9:
	%64 = mul i64 %p7, -1, !dbg !442
	%65 = add i64 %p3, %64, !dbg !442
	%66 = icmp sge i64 %65, 0, !dbg !442
	br i1 %66, label %b10, label %b12_cold, !dbg !442, !prof !118

b10:
	%67 = phi i64 [ %72, %b11 ], [ 0, %b9 ], !dbg !442
	%68 = icmp slt i64 %67, %p7, !dbg !443
	br i1 %68, label %b11, label %b14, !dbg !443

b11:
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %67, !dbg !444
	%70 = load i32, i32 addrspace(1)* %69, align 4, !dbg !444
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %67, !dbg !445
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !445
	%72 = add i64 %67, 1, !dbg !446
	br label %b10, !dbg !446

b14:
	ret void, !dbg !426

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !429
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !429
	ret void, !dbg !429

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 0, i64 0), !dbg !433
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !433
	ret void, !dbg !433

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 0, i64 0), !dbg !438
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !438
	ret void, !dbg !438

b12_cold:
	%73 = phi i64 [ %79, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !442
	%74 = icmp slt i64 %73, %p7, !dbg !443
	br i1 %74, label %b13_cold, label %b14, !dbg !443

b13_cold:
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %73, !dbg !444
	%76 = icmp uge i64 %73, %p3, !dbg !444
	br i1 %76, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !444, !prof !28

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %73, i64 %p3), !dbg !444
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !444
	ret void, !dbg !444

b13_cold_ok1:
	%77 = load i32, i32 addrspace(1)* %75, align 4, !dbg !444
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %73, !dbg !445
	store i32 %77, i32 addrspace(1)* %78, align 4, !dbg !445
	%79 = add i64 %73, 1, !dbg !446
	br label %b12_cold, !dbg !446, !llvm.loop !448
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !449 {
entry:
	br label %b0, !dbg !450

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !450
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !450
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !450
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !451, !range !13
	%4 = sext i32 %3 to i64, !dbg !451
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !451, !range !14
	%6 = sext i32 %5 to i64, !dbg !451
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !451, !range !14
	%8 = sext i32 %7 to i64, !dbg !451
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !451, !range !15
	%10 = sext i32 %9 to i64, !dbg !451
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !451, !range !16
	%12 = sext i32 %11 to i64, !dbg !451
	%13 = trunc i64 %12 to i32, !dbg !451
	%14 = trunc i64 %8 to i32, !dbg !451
	%15 = mul i32 %13, %14, !dbg !451
	%16 = zext i32 %15 to i64, !dbg !451
	%17 = trunc i64 %6 to i32, !dbg !451
	%18 = add i32 %17, %15, !dbg !451
	%19 = zext i32 %18 to i64, !dbg !451
	%20 = mul i64 %10, %19, !dbg !451
	%21 = add i64 %4, %20, !dbg !451
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !451, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !451, !range !17
	%24 = mul i32 %22, %23, !dbg !451
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !451, !range !18
	%26 = mul i32 %24, %25, !dbg !451
	%27 = sext i32 %26 to i64, !dbg !451
	%28 = mul i64 %21, %27, !dbg !451
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !451, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !451, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !451, !range !20
	%32 = mul i32 %23, %31, !dbg !451
	%33 = add i32 %30, %32, !dbg !451
	%34 = mul i32 %22, %33, !dbg !451
	%35 = add i32 %29, %34, !dbg !451
	%36 = sext i32 %35 to i64, !dbg !451
	%37 = add i64 %28, %36, !dbg !451
	%38 = sdiv i64 %37, 32, !dbg !452
	%39 = icmp eq i64 %38, 0, !dbg !453
	%40 = call i32 @gpuc_my_pe_thread(), !dbg !456
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !457
	br i1 %39, label %b1, label %b14, !dbg !453

b1:
	%42 = icmp ne i64 %p3, %p5, !dbg !458
	br i1 %42, label %b1_fail1, label %b1_ok1, !dbg !458, !prof !28

b1_ok1:
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !459, !range !75
	%44 = sext i32 %43 to i64, !dbg !459
	%45 = and i32 %35, -32, !dbg !460
	%46 = sub i32 %26, %45, !dbg !460
	%47 = icmp slt i32 %46, 32, !dbg !460
	%48 = select i1 %47, i32 %46, i32 32, !dbg !460
	%49 = sext i32 %48 to i64, !dbg !460
	%50 = sext i32 %40 to i64, !dbg !456
	%51 = trunc i64 %50 to i32, !dbg !461
	%52 = add i32 %51, 1, !dbg !461
	%53 = zext i32 %52 to i64, !dbg !461
	%54 = sext i32 %41 to i64, !dbg !457
	%55 = trunc i64 %54 to i32, !dbg !462
	%56 = urem i32 %52, %55, !dbg !462
	%57 = zext i32 %56 to i64, !dbg !462
	%58 = mul i64 %p5, 4, !dbg !458
	%59 = trunc i64 %57 to i32, !dbg !458
	%60 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !458
	%61 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !458
	%62 = bitcast i32* %60 to i8*, !dbg !458
	%63 = bitcast i32* %61 to i8*, !dbg !458
	call void @gpuc_put_nbi_warp(i8* %62, i8* %63, i64 %58, i32 %59, i32 0, i32 0, i8* null), !dbg !458
	%64 = icmp eq i64 %p0, 0, !dbg !463
	br i1 %64, label %b2, label %b3, !dbg !463

b2:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !464
	%66 = icmp slt i32 %65, 0, !dbg !464
	br i1 %66, label %b2_fail1, label %b2_ok1, !dbg !464, !prof !28

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i8* %ctrl, i32 72), !dbg !464
	br label %b9, !dbg !464

b3:
	%67 = icmp eq i64 %p0, 1, !dbg !465
	br i1 %67, label %b4, label %b5, !dbg !465

b4:
	call void @gpuc_barrier_all_warp(i8* %ctrl, i32 73), !dbg !466
	br label %b9, !dbg !466

b5:
	%68 = icmp eq i64 %p0, 2, !dbg !467
	br i1 %68, label %b6, label %b7, !dbg !467

b6:
	call void @gpuc_quiet_warp(), !dbg !468
	%69 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !469
	%70 = icmp slt i32 %69, 0, !dbg !469
	br i1 %70, label %b6_fail1, label %b6_ok1, !dbg !469, !prof !28

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i8* %ctrl, i32 75), !dbg !469
	br label %b9, !dbg !469

b7:
	%71 = icmp eq i64 %p0, 3, !dbg !470
	br i1 %71, label %b8, label %b9, !dbg !470

b8:
	call void @gpuc_quiet_warp(), !dbg !471
	call void @gpuc_sync_all_warp(i8* %ctrl, i32 76), !dbg !472
	br label %b9, !dbg !472

b9:
	%72 = icmp ule i64 %49, 281474976710655, !dbg !473
	%73 = mul i64 %p7, -1, !dbg !473
	%74 = add i64 %p3, %73, !dbg !473
	%75 = icmp sge i64 %74, 0, !dbg !473
	%76 = and i1 %72, %75, !dbg !473
	br i1 %76, label %b10, label %b12_cold, !dbg !473, !prof !118

b10:
	%77 = phi i64 [ %82, %b11 ], [ %44, %b9 ], !dbg !473
	%78 = icmp slt i64 %77, %p7, !dbg !474
	br i1 %78, label %b11, label %b14, !dbg !474

b11:
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %77, !dbg !475
	%80 = load i32, i32 addrspace(1)* %79, align 4, !dbg !475
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %77, !dbg !476
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !476
	%82 = add i64 %77, %49, !dbg !477
	br label %b10, !dbg !477

b14:
	ret void, !dbg !455

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !458
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !458
	ret void, !dbg !458

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 0, i64 0), !dbg !464
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !464
	ret void, !dbg !464

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 0, i64 0), !dbg !469
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !469
	ret void, !dbg !469

b12_cold:
	%83 = phi i64 [ %89, %b13_cold_ok1 ], [ %44, %b9 ], !dbg !473
	%84 = icmp slt i64 %83, %p7, !dbg !474
	br i1 %84, label %b13_cold, label %b14, !dbg !474

b13_cold:
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %83, !dbg !475
	%86 = icmp uge i64 %83, %p3, !dbg !475
	br i1 %86, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !475, !prof !28

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %83, i64 %p3), !dbg !475
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !475
	ret void, !dbg !475

b13_cold_ok1:
	%87 = load i32, i32 addrspace(1)* %85, align 4, !dbg !475
	%88 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %83, !dbg !476
	store i32 %87, i32 addrspace(1)* %88, align 4, !dbg !476
	%89 = add i64 %83, %49, !dbg !477
	br label %b12_cold, !dbg !477, !llvm.loop !479
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !480 {
entry:
	br label %b0, !dbg !481

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !481
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !481
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !481
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !482, !range !13
	%4 = sext i32 %3 to i64, !dbg !482
	%5 = icmp eq i64 %4, 0, !dbg !483
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !486
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !487
	br i1 %5, label %b1, label %b14, !dbg !483

b1:
	%8 = icmp ne i64 %p3, %p5, !dbg !488
	br i1 %8, label %b1_fail1, label %b1_ok1, !dbg !488, !prof !28

b1_ok1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !489, !range !19
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !489, !range !19
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !489, !range !20
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !489, !range !17
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !489, !range !17
	%14 = mul i32 %13, %11, !dbg !489
	%15 = add i32 %10, %14, !dbg !489
	%16 = mul i32 %12, %15, !dbg !489
	%17 = add i32 %9, %16, !dbg !489
	%18 = sext i32 %17 to i64, !dbg !489
	%19 = mul i32 %12, %13, !dbg !490
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !490, !range !18
	%21 = mul i32 %19, %20, !dbg !490
	%22 = sext i32 %21 to i64, !dbg !490
	%23 = sext i32 %6 to i64, !dbg !486
	%24 = trunc i64 %23 to i32, !dbg !491
	%25 = add i32 %24, 1, !dbg !491
	%26 = zext i32 %25 to i64, !dbg !491
	%27 = sext i32 %7 to i64, !dbg !487
	%28 = trunc i64 %27 to i32, !dbg !492
	%29 = urem i32 %25, %28, !dbg !492
	%30 = zext i32 %29 to i64, !dbg !492
	%31 = mul i64 %p5, 4, !dbg !488
	%32 = trunc i64 %30 to i32, !dbg !488
	%33 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !488
	%34 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !488
	%35 = bitcast i32* %33 to i8*, !dbg !488
	%36 = bitcast i32* %34 to i8*, !dbg !488
	call void @gpuc_put_nbi_block(i8* %35, i8* %36, i64 %31, i32 %32, i32 1, i32 0, i8* null), !dbg !488
	%37 = icmp eq i64 %p0, 0, !dbg !493
	br i1 %37, label %b2, label %b3, !dbg !493

b2:
	%38 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !494
	%39 = icmp slt i32 %38, 0, !dbg !494
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !494, !prof !28

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i8* %ctrl, i32 72), !dbg !494
	br label %b9, !dbg !494

b3:
	%40 = icmp eq i64 %p0, 1, !dbg !495
	br i1 %40, label %b4, label %b5, !dbg !495

b4:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 73), !dbg !496
	br label %b9, !dbg !496

b5:
	%41 = icmp eq i64 %p0, 2, !dbg !497
	br i1 %41, label %b6, label %b7, !dbg !497

b6:
	call void @gpuc_quiet_block(), !dbg !498
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !499
	%43 = icmp slt i32 %42, 0, !dbg !499
	br i1 %43, label %b6_fail1, label %b6_ok1, !dbg !499, !prof !28

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i8* %ctrl, i32 75), !dbg !499
	br label %b9, !dbg !499

b7:
	%44 = icmp eq i64 %p0, 3, !dbg !500
	br i1 %44, label %b8, label %b9, !dbg !500

b8:
	call void @gpuc_quiet_block(), !dbg !501
	call void @gpuc_sync_all_block(i8* %ctrl, i32 76), !dbg !502
	br label %b9, !dbg !502

b9:
	%45 = mul i64 %p7, -1, !dbg !503
	%46 = add i64 %p3, %45, !dbg !503
	%47 = icmp sge i64 %46, 0, !dbg !503
	br i1 %47, label %b10, label %b12_cold, !dbg !503, !prof !118

b10:
	%48 = phi i64 [ %53, %b11 ], [ %18, %b9 ], !dbg !503
	%49 = icmp slt i64 %48, %p7, !dbg !504
	br i1 %49, label %b11, label %b14, !dbg !504

b11:
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %48, !dbg !505
	%51 = load i32, i32 addrspace(1)* %50, align 4, !dbg !505
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %48, !dbg !506
	store i32 %51, i32 addrspace(1)* %52, align 4, !dbg !506
	%53 = add i64 %48, %22, !dbg !507
	br label %b10, !dbg !507

b14:
	ret void, !dbg !485

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 70, i64 %p3, i64 %p5), !dbg !488
	call void asm sideeffect "// site 70", ""() nounwind, !dbg !488
	ret void, !dbg !488

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 71, i64 0, i64 0), !dbg !494
	call void asm sideeffect "// site 71", ""() nounwind, !dbg !494
	ret void, !dbg !494

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 74, i64 0, i64 0), !dbg !499
	call void asm sideeffect "// site 74", ""() nounwind, !dbg !499
	ret void, !dbg !499

b12_cold:
	%54 = phi i64 [ %60, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !503
	%55 = icmp slt i64 %54, %p7, !dbg !504
	br i1 %55, label %b13_cold, label %b14, !dbg !504

b13_cold:
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %54, !dbg !505
	%57 = icmp uge i64 %54, %p3, !dbg !505
	br i1 %57, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !505, !prof !28

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 77, i64 %54, i64 %p3), !dbg !505
	call void asm sideeffect "// site 77", ""() nounwind, !dbg !505
	ret void, !dbg !505

b13_cold_ok1:
	%58 = load i32, i32 addrspace(1)* %56, align 4, !dbg !505
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %54, !dbg !506
	store i32 %58, i32 addrspace(1)* %59, align 4, !dbg !506
	%60 = add i64 %54, %22, !dbg !507
	br label %b12_cold, !dbg !507, !llvm.loop !509
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !510 {
entry:
	br label %b0, !dbg !511

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !511
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !511
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !512
	%3 = sext i32 %2 to i64, !dbg !512
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !513
	%5 = sext i32 %4 to i64, !dbg !513
	%6 = icmp slt i64 0, %p4, !dbg !513
	br i1 %6, label %b1, label %b7, !dbg !513

b1:
	%7 = trunc i64 %3 to i32, !dbg !514
	%8 = add i32 %7, 1, !dbg !514
	br label %b2, !dbg !513

b2:
	%9 = phi i64 [ %33, %b6 ], [ 0, %b1 ], !dbg !513
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !515, !range !19
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !515, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !515, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !515, !range !17
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !515, !range !17
	%15 = mul i32 %14, %12, !dbg !515
	%16 = add i32 %11, %15, !dbg !515
	%17 = mul i32 %13, %16, !dbg !515
	%18 = add i32 %10, %17, !dbg !515
	%19 = icmp eq i32 %18, 0, !dbg !516
	br i1 %19, label %b3, label %b4, !dbg !516

b3:
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !517
	%21 = add i64 %9, 1, !dbg !518
	%22 = trunc i64 %21 to i32, !dbg !519
	%23 = trunc i64 %5 to i32, !dbg !520
	%24 = icmp uge i64 0, %p1, !dbg !517
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !517, !prof !28

b3_ok1:
	%25 = urem i32 %8, %23, !dbg !520
	%26 = zext i32 %25 to i64, !dbg !520
	%27 = trunc i64 %26 to i32, !dbg !521
	%28 = addrspacecast i32 addrspace(1)* %20 to i32*, !dbg !521
	%29 = bitcast i32* %28 to i8*, !dbg !521
	call void @gpuc_p_thread_32(i8* %29, i32 %22, i32 %27), !dbg !521
	br label %b4, !dbg !521

b4:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 79), !dbg !522
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !523
	%31 = icmp uge i64 0, %p1, !dbg !523
	br i1 %31, label %b4_fail1, label %b4_ok1, !dbg !523, !prof !28

b4_ok1:
	%32 = load i32, i32 addrspace(1)* %30, align 4, !dbg !523
	%33 = add i64 %9, 1, !dbg !524
	%34 = trunc i64 %33 to i32, !dbg !525
	%35 = icmp ne i32 %32, %34, !dbg !526
	br i1 %35, label %b5, label %b6, !dbg !526

b5:
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !527
	%37 = icmp uge i64 0, %p3, !dbg !527
	br i1 %37, label %b5_fail1, label %b5_ok1, !dbg !527, !prof !28

b5_ok1:
	%38 = atomicrmw add i32 addrspace(1)* %36, i32 1 monotonic, !dbg !528
	br label %b6, !dbg !528

b6:
	call void @gpuc_sync_all_block(i8* %ctrl, i32 82), !dbg !529
	%39 = icmp slt i64 %33, %p4, !dbg !529
	br i1 %39, label %b2, label %b7, !dbg !529

b7:
	ret void, !dbg !529

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 0, i64 %p1), !dbg !517
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !517
	ret void, !dbg !517

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 80, i64 0, i64 %p1), !dbg !523
	call void asm sideeffect "// site 80", ""() nounwind, !dbg !523
	ret void, !dbg !523

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 81, i64 0, i64 %p3), !dbg !527
	call void asm sideeffect "// site 81", ""() nounwind, !dbg !527
	ret void, !dbg !527
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !531 {
entry:
	br label %b0, !dbg !532

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !532
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !532
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !535, !range !13
	%3 = sext i32 %2 to i64, !dbg !535
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !535, !range !14
	%5 = sext i32 %4 to i64, !dbg !535
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !535, !range !14
	%7 = sext i32 %6 to i64, !dbg !535
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !535, !range !15
	%9 = sext i32 %8 to i64, !dbg !535
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !535, !range !16
	%11 = sext i32 %10 to i64, !dbg !535
	%12 = trunc i64 %11 to i32, !dbg !535
	%13 = trunc i64 %7 to i32, !dbg !535
	%14 = mul i32 %12, %13, !dbg !535
	%15 = zext i32 %14 to i64, !dbg !535
	%16 = trunc i64 %5 to i32, !dbg !535
	%17 = add i32 %16, %14, !dbg !535
	%18 = zext i32 %17 to i64, !dbg !535
	%19 = mul i64 %9, %18, !dbg !535
	%20 = add i64 %3, %19, !dbg !535
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !535, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !535, !range !17
	%23 = mul i32 %21, %22, !dbg !535
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !535, !range !18
	%25 = mul i32 %23, %24, !dbg !535
	%26 = sext i32 %25 to i64, !dbg !535
	%27 = mul i64 %20, %26, !dbg !535
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !535, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !535, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !535, !range !20
	%31 = mul i32 %22, %30, !dbg !535
	%32 = add i32 %29, %31, !dbg !535
	%33 = mul i32 %21, %32, !dbg !535
	%34 = add i32 %28, %33, !dbg !535
	%35 = sext i32 %34 to i64, !dbg !535
	%36 = add i64 %27, %35, !dbg !535
	%37 = mul i64 %9, %11, !dbg !535
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !535, !range !16
	%39 = sext i32 %38 to i64, !dbg !535
	%40 = mul i64 %37, %39, !dbg !535
	%41 = mul i64 %40, %26, !dbg !535
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !536
	%43 = sext i32 %42 to i64, !dbg !536
	%44 = trunc i64 %p4 to i32, !dbg !536
	br label %b1, !dbg !535

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !535
	%46 = icmp slt i64 %45, %p3, !dbg !535
	br i1 %46, label %b2, label %b3, !dbg !535

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !537
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !538
	%49 = icmp uge i64 %45, %p1, !dbg !537
	%50 = icmp uge i64 %p4, %43, !dbg !536
	%51 = or i1 %49, %50, !dbg !536
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !536, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !538
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !536
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !536
	%54 = add i64 %45, %41, !dbg !535
	br label %b1, !dbg !535

b3:
	ret void, !dbg !534

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !537
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !537

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !537
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !537
	ret void, !dbg !537

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !536
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !536
	ret void, !dbg !536
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !539 {
entry:
	br label %b0, !dbg !540

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !540
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !540
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !543, !range !13
	%3 = sext i32 %2 to i64, !dbg !543
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !543, !range !14
	%5 = sext i32 %4 to i64, !dbg !543
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !543, !range !14
	%7 = sext i32 %6 to i64, !dbg !543
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !543, !range !15
	%9 = sext i32 %8 to i64, !dbg !543
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !543, !range !16
	%11 = sext i32 %10 to i64, !dbg !543
	%12 = trunc i64 %11 to i32, !dbg !543
	%13 = trunc i64 %7 to i32, !dbg !543
	%14 = mul i32 %12, %13, !dbg !543
	%15 = zext i32 %14 to i64, !dbg !543
	%16 = trunc i64 %5 to i32, !dbg !543
	%17 = add i32 %16, %14, !dbg !543
	%18 = zext i32 %17 to i64, !dbg !543
	%19 = mul i64 %9, %18, !dbg !543
	%20 = add i64 %3, %19, !dbg !543
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !543, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !543, !range !17
	%23 = mul i32 %21, %22, !dbg !543
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !543, !range !18
	%25 = mul i32 %23, %24, !dbg !543
	%26 = sext i32 %25 to i64, !dbg !543
	%27 = mul i64 %20, %26, !dbg !543
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !543, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !543, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !543, !range !20
	%31 = mul i32 %22, %30, !dbg !543
	%32 = add i32 %29, %31, !dbg !543
	%33 = mul i32 %21, %32, !dbg !543
	%34 = add i32 %28, %33, !dbg !543
	%35 = sext i32 %34 to i64, !dbg !543
	%36 = add i64 %27, %35, !dbg !543
	%37 = mul i64 %9, %11, !dbg !543
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !543, !range !16
	%39 = sext i32 %38 to i64, !dbg !543
	%40 = mul i64 %37, %39, !dbg !543
	%41 = mul i64 %40, %26, !dbg !543
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !544
	%43 = sext i32 %42 to i64, !dbg !544
	%44 = trunc i64 %p4 to i32, !dbg !544
	br label %b1, !dbg !543

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !543
	%46 = icmp slt i64 %45, %p1, !dbg !543
	br i1 %46, label %b2, label %b3, !dbg !543

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !545
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !544
	%49 = icmp uge i64 %45, %p3, !dbg !545
	%50 = icmp uge i64 %p4, %43, !dbg !544
	%51 = or i1 %49, %50, !dbg !544
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !544, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !544
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !546
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !546
	%54 = add i64 %45, %41, !dbg !543
	br label %b1, !dbg !543

b3:
	ret void, !dbg !542

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !545
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !545

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !545
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !545
	ret void, !dbg !545

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !544
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !544
	ret void, !dbg !544
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !547 {
entry:
	br label %b0, !dbg !548

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !548
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !548
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !551, !range !13
	%3 = sext i32 %2 to i64, !dbg !551
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !551, !range !14
	%5 = sext i32 %4 to i64, !dbg !551
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !551, !range !14
	%7 = sext i32 %6 to i64, !dbg !551
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !551, !range !15
	%9 = sext i32 %8 to i64, !dbg !551
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !551, !range !16
	%11 = sext i32 %10 to i64, !dbg !551
	%12 = trunc i64 %11 to i32, !dbg !551
	%13 = trunc i64 %7 to i32, !dbg !551
	%14 = mul i32 %12, %13, !dbg !551
	%15 = zext i32 %14 to i64, !dbg !551
	%16 = trunc i64 %5 to i32, !dbg !551
	%17 = add i32 %16, %14, !dbg !551
	%18 = zext i32 %17 to i64, !dbg !551
	%19 = mul i64 %9, %18, !dbg !551
	%20 = add i64 %3, %19, !dbg !551
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !551, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !551, !range !17
	%23 = mul i32 %21, %22, !dbg !551
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !551, !range !18
	%25 = mul i32 %23, %24, !dbg !551
	%26 = sext i32 %25 to i64, !dbg !551
	%27 = mul i64 %20, %26, !dbg !551
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !551, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !551, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !551, !range !20
	%31 = mul i32 %22, %30, !dbg !551
	%32 = add i32 %29, %31, !dbg !551
	%33 = mul i32 %21, %32, !dbg !551
	%34 = add i32 %28, %33, !dbg !551
	%35 = sext i32 %34 to i64, !dbg !551
	%36 = add i64 %27, %35, !dbg !551
	%37 = mul i64 %9, %11, !dbg !551
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !551, !range !16
	%39 = sext i32 %38 to i64, !dbg !551
	%40 = mul i64 %37, %39, !dbg !551
	%41 = mul i64 %40, %26, !dbg !551
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !552
	%43 = sext i32 %42 to i64, !dbg !552
	%44 = trunc i64 %p4 to i32, !dbg !552
	br label %b1, !dbg !551

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !551
	%46 = icmp slt i64 %45, %p3, !dbg !551
	br i1 %46, label %b2, label %b3, !dbg !551

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !553
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !554
	%49 = icmp uge i64 %45, %p1, !dbg !553
	%50 = icmp uge i64 %p4, %43, !dbg !552
	%51 = or i1 %49, %50, !dbg !552
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !552, !prof !28

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !554
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !552
	%54 = bitcast i16* %53 to i8*, !dbg !552
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !552
	%55 = add i64 %45, %41, !dbg !551
	br label %b1, !dbg !551

b3:
	ret void, !dbg !550

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !553
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !553

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !553
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !553
	ret void, !dbg !553

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !552
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !552
	ret void, !dbg !552
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !555 {
entry:
	br label %b0, !dbg !556

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !556
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !556
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !559, !range !13
	%3 = sext i32 %2 to i64, !dbg !559
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !559, !range !14
	%5 = sext i32 %4 to i64, !dbg !559
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !559, !range !14
	%7 = sext i32 %6 to i64, !dbg !559
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !559, !range !15
	%9 = sext i32 %8 to i64, !dbg !559
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !559, !range !16
	%11 = sext i32 %10 to i64, !dbg !559
	%12 = trunc i64 %11 to i32, !dbg !559
	%13 = trunc i64 %7 to i32, !dbg !559
	%14 = mul i32 %12, %13, !dbg !559
	%15 = zext i32 %14 to i64, !dbg !559
	%16 = trunc i64 %5 to i32, !dbg !559
	%17 = add i32 %16, %14, !dbg !559
	%18 = zext i32 %17 to i64, !dbg !559
	%19 = mul i64 %9, %18, !dbg !559
	%20 = add i64 %3, %19, !dbg !559
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !559, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !559, !range !17
	%23 = mul i32 %21, %22, !dbg !559
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !559, !range !18
	%25 = mul i32 %23, %24, !dbg !559
	%26 = sext i32 %25 to i64, !dbg !559
	%27 = mul i64 %20, %26, !dbg !559
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !559, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !559, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !559, !range !20
	%31 = mul i32 %22, %30, !dbg !559
	%32 = add i32 %29, %31, !dbg !559
	%33 = mul i32 %21, %32, !dbg !559
	%34 = add i32 %28, %33, !dbg !559
	%35 = sext i32 %34 to i64, !dbg !559
	%36 = add i64 %27, %35, !dbg !559
	%37 = mul i64 %9, %11, !dbg !559
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !559, !range !16
	%39 = sext i32 %38 to i64, !dbg !559
	%40 = mul i64 %37, %39, !dbg !559
	%41 = mul i64 %40, %26, !dbg !559
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !560
	%43 = sext i32 %42 to i64, !dbg !560
	%44 = trunc i64 %p4 to i32, !dbg !560
	br label %b1, !dbg !559

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !559
	%46 = icmp slt i64 %45, %p1, !dbg !559
	br i1 %46, label %b2, label %b3, !dbg !559

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !561
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !560
	%49 = icmp uge i64 %45, %p3, !dbg !561
	%50 = icmp uge i64 %p4, %43, !dbg !560
	%51 = or i1 %49, %50, !dbg !560
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !560, !prof !28

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !560
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !560
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !562
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !562
	%55 = add i64 %45, %41, !dbg !559
	br label %b1, !dbg !559

b3:
	ret void, !dbg !558

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !561
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !561

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !561
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !561
	ret void, !dbg !561

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !560
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !560
	ret void, !dbg !560
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !563 {
entry:
	br label %b0, !dbg !564

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !564
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !564
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !567, !range !13
	%3 = sext i32 %2 to i64, !dbg !567
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !567, !range !14
	%5 = sext i32 %4 to i64, !dbg !567
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !567, !range !14
	%7 = sext i32 %6 to i64, !dbg !567
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !567, !range !15
	%9 = sext i32 %8 to i64, !dbg !567
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !567, !range !16
	%11 = sext i32 %10 to i64, !dbg !567
	%12 = trunc i64 %11 to i32, !dbg !567
	%13 = trunc i64 %7 to i32, !dbg !567
	%14 = mul i32 %12, %13, !dbg !567
	%15 = zext i32 %14 to i64, !dbg !567
	%16 = trunc i64 %5 to i32, !dbg !567
	%17 = add i32 %16, %14, !dbg !567
	%18 = zext i32 %17 to i64, !dbg !567
	%19 = mul i64 %9, %18, !dbg !567
	%20 = add i64 %3, %19, !dbg !567
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !567, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !567, !range !17
	%23 = mul i32 %21, %22, !dbg !567
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !567, !range !18
	%25 = mul i32 %23, %24, !dbg !567
	%26 = sext i32 %25 to i64, !dbg !567
	%27 = mul i64 %20, %26, !dbg !567
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !567, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !567, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !567, !range !20
	%31 = mul i32 %22, %30, !dbg !567
	%32 = add i32 %29, %31, !dbg !567
	%33 = mul i32 %21, %32, !dbg !567
	%34 = add i32 %28, %33, !dbg !567
	%35 = sext i32 %34 to i64, !dbg !567
	%36 = add i64 %27, %35, !dbg !567
	%37 = mul i64 %9, %11, !dbg !567
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !567, !range !16
	%39 = sext i32 %38 to i64, !dbg !567
	%40 = mul i64 %37, %39, !dbg !567
	%41 = mul i64 %40, %26, !dbg !567
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !568
	%43 = sext i32 %42 to i64, !dbg !568
	%44 = trunc i64 %p4 to i32, !dbg !568
	br label %b1, !dbg !567

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !567
	%46 = icmp slt i64 %45, %p3, !dbg !567
	br i1 %46, label %b2, label %b3, !dbg !567

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !569
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !570
	%49 = icmp uge i64 %45, %p1, !dbg !569
	%50 = icmp uge i64 %p4, %43, !dbg !568
	%51 = or i1 %49, %50, !dbg !568
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !568, !prof !28

b2_ok1:
	%52 = load i32, i32 addrspace(1)* %48, align 4, !dbg !570
	%53 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !568
	%54 = bitcast i32* %53 to i8*, !dbg !568
	call void @gpuc_p_thread_32(i8* %54, i32 %52, i32 %44), !dbg !568
	%55 = add i64 %45, %41, !dbg !567
	br label %b1, !dbg !567

b3:
	ret void, !dbg !566

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !569
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !569

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !569
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !569
	ret void, !dbg !569

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !568
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !568
	ret void, !dbg !568
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !571 {
entry:
	br label %b0, !dbg !572

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !572
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !572
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !575, !range !13
	%3 = sext i32 %2 to i64, !dbg !575
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !575, !range !14
	%5 = sext i32 %4 to i64, !dbg !575
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !575, !range !14
	%7 = sext i32 %6 to i64, !dbg !575
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !575, !range !15
	%9 = sext i32 %8 to i64, !dbg !575
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !575, !range !16
	%11 = sext i32 %10 to i64, !dbg !575
	%12 = trunc i64 %11 to i32, !dbg !575
	%13 = trunc i64 %7 to i32, !dbg !575
	%14 = mul i32 %12, %13, !dbg !575
	%15 = zext i32 %14 to i64, !dbg !575
	%16 = trunc i64 %5 to i32, !dbg !575
	%17 = add i32 %16, %14, !dbg !575
	%18 = zext i32 %17 to i64, !dbg !575
	%19 = mul i64 %9, %18, !dbg !575
	%20 = add i64 %3, %19, !dbg !575
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !575, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !575, !range !17
	%23 = mul i32 %21, %22, !dbg !575
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !575, !range !18
	%25 = mul i32 %23, %24, !dbg !575
	%26 = sext i32 %25 to i64, !dbg !575
	%27 = mul i64 %20, %26, !dbg !575
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !575, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !575, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !575, !range !20
	%31 = mul i32 %22, %30, !dbg !575
	%32 = add i32 %29, %31, !dbg !575
	%33 = mul i32 %21, %32, !dbg !575
	%34 = add i32 %28, %33, !dbg !575
	%35 = sext i32 %34 to i64, !dbg !575
	%36 = add i64 %27, %35, !dbg !575
	%37 = mul i64 %9, %11, !dbg !575
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !575, !range !16
	%39 = sext i32 %38 to i64, !dbg !575
	%40 = mul i64 %37, %39, !dbg !575
	%41 = mul i64 %40, %26, !dbg !575
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !576
	%43 = sext i32 %42 to i64, !dbg !576
	%44 = trunc i64 %p4 to i32, !dbg !576
	br label %b1, !dbg !575

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !575
	%46 = icmp slt i64 %45, %p1, !dbg !575
	br i1 %46, label %b2, label %b3, !dbg !575

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !577
	%48 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !576
	%49 = icmp uge i64 %45, %p3, !dbg !577
	%50 = icmp uge i64 %p4, %43, !dbg !576
	%51 = or i1 %49, %50, !dbg !576
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !576, !prof !28

b2_ok1:
	%52 = bitcast i32* %48 to i8*, !dbg !576
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !576
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !578
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !578
	%55 = add i64 %45, %41, !dbg !575
	br label %b1, !dbg !575

b3:
	ret void, !dbg !574

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !577
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !577

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !577
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !577
	ret void, !dbg !577

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !576
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !576
	ret void, !dbg !576
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !579 {
entry:
	br label %b0, !dbg !580

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !580
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !580
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !583, !range !13
	%3 = sext i32 %2 to i64, !dbg !583
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !583, !range !14
	%5 = sext i32 %4 to i64, !dbg !583
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !583, !range !14
	%7 = sext i32 %6 to i64, !dbg !583
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !583, !range !15
	%9 = sext i32 %8 to i64, !dbg !583
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !583, !range !16
	%11 = sext i32 %10 to i64, !dbg !583
	%12 = trunc i64 %11 to i32, !dbg !583
	%13 = trunc i64 %7 to i32, !dbg !583
	%14 = mul i32 %12, %13, !dbg !583
	%15 = zext i32 %14 to i64, !dbg !583
	%16 = trunc i64 %5 to i32, !dbg !583
	%17 = add i32 %16, %14, !dbg !583
	%18 = zext i32 %17 to i64, !dbg !583
	%19 = mul i64 %9, %18, !dbg !583
	%20 = add i64 %3, %19, !dbg !583
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !583, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !583, !range !17
	%23 = mul i32 %21, %22, !dbg !583
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !583, !range !18
	%25 = mul i32 %23, %24, !dbg !583
	%26 = sext i32 %25 to i64, !dbg !583
	%27 = mul i64 %20, %26, !dbg !583
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !583, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !583, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !583, !range !20
	%31 = mul i32 %22, %30, !dbg !583
	%32 = add i32 %29, %31, !dbg !583
	%33 = mul i32 %21, %32, !dbg !583
	%34 = add i32 %28, %33, !dbg !583
	%35 = sext i32 %34 to i64, !dbg !583
	%36 = add i64 %27, %35, !dbg !583
	%37 = mul i64 %9, %11, !dbg !583
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !583, !range !16
	%39 = sext i32 %38 to i64, !dbg !583
	%40 = mul i64 %37, %39, !dbg !583
	%41 = mul i64 %40, %26, !dbg !583
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !584
	%43 = sext i32 %42 to i64, !dbg !584
	%44 = trunc i64 %p4 to i32, !dbg !584
	br label %b1, !dbg !583

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !583
	%46 = icmp slt i64 %45, %p3, !dbg !583
	br i1 %46, label %b2, label %b3, !dbg !583

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !585
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !586
	%49 = icmp uge i64 %45, %p1, !dbg !585
	%50 = icmp uge i64 %p4, %43, !dbg !584
	%51 = or i1 %49, %50, !dbg !584
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !584, !prof !28

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !586
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !584
	%54 = bitcast i64* %53 to i8*, !dbg !584
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !584
	%55 = add i64 %45, %41, !dbg !583
	br label %b1, !dbg !583

b3:
	ret void, !dbg !582

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !585
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !585

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !585
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !585
	ret void, !dbg !585

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !584
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !584
	ret void, !dbg !584
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !587 {
entry:
	br label %b0, !dbg !588

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !588
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !588
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !591, !range !13
	%3 = sext i32 %2 to i64, !dbg !591
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !591, !range !14
	%5 = sext i32 %4 to i64, !dbg !591
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !591, !range !14
	%7 = sext i32 %6 to i64, !dbg !591
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !591, !range !15
	%9 = sext i32 %8 to i64, !dbg !591
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !591, !range !16
	%11 = sext i32 %10 to i64, !dbg !591
	%12 = trunc i64 %11 to i32, !dbg !591
	%13 = trunc i64 %7 to i32, !dbg !591
	%14 = mul i32 %12, %13, !dbg !591
	%15 = zext i32 %14 to i64, !dbg !591
	%16 = trunc i64 %5 to i32, !dbg !591
	%17 = add i32 %16, %14, !dbg !591
	%18 = zext i32 %17 to i64, !dbg !591
	%19 = mul i64 %9, %18, !dbg !591
	%20 = add i64 %3, %19, !dbg !591
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !591, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !591, !range !17
	%23 = mul i32 %21, %22, !dbg !591
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !591, !range !18
	%25 = mul i32 %23, %24, !dbg !591
	%26 = sext i32 %25 to i64, !dbg !591
	%27 = mul i64 %20, %26, !dbg !591
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !591, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !591, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !591, !range !20
	%31 = mul i32 %22, %30, !dbg !591
	%32 = add i32 %29, %31, !dbg !591
	%33 = mul i32 %21, %32, !dbg !591
	%34 = add i32 %28, %33, !dbg !591
	%35 = sext i32 %34 to i64, !dbg !591
	%36 = add i64 %27, %35, !dbg !591
	%37 = mul i64 %9, %11, !dbg !591
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !591, !range !16
	%39 = sext i32 %38 to i64, !dbg !591
	%40 = mul i64 %37, %39, !dbg !591
	%41 = mul i64 %40, %26, !dbg !591
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !592
	%43 = sext i32 %42 to i64, !dbg !592
	%44 = trunc i64 %p4 to i32, !dbg !592
	br label %b1, !dbg !591

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !591
	%46 = icmp slt i64 %45, %p1, !dbg !591
	br i1 %46, label %b2, label %b3, !dbg !591

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !593
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !592
	%49 = icmp uge i64 %45, %p3, !dbg !593
	%50 = icmp uge i64 %p4, %43, !dbg !592
	%51 = or i1 %49, %50, !dbg !592
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !592, !prof !28

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !592
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !592
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !594
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !594
	%55 = add i64 %45, %41, !dbg !591
	br label %b1, !dbg !591

b3:
	ret void, !dbg !590

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !593
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !593

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !593
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !593
	ret void, !dbg !593

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !592
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !592
	ret void, !dbg !592
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !595 {
entry:
	br label %b0, !dbg !596

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !596
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !596
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !599, !range !13
	%3 = sext i32 %2 to i64, !dbg !599
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !599, !range !14
	%5 = sext i32 %4 to i64, !dbg !599
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !599, !range !14
	%7 = sext i32 %6 to i64, !dbg !599
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !599, !range !15
	%9 = sext i32 %8 to i64, !dbg !599
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !599, !range !16
	%11 = sext i32 %10 to i64, !dbg !599
	%12 = trunc i64 %11 to i32, !dbg !599
	%13 = trunc i64 %7 to i32, !dbg !599
	%14 = mul i32 %12, %13, !dbg !599
	%15 = zext i32 %14 to i64, !dbg !599
	%16 = trunc i64 %5 to i32, !dbg !599
	%17 = add i32 %16, %14, !dbg !599
	%18 = zext i32 %17 to i64, !dbg !599
	%19 = mul i64 %9, %18, !dbg !599
	%20 = add i64 %3, %19, !dbg !599
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !599, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !599, !range !17
	%23 = mul i32 %21, %22, !dbg !599
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !599, !range !18
	%25 = mul i32 %23, %24, !dbg !599
	%26 = sext i32 %25 to i64, !dbg !599
	%27 = mul i64 %20, %26, !dbg !599
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !599, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !599, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !599, !range !20
	%31 = mul i32 %22, %30, !dbg !599
	%32 = add i32 %29, %31, !dbg !599
	%33 = mul i32 %21, %32, !dbg !599
	%34 = add i32 %28, %33, !dbg !599
	%35 = sext i32 %34 to i64, !dbg !599
	%36 = add i64 %27, %35, !dbg !599
	%37 = mul i64 %9, %11, !dbg !599
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !599, !range !16
	%39 = sext i32 %38 to i64, !dbg !599
	%40 = mul i64 %37, %39, !dbg !599
	%41 = mul i64 %40, %26, !dbg !599
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !600
	%43 = sext i32 %42 to i64, !dbg !600
	%44 = trunc i64 %p4 to i32, !dbg !600
	br label %b1, !dbg !599

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !599
	%46 = icmp slt i64 %45, %p3, !dbg !599
	br i1 %46, label %b2, label %b3, !dbg !599

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !601
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !602
	%49 = icmp uge i64 %45, %p1, !dbg !601
	%50 = icmp uge i64 %p4, %43, !dbg !600
	%51 = or i1 %49, %50, !dbg !600
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !600, !prof !28

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !602
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !600
	%54 = bitcast i64* %53 to i8*, !dbg !600
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !600
	%55 = add i64 %45, %41, !dbg !599
	br label %b1, !dbg !599

b3:
	ret void, !dbg !598

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !601
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !601

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !601
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !601
	ret void, !dbg !601

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !600
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !600
	ret void, !dbg !600
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !603 {
entry:
	br label %b0, !dbg !604

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !604
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !604
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !607, !range !13
	%3 = sext i32 %2 to i64, !dbg !607
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !607, !range !14
	%5 = sext i32 %4 to i64, !dbg !607
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !607, !range !14
	%7 = sext i32 %6 to i64, !dbg !607
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !607, !range !15
	%9 = sext i32 %8 to i64, !dbg !607
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !607, !range !16
	%11 = sext i32 %10 to i64, !dbg !607
	%12 = trunc i64 %11 to i32, !dbg !607
	%13 = trunc i64 %7 to i32, !dbg !607
	%14 = mul i32 %12, %13, !dbg !607
	%15 = zext i32 %14 to i64, !dbg !607
	%16 = trunc i64 %5 to i32, !dbg !607
	%17 = add i32 %16, %14, !dbg !607
	%18 = zext i32 %17 to i64, !dbg !607
	%19 = mul i64 %9, %18, !dbg !607
	%20 = add i64 %3, %19, !dbg !607
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !607, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !607, !range !17
	%23 = mul i32 %21, %22, !dbg !607
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !607, !range !18
	%25 = mul i32 %23, %24, !dbg !607
	%26 = sext i32 %25 to i64, !dbg !607
	%27 = mul i64 %20, %26, !dbg !607
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !607, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !607, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !607, !range !20
	%31 = mul i32 %22, %30, !dbg !607
	%32 = add i32 %29, %31, !dbg !607
	%33 = mul i32 %21, %32, !dbg !607
	%34 = add i32 %28, %33, !dbg !607
	%35 = sext i32 %34 to i64, !dbg !607
	%36 = add i64 %27, %35, !dbg !607
	%37 = mul i64 %9, %11, !dbg !607
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !607, !range !16
	%39 = sext i32 %38 to i64, !dbg !607
	%40 = mul i64 %37, %39, !dbg !607
	%41 = mul i64 %40, %26, !dbg !607
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !608
	%43 = sext i32 %42 to i64, !dbg !608
	%44 = trunc i64 %p4 to i32, !dbg !608
	br label %b1, !dbg !607

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !607
	%46 = icmp slt i64 %45, %p1, !dbg !607
	br i1 %46, label %b2, label %b3, !dbg !607

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !609
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !608
	%49 = icmp uge i64 %45, %p3, !dbg !609
	%50 = icmp uge i64 %p4, %43, !dbg !608
	%51 = or i1 %49, %50, !dbg !608
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !608, !prof !28

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !608
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !608
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !610
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !610
	%55 = add i64 %45, %41, !dbg !607
	br label %b1, !dbg !607

b3:
	ret void, !dbg !606

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !609
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !609

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !609
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !609
	ret void, !dbg !609

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !608
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !608
	ret void, !dbg !608
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !611 {
entry:
	br label %b0, !dbg !612

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !612
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !612
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !615, !range !13
	%3 = sext i32 %2 to i64, !dbg !615
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !615, !range !14
	%5 = sext i32 %4 to i64, !dbg !615
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !615, !range !14
	%7 = sext i32 %6 to i64, !dbg !615
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !615, !range !15
	%9 = sext i32 %8 to i64, !dbg !615
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !615, !range !16
	%11 = sext i32 %10 to i64, !dbg !615
	%12 = trunc i64 %11 to i32, !dbg !615
	%13 = trunc i64 %7 to i32, !dbg !615
	%14 = mul i32 %12, %13, !dbg !615
	%15 = zext i32 %14 to i64, !dbg !615
	%16 = trunc i64 %5 to i32, !dbg !615
	%17 = add i32 %16, %14, !dbg !615
	%18 = zext i32 %17 to i64, !dbg !615
	%19 = mul i64 %9, %18, !dbg !615
	%20 = add i64 %3, %19, !dbg !615
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !615, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !615, !range !17
	%23 = mul i32 %21, %22, !dbg !615
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !615, !range !18
	%25 = mul i32 %23, %24, !dbg !615
	%26 = sext i32 %25 to i64, !dbg !615
	%27 = mul i64 %20, %26, !dbg !615
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !615, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !615, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !615, !range !20
	%31 = mul i32 %22, %30, !dbg !615
	%32 = add i32 %29, %31, !dbg !615
	%33 = mul i32 %21, %32, !dbg !615
	%34 = add i32 %28, %33, !dbg !615
	%35 = sext i32 %34 to i64, !dbg !615
	%36 = add i64 %27, %35, !dbg !615
	%37 = mul i64 %9, %11, !dbg !615
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !615, !range !16
	%39 = sext i32 %38 to i64, !dbg !615
	%40 = mul i64 %37, %39, !dbg !615
	%41 = mul i64 %40, %26, !dbg !615
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !616
	%43 = sext i32 %42 to i64, !dbg !616
	%44 = trunc i64 %p4 to i32, !dbg !616
	br label %b1, !dbg !615

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !615
	%46 = icmp slt i64 %45, %p3, !dbg !615
	br i1 %46, label %b2, label %b3, !dbg !615

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !617
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !618
	%49 = icmp uge i64 %45, %p1, !dbg !617
	%50 = icmp uge i64 %p4, %43, !dbg !616
	%51 = or i1 %49, %50, !dbg !616
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !616, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !618
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !616
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !616
	%54 = add i64 %45, %41, !dbg !615
	br label %b1, !dbg !615

b3:
	ret void, !dbg !614

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !617
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !617

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !617
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !617
	ret void, !dbg !617

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !616
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !616
	ret void, !dbg !616
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !619 {
entry:
	br label %b0, !dbg !620

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !620
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !620
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !623, !range !13
	%3 = sext i32 %2 to i64, !dbg !623
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !623, !range !14
	%5 = sext i32 %4 to i64, !dbg !623
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !623, !range !14
	%7 = sext i32 %6 to i64, !dbg !623
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !623, !range !15
	%9 = sext i32 %8 to i64, !dbg !623
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !623, !range !16
	%11 = sext i32 %10 to i64, !dbg !623
	%12 = trunc i64 %11 to i32, !dbg !623
	%13 = trunc i64 %7 to i32, !dbg !623
	%14 = mul i32 %12, %13, !dbg !623
	%15 = zext i32 %14 to i64, !dbg !623
	%16 = trunc i64 %5 to i32, !dbg !623
	%17 = add i32 %16, %14, !dbg !623
	%18 = zext i32 %17 to i64, !dbg !623
	%19 = mul i64 %9, %18, !dbg !623
	%20 = add i64 %3, %19, !dbg !623
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !623, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !623, !range !17
	%23 = mul i32 %21, %22, !dbg !623
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !623, !range !18
	%25 = mul i32 %23, %24, !dbg !623
	%26 = sext i32 %25 to i64, !dbg !623
	%27 = mul i64 %20, %26, !dbg !623
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !623, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !623, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !623, !range !20
	%31 = mul i32 %22, %30, !dbg !623
	%32 = add i32 %29, %31, !dbg !623
	%33 = mul i32 %21, %32, !dbg !623
	%34 = add i32 %28, %33, !dbg !623
	%35 = sext i32 %34 to i64, !dbg !623
	%36 = add i64 %27, %35, !dbg !623
	%37 = mul i64 %9, %11, !dbg !623
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !623, !range !16
	%39 = sext i32 %38 to i64, !dbg !623
	%40 = mul i64 %37, %39, !dbg !623
	%41 = mul i64 %40, %26, !dbg !623
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !624
	%43 = sext i32 %42 to i64, !dbg !624
	%44 = trunc i64 %p4 to i32, !dbg !624
	br label %b1, !dbg !623

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !623
	%46 = icmp slt i64 %45, %p1, !dbg !623
	br i1 %46, label %b2, label %b3, !dbg !623

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !625
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !624
	%49 = icmp uge i64 %45, %p3, !dbg !625
	%50 = icmp uge i64 %p4, %43, !dbg !624
	%51 = or i1 %49, %50, !dbg !624
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !624, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !624
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !626
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !626
	%54 = add i64 %45, %41, !dbg !623
	br label %b1, !dbg !623

b3:
	ret void, !dbg !622

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !625
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !625

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !625
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !625
	ret void, !dbg !625

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !624
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !624
	ret void, !dbg !624
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !627 {
entry:
	br label %b0, !dbg !628

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !628
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !628
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !631, !range !13
	%3 = sext i32 %2 to i64, !dbg !631
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !631, !range !14
	%5 = sext i32 %4 to i64, !dbg !631
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !631, !range !14
	%7 = sext i32 %6 to i64, !dbg !631
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !631, !range !15
	%9 = sext i32 %8 to i64, !dbg !631
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !631, !range !16
	%11 = sext i32 %10 to i64, !dbg !631
	%12 = trunc i64 %11 to i32, !dbg !631
	%13 = trunc i64 %7 to i32, !dbg !631
	%14 = mul i32 %12, %13, !dbg !631
	%15 = zext i32 %14 to i64, !dbg !631
	%16 = trunc i64 %5 to i32, !dbg !631
	%17 = add i32 %16, %14, !dbg !631
	%18 = zext i32 %17 to i64, !dbg !631
	%19 = mul i64 %9, %18, !dbg !631
	%20 = add i64 %3, %19, !dbg !631
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !631, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !631, !range !17
	%23 = mul i32 %21, %22, !dbg !631
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !631, !range !18
	%25 = mul i32 %23, %24, !dbg !631
	%26 = sext i32 %25 to i64, !dbg !631
	%27 = mul i64 %20, %26, !dbg !631
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !631, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !631, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !631, !range !20
	%31 = mul i32 %22, %30, !dbg !631
	%32 = add i32 %29, %31, !dbg !631
	%33 = mul i32 %21, %32, !dbg !631
	%34 = add i32 %28, %33, !dbg !631
	%35 = sext i32 %34 to i64, !dbg !631
	%36 = add i64 %27, %35, !dbg !631
	%37 = mul i64 %9, %11, !dbg !631
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !631, !range !16
	%39 = sext i32 %38 to i64, !dbg !631
	%40 = mul i64 %37, %39, !dbg !631
	%41 = mul i64 %40, %26, !dbg !631
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !632
	%43 = sext i32 %42 to i64, !dbg !632
	%44 = trunc i64 %p4 to i32, !dbg !632
	br label %b1, !dbg !631

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !631
	%46 = icmp slt i64 %45, %p3, !dbg !631
	br i1 %46, label %b2, label %b3, !dbg !631

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !633
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !634
	%49 = icmp uge i64 %45, %p1, !dbg !633
	%50 = icmp uge i64 %p4, %43, !dbg !632
	%51 = or i1 %49, %50, !dbg !632
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !632, !prof !28

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !634
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !632
	%54 = bitcast i16* %53 to i8*, !dbg !632
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !632
	%55 = add i64 %45, %41, !dbg !631
	br label %b1, !dbg !631

b3:
	ret void, !dbg !630

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !633
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !633

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !633
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !633
	ret void, !dbg !633

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !632
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !632
	ret void, !dbg !632
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !635 {
entry:
	br label %b0, !dbg !636

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !636
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !636
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !639, !range !13
	%3 = sext i32 %2 to i64, !dbg !639
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !639, !range !14
	%5 = sext i32 %4 to i64, !dbg !639
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !639, !range !14
	%7 = sext i32 %6 to i64, !dbg !639
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !639, !range !15
	%9 = sext i32 %8 to i64, !dbg !639
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !639, !range !16
	%11 = sext i32 %10 to i64, !dbg !639
	%12 = trunc i64 %11 to i32, !dbg !639
	%13 = trunc i64 %7 to i32, !dbg !639
	%14 = mul i32 %12, %13, !dbg !639
	%15 = zext i32 %14 to i64, !dbg !639
	%16 = trunc i64 %5 to i32, !dbg !639
	%17 = add i32 %16, %14, !dbg !639
	%18 = zext i32 %17 to i64, !dbg !639
	%19 = mul i64 %9, %18, !dbg !639
	%20 = add i64 %3, %19, !dbg !639
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !639, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !639, !range !17
	%23 = mul i32 %21, %22, !dbg !639
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !639, !range !18
	%25 = mul i32 %23, %24, !dbg !639
	%26 = sext i32 %25 to i64, !dbg !639
	%27 = mul i64 %20, %26, !dbg !639
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !639, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !639, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !639, !range !20
	%31 = mul i32 %22, %30, !dbg !639
	%32 = add i32 %29, %31, !dbg !639
	%33 = mul i32 %21, %32, !dbg !639
	%34 = add i32 %28, %33, !dbg !639
	%35 = sext i32 %34 to i64, !dbg !639
	%36 = add i64 %27, %35, !dbg !639
	%37 = mul i64 %9, %11, !dbg !639
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !639, !range !16
	%39 = sext i32 %38 to i64, !dbg !639
	%40 = mul i64 %37, %39, !dbg !639
	%41 = mul i64 %40, %26, !dbg !639
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !640
	%43 = sext i32 %42 to i64, !dbg !640
	%44 = trunc i64 %p4 to i32, !dbg !640
	br label %b1, !dbg !639

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !639
	%46 = icmp slt i64 %45, %p1, !dbg !639
	br i1 %46, label %b2, label %b3, !dbg !639

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !641
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !640
	%49 = icmp uge i64 %45, %p3, !dbg !641
	%50 = icmp uge i64 %p4, %43, !dbg !640
	%51 = or i1 %49, %50, !dbg !640
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !640, !prof !28

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !640
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !640
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !642
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !642
	%55 = add i64 %45, %41, !dbg !639
	br label %b1, !dbg !639

b3:
	ret void, !dbg !638

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !641
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !641

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !641
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !641
	ret void, !dbg !641

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !640
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !640
	ret void, !dbg !640
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !643 {
entry:
	br label %b0, !dbg !644

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !644
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !644
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !647, !range !13
	%3 = sext i32 %2 to i64, !dbg !647
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !647, !range !14
	%5 = sext i32 %4 to i64, !dbg !647
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !647, !range !14
	%7 = sext i32 %6 to i64, !dbg !647
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !647, !range !15
	%9 = sext i32 %8 to i64, !dbg !647
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !647, !range !16
	%11 = sext i32 %10 to i64, !dbg !647
	%12 = trunc i64 %11 to i32, !dbg !647
	%13 = trunc i64 %7 to i32, !dbg !647
	%14 = mul i32 %12, %13, !dbg !647
	%15 = zext i32 %14 to i64, !dbg !647
	%16 = trunc i64 %5 to i32, !dbg !647
	%17 = add i32 %16, %14, !dbg !647
	%18 = zext i32 %17 to i64, !dbg !647
	%19 = mul i64 %9, %18, !dbg !647
	%20 = add i64 %3, %19, !dbg !647
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !647, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !647, !range !17
	%23 = mul i32 %21, %22, !dbg !647
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !647, !range !18
	%25 = mul i32 %23, %24, !dbg !647
	%26 = sext i32 %25 to i64, !dbg !647
	%27 = mul i64 %20, %26, !dbg !647
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !647, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !647, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !647, !range !20
	%31 = mul i32 %22, %30, !dbg !647
	%32 = add i32 %29, %31, !dbg !647
	%33 = mul i32 %21, %32, !dbg !647
	%34 = add i32 %28, %33, !dbg !647
	%35 = sext i32 %34 to i64, !dbg !647
	%36 = add i64 %27, %35, !dbg !647
	%37 = mul i64 %9, %11, !dbg !647
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !647, !range !16
	%39 = sext i32 %38 to i64, !dbg !647
	%40 = mul i64 %37, %39, !dbg !647
	%41 = mul i64 %40, %26, !dbg !647
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !648
	%43 = sext i32 %42 to i64, !dbg !648
	%44 = trunc i64 %p4 to i32, !dbg !648
	br label %b1, !dbg !647

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !647
	%46 = icmp slt i64 %45, %p3, !dbg !647
	br i1 %46, label %b2, label %b3, !dbg !647

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !649
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !650
	%49 = icmp uge i64 %45, %p1, !dbg !649
	%50 = icmp uge i64 %p4, %43, !dbg !648
	%51 = or i1 %49, %50, !dbg !648
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !648, !prof !28

b2_ok1:
	%52 = load i32, i32 addrspace(1)* %48, align 4, !dbg !650
	%53 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !648
	%54 = bitcast i32* %53 to i8*, !dbg !648
	call void @gpuc_p_thread_32(i8* %54, i32 %52, i32 %44), !dbg !648
	%55 = add i64 %45, %41, !dbg !647
	br label %b1, !dbg !647

b3:
	ret void, !dbg !646

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !649
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !649

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !649
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !649
	ret void, !dbg !649

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !648
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !648
	ret void, !dbg !648
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !651 {
entry:
	br label %b0, !dbg !652

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !652
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !652
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !655, !range !13
	%3 = sext i32 %2 to i64, !dbg !655
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !655, !range !14
	%5 = sext i32 %4 to i64, !dbg !655
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !655, !range !14
	%7 = sext i32 %6 to i64, !dbg !655
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !655, !range !15
	%9 = sext i32 %8 to i64, !dbg !655
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !655, !range !16
	%11 = sext i32 %10 to i64, !dbg !655
	%12 = trunc i64 %11 to i32, !dbg !655
	%13 = trunc i64 %7 to i32, !dbg !655
	%14 = mul i32 %12, %13, !dbg !655
	%15 = zext i32 %14 to i64, !dbg !655
	%16 = trunc i64 %5 to i32, !dbg !655
	%17 = add i32 %16, %14, !dbg !655
	%18 = zext i32 %17 to i64, !dbg !655
	%19 = mul i64 %9, %18, !dbg !655
	%20 = add i64 %3, %19, !dbg !655
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !655, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !655, !range !17
	%23 = mul i32 %21, %22, !dbg !655
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !655, !range !18
	%25 = mul i32 %23, %24, !dbg !655
	%26 = sext i32 %25 to i64, !dbg !655
	%27 = mul i64 %20, %26, !dbg !655
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !655, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !655, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !655, !range !20
	%31 = mul i32 %22, %30, !dbg !655
	%32 = add i32 %29, %31, !dbg !655
	%33 = mul i32 %21, %32, !dbg !655
	%34 = add i32 %28, %33, !dbg !655
	%35 = sext i32 %34 to i64, !dbg !655
	%36 = add i64 %27, %35, !dbg !655
	%37 = mul i64 %9, %11, !dbg !655
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !655, !range !16
	%39 = sext i32 %38 to i64, !dbg !655
	%40 = mul i64 %37, %39, !dbg !655
	%41 = mul i64 %40, %26, !dbg !655
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !656
	%43 = sext i32 %42 to i64, !dbg !656
	%44 = trunc i64 %p4 to i32, !dbg !656
	br label %b1, !dbg !655

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !655
	%46 = icmp slt i64 %45, %p1, !dbg !655
	br i1 %46, label %b2, label %b3, !dbg !655

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !657
	%48 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !656
	%49 = icmp uge i64 %45, %p3, !dbg !657
	%50 = icmp uge i64 %p4, %43, !dbg !656
	%51 = or i1 %49, %50, !dbg !656
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !656, !prof !28

b2_ok1:
	%52 = bitcast i32* %48 to i8*, !dbg !656
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !656
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !658
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !658
	%55 = add i64 %45, %41, !dbg !655
	br label %b1, !dbg !655

b3:
	ret void, !dbg !654

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !657
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !657

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !657
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !657
	ret void, !dbg !657

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !656
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !656
	ret void, !dbg !656
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !659 {
entry:
	br label %b0, !dbg !660

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !660
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !660
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !663, !range !13
	%3 = sext i32 %2 to i64, !dbg !663
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !663, !range !14
	%5 = sext i32 %4 to i64, !dbg !663
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !663, !range !14
	%7 = sext i32 %6 to i64, !dbg !663
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !663, !range !15
	%9 = sext i32 %8 to i64, !dbg !663
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !663, !range !16
	%11 = sext i32 %10 to i64, !dbg !663
	%12 = trunc i64 %11 to i32, !dbg !663
	%13 = trunc i64 %7 to i32, !dbg !663
	%14 = mul i32 %12, %13, !dbg !663
	%15 = zext i32 %14 to i64, !dbg !663
	%16 = trunc i64 %5 to i32, !dbg !663
	%17 = add i32 %16, %14, !dbg !663
	%18 = zext i32 %17 to i64, !dbg !663
	%19 = mul i64 %9, %18, !dbg !663
	%20 = add i64 %3, %19, !dbg !663
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !663, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !663, !range !17
	%23 = mul i32 %21, %22, !dbg !663
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !663, !range !18
	%25 = mul i32 %23, %24, !dbg !663
	%26 = sext i32 %25 to i64, !dbg !663
	%27 = mul i64 %20, %26, !dbg !663
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !663, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !663, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !663, !range !20
	%31 = mul i32 %22, %30, !dbg !663
	%32 = add i32 %29, %31, !dbg !663
	%33 = mul i32 %21, %32, !dbg !663
	%34 = add i32 %28, %33, !dbg !663
	%35 = sext i32 %34 to i64, !dbg !663
	%36 = add i64 %27, %35, !dbg !663
	%37 = mul i64 %9, %11, !dbg !663
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !663, !range !16
	%39 = sext i32 %38 to i64, !dbg !663
	%40 = mul i64 %37, %39, !dbg !663
	%41 = mul i64 %40, %26, !dbg !663
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !664
	%43 = sext i32 %42 to i64, !dbg !664
	%44 = trunc i64 %p4 to i32, !dbg !664
	br label %b1, !dbg !663

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !663
	%46 = icmp slt i64 %45, %p3, !dbg !663
	br i1 %46, label %b2, label %b3, !dbg !663

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !665
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !666
	%49 = icmp uge i64 %45, %p1, !dbg !665
	%50 = icmp uge i64 %p4, %43, !dbg !664
	%51 = or i1 %49, %50, !dbg !664
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !664, !prof !28

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !666
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !664
	%54 = bitcast i64* %53 to i8*, !dbg !664
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !664
	%55 = add i64 %45, %41, !dbg !663
	br label %b1, !dbg !663

b3:
	ret void, !dbg !662

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !665
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !665

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !665
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !665
	ret void, !dbg !665

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !664
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !664
	ret void, !dbg !664
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !667 {
entry:
	br label %b0, !dbg !668

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !668
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !668
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !671, !range !13
	%3 = sext i32 %2 to i64, !dbg !671
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !671, !range !14
	%5 = sext i32 %4 to i64, !dbg !671
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !671, !range !14
	%7 = sext i32 %6 to i64, !dbg !671
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !671, !range !15
	%9 = sext i32 %8 to i64, !dbg !671
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !671, !range !16
	%11 = sext i32 %10 to i64, !dbg !671
	%12 = trunc i64 %11 to i32, !dbg !671
	%13 = trunc i64 %7 to i32, !dbg !671
	%14 = mul i32 %12, %13, !dbg !671
	%15 = zext i32 %14 to i64, !dbg !671
	%16 = trunc i64 %5 to i32, !dbg !671
	%17 = add i32 %16, %14, !dbg !671
	%18 = zext i32 %17 to i64, !dbg !671
	%19 = mul i64 %9, %18, !dbg !671
	%20 = add i64 %3, %19, !dbg !671
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !671, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !671, !range !17
	%23 = mul i32 %21, %22, !dbg !671
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !671, !range !18
	%25 = mul i32 %23, %24, !dbg !671
	%26 = sext i32 %25 to i64, !dbg !671
	%27 = mul i64 %20, %26, !dbg !671
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !671, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !671, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !671, !range !20
	%31 = mul i32 %22, %30, !dbg !671
	%32 = add i32 %29, %31, !dbg !671
	%33 = mul i32 %21, %32, !dbg !671
	%34 = add i32 %28, %33, !dbg !671
	%35 = sext i32 %34 to i64, !dbg !671
	%36 = add i64 %27, %35, !dbg !671
	%37 = mul i64 %9, %11, !dbg !671
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !671, !range !16
	%39 = sext i32 %38 to i64, !dbg !671
	%40 = mul i64 %37, %39, !dbg !671
	%41 = mul i64 %40, %26, !dbg !671
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !672
	%43 = sext i32 %42 to i64, !dbg !672
	%44 = trunc i64 %p4 to i32, !dbg !672
	br label %b1, !dbg !671

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !671
	%46 = icmp slt i64 %45, %p1, !dbg !671
	br i1 %46, label %b2, label %b3, !dbg !671

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !673
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !672
	%49 = icmp uge i64 %45, %p3, !dbg !673
	%50 = icmp uge i64 %p4, %43, !dbg !672
	%51 = or i1 %49, %50, !dbg !672
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !672, !prof !28

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !672
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !672
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !674
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !674
	%55 = add i64 %45, %41, !dbg !671
	br label %b1, !dbg !671

b3:
	ret void, !dbg !670

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !673
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !673

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !673
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !673
	ret void, !dbg !673

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !672
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !672
	ret void, !dbg !672
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !675 {
entry:
	br label %b0, !dbg !676

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !676
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !676
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !679, !range !13
	%3 = sext i32 %2 to i64, !dbg !679
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !679, !range !14
	%5 = sext i32 %4 to i64, !dbg !679
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !679, !range !14
	%7 = sext i32 %6 to i64, !dbg !679
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !679, !range !15
	%9 = sext i32 %8 to i64, !dbg !679
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !679, !range !16
	%11 = sext i32 %10 to i64, !dbg !679
	%12 = trunc i64 %11 to i32, !dbg !679
	%13 = trunc i64 %7 to i32, !dbg !679
	%14 = mul i32 %12, %13, !dbg !679
	%15 = zext i32 %14 to i64, !dbg !679
	%16 = trunc i64 %5 to i32, !dbg !679
	%17 = add i32 %16, %14, !dbg !679
	%18 = zext i32 %17 to i64, !dbg !679
	%19 = mul i64 %9, %18, !dbg !679
	%20 = add i64 %3, %19, !dbg !679
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !679, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !679, !range !17
	%23 = mul i32 %21, %22, !dbg !679
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !679, !range !18
	%25 = mul i32 %23, %24, !dbg !679
	%26 = sext i32 %25 to i64, !dbg !679
	%27 = mul i64 %20, %26, !dbg !679
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !679, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !679, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !679, !range !20
	%31 = mul i32 %22, %30, !dbg !679
	%32 = add i32 %29, %31, !dbg !679
	%33 = mul i32 %21, %32, !dbg !679
	%34 = add i32 %28, %33, !dbg !679
	%35 = sext i32 %34 to i64, !dbg !679
	%36 = add i64 %27, %35, !dbg !679
	%37 = mul i64 %9, %11, !dbg !679
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !679, !range !16
	%39 = sext i32 %38 to i64, !dbg !679
	%40 = mul i64 %37, %39, !dbg !679
	%41 = mul i64 %40, %26, !dbg !679
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !680
	%43 = sext i32 %42 to i64, !dbg !680
	%44 = trunc i64 %p4 to i32, !dbg !680
	br label %b1, !dbg !679

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !679
	%46 = icmp slt i64 %45, %p3, !dbg !679
	br i1 %46, label %b2, label %b3, !dbg !679

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !681
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !682
	%49 = icmp uge i64 %45, %p1, !dbg !681
	%50 = icmp uge i64 %p4, %43, !dbg !680
	%51 = or i1 %49, %50, !dbg !680
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !680, !prof !28

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !682
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !680
	%54 = bitcast i64* %53 to i8*, !dbg !680
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !680
	%55 = add i64 %45, %41, !dbg !679
	br label %b1, !dbg !679

b3:
	ret void, !dbg !678

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !681
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !681

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !681
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !681
	ret void, !dbg !681

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !680
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !680
	ret void, !dbg !680
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !683 {
entry:
	br label %b0, !dbg !684

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !684
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !684
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !687, !range !13
	%3 = sext i32 %2 to i64, !dbg !687
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !687, !range !14
	%5 = sext i32 %4 to i64, !dbg !687
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !687, !range !14
	%7 = sext i32 %6 to i64, !dbg !687
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !687, !range !15
	%9 = sext i32 %8 to i64, !dbg !687
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !687, !range !16
	%11 = sext i32 %10 to i64, !dbg !687
	%12 = trunc i64 %11 to i32, !dbg !687
	%13 = trunc i64 %7 to i32, !dbg !687
	%14 = mul i32 %12, %13, !dbg !687
	%15 = zext i32 %14 to i64, !dbg !687
	%16 = trunc i64 %5 to i32, !dbg !687
	%17 = add i32 %16, %14, !dbg !687
	%18 = zext i32 %17 to i64, !dbg !687
	%19 = mul i64 %9, %18, !dbg !687
	%20 = add i64 %3, %19, !dbg !687
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !687, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !687, !range !17
	%23 = mul i32 %21, %22, !dbg !687
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !687, !range !18
	%25 = mul i32 %23, %24, !dbg !687
	%26 = sext i32 %25 to i64, !dbg !687
	%27 = mul i64 %20, %26, !dbg !687
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !687, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !687, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !687, !range !20
	%31 = mul i32 %22, %30, !dbg !687
	%32 = add i32 %29, %31, !dbg !687
	%33 = mul i32 %21, %32, !dbg !687
	%34 = add i32 %28, %33, !dbg !687
	%35 = sext i32 %34 to i64, !dbg !687
	%36 = add i64 %27, %35, !dbg !687
	%37 = mul i64 %9, %11, !dbg !687
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !687, !range !16
	%39 = sext i32 %38 to i64, !dbg !687
	%40 = mul i64 %37, %39, !dbg !687
	%41 = mul i64 %40, %26, !dbg !687
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !688
	%43 = sext i32 %42 to i64, !dbg !688
	%44 = trunc i64 %p4 to i32, !dbg !688
	br label %b1, !dbg !687

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !687
	%46 = icmp slt i64 %45, %p1, !dbg !687
	br i1 %46, label %b2, label %b3, !dbg !687

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !689
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !688
	%49 = icmp uge i64 %45, %p3, !dbg !689
	%50 = icmp uge i64 %p4, %43, !dbg !688
	%51 = or i1 %49, %50, !dbg !688
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !688, !prof !28

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !688
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !688
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !690
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !690
	%55 = add i64 %45, %41, !dbg !687
	br label %b1, !dbg !687

b3:
	ret void, !dbg !686

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !689
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !689

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !689
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !689
	ret void, !dbg !689

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !688
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !688
	ret void, !dbg !688
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !691 {
entry:
	br label %b0, !dbg !692

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !692
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !692
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !695, !range !13
	%3 = sext i32 %2 to i64, !dbg !695
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !695, !range !14
	%5 = sext i32 %4 to i64, !dbg !695
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !695, !range !14
	%7 = sext i32 %6 to i64, !dbg !695
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !695, !range !15
	%9 = sext i32 %8 to i64, !dbg !695
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !695, !range !16
	%11 = sext i32 %10 to i64, !dbg !695
	%12 = trunc i64 %11 to i32, !dbg !695
	%13 = trunc i64 %7 to i32, !dbg !695
	%14 = mul i32 %12, %13, !dbg !695
	%15 = zext i32 %14 to i64, !dbg !695
	%16 = trunc i64 %5 to i32, !dbg !695
	%17 = add i32 %16, %14, !dbg !695
	%18 = zext i32 %17 to i64, !dbg !695
	%19 = mul i64 %9, %18, !dbg !695
	%20 = add i64 %3, %19, !dbg !695
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !695, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !695, !range !17
	%23 = mul i32 %21, %22, !dbg !695
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !695, !range !18
	%25 = mul i32 %23, %24, !dbg !695
	%26 = sext i32 %25 to i64, !dbg !695
	%27 = mul i64 %20, %26, !dbg !695
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !695, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !695, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !695, !range !20
	%31 = mul i32 %22, %30, !dbg !695
	%32 = add i32 %29, %31, !dbg !695
	%33 = mul i32 %21, %32, !dbg !695
	%34 = add i32 %28, %33, !dbg !695
	%35 = sext i32 %34 to i64, !dbg !695
	%36 = add i64 %27, %35, !dbg !695
	%37 = mul i64 %9, %11, !dbg !695
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !695, !range !16
	%39 = sext i32 %38 to i64, !dbg !695
	%40 = mul i64 %37, %39, !dbg !695
	%41 = mul i64 %40, %26, !dbg !695
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !696
	%43 = sext i32 %42 to i64, !dbg !696
	%44 = trunc i64 %p4 to i32, !dbg !696
	br label %b1, !dbg !695

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !695
	%46 = icmp slt i64 %45, %p3, !dbg !695
	br i1 %46, label %b2, label %b3, !dbg !695

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !697
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !698
	%49 = icmp uge i64 %45, %p1, !dbg !697
	%50 = icmp uge i64 %p4, %43, !dbg !696
	%51 = or i1 %49, %50, !dbg !696
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !696, !prof !28

b2_ok1:
	%52 = load float, float addrspace(1)* %48, align 4, !dbg !698
	%53 = bitcast float %52 to i32, !dbg !696
	%54 = addrspacecast float addrspace(1)* %47 to float*, !dbg !696
	%55 = bitcast float* %54 to i8*, !dbg !696
	call void @gpuc_p_thread_32(i8* %55, i32 %53, i32 %44), !dbg !696
	%56 = add i64 %45, %41, !dbg !695
	br label %b1, !dbg !695

b3:
	ret void, !dbg !694

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !697
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !697

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !697
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !697
	ret void, !dbg !697

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !696
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !696
	ret void, !dbg !696
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !699 {
entry:
	br label %b0, !dbg !700

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !700
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !700
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !703, !range !13
	%3 = sext i32 %2 to i64, !dbg !703
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !703, !range !14
	%5 = sext i32 %4 to i64, !dbg !703
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !703, !range !14
	%7 = sext i32 %6 to i64, !dbg !703
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !703, !range !15
	%9 = sext i32 %8 to i64, !dbg !703
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !703, !range !16
	%11 = sext i32 %10 to i64, !dbg !703
	%12 = trunc i64 %11 to i32, !dbg !703
	%13 = trunc i64 %7 to i32, !dbg !703
	%14 = mul i32 %12, %13, !dbg !703
	%15 = zext i32 %14 to i64, !dbg !703
	%16 = trunc i64 %5 to i32, !dbg !703
	%17 = add i32 %16, %14, !dbg !703
	%18 = zext i32 %17 to i64, !dbg !703
	%19 = mul i64 %9, %18, !dbg !703
	%20 = add i64 %3, %19, !dbg !703
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !703, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !703, !range !17
	%23 = mul i32 %21, %22, !dbg !703
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !703, !range !18
	%25 = mul i32 %23, %24, !dbg !703
	%26 = sext i32 %25 to i64, !dbg !703
	%27 = mul i64 %20, %26, !dbg !703
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !703, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !703, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !703, !range !20
	%31 = mul i32 %22, %30, !dbg !703
	%32 = add i32 %29, %31, !dbg !703
	%33 = mul i32 %21, %32, !dbg !703
	%34 = add i32 %28, %33, !dbg !703
	%35 = sext i32 %34 to i64, !dbg !703
	%36 = add i64 %27, %35, !dbg !703
	%37 = mul i64 %9, %11, !dbg !703
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !703, !range !16
	%39 = sext i32 %38 to i64, !dbg !703
	%40 = mul i64 %37, %39, !dbg !703
	%41 = mul i64 %40, %26, !dbg !703
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !704
	%43 = sext i32 %42 to i64, !dbg !704
	%44 = trunc i64 %p4 to i32, !dbg !704
	br label %b1, !dbg !703

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !703
	%46 = icmp slt i64 %45, %p1, !dbg !703
	br i1 %46, label %b2, label %b3, !dbg !703

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !705
	%48 = addrspacecast float addrspace(1)* %47 to float*, !dbg !704
	%49 = icmp uge i64 %45, %p3, !dbg !705
	%50 = icmp uge i64 %p4, %43, !dbg !704
	%51 = or i1 %49, %50, !dbg !704
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !704, !prof !28

b2_ok1:
	%52 = bitcast float* %48 to i8*, !dbg !704
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !704
	%54 = bitcast i32 %53 to float, !dbg !704
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !706
	store float %54, float addrspace(1)* %55, align 4, !dbg !706
	%56 = add i64 %45, %41, !dbg !703
	br label %b1, !dbg !703

b3:
	ret void, !dbg !702

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !705
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !705

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !705
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !705
	ret void, !dbg !705

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !704
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !704
	ret void, !dbg !704
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !707 {
entry:
	br label %b0, !dbg !708

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !708
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !708
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !711, !range !13
	%3 = sext i32 %2 to i64, !dbg !711
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !711, !range !14
	%5 = sext i32 %4 to i64, !dbg !711
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !711, !range !14
	%7 = sext i32 %6 to i64, !dbg !711
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !711, !range !15
	%9 = sext i32 %8 to i64, !dbg !711
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !711, !range !16
	%11 = sext i32 %10 to i64, !dbg !711
	%12 = trunc i64 %11 to i32, !dbg !711
	%13 = trunc i64 %7 to i32, !dbg !711
	%14 = mul i32 %12, %13, !dbg !711
	%15 = zext i32 %14 to i64, !dbg !711
	%16 = trunc i64 %5 to i32, !dbg !711
	%17 = add i32 %16, %14, !dbg !711
	%18 = zext i32 %17 to i64, !dbg !711
	%19 = mul i64 %9, %18, !dbg !711
	%20 = add i64 %3, %19, !dbg !711
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !711, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !711, !range !17
	%23 = mul i32 %21, %22, !dbg !711
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !711, !range !18
	%25 = mul i32 %23, %24, !dbg !711
	%26 = sext i32 %25 to i64, !dbg !711
	%27 = mul i64 %20, %26, !dbg !711
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !711, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !711, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !711, !range !20
	%31 = mul i32 %22, %30, !dbg !711
	%32 = add i32 %29, %31, !dbg !711
	%33 = mul i32 %21, %32, !dbg !711
	%34 = add i32 %28, %33, !dbg !711
	%35 = sext i32 %34 to i64, !dbg !711
	%36 = add i64 %27, %35, !dbg !711
	%37 = mul i64 %9, %11, !dbg !711
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !711, !range !16
	%39 = sext i32 %38 to i64, !dbg !711
	%40 = mul i64 %37, %39, !dbg !711
	%41 = mul i64 %40, %26, !dbg !711
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !712
	%43 = sext i32 %42 to i64, !dbg !712
	%44 = trunc i64 %p4 to i32, !dbg !712
	br label %b1, !dbg !711

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !711
	%46 = icmp slt i64 %45, %p3, !dbg !711
	br i1 %46, label %b2, label %b3, !dbg !711

b2:
	%47 = getelementptr inbounds double, double addrspace(1)* %0, i64 %45, !dbg !713
	%48 = getelementptr inbounds double, double addrspace(1)* %1, i64 %45, !dbg !714
	%49 = icmp uge i64 %45, %p1, !dbg !713
	%50 = icmp uge i64 %p4, %43, !dbg !712
	%51 = or i1 %49, %50, !dbg !712
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !712, !prof !28

b2_ok1:
	%52 = load double, double addrspace(1)* %48, align 8, !dbg !714
	%53 = bitcast double %52 to i64, !dbg !712
	%54 = addrspacecast double addrspace(1)* %47 to double*, !dbg !712
	%55 = bitcast double* %54 to i8*, !dbg !712
	call void @gpuc_p_thread_64(i8* %55, i64 %53, i32 %44), !dbg !712
	%56 = add i64 %45, %41, !dbg !711
	br label %b1, !dbg !711

b3:
	ret void, !dbg !710

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !713
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !713

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !713
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !713
	ret void, !dbg !713

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !712
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !712
	ret void, !dbg !712
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !715 {
entry:
	br label %b0, !dbg !716

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !716
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !716
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !719, !range !13
	%3 = sext i32 %2 to i64, !dbg !719
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !719, !range !14
	%5 = sext i32 %4 to i64, !dbg !719
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !719, !range !14
	%7 = sext i32 %6 to i64, !dbg !719
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !719, !range !15
	%9 = sext i32 %8 to i64, !dbg !719
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !719, !range !16
	%11 = sext i32 %10 to i64, !dbg !719
	%12 = trunc i64 %11 to i32, !dbg !719
	%13 = trunc i64 %7 to i32, !dbg !719
	%14 = mul i32 %12, %13, !dbg !719
	%15 = zext i32 %14 to i64, !dbg !719
	%16 = trunc i64 %5 to i32, !dbg !719
	%17 = add i32 %16, %14, !dbg !719
	%18 = zext i32 %17 to i64, !dbg !719
	%19 = mul i64 %9, %18, !dbg !719
	%20 = add i64 %3, %19, !dbg !719
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !719, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !719, !range !17
	%23 = mul i32 %21, %22, !dbg !719
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !719, !range !18
	%25 = mul i32 %23, %24, !dbg !719
	%26 = sext i32 %25 to i64, !dbg !719
	%27 = mul i64 %20, %26, !dbg !719
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !719, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !719, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !719, !range !20
	%31 = mul i32 %22, %30, !dbg !719
	%32 = add i32 %29, %31, !dbg !719
	%33 = mul i32 %21, %32, !dbg !719
	%34 = add i32 %28, %33, !dbg !719
	%35 = sext i32 %34 to i64, !dbg !719
	%36 = add i64 %27, %35, !dbg !719
	%37 = mul i64 %9, %11, !dbg !719
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !719, !range !16
	%39 = sext i32 %38 to i64, !dbg !719
	%40 = mul i64 %37, %39, !dbg !719
	%41 = mul i64 %40, %26, !dbg !719
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !720
	%43 = sext i32 %42 to i64, !dbg !720
	%44 = trunc i64 %p4 to i32, !dbg !720
	br label %b1, !dbg !719

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !719
	%46 = icmp slt i64 %45, %p1, !dbg !719
	br i1 %46, label %b2, label %b3, !dbg !719

b2:
	%47 = getelementptr inbounds double, double addrspace(1)* %1, i64 %45, !dbg !721
	%48 = addrspacecast double addrspace(1)* %47 to double*, !dbg !720
	%49 = icmp uge i64 %45, %p3, !dbg !721
	%50 = icmp uge i64 %p4, %43, !dbg !720
	%51 = or i1 %49, %50, !dbg !720
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !720, !prof !28

b2_ok1:
	%52 = bitcast double* %48 to i8*, !dbg !720
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !720
	%54 = bitcast i64 %53 to double, !dbg !720
	%55 = getelementptr inbounds double, double addrspace(1)* %0, i64 %45, !dbg !722
	store double %54, double addrspace(1)* %55, align 8, !dbg !722
	%56 = add i64 %45, %41, !dbg !719
	br label %b1, !dbg !719

b3:
	ret void, !dbg !718

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !721
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !721

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !721
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !721
	ret void, !dbg !721

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !720
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !720
	ret void, !dbg !720
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !723 {
entry:
	br label %b0, !dbg !724

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !724
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !724
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !727, !range !13
	%3 = sext i32 %2 to i64, !dbg !727
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !727, !range !14
	%5 = sext i32 %4 to i64, !dbg !727
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !727, !range !14
	%7 = sext i32 %6 to i64, !dbg !727
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !727, !range !15
	%9 = sext i32 %8 to i64, !dbg !727
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !727, !range !16
	%11 = sext i32 %10 to i64, !dbg !727
	%12 = trunc i64 %11 to i32, !dbg !727
	%13 = trunc i64 %7 to i32, !dbg !727
	%14 = mul i32 %12, %13, !dbg !727
	%15 = zext i32 %14 to i64, !dbg !727
	%16 = trunc i64 %5 to i32, !dbg !727
	%17 = add i32 %16, %14, !dbg !727
	%18 = zext i32 %17 to i64, !dbg !727
	%19 = mul i64 %9, %18, !dbg !727
	%20 = add i64 %3, %19, !dbg !727
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !727, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !727, !range !17
	%23 = mul i32 %21, %22, !dbg !727
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !727, !range !18
	%25 = mul i32 %23, %24, !dbg !727
	%26 = sext i32 %25 to i64, !dbg !727
	%27 = mul i64 %20, %26, !dbg !727
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !727, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !727, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !727, !range !20
	%31 = mul i32 %22, %30, !dbg !727
	%32 = add i32 %29, %31, !dbg !727
	%33 = mul i32 %21, %32, !dbg !727
	%34 = add i32 %28, %33, !dbg !727
	%35 = sext i32 %34 to i64, !dbg !727
	%36 = add i64 %27, %35, !dbg !727
	%37 = mul i64 %9, %11, !dbg !727
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !727, !range !16
	%39 = sext i32 %38 to i64, !dbg !727
	%40 = mul i64 %37, %39, !dbg !727
	%41 = mul i64 %40, %26, !dbg !727
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !728
	%43 = sext i32 %42 to i64, !dbg !728
	%44 = trunc i64 %p4 to i32, !dbg !728
	br label %b1, !dbg !727

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !727
	%46 = icmp slt i64 %45, %p3, !dbg !727
	br i1 %46, label %b2, label %b3, !dbg !727

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !729
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !730
	%49 = icmp uge i64 %45, %p1, !dbg !729
	%50 = icmp uge i64 %p4, %43, !dbg !728
	%51 = or i1 %49, %50, !dbg !728
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !728, !prof !28

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !730
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !728
	%54 = bitcast i16* %53 to i8*, !dbg !728
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !728
	%55 = add i64 %45, %41, !dbg !727
	br label %b1, !dbg !727

b3:
	ret void, !dbg !726

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !729
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !729

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !729
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !729
	ret void, !dbg !729

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !728
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !728
	ret void, !dbg !728
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !731 {
entry:
	br label %b0, !dbg !732

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !732
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !732
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !735, !range !13
	%3 = sext i32 %2 to i64, !dbg !735
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !735, !range !14
	%5 = sext i32 %4 to i64, !dbg !735
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !735, !range !14
	%7 = sext i32 %6 to i64, !dbg !735
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !735, !range !15
	%9 = sext i32 %8 to i64, !dbg !735
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !735, !range !16
	%11 = sext i32 %10 to i64, !dbg !735
	%12 = trunc i64 %11 to i32, !dbg !735
	%13 = trunc i64 %7 to i32, !dbg !735
	%14 = mul i32 %12, %13, !dbg !735
	%15 = zext i32 %14 to i64, !dbg !735
	%16 = trunc i64 %5 to i32, !dbg !735
	%17 = add i32 %16, %14, !dbg !735
	%18 = zext i32 %17 to i64, !dbg !735
	%19 = mul i64 %9, %18, !dbg !735
	%20 = add i64 %3, %19, !dbg !735
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !735, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !735, !range !17
	%23 = mul i32 %21, %22, !dbg !735
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !735, !range !18
	%25 = mul i32 %23, %24, !dbg !735
	%26 = sext i32 %25 to i64, !dbg !735
	%27 = mul i64 %20, %26, !dbg !735
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !735, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !735, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !735, !range !20
	%31 = mul i32 %22, %30, !dbg !735
	%32 = add i32 %29, %31, !dbg !735
	%33 = mul i32 %21, %32, !dbg !735
	%34 = add i32 %28, %33, !dbg !735
	%35 = sext i32 %34 to i64, !dbg !735
	%36 = add i64 %27, %35, !dbg !735
	%37 = mul i64 %9, %11, !dbg !735
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !735, !range !16
	%39 = sext i32 %38 to i64, !dbg !735
	%40 = mul i64 %37, %39, !dbg !735
	%41 = mul i64 %40, %26, !dbg !735
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !736
	%43 = sext i32 %42 to i64, !dbg !736
	%44 = trunc i64 %p4 to i32, !dbg !736
	br label %b1, !dbg !735

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !735
	%46 = icmp slt i64 %45, %p1, !dbg !735
	br i1 %46, label %b2, label %b3, !dbg !735

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !737
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !736
	%49 = icmp uge i64 %45, %p3, !dbg !737
	%50 = icmp uge i64 %p4, %43, !dbg !736
	%51 = or i1 %49, %50, !dbg !736
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !736, !prof !28

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !736
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !736
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !738
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !738
	%55 = add i64 %45, %41, !dbg !735
	br label %b1, !dbg !735

b3:
	ret void, !dbg !734

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !737
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !737

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !737
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !737
	ret void, !dbg !737

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !736
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !736
	ret void, !dbg !736
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !739 {
entry:
	br label %b0, !dbg !740

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !740
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !740
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !743, !range !13
	%3 = sext i32 %2 to i64, !dbg !743
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !743, !range !14
	%5 = sext i32 %4 to i64, !dbg !743
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !743, !range !14
	%7 = sext i32 %6 to i64, !dbg !743
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !743, !range !15
	%9 = sext i32 %8 to i64, !dbg !743
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !743, !range !16
	%11 = sext i32 %10 to i64, !dbg !743
	%12 = trunc i64 %11 to i32, !dbg !743
	%13 = trunc i64 %7 to i32, !dbg !743
	%14 = mul i32 %12, %13, !dbg !743
	%15 = zext i32 %14 to i64, !dbg !743
	%16 = trunc i64 %5 to i32, !dbg !743
	%17 = add i32 %16, %14, !dbg !743
	%18 = zext i32 %17 to i64, !dbg !743
	%19 = mul i64 %9, %18, !dbg !743
	%20 = add i64 %3, %19, !dbg !743
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !743, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !743, !range !17
	%23 = mul i32 %21, %22, !dbg !743
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !743, !range !18
	%25 = mul i32 %23, %24, !dbg !743
	%26 = sext i32 %25 to i64, !dbg !743
	%27 = mul i64 %20, %26, !dbg !743
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !743, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !743, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !743, !range !20
	%31 = mul i32 %22, %30, !dbg !743
	%32 = add i32 %29, %31, !dbg !743
	%33 = mul i32 %21, %32, !dbg !743
	%34 = add i32 %28, %33, !dbg !743
	%35 = sext i32 %34 to i64, !dbg !743
	%36 = add i64 %27, %35, !dbg !743
	%37 = mul i64 %9, %11, !dbg !743
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !743, !range !16
	%39 = sext i32 %38 to i64, !dbg !743
	%40 = mul i64 %37, %39, !dbg !743
	%41 = mul i64 %40, %26, !dbg !743
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !744
	%43 = sext i32 %42 to i64, !dbg !744
	%44 = trunc i64 %p4 to i32, !dbg !744
	br label %b1, !dbg !743

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !743
	%46 = icmp slt i64 %45, %p3, !dbg !743
	br i1 %46, label %b2, label %b3, !dbg !743

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !745
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !746
	%49 = icmp uge i64 %45, %p1, !dbg !745
	%50 = icmp uge i64 %p4, %43, !dbg !744
	%51 = or i1 %49, %50, !dbg !744
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !744, !prof !28

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !746
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !744
	%54 = bitcast i16* %53 to i8*, !dbg !744
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !744
	%55 = add i64 %45, %41, !dbg !743
	br label %b1, !dbg !743

b3:
	ret void, !dbg !742

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !745
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !745

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !745
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !745
	ret void, !dbg !745

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !744
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !744
	ret void, !dbg !744
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !747 {
entry:
	br label %b0, !dbg !748

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !748
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !748
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !751, !range !13
	%3 = sext i32 %2 to i64, !dbg !751
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !751, !range !14
	%5 = sext i32 %4 to i64, !dbg !751
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !751, !range !14
	%7 = sext i32 %6 to i64, !dbg !751
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !751, !range !15
	%9 = sext i32 %8 to i64, !dbg !751
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !751, !range !16
	%11 = sext i32 %10 to i64, !dbg !751
	%12 = trunc i64 %11 to i32, !dbg !751
	%13 = trunc i64 %7 to i32, !dbg !751
	%14 = mul i32 %12, %13, !dbg !751
	%15 = zext i32 %14 to i64, !dbg !751
	%16 = trunc i64 %5 to i32, !dbg !751
	%17 = add i32 %16, %14, !dbg !751
	%18 = zext i32 %17 to i64, !dbg !751
	%19 = mul i64 %9, %18, !dbg !751
	%20 = add i64 %3, %19, !dbg !751
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !751, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !751, !range !17
	%23 = mul i32 %21, %22, !dbg !751
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !751, !range !18
	%25 = mul i32 %23, %24, !dbg !751
	%26 = sext i32 %25 to i64, !dbg !751
	%27 = mul i64 %20, %26, !dbg !751
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !751, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !751, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !751, !range !20
	%31 = mul i32 %22, %30, !dbg !751
	%32 = add i32 %29, %31, !dbg !751
	%33 = mul i32 %21, %32, !dbg !751
	%34 = add i32 %28, %33, !dbg !751
	%35 = sext i32 %34 to i64, !dbg !751
	%36 = add i64 %27, %35, !dbg !751
	%37 = mul i64 %9, %11, !dbg !751
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !751, !range !16
	%39 = sext i32 %38 to i64, !dbg !751
	%40 = mul i64 %37, %39, !dbg !751
	%41 = mul i64 %40, %26, !dbg !751
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !752
	%43 = sext i32 %42 to i64, !dbg !752
	%44 = trunc i64 %p4 to i32, !dbg !752
	br label %b1, !dbg !751

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !751
	%46 = icmp slt i64 %45, %p1, !dbg !751
	br i1 %46, label %b2, label %b3, !dbg !751

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !753
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !752
	%49 = icmp uge i64 %45, %p3, !dbg !753
	%50 = icmp uge i64 %p4, %43, !dbg !752
	%51 = or i1 %49, %50, !dbg !752
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !752, !prof !28

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !752
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !752
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !754
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !754
	%55 = add i64 %45, %41, !dbg !751
	br label %b1, !dbg !751

b3:
	ret void, !dbg !750

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !753
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !753

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !753
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !753
	ret void, !dbg !753

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !752
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !752
	ret void, !dbg !752
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !755 {
entry:
	br label %b0, !dbg !756

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !756
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !756
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !759, !range !13
	%3 = sext i32 %2 to i64, !dbg !759
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !759, !range !14
	%5 = sext i32 %4 to i64, !dbg !759
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !759, !range !14
	%7 = sext i32 %6 to i64, !dbg !759
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !759, !range !15
	%9 = sext i32 %8 to i64, !dbg !759
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !759, !range !16
	%11 = sext i32 %10 to i64, !dbg !759
	%12 = trunc i64 %11 to i32, !dbg !759
	%13 = trunc i64 %7 to i32, !dbg !759
	%14 = mul i32 %12, %13, !dbg !759
	%15 = zext i32 %14 to i64, !dbg !759
	%16 = trunc i64 %5 to i32, !dbg !759
	%17 = add i32 %16, %14, !dbg !759
	%18 = zext i32 %17 to i64, !dbg !759
	%19 = mul i64 %9, %18, !dbg !759
	%20 = add i64 %3, %19, !dbg !759
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !759, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !759, !range !17
	%23 = mul i32 %21, %22, !dbg !759
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !759, !range !18
	%25 = mul i32 %23, %24, !dbg !759
	%26 = sext i32 %25 to i64, !dbg !759
	%27 = mul i64 %20, %26, !dbg !759
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !759, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !759, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !759, !range !20
	%31 = mul i32 %22, %30, !dbg !759
	%32 = add i32 %29, %31, !dbg !759
	%33 = mul i32 %21, %32, !dbg !759
	%34 = add i32 %28, %33, !dbg !759
	%35 = sext i32 %34 to i64, !dbg !759
	%36 = add i64 %27, %35, !dbg !759
	%37 = mul i64 %9, %11, !dbg !759
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !759, !range !16
	%39 = sext i32 %38 to i64, !dbg !759
	%40 = mul i64 %37, %39, !dbg !759
	%41 = mul i64 %40, %26, !dbg !759
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !760
	%43 = sext i32 %42 to i64, !dbg !760
	%44 = trunc i64 %p4 to i32, !dbg !760
	br label %b1, !dbg !759

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !759
	%46 = icmp slt i64 %45, %p3, !dbg !759
	br i1 %46, label %b2, label %b3, !dbg !759

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !761
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !762
	%49 = icmp uge i64 %45, %p1, !dbg !761
	%50 = icmp uge i64 %p4, %43, !dbg !760
	%51 = or i1 %49, %50, !dbg !760
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !760, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !762
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !760
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !760
	%54 = add i64 %45, %41, !dbg !759
	br label %b1, !dbg !759

b3:
	ret void, !dbg !758

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !761
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !761

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !761
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !761
	ret void, !dbg !761

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !760
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !760
	ret void, !dbg !760
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !763 {
entry:
	br label %b0, !dbg !764

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !764
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !764
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !767, !range !13
	%3 = sext i32 %2 to i64, !dbg !767
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !767, !range !14
	%5 = sext i32 %4 to i64, !dbg !767
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !767, !range !14
	%7 = sext i32 %6 to i64, !dbg !767
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !767, !range !15
	%9 = sext i32 %8 to i64, !dbg !767
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !767, !range !16
	%11 = sext i32 %10 to i64, !dbg !767
	%12 = trunc i64 %11 to i32, !dbg !767
	%13 = trunc i64 %7 to i32, !dbg !767
	%14 = mul i32 %12, %13, !dbg !767
	%15 = zext i32 %14 to i64, !dbg !767
	%16 = trunc i64 %5 to i32, !dbg !767
	%17 = add i32 %16, %14, !dbg !767
	%18 = zext i32 %17 to i64, !dbg !767
	%19 = mul i64 %9, %18, !dbg !767
	%20 = add i64 %3, %19, !dbg !767
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !767, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !767, !range !17
	%23 = mul i32 %21, %22, !dbg !767
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !767, !range !18
	%25 = mul i32 %23, %24, !dbg !767
	%26 = sext i32 %25 to i64, !dbg !767
	%27 = mul i64 %20, %26, !dbg !767
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !767, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !767, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !767, !range !20
	%31 = mul i32 %22, %30, !dbg !767
	%32 = add i32 %29, %31, !dbg !767
	%33 = mul i32 %21, %32, !dbg !767
	%34 = add i32 %28, %33, !dbg !767
	%35 = sext i32 %34 to i64, !dbg !767
	%36 = add i64 %27, %35, !dbg !767
	%37 = mul i64 %9, %11, !dbg !767
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !767, !range !16
	%39 = sext i32 %38 to i64, !dbg !767
	%40 = mul i64 %37, %39, !dbg !767
	%41 = mul i64 %40, %26, !dbg !767
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !768
	%43 = sext i32 %42 to i64, !dbg !768
	%44 = trunc i64 %p4 to i32, !dbg !768
	br label %b1, !dbg !767

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !767
	%46 = icmp slt i64 %45, %p1, !dbg !767
	br i1 %46, label %b2, label %b3, !dbg !767

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !769
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !768
	%49 = icmp uge i64 %45, %p3, !dbg !769
	%50 = icmp uge i64 %p4, %43, !dbg !768
	%51 = or i1 %49, %50, !dbg !768
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !768, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !768
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !770
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !770
	%54 = add i64 %45, %41, !dbg !767
	br label %b1, !dbg !767

b3:
	ret void, !dbg !766

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !769
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !769

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !769
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !769
	ret void, !dbg !769

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !768
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !768
	ret void, !dbg !768
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !771 {
entry:
	br label %b0, !dbg !772

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !772
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !772
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !775, !range !13
	%3 = sext i32 %2 to i64, !dbg !775
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !775, !range !14
	%5 = sext i32 %4 to i64, !dbg !775
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !775, !range !14
	%7 = sext i32 %6 to i64, !dbg !775
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !775, !range !15
	%9 = sext i32 %8 to i64, !dbg !775
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !775, !range !16
	%11 = sext i32 %10 to i64, !dbg !775
	%12 = trunc i64 %11 to i32, !dbg !775
	%13 = trunc i64 %7 to i32, !dbg !775
	%14 = mul i32 %12, %13, !dbg !775
	%15 = zext i32 %14 to i64, !dbg !775
	%16 = trunc i64 %5 to i32, !dbg !775
	%17 = add i32 %16, %14, !dbg !775
	%18 = zext i32 %17 to i64, !dbg !775
	%19 = mul i64 %9, %18, !dbg !775
	%20 = add i64 %3, %19, !dbg !775
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !775, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !775, !range !17
	%23 = mul i32 %21, %22, !dbg !775
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !775, !range !18
	%25 = mul i32 %23, %24, !dbg !775
	%26 = sext i32 %25 to i64, !dbg !775
	%27 = mul i64 %20, %26, !dbg !775
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !775, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !775, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !775, !range !20
	%31 = mul i32 %22, %30, !dbg !775
	%32 = add i32 %29, %31, !dbg !775
	%33 = mul i32 %21, %32, !dbg !775
	%34 = add i32 %28, %33, !dbg !775
	%35 = sext i32 %34 to i64, !dbg !775
	%36 = add i64 %27, %35, !dbg !775
	%37 = mul i64 %9, %11, !dbg !775
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !775, !range !16
	%39 = sext i32 %38 to i64, !dbg !775
	%40 = mul i64 %37, %39, !dbg !775
	%41 = mul i64 %40, %26, !dbg !775
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !776
	%43 = sext i32 %42 to i64, !dbg !776
	%44 = trunc i64 %p4 to i32, !dbg !776
	br label %b1, !dbg !775

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !775
	%46 = icmp slt i64 %45, %p3, !dbg !775
	br i1 %46, label %b2, label %b3, !dbg !775

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !777
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !778
	%49 = icmp uge i64 %45, %p1, !dbg !777
	%50 = icmp uge i64 %p4, %43, !dbg !776
	%51 = or i1 %49, %50, !dbg !776
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !776, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !778
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !776
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !776
	%54 = add i64 %45, %41, !dbg !775
	br label %b1, !dbg !775

b3:
	ret void, !dbg !774

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !777
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !777

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !777
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !777
	ret void, !dbg !777

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !776
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !776
	ret void, !dbg !776
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !779 {
entry:
	br label %b0, !dbg !780

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !780
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !780
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !783, !range !13
	%3 = sext i32 %2 to i64, !dbg !783
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !783, !range !14
	%5 = sext i32 %4 to i64, !dbg !783
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !783, !range !14
	%7 = sext i32 %6 to i64, !dbg !783
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !783, !range !15
	%9 = sext i32 %8 to i64, !dbg !783
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !783, !range !16
	%11 = sext i32 %10 to i64, !dbg !783
	%12 = trunc i64 %11 to i32, !dbg !783
	%13 = trunc i64 %7 to i32, !dbg !783
	%14 = mul i32 %12, %13, !dbg !783
	%15 = zext i32 %14 to i64, !dbg !783
	%16 = trunc i64 %5 to i32, !dbg !783
	%17 = add i32 %16, %14, !dbg !783
	%18 = zext i32 %17 to i64, !dbg !783
	%19 = mul i64 %9, %18, !dbg !783
	%20 = add i64 %3, %19, !dbg !783
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !783, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !783, !range !17
	%23 = mul i32 %21, %22, !dbg !783
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !783, !range !18
	%25 = mul i32 %23, %24, !dbg !783
	%26 = sext i32 %25 to i64, !dbg !783
	%27 = mul i64 %20, %26, !dbg !783
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !783, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !783, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !783, !range !20
	%31 = mul i32 %22, %30, !dbg !783
	%32 = add i32 %29, %31, !dbg !783
	%33 = mul i32 %21, %32, !dbg !783
	%34 = add i32 %28, %33, !dbg !783
	%35 = sext i32 %34 to i64, !dbg !783
	%36 = add i64 %27, %35, !dbg !783
	%37 = mul i64 %9, %11, !dbg !783
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !783, !range !16
	%39 = sext i32 %38 to i64, !dbg !783
	%40 = mul i64 %37, %39, !dbg !783
	%41 = mul i64 %40, %26, !dbg !783
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !784
	%43 = sext i32 %42 to i64, !dbg !784
	%44 = trunc i64 %p4 to i32, !dbg !784
	br label %b1, !dbg !783

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !783
	%46 = icmp slt i64 %45, %p1, !dbg !783
	br i1 %46, label %b2, label %b3, !dbg !783

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !785
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !784
	%49 = icmp uge i64 %45, %p3, !dbg !785
	%50 = icmp uge i64 %p4, %43, !dbg !784
	%51 = or i1 %49, %50, !dbg !784
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !784, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !784
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !786
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !786
	%54 = add i64 %45, %41, !dbg !783
	br label %b1, !dbg !783

b3:
	ret void, !dbg !782

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !785
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !785

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !785
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !785
	ret void, !dbg !785

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !784
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !784
	ret void, !dbg !784
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

declare void @gpuc_put_signal_nbi_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) nounwind

declare i32 @gpuc_signal_test_thread(i8* %a0, i32 %a1, i64 %a2) nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i8* %a3, i32 %a4) nounwind

declare void @gpuc_p_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_p_thread_8(i8* %a0, i8 zeroext %a1, i32 %a2) nounwind

declare void @gpuc_p_thread_16(i8* %a0, i16 zeroext %a1, i32 %a2) nounwind

declare zeroext i8 @gpuc_g_thread_8(i8* %a0, i32 %a1) nounwind

declare zeroext i16 @gpuc_g_thread_16(i8* %a0, i32 %a1) nounwind

declare i8* @gpuc_peer_early(i32 %a0) nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare i8* @gpuc_peer_base(i32 %a0) nounwind

declare i8* @gpuc_peer_at(i8* %a0, i8* %a1) nounwind

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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!787, !788, !789, !790, !791, !792, !793, !794, !795, !796, !797, !798, !799, !800, !801, !802, !803, !804, !805, !806, !807, !808, !809, !810, !811, !812, !813, !814, !815, !816, !817, !818, !819, !820, !821, !822, !823, !824, !825, !826, !827, !828, !829, !830, !831, !832, !833, !834, !835, !836, !837, !838, !839, !840, !841, !842, !843, !844, !845, !846, !847, !848}
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
!259 = distinct !DISubprogram(name: "Poll", scope: !220, file: !220, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!260 = !DILocation(line: 40, column: 6, scope: !259)
!261 = !DILocation(line: 41, column: 18, scope: !259)
!262 = !DILocation(line: 41, column: 21, scope: !259)
!263 = !DILocation(line: 44, column: 22, scope: !259)
!264 = !DILocation(line: 44, column: 45, scope: !259)
!265 = !DILocation(line: 42, column: 3, scope: !259)
!266 = !DILocation(line: 45, column: 20, scope: !259)
!267 = !DILocation(line: 44, column: 26, scope: !259)
!268 = !DILocation(line: 44, column: 31, scope: !259)
!269 = !DILocation(line: 46, column: 23, scope: !259)
!270 = !DILocation(line: 48, column: 11, scope: !259)
!271 = !DILocation(line: 49, column: 21, scope: !259)
!272 = !DILocation(line: 50, column: 6, scope: !259)
!273 = !DILocation(line: 52, column: 13, scope: !259)
!274 = distinct !DISubprogram(name: "Count", scope: !220, file: !220, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!275 = !DILocation(line: 59, column: 6, scope: !274)
!276 = !DILocation(line: 60, column: 30, scope: !274)
!277 = !DILocation(line: 61, column: 46, scope: !274)
!278 = !DILocation(line: 61, column: 48, scope: !274)
!279 = !DILocation(line: 61, column: 32, scope: !274)
!280 = !DILocation(line: 61, column: 17, scope: !274)
!281 = !DILocation(line: 63, column: 46, scope: !274)
!282 = !DILocation(line: 63, column: 5, scope: !274)
!283 = distinct !DISubprogram(name: "Flags", scope: !220, file: !220, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!284 = !DILocation(line: 69, column: 6, scope: !283)
!285 = !DILocation(line: 70, column: 46, scope: !283)
!286 = !DILocation(line: 70, column: 33, scope: !283)
!287 = !DILocation(line: 71, column: 19, scope: !283)
!288 = !DILocation(line: 72, column: 40, scope: !283)
!289 = !DILocation(line: 72, column: 44, scope: !283)
!290 = !DILocation(line: 72, column: 28, scope: !283)
!291 = !DILocation(line: 72, column: 17, scope: !283)
!292 = !DILocation(line: 74, column: 33, scope: !283)
!293 = !DILocation(line: 75, column: 42, scope: !283)
!294 = !DILocation(line: 75, column: 67, scope: !283)
!295 = !DILocation(line: 75, column: 71, scope: !283)
!296 = !DILocation(line: 75, column: 31, scope: !283)
!297 = !DIFile(filename: "structs.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!298 = distinct !DISubprogram(name: "StoreBody", scope: !297, file: !297, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!299 = !DILocation(line: 12, column: 6, scope: !298)
!300 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!301 = !DILocation(line: 12, column: 77, scope: !298)
!302 = !DILocation(line: 11, column: 32, scope: !300, inlinedAt: !301)
!303 = !DILocation(line: 12, column: 10, scope: !300, inlinedAt: !301)
!304 = !DILocation(line: 12, column: 20, scope: !300, inlinedAt: !301)
!305 = !DILocation(line: 12, column: 30, scope: !300, inlinedAt: !301)
!306 = distinct !DISubprogram(name: "LoadBody", scope: !297, file: !297, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!307 = !DILocation(line: 15, column: 6, scope: !306)
!308 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!309 = !DILocation(line: 15, column: 75, scope: !306)
!310 = !DILocation(line: 19, column: 32, scope: !308, inlinedAt: !309)
!311 = !DILocation(line: 20, column: 21, scope: !308, inlinedAt: !309)
!312 = !DILocation(line: 20, column: 31, scope: !308, inlinedAt: !309)
!313 = !DILocation(line: 20, column: 8, scope: !308, inlinedAt: !309)
!314 = distinct !DISubprogram(name: "StoreColor", scope: !297, file: !297, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!315 = !DILocation(line: 18, column: 6, scope: !314)
!316 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!317 = !DILocation(line: 18, column: 79, scope: !314)
!318 = !DILocation(line: 11, column: 32, scope: !316, inlinedAt: !317)
!319 = !DILocation(line: 12, column: 10, scope: !316, inlinedAt: !317)
!320 = !DILocation(line: 12, column: 20, scope: !316, inlinedAt: !317)
!321 = !DILocation(line: 12, column: 30, scope: !316, inlinedAt: !317)
!322 = distinct !DISubprogram(name: "LoadColor", scope: !297, file: !297, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!323 = !DILocation(line: 21, column: 6, scope: !322)
!324 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!325 = !DILocation(line: 21, column: 77, scope: !322)
!326 = !DILocation(line: 19, column: 32, scope: !324, inlinedAt: !325)
!327 = !DILocation(line: 20, column: 21, scope: !324, inlinedAt: !325)
!328 = !DILocation(line: 20, column: 31, scope: !324, inlinedAt: !325)
!329 = !DILocation(line: 20, column: 8, scope: !324, inlinedAt: !325)
!330 = distinct !DISubprogram(name: "StoreRow", scope: !297, file: !297, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!331 = !DILocation(line: 24, column: 6, scope: !330)
!332 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!333 = !DILocation(line: 24, column: 75, scope: !330)
!334 = !DILocation(line: 11, column: 32, scope: !332, inlinedAt: !333)
!335 = !DILocation(line: 12, column: 10, scope: !332, inlinedAt: !333)
!336 = !DILocation(line: 12, column: 20, scope: !332, inlinedAt: !333)
!337 = !DILocation(line: 12, column: 30, scope: !332, inlinedAt: !333)
!338 = distinct !DISubprogram(name: "LoadRow", scope: !297, file: !297, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!339 = !DILocation(line: 27, column: 6, scope: !338)
!340 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!341 = !DILocation(line: 27, column: 73, scope: !338)
!342 = !DILocation(line: 19, column: 32, scope: !340, inlinedAt: !341)
!343 = !DILocation(line: 20, column: 21, scope: !340, inlinedAt: !341)
!344 = !DILocation(line: 20, column: 31, scope: !340, inlinedAt: !341)
!345 = !DILocation(line: 20, column: 8, scope: !340, inlinedAt: !341)
!346 = distinct !DISubprogram(name: "StoreBool", scope: !297, file: !297, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!347 = !DILocation(line: 30, column: 6, scope: !346)
!348 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!349 = !DILocation(line: 30, column: 72, scope: !346)
!350 = !DILocation(line: 11, column: 32, scope: !348, inlinedAt: !349)
!351 = !DILocation(line: 12, column: 10, scope: !348, inlinedAt: !349)
!352 = !DILocation(line: 12, column: 20, scope: !348, inlinedAt: !349)
!353 = !DILocation(line: 12, column: 30, scope: !348, inlinedAt: !349)
!354 = distinct !DISubprogram(name: "LoadBool", scope: !297, file: !297, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!355 = !DILocation(line: 33, column: 6, scope: !354)
!356 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!357 = !DILocation(line: 33, column: 70, scope: !354)
!358 = !DILocation(line: 19, column: 32, scope: !356, inlinedAt: !357)
!359 = !DILocation(line: 20, column: 21, scope: !356, inlinedAt: !357)
!360 = !DILocation(line: 20, column: 31, scope: !356, inlinedAt: !357)
!361 = !DILocation(line: 20, column: 8, scope: !356, inlinedAt: !357)
!362 = distinct !DISubprogram(name: "StoreVec4", scope: !297, file: !297, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!363 = !DILocation(line: 36, column: 6, scope: !362)
!364 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!365 = !DILocation(line: 36, column: 85, scope: !362)
!366 = !DILocation(line: 11, column: 32, scope: !364, inlinedAt: !365)
!367 = !DILocation(line: 12, column: 10, scope: !364, inlinedAt: !365)
!368 = !DILocation(line: 12, column: 20, scope: !364, inlinedAt: !365)
!369 = !DILocation(line: 12, column: 30, scope: !364, inlinedAt: !365)
!370 = distinct !DISubprogram(name: "LoadVec4", scope: !297, file: !297, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!371 = !DILocation(line: 39, column: 6, scope: !370)
!372 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!373 = !DILocation(line: 39, column: 83, scope: !370)
!374 = !DILocation(line: 19, column: 32, scope: !372, inlinedAt: !373)
!375 = !DILocation(line: 20, column: 21, scope: !372, inlinedAt: !373)
!376 = !DILocation(line: 20, column: 31, scope: !372, inlinedAt: !373)
!377 = !DILocation(line: 20, column: 8, scope: !372, inlinedAt: !373)
!378 = distinct !DISubprogram(name: "Exchange", scope: !297, file: !297, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!379 = !DILocation(line: 56, column: 6, scope: !378)
!380 = !DILocation(line: 57, column: 11, scope: !378)
!381 = !DILocation(line: 65, column: 20, scope: !378)
!382 = !DILocation(line: 58, column: 16, scope: !378)
!383 = !DILocation(line: 60, column: 33, scope: !378)
!384 = !DILocation(line: 61, column: 6, scope: !378)
!385 = !DILocation(line: 61, column: 10, scope: !378)
!386 = !DILocation(line: 61, column: 3, scope: !378)
!387 = !DILocation(line: 62, column: 10, scope: !378)
!388 = !DILocation(line: 62, column: 15, scope: !378)
!389 = !DILocation(line: 62, column: 3, scope: !378)
!390 = !DILocation(line: 64, column: 16, scope: !378)
!391 = !DILocation(line: 65, column: 55, scope: !378)
!392 = !DILocation(line: 66, column: 22, scope: !378)
!393 = !DILocation(line: 67, column: 24, scope: !378)
!394 = !DILocation(line: 68, column: 7, scope: !378)
!395 = !DILocation(line: 69, column: 35, scope: !378)
!396 = !DILocation(line: 70, column: 10, scope: !378)
!397 = !DILocation(line: 71, column: 12, scope: !378)
!398 = !DILocation(line: 72, column: 11, scope: !378)
!399 = !DILocation(line: 72, column: 9, scope: !378)
!400 = !DILocation(line: 72, column: 5, scope: !378)
!401 = !{!"llvm.loop.unroll.disable"}
!402 = distinct !{!402, !401}
!403 = !{!"llvm.loop.unroll.disable"}
!404 = distinct !{!404, !403}
!405 = !DILocation(line: 75, column: 26, scope: !378)
!406 = !DILocation(line: 75, column: 31, scope: !378)
!407 = !DILocation(line: 75, column: 10, scope: !378)
!408 = !DILocation(line: 76, column: 49, scope: !378)
!409 = !DILocation(line: 76, column: 33, scope: !378)
!410 = !DILocation(line: 76, column: 20, scope: !378)
!411 = !DILocation(line: 77, column: 34, scope: !378)
!412 = !DILocation(line: 78, column: 33, scope: !378)
!413 = !DILocation(line: 78, column: 37, scope: !378)
!414 = !DILocation(line: 78, column: 27, scope: !378)
!415 = !DILocation(line: 78, column: 69, scope: !378)
!416 = !DILocation(line: 78, column: 74, scope: !378)
!417 = !DILocation(line: 78, column: 59, scope: !378)
!418 = !DILocation(line: 78, column: 14, scope: !378)
!419 = !DILocation(line: 81, column: 13, scope: !378)
!420 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!421 = distinct !DISubprogram(name: "SyncedThread", scope: !420, file: !420, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!422 = !DILocation(line: 21, column: 6, scope: !421)
!423 = !DILocation(line: 22, column: 18, scope: !421)
!424 = !DILocation(line: 22, column: 21, scope: !421)
!425 = distinct !DISubprogram(name: "meet", scope: !420, file: !420, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!426 = !DILocation(line: 23, column: 7, scope: !421)
!427 = !DILocation(line: 46, column: 39, scope: !425, inlinedAt: !426)
!428 = !DILocation(line: 46, column: 58, scope: !425, inlinedAt: !426)
!429 = !DILocation(line: 46, column: 14, scope: !425, inlinedAt: !426)
!430 = !DILocation(line: 46, column: 42, scope: !425, inlinedAt: !426)
!431 = !DILocation(line: 46, column: 45, scope: !425, inlinedAt: !426)
!432 = !DILocation(line: 48, column: 7, scope: !425, inlinedAt: !426)
!433 = !DILocation(line: 49, column: 16, scope: !425, inlinedAt: !426)
!434 = !DILocation(line: 50, column: 7, scope: !425, inlinedAt: !426)
!435 = !DILocation(line: 51, column: 19, scope: !425, inlinedAt: !426)
!436 = !DILocation(line: 52, column: 7, scope: !425, inlinedAt: !426)
!437 = !DILocation(line: 53, column: 14, scope: !425, inlinedAt: !426)
!438 = !DILocation(line: 54, column: 13, scope: !425, inlinedAt: !426)
!439 = !DILocation(line: 55, column: 7, scope: !425, inlinedAt: !426)
!440 = !DILocation(line: 56, column: 14, scope: !425, inlinedAt: !426)
!441 = !DILocation(line: 57, column: 16, scope: !425, inlinedAt: !426)
!442 = !DILocation(line: 60, column: 6, scope: !425, inlinedAt: !426)
!443 = !DILocation(line: 60, column: 19, scope: !425, inlinedAt: !426)
!444 = !DILocation(line: 61, column: 17, scope: !425, inlinedAt: !426)
!445 = !DILocation(line: 61, column: 6, scope: !425, inlinedAt: !426)
!446 = !DILocation(line: 60, column: 31, scope: !425, inlinedAt: !426)
!447 = !{!"llvm.loop.unroll.disable"}
!448 = distinct !{!448, !447}
!449 = distinct !DISubprogram(name: "SyncedWarp", scope: !420, file: !420, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!450 = !DILocation(line: 30, column: 6, scope: !449)
!451 = !DILocation(line: 31, column: 18, scope: !449)
!452 = !DILocation(line: 31, column: 20, scope: !449)
!453 = !DILocation(line: 31, column: 24, scope: !449)
!454 = distinct !DISubprogram(name: "meet", scope: !420, file: !420, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!455 = !DILocation(line: 32, column: 7, scope: !449)
!456 = !DILocation(line: 46, column: 39, scope: !454, inlinedAt: !455)
!457 = !DILocation(line: 46, column: 58, scope: !454, inlinedAt: !455)
!458 = !DILocation(line: 46, column: 14, scope: !454, inlinedAt: !455)
!459 = !DILocation(line: 32, column: 39, scope: !449)
!460 = !DILocation(line: 32, column: 56, scope: !449)
!461 = !DILocation(line: 46, column: 42, scope: !454, inlinedAt: !455)
!462 = !DILocation(line: 46, column: 45, scope: !454, inlinedAt: !455)
!463 = !DILocation(line: 48, column: 7, scope: !454, inlinedAt: !455)
!464 = !DILocation(line: 49, column: 16, scope: !454, inlinedAt: !455)
!465 = !DILocation(line: 50, column: 7, scope: !454, inlinedAt: !455)
!466 = !DILocation(line: 51, column: 19, scope: !454, inlinedAt: !455)
!467 = !DILocation(line: 52, column: 7, scope: !454, inlinedAt: !455)
!468 = !DILocation(line: 53, column: 14, scope: !454, inlinedAt: !455)
!469 = !DILocation(line: 54, column: 13, scope: !454, inlinedAt: !455)
!470 = !DILocation(line: 55, column: 7, scope: !454, inlinedAt: !455)
!471 = !DILocation(line: 56, column: 14, scope: !454, inlinedAt: !455)
!472 = !DILocation(line: 57, column: 16, scope: !454, inlinedAt: !455)
!473 = !DILocation(line: 60, column: 6, scope: !454, inlinedAt: !455)
!474 = !DILocation(line: 60, column: 19, scope: !454, inlinedAt: !455)
!475 = !DILocation(line: 61, column: 17, scope: !454, inlinedAt: !455)
!476 = !DILocation(line: 61, column: 6, scope: !454, inlinedAt: !455)
!477 = !DILocation(line: 60, column: 31, scope: !454, inlinedAt: !455)
!478 = !{!"llvm.loop.unroll.disable"}
!479 = distinct !{!479, !478}
!480 = distinct !DISubprogram(name: "SyncedBlock", scope: !420, file: !420, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!481 = !DILocation(line: 39, column: 6, scope: !480)
!482 = !DILocation(line: 40, column: 15, scope: !480)
!483 = !DILocation(line: 40, column: 20, scope: !480)
!484 = distinct !DISubprogram(name: "meet", scope: !420, file: !420, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!485 = !DILocation(line: 41, column: 7, scope: !480)
!486 = !DILocation(line: 46, column: 39, scope: !484, inlinedAt: !485)
!487 = !DILocation(line: 46, column: 58, scope: !484, inlinedAt: !485)
!488 = !DILocation(line: 46, column: 14, scope: !484, inlinedAt: !485)
!489 = !DILocation(line: 41, column: 41, scope: !480)
!490 = !DILocation(line: 41, column: 59, scope: !480)
!491 = !DILocation(line: 46, column: 42, scope: !484, inlinedAt: !485)
!492 = !DILocation(line: 46, column: 45, scope: !484, inlinedAt: !485)
!493 = !DILocation(line: 48, column: 7, scope: !484, inlinedAt: !485)
!494 = !DILocation(line: 49, column: 16, scope: !484, inlinedAt: !485)
!495 = !DILocation(line: 50, column: 7, scope: !484, inlinedAt: !485)
!496 = !DILocation(line: 51, column: 19, scope: !484, inlinedAt: !485)
!497 = !DILocation(line: 52, column: 7, scope: !484, inlinedAt: !485)
!498 = !DILocation(line: 53, column: 14, scope: !484, inlinedAt: !485)
!499 = !DILocation(line: 54, column: 13, scope: !484, inlinedAt: !485)
!500 = !DILocation(line: 55, column: 7, scope: !484, inlinedAt: !485)
!501 = !DILocation(line: 56, column: 14, scope: !484, inlinedAt: !485)
!502 = !DILocation(line: 57, column: 16, scope: !484, inlinedAt: !485)
!503 = !DILocation(line: 60, column: 6, scope: !484, inlinedAt: !485)
!504 = !DILocation(line: 60, column: 19, scope: !484, inlinedAt: !485)
!505 = !DILocation(line: 61, column: 17, scope: !484, inlinedAt: !485)
!506 = !DILocation(line: 61, column: 6, scope: !484, inlinedAt: !485)
!507 = !DILocation(line: 60, column: 31, scope: !484, inlinedAt: !485)
!508 = !{!"llvm.loop.unroll.disable"}
!509 = distinct !{!509, !508}
!510 = distinct !DISubprogram(name: "Rounds", scope: !420, file: !420, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!511 = !DILocation(line: 69, column: 6, scope: !510)
!512 = !DILocation(line: 70, column: 21, scope: !510)
!513 = !DILocation(line: 70, column: 38, scope: !510)
!514 = !DILocation(line: 73, column: 43, scope: !510)
!515 = !DILocation(line: 72, column: 20, scope: !510)
!516 = !DILocation(line: 72, column: 23, scope: !510)
!517 = !DILocation(line: 73, column: 22, scope: !510)
!518 = !DILocation(line: 73, column: 35, scope: !510)
!519 = !DILocation(line: 73, column: 33, scope: !510)
!520 = !DILocation(line: 73, column: 46, scope: !510)
!521 = !DILocation(line: 73, column: 11, scope: !510)
!522 = !DILocation(line: 75, column: 19, scope: !510)
!523 = !DILocation(line: 76, column: 18, scope: !510)
!524 = !DILocation(line: 76, column: 33, scope: !510)
!525 = !DILocation(line: 76, column: 31, scope: !510)
!526 = !DILocation(line: 76, column: 22, scope: !510)
!527 = !DILocation(line: 77, column: 27, scope: !510)
!528 = !DILocation(line: 77, column: 17, scope: !510)
!529 = !DILocation(line: 79, column: 16, scope: !510)
!530 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!531 = distinct !DISubprogram(name: "StoreInt8", scope: !530, file: !530, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!532 = !DILocation(line: 13, column: 6, scope: !531)
!533 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!534 = !DILocation(line: 13, column: 72, scope: !531)
!535 = !DILocation(line: 11, column: 32, scope: !533, inlinedAt: !534)
!536 = !DILocation(line: 12, column: 10, scope: !533, inlinedAt: !534)
!537 = !DILocation(line: 12, column: 20, scope: !533, inlinedAt: !534)
!538 = !DILocation(line: 12, column: 30, scope: !533, inlinedAt: !534)
!539 = distinct !DISubprogram(name: "LoadInt8", scope: !530, file: !530, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!540 = !DILocation(line: 18, column: 6, scope: !539)
!541 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!542 = !DILocation(line: 18, column: 70, scope: !539)
!543 = !DILocation(line: 19, column: 32, scope: !541, inlinedAt: !542)
!544 = !DILocation(line: 20, column: 21, scope: !541, inlinedAt: !542)
!545 = !DILocation(line: 20, column: 31, scope: !541, inlinedAt: !542)
!546 = !DILocation(line: 20, column: 8, scope: !541, inlinedAt: !542)
!547 = distinct !DISubprogram(name: "StoreInt16", scope: !530, file: !530, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!548 = !DILocation(line: 23, column: 6, scope: !547)
!549 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!550 = !DILocation(line: 23, column: 74, scope: !547)
!551 = !DILocation(line: 11, column: 32, scope: !549, inlinedAt: !550)
!552 = !DILocation(line: 12, column: 10, scope: !549, inlinedAt: !550)
!553 = !DILocation(line: 12, column: 20, scope: !549, inlinedAt: !550)
!554 = !DILocation(line: 12, column: 30, scope: !549, inlinedAt: !550)
!555 = distinct !DISubprogram(name: "LoadInt16", scope: !530, file: !530, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!556 = !DILocation(line: 28, column: 6, scope: !555)
!557 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!558 = !DILocation(line: 28, column: 72, scope: !555)
!559 = !DILocation(line: 19, column: 32, scope: !557, inlinedAt: !558)
!560 = !DILocation(line: 20, column: 21, scope: !557, inlinedAt: !558)
!561 = !DILocation(line: 20, column: 31, scope: !557, inlinedAt: !558)
!562 = !DILocation(line: 20, column: 8, scope: !557, inlinedAt: !558)
!563 = distinct !DISubprogram(name: "StoreInt32", scope: !530, file: !530, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!564 = !DILocation(line: 33, column: 6, scope: !563)
!565 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!566 = !DILocation(line: 33, column: 74, scope: !563)
!567 = !DILocation(line: 11, column: 32, scope: !565, inlinedAt: !566)
!568 = !DILocation(line: 12, column: 10, scope: !565, inlinedAt: !566)
!569 = !DILocation(line: 12, column: 20, scope: !565, inlinedAt: !566)
!570 = !DILocation(line: 12, column: 30, scope: !565, inlinedAt: !566)
!571 = distinct !DISubprogram(name: "LoadInt32", scope: !530, file: !530, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!572 = !DILocation(line: 38, column: 6, scope: !571)
!573 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!574 = !DILocation(line: 38, column: 72, scope: !571)
!575 = !DILocation(line: 19, column: 32, scope: !573, inlinedAt: !574)
!576 = !DILocation(line: 20, column: 21, scope: !573, inlinedAt: !574)
!577 = !DILocation(line: 20, column: 31, scope: !573, inlinedAt: !574)
!578 = !DILocation(line: 20, column: 8, scope: !573, inlinedAt: !574)
!579 = distinct !DISubprogram(name: "StoreInt64", scope: !530, file: !530, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!580 = !DILocation(line: 43, column: 6, scope: !579)
!581 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!582 = !DILocation(line: 43, column: 74, scope: !579)
!583 = !DILocation(line: 11, column: 32, scope: !581, inlinedAt: !582)
!584 = !DILocation(line: 12, column: 10, scope: !581, inlinedAt: !582)
!585 = !DILocation(line: 12, column: 20, scope: !581, inlinedAt: !582)
!586 = !DILocation(line: 12, column: 30, scope: !581, inlinedAt: !582)
!587 = distinct !DISubprogram(name: "LoadInt64", scope: !530, file: !530, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!588 = !DILocation(line: 48, column: 6, scope: !587)
!589 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!590 = !DILocation(line: 48, column: 72, scope: !587)
!591 = !DILocation(line: 19, column: 32, scope: !589, inlinedAt: !590)
!592 = !DILocation(line: 20, column: 21, scope: !589, inlinedAt: !590)
!593 = !DILocation(line: 20, column: 31, scope: !589, inlinedAt: !590)
!594 = !DILocation(line: 20, column: 8, scope: !589, inlinedAt: !590)
!595 = distinct !DISubprogram(name: "StoreInt", scope: !530, file: !530, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!596 = !DILocation(line: 53, column: 6, scope: !595)
!597 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!598 = !DILocation(line: 53, column: 70, scope: !595)
!599 = !DILocation(line: 11, column: 32, scope: !597, inlinedAt: !598)
!600 = !DILocation(line: 12, column: 10, scope: !597, inlinedAt: !598)
!601 = !DILocation(line: 12, column: 20, scope: !597, inlinedAt: !598)
!602 = !DILocation(line: 12, column: 30, scope: !597, inlinedAt: !598)
!603 = distinct !DISubprogram(name: "LoadInt", scope: !530, file: !530, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!604 = !DILocation(line: 58, column: 6, scope: !603)
!605 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!606 = !DILocation(line: 58, column: 68, scope: !603)
!607 = !DILocation(line: 19, column: 32, scope: !605, inlinedAt: !606)
!608 = !DILocation(line: 20, column: 21, scope: !605, inlinedAt: !606)
!609 = !DILocation(line: 20, column: 31, scope: !605, inlinedAt: !606)
!610 = !DILocation(line: 20, column: 8, scope: !605, inlinedAt: !606)
!611 = distinct !DISubprogram(name: "StoreUint8", scope: !530, file: !530, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!612 = !DILocation(line: 63, column: 6, scope: !611)
!613 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!614 = !DILocation(line: 63, column: 74, scope: !611)
!615 = !DILocation(line: 11, column: 32, scope: !613, inlinedAt: !614)
!616 = !DILocation(line: 12, column: 10, scope: !613, inlinedAt: !614)
!617 = !DILocation(line: 12, column: 20, scope: !613, inlinedAt: !614)
!618 = !DILocation(line: 12, column: 30, scope: !613, inlinedAt: !614)
!619 = distinct !DISubprogram(name: "LoadUint8", scope: !530, file: !530, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!620 = !DILocation(line: 68, column: 6, scope: !619)
!621 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!622 = !DILocation(line: 68, column: 72, scope: !619)
!623 = !DILocation(line: 19, column: 32, scope: !621, inlinedAt: !622)
!624 = !DILocation(line: 20, column: 21, scope: !621, inlinedAt: !622)
!625 = !DILocation(line: 20, column: 31, scope: !621, inlinedAt: !622)
!626 = !DILocation(line: 20, column: 8, scope: !621, inlinedAt: !622)
!627 = distinct !DISubprogram(name: "StoreUint16", scope: !530, file: !530, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!628 = !DILocation(line: 73, column: 6, scope: !627)
!629 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!630 = !DILocation(line: 73, column: 76, scope: !627)
!631 = !DILocation(line: 11, column: 32, scope: !629, inlinedAt: !630)
!632 = !DILocation(line: 12, column: 10, scope: !629, inlinedAt: !630)
!633 = !DILocation(line: 12, column: 20, scope: !629, inlinedAt: !630)
!634 = !DILocation(line: 12, column: 30, scope: !629, inlinedAt: !630)
!635 = distinct !DISubprogram(name: "LoadUint16", scope: !530, file: !530, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!636 = !DILocation(line: 78, column: 6, scope: !635)
!637 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!638 = !DILocation(line: 78, column: 74, scope: !635)
!639 = !DILocation(line: 19, column: 32, scope: !637, inlinedAt: !638)
!640 = !DILocation(line: 20, column: 21, scope: !637, inlinedAt: !638)
!641 = !DILocation(line: 20, column: 31, scope: !637, inlinedAt: !638)
!642 = !DILocation(line: 20, column: 8, scope: !637, inlinedAt: !638)
!643 = distinct !DISubprogram(name: "StoreUint32", scope: !530, file: !530, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!644 = !DILocation(line: 83, column: 6, scope: !643)
!645 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!646 = !DILocation(line: 83, column: 76, scope: !643)
!647 = !DILocation(line: 11, column: 32, scope: !645, inlinedAt: !646)
!648 = !DILocation(line: 12, column: 10, scope: !645, inlinedAt: !646)
!649 = !DILocation(line: 12, column: 20, scope: !645, inlinedAt: !646)
!650 = !DILocation(line: 12, column: 30, scope: !645, inlinedAt: !646)
!651 = distinct !DISubprogram(name: "LoadUint32", scope: !530, file: !530, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!652 = !DILocation(line: 88, column: 6, scope: !651)
!653 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!654 = !DILocation(line: 88, column: 74, scope: !651)
!655 = !DILocation(line: 19, column: 32, scope: !653, inlinedAt: !654)
!656 = !DILocation(line: 20, column: 21, scope: !653, inlinedAt: !654)
!657 = !DILocation(line: 20, column: 31, scope: !653, inlinedAt: !654)
!658 = !DILocation(line: 20, column: 8, scope: !653, inlinedAt: !654)
!659 = distinct !DISubprogram(name: "StoreUint64", scope: !530, file: !530, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!660 = !DILocation(line: 93, column: 6, scope: !659)
!661 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!662 = !DILocation(line: 93, column: 76, scope: !659)
!663 = !DILocation(line: 11, column: 32, scope: !661, inlinedAt: !662)
!664 = !DILocation(line: 12, column: 10, scope: !661, inlinedAt: !662)
!665 = !DILocation(line: 12, column: 20, scope: !661, inlinedAt: !662)
!666 = !DILocation(line: 12, column: 30, scope: !661, inlinedAt: !662)
!667 = distinct !DISubprogram(name: "LoadUint64", scope: !530, file: !530, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!668 = !DILocation(line: 98, column: 6, scope: !667)
!669 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!670 = !DILocation(line: 98, column: 74, scope: !667)
!671 = !DILocation(line: 19, column: 32, scope: !669, inlinedAt: !670)
!672 = !DILocation(line: 20, column: 21, scope: !669, inlinedAt: !670)
!673 = !DILocation(line: 20, column: 31, scope: !669, inlinedAt: !670)
!674 = !DILocation(line: 20, column: 8, scope: !669, inlinedAt: !670)
!675 = distinct !DISubprogram(name: "StoreUint", scope: !530, file: !530, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!676 = !DILocation(line: 103, column: 6, scope: !675)
!677 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!678 = !DILocation(line: 103, column: 72, scope: !675)
!679 = !DILocation(line: 11, column: 32, scope: !677, inlinedAt: !678)
!680 = !DILocation(line: 12, column: 10, scope: !677, inlinedAt: !678)
!681 = !DILocation(line: 12, column: 20, scope: !677, inlinedAt: !678)
!682 = !DILocation(line: 12, column: 30, scope: !677, inlinedAt: !678)
!683 = distinct !DISubprogram(name: "LoadUint", scope: !530, file: !530, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!684 = !DILocation(line: 108, column: 6, scope: !683)
!685 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!686 = !DILocation(line: 108, column: 70, scope: !683)
!687 = !DILocation(line: 19, column: 32, scope: !685, inlinedAt: !686)
!688 = !DILocation(line: 20, column: 21, scope: !685, inlinedAt: !686)
!689 = !DILocation(line: 20, column: 31, scope: !685, inlinedAt: !686)
!690 = !DILocation(line: 20, column: 8, scope: !685, inlinedAt: !686)
!691 = distinct !DISubprogram(name: "StoreFloat32", scope: !530, file: !530, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!692 = !DILocation(line: 113, column: 6, scope: !691)
!693 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!694 = !DILocation(line: 113, column: 78, scope: !691)
!695 = !DILocation(line: 11, column: 32, scope: !693, inlinedAt: !694)
!696 = !DILocation(line: 12, column: 10, scope: !693, inlinedAt: !694)
!697 = !DILocation(line: 12, column: 20, scope: !693, inlinedAt: !694)
!698 = !DILocation(line: 12, column: 30, scope: !693, inlinedAt: !694)
!699 = distinct !DISubprogram(name: "LoadFloat32", scope: !530, file: !530, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!700 = !DILocation(line: 118, column: 6, scope: !699)
!701 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!702 = !DILocation(line: 118, column: 76, scope: !699)
!703 = !DILocation(line: 19, column: 32, scope: !701, inlinedAt: !702)
!704 = !DILocation(line: 20, column: 21, scope: !701, inlinedAt: !702)
!705 = !DILocation(line: 20, column: 31, scope: !701, inlinedAt: !702)
!706 = !DILocation(line: 20, column: 8, scope: !701, inlinedAt: !702)
!707 = distinct !DISubprogram(name: "StoreFloat64", scope: !530, file: !530, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!708 = !DILocation(line: 123, column: 6, scope: !707)
!709 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!710 = !DILocation(line: 123, column: 78, scope: !707)
!711 = !DILocation(line: 11, column: 32, scope: !709, inlinedAt: !710)
!712 = !DILocation(line: 12, column: 10, scope: !709, inlinedAt: !710)
!713 = !DILocation(line: 12, column: 20, scope: !709, inlinedAt: !710)
!714 = !DILocation(line: 12, column: 30, scope: !709, inlinedAt: !710)
!715 = distinct !DISubprogram(name: "LoadFloat64", scope: !530, file: !530, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!716 = !DILocation(line: 128, column: 6, scope: !715)
!717 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!718 = !DILocation(line: 128, column: 76, scope: !715)
!719 = !DILocation(line: 19, column: 32, scope: !717, inlinedAt: !718)
!720 = !DILocation(line: 20, column: 21, scope: !717, inlinedAt: !718)
!721 = !DILocation(line: 20, column: 31, scope: !717, inlinedAt: !718)
!722 = !DILocation(line: 20, column: 8, scope: !717, inlinedAt: !718)
!723 = distinct !DISubprogram(name: "StoreFloat16", scope: !530, file: !530, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!724 = !DILocation(line: 133, column: 6, scope: !723)
!725 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!726 = !DILocation(line: 133, column: 82, scope: !723)
!727 = !DILocation(line: 11, column: 32, scope: !725, inlinedAt: !726)
!728 = !DILocation(line: 12, column: 10, scope: !725, inlinedAt: !726)
!729 = !DILocation(line: 12, column: 20, scope: !725, inlinedAt: !726)
!730 = !DILocation(line: 12, column: 30, scope: !725, inlinedAt: !726)
!731 = distinct !DISubprogram(name: "LoadFloat16", scope: !530, file: !530, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!732 = !DILocation(line: 138, column: 6, scope: !731)
!733 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!734 = !DILocation(line: 138, column: 80, scope: !731)
!735 = !DILocation(line: 19, column: 32, scope: !733, inlinedAt: !734)
!736 = !DILocation(line: 20, column: 21, scope: !733, inlinedAt: !734)
!737 = !DILocation(line: 20, column: 31, scope: !733, inlinedAt: !734)
!738 = !DILocation(line: 20, column: 8, scope: !733, inlinedAt: !734)
!739 = distinct !DISubprogram(name: "StoreBFloat16", scope: !530, file: !530, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!740 = !DILocation(line: 143, column: 6, scope: !739)
!741 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!742 = !DILocation(line: 143, column: 84, scope: !739)
!743 = !DILocation(line: 11, column: 32, scope: !741, inlinedAt: !742)
!744 = !DILocation(line: 12, column: 10, scope: !741, inlinedAt: !742)
!745 = !DILocation(line: 12, column: 20, scope: !741, inlinedAt: !742)
!746 = !DILocation(line: 12, column: 30, scope: !741, inlinedAt: !742)
!747 = distinct !DISubprogram(name: "LoadBFloat16", scope: !530, file: !530, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!748 = !DILocation(line: 148, column: 6, scope: !747)
!749 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!750 = !DILocation(line: 148, column: 82, scope: !747)
!751 = !DILocation(line: 19, column: 32, scope: !749, inlinedAt: !750)
!752 = !DILocation(line: 20, column: 21, scope: !749, inlinedAt: !750)
!753 = !DILocation(line: 20, column: 31, scope: !749, inlinedAt: !750)
!754 = !DILocation(line: 20, column: 8, scope: !749, inlinedAt: !750)
!755 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !530, file: !530, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!756 = !DILocation(line: 153, column: 6, scope: !755)
!757 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!758 = !DILocation(line: 154, column: 7, scope: !755)
!759 = !DILocation(line: 11, column: 32, scope: !757, inlinedAt: !758)
!760 = !DILocation(line: 12, column: 10, scope: !757, inlinedAt: !758)
!761 = !DILocation(line: 12, column: 20, scope: !757, inlinedAt: !758)
!762 = !DILocation(line: 12, column: 30, scope: !757, inlinedAt: !758)
!763 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !530, file: !530, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!764 = !DILocation(line: 160, column: 6, scope: !763)
!765 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!766 = !DILocation(line: 160, column: 86, scope: !763)
!767 = !DILocation(line: 19, column: 32, scope: !765, inlinedAt: !766)
!768 = !DILocation(line: 20, column: 21, scope: !765, inlinedAt: !766)
!769 = !DILocation(line: 20, column: 31, scope: !765, inlinedAt: !766)
!770 = !DILocation(line: 20, column: 8, scope: !765, inlinedAt: !766)
!771 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !530, file: !530, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!772 = !DILocation(line: 165, column: 6, scope: !771)
!773 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!774 = !DILocation(line: 166, column: 7, scope: !771)
!775 = !DILocation(line: 11, column: 32, scope: !773, inlinedAt: !774)
!776 = !DILocation(line: 12, column: 10, scope: !773, inlinedAt: !774)
!777 = !DILocation(line: 12, column: 20, scope: !773, inlinedAt: !774)
!778 = !DILocation(line: 12, column: 30, scope: !773, inlinedAt: !774)
!779 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !530, file: !530, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!780 = !DILocation(line: 172, column: 6, scope: !779)
!781 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!782 = !DILocation(line: 172, column: 86, scope: !779)
!783 = !DILocation(line: 19, column: 32, scope: !781, inlinedAt: !782)
!784 = !DILocation(line: 20, column: 21, scope: !781, inlinedAt: !782)
!785 = !DILocation(line: 20, column: 31, scope: !781, inlinedAt: !782)
!786 = !DILocation(line: 20, column: 8, scope: !781, inlinedAt: !782)
!787 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Lines, !"kernel", i32 1}
!788 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!789 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!790 = !{void (i32, i32, i64*, i64, i8*)* @Translate, !"kernel", i32 1}
!791 = !{void (i64*, i64, i8*)* @FirstOf0, !"kernel", i32 1}
!792 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay, !"kernel", i32 1}
!793 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!794 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!795 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!796 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!797 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!798 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!799 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*)* @Poll, !"kernel", i32 1}
!800 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!801 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!802 = !{void ({ [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i8*)* @StoreBody, !"kernel", i32 1}
!803 = !{void ({ [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i8*)* @LoadBody, !"kernel", i32 1}
!804 = !{void ({ i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i8*)* @StoreColor, !"kernel", i32 1}
!805 = !{void ({ i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i8*)* @LoadColor, !"kernel", i32 1}
!806 = !{void ([20 x i16]*, i64, [20 x i16]*, i64, i64, i8*)* @StoreRow, !"kernel", i32 1}
!807 = !{void ([20 x i16]*, i64, [20 x i16]*, i64, i64, i8*)* @LoadRow, !"kernel", i32 1}
!808 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreBool, !"kernel", i32 1}
!809 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadBool, !"kernel", i32 1}
!810 = !{void ({ float, float, float, float }*, i64, { float, float, float, float }*, i64, i64, i8*)* @StoreVec4, !"kernel", i32 1}
!811 = !{void ({ float, float, float, float }*, i64, { float, float, float, float }*, i64, i64, i8*)* @LoadVec4, !"kernel", i32 1}
!812 = !{void ({ [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, [20 x i16]*, i64, [20 x i16]*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64*, i64, i64, i64, i8*)* @Exchange, !"kernel", i32 1}
!813 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!814 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!815 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!816 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!817 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!818 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!819 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!820 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!821 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!822 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!823 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!824 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!825 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!826 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!827 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!828 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!829 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!830 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!831 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!832 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!833 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!834 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!835 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!836 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!837 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!838 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!839 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!840 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!841 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!842 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!843 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!844 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!845 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!846 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!847 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!848 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
