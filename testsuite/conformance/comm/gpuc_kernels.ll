target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [61 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Lines to i8*), i8* bitcast (void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered to i8*), i8* bitcast (void (i32, i64*, i64, i8*)* @Query to i8*), i8* bitcast (void (i32, i32, i64*, i64, i8*)* @Translate to i8*), i8* bitcast (void (i64*, i64, i8*)* @FirstOf0 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreMeters to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadMeters to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Compare to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i8*)* @Count to i8*), i8* bitcast (void (i64*, i64, i8*)* @Flags to i8*), i8* bitcast (void ({ [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i8*)* @StoreBody to i8*), i8* bitcast (void ({ [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i8*)* @LoadBody to i8*), i8* bitcast (void ({ i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i8*)* @StoreColor to i8*), i8* bitcast (void ({ i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i8*)* @LoadColor to i8*), i8* bitcast (void ([20 x i16]*, i64, [20 x i16]*, i64, i64, i8*)* @StoreRow to i8*), i8* bitcast (void ([20 x i16]*, i64, [20 x i16]*, i64, i64, i8*)* @LoadRow to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreBool to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadBool to i8*), i8* bitcast (void ({ float, float, float, float }*, i64, { float, float, float, float }*, i64, i64, i8*)* @StoreVec4 to i8*), i8* bitcast (void ({ float, float, float, float }*, i64, { float, float, float, float }*, i64, i64, i8*)* @LoadVec4 to i8*), i8* bitcast (void ({ [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, [20 x i16]*, i64, [20 x i16]*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64*, i64, i64, i64, i8*)* @Exchange to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp to i8*), i8* bitcast (void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @Rounds to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2 to i8*)], section "llvm.metadata"

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

define void @StoreBody({ [3 x float], double, i8, i8, i16, { i32, i32 } }* %p0, i64 %p1, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !283 {
entry:
	br label %b0, !dbg !284

b0:
	%0 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p0 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !284
	%1 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p2 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !284
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !287, !range !13
	%3 = sext i32 %2 to i64, !dbg !287
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !287, !range !14
	%5 = sext i32 %4 to i64, !dbg !287
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !287, !range !14
	%7 = sext i32 %6 to i64, !dbg !287
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !287, !range !15
	%9 = sext i32 %8 to i64, !dbg !287
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !287, !range !16
	%11 = sext i32 %10 to i64, !dbg !287
	%12 = trunc i64 %11 to i32, !dbg !287
	%13 = trunc i64 %7 to i32, !dbg !287
	%14 = mul i32 %12, %13, !dbg !287
	%15 = zext i32 %14 to i64, !dbg !287
	%16 = trunc i64 %5 to i32, !dbg !287
	%17 = add i32 %16, %14, !dbg !287
	%18 = zext i32 %17 to i64, !dbg !287
	%19 = mul i64 %9, %18, !dbg !287
	%20 = add i64 %3, %19, !dbg !287
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !287, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !287, !range !17
	%23 = mul i32 %21, %22, !dbg !287
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !287, !range !18
	%25 = mul i32 %23, %24, !dbg !287
	%26 = sext i32 %25 to i64, !dbg !287
	%27 = mul i64 %20, %26, !dbg !287
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !287, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !287, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !287, !range !20
	%31 = mul i32 %22, %30, !dbg !287
	%32 = add i32 %29, %31, !dbg !287
	%33 = mul i32 %21, %32, !dbg !287
	%34 = add i32 %28, %33, !dbg !287
	%35 = sext i32 %34 to i64, !dbg !287
	%36 = add i64 %27, %35, !dbg !287
	%37 = mul i64 %9, %11, !dbg !287
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !287, !range !16
	%39 = sext i32 %38 to i64, !dbg !287
	%40 = mul i64 %37, %39, !dbg !287
	%41 = mul i64 %40, %26, !dbg !287
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !288
	%43 = sext i32 %42 to i64, !dbg !288
	%44 = trunc i64 %p4 to i32, !dbg !288
	br label %b1, !dbg !287

b1:
	%45 = phi i64 [ %36, %b0 ], [ %105, %b2_ok1 ], !dbg !287
	%46 = icmp slt i64 %45, %p3, !dbg !287
	br i1 %46, label %b2, label %b3, !dbg !287

b2:
	%47 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0, i64 %45, !dbg !289
	%48 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1, i64 %45, !dbg !290
	%49 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %48, i32 0, i32 0, !dbg !290
	%50 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %49, i64 0, i64 0, !dbg !290
	%51 = icmp uge i64 %45, %p1, !dbg !289
	%52 = icmp uge i64 %p4, %43, !dbg !288
	%53 = or i1 %51, %52, !dbg !288
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !288, !prof !28

b2_ok1:
	%54 = load float, float addrspace(1)* %50, align 4, !dbg !290
	%55 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %49, i64 0, i64 1, !dbg !290
	%56 = load float, float addrspace(1)* %55, align 4, !dbg !290
	%57 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %49, i64 0, i64 2, !dbg !290
	%58 = load float, float addrspace(1)* %57, align 4, !dbg !290
	%59 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %48, i32 0, i32 1, !dbg !290
	%60 = load double, double addrspace(1)* %59, align 8, !dbg !290
	%61 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %48, i32 0, i32 2, !dbg !290
	%62 = load i8, i8 addrspace(1)* %61, align 1, !dbg !290
	%63 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %48, i32 0, i32 3, !dbg !290
	%64 = load i8, i8 addrspace(1)* %63, align 1, !dbg !290
	%65 = icmp ne i8 %64, 0, !dbg !290
	%66 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %48, i32 0, i32 4, !dbg !290
	%67 = load i16, i16 addrspace(1)* %66, align 2, !dbg !290
	%68 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %48, i32 0, i32 5, !dbg !290
	%69 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %68, i32 0, i32 0, !dbg !290
	%70 = load i32, i32 addrspace(1)* %69, align 4, !dbg !290
	%71 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %68, i32 0, i32 1, !dbg !290
	%72 = load i32, i32 addrspace(1)* %71, align 4, !dbg !290
	%73 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 0, !dbg !288
	%74 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %73, i64 0, i64 0, !dbg !288
	%75 = bitcast float %54 to i32, !dbg !288
	%76 = addrspacecast float addrspace(1)* %74 to float*, !dbg !288
	%77 = bitcast float* %76 to i8*, !dbg !288
	call void @gpuc_p_thread_32(i8* %77, i32 %75, i32 %44), !dbg !288
	%78 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %73, i64 0, i64 1, !dbg !288
	%79 = bitcast float %56 to i32, !dbg !288
	%80 = addrspacecast float addrspace(1)* %78 to float*, !dbg !288
	%81 = bitcast float* %80 to i8*, !dbg !288
	call void @gpuc_p_thread_32(i8* %81, i32 %79, i32 %44), !dbg !288
	%82 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %73, i64 0, i64 2, !dbg !288
	%83 = bitcast float %58 to i32, !dbg !288
	%84 = addrspacecast float addrspace(1)* %82 to float*, !dbg !288
	%85 = bitcast float* %84 to i8*, !dbg !288
	call void @gpuc_p_thread_32(i8* %85, i32 %83, i32 %44), !dbg !288
	%86 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 1, !dbg !288
	%87 = bitcast double %60 to i64, !dbg !288
	%88 = addrspacecast double addrspace(1)* %86 to double*, !dbg !288
	%89 = bitcast double* %88 to i8*, !dbg !288
	call void @gpuc_p_thread_64(i8* %89, i64 %87, i32 %44), !dbg !288
	%90 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 2, !dbg !288
	%91 = addrspacecast i8 addrspace(1)* %90 to i8*, !dbg !288
	call void @gpuc_p_thread_8(i8* %91, i8 zeroext %62, i32 %44), !dbg !288
	%92 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 3, !dbg !288
	%93 = select i1 %65, i8 1, i8 0, !dbg !288
	%94 = addrspacecast i8 addrspace(1)* %92 to i8*, !dbg !288
	call void @gpuc_p_thread_8(i8* %94, i8 zeroext %93, i32 %44), !dbg !288
	%95 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 4, !dbg !288
	%96 = addrspacecast i16 addrspace(1)* %95 to i16*, !dbg !288
	%97 = bitcast i16* %96 to i8*, !dbg !288
	call void @gpuc_p_thread_16(i8* %97, i16 zeroext %67, i32 %44), !dbg !288
	%98 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 5, !dbg !288
	%99 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %98, i32 0, i32 0, !dbg !288
	%100 = addrspacecast i32 addrspace(1)* %99 to i32*, !dbg !288
	%101 = bitcast i32* %100 to i8*, !dbg !288
	call void @gpuc_p_thread_32(i8* %101, i32 %70, i32 %44), !dbg !288
	%102 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %98, i32 0, i32 1, !dbg !288
	%103 = addrspacecast i32 addrspace(1)* %102 to i32*, !dbg !288
	%104 = bitcast i32* %103 to i8*, !dbg !288
	call void @gpuc_p_thread_32(i8* %104, i32 %72, i32 %44), !dbg !288
	%105 = add i64 %45, %41, !dbg !287
	br label %b1, !dbg !287

b3:
	ret void, !dbg !286

b2_fail1:
	%106 = icmp uge i64 %45, %p1, !dbg !289
	br i1 %106, label %b2_fail2, label %b2_ok2, !dbg !289

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !289
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !289
	ret void, !dbg !289

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !288
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !288
	ret void, !dbg !288
}

define void @LoadBody({ [3 x float], double, i8, i8, i16, { i32, i32 } }* %p0, i64 %p1, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !291 {
entry:
	br label %b0, !dbg !292

b0:
	%0 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p0 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !292
	%1 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p2 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !292
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !295, !range !13
	%3 = sext i32 %2 to i64, !dbg !295
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !295, !range !14
	%5 = sext i32 %4 to i64, !dbg !295
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !295, !range !14
	%7 = sext i32 %6 to i64, !dbg !295
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !295, !range !15
	%9 = sext i32 %8 to i64, !dbg !295
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !295, !range !16
	%11 = sext i32 %10 to i64, !dbg !295
	%12 = trunc i64 %11 to i32, !dbg !295
	%13 = trunc i64 %7 to i32, !dbg !295
	%14 = mul i32 %12, %13, !dbg !295
	%15 = zext i32 %14 to i64, !dbg !295
	%16 = trunc i64 %5 to i32, !dbg !295
	%17 = add i32 %16, %14, !dbg !295
	%18 = zext i32 %17 to i64, !dbg !295
	%19 = mul i64 %9, %18, !dbg !295
	%20 = add i64 %3, %19, !dbg !295
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !295, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !295, !range !17
	%23 = mul i32 %21, %22, !dbg !295
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !295, !range !18
	%25 = mul i32 %23, %24, !dbg !295
	%26 = sext i32 %25 to i64, !dbg !295
	%27 = mul i64 %20, %26, !dbg !295
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !295, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !295, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !295, !range !20
	%31 = mul i32 %22, %30, !dbg !295
	%32 = add i32 %29, %31, !dbg !295
	%33 = mul i32 %21, %32, !dbg !295
	%34 = add i32 %28, %33, !dbg !295
	%35 = sext i32 %34 to i64, !dbg !295
	%36 = add i64 %27, %35, !dbg !295
	%37 = mul i64 %9, %11, !dbg !295
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !295, !range !16
	%39 = sext i32 %38 to i64, !dbg !295
	%40 = mul i64 %37, %39, !dbg !295
	%41 = mul i64 %40, %26, !dbg !295
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !296
	%43 = sext i32 %42 to i64, !dbg !296
	%44 = trunc i64 %p4 to i32, !dbg !296
	br label %b1, !dbg !295

b1:
	%45 = phi i64 [ %36, %b0 ], [ %105, %b2_ok1 ], !dbg !295
	%46 = icmp slt i64 %45, %p1, !dbg !295
	br i1 %46, label %b2, label %b3, !dbg !295

b2:
	%47 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %1, i64 %45, !dbg !297
	%48 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 0, !dbg !296
	%49 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %48, i64 0, i64 0, !dbg !296
	%50 = addrspacecast float addrspace(1)* %49 to float*, !dbg !296
	%51 = icmp uge i64 %45, %p3, !dbg !297
	%52 = icmp uge i64 %p4, %43, !dbg !296
	%53 = or i1 %51, %52, !dbg !296
	br i1 %53, label %b2_fail1, label %b2_ok1, !dbg !296, !prof !28

b2_ok1:
	%54 = bitcast float* %50 to i8*, !dbg !296
	%55 = call i32 @gpuc_g_thread_32(i8* %54, i32 %44), !dbg !296
	%56 = bitcast i32 %55 to float, !dbg !296
	%57 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %48, i64 0, i64 1, !dbg !296
	%58 = addrspacecast float addrspace(1)* %57 to float*, !dbg !296
	%59 = bitcast float* %58 to i8*, !dbg !296
	%60 = call i32 @gpuc_g_thread_32(i8* %59, i32 %44), !dbg !296
	%61 = bitcast i32 %60 to float, !dbg !296
	%62 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %48, i64 0, i64 2, !dbg !296
	%63 = addrspacecast float addrspace(1)* %62 to float*, !dbg !296
	%64 = bitcast float* %63 to i8*, !dbg !296
	%65 = call i32 @gpuc_g_thread_32(i8* %64, i32 %44), !dbg !296
	%66 = bitcast i32 %65 to float, !dbg !296
	%67 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 1, !dbg !296
	%68 = addrspacecast double addrspace(1)* %67 to double*, !dbg !296
	%69 = bitcast double* %68 to i8*, !dbg !296
	%70 = call i64 @gpuc_g_thread_64(i8* %69, i32 %44), !dbg !296
	%71 = bitcast i64 %70 to double, !dbg !296
	%72 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 2, !dbg !296
	%73 = addrspacecast i8 addrspace(1)* %72 to i8*, !dbg !296
	%74 = call zeroext i8 @gpuc_g_thread_8(i8* %73, i32 %44), !dbg !296
	%75 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 3, !dbg !296
	%76 = addrspacecast i8 addrspace(1)* %75 to i8*, !dbg !296
	%77 = call zeroext i8 @gpuc_g_thread_8(i8* %76, i32 %44), !dbg !296
	%78 = icmp ne i8 %77, 0, !dbg !296
	%79 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 4, !dbg !296
	%80 = addrspacecast i16 addrspace(1)* %79 to i16*, !dbg !296
	%81 = bitcast i16* %80 to i8*, !dbg !296
	%82 = call zeroext i16 @gpuc_g_thread_16(i8* %81, i32 %44), !dbg !296
	%83 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %47, i32 0, i32 5, !dbg !296
	%84 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %83, i32 0, i32 0, !dbg !296
	%85 = addrspacecast i32 addrspace(1)* %84 to i32*, !dbg !296
	%86 = bitcast i32* %85 to i8*, !dbg !296
	%87 = call i32 @gpuc_g_thread_32(i8* %86, i32 %44), !dbg !296
	%88 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %83, i32 0, i32 1, !dbg !296
	%89 = addrspacecast i32 addrspace(1)* %88 to i32*, !dbg !296
	%90 = bitcast i32* %89 to i8*, !dbg !296
	%91 = call i32 @gpuc_g_thread_32(i8* %90, i32 %44), !dbg !296
	%92 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %0, i64 %45, !dbg !298
	%93 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 0, !dbg !298
	%94 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %93, i64 0, i64 0, !dbg !298
	store float %56, float addrspace(1)* %94, align 4, !dbg !298
	%95 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %93, i64 0, i64 1, !dbg !298
	store float %61, float addrspace(1)* %95, align 4, !dbg !298
	%96 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %93, i64 0, i64 2, !dbg !298
	store float %66, float addrspace(1)* %96, align 4, !dbg !298
	%97 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 1, !dbg !298
	store double %71, double addrspace(1)* %97, align 8, !dbg !298
	%98 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 2, !dbg !298
	store i8 %74, i8 addrspace(1)* %98, align 1, !dbg !298
	%99 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 3, !dbg !298
	%100 = zext i1 %78 to i8, !dbg !298
	store i8 %100, i8 addrspace(1)* %99, align 1, !dbg !298
	%101 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 4, !dbg !298
	store i16 %82, i16 addrspace(1)* %101, align 2, !dbg !298
	%102 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 5, !dbg !298
	%103 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %102, i32 0, i32 0, !dbg !298
	store i32 %87, i32 addrspace(1)* %103, align 4, !dbg !298
	%104 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %102, i32 0, i32 1, !dbg !298
	store i32 %91, i32 addrspace(1)* %104, align 4, !dbg !298
	%105 = add i64 %45, %41, !dbg !295
	br label %b1, !dbg !295

b3:
	ret void, !dbg !294

b2_fail1:
	%106 = icmp uge i64 %45, %p3, !dbg !297
	br i1 %106, label %b2_fail2, label %b2_ok2, !dbg !297

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !297
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !297
	ret void, !dbg !297

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !296
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !296
	ret void, !dbg !296
}

define void @StoreColor({ i8, i8, i8 }* %p0, i64 %p1, { i8, i8, i8 }* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !299 {
entry:
	br label %b0, !dbg !300

b0:
	%0 = addrspacecast { i8, i8, i8 }* %p0 to { i8, i8, i8 } addrspace(1)*, !dbg !300
	%1 = addrspacecast { i8, i8, i8 }* %p2 to { i8, i8, i8 } addrspace(1)*, !dbg !300
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !303, !range !13
	%3 = sext i32 %2 to i64, !dbg !303
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !303, !range !14
	%5 = sext i32 %4 to i64, !dbg !303
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !303, !range !14
	%7 = sext i32 %6 to i64, !dbg !303
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !303, !range !15
	%9 = sext i32 %8 to i64, !dbg !303
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !303, !range !16
	%11 = sext i32 %10 to i64, !dbg !303
	%12 = trunc i64 %11 to i32, !dbg !303
	%13 = trunc i64 %7 to i32, !dbg !303
	%14 = mul i32 %12, %13, !dbg !303
	%15 = zext i32 %14 to i64, !dbg !303
	%16 = trunc i64 %5 to i32, !dbg !303
	%17 = add i32 %16, %14, !dbg !303
	%18 = zext i32 %17 to i64, !dbg !303
	%19 = mul i64 %9, %18, !dbg !303
	%20 = add i64 %3, %19, !dbg !303
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !303, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !303, !range !17
	%23 = mul i32 %21, %22, !dbg !303
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !303, !range !18
	%25 = mul i32 %23, %24, !dbg !303
	%26 = sext i32 %25 to i64, !dbg !303
	%27 = mul i64 %20, %26, !dbg !303
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !303, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !303, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !303, !range !20
	%31 = mul i32 %22, %30, !dbg !303
	%32 = add i32 %29, %31, !dbg !303
	%33 = mul i32 %21, %32, !dbg !303
	%34 = add i32 %28, %33, !dbg !303
	%35 = sext i32 %34 to i64, !dbg !303
	%36 = add i64 %27, %35, !dbg !303
	%37 = mul i64 %9, %11, !dbg !303
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !303, !range !16
	%39 = sext i32 %38 to i64, !dbg !303
	%40 = mul i64 %37, %39, !dbg !303
	%41 = mul i64 %40, %26, !dbg !303
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !304
	%43 = sext i32 %42 to i64, !dbg !304
	%44 = trunc i64 %p4 to i32, !dbg !304
	br label %b1, !dbg !303

b1:
	%45 = phi i64 [ %36, %b0 ], [ %64, %b2_ok1 ], !dbg !303
	%46 = icmp slt i64 %45, %p3, !dbg !303
	br i1 %46, label %b2, label %b3, !dbg !303

b2:
	%47 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %0, i64 %45, !dbg !305
	%48 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %1, i64 %45, !dbg !306
	%49 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %48, i32 0, i32 0, !dbg !306
	%50 = icmp uge i64 %45, %p1, !dbg !305
	%51 = icmp uge i64 %p4, %43, !dbg !304
	%52 = or i1 %50, %51, !dbg !304
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !304, !prof !28

b2_ok1:
	%53 = load i8, i8 addrspace(1)* %49, align 1, !dbg !306
	%54 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %48, i32 0, i32 1, !dbg !306
	%55 = load i8, i8 addrspace(1)* %54, align 1, !dbg !306
	%56 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %48, i32 0, i32 2, !dbg !306
	%57 = load i8, i8 addrspace(1)* %56, align 1, !dbg !306
	%58 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %47, i32 0, i32 0, !dbg !304
	%59 = addrspacecast i8 addrspace(1)* %58 to i8*, !dbg !304
	call void @gpuc_p_thread_8(i8* %59, i8 zeroext %53, i32 %44), !dbg !304
	%60 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %47, i32 0, i32 1, !dbg !304
	%61 = addrspacecast i8 addrspace(1)* %60 to i8*, !dbg !304
	call void @gpuc_p_thread_8(i8* %61, i8 zeroext %55, i32 %44), !dbg !304
	%62 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %47, i32 0, i32 2, !dbg !304
	%63 = addrspacecast i8 addrspace(1)* %62 to i8*, !dbg !304
	call void @gpuc_p_thread_8(i8* %63, i8 zeroext %57, i32 %44), !dbg !304
	%64 = add i64 %45, %41, !dbg !303
	br label %b1, !dbg !303

b3:
	ret void, !dbg !302

b2_fail1:
	%65 = icmp uge i64 %45, %p1, !dbg !305
	br i1 %65, label %b2_fail2, label %b2_ok2, !dbg !305

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !305
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !305
	ret void, !dbg !305

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !304
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !304
	ret void, !dbg !304
}

define void @LoadColor({ i8, i8, i8 }* %p0, i64 %p1, { i8, i8, i8 }* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !307 {
entry:
	br label %b0, !dbg !308

b0:
	%0 = addrspacecast { i8, i8, i8 }* %p0 to { i8, i8, i8 } addrspace(1)*, !dbg !308
	%1 = addrspacecast { i8, i8, i8 }* %p2 to { i8, i8, i8 } addrspace(1)*, !dbg !308
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !311, !range !13
	%3 = sext i32 %2 to i64, !dbg !311
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !311, !range !14
	%5 = sext i32 %4 to i64, !dbg !311
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !311, !range !14
	%7 = sext i32 %6 to i64, !dbg !311
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !311, !range !15
	%9 = sext i32 %8 to i64, !dbg !311
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !311, !range !16
	%11 = sext i32 %10 to i64, !dbg !311
	%12 = trunc i64 %11 to i32, !dbg !311
	%13 = trunc i64 %7 to i32, !dbg !311
	%14 = mul i32 %12, %13, !dbg !311
	%15 = zext i32 %14 to i64, !dbg !311
	%16 = trunc i64 %5 to i32, !dbg !311
	%17 = add i32 %16, %14, !dbg !311
	%18 = zext i32 %17 to i64, !dbg !311
	%19 = mul i64 %9, %18, !dbg !311
	%20 = add i64 %3, %19, !dbg !311
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !311, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !311, !range !17
	%23 = mul i32 %21, %22, !dbg !311
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !311, !range !18
	%25 = mul i32 %23, %24, !dbg !311
	%26 = sext i32 %25 to i64, !dbg !311
	%27 = mul i64 %20, %26, !dbg !311
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !311, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !311, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !311, !range !20
	%31 = mul i32 %22, %30, !dbg !311
	%32 = add i32 %29, %31, !dbg !311
	%33 = mul i32 %21, %32, !dbg !311
	%34 = add i32 %28, %33, !dbg !311
	%35 = sext i32 %34 to i64, !dbg !311
	%36 = add i64 %27, %35, !dbg !311
	%37 = mul i64 %9, %11, !dbg !311
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !311, !range !16
	%39 = sext i32 %38 to i64, !dbg !311
	%40 = mul i64 %37, %39, !dbg !311
	%41 = mul i64 %40, %26, !dbg !311
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !312
	%43 = sext i32 %42 to i64, !dbg !312
	%44 = trunc i64 %p4 to i32, !dbg !312
	br label %b1, !dbg !311

b1:
	%45 = phi i64 [ %36, %b0 ], [ %64, %b2_ok1 ], !dbg !311
	%46 = icmp slt i64 %45, %p1, !dbg !311
	br i1 %46, label %b2, label %b3, !dbg !311

b2:
	%47 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %1, i64 %45, !dbg !313
	%48 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %47, i32 0, i32 0, !dbg !312
	%49 = addrspacecast i8 addrspace(1)* %48 to i8*, !dbg !312
	%50 = icmp uge i64 %45, %p3, !dbg !313
	%51 = icmp uge i64 %p4, %43, !dbg !312
	%52 = or i1 %50, %51, !dbg !312
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !312, !prof !28

b2_ok1:
	%53 = call zeroext i8 @gpuc_g_thread_8(i8* %49, i32 %44), !dbg !312
	%54 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %47, i32 0, i32 1, !dbg !312
	%55 = addrspacecast i8 addrspace(1)* %54 to i8*, !dbg !312
	%56 = call zeroext i8 @gpuc_g_thread_8(i8* %55, i32 %44), !dbg !312
	%57 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %47, i32 0, i32 2, !dbg !312
	%58 = addrspacecast i8 addrspace(1)* %57 to i8*, !dbg !312
	%59 = call zeroext i8 @gpuc_g_thread_8(i8* %58, i32 %44), !dbg !312
	%60 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %0, i64 %45, !dbg !314
	%61 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %60, i32 0, i32 0, !dbg !314
	store i8 %53, i8 addrspace(1)* %61, align 1, !dbg !314
	%62 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %60, i32 0, i32 1, !dbg !314
	store i8 %56, i8 addrspace(1)* %62, align 1, !dbg !314
	%63 = getelementptr inbounds { i8, i8, i8 }, { i8, i8, i8 } addrspace(1)* %60, i32 0, i32 2, !dbg !314
	store i8 %59, i8 addrspace(1)* %63, align 1, !dbg !314
	%64 = add i64 %45, %41, !dbg !311
	br label %b1, !dbg !311

b3:
	ret void, !dbg !310

b2_fail1:
	%65 = icmp uge i64 %45, %p3, !dbg !313
	br i1 %65, label %b2_fail2, label %b2_ok2, !dbg !313

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !313
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !313
	ret void, !dbg !313

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !312
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !312
	ret void, !dbg !312
}

define void @StoreRow([20 x i16]* %p0, i64 %p1, [20 x i16]* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !315 {
entry:
	%0 = alloca [20 x i16], align 2, !dbg !316
	br label %b0, !dbg !316

b0:
	%1 = addrspacecast [20 x i16]* %p0 to [20 x i16] addrspace(1)*, !dbg !316
	%2 = addrspacecast [20 x i16]* %p2 to [20 x i16] addrspace(1)*, !dbg !316
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !319, !range !13
	%4 = sext i32 %3 to i64, !dbg !319
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !319, !range !14
	%6 = sext i32 %5 to i64, !dbg !319
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !319, !range !14
	%8 = sext i32 %7 to i64, !dbg !319
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !319, !range !15
	%10 = sext i32 %9 to i64, !dbg !319
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !319, !range !16
	%12 = sext i32 %11 to i64, !dbg !319
	%13 = trunc i64 %12 to i32, !dbg !319
	%14 = trunc i64 %8 to i32, !dbg !319
	%15 = mul i32 %13, %14, !dbg !319
	%16 = trunc i64 %6 to i32, !dbg !319
	%17 = add i32 %16, %15, !dbg !319
	%18 = zext i32 %17 to i64, !dbg !319
	%19 = mul i64 %10, %18, !dbg !319
	%20 = add i64 %4, %19, !dbg !319
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !319, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !319, !range !17
	%23 = mul i32 %21, %22, !dbg !319
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !319, !range !18
	%25 = mul i32 %23, %24, !dbg !319
	%26 = sext i32 %25 to i64, !dbg !319
	%27 = mul i64 %20, %26, !dbg !319
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !319, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !319, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !319, !range !20
	%31 = mul i32 %22, %30, !dbg !319
	%32 = add i32 %29, %31, !dbg !319
	%33 = mul i32 %21, %32, !dbg !319
	%34 = add i32 %28, %33, !dbg !319
	%35 = sext i32 %34 to i64, !dbg !319
	%36 = add i64 %27, %35, !dbg !319
	%37 = mul i64 %10, %12, !dbg !319
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !319, !range !16
	%39 = sext i32 %38 to i64, !dbg !319
	%40 = mul i64 %37, %39, !dbg !319
	%41 = mul i64 %40, %26, !dbg !319
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !320
	%43 = sext i32 %42 to i64, !dbg !320
	%44 = trunc i64 %p4 to i32, !dbg !320
	br label %b1, !dbg !319

b1:
	%45 = phi i64 [ %36, %b0 ], [ %121, %b5 ], !dbg !319
	%46 = icmp slt i64 %45, %p3, !dbg !319
	br i1 %46, label %b2, label %b6, !dbg !319

b2:
	%47 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %1, i64 %45, !dbg !321
	%48 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %2, i64 %45, !dbg !322
	%49 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 0, !dbg !322
	%50 = icmp uge i64 %45, %p1, !dbg !321
	%51 = icmp uge i64 %p4, %43, !dbg !320
	%52 = or i1 %50, %51, !dbg !320
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !320, !prof !28

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %49, align 2, !dbg !322
	%54 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 1, !dbg !322
	%55 = load i16, i16 addrspace(1)* %54, align 2, !dbg !322
	%56 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 2, !dbg !322
	%57 = load i16, i16 addrspace(1)* %56, align 2, !dbg !322
	%58 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 3, !dbg !322
	%59 = load i16, i16 addrspace(1)* %58, align 2, !dbg !322
	%60 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 4, !dbg !322
	%61 = load i16, i16 addrspace(1)* %60, align 2, !dbg !322
	%62 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 5, !dbg !322
	%63 = load i16, i16 addrspace(1)* %62, align 2, !dbg !322
	%64 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 6, !dbg !322
	%65 = load i16, i16 addrspace(1)* %64, align 2, !dbg !322
	%66 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 7, !dbg !322
	%67 = load i16, i16 addrspace(1)* %66, align 2, !dbg !322
	%68 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 8, !dbg !322
	%69 = load i16, i16 addrspace(1)* %68, align 2, !dbg !322
	%70 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 9, !dbg !322
	%71 = load i16, i16 addrspace(1)* %70, align 2, !dbg !322
	%72 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 10, !dbg !322
	%73 = load i16, i16 addrspace(1)* %72, align 2, !dbg !322
	%74 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 11, !dbg !322
	%75 = load i16, i16 addrspace(1)* %74, align 2, !dbg !322
	%76 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 12, !dbg !322
	%77 = load i16, i16 addrspace(1)* %76, align 2, !dbg !322
	%78 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 13, !dbg !322
	%79 = load i16, i16 addrspace(1)* %78, align 2, !dbg !322
	%80 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 14, !dbg !322
	%81 = load i16, i16 addrspace(1)* %80, align 2, !dbg !322
	%82 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 15, !dbg !322
	%83 = load i16, i16 addrspace(1)* %82, align 2, !dbg !322
	%84 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 16, !dbg !322
	%85 = load i16, i16 addrspace(1)* %84, align 2, !dbg !322
	%86 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 17, !dbg !322
	%87 = load i16, i16 addrspace(1)* %86, align 2, !dbg !322
	%88 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 18, !dbg !322
	%89 = load i16, i16 addrspace(1)* %88, align 2, !dbg !322
	%90 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %48, i64 0, i64 19, !dbg !322
	%91 = load i16, i16 addrspace(1)* %90, align 2, !dbg !322
	store [20 x i16] zeroinitializer, [20 x i16]* %0, align 2, !dbg !320
	%92 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 0, !dbg !320
	store i16 %53, i16* %92, align 2, !dbg !320
	%93 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 1, !dbg !320
	store i16 %55, i16* %93, align 2, !dbg !320
	%94 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 2, !dbg !320
	store i16 %57, i16* %94, align 2, !dbg !320
	%95 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 3, !dbg !320
	store i16 %59, i16* %95, align 2, !dbg !320
	%96 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 4, !dbg !320
	store i16 %61, i16* %96, align 2, !dbg !320
	%97 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 5, !dbg !320
	store i16 %63, i16* %97, align 2, !dbg !320
	%98 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 6, !dbg !320
	store i16 %65, i16* %98, align 2, !dbg !320
	%99 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 7, !dbg !320
	store i16 %67, i16* %99, align 2, !dbg !320
	%100 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 8, !dbg !320
	store i16 %69, i16* %100, align 2, !dbg !320
	%101 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 9, !dbg !320
	store i16 %71, i16* %101, align 2, !dbg !320
	%102 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 10, !dbg !320
	store i16 %73, i16* %102, align 2, !dbg !320
	%103 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 11, !dbg !320
	store i16 %75, i16* %103, align 2, !dbg !320
	%104 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 12, !dbg !320
	store i16 %77, i16* %104, align 2, !dbg !320
	%105 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 13, !dbg !320
	store i16 %79, i16* %105, align 2, !dbg !320
	%106 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 14, !dbg !320
	store i16 %81, i16* %106, align 2, !dbg !320
	%107 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 15, !dbg !320
	store i16 %83, i16* %107, align 2, !dbg !320
	%108 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 16, !dbg !320
	store i16 %85, i16* %108, align 2, !dbg !320
	%109 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 17, !dbg !320
	store i16 %87, i16* %109, align 2, !dbg !320
	%110 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 18, !dbg !320
	store i16 %89, i16* %110, align 2, !dbg !320
	%111 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 19, !dbg !320
	store i16 %91, i16* %111, align 2, !dbg !320
	br label %b3, !dbg !320

b3:
	%112 = phi i32 [ 0, %b2_ok1 ], [ %120, %b4 ], !dbg !320
	%113 = sext i32 %112 to i64, !dbg !320
	%114 = icmp slt i32 %112, 20, !dbg !320
	br i1 %114, label %b4, label %b5, !dbg !320

b4:
	%115 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %47, i64 0, i64 %113, !dbg !320
	%116 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 %113, !dbg !320
	%117 = load i16, i16* %116, align 2, !dbg !320
	%118 = addrspacecast i16 addrspace(1)* %115 to i16*, !dbg !320
	%119 = bitcast i16* %118 to i8*, !dbg !320
	call void @gpuc_p_thread_16(i8* %119, i16 zeroext %117, i32 %44), !dbg !320
	%120 = add i32 %112, 1, !dbg !320
	br label %b3, !dbg !320

b5:
	%121 = add i64 %45, %41, !dbg !319
	br label %b1, !dbg !319

b6:
	ret void, !dbg !318

b2_fail1:
	%122 = icmp uge i64 %45, %p1, !dbg !321
	br i1 %122, label %b2_fail2, label %b2_ok2, !dbg !321

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !321
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !321
	ret void, !dbg !321

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !320
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !320
	ret void, !dbg !320
}

define void @LoadRow([20 x i16]* %p0, i64 %p1, [20 x i16]* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !323 {
entry:
	%0 = alloca [20 x i16], align 2, !dbg !324
	br label %b0, !dbg !324

b0:
	%1 = addrspacecast [20 x i16]* %p0 to [20 x i16] addrspace(1)*, !dbg !324
	%2 = addrspacecast [20 x i16]* %p2 to [20 x i16] addrspace(1)*, !dbg !324
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !327, !range !13
	%4 = sext i32 %3 to i64, !dbg !327
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !327, !range !14
	%6 = sext i32 %5 to i64, !dbg !327
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !327, !range !14
	%8 = sext i32 %7 to i64, !dbg !327
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !327, !range !15
	%10 = sext i32 %9 to i64, !dbg !327
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !327, !range !16
	%12 = sext i32 %11 to i64, !dbg !327
	%13 = trunc i64 %12 to i32, !dbg !327
	%14 = trunc i64 %8 to i32, !dbg !327
	%15 = mul i32 %13, %14, !dbg !327
	%16 = trunc i64 %6 to i32, !dbg !327
	%17 = add i32 %16, %15, !dbg !327
	%18 = zext i32 %17 to i64, !dbg !327
	%19 = mul i64 %10, %18, !dbg !327
	%20 = add i64 %4, %19, !dbg !327
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !327, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !327, !range !17
	%23 = mul i32 %21, %22, !dbg !327
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !327, !range !18
	%25 = mul i32 %23, %24, !dbg !327
	%26 = sext i32 %25 to i64, !dbg !327
	%27 = mul i64 %20, %26, !dbg !327
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !327, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !327, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !327, !range !20
	%31 = mul i32 %22, %30, !dbg !327
	%32 = add i32 %29, %31, !dbg !327
	%33 = mul i32 %21, %32, !dbg !327
	%34 = add i32 %28, %33, !dbg !327
	%35 = sext i32 %34 to i64, !dbg !327
	%36 = add i64 %27, %35, !dbg !327
	%37 = mul i64 %10, %12, !dbg !327
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !327, !range !16
	%39 = sext i32 %38 to i64, !dbg !327
	%40 = mul i64 %37, %39, !dbg !327
	%41 = mul i64 %40, %26, !dbg !327
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !328
	%43 = sext i32 %42 to i64, !dbg !328
	%44 = trunc i64 %p4 to i32, !dbg !328
	br label %b1, !dbg !327

b1:
	%45 = phi i64 [ %36, %b0 ], [ %121, %b5 ], !dbg !327
	%46 = icmp slt i64 %45, %p1, !dbg !327
	br i1 %46, label %b2, label %b6, !dbg !327

b2:
	%47 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %2, i64 %45, !dbg !329
	%48 = icmp uge i64 %45, %p3, !dbg !329
	%49 = icmp uge i64 %p4, %43, !dbg !328
	%50 = or i1 %48, %49, !dbg !328
	br i1 %50, label %b2_fail1, label %b2_ok1, !dbg !328, !prof !28

b2_ok1:
	store [20 x i16] zeroinitializer, [20 x i16]* %0, align 2, !dbg !328
	br label %b3, !dbg !328

b3:
	%51 = phi i32 [ 0, %b2_ok1 ], [ %59, %b4 ], !dbg !328
	%52 = sext i32 %51 to i64, !dbg !328
	%53 = icmp slt i32 %51, 20, !dbg !328
	br i1 %53, label %b4, label %b5, !dbg !328

b4:
	%54 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %47, i64 0, i64 %52, !dbg !328
	%55 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 %52, !dbg !328
	%56 = addrspacecast i16 addrspace(1)* %54 to i16*, !dbg !328
	%57 = bitcast i16* %56 to i8*, !dbg !328
	%58 = call zeroext i16 @gpuc_g_thread_16(i8* %57, i32 %44), !dbg !328
	store i16 %58, i16* %55, align 2, !dbg !328
	%59 = add i32 %51, 1, !dbg !328
	br label %b3, !dbg !328

b5:
	%60 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 0, !dbg !328
	%61 = load i16, i16* %60, align 2, !dbg !328
	%62 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 1, !dbg !328
	%63 = load i16, i16* %62, align 2, !dbg !328
	%64 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 2, !dbg !328
	%65 = load i16, i16* %64, align 2, !dbg !328
	%66 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 3, !dbg !328
	%67 = load i16, i16* %66, align 2, !dbg !328
	%68 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 4, !dbg !328
	%69 = load i16, i16* %68, align 2, !dbg !328
	%70 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 5, !dbg !328
	%71 = load i16, i16* %70, align 2, !dbg !328
	%72 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 6, !dbg !328
	%73 = load i16, i16* %72, align 2, !dbg !328
	%74 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 7, !dbg !328
	%75 = load i16, i16* %74, align 2, !dbg !328
	%76 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 8, !dbg !328
	%77 = load i16, i16* %76, align 2, !dbg !328
	%78 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 9, !dbg !328
	%79 = load i16, i16* %78, align 2, !dbg !328
	%80 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 10, !dbg !328
	%81 = load i16, i16* %80, align 2, !dbg !328
	%82 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 11, !dbg !328
	%83 = load i16, i16* %82, align 2, !dbg !328
	%84 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 12, !dbg !328
	%85 = load i16, i16* %84, align 2, !dbg !328
	%86 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 13, !dbg !328
	%87 = load i16, i16* %86, align 2, !dbg !328
	%88 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 14, !dbg !328
	%89 = load i16, i16* %88, align 2, !dbg !328
	%90 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 15, !dbg !328
	%91 = load i16, i16* %90, align 2, !dbg !328
	%92 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 16, !dbg !328
	%93 = load i16, i16* %92, align 2, !dbg !328
	%94 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 17, !dbg !328
	%95 = load i16, i16* %94, align 2, !dbg !328
	%96 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 18, !dbg !328
	%97 = load i16, i16* %96, align 2, !dbg !328
	%98 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 19, !dbg !328
	%99 = load i16, i16* %98, align 2, !dbg !328
	%100 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %1, i64 %45, !dbg !330
	%101 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 0, !dbg !330
	store i16 %61, i16 addrspace(1)* %101, align 2, !dbg !330
	%102 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 1, !dbg !330
	store i16 %63, i16 addrspace(1)* %102, align 2, !dbg !330
	%103 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 2, !dbg !330
	store i16 %65, i16 addrspace(1)* %103, align 2, !dbg !330
	%104 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 3, !dbg !330
	store i16 %67, i16 addrspace(1)* %104, align 2, !dbg !330
	%105 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 4, !dbg !330
	store i16 %69, i16 addrspace(1)* %105, align 2, !dbg !330
	%106 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 5, !dbg !330
	store i16 %71, i16 addrspace(1)* %106, align 2, !dbg !330
	%107 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 6, !dbg !330
	store i16 %73, i16 addrspace(1)* %107, align 2, !dbg !330
	%108 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 7, !dbg !330
	store i16 %75, i16 addrspace(1)* %108, align 2, !dbg !330
	%109 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 8, !dbg !330
	store i16 %77, i16 addrspace(1)* %109, align 2, !dbg !330
	%110 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 9, !dbg !330
	store i16 %79, i16 addrspace(1)* %110, align 2, !dbg !330
	%111 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 10, !dbg !330
	store i16 %81, i16 addrspace(1)* %111, align 2, !dbg !330
	%112 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 11, !dbg !330
	store i16 %83, i16 addrspace(1)* %112, align 2, !dbg !330
	%113 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 12, !dbg !330
	store i16 %85, i16 addrspace(1)* %113, align 2, !dbg !330
	%114 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 13, !dbg !330
	store i16 %87, i16 addrspace(1)* %114, align 2, !dbg !330
	%115 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 14, !dbg !330
	store i16 %89, i16 addrspace(1)* %115, align 2, !dbg !330
	%116 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 15, !dbg !330
	store i16 %91, i16 addrspace(1)* %116, align 2, !dbg !330
	%117 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 16, !dbg !330
	store i16 %93, i16 addrspace(1)* %117, align 2, !dbg !330
	%118 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 17, !dbg !330
	store i16 %95, i16 addrspace(1)* %118, align 2, !dbg !330
	%119 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 18, !dbg !330
	store i16 %97, i16 addrspace(1)* %119, align 2, !dbg !330
	%120 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %100, i64 0, i64 19, !dbg !330
	store i16 %99, i16 addrspace(1)* %120, align 2, !dbg !330
	%121 = add i64 %45, %41, !dbg !327
	br label %b1, !dbg !327

b6:
	ret void, !dbg !326

b2_fail1:
	%122 = icmp uge i64 %45, %p3, !dbg !329
	br i1 %122, label %b2_fail2, label %b2_ok2, !dbg !329

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !329
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !329
	ret void, !dbg !329

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !328
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !328
	ret void, !dbg !328
}

define void @StoreBool(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !331 {
entry:
	br label %b0, !dbg !332

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !332
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !332
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !335, !range !13
	%3 = sext i32 %2 to i64, !dbg !335
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !335, !range !14
	%5 = sext i32 %4 to i64, !dbg !335
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !335, !range !14
	%7 = sext i32 %6 to i64, !dbg !335
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !335, !range !15
	%9 = sext i32 %8 to i64, !dbg !335
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !335, !range !16
	%11 = sext i32 %10 to i64, !dbg !335
	%12 = trunc i64 %11 to i32, !dbg !335
	%13 = trunc i64 %7 to i32, !dbg !335
	%14 = mul i32 %12, %13, !dbg !335
	%15 = zext i32 %14 to i64, !dbg !335
	%16 = trunc i64 %5 to i32, !dbg !335
	%17 = add i32 %16, %14, !dbg !335
	%18 = zext i32 %17 to i64, !dbg !335
	%19 = mul i64 %9, %18, !dbg !335
	%20 = add i64 %3, %19, !dbg !335
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !335, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !335, !range !17
	%23 = mul i32 %21, %22, !dbg !335
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !335, !range !18
	%25 = mul i32 %23, %24, !dbg !335
	%26 = sext i32 %25 to i64, !dbg !335
	%27 = mul i64 %20, %26, !dbg !335
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !335, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !335, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !335, !range !20
	%31 = mul i32 %22, %30, !dbg !335
	%32 = add i32 %29, %31, !dbg !335
	%33 = mul i32 %21, %32, !dbg !335
	%34 = add i32 %28, %33, !dbg !335
	%35 = sext i32 %34 to i64, !dbg !335
	%36 = add i64 %27, %35, !dbg !335
	%37 = mul i64 %9, %11, !dbg !335
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !335, !range !16
	%39 = sext i32 %38 to i64, !dbg !335
	%40 = mul i64 %37, %39, !dbg !335
	%41 = mul i64 %40, %26, !dbg !335
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !336
	%43 = sext i32 %42 to i64, !dbg !336
	%44 = trunc i64 %p4 to i32, !dbg !336
	br label %b1, !dbg !335

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !335
	%46 = icmp slt i64 %45, %p3, !dbg !335
	br i1 %46, label %b2, label %b3, !dbg !335

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !337
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !338
	%49 = icmp uge i64 %45, %p1, !dbg !337
	%50 = icmp uge i64 %p4, %43, !dbg !336
	%51 = or i1 %49, %50, !dbg !336
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !336, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !338
	%53 = icmp ne i8 %52, 0, !dbg !338
	%54 = select i1 %53, i8 1, i8 0, !dbg !336
	%55 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !336
	call void @gpuc_p_thread_8(i8* %55, i8 zeroext %54, i32 %44), !dbg !336
	%56 = add i64 %45, %41, !dbg !335
	br label %b1, !dbg !335

b3:
	ret void, !dbg !334

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !337
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !337

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !337
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !337
	ret void, !dbg !337

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !336
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !336
	ret void, !dbg !336
}

define void @LoadBool(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !339 {
entry:
	br label %b0, !dbg !340

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !340
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !340
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !343, !range !13
	%3 = sext i32 %2 to i64, !dbg !343
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !343, !range !14
	%5 = sext i32 %4 to i64, !dbg !343
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !343, !range !14
	%7 = sext i32 %6 to i64, !dbg !343
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !343, !range !15
	%9 = sext i32 %8 to i64, !dbg !343
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !343, !range !16
	%11 = sext i32 %10 to i64, !dbg !343
	%12 = trunc i64 %11 to i32, !dbg !343
	%13 = trunc i64 %7 to i32, !dbg !343
	%14 = mul i32 %12, %13, !dbg !343
	%15 = zext i32 %14 to i64, !dbg !343
	%16 = trunc i64 %5 to i32, !dbg !343
	%17 = add i32 %16, %14, !dbg !343
	%18 = zext i32 %17 to i64, !dbg !343
	%19 = mul i64 %9, %18, !dbg !343
	%20 = add i64 %3, %19, !dbg !343
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !343, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !343, !range !17
	%23 = mul i32 %21, %22, !dbg !343
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !343, !range !18
	%25 = mul i32 %23, %24, !dbg !343
	%26 = sext i32 %25 to i64, !dbg !343
	%27 = mul i64 %20, %26, !dbg !343
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !343, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !343, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !343, !range !20
	%31 = mul i32 %22, %30, !dbg !343
	%32 = add i32 %29, %31, !dbg !343
	%33 = mul i32 %21, %32, !dbg !343
	%34 = add i32 %28, %33, !dbg !343
	%35 = sext i32 %34 to i64, !dbg !343
	%36 = add i64 %27, %35, !dbg !343
	%37 = mul i64 %9, %11, !dbg !343
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !343, !range !16
	%39 = sext i32 %38 to i64, !dbg !343
	%40 = mul i64 %37, %39, !dbg !343
	%41 = mul i64 %40, %26, !dbg !343
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !344
	%43 = sext i32 %42 to i64, !dbg !344
	%44 = trunc i64 %p4 to i32, !dbg !344
	br label %b1, !dbg !343

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !343
	%46 = icmp slt i64 %45, %p1, !dbg !343
	br i1 %46, label %b2, label %b3, !dbg !343

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !345
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !344
	%49 = icmp uge i64 %45, %p3, !dbg !345
	%50 = icmp uge i64 %p4, %43, !dbg !344
	%51 = or i1 %49, %50, !dbg !344
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !344, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !344
	%53 = icmp ne i8 %52, 0, !dbg !344
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !346
	%55 = zext i1 %53 to i8, !dbg !346
	store i8 %55, i8 addrspace(1)* %54, align 1, !dbg !346
	%56 = add i64 %45, %41, !dbg !343
	br label %b1, !dbg !343

b3:
	ret void, !dbg !342

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !345
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !345

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !345
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !345
	ret void, !dbg !345

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !344
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !344
	ret void, !dbg !344
}

define void @StoreVec4({ float, float, float, float }* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !347 {
entry:
	br label %b0, !dbg !348

b0:
	%0 = addrspacecast { float, float, float, float }* %p0 to { float, float, float, float } addrspace(1)*, !dbg !348
	%1 = addrspacecast { float, float, float, float }* %p2 to { float, float, float, float } addrspace(1)*, !dbg !348
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !351, !range !13
	%3 = sext i32 %2 to i64, !dbg !351
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !351, !range !14
	%5 = sext i32 %4 to i64, !dbg !351
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !351, !range !14
	%7 = sext i32 %6 to i64, !dbg !351
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !351, !range !15
	%9 = sext i32 %8 to i64, !dbg !351
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !351, !range !16
	%11 = sext i32 %10 to i64, !dbg !351
	%12 = trunc i64 %11 to i32, !dbg !351
	%13 = trunc i64 %7 to i32, !dbg !351
	%14 = mul i32 %12, %13, !dbg !351
	%15 = zext i32 %14 to i64, !dbg !351
	%16 = trunc i64 %5 to i32, !dbg !351
	%17 = add i32 %16, %14, !dbg !351
	%18 = zext i32 %17 to i64, !dbg !351
	%19 = mul i64 %9, %18, !dbg !351
	%20 = add i64 %3, %19, !dbg !351
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !351, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !351, !range !17
	%23 = mul i32 %21, %22, !dbg !351
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !351, !range !18
	%25 = mul i32 %23, %24, !dbg !351
	%26 = sext i32 %25 to i64, !dbg !351
	%27 = mul i64 %20, %26, !dbg !351
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !351, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !351, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !351, !range !20
	%31 = mul i32 %22, %30, !dbg !351
	%32 = add i32 %29, %31, !dbg !351
	%33 = mul i32 %21, %32, !dbg !351
	%34 = add i32 %28, %33, !dbg !351
	%35 = sext i32 %34 to i64, !dbg !351
	%36 = add i64 %27, %35, !dbg !351
	%37 = mul i64 %9, %11, !dbg !351
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !351, !range !16
	%39 = sext i32 %38 to i64, !dbg !351
	%40 = mul i64 %37, %39, !dbg !351
	%41 = mul i64 %40, %26, !dbg !351
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !352
	%43 = sext i32 %42 to i64, !dbg !352
	%44 = trunc i64 %p4 to i32, !dbg !352
	br label %b1, !dbg !351

b1:
	%45 = phi i64 [ %36, %b0 ], [ %78, %b2_ok1 ], !dbg !351
	%46 = icmp slt i64 %45, %p3, !dbg !351
	br i1 %46, label %b2, label %b3, !dbg !351

b2:
	%47 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %0, i64 %45, !dbg !353
	%48 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1, i64 %45, !dbg !354
	%49 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %48, i32 0, i32 0, !dbg !354
	%50 = icmp uge i64 %45, %p1, !dbg !353
	%51 = icmp uge i64 %p4, %43, !dbg !352
	%52 = or i1 %50, %51, !dbg !352
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !352, !prof !28

b2_ok1:
	%53 = bitcast { float, float, float, float } addrspace(1)* %48 to <4 x float> addrspace(1)*, !dbg !354
	%54 = load <4 x float>, <4 x float> addrspace(1)* %53, align 16, !dbg !354
	%55 = extractelement <4 x float> %54, i32 0, !dbg !354
	%56 = extractelement <4 x float> %54, i32 1, !dbg !354
	%57 = extractelement <4 x float> %54, i32 2, !dbg !354
	%58 = extractelement <4 x float> %54, i32 3, !dbg !354
	%59 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %48, i32 0, i32 1, !dbg !354
	%60 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %48, i32 0, i32 2, !dbg !354
	%61 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %48, i32 0, i32 3, !dbg !354
	%62 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 0, !dbg !352
	%63 = bitcast float %55 to i32, !dbg !352
	%64 = addrspacecast float addrspace(1)* %62 to float*, !dbg !352
	%65 = bitcast float* %64 to i8*, !dbg !352
	call void @gpuc_p_thread_32(i8* %65, i32 %63, i32 %44), !dbg !352
	%66 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 1, !dbg !352
	%67 = bitcast float %56 to i32, !dbg !352
	%68 = addrspacecast float addrspace(1)* %66 to float*, !dbg !352
	%69 = bitcast float* %68 to i8*, !dbg !352
	call void @gpuc_p_thread_32(i8* %69, i32 %67, i32 %44), !dbg !352
	%70 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 2, !dbg !352
	%71 = bitcast float %57 to i32, !dbg !352
	%72 = addrspacecast float addrspace(1)* %70 to float*, !dbg !352
	%73 = bitcast float* %72 to i8*, !dbg !352
	call void @gpuc_p_thread_32(i8* %73, i32 %71, i32 %44), !dbg !352
	%74 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 3, !dbg !352
	%75 = bitcast float %58 to i32, !dbg !352
	%76 = addrspacecast float addrspace(1)* %74 to float*, !dbg !352
	%77 = bitcast float* %76 to i8*, !dbg !352
	call void @gpuc_p_thread_32(i8* %77, i32 %75, i32 %44), !dbg !352
	%78 = add i64 %45, %41, !dbg !351
	br label %b1, !dbg !351

b3:
	ret void, !dbg !350

b2_fail1:
	%79 = icmp uge i64 %45, %p1, !dbg !353
	br i1 %79, label %b2_fail2, label %b2_ok2, !dbg !353

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !353
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !353
	ret void, !dbg !353

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !352
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !352
	ret void, !dbg !352
}

define void @LoadVec4({ float, float, float, float }* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !355 {
entry:
	br label %b0, !dbg !356

b0:
	%0 = addrspacecast { float, float, float, float }* %p0 to { float, float, float, float } addrspace(1)*, !dbg !356
	%1 = addrspacecast { float, float, float, float }* %p2 to { float, float, float, float } addrspace(1)*, !dbg !356
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !359, !range !13
	%3 = sext i32 %2 to i64, !dbg !359
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !359, !range !14
	%5 = sext i32 %4 to i64, !dbg !359
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !359, !range !14
	%7 = sext i32 %6 to i64, !dbg !359
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !359, !range !15
	%9 = sext i32 %8 to i64, !dbg !359
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !359, !range !16
	%11 = sext i32 %10 to i64, !dbg !359
	%12 = trunc i64 %11 to i32, !dbg !359
	%13 = trunc i64 %7 to i32, !dbg !359
	%14 = mul i32 %12, %13, !dbg !359
	%15 = zext i32 %14 to i64, !dbg !359
	%16 = trunc i64 %5 to i32, !dbg !359
	%17 = add i32 %16, %14, !dbg !359
	%18 = zext i32 %17 to i64, !dbg !359
	%19 = mul i64 %9, %18, !dbg !359
	%20 = add i64 %3, %19, !dbg !359
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !359, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !359, !range !17
	%23 = mul i32 %21, %22, !dbg !359
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !359, !range !18
	%25 = mul i32 %23, %24, !dbg !359
	%26 = sext i32 %25 to i64, !dbg !359
	%27 = mul i64 %20, %26, !dbg !359
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !359, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !359, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !359, !range !20
	%31 = mul i32 %22, %30, !dbg !359
	%32 = add i32 %29, %31, !dbg !359
	%33 = mul i32 %21, %32, !dbg !359
	%34 = add i32 %28, %33, !dbg !359
	%35 = sext i32 %34 to i64, !dbg !359
	%36 = add i64 %27, %35, !dbg !359
	%37 = mul i64 %9, %11, !dbg !359
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !359, !range !16
	%39 = sext i32 %38 to i64, !dbg !359
	%40 = mul i64 %37, %39, !dbg !359
	%41 = mul i64 %40, %26, !dbg !359
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !360
	%43 = sext i32 %42 to i64, !dbg !360
	%44 = trunc i64 %p4 to i32, !dbg !360
	br label %b1, !dbg !359

b1:
	%45 = phi i64 [ %36, %b0 ], [ %81, %b2_ok1 ], !dbg !359
	%46 = icmp slt i64 %45, %p1, !dbg !359
	br i1 %46, label %b2, label %b3, !dbg !359

b2:
	%47 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %1, i64 %45, !dbg !361
	%48 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 0, !dbg !360
	%49 = addrspacecast float addrspace(1)* %48 to float*, !dbg !360
	%50 = icmp uge i64 %45, %p3, !dbg !361
	%51 = icmp uge i64 %p4, %43, !dbg !360
	%52 = or i1 %50, %51, !dbg !360
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !360, !prof !28

b2_ok1:
	%53 = bitcast float* %49 to i8*, !dbg !360
	%54 = call i32 @gpuc_g_thread_32(i8* %53, i32 %44), !dbg !360
	%55 = bitcast i32 %54 to float, !dbg !360
	%56 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 1, !dbg !360
	%57 = addrspacecast float addrspace(1)* %56 to float*, !dbg !360
	%58 = bitcast float* %57 to i8*, !dbg !360
	%59 = call i32 @gpuc_g_thread_32(i8* %58, i32 %44), !dbg !360
	%60 = bitcast i32 %59 to float, !dbg !360
	%61 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 2, !dbg !360
	%62 = addrspacecast float addrspace(1)* %61 to float*, !dbg !360
	%63 = bitcast float* %62 to i8*, !dbg !360
	%64 = call i32 @gpuc_g_thread_32(i8* %63, i32 %44), !dbg !360
	%65 = bitcast i32 %64 to float, !dbg !360
	%66 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %47, i32 0, i32 3, !dbg !360
	%67 = addrspacecast float addrspace(1)* %66 to float*, !dbg !360
	%68 = bitcast float* %67 to i8*, !dbg !360
	%69 = call i32 @gpuc_g_thread_32(i8* %68, i32 %44), !dbg !360
	%70 = bitcast i32 %69 to float, !dbg !360
	%71 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %0, i64 %45, !dbg !362
	%72 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %71, i32 0, i32 0, !dbg !362
	%73 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %71, i32 0, i32 1, !dbg !362
	%74 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %71, i32 0, i32 2, !dbg !362
	%75 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %71, i32 0, i32 3, !dbg !362
	%76 = bitcast { float, float, float, float } addrspace(1)* %71 to <4 x float> addrspace(1)*, !dbg !362
	%77 = insertelement <4 x float> undef, float %55, i32 0, !dbg !362
	%78 = insertelement <4 x float> %77, float %60, i32 1, !dbg !362
	%79 = insertelement <4 x float> %78, float %65, i32 2, !dbg !362
	%80 = insertelement <4 x float> %79, float %70, i32 3, !dbg !362
	store <4 x float> %80, <4 x float> addrspace(1)* %76, align 16, !dbg !362
	%81 = add i64 %45, %41, !dbg !359
	br label %b1, !dbg !359

b3:
	ret void, !dbg !358

b2_fail1:
	%82 = icmp uge i64 %45, %p3, !dbg !361
	br i1 %82, label %b2_fail2, label %b2_ok2, !dbg !361

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !361
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !361
	ret void, !dbg !361

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !360
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !360
	ret void, !dbg !360
}

define void @Exchange({ [3 x float], double, i8, i8, i16, { i32, i32 } }* %p0, i64 %p1, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p2, i64 %p3, [20 x i16]* %p4, i64 %p5, [20 x i16]* %p6, i64 %p7, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p8, i64 %p9, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p10, i64 %p11, i64* %p12, i64 %p13, i64 %p14, i64 %p15, i8* %ctrl) nounwind !dbg !363 {
entry:
	%0 = alloca [20 x i16], align 2, !dbg !364
	%1 = alloca [20 x i16], align 2, !dbg !364
	%2 = alloca [20 x i16], align 2, !dbg !364
	br label %b0, !dbg !364

b0:
	%3 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p0 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !364
	%4 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p2 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !364
	%5 = addrspacecast [20 x i16]* %p4 to [20 x i16] addrspace(1)*, !dbg !364
	%6 = addrspacecast [20 x i16]* %p6 to [20 x i16] addrspace(1)*, !dbg !364
	%7 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p8 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !364
	%8 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %p10 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !364
	%9 = addrspacecast i64* %p12 to i64 addrspace(1)*, !dbg !364
	%10 = icmp ne i64 %p9, %p1, !dbg !365
	br i1 %10, label %b0_fail1, label %b0_ok1, !dbg !365, !prof !28

b0_ok1:
	%11 = call i32 @gpuc_num_pes_thread(), !dbg !365
	%12 = sext i32 %11 to i64, !dbg !365
	%13 = mul i64 %p1, 40, !dbg !365
	%14 = trunc i64 %p15 to i32, !dbg !365
	%15 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %7 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !365
	%16 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %3 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !365
	%17 = icmp uge i64 %p15, %12, !dbg !365
	br i1 %17, label %b0_fail2, label %b0_ok2, !dbg !365, !prof !28

b0_ok2:
	%18 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %15 to i8*, !dbg !365
	%19 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %16 to i8*, !dbg !365
	call void @gpuc_get_block(i8* %18, i8* %19, i64 %13, i32 %14), !dbg !365
	%20 = call i32 @gpuc_num_pes_thread(), !dbg !366
	%21 = sext i32 %20 to i64, !dbg !366
	%22 = icmp ult i64 %p15, %21, !dbg !366
	%23 = trunc i64 %p15 to i32, !dbg !366
	%24 = select i1 %22, i32 %23, i32 0, !dbg !366
	%25 = call i8* @gpuc_peer_early(i32 %24), !dbg !366
	call void @llvm.nvvm.barrier0(), !dbg !367
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !368, !range !19
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !368, !range !19
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !368, !range !20
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !368, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !368, !range !17
	%31 = mul i32 %30, %28, !dbg !368
	%32 = add i32 %27, %31, !dbg !368
	%33 = mul i32 %29, %32, !dbg !368
	%34 = add i32 %26, %33, !dbg !368
	%35 = sext i32 %34 to i64, !dbg !368
	%36 = mul i32 %29, %30, !dbg !368
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !368, !range !18
	%38 = mul i32 %36, %37, !dbg !368
	%39 = sext i32 %38 to i64, !dbg !368
	br label %b1, !dbg !368

b1:
	%40 = phi i64 [ %35, %b0_ok2 ], [ %50, %b2 ], !dbg !368
	%41 = icmp slt i64 %40, %p9, !dbg !368
	br i1 %41, label %b2, label %b3, !dbg !368

b2:
	%42 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %7, i64 %40, !dbg !369
	%43 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %42, i32 0, i32 1, !dbg !370
	%44 = load double, double addrspace(1)* %43, align 8, !dbg !370
	%45 = fmul double %44, 2.000000e+00, !dbg !371
	store double %45, double addrspace(1)* %43, align 8, !dbg !370
	%46 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %42, i32 0, i32 5, !dbg !372
	%47 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %46, i32 0, i32 1, !dbg !373
	%48 = load i32, i32 addrspace(1)* %47, align 4, !dbg !373
	%49 = add i32 %48, 1, !dbg !374
	store i32 %49, i32 addrspace(1)* %47, align 4, !dbg !373
	%50 = add i64 %40, %39, !dbg !368
	br label %b1, !dbg !368

b3:
	call void @llvm.nvvm.barrier0(), !dbg !375
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %9, i64 1, !dbg !376
	%52 = mul i64 %p9, 40, !dbg !366
	%53 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %4 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !366
	%54 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !366
	%55 = icmp uge i64 1, %p13, !dbg !376
	%56 = icmp ne i64 %p3, %p9, !dbg !366
	%57 = or i1 %55, %56, !dbg !366
	br i1 %57, label %b3_fail1, label %b3_ok1, !dbg !366, !prof !28

b3_ok1:
	%58 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %53 to i8*, !dbg !366
	%59 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %15 to i8*, !dbg !366
	%60 = bitcast i64* %54 to i8*, !dbg !366
	call void @gpuc_put_signal_nbi_block(i8* %58, i8* %59, i64 %52, i8* %60, i64 %p14, i32 9, i32 %14, i32 1, i32 1, i8* %25), !dbg !366
	%61 = icmp eq i64 %35, 0, !dbg !377
	br i1 %61, label %b4, label %b22, !dbg !377

b4:
	%62 = bitcast i64* %54 to i8*, !dbg !378
	%63 = call i64 @gpuc_signal_wait_until_thread(i8* %62, i32 5, i64 %p14, i32 1, i8* %ctrl, i32 63), !dbg !378
	store [20 x i16] zeroinitializer, [20 x i16]* %0, align 2, !dbg !379
	%64 = mul i64 %p3, -1, !dbg !380
	%65 = add i64 %64, %p11, !dbg !380
	%66 = icmp sge i64 %65, 0, !dbg !380
	br i1 %66, label %b5, label %b8_cold, !dbg !380, !prof !118

b5:
	%67 = phi i64 [ -1, %b4 ], [ %68, %b6 ], [ %68, %b7 ], !dbg !380
	%68 = add i64 %67, 1, !dbg !380
	%69 = icmp slt i64 %68, %p3, !dbg !380
	br i1 %69, label %b6, label %b11, !dbg !380

b6:
	%70 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %4, i64 %68, !dbg !380
	%71 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %70, i32 0, i32 0, !dbg !380
	%72 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %71, i64 0, i64 0, !dbg !380
	%73 = load float, float addrspace(1)* %72, align 4, !dbg !380
	%74 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %71, i64 0, i64 1, !dbg !380
	%75 = load float, float addrspace(1)* %74, align 4, !dbg !380
	%76 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %71, i64 0, i64 2, !dbg !380
	%77 = load float, float addrspace(1)* %76, align 4, !dbg !380
	%78 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %70, i32 0, i32 1, !dbg !380
	%79 = load double, double addrspace(1)* %78, align 8, !dbg !380
	%80 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %70, i32 0, i32 2, !dbg !380
	%81 = load i8, i8 addrspace(1)* %80, align 1, !dbg !380
	%82 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %70, i32 0, i32 3, !dbg !380
	%83 = load i8, i8 addrspace(1)* %82, align 1, !dbg !380
	%84 = icmp ne i8 %83, 0, !dbg !380
	%85 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %70, i32 0, i32 4, !dbg !380
	%86 = load i16, i16 addrspace(1)* %85, align 2, !dbg !380
	%87 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %70, i32 0, i32 5, !dbg !380
	%88 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %87, i32 0, i32 0, !dbg !380
	%89 = load i32, i32 addrspace(1)* %88, align 4, !dbg !380
	%90 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %87, i32 0, i32 1, !dbg !380
	%91 = load i32, i32 addrspace(1)* %90, align 4, !dbg !380
	%92 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %8, i64 %68, !dbg !381
	%93 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 0, !dbg !381
	%94 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %93, i64 0, i64 0, !dbg !381
	store float %73, float addrspace(1)* %94, align 4, !dbg !381
	%95 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %93, i64 0, i64 1, !dbg !381
	store float %75, float addrspace(1)* %95, align 4, !dbg !381
	%96 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %93, i64 0, i64 2, !dbg !381
	store float %77, float addrspace(1)* %96, align 4, !dbg !381
	%97 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 1, !dbg !381
	store double %79, double addrspace(1)* %97, align 8, !dbg !381
	%98 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 2, !dbg !381
	store i8 %81, i8 addrspace(1)* %98, align 1, !dbg !381
	%99 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 3, !dbg !381
	%100 = zext i1 %84 to i8, !dbg !381
	store i8 %100, i8 addrspace(1)* %99, align 1, !dbg !381
	%101 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 4, !dbg !381
	store i16 %86, i16 addrspace(1)* %101, align 2, !dbg !381
	%102 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %92, i32 0, i32 5, !dbg !381
	%103 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %102, i32 0, i32 0, !dbg !381
	store i32 %89, i32 addrspace(1)* %103, align 4, !dbg !381
	%104 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %102, i32 0, i32 1, !dbg !381
	store i32 %91, i32 addrspace(1)* %104, align 4, !dbg !381
	br i1 %84, label %b7, label %b5, !dbg !382

b7:
	%105 = srem i64 %68, 20, !dbg !383
	%106 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 %105, !dbg !384
	%107 = load i16, i16* %106, align 2, !dbg !384
	%108 = add i16 %107, 1, !dbg !385
	store i16 %108, i16* %106, align 2, !dbg !384
	br label %b5, !dbg !384

b11:
	%109 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %6, i64 0, !dbg !390
	%110 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 0, !dbg !391
	%111 = icmp uge i64 0, %p7, !dbg !390
	br i1 %111, label %b11_fail1, label %b11_ok1, !dbg !390, !prof !28

b11_ok1:
	%112 = load i16, i16* %110, align 2, !dbg !391
	%113 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 1, !dbg !391
	%114 = load i16, i16* %113, align 2, !dbg !391
	%115 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 2, !dbg !391
	%116 = load i16, i16* %115, align 2, !dbg !391
	%117 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 3, !dbg !391
	%118 = load i16, i16* %117, align 2, !dbg !391
	%119 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 4, !dbg !391
	%120 = load i16, i16* %119, align 2, !dbg !391
	%121 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 5, !dbg !391
	%122 = load i16, i16* %121, align 2, !dbg !391
	%123 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 6, !dbg !391
	%124 = load i16, i16* %123, align 2, !dbg !391
	%125 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 7, !dbg !391
	%126 = load i16, i16* %125, align 2, !dbg !391
	%127 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 8, !dbg !391
	%128 = load i16, i16* %127, align 2, !dbg !391
	%129 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 9, !dbg !391
	%130 = load i16, i16* %129, align 2, !dbg !391
	%131 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 10, !dbg !391
	%132 = load i16, i16* %131, align 2, !dbg !391
	%133 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 11, !dbg !391
	%134 = load i16, i16* %133, align 2, !dbg !391
	%135 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 12, !dbg !391
	%136 = load i16, i16* %135, align 2, !dbg !391
	%137 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 13, !dbg !391
	%138 = load i16, i16* %137, align 2, !dbg !391
	%139 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 14, !dbg !391
	%140 = load i16, i16* %139, align 2, !dbg !391
	%141 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 15, !dbg !391
	%142 = load i16, i16* %141, align 2, !dbg !391
	%143 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 16, !dbg !391
	%144 = load i16, i16* %143, align 2, !dbg !391
	%145 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 17, !dbg !391
	%146 = load i16, i16* %145, align 2, !dbg !391
	%147 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 18, !dbg !391
	%148 = load i16, i16* %147, align 2, !dbg !391
	%149 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 19, !dbg !391
	%150 = load i16, i16* %149, align 2, !dbg !391
	store [20 x i16] zeroinitializer, [20 x i16]* %1, align 2, !dbg !392
	%151 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 0, !dbg !392
	store i16 %112, i16* %151, align 2, !dbg !392
	%152 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 1, !dbg !392
	store i16 %114, i16* %152, align 2, !dbg !392
	%153 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 2, !dbg !392
	store i16 %116, i16* %153, align 2, !dbg !392
	%154 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 3, !dbg !392
	store i16 %118, i16* %154, align 2, !dbg !392
	%155 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 4, !dbg !392
	store i16 %120, i16* %155, align 2, !dbg !392
	%156 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 5, !dbg !392
	store i16 %122, i16* %156, align 2, !dbg !392
	%157 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 6, !dbg !392
	store i16 %124, i16* %157, align 2, !dbg !392
	%158 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 7, !dbg !392
	store i16 %126, i16* %158, align 2, !dbg !392
	%159 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 8, !dbg !392
	store i16 %128, i16* %159, align 2, !dbg !392
	%160 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 9, !dbg !392
	store i16 %130, i16* %160, align 2, !dbg !392
	%161 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 10, !dbg !392
	store i16 %132, i16* %161, align 2, !dbg !392
	%162 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 11, !dbg !392
	store i16 %134, i16* %162, align 2, !dbg !392
	%163 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 12, !dbg !392
	store i16 %136, i16* %163, align 2, !dbg !392
	%164 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 13, !dbg !392
	store i16 %138, i16* %164, align 2, !dbg !392
	%165 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 14, !dbg !392
	store i16 %140, i16* %165, align 2, !dbg !392
	%166 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 15, !dbg !392
	store i16 %142, i16* %166, align 2, !dbg !392
	%167 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 16, !dbg !392
	store i16 %144, i16* %167, align 2, !dbg !392
	%168 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 17, !dbg !392
	store i16 %146, i16* %168, align 2, !dbg !392
	%169 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 18, !dbg !392
	store i16 %148, i16* %169, align 2, !dbg !392
	%170 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 19, !dbg !392
	store i16 %150, i16* %170, align 2, !dbg !392
	br label %b12, !dbg !392

b12:
	%171 = phi i32 [ 0, %b11_ok1 ], [ %179, %b13 ], !dbg !392
	%172 = sext i32 %171 to i64, !dbg !392
	%173 = icmp slt i32 %171, 20, !dbg !392
	br i1 %173, label %b13, label %b14, !dbg !392

b13:
	%174 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %109, i64 0, i64 %172, !dbg !392
	%175 = getelementptr inbounds [20 x i16], [20 x i16]* %1, i64 0, i64 %172, !dbg !392
	%176 = load i16, i16* %175, align 2, !dbg !392
	%177 = addrspacecast i16 addrspace(1)* %174 to i16*, !dbg !392
	%178 = bitcast i16* %177 to i8*, !dbg !392
	call void @gpuc_p_thread_16(i8* %178, i16 zeroext %176, i32 %14), !dbg !392
	%179 = add i32 %171, 1, !dbg !392
	br label %b12, !dbg !392

b14:
	%180 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %5, i64 1, !dbg !393
	%181 = icmp uge i64 1, %p5, !dbg !393
	br i1 %181, label %b14_fail1, label %b14_ok1, !dbg !393, !prof !28

b14_ok1:
	store [20 x i16] zeroinitializer, [20 x i16]* %2, align 2, !dbg !394
	br label %b15, !dbg !394

b15:
	%182 = phi i32 [ 0, %b14_ok1 ], [ %190, %b16 ], !dbg !394
	%183 = sext i32 %182 to i64, !dbg !394
	%184 = icmp slt i32 %182, 20, !dbg !394
	br i1 %184, label %b16, label %b17, !dbg !394

b16:
	%185 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %180, i64 0, i64 %183, !dbg !394
	%186 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 %183, !dbg !394
	%187 = addrspacecast i16 addrspace(1)* %185 to i16*, !dbg !394
	%188 = bitcast i16* %187 to i8*, !dbg !394
	%189 = call zeroext i16 @gpuc_g_thread_16(i8* %188, i32 %14), !dbg !394
	store i16 %189, i16* %186, align 2, !dbg !394
	%190 = add i32 %182, 1, !dbg !394
	br label %b15, !dbg !394

b17:
	%191 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 0, !dbg !394
	%192 = load i16, i16* %191, align 2, !dbg !394
	%193 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 1, !dbg !394
	%194 = load i16, i16* %193, align 2, !dbg !394
	%195 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 2, !dbg !394
	%196 = load i16, i16* %195, align 2, !dbg !394
	%197 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 3, !dbg !394
	%198 = load i16, i16* %197, align 2, !dbg !394
	%199 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 4, !dbg !394
	%200 = load i16, i16* %199, align 2, !dbg !394
	%201 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 5, !dbg !394
	%202 = load i16, i16* %201, align 2, !dbg !394
	%203 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 6, !dbg !394
	%204 = load i16, i16* %203, align 2, !dbg !394
	%205 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 7, !dbg !394
	%206 = load i16, i16* %205, align 2, !dbg !394
	%207 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 8, !dbg !394
	%208 = load i16, i16* %207, align 2, !dbg !394
	%209 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 9, !dbg !394
	%210 = load i16, i16* %209, align 2, !dbg !394
	%211 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 10, !dbg !394
	%212 = load i16, i16* %211, align 2, !dbg !394
	%213 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 11, !dbg !394
	%214 = load i16, i16* %213, align 2, !dbg !394
	%215 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 12, !dbg !394
	%216 = load i16, i16* %215, align 2, !dbg !394
	%217 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 13, !dbg !394
	%218 = load i16, i16* %217, align 2, !dbg !394
	%219 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 14, !dbg !394
	%220 = load i16, i16* %219, align 2, !dbg !394
	%221 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 15, !dbg !394
	%222 = load i16, i16* %221, align 2, !dbg !394
	%223 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 16, !dbg !394
	%224 = load i16, i16* %223, align 2, !dbg !394
	%225 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 17, !dbg !394
	%226 = load i16, i16* %225, align 2, !dbg !394
	%227 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 18, !dbg !394
	%228 = load i16, i16* %227, align 2, !dbg !394
	%229 = getelementptr inbounds [20 x i16], [20 x i16]* %2, i64 0, i64 19, !dbg !394
	%230 = load i16, i16* %229, align 2, !dbg !394
	%231 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %5, i64 0, !dbg !395
	%232 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 0, !dbg !395
	store i16 %192, i16 addrspace(1)* %232, align 2, !dbg !395
	%233 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 1, !dbg !395
	store i16 %194, i16 addrspace(1)* %233, align 2, !dbg !395
	%234 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 2, !dbg !395
	store i16 %196, i16 addrspace(1)* %234, align 2, !dbg !395
	%235 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 3, !dbg !395
	store i16 %198, i16 addrspace(1)* %235, align 2, !dbg !395
	%236 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 4, !dbg !395
	store i16 %200, i16 addrspace(1)* %236, align 2, !dbg !395
	%237 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 5, !dbg !395
	store i16 %202, i16 addrspace(1)* %237, align 2, !dbg !395
	%238 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 6, !dbg !395
	store i16 %204, i16 addrspace(1)* %238, align 2, !dbg !395
	%239 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 7, !dbg !395
	store i16 %206, i16 addrspace(1)* %239, align 2, !dbg !395
	%240 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 8, !dbg !395
	store i16 %208, i16 addrspace(1)* %240, align 2, !dbg !395
	%241 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 9, !dbg !395
	store i16 %210, i16 addrspace(1)* %241, align 2, !dbg !395
	%242 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 10, !dbg !395
	store i16 %212, i16 addrspace(1)* %242, align 2, !dbg !395
	%243 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 11, !dbg !395
	store i16 %214, i16 addrspace(1)* %243, align 2, !dbg !395
	%244 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 12, !dbg !395
	store i16 %216, i16 addrspace(1)* %244, align 2, !dbg !395
	%245 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 13, !dbg !395
	store i16 %218, i16 addrspace(1)* %245, align 2, !dbg !395
	%246 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 14, !dbg !395
	store i16 %220, i16 addrspace(1)* %246, align 2, !dbg !395
	%247 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 15, !dbg !395
	store i16 %222, i16 addrspace(1)* %247, align 2, !dbg !395
	%248 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 16, !dbg !395
	store i16 %224, i16 addrspace(1)* %248, align 2, !dbg !395
	%249 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 17, !dbg !395
	store i16 %226, i16 addrspace(1)* %249, align 2, !dbg !395
	%250 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 18, !dbg !395
	store i16 %228, i16 addrspace(1)* %250, align 2, !dbg !395
	%251 = getelementptr inbounds [20 x i16], [20 x i16] addrspace(1)* %231, i64 0, i64 19, !dbg !395
	store i16 %230, i16 addrspace(1)* %251, align 2, !dbg !395
	%252 = call i8* @gpuc_peer_base(i32 %14), !dbg !396
	%253 = bitcast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %16 to i8*, !dbg !396
	%254 = call i8* @gpuc_peer_at(i8* %252, i8* %253), !dbg !396
	%255 = icmp eq i8* %252, null, !dbg !396
	%256 = bitcast i8* %254 to { [3 x float], double, i8, i8, i16, { i32, i32 } }*, !dbg !396
	%257 = select i1 %255, { [3 x float], double, i8, i8, i16, { i32, i32 } }* null, { [3 x float], double, i8, i8, i16, { i32, i32 } }* %256, !dbg !396
	%258 = select i1 %255, i64 0, i64 %p1, !dbg !396
	br label %b18, !dbg !396

b18:
	%259 = phi i64 [ -1, %b17 ], [ %260, %b20 ], !dbg !396
	%260 = add i64 %259, 1, !dbg !396
	%261 = icmp slt i64 %260, %258, !dbg !396
	br i1 %261, label %b19, label %b22, !dbg !396

b19:
	%262 = addrspacecast { [3 x float], double, i8, i8, i16, { i32, i32 } }* %257 to { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)*, !dbg !396
	%263 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %262, i64 %260, !dbg !396
	%264 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %263, i32 0, i32 0, !dbg !396
	%265 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %264, i64 0, i64 0, !dbg !396
	%266 = load float, float addrspace(1)* %265, align 4, !dbg !396
	%267 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %264, i64 0, i64 1, !dbg !396
	%268 = load float, float addrspace(1)* %267, align 4, !dbg !396
	%269 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %264, i64 0, i64 2, !dbg !396
	%270 = load float, float addrspace(1)* %269, align 4, !dbg !396
	%271 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %263, i32 0, i32 5, !dbg !396
	%272 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %271, i32 0, i32 0, !dbg !396
	%273 = load i32, i32 addrspace(1)* %272, align 4, !dbg !396
	%274 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %7, i64 %260, !dbg !397
	%275 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %274, i32 0, i32 0, !dbg !398
	%276 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %275, i64 0, i64 0, !dbg !398
	%277 = load float, float addrspace(1)* %276, align 4, !dbg !398
	%278 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %275, i64 0, i64 1, !dbg !398
	%279 = load float, float addrspace(1)* %278, align 4, !dbg !398
	%280 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %275, i64 0, i64 2, !dbg !398
	%281 = load float, float addrspace(1)* %280, align 4, !dbg !398
	%282 = fcmp oeq float %266, %277, !dbg !399
	%283 = fcmp oeq float %268, %279, !dbg !399
	%284 = and i1 %282, %283, !dbg !399
	%285 = fcmp oeq float %270, %281, !dbg !399
	%286 = and i1 %284, %285, !dbg !399
	br i1 %286, label %b20, label %b21, !dbg !399

b20:
	%287 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %274, i32 0, i32 5, !dbg !400
	%288 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %287, i32 0, i32 0, !dbg !401
	%289 = load i32, i32 addrspace(1)* %288, align 4, !dbg !401
	%290 = icmp eq i32 %273, %289, !dbg !402
	br i1 %290, label %b18, label %b21, !dbg !403

b21:
	call void @gpuc_fail(i8* %ctrl, i32 67, i64 0, i64 0), !dbg !403
	call void asm sideeffect "// site 67", ""() nounwind, !dbg !403
	ret void, !dbg !403

b22:
	call void @gpuc_quiet_block(), !dbg !404
	ret void, !dbg !404

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 59, i64 %p9, i64 %p1), !dbg !365
	call void asm sideeffect "// site 59", ""() nounwind, !dbg !365
	ret void, !dbg !365

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 60, i64 %p15, i64 %12), !dbg !365
	call void asm sideeffect "// site 60", ""() nounwind, !dbg !365
	ret void, !dbg !365

b3_fail1:
	%291 = icmp uge i64 1, %p13, !dbg !376
	br i1 %291, label %b3_fail2, label %b3_ok2, !dbg !376

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 61, i64 1, i64 %p13), !dbg !376
	call void asm sideeffect "// site 61", ""() nounwind, !dbg !376
	ret void, !dbg !376

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 62, i64 %p3, i64 %p9), !dbg !366
	call void asm sideeffect "// site 62", ""() nounwind, !dbg !366
	ret void, !dbg !366

b8_cold:
	%292 = phi i64 [ %293, %b9_cold_ok1 ], [ %293, %b10_cold ], [ -1, %b4 ], !dbg !380
	%293 = add i64 %292, 1, !dbg !380
	%294 = icmp slt i64 %293, %p3, !dbg !380
	br i1 %294, label %b9_cold, label %b11, !dbg !380

b9_cold:
	%295 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %4, i64 %293, !dbg !380
	%296 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %295, i32 0, i32 0, !dbg !380
	%297 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %296, i64 0, i64 0, !dbg !380
	%298 = icmp uge i64 %293, %p11, !dbg !381
	br i1 %298, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !381, !prof !28

b9_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 64, i64 %293, i64 %p11), !dbg !381
	call void asm sideeffect "// site 64", ""() nounwind, !dbg !381
	ret void, !dbg !381

b9_cold_ok1:
	%299 = load float, float addrspace(1)* %297, align 4, !dbg !380
	%300 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %296, i64 0, i64 1, !dbg !380
	%301 = load float, float addrspace(1)* %300, align 4, !dbg !380
	%302 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %296, i64 0, i64 2, !dbg !380
	%303 = load float, float addrspace(1)* %302, align 4, !dbg !380
	%304 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %295, i32 0, i32 1, !dbg !380
	%305 = load double, double addrspace(1)* %304, align 8, !dbg !380
	%306 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %295, i32 0, i32 2, !dbg !380
	%307 = load i8, i8 addrspace(1)* %306, align 1, !dbg !380
	%308 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %295, i32 0, i32 3, !dbg !380
	%309 = load i8, i8 addrspace(1)* %308, align 1, !dbg !380
	%310 = icmp ne i8 %309, 0, !dbg !380
	%311 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %295, i32 0, i32 4, !dbg !380
	%312 = load i16, i16 addrspace(1)* %311, align 2, !dbg !380
	%313 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %295, i32 0, i32 5, !dbg !380
	%314 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %313, i32 0, i32 0, !dbg !380
	%315 = load i32, i32 addrspace(1)* %314, align 4, !dbg !380
	%316 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %313, i32 0, i32 1, !dbg !380
	%317 = load i32, i32 addrspace(1)* %316, align 4, !dbg !380
	%318 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %8, i64 %293, !dbg !381
	%319 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %318, i32 0, i32 0, !dbg !381
	%320 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %319, i64 0, i64 0, !dbg !381
	store float %299, float addrspace(1)* %320, align 4, !dbg !381
	%321 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %319, i64 0, i64 1, !dbg !381
	store float %301, float addrspace(1)* %321, align 4, !dbg !381
	%322 = getelementptr inbounds [3 x float], [3 x float] addrspace(1)* %319, i64 0, i64 2, !dbg !381
	store float %303, float addrspace(1)* %322, align 4, !dbg !381
	%323 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %318, i32 0, i32 1, !dbg !381
	store double %305, double addrspace(1)* %323, align 8, !dbg !381
	%324 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %318, i32 0, i32 2, !dbg !381
	store i8 %307, i8 addrspace(1)* %324, align 1, !dbg !381
	%325 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %318, i32 0, i32 3, !dbg !381
	%326 = zext i1 %310 to i8, !dbg !381
	store i8 %326, i8 addrspace(1)* %325, align 1, !dbg !381
	%327 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %318, i32 0, i32 4, !dbg !381
	store i16 %312, i16 addrspace(1)* %327, align 2, !dbg !381
	%328 = getelementptr inbounds { [3 x float], double, i8, i8, i16, { i32, i32 } }, { [3 x float], double, i8, i8, i16, { i32, i32 } } addrspace(1)* %318, i32 0, i32 5, !dbg !381
	%329 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %328, i32 0, i32 0, !dbg !381
	store i32 %315, i32 addrspace(1)* %329, align 4, !dbg !381
	%330 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(1)* %328, i32 0, i32 1, !dbg !381
	store i32 %317, i32 addrspace(1)* %330, align 4, !dbg !381
	br i1 %310, label %b10_cold, label %b8_cold, !dbg !382, !llvm.loop !387

b10_cold:
	%331 = srem i64 %293, 20, !dbg !383
	%332 = getelementptr inbounds [20 x i16], [20 x i16]* %0, i64 0, i64 %331, !dbg !384
	%333 = load i16, i16* %332, align 2, !dbg !384
	%334 = add i16 %333, 1, !dbg !385
	store i16 %334, i16* %332, align 2, !dbg !384
	br label %b8_cold, !dbg !384, !llvm.loop !389

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 65, i64 0, i64 %p7), !dbg !390
	call void asm sideeffect "// site 65", ""() nounwind, !dbg !390
	ret void, !dbg !390

b14_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 66, i64 1, i64 %p5), !dbg !393
	call void asm sideeffect "// site 66", ""() nounwind, !dbg !393
	ret void, !dbg !393
}

define void @SyncedThread(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !406 {
entry:
	br label %b0, !dbg !407

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !407
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !407
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !407
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !408, !range !13
	%4 = sext i32 %3 to i64, !dbg !408
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !408, !range !14
	%6 = sext i32 %5 to i64, !dbg !408
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !408, !range !14
	%8 = sext i32 %7 to i64, !dbg !408
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !408, !range !15
	%10 = sext i32 %9 to i64, !dbg !408
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !408, !range !16
	%12 = sext i32 %11 to i64, !dbg !408
	%13 = trunc i64 %12 to i32, !dbg !408
	%14 = trunc i64 %8 to i32, !dbg !408
	%15 = mul i32 %13, %14, !dbg !408
	%16 = zext i32 %15 to i64, !dbg !408
	%17 = trunc i64 %6 to i32, !dbg !408
	%18 = add i32 %17, %15, !dbg !408
	%19 = zext i32 %18 to i64, !dbg !408
	%20 = mul i64 %10, %19, !dbg !408
	%21 = add i64 %4, %20, !dbg !408
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !408, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !408, !range !17
	%24 = mul i32 %22, %23, !dbg !408
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !408, !range !18
	%26 = mul i32 %24, %25, !dbg !408
	%27 = sext i32 %26 to i64, !dbg !408
	%28 = mul i64 %21, %27, !dbg !408
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !408, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !408, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !408, !range !20
	%32 = mul i32 %23, %31, !dbg !408
	%33 = add i32 %30, %32, !dbg !408
	%34 = mul i32 %22, %33, !dbg !408
	%35 = add i32 %29, %34, !dbg !408
	%36 = sext i32 %35 to i64, !dbg !408
	%37 = add i64 %28, %36, !dbg !408
	%38 = icmp eq i64 %37, 0, !dbg !409
	%39 = call i32 @gpuc_my_pe_thread(), !dbg !412
	%40 = call i32 @gpuc_num_pes_thread(), !dbg !413
	br i1 %38, label %b1, label %b14, !dbg !409

b1:
	%41 = sext i32 %39 to i64, !dbg !412
	%42 = trunc i64 %41 to i32, !dbg !415
	%43 = add i32 %42, 1, !dbg !415
	%44 = zext i32 %43 to i64, !dbg !415
	%45 = sext i32 %40 to i64, !dbg !413
	%46 = trunc i64 %45 to i32, !dbg !416
	%47 = icmp ne i64 %p3, %p5, !dbg !414
	br i1 %47, label %b1_fail1, label %b1_ok1, !dbg !414, !prof !28

b1_ok1:
	%48 = urem i32 %43, %46, !dbg !416
	%49 = zext i32 %48 to i64, !dbg !416
	%50 = mul i64 %p5, 4, !dbg !414
	%51 = trunc i64 %49 to i32, !dbg !414
	%52 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !414
	%53 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !414
	%54 = bitcast i32* %52 to i8*, !dbg !414
	%55 = bitcast i32* %53 to i8*, !dbg !414
	call void @gpuc_put_nbi_thread(i8* %54, i8* %55, i64 %50, i32 %51, i32 0, i32 0, i8* null), !dbg !414
	%56 = icmp eq i64 %p0, 0, !dbg !417
	br i1 %56, label %b2, label %b3, !dbg !417

b2:
	%57 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !418
	%58 = icmp slt i32 %57, 0, !dbg !418
	br i1 %58, label %b2_fail1, label %b2_ok1, !dbg !418, !prof !28

b2_ok1:
	call void @gpuc_barrier_thread(i32 %p1, i8* %ctrl, i32 70), !dbg !418
	br label %b9, !dbg !418

b3:
	%59 = icmp eq i64 %p0, 1, !dbg !419
	br i1 %59, label %b4, label %b5, !dbg !419

b4:
	call void @gpuc_barrier_all_thread(i8* %ctrl, i32 71), !dbg !420
	br label %b9, !dbg !420

b5:
	%60 = icmp eq i64 %p0, 2, !dbg !421
	br i1 %60, label %b6, label %b7, !dbg !421

b6:
	call void @gpuc_quiet_thread(), !dbg !422
	%61 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !423
	%62 = icmp slt i32 %61, 0, !dbg !423
	br i1 %62, label %b6_fail1, label %b6_ok1, !dbg !423, !prof !28

b6_ok1:
	call void @gpuc_sync_thread(i32 %p1, i8* %ctrl, i32 73), !dbg !423
	br label %b9, !dbg !423

b7:
	%63 = icmp eq i64 %p0, 3, !dbg !424
	br i1 %63, label %b8, label %b9, !dbg !424

b8:
	call void @gpuc_quiet_thread(), !dbg !425
	call void @gpuc_sync_all_thread(i8* %ctrl, i32 74), !dbg !426
	br label %b9, !dbg !426

b9:
	%64 = mul i64 %p7, -1, !dbg !427
	%65 = add i64 %p3, %64, !dbg !427
	%66 = icmp sge i64 %65, 0, !dbg !427
	br i1 %66, label %b10, label %b12_cold, !dbg !427, !prof !118

b10:
	%67 = phi i64 [ %72, %b11 ], [ 0, %b9 ], !dbg !427
	%68 = icmp slt i64 %67, %p7, !dbg !428
	br i1 %68, label %b11, label %b14, !dbg !428

b11:
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %67, !dbg !429
	%70 = load i32, i32 addrspace(1)* %69, align 4, !dbg !429
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %67, !dbg !430
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !430
	%72 = add i64 %67, 1, !dbg !431
	br label %b10, !dbg !431

b14:
	ret void, !dbg !411

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !414
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !414
	ret void, !dbg !414

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 0, i64 0), !dbg !418
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !418
	ret void, !dbg !418

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 0, i64 0), !dbg !423
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !423
	ret void, !dbg !423

b12_cold:
	%73 = phi i64 [ %79, %b13_cold_ok1 ], [ 0, %b9 ], !dbg !427
	%74 = icmp slt i64 %73, %p7, !dbg !428
	br i1 %74, label %b13_cold, label %b14, !dbg !428

b13_cold:
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %73, !dbg !429
	%76 = icmp uge i64 %73, %p3, !dbg !429
	br i1 %76, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !429, !prof !28

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %73, i64 %p3), !dbg !429
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !429
	ret void, !dbg !429

b13_cold_ok1:
	%77 = load i32, i32 addrspace(1)* %75, align 4, !dbg !429
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %73, !dbg !430
	store i32 %77, i32 addrspace(1)* %78, align 4, !dbg !430
	%79 = add i64 %73, 1, !dbg !431
	br label %b12_cold, !dbg !431, !llvm.loop !433
}

define void @SyncedWarp(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !434 {
entry:
	br label %b0, !dbg !435

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !435
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !435
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !435
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !436, !range !13
	%4 = sext i32 %3 to i64, !dbg !436
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !436, !range !14
	%6 = sext i32 %5 to i64, !dbg !436
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !436, !range !14
	%8 = sext i32 %7 to i64, !dbg !436
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !436, !range !15
	%10 = sext i32 %9 to i64, !dbg !436
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !436, !range !16
	%12 = sext i32 %11 to i64, !dbg !436
	%13 = trunc i64 %12 to i32, !dbg !436
	%14 = trunc i64 %8 to i32, !dbg !436
	%15 = mul i32 %13, %14, !dbg !436
	%16 = zext i32 %15 to i64, !dbg !436
	%17 = trunc i64 %6 to i32, !dbg !436
	%18 = add i32 %17, %15, !dbg !436
	%19 = zext i32 %18 to i64, !dbg !436
	%20 = mul i64 %10, %19, !dbg !436
	%21 = add i64 %4, %20, !dbg !436
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !436, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !436, !range !17
	%24 = mul i32 %22, %23, !dbg !436
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !436, !range !18
	%26 = mul i32 %24, %25, !dbg !436
	%27 = sext i32 %26 to i64, !dbg !436
	%28 = mul i64 %21, %27, !dbg !436
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !436, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !436, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !436, !range !20
	%32 = mul i32 %23, %31, !dbg !436
	%33 = add i32 %30, %32, !dbg !436
	%34 = mul i32 %22, %33, !dbg !436
	%35 = add i32 %29, %34, !dbg !436
	%36 = sext i32 %35 to i64, !dbg !436
	%37 = add i64 %28, %36, !dbg !436
	%38 = sdiv i64 %37, 32, !dbg !437
	%39 = icmp eq i64 %38, 0, !dbg !438
	%40 = call i32 @gpuc_my_pe_thread(), !dbg !441
	%41 = call i32 @gpuc_num_pes_thread(), !dbg !442
	br i1 %39, label %b1, label %b14, !dbg !438

b1:
	%42 = icmp ne i64 %p3, %p5, !dbg !443
	br i1 %42, label %b1_fail1, label %b1_ok1, !dbg !443, !prof !28

b1_ok1:
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !444, !range !75
	%44 = sext i32 %43 to i64, !dbg !444
	%45 = and i32 %35, -32, !dbg !445
	%46 = sub i32 %26, %45, !dbg !445
	%47 = icmp slt i32 %46, 32, !dbg !445
	%48 = select i1 %47, i32 %46, i32 32, !dbg !445
	%49 = sext i32 %48 to i64, !dbg !445
	%50 = sext i32 %40 to i64, !dbg !441
	%51 = trunc i64 %50 to i32, !dbg !446
	%52 = add i32 %51, 1, !dbg !446
	%53 = zext i32 %52 to i64, !dbg !446
	%54 = sext i32 %41 to i64, !dbg !442
	%55 = trunc i64 %54 to i32, !dbg !447
	%56 = urem i32 %52, %55, !dbg !447
	%57 = zext i32 %56 to i64, !dbg !447
	%58 = mul i64 %p5, 4, !dbg !443
	%59 = trunc i64 %57 to i32, !dbg !443
	%60 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !443
	%61 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !443
	%62 = bitcast i32* %60 to i8*, !dbg !443
	%63 = bitcast i32* %61 to i8*, !dbg !443
	call void @gpuc_put_nbi_warp(i8* %62, i8* %63, i64 %58, i32 %59, i32 0, i32 0, i8* null), !dbg !443
	%64 = icmp eq i64 %p0, 0, !dbg !448
	br i1 %64, label %b2, label %b3, !dbg !448

b2:
	%65 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !449
	%66 = icmp slt i32 %65, 0, !dbg !449
	br i1 %66, label %b2_fail1, label %b2_ok1, !dbg !449, !prof !28

b2_ok1:
	call void @gpuc_barrier_warp(i32 %p1, i8* %ctrl, i32 70), !dbg !449
	br label %b9, !dbg !449

b3:
	%67 = icmp eq i64 %p0, 1, !dbg !450
	br i1 %67, label %b4, label %b5, !dbg !450

b4:
	call void @gpuc_barrier_all_warp(i8* %ctrl, i32 71), !dbg !451
	br label %b9, !dbg !451

b5:
	%68 = icmp eq i64 %p0, 2, !dbg !452
	br i1 %68, label %b6, label %b7, !dbg !452

b6:
	call void @gpuc_quiet_warp(), !dbg !453
	%69 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !454
	%70 = icmp slt i32 %69, 0, !dbg !454
	br i1 %70, label %b6_fail1, label %b6_ok1, !dbg !454, !prof !28

b6_ok1:
	call void @gpuc_sync_warp(i32 %p1, i8* %ctrl, i32 73), !dbg !454
	br label %b9, !dbg !454

b7:
	%71 = icmp eq i64 %p0, 3, !dbg !455
	br i1 %71, label %b8, label %b9, !dbg !455

b8:
	call void @gpuc_quiet_warp(), !dbg !456
	call void @gpuc_sync_all_warp(i8* %ctrl, i32 74), !dbg !457
	br label %b9, !dbg !457

b9:
	%72 = icmp ule i64 %49, 281474976710655, !dbg !458
	%73 = mul i64 %p7, -1, !dbg !458
	%74 = add i64 %p3, %73, !dbg !458
	%75 = icmp sge i64 %74, 0, !dbg !458
	%76 = and i1 %72, %75, !dbg !458
	br i1 %76, label %b10, label %b12_cold, !dbg !458, !prof !118

b10:
	%77 = phi i64 [ %82, %b11 ], [ %44, %b9 ], !dbg !458
	%78 = icmp slt i64 %77, %p7, !dbg !459
	br i1 %78, label %b11, label %b14, !dbg !459

b11:
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %77, !dbg !460
	%80 = load i32, i32 addrspace(1)* %79, align 4, !dbg !460
	%81 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %77, !dbg !461
	store i32 %80, i32 addrspace(1)* %81, align 4, !dbg !461
	%82 = add i64 %77, %49, !dbg !462
	br label %b10, !dbg !462

b14:
	ret void, !dbg !440

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !443
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !443
	ret void, !dbg !443

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 0, i64 0), !dbg !449
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !449
	ret void, !dbg !449

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 0, i64 0), !dbg !454
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !454
	ret void, !dbg !454

b12_cold:
	%83 = phi i64 [ %89, %b13_cold_ok1 ], [ %44, %b9 ], !dbg !458
	%84 = icmp slt i64 %83, %p7, !dbg !459
	br i1 %84, label %b13_cold, label %b14, !dbg !459

b13_cold:
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %83, !dbg !460
	%86 = icmp uge i64 %83, %p3, !dbg !460
	br i1 %86, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !460, !prof !28

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %83, i64 %p3), !dbg !460
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !460
	ret void, !dbg !460

b13_cold_ok1:
	%87 = load i32, i32 addrspace(1)* %85, align 4, !dbg !460
	%88 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %83, !dbg !461
	store i32 %87, i32 addrspace(1)* %88, align 4, !dbg !461
	%89 = add i64 %83, %49, !dbg !462
	br label %b12_cold, !dbg !462, !llvm.loop !464
}

define void @SyncedBlock(i64 %p0, i32 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i32* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !465 {
entry:
	br label %b0, !dbg !466

b0:
	%0 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !466
	%1 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !466
	%2 = addrspacecast i32* %p6 to i32 addrspace(1)*, !dbg !466
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !467, !range !13
	%4 = sext i32 %3 to i64, !dbg !467
	%5 = icmp eq i64 %4, 0, !dbg !468
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !471
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !472
	br i1 %5, label %b1, label %b14, !dbg !468

b1:
	%8 = icmp ne i64 %p3, %p5, !dbg !473
	br i1 %8, label %b1_fail1, label %b1_ok1, !dbg !473, !prof !28

b1_ok1:
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !474, !range !19
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !474, !range !19
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !474, !range !20
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !474, !range !17
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !474, !range !17
	%14 = mul i32 %13, %11, !dbg !474
	%15 = add i32 %10, %14, !dbg !474
	%16 = mul i32 %12, %15, !dbg !474
	%17 = add i32 %9, %16, !dbg !474
	%18 = sext i32 %17 to i64, !dbg !474
	%19 = mul i32 %12, %13, !dbg !475
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !475, !range !18
	%21 = mul i32 %19, %20, !dbg !475
	%22 = sext i32 %21 to i64, !dbg !475
	%23 = sext i32 %6 to i64, !dbg !471
	%24 = trunc i64 %23 to i32, !dbg !476
	%25 = add i32 %24, 1, !dbg !476
	%26 = zext i32 %25 to i64, !dbg !476
	%27 = sext i32 %7 to i64, !dbg !472
	%28 = trunc i64 %27 to i32, !dbg !477
	%29 = urem i32 %25, %28, !dbg !477
	%30 = zext i32 %29 to i64, !dbg !477
	%31 = mul i64 %p5, 4, !dbg !473
	%32 = trunc i64 %30 to i32, !dbg !473
	%33 = addrspacecast i32 addrspace(1)* %0 to i32*, !dbg !473
	%34 = addrspacecast i32 addrspace(1)* %1 to i32*, !dbg !473
	%35 = bitcast i32* %33 to i8*, !dbg !473
	%36 = bitcast i32* %34 to i8*, !dbg !473
	call void @gpuc_put_nbi_block(i8* %35, i8* %36, i64 %31, i32 %32, i32 1, i32 0, i8* null), !dbg !473
	%37 = icmp eq i64 %p0, 0, !dbg !478
	br i1 %37, label %b2, label %b3, !dbg !478

b2:
	%38 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !479
	%39 = icmp slt i32 %38, 0, !dbg !479
	br i1 %39, label %b2_fail1, label %b2_ok1, !dbg !479, !prof !28

b2_ok1:
	call void @gpuc_barrier_block(i32 %p1, i8* %ctrl, i32 70), !dbg !479
	br label %b9, !dbg !479

b3:
	%40 = icmp eq i64 %p0, 1, !dbg !480
	br i1 %40, label %b4, label %b5, !dbg !480

b4:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 71), !dbg !481
	br label %b9, !dbg !481

b5:
	%41 = icmp eq i64 %p0, 2, !dbg !482
	br i1 %41, label %b6, label %b7, !dbg !482

b6:
	call void @gpuc_quiet_block(), !dbg !483
	%42 = call i32 @gpuc_team_my_pe_thread(i32 %p1), !dbg !484
	%43 = icmp slt i32 %42, 0, !dbg !484
	br i1 %43, label %b6_fail1, label %b6_ok1, !dbg !484, !prof !28

b6_ok1:
	call void @gpuc_sync_block(i32 %p1, i8* %ctrl, i32 73), !dbg !484
	br label %b9, !dbg !484

b7:
	%44 = icmp eq i64 %p0, 3, !dbg !485
	br i1 %44, label %b8, label %b9, !dbg !485

b8:
	call void @gpuc_quiet_block(), !dbg !486
	call void @gpuc_sync_all_block(i8* %ctrl, i32 74), !dbg !487
	br label %b9, !dbg !487

b9:
	%45 = mul i64 %p7, -1, !dbg !488
	%46 = add i64 %p3, %45, !dbg !488
	%47 = icmp sge i64 %46, 0, !dbg !488
	br i1 %47, label %b10, label %b12_cold, !dbg !488, !prof !118

b10:
	%48 = phi i64 [ %53, %b11 ], [ %18, %b9 ], !dbg !488
	%49 = icmp slt i64 %48, %p7, !dbg !489
	br i1 %49, label %b11, label %b14, !dbg !489

b11:
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %48, !dbg !490
	%51 = load i32, i32 addrspace(1)* %50, align 4, !dbg !490
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %48, !dbg !491
	store i32 %51, i32 addrspace(1)* %52, align 4, !dbg !491
	%53 = add i64 %48, %22, !dbg !492
	br label %b10, !dbg !492

b14:
	ret void, !dbg !470

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 68, i64 %p3, i64 %p5), !dbg !473
	call void asm sideeffect "// site 68", ""() nounwind, !dbg !473
	ret void, !dbg !473

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 69, i64 0, i64 0), !dbg !479
	call void asm sideeffect "// site 69", ""() nounwind, !dbg !479
	ret void, !dbg !479

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 72, i64 0, i64 0), !dbg !484
	call void asm sideeffect "// site 72", ""() nounwind, !dbg !484
	ret void, !dbg !484

b12_cold:
	%54 = phi i64 [ %60, %b13_cold_ok1 ], [ %18, %b9 ], !dbg !488
	%55 = icmp slt i64 %54, %p7, !dbg !489
	br i1 %55, label %b13_cold, label %b14, !dbg !489

b13_cold:
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %54, !dbg !490
	%57 = icmp uge i64 %54, %p3, !dbg !490
	br i1 %57, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !490, !prof !28

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 75, i64 %54, i64 %p3), !dbg !490
	call void asm sideeffect "// site 75", ""() nounwind, !dbg !490
	ret void, !dbg !490

b13_cold_ok1:
	%58 = load i32, i32 addrspace(1)* %56, align 4, !dbg !490
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %54, !dbg !491
	store i32 %58, i32 addrspace(1)* %59, align 4, !dbg !491
	%60 = add i64 %54, %22, !dbg !492
	br label %b12_cold, !dbg !492, !llvm.loop !494
}

define void @Rounds(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !495 {
entry:
	br label %b0, !dbg !496

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !496
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !496
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !497
	%3 = sext i32 %2 to i64, !dbg !497
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !498
	%5 = sext i32 %4 to i64, !dbg !498
	%6 = icmp slt i64 0, %p4, !dbg !498
	br i1 %6, label %b1, label %b7, !dbg !498

b1:
	%7 = trunc i64 %3 to i32, !dbg !499
	%8 = add i32 %7, 1, !dbg !499
	br label %b2, !dbg !498

b2:
	%9 = phi i64 [ %33, %b6 ], [ 0, %b1 ], !dbg !498
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !500, !range !19
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !500, !range !19
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !500, !range !20
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !500, !range !17
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !500, !range !17
	%15 = mul i32 %14, %12, !dbg !500
	%16 = add i32 %11, %15, !dbg !500
	%17 = mul i32 %13, %16, !dbg !500
	%18 = add i32 %10, %17, !dbg !500
	%19 = icmp eq i32 %18, 0, !dbg !501
	br i1 %19, label %b3, label %b4, !dbg !501

b3:
	%20 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !502
	%21 = add i64 %9, 1, !dbg !503
	%22 = trunc i64 %21 to i32, !dbg !504
	%23 = trunc i64 %5 to i32, !dbg !505
	%24 = icmp uge i64 0, %p1, !dbg !502
	br i1 %24, label %b3_fail1, label %b3_ok1, !dbg !502, !prof !28

b3_ok1:
	%25 = urem i32 %8, %23, !dbg !505
	%26 = zext i32 %25 to i64, !dbg !505
	%27 = trunc i64 %26 to i32, !dbg !506
	%28 = addrspacecast i32 addrspace(1)* %20 to i32*, !dbg !506
	%29 = bitcast i32* %28 to i8*, !dbg !506
	call void @gpuc_p_thread_32(i8* %29, i32 %22, i32 %27), !dbg !506
	br label %b4, !dbg !506

b4:
	call void @gpuc_barrier_all_block(i8* %ctrl, i32 77), !dbg !507
	%30 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 0, !dbg !508
	%31 = icmp uge i64 0, %p1, !dbg !508
	br i1 %31, label %b4_fail1, label %b4_ok1, !dbg !508, !prof !28

b4_ok1:
	%32 = load i32, i32 addrspace(1)* %30, align 4, !dbg !508
	%33 = add i64 %9, 1, !dbg !509
	%34 = trunc i64 %33 to i32, !dbg !510
	%35 = icmp ne i32 %32, %34, !dbg !511
	br i1 %35, label %b5, label %b6, !dbg !511

b5:
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 0, !dbg !512
	%37 = icmp uge i64 0, %p3, !dbg !512
	br i1 %37, label %b5_fail1, label %b5_ok1, !dbg !512, !prof !28

b5_ok1:
	%38 = atomicrmw add i32 addrspace(1)* %36, i32 1 monotonic, !dbg !513
	br label %b6, !dbg !513

b6:
	call void @gpuc_sync_all_block(i8* %ctrl, i32 80), !dbg !514
	%39 = icmp slt i64 %33, %p4, !dbg !514
	br i1 %39, label %b2, label %b7, !dbg !514

b7:
	ret void, !dbg !514

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 76, i64 0, i64 %p1), !dbg !502
	call void asm sideeffect "// site 76", ""() nounwind, !dbg !502
	ret void, !dbg !502

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 78, i64 0, i64 %p1), !dbg !508
	call void asm sideeffect "// site 78", ""() nounwind, !dbg !508
	ret void, !dbg !508

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 79, i64 0, i64 %p3), !dbg !512
	call void asm sideeffect "// site 79", ""() nounwind, !dbg !512
	ret void, !dbg !512
}

