target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_dynamic_shared = external addrspace(3) global [0 x i8], align 16
@gpuc_shared_VectorPlaces_67 = addrspace(3) global [64 x { { i32, i32, i32, i32 }, { i64, i64 } }] undef, align 16
@gpuc_shared_reduce_49 = addrspace(3) global [32 x i8] undef, align 16
@gpuc_shared_scan_34 = addrspace(3) global [32 x i8] undef, align 16
@gpuc_shared_Broadcast_42 = addrspace(3) global i8 undef, align 1
@gpuc_shared_reduce_49_2 = addrspace(3) global [32 x i32] undef, align 16
@gpuc_shared_scan_34_2 = addrspace(3) global [32 x i32] undef, align 16
@gpuc_shared_Broadcast_42_2 = addrspace(3) global i32 undef, align 4
@gpuc_shared_reduce_49_3 = addrspace(3) global [32 x i64] undef, align 16
@gpuc_shared_scan_34_3 = addrspace(3) global [32 x i64] undef, align 16
@gpuc_shared_Broadcast_42_3 = addrspace(3) global i64 undef, align 8
@gpuc_shared_reduce_49_4 = addrspace(3) global [32 x i16] undef, align 16
@gpuc_shared_scan_34_4 = addrspace(3) global [32 x i16] undef, align 16
@gpuc_shared_Broadcast_42_4 = addrspace(3) global i16 undef, align 2
@gpuc_shared_reduce_49_5 = addrspace(3) global [32 x i32] undef, align 16
@gpuc_shared_scan_34_5 = addrspace(3) global [32 x i32] undef, align 16
@gpuc_shared_Broadcast_42_5 = addrspace(3) global i32 undef, align 4
@gpuc_shared_reduce_49_6 = addrspace(3) global [32 x i64] undef, align 16
@gpuc_shared_scan_34_6 = addrspace(3) global [32 x i64] undef, align 16
@gpuc_shared_Broadcast_42_6 = addrspace(3) global i64 undef, align 8
@gpuc_shared_reduce_49_7 = addrspace(3) global [32 x float] undef, align 16
@gpuc_shared_scan_34_7 = addrspace(3) global [32 x float] undef, align 16
@gpuc_shared_Broadcast_42_7 = addrspace(3) global float undef, align 4
@gpuc_shared_reduce_49_8 = addrspace(3) global [32 x double] undef, align 16
@gpuc_shared_scan_34_8 = addrspace(3) global [32 x double] undef, align 16
@gpuc_shared_Broadcast_42_8 = addrspace(3) global double undef, align 8
@llvm.used = appending global [30 x i8*] [i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors to i8*), i8* bitcast (void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces to i8*), i8* bitcast (void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8 to i8*), i8* bitcast (void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32 to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64 to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt to i8*), i8* bitcast (void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8 to i8*), i8* bitcast (void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32 to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64 to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint to i8*), i8* bitcast (void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32 to i8*), i8* bitcast (void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64 to i8*)], section "llvm.metadata"

define void @Vote(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%1 = sext i32 %0 to i64, !dbg !8
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%3 = sext i32 %2 to i64, !dbg !8
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%7 = sext i32 %6 to i64, !dbg !8
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%9 = sext i32 %8 to i64, !dbg !8
	%10 = mul i64 %9, %5, !dbg !8
	%11 = add i64 %3, %10, !dbg !8
	%12 = mul i64 %7, %11, !dbg !8
	%13 = add i64 %1, %12, !dbg !8
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%16 = mul i32 %14, %15, !dbg !8
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%18 = mul i32 %16, %17, !dbg !8
	%19 = sext i32 %18 to i64, !dbg !8
	%20 = mul i64 %13, %19, !dbg !8
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%24 = mul i32 %15, %23, !dbg !8
	%25 = add i32 %22, %24, !dbg !8
	%26 = mul i32 %14, %25, !dbg !8
	%27 = add i32 %21, %26, !dbg !8
	%28 = sext i32 %27 to i64, !dbg !8
	%29 = add i64 %20, %28, !dbg !8
	%30 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !17
	%31 = icmp uge i64 %29, %p5, !dbg !17
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !17, !prof !18

b0_ok1:
	%32 = load i32, i32* %30, align 4, !dbg !17
	%33 = icmp ne i32 %32, 0, !dbg !19
	br i1 %33, label %b1, label %b2, !dbg !19

b1:
	ret void, !dbg !20

b2:
	%34 = mul i64 %29, 8, !dbg !21
	%35 = sub i64 %p1, %34, !dbg !22
	%36 = getelementptr inbounds i32, i32* %p0, i64 %34, !dbg !22
	%37 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !24
	%38 = icmp ugt i64 %34, %p1, !dbg !22
	%39 = icmp ugt i64 8, %35, !dbg !23
	%40 = icmp uge i64 %29, %p3, !dbg !24
	%41 = or i1 %38, %39, !dbg !24
	%42 = or i1 %41, %40, !dbg !24
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !24, !prof !18

b2_ok1:
	%43 = load i32, i32* %37, align 4, !dbg !24
	%44 = icmp ne i32 %43, 0, !dbg !25
	%45 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 3, i1 %44), !dbg !26
	%46 = extractvalue { i32, i1 } %45, 0, !dbg !26
	%47 = getelementptr inbounds i32, i32* %36, i64 0, !dbg !27
	store i32 %46, i32* %47, align 4, !dbg !27
	%48 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 3, i1 true), !dbg !28
	%49 = extractvalue { i32, i1 } %48, 0, !dbg !28
	%50 = getelementptr inbounds i32, i32* %36, i64 1, !dbg !29
	store i32 %49, i32* %50, align 4, !dbg !29
	%51 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 %44), !dbg !30
	%52 = extractvalue { i32, i1 } %51, 1, !dbg !30
	br i1 %52, label %b4, label %b3, !dbg !33

b3:
	br label %b4, !dbg !34

b4:
	%53 = phi i32 [ 1, %b2_ok1 ], [ 0, %b3 ], !dbg !35
	%54 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 0, i1 %44), !dbg !35
	%55 = extractvalue { i32, i1 } %54, 1, !dbg !35
	br i1 %55, label %b6, label %b5, !dbg !37

b5:
	br label %b6, !dbg !38

b6:
	%56 = phi i32 [ 1, %b4 ], [ 0, %b5 ], !dbg !39
	%57 = getelementptr inbounds i32, i32* %36, i64 2, !dbg !39
	store i32 %53, i32* %57, align 4, !dbg !39
	%58 = getelementptr inbounds i32, i32* %36, i64 3, !dbg !40
	store i32 %56, i32* %58, align 4, !dbg !40
	%59 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 false), !dbg !41
	%60 = extractvalue { i32, i1 } %59, 1, !dbg !41
	br i1 %60, label %b8, label %b7, !dbg !43

b7:
	br label %b8, !dbg !44

b8:
	%61 = phi i32 [ 1, %b6 ], [ 0, %b7 ], !dbg !45
	%62 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 0, i1 true), !dbg !45
	%63 = extractvalue { i32, i1 } %62, 1, !dbg !45
	br i1 %63, label %b10, label %b9, !dbg !47

b9:
	br label %b10, !dbg !48

b10:
	%64 = phi i32 [ 1, %b8 ], [ 0, %b9 ], !dbg !49
	%65 = getelementptr inbounds i32, i32* %36, i64 4, !dbg !49
	store i32 %61, i32* %65, align 4, !dbg !49
	%66 = getelementptr inbounds i32, i32* %36, i64 5, !dbg !50
	store i32 %64, i32* %66, align 4, !dbg !50
	br label %b11, !dbg !50

b11:
	%67 = phi i64 [ 0, %b10 ], [ %77, %b15 ], !dbg !50
	br i1 %44, label %b12, label %b13, !dbg !50

b12:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !51, !range !52
	%69 = sext i32 %68 to i64, !dbg !51
	%70 = icmp eq i64 %67, %69, !dbg !53
	br label %b13, !dbg !53

b13:
	%71 = phi i1 [ false, %b11 ], [ %70, %b12 ], !dbg !54
	%72 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 %71), !dbg !55
	%73 = extractvalue { i32, i1 } %72, 1, !dbg !55
	br i1 %73, label %b14, label %b15, !dbg !55

b14:
	%74 = getelementptr inbounds i32, i32* %36, i64 6, !dbg !56
	%75 = load i32, i32* %74, align 4, !dbg !56
	%76 = add i32 %75, 1, !dbg !57
	store i32 %76, i32* %74, align 4, !dbg !56
	br label %b15, !dbg !56

b15:
	%77 = add i64 %67, 1, !dbg !56
	%78 = icmp slt i64 %77, 32, !dbg !56
	br i1 %78, label %b11, label %b16, !dbg !56

b16:
	br i1 %44, label %b18, label %b17, !dbg !60

b17:
	br label %b18, !dbg !61

b18:
	%79 = phi i32 [ -1, %b16 ], [ 0, %b17 ], !dbg !62
	%80 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %79) convergent nounwind, !dbg !62
	%81 = getelementptr inbounds i32, i32* %36, i64 7, !dbg !63
	store i32 %80, i32* %81, align 4, !dbg !63
	ret void, !dbg !63

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !17
	ret void, !dbg !17

b2_fail1:
	%82 = icmp ugt i64 %34, %p1, !dbg !22
	br i1 %82, label %b2_fail2, label %b2_ok2, !dbg !22

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %34, i64 %p1), !dbg !22
	ret void, !dbg !22

b2_ok2:
	%83 = icmp ugt i64 8, %35, !dbg !23
	br i1 %83, label %b2_fail3, label %b2_ok3, !dbg !23

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 8, i64 %35), !dbg !23
	ret void, !dbg !23

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %29, i64 %p3), !dbg !24
	ret void, !dbg !24
}

define void @Dynamic(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !65 {
entry:
	br label %b0, !dbg !66

b0:
	%0 = addrspacecast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to [0 x i8]*, !dbg !67
	%1 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !67
	%2 = udiv i32 %1, 4, !dbg !67
	%3 = zext i32 %2 to i64, !dbg !67
	%4 = bitcast [0 x i8]* %0 to i32*, !dbg !67
	%5 = udiv i32 %1, 24, !dbg !68
	%6 = zext i32 %5 to i64, !dbg !68
	%7 = bitcast [0 x i8]* %0 to { i32, i32 }*, !dbg !68
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69, !range !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !69, !range !15
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !69, !range !16
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !69, !range !13
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !69, !range !13
	%13 = mul i32 %12, %10, !dbg !69
	%14 = add i32 %9, %13, !dbg !69
	%15 = mul i32 %11, %14, !dbg !69
	%16 = add i32 %8, %15, !dbg !69
	%17 = sext i32 %16 to i64, !dbg !69
	%18 = mul i32 %11, %12, !dbg !70
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !70, !range !14
	%20 = mul i32 %18, %19, !dbg !70
	%21 = sext i32 %20 to i64, !dbg !70
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71, !range !9
	%23 = sext i32 %22 to i64, !dbg !71
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !71, !range !10
	%25 = sext i32 %24 to i64, !dbg !71
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !71, !range !10
	%27 = sext i32 %26 to i64, !dbg !71
	%28 = mul i64 %23, %21, !dbg !72
	%29 = add i64 %28, %17, !dbg !73
	%30 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !74
	%31 = icmp uge i64 %29, %p3, !dbg !74
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !74, !prof !18

b0_ok1:
	%32 = load i32, i32* %30, align 4, !dbg !74
	%33 = getelementptr inbounds i32, i32* %4, i64 %17, !dbg !75
	%34 = icmp uge i64 %17, %3, !dbg !75
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !75, !prof !18

b0_ok2:
	store i32 %32, i32* %33, align 4, !dbg !75
	call void @llvm.nvvm.barrier0(), !dbg !76
	%35 = sub i64 %21, 1, !dbg !77
	%36 = sub i64 %35, %17, !dbg !78
	%37 = sdiv i64 %36, 2, !dbg !79
	%38 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %7, i64 %37, !dbg !80
	%39 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %38, i32 0, i32 0, !dbg !81
	%40 = icmp uge i64 %37, %6, !dbg !80
	br i1 %40, label %b0_fail3, label %b0_ok3, !dbg !80, !prof !18

b0_ok3:
	%41 = load i32, i32* %39, align 4, !dbg !81
	%42 = srem i64 %36, 2, !dbg !82
	%43 = icmp eq i64 %42, 1, !dbg !83
	br i1 %43, label %b1, label %b2, !dbg !83

b1:
	%44 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %38, i32 0, i32 1, !dbg !84
	%45 = load i32, i32* %44, align 4, !dbg !84
	br label %b2, !dbg !84

b2:
	%46 = phi i32 [ %41, %b0_ok3 ], [ %45, %b1 ], !dbg !85
	%47 = getelementptr inbounds i32, i32* %p0, i64 %29, !dbg !86
	%48 = icmp uge i64 %29, %p1, !dbg !86
	br i1 %48, label %b2_fail1, label %b2_ok1, !dbg !86, !prof !18

b2_ok1:
	store i32 %46, i32* %47, align 4, !dbg !86
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !87, !range !11
	%50 = sext i32 %49 to i64, !dbg !87
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !87, !range !12
	%52 = sext i32 %51 to i64, !dbg !87
	%53 = mul i64 %52, %27, !dbg !87
	%54 = add i64 %25, %53, !dbg !87
	%55 = mul i64 %50, %54, !dbg !87
	%56 = add i64 %23, %55, !dbg !87
	%57 = mul i64 %56, %21, !dbg !87
	%58 = add i64 %57, %17, !dbg !87
	%59 = icmp eq i64 %58, 0, !dbg !88
	br i1 %59, label %b3, label %b4, !dbg !88

b3:
	%60 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !89
	%61 = icmp uge i64 0, %p5, !dbg !89
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !89, !prof !18

b3_ok1:
	store i64 %3, i64* %60, align 8, !dbg !89
	%62 = getelementptr inbounds i64, i64* %p4, i64 1, !dbg !90
	%63 = icmp uge i64 1, %p5, !dbg !90
	br i1 %63, label %b3_fail2, label %b3_ok2, !dbg !90, !prof !18

b3_ok2:
	store i64 %6, i64* %62, align 8, !dbg !90
	br label %b4, !dbg !90

b4:
	ret void, !dbg !90

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %29, i64 %p3), !dbg !74
	ret void, !dbg !74

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %17, i64 %3), !dbg !75
	ret void, !dbg !75

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %37, i64 %6), !dbg !80
	ret void, !dbg !80

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %29, i64 %p1), !dbg !86
	ret void, !dbg !86

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 0, i64 %p5), !dbg !89
	ret void, !dbg !89

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 1, i64 %p5), !dbg !90
	ret void, !dbg !90
}

define void @Vectors(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !91 {
entry:
	br label %b0, !dbg !92

b0:
	%0 = and i64 %p1, -4, !dbg !93
	%1 = and i64 %0, 3, !dbg !94
	%2 = icmp eq i64 %1, 0, !dbg !94
	br i1 %2, label %b1, label %b20, !dbg !94

b1:
	%3 = ptrtoint float* %p0 to i64, !dbg !94
	%4 = and i64 %3, 15, !dbg !94
	%5 = icmp eq i64 %4, 0, !dbg !94
	%6 = icmp eq i64 %0, 0, !dbg !94
	%7 = or i1 %5, %6, !dbg !94
	br i1 %7, label %b2, label %b19, !dbg !94

b2:
	%8 = ashr i64 %0, 2, !dbg !94
	%9 = bitcast float* %p0 to { float, float, float, float }*, !dbg !94
	%10 = icmp ugt i64 %0, %p3, !dbg !95
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !95, !prof !18

b2_ok1:
	br i1 %2, label %b3, label %b18, !dbg !96

b3:
	%11 = ptrtoint float* %p2 to i64, !dbg !96
	%12 = and i64 %11, 15, !dbg !96
	%13 = icmp eq i64 %12, 0, !dbg !96
	%14 = or i1 %13, %6, !dbg !96
	br i1 %14, label %b4, label %b17, !dbg !96

b4:
	%15 = bitcast float* %p2 to { float, float, float, float }*, !dbg !96
	%16 = icmp ugt i64 %0, %p5, !dbg !97
	br i1 %16, label %b4_fail1, label %b4_ok1, !dbg !97, !prof !18

b4_ok1:
	br i1 %2, label %b5, label %b16, !dbg !98

b5:
	%17 = ptrtoint float* %p4 to i64, !dbg !98
	%18 = and i64 %17, 15, !dbg !98
	%19 = icmp eq i64 %18, 0, !dbg !98
	%20 = or i1 %19, %6, !dbg !98
	br i1 %20, label %b6, label %b15, !dbg !98

b6:
	%21 = bitcast float* %p4 to { float, float, float, float }*, !dbg !98
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !99, !range !9
	%23 = sext i32 %22 to i64, !dbg !99
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !99, !range !10
	%25 = sext i32 %24 to i64, !dbg !99
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !99, !range !10
	%27 = sext i32 %26 to i64, !dbg !99
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !99, !range !11
	%29 = sext i32 %28 to i64, !dbg !99
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !99, !range !12
	%31 = sext i32 %30 to i64, !dbg !99
	%32 = mul i64 %31, %27, !dbg !99
	%33 = add i64 %25, %32, !dbg !99
	%34 = mul i64 %29, %33, !dbg !99
	%35 = add i64 %23, %34, !dbg !99
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99, !range !13
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !99, !range !13
	%38 = mul i32 %36, %37, !dbg !99
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !99, !range !14
	%40 = mul i32 %38, %39, !dbg !99
	%41 = sext i32 %40 to i64, !dbg !99
	%42 = mul i64 %35, %41, !dbg !99
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !99, !range !15
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !99, !range !15
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !99, !range !16
	%46 = mul i32 %37, %45, !dbg !99
	%47 = add i32 %44, %46, !dbg !99
	%48 = mul i32 %36, %47, !dbg !99
	%49 = add i32 %43, %48, !dbg !99
	%50 = sext i32 %49 to i64, !dbg !99
	%51 = add i64 %42, %50, !dbg !99
	%52 = mul i64 %29, %31, !dbg !99
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !99, !range !12
	%54 = sext i32 %53 to i64, !dbg !99
	%55 = mul i64 %52, %54, !dbg !99
	%56 = mul i64 %55, %41, !dbg !99
	br label %b7, !dbg !99

b7:
	%57 = phi i64 [ %51, %b6 ], [ %119, %b9 ], !dbg !99
	%58 = icmp slt i64 %57, %8, !dbg !99
	br i1 %58, label %b8, label %b11, !dbg !99

b8:
	%59 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %15, i64 %57, !dbg !100
	%60 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %59, i32 0, i32 0, !dbg !100
	%61 = bitcast { float, float, float, float }* %59 to <4 x float>*, !dbg !100
	%62 = load <4 x float>, <4 x float>* %61, align 16, !dbg !100
	%63 = extractelement <4 x float> %62, i32 0, !dbg !100
	%64 = extractelement <4 x float> %62, i32 1, !dbg !100
	%65 = extractelement <4 x float> %62, i32 2, !dbg !100
	%66 = extractelement <4 x float> %62, i32 3, !dbg !100
	%67 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %59, i32 0, i32 1, !dbg !100
	%68 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %59, i32 0, i32 2, !dbg !100
	%69 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %59, i32 0, i32 3, !dbg !100
	%70 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i64 %57, !dbg !101
	%71 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %70, i32 0, i32 0, !dbg !101
	%72 = bitcast { float, float, float, float }* %70 to <4 x float>*, !dbg !101
	%73 = load <4 x float>, <4 x float>* %72, align 16, !dbg !101
	%74 = extractelement <4 x float> %73, i32 0, !dbg !101
	%75 = extractelement <4 x float> %73, i32 1, !dbg !101
	%76 = extractelement <4 x float> %73, i32 2, !dbg !101
	%77 = extractelement <4 x float> %73, i32 3, !dbg !101
	%78 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %70, i32 0, i32 1, !dbg !101
	%79 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %70, i32 0, i32 2, !dbg !101
	%80 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %70, i32 0, i32 3, !dbg !101
	%81 = fmul float 2.000000e+00, %63, !dbg !102
	%82 = fadd float %81, %74, !dbg !103
	%83 = fmul float 2.000000e+00, %64, !dbg !104
	%84 = fadd float %83, %75, !dbg !105
	%85 = fmul float 2.000000e+00, %65, !dbg !106
	%86 = fadd float %85, %76, !dbg !107
	%87 = fmul float 2.000000e+00, %66, !dbg !108
	%88 = fadd float %87, %77, !dbg !109
	%89 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %9, i64 %57, !dbg !110
	%90 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %89, i32 0, i32 0, !dbg !110
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %89, i32 0, i32 1, !dbg !110
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %89, i32 0, i32 2, !dbg !110
	%93 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %89, i32 0, i32 3, !dbg !110
	%94 = bitcast { float, float, float, float }* %89 to <4 x float>*, !dbg !110
	%95 = insertelement <4 x float> undef, float %82, i32 0, !dbg !110
	%96 = insertelement <4 x float> %95, float %84, i32 1, !dbg !110
	%97 = insertelement <4 x float> %96, float %86, i32 2, !dbg !110
	%98 = insertelement <4 x float> %97, float %88, i32 3, !dbg !110
	store <4 x float> %98, <4 x float>* %94, align 16, !dbg !110
	%99 = mul i64 %57, 4, !dbg !111
	%100 = add i64 %99, 4, !dbg !112
	%101 = getelementptr inbounds float, float* %p0, i64 %99, !dbg !113
	%102 = ptrtoint float* %101 to i64, !dbg !114
	%103 = and i64 %102, 7, !dbg !114
	%104 = icmp eq i64 %103, 0, !dbg !114
	%105 = icmp ugt i64 %100, %p1, !dbg !113
	br i1 %105, label %b8_fail1, label %b8_ok1, !dbg !113, !prof !18

b8_ok1:
	br i1 %104, label %b9, label %b10, !dbg !114

b9:
	%106 = bitcast float* %101 to { float, float }*, !dbg !114
	%107 = getelementptr inbounds { float, float }, { float, float }* %106, i64 1, !dbg !115
	%108 = getelementptr inbounds { float, float }, { float, float }* %107, i32 0, i32 0, !dbg !115
	%109 = bitcast { float, float }* %107 to <2 x float>*, !dbg !115
	%110 = load <2 x float>, <2 x float>* %109, align 8, !dbg !115
	%111 = extractelement <2 x float> %110, i32 0, !dbg !115
	%112 = extractelement <2 x float> %110, i32 1, !dbg !115
	%113 = getelementptr inbounds { float, float }, { float, float }* %107, i32 0, i32 1, !dbg !115
	%114 = fadd float %111, 1.000000e+00, !dbg !116
	%115 = fadd float %112, 1.000000e+00, !dbg !117
	%116 = bitcast { float, float }* %107 to <2 x float>*, !dbg !118
	%117 = insertelement <2 x float> undef, float %114, i32 0, !dbg !118
	%118 = insertelement <2 x float> %117, float %115, i32 1, !dbg !118
	store <2 x float> %118, <2 x float>* %116, align 8, !dbg !118
	%119 = add i64 %57, %56, !dbg !99
	br label %b7, !dbg !99

b10:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %103, i64 8), !dbg !114
	ret void, !dbg !114

b11:
	%120 = sub i64 %p1, %0, !dbg !119
	br label %b12, !dbg !120

b12:
	%121 = phi i64 [ %51, %b11 ], [ %134, %b13_ok3 ], !dbg !120
	%122 = icmp slt i64 %121, %120, !dbg !120
	br i1 %122, label %b13, label %b14, !dbg !120

b13:
	%123 = add i64 %0, %121, !dbg !121
	%124 = getelementptr inbounds float, float* %p2, i64 %123, !dbg !122
	%125 = icmp uge i64 %123, %p3, !dbg !122
	br i1 %125, label %b13_fail1, label %b13_ok1, !dbg !122, !prof !18

b13_ok1:
	%126 = load float, float* %124, align 4, !dbg !122
	%127 = fmul float 2.000000e+00, %126, !dbg !123
	%128 = getelementptr inbounds float, float* %p4, i64 %123, !dbg !124
	%129 = icmp uge i64 %123, %p5, !dbg !124
	br i1 %129, label %b13_fail2, label %b13_ok2, !dbg !124, !prof !18

b13_ok2:
	%130 = load float, float* %128, align 4, !dbg !124
	%131 = fadd float %127, %130, !dbg !125
	%132 = getelementptr inbounds float, float* %p0, i64 %123, !dbg !126
	%133 = icmp uge i64 %123, %p1, !dbg !126
	br i1 %133, label %b13_fail3, label %b13_ok3, !dbg !126, !prof !18

b13_ok3:
	store float %131, float* %132, align 4, !dbg !126
	%134 = add i64 %121, %56, !dbg !120
	br label %b12, !dbg !120

b14:
	ret void, !dbg !120

b15:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %18, i64 16), !dbg !98
	ret void, !dbg !98

b16:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %0, i64 4), !dbg !98
	ret void, !dbg !98

b17:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %12, i64 16), !dbg !96
	ret void, !dbg !96

b18:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %0, i64 4), !dbg !96
	ret void, !dbg !96

b19:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %4, i64 16), !dbg !94
	ret void, !dbg !94

b20:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %0, i64 4), !dbg !94
	ret void, !dbg !94

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %0, i64 %p3), !dbg !95
	ret void, !dbg !95

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %0, i64 %p5), !dbg !97
	ret void, !dbg !97

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %100, i64 %p1), !dbg !113
	ret void, !dbg !113

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %123, i64 %p3), !dbg !122
	ret void, !dbg !122

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %123, i64 %p5), !dbg !124
	ret void, !dbg !124

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %123, i64 %p1), !dbg !126
	ret void, !dbg !126
}

define void @VectorPlaces({ i64, i64, i64, i64 }* %p0, i64 %p1, { i32, i32, i32, i32 }* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !127 {
entry:
	%0 = alloca [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], align 16, !dbg !128
	br label %b0, !dbg !128

b0:
	%1 = addrspacecast [64 x { { i32, i32, i32, i32 }, { i64, i64 } }] addrspace(3)* @gpuc_shared_VectorPlaces_67 to [64 x { { i32, i32, i32, i32 }, { i64, i64 } }]*, !dbg !129
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !130, !range !15
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !130, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !130, !range !16
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !130, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !130, !range !13
	%7 = mul i32 %6, %4, !dbg !130
	%8 = add i32 %3, %7, !dbg !130
	%9 = mul i32 %5, %8, !dbg !130
	%10 = add i32 %2, %9, !dbg !130
	%11 = sext i32 %10 to i64, !dbg !130
	%12 = mul i32 %5, %6, !dbg !131
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !131, !range !14
	%14 = mul i32 %12, %13, !dbg !131
	%15 = sext i32 %14 to i64, !dbg !131
	br label %b1, !dbg !131

b1:
	%16 = phi i64 [ %11, %b0 ], [ %127, %b4_ok1 ], !dbg !131
	%17 = icmp slt i64 %16, %p3, !dbg !131
	br i1 %17, label %b2, label %b5, !dbg !131

b2:
	store [2 x { { i32, i32, i32, i32 }, { i64, i64 } }] zeroinitializer, [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %0, align 16, !dbg !132
	%18 = srem i64 %16, 2, !dbg !133
	%19 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %p2, i64 %16, !dbg !134
	%20 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %19, i32 0, i32 0, !dbg !134
	%21 = bitcast { i32, i32, i32, i32 }* %19 to <4 x i32>*, !dbg !134
	%22 = load <4 x i32>, <4 x i32>* %21, align 16, !dbg !134
	%23 = extractelement <4 x i32> %22, i32 0, !dbg !134
	%24 = extractelement <4 x i32> %22, i32 1, !dbg !134
	%25 = extractelement <4 x i32> %22, i32 2, !dbg !134
	%26 = extractelement <4 x i32> %22, i32 3, !dbg !134
	%27 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %19, i32 0, i32 1, !dbg !134
	%28 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %19, i32 0, i32 2, !dbg !134
	%29 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %19, i32 0, i32 3, !dbg !134
	%30 = getelementptr inbounds [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %0, i64 0, i64 %18, !dbg !135
	%31 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %30, i32 0, i32 0, !dbg !135
	%32 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %31, i32 0, i32 0, !dbg !135
	%33 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %31, i32 0, i32 1, !dbg !135
	%34 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %31, i32 0, i32 2, !dbg !135
	%35 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %31, i32 0, i32 3, !dbg !135
	%36 = bitcast { i32, i32, i32, i32 }* %31 to <4 x i32>*, !dbg !135
	%37 = insertelement <4 x i32> undef, i32 %23, i32 0, !dbg !135
	%38 = insertelement <4 x i32> %37, i32 %24, i32 1, !dbg !135
	%39 = insertelement <4 x i32> %38, i32 %25, i32 2, !dbg !135
	%40 = insertelement <4 x i32> %39, i32 %26, i32 3, !dbg !135
	store <4 x i32> %40, <4 x i32>* %36, align 16, !dbg !135
	%41 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %30, i32 0, i32 1, !dbg !135
	%42 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %41, i32 0, i32 0, !dbg !135
	%43 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %41, i32 0, i32 1, !dbg !135
	%44 = bitcast { i64, i64 }* %41 to <2 x i64>*, !dbg !135
	%45 = insertelement <2 x i64> undef, i64 %16, i32 0, !dbg !135
	%46 = insertelement <2 x i64> %45, i64 -1, i32 1, !dbg !135
	store <2 x i64> %46, <2 x i64>* %44, align 16, !dbg !135
	%47 = bitcast { i32, i32, i32, i32 }* %31 to <4 x i32>*, !dbg !136
	%48 = load <4 x i32>, <4 x i32>* %47, align 16, !dbg !136
	%49 = extractelement <4 x i32> %48, i32 0, !dbg !136
	%50 = extractelement <4 x i32> %48, i32 1, !dbg !136
	%51 = extractelement <4 x i32> %48, i32 2, !dbg !136
	%52 = extractelement <4 x i32> %48, i32 3, !dbg !136
	%53 = bitcast { i64, i64 }* %41 to <2 x i64>*, !dbg !136
	%54 = load <2 x i64>, <2 x i64>* %53, align 16, !dbg !136
	%55 = extractelement <2 x i64> %54, i32 0, !dbg !136
	%56 = extractelement <2 x i64> %54, i32 1, !dbg !136
	%57 = getelementptr inbounds [64 x { { i32, i32, i32, i32 }, { i64, i64 } }], [64 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %1, i64 0, i64 %11, !dbg !137
	%58 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %57, i32 0, i32 0, !dbg !137
	%59 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %58, i32 0, i32 0, !dbg !137
	%60 = icmp uge i64 %11, 64, !dbg !137
	br i1 %60, label %b2_fail1, label %b2_ok1, !dbg !137, !prof !18

b2_ok1:
	%61 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %58, i32 0, i32 1, !dbg !137
	%62 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %58, i32 0, i32 2, !dbg !137
	%63 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %58, i32 0, i32 3, !dbg !137
	%64 = bitcast { i32, i32, i32, i32 }* %58 to <4 x i32>*, !dbg !137
	%65 = insertelement <4 x i32> undef, i32 %49, i32 0, !dbg !137
	%66 = insertelement <4 x i32> %65, i32 %50, i32 1, !dbg !137
	%67 = insertelement <4 x i32> %66, i32 %51, i32 2, !dbg !137
	%68 = insertelement <4 x i32> %67, i32 %52, i32 3, !dbg !137
	store <4 x i32> %68, <4 x i32>* %64, align 16, !dbg !137
	%69 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %57, i32 0, i32 1, !dbg !137
	%70 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %69, i32 0, i32 0, !dbg !137
	%71 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %69, i32 0, i32 1, !dbg !137
	%72 = bitcast { i64, i64 }* %69 to <2 x i64>*, !dbg !137
	%73 = insertelement <2 x i64> undef, i64 %55, i32 0, !dbg !137
	%74 = insertelement <2 x i64> %73, i64 %56, i32 1, !dbg !137
	store <2 x i64> %74, <2 x i64>* %72, align 16, !dbg !137
	%75 = icmp eq { { i32, i32, i32, i32 }, { i64, i64 } }* %57, null, !dbg !140
	br i1 %75, label %b2_fail2, label %b2_ok2, !dbg !140, !prof !18

b2_ok2:
	%76 = bitcast { i32, i32, i32, i32 }* %58 to <4 x i32>*, !dbg !141
	%77 = load <4 x i32>, <4 x i32>* %76, align 16, !dbg !141
	%78 = extractelement <4 x i32> %77, i32 3, !dbg !141
	%79 = extractelement <4 x i32> %77, i32 0, !dbg !141
	store i32 %78, i32* %59, align 4, !dbg !143
	store i32 %79, i32* %63, align 4, !dbg !144
	%80 = bitcast { i64, i64 }* %69 to <2 x i64>*, !dbg !145
	%81 = load <2 x i64>, <2 x i64>* %80, align 16, !dbg !145
	%82 = extractelement <2 x i64> %81, i32 1, !dbg !145
	%83 = extractelement <2 x i64> %81, i32 0, !dbg !145
	%84 = bitcast { i64, i64 }* %69 to <2 x i64>*, !dbg !147
	%85 = insertelement <2 x i64> undef, i64 %82, i32 0, !dbg !147
	%86 = insertelement <2 x i64> %85, i64 %83, i32 1, !dbg !147
	store <2 x i64> %86, <2 x i64>* %84, align 16, !dbg !147
	%87 = srem i64 %16, 3, !dbg !148
	%88 = icmp eq i64 %87, 0, !dbg !149
	br i1 %88, label %b3, label %b4, !dbg !149

b3:
	%89 = bitcast { i32, i32, i32, i32 }* %58 to <4 x i32>*, !dbg !150
	%90 = load <4 x i32>, <4 x i32>* %89, align 16, !dbg !150
	%91 = extractelement <4 x i32> %90, i32 0, !dbg !150
	%92 = extractelement <4 x i32> %90, i32 1, !dbg !150
	%93 = extractelement <4 x i32> %90, i32 2, !dbg !150
	%94 = extractelement <4 x i32> %90, i32 3, !dbg !150
	%95 = bitcast { i32, i32, i32, i32 }* %58 to <4 x i32>*, !dbg !151
	%96 = insertelement <4 x i32> undef, i32 %92, i32 0, !dbg !151
	%97 = insertelement <4 x i32> %96, i32 %93, i32 1, !dbg !151
	%98 = insertelement <4 x i32> %97, i32 %94, i32 2, !dbg !151
	%99 = insertelement <4 x i32> %98, i32 %91, i32 3, !dbg !151
	store <4 x i32> %99, <4 x i32>* %95, align 16, !dbg !151
	br label %b4, !dbg !151

b4:
	%100 = bitcast { i32, i32, i32, i32 }* %58 to <4 x i32>*, !dbg !152
	%101 = load <4 x i32>, <4 x i32>* %100, align 16, !dbg !152
	%102 = extractelement <4 x i32> %101, i32 0, !dbg !152
	%103 = extractelement <4 x i32> %101, i32 1, !dbg !152
	%104 = extractelement <4 x i32> %101, i32 2, !dbg !152
	%105 = extractelement <4 x i32> %101, i32 3, !dbg !152
	%106 = sext i32 %102 to i64, !dbg !153
	%107 = sext i32 %103 to i64, !dbg !155
	%108 = sext i32 %104 to i64, !dbg !157
	%109 = add i64 %107, %108, !dbg !158
	%110 = bitcast { i64, i64 }* %69 to <2 x i64>*, !dbg !159
	%111 = load <2 x i64>, <2 x i64>* %110, align 16, !dbg !159
	%112 = extractelement <2 x i64> %111, i32 0, !dbg !159
	%113 = extractelement <2 x i64> %111, i32 1, !dbg !159
	%114 = sext i32 %105 to i64, !dbg !162
	%115 = add i64 %113, %114, !dbg !163
	%116 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 }* %p0, i64 %16, !dbg !164
	%117 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 }* %116, i32 0, i32 0, !dbg !164
	%118 = icmp uge i64 %16, %p1, !dbg !164
	br i1 %118, label %b4_fail1, label %b4_ok1, !dbg !164, !prof !18

b4_ok1:
	%119 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 }* %116, i32 0, i32 1, !dbg !164
	%120 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 }* %116, i32 0, i32 2, !dbg !164
	%121 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 }* %116, i32 0, i32 3, !dbg !164
	%122 = bitcast { i64, i64, i64, i64 }* %116 to <4 x i64>*, !dbg !164
	%123 = insertelement <4 x i64> undef, i64 %106, i32 0, !dbg !164
	%124 = insertelement <4 x i64> %123, i64 %109, i32 1, !dbg !164
	%125 = insertelement <4 x i64> %124, i64 %112, i32 2, !dbg !164
	%126 = insertelement <4 x i64> %125, i64 %115, i32 3, !dbg !164
	store <4 x i64> %126, <4 x i64>* %122, align 16, !dbg !164
	%127 = add i64 %16, %15, !dbg !131
	br label %b1, !dbg !131

b5:
	%128 = and i64 %p5, 3, !dbg !165
	%129 = icmp eq i64 %128, 0, !dbg !165
	br i1 %129, label %b6, label %b12, !dbg !165

b6:
	%130 = ptrtoint i8* %p4 to i64, !dbg !165
	%131 = and i64 %130, 3, !dbg !165
	%132 = icmp eq i64 %131, 0, !dbg !165
	%133 = icmp eq i64 %p5, 0, !dbg !165
	%134 = or i1 %132, %133, !dbg !165
	br i1 %134, label %b7, label %b11, !dbg !165

b7:
	%135 = ashr i64 %p5, 2, !dbg !165
	%136 = bitcast i8* %p4 to { i8, i8, i8, i8 }*, !dbg !165
	br label %b8, !dbg !166

b8:
	%137 = phi i64 [ %11, %b7 ], [ %155, %b9 ], !dbg !166
	%138 = icmp slt i64 %137, %135, !dbg !166
	br i1 %138, label %b9, label %b10, !dbg !166

b9:
	%139 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 }* %136, i64 %137, !dbg !167
	%140 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 }* %139, i32 0, i32 0, !dbg !167
	%141 = bitcast { i8, i8, i8, i8 }* %139 to <4 x i8>*, !dbg !167
	%142 = load <4 x i8>, <4 x i8>* %141, align 4, !dbg !167
	%143 = extractelement <4 x i8> %142, i32 0, !dbg !167
	%144 = extractelement <4 x i8> %142, i32 1, !dbg !167
	%145 = extractelement <4 x i8> %142, i32 2, !dbg !167
	%146 = extractelement <4 x i8> %142, i32 3, !dbg !167
	%147 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 }* %139, i32 0, i32 1, !dbg !167
	%148 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 }* %139, i32 0, i32 2, !dbg !167
	%149 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 }* %139, i32 0, i32 3, !dbg !167
	%150 = bitcast { i8, i8, i8, i8 }* %139 to <4 x i8>*, !dbg !168
	%151 = insertelement <4 x i8> undef, i8 %146, i32 0, !dbg !168
	%152 = insertelement <4 x i8> %151, i8 %145, i32 1, !dbg !168
	%153 = insertelement <4 x i8> %152, i8 %144, i32 2, !dbg !168
	%154 = insertelement <4 x i8> %153, i8 %143, i32 3, !dbg !168
	store <4 x i8> %154, <4 x i8>* %150, align 4, !dbg !168
	%155 = add i64 %137, %15, !dbg !166
	br label %b8, !dbg !166

b10:
	ret void, !dbg !166

b11:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %131, i64 4), !dbg !165
	ret void, !dbg !165

b12:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %p5, i64 4), !dbg !165
	ret void, !dbg !165

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %11, i64 64), !dbg !137
	ret void, !dbg !137

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !140
	ret void, !dbg !140

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %16, i64 %p1), !dbg !164
	ret void, !dbg !164
}

define void @ExchangeInt8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !170 {
entry:
	br label %b0, !dbg !171

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !174, !range !9
	%1 = sext i32 %0 to i64, !dbg !174
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !174, !range !10
	%3 = sext i32 %2 to i64, !dbg !174
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !174, !range !10
	%5 = sext i32 %4 to i64, !dbg !174
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !174, !range !11
	%7 = sext i32 %6 to i64, !dbg !174
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !174, !range !12
	%9 = sext i32 %8 to i64, !dbg !174
	%10 = mul i64 %9, %5, !dbg !174
	%11 = add i64 %3, %10, !dbg !174
	%12 = mul i64 %7, %11, !dbg !174
	%13 = add i64 %1, %12, !dbg !174
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !174, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !174, !range !13
	%16 = mul i32 %14, %15, !dbg !174
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !174, !range !14
	%18 = mul i32 %16, %17, !dbg !174
	%19 = sext i32 %18 to i64, !dbg !174
	%20 = mul i64 %13, %19, !dbg !174
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !174, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !174, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !174, !range !16
	%24 = mul i32 %15, %23, !dbg !174
	%25 = add i32 %22, %24, !dbg !174
	%26 = mul i32 %14, %25, !dbg !174
	%27 = add i32 %21, %26, !dbg !174
	%28 = sext i32 %27 to i64, !dbg !174
	%29 = add i64 %20, %28, !dbg !174
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !175, !range !52
	%31 = sext i32 %30 to i64, !dbg !175
	%32 = and i32 %27, -32, !dbg !176
	%33 = sub i32 %18, %32, !dbg !176
	%34 = icmp slt i32 %33, 32, !dbg !176
	%35 = select i1 %34, i32 %33, i32 32, !dbg !176
	%36 = sext i32 %35 to i64, !dbg !176
	%37 = icmp eq i64 %36, 32, !dbg !177
	br i1 %37, label %b1, label %b2, !dbg !177

b1:
	br label %b2, !dbg !177

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !178
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !179
	%40 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !180
	%41 = icmp uge i64 %29, %p5, !dbg !180
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !180, !prof !18

b2_ok1:
	%42 = load i8, i8* %40, align 1, !dbg !180
	%43 = mul i64 %29, 4, !dbg !181
	%44 = sub i64 %p1, %43, !dbg !182
	%45 = getelementptr inbounds i8, i8* %p0, i64 %43, !dbg !182
	%46 = mul i64 %31, 7, !dbg !184
	%47 = add i64 %46, 3, !dbg !185
	%48 = icmp ugt i64 %43, %p1, !dbg !182
	%49 = icmp ugt i64 4, %44, !dbg !183
	%50 = icmp eq i64 %36, 0, !dbg !186
	%51 = or i1 %48, %49, !dbg !186
	%52 = or i1 %51, %50, !dbg !186
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !186, !prof !18

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !186
	%54 = select i1 %53, i64 1, i64 %36, !dbg !186
	%55 = srem i64 %47, %54, !dbg !186
	%56 = trunc i64 %55 to i32, !dbg !187
	%57 = zext i8 %42 to i32, !dbg !187
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !187
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !187
	%60 = trunc i32 %59 to i8, !dbg !187
	%61 = getelementptr inbounds i8, i8* %45, i64 0, !dbg !188
	store i8 %60, i8* %61, align 1, !dbg !188
	%62 = zext i8 %42 to i32, !dbg !189
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !189
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !189
	%65 = trunc i32 %64 to i8, !dbg !189
	%66 = getelementptr inbounds i8, i8* %45, i64 1, !dbg !190
	store i8 %65, i8* %66, align 1, !dbg !190
	%67 = trunc i64 %38 to i32, !dbg !191
	%68 = zext i8 %42 to i32, !dbg !191
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !191
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !191
	%71 = trunc i32 %70 to i8, !dbg !191
	%72 = getelementptr inbounds i8, i8* %45, i64 2, !dbg !192
	store i8 %71, i8* %72, align 1, !dbg !192
	%73 = trunc i64 %39 to i32, !dbg !193
	%74 = zext i8 %42 to i32, !dbg !193
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !193
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !193
	%77 = trunc i32 %76 to i8, !dbg !193
	%78 = getelementptr inbounds i8, i8* %45, i64 3, !dbg !194
	store i8 %77, i8* %78, align 1, !dbg !194
	%79 = mul i64 %29, 3, !dbg !195
	%80 = sub i64 %p3, %79, !dbg !196
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !196
	%82 = icmp ugt i64 %79, %p3, !dbg !196
	%83 = icmp ugt i64 3, %80, !dbg !197
	%84 = or i1 %82, %83, !dbg !197
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !197, !prof !18

b2_ok5:
	%85 = zext i8 %42 to i32, !dbg !198
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !198
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !199
	store i32 %86, i32* %87, align 4, !dbg !199
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !200
	store i32 7, i32* %88, align 4, !dbg !200
	%89 = zext i8 %42 to i32, !dbg !201
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !201
	store i32 %90, i32* %88, align 4, !dbg !202
	%91 = sub i64 %29, %31, !dbg !203
	%92 = getelementptr inbounds i8, i8* %p4, i64 %91, !dbg !204
	%93 = icmp uge i64 %91, %p5, !dbg !204
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !204, !prof !18

b2_ok7:
	%94 = load i8, i8* %92, align 1, !dbg !204
	%95 = zext i8 %94 to i32, !dbg !205
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !205
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !206
	store i32 %96, i32* %97, align 4, !dbg !206
	ret void, !dbg !173

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %29, i64 %p5), !dbg !180
	ret void, !dbg !180

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !182
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !182

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p1), !dbg !182
	ret void, !dbg !182

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !183
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !183

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 4, i64 %44), !dbg !183
	ret void, !dbg !183

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !186
	ret void, !dbg !186

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !196
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !196

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %79, i64 %p3), !dbg !196
	ret void, !dbg !196

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 3, i64 %80), !dbg !197
	ret void, !dbg !197

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %91, i64 %p5), !dbg !204
	ret void, !dbg !204
}

define void @NumbersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !207 {
entry:
	br label %b0, !dbg !208

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !212, !range !9
	%1 = sext i32 %0 to i64, !dbg !212
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !212, !range !10
	%3 = sext i32 %2 to i64, !dbg !212
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !212, !range !10
	%5 = sext i32 %4 to i64, !dbg !212
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !212, !range !11
	%7 = sext i32 %6 to i64, !dbg !212
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !212, !range !12
	%9 = sext i32 %8 to i64, !dbg !212
	%10 = mul i64 %9, %5, !dbg !212
	%11 = add i64 %3, %10, !dbg !212
	%12 = mul i64 %7, %11, !dbg !212
	%13 = add i64 %1, %12, !dbg !212
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !212, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !212, !range !13
	%16 = mul i32 %14, %15, !dbg !212
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !212, !range !14
	%18 = mul i32 %16, %17, !dbg !212
	%19 = sext i32 %18 to i64, !dbg !212
	%20 = mul i64 %13, %19, !dbg !212
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !212, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !212, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !212, !range !16
	%24 = mul i32 %15, %23, !dbg !212
	%25 = add i32 %22, %24, !dbg !212
	%26 = mul i32 %14, %25, !dbg !212
	%27 = add i32 %21, %26, !dbg !212
	%28 = sext i32 %27 to i64, !dbg !212
	%29 = add i64 %20, %28, !dbg !212
	%30 = mul i64 %29, 6, !dbg !213
	%31 = sub i64 %p1, %30, !dbg !214
	%32 = getelementptr inbounds i8, i8* %p0, i64 %30, !dbg !214
	%33 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !215
	%34 = icmp ugt i64 %30, %p1, !dbg !214
	%35 = icmp uge i64 %29, %p5, !dbg !215
	%36 = or i1 %34, %35, !dbg !215
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !215, !prof !18

b0_ok1:
	%37 = load i8, i8* %33, align 1, !dbg !215
	%38 = icmp ugt i64 6, %31, !dbg !218
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !218, !prof !18

b0_ok3:
	br label %b1, !dbg !218

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %193, %b48 ], !dbg !218
	%40 = and i32 %27, -32, !dbg !226
	%41 = sub i32 %18, %40, !dbg !226
	%42 = icmp slt i32 %41, 32, !dbg !226
	%43 = select i1 %42, i32 %41, i32 32, !dbg !226
	%44 = sext i32 %43 to i64, !dbg !226
	%45 = icmp eq i64 %44, 32, !dbg !227
	br i1 %45, label %b2, label %b4, !dbg !227

b2:
	%46 = phi i8 [ %37, %b1 ], [ %54, %b3 ], !dbg !228
	%47 = phi i64 [ 16, %b1 ], [ %55, %b3 ], !dbg !229
	%48 = icmp sgt i64 %47, 0, !dbg !230
	br i1 %48, label %b3, label %b12, !dbg !230

b3:
	%49 = trunc i64 %47 to i32, !dbg !231
	%50 = zext i8 %46 to i32, !dbg !231
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !231
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !231
	%53 = trunc i32 %52 to i8, !dbg !231
	%54 = add i8 %46, %53, !dbg !232
	%55 = sdiv i64 %47, 2, !dbg !233
	br label %b2, !dbg !233

b4:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !234, !range !52
	%57 = sext i32 %56 to i64, !dbg !234
	br label %b5, !dbg !234

b5:
	%58 = phi i8 [ %37, %b4 ], [ %71, %b10 ], !dbg !228
	%59 = phi i64 [ 16, %b4 ], [ %72, %b10 ], !dbg !235
	%60 = icmp sgt i64 %59, 0, !dbg !236
	br i1 %60, label %b6, label %b11, !dbg !236

b6:
	%61 = add i64 %57, %59, !dbg !237
	%62 = icmp sge i64 %61, %44, !dbg !238
	br i1 %62, label %b7, label %b8, !dbg !238

b7:
	br label %b8, !dbg !238

b8:
	%63 = phi i64 [ %61, %b6 ], [ %57, %b7 ], !dbg !239
	%64 = trunc i64 %63 to i32, !dbg !240
	%65 = zext i8 %58 to i32, !dbg !240
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %64, i32 31), !dbg !240
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !240
	%68 = trunc i32 %67 to i8, !dbg !240
	%69 = icmp ne i64 %63, %57, !dbg !241
	br i1 %69, label %b9, label %b10, !dbg !241

b9:
	%70 = add i8 %58, %68, !dbg !232
	br label %b10, !dbg !242

b10:
	%71 = phi i8 [ %58, %b8 ], [ %70, %b9 ], !dbg !228
	%72 = sdiv i64 %59, 2, !dbg !243
	br label %b5, !dbg !243

b11:
	%73 = zext i8 %58 to i32, !dbg !244
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 0, i32 31), !dbg !244
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !244
	%76 = trunc i32 %75 to i8, !dbg !244
	br label %b12, !dbg !245

b12:
	%77 = phi i8 [ %46, %b2 ], [ %76, %b11 ], !dbg !225
	%78 = getelementptr inbounds i8, i8* %32, i64 0, !dbg !246
	store i8 %77, i8* %78, align 1, !dbg !246
	br i1 %45, label %b13, label %b15, !dbg !251

b13:
	%79 = phi i8 [ %37, %b12 ], [ %88, %b14 ], !dbg !252
	%80 = phi i64 [ 16, %b12 ], [ %89, %b14 ], !dbg !253
	%81 = icmp sgt i64 %80, 0, !dbg !254
	br i1 %81, label %b14, label %b23, !dbg !254

b14:
	%82 = trunc i64 %80 to i32, !dbg !255
	%83 = zext i8 %79 to i32, !dbg !255
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !255
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !255
	%86 = trunc i32 %85 to i8, !dbg !255
	%87 = icmp slt i8 %79, %86, !dbg !256
	%88 = select i1 %87, i8 %79, i8 %86, !dbg !256
	%89 = sdiv i64 %80, 2, !dbg !257
	br label %b13, !dbg !257

b15:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !258, !range !52
	%91 = sext i32 %90 to i64, !dbg !258
	br label %b16, !dbg !258

b16:
	%92 = phi i8 [ %37, %b15 ], [ %106, %b21 ], !dbg !252
	%93 = phi i64 [ 16, %b15 ], [ %107, %b21 ], !dbg !259
	%94 = icmp sgt i64 %93, 0, !dbg !260
	br i1 %94, label %b17, label %b22, !dbg !260

b17:
	%95 = add i64 %91, %93, !dbg !261
	%96 = icmp sge i64 %95, %44, !dbg !262
	br i1 %96, label %b18, label %b19, !dbg !262

b18:
	br label %b19, !dbg !262

b19:
	%97 = phi i64 [ %95, %b17 ], [ %91, %b18 ], !dbg !263
	%98 = trunc i64 %97 to i32, !dbg !264
	%99 = zext i8 %92 to i32, !dbg !264
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %99, i32 %98, i32 31), !dbg !264
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !264
	%102 = trunc i32 %101 to i8, !dbg !264
	%103 = icmp ne i64 %97, %91, !dbg !265
	br i1 %103, label %b20, label %b21, !dbg !265

b20:
	%104 = icmp slt i8 %92, %102, !dbg !256
	%105 = select i1 %104, i8 %92, i8 %102, !dbg !256
	br label %b21, !dbg !266

b21:
	%106 = phi i8 [ %92, %b19 ], [ %105, %b20 ], !dbg !252
	%107 = sdiv i64 %93, 2, !dbg !267
	br label %b16, !dbg !267

b22:
	%108 = zext i8 %92 to i32, !dbg !268
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !268
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !268
	%111 = trunc i32 %110 to i8, !dbg !268
	br label %b23, !dbg !269

b23:
	%112 = phi i8 [ %79, %b13 ], [ %111, %b22 ], !dbg !250
	br i1 %45, label %b24, label %b26, !dbg !274

b24:
	%113 = phi i8 [ %37, %b23 ], [ %122, %b25 ], !dbg !275
	%114 = phi i64 [ 16, %b23 ], [ %123, %b25 ], !dbg !276
	%115 = icmp sgt i64 %114, 0, !dbg !277
	br i1 %115, label %b25, label %b34, !dbg !277

b25:
	%116 = trunc i64 %114 to i32, !dbg !278
	%117 = zext i8 %113 to i32, !dbg !278
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %117, i32 %116, i32 31), !dbg !278
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !278
	%120 = trunc i32 %119 to i8, !dbg !278
	%121 = icmp sgt i8 %113, %120, !dbg !279
	%122 = select i1 %121, i8 %113, i8 %120, !dbg !279
	%123 = sdiv i64 %114, 2, !dbg !280
	br label %b24, !dbg !280

b26:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !281, !range !52
	%125 = sext i32 %124 to i64, !dbg !281
	br label %b27, !dbg !281

b27:
	%126 = phi i8 [ %37, %b26 ], [ %140, %b32 ], !dbg !275
	%127 = phi i64 [ 16, %b26 ], [ %141, %b32 ], !dbg !282
	%128 = icmp sgt i64 %127, 0, !dbg !283
	br i1 %128, label %b28, label %b33, !dbg !283

b28:
	%129 = add i64 %125, %127, !dbg !284
	%130 = icmp sge i64 %129, %44, !dbg !285
	br i1 %130, label %b29, label %b30, !dbg !285

b29:
	br label %b30, !dbg !285

b30:
	%131 = phi i64 [ %129, %b28 ], [ %125, %b29 ], !dbg !286
	%132 = trunc i64 %131 to i32, !dbg !287
	%133 = zext i8 %126 to i32, !dbg !287
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %132, i32 31), !dbg !287
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !287
	%136 = trunc i32 %135 to i8, !dbg !287
	%137 = icmp ne i64 %131, %125, !dbg !288
	br i1 %137, label %b31, label %b32, !dbg !288

b31:
	%138 = icmp sgt i8 %126, %136, !dbg !279
	%139 = select i1 %138, i8 %126, i8 %136, !dbg !279
	br label %b32, !dbg !289

b32:
	%140 = phi i8 [ %126, %b30 ], [ %139, %b31 ], !dbg !275
	%141 = sdiv i64 %127, 2, !dbg !290
	br label %b27, !dbg !290

b33:
	%142 = zext i8 %126 to i32, !dbg !291
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 0, i32 31), !dbg !291
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !291
	%145 = trunc i32 %144 to i8, !dbg !291
	br label %b34, !dbg !292

b34:
	%146 = phi i8 [ %113, %b24 ], [ %145, %b33 ], !dbg !273
	%147 = getelementptr inbounds i8, i8* %32, i64 1, !dbg !293
	store i8 %112, i8* %147, align 1, !dbg !293
	%148 = getelementptr inbounds i8, i8* %32, i64 2, !dbg !294
	store i8 %146, i8* %148, align 1, !dbg !294
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !300, !range !52
	%150 = sext i32 %149 to i64, !dbg !300
	br label %b35, !dbg !300

b35:
	%151 = phi i8 [ %37, %b34 ], [ %161, %b38 ], !dbg !301
	%152 = phi i64 [ 1, %b34 ], [ %162, %b38 ], !dbg !302
	%153 = icmp slt i64 %152, 32, !dbg !303
	br i1 %153, label %b36, label %b39, !dbg !303

b36:
	%154 = trunc i64 %152 to i32, !dbg !304
	%155 = zext i8 %151 to i32, !dbg !304
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %155, i32 %154, i32 0), !dbg !304
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !304
	%158 = trunc i32 %157 to i8, !dbg !304
	%159 = icmp sge i64 %150, %152, !dbg !305
	br i1 %159, label %b37, label %b38, !dbg !305

b37:
	%160 = add i8 %151, %158, !dbg !306
	br label %b38, !dbg !306

b38:
	%161 = phi i8 [ %151, %b36 ], [ %160, %b37 ], !dbg !301
	%162 = mul i64 %152, 2, !dbg !307
	br label %b35, !dbg !307

b39:
	%163 = phi i8 [ %37, %b35 ], [ %173, %b42 ], !dbg !311
	%164 = phi i64 [ 1, %b35 ], [ %174, %b42 ], !dbg !312
	%165 = icmp slt i64 %164, 32, !dbg !313
	br i1 %165, label %b40, label %b43, !dbg !313

b40:
	%166 = trunc i64 %164 to i32, !dbg !314
	%167 = zext i8 %163 to i32, !dbg !314
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %167, i32 %166, i32 0), !dbg !314
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !314
	%170 = trunc i32 %169 to i8, !dbg !314
	%171 = icmp sge i64 %150, %164, !dbg !315
	br i1 %171, label %b41, label %b42, !dbg !315

b41:
	%172 = add i8 %163, %170, !dbg !316
	br label %b42, !dbg !316

b42:
	%173 = phi i8 [ %163, %b40 ], [ %172, %b41 ], !dbg !311
	%174 = mul i64 %164, 2, !dbg !317
	br label %b39, !dbg !317

b43:
	%175 = zext i8 %163 to i32, !dbg !318
	%176 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %175, i32 1, i32 0), !dbg !318
	%177 = extractvalue { i32, i1 } %176, 0, !dbg !318
	%178 = trunc i32 %177 to i8, !dbg !318
	%179 = icmp eq i64 %150, 0, !dbg !319
	br i1 %179, label %b45, label %b44, !dbg !319

b44:
	br label %b45, !dbg !320

b45:
	%180 = phi i8 [ 0, %b43 ], [ %178, %b44 ], !dbg !309
	%181 = getelementptr inbounds i8, i8* %32, i64 3, !dbg !321
	store i8 %151, i8* %181, align 1, !dbg !321
	%182 = getelementptr inbounds i8, i8* %32, i64 4, !dbg !322
	store i8 %180, i8* %182, align 1, !dbg !322
	%183 = mul i64 %44, 2, !dbg !323
	%184 = sdiv i64 %183, 3, !dbg !324
	%185 = icmp slt i64 %184, 0, !dbg !328
	br i1 %185, label %b47, label %b46, !dbg !328

b46:
	%186 = icmp sge i64 %184, %44, !dbg !329
	br i1 %186, label %b47, label %b48, !dbg !329

b47:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !330
	ret void, !dbg !330

b48:
	%187 = trunc i64 %184 to i32, !dbg !331
	%188 = zext i8 %37 to i32, !dbg !331
	%189 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %188, i32 %187, i32 31), !dbg !331
	%190 = extractvalue { i32, i1 } %189, 0, !dbg !331
	%191 = trunc i32 %190 to i8, !dbg !331
	%192 = getelementptr inbounds i8, i8* %32, i64 5, !dbg !332
	store i8 %191, i8* %192, align 1, !dbg !332
	%193 = add i64 %39, 1, !dbg !332
	%194 = icmp slt i64 %193, 2, !dbg !332
	br i1 %194, label %b1, label %b49, !dbg !332

b49:
	%195 = sub i64 %p3, %30, !dbg !333
	%196 = getelementptr inbounds i8, i8* %p2, i64 %30, !dbg !333
	%197 = icmp ugt i64 %30, %p3, !dbg !333
	br i1 %197, label %b49_fail1, label %b49_ok1, !dbg !333, !prof !18

b49_ok1:
	%198 = load i8, i8* %33, align 1, !dbg !334
	%199 = icmp ugt i64 6, %195, !dbg !337
	br i1 %199, label %b49_fail2, label %b49_ok2, !dbg !337, !prof !18

b49_ok2:
	br label %b50, !dbg !337

b50:
	%200 = phi i64 [ 0, %b49_ok2 ], [ %429, %b129 ], !dbg !337
	br i1 %45, label %b51, label %b53, !dbg !343

b51:
	%201 = phi i8 [ %198, %b50 ], [ %209, %b52 ], !dbg !344
	%202 = phi i64 [ 16, %b50 ], [ %210, %b52 ], !dbg !345
	%203 = icmp sgt i64 %202, 0, !dbg !346
	br i1 %203, label %b52, label %b60, !dbg !346

b52:
	%204 = trunc i64 %202 to i32, !dbg !347
	%205 = zext i8 %201 to i32, !dbg !347
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %205, i32 %204, i32 31), !dbg !347
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !347
	%208 = trunc i32 %207 to i8, !dbg !347
	%209 = add i8 %201, %208, !dbg !348
	%210 = sdiv i64 %202, 2, !dbg !349
	br label %b51, !dbg !349

b53:
	%211 = phi i8 [ %198, %b50 ], [ %224, %b58 ], !dbg !344
	%212 = phi i64 [ 16, %b50 ], [ %225, %b58 ], !dbg !350
	%213 = icmp sgt i64 %212, 0, !dbg !351
	br i1 %213, label %b54, label %b59, !dbg !351

b54:
	%214 = add i64 %150, %212, !dbg !352
	%215 = icmp sge i64 %214, %44, !dbg !353
	br i1 %215, label %b55, label %b56, !dbg !353

b55:
	br label %b56, !dbg !353

b56:
	%216 = phi i64 [ %214, %b54 ], [ %150, %b55 ], !dbg !354
	%217 = trunc i64 %216 to i32, !dbg !355
	%218 = zext i8 %211 to i32, !dbg !355
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %218, i32 %217, i32 31), !dbg !355
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !355
	%221 = trunc i32 %220 to i8, !dbg !355
	%222 = icmp ne i64 %216, %150, !dbg !356
	br i1 %222, label %b57, label %b58, !dbg !356

b57:
	%223 = add i8 %211, %221, !dbg !348
	br label %b58, !dbg !357

b58:
	%224 = phi i8 [ %211, %b56 ], [ %223, %b57 ], !dbg !344
	%225 = sdiv i64 %212, 2, !dbg !358
	br label %b53, !dbg !358

b59:
	%226 = zext i8 %211 to i32, !dbg !359
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 0, i32 31), !dbg !359
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !359
	%229 = trunc i32 %228 to i8, !dbg !359
	br label %b60, !dbg !360

b60:
	%230 = phi i8 [ %201, %b51 ], [ %229, %b59 ], !dbg !342
	%231 = add i64 %19, 32, !dbg !363
	%232 = sub i64 %231, 1, !dbg !364
	%233 = sdiv i64 %232, 32, !dbg !365
	%234 = icmp eq i64 %233, 1, !dbg !366
	br i1 %234, label %b66, label %b61, !dbg !366

b61:
	%235 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !367
	call void @llvm.nvvm.barrier0(), !dbg !368
	br i1 %179, label %b62, label %b63, !dbg !369

b62:
	%236 = sdiv i64 %28, 32, !dbg !370
	%237 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 %236, !dbg !371
	%238 = icmp uge i64 %236, 32, !dbg !371
	br i1 %238, label %b62_fail1, label %b62_ok1, !dbg !371, !prof !18

b62_ok1:
	store i8 %230, i8* %237, align 1, !dbg !371
	br label %b63, !dbg !371

b63:
	call void @llvm.nvvm.barrier0(), !dbg !372
	%239 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 0, !dbg !373
	%240 = load i8, i8* %239, align 1, !dbg !373
	br label %b64, !dbg !373

b64:
	%241 = phi i8 [ %240, %b63 ], [ %247, %b65_ok1 ], !dbg !374
	%242 = phi i64 [ 1, %b63 ], [ %248, %b65_ok1 ], !dbg !375
	%243 = icmp slt i64 %242, %233, !dbg !376
	br i1 %243, label %b65, label %b66, !dbg !376

b65:
	%244 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 %242, !dbg !377
	%245 = icmp uge i64 %242, 32, !dbg !377
	br i1 %245, label %b65_fail1, label %b65_ok1, !dbg !377, !prof !18

b65_ok1:
	%246 = load i8, i8* %244, align 1, !dbg !377
	%247 = add i8 %241, %246, !dbg !348
	%248 = add i64 %242, 1, !dbg !378
	br label %b64, !dbg !378

b66:
	%249 = phi i8 [ %230, %b60 ], [ %241, %b64 ], !dbg !341
	%250 = getelementptr inbounds i8, i8* %196, i64 0, !dbg !379
	store i8 %249, i8* %250, align 1, !dbg !379
	br i1 %45, label %b67, label %b69, !dbg !384

b67:
	%251 = phi i8 [ %198, %b66 ], [ %260, %b68 ], !dbg !385
	%252 = phi i64 [ 16, %b66 ], [ %261, %b68 ], !dbg !386
	%253 = icmp sgt i64 %252, 0, !dbg !387
	br i1 %253, label %b68, label %b76, !dbg !387

b68:
	%254 = trunc i64 %252 to i32, !dbg !388
	%255 = zext i8 %251 to i32, !dbg !388
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %255, i32 %254, i32 31), !dbg !388
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !388
	%258 = trunc i32 %257 to i8, !dbg !388
	%259 = icmp slt i8 %251, %258, !dbg !389
	%260 = select i1 %259, i8 %251, i8 %258, !dbg !389
	%261 = sdiv i64 %252, 2, !dbg !390
	br label %b67, !dbg !390

b69:
	%262 = phi i8 [ %198, %b66 ], [ %276, %b74 ], !dbg !385
	%263 = phi i64 [ 16, %b66 ], [ %277, %b74 ], !dbg !391
	%264 = icmp sgt i64 %263, 0, !dbg !392
	br i1 %264, label %b70, label %b75, !dbg !392

b70:
	%265 = add i64 %150, %263, !dbg !393
	%266 = icmp sge i64 %265, %44, !dbg !394
	br i1 %266, label %b71, label %b72, !dbg !394

b71:
	br label %b72, !dbg !394

b72:
	%267 = phi i64 [ %265, %b70 ], [ %150, %b71 ], !dbg !395
	%268 = trunc i64 %267 to i32, !dbg !396
	%269 = zext i8 %262 to i32, !dbg !396
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %269, i32 %268, i32 31), !dbg !396
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !396
	%272 = trunc i32 %271 to i8, !dbg !396
	%273 = icmp ne i64 %267, %150, !dbg !397
	br i1 %273, label %b73, label %b74, !dbg !397

b73:
	%274 = icmp slt i8 %262, %272, !dbg !389
	%275 = select i1 %274, i8 %262, i8 %272, !dbg !389
	br label %b74, !dbg !398

b74:
	%276 = phi i8 [ %262, %b72 ], [ %275, %b73 ], !dbg !385
	%277 = sdiv i64 %263, 2, !dbg !399
	br label %b69, !dbg !399

b75:
	%278 = zext i8 %262 to i32, !dbg !400
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 0, i32 31), !dbg !400
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !400
	%281 = trunc i32 %280 to i8, !dbg !400
	br label %b76, !dbg !401

b76:
	%282 = phi i8 [ %251, %b67 ], [ %281, %b75 ], !dbg !383
	br i1 %234, label %b82, label %b77, !dbg !402

b77:
	%283 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !403
	call void @llvm.nvvm.barrier0(), !dbg !404
	br i1 %179, label %b78, label %b79, !dbg !405

b78:
	%284 = sdiv i64 %28, 32, !dbg !406
	%285 = getelementptr inbounds [32 x i8], [32 x i8]* %283, i64 0, i64 %284, !dbg !407
	%286 = icmp uge i64 %284, 32, !dbg !407
	br i1 %286, label %b78_fail1, label %b78_ok1, !dbg !407, !prof !18

b78_ok1:
	store i8 %282, i8* %285, align 1, !dbg !407
	br label %b79, !dbg !407

b79:
	call void @llvm.nvvm.barrier0(), !dbg !408
	%287 = getelementptr inbounds [32 x i8], [32 x i8]* %283, i64 0, i64 0, !dbg !409
	%288 = load i8, i8* %287, align 1, !dbg !409
	br label %b80, !dbg !409

b80:
	%289 = phi i8 [ %288, %b79 ], [ %296, %b81_ok1 ], !dbg !410
	%290 = phi i64 [ 1, %b79 ], [ %297, %b81_ok1 ], !dbg !411
	%291 = icmp slt i64 %290, %233, !dbg !412
	br i1 %291, label %b81, label %b82, !dbg !412

b81:
	%292 = getelementptr inbounds [32 x i8], [32 x i8]* %283, i64 0, i64 %290, !dbg !413
	%293 = icmp uge i64 %290, 32, !dbg !413
	br i1 %293, label %b81_fail1, label %b81_ok1, !dbg !413, !prof !18

b81_ok1:
	%294 = load i8, i8* %292, align 1, !dbg !413
	%295 = icmp slt i8 %289, %294, !dbg !389
	%296 = select i1 %295, i8 %289, i8 %294, !dbg !389
	%297 = add i64 %290, 1, !dbg !414
	br label %b80, !dbg !414

b82:
	%298 = phi i8 [ %282, %b76 ], [ %289, %b80 ], !dbg !382
	br i1 %45, label %b83, label %b85, !dbg !419

b83:
	%299 = phi i8 [ %198, %b82 ], [ %308, %b84 ], !dbg !420
	%300 = phi i64 [ 16, %b82 ], [ %309, %b84 ], !dbg !421
	%301 = icmp sgt i64 %300, 0, !dbg !422
	br i1 %301, label %b84, label %b92, !dbg !422

b84:
	%302 = trunc i64 %300 to i32, !dbg !423
	%303 = zext i8 %299 to i32, !dbg !423
	%304 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %303, i32 %302, i32 31), !dbg !423
	%305 = extractvalue { i32, i1 } %304, 0, !dbg !423
	%306 = trunc i32 %305 to i8, !dbg !423
	%307 = icmp sgt i8 %299, %306, !dbg !424
	%308 = select i1 %307, i8 %299, i8 %306, !dbg !424
	%309 = sdiv i64 %300, 2, !dbg !425
	br label %b83, !dbg !425

b85:
	%310 = phi i8 [ %198, %b82 ], [ %324, %b90 ], !dbg !420
	%311 = phi i64 [ 16, %b82 ], [ %325, %b90 ], !dbg !426
	%312 = icmp sgt i64 %311, 0, !dbg !427
	br i1 %312, label %b86, label %b91, !dbg !427

b86:
	%313 = add i64 %150, %311, !dbg !428
	%314 = icmp sge i64 %313, %44, !dbg !429
	br i1 %314, label %b87, label %b88, !dbg !429

b87:
	br label %b88, !dbg !429

b88:
	%315 = phi i64 [ %313, %b86 ], [ %150, %b87 ], !dbg !430
	%316 = trunc i64 %315 to i32, !dbg !431
	%317 = zext i8 %310 to i32, !dbg !431
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %316, i32 31), !dbg !431
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !431
	%320 = trunc i32 %319 to i8, !dbg !431
	%321 = icmp ne i64 %315, %150, !dbg !432
	br i1 %321, label %b89, label %b90, !dbg !432

b89:
	%322 = icmp sgt i8 %310, %320, !dbg !424
	%323 = select i1 %322, i8 %310, i8 %320, !dbg !424
	br label %b90, !dbg !433

b90:
	%324 = phi i8 [ %310, %b88 ], [ %323, %b89 ], !dbg !420
	%325 = sdiv i64 %311, 2, !dbg !434
	br label %b85, !dbg !434

b91:
	%326 = zext i8 %310 to i32, !dbg !435
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 0, i32 31), !dbg !435
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !435
	%329 = trunc i32 %328 to i8, !dbg !435
	br label %b92, !dbg !436

b92:
	%330 = phi i8 [ %299, %b83 ], [ %329, %b91 ], !dbg !418
	br i1 %234, label %b98, label %b93, !dbg !437

b93:
	%331 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !438
	call void @llvm.nvvm.barrier0(), !dbg !439
	br i1 %179, label %b94, label %b95, !dbg !440

b94:
	%332 = sdiv i64 %28, 32, !dbg !441
	%333 = getelementptr inbounds [32 x i8], [32 x i8]* %331, i64 0, i64 %332, !dbg !442
	%334 = icmp uge i64 %332, 32, !dbg !442
	br i1 %334, label %b94_fail1, label %b94_ok1, !dbg !442, !prof !18

b94_ok1:
	store i8 %330, i8* %333, align 1, !dbg !442
	br label %b95, !dbg !442

b95:
	call void @llvm.nvvm.barrier0(), !dbg !443
	%335 = getelementptr inbounds [32 x i8], [32 x i8]* %331, i64 0, i64 0, !dbg !444
	%336 = load i8, i8* %335, align 1, !dbg !444
	br label %b96, !dbg !444

b96:
	%337 = phi i8 [ %336, %b95 ], [ %344, %b97_ok1 ], !dbg !445
	%338 = phi i64 [ 1, %b95 ], [ %345, %b97_ok1 ], !dbg !446
	%339 = icmp slt i64 %338, %233, !dbg !447
	br i1 %339, label %b97, label %b98, !dbg !447

b97:
	%340 = getelementptr inbounds [32 x i8], [32 x i8]* %331, i64 0, i64 %338, !dbg !448
	%341 = icmp uge i64 %338, 32, !dbg !448
	br i1 %341, label %b97_fail1, label %b97_ok1, !dbg !448, !prof !18

b97_ok1:
	%342 = load i8, i8* %340, align 1, !dbg !448
	%343 = icmp sgt i8 %337, %342, !dbg !424
	%344 = select i1 %343, i8 %337, i8 %342, !dbg !424
	%345 = add i64 %338, 1, !dbg !449
	br label %b96, !dbg !449

b98:
	%346 = phi i8 [ %330, %b92 ], [ %337, %b96 ], !dbg !417
	%347 = getelementptr inbounds i8, i8* %196, i64 1, !dbg !450
	store i8 %298, i8* %347, align 1, !dbg !450
	%348 = getelementptr inbounds i8, i8* %196, i64 2, !dbg !451
	store i8 %346, i8* %348, align 1, !dbg !451
	br label %b99, !dbg !456

b99:
	%349 = phi i8 [ %198, %b98 ], [ %359, %b102 ], !dbg !457
	%350 = phi i64 [ 1, %b98 ], [ %360, %b102 ], !dbg !458
	%351 = icmp slt i64 %350, 32, !dbg !459
	br i1 %351, label %b100, label %b103, !dbg !459

b100:
	%352 = trunc i64 %350 to i32, !dbg !460
	%353 = zext i8 %349 to i32, !dbg !460
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %353, i32 %352, i32 0), !dbg !460
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !460
	%356 = trunc i32 %355 to i8, !dbg !460
	%357 = icmp sge i64 %150, %350, !dbg !461
	br i1 %357, label %b101, label %b102, !dbg !461

b101:
	%358 = add i8 %349, %356, !dbg !462
	br label %b102, !dbg !462

b102:
	%359 = phi i8 [ %349, %b100 ], [ %358, %b101 ], !dbg !457
	%360 = mul i64 %350, 2, !dbg !463
	br label %b99, !dbg !463

b103:
	br i1 %234, label %b109, label %b104, !dbg !464

b104:
	%361 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_scan_34 to [32 x i8]*, !dbg !465
	%362 = sdiv i64 %28, 32, !dbg !466
	call void @llvm.nvvm.barrier0(), !dbg !467
	%363 = sub i64 %44, 1, !dbg !468
	%364 = icmp eq i64 %150, %363, !dbg !469
	br i1 %364, label %b105, label %b106, !dbg !469

b105:
	%365 = getelementptr inbounds [32 x i8], [32 x i8]* %361, i64 0, i64 %362, !dbg !470
	%366 = icmp uge i64 %362, 32, !dbg !470
	br i1 %366, label %b105_fail1, label %b105_ok1, !dbg !470, !prof !18

b105_ok1:
	store i8 %349, i8* %365, align 1, !dbg !470
	br label %b106, !dbg !470

b106:
	call void @llvm.nvvm.barrier0(), !dbg !471
	%367 = icmp slt i64 0, %362, !dbg !471
	br i1 %367, label %b107, label %b108, !dbg !471

b107:
	%368 = phi i8 [ 0, %b106 ], [ %373, %b107_ok1 ], !dbg !472
	%369 = phi i64 [ 0, %b106 ], [ %374, %b107_ok1 ], !dbg !472
	%370 = getelementptr inbounds [32 x i8], [32 x i8]* %361, i64 0, i64 %369, !dbg !473
	%371 = icmp uge i64 %369, 32, !dbg !473
	br i1 %371, label %b107_fail1, label %b107_ok1, !dbg !473, !prof !18

b107_ok1:
	%372 = load i8, i8* %370, align 1, !dbg !473
	%373 = add i8 %368, %372, !dbg !474
	%374 = add i64 %369, 1, !dbg !474
	%375 = icmp slt i64 %374, %362, !dbg !474
	br i1 %375, label %b107, label %b108, !dbg !474

b108:
	%376 = phi i8 [ 0, %b106 ], [ %373, %b107_ok1 ], !dbg !472
	br label %b109, !dbg !475

b109:
	%377 = phi i8 [ 0, %b103 ], [ %376, %b108 ], !dbg !455
	%378 = add i8 %377, %349, !dbg !476
	br label %b110, !dbg !480

b110:
	%379 = phi i8 [ %198, %b109 ], [ %389, %b113 ], !dbg !481
	%380 = phi i64 [ 1, %b109 ], [ %390, %b113 ], !dbg !482
	%381 = icmp slt i64 %380, 32, !dbg !483
	br i1 %381, label %b111, label %b114, !dbg !483

b111:
	%382 = trunc i64 %380 to i32, !dbg !484
	%383 = zext i8 %379 to i32, !dbg !484
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %383, i32 %382, i32 0), !dbg !484
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !484
	%386 = trunc i32 %385 to i8, !dbg !484
	%387 = icmp sge i64 %150, %380, !dbg !485
	br i1 %387, label %b112, label %b113, !dbg !485

b112:
	%388 = add i8 %379, %386, !dbg !486
	br label %b113, !dbg !486

b113:
	%389 = phi i8 [ %379, %b111 ], [ %388, %b112 ], !dbg !481
	%390 = mul i64 %380, 2, !dbg !487
	br label %b110, !dbg !487

b114:
	br i1 %234, label %b120, label %b115, !dbg !488

b115:
	%391 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_scan_34 to [32 x i8]*, !dbg !489
	%392 = sdiv i64 %28, 32, !dbg !490
	call void @llvm.nvvm.barrier0(), !dbg !491
	%393 = sub i64 %44, 1, !dbg !492
	%394 = icmp eq i64 %150, %393, !dbg !493
	br i1 %394, label %b116, label %b117, !dbg !493

b116:
	%395 = getelementptr inbounds [32 x i8], [32 x i8]* %391, i64 0, i64 %392, !dbg !494
	%396 = icmp uge i64 %392, 32, !dbg !494
	br i1 %396, label %b116_fail1, label %b116_ok1, !dbg !494, !prof !18

b116_ok1:
	store i8 %379, i8* %395, align 1, !dbg !494
	br label %b117, !dbg !494

b117:
	call void @llvm.nvvm.barrier0(), !dbg !495
	%397 = icmp slt i64 0, %392, !dbg !495
	br i1 %397, label %b118, label %b119, !dbg !495

b118:
	%398 = phi i8 [ 0, %b117 ], [ %403, %b118_ok1 ], !dbg !496
	%399 = phi i64 [ 0, %b117 ], [ %404, %b118_ok1 ], !dbg !496
	%400 = getelementptr inbounds [32 x i8], [32 x i8]* %391, i64 0, i64 %399, !dbg !497
	%401 = icmp uge i64 %399, 32, !dbg !497
	br i1 %401, label %b118_fail1, label %b118_ok1, !dbg !497, !prof !18

b118_ok1:
	%402 = load i8, i8* %400, align 1, !dbg !497
	%403 = add i8 %398, %402, !dbg !498
	%404 = add i64 %399, 1, !dbg !498
	%405 = icmp slt i64 %404, %392, !dbg !498
	br i1 %405, label %b118, label %b119, !dbg !498

b119:
	%406 = phi i8 [ 0, %b117 ], [ %403, %b118_ok1 ], !dbg !496
	br label %b120, !dbg !499

b120:
	%407 = phi i8 [ 0, %b114 ], [ %406, %b119 ], !dbg !479
	%408 = zext i8 %379 to i32, !dbg !500
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %408, i32 1, i32 0), !dbg !500
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !500
	%411 = trunc i32 %410 to i8, !dbg !500
	br i1 %179, label %b122, label %b121, !dbg !501

b121:
	%412 = add i8 %407, %411, !dbg !502
	br label %b122, !dbg !503

b122:
	%413 = phi i8 [ %407, %b120 ], [ %412, %b121 ], !dbg !478
	%414 = getelementptr inbounds i8, i8* %196, i64 3, !dbg !504
	store i8 %378, i8* %414, align 1, !dbg !504
	%415 = getelementptr inbounds i8, i8* %196, i64 4, !dbg !505
	store i8 %413, i8* %415, align 1, !dbg !505
	%416 = mul i64 %19, 2, !dbg !506
	%417 = sdiv i64 %416, 3, !dbg !507
	%418 = icmp sge i64 %417, %19, !dbg !510
	br i1 %418, label %b123, label %b124, !dbg !510

b123:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !511
	ret void, !dbg !511

b124:
	br i1 %234, label %b125, label %b126, !dbg !512

b125:
	%419 = trunc i64 %417 to i32, !dbg !513
	%420 = zext i8 %198 to i32, !dbg !513
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %420, i32 %419, i32 31), !dbg !513
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !513
	%423 = trunc i32 %422 to i8, !dbg !513
	br label %b129, !dbg !514

b126:
	%424 = addrspacecast i8 addrspace(3)* @gpuc_shared_Broadcast_42 to i8*, !dbg !515
	call void @llvm.nvvm.barrier0(), !dbg !516
	%425 = icmp eq i64 %28, %417, !dbg !517
	br i1 %425, label %b127, label %b128, !dbg !517

b127:
	store i8 %198, i8* %424, align 1, !dbg !518
	br label %b128, !dbg !518

b128:
	call void @llvm.nvvm.barrier0(), !dbg !519
	%426 = load i8, i8* %424, align 1, !dbg !520
	br label %b129, !dbg !521

b129:
	%427 = phi i8 [ %423, %b125 ], [ %426, %b128 ], !dbg !509
	%428 = getelementptr inbounds i8, i8* %196, i64 5, !dbg !522
	store i8 %427, i8* %428, align 1, !dbg !522
	%429 = add i64 %200, 1, !dbg !522
	%430 = icmp slt i64 %429, 2, !dbg !522
	br i1 %430, label %b50, label %b130, !dbg !522

b130:
	ret void, !dbg !211

b0_fail1:
	%431 = icmp ugt i64 %30, %p1, !dbg !214
	br i1 %431, label %b0_fail2, label %b0_ok2, !dbg !214

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !214
	ret void, !dbg !214

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !215
	ret void, !dbg !215

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !218
	ret void, !dbg !218

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !333
	ret void, !dbg !333

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %195), !dbg !337
	ret void, !dbg !337

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %236, i64 32), !dbg !371
	ret void, !dbg !371

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %242, i64 32), !dbg !377
	ret void, !dbg !377

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %284, i64 32), !dbg !407
	ret void, !dbg !407

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %290, i64 32), !dbg !413
	ret void, !dbg !413

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %332, i64 32), !dbg !442
	ret void, !dbg !442

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %338, i64 32), !dbg !448
	ret void, !dbg !448

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %362, i64 32), !dbg !470
	ret void, !dbg !470

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %369, i64 32), !dbg !473
	ret void, !dbg !473

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %392, i64 32), !dbg !494
	ret void, !dbg !494

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %399, i64 32), !dbg !497
	ret void, !dbg !497
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !523 {
entry:
	br label %b0, !dbg !524

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !527, !range !9
	%1 = sext i32 %0 to i64, !dbg !527
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !527, !range !10
	%3 = sext i32 %2 to i64, !dbg !527
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !527, !range !10
	%5 = sext i32 %4 to i64, !dbg !527
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !527, !range !11
	%7 = sext i32 %6 to i64, !dbg !527
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !527, !range !12
	%9 = sext i32 %8 to i64, !dbg !527
	%10 = mul i64 %9, %5, !dbg !527
	%11 = add i64 %3, %10, !dbg !527
	%12 = mul i64 %7, %11, !dbg !527
	%13 = add i64 %1, %12, !dbg !527
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !527, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !527, !range !13
	%16 = mul i32 %14, %15, !dbg !527
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !527, !range !14
	%18 = mul i32 %16, %17, !dbg !527
	%19 = sext i32 %18 to i64, !dbg !527
	%20 = mul i64 %13, %19, !dbg !527
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !527, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !527, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !527, !range !16
	%24 = mul i32 %15, %23, !dbg !527
	%25 = add i32 %22, %24, !dbg !527
	%26 = mul i32 %14, %25, !dbg !527
	%27 = add i32 %21, %26, !dbg !527
	%28 = sext i32 %27 to i64, !dbg !527
	%29 = add i64 %20, %28, !dbg !527
	%30 = mul i64 %29, 3, !dbg !528
	%31 = sub i64 %p1, %30, !dbg !529
	%32 = getelementptr inbounds i8, i8* %p0, i64 %30, !dbg !529
	%33 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !530
	%34 = icmp ugt i64 %30, %p1, !dbg !529
	%35 = icmp uge i64 %29, %p5, !dbg !530
	%36 = or i1 %34, %35, !dbg !530
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !530, !prof !18

b0_ok1:
	%37 = load i8, i8* %33, align 1, !dbg !530
	%38 = and i32 %27, -32, !dbg !538
	%39 = sub i32 %18, %38, !dbg !538
	%40 = icmp slt i32 %39, 32, !dbg !538
	%41 = select i1 %40, i32 %39, i32 32, !dbg !538
	%42 = sext i32 %41 to i64, !dbg !538
	%43 = icmp eq i64 %42, 32, !dbg !539
	%44 = icmp ugt i64 3, %31, !dbg !533
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !533, !prof !18

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !539

b1:
	%45 = phi i8 [ %37, %b0_ok3 ], [ %53, %b2 ], !dbg !540
	%46 = phi i64 [ 16, %b0_ok3 ], [ %54, %b2 ], !dbg !541
	%47 = icmp sgt i64 %46, 0, !dbg !542
	br i1 %47, label %b2, label %b11, !dbg !542

b2:
	%48 = trunc i64 %46 to i32, !dbg !543
	%49 = zext i8 %45 to i32, !dbg !543
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %48, i32 31), !dbg !543
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !543
	%52 = trunc i32 %51 to i8, !dbg !543
	%53 = and i8 %45, %52, !dbg !544
	%54 = sdiv i64 %46, 2, !dbg !545
	br label %b1, !dbg !545

b3:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !546, !range !52
	%56 = sext i32 %55 to i64, !dbg !546
	br label %b4, !dbg !546

b4:
	%57 = phi i8 [ %37, %b3 ], [ %70, %b9 ], !dbg !540
	%58 = phi i64 [ 16, %b3 ], [ %71, %b9 ], !dbg !547
	%59 = icmp sgt i64 %58, 0, !dbg !548
	br i1 %59, label %b5, label %b10, !dbg !548

b5:
	%60 = add i64 %56, %58, !dbg !549
	%61 = icmp sge i64 %60, %42, !dbg !550
	br i1 %61, label %b6, label %b7, !dbg !550

b6:
	br label %b7, !dbg !550

b7:
	%62 = phi i64 [ %60, %b5 ], [ %56, %b6 ], !dbg !551
	%63 = trunc i64 %62 to i32, !dbg !552
	%64 = zext i8 %57 to i32, !dbg !552
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %64, i32 %63, i32 31), !dbg !552
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !552
	%67 = trunc i32 %66 to i8, !dbg !552
	%68 = icmp ne i64 %62, %56, !dbg !553
	br i1 %68, label %b8, label %b9, !dbg !553

b8:
	%69 = and i8 %57, %67, !dbg !544
	br label %b9, !dbg !554

b9:
	%70 = phi i8 [ %57, %b7 ], [ %69, %b8 ], !dbg !540
	%71 = sdiv i64 %58, 2, !dbg !555
	br label %b4, !dbg !555

b10:
	%72 = zext i8 %57 to i32, !dbg !556
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !556
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !556
	%75 = trunc i32 %74 to i8, !dbg !556
	br label %b11, !dbg !557

b11:
	%76 = phi i8 [ %45, %b1 ], [ %75, %b10 ], !dbg !537
	br i1 %43, label %b12, label %b14, !dbg !562

b12:
	%77 = phi i8 [ %37, %b11 ], [ %85, %b13 ], !dbg !563
	%78 = phi i64 [ 16, %b11 ], [ %86, %b13 ], !dbg !564
	%79 = icmp sgt i64 %78, 0, !dbg !565
	br i1 %79, label %b13, label %b22, !dbg !565

b13:
	%80 = trunc i64 %78 to i32, !dbg !566
	%81 = zext i8 %77 to i32, !dbg !566
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %81, i32 %80, i32 31), !dbg !566
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !566
	%84 = trunc i32 %83 to i8, !dbg !566
	%85 = or i8 %77, %84, !dbg !567
	%86 = sdiv i64 %78, 2, !dbg !568
	br label %b12, !dbg !568

b14:
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !569, !range !52
	%88 = sext i32 %87 to i64, !dbg !569
	br label %b15, !dbg !569

b15:
	%89 = phi i8 [ %37, %b14 ], [ %102, %b20 ], !dbg !563
	%90 = phi i64 [ 16, %b14 ], [ %103, %b20 ], !dbg !570
	%91 = icmp sgt i64 %90, 0, !dbg !571
	br i1 %91, label %b16, label %b21, !dbg !571

b16:
	%92 = add i64 %88, %90, !dbg !572
	%93 = icmp sge i64 %92, %42, !dbg !573
	br i1 %93, label %b17, label %b18, !dbg !573

b17:
	br label %b18, !dbg !573

b18:
	%94 = phi i64 [ %92, %b16 ], [ %88, %b17 ], !dbg !574
	%95 = trunc i64 %94 to i32, !dbg !575
	%96 = zext i8 %89 to i32, !dbg !575
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 %95, i32 31), !dbg !575
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !575
	%99 = trunc i32 %98 to i8, !dbg !575
	%100 = icmp ne i64 %94, %88, !dbg !576
	br i1 %100, label %b19, label %b20, !dbg !576

b19:
	%101 = or i8 %89, %99, !dbg !567
	br label %b20, !dbg !577

b20:
	%102 = phi i8 [ %89, %b18 ], [ %101, %b19 ], !dbg !563
	%103 = sdiv i64 %90, 2, !dbg !578
	br label %b15, !dbg !578

b21:
	%104 = zext i8 %89 to i32, !dbg !579
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 0, i32 31), !dbg !579
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !579
	%107 = trunc i32 %106 to i8, !dbg !579
	br label %b22, !dbg !580

b22:
	%108 = phi i8 [ %77, %b12 ], [ %107, %b21 ], !dbg !561
	br i1 %43, label %b23, label %b25, !dbg !585

b23:
	%109 = phi i8 [ %37, %b22 ], [ %117, %b24 ], !dbg !586
	%110 = phi i64 [ 16, %b22 ], [ %118, %b24 ], !dbg !587
	%111 = icmp sgt i64 %110, 0, !dbg !588
	br i1 %111, label %b24, label %b33, !dbg !588

b24:
	%112 = trunc i64 %110 to i32, !dbg !589
	%113 = zext i8 %109 to i32, !dbg !589
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %112, i32 31), !dbg !589
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !589
	%116 = trunc i32 %115 to i8, !dbg !589
	%117 = xor i8 %109, %116, !dbg !590
	%118 = sdiv i64 %110, 2, !dbg !591
	br label %b23, !dbg !591

b25:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !592, !range !52
	%120 = sext i32 %119 to i64, !dbg !592
	br label %b26, !dbg !592

b26:
	%121 = phi i8 [ %37, %b25 ], [ %134, %b31 ], !dbg !586
	%122 = phi i64 [ 16, %b25 ], [ %135, %b31 ], !dbg !593
	%123 = icmp sgt i64 %122, 0, !dbg !594
	br i1 %123, label %b27, label %b32, !dbg !594

b27:
	%124 = add i64 %120, %122, !dbg !595
	%125 = icmp sge i64 %124, %42, !dbg !596
	br i1 %125, label %b28, label %b29, !dbg !596

b28:
	br label %b29, !dbg !596

b29:
	%126 = phi i64 [ %124, %b27 ], [ %120, %b28 ], !dbg !597
	%127 = trunc i64 %126 to i32, !dbg !598
	%128 = zext i8 %121 to i32, !dbg !598
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !598
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !598
	%131 = trunc i32 %130 to i8, !dbg !598
	%132 = icmp ne i64 %126, %120, !dbg !599
	br i1 %132, label %b30, label %b31, !dbg !599

b30:
	%133 = xor i8 %121, %131, !dbg !590
	br label %b31, !dbg !600

b31:
	%134 = phi i8 [ %121, %b29 ], [ %133, %b30 ], !dbg !586
	%135 = sdiv i64 %122, 2, !dbg !601
	br label %b26, !dbg !601

b32:
	%136 = zext i8 %121 to i32, !dbg !602
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !602
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !602
	%139 = trunc i32 %138 to i8, !dbg !602
	br label %b33, !dbg !603

b33:
	%140 = phi i8 [ %109, %b23 ], [ %139, %b32 ], !dbg !584
	%141 = getelementptr inbounds i8, i8* %32, i64 0, !dbg !604
	store i8 %76, i8* %141, align 1, !dbg !604
	%142 = getelementptr inbounds i8, i8* %32, i64 1, !dbg !605
	store i8 %108, i8* %142, align 1, !dbg !605
	%143 = getelementptr inbounds i8, i8* %32, i64 2, !dbg !606
	store i8 %140, i8* %143, align 1, !dbg !606
	%144 = sub i64 %p3, %30, !dbg !607
	%145 = getelementptr inbounds i8, i8* %p2, i64 %30, !dbg !607
	%146 = icmp ugt i64 %30, %p3, !dbg !607
	br i1 %146, label %b33_fail1, label %b33_ok1, !dbg !607, !prof !18

b33_ok1:
	%147 = load i8, i8* %33, align 1, !dbg !608
	%148 = icmp ugt i64 3, %144, !dbg !611
	br i1 %148, label %b33_fail2, label %b33_ok2, !dbg !611, !prof !18

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !616

b34:
	%149 = phi i8 [ %147, %b33_ok2 ], [ %157, %b35 ], !dbg !617
	%150 = phi i64 [ 16, %b33_ok2 ], [ %158, %b35 ], !dbg !618
	%151 = icmp sgt i64 %150, 0, !dbg !619
	br i1 %151, label %b35, label %b44, !dbg !619

b35:
	%152 = trunc i64 %150 to i32, !dbg !620
	%153 = zext i8 %149 to i32, !dbg !620
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %153, i32 %152, i32 31), !dbg !620
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !620
	%156 = trunc i32 %155 to i8, !dbg !620
	%157 = and i8 %149, %156, !dbg !621
	%158 = sdiv i64 %150, 2, !dbg !622
	br label %b34, !dbg !622

b36:
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !623, !range !52
	%160 = sext i32 %159 to i64, !dbg !623
	br label %b37, !dbg !623

b37:
	%161 = phi i8 [ %147, %b36 ], [ %174, %b42 ], !dbg !617
	%162 = phi i64 [ 16, %b36 ], [ %175, %b42 ], !dbg !624
	%163 = icmp sgt i64 %162, 0, !dbg !625
	br i1 %163, label %b38, label %b43, !dbg !625

b38:
	%164 = add i64 %160, %162, !dbg !626
	%165 = icmp sge i64 %164, %42, !dbg !627
	br i1 %165, label %b39, label %b40, !dbg !627

b39:
	br label %b40, !dbg !627

b40:
	%166 = phi i64 [ %164, %b38 ], [ %160, %b39 ], !dbg !628
	%167 = trunc i64 %166 to i32, !dbg !629
	%168 = zext i8 %161 to i32, !dbg !629
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 %167, i32 31), !dbg !629
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !629
	%171 = trunc i32 %170 to i8, !dbg !629
	%172 = icmp ne i64 %166, %160, !dbg !630
	br i1 %172, label %b41, label %b42, !dbg !630

b41:
	%173 = and i8 %161, %171, !dbg !621
	br label %b42, !dbg !631

b42:
	%174 = phi i8 [ %161, %b40 ], [ %173, %b41 ], !dbg !617
	%175 = sdiv i64 %162, 2, !dbg !632
	br label %b37, !dbg !632

b43:
	%176 = zext i8 %161 to i32, !dbg !633
	%177 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %176, i32 0, i32 31), !dbg !633
	%178 = extractvalue { i32, i1 } %177, 0, !dbg !633
	%179 = trunc i32 %178 to i8, !dbg !633
	br label %b44, !dbg !634

b44:
	%180 = phi i8 [ %149, %b34 ], [ %179, %b43 ], !dbg !615
	%181 = add i64 %19, 32, !dbg !636
	%182 = sub i64 %181, 1, !dbg !637
	%183 = sdiv i64 %182, 32, !dbg !638
	%184 = icmp eq i64 %183, 1, !dbg !639
	br i1 %184, label %b50, label %b45, !dbg !639

b45:
	%185 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !640
	call void @llvm.nvvm.barrier0(), !dbg !641
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !642, !range !52
	%187 = sext i32 %186 to i64, !dbg !642
	%188 = icmp eq i64 %187, 0, !dbg !643
	br i1 %188, label %b46, label %b47, !dbg !643

b46:
	%189 = sdiv i64 %28, 32, !dbg !644
	%190 = getelementptr inbounds [32 x i8], [32 x i8]* %185, i64 0, i64 %189, !dbg !645
	%191 = icmp uge i64 %189, 32, !dbg !645
	br i1 %191, label %b46_fail1, label %b46_ok1, !dbg !645, !prof !18

b46_ok1:
	store i8 %180, i8* %190, align 1, !dbg !645
	br label %b47, !dbg !645

b47:
	call void @llvm.nvvm.barrier0(), !dbg !646
	%192 = getelementptr inbounds [32 x i8], [32 x i8]* %185, i64 0, i64 0, !dbg !647
	%193 = load i8, i8* %192, align 1, !dbg !647
	br label %b48, !dbg !647

b48:
	%194 = phi i8 [ %193, %b47 ], [ %200, %b49_ok1 ], !dbg !648
	%195 = phi i64 [ 1, %b47 ], [ %201, %b49_ok1 ], !dbg !649
	%196 = icmp slt i64 %195, %183, !dbg !650
	br i1 %196, label %b49, label %b50, !dbg !650

b49:
	%197 = getelementptr inbounds [32 x i8], [32 x i8]* %185, i64 0, i64 %195, !dbg !651
	%198 = icmp uge i64 %195, 32, !dbg !651
	br i1 %198, label %b49_fail1, label %b49_ok1, !dbg !651, !prof !18

b49_ok1:
	%199 = load i8, i8* %197, align 1, !dbg !651
	%200 = and i8 %194, %199, !dbg !621
	%201 = add i64 %195, 1, !dbg !652
	br label %b48, !dbg !652

b50:
	%202 = phi i8 [ %180, %b44 ], [ %194, %b48 ], !dbg !614
	br i1 %43, label %b51, label %b53, !dbg !657

b51:
	%203 = phi i8 [ %147, %b50 ], [ %211, %b52 ], !dbg !658
	%204 = phi i64 [ 16, %b50 ], [ %212, %b52 ], !dbg !659
	%205 = icmp sgt i64 %204, 0, !dbg !660
	br i1 %205, label %b52, label %b61, !dbg !660

b52:
	%206 = trunc i64 %204 to i32, !dbg !661
	%207 = zext i8 %203 to i32, !dbg !661
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %207, i32 %206, i32 31), !dbg !661
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !661
	%210 = trunc i32 %209 to i8, !dbg !661
	%211 = or i8 %203, %210, !dbg !662
	%212 = sdiv i64 %204, 2, !dbg !663
	br label %b51, !dbg !663

b53:
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !664, !range !52
	%214 = sext i32 %213 to i64, !dbg !664
	br label %b54, !dbg !664

b54:
	%215 = phi i8 [ %147, %b53 ], [ %228, %b59 ], !dbg !658
	%216 = phi i64 [ 16, %b53 ], [ %229, %b59 ], !dbg !665
	%217 = icmp sgt i64 %216, 0, !dbg !666
	br i1 %217, label %b55, label %b60, !dbg !666

b55:
	%218 = add i64 %214, %216, !dbg !667
	%219 = icmp sge i64 %218, %42, !dbg !668
	br i1 %219, label %b56, label %b57, !dbg !668

b56:
	br label %b57, !dbg !668

b57:
	%220 = phi i64 [ %218, %b55 ], [ %214, %b56 ], !dbg !669
	%221 = trunc i64 %220 to i32, !dbg !670
	%222 = zext i8 %215 to i32, !dbg !670
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 %221, i32 31), !dbg !670
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !670
	%225 = trunc i32 %224 to i8, !dbg !670
	%226 = icmp ne i64 %220, %214, !dbg !671
	br i1 %226, label %b58, label %b59, !dbg !671

b58:
	%227 = or i8 %215, %225, !dbg !662
	br label %b59, !dbg !672

b59:
	%228 = phi i8 [ %215, %b57 ], [ %227, %b58 ], !dbg !658
	%229 = sdiv i64 %216, 2, !dbg !673
	br label %b54, !dbg !673

b60:
	%230 = zext i8 %215 to i32, !dbg !674
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %230, i32 0, i32 31), !dbg !674
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !674
	%233 = trunc i32 %232 to i8, !dbg !674
	br label %b61, !dbg !675

b61:
	%234 = phi i8 [ %203, %b51 ], [ %233, %b60 ], !dbg !656
	br i1 %184, label %b67, label %b62, !dbg !676

b62:
	%235 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !677
	call void @llvm.nvvm.barrier0(), !dbg !678
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !679, !range !52
	%237 = sext i32 %236 to i64, !dbg !679
	%238 = icmp eq i64 %237, 0, !dbg !680
	br i1 %238, label %b63, label %b64, !dbg !680

b63:
	%239 = sdiv i64 %28, 32, !dbg !681
	%240 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 %239, !dbg !682
	%241 = icmp uge i64 %239, 32, !dbg !682
	br i1 %241, label %b63_fail1, label %b63_ok1, !dbg !682, !prof !18

b63_ok1:
	store i8 %234, i8* %240, align 1, !dbg !682
	br label %b64, !dbg !682

b64:
	call void @llvm.nvvm.barrier0(), !dbg !683
	%242 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 0, !dbg !684
	%243 = load i8, i8* %242, align 1, !dbg !684
	br label %b65, !dbg !684

b65:
	%244 = phi i8 [ %243, %b64 ], [ %250, %b66_ok1 ], !dbg !685
	%245 = phi i64 [ 1, %b64 ], [ %251, %b66_ok1 ], !dbg !686
	%246 = icmp slt i64 %245, %183, !dbg !687
	br i1 %246, label %b66, label %b67, !dbg !687

b66:
	%247 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 %245, !dbg !688
	%248 = icmp uge i64 %245, 32, !dbg !688
	br i1 %248, label %b66_fail1, label %b66_ok1, !dbg !688, !prof !18

b66_ok1:
	%249 = load i8, i8* %247, align 1, !dbg !688
	%250 = or i8 %244, %249, !dbg !662
	%251 = add i64 %245, 1, !dbg !689
	br label %b65, !dbg !689

b67:
	%252 = phi i8 [ %234, %b61 ], [ %244, %b65 ], !dbg !655
	br i1 %43, label %b68, label %b70, !dbg !694

b68:
	%253 = phi i8 [ %147, %b67 ], [ %261, %b69 ], !dbg !695
	%254 = phi i64 [ 16, %b67 ], [ %262, %b69 ], !dbg !696
	%255 = icmp sgt i64 %254, 0, !dbg !697
	br i1 %255, label %b69, label %b78, !dbg !697

b69:
	%256 = trunc i64 %254 to i32, !dbg !698
	%257 = zext i8 %253 to i32, !dbg !698
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %257, i32 %256, i32 31), !dbg !698
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !698
	%260 = trunc i32 %259 to i8, !dbg !698
	%261 = xor i8 %253, %260, !dbg !699
	%262 = sdiv i64 %254, 2, !dbg !700
	br label %b68, !dbg !700

b70:
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !701, !range !52
	%264 = sext i32 %263 to i64, !dbg !701
	br label %b71, !dbg !701

b71:
	%265 = phi i8 [ %147, %b70 ], [ %278, %b76 ], !dbg !695
	%266 = phi i64 [ 16, %b70 ], [ %279, %b76 ], !dbg !702
	%267 = icmp sgt i64 %266, 0, !dbg !703
	br i1 %267, label %b72, label %b77, !dbg !703

b72:
	%268 = add i64 %264, %266, !dbg !704
	%269 = icmp sge i64 %268, %42, !dbg !705
	br i1 %269, label %b73, label %b74, !dbg !705

b73:
	br label %b74, !dbg !705

b74:
	%270 = phi i64 [ %268, %b72 ], [ %264, %b73 ], !dbg !706
	%271 = trunc i64 %270 to i32, !dbg !707
	%272 = zext i8 %265 to i32, !dbg !707
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !707
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !707
	%275 = trunc i32 %274 to i8, !dbg !707
	%276 = icmp ne i64 %270, %264, !dbg !708
	br i1 %276, label %b75, label %b76, !dbg !708

b75:
	%277 = xor i8 %265, %275, !dbg !699
	br label %b76, !dbg !709

b76:
	%278 = phi i8 [ %265, %b74 ], [ %277, %b75 ], !dbg !695
	%279 = sdiv i64 %266, 2, !dbg !710
	br label %b71, !dbg !710

b77:
	%280 = zext i8 %265 to i32, !dbg !711
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 0, i32 31), !dbg !711
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !711
	%283 = trunc i32 %282 to i8, !dbg !711
	br label %b78, !dbg !712

b78:
	%284 = phi i8 [ %253, %b68 ], [ %283, %b77 ], !dbg !693
	br i1 %184, label %b84, label %b79, !dbg !713

b79:
	%285 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !714
	call void @llvm.nvvm.barrier0(), !dbg !715
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !716, !range !52
	%287 = sext i32 %286 to i64, !dbg !716
	%288 = icmp eq i64 %287, 0, !dbg !717
	br i1 %288, label %b80, label %b81, !dbg !717

b80:
	%289 = sdiv i64 %28, 32, !dbg !718
	%290 = getelementptr inbounds [32 x i8], [32 x i8]* %285, i64 0, i64 %289, !dbg !719
	%291 = icmp uge i64 %289, 32, !dbg !719
	br i1 %291, label %b80_fail1, label %b80_ok1, !dbg !719, !prof !18

b80_ok1:
	store i8 %284, i8* %290, align 1, !dbg !719
	br label %b81, !dbg !719

b81:
	call void @llvm.nvvm.barrier0(), !dbg !720
	%292 = getelementptr inbounds [32 x i8], [32 x i8]* %285, i64 0, i64 0, !dbg !721
	%293 = load i8, i8* %292, align 1, !dbg !721
	br label %b82, !dbg !721

b82:
	%294 = phi i8 [ %293, %b81 ], [ %300, %b83_ok1 ], !dbg !722
	%295 = phi i64 [ 1, %b81 ], [ %301, %b83_ok1 ], !dbg !723
	%296 = icmp slt i64 %295, %183, !dbg !724
	br i1 %296, label %b83, label %b84, !dbg !724

b83:
	%297 = getelementptr inbounds [32 x i8], [32 x i8]* %285, i64 0, i64 %295, !dbg !725
	%298 = icmp uge i64 %295, 32, !dbg !725
	br i1 %298, label %b83_fail1, label %b83_ok1, !dbg !725, !prof !18

b83_ok1:
	%299 = load i8, i8* %297, align 1, !dbg !725
	%300 = xor i8 %294, %299, !dbg !699
	%301 = add i64 %295, 1, !dbg !726
	br label %b82, !dbg !726

b84:
	%302 = phi i8 [ %284, %b78 ], [ %294, %b82 ], !dbg !692
	%303 = getelementptr inbounds i8, i8* %145, i64 0, !dbg !727
	store i8 %202, i8* %303, align 1, !dbg !727
	%304 = getelementptr inbounds i8, i8* %145, i64 1, !dbg !728
	store i8 %252, i8* %304, align 1, !dbg !728
	%305 = getelementptr inbounds i8, i8* %145, i64 2, !dbg !729
	store i8 %302, i8* %305, align 1, !dbg !729
	ret void, !dbg !526

b0_fail1:
	%306 = icmp ugt i64 %30, %p1, !dbg !529
	br i1 %306, label %b0_fail2, label %b0_ok2, !dbg !529

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %30, i64 %p1), !dbg !529
	ret void, !dbg !529

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %29, i64 %p5), !dbg !530
	ret void, !dbg !530

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %31), !dbg !533
	ret void, !dbg !533

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p3), !dbg !607
	ret void, !dbg !607

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %144), !dbg !611
	ret void, !dbg !611

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %189, i64 32), !dbg !645
	ret void, !dbg !645

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %195, i64 32), !dbg !651
	ret void, !dbg !651

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %239, i64 32), !dbg !682
	ret void, !dbg !682

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %245, i64 32), !dbg !688
	ret void, !dbg !688

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %289, i64 32), !dbg !719
	ret void, !dbg !719

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %295, i64 32), !dbg !725
	ret void, !dbg !725
}

define void @ExchangeInt16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !730 {
entry:
	br label %b0, !dbg !731

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !734, !range !9
	%1 = sext i32 %0 to i64, !dbg !734
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !734, !range !10
	%3 = sext i32 %2 to i64, !dbg !734
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !734, !range !10
	%5 = sext i32 %4 to i64, !dbg !734
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !734, !range !11
	%7 = sext i32 %6 to i64, !dbg !734
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !734, !range !12
	%9 = sext i32 %8 to i64, !dbg !734
	%10 = mul i64 %9, %5, !dbg !734
	%11 = add i64 %3, %10, !dbg !734
	%12 = mul i64 %7, %11, !dbg !734
	%13 = add i64 %1, %12, !dbg !734
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !734, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !734, !range !13
	%16 = mul i32 %14, %15, !dbg !734
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !734, !range !14
	%18 = mul i32 %16, %17, !dbg !734
	%19 = sext i32 %18 to i64, !dbg !734
	%20 = mul i64 %13, %19, !dbg !734
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !734, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !734, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !734, !range !16
	%24 = mul i32 %15, %23, !dbg !734
	%25 = add i32 %22, %24, !dbg !734
	%26 = mul i32 %14, %25, !dbg !734
	%27 = add i32 %21, %26, !dbg !734
	%28 = sext i32 %27 to i64, !dbg !734
	%29 = add i64 %20, %28, !dbg !734
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !735, !range !52
	%31 = sext i32 %30 to i64, !dbg !735
	%32 = and i32 %27, -32, !dbg !736
	%33 = sub i32 %18, %32, !dbg !736
	%34 = icmp slt i32 %33, 32, !dbg !736
	%35 = select i1 %34, i32 %33, i32 32, !dbg !736
	%36 = sext i32 %35 to i64, !dbg !736
	%37 = icmp eq i64 %36, 32, !dbg !737
	br i1 %37, label %b1, label %b2, !dbg !737

b1:
	br label %b2, !dbg !737

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !738
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !739
	%40 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !740
	%41 = icmp uge i64 %29, %p5, !dbg !740
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !740, !prof !18

b2_ok1:
	%42 = load i16, i16* %40, align 2, !dbg !740
	%43 = mul i64 %29, 4, !dbg !741
	%44 = sub i64 %p1, %43, !dbg !742
	%45 = getelementptr inbounds i16, i16* %p0, i64 %43, !dbg !742
	%46 = mul i64 %31, 7, !dbg !744
	%47 = add i64 %46, 3, !dbg !745
	%48 = icmp ugt i64 %43, %p1, !dbg !742
	%49 = icmp ugt i64 4, %44, !dbg !743
	%50 = icmp eq i64 %36, 0, !dbg !746
	%51 = or i1 %48, %49, !dbg !746
	%52 = or i1 %51, %50, !dbg !746
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !746, !prof !18

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !746
	%54 = select i1 %53, i64 1, i64 %36, !dbg !746
	%55 = srem i64 %47, %54, !dbg !746
	%56 = trunc i64 %55 to i32, !dbg !747
	%57 = zext i16 %42 to i32, !dbg !747
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !747
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !747
	%60 = trunc i32 %59 to i16, !dbg !747
	%61 = getelementptr inbounds i16, i16* %45, i64 0, !dbg !748
	store i16 %60, i16* %61, align 2, !dbg !748
	%62 = zext i16 %42 to i32, !dbg !749
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !749
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !749
	%65 = trunc i32 %64 to i16, !dbg !749
	%66 = getelementptr inbounds i16, i16* %45, i64 1, !dbg !750
	store i16 %65, i16* %66, align 2, !dbg !750
	%67 = trunc i64 %38 to i32, !dbg !751
	%68 = zext i16 %42 to i32, !dbg !751
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !751
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !751
	%71 = trunc i32 %70 to i16, !dbg !751
	%72 = getelementptr inbounds i16, i16* %45, i64 2, !dbg !752
	store i16 %71, i16* %72, align 2, !dbg !752
	%73 = trunc i64 %39 to i32, !dbg !753
	%74 = zext i16 %42 to i32, !dbg !753
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !753
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !753
	%77 = trunc i32 %76 to i16, !dbg !753
	%78 = getelementptr inbounds i16, i16* %45, i64 3, !dbg !754
	store i16 %77, i16* %78, align 2, !dbg !754
	%79 = mul i64 %29, 3, !dbg !755
	%80 = sub i64 %p3, %79, !dbg !756
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !756
	%82 = icmp ugt i64 %79, %p3, !dbg !756
	%83 = icmp ugt i64 3, %80, !dbg !757
	%84 = or i1 %82, %83, !dbg !757
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !757, !prof !18

b2_ok5:
	%85 = zext i16 %42 to i32, !dbg !758
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !758
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !759
	store i32 %86, i32* %87, align 4, !dbg !759
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !760
	store i32 7, i32* %88, align 4, !dbg !760
	%89 = zext i16 %42 to i32, !dbg !761
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !761
	store i32 %90, i32* %88, align 4, !dbg !762
	%91 = sub i64 %29, %31, !dbg !763
	%92 = getelementptr inbounds i16, i16* %p4, i64 %91, !dbg !764
	%93 = icmp uge i64 %91, %p5, !dbg !764
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !764, !prof !18

b2_ok7:
	%94 = load i16, i16* %92, align 2, !dbg !764
	%95 = zext i16 %94 to i32, !dbg !765
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !765
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !766
	store i32 %96, i32* %97, align 4, !dbg !766
	ret void, !dbg !733

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %29, i64 %p5), !dbg !740
	ret void, !dbg !740

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !742
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !742

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p1), !dbg !742
	ret void, !dbg !742

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !743
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !743

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 4, i64 %44), !dbg !743
	ret void, !dbg !743

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !746
	ret void, !dbg !746

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !756
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !756

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %79, i64 %p3), !dbg !756
	ret void, !dbg !756

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 3, i64 %80), !dbg !757
	ret void, !dbg !757

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %91, i64 %p5), !dbg !764
	ret void, !dbg !764
}

define void @ExchangeInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !767 {
entry:
	br label %b0, !dbg !768

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !771, !range !9
	%1 = sext i32 %0 to i64, !dbg !771
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !771, !range !10
	%3 = sext i32 %2 to i64, !dbg !771
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !771, !range !10
	%5 = sext i32 %4 to i64, !dbg !771
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !771, !range !11
	%7 = sext i32 %6 to i64, !dbg !771
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !771, !range !12
	%9 = sext i32 %8 to i64, !dbg !771
	%10 = mul i64 %9, %5, !dbg !771
	%11 = add i64 %3, %10, !dbg !771
	%12 = mul i64 %7, %11, !dbg !771
	%13 = add i64 %1, %12, !dbg !771
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !771, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !771, !range !13
	%16 = mul i32 %14, %15, !dbg !771
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !771, !range !14
	%18 = mul i32 %16, %17, !dbg !771
	%19 = sext i32 %18 to i64, !dbg !771
	%20 = mul i64 %13, %19, !dbg !771
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !771, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !771, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !771, !range !16
	%24 = mul i32 %15, %23, !dbg !771
	%25 = add i32 %22, %24, !dbg !771
	%26 = mul i32 %14, %25, !dbg !771
	%27 = add i32 %21, %26, !dbg !771
	%28 = sext i32 %27 to i64, !dbg !771
	%29 = add i64 %20, %28, !dbg !771
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !772, !range !52
	%31 = sext i32 %30 to i64, !dbg !772
	%32 = and i32 %27, -32, !dbg !773
	%33 = sub i32 %18, %32, !dbg !773
	%34 = icmp slt i32 %33, 32, !dbg !773
	%35 = select i1 %34, i32 %33, i32 32, !dbg !773
	%36 = sext i32 %35 to i64, !dbg !773
	%37 = icmp eq i64 %36, 32, !dbg !774
	br i1 %37, label %b1, label %b2, !dbg !774

b1:
	br label %b2, !dbg !774

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !775
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !776
	%40 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !777
	%41 = icmp uge i64 %29, %p5, !dbg !777
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !777, !prof !18

b2_ok1:
	%42 = load i32, i32* %40, align 4, !dbg !777
	%43 = mul i64 %29, 4, !dbg !778
	%44 = sub i64 %p1, %43, !dbg !779
	%45 = getelementptr inbounds i32, i32* %p0, i64 %43, !dbg !779
	%46 = mul i64 %31, 7, !dbg !781
	%47 = add i64 %46, 3, !dbg !782
	%48 = icmp ugt i64 %43, %p1, !dbg !779
	%49 = icmp ugt i64 4, %44, !dbg !780
	%50 = icmp eq i64 %36, 0, !dbg !783
	%51 = or i1 %48, %49, !dbg !783
	%52 = or i1 %51, %50, !dbg !783
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !783, !prof !18

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !783
	%54 = select i1 %53, i64 1, i64 %36, !dbg !783
	%55 = srem i64 %47, %54, !dbg !783
	%56 = trunc i64 %55 to i32, !dbg !784
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %56, i32 31), !dbg !784
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !784
	%59 = getelementptr inbounds i32, i32* %45, i64 0, !dbg !785
	store i32 %58, i32* %59, align 4, !dbg !785
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %42, i32 3, i32 0), !dbg !786
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !786
	%62 = getelementptr inbounds i32, i32* %45, i64 1, !dbg !787
	store i32 %61, i32* %62, align 4, !dbg !787
	%63 = trunc i64 %38 to i32, !dbg !788
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %42, i32 %63, i32 31), !dbg !788
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !788
	%66 = getelementptr inbounds i32, i32* %45, i64 2, !dbg !789
	store i32 %65, i32* %66, align 4, !dbg !789
	%67 = trunc i64 %39 to i32, !dbg !790
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %42, i32 %67, i32 31), !dbg !790
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !790
	%70 = getelementptr inbounds i32, i32* %45, i64 3, !dbg !791
	store i32 %69, i32* %70, align 4, !dbg !791
	%71 = mul i64 %29, 3, !dbg !792
	%72 = sub i64 %p3, %71, !dbg !793
	%73 = getelementptr inbounds i32, i32* %p2, i64 %71, !dbg !793
	%74 = icmp ugt i64 %71, %p3, !dbg !793
	%75 = icmp ugt i64 3, %72, !dbg !794
	%76 = or i1 %74, %75, !dbg !794
	br i1 %76, label %b2_fail5, label %b2_ok5, !dbg !794, !prof !18

b2_ok5:
	%77 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !795
	%78 = getelementptr inbounds i32, i32* %73, i64 0, !dbg !796
	store i32 %77, i32* %78, align 4, !dbg !796
	%79 = getelementptr inbounds i32, i32* %73, i64 1, !dbg !797
	store i32 7, i32* %79, align 4, !dbg !797
	%80 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %42) convergent nounwind, !dbg !798
	store i32 %80, i32* %79, align 4, !dbg !799
	%81 = sub i64 %29, %31, !dbg !800
	%82 = getelementptr inbounds i32, i32* %p4, i64 %81, !dbg !801
	%83 = icmp uge i64 %81, %p5, !dbg !801
	br i1 %83, label %b2_fail7, label %b2_ok7, !dbg !801, !prof !18

b2_ok7:
	%84 = load i32, i32* %82, align 4, !dbg !801
	%85 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %84) convergent nounwind, !dbg !802
	%86 = getelementptr inbounds i32, i32* %73, i64 2, !dbg !803
	store i32 %85, i32* %86, align 4, !dbg !803
	ret void, !dbg !770

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %29, i64 %p5), !dbg !777
	ret void, !dbg !777

b2_fail2:
	%87 = icmp ugt i64 %43, %p1, !dbg !779
	br i1 %87, label %b2_fail3, label %b2_ok3, !dbg !779

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p1), !dbg !779
	ret void, !dbg !779

b2_ok3:
	%88 = icmp ugt i64 4, %44, !dbg !780
	br i1 %88, label %b2_fail4, label %b2_ok4, !dbg !780

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 4, i64 %44), !dbg !780
	ret void, !dbg !780

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !783
	ret void, !dbg !783

b2_fail5:
	%89 = icmp ugt i64 %71, %p3, !dbg !793
	br i1 %89, label %b2_fail6, label %b2_ok6, !dbg !793

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %71, i64 %p3), !dbg !793
	ret void, !dbg !793

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 3, i64 %72), !dbg !794
	ret void, !dbg !794

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %81, i64 %p5), !dbg !801
	ret void, !dbg !801
}

define void @NumbersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !804 {
entry:
	br label %b0, !dbg !805

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !808, !range !9
	%1 = sext i32 %0 to i64, !dbg !808
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !808, !range !10
	%3 = sext i32 %2 to i64, !dbg !808
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !808, !range !10
	%5 = sext i32 %4 to i64, !dbg !808
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !808, !range !11
	%7 = sext i32 %6 to i64, !dbg !808
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !808, !range !12
	%9 = sext i32 %8 to i64, !dbg !808
	%10 = mul i64 %9, %5, !dbg !808
	%11 = add i64 %3, %10, !dbg !808
	%12 = mul i64 %7, %11, !dbg !808
	%13 = add i64 %1, %12, !dbg !808
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !808, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !808, !range !13
	%16 = mul i32 %14, %15, !dbg !808
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !808, !range !14
	%18 = mul i32 %16, %17, !dbg !808
	%19 = sext i32 %18 to i64, !dbg !808
	%20 = mul i64 %13, %19, !dbg !808
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !808, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !808, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !808, !range !16
	%24 = mul i32 %15, %23, !dbg !808
	%25 = add i32 %22, %24, !dbg !808
	%26 = mul i32 %14, %25, !dbg !808
	%27 = add i32 %21, %26, !dbg !808
	%28 = sext i32 %27 to i64, !dbg !808
	%29 = add i64 %20, %28, !dbg !808
	%30 = mul i64 %29, 6, !dbg !809
	%31 = sub i64 %p1, %30, !dbg !810
	%32 = getelementptr inbounds i32, i32* %p0, i64 %30, !dbg !810
	%33 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !811
	%34 = icmp ugt i64 %30, %p1, !dbg !810
	%35 = icmp uge i64 %29, %p5, !dbg !811
	%36 = or i1 %34, %35, !dbg !811
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !811, !prof !18

b0_ok1:
	%37 = load i32, i32* %33, align 4, !dbg !811
	%38 = icmp ugt i64 6, %31, !dbg !814
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !814, !prof !18

b0_ok3:
	br label %b1, !dbg !814

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %167, %b48 ], !dbg !814
	%40 = and i32 %27, -32, !dbg !821
	%41 = sub i32 %18, %40, !dbg !821
	%42 = icmp slt i32 %41, 32, !dbg !821
	%43 = select i1 %42, i32 %41, i32 32, !dbg !821
	%44 = sext i32 %43 to i64, !dbg !821
	%45 = icmp eq i64 %44, 32, !dbg !822
	br i1 %45, label %b2, label %b4, !dbg !822

b2:
	%46 = phi i32 [ %37, %b1 ], [ %52, %b3 ], !dbg !823
	%47 = phi i64 [ 16, %b1 ], [ %53, %b3 ], !dbg !824
	%48 = icmp sgt i64 %47, 0, !dbg !825
	br i1 %48, label %b3, label %b12, !dbg !825

b3:
	%49 = trunc i64 %47 to i32, !dbg !826
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %46, i32 %49, i32 31), !dbg !826
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !826
	%52 = add i32 %46, %51, !dbg !827
	%53 = sdiv i64 %47, 2, !dbg !828
	br label %b2, !dbg !828

b4:
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !829, !range !52
	%55 = sext i32 %54 to i64, !dbg !829
	br label %b5, !dbg !829

b5:
	%56 = phi i32 [ %37, %b4 ], [ %67, %b10 ], !dbg !823
	%57 = phi i64 [ 16, %b4 ], [ %68, %b10 ], !dbg !830
	%58 = icmp sgt i64 %57, 0, !dbg !831
	br i1 %58, label %b6, label %b11, !dbg !831

b6:
	%59 = add i64 %55, %57, !dbg !832
	%60 = icmp sge i64 %59, %44, !dbg !833
	br i1 %60, label %b7, label %b8, !dbg !833

b7:
	br label %b8, !dbg !833

b8:
	%61 = phi i64 [ %59, %b6 ], [ %55, %b7 ], !dbg !834
	%62 = trunc i64 %61 to i32, !dbg !835
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %56, i32 %62, i32 31), !dbg !835
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !835
	%65 = icmp ne i64 %61, %55, !dbg !836
	br i1 %65, label %b9, label %b10, !dbg !836

b9:
	%66 = add i32 %56, %64, !dbg !827
	br label %b10, !dbg !837

b10:
	%67 = phi i32 [ %56, %b8 ], [ %66, %b9 ], !dbg !823
	%68 = sdiv i64 %57, 2, !dbg !838
	br label %b5, !dbg !838

b11:
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %56, i32 0, i32 31), !dbg !839
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !839
	br label %b12, !dbg !840

b12:
	%71 = phi i32 [ %46, %b2 ], [ %70, %b11 ], !dbg !820
	%72 = getelementptr inbounds i32, i32* %32, i64 0, !dbg !841
	store i32 %71, i32* %72, align 4, !dbg !841
	br i1 %45, label %b13, label %b15, !dbg !846

b13:
	%73 = phi i32 [ %37, %b12 ], [ %80, %b14 ], !dbg !847
	%74 = phi i64 [ 16, %b12 ], [ %81, %b14 ], !dbg !848
	%75 = icmp sgt i64 %74, 0, !dbg !849
	br i1 %75, label %b14, label %b23, !dbg !849

b14:
	%76 = trunc i64 %74 to i32, !dbg !850
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %73, i32 %76, i32 31), !dbg !850
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !850
	%79 = icmp slt i32 %73, %78, !dbg !851
	%80 = select i1 %79, i32 %73, i32 %78, !dbg !851
	%81 = sdiv i64 %74, 2, !dbg !852
	br label %b13, !dbg !852

b15:
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !853, !range !52
	%83 = sext i32 %82 to i64, !dbg !853
	br label %b16, !dbg !853

b16:
	%84 = phi i32 [ %37, %b15 ], [ %96, %b21 ], !dbg !847
	%85 = phi i64 [ 16, %b15 ], [ %97, %b21 ], !dbg !854
	%86 = icmp sgt i64 %85, 0, !dbg !855
	br i1 %86, label %b17, label %b22, !dbg !855

b17:
	%87 = add i64 %83, %85, !dbg !856
	%88 = icmp sge i64 %87, %44, !dbg !857
	br i1 %88, label %b18, label %b19, !dbg !857

b18:
	br label %b19, !dbg !857

b19:
	%89 = phi i64 [ %87, %b17 ], [ %83, %b18 ], !dbg !858
	%90 = trunc i64 %89 to i32, !dbg !859
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 %90, i32 31), !dbg !859
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !859
	%93 = icmp ne i64 %89, %83, !dbg !860
	br i1 %93, label %b20, label %b21, !dbg !860

b20:
	%94 = icmp slt i32 %84, %92, !dbg !851
	%95 = select i1 %94, i32 %84, i32 %92, !dbg !851
	br label %b21, !dbg !861

b21:
	%96 = phi i32 [ %84, %b19 ], [ %95, %b20 ], !dbg !847
	%97 = sdiv i64 %85, 2, !dbg !862
	br label %b16, !dbg !862

b22:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 0, i32 31), !dbg !863
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !863
	br label %b23, !dbg !864

b23:
	%100 = phi i32 [ %73, %b13 ], [ %99, %b22 ], !dbg !845
	br i1 %45, label %b24, label %b26, !dbg !869

b24:
	%101 = phi i32 [ %37, %b23 ], [ %108, %b25 ], !dbg !870
	%102 = phi i64 [ 16, %b23 ], [ %109, %b25 ], !dbg !871
	%103 = icmp sgt i64 %102, 0, !dbg !872
	br i1 %103, label %b25, label %b34, !dbg !872

b25:
	%104 = trunc i64 %102 to i32, !dbg !873
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %101, i32 %104, i32 31), !dbg !873
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !873
	%107 = icmp sgt i32 %101, %106, !dbg !874
	%108 = select i1 %107, i32 %101, i32 %106, !dbg !874
	%109 = sdiv i64 %102, 2, !dbg !875
	br label %b24, !dbg !875

b26:
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !876, !range !52
	%111 = sext i32 %110 to i64, !dbg !876
	br label %b27, !dbg !876

b27:
	%112 = phi i32 [ %37, %b26 ], [ %124, %b32 ], !dbg !870
	%113 = phi i64 [ 16, %b26 ], [ %125, %b32 ], !dbg !877
	%114 = icmp sgt i64 %113, 0, !dbg !878
	br i1 %114, label %b28, label %b33, !dbg !878

b28:
	%115 = add i64 %111, %113, !dbg !879
	%116 = icmp sge i64 %115, %44, !dbg !880
	br i1 %116, label %b29, label %b30, !dbg !880

b29:
	br label %b30, !dbg !880

b30:
	%117 = phi i64 [ %115, %b28 ], [ %111, %b29 ], !dbg !881
	%118 = trunc i64 %117 to i32, !dbg !882
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 %118, i32 31), !dbg !882
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !882
	%121 = icmp ne i64 %117, %111, !dbg !883
	br i1 %121, label %b31, label %b32, !dbg !883

b31:
	%122 = icmp sgt i32 %112, %120, !dbg !874
	%123 = select i1 %122, i32 %112, i32 %120, !dbg !874
	br label %b32, !dbg !884

b32:
	%124 = phi i32 [ %112, %b30 ], [ %123, %b31 ], !dbg !870
	%125 = sdiv i64 %113, 2, !dbg !885
	br label %b27, !dbg !885

b33:
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 0, i32 31), !dbg !886
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !886
	br label %b34, !dbg !887

b34:
	%128 = phi i32 [ %101, %b24 ], [ %127, %b33 ], !dbg !868
	%129 = getelementptr inbounds i32, i32* %32, i64 1, !dbg !888
	store i32 %100, i32* %129, align 4, !dbg !888
	%130 = getelementptr inbounds i32, i32* %32, i64 2, !dbg !889
	store i32 %128, i32* %130, align 4, !dbg !889
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !894, !range !52
	%132 = sext i32 %131 to i64, !dbg !894
	br label %b35, !dbg !894

b35:
	%133 = phi i32 [ %37, %b34 ], [ %141, %b38 ], !dbg !895
	%134 = phi i64 [ 1, %b34 ], [ %142, %b38 ], !dbg !896
	%135 = icmp slt i64 %134, 32, !dbg !897
	br i1 %135, label %b36, label %b39, !dbg !897

b36:
	%136 = trunc i64 %134 to i32, !dbg !898
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %133, i32 %136, i32 0), !dbg !898
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !898
	%139 = icmp sge i64 %132, %134, !dbg !899
	br i1 %139, label %b37, label %b38, !dbg !899

b37:
	%140 = add i32 %133, %138, !dbg !900
	br label %b38, !dbg !900

b38:
	%141 = phi i32 [ %133, %b36 ], [ %140, %b37 ], !dbg !895
	%142 = mul i64 %134, 2, !dbg !901
	br label %b35, !dbg !901

b39:
	%143 = phi i32 [ %37, %b35 ], [ %151, %b42 ], !dbg !905
	%144 = phi i64 [ 1, %b35 ], [ %152, %b42 ], !dbg !906
	%145 = icmp slt i64 %144, 32, !dbg !907
	br i1 %145, label %b40, label %b43, !dbg !907

b40:
	%146 = trunc i64 %144 to i32, !dbg !908
	%147 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 %146, i32 0), !dbg !908
	%148 = extractvalue { i32, i1 } %147, 0, !dbg !908
	%149 = icmp sge i64 %132, %144, !dbg !909
	br i1 %149, label %b41, label %b42, !dbg !909

b41:
	%150 = add i32 %143, %148, !dbg !910
	br label %b42, !dbg !910

b42:
	%151 = phi i32 [ %143, %b40 ], [ %150, %b41 ], !dbg !905
	%152 = mul i64 %144, 2, !dbg !911
	br label %b39, !dbg !911

b43:
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 1, i32 0), !dbg !912
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !912
	%155 = icmp eq i64 %132, 0, !dbg !913
	br i1 %155, label %b45, label %b44, !dbg !913

b44:
	br label %b45, !dbg !914

b45:
	%156 = phi i32 [ 0, %b43 ], [ %154, %b44 ], !dbg !903
	%157 = getelementptr inbounds i32, i32* %32, i64 3, !dbg !915
	store i32 %133, i32* %157, align 4, !dbg !915
	%158 = getelementptr inbounds i32, i32* %32, i64 4, !dbg !916
	store i32 %156, i32* %158, align 4, !dbg !916
	%159 = mul i64 %44, 2, !dbg !917
	%160 = sdiv i64 %159, 3, !dbg !918
	%161 = icmp slt i64 %160, 0, !dbg !921
	br i1 %161, label %b47, label %b46, !dbg !921

b46:
	%162 = icmp sge i64 %160, %44, !dbg !922
	br i1 %162, label %b47, label %b48, !dbg !922

b47:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !923
	ret void, !dbg !923

b48:
	%163 = trunc i64 %160 to i32, !dbg !924
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %37, i32 %163, i32 31), !dbg !924
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !924
	%166 = getelementptr inbounds i32, i32* %32, i64 5, !dbg !925
	store i32 %165, i32* %166, align 4, !dbg !925
	%167 = add i64 %39, 1, !dbg !925
	%168 = icmp slt i64 %167, 2, !dbg !925
	br i1 %168, label %b1, label %b49, !dbg !925

b49:
	%169 = sub i64 %p3, %30, !dbg !926
	%170 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !926
	%171 = icmp ugt i64 %30, %p3, !dbg !926
	br i1 %171, label %b49_fail1, label %b49_ok1, !dbg !926, !prof !18

b49_ok1:
	%172 = load i32, i32* %33, align 4, !dbg !927
	%173 = icmp ugt i64 6, %169, !dbg !930
	br i1 %173, label %b49_fail2, label %b49_ok2, !dbg !930, !prof !18

b49_ok2:
	br label %b50, !dbg !930

b50:
	%174 = phi i64 [ 0, %b49_ok2 ], [ %377, %b129 ], !dbg !930
	br i1 %45, label %b51, label %b53, !dbg !936

b51:
	%175 = phi i32 [ %172, %b50 ], [ %181, %b52 ], !dbg !937
	%176 = phi i64 [ 16, %b50 ], [ %182, %b52 ], !dbg !938
	%177 = icmp sgt i64 %176, 0, !dbg !939
	br i1 %177, label %b52, label %b60, !dbg !939

b52:
	%178 = trunc i64 %176 to i32, !dbg !940
	%179 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %175, i32 %178, i32 31), !dbg !940
	%180 = extractvalue { i32, i1 } %179, 0, !dbg !940
	%181 = add i32 %175, %180, !dbg !941
	%182 = sdiv i64 %176, 2, !dbg !942
	br label %b51, !dbg !942

b53:
	%183 = phi i32 [ %172, %b50 ], [ %194, %b58 ], !dbg !937
	%184 = phi i64 [ 16, %b50 ], [ %195, %b58 ], !dbg !943
	%185 = icmp sgt i64 %184, 0, !dbg !944
	br i1 %185, label %b54, label %b59, !dbg !944

b54:
	%186 = add i64 %132, %184, !dbg !945
	%187 = icmp sge i64 %186, %44, !dbg !946
	br i1 %187, label %b55, label %b56, !dbg !946

b55:
	br label %b56, !dbg !946

b56:
	%188 = phi i64 [ %186, %b54 ], [ %132, %b55 ], !dbg !947
	%189 = trunc i64 %188 to i32, !dbg !948
	%190 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 %189, i32 31), !dbg !948
	%191 = extractvalue { i32, i1 } %190, 0, !dbg !948
	%192 = icmp ne i64 %188, %132, !dbg !949
	br i1 %192, label %b57, label %b58, !dbg !949

b57:
	%193 = add i32 %183, %191, !dbg !941
	br label %b58, !dbg !950

b58:
	%194 = phi i32 [ %183, %b56 ], [ %193, %b57 ], !dbg !937
	%195 = sdiv i64 %184, 2, !dbg !951
	br label %b53, !dbg !951

b59:
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 0, i32 31), !dbg !952
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !952
	br label %b60, !dbg !953

b60:
	%198 = phi i32 [ %175, %b51 ], [ %197, %b59 ], !dbg !935
	%199 = add i64 %19, 32, !dbg !955
	%200 = sub i64 %199, 1, !dbg !956
	%201 = sdiv i64 %200, 32, !dbg !957
	%202 = icmp eq i64 %201, 1, !dbg !958
	br i1 %202, label %b66, label %b61, !dbg !958

b61:
	%203 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !959
	call void @llvm.nvvm.barrier0(), !dbg !960
	br i1 %155, label %b62, label %b63, !dbg !961

b62:
	%204 = sdiv i64 %28, 32, !dbg !962
	%205 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 %204, !dbg !963
	%206 = icmp uge i64 %204, 32, !dbg !963
	br i1 %206, label %b62_fail1, label %b62_ok1, !dbg !963, !prof !18

b62_ok1:
	store i32 %198, i32* %205, align 4, !dbg !963
	br label %b63, !dbg !963

b63:
	call void @llvm.nvvm.barrier0(), !dbg !964
	%207 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 0, !dbg !965
	%208 = load i32, i32* %207, align 4, !dbg !965
	br label %b64, !dbg !965

b64:
	%209 = phi i32 [ %208, %b63 ], [ %215, %b65_ok1 ], !dbg !966
	%210 = phi i64 [ 1, %b63 ], [ %216, %b65_ok1 ], !dbg !967
	%211 = icmp slt i64 %210, %201, !dbg !968
	br i1 %211, label %b65, label %b66, !dbg !968

b65:
	%212 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 %210, !dbg !969
	%213 = icmp uge i64 %210, 32, !dbg !969
	br i1 %213, label %b65_fail1, label %b65_ok1, !dbg !969, !prof !18

b65_ok1:
	%214 = load i32, i32* %212, align 4, !dbg !969
	%215 = add i32 %209, %214, !dbg !941
	%216 = add i64 %210, 1, !dbg !970
	br label %b64, !dbg !970

b66:
	%217 = phi i32 [ %198, %b60 ], [ %209, %b64 ], !dbg !934
	%218 = getelementptr inbounds i32, i32* %170, i64 0, !dbg !971
	store i32 %217, i32* %218, align 4, !dbg !971
	br i1 %45, label %b67, label %b69, !dbg !976

b67:
	%219 = phi i32 [ %172, %b66 ], [ %226, %b68 ], !dbg !977
	%220 = phi i64 [ 16, %b66 ], [ %227, %b68 ], !dbg !978
	%221 = icmp sgt i64 %220, 0, !dbg !979
	br i1 %221, label %b68, label %b76, !dbg !979

b68:
	%222 = trunc i64 %220 to i32, !dbg !980
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %219, i32 %222, i32 31), !dbg !980
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !980
	%225 = icmp slt i32 %219, %224, !dbg !981
	%226 = select i1 %225, i32 %219, i32 %224, !dbg !981
	%227 = sdiv i64 %220, 2, !dbg !982
	br label %b67, !dbg !982

b69:
	%228 = phi i32 [ %172, %b66 ], [ %240, %b74 ], !dbg !977
	%229 = phi i64 [ 16, %b66 ], [ %241, %b74 ], !dbg !983
	%230 = icmp sgt i64 %229, 0, !dbg !984
	br i1 %230, label %b70, label %b75, !dbg !984

b70:
	%231 = add i64 %132, %229, !dbg !985
	%232 = icmp sge i64 %231, %44, !dbg !986
	br i1 %232, label %b71, label %b72, !dbg !986

b71:
	br label %b72, !dbg !986

b72:
	%233 = phi i64 [ %231, %b70 ], [ %132, %b71 ], !dbg !987
	%234 = trunc i64 %233 to i32, !dbg !988
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %234, i32 31), !dbg !988
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !988
	%237 = icmp ne i64 %233, %132, !dbg !989
	br i1 %237, label %b73, label %b74, !dbg !989

b73:
	%238 = icmp slt i32 %228, %236, !dbg !981
	%239 = select i1 %238, i32 %228, i32 %236, !dbg !981
	br label %b74, !dbg !990

b74:
	%240 = phi i32 [ %228, %b72 ], [ %239, %b73 ], !dbg !977
	%241 = sdiv i64 %229, 2, !dbg !991
	br label %b69, !dbg !991

b75:
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 0, i32 31), !dbg !992
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !992
	br label %b76, !dbg !993

b76:
	%244 = phi i32 [ %219, %b67 ], [ %243, %b75 ], !dbg !975
	br i1 %202, label %b82, label %b77, !dbg !994

b77:
	%245 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !995
	call void @llvm.nvvm.barrier0(), !dbg !996
	br i1 %155, label %b78, label %b79, !dbg !997

b78:
	%246 = sdiv i64 %28, 32, !dbg !998
	%247 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 %246, !dbg !999
	%248 = icmp uge i64 %246, 32, !dbg !999
	br i1 %248, label %b78_fail1, label %b78_ok1, !dbg !999, !prof !18

b78_ok1:
	store i32 %244, i32* %247, align 4, !dbg !999
	br label %b79, !dbg !999

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1000
	%249 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 0, !dbg !1001
	%250 = load i32, i32* %249, align 4, !dbg !1001
	br label %b80, !dbg !1001

b80:
	%251 = phi i32 [ %250, %b79 ], [ %258, %b81_ok1 ], !dbg !1002
	%252 = phi i64 [ 1, %b79 ], [ %259, %b81_ok1 ], !dbg !1003
	%253 = icmp slt i64 %252, %201, !dbg !1004
	br i1 %253, label %b81, label %b82, !dbg !1004

b81:
	%254 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 %252, !dbg !1005
	%255 = icmp uge i64 %252, 32, !dbg !1005
	br i1 %255, label %b81_fail1, label %b81_ok1, !dbg !1005, !prof !18

b81_ok1:
	%256 = load i32, i32* %254, align 4, !dbg !1005
	%257 = icmp slt i32 %251, %256, !dbg !981
	%258 = select i1 %257, i32 %251, i32 %256, !dbg !981
	%259 = add i64 %252, 1, !dbg !1006
	br label %b80, !dbg !1006

b82:
	%260 = phi i32 [ %244, %b76 ], [ %251, %b80 ], !dbg !974
	br i1 %45, label %b83, label %b85, !dbg !1011

b83:
	%261 = phi i32 [ %172, %b82 ], [ %268, %b84 ], !dbg !1012
	%262 = phi i64 [ 16, %b82 ], [ %269, %b84 ], !dbg !1013
	%263 = icmp sgt i64 %262, 0, !dbg !1014
	br i1 %263, label %b84, label %b92, !dbg !1014

b84:
	%264 = trunc i64 %262 to i32, !dbg !1015
	%265 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %261, i32 %264, i32 31), !dbg !1015
	%266 = extractvalue { i32, i1 } %265, 0, !dbg !1015
	%267 = icmp sgt i32 %261, %266, !dbg !1016
	%268 = select i1 %267, i32 %261, i32 %266, !dbg !1016
	%269 = sdiv i64 %262, 2, !dbg !1017
	br label %b83, !dbg !1017

b85:
	%270 = phi i32 [ %172, %b82 ], [ %282, %b90 ], !dbg !1012
	%271 = phi i64 [ 16, %b82 ], [ %283, %b90 ], !dbg !1018
	%272 = icmp sgt i64 %271, 0, !dbg !1019
	br i1 %272, label %b86, label %b91, !dbg !1019

b86:
	%273 = add i64 %132, %271, !dbg !1020
	%274 = icmp sge i64 %273, %44, !dbg !1021
	br i1 %274, label %b87, label %b88, !dbg !1021

b87:
	br label %b88, !dbg !1021

b88:
	%275 = phi i64 [ %273, %b86 ], [ %132, %b87 ], !dbg !1022
	%276 = trunc i64 %275 to i32, !dbg !1023
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 %276, i32 31), !dbg !1023
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !1023
	%279 = icmp ne i64 %275, %132, !dbg !1024
	br i1 %279, label %b89, label %b90, !dbg !1024

b89:
	%280 = icmp sgt i32 %270, %278, !dbg !1016
	%281 = select i1 %280, i32 %270, i32 %278, !dbg !1016
	br label %b90, !dbg !1025

b90:
	%282 = phi i32 [ %270, %b88 ], [ %281, %b89 ], !dbg !1012
	%283 = sdiv i64 %271, 2, !dbg !1026
	br label %b85, !dbg !1026

b91:
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 0, i32 31), !dbg !1027
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !1027
	br label %b92, !dbg !1028

b92:
	%286 = phi i32 [ %261, %b83 ], [ %285, %b91 ], !dbg !1010
	br i1 %202, label %b98, label %b93, !dbg !1029

b93:
	%287 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1030
	call void @llvm.nvvm.barrier0(), !dbg !1031
	br i1 %155, label %b94, label %b95, !dbg !1032

b94:
	%288 = sdiv i64 %28, 32, !dbg !1033
	%289 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 %288, !dbg !1034
	%290 = icmp uge i64 %288, 32, !dbg !1034
	br i1 %290, label %b94_fail1, label %b94_ok1, !dbg !1034, !prof !18

b94_ok1:
	store i32 %286, i32* %289, align 4, !dbg !1034
	br label %b95, !dbg !1034

b95:
	call void @llvm.nvvm.barrier0(), !dbg !1035
	%291 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 0, !dbg !1036
	%292 = load i32, i32* %291, align 4, !dbg !1036
	br label %b96, !dbg !1036

b96:
	%293 = phi i32 [ %292, %b95 ], [ %300, %b97_ok1 ], !dbg !1037
	%294 = phi i64 [ 1, %b95 ], [ %301, %b97_ok1 ], !dbg !1038
	%295 = icmp slt i64 %294, %201, !dbg !1039
	br i1 %295, label %b97, label %b98, !dbg !1039

b97:
	%296 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 %294, !dbg !1040
	%297 = icmp uge i64 %294, 32, !dbg !1040
	br i1 %297, label %b97_fail1, label %b97_ok1, !dbg !1040, !prof !18

b97_ok1:
	%298 = load i32, i32* %296, align 4, !dbg !1040
	%299 = icmp sgt i32 %293, %298, !dbg !1016
	%300 = select i1 %299, i32 %293, i32 %298, !dbg !1016
	%301 = add i64 %294, 1, !dbg !1041
	br label %b96, !dbg !1041

b98:
	%302 = phi i32 [ %286, %b92 ], [ %293, %b96 ], !dbg !1009
	%303 = getelementptr inbounds i32, i32* %170, i64 1, !dbg !1042
	store i32 %260, i32* %303, align 4, !dbg !1042
	%304 = getelementptr inbounds i32, i32* %170, i64 2, !dbg !1043
	store i32 %302, i32* %304, align 4, !dbg !1043
	br label %b99, !dbg !1048

b99:
	%305 = phi i32 [ %172, %b98 ], [ %313, %b102 ], !dbg !1049
	%306 = phi i64 [ 1, %b98 ], [ %314, %b102 ], !dbg !1050
	%307 = icmp slt i64 %306, 32, !dbg !1051
	br i1 %307, label %b100, label %b103, !dbg !1051

b100:
	%308 = trunc i64 %306 to i32, !dbg !1052
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %305, i32 %308, i32 0), !dbg !1052
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !1052
	%311 = icmp sge i64 %132, %306, !dbg !1053
	br i1 %311, label %b101, label %b102, !dbg !1053

b101:
	%312 = add i32 %305, %310, !dbg !1054
	br label %b102, !dbg !1054

b102:
	%313 = phi i32 [ %305, %b100 ], [ %312, %b101 ], !dbg !1049
	%314 = mul i64 %306, 2, !dbg !1055
	br label %b99, !dbg !1055

b103:
	br i1 %202, label %b109, label %b104, !dbg !1056

b104:
	%315 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2 to [32 x i32]*, !dbg !1057
	%316 = sdiv i64 %28, 32, !dbg !1058
	call void @llvm.nvvm.barrier0(), !dbg !1059
	%317 = sub i64 %44, 1, !dbg !1060
	%318 = icmp eq i64 %132, %317, !dbg !1061
	br i1 %318, label %b105, label %b106, !dbg !1061

b105:
	%319 = getelementptr inbounds [32 x i32], [32 x i32]* %315, i64 0, i64 %316, !dbg !1062
	%320 = icmp uge i64 %316, 32, !dbg !1062
	br i1 %320, label %b105_fail1, label %b105_ok1, !dbg !1062, !prof !18

b105_ok1:
	store i32 %305, i32* %319, align 4, !dbg !1062
	br label %b106, !dbg !1062

b106:
	call void @llvm.nvvm.barrier0(), !dbg !1063
	%321 = icmp slt i64 0, %316, !dbg !1063
	br i1 %321, label %b107, label %b108, !dbg !1063

b107:
	%322 = phi i32 [ 0, %b106 ], [ %327, %b107_ok1 ], !dbg !1064
	%323 = phi i64 [ 0, %b106 ], [ %328, %b107_ok1 ], !dbg !1064
	%324 = getelementptr inbounds [32 x i32], [32 x i32]* %315, i64 0, i64 %323, !dbg !1065
	%325 = icmp uge i64 %323, 32, !dbg !1065
	br i1 %325, label %b107_fail1, label %b107_ok1, !dbg !1065, !prof !18

b107_ok1:
	%326 = load i32, i32* %324, align 4, !dbg !1065
	%327 = add i32 %322, %326, !dbg !1066
	%328 = add i64 %323, 1, !dbg !1066
	%329 = icmp slt i64 %328, %316, !dbg !1066
	br i1 %329, label %b107, label %b108, !dbg !1066

b108:
	%330 = phi i32 [ 0, %b106 ], [ %327, %b107_ok1 ], !dbg !1064
	br label %b109, !dbg !1067

b109:
	%331 = phi i32 [ 0, %b103 ], [ %330, %b108 ], !dbg !1047
	%332 = add i32 %331, %305, !dbg !1068
	br label %b110, !dbg !1072

b110:
	%333 = phi i32 [ %172, %b109 ], [ %341, %b113 ], !dbg !1073
	%334 = phi i64 [ 1, %b109 ], [ %342, %b113 ], !dbg !1074
	%335 = icmp slt i64 %334, 32, !dbg !1075
	br i1 %335, label %b111, label %b114, !dbg !1075

b111:
	%336 = trunc i64 %334 to i32, !dbg !1076
	%337 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %333, i32 %336, i32 0), !dbg !1076
	%338 = extractvalue { i32, i1 } %337, 0, !dbg !1076
	%339 = icmp sge i64 %132, %334, !dbg !1077
	br i1 %339, label %b112, label %b113, !dbg !1077

b112:
	%340 = add i32 %333, %338, !dbg !1078
	br label %b113, !dbg !1078

b113:
	%341 = phi i32 [ %333, %b111 ], [ %340, %b112 ], !dbg !1073
	%342 = mul i64 %334, 2, !dbg !1079
	br label %b110, !dbg !1079

b114:
	br i1 %202, label %b120, label %b115, !dbg !1080

b115:
	%343 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2 to [32 x i32]*, !dbg !1081
	%344 = sdiv i64 %28, 32, !dbg !1082
	call void @llvm.nvvm.barrier0(), !dbg !1083
	%345 = sub i64 %44, 1, !dbg !1084
	%346 = icmp eq i64 %132, %345, !dbg !1085
	br i1 %346, label %b116, label %b117, !dbg !1085

b116:
	%347 = getelementptr inbounds [32 x i32], [32 x i32]* %343, i64 0, i64 %344, !dbg !1086
	%348 = icmp uge i64 %344, 32, !dbg !1086
	br i1 %348, label %b116_fail1, label %b116_ok1, !dbg !1086, !prof !18

b116_ok1:
	store i32 %333, i32* %347, align 4, !dbg !1086
	br label %b117, !dbg !1086

b117:
	call void @llvm.nvvm.barrier0(), !dbg !1087
	%349 = icmp slt i64 0, %344, !dbg !1087
	br i1 %349, label %b118, label %b119, !dbg !1087

b118:
	%350 = phi i32 [ 0, %b117 ], [ %355, %b118_ok1 ], !dbg !1088
	%351 = phi i64 [ 0, %b117 ], [ %356, %b118_ok1 ], !dbg !1088
	%352 = getelementptr inbounds [32 x i32], [32 x i32]* %343, i64 0, i64 %351, !dbg !1089
	%353 = icmp uge i64 %351, 32, !dbg !1089
	br i1 %353, label %b118_fail1, label %b118_ok1, !dbg !1089, !prof !18

b118_ok1:
	%354 = load i32, i32* %352, align 4, !dbg !1089
	%355 = add i32 %350, %354, !dbg !1090
	%356 = add i64 %351, 1, !dbg !1090
	%357 = icmp slt i64 %356, %344, !dbg !1090
	br i1 %357, label %b118, label %b119, !dbg !1090

b119:
	%358 = phi i32 [ 0, %b117 ], [ %355, %b118_ok1 ], !dbg !1088
	br label %b120, !dbg !1091

b120:
	%359 = phi i32 [ 0, %b114 ], [ %358, %b119 ], !dbg !1071
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %333, i32 1, i32 0), !dbg !1092
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !1092
	br i1 %155, label %b122, label %b121, !dbg !1093

b121:
	%362 = add i32 %359, %361, !dbg !1094
	br label %b122, !dbg !1095

b122:
	%363 = phi i32 [ %359, %b120 ], [ %362, %b121 ], !dbg !1070
	%364 = getelementptr inbounds i32, i32* %170, i64 3, !dbg !1096
	store i32 %332, i32* %364, align 4, !dbg !1096
	%365 = getelementptr inbounds i32, i32* %170, i64 4, !dbg !1097
	store i32 %363, i32* %365, align 4, !dbg !1097
	%366 = mul i64 %19, 2, !dbg !1098
	%367 = sdiv i64 %366, 3, !dbg !1099
	%368 = icmp sge i64 %367, %19, !dbg !1102
	br i1 %368, label %b123, label %b124, !dbg !1102

b123:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !1103
	ret void, !dbg !1103

b124:
	br i1 %202, label %b125, label %b126, !dbg !1104

b125:
	%369 = trunc i64 %367 to i32, !dbg !1105
	%370 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 %369, i32 31), !dbg !1105
	%371 = extractvalue { i32, i1 } %370, 0, !dbg !1105
	br label %b129, !dbg !1106

b126:
	%372 = addrspacecast i32 addrspace(3)* @gpuc_shared_Broadcast_42_2 to i32*, !dbg !1107
	call void @llvm.nvvm.barrier0(), !dbg !1108
	%373 = icmp eq i64 %28, %367, !dbg !1109
	br i1 %373, label %b127, label %b128, !dbg !1109

b127:
	store i32 %172, i32* %372, align 4, !dbg !1110
	br label %b128, !dbg !1110

b128:
	call void @llvm.nvvm.barrier0(), !dbg !1111
	%374 = load i32, i32* %372, align 4, !dbg !1112
	br label %b129, !dbg !1113

b129:
	%375 = phi i32 [ %371, %b125 ], [ %374, %b128 ], !dbg !1101
	%376 = getelementptr inbounds i32, i32* %170, i64 5, !dbg !1114
	store i32 %375, i32* %376, align 4, !dbg !1114
	%377 = add i64 %174, 1, !dbg !1114
	%378 = icmp slt i64 %377, 2, !dbg !1114
	br i1 %378, label %b50, label %b130, !dbg !1114

b130:
	ret void, !dbg !807

b0_fail1:
	%379 = icmp ugt i64 %30, %p1, !dbg !810
	br i1 %379, label %b0_fail2, label %b0_ok2, !dbg !810

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !810
	ret void, !dbg !810

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !811
	ret void, !dbg !811

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !814
	ret void, !dbg !814

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !926
	ret void, !dbg !926

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %169), !dbg !930
	ret void, !dbg !930

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %204, i64 32), !dbg !963
	ret void, !dbg !963

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %210, i64 32), !dbg !969
	ret void, !dbg !969

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %246, i64 32), !dbg !999
	ret void, !dbg !999

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %252, i64 32), !dbg !1005
	ret void, !dbg !1005

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %288, i64 32), !dbg !1034
	ret void, !dbg !1034

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %294, i64 32), !dbg !1040
	ret void, !dbg !1040

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %316, i64 32), !dbg !1062
	ret void, !dbg !1062

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %323, i64 32), !dbg !1065
	ret void, !dbg !1065

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %344, i64 32), !dbg !1086
	ret void, !dbg !1086

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %351, i64 32), !dbg !1089
	ret void, !dbg !1089
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1115 {
entry:
	br label %b0, !dbg !1116

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1119, !range !9
	%1 = sext i32 %0 to i64, !dbg !1119
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1119, !range !10
	%3 = sext i32 %2 to i64, !dbg !1119
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1119, !range !10
	%5 = sext i32 %4 to i64, !dbg !1119
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1119, !range !11
	%7 = sext i32 %6 to i64, !dbg !1119
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1119, !range !12
	%9 = sext i32 %8 to i64, !dbg !1119
	%10 = mul i64 %9, %5, !dbg !1119
	%11 = add i64 %3, %10, !dbg !1119
	%12 = mul i64 %7, %11, !dbg !1119
	%13 = add i64 %1, %12, !dbg !1119
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1119, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1119, !range !13
	%16 = mul i32 %14, %15, !dbg !1119
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1119, !range !14
	%18 = mul i32 %16, %17, !dbg !1119
	%19 = sext i32 %18 to i64, !dbg !1119
	%20 = mul i64 %13, %19, !dbg !1119
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1119, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1119, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1119, !range !16
	%24 = mul i32 %15, %23, !dbg !1119
	%25 = add i32 %22, %24, !dbg !1119
	%26 = mul i32 %14, %25, !dbg !1119
	%27 = add i32 %21, %26, !dbg !1119
	%28 = sext i32 %27 to i64, !dbg !1119
	%29 = add i64 %20, %28, !dbg !1119
	%30 = mul i64 %29, 3, !dbg !1120
	%31 = sub i64 %p1, %30, !dbg !1121
	%32 = getelementptr inbounds i32, i32* %p0, i64 %30, !dbg !1121
	%33 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !1122
	%34 = icmp ugt i64 %30, %p1, !dbg !1121
	%35 = icmp uge i64 %29, %p5, !dbg !1122
	%36 = or i1 %34, %35, !dbg !1122
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !1122, !prof !18

b0_ok1:
	%37 = load i32, i32* %33, align 4, !dbg !1122
	%38 = and i32 %27, -32, !dbg !1130
	%39 = sub i32 %18, %38, !dbg !1130
	%40 = icmp slt i32 %39, 32, !dbg !1130
	%41 = select i1 %40, i32 %39, i32 32, !dbg !1130
	%42 = sext i32 %41 to i64, !dbg !1130
	%43 = icmp eq i64 %42, 32, !dbg !1131
	%44 = icmp ugt i64 3, %31, !dbg !1125
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !1125, !prof !18

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !1131

b1:
	%45 = phi i32 [ %37, %b0_ok3 ], [ %51, %b2 ], !dbg !1132
	%46 = phi i64 [ 16, %b0_ok3 ], [ %52, %b2 ], !dbg !1133
	%47 = icmp sgt i64 %46, 0, !dbg !1134
	br i1 %47, label %b2, label %b11, !dbg !1134

b2:
	%48 = trunc i64 %46 to i32, !dbg !1135
	%49 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %45, i32 %48, i32 31), !dbg !1135
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !1135
	%51 = and i32 %45, %50, !dbg !1136
	%52 = sdiv i64 %46, 2, !dbg !1137
	br label %b1, !dbg !1137

b3:
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1138, !range !52
	%54 = sext i32 %53 to i64, !dbg !1138
	br label %b4, !dbg !1138

b4:
	%55 = phi i32 [ %37, %b3 ], [ %66, %b9 ], !dbg !1132
	%56 = phi i64 [ 16, %b3 ], [ %67, %b9 ], !dbg !1139
	%57 = icmp sgt i64 %56, 0, !dbg !1140
	br i1 %57, label %b5, label %b10, !dbg !1140

b5:
	%58 = add i64 %54, %56, !dbg !1141
	%59 = icmp sge i64 %58, %42, !dbg !1142
	br i1 %59, label %b6, label %b7, !dbg !1142

b6:
	br label %b7, !dbg !1142

b7:
	%60 = phi i64 [ %58, %b5 ], [ %54, %b6 ], !dbg !1143
	%61 = trunc i64 %60 to i32, !dbg !1144
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %55, i32 %61, i32 31), !dbg !1144
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1144
	%64 = icmp ne i64 %60, %54, !dbg !1145
	br i1 %64, label %b8, label %b9, !dbg !1145

b8:
	%65 = and i32 %55, %63, !dbg !1136
	br label %b9, !dbg !1146

b9:
	%66 = phi i32 [ %55, %b7 ], [ %65, %b8 ], !dbg !1132
	%67 = sdiv i64 %56, 2, !dbg !1147
	br label %b4, !dbg !1147

b10:
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %55, i32 0, i32 31), !dbg !1148
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !1148
	br label %b11, !dbg !1149

b11:
	%70 = phi i32 [ %45, %b1 ], [ %69, %b10 ], !dbg !1129
	br i1 %43, label %b12, label %b14, !dbg !1154

b12:
	%71 = phi i32 [ %37, %b11 ], [ %77, %b13 ], !dbg !1155
	%72 = phi i64 [ 16, %b11 ], [ %78, %b13 ], !dbg !1156
	%73 = icmp sgt i64 %72, 0, !dbg !1157
	br i1 %73, label %b13, label %b22, !dbg !1157

b13:
	%74 = trunc i64 %72 to i32, !dbg !1158
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %71, i32 %74, i32 31), !dbg !1158
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !1158
	%77 = or i32 %71, %76, !dbg !1159
	%78 = sdiv i64 %72, 2, !dbg !1160
	br label %b12, !dbg !1160

b14:
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1161, !range !52
	%80 = sext i32 %79 to i64, !dbg !1161
	br label %b15, !dbg !1161

b15:
	%81 = phi i32 [ %37, %b14 ], [ %92, %b20 ], !dbg !1155
	%82 = phi i64 [ 16, %b14 ], [ %93, %b20 ], !dbg !1162
	%83 = icmp sgt i64 %82, 0, !dbg !1163
	br i1 %83, label %b16, label %b21, !dbg !1163

b16:
	%84 = add i64 %80, %82, !dbg !1164
	%85 = icmp sge i64 %84, %42, !dbg !1165
	br i1 %85, label %b17, label %b18, !dbg !1165

b17:
	br label %b18, !dbg !1165

b18:
	%86 = phi i64 [ %84, %b16 ], [ %80, %b17 ], !dbg !1166
	%87 = trunc i64 %86 to i32, !dbg !1167
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %87, i32 31), !dbg !1167
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !1167
	%90 = icmp ne i64 %86, %80, !dbg !1168
	br i1 %90, label %b19, label %b20, !dbg !1168

b19:
	%91 = or i32 %81, %89, !dbg !1159
	br label %b20, !dbg !1169

b20:
	%92 = phi i32 [ %81, %b18 ], [ %91, %b19 ], !dbg !1155
	%93 = sdiv i64 %82, 2, !dbg !1170
	br label %b15, !dbg !1170

b21:
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 0, i32 31), !dbg !1171
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !1171
	br label %b22, !dbg !1172

b22:
	%96 = phi i32 [ %71, %b12 ], [ %95, %b21 ], !dbg !1153
	br i1 %43, label %b23, label %b25, !dbg !1177

b23:
	%97 = phi i32 [ %37, %b22 ], [ %103, %b24 ], !dbg !1178
	%98 = phi i64 [ 16, %b22 ], [ %104, %b24 ], !dbg !1179
	%99 = icmp sgt i64 %98, 0, !dbg !1180
	br i1 %99, label %b24, label %b33, !dbg !1180

b24:
	%100 = trunc i64 %98 to i32, !dbg !1181
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %97, i32 %100, i32 31), !dbg !1181
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !1181
	%103 = xor i32 %97, %102, !dbg !1182
	%104 = sdiv i64 %98, 2, !dbg !1183
	br label %b23, !dbg !1183

b25:
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1184, !range !52
	%106 = sext i32 %105 to i64, !dbg !1184
	br label %b26, !dbg !1184

b26:
	%107 = phi i32 [ %37, %b25 ], [ %118, %b31 ], !dbg !1178
	%108 = phi i64 [ 16, %b25 ], [ %119, %b31 ], !dbg !1185
	%109 = icmp sgt i64 %108, 0, !dbg !1186
	br i1 %109, label %b27, label %b32, !dbg !1186

b27:
	%110 = add i64 %106, %108, !dbg !1187
	%111 = icmp sge i64 %110, %42, !dbg !1188
	br i1 %111, label %b28, label %b29, !dbg !1188

b28:
	br label %b29, !dbg !1188

b29:
	%112 = phi i64 [ %110, %b27 ], [ %106, %b28 ], !dbg !1189
	%113 = trunc i64 %112 to i32, !dbg !1190
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 %113, i32 31), !dbg !1190
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !1190
	%116 = icmp ne i64 %112, %106, !dbg !1191
	br i1 %116, label %b30, label %b31, !dbg !1191

b30:
	%117 = xor i32 %107, %115, !dbg !1182
	br label %b31, !dbg !1192

b31:
	%118 = phi i32 [ %107, %b29 ], [ %117, %b30 ], !dbg !1178
	%119 = sdiv i64 %108, 2, !dbg !1193
	br label %b26, !dbg !1193

b32:
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 0, i32 31), !dbg !1194
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !1194
	br label %b33, !dbg !1195

b33:
	%122 = phi i32 [ %97, %b23 ], [ %121, %b32 ], !dbg !1176
	%123 = getelementptr inbounds i32, i32* %32, i64 0, !dbg !1196
	store i32 %70, i32* %123, align 4, !dbg !1196
	%124 = getelementptr inbounds i32, i32* %32, i64 1, !dbg !1197
	store i32 %96, i32* %124, align 4, !dbg !1197
	%125 = getelementptr inbounds i32, i32* %32, i64 2, !dbg !1198
	store i32 %122, i32* %125, align 4, !dbg !1198
	%126 = sub i64 %p3, %30, !dbg !1199
	%127 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !1199
	%128 = icmp ugt i64 %30, %p3, !dbg !1199
	br i1 %128, label %b33_fail1, label %b33_ok1, !dbg !1199, !prof !18

b33_ok1:
	%129 = load i32, i32* %33, align 4, !dbg !1200
	%130 = icmp ugt i64 3, %126, !dbg !1203
	br i1 %130, label %b33_fail2, label %b33_ok2, !dbg !1203, !prof !18

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !1208

b34:
	%131 = phi i32 [ %129, %b33_ok2 ], [ %137, %b35 ], !dbg !1209
	%132 = phi i64 [ 16, %b33_ok2 ], [ %138, %b35 ], !dbg !1210
	%133 = icmp sgt i64 %132, 0, !dbg !1211
	br i1 %133, label %b35, label %b44, !dbg !1211

b35:
	%134 = trunc i64 %132 to i32, !dbg !1212
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %131, i32 %134, i32 31), !dbg !1212
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !1212
	%137 = and i32 %131, %136, !dbg !1213
	%138 = sdiv i64 %132, 2, !dbg !1214
	br label %b34, !dbg !1214

b36:
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1215, !range !52
	%140 = sext i32 %139 to i64, !dbg !1215
	br label %b37, !dbg !1215

b37:
	%141 = phi i32 [ %129, %b36 ], [ %152, %b42 ], !dbg !1209
	%142 = phi i64 [ 16, %b36 ], [ %153, %b42 ], !dbg !1216
	%143 = icmp sgt i64 %142, 0, !dbg !1217
	br i1 %143, label %b38, label %b43, !dbg !1217

b38:
	%144 = add i64 %140, %142, !dbg !1218
	%145 = icmp sge i64 %144, %42, !dbg !1219
	br i1 %145, label %b39, label %b40, !dbg !1219

b39:
	br label %b40, !dbg !1219

b40:
	%146 = phi i64 [ %144, %b38 ], [ %140, %b39 ], !dbg !1220
	%147 = trunc i64 %146 to i32, !dbg !1221
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %147, i32 31), !dbg !1221
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !1221
	%150 = icmp ne i64 %146, %140, !dbg !1222
	br i1 %150, label %b41, label %b42, !dbg !1222

b41:
	%151 = and i32 %141, %149, !dbg !1213
	br label %b42, !dbg !1223

b42:
	%152 = phi i32 [ %141, %b40 ], [ %151, %b41 ], !dbg !1209
	%153 = sdiv i64 %142, 2, !dbg !1224
	br label %b37, !dbg !1224

b43:
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 0, i32 31), !dbg !1225
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !1225
	br label %b44, !dbg !1226

b44:
	%156 = phi i32 [ %131, %b34 ], [ %155, %b43 ], !dbg !1207
	%157 = add i64 %19, 32, !dbg !1228
	%158 = sub i64 %157, 1, !dbg !1229
	%159 = sdiv i64 %158, 32, !dbg !1230
	%160 = icmp eq i64 %159, 1, !dbg !1231
	br i1 %160, label %b50, label %b45, !dbg !1231

b45:
	%161 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1232
	call void @llvm.nvvm.barrier0(), !dbg !1233
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1234, !range !52
	%163 = sext i32 %162 to i64, !dbg !1234
	%164 = icmp eq i64 %163, 0, !dbg !1235
	br i1 %164, label %b46, label %b47, !dbg !1235

b46:
	%165 = sdiv i64 %28, 32, !dbg !1236
	%166 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 %165, !dbg !1237
	%167 = icmp uge i64 %165, 32, !dbg !1237
	br i1 %167, label %b46_fail1, label %b46_ok1, !dbg !1237, !prof !18

b46_ok1:
	store i32 %156, i32* %166, align 4, !dbg !1237
	br label %b47, !dbg !1237

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1238
	%168 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 0, !dbg !1239
	%169 = load i32, i32* %168, align 4, !dbg !1239
	br label %b48, !dbg !1239

b48:
	%170 = phi i32 [ %169, %b47 ], [ %176, %b49_ok1 ], !dbg !1240
	%171 = phi i64 [ 1, %b47 ], [ %177, %b49_ok1 ], !dbg !1241
	%172 = icmp slt i64 %171, %159, !dbg !1242
	br i1 %172, label %b49, label %b50, !dbg !1242

b49:
	%173 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 %171, !dbg !1243
	%174 = icmp uge i64 %171, 32, !dbg !1243
	br i1 %174, label %b49_fail1, label %b49_ok1, !dbg !1243, !prof !18

b49_ok1:
	%175 = load i32, i32* %173, align 4, !dbg !1243
	%176 = and i32 %170, %175, !dbg !1213
	%177 = add i64 %171, 1, !dbg !1244
	br label %b48, !dbg !1244

b50:
	%178 = phi i32 [ %156, %b44 ], [ %170, %b48 ], !dbg !1206
	br i1 %43, label %b51, label %b53, !dbg !1249

b51:
	%179 = phi i32 [ %129, %b50 ], [ %185, %b52 ], !dbg !1250
	%180 = phi i64 [ 16, %b50 ], [ %186, %b52 ], !dbg !1251
	%181 = icmp sgt i64 %180, 0, !dbg !1252
	br i1 %181, label %b52, label %b61, !dbg !1252

b52:
	%182 = trunc i64 %180 to i32, !dbg !1253
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %179, i32 %182, i32 31), !dbg !1253
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !1253
	%185 = or i32 %179, %184, !dbg !1254
	%186 = sdiv i64 %180, 2, !dbg !1255
	br label %b51, !dbg !1255

b53:
	%187 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1256, !range !52
	%188 = sext i32 %187 to i64, !dbg !1256
	br label %b54, !dbg !1256

b54:
	%189 = phi i32 [ %129, %b53 ], [ %200, %b59 ], !dbg !1250
	%190 = phi i64 [ 16, %b53 ], [ %201, %b59 ], !dbg !1257
	%191 = icmp sgt i64 %190, 0, !dbg !1258
	br i1 %191, label %b55, label %b60, !dbg !1258

b55:
	%192 = add i64 %188, %190, !dbg !1259
	%193 = icmp sge i64 %192, %42, !dbg !1260
	br i1 %193, label %b56, label %b57, !dbg !1260

b56:
	br label %b57, !dbg !1260

b57:
	%194 = phi i64 [ %192, %b55 ], [ %188, %b56 ], !dbg !1261
	%195 = trunc i64 %194 to i32, !dbg !1262
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 %195, i32 31), !dbg !1262
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !1262
	%198 = icmp ne i64 %194, %188, !dbg !1263
	br i1 %198, label %b58, label %b59, !dbg !1263

b58:
	%199 = or i32 %189, %197, !dbg !1254
	br label %b59, !dbg !1264

b59:
	%200 = phi i32 [ %189, %b57 ], [ %199, %b58 ], !dbg !1250
	%201 = sdiv i64 %190, 2, !dbg !1265
	br label %b54, !dbg !1265

b60:
	%202 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 0, i32 31), !dbg !1266
	%203 = extractvalue { i32, i1 } %202, 0, !dbg !1266
	br label %b61, !dbg !1267

b61:
	%204 = phi i32 [ %179, %b51 ], [ %203, %b60 ], !dbg !1248
	br i1 %160, label %b67, label %b62, !dbg !1268

b62:
	%205 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1269
	call void @llvm.nvvm.barrier0(), !dbg !1270
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1271, !range !52
	%207 = sext i32 %206 to i64, !dbg !1271
	%208 = icmp eq i64 %207, 0, !dbg !1272
	br i1 %208, label %b63, label %b64, !dbg !1272

b63:
	%209 = sdiv i64 %28, 32, !dbg !1273
	%210 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 %209, !dbg !1274
	%211 = icmp uge i64 %209, 32, !dbg !1274
	br i1 %211, label %b63_fail1, label %b63_ok1, !dbg !1274, !prof !18

b63_ok1:
	store i32 %204, i32* %210, align 4, !dbg !1274
	br label %b64, !dbg !1274

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1275
	%212 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 0, !dbg !1276
	%213 = load i32, i32* %212, align 4, !dbg !1276
	br label %b65, !dbg !1276

b65:
	%214 = phi i32 [ %213, %b64 ], [ %220, %b66_ok1 ], !dbg !1277
	%215 = phi i64 [ 1, %b64 ], [ %221, %b66_ok1 ], !dbg !1278
	%216 = icmp slt i64 %215, %159, !dbg !1279
	br i1 %216, label %b66, label %b67, !dbg !1279

b66:
	%217 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 %215, !dbg !1280
	%218 = icmp uge i64 %215, 32, !dbg !1280
	br i1 %218, label %b66_fail1, label %b66_ok1, !dbg !1280, !prof !18

b66_ok1:
	%219 = load i32, i32* %217, align 4, !dbg !1280
	%220 = or i32 %214, %219, !dbg !1254
	%221 = add i64 %215, 1, !dbg !1281
	br label %b65, !dbg !1281

b67:
	%222 = phi i32 [ %204, %b61 ], [ %214, %b65 ], !dbg !1247
	br i1 %43, label %b68, label %b70, !dbg !1286

b68:
	%223 = phi i32 [ %129, %b67 ], [ %229, %b69 ], !dbg !1287
	%224 = phi i64 [ 16, %b67 ], [ %230, %b69 ], !dbg !1288
	%225 = icmp sgt i64 %224, 0, !dbg !1289
	br i1 %225, label %b69, label %b78, !dbg !1289

b69:
	%226 = trunc i64 %224 to i32, !dbg !1290
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %223, i32 %226, i32 31), !dbg !1290
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !1290
	%229 = xor i32 %223, %228, !dbg !1291
	%230 = sdiv i64 %224, 2, !dbg !1292
	br label %b68, !dbg !1292

b70:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1293, !range !52
	%232 = sext i32 %231 to i64, !dbg !1293
	br label %b71, !dbg !1293

b71:
	%233 = phi i32 [ %129, %b70 ], [ %244, %b76 ], !dbg !1287
	%234 = phi i64 [ 16, %b70 ], [ %245, %b76 ], !dbg !1294
	%235 = icmp sgt i64 %234, 0, !dbg !1295
	br i1 %235, label %b72, label %b77, !dbg !1295

b72:
	%236 = add i64 %232, %234, !dbg !1296
	%237 = icmp sge i64 %236, %42, !dbg !1297
	br i1 %237, label %b73, label %b74, !dbg !1297

b73:
	br label %b74, !dbg !1297

b74:
	%238 = phi i64 [ %236, %b72 ], [ %232, %b73 ], !dbg !1298
	%239 = trunc i64 %238 to i32, !dbg !1299
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 %239, i32 31), !dbg !1299
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !1299
	%242 = icmp ne i64 %238, %232, !dbg !1300
	br i1 %242, label %b75, label %b76, !dbg !1300

b75:
	%243 = xor i32 %233, %241, !dbg !1291
	br label %b76, !dbg !1301

b76:
	%244 = phi i32 [ %233, %b74 ], [ %243, %b75 ], !dbg !1287
	%245 = sdiv i64 %234, 2, !dbg !1302
	br label %b71, !dbg !1302

b77:
	%246 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 0, i32 31), !dbg !1303
	%247 = extractvalue { i32, i1 } %246, 0, !dbg !1303
	br label %b78, !dbg !1304

b78:
	%248 = phi i32 [ %223, %b68 ], [ %247, %b77 ], !dbg !1285
	br i1 %160, label %b84, label %b79, !dbg !1305

b79:
	%249 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1306
	call void @llvm.nvvm.barrier0(), !dbg !1307
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1308, !range !52
	%251 = sext i32 %250 to i64, !dbg !1308
	%252 = icmp eq i64 %251, 0, !dbg !1309
	br i1 %252, label %b80, label %b81, !dbg !1309

b80:
	%253 = sdiv i64 %28, 32, !dbg !1310
	%254 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 %253, !dbg !1311
	%255 = icmp uge i64 %253, 32, !dbg !1311
	br i1 %255, label %b80_fail1, label %b80_ok1, !dbg !1311, !prof !18

b80_ok1:
	store i32 %248, i32* %254, align 4, !dbg !1311
	br label %b81, !dbg !1311

b81:
	call void @llvm.nvvm.barrier0(), !dbg !1312
	%256 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 0, !dbg !1313
	%257 = load i32, i32* %256, align 4, !dbg !1313
	br label %b82, !dbg !1313

b82:
	%258 = phi i32 [ %257, %b81 ], [ %264, %b83_ok1 ], !dbg !1314
	%259 = phi i64 [ 1, %b81 ], [ %265, %b83_ok1 ], !dbg !1315
	%260 = icmp slt i64 %259, %159, !dbg !1316
	br i1 %260, label %b83, label %b84, !dbg !1316

b83:
	%261 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 %259, !dbg !1317
	%262 = icmp uge i64 %259, 32, !dbg !1317
	br i1 %262, label %b83_fail1, label %b83_ok1, !dbg !1317, !prof !18

b83_ok1:
	%263 = load i32, i32* %261, align 4, !dbg !1317
	%264 = xor i32 %258, %263, !dbg !1291
	%265 = add i64 %259, 1, !dbg !1318
	br label %b82, !dbg !1318

b84:
	%266 = phi i32 [ %248, %b78 ], [ %258, %b82 ], !dbg !1284
	%267 = getelementptr inbounds i32, i32* %127, i64 0, !dbg !1319
	store i32 %178, i32* %267, align 4, !dbg !1319
	%268 = getelementptr inbounds i32, i32* %127, i64 1, !dbg !1320
	store i32 %222, i32* %268, align 4, !dbg !1320
	%269 = getelementptr inbounds i32, i32* %127, i64 2, !dbg !1321
	store i32 %266, i32* %269, align 4, !dbg !1321
	ret void, !dbg !1118

b0_fail1:
	%270 = icmp ugt i64 %30, %p1, !dbg !1121
	br i1 %270, label %b0_fail2, label %b0_ok2, !dbg !1121

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %30, i64 %p1), !dbg !1121
	ret void, !dbg !1121

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %29, i64 %p5), !dbg !1122
	ret void, !dbg !1122

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %31), !dbg !1125
	ret void, !dbg !1125

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p3), !dbg !1199
	ret void, !dbg !1199

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %126), !dbg !1203
	ret void, !dbg !1203

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %165, i64 32), !dbg !1237
	ret void, !dbg !1237

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %171, i64 32), !dbg !1243
	ret void, !dbg !1243

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %209, i64 32), !dbg !1274
	ret void, !dbg !1274

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %215, i64 32), !dbg !1280
	ret void, !dbg !1280

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %253, i64 32), !dbg !1311
	ret void, !dbg !1311

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %259, i64 32), !dbg !1317
	ret void, !dbg !1317
}

define void @ExchangeInt64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1322 {
entry:
	br label %b0, !dbg !1323

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1326, !range !9
	%1 = sext i32 %0 to i64, !dbg !1326
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1326, !range !10
	%3 = sext i32 %2 to i64, !dbg !1326
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1326, !range !10
	%5 = sext i32 %4 to i64, !dbg !1326
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1326, !range !11
	%7 = sext i32 %6 to i64, !dbg !1326
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1326, !range !12
	%9 = sext i32 %8 to i64, !dbg !1326
	%10 = mul i64 %9, %5, !dbg !1326
	%11 = add i64 %3, %10, !dbg !1326
	%12 = mul i64 %7, %11, !dbg !1326
	%13 = add i64 %1, %12, !dbg !1326
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1326, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1326, !range !13
	%16 = mul i32 %14, %15, !dbg !1326
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1326, !range !14
	%18 = mul i32 %16, %17, !dbg !1326
	%19 = sext i32 %18 to i64, !dbg !1326
	%20 = mul i64 %13, %19, !dbg !1326
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1326, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1326, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1326, !range !16
	%24 = mul i32 %15, %23, !dbg !1326
	%25 = add i32 %22, %24, !dbg !1326
	%26 = mul i32 %14, %25, !dbg !1326
	%27 = add i32 %21, %26, !dbg !1326
	%28 = sext i32 %27 to i64, !dbg !1326
	%29 = add i64 %20, %28, !dbg !1326
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1327, !range !52
	%31 = sext i32 %30 to i64, !dbg !1327
	%32 = and i32 %27, -32, !dbg !1328
	%33 = sub i32 %18, %32, !dbg !1328
	%34 = icmp slt i32 %33, 32, !dbg !1328
	%35 = select i1 %34, i32 %33, i32 32, !dbg !1328
	%36 = sext i32 %35 to i64, !dbg !1328
	%37 = icmp eq i64 %36, 32, !dbg !1329
	br i1 %37, label %b1, label %b2, !dbg !1329

b1:
	br label %b2, !dbg !1329

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1330
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1331
	%40 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1332
	%41 = icmp uge i64 %29, %p5, !dbg !1332
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !1332, !prof !18

b2_ok1:
	%42 = load i64, i64* %40, align 8, !dbg !1332
	%43 = mul i64 %29, 4, !dbg !1333
	%44 = sub i64 %p1, %43, !dbg !1334
	%45 = getelementptr inbounds i64, i64* %p0, i64 %43, !dbg !1334
	%46 = mul i64 %31, 7, !dbg !1336
	%47 = add i64 %46, 3, !dbg !1337
	%48 = icmp ugt i64 %43, %p1, !dbg !1334
	%49 = icmp ugt i64 4, %44, !dbg !1335
	%50 = icmp eq i64 %36, 0, !dbg !1338
	%51 = or i1 %48, %49, !dbg !1338
	%52 = or i1 %51, %50, !dbg !1338
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !1338, !prof !18

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !1338
	%54 = select i1 %53, i64 1, i64 %36, !dbg !1338
	%55 = srem i64 %47, %54, !dbg !1338
	%56 = trunc i64 %55 to i32, !dbg !1339
	%57 = trunc i64 %42 to i32, !dbg !1339
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !1339
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1339
	%60 = lshr i64 %42, 32, !dbg !1339
	%61 = trunc i64 %60 to i32, !dbg !1339
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %56, i32 31), !dbg !1339
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1339
	%64 = zext i32 %63 to i64, !dbg !1339
	%65 = shl i64 %64, 32, !dbg !1339
	%66 = zext i32 %59 to i64, !dbg !1339
	%67 = or i64 %66, %65, !dbg !1339
	%68 = getelementptr inbounds i64, i64* %45, i64 0, !dbg !1340
	store i64 %67, i64* %68, align 8, !dbg !1340
	%69 = trunc i64 %42 to i32, !dbg !1341
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 3, i32 0), !dbg !1341
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1341
	%72 = lshr i64 %42, 32, !dbg !1341
	%73 = trunc i64 %72 to i32, !dbg !1341
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1341
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1341
	%76 = zext i32 %75 to i64, !dbg !1341
	%77 = shl i64 %76, 32, !dbg !1341
	%78 = zext i32 %71 to i64, !dbg !1341
	%79 = or i64 %78, %77, !dbg !1341
	%80 = getelementptr inbounds i64, i64* %45, i64 1, !dbg !1342
	store i64 %79, i64* %80, align 8, !dbg !1342
	%81 = trunc i64 %38 to i32, !dbg !1343
	%82 = trunc i64 %42 to i32, !dbg !1343
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %82, i32 %81, i32 31), !dbg !1343
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !1343
	%85 = lshr i64 %42, 32, !dbg !1343
	%86 = trunc i64 %85 to i32, !dbg !1343
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %81, i32 31), !dbg !1343
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1343
	%89 = zext i32 %88 to i64, !dbg !1343
	%90 = shl i64 %89, 32, !dbg !1343
	%91 = zext i32 %84 to i64, !dbg !1343
	%92 = or i64 %91, %90, !dbg !1343
	%93 = getelementptr inbounds i64, i64* %45, i64 2, !dbg !1344
	store i64 %92, i64* %93, align 8, !dbg !1344
	%94 = trunc i64 %39 to i32, !dbg !1345
	%95 = trunc i64 %42 to i32, !dbg !1345
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !1345
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !1345
	%98 = lshr i64 %42, 32, !dbg !1345
	%99 = trunc i64 %98 to i32, !dbg !1345
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %94, i32 31), !dbg !1345
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1345
	%102 = zext i32 %101 to i64, !dbg !1345
	%103 = shl i64 %102, 32, !dbg !1345
	%104 = zext i32 %97 to i64, !dbg !1345
	%105 = or i64 %104, %103, !dbg !1345
	%106 = getelementptr inbounds i64, i64* %45, i64 3, !dbg !1346
	store i64 %105, i64* %106, align 8, !dbg !1346
	%107 = mul i64 %29, 3, !dbg !1347
	%108 = sub i64 %p3, %107, !dbg !1348
	%109 = getelementptr inbounds i32, i32* %p2, i64 %107, !dbg !1348
	%110 = icmp ugt i64 %107, %p3, !dbg !1348
	%111 = icmp ugt i64 3, %108, !dbg !1349
	%112 = or i1 %110, %111, !dbg !1349
	br i1 %112, label %b2_fail5, label %b2_ok5, !dbg !1349, !prof !18

b2_ok5:
	%113 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %42) convergent nounwind, !dbg !1350
	%114 = getelementptr inbounds i32, i32* %109, i64 0, !dbg !1351
	store i32 %113, i32* %114, align 4, !dbg !1351
	%115 = getelementptr inbounds i32, i32* %109, i64 1, !dbg !1352
	store i32 7, i32* %115, align 4, !dbg !1352
	%116 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %42) convergent nounwind, !dbg !1353
	store i32 %116, i32* %115, align 4, !dbg !1354
	%117 = sub i64 %29, %31, !dbg !1355
	%118 = getelementptr inbounds i64, i64* %p4, i64 %117, !dbg !1356
	%119 = icmp uge i64 %117, %p5, !dbg !1356
	br i1 %119, label %b2_fail7, label %b2_ok7, !dbg !1356, !prof !18

b2_ok7:
	%120 = load i64, i64* %118, align 8, !dbg !1356
	%121 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %120) convergent nounwind, !dbg !1357
	%122 = getelementptr inbounds i32, i32* %109, i64 2, !dbg !1358
	store i32 %121, i32* %122, align 4, !dbg !1358
	ret void, !dbg !1325

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %29, i64 %p5), !dbg !1332
	ret void, !dbg !1332

b2_fail2:
	%123 = icmp ugt i64 %43, %p1, !dbg !1334
	br i1 %123, label %b2_fail3, label %b2_ok3, !dbg !1334

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p1), !dbg !1334
	ret void, !dbg !1334

b2_ok3:
	%124 = icmp ugt i64 4, %44, !dbg !1335
	br i1 %124, label %b2_fail4, label %b2_ok4, !dbg !1335

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 4, i64 %44), !dbg !1335
	ret void, !dbg !1335

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !1338
	ret void, !dbg !1338

b2_fail5:
	%125 = icmp ugt i64 %107, %p3, !dbg !1348
	br i1 %125, label %b2_fail6, label %b2_ok6, !dbg !1348

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %107, i64 %p3), !dbg !1348
	ret void, !dbg !1348

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 3, i64 %108), !dbg !1349
	ret void, !dbg !1349

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %117, i64 %p5), !dbg !1356
	ret void, !dbg !1356
}

define void @NumbersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1359 {
entry:
	br label %b0, !dbg !1360

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1363, !range !9
	%1 = sext i32 %0 to i64, !dbg !1363
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1363, !range !10
	%3 = sext i32 %2 to i64, !dbg !1363
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1363, !range !10
	%5 = sext i32 %4 to i64, !dbg !1363
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1363, !range !11
	%7 = sext i32 %6 to i64, !dbg !1363
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1363, !range !12
	%9 = sext i32 %8 to i64, !dbg !1363
	%10 = mul i64 %9, %5, !dbg !1363
	%11 = add i64 %3, %10, !dbg !1363
	%12 = mul i64 %7, %11, !dbg !1363
	%13 = add i64 %1, %12, !dbg !1363
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1363, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1363, !range !13
	%16 = mul i32 %14, %15, !dbg !1363
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1363, !range !14
	%18 = mul i32 %16, %17, !dbg !1363
	%19 = sext i32 %18 to i64, !dbg !1363
	%20 = mul i64 %13, %19, !dbg !1363
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1363, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1363, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1363, !range !16
	%24 = mul i32 %15, %23, !dbg !1363
	%25 = add i32 %22, %24, !dbg !1363
	%26 = mul i32 %14, %25, !dbg !1363
	%27 = add i32 %21, %26, !dbg !1363
	%28 = sext i32 %27 to i64, !dbg !1363
	%29 = add i64 %20, %28, !dbg !1363
	%30 = mul i64 %29, 6, !dbg !1364
	%31 = sub i64 %p1, %30, !dbg !1365
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !1365
	%33 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1366
	%34 = icmp ugt i64 %30, %p1, !dbg !1365
	%35 = icmp uge i64 %29, %p5, !dbg !1366
	%36 = or i1 %34, %35, !dbg !1366
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !1366, !prof !18

b0_ok1:
	%37 = load i64, i64* %33, align 8, !dbg !1366
	%38 = icmp ugt i64 6, %31, !dbg !1369
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1369, !prof !18

b0_ok3:
	br label %b1, !dbg !1369

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %284, %b48 ], !dbg !1369
	%40 = and i32 %27, -32, !dbg !1376
	%41 = sub i32 %18, %40, !dbg !1376
	%42 = icmp slt i32 %41, 32, !dbg !1376
	%43 = select i1 %42, i32 %41, i32 32, !dbg !1376
	%44 = sext i32 %43 to i64, !dbg !1376
	%45 = icmp eq i64 %44, 32, !dbg !1377
	br i1 %45, label %b2, label %b4, !dbg !1377

b2:
	%46 = phi i64 [ %37, %b1 ], [ %61, %b3 ], !dbg !1378
	%47 = phi i64 [ 16, %b1 ], [ %62, %b3 ], !dbg !1379
	%48 = icmp sgt i64 %47, 0, !dbg !1380
	br i1 %48, label %b3, label %b12, !dbg !1380

b3:
	%49 = trunc i64 %47 to i32, !dbg !1381
	%50 = trunc i64 %46 to i32, !dbg !1381
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !1381
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !1381
	%53 = lshr i64 %46, 32, !dbg !1381
	%54 = trunc i64 %53 to i32, !dbg !1381
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %54, i32 %49, i32 31), !dbg !1381
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !1381
	%57 = zext i32 %56 to i64, !dbg !1381
	%58 = shl i64 %57, 32, !dbg !1381
	%59 = zext i32 %52 to i64, !dbg !1381
	%60 = or i64 %59, %58, !dbg !1381
	%61 = add i64 %46, %60, !dbg !1382
	%62 = sdiv i64 %47, 2, !dbg !1383
	br label %b2, !dbg !1383

b4:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1384, !range !52
	%64 = sext i32 %63 to i64, !dbg !1384
	br label %b5, !dbg !1384

b5:
	%65 = phi i64 [ %37, %b4 ], [ %85, %b10 ], !dbg !1378
	%66 = phi i64 [ 16, %b4 ], [ %86, %b10 ], !dbg !1385
	%67 = icmp sgt i64 %66, 0, !dbg !1386
	br i1 %67, label %b6, label %b11, !dbg !1386

b6:
	%68 = add i64 %64, %66, !dbg !1387
	%69 = icmp sge i64 %68, %44, !dbg !1388
	br i1 %69, label %b7, label %b8, !dbg !1388

b7:
	br label %b8, !dbg !1388

b8:
	%70 = phi i64 [ %68, %b6 ], [ %64, %b7 ], !dbg !1389
	%71 = trunc i64 %70 to i32, !dbg !1390
	%72 = trunc i64 %65 to i32, !dbg !1390
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 %71, i32 31), !dbg !1390
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1390
	%75 = lshr i64 %65, 32, !dbg !1390
	%76 = trunc i64 %75 to i32, !dbg !1390
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 %71, i32 31), !dbg !1390
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !1390
	%79 = zext i32 %78 to i64, !dbg !1390
	%80 = shl i64 %79, 32, !dbg !1390
	%81 = zext i32 %74 to i64, !dbg !1390
	%82 = or i64 %81, %80, !dbg !1390
	%83 = icmp ne i64 %70, %64, !dbg !1391
	br i1 %83, label %b9, label %b10, !dbg !1391

b9:
	%84 = add i64 %65, %82, !dbg !1382
	br label %b10, !dbg !1392

b10:
	%85 = phi i64 [ %65, %b8 ], [ %84, %b9 ], !dbg !1378
	%86 = sdiv i64 %66, 2, !dbg !1393
	br label %b5, !dbg !1393

b11:
	%87 = trunc i64 %65 to i32, !dbg !1394
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %87, i32 0, i32 31), !dbg !1394
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !1394
	%90 = lshr i64 %65, 32, !dbg !1394
	%91 = trunc i64 %90 to i32, !dbg !1394
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %91, i32 0, i32 31), !dbg !1394
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !1394
	%94 = zext i32 %93 to i64, !dbg !1394
	%95 = shl i64 %94, 32, !dbg !1394
	%96 = zext i32 %89 to i64, !dbg !1394
	%97 = or i64 %96, %95, !dbg !1394
	br label %b12, !dbg !1395

b12:
	%98 = phi i64 [ %46, %b2 ], [ %97, %b11 ], !dbg !1375
	%99 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !1396
	store i64 %98, i64* %99, align 8, !dbg !1396
	br i1 %45, label %b13, label %b15, !dbg !1401

b13:
	%100 = phi i64 [ %37, %b12 ], [ %116, %b14 ], !dbg !1402
	%101 = phi i64 [ 16, %b12 ], [ %117, %b14 ], !dbg !1403
	%102 = icmp sgt i64 %101, 0, !dbg !1404
	br i1 %102, label %b14, label %b23, !dbg !1404

b14:
	%103 = trunc i64 %101 to i32, !dbg !1405
	%104 = trunc i64 %100 to i32, !dbg !1405
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %104, i32 %103, i32 31), !dbg !1405
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !1405
	%107 = lshr i64 %100, 32, !dbg !1405
	%108 = trunc i64 %107 to i32, !dbg !1405
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %108, i32 %103, i32 31), !dbg !1405
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !1405
	%111 = zext i32 %110 to i64, !dbg !1405
	%112 = shl i64 %111, 32, !dbg !1405
	%113 = zext i32 %106 to i64, !dbg !1405
	%114 = or i64 %113, %112, !dbg !1405
	%115 = icmp slt i64 %100, %114, !dbg !1406
	%116 = select i1 %115, i64 %100, i64 %114, !dbg !1406
	%117 = sdiv i64 %101, 2, !dbg !1407
	br label %b13, !dbg !1407

b15:
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1408, !range !52
	%119 = sext i32 %118 to i64, !dbg !1408
	br label %b16, !dbg !1408

b16:
	%120 = phi i64 [ %37, %b15 ], [ %141, %b21 ], !dbg !1402
	%121 = phi i64 [ 16, %b15 ], [ %142, %b21 ], !dbg !1409
	%122 = icmp sgt i64 %121, 0, !dbg !1410
	br i1 %122, label %b17, label %b22, !dbg !1410

b17:
	%123 = add i64 %119, %121, !dbg !1411
	%124 = icmp sge i64 %123, %44, !dbg !1412
	br i1 %124, label %b18, label %b19, !dbg !1412

b18:
	br label %b19, !dbg !1412

b19:
	%125 = phi i64 [ %123, %b17 ], [ %119, %b18 ], !dbg !1413
	%126 = trunc i64 %125 to i32, !dbg !1414
	%127 = trunc i64 %120 to i32, !dbg !1414
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %126, i32 31), !dbg !1414
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !1414
	%130 = lshr i64 %120, 32, !dbg !1414
	%131 = trunc i64 %130 to i32, !dbg !1414
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %126, i32 31), !dbg !1414
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !1414
	%134 = zext i32 %133 to i64, !dbg !1414
	%135 = shl i64 %134, 32, !dbg !1414
	%136 = zext i32 %129 to i64, !dbg !1414
	%137 = or i64 %136, %135, !dbg !1414
	%138 = icmp ne i64 %125, %119, !dbg !1415
	br i1 %138, label %b20, label %b21, !dbg !1415

b20:
	%139 = icmp slt i64 %120, %137, !dbg !1406
	%140 = select i1 %139, i64 %120, i64 %137, !dbg !1406
	br label %b21, !dbg !1416

b21:
	%141 = phi i64 [ %120, %b19 ], [ %140, %b20 ], !dbg !1402
	%142 = sdiv i64 %121, 2, !dbg !1417
	br label %b16, !dbg !1417

b22:
	%143 = trunc i64 %120 to i32, !dbg !1418
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !1418
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !1418
	%146 = lshr i64 %120, 32, !dbg !1418
	%147 = trunc i64 %146 to i32, !dbg !1418
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !1418
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !1418
	%150 = zext i32 %149 to i64, !dbg !1418
	%151 = shl i64 %150, 32, !dbg !1418
	%152 = zext i32 %145 to i64, !dbg !1418
	%153 = or i64 %152, %151, !dbg !1418
	br label %b23, !dbg !1419

b23:
	%154 = phi i64 [ %100, %b13 ], [ %153, %b22 ], !dbg !1400
	br i1 %45, label %b24, label %b26, !dbg !1424

b24:
	%155 = phi i64 [ %37, %b23 ], [ %171, %b25 ], !dbg !1425
	%156 = phi i64 [ 16, %b23 ], [ %172, %b25 ], !dbg !1426
	%157 = icmp sgt i64 %156, 0, !dbg !1427
	br i1 %157, label %b25, label %b34, !dbg !1427

b25:
	%158 = trunc i64 %156 to i32, !dbg !1428
	%159 = trunc i64 %155 to i32, !dbg !1428
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %158, i32 31), !dbg !1428
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !1428
	%162 = lshr i64 %155, 32, !dbg !1428
	%163 = trunc i64 %162 to i32, !dbg !1428
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %163, i32 %158, i32 31), !dbg !1428
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !1428
	%166 = zext i32 %165 to i64, !dbg !1428
	%167 = shl i64 %166, 32, !dbg !1428
	%168 = zext i32 %161 to i64, !dbg !1428
	%169 = or i64 %168, %167, !dbg !1428
	%170 = icmp sgt i64 %155, %169, !dbg !1429
	%171 = select i1 %170, i64 %155, i64 %169, !dbg !1429
	%172 = sdiv i64 %156, 2, !dbg !1430
	br label %b24, !dbg !1430

b26:
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1431, !range !52
	%174 = sext i32 %173 to i64, !dbg !1431
	br label %b27, !dbg !1431

b27:
	%175 = phi i64 [ %37, %b26 ], [ %196, %b32 ], !dbg !1425
	%176 = phi i64 [ 16, %b26 ], [ %197, %b32 ], !dbg !1432
	%177 = icmp sgt i64 %176, 0, !dbg !1433
	br i1 %177, label %b28, label %b33, !dbg !1433

b28:
	%178 = add i64 %174, %176, !dbg !1434
	%179 = icmp sge i64 %178, %44, !dbg !1435
	br i1 %179, label %b29, label %b30, !dbg !1435

b29:
	br label %b30, !dbg !1435

b30:
	%180 = phi i64 [ %178, %b28 ], [ %174, %b29 ], !dbg !1436
	%181 = trunc i64 %180 to i32, !dbg !1437
	%182 = trunc i64 %175 to i32, !dbg !1437
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %182, i32 %181, i32 31), !dbg !1437
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !1437
	%185 = lshr i64 %175, 32, !dbg !1437
	%186 = trunc i64 %185 to i32, !dbg !1437
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 %181, i32 31), !dbg !1437
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !1437
	%189 = zext i32 %188 to i64, !dbg !1437
	%190 = shl i64 %189, 32, !dbg !1437
	%191 = zext i32 %184 to i64, !dbg !1437
	%192 = or i64 %191, %190, !dbg !1437
	%193 = icmp ne i64 %180, %174, !dbg !1438
	br i1 %193, label %b31, label %b32, !dbg !1438

b31:
	%194 = icmp sgt i64 %175, %192, !dbg !1429
	%195 = select i1 %194, i64 %175, i64 %192, !dbg !1429
	br label %b32, !dbg !1439

b32:
	%196 = phi i64 [ %175, %b30 ], [ %195, %b31 ], !dbg !1425
	%197 = sdiv i64 %176, 2, !dbg !1440
	br label %b27, !dbg !1440

b33:
	%198 = trunc i64 %175 to i32, !dbg !1441
	%199 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %198, i32 0, i32 31), !dbg !1441
	%200 = extractvalue { i32, i1 } %199, 0, !dbg !1441
	%201 = lshr i64 %175, 32, !dbg !1441
	%202 = trunc i64 %201 to i32, !dbg !1441
	%203 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %202, i32 0, i32 31), !dbg !1441
	%204 = extractvalue { i32, i1 } %203, 0, !dbg !1441
	%205 = zext i32 %204 to i64, !dbg !1441
	%206 = shl i64 %205, 32, !dbg !1441
	%207 = zext i32 %200 to i64, !dbg !1441
	%208 = or i64 %207, %206, !dbg !1441
	br label %b34, !dbg !1442

b34:
	%209 = phi i64 [ %155, %b24 ], [ %208, %b33 ], !dbg !1423
	%210 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !1443
	store i64 %154, i64* %210, align 8, !dbg !1443
	%211 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !1444
	store i64 %209, i64* %211, align 8, !dbg !1444
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1449, !range !52
	%213 = sext i32 %212 to i64, !dbg !1449
	br label %b35, !dbg !1449

b35:
	%214 = phi i64 [ %37, %b34 ], [ %231, %b38 ], !dbg !1450
	%215 = phi i64 [ 1, %b34 ], [ %232, %b38 ], !dbg !1451
	%216 = icmp slt i64 %215, 32, !dbg !1452
	br i1 %216, label %b36, label %b39, !dbg !1452

b36:
	%217 = trunc i64 %215 to i32, !dbg !1453
	%218 = trunc i64 %214 to i32, !dbg !1453
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %218, i32 %217, i32 0), !dbg !1453
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !1453
	%221 = lshr i64 %214, 32, !dbg !1453
	%222 = trunc i64 %221 to i32, !dbg !1453
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %222, i32 %217, i32 0), !dbg !1453
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !1453
	%225 = zext i32 %224 to i64, !dbg !1453
	%226 = shl i64 %225, 32, !dbg !1453
	%227 = zext i32 %220 to i64, !dbg !1453
	%228 = or i64 %227, %226, !dbg !1453
	%229 = icmp sge i64 %213, %215, !dbg !1454
	br i1 %229, label %b37, label %b38, !dbg !1454

b37:
	%230 = add i64 %214, %228, !dbg !1455
	br label %b38, !dbg !1455

b38:
	%231 = phi i64 [ %214, %b36 ], [ %230, %b37 ], !dbg !1450
	%232 = mul i64 %215, 2, !dbg !1456
	br label %b35, !dbg !1456

b39:
	%233 = phi i64 [ %37, %b35 ], [ %250, %b42 ], !dbg !1460
	%234 = phi i64 [ 1, %b35 ], [ %251, %b42 ], !dbg !1461
	%235 = icmp slt i64 %234, 32, !dbg !1462
	br i1 %235, label %b40, label %b43, !dbg !1462

b40:
	%236 = trunc i64 %234 to i32, !dbg !1463
	%237 = trunc i64 %233 to i32, !dbg !1463
	%238 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %237, i32 %236, i32 0), !dbg !1463
	%239 = extractvalue { i32, i1 } %238, 0, !dbg !1463
	%240 = lshr i64 %233, 32, !dbg !1463
	%241 = trunc i64 %240 to i32, !dbg !1463
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %241, i32 %236, i32 0), !dbg !1463
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !1463
	%244 = zext i32 %243 to i64, !dbg !1463
	%245 = shl i64 %244, 32, !dbg !1463
	%246 = zext i32 %239 to i64, !dbg !1463
	%247 = or i64 %246, %245, !dbg !1463
	%248 = icmp sge i64 %213, %234, !dbg !1464
	br i1 %248, label %b41, label %b42, !dbg !1464

b41:
	%249 = add i64 %233, %247, !dbg !1465
	br label %b42, !dbg !1465

b42:
	%250 = phi i64 [ %233, %b40 ], [ %249, %b41 ], !dbg !1460
	%251 = mul i64 %234, 2, !dbg !1466
	br label %b39, !dbg !1466

b43:
	%252 = trunc i64 %233 to i32, !dbg !1467
	%253 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %252, i32 1, i32 0), !dbg !1467
	%254 = extractvalue { i32, i1 } %253, 0, !dbg !1467
	%255 = lshr i64 %233, 32, !dbg !1467
	%256 = trunc i64 %255 to i32, !dbg !1467
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %256, i32 1, i32 0), !dbg !1467
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !1467
	%259 = zext i32 %258 to i64, !dbg !1467
	%260 = shl i64 %259, 32, !dbg !1467
	%261 = zext i32 %254 to i64, !dbg !1467
	%262 = or i64 %261, %260, !dbg !1467
	%263 = icmp eq i64 %213, 0, !dbg !1468
	br i1 %263, label %b45, label %b44, !dbg !1468

b44:
	br label %b45, !dbg !1469

b45:
	%264 = phi i64 [ 0, %b43 ], [ %262, %b44 ], !dbg !1458
	%265 = getelementptr inbounds i64, i64* %32, i64 3, !dbg !1470
	store i64 %214, i64* %265, align 8, !dbg !1470
	%266 = getelementptr inbounds i64, i64* %32, i64 4, !dbg !1471
	store i64 %264, i64* %266, align 8, !dbg !1471
	%267 = mul i64 %44, 2, !dbg !1472
	%268 = sdiv i64 %267, 3, !dbg !1473
	%269 = icmp slt i64 %268, 0, !dbg !1476
	br i1 %269, label %b47, label %b46, !dbg !1476

b46:
	%270 = icmp sge i64 %268, %44, !dbg !1477
	br i1 %270, label %b47, label %b48, !dbg !1477

b47:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !1478
	ret void, !dbg !1478

b48:
	%271 = trunc i64 %268 to i32, !dbg !1479
	%272 = trunc i64 %37 to i32, !dbg !1479
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !1479
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !1479
	%275 = lshr i64 %37, 32, !dbg !1479
	%276 = trunc i64 %275 to i32, !dbg !1479
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %271, i32 31), !dbg !1479
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !1479
	%279 = zext i32 %278 to i64, !dbg !1479
	%280 = shl i64 %279, 32, !dbg !1479
	%281 = zext i32 %274 to i64, !dbg !1479
	%282 = or i64 %281, %280, !dbg !1479
	%283 = getelementptr inbounds i64, i64* %32, i64 5, !dbg !1480
	store i64 %282, i64* %283, align 8, !dbg !1480
	%284 = add i64 %39, 1, !dbg !1480
	%285 = icmp slt i64 %284, 2, !dbg !1480
	br i1 %285, label %b1, label %b49, !dbg !1480

b49:
	%286 = sub i64 %p3, %30, !dbg !1481
	%287 = getelementptr inbounds i64, i64* %p2, i64 %30, !dbg !1481
	%288 = icmp ugt i64 %30, %p3, !dbg !1481
	br i1 %288, label %b49_fail1, label %b49_ok1, !dbg !1481, !prof !18

b49_ok1:
	%289 = load i64, i64* %33, align 8, !dbg !1482
	%290 = icmp ugt i64 6, %286, !dbg !1485
	br i1 %290, label %b49_fail2, label %b49_ok2, !dbg !1485, !prof !18

b49_ok2:
	br label %b50, !dbg !1485

b50:
	%291 = phi i64 [ 0, %b49_ok2 ], [ %611, %b129 ], !dbg !1485
	br i1 %45, label %b51, label %b53, !dbg !1491

b51:
	%292 = phi i64 [ %289, %b50 ], [ %307, %b52 ], !dbg !1492
	%293 = phi i64 [ 16, %b50 ], [ %308, %b52 ], !dbg !1493
	%294 = icmp sgt i64 %293, 0, !dbg !1494
	br i1 %294, label %b52, label %b60, !dbg !1494

b52:
	%295 = trunc i64 %293 to i32, !dbg !1495
	%296 = trunc i64 %292 to i32, !dbg !1495
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %296, i32 %295, i32 31), !dbg !1495
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !1495
	%299 = lshr i64 %292, 32, !dbg !1495
	%300 = trunc i64 %299 to i32, !dbg !1495
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %300, i32 %295, i32 31), !dbg !1495
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !1495
	%303 = zext i32 %302 to i64, !dbg !1495
	%304 = shl i64 %303, 32, !dbg !1495
	%305 = zext i32 %298 to i64, !dbg !1495
	%306 = or i64 %305, %304, !dbg !1495
	%307 = add i64 %292, %306, !dbg !1496
	%308 = sdiv i64 %293, 2, !dbg !1497
	br label %b51, !dbg !1497

b53:
	%309 = phi i64 [ %289, %b50 ], [ %329, %b58 ], !dbg !1492
	%310 = phi i64 [ 16, %b50 ], [ %330, %b58 ], !dbg !1498
	%311 = icmp sgt i64 %310, 0, !dbg !1499
	br i1 %311, label %b54, label %b59, !dbg !1499

b54:
	%312 = add i64 %213, %310, !dbg !1500
	%313 = icmp sge i64 %312, %44, !dbg !1501
	br i1 %313, label %b55, label %b56, !dbg !1501

b55:
	br label %b56, !dbg !1501

b56:
	%314 = phi i64 [ %312, %b54 ], [ %213, %b55 ], !dbg !1502
	%315 = trunc i64 %314 to i32, !dbg !1503
	%316 = trunc i64 %309 to i32, !dbg !1503
	%317 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %316, i32 %315, i32 31), !dbg !1503
	%318 = extractvalue { i32, i1 } %317, 0, !dbg !1503
	%319 = lshr i64 %309, 32, !dbg !1503
	%320 = trunc i64 %319 to i32, !dbg !1503
	%321 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %320, i32 %315, i32 31), !dbg !1503
	%322 = extractvalue { i32, i1 } %321, 0, !dbg !1503
	%323 = zext i32 %322 to i64, !dbg !1503
	%324 = shl i64 %323, 32, !dbg !1503
	%325 = zext i32 %318 to i64, !dbg !1503
	%326 = or i64 %325, %324, !dbg !1503
	%327 = icmp ne i64 %314, %213, !dbg !1504
	br i1 %327, label %b57, label %b58, !dbg !1504

b57:
	%328 = add i64 %309, %326, !dbg !1496
	br label %b58, !dbg !1505

b58:
	%329 = phi i64 [ %309, %b56 ], [ %328, %b57 ], !dbg !1492
	%330 = sdiv i64 %310, 2, !dbg !1506
	br label %b53, !dbg !1506

b59:
	%331 = trunc i64 %309 to i32, !dbg !1507
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 0, i32 31), !dbg !1507
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !1507
	%334 = lshr i64 %309, 32, !dbg !1507
	%335 = trunc i64 %334 to i32, !dbg !1507
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %335, i32 0, i32 31), !dbg !1507
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !1507
	%338 = zext i32 %337 to i64, !dbg !1507
	%339 = shl i64 %338, 32, !dbg !1507
	%340 = zext i32 %333 to i64, !dbg !1507
	%341 = or i64 %340, %339, !dbg !1507
	br label %b60, !dbg !1508

b60:
	%342 = phi i64 [ %292, %b51 ], [ %341, %b59 ], !dbg !1490
	%343 = add i64 %19, 32, !dbg !1510
	%344 = sub i64 %343, 1, !dbg !1511
	%345 = sdiv i64 %344, 32, !dbg !1512
	%346 = icmp eq i64 %345, 1, !dbg !1513
	br i1 %346, label %b66, label %b61, !dbg !1513

b61:
	%347 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1514
	call void @llvm.nvvm.barrier0(), !dbg !1515
	br i1 %263, label %b62, label %b63, !dbg !1516

b62:
	%348 = sdiv i64 %28, 32, !dbg !1517
	%349 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 %348, !dbg !1518
	%350 = icmp uge i64 %348, 32, !dbg !1518
	br i1 %350, label %b62_fail1, label %b62_ok1, !dbg !1518, !prof !18

b62_ok1:
	store i64 %342, i64* %349, align 8, !dbg !1518
	br label %b63, !dbg !1518

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1519
	%351 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 0, !dbg !1520
	%352 = load i64, i64* %351, align 8, !dbg !1520
	br label %b64, !dbg !1520

b64:
	%353 = phi i64 [ %352, %b63 ], [ %359, %b65_ok1 ], !dbg !1521
	%354 = phi i64 [ 1, %b63 ], [ %360, %b65_ok1 ], !dbg !1522
	%355 = icmp slt i64 %354, %345, !dbg !1523
	br i1 %355, label %b65, label %b66, !dbg !1523

b65:
	%356 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 %354, !dbg !1524
	%357 = icmp uge i64 %354, 32, !dbg !1524
	br i1 %357, label %b65_fail1, label %b65_ok1, !dbg !1524, !prof !18

b65_ok1:
	%358 = load i64, i64* %356, align 8, !dbg !1524
	%359 = add i64 %353, %358, !dbg !1496
	%360 = add i64 %354, 1, !dbg !1525
	br label %b64, !dbg !1525

b66:
	%361 = phi i64 [ %342, %b60 ], [ %353, %b64 ], !dbg !1489
	%362 = getelementptr inbounds i64, i64* %287, i64 0, !dbg !1526
	store i64 %361, i64* %362, align 8, !dbg !1526
	br i1 %45, label %b67, label %b69, !dbg !1531

b67:
	%363 = phi i64 [ %289, %b66 ], [ %379, %b68 ], !dbg !1532
	%364 = phi i64 [ 16, %b66 ], [ %380, %b68 ], !dbg !1533
	%365 = icmp sgt i64 %364, 0, !dbg !1534
	br i1 %365, label %b68, label %b76, !dbg !1534

b68:
	%366 = trunc i64 %364 to i32, !dbg !1535
	%367 = trunc i64 %363 to i32, !dbg !1535
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %366, i32 31), !dbg !1535
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !1535
	%370 = lshr i64 %363, 32, !dbg !1535
	%371 = trunc i64 %370 to i32, !dbg !1535
	%372 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %371, i32 %366, i32 31), !dbg !1535
	%373 = extractvalue { i32, i1 } %372, 0, !dbg !1535
	%374 = zext i32 %373 to i64, !dbg !1535
	%375 = shl i64 %374, 32, !dbg !1535
	%376 = zext i32 %369 to i64, !dbg !1535
	%377 = or i64 %376, %375, !dbg !1535
	%378 = icmp slt i64 %363, %377, !dbg !1536
	%379 = select i1 %378, i64 %363, i64 %377, !dbg !1536
	%380 = sdiv i64 %364, 2, !dbg !1537
	br label %b67, !dbg !1537

b69:
	%381 = phi i64 [ %289, %b66 ], [ %402, %b74 ], !dbg !1532
	%382 = phi i64 [ 16, %b66 ], [ %403, %b74 ], !dbg !1538
	%383 = icmp sgt i64 %382, 0, !dbg !1539
	br i1 %383, label %b70, label %b75, !dbg !1539

b70:
	%384 = add i64 %213, %382, !dbg !1540
	%385 = icmp sge i64 %384, %44, !dbg !1541
	br i1 %385, label %b71, label %b72, !dbg !1541

b71:
	br label %b72, !dbg !1541

b72:
	%386 = phi i64 [ %384, %b70 ], [ %213, %b71 ], !dbg !1542
	%387 = trunc i64 %386 to i32, !dbg !1543
	%388 = trunc i64 %381 to i32, !dbg !1543
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %387, i32 31), !dbg !1543
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !1543
	%391 = lshr i64 %381, 32, !dbg !1543
	%392 = trunc i64 %391 to i32, !dbg !1543
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 %387, i32 31), !dbg !1543
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !1543
	%395 = zext i32 %394 to i64, !dbg !1543
	%396 = shl i64 %395, 32, !dbg !1543
	%397 = zext i32 %390 to i64, !dbg !1543
	%398 = or i64 %397, %396, !dbg !1543
	%399 = icmp ne i64 %386, %213, !dbg !1544
	br i1 %399, label %b73, label %b74, !dbg !1544

b73:
	%400 = icmp slt i64 %381, %398, !dbg !1536
	%401 = select i1 %400, i64 %381, i64 %398, !dbg !1536
	br label %b74, !dbg !1545

b74:
	%402 = phi i64 [ %381, %b72 ], [ %401, %b73 ], !dbg !1532
	%403 = sdiv i64 %382, 2, !dbg !1546
	br label %b69, !dbg !1546

b75:
	%404 = trunc i64 %381 to i32, !dbg !1547
	%405 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %404, i32 0, i32 31), !dbg !1547
	%406 = extractvalue { i32, i1 } %405, 0, !dbg !1547
	%407 = lshr i64 %381, 32, !dbg !1547
	%408 = trunc i64 %407 to i32, !dbg !1547
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %408, i32 0, i32 31), !dbg !1547
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !1547
	%411 = zext i32 %410 to i64, !dbg !1547
	%412 = shl i64 %411, 32, !dbg !1547
	%413 = zext i32 %406 to i64, !dbg !1547
	%414 = or i64 %413, %412, !dbg !1547
	br label %b76, !dbg !1548

b76:
	%415 = phi i64 [ %363, %b67 ], [ %414, %b75 ], !dbg !1530
	br i1 %346, label %b82, label %b77, !dbg !1549

b77:
	%416 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1550
	call void @llvm.nvvm.barrier0(), !dbg !1551
	br i1 %263, label %b78, label %b79, !dbg !1552

b78:
	%417 = sdiv i64 %28, 32, !dbg !1553
	%418 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 %417, !dbg !1554
	%419 = icmp uge i64 %417, 32, !dbg !1554
	br i1 %419, label %b78_fail1, label %b78_ok1, !dbg !1554, !prof !18

b78_ok1:
	store i64 %415, i64* %418, align 8, !dbg !1554
	br label %b79, !dbg !1554

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1555
	%420 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 0, !dbg !1556
	%421 = load i64, i64* %420, align 8, !dbg !1556
	br label %b80, !dbg !1556

b80:
	%422 = phi i64 [ %421, %b79 ], [ %429, %b81_ok1 ], !dbg !1557
	%423 = phi i64 [ 1, %b79 ], [ %430, %b81_ok1 ], !dbg !1558
	%424 = icmp slt i64 %423, %345, !dbg !1559
	br i1 %424, label %b81, label %b82, !dbg !1559

b81:
	%425 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 %423, !dbg !1560
	%426 = icmp uge i64 %423, 32, !dbg !1560
	br i1 %426, label %b81_fail1, label %b81_ok1, !dbg !1560, !prof !18

b81_ok1:
	%427 = load i64, i64* %425, align 8, !dbg !1560
	%428 = icmp slt i64 %422, %427, !dbg !1536
	%429 = select i1 %428, i64 %422, i64 %427, !dbg !1536
	%430 = add i64 %423, 1, !dbg !1561
	br label %b80, !dbg !1561

b82:
	%431 = phi i64 [ %415, %b76 ], [ %422, %b80 ], !dbg !1529
	br i1 %45, label %b83, label %b85, !dbg !1566

b83:
	%432 = phi i64 [ %289, %b82 ], [ %448, %b84 ], !dbg !1567
	%433 = phi i64 [ 16, %b82 ], [ %449, %b84 ], !dbg !1568
	%434 = icmp sgt i64 %433, 0, !dbg !1569
	br i1 %434, label %b84, label %b92, !dbg !1569

b84:
	%435 = trunc i64 %433 to i32, !dbg !1570
	%436 = trunc i64 %432 to i32, !dbg !1570
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %436, i32 %435, i32 31), !dbg !1570
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !1570
	%439 = lshr i64 %432, 32, !dbg !1570
	%440 = trunc i64 %439 to i32, !dbg !1570
	%441 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %440, i32 %435, i32 31), !dbg !1570
	%442 = extractvalue { i32, i1 } %441, 0, !dbg !1570
	%443 = zext i32 %442 to i64, !dbg !1570
	%444 = shl i64 %443, 32, !dbg !1570
	%445 = zext i32 %438 to i64, !dbg !1570
	%446 = or i64 %445, %444, !dbg !1570
	%447 = icmp sgt i64 %432, %446, !dbg !1571
	%448 = select i1 %447, i64 %432, i64 %446, !dbg !1571
	%449 = sdiv i64 %433, 2, !dbg !1572
	br label %b83, !dbg !1572

b85:
	%450 = phi i64 [ %289, %b82 ], [ %471, %b90 ], !dbg !1567
	%451 = phi i64 [ 16, %b82 ], [ %472, %b90 ], !dbg !1573
	%452 = icmp sgt i64 %451, 0, !dbg !1574
	br i1 %452, label %b86, label %b91, !dbg !1574

b86:
	%453 = add i64 %213, %451, !dbg !1575
	%454 = icmp sge i64 %453, %44, !dbg !1576
	br i1 %454, label %b87, label %b88, !dbg !1576

b87:
	br label %b88, !dbg !1576

b88:
	%455 = phi i64 [ %453, %b86 ], [ %213, %b87 ], !dbg !1577
	%456 = trunc i64 %455 to i32, !dbg !1578
	%457 = trunc i64 %450 to i32, !dbg !1578
	%458 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %457, i32 %456, i32 31), !dbg !1578
	%459 = extractvalue { i32, i1 } %458, 0, !dbg !1578
	%460 = lshr i64 %450, 32, !dbg !1578
	%461 = trunc i64 %460 to i32, !dbg !1578
	%462 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %461, i32 %456, i32 31), !dbg !1578
	%463 = extractvalue { i32, i1 } %462, 0, !dbg !1578
	%464 = zext i32 %463 to i64, !dbg !1578
	%465 = shl i64 %464, 32, !dbg !1578
	%466 = zext i32 %459 to i64, !dbg !1578
	%467 = or i64 %466, %465, !dbg !1578
	%468 = icmp ne i64 %455, %213, !dbg !1579
	br i1 %468, label %b89, label %b90, !dbg !1579

b89:
	%469 = icmp sgt i64 %450, %467, !dbg !1571
	%470 = select i1 %469, i64 %450, i64 %467, !dbg !1571
	br label %b90, !dbg !1580

b90:
	%471 = phi i64 [ %450, %b88 ], [ %470, %b89 ], !dbg !1567
	%472 = sdiv i64 %451, 2, !dbg !1581
	br label %b85, !dbg !1581

b91:
	%473 = trunc i64 %450 to i32, !dbg !1582
	%474 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %473, i32 0, i32 31), !dbg !1582
	%475 = extractvalue { i32, i1 } %474, 0, !dbg !1582
	%476 = lshr i64 %450, 32, !dbg !1582
	%477 = trunc i64 %476 to i32, !dbg !1582
	%478 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %477, i32 0, i32 31), !dbg !1582
	%479 = extractvalue { i32, i1 } %478, 0, !dbg !1582
	%480 = zext i32 %479 to i64, !dbg !1582
	%481 = shl i64 %480, 32, !dbg !1582
	%482 = zext i32 %475 to i64, !dbg !1582
	%483 = or i64 %482, %481, !dbg !1582
	br label %b92, !dbg !1583

b92:
	%484 = phi i64 [ %432, %b83 ], [ %483, %b91 ], !dbg !1565
	br i1 %346, label %b98, label %b93, !dbg !1584

b93:
	%485 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1585
	call void @llvm.nvvm.barrier0(), !dbg !1586
	br i1 %263, label %b94, label %b95, !dbg !1587

b94:
	%486 = sdiv i64 %28, 32, !dbg !1588
	%487 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 %486, !dbg !1589
	%488 = icmp uge i64 %486, 32, !dbg !1589
	br i1 %488, label %b94_fail1, label %b94_ok1, !dbg !1589, !prof !18

b94_ok1:
	store i64 %484, i64* %487, align 8, !dbg !1589
	br label %b95, !dbg !1589

b95:
	call void @llvm.nvvm.barrier0(), !dbg !1590
	%489 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 0, !dbg !1591
	%490 = load i64, i64* %489, align 8, !dbg !1591
	br label %b96, !dbg !1591

b96:
	%491 = phi i64 [ %490, %b95 ], [ %498, %b97_ok1 ], !dbg !1592
	%492 = phi i64 [ 1, %b95 ], [ %499, %b97_ok1 ], !dbg !1593
	%493 = icmp slt i64 %492, %345, !dbg !1594
	br i1 %493, label %b97, label %b98, !dbg !1594

b97:
	%494 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 %492, !dbg !1595
	%495 = icmp uge i64 %492, 32, !dbg !1595
	br i1 %495, label %b97_fail1, label %b97_ok1, !dbg !1595, !prof !18

b97_ok1:
	%496 = load i64, i64* %494, align 8, !dbg !1595
	%497 = icmp sgt i64 %491, %496, !dbg !1571
	%498 = select i1 %497, i64 %491, i64 %496, !dbg !1571
	%499 = add i64 %492, 1, !dbg !1596
	br label %b96, !dbg !1596

b98:
	%500 = phi i64 [ %484, %b92 ], [ %491, %b96 ], !dbg !1564
	%501 = getelementptr inbounds i64, i64* %287, i64 1, !dbg !1597
	store i64 %431, i64* %501, align 8, !dbg !1597
	%502 = getelementptr inbounds i64, i64* %287, i64 2, !dbg !1598
	store i64 %500, i64* %502, align 8, !dbg !1598
	br label %b99, !dbg !1603

b99:
	%503 = phi i64 [ %289, %b98 ], [ %520, %b102 ], !dbg !1604
	%504 = phi i64 [ 1, %b98 ], [ %521, %b102 ], !dbg !1605
	%505 = icmp slt i64 %504, 32, !dbg !1606
	br i1 %505, label %b100, label %b103, !dbg !1606

b100:
	%506 = trunc i64 %504 to i32, !dbg !1607
	%507 = trunc i64 %503 to i32, !dbg !1607
	%508 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %507, i32 %506, i32 0), !dbg !1607
	%509 = extractvalue { i32, i1 } %508, 0, !dbg !1607
	%510 = lshr i64 %503, 32, !dbg !1607
	%511 = trunc i64 %510 to i32, !dbg !1607
	%512 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %511, i32 %506, i32 0), !dbg !1607
	%513 = extractvalue { i32, i1 } %512, 0, !dbg !1607
	%514 = zext i32 %513 to i64, !dbg !1607
	%515 = shl i64 %514, 32, !dbg !1607
	%516 = zext i32 %509 to i64, !dbg !1607
	%517 = or i64 %516, %515, !dbg !1607
	%518 = icmp sge i64 %213, %504, !dbg !1608
	br i1 %518, label %b101, label %b102, !dbg !1608

b101:
	%519 = add i64 %503, %517, !dbg !1609
	br label %b102, !dbg !1609

b102:
	%520 = phi i64 [ %503, %b100 ], [ %519, %b101 ], !dbg !1604
	%521 = mul i64 %504, 2, !dbg !1610
	br label %b99, !dbg !1610

b103:
	br i1 %346, label %b109, label %b104, !dbg !1611

b104:
	%522 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3 to [32 x i64]*, !dbg !1612
	%523 = sdiv i64 %28, 32, !dbg !1613
	call void @llvm.nvvm.barrier0(), !dbg !1614
	%524 = sub i64 %44, 1, !dbg !1615
	%525 = icmp eq i64 %213, %524, !dbg !1616
	br i1 %525, label %b105, label %b106, !dbg !1616

b105:
	%526 = getelementptr inbounds [32 x i64], [32 x i64]* %522, i64 0, i64 %523, !dbg !1617
	%527 = icmp uge i64 %523, 32, !dbg !1617
	br i1 %527, label %b105_fail1, label %b105_ok1, !dbg !1617, !prof !18

b105_ok1:
	store i64 %503, i64* %526, align 8, !dbg !1617
	br label %b106, !dbg !1617

b106:
	call void @llvm.nvvm.barrier0(), !dbg !1618
	%528 = icmp slt i64 0, %523, !dbg !1618
	br i1 %528, label %b107, label %b108, !dbg !1618

b107:
	%529 = phi i64 [ 0, %b106 ], [ %534, %b107_ok1 ], !dbg !1619
	%530 = phi i64 [ 0, %b106 ], [ %535, %b107_ok1 ], !dbg !1619
	%531 = getelementptr inbounds [32 x i64], [32 x i64]* %522, i64 0, i64 %530, !dbg !1620
	%532 = icmp uge i64 %530, 32, !dbg !1620
	br i1 %532, label %b107_fail1, label %b107_ok1, !dbg !1620, !prof !18

b107_ok1:
	%533 = load i64, i64* %531, align 8, !dbg !1620
	%534 = add i64 %529, %533, !dbg !1621
	%535 = add i64 %530, 1, !dbg !1621
	%536 = icmp slt i64 %535, %523, !dbg !1621
	br i1 %536, label %b107, label %b108, !dbg !1621

b108:
	%537 = phi i64 [ 0, %b106 ], [ %534, %b107_ok1 ], !dbg !1619
	br label %b109, !dbg !1622

b109:
	%538 = phi i64 [ 0, %b103 ], [ %537, %b108 ], !dbg !1602
	%539 = add i64 %538, %503, !dbg !1623
	br label %b110, !dbg !1627

b110:
	%540 = phi i64 [ %289, %b109 ], [ %557, %b113 ], !dbg !1628
	%541 = phi i64 [ 1, %b109 ], [ %558, %b113 ], !dbg !1629
	%542 = icmp slt i64 %541, 32, !dbg !1630
	br i1 %542, label %b111, label %b114, !dbg !1630

b111:
	%543 = trunc i64 %541 to i32, !dbg !1631
	%544 = trunc i64 %540 to i32, !dbg !1631
	%545 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %544, i32 %543, i32 0), !dbg !1631
	%546 = extractvalue { i32, i1 } %545, 0, !dbg !1631
	%547 = lshr i64 %540, 32, !dbg !1631
	%548 = trunc i64 %547 to i32, !dbg !1631
	%549 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %548, i32 %543, i32 0), !dbg !1631
	%550 = extractvalue { i32, i1 } %549, 0, !dbg !1631
	%551 = zext i32 %550 to i64, !dbg !1631
	%552 = shl i64 %551, 32, !dbg !1631
	%553 = zext i32 %546 to i64, !dbg !1631
	%554 = or i64 %553, %552, !dbg !1631
	%555 = icmp sge i64 %213, %541, !dbg !1632
	br i1 %555, label %b112, label %b113, !dbg !1632

b112:
	%556 = add i64 %540, %554, !dbg !1633
	br label %b113, !dbg !1633

b113:
	%557 = phi i64 [ %540, %b111 ], [ %556, %b112 ], !dbg !1628
	%558 = mul i64 %541, 2, !dbg !1634
	br label %b110, !dbg !1634

b114:
	br i1 %346, label %b120, label %b115, !dbg !1635

b115:
	%559 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3 to [32 x i64]*, !dbg !1636
	%560 = sdiv i64 %28, 32, !dbg !1637
	call void @llvm.nvvm.barrier0(), !dbg !1638
	%561 = sub i64 %44, 1, !dbg !1639
	%562 = icmp eq i64 %213, %561, !dbg !1640
	br i1 %562, label %b116, label %b117, !dbg !1640

b116:
	%563 = getelementptr inbounds [32 x i64], [32 x i64]* %559, i64 0, i64 %560, !dbg !1641
	%564 = icmp uge i64 %560, 32, !dbg !1641
	br i1 %564, label %b116_fail1, label %b116_ok1, !dbg !1641, !prof !18

b116_ok1:
	store i64 %540, i64* %563, align 8, !dbg !1641
	br label %b117, !dbg !1641

b117:
	call void @llvm.nvvm.barrier0(), !dbg !1642
	%565 = icmp slt i64 0, %560, !dbg !1642
	br i1 %565, label %b118, label %b119, !dbg !1642

b118:
	%566 = phi i64 [ 0, %b117 ], [ %571, %b118_ok1 ], !dbg !1643
	%567 = phi i64 [ 0, %b117 ], [ %572, %b118_ok1 ], !dbg !1643
	%568 = getelementptr inbounds [32 x i64], [32 x i64]* %559, i64 0, i64 %567, !dbg !1644
	%569 = icmp uge i64 %567, 32, !dbg !1644
	br i1 %569, label %b118_fail1, label %b118_ok1, !dbg !1644, !prof !18

b118_ok1:
	%570 = load i64, i64* %568, align 8, !dbg !1644
	%571 = add i64 %566, %570, !dbg !1645
	%572 = add i64 %567, 1, !dbg !1645
	%573 = icmp slt i64 %572, %560, !dbg !1645
	br i1 %573, label %b118, label %b119, !dbg !1645

b119:
	%574 = phi i64 [ 0, %b117 ], [ %571, %b118_ok1 ], !dbg !1643
	br label %b120, !dbg !1646

b120:
	%575 = phi i64 [ 0, %b114 ], [ %574, %b119 ], !dbg !1626
	%576 = trunc i64 %540 to i32, !dbg !1647
	%577 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %576, i32 1, i32 0), !dbg !1647
	%578 = extractvalue { i32, i1 } %577, 0, !dbg !1647
	%579 = lshr i64 %540, 32, !dbg !1647
	%580 = trunc i64 %579 to i32, !dbg !1647
	%581 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %580, i32 1, i32 0), !dbg !1647
	%582 = extractvalue { i32, i1 } %581, 0, !dbg !1647
	%583 = zext i32 %582 to i64, !dbg !1647
	%584 = shl i64 %583, 32, !dbg !1647
	%585 = zext i32 %578 to i64, !dbg !1647
	%586 = or i64 %585, %584, !dbg !1647
	br i1 %263, label %b122, label %b121, !dbg !1648

b121:
	%587 = add i64 %575, %586, !dbg !1649
	br label %b122, !dbg !1650

b122:
	%588 = phi i64 [ %575, %b120 ], [ %587, %b121 ], !dbg !1625
	%589 = getelementptr inbounds i64, i64* %287, i64 3, !dbg !1651
	store i64 %539, i64* %589, align 8, !dbg !1651
	%590 = getelementptr inbounds i64, i64* %287, i64 4, !dbg !1652
	store i64 %588, i64* %590, align 8, !dbg !1652
	%591 = mul i64 %19, 2, !dbg !1653
	%592 = sdiv i64 %591, 3, !dbg !1654
	%593 = icmp sge i64 %592, %19, !dbg !1657
	br i1 %593, label %b123, label %b124, !dbg !1657

b123:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !1658
	ret void, !dbg !1658

b124:
	br i1 %346, label %b125, label %b126, !dbg !1659

b125:
	%594 = trunc i64 %592 to i32, !dbg !1660
	%595 = trunc i64 %289 to i32, !dbg !1660
	%596 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %595, i32 %594, i32 31), !dbg !1660
	%597 = extractvalue { i32, i1 } %596, 0, !dbg !1660
	%598 = lshr i64 %289, 32, !dbg !1660
	%599 = trunc i64 %598 to i32, !dbg !1660
	%600 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %599, i32 %594, i32 31), !dbg !1660
	%601 = extractvalue { i32, i1 } %600, 0, !dbg !1660
	%602 = zext i32 %601 to i64, !dbg !1660
	%603 = shl i64 %602, 32, !dbg !1660
	%604 = zext i32 %597 to i64, !dbg !1660
	%605 = or i64 %604, %603, !dbg !1660
	br label %b129, !dbg !1661

b126:
	%606 = addrspacecast i64 addrspace(3)* @gpuc_shared_Broadcast_42_3 to i64*, !dbg !1662
	call void @llvm.nvvm.barrier0(), !dbg !1663
	%607 = icmp eq i64 %28, %592, !dbg !1664
	br i1 %607, label %b127, label %b128, !dbg !1664

b127:
	store i64 %289, i64* %606, align 8, !dbg !1665
	br label %b128, !dbg !1665

b128:
	call void @llvm.nvvm.barrier0(), !dbg !1666
	%608 = load i64, i64* %606, align 8, !dbg !1667
	br label %b129, !dbg !1668

b129:
	%609 = phi i64 [ %605, %b125 ], [ %608, %b128 ], !dbg !1656
	%610 = getelementptr inbounds i64, i64* %287, i64 5, !dbg !1669
	store i64 %609, i64* %610, align 8, !dbg !1669
	%611 = add i64 %291, 1, !dbg !1669
	%612 = icmp slt i64 %611, 2, !dbg !1669
	br i1 %612, label %b50, label %b130, !dbg !1669

b130:
	ret void, !dbg !1362

b0_fail1:
	%613 = icmp ugt i64 %30, %p1, !dbg !1365
	br i1 %613, label %b0_fail2, label %b0_ok2, !dbg !1365

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !1365
	ret void, !dbg !1365

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !1366
	ret void, !dbg !1366

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !1369
	ret void, !dbg !1369

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !1481
	ret void, !dbg !1481

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %286), !dbg !1485
	ret void, !dbg !1485

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %348, i64 32), !dbg !1518
	ret void, !dbg !1518

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %354, i64 32), !dbg !1524
	ret void, !dbg !1524

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %417, i64 32), !dbg !1554
	ret void, !dbg !1554

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %423, i64 32), !dbg !1560
	ret void, !dbg !1560

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %486, i64 32), !dbg !1589
	ret void, !dbg !1589

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %492, i64 32), !dbg !1595
	ret void, !dbg !1595

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %523, i64 32), !dbg !1617
	ret void, !dbg !1617

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %530, i64 32), !dbg !1620
	ret void, !dbg !1620

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %560, i64 32), !dbg !1641
	ret void, !dbg !1641

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %567, i64 32), !dbg !1644
	ret void, !dbg !1644
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1670 {
entry:
	br label %b0, !dbg !1671

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1674, !range !9
	%1 = sext i32 %0 to i64, !dbg !1674
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1674, !range !10
	%3 = sext i32 %2 to i64, !dbg !1674
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1674, !range !10
	%5 = sext i32 %4 to i64, !dbg !1674
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1674, !range !11
	%7 = sext i32 %6 to i64, !dbg !1674
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1674, !range !12
	%9 = sext i32 %8 to i64, !dbg !1674
	%10 = mul i64 %9, %5, !dbg !1674
	%11 = add i64 %3, %10, !dbg !1674
	%12 = mul i64 %7, %11, !dbg !1674
	%13 = add i64 %1, %12, !dbg !1674
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1674, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1674, !range !13
	%16 = mul i32 %14, %15, !dbg !1674
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1674, !range !14
	%18 = mul i32 %16, %17, !dbg !1674
	%19 = sext i32 %18 to i64, !dbg !1674
	%20 = mul i64 %13, %19, !dbg !1674
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1674, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1674, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1674, !range !16
	%24 = mul i32 %15, %23, !dbg !1674
	%25 = add i32 %22, %24, !dbg !1674
	%26 = mul i32 %14, %25, !dbg !1674
	%27 = add i32 %21, %26, !dbg !1674
	%28 = sext i32 %27 to i64, !dbg !1674
	%29 = add i64 %20, %28, !dbg !1674
	%30 = mul i64 %29, 3, !dbg !1675
	%31 = sub i64 %p1, %30, !dbg !1676
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !1676
	%33 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1677
	%34 = icmp ugt i64 %30, %p1, !dbg !1676
	%35 = icmp uge i64 %29, %p5, !dbg !1677
	%36 = or i1 %34, %35, !dbg !1677
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !1677, !prof !18

b0_ok1:
	%37 = load i64, i64* %33, align 8, !dbg !1677
	%38 = and i32 %27, -32, !dbg !1685
	%39 = sub i32 %18, %38, !dbg !1685
	%40 = icmp slt i32 %39, 32, !dbg !1685
	%41 = select i1 %40, i32 %39, i32 32, !dbg !1685
	%42 = sext i32 %41 to i64, !dbg !1685
	%43 = icmp eq i64 %42, 32, !dbg !1686
	%44 = icmp ugt i64 3, %31, !dbg !1680
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !1680, !prof !18

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !1686

b1:
	%45 = phi i64 [ %37, %b0_ok3 ], [ %60, %b2 ], !dbg !1687
	%46 = phi i64 [ 16, %b0_ok3 ], [ %61, %b2 ], !dbg !1688
	%47 = icmp sgt i64 %46, 0, !dbg !1689
	br i1 %47, label %b2, label %b11, !dbg !1689

b2:
	%48 = trunc i64 %46 to i32, !dbg !1690
	%49 = trunc i64 %45 to i32, !dbg !1690
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %48, i32 31), !dbg !1690
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !1690
	%52 = lshr i64 %45, 32, !dbg !1690
	%53 = trunc i64 %52 to i32, !dbg !1690
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %48, i32 31), !dbg !1690
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !1690
	%56 = zext i32 %55 to i64, !dbg !1690
	%57 = shl i64 %56, 32, !dbg !1690
	%58 = zext i32 %51 to i64, !dbg !1690
	%59 = or i64 %58, %57, !dbg !1690
	%60 = and i64 %45, %59, !dbg !1691
	%61 = sdiv i64 %46, 2, !dbg !1692
	br label %b1, !dbg !1692

b3:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1693, !range !52
	%63 = sext i32 %62 to i64, !dbg !1693
	br label %b4, !dbg !1693

b4:
	%64 = phi i64 [ %37, %b3 ], [ %84, %b9 ], !dbg !1687
	%65 = phi i64 [ 16, %b3 ], [ %85, %b9 ], !dbg !1694
	%66 = icmp sgt i64 %65, 0, !dbg !1695
	br i1 %66, label %b5, label %b10, !dbg !1695

b5:
	%67 = add i64 %63, %65, !dbg !1696
	%68 = icmp sge i64 %67, %42, !dbg !1697
	br i1 %68, label %b6, label %b7, !dbg !1697

b6:
	br label %b7, !dbg !1697

b7:
	%69 = phi i64 [ %67, %b5 ], [ %63, %b6 ], !dbg !1698
	%70 = trunc i64 %69 to i32, !dbg !1699
	%71 = trunc i64 %64 to i32, !dbg !1699
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %71, i32 %70, i32 31), !dbg !1699
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !1699
	%74 = lshr i64 %64, 32, !dbg !1699
	%75 = trunc i64 %74 to i32, !dbg !1699
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %70, i32 31), !dbg !1699
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !1699
	%78 = zext i32 %77 to i64, !dbg !1699
	%79 = shl i64 %78, 32, !dbg !1699
	%80 = zext i32 %73 to i64, !dbg !1699
	%81 = or i64 %80, %79, !dbg !1699
	%82 = icmp ne i64 %69, %63, !dbg !1700
	br i1 %82, label %b8, label %b9, !dbg !1700

b8:
	%83 = and i64 %64, %81, !dbg !1691
	br label %b9, !dbg !1701

b9:
	%84 = phi i64 [ %64, %b7 ], [ %83, %b8 ], !dbg !1687
	%85 = sdiv i64 %65, 2, !dbg !1702
	br label %b4, !dbg !1702

b10:
	%86 = trunc i64 %64 to i32, !dbg !1703
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 0, i32 31), !dbg !1703
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1703
	%89 = lshr i64 %64, 32, !dbg !1703
	%90 = trunc i64 %89 to i32, !dbg !1703
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !1703
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1703
	%93 = zext i32 %92 to i64, !dbg !1703
	%94 = shl i64 %93, 32, !dbg !1703
	%95 = zext i32 %88 to i64, !dbg !1703
	%96 = or i64 %95, %94, !dbg !1703
	br label %b11, !dbg !1704

b11:
	%97 = phi i64 [ %45, %b1 ], [ %96, %b10 ], !dbg !1684
	br i1 %43, label %b12, label %b14, !dbg !1709

b12:
	%98 = phi i64 [ %37, %b11 ], [ %113, %b13 ], !dbg !1710
	%99 = phi i64 [ 16, %b11 ], [ %114, %b13 ], !dbg !1711
	%100 = icmp sgt i64 %99, 0, !dbg !1712
	br i1 %100, label %b13, label %b22, !dbg !1712

b13:
	%101 = trunc i64 %99 to i32, !dbg !1713
	%102 = trunc i64 %98 to i32, !dbg !1713
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %101, i32 31), !dbg !1713
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !1713
	%105 = lshr i64 %98, 32, !dbg !1713
	%106 = trunc i64 %105 to i32, !dbg !1713
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %101, i32 31), !dbg !1713
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !1713
	%109 = zext i32 %108 to i64, !dbg !1713
	%110 = shl i64 %109, 32, !dbg !1713
	%111 = zext i32 %104 to i64, !dbg !1713
	%112 = or i64 %111, %110, !dbg !1713
	%113 = or i64 %98, %112, !dbg !1714
	%114 = sdiv i64 %99, 2, !dbg !1715
	br label %b12, !dbg !1715

b14:
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1716, !range !52
	%116 = sext i32 %115 to i64, !dbg !1716
	br label %b15, !dbg !1716

b15:
	%117 = phi i64 [ %37, %b14 ], [ %137, %b20 ], !dbg !1710
	%118 = phi i64 [ 16, %b14 ], [ %138, %b20 ], !dbg !1717
	%119 = icmp sgt i64 %118, 0, !dbg !1718
	br i1 %119, label %b16, label %b21, !dbg !1718

b16:
	%120 = add i64 %116, %118, !dbg !1719
	%121 = icmp sge i64 %120, %42, !dbg !1720
	br i1 %121, label %b17, label %b18, !dbg !1720

b17:
	br label %b18, !dbg !1720

b18:
	%122 = phi i64 [ %120, %b16 ], [ %116, %b17 ], !dbg !1721
	%123 = trunc i64 %122 to i32, !dbg !1722
	%124 = trunc i64 %117 to i32, !dbg !1722
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 %123, i32 31), !dbg !1722
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !1722
	%127 = lshr i64 %117, 32, !dbg !1722
	%128 = trunc i64 %127 to i32, !dbg !1722
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %123, i32 31), !dbg !1722
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !1722
	%131 = zext i32 %130 to i64, !dbg !1722
	%132 = shl i64 %131, 32, !dbg !1722
	%133 = zext i32 %126 to i64, !dbg !1722
	%134 = or i64 %133, %132, !dbg !1722
	%135 = icmp ne i64 %122, %116, !dbg !1723
	br i1 %135, label %b19, label %b20, !dbg !1723

b19:
	%136 = or i64 %117, %134, !dbg !1714
	br label %b20, !dbg !1724

b20:
	%137 = phi i64 [ %117, %b18 ], [ %136, %b19 ], !dbg !1710
	%138 = sdiv i64 %118, 2, !dbg !1725
	br label %b15, !dbg !1725

b21:
	%139 = trunc i64 %117 to i32, !dbg !1726
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %139, i32 0, i32 31), !dbg !1726
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !1726
	%142 = lshr i64 %117, 32, !dbg !1726
	%143 = trunc i64 %142 to i32, !dbg !1726
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !1726
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !1726
	%146 = zext i32 %145 to i64, !dbg !1726
	%147 = shl i64 %146, 32, !dbg !1726
	%148 = zext i32 %141 to i64, !dbg !1726
	%149 = or i64 %148, %147, !dbg !1726
	br label %b22, !dbg !1727

b22:
	%150 = phi i64 [ %98, %b12 ], [ %149, %b21 ], !dbg !1708
	br i1 %43, label %b23, label %b25, !dbg !1732

b23:
	%151 = phi i64 [ %37, %b22 ], [ %166, %b24 ], !dbg !1733
	%152 = phi i64 [ 16, %b22 ], [ %167, %b24 ], !dbg !1734
	%153 = icmp sgt i64 %152, 0, !dbg !1735
	br i1 %153, label %b24, label %b33, !dbg !1735

b24:
	%154 = trunc i64 %152 to i32, !dbg !1736
	%155 = trunc i64 %151 to i32, !dbg !1736
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %155, i32 %154, i32 31), !dbg !1736
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !1736
	%158 = lshr i64 %151, 32, !dbg !1736
	%159 = trunc i64 %158 to i32, !dbg !1736
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %154, i32 31), !dbg !1736
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !1736
	%162 = zext i32 %161 to i64, !dbg !1736
	%163 = shl i64 %162, 32, !dbg !1736
	%164 = zext i32 %157 to i64, !dbg !1736
	%165 = or i64 %164, %163, !dbg !1736
	%166 = xor i64 %151, %165, !dbg !1737
	%167 = sdiv i64 %152, 2, !dbg !1738
	br label %b23, !dbg !1738

b25:
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1739, !range !52
	%169 = sext i32 %168 to i64, !dbg !1739
	br label %b26, !dbg !1739

b26:
	%170 = phi i64 [ %37, %b25 ], [ %190, %b31 ], !dbg !1733
	%171 = phi i64 [ 16, %b25 ], [ %191, %b31 ], !dbg !1740
	%172 = icmp sgt i64 %171, 0, !dbg !1741
	br i1 %172, label %b27, label %b32, !dbg !1741

b27:
	%173 = add i64 %169, %171, !dbg !1742
	%174 = icmp sge i64 %173, %42, !dbg !1743
	br i1 %174, label %b28, label %b29, !dbg !1743

b28:
	br label %b29, !dbg !1743

b29:
	%175 = phi i64 [ %173, %b27 ], [ %169, %b28 ], !dbg !1744
	%176 = trunc i64 %175 to i32, !dbg !1745
	%177 = trunc i64 %170 to i32, !dbg !1745
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %176, i32 31), !dbg !1745
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !1745
	%180 = lshr i64 %170, 32, !dbg !1745
	%181 = trunc i64 %180 to i32, !dbg !1745
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 %176, i32 31), !dbg !1745
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !1745
	%184 = zext i32 %183 to i64, !dbg !1745
	%185 = shl i64 %184, 32, !dbg !1745
	%186 = zext i32 %179 to i64, !dbg !1745
	%187 = or i64 %186, %185, !dbg !1745
	%188 = icmp ne i64 %175, %169, !dbg !1746
	br i1 %188, label %b30, label %b31, !dbg !1746

b30:
	%189 = xor i64 %170, %187, !dbg !1737
	br label %b31, !dbg !1747

b31:
	%190 = phi i64 [ %170, %b29 ], [ %189, %b30 ], !dbg !1733
	%191 = sdiv i64 %171, 2, !dbg !1748
	br label %b26, !dbg !1748

b32:
	%192 = trunc i64 %170 to i32, !dbg !1749
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 0, i32 31), !dbg !1749
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !1749
	%195 = lshr i64 %170, 32, !dbg !1749
	%196 = trunc i64 %195 to i32, !dbg !1749
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 0, i32 31), !dbg !1749
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !1749
	%199 = zext i32 %198 to i64, !dbg !1749
	%200 = shl i64 %199, 32, !dbg !1749
	%201 = zext i32 %194 to i64, !dbg !1749
	%202 = or i64 %201, %200, !dbg !1749
	br label %b33, !dbg !1750

b33:
	%203 = phi i64 [ %151, %b23 ], [ %202, %b32 ], !dbg !1731
	%204 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !1751
	store i64 %97, i64* %204, align 8, !dbg !1751
	%205 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !1752
	store i64 %150, i64* %205, align 8, !dbg !1752
	%206 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !1753
	store i64 %203, i64* %206, align 8, !dbg !1753
	%207 = sub i64 %p3, %30, !dbg !1754
	%208 = getelementptr inbounds i64, i64* %p2, i64 %30, !dbg !1754
	%209 = icmp ugt i64 %30, %p3, !dbg !1754
	br i1 %209, label %b33_fail1, label %b33_ok1, !dbg !1754, !prof !18

b33_ok1:
	%210 = load i64, i64* %33, align 8, !dbg !1755
	%211 = icmp ugt i64 3, %207, !dbg !1758
	br i1 %211, label %b33_fail2, label %b33_ok2, !dbg !1758, !prof !18

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !1763

b34:
	%212 = phi i64 [ %210, %b33_ok2 ], [ %227, %b35 ], !dbg !1764
	%213 = phi i64 [ 16, %b33_ok2 ], [ %228, %b35 ], !dbg !1765
	%214 = icmp sgt i64 %213, 0, !dbg !1766
	br i1 %214, label %b35, label %b44, !dbg !1766

b35:
	%215 = trunc i64 %213 to i32, !dbg !1767
	%216 = trunc i64 %212 to i32, !dbg !1767
	%217 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %216, i32 %215, i32 31), !dbg !1767
	%218 = extractvalue { i32, i1 } %217, 0, !dbg !1767
	%219 = lshr i64 %212, 32, !dbg !1767
	%220 = trunc i64 %219 to i32, !dbg !1767
	%221 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %220, i32 %215, i32 31), !dbg !1767
	%222 = extractvalue { i32, i1 } %221, 0, !dbg !1767
	%223 = zext i32 %222 to i64, !dbg !1767
	%224 = shl i64 %223, 32, !dbg !1767
	%225 = zext i32 %218 to i64, !dbg !1767
	%226 = or i64 %225, %224, !dbg !1767
	%227 = and i64 %212, %226, !dbg !1768
	%228 = sdiv i64 %213, 2, !dbg !1769
	br label %b34, !dbg !1769

b36:
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1770, !range !52
	%230 = sext i32 %229 to i64, !dbg !1770
	br label %b37, !dbg !1770

b37:
	%231 = phi i64 [ %210, %b36 ], [ %251, %b42 ], !dbg !1764
	%232 = phi i64 [ 16, %b36 ], [ %252, %b42 ], !dbg !1771
	%233 = icmp sgt i64 %232, 0, !dbg !1772
	br i1 %233, label %b38, label %b43, !dbg !1772

b38:
	%234 = add i64 %230, %232, !dbg !1773
	%235 = icmp sge i64 %234, %42, !dbg !1774
	br i1 %235, label %b39, label %b40, !dbg !1774

b39:
	br label %b40, !dbg !1774

b40:
	%236 = phi i64 [ %234, %b38 ], [ %230, %b39 ], !dbg !1775
	%237 = trunc i64 %236 to i32, !dbg !1776
	%238 = trunc i64 %231 to i32, !dbg !1776
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %238, i32 %237, i32 31), !dbg !1776
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !1776
	%241 = lshr i64 %231, 32, !dbg !1776
	%242 = trunc i64 %241 to i32, !dbg !1776
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 %237, i32 31), !dbg !1776
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !1776
	%245 = zext i32 %244 to i64, !dbg !1776
	%246 = shl i64 %245, 32, !dbg !1776
	%247 = zext i32 %240 to i64, !dbg !1776
	%248 = or i64 %247, %246, !dbg !1776
	%249 = icmp ne i64 %236, %230, !dbg !1777
	br i1 %249, label %b41, label %b42, !dbg !1777

b41:
	%250 = and i64 %231, %248, !dbg !1768
	br label %b42, !dbg !1778

b42:
	%251 = phi i64 [ %231, %b40 ], [ %250, %b41 ], !dbg !1764
	%252 = sdiv i64 %232, 2, !dbg !1779
	br label %b37, !dbg !1779

b43:
	%253 = trunc i64 %231 to i32, !dbg !1780
	%254 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %253, i32 0, i32 31), !dbg !1780
	%255 = extractvalue { i32, i1 } %254, 0, !dbg !1780
	%256 = lshr i64 %231, 32, !dbg !1780
	%257 = trunc i64 %256 to i32, !dbg !1780
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %257, i32 0, i32 31), !dbg !1780
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !1780
	%260 = zext i32 %259 to i64, !dbg !1780
	%261 = shl i64 %260, 32, !dbg !1780
	%262 = zext i32 %255 to i64, !dbg !1780
	%263 = or i64 %262, %261, !dbg !1780
	br label %b44, !dbg !1781

b44:
	%264 = phi i64 [ %212, %b34 ], [ %263, %b43 ], !dbg !1762
	%265 = add i64 %19, 32, !dbg !1783
	%266 = sub i64 %265, 1, !dbg !1784
	%267 = sdiv i64 %266, 32, !dbg !1785
	%268 = icmp eq i64 %267, 1, !dbg !1786
	br i1 %268, label %b50, label %b45, !dbg !1786

b45:
	%269 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1787
	call void @llvm.nvvm.barrier0(), !dbg !1788
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1789, !range !52
	%271 = sext i32 %270 to i64, !dbg !1789
	%272 = icmp eq i64 %271, 0, !dbg !1790
	br i1 %272, label %b46, label %b47, !dbg !1790

b46:
	%273 = sdiv i64 %28, 32, !dbg !1791
	%274 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 %273, !dbg !1792
	%275 = icmp uge i64 %273, 32, !dbg !1792
	br i1 %275, label %b46_fail1, label %b46_ok1, !dbg !1792, !prof !18

b46_ok1:
	store i64 %264, i64* %274, align 8, !dbg !1792
	br label %b47, !dbg !1792

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1793
	%276 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 0, !dbg !1794
	%277 = load i64, i64* %276, align 8, !dbg !1794
	br label %b48, !dbg !1794

b48:
	%278 = phi i64 [ %277, %b47 ], [ %284, %b49_ok1 ], !dbg !1795
	%279 = phi i64 [ 1, %b47 ], [ %285, %b49_ok1 ], !dbg !1796
	%280 = icmp slt i64 %279, %267, !dbg !1797
	br i1 %280, label %b49, label %b50, !dbg !1797

b49:
	%281 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 %279, !dbg !1798
	%282 = icmp uge i64 %279, 32, !dbg !1798
	br i1 %282, label %b49_fail1, label %b49_ok1, !dbg !1798, !prof !18

b49_ok1:
	%283 = load i64, i64* %281, align 8, !dbg !1798
	%284 = and i64 %278, %283, !dbg !1768
	%285 = add i64 %279, 1, !dbg !1799
	br label %b48, !dbg !1799

b50:
	%286 = phi i64 [ %264, %b44 ], [ %278, %b48 ], !dbg !1761
	br i1 %43, label %b51, label %b53, !dbg !1804

b51:
	%287 = phi i64 [ %210, %b50 ], [ %302, %b52 ], !dbg !1805
	%288 = phi i64 [ 16, %b50 ], [ %303, %b52 ], !dbg !1806
	%289 = icmp sgt i64 %288, 0, !dbg !1807
	br i1 %289, label %b52, label %b61, !dbg !1807

b52:
	%290 = trunc i64 %288 to i32, !dbg !1808
	%291 = trunc i64 %287 to i32, !dbg !1808
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %291, i32 %290, i32 31), !dbg !1808
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !1808
	%294 = lshr i64 %287, 32, !dbg !1808
	%295 = trunc i64 %294 to i32, !dbg !1808
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %295, i32 %290, i32 31), !dbg !1808
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !1808
	%298 = zext i32 %297 to i64, !dbg !1808
	%299 = shl i64 %298, 32, !dbg !1808
	%300 = zext i32 %293 to i64, !dbg !1808
	%301 = or i64 %300, %299, !dbg !1808
	%302 = or i64 %287, %301, !dbg !1809
	%303 = sdiv i64 %288, 2, !dbg !1810
	br label %b51, !dbg !1810

b53:
	%304 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1811, !range !52
	%305 = sext i32 %304 to i64, !dbg !1811
	br label %b54, !dbg !1811

b54:
	%306 = phi i64 [ %210, %b53 ], [ %326, %b59 ], !dbg !1805
	%307 = phi i64 [ 16, %b53 ], [ %327, %b59 ], !dbg !1812
	%308 = icmp sgt i64 %307, 0, !dbg !1813
	br i1 %308, label %b55, label %b60, !dbg !1813

b55:
	%309 = add i64 %305, %307, !dbg !1814
	%310 = icmp sge i64 %309, %42, !dbg !1815
	br i1 %310, label %b56, label %b57, !dbg !1815

b56:
	br label %b57, !dbg !1815

b57:
	%311 = phi i64 [ %309, %b55 ], [ %305, %b56 ], !dbg !1816
	%312 = trunc i64 %311 to i32, !dbg !1817
	%313 = trunc i64 %306 to i32, !dbg !1817
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %313, i32 %312, i32 31), !dbg !1817
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !1817
	%316 = lshr i64 %306, 32, !dbg !1817
	%317 = trunc i64 %316 to i32, !dbg !1817
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %312, i32 31), !dbg !1817
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !1817
	%320 = zext i32 %319 to i64, !dbg !1817
	%321 = shl i64 %320, 32, !dbg !1817
	%322 = zext i32 %315 to i64, !dbg !1817
	%323 = or i64 %322, %321, !dbg !1817
	%324 = icmp ne i64 %311, %305, !dbg !1818
	br i1 %324, label %b58, label %b59, !dbg !1818

b58:
	%325 = or i64 %306, %323, !dbg !1809
	br label %b59, !dbg !1819

b59:
	%326 = phi i64 [ %306, %b57 ], [ %325, %b58 ], !dbg !1805
	%327 = sdiv i64 %307, 2, !dbg !1820
	br label %b54, !dbg !1820

b60:
	%328 = trunc i64 %306 to i32, !dbg !1821
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %328, i32 0, i32 31), !dbg !1821
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !1821
	%331 = lshr i64 %306, 32, !dbg !1821
	%332 = trunc i64 %331 to i32, !dbg !1821
	%333 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %332, i32 0, i32 31), !dbg !1821
	%334 = extractvalue { i32, i1 } %333, 0, !dbg !1821
	%335 = zext i32 %334 to i64, !dbg !1821
	%336 = shl i64 %335, 32, !dbg !1821
	%337 = zext i32 %330 to i64, !dbg !1821
	%338 = or i64 %337, %336, !dbg !1821
	br label %b61, !dbg !1822

b61:
	%339 = phi i64 [ %287, %b51 ], [ %338, %b60 ], !dbg !1803
	br i1 %268, label %b67, label %b62, !dbg !1823

b62:
	%340 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1824
	call void @llvm.nvvm.barrier0(), !dbg !1825
	%341 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1826, !range !52
	%342 = sext i32 %341 to i64, !dbg !1826
	%343 = icmp eq i64 %342, 0, !dbg !1827
	br i1 %343, label %b63, label %b64, !dbg !1827

b63:
	%344 = sdiv i64 %28, 32, !dbg !1828
	%345 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 %344, !dbg !1829
	%346 = icmp uge i64 %344, 32, !dbg !1829
	br i1 %346, label %b63_fail1, label %b63_ok1, !dbg !1829, !prof !18

b63_ok1:
	store i64 %339, i64* %345, align 8, !dbg !1829
	br label %b64, !dbg !1829

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1830
	%347 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 0, !dbg !1831
	%348 = load i64, i64* %347, align 8, !dbg !1831
	br label %b65, !dbg !1831

b65:
	%349 = phi i64 [ %348, %b64 ], [ %355, %b66_ok1 ], !dbg !1832
	%350 = phi i64 [ 1, %b64 ], [ %356, %b66_ok1 ], !dbg !1833
	%351 = icmp slt i64 %350, %267, !dbg !1834
	br i1 %351, label %b66, label %b67, !dbg !1834

b66:
	%352 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 %350, !dbg !1835
	%353 = icmp uge i64 %350, 32, !dbg !1835
	br i1 %353, label %b66_fail1, label %b66_ok1, !dbg !1835, !prof !18

b66_ok1:
	%354 = load i64, i64* %352, align 8, !dbg !1835
	%355 = or i64 %349, %354, !dbg !1809
	%356 = add i64 %350, 1, !dbg !1836
	br label %b65, !dbg !1836

b67:
	%357 = phi i64 [ %339, %b61 ], [ %349, %b65 ], !dbg !1802
	br i1 %43, label %b68, label %b70, !dbg !1841

b68:
	%358 = phi i64 [ %210, %b67 ], [ %373, %b69 ], !dbg !1842
	%359 = phi i64 [ 16, %b67 ], [ %374, %b69 ], !dbg !1843
	%360 = icmp sgt i64 %359, 0, !dbg !1844
	br i1 %360, label %b69, label %b78, !dbg !1844

b69:
	%361 = trunc i64 %359 to i32, !dbg !1845
	%362 = trunc i64 %358 to i32, !dbg !1845
	%363 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %362, i32 %361, i32 31), !dbg !1845
	%364 = extractvalue { i32, i1 } %363, 0, !dbg !1845
	%365 = lshr i64 %358, 32, !dbg !1845
	%366 = trunc i64 %365 to i32, !dbg !1845
	%367 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %366, i32 %361, i32 31), !dbg !1845
	%368 = extractvalue { i32, i1 } %367, 0, !dbg !1845
	%369 = zext i32 %368 to i64, !dbg !1845
	%370 = shl i64 %369, 32, !dbg !1845
	%371 = zext i32 %364 to i64, !dbg !1845
	%372 = or i64 %371, %370, !dbg !1845
	%373 = xor i64 %358, %372, !dbg !1846
	%374 = sdiv i64 %359, 2, !dbg !1847
	br label %b68, !dbg !1847

b70:
	%375 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1848, !range !52
	%376 = sext i32 %375 to i64, !dbg !1848
	br label %b71, !dbg !1848

b71:
	%377 = phi i64 [ %210, %b70 ], [ %397, %b76 ], !dbg !1842
	%378 = phi i64 [ 16, %b70 ], [ %398, %b76 ], !dbg !1849
	%379 = icmp sgt i64 %378, 0, !dbg !1850
	br i1 %379, label %b72, label %b77, !dbg !1850

b72:
	%380 = add i64 %376, %378, !dbg !1851
	%381 = icmp sge i64 %380, %42, !dbg !1852
	br i1 %381, label %b73, label %b74, !dbg !1852

b73:
	br label %b74, !dbg !1852

b74:
	%382 = phi i64 [ %380, %b72 ], [ %376, %b73 ], !dbg !1853
	%383 = trunc i64 %382 to i32, !dbg !1854
	%384 = trunc i64 %377 to i32, !dbg !1854
	%385 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %384, i32 %383, i32 31), !dbg !1854
	%386 = extractvalue { i32, i1 } %385, 0, !dbg !1854
	%387 = lshr i64 %377, 32, !dbg !1854
	%388 = trunc i64 %387 to i32, !dbg !1854
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %383, i32 31), !dbg !1854
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !1854
	%391 = zext i32 %390 to i64, !dbg !1854
	%392 = shl i64 %391, 32, !dbg !1854
	%393 = zext i32 %386 to i64, !dbg !1854
	%394 = or i64 %393, %392, !dbg !1854
	%395 = icmp ne i64 %382, %376, !dbg !1855
	br i1 %395, label %b75, label %b76, !dbg !1855

b75:
	%396 = xor i64 %377, %394, !dbg !1846
	br label %b76, !dbg !1856

b76:
	%397 = phi i64 [ %377, %b74 ], [ %396, %b75 ], !dbg !1842
	%398 = sdiv i64 %378, 2, !dbg !1857
	br label %b71, !dbg !1857

b77:
	%399 = trunc i64 %377 to i32, !dbg !1858
	%400 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %399, i32 0, i32 31), !dbg !1858
	%401 = extractvalue { i32, i1 } %400, 0, !dbg !1858
	%402 = lshr i64 %377, 32, !dbg !1858
	%403 = trunc i64 %402 to i32, !dbg !1858
	%404 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %403, i32 0, i32 31), !dbg !1858
	%405 = extractvalue { i32, i1 } %404, 0, !dbg !1858
	%406 = zext i32 %405 to i64, !dbg !1858
	%407 = shl i64 %406, 32, !dbg !1858
	%408 = zext i32 %401 to i64, !dbg !1858
	%409 = or i64 %408, %407, !dbg !1858
	br label %b78, !dbg !1859

b78:
	%410 = phi i64 [ %358, %b68 ], [ %409, %b77 ], !dbg !1840
	br i1 %268, label %b84, label %b79, !dbg !1860

b79:
	%411 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1861
	call void @llvm.nvvm.barrier0(), !dbg !1862
	%412 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1863, !range !52
	%413 = sext i32 %412 to i64, !dbg !1863
	%414 = icmp eq i64 %413, 0, !dbg !1864
	br i1 %414, label %b80, label %b81, !dbg !1864

b80:
	%415 = sdiv i64 %28, 32, !dbg !1865
	%416 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 %415, !dbg !1866
	%417 = icmp uge i64 %415, 32, !dbg !1866
	br i1 %417, label %b80_fail1, label %b80_ok1, !dbg !1866, !prof !18

b80_ok1:
	store i64 %410, i64* %416, align 8, !dbg !1866
	br label %b81, !dbg !1866

b81:
	call void @llvm.nvvm.barrier0(), !dbg !1867
	%418 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 0, !dbg !1868
	%419 = load i64, i64* %418, align 8, !dbg !1868
	br label %b82, !dbg !1868

b82:
	%420 = phi i64 [ %419, %b81 ], [ %426, %b83_ok1 ], !dbg !1869
	%421 = phi i64 [ 1, %b81 ], [ %427, %b83_ok1 ], !dbg !1870
	%422 = icmp slt i64 %421, %267, !dbg !1871
	br i1 %422, label %b83, label %b84, !dbg !1871

b83:
	%423 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 %421, !dbg !1872
	%424 = icmp uge i64 %421, 32, !dbg !1872
	br i1 %424, label %b83_fail1, label %b83_ok1, !dbg !1872, !prof !18

b83_ok1:
	%425 = load i64, i64* %423, align 8, !dbg !1872
	%426 = xor i64 %420, %425, !dbg !1846
	%427 = add i64 %421, 1, !dbg !1873
	br label %b82, !dbg !1873

b84:
	%428 = phi i64 [ %410, %b78 ], [ %420, %b82 ], !dbg !1839
	%429 = getelementptr inbounds i64, i64* %208, i64 0, !dbg !1874
	store i64 %286, i64* %429, align 8, !dbg !1874
	%430 = getelementptr inbounds i64, i64* %208, i64 1, !dbg !1875
	store i64 %357, i64* %430, align 8, !dbg !1875
	%431 = getelementptr inbounds i64, i64* %208, i64 2, !dbg !1876
	store i64 %428, i64* %431, align 8, !dbg !1876
	ret void, !dbg !1673

b0_fail1:
	%432 = icmp ugt i64 %30, %p1, !dbg !1676
	br i1 %432, label %b0_fail2, label %b0_ok2, !dbg !1676

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %30, i64 %p1), !dbg !1676
	ret void, !dbg !1676

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %29, i64 %p5), !dbg !1677
	ret void, !dbg !1677

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %31), !dbg !1680
	ret void, !dbg !1680

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p3), !dbg !1754
	ret void, !dbg !1754

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %207), !dbg !1758
	ret void, !dbg !1758

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %273, i64 32), !dbg !1792
	ret void, !dbg !1792

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %279, i64 32), !dbg !1798
	ret void, !dbg !1798

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %344, i64 32), !dbg !1829
	ret void, !dbg !1829

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %350, i64 32), !dbg !1835
	ret void, !dbg !1835

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %415, i64 32), !dbg !1866
	ret void, !dbg !1866

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %421, i64 32), !dbg !1872
	ret void, !dbg !1872
}

define void @ExchangeInt(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1877 {
entry:
	br label %b0, !dbg !1878

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1881, !range !9
	%1 = sext i32 %0 to i64, !dbg !1881
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1881, !range !10
	%3 = sext i32 %2 to i64, !dbg !1881
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1881, !range !10
	%5 = sext i32 %4 to i64, !dbg !1881
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1881, !range !11
	%7 = sext i32 %6 to i64, !dbg !1881
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1881, !range !12
	%9 = sext i32 %8 to i64, !dbg !1881
	%10 = mul i64 %9, %5, !dbg !1881
	%11 = add i64 %3, %10, !dbg !1881
	%12 = mul i64 %7, %11, !dbg !1881
	%13 = add i64 %1, %12, !dbg !1881
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1881, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1881, !range !13
	%16 = mul i32 %14, %15, !dbg !1881
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1881, !range !14
	%18 = mul i32 %16, %17, !dbg !1881
	%19 = sext i32 %18 to i64, !dbg !1881
	%20 = mul i64 %13, %19, !dbg !1881
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1881, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1881, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1881, !range !16
	%24 = mul i32 %15, %23, !dbg !1881
	%25 = add i32 %22, %24, !dbg !1881
	%26 = mul i32 %14, %25, !dbg !1881
	%27 = add i32 %21, %26, !dbg !1881
	%28 = sext i32 %27 to i64, !dbg !1881
	%29 = add i64 %20, %28, !dbg !1881
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1882, !range !52
	%31 = sext i32 %30 to i64, !dbg !1882
	%32 = and i32 %27, -32, !dbg !1883
	%33 = sub i32 %18, %32, !dbg !1883
	%34 = icmp slt i32 %33, 32, !dbg !1883
	%35 = select i1 %34, i32 %33, i32 32, !dbg !1883
	%36 = sext i32 %35 to i64, !dbg !1883
	%37 = icmp eq i64 %36, 32, !dbg !1884
	br i1 %37, label %b1, label %b2, !dbg !1884

b1:
	br label %b2, !dbg !1884

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1885
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1886
	%40 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1887
	%41 = icmp uge i64 %29, %p5, !dbg !1887
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !1887, !prof !18

b2_ok1:
	%42 = load i64, i64* %40, align 8, !dbg !1887
	%43 = mul i64 %29, 4, !dbg !1888
	%44 = sub i64 %p1, %43, !dbg !1889
	%45 = getelementptr inbounds i64, i64* %p0, i64 %43, !dbg !1889
	%46 = mul i64 %31, 7, !dbg !1891
	%47 = add i64 %46, 3, !dbg !1892
	%48 = icmp ugt i64 %43, %p1, !dbg !1889
	%49 = icmp ugt i64 4, %44, !dbg !1890
	%50 = icmp eq i64 %36, 0, !dbg !1893
	%51 = or i1 %48, %49, !dbg !1893
	%52 = or i1 %51, %50, !dbg !1893
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !1893, !prof !18

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !1893
	%54 = select i1 %53, i64 1, i64 %36, !dbg !1893
	%55 = srem i64 %47, %54, !dbg !1893
	%56 = trunc i64 %55 to i32, !dbg !1894
	%57 = trunc i64 %42 to i32, !dbg !1894
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !1894
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1894
	%60 = lshr i64 %42, 32, !dbg !1894
	%61 = trunc i64 %60 to i32, !dbg !1894
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %56, i32 31), !dbg !1894
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1894
	%64 = zext i32 %63 to i64, !dbg !1894
	%65 = shl i64 %64, 32, !dbg !1894
	%66 = zext i32 %59 to i64, !dbg !1894
	%67 = or i64 %66, %65, !dbg !1894
	%68 = getelementptr inbounds i64, i64* %45, i64 0, !dbg !1895
	store i64 %67, i64* %68, align 8, !dbg !1895
	%69 = trunc i64 %42 to i32, !dbg !1896
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 3, i32 0), !dbg !1896
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1896
	%72 = lshr i64 %42, 32, !dbg !1896
	%73 = trunc i64 %72 to i32, !dbg !1896
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1896
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1896
	%76 = zext i32 %75 to i64, !dbg !1896
	%77 = shl i64 %76, 32, !dbg !1896
	%78 = zext i32 %71 to i64, !dbg !1896
	%79 = or i64 %78, %77, !dbg !1896
	%80 = getelementptr inbounds i64, i64* %45, i64 1, !dbg !1897
	store i64 %79, i64* %80, align 8, !dbg !1897
	%81 = trunc i64 %38 to i32, !dbg !1898
	%82 = trunc i64 %42 to i32, !dbg !1898
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %82, i32 %81, i32 31), !dbg !1898
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !1898
	%85 = lshr i64 %42, 32, !dbg !1898
	%86 = trunc i64 %85 to i32, !dbg !1898
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %81, i32 31), !dbg !1898
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1898
	%89 = zext i32 %88 to i64, !dbg !1898
	%90 = shl i64 %89, 32, !dbg !1898
	%91 = zext i32 %84 to i64, !dbg !1898
	%92 = or i64 %91, %90, !dbg !1898
	%93 = getelementptr inbounds i64, i64* %45, i64 2, !dbg !1899
	store i64 %92, i64* %93, align 8, !dbg !1899
	%94 = trunc i64 %39 to i32, !dbg !1900
	%95 = trunc i64 %42 to i32, !dbg !1900
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !1900
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !1900
	%98 = lshr i64 %42, 32, !dbg !1900
	%99 = trunc i64 %98 to i32, !dbg !1900
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %94, i32 31), !dbg !1900
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1900
	%102 = zext i32 %101 to i64, !dbg !1900
	%103 = shl i64 %102, 32, !dbg !1900
	%104 = zext i32 %97 to i64, !dbg !1900
	%105 = or i64 %104, %103, !dbg !1900
	%106 = getelementptr inbounds i64, i64* %45, i64 3, !dbg !1901
	store i64 %105, i64* %106, align 8, !dbg !1901
	%107 = mul i64 %29, 3, !dbg !1902
	%108 = sub i64 %p3, %107, !dbg !1903
	%109 = getelementptr inbounds i32, i32* %p2, i64 %107, !dbg !1903
	%110 = icmp ugt i64 %107, %p3, !dbg !1903
	%111 = icmp ugt i64 3, %108, !dbg !1904
	%112 = or i1 %110, %111, !dbg !1904
	br i1 %112, label %b2_fail5, label %b2_ok5, !dbg !1904, !prof !18

b2_ok5:
	%113 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %42) convergent nounwind, !dbg !1905
	%114 = getelementptr inbounds i32, i32* %109, i64 0, !dbg !1906
	store i32 %113, i32* %114, align 4, !dbg !1906
	%115 = getelementptr inbounds i32, i32* %109, i64 1, !dbg !1907
	store i32 7, i32* %115, align 4, !dbg !1907
	%116 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %42) convergent nounwind, !dbg !1908
	store i32 %116, i32* %115, align 4, !dbg !1909
	%117 = sub i64 %29, %31, !dbg !1910
	%118 = getelementptr inbounds i64, i64* %p4, i64 %117, !dbg !1911
	%119 = icmp uge i64 %117, %p5, !dbg !1911
	br i1 %119, label %b2_fail7, label %b2_ok7, !dbg !1911, !prof !18

b2_ok7:
	%120 = load i64, i64* %118, align 8, !dbg !1911
	%121 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %120) convergent nounwind, !dbg !1912
	%122 = getelementptr inbounds i32, i32* %109, i64 2, !dbg !1913
	store i32 %121, i32* %122, align 4, !dbg !1913
	ret void, !dbg !1880

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %29, i64 %p5), !dbg !1887
	ret void, !dbg !1887

b2_fail2:
	%123 = icmp ugt i64 %43, %p1, !dbg !1889
	br i1 %123, label %b2_fail3, label %b2_ok3, !dbg !1889

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p1), !dbg !1889
	ret void, !dbg !1889

b2_ok3:
	%124 = icmp ugt i64 4, %44, !dbg !1890
	br i1 %124, label %b2_fail4, label %b2_ok4, !dbg !1890

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 4, i64 %44), !dbg !1890
	ret void, !dbg !1890

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !1893
	ret void, !dbg !1893

b2_fail5:
	%125 = icmp ugt i64 %107, %p3, !dbg !1903
	br i1 %125, label %b2_fail6, label %b2_ok6, !dbg !1903

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %107, i64 %p3), !dbg !1903
	ret void, !dbg !1903

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 3, i64 %108), !dbg !1904
	ret void, !dbg !1904

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %117, i64 %p5), !dbg !1911
	ret void, !dbg !1911
}

define void @ExchangeUint8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1914 {
entry:
	br label %b0, !dbg !1915

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1918, !range !9
	%1 = sext i32 %0 to i64, !dbg !1918
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1918, !range !10
	%3 = sext i32 %2 to i64, !dbg !1918
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1918, !range !10
	%5 = sext i32 %4 to i64, !dbg !1918
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1918, !range !11
	%7 = sext i32 %6 to i64, !dbg !1918
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1918, !range !12
	%9 = sext i32 %8 to i64, !dbg !1918
	%10 = mul i64 %9, %5, !dbg !1918
	%11 = add i64 %3, %10, !dbg !1918
	%12 = mul i64 %7, %11, !dbg !1918
	%13 = add i64 %1, %12, !dbg !1918
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1918, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1918, !range !13
	%16 = mul i32 %14, %15, !dbg !1918
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1918, !range !14
	%18 = mul i32 %16, %17, !dbg !1918
	%19 = sext i32 %18 to i64, !dbg !1918
	%20 = mul i64 %13, %19, !dbg !1918
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1918, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1918, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1918, !range !16
	%24 = mul i32 %15, %23, !dbg !1918
	%25 = add i32 %22, %24, !dbg !1918
	%26 = mul i32 %14, %25, !dbg !1918
	%27 = add i32 %21, %26, !dbg !1918
	%28 = sext i32 %27 to i64, !dbg !1918
	%29 = add i64 %20, %28, !dbg !1918
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1919, !range !52
	%31 = sext i32 %30 to i64, !dbg !1919
	%32 = and i32 %27, -32, !dbg !1920
	%33 = sub i32 %18, %32, !dbg !1920
	%34 = icmp slt i32 %33, 32, !dbg !1920
	%35 = select i1 %34, i32 %33, i32 32, !dbg !1920
	%36 = sext i32 %35 to i64, !dbg !1920
	%37 = icmp eq i64 %36, 32, !dbg !1921
	br i1 %37, label %b1, label %b2, !dbg !1921

b1:
	br label %b2, !dbg !1921

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1922
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1923
	%40 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !1924
	%41 = icmp uge i64 %29, %p5, !dbg !1924
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !1924, !prof !18

b2_ok1:
	%42 = load i8, i8* %40, align 1, !dbg !1924
	%43 = mul i64 %29, 4, !dbg !1925
	%44 = sub i64 %p1, %43, !dbg !1926
	%45 = getelementptr inbounds i8, i8* %p0, i64 %43, !dbg !1926
	%46 = mul i64 %31, 7, !dbg !1928
	%47 = add i64 %46, 3, !dbg !1929
	%48 = icmp ugt i64 %43, %p1, !dbg !1926
	%49 = icmp ugt i64 4, %44, !dbg !1927
	%50 = icmp eq i64 %36, 0, !dbg !1930
	%51 = or i1 %48, %49, !dbg !1930
	%52 = or i1 %51, %50, !dbg !1930
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !1930, !prof !18

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !1930
	%54 = select i1 %53, i64 1, i64 %36, !dbg !1930
	%55 = srem i64 %47, %54, !dbg !1930
	%56 = trunc i64 %55 to i32, !dbg !1931
	%57 = zext i8 %42 to i32, !dbg !1931
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !1931
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1931
	%60 = trunc i32 %59 to i8, !dbg !1931
	%61 = getelementptr inbounds i8, i8* %45, i64 0, !dbg !1932
	store i8 %60, i8* %61, align 1, !dbg !1932
	%62 = zext i8 %42 to i32, !dbg !1933
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !1933
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !1933
	%65 = trunc i32 %64 to i8, !dbg !1933
	%66 = getelementptr inbounds i8, i8* %45, i64 1, !dbg !1934
	store i8 %65, i8* %66, align 1, !dbg !1934
	%67 = trunc i64 %38 to i32, !dbg !1935
	%68 = zext i8 %42 to i32, !dbg !1935
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !1935
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !1935
	%71 = trunc i32 %70 to i8, !dbg !1935
	%72 = getelementptr inbounds i8, i8* %45, i64 2, !dbg !1936
	store i8 %71, i8* %72, align 1, !dbg !1936
	%73 = trunc i64 %39 to i32, !dbg !1937
	%74 = zext i8 %42 to i32, !dbg !1937
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !1937
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !1937
	%77 = trunc i32 %76 to i8, !dbg !1937
	%78 = getelementptr inbounds i8, i8* %45, i64 3, !dbg !1938
	store i8 %77, i8* %78, align 1, !dbg !1938
	%79 = mul i64 %29, 3, !dbg !1939
	%80 = sub i64 %p3, %79, !dbg !1940
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !1940
	%82 = icmp ugt i64 %79, %p3, !dbg !1940
	%83 = icmp ugt i64 3, %80, !dbg !1941
	%84 = or i1 %82, %83, !dbg !1941
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !1941, !prof !18

b2_ok5:
	%85 = zext i8 %42 to i32, !dbg !1942
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !1942
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !1943
	store i32 %86, i32* %87, align 4, !dbg !1943
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !1944
	store i32 7, i32* %88, align 4, !dbg !1944
	%89 = zext i8 %42 to i32, !dbg !1945
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !1945
	store i32 %90, i32* %88, align 4, !dbg !1946
	%91 = sub i64 %29, %31, !dbg !1947
	%92 = getelementptr inbounds i8, i8* %p4, i64 %91, !dbg !1948
	%93 = icmp uge i64 %91, %p5, !dbg !1948
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !1948, !prof !18

b2_ok7:
	%94 = load i8, i8* %92, align 1, !dbg !1948
	%95 = zext i8 %94 to i32, !dbg !1949
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !1949
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !1950
	store i32 %96, i32* %97, align 4, !dbg !1950
	ret void, !dbg !1917

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %29, i64 %p5), !dbg !1924
	ret void, !dbg !1924

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !1926
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !1926

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p1), !dbg !1926
	ret void, !dbg !1926

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !1927
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !1927

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 4, i64 %44), !dbg !1927
	ret void, !dbg !1927

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !1930
	ret void, !dbg !1930

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !1940
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !1940

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %79, i64 %p3), !dbg !1940
	ret void, !dbg !1940

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 3, i64 %80), !dbg !1941
	ret void, !dbg !1941

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %91, i64 %p5), !dbg !1948
	ret void, !dbg !1948
}

define void @ExchangeUint16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1951 {
entry:
	br label %b0, !dbg !1952

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1955, !range !9
	%1 = sext i32 %0 to i64, !dbg !1955
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1955, !range !10
	%3 = sext i32 %2 to i64, !dbg !1955
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1955, !range !10
	%5 = sext i32 %4 to i64, !dbg !1955
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1955, !range !11
	%7 = sext i32 %6 to i64, !dbg !1955
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1955, !range !12
	%9 = sext i32 %8 to i64, !dbg !1955
	%10 = mul i64 %9, %5, !dbg !1955
	%11 = add i64 %3, %10, !dbg !1955
	%12 = mul i64 %7, %11, !dbg !1955
	%13 = add i64 %1, %12, !dbg !1955
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1955, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1955, !range !13
	%16 = mul i32 %14, %15, !dbg !1955
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1955, !range !14
	%18 = mul i32 %16, %17, !dbg !1955
	%19 = sext i32 %18 to i64, !dbg !1955
	%20 = mul i64 %13, %19, !dbg !1955
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1955, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1955, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1955, !range !16
	%24 = mul i32 %15, %23, !dbg !1955
	%25 = add i32 %22, %24, !dbg !1955
	%26 = mul i32 %14, %25, !dbg !1955
	%27 = add i32 %21, %26, !dbg !1955
	%28 = sext i32 %27 to i64, !dbg !1955
	%29 = add i64 %20, %28, !dbg !1955
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1956, !range !52
	%31 = sext i32 %30 to i64, !dbg !1956
	%32 = and i32 %27, -32, !dbg !1957
	%33 = sub i32 %18, %32, !dbg !1957
	%34 = icmp slt i32 %33, 32, !dbg !1957
	%35 = select i1 %34, i32 %33, i32 32, !dbg !1957
	%36 = sext i32 %35 to i64, !dbg !1957
	%37 = icmp eq i64 %36, 32, !dbg !1958
	br i1 %37, label %b1, label %b2, !dbg !1958

b1:
	br label %b2, !dbg !1958

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1959
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1960
	%40 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !1961
	%41 = icmp uge i64 %29, %p5, !dbg !1961
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !1961, !prof !18

b2_ok1:
	%42 = load i16, i16* %40, align 2, !dbg !1961
	%43 = mul i64 %29, 4, !dbg !1962
	%44 = sub i64 %p1, %43, !dbg !1963
	%45 = getelementptr inbounds i16, i16* %p0, i64 %43, !dbg !1963
	%46 = mul i64 %31, 7, !dbg !1965
	%47 = add i64 %46, 3, !dbg !1966
	%48 = icmp ugt i64 %43, %p1, !dbg !1963
	%49 = icmp ugt i64 4, %44, !dbg !1964
	%50 = icmp eq i64 %36, 0, !dbg !1967
	%51 = or i1 %48, %49, !dbg !1967
	%52 = or i1 %51, %50, !dbg !1967
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !1967, !prof !18

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !1967
	%54 = select i1 %53, i64 1, i64 %36, !dbg !1967
	%55 = srem i64 %47, %54, !dbg !1967
	%56 = trunc i64 %55 to i32, !dbg !1968
	%57 = zext i16 %42 to i32, !dbg !1968
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !1968
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1968
	%60 = trunc i32 %59 to i16, !dbg !1968
	%61 = getelementptr inbounds i16, i16* %45, i64 0, !dbg !1969
	store i16 %60, i16* %61, align 2, !dbg !1969
	%62 = zext i16 %42 to i32, !dbg !1970
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !1970
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !1970
	%65 = trunc i32 %64 to i16, !dbg !1970
	%66 = getelementptr inbounds i16, i16* %45, i64 1, !dbg !1971
	store i16 %65, i16* %66, align 2, !dbg !1971
	%67 = trunc i64 %38 to i32, !dbg !1972
	%68 = zext i16 %42 to i32, !dbg !1972
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !1972
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !1972
	%71 = trunc i32 %70 to i16, !dbg !1972
	%72 = getelementptr inbounds i16, i16* %45, i64 2, !dbg !1973
	store i16 %71, i16* %72, align 2, !dbg !1973
	%73 = trunc i64 %39 to i32, !dbg !1974
	%74 = zext i16 %42 to i32, !dbg !1974
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !1974
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !1974
	%77 = trunc i32 %76 to i16, !dbg !1974
	%78 = getelementptr inbounds i16, i16* %45, i64 3, !dbg !1975
	store i16 %77, i16* %78, align 2, !dbg !1975
	%79 = mul i64 %29, 3, !dbg !1976
	%80 = sub i64 %p3, %79, !dbg !1977
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !1977
	%82 = icmp ugt i64 %79, %p3, !dbg !1977
	%83 = icmp ugt i64 3, %80, !dbg !1978
	%84 = or i1 %82, %83, !dbg !1978
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !1978, !prof !18

b2_ok5:
	%85 = zext i16 %42 to i32, !dbg !1979
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !1979
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !1980
	store i32 %86, i32* %87, align 4, !dbg !1980
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !1981
	store i32 7, i32* %88, align 4, !dbg !1981
	%89 = zext i16 %42 to i32, !dbg !1982
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !1982
	store i32 %90, i32* %88, align 4, !dbg !1983
	%91 = sub i64 %29, %31, !dbg !1984
	%92 = getelementptr inbounds i16, i16* %p4, i64 %91, !dbg !1985
	%93 = icmp uge i64 %91, %p5, !dbg !1985
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !1985, !prof !18

b2_ok7:
	%94 = load i16, i16* %92, align 2, !dbg !1985
	%95 = zext i16 %94 to i32, !dbg !1986
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !1986
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !1987
	store i32 %96, i32* %97, align 4, !dbg !1987
	ret void, !dbg !1954

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %29, i64 %p5), !dbg !1961
	ret void, !dbg !1961

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !1963
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !1963

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p1), !dbg !1963
	ret void, !dbg !1963

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !1964
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !1964

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 4, i64 %44), !dbg !1964
	ret void, !dbg !1964

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !1967
	ret void, !dbg !1967

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !1977
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !1977

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %79, i64 %p3), !dbg !1977
	ret void, !dbg !1977

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 3, i64 %80), !dbg !1978
	ret void, !dbg !1978

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %91, i64 %p5), !dbg !1985
	ret void, !dbg !1985
}

define void @NumbersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1988 {
entry:
	br label %b0, !dbg !1989

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1992, !range !9
	%1 = sext i32 %0 to i64, !dbg !1992
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1992, !range !10
	%3 = sext i32 %2 to i64, !dbg !1992
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1992, !range !10
	%5 = sext i32 %4 to i64, !dbg !1992
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1992, !range !11
	%7 = sext i32 %6 to i64, !dbg !1992
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1992, !range !12
	%9 = sext i32 %8 to i64, !dbg !1992
	%10 = mul i64 %9, %5, !dbg !1992
	%11 = add i64 %3, %10, !dbg !1992
	%12 = mul i64 %7, %11, !dbg !1992
	%13 = add i64 %1, %12, !dbg !1992
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1992, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1992, !range !13
	%16 = mul i32 %14, %15, !dbg !1992
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1992, !range !14
	%18 = mul i32 %16, %17, !dbg !1992
	%19 = sext i32 %18 to i64, !dbg !1992
	%20 = mul i64 %13, %19, !dbg !1992
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1992, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1992, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1992, !range !16
	%24 = mul i32 %15, %23, !dbg !1992
	%25 = add i32 %22, %24, !dbg !1992
	%26 = mul i32 %14, %25, !dbg !1992
	%27 = add i32 %21, %26, !dbg !1992
	%28 = sext i32 %27 to i64, !dbg !1992
	%29 = add i64 %20, %28, !dbg !1992
	%30 = mul i64 %29, 6, !dbg !1993
	%31 = sub i64 %p1, %30, !dbg !1994
	%32 = getelementptr inbounds i16, i16* %p0, i64 %30, !dbg !1994
	%33 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !1995
	%34 = icmp ugt i64 %30, %p1, !dbg !1994
	%35 = icmp uge i64 %29, %p5, !dbg !1995
	%36 = or i1 %34, %35, !dbg !1995
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !1995, !prof !18

b0_ok1:
	%37 = load i16, i16* %33, align 2, !dbg !1995
	%38 = icmp ugt i64 6, %31, !dbg !1998
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1998, !prof !18

b0_ok3:
	br label %b1, !dbg !1998

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %193, %b48 ], !dbg !1998
	%40 = and i32 %27, -32, !dbg !2005
	%41 = sub i32 %18, %40, !dbg !2005
	%42 = icmp slt i32 %41, 32, !dbg !2005
	%43 = select i1 %42, i32 %41, i32 32, !dbg !2005
	%44 = sext i32 %43 to i64, !dbg !2005
	%45 = icmp eq i64 %44, 32, !dbg !2006
	br i1 %45, label %b2, label %b4, !dbg !2006

b2:
	%46 = phi i16 [ %37, %b1 ], [ %54, %b3 ], !dbg !2007
	%47 = phi i64 [ 16, %b1 ], [ %55, %b3 ], !dbg !2008
	%48 = icmp sgt i64 %47, 0, !dbg !2009
	br i1 %48, label %b3, label %b12, !dbg !2009

b3:
	%49 = trunc i64 %47 to i32, !dbg !2010
	%50 = zext i16 %46 to i32, !dbg !2010
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !2010
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !2010
	%53 = trunc i32 %52 to i16, !dbg !2010
	%54 = add i16 %46, %53, !dbg !2011
	%55 = sdiv i64 %47, 2, !dbg !2012
	br label %b2, !dbg !2012

b4:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2013, !range !52
	%57 = sext i32 %56 to i64, !dbg !2013
	br label %b5, !dbg !2013

b5:
	%58 = phi i16 [ %37, %b4 ], [ %71, %b10 ], !dbg !2007
	%59 = phi i64 [ 16, %b4 ], [ %72, %b10 ], !dbg !2014
	%60 = icmp sgt i64 %59, 0, !dbg !2015
	br i1 %60, label %b6, label %b11, !dbg !2015

b6:
	%61 = add i64 %57, %59, !dbg !2016
	%62 = icmp sge i64 %61, %44, !dbg !2017
	br i1 %62, label %b7, label %b8, !dbg !2017

b7:
	br label %b8, !dbg !2017

b8:
	%63 = phi i64 [ %61, %b6 ], [ %57, %b7 ], !dbg !2018
	%64 = trunc i64 %63 to i32, !dbg !2019
	%65 = zext i16 %58 to i32, !dbg !2019
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %64, i32 31), !dbg !2019
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !2019
	%68 = trunc i32 %67 to i16, !dbg !2019
	%69 = icmp ne i64 %63, %57, !dbg !2020
	br i1 %69, label %b9, label %b10, !dbg !2020

b9:
	%70 = add i16 %58, %68, !dbg !2011
	br label %b10, !dbg !2021

b10:
	%71 = phi i16 [ %58, %b8 ], [ %70, %b9 ], !dbg !2007
	%72 = sdiv i64 %59, 2, !dbg !2022
	br label %b5, !dbg !2022

b11:
	%73 = zext i16 %58 to i32, !dbg !2023
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 0, i32 31), !dbg !2023
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !2023
	%76 = trunc i32 %75 to i16, !dbg !2023
	br label %b12, !dbg !2024

b12:
	%77 = phi i16 [ %46, %b2 ], [ %76, %b11 ], !dbg !2004
	%78 = getelementptr inbounds i16, i16* %32, i64 0, !dbg !2025
	store i16 %77, i16* %78, align 2, !dbg !2025
	br i1 %45, label %b13, label %b15, !dbg !2030

b13:
	%79 = phi i16 [ %37, %b12 ], [ %88, %b14 ], !dbg !2031
	%80 = phi i64 [ 16, %b12 ], [ %89, %b14 ], !dbg !2032
	%81 = icmp sgt i64 %80, 0, !dbg !2033
	br i1 %81, label %b14, label %b23, !dbg !2033

b14:
	%82 = trunc i64 %80 to i32, !dbg !2034
	%83 = zext i16 %79 to i32, !dbg !2034
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !2034
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !2034
	%86 = trunc i32 %85 to i16, !dbg !2034
	%87 = icmp ult i16 %79, %86, !dbg !2035
	%88 = select i1 %87, i16 %79, i16 %86, !dbg !2035
	%89 = sdiv i64 %80, 2, !dbg !2036
	br label %b13, !dbg !2036

b15:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2037, !range !52
	%91 = sext i32 %90 to i64, !dbg !2037
	br label %b16, !dbg !2037

b16:
	%92 = phi i16 [ %37, %b15 ], [ %106, %b21 ], !dbg !2031
	%93 = phi i64 [ 16, %b15 ], [ %107, %b21 ], !dbg !2038
	%94 = icmp sgt i64 %93, 0, !dbg !2039
	br i1 %94, label %b17, label %b22, !dbg !2039

b17:
	%95 = add i64 %91, %93, !dbg !2040
	%96 = icmp sge i64 %95, %44, !dbg !2041
	br i1 %96, label %b18, label %b19, !dbg !2041

b18:
	br label %b19, !dbg !2041

b19:
	%97 = phi i64 [ %95, %b17 ], [ %91, %b18 ], !dbg !2042
	%98 = trunc i64 %97 to i32, !dbg !2043
	%99 = zext i16 %92 to i32, !dbg !2043
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %99, i32 %98, i32 31), !dbg !2043
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !2043
	%102 = trunc i32 %101 to i16, !dbg !2043
	%103 = icmp ne i64 %97, %91, !dbg !2044
	br i1 %103, label %b20, label %b21, !dbg !2044

b20:
	%104 = icmp ult i16 %92, %102, !dbg !2035
	%105 = select i1 %104, i16 %92, i16 %102, !dbg !2035
	br label %b21, !dbg !2045

b21:
	%106 = phi i16 [ %92, %b19 ], [ %105, %b20 ], !dbg !2031
	%107 = sdiv i64 %93, 2, !dbg !2046
	br label %b16, !dbg !2046

b22:
	%108 = zext i16 %92 to i32, !dbg !2047
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !2047
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !2047
	%111 = trunc i32 %110 to i16, !dbg !2047
	br label %b23, !dbg !2048

b23:
	%112 = phi i16 [ %79, %b13 ], [ %111, %b22 ], !dbg !2029
	br i1 %45, label %b24, label %b26, !dbg !2053

b24:
	%113 = phi i16 [ %37, %b23 ], [ %122, %b25 ], !dbg !2054
	%114 = phi i64 [ 16, %b23 ], [ %123, %b25 ], !dbg !2055
	%115 = icmp sgt i64 %114, 0, !dbg !2056
	br i1 %115, label %b25, label %b34, !dbg !2056

b25:
	%116 = trunc i64 %114 to i32, !dbg !2057
	%117 = zext i16 %113 to i32, !dbg !2057
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %117, i32 %116, i32 31), !dbg !2057
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !2057
	%120 = trunc i32 %119 to i16, !dbg !2057
	%121 = icmp ugt i16 %113, %120, !dbg !2058
	%122 = select i1 %121, i16 %113, i16 %120, !dbg !2058
	%123 = sdiv i64 %114, 2, !dbg !2059
	br label %b24, !dbg !2059

b26:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2060, !range !52
	%125 = sext i32 %124 to i64, !dbg !2060
	br label %b27, !dbg !2060

b27:
	%126 = phi i16 [ %37, %b26 ], [ %140, %b32 ], !dbg !2054
	%127 = phi i64 [ 16, %b26 ], [ %141, %b32 ], !dbg !2061
	%128 = icmp sgt i64 %127, 0, !dbg !2062
	br i1 %128, label %b28, label %b33, !dbg !2062

b28:
	%129 = add i64 %125, %127, !dbg !2063
	%130 = icmp sge i64 %129, %44, !dbg !2064
	br i1 %130, label %b29, label %b30, !dbg !2064

b29:
	br label %b30, !dbg !2064

b30:
	%131 = phi i64 [ %129, %b28 ], [ %125, %b29 ], !dbg !2065
	%132 = trunc i64 %131 to i32, !dbg !2066
	%133 = zext i16 %126 to i32, !dbg !2066
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %132, i32 31), !dbg !2066
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !2066
	%136 = trunc i32 %135 to i16, !dbg !2066
	%137 = icmp ne i64 %131, %125, !dbg !2067
	br i1 %137, label %b31, label %b32, !dbg !2067

b31:
	%138 = icmp ugt i16 %126, %136, !dbg !2058
	%139 = select i1 %138, i16 %126, i16 %136, !dbg !2058
	br label %b32, !dbg !2068

b32:
	%140 = phi i16 [ %126, %b30 ], [ %139, %b31 ], !dbg !2054
	%141 = sdiv i64 %127, 2, !dbg !2069
	br label %b27, !dbg !2069

b33:
	%142 = zext i16 %126 to i32, !dbg !2070
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 0, i32 31), !dbg !2070
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !2070
	%145 = trunc i32 %144 to i16, !dbg !2070
	br label %b34, !dbg !2071

b34:
	%146 = phi i16 [ %113, %b24 ], [ %145, %b33 ], !dbg !2052
	%147 = getelementptr inbounds i16, i16* %32, i64 1, !dbg !2072
	store i16 %112, i16* %147, align 2, !dbg !2072
	%148 = getelementptr inbounds i16, i16* %32, i64 2, !dbg !2073
	store i16 %146, i16* %148, align 2, !dbg !2073
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2078, !range !52
	%150 = sext i32 %149 to i64, !dbg !2078
	br label %b35, !dbg !2078

b35:
	%151 = phi i16 [ %37, %b34 ], [ %161, %b38 ], !dbg !2079
	%152 = phi i64 [ 1, %b34 ], [ %162, %b38 ], !dbg !2080
	%153 = icmp slt i64 %152, 32, !dbg !2081
	br i1 %153, label %b36, label %b39, !dbg !2081

b36:
	%154 = trunc i64 %152 to i32, !dbg !2082
	%155 = zext i16 %151 to i32, !dbg !2082
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %155, i32 %154, i32 0), !dbg !2082
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !2082
	%158 = trunc i32 %157 to i16, !dbg !2082
	%159 = icmp sge i64 %150, %152, !dbg !2083
	br i1 %159, label %b37, label %b38, !dbg !2083

b37:
	%160 = add i16 %151, %158, !dbg !2084
	br label %b38, !dbg !2084

b38:
	%161 = phi i16 [ %151, %b36 ], [ %160, %b37 ], !dbg !2079
	%162 = mul i64 %152, 2, !dbg !2085
	br label %b35, !dbg !2085

b39:
	%163 = phi i16 [ %37, %b35 ], [ %173, %b42 ], !dbg !2089
	%164 = phi i64 [ 1, %b35 ], [ %174, %b42 ], !dbg !2090
	%165 = icmp slt i64 %164, 32, !dbg !2091
	br i1 %165, label %b40, label %b43, !dbg !2091

b40:
	%166 = trunc i64 %164 to i32, !dbg !2092
	%167 = zext i16 %163 to i32, !dbg !2092
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %167, i32 %166, i32 0), !dbg !2092
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !2092
	%170 = trunc i32 %169 to i16, !dbg !2092
	%171 = icmp sge i64 %150, %164, !dbg !2093
	br i1 %171, label %b41, label %b42, !dbg !2093

b41:
	%172 = add i16 %163, %170, !dbg !2094
	br label %b42, !dbg !2094

b42:
	%173 = phi i16 [ %163, %b40 ], [ %172, %b41 ], !dbg !2089
	%174 = mul i64 %164, 2, !dbg !2095
	br label %b39, !dbg !2095

b43:
	%175 = zext i16 %163 to i32, !dbg !2096
	%176 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %175, i32 1, i32 0), !dbg !2096
	%177 = extractvalue { i32, i1 } %176, 0, !dbg !2096
	%178 = trunc i32 %177 to i16, !dbg !2096
	%179 = icmp eq i64 %150, 0, !dbg !2097
	br i1 %179, label %b45, label %b44, !dbg !2097

b44:
	br label %b45, !dbg !2098

b45:
	%180 = phi i16 [ 0, %b43 ], [ %178, %b44 ], !dbg !2087
	%181 = getelementptr inbounds i16, i16* %32, i64 3, !dbg !2099
	store i16 %151, i16* %181, align 2, !dbg !2099
	%182 = getelementptr inbounds i16, i16* %32, i64 4, !dbg !2100
	store i16 %180, i16* %182, align 2, !dbg !2100
	%183 = mul i64 %44, 2, !dbg !2101
	%184 = sdiv i64 %183, 3, !dbg !2102
	%185 = icmp slt i64 %184, 0, !dbg !2105
	br i1 %185, label %b47, label %b46, !dbg !2105

b46:
	%186 = icmp sge i64 %184, %44, !dbg !2106
	br i1 %186, label %b47, label %b48, !dbg !2106

b47:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !2107
	ret void, !dbg !2107

b48:
	%187 = trunc i64 %184 to i32, !dbg !2108
	%188 = zext i16 %37 to i32, !dbg !2108
	%189 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %188, i32 %187, i32 31), !dbg !2108
	%190 = extractvalue { i32, i1 } %189, 0, !dbg !2108
	%191 = trunc i32 %190 to i16, !dbg !2108
	%192 = getelementptr inbounds i16, i16* %32, i64 5, !dbg !2109
	store i16 %191, i16* %192, align 2, !dbg !2109
	%193 = add i64 %39, 1, !dbg !2109
	%194 = icmp slt i64 %193, 2, !dbg !2109
	br i1 %194, label %b1, label %b49, !dbg !2109

b49:
	%195 = sub i64 %p3, %30, !dbg !2110
	%196 = getelementptr inbounds i16, i16* %p2, i64 %30, !dbg !2110
	%197 = icmp ugt i64 %30, %p3, !dbg !2110
	br i1 %197, label %b49_fail1, label %b49_ok1, !dbg !2110, !prof !18

b49_ok1:
	%198 = load i16, i16* %33, align 2, !dbg !2111
	%199 = icmp ugt i64 6, %195, !dbg !2114
	br i1 %199, label %b49_fail2, label %b49_ok2, !dbg !2114, !prof !18

b49_ok2:
	br label %b50, !dbg !2114

b50:
	%200 = phi i64 [ 0, %b49_ok2 ], [ %429, %b129 ], !dbg !2114
	br i1 %45, label %b51, label %b53, !dbg !2120

b51:
	%201 = phi i16 [ %198, %b50 ], [ %209, %b52 ], !dbg !2121
	%202 = phi i64 [ 16, %b50 ], [ %210, %b52 ], !dbg !2122
	%203 = icmp sgt i64 %202, 0, !dbg !2123
	br i1 %203, label %b52, label %b60, !dbg !2123

b52:
	%204 = trunc i64 %202 to i32, !dbg !2124
	%205 = zext i16 %201 to i32, !dbg !2124
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %205, i32 %204, i32 31), !dbg !2124
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !2124
	%208 = trunc i32 %207 to i16, !dbg !2124
	%209 = add i16 %201, %208, !dbg !2125
	%210 = sdiv i64 %202, 2, !dbg !2126
	br label %b51, !dbg !2126

b53:
	%211 = phi i16 [ %198, %b50 ], [ %224, %b58 ], !dbg !2121
	%212 = phi i64 [ 16, %b50 ], [ %225, %b58 ], !dbg !2127
	%213 = icmp sgt i64 %212, 0, !dbg !2128
	br i1 %213, label %b54, label %b59, !dbg !2128

b54:
	%214 = add i64 %150, %212, !dbg !2129
	%215 = icmp sge i64 %214, %44, !dbg !2130
	br i1 %215, label %b55, label %b56, !dbg !2130

b55:
	br label %b56, !dbg !2130

b56:
	%216 = phi i64 [ %214, %b54 ], [ %150, %b55 ], !dbg !2131
	%217 = trunc i64 %216 to i32, !dbg !2132
	%218 = zext i16 %211 to i32, !dbg !2132
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %218, i32 %217, i32 31), !dbg !2132
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !2132
	%221 = trunc i32 %220 to i16, !dbg !2132
	%222 = icmp ne i64 %216, %150, !dbg !2133
	br i1 %222, label %b57, label %b58, !dbg !2133

b57:
	%223 = add i16 %211, %221, !dbg !2125
	br label %b58, !dbg !2134

b58:
	%224 = phi i16 [ %211, %b56 ], [ %223, %b57 ], !dbg !2121
	%225 = sdiv i64 %212, 2, !dbg !2135
	br label %b53, !dbg !2135

b59:
	%226 = zext i16 %211 to i32, !dbg !2136
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 0, i32 31), !dbg !2136
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !2136
	%229 = trunc i32 %228 to i16, !dbg !2136
	br label %b60, !dbg !2137

b60:
	%230 = phi i16 [ %201, %b51 ], [ %229, %b59 ], !dbg !2119
	%231 = add i64 %19, 32, !dbg !2139
	%232 = sub i64 %231, 1, !dbg !2140
	%233 = sdiv i64 %232, 32, !dbg !2141
	%234 = icmp eq i64 %233, 1, !dbg !2142
	br i1 %234, label %b66, label %b61, !dbg !2142

b61:
	%235 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2143
	call void @llvm.nvvm.barrier0(), !dbg !2144
	br i1 %179, label %b62, label %b63, !dbg !2145

b62:
	%236 = sdiv i64 %28, 32, !dbg !2146
	%237 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 %236, !dbg !2147
	%238 = icmp uge i64 %236, 32, !dbg !2147
	br i1 %238, label %b62_fail1, label %b62_ok1, !dbg !2147, !prof !18

b62_ok1:
	store i16 %230, i16* %237, align 2, !dbg !2147
	br label %b63, !dbg !2147

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2148
	%239 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 0, !dbg !2149
	%240 = load i16, i16* %239, align 2, !dbg !2149
	br label %b64, !dbg !2149

b64:
	%241 = phi i16 [ %240, %b63 ], [ %247, %b65_ok1 ], !dbg !2150
	%242 = phi i64 [ 1, %b63 ], [ %248, %b65_ok1 ], !dbg !2151
	%243 = icmp slt i64 %242, %233, !dbg !2152
	br i1 %243, label %b65, label %b66, !dbg !2152

b65:
	%244 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 %242, !dbg !2153
	%245 = icmp uge i64 %242, 32, !dbg !2153
	br i1 %245, label %b65_fail1, label %b65_ok1, !dbg !2153, !prof !18

b65_ok1:
	%246 = load i16, i16* %244, align 2, !dbg !2153
	%247 = add i16 %241, %246, !dbg !2125
	%248 = add i64 %242, 1, !dbg !2154
	br label %b64, !dbg !2154

b66:
	%249 = phi i16 [ %230, %b60 ], [ %241, %b64 ], !dbg !2118
	%250 = getelementptr inbounds i16, i16* %196, i64 0, !dbg !2155
	store i16 %249, i16* %250, align 2, !dbg !2155
	br i1 %45, label %b67, label %b69, !dbg !2160

b67:
	%251 = phi i16 [ %198, %b66 ], [ %260, %b68 ], !dbg !2161
	%252 = phi i64 [ 16, %b66 ], [ %261, %b68 ], !dbg !2162
	%253 = icmp sgt i64 %252, 0, !dbg !2163
	br i1 %253, label %b68, label %b76, !dbg !2163

b68:
	%254 = trunc i64 %252 to i32, !dbg !2164
	%255 = zext i16 %251 to i32, !dbg !2164
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %255, i32 %254, i32 31), !dbg !2164
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !2164
	%258 = trunc i32 %257 to i16, !dbg !2164
	%259 = icmp ult i16 %251, %258, !dbg !2165
	%260 = select i1 %259, i16 %251, i16 %258, !dbg !2165
	%261 = sdiv i64 %252, 2, !dbg !2166
	br label %b67, !dbg !2166

b69:
	%262 = phi i16 [ %198, %b66 ], [ %276, %b74 ], !dbg !2161
	%263 = phi i64 [ 16, %b66 ], [ %277, %b74 ], !dbg !2167
	%264 = icmp sgt i64 %263, 0, !dbg !2168
	br i1 %264, label %b70, label %b75, !dbg !2168

b70:
	%265 = add i64 %150, %263, !dbg !2169
	%266 = icmp sge i64 %265, %44, !dbg !2170
	br i1 %266, label %b71, label %b72, !dbg !2170

b71:
	br label %b72, !dbg !2170

b72:
	%267 = phi i64 [ %265, %b70 ], [ %150, %b71 ], !dbg !2171
	%268 = trunc i64 %267 to i32, !dbg !2172
	%269 = zext i16 %262 to i32, !dbg !2172
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %269, i32 %268, i32 31), !dbg !2172
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !2172
	%272 = trunc i32 %271 to i16, !dbg !2172
	%273 = icmp ne i64 %267, %150, !dbg !2173
	br i1 %273, label %b73, label %b74, !dbg !2173

b73:
	%274 = icmp ult i16 %262, %272, !dbg !2165
	%275 = select i1 %274, i16 %262, i16 %272, !dbg !2165
	br label %b74, !dbg !2174

b74:
	%276 = phi i16 [ %262, %b72 ], [ %275, %b73 ], !dbg !2161
	%277 = sdiv i64 %263, 2, !dbg !2175
	br label %b69, !dbg !2175

b75:
	%278 = zext i16 %262 to i32, !dbg !2176
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 0, i32 31), !dbg !2176
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !2176
	%281 = trunc i32 %280 to i16, !dbg !2176
	br label %b76, !dbg !2177

b76:
	%282 = phi i16 [ %251, %b67 ], [ %281, %b75 ], !dbg !2159
	br i1 %234, label %b82, label %b77, !dbg !2178

b77:
	%283 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2179
	call void @llvm.nvvm.barrier0(), !dbg !2180
	br i1 %179, label %b78, label %b79, !dbg !2181

b78:
	%284 = sdiv i64 %28, 32, !dbg !2182
	%285 = getelementptr inbounds [32 x i16], [32 x i16]* %283, i64 0, i64 %284, !dbg !2183
	%286 = icmp uge i64 %284, 32, !dbg !2183
	br i1 %286, label %b78_fail1, label %b78_ok1, !dbg !2183, !prof !18

b78_ok1:
	store i16 %282, i16* %285, align 2, !dbg !2183
	br label %b79, !dbg !2183

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2184
	%287 = getelementptr inbounds [32 x i16], [32 x i16]* %283, i64 0, i64 0, !dbg !2185
	%288 = load i16, i16* %287, align 2, !dbg !2185
	br label %b80, !dbg !2185

b80:
	%289 = phi i16 [ %288, %b79 ], [ %296, %b81_ok1 ], !dbg !2186
	%290 = phi i64 [ 1, %b79 ], [ %297, %b81_ok1 ], !dbg !2187
	%291 = icmp slt i64 %290, %233, !dbg !2188
	br i1 %291, label %b81, label %b82, !dbg !2188

b81:
	%292 = getelementptr inbounds [32 x i16], [32 x i16]* %283, i64 0, i64 %290, !dbg !2189
	%293 = icmp uge i64 %290, 32, !dbg !2189
	br i1 %293, label %b81_fail1, label %b81_ok1, !dbg !2189, !prof !18

b81_ok1:
	%294 = load i16, i16* %292, align 2, !dbg !2189
	%295 = icmp ult i16 %289, %294, !dbg !2165
	%296 = select i1 %295, i16 %289, i16 %294, !dbg !2165
	%297 = add i64 %290, 1, !dbg !2190
	br label %b80, !dbg !2190

b82:
	%298 = phi i16 [ %282, %b76 ], [ %289, %b80 ], !dbg !2158
	br i1 %45, label %b83, label %b85, !dbg !2195

b83:
	%299 = phi i16 [ %198, %b82 ], [ %308, %b84 ], !dbg !2196
	%300 = phi i64 [ 16, %b82 ], [ %309, %b84 ], !dbg !2197
	%301 = icmp sgt i64 %300, 0, !dbg !2198
	br i1 %301, label %b84, label %b92, !dbg !2198

b84:
	%302 = trunc i64 %300 to i32, !dbg !2199
	%303 = zext i16 %299 to i32, !dbg !2199
	%304 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %303, i32 %302, i32 31), !dbg !2199
	%305 = extractvalue { i32, i1 } %304, 0, !dbg !2199
	%306 = trunc i32 %305 to i16, !dbg !2199
	%307 = icmp ugt i16 %299, %306, !dbg !2200
	%308 = select i1 %307, i16 %299, i16 %306, !dbg !2200
	%309 = sdiv i64 %300, 2, !dbg !2201
	br label %b83, !dbg !2201

b85:
	%310 = phi i16 [ %198, %b82 ], [ %324, %b90 ], !dbg !2196
	%311 = phi i64 [ 16, %b82 ], [ %325, %b90 ], !dbg !2202
	%312 = icmp sgt i64 %311, 0, !dbg !2203
	br i1 %312, label %b86, label %b91, !dbg !2203

b86:
	%313 = add i64 %150, %311, !dbg !2204
	%314 = icmp sge i64 %313, %44, !dbg !2205
	br i1 %314, label %b87, label %b88, !dbg !2205

b87:
	br label %b88, !dbg !2205

b88:
	%315 = phi i64 [ %313, %b86 ], [ %150, %b87 ], !dbg !2206
	%316 = trunc i64 %315 to i32, !dbg !2207
	%317 = zext i16 %310 to i32, !dbg !2207
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %316, i32 31), !dbg !2207
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !2207
	%320 = trunc i32 %319 to i16, !dbg !2207
	%321 = icmp ne i64 %315, %150, !dbg !2208
	br i1 %321, label %b89, label %b90, !dbg !2208

b89:
	%322 = icmp ugt i16 %310, %320, !dbg !2200
	%323 = select i1 %322, i16 %310, i16 %320, !dbg !2200
	br label %b90, !dbg !2209

b90:
	%324 = phi i16 [ %310, %b88 ], [ %323, %b89 ], !dbg !2196
	%325 = sdiv i64 %311, 2, !dbg !2210
	br label %b85, !dbg !2210

b91:
	%326 = zext i16 %310 to i32, !dbg !2211
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 0, i32 31), !dbg !2211
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !2211
	%329 = trunc i32 %328 to i16, !dbg !2211
	br label %b92, !dbg !2212

b92:
	%330 = phi i16 [ %299, %b83 ], [ %329, %b91 ], !dbg !2194
	br i1 %234, label %b98, label %b93, !dbg !2213

b93:
	%331 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2214
	call void @llvm.nvvm.barrier0(), !dbg !2215
	br i1 %179, label %b94, label %b95, !dbg !2216

b94:
	%332 = sdiv i64 %28, 32, !dbg !2217
	%333 = getelementptr inbounds [32 x i16], [32 x i16]* %331, i64 0, i64 %332, !dbg !2218
	%334 = icmp uge i64 %332, 32, !dbg !2218
	br i1 %334, label %b94_fail1, label %b94_ok1, !dbg !2218, !prof !18

b94_ok1:
	store i16 %330, i16* %333, align 2, !dbg !2218
	br label %b95, !dbg !2218

b95:
	call void @llvm.nvvm.barrier0(), !dbg !2219
	%335 = getelementptr inbounds [32 x i16], [32 x i16]* %331, i64 0, i64 0, !dbg !2220
	%336 = load i16, i16* %335, align 2, !dbg !2220
	br label %b96, !dbg !2220

b96:
	%337 = phi i16 [ %336, %b95 ], [ %344, %b97_ok1 ], !dbg !2221
	%338 = phi i64 [ 1, %b95 ], [ %345, %b97_ok1 ], !dbg !2222
	%339 = icmp slt i64 %338, %233, !dbg !2223
	br i1 %339, label %b97, label %b98, !dbg !2223

b97:
	%340 = getelementptr inbounds [32 x i16], [32 x i16]* %331, i64 0, i64 %338, !dbg !2224
	%341 = icmp uge i64 %338, 32, !dbg !2224
	br i1 %341, label %b97_fail1, label %b97_ok1, !dbg !2224, !prof !18

b97_ok1:
	%342 = load i16, i16* %340, align 2, !dbg !2224
	%343 = icmp ugt i16 %337, %342, !dbg !2200
	%344 = select i1 %343, i16 %337, i16 %342, !dbg !2200
	%345 = add i64 %338, 1, !dbg !2225
	br label %b96, !dbg !2225

b98:
	%346 = phi i16 [ %330, %b92 ], [ %337, %b96 ], !dbg !2193
	%347 = getelementptr inbounds i16, i16* %196, i64 1, !dbg !2226
	store i16 %298, i16* %347, align 2, !dbg !2226
	%348 = getelementptr inbounds i16, i16* %196, i64 2, !dbg !2227
	store i16 %346, i16* %348, align 2, !dbg !2227
	br label %b99, !dbg !2232

b99:
	%349 = phi i16 [ %198, %b98 ], [ %359, %b102 ], !dbg !2233
	%350 = phi i64 [ 1, %b98 ], [ %360, %b102 ], !dbg !2234
	%351 = icmp slt i64 %350, 32, !dbg !2235
	br i1 %351, label %b100, label %b103, !dbg !2235

b100:
	%352 = trunc i64 %350 to i32, !dbg !2236
	%353 = zext i16 %349 to i32, !dbg !2236
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %353, i32 %352, i32 0), !dbg !2236
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !2236
	%356 = trunc i32 %355 to i16, !dbg !2236
	%357 = icmp sge i64 %150, %350, !dbg !2237
	br i1 %357, label %b101, label %b102, !dbg !2237

b101:
	%358 = add i16 %349, %356, !dbg !2238
	br label %b102, !dbg !2238

b102:
	%359 = phi i16 [ %349, %b100 ], [ %358, %b101 ], !dbg !2233
	%360 = mul i64 %350, 2, !dbg !2239
	br label %b99, !dbg !2239

b103:
	br i1 %234, label %b109, label %b104, !dbg !2240

b104:
	%361 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4 to [32 x i16]*, !dbg !2241
	%362 = sdiv i64 %28, 32, !dbg !2242
	call void @llvm.nvvm.barrier0(), !dbg !2243
	%363 = sub i64 %44, 1, !dbg !2244
	%364 = icmp eq i64 %150, %363, !dbg !2245
	br i1 %364, label %b105, label %b106, !dbg !2245

b105:
	%365 = getelementptr inbounds [32 x i16], [32 x i16]* %361, i64 0, i64 %362, !dbg !2246
	%366 = icmp uge i64 %362, 32, !dbg !2246
	br i1 %366, label %b105_fail1, label %b105_ok1, !dbg !2246, !prof !18

b105_ok1:
	store i16 %349, i16* %365, align 2, !dbg !2246
	br label %b106, !dbg !2246

b106:
	call void @llvm.nvvm.barrier0(), !dbg !2247
	%367 = icmp slt i64 0, %362, !dbg !2247
	br i1 %367, label %b107, label %b108, !dbg !2247

b107:
	%368 = phi i16 [ 0, %b106 ], [ %373, %b107_ok1 ], !dbg !2248
	%369 = phi i64 [ 0, %b106 ], [ %374, %b107_ok1 ], !dbg !2248
	%370 = getelementptr inbounds [32 x i16], [32 x i16]* %361, i64 0, i64 %369, !dbg !2249
	%371 = icmp uge i64 %369, 32, !dbg !2249
	br i1 %371, label %b107_fail1, label %b107_ok1, !dbg !2249, !prof !18

b107_ok1:
	%372 = load i16, i16* %370, align 2, !dbg !2249
	%373 = add i16 %368, %372, !dbg !2250
	%374 = add i64 %369, 1, !dbg !2250
	%375 = icmp slt i64 %374, %362, !dbg !2250
	br i1 %375, label %b107, label %b108, !dbg !2250

b108:
	%376 = phi i16 [ 0, %b106 ], [ %373, %b107_ok1 ], !dbg !2248
	br label %b109, !dbg !2251

b109:
	%377 = phi i16 [ 0, %b103 ], [ %376, %b108 ], !dbg !2231
	%378 = add i16 %377, %349, !dbg !2252
	br label %b110, !dbg !2256

b110:
	%379 = phi i16 [ %198, %b109 ], [ %389, %b113 ], !dbg !2257
	%380 = phi i64 [ 1, %b109 ], [ %390, %b113 ], !dbg !2258
	%381 = icmp slt i64 %380, 32, !dbg !2259
	br i1 %381, label %b111, label %b114, !dbg !2259

b111:
	%382 = trunc i64 %380 to i32, !dbg !2260
	%383 = zext i16 %379 to i32, !dbg !2260
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %383, i32 %382, i32 0), !dbg !2260
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !2260
	%386 = trunc i32 %385 to i16, !dbg !2260
	%387 = icmp sge i64 %150, %380, !dbg !2261
	br i1 %387, label %b112, label %b113, !dbg !2261

b112:
	%388 = add i16 %379, %386, !dbg !2262
	br label %b113, !dbg !2262

b113:
	%389 = phi i16 [ %379, %b111 ], [ %388, %b112 ], !dbg !2257
	%390 = mul i64 %380, 2, !dbg !2263
	br label %b110, !dbg !2263

b114:
	br i1 %234, label %b120, label %b115, !dbg !2264

b115:
	%391 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4 to [32 x i16]*, !dbg !2265
	%392 = sdiv i64 %28, 32, !dbg !2266
	call void @llvm.nvvm.barrier0(), !dbg !2267
	%393 = sub i64 %44, 1, !dbg !2268
	%394 = icmp eq i64 %150, %393, !dbg !2269
	br i1 %394, label %b116, label %b117, !dbg !2269

b116:
	%395 = getelementptr inbounds [32 x i16], [32 x i16]* %391, i64 0, i64 %392, !dbg !2270
	%396 = icmp uge i64 %392, 32, !dbg !2270
	br i1 %396, label %b116_fail1, label %b116_ok1, !dbg !2270, !prof !18

b116_ok1:
	store i16 %379, i16* %395, align 2, !dbg !2270
	br label %b117, !dbg !2270

b117:
	call void @llvm.nvvm.barrier0(), !dbg !2271
	%397 = icmp slt i64 0, %392, !dbg !2271
	br i1 %397, label %b118, label %b119, !dbg !2271

b118:
	%398 = phi i16 [ 0, %b117 ], [ %403, %b118_ok1 ], !dbg !2272
	%399 = phi i64 [ 0, %b117 ], [ %404, %b118_ok1 ], !dbg !2272
	%400 = getelementptr inbounds [32 x i16], [32 x i16]* %391, i64 0, i64 %399, !dbg !2273
	%401 = icmp uge i64 %399, 32, !dbg !2273
	br i1 %401, label %b118_fail1, label %b118_ok1, !dbg !2273, !prof !18

b118_ok1:
	%402 = load i16, i16* %400, align 2, !dbg !2273
	%403 = add i16 %398, %402, !dbg !2274
	%404 = add i64 %399, 1, !dbg !2274
	%405 = icmp slt i64 %404, %392, !dbg !2274
	br i1 %405, label %b118, label %b119, !dbg !2274

b119:
	%406 = phi i16 [ 0, %b117 ], [ %403, %b118_ok1 ], !dbg !2272
	br label %b120, !dbg !2275

b120:
	%407 = phi i16 [ 0, %b114 ], [ %406, %b119 ], !dbg !2255
	%408 = zext i16 %379 to i32, !dbg !2276
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %408, i32 1, i32 0), !dbg !2276
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !2276
	%411 = trunc i32 %410 to i16, !dbg !2276
	br i1 %179, label %b122, label %b121, !dbg !2277

b121:
	%412 = add i16 %407, %411, !dbg !2278
	br label %b122, !dbg !2279

b122:
	%413 = phi i16 [ %407, %b120 ], [ %412, %b121 ], !dbg !2254
	%414 = getelementptr inbounds i16, i16* %196, i64 3, !dbg !2280
	store i16 %378, i16* %414, align 2, !dbg !2280
	%415 = getelementptr inbounds i16, i16* %196, i64 4, !dbg !2281
	store i16 %413, i16* %415, align 2, !dbg !2281
	%416 = mul i64 %19, 2, !dbg !2282
	%417 = sdiv i64 %416, 3, !dbg !2283
	%418 = icmp sge i64 %417, %19, !dbg !2286
	br i1 %418, label %b123, label %b124, !dbg !2286

b123:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !2287
	ret void, !dbg !2287

b124:
	br i1 %234, label %b125, label %b126, !dbg !2288

b125:
	%419 = trunc i64 %417 to i32, !dbg !2289
	%420 = zext i16 %198 to i32, !dbg !2289
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %420, i32 %419, i32 31), !dbg !2289
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !2289
	%423 = trunc i32 %422 to i16, !dbg !2289
	br label %b129, !dbg !2290

b126:
	%424 = addrspacecast i16 addrspace(3)* @gpuc_shared_Broadcast_42_4 to i16*, !dbg !2291
	call void @llvm.nvvm.barrier0(), !dbg !2292
	%425 = icmp eq i64 %28, %417, !dbg !2293
	br i1 %425, label %b127, label %b128, !dbg !2293

b127:
	store i16 %198, i16* %424, align 2, !dbg !2294
	br label %b128, !dbg !2294

b128:
	call void @llvm.nvvm.barrier0(), !dbg !2295
	%426 = load i16, i16* %424, align 2, !dbg !2296
	br label %b129, !dbg !2297

b129:
	%427 = phi i16 [ %423, %b125 ], [ %426, %b128 ], !dbg !2285
	%428 = getelementptr inbounds i16, i16* %196, i64 5, !dbg !2298
	store i16 %427, i16* %428, align 2, !dbg !2298
	%429 = add i64 %200, 1, !dbg !2298
	%430 = icmp slt i64 %429, 2, !dbg !2298
	br i1 %430, label %b50, label %b130, !dbg !2298

b130:
	ret void, !dbg !1991

b0_fail1:
	%431 = icmp ugt i64 %30, %p1, !dbg !1994
	br i1 %431, label %b0_fail2, label %b0_ok2, !dbg !1994

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !1994
	ret void, !dbg !1994

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !1995
	ret void, !dbg !1995

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !1998
	ret void, !dbg !1998

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !2110
	ret void, !dbg !2110

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %195), !dbg !2114
	ret void, !dbg !2114

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %236, i64 32), !dbg !2147
	ret void, !dbg !2147

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %242, i64 32), !dbg !2153
	ret void, !dbg !2153

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %284, i64 32), !dbg !2183
	ret void, !dbg !2183

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %290, i64 32), !dbg !2189
	ret void, !dbg !2189

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %332, i64 32), !dbg !2218
	ret void, !dbg !2218

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %338, i64 32), !dbg !2224
	ret void, !dbg !2224

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %362, i64 32), !dbg !2246
	ret void, !dbg !2246

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %369, i64 32), !dbg !2249
	ret void, !dbg !2249

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %392, i64 32), !dbg !2270
	ret void, !dbg !2270

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %399, i64 32), !dbg !2273
	ret void, !dbg !2273
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2299 {
entry:
	br label %b0, !dbg !2300

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2303, !range !9
	%1 = sext i32 %0 to i64, !dbg !2303
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2303, !range !10
	%3 = sext i32 %2 to i64, !dbg !2303
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2303, !range !10
	%5 = sext i32 %4 to i64, !dbg !2303
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2303, !range !11
	%7 = sext i32 %6 to i64, !dbg !2303
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2303, !range !12
	%9 = sext i32 %8 to i64, !dbg !2303
	%10 = mul i64 %9, %5, !dbg !2303
	%11 = add i64 %3, %10, !dbg !2303
	%12 = mul i64 %7, %11, !dbg !2303
	%13 = add i64 %1, %12, !dbg !2303
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2303, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2303, !range !13
	%16 = mul i32 %14, %15, !dbg !2303
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2303, !range !14
	%18 = mul i32 %16, %17, !dbg !2303
	%19 = sext i32 %18 to i64, !dbg !2303
	%20 = mul i64 %13, %19, !dbg !2303
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2303, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2303, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2303, !range !16
	%24 = mul i32 %15, %23, !dbg !2303
	%25 = add i32 %22, %24, !dbg !2303
	%26 = mul i32 %14, %25, !dbg !2303
	%27 = add i32 %21, %26, !dbg !2303
	%28 = sext i32 %27 to i64, !dbg !2303
	%29 = add i64 %20, %28, !dbg !2303
	%30 = mul i64 %29, 3, !dbg !2304
	%31 = sub i64 %p1, %30, !dbg !2305
	%32 = getelementptr inbounds i16, i16* %p0, i64 %30, !dbg !2305
	%33 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !2306
	%34 = icmp ugt i64 %30, %p1, !dbg !2305
	%35 = icmp uge i64 %29, %p5, !dbg !2306
	%36 = or i1 %34, %35, !dbg !2306
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !2306, !prof !18

b0_ok1:
	%37 = load i16, i16* %33, align 2, !dbg !2306
	%38 = and i32 %27, -32, !dbg !2314
	%39 = sub i32 %18, %38, !dbg !2314
	%40 = icmp slt i32 %39, 32, !dbg !2314
	%41 = select i1 %40, i32 %39, i32 32, !dbg !2314
	%42 = sext i32 %41 to i64, !dbg !2314
	%43 = icmp eq i64 %42, 32, !dbg !2315
	%44 = icmp ugt i64 3, %31, !dbg !2309
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !2309, !prof !18

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !2315

b1:
	%45 = phi i16 [ %37, %b0_ok3 ], [ %53, %b2 ], !dbg !2316
	%46 = phi i64 [ 16, %b0_ok3 ], [ %54, %b2 ], !dbg !2317
	%47 = icmp sgt i64 %46, 0, !dbg !2318
	br i1 %47, label %b2, label %b11, !dbg !2318

b2:
	%48 = trunc i64 %46 to i32, !dbg !2319
	%49 = zext i16 %45 to i32, !dbg !2319
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %48, i32 31), !dbg !2319
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2319
	%52 = trunc i32 %51 to i16, !dbg !2319
	%53 = and i16 %45, %52, !dbg !2320
	%54 = sdiv i64 %46, 2, !dbg !2321
	br label %b1, !dbg !2321

b3:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2322, !range !52
	%56 = sext i32 %55 to i64, !dbg !2322
	br label %b4, !dbg !2322

b4:
	%57 = phi i16 [ %37, %b3 ], [ %70, %b9 ], !dbg !2316
	%58 = phi i64 [ 16, %b3 ], [ %71, %b9 ], !dbg !2323
	%59 = icmp sgt i64 %58, 0, !dbg !2324
	br i1 %59, label %b5, label %b10, !dbg !2324

b5:
	%60 = add i64 %56, %58, !dbg !2325
	%61 = icmp sge i64 %60, %42, !dbg !2326
	br i1 %61, label %b6, label %b7, !dbg !2326

b6:
	br label %b7, !dbg !2326

b7:
	%62 = phi i64 [ %60, %b5 ], [ %56, %b6 ], !dbg !2327
	%63 = trunc i64 %62 to i32, !dbg !2328
	%64 = zext i16 %57 to i32, !dbg !2328
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %64, i32 %63, i32 31), !dbg !2328
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !2328
	%67 = trunc i32 %66 to i16, !dbg !2328
	%68 = icmp ne i64 %62, %56, !dbg !2329
	br i1 %68, label %b8, label %b9, !dbg !2329

b8:
	%69 = and i16 %57, %67, !dbg !2320
	br label %b9, !dbg !2330

b9:
	%70 = phi i16 [ %57, %b7 ], [ %69, %b8 ], !dbg !2316
	%71 = sdiv i64 %58, 2, !dbg !2331
	br label %b4, !dbg !2331

b10:
	%72 = zext i16 %57 to i32, !dbg !2332
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !2332
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2332
	%75 = trunc i32 %74 to i16, !dbg !2332
	br label %b11, !dbg !2333

b11:
	%76 = phi i16 [ %45, %b1 ], [ %75, %b10 ], !dbg !2313
	br i1 %43, label %b12, label %b14, !dbg !2338

b12:
	%77 = phi i16 [ %37, %b11 ], [ %85, %b13 ], !dbg !2339
	%78 = phi i64 [ 16, %b11 ], [ %86, %b13 ], !dbg !2340
	%79 = icmp sgt i64 %78, 0, !dbg !2341
	br i1 %79, label %b13, label %b22, !dbg !2341

b13:
	%80 = trunc i64 %78 to i32, !dbg !2342
	%81 = zext i16 %77 to i32, !dbg !2342
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %81, i32 %80, i32 31), !dbg !2342
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !2342
	%84 = trunc i32 %83 to i16, !dbg !2342
	%85 = or i16 %77, %84, !dbg !2343
	%86 = sdiv i64 %78, 2, !dbg !2344
	br label %b12, !dbg !2344

b14:
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2345, !range !52
	%88 = sext i32 %87 to i64, !dbg !2345
	br label %b15, !dbg !2345

b15:
	%89 = phi i16 [ %37, %b14 ], [ %102, %b20 ], !dbg !2339
	%90 = phi i64 [ 16, %b14 ], [ %103, %b20 ], !dbg !2346
	%91 = icmp sgt i64 %90, 0, !dbg !2347
	br i1 %91, label %b16, label %b21, !dbg !2347

b16:
	%92 = add i64 %88, %90, !dbg !2348
	%93 = icmp sge i64 %92, %42, !dbg !2349
	br i1 %93, label %b17, label %b18, !dbg !2349

b17:
	br label %b18, !dbg !2349

b18:
	%94 = phi i64 [ %92, %b16 ], [ %88, %b17 ], !dbg !2350
	%95 = trunc i64 %94 to i32, !dbg !2351
	%96 = zext i16 %89 to i32, !dbg !2351
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 %95, i32 31), !dbg !2351
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !2351
	%99 = trunc i32 %98 to i16, !dbg !2351
	%100 = icmp ne i64 %94, %88, !dbg !2352
	br i1 %100, label %b19, label %b20, !dbg !2352

b19:
	%101 = or i16 %89, %99, !dbg !2343
	br label %b20, !dbg !2353

b20:
	%102 = phi i16 [ %89, %b18 ], [ %101, %b19 ], !dbg !2339
	%103 = sdiv i64 %90, 2, !dbg !2354
	br label %b15, !dbg !2354

b21:
	%104 = zext i16 %89 to i32, !dbg !2355
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 0, i32 31), !dbg !2355
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !2355
	%107 = trunc i32 %106 to i16, !dbg !2355
	br label %b22, !dbg !2356

b22:
	%108 = phi i16 [ %77, %b12 ], [ %107, %b21 ], !dbg !2337
	br i1 %43, label %b23, label %b25, !dbg !2361

b23:
	%109 = phi i16 [ %37, %b22 ], [ %117, %b24 ], !dbg !2362
	%110 = phi i64 [ 16, %b22 ], [ %118, %b24 ], !dbg !2363
	%111 = icmp sgt i64 %110, 0, !dbg !2364
	br i1 %111, label %b24, label %b33, !dbg !2364

b24:
	%112 = trunc i64 %110 to i32, !dbg !2365
	%113 = zext i16 %109 to i32, !dbg !2365
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %112, i32 31), !dbg !2365
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !2365
	%116 = trunc i32 %115 to i16, !dbg !2365
	%117 = xor i16 %109, %116, !dbg !2366
	%118 = sdiv i64 %110, 2, !dbg !2367
	br label %b23, !dbg !2367

b25:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2368, !range !52
	%120 = sext i32 %119 to i64, !dbg !2368
	br label %b26, !dbg !2368

b26:
	%121 = phi i16 [ %37, %b25 ], [ %134, %b31 ], !dbg !2362
	%122 = phi i64 [ 16, %b25 ], [ %135, %b31 ], !dbg !2369
	%123 = icmp sgt i64 %122, 0, !dbg !2370
	br i1 %123, label %b27, label %b32, !dbg !2370

b27:
	%124 = add i64 %120, %122, !dbg !2371
	%125 = icmp sge i64 %124, %42, !dbg !2372
	br i1 %125, label %b28, label %b29, !dbg !2372

b28:
	br label %b29, !dbg !2372

b29:
	%126 = phi i64 [ %124, %b27 ], [ %120, %b28 ], !dbg !2373
	%127 = trunc i64 %126 to i32, !dbg !2374
	%128 = zext i16 %121 to i32, !dbg !2374
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !2374
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !2374
	%131 = trunc i32 %130 to i16, !dbg !2374
	%132 = icmp ne i64 %126, %120, !dbg !2375
	br i1 %132, label %b30, label %b31, !dbg !2375

b30:
	%133 = xor i16 %121, %131, !dbg !2366
	br label %b31, !dbg !2376

b31:
	%134 = phi i16 [ %121, %b29 ], [ %133, %b30 ], !dbg !2362
	%135 = sdiv i64 %122, 2, !dbg !2377
	br label %b26, !dbg !2377

b32:
	%136 = zext i16 %121 to i32, !dbg !2378
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !2378
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !2378
	%139 = trunc i32 %138 to i16, !dbg !2378
	br label %b33, !dbg !2379

b33:
	%140 = phi i16 [ %109, %b23 ], [ %139, %b32 ], !dbg !2360
	%141 = getelementptr inbounds i16, i16* %32, i64 0, !dbg !2380
	store i16 %76, i16* %141, align 2, !dbg !2380
	%142 = getelementptr inbounds i16, i16* %32, i64 1, !dbg !2381
	store i16 %108, i16* %142, align 2, !dbg !2381
	%143 = getelementptr inbounds i16, i16* %32, i64 2, !dbg !2382
	store i16 %140, i16* %143, align 2, !dbg !2382
	%144 = sub i64 %p3, %30, !dbg !2383
	%145 = getelementptr inbounds i16, i16* %p2, i64 %30, !dbg !2383
	%146 = icmp ugt i64 %30, %p3, !dbg !2383
	br i1 %146, label %b33_fail1, label %b33_ok1, !dbg !2383, !prof !18

b33_ok1:
	%147 = load i16, i16* %33, align 2, !dbg !2384
	%148 = icmp ugt i64 3, %144, !dbg !2387
	br i1 %148, label %b33_fail2, label %b33_ok2, !dbg !2387, !prof !18

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !2392

b34:
	%149 = phi i16 [ %147, %b33_ok2 ], [ %157, %b35 ], !dbg !2393
	%150 = phi i64 [ 16, %b33_ok2 ], [ %158, %b35 ], !dbg !2394
	%151 = icmp sgt i64 %150, 0, !dbg !2395
	br i1 %151, label %b35, label %b44, !dbg !2395

b35:
	%152 = trunc i64 %150 to i32, !dbg !2396
	%153 = zext i16 %149 to i32, !dbg !2396
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %153, i32 %152, i32 31), !dbg !2396
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !2396
	%156 = trunc i32 %155 to i16, !dbg !2396
	%157 = and i16 %149, %156, !dbg !2397
	%158 = sdiv i64 %150, 2, !dbg !2398
	br label %b34, !dbg !2398

b36:
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2399, !range !52
	%160 = sext i32 %159 to i64, !dbg !2399
	br label %b37, !dbg !2399

b37:
	%161 = phi i16 [ %147, %b36 ], [ %174, %b42 ], !dbg !2393
	%162 = phi i64 [ 16, %b36 ], [ %175, %b42 ], !dbg !2400
	%163 = icmp sgt i64 %162, 0, !dbg !2401
	br i1 %163, label %b38, label %b43, !dbg !2401

b38:
	%164 = add i64 %160, %162, !dbg !2402
	%165 = icmp sge i64 %164, %42, !dbg !2403
	br i1 %165, label %b39, label %b40, !dbg !2403

b39:
	br label %b40, !dbg !2403

b40:
	%166 = phi i64 [ %164, %b38 ], [ %160, %b39 ], !dbg !2404
	%167 = trunc i64 %166 to i32, !dbg !2405
	%168 = zext i16 %161 to i32, !dbg !2405
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 %167, i32 31), !dbg !2405
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !2405
	%171 = trunc i32 %170 to i16, !dbg !2405
	%172 = icmp ne i64 %166, %160, !dbg !2406
	br i1 %172, label %b41, label %b42, !dbg !2406

b41:
	%173 = and i16 %161, %171, !dbg !2397
	br label %b42, !dbg !2407

b42:
	%174 = phi i16 [ %161, %b40 ], [ %173, %b41 ], !dbg !2393
	%175 = sdiv i64 %162, 2, !dbg !2408
	br label %b37, !dbg !2408

b43:
	%176 = zext i16 %161 to i32, !dbg !2409
	%177 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %176, i32 0, i32 31), !dbg !2409
	%178 = extractvalue { i32, i1 } %177, 0, !dbg !2409
	%179 = trunc i32 %178 to i16, !dbg !2409
	br label %b44, !dbg !2410

b44:
	%180 = phi i16 [ %149, %b34 ], [ %179, %b43 ], !dbg !2391
	%181 = add i64 %19, 32, !dbg !2412
	%182 = sub i64 %181, 1, !dbg !2413
	%183 = sdiv i64 %182, 32, !dbg !2414
	%184 = icmp eq i64 %183, 1, !dbg !2415
	br i1 %184, label %b50, label %b45, !dbg !2415

b45:
	%185 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2416
	call void @llvm.nvvm.barrier0(), !dbg !2417
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2418, !range !52
	%187 = sext i32 %186 to i64, !dbg !2418
	%188 = icmp eq i64 %187, 0, !dbg !2419
	br i1 %188, label %b46, label %b47, !dbg !2419

b46:
	%189 = sdiv i64 %28, 32, !dbg !2420
	%190 = getelementptr inbounds [32 x i16], [32 x i16]* %185, i64 0, i64 %189, !dbg !2421
	%191 = icmp uge i64 %189, 32, !dbg !2421
	br i1 %191, label %b46_fail1, label %b46_ok1, !dbg !2421, !prof !18

b46_ok1:
	store i16 %180, i16* %190, align 2, !dbg !2421
	br label %b47, !dbg !2421

b47:
	call void @llvm.nvvm.barrier0(), !dbg !2422
	%192 = getelementptr inbounds [32 x i16], [32 x i16]* %185, i64 0, i64 0, !dbg !2423
	%193 = load i16, i16* %192, align 2, !dbg !2423
	br label %b48, !dbg !2423

b48:
	%194 = phi i16 [ %193, %b47 ], [ %200, %b49_ok1 ], !dbg !2424
	%195 = phi i64 [ 1, %b47 ], [ %201, %b49_ok1 ], !dbg !2425
	%196 = icmp slt i64 %195, %183, !dbg !2426
	br i1 %196, label %b49, label %b50, !dbg !2426

b49:
	%197 = getelementptr inbounds [32 x i16], [32 x i16]* %185, i64 0, i64 %195, !dbg !2427
	%198 = icmp uge i64 %195, 32, !dbg !2427
	br i1 %198, label %b49_fail1, label %b49_ok1, !dbg !2427, !prof !18

b49_ok1:
	%199 = load i16, i16* %197, align 2, !dbg !2427
	%200 = and i16 %194, %199, !dbg !2397
	%201 = add i64 %195, 1, !dbg !2428
	br label %b48, !dbg !2428

b50:
	%202 = phi i16 [ %180, %b44 ], [ %194, %b48 ], !dbg !2390
	br i1 %43, label %b51, label %b53, !dbg !2433

b51:
	%203 = phi i16 [ %147, %b50 ], [ %211, %b52 ], !dbg !2434
	%204 = phi i64 [ 16, %b50 ], [ %212, %b52 ], !dbg !2435
	%205 = icmp sgt i64 %204, 0, !dbg !2436
	br i1 %205, label %b52, label %b61, !dbg !2436

b52:
	%206 = trunc i64 %204 to i32, !dbg !2437
	%207 = zext i16 %203 to i32, !dbg !2437
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %207, i32 %206, i32 31), !dbg !2437
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !2437
	%210 = trunc i32 %209 to i16, !dbg !2437
	%211 = or i16 %203, %210, !dbg !2438
	%212 = sdiv i64 %204, 2, !dbg !2439
	br label %b51, !dbg !2439

b53:
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2440, !range !52
	%214 = sext i32 %213 to i64, !dbg !2440
	br label %b54, !dbg !2440

b54:
	%215 = phi i16 [ %147, %b53 ], [ %228, %b59 ], !dbg !2434
	%216 = phi i64 [ 16, %b53 ], [ %229, %b59 ], !dbg !2441
	%217 = icmp sgt i64 %216, 0, !dbg !2442
	br i1 %217, label %b55, label %b60, !dbg !2442

b55:
	%218 = add i64 %214, %216, !dbg !2443
	%219 = icmp sge i64 %218, %42, !dbg !2444
	br i1 %219, label %b56, label %b57, !dbg !2444

b56:
	br label %b57, !dbg !2444

b57:
	%220 = phi i64 [ %218, %b55 ], [ %214, %b56 ], !dbg !2445
	%221 = trunc i64 %220 to i32, !dbg !2446
	%222 = zext i16 %215 to i32, !dbg !2446
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 %221, i32 31), !dbg !2446
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !2446
	%225 = trunc i32 %224 to i16, !dbg !2446
	%226 = icmp ne i64 %220, %214, !dbg !2447
	br i1 %226, label %b58, label %b59, !dbg !2447

b58:
	%227 = or i16 %215, %225, !dbg !2438
	br label %b59, !dbg !2448

b59:
	%228 = phi i16 [ %215, %b57 ], [ %227, %b58 ], !dbg !2434
	%229 = sdiv i64 %216, 2, !dbg !2449
	br label %b54, !dbg !2449

b60:
	%230 = zext i16 %215 to i32, !dbg !2450
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %230, i32 0, i32 31), !dbg !2450
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !2450
	%233 = trunc i32 %232 to i16, !dbg !2450
	br label %b61, !dbg !2451

b61:
	%234 = phi i16 [ %203, %b51 ], [ %233, %b60 ], !dbg !2432
	br i1 %184, label %b67, label %b62, !dbg !2452

b62:
	%235 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2453
	call void @llvm.nvvm.barrier0(), !dbg !2454
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2455, !range !52
	%237 = sext i32 %236 to i64, !dbg !2455
	%238 = icmp eq i64 %237, 0, !dbg !2456
	br i1 %238, label %b63, label %b64, !dbg !2456

b63:
	%239 = sdiv i64 %28, 32, !dbg !2457
	%240 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 %239, !dbg !2458
	%241 = icmp uge i64 %239, 32, !dbg !2458
	br i1 %241, label %b63_fail1, label %b63_ok1, !dbg !2458, !prof !18

b63_ok1:
	store i16 %234, i16* %240, align 2, !dbg !2458
	br label %b64, !dbg !2458

b64:
	call void @llvm.nvvm.barrier0(), !dbg !2459
	%242 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 0, !dbg !2460
	%243 = load i16, i16* %242, align 2, !dbg !2460
	br label %b65, !dbg !2460

b65:
	%244 = phi i16 [ %243, %b64 ], [ %250, %b66_ok1 ], !dbg !2461
	%245 = phi i64 [ 1, %b64 ], [ %251, %b66_ok1 ], !dbg !2462
	%246 = icmp slt i64 %245, %183, !dbg !2463
	br i1 %246, label %b66, label %b67, !dbg !2463

b66:
	%247 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 %245, !dbg !2464
	%248 = icmp uge i64 %245, 32, !dbg !2464
	br i1 %248, label %b66_fail1, label %b66_ok1, !dbg !2464, !prof !18

b66_ok1:
	%249 = load i16, i16* %247, align 2, !dbg !2464
	%250 = or i16 %244, %249, !dbg !2438
	%251 = add i64 %245, 1, !dbg !2465
	br label %b65, !dbg !2465

b67:
	%252 = phi i16 [ %234, %b61 ], [ %244, %b65 ], !dbg !2431
	br i1 %43, label %b68, label %b70, !dbg !2470

b68:
	%253 = phi i16 [ %147, %b67 ], [ %261, %b69 ], !dbg !2471
	%254 = phi i64 [ 16, %b67 ], [ %262, %b69 ], !dbg !2472
	%255 = icmp sgt i64 %254, 0, !dbg !2473
	br i1 %255, label %b69, label %b78, !dbg !2473

b69:
	%256 = trunc i64 %254 to i32, !dbg !2474
	%257 = zext i16 %253 to i32, !dbg !2474
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %257, i32 %256, i32 31), !dbg !2474
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !2474
	%260 = trunc i32 %259 to i16, !dbg !2474
	%261 = xor i16 %253, %260, !dbg !2475
	%262 = sdiv i64 %254, 2, !dbg !2476
	br label %b68, !dbg !2476

b70:
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2477, !range !52
	%264 = sext i32 %263 to i64, !dbg !2477
	br label %b71, !dbg !2477

b71:
	%265 = phi i16 [ %147, %b70 ], [ %278, %b76 ], !dbg !2471
	%266 = phi i64 [ 16, %b70 ], [ %279, %b76 ], !dbg !2478
	%267 = icmp sgt i64 %266, 0, !dbg !2479
	br i1 %267, label %b72, label %b77, !dbg !2479

b72:
	%268 = add i64 %264, %266, !dbg !2480
	%269 = icmp sge i64 %268, %42, !dbg !2481
	br i1 %269, label %b73, label %b74, !dbg !2481

b73:
	br label %b74, !dbg !2481

b74:
	%270 = phi i64 [ %268, %b72 ], [ %264, %b73 ], !dbg !2482
	%271 = trunc i64 %270 to i32, !dbg !2483
	%272 = zext i16 %265 to i32, !dbg !2483
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !2483
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !2483
	%275 = trunc i32 %274 to i16, !dbg !2483
	%276 = icmp ne i64 %270, %264, !dbg !2484
	br i1 %276, label %b75, label %b76, !dbg !2484

b75:
	%277 = xor i16 %265, %275, !dbg !2475
	br label %b76, !dbg !2485

b76:
	%278 = phi i16 [ %265, %b74 ], [ %277, %b75 ], !dbg !2471
	%279 = sdiv i64 %266, 2, !dbg !2486
	br label %b71, !dbg !2486

b77:
	%280 = zext i16 %265 to i32, !dbg !2487
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 0, i32 31), !dbg !2487
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !2487
	%283 = trunc i32 %282 to i16, !dbg !2487
	br label %b78, !dbg !2488

b78:
	%284 = phi i16 [ %253, %b68 ], [ %283, %b77 ], !dbg !2469
	br i1 %184, label %b84, label %b79, !dbg !2489

b79:
	%285 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2490
	call void @llvm.nvvm.barrier0(), !dbg !2491
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2492, !range !52
	%287 = sext i32 %286 to i64, !dbg !2492
	%288 = icmp eq i64 %287, 0, !dbg !2493
	br i1 %288, label %b80, label %b81, !dbg !2493

b80:
	%289 = sdiv i64 %28, 32, !dbg !2494
	%290 = getelementptr inbounds [32 x i16], [32 x i16]* %285, i64 0, i64 %289, !dbg !2495
	%291 = icmp uge i64 %289, 32, !dbg !2495
	br i1 %291, label %b80_fail1, label %b80_ok1, !dbg !2495, !prof !18

b80_ok1:
	store i16 %284, i16* %290, align 2, !dbg !2495
	br label %b81, !dbg !2495

b81:
	call void @llvm.nvvm.barrier0(), !dbg !2496
	%292 = getelementptr inbounds [32 x i16], [32 x i16]* %285, i64 0, i64 0, !dbg !2497
	%293 = load i16, i16* %292, align 2, !dbg !2497
	br label %b82, !dbg !2497

b82:
	%294 = phi i16 [ %293, %b81 ], [ %300, %b83_ok1 ], !dbg !2498
	%295 = phi i64 [ 1, %b81 ], [ %301, %b83_ok1 ], !dbg !2499
	%296 = icmp slt i64 %295, %183, !dbg !2500
	br i1 %296, label %b83, label %b84, !dbg !2500

b83:
	%297 = getelementptr inbounds [32 x i16], [32 x i16]* %285, i64 0, i64 %295, !dbg !2501
	%298 = icmp uge i64 %295, 32, !dbg !2501
	br i1 %298, label %b83_fail1, label %b83_ok1, !dbg !2501, !prof !18

b83_ok1:
	%299 = load i16, i16* %297, align 2, !dbg !2501
	%300 = xor i16 %294, %299, !dbg !2475
	%301 = add i64 %295, 1, !dbg !2502
	br label %b82, !dbg !2502

b84:
	%302 = phi i16 [ %284, %b78 ], [ %294, %b82 ], !dbg !2468
	%303 = getelementptr inbounds i16, i16* %145, i64 0, !dbg !2503
	store i16 %202, i16* %303, align 2, !dbg !2503
	%304 = getelementptr inbounds i16, i16* %145, i64 1, !dbg !2504
	store i16 %252, i16* %304, align 2, !dbg !2504
	%305 = getelementptr inbounds i16, i16* %145, i64 2, !dbg !2505
	store i16 %302, i16* %305, align 2, !dbg !2505
	ret void, !dbg !2302

b0_fail1:
	%306 = icmp ugt i64 %30, %p1, !dbg !2305
	br i1 %306, label %b0_fail2, label %b0_ok2, !dbg !2305

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %30, i64 %p1), !dbg !2305
	ret void, !dbg !2305

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %29, i64 %p5), !dbg !2306
	ret void, !dbg !2306

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %31), !dbg !2309
	ret void, !dbg !2309

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p3), !dbg !2383
	ret void, !dbg !2383

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %144), !dbg !2387
	ret void, !dbg !2387

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %189, i64 32), !dbg !2421
	ret void, !dbg !2421

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %195, i64 32), !dbg !2427
	ret void, !dbg !2427

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %239, i64 32), !dbg !2458
	ret void, !dbg !2458

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %245, i64 32), !dbg !2464
	ret void, !dbg !2464

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %289, i64 32), !dbg !2495
	ret void, !dbg !2495

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %295, i64 32), !dbg !2501
	ret void, !dbg !2501
}

define void @ExchangeUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2506 {
entry:
	br label %b0, !dbg !2507

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2510, !range !9
	%1 = sext i32 %0 to i64, !dbg !2510
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2510, !range !10
	%3 = sext i32 %2 to i64, !dbg !2510
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2510, !range !10
	%5 = sext i32 %4 to i64, !dbg !2510
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2510, !range !11
	%7 = sext i32 %6 to i64, !dbg !2510
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2510, !range !12
	%9 = sext i32 %8 to i64, !dbg !2510
	%10 = mul i64 %9, %5, !dbg !2510
	%11 = add i64 %3, %10, !dbg !2510
	%12 = mul i64 %7, %11, !dbg !2510
	%13 = add i64 %1, %12, !dbg !2510
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2510, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2510, !range !13
	%16 = mul i32 %14, %15, !dbg !2510
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2510, !range !14
	%18 = mul i32 %16, %17, !dbg !2510
	%19 = sext i32 %18 to i64, !dbg !2510
	%20 = mul i64 %13, %19, !dbg !2510
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2510, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2510, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2510, !range !16
	%24 = mul i32 %15, %23, !dbg !2510
	%25 = add i32 %22, %24, !dbg !2510
	%26 = mul i32 %14, %25, !dbg !2510
	%27 = add i32 %21, %26, !dbg !2510
	%28 = sext i32 %27 to i64, !dbg !2510
	%29 = add i64 %20, %28, !dbg !2510
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2511, !range !52
	%31 = sext i32 %30 to i64, !dbg !2511
	%32 = and i32 %27, -32, !dbg !2512
	%33 = sub i32 %18, %32, !dbg !2512
	%34 = icmp slt i32 %33, 32, !dbg !2512
	%35 = select i1 %34, i32 %33, i32 32, !dbg !2512
	%36 = sext i32 %35 to i64, !dbg !2512
	%37 = icmp eq i64 %36, 32, !dbg !2513
	br i1 %37, label %b1, label %b2, !dbg !2513

b1:
	br label %b2, !dbg !2513

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2514
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2515
	%40 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2516
	%41 = icmp uge i64 %29, %p5, !dbg !2516
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !2516, !prof !18

b2_ok1:
	%42 = load i32, i32* %40, align 4, !dbg !2516
	%43 = mul i64 %29, 4, !dbg !2517
	%44 = sub i64 %p1, %43, !dbg !2518
	%45 = getelementptr inbounds i32, i32* %p0, i64 %43, !dbg !2518
	%46 = mul i64 %31, 7, !dbg !2520
	%47 = add i64 %46, 3, !dbg !2521
	%48 = icmp ugt i64 %43, %p1, !dbg !2518
	%49 = icmp ugt i64 4, %44, !dbg !2519
	%50 = icmp eq i64 %36, 0, !dbg !2522
	%51 = or i1 %48, %49, !dbg !2522
	%52 = or i1 %51, %50, !dbg !2522
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !2522, !prof !18

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !2522
	%54 = select i1 %53, i64 1, i64 %36, !dbg !2522
	%55 = srem i64 %47, %54, !dbg !2522
	%56 = trunc i64 %55 to i32, !dbg !2523
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %56, i32 31), !dbg !2523
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !2523
	%59 = getelementptr inbounds i32, i32* %45, i64 0, !dbg !2524
	store i32 %58, i32* %59, align 4, !dbg !2524
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %42, i32 3, i32 0), !dbg !2525
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !2525
	%62 = getelementptr inbounds i32, i32* %45, i64 1, !dbg !2526
	store i32 %61, i32* %62, align 4, !dbg !2526
	%63 = trunc i64 %38 to i32, !dbg !2527
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %42, i32 %63, i32 31), !dbg !2527
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !2527
	%66 = getelementptr inbounds i32, i32* %45, i64 2, !dbg !2528
	store i32 %65, i32* %66, align 4, !dbg !2528
	%67 = trunc i64 %39 to i32, !dbg !2529
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %42, i32 %67, i32 31), !dbg !2529
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2529
	%70 = getelementptr inbounds i32, i32* %45, i64 3, !dbg !2530
	store i32 %69, i32* %70, align 4, !dbg !2530
	%71 = mul i64 %29, 3, !dbg !2531
	%72 = sub i64 %p3, %71, !dbg !2532
	%73 = getelementptr inbounds i32, i32* %p2, i64 %71, !dbg !2532
	%74 = icmp ugt i64 %71, %p3, !dbg !2532
	%75 = icmp ugt i64 3, %72, !dbg !2533
	%76 = or i1 %74, %75, !dbg !2533
	br i1 %76, label %b2_fail5, label %b2_ok5, !dbg !2533, !prof !18

b2_ok5:
	%77 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !2534
	%78 = getelementptr inbounds i32, i32* %73, i64 0, !dbg !2535
	store i32 %77, i32* %78, align 4, !dbg !2535
	%79 = getelementptr inbounds i32, i32* %73, i64 1, !dbg !2536
	store i32 7, i32* %79, align 4, !dbg !2536
	%80 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %42) convergent nounwind, !dbg !2537
	store i32 %80, i32* %79, align 4, !dbg !2538
	%81 = sub i64 %29, %31, !dbg !2539
	%82 = getelementptr inbounds i32, i32* %p4, i64 %81, !dbg !2540
	%83 = icmp uge i64 %81, %p5, !dbg !2540
	br i1 %83, label %b2_fail7, label %b2_ok7, !dbg !2540, !prof !18

b2_ok7:
	%84 = load i32, i32* %82, align 4, !dbg !2540
	%85 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %84) convergent nounwind, !dbg !2541
	%86 = getelementptr inbounds i32, i32* %73, i64 2, !dbg !2542
	store i32 %85, i32* %86, align 4, !dbg !2542
	ret void, !dbg !2509

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %29, i64 %p5), !dbg !2516
	ret void, !dbg !2516

b2_fail2:
	%87 = icmp ugt i64 %43, %p1, !dbg !2518
	br i1 %87, label %b2_fail3, label %b2_ok3, !dbg !2518

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p1), !dbg !2518
	ret void, !dbg !2518

b2_ok3:
	%88 = icmp ugt i64 4, %44, !dbg !2519
	br i1 %88, label %b2_fail4, label %b2_ok4, !dbg !2519

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 4, i64 %44), !dbg !2519
	ret void, !dbg !2519

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !2522
	ret void, !dbg !2522

b2_fail5:
	%89 = icmp ugt i64 %71, %p3, !dbg !2532
	br i1 %89, label %b2_fail6, label %b2_ok6, !dbg !2532

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %71, i64 %p3), !dbg !2532
	ret void, !dbg !2532

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 3, i64 %72), !dbg !2533
	ret void, !dbg !2533

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %81, i64 %p5), !dbg !2540
	ret void, !dbg !2540
}

define void @NumbersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2543 {
entry:
	br label %b0, !dbg !2544

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2547, !range !9
	%1 = sext i32 %0 to i64, !dbg !2547
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2547, !range !10
	%3 = sext i32 %2 to i64, !dbg !2547
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2547, !range !10
	%5 = sext i32 %4 to i64, !dbg !2547
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2547, !range !11
	%7 = sext i32 %6 to i64, !dbg !2547
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2547, !range !12
	%9 = sext i32 %8 to i64, !dbg !2547
	%10 = mul i64 %9, %5, !dbg !2547
	%11 = add i64 %3, %10, !dbg !2547
	%12 = mul i64 %7, %11, !dbg !2547
	%13 = add i64 %1, %12, !dbg !2547
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2547, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2547, !range !13
	%16 = mul i32 %14, %15, !dbg !2547
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2547, !range !14
	%18 = mul i32 %16, %17, !dbg !2547
	%19 = sext i32 %18 to i64, !dbg !2547
	%20 = mul i64 %13, %19, !dbg !2547
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2547, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2547, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2547, !range !16
	%24 = mul i32 %15, %23, !dbg !2547
	%25 = add i32 %22, %24, !dbg !2547
	%26 = mul i32 %14, %25, !dbg !2547
	%27 = add i32 %21, %26, !dbg !2547
	%28 = sext i32 %27 to i64, !dbg !2547
	%29 = add i64 %20, %28, !dbg !2547
	%30 = mul i64 %29, 6, !dbg !2548
	%31 = sub i64 %p1, %30, !dbg !2549
	%32 = getelementptr inbounds i32, i32* %p0, i64 %30, !dbg !2549
	%33 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2550
	%34 = icmp ugt i64 %30, %p1, !dbg !2549
	%35 = icmp uge i64 %29, %p5, !dbg !2550
	%36 = or i1 %34, %35, !dbg !2550
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !2550, !prof !18

b0_ok1:
	%37 = load i32, i32* %33, align 4, !dbg !2550
	%38 = icmp ugt i64 6, %31, !dbg !2553
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2553, !prof !18

b0_ok3:
	br label %b1, !dbg !2553

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %167, %b48 ], !dbg !2553
	%40 = and i32 %27, -32, !dbg !2560
	%41 = sub i32 %18, %40, !dbg !2560
	%42 = icmp slt i32 %41, 32, !dbg !2560
	%43 = select i1 %42, i32 %41, i32 32, !dbg !2560
	%44 = sext i32 %43 to i64, !dbg !2560
	%45 = icmp eq i64 %44, 32, !dbg !2561
	br i1 %45, label %b2, label %b4, !dbg !2561

b2:
	%46 = phi i32 [ %37, %b1 ], [ %52, %b3 ], !dbg !2562
	%47 = phi i64 [ 16, %b1 ], [ %53, %b3 ], !dbg !2563
	%48 = icmp sgt i64 %47, 0, !dbg !2564
	br i1 %48, label %b3, label %b12, !dbg !2564

b3:
	%49 = trunc i64 %47 to i32, !dbg !2565
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %46, i32 %49, i32 31), !dbg !2565
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2565
	%52 = add i32 %46, %51, !dbg !2566
	%53 = sdiv i64 %47, 2, !dbg !2567
	br label %b2, !dbg !2567

b4:
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2568, !range !52
	%55 = sext i32 %54 to i64, !dbg !2568
	br label %b5, !dbg !2568

b5:
	%56 = phi i32 [ %37, %b4 ], [ %67, %b10 ], !dbg !2562
	%57 = phi i64 [ 16, %b4 ], [ %68, %b10 ], !dbg !2569
	%58 = icmp sgt i64 %57, 0, !dbg !2570
	br i1 %58, label %b6, label %b11, !dbg !2570

b6:
	%59 = add i64 %55, %57, !dbg !2571
	%60 = icmp sge i64 %59, %44, !dbg !2572
	br i1 %60, label %b7, label %b8, !dbg !2572

b7:
	br label %b8, !dbg !2572

b8:
	%61 = phi i64 [ %59, %b6 ], [ %55, %b7 ], !dbg !2573
	%62 = trunc i64 %61 to i32, !dbg !2574
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %56, i32 %62, i32 31), !dbg !2574
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !2574
	%65 = icmp ne i64 %61, %55, !dbg !2575
	br i1 %65, label %b9, label %b10, !dbg !2575

b9:
	%66 = add i32 %56, %64, !dbg !2566
	br label %b10, !dbg !2576

b10:
	%67 = phi i32 [ %56, %b8 ], [ %66, %b9 ], !dbg !2562
	%68 = sdiv i64 %57, 2, !dbg !2577
	br label %b5, !dbg !2577

b11:
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %56, i32 0, i32 31), !dbg !2578
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !2578
	br label %b12, !dbg !2579

b12:
	%71 = phi i32 [ %46, %b2 ], [ %70, %b11 ], !dbg !2559
	%72 = getelementptr inbounds i32, i32* %32, i64 0, !dbg !2580
	store i32 %71, i32* %72, align 4, !dbg !2580
	br i1 %45, label %b13, label %b15, !dbg !2585

b13:
	%73 = phi i32 [ %37, %b12 ], [ %80, %b14 ], !dbg !2586
	%74 = phi i64 [ 16, %b12 ], [ %81, %b14 ], !dbg !2587
	%75 = icmp sgt i64 %74, 0, !dbg !2588
	br i1 %75, label %b14, label %b23, !dbg !2588

b14:
	%76 = trunc i64 %74 to i32, !dbg !2589
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %73, i32 %76, i32 31), !dbg !2589
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !2589
	%79 = icmp ult i32 %73, %78, !dbg !2590
	%80 = select i1 %79, i32 %73, i32 %78, !dbg !2590
	%81 = sdiv i64 %74, 2, !dbg !2591
	br label %b13, !dbg !2591

b15:
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2592, !range !52
	%83 = sext i32 %82 to i64, !dbg !2592
	br label %b16, !dbg !2592

b16:
	%84 = phi i32 [ %37, %b15 ], [ %96, %b21 ], !dbg !2586
	%85 = phi i64 [ 16, %b15 ], [ %97, %b21 ], !dbg !2593
	%86 = icmp sgt i64 %85, 0, !dbg !2594
	br i1 %86, label %b17, label %b22, !dbg !2594

b17:
	%87 = add i64 %83, %85, !dbg !2595
	%88 = icmp sge i64 %87, %44, !dbg !2596
	br i1 %88, label %b18, label %b19, !dbg !2596

b18:
	br label %b19, !dbg !2596

b19:
	%89 = phi i64 [ %87, %b17 ], [ %83, %b18 ], !dbg !2597
	%90 = trunc i64 %89 to i32, !dbg !2598
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 %90, i32 31), !dbg !2598
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !2598
	%93 = icmp ne i64 %89, %83, !dbg !2599
	br i1 %93, label %b20, label %b21, !dbg !2599

b20:
	%94 = icmp ult i32 %84, %92, !dbg !2590
	%95 = select i1 %94, i32 %84, i32 %92, !dbg !2590
	br label %b21, !dbg !2600

b21:
	%96 = phi i32 [ %84, %b19 ], [ %95, %b20 ], !dbg !2586
	%97 = sdiv i64 %85, 2, !dbg !2601
	br label %b16, !dbg !2601

b22:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 0, i32 31), !dbg !2602
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !2602
	br label %b23, !dbg !2603

b23:
	%100 = phi i32 [ %73, %b13 ], [ %99, %b22 ], !dbg !2584
	br i1 %45, label %b24, label %b26, !dbg !2608

b24:
	%101 = phi i32 [ %37, %b23 ], [ %108, %b25 ], !dbg !2609
	%102 = phi i64 [ 16, %b23 ], [ %109, %b25 ], !dbg !2610
	%103 = icmp sgt i64 %102, 0, !dbg !2611
	br i1 %103, label %b25, label %b34, !dbg !2611

b25:
	%104 = trunc i64 %102 to i32, !dbg !2612
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %101, i32 %104, i32 31), !dbg !2612
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !2612
	%107 = icmp ugt i32 %101, %106, !dbg !2613
	%108 = select i1 %107, i32 %101, i32 %106, !dbg !2613
	%109 = sdiv i64 %102, 2, !dbg !2614
	br label %b24, !dbg !2614

b26:
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2615, !range !52
	%111 = sext i32 %110 to i64, !dbg !2615
	br label %b27, !dbg !2615

b27:
	%112 = phi i32 [ %37, %b26 ], [ %124, %b32 ], !dbg !2609
	%113 = phi i64 [ 16, %b26 ], [ %125, %b32 ], !dbg !2616
	%114 = icmp sgt i64 %113, 0, !dbg !2617
	br i1 %114, label %b28, label %b33, !dbg !2617

b28:
	%115 = add i64 %111, %113, !dbg !2618
	%116 = icmp sge i64 %115, %44, !dbg !2619
	br i1 %116, label %b29, label %b30, !dbg !2619

b29:
	br label %b30, !dbg !2619

b30:
	%117 = phi i64 [ %115, %b28 ], [ %111, %b29 ], !dbg !2620
	%118 = trunc i64 %117 to i32, !dbg !2621
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 %118, i32 31), !dbg !2621
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !2621
	%121 = icmp ne i64 %117, %111, !dbg !2622
	br i1 %121, label %b31, label %b32, !dbg !2622

b31:
	%122 = icmp ugt i32 %112, %120, !dbg !2613
	%123 = select i1 %122, i32 %112, i32 %120, !dbg !2613
	br label %b32, !dbg !2623

b32:
	%124 = phi i32 [ %112, %b30 ], [ %123, %b31 ], !dbg !2609
	%125 = sdiv i64 %113, 2, !dbg !2624
	br label %b27, !dbg !2624

b33:
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 0, i32 31), !dbg !2625
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !2625
	br label %b34, !dbg !2626

b34:
	%128 = phi i32 [ %101, %b24 ], [ %127, %b33 ], !dbg !2607
	%129 = getelementptr inbounds i32, i32* %32, i64 1, !dbg !2627
	store i32 %100, i32* %129, align 4, !dbg !2627
	%130 = getelementptr inbounds i32, i32* %32, i64 2, !dbg !2628
	store i32 %128, i32* %130, align 4, !dbg !2628
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2633, !range !52
	%132 = sext i32 %131 to i64, !dbg !2633
	br label %b35, !dbg !2633

b35:
	%133 = phi i32 [ %37, %b34 ], [ %141, %b38 ], !dbg !2634
	%134 = phi i64 [ 1, %b34 ], [ %142, %b38 ], !dbg !2635
	%135 = icmp slt i64 %134, 32, !dbg !2636
	br i1 %135, label %b36, label %b39, !dbg !2636

b36:
	%136 = trunc i64 %134 to i32, !dbg !2637
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %133, i32 %136, i32 0), !dbg !2637
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !2637
	%139 = icmp sge i64 %132, %134, !dbg !2638
	br i1 %139, label %b37, label %b38, !dbg !2638

b37:
	%140 = add i32 %133, %138, !dbg !2639
	br label %b38, !dbg !2639

b38:
	%141 = phi i32 [ %133, %b36 ], [ %140, %b37 ], !dbg !2634
	%142 = mul i64 %134, 2, !dbg !2640
	br label %b35, !dbg !2640

b39:
	%143 = phi i32 [ %37, %b35 ], [ %151, %b42 ], !dbg !2644
	%144 = phi i64 [ 1, %b35 ], [ %152, %b42 ], !dbg !2645
	%145 = icmp slt i64 %144, 32, !dbg !2646
	br i1 %145, label %b40, label %b43, !dbg !2646

b40:
	%146 = trunc i64 %144 to i32, !dbg !2647
	%147 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 %146, i32 0), !dbg !2647
	%148 = extractvalue { i32, i1 } %147, 0, !dbg !2647
	%149 = icmp sge i64 %132, %144, !dbg !2648
	br i1 %149, label %b41, label %b42, !dbg !2648

b41:
	%150 = add i32 %143, %148, !dbg !2649
	br label %b42, !dbg !2649

b42:
	%151 = phi i32 [ %143, %b40 ], [ %150, %b41 ], !dbg !2644
	%152 = mul i64 %144, 2, !dbg !2650
	br label %b39, !dbg !2650

b43:
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 1, i32 0), !dbg !2651
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !2651
	%155 = icmp eq i64 %132, 0, !dbg !2652
	br i1 %155, label %b45, label %b44, !dbg !2652

b44:
	br label %b45, !dbg !2653

b45:
	%156 = phi i32 [ 0, %b43 ], [ %154, %b44 ], !dbg !2642
	%157 = getelementptr inbounds i32, i32* %32, i64 3, !dbg !2654
	store i32 %133, i32* %157, align 4, !dbg !2654
	%158 = getelementptr inbounds i32, i32* %32, i64 4, !dbg !2655
	store i32 %156, i32* %158, align 4, !dbg !2655
	%159 = mul i64 %44, 2, !dbg !2656
	%160 = sdiv i64 %159, 3, !dbg !2657
	%161 = icmp slt i64 %160, 0, !dbg !2660
	br i1 %161, label %b47, label %b46, !dbg !2660

b46:
	%162 = icmp sge i64 %160, %44, !dbg !2661
	br i1 %162, label %b47, label %b48, !dbg !2661

b47:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !2662
	ret void, !dbg !2662

b48:
	%163 = trunc i64 %160 to i32, !dbg !2663
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %37, i32 %163, i32 31), !dbg !2663
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !2663
	%166 = getelementptr inbounds i32, i32* %32, i64 5, !dbg !2664
	store i32 %165, i32* %166, align 4, !dbg !2664
	%167 = add i64 %39, 1, !dbg !2664
	%168 = icmp slt i64 %167, 2, !dbg !2664
	br i1 %168, label %b1, label %b49, !dbg !2664

b49:
	%169 = sub i64 %p3, %30, !dbg !2665
	%170 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !2665
	%171 = icmp ugt i64 %30, %p3, !dbg !2665
	br i1 %171, label %b49_fail1, label %b49_ok1, !dbg !2665, !prof !18

b49_ok1:
	%172 = load i32, i32* %33, align 4, !dbg !2666
	%173 = icmp ugt i64 6, %169, !dbg !2669
	br i1 %173, label %b49_fail2, label %b49_ok2, !dbg !2669, !prof !18

b49_ok2:
	br label %b50, !dbg !2669

b50:
	%174 = phi i64 [ 0, %b49_ok2 ], [ %377, %b129 ], !dbg !2669
	br i1 %45, label %b51, label %b53, !dbg !2675

b51:
	%175 = phi i32 [ %172, %b50 ], [ %181, %b52 ], !dbg !2676
	%176 = phi i64 [ 16, %b50 ], [ %182, %b52 ], !dbg !2677
	%177 = icmp sgt i64 %176, 0, !dbg !2678
	br i1 %177, label %b52, label %b60, !dbg !2678

b52:
	%178 = trunc i64 %176 to i32, !dbg !2679
	%179 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %175, i32 %178, i32 31), !dbg !2679
	%180 = extractvalue { i32, i1 } %179, 0, !dbg !2679
	%181 = add i32 %175, %180, !dbg !2680
	%182 = sdiv i64 %176, 2, !dbg !2681
	br label %b51, !dbg !2681

b53:
	%183 = phi i32 [ %172, %b50 ], [ %194, %b58 ], !dbg !2676
	%184 = phi i64 [ 16, %b50 ], [ %195, %b58 ], !dbg !2682
	%185 = icmp sgt i64 %184, 0, !dbg !2683
	br i1 %185, label %b54, label %b59, !dbg !2683

b54:
	%186 = add i64 %132, %184, !dbg !2684
	%187 = icmp sge i64 %186, %44, !dbg !2685
	br i1 %187, label %b55, label %b56, !dbg !2685

b55:
	br label %b56, !dbg !2685

b56:
	%188 = phi i64 [ %186, %b54 ], [ %132, %b55 ], !dbg !2686
	%189 = trunc i64 %188 to i32, !dbg !2687
	%190 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 %189, i32 31), !dbg !2687
	%191 = extractvalue { i32, i1 } %190, 0, !dbg !2687
	%192 = icmp ne i64 %188, %132, !dbg !2688
	br i1 %192, label %b57, label %b58, !dbg !2688

b57:
	%193 = add i32 %183, %191, !dbg !2680
	br label %b58, !dbg !2689

b58:
	%194 = phi i32 [ %183, %b56 ], [ %193, %b57 ], !dbg !2676
	%195 = sdiv i64 %184, 2, !dbg !2690
	br label %b53, !dbg !2690

b59:
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 0, i32 31), !dbg !2691
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !2691
	br label %b60, !dbg !2692

b60:
	%198 = phi i32 [ %175, %b51 ], [ %197, %b59 ], !dbg !2674
	%199 = add i64 %19, 32, !dbg !2694
	%200 = sub i64 %199, 1, !dbg !2695
	%201 = sdiv i64 %200, 32, !dbg !2696
	%202 = icmp eq i64 %201, 1, !dbg !2697
	br i1 %202, label %b66, label %b61, !dbg !2697

b61:
	%203 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !2698
	call void @llvm.nvvm.barrier0(), !dbg !2699
	br i1 %155, label %b62, label %b63, !dbg !2700

b62:
	%204 = sdiv i64 %28, 32, !dbg !2701
	%205 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 %204, !dbg !2702
	%206 = icmp uge i64 %204, 32, !dbg !2702
	br i1 %206, label %b62_fail1, label %b62_ok1, !dbg !2702, !prof !18

b62_ok1:
	store i32 %198, i32* %205, align 4, !dbg !2702
	br label %b63, !dbg !2702

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2703
	%207 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 0, !dbg !2704
	%208 = load i32, i32* %207, align 4, !dbg !2704
	br label %b64, !dbg !2704

b64:
	%209 = phi i32 [ %208, %b63 ], [ %215, %b65_ok1 ], !dbg !2705
	%210 = phi i64 [ 1, %b63 ], [ %216, %b65_ok1 ], !dbg !2706
	%211 = icmp slt i64 %210, %201, !dbg !2707
	br i1 %211, label %b65, label %b66, !dbg !2707

b65:
	%212 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 %210, !dbg !2708
	%213 = icmp uge i64 %210, 32, !dbg !2708
	br i1 %213, label %b65_fail1, label %b65_ok1, !dbg !2708, !prof !18

b65_ok1:
	%214 = load i32, i32* %212, align 4, !dbg !2708
	%215 = add i32 %209, %214, !dbg !2680
	%216 = add i64 %210, 1, !dbg !2709
	br label %b64, !dbg !2709

b66:
	%217 = phi i32 [ %198, %b60 ], [ %209, %b64 ], !dbg !2673
	%218 = getelementptr inbounds i32, i32* %170, i64 0, !dbg !2710
	store i32 %217, i32* %218, align 4, !dbg !2710
	br i1 %45, label %b67, label %b69, !dbg !2715

b67:
	%219 = phi i32 [ %172, %b66 ], [ %226, %b68 ], !dbg !2716
	%220 = phi i64 [ 16, %b66 ], [ %227, %b68 ], !dbg !2717
	%221 = icmp sgt i64 %220, 0, !dbg !2718
	br i1 %221, label %b68, label %b76, !dbg !2718

b68:
	%222 = trunc i64 %220 to i32, !dbg !2719
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %219, i32 %222, i32 31), !dbg !2719
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !2719
	%225 = icmp ult i32 %219, %224, !dbg !2720
	%226 = select i1 %225, i32 %219, i32 %224, !dbg !2720
	%227 = sdiv i64 %220, 2, !dbg !2721
	br label %b67, !dbg !2721

b69:
	%228 = phi i32 [ %172, %b66 ], [ %240, %b74 ], !dbg !2716
	%229 = phi i64 [ 16, %b66 ], [ %241, %b74 ], !dbg !2722
	%230 = icmp sgt i64 %229, 0, !dbg !2723
	br i1 %230, label %b70, label %b75, !dbg !2723

b70:
	%231 = add i64 %132, %229, !dbg !2724
	%232 = icmp sge i64 %231, %44, !dbg !2725
	br i1 %232, label %b71, label %b72, !dbg !2725

b71:
	br label %b72, !dbg !2725

b72:
	%233 = phi i64 [ %231, %b70 ], [ %132, %b71 ], !dbg !2726
	%234 = trunc i64 %233 to i32, !dbg !2727
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %234, i32 31), !dbg !2727
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !2727
	%237 = icmp ne i64 %233, %132, !dbg !2728
	br i1 %237, label %b73, label %b74, !dbg !2728

b73:
	%238 = icmp ult i32 %228, %236, !dbg !2720
	%239 = select i1 %238, i32 %228, i32 %236, !dbg !2720
	br label %b74, !dbg !2729

b74:
	%240 = phi i32 [ %228, %b72 ], [ %239, %b73 ], !dbg !2716
	%241 = sdiv i64 %229, 2, !dbg !2730
	br label %b69, !dbg !2730

b75:
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 0, i32 31), !dbg !2731
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !2731
	br label %b76, !dbg !2732

b76:
	%244 = phi i32 [ %219, %b67 ], [ %243, %b75 ], !dbg !2714
	br i1 %202, label %b82, label %b77, !dbg !2733

b77:
	%245 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !2734
	call void @llvm.nvvm.barrier0(), !dbg !2735
	br i1 %155, label %b78, label %b79, !dbg !2736

b78:
	%246 = sdiv i64 %28, 32, !dbg !2737
	%247 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 %246, !dbg !2738
	%248 = icmp uge i64 %246, 32, !dbg !2738
	br i1 %248, label %b78_fail1, label %b78_ok1, !dbg !2738, !prof !18

b78_ok1:
	store i32 %244, i32* %247, align 4, !dbg !2738
	br label %b79, !dbg !2738

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2739
	%249 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 0, !dbg !2740
	%250 = load i32, i32* %249, align 4, !dbg !2740
	br label %b80, !dbg !2740

b80:
	%251 = phi i32 [ %250, %b79 ], [ %258, %b81_ok1 ], !dbg !2741
	%252 = phi i64 [ 1, %b79 ], [ %259, %b81_ok1 ], !dbg !2742
	%253 = icmp slt i64 %252, %201, !dbg !2743
	br i1 %253, label %b81, label %b82, !dbg !2743

b81:
	%254 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 %252, !dbg !2744
	%255 = icmp uge i64 %252, 32, !dbg !2744
	br i1 %255, label %b81_fail1, label %b81_ok1, !dbg !2744, !prof !18

b81_ok1:
	%256 = load i32, i32* %254, align 4, !dbg !2744
	%257 = icmp ult i32 %251, %256, !dbg !2720
	%258 = select i1 %257, i32 %251, i32 %256, !dbg !2720
	%259 = add i64 %252, 1, !dbg !2745
	br label %b80, !dbg !2745

b82:
	%260 = phi i32 [ %244, %b76 ], [ %251, %b80 ], !dbg !2713
	br i1 %45, label %b83, label %b85, !dbg !2750

b83:
	%261 = phi i32 [ %172, %b82 ], [ %268, %b84 ], !dbg !2751
	%262 = phi i64 [ 16, %b82 ], [ %269, %b84 ], !dbg !2752
	%263 = icmp sgt i64 %262, 0, !dbg !2753
	br i1 %263, label %b84, label %b92, !dbg !2753

b84:
	%264 = trunc i64 %262 to i32, !dbg !2754
	%265 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %261, i32 %264, i32 31), !dbg !2754
	%266 = extractvalue { i32, i1 } %265, 0, !dbg !2754
	%267 = icmp ugt i32 %261, %266, !dbg !2755
	%268 = select i1 %267, i32 %261, i32 %266, !dbg !2755
	%269 = sdiv i64 %262, 2, !dbg !2756
	br label %b83, !dbg !2756

b85:
	%270 = phi i32 [ %172, %b82 ], [ %282, %b90 ], !dbg !2751
	%271 = phi i64 [ 16, %b82 ], [ %283, %b90 ], !dbg !2757
	%272 = icmp sgt i64 %271, 0, !dbg !2758
	br i1 %272, label %b86, label %b91, !dbg !2758

b86:
	%273 = add i64 %132, %271, !dbg !2759
	%274 = icmp sge i64 %273, %44, !dbg !2760
	br i1 %274, label %b87, label %b88, !dbg !2760

b87:
	br label %b88, !dbg !2760

b88:
	%275 = phi i64 [ %273, %b86 ], [ %132, %b87 ], !dbg !2761
	%276 = trunc i64 %275 to i32, !dbg !2762
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 %276, i32 31), !dbg !2762
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !2762
	%279 = icmp ne i64 %275, %132, !dbg !2763
	br i1 %279, label %b89, label %b90, !dbg !2763

b89:
	%280 = icmp ugt i32 %270, %278, !dbg !2755
	%281 = select i1 %280, i32 %270, i32 %278, !dbg !2755
	br label %b90, !dbg !2764

b90:
	%282 = phi i32 [ %270, %b88 ], [ %281, %b89 ], !dbg !2751
	%283 = sdiv i64 %271, 2, !dbg !2765
	br label %b85, !dbg !2765

b91:
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 0, i32 31), !dbg !2766
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !2766
	br label %b92, !dbg !2767

b92:
	%286 = phi i32 [ %261, %b83 ], [ %285, %b91 ], !dbg !2749
	br i1 %202, label %b98, label %b93, !dbg !2768

b93:
	%287 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !2769
	call void @llvm.nvvm.barrier0(), !dbg !2770
	br i1 %155, label %b94, label %b95, !dbg !2771

b94:
	%288 = sdiv i64 %28, 32, !dbg !2772
	%289 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 %288, !dbg !2773
	%290 = icmp uge i64 %288, 32, !dbg !2773
	br i1 %290, label %b94_fail1, label %b94_ok1, !dbg !2773, !prof !18

b94_ok1:
	store i32 %286, i32* %289, align 4, !dbg !2773
	br label %b95, !dbg !2773

b95:
	call void @llvm.nvvm.barrier0(), !dbg !2774
	%291 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 0, !dbg !2775
	%292 = load i32, i32* %291, align 4, !dbg !2775
	br label %b96, !dbg !2775

b96:
	%293 = phi i32 [ %292, %b95 ], [ %300, %b97_ok1 ], !dbg !2776
	%294 = phi i64 [ 1, %b95 ], [ %301, %b97_ok1 ], !dbg !2777
	%295 = icmp slt i64 %294, %201, !dbg !2778
	br i1 %295, label %b97, label %b98, !dbg !2778

b97:
	%296 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 %294, !dbg !2779
	%297 = icmp uge i64 %294, 32, !dbg !2779
	br i1 %297, label %b97_fail1, label %b97_ok1, !dbg !2779, !prof !18

b97_ok1:
	%298 = load i32, i32* %296, align 4, !dbg !2779
	%299 = icmp ugt i32 %293, %298, !dbg !2755
	%300 = select i1 %299, i32 %293, i32 %298, !dbg !2755
	%301 = add i64 %294, 1, !dbg !2780
	br label %b96, !dbg !2780

b98:
	%302 = phi i32 [ %286, %b92 ], [ %293, %b96 ], !dbg !2748
	%303 = getelementptr inbounds i32, i32* %170, i64 1, !dbg !2781
	store i32 %260, i32* %303, align 4, !dbg !2781
	%304 = getelementptr inbounds i32, i32* %170, i64 2, !dbg !2782
	store i32 %302, i32* %304, align 4, !dbg !2782
	br label %b99, !dbg !2787

b99:
	%305 = phi i32 [ %172, %b98 ], [ %313, %b102 ], !dbg !2788
	%306 = phi i64 [ 1, %b98 ], [ %314, %b102 ], !dbg !2789
	%307 = icmp slt i64 %306, 32, !dbg !2790
	br i1 %307, label %b100, label %b103, !dbg !2790

b100:
	%308 = trunc i64 %306 to i32, !dbg !2791
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %305, i32 %308, i32 0), !dbg !2791
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !2791
	%311 = icmp sge i64 %132, %306, !dbg !2792
	br i1 %311, label %b101, label %b102, !dbg !2792

b101:
	%312 = add i32 %305, %310, !dbg !2793
	br label %b102, !dbg !2793

b102:
	%313 = phi i32 [ %305, %b100 ], [ %312, %b101 ], !dbg !2788
	%314 = mul i64 %306, 2, !dbg !2794
	br label %b99, !dbg !2794

b103:
	br i1 %202, label %b109, label %b104, !dbg !2795

b104:
	%315 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5 to [32 x i32]*, !dbg !2796
	%316 = sdiv i64 %28, 32, !dbg !2797
	call void @llvm.nvvm.barrier0(), !dbg !2798
	%317 = sub i64 %44, 1, !dbg !2799
	%318 = icmp eq i64 %132, %317, !dbg !2800
	br i1 %318, label %b105, label %b106, !dbg !2800

b105:
	%319 = getelementptr inbounds [32 x i32], [32 x i32]* %315, i64 0, i64 %316, !dbg !2801
	%320 = icmp uge i64 %316, 32, !dbg !2801
	br i1 %320, label %b105_fail1, label %b105_ok1, !dbg !2801, !prof !18

b105_ok1:
	store i32 %305, i32* %319, align 4, !dbg !2801
	br label %b106, !dbg !2801

b106:
	call void @llvm.nvvm.barrier0(), !dbg !2802
	%321 = icmp slt i64 0, %316, !dbg !2802
	br i1 %321, label %b107, label %b108, !dbg !2802

b107:
	%322 = phi i32 [ 0, %b106 ], [ %327, %b107_ok1 ], !dbg !2803
	%323 = phi i64 [ 0, %b106 ], [ %328, %b107_ok1 ], !dbg !2803
	%324 = getelementptr inbounds [32 x i32], [32 x i32]* %315, i64 0, i64 %323, !dbg !2804
	%325 = icmp uge i64 %323, 32, !dbg !2804
	br i1 %325, label %b107_fail1, label %b107_ok1, !dbg !2804, !prof !18

b107_ok1:
	%326 = load i32, i32* %324, align 4, !dbg !2804
	%327 = add i32 %322, %326, !dbg !2805
	%328 = add i64 %323, 1, !dbg !2805
	%329 = icmp slt i64 %328, %316, !dbg !2805
	br i1 %329, label %b107, label %b108, !dbg !2805

b108:
	%330 = phi i32 [ 0, %b106 ], [ %327, %b107_ok1 ], !dbg !2803
	br label %b109, !dbg !2806

b109:
	%331 = phi i32 [ 0, %b103 ], [ %330, %b108 ], !dbg !2786
	%332 = add i32 %331, %305, !dbg !2807
	br label %b110, !dbg !2811

b110:
	%333 = phi i32 [ %172, %b109 ], [ %341, %b113 ], !dbg !2812
	%334 = phi i64 [ 1, %b109 ], [ %342, %b113 ], !dbg !2813
	%335 = icmp slt i64 %334, 32, !dbg !2814
	br i1 %335, label %b111, label %b114, !dbg !2814

b111:
	%336 = trunc i64 %334 to i32, !dbg !2815
	%337 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %333, i32 %336, i32 0), !dbg !2815
	%338 = extractvalue { i32, i1 } %337, 0, !dbg !2815
	%339 = icmp sge i64 %132, %334, !dbg !2816
	br i1 %339, label %b112, label %b113, !dbg !2816

b112:
	%340 = add i32 %333, %338, !dbg !2817
	br label %b113, !dbg !2817

b113:
	%341 = phi i32 [ %333, %b111 ], [ %340, %b112 ], !dbg !2812
	%342 = mul i64 %334, 2, !dbg !2818
	br label %b110, !dbg !2818

b114:
	br i1 %202, label %b120, label %b115, !dbg !2819

b115:
	%343 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5 to [32 x i32]*, !dbg !2820
	%344 = sdiv i64 %28, 32, !dbg !2821
	call void @llvm.nvvm.barrier0(), !dbg !2822
	%345 = sub i64 %44, 1, !dbg !2823
	%346 = icmp eq i64 %132, %345, !dbg !2824
	br i1 %346, label %b116, label %b117, !dbg !2824

b116:
	%347 = getelementptr inbounds [32 x i32], [32 x i32]* %343, i64 0, i64 %344, !dbg !2825
	%348 = icmp uge i64 %344, 32, !dbg !2825
	br i1 %348, label %b116_fail1, label %b116_ok1, !dbg !2825, !prof !18

b116_ok1:
	store i32 %333, i32* %347, align 4, !dbg !2825
	br label %b117, !dbg !2825

b117:
	call void @llvm.nvvm.barrier0(), !dbg !2826
	%349 = icmp slt i64 0, %344, !dbg !2826
	br i1 %349, label %b118, label %b119, !dbg !2826

b118:
	%350 = phi i32 [ 0, %b117 ], [ %355, %b118_ok1 ], !dbg !2827
	%351 = phi i64 [ 0, %b117 ], [ %356, %b118_ok1 ], !dbg !2827
	%352 = getelementptr inbounds [32 x i32], [32 x i32]* %343, i64 0, i64 %351, !dbg !2828
	%353 = icmp uge i64 %351, 32, !dbg !2828
	br i1 %353, label %b118_fail1, label %b118_ok1, !dbg !2828, !prof !18

b118_ok1:
	%354 = load i32, i32* %352, align 4, !dbg !2828
	%355 = add i32 %350, %354, !dbg !2829
	%356 = add i64 %351, 1, !dbg !2829
	%357 = icmp slt i64 %356, %344, !dbg !2829
	br i1 %357, label %b118, label %b119, !dbg !2829

b119:
	%358 = phi i32 [ 0, %b117 ], [ %355, %b118_ok1 ], !dbg !2827
	br label %b120, !dbg !2830

b120:
	%359 = phi i32 [ 0, %b114 ], [ %358, %b119 ], !dbg !2810
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %333, i32 1, i32 0), !dbg !2831
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !2831
	br i1 %155, label %b122, label %b121, !dbg !2832

b121:
	%362 = add i32 %359, %361, !dbg !2833
	br label %b122, !dbg !2834

b122:
	%363 = phi i32 [ %359, %b120 ], [ %362, %b121 ], !dbg !2809
	%364 = getelementptr inbounds i32, i32* %170, i64 3, !dbg !2835
	store i32 %332, i32* %364, align 4, !dbg !2835
	%365 = getelementptr inbounds i32, i32* %170, i64 4, !dbg !2836
	store i32 %363, i32* %365, align 4, !dbg !2836
	%366 = mul i64 %19, 2, !dbg !2837
	%367 = sdiv i64 %366, 3, !dbg !2838
	%368 = icmp sge i64 %367, %19, !dbg !2841
	br i1 %368, label %b123, label %b124, !dbg !2841

b123:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !2842
	ret void, !dbg !2842

b124:
	br i1 %202, label %b125, label %b126, !dbg !2843

b125:
	%369 = trunc i64 %367 to i32, !dbg !2844
	%370 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 %369, i32 31), !dbg !2844
	%371 = extractvalue { i32, i1 } %370, 0, !dbg !2844
	br label %b129, !dbg !2845

b126:
	%372 = addrspacecast i32 addrspace(3)* @gpuc_shared_Broadcast_42_5 to i32*, !dbg !2846
	call void @llvm.nvvm.barrier0(), !dbg !2847
	%373 = icmp eq i64 %28, %367, !dbg !2848
	br i1 %373, label %b127, label %b128, !dbg !2848

b127:
	store i32 %172, i32* %372, align 4, !dbg !2849
	br label %b128, !dbg !2849

b128:
	call void @llvm.nvvm.barrier0(), !dbg !2850
	%374 = load i32, i32* %372, align 4, !dbg !2851
	br label %b129, !dbg !2852

b129:
	%375 = phi i32 [ %371, %b125 ], [ %374, %b128 ], !dbg !2840
	%376 = getelementptr inbounds i32, i32* %170, i64 5, !dbg !2853
	store i32 %375, i32* %376, align 4, !dbg !2853
	%377 = add i64 %174, 1, !dbg !2853
	%378 = icmp slt i64 %377, 2, !dbg !2853
	br i1 %378, label %b50, label %b130, !dbg !2853

b130:
	ret void, !dbg !2546

b0_fail1:
	%379 = icmp ugt i64 %30, %p1, !dbg !2549
	br i1 %379, label %b0_fail2, label %b0_ok2, !dbg !2549

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !2549
	ret void, !dbg !2549

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !2550
	ret void, !dbg !2550

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !2553
	ret void, !dbg !2553

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !2665
	ret void, !dbg !2665

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %169), !dbg !2669
	ret void, !dbg !2669

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %204, i64 32), !dbg !2702
	ret void, !dbg !2702

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %210, i64 32), !dbg !2708
	ret void, !dbg !2708

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %246, i64 32), !dbg !2738
	ret void, !dbg !2738

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %252, i64 32), !dbg !2744
	ret void, !dbg !2744

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %288, i64 32), !dbg !2773
	ret void, !dbg !2773

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %294, i64 32), !dbg !2779
	ret void, !dbg !2779

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %316, i64 32), !dbg !2801
	ret void, !dbg !2801

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %323, i64 32), !dbg !2804
	ret void, !dbg !2804

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %344, i64 32), !dbg !2825
	ret void, !dbg !2825

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %351, i64 32), !dbg !2828
	ret void, !dbg !2828
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2854 {
entry:
	br label %b0, !dbg !2855

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2858, !range !9
	%1 = sext i32 %0 to i64, !dbg !2858
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2858, !range !10
	%3 = sext i32 %2 to i64, !dbg !2858
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2858, !range !10
	%5 = sext i32 %4 to i64, !dbg !2858
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2858, !range !11
	%7 = sext i32 %6 to i64, !dbg !2858
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2858, !range !12
	%9 = sext i32 %8 to i64, !dbg !2858
	%10 = mul i64 %9, %5, !dbg !2858
	%11 = add i64 %3, %10, !dbg !2858
	%12 = mul i64 %7, %11, !dbg !2858
	%13 = add i64 %1, %12, !dbg !2858
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2858, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2858, !range !13
	%16 = mul i32 %14, %15, !dbg !2858
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2858, !range !14
	%18 = mul i32 %16, %17, !dbg !2858
	%19 = sext i32 %18 to i64, !dbg !2858
	%20 = mul i64 %13, %19, !dbg !2858
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2858, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2858, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2858, !range !16
	%24 = mul i32 %15, %23, !dbg !2858
	%25 = add i32 %22, %24, !dbg !2858
	%26 = mul i32 %14, %25, !dbg !2858
	%27 = add i32 %21, %26, !dbg !2858
	%28 = sext i32 %27 to i64, !dbg !2858
	%29 = add i64 %20, %28, !dbg !2858
	%30 = mul i64 %29, 3, !dbg !2859
	%31 = sub i64 %p1, %30, !dbg !2860
	%32 = getelementptr inbounds i32, i32* %p0, i64 %30, !dbg !2860
	%33 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2861
	%34 = icmp ugt i64 %30, %p1, !dbg !2860
	%35 = icmp uge i64 %29, %p5, !dbg !2861
	%36 = or i1 %34, %35, !dbg !2861
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !2861, !prof !18

b0_ok1:
	%37 = load i32, i32* %33, align 4, !dbg !2861
	%38 = and i32 %27, -32, !dbg !2869
	%39 = sub i32 %18, %38, !dbg !2869
	%40 = icmp slt i32 %39, 32, !dbg !2869
	%41 = select i1 %40, i32 %39, i32 32, !dbg !2869
	%42 = sext i32 %41 to i64, !dbg !2869
	%43 = icmp eq i64 %42, 32, !dbg !2870
	%44 = icmp ugt i64 3, %31, !dbg !2864
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !2864, !prof !18

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !2870

b1:
	%45 = phi i32 [ %37, %b0_ok3 ], [ %51, %b2 ], !dbg !2871
	%46 = phi i64 [ 16, %b0_ok3 ], [ %52, %b2 ], !dbg !2872
	%47 = icmp sgt i64 %46, 0, !dbg !2873
	br i1 %47, label %b2, label %b11, !dbg !2873

b2:
	%48 = trunc i64 %46 to i32, !dbg !2874
	%49 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %45, i32 %48, i32 31), !dbg !2874
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !2874
	%51 = and i32 %45, %50, !dbg !2875
	%52 = sdiv i64 %46, 2, !dbg !2876
	br label %b1, !dbg !2876

b3:
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2877, !range !52
	%54 = sext i32 %53 to i64, !dbg !2877
	br label %b4, !dbg !2877

b4:
	%55 = phi i32 [ %37, %b3 ], [ %66, %b9 ], !dbg !2871
	%56 = phi i64 [ 16, %b3 ], [ %67, %b9 ], !dbg !2878
	%57 = icmp sgt i64 %56, 0, !dbg !2879
	br i1 %57, label %b5, label %b10, !dbg !2879

b5:
	%58 = add i64 %54, %56, !dbg !2880
	%59 = icmp sge i64 %58, %42, !dbg !2881
	br i1 %59, label %b6, label %b7, !dbg !2881

b6:
	br label %b7, !dbg !2881

b7:
	%60 = phi i64 [ %58, %b5 ], [ %54, %b6 ], !dbg !2882
	%61 = trunc i64 %60 to i32, !dbg !2883
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %55, i32 %61, i32 31), !dbg !2883
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2883
	%64 = icmp ne i64 %60, %54, !dbg !2884
	br i1 %64, label %b8, label %b9, !dbg !2884

b8:
	%65 = and i32 %55, %63, !dbg !2875
	br label %b9, !dbg !2885

b9:
	%66 = phi i32 [ %55, %b7 ], [ %65, %b8 ], !dbg !2871
	%67 = sdiv i64 %56, 2, !dbg !2886
	br label %b4, !dbg !2886

b10:
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %55, i32 0, i32 31), !dbg !2887
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2887
	br label %b11, !dbg !2888

b11:
	%70 = phi i32 [ %45, %b1 ], [ %69, %b10 ], !dbg !2868
	br i1 %43, label %b12, label %b14, !dbg !2893

b12:
	%71 = phi i32 [ %37, %b11 ], [ %77, %b13 ], !dbg !2894
	%72 = phi i64 [ 16, %b11 ], [ %78, %b13 ], !dbg !2895
	%73 = icmp sgt i64 %72, 0, !dbg !2896
	br i1 %73, label %b13, label %b22, !dbg !2896

b13:
	%74 = trunc i64 %72 to i32, !dbg !2897
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %71, i32 %74, i32 31), !dbg !2897
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !2897
	%77 = or i32 %71, %76, !dbg !2898
	%78 = sdiv i64 %72, 2, !dbg !2899
	br label %b12, !dbg !2899

b14:
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2900, !range !52
	%80 = sext i32 %79 to i64, !dbg !2900
	br label %b15, !dbg !2900

b15:
	%81 = phi i32 [ %37, %b14 ], [ %92, %b20 ], !dbg !2894
	%82 = phi i64 [ 16, %b14 ], [ %93, %b20 ], !dbg !2901
	%83 = icmp sgt i64 %82, 0, !dbg !2902
	br i1 %83, label %b16, label %b21, !dbg !2902

b16:
	%84 = add i64 %80, %82, !dbg !2903
	%85 = icmp sge i64 %84, %42, !dbg !2904
	br i1 %85, label %b17, label %b18, !dbg !2904

b17:
	br label %b18, !dbg !2904

b18:
	%86 = phi i64 [ %84, %b16 ], [ %80, %b17 ], !dbg !2905
	%87 = trunc i64 %86 to i32, !dbg !2906
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %87, i32 31), !dbg !2906
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !2906
	%90 = icmp ne i64 %86, %80, !dbg !2907
	br i1 %90, label %b19, label %b20, !dbg !2907

b19:
	%91 = or i32 %81, %89, !dbg !2898
	br label %b20, !dbg !2908

b20:
	%92 = phi i32 [ %81, %b18 ], [ %91, %b19 ], !dbg !2894
	%93 = sdiv i64 %82, 2, !dbg !2909
	br label %b15, !dbg !2909

b21:
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 0, i32 31), !dbg !2910
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !2910
	br label %b22, !dbg !2911

b22:
	%96 = phi i32 [ %71, %b12 ], [ %95, %b21 ], !dbg !2892
	br i1 %43, label %b23, label %b25, !dbg !2916

b23:
	%97 = phi i32 [ %37, %b22 ], [ %103, %b24 ], !dbg !2917
	%98 = phi i64 [ 16, %b22 ], [ %104, %b24 ], !dbg !2918
	%99 = icmp sgt i64 %98, 0, !dbg !2919
	br i1 %99, label %b24, label %b33, !dbg !2919

b24:
	%100 = trunc i64 %98 to i32, !dbg !2920
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %97, i32 %100, i32 31), !dbg !2920
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !2920
	%103 = xor i32 %97, %102, !dbg !2921
	%104 = sdiv i64 %98, 2, !dbg !2922
	br label %b23, !dbg !2922

b25:
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2923, !range !52
	%106 = sext i32 %105 to i64, !dbg !2923
	br label %b26, !dbg !2923

b26:
	%107 = phi i32 [ %37, %b25 ], [ %118, %b31 ], !dbg !2917
	%108 = phi i64 [ 16, %b25 ], [ %119, %b31 ], !dbg !2924
	%109 = icmp sgt i64 %108, 0, !dbg !2925
	br i1 %109, label %b27, label %b32, !dbg !2925

b27:
	%110 = add i64 %106, %108, !dbg !2926
	%111 = icmp sge i64 %110, %42, !dbg !2927
	br i1 %111, label %b28, label %b29, !dbg !2927

b28:
	br label %b29, !dbg !2927

b29:
	%112 = phi i64 [ %110, %b27 ], [ %106, %b28 ], !dbg !2928
	%113 = trunc i64 %112 to i32, !dbg !2929
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 %113, i32 31), !dbg !2929
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !2929
	%116 = icmp ne i64 %112, %106, !dbg !2930
	br i1 %116, label %b30, label %b31, !dbg !2930

b30:
	%117 = xor i32 %107, %115, !dbg !2921
	br label %b31, !dbg !2931

b31:
	%118 = phi i32 [ %107, %b29 ], [ %117, %b30 ], !dbg !2917
	%119 = sdiv i64 %108, 2, !dbg !2932
	br label %b26, !dbg !2932

b32:
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 0, i32 31), !dbg !2933
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !2933
	br label %b33, !dbg !2934

b33:
	%122 = phi i32 [ %97, %b23 ], [ %121, %b32 ], !dbg !2915
	%123 = getelementptr inbounds i32, i32* %32, i64 0, !dbg !2935
	store i32 %70, i32* %123, align 4, !dbg !2935
	%124 = getelementptr inbounds i32, i32* %32, i64 1, !dbg !2936
	store i32 %96, i32* %124, align 4, !dbg !2936
	%125 = getelementptr inbounds i32, i32* %32, i64 2, !dbg !2937
	store i32 %122, i32* %125, align 4, !dbg !2937
	%126 = sub i64 %p3, %30, !dbg !2938
	%127 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !2938
	%128 = icmp ugt i64 %30, %p3, !dbg !2938
	br i1 %128, label %b33_fail1, label %b33_ok1, !dbg !2938, !prof !18

b33_ok1:
	%129 = load i32, i32* %33, align 4, !dbg !2939
	%130 = icmp ugt i64 3, %126, !dbg !2942
	br i1 %130, label %b33_fail2, label %b33_ok2, !dbg !2942, !prof !18

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !2947

b34:
	%131 = phi i32 [ %129, %b33_ok2 ], [ %137, %b35 ], !dbg !2948
	%132 = phi i64 [ 16, %b33_ok2 ], [ %138, %b35 ], !dbg !2949
	%133 = icmp sgt i64 %132, 0, !dbg !2950
	br i1 %133, label %b35, label %b44, !dbg !2950

b35:
	%134 = trunc i64 %132 to i32, !dbg !2951
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %131, i32 %134, i32 31), !dbg !2951
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !2951
	%137 = and i32 %131, %136, !dbg !2952
	%138 = sdiv i64 %132, 2, !dbg !2953
	br label %b34, !dbg !2953

b36:
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2954, !range !52
	%140 = sext i32 %139 to i64, !dbg !2954
	br label %b37, !dbg !2954

b37:
	%141 = phi i32 [ %129, %b36 ], [ %152, %b42 ], !dbg !2948
	%142 = phi i64 [ 16, %b36 ], [ %153, %b42 ], !dbg !2955
	%143 = icmp sgt i64 %142, 0, !dbg !2956
	br i1 %143, label %b38, label %b43, !dbg !2956

b38:
	%144 = add i64 %140, %142, !dbg !2957
	%145 = icmp sge i64 %144, %42, !dbg !2958
	br i1 %145, label %b39, label %b40, !dbg !2958

b39:
	br label %b40, !dbg !2958

b40:
	%146 = phi i64 [ %144, %b38 ], [ %140, %b39 ], !dbg !2959
	%147 = trunc i64 %146 to i32, !dbg !2960
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %147, i32 31), !dbg !2960
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !2960
	%150 = icmp ne i64 %146, %140, !dbg !2961
	br i1 %150, label %b41, label %b42, !dbg !2961

b41:
	%151 = and i32 %141, %149, !dbg !2952
	br label %b42, !dbg !2962

b42:
	%152 = phi i32 [ %141, %b40 ], [ %151, %b41 ], !dbg !2948
	%153 = sdiv i64 %142, 2, !dbg !2963
	br label %b37, !dbg !2963

b43:
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 0, i32 31), !dbg !2964
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !2964
	br label %b44, !dbg !2965

b44:
	%156 = phi i32 [ %131, %b34 ], [ %155, %b43 ], !dbg !2946
	%157 = add i64 %19, 32, !dbg !2967
	%158 = sub i64 %157, 1, !dbg !2968
	%159 = sdiv i64 %158, 32, !dbg !2969
	%160 = icmp eq i64 %159, 1, !dbg !2970
	br i1 %160, label %b50, label %b45, !dbg !2970

b45:
	%161 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !2971
	call void @llvm.nvvm.barrier0(), !dbg !2972
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2973, !range !52
	%163 = sext i32 %162 to i64, !dbg !2973
	%164 = icmp eq i64 %163, 0, !dbg !2974
	br i1 %164, label %b46, label %b47, !dbg !2974

b46:
	%165 = sdiv i64 %28, 32, !dbg !2975
	%166 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 %165, !dbg !2976
	%167 = icmp uge i64 %165, 32, !dbg !2976
	br i1 %167, label %b46_fail1, label %b46_ok1, !dbg !2976, !prof !18

b46_ok1:
	store i32 %156, i32* %166, align 4, !dbg !2976
	br label %b47, !dbg !2976

b47:
	call void @llvm.nvvm.barrier0(), !dbg !2977
	%168 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 0, !dbg !2978
	%169 = load i32, i32* %168, align 4, !dbg !2978
	br label %b48, !dbg !2978

b48:
	%170 = phi i32 [ %169, %b47 ], [ %176, %b49_ok1 ], !dbg !2979
	%171 = phi i64 [ 1, %b47 ], [ %177, %b49_ok1 ], !dbg !2980
	%172 = icmp slt i64 %171, %159, !dbg !2981
	br i1 %172, label %b49, label %b50, !dbg !2981

b49:
	%173 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 %171, !dbg !2982
	%174 = icmp uge i64 %171, 32, !dbg !2982
	br i1 %174, label %b49_fail1, label %b49_ok1, !dbg !2982, !prof !18

b49_ok1:
	%175 = load i32, i32* %173, align 4, !dbg !2982
	%176 = and i32 %170, %175, !dbg !2952
	%177 = add i64 %171, 1, !dbg !2983
	br label %b48, !dbg !2983

b50:
	%178 = phi i32 [ %156, %b44 ], [ %170, %b48 ], !dbg !2945
	br i1 %43, label %b51, label %b53, !dbg !2988

b51:
	%179 = phi i32 [ %129, %b50 ], [ %185, %b52 ], !dbg !2989
	%180 = phi i64 [ 16, %b50 ], [ %186, %b52 ], !dbg !2990
	%181 = icmp sgt i64 %180, 0, !dbg !2991
	br i1 %181, label %b52, label %b61, !dbg !2991

b52:
	%182 = trunc i64 %180 to i32, !dbg !2992
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %179, i32 %182, i32 31), !dbg !2992
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !2992
	%185 = or i32 %179, %184, !dbg !2993
	%186 = sdiv i64 %180, 2, !dbg !2994
	br label %b51, !dbg !2994

b53:
	%187 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2995, !range !52
	%188 = sext i32 %187 to i64, !dbg !2995
	br label %b54, !dbg !2995

b54:
	%189 = phi i32 [ %129, %b53 ], [ %200, %b59 ], !dbg !2989
	%190 = phi i64 [ 16, %b53 ], [ %201, %b59 ], !dbg !2996
	%191 = icmp sgt i64 %190, 0, !dbg !2997
	br i1 %191, label %b55, label %b60, !dbg !2997

b55:
	%192 = add i64 %188, %190, !dbg !2998
	%193 = icmp sge i64 %192, %42, !dbg !2999
	br i1 %193, label %b56, label %b57, !dbg !2999

b56:
	br label %b57, !dbg !2999

b57:
	%194 = phi i64 [ %192, %b55 ], [ %188, %b56 ], !dbg !3000
	%195 = trunc i64 %194 to i32, !dbg !3001
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 %195, i32 31), !dbg !3001
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !3001
	%198 = icmp ne i64 %194, %188, !dbg !3002
	br i1 %198, label %b58, label %b59, !dbg !3002

b58:
	%199 = or i32 %189, %197, !dbg !2993
	br label %b59, !dbg !3003

b59:
	%200 = phi i32 [ %189, %b57 ], [ %199, %b58 ], !dbg !2989
	%201 = sdiv i64 %190, 2, !dbg !3004
	br label %b54, !dbg !3004

b60:
	%202 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 0, i32 31), !dbg !3005
	%203 = extractvalue { i32, i1 } %202, 0, !dbg !3005
	br label %b61, !dbg !3006

b61:
	%204 = phi i32 [ %179, %b51 ], [ %203, %b60 ], !dbg !2987
	br i1 %160, label %b67, label %b62, !dbg !3007

b62:
	%205 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !3008
	call void @llvm.nvvm.barrier0(), !dbg !3009
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3010, !range !52
	%207 = sext i32 %206 to i64, !dbg !3010
	%208 = icmp eq i64 %207, 0, !dbg !3011
	br i1 %208, label %b63, label %b64, !dbg !3011

b63:
	%209 = sdiv i64 %28, 32, !dbg !3012
	%210 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 %209, !dbg !3013
	%211 = icmp uge i64 %209, 32, !dbg !3013
	br i1 %211, label %b63_fail1, label %b63_ok1, !dbg !3013, !prof !18

b63_ok1:
	store i32 %204, i32* %210, align 4, !dbg !3013
	br label %b64, !dbg !3013

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3014
	%212 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 0, !dbg !3015
	%213 = load i32, i32* %212, align 4, !dbg !3015
	br label %b65, !dbg !3015

b65:
	%214 = phi i32 [ %213, %b64 ], [ %220, %b66_ok1 ], !dbg !3016
	%215 = phi i64 [ 1, %b64 ], [ %221, %b66_ok1 ], !dbg !3017
	%216 = icmp slt i64 %215, %159, !dbg !3018
	br i1 %216, label %b66, label %b67, !dbg !3018

b66:
	%217 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 %215, !dbg !3019
	%218 = icmp uge i64 %215, 32, !dbg !3019
	br i1 %218, label %b66_fail1, label %b66_ok1, !dbg !3019, !prof !18

b66_ok1:
	%219 = load i32, i32* %217, align 4, !dbg !3019
	%220 = or i32 %214, %219, !dbg !2993
	%221 = add i64 %215, 1, !dbg !3020
	br label %b65, !dbg !3020

b67:
	%222 = phi i32 [ %204, %b61 ], [ %214, %b65 ], !dbg !2986
	br i1 %43, label %b68, label %b70, !dbg !3025

b68:
	%223 = phi i32 [ %129, %b67 ], [ %229, %b69 ], !dbg !3026
	%224 = phi i64 [ 16, %b67 ], [ %230, %b69 ], !dbg !3027
	%225 = icmp sgt i64 %224, 0, !dbg !3028
	br i1 %225, label %b69, label %b78, !dbg !3028

b69:
	%226 = trunc i64 %224 to i32, !dbg !3029
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %223, i32 %226, i32 31), !dbg !3029
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !3029
	%229 = xor i32 %223, %228, !dbg !3030
	%230 = sdiv i64 %224, 2, !dbg !3031
	br label %b68, !dbg !3031

b70:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3032, !range !52
	%232 = sext i32 %231 to i64, !dbg !3032
	br label %b71, !dbg !3032

b71:
	%233 = phi i32 [ %129, %b70 ], [ %244, %b76 ], !dbg !3026
	%234 = phi i64 [ 16, %b70 ], [ %245, %b76 ], !dbg !3033
	%235 = icmp sgt i64 %234, 0, !dbg !3034
	br i1 %235, label %b72, label %b77, !dbg !3034

b72:
	%236 = add i64 %232, %234, !dbg !3035
	%237 = icmp sge i64 %236, %42, !dbg !3036
	br i1 %237, label %b73, label %b74, !dbg !3036

b73:
	br label %b74, !dbg !3036

b74:
	%238 = phi i64 [ %236, %b72 ], [ %232, %b73 ], !dbg !3037
	%239 = trunc i64 %238 to i32, !dbg !3038
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 %239, i32 31), !dbg !3038
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !3038
	%242 = icmp ne i64 %238, %232, !dbg !3039
	br i1 %242, label %b75, label %b76, !dbg !3039

b75:
	%243 = xor i32 %233, %241, !dbg !3030
	br label %b76, !dbg !3040

b76:
	%244 = phi i32 [ %233, %b74 ], [ %243, %b75 ], !dbg !3026
	%245 = sdiv i64 %234, 2, !dbg !3041
	br label %b71, !dbg !3041

b77:
	%246 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 0, i32 31), !dbg !3042
	%247 = extractvalue { i32, i1 } %246, 0, !dbg !3042
	br label %b78, !dbg !3043

b78:
	%248 = phi i32 [ %223, %b68 ], [ %247, %b77 ], !dbg !3024
	br i1 %160, label %b84, label %b79, !dbg !3044

b79:
	%249 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !3045
	call void @llvm.nvvm.barrier0(), !dbg !3046
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3047, !range !52
	%251 = sext i32 %250 to i64, !dbg !3047
	%252 = icmp eq i64 %251, 0, !dbg !3048
	br i1 %252, label %b80, label %b81, !dbg !3048

b80:
	%253 = sdiv i64 %28, 32, !dbg !3049
	%254 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 %253, !dbg !3050
	%255 = icmp uge i64 %253, 32, !dbg !3050
	br i1 %255, label %b80_fail1, label %b80_ok1, !dbg !3050, !prof !18

b80_ok1:
	store i32 %248, i32* %254, align 4, !dbg !3050
	br label %b81, !dbg !3050

b81:
	call void @llvm.nvvm.barrier0(), !dbg !3051
	%256 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 0, !dbg !3052
	%257 = load i32, i32* %256, align 4, !dbg !3052
	br label %b82, !dbg !3052

b82:
	%258 = phi i32 [ %257, %b81 ], [ %264, %b83_ok1 ], !dbg !3053
	%259 = phi i64 [ 1, %b81 ], [ %265, %b83_ok1 ], !dbg !3054
	%260 = icmp slt i64 %259, %159, !dbg !3055
	br i1 %260, label %b83, label %b84, !dbg !3055

b83:
	%261 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 %259, !dbg !3056
	%262 = icmp uge i64 %259, 32, !dbg !3056
	br i1 %262, label %b83_fail1, label %b83_ok1, !dbg !3056, !prof !18

b83_ok1:
	%263 = load i32, i32* %261, align 4, !dbg !3056
	%264 = xor i32 %258, %263, !dbg !3030
	%265 = add i64 %259, 1, !dbg !3057
	br label %b82, !dbg !3057

b84:
	%266 = phi i32 [ %248, %b78 ], [ %258, %b82 ], !dbg !3023
	%267 = getelementptr inbounds i32, i32* %127, i64 0, !dbg !3058
	store i32 %178, i32* %267, align 4, !dbg !3058
	%268 = getelementptr inbounds i32, i32* %127, i64 1, !dbg !3059
	store i32 %222, i32* %268, align 4, !dbg !3059
	%269 = getelementptr inbounds i32, i32* %127, i64 2, !dbg !3060
	store i32 %266, i32* %269, align 4, !dbg !3060
	ret void, !dbg !2857

b0_fail1:
	%270 = icmp ugt i64 %30, %p1, !dbg !2860
	br i1 %270, label %b0_fail2, label %b0_ok2, !dbg !2860

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %30, i64 %p1), !dbg !2860
	ret void, !dbg !2860

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %29, i64 %p5), !dbg !2861
	ret void, !dbg !2861

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %31), !dbg !2864
	ret void, !dbg !2864

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p3), !dbg !2938
	ret void, !dbg !2938

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %126), !dbg !2942
	ret void, !dbg !2942

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %165, i64 32), !dbg !2976
	ret void, !dbg !2976

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %171, i64 32), !dbg !2982
	ret void, !dbg !2982

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %209, i64 32), !dbg !3013
	ret void, !dbg !3013

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %215, i64 32), !dbg !3019
	ret void, !dbg !3019

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %253, i64 32), !dbg !3050
	ret void, !dbg !3050

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %259, i64 32), !dbg !3056
	ret void, !dbg !3056
}

define void @ExchangeUint64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3061 {
entry:
	br label %b0, !dbg !3062

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3065, !range !9
	%1 = sext i32 %0 to i64, !dbg !3065
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3065, !range !10
	%3 = sext i32 %2 to i64, !dbg !3065
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3065, !range !10
	%5 = sext i32 %4 to i64, !dbg !3065
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3065, !range !11
	%7 = sext i32 %6 to i64, !dbg !3065
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3065, !range !12
	%9 = sext i32 %8 to i64, !dbg !3065
	%10 = mul i64 %9, %5, !dbg !3065
	%11 = add i64 %3, %10, !dbg !3065
	%12 = mul i64 %7, %11, !dbg !3065
	%13 = add i64 %1, %12, !dbg !3065
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3065, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3065, !range !13
	%16 = mul i32 %14, %15, !dbg !3065
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3065, !range !14
	%18 = mul i32 %16, %17, !dbg !3065
	%19 = sext i32 %18 to i64, !dbg !3065
	%20 = mul i64 %13, %19, !dbg !3065
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3065, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3065, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3065, !range !16
	%24 = mul i32 %15, %23, !dbg !3065
	%25 = add i32 %22, %24, !dbg !3065
	%26 = mul i32 %14, %25, !dbg !3065
	%27 = add i32 %21, %26, !dbg !3065
	%28 = sext i32 %27 to i64, !dbg !3065
	%29 = add i64 %20, %28, !dbg !3065
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3066, !range !52
	%31 = sext i32 %30 to i64, !dbg !3066
	%32 = and i32 %27, -32, !dbg !3067
	%33 = sub i32 %18, %32, !dbg !3067
	%34 = icmp slt i32 %33, 32, !dbg !3067
	%35 = select i1 %34, i32 %33, i32 32, !dbg !3067
	%36 = sext i32 %35 to i64, !dbg !3067
	%37 = icmp eq i64 %36, 32, !dbg !3068
	br i1 %37, label %b1, label %b2, !dbg !3068

b1:
	br label %b2, !dbg !3068

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3069
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3070
	%40 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3071
	%41 = icmp uge i64 %29, %p5, !dbg !3071
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !3071, !prof !18

b2_ok1:
	%42 = load i64, i64* %40, align 8, !dbg !3071
	%43 = mul i64 %29, 4, !dbg !3072
	%44 = sub i64 %p1, %43, !dbg !3073
	%45 = getelementptr inbounds i64, i64* %p0, i64 %43, !dbg !3073
	%46 = mul i64 %31, 7, !dbg !3075
	%47 = add i64 %46, 3, !dbg !3076
	%48 = icmp ugt i64 %43, %p1, !dbg !3073
	%49 = icmp ugt i64 4, %44, !dbg !3074
	%50 = icmp eq i64 %36, 0, !dbg !3077
	%51 = or i1 %48, %49, !dbg !3077
	%52 = or i1 %51, %50, !dbg !3077
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !3077, !prof !18

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !3077
	%54 = select i1 %53, i64 1, i64 %36, !dbg !3077
	%55 = srem i64 %47, %54, !dbg !3077
	%56 = trunc i64 %55 to i32, !dbg !3078
	%57 = trunc i64 %42 to i32, !dbg !3078
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !3078
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3078
	%60 = lshr i64 %42, 32, !dbg !3078
	%61 = trunc i64 %60 to i32, !dbg !3078
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %56, i32 31), !dbg !3078
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3078
	%64 = zext i32 %63 to i64, !dbg !3078
	%65 = shl i64 %64, 32, !dbg !3078
	%66 = zext i32 %59 to i64, !dbg !3078
	%67 = or i64 %66, %65, !dbg !3078
	%68 = getelementptr inbounds i64, i64* %45, i64 0, !dbg !3079
	store i64 %67, i64* %68, align 8, !dbg !3079
	%69 = trunc i64 %42 to i32, !dbg !3080
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 3, i32 0), !dbg !3080
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3080
	%72 = lshr i64 %42, 32, !dbg !3080
	%73 = trunc i64 %72 to i32, !dbg !3080
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3080
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3080
	%76 = zext i32 %75 to i64, !dbg !3080
	%77 = shl i64 %76, 32, !dbg !3080
	%78 = zext i32 %71 to i64, !dbg !3080
	%79 = or i64 %78, %77, !dbg !3080
	%80 = getelementptr inbounds i64, i64* %45, i64 1, !dbg !3081
	store i64 %79, i64* %80, align 8, !dbg !3081
	%81 = trunc i64 %38 to i32, !dbg !3082
	%82 = trunc i64 %42 to i32, !dbg !3082
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %82, i32 %81, i32 31), !dbg !3082
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !3082
	%85 = lshr i64 %42, 32, !dbg !3082
	%86 = trunc i64 %85 to i32, !dbg !3082
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %81, i32 31), !dbg !3082
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3082
	%89 = zext i32 %88 to i64, !dbg !3082
	%90 = shl i64 %89, 32, !dbg !3082
	%91 = zext i32 %84 to i64, !dbg !3082
	%92 = or i64 %91, %90, !dbg !3082
	%93 = getelementptr inbounds i64, i64* %45, i64 2, !dbg !3083
	store i64 %92, i64* %93, align 8, !dbg !3083
	%94 = trunc i64 %39 to i32, !dbg !3084
	%95 = trunc i64 %42 to i32, !dbg !3084
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !3084
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !3084
	%98 = lshr i64 %42, 32, !dbg !3084
	%99 = trunc i64 %98 to i32, !dbg !3084
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %94, i32 31), !dbg !3084
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3084
	%102 = zext i32 %101 to i64, !dbg !3084
	%103 = shl i64 %102, 32, !dbg !3084
	%104 = zext i32 %97 to i64, !dbg !3084
	%105 = or i64 %104, %103, !dbg !3084
	%106 = getelementptr inbounds i64, i64* %45, i64 3, !dbg !3085
	store i64 %105, i64* %106, align 8, !dbg !3085
	%107 = mul i64 %29, 3, !dbg !3086
	%108 = sub i64 %p3, %107, !dbg !3087
	%109 = getelementptr inbounds i32, i32* %p2, i64 %107, !dbg !3087
	%110 = icmp ugt i64 %107, %p3, !dbg !3087
	%111 = icmp ugt i64 3, %108, !dbg !3088
	%112 = or i1 %110, %111, !dbg !3088
	br i1 %112, label %b2_fail5, label %b2_ok5, !dbg !3088, !prof !18

b2_ok5:
	%113 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %42) convergent nounwind, !dbg !3089
	%114 = getelementptr inbounds i32, i32* %109, i64 0, !dbg !3090
	store i32 %113, i32* %114, align 4, !dbg !3090
	%115 = getelementptr inbounds i32, i32* %109, i64 1, !dbg !3091
	store i32 7, i32* %115, align 4, !dbg !3091
	%116 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %42) convergent nounwind, !dbg !3092
	store i32 %116, i32* %115, align 4, !dbg !3093
	%117 = sub i64 %29, %31, !dbg !3094
	%118 = getelementptr inbounds i64, i64* %p4, i64 %117, !dbg !3095
	%119 = icmp uge i64 %117, %p5, !dbg !3095
	br i1 %119, label %b2_fail7, label %b2_ok7, !dbg !3095, !prof !18

b2_ok7:
	%120 = load i64, i64* %118, align 8, !dbg !3095
	%121 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %120) convergent nounwind, !dbg !3096
	%122 = getelementptr inbounds i32, i32* %109, i64 2, !dbg !3097
	store i32 %121, i32* %122, align 4, !dbg !3097
	ret void, !dbg !3064

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %29, i64 %p5), !dbg !3071
	ret void, !dbg !3071

b2_fail2:
	%123 = icmp ugt i64 %43, %p1, !dbg !3073
	br i1 %123, label %b2_fail3, label %b2_ok3, !dbg !3073

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p1), !dbg !3073
	ret void, !dbg !3073

b2_ok3:
	%124 = icmp ugt i64 4, %44, !dbg !3074
	br i1 %124, label %b2_fail4, label %b2_ok4, !dbg !3074

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 4, i64 %44), !dbg !3074
	ret void, !dbg !3074

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !3077
	ret void, !dbg !3077

b2_fail5:
	%125 = icmp ugt i64 %107, %p3, !dbg !3087
	br i1 %125, label %b2_fail6, label %b2_ok6, !dbg !3087

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %107, i64 %p3), !dbg !3087
	ret void, !dbg !3087

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 3, i64 %108), !dbg !3088
	ret void, !dbg !3088

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %117, i64 %p5), !dbg !3095
	ret void, !dbg !3095
}

define void @NumbersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3098 {
entry:
	br label %b0, !dbg !3099

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3102, !range !9
	%1 = sext i32 %0 to i64, !dbg !3102
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3102, !range !10
	%3 = sext i32 %2 to i64, !dbg !3102
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3102, !range !10
	%5 = sext i32 %4 to i64, !dbg !3102
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3102, !range !11
	%7 = sext i32 %6 to i64, !dbg !3102
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3102, !range !12
	%9 = sext i32 %8 to i64, !dbg !3102
	%10 = mul i64 %9, %5, !dbg !3102
	%11 = add i64 %3, %10, !dbg !3102
	%12 = mul i64 %7, %11, !dbg !3102
	%13 = add i64 %1, %12, !dbg !3102
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3102, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3102, !range !13
	%16 = mul i32 %14, %15, !dbg !3102
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3102, !range !14
	%18 = mul i32 %16, %17, !dbg !3102
	%19 = sext i32 %18 to i64, !dbg !3102
	%20 = mul i64 %13, %19, !dbg !3102
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3102, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3102, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3102, !range !16
	%24 = mul i32 %15, %23, !dbg !3102
	%25 = add i32 %22, %24, !dbg !3102
	%26 = mul i32 %14, %25, !dbg !3102
	%27 = add i32 %21, %26, !dbg !3102
	%28 = sext i32 %27 to i64, !dbg !3102
	%29 = add i64 %20, %28, !dbg !3102
	%30 = mul i64 %29, 6, !dbg !3103
	%31 = sub i64 %p1, %30, !dbg !3104
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !3104
	%33 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3105
	%34 = icmp ugt i64 %30, %p1, !dbg !3104
	%35 = icmp uge i64 %29, %p5, !dbg !3105
	%36 = or i1 %34, %35, !dbg !3105
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !3105, !prof !18

b0_ok1:
	%37 = load i64, i64* %33, align 8, !dbg !3105
	%38 = icmp ugt i64 6, %31, !dbg !3108
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !3108, !prof !18

b0_ok3:
	br label %b1, !dbg !3108

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %284, %b48 ], !dbg !3108
	%40 = and i32 %27, -32, !dbg !3115
	%41 = sub i32 %18, %40, !dbg !3115
	%42 = icmp slt i32 %41, 32, !dbg !3115
	%43 = select i1 %42, i32 %41, i32 32, !dbg !3115
	%44 = sext i32 %43 to i64, !dbg !3115
	%45 = icmp eq i64 %44, 32, !dbg !3116
	br i1 %45, label %b2, label %b4, !dbg !3116

b2:
	%46 = phi i64 [ %37, %b1 ], [ %61, %b3 ], !dbg !3117
	%47 = phi i64 [ 16, %b1 ], [ %62, %b3 ], !dbg !3118
	%48 = icmp sgt i64 %47, 0, !dbg !3119
	br i1 %48, label %b3, label %b12, !dbg !3119

b3:
	%49 = trunc i64 %47 to i32, !dbg !3120
	%50 = trunc i64 %46 to i32, !dbg !3120
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !3120
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !3120
	%53 = lshr i64 %46, 32, !dbg !3120
	%54 = trunc i64 %53 to i32, !dbg !3120
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %54, i32 %49, i32 31), !dbg !3120
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !3120
	%57 = zext i32 %56 to i64, !dbg !3120
	%58 = shl i64 %57, 32, !dbg !3120
	%59 = zext i32 %52 to i64, !dbg !3120
	%60 = or i64 %59, %58, !dbg !3120
	%61 = add i64 %46, %60, !dbg !3121
	%62 = sdiv i64 %47, 2, !dbg !3122
	br label %b2, !dbg !3122

b4:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3123, !range !52
	%64 = sext i32 %63 to i64, !dbg !3123
	br label %b5, !dbg !3123

b5:
	%65 = phi i64 [ %37, %b4 ], [ %85, %b10 ], !dbg !3117
	%66 = phi i64 [ 16, %b4 ], [ %86, %b10 ], !dbg !3124
	%67 = icmp sgt i64 %66, 0, !dbg !3125
	br i1 %67, label %b6, label %b11, !dbg !3125

b6:
	%68 = add i64 %64, %66, !dbg !3126
	%69 = icmp sge i64 %68, %44, !dbg !3127
	br i1 %69, label %b7, label %b8, !dbg !3127

b7:
	br label %b8, !dbg !3127

b8:
	%70 = phi i64 [ %68, %b6 ], [ %64, %b7 ], !dbg !3128
	%71 = trunc i64 %70 to i32, !dbg !3129
	%72 = trunc i64 %65 to i32, !dbg !3129
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 %71, i32 31), !dbg !3129
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !3129
	%75 = lshr i64 %65, 32, !dbg !3129
	%76 = trunc i64 %75 to i32, !dbg !3129
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 %71, i32 31), !dbg !3129
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !3129
	%79 = zext i32 %78 to i64, !dbg !3129
	%80 = shl i64 %79, 32, !dbg !3129
	%81 = zext i32 %74 to i64, !dbg !3129
	%82 = or i64 %81, %80, !dbg !3129
	%83 = icmp ne i64 %70, %64, !dbg !3130
	br i1 %83, label %b9, label %b10, !dbg !3130

b9:
	%84 = add i64 %65, %82, !dbg !3121
	br label %b10, !dbg !3131

b10:
	%85 = phi i64 [ %65, %b8 ], [ %84, %b9 ], !dbg !3117
	%86 = sdiv i64 %66, 2, !dbg !3132
	br label %b5, !dbg !3132

b11:
	%87 = trunc i64 %65 to i32, !dbg !3133
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %87, i32 0, i32 31), !dbg !3133
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !3133
	%90 = lshr i64 %65, 32, !dbg !3133
	%91 = trunc i64 %90 to i32, !dbg !3133
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %91, i32 0, i32 31), !dbg !3133
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !3133
	%94 = zext i32 %93 to i64, !dbg !3133
	%95 = shl i64 %94, 32, !dbg !3133
	%96 = zext i32 %89 to i64, !dbg !3133
	%97 = or i64 %96, %95, !dbg !3133
	br label %b12, !dbg !3134

b12:
	%98 = phi i64 [ %46, %b2 ], [ %97, %b11 ], !dbg !3114
	%99 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !3135
	store i64 %98, i64* %99, align 8, !dbg !3135
	br i1 %45, label %b13, label %b15, !dbg !3140

b13:
	%100 = phi i64 [ %37, %b12 ], [ %116, %b14 ], !dbg !3141
	%101 = phi i64 [ 16, %b12 ], [ %117, %b14 ], !dbg !3142
	%102 = icmp sgt i64 %101, 0, !dbg !3143
	br i1 %102, label %b14, label %b23, !dbg !3143

b14:
	%103 = trunc i64 %101 to i32, !dbg !3144
	%104 = trunc i64 %100 to i32, !dbg !3144
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %104, i32 %103, i32 31), !dbg !3144
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !3144
	%107 = lshr i64 %100, 32, !dbg !3144
	%108 = trunc i64 %107 to i32, !dbg !3144
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %108, i32 %103, i32 31), !dbg !3144
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !3144
	%111 = zext i32 %110 to i64, !dbg !3144
	%112 = shl i64 %111, 32, !dbg !3144
	%113 = zext i32 %106 to i64, !dbg !3144
	%114 = or i64 %113, %112, !dbg !3144
	%115 = icmp ult i64 %100, %114, !dbg !3145
	%116 = select i1 %115, i64 %100, i64 %114, !dbg !3145
	%117 = sdiv i64 %101, 2, !dbg !3146
	br label %b13, !dbg !3146

b15:
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3147, !range !52
	%119 = sext i32 %118 to i64, !dbg !3147
	br label %b16, !dbg !3147

b16:
	%120 = phi i64 [ %37, %b15 ], [ %141, %b21 ], !dbg !3141
	%121 = phi i64 [ 16, %b15 ], [ %142, %b21 ], !dbg !3148
	%122 = icmp sgt i64 %121, 0, !dbg !3149
	br i1 %122, label %b17, label %b22, !dbg !3149

b17:
	%123 = add i64 %119, %121, !dbg !3150
	%124 = icmp sge i64 %123, %44, !dbg !3151
	br i1 %124, label %b18, label %b19, !dbg !3151

b18:
	br label %b19, !dbg !3151

b19:
	%125 = phi i64 [ %123, %b17 ], [ %119, %b18 ], !dbg !3152
	%126 = trunc i64 %125 to i32, !dbg !3153
	%127 = trunc i64 %120 to i32, !dbg !3153
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %126, i32 31), !dbg !3153
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !3153
	%130 = lshr i64 %120, 32, !dbg !3153
	%131 = trunc i64 %130 to i32, !dbg !3153
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %126, i32 31), !dbg !3153
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !3153
	%134 = zext i32 %133 to i64, !dbg !3153
	%135 = shl i64 %134, 32, !dbg !3153
	%136 = zext i32 %129 to i64, !dbg !3153
	%137 = or i64 %136, %135, !dbg !3153
	%138 = icmp ne i64 %125, %119, !dbg !3154
	br i1 %138, label %b20, label %b21, !dbg !3154

b20:
	%139 = icmp ult i64 %120, %137, !dbg !3145
	%140 = select i1 %139, i64 %120, i64 %137, !dbg !3145
	br label %b21, !dbg !3155

b21:
	%141 = phi i64 [ %120, %b19 ], [ %140, %b20 ], !dbg !3141
	%142 = sdiv i64 %121, 2, !dbg !3156
	br label %b16, !dbg !3156

b22:
	%143 = trunc i64 %120 to i32, !dbg !3157
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !3157
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3157
	%146 = lshr i64 %120, 32, !dbg !3157
	%147 = trunc i64 %146 to i32, !dbg !3157
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !3157
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !3157
	%150 = zext i32 %149 to i64, !dbg !3157
	%151 = shl i64 %150, 32, !dbg !3157
	%152 = zext i32 %145 to i64, !dbg !3157
	%153 = or i64 %152, %151, !dbg !3157
	br label %b23, !dbg !3158

b23:
	%154 = phi i64 [ %100, %b13 ], [ %153, %b22 ], !dbg !3139
	br i1 %45, label %b24, label %b26, !dbg !3163

b24:
	%155 = phi i64 [ %37, %b23 ], [ %171, %b25 ], !dbg !3164
	%156 = phi i64 [ 16, %b23 ], [ %172, %b25 ], !dbg !3165
	%157 = icmp sgt i64 %156, 0, !dbg !3166
	br i1 %157, label %b25, label %b34, !dbg !3166

b25:
	%158 = trunc i64 %156 to i32, !dbg !3167
	%159 = trunc i64 %155 to i32, !dbg !3167
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %158, i32 31), !dbg !3167
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3167
	%162 = lshr i64 %155, 32, !dbg !3167
	%163 = trunc i64 %162 to i32, !dbg !3167
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %163, i32 %158, i32 31), !dbg !3167
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !3167
	%166 = zext i32 %165 to i64, !dbg !3167
	%167 = shl i64 %166, 32, !dbg !3167
	%168 = zext i32 %161 to i64, !dbg !3167
	%169 = or i64 %168, %167, !dbg !3167
	%170 = icmp ugt i64 %155, %169, !dbg !3168
	%171 = select i1 %170, i64 %155, i64 %169, !dbg !3168
	%172 = sdiv i64 %156, 2, !dbg !3169
	br label %b24, !dbg !3169

b26:
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3170, !range !52
	%174 = sext i32 %173 to i64, !dbg !3170
	br label %b27, !dbg !3170

b27:
	%175 = phi i64 [ %37, %b26 ], [ %196, %b32 ], !dbg !3164
	%176 = phi i64 [ 16, %b26 ], [ %197, %b32 ], !dbg !3171
	%177 = icmp sgt i64 %176, 0, !dbg !3172
	br i1 %177, label %b28, label %b33, !dbg !3172

b28:
	%178 = add i64 %174, %176, !dbg !3173
	%179 = icmp sge i64 %178, %44, !dbg !3174
	br i1 %179, label %b29, label %b30, !dbg !3174

b29:
	br label %b30, !dbg !3174

b30:
	%180 = phi i64 [ %178, %b28 ], [ %174, %b29 ], !dbg !3175
	%181 = trunc i64 %180 to i32, !dbg !3176
	%182 = trunc i64 %175 to i32, !dbg !3176
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %182, i32 %181, i32 31), !dbg !3176
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !3176
	%185 = lshr i64 %175, 32, !dbg !3176
	%186 = trunc i64 %185 to i32, !dbg !3176
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 %181, i32 31), !dbg !3176
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !3176
	%189 = zext i32 %188 to i64, !dbg !3176
	%190 = shl i64 %189, 32, !dbg !3176
	%191 = zext i32 %184 to i64, !dbg !3176
	%192 = or i64 %191, %190, !dbg !3176
	%193 = icmp ne i64 %180, %174, !dbg !3177
	br i1 %193, label %b31, label %b32, !dbg !3177

b31:
	%194 = icmp ugt i64 %175, %192, !dbg !3168
	%195 = select i1 %194, i64 %175, i64 %192, !dbg !3168
	br label %b32, !dbg !3178

b32:
	%196 = phi i64 [ %175, %b30 ], [ %195, %b31 ], !dbg !3164
	%197 = sdiv i64 %176, 2, !dbg !3179
	br label %b27, !dbg !3179

b33:
	%198 = trunc i64 %175 to i32, !dbg !3180
	%199 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %198, i32 0, i32 31), !dbg !3180
	%200 = extractvalue { i32, i1 } %199, 0, !dbg !3180
	%201 = lshr i64 %175, 32, !dbg !3180
	%202 = trunc i64 %201 to i32, !dbg !3180
	%203 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %202, i32 0, i32 31), !dbg !3180
	%204 = extractvalue { i32, i1 } %203, 0, !dbg !3180
	%205 = zext i32 %204 to i64, !dbg !3180
	%206 = shl i64 %205, 32, !dbg !3180
	%207 = zext i32 %200 to i64, !dbg !3180
	%208 = or i64 %207, %206, !dbg !3180
	br label %b34, !dbg !3181

b34:
	%209 = phi i64 [ %155, %b24 ], [ %208, %b33 ], !dbg !3162
	%210 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !3182
	store i64 %154, i64* %210, align 8, !dbg !3182
	%211 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !3183
	store i64 %209, i64* %211, align 8, !dbg !3183
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3188, !range !52
	%213 = sext i32 %212 to i64, !dbg !3188
	br label %b35, !dbg !3188

b35:
	%214 = phi i64 [ %37, %b34 ], [ %231, %b38 ], !dbg !3189
	%215 = phi i64 [ 1, %b34 ], [ %232, %b38 ], !dbg !3190
	%216 = icmp slt i64 %215, 32, !dbg !3191
	br i1 %216, label %b36, label %b39, !dbg !3191

b36:
	%217 = trunc i64 %215 to i32, !dbg !3192
	%218 = trunc i64 %214 to i32, !dbg !3192
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %218, i32 %217, i32 0), !dbg !3192
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !3192
	%221 = lshr i64 %214, 32, !dbg !3192
	%222 = trunc i64 %221 to i32, !dbg !3192
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %222, i32 %217, i32 0), !dbg !3192
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !3192
	%225 = zext i32 %224 to i64, !dbg !3192
	%226 = shl i64 %225, 32, !dbg !3192
	%227 = zext i32 %220 to i64, !dbg !3192
	%228 = or i64 %227, %226, !dbg !3192
	%229 = icmp sge i64 %213, %215, !dbg !3193
	br i1 %229, label %b37, label %b38, !dbg !3193

b37:
	%230 = add i64 %214, %228, !dbg !3194
	br label %b38, !dbg !3194

b38:
	%231 = phi i64 [ %214, %b36 ], [ %230, %b37 ], !dbg !3189
	%232 = mul i64 %215, 2, !dbg !3195
	br label %b35, !dbg !3195

b39:
	%233 = phi i64 [ %37, %b35 ], [ %250, %b42 ], !dbg !3199
	%234 = phi i64 [ 1, %b35 ], [ %251, %b42 ], !dbg !3200
	%235 = icmp slt i64 %234, 32, !dbg !3201
	br i1 %235, label %b40, label %b43, !dbg !3201

b40:
	%236 = trunc i64 %234 to i32, !dbg !3202
	%237 = trunc i64 %233 to i32, !dbg !3202
	%238 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %237, i32 %236, i32 0), !dbg !3202
	%239 = extractvalue { i32, i1 } %238, 0, !dbg !3202
	%240 = lshr i64 %233, 32, !dbg !3202
	%241 = trunc i64 %240 to i32, !dbg !3202
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %241, i32 %236, i32 0), !dbg !3202
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !3202
	%244 = zext i32 %243 to i64, !dbg !3202
	%245 = shl i64 %244, 32, !dbg !3202
	%246 = zext i32 %239 to i64, !dbg !3202
	%247 = or i64 %246, %245, !dbg !3202
	%248 = icmp sge i64 %213, %234, !dbg !3203
	br i1 %248, label %b41, label %b42, !dbg !3203

b41:
	%249 = add i64 %233, %247, !dbg !3204
	br label %b42, !dbg !3204

b42:
	%250 = phi i64 [ %233, %b40 ], [ %249, %b41 ], !dbg !3199
	%251 = mul i64 %234, 2, !dbg !3205
	br label %b39, !dbg !3205

b43:
	%252 = trunc i64 %233 to i32, !dbg !3206
	%253 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %252, i32 1, i32 0), !dbg !3206
	%254 = extractvalue { i32, i1 } %253, 0, !dbg !3206
	%255 = lshr i64 %233, 32, !dbg !3206
	%256 = trunc i64 %255 to i32, !dbg !3206
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %256, i32 1, i32 0), !dbg !3206
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !3206
	%259 = zext i32 %258 to i64, !dbg !3206
	%260 = shl i64 %259, 32, !dbg !3206
	%261 = zext i32 %254 to i64, !dbg !3206
	%262 = or i64 %261, %260, !dbg !3206
	%263 = icmp eq i64 %213, 0, !dbg !3207
	br i1 %263, label %b45, label %b44, !dbg !3207

b44:
	br label %b45, !dbg !3208

b45:
	%264 = phi i64 [ 0, %b43 ], [ %262, %b44 ], !dbg !3197
	%265 = getelementptr inbounds i64, i64* %32, i64 3, !dbg !3209
	store i64 %214, i64* %265, align 8, !dbg !3209
	%266 = getelementptr inbounds i64, i64* %32, i64 4, !dbg !3210
	store i64 %264, i64* %266, align 8, !dbg !3210
	%267 = mul i64 %44, 2, !dbg !3211
	%268 = sdiv i64 %267, 3, !dbg !3212
	%269 = icmp slt i64 %268, 0, !dbg !3215
	br i1 %269, label %b47, label %b46, !dbg !3215

b46:
	%270 = icmp sge i64 %268, %44, !dbg !3216
	br i1 %270, label %b47, label %b48, !dbg !3216

b47:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !3217
	ret void, !dbg !3217

b48:
	%271 = trunc i64 %268 to i32, !dbg !3218
	%272 = trunc i64 %37 to i32, !dbg !3218
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !3218
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !3218
	%275 = lshr i64 %37, 32, !dbg !3218
	%276 = trunc i64 %275 to i32, !dbg !3218
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %271, i32 31), !dbg !3218
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !3218
	%279 = zext i32 %278 to i64, !dbg !3218
	%280 = shl i64 %279, 32, !dbg !3218
	%281 = zext i32 %274 to i64, !dbg !3218
	%282 = or i64 %281, %280, !dbg !3218
	%283 = getelementptr inbounds i64, i64* %32, i64 5, !dbg !3219
	store i64 %282, i64* %283, align 8, !dbg !3219
	%284 = add i64 %39, 1, !dbg !3219
	%285 = icmp slt i64 %284, 2, !dbg !3219
	br i1 %285, label %b1, label %b49, !dbg !3219

b49:
	%286 = sub i64 %p3, %30, !dbg !3220
	%287 = getelementptr inbounds i64, i64* %p2, i64 %30, !dbg !3220
	%288 = icmp ugt i64 %30, %p3, !dbg !3220
	br i1 %288, label %b49_fail1, label %b49_ok1, !dbg !3220, !prof !18

b49_ok1:
	%289 = load i64, i64* %33, align 8, !dbg !3221
	%290 = icmp ugt i64 6, %286, !dbg !3224
	br i1 %290, label %b49_fail2, label %b49_ok2, !dbg !3224, !prof !18

b49_ok2:
	br label %b50, !dbg !3224

b50:
	%291 = phi i64 [ 0, %b49_ok2 ], [ %611, %b129 ], !dbg !3224
	br i1 %45, label %b51, label %b53, !dbg !3230

b51:
	%292 = phi i64 [ %289, %b50 ], [ %307, %b52 ], !dbg !3231
	%293 = phi i64 [ 16, %b50 ], [ %308, %b52 ], !dbg !3232
	%294 = icmp sgt i64 %293, 0, !dbg !3233
	br i1 %294, label %b52, label %b60, !dbg !3233

b52:
	%295 = trunc i64 %293 to i32, !dbg !3234
	%296 = trunc i64 %292 to i32, !dbg !3234
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %296, i32 %295, i32 31), !dbg !3234
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !3234
	%299 = lshr i64 %292, 32, !dbg !3234
	%300 = trunc i64 %299 to i32, !dbg !3234
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %300, i32 %295, i32 31), !dbg !3234
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !3234
	%303 = zext i32 %302 to i64, !dbg !3234
	%304 = shl i64 %303, 32, !dbg !3234
	%305 = zext i32 %298 to i64, !dbg !3234
	%306 = or i64 %305, %304, !dbg !3234
	%307 = add i64 %292, %306, !dbg !3235
	%308 = sdiv i64 %293, 2, !dbg !3236
	br label %b51, !dbg !3236

b53:
	%309 = phi i64 [ %289, %b50 ], [ %329, %b58 ], !dbg !3231
	%310 = phi i64 [ 16, %b50 ], [ %330, %b58 ], !dbg !3237
	%311 = icmp sgt i64 %310, 0, !dbg !3238
	br i1 %311, label %b54, label %b59, !dbg !3238

b54:
	%312 = add i64 %213, %310, !dbg !3239
	%313 = icmp sge i64 %312, %44, !dbg !3240
	br i1 %313, label %b55, label %b56, !dbg !3240

b55:
	br label %b56, !dbg !3240

b56:
	%314 = phi i64 [ %312, %b54 ], [ %213, %b55 ], !dbg !3241
	%315 = trunc i64 %314 to i32, !dbg !3242
	%316 = trunc i64 %309 to i32, !dbg !3242
	%317 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %316, i32 %315, i32 31), !dbg !3242
	%318 = extractvalue { i32, i1 } %317, 0, !dbg !3242
	%319 = lshr i64 %309, 32, !dbg !3242
	%320 = trunc i64 %319 to i32, !dbg !3242
	%321 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %320, i32 %315, i32 31), !dbg !3242
	%322 = extractvalue { i32, i1 } %321, 0, !dbg !3242
	%323 = zext i32 %322 to i64, !dbg !3242
	%324 = shl i64 %323, 32, !dbg !3242
	%325 = zext i32 %318 to i64, !dbg !3242
	%326 = or i64 %325, %324, !dbg !3242
	%327 = icmp ne i64 %314, %213, !dbg !3243
	br i1 %327, label %b57, label %b58, !dbg !3243

b57:
	%328 = add i64 %309, %326, !dbg !3235
	br label %b58, !dbg !3244

b58:
	%329 = phi i64 [ %309, %b56 ], [ %328, %b57 ], !dbg !3231
	%330 = sdiv i64 %310, 2, !dbg !3245
	br label %b53, !dbg !3245

b59:
	%331 = trunc i64 %309 to i32, !dbg !3246
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 0, i32 31), !dbg !3246
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !3246
	%334 = lshr i64 %309, 32, !dbg !3246
	%335 = trunc i64 %334 to i32, !dbg !3246
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %335, i32 0, i32 31), !dbg !3246
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !3246
	%338 = zext i32 %337 to i64, !dbg !3246
	%339 = shl i64 %338, 32, !dbg !3246
	%340 = zext i32 %333 to i64, !dbg !3246
	%341 = or i64 %340, %339, !dbg !3246
	br label %b60, !dbg !3247

b60:
	%342 = phi i64 [ %292, %b51 ], [ %341, %b59 ], !dbg !3229
	%343 = add i64 %19, 32, !dbg !3249
	%344 = sub i64 %343, 1, !dbg !3250
	%345 = sdiv i64 %344, 32, !dbg !3251
	%346 = icmp eq i64 %345, 1, !dbg !3252
	br i1 %346, label %b66, label %b61, !dbg !3252

b61:
	%347 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3253
	call void @llvm.nvvm.barrier0(), !dbg !3254
	br i1 %263, label %b62, label %b63, !dbg !3255

b62:
	%348 = sdiv i64 %28, 32, !dbg !3256
	%349 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 %348, !dbg !3257
	%350 = icmp uge i64 %348, 32, !dbg !3257
	br i1 %350, label %b62_fail1, label %b62_ok1, !dbg !3257, !prof !18

b62_ok1:
	store i64 %342, i64* %349, align 8, !dbg !3257
	br label %b63, !dbg !3257

b63:
	call void @llvm.nvvm.barrier0(), !dbg !3258
	%351 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 0, !dbg !3259
	%352 = load i64, i64* %351, align 8, !dbg !3259
	br label %b64, !dbg !3259

b64:
	%353 = phi i64 [ %352, %b63 ], [ %359, %b65_ok1 ], !dbg !3260
	%354 = phi i64 [ 1, %b63 ], [ %360, %b65_ok1 ], !dbg !3261
	%355 = icmp slt i64 %354, %345, !dbg !3262
	br i1 %355, label %b65, label %b66, !dbg !3262

b65:
	%356 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 %354, !dbg !3263
	%357 = icmp uge i64 %354, 32, !dbg !3263
	br i1 %357, label %b65_fail1, label %b65_ok1, !dbg !3263, !prof !18

b65_ok1:
	%358 = load i64, i64* %356, align 8, !dbg !3263
	%359 = add i64 %353, %358, !dbg !3235
	%360 = add i64 %354, 1, !dbg !3264
	br label %b64, !dbg !3264

b66:
	%361 = phi i64 [ %342, %b60 ], [ %353, %b64 ], !dbg !3228
	%362 = getelementptr inbounds i64, i64* %287, i64 0, !dbg !3265
	store i64 %361, i64* %362, align 8, !dbg !3265
	br i1 %45, label %b67, label %b69, !dbg !3270

b67:
	%363 = phi i64 [ %289, %b66 ], [ %379, %b68 ], !dbg !3271
	%364 = phi i64 [ 16, %b66 ], [ %380, %b68 ], !dbg !3272
	%365 = icmp sgt i64 %364, 0, !dbg !3273
	br i1 %365, label %b68, label %b76, !dbg !3273

b68:
	%366 = trunc i64 %364 to i32, !dbg !3274
	%367 = trunc i64 %363 to i32, !dbg !3274
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %366, i32 31), !dbg !3274
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !3274
	%370 = lshr i64 %363, 32, !dbg !3274
	%371 = trunc i64 %370 to i32, !dbg !3274
	%372 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %371, i32 %366, i32 31), !dbg !3274
	%373 = extractvalue { i32, i1 } %372, 0, !dbg !3274
	%374 = zext i32 %373 to i64, !dbg !3274
	%375 = shl i64 %374, 32, !dbg !3274
	%376 = zext i32 %369 to i64, !dbg !3274
	%377 = or i64 %376, %375, !dbg !3274
	%378 = icmp ult i64 %363, %377, !dbg !3275
	%379 = select i1 %378, i64 %363, i64 %377, !dbg !3275
	%380 = sdiv i64 %364, 2, !dbg !3276
	br label %b67, !dbg !3276

b69:
	%381 = phi i64 [ %289, %b66 ], [ %402, %b74 ], !dbg !3271
	%382 = phi i64 [ 16, %b66 ], [ %403, %b74 ], !dbg !3277
	%383 = icmp sgt i64 %382, 0, !dbg !3278
	br i1 %383, label %b70, label %b75, !dbg !3278

b70:
	%384 = add i64 %213, %382, !dbg !3279
	%385 = icmp sge i64 %384, %44, !dbg !3280
	br i1 %385, label %b71, label %b72, !dbg !3280

b71:
	br label %b72, !dbg !3280

b72:
	%386 = phi i64 [ %384, %b70 ], [ %213, %b71 ], !dbg !3281
	%387 = trunc i64 %386 to i32, !dbg !3282
	%388 = trunc i64 %381 to i32, !dbg !3282
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %387, i32 31), !dbg !3282
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !3282
	%391 = lshr i64 %381, 32, !dbg !3282
	%392 = trunc i64 %391 to i32, !dbg !3282
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 %387, i32 31), !dbg !3282
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !3282
	%395 = zext i32 %394 to i64, !dbg !3282
	%396 = shl i64 %395, 32, !dbg !3282
	%397 = zext i32 %390 to i64, !dbg !3282
	%398 = or i64 %397, %396, !dbg !3282
	%399 = icmp ne i64 %386, %213, !dbg !3283
	br i1 %399, label %b73, label %b74, !dbg !3283

b73:
	%400 = icmp ult i64 %381, %398, !dbg !3275
	%401 = select i1 %400, i64 %381, i64 %398, !dbg !3275
	br label %b74, !dbg !3284

b74:
	%402 = phi i64 [ %381, %b72 ], [ %401, %b73 ], !dbg !3271
	%403 = sdiv i64 %382, 2, !dbg !3285
	br label %b69, !dbg !3285

b75:
	%404 = trunc i64 %381 to i32, !dbg !3286
	%405 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %404, i32 0, i32 31), !dbg !3286
	%406 = extractvalue { i32, i1 } %405, 0, !dbg !3286
	%407 = lshr i64 %381, 32, !dbg !3286
	%408 = trunc i64 %407 to i32, !dbg !3286
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %408, i32 0, i32 31), !dbg !3286
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !3286
	%411 = zext i32 %410 to i64, !dbg !3286
	%412 = shl i64 %411, 32, !dbg !3286
	%413 = zext i32 %406 to i64, !dbg !3286
	%414 = or i64 %413, %412, !dbg !3286
	br label %b76, !dbg !3287

b76:
	%415 = phi i64 [ %363, %b67 ], [ %414, %b75 ], !dbg !3269
	br i1 %346, label %b82, label %b77, !dbg !3288

b77:
	%416 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3289
	call void @llvm.nvvm.barrier0(), !dbg !3290
	br i1 %263, label %b78, label %b79, !dbg !3291

b78:
	%417 = sdiv i64 %28, 32, !dbg !3292
	%418 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 %417, !dbg !3293
	%419 = icmp uge i64 %417, 32, !dbg !3293
	br i1 %419, label %b78_fail1, label %b78_ok1, !dbg !3293, !prof !18

b78_ok1:
	store i64 %415, i64* %418, align 8, !dbg !3293
	br label %b79, !dbg !3293

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3294
	%420 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 0, !dbg !3295
	%421 = load i64, i64* %420, align 8, !dbg !3295
	br label %b80, !dbg !3295

b80:
	%422 = phi i64 [ %421, %b79 ], [ %429, %b81_ok1 ], !dbg !3296
	%423 = phi i64 [ 1, %b79 ], [ %430, %b81_ok1 ], !dbg !3297
	%424 = icmp slt i64 %423, %345, !dbg !3298
	br i1 %424, label %b81, label %b82, !dbg !3298

b81:
	%425 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 %423, !dbg !3299
	%426 = icmp uge i64 %423, 32, !dbg !3299
	br i1 %426, label %b81_fail1, label %b81_ok1, !dbg !3299, !prof !18

b81_ok1:
	%427 = load i64, i64* %425, align 8, !dbg !3299
	%428 = icmp ult i64 %422, %427, !dbg !3275
	%429 = select i1 %428, i64 %422, i64 %427, !dbg !3275
	%430 = add i64 %423, 1, !dbg !3300
	br label %b80, !dbg !3300

b82:
	%431 = phi i64 [ %415, %b76 ], [ %422, %b80 ], !dbg !3268
	br i1 %45, label %b83, label %b85, !dbg !3305

b83:
	%432 = phi i64 [ %289, %b82 ], [ %448, %b84 ], !dbg !3306
	%433 = phi i64 [ 16, %b82 ], [ %449, %b84 ], !dbg !3307
	%434 = icmp sgt i64 %433, 0, !dbg !3308
	br i1 %434, label %b84, label %b92, !dbg !3308

b84:
	%435 = trunc i64 %433 to i32, !dbg !3309
	%436 = trunc i64 %432 to i32, !dbg !3309
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %436, i32 %435, i32 31), !dbg !3309
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !3309
	%439 = lshr i64 %432, 32, !dbg !3309
	%440 = trunc i64 %439 to i32, !dbg !3309
	%441 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %440, i32 %435, i32 31), !dbg !3309
	%442 = extractvalue { i32, i1 } %441, 0, !dbg !3309
	%443 = zext i32 %442 to i64, !dbg !3309
	%444 = shl i64 %443, 32, !dbg !3309
	%445 = zext i32 %438 to i64, !dbg !3309
	%446 = or i64 %445, %444, !dbg !3309
	%447 = icmp ugt i64 %432, %446, !dbg !3310
	%448 = select i1 %447, i64 %432, i64 %446, !dbg !3310
	%449 = sdiv i64 %433, 2, !dbg !3311
	br label %b83, !dbg !3311

b85:
	%450 = phi i64 [ %289, %b82 ], [ %471, %b90 ], !dbg !3306
	%451 = phi i64 [ 16, %b82 ], [ %472, %b90 ], !dbg !3312
	%452 = icmp sgt i64 %451, 0, !dbg !3313
	br i1 %452, label %b86, label %b91, !dbg !3313

b86:
	%453 = add i64 %213, %451, !dbg !3314
	%454 = icmp sge i64 %453, %44, !dbg !3315
	br i1 %454, label %b87, label %b88, !dbg !3315

b87:
	br label %b88, !dbg !3315

b88:
	%455 = phi i64 [ %453, %b86 ], [ %213, %b87 ], !dbg !3316
	%456 = trunc i64 %455 to i32, !dbg !3317
	%457 = trunc i64 %450 to i32, !dbg !3317
	%458 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %457, i32 %456, i32 31), !dbg !3317
	%459 = extractvalue { i32, i1 } %458, 0, !dbg !3317
	%460 = lshr i64 %450, 32, !dbg !3317
	%461 = trunc i64 %460 to i32, !dbg !3317
	%462 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %461, i32 %456, i32 31), !dbg !3317
	%463 = extractvalue { i32, i1 } %462, 0, !dbg !3317
	%464 = zext i32 %463 to i64, !dbg !3317
	%465 = shl i64 %464, 32, !dbg !3317
	%466 = zext i32 %459 to i64, !dbg !3317
	%467 = or i64 %466, %465, !dbg !3317
	%468 = icmp ne i64 %455, %213, !dbg !3318
	br i1 %468, label %b89, label %b90, !dbg !3318

b89:
	%469 = icmp ugt i64 %450, %467, !dbg !3310
	%470 = select i1 %469, i64 %450, i64 %467, !dbg !3310
	br label %b90, !dbg !3319

b90:
	%471 = phi i64 [ %450, %b88 ], [ %470, %b89 ], !dbg !3306
	%472 = sdiv i64 %451, 2, !dbg !3320
	br label %b85, !dbg !3320

b91:
	%473 = trunc i64 %450 to i32, !dbg !3321
	%474 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %473, i32 0, i32 31), !dbg !3321
	%475 = extractvalue { i32, i1 } %474, 0, !dbg !3321
	%476 = lshr i64 %450, 32, !dbg !3321
	%477 = trunc i64 %476 to i32, !dbg !3321
	%478 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %477, i32 0, i32 31), !dbg !3321
	%479 = extractvalue { i32, i1 } %478, 0, !dbg !3321
	%480 = zext i32 %479 to i64, !dbg !3321
	%481 = shl i64 %480, 32, !dbg !3321
	%482 = zext i32 %475 to i64, !dbg !3321
	%483 = or i64 %482, %481, !dbg !3321
	br label %b92, !dbg !3322

b92:
	%484 = phi i64 [ %432, %b83 ], [ %483, %b91 ], !dbg !3304
	br i1 %346, label %b98, label %b93, !dbg !3323

b93:
	%485 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3324
	call void @llvm.nvvm.barrier0(), !dbg !3325
	br i1 %263, label %b94, label %b95, !dbg !3326

b94:
	%486 = sdiv i64 %28, 32, !dbg !3327
	%487 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 %486, !dbg !3328
	%488 = icmp uge i64 %486, 32, !dbg !3328
	br i1 %488, label %b94_fail1, label %b94_ok1, !dbg !3328, !prof !18

b94_ok1:
	store i64 %484, i64* %487, align 8, !dbg !3328
	br label %b95, !dbg !3328

b95:
	call void @llvm.nvvm.barrier0(), !dbg !3329
	%489 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 0, !dbg !3330
	%490 = load i64, i64* %489, align 8, !dbg !3330
	br label %b96, !dbg !3330

b96:
	%491 = phi i64 [ %490, %b95 ], [ %498, %b97_ok1 ], !dbg !3331
	%492 = phi i64 [ 1, %b95 ], [ %499, %b97_ok1 ], !dbg !3332
	%493 = icmp slt i64 %492, %345, !dbg !3333
	br i1 %493, label %b97, label %b98, !dbg !3333

b97:
	%494 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 %492, !dbg !3334
	%495 = icmp uge i64 %492, 32, !dbg !3334
	br i1 %495, label %b97_fail1, label %b97_ok1, !dbg !3334, !prof !18

b97_ok1:
	%496 = load i64, i64* %494, align 8, !dbg !3334
	%497 = icmp ugt i64 %491, %496, !dbg !3310
	%498 = select i1 %497, i64 %491, i64 %496, !dbg !3310
	%499 = add i64 %492, 1, !dbg !3335
	br label %b96, !dbg !3335

b98:
	%500 = phi i64 [ %484, %b92 ], [ %491, %b96 ], !dbg !3303
	%501 = getelementptr inbounds i64, i64* %287, i64 1, !dbg !3336
	store i64 %431, i64* %501, align 8, !dbg !3336
	%502 = getelementptr inbounds i64, i64* %287, i64 2, !dbg !3337
	store i64 %500, i64* %502, align 8, !dbg !3337
	br label %b99, !dbg !3342

b99:
	%503 = phi i64 [ %289, %b98 ], [ %520, %b102 ], !dbg !3343
	%504 = phi i64 [ 1, %b98 ], [ %521, %b102 ], !dbg !3344
	%505 = icmp slt i64 %504, 32, !dbg !3345
	br i1 %505, label %b100, label %b103, !dbg !3345

b100:
	%506 = trunc i64 %504 to i32, !dbg !3346
	%507 = trunc i64 %503 to i32, !dbg !3346
	%508 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %507, i32 %506, i32 0), !dbg !3346
	%509 = extractvalue { i32, i1 } %508, 0, !dbg !3346
	%510 = lshr i64 %503, 32, !dbg !3346
	%511 = trunc i64 %510 to i32, !dbg !3346
	%512 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %511, i32 %506, i32 0), !dbg !3346
	%513 = extractvalue { i32, i1 } %512, 0, !dbg !3346
	%514 = zext i32 %513 to i64, !dbg !3346
	%515 = shl i64 %514, 32, !dbg !3346
	%516 = zext i32 %509 to i64, !dbg !3346
	%517 = or i64 %516, %515, !dbg !3346
	%518 = icmp sge i64 %213, %504, !dbg !3347
	br i1 %518, label %b101, label %b102, !dbg !3347

b101:
	%519 = add i64 %503, %517, !dbg !3348
	br label %b102, !dbg !3348

b102:
	%520 = phi i64 [ %503, %b100 ], [ %519, %b101 ], !dbg !3343
	%521 = mul i64 %504, 2, !dbg !3349
	br label %b99, !dbg !3349

b103:
	br i1 %346, label %b109, label %b104, !dbg !3350

b104:
	%522 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6 to [32 x i64]*, !dbg !3351
	%523 = sdiv i64 %28, 32, !dbg !3352
	call void @llvm.nvvm.barrier0(), !dbg !3353
	%524 = sub i64 %44, 1, !dbg !3354
	%525 = icmp eq i64 %213, %524, !dbg !3355
	br i1 %525, label %b105, label %b106, !dbg !3355

b105:
	%526 = getelementptr inbounds [32 x i64], [32 x i64]* %522, i64 0, i64 %523, !dbg !3356
	%527 = icmp uge i64 %523, 32, !dbg !3356
	br i1 %527, label %b105_fail1, label %b105_ok1, !dbg !3356, !prof !18

b105_ok1:
	store i64 %503, i64* %526, align 8, !dbg !3356
	br label %b106, !dbg !3356

b106:
	call void @llvm.nvvm.barrier0(), !dbg !3357
	%528 = icmp slt i64 0, %523, !dbg !3357
	br i1 %528, label %b107, label %b108, !dbg !3357

b107:
	%529 = phi i64 [ 0, %b106 ], [ %534, %b107_ok1 ], !dbg !3358
	%530 = phi i64 [ 0, %b106 ], [ %535, %b107_ok1 ], !dbg !3358
	%531 = getelementptr inbounds [32 x i64], [32 x i64]* %522, i64 0, i64 %530, !dbg !3359
	%532 = icmp uge i64 %530, 32, !dbg !3359
	br i1 %532, label %b107_fail1, label %b107_ok1, !dbg !3359, !prof !18

b107_ok1:
	%533 = load i64, i64* %531, align 8, !dbg !3359
	%534 = add i64 %529, %533, !dbg !3360
	%535 = add i64 %530, 1, !dbg !3360
	%536 = icmp slt i64 %535, %523, !dbg !3360
	br i1 %536, label %b107, label %b108, !dbg !3360

b108:
	%537 = phi i64 [ 0, %b106 ], [ %534, %b107_ok1 ], !dbg !3358
	br label %b109, !dbg !3361

b109:
	%538 = phi i64 [ 0, %b103 ], [ %537, %b108 ], !dbg !3341
	%539 = add i64 %538, %503, !dbg !3362
	br label %b110, !dbg !3366

b110:
	%540 = phi i64 [ %289, %b109 ], [ %557, %b113 ], !dbg !3367
	%541 = phi i64 [ 1, %b109 ], [ %558, %b113 ], !dbg !3368
	%542 = icmp slt i64 %541, 32, !dbg !3369
	br i1 %542, label %b111, label %b114, !dbg !3369

b111:
	%543 = trunc i64 %541 to i32, !dbg !3370
	%544 = trunc i64 %540 to i32, !dbg !3370
	%545 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %544, i32 %543, i32 0), !dbg !3370
	%546 = extractvalue { i32, i1 } %545, 0, !dbg !3370
	%547 = lshr i64 %540, 32, !dbg !3370
	%548 = trunc i64 %547 to i32, !dbg !3370
	%549 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %548, i32 %543, i32 0), !dbg !3370
	%550 = extractvalue { i32, i1 } %549, 0, !dbg !3370
	%551 = zext i32 %550 to i64, !dbg !3370
	%552 = shl i64 %551, 32, !dbg !3370
	%553 = zext i32 %546 to i64, !dbg !3370
	%554 = or i64 %553, %552, !dbg !3370
	%555 = icmp sge i64 %213, %541, !dbg !3371
	br i1 %555, label %b112, label %b113, !dbg !3371

b112:
	%556 = add i64 %540, %554, !dbg !3372
	br label %b113, !dbg !3372

b113:
	%557 = phi i64 [ %540, %b111 ], [ %556, %b112 ], !dbg !3367
	%558 = mul i64 %541, 2, !dbg !3373
	br label %b110, !dbg !3373

b114:
	br i1 %346, label %b120, label %b115, !dbg !3374

b115:
	%559 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6 to [32 x i64]*, !dbg !3375
	%560 = sdiv i64 %28, 32, !dbg !3376
	call void @llvm.nvvm.barrier0(), !dbg !3377
	%561 = sub i64 %44, 1, !dbg !3378
	%562 = icmp eq i64 %213, %561, !dbg !3379
	br i1 %562, label %b116, label %b117, !dbg !3379

b116:
	%563 = getelementptr inbounds [32 x i64], [32 x i64]* %559, i64 0, i64 %560, !dbg !3380
	%564 = icmp uge i64 %560, 32, !dbg !3380
	br i1 %564, label %b116_fail1, label %b116_ok1, !dbg !3380, !prof !18

b116_ok1:
	store i64 %540, i64* %563, align 8, !dbg !3380
	br label %b117, !dbg !3380

b117:
	call void @llvm.nvvm.barrier0(), !dbg !3381
	%565 = icmp slt i64 0, %560, !dbg !3381
	br i1 %565, label %b118, label %b119, !dbg !3381

b118:
	%566 = phi i64 [ 0, %b117 ], [ %571, %b118_ok1 ], !dbg !3382
	%567 = phi i64 [ 0, %b117 ], [ %572, %b118_ok1 ], !dbg !3382
	%568 = getelementptr inbounds [32 x i64], [32 x i64]* %559, i64 0, i64 %567, !dbg !3383
	%569 = icmp uge i64 %567, 32, !dbg !3383
	br i1 %569, label %b118_fail1, label %b118_ok1, !dbg !3383, !prof !18

b118_ok1:
	%570 = load i64, i64* %568, align 8, !dbg !3383
	%571 = add i64 %566, %570, !dbg !3384
	%572 = add i64 %567, 1, !dbg !3384
	%573 = icmp slt i64 %572, %560, !dbg !3384
	br i1 %573, label %b118, label %b119, !dbg !3384

b119:
	%574 = phi i64 [ 0, %b117 ], [ %571, %b118_ok1 ], !dbg !3382
	br label %b120, !dbg !3385

b120:
	%575 = phi i64 [ 0, %b114 ], [ %574, %b119 ], !dbg !3365
	%576 = trunc i64 %540 to i32, !dbg !3386
	%577 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %576, i32 1, i32 0), !dbg !3386
	%578 = extractvalue { i32, i1 } %577, 0, !dbg !3386
	%579 = lshr i64 %540, 32, !dbg !3386
	%580 = trunc i64 %579 to i32, !dbg !3386
	%581 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %580, i32 1, i32 0), !dbg !3386
	%582 = extractvalue { i32, i1 } %581, 0, !dbg !3386
	%583 = zext i32 %582 to i64, !dbg !3386
	%584 = shl i64 %583, 32, !dbg !3386
	%585 = zext i32 %578 to i64, !dbg !3386
	%586 = or i64 %585, %584, !dbg !3386
	br i1 %263, label %b122, label %b121, !dbg !3387

b121:
	%587 = add i64 %575, %586, !dbg !3388
	br label %b122, !dbg !3389

b122:
	%588 = phi i64 [ %575, %b120 ], [ %587, %b121 ], !dbg !3364
	%589 = getelementptr inbounds i64, i64* %287, i64 3, !dbg !3390
	store i64 %539, i64* %589, align 8, !dbg !3390
	%590 = getelementptr inbounds i64, i64* %287, i64 4, !dbg !3391
	store i64 %588, i64* %590, align 8, !dbg !3391
	%591 = mul i64 %19, 2, !dbg !3392
	%592 = sdiv i64 %591, 3, !dbg !3393
	%593 = icmp sge i64 %592, %19, !dbg !3396
	br i1 %593, label %b123, label %b124, !dbg !3396

b123:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !3397
	ret void, !dbg !3397

b124:
	br i1 %346, label %b125, label %b126, !dbg !3398

b125:
	%594 = trunc i64 %592 to i32, !dbg !3399
	%595 = trunc i64 %289 to i32, !dbg !3399
	%596 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %595, i32 %594, i32 31), !dbg !3399
	%597 = extractvalue { i32, i1 } %596, 0, !dbg !3399
	%598 = lshr i64 %289, 32, !dbg !3399
	%599 = trunc i64 %598 to i32, !dbg !3399
	%600 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %599, i32 %594, i32 31), !dbg !3399
	%601 = extractvalue { i32, i1 } %600, 0, !dbg !3399
	%602 = zext i32 %601 to i64, !dbg !3399
	%603 = shl i64 %602, 32, !dbg !3399
	%604 = zext i32 %597 to i64, !dbg !3399
	%605 = or i64 %604, %603, !dbg !3399
	br label %b129, !dbg !3400

b126:
	%606 = addrspacecast i64 addrspace(3)* @gpuc_shared_Broadcast_42_6 to i64*, !dbg !3401
	call void @llvm.nvvm.barrier0(), !dbg !3402
	%607 = icmp eq i64 %28, %592, !dbg !3403
	br i1 %607, label %b127, label %b128, !dbg !3403

b127:
	store i64 %289, i64* %606, align 8, !dbg !3404
	br label %b128, !dbg !3404

b128:
	call void @llvm.nvvm.barrier0(), !dbg !3405
	%608 = load i64, i64* %606, align 8, !dbg !3406
	br label %b129, !dbg !3407

b129:
	%609 = phi i64 [ %605, %b125 ], [ %608, %b128 ], !dbg !3395
	%610 = getelementptr inbounds i64, i64* %287, i64 5, !dbg !3408
	store i64 %609, i64* %610, align 8, !dbg !3408
	%611 = add i64 %291, 1, !dbg !3408
	%612 = icmp slt i64 %611, 2, !dbg !3408
	br i1 %612, label %b50, label %b130, !dbg !3408

b130:
	ret void, !dbg !3101

b0_fail1:
	%613 = icmp ugt i64 %30, %p1, !dbg !3104
	br i1 %613, label %b0_fail2, label %b0_ok2, !dbg !3104

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !3104
	ret void, !dbg !3104

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !3105
	ret void, !dbg !3105

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !3108
	ret void, !dbg !3108

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !3220
	ret void, !dbg !3220

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %286), !dbg !3224
	ret void, !dbg !3224

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %348, i64 32), !dbg !3257
	ret void, !dbg !3257

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %354, i64 32), !dbg !3263
	ret void, !dbg !3263

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %417, i64 32), !dbg !3293
	ret void, !dbg !3293

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %423, i64 32), !dbg !3299
	ret void, !dbg !3299

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %486, i64 32), !dbg !3328
	ret void, !dbg !3328

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %492, i64 32), !dbg !3334
	ret void, !dbg !3334

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %523, i64 32), !dbg !3356
	ret void, !dbg !3356

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %530, i64 32), !dbg !3359
	ret void, !dbg !3359

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %560, i64 32), !dbg !3380
	ret void, !dbg !3380

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %567, i64 32), !dbg !3383
	ret void, !dbg !3383
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3409 {
entry:
	br label %b0, !dbg !3410

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3413, !range !9
	%1 = sext i32 %0 to i64, !dbg !3413
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3413, !range !10
	%3 = sext i32 %2 to i64, !dbg !3413
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3413, !range !10
	%5 = sext i32 %4 to i64, !dbg !3413
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3413, !range !11
	%7 = sext i32 %6 to i64, !dbg !3413
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3413, !range !12
	%9 = sext i32 %8 to i64, !dbg !3413
	%10 = mul i64 %9, %5, !dbg !3413
	%11 = add i64 %3, %10, !dbg !3413
	%12 = mul i64 %7, %11, !dbg !3413
	%13 = add i64 %1, %12, !dbg !3413
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3413, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3413, !range !13
	%16 = mul i32 %14, %15, !dbg !3413
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3413, !range !14
	%18 = mul i32 %16, %17, !dbg !3413
	%19 = sext i32 %18 to i64, !dbg !3413
	%20 = mul i64 %13, %19, !dbg !3413
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3413, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3413, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3413, !range !16
	%24 = mul i32 %15, %23, !dbg !3413
	%25 = add i32 %22, %24, !dbg !3413
	%26 = mul i32 %14, %25, !dbg !3413
	%27 = add i32 %21, %26, !dbg !3413
	%28 = sext i32 %27 to i64, !dbg !3413
	%29 = add i64 %20, %28, !dbg !3413
	%30 = mul i64 %29, 3, !dbg !3414
	%31 = sub i64 %p1, %30, !dbg !3415
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !3415
	%33 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3416
	%34 = icmp ugt i64 %30, %p1, !dbg !3415
	%35 = icmp uge i64 %29, %p5, !dbg !3416
	%36 = or i1 %34, %35, !dbg !3416
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !3416, !prof !18

b0_ok1:
	%37 = load i64, i64* %33, align 8, !dbg !3416
	%38 = and i32 %27, -32, !dbg !3424
	%39 = sub i32 %18, %38, !dbg !3424
	%40 = icmp slt i32 %39, 32, !dbg !3424
	%41 = select i1 %40, i32 %39, i32 32, !dbg !3424
	%42 = sext i32 %41 to i64, !dbg !3424
	%43 = icmp eq i64 %42, 32, !dbg !3425
	%44 = icmp ugt i64 3, %31, !dbg !3419
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !3419, !prof !18

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !3425

b1:
	%45 = phi i64 [ %37, %b0_ok3 ], [ %60, %b2 ], !dbg !3426
	%46 = phi i64 [ 16, %b0_ok3 ], [ %61, %b2 ], !dbg !3427
	%47 = icmp sgt i64 %46, 0, !dbg !3428
	br i1 %47, label %b2, label %b11, !dbg !3428

b2:
	%48 = trunc i64 %46 to i32, !dbg !3429
	%49 = trunc i64 %45 to i32, !dbg !3429
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %48, i32 31), !dbg !3429
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !3429
	%52 = lshr i64 %45, 32, !dbg !3429
	%53 = trunc i64 %52 to i32, !dbg !3429
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %48, i32 31), !dbg !3429
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !3429
	%56 = zext i32 %55 to i64, !dbg !3429
	%57 = shl i64 %56, 32, !dbg !3429
	%58 = zext i32 %51 to i64, !dbg !3429
	%59 = or i64 %58, %57, !dbg !3429
	%60 = and i64 %45, %59, !dbg !3430
	%61 = sdiv i64 %46, 2, !dbg !3431
	br label %b1, !dbg !3431

b3:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3432, !range !52
	%63 = sext i32 %62 to i64, !dbg !3432
	br label %b4, !dbg !3432

b4:
	%64 = phi i64 [ %37, %b3 ], [ %84, %b9 ], !dbg !3426
	%65 = phi i64 [ 16, %b3 ], [ %85, %b9 ], !dbg !3433
	%66 = icmp sgt i64 %65, 0, !dbg !3434
	br i1 %66, label %b5, label %b10, !dbg !3434

b5:
	%67 = add i64 %63, %65, !dbg !3435
	%68 = icmp sge i64 %67, %42, !dbg !3436
	br i1 %68, label %b6, label %b7, !dbg !3436

b6:
	br label %b7, !dbg !3436

b7:
	%69 = phi i64 [ %67, %b5 ], [ %63, %b6 ], !dbg !3437
	%70 = trunc i64 %69 to i32, !dbg !3438
	%71 = trunc i64 %64 to i32, !dbg !3438
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %71, i32 %70, i32 31), !dbg !3438
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !3438
	%74 = lshr i64 %64, 32, !dbg !3438
	%75 = trunc i64 %74 to i32, !dbg !3438
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %70, i32 31), !dbg !3438
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !3438
	%78 = zext i32 %77 to i64, !dbg !3438
	%79 = shl i64 %78, 32, !dbg !3438
	%80 = zext i32 %73 to i64, !dbg !3438
	%81 = or i64 %80, %79, !dbg !3438
	%82 = icmp ne i64 %69, %63, !dbg !3439
	br i1 %82, label %b8, label %b9, !dbg !3439

b8:
	%83 = and i64 %64, %81, !dbg !3430
	br label %b9, !dbg !3440

b9:
	%84 = phi i64 [ %64, %b7 ], [ %83, %b8 ], !dbg !3426
	%85 = sdiv i64 %65, 2, !dbg !3441
	br label %b4, !dbg !3441

b10:
	%86 = trunc i64 %64 to i32, !dbg !3442
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 0, i32 31), !dbg !3442
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3442
	%89 = lshr i64 %64, 32, !dbg !3442
	%90 = trunc i64 %89 to i32, !dbg !3442
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !3442
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3442
	%93 = zext i32 %92 to i64, !dbg !3442
	%94 = shl i64 %93, 32, !dbg !3442
	%95 = zext i32 %88 to i64, !dbg !3442
	%96 = or i64 %95, %94, !dbg !3442
	br label %b11, !dbg !3443

b11:
	%97 = phi i64 [ %45, %b1 ], [ %96, %b10 ], !dbg !3423
	br i1 %43, label %b12, label %b14, !dbg !3448

b12:
	%98 = phi i64 [ %37, %b11 ], [ %113, %b13 ], !dbg !3449
	%99 = phi i64 [ 16, %b11 ], [ %114, %b13 ], !dbg !3450
	%100 = icmp sgt i64 %99, 0, !dbg !3451
	br i1 %100, label %b13, label %b22, !dbg !3451

b13:
	%101 = trunc i64 %99 to i32, !dbg !3452
	%102 = trunc i64 %98 to i32, !dbg !3452
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %101, i32 31), !dbg !3452
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !3452
	%105 = lshr i64 %98, 32, !dbg !3452
	%106 = trunc i64 %105 to i32, !dbg !3452
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %101, i32 31), !dbg !3452
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !3452
	%109 = zext i32 %108 to i64, !dbg !3452
	%110 = shl i64 %109, 32, !dbg !3452
	%111 = zext i32 %104 to i64, !dbg !3452
	%112 = or i64 %111, %110, !dbg !3452
	%113 = or i64 %98, %112, !dbg !3453
	%114 = sdiv i64 %99, 2, !dbg !3454
	br label %b12, !dbg !3454

b14:
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3455, !range !52
	%116 = sext i32 %115 to i64, !dbg !3455
	br label %b15, !dbg !3455

b15:
	%117 = phi i64 [ %37, %b14 ], [ %137, %b20 ], !dbg !3449
	%118 = phi i64 [ 16, %b14 ], [ %138, %b20 ], !dbg !3456
	%119 = icmp sgt i64 %118, 0, !dbg !3457
	br i1 %119, label %b16, label %b21, !dbg !3457

b16:
	%120 = add i64 %116, %118, !dbg !3458
	%121 = icmp sge i64 %120, %42, !dbg !3459
	br i1 %121, label %b17, label %b18, !dbg !3459

b17:
	br label %b18, !dbg !3459

b18:
	%122 = phi i64 [ %120, %b16 ], [ %116, %b17 ], !dbg !3460
	%123 = trunc i64 %122 to i32, !dbg !3461
	%124 = trunc i64 %117 to i32, !dbg !3461
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 %123, i32 31), !dbg !3461
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !3461
	%127 = lshr i64 %117, 32, !dbg !3461
	%128 = trunc i64 %127 to i32, !dbg !3461
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %123, i32 31), !dbg !3461
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !3461
	%131 = zext i32 %130 to i64, !dbg !3461
	%132 = shl i64 %131, 32, !dbg !3461
	%133 = zext i32 %126 to i64, !dbg !3461
	%134 = or i64 %133, %132, !dbg !3461
	%135 = icmp ne i64 %122, %116, !dbg !3462
	br i1 %135, label %b19, label %b20, !dbg !3462

b19:
	%136 = or i64 %117, %134, !dbg !3453
	br label %b20, !dbg !3463

b20:
	%137 = phi i64 [ %117, %b18 ], [ %136, %b19 ], !dbg !3449
	%138 = sdiv i64 %118, 2, !dbg !3464
	br label %b15, !dbg !3464

b21:
	%139 = trunc i64 %117 to i32, !dbg !3465
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %139, i32 0, i32 31), !dbg !3465
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !3465
	%142 = lshr i64 %117, 32, !dbg !3465
	%143 = trunc i64 %142 to i32, !dbg !3465
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !3465
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3465
	%146 = zext i32 %145 to i64, !dbg !3465
	%147 = shl i64 %146, 32, !dbg !3465
	%148 = zext i32 %141 to i64, !dbg !3465
	%149 = or i64 %148, %147, !dbg !3465
	br label %b22, !dbg !3466

b22:
	%150 = phi i64 [ %98, %b12 ], [ %149, %b21 ], !dbg !3447
	br i1 %43, label %b23, label %b25, !dbg !3471

b23:
	%151 = phi i64 [ %37, %b22 ], [ %166, %b24 ], !dbg !3472
	%152 = phi i64 [ 16, %b22 ], [ %167, %b24 ], !dbg !3473
	%153 = icmp sgt i64 %152, 0, !dbg !3474
	br i1 %153, label %b24, label %b33, !dbg !3474

b24:
	%154 = trunc i64 %152 to i32, !dbg !3475
	%155 = trunc i64 %151 to i32, !dbg !3475
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %155, i32 %154, i32 31), !dbg !3475
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !3475
	%158 = lshr i64 %151, 32, !dbg !3475
	%159 = trunc i64 %158 to i32, !dbg !3475
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %154, i32 31), !dbg !3475
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3475
	%162 = zext i32 %161 to i64, !dbg !3475
	%163 = shl i64 %162, 32, !dbg !3475
	%164 = zext i32 %157 to i64, !dbg !3475
	%165 = or i64 %164, %163, !dbg !3475
	%166 = xor i64 %151, %165, !dbg !3476
	%167 = sdiv i64 %152, 2, !dbg !3477
	br label %b23, !dbg !3477

b25:
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3478, !range !52
	%169 = sext i32 %168 to i64, !dbg !3478
	br label %b26, !dbg !3478

b26:
	%170 = phi i64 [ %37, %b25 ], [ %190, %b31 ], !dbg !3472
	%171 = phi i64 [ 16, %b25 ], [ %191, %b31 ], !dbg !3479
	%172 = icmp sgt i64 %171, 0, !dbg !3480
	br i1 %172, label %b27, label %b32, !dbg !3480

b27:
	%173 = add i64 %169, %171, !dbg !3481
	%174 = icmp sge i64 %173, %42, !dbg !3482
	br i1 %174, label %b28, label %b29, !dbg !3482

b28:
	br label %b29, !dbg !3482

b29:
	%175 = phi i64 [ %173, %b27 ], [ %169, %b28 ], !dbg !3483
	%176 = trunc i64 %175 to i32, !dbg !3484
	%177 = trunc i64 %170 to i32, !dbg !3484
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %176, i32 31), !dbg !3484
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !3484
	%180 = lshr i64 %170, 32, !dbg !3484
	%181 = trunc i64 %180 to i32, !dbg !3484
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 %176, i32 31), !dbg !3484
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !3484
	%184 = zext i32 %183 to i64, !dbg !3484
	%185 = shl i64 %184, 32, !dbg !3484
	%186 = zext i32 %179 to i64, !dbg !3484
	%187 = or i64 %186, %185, !dbg !3484
	%188 = icmp ne i64 %175, %169, !dbg !3485
	br i1 %188, label %b30, label %b31, !dbg !3485

b30:
	%189 = xor i64 %170, %187, !dbg !3476
	br label %b31, !dbg !3486

b31:
	%190 = phi i64 [ %170, %b29 ], [ %189, %b30 ], !dbg !3472
	%191 = sdiv i64 %171, 2, !dbg !3487
	br label %b26, !dbg !3487

b32:
	%192 = trunc i64 %170 to i32, !dbg !3488
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 0, i32 31), !dbg !3488
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !3488
	%195 = lshr i64 %170, 32, !dbg !3488
	%196 = trunc i64 %195 to i32, !dbg !3488
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 0, i32 31), !dbg !3488
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !3488
	%199 = zext i32 %198 to i64, !dbg !3488
	%200 = shl i64 %199, 32, !dbg !3488
	%201 = zext i32 %194 to i64, !dbg !3488
	%202 = or i64 %201, %200, !dbg !3488
	br label %b33, !dbg !3489

b33:
	%203 = phi i64 [ %151, %b23 ], [ %202, %b32 ], !dbg !3470
	%204 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !3490
	store i64 %97, i64* %204, align 8, !dbg !3490
	%205 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !3491
	store i64 %150, i64* %205, align 8, !dbg !3491
	%206 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !3492
	store i64 %203, i64* %206, align 8, !dbg !3492
	%207 = sub i64 %p3, %30, !dbg !3493
	%208 = getelementptr inbounds i64, i64* %p2, i64 %30, !dbg !3493
	%209 = icmp ugt i64 %30, %p3, !dbg !3493
	br i1 %209, label %b33_fail1, label %b33_ok1, !dbg !3493, !prof !18

b33_ok1:
	%210 = load i64, i64* %33, align 8, !dbg !3494
	%211 = icmp ugt i64 3, %207, !dbg !3497
	br i1 %211, label %b33_fail2, label %b33_ok2, !dbg !3497, !prof !18

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !3502

b34:
	%212 = phi i64 [ %210, %b33_ok2 ], [ %227, %b35 ], !dbg !3503
	%213 = phi i64 [ 16, %b33_ok2 ], [ %228, %b35 ], !dbg !3504
	%214 = icmp sgt i64 %213, 0, !dbg !3505
	br i1 %214, label %b35, label %b44, !dbg !3505

b35:
	%215 = trunc i64 %213 to i32, !dbg !3506
	%216 = trunc i64 %212 to i32, !dbg !3506
	%217 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %216, i32 %215, i32 31), !dbg !3506
	%218 = extractvalue { i32, i1 } %217, 0, !dbg !3506
	%219 = lshr i64 %212, 32, !dbg !3506
	%220 = trunc i64 %219 to i32, !dbg !3506
	%221 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %220, i32 %215, i32 31), !dbg !3506
	%222 = extractvalue { i32, i1 } %221, 0, !dbg !3506
	%223 = zext i32 %222 to i64, !dbg !3506
	%224 = shl i64 %223, 32, !dbg !3506
	%225 = zext i32 %218 to i64, !dbg !3506
	%226 = or i64 %225, %224, !dbg !3506
	%227 = and i64 %212, %226, !dbg !3507
	%228 = sdiv i64 %213, 2, !dbg !3508
	br label %b34, !dbg !3508

b36:
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3509, !range !52
	%230 = sext i32 %229 to i64, !dbg !3509
	br label %b37, !dbg !3509

b37:
	%231 = phi i64 [ %210, %b36 ], [ %251, %b42 ], !dbg !3503
	%232 = phi i64 [ 16, %b36 ], [ %252, %b42 ], !dbg !3510
	%233 = icmp sgt i64 %232, 0, !dbg !3511
	br i1 %233, label %b38, label %b43, !dbg !3511

b38:
	%234 = add i64 %230, %232, !dbg !3512
	%235 = icmp sge i64 %234, %42, !dbg !3513
	br i1 %235, label %b39, label %b40, !dbg !3513

b39:
	br label %b40, !dbg !3513

b40:
	%236 = phi i64 [ %234, %b38 ], [ %230, %b39 ], !dbg !3514
	%237 = trunc i64 %236 to i32, !dbg !3515
	%238 = trunc i64 %231 to i32, !dbg !3515
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %238, i32 %237, i32 31), !dbg !3515
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !3515
	%241 = lshr i64 %231, 32, !dbg !3515
	%242 = trunc i64 %241 to i32, !dbg !3515
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 %237, i32 31), !dbg !3515
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !3515
	%245 = zext i32 %244 to i64, !dbg !3515
	%246 = shl i64 %245, 32, !dbg !3515
	%247 = zext i32 %240 to i64, !dbg !3515
	%248 = or i64 %247, %246, !dbg !3515
	%249 = icmp ne i64 %236, %230, !dbg !3516
	br i1 %249, label %b41, label %b42, !dbg !3516

b41:
	%250 = and i64 %231, %248, !dbg !3507
	br label %b42, !dbg !3517

b42:
	%251 = phi i64 [ %231, %b40 ], [ %250, %b41 ], !dbg !3503
	%252 = sdiv i64 %232, 2, !dbg !3518
	br label %b37, !dbg !3518

b43:
	%253 = trunc i64 %231 to i32, !dbg !3519
	%254 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %253, i32 0, i32 31), !dbg !3519
	%255 = extractvalue { i32, i1 } %254, 0, !dbg !3519
	%256 = lshr i64 %231, 32, !dbg !3519
	%257 = trunc i64 %256 to i32, !dbg !3519
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %257, i32 0, i32 31), !dbg !3519
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !3519
	%260 = zext i32 %259 to i64, !dbg !3519
	%261 = shl i64 %260, 32, !dbg !3519
	%262 = zext i32 %255 to i64, !dbg !3519
	%263 = or i64 %262, %261, !dbg !3519
	br label %b44, !dbg !3520

b44:
	%264 = phi i64 [ %212, %b34 ], [ %263, %b43 ], !dbg !3501
	%265 = add i64 %19, 32, !dbg !3522
	%266 = sub i64 %265, 1, !dbg !3523
	%267 = sdiv i64 %266, 32, !dbg !3524
	%268 = icmp eq i64 %267, 1, !dbg !3525
	br i1 %268, label %b50, label %b45, !dbg !3525

b45:
	%269 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3526
	call void @llvm.nvvm.barrier0(), !dbg !3527
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3528, !range !52
	%271 = sext i32 %270 to i64, !dbg !3528
	%272 = icmp eq i64 %271, 0, !dbg !3529
	br i1 %272, label %b46, label %b47, !dbg !3529

b46:
	%273 = sdiv i64 %28, 32, !dbg !3530
	%274 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 %273, !dbg !3531
	%275 = icmp uge i64 %273, 32, !dbg !3531
	br i1 %275, label %b46_fail1, label %b46_ok1, !dbg !3531, !prof !18

b46_ok1:
	store i64 %264, i64* %274, align 8, !dbg !3531
	br label %b47, !dbg !3531

b47:
	call void @llvm.nvvm.barrier0(), !dbg !3532
	%276 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 0, !dbg !3533
	%277 = load i64, i64* %276, align 8, !dbg !3533
	br label %b48, !dbg !3533

b48:
	%278 = phi i64 [ %277, %b47 ], [ %284, %b49_ok1 ], !dbg !3534
	%279 = phi i64 [ 1, %b47 ], [ %285, %b49_ok1 ], !dbg !3535
	%280 = icmp slt i64 %279, %267, !dbg !3536
	br i1 %280, label %b49, label %b50, !dbg !3536

b49:
	%281 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 %279, !dbg !3537
	%282 = icmp uge i64 %279, 32, !dbg !3537
	br i1 %282, label %b49_fail1, label %b49_ok1, !dbg !3537, !prof !18

b49_ok1:
	%283 = load i64, i64* %281, align 8, !dbg !3537
	%284 = and i64 %278, %283, !dbg !3507
	%285 = add i64 %279, 1, !dbg !3538
	br label %b48, !dbg !3538

b50:
	%286 = phi i64 [ %264, %b44 ], [ %278, %b48 ], !dbg !3500
	br i1 %43, label %b51, label %b53, !dbg !3543

b51:
	%287 = phi i64 [ %210, %b50 ], [ %302, %b52 ], !dbg !3544
	%288 = phi i64 [ 16, %b50 ], [ %303, %b52 ], !dbg !3545
	%289 = icmp sgt i64 %288, 0, !dbg !3546
	br i1 %289, label %b52, label %b61, !dbg !3546

b52:
	%290 = trunc i64 %288 to i32, !dbg !3547
	%291 = trunc i64 %287 to i32, !dbg !3547
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %291, i32 %290, i32 31), !dbg !3547
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !3547
	%294 = lshr i64 %287, 32, !dbg !3547
	%295 = trunc i64 %294 to i32, !dbg !3547
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %295, i32 %290, i32 31), !dbg !3547
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !3547
	%298 = zext i32 %297 to i64, !dbg !3547
	%299 = shl i64 %298, 32, !dbg !3547
	%300 = zext i32 %293 to i64, !dbg !3547
	%301 = or i64 %300, %299, !dbg !3547
	%302 = or i64 %287, %301, !dbg !3548
	%303 = sdiv i64 %288, 2, !dbg !3549
	br label %b51, !dbg !3549

b53:
	%304 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3550, !range !52
	%305 = sext i32 %304 to i64, !dbg !3550
	br label %b54, !dbg !3550

b54:
	%306 = phi i64 [ %210, %b53 ], [ %326, %b59 ], !dbg !3544
	%307 = phi i64 [ 16, %b53 ], [ %327, %b59 ], !dbg !3551
	%308 = icmp sgt i64 %307, 0, !dbg !3552
	br i1 %308, label %b55, label %b60, !dbg !3552

b55:
	%309 = add i64 %305, %307, !dbg !3553
	%310 = icmp sge i64 %309, %42, !dbg !3554
	br i1 %310, label %b56, label %b57, !dbg !3554

b56:
	br label %b57, !dbg !3554

b57:
	%311 = phi i64 [ %309, %b55 ], [ %305, %b56 ], !dbg !3555
	%312 = trunc i64 %311 to i32, !dbg !3556
	%313 = trunc i64 %306 to i32, !dbg !3556
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %313, i32 %312, i32 31), !dbg !3556
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !3556
	%316 = lshr i64 %306, 32, !dbg !3556
	%317 = trunc i64 %316 to i32, !dbg !3556
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %312, i32 31), !dbg !3556
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !3556
	%320 = zext i32 %319 to i64, !dbg !3556
	%321 = shl i64 %320, 32, !dbg !3556
	%322 = zext i32 %315 to i64, !dbg !3556
	%323 = or i64 %322, %321, !dbg !3556
	%324 = icmp ne i64 %311, %305, !dbg !3557
	br i1 %324, label %b58, label %b59, !dbg !3557

b58:
	%325 = or i64 %306, %323, !dbg !3548
	br label %b59, !dbg !3558

b59:
	%326 = phi i64 [ %306, %b57 ], [ %325, %b58 ], !dbg !3544
	%327 = sdiv i64 %307, 2, !dbg !3559
	br label %b54, !dbg !3559

b60:
	%328 = trunc i64 %306 to i32, !dbg !3560
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %328, i32 0, i32 31), !dbg !3560
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !3560
	%331 = lshr i64 %306, 32, !dbg !3560
	%332 = trunc i64 %331 to i32, !dbg !3560
	%333 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %332, i32 0, i32 31), !dbg !3560
	%334 = extractvalue { i32, i1 } %333, 0, !dbg !3560
	%335 = zext i32 %334 to i64, !dbg !3560
	%336 = shl i64 %335, 32, !dbg !3560
	%337 = zext i32 %330 to i64, !dbg !3560
	%338 = or i64 %337, %336, !dbg !3560
	br label %b61, !dbg !3561

b61:
	%339 = phi i64 [ %287, %b51 ], [ %338, %b60 ], !dbg !3542
	br i1 %268, label %b67, label %b62, !dbg !3562

b62:
	%340 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3563
	call void @llvm.nvvm.barrier0(), !dbg !3564
	%341 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3565, !range !52
	%342 = sext i32 %341 to i64, !dbg !3565
	%343 = icmp eq i64 %342, 0, !dbg !3566
	br i1 %343, label %b63, label %b64, !dbg !3566

b63:
	%344 = sdiv i64 %28, 32, !dbg !3567
	%345 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 %344, !dbg !3568
	%346 = icmp uge i64 %344, 32, !dbg !3568
	br i1 %346, label %b63_fail1, label %b63_ok1, !dbg !3568, !prof !18

b63_ok1:
	store i64 %339, i64* %345, align 8, !dbg !3568
	br label %b64, !dbg !3568

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3569
	%347 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 0, !dbg !3570
	%348 = load i64, i64* %347, align 8, !dbg !3570
	br label %b65, !dbg !3570

b65:
	%349 = phi i64 [ %348, %b64 ], [ %355, %b66_ok1 ], !dbg !3571
	%350 = phi i64 [ 1, %b64 ], [ %356, %b66_ok1 ], !dbg !3572
	%351 = icmp slt i64 %350, %267, !dbg !3573
	br i1 %351, label %b66, label %b67, !dbg !3573

b66:
	%352 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 %350, !dbg !3574
	%353 = icmp uge i64 %350, 32, !dbg !3574
	br i1 %353, label %b66_fail1, label %b66_ok1, !dbg !3574, !prof !18

b66_ok1:
	%354 = load i64, i64* %352, align 8, !dbg !3574
	%355 = or i64 %349, %354, !dbg !3548
	%356 = add i64 %350, 1, !dbg !3575
	br label %b65, !dbg !3575

b67:
	%357 = phi i64 [ %339, %b61 ], [ %349, %b65 ], !dbg !3541
	br i1 %43, label %b68, label %b70, !dbg !3580

b68:
	%358 = phi i64 [ %210, %b67 ], [ %373, %b69 ], !dbg !3581
	%359 = phi i64 [ 16, %b67 ], [ %374, %b69 ], !dbg !3582
	%360 = icmp sgt i64 %359, 0, !dbg !3583
	br i1 %360, label %b69, label %b78, !dbg !3583

b69:
	%361 = trunc i64 %359 to i32, !dbg !3584
	%362 = trunc i64 %358 to i32, !dbg !3584
	%363 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %362, i32 %361, i32 31), !dbg !3584
	%364 = extractvalue { i32, i1 } %363, 0, !dbg !3584
	%365 = lshr i64 %358, 32, !dbg !3584
	%366 = trunc i64 %365 to i32, !dbg !3584
	%367 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %366, i32 %361, i32 31), !dbg !3584
	%368 = extractvalue { i32, i1 } %367, 0, !dbg !3584
	%369 = zext i32 %368 to i64, !dbg !3584
	%370 = shl i64 %369, 32, !dbg !3584
	%371 = zext i32 %364 to i64, !dbg !3584
	%372 = or i64 %371, %370, !dbg !3584
	%373 = xor i64 %358, %372, !dbg !3585
	%374 = sdiv i64 %359, 2, !dbg !3586
	br label %b68, !dbg !3586

b70:
	%375 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3587, !range !52
	%376 = sext i32 %375 to i64, !dbg !3587
	br label %b71, !dbg !3587

b71:
	%377 = phi i64 [ %210, %b70 ], [ %397, %b76 ], !dbg !3581
	%378 = phi i64 [ 16, %b70 ], [ %398, %b76 ], !dbg !3588
	%379 = icmp sgt i64 %378, 0, !dbg !3589
	br i1 %379, label %b72, label %b77, !dbg !3589

b72:
	%380 = add i64 %376, %378, !dbg !3590
	%381 = icmp sge i64 %380, %42, !dbg !3591
	br i1 %381, label %b73, label %b74, !dbg !3591

b73:
	br label %b74, !dbg !3591

b74:
	%382 = phi i64 [ %380, %b72 ], [ %376, %b73 ], !dbg !3592
	%383 = trunc i64 %382 to i32, !dbg !3593
	%384 = trunc i64 %377 to i32, !dbg !3593
	%385 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %384, i32 %383, i32 31), !dbg !3593
	%386 = extractvalue { i32, i1 } %385, 0, !dbg !3593
	%387 = lshr i64 %377, 32, !dbg !3593
	%388 = trunc i64 %387 to i32, !dbg !3593
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %383, i32 31), !dbg !3593
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !3593
	%391 = zext i32 %390 to i64, !dbg !3593
	%392 = shl i64 %391, 32, !dbg !3593
	%393 = zext i32 %386 to i64, !dbg !3593
	%394 = or i64 %393, %392, !dbg !3593
	%395 = icmp ne i64 %382, %376, !dbg !3594
	br i1 %395, label %b75, label %b76, !dbg !3594

b75:
	%396 = xor i64 %377, %394, !dbg !3585
	br label %b76, !dbg !3595

b76:
	%397 = phi i64 [ %377, %b74 ], [ %396, %b75 ], !dbg !3581
	%398 = sdiv i64 %378, 2, !dbg !3596
	br label %b71, !dbg !3596

b77:
	%399 = trunc i64 %377 to i32, !dbg !3597
	%400 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %399, i32 0, i32 31), !dbg !3597
	%401 = extractvalue { i32, i1 } %400, 0, !dbg !3597
	%402 = lshr i64 %377, 32, !dbg !3597
	%403 = trunc i64 %402 to i32, !dbg !3597
	%404 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %403, i32 0, i32 31), !dbg !3597
	%405 = extractvalue { i32, i1 } %404, 0, !dbg !3597
	%406 = zext i32 %405 to i64, !dbg !3597
	%407 = shl i64 %406, 32, !dbg !3597
	%408 = zext i32 %401 to i64, !dbg !3597
	%409 = or i64 %408, %407, !dbg !3597
	br label %b78, !dbg !3598

b78:
	%410 = phi i64 [ %358, %b68 ], [ %409, %b77 ], !dbg !3579
	br i1 %268, label %b84, label %b79, !dbg !3599

b79:
	%411 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3600
	call void @llvm.nvvm.barrier0(), !dbg !3601
	%412 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3602, !range !52
	%413 = sext i32 %412 to i64, !dbg !3602
	%414 = icmp eq i64 %413, 0, !dbg !3603
	br i1 %414, label %b80, label %b81, !dbg !3603

b80:
	%415 = sdiv i64 %28, 32, !dbg !3604
	%416 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 %415, !dbg !3605
	%417 = icmp uge i64 %415, 32, !dbg !3605
	br i1 %417, label %b80_fail1, label %b80_ok1, !dbg !3605, !prof !18

b80_ok1:
	store i64 %410, i64* %416, align 8, !dbg !3605
	br label %b81, !dbg !3605

b81:
	call void @llvm.nvvm.barrier0(), !dbg !3606
	%418 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 0, !dbg !3607
	%419 = load i64, i64* %418, align 8, !dbg !3607
	br label %b82, !dbg !3607

b82:
	%420 = phi i64 [ %419, %b81 ], [ %426, %b83_ok1 ], !dbg !3608
	%421 = phi i64 [ 1, %b81 ], [ %427, %b83_ok1 ], !dbg !3609
	%422 = icmp slt i64 %421, %267, !dbg !3610
	br i1 %422, label %b83, label %b84, !dbg !3610

b83:
	%423 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 %421, !dbg !3611
	%424 = icmp uge i64 %421, 32, !dbg !3611
	br i1 %424, label %b83_fail1, label %b83_ok1, !dbg !3611, !prof !18

b83_ok1:
	%425 = load i64, i64* %423, align 8, !dbg !3611
	%426 = xor i64 %420, %425, !dbg !3585
	%427 = add i64 %421, 1, !dbg !3612
	br label %b82, !dbg !3612

b84:
	%428 = phi i64 [ %410, %b78 ], [ %420, %b82 ], !dbg !3578
	%429 = getelementptr inbounds i64, i64* %208, i64 0, !dbg !3613
	store i64 %286, i64* %429, align 8, !dbg !3613
	%430 = getelementptr inbounds i64, i64* %208, i64 1, !dbg !3614
	store i64 %357, i64* %430, align 8, !dbg !3614
	%431 = getelementptr inbounds i64, i64* %208, i64 2, !dbg !3615
	store i64 %428, i64* %431, align 8, !dbg !3615
	ret void, !dbg !3412

b0_fail1:
	%432 = icmp ugt i64 %30, %p1, !dbg !3415
	br i1 %432, label %b0_fail2, label %b0_ok2, !dbg !3415

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %30, i64 %p1), !dbg !3415
	ret void, !dbg !3415

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %29, i64 %p5), !dbg !3416
	ret void, !dbg !3416

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %31), !dbg !3419
	ret void, !dbg !3419

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p3), !dbg !3493
	ret void, !dbg !3493

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %207), !dbg !3497
	ret void, !dbg !3497

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %273, i64 32), !dbg !3531
	ret void, !dbg !3531

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %279, i64 32), !dbg !3537
	ret void, !dbg !3537

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %344, i64 32), !dbg !3568
	ret void, !dbg !3568

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %350, i64 32), !dbg !3574
	ret void, !dbg !3574

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %415, i64 32), !dbg !3605
	ret void, !dbg !3605

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %421, i64 32), !dbg !3611
	ret void, !dbg !3611
}

define void @ExchangeUint(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3616 {
entry:
	br label %b0, !dbg !3617

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3620, !range !9
	%1 = sext i32 %0 to i64, !dbg !3620
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3620, !range !10
	%3 = sext i32 %2 to i64, !dbg !3620
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3620, !range !10
	%5 = sext i32 %4 to i64, !dbg !3620
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3620, !range !11
	%7 = sext i32 %6 to i64, !dbg !3620
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3620, !range !12
	%9 = sext i32 %8 to i64, !dbg !3620
	%10 = mul i64 %9, %5, !dbg !3620
	%11 = add i64 %3, %10, !dbg !3620
	%12 = mul i64 %7, %11, !dbg !3620
	%13 = add i64 %1, %12, !dbg !3620
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3620, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3620, !range !13
	%16 = mul i32 %14, %15, !dbg !3620
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3620, !range !14
	%18 = mul i32 %16, %17, !dbg !3620
	%19 = sext i32 %18 to i64, !dbg !3620
	%20 = mul i64 %13, %19, !dbg !3620
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3620, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3620, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3620, !range !16
	%24 = mul i32 %15, %23, !dbg !3620
	%25 = add i32 %22, %24, !dbg !3620
	%26 = mul i32 %14, %25, !dbg !3620
	%27 = add i32 %21, %26, !dbg !3620
	%28 = sext i32 %27 to i64, !dbg !3620
	%29 = add i64 %20, %28, !dbg !3620
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3621, !range !52
	%31 = sext i32 %30 to i64, !dbg !3621
	%32 = and i32 %27, -32, !dbg !3622
	%33 = sub i32 %18, %32, !dbg !3622
	%34 = icmp slt i32 %33, 32, !dbg !3622
	%35 = select i1 %34, i32 %33, i32 32, !dbg !3622
	%36 = sext i32 %35 to i64, !dbg !3622
	%37 = icmp eq i64 %36, 32, !dbg !3623
	br i1 %37, label %b1, label %b2, !dbg !3623

b1:
	br label %b2, !dbg !3623

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3624
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3625
	%40 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3626
	%41 = icmp uge i64 %29, %p5, !dbg !3626
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !3626, !prof !18

b2_ok1:
	%42 = load i64, i64* %40, align 8, !dbg !3626
	%43 = mul i64 %29, 4, !dbg !3627
	%44 = sub i64 %p1, %43, !dbg !3628
	%45 = getelementptr inbounds i64, i64* %p0, i64 %43, !dbg !3628
	%46 = mul i64 %31, 7, !dbg !3630
	%47 = add i64 %46, 3, !dbg !3631
	%48 = icmp ugt i64 %43, %p1, !dbg !3628
	%49 = icmp ugt i64 4, %44, !dbg !3629
	%50 = icmp eq i64 %36, 0, !dbg !3632
	%51 = or i1 %48, %49, !dbg !3632
	%52 = or i1 %51, %50, !dbg !3632
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !3632, !prof !18

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !3632
	%54 = select i1 %53, i64 1, i64 %36, !dbg !3632
	%55 = srem i64 %47, %54, !dbg !3632
	%56 = trunc i64 %55 to i32, !dbg !3633
	%57 = trunc i64 %42 to i32, !dbg !3633
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !3633
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3633
	%60 = lshr i64 %42, 32, !dbg !3633
	%61 = trunc i64 %60 to i32, !dbg !3633
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %56, i32 31), !dbg !3633
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3633
	%64 = zext i32 %63 to i64, !dbg !3633
	%65 = shl i64 %64, 32, !dbg !3633
	%66 = zext i32 %59 to i64, !dbg !3633
	%67 = or i64 %66, %65, !dbg !3633
	%68 = getelementptr inbounds i64, i64* %45, i64 0, !dbg !3634
	store i64 %67, i64* %68, align 8, !dbg !3634
	%69 = trunc i64 %42 to i32, !dbg !3635
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 3, i32 0), !dbg !3635
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3635
	%72 = lshr i64 %42, 32, !dbg !3635
	%73 = trunc i64 %72 to i32, !dbg !3635
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3635
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3635
	%76 = zext i32 %75 to i64, !dbg !3635
	%77 = shl i64 %76, 32, !dbg !3635
	%78 = zext i32 %71 to i64, !dbg !3635
	%79 = or i64 %78, %77, !dbg !3635
	%80 = getelementptr inbounds i64, i64* %45, i64 1, !dbg !3636
	store i64 %79, i64* %80, align 8, !dbg !3636
	%81 = trunc i64 %38 to i32, !dbg !3637
	%82 = trunc i64 %42 to i32, !dbg !3637
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %82, i32 %81, i32 31), !dbg !3637
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !3637
	%85 = lshr i64 %42, 32, !dbg !3637
	%86 = trunc i64 %85 to i32, !dbg !3637
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %81, i32 31), !dbg !3637
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3637
	%89 = zext i32 %88 to i64, !dbg !3637
	%90 = shl i64 %89, 32, !dbg !3637
	%91 = zext i32 %84 to i64, !dbg !3637
	%92 = or i64 %91, %90, !dbg !3637
	%93 = getelementptr inbounds i64, i64* %45, i64 2, !dbg !3638
	store i64 %92, i64* %93, align 8, !dbg !3638
	%94 = trunc i64 %39 to i32, !dbg !3639
	%95 = trunc i64 %42 to i32, !dbg !3639
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !3639
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !3639
	%98 = lshr i64 %42, 32, !dbg !3639
	%99 = trunc i64 %98 to i32, !dbg !3639
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %94, i32 31), !dbg !3639
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3639
	%102 = zext i32 %101 to i64, !dbg !3639
	%103 = shl i64 %102, 32, !dbg !3639
	%104 = zext i32 %97 to i64, !dbg !3639
	%105 = or i64 %104, %103, !dbg !3639
	%106 = getelementptr inbounds i64, i64* %45, i64 3, !dbg !3640
	store i64 %105, i64* %106, align 8, !dbg !3640
	%107 = mul i64 %29, 3, !dbg !3641
	%108 = sub i64 %p3, %107, !dbg !3642
	%109 = getelementptr inbounds i32, i32* %p2, i64 %107, !dbg !3642
	%110 = icmp ugt i64 %107, %p3, !dbg !3642
	%111 = icmp ugt i64 3, %108, !dbg !3643
	%112 = or i1 %110, %111, !dbg !3643
	br i1 %112, label %b2_fail5, label %b2_ok5, !dbg !3643, !prof !18

b2_ok5:
	%113 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %42) convergent nounwind, !dbg !3644
	%114 = getelementptr inbounds i32, i32* %109, i64 0, !dbg !3645
	store i32 %113, i32* %114, align 4, !dbg !3645
	%115 = getelementptr inbounds i32, i32* %109, i64 1, !dbg !3646
	store i32 7, i32* %115, align 4, !dbg !3646
	%116 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %42) convergent nounwind, !dbg !3647
	store i32 %116, i32* %115, align 4, !dbg !3648
	%117 = sub i64 %29, %31, !dbg !3649
	%118 = getelementptr inbounds i64, i64* %p4, i64 %117, !dbg !3650
	%119 = icmp uge i64 %117, %p5, !dbg !3650
	br i1 %119, label %b2_fail7, label %b2_ok7, !dbg !3650, !prof !18

b2_ok7:
	%120 = load i64, i64* %118, align 8, !dbg !3650
	%121 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %120) convergent nounwind, !dbg !3651
	%122 = getelementptr inbounds i32, i32* %109, i64 2, !dbg !3652
	store i32 %121, i32* %122, align 4, !dbg !3652
	ret void, !dbg !3619

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %29, i64 %p5), !dbg !3626
	ret void, !dbg !3626

b2_fail2:
	%123 = icmp ugt i64 %43, %p1, !dbg !3628
	br i1 %123, label %b2_fail3, label %b2_ok3, !dbg !3628

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p1), !dbg !3628
	ret void, !dbg !3628

b2_ok3:
	%124 = icmp ugt i64 4, %44, !dbg !3629
	br i1 %124, label %b2_fail4, label %b2_ok4, !dbg !3629

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 4, i64 %44), !dbg !3629
	ret void, !dbg !3629

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !3632
	ret void, !dbg !3632

b2_fail5:
	%125 = icmp ugt i64 %107, %p3, !dbg !3642
	br i1 %125, label %b2_fail6, label %b2_ok6, !dbg !3642

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %107, i64 %p3), !dbg !3642
	ret void, !dbg !3642

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 3, i64 %108), !dbg !3643
	ret void, !dbg !3643

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %117, i64 %p5), !dbg !3650
	ret void, !dbg !3650
}

define void @ExchangeFloat32(float* %p0, i64 %p1, i32* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3653 {
entry:
	br label %b0, !dbg !3654

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3657, !range !9
	%1 = sext i32 %0 to i64, !dbg !3657
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3657, !range !10
	%3 = sext i32 %2 to i64, !dbg !3657
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3657, !range !10
	%5 = sext i32 %4 to i64, !dbg !3657
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3657, !range !11
	%7 = sext i32 %6 to i64, !dbg !3657
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3657, !range !12
	%9 = sext i32 %8 to i64, !dbg !3657
	%10 = mul i64 %9, %5, !dbg !3657
	%11 = add i64 %3, %10, !dbg !3657
	%12 = mul i64 %7, %11, !dbg !3657
	%13 = add i64 %1, %12, !dbg !3657
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3657, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3657, !range !13
	%16 = mul i32 %14, %15, !dbg !3657
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3657, !range !14
	%18 = mul i32 %16, %17, !dbg !3657
	%19 = sext i32 %18 to i64, !dbg !3657
	%20 = mul i64 %13, %19, !dbg !3657
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3657, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3657, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3657, !range !16
	%24 = mul i32 %15, %23, !dbg !3657
	%25 = add i32 %22, %24, !dbg !3657
	%26 = mul i32 %14, %25, !dbg !3657
	%27 = add i32 %21, %26, !dbg !3657
	%28 = sext i32 %27 to i64, !dbg !3657
	%29 = add i64 %20, %28, !dbg !3657
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3658, !range !52
	%31 = sext i32 %30 to i64, !dbg !3658
	%32 = and i32 %27, -32, !dbg !3659
	%33 = sub i32 %18, %32, !dbg !3659
	%34 = icmp slt i32 %33, 32, !dbg !3659
	%35 = select i1 %34, i32 %33, i32 32, !dbg !3659
	%36 = sext i32 %35 to i64, !dbg !3659
	%37 = icmp eq i64 %36, 32, !dbg !3660
	br i1 %37, label %b1, label %b2, !dbg !3660

b1:
	br label %b2, !dbg !3660

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3661
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3662
	%40 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3663
	%41 = icmp uge i64 %29, %p5, !dbg !3663
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !3663, !prof !18

b2_ok1:
	%42 = load float, float* %40, align 4, !dbg !3663
	%43 = mul i64 %29, 4, !dbg !3664
	%44 = sub i64 %p1, %43, !dbg !3665
	%45 = getelementptr inbounds float, float* %p0, i64 %43, !dbg !3665
	%46 = mul i64 %31, 7, !dbg !3667
	%47 = add i64 %46, 3, !dbg !3668
	%48 = icmp ugt i64 %43, %p1, !dbg !3665
	%49 = icmp ugt i64 4, %44, !dbg !3666
	%50 = icmp eq i64 %36, 0, !dbg !3669
	%51 = or i1 %48, %49, !dbg !3669
	%52 = or i1 %51, %50, !dbg !3669
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !3669, !prof !18

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !3669
	%54 = select i1 %53, i64 1, i64 %36, !dbg !3669
	%55 = srem i64 %47, %54, !dbg !3669
	%56 = trunc i64 %55 to i32, !dbg !3670
	%57 = bitcast float %42 to i32, !dbg !3670
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !3670
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3670
	%60 = bitcast i32 %59 to float, !dbg !3670
	%61 = getelementptr inbounds float, float* %45, i64 0, !dbg !3671
	store float %60, float* %61, align 4, !dbg !3671
	%62 = bitcast float %42 to i32, !dbg !3672
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !3672
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3672
	%65 = bitcast i32 %64 to float, !dbg !3672
	%66 = getelementptr inbounds float, float* %45, i64 1, !dbg !3673
	store float %65, float* %66, align 4, !dbg !3673
	%67 = trunc i64 %38 to i32, !dbg !3674
	%68 = bitcast float %42 to i32, !dbg !3674
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !3674
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !3674
	%71 = bitcast i32 %70 to float, !dbg !3674
	%72 = getelementptr inbounds float, float* %45, i64 2, !dbg !3675
	store float %71, float* %72, align 4, !dbg !3675
	%73 = trunc i64 %39 to i32, !dbg !3676
	%74 = bitcast float %42 to i32, !dbg !3676
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !3676
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !3676
	%77 = bitcast i32 %76 to float, !dbg !3676
	%78 = getelementptr inbounds float, float* %45, i64 3, !dbg !3677
	store float %77, float* %78, align 4, !dbg !3677
	%79 = mul i64 %29, 3, !dbg !3678
	%80 = sub i64 %p3, %79, !dbg !3679
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !3679
	%82 = icmp ugt i64 %79, %p3, !dbg !3679
	%83 = icmp ugt i64 3, %80, !dbg !3680
	%84 = or i1 %82, %83, !dbg !3680
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !3680, !prof !18

b2_ok5:
	%85 = bitcast float %42 to i32, !dbg !3681
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !3681
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !3682
	store i32 %86, i32* %87, align 4, !dbg !3682
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !3683
	store i32 7, i32* %88, align 4, !dbg !3683
	%89 = bitcast float %42 to i32, !dbg !3684
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !3684
	store i32 %90, i32* %88, align 4, !dbg !3685
	%91 = sub i64 %29, %31, !dbg !3686
	%92 = getelementptr inbounds float, float* %p4, i64 %91, !dbg !3687
	%93 = icmp uge i64 %91, %p5, !dbg !3687
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !3687, !prof !18

b2_ok7:
	%94 = load float, float* %92, align 4, !dbg !3687
	%95 = bitcast float %94 to i32, !dbg !3688
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !3688
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !3689
	store i32 %96, i32* %97, align 4, !dbg !3689
	ret void, !dbg !3656

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %29, i64 %p5), !dbg !3663
	ret void, !dbg !3663

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !3665
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !3665

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p1), !dbg !3665
	ret void, !dbg !3665

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !3666
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !3666

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 4, i64 %44), !dbg !3666
	ret void, !dbg !3666

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !3669
	ret void, !dbg !3669

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !3679
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !3679

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %79, i64 %p3), !dbg !3679
	ret void, !dbg !3679

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 3, i64 %80), !dbg !3680
	ret void, !dbg !3680

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %91, i64 %p5), !dbg !3687
	ret void, !dbg !3687
}

define void @NumbersFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3690 {
entry:
	br label %b0, !dbg !3691

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3694, !range !9
	%1 = sext i32 %0 to i64, !dbg !3694
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3694, !range !10
	%3 = sext i32 %2 to i64, !dbg !3694
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3694, !range !10
	%5 = sext i32 %4 to i64, !dbg !3694
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3694, !range !11
	%7 = sext i32 %6 to i64, !dbg !3694
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3694, !range !12
	%9 = sext i32 %8 to i64, !dbg !3694
	%10 = mul i64 %9, %5, !dbg !3694
	%11 = add i64 %3, %10, !dbg !3694
	%12 = mul i64 %7, %11, !dbg !3694
	%13 = add i64 %1, %12, !dbg !3694
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3694, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3694, !range !13
	%16 = mul i32 %14, %15, !dbg !3694
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3694, !range !14
	%18 = mul i32 %16, %17, !dbg !3694
	%19 = sext i32 %18 to i64, !dbg !3694
	%20 = mul i64 %13, %19, !dbg !3694
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3694, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3694, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3694, !range !16
	%24 = mul i32 %15, %23, !dbg !3694
	%25 = add i32 %22, %24, !dbg !3694
	%26 = mul i32 %14, %25, !dbg !3694
	%27 = add i32 %21, %26, !dbg !3694
	%28 = sext i32 %27 to i64, !dbg !3694
	%29 = add i64 %20, %28, !dbg !3694
	%30 = mul i64 %29, 6, !dbg !3695
	%31 = sub i64 %p1, %30, !dbg !3696
	%32 = getelementptr inbounds float, float* %p0, i64 %30, !dbg !3696
	%33 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3697
	%34 = icmp ugt i64 %30, %p1, !dbg !3696
	%35 = icmp uge i64 %29, %p5, !dbg !3697
	%36 = or i1 %34, %35, !dbg !3697
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !3697, !prof !18

b0_ok1:
	%37 = load float, float* %33, align 4, !dbg !3697
	%38 = icmp ugt i64 6, %31, !dbg !3700
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !3700, !prof !18

b0_ok3:
	br label %b1, !dbg !3700

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %199, %b49 ], !dbg !3700
	%40 = and i32 %27, -32, !dbg !3707
	%41 = sub i32 %18, %40, !dbg !3707
	%42 = icmp slt i32 %41, 32, !dbg !3707
	%43 = select i1 %42, i32 %41, i32 32, !dbg !3707
	%44 = sext i32 %43 to i64, !dbg !3707
	%45 = icmp eq i64 %44, 32, !dbg !3708
	br i1 %45, label %b2, label %b4, !dbg !3708

b2:
	%46 = phi float [ %37, %b1 ], [ %54, %b3 ], !dbg !3709
	%47 = phi i64 [ 16, %b1 ], [ %55, %b3 ], !dbg !3710
	%48 = icmp sgt i64 %47, 0, !dbg !3711
	br i1 %48, label %b3, label %b12, !dbg !3711

b3:
	%49 = trunc i64 %47 to i32, !dbg !3712
	%50 = bitcast float %46 to i32, !dbg !3712
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !3712
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !3712
	%53 = bitcast i32 %52 to float, !dbg !3712
	%54 = fadd float %46, %53, !dbg !3713
	%55 = sdiv i64 %47, 2, !dbg !3714
	br label %b2, !dbg !3714

b4:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3715, !range !52
	%57 = sext i32 %56 to i64, !dbg !3715
	br label %b5, !dbg !3715

b5:
	%58 = phi float [ %37, %b4 ], [ %71, %b10 ], !dbg !3709
	%59 = phi i64 [ 16, %b4 ], [ %72, %b10 ], !dbg !3716
	%60 = icmp sgt i64 %59, 0, !dbg !3717
	br i1 %60, label %b6, label %b11, !dbg !3717

b6:
	%61 = add i64 %57, %59, !dbg !3718
	%62 = icmp sge i64 %61, %44, !dbg !3719
	br i1 %62, label %b7, label %b8, !dbg !3719

b7:
	br label %b8, !dbg !3719

b8:
	%63 = phi i64 [ %61, %b6 ], [ %57, %b7 ], !dbg !3720
	%64 = trunc i64 %63 to i32, !dbg !3721
	%65 = bitcast float %58 to i32, !dbg !3721
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %64, i32 31), !dbg !3721
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !3721
	%68 = bitcast i32 %67 to float, !dbg !3721
	%69 = icmp ne i64 %63, %57, !dbg !3722
	br i1 %69, label %b9, label %b10, !dbg !3722

b9:
	%70 = fadd float %58, %68, !dbg !3713
	br label %b10, !dbg !3723

b10:
	%71 = phi float [ %58, %b8 ], [ %70, %b9 ], !dbg !3709
	%72 = sdiv i64 %59, 2, !dbg !3724
	br label %b5, !dbg !3724

b11:
	%73 = bitcast float %58 to i32, !dbg !3725
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 0, i32 31), !dbg !3725
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3725
	%76 = bitcast i32 %75 to float, !dbg !3725
	br label %b12, !dbg !3726

b12:
	%77 = phi float [ %46, %b2 ], [ %76, %b11 ], !dbg !3706
	%78 = getelementptr inbounds float, float* %32, i64 0, !dbg !3727
	store float %77, float* %78, align 4, !dbg !3727
	br i1 %45, label %b13, label %b15, !dbg !3732

b13:
	%79 = phi float [ %37, %b12 ], [ %89, %b14 ], !dbg !3733
	%80 = phi i64 [ 16, %b12 ], [ %90, %b14 ], !dbg !3734
	%81 = icmp sgt i64 %80, 0, !dbg !3735
	br i1 %81, label %b14, label %b23, !dbg !3735

b14:
	%82 = trunc i64 %80 to i32, !dbg !3736
	%83 = bitcast float %79 to i32, !dbg !3736
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !3736
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !3736
	%86 = bitcast i32 %85 to float, !dbg !3736
	%87 = call float @__nv_fminf(float %79, float %86), !dbg !3737
	%88 = fcmp uno float %79, %86, !dbg !3737
	%89 = select i1 %88, float 0x7FF8000000000000, float %87, !dbg !3737
	%90 = sdiv i64 %80, 2, !dbg !3738
	br label %b13, !dbg !3738

b15:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3739, !range !52
	%92 = sext i32 %91 to i64, !dbg !3739
	br label %b16, !dbg !3739

b16:
	%93 = phi float [ %37, %b15 ], [ %108, %b21 ], !dbg !3733
	%94 = phi i64 [ 16, %b15 ], [ %109, %b21 ], !dbg !3740
	%95 = icmp sgt i64 %94, 0, !dbg !3741
	br i1 %95, label %b17, label %b22, !dbg !3741

b17:
	%96 = add i64 %92, %94, !dbg !3742
	%97 = icmp sge i64 %96, %44, !dbg !3743
	br i1 %97, label %b18, label %b19, !dbg !3743

b18:
	br label %b19, !dbg !3743

b19:
	%98 = phi i64 [ %96, %b17 ], [ %92, %b18 ], !dbg !3744
	%99 = trunc i64 %98 to i32, !dbg !3745
	%100 = bitcast float %93 to i32, !dbg !3745
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 %99, i32 31), !dbg !3745
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !3745
	%103 = bitcast i32 %102 to float, !dbg !3745
	%104 = icmp ne i64 %98, %92, !dbg !3746
	br i1 %104, label %b20, label %b21, !dbg !3746

b20:
	%105 = call float @__nv_fminf(float %93, float %103), !dbg !3737
	%106 = fcmp uno float %93, %103, !dbg !3737
	%107 = select i1 %106, float 0x7FF8000000000000, float %105, !dbg !3737
	br label %b21, !dbg !3747

b21:
	%108 = phi float [ %93, %b19 ], [ %107, %b20 ], !dbg !3733
	%109 = sdiv i64 %94, 2, !dbg !3748
	br label %b16, !dbg !3748

b22:
	%110 = bitcast float %93 to i32, !dbg !3749
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 0, i32 31), !dbg !3749
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !3749
	%113 = bitcast i32 %112 to float, !dbg !3749
	br label %b23, !dbg !3750

b23:
	%114 = phi float [ %79, %b13 ], [ %113, %b22 ], !dbg !3731
	br i1 %45, label %b24, label %b26, !dbg !3755

b24:
	%115 = phi float [ %37, %b23 ], [ %125, %b25 ], !dbg !3756
	%116 = phi i64 [ 16, %b23 ], [ %126, %b25 ], !dbg !3757
	%117 = icmp sgt i64 %116, 0, !dbg !3758
	br i1 %117, label %b25, label %b34, !dbg !3758

b25:
	%118 = trunc i64 %116 to i32, !dbg !3759
	%119 = bitcast float %115 to i32, !dbg !3759
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %119, i32 %118, i32 31), !dbg !3759
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !3759
	%122 = bitcast i32 %121 to float, !dbg !3759
	%123 = call float @__nv_fmaxf(float %115, float %122), !dbg !3760
	%124 = fcmp uno float %115, %122, !dbg !3760
	%125 = select i1 %124, float 0x7FF8000000000000, float %123, !dbg !3760
	%126 = sdiv i64 %116, 2, !dbg !3761
	br label %b24, !dbg !3761

b26:
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3762, !range !52
	%128 = sext i32 %127 to i64, !dbg !3762
	br label %b27, !dbg !3762

b27:
	%129 = phi float [ %37, %b26 ], [ %144, %b32 ], !dbg !3756
	%130 = phi i64 [ 16, %b26 ], [ %145, %b32 ], !dbg !3763
	%131 = icmp sgt i64 %130, 0, !dbg !3764
	br i1 %131, label %b28, label %b33, !dbg !3764

b28:
	%132 = add i64 %128, %130, !dbg !3765
	%133 = icmp sge i64 %132, %44, !dbg !3766
	br i1 %133, label %b29, label %b30, !dbg !3766

b29:
	br label %b30, !dbg !3766

b30:
	%134 = phi i64 [ %132, %b28 ], [ %128, %b29 ], !dbg !3767
	%135 = trunc i64 %134 to i32, !dbg !3768
	%136 = bitcast float %129 to i32, !dbg !3768
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 %135, i32 31), !dbg !3768
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !3768
	%139 = bitcast i32 %138 to float, !dbg !3768
	%140 = icmp ne i64 %134, %128, !dbg !3769
	br i1 %140, label %b31, label %b32, !dbg !3769

b31:
	%141 = call float @__nv_fmaxf(float %129, float %139), !dbg !3760
	%142 = fcmp uno float %129, %139, !dbg !3760
	%143 = select i1 %142, float 0x7FF8000000000000, float %141, !dbg !3760
	br label %b32, !dbg !3770

b32:
	%144 = phi float [ %129, %b30 ], [ %143, %b31 ], !dbg !3756
	%145 = sdiv i64 %130, 2, !dbg !3771
	br label %b27, !dbg !3771

b33:
	%146 = bitcast float %129 to i32, !dbg !3772
	%147 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %146, i32 0, i32 31), !dbg !3772
	%148 = extractvalue { i32, i1 } %147, 0, !dbg !3772
	%149 = bitcast i32 %148 to float, !dbg !3772
	br label %b34, !dbg !3773

b34:
	%150 = phi float [ %115, %b24 ], [ %149, %b33 ], !dbg !3754
	%151 = getelementptr inbounds float, float* %32, i64 1, !dbg !3774
	store float %114, float* %151, align 4, !dbg !3774
	%152 = getelementptr inbounds float, float* %32, i64 2, !dbg !3775
	store float %150, float* %152, align 4, !dbg !3775
	%153 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3780, !range !52
	%154 = sext i32 %153 to i64, !dbg !3780
	br label %b35, !dbg !3780

b35:
	%155 = phi float [ %37, %b34 ], [ %165, %b38 ], !dbg !3781
	%156 = phi i64 [ 1, %b34 ], [ %166, %b38 ], !dbg !3782
	%157 = icmp slt i64 %156, 32, !dbg !3783
	br i1 %157, label %b36, label %b39, !dbg !3783

b36:
	%158 = trunc i64 %156 to i32, !dbg !3784
	%159 = bitcast float %155 to i32, !dbg !3784
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %159, i32 %158, i32 0), !dbg !3784
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3784
	%162 = bitcast i32 %161 to float, !dbg !3784
	%163 = icmp sge i64 %154, %156, !dbg !3785
	br i1 %163, label %b37, label %b38, !dbg !3785

b37:
	%164 = fadd float %155, %162, !dbg !3786
	br label %b38, !dbg !3786

b38:
	%165 = phi float [ %155, %b36 ], [ %164, %b37 ], !dbg !3781
	%166 = mul i64 %156, 2, !dbg !3787
	br label %b35, !dbg !3787

b39:
	%167 = fadd float 0.000000e+00, %155, !dbg !3788
	br label %b40, !dbg !3792

b40:
	%168 = phi float [ %37, %b39 ], [ %178, %b43 ], !dbg !3793
	%169 = phi i64 [ 1, %b39 ], [ %179, %b43 ], !dbg !3794
	%170 = icmp slt i64 %169, 32, !dbg !3795
	br i1 %170, label %b41, label %b44, !dbg !3795

b41:
	%171 = trunc i64 %169 to i32, !dbg !3796
	%172 = bitcast float %168 to i32, !dbg !3796
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %172, i32 %171, i32 0), !dbg !3796
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !3796
	%175 = bitcast i32 %174 to float, !dbg !3796
	%176 = icmp sge i64 %154, %169, !dbg !3797
	br i1 %176, label %b42, label %b43, !dbg !3797

b42:
	%177 = fadd float %168, %175, !dbg !3798
	br label %b43, !dbg !3798

b43:
	%178 = phi float [ %168, %b41 ], [ %177, %b42 ], !dbg !3793
	%179 = mul i64 %169, 2, !dbg !3799
	br label %b40, !dbg !3799

b44:
	%180 = bitcast float %168 to i32, !dbg !3800
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %180, i32 1, i32 0), !dbg !3800
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !3800
	%183 = bitcast i32 %182 to float, !dbg !3800
	%184 = icmp eq i64 %154, 0, !dbg !3801
	br i1 %184, label %b46, label %b45, !dbg !3801

b45:
	%185 = fadd float 0.000000e+00, %183, !dbg !3802
	br label %b46, !dbg !3803

b46:
	%186 = phi float [ 0.000000e+00, %b44 ], [ %185, %b45 ], !dbg !3790
	%187 = getelementptr inbounds float, float* %32, i64 3, !dbg !3804
	store float %167, float* %187, align 4, !dbg !3804
	%188 = getelementptr inbounds float, float* %32, i64 4, !dbg !3805
	store float %186, float* %188, align 4, !dbg !3805
	%189 = mul i64 %44, 2, !dbg !3806
	%190 = sdiv i64 %189, 3, !dbg !3807
	%191 = icmp slt i64 %190, 0, !dbg !3810
	br i1 %191, label %b48, label %b47, !dbg !3810

b47:
	%192 = icmp sge i64 %190, %44, !dbg !3811
	br i1 %192, label %b48, label %b49, !dbg !3811

b48:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !3812
	ret void, !dbg !3812

b49:
	%193 = trunc i64 %190 to i32, !dbg !3813
	%194 = bitcast float %37 to i32, !dbg !3813
	%195 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %194, i32 %193, i32 31), !dbg !3813
	%196 = extractvalue { i32, i1 } %195, 0, !dbg !3813
	%197 = bitcast i32 %196 to float, !dbg !3813
	%198 = getelementptr inbounds float, float* %32, i64 5, !dbg !3814
	store float %197, float* %198, align 4, !dbg !3814
	%199 = add i64 %39, 1, !dbg !3814
	%200 = icmp slt i64 %199, 2, !dbg !3814
	br i1 %200, label %b1, label %b50, !dbg !3814

b50:
	%201 = sub i64 %p3, %30, !dbg !3815
	%202 = getelementptr inbounds float, float* %p2, i64 %30, !dbg !3815
	%203 = icmp ugt i64 %30, %p3, !dbg !3815
	br i1 %203, label %b50_fail1, label %b50_ok1, !dbg !3815, !prof !18

b50_ok1:
	%204 = load float, float* %33, align 4, !dbg !3816
	%205 = icmp ugt i64 6, %201, !dbg !3819
	br i1 %205, label %b50_fail2, label %b50_ok2, !dbg !3819, !prof !18

b50_ok2:
	br label %b51, !dbg !3819

b51:
	%206 = phi i64 [ 0, %b50_ok2 ], [ %441, %b130 ], !dbg !3819
	br i1 %45, label %b52, label %b54, !dbg !3825

b52:
	%207 = phi float [ %204, %b51 ], [ %215, %b53 ], !dbg !3826
	%208 = phi i64 [ 16, %b51 ], [ %216, %b53 ], !dbg !3827
	%209 = icmp sgt i64 %208, 0, !dbg !3828
	br i1 %209, label %b53, label %b61, !dbg !3828

b53:
	%210 = trunc i64 %208 to i32, !dbg !3829
	%211 = bitcast float %207 to i32, !dbg !3829
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %211, i32 %210, i32 31), !dbg !3829
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !3829
	%214 = bitcast i32 %213 to float, !dbg !3829
	%215 = fadd float %207, %214, !dbg !3830
	%216 = sdiv i64 %208, 2, !dbg !3831
	br label %b52, !dbg !3831

b54:
	%217 = phi float [ %204, %b51 ], [ %230, %b59 ], !dbg !3826
	%218 = phi i64 [ 16, %b51 ], [ %231, %b59 ], !dbg !3832
	%219 = icmp sgt i64 %218, 0, !dbg !3833
	br i1 %219, label %b55, label %b60, !dbg !3833

b55:
	%220 = add i64 %154, %218, !dbg !3834
	%221 = icmp sge i64 %220, %44, !dbg !3835
	br i1 %221, label %b56, label %b57, !dbg !3835

b56:
	br label %b57, !dbg !3835

b57:
	%222 = phi i64 [ %220, %b55 ], [ %154, %b56 ], !dbg !3836
	%223 = trunc i64 %222 to i32, !dbg !3837
	%224 = bitcast float %217 to i32, !dbg !3837
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 %223, i32 31), !dbg !3837
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !3837
	%227 = bitcast i32 %226 to float, !dbg !3837
	%228 = icmp ne i64 %222, %154, !dbg !3838
	br i1 %228, label %b58, label %b59, !dbg !3838

b58:
	%229 = fadd float %217, %227, !dbg !3830
	br label %b59, !dbg !3839

b59:
	%230 = phi float [ %217, %b57 ], [ %229, %b58 ], !dbg !3826
	%231 = sdiv i64 %218, 2, !dbg !3840
	br label %b54, !dbg !3840

b60:
	%232 = bitcast float %217 to i32, !dbg !3841
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 0, i32 31), !dbg !3841
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !3841
	%235 = bitcast i32 %234 to float, !dbg !3841
	br label %b61, !dbg !3842

b61:
	%236 = phi float [ %207, %b52 ], [ %235, %b60 ], !dbg !3824
	%237 = add i64 %19, 32, !dbg !3844
	%238 = sub i64 %237, 1, !dbg !3845
	%239 = sdiv i64 %238, 32, !dbg !3846
	%240 = icmp eq i64 %239, 1, !dbg !3847
	br i1 %240, label %b67, label %b62, !dbg !3847

b62:
	%241 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7 to [32 x float]*, !dbg !3848
	call void @llvm.nvvm.barrier0(), !dbg !3849
	br i1 %184, label %b63, label %b64, !dbg !3850

b63:
	%242 = sdiv i64 %28, 32, !dbg !3851
	%243 = getelementptr inbounds [32 x float], [32 x float]* %241, i64 0, i64 %242, !dbg !3852
	%244 = icmp uge i64 %242, 32, !dbg !3852
	br i1 %244, label %b63_fail1, label %b63_ok1, !dbg !3852, !prof !18

b63_ok1:
	store float %236, float* %243, align 4, !dbg !3852
	br label %b64, !dbg !3852

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3853
	%245 = getelementptr inbounds [32 x float], [32 x float]* %241, i64 0, i64 0, !dbg !3854
	%246 = load float, float* %245, align 4, !dbg !3854
	br label %b65, !dbg !3854

b65:
	%247 = phi float [ %246, %b64 ], [ %253, %b66_ok1 ], !dbg !3855
	%248 = phi i64 [ 1, %b64 ], [ %254, %b66_ok1 ], !dbg !3856
	%249 = icmp slt i64 %248, %239, !dbg !3857
	br i1 %249, label %b66, label %b67, !dbg !3857

b66:
	%250 = getelementptr inbounds [32 x float], [32 x float]* %241, i64 0, i64 %248, !dbg !3858
	%251 = icmp uge i64 %248, 32, !dbg !3858
	br i1 %251, label %b66_fail1, label %b66_ok1, !dbg !3858, !prof !18

b66_ok1:
	%252 = load float, float* %250, align 4, !dbg !3858
	%253 = fadd float %247, %252, !dbg !3830
	%254 = add i64 %248, 1, !dbg !3859
	br label %b65, !dbg !3859

b67:
	%255 = phi float [ %236, %b61 ], [ %247, %b65 ], !dbg !3823
	%256 = getelementptr inbounds float, float* %202, i64 0, !dbg !3860
	store float %255, float* %256, align 4, !dbg !3860
	br i1 %45, label %b68, label %b70, !dbg !3865

b68:
	%257 = phi float [ %204, %b67 ], [ %267, %b69 ], !dbg !3866
	%258 = phi i64 [ 16, %b67 ], [ %268, %b69 ], !dbg !3867
	%259 = icmp sgt i64 %258, 0, !dbg !3868
	br i1 %259, label %b69, label %b77, !dbg !3868

b69:
	%260 = trunc i64 %258 to i32, !dbg !3869
	%261 = bitcast float %257 to i32, !dbg !3869
	%262 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %261, i32 %260, i32 31), !dbg !3869
	%263 = extractvalue { i32, i1 } %262, 0, !dbg !3869
	%264 = bitcast i32 %263 to float, !dbg !3869
	%265 = call float @__nv_fminf(float %257, float %264), !dbg !3870
	%266 = fcmp uno float %257, %264, !dbg !3870
	%267 = select i1 %266, float 0x7FF8000000000000, float %265, !dbg !3870
	%268 = sdiv i64 %258, 2, !dbg !3871
	br label %b68, !dbg !3871

b70:
	%269 = phi float [ %204, %b67 ], [ %284, %b75 ], !dbg !3866
	%270 = phi i64 [ 16, %b67 ], [ %285, %b75 ], !dbg !3872
	%271 = icmp sgt i64 %270, 0, !dbg !3873
	br i1 %271, label %b71, label %b76, !dbg !3873

b71:
	%272 = add i64 %154, %270, !dbg !3874
	%273 = icmp sge i64 %272, %44, !dbg !3875
	br i1 %273, label %b72, label %b73, !dbg !3875

b72:
	br label %b73, !dbg !3875

b73:
	%274 = phi i64 [ %272, %b71 ], [ %154, %b72 ], !dbg !3876
	%275 = trunc i64 %274 to i32, !dbg !3877
	%276 = bitcast float %269 to i32, !dbg !3877
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %275, i32 31), !dbg !3877
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !3877
	%279 = bitcast i32 %278 to float, !dbg !3877
	%280 = icmp ne i64 %274, %154, !dbg !3878
	br i1 %280, label %b74, label %b75, !dbg !3878

b74:
	%281 = call float @__nv_fminf(float %269, float %279), !dbg !3870
	%282 = fcmp uno float %269, %279, !dbg !3870
	%283 = select i1 %282, float 0x7FF8000000000000, float %281, !dbg !3870
	br label %b75, !dbg !3879

b75:
	%284 = phi float [ %269, %b73 ], [ %283, %b74 ], !dbg !3866
	%285 = sdiv i64 %270, 2, !dbg !3880
	br label %b70, !dbg !3880

b76:
	%286 = bitcast float %269 to i32, !dbg !3881
	%287 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %286, i32 0, i32 31), !dbg !3881
	%288 = extractvalue { i32, i1 } %287, 0, !dbg !3881
	%289 = bitcast i32 %288 to float, !dbg !3881
	br label %b77, !dbg !3882

b77:
	%290 = phi float [ %257, %b68 ], [ %289, %b76 ], !dbg !3864
	br i1 %240, label %b83, label %b78, !dbg !3883

b78:
	%291 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7 to [32 x float]*, !dbg !3884
	call void @llvm.nvvm.barrier0(), !dbg !3885
	br i1 %184, label %b79, label %b80, !dbg !3886

b79:
	%292 = sdiv i64 %28, 32, !dbg !3887
	%293 = getelementptr inbounds [32 x float], [32 x float]* %291, i64 0, i64 %292, !dbg !3888
	%294 = icmp uge i64 %292, 32, !dbg !3888
	br i1 %294, label %b79_fail1, label %b79_ok1, !dbg !3888, !prof !18

b79_ok1:
	store float %290, float* %293, align 4, !dbg !3888
	br label %b80, !dbg !3888

b80:
	call void @llvm.nvvm.barrier0(), !dbg !3889
	%295 = getelementptr inbounds [32 x float], [32 x float]* %291, i64 0, i64 0, !dbg !3890
	%296 = load float, float* %295, align 4, !dbg !3890
	br label %b81, !dbg !3890

b81:
	%297 = phi float [ %296, %b80 ], [ %305, %b82_ok1 ], !dbg !3891
	%298 = phi i64 [ 1, %b80 ], [ %306, %b82_ok1 ], !dbg !3892
	%299 = icmp slt i64 %298, %239, !dbg !3893
	br i1 %299, label %b82, label %b83, !dbg !3893

b82:
	%300 = getelementptr inbounds [32 x float], [32 x float]* %291, i64 0, i64 %298, !dbg !3894
	%301 = icmp uge i64 %298, 32, !dbg !3894
	br i1 %301, label %b82_fail1, label %b82_ok1, !dbg !3894, !prof !18

b82_ok1:
	%302 = load float, float* %300, align 4, !dbg !3894
	%303 = call float @__nv_fminf(float %297, float %302), !dbg !3870
	%304 = fcmp uno float %297, %302, !dbg !3870
	%305 = select i1 %304, float 0x7FF8000000000000, float %303, !dbg !3870
	%306 = add i64 %298, 1, !dbg !3895
	br label %b81, !dbg !3895

b83:
	%307 = phi float [ %290, %b77 ], [ %297, %b81 ], !dbg !3863
	br i1 %45, label %b84, label %b86, !dbg !3900

b84:
	%308 = phi float [ %204, %b83 ], [ %318, %b85 ], !dbg !3901
	%309 = phi i64 [ 16, %b83 ], [ %319, %b85 ], !dbg !3902
	%310 = icmp sgt i64 %309, 0, !dbg !3903
	br i1 %310, label %b85, label %b93, !dbg !3903

b85:
	%311 = trunc i64 %309 to i32, !dbg !3904
	%312 = bitcast float %308 to i32, !dbg !3904
	%313 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %312, i32 %311, i32 31), !dbg !3904
	%314 = extractvalue { i32, i1 } %313, 0, !dbg !3904
	%315 = bitcast i32 %314 to float, !dbg !3904
	%316 = call float @__nv_fmaxf(float %308, float %315), !dbg !3905
	%317 = fcmp uno float %308, %315, !dbg !3905
	%318 = select i1 %317, float 0x7FF8000000000000, float %316, !dbg !3905
	%319 = sdiv i64 %309, 2, !dbg !3906
	br label %b84, !dbg !3906

b86:
	%320 = phi float [ %204, %b83 ], [ %335, %b91 ], !dbg !3901
	%321 = phi i64 [ 16, %b83 ], [ %336, %b91 ], !dbg !3907
	%322 = icmp sgt i64 %321, 0, !dbg !3908
	br i1 %322, label %b87, label %b92, !dbg !3908

b87:
	%323 = add i64 %154, %321, !dbg !3909
	%324 = icmp sge i64 %323, %44, !dbg !3910
	br i1 %324, label %b88, label %b89, !dbg !3910

b88:
	br label %b89, !dbg !3910

b89:
	%325 = phi i64 [ %323, %b87 ], [ %154, %b88 ], !dbg !3911
	%326 = trunc i64 %325 to i32, !dbg !3912
	%327 = bitcast float %320 to i32, !dbg !3912
	%328 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %327, i32 %326, i32 31), !dbg !3912
	%329 = extractvalue { i32, i1 } %328, 0, !dbg !3912
	%330 = bitcast i32 %329 to float, !dbg !3912
	%331 = icmp ne i64 %325, %154, !dbg !3913
	br i1 %331, label %b90, label %b91, !dbg !3913

b90:
	%332 = call float @__nv_fmaxf(float %320, float %330), !dbg !3905
	%333 = fcmp uno float %320, %330, !dbg !3905
	%334 = select i1 %333, float 0x7FF8000000000000, float %332, !dbg !3905
	br label %b91, !dbg !3914

b91:
	%335 = phi float [ %320, %b89 ], [ %334, %b90 ], !dbg !3901
	%336 = sdiv i64 %321, 2, !dbg !3915
	br label %b86, !dbg !3915

b92:
	%337 = bitcast float %320 to i32, !dbg !3916
	%338 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %337, i32 0, i32 31), !dbg !3916
	%339 = extractvalue { i32, i1 } %338, 0, !dbg !3916
	%340 = bitcast i32 %339 to float, !dbg !3916
	br label %b93, !dbg !3917

b93:
	%341 = phi float [ %308, %b84 ], [ %340, %b92 ], !dbg !3899
	br i1 %240, label %b99, label %b94, !dbg !3918

b94:
	%342 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7 to [32 x float]*, !dbg !3919
	call void @llvm.nvvm.barrier0(), !dbg !3920
	br i1 %184, label %b95, label %b96, !dbg !3921

b95:
	%343 = sdiv i64 %28, 32, !dbg !3922
	%344 = getelementptr inbounds [32 x float], [32 x float]* %342, i64 0, i64 %343, !dbg !3923
	%345 = icmp uge i64 %343, 32, !dbg !3923
	br i1 %345, label %b95_fail1, label %b95_ok1, !dbg !3923, !prof !18

b95_ok1:
	store float %341, float* %344, align 4, !dbg !3923
	br label %b96, !dbg !3923

b96:
	call void @llvm.nvvm.barrier0(), !dbg !3924
	%346 = getelementptr inbounds [32 x float], [32 x float]* %342, i64 0, i64 0, !dbg !3925
	%347 = load float, float* %346, align 4, !dbg !3925
	br label %b97, !dbg !3925

b97:
	%348 = phi float [ %347, %b96 ], [ %356, %b98_ok1 ], !dbg !3926
	%349 = phi i64 [ 1, %b96 ], [ %357, %b98_ok1 ], !dbg !3927
	%350 = icmp slt i64 %349, %239, !dbg !3928
	br i1 %350, label %b98, label %b99, !dbg !3928

b98:
	%351 = getelementptr inbounds [32 x float], [32 x float]* %342, i64 0, i64 %349, !dbg !3929
	%352 = icmp uge i64 %349, 32, !dbg !3929
	br i1 %352, label %b98_fail1, label %b98_ok1, !dbg !3929, !prof !18

b98_ok1:
	%353 = load float, float* %351, align 4, !dbg !3929
	%354 = call float @__nv_fmaxf(float %348, float %353), !dbg !3905
	%355 = fcmp uno float %348, %353, !dbg !3905
	%356 = select i1 %355, float 0x7FF8000000000000, float %354, !dbg !3905
	%357 = add i64 %349, 1, !dbg !3930
	br label %b97, !dbg !3930

b99:
	%358 = phi float [ %341, %b93 ], [ %348, %b97 ], !dbg !3898
	%359 = getelementptr inbounds float, float* %202, i64 1, !dbg !3931
	store float %307, float* %359, align 4, !dbg !3931
	%360 = getelementptr inbounds float, float* %202, i64 2, !dbg !3932
	store float %358, float* %360, align 4, !dbg !3932
	br label %b100, !dbg !3937

b100:
	%361 = phi float [ %204, %b99 ], [ %371, %b103 ], !dbg !3938
	%362 = phi i64 [ 1, %b99 ], [ %372, %b103 ], !dbg !3939
	%363 = icmp slt i64 %362, 32, !dbg !3940
	br i1 %363, label %b101, label %b104, !dbg !3940

b101:
	%364 = trunc i64 %362 to i32, !dbg !3941
	%365 = bitcast float %361 to i32, !dbg !3941
	%366 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %365, i32 %364, i32 0), !dbg !3941
	%367 = extractvalue { i32, i1 } %366, 0, !dbg !3941
	%368 = bitcast i32 %367 to float, !dbg !3941
	%369 = icmp sge i64 %154, %362, !dbg !3942
	br i1 %369, label %b102, label %b103, !dbg !3942

b102:
	%370 = fadd float %361, %368, !dbg !3943
	br label %b103, !dbg !3943

b103:
	%371 = phi float [ %361, %b101 ], [ %370, %b102 ], !dbg !3938
	%372 = mul i64 %362, 2, !dbg !3944
	br label %b100, !dbg !3944

b104:
	br i1 %240, label %b110, label %b105, !dbg !3945

b105:
	%373 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_scan_34_7 to [32 x float]*, !dbg !3946
	%374 = sdiv i64 %28, 32, !dbg !3947
	call void @llvm.nvvm.barrier0(), !dbg !3948
	%375 = sub i64 %44, 1, !dbg !3949
	%376 = icmp eq i64 %154, %375, !dbg !3950
	br i1 %376, label %b106, label %b107, !dbg !3950

b106:
	%377 = getelementptr inbounds [32 x float], [32 x float]* %373, i64 0, i64 %374, !dbg !3951
	%378 = icmp uge i64 %374, 32, !dbg !3951
	br i1 %378, label %b106_fail1, label %b106_ok1, !dbg !3951, !prof !18

b106_ok1:
	store float %361, float* %377, align 4, !dbg !3951
	br label %b107, !dbg !3951

b107:
	call void @llvm.nvvm.barrier0(), !dbg !3952
	%379 = icmp slt i64 0, %374, !dbg !3952
	br i1 %379, label %b108, label %b109, !dbg !3952

b108:
	%380 = phi float [ 0.000000e+00, %b107 ], [ %385, %b108_ok1 ], !dbg !3953
	%381 = phi i64 [ 0, %b107 ], [ %386, %b108_ok1 ], !dbg !3953
	%382 = getelementptr inbounds [32 x float], [32 x float]* %373, i64 0, i64 %381, !dbg !3954
	%383 = icmp uge i64 %381, 32, !dbg !3954
	br i1 %383, label %b108_fail1, label %b108_ok1, !dbg !3954, !prof !18

b108_ok1:
	%384 = load float, float* %382, align 4, !dbg !3954
	%385 = fadd float %380, %384, !dbg !3955
	%386 = add i64 %381, 1, !dbg !3955
	%387 = icmp slt i64 %386, %374, !dbg !3955
	br i1 %387, label %b108, label %b109, !dbg !3955

b109:
	%388 = phi float [ 0.000000e+00, %b107 ], [ %385, %b108_ok1 ], !dbg !3953
	br label %b110, !dbg !3956

b110:
	%389 = phi float [ 0.000000e+00, %b104 ], [ %388, %b109 ], !dbg !3936
	%390 = fadd float %389, %361, !dbg !3957
	br label %b111, !dbg !3961

b111:
	%391 = phi float [ %204, %b110 ], [ %401, %b114 ], !dbg !3962
	%392 = phi i64 [ 1, %b110 ], [ %402, %b114 ], !dbg !3963
	%393 = icmp slt i64 %392, 32, !dbg !3964
	br i1 %393, label %b112, label %b115, !dbg !3964

b112:
	%394 = trunc i64 %392 to i32, !dbg !3965
	%395 = bitcast float %391 to i32, !dbg !3965
	%396 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %395, i32 %394, i32 0), !dbg !3965
	%397 = extractvalue { i32, i1 } %396, 0, !dbg !3965
	%398 = bitcast i32 %397 to float, !dbg !3965
	%399 = icmp sge i64 %154, %392, !dbg !3966
	br i1 %399, label %b113, label %b114, !dbg !3966

b113:
	%400 = fadd float %391, %398, !dbg !3967
	br label %b114, !dbg !3967

b114:
	%401 = phi float [ %391, %b112 ], [ %400, %b113 ], !dbg !3962
	%402 = mul i64 %392, 2, !dbg !3968
	br label %b111, !dbg !3968

b115:
	br i1 %240, label %b121, label %b116, !dbg !3969

b116:
	%403 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_scan_34_7 to [32 x float]*, !dbg !3970
	%404 = sdiv i64 %28, 32, !dbg !3971
	call void @llvm.nvvm.barrier0(), !dbg !3972
	%405 = sub i64 %44, 1, !dbg !3973
	%406 = icmp eq i64 %154, %405, !dbg !3974
	br i1 %406, label %b117, label %b118, !dbg !3974

b117:
	%407 = getelementptr inbounds [32 x float], [32 x float]* %403, i64 0, i64 %404, !dbg !3975
	%408 = icmp uge i64 %404, 32, !dbg !3975
	br i1 %408, label %b117_fail1, label %b117_ok1, !dbg !3975, !prof !18

b117_ok1:
	store float %391, float* %407, align 4, !dbg !3975
	br label %b118, !dbg !3975

b118:
	call void @llvm.nvvm.barrier0(), !dbg !3976
	%409 = icmp slt i64 0, %404, !dbg !3976
	br i1 %409, label %b119, label %b120, !dbg !3976

b119:
	%410 = phi float [ 0.000000e+00, %b118 ], [ %415, %b119_ok1 ], !dbg !3977
	%411 = phi i64 [ 0, %b118 ], [ %416, %b119_ok1 ], !dbg !3977
	%412 = getelementptr inbounds [32 x float], [32 x float]* %403, i64 0, i64 %411, !dbg !3978
	%413 = icmp uge i64 %411, 32, !dbg !3978
	br i1 %413, label %b119_fail1, label %b119_ok1, !dbg !3978, !prof !18

b119_ok1:
	%414 = load float, float* %412, align 4, !dbg !3978
	%415 = fadd float %410, %414, !dbg !3979
	%416 = add i64 %411, 1, !dbg !3979
	%417 = icmp slt i64 %416, %404, !dbg !3979
	br i1 %417, label %b119, label %b120, !dbg !3979

b120:
	%418 = phi float [ 0.000000e+00, %b118 ], [ %415, %b119_ok1 ], !dbg !3977
	br label %b121, !dbg !3980

b121:
	%419 = phi float [ 0.000000e+00, %b115 ], [ %418, %b120 ], !dbg !3960
	%420 = bitcast float %391 to i32, !dbg !3981
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %420, i32 1, i32 0), !dbg !3981
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !3981
	%423 = bitcast i32 %422 to float, !dbg !3981
	br i1 %184, label %b123, label %b122, !dbg !3982

b122:
	%424 = fadd float %419, %423, !dbg !3983
	br label %b123, !dbg !3984

b123:
	%425 = phi float [ %419, %b121 ], [ %424, %b122 ], !dbg !3959
	%426 = getelementptr inbounds float, float* %202, i64 3, !dbg !3985
	store float %390, float* %426, align 4, !dbg !3985
	%427 = getelementptr inbounds float, float* %202, i64 4, !dbg !3986
	store float %425, float* %427, align 4, !dbg !3986
	%428 = mul i64 %19, 2, !dbg !3987
	%429 = sdiv i64 %428, 3, !dbg !3988
	%430 = icmp sge i64 %429, %19, !dbg !3991
	br i1 %430, label %b124, label %b125, !dbg !3991

b124:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !3992
	ret void, !dbg !3992

b125:
	br i1 %240, label %b126, label %b127, !dbg !3993

b126:
	%431 = trunc i64 %429 to i32, !dbg !3994
	%432 = bitcast float %204 to i32, !dbg !3994
	%433 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %432, i32 %431, i32 31), !dbg !3994
	%434 = extractvalue { i32, i1 } %433, 0, !dbg !3994
	%435 = bitcast i32 %434 to float, !dbg !3994
	br label %b130, !dbg !3995

b127:
	%436 = addrspacecast float addrspace(3)* @gpuc_shared_Broadcast_42_7 to float*, !dbg !3996
	call void @llvm.nvvm.barrier0(), !dbg !3997
	%437 = icmp eq i64 %28, %429, !dbg !3998
	br i1 %437, label %b128, label %b129, !dbg !3998

b128:
	store float %204, float* %436, align 4, !dbg !3999
	br label %b129, !dbg !3999

b129:
	call void @llvm.nvvm.barrier0(), !dbg !4000
	%438 = load float, float* %436, align 4, !dbg !4001
	br label %b130, !dbg !4002

b130:
	%439 = phi float [ %435, %b126 ], [ %438, %b129 ], !dbg !3990
	%440 = getelementptr inbounds float, float* %202, i64 5, !dbg !4003
	store float %439, float* %440, align 4, !dbg !4003
	%441 = add i64 %206, 1, !dbg !4003
	%442 = icmp slt i64 %441, 2, !dbg !4003
	br i1 %442, label %b51, label %b131, !dbg !4003

b131:
	ret void, !dbg !3693

b0_fail1:
	%443 = icmp ugt i64 %30, %p1, !dbg !3696
	br i1 %443, label %b0_fail2, label %b0_ok2, !dbg !3696

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !3696
	ret void, !dbg !3696

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !3697
	ret void, !dbg !3697

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !3700
	ret void, !dbg !3700

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !3815
	ret void, !dbg !3815

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %201), !dbg !3819
	ret void, !dbg !3819

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %242, i64 32), !dbg !3852
	ret void, !dbg !3852

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %248, i64 32), !dbg !3858
	ret void, !dbg !3858

b79_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %292, i64 32), !dbg !3888
	ret void, !dbg !3888

b82_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %298, i64 32), !dbg !3894
	ret void, !dbg !3894

b95_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %343, i64 32), !dbg !3923
	ret void, !dbg !3923

b98_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %349, i64 32), !dbg !3929
	ret void, !dbg !3929

b106_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %374, i64 32), !dbg !3951
	ret void, !dbg !3951

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %381, i64 32), !dbg !3954
	ret void, !dbg !3954

b117_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %404, i64 32), !dbg !3975
	ret void, !dbg !3975

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %411, i64 32), !dbg !3978
	ret void, !dbg !3978
}

define void @ExchangeFloat64(double* %p0, i64 %p1, i32* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !4004 {
entry:
	br label %b0, !dbg !4005

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4008, !range !9
	%1 = sext i32 %0 to i64, !dbg !4008
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !4008, !range !10
	%3 = sext i32 %2 to i64, !dbg !4008
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !4008, !range !10
	%5 = sext i32 %4 to i64, !dbg !4008
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !4008, !range !11
	%7 = sext i32 %6 to i64, !dbg !4008
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !4008, !range !12
	%9 = sext i32 %8 to i64, !dbg !4008
	%10 = mul i64 %9, %5, !dbg !4008
	%11 = add i64 %3, %10, !dbg !4008
	%12 = mul i64 %7, %11, !dbg !4008
	%13 = add i64 %1, %12, !dbg !4008
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4008, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4008, !range !13
	%16 = mul i32 %14, %15, !dbg !4008
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4008, !range !14
	%18 = mul i32 %16, %17, !dbg !4008
	%19 = sext i32 %18 to i64, !dbg !4008
	%20 = mul i64 %13, %19, !dbg !4008
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4008, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4008, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4008, !range !16
	%24 = mul i32 %15, %23, !dbg !4008
	%25 = add i32 %22, %24, !dbg !4008
	%26 = mul i32 %14, %25, !dbg !4008
	%27 = add i32 %21, %26, !dbg !4008
	%28 = sext i32 %27 to i64, !dbg !4008
	%29 = add i64 %20, %28, !dbg !4008
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4009, !range !52
	%31 = sext i32 %30 to i64, !dbg !4009
	%32 = and i32 %27, -32, !dbg !4010
	%33 = sub i32 %18, %32, !dbg !4010
	%34 = icmp slt i32 %33, 32, !dbg !4010
	%35 = select i1 %34, i32 %33, i32 32, !dbg !4010
	%36 = sext i32 %35 to i64, !dbg !4010
	%37 = icmp eq i64 %36, 32, !dbg !4011
	br i1 %37, label %b1, label %b2, !dbg !4011

b1:
	br label %b2, !dbg !4011

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !4012
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !4013
	%40 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !4014
	%41 = icmp uge i64 %29, %p5, !dbg !4014
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !4014, !prof !18

b2_ok1:
	%42 = load double, double* %40, align 8, !dbg !4014
	%43 = mul i64 %29, 4, !dbg !4015
	%44 = sub i64 %p1, %43, !dbg !4016
	%45 = getelementptr inbounds double, double* %p0, i64 %43, !dbg !4016
	%46 = mul i64 %31, 7, !dbg !4018
	%47 = add i64 %46, 3, !dbg !4019
	%48 = icmp ugt i64 %43, %p1, !dbg !4016
	%49 = icmp ugt i64 4, %44, !dbg !4017
	%50 = icmp eq i64 %36, 0, !dbg !4020
	%51 = or i1 %48, %49, !dbg !4020
	%52 = or i1 %51, %50, !dbg !4020
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !4020, !prof !18

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !4020
	%54 = select i1 %53, i64 1, i64 %36, !dbg !4020
	%55 = srem i64 %47, %54, !dbg !4020
	%56 = trunc i64 %55 to i32, !dbg !4021
	%57 = bitcast double %42 to i64, !dbg !4021
	%58 = trunc i64 %57 to i32, !dbg !4021
	%59 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %58, i32 %56, i32 31), !dbg !4021
	%60 = extractvalue { i32, i1 } %59, 0, !dbg !4021
	%61 = lshr i64 %57, 32, !dbg !4021
	%62 = trunc i64 %61 to i32, !dbg !4021
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %62, i32 %56, i32 31), !dbg !4021
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !4021
	%65 = zext i32 %64 to i64, !dbg !4021
	%66 = shl i64 %65, 32, !dbg !4021
	%67 = zext i32 %60 to i64, !dbg !4021
	%68 = or i64 %67, %66, !dbg !4021
	%69 = bitcast i64 %68 to double, !dbg !4021
	%70 = getelementptr inbounds double, double* %45, i64 0, !dbg !4022
	store double %69, double* %70, align 8, !dbg !4022
	%71 = bitcast double %42 to i64, !dbg !4023
	%72 = trunc i64 %71 to i32, !dbg !4023
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %72, i32 3, i32 0), !dbg !4023
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !4023
	%75 = lshr i64 %71, 32, !dbg !4023
	%76 = trunc i64 %75 to i32, !dbg !4023
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %76, i32 3, i32 0), !dbg !4023
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !4023
	%79 = zext i32 %78 to i64, !dbg !4023
	%80 = shl i64 %79, 32, !dbg !4023
	%81 = zext i32 %74 to i64, !dbg !4023
	%82 = or i64 %81, %80, !dbg !4023
	%83 = bitcast i64 %82 to double, !dbg !4023
	%84 = getelementptr inbounds double, double* %45, i64 1, !dbg !4024
	store double %83, double* %84, align 8, !dbg !4024
	%85 = trunc i64 %38 to i32, !dbg !4025
	%86 = bitcast double %42 to i64, !dbg !4025
	%87 = trunc i64 %86 to i32, !dbg !4025
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %87, i32 %85, i32 31), !dbg !4025
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !4025
	%90 = lshr i64 %86, 32, !dbg !4025
	%91 = trunc i64 %90 to i32, !dbg !4025
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %91, i32 %85, i32 31), !dbg !4025
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !4025
	%94 = zext i32 %93 to i64, !dbg !4025
	%95 = shl i64 %94, 32, !dbg !4025
	%96 = zext i32 %89 to i64, !dbg !4025
	%97 = or i64 %96, %95, !dbg !4025
	%98 = bitcast i64 %97 to double, !dbg !4025
	%99 = getelementptr inbounds double, double* %45, i64 2, !dbg !4026
	store double %98, double* %99, align 8, !dbg !4026
	%100 = trunc i64 %39 to i32, !dbg !4027
	%101 = bitcast double %42 to i64, !dbg !4027
	%102 = trunc i64 %101 to i32, !dbg !4027
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %100, i32 31), !dbg !4027
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !4027
	%105 = lshr i64 %101, 32, !dbg !4027
	%106 = trunc i64 %105 to i32, !dbg !4027
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %100, i32 31), !dbg !4027
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !4027
	%109 = zext i32 %108 to i64, !dbg !4027
	%110 = shl i64 %109, 32, !dbg !4027
	%111 = zext i32 %104 to i64, !dbg !4027
	%112 = or i64 %111, %110, !dbg !4027
	%113 = bitcast i64 %112 to double, !dbg !4027
	%114 = getelementptr inbounds double, double* %45, i64 3, !dbg !4028
	store double %113, double* %114, align 8, !dbg !4028
	%115 = mul i64 %29, 3, !dbg !4029
	%116 = sub i64 %p3, %115, !dbg !4030
	%117 = getelementptr inbounds i32, i32* %p2, i64 %115, !dbg !4030
	%118 = icmp ugt i64 %115, %p3, !dbg !4030
	%119 = icmp ugt i64 3, %116, !dbg !4031
	%120 = or i1 %118, %119, !dbg !4031
	br i1 %120, label %b2_fail5, label %b2_ok5, !dbg !4031, !prof !18

b2_ok5:
	%121 = bitcast double %42 to i64, !dbg !4032
	%122 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %121) convergent nounwind, !dbg !4032
	%123 = getelementptr inbounds i32, i32* %117, i64 0, !dbg !4033
	store i32 %122, i32* %123, align 4, !dbg !4033
	%124 = getelementptr inbounds i32, i32* %117, i64 1, !dbg !4034
	store i32 7, i32* %124, align 4, !dbg !4034
	%125 = bitcast double %42 to i64, !dbg !4035
	%126 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %125) convergent nounwind, !dbg !4035
	store i32 %126, i32* %124, align 4, !dbg !4036
	%127 = sub i64 %29, %31, !dbg !4037
	%128 = getelementptr inbounds double, double* %p4, i64 %127, !dbg !4038
	%129 = icmp uge i64 %127, %p5, !dbg !4038
	br i1 %129, label %b2_fail7, label %b2_ok7, !dbg !4038, !prof !18

b2_ok7:
	%130 = load double, double* %128, align 8, !dbg !4038
	%131 = bitcast double %130 to i64, !dbg !4039
	%132 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %131) convergent nounwind, !dbg !4039
	%133 = getelementptr inbounds i32, i32* %117, i64 2, !dbg !4040
	store i32 %132, i32* %133, align 4, !dbg !4040
	ret void, !dbg !4007

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %29, i64 %p5), !dbg !4014
	ret void, !dbg !4014

b2_fail2:
	%134 = icmp ugt i64 %43, %p1, !dbg !4016
	br i1 %134, label %b2_fail3, label %b2_ok3, !dbg !4016

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %43, i64 %p1), !dbg !4016
	ret void, !dbg !4016

b2_ok3:
	%135 = icmp ugt i64 4, %44, !dbg !4017
	br i1 %135, label %b2_fail4, label %b2_ok4, !dbg !4017

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 4, i64 %44), !dbg !4017
	ret void, !dbg !4017

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !4020
	ret void, !dbg !4020

b2_fail5:
	%136 = icmp ugt i64 %115, %p3, !dbg !4030
	br i1 %136, label %b2_fail6, label %b2_ok6, !dbg !4030

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %115, i64 %p3), !dbg !4030
	ret void, !dbg !4030

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 3, i64 %116), !dbg !4031
	ret void, !dbg !4031

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %127, i64 %p5), !dbg !4038
	ret void, !dbg !4038
}

define void @NumbersFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !4041 {
entry:
	br label %b0, !dbg !4042

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4045, !range !9
	%1 = sext i32 %0 to i64, !dbg !4045
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !4045, !range !10
	%3 = sext i32 %2 to i64, !dbg !4045
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !4045, !range !10
	%5 = sext i32 %4 to i64, !dbg !4045
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !4045, !range !11
	%7 = sext i32 %6 to i64, !dbg !4045
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !4045, !range !12
	%9 = sext i32 %8 to i64, !dbg !4045
	%10 = mul i64 %9, %5, !dbg !4045
	%11 = add i64 %3, %10, !dbg !4045
	%12 = mul i64 %7, %11, !dbg !4045
	%13 = add i64 %1, %12, !dbg !4045
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4045, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4045, !range !13
	%16 = mul i32 %14, %15, !dbg !4045
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4045, !range !14
	%18 = mul i32 %16, %17, !dbg !4045
	%19 = sext i32 %18 to i64, !dbg !4045
	%20 = mul i64 %13, %19, !dbg !4045
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4045, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4045, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4045, !range !16
	%24 = mul i32 %15, %23, !dbg !4045
	%25 = add i32 %22, %24, !dbg !4045
	%26 = mul i32 %14, %25, !dbg !4045
	%27 = add i32 %21, %26, !dbg !4045
	%28 = sext i32 %27 to i64, !dbg !4045
	%29 = add i64 %20, %28, !dbg !4045
	%30 = mul i64 %29, 6, !dbg !4046
	%31 = sub i64 %p1, %30, !dbg !4047
	%32 = getelementptr inbounds double, double* %p0, i64 %30, !dbg !4047
	%33 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !4048
	%34 = icmp ugt i64 %30, %p1, !dbg !4047
	%35 = icmp uge i64 %29, %p5, !dbg !4048
	%36 = or i1 %34, %35, !dbg !4048
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !4048, !prof !18

b0_ok1:
	%37 = load double, double* %33, align 8, !dbg !4048
	%38 = icmp ugt i64 6, %31, !dbg !4051
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !4051, !prof !18

b0_ok3:
	br label %b1, !dbg !4051

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %340, %b49 ], !dbg !4051
	%40 = and i32 %27, -32, !dbg !4058
	%41 = sub i32 %18, %40, !dbg !4058
	%42 = icmp slt i32 %41, 32, !dbg !4058
	%43 = select i1 %42, i32 %41, i32 32, !dbg !4058
	%44 = sext i32 %43 to i64, !dbg !4058
	%45 = icmp eq i64 %44, 32, !dbg !4059
	br i1 %45, label %b2, label %b4, !dbg !4059

b2:
	%46 = phi double [ %37, %b1 ], [ %63, %b3 ], !dbg !4060
	%47 = phi i64 [ 16, %b1 ], [ %64, %b3 ], !dbg !4061
	%48 = icmp sgt i64 %47, 0, !dbg !4062
	br i1 %48, label %b3, label %b12, !dbg !4062

b3:
	%49 = trunc i64 %47 to i32, !dbg !4063
	%50 = bitcast double %46 to i64, !dbg !4063
	%51 = trunc i64 %50 to i32, !dbg !4063
	%52 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %51, i32 %49, i32 31), !dbg !4063
	%53 = extractvalue { i32, i1 } %52, 0, !dbg !4063
	%54 = lshr i64 %50, 32, !dbg !4063
	%55 = trunc i64 %54 to i32, !dbg !4063
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %49, i32 31), !dbg !4063
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !4063
	%58 = zext i32 %57 to i64, !dbg !4063
	%59 = shl i64 %58, 32, !dbg !4063
	%60 = zext i32 %53 to i64, !dbg !4063
	%61 = or i64 %60, %59, !dbg !4063
	%62 = bitcast i64 %61 to double, !dbg !4063
	%63 = fadd double %46, %62, !dbg !4064
	%64 = sdiv i64 %47, 2, !dbg !4065
	br label %b2, !dbg !4065

b4:
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4066, !range !52
	%66 = sext i32 %65 to i64, !dbg !4066
	br label %b5, !dbg !4066

b5:
	%67 = phi double [ %37, %b4 ], [ %89, %b10 ], !dbg !4060
	%68 = phi i64 [ 16, %b4 ], [ %90, %b10 ], !dbg !4067
	%69 = icmp sgt i64 %68, 0, !dbg !4068
	br i1 %69, label %b6, label %b11, !dbg !4068

b6:
	%70 = add i64 %66, %68, !dbg !4069
	%71 = icmp sge i64 %70, %44, !dbg !4070
	br i1 %71, label %b7, label %b8, !dbg !4070

b7:
	br label %b8, !dbg !4070

b8:
	%72 = phi i64 [ %70, %b6 ], [ %66, %b7 ], !dbg !4071
	%73 = trunc i64 %72 to i32, !dbg !4072
	%74 = bitcast double %67 to i64, !dbg !4072
	%75 = trunc i64 %74 to i32, !dbg !4072
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %73, i32 31), !dbg !4072
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !4072
	%78 = lshr i64 %74, 32, !dbg !4072
	%79 = trunc i64 %78 to i32, !dbg !4072
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %73, i32 31), !dbg !4072
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !4072
	%82 = zext i32 %81 to i64, !dbg !4072
	%83 = shl i64 %82, 32, !dbg !4072
	%84 = zext i32 %77 to i64, !dbg !4072
	%85 = or i64 %84, %83, !dbg !4072
	%86 = bitcast i64 %85 to double, !dbg !4072
	%87 = icmp ne i64 %72, %66, !dbg !4073
	br i1 %87, label %b9, label %b10, !dbg !4073

b9:
	%88 = fadd double %67, %86, !dbg !4064
	br label %b10, !dbg !4074

b10:
	%89 = phi double [ %67, %b8 ], [ %88, %b9 ], !dbg !4060
	%90 = sdiv i64 %68, 2, !dbg !4075
	br label %b5, !dbg !4075

b11:
	%91 = bitcast double %67 to i64, !dbg !4076
	%92 = trunc i64 %91 to i32, !dbg !4076
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 0, i32 31), !dbg !4076
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !4076
	%95 = lshr i64 %91, 32, !dbg !4076
	%96 = trunc i64 %95 to i32, !dbg !4076
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !4076
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !4076
	%99 = zext i32 %98 to i64, !dbg !4076
	%100 = shl i64 %99, 32, !dbg !4076
	%101 = zext i32 %94 to i64, !dbg !4076
	%102 = or i64 %101, %100, !dbg !4076
	%103 = bitcast i64 %102 to double, !dbg !4076
	br label %b12, !dbg !4077

b12:
	%104 = phi double [ %46, %b2 ], [ %103, %b11 ], !dbg !4057
	%105 = getelementptr inbounds double, double* %32, i64 0, !dbg !4078
	store double %104, double* %105, align 8, !dbg !4078
	br i1 %45, label %b13, label %b15, !dbg !4083

b13:
	%106 = phi double [ %37, %b12 ], [ %131, %b14 ], !dbg !4084
	%107 = phi i64 [ 16, %b12 ], [ %132, %b14 ], !dbg !4085
	%108 = icmp sgt i64 %107, 0, !dbg !4086
	br i1 %108, label %b14, label %b23, !dbg !4086

b14:
	%109 = trunc i64 %107 to i32, !dbg !4087
	%110 = bitcast double %106 to i64, !dbg !4087
	%111 = trunc i64 %110 to i32, !dbg !4087
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %109, i32 31), !dbg !4087
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !4087
	%114 = lshr i64 %110, 32, !dbg !4087
	%115 = trunc i64 %114 to i32, !dbg !4087
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %115, i32 %109, i32 31), !dbg !4087
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !4087
	%118 = zext i32 %117 to i64, !dbg !4087
	%119 = shl i64 %118, 32, !dbg !4087
	%120 = zext i32 %113 to i64, !dbg !4087
	%121 = or i64 %120, %119, !dbg !4087
	%122 = bitcast i64 %121 to double, !dbg !4087
	%123 = call double @__nv_fmin(double %106, double %122), !dbg !4088
	%124 = bitcast double %106 to i64, !dbg !4088
	%125 = bitcast double %122 to i64, !dbg !4088
	%126 = or i64 %124, %125, !dbg !4088
	%127 = fcmp oeq double %106, %122, !dbg !4088
	%128 = bitcast i64 %126 to double, !dbg !4088
	%129 = select i1 %127, double %128, double %123, !dbg !4088
	%130 = fcmp uno double %106, %122, !dbg !4088
	%131 = select i1 %130, double 0x7FF8000000000000, double %129, !dbg !4088
	%132 = sdiv i64 %107, 2, !dbg !4089
	br label %b13, !dbg !4089

b15:
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4090, !range !52
	%134 = sext i32 %133 to i64, !dbg !4090
	br label %b16, !dbg !4090

b16:
	%135 = phi double [ %37, %b15 ], [ %165, %b21 ], !dbg !4084
	%136 = phi i64 [ 16, %b15 ], [ %166, %b21 ], !dbg !4091
	%137 = icmp sgt i64 %136, 0, !dbg !4092
	br i1 %137, label %b17, label %b22, !dbg !4092

b17:
	%138 = add i64 %134, %136, !dbg !4093
	%139 = icmp sge i64 %138, %44, !dbg !4094
	br i1 %139, label %b18, label %b19, !dbg !4094

b18:
	br label %b19, !dbg !4094

b19:
	%140 = phi i64 [ %138, %b17 ], [ %134, %b18 ], !dbg !4095
	%141 = trunc i64 %140 to i32, !dbg !4096
	%142 = bitcast double %135 to i64, !dbg !4096
	%143 = trunc i64 %142 to i32, !dbg !4096
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 %141, i32 31), !dbg !4096
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !4096
	%146 = lshr i64 %142, 32, !dbg !4096
	%147 = trunc i64 %146 to i32, !dbg !4096
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 %141, i32 31), !dbg !4096
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !4096
	%150 = zext i32 %149 to i64, !dbg !4096
	%151 = shl i64 %150, 32, !dbg !4096
	%152 = zext i32 %145 to i64, !dbg !4096
	%153 = or i64 %152, %151, !dbg !4096
	%154 = bitcast i64 %153 to double, !dbg !4096
	%155 = icmp ne i64 %140, %134, !dbg !4097
	br i1 %155, label %b20, label %b21, !dbg !4097

b20:
	%156 = call double @__nv_fmin(double %135, double %154), !dbg !4088
	%157 = bitcast double %135 to i64, !dbg !4088
	%158 = bitcast double %154 to i64, !dbg !4088
	%159 = or i64 %157, %158, !dbg !4088
	%160 = fcmp oeq double %135, %154, !dbg !4088
	%161 = bitcast i64 %159 to double, !dbg !4088
	%162 = select i1 %160, double %161, double %156, !dbg !4088
	%163 = fcmp uno double %135, %154, !dbg !4088
	%164 = select i1 %163, double 0x7FF8000000000000, double %162, !dbg !4088
	br label %b21, !dbg !4098

b21:
	%165 = phi double [ %135, %b19 ], [ %164, %b20 ], !dbg !4084
	%166 = sdiv i64 %136, 2, !dbg !4099
	br label %b16, !dbg !4099

b22:
	%167 = bitcast double %135 to i64, !dbg !4100
	%168 = trunc i64 %167 to i32, !dbg !4100
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 0, i32 31), !dbg !4100
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !4100
	%171 = lshr i64 %167, 32, !dbg !4100
	%172 = trunc i64 %171 to i32, !dbg !4100
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 0, i32 31), !dbg !4100
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !4100
	%175 = zext i32 %174 to i64, !dbg !4100
	%176 = shl i64 %175, 32, !dbg !4100
	%177 = zext i32 %170 to i64, !dbg !4100
	%178 = or i64 %177, %176, !dbg !4100
	%179 = bitcast i64 %178 to double, !dbg !4100
	br label %b23, !dbg !4101

b23:
	%180 = phi double [ %106, %b13 ], [ %179, %b22 ], !dbg !4082
	br i1 %45, label %b24, label %b26, !dbg !4106

b24:
	%181 = phi double [ %37, %b23 ], [ %206, %b25 ], !dbg !4107
	%182 = phi i64 [ 16, %b23 ], [ %207, %b25 ], !dbg !4108
	%183 = icmp sgt i64 %182, 0, !dbg !4109
	br i1 %183, label %b25, label %b34, !dbg !4109

b25:
	%184 = trunc i64 %182 to i32, !dbg !4110
	%185 = bitcast double %181 to i64, !dbg !4110
	%186 = trunc i64 %185 to i32, !dbg !4110
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %186, i32 %184, i32 31), !dbg !4110
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !4110
	%189 = lshr i64 %185, 32, !dbg !4110
	%190 = trunc i64 %189 to i32, !dbg !4110
	%191 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %190, i32 %184, i32 31), !dbg !4110
	%192 = extractvalue { i32, i1 } %191, 0, !dbg !4110
	%193 = zext i32 %192 to i64, !dbg !4110
	%194 = shl i64 %193, 32, !dbg !4110
	%195 = zext i32 %188 to i64, !dbg !4110
	%196 = or i64 %195, %194, !dbg !4110
	%197 = bitcast i64 %196 to double, !dbg !4110
	%198 = call double @__nv_fmax(double %181, double %197), !dbg !4111
	%199 = bitcast double %181 to i64, !dbg !4111
	%200 = bitcast double %197 to i64, !dbg !4111
	%201 = and i64 %199, %200, !dbg !4111
	%202 = fcmp oeq double %181, %197, !dbg !4111
	%203 = bitcast i64 %201 to double, !dbg !4111
	%204 = select i1 %202, double %203, double %198, !dbg !4111
	%205 = fcmp uno double %181, %197, !dbg !4111
	%206 = select i1 %205, double 0x7FF8000000000000, double %204, !dbg !4111
	%207 = sdiv i64 %182, 2, !dbg !4112
	br label %b24, !dbg !4112

b26:
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4113, !range !52
	%209 = sext i32 %208 to i64, !dbg !4113
	br label %b27, !dbg !4113

b27:
	%210 = phi double [ %37, %b26 ], [ %240, %b32 ], !dbg !4107
	%211 = phi i64 [ 16, %b26 ], [ %241, %b32 ], !dbg !4114
	%212 = icmp sgt i64 %211, 0, !dbg !4115
	br i1 %212, label %b28, label %b33, !dbg !4115

b28:
	%213 = add i64 %209, %211, !dbg !4116
	%214 = icmp sge i64 %213, %44, !dbg !4117
	br i1 %214, label %b29, label %b30, !dbg !4117

b29:
	br label %b30, !dbg !4117

b30:
	%215 = phi i64 [ %213, %b28 ], [ %209, %b29 ], !dbg !4118
	%216 = trunc i64 %215 to i32, !dbg !4119
	%217 = bitcast double %210 to i64, !dbg !4119
	%218 = trunc i64 %217 to i32, !dbg !4119
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %218, i32 %216, i32 31), !dbg !4119
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !4119
	%221 = lshr i64 %217, 32, !dbg !4119
	%222 = trunc i64 %221 to i32, !dbg !4119
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 %216, i32 31), !dbg !4119
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !4119
	%225 = zext i32 %224 to i64, !dbg !4119
	%226 = shl i64 %225, 32, !dbg !4119
	%227 = zext i32 %220 to i64, !dbg !4119
	%228 = or i64 %227, %226, !dbg !4119
	%229 = bitcast i64 %228 to double, !dbg !4119
	%230 = icmp ne i64 %215, %209, !dbg !4120
	br i1 %230, label %b31, label %b32, !dbg !4120

b31:
	%231 = call double @__nv_fmax(double %210, double %229), !dbg !4111
	%232 = bitcast double %210 to i64, !dbg !4111
	%233 = bitcast double %229 to i64, !dbg !4111
	%234 = and i64 %232, %233, !dbg !4111
	%235 = fcmp oeq double %210, %229, !dbg !4111
	%236 = bitcast i64 %234 to double, !dbg !4111
	%237 = select i1 %235, double %236, double %231, !dbg !4111
	%238 = fcmp uno double %210, %229, !dbg !4111
	%239 = select i1 %238, double 0x7FF8000000000000, double %237, !dbg !4111
	br label %b32, !dbg !4121

b32:
	%240 = phi double [ %210, %b30 ], [ %239, %b31 ], !dbg !4107
	%241 = sdiv i64 %211, 2, !dbg !4122
	br label %b27, !dbg !4122

b33:
	%242 = bitcast double %210 to i64, !dbg !4123
	%243 = trunc i64 %242 to i32, !dbg !4123
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 0, i32 31), !dbg !4123
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !4123
	%246 = lshr i64 %242, 32, !dbg !4123
	%247 = trunc i64 %246 to i32, !dbg !4123
	%248 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %247, i32 0, i32 31), !dbg !4123
	%249 = extractvalue { i32, i1 } %248, 0, !dbg !4123
	%250 = zext i32 %249 to i64, !dbg !4123
	%251 = shl i64 %250, 32, !dbg !4123
	%252 = zext i32 %245 to i64, !dbg !4123
	%253 = or i64 %252, %251, !dbg !4123
	%254 = bitcast i64 %253 to double, !dbg !4123
	br label %b34, !dbg !4124

b34:
	%255 = phi double [ %181, %b24 ], [ %254, %b33 ], !dbg !4105
	%256 = getelementptr inbounds double, double* %32, i64 1, !dbg !4125
	store double %180, double* %256, align 8, !dbg !4125
	%257 = getelementptr inbounds double, double* %32, i64 2, !dbg !4126
	store double %255, double* %257, align 8, !dbg !4126
	%258 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4131, !range !52
	%259 = sext i32 %258 to i64, !dbg !4131
	br label %b35, !dbg !4131

b35:
	%260 = phi double [ %37, %b34 ], [ %279, %b38 ], !dbg !4132
	%261 = phi i64 [ 1, %b34 ], [ %280, %b38 ], !dbg !4133
	%262 = icmp slt i64 %261, 32, !dbg !4134
	br i1 %262, label %b36, label %b39, !dbg !4134

b36:
	%263 = trunc i64 %261 to i32, !dbg !4135
	%264 = bitcast double %260 to i64, !dbg !4135
	%265 = trunc i64 %264 to i32, !dbg !4135
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %265, i32 %263, i32 0), !dbg !4135
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !4135
	%268 = lshr i64 %264, 32, !dbg !4135
	%269 = trunc i64 %268 to i32, !dbg !4135
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %269, i32 %263, i32 0), !dbg !4135
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !4135
	%272 = zext i32 %271 to i64, !dbg !4135
	%273 = shl i64 %272, 32, !dbg !4135
	%274 = zext i32 %267 to i64, !dbg !4135
	%275 = or i64 %274, %273, !dbg !4135
	%276 = bitcast i64 %275 to double, !dbg !4135
	%277 = icmp sge i64 %259, %261, !dbg !4136
	br i1 %277, label %b37, label %b38, !dbg !4136

b37:
	%278 = fadd double %260, %276, !dbg !4137
	br label %b38, !dbg !4137

b38:
	%279 = phi double [ %260, %b36 ], [ %278, %b37 ], !dbg !4132
	%280 = mul i64 %261, 2, !dbg !4138
	br label %b35, !dbg !4138

b39:
	%281 = fadd double 0.000000e+00, %260, !dbg !4139
	br label %b40, !dbg !4143

b40:
	%282 = phi double [ %37, %b39 ], [ %301, %b43 ], !dbg !4144
	%283 = phi i64 [ 1, %b39 ], [ %302, %b43 ], !dbg !4145
	%284 = icmp slt i64 %283, 32, !dbg !4146
	br i1 %284, label %b41, label %b44, !dbg !4146

b41:
	%285 = trunc i64 %283 to i32, !dbg !4147
	%286 = bitcast double %282 to i64, !dbg !4147
	%287 = trunc i64 %286 to i32, !dbg !4147
	%288 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %287, i32 %285, i32 0), !dbg !4147
	%289 = extractvalue { i32, i1 } %288, 0, !dbg !4147
	%290 = lshr i64 %286, 32, !dbg !4147
	%291 = trunc i64 %290 to i32, !dbg !4147
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %291, i32 %285, i32 0), !dbg !4147
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !4147
	%294 = zext i32 %293 to i64, !dbg !4147
	%295 = shl i64 %294, 32, !dbg !4147
	%296 = zext i32 %289 to i64, !dbg !4147
	%297 = or i64 %296, %295, !dbg !4147
	%298 = bitcast i64 %297 to double, !dbg !4147
	%299 = icmp sge i64 %259, %283, !dbg !4148
	br i1 %299, label %b42, label %b43, !dbg !4148

b42:
	%300 = fadd double %282, %298, !dbg !4149
	br label %b43, !dbg !4149

b43:
	%301 = phi double [ %282, %b41 ], [ %300, %b42 ], !dbg !4144
	%302 = mul i64 %283, 2, !dbg !4150
	br label %b40, !dbg !4150

b44:
	%303 = bitcast double %282 to i64, !dbg !4151
	%304 = trunc i64 %303 to i32, !dbg !4151
	%305 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %304, i32 1, i32 0), !dbg !4151
	%306 = extractvalue { i32, i1 } %305, 0, !dbg !4151
	%307 = lshr i64 %303, 32, !dbg !4151
	%308 = trunc i64 %307 to i32, !dbg !4151
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %308, i32 1, i32 0), !dbg !4151
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !4151
	%311 = zext i32 %310 to i64, !dbg !4151
	%312 = shl i64 %311, 32, !dbg !4151
	%313 = zext i32 %306 to i64, !dbg !4151
	%314 = or i64 %313, %312, !dbg !4151
	%315 = bitcast i64 %314 to double, !dbg !4151
	%316 = icmp eq i64 %259, 0, !dbg !4152
	br i1 %316, label %b46, label %b45, !dbg !4152

b45:
	%317 = fadd double 0.000000e+00, %315, !dbg !4153
	br label %b46, !dbg !4154

b46:
	%318 = phi double [ 0.000000e+00, %b44 ], [ %317, %b45 ], !dbg !4141
	%319 = getelementptr inbounds double, double* %32, i64 3, !dbg !4155
	store double %281, double* %319, align 8, !dbg !4155
	%320 = getelementptr inbounds double, double* %32, i64 4, !dbg !4156
	store double %318, double* %320, align 8, !dbg !4156
	%321 = mul i64 %44, 2, !dbg !4157
	%322 = sdiv i64 %321, 3, !dbg !4158
	%323 = icmp slt i64 %322, 0, !dbg !4161
	br i1 %323, label %b48, label %b47, !dbg !4161

b47:
	%324 = icmp sge i64 %322, %44, !dbg !4162
	br i1 %324, label %b48, label %b49, !dbg !4162

b48:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !4163
	ret void, !dbg !4163

b49:
	%325 = trunc i64 %322 to i32, !dbg !4164
	%326 = bitcast double %37 to i64, !dbg !4164
	%327 = trunc i64 %326 to i32, !dbg !4164
	%328 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %327, i32 %325, i32 31), !dbg !4164
	%329 = extractvalue { i32, i1 } %328, 0, !dbg !4164
	%330 = lshr i64 %326, 32, !dbg !4164
	%331 = trunc i64 %330 to i32, !dbg !4164
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 %325, i32 31), !dbg !4164
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !4164
	%334 = zext i32 %333 to i64, !dbg !4164
	%335 = shl i64 %334, 32, !dbg !4164
	%336 = zext i32 %329 to i64, !dbg !4164
	%337 = or i64 %336, %335, !dbg !4164
	%338 = bitcast i64 %337 to double, !dbg !4164
	%339 = getelementptr inbounds double, double* %32, i64 5, !dbg !4165
	store double %338, double* %339, align 8, !dbg !4165
	%340 = add i64 %39, 1, !dbg !4165
	%341 = icmp slt i64 %340, 2, !dbg !4165
	br i1 %341, label %b1, label %b50, !dbg !4165

b50:
	%342 = sub i64 %p3, %30, !dbg !4166
	%343 = getelementptr inbounds double, double* %p2, i64 %30, !dbg !4166
	%344 = icmp ugt i64 %30, %p3, !dbg !4166
	br i1 %344, label %b50_fail1, label %b50_ok1, !dbg !4166, !prof !18

b50_ok1:
	%345 = load double, double* %33, align 8, !dbg !4167
	%346 = icmp ugt i64 6, %342, !dbg !4170
	br i1 %346, label %b50_fail2, label %b50_ok2, !dbg !4170, !prof !18

b50_ok2:
	br label %b51, !dbg !4170

b51:
	%347 = phi i64 [ 0, %b50_ok2 ], [ %735, %b130 ], !dbg !4170
	br i1 %45, label %b52, label %b54, !dbg !4176

b52:
	%348 = phi double [ %345, %b51 ], [ %365, %b53 ], !dbg !4177
	%349 = phi i64 [ 16, %b51 ], [ %366, %b53 ], !dbg !4178
	%350 = icmp sgt i64 %349, 0, !dbg !4179
	br i1 %350, label %b53, label %b61, !dbg !4179

b53:
	%351 = trunc i64 %349 to i32, !dbg !4180
	%352 = bitcast double %348 to i64, !dbg !4180
	%353 = trunc i64 %352 to i32, !dbg !4180
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %353, i32 %351, i32 31), !dbg !4180
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !4180
	%356 = lshr i64 %352, 32, !dbg !4180
	%357 = trunc i64 %356 to i32, !dbg !4180
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %357, i32 %351, i32 31), !dbg !4180
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !4180
	%360 = zext i32 %359 to i64, !dbg !4180
	%361 = shl i64 %360, 32, !dbg !4180
	%362 = zext i32 %355 to i64, !dbg !4180
	%363 = or i64 %362, %361, !dbg !4180
	%364 = bitcast i64 %363 to double, !dbg !4180
	%365 = fadd double %348, %364, !dbg !4181
	%366 = sdiv i64 %349, 2, !dbg !4182
	br label %b52, !dbg !4182

b54:
	%367 = phi double [ %345, %b51 ], [ %389, %b59 ], !dbg !4177
	%368 = phi i64 [ 16, %b51 ], [ %390, %b59 ], !dbg !4183
	%369 = icmp sgt i64 %368, 0, !dbg !4184
	br i1 %369, label %b55, label %b60, !dbg !4184

b55:
	%370 = add i64 %259, %368, !dbg !4185
	%371 = icmp sge i64 %370, %44, !dbg !4186
	br i1 %371, label %b56, label %b57, !dbg !4186

b56:
	br label %b57, !dbg !4186

b57:
	%372 = phi i64 [ %370, %b55 ], [ %259, %b56 ], !dbg !4187
	%373 = trunc i64 %372 to i32, !dbg !4188
	%374 = bitcast double %367 to i64, !dbg !4188
	%375 = trunc i64 %374 to i32, !dbg !4188
	%376 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %375, i32 %373, i32 31), !dbg !4188
	%377 = extractvalue { i32, i1 } %376, 0, !dbg !4188
	%378 = lshr i64 %374, 32, !dbg !4188
	%379 = trunc i64 %378 to i32, !dbg !4188
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 %373, i32 31), !dbg !4188
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !4188
	%382 = zext i32 %381 to i64, !dbg !4188
	%383 = shl i64 %382, 32, !dbg !4188
	%384 = zext i32 %377 to i64, !dbg !4188
	%385 = or i64 %384, %383, !dbg !4188
	%386 = bitcast i64 %385 to double, !dbg !4188
	%387 = icmp ne i64 %372, %259, !dbg !4189
	br i1 %387, label %b58, label %b59, !dbg !4189

b58:
	%388 = fadd double %367, %386, !dbg !4181
	br label %b59, !dbg !4190

b59:
	%389 = phi double [ %367, %b57 ], [ %388, %b58 ], !dbg !4177
	%390 = sdiv i64 %368, 2, !dbg !4191
	br label %b54, !dbg !4191

b60:
	%391 = bitcast double %367 to i64, !dbg !4192
	%392 = trunc i64 %391 to i32, !dbg !4192
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 0, i32 31), !dbg !4192
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !4192
	%395 = lshr i64 %391, 32, !dbg !4192
	%396 = trunc i64 %395 to i32, !dbg !4192
	%397 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %396, i32 0, i32 31), !dbg !4192
	%398 = extractvalue { i32, i1 } %397, 0, !dbg !4192
	%399 = zext i32 %398 to i64, !dbg !4192
	%400 = shl i64 %399, 32, !dbg !4192
	%401 = zext i32 %394 to i64, !dbg !4192
	%402 = or i64 %401, %400, !dbg !4192
	%403 = bitcast i64 %402 to double, !dbg !4192
	br label %b61, !dbg !4193

b61:
	%404 = phi double [ %348, %b52 ], [ %403, %b60 ], !dbg !4175
	%405 = add i64 %19, 32, !dbg !4195
	%406 = sub i64 %405, 1, !dbg !4196
	%407 = sdiv i64 %406, 32, !dbg !4197
	%408 = icmp eq i64 %407, 1, !dbg !4198
	br i1 %408, label %b67, label %b62, !dbg !4198

b62:
	%409 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8 to [32 x double]*, !dbg !4199
	call void @llvm.nvvm.barrier0(), !dbg !4200
	br i1 %316, label %b63, label %b64, !dbg !4201

b63:
	%410 = sdiv i64 %28, 32, !dbg !4202
	%411 = getelementptr inbounds [32 x double], [32 x double]* %409, i64 0, i64 %410, !dbg !4203
	%412 = icmp uge i64 %410, 32, !dbg !4203
	br i1 %412, label %b63_fail1, label %b63_ok1, !dbg !4203, !prof !18

b63_ok1:
	store double %404, double* %411, align 8, !dbg !4203
	br label %b64, !dbg !4203

b64:
	call void @llvm.nvvm.barrier0(), !dbg !4204
	%413 = getelementptr inbounds [32 x double], [32 x double]* %409, i64 0, i64 0, !dbg !4205
	%414 = load double, double* %413, align 8, !dbg !4205
	br label %b65, !dbg !4205

b65:
	%415 = phi double [ %414, %b64 ], [ %421, %b66_ok1 ], !dbg !4206
	%416 = phi i64 [ 1, %b64 ], [ %422, %b66_ok1 ], !dbg !4207
	%417 = icmp slt i64 %416, %407, !dbg !4208
	br i1 %417, label %b66, label %b67, !dbg !4208

b66:
	%418 = getelementptr inbounds [32 x double], [32 x double]* %409, i64 0, i64 %416, !dbg !4209
	%419 = icmp uge i64 %416, 32, !dbg !4209
	br i1 %419, label %b66_fail1, label %b66_ok1, !dbg !4209, !prof !18

b66_ok1:
	%420 = load double, double* %418, align 8, !dbg !4209
	%421 = fadd double %415, %420, !dbg !4181
	%422 = add i64 %416, 1, !dbg !4210
	br label %b65, !dbg !4210

b67:
	%423 = phi double [ %404, %b61 ], [ %415, %b65 ], !dbg !4174
	%424 = getelementptr inbounds double, double* %343, i64 0, !dbg !4211
	store double %423, double* %424, align 8, !dbg !4211
	br i1 %45, label %b68, label %b70, !dbg !4216

b68:
	%425 = phi double [ %345, %b67 ], [ %450, %b69 ], !dbg !4217
	%426 = phi i64 [ 16, %b67 ], [ %451, %b69 ], !dbg !4218
	%427 = icmp sgt i64 %426, 0, !dbg !4219
	br i1 %427, label %b69, label %b77, !dbg !4219

b69:
	%428 = trunc i64 %426 to i32, !dbg !4220
	%429 = bitcast double %425 to i64, !dbg !4220
	%430 = trunc i64 %429 to i32, !dbg !4220
	%431 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %430, i32 %428, i32 31), !dbg !4220
	%432 = extractvalue { i32, i1 } %431, 0, !dbg !4220
	%433 = lshr i64 %429, 32, !dbg !4220
	%434 = trunc i64 %433 to i32, !dbg !4220
	%435 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %434, i32 %428, i32 31), !dbg !4220
	%436 = extractvalue { i32, i1 } %435, 0, !dbg !4220
	%437 = zext i32 %436 to i64, !dbg !4220
	%438 = shl i64 %437, 32, !dbg !4220
	%439 = zext i32 %432 to i64, !dbg !4220
	%440 = or i64 %439, %438, !dbg !4220
	%441 = bitcast i64 %440 to double, !dbg !4220
	%442 = call double @__nv_fmin(double %425, double %441), !dbg !4221
	%443 = bitcast double %425 to i64, !dbg !4221
	%444 = bitcast double %441 to i64, !dbg !4221
	%445 = or i64 %443, %444, !dbg !4221
	%446 = fcmp oeq double %425, %441, !dbg !4221
	%447 = bitcast i64 %445 to double, !dbg !4221
	%448 = select i1 %446, double %447, double %442, !dbg !4221
	%449 = fcmp uno double %425, %441, !dbg !4221
	%450 = select i1 %449, double 0x7FF8000000000000, double %448, !dbg !4221
	%451 = sdiv i64 %426, 2, !dbg !4222
	br label %b68, !dbg !4222

b70:
	%452 = phi double [ %345, %b67 ], [ %482, %b75 ], !dbg !4217
	%453 = phi i64 [ 16, %b67 ], [ %483, %b75 ], !dbg !4223
	%454 = icmp sgt i64 %453, 0, !dbg !4224
	br i1 %454, label %b71, label %b76, !dbg !4224

b71:
	%455 = add i64 %259, %453, !dbg !4225
	%456 = icmp sge i64 %455, %44, !dbg !4226
	br i1 %456, label %b72, label %b73, !dbg !4226

b72:
	br label %b73, !dbg !4226

b73:
	%457 = phi i64 [ %455, %b71 ], [ %259, %b72 ], !dbg !4227
	%458 = trunc i64 %457 to i32, !dbg !4228
	%459 = bitcast double %452 to i64, !dbg !4228
	%460 = trunc i64 %459 to i32, !dbg !4228
	%461 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %460, i32 %458, i32 31), !dbg !4228
	%462 = extractvalue { i32, i1 } %461, 0, !dbg !4228
	%463 = lshr i64 %459, 32, !dbg !4228
	%464 = trunc i64 %463 to i32, !dbg !4228
	%465 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %464, i32 %458, i32 31), !dbg !4228
	%466 = extractvalue { i32, i1 } %465, 0, !dbg !4228
	%467 = zext i32 %466 to i64, !dbg !4228
	%468 = shl i64 %467, 32, !dbg !4228
	%469 = zext i32 %462 to i64, !dbg !4228
	%470 = or i64 %469, %468, !dbg !4228
	%471 = bitcast i64 %470 to double, !dbg !4228
	%472 = icmp ne i64 %457, %259, !dbg !4229
	br i1 %472, label %b74, label %b75, !dbg !4229

b74:
	%473 = call double @__nv_fmin(double %452, double %471), !dbg !4221
	%474 = bitcast double %452 to i64, !dbg !4221
	%475 = bitcast double %471 to i64, !dbg !4221
	%476 = or i64 %474, %475, !dbg !4221
	%477 = fcmp oeq double %452, %471, !dbg !4221
	%478 = bitcast i64 %476 to double, !dbg !4221
	%479 = select i1 %477, double %478, double %473, !dbg !4221
	%480 = fcmp uno double %452, %471, !dbg !4221
	%481 = select i1 %480, double 0x7FF8000000000000, double %479, !dbg !4221
	br label %b75, !dbg !4230

b75:
	%482 = phi double [ %452, %b73 ], [ %481, %b74 ], !dbg !4217
	%483 = sdiv i64 %453, 2, !dbg !4231
	br label %b70, !dbg !4231

b76:
	%484 = bitcast double %452 to i64, !dbg !4232
	%485 = trunc i64 %484 to i32, !dbg !4232
	%486 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %485, i32 0, i32 31), !dbg !4232
	%487 = extractvalue { i32, i1 } %486, 0, !dbg !4232
	%488 = lshr i64 %484, 32, !dbg !4232
	%489 = trunc i64 %488 to i32, !dbg !4232
	%490 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %489, i32 0, i32 31), !dbg !4232
	%491 = extractvalue { i32, i1 } %490, 0, !dbg !4232
	%492 = zext i32 %491 to i64, !dbg !4232
	%493 = shl i64 %492, 32, !dbg !4232
	%494 = zext i32 %487 to i64, !dbg !4232
	%495 = or i64 %494, %493, !dbg !4232
	%496 = bitcast i64 %495 to double, !dbg !4232
	br label %b77, !dbg !4233

b77:
	%497 = phi double [ %425, %b68 ], [ %496, %b76 ], !dbg !4215
	br i1 %408, label %b83, label %b78, !dbg !4234

b78:
	%498 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8 to [32 x double]*, !dbg !4235
	call void @llvm.nvvm.barrier0(), !dbg !4236
	br i1 %316, label %b79, label %b80, !dbg !4237

b79:
	%499 = sdiv i64 %28, 32, !dbg !4238
	%500 = getelementptr inbounds [32 x double], [32 x double]* %498, i64 0, i64 %499, !dbg !4239
	%501 = icmp uge i64 %499, 32, !dbg !4239
	br i1 %501, label %b79_fail1, label %b79_ok1, !dbg !4239, !prof !18

b79_ok1:
	store double %497, double* %500, align 8, !dbg !4239
	br label %b80, !dbg !4239

b80:
	call void @llvm.nvvm.barrier0(), !dbg !4240
	%502 = getelementptr inbounds [32 x double], [32 x double]* %498, i64 0, i64 0, !dbg !4241
	%503 = load double, double* %502, align 8, !dbg !4241
	br label %b81, !dbg !4241

b81:
	%504 = phi double [ %503, %b80 ], [ %518, %b82_ok1 ], !dbg !4242
	%505 = phi i64 [ 1, %b80 ], [ %519, %b82_ok1 ], !dbg !4243
	%506 = icmp slt i64 %505, %407, !dbg !4244
	br i1 %506, label %b82, label %b83, !dbg !4244

b82:
	%507 = getelementptr inbounds [32 x double], [32 x double]* %498, i64 0, i64 %505, !dbg !4245
	%508 = icmp uge i64 %505, 32, !dbg !4245
	br i1 %508, label %b82_fail1, label %b82_ok1, !dbg !4245, !prof !18

b82_ok1:
	%509 = load double, double* %507, align 8, !dbg !4245
	%510 = call double @__nv_fmin(double %504, double %509), !dbg !4221
	%511 = bitcast double %504 to i64, !dbg !4221
	%512 = bitcast double %509 to i64, !dbg !4221
	%513 = or i64 %511, %512, !dbg !4221
	%514 = fcmp oeq double %504, %509, !dbg !4221
	%515 = bitcast i64 %513 to double, !dbg !4221
	%516 = select i1 %514, double %515, double %510, !dbg !4221
	%517 = fcmp uno double %504, %509, !dbg !4221
	%518 = select i1 %517, double 0x7FF8000000000000, double %516, !dbg !4221
	%519 = add i64 %505, 1, !dbg !4246
	br label %b81, !dbg !4246

b83:
	%520 = phi double [ %497, %b77 ], [ %504, %b81 ], !dbg !4214
	br i1 %45, label %b84, label %b86, !dbg !4251

b84:
	%521 = phi double [ %345, %b83 ], [ %546, %b85 ], !dbg !4252
	%522 = phi i64 [ 16, %b83 ], [ %547, %b85 ], !dbg !4253
	%523 = icmp sgt i64 %522, 0, !dbg !4254
	br i1 %523, label %b85, label %b93, !dbg !4254

b85:
	%524 = trunc i64 %522 to i32, !dbg !4255
	%525 = bitcast double %521 to i64, !dbg !4255
	%526 = trunc i64 %525 to i32, !dbg !4255
	%527 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %526, i32 %524, i32 31), !dbg !4255
	%528 = extractvalue { i32, i1 } %527, 0, !dbg !4255
	%529 = lshr i64 %525, 32, !dbg !4255
	%530 = trunc i64 %529 to i32, !dbg !4255
	%531 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %530, i32 %524, i32 31), !dbg !4255
	%532 = extractvalue { i32, i1 } %531, 0, !dbg !4255
	%533 = zext i32 %532 to i64, !dbg !4255
	%534 = shl i64 %533, 32, !dbg !4255
	%535 = zext i32 %528 to i64, !dbg !4255
	%536 = or i64 %535, %534, !dbg !4255
	%537 = bitcast i64 %536 to double, !dbg !4255
	%538 = call double @__nv_fmax(double %521, double %537), !dbg !4256
	%539 = bitcast double %521 to i64, !dbg !4256
	%540 = bitcast double %537 to i64, !dbg !4256
	%541 = and i64 %539, %540, !dbg !4256
	%542 = fcmp oeq double %521, %537, !dbg !4256
	%543 = bitcast i64 %541 to double, !dbg !4256
	%544 = select i1 %542, double %543, double %538, !dbg !4256
	%545 = fcmp uno double %521, %537, !dbg !4256
	%546 = select i1 %545, double 0x7FF8000000000000, double %544, !dbg !4256
	%547 = sdiv i64 %522, 2, !dbg !4257
	br label %b84, !dbg !4257

b86:
	%548 = phi double [ %345, %b83 ], [ %578, %b91 ], !dbg !4252
	%549 = phi i64 [ 16, %b83 ], [ %579, %b91 ], !dbg !4258
	%550 = icmp sgt i64 %549, 0, !dbg !4259
	br i1 %550, label %b87, label %b92, !dbg !4259

b87:
	%551 = add i64 %259, %549, !dbg !4260
	%552 = icmp sge i64 %551, %44, !dbg !4261
	br i1 %552, label %b88, label %b89, !dbg !4261

b88:
	br label %b89, !dbg !4261

b89:
	%553 = phi i64 [ %551, %b87 ], [ %259, %b88 ], !dbg !4262
	%554 = trunc i64 %553 to i32, !dbg !4263
	%555 = bitcast double %548 to i64, !dbg !4263
	%556 = trunc i64 %555 to i32, !dbg !4263
	%557 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %556, i32 %554, i32 31), !dbg !4263
	%558 = extractvalue { i32, i1 } %557, 0, !dbg !4263
	%559 = lshr i64 %555, 32, !dbg !4263
	%560 = trunc i64 %559 to i32, !dbg !4263
	%561 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %560, i32 %554, i32 31), !dbg !4263
	%562 = extractvalue { i32, i1 } %561, 0, !dbg !4263
	%563 = zext i32 %562 to i64, !dbg !4263
	%564 = shl i64 %563, 32, !dbg !4263
	%565 = zext i32 %558 to i64, !dbg !4263
	%566 = or i64 %565, %564, !dbg !4263
	%567 = bitcast i64 %566 to double, !dbg !4263
	%568 = icmp ne i64 %553, %259, !dbg !4264
	br i1 %568, label %b90, label %b91, !dbg !4264

b90:
	%569 = call double @__nv_fmax(double %548, double %567), !dbg !4256
	%570 = bitcast double %548 to i64, !dbg !4256
	%571 = bitcast double %567 to i64, !dbg !4256
	%572 = and i64 %570, %571, !dbg !4256
	%573 = fcmp oeq double %548, %567, !dbg !4256
	%574 = bitcast i64 %572 to double, !dbg !4256
	%575 = select i1 %573, double %574, double %569, !dbg !4256
	%576 = fcmp uno double %548, %567, !dbg !4256
	%577 = select i1 %576, double 0x7FF8000000000000, double %575, !dbg !4256
	br label %b91, !dbg !4265

b91:
	%578 = phi double [ %548, %b89 ], [ %577, %b90 ], !dbg !4252
	%579 = sdiv i64 %549, 2, !dbg !4266
	br label %b86, !dbg !4266

b92:
	%580 = bitcast double %548 to i64, !dbg !4267
	%581 = trunc i64 %580 to i32, !dbg !4267
	%582 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %581, i32 0, i32 31), !dbg !4267
	%583 = extractvalue { i32, i1 } %582, 0, !dbg !4267
	%584 = lshr i64 %580, 32, !dbg !4267
	%585 = trunc i64 %584 to i32, !dbg !4267
	%586 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %585, i32 0, i32 31), !dbg !4267
	%587 = extractvalue { i32, i1 } %586, 0, !dbg !4267
	%588 = zext i32 %587 to i64, !dbg !4267
	%589 = shl i64 %588, 32, !dbg !4267
	%590 = zext i32 %583 to i64, !dbg !4267
	%591 = or i64 %590, %589, !dbg !4267
	%592 = bitcast i64 %591 to double, !dbg !4267
	br label %b93, !dbg !4268

b93:
	%593 = phi double [ %521, %b84 ], [ %592, %b92 ], !dbg !4250
	br i1 %408, label %b99, label %b94, !dbg !4269

b94:
	%594 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8 to [32 x double]*, !dbg !4270
	call void @llvm.nvvm.barrier0(), !dbg !4271
	br i1 %316, label %b95, label %b96, !dbg !4272

b95:
	%595 = sdiv i64 %28, 32, !dbg !4273
	%596 = getelementptr inbounds [32 x double], [32 x double]* %594, i64 0, i64 %595, !dbg !4274
	%597 = icmp uge i64 %595, 32, !dbg !4274
	br i1 %597, label %b95_fail1, label %b95_ok1, !dbg !4274, !prof !18

b95_ok1:
	store double %593, double* %596, align 8, !dbg !4274
	br label %b96, !dbg !4274

b96:
	call void @llvm.nvvm.barrier0(), !dbg !4275
	%598 = getelementptr inbounds [32 x double], [32 x double]* %594, i64 0, i64 0, !dbg !4276
	%599 = load double, double* %598, align 8, !dbg !4276
	br label %b97, !dbg !4276

b97:
	%600 = phi double [ %599, %b96 ], [ %614, %b98_ok1 ], !dbg !4277
	%601 = phi i64 [ 1, %b96 ], [ %615, %b98_ok1 ], !dbg !4278
	%602 = icmp slt i64 %601, %407, !dbg !4279
	br i1 %602, label %b98, label %b99, !dbg !4279

b98:
	%603 = getelementptr inbounds [32 x double], [32 x double]* %594, i64 0, i64 %601, !dbg !4280
	%604 = icmp uge i64 %601, 32, !dbg !4280
	br i1 %604, label %b98_fail1, label %b98_ok1, !dbg !4280, !prof !18

b98_ok1:
	%605 = load double, double* %603, align 8, !dbg !4280
	%606 = call double @__nv_fmax(double %600, double %605), !dbg !4256
	%607 = bitcast double %600 to i64, !dbg !4256
	%608 = bitcast double %605 to i64, !dbg !4256
	%609 = and i64 %607, %608, !dbg !4256
	%610 = fcmp oeq double %600, %605, !dbg !4256
	%611 = bitcast i64 %609 to double, !dbg !4256
	%612 = select i1 %610, double %611, double %606, !dbg !4256
	%613 = fcmp uno double %600, %605, !dbg !4256
	%614 = select i1 %613, double 0x7FF8000000000000, double %612, !dbg !4256
	%615 = add i64 %601, 1, !dbg !4281
	br label %b97, !dbg !4281

b99:
	%616 = phi double [ %593, %b93 ], [ %600, %b97 ], !dbg !4249
	%617 = getelementptr inbounds double, double* %343, i64 1, !dbg !4282
	store double %520, double* %617, align 8, !dbg !4282
	%618 = getelementptr inbounds double, double* %343, i64 2, !dbg !4283
	store double %616, double* %618, align 8, !dbg !4283
	br label %b100, !dbg !4288

b100:
	%619 = phi double [ %345, %b99 ], [ %638, %b103 ], !dbg !4289
	%620 = phi i64 [ 1, %b99 ], [ %639, %b103 ], !dbg !4290
	%621 = icmp slt i64 %620, 32, !dbg !4291
	br i1 %621, label %b101, label %b104, !dbg !4291

b101:
	%622 = trunc i64 %620 to i32, !dbg !4292
	%623 = bitcast double %619 to i64, !dbg !4292
	%624 = trunc i64 %623 to i32, !dbg !4292
	%625 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %624, i32 %622, i32 0), !dbg !4292
	%626 = extractvalue { i32, i1 } %625, 0, !dbg !4292
	%627 = lshr i64 %623, 32, !dbg !4292
	%628 = trunc i64 %627 to i32, !dbg !4292
	%629 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %628, i32 %622, i32 0), !dbg !4292
	%630 = extractvalue { i32, i1 } %629, 0, !dbg !4292
	%631 = zext i32 %630 to i64, !dbg !4292
	%632 = shl i64 %631, 32, !dbg !4292
	%633 = zext i32 %626 to i64, !dbg !4292
	%634 = or i64 %633, %632, !dbg !4292
	%635 = bitcast i64 %634 to double, !dbg !4292
	%636 = icmp sge i64 %259, %620, !dbg !4293
	br i1 %636, label %b102, label %b103, !dbg !4293

b102:
	%637 = fadd double %619, %635, !dbg !4294
	br label %b103, !dbg !4294

b103:
	%638 = phi double [ %619, %b101 ], [ %637, %b102 ], !dbg !4289
	%639 = mul i64 %620, 2, !dbg !4295
	br label %b100, !dbg !4295

b104:
	br i1 %408, label %b110, label %b105, !dbg !4296

b105:
	%640 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_scan_34_8 to [32 x double]*, !dbg !4297
	%641 = sdiv i64 %28, 32, !dbg !4298
	call void @llvm.nvvm.barrier0(), !dbg !4299
	%642 = sub i64 %44, 1, !dbg !4300
	%643 = icmp eq i64 %259, %642, !dbg !4301
	br i1 %643, label %b106, label %b107, !dbg !4301

b106:
	%644 = getelementptr inbounds [32 x double], [32 x double]* %640, i64 0, i64 %641, !dbg !4302
	%645 = icmp uge i64 %641, 32, !dbg !4302
	br i1 %645, label %b106_fail1, label %b106_ok1, !dbg !4302, !prof !18

b106_ok1:
	store double %619, double* %644, align 8, !dbg !4302
	br label %b107, !dbg !4302

b107:
	call void @llvm.nvvm.barrier0(), !dbg !4303
	%646 = icmp slt i64 0, %641, !dbg !4303
	br i1 %646, label %b108, label %b109, !dbg !4303

b108:
	%647 = phi double [ 0.000000e+00, %b107 ], [ %652, %b108_ok1 ], !dbg !4304
	%648 = phi i64 [ 0, %b107 ], [ %653, %b108_ok1 ], !dbg !4304
	%649 = getelementptr inbounds [32 x double], [32 x double]* %640, i64 0, i64 %648, !dbg !4305
	%650 = icmp uge i64 %648, 32, !dbg !4305
	br i1 %650, label %b108_fail1, label %b108_ok1, !dbg !4305, !prof !18

b108_ok1:
	%651 = load double, double* %649, align 8, !dbg !4305
	%652 = fadd double %647, %651, !dbg !4306
	%653 = add i64 %648, 1, !dbg !4306
	%654 = icmp slt i64 %653, %641, !dbg !4306
	br i1 %654, label %b108, label %b109, !dbg !4306

b109:
	%655 = phi double [ 0.000000e+00, %b107 ], [ %652, %b108_ok1 ], !dbg !4304
	br label %b110, !dbg !4307

b110:
	%656 = phi double [ 0.000000e+00, %b104 ], [ %655, %b109 ], !dbg !4287
	%657 = fadd double %656, %619, !dbg !4308
	br label %b111, !dbg !4312

b111:
	%658 = phi double [ %345, %b110 ], [ %677, %b114 ], !dbg !4313
	%659 = phi i64 [ 1, %b110 ], [ %678, %b114 ], !dbg !4314
	%660 = icmp slt i64 %659, 32, !dbg !4315
	br i1 %660, label %b112, label %b115, !dbg !4315

b112:
	%661 = trunc i64 %659 to i32, !dbg !4316
	%662 = bitcast double %658 to i64, !dbg !4316
	%663 = trunc i64 %662 to i32, !dbg !4316
	%664 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %663, i32 %661, i32 0), !dbg !4316
	%665 = extractvalue { i32, i1 } %664, 0, !dbg !4316
	%666 = lshr i64 %662, 32, !dbg !4316
	%667 = trunc i64 %666 to i32, !dbg !4316
	%668 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %667, i32 %661, i32 0), !dbg !4316
	%669 = extractvalue { i32, i1 } %668, 0, !dbg !4316
	%670 = zext i32 %669 to i64, !dbg !4316
	%671 = shl i64 %670, 32, !dbg !4316
	%672 = zext i32 %665 to i64, !dbg !4316
	%673 = or i64 %672, %671, !dbg !4316
	%674 = bitcast i64 %673 to double, !dbg !4316
	%675 = icmp sge i64 %259, %659, !dbg !4317
	br i1 %675, label %b113, label %b114, !dbg !4317

b113:
	%676 = fadd double %658, %674, !dbg !4318
	br label %b114, !dbg !4318

b114:
	%677 = phi double [ %658, %b112 ], [ %676, %b113 ], !dbg !4313
	%678 = mul i64 %659, 2, !dbg !4319
	br label %b111, !dbg !4319

b115:
	br i1 %408, label %b121, label %b116, !dbg !4320

b116:
	%679 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_scan_34_8 to [32 x double]*, !dbg !4321
	%680 = sdiv i64 %28, 32, !dbg !4322
	call void @llvm.nvvm.barrier0(), !dbg !4323
	%681 = sub i64 %44, 1, !dbg !4324
	%682 = icmp eq i64 %259, %681, !dbg !4325
	br i1 %682, label %b117, label %b118, !dbg !4325

b117:
	%683 = getelementptr inbounds [32 x double], [32 x double]* %679, i64 0, i64 %680, !dbg !4326
	%684 = icmp uge i64 %680, 32, !dbg !4326
	br i1 %684, label %b117_fail1, label %b117_ok1, !dbg !4326, !prof !18

b117_ok1:
	store double %658, double* %683, align 8, !dbg !4326
	br label %b118, !dbg !4326

b118:
	call void @llvm.nvvm.barrier0(), !dbg !4327
	%685 = icmp slt i64 0, %680, !dbg !4327
	br i1 %685, label %b119, label %b120, !dbg !4327

b119:
	%686 = phi double [ 0.000000e+00, %b118 ], [ %691, %b119_ok1 ], !dbg !4328
	%687 = phi i64 [ 0, %b118 ], [ %692, %b119_ok1 ], !dbg !4328
	%688 = getelementptr inbounds [32 x double], [32 x double]* %679, i64 0, i64 %687, !dbg !4329
	%689 = icmp uge i64 %687, 32, !dbg !4329
	br i1 %689, label %b119_fail1, label %b119_ok1, !dbg !4329, !prof !18

b119_ok1:
	%690 = load double, double* %688, align 8, !dbg !4329
	%691 = fadd double %686, %690, !dbg !4330
	%692 = add i64 %687, 1, !dbg !4330
	%693 = icmp slt i64 %692, %680, !dbg !4330
	br i1 %693, label %b119, label %b120, !dbg !4330

b120:
	%694 = phi double [ 0.000000e+00, %b118 ], [ %691, %b119_ok1 ], !dbg !4328
	br label %b121, !dbg !4331

b121:
	%695 = phi double [ 0.000000e+00, %b115 ], [ %694, %b120 ], !dbg !4311
	%696 = bitcast double %658 to i64, !dbg !4332
	%697 = trunc i64 %696 to i32, !dbg !4332
	%698 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %697, i32 1, i32 0), !dbg !4332
	%699 = extractvalue { i32, i1 } %698, 0, !dbg !4332
	%700 = lshr i64 %696, 32, !dbg !4332
	%701 = trunc i64 %700 to i32, !dbg !4332
	%702 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %701, i32 1, i32 0), !dbg !4332
	%703 = extractvalue { i32, i1 } %702, 0, !dbg !4332
	%704 = zext i32 %703 to i64, !dbg !4332
	%705 = shl i64 %704, 32, !dbg !4332
	%706 = zext i32 %699 to i64, !dbg !4332
	%707 = or i64 %706, %705, !dbg !4332
	%708 = bitcast i64 %707 to double, !dbg !4332
	br i1 %316, label %b123, label %b122, !dbg !4333

b122:
	%709 = fadd double %695, %708, !dbg !4334
	br label %b123, !dbg !4335

b123:
	%710 = phi double [ %695, %b121 ], [ %709, %b122 ], !dbg !4310
	%711 = getelementptr inbounds double, double* %343, i64 3, !dbg !4336
	store double %657, double* %711, align 8, !dbg !4336
	%712 = getelementptr inbounds double, double* %343, i64 4, !dbg !4337
	store double %710, double* %712, align 8, !dbg !4337
	%713 = mul i64 %19, 2, !dbg !4338
	%714 = sdiv i64 %713, 3, !dbg !4339
	%715 = icmp sge i64 %714, %19, !dbg !4342
	br i1 %715, label %b124, label %b125, !dbg !4342

b124:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !4343
	ret void, !dbg !4343

b125:
	br i1 %408, label %b126, label %b127, !dbg !4344

b126:
	%716 = trunc i64 %714 to i32, !dbg !4345
	%717 = bitcast double %345 to i64, !dbg !4345
	%718 = trunc i64 %717 to i32, !dbg !4345
	%719 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %718, i32 %716, i32 31), !dbg !4345
	%720 = extractvalue { i32, i1 } %719, 0, !dbg !4345
	%721 = lshr i64 %717, 32, !dbg !4345
	%722 = trunc i64 %721 to i32, !dbg !4345
	%723 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %722, i32 %716, i32 31), !dbg !4345
	%724 = extractvalue { i32, i1 } %723, 0, !dbg !4345
	%725 = zext i32 %724 to i64, !dbg !4345
	%726 = shl i64 %725, 32, !dbg !4345
	%727 = zext i32 %720 to i64, !dbg !4345
	%728 = or i64 %727, %726, !dbg !4345
	%729 = bitcast i64 %728 to double, !dbg !4345
	br label %b130, !dbg !4346

b127:
	%730 = addrspacecast double addrspace(3)* @gpuc_shared_Broadcast_42_8 to double*, !dbg !4347
	call void @llvm.nvvm.barrier0(), !dbg !4348
	%731 = icmp eq i64 %28, %714, !dbg !4349
	br i1 %731, label %b128, label %b129, !dbg !4349

b128:
	store double %345, double* %730, align 8, !dbg !4350
	br label %b129, !dbg !4350

b129:
	call void @llvm.nvvm.barrier0(), !dbg !4351
	%732 = load double, double* %730, align 8, !dbg !4352
	br label %b130, !dbg !4353

b130:
	%733 = phi double [ %729, %b126 ], [ %732, %b129 ], !dbg !4341
	%734 = getelementptr inbounds double, double* %343, i64 5, !dbg !4354
	store double %733, double* %734, align 8, !dbg !4354
	%735 = add i64 %347, 1, !dbg !4354
	%736 = icmp slt i64 %735, 2, !dbg !4354
	br i1 %736, label %b51, label %b131, !dbg !4354

b131:
	ret void, !dbg !4044

b0_fail1:
	%737 = icmp ugt i64 %30, %p1, !dbg !4047
	br i1 %737, label %b0_fail2, label %b0_ok2, !dbg !4047

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !4047
	ret void, !dbg !4047

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !4048
	ret void, !dbg !4048

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !4051
	ret void, !dbg !4051

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !4166
	ret void, !dbg !4166

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %342), !dbg !4170
	ret void, !dbg !4170

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %410, i64 32), !dbg !4203
	ret void, !dbg !4203

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %416, i64 32), !dbg !4209
	ret void, !dbg !4209

b79_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %499, i64 32), !dbg !4239
	ret void, !dbg !4239

b82_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %505, i64 32), !dbg !4245
	ret void, !dbg !4245

b95_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %595, i64 32), !dbg !4274
	ret void, !dbg !4274

b98_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %601, i64 32), !dbg !4280
	ret void, !dbg !4280

b106_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %641, i64 32), !dbg !4302
	ret void, !dbg !4302

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %648, i64 32), !dbg !4305
	ret void, !dbg !4305

b117_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %680, i64 32), !dbg !4326
	ret void, !dbg !4326

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %687, i64 32), !dbg !4329
	ret void, !dbg !4329
}

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
	%0 = getelementptr i8, i8* %ctrl, i64 4
	%1 = bitcast i8* %0 to i32*
	%2 = cmpxchg i32* %1, i32 0, i32 1 monotonic monotonic
	%3 = extractvalue { i32, i1 } %2, 1
	br i1 %3, label %write, label %wait

write:
	%4 = getelementptr i8, i8* %ctrl, i64 8
	%5 = bitcast i8* %4 to i32*
	store volatile i32 %site, i32* %5, align 4
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !9
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !16
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

declare void @llvm.nvvm.membar.sys() nounwind

declare { i32, i1 } @llvm.nvvm.vote.sync(i32 %a0, i32 %a1, i1 %a2) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare float @__nv_fminf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmaxf(float %a0, float %a1) nounwind readnone

declare double @__nv_fmin(double %a0, double %a1) nounwind readnone

declare double @__nv_fmax(double %a0, double %a1) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!4355, !4356, !4357, !4358, !4359, !4360, !4361, !4362, !4363, !4364, !4365, !4366, !4367, !4368, !4369, !4370, !4371, !4372, !4373, !4374, !4375, !4376, !4377, !4378, !4379, !4380, !4381, !4382, !4383, !4384, !4385, !4386, !4387}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "exchange.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Vote", scope: !1, file: !1, line: 45, type: !4, isDefinition: true, scopeLine: 45, isOptimized: true, unit: !2)
!7 = !DILocation(line: 45, column: 6, scope: !6)
!8 = !DILocation(line: 47, column: 20, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !{i32 1, i32 -2147483648}
!12 = !{i32 1, i32 65536}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = !DILocation(line: 48, column: 9, scope: !6)
!18 = !{!"branch_weights", i32 1, i32 1048576}
!19 = !DILocation(line: 48, column: 13, scope: !6)
!20 = !DILocation(line: 49, column: 3, scope: !6)
!21 = !DILocation(line: 51, column: 12, scope: !6)
!22 = !DILocation(line: 51, column: 10, scope: !6)
!23 = !DILocation(line: 51, column: 26, scope: !6)
!24 = !DILocation(line: 52, column: 11, scope: !6)
!25 = !DILocation(line: 52, column: 15, scope: !6)
!26 = !DILocation(line: 53, column: 19, scope: !6)
!27 = !DILocation(line: 53, column: 3, scope: !6)
!28 = !DILocation(line: 54, column: 19, scope: !6)
!29 = !DILocation(line: 54, column: 3, scope: !6)
!30 = !DILocation(line: 55, column: 26, scope: !6)
!31 = distinct !DISubprogram(name: "one", scope: !1, file: !1, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!32 = !DILocation(line: 55, column: 18, scope: !6)
!33 = !DILocation(line: 65, column: 6, scope: !31, inlinedAt: !32)
!34 = !DILocation(line: 69, column: 2, scope: !31, inlinedAt: !32)
!35 = !DILocation(line: 55, column: 46, scope: !6)
!36 = !DILocation(line: 55, column: 38, scope: !6)
!37 = !DILocation(line: 65, column: 6, scope: !31, inlinedAt: !36)
!38 = !DILocation(line: 69, column: 2, scope: !31, inlinedAt: !36)
!39 = !DILocation(line: 55, column: 3, scope: !6)
!40 = !DILocation(line: 55, column: 9, scope: !6)
!41 = !DILocation(line: 56, column: 26, scope: !6)
!42 = !DILocation(line: 56, column: 18, scope: !6)
!43 = !DILocation(line: 65, column: 6, scope: !31, inlinedAt: !42)
!44 = !DILocation(line: 69, column: 2, scope: !31, inlinedAt: !42)
!45 = !DILocation(line: 56, column: 50, scope: !6)
!46 = !DILocation(line: 56, column: 42, scope: !6)
!47 = !DILocation(line: 65, column: 6, scope: !31, inlinedAt: !46)
!48 = !DILocation(line: 69, column: 2, scope: !31, inlinedAt: !46)
!49 = !DILocation(line: 56, column: 3, scope: !6)
!50 = !DILocation(line: 56, column: 9, scope: !6)
!51 = !DILocation(line: 58, column: 36, scope: !6)
!52 = !{i32 0, i32 32}
!53 = !DILocation(line: 58, column: 27, scope: !6)
!54 = !DILocation(line: 58, column: 19, scope: !6)
!55 = !DILocation(line: 58, column: 13, scope: !6)
!56 = !DILocation(line: 59, column: 5, scope: !6)
!57 = !DILocation(line: 59, column: 4, scope: !6)
!58 = distinct !DISubprogram(name: "p32", scope: !1, file: !1, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!59 = !DILocation(line: 62, column: 28, scope: !6)
!60 = !DILocation(line: 72, column: 6, scope: !58, inlinedAt: !59)
!61 = !DILocation(line: 76, column: 2, scope: !58, inlinedAt: !59)
!62 = !DILocation(line: 62, column: 21, scope: !6)
!63 = !DILocation(line: 62, column: 3, scope: !6)
!64 = !DIFile(filename: "memory.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!65 = distinct !DISubprogram(name: "Dynamic", scope: !64, file: !64, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!66 = !DILocation(line: 12, column: 6, scope: !65)
!67 = !DILocation(line: 14, column: 35, scope: !65)
!68 = !DILocation(line: 15, column: 34, scope: !65)
!69 = !DILocation(line: 16, column: 16, scope: !65)
!70 = !DILocation(line: 16, column: 26, scope: !65)
!71 = !DILocation(line: 17, column: 21, scope: !65)
!72 = !DILocation(line: 17, column: 26, scope: !65)
!73 = !DILocation(line: 18, column: 21, scope: !65)
!74 = !DILocation(line: 18, column: 15, scope: !65)
!75 = !DILocation(line: 18, column: 7, scope: !65)
!76 = !DILocation(line: 19, column: 8, scope: !65)
!77 = !DILocation(line: 20, column: 13, scope: !65)
!78 = !DILocation(line: 20, column: 17, scope: !65)
!79 = !DILocation(line: 21, column: 18, scope: !65)
!80 = !DILocation(line: 21, column: 12, scope: !65)
!81 = !DILocation(line: 21, column: 22, scope: !65)
!82 = !DILocation(line: 22, column: 10, scope: !65)
!83 = !DILocation(line: 22, column: 13, scope: !65)
!84 = !DILocation(line: 23, column: 22, scope: !65)
!85 = !DILocation(line: 21, column: 2, scope: !65)
!86 = !DILocation(line: 25, column: 5, scope: !65)
!87 = !DILocation(line: 26, column: 18, scope: !65)
!88 = !DILocation(line: 26, column: 21, scope: !65)
!89 = !DILocation(line: 27, column: 8, scope: !65)
!90 = !DILocation(line: 27, column: 18, scope: !65)
!91 = distinct !DISubprogram(name: "Vectors", scope: !64, file: !64, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!92 = !DILocation(line: 35, column: 6, scope: !91)
!93 = !DILocation(line: 36, column: 14, scope: !91)
!94 = !DILocation(line: 37, column: 26, scope: !91)
!95 = !DILocation(line: 37, column: 47, scope: !91)
!96 = !DILocation(line: 37, column: 45, scope: !91)
!97 = !DILocation(line: 37, column: 66, scope: !91)
!98 = !DILocation(line: 37, column: 64, scope: !91)
!99 = !DILocation(line: 38, column: 32, scope: !91)
!100 = !DILocation(line: 39, column: 13, scope: !91)
!101 = !DILocation(line: 39, column: 20, scope: !91)
!102 = !DILocation(line: 40, column: 33, scope: !91)
!103 = !DILocation(line: 40, column: 38, scope: !91)
!104 = !DILocation(line: 40, column: 49, scope: !91)
!105 = !DILocation(line: 40, column: 54, scope: !91)
!106 = !DILocation(line: 40, column: 65, scope: !91)
!107 = !DILocation(line: 40, column: 70, scope: !91)
!108 = !DILocation(line: 40, column: 81, scope: !91)
!109 = !DILocation(line: 40, column: 86, scope: !91)
!110 = !DILocation(line: 40, column: 5, scope: !91)
!111 = !DILocation(line: 41, column: 27, scope: !91)
!112 = !DILocation(line: 41, column: 35, scope: !91)
!113 = !DILocation(line: 41, column: 25, scope: !91)
!114 = !DILocation(line: 41, column: 23, scope: !91)
!115 = !DILocation(line: 42, column: 14, scope: !91)
!116 = !DILocation(line: 43, column: 17, scope: !91)
!117 = !DILocation(line: 43, column: 24, scope: !91)
!118 = !DILocation(line: 44, column: 9, scope: !91)
!119 = !DILocation(line: 46, column: 40, scope: !91)
!120 = !DILocation(line: 46, column: 32, scope: !91)
!121 = !DILocation(line: 47, column: 6, scope: !91)
!122 = !DILocation(line: 47, column: 15, scope: !91)
!123 = !DILocation(line: 47, column: 13, scope: !91)
!124 = !DILocation(line: 47, column: 24, scope: !91)
!125 = !DILocation(line: 47, column: 21, scope: !91)
!126 = !DILocation(line: 47, column: 4, scope: !91)
!127 = distinct !DISubprogram(name: "VectorPlaces", scope: !64, file: !64, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!128 = !DILocation(line: 66, column: 6, scope: !127)
!129 = !DILocation(line: 67, column: 30, scope: !127)
!130 = !DILocation(line: 68, column: 21, scope: !127)
!131 = !DILocation(line: 69, column: 33, scope: !127)
!132 = !DILocation(line: 70, column: 7, scope: !127)
!133 = !DILocation(line: 71, column: 10, scope: !127)
!134 = !DILocation(line: 71, column: 23, scope: !127)
!135 = !DILocation(line: 71, column: 8, scope: !127)
!136 = !DILocation(line: 72, column: 18, scope: !127)
!137 = !DILocation(line: 72, column: 7, scope: !127)
!138 = distinct !DISubprogram(name: "(*item).swap", scope: !64, file: !64, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!139 = !DILocation(line: 73, column: 15, scope: !127)
!140 = !DILocation(line: 58, column: 5, scope: !138, inlinedAt: !139)
!141 = !DILocation(line: 58, column: 24, scope: !138, inlinedAt: !139)
!142 = !DILocation(line: 58, column: 32, scope: !138, inlinedAt: !139)
!143 = !DILocation(line: 58, column: 7, scope: !138, inlinedAt: !139)
!144 = !DILocation(line: 58, column: 15, scope: !138, inlinedAt: !139)
!145 = !DILocation(line: 59, column: 33, scope: !138, inlinedAt: !139)
!146 = !DILocation(line: 59, column: 44, scope: !138, inlinedAt: !139)
!147 = !DILocation(line: 59, column: 5, scope: !138, inlinedAt: !139)
!148 = !DILocation(line: 75, column: 7, scope: !127)
!149 = !DILocation(line: 75, column: 10, scope: !127)
!150 = !DILocation(line: 76, column: 21, scope: !127)
!151 = !DILocation(line: 76, column: 7, scope: !127)
!152 = !DILocation(line: 78, column: 42, scope: !127)
!153 = !DILocation(line: 78, column: 36, scope: !127)
!154 = !DILocation(line: 78, column: 60, scope: !127)
!155 = !DILocation(line: 78, column: 54, scope: !127)
!156 = !DILocation(line: 78, column: 76, scope: !127)
!157 = !DILocation(line: 78, column: 70, scope: !127)
!158 = !DILocation(line: 78, column: 63, scope: !127)
!159 = !DILocation(line: 78, column: 88, scope: !127)
!160 = !DILocation(line: 78, column: 99, scope: !127)
!161 = !DILocation(line: 78, column: 114, scope: !127)
!162 = !DILocation(line: 78, column: 108, scope: !127)
!163 = !DILocation(line: 78, column: 101, scope: !127)
!164 = !DILocation(line: 78, column: 6, scope: !127)
!165 = !DILocation(line: 80, column: 18, scope: !127)
!166 = !DILocation(line: 81, column: 33, scope: !127)
!167 = !DILocation(line: 82, column: 10, scope: !127)
!168 = !DILocation(line: 83, column: 5, scope: !127)
!169 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!170 = distinct !DISubprogram(name: "ExchangeInt8", scope: !169, file: !169, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!171 = !DILocation(line: 10, column: 6, scope: !170)
!172 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!173 = !DILocation(line: 10, column: 83, scope: !170)
!174 = !DILocation(line: 21, column: 29, scope: !172, inlinedAt: !173)
!175 = !DILocation(line: 21, column: 39, scope: !172, inlinedAt: !173)
!176 = !DILocation(line: 21, column: 49, scope: !172, inlinedAt: !173)
!177 = !DILocation(line: 23, column: 7, scope: !172, inlinedAt: !173)
!178 = !DILocation(line: 22, column: 2, scope: !172, inlinedAt: !173)
!179 = !DILocation(line: 22, column: 8, scope: !172, inlinedAt: !173)
!180 = !DILocation(line: 26, column: 9, scope: !172, inlinedAt: !173)
!181 = !DILocation(line: 27, column: 12, scope: !172, inlinedAt: !173)
!182 = !DILocation(line: 27, column: 10, scope: !172, inlinedAt: !173)
!183 = !DILocation(line: 27, column: 30, scope: !172, inlinedAt: !173)
!184 = !DILocation(line: 28, column: 32, scope: !172, inlinedAt: !173)
!185 = !DILocation(line: 28, column: 34, scope: !172, inlinedAt: !173)
!186 = !DILocation(line: 28, column: 37, scope: !172, inlinedAt: !173)
!187 = !DILocation(line: 28, column: 20, scope: !172, inlinedAt: !173)
!188 = !DILocation(line: 28, column: 3, scope: !172, inlinedAt: !173)
!189 = !DILocation(line: 29, column: 22, scope: !172, inlinedAt: !173)
!190 = !DILocation(line: 29, column: 3, scope: !172, inlinedAt: !173)
!191 = !DILocation(line: 30, column: 24, scope: !172, inlinedAt: !173)
!192 = !DILocation(line: 30, column: 3, scope: !172, inlinedAt: !173)
!193 = !DILocation(line: 31, column: 23, scope: !172, inlinedAt: !173)
!194 = !DILocation(line: 31, column: 3, scope: !172, inlinedAt: !173)
!195 = !DILocation(line: 32, column: 14, scope: !172, inlinedAt: !173)
!196 = !DILocation(line: 32, column: 12, scope: !172, inlinedAt: !173)
!197 = !DILocation(line: 32, column: 18, scope: !172, inlinedAt: !173)
!198 = !DILocation(line: 33, column: 21, scope: !172, inlinedAt: !173)
!199 = !DILocation(line: 33, column: 3, scope: !172, inlinedAt: !173)
!200 = !DILocation(line: 34, column: 3, scope: !172, inlinedAt: !173)
!201 = !DILocation(line: 35, column: 31, scope: !172, inlinedAt: !173)
!202 = !DILocation(line: 36, column: 4, scope: !172, inlinedAt: !173)
!203 = !DILocation(line: 38, column: 32, scope: !172, inlinedAt: !173)
!204 = !DILocation(line: 38, column: 30, scope: !172, inlinedAt: !173)
!205 = !DILocation(line: 38, column: 24, scope: !172, inlinedAt: !173)
!206 = !DILocation(line: 38, column: 3, scope: !172, inlinedAt: !173)
!207 = distinct !DISubprogram(name: "NumbersInt8", scope: !169, file: !169, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!208 = !DILocation(line: 15, column: 6, scope: !207)
!209 = !DIFile(filename: "group.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!210 = distinct !DISubprogram(name: "groupNumbers", scope: !209, file: !209, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!211 = !DILocation(line: 15, column: 71, scope: !207)
!212 = !DILocation(line: 29, column: 20, scope: !210, inlinedAt: !211)
!213 = !DILocation(line: 30, column: 26, scope: !210, inlinedAt: !211)
!214 = !DILocation(line: 30, column: 24, scope: !210, inlinedAt: !211)
!215 = !DILocation(line: 30, column: 46, scope: !210, inlinedAt: !211)
!216 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!217 = !DILocation(line: 30, column: 9, scope: !210, inlinedAt: !211)
!218 = !DILocation(line: 14, column: 11, scope: !216, inlinedAt: !217)
!219 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!220 = distinct !DISubprogram(name: "reduceWarp", scope: !219, file: !219, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!221 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!222 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!223 = !DILocation(line: 16, column: 25, scope: !216, inlinedAt: !217)
!224 = !DILocation(line: 7, column: 15, scope: !222, inlinedAt: !223)
!225 = !DILocation(line: 44, column: 16, scope: !221, inlinedAt: !224)
!226 = !DILocation(line: 65, column: 13, scope: !220, inlinedAt: !225)
!227 = !DILocation(line: 66, column: 7, scope: !220, inlinedAt: !225)
!228 = !DILocation(line: 64, column: 35, scope: !220, inlinedAt: !225)
!229 = !DILocation(line: 67, column: 7, scope: !220, inlinedAt: !225)
!230 = !DILocation(line: 67, column: 35, scope: !220, inlinedAt: !225)
!231 = !DILocation(line: 68, column: 23, scope: !220, inlinedAt: !225)
!232 = !DILocation(line: 7, column: 65, scope: !222, inlinedAt: !223)
!233 = !DILocation(line: 67, column: 40, scope: !220, inlinedAt: !225)
!234 = !DILocation(line: 72, column: 16, scope: !220, inlinedAt: !225)
!235 = !DILocation(line: 73, column: 6, scope: !220, inlinedAt: !225)
!236 = !DILocation(line: 73, column: 36, scope: !220, inlinedAt: !225)
!237 = !DILocation(line: 74, column: 16, scope: !220, inlinedAt: !225)
!238 = !DILocation(line: 75, column: 11, scope: !220, inlinedAt: !225)
!239 = !DILocation(line: 74, column: 3, scope: !220, inlinedAt: !225)
!240 = !DILocation(line: 78, column: 22, scope: !220, inlinedAt: !225)
!241 = !DILocation(line: 78, column: 41, scope: !220, inlinedAt: !225)
!242 = !DILocation(line: 79, column: 9, scope: !220, inlinedAt: !225)
!243 = !DILocation(line: 73, column: 41, scope: !220, inlinedAt: !225)
!244 = !DILocation(line: 82, column: 16, scope: !220, inlinedAt: !225)
!245 = !DILocation(line: 82, column: 2, scope: !221, inlinedAt: !224)
!246 = !DILocation(line: 16, column: 6, scope: !216, inlinedAt: !217)
!247 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!248 = !DILocation(line: 17, column: 33, scope: !216, inlinedAt: !217)
!249 = !DILocation(line: 13, column: 15, scope: !247, inlinedAt: !248)
!250 = !DILocation(line: 44, column: 16, scope: !221, inlinedAt: !249)
!251 = !DILocation(line: 66, column: 7, scope: !220, inlinedAt: !250)
!252 = !DILocation(line: 64, column: 35, scope: !220, inlinedAt: !250)
!253 = !DILocation(line: 67, column: 7, scope: !220, inlinedAt: !250)
!254 = !DILocation(line: 67, column: 35, scope: !220, inlinedAt: !250)
!255 = !DILocation(line: 68, column: 23, scope: !220, inlinedAt: !250)
!256 = !DILocation(line: 13, column: 66, scope: !247, inlinedAt: !248)
!257 = !DILocation(line: 67, column: 40, scope: !220, inlinedAt: !250)
!258 = !DILocation(line: 72, column: 16, scope: !220, inlinedAt: !250)
!259 = !DILocation(line: 73, column: 6, scope: !220, inlinedAt: !250)
!260 = !DILocation(line: 73, column: 36, scope: !220, inlinedAt: !250)
!261 = !DILocation(line: 74, column: 16, scope: !220, inlinedAt: !250)
!262 = !DILocation(line: 75, column: 11, scope: !220, inlinedAt: !250)
!263 = !DILocation(line: 74, column: 3, scope: !220, inlinedAt: !250)
!264 = !DILocation(line: 78, column: 22, scope: !220, inlinedAt: !250)
!265 = !DILocation(line: 78, column: 41, scope: !220, inlinedAt: !250)
!266 = !DILocation(line: 79, column: 9, scope: !220, inlinedAt: !250)
!267 = !DILocation(line: 73, column: 41, scope: !220, inlinedAt: !250)
!268 = !DILocation(line: 82, column: 16, scope: !220, inlinedAt: !250)
!269 = !DILocation(line: 82, column: 2, scope: !221, inlinedAt: !249)
!270 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!271 = !DILocation(line: 17, column: 54, scope: !216, inlinedAt: !217)
!272 = !DILocation(line: 19, column: 15, scope: !270, inlinedAt: !271)
!273 = !DILocation(line: 44, column: 16, scope: !221, inlinedAt: !272)
!274 = !DILocation(line: 66, column: 7, scope: !220, inlinedAt: !273)
!275 = !DILocation(line: 64, column: 35, scope: !220, inlinedAt: !273)
!276 = !DILocation(line: 67, column: 7, scope: !220, inlinedAt: !273)
!277 = !DILocation(line: 67, column: 35, scope: !220, inlinedAt: !273)
!278 = !DILocation(line: 68, column: 23, scope: !220, inlinedAt: !273)
!279 = !DILocation(line: 19, column: 66, scope: !270, inlinedAt: !271)
!280 = !DILocation(line: 67, column: 40, scope: !220, inlinedAt: !273)
!281 = !DILocation(line: 72, column: 16, scope: !220, inlinedAt: !273)
!282 = !DILocation(line: 73, column: 6, scope: !220, inlinedAt: !273)
!283 = !DILocation(line: 73, column: 36, scope: !220, inlinedAt: !273)
!284 = !DILocation(line: 74, column: 16, scope: !220, inlinedAt: !273)
!285 = !DILocation(line: 75, column: 11, scope: !220, inlinedAt: !273)
!286 = !DILocation(line: 74, column: 3, scope: !220, inlinedAt: !273)
!287 = !DILocation(line: 78, column: 22, scope: !220, inlinedAt: !273)
!288 = !DILocation(line: 78, column: 41, scope: !220, inlinedAt: !273)
!289 = !DILocation(line: 79, column: 9, scope: !220, inlinedAt: !273)
!290 = !DILocation(line: 73, column: 41, scope: !220, inlinedAt: !273)
!291 = !DILocation(line: 82, column: 16, scope: !220, inlinedAt: !273)
!292 = !DILocation(line: 82, column: 2, scope: !221, inlinedAt: !272)
!293 = !DILocation(line: 17, column: 6, scope: !216, inlinedAt: !217)
!294 = !DILocation(line: 17, column: 14, scope: !216, inlinedAt: !217)
!295 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!296 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!297 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!298 = !DILocation(line: 18, column: 40, scope: !216, inlinedAt: !217)
!299 = !DILocation(line: 6, column: 21, scope: !297, inlinedAt: !298)
!300 = !DILocation(line: 25, column: 16, scope: !296, inlinedAt: !299)
!301 = !DILocation(line: 23, column: 48, scope: !296, inlinedAt: !299)
!302 = !DILocation(line: 26, column: 6, scope: !296, inlinedAt: !299)
!303 = !DILocation(line: 26, column: 24, scope: !296, inlinedAt: !299)
!304 = !DILocation(line: 27, column: 24, scope: !296, inlinedAt: !299)
!305 = !DILocation(line: 27, column: 44, scope: !296, inlinedAt: !299)
!306 = !DILocation(line: 28, column: 4, scope: !296, inlinedAt: !299)
!307 = !DILocation(line: 26, column: 37, scope: !296, inlinedAt: !299)
!308 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!309 = !DILocation(line: 18, column: 68, scope: !216, inlinedAt: !217)
!310 = !DILocation(line: 14, column: 21, scope: !308, inlinedAt: !309)
!311 = !DILocation(line: 23, column: 48, scope: !296, inlinedAt: !310)
!312 = !DILocation(line: 26, column: 6, scope: !296, inlinedAt: !310)
!313 = !DILocation(line: 26, column: 24, scope: !296, inlinedAt: !310)
!314 = !DILocation(line: 27, column: 24, scope: !296, inlinedAt: !310)
!315 = !DILocation(line: 27, column: 44, scope: !296, inlinedAt: !310)
!316 = !DILocation(line: 28, column: 4, scope: !296, inlinedAt: !310)
!317 = !DILocation(line: 26, column: 37, scope: !296, inlinedAt: !310)
!318 = !DILocation(line: 15, column: 20, scope: !308, inlinedAt: !309)
!319 = !DILocation(line: 15, column: 42, scope: !308, inlinedAt: !309)
!320 = !DILocation(line: 18, column: 2, scope: !216, inlinedAt: !217)
!321 = !DILocation(line: 18, column: 6, scope: !216, inlinedAt: !217)
!322 = !DILocation(line: 18, column: 14, scope: !216, inlinedAt: !217)
!323 = !DILocation(line: 19, column: 40, scope: !216, inlinedAt: !217)
!324 = !DILocation(line: 19, column: 42, scope: !216, inlinedAt: !217)
!325 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!326 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!327 = !DILocation(line: 19, column: 25, scope: !216, inlinedAt: !217)
!328 = !DILocation(line: 36, column: 10, scope: !326, inlinedAt: !327)
!329 = !DILocation(line: 36, column: 22, scope: !326, inlinedAt: !327)
!330 = !DILocation(line: 37, column: 8, scope: !326, inlinedAt: !327)
!331 = !DILocation(line: 40, column: 17, scope: !326, inlinedAt: !327)
!332 = !DILocation(line: 19, column: 6, scope: !216, inlinedAt: !217)
!333 = !DILocation(line: 31, column: 26, scope: !210, inlinedAt: !211)
!334 = !DILocation(line: 31, column: 48, scope: !210, inlinedAt: !211)
!335 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!336 = !DILocation(line: 31, column: 9, scope: !210, inlinedAt: !211)
!337 = !DILocation(line: 14, column: 11, scope: !335, inlinedAt: !336)
!338 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!339 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!340 = !DILocation(line: 16, column: 25, scope: !335, inlinedAt: !336)
!341 = !DILocation(line: 7, column: 15, scope: !339, inlinedAt: !340)
!342 = !DILocation(line: 44, column: 16, scope: !338, inlinedAt: !341)
!343 = !DILocation(line: 66, column: 7, scope: !220, inlinedAt: !342)
!344 = !DILocation(line: 64, column: 35, scope: !220, inlinedAt: !342)
!345 = !DILocation(line: 67, column: 7, scope: !220, inlinedAt: !342)
!346 = !DILocation(line: 67, column: 35, scope: !220, inlinedAt: !342)
!347 = !DILocation(line: 68, column: 23, scope: !220, inlinedAt: !342)
!348 = !DILocation(line: 7, column: 65, scope: !339, inlinedAt: !340)
!349 = !DILocation(line: 67, column: 40, scope: !220, inlinedAt: !342)
!350 = !DILocation(line: 73, column: 6, scope: !220, inlinedAt: !342)
!351 = !DILocation(line: 73, column: 36, scope: !220, inlinedAt: !342)
!352 = !DILocation(line: 74, column: 16, scope: !220, inlinedAt: !342)
!353 = !DILocation(line: 75, column: 11, scope: !220, inlinedAt: !342)
!354 = !DILocation(line: 74, column: 3, scope: !220, inlinedAt: !342)
!355 = !DILocation(line: 78, column: 22, scope: !220, inlinedAt: !342)
!356 = !DILocation(line: 78, column: 41, scope: !220, inlinedAt: !342)
!357 = !DILocation(line: 79, column: 9, scope: !220, inlinedAt: !342)
!358 = !DILocation(line: 73, column: 41, scope: !220, inlinedAt: !342)
!359 = !DILocation(line: 82, column: 16, scope: !220, inlinedAt: !342)
!360 = !DILocation(line: 82, column: 2, scope: !338, inlinedAt: !341)
!361 = distinct !DISubprogram(name: "Block.warps", scope: !325, file: !325, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!362 = !DILocation(line: 45, column: 14, scope: !338, inlinedAt: !341)
!363 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !362)
!364 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !362)
!365 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !362)
!366 = !DILocation(line: 46, column: 7, scope: !338, inlinedAt: !341)
!367 = !DILocation(line: 49, column: 31, scope: !338, inlinedAt: !341)
!368 = !DILocation(line: 50, column: 10, scope: !338, inlinedAt: !341)
!369 = !DILocation(line: 51, column: 14, scope: !338, inlinedAt: !341)
!370 = !DILocation(line: 52, column: 17, scope: !338, inlinedAt: !341)
!371 = !DILocation(line: 52, column: 8, scope: !338, inlinedAt: !341)
!372 = !DILocation(line: 54, column: 10, scope: !338, inlinedAt: !341)
!373 = !DILocation(line: 55, column: 11, scope: !338, inlinedAt: !341)
!374 = !DILocation(line: 42, column: 50, scope: !338, inlinedAt: !341)
!375 = !DILocation(line: 56, column: 6, scope: !338, inlinedAt: !341)
!376 = !DILocation(line: 56, column: 16, scope: !338, inlinedAt: !341)
!377 = !DILocation(line: 57, column: 17, scope: !338, inlinedAt: !341)
!378 = !DILocation(line: 56, column: 21, scope: !338, inlinedAt: !341)
!379 = !DILocation(line: 16, column: 6, scope: !335, inlinedAt: !336)
!380 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!381 = !DILocation(line: 17, column: 33, scope: !335, inlinedAt: !336)
!382 = !DILocation(line: 13, column: 15, scope: !380, inlinedAt: !381)
!383 = !DILocation(line: 44, column: 16, scope: !338, inlinedAt: !382)
!384 = !DILocation(line: 66, column: 7, scope: !220, inlinedAt: !383)
!385 = !DILocation(line: 64, column: 35, scope: !220, inlinedAt: !383)
!386 = !DILocation(line: 67, column: 7, scope: !220, inlinedAt: !383)
!387 = !DILocation(line: 67, column: 35, scope: !220, inlinedAt: !383)
!388 = !DILocation(line: 68, column: 23, scope: !220, inlinedAt: !383)
!389 = !DILocation(line: 13, column: 66, scope: !380, inlinedAt: !381)
!390 = !DILocation(line: 67, column: 40, scope: !220, inlinedAt: !383)
!391 = !DILocation(line: 73, column: 6, scope: !220, inlinedAt: !383)
!392 = !DILocation(line: 73, column: 36, scope: !220, inlinedAt: !383)
!393 = !DILocation(line: 74, column: 16, scope: !220, inlinedAt: !383)
!394 = !DILocation(line: 75, column: 11, scope: !220, inlinedAt: !383)
!395 = !DILocation(line: 74, column: 3, scope: !220, inlinedAt: !383)
!396 = !DILocation(line: 78, column: 22, scope: !220, inlinedAt: !383)
!397 = !DILocation(line: 78, column: 41, scope: !220, inlinedAt: !383)
!398 = !DILocation(line: 79, column: 9, scope: !220, inlinedAt: !383)
!399 = !DILocation(line: 73, column: 41, scope: !220, inlinedAt: !383)
!400 = !DILocation(line: 82, column: 16, scope: !220, inlinedAt: !383)
!401 = !DILocation(line: 82, column: 2, scope: !338, inlinedAt: !382)
!402 = !DILocation(line: 46, column: 7, scope: !338, inlinedAt: !382)
!403 = !DILocation(line: 49, column: 31, scope: !338, inlinedAt: !382)
!404 = !DILocation(line: 50, column: 10, scope: !338, inlinedAt: !382)
!405 = !DILocation(line: 51, column: 14, scope: !338, inlinedAt: !382)
!406 = !DILocation(line: 52, column: 17, scope: !338, inlinedAt: !382)
!407 = !DILocation(line: 52, column: 8, scope: !338, inlinedAt: !382)
!408 = !DILocation(line: 54, column: 10, scope: !338, inlinedAt: !382)
!409 = !DILocation(line: 55, column: 11, scope: !338, inlinedAt: !382)
!410 = !DILocation(line: 42, column: 50, scope: !338, inlinedAt: !382)
!411 = !DILocation(line: 56, column: 6, scope: !338, inlinedAt: !382)
!412 = !DILocation(line: 56, column: 16, scope: !338, inlinedAt: !382)
!413 = !DILocation(line: 57, column: 17, scope: !338, inlinedAt: !382)
!414 = !DILocation(line: 56, column: 21, scope: !338, inlinedAt: !382)
!415 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!416 = !DILocation(line: 17, column: 54, scope: !335, inlinedAt: !336)
!417 = !DILocation(line: 19, column: 15, scope: !415, inlinedAt: !416)
!418 = !DILocation(line: 44, column: 16, scope: !338, inlinedAt: !417)
!419 = !DILocation(line: 66, column: 7, scope: !220, inlinedAt: !418)
!420 = !DILocation(line: 64, column: 35, scope: !220, inlinedAt: !418)
!421 = !DILocation(line: 67, column: 7, scope: !220, inlinedAt: !418)
!422 = !DILocation(line: 67, column: 35, scope: !220, inlinedAt: !418)
!423 = !DILocation(line: 68, column: 23, scope: !220, inlinedAt: !418)
!424 = !DILocation(line: 19, column: 66, scope: !415, inlinedAt: !416)
!425 = !DILocation(line: 67, column: 40, scope: !220, inlinedAt: !418)
!426 = !DILocation(line: 73, column: 6, scope: !220, inlinedAt: !418)
!427 = !DILocation(line: 73, column: 36, scope: !220, inlinedAt: !418)
!428 = !DILocation(line: 74, column: 16, scope: !220, inlinedAt: !418)
!429 = !DILocation(line: 75, column: 11, scope: !220, inlinedAt: !418)
!430 = !DILocation(line: 74, column: 3, scope: !220, inlinedAt: !418)
!431 = !DILocation(line: 78, column: 22, scope: !220, inlinedAt: !418)
!432 = !DILocation(line: 78, column: 41, scope: !220, inlinedAt: !418)
!433 = !DILocation(line: 79, column: 9, scope: !220, inlinedAt: !418)
!434 = !DILocation(line: 73, column: 41, scope: !220, inlinedAt: !418)
!435 = !DILocation(line: 82, column: 16, scope: !220, inlinedAt: !418)
!436 = !DILocation(line: 82, column: 2, scope: !338, inlinedAt: !417)
!437 = !DILocation(line: 46, column: 7, scope: !338, inlinedAt: !417)
!438 = !DILocation(line: 49, column: 31, scope: !338, inlinedAt: !417)
!439 = !DILocation(line: 50, column: 10, scope: !338, inlinedAt: !417)
!440 = !DILocation(line: 51, column: 14, scope: !338, inlinedAt: !417)
!441 = !DILocation(line: 52, column: 17, scope: !338, inlinedAt: !417)
!442 = !DILocation(line: 52, column: 8, scope: !338, inlinedAt: !417)
!443 = !DILocation(line: 54, column: 10, scope: !338, inlinedAt: !417)
!444 = !DILocation(line: 55, column: 11, scope: !338, inlinedAt: !417)
!445 = !DILocation(line: 42, column: 50, scope: !338, inlinedAt: !417)
!446 = !DILocation(line: 56, column: 6, scope: !338, inlinedAt: !417)
!447 = !DILocation(line: 56, column: 16, scope: !338, inlinedAt: !417)
!448 = !DILocation(line: 57, column: 17, scope: !338, inlinedAt: !417)
!449 = !DILocation(line: 56, column: 21, scope: !338, inlinedAt: !417)
!450 = !DILocation(line: 17, column: 6, scope: !335, inlinedAt: !336)
!451 = !DILocation(line: 17, column: 14, scope: !335, inlinedAt: !336)
!452 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!453 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!454 = !DILocation(line: 18, column: 40, scope: !335, inlinedAt: !336)
!455 = !DILocation(line: 6, column: 21, scope: !453, inlinedAt: !454)
!456 = !DILocation(line: 25, column: 16, scope: !452, inlinedAt: !455)
!457 = !DILocation(line: 23, column: 48, scope: !452, inlinedAt: !455)
!458 = !DILocation(line: 26, column: 6, scope: !452, inlinedAt: !455)
!459 = !DILocation(line: 26, column: 24, scope: !452, inlinedAt: !455)
!460 = !DILocation(line: 27, column: 24, scope: !452, inlinedAt: !455)
!461 = !DILocation(line: 27, column: 44, scope: !452, inlinedAt: !455)
!462 = !DILocation(line: 28, column: 4, scope: !452, inlinedAt: !455)
!463 = !DILocation(line: 26, column: 37, scope: !452, inlinedAt: !455)
!464 = !DILocation(line: 31, column: 15, scope: !452, inlinedAt: !455)
!465 = !DILocation(line: 34, column: 32, scope: !452, inlinedAt: !455)
!466 = !DILocation(line: 35, column: 19, scope: !452, inlinedAt: !455)
!467 = !DILocation(line: 36, column: 10, scope: !452, inlinedAt: !455)
!468 = !DILocation(line: 37, column: 21, scope: !452, inlinedAt: !455)
!469 = !DILocation(line: 37, column: 10, scope: !452, inlinedAt: !455)
!470 = !DILocation(line: 38, column: 9, scope: !452, inlinedAt: !455)
!471 = !DILocation(line: 40, column: 10, scope: !452, inlinedAt: !455)
!472 = !DILocation(line: 23, column: 59, scope: !452, inlinedAt: !455)
!473 = !DILocation(line: 42, column: 19, scope: !452, inlinedAt: !455)
!474 = !DILocation(line: 42, column: 3, scope: !452, inlinedAt: !455)
!475 = !DILocation(line: 44, column: 2, scope: !453, inlinedAt: !454)
!476 = !DILocation(line: 7, column: 16, scope: !453, inlinedAt: !454)
!477 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!478 = !DILocation(line: 18, column: 68, scope: !335, inlinedAt: !336)
!479 = !DILocation(line: 14, column: 21, scope: !477, inlinedAt: !478)
!480 = !DILocation(line: 25, column: 16, scope: !452, inlinedAt: !479)
!481 = !DILocation(line: 23, column: 48, scope: !452, inlinedAt: !479)
!482 = !DILocation(line: 26, column: 6, scope: !452, inlinedAt: !479)
!483 = !DILocation(line: 26, column: 24, scope: !452, inlinedAt: !479)
!484 = !DILocation(line: 27, column: 24, scope: !452, inlinedAt: !479)
!485 = !DILocation(line: 27, column: 44, scope: !452, inlinedAt: !479)
!486 = !DILocation(line: 28, column: 4, scope: !452, inlinedAt: !479)
!487 = !DILocation(line: 26, column: 37, scope: !452, inlinedAt: !479)
!488 = !DILocation(line: 31, column: 15, scope: !452, inlinedAt: !479)
!489 = !DILocation(line: 34, column: 32, scope: !452, inlinedAt: !479)
!490 = !DILocation(line: 35, column: 19, scope: !452, inlinedAt: !479)
!491 = !DILocation(line: 36, column: 10, scope: !452, inlinedAt: !479)
!492 = !DILocation(line: 37, column: 21, scope: !452, inlinedAt: !479)
!493 = !DILocation(line: 37, column: 10, scope: !452, inlinedAt: !479)
!494 = !DILocation(line: 38, column: 9, scope: !452, inlinedAt: !479)
!495 = !DILocation(line: 40, column: 10, scope: !452, inlinedAt: !479)
!496 = !DILocation(line: 23, column: 59, scope: !452, inlinedAt: !479)
!497 = !DILocation(line: 42, column: 19, scope: !452, inlinedAt: !479)
!498 = !DILocation(line: 42, column: 3, scope: !452, inlinedAt: !479)
!499 = !DILocation(line: 44, column: 2, scope: !477, inlinedAt: !478)
!500 = !DILocation(line: 15, column: 20, scope: !477, inlinedAt: !478)
!501 = !DILocation(line: 15, column: 42, scope: !477, inlinedAt: !478)
!502 = !DILocation(line: 18, column: 16, scope: !477, inlinedAt: !478)
!503 = !DILocation(line: 18, column: 2, scope: !335, inlinedAt: !336)
!504 = !DILocation(line: 18, column: 6, scope: !335, inlinedAt: !336)
!505 = !DILocation(line: 18, column: 14, scope: !335, inlinedAt: !336)
!506 = !DILocation(line: 19, column: 40, scope: !335, inlinedAt: !336)
!507 = !DILocation(line: 19, column: 42, scope: !335, inlinedAt: !336)
!508 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!509 = !DILocation(line: 19, column: 25, scope: !335, inlinedAt: !336)
!510 = !DILocation(line: 36, column: 22, scope: !508, inlinedAt: !509)
!511 = !DILocation(line: 37, column: 8, scope: !508, inlinedAt: !509)
!512 = !DILocation(line: 39, column: 15, scope: !508, inlinedAt: !509)
!513 = !DILocation(line: 40, column: 17, scope: !508, inlinedAt: !509)
!514 = !DILocation(line: 40, column: 3, scope: !335, inlinedAt: !336)
!515 = !DILocation(line: 42, column: 16, scope: !508, inlinedAt: !509)
!516 = !DILocation(line: 43, column: 10, scope: !508, inlinedAt: !509)
!517 = !DILocation(line: 44, column: 14, scope: !508, inlinedAt: !509)
!518 = !DILocation(line: 45, column: 3, scope: !508, inlinedAt: !509)
!519 = !DILocation(line: 47, column: 10, scope: !508, inlinedAt: !509)
!520 = !DILocation(line: 48, column: 9, scope: !508, inlinedAt: !509)
!521 = !DILocation(line: 48, column: 2, scope: !335, inlinedAt: !336)
!522 = !DILocation(line: 19, column: 6, scope: !335, inlinedAt: !336)
!523 = distinct !DISubprogram(name: "IntegersInt8", scope: !169, file: !169, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!524 = !DILocation(line: 20, column: 6, scope: !523)
!525 = distinct !DISubprogram(name: "groupIntegers", scope: !209, file: !209, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!526 = !DILocation(line: 20, column: 73, scope: !523)
!527 = !DILocation(line: 35, column: 20, scope: !525, inlinedAt: !526)
!528 = !DILocation(line: 36, column: 27, scope: !525, inlinedAt: !526)
!529 = !DILocation(line: 36, column: 25, scope: !525, inlinedAt: !526)
!530 = !DILocation(line: 36, column: 48, scope: !525, inlinedAt: !526)
!531 = distinct !DISubprogram(name: "integers", scope: !209, file: !209, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!532 = !DILocation(line: 36, column: 10, scope: !525, inlinedAt: !526)
!533 = !DILocation(line: 24, column: 11, scope: !531, inlinedAt: !532)
!534 = distinct !DISubprogram(name: "ReduceAnd", scope: !219, file: !219, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!535 = !DILocation(line: 25, column: 40, scope: !531, inlinedAt: !532)
!536 = !DILocation(line: 25, column: 15, scope: !534, inlinedAt: !535)
!537 = !DILocation(line: 44, column: 16, scope: !221, inlinedAt: !536)
!538 = !DILocation(line: 65, column: 13, scope: !220, inlinedAt: !537)
!539 = !DILocation(line: 66, column: 7, scope: !220, inlinedAt: !537)
!540 = !DILocation(line: 64, column: 35, scope: !220, inlinedAt: !537)
!541 = !DILocation(line: 67, column: 7, scope: !220, inlinedAt: !537)
!542 = !DILocation(line: 67, column: 35, scope: !220, inlinedAt: !537)
!543 = !DILocation(line: 68, column: 23, scope: !220, inlinedAt: !537)
!544 = !DILocation(line: 25, column: 65, scope: !534, inlinedAt: !535)
!545 = !DILocation(line: 67, column: 40, scope: !220, inlinedAt: !537)
!546 = !DILocation(line: 72, column: 16, scope: !220, inlinedAt: !537)
!547 = !DILocation(line: 73, column: 6, scope: !220, inlinedAt: !537)
!548 = !DILocation(line: 73, column: 36, scope: !220, inlinedAt: !537)
!549 = !DILocation(line: 74, column: 16, scope: !220, inlinedAt: !537)
!550 = !DILocation(line: 75, column: 11, scope: !220, inlinedAt: !537)
!551 = !DILocation(line: 74, column: 3, scope: !220, inlinedAt: !537)
!552 = !DILocation(line: 78, column: 22, scope: !220, inlinedAt: !537)
!553 = !DILocation(line: 78, column: 41, scope: !220, inlinedAt: !537)
!554 = !DILocation(line: 79, column: 9, scope: !220, inlinedAt: !537)
!555 = !DILocation(line: 73, column: 41, scope: !220, inlinedAt: !537)
!556 = !DILocation(line: 82, column: 16, scope: !220, inlinedAt: !537)
!557 = !DILocation(line: 82, column: 2, scope: !221, inlinedAt: !536)
!558 = distinct !DISubprogram(name: "ReduceOr", scope: !219, file: !219, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!559 = !DILocation(line: 25, column: 60, scope: !531, inlinedAt: !532)
!560 = !DILocation(line: 30, column: 15, scope: !558, inlinedAt: !559)
!561 = !DILocation(line: 44, column: 16, scope: !221, inlinedAt: !560)
!562 = !DILocation(line: 66, column: 7, scope: !220, inlinedAt: !561)
!563 = !DILocation(line: 64, column: 35, scope: !220, inlinedAt: !561)
!564 = !DILocation(line: 67, column: 7, scope: !220, inlinedAt: !561)
!565 = !DILocation(line: 67, column: 35, scope: !220, inlinedAt: !561)
!566 = !DILocation(line: 68, column: 23, scope: !220, inlinedAt: !561)
!567 = !DILocation(line: 30, column: 64, scope: !558, inlinedAt: !559)
!568 = !DILocation(line: 67, column: 40, scope: !220, inlinedAt: !561)
!569 = !DILocation(line: 72, column: 16, scope: !220, inlinedAt: !561)
!570 = !DILocation(line: 73, column: 6, scope: !220, inlinedAt: !561)
!571 = !DILocation(line: 73, column: 36, scope: !220, inlinedAt: !561)
!572 = !DILocation(line: 74, column: 16, scope: !220, inlinedAt: !561)
!573 = !DILocation(line: 75, column: 11, scope: !220, inlinedAt: !561)
!574 = !DILocation(line: 74, column: 3, scope: !220, inlinedAt: !561)
!575 = !DILocation(line: 78, column: 22, scope: !220, inlinedAt: !561)
!576 = !DILocation(line: 78, column: 41, scope: !220, inlinedAt: !561)
!577 = !DILocation(line: 79, column: 9, scope: !220, inlinedAt: !561)
!578 = !DILocation(line: 73, column: 41, scope: !220, inlinedAt: !561)
!579 = !DILocation(line: 82, column: 16, scope: !220, inlinedAt: !561)
!580 = !DILocation(line: 82, column: 2, scope: !221, inlinedAt: !560)
!581 = distinct !DISubprogram(name: "ReduceXor", scope: !219, file: !219, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!582 = !DILocation(line: 25, column: 81, scope: !531, inlinedAt: !532)
!583 = !DILocation(line: 36, column: 15, scope: !581, inlinedAt: !582)
!584 = !DILocation(line: 44, column: 16, scope: !221, inlinedAt: !583)
!585 = !DILocation(line: 66, column: 7, scope: !220, inlinedAt: !584)
!586 = !DILocation(line: 64, column: 35, scope: !220, inlinedAt: !584)
!587 = !DILocation(line: 67, column: 7, scope: !220, inlinedAt: !584)
!588 = !DILocation(line: 67, column: 35, scope: !220, inlinedAt: !584)
!589 = !DILocation(line: 68, column: 23, scope: !220, inlinedAt: !584)
!590 = !DILocation(line: 36, column: 65, scope: !581, inlinedAt: !582)
!591 = !DILocation(line: 67, column: 40, scope: !220, inlinedAt: !584)
!592 = !DILocation(line: 72, column: 16, scope: !220, inlinedAt: !584)
!593 = !DILocation(line: 73, column: 6, scope: !220, inlinedAt: !584)
!594 = !DILocation(line: 73, column: 36, scope: !220, inlinedAt: !584)
!595 = !DILocation(line: 74, column: 16, scope: !220, inlinedAt: !584)
!596 = !DILocation(line: 75, column: 11, scope: !220, inlinedAt: !584)
!597 = !DILocation(line: 74, column: 3, scope: !220, inlinedAt: !584)
!598 = !DILocation(line: 78, column: 22, scope: !220, inlinedAt: !584)
!599 = !DILocation(line: 78, column: 41, scope: !220, inlinedAt: !584)
!600 = !DILocation(line: 79, column: 9, scope: !220, inlinedAt: !584)
!601 = !DILocation(line: 73, column: 41, scope: !220, inlinedAt: !584)
!602 = !DILocation(line: 82, column: 16, scope: !220, inlinedAt: !584)
!603 = !DILocation(line: 82, column: 2, scope: !221, inlinedAt: !583)
!604 = !DILocation(line: 25, column: 5, scope: !531, inlinedAt: !532)
!605 = !DILocation(line: 25, column: 13, scope: !531, inlinedAt: !532)
!606 = !DILocation(line: 25, column: 21, scope: !531, inlinedAt: !532)
!607 = !DILocation(line: 37, column: 27, scope: !525, inlinedAt: !526)
!608 = !DILocation(line: 37, column: 50, scope: !525, inlinedAt: !526)
!609 = distinct !DISubprogram(name: "integers", scope: !209, file: !209, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!610 = !DILocation(line: 37, column: 10, scope: !525, inlinedAt: !526)
!611 = !DILocation(line: 24, column: 11, scope: !609, inlinedAt: !610)
!612 = distinct !DISubprogram(name: "ReduceAnd", scope: !219, file: !219, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!613 = !DILocation(line: 25, column: 40, scope: !609, inlinedAt: !610)
!614 = !DILocation(line: 25, column: 15, scope: !612, inlinedAt: !613)
!615 = !DILocation(line: 44, column: 16, scope: !338, inlinedAt: !614)
!616 = !DILocation(line: 66, column: 7, scope: !220, inlinedAt: !615)
!617 = !DILocation(line: 64, column: 35, scope: !220, inlinedAt: !615)
!618 = !DILocation(line: 67, column: 7, scope: !220, inlinedAt: !615)
!619 = !DILocation(line: 67, column: 35, scope: !220, inlinedAt: !615)
!620 = !DILocation(line: 68, column: 23, scope: !220, inlinedAt: !615)
!621 = !DILocation(line: 25, column: 65, scope: !612, inlinedAt: !613)
!622 = !DILocation(line: 67, column: 40, scope: !220, inlinedAt: !615)
!623 = !DILocation(line: 72, column: 16, scope: !220, inlinedAt: !615)
!624 = !DILocation(line: 73, column: 6, scope: !220, inlinedAt: !615)
!625 = !DILocation(line: 73, column: 36, scope: !220, inlinedAt: !615)
!626 = !DILocation(line: 74, column: 16, scope: !220, inlinedAt: !615)
!627 = !DILocation(line: 75, column: 11, scope: !220, inlinedAt: !615)
!628 = !DILocation(line: 74, column: 3, scope: !220, inlinedAt: !615)
!629 = !DILocation(line: 78, column: 22, scope: !220, inlinedAt: !615)
!630 = !DILocation(line: 78, column: 41, scope: !220, inlinedAt: !615)
!631 = !DILocation(line: 79, column: 9, scope: !220, inlinedAt: !615)
!632 = !DILocation(line: 73, column: 41, scope: !220, inlinedAt: !615)
!633 = !DILocation(line: 82, column: 16, scope: !220, inlinedAt: !615)
!634 = !DILocation(line: 82, column: 2, scope: !338, inlinedAt: !614)
!635 = !DILocation(line: 45, column: 14, scope: !338, inlinedAt: !614)
!636 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !635)
!637 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !635)
!638 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !635)
!639 = !DILocation(line: 46, column: 7, scope: !338, inlinedAt: !614)
!640 = !DILocation(line: 49, column: 31, scope: !338, inlinedAt: !614)
!641 = !DILocation(line: 50, column: 10, scope: !338, inlinedAt: !614)
!642 = !DILocation(line: 51, column: 11, scope: !338, inlinedAt: !614)
!643 = !DILocation(line: 51, column: 14, scope: !338, inlinedAt: !614)
!644 = !DILocation(line: 52, column: 17, scope: !338, inlinedAt: !614)
!645 = !DILocation(line: 52, column: 8, scope: !338, inlinedAt: !614)
!646 = !DILocation(line: 54, column: 10, scope: !338, inlinedAt: !614)
!647 = !DILocation(line: 55, column: 11, scope: !338, inlinedAt: !614)
!648 = !DILocation(line: 42, column: 50, scope: !338, inlinedAt: !614)
!649 = !DILocation(line: 56, column: 6, scope: !338, inlinedAt: !614)
!650 = !DILocation(line: 56, column: 16, scope: !338, inlinedAt: !614)
!651 = !DILocation(line: 57, column: 17, scope: !338, inlinedAt: !614)
!652 = !DILocation(line: 56, column: 21, scope: !338, inlinedAt: !614)
!653 = distinct !DISubprogram(name: "ReduceOr", scope: !219, file: !219, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!654 = !DILocation(line: 25, column: 60, scope: !609, inlinedAt: !610)
!655 = !DILocation(line: 30, column: 15, scope: !653, inlinedAt: !654)
!656 = !DILocation(line: 44, column: 16, scope: !338, inlinedAt: !655)
!657 = !DILocation(line: 66, column: 7, scope: !220, inlinedAt: !656)
!658 = !DILocation(line: 64, column: 35, scope: !220, inlinedAt: !656)
!659 = !DILocation(line: 67, column: 7, scope: !220, inlinedAt: !656)
!660 = !DILocation(line: 67, column: 35, scope: !220, inlinedAt: !656)
!661 = !DILocation(line: 68, column: 23, scope: !220, inlinedAt: !656)
!662 = !DILocation(line: 30, column: 64, scope: !653, inlinedAt: !654)
!663 = !DILocation(line: 67, column: 40, scope: !220, inlinedAt: !656)
!664 = !DILocation(line: 72, column: 16, scope: !220, inlinedAt: !656)
!665 = !DILocation(line: 73, column: 6, scope: !220, inlinedAt: !656)
!666 = !DILocation(line: 73, column: 36, scope: !220, inlinedAt: !656)
!667 = !DILocation(line: 74, column: 16, scope: !220, inlinedAt: !656)
!668 = !DILocation(line: 75, column: 11, scope: !220, inlinedAt: !656)
!669 = !DILocation(line: 74, column: 3, scope: !220, inlinedAt: !656)
!670 = !DILocation(line: 78, column: 22, scope: !220, inlinedAt: !656)
!671 = !DILocation(line: 78, column: 41, scope: !220, inlinedAt: !656)
!672 = !DILocation(line: 79, column: 9, scope: !220, inlinedAt: !656)
!673 = !DILocation(line: 73, column: 41, scope: !220, inlinedAt: !656)
!674 = !DILocation(line: 82, column: 16, scope: !220, inlinedAt: !656)
!675 = !DILocation(line: 82, column: 2, scope: !338, inlinedAt: !655)
!676 = !DILocation(line: 46, column: 7, scope: !338, inlinedAt: !655)
!677 = !DILocation(line: 49, column: 31, scope: !338, inlinedAt: !655)
!678 = !DILocation(line: 50, column: 10, scope: !338, inlinedAt: !655)
!679 = !DILocation(line: 51, column: 11, scope: !338, inlinedAt: !655)
!680 = !DILocation(line: 51, column: 14, scope: !338, inlinedAt: !655)
!681 = !DILocation(line: 52, column: 17, scope: !338, inlinedAt: !655)
!682 = !DILocation(line: 52, column: 8, scope: !338, inlinedAt: !655)
!683 = !DILocation(line: 54, column: 10, scope: !338, inlinedAt: !655)
!684 = !DILocation(line: 55, column: 11, scope: !338, inlinedAt: !655)
!685 = !DILocation(line: 42, column: 50, scope: !338, inlinedAt: !655)
!686 = !DILocation(line: 56, column: 6, scope: !338, inlinedAt: !655)
!687 = !DILocation(line: 56, column: 16, scope: !338, inlinedAt: !655)
!688 = !DILocation(line: 57, column: 17, scope: !338, inlinedAt: !655)
!689 = !DILocation(line: 56, column: 21, scope: !338, inlinedAt: !655)
!690 = distinct !DISubprogram(name: "ReduceXor", scope: !219, file: !219, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!691 = !DILocation(line: 25, column: 81, scope: !609, inlinedAt: !610)
!692 = !DILocation(line: 36, column: 15, scope: !690, inlinedAt: !691)
!693 = !DILocation(line: 44, column: 16, scope: !338, inlinedAt: !692)
!694 = !DILocation(line: 66, column: 7, scope: !220, inlinedAt: !693)
!695 = !DILocation(line: 64, column: 35, scope: !220, inlinedAt: !693)
!696 = !DILocation(line: 67, column: 7, scope: !220, inlinedAt: !693)
!697 = !DILocation(line: 67, column: 35, scope: !220, inlinedAt: !693)
!698 = !DILocation(line: 68, column: 23, scope: !220, inlinedAt: !693)
!699 = !DILocation(line: 36, column: 65, scope: !690, inlinedAt: !691)
!700 = !DILocation(line: 67, column: 40, scope: !220, inlinedAt: !693)
!701 = !DILocation(line: 72, column: 16, scope: !220, inlinedAt: !693)
!702 = !DILocation(line: 73, column: 6, scope: !220, inlinedAt: !693)
!703 = !DILocation(line: 73, column: 36, scope: !220, inlinedAt: !693)
!704 = !DILocation(line: 74, column: 16, scope: !220, inlinedAt: !693)
!705 = !DILocation(line: 75, column: 11, scope: !220, inlinedAt: !693)
!706 = !DILocation(line: 74, column: 3, scope: !220, inlinedAt: !693)
!707 = !DILocation(line: 78, column: 22, scope: !220, inlinedAt: !693)
!708 = !DILocation(line: 78, column: 41, scope: !220, inlinedAt: !693)
!709 = !DILocation(line: 79, column: 9, scope: !220, inlinedAt: !693)
!710 = !DILocation(line: 73, column: 41, scope: !220, inlinedAt: !693)
!711 = !DILocation(line: 82, column: 16, scope: !220, inlinedAt: !693)
!712 = !DILocation(line: 82, column: 2, scope: !338, inlinedAt: !692)
!713 = !DILocation(line: 46, column: 7, scope: !338, inlinedAt: !692)
!714 = !DILocation(line: 49, column: 31, scope: !338, inlinedAt: !692)
!715 = !DILocation(line: 50, column: 10, scope: !338, inlinedAt: !692)
!716 = !DILocation(line: 51, column: 11, scope: !338, inlinedAt: !692)
!717 = !DILocation(line: 51, column: 14, scope: !338, inlinedAt: !692)
!718 = !DILocation(line: 52, column: 17, scope: !338, inlinedAt: !692)
!719 = !DILocation(line: 52, column: 8, scope: !338, inlinedAt: !692)
!720 = !DILocation(line: 54, column: 10, scope: !338, inlinedAt: !692)
!721 = !DILocation(line: 55, column: 11, scope: !338, inlinedAt: !692)
!722 = !DILocation(line: 42, column: 50, scope: !338, inlinedAt: !692)
!723 = !DILocation(line: 56, column: 6, scope: !338, inlinedAt: !692)
!724 = !DILocation(line: 56, column: 16, scope: !338, inlinedAt: !692)
!725 = !DILocation(line: 57, column: 17, scope: !338, inlinedAt: !692)
!726 = !DILocation(line: 56, column: 21, scope: !338, inlinedAt: !692)
!727 = !DILocation(line: 25, column: 5, scope: !609, inlinedAt: !610)
!728 = !DILocation(line: 25, column: 13, scope: !609, inlinedAt: !610)
!729 = !DILocation(line: 25, column: 21, scope: !609, inlinedAt: !610)
!730 = distinct !DISubprogram(name: "ExchangeInt16", scope: !169, file: !169, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!731 = !DILocation(line: 25, column: 6, scope: !730)
!732 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!733 = !DILocation(line: 26, column: 10, scope: !730)
!734 = !DILocation(line: 21, column: 29, scope: !732, inlinedAt: !733)
!735 = !DILocation(line: 21, column: 39, scope: !732, inlinedAt: !733)
!736 = !DILocation(line: 21, column: 49, scope: !732, inlinedAt: !733)
!737 = !DILocation(line: 23, column: 7, scope: !732, inlinedAt: !733)
!738 = !DILocation(line: 22, column: 2, scope: !732, inlinedAt: !733)
!739 = !DILocation(line: 22, column: 8, scope: !732, inlinedAt: !733)
!740 = !DILocation(line: 26, column: 9, scope: !732, inlinedAt: !733)
!741 = !DILocation(line: 27, column: 12, scope: !732, inlinedAt: !733)
!742 = !DILocation(line: 27, column: 10, scope: !732, inlinedAt: !733)
!743 = !DILocation(line: 27, column: 30, scope: !732, inlinedAt: !733)
!744 = !DILocation(line: 28, column: 32, scope: !732, inlinedAt: !733)
!745 = !DILocation(line: 28, column: 34, scope: !732, inlinedAt: !733)
!746 = !DILocation(line: 28, column: 37, scope: !732, inlinedAt: !733)
!747 = !DILocation(line: 28, column: 20, scope: !732, inlinedAt: !733)
!748 = !DILocation(line: 28, column: 3, scope: !732, inlinedAt: !733)
!749 = !DILocation(line: 29, column: 22, scope: !732, inlinedAt: !733)
!750 = !DILocation(line: 29, column: 3, scope: !732, inlinedAt: !733)
!751 = !DILocation(line: 30, column: 24, scope: !732, inlinedAt: !733)
!752 = !DILocation(line: 30, column: 3, scope: !732, inlinedAt: !733)
!753 = !DILocation(line: 31, column: 23, scope: !732, inlinedAt: !733)
!754 = !DILocation(line: 31, column: 3, scope: !732, inlinedAt: !733)
!755 = !DILocation(line: 32, column: 14, scope: !732, inlinedAt: !733)
!756 = !DILocation(line: 32, column: 12, scope: !732, inlinedAt: !733)
!757 = !DILocation(line: 32, column: 18, scope: !732, inlinedAt: !733)
!758 = !DILocation(line: 33, column: 21, scope: !732, inlinedAt: !733)
!759 = !DILocation(line: 33, column: 3, scope: !732, inlinedAt: !733)
!760 = !DILocation(line: 34, column: 3, scope: !732, inlinedAt: !733)
!761 = !DILocation(line: 35, column: 31, scope: !732, inlinedAt: !733)
!762 = !DILocation(line: 36, column: 4, scope: !732, inlinedAt: !733)
!763 = !DILocation(line: 38, column: 32, scope: !732, inlinedAt: !733)
!764 = !DILocation(line: 38, column: 30, scope: !732, inlinedAt: !733)
!765 = !DILocation(line: 38, column: 24, scope: !732, inlinedAt: !733)
!766 = !DILocation(line: 38, column: 3, scope: !732, inlinedAt: !733)
!767 = distinct !DISubprogram(name: "ExchangeInt32", scope: !169, file: !169, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!768 = !DILocation(line: 32, column: 6, scope: !767)
!769 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!770 = !DILocation(line: 33, column: 10, scope: !767)
!771 = !DILocation(line: 21, column: 29, scope: !769, inlinedAt: !770)
!772 = !DILocation(line: 21, column: 39, scope: !769, inlinedAt: !770)
!773 = !DILocation(line: 21, column: 49, scope: !769, inlinedAt: !770)
!774 = !DILocation(line: 23, column: 7, scope: !769, inlinedAt: !770)
!775 = !DILocation(line: 22, column: 2, scope: !769, inlinedAt: !770)
!776 = !DILocation(line: 22, column: 8, scope: !769, inlinedAt: !770)
!777 = !DILocation(line: 26, column: 9, scope: !769, inlinedAt: !770)
!778 = !DILocation(line: 27, column: 12, scope: !769, inlinedAt: !770)
!779 = !DILocation(line: 27, column: 10, scope: !769, inlinedAt: !770)
!780 = !DILocation(line: 27, column: 30, scope: !769, inlinedAt: !770)
!781 = !DILocation(line: 28, column: 32, scope: !769, inlinedAt: !770)
!782 = !DILocation(line: 28, column: 34, scope: !769, inlinedAt: !770)
!783 = !DILocation(line: 28, column: 37, scope: !769, inlinedAt: !770)
!784 = !DILocation(line: 28, column: 20, scope: !769, inlinedAt: !770)
!785 = !DILocation(line: 28, column: 3, scope: !769, inlinedAt: !770)
!786 = !DILocation(line: 29, column: 22, scope: !769, inlinedAt: !770)
!787 = !DILocation(line: 29, column: 3, scope: !769, inlinedAt: !770)
!788 = !DILocation(line: 30, column: 24, scope: !769, inlinedAt: !770)
!789 = !DILocation(line: 30, column: 3, scope: !769, inlinedAt: !770)
!790 = !DILocation(line: 31, column: 23, scope: !769, inlinedAt: !770)
!791 = !DILocation(line: 31, column: 3, scope: !769, inlinedAt: !770)
!792 = !DILocation(line: 32, column: 14, scope: !769, inlinedAt: !770)
!793 = !DILocation(line: 32, column: 12, scope: !769, inlinedAt: !770)
!794 = !DILocation(line: 32, column: 18, scope: !769, inlinedAt: !770)
!795 = !DILocation(line: 33, column: 21, scope: !769, inlinedAt: !770)
!796 = !DILocation(line: 33, column: 3, scope: !769, inlinedAt: !770)
!797 = !DILocation(line: 34, column: 3, scope: !769, inlinedAt: !770)
!798 = !DILocation(line: 35, column: 31, scope: !769, inlinedAt: !770)
!799 = !DILocation(line: 36, column: 4, scope: !769, inlinedAt: !770)
!800 = !DILocation(line: 38, column: 32, scope: !769, inlinedAt: !770)
!801 = !DILocation(line: 38, column: 30, scope: !769, inlinedAt: !770)
!802 = !DILocation(line: 38, column: 24, scope: !769, inlinedAt: !770)
!803 = !DILocation(line: 38, column: 3, scope: !769, inlinedAt: !770)
!804 = distinct !DISubprogram(name: "NumbersInt32", scope: !169, file: !169, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!805 = !DILocation(line: 39, column: 6, scope: !804)
!806 = distinct !DISubprogram(name: "groupNumbers", scope: !209, file: !209, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!807 = !DILocation(line: 39, column: 73, scope: !804)
!808 = !DILocation(line: 29, column: 20, scope: !806, inlinedAt: !807)
!809 = !DILocation(line: 30, column: 26, scope: !806, inlinedAt: !807)
!810 = !DILocation(line: 30, column: 24, scope: !806, inlinedAt: !807)
!811 = !DILocation(line: 30, column: 46, scope: !806, inlinedAt: !807)
!812 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!813 = !DILocation(line: 30, column: 9, scope: !806, inlinedAt: !807)
!814 = !DILocation(line: 14, column: 11, scope: !812, inlinedAt: !813)
!815 = distinct !DISubprogram(name: "reduceWarp", scope: !219, file: !219, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!816 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!817 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!818 = !DILocation(line: 16, column: 25, scope: !812, inlinedAt: !813)
!819 = !DILocation(line: 7, column: 15, scope: !817, inlinedAt: !818)
!820 = !DILocation(line: 44, column: 16, scope: !816, inlinedAt: !819)
!821 = !DILocation(line: 65, column: 13, scope: !815, inlinedAt: !820)
!822 = !DILocation(line: 66, column: 7, scope: !815, inlinedAt: !820)
!823 = !DILocation(line: 64, column: 35, scope: !815, inlinedAt: !820)
!824 = !DILocation(line: 67, column: 7, scope: !815, inlinedAt: !820)
!825 = !DILocation(line: 67, column: 35, scope: !815, inlinedAt: !820)
!826 = !DILocation(line: 68, column: 23, scope: !815, inlinedAt: !820)
!827 = !DILocation(line: 7, column: 65, scope: !817, inlinedAt: !818)
!828 = !DILocation(line: 67, column: 40, scope: !815, inlinedAt: !820)
!829 = !DILocation(line: 72, column: 16, scope: !815, inlinedAt: !820)
!830 = !DILocation(line: 73, column: 6, scope: !815, inlinedAt: !820)
!831 = !DILocation(line: 73, column: 36, scope: !815, inlinedAt: !820)
!832 = !DILocation(line: 74, column: 16, scope: !815, inlinedAt: !820)
!833 = !DILocation(line: 75, column: 11, scope: !815, inlinedAt: !820)
!834 = !DILocation(line: 74, column: 3, scope: !815, inlinedAt: !820)
!835 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !820)
!836 = !DILocation(line: 78, column: 41, scope: !815, inlinedAt: !820)
!837 = !DILocation(line: 79, column: 9, scope: !815, inlinedAt: !820)
!838 = !DILocation(line: 73, column: 41, scope: !815, inlinedAt: !820)
!839 = !DILocation(line: 82, column: 16, scope: !815, inlinedAt: !820)
!840 = !DILocation(line: 82, column: 2, scope: !816, inlinedAt: !819)
!841 = !DILocation(line: 16, column: 6, scope: !812, inlinedAt: !813)
!842 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!843 = !DILocation(line: 17, column: 33, scope: !812, inlinedAt: !813)
!844 = !DILocation(line: 13, column: 15, scope: !842, inlinedAt: !843)
!845 = !DILocation(line: 44, column: 16, scope: !816, inlinedAt: !844)
!846 = !DILocation(line: 66, column: 7, scope: !815, inlinedAt: !845)
!847 = !DILocation(line: 64, column: 35, scope: !815, inlinedAt: !845)
!848 = !DILocation(line: 67, column: 7, scope: !815, inlinedAt: !845)
!849 = !DILocation(line: 67, column: 35, scope: !815, inlinedAt: !845)
!850 = !DILocation(line: 68, column: 23, scope: !815, inlinedAt: !845)
!851 = !DILocation(line: 13, column: 66, scope: !842, inlinedAt: !843)
!852 = !DILocation(line: 67, column: 40, scope: !815, inlinedAt: !845)
!853 = !DILocation(line: 72, column: 16, scope: !815, inlinedAt: !845)
!854 = !DILocation(line: 73, column: 6, scope: !815, inlinedAt: !845)
!855 = !DILocation(line: 73, column: 36, scope: !815, inlinedAt: !845)
!856 = !DILocation(line: 74, column: 16, scope: !815, inlinedAt: !845)
!857 = !DILocation(line: 75, column: 11, scope: !815, inlinedAt: !845)
!858 = !DILocation(line: 74, column: 3, scope: !815, inlinedAt: !845)
!859 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !845)
!860 = !DILocation(line: 78, column: 41, scope: !815, inlinedAt: !845)
!861 = !DILocation(line: 79, column: 9, scope: !815, inlinedAt: !845)
!862 = !DILocation(line: 73, column: 41, scope: !815, inlinedAt: !845)
!863 = !DILocation(line: 82, column: 16, scope: !815, inlinedAt: !845)
!864 = !DILocation(line: 82, column: 2, scope: !816, inlinedAt: !844)
!865 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!866 = !DILocation(line: 17, column: 54, scope: !812, inlinedAt: !813)
!867 = !DILocation(line: 19, column: 15, scope: !865, inlinedAt: !866)
!868 = !DILocation(line: 44, column: 16, scope: !816, inlinedAt: !867)
!869 = !DILocation(line: 66, column: 7, scope: !815, inlinedAt: !868)
!870 = !DILocation(line: 64, column: 35, scope: !815, inlinedAt: !868)
!871 = !DILocation(line: 67, column: 7, scope: !815, inlinedAt: !868)
!872 = !DILocation(line: 67, column: 35, scope: !815, inlinedAt: !868)
!873 = !DILocation(line: 68, column: 23, scope: !815, inlinedAt: !868)
!874 = !DILocation(line: 19, column: 66, scope: !865, inlinedAt: !866)
!875 = !DILocation(line: 67, column: 40, scope: !815, inlinedAt: !868)
!876 = !DILocation(line: 72, column: 16, scope: !815, inlinedAt: !868)
!877 = !DILocation(line: 73, column: 6, scope: !815, inlinedAt: !868)
!878 = !DILocation(line: 73, column: 36, scope: !815, inlinedAt: !868)
!879 = !DILocation(line: 74, column: 16, scope: !815, inlinedAt: !868)
!880 = !DILocation(line: 75, column: 11, scope: !815, inlinedAt: !868)
!881 = !DILocation(line: 74, column: 3, scope: !815, inlinedAt: !868)
!882 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !868)
!883 = !DILocation(line: 78, column: 41, scope: !815, inlinedAt: !868)
!884 = !DILocation(line: 79, column: 9, scope: !815, inlinedAt: !868)
!885 = !DILocation(line: 73, column: 41, scope: !815, inlinedAt: !868)
!886 = !DILocation(line: 82, column: 16, scope: !815, inlinedAt: !868)
!887 = !DILocation(line: 82, column: 2, scope: !816, inlinedAt: !867)
!888 = !DILocation(line: 17, column: 6, scope: !812, inlinedAt: !813)
!889 = !DILocation(line: 17, column: 14, scope: !812, inlinedAt: !813)
!890 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!891 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!892 = !DILocation(line: 18, column: 40, scope: !812, inlinedAt: !813)
!893 = !DILocation(line: 6, column: 21, scope: !891, inlinedAt: !892)
!894 = !DILocation(line: 25, column: 16, scope: !890, inlinedAt: !893)
!895 = !DILocation(line: 23, column: 48, scope: !890, inlinedAt: !893)
!896 = !DILocation(line: 26, column: 6, scope: !890, inlinedAt: !893)
!897 = !DILocation(line: 26, column: 24, scope: !890, inlinedAt: !893)
!898 = !DILocation(line: 27, column: 24, scope: !890, inlinedAt: !893)
!899 = !DILocation(line: 27, column: 44, scope: !890, inlinedAt: !893)
!900 = !DILocation(line: 28, column: 4, scope: !890, inlinedAt: !893)
!901 = !DILocation(line: 26, column: 37, scope: !890, inlinedAt: !893)
!902 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!903 = !DILocation(line: 18, column: 68, scope: !812, inlinedAt: !813)
!904 = !DILocation(line: 14, column: 21, scope: !902, inlinedAt: !903)
!905 = !DILocation(line: 23, column: 48, scope: !890, inlinedAt: !904)
!906 = !DILocation(line: 26, column: 6, scope: !890, inlinedAt: !904)
!907 = !DILocation(line: 26, column: 24, scope: !890, inlinedAt: !904)
!908 = !DILocation(line: 27, column: 24, scope: !890, inlinedAt: !904)
!909 = !DILocation(line: 27, column: 44, scope: !890, inlinedAt: !904)
!910 = !DILocation(line: 28, column: 4, scope: !890, inlinedAt: !904)
!911 = !DILocation(line: 26, column: 37, scope: !890, inlinedAt: !904)
!912 = !DILocation(line: 15, column: 20, scope: !902, inlinedAt: !903)
!913 = !DILocation(line: 15, column: 42, scope: !902, inlinedAt: !903)
!914 = !DILocation(line: 18, column: 2, scope: !812, inlinedAt: !813)
!915 = !DILocation(line: 18, column: 6, scope: !812, inlinedAt: !813)
!916 = !DILocation(line: 18, column: 14, scope: !812, inlinedAt: !813)
!917 = !DILocation(line: 19, column: 40, scope: !812, inlinedAt: !813)
!918 = !DILocation(line: 19, column: 42, scope: !812, inlinedAt: !813)
!919 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!920 = !DILocation(line: 19, column: 25, scope: !812, inlinedAt: !813)
!921 = !DILocation(line: 36, column: 10, scope: !919, inlinedAt: !920)
!922 = !DILocation(line: 36, column: 22, scope: !919, inlinedAt: !920)
!923 = !DILocation(line: 37, column: 8, scope: !919, inlinedAt: !920)
!924 = !DILocation(line: 40, column: 17, scope: !919, inlinedAt: !920)
!925 = !DILocation(line: 19, column: 6, scope: !812, inlinedAt: !813)
!926 = !DILocation(line: 31, column: 26, scope: !806, inlinedAt: !807)
!927 = !DILocation(line: 31, column: 48, scope: !806, inlinedAt: !807)
!928 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!929 = !DILocation(line: 31, column: 9, scope: !806, inlinedAt: !807)
!930 = !DILocation(line: 14, column: 11, scope: !928, inlinedAt: !929)
!931 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!932 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!933 = !DILocation(line: 16, column: 25, scope: !928, inlinedAt: !929)
!934 = !DILocation(line: 7, column: 15, scope: !932, inlinedAt: !933)
!935 = !DILocation(line: 44, column: 16, scope: !931, inlinedAt: !934)
!936 = !DILocation(line: 66, column: 7, scope: !815, inlinedAt: !935)
!937 = !DILocation(line: 64, column: 35, scope: !815, inlinedAt: !935)
!938 = !DILocation(line: 67, column: 7, scope: !815, inlinedAt: !935)
!939 = !DILocation(line: 67, column: 35, scope: !815, inlinedAt: !935)
!940 = !DILocation(line: 68, column: 23, scope: !815, inlinedAt: !935)
!941 = !DILocation(line: 7, column: 65, scope: !932, inlinedAt: !933)
!942 = !DILocation(line: 67, column: 40, scope: !815, inlinedAt: !935)
!943 = !DILocation(line: 73, column: 6, scope: !815, inlinedAt: !935)
!944 = !DILocation(line: 73, column: 36, scope: !815, inlinedAt: !935)
!945 = !DILocation(line: 74, column: 16, scope: !815, inlinedAt: !935)
!946 = !DILocation(line: 75, column: 11, scope: !815, inlinedAt: !935)
!947 = !DILocation(line: 74, column: 3, scope: !815, inlinedAt: !935)
!948 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !935)
!949 = !DILocation(line: 78, column: 41, scope: !815, inlinedAt: !935)
!950 = !DILocation(line: 79, column: 9, scope: !815, inlinedAt: !935)
!951 = !DILocation(line: 73, column: 41, scope: !815, inlinedAt: !935)
!952 = !DILocation(line: 82, column: 16, scope: !815, inlinedAt: !935)
!953 = !DILocation(line: 82, column: 2, scope: !931, inlinedAt: !934)
!954 = !DILocation(line: 45, column: 14, scope: !931, inlinedAt: !934)
!955 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !954)
!956 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !954)
!957 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !954)
!958 = !DILocation(line: 46, column: 7, scope: !931, inlinedAt: !934)
!959 = !DILocation(line: 49, column: 31, scope: !931, inlinedAt: !934)
!960 = !DILocation(line: 50, column: 10, scope: !931, inlinedAt: !934)
!961 = !DILocation(line: 51, column: 14, scope: !931, inlinedAt: !934)
!962 = !DILocation(line: 52, column: 17, scope: !931, inlinedAt: !934)
!963 = !DILocation(line: 52, column: 8, scope: !931, inlinedAt: !934)
!964 = !DILocation(line: 54, column: 10, scope: !931, inlinedAt: !934)
!965 = !DILocation(line: 55, column: 11, scope: !931, inlinedAt: !934)
!966 = !DILocation(line: 42, column: 50, scope: !931, inlinedAt: !934)
!967 = !DILocation(line: 56, column: 6, scope: !931, inlinedAt: !934)
!968 = !DILocation(line: 56, column: 16, scope: !931, inlinedAt: !934)
!969 = !DILocation(line: 57, column: 17, scope: !931, inlinedAt: !934)
!970 = !DILocation(line: 56, column: 21, scope: !931, inlinedAt: !934)
!971 = !DILocation(line: 16, column: 6, scope: !928, inlinedAt: !929)
!972 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!973 = !DILocation(line: 17, column: 33, scope: !928, inlinedAt: !929)
!974 = !DILocation(line: 13, column: 15, scope: !972, inlinedAt: !973)
!975 = !DILocation(line: 44, column: 16, scope: !931, inlinedAt: !974)
!976 = !DILocation(line: 66, column: 7, scope: !815, inlinedAt: !975)
!977 = !DILocation(line: 64, column: 35, scope: !815, inlinedAt: !975)
!978 = !DILocation(line: 67, column: 7, scope: !815, inlinedAt: !975)
!979 = !DILocation(line: 67, column: 35, scope: !815, inlinedAt: !975)
!980 = !DILocation(line: 68, column: 23, scope: !815, inlinedAt: !975)
!981 = !DILocation(line: 13, column: 66, scope: !972, inlinedAt: !973)
!982 = !DILocation(line: 67, column: 40, scope: !815, inlinedAt: !975)
!983 = !DILocation(line: 73, column: 6, scope: !815, inlinedAt: !975)
!984 = !DILocation(line: 73, column: 36, scope: !815, inlinedAt: !975)
!985 = !DILocation(line: 74, column: 16, scope: !815, inlinedAt: !975)
!986 = !DILocation(line: 75, column: 11, scope: !815, inlinedAt: !975)
!987 = !DILocation(line: 74, column: 3, scope: !815, inlinedAt: !975)
!988 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !975)
!989 = !DILocation(line: 78, column: 41, scope: !815, inlinedAt: !975)
!990 = !DILocation(line: 79, column: 9, scope: !815, inlinedAt: !975)
!991 = !DILocation(line: 73, column: 41, scope: !815, inlinedAt: !975)
!992 = !DILocation(line: 82, column: 16, scope: !815, inlinedAt: !975)
!993 = !DILocation(line: 82, column: 2, scope: !931, inlinedAt: !974)
!994 = !DILocation(line: 46, column: 7, scope: !931, inlinedAt: !974)
!995 = !DILocation(line: 49, column: 31, scope: !931, inlinedAt: !974)
!996 = !DILocation(line: 50, column: 10, scope: !931, inlinedAt: !974)
!997 = !DILocation(line: 51, column: 14, scope: !931, inlinedAt: !974)
!998 = !DILocation(line: 52, column: 17, scope: !931, inlinedAt: !974)
!999 = !DILocation(line: 52, column: 8, scope: !931, inlinedAt: !974)
!1000 = !DILocation(line: 54, column: 10, scope: !931, inlinedAt: !974)
!1001 = !DILocation(line: 55, column: 11, scope: !931, inlinedAt: !974)
!1002 = !DILocation(line: 42, column: 50, scope: !931, inlinedAt: !974)
!1003 = !DILocation(line: 56, column: 6, scope: !931, inlinedAt: !974)
!1004 = !DILocation(line: 56, column: 16, scope: !931, inlinedAt: !974)
!1005 = !DILocation(line: 57, column: 17, scope: !931, inlinedAt: !974)
!1006 = !DILocation(line: 56, column: 21, scope: !931, inlinedAt: !974)
!1007 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1008 = !DILocation(line: 17, column: 54, scope: !928, inlinedAt: !929)
!1009 = !DILocation(line: 19, column: 15, scope: !1007, inlinedAt: !1008)
!1010 = !DILocation(line: 44, column: 16, scope: !931, inlinedAt: !1009)
!1011 = !DILocation(line: 66, column: 7, scope: !815, inlinedAt: !1010)
!1012 = !DILocation(line: 64, column: 35, scope: !815, inlinedAt: !1010)
!1013 = !DILocation(line: 67, column: 7, scope: !815, inlinedAt: !1010)
!1014 = !DILocation(line: 67, column: 35, scope: !815, inlinedAt: !1010)
!1015 = !DILocation(line: 68, column: 23, scope: !815, inlinedAt: !1010)
!1016 = !DILocation(line: 19, column: 66, scope: !1007, inlinedAt: !1008)
!1017 = !DILocation(line: 67, column: 40, scope: !815, inlinedAt: !1010)
!1018 = !DILocation(line: 73, column: 6, scope: !815, inlinedAt: !1010)
!1019 = !DILocation(line: 73, column: 36, scope: !815, inlinedAt: !1010)
!1020 = !DILocation(line: 74, column: 16, scope: !815, inlinedAt: !1010)
!1021 = !DILocation(line: 75, column: 11, scope: !815, inlinedAt: !1010)
!1022 = !DILocation(line: 74, column: 3, scope: !815, inlinedAt: !1010)
!1023 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !1010)
!1024 = !DILocation(line: 78, column: 41, scope: !815, inlinedAt: !1010)
!1025 = !DILocation(line: 79, column: 9, scope: !815, inlinedAt: !1010)
!1026 = !DILocation(line: 73, column: 41, scope: !815, inlinedAt: !1010)
!1027 = !DILocation(line: 82, column: 16, scope: !815, inlinedAt: !1010)
!1028 = !DILocation(line: 82, column: 2, scope: !931, inlinedAt: !1009)
!1029 = !DILocation(line: 46, column: 7, scope: !931, inlinedAt: !1009)
!1030 = !DILocation(line: 49, column: 31, scope: !931, inlinedAt: !1009)
!1031 = !DILocation(line: 50, column: 10, scope: !931, inlinedAt: !1009)
!1032 = !DILocation(line: 51, column: 14, scope: !931, inlinedAt: !1009)
!1033 = !DILocation(line: 52, column: 17, scope: !931, inlinedAt: !1009)
!1034 = !DILocation(line: 52, column: 8, scope: !931, inlinedAt: !1009)
!1035 = !DILocation(line: 54, column: 10, scope: !931, inlinedAt: !1009)
!1036 = !DILocation(line: 55, column: 11, scope: !931, inlinedAt: !1009)
!1037 = !DILocation(line: 42, column: 50, scope: !931, inlinedAt: !1009)
!1038 = !DILocation(line: 56, column: 6, scope: !931, inlinedAt: !1009)
!1039 = !DILocation(line: 56, column: 16, scope: !931, inlinedAt: !1009)
!1040 = !DILocation(line: 57, column: 17, scope: !931, inlinedAt: !1009)
!1041 = !DILocation(line: 56, column: 21, scope: !931, inlinedAt: !1009)
!1042 = !DILocation(line: 17, column: 6, scope: !928, inlinedAt: !929)
!1043 = !DILocation(line: 17, column: 14, scope: !928, inlinedAt: !929)
!1044 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1045 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1046 = !DILocation(line: 18, column: 40, scope: !928, inlinedAt: !929)
!1047 = !DILocation(line: 6, column: 21, scope: !1045, inlinedAt: !1046)
!1048 = !DILocation(line: 25, column: 16, scope: !1044, inlinedAt: !1047)
!1049 = !DILocation(line: 23, column: 48, scope: !1044, inlinedAt: !1047)
!1050 = !DILocation(line: 26, column: 6, scope: !1044, inlinedAt: !1047)
!1051 = !DILocation(line: 26, column: 24, scope: !1044, inlinedAt: !1047)
!1052 = !DILocation(line: 27, column: 24, scope: !1044, inlinedAt: !1047)
!1053 = !DILocation(line: 27, column: 44, scope: !1044, inlinedAt: !1047)
!1054 = !DILocation(line: 28, column: 4, scope: !1044, inlinedAt: !1047)
!1055 = !DILocation(line: 26, column: 37, scope: !1044, inlinedAt: !1047)
!1056 = !DILocation(line: 31, column: 15, scope: !1044, inlinedAt: !1047)
!1057 = !DILocation(line: 34, column: 32, scope: !1044, inlinedAt: !1047)
!1058 = !DILocation(line: 35, column: 19, scope: !1044, inlinedAt: !1047)
!1059 = !DILocation(line: 36, column: 10, scope: !1044, inlinedAt: !1047)
!1060 = !DILocation(line: 37, column: 21, scope: !1044, inlinedAt: !1047)
!1061 = !DILocation(line: 37, column: 10, scope: !1044, inlinedAt: !1047)
!1062 = !DILocation(line: 38, column: 9, scope: !1044, inlinedAt: !1047)
!1063 = !DILocation(line: 40, column: 10, scope: !1044, inlinedAt: !1047)
!1064 = !DILocation(line: 23, column: 59, scope: !1044, inlinedAt: !1047)
!1065 = !DILocation(line: 42, column: 19, scope: !1044, inlinedAt: !1047)
!1066 = !DILocation(line: 42, column: 3, scope: !1044, inlinedAt: !1047)
!1067 = !DILocation(line: 44, column: 2, scope: !1045, inlinedAt: !1046)
!1068 = !DILocation(line: 7, column: 16, scope: !1045, inlinedAt: !1046)
!1069 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1070 = !DILocation(line: 18, column: 68, scope: !928, inlinedAt: !929)
!1071 = !DILocation(line: 14, column: 21, scope: !1069, inlinedAt: !1070)
!1072 = !DILocation(line: 25, column: 16, scope: !1044, inlinedAt: !1071)
!1073 = !DILocation(line: 23, column: 48, scope: !1044, inlinedAt: !1071)
!1074 = !DILocation(line: 26, column: 6, scope: !1044, inlinedAt: !1071)
!1075 = !DILocation(line: 26, column: 24, scope: !1044, inlinedAt: !1071)
!1076 = !DILocation(line: 27, column: 24, scope: !1044, inlinedAt: !1071)
!1077 = !DILocation(line: 27, column: 44, scope: !1044, inlinedAt: !1071)
!1078 = !DILocation(line: 28, column: 4, scope: !1044, inlinedAt: !1071)
!1079 = !DILocation(line: 26, column: 37, scope: !1044, inlinedAt: !1071)
!1080 = !DILocation(line: 31, column: 15, scope: !1044, inlinedAt: !1071)
!1081 = !DILocation(line: 34, column: 32, scope: !1044, inlinedAt: !1071)
!1082 = !DILocation(line: 35, column: 19, scope: !1044, inlinedAt: !1071)
!1083 = !DILocation(line: 36, column: 10, scope: !1044, inlinedAt: !1071)
!1084 = !DILocation(line: 37, column: 21, scope: !1044, inlinedAt: !1071)
!1085 = !DILocation(line: 37, column: 10, scope: !1044, inlinedAt: !1071)
!1086 = !DILocation(line: 38, column: 9, scope: !1044, inlinedAt: !1071)
!1087 = !DILocation(line: 40, column: 10, scope: !1044, inlinedAt: !1071)
!1088 = !DILocation(line: 23, column: 59, scope: !1044, inlinedAt: !1071)
!1089 = !DILocation(line: 42, column: 19, scope: !1044, inlinedAt: !1071)
!1090 = !DILocation(line: 42, column: 3, scope: !1044, inlinedAt: !1071)
!1091 = !DILocation(line: 44, column: 2, scope: !1069, inlinedAt: !1070)
!1092 = !DILocation(line: 15, column: 20, scope: !1069, inlinedAt: !1070)
!1093 = !DILocation(line: 15, column: 42, scope: !1069, inlinedAt: !1070)
!1094 = !DILocation(line: 18, column: 16, scope: !1069, inlinedAt: !1070)
!1095 = !DILocation(line: 18, column: 2, scope: !928, inlinedAt: !929)
!1096 = !DILocation(line: 18, column: 6, scope: !928, inlinedAt: !929)
!1097 = !DILocation(line: 18, column: 14, scope: !928, inlinedAt: !929)
!1098 = !DILocation(line: 19, column: 40, scope: !928, inlinedAt: !929)
!1099 = !DILocation(line: 19, column: 42, scope: !928, inlinedAt: !929)
!1100 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1101 = !DILocation(line: 19, column: 25, scope: !928, inlinedAt: !929)
!1102 = !DILocation(line: 36, column: 22, scope: !1100, inlinedAt: !1101)
!1103 = !DILocation(line: 37, column: 8, scope: !1100, inlinedAt: !1101)
!1104 = !DILocation(line: 39, column: 15, scope: !1100, inlinedAt: !1101)
!1105 = !DILocation(line: 40, column: 17, scope: !1100, inlinedAt: !1101)
!1106 = !DILocation(line: 40, column: 3, scope: !928, inlinedAt: !929)
!1107 = !DILocation(line: 42, column: 16, scope: !1100, inlinedAt: !1101)
!1108 = !DILocation(line: 43, column: 10, scope: !1100, inlinedAt: !1101)
!1109 = !DILocation(line: 44, column: 14, scope: !1100, inlinedAt: !1101)
!1110 = !DILocation(line: 45, column: 3, scope: !1100, inlinedAt: !1101)
!1111 = !DILocation(line: 47, column: 10, scope: !1100, inlinedAt: !1101)
!1112 = !DILocation(line: 48, column: 9, scope: !1100, inlinedAt: !1101)
!1113 = !DILocation(line: 48, column: 2, scope: !928, inlinedAt: !929)
!1114 = !DILocation(line: 19, column: 6, scope: !928, inlinedAt: !929)
!1115 = distinct !DISubprogram(name: "IntegersInt32", scope: !169, file: !169, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!1116 = !DILocation(line: 44, column: 6, scope: !1115)
!1117 = distinct !DISubprogram(name: "groupIntegers", scope: !209, file: !209, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1118 = !DILocation(line: 44, column: 75, scope: !1115)
!1119 = !DILocation(line: 35, column: 20, scope: !1117, inlinedAt: !1118)
!1120 = !DILocation(line: 36, column: 27, scope: !1117, inlinedAt: !1118)
!1121 = !DILocation(line: 36, column: 25, scope: !1117, inlinedAt: !1118)
!1122 = !DILocation(line: 36, column: 48, scope: !1117, inlinedAt: !1118)
!1123 = distinct !DISubprogram(name: "integers", scope: !209, file: !209, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1124 = !DILocation(line: 36, column: 10, scope: !1117, inlinedAt: !1118)
!1125 = !DILocation(line: 24, column: 11, scope: !1123, inlinedAt: !1124)
!1126 = distinct !DISubprogram(name: "ReduceAnd", scope: !219, file: !219, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1127 = !DILocation(line: 25, column: 40, scope: !1123, inlinedAt: !1124)
!1128 = !DILocation(line: 25, column: 15, scope: !1126, inlinedAt: !1127)
!1129 = !DILocation(line: 44, column: 16, scope: !816, inlinedAt: !1128)
!1130 = !DILocation(line: 65, column: 13, scope: !815, inlinedAt: !1129)
!1131 = !DILocation(line: 66, column: 7, scope: !815, inlinedAt: !1129)
!1132 = !DILocation(line: 64, column: 35, scope: !815, inlinedAt: !1129)
!1133 = !DILocation(line: 67, column: 7, scope: !815, inlinedAt: !1129)
!1134 = !DILocation(line: 67, column: 35, scope: !815, inlinedAt: !1129)
!1135 = !DILocation(line: 68, column: 23, scope: !815, inlinedAt: !1129)
!1136 = !DILocation(line: 25, column: 65, scope: !1126, inlinedAt: !1127)
!1137 = !DILocation(line: 67, column: 40, scope: !815, inlinedAt: !1129)
!1138 = !DILocation(line: 72, column: 16, scope: !815, inlinedAt: !1129)
!1139 = !DILocation(line: 73, column: 6, scope: !815, inlinedAt: !1129)
!1140 = !DILocation(line: 73, column: 36, scope: !815, inlinedAt: !1129)
!1141 = !DILocation(line: 74, column: 16, scope: !815, inlinedAt: !1129)
!1142 = !DILocation(line: 75, column: 11, scope: !815, inlinedAt: !1129)
!1143 = !DILocation(line: 74, column: 3, scope: !815, inlinedAt: !1129)
!1144 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !1129)
!1145 = !DILocation(line: 78, column: 41, scope: !815, inlinedAt: !1129)
!1146 = !DILocation(line: 79, column: 9, scope: !815, inlinedAt: !1129)
!1147 = !DILocation(line: 73, column: 41, scope: !815, inlinedAt: !1129)
!1148 = !DILocation(line: 82, column: 16, scope: !815, inlinedAt: !1129)
!1149 = !DILocation(line: 82, column: 2, scope: !816, inlinedAt: !1128)
!1150 = distinct !DISubprogram(name: "ReduceOr", scope: !219, file: !219, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1151 = !DILocation(line: 25, column: 60, scope: !1123, inlinedAt: !1124)
!1152 = !DILocation(line: 30, column: 15, scope: !1150, inlinedAt: !1151)
!1153 = !DILocation(line: 44, column: 16, scope: !816, inlinedAt: !1152)
!1154 = !DILocation(line: 66, column: 7, scope: !815, inlinedAt: !1153)
!1155 = !DILocation(line: 64, column: 35, scope: !815, inlinedAt: !1153)
!1156 = !DILocation(line: 67, column: 7, scope: !815, inlinedAt: !1153)
!1157 = !DILocation(line: 67, column: 35, scope: !815, inlinedAt: !1153)
!1158 = !DILocation(line: 68, column: 23, scope: !815, inlinedAt: !1153)
!1159 = !DILocation(line: 30, column: 64, scope: !1150, inlinedAt: !1151)
!1160 = !DILocation(line: 67, column: 40, scope: !815, inlinedAt: !1153)
!1161 = !DILocation(line: 72, column: 16, scope: !815, inlinedAt: !1153)
!1162 = !DILocation(line: 73, column: 6, scope: !815, inlinedAt: !1153)
!1163 = !DILocation(line: 73, column: 36, scope: !815, inlinedAt: !1153)
!1164 = !DILocation(line: 74, column: 16, scope: !815, inlinedAt: !1153)
!1165 = !DILocation(line: 75, column: 11, scope: !815, inlinedAt: !1153)
!1166 = !DILocation(line: 74, column: 3, scope: !815, inlinedAt: !1153)
!1167 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !1153)
!1168 = !DILocation(line: 78, column: 41, scope: !815, inlinedAt: !1153)
!1169 = !DILocation(line: 79, column: 9, scope: !815, inlinedAt: !1153)
!1170 = !DILocation(line: 73, column: 41, scope: !815, inlinedAt: !1153)
!1171 = !DILocation(line: 82, column: 16, scope: !815, inlinedAt: !1153)
!1172 = !DILocation(line: 82, column: 2, scope: !816, inlinedAt: !1152)
!1173 = distinct !DISubprogram(name: "ReduceXor", scope: !219, file: !219, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1174 = !DILocation(line: 25, column: 81, scope: !1123, inlinedAt: !1124)
!1175 = !DILocation(line: 36, column: 15, scope: !1173, inlinedAt: !1174)
!1176 = !DILocation(line: 44, column: 16, scope: !816, inlinedAt: !1175)
!1177 = !DILocation(line: 66, column: 7, scope: !815, inlinedAt: !1176)
!1178 = !DILocation(line: 64, column: 35, scope: !815, inlinedAt: !1176)
!1179 = !DILocation(line: 67, column: 7, scope: !815, inlinedAt: !1176)
!1180 = !DILocation(line: 67, column: 35, scope: !815, inlinedAt: !1176)
!1181 = !DILocation(line: 68, column: 23, scope: !815, inlinedAt: !1176)
!1182 = !DILocation(line: 36, column: 65, scope: !1173, inlinedAt: !1174)
!1183 = !DILocation(line: 67, column: 40, scope: !815, inlinedAt: !1176)
!1184 = !DILocation(line: 72, column: 16, scope: !815, inlinedAt: !1176)
!1185 = !DILocation(line: 73, column: 6, scope: !815, inlinedAt: !1176)
!1186 = !DILocation(line: 73, column: 36, scope: !815, inlinedAt: !1176)
!1187 = !DILocation(line: 74, column: 16, scope: !815, inlinedAt: !1176)
!1188 = !DILocation(line: 75, column: 11, scope: !815, inlinedAt: !1176)
!1189 = !DILocation(line: 74, column: 3, scope: !815, inlinedAt: !1176)
!1190 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !1176)
!1191 = !DILocation(line: 78, column: 41, scope: !815, inlinedAt: !1176)
!1192 = !DILocation(line: 79, column: 9, scope: !815, inlinedAt: !1176)
!1193 = !DILocation(line: 73, column: 41, scope: !815, inlinedAt: !1176)
!1194 = !DILocation(line: 82, column: 16, scope: !815, inlinedAt: !1176)
!1195 = !DILocation(line: 82, column: 2, scope: !816, inlinedAt: !1175)
!1196 = !DILocation(line: 25, column: 5, scope: !1123, inlinedAt: !1124)
!1197 = !DILocation(line: 25, column: 13, scope: !1123, inlinedAt: !1124)
!1198 = !DILocation(line: 25, column: 21, scope: !1123, inlinedAt: !1124)
!1199 = !DILocation(line: 37, column: 27, scope: !1117, inlinedAt: !1118)
!1200 = !DILocation(line: 37, column: 50, scope: !1117, inlinedAt: !1118)
!1201 = distinct !DISubprogram(name: "integers", scope: !209, file: !209, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1202 = !DILocation(line: 37, column: 10, scope: !1117, inlinedAt: !1118)
!1203 = !DILocation(line: 24, column: 11, scope: !1201, inlinedAt: !1202)
!1204 = distinct !DISubprogram(name: "ReduceAnd", scope: !219, file: !219, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1205 = !DILocation(line: 25, column: 40, scope: !1201, inlinedAt: !1202)
!1206 = !DILocation(line: 25, column: 15, scope: !1204, inlinedAt: !1205)
!1207 = !DILocation(line: 44, column: 16, scope: !931, inlinedAt: !1206)
!1208 = !DILocation(line: 66, column: 7, scope: !815, inlinedAt: !1207)
!1209 = !DILocation(line: 64, column: 35, scope: !815, inlinedAt: !1207)
!1210 = !DILocation(line: 67, column: 7, scope: !815, inlinedAt: !1207)
!1211 = !DILocation(line: 67, column: 35, scope: !815, inlinedAt: !1207)
!1212 = !DILocation(line: 68, column: 23, scope: !815, inlinedAt: !1207)
!1213 = !DILocation(line: 25, column: 65, scope: !1204, inlinedAt: !1205)
!1214 = !DILocation(line: 67, column: 40, scope: !815, inlinedAt: !1207)
!1215 = !DILocation(line: 72, column: 16, scope: !815, inlinedAt: !1207)
!1216 = !DILocation(line: 73, column: 6, scope: !815, inlinedAt: !1207)
!1217 = !DILocation(line: 73, column: 36, scope: !815, inlinedAt: !1207)
!1218 = !DILocation(line: 74, column: 16, scope: !815, inlinedAt: !1207)
!1219 = !DILocation(line: 75, column: 11, scope: !815, inlinedAt: !1207)
!1220 = !DILocation(line: 74, column: 3, scope: !815, inlinedAt: !1207)
!1221 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !1207)
!1222 = !DILocation(line: 78, column: 41, scope: !815, inlinedAt: !1207)
!1223 = !DILocation(line: 79, column: 9, scope: !815, inlinedAt: !1207)
!1224 = !DILocation(line: 73, column: 41, scope: !815, inlinedAt: !1207)
!1225 = !DILocation(line: 82, column: 16, scope: !815, inlinedAt: !1207)
!1226 = !DILocation(line: 82, column: 2, scope: !931, inlinedAt: !1206)
!1227 = !DILocation(line: 45, column: 14, scope: !931, inlinedAt: !1206)
!1228 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !1227)
!1229 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !1227)
!1230 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !1227)
!1231 = !DILocation(line: 46, column: 7, scope: !931, inlinedAt: !1206)
!1232 = !DILocation(line: 49, column: 31, scope: !931, inlinedAt: !1206)
!1233 = !DILocation(line: 50, column: 10, scope: !931, inlinedAt: !1206)
!1234 = !DILocation(line: 51, column: 11, scope: !931, inlinedAt: !1206)
!1235 = !DILocation(line: 51, column: 14, scope: !931, inlinedAt: !1206)
!1236 = !DILocation(line: 52, column: 17, scope: !931, inlinedAt: !1206)
!1237 = !DILocation(line: 52, column: 8, scope: !931, inlinedAt: !1206)
!1238 = !DILocation(line: 54, column: 10, scope: !931, inlinedAt: !1206)
!1239 = !DILocation(line: 55, column: 11, scope: !931, inlinedAt: !1206)
!1240 = !DILocation(line: 42, column: 50, scope: !931, inlinedAt: !1206)
!1241 = !DILocation(line: 56, column: 6, scope: !931, inlinedAt: !1206)
!1242 = !DILocation(line: 56, column: 16, scope: !931, inlinedAt: !1206)
!1243 = !DILocation(line: 57, column: 17, scope: !931, inlinedAt: !1206)
!1244 = !DILocation(line: 56, column: 21, scope: !931, inlinedAt: !1206)
!1245 = distinct !DISubprogram(name: "ReduceOr", scope: !219, file: !219, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1246 = !DILocation(line: 25, column: 60, scope: !1201, inlinedAt: !1202)
!1247 = !DILocation(line: 30, column: 15, scope: !1245, inlinedAt: !1246)
!1248 = !DILocation(line: 44, column: 16, scope: !931, inlinedAt: !1247)
!1249 = !DILocation(line: 66, column: 7, scope: !815, inlinedAt: !1248)
!1250 = !DILocation(line: 64, column: 35, scope: !815, inlinedAt: !1248)
!1251 = !DILocation(line: 67, column: 7, scope: !815, inlinedAt: !1248)
!1252 = !DILocation(line: 67, column: 35, scope: !815, inlinedAt: !1248)
!1253 = !DILocation(line: 68, column: 23, scope: !815, inlinedAt: !1248)
!1254 = !DILocation(line: 30, column: 64, scope: !1245, inlinedAt: !1246)
!1255 = !DILocation(line: 67, column: 40, scope: !815, inlinedAt: !1248)
!1256 = !DILocation(line: 72, column: 16, scope: !815, inlinedAt: !1248)
!1257 = !DILocation(line: 73, column: 6, scope: !815, inlinedAt: !1248)
!1258 = !DILocation(line: 73, column: 36, scope: !815, inlinedAt: !1248)
!1259 = !DILocation(line: 74, column: 16, scope: !815, inlinedAt: !1248)
!1260 = !DILocation(line: 75, column: 11, scope: !815, inlinedAt: !1248)
!1261 = !DILocation(line: 74, column: 3, scope: !815, inlinedAt: !1248)
!1262 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !1248)
!1263 = !DILocation(line: 78, column: 41, scope: !815, inlinedAt: !1248)
!1264 = !DILocation(line: 79, column: 9, scope: !815, inlinedAt: !1248)
!1265 = !DILocation(line: 73, column: 41, scope: !815, inlinedAt: !1248)
!1266 = !DILocation(line: 82, column: 16, scope: !815, inlinedAt: !1248)
!1267 = !DILocation(line: 82, column: 2, scope: !931, inlinedAt: !1247)
!1268 = !DILocation(line: 46, column: 7, scope: !931, inlinedAt: !1247)
!1269 = !DILocation(line: 49, column: 31, scope: !931, inlinedAt: !1247)
!1270 = !DILocation(line: 50, column: 10, scope: !931, inlinedAt: !1247)
!1271 = !DILocation(line: 51, column: 11, scope: !931, inlinedAt: !1247)
!1272 = !DILocation(line: 51, column: 14, scope: !931, inlinedAt: !1247)
!1273 = !DILocation(line: 52, column: 17, scope: !931, inlinedAt: !1247)
!1274 = !DILocation(line: 52, column: 8, scope: !931, inlinedAt: !1247)
!1275 = !DILocation(line: 54, column: 10, scope: !931, inlinedAt: !1247)
!1276 = !DILocation(line: 55, column: 11, scope: !931, inlinedAt: !1247)
!1277 = !DILocation(line: 42, column: 50, scope: !931, inlinedAt: !1247)
!1278 = !DILocation(line: 56, column: 6, scope: !931, inlinedAt: !1247)
!1279 = !DILocation(line: 56, column: 16, scope: !931, inlinedAt: !1247)
!1280 = !DILocation(line: 57, column: 17, scope: !931, inlinedAt: !1247)
!1281 = !DILocation(line: 56, column: 21, scope: !931, inlinedAt: !1247)
!1282 = distinct !DISubprogram(name: "ReduceXor", scope: !219, file: !219, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1283 = !DILocation(line: 25, column: 81, scope: !1201, inlinedAt: !1202)
!1284 = !DILocation(line: 36, column: 15, scope: !1282, inlinedAt: !1283)
!1285 = !DILocation(line: 44, column: 16, scope: !931, inlinedAt: !1284)
!1286 = !DILocation(line: 66, column: 7, scope: !815, inlinedAt: !1285)
!1287 = !DILocation(line: 64, column: 35, scope: !815, inlinedAt: !1285)
!1288 = !DILocation(line: 67, column: 7, scope: !815, inlinedAt: !1285)
!1289 = !DILocation(line: 67, column: 35, scope: !815, inlinedAt: !1285)
!1290 = !DILocation(line: 68, column: 23, scope: !815, inlinedAt: !1285)
!1291 = !DILocation(line: 36, column: 65, scope: !1282, inlinedAt: !1283)
!1292 = !DILocation(line: 67, column: 40, scope: !815, inlinedAt: !1285)
!1293 = !DILocation(line: 72, column: 16, scope: !815, inlinedAt: !1285)
!1294 = !DILocation(line: 73, column: 6, scope: !815, inlinedAt: !1285)
!1295 = !DILocation(line: 73, column: 36, scope: !815, inlinedAt: !1285)
!1296 = !DILocation(line: 74, column: 16, scope: !815, inlinedAt: !1285)
!1297 = !DILocation(line: 75, column: 11, scope: !815, inlinedAt: !1285)
!1298 = !DILocation(line: 74, column: 3, scope: !815, inlinedAt: !1285)
!1299 = !DILocation(line: 78, column: 22, scope: !815, inlinedAt: !1285)
!1300 = !DILocation(line: 78, column: 41, scope: !815, inlinedAt: !1285)
!1301 = !DILocation(line: 79, column: 9, scope: !815, inlinedAt: !1285)
!1302 = !DILocation(line: 73, column: 41, scope: !815, inlinedAt: !1285)
!1303 = !DILocation(line: 82, column: 16, scope: !815, inlinedAt: !1285)
!1304 = !DILocation(line: 82, column: 2, scope: !931, inlinedAt: !1284)
!1305 = !DILocation(line: 46, column: 7, scope: !931, inlinedAt: !1284)
!1306 = !DILocation(line: 49, column: 31, scope: !931, inlinedAt: !1284)
!1307 = !DILocation(line: 50, column: 10, scope: !931, inlinedAt: !1284)
!1308 = !DILocation(line: 51, column: 11, scope: !931, inlinedAt: !1284)
!1309 = !DILocation(line: 51, column: 14, scope: !931, inlinedAt: !1284)
!1310 = !DILocation(line: 52, column: 17, scope: !931, inlinedAt: !1284)
!1311 = !DILocation(line: 52, column: 8, scope: !931, inlinedAt: !1284)
!1312 = !DILocation(line: 54, column: 10, scope: !931, inlinedAt: !1284)
!1313 = !DILocation(line: 55, column: 11, scope: !931, inlinedAt: !1284)
!1314 = !DILocation(line: 42, column: 50, scope: !931, inlinedAt: !1284)
!1315 = !DILocation(line: 56, column: 6, scope: !931, inlinedAt: !1284)
!1316 = !DILocation(line: 56, column: 16, scope: !931, inlinedAt: !1284)
!1317 = !DILocation(line: 57, column: 17, scope: !931, inlinedAt: !1284)
!1318 = !DILocation(line: 56, column: 21, scope: !931, inlinedAt: !1284)
!1319 = !DILocation(line: 25, column: 5, scope: !1201, inlinedAt: !1202)
!1320 = !DILocation(line: 25, column: 13, scope: !1201, inlinedAt: !1202)
!1321 = !DILocation(line: 25, column: 21, scope: !1201, inlinedAt: !1202)
!1322 = distinct !DISubprogram(name: "ExchangeInt64", scope: !169, file: !169, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!1323 = !DILocation(line: 49, column: 6, scope: !1322)
!1324 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1325 = !DILocation(line: 50, column: 10, scope: !1322)
!1326 = !DILocation(line: 21, column: 29, scope: !1324, inlinedAt: !1325)
!1327 = !DILocation(line: 21, column: 39, scope: !1324, inlinedAt: !1325)
!1328 = !DILocation(line: 21, column: 49, scope: !1324, inlinedAt: !1325)
!1329 = !DILocation(line: 23, column: 7, scope: !1324, inlinedAt: !1325)
!1330 = !DILocation(line: 22, column: 2, scope: !1324, inlinedAt: !1325)
!1331 = !DILocation(line: 22, column: 8, scope: !1324, inlinedAt: !1325)
!1332 = !DILocation(line: 26, column: 9, scope: !1324, inlinedAt: !1325)
!1333 = !DILocation(line: 27, column: 12, scope: !1324, inlinedAt: !1325)
!1334 = !DILocation(line: 27, column: 10, scope: !1324, inlinedAt: !1325)
!1335 = !DILocation(line: 27, column: 30, scope: !1324, inlinedAt: !1325)
!1336 = !DILocation(line: 28, column: 32, scope: !1324, inlinedAt: !1325)
!1337 = !DILocation(line: 28, column: 34, scope: !1324, inlinedAt: !1325)
!1338 = !DILocation(line: 28, column: 37, scope: !1324, inlinedAt: !1325)
!1339 = !DILocation(line: 28, column: 20, scope: !1324, inlinedAt: !1325)
!1340 = !DILocation(line: 28, column: 3, scope: !1324, inlinedAt: !1325)
!1341 = !DILocation(line: 29, column: 22, scope: !1324, inlinedAt: !1325)
!1342 = !DILocation(line: 29, column: 3, scope: !1324, inlinedAt: !1325)
!1343 = !DILocation(line: 30, column: 24, scope: !1324, inlinedAt: !1325)
!1344 = !DILocation(line: 30, column: 3, scope: !1324, inlinedAt: !1325)
!1345 = !DILocation(line: 31, column: 23, scope: !1324, inlinedAt: !1325)
!1346 = !DILocation(line: 31, column: 3, scope: !1324, inlinedAt: !1325)
!1347 = !DILocation(line: 32, column: 14, scope: !1324, inlinedAt: !1325)
!1348 = !DILocation(line: 32, column: 12, scope: !1324, inlinedAt: !1325)
!1349 = !DILocation(line: 32, column: 18, scope: !1324, inlinedAt: !1325)
!1350 = !DILocation(line: 33, column: 21, scope: !1324, inlinedAt: !1325)
!1351 = !DILocation(line: 33, column: 3, scope: !1324, inlinedAt: !1325)
!1352 = !DILocation(line: 34, column: 3, scope: !1324, inlinedAt: !1325)
!1353 = !DILocation(line: 35, column: 31, scope: !1324, inlinedAt: !1325)
!1354 = !DILocation(line: 36, column: 4, scope: !1324, inlinedAt: !1325)
!1355 = !DILocation(line: 38, column: 32, scope: !1324, inlinedAt: !1325)
!1356 = !DILocation(line: 38, column: 30, scope: !1324, inlinedAt: !1325)
!1357 = !DILocation(line: 38, column: 24, scope: !1324, inlinedAt: !1325)
!1358 = !DILocation(line: 38, column: 3, scope: !1324, inlinedAt: !1325)
!1359 = distinct !DISubprogram(name: "NumbersInt64", scope: !169, file: !169, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!1360 = !DILocation(line: 56, column: 6, scope: !1359)
!1361 = distinct !DISubprogram(name: "groupNumbers", scope: !209, file: !209, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1362 = !DILocation(line: 56, column: 73, scope: !1359)
!1363 = !DILocation(line: 29, column: 20, scope: !1361, inlinedAt: !1362)
!1364 = !DILocation(line: 30, column: 26, scope: !1361, inlinedAt: !1362)
!1365 = !DILocation(line: 30, column: 24, scope: !1361, inlinedAt: !1362)
!1366 = !DILocation(line: 30, column: 46, scope: !1361, inlinedAt: !1362)
!1367 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1368 = !DILocation(line: 30, column: 9, scope: !1361, inlinedAt: !1362)
!1369 = !DILocation(line: 14, column: 11, scope: !1367, inlinedAt: !1368)
!1370 = distinct !DISubprogram(name: "reduceWarp", scope: !219, file: !219, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!1371 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1372 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1373 = !DILocation(line: 16, column: 25, scope: !1367, inlinedAt: !1368)
!1374 = !DILocation(line: 7, column: 15, scope: !1372, inlinedAt: !1373)
!1375 = !DILocation(line: 44, column: 16, scope: !1371, inlinedAt: !1374)
!1376 = !DILocation(line: 65, column: 13, scope: !1370, inlinedAt: !1375)
!1377 = !DILocation(line: 66, column: 7, scope: !1370, inlinedAt: !1375)
!1378 = !DILocation(line: 64, column: 35, scope: !1370, inlinedAt: !1375)
!1379 = !DILocation(line: 67, column: 7, scope: !1370, inlinedAt: !1375)
!1380 = !DILocation(line: 67, column: 35, scope: !1370, inlinedAt: !1375)
!1381 = !DILocation(line: 68, column: 23, scope: !1370, inlinedAt: !1375)
!1382 = !DILocation(line: 7, column: 65, scope: !1372, inlinedAt: !1373)
!1383 = !DILocation(line: 67, column: 40, scope: !1370, inlinedAt: !1375)
!1384 = !DILocation(line: 72, column: 16, scope: !1370, inlinedAt: !1375)
!1385 = !DILocation(line: 73, column: 6, scope: !1370, inlinedAt: !1375)
!1386 = !DILocation(line: 73, column: 36, scope: !1370, inlinedAt: !1375)
!1387 = !DILocation(line: 74, column: 16, scope: !1370, inlinedAt: !1375)
!1388 = !DILocation(line: 75, column: 11, scope: !1370, inlinedAt: !1375)
!1389 = !DILocation(line: 74, column: 3, scope: !1370, inlinedAt: !1375)
!1390 = !DILocation(line: 78, column: 22, scope: !1370, inlinedAt: !1375)
!1391 = !DILocation(line: 78, column: 41, scope: !1370, inlinedAt: !1375)
!1392 = !DILocation(line: 79, column: 9, scope: !1370, inlinedAt: !1375)
!1393 = !DILocation(line: 73, column: 41, scope: !1370, inlinedAt: !1375)
!1394 = !DILocation(line: 82, column: 16, scope: !1370, inlinedAt: !1375)
!1395 = !DILocation(line: 82, column: 2, scope: !1371, inlinedAt: !1374)
!1396 = !DILocation(line: 16, column: 6, scope: !1367, inlinedAt: !1368)
!1397 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1398 = !DILocation(line: 17, column: 33, scope: !1367, inlinedAt: !1368)
!1399 = !DILocation(line: 13, column: 15, scope: !1397, inlinedAt: !1398)
!1400 = !DILocation(line: 44, column: 16, scope: !1371, inlinedAt: !1399)
!1401 = !DILocation(line: 66, column: 7, scope: !1370, inlinedAt: !1400)
!1402 = !DILocation(line: 64, column: 35, scope: !1370, inlinedAt: !1400)
!1403 = !DILocation(line: 67, column: 7, scope: !1370, inlinedAt: !1400)
!1404 = !DILocation(line: 67, column: 35, scope: !1370, inlinedAt: !1400)
!1405 = !DILocation(line: 68, column: 23, scope: !1370, inlinedAt: !1400)
!1406 = !DILocation(line: 13, column: 66, scope: !1397, inlinedAt: !1398)
!1407 = !DILocation(line: 67, column: 40, scope: !1370, inlinedAt: !1400)
!1408 = !DILocation(line: 72, column: 16, scope: !1370, inlinedAt: !1400)
!1409 = !DILocation(line: 73, column: 6, scope: !1370, inlinedAt: !1400)
!1410 = !DILocation(line: 73, column: 36, scope: !1370, inlinedAt: !1400)
!1411 = !DILocation(line: 74, column: 16, scope: !1370, inlinedAt: !1400)
!1412 = !DILocation(line: 75, column: 11, scope: !1370, inlinedAt: !1400)
!1413 = !DILocation(line: 74, column: 3, scope: !1370, inlinedAt: !1400)
!1414 = !DILocation(line: 78, column: 22, scope: !1370, inlinedAt: !1400)
!1415 = !DILocation(line: 78, column: 41, scope: !1370, inlinedAt: !1400)
!1416 = !DILocation(line: 79, column: 9, scope: !1370, inlinedAt: !1400)
!1417 = !DILocation(line: 73, column: 41, scope: !1370, inlinedAt: !1400)
!1418 = !DILocation(line: 82, column: 16, scope: !1370, inlinedAt: !1400)
!1419 = !DILocation(line: 82, column: 2, scope: !1371, inlinedAt: !1399)
!1420 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1421 = !DILocation(line: 17, column: 54, scope: !1367, inlinedAt: !1368)
!1422 = !DILocation(line: 19, column: 15, scope: !1420, inlinedAt: !1421)
!1423 = !DILocation(line: 44, column: 16, scope: !1371, inlinedAt: !1422)
!1424 = !DILocation(line: 66, column: 7, scope: !1370, inlinedAt: !1423)
!1425 = !DILocation(line: 64, column: 35, scope: !1370, inlinedAt: !1423)
!1426 = !DILocation(line: 67, column: 7, scope: !1370, inlinedAt: !1423)
!1427 = !DILocation(line: 67, column: 35, scope: !1370, inlinedAt: !1423)
!1428 = !DILocation(line: 68, column: 23, scope: !1370, inlinedAt: !1423)
!1429 = !DILocation(line: 19, column: 66, scope: !1420, inlinedAt: !1421)
!1430 = !DILocation(line: 67, column: 40, scope: !1370, inlinedAt: !1423)
!1431 = !DILocation(line: 72, column: 16, scope: !1370, inlinedAt: !1423)
!1432 = !DILocation(line: 73, column: 6, scope: !1370, inlinedAt: !1423)
!1433 = !DILocation(line: 73, column: 36, scope: !1370, inlinedAt: !1423)
!1434 = !DILocation(line: 74, column: 16, scope: !1370, inlinedAt: !1423)
!1435 = !DILocation(line: 75, column: 11, scope: !1370, inlinedAt: !1423)
!1436 = !DILocation(line: 74, column: 3, scope: !1370, inlinedAt: !1423)
!1437 = !DILocation(line: 78, column: 22, scope: !1370, inlinedAt: !1423)
!1438 = !DILocation(line: 78, column: 41, scope: !1370, inlinedAt: !1423)
!1439 = !DILocation(line: 79, column: 9, scope: !1370, inlinedAt: !1423)
!1440 = !DILocation(line: 73, column: 41, scope: !1370, inlinedAt: !1423)
!1441 = !DILocation(line: 82, column: 16, scope: !1370, inlinedAt: !1423)
!1442 = !DILocation(line: 82, column: 2, scope: !1371, inlinedAt: !1422)
!1443 = !DILocation(line: 17, column: 6, scope: !1367, inlinedAt: !1368)
!1444 = !DILocation(line: 17, column: 14, scope: !1367, inlinedAt: !1368)
!1445 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1446 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1447 = !DILocation(line: 18, column: 40, scope: !1367, inlinedAt: !1368)
!1448 = !DILocation(line: 6, column: 21, scope: !1446, inlinedAt: !1447)
!1449 = !DILocation(line: 25, column: 16, scope: !1445, inlinedAt: !1448)
!1450 = !DILocation(line: 23, column: 48, scope: !1445, inlinedAt: !1448)
!1451 = !DILocation(line: 26, column: 6, scope: !1445, inlinedAt: !1448)
!1452 = !DILocation(line: 26, column: 24, scope: !1445, inlinedAt: !1448)
!1453 = !DILocation(line: 27, column: 24, scope: !1445, inlinedAt: !1448)
!1454 = !DILocation(line: 27, column: 44, scope: !1445, inlinedAt: !1448)
!1455 = !DILocation(line: 28, column: 4, scope: !1445, inlinedAt: !1448)
!1456 = !DILocation(line: 26, column: 37, scope: !1445, inlinedAt: !1448)
!1457 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1458 = !DILocation(line: 18, column: 68, scope: !1367, inlinedAt: !1368)
!1459 = !DILocation(line: 14, column: 21, scope: !1457, inlinedAt: !1458)
!1460 = !DILocation(line: 23, column: 48, scope: !1445, inlinedAt: !1459)
!1461 = !DILocation(line: 26, column: 6, scope: !1445, inlinedAt: !1459)
!1462 = !DILocation(line: 26, column: 24, scope: !1445, inlinedAt: !1459)
!1463 = !DILocation(line: 27, column: 24, scope: !1445, inlinedAt: !1459)
!1464 = !DILocation(line: 27, column: 44, scope: !1445, inlinedAt: !1459)
!1465 = !DILocation(line: 28, column: 4, scope: !1445, inlinedAt: !1459)
!1466 = !DILocation(line: 26, column: 37, scope: !1445, inlinedAt: !1459)
!1467 = !DILocation(line: 15, column: 20, scope: !1457, inlinedAt: !1458)
!1468 = !DILocation(line: 15, column: 42, scope: !1457, inlinedAt: !1458)
!1469 = !DILocation(line: 18, column: 2, scope: !1367, inlinedAt: !1368)
!1470 = !DILocation(line: 18, column: 6, scope: !1367, inlinedAt: !1368)
!1471 = !DILocation(line: 18, column: 14, scope: !1367, inlinedAt: !1368)
!1472 = !DILocation(line: 19, column: 40, scope: !1367, inlinedAt: !1368)
!1473 = !DILocation(line: 19, column: 42, scope: !1367, inlinedAt: !1368)
!1474 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1475 = !DILocation(line: 19, column: 25, scope: !1367, inlinedAt: !1368)
!1476 = !DILocation(line: 36, column: 10, scope: !1474, inlinedAt: !1475)
!1477 = !DILocation(line: 36, column: 22, scope: !1474, inlinedAt: !1475)
!1478 = !DILocation(line: 37, column: 8, scope: !1474, inlinedAt: !1475)
!1479 = !DILocation(line: 40, column: 17, scope: !1474, inlinedAt: !1475)
!1480 = !DILocation(line: 19, column: 6, scope: !1367, inlinedAt: !1368)
!1481 = !DILocation(line: 31, column: 26, scope: !1361, inlinedAt: !1362)
!1482 = !DILocation(line: 31, column: 48, scope: !1361, inlinedAt: !1362)
!1483 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1484 = !DILocation(line: 31, column: 9, scope: !1361, inlinedAt: !1362)
!1485 = !DILocation(line: 14, column: 11, scope: !1483, inlinedAt: !1484)
!1486 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1487 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1488 = !DILocation(line: 16, column: 25, scope: !1483, inlinedAt: !1484)
!1489 = !DILocation(line: 7, column: 15, scope: !1487, inlinedAt: !1488)
!1490 = !DILocation(line: 44, column: 16, scope: !1486, inlinedAt: !1489)
!1491 = !DILocation(line: 66, column: 7, scope: !1370, inlinedAt: !1490)
!1492 = !DILocation(line: 64, column: 35, scope: !1370, inlinedAt: !1490)
!1493 = !DILocation(line: 67, column: 7, scope: !1370, inlinedAt: !1490)
!1494 = !DILocation(line: 67, column: 35, scope: !1370, inlinedAt: !1490)
!1495 = !DILocation(line: 68, column: 23, scope: !1370, inlinedAt: !1490)
!1496 = !DILocation(line: 7, column: 65, scope: !1487, inlinedAt: !1488)
!1497 = !DILocation(line: 67, column: 40, scope: !1370, inlinedAt: !1490)
!1498 = !DILocation(line: 73, column: 6, scope: !1370, inlinedAt: !1490)
!1499 = !DILocation(line: 73, column: 36, scope: !1370, inlinedAt: !1490)
!1500 = !DILocation(line: 74, column: 16, scope: !1370, inlinedAt: !1490)
!1501 = !DILocation(line: 75, column: 11, scope: !1370, inlinedAt: !1490)
!1502 = !DILocation(line: 74, column: 3, scope: !1370, inlinedAt: !1490)
!1503 = !DILocation(line: 78, column: 22, scope: !1370, inlinedAt: !1490)
!1504 = !DILocation(line: 78, column: 41, scope: !1370, inlinedAt: !1490)
!1505 = !DILocation(line: 79, column: 9, scope: !1370, inlinedAt: !1490)
!1506 = !DILocation(line: 73, column: 41, scope: !1370, inlinedAt: !1490)
!1507 = !DILocation(line: 82, column: 16, scope: !1370, inlinedAt: !1490)
!1508 = !DILocation(line: 82, column: 2, scope: !1486, inlinedAt: !1489)
!1509 = !DILocation(line: 45, column: 14, scope: !1486, inlinedAt: !1489)
!1510 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !1509)
!1511 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !1509)
!1512 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !1509)
!1513 = !DILocation(line: 46, column: 7, scope: !1486, inlinedAt: !1489)
!1514 = !DILocation(line: 49, column: 31, scope: !1486, inlinedAt: !1489)
!1515 = !DILocation(line: 50, column: 10, scope: !1486, inlinedAt: !1489)
!1516 = !DILocation(line: 51, column: 14, scope: !1486, inlinedAt: !1489)
!1517 = !DILocation(line: 52, column: 17, scope: !1486, inlinedAt: !1489)
!1518 = !DILocation(line: 52, column: 8, scope: !1486, inlinedAt: !1489)
!1519 = !DILocation(line: 54, column: 10, scope: !1486, inlinedAt: !1489)
!1520 = !DILocation(line: 55, column: 11, scope: !1486, inlinedAt: !1489)
!1521 = !DILocation(line: 42, column: 50, scope: !1486, inlinedAt: !1489)
!1522 = !DILocation(line: 56, column: 6, scope: !1486, inlinedAt: !1489)
!1523 = !DILocation(line: 56, column: 16, scope: !1486, inlinedAt: !1489)
!1524 = !DILocation(line: 57, column: 17, scope: !1486, inlinedAt: !1489)
!1525 = !DILocation(line: 56, column: 21, scope: !1486, inlinedAt: !1489)
!1526 = !DILocation(line: 16, column: 6, scope: !1483, inlinedAt: !1484)
!1527 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1528 = !DILocation(line: 17, column: 33, scope: !1483, inlinedAt: !1484)
!1529 = !DILocation(line: 13, column: 15, scope: !1527, inlinedAt: !1528)
!1530 = !DILocation(line: 44, column: 16, scope: !1486, inlinedAt: !1529)
!1531 = !DILocation(line: 66, column: 7, scope: !1370, inlinedAt: !1530)
!1532 = !DILocation(line: 64, column: 35, scope: !1370, inlinedAt: !1530)
!1533 = !DILocation(line: 67, column: 7, scope: !1370, inlinedAt: !1530)
!1534 = !DILocation(line: 67, column: 35, scope: !1370, inlinedAt: !1530)
!1535 = !DILocation(line: 68, column: 23, scope: !1370, inlinedAt: !1530)
!1536 = !DILocation(line: 13, column: 66, scope: !1527, inlinedAt: !1528)
!1537 = !DILocation(line: 67, column: 40, scope: !1370, inlinedAt: !1530)
!1538 = !DILocation(line: 73, column: 6, scope: !1370, inlinedAt: !1530)
!1539 = !DILocation(line: 73, column: 36, scope: !1370, inlinedAt: !1530)
!1540 = !DILocation(line: 74, column: 16, scope: !1370, inlinedAt: !1530)
!1541 = !DILocation(line: 75, column: 11, scope: !1370, inlinedAt: !1530)
!1542 = !DILocation(line: 74, column: 3, scope: !1370, inlinedAt: !1530)
!1543 = !DILocation(line: 78, column: 22, scope: !1370, inlinedAt: !1530)
!1544 = !DILocation(line: 78, column: 41, scope: !1370, inlinedAt: !1530)
!1545 = !DILocation(line: 79, column: 9, scope: !1370, inlinedAt: !1530)
!1546 = !DILocation(line: 73, column: 41, scope: !1370, inlinedAt: !1530)
!1547 = !DILocation(line: 82, column: 16, scope: !1370, inlinedAt: !1530)
!1548 = !DILocation(line: 82, column: 2, scope: !1486, inlinedAt: !1529)
!1549 = !DILocation(line: 46, column: 7, scope: !1486, inlinedAt: !1529)
!1550 = !DILocation(line: 49, column: 31, scope: !1486, inlinedAt: !1529)
!1551 = !DILocation(line: 50, column: 10, scope: !1486, inlinedAt: !1529)
!1552 = !DILocation(line: 51, column: 14, scope: !1486, inlinedAt: !1529)
!1553 = !DILocation(line: 52, column: 17, scope: !1486, inlinedAt: !1529)
!1554 = !DILocation(line: 52, column: 8, scope: !1486, inlinedAt: !1529)
!1555 = !DILocation(line: 54, column: 10, scope: !1486, inlinedAt: !1529)
!1556 = !DILocation(line: 55, column: 11, scope: !1486, inlinedAt: !1529)
!1557 = !DILocation(line: 42, column: 50, scope: !1486, inlinedAt: !1529)
!1558 = !DILocation(line: 56, column: 6, scope: !1486, inlinedAt: !1529)
!1559 = !DILocation(line: 56, column: 16, scope: !1486, inlinedAt: !1529)
!1560 = !DILocation(line: 57, column: 17, scope: !1486, inlinedAt: !1529)
!1561 = !DILocation(line: 56, column: 21, scope: !1486, inlinedAt: !1529)
!1562 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1563 = !DILocation(line: 17, column: 54, scope: !1483, inlinedAt: !1484)
!1564 = !DILocation(line: 19, column: 15, scope: !1562, inlinedAt: !1563)
!1565 = !DILocation(line: 44, column: 16, scope: !1486, inlinedAt: !1564)
!1566 = !DILocation(line: 66, column: 7, scope: !1370, inlinedAt: !1565)
!1567 = !DILocation(line: 64, column: 35, scope: !1370, inlinedAt: !1565)
!1568 = !DILocation(line: 67, column: 7, scope: !1370, inlinedAt: !1565)
!1569 = !DILocation(line: 67, column: 35, scope: !1370, inlinedAt: !1565)
!1570 = !DILocation(line: 68, column: 23, scope: !1370, inlinedAt: !1565)
!1571 = !DILocation(line: 19, column: 66, scope: !1562, inlinedAt: !1563)
!1572 = !DILocation(line: 67, column: 40, scope: !1370, inlinedAt: !1565)
!1573 = !DILocation(line: 73, column: 6, scope: !1370, inlinedAt: !1565)
!1574 = !DILocation(line: 73, column: 36, scope: !1370, inlinedAt: !1565)
!1575 = !DILocation(line: 74, column: 16, scope: !1370, inlinedAt: !1565)
!1576 = !DILocation(line: 75, column: 11, scope: !1370, inlinedAt: !1565)
!1577 = !DILocation(line: 74, column: 3, scope: !1370, inlinedAt: !1565)
!1578 = !DILocation(line: 78, column: 22, scope: !1370, inlinedAt: !1565)
!1579 = !DILocation(line: 78, column: 41, scope: !1370, inlinedAt: !1565)
!1580 = !DILocation(line: 79, column: 9, scope: !1370, inlinedAt: !1565)
!1581 = !DILocation(line: 73, column: 41, scope: !1370, inlinedAt: !1565)
!1582 = !DILocation(line: 82, column: 16, scope: !1370, inlinedAt: !1565)
!1583 = !DILocation(line: 82, column: 2, scope: !1486, inlinedAt: !1564)
!1584 = !DILocation(line: 46, column: 7, scope: !1486, inlinedAt: !1564)
!1585 = !DILocation(line: 49, column: 31, scope: !1486, inlinedAt: !1564)
!1586 = !DILocation(line: 50, column: 10, scope: !1486, inlinedAt: !1564)
!1587 = !DILocation(line: 51, column: 14, scope: !1486, inlinedAt: !1564)
!1588 = !DILocation(line: 52, column: 17, scope: !1486, inlinedAt: !1564)
!1589 = !DILocation(line: 52, column: 8, scope: !1486, inlinedAt: !1564)
!1590 = !DILocation(line: 54, column: 10, scope: !1486, inlinedAt: !1564)
!1591 = !DILocation(line: 55, column: 11, scope: !1486, inlinedAt: !1564)
!1592 = !DILocation(line: 42, column: 50, scope: !1486, inlinedAt: !1564)
!1593 = !DILocation(line: 56, column: 6, scope: !1486, inlinedAt: !1564)
!1594 = !DILocation(line: 56, column: 16, scope: !1486, inlinedAt: !1564)
!1595 = !DILocation(line: 57, column: 17, scope: !1486, inlinedAt: !1564)
!1596 = !DILocation(line: 56, column: 21, scope: !1486, inlinedAt: !1564)
!1597 = !DILocation(line: 17, column: 6, scope: !1483, inlinedAt: !1484)
!1598 = !DILocation(line: 17, column: 14, scope: !1483, inlinedAt: !1484)
!1599 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1600 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1601 = !DILocation(line: 18, column: 40, scope: !1483, inlinedAt: !1484)
!1602 = !DILocation(line: 6, column: 21, scope: !1600, inlinedAt: !1601)
!1603 = !DILocation(line: 25, column: 16, scope: !1599, inlinedAt: !1602)
!1604 = !DILocation(line: 23, column: 48, scope: !1599, inlinedAt: !1602)
!1605 = !DILocation(line: 26, column: 6, scope: !1599, inlinedAt: !1602)
!1606 = !DILocation(line: 26, column: 24, scope: !1599, inlinedAt: !1602)
!1607 = !DILocation(line: 27, column: 24, scope: !1599, inlinedAt: !1602)
!1608 = !DILocation(line: 27, column: 44, scope: !1599, inlinedAt: !1602)
!1609 = !DILocation(line: 28, column: 4, scope: !1599, inlinedAt: !1602)
!1610 = !DILocation(line: 26, column: 37, scope: !1599, inlinedAt: !1602)
!1611 = !DILocation(line: 31, column: 15, scope: !1599, inlinedAt: !1602)
!1612 = !DILocation(line: 34, column: 32, scope: !1599, inlinedAt: !1602)
!1613 = !DILocation(line: 35, column: 19, scope: !1599, inlinedAt: !1602)
!1614 = !DILocation(line: 36, column: 10, scope: !1599, inlinedAt: !1602)
!1615 = !DILocation(line: 37, column: 21, scope: !1599, inlinedAt: !1602)
!1616 = !DILocation(line: 37, column: 10, scope: !1599, inlinedAt: !1602)
!1617 = !DILocation(line: 38, column: 9, scope: !1599, inlinedAt: !1602)
!1618 = !DILocation(line: 40, column: 10, scope: !1599, inlinedAt: !1602)
!1619 = !DILocation(line: 23, column: 59, scope: !1599, inlinedAt: !1602)
!1620 = !DILocation(line: 42, column: 19, scope: !1599, inlinedAt: !1602)
!1621 = !DILocation(line: 42, column: 3, scope: !1599, inlinedAt: !1602)
!1622 = !DILocation(line: 44, column: 2, scope: !1600, inlinedAt: !1601)
!1623 = !DILocation(line: 7, column: 16, scope: !1600, inlinedAt: !1601)
!1624 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1625 = !DILocation(line: 18, column: 68, scope: !1483, inlinedAt: !1484)
!1626 = !DILocation(line: 14, column: 21, scope: !1624, inlinedAt: !1625)
!1627 = !DILocation(line: 25, column: 16, scope: !1599, inlinedAt: !1626)
!1628 = !DILocation(line: 23, column: 48, scope: !1599, inlinedAt: !1626)
!1629 = !DILocation(line: 26, column: 6, scope: !1599, inlinedAt: !1626)
!1630 = !DILocation(line: 26, column: 24, scope: !1599, inlinedAt: !1626)
!1631 = !DILocation(line: 27, column: 24, scope: !1599, inlinedAt: !1626)
!1632 = !DILocation(line: 27, column: 44, scope: !1599, inlinedAt: !1626)
!1633 = !DILocation(line: 28, column: 4, scope: !1599, inlinedAt: !1626)
!1634 = !DILocation(line: 26, column: 37, scope: !1599, inlinedAt: !1626)
!1635 = !DILocation(line: 31, column: 15, scope: !1599, inlinedAt: !1626)
!1636 = !DILocation(line: 34, column: 32, scope: !1599, inlinedAt: !1626)
!1637 = !DILocation(line: 35, column: 19, scope: !1599, inlinedAt: !1626)
!1638 = !DILocation(line: 36, column: 10, scope: !1599, inlinedAt: !1626)
!1639 = !DILocation(line: 37, column: 21, scope: !1599, inlinedAt: !1626)
!1640 = !DILocation(line: 37, column: 10, scope: !1599, inlinedAt: !1626)
!1641 = !DILocation(line: 38, column: 9, scope: !1599, inlinedAt: !1626)
!1642 = !DILocation(line: 40, column: 10, scope: !1599, inlinedAt: !1626)
!1643 = !DILocation(line: 23, column: 59, scope: !1599, inlinedAt: !1626)
!1644 = !DILocation(line: 42, column: 19, scope: !1599, inlinedAt: !1626)
!1645 = !DILocation(line: 42, column: 3, scope: !1599, inlinedAt: !1626)
!1646 = !DILocation(line: 44, column: 2, scope: !1624, inlinedAt: !1625)
!1647 = !DILocation(line: 15, column: 20, scope: !1624, inlinedAt: !1625)
!1648 = !DILocation(line: 15, column: 42, scope: !1624, inlinedAt: !1625)
!1649 = !DILocation(line: 18, column: 16, scope: !1624, inlinedAt: !1625)
!1650 = !DILocation(line: 18, column: 2, scope: !1483, inlinedAt: !1484)
!1651 = !DILocation(line: 18, column: 6, scope: !1483, inlinedAt: !1484)
!1652 = !DILocation(line: 18, column: 14, scope: !1483, inlinedAt: !1484)
!1653 = !DILocation(line: 19, column: 40, scope: !1483, inlinedAt: !1484)
!1654 = !DILocation(line: 19, column: 42, scope: !1483, inlinedAt: !1484)
!1655 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1656 = !DILocation(line: 19, column: 25, scope: !1483, inlinedAt: !1484)
!1657 = !DILocation(line: 36, column: 22, scope: !1655, inlinedAt: !1656)
!1658 = !DILocation(line: 37, column: 8, scope: !1655, inlinedAt: !1656)
!1659 = !DILocation(line: 39, column: 15, scope: !1655, inlinedAt: !1656)
!1660 = !DILocation(line: 40, column: 17, scope: !1655, inlinedAt: !1656)
!1661 = !DILocation(line: 40, column: 3, scope: !1483, inlinedAt: !1484)
!1662 = !DILocation(line: 42, column: 16, scope: !1655, inlinedAt: !1656)
!1663 = !DILocation(line: 43, column: 10, scope: !1655, inlinedAt: !1656)
!1664 = !DILocation(line: 44, column: 14, scope: !1655, inlinedAt: !1656)
!1665 = !DILocation(line: 45, column: 3, scope: !1655, inlinedAt: !1656)
!1666 = !DILocation(line: 47, column: 10, scope: !1655, inlinedAt: !1656)
!1667 = !DILocation(line: 48, column: 9, scope: !1655, inlinedAt: !1656)
!1668 = !DILocation(line: 48, column: 2, scope: !1483, inlinedAt: !1484)
!1669 = !DILocation(line: 19, column: 6, scope: !1483, inlinedAt: !1484)
!1670 = distinct !DISubprogram(name: "IntegersInt64", scope: !169, file: !169, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1671 = !DILocation(line: 61, column: 6, scope: !1670)
!1672 = distinct !DISubprogram(name: "groupIntegers", scope: !209, file: !209, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1673 = !DILocation(line: 61, column: 75, scope: !1670)
!1674 = !DILocation(line: 35, column: 20, scope: !1672, inlinedAt: !1673)
!1675 = !DILocation(line: 36, column: 27, scope: !1672, inlinedAt: !1673)
!1676 = !DILocation(line: 36, column: 25, scope: !1672, inlinedAt: !1673)
!1677 = !DILocation(line: 36, column: 48, scope: !1672, inlinedAt: !1673)
!1678 = distinct !DISubprogram(name: "integers", scope: !209, file: !209, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1679 = !DILocation(line: 36, column: 10, scope: !1672, inlinedAt: !1673)
!1680 = !DILocation(line: 24, column: 11, scope: !1678, inlinedAt: !1679)
!1681 = distinct !DISubprogram(name: "ReduceAnd", scope: !219, file: !219, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1682 = !DILocation(line: 25, column: 40, scope: !1678, inlinedAt: !1679)
!1683 = !DILocation(line: 25, column: 15, scope: !1681, inlinedAt: !1682)
!1684 = !DILocation(line: 44, column: 16, scope: !1371, inlinedAt: !1683)
!1685 = !DILocation(line: 65, column: 13, scope: !1370, inlinedAt: !1684)
!1686 = !DILocation(line: 66, column: 7, scope: !1370, inlinedAt: !1684)
!1687 = !DILocation(line: 64, column: 35, scope: !1370, inlinedAt: !1684)
!1688 = !DILocation(line: 67, column: 7, scope: !1370, inlinedAt: !1684)
!1689 = !DILocation(line: 67, column: 35, scope: !1370, inlinedAt: !1684)
!1690 = !DILocation(line: 68, column: 23, scope: !1370, inlinedAt: !1684)
!1691 = !DILocation(line: 25, column: 65, scope: !1681, inlinedAt: !1682)
!1692 = !DILocation(line: 67, column: 40, scope: !1370, inlinedAt: !1684)
!1693 = !DILocation(line: 72, column: 16, scope: !1370, inlinedAt: !1684)
!1694 = !DILocation(line: 73, column: 6, scope: !1370, inlinedAt: !1684)
!1695 = !DILocation(line: 73, column: 36, scope: !1370, inlinedAt: !1684)
!1696 = !DILocation(line: 74, column: 16, scope: !1370, inlinedAt: !1684)
!1697 = !DILocation(line: 75, column: 11, scope: !1370, inlinedAt: !1684)
!1698 = !DILocation(line: 74, column: 3, scope: !1370, inlinedAt: !1684)
!1699 = !DILocation(line: 78, column: 22, scope: !1370, inlinedAt: !1684)
!1700 = !DILocation(line: 78, column: 41, scope: !1370, inlinedAt: !1684)
!1701 = !DILocation(line: 79, column: 9, scope: !1370, inlinedAt: !1684)
!1702 = !DILocation(line: 73, column: 41, scope: !1370, inlinedAt: !1684)
!1703 = !DILocation(line: 82, column: 16, scope: !1370, inlinedAt: !1684)
!1704 = !DILocation(line: 82, column: 2, scope: !1371, inlinedAt: !1683)
!1705 = distinct !DISubprogram(name: "ReduceOr", scope: !219, file: !219, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1706 = !DILocation(line: 25, column: 60, scope: !1678, inlinedAt: !1679)
!1707 = !DILocation(line: 30, column: 15, scope: !1705, inlinedAt: !1706)
!1708 = !DILocation(line: 44, column: 16, scope: !1371, inlinedAt: !1707)
!1709 = !DILocation(line: 66, column: 7, scope: !1370, inlinedAt: !1708)
!1710 = !DILocation(line: 64, column: 35, scope: !1370, inlinedAt: !1708)
!1711 = !DILocation(line: 67, column: 7, scope: !1370, inlinedAt: !1708)
!1712 = !DILocation(line: 67, column: 35, scope: !1370, inlinedAt: !1708)
!1713 = !DILocation(line: 68, column: 23, scope: !1370, inlinedAt: !1708)
!1714 = !DILocation(line: 30, column: 64, scope: !1705, inlinedAt: !1706)
!1715 = !DILocation(line: 67, column: 40, scope: !1370, inlinedAt: !1708)
!1716 = !DILocation(line: 72, column: 16, scope: !1370, inlinedAt: !1708)
!1717 = !DILocation(line: 73, column: 6, scope: !1370, inlinedAt: !1708)
!1718 = !DILocation(line: 73, column: 36, scope: !1370, inlinedAt: !1708)
!1719 = !DILocation(line: 74, column: 16, scope: !1370, inlinedAt: !1708)
!1720 = !DILocation(line: 75, column: 11, scope: !1370, inlinedAt: !1708)
!1721 = !DILocation(line: 74, column: 3, scope: !1370, inlinedAt: !1708)
!1722 = !DILocation(line: 78, column: 22, scope: !1370, inlinedAt: !1708)
!1723 = !DILocation(line: 78, column: 41, scope: !1370, inlinedAt: !1708)
!1724 = !DILocation(line: 79, column: 9, scope: !1370, inlinedAt: !1708)
!1725 = !DILocation(line: 73, column: 41, scope: !1370, inlinedAt: !1708)
!1726 = !DILocation(line: 82, column: 16, scope: !1370, inlinedAt: !1708)
!1727 = !DILocation(line: 82, column: 2, scope: !1371, inlinedAt: !1707)
!1728 = distinct !DISubprogram(name: "ReduceXor", scope: !219, file: !219, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1729 = !DILocation(line: 25, column: 81, scope: !1678, inlinedAt: !1679)
!1730 = !DILocation(line: 36, column: 15, scope: !1728, inlinedAt: !1729)
!1731 = !DILocation(line: 44, column: 16, scope: !1371, inlinedAt: !1730)
!1732 = !DILocation(line: 66, column: 7, scope: !1370, inlinedAt: !1731)
!1733 = !DILocation(line: 64, column: 35, scope: !1370, inlinedAt: !1731)
!1734 = !DILocation(line: 67, column: 7, scope: !1370, inlinedAt: !1731)
!1735 = !DILocation(line: 67, column: 35, scope: !1370, inlinedAt: !1731)
!1736 = !DILocation(line: 68, column: 23, scope: !1370, inlinedAt: !1731)
!1737 = !DILocation(line: 36, column: 65, scope: !1728, inlinedAt: !1729)
!1738 = !DILocation(line: 67, column: 40, scope: !1370, inlinedAt: !1731)
!1739 = !DILocation(line: 72, column: 16, scope: !1370, inlinedAt: !1731)
!1740 = !DILocation(line: 73, column: 6, scope: !1370, inlinedAt: !1731)
!1741 = !DILocation(line: 73, column: 36, scope: !1370, inlinedAt: !1731)
!1742 = !DILocation(line: 74, column: 16, scope: !1370, inlinedAt: !1731)
!1743 = !DILocation(line: 75, column: 11, scope: !1370, inlinedAt: !1731)
!1744 = !DILocation(line: 74, column: 3, scope: !1370, inlinedAt: !1731)
!1745 = !DILocation(line: 78, column: 22, scope: !1370, inlinedAt: !1731)
!1746 = !DILocation(line: 78, column: 41, scope: !1370, inlinedAt: !1731)
!1747 = !DILocation(line: 79, column: 9, scope: !1370, inlinedAt: !1731)
!1748 = !DILocation(line: 73, column: 41, scope: !1370, inlinedAt: !1731)
!1749 = !DILocation(line: 82, column: 16, scope: !1370, inlinedAt: !1731)
!1750 = !DILocation(line: 82, column: 2, scope: !1371, inlinedAt: !1730)
!1751 = !DILocation(line: 25, column: 5, scope: !1678, inlinedAt: !1679)
!1752 = !DILocation(line: 25, column: 13, scope: !1678, inlinedAt: !1679)
!1753 = !DILocation(line: 25, column: 21, scope: !1678, inlinedAt: !1679)
!1754 = !DILocation(line: 37, column: 27, scope: !1672, inlinedAt: !1673)
!1755 = !DILocation(line: 37, column: 50, scope: !1672, inlinedAt: !1673)
!1756 = distinct !DISubprogram(name: "integers", scope: !209, file: !209, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1757 = !DILocation(line: 37, column: 10, scope: !1672, inlinedAt: !1673)
!1758 = !DILocation(line: 24, column: 11, scope: !1756, inlinedAt: !1757)
!1759 = distinct !DISubprogram(name: "ReduceAnd", scope: !219, file: !219, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1760 = !DILocation(line: 25, column: 40, scope: !1756, inlinedAt: !1757)
!1761 = !DILocation(line: 25, column: 15, scope: !1759, inlinedAt: !1760)
!1762 = !DILocation(line: 44, column: 16, scope: !1486, inlinedAt: !1761)
!1763 = !DILocation(line: 66, column: 7, scope: !1370, inlinedAt: !1762)
!1764 = !DILocation(line: 64, column: 35, scope: !1370, inlinedAt: !1762)
!1765 = !DILocation(line: 67, column: 7, scope: !1370, inlinedAt: !1762)
!1766 = !DILocation(line: 67, column: 35, scope: !1370, inlinedAt: !1762)
!1767 = !DILocation(line: 68, column: 23, scope: !1370, inlinedAt: !1762)
!1768 = !DILocation(line: 25, column: 65, scope: !1759, inlinedAt: !1760)
!1769 = !DILocation(line: 67, column: 40, scope: !1370, inlinedAt: !1762)
!1770 = !DILocation(line: 72, column: 16, scope: !1370, inlinedAt: !1762)
!1771 = !DILocation(line: 73, column: 6, scope: !1370, inlinedAt: !1762)
!1772 = !DILocation(line: 73, column: 36, scope: !1370, inlinedAt: !1762)
!1773 = !DILocation(line: 74, column: 16, scope: !1370, inlinedAt: !1762)
!1774 = !DILocation(line: 75, column: 11, scope: !1370, inlinedAt: !1762)
!1775 = !DILocation(line: 74, column: 3, scope: !1370, inlinedAt: !1762)
!1776 = !DILocation(line: 78, column: 22, scope: !1370, inlinedAt: !1762)
!1777 = !DILocation(line: 78, column: 41, scope: !1370, inlinedAt: !1762)
!1778 = !DILocation(line: 79, column: 9, scope: !1370, inlinedAt: !1762)
!1779 = !DILocation(line: 73, column: 41, scope: !1370, inlinedAt: !1762)
!1780 = !DILocation(line: 82, column: 16, scope: !1370, inlinedAt: !1762)
!1781 = !DILocation(line: 82, column: 2, scope: !1486, inlinedAt: !1761)
!1782 = !DILocation(line: 45, column: 14, scope: !1486, inlinedAt: !1761)
!1783 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !1782)
!1784 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !1782)
!1785 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !1782)
!1786 = !DILocation(line: 46, column: 7, scope: !1486, inlinedAt: !1761)
!1787 = !DILocation(line: 49, column: 31, scope: !1486, inlinedAt: !1761)
!1788 = !DILocation(line: 50, column: 10, scope: !1486, inlinedAt: !1761)
!1789 = !DILocation(line: 51, column: 11, scope: !1486, inlinedAt: !1761)
!1790 = !DILocation(line: 51, column: 14, scope: !1486, inlinedAt: !1761)
!1791 = !DILocation(line: 52, column: 17, scope: !1486, inlinedAt: !1761)
!1792 = !DILocation(line: 52, column: 8, scope: !1486, inlinedAt: !1761)
!1793 = !DILocation(line: 54, column: 10, scope: !1486, inlinedAt: !1761)
!1794 = !DILocation(line: 55, column: 11, scope: !1486, inlinedAt: !1761)
!1795 = !DILocation(line: 42, column: 50, scope: !1486, inlinedAt: !1761)
!1796 = !DILocation(line: 56, column: 6, scope: !1486, inlinedAt: !1761)
!1797 = !DILocation(line: 56, column: 16, scope: !1486, inlinedAt: !1761)
!1798 = !DILocation(line: 57, column: 17, scope: !1486, inlinedAt: !1761)
!1799 = !DILocation(line: 56, column: 21, scope: !1486, inlinedAt: !1761)
!1800 = distinct !DISubprogram(name: "ReduceOr", scope: !219, file: !219, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1801 = !DILocation(line: 25, column: 60, scope: !1756, inlinedAt: !1757)
!1802 = !DILocation(line: 30, column: 15, scope: !1800, inlinedAt: !1801)
!1803 = !DILocation(line: 44, column: 16, scope: !1486, inlinedAt: !1802)
!1804 = !DILocation(line: 66, column: 7, scope: !1370, inlinedAt: !1803)
!1805 = !DILocation(line: 64, column: 35, scope: !1370, inlinedAt: !1803)
!1806 = !DILocation(line: 67, column: 7, scope: !1370, inlinedAt: !1803)
!1807 = !DILocation(line: 67, column: 35, scope: !1370, inlinedAt: !1803)
!1808 = !DILocation(line: 68, column: 23, scope: !1370, inlinedAt: !1803)
!1809 = !DILocation(line: 30, column: 64, scope: !1800, inlinedAt: !1801)
!1810 = !DILocation(line: 67, column: 40, scope: !1370, inlinedAt: !1803)
!1811 = !DILocation(line: 72, column: 16, scope: !1370, inlinedAt: !1803)
!1812 = !DILocation(line: 73, column: 6, scope: !1370, inlinedAt: !1803)
!1813 = !DILocation(line: 73, column: 36, scope: !1370, inlinedAt: !1803)
!1814 = !DILocation(line: 74, column: 16, scope: !1370, inlinedAt: !1803)
!1815 = !DILocation(line: 75, column: 11, scope: !1370, inlinedAt: !1803)
!1816 = !DILocation(line: 74, column: 3, scope: !1370, inlinedAt: !1803)
!1817 = !DILocation(line: 78, column: 22, scope: !1370, inlinedAt: !1803)
!1818 = !DILocation(line: 78, column: 41, scope: !1370, inlinedAt: !1803)
!1819 = !DILocation(line: 79, column: 9, scope: !1370, inlinedAt: !1803)
!1820 = !DILocation(line: 73, column: 41, scope: !1370, inlinedAt: !1803)
!1821 = !DILocation(line: 82, column: 16, scope: !1370, inlinedAt: !1803)
!1822 = !DILocation(line: 82, column: 2, scope: !1486, inlinedAt: !1802)
!1823 = !DILocation(line: 46, column: 7, scope: !1486, inlinedAt: !1802)
!1824 = !DILocation(line: 49, column: 31, scope: !1486, inlinedAt: !1802)
!1825 = !DILocation(line: 50, column: 10, scope: !1486, inlinedAt: !1802)
!1826 = !DILocation(line: 51, column: 11, scope: !1486, inlinedAt: !1802)
!1827 = !DILocation(line: 51, column: 14, scope: !1486, inlinedAt: !1802)
!1828 = !DILocation(line: 52, column: 17, scope: !1486, inlinedAt: !1802)
!1829 = !DILocation(line: 52, column: 8, scope: !1486, inlinedAt: !1802)
!1830 = !DILocation(line: 54, column: 10, scope: !1486, inlinedAt: !1802)
!1831 = !DILocation(line: 55, column: 11, scope: !1486, inlinedAt: !1802)
!1832 = !DILocation(line: 42, column: 50, scope: !1486, inlinedAt: !1802)
!1833 = !DILocation(line: 56, column: 6, scope: !1486, inlinedAt: !1802)
!1834 = !DILocation(line: 56, column: 16, scope: !1486, inlinedAt: !1802)
!1835 = !DILocation(line: 57, column: 17, scope: !1486, inlinedAt: !1802)
!1836 = !DILocation(line: 56, column: 21, scope: !1486, inlinedAt: !1802)
!1837 = distinct !DISubprogram(name: "ReduceXor", scope: !219, file: !219, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1838 = !DILocation(line: 25, column: 81, scope: !1756, inlinedAt: !1757)
!1839 = !DILocation(line: 36, column: 15, scope: !1837, inlinedAt: !1838)
!1840 = !DILocation(line: 44, column: 16, scope: !1486, inlinedAt: !1839)
!1841 = !DILocation(line: 66, column: 7, scope: !1370, inlinedAt: !1840)
!1842 = !DILocation(line: 64, column: 35, scope: !1370, inlinedAt: !1840)
!1843 = !DILocation(line: 67, column: 7, scope: !1370, inlinedAt: !1840)
!1844 = !DILocation(line: 67, column: 35, scope: !1370, inlinedAt: !1840)
!1845 = !DILocation(line: 68, column: 23, scope: !1370, inlinedAt: !1840)
!1846 = !DILocation(line: 36, column: 65, scope: !1837, inlinedAt: !1838)
!1847 = !DILocation(line: 67, column: 40, scope: !1370, inlinedAt: !1840)
!1848 = !DILocation(line: 72, column: 16, scope: !1370, inlinedAt: !1840)
!1849 = !DILocation(line: 73, column: 6, scope: !1370, inlinedAt: !1840)
!1850 = !DILocation(line: 73, column: 36, scope: !1370, inlinedAt: !1840)
!1851 = !DILocation(line: 74, column: 16, scope: !1370, inlinedAt: !1840)
!1852 = !DILocation(line: 75, column: 11, scope: !1370, inlinedAt: !1840)
!1853 = !DILocation(line: 74, column: 3, scope: !1370, inlinedAt: !1840)
!1854 = !DILocation(line: 78, column: 22, scope: !1370, inlinedAt: !1840)
!1855 = !DILocation(line: 78, column: 41, scope: !1370, inlinedAt: !1840)
!1856 = !DILocation(line: 79, column: 9, scope: !1370, inlinedAt: !1840)
!1857 = !DILocation(line: 73, column: 41, scope: !1370, inlinedAt: !1840)
!1858 = !DILocation(line: 82, column: 16, scope: !1370, inlinedAt: !1840)
!1859 = !DILocation(line: 82, column: 2, scope: !1486, inlinedAt: !1839)
!1860 = !DILocation(line: 46, column: 7, scope: !1486, inlinedAt: !1839)
!1861 = !DILocation(line: 49, column: 31, scope: !1486, inlinedAt: !1839)
!1862 = !DILocation(line: 50, column: 10, scope: !1486, inlinedAt: !1839)
!1863 = !DILocation(line: 51, column: 11, scope: !1486, inlinedAt: !1839)
!1864 = !DILocation(line: 51, column: 14, scope: !1486, inlinedAt: !1839)
!1865 = !DILocation(line: 52, column: 17, scope: !1486, inlinedAt: !1839)
!1866 = !DILocation(line: 52, column: 8, scope: !1486, inlinedAt: !1839)
!1867 = !DILocation(line: 54, column: 10, scope: !1486, inlinedAt: !1839)
!1868 = !DILocation(line: 55, column: 11, scope: !1486, inlinedAt: !1839)
!1869 = !DILocation(line: 42, column: 50, scope: !1486, inlinedAt: !1839)
!1870 = !DILocation(line: 56, column: 6, scope: !1486, inlinedAt: !1839)
!1871 = !DILocation(line: 56, column: 16, scope: !1486, inlinedAt: !1839)
!1872 = !DILocation(line: 57, column: 17, scope: !1486, inlinedAt: !1839)
!1873 = !DILocation(line: 56, column: 21, scope: !1486, inlinedAt: !1839)
!1874 = !DILocation(line: 25, column: 5, scope: !1756, inlinedAt: !1757)
!1875 = !DILocation(line: 25, column: 13, scope: !1756, inlinedAt: !1757)
!1876 = !DILocation(line: 25, column: 21, scope: !1756, inlinedAt: !1757)
!1877 = distinct !DISubprogram(name: "ExchangeInt", scope: !169, file: !169, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1878 = !DILocation(line: 66, column: 6, scope: !1877)
!1879 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1880 = !DILocation(line: 66, column: 80, scope: !1877)
!1881 = !DILocation(line: 21, column: 29, scope: !1879, inlinedAt: !1880)
!1882 = !DILocation(line: 21, column: 39, scope: !1879, inlinedAt: !1880)
!1883 = !DILocation(line: 21, column: 49, scope: !1879, inlinedAt: !1880)
!1884 = !DILocation(line: 23, column: 7, scope: !1879, inlinedAt: !1880)
!1885 = !DILocation(line: 22, column: 2, scope: !1879, inlinedAt: !1880)
!1886 = !DILocation(line: 22, column: 8, scope: !1879, inlinedAt: !1880)
!1887 = !DILocation(line: 26, column: 9, scope: !1879, inlinedAt: !1880)
!1888 = !DILocation(line: 27, column: 12, scope: !1879, inlinedAt: !1880)
!1889 = !DILocation(line: 27, column: 10, scope: !1879, inlinedAt: !1880)
!1890 = !DILocation(line: 27, column: 30, scope: !1879, inlinedAt: !1880)
!1891 = !DILocation(line: 28, column: 32, scope: !1879, inlinedAt: !1880)
!1892 = !DILocation(line: 28, column: 34, scope: !1879, inlinedAt: !1880)
!1893 = !DILocation(line: 28, column: 37, scope: !1879, inlinedAt: !1880)
!1894 = !DILocation(line: 28, column: 20, scope: !1879, inlinedAt: !1880)
!1895 = !DILocation(line: 28, column: 3, scope: !1879, inlinedAt: !1880)
!1896 = !DILocation(line: 29, column: 22, scope: !1879, inlinedAt: !1880)
!1897 = !DILocation(line: 29, column: 3, scope: !1879, inlinedAt: !1880)
!1898 = !DILocation(line: 30, column: 24, scope: !1879, inlinedAt: !1880)
!1899 = !DILocation(line: 30, column: 3, scope: !1879, inlinedAt: !1880)
!1900 = !DILocation(line: 31, column: 23, scope: !1879, inlinedAt: !1880)
!1901 = !DILocation(line: 31, column: 3, scope: !1879, inlinedAt: !1880)
!1902 = !DILocation(line: 32, column: 14, scope: !1879, inlinedAt: !1880)
!1903 = !DILocation(line: 32, column: 12, scope: !1879, inlinedAt: !1880)
!1904 = !DILocation(line: 32, column: 18, scope: !1879, inlinedAt: !1880)
!1905 = !DILocation(line: 33, column: 21, scope: !1879, inlinedAt: !1880)
!1906 = !DILocation(line: 33, column: 3, scope: !1879, inlinedAt: !1880)
!1907 = !DILocation(line: 34, column: 3, scope: !1879, inlinedAt: !1880)
!1908 = !DILocation(line: 35, column: 31, scope: !1879, inlinedAt: !1880)
!1909 = !DILocation(line: 36, column: 4, scope: !1879, inlinedAt: !1880)
!1910 = !DILocation(line: 38, column: 32, scope: !1879, inlinedAt: !1880)
!1911 = !DILocation(line: 38, column: 30, scope: !1879, inlinedAt: !1880)
!1912 = !DILocation(line: 38, column: 24, scope: !1879, inlinedAt: !1880)
!1913 = !DILocation(line: 38, column: 3, scope: !1879, inlinedAt: !1880)
!1914 = distinct !DISubprogram(name: "ExchangeUint8", scope: !169, file: !169, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!1915 = !DILocation(line: 71, column: 6, scope: !1914)
!1916 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1917 = !DILocation(line: 72, column: 10, scope: !1914)
!1918 = !DILocation(line: 21, column: 29, scope: !1916, inlinedAt: !1917)
!1919 = !DILocation(line: 21, column: 39, scope: !1916, inlinedAt: !1917)
!1920 = !DILocation(line: 21, column: 49, scope: !1916, inlinedAt: !1917)
!1921 = !DILocation(line: 23, column: 7, scope: !1916, inlinedAt: !1917)
!1922 = !DILocation(line: 22, column: 2, scope: !1916, inlinedAt: !1917)
!1923 = !DILocation(line: 22, column: 8, scope: !1916, inlinedAt: !1917)
!1924 = !DILocation(line: 26, column: 9, scope: !1916, inlinedAt: !1917)
!1925 = !DILocation(line: 27, column: 12, scope: !1916, inlinedAt: !1917)
!1926 = !DILocation(line: 27, column: 10, scope: !1916, inlinedAt: !1917)
!1927 = !DILocation(line: 27, column: 30, scope: !1916, inlinedAt: !1917)
!1928 = !DILocation(line: 28, column: 32, scope: !1916, inlinedAt: !1917)
!1929 = !DILocation(line: 28, column: 34, scope: !1916, inlinedAt: !1917)
!1930 = !DILocation(line: 28, column: 37, scope: !1916, inlinedAt: !1917)
!1931 = !DILocation(line: 28, column: 20, scope: !1916, inlinedAt: !1917)
!1932 = !DILocation(line: 28, column: 3, scope: !1916, inlinedAt: !1917)
!1933 = !DILocation(line: 29, column: 22, scope: !1916, inlinedAt: !1917)
!1934 = !DILocation(line: 29, column: 3, scope: !1916, inlinedAt: !1917)
!1935 = !DILocation(line: 30, column: 24, scope: !1916, inlinedAt: !1917)
!1936 = !DILocation(line: 30, column: 3, scope: !1916, inlinedAt: !1917)
!1937 = !DILocation(line: 31, column: 23, scope: !1916, inlinedAt: !1917)
!1938 = !DILocation(line: 31, column: 3, scope: !1916, inlinedAt: !1917)
!1939 = !DILocation(line: 32, column: 14, scope: !1916, inlinedAt: !1917)
!1940 = !DILocation(line: 32, column: 12, scope: !1916, inlinedAt: !1917)
!1941 = !DILocation(line: 32, column: 18, scope: !1916, inlinedAt: !1917)
!1942 = !DILocation(line: 33, column: 21, scope: !1916, inlinedAt: !1917)
!1943 = !DILocation(line: 33, column: 3, scope: !1916, inlinedAt: !1917)
!1944 = !DILocation(line: 34, column: 3, scope: !1916, inlinedAt: !1917)
!1945 = !DILocation(line: 35, column: 31, scope: !1916, inlinedAt: !1917)
!1946 = !DILocation(line: 36, column: 4, scope: !1916, inlinedAt: !1917)
!1947 = !DILocation(line: 38, column: 32, scope: !1916, inlinedAt: !1917)
!1948 = !DILocation(line: 38, column: 30, scope: !1916, inlinedAt: !1917)
!1949 = !DILocation(line: 38, column: 24, scope: !1916, inlinedAt: !1917)
!1950 = !DILocation(line: 38, column: 3, scope: !1916, inlinedAt: !1917)
!1951 = distinct !DISubprogram(name: "ExchangeUint16", scope: !169, file: !169, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!1952 = !DILocation(line: 78, column: 6, scope: !1951)
!1953 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1954 = !DILocation(line: 79, column: 10, scope: !1951)
!1955 = !DILocation(line: 21, column: 29, scope: !1953, inlinedAt: !1954)
!1956 = !DILocation(line: 21, column: 39, scope: !1953, inlinedAt: !1954)
!1957 = !DILocation(line: 21, column: 49, scope: !1953, inlinedAt: !1954)
!1958 = !DILocation(line: 23, column: 7, scope: !1953, inlinedAt: !1954)
!1959 = !DILocation(line: 22, column: 2, scope: !1953, inlinedAt: !1954)
!1960 = !DILocation(line: 22, column: 8, scope: !1953, inlinedAt: !1954)
!1961 = !DILocation(line: 26, column: 9, scope: !1953, inlinedAt: !1954)
!1962 = !DILocation(line: 27, column: 12, scope: !1953, inlinedAt: !1954)
!1963 = !DILocation(line: 27, column: 10, scope: !1953, inlinedAt: !1954)
!1964 = !DILocation(line: 27, column: 30, scope: !1953, inlinedAt: !1954)
!1965 = !DILocation(line: 28, column: 32, scope: !1953, inlinedAt: !1954)
!1966 = !DILocation(line: 28, column: 34, scope: !1953, inlinedAt: !1954)
!1967 = !DILocation(line: 28, column: 37, scope: !1953, inlinedAt: !1954)
!1968 = !DILocation(line: 28, column: 20, scope: !1953, inlinedAt: !1954)
!1969 = !DILocation(line: 28, column: 3, scope: !1953, inlinedAt: !1954)
!1970 = !DILocation(line: 29, column: 22, scope: !1953, inlinedAt: !1954)
!1971 = !DILocation(line: 29, column: 3, scope: !1953, inlinedAt: !1954)
!1972 = !DILocation(line: 30, column: 24, scope: !1953, inlinedAt: !1954)
!1973 = !DILocation(line: 30, column: 3, scope: !1953, inlinedAt: !1954)
!1974 = !DILocation(line: 31, column: 23, scope: !1953, inlinedAt: !1954)
!1975 = !DILocation(line: 31, column: 3, scope: !1953, inlinedAt: !1954)
!1976 = !DILocation(line: 32, column: 14, scope: !1953, inlinedAt: !1954)
!1977 = !DILocation(line: 32, column: 12, scope: !1953, inlinedAt: !1954)
!1978 = !DILocation(line: 32, column: 18, scope: !1953, inlinedAt: !1954)
!1979 = !DILocation(line: 33, column: 21, scope: !1953, inlinedAt: !1954)
!1980 = !DILocation(line: 33, column: 3, scope: !1953, inlinedAt: !1954)
!1981 = !DILocation(line: 34, column: 3, scope: !1953, inlinedAt: !1954)
!1982 = !DILocation(line: 35, column: 31, scope: !1953, inlinedAt: !1954)
!1983 = !DILocation(line: 36, column: 4, scope: !1953, inlinedAt: !1954)
!1984 = !DILocation(line: 38, column: 32, scope: !1953, inlinedAt: !1954)
!1985 = !DILocation(line: 38, column: 30, scope: !1953, inlinedAt: !1954)
!1986 = !DILocation(line: 38, column: 24, scope: !1953, inlinedAt: !1954)
!1987 = !DILocation(line: 38, column: 3, scope: !1953, inlinedAt: !1954)
!1988 = distinct !DISubprogram(name: "NumbersUint16", scope: !169, file: !169, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!1989 = !DILocation(line: 85, column: 6, scope: !1988)
!1990 = distinct !DISubprogram(name: "groupNumbers", scope: !209, file: !209, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1991 = !DILocation(line: 85, column: 75, scope: !1988)
!1992 = !DILocation(line: 29, column: 20, scope: !1990, inlinedAt: !1991)
!1993 = !DILocation(line: 30, column: 26, scope: !1990, inlinedAt: !1991)
!1994 = !DILocation(line: 30, column: 24, scope: !1990, inlinedAt: !1991)
!1995 = !DILocation(line: 30, column: 46, scope: !1990, inlinedAt: !1991)
!1996 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1997 = !DILocation(line: 30, column: 9, scope: !1990, inlinedAt: !1991)
!1998 = !DILocation(line: 14, column: 11, scope: !1996, inlinedAt: !1997)
!1999 = distinct !DISubprogram(name: "reduceWarp", scope: !219, file: !219, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!2000 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2001 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2002 = !DILocation(line: 16, column: 25, scope: !1996, inlinedAt: !1997)
!2003 = !DILocation(line: 7, column: 15, scope: !2001, inlinedAt: !2002)
!2004 = !DILocation(line: 44, column: 16, scope: !2000, inlinedAt: !2003)
!2005 = !DILocation(line: 65, column: 13, scope: !1999, inlinedAt: !2004)
!2006 = !DILocation(line: 66, column: 7, scope: !1999, inlinedAt: !2004)
!2007 = !DILocation(line: 64, column: 35, scope: !1999, inlinedAt: !2004)
!2008 = !DILocation(line: 67, column: 7, scope: !1999, inlinedAt: !2004)
!2009 = !DILocation(line: 67, column: 35, scope: !1999, inlinedAt: !2004)
!2010 = !DILocation(line: 68, column: 23, scope: !1999, inlinedAt: !2004)
!2011 = !DILocation(line: 7, column: 65, scope: !2001, inlinedAt: !2002)
!2012 = !DILocation(line: 67, column: 40, scope: !1999, inlinedAt: !2004)
!2013 = !DILocation(line: 72, column: 16, scope: !1999, inlinedAt: !2004)
!2014 = !DILocation(line: 73, column: 6, scope: !1999, inlinedAt: !2004)
!2015 = !DILocation(line: 73, column: 36, scope: !1999, inlinedAt: !2004)
!2016 = !DILocation(line: 74, column: 16, scope: !1999, inlinedAt: !2004)
!2017 = !DILocation(line: 75, column: 11, scope: !1999, inlinedAt: !2004)
!2018 = !DILocation(line: 74, column: 3, scope: !1999, inlinedAt: !2004)
!2019 = !DILocation(line: 78, column: 22, scope: !1999, inlinedAt: !2004)
!2020 = !DILocation(line: 78, column: 41, scope: !1999, inlinedAt: !2004)
!2021 = !DILocation(line: 79, column: 9, scope: !1999, inlinedAt: !2004)
!2022 = !DILocation(line: 73, column: 41, scope: !1999, inlinedAt: !2004)
!2023 = !DILocation(line: 82, column: 16, scope: !1999, inlinedAt: !2004)
!2024 = !DILocation(line: 82, column: 2, scope: !2000, inlinedAt: !2003)
!2025 = !DILocation(line: 16, column: 6, scope: !1996, inlinedAt: !1997)
!2026 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2027 = !DILocation(line: 17, column: 33, scope: !1996, inlinedAt: !1997)
!2028 = !DILocation(line: 13, column: 15, scope: !2026, inlinedAt: !2027)
!2029 = !DILocation(line: 44, column: 16, scope: !2000, inlinedAt: !2028)
!2030 = !DILocation(line: 66, column: 7, scope: !1999, inlinedAt: !2029)
!2031 = !DILocation(line: 64, column: 35, scope: !1999, inlinedAt: !2029)
!2032 = !DILocation(line: 67, column: 7, scope: !1999, inlinedAt: !2029)
!2033 = !DILocation(line: 67, column: 35, scope: !1999, inlinedAt: !2029)
!2034 = !DILocation(line: 68, column: 23, scope: !1999, inlinedAt: !2029)
!2035 = !DILocation(line: 13, column: 66, scope: !2026, inlinedAt: !2027)
!2036 = !DILocation(line: 67, column: 40, scope: !1999, inlinedAt: !2029)
!2037 = !DILocation(line: 72, column: 16, scope: !1999, inlinedAt: !2029)
!2038 = !DILocation(line: 73, column: 6, scope: !1999, inlinedAt: !2029)
!2039 = !DILocation(line: 73, column: 36, scope: !1999, inlinedAt: !2029)
!2040 = !DILocation(line: 74, column: 16, scope: !1999, inlinedAt: !2029)
!2041 = !DILocation(line: 75, column: 11, scope: !1999, inlinedAt: !2029)
!2042 = !DILocation(line: 74, column: 3, scope: !1999, inlinedAt: !2029)
!2043 = !DILocation(line: 78, column: 22, scope: !1999, inlinedAt: !2029)
!2044 = !DILocation(line: 78, column: 41, scope: !1999, inlinedAt: !2029)
!2045 = !DILocation(line: 79, column: 9, scope: !1999, inlinedAt: !2029)
!2046 = !DILocation(line: 73, column: 41, scope: !1999, inlinedAt: !2029)
!2047 = !DILocation(line: 82, column: 16, scope: !1999, inlinedAt: !2029)
!2048 = !DILocation(line: 82, column: 2, scope: !2000, inlinedAt: !2028)
!2049 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2050 = !DILocation(line: 17, column: 54, scope: !1996, inlinedAt: !1997)
!2051 = !DILocation(line: 19, column: 15, scope: !2049, inlinedAt: !2050)
!2052 = !DILocation(line: 44, column: 16, scope: !2000, inlinedAt: !2051)
!2053 = !DILocation(line: 66, column: 7, scope: !1999, inlinedAt: !2052)
!2054 = !DILocation(line: 64, column: 35, scope: !1999, inlinedAt: !2052)
!2055 = !DILocation(line: 67, column: 7, scope: !1999, inlinedAt: !2052)
!2056 = !DILocation(line: 67, column: 35, scope: !1999, inlinedAt: !2052)
!2057 = !DILocation(line: 68, column: 23, scope: !1999, inlinedAt: !2052)
!2058 = !DILocation(line: 19, column: 66, scope: !2049, inlinedAt: !2050)
!2059 = !DILocation(line: 67, column: 40, scope: !1999, inlinedAt: !2052)
!2060 = !DILocation(line: 72, column: 16, scope: !1999, inlinedAt: !2052)
!2061 = !DILocation(line: 73, column: 6, scope: !1999, inlinedAt: !2052)
!2062 = !DILocation(line: 73, column: 36, scope: !1999, inlinedAt: !2052)
!2063 = !DILocation(line: 74, column: 16, scope: !1999, inlinedAt: !2052)
!2064 = !DILocation(line: 75, column: 11, scope: !1999, inlinedAt: !2052)
!2065 = !DILocation(line: 74, column: 3, scope: !1999, inlinedAt: !2052)
!2066 = !DILocation(line: 78, column: 22, scope: !1999, inlinedAt: !2052)
!2067 = !DILocation(line: 78, column: 41, scope: !1999, inlinedAt: !2052)
!2068 = !DILocation(line: 79, column: 9, scope: !1999, inlinedAt: !2052)
!2069 = !DILocation(line: 73, column: 41, scope: !1999, inlinedAt: !2052)
!2070 = !DILocation(line: 82, column: 16, scope: !1999, inlinedAt: !2052)
!2071 = !DILocation(line: 82, column: 2, scope: !2000, inlinedAt: !2051)
!2072 = !DILocation(line: 17, column: 6, scope: !1996, inlinedAt: !1997)
!2073 = !DILocation(line: 17, column: 14, scope: !1996, inlinedAt: !1997)
!2074 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2075 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2076 = !DILocation(line: 18, column: 40, scope: !1996, inlinedAt: !1997)
!2077 = !DILocation(line: 6, column: 21, scope: !2075, inlinedAt: !2076)
!2078 = !DILocation(line: 25, column: 16, scope: !2074, inlinedAt: !2077)
!2079 = !DILocation(line: 23, column: 48, scope: !2074, inlinedAt: !2077)
!2080 = !DILocation(line: 26, column: 6, scope: !2074, inlinedAt: !2077)
!2081 = !DILocation(line: 26, column: 24, scope: !2074, inlinedAt: !2077)
!2082 = !DILocation(line: 27, column: 24, scope: !2074, inlinedAt: !2077)
!2083 = !DILocation(line: 27, column: 44, scope: !2074, inlinedAt: !2077)
!2084 = !DILocation(line: 28, column: 4, scope: !2074, inlinedAt: !2077)
!2085 = !DILocation(line: 26, column: 37, scope: !2074, inlinedAt: !2077)
!2086 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2087 = !DILocation(line: 18, column: 68, scope: !1996, inlinedAt: !1997)
!2088 = !DILocation(line: 14, column: 21, scope: !2086, inlinedAt: !2087)
!2089 = !DILocation(line: 23, column: 48, scope: !2074, inlinedAt: !2088)
!2090 = !DILocation(line: 26, column: 6, scope: !2074, inlinedAt: !2088)
!2091 = !DILocation(line: 26, column: 24, scope: !2074, inlinedAt: !2088)
!2092 = !DILocation(line: 27, column: 24, scope: !2074, inlinedAt: !2088)
!2093 = !DILocation(line: 27, column: 44, scope: !2074, inlinedAt: !2088)
!2094 = !DILocation(line: 28, column: 4, scope: !2074, inlinedAt: !2088)
!2095 = !DILocation(line: 26, column: 37, scope: !2074, inlinedAt: !2088)
!2096 = !DILocation(line: 15, column: 20, scope: !2086, inlinedAt: !2087)
!2097 = !DILocation(line: 15, column: 42, scope: !2086, inlinedAt: !2087)
!2098 = !DILocation(line: 18, column: 2, scope: !1996, inlinedAt: !1997)
!2099 = !DILocation(line: 18, column: 6, scope: !1996, inlinedAt: !1997)
!2100 = !DILocation(line: 18, column: 14, scope: !1996, inlinedAt: !1997)
!2101 = !DILocation(line: 19, column: 40, scope: !1996, inlinedAt: !1997)
!2102 = !DILocation(line: 19, column: 42, scope: !1996, inlinedAt: !1997)
!2103 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2104 = !DILocation(line: 19, column: 25, scope: !1996, inlinedAt: !1997)
!2105 = !DILocation(line: 36, column: 10, scope: !2103, inlinedAt: !2104)
!2106 = !DILocation(line: 36, column: 22, scope: !2103, inlinedAt: !2104)
!2107 = !DILocation(line: 37, column: 8, scope: !2103, inlinedAt: !2104)
!2108 = !DILocation(line: 40, column: 17, scope: !2103, inlinedAt: !2104)
!2109 = !DILocation(line: 19, column: 6, scope: !1996, inlinedAt: !1997)
!2110 = !DILocation(line: 31, column: 26, scope: !1990, inlinedAt: !1991)
!2111 = !DILocation(line: 31, column: 48, scope: !1990, inlinedAt: !1991)
!2112 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2113 = !DILocation(line: 31, column: 9, scope: !1990, inlinedAt: !1991)
!2114 = !DILocation(line: 14, column: 11, scope: !2112, inlinedAt: !2113)
!2115 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2116 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2117 = !DILocation(line: 16, column: 25, scope: !2112, inlinedAt: !2113)
!2118 = !DILocation(line: 7, column: 15, scope: !2116, inlinedAt: !2117)
!2119 = !DILocation(line: 44, column: 16, scope: !2115, inlinedAt: !2118)
!2120 = !DILocation(line: 66, column: 7, scope: !1999, inlinedAt: !2119)
!2121 = !DILocation(line: 64, column: 35, scope: !1999, inlinedAt: !2119)
!2122 = !DILocation(line: 67, column: 7, scope: !1999, inlinedAt: !2119)
!2123 = !DILocation(line: 67, column: 35, scope: !1999, inlinedAt: !2119)
!2124 = !DILocation(line: 68, column: 23, scope: !1999, inlinedAt: !2119)
!2125 = !DILocation(line: 7, column: 65, scope: !2116, inlinedAt: !2117)
!2126 = !DILocation(line: 67, column: 40, scope: !1999, inlinedAt: !2119)
!2127 = !DILocation(line: 73, column: 6, scope: !1999, inlinedAt: !2119)
!2128 = !DILocation(line: 73, column: 36, scope: !1999, inlinedAt: !2119)
!2129 = !DILocation(line: 74, column: 16, scope: !1999, inlinedAt: !2119)
!2130 = !DILocation(line: 75, column: 11, scope: !1999, inlinedAt: !2119)
!2131 = !DILocation(line: 74, column: 3, scope: !1999, inlinedAt: !2119)
!2132 = !DILocation(line: 78, column: 22, scope: !1999, inlinedAt: !2119)
!2133 = !DILocation(line: 78, column: 41, scope: !1999, inlinedAt: !2119)
!2134 = !DILocation(line: 79, column: 9, scope: !1999, inlinedAt: !2119)
!2135 = !DILocation(line: 73, column: 41, scope: !1999, inlinedAt: !2119)
!2136 = !DILocation(line: 82, column: 16, scope: !1999, inlinedAt: !2119)
!2137 = !DILocation(line: 82, column: 2, scope: !2115, inlinedAt: !2118)
!2138 = !DILocation(line: 45, column: 14, scope: !2115, inlinedAt: !2118)
!2139 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !2138)
!2140 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !2138)
!2141 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !2138)
!2142 = !DILocation(line: 46, column: 7, scope: !2115, inlinedAt: !2118)
!2143 = !DILocation(line: 49, column: 31, scope: !2115, inlinedAt: !2118)
!2144 = !DILocation(line: 50, column: 10, scope: !2115, inlinedAt: !2118)
!2145 = !DILocation(line: 51, column: 14, scope: !2115, inlinedAt: !2118)
!2146 = !DILocation(line: 52, column: 17, scope: !2115, inlinedAt: !2118)
!2147 = !DILocation(line: 52, column: 8, scope: !2115, inlinedAt: !2118)
!2148 = !DILocation(line: 54, column: 10, scope: !2115, inlinedAt: !2118)
!2149 = !DILocation(line: 55, column: 11, scope: !2115, inlinedAt: !2118)
!2150 = !DILocation(line: 42, column: 50, scope: !2115, inlinedAt: !2118)
!2151 = !DILocation(line: 56, column: 6, scope: !2115, inlinedAt: !2118)
!2152 = !DILocation(line: 56, column: 16, scope: !2115, inlinedAt: !2118)
!2153 = !DILocation(line: 57, column: 17, scope: !2115, inlinedAt: !2118)
!2154 = !DILocation(line: 56, column: 21, scope: !2115, inlinedAt: !2118)
!2155 = !DILocation(line: 16, column: 6, scope: !2112, inlinedAt: !2113)
!2156 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2157 = !DILocation(line: 17, column: 33, scope: !2112, inlinedAt: !2113)
!2158 = !DILocation(line: 13, column: 15, scope: !2156, inlinedAt: !2157)
!2159 = !DILocation(line: 44, column: 16, scope: !2115, inlinedAt: !2158)
!2160 = !DILocation(line: 66, column: 7, scope: !1999, inlinedAt: !2159)
!2161 = !DILocation(line: 64, column: 35, scope: !1999, inlinedAt: !2159)
!2162 = !DILocation(line: 67, column: 7, scope: !1999, inlinedAt: !2159)
!2163 = !DILocation(line: 67, column: 35, scope: !1999, inlinedAt: !2159)
!2164 = !DILocation(line: 68, column: 23, scope: !1999, inlinedAt: !2159)
!2165 = !DILocation(line: 13, column: 66, scope: !2156, inlinedAt: !2157)
!2166 = !DILocation(line: 67, column: 40, scope: !1999, inlinedAt: !2159)
!2167 = !DILocation(line: 73, column: 6, scope: !1999, inlinedAt: !2159)
!2168 = !DILocation(line: 73, column: 36, scope: !1999, inlinedAt: !2159)
!2169 = !DILocation(line: 74, column: 16, scope: !1999, inlinedAt: !2159)
!2170 = !DILocation(line: 75, column: 11, scope: !1999, inlinedAt: !2159)
!2171 = !DILocation(line: 74, column: 3, scope: !1999, inlinedAt: !2159)
!2172 = !DILocation(line: 78, column: 22, scope: !1999, inlinedAt: !2159)
!2173 = !DILocation(line: 78, column: 41, scope: !1999, inlinedAt: !2159)
!2174 = !DILocation(line: 79, column: 9, scope: !1999, inlinedAt: !2159)
!2175 = !DILocation(line: 73, column: 41, scope: !1999, inlinedAt: !2159)
!2176 = !DILocation(line: 82, column: 16, scope: !1999, inlinedAt: !2159)
!2177 = !DILocation(line: 82, column: 2, scope: !2115, inlinedAt: !2158)
!2178 = !DILocation(line: 46, column: 7, scope: !2115, inlinedAt: !2158)
!2179 = !DILocation(line: 49, column: 31, scope: !2115, inlinedAt: !2158)
!2180 = !DILocation(line: 50, column: 10, scope: !2115, inlinedAt: !2158)
!2181 = !DILocation(line: 51, column: 14, scope: !2115, inlinedAt: !2158)
!2182 = !DILocation(line: 52, column: 17, scope: !2115, inlinedAt: !2158)
!2183 = !DILocation(line: 52, column: 8, scope: !2115, inlinedAt: !2158)
!2184 = !DILocation(line: 54, column: 10, scope: !2115, inlinedAt: !2158)
!2185 = !DILocation(line: 55, column: 11, scope: !2115, inlinedAt: !2158)
!2186 = !DILocation(line: 42, column: 50, scope: !2115, inlinedAt: !2158)
!2187 = !DILocation(line: 56, column: 6, scope: !2115, inlinedAt: !2158)
!2188 = !DILocation(line: 56, column: 16, scope: !2115, inlinedAt: !2158)
!2189 = !DILocation(line: 57, column: 17, scope: !2115, inlinedAt: !2158)
!2190 = !DILocation(line: 56, column: 21, scope: !2115, inlinedAt: !2158)
!2191 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2192 = !DILocation(line: 17, column: 54, scope: !2112, inlinedAt: !2113)
!2193 = !DILocation(line: 19, column: 15, scope: !2191, inlinedAt: !2192)
!2194 = !DILocation(line: 44, column: 16, scope: !2115, inlinedAt: !2193)
!2195 = !DILocation(line: 66, column: 7, scope: !1999, inlinedAt: !2194)
!2196 = !DILocation(line: 64, column: 35, scope: !1999, inlinedAt: !2194)
!2197 = !DILocation(line: 67, column: 7, scope: !1999, inlinedAt: !2194)
!2198 = !DILocation(line: 67, column: 35, scope: !1999, inlinedAt: !2194)
!2199 = !DILocation(line: 68, column: 23, scope: !1999, inlinedAt: !2194)
!2200 = !DILocation(line: 19, column: 66, scope: !2191, inlinedAt: !2192)
!2201 = !DILocation(line: 67, column: 40, scope: !1999, inlinedAt: !2194)
!2202 = !DILocation(line: 73, column: 6, scope: !1999, inlinedAt: !2194)
!2203 = !DILocation(line: 73, column: 36, scope: !1999, inlinedAt: !2194)
!2204 = !DILocation(line: 74, column: 16, scope: !1999, inlinedAt: !2194)
!2205 = !DILocation(line: 75, column: 11, scope: !1999, inlinedAt: !2194)
!2206 = !DILocation(line: 74, column: 3, scope: !1999, inlinedAt: !2194)
!2207 = !DILocation(line: 78, column: 22, scope: !1999, inlinedAt: !2194)
!2208 = !DILocation(line: 78, column: 41, scope: !1999, inlinedAt: !2194)
!2209 = !DILocation(line: 79, column: 9, scope: !1999, inlinedAt: !2194)
!2210 = !DILocation(line: 73, column: 41, scope: !1999, inlinedAt: !2194)
!2211 = !DILocation(line: 82, column: 16, scope: !1999, inlinedAt: !2194)
!2212 = !DILocation(line: 82, column: 2, scope: !2115, inlinedAt: !2193)
!2213 = !DILocation(line: 46, column: 7, scope: !2115, inlinedAt: !2193)
!2214 = !DILocation(line: 49, column: 31, scope: !2115, inlinedAt: !2193)
!2215 = !DILocation(line: 50, column: 10, scope: !2115, inlinedAt: !2193)
!2216 = !DILocation(line: 51, column: 14, scope: !2115, inlinedAt: !2193)
!2217 = !DILocation(line: 52, column: 17, scope: !2115, inlinedAt: !2193)
!2218 = !DILocation(line: 52, column: 8, scope: !2115, inlinedAt: !2193)
!2219 = !DILocation(line: 54, column: 10, scope: !2115, inlinedAt: !2193)
!2220 = !DILocation(line: 55, column: 11, scope: !2115, inlinedAt: !2193)
!2221 = !DILocation(line: 42, column: 50, scope: !2115, inlinedAt: !2193)
!2222 = !DILocation(line: 56, column: 6, scope: !2115, inlinedAt: !2193)
!2223 = !DILocation(line: 56, column: 16, scope: !2115, inlinedAt: !2193)
!2224 = !DILocation(line: 57, column: 17, scope: !2115, inlinedAt: !2193)
!2225 = !DILocation(line: 56, column: 21, scope: !2115, inlinedAt: !2193)
!2226 = !DILocation(line: 17, column: 6, scope: !2112, inlinedAt: !2113)
!2227 = !DILocation(line: 17, column: 14, scope: !2112, inlinedAt: !2113)
!2228 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2229 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2230 = !DILocation(line: 18, column: 40, scope: !2112, inlinedAt: !2113)
!2231 = !DILocation(line: 6, column: 21, scope: !2229, inlinedAt: !2230)
!2232 = !DILocation(line: 25, column: 16, scope: !2228, inlinedAt: !2231)
!2233 = !DILocation(line: 23, column: 48, scope: !2228, inlinedAt: !2231)
!2234 = !DILocation(line: 26, column: 6, scope: !2228, inlinedAt: !2231)
!2235 = !DILocation(line: 26, column: 24, scope: !2228, inlinedAt: !2231)
!2236 = !DILocation(line: 27, column: 24, scope: !2228, inlinedAt: !2231)
!2237 = !DILocation(line: 27, column: 44, scope: !2228, inlinedAt: !2231)
!2238 = !DILocation(line: 28, column: 4, scope: !2228, inlinedAt: !2231)
!2239 = !DILocation(line: 26, column: 37, scope: !2228, inlinedAt: !2231)
!2240 = !DILocation(line: 31, column: 15, scope: !2228, inlinedAt: !2231)
!2241 = !DILocation(line: 34, column: 32, scope: !2228, inlinedAt: !2231)
!2242 = !DILocation(line: 35, column: 19, scope: !2228, inlinedAt: !2231)
!2243 = !DILocation(line: 36, column: 10, scope: !2228, inlinedAt: !2231)
!2244 = !DILocation(line: 37, column: 21, scope: !2228, inlinedAt: !2231)
!2245 = !DILocation(line: 37, column: 10, scope: !2228, inlinedAt: !2231)
!2246 = !DILocation(line: 38, column: 9, scope: !2228, inlinedAt: !2231)
!2247 = !DILocation(line: 40, column: 10, scope: !2228, inlinedAt: !2231)
!2248 = !DILocation(line: 23, column: 59, scope: !2228, inlinedAt: !2231)
!2249 = !DILocation(line: 42, column: 19, scope: !2228, inlinedAt: !2231)
!2250 = !DILocation(line: 42, column: 3, scope: !2228, inlinedAt: !2231)
!2251 = !DILocation(line: 44, column: 2, scope: !2229, inlinedAt: !2230)
!2252 = !DILocation(line: 7, column: 16, scope: !2229, inlinedAt: !2230)
!2253 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2254 = !DILocation(line: 18, column: 68, scope: !2112, inlinedAt: !2113)
!2255 = !DILocation(line: 14, column: 21, scope: !2253, inlinedAt: !2254)
!2256 = !DILocation(line: 25, column: 16, scope: !2228, inlinedAt: !2255)
!2257 = !DILocation(line: 23, column: 48, scope: !2228, inlinedAt: !2255)
!2258 = !DILocation(line: 26, column: 6, scope: !2228, inlinedAt: !2255)
!2259 = !DILocation(line: 26, column: 24, scope: !2228, inlinedAt: !2255)
!2260 = !DILocation(line: 27, column: 24, scope: !2228, inlinedAt: !2255)
!2261 = !DILocation(line: 27, column: 44, scope: !2228, inlinedAt: !2255)
!2262 = !DILocation(line: 28, column: 4, scope: !2228, inlinedAt: !2255)
!2263 = !DILocation(line: 26, column: 37, scope: !2228, inlinedAt: !2255)
!2264 = !DILocation(line: 31, column: 15, scope: !2228, inlinedAt: !2255)
!2265 = !DILocation(line: 34, column: 32, scope: !2228, inlinedAt: !2255)
!2266 = !DILocation(line: 35, column: 19, scope: !2228, inlinedAt: !2255)
!2267 = !DILocation(line: 36, column: 10, scope: !2228, inlinedAt: !2255)
!2268 = !DILocation(line: 37, column: 21, scope: !2228, inlinedAt: !2255)
!2269 = !DILocation(line: 37, column: 10, scope: !2228, inlinedAt: !2255)
!2270 = !DILocation(line: 38, column: 9, scope: !2228, inlinedAt: !2255)
!2271 = !DILocation(line: 40, column: 10, scope: !2228, inlinedAt: !2255)
!2272 = !DILocation(line: 23, column: 59, scope: !2228, inlinedAt: !2255)
!2273 = !DILocation(line: 42, column: 19, scope: !2228, inlinedAt: !2255)
!2274 = !DILocation(line: 42, column: 3, scope: !2228, inlinedAt: !2255)
!2275 = !DILocation(line: 44, column: 2, scope: !2253, inlinedAt: !2254)
!2276 = !DILocation(line: 15, column: 20, scope: !2253, inlinedAt: !2254)
!2277 = !DILocation(line: 15, column: 42, scope: !2253, inlinedAt: !2254)
!2278 = !DILocation(line: 18, column: 16, scope: !2253, inlinedAt: !2254)
!2279 = !DILocation(line: 18, column: 2, scope: !2112, inlinedAt: !2113)
!2280 = !DILocation(line: 18, column: 6, scope: !2112, inlinedAt: !2113)
!2281 = !DILocation(line: 18, column: 14, scope: !2112, inlinedAt: !2113)
!2282 = !DILocation(line: 19, column: 40, scope: !2112, inlinedAt: !2113)
!2283 = !DILocation(line: 19, column: 42, scope: !2112, inlinedAt: !2113)
!2284 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2285 = !DILocation(line: 19, column: 25, scope: !2112, inlinedAt: !2113)
!2286 = !DILocation(line: 36, column: 22, scope: !2284, inlinedAt: !2285)
!2287 = !DILocation(line: 37, column: 8, scope: !2284, inlinedAt: !2285)
!2288 = !DILocation(line: 39, column: 15, scope: !2284, inlinedAt: !2285)
!2289 = !DILocation(line: 40, column: 17, scope: !2284, inlinedAt: !2285)
!2290 = !DILocation(line: 40, column: 3, scope: !2112, inlinedAt: !2113)
!2291 = !DILocation(line: 42, column: 16, scope: !2284, inlinedAt: !2285)
!2292 = !DILocation(line: 43, column: 10, scope: !2284, inlinedAt: !2285)
!2293 = !DILocation(line: 44, column: 14, scope: !2284, inlinedAt: !2285)
!2294 = !DILocation(line: 45, column: 3, scope: !2284, inlinedAt: !2285)
!2295 = !DILocation(line: 47, column: 10, scope: !2284, inlinedAt: !2285)
!2296 = !DILocation(line: 48, column: 9, scope: !2284, inlinedAt: !2285)
!2297 = !DILocation(line: 48, column: 2, scope: !2112, inlinedAt: !2113)
!2298 = !DILocation(line: 19, column: 6, scope: !2112, inlinedAt: !2113)
!2299 = distinct !DISubprogram(name: "IntegersUint16", scope: !169, file: !169, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!2300 = !DILocation(line: 90, column: 6, scope: !2299)
!2301 = distinct !DISubprogram(name: "groupIntegers", scope: !209, file: !209, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2302 = !DILocation(line: 90, column: 77, scope: !2299)
!2303 = !DILocation(line: 35, column: 20, scope: !2301, inlinedAt: !2302)
!2304 = !DILocation(line: 36, column: 27, scope: !2301, inlinedAt: !2302)
!2305 = !DILocation(line: 36, column: 25, scope: !2301, inlinedAt: !2302)
!2306 = !DILocation(line: 36, column: 48, scope: !2301, inlinedAt: !2302)
!2307 = distinct !DISubprogram(name: "integers", scope: !209, file: !209, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2308 = !DILocation(line: 36, column: 10, scope: !2301, inlinedAt: !2302)
!2309 = !DILocation(line: 24, column: 11, scope: !2307, inlinedAt: !2308)
!2310 = distinct !DISubprogram(name: "ReduceAnd", scope: !219, file: !219, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2311 = !DILocation(line: 25, column: 40, scope: !2307, inlinedAt: !2308)
!2312 = !DILocation(line: 25, column: 15, scope: !2310, inlinedAt: !2311)
!2313 = !DILocation(line: 44, column: 16, scope: !2000, inlinedAt: !2312)
!2314 = !DILocation(line: 65, column: 13, scope: !1999, inlinedAt: !2313)
!2315 = !DILocation(line: 66, column: 7, scope: !1999, inlinedAt: !2313)
!2316 = !DILocation(line: 64, column: 35, scope: !1999, inlinedAt: !2313)
!2317 = !DILocation(line: 67, column: 7, scope: !1999, inlinedAt: !2313)
!2318 = !DILocation(line: 67, column: 35, scope: !1999, inlinedAt: !2313)
!2319 = !DILocation(line: 68, column: 23, scope: !1999, inlinedAt: !2313)
!2320 = !DILocation(line: 25, column: 65, scope: !2310, inlinedAt: !2311)
!2321 = !DILocation(line: 67, column: 40, scope: !1999, inlinedAt: !2313)
!2322 = !DILocation(line: 72, column: 16, scope: !1999, inlinedAt: !2313)
!2323 = !DILocation(line: 73, column: 6, scope: !1999, inlinedAt: !2313)
!2324 = !DILocation(line: 73, column: 36, scope: !1999, inlinedAt: !2313)
!2325 = !DILocation(line: 74, column: 16, scope: !1999, inlinedAt: !2313)
!2326 = !DILocation(line: 75, column: 11, scope: !1999, inlinedAt: !2313)
!2327 = !DILocation(line: 74, column: 3, scope: !1999, inlinedAt: !2313)
!2328 = !DILocation(line: 78, column: 22, scope: !1999, inlinedAt: !2313)
!2329 = !DILocation(line: 78, column: 41, scope: !1999, inlinedAt: !2313)
!2330 = !DILocation(line: 79, column: 9, scope: !1999, inlinedAt: !2313)
!2331 = !DILocation(line: 73, column: 41, scope: !1999, inlinedAt: !2313)
!2332 = !DILocation(line: 82, column: 16, scope: !1999, inlinedAt: !2313)
!2333 = !DILocation(line: 82, column: 2, scope: !2000, inlinedAt: !2312)
!2334 = distinct !DISubprogram(name: "ReduceOr", scope: !219, file: !219, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2335 = !DILocation(line: 25, column: 60, scope: !2307, inlinedAt: !2308)
!2336 = !DILocation(line: 30, column: 15, scope: !2334, inlinedAt: !2335)
!2337 = !DILocation(line: 44, column: 16, scope: !2000, inlinedAt: !2336)
!2338 = !DILocation(line: 66, column: 7, scope: !1999, inlinedAt: !2337)
!2339 = !DILocation(line: 64, column: 35, scope: !1999, inlinedAt: !2337)
!2340 = !DILocation(line: 67, column: 7, scope: !1999, inlinedAt: !2337)
!2341 = !DILocation(line: 67, column: 35, scope: !1999, inlinedAt: !2337)
!2342 = !DILocation(line: 68, column: 23, scope: !1999, inlinedAt: !2337)
!2343 = !DILocation(line: 30, column: 64, scope: !2334, inlinedAt: !2335)
!2344 = !DILocation(line: 67, column: 40, scope: !1999, inlinedAt: !2337)
!2345 = !DILocation(line: 72, column: 16, scope: !1999, inlinedAt: !2337)
!2346 = !DILocation(line: 73, column: 6, scope: !1999, inlinedAt: !2337)
!2347 = !DILocation(line: 73, column: 36, scope: !1999, inlinedAt: !2337)
!2348 = !DILocation(line: 74, column: 16, scope: !1999, inlinedAt: !2337)
!2349 = !DILocation(line: 75, column: 11, scope: !1999, inlinedAt: !2337)
!2350 = !DILocation(line: 74, column: 3, scope: !1999, inlinedAt: !2337)
!2351 = !DILocation(line: 78, column: 22, scope: !1999, inlinedAt: !2337)
!2352 = !DILocation(line: 78, column: 41, scope: !1999, inlinedAt: !2337)
!2353 = !DILocation(line: 79, column: 9, scope: !1999, inlinedAt: !2337)
!2354 = !DILocation(line: 73, column: 41, scope: !1999, inlinedAt: !2337)
!2355 = !DILocation(line: 82, column: 16, scope: !1999, inlinedAt: !2337)
!2356 = !DILocation(line: 82, column: 2, scope: !2000, inlinedAt: !2336)
!2357 = distinct !DISubprogram(name: "ReduceXor", scope: !219, file: !219, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2358 = !DILocation(line: 25, column: 81, scope: !2307, inlinedAt: !2308)
!2359 = !DILocation(line: 36, column: 15, scope: !2357, inlinedAt: !2358)
!2360 = !DILocation(line: 44, column: 16, scope: !2000, inlinedAt: !2359)
!2361 = !DILocation(line: 66, column: 7, scope: !1999, inlinedAt: !2360)
!2362 = !DILocation(line: 64, column: 35, scope: !1999, inlinedAt: !2360)
!2363 = !DILocation(line: 67, column: 7, scope: !1999, inlinedAt: !2360)
!2364 = !DILocation(line: 67, column: 35, scope: !1999, inlinedAt: !2360)
!2365 = !DILocation(line: 68, column: 23, scope: !1999, inlinedAt: !2360)
!2366 = !DILocation(line: 36, column: 65, scope: !2357, inlinedAt: !2358)
!2367 = !DILocation(line: 67, column: 40, scope: !1999, inlinedAt: !2360)
!2368 = !DILocation(line: 72, column: 16, scope: !1999, inlinedAt: !2360)
!2369 = !DILocation(line: 73, column: 6, scope: !1999, inlinedAt: !2360)
!2370 = !DILocation(line: 73, column: 36, scope: !1999, inlinedAt: !2360)
!2371 = !DILocation(line: 74, column: 16, scope: !1999, inlinedAt: !2360)
!2372 = !DILocation(line: 75, column: 11, scope: !1999, inlinedAt: !2360)
!2373 = !DILocation(line: 74, column: 3, scope: !1999, inlinedAt: !2360)
!2374 = !DILocation(line: 78, column: 22, scope: !1999, inlinedAt: !2360)
!2375 = !DILocation(line: 78, column: 41, scope: !1999, inlinedAt: !2360)
!2376 = !DILocation(line: 79, column: 9, scope: !1999, inlinedAt: !2360)
!2377 = !DILocation(line: 73, column: 41, scope: !1999, inlinedAt: !2360)
!2378 = !DILocation(line: 82, column: 16, scope: !1999, inlinedAt: !2360)
!2379 = !DILocation(line: 82, column: 2, scope: !2000, inlinedAt: !2359)
!2380 = !DILocation(line: 25, column: 5, scope: !2307, inlinedAt: !2308)
!2381 = !DILocation(line: 25, column: 13, scope: !2307, inlinedAt: !2308)
!2382 = !DILocation(line: 25, column: 21, scope: !2307, inlinedAt: !2308)
!2383 = !DILocation(line: 37, column: 27, scope: !2301, inlinedAt: !2302)
!2384 = !DILocation(line: 37, column: 50, scope: !2301, inlinedAt: !2302)
!2385 = distinct !DISubprogram(name: "integers", scope: !209, file: !209, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2386 = !DILocation(line: 37, column: 10, scope: !2301, inlinedAt: !2302)
!2387 = !DILocation(line: 24, column: 11, scope: !2385, inlinedAt: !2386)
!2388 = distinct !DISubprogram(name: "ReduceAnd", scope: !219, file: !219, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2389 = !DILocation(line: 25, column: 40, scope: !2385, inlinedAt: !2386)
!2390 = !DILocation(line: 25, column: 15, scope: !2388, inlinedAt: !2389)
!2391 = !DILocation(line: 44, column: 16, scope: !2115, inlinedAt: !2390)
!2392 = !DILocation(line: 66, column: 7, scope: !1999, inlinedAt: !2391)
!2393 = !DILocation(line: 64, column: 35, scope: !1999, inlinedAt: !2391)
!2394 = !DILocation(line: 67, column: 7, scope: !1999, inlinedAt: !2391)
!2395 = !DILocation(line: 67, column: 35, scope: !1999, inlinedAt: !2391)
!2396 = !DILocation(line: 68, column: 23, scope: !1999, inlinedAt: !2391)
!2397 = !DILocation(line: 25, column: 65, scope: !2388, inlinedAt: !2389)
!2398 = !DILocation(line: 67, column: 40, scope: !1999, inlinedAt: !2391)
!2399 = !DILocation(line: 72, column: 16, scope: !1999, inlinedAt: !2391)
!2400 = !DILocation(line: 73, column: 6, scope: !1999, inlinedAt: !2391)
!2401 = !DILocation(line: 73, column: 36, scope: !1999, inlinedAt: !2391)
!2402 = !DILocation(line: 74, column: 16, scope: !1999, inlinedAt: !2391)
!2403 = !DILocation(line: 75, column: 11, scope: !1999, inlinedAt: !2391)
!2404 = !DILocation(line: 74, column: 3, scope: !1999, inlinedAt: !2391)
!2405 = !DILocation(line: 78, column: 22, scope: !1999, inlinedAt: !2391)
!2406 = !DILocation(line: 78, column: 41, scope: !1999, inlinedAt: !2391)
!2407 = !DILocation(line: 79, column: 9, scope: !1999, inlinedAt: !2391)
!2408 = !DILocation(line: 73, column: 41, scope: !1999, inlinedAt: !2391)
!2409 = !DILocation(line: 82, column: 16, scope: !1999, inlinedAt: !2391)
!2410 = !DILocation(line: 82, column: 2, scope: !2115, inlinedAt: !2390)
!2411 = !DILocation(line: 45, column: 14, scope: !2115, inlinedAt: !2390)
!2412 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !2411)
!2413 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !2411)
!2414 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !2411)
!2415 = !DILocation(line: 46, column: 7, scope: !2115, inlinedAt: !2390)
!2416 = !DILocation(line: 49, column: 31, scope: !2115, inlinedAt: !2390)
!2417 = !DILocation(line: 50, column: 10, scope: !2115, inlinedAt: !2390)
!2418 = !DILocation(line: 51, column: 11, scope: !2115, inlinedAt: !2390)
!2419 = !DILocation(line: 51, column: 14, scope: !2115, inlinedAt: !2390)
!2420 = !DILocation(line: 52, column: 17, scope: !2115, inlinedAt: !2390)
!2421 = !DILocation(line: 52, column: 8, scope: !2115, inlinedAt: !2390)
!2422 = !DILocation(line: 54, column: 10, scope: !2115, inlinedAt: !2390)
!2423 = !DILocation(line: 55, column: 11, scope: !2115, inlinedAt: !2390)
!2424 = !DILocation(line: 42, column: 50, scope: !2115, inlinedAt: !2390)
!2425 = !DILocation(line: 56, column: 6, scope: !2115, inlinedAt: !2390)
!2426 = !DILocation(line: 56, column: 16, scope: !2115, inlinedAt: !2390)
!2427 = !DILocation(line: 57, column: 17, scope: !2115, inlinedAt: !2390)
!2428 = !DILocation(line: 56, column: 21, scope: !2115, inlinedAt: !2390)
!2429 = distinct !DISubprogram(name: "ReduceOr", scope: !219, file: !219, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2430 = !DILocation(line: 25, column: 60, scope: !2385, inlinedAt: !2386)
!2431 = !DILocation(line: 30, column: 15, scope: !2429, inlinedAt: !2430)
!2432 = !DILocation(line: 44, column: 16, scope: !2115, inlinedAt: !2431)
!2433 = !DILocation(line: 66, column: 7, scope: !1999, inlinedAt: !2432)
!2434 = !DILocation(line: 64, column: 35, scope: !1999, inlinedAt: !2432)
!2435 = !DILocation(line: 67, column: 7, scope: !1999, inlinedAt: !2432)
!2436 = !DILocation(line: 67, column: 35, scope: !1999, inlinedAt: !2432)
!2437 = !DILocation(line: 68, column: 23, scope: !1999, inlinedAt: !2432)
!2438 = !DILocation(line: 30, column: 64, scope: !2429, inlinedAt: !2430)
!2439 = !DILocation(line: 67, column: 40, scope: !1999, inlinedAt: !2432)
!2440 = !DILocation(line: 72, column: 16, scope: !1999, inlinedAt: !2432)
!2441 = !DILocation(line: 73, column: 6, scope: !1999, inlinedAt: !2432)
!2442 = !DILocation(line: 73, column: 36, scope: !1999, inlinedAt: !2432)
!2443 = !DILocation(line: 74, column: 16, scope: !1999, inlinedAt: !2432)
!2444 = !DILocation(line: 75, column: 11, scope: !1999, inlinedAt: !2432)
!2445 = !DILocation(line: 74, column: 3, scope: !1999, inlinedAt: !2432)
!2446 = !DILocation(line: 78, column: 22, scope: !1999, inlinedAt: !2432)
!2447 = !DILocation(line: 78, column: 41, scope: !1999, inlinedAt: !2432)
!2448 = !DILocation(line: 79, column: 9, scope: !1999, inlinedAt: !2432)
!2449 = !DILocation(line: 73, column: 41, scope: !1999, inlinedAt: !2432)
!2450 = !DILocation(line: 82, column: 16, scope: !1999, inlinedAt: !2432)
!2451 = !DILocation(line: 82, column: 2, scope: !2115, inlinedAt: !2431)
!2452 = !DILocation(line: 46, column: 7, scope: !2115, inlinedAt: !2431)
!2453 = !DILocation(line: 49, column: 31, scope: !2115, inlinedAt: !2431)
!2454 = !DILocation(line: 50, column: 10, scope: !2115, inlinedAt: !2431)
!2455 = !DILocation(line: 51, column: 11, scope: !2115, inlinedAt: !2431)
!2456 = !DILocation(line: 51, column: 14, scope: !2115, inlinedAt: !2431)
!2457 = !DILocation(line: 52, column: 17, scope: !2115, inlinedAt: !2431)
!2458 = !DILocation(line: 52, column: 8, scope: !2115, inlinedAt: !2431)
!2459 = !DILocation(line: 54, column: 10, scope: !2115, inlinedAt: !2431)
!2460 = !DILocation(line: 55, column: 11, scope: !2115, inlinedAt: !2431)
!2461 = !DILocation(line: 42, column: 50, scope: !2115, inlinedAt: !2431)
!2462 = !DILocation(line: 56, column: 6, scope: !2115, inlinedAt: !2431)
!2463 = !DILocation(line: 56, column: 16, scope: !2115, inlinedAt: !2431)
!2464 = !DILocation(line: 57, column: 17, scope: !2115, inlinedAt: !2431)
!2465 = !DILocation(line: 56, column: 21, scope: !2115, inlinedAt: !2431)
!2466 = distinct !DISubprogram(name: "ReduceXor", scope: !219, file: !219, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2467 = !DILocation(line: 25, column: 81, scope: !2385, inlinedAt: !2386)
!2468 = !DILocation(line: 36, column: 15, scope: !2466, inlinedAt: !2467)
!2469 = !DILocation(line: 44, column: 16, scope: !2115, inlinedAt: !2468)
!2470 = !DILocation(line: 66, column: 7, scope: !1999, inlinedAt: !2469)
!2471 = !DILocation(line: 64, column: 35, scope: !1999, inlinedAt: !2469)
!2472 = !DILocation(line: 67, column: 7, scope: !1999, inlinedAt: !2469)
!2473 = !DILocation(line: 67, column: 35, scope: !1999, inlinedAt: !2469)
!2474 = !DILocation(line: 68, column: 23, scope: !1999, inlinedAt: !2469)
!2475 = !DILocation(line: 36, column: 65, scope: !2466, inlinedAt: !2467)
!2476 = !DILocation(line: 67, column: 40, scope: !1999, inlinedAt: !2469)
!2477 = !DILocation(line: 72, column: 16, scope: !1999, inlinedAt: !2469)
!2478 = !DILocation(line: 73, column: 6, scope: !1999, inlinedAt: !2469)
!2479 = !DILocation(line: 73, column: 36, scope: !1999, inlinedAt: !2469)
!2480 = !DILocation(line: 74, column: 16, scope: !1999, inlinedAt: !2469)
!2481 = !DILocation(line: 75, column: 11, scope: !1999, inlinedAt: !2469)
!2482 = !DILocation(line: 74, column: 3, scope: !1999, inlinedAt: !2469)
!2483 = !DILocation(line: 78, column: 22, scope: !1999, inlinedAt: !2469)
!2484 = !DILocation(line: 78, column: 41, scope: !1999, inlinedAt: !2469)
!2485 = !DILocation(line: 79, column: 9, scope: !1999, inlinedAt: !2469)
!2486 = !DILocation(line: 73, column: 41, scope: !1999, inlinedAt: !2469)
!2487 = !DILocation(line: 82, column: 16, scope: !1999, inlinedAt: !2469)
!2488 = !DILocation(line: 82, column: 2, scope: !2115, inlinedAt: !2468)
!2489 = !DILocation(line: 46, column: 7, scope: !2115, inlinedAt: !2468)
!2490 = !DILocation(line: 49, column: 31, scope: !2115, inlinedAt: !2468)
!2491 = !DILocation(line: 50, column: 10, scope: !2115, inlinedAt: !2468)
!2492 = !DILocation(line: 51, column: 11, scope: !2115, inlinedAt: !2468)
!2493 = !DILocation(line: 51, column: 14, scope: !2115, inlinedAt: !2468)
!2494 = !DILocation(line: 52, column: 17, scope: !2115, inlinedAt: !2468)
!2495 = !DILocation(line: 52, column: 8, scope: !2115, inlinedAt: !2468)
!2496 = !DILocation(line: 54, column: 10, scope: !2115, inlinedAt: !2468)
!2497 = !DILocation(line: 55, column: 11, scope: !2115, inlinedAt: !2468)
!2498 = !DILocation(line: 42, column: 50, scope: !2115, inlinedAt: !2468)
!2499 = !DILocation(line: 56, column: 6, scope: !2115, inlinedAt: !2468)
!2500 = !DILocation(line: 56, column: 16, scope: !2115, inlinedAt: !2468)
!2501 = !DILocation(line: 57, column: 17, scope: !2115, inlinedAt: !2468)
!2502 = !DILocation(line: 56, column: 21, scope: !2115, inlinedAt: !2468)
!2503 = !DILocation(line: 25, column: 5, scope: !2385, inlinedAt: !2386)
!2504 = !DILocation(line: 25, column: 13, scope: !2385, inlinedAt: !2386)
!2505 = !DILocation(line: 25, column: 21, scope: !2385, inlinedAt: !2386)
!2506 = distinct !DISubprogram(name: "ExchangeUint32", scope: !169, file: !169, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!2507 = !DILocation(line: 95, column: 6, scope: !2506)
!2508 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2509 = !DILocation(line: 96, column: 10, scope: !2506)
!2510 = !DILocation(line: 21, column: 29, scope: !2508, inlinedAt: !2509)
!2511 = !DILocation(line: 21, column: 39, scope: !2508, inlinedAt: !2509)
!2512 = !DILocation(line: 21, column: 49, scope: !2508, inlinedAt: !2509)
!2513 = !DILocation(line: 23, column: 7, scope: !2508, inlinedAt: !2509)
!2514 = !DILocation(line: 22, column: 2, scope: !2508, inlinedAt: !2509)
!2515 = !DILocation(line: 22, column: 8, scope: !2508, inlinedAt: !2509)
!2516 = !DILocation(line: 26, column: 9, scope: !2508, inlinedAt: !2509)
!2517 = !DILocation(line: 27, column: 12, scope: !2508, inlinedAt: !2509)
!2518 = !DILocation(line: 27, column: 10, scope: !2508, inlinedAt: !2509)
!2519 = !DILocation(line: 27, column: 30, scope: !2508, inlinedAt: !2509)
!2520 = !DILocation(line: 28, column: 32, scope: !2508, inlinedAt: !2509)
!2521 = !DILocation(line: 28, column: 34, scope: !2508, inlinedAt: !2509)
!2522 = !DILocation(line: 28, column: 37, scope: !2508, inlinedAt: !2509)
!2523 = !DILocation(line: 28, column: 20, scope: !2508, inlinedAt: !2509)
!2524 = !DILocation(line: 28, column: 3, scope: !2508, inlinedAt: !2509)
!2525 = !DILocation(line: 29, column: 22, scope: !2508, inlinedAt: !2509)
!2526 = !DILocation(line: 29, column: 3, scope: !2508, inlinedAt: !2509)
!2527 = !DILocation(line: 30, column: 24, scope: !2508, inlinedAt: !2509)
!2528 = !DILocation(line: 30, column: 3, scope: !2508, inlinedAt: !2509)
!2529 = !DILocation(line: 31, column: 23, scope: !2508, inlinedAt: !2509)
!2530 = !DILocation(line: 31, column: 3, scope: !2508, inlinedAt: !2509)
!2531 = !DILocation(line: 32, column: 14, scope: !2508, inlinedAt: !2509)
!2532 = !DILocation(line: 32, column: 12, scope: !2508, inlinedAt: !2509)
!2533 = !DILocation(line: 32, column: 18, scope: !2508, inlinedAt: !2509)
!2534 = !DILocation(line: 33, column: 21, scope: !2508, inlinedAt: !2509)
!2535 = !DILocation(line: 33, column: 3, scope: !2508, inlinedAt: !2509)
!2536 = !DILocation(line: 34, column: 3, scope: !2508, inlinedAt: !2509)
!2537 = !DILocation(line: 35, column: 31, scope: !2508, inlinedAt: !2509)
!2538 = !DILocation(line: 36, column: 4, scope: !2508, inlinedAt: !2509)
!2539 = !DILocation(line: 38, column: 32, scope: !2508, inlinedAt: !2509)
!2540 = !DILocation(line: 38, column: 30, scope: !2508, inlinedAt: !2509)
!2541 = !DILocation(line: 38, column: 24, scope: !2508, inlinedAt: !2509)
!2542 = !DILocation(line: 38, column: 3, scope: !2508, inlinedAt: !2509)
!2543 = distinct !DISubprogram(name: "NumbersUint32", scope: !169, file: !169, line: 102, type: !4, isDefinition: true, scopeLine: 102, isOptimized: true, unit: !2)
!2544 = !DILocation(line: 102, column: 6, scope: !2543)
!2545 = distinct !DISubprogram(name: "groupNumbers", scope: !209, file: !209, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2546 = !DILocation(line: 102, column: 75, scope: !2543)
!2547 = !DILocation(line: 29, column: 20, scope: !2545, inlinedAt: !2546)
!2548 = !DILocation(line: 30, column: 26, scope: !2545, inlinedAt: !2546)
!2549 = !DILocation(line: 30, column: 24, scope: !2545, inlinedAt: !2546)
!2550 = !DILocation(line: 30, column: 46, scope: !2545, inlinedAt: !2546)
!2551 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2552 = !DILocation(line: 30, column: 9, scope: !2545, inlinedAt: !2546)
!2553 = !DILocation(line: 14, column: 11, scope: !2551, inlinedAt: !2552)
!2554 = distinct !DISubprogram(name: "reduceWarp", scope: !219, file: !219, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!2555 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2556 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2557 = !DILocation(line: 16, column: 25, scope: !2551, inlinedAt: !2552)
!2558 = !DILocation(line: 7, column: 15, scope: !2556, inlinedAt: !2557)
!2559 = !DILocation(line: 44, column: 16, scope: !2555, inlinedAt: !2558)
!2560 = !DILocation(line: 65, column: 13, scope: !2554, inlinedAt: !2559)
!2561 = !DILocation(line: 66, column: 7, scope: !2554, inlinedAt: !2559)
!2562 = !DILocation(line: 64, column: 35, scope: !2554, inlinedAt: !2559)
!2563 = !DILocation(line: 67, column: 7, scope: !2554, inlinedAt: !2559)
!2564 = !DILocation(line: 67, column: 35, scope: !2554, inlinedAt: !2559)
!2565 = !DILocation(line: 68, column: 23, scope: !2554, inlinedAt: !2559)
!2566 = !DILocation(line: 7, column: 65, scope: !2556, inlinedAt: !2557)
!2567 = !DILocation(line: 67, column: 40, scope: !2554, inlinedAt: !2559)
!2568 = !DILocation(line: 72, column: 16, scope: !2554, inlinedAt: !2559)
!2569 = !DILocation(line: 73, column: 6, scope: !2554, inlinedAt: !2559)
!2570 = !DILocation(line: 73, column: 36, scope: !2554, inlinedAt: !2559)
!2571 = !DILocation(line: 74, column: 16, scope: !2554, inlinedAt: !2559)
!2572 = !DILocation(line: 75, column: 11, scope: !2554, inlinedAt: !2559)
!2573 = !DILocation(line: 74, column: 3, scope: !2554, inlinedAt: !2559)
!2574 = !DILocation(line: 78, column: 22, scope: !2554, inlinedAt: !2559)
!2575 = !DILocation(line: 78, column: 41, scope: !2554, inlinedAt: !2559)
!2576 = !DILocation(line: 79, column: 9, scope: !2554, inlinedAt: !2559)
!2577 = !DILocation(line: 73, column: 41, scope: !2554, inlinedAt: !2559)
!2578 = !DILocation(line: 82, column: 16, scope: !2554, inlinedAt: !2559)
!2579 = !DILocation(line: 82, column: 2, scope: !2555, inlinedAt: !2558)
!2580 = !DILocation(line: 16, column: 6, scope: !2551, inlinedAt: !2552)
!2581 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2582 = !DILocation(line: 17, column: 33, scope: !2551, inlinedAt: !2552)
!2583 = !DILocation(line: 13, column: 15, scope: !2581, inlinedAt: !2582)
!2584 = !DILocation(line: 44, column: 16, scope: !2555, inlinedAt: !2583)
!2585 = !DILocation(line: 66, column: 7, scope: !2554, inlinedAt: !2584)
!2586 = !DILocation(line: 64, column: 35, scope: !2554, inlinedAt: !2584)
!2587 = !DILocation(line: 67, column: 7, scope: !2554, inlinedAt: !2584)
!2588 = !DILocation(line: 67, column: 35, scope: !2554, inlinedAt: !2584)
!2589 = !DILocation(line: 68, column: 23, scope: !2554, inlinedAt: !2584)
!2590 = !DILocation(line: 13, column: 66, scope: !2581, inlinedAt: !2582)
!2591 = !DILocation(line: 67, column: 40, scope: !2554, inlinedAt: !2584)
!2592 = !DILocation(line: 72, column: 16, scope: !2554, inlinedAt: !2584)
!2593 = !DILocation(line: 73, column: 6, scope: !2554, inlinedAt: !2584)
!2594 = !DILocation(line: 73, column: 36, scope: !2554, inlinedAt: !2584)
!2595 = !DILocation(line: 74, column: 16, scope: !2554, inlinedAt: !2584)
!2596 = !DILocation(line: 75, column: 11, scope: !2554, inlinedAt: !2584)
!2597 = !DILocation(line: 74, column: 3, scope: !2554, inlinedAt: !2584)
!2598 = !DILocation(line: 78, column: 22, scope: !2554, inlinedAt: !2584)
!2599 = !DILocation(line: 78, column: 41, scope: !2554, inlinedAt: !2584)
!2600 = !DILocation(line: 79, column: 9, scope: !2554, inlinedAt: !2584)
!2601 = !DILocation(line: 73, column: 41, scope: !2554, inlinedAt: !2584)
!2602 = !DILocation(line: 82, column: 16, scope: !2554, inlinedAt: !2584)
!2603 = !DILocation(line: 82, column: 2, scope: !2555, inlinedAt: !2583)
!2604 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2605 = !DILocation(line: 17, column: 54, scope: !2551, inlinedAt: !2552)
!2606 = !DILocation(line: 19, column: 15, scope: !2604, inlinedAt: !2605)
!2607 = !DILocation(line: 44, column: 16, scope: !2555, inlinedAt: !2606)
!2608 = !DILocation(line: 66, column: 7, scope: !2554, inlinedAt: !2607)
!2609 = !DILocation(line: 64, column: 35, scope: !2554, inlinedAt: !2607)
!2610 = !DILocation(line: 67, column: 7, scope: !2554, inlinedAt: !2607)
!2611 = !DILocation(line: 67, column: 35, scope: !2554, inlinedAt: !2607)
!2612 = !DILocation(line: 68, column: 23, scope: !2554, inlinedAt: !2607)
!2613 = !DILocation(line: 19, column: 66, scope: !2604, inlinedAt: !2605)
!2614 = !DILocation(line: 67, column: 40, scope: !2554, inlinedAt: !2607)
!2615 = !DILocation(line: 72, column: 16, scope: !2554, inlinedAt: !2607)
!2616 = !DILocation(line: 73, column: 6, scope: !2554, inlinedAt: !2607)
!2617 = !DILocation(line: 73, column: 36, scope: !2554, inlinedAt: !2607)
!2618 = !DILocation(line: 74, column: 16, scope: !2554, inlinedAt: !2607)
!2619 = !DILocation(line: 75, column: 11, scope: !2554, inlinedAt: !2607)
!2620 = !DILocation(line: 74, column: 3, scope: !2554, inlinedAt: !2607)
!2621 = !DILocation(line: 78, column: 22, scope: !2554, inlinedAt: !2607)
!2622 = !DILocation(line: 78, column: 41, scope: !2554, inlinedAt: !2607)
!2623 = !DILocation(line: 79, column: 9, scope: !2554, inlinedAt: !2607)
!2624 = !DILocation(line: 73, column: 41, scope: !2554, inlinedAt: !2607)
!2625 = !DILocation(line: 82, column: 16, scope: !2554, inlinedAt: !2607)
!2626 = !DILocation(line: 82, column: 2, scope: !2555, inlinedAt: !2606)
!2627 = !DILocation(line: 17, column: 6, scope: !2551, inlinedAt: !2552)
!2628 = !DILocation(line: 17, column: 14, scope: !2551, inlinedAt: !2552)
!2629 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2630 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2631 = !DILocation(line: 18, column: 40, scope: !2551, inlinedAt: !2552)
!2632 = !DILocation(line: 6, column: 21, scope: !2630, inlinedAt: !2631)
!2633 = !DILocation(line: 25, column: 16, scope: !2629, inlinedAt: !2632)
!2634 = !DILocation(line: 23, column: 48, scope: !2629, inlinedAt: !2632)
!2635 = !DILocation(line: 26, column: 6, scope: !2629, inlinedAt: !2632)
!2636 = !DILocation(line: 26, column: 24, scope: !2629, inlinedAt: !2632)
!2637 = !DILocation(line: 27, column: 24, scope: !2629, inlinedAt: !2632)
!2638 = !DILocation(line: 27, column: 44, scope: !2629, inlinedAt: !2632)
!2639 = !DILocation(line: 28, column: 4, scope: !2629, inlinedAt: !2632)
!2640 = !DILocation(line: 26, column: 37, scope: !2629, inlinedAt: !2632)
!2641 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2642 = !DILocation(line: 18, column: 68, scope: !2551, inlinedAt: !2552)
!2643 = !DILocation(line: 14, column: 21, scope: !2641, inlinedAt: !2642)
!2644 = !DILocation(line: 23, column: 48, scope: !2629, inlinedAt: !2643)
!2645 = !DILocation(line: 26, column: 6, scope: !2629, inlinedAt: !2643)
!2646 = !DILocation(line: 26, column: 24, scope: !2629, inlinedAt: !2643)
!2647 = !DILocation(line: 27, column: 24, scope: !2629, inlinedAt: !2643)
!2648 = !DILocation(line: 27, column: 44, scope: !2629, inlinedAt: !2643)
!2649 = !DILocation(line: 28, column: 4, scope: !2629, inlinedAt: !2643)
!2650 = !DILocation(line: 26, column: 37, scope: !2629, inlinedAt: !2643)
!2651 = !DILocation(line: 15, column: 20, scope: !2641, inlinedAt: !2642)
!2652 = !DILocation(line: 15, column: 42, scope: !2641, inlinedAt: !2642)
!2653 = !DILocation(line: 18, column: 2, scope: !2551, inlinedAt: !2552)
!2654 = !DILocation(line: 18, column: 6, scope: !2551, inlinedAt: !2552)
!2655 = !DILocation(line: 18, column: 14, scope: !2551, inlinedAt: !2552)
!2656 = !DILocation(line: 19, column: 40, scope: !2551, inlinedAt: !2552)
!2657 = !DILocation(line: 19, column: 42, scope: !2551, inlinedAt: !2552)
!2658 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2659 = !DILocation(line: 19, column: 25, scope: !2551, inlinedAt: !2552)
!2660 = !DILocation(line: 36, column: 10, scope: !2658, inlinedAt: !2659)
!2661 = !DILocation(line: 36, column: 22, scope: !2658, inlinedAt: !2659)
!2662 = !DILocation(line: 37, column: 8, scope: !2658, inlinedAt: !2659)
!2663 = !DILocation(line: 40, column: 17, scope: !2658, inlinedAt: !2659)
!2664 = !DILocation(line: 19, column: 6, scope: !2551, inlinedAt: !2552)
!2665 = !DILocation(line: 31, column: 26, scope: !2545, inlinedAt: !2546)
!2666 = !DILocation(line: 31, column: 48, scope: !2545, inlinedAt: !2546)
!2667 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2668 = !DILocation(line: 31, column: 9, scope: !2545, inlinedAt: !2546)
!2669 = !DILocation(line: 14, column: 11, scope: !2667, inlinedAt: !2668)
!2670 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2671 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2672 = !DILocation(line: 16, column: 25, scope: !2667, inlinedAt: !2668)
!2673 = !DILocation(line: 7, column: 15, scope: !2671, inlinedAt: !2672)
!2674 = !DILocation(line: 44, column: 16, scope: !2670, inlinedAt: !2673)
!2675 = !DILocation(line: 66, column: 7, scope: !2554, inlinedAt: !2674)
!2676 = !DILocation(line: 64, column: 35, scope: !2554, inlinedAt: !2674)
!2677 = !DILocation(line: 67, column: 7, scope: !2554, inlinedAt: !2674)
!2678 = !DILocation(line: 67, column: 35, scope: !2554, inlinedAt: !2674)
!2679 = !DILocation(line: 68, column: 23, scope: !2554, inlinedAt: !2674)
!2680 = !DILocation(line: 7, column: 65, scope: !2671, inlinedAt: !2672)
!2681 = !DILocation(line: 67, column: 40, scope: !2554, inlinedAt: !2674)
!2682 = !DILocation(line: 73, column: 6, scope: !2554, inlinedAt: !2674)
!2683 = !DILocation(line: 73, column: 36, scope: !2554, inlinedAt: !2674)
!2684 = !DILocation(line: 74, column: 16, scope: !2554, inlinedAt: !2674)
!2685 = !DILocation(line: 75, column: 11, scope: !2554, inlinedAt: !2674)
!2686 = !DILocation(line: 74, column: 3, scope: !2554, inlinedAt: !2674)
!2687 = !DILocation(line: 78, column: 22, scope: !2554, inlinedAt: !2674)
!2688 = !DILocation(line: 78, column: 41, scope: !2554, inlinedAt: !2674)
!2689 = !DILocation(line: 79, column: 9, scope: !2554, inlinedAt: !2674)
!2690 = !DILocation(line: 73, column: 41, scope: !2554, inlinedAt: !2674)
!2691 = !DILocation(line: 82, column: 16, scope: !2554, inlinedAt: !2674)
!2692 = !DILocation(line: 82, column: 2, scope: !2670, inlinedAt: !2673)
!2693 = !DILocation(line: 45, column: 14, scope: !2670, inlinedAt: !2673)
!2694 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !2693)
!2695 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !2693)
!2696 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !2693)
!2697 = !DILocation(line: 46, column: 7, scope: !2670, inlinedAt: !2673)
!2698 = !DILocation(line: 49, column: 31, scope: !2670, inlinedAt: !2673)
!2699 = !DILocation(line: 50, column: 10, scope: !2670, inlinedAt: !2673)
!2700 = !DILocation(line: 51, column: 14, scope: !2670, inlinedAt: !2673)
!2701 = !DILocation(line: 52, column: 17, scope: !2670, inlinedAt: !2673)
!2702 = !DILocation(line: 52, column: 8, scope: !2670, inlinedAt: !2673)
!2703 = !DILocation(line: 54, column: 10, scope: !2670, inlinedAt: !2673)
!2704 = !DILocation(line: 55, column: 11, scope: !2670, inlinedAt: !2673)
!2705 = !DILocation(line: 42, column: 50, scope: !2670, inlinedAt: !2673)
!2706 = !DILocation(line: 56, column: 6, scope: !2670, inlinedAt: !2673)
!2707 = !DILocation(line: 56, column: 16, scope: !2670, inlinedAt: !2673)
!2708 = !DILocation(line: 57, column: 17, scope: !2670, inlinedAt: !2673)
!2709 = !DILocation(line: 56, column: 21, scope: !2670, inlinedAt: !2673)
!2710 = !DILocation(line: 16, column: 6, scope: !2667, inlinedAt: !2668)
!2711 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2712 = !DILocation(line: 17, column: 33, scope: !2667, inlinedAt: !2668)
!2713 = !DILocation(line: 13, column: 15, scope: !2711, inlinedAt: !2712)
!2714 = !DILocation(line: 44, column: 16, scope: !2670, inlinedAt: !2713)
!2715 = !DILocation(line: 66, column: 7, scope: !2554, inlinedAt: !2714)
!2716 = !DILocation(line: 64, column: 35, scope: !2554, inlinedAt: !2714)
!2717 = !DILocation(line: 67, column: 7, scope: !2554, inlinedAt: !2714)
!2718 = !DILocation(line: 67, column: 35, scope: !2554, inlinedAt: !2714)
!2719 = !DILocation(line: 68, column: 23, scope: !2554, inlinedAt: !2714)
!2720 = !DILocation(line: 13, column: 66, scope: !2711, inlinedAt: !2712)
!2721 = !DILocation(line: 67, column: 40, scope: !2554, inlinedAt: !2714)
!2722 = !DILocation(line: 73, column: 6, scope: !2554, inlinedAt: !2714)
!2723 = !DILocation(line: 73, column: 36, scope: !2554, inlinedAt: !2714)
!2724 = !DILocation(line: 74, column: 16, scope: !2554, inlinedAt: !2714)
!2725 = !DILocation(line: 75, column: 11, scope: !2554, inlinedAt: !2714)
!2726 = !DILocation(line: 74, column: 3, scope: !2554, inlinedAt: !2714)
!2727 = !DILocation(line: 78, column: 22, scope: !2554, inlinedAt: !2714)
!2728 = !DILocation(line: 78, column: 41, scope: !2554, inlinedAt: !2714)
!2729 = !DILocation(line: 79, column: 9, scope: !2554, inlinedAt: !2714)
!2730 = !DILocation(line: 73, column: 41, scope: !2554, inlinedAt: !2714)
!2731 = !DILocation(line: 82, column: 16, scope: !2554, inlinedAt: !2714)
!2732 = !DILocation(line: 82, column: 2, scope: !2670, inlinedAt: !2713)
!2733 = !DILocation(line: 46, column: 7, scope: !2670, inlinedAt: !2713)
!2734 = !DILocation(line: 49, column: 31, scope: !2670, inlinedAt: !2713)
!2735 = !DILocation(line: 50, column: 10, scope: !2670, inlinedAt: !2713)
!2736 = !DILocation(line: 51, column: 14, scope: !2670, inlinedAt: !2713)
!2737 = !DILocation(line: 52, column: 17, scope: !2670, inlinedAt: !2713)
!2738 = !DILocation(line: 52, column: 8, scope: !2670, inlinedAt: !2713)
!2739 = !DILocation(line: 54, column: 10, scope: !2670, inlinedAt: !2713)
!2740 = !DILocation(line: 55, column: 11, scope: !2670, inlinedAt: !2713)
!2741 = !DILocation(line: 42, column: 50, scope: !2670, inlinedAt: !2713)
!2742 = !DILocation(line: 56, column: 6, scope: !2670, inlinedAt: !2713)
!2743 = !DILocation(line: 56, column: 16, scope: !2670, inlinedAt: !2713)
!2744 = !DILocation(line: 57, column: 17, scope: !2670, inlinedAt: !2713)
!2745 = !DILocation(line: 56, column: 21, scope: !2670, inlinedAt: !2713)
!2746 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2747 = !DILocation(line: 17, column: 54, scope: !2667, inlinedAt: !2668)
!2748 = !DILocation(line: 19, column: 15, scope: !2746, inlinedAt: !2747)
!2749 = !DILocation(line: 44, column: 16, scope: !2670, inlinedAt: !2748)
!2750 = !DILocation(line: 66, column: 7, scope: !2554, inlinedAt: !2749)
!2751 = !DILocation(line: 64, column: 35, scope: !2554, inlinedAt: !2749)
!2752 = !DILocation(line: 67, column: 7, scope: !2554, inlinedAt: !2749)
!2753 = !DILocation(line: 67, column: 35, scope: !2554, inlinedAt: !2749)
!2754 = !DILocation(line: 68, column: 23, scope: !2554, inlinedAt: !2749)
!2755 = !DILocation(line: 19, column: 66, scope: !2746, inlinedAt: !2747)
!2756 = !DILocation(line: 67, column: 40, scope: !2554, inlinedAt: !2749)
!2757 = !DILocation(line: 73, column: 6, scope: !2554, inlinedAt: !2749)
!2758 = !DILocation(line: 73, column: 36, scope: !2554, inlinedAt: !2749)
!2759 = !DILocation(line: 74, column: 16, scope: !2554, inlinedAt: !2749)
!2760 = !DILocation(line: 75, column: 11, scope: !2554, inlinedAt: !2749)
!2761 = !DILocation(line: 74, column: 3, scope: !2554, inlinedAt: !2749)
!2762 = !DILocation(line: 78, column: 22, scope: !2554, inlinedAt: !2749)
!2763 = !DILocation(line: 78, column: 41, scope: !2554, inlinedAt: !2749)
!2764 = !DILocation(line: 79, column: 9, scope: !2554, inlinedAt: !2749)
!2765 = !DILocation(line: 73, column: 41, scope: !2554, inlinedAt: !2749)
!2766 = !DILocation(line: 82, column: 16, scope: !2554, inlinedAt: !2749)
!2767 = !DILocation(line: 82, column: 2, scope: !2670, inlinedAt: !2748)
!2768 = !DILocation(line: 46, column: 7, scope: !2670, inlinedAt: !2748)
!2769 = !DILocation(line: 49, column: 31, scope: !2670, inlinedAt: !2748)
!2770 = !DILocation(line: 50, column: 10, scope: !2670, inlinedAt: !2748)
!2771 = !DILocation(line: 51, column: 14, scope: !2670, inlinedAt: !2748)
!2772 = !DILocation(line: 52, column: 17, scope: !2670, inlinedAt: !2748)
!2773 = !DILocation(line: 52, column: 8, scope: !2670, inlinedAt: !2748)
!2774 = !DILocation(line: 54, column: 10, scope: !2670, inlinedAt: !2748)
!2775 = !DILocation(line: 55, column: 11, scope: !2670, inlinedAt: !2748)
!2776 = !DILocation(line: 42, column: 50, scope: !2670, inlinedAt: !2748)
!2777 = !DILocation(line: 56, column: 6, scope: !2670, inlinedAt: !2748)
!2778 = !DILocation(line: 56, column: 16, scope: !2670, inlinedAt: !2748)
!2779 = !DILocation(line: 57, column: 17, scope: !2670, inlinedAt: !2748)
!2780 = !DILocation(line: 56, column: 21, scope: !2670, inlinedAt: !2748)
!2781 = !DILocation(line: 17, column: 6, scope: !2667, inlinedAt: !2668)
!2782 = !DILocation(line: 17, column: 14, scope: !2667, inlinedAt: !2668)
!2783 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2784 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2785 = !DILocation(line: 18, column: 40, scope: !2667, inlinedAt: !2668)
!2786 = !DILocation(line: 6, column: 21, scope: !2784, inlinedAt: !2785)
!2787 = !DILocation(line: 25, column: 16, scope: !2783, inlinedAt: !2786)
!2788 = !DILocation(line: 23, column: 48, scope: !2783, inlinedAt: !2786)
!2789 = !DILocation(line: 26, column: 6, scope: !2783, inlinedAt: !2786)
!2790 = !DILocation(line: 26, column: 24, scope: !2783, inlinedAt: !2786)
!2791 = !DILocation(line: 27, column: 24, scope: !2783, inlinedAt: !2786)
!2792 = !DILocation(line: 27, column: 44, scope: !2783, inlinedAt: !2786)
!2793 = !DILocation(line: 28, column: 4, scope: !2783, inlinedAt: !2786)
!2794 = !DILocation(line: 26, column: 37, scope: !2783, inlinedAt: !2786)
!2795 = !DILocation(line: 31, column: 15, scope: !2783, inlinedAt: !2786)
!2796 = !DILocation(line: 34, column: 32, scope: !2783, inlinedAt: !2786)
!2797 = !DILocation(line: 35, column: 19, scope: !2783, inlinedAt: !2786)
!2798 = !DILocation(line: 36, column: 10, scope: !2783, inlinedAt: !2786)
!2799 = !DILocation(line: 37, column: 21, scope: !2783, inlinedAt: !2786)
!2800 = !DILocation(line: 37, column: 10, scope: !2783, inlinedAt: !2786)
!2801 = !DILocation(line: 38, column: 9, scope: !2783, inlinedAt: !2786)
!2802 = !DILocation(line: 40, column: 10, scope: !2783, inlinedAt: !2786)
!2803 = !DILocation(line: 23, column: 59, scope: !2783, inlinedAt: !2786)
!2804 = !DILocation(line: 42, column: 19, scope: !2783, inlinedAt: !2786)
!2805 = !DILocation(line: 42, column: 3, scope: !2783, inlinedAt: !2786)
!2806 = !DILocation(line: 44, column: 2, scope: !2784, inlinedAt: !2785)
!2807 = !DILocation(line: 7, column: 16, scope: !2784, inlinedAt: !2785)
!2808 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2809 = !DILocation(line: 18, column: 68, scope: !2667, inlinedAt: !2668)
!2810 = !DILocation(line: 14, column: 21, scope: !2808, inlinedAt: !2809)
!2811 = !DILocation(line: 25, column: 16, scope: !2783, inlinedAt: !2810)
!2812 = !DILocation(line: 23, column: 48, scope: !2783, inlinedAt: !2810)
!2813 = !DILocation(line: 26, column: 6, scope: !2783, inlinedAt: !2810)
!2814 = !DILocation(line: 26, column: 24, scope: !2783, inlinedAt: !2810)
!2815 = !DILocation(line: 27, column: 24, scope: !2783, inlinedAt: !2810)
!2816 = !DILocation(line: 27, column: 44, scope: !2783, inlinedAt: !2810)
!2817 = !DILocation(line: 28, column: 4, scope: !2783, inlinedAt: !2810)
!2818 = !DILocation(line: 26, column: 37, scope: !2783, inlinedAt: !2810)
!2819 = !DILocation(line: 31, column: 15, scope: !2783, inlinedAt: !2810)
!2820 = !DILocation(line: 34, column: 32, scope: !2783, inlinedAt: !2810)
!2821 = !DILocation(line: 35, column: 19, scope: !2783, inlinedAt: !2810)
!2822 = !DILocation(line: 36, column: 10, scope: !2783, inlinedAt: !2810)
!2823 = !DILocation(line: 37, column: 21, scope: !2783, inlinedAt: !2810)
!2824 = !DILocation(line: 37, column: 10, scope: !2783, inlinedAt: !2810)
!2825 = !DILocation(line: 38, column: 9, scope: !2783, inlinedAt: !2810)
!2826 = !DILocation(line: 40, column: 10, scope: !2783, inlinedAt: !2810)
!2827 = !DILocation(line: 23, column: 59, scope: !2783, inlinedAt: !2810)
!2828 = !DILocation(line: 42, column: 19, scope: !2783, inlinedAt: !2810)
!2829 = !DILocation(line: 42, column: 3, scope: !2783, inlinedAt: !2810)
!2830 = !DILocation(line: 44, column: 2, scope: !2808, inlinedAt: !2809)
!2831 = !DILocation(line: 15, column: 20, scope: !2808, inlinedAt: !2809)
!2832 = !DILocation(line: 15, column: 42, scope: !2808, inlinedAt: !2809)
!2833 = !DILocation(line: 18, column: 16, scope: !2808, inlinedAt: !2809)
!2834 = !DILocation(line: 18, column: 2, scope: !2667, inlinedAt: !2668)
!2835 = !DILocation(line: 18, column: 6, scope: !2667, inlinedAt: !2668)
!2836 = !DILocation(line: 18, column: 14, scope: !2667, inlinedAt: !2668)
!2837 = !DILocation(line: 19, column: 40, scope: !2667, inlinedAt: !2668)
!2838 = !DILocation(line: 19, column: 42, scope: !2667, inlinedAt: !2668)
!2839 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2840 = !DILocation(line: 19, column: 25, scope: !2667, inlinedAt: !2668)
!2841 = !DILocation(line: 36, column: 22, scope: !2839, inlinedAt: !2840)
!2842 = !DILocation(line: 37, column: 8, scope: !2839, inlinedAt: !2840)
!2843 = !DILocation(line: 39, column: 15, scope: !2839, inlinedAt: !2840)
!2844 = !DILocation(line: 40, column: 17, scope: !2839, inlinedAt: !2840)
!2845 = !DILocation(line: 40, column: 3, scope: !2667, inlinedAt: !2668)
!2846 = !DILocation(line: 42, column: 16, scope: !2839, inlinedAt: !2840)
!2847 = !DILocation(line: 43, column: 10, scope: !2839, inlinedAt: !2840)
!2848 = !DILocation(line: 44, column: 14, scope: !2839, inlinedAt: !2840)
!2849 = !DILocation(line: 45, column: 3, scope: !2839, inlinedAt: !2840)
!2850 = !DILocation(line: 47, column: 10, scope: !2839, inlinedAt: !2840)
!2851 = !DILocation(line: 48, column: 9, scope: !2839, inlinedAt: !2840)
!2852 = !DILocation(line: 48, column: 2, scope: !2667, inlinedAt: !2668)
!2853 = !DILocation(line: 19, column: 6, scope: !2667, inlinedAt: !2668)
!2854 = distinct !DISubprogram(name: "IntegersUint32", scope: !169, file: !169, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!2855 = !DILocation(line: 107, column: 6, scope: !2854)
!2856 = distinct !DISubprogram(name: "groupIntegers", scope: !209, file: !209, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2857 = !DILocation(line: 107, column: 77, scope: !2854)
!2858 = !DILocation(line: 35, column: 20, scope: !2856, inlinedAt: !2857)
!2859 = !DILocation(line: 36, column: 27, scope: !2856, inlinedAt: !2857)
!2860 = !DILocation(line: 36, column: 25, scope: !2856, inlinedAt: !2857)
!2861 = !DILocation(line: 36, column: 48, scope: !2856, inlinedAt: !2857)
!2862 = distinct !DISubprogram(name: "integers", scope: !209, file: !209, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2863 = !DILocation(line: 36, column: 10, scope: !2856, inlinedAt: !2857)
!2864 = !DILocation(line: 24, column: 11, scope: !2862, inlinedAt: !2863)
!2865 = distinct !DISubprogram(name: "ReduceAnd", scope: !219, file: !219, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2866 = !DILocation(line: 25, column: 40, scope: !2862, inlinedAt: !2863)
!2867 = !DILocation(line: 25, column: 15, scope: !2865, inlinedAt: !2866)
!2868 = !DILocation(line: 44, column: 16, scope: !2555, inlinedAt: !2867)
!2869 = !DILocation(line: 65, column: 13, scope: !2554, inlinedAt: !2868)
!2870 = !DILocation(line: 66, column: 7, scope: !2554, inlinedAt: !2868)
!2871 = !DILocation(line: 64, column: 35, scope: !2554, inlinedAt: !2868)
!2872 = !DILocation(line: 67, column: 7, scope: !2554, inlinedAt: !2868)
!2873 = !DILocation(line: 67, column: 35, scope: !2554, inlinedAt: !2868)
!2874 = !DILocation(line: 68, column: 23, scope: !2554, inlinedAt: !2868)
!2875 = !DILocation(line: 25, column: 65, scope: !2865, inlinedAt: !2866)
!2876 = !DILocation(line: 67, column: 40, scope: !2554, inlinedAt: !2868)
!2877 = !DILocation(line: 72, column: 16, scope: !2554, inlinedAt: !2868)
!2878 = !DILocation(line: 73, column: 6, scope: !2554, inlinedAt: !2868)
!2879 = !DILocation(line: 73, column: 36, scope: !2554, inlinedAt: !2868)
!2880 = !DILocation(line: 74, column: 16, scope: !2554, inlinedAt: !2868)
!2881 = !DILocation(line: 75, column: 11, scope: !2554, inlinedAt: !2868)
!2882 = !DILocation(line: 74, column: 3, scope: !2554, inlinedAt: !2868)
!2883 = !DILocation(line: 78, column: 22, scope: !2554, inlinedAt: !2868)
!2884 = !DILocation(line: 78, column: 41, scope: !2554, inlinedAt: !2868)
!2885 = !DILocation(line: 79, column: 9, scope: !2554, inlinedAt: !2868)
!2886 = !DILocation(line: 73, column: 41, scope: !2554, inlinedAt: !2868)
!2887 = !DILocation(line: 82, column: 16, scope: !2554, inlinedAt: !2868)
!2888 = !DILocation(line: 82, column: 2, scope: !2555, inlinedAt: !2867)
!2889 = distinct !DISubprogram(name: "ReduceOr", scope: !219, file: !219, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2890 = !DILocation(line: 25, column: 60, scope: !2862, inlinedAt: !2863)
!2891 = !DILocation(line: 30, column: 15, scope: !2889, inlinedAt: !2890)
!2892 = !DILocation(line: 44, column: 16, scope: !2555, inlinedAt: !2891)
!2893 = !DILocation(line: 66, column: 7, scope: !2554, inlinedAt: !2892)
!2894 = !DILocation(line: 64, column: 35, scope: !2554, inlinedAt: !2892)
!2895 = !DILocation(line: 67, column: 7, scope: !2554, inlinedAt: !2892)
!2896 = !DILocation(line: 67, column: 35, scope: !2554, inlinedAt: !2892)
!2897 = !DILocation(line: 68, column: 23, scope: !2554, inlinedAt: !2892)
!2898 = !DILocation(line: 30, column: 64, scope: !2889, inlinedAt: !2890)
!2899 = !DILocation(line: 67, column: 40, scope: !2554, inlinedAt: !2892)
!2900 = !DILocation(line: 72, column: 16, scope: !2554, inlinedAt: !2892)
!2901 = !DILocation(line: 73, column: 6, scope: !2554, inlinedAt: !2892)
!2902 = !DILocation(line: 73, column: 36, scope: !2554, inlinedAt: !2892)
!2903 = !DILocation(line: 74, column: 16, scope: !2554, inlinedAt: !2892)
!2904 = !DILocation(line: 75, column: 11, scope: !2554, inlinedAt: !2892)
!2905 = !DILocation(line: 74, column: 3, scope: !2554, inlinedAt: !2892)
!2906 = !DILocation(line: 78, column: 22, scope: !2554, inlinedAt: !2892)
!2907 = !DILocation(line: 78, column: 41, scope: !2554, inlinedAt: !2892)
!2908 = !DILocation(line: 79, column: 9, scope: !2554, inlinedAt: !2892)
!2909 = !DILocation(line: 73, column: 41, scope: !2554, inlinedAt: !2892)
!2910 = !DILocation(line: 82, column: 16, scope: !2554, inlinedAt: !2892)
!2911 = !DILocation(line: 82, column: 2, scope: !2555, inlinedAt: !2891)
!2912 = distinct !DISubprogram(name: "ReduceXor", scope: !219, file: !219, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2913 = !DILocation(line: 25, column: 81, scope: !2862, inlinedAt: !2863)
!2914 = !DILocation(line: 36, column: 15, scope: !2912, inlinedAt: !2913)
!2915 = !DILocation(line: 44, column: 16, scope: !2555, inlinedAt: !2914)
!2916 = !DILocation(line: 66, column: 7, scope: !2554, inlinedAt: !2915)
!2917 = !DILocation(line: 64, column: 35, scope: !2554, inlinedAt: !2915)
!2918 = !DILocation(line: 67, column: 7, scope: !2554, inlinedAt: !2915)
!2919 = !DILocation(line: 67, column: 35, scope: !2554, inlinedAt: !2915)
!2920 = !DILocation(line: 68, column: 23, scope: !2554, inlinedAt: !2915)
!2921 = !DILocation(line: 36, column: 65, scope: !2912, inlinedAt: !2913)
!2922 = !DILocation(line: 67, column: 40, scope: !2554, inlinedAt: !2915)
!2923 = !DILocation(line: 72, column: 16, scope: !2554, inlinedAt: !2915)
!2924 = !DILocation(line: 73, column: 6, scope: !2554, inlinedAt: !2915)
!2925 = !DILocation(line: 73, column: 36, scope: !2554, inlinedAt: !2915)
!2926 = !DILocation(line: 74, column: 16, scope: !2554, inlinedAt: !2915)
!2927 = !DILocation(line: 75, column: 11, scope: !2554, inlinedAt: !2915)
!2928 = !DILocation(line: 74, column: 3, scope: !2554, inlinedAt: !2915)
!2929 = !DILocation(line: 78, column: 22, scope: !2554, inlinedAt: !2915)
!2930 = !DILocation(line: 78, column: 41, scope: !2554, inlinedAt: !2915)
!2931 = !DILocation(line: 79, column: 9, scope: !2554, inlinedAt: !2915)
!2932 = !DILocation(line: 73, column: 41, scope: !2554, inlinedAt: !2915)
!2933 = !DILocation(line: 82, column: 16, scope: !2554, inlinedAt: !2915)
!2934 = !DILocation(line: 82, column: 2, scope: !2555, inlinedAt: !2914)
!2935 = !DILocation(line: 25, column: 5, scope: !2862, inlinedAt: !2863)
!2936 = !DILocation(line: 25, column: 13, scope: !2862, inlinedAt: !2863)
!2937 = !DILocation(line: 25, column: 21, scope: !2862, inlinedAt: !2863)
!2938 = !DILocation(line: 37, column: 27, scope: !2856, inlinedAt: !2857)
!2939 = !DILocation(line: 37, column: 50, scope: !2856, inlinedAt: !2857)
!2940 = distinct !DISubprogram(name: "integers", scope: !209, file: !209, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2941 = !DILocation(line: 37, column: 10, scope: !2856, inlinedAt: !2857)
!2942 = !DILocation(line: 24, column: 11, scope: !2940, inlinedAt: !2941)
!2943 = distinct !DISubprogram(name: "ReduceAnd", scope: !219, file: !219, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2944 = !DILocation(line: 25, column: 40, scope: !2940, inlinedAt: !2941)
!2945 = !DILocation(line: 25, column: 15, scope: !2943, inlinedAt: !2944)
!2946 = !DILocation(line: 44, column: 16, scope: !2670, inlinedAt: !2945)
!2947 = !DILocation(line: 66, column: 7, scope: !2554, inlinedAt: !2946)
!2948 = !DILocation(line: 64, column: 35, scope: !2554, inlinedAt: !2946)
!2949 = !DILocation(line: 67, column: 7, scope: !2554, inlinedAt: !2946)
!2950 = !DILocation(line: 67, column: 35, scope: !2554, inlinedAt: !2946)
!2951 = !DILocation(line: 68, column: 23, scope: !2554, inlinedAt: !2946)
!2952 = !DILocation(line: 25, column: 65, scope: !2943, inlinedAt: !2944)
!2953 = !DILocation(line: 67, column: 40, scope: !2554, inlinedAt: !2946)
!2954 = !DILocation(line: 72, column: 16, scope: !2554, inlinedAt: !2946)
!2955 = !DILocation(line: 73, column: 6, scope: !2554, inlinedAt: !2946)
!2956 = !DILocation(line: 73, column: 36, scope: !2554, inlinedAt: !2946)
!2957 = !DILocation(line: 74, column: 16, scope: !2554, inlinedAt: !2946)
!2958 = !DILocation(line: 75, column: 11, scope: !2554, inlinedAt: !2946)
!2959 = !DILocation(line: 74, column: 3, scope: !2554, inlinedAt: !2946)
!2960 = !DILocation(line: 78, column: 22, scope: !2554, inlinedAt: !2946)
!2961 = !DILocation(line: 78, column: 41, scope: !2554, inlinedAt: !2946)
!2962 = !DILocation(line: 79, column: 9, scope: !2554, inlinedAt: !2946)
!2963 = !DILocation(line: 73, column: 41, scope: !2554, inlinedAt: !2946)
!2964 = !DILocation(line: 82, column: 16, scope: !2554, inlinedAt: !2946)
!2965 = !DILocation(line: 82, column: 2, scope: !2670, inlinedAt: !2945)
!2966 = !DILocation(line: 45, column: 14, scope: !2670, inlinedAt: !2945)
!2967 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !2966)
!2968 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !2966)
!2969 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !2966)
!2970 = !DILocation(line: 46, column: 7, scope: !2670, inlinedAt: !2945)
!2971 = !DILocation(line: 49, column: 31, scope: !2670, inlinedAt: !2945)
!2972 = !DILocation(line: 50, column: 10, scope: !2670, inlinedAt: !2945)
!2973 = !DILocation(line: 51, column: 11, scope: !2670, inlinedAt: !2945)
!2974 = !DILocation(line: 51, column: 14, scope: !2670, inlinedAt: !2945)
!2975 = !DILocation(line: 52, column: 17, scope: !2670, inlinedAt: !2945)
!2976 = !DILocation(line: 52, column: 8, scope: !2670, inlinedAt: !2945)
!2977 = !DILocation(line: 54, column: 10, scope: !2670, inlinedAt: !2945)
!2978 = !DILocation(line: 55, column: 11, scope: !2670, inlinedAt: !2945)
!2979 = !DILocation(line: 42, column: 50, scope: !2670, inlinedAt: !2945)
!2980 = !DILocation(line: 56, column: 6, scope: !2670, inlinedAt: !2945)
!2981 = !DILocation(line: 56, column: 16, scope: !2670, inlinedAt: !2945)
!2982 = !DILocation(line: 57, column: 17, scope: !2670, inlinedAt: !2945)
!2983 = !DILocation(line: 56, column: 21, scope: !2670, inlinedAt: !2945)
!2984 = distinct !DISubprogram(name: "ReduceOr", scope: !219, file: !219, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2985 = !DILocation(line: 25, column: 60, scope: !2940, inlinedAt: !2941)
!2986 = !DILocation(line: 30, column: 15, scope: !2984, inlinedAt: !2985)
!2987 = !DILocation(line: 44, column: 16, scope: !2670, inlinedAt: !2986)
!2988 = !DILocation(line: 66, column: 7, scope: !2554, inlinedAt: !2987)
!2989 = !DILocation(line: 64, column: 35, scope: !2554, inlinedAt: !2987)
!2990 = !DILocation(line: 67, column: 7, scope: !2554, inlinedAt: !2987)
!2991 = !DILocation(line: 67, column: 35, scope: !2554, inlinedAt: !2987)
!2992 = !DILocation(line: 68, column: 23, scope: !2554, inlinedAt: !2987)
!2993 = !DILocation(line: 30, column: 64, scope: !2984, inlinedAt: !2985)
!2994 = !DILocation(line: 67, column: 40, scope: !2554, inlinedAt: !2987)
!2995 = !DILocation(line: 72, column: 16, scope: !2554, inlinedAt: !2987)
!2996 = !DILocation(line: 73, column: 6, scope: !2554, inlinedAt: !2987)
!2997 = !DILocation(line: 73, column: 36, scope: !2554, inlinedAt: !2987)
!2998 = !DILocation(line: 74, column: 16, scope: !2554, inlinedAt: !2987)
!2999 = !DILocation(line: 75, column: 11, scope: !2554, inlinedAt: !2987)
!3000 = !DILocation(line: 74, column: 3, scope: !2554, inlinedAt: !2987)
!3001 = !DILocation(line: 78, column: 22, scope: !2554, inlinedAt: !2987)
!3002 = !DILocation(line: 78, column: 41, scope: !2554, inlinedAt: !2987)
!3003 = !DILocation(line: 79, column: 9, scope: !2554, inlinedAt: !2987)
!3004 = !DILocation(line: 73, column: 41, scope: !2554, inlinedAt: !2987)
!3005 = !DILocation(line: 82, column: 16, scope: !2554, inlinedAt: !2987)
!3006 = !DILocation(line: 82, column: 2, scope: !2670, inlinedAt: !2986)
!3007 = !DILocation(line: 46, column: 7, scope: !2670, inlinedAt: !2986)
!3008 = !DILocation(line: 49, column: 31, scope: !2670, inlinedAt: !2986)
!3009 = !DILocation(line: 50, column: 10, scope: !2670, inlinedAt: !2986)
!3010 = !DILocation(line: 51, column: 11, scope: !2670, inlinedAt: !2986)
!3011 = !DILocation(line: 51, column: 14, scope: !2670, inlinedAt: !2986)
!3012 = !DILocation(line: 52, column: 17, scope: !2670, inlinedAt: !2986)
!3013 = !DILocation(line: 52, column: 8, scope: !2670, inlinedAt: !2986)
!3014 = !DILocation(line: 54, column: 10, scope: !2670, inlinedAt: !2986)
!3015 = !DILocation(line: 55, column: 11, scope: !2670, inlinedAt: !2986)
!3016 = !DILocation(line: 42, column: 50, scope: !2670, inlinedAt: !2986)
!3017 = !DILocation(line: 56, column: 6, scope: !2670, inlinedAt: !2986)
!3018 = !DILocation(line: 56, column: 16, scope: !2670, inlinedAt: !2986)
!3019 = !DILocation(line: 57, column: 17, scope: !2670, inlinedAt: !2986)
!3020 = !DILocation(line: 56, column: 21, scope: !2670, inlinedAt: !2986)
!3021 = distinct !DISubprogram(name: "ReduceXor", scope: !219, file: !219, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3022 = !DILocation(line: 25, column: 81, scope: !2940, inlinedAt: !2941)
!3023 = !DILocation(line: 36, column: 15, scope: !3021, inlinedAt: !3022)
!3024 = !DILocation(line: 44, column: 16, scope: !2670, inlinedAt: !3023)
!3025 = !DILocation(line: 66, column: 7, scope: !2554, inlinedAt: !3024)
!3026 = !DILocation(line: 64, column: 35, scope: !2554, inlinedAt: !3024)
!3027 = !DILocation(line: 67, column: 7, scope: !2554, inlinedAt: !3024)
!3028 = !DILocation(line: 67, column: 35, scope: !2554, inlinedAt: !3024)
!3029 = !DILocation(line: 68, column: 23, scope: !2554, inlinedAt: !3024)
!3030 = !DILocation(line: 36, column: 65, scope: !3021, inlinedAt: !3022)
!3031 = !DILocation(line: 67, column: 40, scope: !2554, inlinedAt: !3024)
!3032 = !DILocation(line: 72, column: 16, scope: !2554, inlinedAt: !3024)
!3033 = !DILocation(line: 73, column: 6, scope: !2554, inlinedAt: !3024)
!3034 = !DILocation(line: 73, column: 36, scope: !2554, inlinedAt: !3024)
!3035 = !DILocation(line: 74, column: 16, scope: !2554, inlinedAt: !3024)
!3036 = !DILocation(line: 75, column: 11, scope: !2554, inlinedAt: !3024)
!3037 = !DILocation(line: 74, column: 3, scope: !2554, inlinedAt: !3024)
!3038 = !DILocation(line: 78, column: 22, scope: !2554, inlinedAt: !3024)
!3039 = !DILocation(line: 78, column: 41, scope: !2554, inlinedAt: !3024)
!3040 = !DILocation(line: 79, column: 9, scope: !2554, inlinedAt: !3024)
!3041 = !DILocation(line: 73, column: 41, scope: !2554, inlinedAt: !3024)
!3042 = !DILocation(line: 82, column: 16, scope: !2554, inlinedAt: !3024)
!3043 = !DILocation(line: 82, column: 2, scope: !2670, inlinedAt: !3023)
!3044 = !DILocation(line: 46, column: 7, scope: !2670, inlinedAt: !3023)
!3045 = !DILocation(line: 49, column: 31, scope: !2670, inlinedAt: !3023)
!3046 = !DILocation(line: 50, column: 10, scope: !2670, inlinedAt: !3023)
!3047 = !DILocation(line: 51, column: 11, scope: !2670, inlinedAt: !3023)
!3048 = !DILocation(line: 51, column: 14, scope: !2670, inlinedAt: !3023)
!3049 = !DILocation(line: 52, column: 17, scope: !2670, inlinedAt: !3023)
!3050 = !DILocation(line: 52, column: 8, scope: !2670, inlinedAt: !3023)
!3051 = !DILocation(line: 54, column: 10, scope: !2670, inlinedAt: !3023)
!3052 = !DILocation(line: 55, column: 11, scope: !2670, inlinedAt: !3023)
!3053 = !DILocation(line: 42, column: 50, scope: !2670, inlinedAt: !3023)
!3054 = !DILocation(line: 56, column: 6, scope: !2670, inlinedAt: !3023)
!3055 = !DILocation(line: 56, column: 16, scope: !2670, inlinedAt: !3023)
!3056 = !DILocation(line: 57, column: 17, scope: !2670, inlinedAt: !3023)
!3057 = !DILocation(line: 56, column: 21, scope: !2670, inlinedAt: !3023)
!3058 = !DILocation(line: 25, column: 5, scope: !2940, inlinedAt: !2941)
!3059 = !DILocation(line: 25, column: 13, scope: !2940, inlinedAt: !2941)
!3060 = !DILocation(line: 25, column: 21, scope: !2940, inlinedAt: !2941)
!3061 = distinct !DISubprogram(name: "ExchangeUint64", scope: !169, file: !169, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!3062 = !DILocation(line: 112, column: 6, scope: !3061)
!3063 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3064 = !DILocation(line: 113, column: 10, scope: !3061)
!3065 = !DILocation(line: 21, column: 29, scope: !3063, inlinedAt: !3064)
!3066 = !DILocation(line: 21, column: 39, scope: !3063, inlinedAt: !3064)
!3067 = !DILocation(line: 21, column: 49, scope: !3063, inlinedAt: !3064)
!3068 = !DILocation(line: 23, column: 7, scope: !3063, inlinedAt: !3064)
!3069 = !DILocation(line: 22, column: 2, scope: !3063, inlinedAt: !3064)
!3070 = !DILocation(line: 22, column: 8, scope: !3063, inlinedAt: !3064)
!3071 = !DILocation(line: 26, column: 9, scope: !3063, inlinedAt: !3064)
!3072 = !DILocation(line: 27, column: 12, scope: !3063, inlinedAt: !3064)
!3073 = !DILocation(line: 27, column: 10, scope: !3063, inlinedAt: !3064)
!3074 = !DILocation(line: 27, column: 30, scope: !3063, inlinedAt: !3064)
!3075 = !DILocation(line: 28, column: 32, scope: !3063, inlinedAt: !3064)
!3076 = !DILocation(line: 28, column: 34, scope: !3063, inlinedAt: !3064)
!3077 = !DILocation(line: 28, column: 37, scope: !3063, inlinedAt: !3064)
!3078 = !DILocation(line: 28, column: 20, scope: !3063, inlinedAt: !3064)
!3079 = !DILocation(line: 28, column: 3, scope: !3063, inlinedAt: !3064)
!3080 = !DILocation(line: 29, column: 22, scope: !3063, inlinedAt: !3064)
!3081 = !DILocation(line: 29, column: 3, scope: !3063, inlinedAt: !3064)
!3082 = !DILocation(line: 30, column: 24, scope: !3063, inlinedAt: !3064)
!3083 = !DILocation(line: 30, column: 3, scope: !3063, inlinedAt: !3064)
!3084 = !DILocation(line: 31, column: 23, scope: !3063, inlinedAt: !3064)
!3085 = !DILocation(line: 31, column: 3, scope: !3063, inlinedAt: !3064)
!3086 = !DILocation(line: 32, column: 14, scope: !3063, inlinedAt: !3064)
!3087 = !DILocation(line: 32, column: 12, scope: !3063, inlinedAt: !3064)
!3088 = !DILocation(line: 32, column: 18, scope: !3063, inlinedAt: !3064)
!3089 = !DILocation(line: 33, column: 21, scope: !3063, inlinedAt: !3064)
!3090 = !DILocation(line: 33, column: 3, scope: !3063, inlinedAt: !3064)
!3091 = !DILocation(line: 34, column: 3, scope: !3063, inlinedAt: !3064)
!3092 = !DILocation(line: 35, column: 31, scope: !3063, inlinedAt: !3064)
!3093 = !DILocation(line: 36, column: 4, scope: !3063, inlinedAt: !3064)
!3094 = !DILocation(line: 38, column: 32, scope: !3063, inlinedAt: !3064)
!3095 = !DILocation(line: 38, column: 30, scope: !3063, inlinedAt: !3064)
!3096 = !DILocation(line: 38, column: 24, scope: !3063, inlinedAt: !3064)
!3097 = !DILocation(line: 38, column: 3, scope: !3063, inlinedAt: !3064)
!3098 = distinct !DISubprogram(name: "NumbersUint64", scope: !169, file: !169, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!3099 = !DILocation(line: 119, column: 6, scope: !3098)
!3100 = distinct !DISubprogram(name: "groupNumbers", scope: !209, file: !209, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3101 = !DILocation(line: 119, column: 75, scope: !3098)
!3102 = !DILocation(line: 29, column: 20, scope: !3100, inlinedAt: !3101)
!3103 = !DILocation(line: 30, column: 26, scope: !3100, inlinedAt: !3101)
!3104 = !DILocation(line: 30, column: 24, scope: !3100, inlinedAt: !3101)
!3105 = !DILocation(line: 30, column: 46, scope: !3100, inlinedAt: !3101)
!3106 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3107 = !DILocation(line: 30, column: 9, scope: !3100, inlinedAt: !3101)
!3108 = !DILocation(line: 14, column: 11, scope: !3106, inlinedAt: !3107)
!3109 = distinct !DISubprogram(name: "reduceWarp", scope: !219, file: !219, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!3110 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3111 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3112 = !DILocation(line: 16, column: 25, scope: !3106, inlinedAt: !3107)
!3113 = !DILocation(line: 7, column: 15, scope: !3111, inlinedAt: !3112)
!3114 = !DILocation(line: 44, column: 16, scope: !3110, inlinedAt: !3113)
!3115 = !DILocation(line: 65, column: 13, scope: !3109, inlinedAt: !3114)
!3116 = !DILocation(line: 66, column: 7, scope: !3109, inlinedAt: !3114)
!3117 = !DILocation(line: 64, column: 35, scope: !3109, inlinedAt: !3114)
!3118 = !DILocation(line: 67, column: 7, scope: !3109, inlinedAt: !3114)
!3119 = !DILocation(line: 67, column: 35, scope: !3109, inlinedAt: !3114)
!3120 = !DILocation(line: 68, column: 23, scope: !3109, inlinedAt: !3114)
!3121 = !DILocation(line: 7, column: 65, scope: !3111, inlinedAt: !3112)
!3122 = !DILocation(line: 67, column: 40, scope: !3109, inlinedAt: !3114)
!3123 = !DILocation(line: 72, column: 16, scope: !3109, inlinedAt: !3114)
!3124 = !DILocation(line: 73, column: 6, scope: !3109, inlinedAt: !3114)
!3125 = !DILocation(line: 73, column: 36, scope: !3109, inlinedAt: !3114)
!3126 = !DILocation(line: 74, column: 16, scope: !3109, inlinedAt: !3114)
!3127 = !DILocation(line: 75, column: 11, scope: !3109, inlinedAt: !3114)
!3128 = !DILocation(line: 74, column: 3, scope: !3109, inlinedAt: !3114)
!3129 = !DILocation(line: 78, column: 22, scope: !3109, inlinedAt: !3114)
!3130 = !DILocation(line: 78, column: 41, scope: !3109, inlinedAt: !3114)
!3131 = !DILocation(line: 79, column: 9, scope: !3109, inlinedAt: !3114)
!3132 = !DILocation(line: 73, column: 41, scope: !3109, inlinedAt: !3114)
!3133 = !DILocation(line: 82, column: 16, scope: !3109, inlinedAt: !3114)
!3134 = !DILocation(line: 82, column: 2, scope: !3110, inlinedAt: !3113)
!3135 = !DILocation(line: 16, column: 6, scope: !3106, inlinedAt: !3107)
!3136 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3137 = !DILocation(line: 17, column: 33, scope: !3106, inlinedAt: !3107)
!3138 = !DILocation(line: 13, column: 15, scope: !3136, inlinedAt: !3137)
!3139 = !DILocation(line: 44, column: 16, scope: !3110, inlinedAt: !3138)
!3140 = !DILocation(line: 66, column: 7, scope: !3109, inlinedAt: !3139)
!3141 = !DILocation(line: 64, column: 35, scope: !3109, inlinedAt: !3139)
!3142 = !DILocation(line: 67, column: 7, scope: !3109, inlinedAt: !3139)
!3143 = !DILocation(line: 67, column: 35, scope: !3109, inlinedAt: !3139)
!3144 = !DILocation(line: 68, column: 23, scope: !3109, inlinedAt: !3139)
!3145 = !DILocation(line: 13, column: 66, scope: !3136, inlinedAt: !3137)
!3146 = !DILocation(line: 67, column: 40, scope: !3109, inlinedAt: !3139)
!3147 = !DILocation(line: 72, column: 16, scope: !3109, inlinedAt: !3139)
!3148 = !DILocation(line: 73, column: 6, scope: !3109, inlinedAt: !3139)
!3149 = !DILocation(line: 73, column: 36, scope: !3109, inlinedAt: !3139)
!3150 = !DILocation(line: 74, column: 16, scope: !3109, inlinedAt: !3139)
!3151 = !DILocation(line: 75, column: 11, scope: !3109, inlinedAt: !3139)
!3152 = !DILocation(line: 74, column: 3, scope: !3109, inlinedAt: !3139)
!3153 = !DILocation(line: 78, column: 22, scope: !3109, inlinedAt: !3139)
!3154 = !DILocation(line: 78, column: 41, scope: !3109, inlinedAt: !3139)
!3155 = !DILocation(line: 79, column: 9, scope: !3109, inlinedAt: !3139)
!3156 = !DILocation(line: 73, column: 41, scope: !3109, inlinedAt: !3139)
!3157 = !DILocation(line: 82, column: 16, scope: !3109, inlinedAt: !3139)
!3158 = !DILocation(line: 82, column: 2, scope: !3110, inlinedAt: !3138)
!3159 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3160 = !DILocation(line: 17, column: 54, scope: !3106, inlinedAt: !3107)
!3161 = !DILocation(line: 19, column: 15, scope: !3159, inlinedAt: !3160)
!3162 = !DILocation(line: 44, column: 16, scope: !3110, inlinedAt: !3161)
!3163 = !DILocation(line: 66, column: 7, scope: !3109, inlinedAt: !3162)
!3164 = !DILocation(line: 64, column: 35, scope: !3109, inlinedAt: !3162)
!3165 = !DILocation(line: 67, column: 7, scope: !3109, inlinedAt: !3162)
!3166 = !DILocation(line: 67, column: 35, scope: !3109, inlinedAt: !3162)
!3167 = !DILocation(line: 68, column: 23, scope: !3109, inlinedAt: !3162)
!3168 = !DILocation(line: 19, column: 66, scope: !3159, inlinedAt: !3160)
!3169 = !DILocation(line: 67, column: 40, scope: !3109, inlinedAt: !3162)
!3170 = !DILocation(line: 72, column: 16, scope: !3109, inlinedAt: !3162)
!3171 = !DILocation(line: 73, column: 6, scope: !3109, inlinedAt: !3162)
!3172 = !DILocation(line: 73, column: 36, scope: !3109, inlinedAt: !3162)
!3173 = !DILocation(line: 74, column: 16, scope: !3109, inlinedAt: !3162)
!3174 = !DILocation(line: 75, column: 11, scope: !3109, inlinedAt: !3162)
!3175 = !DILocation(line: 74, column: 3, scope: !3109, inlinedAt: !3162)
!3176 = !DILocation(line: 78, column: 22, scope: !3109, inlinedAt: !3162)
!3177 = !DILocation(line: 78, column: 41, scope: !3109, inlinedAt: !3162)
!3178 = !DILocation(line: 79, column: 9, scope: !3109, inlinedAt: !3162)
!3179 = !DILocation(line: 73, column: 41, scope: !3109, inlinedAt: !3162)
!3180 = !DILocation(line: 82, column: 16, scope: !3109, inlinedAt: !3162)
!3181 = !DILocation(line: 82, column: 2, scope: !3110, inlinedAt: !3161)
!3182 = !DILocation(line: 17, column: 6, scope: !3106, inlinedAt: !3107)
!3183 = !DILocation(line: 17, column: 14, scope: !3106, inlinedAt: !3107)
!3184 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3185 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3186 = !DILocation(line: 18, column: 40, scope: !3106, inlinedAt: !3107)
!3187 = !DILocation(line: 6, column: 21, scope: !3185, inlinedAt: !3186)
!3188 = !DILocation(line: 25, column: 16, scope: !3184, inlinedAt: !3187)
!3189 = !DILocation(line: 23, column: 48, scope: !3184, inlinedAt: !3187)
!3190 = !DILocation(line: 26, column: 6, scope: !3184, inlinedAt: !3187)
!3191 = !DILocation(line: 26, column: 24, scope: !3184, inlinedAt: !3187)
!3192 = !DILocation(line: 27, column: 24, scope: !3184, inlinedAt: !3187)
!3193 = !DILocation(line: 27, column: 44, scope: !3184, inlinedAt: !3187)
!3194 = !DILocation(line: 28, column: 4, scope: !3184, inlinedAt: !3187)
!3195 = !DILocation(line: 26, column: 37, scope: !3184, inlinedAt: !3187)
!3196 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3197 = !DILocation(line: 18, column: 68, scope: !3106, inlinedAt: !3107)
!3198 = !DILocation(line: 14, column: 21, scope: !3196, inlinedAt: !3197)
!3199 = !DILocation(line: 23, column: 48, scope: !3184, inlinedAt: !3198)
!3200 = !DILocation(line: 26, column: 6, scope: !3184, inlinedAt: !3198)
!3201 = !DILocation(line: 26, column: 24, scope: !3184, inlinedAt: !3198)
!3202 = !DILocation(line: 27, column: 24, scope: !3184, inlinedAt: !3198)
!3203 = !DILocation(line: 27, column: 44, scope: !3184, inlinedAt: !3198)
!3204 = !DILocation(line: 28, column: 4, scope: !3184, inlinedAt: !3198)
!3205 = !DILocation(line: 26, column: 37, scope: !3184, inlinedAt: !3198)
!3206 = !DILocation(line: 15, column: 20, scope: !3196, inlinedAt: !3197)
!3207 = !DILocation(line: 15, column: 42, scope: !3196, inlinedAt: !3197)
!3208 = !DILocation(line: 18, column: 2, scope: !3106, inlinedAt: !3107)
!3209 = !DILocation(line: 18, column: 6, scope: !3106, inlinedAt: !3107)
!3210 = !DILocation(line: 18, column: 14, scope: !3106, inlinedAt: !3107)
!3211 = !DILocation(line: 19, column: 40, scope: !3106, inlinedAt: !3107)
!3212 = !DILocation(line: 19, column: 42, scope: !3106, inlinedAt: !3107)
!3213 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3214 = !DILocation(line: 19, column: 25, scope: !3106, inlinedAt: !3107)
!3215 = !DILocation(line: 36, column: 10, scope: !3213, inlinedAt: !3214)
!3216 = !DILocation(line: 36, column: 22, scope: !3213, inlinedAt: !3214)
!3217 = !DILocation(line: 37, column: 8, scope: !3213, inlinedAt: !3214)
!3218 = !DILocation(line: 40, column: 17, scope: !3213, inlinedAt: !3214)
!3219 = !DILocation(line: 19, column: 6, scope: !3106, inlinedAt: !3107)
!3220 = !DILocation(line: 31, column: 26, scope: !3100, inlinedAt: !3101)
!3221 = !DILocation(line: 31, column: 48, scope: !3100, inlinedAt: !3101)
!3222 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3223 = !DILocation(line: 31, column: 9, scope: !3100, inlinedAt: !3101)
!3224 = !DILocation(line: 14, column: 11, scope: !3222, inlinedAt: !3223)
!3225 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3226 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3227 = !DILocation(line: 16, column: 25, scope: !3222, inlinedAt: !3223)
!3228 = !DILocation(line: 7, column: 15, scope: !3226, inlinedAt: !3227)
!3229 = !DILocation(line: 44, column: 16, scope: !3225, inlinedAt: !3228)
!3230 = !DILocation(line: 66, column: 7, scope: !3109, inlinedAt: !3229)
!3231 = !DILocation(line: 64, column: 35, scope: !3109, inlinedAt: !3229)
!3232 = !DILocation(line: 67, column: 7, scope: !3109, inlinedAt: !3229)
!3233 = !DILocation(line: 67, column: 35, scope: !3109, inlinedAt: !3229)
!3234 = !DILocation(line: 68, column: 23, scope: !3109, inlinedAt: !3229)
!3235 = !DILocation(line: 7, column: 65, scope: !3226, inlinedAt: !3227)
!3236 = !DILocation(line: 67, column: 40, scope: !3109, inlinedAt: !3229)
!3237 = !DILocation(line: 73, column: 6, scope: !3109, inlinedAt: !3229)
!3238 = !DILocation(line: 73, column: 36, scope: !3109, inlinedAt: !3229)
!3239 = !DILocation(line: 74, column: 16, scope: !3109, inlinedAt: !3229)
!3240 = !DILocation(line: 75, column: 11, scope: !3109, inlinedAt: !3229)
!3241 = !DILocation(line: 74, column: 3, scope: !3109, inlinedAt: !3229)
!3242 = !DILocation(line: 78, column: 22, scope: !3109, inlinedAt: !3229)
!3243 = !DILocation(line: 78, column: 41, scope: !3109, inlinedAt: !3229)
!3244 = !DILocation(line: 79, column: 9, scope: !3109, inlinedAt: !3229)
!3245 = !DILocation(line: 73, column: 41, scope: !3109, inlinedAt: !3229)
!3246 = !DILocation(line: 82, column: 16, scope: !3109, inlinedAt: !3229)
!3247 = !DILocation(line: 82, column: 2, scope: !3225, inlinedAt: !3228)
!3248 = !DILocation(line: 45, column: 14, scope: !3225, inlinedAt: !3228)
!3249 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !3248)
!3250 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !3248)
!3251 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !3248)
!3252 = !DILocation(line: 46, column: 7, scope: !3225, inlinedAt: !3228)
!3253 = !DILocation(line: 49, column: 31, scope: !3225, inlinedAt: !3228)
!3254 = !DILocation(line: 50, column: 10, scope: !3225, inlinedAt: !3228)
!3255 = !DILocation(line: 51, column: 14, scope: !3225, inlinedAt: !3228)
!3256 = !DILocation(line: 52, column: 17, scope: !3225, inlinedAt: !3228)
!3257 = !DILocation(line: 52, column: 8, scope: !3225, inlinedAt: !3228)
!3258 = !DILocation(line: 54, column: 10, scope: !3225, inlinedAt: !3228)
!3259 = !DILocation(line: 55, column: 11, scope: !3225, inlinedAt: !3228)
!3260 = !DILocation(line: 42, column: 50, scope: !3225, inlinedAt: !3228)
!3261 = !DILocation(line: 56, column: 6, scope: !3225, inlinedAt: !3228)
!3262 = !DILocation(line: 56, column: 16, scope: !3225, inlinedAt: !3228)
!3263 = !DILocation(line: 57, column: 17, scope: !3225, inlinedAt: !3228)
!3264 = !DILocation(line: 56, column: 21, scope: !3225, inlinedAt: !3228)
!3265 = !DILocation(line: 16, column: 6, scope: !3222, inlinedAt: !3223)
!3266 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3267 = !DILocation(line: 17, column: 33, scope: !3222, inlinedAt: !3223)
!3268 = !DILocation(line: 13, column: 15, scope: !3266, inlinedAt: !3267)
!3269 = !DILocation(line: 44, column: 16, scope: !3225, inlinedAt: !3268)
!3270 = !DILocation(line: 66, column: 7, scope: !3109, inlinedAt: !3269)
!3271 = !DILocation(line: 64, column: 35, scope: !3109, inlinedAt: !3269)
!3272 = !DILocation(line: 67, column: 7, scope: !3109, inlinedAt: !3269)
!3273 = !DILocation(line: 67, column: 35, scope: !3109, inlinedAt: !3269)
!3274 = !DILocation(line: 68, column: 23, scope: !3109, inlinedAt: !3269)
!3275 = !DILocation(line: 13, column: 66, scope: !3266, inlinedAt: !3267)
!3276 = !DILocation(line: 67, column: 40, scope: !3109, inlinedAt: !3269)
!3277 = !DILocation(line: 73, column: 6, scope: !3109, inlinedAt: !3269)
!3278 = !DILocation(line: 73, column: 36, scope: !3109, inlinedAt: !3269)
!3279 = !DILocation(line: 74, column: 16, scope: !3109, inlinedAt: !3269)
!3280 = !DILocation(line: 75, column: 11, scope: !3109, inlinedAt: !3269)
!3281 = !DILocation(line: 74, column: 3, scope: !3109, inlinedAt: !3269)
!3282 = !DILocation(line: 78, column: 22, scope: !3109, inlinedAt: !3269)
!3283 = !DILocation(line: 78, column: 41, scope: !3109, inlinedAt: !3269)
!3284 = !DILocation(line: 79, column: 9, scope: !3109, inlinedAt: !3269)
!3285 = !DILocation(line: 73, column: 41, scope: !3109, inlinedAt: !3269)
!3286 = !DILocation(line: 82, column: 16, scope: !3109, inlinedAt: !3269)
!3287 = !DILocation(line: 82, column: 2, scope: !3225, inlinedAt: !3268)
!3288 = !DILocation(line: 46, column: 7, scope: !3225, inlinedAt: !3268)
!3289 = !DILocation(line: 49, column: 31, scope: !3225, inlinedAt: !3268)
!3290 = !DILocation(line: 50, column: 10, scope: !3225, inlinedAt: !3268)
!3291 = !DILocation(line: 51, column: 14, scope: !3225, inlinedAt: !3268)
!3292 = !DILocation(line: 52, column: 17, scope: !3225, inlinedAt: !3268)
!3293 = !DILocation(line: 52, column: 8, scope: !3225, inlinedAt: !3268)
!3294 = !DILocation(line: 54, column: 10, scope: !3225, inlinedAt: !3268)
!3295 = !DILocation(line: 55, column: 11, scope: !3225, inlinedAt: !3268)
!3296 = !DILocation(line: 42, column: 50, scope: !3225, inlinedAt: !3268)
!3297 = !DILocation(line: 56, column: 6, scope: !3225, inlinedAt: !3268)
!3298 = !DILocation(line: 56, column: 16, scope: !3225, inlinedAt: !3268)
!3299 = !DILocation(line: 57, column: 17, scope: !3225, inlinedAt: !3268)
!3300 = !DILocation(line: 56, column: 21, scope: !3225, inlinedAt: !3268)
!3301 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3302 = !DILocation(line: 17, column: 54, scope: !3222, inlinedAt: !3223)
!3303 = !DILocation(line: 19, column: 15, scope: !3301, inlinedAt: !3302)
!3304 = !DILocation(line: 44, column: 16, scope: !3225, inlinedAt: !3303)
!3305 = !DILocation(line: 66, column: 7, scope: !3109, inlinedAt: !3304)
!3306 = !DILocation(line: 64, column: 35, scope: !3109, inlinedAt: !3304)
!3307 = !DILocation(line: 67, column: 7, scope: !3109, inlinedAt: !3304)
!3308 = !DILocation(line: 67, column: 35, scope: !3109, inlinedAt: !3304)
!3309 = !DILocation(line: 68, column: 23, scope: !3109, inlinedAt: !3304)
!3310 = !DILocation(line: 19, column: 66, scope: !3301, inlinedAt: !3302)
!3311 = !DILocation(line: 67, column: 40, scope: !3109, inlinedAt: !3304)
!3312 = !DILocation(line: 73, column: 6, scope: !3109, inlinedAt: !3304)
!3313 = !DILocation(line: 73, column: 36, scope: !3109, inlinedAt: !3304)
!3314 = !DILocation(line: 74, column: 16, scope: !3109, inlinedAt: !3304)
!3315 = !DILocation(line: 75, column: 11, scope: !3109, inlinedAt: !3304)
!3316 = !DILocation(line: 74, column: 3, scope: !3109, inlinedAt: !3304)
!3317 = !DILocation(line: 78, column: 22, scope: !3109, inlinedAt: !3304)
!3318 = !DILocation(line: 78, column: 41, scope: !3109, inlinedAt: !3304)
!3319 = !DILocation(line: 79, column: 9, scope: !3109, inlinedAt: !3304)
!3320 = !DILocation(line: 73, column: 41, scope: !3109, inlinedAt: !3304)
!3321 = !DILocation(line: 82, column: 16, scope: !3109, inlinedAt: !3304)
!3322 = !DILocation(line: 82, column: 2, scope: !3225, inlinedAt: !3303)
!3323 = !DILocation(line: 46, column: 7, scope: !3225, inlinedAt: !3303)
!3324 = !DILocation(line: 49, column: 31, scope: !3225, inlinedAt: !3303)
!3325 = !DILocation(line: 50, column: 10, scope: !3225, inlinedAt: !3303)
!3326 = !DILocation(line: 51, column: 14, scope: !3225, inlinedAt: !3303)
!3327 = !DILocation(line: 52, column: 17, scope: !3225, inlinedAt: !3303)
!3328 = !DILocation(line: 52, column: 8, scope: !3225, inlinedAt: !3303)
!3329 = !DILocation(line: 54, column: 10, scope: !3225, inlinedAt: !3303)
!3330 = !DILocation(line: 55, column: 11, scope: !3225, inlinedAt: !3303)
!3331 = !DILocation(line: 42, column: 50, scope: !3225, inlinedAt: !3303)
!3332 = !DILocation(line: 56, column: 6, scope: !3225, inlinedAt: !3303)
!3333 = !DILocation(line: 56, column: 16, scope: !3225, inlinedAt: !3303)
!3334 = !DILocation(line: 57, column: 17, scope: !3225, inlinedAt: !3303)
!3335 = !DILocation(line: 56, column: 21, scope: !3225, inlinedAt: !3303)
!3336 = !DILocation(line: 17, column: 6, scope: !3222, inlinedAt: !3223)
!3337 = !DILocation(line: 17, column: 14, scope: !3222, inlinedAt: !3223)
!3338 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3339 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3340 = !DILocation(line: 18, column: 40, scope: !3222, inlinedAt: !3223)
!3341 = !DILocation(line: 6, column: 21, scope: !3339, inlinedAt: !3340)
!3342 = !DILocation(line: 25, column: 16, scope: !3338, inlinedAt: !3341)
!3343 = !DILocation(line: 23, column: 48, scope: !3338, inlinedAt: !3341)
!3344 = !DILocation(line: 26, column: 6, scope: !3338, inlinedAt: !3341)
!3345 = !DILocation(line: 26, column: 24, scope: !3338, inlinedAt: !3341)
!3346 = !DILocation(line: 27, column: 24, scope: !3338, inlinedAt: !3341)
!3347 = !DILocation(line: 27, column: 44, scope: !3338, inlinedAt: !3341)
!3348 = !DILocation(line: 28, column: 4, scope: !3338, inlinedAt: !3341)
!3349 = !DILocation(line: 26, column: 37, scope: !3338, inlinedAt: !3341)
!3350 = !DILocation(line: 31, column: 15, scope: !3338, inlinedAt: !3341)
!3351 = !DILocation(line: 34, column: 32, scope: !3338, inlinedAt: !3341)
!3352 = !DILocation(line: 35, column: 19, scope: !3338, inlinedAt: !3341)
!3353 = !DILocation(line: 36, column: 10, scope: !3338, inlinedAt: !3341)
!3354 = !DILocation(line: 37, column: 21, scope: !3338, inlinedAt: !3341)
!3355 = !DILocation(line: 37, column: 10, scope: !3338, inlinedAt: !3341)
!3356 = !DILocation(line: 38, column: 9, scope: !3338, inlinedAt: !3341)
!3357 = !DILocation(line: 40, column: 10, scope: !3338, inlinedAt: !3341)
!3358 = !DILocation(line: 23, column: 59, scope: !3338, inlinedAt: !3341)
!3359 = !DILocation(line: 42, column: 19, scope: !3338, inlinedAt: !3341)
!3360 = !DILocation(line: 42, column: 3, scope: !3338, inlinedAt: !3341)
!3361 = !DILocation(line: 44, column: 2, scope: !3339, inlinedAt: !3340)
!3362 = !DILocation(line: 7, column: 16, scope: !3339, inlinedAt: !3340)
!3363 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3364 = !DILocation(line: 18, column: 68, scope: !3222, inlinedAt: !3223)
!3365 = !DILocation(line: 14, column: 21, scope: !3363, inlinedAt: !3364)
!3366 = !DILocation(line: 25, column: 16, scope: !3338, inlinedAt: !3365)
!3367 = !DILocation(line: 23, column: 48, scope: !3338, inlinedAt: !3365)
!3368 = !DILocation(line: 26, column: 6, scope: !3338, inlinedAt: !3365)
!3369 = !DILocation(line: 26, column: 24, scope: !3338, inlinedAt: !3365)
!3370 = !DILocation(line: 27, column: 24, scope: !3338, inlinedAt: !3365)
!3371 = !DILocation(line: 27, column: 44, scope: !3338, inlinedAt: !3365)
!3372 = !DILocation(line: 28, column: 4, scope: !3338, inlinedAt: !3365)
!3373 = !DILocation(line: 26, column: 37, scope: !3338, inlinedAt: !3365)
!3374 = !DILocation(line: 31, column: 15, scope: !3338, inlinedAt: !3365)
!3375 = !DILocation(line: 34, column: 32, scope: !3338, inlinedAt: !3365)
!3376 = !DILocation(line: 35, column: 19, scope: !3338, inlinedAt: !3365)
!3377 = !DILocation(line: 36, column: 10, scope: !3338, inlinedAt: !3365)
!3378 = !DILocation(line: 37, column: 21, scope: !3338, inlinedAt: !3365)
!3379 = !DILocation(line: 37, column: 10, scope: !3338, inlinedAt: !3365)
!3380 = !DILocation(line: 38, column: 9, scope: !3338, inlinedAt: !3365)
!3381 = !DILocation(line: 40, column: 10, scope: !3338, inlinedAt: !3365)
!3382 = !DILocation(line: 23, column: 59, scope: !3338, inlinedAt: !3365)
!3383 = !DILocation(line: 42, column: 19, scope: !3338, inlinedAt: !3365)
!3384 = !DILocation(line: 42, column: 3, scope: !3338, inlinedAt: !3365)
!3385 = !DILocation(line: 44, column: 2, scope: !3363, inlinedAt: !3364)
!3386 = !DILocation(line: 15, column: 20, scope: !3363, inlinedAt: !3364)
!3387 = !DILocation(line: 15, column: 42, scope: !3363, inlinedAt: !3364)
!3388 = !DILocation(line: 18, column: 16, scope: !3363, inlinedAt: !3364)
!3389 = !DILocation(line: 18, column: 2, scope: !3222, inlinedAt: !3223)
!3390 = !DILocation(line: 18, column: 6, scope: !3222, inlinedAt: !3223)
!3391 = !DILocation(line: 18, column: 14, scope: !3222, inlinedAt: !3223)
!3392 = !DILocation(line: 19, column: 40, scope: !3222, inlinedAt: !3223)
!3393 = !DILocation(line: 19, column: 42, scope: !3222, inlinedAt: !3223)
!3394 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3395 = !DILocation(line: 19, column: 25, scope: !3222, inlinedAt: !3223)
!3396 = !DILocation(line: 36, column: 22, scope: !3394, inlinedAt: !3395)
!3397 = !DILocation(line: 37, column: 8, scope: !3394, inlinedAt: !3395)
!3398 = !DILocation(line: 39, column: 15, scope: !3394, inlinedAt: !3395)
!3399 = !DILocation(line: 40, column: 17, scope: !3394, inlinedAt: !3395)
!3400 = !DILocation(line: 40, column: 3, scope: !3222, inlinedAt: !3223)
!3401 = !DILocation(line: 42, column: 16, scope: !3394, inlinedAt: !3395)
!3402 = !DILocation(line: 43, column: 10, scope: !3394, inlinedAt: !3395)
!3403 = !DILocation(line: 44, column: 14, scope: !3394, inlinedAt: !3395)
!3404 = !DILocation(line: 45, column: 3, scope: !3394, inlinedAt: !3395)
!3405 = !DILocation(line: 47, column: 10, scope: !3394, inlinedAt: !3395)
!3406 = !DILocation(line: 48, column: 9, scope: !3394, inlinedAt: !3395)
!3407 = !DILocation(line: 48, column: 2, scope: !3222, inlinedAt: !3223)
!3408 = !DILocation(line: 19, column: 6, scope: !3222, inlinedAt: !3223)
!3409 = distinct !DISubprogram(name: "IntegersUint64", scope: !169, file: !169, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!3410 = !DILocation(line: 124, column: 6, scope: !3409)
!3411 = distinct !DISubprogram(name: "groupIntegers", scope: !209, file: !209, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!3412 = !DILocation(line: 124, column: 77, scope: !3409)
!3413 = !DILocation(line: 35, column: 20, scope: !3411, inlinedAt: !3412)
!3414 = !DILocation(line: 36, column: 27, scope: !3411, inlinedAt: !3412)
!3415 = !DILocation(line: 36, column: 25, scope: !3411, inlinedAt: !3412)
!3416 = !DILocation(line: 36, column: 48, scope: !3411, inlinedAt: !3412)
!3417 = distinct !DISubprogram(name: "integers", scope: !209, file: !209, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3418 = !DILocation(line: 36, column: 10, scope: !3411, inlinedAt: !3412)
!3419 = !DILocation(line: 24, column: 11, scope: !3417, inlinedAt: !3418)
!3420 = distinct !DISubprogram(name: "ReduceAnd", scope: !219, file: !219, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3421 = !DILocation(line: 25, column: 40, scope: !3417, inlinedAt: !3418)
!3422 = !DILocation(line: 25, column: 15, scope: !3420, inlinedAt: !3421)
!3423 = !DILocation(line: 44, column: 16, scope: !3110, inlinedAt: !3422)
!3424 = !DILocation(line: 65, column: 13, scope: !3109, inlinedAt: !3423)
!3425 = !DILocation(line: 66, column: 7, scope: !3109, inlinedAt: !3423)
!3426 = !DILocation(line: 64, column: 35, scope: !3109, inlinedAt: !3423)
!3427 = !DILocation(line: 67, column: 7, scope: !3109, inlinedAt: !3423)
!3428 = !DILocation(line: 67, column: 35, scope: !3109, inlinedAt: !3423)
!3429 = !DILocation(line: 68, column: 23, scope: !3109, inlinedAt: !3423)
!3430 = !DILocation(line: 25, column: 65, scope: !3420, inlinedAt: !3421)
!3431 = !DILocation(line: 67, column: 40, scope: !3109, inlinedAt: !3423)
!3432 = !DILocation(line: 72, column: 16, scope: !3109, inlinedAt: !3423)
!3433 = !DILocation(line: 73, column: 6, scope: !3109, inlinedAt: !3423)
!3434 = !DILocation(line: 73, column: 36, scope: !3109, inlinedAt: !3423)
!3435 = !DILocation(line: 74, column: 16, scope: !3109, inlinedAt: !3423)
!3436 = !DILocation(line: 75, column: 11, scope: !3109, inlinedAt: !3423)
!3437 = !DILocation(line: 74, column: 3, scope: !3109, inlinedAt: !3423)
!3438 = !DILocation(line: 78, column: 22, scope: !3109, inlinedAt: !3423)
!3439 = !DILocation(line: 78, column: 41, scope: !3109, inlinedAt: !3423)
!3440 = !DILocation(line: 79, column: 9, scope: !3109, inlinedAt: !3423)
!3441 = !DILocation(line: 73, column: 41, scope: !3109, inlinedAt: !3423)
!3442 = !DILocation(line: 82, column: 16, scope: !3109, inlinedAt: !3423)
!3443 = !DILocation(line: 82, column: 2, scope: !3110, inlinedAt: !3422)
!3444 = distinct !DISubprogram(name: "ReduceOr", scope: !219, file: !219, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3445 = !DILocation(line: 25, column: 60, scope: !3417, inlinedAt: !3418)
!3446 = !DILocation(line: 30, column: 15, scope: !3444, inlinedAt: !3445)
!3447 = !DILocation(line: 44, column: 16, scope: !3110, inlinedAt: !3446)
!3448 = !DILocation(line: 66, column: 7, scope: !3109, inlinedAt: !3447)
!3449 = !DILocation(line: 64, column: 35, scope: !3109, inlinedAt: !3447)
!3450 = !DILocation(line: 67, column: 7, scope: !3109, inlinedAt: !3447)
!3451 = !DILocation(line: 67, column: 35, scope: !3109, inlinedAt: !3447)
!3452 = !DILocation(line: 68, column: 23, scope: !3109, inlinedAt: !3447)
!3453 = !DILocation(line: 30, column: 64, scope: !3444, inlinedAt: !3445)
!3454 = !DILocation(line: 67, column: 40, scope: !3109, inlinedAt: !3447)
!3455 = !DILocation(line: 72, column: 16, scope: !3109, inlinedAt: !3447)
!3456 = !DILocation(line: 73, column: 6, scope: !3109, inlinedAt: !3447)
!3457 = !DILocation(line: 73, column: 36, scope: !3109, inlinedAt: !3447)
!3458 = !DILocation(line: 74, column: 16, scope: !3109, inlinedAt: !3447)
!3459 = !DILocation(line: 75, column: 11, scope: !3109, inlinedAt: !3447)
!3460 = !DILocation(line: 74, column: 3, scope: !3109, inlinedAt: !3447)
!3461 = !DILocation(line: 78, column: 22, scope: !3109, inlinedAt: !3447)
!3462 = !DILocation(line: 78, column: 41, scope: !3109, inlinedAt: !3447)
!3463 = !DILocation(line: 79, column: 9, scope: !3109, inlinedAt: !3447)
!3464 = !DILocation(line: 73, column: 41, scope: !3109, inlinedAt: !3447)
!3465 = !DILocation(line: 82, column: 16, scope: !3109, inlinedAt: !3447)
!3466 = !DILocation(line: 82, column: 2, scope: !3110, inlinedAt: !3446)
!3467 = distinct !DISubprogram(name: "ReduceXor", scope: !219, file: !219, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3468 = !DILocation(line: 25, column: 81, scope: !3417, inlinedAt: !3418)
!3469 = !DILocation(line: 36, column: 15, scope: !3467, inlinedAt: !3468)
!3470 = !DILocation(line: 44, column: 16, scope: !3110, inlinedAt: !3469)
!3471 = !DILocation(line: 66, column: 7, scope: !3109, inlinedAt: !3470)
!3472 = !DILocation(line: 64, column: 35, scope: !3109, inlinedAt: !3470)
!3473 = !DILocation(line: 67, column: 7, scope: !3109, inlinedAt: !3470)
!3474 = !DILocation(line: 67, column: 35, scope: !3109, inlinedAt: !3470)
!3475 = !DILocation(line: 68, column: 23, scope: !3109, inlinedAt: !3470)
!3476 = !DILocation(line: 36, column: 65, scope: !3467, inlinedAt: !3468)
!3477 = !DILocation(line: 67, column: 40, scope: !3109, inlinedAt: !3470)
!3478 = !DILocation(line: 72, column: 16, scope: !3109, inlinedAt: !3470)
!3479 = !DILocation(line: 73, column: 6, scope: !3109, inlinedAt: !3470)
!3480 = !DILocation(line: 73, column: 36, scope: !3109, inlinedAt: !3470)
!3481 = !DILocation(line: 74, column: 16, scope: !3109, inlinedAt: !3470)
!3482 = !DILocation(line: 75, column: 11, scope: !3109, inlinedAt: !3470)
!3483 = !DILocation(line: 74, column: 3, scope: !3109, inlinedAt: !3470)
!3484 = !DILocation(line: 78, column: 22, scope: !3109, inlinedAt: !3470)
!3485 = !DILocation(line: 78, column: 41, scope: !3109, inlinedAt: !3470)
!3486 = !DILocation(line: 79, column: 9, scope: !3109, inlinedAt: !3470)
!3487 = !DILocation(line: 73, column: 41, scope: !3109, inlinedAt: !3470)
!3488 = !DILocation(line: 82, column: 16, scope: !3109, inlinedAt: !3470)
!3489 = !DILocation(line: 82, column: 2, scope: !3110, inlinedAt: !3469)
!3490 = !DILocation(line: 25, column: 5, scope: !3417, inlinedAt: !3418)
!3491 = !DILocation(line: 25, column: 13, scope: !3417, inlinedAt: !3418)
!3492 = !DILocation(line: 25, column: 21, scope: !3417, inlinedAt: !3418)
!3493 = !DILocation(line: 37, column: 27, scope: !3411, inlinedAt: !3412)
!3494 = !DILocation(line: 37, column: 50, scope: !3411, inlinedAt: !3412)
!3495 = distinct !DISubprogram(name: "integers", scope: !209, file: !209, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3496 = !DILocation(line: 37, column: 10, scope: !3411, inlinedAt: !3412)
!3497 = !DILocation(line: 24, column: 11, scope: !3495, inlinedAt: !3496)
!3498 = distinct !DISubprogram(name: "ReduceAnd", scope: !219, file: !219, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3499 = !DILocation(line: 25, column: 40, scope: !3495, inlinedAt: !3496)
!3500 = !DILocation(line: 25, column: 15, scope: !3498, inlinedAt: !3499)
!3501 = !DILocation(line: 44, column: 16, scope: !3225, inlinedAt: !3500)
!3502 = !DILocation(line: 66, column: 7, scope: !3109, inlinedAt: !3501)
!3503 = !DILocation(line: 64, column: 35, scope: !3109, inlinedAt: !3501)
!3504 = !DILocation(line: 67, column: 7, scope: !3109, inlinedAt: !3501)
!3505 = !DILocation(line: 67, column: 35, scope: !3109, inlinedAt: !3501)
!3506 = !DILocation(line: 68, column: 23, scope: !3109, inlinedAt: !3501)
!3507 = !DILocation(line: 25, column: 65, scope: !3498, inlinedAt: !3499)
!3508 = !DILocation(line: 67, column: 40, scope: !3109, inlinedAt: !3501)
!3509 = !DILocation(line: 72, column: 16, scope: !3109, inlinedAt: !3501)
!3510 = !DILocation(line: 73, column: 6, scope: !3109, inlinedAt: !3501)
!3511 = !DILocation(line: 73, column: 36, scope: !3109, inlinedAt: !3501)
!3512 = !DILocation(line: 74, column: 16, scope: !3109, inlinedAt: !3501)
!3513 = !DILocation(line: 75, column: 11, scope: !3109, inlinedAt: !3501)
!3514 = !DILocation(line: 74, column: 3, scope: !3109, inlinedAt: !3501)
!3515 = !DILocation(line: 78, column: 22, scope: !3109, inlinedAt: !3501)
!3516 = !DILocation(line: 78, column: 41, scope: !3109, inlinedAt: !3501)
!3517 = !DILocation(line: 79, column: 9, scope: !3109, inlinedAt: !3501)
!3518 = !DILocation(line: 73, column: 41, scope: !3109, inlinedAt: !3501)
!3519 = !DILocation(line: 82, column: 16, scope: !3109, inlinedAt: !3501)
!3520 = !DILocation(line: 82, column: 2, scope: !3225, inlinedAt: !3500)
!3521 = !DILocation(line: 45, column: 14, scope: !3225, inlinedAt: !3500)
!3522 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !3521)
!3523 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !3521)
!3524 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !3521)
!3525 = !DILocation(line: 46, column: 7, scope: !3225, inlinedAt: !3500)
!3526 = !DILocation(line: 49, column: 31, scope: !3225, inlinedAt: !3500)
!3527 = !DILocation(line: 50, column: 10, scope: !3225, inlinedAt: !3500)
!3528 = !DILocation(line: 51, column: 11, scope: !3225, inlinedAt: !3500)
!3529 = !DILocation(line: 51, column: 14, scope: !3225, inlinedAt: !3500)
!3530 = !DILocation(line: 52, column: 17, scope: !3225, inlinedAt: !3500)
!3531 = !DILocation(line: 52, column: 8, scope: !3225, inlinedAt: !3500)
!3532 = !DILocation(line: 54, column: 10, scope: !3225, inlinedAt: !3500)
!3533 = !DILocation(line: 55, column: 11, scope: !3225, inlinedAt: !3500)
!3534 = !DILocation(line: 42, column: 50, scope: !3225, inlinedAt: !3500)
!3535 = !DILocation(line: 56, column: 6, scope: !3225, inlinedAt: !3500)
!3536 = !DILocation(line: 56, column: 16, scope: !3225, inlinedAt: !3500)
!3537 = !DILocation(line: 57, column: 17, scope: !3225, inlinedAt: !3500)
!3538 = !DILocation(line: 56, column: 21, scope: !3225, inlinedAt: !3500)
!3539 = distinct !DISubprogram(name: "ReduceOr", scope: !219, file: !219, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3540 = !DILocation(line: 25, column: 60, scope: !3495, inlinedAt: !3496)
!3541 = !DILocation(line: 30, column: 15, scope: !3539, inlinedAt: !3540)
!3542 = !DILocation(line: 44, column: 16, scope: !3225, inlinedAt: !3541)
!3543 = !DILocation(line: 66, column: 7, scope: !3109, inlinedAt: !3542)
!3544 = !DILocation(line: 64, column: 35, scope: !3109, inlinedAt: !3542)
!3545 = !DILocation(line: 67, column: 7, scope: !3109, inlinedAt: !3542)
!3546 = !DILocation(line: 67, column: 35, scope: !3109, inlinedAt: !3542)
!3547 = !DILocation(line: 68, column: 23, scope: !3109, inlinedAt: !3542)
!3548 = !DILocation(line: 30, column: 64, scope: !3539, inlinedAt: !3540)
!3549 = !DILocation(line: 67, column: 40, scope: !3109, inlinedAt: !3542)
!3550 = !DILocation(line: 72, column: 16, scope: !3109, inlinedAt: !3542)
!3551 = !DILocation(line: 73, column: 6, scope: !3109, inlinedAt: !3542)
!3552 = !DILocation(line: 73, column: 36, scope: !3109, inlinedAt: !3542)
!3553 = !DILocation(line: 74, column: 16, scope: !3109, inlinedAt: !3542)
!3554 = !DILocation(line: 75, column: 11, scope: !3109, inlinedAt: !3542)
!3555 = !DILocation(line: 74, column: 3, scope: !3109, inlinedAt: !3542)
!3556 = !DILocation(line: 78, column: 22, scope: !3109, inlinedAt: !3542)
!3557 = !DILocation(line: 78, column: 41, scope: !3109, inlinedAt: !3542)
!3558 = !DILocation(line: 79, column: 9, scope: !3109, inlinedAt: !3542)
!3559 = !DILocation(line: 73, column: 41, scope: !3109, inlinedAt: !3542)
!3560 = !DILocation(line: 82, column: 16, scope: !3109, inlinedAt: !3542)
!3561 = !DILocation(line: 82, column: 2, scope: !3225, inlinedAt: !3541)
!3562 = !DILocation(line: 46, column: 7, scope: !3225, inlinedAt: !3541)
!3563 = !DILocation(line: 49, column: 31, scope: !3225, inlinedAt: !3541)
!3564 = !DILocation(line: 50, column: 10, scope: !3225, inlinedAt: !3541)
!3565 = !DILocation(line: 51, column: 11, scope: !3225, inlinedAt: !3541)
!3566 = !DILocation(line: 51, column: 14, scope: !3225, inlinedAt: !3541)
!3567 = !DILocation(line: 52, column: 17, scope: !3225, inlinedAt: !3541)
!3568 = !DILocation(line: 52, column: 8, scope: !3225, inlinedAt: !3541)
!3569 = !DILocation(line: 54, column: 10, scope: !3225, inlinedAt: !3541)
!3570 = !DILocation(line: 55, column: 11, scope: !3225, inlinedAt: !3541)
!3571 = !DILocation(line: 42, column: 50, scope: !3225, inlinedAt: !3541)
!3572 = !DILocation(line: 56, column: 6, scope: !3225, inlinedAt: !3541)
!3573 = !DILocation(line: 56, column: 16, scope: !3225, inlinedAt: !3541)
!3574 = !DILocation(line: 57, column: 17, scope: !3225, inlinedAt: !3541)
!3575 = !DILocation(line: 56, column: 21, scope: !3225, inlinedAt: !3541)
!3576 = distinct !DISubprogram(name: "ReduceXor", scope: !219, file: !219, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3577 = !DILocation(line: 25, column: 81, scope: !3495, inlinedAt: !3496)
!3578 = !DILocation(line: 36, column: 15, scope: !3576, inlinedAt: !3577)
!3579 = !DILocation(line: 44, column: 16, scope: !3225, inlinedAt: !3578)
!3580 = !DILocation(line: 66, column: 7, scope: !3109, inlinedAt: !3579)
!3581 = !DILocation(line: 64, column: 35, scope: !3109, inlinedAt: !3579)
!3582 = !DILocation(line: 67, column: 7, scope: !3109, inlinedAt: !3579)
!3583 = !DILocation(line: 67, column: 35, scope: !3109, inlinedAt: !3579)
!3584 = !DILocation(line: 68, column: 23, scope: !3109, inlinedAt: !3579)
!3585 = !DILocation(line: 36, column: 65, scope: !3576, inlinedAt: !3577)
!3586 = !DILocation(line: 67, column: 40, scope: !3109, inlinedAt: !3579)
!3587 = !DILocation(line: 72, column: 16, scope: !3109, inlinedAt: !3579)
!3588 = !DILocation(line: 73, column: 6, scope: !3109, inlinedAt: !3579)
!3589 = !DILocation(line: 73, column: 36, scope: !3109, inlinedAt: !3579)
!3590 = !DILocation(line: 74, column: 16, scope: !3109, inlinedAt: !3579)
!3591 = !DILocation(line: 75, column: 11, scope: !3109, inlinedAt: !3579)
!3592 = !DILocation(line: 74, column: 3, scope: !3109, inlinedAt: !3579)
!3593 = !DILocation(line: 78, column: 22, scope: !3109, inlinedAt: !3579)
!3594 = !DILocation(line: 78, column: 41, scope: !3109, inlinedAt: !3579)
!3595 = !DILocation(line: 79, column: 9, scope: !3109, inlinedAt: !3579)
!3596 = !DILocation(line: 73, column: 41, scope: !3109, inlinedAt: !3579)
!3597 = !DILocation(line: 82, column: 16, scope: !3109, inlinedAt: !3579)
!3598 = !DILocation(line: 82, column: 2, scope: !3225, inlinedAt: !3578)
!3599 = !DILocation(line: 46, column: 7, scope: !3225, inlinedAt: !3578)
!3600 = !DILocation(line: 49, column: 31, scope: !3225, inlinedAt: !3578)
!3601 = !DILocation(line: 50, column: 10, scope: !3225, inlinedAt: !3578)
!3602 = !DILocation(line: 51, column: 11, scope: !3225, inlinedAt: !3578)
!3603 = !DILocation(line: 51, column: 14, scope: !3225, inlinedAt: !3578)
!3604 = !DILocation(line: 52, column: 17, scope: !3225, inlinedAt: !3578)
!3605 = !DILocation(line: 52, column: 8, scope: !3225, inlinedAt: !3578)
!3606 = !DILocation(line: 54, column: 10, scope: !3225, inlinedAt: !3578)
!3607 = !DILocation(line: 55, column: 11, scope: !3225, inlinedAt: !3578)
!3608 = !DILocation(line: 42, column: 50, scope: !3225, inlinedAt: !3578)
!3609 = !DILocation(line: 56, column: 6, scope: !3225, inlinedAt: !3578)
!3610 = !DILocation(line: 56, column: 16, scope: !3225, inlinedAt: !3578)
!3611 = !DILocation(line: 57, column: 17, scope: !3225, inlinedAt: !3578)
!3612 = !DILocation(line: 56, column: 21, scope: !3225, inlinedAt: !3578)
!3613 = !DILocation(line: 25, column: 5, scope: !3495, inlinedAt: !3496)
!3614 = !DILocation(line: 25, column: 13, scope: !3495, inlinedAt: !3496)
!3615 = !DILocation(line: 25, column: 21, scope: !3495, inlinedAt: !3496)
!3616 = distinct !DISubprogram(name: "ExchangeUint", scope: !169, file: !169, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!3617 = !DILocation(line: 129, column: 6, scope: !3616)
!3618 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3619 = !DILocation(line: 129, column: 83, scope: !3616)
!3620 = !DILocation(line: 21, column: 29, scope: !3618, inlinedAt: !3619)
!3621 = !DILocation(line: 21, column: 39, scope: !3618, inlinedAt: !3619)
!3622 = !DILocation(line: 21, column: 49, scope: !3618, inlinedAt: !3619)
!3623 = !DILocation(line: 23, column: 7, scope: !3618, inlinedAt: !3619)
!3624 = !DILocation(line: 22, column: 2, scope: !3618, inlinedAt: !3619)
!3625 = !DILocation(line: 22, column: 8, scope: !3618, inlinedAt: !3619)
!3626 = !DILocation(line: 26, column: 9, scope: !3618, inlinedAt: !3619)
!3627 = !DILocation(line: 27, column: 12, scope: !3618, inlinedAt: !3619)
!3628 = !DILocation(line: 27, column: 10, scope: !3618, inlinedAt: !3619)
!3629 = !DILocation(line: 27, column: 30, scope: !3618, inlinedAt: !3619)
!3630 = !DILocation(line: 28, column: 32, scope: !3618, inlinedAt: !3619)
!3631 = !DILocation(line: 28, column: 34, scope: !3618, inlinedAt: !3619)
!3632 = !DILocation(line: 28, column: 37, scope: !3618, inlinedAt: !3619)
!3633 = !DILocation(line: 28, column: 20, scope: !3618, inlinedAt: !3619)
!3634 = !DILocation(line: 28, column: 3, scope: !3618, inlinedAt: !3619)
!3635 = !DILocation(line: 29, column: 22, scope: !3618, inlinedAt: !3619)
!3636 = !DILocation(line: 29, column: 3, scope: !3618, inlinedAt: !3619)
!3637 = !DILocation(line: 30, column: 24, scope: !3618, inlinedAt: !3619)
!3638 = !DILocation(line: 30, column: 3, scope: !3618, inlinedAt: !3619)
!3639 = !DILocation(line: 31, column: 23, scope: !3618, inlinedAt: !3619)
!3640 = !DILocation(line: 31, column: 3, scope: !3618, inlinedAt: !3619)
!3641 = !DILocation(line: 32, column: 14, scope: !3618, inlinedAt: !3619)
!3642 = !DILocation(line: 32, column: 12, scope: !3618, inlinedAt: !3619)
!3643 = !DILocation(line: 32, column: 18, scope: !3618, inlinedAt: !3619)
!3644 = !DILocation(line: 33, column: 21, scope: !3618, inlinedAt: !3619)
!3645 = !DILocation(line: 33, column: 3, scope: !3618, inlinedAt: !3619)
!3646 = !DILocation(line: 34, column: 3, scope: !3618, inlinedAt: !3619)
!3647 = !DILocation(line: 35, column: 31, scope: !3618, inlinedAt: !3619)
!3648 = !DILocation(line: 36, column: 4, scope: !3618, inlinedAt: !3619)
!3649 = !DILocation(line: 38, column: 32, scope: !3618, inlinedAt: !3619)
!3650 = !DILocation(line: 38, column: 30, scope: !3618, inlinedAt: !3619)
!3651 = !DILocation(line: 38, column: 24, scope: !3618, inlinedAt: !3619)
!3652 = !DILocation(line: 38, column: 3, scope: !3618, inlinedAt: !3619)
!3653 = distinct !DISubprogram(name: "ExchangeFloat32", scope: !169, file: !169, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!3654 = !DILocation(line: 134, column: 6, scope: !3653)
!3655 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3656 = !DILocation(line: 135, column: 10, scope: !3653)
!3657 = !DILocation(line: 21, column: 29, scope: !3655, inlinedAt: !3656)
!3658 = !DILocation(line: 21, column: 39, scope: !3655, inlinedAt: !3656)
!3659 = !DILocation(line: 21, column: 49, scope: !3655, inlinedAt: !3656)
!3660 = !DILocation(line: 23, column: 7, scope: !3655, inlinedAt: !3656)
!3661 = !DILocation(line: 22, column: 2, scope: !3655, inlinedAt: !3656)
!3662 = !DILocation(line: 22, column: 8, scope: !3655, inlinedAt: !3656)
!3663 = !DILocation(line: 26, column: 9, scope: !3655, inlinedAt: !3656)
!3664 = !DILocation(line: 27, column: 12, scope: !3655, inlinedAt: !3656)
!3665 = !DILocation(line: 27, column: 10, scope: !3655, inlinedAt: !3656)
!3666 = !DILocation(line: 27, column: 30, scope: !3655, inlinedAt: !3656)
!3667 = !DILocation(line: 28, column: 32, scope: !3655, inlinedAt: !3656)
!3668 = !DILocation(line: 28, column: 34, scope: !3655, inlinedAt: !3656)
!3669 = !DILocation(line: 28, column: 37, scope: !3655, inlinedAt: !3656)
!3670 = !DILocation(line: 28, column: 20, scope: !3655, inlinedAt: !3656)
!3671 = !DILocation(line: 28, column: 3, scope: !3655, inlinedAt: !3656)
!3672 = !DILocation(line: 29, column: 22, scope: !3655, inlinedAt: !3656)
!3673 = !DILocation(line: 29, column: 3, scope: !3655, inlinedAt: !3656)
!3674 = !DILocation(line: 30, column: 24, scope: !3655, inlinedAt: !3656)
!3675 = !DILocation(line: 30, column: 3, scope: !3655, inlinedAt: !3656)
!3676 = !DILocation(line: 31, column: 23, scope: !3655, inlinedAt: !3656)
!3677 = !DILocation(line: 31, column: 3, scope: !3655, inlinedAt: !3656)
!3678 = !DILocation(line: 32, column: 14, scope: !3655, inlinedAt: !3656)
!3679 = !DILocation(line: 32, column: 12, scope: !3655, inlinedAt: !3656)
!3680 = !DILocation(line: 32, column: 18, scope: !3655, inlinedAt: !3656)
!3681 = !DILocation(line: 33, column: 21, scope: !3655, inlinedAt: !3656)
!3682 = !DILocation(line: 33, column: 3, scope: !3655, inlinedAt: !3656)
!3683 = !DILocation(line: 34, column: 3, scope: !3655, inlinedAt: !3656)
!3684 = !DILocation(line: 35, column: 31, scope: !3655, inlinedAt: !3656)
!3685 = !DILocation(line: 36, column: 4, scope: !3655, inlinedAt: !3656)
!3686 = !DILocation(line: 38, column: 32, scope: !3655, inlinedAt: !3656)
!3687 = !DILocation(line: 38, column: 30, scope: !3655, inlinedAt: !3656)
!3688 = !DILocation(line: 38, column: 24, scope: !3655, inlinedAt: !3656)
!3689 = !DILocation(line: 38, column: 3, scope: !3655, inlinedAt: !3656)
!3690 = distinct !DISubprogram(name: "NumbersFloat32", scope: !169, file: !169, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!3691 = !DILocation(line: 141, column: 6, scope: !3690)
!3692 = distinct !DISubprogram(name: "groupNumbers", scope: !209, file: !209, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3693 = !DILocation(line: 141, column: 77, scope: !3690)
!3694 = !DILocation(line: 29, column: 20, scope: !3692, inlinedAt: !3693)
!3695 = !DILocation(line: 30, column: 26, scope: !3692, inlinedAt: !3693)
!3696 = !DILocation(line: 30, column: 24, scope: !3692, inlinedAt: !3693)
!3697 = !DILocation(line: 30, column: 46, scope: !3692, inlinedAt: !3693)
!3698 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3699 = !DILocation(line: 30, column: 9, scope: !3692, inlinedAt: !3693)
!3700 = !DILocation(line: 14, column: 11, scope: !3698, inlinedAt: !3699)
!3701 = distinct !DISubprogram(name: "reduceWarp", scope: !219, file: !219, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!3702 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3703 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3704 = !DILocation(line: 16, column: 25, scope: !3698, inlinedAt: !3699)
!3705 = !DILocation(line: 7, column: 15, scope: !3703, inlinedAt: !3704)
!3706 = !DILocation(line: 44, column: 16, scope: !3702, inlinedAt: !3705)
!3707 = !DILocation(line: 65, column: 13, scope: !3701, inlinedAt: !3706)
!3708 = !DILocation(line: 66, column: 7, scope: !3701, inlinedAt: !3706)
!3709 = !DILocation(line: 64, column: 35, scope: !3701, inlinedAt: !3706)
!3710 = !DILocation(line: 67, column: 7, scope: !3701, inlinedAt: !3706)
!3711 = !DILocation(line: 67, column: 35, scope: !3701, inlinedAt: !3706)
!3712 = !DILocation(line: 68, column: 23, scope: !3701, inlinedAt: !3706)
!3713 = !DILocation(line: 7, column: 65, scope: !3703, inlinedAt: !3704)
!3714 = !DILocation(line: 67, column: 40, scope: !3701, inlinedAt: !3706)
!3715 = !DILocation(line: 72, column: 16, scope: !3701, inlinedAt: !3706)
!3716 = !DILocation(line: 73, column: 6, scope: !3701, inlinedAt: !3706)
!3717 = !DILocation(line: 73, column: 36, scope: !3701, inlinedAt: !3706)
!3718 = !DILocation(line: 74, column: 16, scope: !3701, inlinedAt: !3706)
!3719 = !DILocation(line: 75, column: 11, scope: !3701, inlinedAt: !3706)
!3720 = !DILocation(line: 74, column: 3, scope: !3701, inlinedAt: !3706)
!3721 = !DILocation(line: 78, column: 22, scope: !3701, inlinedAt: !3706)
!3722 = !DILocation(line: 78, column: 41, scope: !3701, inlinedAt: !3706)
!3723 = !DILocation(line: 79, column: 9, scope: !3701, inlinedAt: !3706)
!3724 = !DILocation(line: 73, column: 41, scope: !3701, inlinedAt: !3706)
!3725 = !DILocation(line: 82, column: 16, scope: !3701, inlinedAt: !3706)
!3726 = !DILocation(line: 82, column: 2, scope: !3702, inlinedAt: !3705)
!3727 = !DILocation(line: 16, column: 6, scope: !3698, inlinedAt: !3699)
!3728 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3729 = !DILocation(line: 17, column: 33, scope: !3698, inlinedAt: !3699)
!3730 = !DILocation(line: 13, column: 15, scope: !3728, inlinedAt: !3729)
!3731 = !DILocation(line: 44, column: 16, scope: !3702, inlinedAt: !3730)
!3732 = !DILocation(line: 66, column: 7, scope: !3701, inlinedAt: !3731)
!3733 = !DILocation(line: 64, column: 35, scope: !3701, inlinedAt: !3731)
!3734 = !DILocation(line: 67, column: 7, scope: !3701, inlinedAt: !3731)
!3735 = !DILocation(line: 67, column: 35, scope: !3701, inlinedAt: !3731)
!3736 = !DILocation(line: 68, column: 23, scope: !3701, inlinedAt: !3731)
!3737 = !DILocation(line: 13, column: 66, scope: !3728, inlinedAt: !3729)
!3738 = !DILocation(line: 67, column: 40, scope: !3701, inlinedAt: !3731)
!3739 = !DILocation(line: 72, column: 16, scope: !3701, inlinedAt: !3731)
!3740 = !DILocation(line: 73, column: 6, scope: !3701, inlinedAt: !3731)
!3741 = !DILocation(line: 73, column: 36, scope: !3701, inlinedAt: !3731)
!3742 = !DILocation(line: 74, column: 16, scope: !3701, inlinedAt: !3731)
!3743 = !DILocation(line: 75, column: 11, scope: !3701, inlinedAt: !3731)
!3744 = !DILocation(line: 74, column: 3, scope: !3701, inlinedAt: !3731)
!3745 = !DILocation(line: 78, column: 22, scope: !3701, inlinedAt: !3731)
!3746 = !DILocation(line: 78, column: 41, scope: !3701, inlinedAt: !3731)
!3747 = !DILocation(line: 79, column: 9, scope: !3701, inlinedAt: !3731)
!3748 = !DILocation(line: 73, column: 41, scope: !3701, inlinedAt: !3731)
!3749 = !DILocation(line: 82, column: 16, scope: !3701, inlinedAt: !3731)
!3750 = !DILocation(line: 82, column: 2, scope: !3702, inlinedAt: !3730)
!3751 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3752 = !DILocation(line: 17, column: 54, scope: !3698, inlinedAt: !3699)
!3753 = !DILocation(line: 19, column: 15, scope: !3751, inlinedAt: !3752)
!3754 = !DILocation(line: 44, column: 16, scope: !3702, inlinedAt: !3753)
!3755 = !DILocation(line: 66, column: 7, scope: !3701, inlinedAt: !3754)
!3756 = !DILocation(line: 64, column: 35, scope: !3701, inlinedAt: !3754)
!3757 = !DILocation(line: 67, column: 7, scope: !3701, inlinedAt: !3754)
!3758 = !DILocation(line: 67, column: 35, scope: !3701, inlinedAt: !3754)
!3759 = !DILocation(line: 68, column: 23, scope: !3701, inlinedAt: !3754)
!3760 = !DILocation(line: 19, column: 66, scope: !3751, inlinedAt: !3752)
!3761 = !DILocation(line: 67, column: 40, scope: !3701, inlinedAt: !3754)
!3762 = !DILocation(line: 72, column: 16, scope: !3701, inlinedAt: !3754)
!3763 = !DILocation(line: 73, column: 6, scope: !3701, inlinedAt: !3754)
!3764 = !DILocation(line: 73, column: 36, scope: !3701, inlinedAt: !3754)
!3765 = !DILocation(line: 74, column: 16, scope: !3701, inlinedAt: !3754)
!3766 = !DILocation(line: 75, column: 11, scope: !3701, inlinedAt: !3754)
!3767 = !DILocation(line: 74, column: 3, scope: !3701, inlinedAt: !3754)
!3768 = !DILocation(line: 78, column: 22, scope: !3701, inlinedAt: !3754)
!3769 = !DILocation(line: 78, column: 41, scope: !3701, inlinedAt: !3754)
!3770 = !DILocation(line: 79, column: 9, scope: !3701, inlinedAt: !3754)
!3771 = !DILocation(line: 73, column: 41, scope: !3701, inlinedAt: !3754)
!3772 = !DILocation(line: 82, column: 16, scope: !3701, inlinedAt: !3754)
!3773 = !DILocation(line: 82, column: 2, scope: !3702, inlinedAt: !3753)
!3774 = !DILocation(line: 17, column: 6, scope: !3698, inlinedAt: !3699)
!3775 = !DILocation(line: 17, column: 14, scope: !3698, inlinedAt: !3699)
!3776 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3777 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3778 = !DILocation(line: 18, column: 40, scope: !3698, inlinedAt: !3699)
!3779 = !DILocation(line: 6, column: 21, scope: !3777, inlinedAt: !3778)
!3780 = !DILocation(line: 25, column: 16, scope: !3776, inlinedAt: !3779)
!3781 = !DILocation(line: 23, column: 48, scope: !3776, inlinedAt: !3779)
!3782 = !DILocation(line: 26, column: 6, scope: !3776, inlinedAt: !3779)
!3783 = !DILocation(line: 26, column: 24, scope: !3776, inlinedAt: !3779)
!3784 = !DILocation(line: 27, column: 24, scope: !3776, inlinedAt: !3779)
!3785 = !DILocation(line: 27, column: 44, scope: !3776, inlinedAt: !3779)
!3786 = !DILocation(line: 28, column: 4, scope: !3776, inlinedAt: !3779)
!3787 = !DILocation(line: 26, column: 37, scope: !3776, inlinedAt: !3779)
!3788 = !DILocation(line: 7, column: 16, scope: !3777, inlinedAt: !3778)
!3789 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3790 = !DILocation(line: 18, column: 68, scope: !3698, inlinedAt: !3699)
!3791 = !DILocation(line: 14, column: 21, scope: !3789, inlinedAt: !3790)
!3792 = !DILocation(line: 25, column: 16, scope: !3776, inlinedAt: !3791)
!3793 = !DILocation(line: 23, column: 48, scope: !3776, inlinedAt: !3791)
!3794 = !DILocation(line: 26, column: 6, scope: !3776, inlinedAt: !3791)
!3795 = !DILocation(line: 26, column: 24, scope: !3776, inlinedAt: !3791)
!3796 = !DILocation(line: 27, column: 24, scope: !3776, inlinedAt: !3791)
!3797 = !DILocation(line: 27, column: 44, scope: !3776, inlinedAt: !3791)
!3798 = !DILocation(line: 28, column: 4, scope: !3776, inlinedAt: !3791)
!3799 = !DILocation(line: 26, column: 37, scope: !3776, inlinedAt: !3791)
!3800 = !DILocation(line: 15, column: 20, scope: !3789, inlinedAt: !3790)
!3801 = !DILocation(line: 15, column: 42, scope: !3789, inlinedAt: !3790)
!3802 = !DILocation(line: 18, column: 16, scope: !3789, inlinedAt: !3790)
!3803 = !DILocation(line: 18, column: 2, scope: !3698, inlinedAt: !3699)
!3804 = !DILocation(line: 18, column: 6, scope: !3698, inlinedAt: !3699)
!3805 = !DILocation(line: 18, column: 14, scope: !3698, inlinedAt: !3699)
!3806 = !DILocation(line: 19, column: 40, scope: !3698, inlinedAt: !3699)
!3807 = !DILocation(line: 19, column: 42, scope: !3698, inlinedAt: !3699)
!3808 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3809 = !DILocation(line: 19, column: 25, scope: !3698, inlinedAt: !3699)
!3810 = !DILocation(line: 36, column: 10, scope: !3808, inlinedAt: !3809)
!3811 = !DILocation(line: 36, column: 22, scope: !3808, inlinedAt: !3809)
!3812 = !DILocation(line: 37, column: 8, scope: !3808, inlinedAt: !3809)
!3813 = !DILocation(line: 40, column: 17, scope: !3808, inlinedAt: !3809)
!3814 = !DILocation(line: 19, column: 6, scope: !3698, inlinedAt: !3699)
!3815 = !DILocation(line: 31, column: 26, scope: !3692, inlinedAt: !3693)
!3816 = !DILocation(line: 31, column: 48, scope: !3692, inlinedAt: !3693)
!3817 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3818 = !DILocation(line: 31, column: 9, scope: !3692, inlinedAt: !3693)
!3819 = !DILocation(line: 14, column: 11, scope: !3817, inlinedAt: !3818)
!3820 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3821 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3822 = !DILocation(line: 16, column: 25, scope: !3817, inlinedAt: !3818)
!3823 = !DILocation(line: 7, column: 15, scope: !3821, inlinedAt: !3822)
!3824 = !DILocation(line: 44, column: 16, scope: !3820, inlinedAt: !3823)
!3825 = !DILocation(line: 66, column: 7, scope: !3701, inlinedAt: !3824)
!3826 = !DILocation(line: 64, column: 35, scope: !3701, inlinedAt: !3824)
!3827 = !DILocation(line: 67, column: 7, scope: !3701, inlinedAt: !3824)
!3828 = !DILocation(line: 67, column: 35, scope: !3701, inlinedAt: !3824)
!3829 = !DILocation(line: 68, column: 23, scope: !3701, inlinedAt: !3824)
!3830 = !DILocation(line: 7, column: 65, scope: !3821, inlinedAt: !3822)
!3831 = !DILocation(line: 67, column: 40, scope: !3701, inlinedAt: !3824)
!3832 = !DILocation(line: 73, column: 6, scope: !3701, inlinedAt: !3824)
!3833 = !DILocation(line: 73, column: 36, scope: !3701, inlinedAt: !3824)
!3834 = !DILocation(line: 74, column: 16, scope: !3701, inlinedAt: !3824)
!3835 = !DILocation(line: 75, column: 11, scope: !3701, inlinedAt: !3824)
!3836 = !DILocation(line: 74, column: 3, scope: !3701, inlinedAt: !3824)
!3837 = !DILocation(line: 78, column: 22, scope: !3701, inlinedAt: !3824)
!3838 = !DILocation(line: 78, column: 41, scope: !3701, inlinedAt: !3824)
!3839 = !DILocation(line: 79, column: 9, scope: !3701, inlinedAt: !3824)
!3840 = !DILocation(line: 73, column: 41, scope: !3701, inlinedAt: !3824)
!3841 = !DILocation(line: 82, column: 16, scope: !3701, inlinedAt: !3824)
!3842 = !DILocation(line: 82, column: 2, scope: !3820, inlinedAt: !3823)
!3843 = !DILocation(line: 45, column: 14, scope: !3820, inlinedAt: !3823)
!3844 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !3843)
!3845 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !3843)
!3846 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !3843)
!3847 = !DILocation(line: 46, column: 7, scope: !3820, inlinedAt: !3823)
!3848 = !DILocation(line: 49, column: 31, scope: !3820, inlinedAt: !3823)
!3849 = !DILocation(line: 50, column: 10, scope: !3820, inlinedAt: !3823)
!3850 = !DILocation(line: 51, column: 14, scope: !3820, inlinedAt: !3823)
!3851 = !DILocation(line: 52, column: 17, scope: !3820, inlinedAt: !3823)
!3852 = !DILocation(line: 52, column: 8, scope: !3820, inlinedAt: !3823)
!3853 = !DILocation(line: 54, column: 10, scope: !3820, inlinedAt: !3823)
!3854 = !DILocation(line: 55, column: 11, scope: !3820, inlinedAt: !3823)
!3855 = !DILocation(line: 42, column: 50, scope: !3820, inlinedAt: !3823)
!3856 = !DILocation(line: 56, column: 6, scope: !3820, inlinedAt: !3823)
!3857 = !DILocation(line: 56, column: 16, scope: !3820, inlinedAt: !3823)
!3858 = !DILocation(line: 57, column: 17, scope: !3820, inlinedAt: !3823)
!3859 = !DILocation(line: 56, column: 21, scope: !3820, inlinedAt: !3823)
!3860 = !DILocation(line: 16, column: 6, scope: !3817, inlinedAt: !3818)
!3861 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3862 = !DILocation(line: 17, column: 33, scope: !3817, inlinedAt: !3818)
!3863 = !DILocation(line: 13, column: 15, scope: !3861, inlinedAt: !3862)
!3864 = !DILocation(line: 44, column: 16, scope: !3820, inlinedAt: !3863)
!3865 = !DILocation(line: 66, column: 7, scope: !3701, inlinedAt: !3864)
!3866 = !DILocation(line: 64, column: 35, scope: !3701, inlinedAt: !3864)
!3867 = !DILocation(line: 67, column: 7, scope: !3701, inlinedAt: !3864)
!3868 = !DILocation(line: 67, column: 35, scope: !3701, inlinedAt: !3864)
!3869 = !DILocation(line: 68, column: 23, scope: !3701, inlinedAt: !3864)
!3870 = !DILocation(line: 13, column: 66, scope: !3861, inlinedAt: !3862)
!3871 = !DILocation(line: 67, column: 40, scope: !3701, inlinedAt: !3864)
!3872 = !DILocation(line: 73, column: 6, scope: !3701, inlinedAt: !3864)
!3873 = !DILocation(line: 73, column: 36, scope: !3701, inlinedAt: !3864)
!3874 = !DILocation(line: 74, column: 16, scope: !3701, inlinedAt: !3864)
!3875 = !DILocation(line: 75, column: 11, scope: !3701, inlinedAt: !3864)
!3876 = !DILocation(line: 74, column: 3, scope: !3701, inlinedAt: !3864)
!3877 = !DILocation(line: 78, column: 22, scope: !3701, inlinedAt: !3864)
!3878 = !DILocation(line: 78, column: 41, scope: !3701, inlinedAt: !3864)
!3879 = !DILocation(line: 79, column: 9, scope: !3701, inlinedAt: !3864)
!3880 = !DILocation(line: 73, column: 41, scope: !3701, inlinedAt: !3864)
!3881 = !DILocation(line: 82, column: 16, scope: !3701, inlinedAt: !3864)
!3882 = !DILocation(line: 82, column: 2, scope: !3820, inlinedAt: !3863)
!3883 = !DILocation(line: 46, column: 7, scope: !3820, inlinedAt: !3863)
!3884 = !DILocation(line: 49, column: 31, scope: !3820, inlinedAt: !3863)
!3885 = !DILocation(line: 50, column: 10, scope: !3820, inlinedAt: !3863)
!3886 = !DILocation(line: 51, column: 14, scope: !3820, inlinedAt: !3863)
!3887 = !DILocation(line: 52, column: 17, scope: !3820, inlinedAt: !3863)
!3888 = !DILocation(line: 52, column: 8, scope: !3820, inlinedAt: !3863)
!3889 = !DILocation(line: 54, column: 10, scope: !3820, inlinedAt: !3863)
!3890 = !DILocation(line: 55, column: 11, scope: !3820, inlinedAt: !3863)
!3891 = !DILocation(line: 42, column: 50, scope: !3820, inlinedAt: !3863)
!3892 = !DILocation(line: 56, column: 6, scope: !3820, inlinedAt: !3863)
!3893 = !DILocation(line: 56, column: 16, scope: !3820, inlinedAt: !3863)
!3894 = !DILocation(line: 57, column: 17, scope: !3820, inlinedAt: !3863)
!3895 = !DILocation(line: 56, column: 21, scope: !3820, inlinedAt: !3863)
!3896 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3897 = !DILocation(line: 17, column: 54, scope: !3817, inlinedAt: !3818)
!3898 = !DILocation(line: 19, column: 15, scope: !3896, inlinedAt: !3897)
!3899 = !DILocation(line: 44, column: 16, scope: !3820, inlinedAt: !3898)
!3900 = !DILocation(line: 66, column: 7, scope: !3701, inlinedAt: !3899)
!3901 = !DILocation(line: 64, column: 35, scope: !3701, inlinedAt: !3899)
!3902 = !DILocation(line: 67, column: 7, scope: !3701, inlinedAt: !3899)
!3903 = !DILocation(line: 67, column: 35, scope: !3701, inlinedAt: !3899)
!3904 = !DILocation(line: 68, column: 23, scope: !3701, inlinedAt: !3899)
!3905 = !DILocation(line: 19, column: 66, scope: !3896, inlinedAt: !3897)
!3906 = !DILocation(line: 67, column: 40, scope: !3701, inlinedAt: !3899)
!3907 = !DILocation(line: 73, column: 6, scope: !3701, inlinedAt: !3899)
!3908 = !DILocation(line: 73, column: 36, scope: !3701, inlinedAt: !3899)
!3909 = !DILocation(line: 74, column: 16, scope: !3701, inlinedAt: !3899)
!3910 = !DILocation(line: 75, column: 11, scope: !3701, inlinedAt: !3899)
!3911 = !DILocation(line: 74, column: 3, scope: !3701, inlinedAt: !3899)
!3912 = !DILocation(line: 78, column: 22, scope: !3701, inlinedAt: !3899)
!3913 = !DILocation(line: 78, column: 41, scope: !3701, inlinedAt: !3899)
!3914 = !DILocation(line: 79, column: 9, scope: !3701, inlinedAt: !3899)
!3915 = !DILocation(line: 73, column: 41, scope: !3701, inlinedAt: !3899)
!3916 = !DILocation(line: 82, column: 16, scope: !3701, inlinedAt: !3899)
!3917 = !DILocation(line: 82, column: 2, scope: !3820, inlinedAt: !3898)
!3918 = !DILocation(line: 46, column: 7, scope: !3820, inlinedAt: !3898)
!3919 = !DILocation(line: 49, column: 31, scope: !3820, inlinedAt: !3898)
!3920 = !DILocation(line: 50, column: 10, scope: !3820, inlinedAt: !3898)
!3921 = !DILocation(line: 51, column: 14, scope: !3820, inlinedAt: !3898)
!3922 = !DILocation(line: 52, column: 17, scope: !3820, inlinedAt: !3898)
!3923 = !DILocation(line: 52, column: 8, scope: !3820, inlinedAt: !3898)
!3924 = !DILocation(line: 54, column: 10, scope: !3820, inlinedAt: !3898)
!3925 = !DILocation(line: 55, column: 11, scope: !3820, inlinedAt: !3898)
!3926 = !DILocation(line: 42, column: 50, scope: !3820, inlinedAt: !3898)
!3927 = !DILocation(line: 56, column: 6, scope: !3820, inlinedAt: !3898)
!3928 = !DILocation(line: 56, column: 16, scope: !3820, inlinedAt: !3898)
!3929 = !DILocation(line: 57, column: 17, scope: !3820, inlinedAt: !3898)
!3930 = !DILocation(line: 56, column: 21, scope: !3820, inlinedAt: !3898)
!3931 = !DILocation(line: 17, column: 6, scope: !3817, inlinedAt: !3818)
!3932 = !DILocation(line: 17, column: 14, scope: !3817, inlinedAt: !3818)
!3933 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3934 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3935 = !DILocation(line: 18, column: 40, scope: !3817, inlinedAt: !3818)
!3936 = !DILocation(line: 6, column: 21, scope: !3934, inlinedAt: !3935)
!3937 = !DILocation(line: 25, column: 16, scope: !3933, inlinedAt: !3936)
!3938 = !DILocation(line: 23, column: 48, scope: !3933, inlinedAt: !3936)
!3939 = !DILocation(line: 26, column: 6, scope: !3933, inlinedAt: !3936)
!3940 = !DILocation(line: 26, column: 24, scope: !3933, inlinedAt: !3936)
!3941 = !DILocation(line: 27, column: 24, scope: !3933, inlinedAt: !3936)
!3942 = !DILocation(line: 27, column: 44, scope: !3933, inlinedAt: !3936)
!3943 = !DILocation(line: 28, column: 4, scope: !3933, inlinedAt: !3936)
!3944 = !DILocation(line: 26, column: 37, scope: !3933, inlinedAt: !3936)
!3945 = !DILocation(line: 31, column: 15, scope: !3933, inlinedAt: !3936)
!3946 = !DILocation(line: 34, column: 32, scope: !3933, inlinedAt: !3936)
!3947 = !DILocation(line: 35, column: 19, scope: !3933, inlinedAt: !3936)
!3948 = !DILocation(line: 36, column: 10, scope: !3933, inlinedAt: !3936)
!3949 = !DILocation(line: 37, column: 21, scope: !3933, inlinedAt: !3936)
!3950 = !DILocation(line: 37, column: 10, scope: !3933, inlinedAt: !3936)
!3951 = !DILocation(line: 38, column: 9, scope: !3933, inlinedAt: !3936)
!3952 = !DILocation(line: 40, column: 10, scope: !3933, inlinedAt: !3936)
!3953 = !DILocation(line: 23, column: 59, scope: !3933, inlinedAt: !3936)
!3954 = !DILocation(line: 42, column: 19, scope: !3933, inlinedAt: !3936)
!3955 = !DILocation(line: 42, column: 3, scope: !3933, inlinedAt: !3936)
!3956 = !DILocation(line: 44, column: 2, scope: !3934, inlinedAt: !3935)
!3957 = !DILocation(line: 7, column: 16, scope: !3934, inlinedAt: !3935)
!3958 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3959 = !DILocation(line: 18, column: 68, scope: !3817, inlinedAt: !3818)
!3960 = !DILocation(line: 14, column: 21, scope: !3958, inlinedAt: !3959)
!3961 = !DILocation(line: 25, column: 16, scope: !3933, inlinedAt: !3960)
!3962 = !DILocation(line: 23, column: 48, scope: !3933, inlinedAt: !3960)
!3963 = !DILocation(line: 26, column: 6, scope: !3933, inlinedAt: !3960)
!3964 = !DILocation(line: 26, column: 24, scope: !3933, inlinedAt: !3960)
!3965 = !DILocation(line: 27, column: 24, scope: !3933, inlinedAt: !3960)
!3966 = !DILocation(line: 27, column: 44, scope: !3933, inlinedAt: !3960)
!3967 = !DILocation(line: 28, column: 4, scope: !3933, inlinedAt: !3960)
!3968 = !DILocation(line: 26, column: 37, scope: !3933, inlinedAt: !3960)
!3969 = !DILocation(line: 31, column: 15, scope: !3933, inlinedAt: !3960)
!3970 = !DILocation(line: 34, column: 32, scope: !3933, inlinedAt: !3960)
!3971 = !DILocation(line: 35, column: 19, scope: !3933, inlinedAt: !3960)
!3972 = !DILocation(line: 36, column: 10, scope: !3933, inlinedAt: !3960)
!3973 = !DILocation(line: 37, column: 21, scope: !3933, inlinedAt: !3960)
!3974 = !DILocation(line: 37, column: 10, scope: !3933, inlinedAt: !3960)
!3975 = !DILocation(line: 38, column: 9, scope: !3933, inlinedAt: !3960)
!3976 = !DILocation(line: 40, column: 10, scope: !3933, inlinedAt: !3960)
!3977 = !DILocation(line: 23, column: 59, scope: !3933, inlinedAt: !3960)
!3978 = !DILocation(line: 42, column: 19, scope: !3933, inlinedAt: !3960)
!3979 = !DILocation(line: 42, column: 3, scope: !3933, inlinedAt: !3960)
!3980 = !DILocation(line: 44, column: 2, scope: !3958, inlinedAt: !3959)
!3981 = !DILocation(line: 15, column: 20, scope: !3958, inlinedAt: !3959)
!3982 = !DILocation(line: 15, column: 42, scope: !3958, inlinedAt: !3959)
!3983 = !DILocation(line: 18, column: 16, scope: !3958, inlinedAt: !3959)
!3984 = !DILocation(line: 18, column: 2, scope: !3817, inlinedAt: !3818)
!3985 = !DILocation(line: 18, column: 6, scope: !3817, inlinedAt: !3818)
!3986 = !DILocation(line: 18, column: 14, scope: !3817, inlinedAt: !3818)
!3987 = !DILocation(line: 19, column: 40, scope: !3817, inlinedAt: !3818)
!3988 = !DILocation(line: 19, column: 42, scope: !3817, inlinedAt: !3818)
!3989 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3990 = !DILocation(line: 19, column: 25, scope: !3817, inlinedAt: !3818)
!3991 = !DILocation(line: 36, column: 22, scope: !3989, inlinedAt: !3990)
!3992 = !DILocation(line: 37, column: 8, scope: !3989, inlinedAt: !3990)
!3993 = !DILocation(line: 39, column: 15, scope: !3989, inlinedAt: !3990)
!3994 = !DILocation(line: 40, column: 17, scope: !3989, inlinedAt: !3990)
!3995 = !DILocation(line: 40, column: 3, scope: !3817, inlinedAt: !3818)
!3996 = !DILocation(line: 42, column: 16, scope: !3989, inlinedAt: !3990)
!3997 = !DILocation(line: 43, column: 10, scope: !3989, inlinedAt: !3990)
!3998 = !DILocation(line: 44, column: 14, scope: !3989, inlinedAt: !3990)
!3999 = !DILocation(line: 45, column: 3, scope: !3989, inlinedAt: !3990)
!4000 = !DILocation(line: 47, column: 10, scope: !3989, inlinedAt: !3990)
!4001 = !DILocation(line: 48, column: 9, scope: !3989, inlinedAt: !3990)
!4002 = !DILocation(line: 48, column: 2, scope: !3817, inlinedAt: !3818)
!4003 = !DILocation(line: 19, column: 6, scope: !3817, inlinedAt: !3818)
!4004 = distinct !DISubprogram(name: "ExchangeFloat64", scope: !169, file: !169, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!4005 = !DILocation(line: 146, column: 6, scope: !4004)
!4006 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4007 = !DILocation(line: 147, column: 10, scope: !4004)
!4008 = !DILocation(line: 21, column: 29, scope: !4006, inlinedAt: !4007)
!4009 = !DILocation(line: 21, column: 39, scope: !4006, inlinedAt: !4007)
!4010 = !DILocation(line: 21, column: 49, scope: !4006, inlinedAt: !4007)
!4011 = !DILocation(line: 23, column: 7, scope: !4006, inlinedAt: !4007)
!4012 = !DILocation(line: 22, column: 2, scope: !4006, inlinedAt: !4007)
!4013 = !DILocation(line: 22, column: 8, scope: !4006, inlinedAt: !4007)
!4014 = !DILocation(line: 26, column: 9, scope: !4006, inlinedAt: !4007)
!4015 = !DILocation(line: 27, column: 12, scope: !4006, inlinedAt: !4007)
!4016 = !DILocation(line: 27, column: 10, scope: !4006, inlinedAt: !4007)
!4017 = !DILocation(line: 27, column: 30, scope: !4006, inlinedAt: !4007)
!4018 = !DILocation(line: 28, column: 32, scope: !4006, inlinedAt: !4007)
!4019 = !DILocation(line: 28, column: 34, scope: !4006, inlinedAt: !4007)
!4020 = !DILocation(line: 28, column: 37, scope: !4006, inlinedAt: !4007)
!4021 = !DILocation(line: 28, column: 20, scope: !4006, inlinedAt: !4007)
!4022 = !DILocation(line: 28, column: 3, scope: !4006, inlinedAt: !4007)
!4023 = !DILocation(line: 29, column: 22, scope: !4006, inlinedAt: !4007)
!4024 = !DILocation(line: 29, column: 3, scope: !4006, inlinedAt: !4007)
!4025 = !DILocation(line: 30, column: 24, scope: !4006, inlinedAt: !4007)
!4026 = !DILocation(line: 30, column: 3, scope: !4006, inlinedAt: !4007)
!4027 = !DILocation(line: 31, column: 23, scope: !4006, inlinedAt: !4007)
!4028 = !DILocation(line: 31, column: 3, scope: !4006, inlinedAt: !4007)
!4029 = !DILocation(line: 32, column: 14, scope: !4006, inlinedAt: !4007)
!4030 = !DILocation(line: 32, column: 12, scope: !4006, inlinedAt: !4007)
!4031 = !DILocation(line: 32, column: 18, scope: !4006, inlinedAt: !4007)
!4032 = !DILocation(line: 33, column: 21, scope: !4006, inlinedAt: !4007)
!4033 = !DILocation(line: 33, column: 3, scope: !4006, inlinedAt: !4007)
!4034 = !DILocation(line: 34, column: 3, scope: !4006, inlinedAt: !4007)
!4035 = !DILocation(line: 35, column: 31, scope: !4006, inlinedAt: !4007)
!4036 = !DILocation(line: 36, column: 4, scope: !4006, inlinedAt: !4007)
!4037 = !DILocation(line: 38, column: 32, scope: !4006, inlinedAt: !4007)
!4038 = !DILocation(line: 38, column: 30, scope: !4006, inlinedAt: !4007)
!4039 = !DILocation(line: 38, column: 24, scope: !4006, inlinedAt: !4007)
!4040 = !DILocation(line: 38, column: 3, scope: !4006, inlinedAt: !4007)
!4041 = distinct !DISubprogram(name: "NumbersFloat64", scope: !169, file: !169, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!4042 = !DILocation(line: 153, column: 6, scope: !4041)
!4043 = distinct !DISubprogram(name: "groupNumbers", scope: !209, file: !209, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!4044 = !DILocation(line: 153, column: 77, scope: !4041)
!4045 = !DILocation(line: 29, column: 20, scope: !4043, inlinedAt: !4044)
!4046 = !DILocation(line: 30, column: 26, scope: !4043, inlinedAt: !4044)
!4047 = !DILocation(line: 30, column: 24, scope: !4043, inlinedAt: !4044)
!4048 = !DILocation(line: 30, column: 46, scope: !4043, inlinedAt: !4044)
!4049 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4050 = !DILocation(line: 30, column: 9, scope: !4043, inlinedAt: !4044)
!4051 = !DILocation(line: 14, column: 11, scope: !4049, inlinedAt: !4050)
!4052 = distinct !DISubprogram(name: "reduceWarp", scope: !219, file: !219, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!4053 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!4054 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!4055 = !DILocation(line: 16, column: 25, scope: !4049, inlinedAt: !4050)
!4056 = !DILocation(line: 7, column: 15, scope: !4054, inlinedAt: !4055)
!4057 = !DILocation(line: 44, column: 16, scope: !4053, inlinedAt: !4056)
!4058 = !DILocation(line: 65, column: 13, scope: !4052, inlinedAt: !4057)
!4059 = !DILocation(line: 66, column: 7, scope: !4052, inlinedAt: !4057)
!4060 = !DILocation(line: 64, column: 35, scope: !4052, inlinedAt: !4057)
!4061 = !DILocation(line: 67, column: 7, scope: !4052, inlinedAt: !4057)
!4062 = !DILocation(line: 67, column: 35, scope: !4052, inlinedAt: !4057)
!4063 = !DILocation(line: 68, column: 23, scope: !4052, inlinedAt: !4057)
!4064 = !DILocation(line: 7, column: 65, scope: !4054, inlinedAt: !4055)
!4065 = !DILocation(line: 67, column: 40, scope: !4052, inlinedAt: !4057)
!4066 = !DILocation(line: 72, column: 16, scope: !4052, inlinedAt: !4057)
!4067 = !DILocation(line: 73, column: 6, scope: !4052, inlinedAt: !4057)
!4068 = !DILocation(line: 73, column: 36, scope: !4052, inlinedAt: !4057)
!4069 = !DILocation(line: 74, column: 16, scope: !4052, inlinedAt: !4057)
!4070 = !DILocation(line: 75, column: 11, scope: !4052, inlinedAt: !4057)
!4071 = !DILocation(line: 74, column: 3, scope: !4052, inlinedAt: !4057)
!4072 = !DILocation(line: 78, column: 22, scope: !4052, inlinedAt: !4057)
!4073 = !DILocation(line: 78, column: 41, scope: !4052, inlinedAt: !4057)
!4074 = !DILocation(line: 79, column: 9, scope: !4052, inlinedAt: !4057)
!4075 = !DILocation(line: 73, column: 41, scope: !4052, inlinedAt: !4057)
!4076 = !DILocation(line: 82, column: 16, scope: !4052, inlinedAt: !4057)
!4077 = !DILocation(line: 82, column: 2, scope: !4053, inlinedAt: !4056)
!4078 = !DILocation(line: 16, column: 6, scope: !4049, inlinedAt: !4050)
!4079 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4080 = !DILocation(line: 17, column: 33, scope: !4049, inlinedAt: !4050)
!4081 = !DILocation(line: 13, column: 15, scope: !4079, inlinedAt: !4080)
!4082 = !DILocation(line: 44, column: 16, scope: !4053, inlinedAt: !4081)
!4083 = !DILocation(line: 66, column: 7, scope: !4052, inlinedAt: !4082)
!4084 = !DILocation(line: 64, column: 35, scope: !4052, inlinedAt: !4082)
!4085 = !DILocation(line: 67, column: 7, scope: !4052, inlinedAt: !4082)
!4086 = !DILocation(line: 67, column: 35, scope: !4052, inlinedAt: !4082)
!4087 = !DILocation(line: 68, column: 23, scope: !4052, inlinedAt: !4082)
!4088 = !DILocation(line: 13, column: 66, scope: !4079, inlinedAt: !4080)
!4089 = !DILocation(line: 67, column: 40, scope: !4052, inlinedAt: !4082)
!4090 = !DILocation(line: 72, column: 16, scope: !4052, inlinedAt: !4082)
!4091 = !DILocation(line: 73, column: 6, scope: !4052, inlinedAt: !4082)
!4092 = !DILocation(line: 73, column: 36, scope: !4052, inlinedAt: !4082)
!4093 = !DILocation(line: 74, column: 16, scope: !4052, inlinedAt: !4082)
!4094 = !DILocation(line: 75, column: 11, scope: !4052, inlinedAt: !4082)
!4095 = !DILocation(line: 74, column: 3, scope: !4052, inlinedAt: !4082)
!4096 = !DILocation(line: 78, column: 22, scope: !4052, inlinedAt: !4082)
!4097 = !DILocation(line: 78, column: 41, scope: !4052, inlinedAt: !4082)
!4098 = !DILocation(line: 79, column: 9, scope: !4052, inlinedAt: !4082)
!4099 = !DILocation(line: 73, column: 41, scope: !4052, inlinedAt: !4082)
!4100 = !DILocation(line: 82, column: 16, scope: !4052, inlinedAt: !4082)
!4101 = !DILocation(line: 82, column: 2, scope: !4053, inlinedAt: !4081)
!4102 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!4103 = !DILocation(line: 17, column: 54, scope: !4049, inlinedAt: !4050)
!4104 = !DILocation(line: 19, column: 15, scope: !4102, inlinedAt: !4103)
!4105 = !DILocation(line: 44, column: 16, scope: !4053, inlinedAt: !4104)
!4106 = !DILocation(line: 66, column: 7, scope: !4052, inlinedAt: !4105)
!4107 = !DILocation(line: 64, column: 35, scope: !4052, inlinedAt: !4105)
!4108 = !DILocation(line: 67, column: 7, scope: !4052, inlinedAt: !4105)
!4109 = !DILocation(line: 67, column: 35, scope: !4052, inlinedAt: !4105)
!4110 = !DILocation(line: 68, column: 23, scope: !4052, inlinedAt: !4105)
!4111 = !DILocation(line: 19, column: 66, scope: !4102, inlinedAt: !4103)
!4112 = !DILocation(line: 67, column: 40, scope: !4052, inlinedAt: !4105)
!4113 = !DILocation(line: 72, column: 16, scope: !4052, inlinedAt: !4105)
!4114 = !DILocation(line: 73, column: 6, scope: !4052, inlinedAt: !4105)
!4115 = !DILocation(line: 73, column: 36, scope: !4052, inlinedAt: !4105)
!4116 = !DILocation(line: 74, column: 16, scope: !4052, inlinedAt: !4105)
!4117 = !DILocation(line: 75, column: 11, scope: !4052, inlinedAt: !4105)
!4118 = !DILocation(line: 74, column: 3, scope: !4052, inlinedAt: !4105)
!4119 = !DILocation(line: 78, column: 22, scope: !4052, inlinedAt: !4105)
!4120 = !DILocation(line: 78, column: 41, scope: !4052, inlinedAt: !4105)
!4121 = !DILocation(line: 79, column: 9, scope: !4052, inlinedAt: !4105)
!4122 = !DILocation(line: 73, column: 41, scope: !4052, inlinedAt: !4105)
!4123 = !DILocation(line: 82, column: 16, scope: !4052, inlinedAt: !4105)
!4124 = !DILocation(line: 82, column: 2, scope: !4053, inlinedAt: !4104)
!4125 = !DILocation(line: 17, column: 6, scope: !4049, inlinedAt: !4050)
!4126 = !DILocation(line: 17, column: 14, scope: !4049, inlinedAt: !4050)
!4127 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4128 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4129 = !DILocation(line: 18, column: 40, scope: !4049, inlinedAt: !4050)
!4130 = !DILocation(line: 6, column: 21, scope: !4128, inlinedAt: !4129)
!4131 = !DILocation(line: 25, column: 16, scope: !4127, inlinedAt: !4130)
!4132 = !DILocation(line: 23, column: 48, scope: !4127, inlinedAt: !4130)
!4133 = !DILocation(line: 26, column: 6, scope: !4127, inlinedAt: !4130)
!4134 = !DILocation(line: 26, column: 24, scope: !4127, inlinedAt: !4130)
!4135 = !DILocation(line: 27, column: 24, scope: !4127, inlinedAt: !4130)
!4136 = !DILocation(line: 27, column: 44, scope: !4127, inlinedAt: !4130)
!4137 = !DILocation(line: 28, column: 4, scope: !4127, inlinedAt: !4130)
!4138 = !DILocation(line: 26, column: 37, scope: !4127, inlinedAt: !4130)
!4139 = !DILocation(line: 7, column: 16, scope: !4128, inlinedAt: !4129)
!4140 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4141 = !DILocation(line: 18, column: 68, scope: !4049, inlinedAt: !4050)
!4142 = !DILocation(line: 14, column: 21, scope: !4140, inlinedAt: !4141)
!4143 = !DILocation(line: 25, column: 16, scope: !4127, inlinedAt: !4142)
!4144 = !DILocation(line: 23, column: 48, scope: !4127, inlinedAt: !4142)
!4145 = !DILocation(line: 26, column: 6, scope: !4127, inlinedAt: !4142)
!4146 = !DILocation(line: 26, column: 24, scope: !4127, inlinedAt: !4142)
!4147 = !DILocation(line: 27, column: 24, scope: !4127, inlinedAt: !4142)
!4148 = !DILocation(line: 27, column: 44, scope: !4127, inlinedAt: !4142)
!4149 = !DILocation(line: 28, column: 4, scope: !4127, inlinedAt: !4142)
!4150 = !DILocation(line: 26, column: 37, scope: !4127, inlinedAt: !4142)
!4151 = !DILocation(line: 15, column: 20, scope: !4140, inlinedAt: !4141)
!4152 = !DILocation(line: 15, column: 42, scope: !4140, inlinedAt: !4141)
!4153 = !DILocation(line: 18, column: 16, scope: !4140, inlinedAt: !4141)
!4154 = !DILocation(line: 18, column: 2, scope: !4049, inlinedAt: !4050)
!4155 = !DILocation(line: 18, column: 6, scope: !4049, inlinedAt: !4050)
!4156 = !DILocation(line: 18, column: 14, scope: !4049, inlinedAt: !4050)
!4157 = !DILocation(line: 19, column: 40, scope: !4049, inlinedAt: !4050)
!4158 = !DILocation(line: 19, column: 42, scope: !4049, inlinedAt: !4050)
!4159 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4160 = !DILocation(line: 19, column: 25, scope: !4049, inlinedAt: !4050)
!4161 = !DILocation(line: 36, column: 10, scope: !4159, inlinedAt: !4160)
!4162 = !DILocation(line: 36, column: 22, scope: !4159, inlinedAt: !4160)
!4163 = !DILocation(line: 37, column: 8, scope: !4159, inlinedAt: !4160)
!4164 = !DILocation(line: 40, column: 17, scope: !4159, inlinedAt: !4160)
!4165 = !DILocation(line: 19, column: 6, scope: !4049, inlinedAt: !4050)
!4166 = !DILocation(line: 31, column: 26, scope: !4043, inlinedAt: !4044)
!4167 = !DILocation(line: 31, column: 48, scope: !4043, inlinedAt: !4044)
!4168 = distinct !DISubprogram(name: "numbers", scope: !209, file: !209, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4169 = !DILocation(line: 31, column: 9, scope: !4043, inlinedAt: !4044)
!4170 = !DILocation(line: 14, column: 11, scope: !4168, inlinedAt: !4169)
!4171 = distinct !DISubprogram(name: "reduce", scope: !219, file: !219, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!4172 = distinct !DISubprogram(name: "ReduceAdd", scope: !219, file: !219, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!4173 = !DILocation(line: 16, column: 25, scope: !4168, inlinedAt: !4169)
!4174 = !DILocation(line: 7, column: 15, scope: !4172, inlinedAt: !4173)
!4175 = !DILocation(line: 44, column: 16, scope: !4171, inlinedAt: !4174)
!4176 = !DILocation(line: 66, column: 7, scope: !4052, inlinedAt: !4175)
!4177 = !DILocation(line: 64, column: 35, scope: !4052, inlinedAt: !4175)
!4178 = !DILocation(line: 67, column: 7, scope: !4052, inlinedAt: !4175)
!4179 = !DILocation(line: 67, column: 35, scope: !4052, inlinedAt: !4175)
!4180 = !DILocation(line: 68, column: 23, scope: !4052, inlinedAt: !4175)
!4181 = !DILocation(line: 7, column: 65, scope: !4172, inlinedAt: !4173)
!4182 = !DILocation(line: 67, column: 40, scope: !4052, inlinedAt: !4175)
!4183 = !DILocation(line: 73, column: 6, scope: !4052, inlinedAt: !4175)
!4184 = !DILocation(line: 73, column: 36, scope: !4052, inlinedAt: !4175)
!4185 = !DILocation(line: 74, column: 16, scope: !4052, inlinedAt: !4175)
!4186 = !DILocation(line: 75, column: 11, scope: !4052, inlinedAt: !4175)
!4187 = !DILocation(line: 74, column: 3, scope: !4052, inlinedAt: !4175)
!4188 = !DILocation(line: 78, column: 22, scope: !4052, inlinedAt: !4175)
!4189 = !DILocation(line: 78, column: 41, scope: !4052, inlinedAt: !4175)
!4190 = !DILocation(line: 79, column: 9, scope: !4052, inlinedAt: !4175)
!4191 = !DILocation(line: 73, column: 41, scope: !4052, inlinedAt: !4175)
!4192 = !DILocation(line: 82, column: 16, scope: !4052, inlinedAt: !4175)
!4193 = !DILocation(line: 82, column: 2, scope: !4171, inlinedAt: !4174)
!4194 = !DILocation(line: 45, column: 14, scope: !4171, inlinedAt: !4174)
!4195 = !DILocation(line: 26, column: 47, scope: !361, inlinedAt: !4194)
!4196 = !DILocation(line: 26, column: 59, scope: !361, inlinedAt: !4194)
!4197 = !DILocation(line: 26, column: 64, scope: !361, inlinedAt: !4194)
!4198 = !DILocation(line: 46, column: 7, scope: !4171, inlinedAt: !4174)
!4199 = !DILocation(line: 49, column: 31, scope: !4171, inlinedAt: !4174)
!4200 = !DILocation(line: 50, column: 10, scope: !4171, inlinedAt: !4174)
!4201 = !DILocation(line: 51, column: 14, scope: !4171, inlinedAt: !4174)
!4202 = !DILocation(line: 52, column: 17, scope: !4171, inlinedAt: !4174)
!4203 = !DILocation(line: 52, column: 8, scope: !4171, inlinedAt: !4174)
!4204 = !DILocation(line: 54, column: 10, scope: !4171, inlinedAt: !4174)
!4205 = !DILocation(line: 55, column: 11, scope: !4171, inlinedAt: !4174)
!4206 = !DILocation(line: 42, column: 50, scope: !4171, inlinedAt: !4174)
!4207 = !DILocation(line: 56, column: 6, scope: !4171, inlinedAt: !4174)
!4208 = !DILocation(line: 56, column: 16, scope: !4171, inlinedAt: !4174)
!4209 = !DILocation(line: 57, column: 17, scope: !4171, inlinedAt: !4174)
!4210 = !DILocation(line: 56, column: 21, scope: !4171, inlinedAt: !4174)
!4211 = !DILocation(line: 16, column: 6, scope: !4168, inlinedAt: !4169)
!4212 = distinct !DISubprogram(name: "ReduceMin", scope: !219, file: !219, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4213 = !DILocation(line: 17, column: 33, scope: !4168, inlinedAt: !4169)
!4214 = !DILocation(line: 13, column: 15, scope: !4212, inlinedAt: !4213)
!4215 = !DILocation(line: 44, column: 16, scope: !4171, inlinedAt: !4214)
!4216 = !DILocation(line: 66, column: 7, scope: !4052, inlinedAt: !4215)
!4217 = !DILocation(line: 64, column: 35, scope: !4052, inlinedAt: !4215)
!4218 = !DILocation(line: 67, column: 7, scope: !4052, inlinedAt: !4215)
!4219 = !DILocation(line: 67, column: 35, scope: !4052, inlinedAt: !4215)
!4220 = !DILocation(line: 68, column: 23, scope: !4052, inlinedAt: !4215)
!4221 = !DILocation(line: 13, column: 66, scope: !4212, inlinedAt: !4213)
!4222 = !DILocation(line: 67, column: 40, scope: !4052, inlinedAt: !4215)
!4223 = !DILocation(line: 73, column: 6, scope: !4052, inlinedAt: !4215)
!4224 = !DILocation(line: 73, column: 36, scope: !4052, inlinedAt: !4215)
!4225 = !DILocation(line: 74, column: 16, scope: !4052, inlinedAt: !4215)
!4226 = !DILocation(line: 75, column: 11, scope: !4052, inlinedAt: !4215)
!4227 = !DILocation(line: 74, column: 3, scope: !4052, inlinedAt: !4215)
!4228 = !DILocation(line: 78, column: 22, scope: !4052, inlinedAt: !4215)
!4229 = !DILocation(line: 78, column: 41, scope: !4052, inlinedAt: !4215)
!4230 = !DILocation(line: 79, column: 9, scope: !4052, inlinedAt: !4215)
!4231 = !DILocation(line: 73, column: 41, scope: !4052, inlinedAt: !4215)
!4232 = !DILocation(line: 82, column: 16, scope: !4052, inlinedAt: !4215)
!4233 = !DILocation(line: 82, column: 2, scope: !4171, inlinedAt: !4214)
!4234 = !DILocation(line: 46, column: 7, scope: !4171, inlinedAt: !4214)
!4235 = !DILocation(line: 49, column: 31, scope: !4171, inlinedAt: !4214)
!4236 = !DILocation(line: 50, column: 10, scope: !4171, inlinedAt: !4214)
!4237 = !DILocation(line: 51, column: 14, scope: !4171, inlinedAt: !4214)
!4238 = !DILocation(line: 52, column: 17, scope: !4171, inlinedAt: !4214)
!4239 = !DILocation(line: 52, column: 8, scope: !4171, inlinedAt: !4214)
!4240 = !DILocation(line: 54, column: 10, scope: !4171, inlinedAt: !4214)
!4241 = !DILocation(line: 55, column: 11, scope: !4171, inlinedAt: !4214)
!4242 = !DILocation(line: 42, column: 50, scope: !4171, inlinedAt: !4214)
!4243 = !DILocation(line: 56, column: 6, scope: !4171, inlinedAt: !4214)
!4244 = !DILocation(line: 56, column: 16, scope: !4171, inlinedAt: !4214)
!4245 = !DILocation(line: 57, column: 17, scope: !4171, inlinedAt: !4214)
!4246 = !DILocation(line: 56, column: 21, scope: !4171, inlinedAt: !4214)
!4247 = distinct !DISubprogram(name: "ReduceMax", scope: !219, file: !219, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!4248 = !DILocation(line: 17, column: 54, scope: !4168, inlinedAt: !4169)
!4249 = !DILocation(line: 19, column: 15, scope: !4247, inlinedAt: !4248)
!4250 = !DILocation(line: 44, column: 16, scope: !4171, inlinedAt: !4249)
!4251 = !DILocation(line: 66, column: 7, scope: !4052, inlinedAt: !4250)
!4252 = !DILocation(line: 64, column: 35, scope: !4052, inlinedAt: !4250)
!4253 = !DILocation(line: 67, column: 7, scope: !4052, inlinedAt: !4250)
!4254 = !DILocation(line: 67, column: 35, scope: !4052, inlinedAt: !4250)
!4255 = !DILocation(line: 68, column: 23, scope: !4052, inlinedAt: !4250)
!4256 = !DILocation(line: 19, column: 66, scope: !4247, inlinedAt: !4248)
!4257 = !DILocation(line: 67, column: 40, scope: !4052, inlinedAt: !4250)
!4258 = !DILocation(line: 73, column: 6, scope: !4052, inlinedAt: !4250)
!4259 = !DILocation(line: 73, column: 36, scope: !4052, inlinedAt: !4250)
!4260 = !DILocation(line: 74, column: 16, scope: !4052, inlinedAt: !4250)
!4261 = !DILocation(line: 75, column: 11, scope: !4052, inlinedAt: !4250)
!4262 = !DILocation(line: 74, column: 3, scope: !4052, inlinedAt: !4250)
!4263 = !DILocation(line: 78, column: 22, scope: !4052, inlinedAt: !4250)
!4264 = !DILocation(line: 78, column: 41, scope: !4052, inlinedAt: !4250)
!4265 = !DILocation(line: 79, column: 9, scope: !4052, inlinedAt: !4250)
!4266 = !DILocation(line: 73, column: 41, scope: !4052, inlinedAt: !4250)
!4267 = !DILocation(line: 82, column: 16, scope: !4052, inlinedAt: !4250)
!4268 = !DILocation(line: 82, column: 2, scope: !4171, inlinedAt: !4249)
!4269 = !DILocation(line: 46, column: 7, scope: !4171, inlinedAt: !4249)
!4270 = !DILocation(line: 49, column: 31, scope: !4171, inlinedAt: !4249)
!4271 = !DILocation(line: 50, column: 10, scope: !4171, inlinedAt: !4249)
!4272 = !DILocation(line: 51, column: 14, scope: !4171, inlinedAt: !4249)
!4273 = !DILocation(line: 52, column: 17, scope: !4171, inlinedAt: !4249)
!4274 = !DILocation(line: 52, column: 8, scope: !4171, inlinedAt: !4249)
!4275 = !DILocation(line: 54, column: 10, scope: !4171, inlinedAt: !4249)
!4276 = !DILocation(line: 55, column: 11, scope: !4171, inlinedAt: !4249)
!4277 = !DILocation(line: 42, column: 50, scope: !4171, inlinedAt: !4249)
!4278 = !DILocation(line: 56, column: 6, scope: !4171, inlinedAt: !4249)
!4279 = !DILocation(line: 56, column: 16, scope: !4171, inlinedAt: !4249)
!4280 = !DILocation(line: 57, column: 17, scope: !4171, inlinedAt: !4249)
!4281 = !DILocation(line: 56, column: 21, scope: !4171, inlinedAt: !4249)
!4282 = !DILocation(line: 17, column: 6, scope: !4168, inlinedAt: !4169)
!4283 = !DILocation(line: 17, column: 14, scope: !4168, inlinedAt: !4169)
!4284 = distinct !DISubprogram(name: "scan", scope: !295, file: !295, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4285 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !295, file: !295, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4286 = !DILocation(line: 18, column: 40, scope: !4168, inlinedAt: !4169)
!4287 = !DILocation(line: 6, column: 21, scope: !4285, inlinedAt: !4286)
!4288 = !DILocation(line: 25, column: 16, scope: !4284, inlinedAt: !4287)
!4289 = !DILocation(line: 23, column: 48, scope: !4284, inlinedAt: !4287)
!4290 = !DILocation(line: 26, column: 6, scope: !4284, inlinedAt: !4287)
!4291 = !DILocation(line: 26, column: 24, scope: !4284, inlinedAt: !4287)
!4292 = !DILocation(line: 27, column: 24, scope: !4284, inlinedAt: !4287)
!4293 = !DILocation(line: 27, column: 44, scope: !4284, inlinedAt: !4287)
!4294 = !DILocation(line: 28, column: 4, scope: !4284, inlinedAt: !4287)
!4295 = !DILocation(line: 26, column: 37, scope: !4284, inlinedAt: !4287)
!4296 = !DILocation(line: 31, column: 15, scope: !4284, inlinedAt: !4287)
!4297 = !DILocation(line: 34, column: 32, scope: !4284, inlinedAt: !4287)
!4298 = !DILocation(line: 35, column: 19, scope: !4284, inlinedAt: !4287)
!4299 = !DILocation(line: 36, column: 10, scope: !4284, inlinedAt: !4287)
!4300 = !DILocation(line: 37, column: 21, scope: !4284, inlinedAt: !4287)
!4301 = !DILocation(line: 37, column: 10, scope: !4284, inlinedAt: !4287)
!4302 = !DILocation(line: 38, column: 9, scope: !4284, inlinedAt: !4287)
!4303 = !DILocation(line: 40, column: 10, scope: !4284, inlinedAt: !4287)
!4304 = !DILocation(line: 23, column: 59, scope: !4284, inlinedAt: !4287)
!4305 = !DILocation(line: 42, column: 19, scope: !4284, inlinedAt: !4287)
!4306 = !DILocation(line: 42, column: 3, scope: !4284, inlinedAt: !4287)
!4307 = !DILocation(line: 44, column: 2, scope: !4285, inlinedAt: !4286)
!4308 = !DILocation(line: 7, column: 16, scope: !4285, inlinedAt: !4286)
!4309 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !295, file: !295, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4310 = !DILocation(line: 18, column: 68, scope: !4168, inlinedAt: !4169)
!4311 = !DILocation(line: 14, column: 21, scope: !4309, inlinedAt: !4310)
!4312 = !DILocation(line: 25, column: 16, scope: !4284, inlinedAt: !4311)
!4313 = !DILocation(line: 23, column: 48, scope: !4284, inlinedAt: !4311)
!4314 = !DILocation(line: 26, column: 6, scope: !4284, inlinedAt: !4311)
!4315 = !DILocation(line: 26, column: 24, scope: !4284, inlinedAt: !4311)
!4316 = !DILocation(line: 27, column: 24, scope: !4284, inlinedAt: !4311)
!4317 = !DILocation(line: 27, column: 44, scope: !4284, inlinedAt: !4311)
!4318 = !DILocation(line: 28, column: 4, scope: !4284, inlinedAt: !4311)
!4319 = !DILocation(line: 26, column: 37, scope: !4284, inlinedAt: !4311)
!4320 = !DILocation(line: 31, column: 15, scope: !4284, inlinedAt: !4311)
!4321 = !DILocation(line: 34, column: 32, scope: !4284, inlinedAt: !4311)
!4322 = !DILocation(line: 35, column: 19, scope: !4284, inlinedAt: !4311)
!4323 = !DILocation(line: 36, column: 10, scope: !4284, inlinedAt: !4311)
!4324 = !DILocation(line: 37, column: 21, scope: !4284, inlinedAt: !4311)
!4325 = !DILocation(line: 37, column: 10, scope: !4284, inlinedAt: !4311)
!4326 = !DILocation(line: 38, column: 9, scope: !4284, inlinedAt: !4311)
!4327 = !DILocation(line: 40, column: 10, scope: !4284, inlinedAt: !4311)
!4328 = !DILocation(line: 23, column: 59, scope: !4284, inlinedAt: !4311)
!4329 = !DILocation(line: 42, column: 19, scope: !4284, inlinedAt: !4311)
!4330 = !DILocation(line: 42, column: 3, scope: !4284, inlinedAt: !4311)
!4331 = !DILocation(line: 44, column: 2, scope: !4309, inlinedAt: !4310)
!4332 = !DILocation(line: 15, column: 20, scope: !4309, inlinedAt: !4310)
!4333 = !DILocation(line: 15, column: 42, scope: !4309, inlinedAt: !4310)
!4334 = !DILocation(line: 18, column: 16, scope: !4309, inlinedAt: !4310)
!4335 = !DILocation(line: 18, column: 2, scope: !4168, inlinedAt: !4169)
!4336 = !DILocation(line: 18, column: 6, scope: !4168, inlinedAt: !4169)
!4337 = !DILocation(line: 18, column: 14, scope: !4168, inlinedAt: !4169)
!4338 = !DILocation(line: 19, column: 40, scope: !4168, inlinedAt: !4169)
!4339 = !DILocation(line: 19, column: 42, scope: !4168, inlinedAt: !4169)
!4340 = distinct !DISubprogram(name: "Broadcast", scope: !325, file: !325, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4341 = !DILocation(line: 19, column: 25, scope: !4168, inlinedAt: !4169)
!4342 = !DILocation(line: 36, column: 22, scope: !4340, inlinedAt: !4341)
!4343 = !DILocation(line: 37, column: 8, scope: !4340, inlinedAt: !4341)
!4344 = !DILocation(line: 39, column: 15, scope: !4340, inlinedAt: !4341)
!4345 = !DILocation(line: 40, column: 17, scope: !4340, inlinedAt: !4341)
!4346 = !DILocation(line: 40, column: 3, scope: !4168, inlinedAt: !4169)
!4347 = !DILocation(line: 42, column: 16, scope: !4340, inlinedAt: !4341)
!4348 = !DILocation(line: 43, column: 10, scope: !4340, inlinedAt: !4341)
!4349 = !DILocation(line: 44, column: 14, scope: !4340, inlinedAt: !4341)
!4350 = !DILocation(line: 45, column: 3, scope: !4340, inlinedAt: !4341)
!4351 = !DILocation(line: 47, column: 10, scope: !4340, inlinedAt: !4341)
!4352 = !DILocation(line: 48, column: 9, scope: !4340, inlinedAt: !4341)
!4353 = !DILocation(line: 48, column: 2, scope: !4168, inlinedAt: !4169)
!4354 = !DILocation(line: 19, column: 6, scope: !4168, inlinedAt: !4169)
!4355 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote, !"kernel", i32 1}
!4356 = !{void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic, !"kernel", i32 1}
!4357 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors, !"kernel", i32 1}
!4358 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"kernel", i32 1}
!4359 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidx", i32 64}
!4360 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidy", i32 1}
!4361 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidz", i32 1}
!4362 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8, !"kernel", i32 1}
!4363 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8, !"kernel", i32 1}
!4364 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!4365 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16, !"kernel", i32 1}
!4366 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32, !"kernel", i32 1}
!4367 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!4368 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!4369 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64, !"kernel", i32 1}
!4370 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!4371 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!4372 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt, !"kernel", i32 1}
!4373 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8, !"kernel", i32 1}
!4374 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16, !"kernel", i32 1}
!4375 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16, !"kernel", i32 1}
!4376 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!4377 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32, !"kernel", i32 1}
!4378 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!4379 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!4380 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64, !"kernel", i32 1}
!4381 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!4382 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!4383 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint, !"kernel", i32 1}
!4384 = !{void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32, !"kernel", i32 1}
!4385 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!4386 = !{void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64, !"kernel", i32 1}
!4387 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