define void @StoreInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !516 {
entry:
	br label %b0, !dbg !517

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !517
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !517
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !520, !range !13
	%3 = sext i32 %2 to i64, !dbg !520
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !520, !range !14
	%5 = sext i32 %4 to i64, !dbg !520
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !520, !range !14
	%7 = sext i32 %6 to i64, !dbg !520
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !520, !range !15
	%9 = sext i32 %8 to i64, !dbg !520
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !520, !range !16
	%11 = sext i32 %10 to i64, !dbg !520
	%12 = trunc i64 %11 to i32, !dbg !520
	%13 = trunc i64 %7 to i32, !dbg !520
	%14 = mul i32 %12, %13, !dbg !520
	%15 = zext i32 %14 to i64, !dbg !520
	%16 = trunc i64 %5 to i32, !dbg !520
	%17 = add i32 %16, %14, !dbg !520
	%18 = zext i32 %17 to i64, !dbg !520
	%19 = mul i64 %9, %18, !dbg !520
	%20 = add i64 %3, %19, !dbg !520
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !520, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !520, !range !17
	%23 = mul i32 %21, %22, !dbg !520
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !520, !range !18
	%25 = mul i32 %23, %24, !dbg !520
	%26 = sext i32 %25 to i64, !dbg !520
	%27 = mul i64 %20, %26, !dbg !520
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !520, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !520, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !520, !range !20
	%31 = mul i32 %22, %30, !dbg !520
	%32 = add i32 %29, %31, !dbg !520
	%33 = mul i32 %21, %32, !dbg !520
	%34 = add i32 %28, %33, !dbg !520
	%35 = sext i32 %34 to i64, !dbg !520
	%36 = add i64 %27, %35, !dbg !520
	%37 = mul i64 %9, %11, !dbg !520
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !520, !range !16
	%39 = sext i32 %38 to i64, !dbg !520
	%40 = mul i64 %37, %39, !dbg !520
	%41 = mul i64 %40, %26, !dbg !520
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !521
	%43 = sext i32 %42 to i64, !dbg !521
	%44 = trunc i64 %p4 to i32, !dbg !521
	br label %b1, !dbg !520

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !520
	%46 = icmp slt i64 %45, %p3, !dbg !520
	br i1 %46, label %b2, label %b3, !dbg !520

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !522
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !523
	%49 = icmp uge i64 %45, %p1, !dbg !522
	%50 = icmp uge i64 %p4, %43, !dbg !521
	%51 = or i1 %49, %50, !dbg !521
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !521, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !523
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !521
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !521
	%54 = add i64 %45, %41, !dbg !520
	br label %b1, !dbg !520

b3:
	ret void, !dbg !519

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !522
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !522

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !522
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !522
	ret void, !dbg !522

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !521
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !521
	ret void, !dbg !521
}

define void @LoadInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !524 {
entry:
	br label %b0, !dbg !525

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !525
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !525
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !528, !range !13
	%3 = sext i32 %2 to i64, !dbg !528
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !528, !range !14
	%5 = sext i32 %4 to i64, !dbg !528
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !528, !range !14
	%7 = sext i32 %6 to i64, !dbg !528
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !528, !range !15
	%9 = sext i32 %8 to i64, !dbg !528
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !528, !range !16
	%11 = sext i32 %10 to i64, !dbg !528
	%12 = trunc i64 %11 to i32, !dbg !528
	%13 = trunc i64 %7 to i32, !dbg !528
	%14 = mul i32 %12, %13, !dbg !528
	%15 = zext i32 %14 to i64, !dbg !528
	%16 = trunc i64 %5 to i32, !dbg !528
	%17 = add i32 %16, %14, !dbg !528
	%18 = zext i32 %17 to i64, !dbg !528
	%19 = mul i64 %9, %18, !dbg !528
	%20 = add i64 %3, %19, !dbg !528
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !528, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !528, !range !17
	%23 = mul i32 %21, %22, !dbg !528
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !528, !range !18
	%25 = mul i32 %23, %24, !dbg !528
	%26 = sext i32 %25 to i64, !dbg !528
	%27 = mul i64 %20, %26, !dbg !528
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !528, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !528, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !528, !range !20
	%31 = mul i32 %22, %30, !dbg !528
	%32 = add i32 %29, %31, !dbg !528
	%33 = mul i32 %21, %32, !dbg !528
	%34 = add i32 %28, %33, !dbg !528
	%35 = sext i32 %34 to i64, !dbg !528
	%36 = add i64 %27, %35, !dbg !528
	%37 = mul i64 %9, %11, !dbg !528
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !528, !range !16
	%39 = sext i32 %38 to i64, !dbg !528
	%40 = mul i64 %37, %39, !dbg !528
	%41 = mul i64 %40, %26, !dbg !528
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !529
	%43 = sext i32 %42 to i64, !dbg !529
	%44 = trunc i64 %p4 to i32, !dbg !529
	br label %b1, !dbg !528

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !528
	%46 = icmp slt i64 %45, %p1, !dbg !528
	br i1 %46, label %b2, label %b3, !dbg !528

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !530
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !529
	%49 = icmp uge i64 %45, %p3, !dbg !530
	%50 = icmp uge i64 %p4, %43, !dbg !529
	%51 = or i1 %49, %50, !dbg !529
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !529, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !529
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !531
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !531
	%54 = add i64 %45, %41, !dbg !528
	br label %b1, !dbg !528

b3:
	ret void, !dbg !527

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !530
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !530

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !530
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !530
	ret void, !dbg !530

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !529
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !529
	ret void, !dbg !529
}

define void @StoreInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !532 {
entry:
	br label %b0, !dbg !533

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !533
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !533
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !536, !range !13
	%3 = sext i32 %2 to i64, !dbg !536
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !536, !range !14
	%5 = sext i32 %4 to i64, !dbg !536
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !536, !range !14
	%7 = sext i32 %6 to i64, !dbg !536
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !536, !range !15
	%9 = sext i32 %8 to i64, !dbg !536
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !536, !range !16
	%11 = sext i32 %10 to i64, !dbg !536
	%12 = trunc i64 %11 to i32, !dbg !536
	%13 = trunc i64 %7 to i32, !dbg !536
	%14 = mul i32 %12, %13, !dbg !536
	%15 = zext i32 %14 to i64, !dbg !536
	%16 = trunc i64 %5 to i32, !dbg !536
	%17 = add i32 %16, %14, !dbg !536
	%18 = zext i32 %17 to i64, !dbg !536
	%19 = mul i64 %9, %18, !dbg !536
	%20 = add i64 %3, %19, !dbg !536
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !536, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !536, !range !17
	%23 = mul i32 %21, %22, !dbg !536
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !536, !range !18
	%25 = mul i32 %23, %24, !dbg !536
	%26 = sext i32 %25 to i64, !dbg !536
	%27 = mul i64 %20, %26, !dbg !536
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !536, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !536, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !536, !range !20
	%31 = mul i32 %22, %30, !dbg !536
	%32 = add i32 %29, %31, !dbg !536
	%33 = mul i32 %21, %32, !dbg !536
	%34 = add i32 %28, %33, !dbg !536
	%35 = sext i32 %34 to i64, !dbg !536
	%36 = add i64 %27, %35, !dbg !536
	%37 = mul i64 %9, %11, !dbg !536
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !536, !range !16
	%39 = sext i32 %38 to i64, !dbg !536
	%40 = mul i64 %37, %39, !dbg !536
	%41 = mul i64 %40, %26, !dbg !536
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !537
	%43 = sext i32 %42 to i64, !dbg !537
	%44 = trunc i64 %p4 to i32, !dbg !537
	br label %b1, !dbg !536

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !536
	%46 = icmp slt i64 %45, %p3, !dbg !536
	br i1 %46, label %b2, label %b3, !dbg !536

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !538
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !539
	%49 = icmp uge i64 %45, %p1, !dbg !538
	%50 = icmp uge i64 %p4, %43, !dbg !537
	%51 = or i1 %49, %50, !dbg !537
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !537, !prof !28

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !539
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !537
	%54 = bitcast i16* %53 to i8*, !dbg !537
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !537
	%55 = add i64 %45, %41, !dbg !536
	br label %b1, !dbg !536

b3:
	ret void, !dbg !535

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !538
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !538

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !538
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !538
	ret void, !dbg !538

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !537
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !537
	ret void, !dbg !537
}

define void @LoadInt16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !540 {
entry:
	br label %b0, !dbg !541

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !541
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !541
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !544, !range !13
	%3 = sext i32 %2 to i64, !dbg !544
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !544, !range !14
	%5 = sext i32 %4 to i64, !dbg !544
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !544, !range !14
	%7 = sext i32 %6 to i64, !dbg !544
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !544, !range !15
	%9 = sext i32 %8 to i64, !dbg !544
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !544, !range !16
	%11 = sext i32 %10 to i64, !dbg !544
	%12 = trunc i64 %11 to i32, !dbg !544
	%13 = trunc i64 %7 to i32, !dbg !544
	%14 = mul i32 %12, %13, !dbg !544
	%15 = zext i32 %14 to i64, !dbg !544
	%16 = trunc i64 %5 to i32, !dbg !544
	%17 = add i32 %16, %14, !dbg !544
	%18 = zext i32 %17 to i64, !dbg !544
	%19 = mul i64 %9, %18, !dbg !544
	%20 = add i64 %3, %19, !dbg !544
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !544, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !544, !range !17
	%23 = mul i32 %21, %22, !dbg !544
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !544, !range !18
	%25 = mul i32 %23, %24, !dbg !544
	%26 = sext i32 %25 to i64, !dbg !544
	%27 = mul i64 %20, %26, !dbg !544
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !544, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !544, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !544, !range !20
	%31 = mul i32 %22, %30, !dbg !544
	%32 = add i32 %29, %31, !dbg !544
	%33 = mul i32 %21, %32, !dbg !544
	%34 = add i32 %28, %33, !dbg !544
	%35 = sext i32 %34 to i64, !dbg !544
	%36 = add i64 %27, %35, !dbg !544
	%37 = mul i64 %9, %11, !dbg !544
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !544, !range !16
	%39 = sext i32 %38 to i64, !dbg !544
	%40 = mul i64 %37, %39, !dbg !544
	%41 = mul i64 %40, %26, !dbg !544
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !545
	%43 = sext i32 %42 to i64, !dbg !545
	%44 = trunc i64 %p4 to i32, !dbg !545
	br label %b1, !dbg !544

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !544
	%46 = icmp slt i64 %45, %p1, !dbg !544
	br i1 %46, label %b2, label %b3, !dbg !544

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !546
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !545
	%49 = icmp uge i64 %45, %p3, !dbg !546
	%50 = icmp uge i64 %p4, %43, !dbg !545
	%51 = or i1 %49, %50, !dbg !545
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !545, !prof !28

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !545
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !545
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !547
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !547
	%55 = add i64 %45, %41, !dbg !544
	br label %b1, !dbg !544

b3:
	ret void, !dbg !543

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !546
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !546

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !546
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !546
	ret void, !dbg !546

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !545
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !545
	ret void, !dbg !545
}

define void @StoreInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !548 {
entry:
	br label %b0, !dbg !549

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !549
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !549
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !552, !range !13
	%3 = sext i32 %2 to i64, !dbg !552
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !552, !range !14
	%5 = sext i32 %4 to i64, !dbg !552
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !552, !range !14
	%7 = sext i32 %6 to i64, !dbg !552
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !552, !range !15
	%9 = sext i32 %8 to i64, !dbg !552
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !552, !range !16
	%11 = sext i32 %10 to i64, !dbg !552
	%12 = trunc i64 %11 to i32, !dbg !552
	%13 = trunc i64 %7 to i32, !dbg !552
	%14 = mul i32 %12, %13, !dbg !552
	%15 = zext i32 %14 to i64, !dbg !552
	%16 = trunc i64 %5 to i32, !dbg !552
	%17 = add i32 %16, %14, !dbg !552
	%18 = zext i32 %17 to i64, !dbg !552
	%19 = mul i64 %9, %18, !dbg !552
	%20 = add i64 %3, %19, !dbg !552
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !552, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !552, !range !17
	%23 = mul i32 %21, %22, !dbg !552
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !552, !range !18
	%25 = mul i32 %23, %24, !dbg !552
	%26 = sext i32 %25 to i64, !dbg !552
	%27 = mul i64 %20, %26, !dbg !552
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !552, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !552, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !552, !range !20
	%31 = mul i32 %22, %30, !dbg !552
	%32 = add i32 %29, %31, !dbg !552
	%33 = mul i32 %21, %32, !dbg !552
	%34 = add i32 %28, %33, !dbg !552
	%35 = sext i32 %34 to i64, !dbg !552
	%36 = add i64 %27, %35, !dbg !552
	%37 = mul i64 %9, %11, !dbg !552
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !552, !range !16
	%39 = sext i32 %38 to i64, !dbg !552
	%40 = mul i64 %37, %39, !dbg !552
	%41 = mul i64 %40, %26, !dbg !552
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !553
	%43 = sext i32 %42 to i64, !dbg !553
	%44 = trunc i64 %p4 to i32, !dbg !553
	br label %b1, !dbg !552

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !552
	%46 = icmp slt i64 %45, %p3, !dbg !552
	br i1 %46, label %b2, label %b3, !dbg !552

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !554
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !555
	%49 = icmp uge i64 %45, %p1, !dbg !554
	%50 = icmp uge i64 %p4, %43, !dbg !553
	%51 = or i1 %49, %50, !dbg !553
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !553, !prof !28

b2_ok1:
	%52 = load i32, i32 addrspace(1)* %48, align 4, !dbg !555
	%53 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !553
	%54 = bitcast i32* %53 to i8*, !dbg !553
	call void @gpuc_p_thread_32(i8* %54, i32 %52, i32 %44), !dbg !553
	%55 = add i64 %45, %41, !dbg !552
	br label %b1, !dbg !552

b3:
	ret void, !dbg !551

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !554
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !554

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !554
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !554
	ret void, !dbg !554

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !553
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !553
	ret void, !dbg !553
}

define void @LoadInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !556 {
entry:
	br label %b0, !dbg !557

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !557
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !557
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !560, !range !13
	%3 = sext i32 %2 to i64, !dbg !560
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !560, !range !14
	%5 = sext i32 %4 to i64, !dbg !560
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !560, !range !14
	%7 = sext i32 %6 to i64, !dbg !560
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !560, !range !15
	%9 = sext i32 %8 to i64, !dbg !560
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !560, !range !16
	%11 = sext i32 %10 to i64, !dbg !560
	%12 = trunc i64 %11 to i32, !dbg !560
	%13 = trunc i64 %7 to i32, !dbg !560
	%14 = mul i32 %12, %13, !dbg !560
	%15 = zext i32 %14 to i64, !dbg !560
	%16 = trunc i64 %5 to i32, !dbg !560
	%17 = add i32 %16, %14, !dbg !560
	%18 = zext i32 %17 to i64, !dbg !560
	%19 = mul i64 %9, %18, !dbg !560
	%20 = add i64 %3, %19, !dbg !560
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !560, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !560, !range !17
	%23 = mul i32 %21, %22, !dbg !560
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !560, !range !18
	%25 = mul i32 %23, %24, !dbg !560
	%26 = sext i32 %25 to i64, !dbg !560
	%27 = mul i64 %20, %26, !dbg !560
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !560, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !560, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !560, !range !20
	%31 = mul i32 %22, %30, !dbg !560
	%32 = add i32 %29, %31, !dbg !560
	%33 = mul i32 %21, %32, !dbg !560
	%34 = add i32 %28, %33, !dbg !560
	%35 = sext i32 %34 to i64, !dbg !560
	%36 = add i64 %27, %35, !dbg !560
	%37 = mul i64 %9, %11, !dbg !560
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !560, !range !16
	%39 = sext i32 %38 to i64, !dbg !560
	%40 = mul i64 %37, %39, !dbg !560
	%41 = mul i64 %40, %26, !dbg !560
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !561
	%43 = sext i32 %42 to i64, !dbg !561
	%44 = trunc i64 %p4 to i32, !dbg !561
	br label %b1, !dbg !560

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !560
	%46 = icmp slt i64 %45, %p1, !dbg !560
	br i1 %46, label %b2, label %b3, !dbg !560

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !562
	%48 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !561
	%49 = icmp uge i64 %45, %p3, !dbg !562
	%50 = icmp uge i64 %p4, %43, !dbg !561
	%51 = or i1 %49, %50, !dbg !561
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !561, !prof !28

b2_ok1:
	%52 = bitcast i32* %48 to i8*, !dbg !561
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !561
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !563
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !563
	%55 = add i64 %45, %41, !dbg !560
	br label %b1, !dbg !560

b3:
	ret void, !dbg !559

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !562
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !562

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !562
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !562
	ret void, !dbg !562

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !561
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !561
	ret void, !dbg !561
}

define void @StoreInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !564 {
entry:
	br label %b0, !dbg !565

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !565
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !565
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !568, !range !13
	%3 = sext i32 %2 to i64, !dbg !568
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !568, !range !14
	%5 = sext i32 %4 to i64, !dbg !568
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !568, !range !14
	%7 = sext i32 %6 to i64, !dbg !568
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !568, !range !15
	%9 = sext i32 %8 to i64, !dbg !568
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !568, !range !16
	%11 = sext i32 %10 to i64, !dbg !568
	%12 = trunc i64 %11 to i32, !dbg !568
	%13 = trunc i64 %7 to i32, !dbg !568
	%14 = mul i32 %12, %13, !dbg !568
	%15 = zext i32 %14 to i64, !dbg !568
	%16 = trunc i64 %5 to i32, !dbg !568
	%17 = add i32 %16, %14, !dbg !568
	%18 = zext i32 %17 to i64, !dbg !568
	%19 = mul i64 %9, %18, !dbg !568
	%20 = add i64 %3, %19, !dbg !568
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !568, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !568, !range !17
	%23 = mul i32 %21, %22, !dbg !568
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !568, !range !18
	%25 = mul i32 %23, %24, !dbg !568
	%26 = sext i32 %25 to i64, !dbg !568
	%27 = mul i64 %20, %26, !dbg !568
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !568, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !568, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !568, !range !20
	%31 = mul i32 %22, %30, !dbg !568
	%32 = add i32 %29, %31, !dbg !568
	%33 = mul i32 %21, %32, !dbg !568
	%34 = add i32 %28, %33, !dbg !568
	%35 = sext i32 %34 to i64, !dbg !568
	%36 = add i64 %27, %35, !dbg !568
	%37 = mul i64 %9, %11, !dbg !568
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !568, !range !16
	%39 = sext i32 %38 to i64, !dbg !568
	%40 = mul i64 %37, %39, !dbg !568
	%41 = mul i64 %40, %26, !dbg !568
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !569
	%43 = sext i32 %42 to i64, !dbg !569
	%44 = trunc i64 %p4 to i32, !dbg !569
	br label %b1, !dbg !568

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !568
	%46 = icmp slt i64 %45, %p3, !dbg !568
	br i1 %46, label %b2, label %b3, !dbg !568

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !570
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !571
	%49 = icmp uge i64 %45, %p1, !dbg !570
	%50 = icmp uge i64 %p4, %43, !dbg !569
	%51 = or i1 %49, %50, !dbg !569
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !569, !prof !28

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !571
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !569
	%54 = bitcast i64* %53 to i8*, !dbg !569
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !569
	%55 = add i64 %45, %41, !dbg !568
	br label %b1, !dbg !568

b3:
	ret void, !dbg !567

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !570
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !570

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !570
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !570
	ret void, !dbg !570

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !569
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !569
	ret void, !dbg !569
}

define void @LoadInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !572 {
entry:
	br label %b0, !dbg !573

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !573
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !573
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !576, !range !13
	%3 = sext i32 %2 to i64, !dbg !576
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !576, !range !14
	%5 = sext i32 %4 to i64, !dbg !576
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !576, !range !14
	%7 = sext i32 %6 to i64, !dbg !576
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !576, !range !15
	%9 = sext i32 %8 to i64, !dbg !576
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !576, !range !16
	%11 = sext i32 %10 to i64, !dbg !576
	%12 = trunc i64 %11 to i32, !dbg !576
	%13 = trunc i64 %7 to i32, !dbg !576
	%14 = mul i32 %12, %13, !dbg !576
	%15 = zext i32 %14 to i64, !dbg !576
	%16 = trunc i64 %5 to i32, !dbg !576
	%17 = add i32 %16, %14, !dbg !576
	%18 = zext i32 %17 to i64, !dbg !576
	%19 = mul i64 %9, %18, !dbg !576
	%20 = add i64 %3, %19, !dbg !576
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !576, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !576, !range !17
	%23 = mul i32 %21, %22, !dbg !576
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !576, !range !18
	%25 = mul i32 %23, %24, !dbg !576
	%26 = sext i32 %25 to i64, !dbg !576
	%27 = mul i64 %20, %26, !dbg !576
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !576, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !576, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !576, !range !20
	%31 = mul i32 %22, %30, !dbg !576
	%32 = add i32 %29, %31, !dbg !576
	%33 = mul i32 %21, %32, !dbg !576
	%34 = add i32 %28, %33, !dbg !576
	%35 = sext i32 %34 to i64, !dbg !576
	%36 = add i64 %27, %35, !dbg !576
	%37 = mul i64 %9, %11, !dbg !576
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !576, !range !16
	%39 = sext i32 %38 to i64, !dbg !576
	%40 = mul i64 %37, %39, !dbg !576
	%41 = mul i64 %40, %26, !dbg !576
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !577
	%43 = sext i32 %42 to i64, !dbg !577
	%44 = trunc i64 %p4 to i32, !dbg !577
	br label %b1, !dbg !576

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !576
	%46 = icmp slt i64 %45, %p1, !dbg !576
	br i1 %46, label %b2, label %b3, !dbg !576

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !578
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !577
	%49 = icmp uge i64 %45, %p3, !dbg !578
	%50 = icmp uge i64 %p4, %43, !dbg !577
	%51 = or i1 %49, %50, !dbg !577
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !577, !prof !28

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !577
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !577
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !579
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !579
	%55 = add i64 %45, %41, !dbg !576
	br label %b1, !dbg !576

b3:
	ret void, !dbg !575

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !578
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !578

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !578
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !578
	ret void, !dbg !578

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !577
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !577
	ret void, !dbg !577
}

define void @StoreInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !580 {
entry:
	br label %b0, !dbg !581

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !581
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !581
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !584, !range !13
	%3 = sext i32 %2 to i64, !dbg !584
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !584, !range !14
	%5 = sext i32 %4 to i64, !dbg !584
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !584, !range !14
	%7 = sext i32 %6 to i64, !dbg !584
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !584, !range !15
	%9 = sext i32 %8 to i64, !dbg !584
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !584, !range !16
	%11 = sext i32 %10 to i64, !dbg !584
	%12 = trunc i64 %11 to i32, !dbg !584
	%13 = trunc i64 %7 to i32, !dbg !584
	%14 = mul i32 %12, %13, !dbg !584
	%15 = zext i32 %14 to i64, !dbg !584
	%16 = trunc i64 %5 to i32, !dbg !584
	%17 = add i32 %16, %14, !dbg !584
	%18 = zext i32 %17 to i64, !dbg !584
	%19 = mul i64 %9, %18, !dbg !584
	%20 = add i64 %3, %19, !dbg !584
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !584, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !584, !range !17
	%23 = mul i32 %21, %22, !dbg !584
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !584, !range !18
	%25 = mul i32 %23, %24, !dbg !584
	%26 = sext i32 %25 to i64, !dbg !584
	%27 = mul i64 %20, %26, !dbg !584
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !584, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !584, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !584, !range !20
	%31 = mul i32 %22, %30, !dbg !584
	%32 = add i32 %29, %31, !dbg !584
	%33 = mul i32 %21, %32, !dbg !584
	%34 = add i32 %28, %33, !dbg !584
	%35 = sext i32 %34 to i64, !dbg !584
	%36 = add i64 %27, %35, !dbg !584
	%37 = mul i64 %9, %11, !dbg !584
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !584, !range !16
	%39 = sext i32 %38 to i64, !dbg !584
	%40 = mul i64 %37, %39, !dbg !584
	%41 = mul i64 %40, %26, !dbg !584
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !585
	%43 = sext i32 %42 to i64, !dbg !585
	%44 = trunc i64 %p4 to i32, !dbg !585
	br label %b1, !dbg !584

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !584
	%46 = icmp slt i64 %45, %p3, !dbg !584
	br i1 %46, label %b2, label %b3, !dbg !584

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !586
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !587
	%49 = icmp uge i64 %45, %p1, !dbg !586
	%50 = icmp uge i64 %p4, %43, !dbg !585
	%51 = or i1 %49, %50, !dbg !585
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !585, !prof !28

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !587
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !585
	%54 = bitcast i64* %53 to i8*, !dbg !585
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !585
	%55 = add i64 %45, %41, !dbg !584
	br label %b1, !dbg !584

b3:
	ret void, !dbg !583

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !586
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !586

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !586
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !586
	ret void, !dbg !586

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !585
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !585
	ret void, !dbg !585
}

define void @LoadInt(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !588 {
entry:
	br label %b0, !dbg !589

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !589
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !589
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !592, !range !13
	%3 = sext i32 %2 to i64, !dbg !592
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !592, !range !14
	%5 = sext i32 %4 to i64, !dbg !592
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !592, !range !14
	%7 = sext i32 %6 to i64, !dbg !592
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !592, !range !15
	%9 = sext i32 %8 to i64, !dbg !592
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !592, !range !16
	%11 = sext i32 %10 to i64, !dbg !592
	%12 = trunc i64 %11 to i32, !dbg !592
	%13 = trunc i64 %7 to i32, !dbg !592
	%14 = mul i32 %12, %13, !dbg !592
	%15 = zext i32 %14 to i64, !dbg !592
	%16 = trunc i64 %5 to i32, !dbg !592
	%17 = add i32 %16, %14, !dbg !592
	%18 = zext i32 %17 to i64, !dbg !592
	%19 = mul i64 %9, %18, !dbg !592
	%20 = add i64 %3, %19, !dbg !592
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !592, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !592, !range !17
	%23 = mul i32 %21, %22, !dbg !592
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !592, !range !18
	%25 = mul i32 %23, %24, !dbg !592
	%26 = sext i32 %25 to i64, !dbg !592
	%27 = mul i64 %20, %26, !dbg !592
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !592, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !592, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !592, !range !20
	%31 = mul i32 %22, %30, !dbg !592
	%32 = add i32 %29, %31, !dbg !592
	%33 = mul i32 %21, %32, !dbg !592
	%34 = add i32 %28, %33, !dbg !592
	%35 = sext i32 %34 to i64, !dbg !592
	%36 = add i64 %27, %35, !dbg !592
	%37 = mul i64 %9, %11, !dbg !592
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !592, !range !16
	%39 = sext i32 %38 to i64, !dbg !592
	%40 = mul i64 %37, %39, !dbg !592
	%41 = mul i64 %40, %26, !dbg !592
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !593
	%43 = sext i32 %42 to i64, !dbg !593
	%44 = trunc i64 %p4 to i32, !dbg !593
	br label %b1, !dbg !592

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !592
	%46 = icmp slt i64 %45, %p1, !dbg !592
	br i1 %46, label %b2, label %b3, !dbg !592

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !594
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !593
	%49 = icmp uge i64 %45, %p3, !dbg !594
	%50 = icmp uge i64 %p4, %43, !dbg !593
	%51 = or i1 %49, %50, !dbg !593
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !593, !prof !28

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !593
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !593
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !595
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !595
	%55 = add i64 %45, %41, !dbg !592
	br label %b1, !dbg !592

b3:
	ret void, !dbg !591

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !594
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !594

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !594
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !594
	ret void, !dbg !594

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !593
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !593
	ret void, !dbg !593
}

define void @StoreUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !596 {
entry:
	br label %b0, !dbg !597

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !597
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !597
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !600, !range !13
	%3 = sext i32 %2 to i64, !dbg !600
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !600, !range !14
	%5 = sext i32 %4 to i64, !dbg !600
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !600, !range !14
	%7 = sext i32 %6 to i64, !dbg !600
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !600, !range !15
	%9 = sext i32 %8 to i64, !dbg !600
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !600, !range !16
	%11 = sext i32 %10 to i64, !dbg !600
	%12 = trunc i64 %11 to i32, !dbg !600
	%13 = trunc i64 %7 to i32, !dbg !600
	%14 = mul i32 %12, %13, !dbg !600
	%15 = zext i32 %14 to i64, !dbg !600
	%16 = trunc i64 %5 to i32, !dbg !600
	%17 = add i32 %16, %14, !dbg !600
	%18 = zext i32 %17 to i64, !dbg !600
	%19 = mul i64 %9, %18, !dbg !600
	%20 = add i64 %3, %19, !dbg !600
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !600, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !600, !range !17
	%23 = mul i32 %21, %22, !dbg !600
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !600, !range !18
	%25 = mul i32 %23, %24, !dbg !600
	%26 = sext i32 %25 to i64, !dbg !600
	%27 = mul i64 %20, %26, !dbg !600
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !600, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !600, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !600, !range !20
	%31 = mul i32 %22, %30, !dbg !600
	%32 = add i32 %29, %31, !dbg !600
	%33 = mul i32 %21, %32, !dbg !600
	%34 = add i32 %28, %33, !dbg !600
	%35 = sext i32 %34 to i64, !dbg !600
	%36 = add i64 %27, %35, !dbg !600
	%37 = mul i64 %9, %11, !dbg !600
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !600, !range !16
	%39 = sext i32 %38 to i64, !dbg !600
	%40 = mul i64 %37, %39, !dbg !600
	%41 = mul i64 %40, %26, !dbg !600
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !601
	%43 = sext i32 %42 to i64, !dbg !601
	%44 = trunc i64 %p4 to i32, !dbg !601
	br label %b1, !dbg !600

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !600
	%46 = icmp slt i64 %45, %p3, !dbg !600
	br i1 %46, label %b2, label %b3, !dbg !600

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !602
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !603
	%49 = icmp uge i64 %45, %p1, !dbg !602
	%50 = icmp uge i64 %p4, %43, !dbg !601
	%51 = or i1 %49, %50, !dbg !601
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !601, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !603
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !601
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !601
	%54 = add i64 %45, %41, !dbg !600
	br label %b1, !dbg !600

b3:
	ret void, !dbg !599

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !602
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !602

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !602
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !602
	ret void, !dbg !602

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !601
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !601
	ret void, !dbg !601
}

define void @LoadUint8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !604 {
entry:
	br label %b0, !dbg !605

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !605
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !605
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !608, !range !13
	%3 = sext i32 %2 to i64, !dbg !608
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !608, !range !14
	%5 = sext i32 %4 to i64, !dbg !608
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !608, !range !14
	%7 = sext i32 %6 to i64, !dbg !608
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !608, !range !15
	%9 = sext i32 %8 to i64, !dbg !608
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !608, !range !16
	%11 = sext i32 %10 to i64, !dbg !608
	%12 = trunc i64 %11 to i32, !dbg !608
	%13 = trunc i64 %7 to i32, !dbg !608
	%14 = mul i32 %12, %13, !dbg !608
	%15 = zext i32 %14 to i64, !dbg !608
	%16 = trunc i64 %5 to i32, !dbg !608
	%17 = add i32 %16, %14, !dbg !608
	%18 = zext i32 %17 to i64, !dbg !608
	%19 = mul i64 %9, %18, !dbg !608
	%20 = add i64 %3, %19, !dbg !608
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !608, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !608, !range !17
	%23 = mul i32 %21, %22, !dbg !608
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !608, !range !18
	%25 = mul i32 %23, %24, !dbg !608
	%26 = sext i32 %25 to i64, !dbg !608
	%27 = mul i64 %20, %26, !dbg !608
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !608, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !608, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !608, !range !20
	%31 = mul i32 %22, %30, !dbg !608
	%32 = add i32 %29, %31, !dbg !608
	%33 = mul i32 %21, %32, !dbg !608
	%34 = add i32 %28, %33, !dbg !608
	%35 = sext i32 %34 to i64, !dbg !608
	%36 = add i64 %27, %35, !dbg !608
	%37 = mul i64 %9, %11, !dbg !608
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !608, !range !16
	%39 = sext i32 %38 to i64, !dbg !608
	%40 = mul i64 %37, %39, !dbg !608
	%41 = mul i64 %40, %26, !dbg !608
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !609
	%43 = sext i32 %42 to i64, !dbg !609
	%44 = trunc i64 %p4 to i32, !dbg !609
	br label %b1, !dbg !608

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !608
	%46 = icmp slt i64 %45, %p1, !dbg !608
	br i1 %46, label %b2, label %b3, !dbg !608

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !610
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !609
	%49 = icmp uge i64 %45, %p3, !dbg !610
	%50 = icmp uge i64 %p4, %43, !dbg !609
	%51 = or i1 %49, %50, !dbg !609
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !609, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !609
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !611
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !611
	%54 = add i64 %45, %41, !dbg !608
	br label %b1, !dbg !608

b3:
	ret void, !dbg !607

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !610
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !610

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !610
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !610
	ret void, !dbg !610

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !609
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !609
	ret void, !dbg !609
}

define void @StoreUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !612 {
entry:
	br label %b0, !dbg !613

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !613
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !613
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !616, !range !13
	%3 = sext i32 %2 to i64, !dbg !616
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !616, !range !14
	%5 = sext i32 %4 to i64, !dbg !616
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !616, !range !14
	%7 = sext i32 %6 to i64, !dbg !616
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !616, !range !15
	%9 = sext i32 %8 to i64, !dbg !616
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !616, !range !16
	%11 = sext i32 %10 to i64, !dbg !616
	%12 = trunc i64 %11 to i32, !dbg !616
	%13 = trunc i64 %7 to i32, !dbg !616
	%14 = mul i32 %12, %13, !dbg !616
	%15 = zext i32 %14 to i64, !dbg !616
	%16 = trunc i64 %5 to i32, !dbg !616
	%17 = add i32 %16, %14, !dbg !616
	%18 = zext i32 %17 to i64, !dbg !616
	%19 = mul i64 %9, %18, !dbg !616
	%20 = add i64 %3, %19, !dbg !616
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !616, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !616, !range !17
	%23 = mul i32 %21, %22, !dbg !616
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !616, !range !18
	%25 = mul i32 %23, %24, !dbg !616
	%26 = sext i32 %25 to i64, !dbg !616
	%27 = mul i64 %20, %26, !dbg !616
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !616, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !616, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !616, !range !20
	%31 = mul i32 %22, %30, !dbg !616
	%32 = add i32 %29, %31, !dbg !616
	%33 = mul i32 %21, %32, !dbg !616
	%34 = add i32 %28, %33, !dbg !616
	%35 = sext i32 %34 to i64, !dbg !616
	%36 = add i64 %27, %35, !dbg !616
	%37 = mul i64 %9, %11, !dbg !616
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !616, !range !16
	%39 = sext i32 %38 to i64, !dbg !616
	%40 = mul i64 %37, %39, !dbg !616
	%41 = mul i64 %40, %26, !dbg !616
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !617
	%43 = sext i32 %42 to i64, !dbg !617
	%44 = trunc i64 %p4 to i32, !dbg !617
	br label %b1, !dbg !616

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !616
	%46 = icmp slt i64 %45, %p3, !dbg !616
	br i1 %46, label %b2, label %b3, !dbg !616

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !618
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !619
	%49 = icmp uge i64 %45, %p1, !dbg !618
	%50 = icmp uge i64 %p4, %43, !dbg !617
	%51 = or i1 %49, %50, !dbg !617
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !617, !prof !28

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !619
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !617
	%54 = bitcast i16* %53 to i8*, !dbg !617
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !617
	%55 = add i64 %45, %41, !dbg !616
	br label %b1, !dbg !616

b3:
	ret void, !dbg !615

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !618
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !618

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !618
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !618
	ret void, !dbg !618

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !617
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !617
	ret void, !dbg !617
}

define void @LoadUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !620 {
entry:
	br label %b0, !dbg !621

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !621
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !621
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !624, !range !13
	%3 = sext i32 %2 to i64, !dbg !624
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !624, !range !14
	%5 = sext i32 %4 to i64, !dbg !624
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !624, !range !14
	%7 = sext i32 %6 to i64, !dbg !624
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !624, !range !15
	%9 = sext i32 %8 to i64, !dbg !624
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !624, !range !16
	%11 = sext i32 %10 to i64, !dbg !624
	%12 = trunc i64 %11 to i32, !dbg !624
	%13 = trunc i64 %7 to i32, !dbg !624
	%14 = mul i32 %12, %13, !dbg !624
	%15 = zext i32 %14 to i64, !dbg !624
	%16 = trunc i64 %5 to i32, !dbg !624
	%17 = add i32 %16, %14, !dbg !624
	%18 = zext i32 %17 to i64, !dbg !624
	%19 = mul i64 %9, %18, !dbg !624
	%20 = add i64 %3, %19, !dbg !624
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !624, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !624, !range !17
	%23 = mul i32 %21, %22, !dbg !624
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !624, !range !18
	%25 = mul i32 %23, %24, !dbg !624
	%26 = sext i32 %25 to i64, !dbg !624
	%27 = mul i64 %20, %26, !dbg !624
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !624, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !624, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !624, !range !20
	%31 = mul i32 %22, %30, !dbg !624
	%32 = add i32 %29, %31, !dbg !624
	%33 = mul i32 %21, %32, !dbg !624
	%34 = add i32 %28, %33, !dbg !624
	%35 = sext i32 %34 to i64, !dbg !624
	%36 = add i64 %27, %35, !dbg !624
	%37 = mul i64 %9, %11, !dbg !624
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !624, !range !16
	%39 = sext i32 %38 to i64, !dbg !624
	%40 = mul i64 %37, %39, !dbg !624
	%41 = mul i64 %40, %26, !dbg !624
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !625
	%43 = sext i32 %42 to i64, !dbg !625
	%44 = trunc i64 %p4 to i32, !dbg !625
	br label %b1, !dbg !624

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !624
	%46 = icmp slt i64 %45, %p1, !dbg !624
	br i1 %46, label %b2, label %b3, !dbg !624

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !626
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !625
	%49 = icmp uge i64 %45, %p3, !dbg !626
	%50 = icmp uge i64 %p4, %43, !dbg !625
	%51 = or i1 %49, %50, !dbg !625
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !625, !prof !28

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !625
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !625
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !627
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !627
	%55 = add i64 %45, %41, !dbg !624
	br label %b1, !dbg !624

b3:
	ret void, !dbg !623

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !626
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !626

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !626
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !626
	ret void, !dbg !626

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !625
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !625
	ret void, !dbg !625
}

define void @StoreUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !628 {
entry:
	br label %b0, !dbg !629

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !629
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !629
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !632, !range !13
	%3 = sext i32 %2 to i64, !dbg !632
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !632, !range !14
	%5 = sext i32 %4 to i64, !dbg !632
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !632, !range !14
	%7 = sext i32 %6 to i64, !dbg !632
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !632, !range !15
	%9 = sext i32 %8 to i64, !dbg !632
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !632, !range !16
	%11 = sext i32 %10 to i64, !dbg !632
	%12 = trunc i64 %11 to i32, !dbg !632
	%13 = trunc i64 %7 to i32, !dbg !632
	%14 = mul i32 %12, %13, !dbg !632
	%15 = zext i32 %14 to i64, !dbg !632
	%16 = trunc i64 %5 to i32, !dbg !632
	%17 = add i32 %16, %14, !dbg !632
	%18 = zext i32 %17 to i64, !dbg !632
	%19 = mul i64 %9, %18, !dbg !632
	%20 = add i64 %3, %19, !dbg !632
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !632, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !632, !range !17
	%23 = mul i32 %21, %22, !dbg !632
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !632, !range !18
	%25 = mul i32 %23, %24, !dbg !632
	%26 = sext i32 %25 to i64, !dbg !632
	%27 = mul i64 %20, %26, !dbg !632
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !632, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !632, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !632, !range !20
	%31 = mul i32 %22, %30, !dbg !632
	%32 = add i32 %29, %31, !dbg !632
	%33 = mul i32 %21, %32, !dbg !632
	%34 = add i32 %28, %33, !dbg !632
	%35 = sext i32 %34 to i64, !dbg !632
	%36 = add i64 %27, %35, !dbg !632
	%37 = mul i64 %9, %11, !dbg !632
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !632, !range !16
	%39 = sext i32 %38 to i64, !dbg !632
	%40 = mul i64 %37, %39, !dbg !632
	%41 = mul i64 %40, %26, !dbg !632
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !633
	%43 = sext i32 %42 to i64, !dbg !633
	%44 = trunc i64 %p4 to i32, !dbg !633
	br label %b1, !dbg !632

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !632
	%46 = icmp slt i64 %45, %p3, !dbg !632
	br i1 %46, label %b2, label %b3, !dbg !632

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !634
	%48 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !635
	%49 = icmp uge i64 %45, %p1, !dbg !634
	%50 = icmp uge i64 %p4, %43, !dbg !633
	%51 = or i1 %49, %50, !dbg !633
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !633, !prof !28

b2_ok1:
	%52 = load i32, i32 addrspace(1)* %48, align 4, !dbg !635
	%53 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !633
	%54 = bitcast i32* %53 to i8*, !dbg !633
	call void @gpuc_p_thread_32(i8* %54, i32 %52, i32 %44), !dbg !633
	%55 = add i64 %45, %41, !dbg !632
	br label %b1, !dbg !632

b3:
	ret void, !dbg !631

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !634
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !634

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !634
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !634
	ret void, !dbg !634

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !633
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !633
	ret void, !dbg !633
}

define void @LoadUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !636 {
entry:
	br label %b0, !dbg !637

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !637
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !637
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !640, !range !13
	%3 = sext i32 %2 to i64, !dbg !640
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !640, !range !14
	%5 = sext i32 %4 to i64, !dbg !640
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !640, !range !14
	%7 = sext i32 %6 to i64, !dbg !640
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !640, !range !15
	%9 = sext i32 %8 to i64, !dbg !640
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !640, !range !16
	%11 = sext i32 %10 to i64, !dbg !640
	%12 = trunc i64 %11 to i32, !dbg !640
	%13 = trunc i64 %7 to i32, !dbg !640
	%14 = mul i32 %12, %13, !dbg !640
	%15 = zext i32 %14 to i64, !dbg !640
	%16 = trunc i64 %5 to i32, !dbg !640
	%17 = add i32 %16, %14, !dbg !640
	%18 = zext i32 %17 to i64, !dbg !640
	%19 = mul i64 %9, %18, !dbg !640
	%20 = add i64 %3, %19, !dbg !640
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !640, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !640, !range !17
	%23 = mul i32 %21, %22, !dbg !640
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !640, !range !18
	%25 = mul i32 %23, %24, !dbg !640
	%26 = sext i32 %25 to i64, !dbg !640
	%27 = mul i64 %20, %26, !dbg !640
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !640, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !640, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !640, !range !20
	%31 = mul i32 %22, %30, !dbg !640
	%32 = add i32 %29, %31, !dbg !640
	%33 = mul i32 %21, %32, !dbg !640
	%34 = add i32 %28, %33, !dbg !640
	%35 = sext i32 %34 to i64, !dbg !640
	%36 = add i64 %27, %35, !dbg !640
	%37 = mul i64 %9, %11, !dbg !640
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !640, !range !16
	%39 = sext i32 %38 to i64, !dbg !640
	%40 = mul i64 %37, %39, !dbg !640
	%41 = mul i64 %40, %26, !dbg !640
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !641
	%43 = sext i32 %42 to i64, !dbg !641
	%44 = trunc i64 %p4 to i32, !dbg !641
	br label %b1, !dbg !640

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !640
	%46 = icmp slt i64 %45, %p1, !dbg !640
	br i1 %46, label %b2, label %b3, !dbg !640

b2:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %45, !dbg !642
	%48 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !641
	%49 = icmp uge i64 %45, %p3, !dbg !642
	%50 = icmp uge i64 %p4, %43, !dbg !641
	%51 = or i1 %49, %50, !dbg !641
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !641, !prof !28

b2_ok1:
	%52 = bitcast i32* %48 to i8*, !dbg !641
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !641
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %45, !dbg !643
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !643
	%55 = add i64 %45, %41, !dbg !640
	br label %b1, !dbg !640

b3:
	ret void, !dbg !639

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !642
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !642

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !642
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !642
	ret void, !dbg !642

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !641
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !641
	ret void, !dbg !641
}

define void @StoreUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !644 {
entry:
	br label %b0, !dbg !645

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !645
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !645
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !648, !range !13
	%3 = sext i32 %2 to i64, !dbg !648
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !648, !range !14
	%5 = sext i32 %4 to i64, !dbg !648
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !648, !range !14
	%7 = sext i32 %6 to i64, !dbg !648
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !648, !range !15
	%9 = sext i32 %8 to i64, !dbg !648
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !648, !range !16
	%11 = sext i32 %10 to i64, !dbg !648
	%12 = trunc i64 %11 to i32, !dbg !648
	%13 = trunc i64 %7 to i32, !dbg !648
	%14 = mul i32 %12, %13, !dbg !648
	%15 = zext i32 %14 to i64, !dbg !648
	%16 = trunc i64 %5 to i32, !dbg !648
	%17 = add i32 %16, %14, !dbg !648
	%18 = zext i32 %17 to i64, !dbg !648
	%19 = mul i64 %9, %18, !dbg !648
	%20 = add i64 %3, %19, !dbg !648
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !648, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !648, !range !17
	%23 = mul i32 %21, %22, !dbg !648
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !648, !range !18
	%25 = mul i32 %23, %24, !dbg !648
	%26 = sext i32 %25 to i64, !dbg !648
	%27 = mul i64 %20, %26, !dbg !648
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !648, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !648, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !648, !range !20
	%31 = mul i32 %22, %30, !dbg !648
	%32 = add i32 %29, %31, !dbg !648
	%33 = mul i32 %21, %32, !dbg !648
	%34 = add i32 %28, %33, !dbg !648
	%35 = sext i32 %34 to i64, !dbg !648
	%36 = add i64 %27, %35, !dbg !648
	%37 = mul i64 %9, %11, !dbg !648
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !648, !range !16
	%39 = sext i32 %38 to i64, !dbg !648
	%40 = mul i64 %37, %39, !dbg !648
	%41 = mul i64 %40, %26, !dbg !648
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !649
	%43 = sext i32 %42 to i64, !dbg !649
	%44 = trunc i64 %p4 to i32, !dbg !649
	br label %b1, !dbg !648

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !648
	%46 = icmp slt i64 %45, %p3, !dbg !648
	br i1 %46, label %b2, label %b3, !dbg !648

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !650
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !651
	%49 = icmp uge i64 %45, %p1, !dbg !650
	%50 = icmp uge i64 %p4, %43, !dbg !649
	%51 = or i1 %49, %50, !dbg !649
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !649, !prof !28

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !651
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !649
	%54 = bitcast i64* %53 to i8*, !dbg !649
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !649
	%55 = add i64 %45, %41, !dbg !648
	br label %b1, !dbg !648

b3:
	ret void, !dbg !647

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !650
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !650

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !650
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !650
	ret void, !dbg !650

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !649
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !649
	ret void, !dbg !649
}

define void @LoadUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !652 {
entry:
	br label %b0, !dbg !653

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !653
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !653
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !656, !range !13
	%3 = sext i32 %2 to i64, !dbg !656
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !656, !range !14
	%5 = sext i32 %4 to i64, !dbg !656
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !656, !range !14
	%7 = sext i32 %6 to i64, !dbg !656
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !656, !range !15
	%9 = sext i32 %8 to i64, !dbg !656
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !656, !range !16
	%11 = sext i32 %10 to i64, !dbg !656
	%12 = trunc i64 %11 to i32, !dbg !656
	%13 = trunc i64 %7 to i32, !dbg !656
	%14 = mul i32 %12, %13, !dbg !656
	%15 = zext i32 %14 to i64, !dbg !656
	%16 = trunc i64 %5 to i32, !dbg !656
	%17 = add i32 %16, %14, !dbg !656
	%18 = zext i32 %17 to i64, !dbg !656
	%19 = mul i64 %9, %18, !dbg !656
	%20 = add i64 %3, %19, !dbg !656
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !656, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !656, !range !17
	%23 = mul i32 %21, %22, !dbg !656
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !656, !range !18
	%25 = mul i32 %23, %24, !dbg !656
	%26 = sext i32 %25 to i64, !dbg !656
	%27 = mul i64 %20, %26, !dbg !656
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !656, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !656, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !656, !range !20
	%31 = mul i32 %22, %30, !dbg !656
	%32 = add i32 %29, %31, !dbg !656
	%33 = mul i32 %21, %32, !dbg !656
	%34 = add i32 %28, %33, !dbg !656
	%35 = sext i32 %34 to i64, !dbg !656
	%36 = add i64 %27, %35, !dbg !656
	%37 = mul i64 %9, %11, !dbg !656
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !656, !range !16
	%39 = sext i32 %38 to i64, !dbg !656
	%40 = mul i64 %37, %39, !dbg !656
	%41 = mul i64 %40, %26, !dbg !656
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !657
	%43 = sext i32 %42 to i64, !dbg !657
	%44 = trunc i64 %p4 to i32, !dbg !657
	br label %b1, !dbg !656

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !656
	%46 = icmp slt i64 %45, %p1, !dbg !656
	br i1 %46, label %b2, label %b3, !dbg !656

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !658
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !657
	%49 = icmp uge i64 %45, %p3, !dbg !658
	%50 = icmp uge i64 %p4, %43, !dbg !657
	%51 = or i1 %49, %50, !dbg !657
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !657, !prof !28

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !657
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !657
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !659
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !659
	%55 = add i64 %45, %41, !dbg !656
	br label %b1, !dbg !656

b3:
	ret void, !dbg !655

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !658
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !658

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !658
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !658
	ret void, !dbg !658

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !657
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !657
	ret void, !dbg !657
}

define void @StoreUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !660 {
entry:
	br label %b0, !dbg !661

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !661
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !661
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !664, !range !13
	%3 = sext i32 %2 to i64, !dbg !664
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !664, !range !14
	%5 = sext i32 %4 to i64, !dbg !664
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !664, !range !14
	%7 = sext i32 %6 to i64, !dbg !664
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !664, !range !15
	%9 = sext i32 %8 to i64, !dbg !664
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !664, !range !16
	%11 = sext i32 %10 to i64, !dbg !664
	%12 = trunc i64 %11 to i32, !dbg !664
	%13 = trunc i64 %7 to i32, !dbg !664
	%14 = mul i32 %12, %13, !dbg !664
	%15 = zext i32 %14 to i64, !dbg !664
	%16 = trunc i64 %5 to i32, !dbg !664
	%17 = add i32 %16, %14, !dbg !664
	%18 = zext i32 %17 to i64, !dbg !664
	%19 = mul i64 %9, %18, !dbg !664
	%20 = add i64 %3, %19, !dbg !664
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !664, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !664, !range !17
	%23 = mul i32 %21, %22, !dbg !664
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !664, !range !18
	%25 = mul i32 %23, %24, !dbg !664
	%26 = sext i32 %25 to i64, !dbg !664
	%27 = mul i64 %20, %26, !dbg !664
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !664, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !664, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !664, !range !20
	%31 = mul i32 %22, %30, !dbg !664
	%32 = add i32 %29, %31, !dbg !664
	%33 = mul i32 %21, %32, !dbg !664
	%34 = add i32 %28, %33, !dbg !664
	%35 = sext i32 %34 to i64, !dbg !664
	%36 = add i64 %27, %35, !dbg !664
	%37 = mul i64 %9, %11, !dbg !664
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !664, !range !16
	%39 = sext i32 %38 to i64, !dbg !664
	%40 = mul i64 %37, %39, !dbg !664
	%41 = mul i64 %40, %26, !dbg !664
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !665
	%43 = sext i32 %42 to i64, !dbg !665
	%44 = trunc i64 %p4 to i32, !dbg !665
	br label %b1, !dbg !664

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !664
	%46 = icmp slt i64 %45, %p3, !dbg !664
	br i1 %46, label %b2, label %b3, !dbg !664

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !666
	%48 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !667
	%49 = icmp uge i64 %45, %p1, !dbg !666
	%50 = icmp uge i64 %p4, %43, !dbg !665
	%51 = or i1 %49, %50, !dbg !665
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !665, !prof !28

b2_ok1:
	%52 = load i64, i64 addrspace(1)* %48, align 8, !dbg !667
	%53 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !665
	%54 = bitcast i64* %53 to i8*, !dbg !665
	call void @gpuc_p_thread_64(i8* %54, i64 %52, i32 %44), !dbg !665
	%55 = add i64 %45, %41, !dbg !664
	br label %b1, !dbg !664

b3:
	ret void, !dbg !663

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !666
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !666

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !666
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !666
	ret void, !dbg !666

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !665
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !665
	ret void, !dbg !665
}

define void @LoadUint(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !668 {
entry:
	br label %b0, !dbg !669

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !669
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !669
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !672, !range !13
	%3 = sext i32 %2 to i64, !dbg !672
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !672, !range !14
	%5 = sext i32 %4 to i64, !dbg !672
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !672, !range !14
	%7 = sext i32 %6 to i64, !dbg !672
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !672, !range !15
	%9 = sext i32 %8 to i64, !dbg !672
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !672, !range !16
	%11 = sext i32 %10 to i64, !dbg !672
	%12 = trunc i64 %11 to i32, !dbg !672
	%13 = trunc i64 %7 to i32, !dbg !672
	%14 = mul i32 %12, %13, !dbg !672
	%15 = zext i32 %14 to i64, !dbg !672
	%16 = trunc i64 %5 to i32, !dbg !672
	%17 = add i32 %16, %14, !dbg !672
	%18 = zext i32 %17 to i64, !dbg !672
	%19 = mul i64 %9, %18, !dbg !672
	%20 = add i64 %3, %19, !dbg !672
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !672, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !672, !range !17
	%23 = mul i32 %21, %22, !dbg !672
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !672, !range !18
	%25 = mul i32 %23, %24, !dbg !672
	%26 = sext i32 %25 to i64, !dbg !672
	%27 = mul i64 %20, %26, !dbg !672
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !672, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !672, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !672, !range !20
	%31 = mul i32 %22, %30, !dbg !672
	%32 = add i32 %29, %31, !dbg !672
	%33 = mul i32 %21, %32, !dbg !672
	%34 = add i32 %28, %33, !dbg !672
	%35 = sext i32 %34 to i64, !dbg !672
	%36 = add i64 %27, %35, !dbg !672
	%37 = mul i64 %9, %11, !dbg !672
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !672, !range !16
	%39 = sext i32 %38 to i64, !dbg !672
	%40 = mul i64 %37, %39, !dbg !672
	%41 = mul i64 %40, %26, !dbg !672
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !673
	%43 = sext i32 %42 to i64, !dbg !673
	%44 = trunc i64 %p4 to i32, !dbg !673
	br label %b1, !dbg !672

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !672
	%46 = icmp slt i64 %45, %p1, !dbg !672
	br i1 %46, label %b2, label %b3, !dbg !672

b2:
	%47 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %45, !dbg !674
	%48 = addrspacecast i64 addrspace(1)* %47 to i64*, !dbg !673
	%49 = icmp uge i64 %45, %p3, !dbg !674
	%50 = icmp uge i64 %p4, %43, !dbg !673
	%51 = or i1 %49, %50, !dbg !673
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !673, !prof !28

b2_ok1:
	%52 = bitcast i64* %48 to i8*, !dbg !673
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !673
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %45, !dbg !675
	store i64 %53, i64 addrspace(1)* %54, align 8, !dbg !675
	%55 = add i64 %45, %41, !dbg !672
	br label %b1, !dbg !672

b3:
	ret void, !dbg !671

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !674
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !674

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !674
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !674
	ret void, !dbg !674

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !673
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !673
	ret void, !dbg !673
}

define void @StoreFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !676 {
entry:
	br label %b0, !dbg !677

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !677
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !677
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !680, !range !13
	%3 = sext i32 %2 to i64, !dbg !680
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !680, !range !14
	%5 = sext i32 %4 to i64, !dbg !680
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !680, !range !14
	%7 = sext i32 %6 to i64, !dbg !680
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !680, !range !15
	%9 = sext i32 %8 to i64, !dbg !680
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !680, !range !16
	%11 = sext i32 %10 to i64, !dbg !680
	%12 = trunc i64 %11 to i32, !dbg !680
	%13 = trunc i64 %7 to i32, !dbg !680
	%14 = mul i32 %12, %13, !dbg !680
	%15 = zext i32 %14 to i64, !dbg !680
	%16 = trunc i64 %5 to i32, !dbg !680
	%17 = add i32 %16, %14, !dbg !680
	%18 = zext i32 %17 to i64, !dbg !680
	%19 = mul i64 %9, %18, !dbg !680
	%20 = add i64 %3, %19, !dbg !680
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !680, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !680, !range !17
	%23 = mul i32 %21, %22, !dbg !680
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !680, !range !18
	%25 = mul i32 %23, %24, !dbg !680
	%26 = sext i32 %25 to i64, !dbg !680
	%27 = mul i64 %20, %26, !dbg !680
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !680, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !680, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !680, !range !20
	%31 = mul i32 %22, %30, !dbg !680
	%32 = add i32 %29, %31, !dbg !680
	%33 = mul i32 %21, %32, !dbg !680
	%34 = add i32 %28, %33, !dbg !680
	%35 = sext i32 %34 to i64, !dbg !680
	%36 = add i64 %27, %35, !dbg !680
	%37 = mul i64 %9, %11, !dbg !680
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !680, !range !16
	%39 = sext i32 %38 to i64, !dbg !680
	%40 = mul i64 %37, %39, !dbg !680
	%41 = mul i64 %40, %26, !dbg !680
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !681
	%43 = sext i32 %42 to i64, !dbg !681
	%44 = trunc i64 %p4 to i32, !dbg !681
	br label %b1, !dbg !680

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !680
	%46 = icmp slt i64 %45, %p3, !dbg !680
	br i1 %46, label %b2, label %b3, !dbg !680

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !682
	%48 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !683
	%49 = icmp uge i64 %45, %p1, !dbg !682
	%50 = icmp uge i64 %p4, %43, !dbg !681
	%51 = or i1 %49, %50, !dbg !681
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !681, !prof !28

b2_ok1:
	%52 = load float, float addrspace(1)* %48, align 4, !dbg !683
	%53 = bitcast float %52 to i32, !dbg !681
	%54 = addrspacecast float addrspace(1)* %47 to float*, !dbg !681
	%55 = bitcast float* %54 to i8*, !dbg !681
	call void @gpuc_p_thread_32(i8* %55, i32 %53, i32 %44), !dbg !681
	%56 = add i64 %45, %41, !dbg !680
	br label %b1, !dbg !680

b3:
	ret void, !dbg !679

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !682
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !682

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !682
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !682
	ret void, !dbg !682

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !681
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !681
	ret void, !dbg !681
}

define void @LoadFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !684 {
entry:
	br label %b0, !dbg !685

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !685
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !685
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !688, !range !13
	%3 = sext i32 %2 to i64, !dbg !688
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !688, !range !14
	%5 = sext i32 %4 to i64, !dbg !688
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !688, !range !14
	%7 = sext i32 %6 to i64, !dbg !688
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !688, !range !15
	%9 = sext i32 %8 to i64, !dbg !688
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !688, !range !16
	%11 = sext i32 %10 to i64, !dbg !688
	%12 = trunc i64 %11 to i32, !dbg !688
	%13 = trunc i64 %7 to i32, !dbg !688
	%14 = mul i32 %12, %13, !dbg !688
	%15 = zext i32 %14 to i64, !dbg !688
	%16 = trunc i64 %5 to i32, !dbg !688
	%17 = add i32 %16, %14, !dbg !688
	%18 = zext i32 %17 to i64, !dbg !688
	%19 = mul i64 %9, %18, !dbg !688
	%20 = add i64 %3, %19, !dbg !688
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !688, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !688, !range !17
	%23 = mul i32 %21, %22, !dbg !688
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !688, !range !18
	%25 = mul i32 %23, %24, !dbg !688
	%26 = sext i32 %25 to i64, !dbg !688
	%27 = mul i64 %20, %26, !dbg !688
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !688, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !688, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !688, !range !20
	%31 = mul i32 %22, %30, !dbg !688
	%32 = add i32 %29, %31, !dbg !688
	%33 = mul i32 %21, %32, !dbg !688
	%34 = add i32 %28, %33, !dbg !688
	%35 = sext i32 %34 to i64, !dbg !688
	%36 = add i64 %27, %35, !dbg !688
	%37 = mul i64 %9, %11, !dbg !688
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !688, !range !16
	%39 = sext i32 %38 to i64, !dbg !688
	%40 = mul i64 %37, %39, !dbg !688
	%41 = mul i64 %40, %26, !dbg !688
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !689
	%43 = sext i32 %42 to i64, !dbg !689
	%44 = trunc i64 %p4 to i32, !dbg !689
	br label %b1, !dbg !688

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !688
	%46 = icmp slt i64 %45, %p1, !dbg !688
	br i1 %46, label %b2, label %b3, !dbg !688

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !690
	%48 = addrspacecast float addrspace(1)* %47 to float*, !dbg !689
	%49 = icmp uge i64 %45, %p3, !dbg !690
	%50 = icmp uge i64 %p4, %43, !dbg !689
	%51 = or i1 %49, %50, !dbg !689
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !689, !prof !28

b2_ok1:
	%52 = bitcast float* %48 to i8*, !dbg !689
	%53 = call i32 @gpuc_g_thread_32(i8* %52, i32 %44), !dbg !689
	%54 = bitcast i32 %53 to float, !dbg !689
	%55 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !691
	store float %54, float addrspace(1)* %55, align 4, !dbg !691
	%56 = add i64 %45, %41, !dbg !688
	br label %b1, !dbg !688

b3:
	ret void, !dbg !687

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !690
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !690

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !690
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !690
	ret void, !dbg !690

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !689
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !689
	ret void, !dbg !689
}

define void @StoreFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !692 {
entry:
	br label %b0, !dbg !693

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !693
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !693
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !696, !range !13
	%3 = sext i32 %2 to i64, !dbg !696
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !696, !range !14
	%5 = sext i32 %4 to i64, !dbg !696
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !696, !range !14
	%7 = sext i32 %6 to i64, !dbg !696
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !696, !range !15
	%9 = sext i32 %8 to i64, !dbg !696
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !696, !range !16
	%11 = sext i32 %10 to i64, !dbg !696
	%12 = trunc i64 %11 to i32, !dbg !696
	%13 = trunc i64 %7 to i32, !dbg !696
	%14 = mul i32 %12, %13, !dbg !696
	%15 = zext i32 %14 to i64, !dbg !696
	%16 = trunc i64 %5 to i32, !dbg !696
	%17 = add i32 %16, %14, !dbg !696
	%18 = zext i32 %17 to i64, !dbg !696
	%19 = mul i64 %9, %18, !dbg !696
	%20 = add i64 %3, %19, !dbg !696
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !696, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !696, !range !17
	%23 = mul i32 %21, %22, !dbg !696
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !696, !range !18
	%25 = mul i32 %23, %24, !dbg !696
	%26 = sext i32 %25 to i64, !dbg !696
	%27 = mul i64 %20, %26, !dbg !696
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !696, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !696, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !696, !range !20
	%31 = mul i32 %22, %30, !dbg !696
	%32 = add i32 %29, %31, !dbg !696
	%33 = mul i32 %21, %32, !dbg !696
	%34 = add i32 %28, %33, !dbg !696
	%35 = sext i32 %34 to i64, !dbg !696
	%36 = add i64 %27, %35, !dbg !696
	%37 = mul i64 %9, %11, !dbg !696
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !696, !range !16
	%39 = sext i32 %38 to i64, !dbg !696
	%40 = mul i64 %37, %39, !dbg !696
	%41 = mul i64 %40, %26, !dbg !696
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !697
	%43 = sext i32 %42 to i64, !dbg !697
	%44 = trunc i64 %p4 to i32, !dbg !697
	br label %b1, !dbg !696

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !696
	%46 = icmp slt i64 %45, %p3, !dbg !696
	br i1 %46, label %b2, label %b3, !dbg !696

b2:
	%47 = getelementptr inbounds double, double addrspace(1)* %0, i64 %45, !dbg !698
	%48 = getelementptr inbounds double, double addrspace(1)* %1, i64 %45, !dbg !699
	%49 = icmp uge i64 %45, %p1, !dbg !698
	%50 = icmp uge i64 %p4, %43, !dbg !697
	%51 = or i1 %49, %50, !dbg !697
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !697, !prof !28

b2_ok1:
	%52 = load double, double addrspace(1)* %48, align 8, !dbg !699
	%53 = bitcast double %52 to i64, !dbg !697
	%54 = addrspacecast double addrspace(1)* %47 to double*, !dbg !697
	%55 = bitcast double* %54 to i8*, !dbg !697
	call void @gpuc_p_thread_64(i8* %55, i64 %53, i32 %44), !dbg !697
	%56 = add i64 %45, %41, !dbg !696
	br label %b1, !dbg !696

b3:
	ret void, !dbg !695

b2_fail1:
	%57 = icmp uge i64 %45, %p1, !dbg !698
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !698

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !698
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !698
	ret void, !dbg !698

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !697
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !697
	ret void, !dbg !697
}

define void @LoadFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !700 {
entry:
	br label %b0, !dbg !701

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !701
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !701
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !704, !range !13
	%3 = sext i32 %2 to i64, !dbg !704
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !704, !range !14
	%5 = sext i32 %4 to i64, !dbg !704
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !704, !range !14
	%7 = sext i32 %6 to i64, !dbg !704
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !704, !range !15
	%9 = sext i32 %8 to i64, !dbg !704
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !704, !range !16
	%11 = sext i32 %10 to i64, !dbg !704
	%12 = trunc i64 %11 to i32, !dbg !704
	%13 = trunc i64 %7 to i32, !dbg !704
	%14 = mul i32 %12, %13, !dbg !704
	%15 = zext i32 %14 to i64, !dbg !704
	%16 = trunc i64 %5 to i32, !dbg !704
	%17 = add i32 %16, %14, !dbg !704
	%18 = zext i32 %17 to i64, !dbg !704
	%19 = mul i64 %9, %18, !dbg !704
	%20 = add i64 %3, %19, !dbg !704
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !704, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !704, !range !17
	%23 = mul i32 %21, %22, !dbg !704
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !704, !range !18
	%25 = mul i32 %23, %24, !dbg !704
	%26 = sext i32 %25 to i64, !dbg !704
	%27 = mul i64 %20, %26, !dbg !704
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !704, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !704, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !704, !range !20
	%31 = mul i32 %22, %30, !dbg !704
	%32 = add i32 %29, %31, !dbg !704
	%33 = mul i32 %21, %32, !dbg !704
	%34 = add i32 %28, %33, !dbg !704
	%35 = sext i32 %34 to i64, !dbg !704
	%36 = add i64 %27, %35, !dbg !704
	%37 = mul i64 %9, %11, !dbg !704
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !704, !range !16
	%39 = sext i32 %38 to i64, !dbg !704
	%40 = mul i64 %37, %39, !dbg !704
	%41 = mul i64 %40, %26, !dbg !704
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !705
	%43 = sext i32 %42 to i64, !dbg !705
	%44 = trunc i64 %p4 to i32, !dbg !705
	br label %b1, !dbg !704

b1:
	%45 = phi i64 [ %36, %b0 ], [ %56, %b2_ok1 ], !dbg !704
	%46 = icmp slt i64 %45, %p1, !dbg !704
	br i1 %46, label %b2, label %b3, !dbg !704

b2:
	%47 = getelementptr inbounds double, double addrspace(1)* %1, i64 %45, !dbg !706
	%48 = addrspacecast double addrspace(1)* %47 to double*, !dbg !705
	%49 = icmp uge i64 %45, %p3, !dbg !706
	%50 = icmp uge i64 %p4, %43, !dbg !705
	%51 = or i1 %49, %50, !dbg !705
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !705, !prof !28

b2_ok1:
	%52 = bitcast double* %48 to i8*, !dbg !705
	%53 = call i64 @gpuc_g_thread_64(i8* %52, i32 %44), !dbg !705
	%54 = bitcast i64 %53 to double, !dbg !705
	%55 = getelementptr inbounds double, double addrspace(1)* %0, i64 %45, !dbg !707
	store double %54, double addrspace(1)* %55, align 8, !dbg !707
	%56 = add i64 %45, %41, !dbg !704
	br label %b1, !dbg !704

b3:
	ret void, !dbg !703

b2_fail1:
	%57 = icmp uge i64 %45, %p3, !dbg !706
	br i1 %57, label %b2_fail2, label %b2_ok2, !dbg !706

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !706
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !706
	ret void, !dbg !706

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !705
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !705
	ret void, !dbg !705
}

define void @StoreFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !708 {
entry:
	br label %b0, !dbg !709

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !709
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !709
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !712, !range !13
	%3 = sext i32 %2 to i64, !dbg !712
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !712, !range !14
	%5 = sext i32 %4 to i64, !dbg !712
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !712, !range !14
	%7 = sext i32 %6 to i64, !dbg !712
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !712, !range !15
	%9 = sext i32 %8 to i64, !dbg !712
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !712, !range !16
	%11 = sext i32 %10 to i64, !dbg !712
	%12 = trunc i64 %11 to i32, !dbg !712
	%13 = trunc i64 %7 to i32, !dbg !712
	%14 = mul i32 %12, %13, !dbg !712
	%15 = zext i32 %14 to i64, !dbg !712
	%16 = trunc i64 %5 to i32, !dbg !712
	%17 = add i32 %16, %14, !dbg !712
	%18 = zext i32 %17 to i64, !dbg !712
	%19 = mul i64 %9, %18, !dbg !712
	%20 = add i64 %3, %19, !dbg !712
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !712, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !712, !range !17
	%23 = mul i32 %21, %22, !dbg !712
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !712, !range !18
	%25 = mul i32 %23, %24, !dbg !712
	%26 = sext i32 %25 to i64, !dbg !712
	%27 = mul i64 %20, %26, !dbg !712
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !712, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !712, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !712, !range !20
	%31 = mul i32 %22, %30, !dbg !712
	%32 = add i32 %29, %31, !dbg !712
	%33 = mul i32 %21, %32, !dbg !712
	%34 = add i32 %28, %33, !dbg !712
	%35 = sext i32 %34 to i64, !dbg !712
	%36 = add i64 %27, %35, !dbg !712
	%37 = mul i64 %9, %11, !dbg !712
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !712, !range !16
	%39 = sext i32 %38 to i64, !dbg !712
	%40 = mul i64 %37, %39, !dbg !712
	%41 = mul i64 %40, %26, !dbg !712
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !713
	%43 = sext i32 %42 to i64, !dbg !713
	%44 = trunc i64 %p4 to i32, !dbg !713
	br label %b1, !dbg !712

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !712
	%46 = icmp slt i64 %45, %p3, !dbg !712
	br i1 %46, label %b2, label %b3, !dbg !712

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !714
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !715
	%49 = icmp uge i64 %45, %p1, !dbg !714
	%50 = icmp uge i64 %p4, %43, !dbg !713
	%51 = or i1 %49, %50, !dbg !713
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !713, !prof !28

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !715
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !713
	%54 = bitcast i16* %53 to i8*, !dbg !713
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !713
	%55 = add i64 %45, %41, !dbg !712
	br label %b1, !dbg !712

b3:
	ret void, !dbg !711

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !714
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !714

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !714
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !714
	ret void, !dbg !714

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !713
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !713
	ret void, !dbg !713
}

define void @LoadFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !716 {
entry:
	br label %b0, !dbg !717

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !717
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !717
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !720, !range !13
	%3 = sext i32 %2 to i64, !dbg !720
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !720, !range !14
	%5 = sext i32 %4 to i64, !dbg !720
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !720, !range !14
	%7 = sext i32 %6 to i64, !dbg !720
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !720, !range !15
	%9 = sext i32 %8 to i64, !dbg !720
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !720, !range !16
	%11 = sext i32 %10 to i64, !dbg !720
	%12 = trunc i64 %11 to i32, !dbg !720
	%13 = trunc i64 %7 to i32, !dbg !720
	%14 = mul i32 %12, %13, !dbg !720
	%15 = zext i32 %14 to i64, !dbg !720
	%16 = trunc i64 %5 to i32, !dbg !720
	%17 = add i32 %16, %14, !dbg !720
	%18 = zext i32 %17 to i64, !dbg !720
	%19 = mul i64 %9, %18, !dbg !720
	%20 = add i64 %3, %19, !dbg !720
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !720, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !720, !range !17
	%23 = mul i32 %21, %22, !dbg !720
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !720, !range !18
	%25 = mul i32 %23, %24, !dbg !720
	%26 = sext i32 %25 to i64, !dbg !720
	%27 = mul i64 %20, %26, !dbg !720
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !720, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !720, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !720, !range !20
	%31 = mul i32 %22, %30, !dbg !720
	%32 = add i32 %29, %31, !dbg !720
	%33 = mul i32 %21, %32, !dbg !720
	%34 = add i32 %28, %33, !dbg !720
	%35 = sext i32 %34 to i64, !dbg !720
	%36 = add i64 %27, %35, !dbg !720
	%37 = mul i64 %9, %11, !dbg !720
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !720, !range !16
	%39 = sext i32 %38 to i64, !dbg !720
	%40 = mul i64 %37, %39, !dbg !720
	%41 = mul i64 %40, %26, !dbg !720
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !721
	%43 = sext i32 %42 to i64, !dbg !721
	%44 = trunc i64 %p4 to i32, !dbg !721
	br label %b1, !dbg !720

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !720
	%46 = icmp slt i64 %45, %p1, !dbg !720
	br i1 %46, label %b2, label %b3, !dbg !720

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !722
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !721
	%49 = icmp uge i64 %45, %p3, !dbg !722
	%50 = icmp uge i64 %p4, %43, !dbg !721
	%51 = or i1 %49, %50, !dbg !721
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !721, !prof !28

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !721
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !721
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !723
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !723
	%55 = add i64 %45, %41, !dbg !720
	br label %b1, !dbg !720

b3:
	ret void, !dbg !719

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !722
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !722

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !722
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !722
	ret void, !dbg !722

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !721
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !721
	ret void, !dbg !721
}

define void @StoreBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !724 {
entry:
	br label %b0, !dbg !725

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !725
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !725
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !728, !range !13
	%3 = sext i32 %2 to i64, !dbg !728
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !728, !range !14
	%5 = sext i32 %4 to i64, !dbg !728
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !728, !range !14
	%7 = sext i32 %6 to i64, !dbg !728
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !728, !range !15
	%9 = sext i32 %8 to i64, !dbg !728
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !728, !range !16
	%11 = sext i32 %10 to i64, !dbg !728
	%12 = trunc i64 %11 to i32, !dbg !728
	%13 = trunc i64 %7 to i32, !dbg !728
	%14 = mul i32 %12, %13, !dbg !728
	%15 = zext i32 %14 to i64, !dbg !728
	%16 = trunc i64 %5 to i32, !dbg !728
	%17 = add i32 %16, %14, !dbg !728
	%18 = zext i32 %17 to i64, !dbg !728
	%19 = mul i64 %9, %18, !dbg !728
	%20 = add i64 %3, %19, !dbg !728
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !728, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !728, !range !17
	%23 = mul i32 %21, %22, !dbg !728
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !728, !range !18
	%25 = mul i32 %23, %24, !dbg !728
	%26 = sext i32 %25 to i64, !dbg !728
	%27 = mul i64 %20, %26, !dbg !728
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !728, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !728, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !728, !range !20
	%31 = mul i32 %22, %30, !dbg !728
	%32 = add i32 %29, %31, !dbg !728
	%33 = mul i32 %21, %32, !dbg !728
	%34 = add i32 %28, %33, !dbg !728
	%35 = sext i32 %34 to i64, !dbg !728
	%36 = add i64 %27, %35, !dbg !728
	%37 = mul i64 %9, %11, !dbg !728
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !728, !range !16
	%39 = sext i32 %38 to i64, !dbg !728
	%40 = mul i64 %37, %39, !dbg !728
	%41 = mul i64 %40, %26, !dbg !728
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !729
	%43 = sext i32 %42 to i64, !dbg !729
	%44 = trunc i64 %p4 to i32, !dbg !729
	br label %b1, !dbg !728

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !728
	%46 = icmp slt i64 %45, %p3, !dbg !728
	br i1 %46, label %b2, label %b3, !dbg !728

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !730
	%48 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !731
	%49 = icmp uge i64 %45, %p1, !dbg !730
	%50 = icmp uge i64 %p4, %43, !dbg !729
	%51 = or i1 %49, %50, !dbg !729
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !729, !prof !28

b2_ok1:
	%52 = load i16, i16 addrspace(1)* %48, align 2, !dbg !731
	%53 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !729
	%54 = bitcast i16* %53 to i8*, !dbg !729
	call void @gpuc_p_thread_16(i8* %54, i16 zeroext %52, i32 %44), !dbg !729
	%55 = add i64 %45, %41, !dbg !728
	br label %b1, !dbg !728

b3:
	ret void, !dbg !727

b2_fail1:
	%56 = icmp uge i64 %45, %p1, !dbg !730
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !730

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !730
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !730
	ret void, !dbg !730

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !729
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !729
	ret void, !dbg !729
}

define void @LoadBFloat16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !732 {
entry:
	br label %b0, !dbg !733

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !733
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !733
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !736, !range !13
	%3 = sext i32 %2 to i64, !dbg !736
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !736, !range !14
	%5 = sext i32 %4 to i64, !dbg !736
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !736, !range !14
	%7 = sext i32 %6 to i64, !dbg !736
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !736, !range !15
	%9 = sext i32 %8 to i64, !dbg !736
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !736, !range !16
	%11 = sext i32 %10 to i64, !dbg !736
	%12 = trunc i64 %11 to i32, !dbg !736
	%13 = trunc i64 %7 to i32, !dbg !736
	%14 = mul i32 %12, %13, !dbg !736
	%15 = zext i32 %14 to i64, !dbg !736
	%16 = trunc i64 %5 to i32, !dbg !736
	%17 = add i32 %16, %14, !dbg !736
	%18 = zext i32 %17 to i64, !dbg !736
	%19 = mul i64 %9, %18, !dbg !736
	%20 = add i64 %3, %19, !dbg !736
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !736, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !736, !range !17
	%23 = mul i32 %21, %22, !dbg !736
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !736, !range !18
	%25 = mul i32 %23, %24, !dbg !736
	%26 = sext i32 %25 to i64, !dbg !736
	%27 = mul i64 %20, %26, !dbg !736
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !736, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !736, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !736, !range !20
	%31 = mul i32 %22, %30, !dbg !736
	%32 = add i32 %29, %31, !dbg !736
	%33 = mul i32 %21, %32, !dbg !736
	%34 = add i32 %28, %33, !dbg !736
	%35 = sext i32 %34 to i64, !dbg !736
	%36 = add i64 %27, %35, !dbg !736
	%37 = mul i64 %9, %11, !dbg !736
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !736, !range !16
	%39 = sext i32 %38 to i64, !dbg !736
	%40 = mul i64 %37, %39, !dbg !736
	%41 = mul i64 %40, %26, !dbg !736
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !737
	%43 = sext i32 %42 to i64, !dbg !737
	%44 = trunc i64 %p4 to i32, !dbg !737
	br label %b1, !dbg !736

b1:
	%45 = phi i64 [ %36, %b0 ], [ %55, %b2_ok1 ], !dbg !736
	%46 = icmp slt i64 %45, %p1, !dbg !736
	br i1 %46, label %b2, label %b3, !dbg !736

b2:
	%47 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %45, !dbg !738
	%48 = addrspacecast i16 addrspace(1)* %47 to i16*, !dbg !737
	%49 = icmp uge i64 %45, %p3, !dbg !738
	%50 = icmp uge i64 %p4, %43, !dbg !737
	%51 = or i1 %49, %50, !dbg !737
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !737, !prof !28

b2_ok1:
	%52 = bitcast i16* %48 to i8*, !dbg !737
	%53 = call zeroext i16 @gpuc_g_thread_16(i8* %52, i32 %44), !dbg !737
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %45, !dbg !739
	store i16 %53, i16 addrspace(1)* %54, align 2, !dbg !739
	%55 = add i64 %45, %41, !dbg !736
	br label %b1, !dbg !736

b3:
	ret void, !dbg !735

b2_fail1:
	%56 = icmp uge i64 %45, %p3, !dbg !738
	br i1 %56, label %b2_fail2, label %b2_ok2, !dbg !738

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !738
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !738
	ret void, !dbg !738

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !737
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !737
	ret void, !dbg !737
}

define void @StoreFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !740 {
entry:
	br label %b0, !dbg !741

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !741
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !741
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !744, !range !13
	%3 = sext i32 %2 to i64, !dbg !744
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !744, !range !14
	%5 = sext i32 %4 to i64, !dbg !744
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !744, !range !14
	%7 = sext i32 %6 to i64, !dbg !744
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !744, !range !15
	%9 = sext i32 %8 to i64, !dbg !744
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !744, !range !16
	%11 = sext i32 %10 to i64, !dbg !744
	%12 = trunc i64 %11 to i32, !dbg !744
	%13 = trunc i64 %7 to i32, !dbg !744
	%14 = mul i32 %12, %13, !dbg !744
	%15 = zext i32 %14 to i64, !dbg !744
	%16 = trunc i64 %5 to i32, !dbg !744
	%17 = add i32 %16, %14, !dbg !744
	%18 = zext i32 %17 to i64, !dbg !744
	%19 = mul i64 %9, %18, !dbg !744
	%20 = add i64 %3, %19, !dbg !744
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !744, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !744, !range !17
	%23 = mul i32 %21, %22, !dbg !744
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !744, !range !18
	%25 = mul i32 %23, %24, !dbg !744
	%26 = sext i32 %25 to i64, !dbg !744
	%27 = mul i64 %20, %26, !dbg !744
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !744, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !744, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !744, !range !20
	%31 = mul i32 %22, %30, !dbg !744
	%32 = add i32 %29, %31, !dbg !744
	%33 = mul i32 %21, %32, !dbg !744
	%34 = add i32 %28, %33, !dbg !744
	%35 = sext i32 %34 to i64, !dbg !744
	%36 = add i64 %27, %35, !dbg !744
	%37 = mul i64 %9, %11, !dbg !744
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !744, !range !16
	%39 = sext i32 %38 to i64, !dbg !744
	%40 = mul i64 %37, %39, !dbg !744
	%41 = mul i64 %40, %26, !dbg !744
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !745
	%43 = sext i32 %42 to i64, !dbg !745
	%44 = trunc i64 %p4 to i32, !dbg !745
	br label %b1, !dbg !744

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !744
	%46 = icmp slt i64 %45, %p3, !dbg !744
	br i1 %46, label %b2, label %b3, !dbg !744

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !746
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !747
	%49 = icmp uge i64 %45, %p1, !dbg !746
	%50 = icmp uge i64 %p4, %43, !dbg !745
	%51 = or i1 %49, %50, !dbg !745
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !745, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !747
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !745
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !745
	%54 = add i64 %45, %41, !dbg !744
	br label %b1, !dbg !744

b3:
	ret void, !dbg !743

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !746
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !746

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !746
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !746
	ret void, !dbg !746

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !745
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !745
	ret void, !dbg !745
}

define void @LoadFloat8E4M3(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !748 {
entry:
	br label %b0, !dbg !749

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !749
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !749
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !752, !range !13
	%3 = sext i32 %2 to i64, !dbg !752
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !752, !range !14
	%5 = sext i32 %4 to i64, !dbg !752
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !752, !range !14
	%7 = sext i32 %6 to i64, !dbg !752
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !752, !range !15
	%9 = sext i32 %8 to i64, !dbg !752
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !752, !range !16
	%11 = sext i32 %10 to i64, !dbg !752
	%12 = trunc i64 %11 to i32, !dbg !752
	%13 = trunc i64 %7 to i32, !dbg !752
	%14 = mul i32 %12, %13, !dbg !752
	%15 = zext i32 %14 to i64, !dbg !752
	%16 = trunc i64 %5 to i32, !dbg !752
	%17 = add i32 %16, %14, !dbg !752
	%18 = zext i32 %17 to i64, !dbg !752
	%19 = mul i64 %9, %18, !dbg !752
	%20 = add i64 %3, %19, !dbg !752
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !752, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !752, !range !17
	%23 = mul i32 %21, %22, !dbg !752
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !752, !range !18
	%25 = mul i32 %23, %24, !dbg !752
	%26 = sext i32 %25 to i64, !dbg !752
	%27 = mul i64 %20, %26, !dbg !752
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !752, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !752, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !752, !range !20
	%31 = mul i32 %22, %30, !dbg !752
	%32 = add i32 %29, %31, !dbg !752
	%33 = mul i32 %21, %32, !dbg !752
	%34 = add i32 %28, %33, !dbg !752
	%35 = sext i32 %34 to i64, !dbg !752
	%36 = add i64 %27, %35, !dbg !752
	%37 = mul i64 %9, %11, !dbg !752
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !752, !range !16
	%39 = sext i32 %38 to i64, !dbg !752
	%40 = mul i64 %37, %39, !dbg !752
	%41 = mul i64 %40, %26, !dbg !752
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !753
	%43 = sext i32 %42 to i64, !dbg !753
	%44 = trunc i64 %p4 to i32, !dbg !753
	br label %b1, !dbg !752

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !752
	%46 = icmp slt i64 %45, %p1, !dbg !752
	br i1 %46, label %b2, label %b3, !dbg !752

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !754
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !753
	%49 = icmp uge i64 %45, %p3, !dbg !754
	%50 = icmp uge i64 %p4, %43, !dbg !753
	%51 = or i1 %49, %50, !dbg !753
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !753, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !753
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !755
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !755
	%54 = add i64 %45, %41, !dbg !752
	br label %b1, !dbg !752

b3:
	ret void, !dbg !751

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !754
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !754

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !754
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !754
	ret void, !dbg !754

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !753
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !753
	ret void, !dbg !753
}

define void @StoreFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !756 {
entry:
	br label %b0, !dbg !757

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !757
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !757
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !760, !range !13
	%3 = sext i32 %2 to i64, !dbg !760
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !760, !range !14
	%5 = sext i32 %4 to i64, !dbg !760
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !760, !range !14
	%7 = sext i32 %6 to i64, !dbg !760
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !760, !range !15
	%9 = sext i32 %8 to i64, !dbg !760
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !760, !range !16
	%11 = sext i32 %10 to i64, !dbg !760
	%12 = trunc i64 %11 to i32, !dbg !760
	%13 = trunc i64 %7 to i32, !dbg !760
	%14 = mul i32 %12, %13, !dbg !760
	%15 = zext i32 %14 to i64, !dbg !760
	%16 = trunc i64 %5 to i32, !dbg !760
	%17 = add i32 %16, %14, !dbg !760
	%18 = zext i32 %17 to i64, !dbg !760
	%19 = mul i64 %9, %18, !dbg !760
	%20 = add i64 %3, %19, !dbg !760
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !760, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !760, !range !17
	%23 = mul i32 %21, %22, !dbg !760
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !760, !range !18
	%25 = mul i32 %23, %24, !dbg !760
	%26 = sext i32 %25 to i64, !dbg !760
	%27 = mul i64 %20, %26, !dbg !760
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !760, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !760, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !760, !range !20
	%31 = mul i32 %22, %30, !dbg !760
	%32 = add i32 %29, %31, !dbg !760
	%33 = mul i32 %21, %32, !dbg !760
	%34 = add i32 %28, %33, !dbg !760
	%35 = sext i32 %34 to i64, !dbg !760
	%36 = add i64 %27, %35, !dbg !760
	%37 = mul i64 %9, %11, !dbg !760
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !760, !range !16
	%39 = sext i32 %38 to i64, !dbg !760
	%40 = mul i64 %37, %39, !dbg !760
	%41 = mul i64 %40, %26, !dbg !760
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !761
	%43 = sext i32 %42 to i64, !dbg !761
	%44 = trunc i64 %p4 to i32, !dbg !761
	br label %b1, !dbg !760

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !760
	%46 = icmp slt i64 %45, %p3, !dbg !760
	br i1 %46, label %b2, label %b3, !dbg !760

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !762
	%48 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !763
	%49 = icmp uge i64 %45, %p1, !dbg !762
	%50 = icmp uge i64 %p4, %43, !dbg !761
	%51 = or i1 %49, %50, !dbg !761
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !761, !prof !28

b2_ok1:
	%52 = load i8, i8 addrspace(1)* %48, align 1, !dbg !763
	%53 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !761
	call void @gpuc_p_thread_8(i8* %53, i8 zeroext %52, i32 %44), !dbg !761
	%54 = add i64 %45, %41, !dbg !760
	br label %b1, !dbg !760

b3:
	ret void, !dbg !759

b2_fail1:
	%55 = icmp uge i64 %45, %p1, !dbg !762
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !762

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %45, i64 %p1), !dbg !762
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !762
	ret void, !dbg !762

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %p4, i64 %43), !dbg !761
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !761
	ret void, !dbg !761
}

define void @LoadFloat8E5M2(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !764 {
entry:
	br label %b0, !dbg !765

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !765
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !765
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !768, !range !13
	%3 = sext i32 %2 to i64, !dbg !768
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !768, !range !14
	%5 = sext i32 %4 to i64, !dbg !768
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !768, !range !14
	%7 = sext i32 %6 to i64, !dbg !768
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !768, !range !15
	%9 = sext i32 %8 to i64, !dbg !768
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !768, !range !16
	%11 = sext i32 %10 to i64, !dbg !768
	%12 = trunc i64 %11 to i32, !dbg !768
	%13 = trunc i64 %7 to i32, !dbg !768
	%14 = mul i32 %12, %13, !dbg !768
	%15 = zext i32 %14 to i64, !dbg !768
	%16 = trunc i64 %5 to i32, !dbg !768
	%17 = add i32 %16, %14, !dbg !768
	%18 = zext i32 %17 to i64, !dbg !768
	%19 = mul i64 %9, %18, !dbg !768
	%20 = add i64 %3, %19, !dbg !768
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !768, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !768, !range !17
	%23 = mul i32 %21, %22, !dbg !768
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !768, !range !18
	%25 = mul i32 %23, %24, !dbg !768
	%26 = sext i32 %25 to i64, !dbg !768
	%27 = mul i64 %20, %26, !dbg !768
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !768, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !768, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !768, !range !20
	%31 = mul i32 %22, %30, !dbg !768
	%32 = add i32 %29, %31, !dbg !768
	%33 = mul i32 %21, %32, !dbg !768
	%34 = add i32 %28, %33, !dbg !768
	%35 = sext i32 %34 to i64, !dbg !768
	%36 = add i64 %27, %35, !dbg !768
	%37 = mul i64 %9, %11, !dbg !768
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !768, !range !16
	%39 = sext i32 %38 to i64, !dbg !768
	%40 = mul i64 %37, %39, !dbg !768
	%41 = mul i64 %40, %26, !dbg !768
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !769
	%43 = sext i32 %42 to i64, !dbg !769
	%44 = trunc i64 %p4 to i32, !dbg !769
	br label %b1, !dbg !768

b1:
	%45 = phi i64 [ %36, %b0 ], [ %54, %b2_ok1 ], !dbg !768
	%46 = icmp slt i64 %45, %p1, !dbg !768
	br i1 %46, label %b2, label %b3, !dbg !768

b2:
	%47 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %45, !dbg !770
	%48 = addrspacecast i8 addrspace(1)* %47 to i8*, !dbg !769
	%49 = icmp uge i64 %45, %p3, !dbg !770
	%50 = icmp uge i64 %p4, %43, !dbg !769
	%51 = or i1 %49, %50, !dbg !769
	br i1 %51, label %b2_fail1, label %b2_ok1, !dbg !769, !prof !28

b2_ok1:
	%52 = call zeroext i8 @gpuc_g_thread_8(i8* %48, i32 %44), !dbg !769
	%53 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %45, !dbg !771
	store i8 %52, i8 addrspace(1)* %53, align 1, !dbg !771
	%54 = add i64 %45, %41, !dbg !768
	br label %b1, !dbg !768

b3:
	ret void, !dbg !767

b2_fail1:
	%55 = icmp uge i64 %45, %p3, !dbg !770
	br i1 %55, label %b2_fail2, label %b2_ok2, !dbg !770

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %45, i64 %p3), !dbg !770
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !770
	ret void, !dbg !770

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %p4, i64 %43), !dbg !769
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !769
	ret void, !dbg !769
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
!nvvm.annotations = !{!772, !773, !774, !775, !776, !777, !778, !779, !780, !781, !782, !783, !784, !785, !786, !787, !788, !789, !790, !791, !792, !793, !794, !795, !796, !797, !798, !799, !800, !801, !802, !803, !804, !805, !806, !807, !808, !809, !810, !811, !812, !813, !814, !815, !816, !817, !818, !819, !820, !821, !822, !823, !824, !825, !826, !827, !828, !829, !830, !831, !832}
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
!282 = !DIFile(filename: "structs.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!283 = distinct !DISubprogram(name: "StoreBody", scope: !282, file: !282, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!284 = !DILocation(line: 12, column: 6, scope: !283)
!285 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!286 = !DILocation(line: 12, column: 77, scope: !283)
!287 = !DILocation(line: 11, column: 32, scope: !285, inlinedAt: !286)
!288 = !DILocation(line: 12, column: 10, scope: !285, inlinedAt: !286)
!289 = !DILocation(line: 12, column: 20, scope: !285, inlinedAt: !286)
!290 = !DILocation(line: 12, column: 30, scope: !285, inlinedAt: !286)
!291 = distinct !DISubprogram(name: "LoadBody", scope: !282, file: !282, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!292 = !DILocation(line: 15, column: 6, scope: !291)
!293 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!294 = !DILocation(line: 15, column: 75, scope: !291)
!295 = !DILocation(line: 19, column: 32, scope: !293, inlinedAt: !294)
!296 = !DILocation(line: 20, column: 21, scope: !293, inlinedAt: !294)
!297 = !DILocation(line: 20, column: 31, scope: !293, inlinedAt: !294)
!298 = !DILocation(line: 20, column: 8, scope: !293, inlinedAt: !294)
!299 = distinct !DISubprogram(name: "StoreColor", scope: !282, file: !282, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!300 = !DILocation(line: 18, column: 6, scope: !299)
!301 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!302 = !DILocation(line: 18, column: 79, scope: !299)
!303 = !DILocation(line: 11, column: 32, scope: !301, inlinedAt: !302)
!304 = !DILocation(line: 12, column: 10, scope: !301, inlinedAt: !302)
!305 = !DILocation(line: 12, column: 20, scope: !301, inlinedAt: !302)
!306 = !DILocation(line: 12, column: 30, scope: !301, inlinedAt: !302)
!307 = distinct !DISubprogram(name: "LoadColor", scope: !282, file: !282, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!308 = !DILocation(line: 21, column: 6, scope: !307)
!309 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!310 = !DILocation(line: 21, column: 77, scope: !307)
!311 = !DILocation(line: 19, column: 32, scope: !309, inlinedAt: !310)
!312 = !DILocation(line: 20, column: 21, scope: !309, inlinedAt: !310)
!313 = !DILocation(line: 20, column: 31, scope: !309, inlinedAt: !310)
!314 = !DILocation(line: 20, column: 8, scope: !309, inlinedAt: !310)
!315 = distinct !DISubprogram(name: "StoreRow", scope: !282, file: !282, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!316 = !DILocation(line: 24, column: 6, scope: !315)
!317 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!318 = !DILocation(line: 24, column: 75, scope: !315)
!319 = !DILocation(line: 11, column: 32, scope: !317, inlinedAt: !318)
!320 = !DILocation(line: 12, column: 10, scope: !317, inlinedAt: !318)
!321 = !DILocation(line: 12, column: 20, scope: !317, inlinedAt: !318)
!322 = !DILocation(line: 12, column: 30, scope: !317, inlinedAt: !318)
!323 = distinct !DISubprogram(name: "LoadRow", scope: !282, file: !282, line: 27, type: !4, isDefinition: true, scopeLine: 27, isOptimized: true, unit: !2)
!324 = !DILocation(line: 27, column: 6, scope: !323)
!325 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!326 = !DILocation(line: 27, column: 73, scope: !323)
!327 = !DILocation(line: 19, column: 32, scope: !325, inlinedAt: !326)
!328 = !DILocation(line: 20, column: 21, scope: !325, inlinedAt: !326)
!329 = !DILocation(line: 20, column: 31, scope: !325, inlinedAt: !326)
!330 = !DILocation(line: 20, column: 8, scope: !325, inlinedAt: !326)
!331 = distinct !DISubprogram(name: "StoreBool", scope: !282, file: !282, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!332 = !DILocation(line: 30, column: 6, scope: !331)
!333 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!334 = !DILocation(line: 30, column: 72, scope: !331)
!335 = !DILocation(line: 11, column: 32, scope: !333, inlinedAt: !334)
!336 = !DILocation(line: 12, column: 10, scope: !333, inlinedAt: !334)
!337 = !DILocation(line: 12, column: 20, scope: !333, inlinedAt: !334)
!338 = !DILocation(line: 12, column: 30, scope: !333, inlinedAt: !334)
!339 = distinct !DISubprogram(name: "LoadBool", scope: !282, file: !282, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!340 = !DILocation(line: 33, column: 6, scope: !339)
!341 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!342 = !DILocation(line: 33, column: 70, scope: !339)
!343 = !DILocation(line: 19, column: 32, scope: !341, inlinedAt: !342)
!344 = !DILocation(line: 20, column: 21, scope: !341, inlinedAt: !342)
!345 = !DILocation(line: 20, column: 31, scope: !341, inlinedAt: !342)
!346 = !DILocation(line: 20, column: 8, scope: !341, inlinedAt: !342)
!347 = distinct !DISubprogram(name: "StoreVec4", scope: !282, file: !282, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!348 = !DILocation(line: 36, column: 6, scope: !347)
!349 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!350 = !DILocation(line: 36, column: 85, scope: !347)
!351 = !DILocation(line: 11, column: 32, scope: !349, inlinedAt: !350)
!352 = !DILocation(line: 12, column: 10, scope: !349, inlinedAt: !350)
!353 = !DILocation(line: 12, column: 20, scope: !349, inlinedAt: !350)
!354 = !DILocation(line: 12, column: 30, scope: !349, inlinedAt: !350)
!355 = distinct !DISubprogram(name: "LoadVec4", scope: !282, file: !282, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!356 = !DILocation(line: 39, column: 6, scope: !355)
!357 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!358 = !DILocation(line: 39, column: 83, scope: !355)
!359 = !DILocation(line: 19, column: 32, scope: !357, inlinedAt: !358)
!360 = !DILocation(line: 20, column: 21, scope: !357, inlinedAt: !358)
!361 = !DILocation(line: 20, column: 31, scope: !357, inlinedAt: !358)
!362 = !DILocation(line: 20, column: 8, scope: !357, inlinedAt: !358)
!363 = distinct !DISubprogram(name: "Exchange", scope: !282, file: !282, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!364 = !DILocation(line: 56, column: 6, scope: !363)
!365 = !DILocation(line: 57, column: 11, scope: !363)
!366 = !DILocation(line: 65, column: 20, scope: !363)
!367 = !DILocation(line: 58, column: 16, scope: !363)
!368 = !DILocation(line: 60, column: 33, scope: !363)
!369 = !DILocation(line: 61, column: 6, scope: !363)
!370 = !DILocation(line: 61, column: 10, scope: !363)
!371 = !DILocation(line: 61, column: 3, scope: !363)
!372 = !DILocation(line: 62, column: 10, scope: !363)
!373 = !DILocation(line: 62, column: 15, scope: !363)
!374 = !DILocation(line: 62, column: 3, scope: !363)
!375 = !DILocation(line: 64, column: 16, scope: !363)
!376 = !DILocation(line: 65, column: 55, scope: !363)
!377 = !DILocation(line: 66, column: 22, scope: !363)
!378 = !DILocation(line: 67, column: 24, scope: !363)
!379 = !DILocation(line: 68, column: 7, scope: !363)
!380 = !DILocation(line: 69, column: 35, scope: !363)
!381 = !DILocation(line: 70, column: 10, scope: !363)
!382 = !DILocation(line: 71, column: 12, scope: !363)
!383 = !DILocation(line: 72, column: 11, scope: !363)
!384 = !DILocation(line: 72, column: 9, scope: !363)
!385 = !DILocation(line: 72, column: 5, scope: !363)
!386 = !{!"llvm.loop.unroll.disable"}
!387 = distinct !{!387, !386}
!388 = !{!"llvm.loop.unroll.disable"}
!389 = distinct !{!389, !388}
!390 = !DILocation(line: 75, column: 26, scope: !363)
!391 = !DILocation(line: 75, column: 31, scope: !363)
!392 = !DILocation(line: 75, column: 10, scope: !363)
!393 = !DILocation(line: 76, column: 49, scope: !363)
!394 = !DILocation(line: 76, column: 33, scope: !363)
!395 = !DILocation(line: 76, column: 20, scope: !363)
!396 = !DILocation(line: 77, column: 34, scope: !363)
!397 = !DILocation(line: 78, column: 33, scope: !363)
!398 = !DILocation(line: 78, column: 37, scope: !363)
!399 = !DILocation(line: 78, column: 27, scope: !363)
!400 = !DILocation(line: 78, column: 69, scope: !363)
!401 = !DILocation(line: 78, column: 74, scope: !363)
!402 = !DILocation(line: 78, column: 59, scope: !363)
!403 = !DILocation(line: 78, column: 14, scope: !363)
!404 = !DILocation(line: 81, column: 13, scope: !363)
!405 = !DIFile(filename: "sync.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!406 = distinct !DISubprogram(name: "SyncedThread", scope: !405, file: !405, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!407 = !DILocation(line: 21, column: 6, scope: !406)
!408 = !DILocation(line: 22, column: 18, scope: !406)
!409 = !DILocation(line: 22, column: 21, scope: !406)
!410 = distinct !DISubprogram(name: "meet", scope: !405, file: !405, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!411 = !DILocation(line: 23, column: 7, scope: !406)
!412 = !DILocation(line: 46, column: 39, scope: !410, inlinedAt: !411)
!413 = !DILocation(line: 46, column: 58, scope: !410, inlinedAt: !411)
!414 = !DILocation(line: 46, column: 14, scope: !410, inlinedAt: !411)
!415 = !DILocation(line: 46, column: 42, scope: !410, inlinedAt: !411)
!416 = !DILocation(line: 46, column: 45, scope: !410, inlinedAt: !411)
!417 = !DILocation(line: 48, column: 7, scope: !410, inlinedAt: !411)
!418 = !DILocation(line: 49, column: 16, scope: !410, inlinedAt: !411)
!419 = !DILocation(line: 50, column: 7, scope: !410, inlinedAt: !411)
!420 = !DILocation(line: 51, column: 19, scope: !410, inlinedAt: !411)
!421 = !DILocation(line: 52, column: 7, scope: !410, inlinedAt: !411)
!422 = !DILocation(line: 53, column: 14, scope: !410, inlinedAt: !411)
!423 = !DILocation(line: 54, column: 13, scope: !410, inlinedAt: !411)
!424 = !DILocation(line: 55, column: 7, scope: !410, inlinedAt: !411)
!425 = !DILocation(line: 56, column: 14, scope: !410, inlinedAt: !411)
!426 = !DILocation(line: 57, column: 16, scope: !410, inlinedAt: !411)
!427 = !DILocation(line: 60, column: 6, scope: !410, inlinedAt: !411)
!428 = !DILocation(line: 60, column: 19, scope: !410, inlinedAt: !411)
!429 = !DILocation(line: 61, column: 17, scope: !410, inlinedAt: !411)
!430 = !DILocation(line: 61, column: 6, scope: !410, inlinedAt: !411)
!431 = !DILocation(line: 60, column: 31, scope: !410, inlinedAt: !411)
!432 = !{!"llvm.loop.unroll.disable"}
!433 = distinct !{!433, !432}
!434 = distinct !DISubprogram(name: "SyncedWarp", scope: !405, file: !405, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!435 = !DILocation(line: 30, column: 6, scope: !434)
!436 = !DILocation(line: 31, column: 18, scope: !434)
!437 = !DILocation(line: 31, column: 20, scope: !434)
!438 = !DILocation(line: 31, column: 24, scope: !434)
!439 = distinct !DISubprogram(name: "meet", scope: !405, file: !405, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!440 = !DILocation(line: 32, column: 7, scope: !434)
!441 = !DILocation(line: 46, column: 39, scope: !439, inlinedAt: !440)
!442 = !DILocation(line: 46, column: 58, scope: !439, inlinedAt: !440)
!443 = !DILocation(line: 46, column: 14, scope: !439, inlinedAt: !440)
!444 = !DILocation(line: 32, column: 39, scope: !434)
!445 = !DILocation(line: 32, column: 56, scope: !434)
!446 = !DILocation(line: 46, column: 42, scope: !439, inlinedAt: !440)
!447 = !DILocation(line: 46, column: 45, scope: !439, inlinedAt: !440)
!448 = !DILocation(line: 48, column: 7, scope: !439, inlinedAt: !440)
!449 = !DILocation(line: 49, column: 16, scope: !439, inlinedAt: !440)
!450 = !DILocation(line: 50, column: 7, scope: !439, inlinedAt: !440)
!451 = !DILocation(line: 51, column: 19, scope: !439, inlinedAt: !440)
!452 = !DILocation(line: 52, column: 7, scope: !439, inlinedAt: !440)
!453 = !DILocation(line: 53, column: 14, scope: !439, inlinedAt: !440)
!454 = !DILocation(line: 54, column: 13, scope: !439, inlinedAt: !440)
!455 = !DILocation(line: 55, column: 7, scope: !439, inlinedAt: !440)
!456 = !DILocation(line: 56, column: 14, scope: !439, inlinedAt: !440)
!457 = !DILocation(line: 57, column: 16, scope: !439, inlinedAt: !440)
!458 = !DILocation(line: 60, column: 6, scope: !439, inlinedAt: !440)
!459 = !DILocation(line: 60, column: 19, scope: !439, inlinedAt: !440)
!460 = !DILocation(line: 61, column: 17, scope: !439, inlinedAt: !440)
!461 = !DILocation(line: 61, column: 6, scope: !439, inlinedAt: !440)
!462 = !DILocation(line: 60, column: 31, scope: !439, inlinedAt: !440)
!463 = !{!"llvm.loop.unroll.disable"}
!464 = distinct !{!464, !463}
!465 = distinct !DISubprogram(name: "SyncedBlock", scope: !405, file: !405, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!466 = !DILocation(line: 39, column: 6, scope: !465)
!467 = !DILocation(line: 40, column: 15, scope: !465)
!468 = !DILocation(line: 40, column: 20, scope: !465)
!469 = distinct !DISubprogram(name: "meet", scope: !405, file: !405, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!470 = !DILocation(line: 41, column: 7, scope: !465)
!471 = !DILocation(line: 46, column: 39, scope: !469, inlinedAt: !470)
!472 = !DILocation(line: 46, column: 58, scope: !469, inlinedAt: !470)
!473 = !DILocation(line: 46, column: 14, scope: !469, inlinedAt: !470)
!474 = !DILocation(line: 41, column: 41, scope: !465)
!475 = !DILocation(line: 41, column: 59, scope: !465)
!476 = !DILocation(line: 46, column: 42, scope: !469, inlinedAt: !470)
!477 = !DILocation(line: 46, column: 45, scope: !469, inlinedAt: !470)
!478 = !DILocation(line: 48, column: 7, scope: !469, inlinedAt: !470)
!479 = !DILocation(line: 49, column: 16, scope: !469, inlinedAt: !470)
!480 = !DILocation(line: 50, column: 7, scope: !469, inlinedAt: !470)
!481 = !DILocation(line: 51, column: 19, scope: !469, inlinedAt: !470)
!482 = !DILocation(line: 52, column: 7, scope: !469, inlinedAt: !470)
!483 = !DILocation(line: 53, column: 14, scope: !469, inlinedAt: !470)
!484 = !DILocation(line: 54, column: 13, scope: !469, inlinedAt: !470)
!485 = !DILocation(line: 55, column: 7, scope: !469, inlinedAt: !470)
!486 = !DILocation(line: 56, column: 14, scope: !469, inlinedAt: !470)
!487 = !DILocation(line: 57, column: 16, scope: !469, inlinedAt: !470)
!488 = !DILocation(line: 60, column: 6, scope: !469, inlinedAt: !470)
!489 = !DILocation(line: 60, column: 19, scope: !469, inlinedAt: !470)
!490 = !DILocation(line: 61, column: 17, scope: !469, inlinedAt: !470)
!491 = !DILocation(line: 61, column: 6, scope: !469, inlinedAt: !470)
!492 = !DILocation(line: 60, column: 31, scope: !469, inlinedAt: !470)
!493 = !{!"llvm.loop.unroll.disable"}
!494 = distinct !{!494, !493}
!495 = distinct !DISubprogram(name: "Rounds", scope: !405, file: !405, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!496 = !DILocation(line: 69, column: 6, scope: !495)
!497 = !DILocation(line: 70, column: 21, scope: !495)
!498 = !DILocation(line: 70, column: 38, scope: !495)
!499 = !DILocation(line: 73, column: 43, scope: !495)
!500 = !DILocation(line: 72, column: 20, scope: !495)
!501 = !DILocation(line: 72, column: 23, scope: !495)
!502 = !DILocation(line: 73, column: 22, scope: !495)
!503 = !DILocation(line: 73, column: 35, scope: !495)
!504 = !DILocation(line: 73, column: 33, scope: !495)
!505 = !DILocation(line: 73, column: 46, scope: !495)
!506 = !DILocation(line: 73, column: 11, scope: !495)
!507 = !DILocation(line: 75, column: 19, scope: !495)
!508 = !DILocation(line: 76, column: 18, scope: !495)
!509 = !DILocation(line: 76, column: 33, scope: !495)
!510 = !DILocation(line: 76, column: 31, scope: !495)
!511 = !DILocation(line: 76, column: 22, scope: !495)
!512 = !DILocation(line: 77, column: 27, scope: !495)
!513 = !DILocation(line: 77, column: 17, scope: !495)
!514 = !DILocation(line: 79, column: 16, scope: !495)
!515 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/comm")
!516 = distinct !DISubprogram(name: "StoreInt8", scope: !515, file: !515, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!517 = !DILocation(line: 13, column: 6, scope: !516)
!518 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!519 = !DILocation(line: 13, column: 72, scope: !516)
!520 = !DILocation(line: 11, column: 32, scope: !518, inlinedAt: !519)
!521 = !DILocation(line: 12, column: 10, scope: !518, inlinedAt: !519)
!522 = !DILocation(line: 12, column: 20, scope: !518, inlinedAt: !519)
!523 = !DILocation(line: 12, column: 30, scope: !518, inlinedAt: !519)
!524 = distinct !DISubprogram(name: "LoadInt8", scope: !515, file: !515, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!525 = !DILocation(line: 18, column: 6, scope: !524)
!526 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!527 = !DILocation(line: 18, column: 70, scope: !524)
!528 = !DILocation(line: 19, column: 32, scope: !526, inlinedAt: !527)
!529 = !DILocation(line: 20, column: 21, scope: !526, inlinedAt: !527)
!530 = !DILocation(line: 20, column: 31, scope: !526, inlinedAt: !527)
!531 = !DILocation(line: 20, column: 8, scope: !526, inlinedAt: !527)
!532 = distinct !DISubprogram(name: "StoreInt16", scope: !515, file: !515, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!533 = !DILocation(line: 23, column: 6, scope: !532)
!534 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!535 = !DILocation(line: 23, column: 74, scope: !532)
!536 = !DILocation(line: 11, column: 32, scope: !534, inlinedAt: !535)
!537 = !DILocation(line: 12, column: 10, scope: !534, inlinedAt: !535)
!538 = !DILocation(line: 12, column: 20, scope: !534, inlinedAt: !535)
!539 = !DILocation(line: 12, column: 30, scope: !534, inlinedAt: !535)
!540 = distinct !DISubprogram(name: "LoadInt16", scope: !515, file: !515, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!541 = !DILocation(line: 28, column: 6, scope: !540)
!542 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!543 = !DILocation(line: 28, column: 72, scope: !540)
!544 = !DILocation(line: 19, column: 32, scope: !542, inlinedAt: !543)
!545 = !DILocation(line: 20, column: 21, scope: !542, inlinedAt: !543)
!546 = !DILocation(line: 20, column: 31, scope: !542, inlinedAt: !543)
!547 = !DILocation(line: 20, column: 8, scope: !542, inlinedAt: !543)
!548 = distinct !DISubprogram(name: "StoreInt32", scope: !515, file: !515, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!549 = !DILocation(line: 33, column: 6, scope: !548)
!550 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!551 = !DILocation(line: 33, column: 74, scope: !548)
!552 = !DILocation(line: 11, column: 32, scope: !550, inlinedAt: !551)
!553 = !DILocation(line: 12, column: 10, scope: !550, inlinedAt: !551)
!554 = !DILocation(line: 12, column: 20, scope: !550, inlinedAt: !551)
!555 = !DILocation(line: 12, column: 30, scope: !550, inlinedAt: !551)
!556 = distinct !DISubprogram(name: "LoadInt32", scope: !515, file: !515, line: 38, type: !4, isDefinition: true, scopeLine: 38, isOptimized: true, unit: !2)
!557 = !DILocation(line: 38, column: 6, scope: !556)
!558 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!559 = !DILocation(line: 38, column: 72, scope: !556)
!560 = !DILocation(line: 19, column: 32, scope: !558, inlinedAt: !559)
!561 = !DILocation(line: 20, column: 21, scope: !558, inlinedAt: !559)
!562 = !DILocation(line: 20, column: 31, scope: !558, inlinedAt: !559)
!563 = !DILocation(line: 20, column: 8, scope: !558, inlinedAt: !559)
!564 = distinct !DISubprogram(name: "StoreInt64", scope: !515, file: !515, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!565 = !DILocation(line: 43, column: 6, scope: !564)
!566 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!567 = !DILocation(line: 43, column: 74, scope: !564)
!568 = !DILocation(line: 11, column: 32, scope: !566, inlinedAt: !567)
!569 = !DILocation(line: 12, column: 10, scope: !566, inlinedAt: !567)
!570 = !DILocation(line: 12, column: 20, scope: !566, inlinedAt: !567)
!571 = !DILocation(line: 12, column: 30, scope: !566, inlinedAt: !567)
!572 = distinct !DISubprogram(name: "LoadInt64", scope: !515, file: !515, line: 48, type: !4, isDefinition: true, scopeLine: 48, isOptimized: true, unit: !2)
!573 = !DILocation(line: 48, column: 6, scope: !572)
!574 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!575 = !DILocation(line: 48, column: 72, scope: !572)
!576 = !DILocation(line: 19, column: 32, scope: !574, inlinedAt: !575)
!577 = !DILocation(line: 20, column: 21, scope: !574, inlinedAt: !575)
!578 = !DILocation(line: 20, column: 31, scope: !574, inlinedAt: !575)
!579 = !DILocation(line: 20, column: 8, scope: !574, inlinedAt: !575)
!580 = distinct !DISubprogram(name: "StoreInt", scope: !515, file: !515, line: 53, type: !4, isDefinition: true, scopeLine: 53, isOptimized: true, unit: !2)
!581 = !DILocation(line: 53, column: 6, scope: !580)
!582 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!583 = !DILocation(line: 53, column: 70, scope: !580)
!584 = !DILocation(line: 11, column: 32, scope: !582, inlinedAt: !583)
!585 = !DILocation(line: 12, column: 10, scope: !582, inlinedAt: !583)
!586 = !DILocation(line: 12, column: 20, scope: !582, inlinedAt: !583)
!587 = !DILocation(line: 12, column: 30, scope: !582, inlinedAt: !583)
!588 = distinct !DISubprogram(name: "LoadInt", scope: !515, file: !515, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!589 = !DILocation(line: 58, column: 6, scope: !588)
!590 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!591 = !DILocation(line: 58, column: 68, scope: !588)
!592 = !DILocation(line: 19, column: 32, scope: !590, inlinedAt: !591)
!593 = !DILocation(line: 20, column: 21, scope: !590, inlinedAt: !591)
!594 = !DILocation(line: 20, column: 31, scope: !590, inlinedAt: !591)
!595 = !DILocation(line: 20, column: 8, scope: !590, inlinedAt: !591)
!596 = distinct !DISubprogram(name: "StoreUint8", scope: !515, file: !515, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!597 = !DILocation(line: 63, column: 6, scope: !596)
!598 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!599 = !DILocation(line: 63, column: 74, scope: !596)
!600 = !DILocation(line: 11, column: 32, scope: !598, inlinedAt: !599)
!601 = !DILocation(line: 12, column: 10, scope: !598, inlinedAt: !599)
!602 = !DILocation(line: 12, column: 20, scope: !598, inlinedAt: !599)
!603 = !DILocation(line: 12, column: 30, scope: !598, inlinedAt: !599)
!604 = distinct !DISubprogram(name: "LoadUint8", scope: !515, file: !515, line: 68, type: !4, isDefinition: true, scopeLine: 68, isOptimized: true, unit: !2)
!605 = !DILocation(line: 68, column: 6, scope: !604)
!606 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!607 = !DILocation(line: 68, column: 72, scope: !604)
!608 = !DILocation(line: 19, column: 32, scope: !606, inlinedAt: !607)
!609 = !DILocation(line: 20, column: 21, scope: !606, inlinedAt: !607)
!610 = !DILocation(line: 20, column: 31, scope: !606, inlinedAt: !607)
!611 = !DILocation(line: 20, column: 8, scope: !606, inlinedAt: !607)
!612 = distinct !DISubprogram(name: "StoreUint16", scope: !515, file: !515, line: 73, type: !4, isDefinition: true, scopeLine: 73, isOptimized: true, unit: !2)
!613 = !DILocation(line: 73, column: 6, scope: !612)
!614 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!615 = !DILocation(line: 73, column: 76, scope: !612)
!616 = !DILocation(line: 11, column: 32, scope: !614, inlinedAt: !615)
!617 = !DILocation(line: 12, column: 10, scope: !614, inlinedAt: !615)
!618 = !DILocation(line: 12, column: 20, scope: !614, inlinedAt: !615)
!619 = !DILocation(line: 12, column: 30, scope: !614, inlinedAt: !615)
!620 = distinct !DISubprogram(name: "LoadUint16", scope: !515, file: !515, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!621 = !DILocation(line: 78, column: 6, scope: !620)
!622 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!623 = !DILocation(line: 78, column: 74, scope: !620)
!624 = !DILocation(line: 19, column: 32, scope: !622, inlinedAt: !623)
!625 = !DILocation(line: 20, column: 21, scope: !622, inlinedAt: !623)
!626 = !DILocation(line: 20, column: 31, scope: !622, inlinedAt: !623)
!627 = !DILocation(line: 20, column: 8, scope: !622, inlinedAt: !623)
!628 = distinct !DISubprogram(name: "StoreUint32", scope: !515, file: !515, line: 83, type: !4, isDefinition: true, scopeLine: 83, isOptimized: true, unit: !2)
!629 = !DILocation(line: 83, column: 6, scope: !628)
!630 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!631 = !DILocation(line: 83, column: 76, scope: !628)
!632 = !DILocation(line: 11, column: 32, scope: !630, inlinedAt: !631)
!633 = !DILocation(line: 12, column: 10, scope: !630, inlinedAt: !631)
!634 = !DILocation(line: 12, column: 20, scope: !630, inlinedAt: !631)
!635 = !DILocation(line: 12, column: 30, scope: !630, inlinedAt: !631)
!636 = distinct !DISubprogram(name: "LoadUint32", scope: !515, file: !515, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!637 = !DILocation(line: 88, column: 6, scope: !636)
!638 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!639 = !DILocation(line: 88, column: 74, scope: !636)
!640 = !DILocation(line: 19, column: 32, scope: !638, inlinedAt: !639)
!641 = !DILocation(line: 20, column: 21, scope: !638, inlinedAt: !639)
!642 = !DILocation(line: 20, column: 31, scope: !638, inlinedAt: !639)
!643 = !DILocation(line: 20, column: 8, scope: !638, inlinedAt: !639)
!644 = distinct !DISubprogram(name: "StoreUint64", scope: !515, file: !515, line: 93, type: !4, isDefinition: true, scopeLine: 93, isOptimized: true, unit: !2)
!645 = !DILocation(line: 93, column: 6, scope: !644)
!646 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!647 = !DILocation(line: 93, column: 76, scope: !644)
!648 = !DILocation(line: 11, column: 32, scope: !646, inlinedAt: !647)
!649 = !DILocation(line: 12, column: 10, scope: !646, inlinedAt: !647)
!650 = !DILocation(line: 12, column: 20, scope: !646, inlinedAt: !647)
!651 = !DILocation(line: 12, column: 30, scope: !646, inlinedAt: !647)
!652 = distinct !DISubprogram(name: "LoadUint64", scope: !515, file: !515, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!653 = !DILocation(line: 98, column: 6, scope: !652)
!654 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!655 = !DILocation(line: 98, column: 74, scope: !652)
!656 = !DILocation(line: 19, column: 32, scope: !654, inlinedAt: !655)
!657 = !DILocation(line: 20, column: 21, scope: !654, inlinedAt: !655)
!658 = !DILocation(line: 20, column: 31, scope: !654, inlinedAt: !655)
!659 = !DILocation(line: 20, column: 8, scope: !654, inlinedAt: !655)
!660 = distinct !DISubprogram(name: "StoreUint", scope: !515, file: !515, line: 103, type: !4, isDefinition: true, scopeLine: 103, isOptimized: true, unit: !2)
!661 = !DILocation(line: 103, column: 6, scope: !660)
!662 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!663 = !DILocation(line: 103, column: 72, scope: !660)
!664 = !DILocation(line: 11, column: 32, scope: !662, inlinedAt: !663)
!665 = !DILocation(line: 12, column: 10, scope: !662, inlinedAt: !663)
!666 = !DILocation(line: 12, column: 20, scope: !662, inlinedAt: !663)
!667 = !DILocation(line: 12, column: 30, scope: !662, inlinedAt: !663)
!668 = distinct !DISubprogram(name: "LoadUint", scope: !515, file: !515, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!669 = !DILocation(line: 108, column: 6, scope: !668)
!670 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!671 = !DILocation(line: 108, column: 70, scope: !668)
!672 = !DILocation(line: 19, column: 32, scope: !670, inlinedAt: !671)
!673 = !DILocation(line: 20, column: 21, scope: !670, inlinedAt: !671)
!674 = !DILocation(line: 20, column: 31, scope: !670, inlinedAt: !671)
!675 = !DILocation(line: 20, column: 8, scope: !670, inlinedAt: !671)
!676 = distinct !DISubprogram(name: "StoreFloat32", scope: !515, file: !515, line: 113, type: !4, isDefinition: true, scopeLine: 113, isOptimized: true, unit: !2)
!677 = !DILocation(line: 113, column: 6, scope: !676)
!678 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!679 = !DILocation(line: 113, column: 78, scope: !676)
!680 = !DILocation(line: 11, column: 32, scope: !678, inlinedAt: !679)
!681 = !DILocation(line: 12, column: 10, scope: !678, inlinedAt: !679)
!682 = !DILocation(line: 12, column: 20, scope: !678, inlinedAt: !679)
!683 = !DILocation(line: 12, column: 30, scope: !678, inlinedAt: !679)
!684 = distinct !DISubprogram(name: "LoadFloat32", scope: !515, file: !515, line: 118, type: !4, isDefinition: true, scopeLine: 118, isOptimized: true, unit: !2)
!685 = !DILocation(line: 118, column: 6, scope: !684)
!686 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!687 = !DILocation(line: 118, column: 76, scope: !684)
!688 = !DILocation(line: 19, column: 32, scope: !686, inlinedAt: !687)
!689 = !DILocation(line: 20, column: 21, scope: !686, inlinedAt: !687)
!690 = !DILocation(line: 20, column: 31, scope: !686, inlinedAt: !687)
!691 = !DILocation(line: 20, column: 8, scope: !686, inlinedAt: !687)
!692 = distinct !DISubprogram(name: "StoreFloat64", scope: !515, file: !515, line: 123, type: !4, isDefinition: true, scopeLine: 123, isOptimized: true, unit: !2)
!693 = !DILocation(line: 123, column: 6, scope: !692)
!694 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!695 = !DILocation(line: 123, column: 78, scope: !692)
!696 = !DILocation(line: 11, column: 32, scope: !694, inlinedAt: !695)
!697 = !DILocation(line: 12, column: 10, scope: !694, inlinedAt: !695)
!698 = !DILocation(line: 12, column: 20, scope: !694, inlinedAt: !695)
!699 = !DILocation(line: 12, column: 30, scope: !694, inlinedAt: !695)
!700 = distinct !DISubprogram(name: "LoadFloat64", scope: !515, file: !515, line: 128, type: !4, isDefinition: true, scopeLine: 128, isOptimized: true, unit: !2)
!701 = !DILocation(line: 128, column: 6, scope: !700)
!702 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!703 = !DILocation(line: 128, column: 76, scope: !700)
!704 = !DILocation(line: 19, column: 32, scope: !702, inlinedAt: !703)
!705 = !DILocation(line: 20, column: 21, scope: !702, inlinedAt: !703)
!706 = !DILocation(line: 20, column: 31, scope: !702, inlinedAt: !703)
!707 = !DILocation(line: 20, column: 8, scope: !702, inlinedAt: !703)
!708 = distinct !DISubprogram(name: "StoreFloat16", scope: !515, file: !515, line: 133, type: !4, isDefinition: true, scopeLine: 133, isOptimized: true, unit: !2)
!709 = !DILocation(line: 133, column: 6, scope: !708)
!710 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!711 = !DILocation(line: 133, column: 82, scope: !708)
!712 = !DILocation(line: 11, column: 32, scope: !710, inlinedAt: !711)
!713 = !DILocation(line: 12, column: 10, scope: !710, inlinedAt: !711)
!714 = !DILocation(line: 12, column: 20, scope: !710, inlinedAt: !711)
!715 = !DILocation(line: 12, column: 30, scope: !710, inlinedAt: !711)
!716 = distinct !DISubprogram(name: "LoadFloat16", scope: !515, file: !515, line: 138, type: !4, isDefinition: true, scopeLine: 138, isOptimized: true, unit: !2)
!717 = !DILocation(line: 138, column: 6, scope: !716)
!718 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!719 = !DILocation(line: 138, column: 80, scope: !716)
!720 = !DILocation(line: 19, column: 32, scope: !718, inlinedAt: !719)
!721 = !DILocation(line: 20, column: 21, scope: !718, inlinedAt: !719)
!722 = !DILocation(line: 20, column: 31, scope: !718, inlinedAt: !719)
!723 = !DILocation(line: 20, column: 8, scope: !718, inlinedAt: !719)
!724 = distinct !DISubprogram(name: "StoreBFloat16", scope: !515, file: !515, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!725 = !DILocation(line: 143, column: 6, scope: !724)
!726 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!727 = !DILocation(line: 143, column: 84, scope: !724)
!728 = !DILocation(line: 11, column: 32, scope: !726, inlinedAt: !727)
!729 = !DILocation(line: 12, column: 10, scope: !726, inlinedAt: !727)
!730 = !DILocation(line: 12, column: 20, scope: !726, inlinedAt: !727)
!731 = !DILocation(line: 12, column: 30, scope: !726, inlinedAt: !727)
!732 = distinct !DISubprogram(name: "LoadBFloat16", scope: !515, file: !515, line: 148, type: !4, isDefinition: true, scopeLine: 148, isOptimized: true, unit: !2)
!733 = !DILocation(line: 148, column: 6, scope: !732)
!734 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!735 = !DILocation(line: 148, column: 82, scope: !732)
!736 = !DILocation(line: 19, column: 32, scope: !734, inlinedAt: !735)
!737 = !DILocation(line: 20, column: 21, scope: !734, inlinedAt: !735)
!738 = !DILocation(line: 20, column: 31, scope: !734, inlinedAt: !735)
!739 = !DILocation(line: 20, column: 8, scope: !734, inlinedAt: !735)
!740 = distinct !DISubprogram(name: "StoreFloat8E4M3", scope: !515, file: !515, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!741 = !DILocation(line: 153, column: 6, scope: !740)
!742 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!743 = !DILocation(line: 154, column: 7, scope: !740)
!744 = !DILocation(line: 11, column: 32, scope: !742, inlinedAt: !743)
!745 = !DILocation(line: 12, column: 10, scope: !742, inlinedAt: !743)
!746 = !DILocation(line: 12, column: 20, scope: !742, inlinedAt: !743)
!747 = !DILocation(line: 12, column: 30, scope: !742, inlinedAt: !743)
!748 = distinct !DISubprogram(name: "LoadFloat8E4M3", scope: !515, file: !515, line: 160, type: !4, isDefinition: true, scopeLine: 160, isOptimized: true, unit: !2)
!749 = !DILocation(line: 160, column: 6, scope: !748)
!750 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!751 = !DILocation(line: 160, column: 86, scope: !748)
!752 = !DILocation(line: 19, column: 32, scope: !750, inlinedAt: !751)
!753 = !DILocation(line: 20, column: 21, scope: !750, inlinedAt: !751)
!754 = !DILocation(line: 20, column: 31, scope: !750, inlinedAt: !751)
!755 = !DILocation(line: 20, column: 8, scope: !750, inlinedAt: !751)
!756 = distinct !DISubprogram(name: "StoreFloat8E5M2", scope: !515, file: !515, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!757 = !DILocation(line: 165, column: 6, scope: !756)
!758 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 9, type: !4, isDefinition: true, scopeLine: 9, isOptimized: true, unit: !2)
!759 = !DILocation(line: 166, column: 7, scope: !756)
!760 = !DILocation(line: 11, column: 32, scope: !758, inlinedAt: !759)
!761 = !DILocation(line: 12, column: 10, scope: !758, inlinedAt: !759)
!762 = !DILocation(line: 12, column: 20, scope: !758, inlinedAt: !759)
!763 = !DILocation(line: 12, column: 30, scope: !758, inlinedAt: !759)
!764 = distinct !DISubprogram(name: "LoadFloat8E5M2", scope: !515, file: !515, line: 172, type: !4, isDefinition: true, scopeLine: 172, isOptimized: true, unit: !2)
!765 = !DILocation(line: 172, column: 6, scope: !764)
!766 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!767 = !DILocation(line: 172, column: 86, scope: !764)
!768 = !DILocation(line: 19, column: 32, scope: !766, inlinedAt: !767)
!769 = !DILocation(line: 20, column: 21, scope: !766, inlinedAt: !767)
!770 = !DILocation(line: 20, column: 31, scope: !766, inlinedAt: !767)
!771 = !DILocation(line: 20, column: 8, scope: !766, inlinedAt: !767)
!772 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i8*)* @Lines, !"kernel", i32 1}
!773 = !{void (i64, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Ordered, !"kernel", i32 1}
!774 = !{void (i32, i64*, i64, i8*)* @Query, !"kernel", i32 1}
!775 = !{void (i32, i32, i64*, i64, i8*)* @Translate, !"kernel", i32 1}
!776 = !{void (i64*, i64, i8*)* @FirstOf0, !"kernel", i32 1}
!777 = !{void (i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64, i8*)* @Relay, !"kernel", i32 1}
!778 = !{void (i32*, i64, i32*, i64, i64, i8*)* @ReuseSource, !"kernel", i32 1}
!779 = !{void (i32*, i64, i32*, i64, i64, i8*)* @GetThenUse, !"kernel", i32 1}
!780 = !{void (i32*, i64, i32*, i64, i64, i64, i8*)* @PutParts, !"kernel", i32 1}
!781 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreMeters, !"kernel", i32 1}
!782 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadMeters, !"kernel", i32 1}
!783 = !{void (i64*, i64, i64*, i64, i8*)* @Compare, !"kernel", i32 1}
!784 = !{void (i64*, i64, i64*, i64, i8*)* @Count, !"kernel", i32 1}
!785 = !{void (i64*, i64, i8*)* @Flags, !"kernel", i32 1}
!786 = !{void ({ [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i8*)* @StoreBody, !"kernel", i32 1}
!787 = !{void ({ [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64, i8*)* @LoadBody, !"kernel", i32 1}
!788 = !{void ({ i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i8*)* @StoreColor, !"kernel", i32 1}
!789 = !{void ({ i8, i8, i8 }*, i64, { i8, i8, i8 }*, i64, i64, i8*)* @LoadColor, !"kernel", i32 1}
!790 = !{void ([20 x i16]*, i64, [20 x i16]*, i64, i64, i8*)* @StoreRow, !"kernel", i32 1}
!791 = !{void ([20 x i16]*, i64, [20 x i16]*, i64, i64, i8*)* @LoadRow, !"kernel", i32 1}
!792 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreBool, !"kernel", i32 1}
!793 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadBool, !"kernel", i32 1}
!794 = !{void ({ float, float, float, float }*, i64, { float, float, float, float }*, i64, i64, i8*)* @StoreVec4, !"kernel", i32 1}
!795 = !{void ({ float, float, float, float }*, i64, { float, float, float, float }*, i64, i64, i8*)* @LoadVec4, !"kernel", i32 1}
!796 = !{void ({ [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, [20 x i16]*, i64, [20 x i16]*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, { [3 x float], double, i8, i8, i16, { i32, i32 } }*, i64, i64*, i64, i64, i64, i8*)* @Exchange, !"kernel", i32 1}
!797 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedThread, !"kernel", i32 1}
!798 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedWarp, !"kernel", i32 1}
!799 = !{void (i64, i32, i32*, i64, i32*, i64, i32*, i64, i8*)* @SyncedBlock, !"kernel", i32 1}
!800 = !{void (i32*, i64, i32*, i64, i64, i8*)* @Rounds, !"kernel", i32 1}
!801 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreInt8, !"kernel", i32 1}
!802 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadInt8, !"kernel", i32 1}
!803 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreInt16, !"kernel", i32 1}
!804 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadInt16, !"kernel", i32 1}
!805 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreInt32, !"kernel", i32 1}
!806 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadInt32, !"kernel", i32 1}
!807 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt64, !"kernel", i32 1}
!808 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt64, !"kernel", i32 1}
!809 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreInt, !"kernel", i32 1}
!810 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadInt, !"kernel", i32 1}
!811 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreUint8, !"kernel", i32 1}
!812 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadUint8, !"kernel", i32 1}
!813 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreUint16, !"kernel", i32 1}
!814 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadUint16, !"kernel", i32 1}
!815 = !{void (i32*, i64, i32*, i64, i64, i8*)* @StoreUint32, !"kernel", i32 1}
!816 = !{void (i32*, i64, i32*, i64, i64, i8*)* @LoadUint32, !"kernel", i32 1}
!817 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint64, !"kernel", i32 1}
!818 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint64, !"kernel", i32 1}
!819 = !{void (i64*, i64, i64*, i64, i64, i8*)* @StoreUint, !"kernel", i32 1}
!820 = !{void (i64*, i64, i64*, i64, i64, i8*)* @LoadUint, !"kernel", i32 1}
!821 = !{void (float*, i64, float*, i64, i64, i8*)* @StoreFloat32, !"kernel", i32 1}
!822 = !{void (float*, i64, float*, i64, i64, i8*)* @LoadFloat32, !"kernel", i32 1}
!823 = !{void (double*, i64, double*, i64, i64, i8*)* @StoreFloat64, !"kernel", i32 1}
!824 = !{void (double*, i64, double*, i64, i64, i8*)* @LoadFloat64, !"kernel", i32 1}
!825 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreFloat16, !"kernel", i32 1}
!826 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadFloat16, !"kernel", i32 1}
!827 = !{void (i16*, i64, i16*, i64, i64, i8*)* @StoreBFloat16, !"kernel", i32 1}
!828 = !{void (i16*, i64, i16*, i64, i64, i8*)* @LoadBFloat16, !"kernel", i32 1}
!829 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E4M3, !"kernel", i32 1}
!830 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E4M3, !"kernel", i32 1}
!831 = !{void (i8*, i64, i8*, i64, i64, i8*)* @StoreFloat8E5M2, !"kernel", i32 1}
!832 = !{void (i8*, i64, i8*, i64, i64, i8*)* @LoadFloat8E5M2, !"kernel", i32 1}
