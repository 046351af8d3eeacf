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
@llvm.used = appending global [32 x i8*] [i8* bitcast (void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeBFloat16 to i8*), i8* bitcast (void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeFloat8 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors to i8*), i8* bitcast (void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces to i8*), i8* bitcast (void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8 to i8*), i8* bitcast (void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32 to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64 to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt to i8*), i8* bitcast (void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8 to i8*), i8* bitcast (void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32 to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64 to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint to i8*), i8* bitcast (void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32 to i8*), i8* bitcast (void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64 to i8*)], section "llvm.metadata"

define void @ExchangeBFloat16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !10, !range !11
	%1 = sext i32 %0 to i64, !dbg !10
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !10, !range !12
	%3 = sext i32 %2 to i64, !dbg !10
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !10, !range !12
	%5 = sext i32 %4 to i64, !dbg !10
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !10, !range !13
	%7 = sext i32 %6 to i64, !dbg !10
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !10, !range !14
	%9 = sext i32 %8 to i64, !dbg !10
	%10 = mul i64 %9, %5, !dbg !10
	%11 = add i64 %3, %10, !dbg !10
	%12 = mul i64 %7, %11, !dbg !10
	%13 = add i64 %1, %12, !dbg !10
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !10, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !10, !range !15
	%16 = mul i32 %14, %15, !dbg !10
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !10, !range !16
	%18 = mul i32 %16, %17, !dbg !10
	%19 = sext i32 %18 to i64, !dbg !10
	%20 = mul i64 %13, %19, !dbg !10
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !10, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !10, !range !18
	%24 = mul i32 %15, %23, !dbg !10
	%25 = add i32 %22, %24, !dbg !10
	%26 = mul i32 %14, %25, !dbg !10
	%27 = add i32 %21, %26, !dbg !10
	%28 = sext i32 %27 to i64, !dbg !10
	%29 = add i64 %20, %28, !dbg !10
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !19, !range !20
	%31 = sext i32 %30 to i64, !dbg !19
	%32 = and i32 %27, -32, !dbg !21
	%33 = sub i32 %18, %32, !dbg !21
	%34 = icmp slt i32 %33, 32, !dbg !21
	%35 = select i1 %34, i32 %33, i32 32, !dbg !21
	%36 = sext i32 %35 to i64, !dbg !21
	%37 = icmp eq i64 %36, 32, !dbg !22
	br i1 %37, label %b1, label %b2, !dbg !22

b1:
	br label %b2, !dbg !22

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !23
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !24
	%40 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !25
	%41 = icmp uge i64 %29, %p5, !dbg !25
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !25, !prof !26

b2_ok1:
	%42 = load i16, i16* %40, align 2, !dbg !25
	%43 = mul i64 %29, 4, !dbg !27
	%44 = sub i64 %p1, %43, !dbg !28
	%45 = getelementptr inbounds i16, i16* %p0, i64 %43, !dbg !28
	%46 = mul i64 %31, 7, !dbg !30
	%47 = add i64 %46, 3, !dbg !31
	%48 = icmp ugt i64 %43, %p1, !dbg !28
	%49 = icmp ugt i64 4, %44, !dbg !29
	%50 = icmp eq i64 %36, 0, !dbg !32
	%51 = or i1 %48, %49, !dbg !32
	%52 = or i1 %51, %50, !dbg !32
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !32, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !32
	%54 = select i1 %53, i64 1, i64 %36, !dbg !32
	%55 = srem i64 %47, %54, !dbg !32
	%56 = trunc i64 %55 to i32, !dbg !33
	%57 = zext i16 %42 to i32, !dbg !33
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !33
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !33
	%60 = trunc i32 %59 to i16, !dbg !33
	%61 = getelementptr inbounds i16, i16* %45, i64 0, !dbg !34
	store i16 %60, i16* %61, align 2, !dbg !34
	%62 = zext i16 %42 to i32, !dbg !35
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !35
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !35
	%65 = trunc i32 %64 to i16, !dbg !35
	%66 = getelementptr inbounds i16, i16* %45, i64 1, !dbg !36
	store i16 %65, i16* %66, align 2, !dbg !36
	%67 = trunc i64 %38 to i32, !dbg !37
	%68 = zext i16 %42 to i32, !dbg !37
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !37
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !37
	%71 = trunc i32 %70 to i16, !dbg !37
	%72 = getelementptr inbounds i16, i16* %45, i64 2, !dbg !38
	store i16 %71, i16* %72, align 2, !dbg !38
	%73 = trunc i64 %39 to i32, !dbg !39
	%74 = zext i16 %42 to i32, !dbg !39
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !39
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !39
	%77 = trunc i32 %76 to i16, !dbg !39
	%78 = getelementptr inbounds i16, i16* %45, i64 3, !dbg !40
	store i16 %77, i16* %78, align 2, !dbg !40
	%79 = mul i64 %29, 3, !dbg !41
	%80 = sub i64 %p3, %79, !dbg !42
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !42
	%82 = icmp ugt i64 %79, %p3, !dbg !42
	%83 = icmp ugt i64 3, %80, !dbg !43
	%84 = or i1 %82, %83, !dbg !43
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !43, !prof !26

b2_ok5:
	%85 = zext i16 %42 to i32, !dbg !44
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !44
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !45
	store i32 %86, i32* %87, align 4, !dbg !45
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !46
	store i32 7, i32* %88, align 4, !dbg !46
	%89 = zext i16 %42 to i32, !dbg !47
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !47
	store i32 %90, i32* %88, align 4, !dbg !48
	%91 = sub i64 %29, %31, !dbg !49
	%92 = getelementptr inbounds i16, i16* %p4, i64 %91, !dbg !50
	%93 = icmp uge i64 %91, %p5, !dbg !50
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !50, !prof !26

b2_ok7:
	%94 = load i16, i16* %92, align 2, !dbg !50
	%95 = zext i16 %94 to i32, !dbg !51
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !51
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !52
	store i32 %96, i32* %97, align 4, !dbg !52
	ret void, !dbg !9

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !25
	ret void, !dbg !25

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !28
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !28

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !28
	ret void, !dbg !28

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !29
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !29

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !29
	ret void, !dbg !29

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !32
	ret void, !dbg !32

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !42
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !42

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %79, i64 %p3), !dbg !42
	ret void, !dbg !42

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %80), !dbg !43
	ret void, !dbg !43

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %91, i64 %p5), !dbg !50
	ret void, !dbg !50
}

define void @ExchangeFloat8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !53 {
entry:
	br label %b0, !dbg !54

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57, !range !11
	%1 = sext i32 %0 to i64, !dbg !57
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !57, !range !12
	%3 = sext i32 %2 to i64, !dbg !57
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !57, !range !12
	%5 = sext i32 %4 to i64, !dbg !57
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !57, !range !13
	%7 = sext i32 %6 to i64, !dbg !57
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !57, !range !14
	%9 = sext i32 %8 to i64, !dbg !57
	%10 = mul i64 %9, %5, !dbg !57
	%11 = add i64 %3, %10, !dbg !57
	%12 = mul i64 %7, %11, !dbg !57
	%13 = add i64 %1, %12, !dbg !57
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !57, !range !15
	%16 = mul i32 %14, %15, !dbg !57
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !57, !range !16
	%18 = mul i32 %16, %17, !dbg !57
	%19 = sext i32 %18 to i64, !dbg !57
	%20 = mul i64 %13, %19, !dbg !57
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !57, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !57, !range !18
	%24 = mul i32 %15, %23, !dbg !57
	%25 = add i32 %22, %24, !dbg !57
	%26 = mul i32 %14, %25, !dbg !57
	%27 = add i32 %21, %26, !dbg !57
	%28 = sext i32 %27 to i64, !dbg !57
	%29 = add i64 %20, %28, !dbg !57
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !58, !range !20
	%31 = sext i32 %30 to i64, !dbg !58
	%32 = and i32 %27, -32, !dbg !59
	%33 = sub i32 %18, %32, !dbg !59
	%34 = icmp slt i32 %33, 32, !dbg !59
	%35 = select i1 %34, i32 %33, i32 32, !dbg !59
	%36 = sext i32 %35 to i64, !dbg !59
	%37 = icmp eq i64 %36, 32, !dbg !60
	br i1 %37, label %b1, label %b2, !dbg !60

b1:
	br label %b2, !dbg !60

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !61
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !62
	%40 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !63
	%41 = icmp uge i64 %29, %p5, !dbg !63
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !63, !prof !26

b2_ok1:
	%42 = load i8, i8* %40, align 1, !dbg !63
	%43 = mul i64 %29, 4, !dbg !64
	%44 = sub i64 %p1, %43, !dbg !65
	%45 = getelementptr inbounds i8, i8* %p0, i64 %43, !dbg !65
	%46 = mul i64 %31, 7, !dbg !67
	%47 = add i64 %46, 3, !dbg !68
	%48 = icmp ugt i64 %43, %p1, !dbg !65
	%49 = icmp ugt i64 4, %44, !dbg !66
	%50 = icmp eq i64 %36, 0, !dbg !69
	%51 = or i1 %48, %49, !dbg !69
	%52 = or i1 %51, %50, !dbg !69
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !69, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !69
	%54 = select i1 %53, i64 1, i64 %36, !dbg !69
	%55 = srem i64 %47, %54, !dbg !69
	%56 = trunc i64 %55 to i32, !dbg !70
	%57 = zext i8 %42 to i32, !dbg !70
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !70
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !70
	%60 = trunc i32 %59 to i8, !dbg !70
	%61 = getelementptr inbounds i8, i8* %45, i64 0, !dbg !71
	store i8 %60, i8* %61, align 1, !dbg !71
	%62 = zext i8 %42 to i32, !dbg !72
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !72
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !72
	%65 = trunc i32 %64 to i8, !dbg !72
	%66 = getelementptr inbounds i8, i8* %45, i64 1, !dbg !73
	store i8 %65, i8* %66, align 1, !dbg !73
	%67 = trunc i64 %38 to i32, !dbg !74
	%68 = zext i8 %42 to i32, !dbg !74
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !74
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !74
	%71 = trunc i32 %70 to i8, !dbg !74
	%72 = getelementptr inbounds i8, i8* %45, i64 2, !dbg !75
	store i8 %71, i8* %72, align 1, !dbg !75
	%73 = trunc i64 %39 to i32, !dbg !76
	%74 = zext i8 %42 to i32, !dbg !76
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !76
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !76
	%77 = trunc i32 %76 to i8, !dbg !76
	%78 = getelementptr inbounds i8, i8* %45, i64 3, !dbg !77
	store i8 %77, i8* %78, align 1, !dbg !77
	%79 = mul i64 %29, 3, !dbg !78
	%80 = sub i64 %p3, %79, !dbg !79
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !79
	%82 = icmp ugt i64 %79, %p3, !dbg !79
	%83 = icmp ugt i64 3, %80, !dbg !80
	%84 = or i1 %82, %83, !dbg !80
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !80, !prof !26

b2_ok5:
	%85 = zext i8 %42 to i32, !dbg !81
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !81
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !82
	store i32 %86, i32* %87, align 4, !dbg !82
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !83
	store i32 7, i32* %88, align 4, !dbg !83
	%89 = zext i8 %42 to i32, !dbg !84
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !84
	store i32 %90, i32* %88, align 4, !dbg !85
	%91 = sub i64 %29, %31, !dbg !86
	%92 = getelementptr inbounds i8, i8* %p4, i64 %91, !dbg !87
	%93 = icmp uge i64 %91, %p5, !dbg !87
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !87, !prof !26

b2_ok7:
	%94 = load i8, i8* %92, align 1, !dbg !87
	%95 = zext i8 %94 to i32, !dbg !88
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !88
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !89
	store i32 %96, i32* %97, align 4, !dbg !89
	ret void, !dbg !56

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !63
	ret void, !dbg !63

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !65
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !65

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !65
	ret void, !dbg !65

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !66
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !66

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !66
	ret void, !dbg !66

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !69
	ret void, !dbg !69

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !79
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !79

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %79, i64 %p3), !dbg !79
	ret void, !dbg !79

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %80), !dbg !80
	ret void, !dbg !80

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %91, i64 %p5), !dbg !87
	ret void, !dbg !87
}

define void @Vote(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !90 {
entry:
	br label %b0, !dbg !91

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !92, !range !11
	%1 = sext i32 %0 to i64, !dbg !92
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !92, !range !12
	%3 = sext i32 %2 to i64, !dbg !92
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !92, !range !12
	%5 = sext i32 %4 to i64, !dbg !92
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !92, !range !13
	%7 = sext i32 %6 to i64, !dbg !92
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !92, !range !14
	%9 = sext i32 %8 to i64, !dbg !92
	%10 = mul i64 %9, %5, !dbg !92
	%11 = add i64 %3, %10, !dbg !92
	%12 = mul i64 %7, %11, !dbg !92
	%13 = add i64 %1, %12, !dbg !92
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !92, !range !15
	%16 = mul i32 %14, %15, !dbg !92
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !92, !range !16
	%18 = mul i32 %16, %17, !dbg !92
	%19 = sext i32 %18 to i64, !dbg !92
	%20 = mul i64 %13, %19, !dbg !92
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !92, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !92, !range !18
	%24 = mul i32 %15, %23, !dbg !92
	%25 = add i32 %22, %24, !dbg !92
	%26 = mul i32 %14, %25, !dbg !92
	%27 = add i32 %21, %26, !dbg !92
	%28 = sext i32 %27 to i64, !dbg !92
	%29 = add i64 %20, %28, !dbg !92
	%30 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !93
	%31 = icmp uge i64 %29, %p5, !dbg !93
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !93, !prof !26

b0_ok1:
	%32 = load i32, i32* %30, align 4, !dbg !93
	%33 = icmp ne i32 %32, 0, !dbg !94
	br i1 %33, label %b1, label %b2, !dbg !94

b1:
	ret void, !dbg !95

b2:
	%34 = mul i64 %29, 8, !dbg !96
	%35 = sub i64 %p1, %34, !dbg !97
	%36 = getelementptr inbounds i32, i32* %p0, i64 %34, !dbg !97
	%37 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !99
	%38 = icmp ugt i64 %34, %p1, !dbg !97
	%39 = icmp ugt i64 8, %35, !dbg !98
	%40 = icmp uge i64 %29, %p3, !dbg !99
	%41 = or i1 %38, %39, !dbg !99
	%42 = or i1 %41, %40, !dbg !99
	br i1 %42, label %b2_fail1, label %b2_ok1, !dbg !99, !prof !26

b2_ok1:
	%43 = load i32, i32* %37, align 4, !dbg !99
	%44 = icmp ne i32 %43, 0, !dbg !100
	%45 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 3, i1 %44), !dbg !101
	%46 = extractvalue { i32, i1 } %45, 0, !dbg !101
	%47 = getelementptr inbounds i32, i32* %36, i64 0, !dbg !102
	store i32 %46, i32* %47, align 4, !dbg !102
	%48 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 3, i1 true), !dbg !103
	%49 = extractvalue { i32, i1 } %48, 0, !dbg !103
	%50 = getelementptr inbounds i32, i32* %36, i64 1, !dbg !104
	store i32 %49, i32* %50, align 4, !dbg !104
	%51 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 %44), !dbg !105
	%52 = extractvalue { i32, i1 } %51, 1, !dbg !105
	br i1 %52, label %b4, label %b3, !dbg !108

b3:
	br label %b4, !dbg !109

b4:
	%53 = phi i32 [ 1, %b2_ok1 ], [ 0, %b3 ], !dbg !110
	%54 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 0, i1 %44), !dbg !110
	%55 = extractvalue { i32, i1 } %54, 1, !dbg !110
	br i1 %55, label %b6, label %b5, !dbg !112

b5:
	br label %b6, !dbg !113

b6:
	%56 = phi i32 [ 1, %b4 ], [ 0, %b5 ], !dbg !114
	%57 = getelementptr inbounds i32, i32* %36, i64 2, !dbg !114
	store i32 %53, i32* %57, align 4, !dbg !114
	%58 = getelementptr inbounds i32, i32* %36, i64 3, !dbg !115
	store i32 %56, i32* %58, align 4, !dbg !115
	%59 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 false), !dbg !116
	%60 = extractvalue { i32, i1 } %59, 1, !dbg !116
	br i1 %60, label %b8, label %b7, !dbg !118

b7:
	br label %b8, !dbg !119

b8:
	%61 = phi i32 [ 1, %b6 ], [ 0, %b7 ], !dbg !120
	%62 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 0, i1 true), !dbg !120
	%63 = extractvalue { i32, i1 } %62, 1, !dbg !120
	br i1 %63, label %b10, label %b9, !dbg !122

b9:
	br label %b10, !dbg !123

b10:
	%64 = phi i32 [ 1, %b8 ], [ 0, %b9 ], !dbg !124
	%65 = getelementptr inbounds i32, i32* %36, i64 4, !dbg !124
	store i32 %61, i32* %65, align 4, !dbg !124
	%66 = getelementptr inbounds i32, i32* %36, i64 5, !dbg !125
	store i32 %64, i32* %66, align 4, !dbg !125
	br label %b11, !dbg !125

b11:
	%67 = phi i64 [ 0, %b10 ], [ %77, %b15 ], !dbg !125
	br i1 %44, label %b12, label %b13, !dbg !125

b12:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !126, !range !20
	%69 = sext i32 %68 to i64, !dbg !126
	%70 = icmp eq i64 %67, %69, !dbg !127
	br label %b13, !dbg !127

b13:
	%71 = phi i1 [ false, %b11 ], [ %70, %b12 ], !dbg !128
	%72 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 %71), !dbg !129
	%73 = extractvalue { i32, i1 } %72, 1, !dbg !129
	br i1 %73, label %b14, label %b15, !dbg !129

b14:
	%74 = getelementptr inbounds i32, i32* %36, i64 6, !dbg !130
	%75 = load i32, i32* %74, align 4, !dbg !130
	%76 = add i32 %75, 1, !dbg !131
	store i32 %76, i32* %74, align 4, !dbg !130
	br label %b15, !dbg !130

b15:
	%77 = add i64 %67, 1, !dbg !130
	%78 = icmp slt i64 %77, 32, !dbg !130
	br i1 %78, label %b11, label %b16, !dbg !130

b16:
	br i1 %44, label %b18, label %b17, !dbg !134

b17:
	br label %b18, !dbg !135

b18:
	%79 = phi i32 [ -1, %b16 ], [ 0, %b17 ], !dbg !136
	%80 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %79) convergent nounwind, !dbg !136
	%81 = getelementptr inbounds i32, i32* %36, i64 7, !dbg !137
	store i32 %80, i32* %81, align 4, !dbg !137
	ret void, !dbg !137

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %29, i64 %p5), !dbg !93
	ret void, !dbg !93

b2_fail1:
	%82 = icmp ugt i64 %34, %p1, !dbg !97
	br i1 %82, label %b2_fail2, label %b2_ok2, !dbg !97

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %34, i64 %p1), !dbg !97
	ret void, !dbg !97

b2_ok2:
	%83 = icmp ugt i64 8, %35, !dbg !98
	br i1 %83, label %b2_fail3, label %b2_ok3, !dbg !98

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 8, i64 %35), !dbg !98
	ret void, !dbg !98

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %29, i64 %p3), !dbg !99
	ret void, !dbg !99
}

define void @Dynamic(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !139 {
entry:
	br label %b0, !dbg !140

b0:
	%0 = addrspacecast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to [0 x i8]*, !dbg !141
	%1 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !141
	%2 = udiv i32 %1, 4, !dbg !141
	%3 = zext i32 %2 to i64, !dbg !141
	%4 = bitcast [0 x i8]* %0 to i32*, !dbg !141
	%5 = udiv i32 %1, 24, !dbg !142
	%6 = zext i32 %5 to i64, !dbg !142
	%7 = bitcast [0 x i8]* %0 to { i32, i32 }*, !dbg !142
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !143, !range !17
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !143, !range !17
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !143, !range !18
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !143, !range !15
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !143, !range !15
	%13 = mul i32 %12, %10, !dbg !143
	%14 = add i32 %9, %13, !dbg !143
	%15 = mul i32 %11, %14, !dbg !143
	%16 = add i32 %8, %15, !dbg !143
	%17 = sext i32 %16 to i64, !dbg !143
	%18 = mul i32 %11, %12, !dbg !144
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !144, !range !16
	%20 = mul i32 %18, %19, !dbg !144
	%21 = sext i32 %20 to i64, !dbg !144
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !145, !range !11
	%23 = sext i32 %22 to i64, !dbg !145
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !145, !range !12
	%25 = sext i32 %24 to i64, !dbg !145
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !145, !range !12
	%27 = sext i32 %26 to i64, !dbg !145
	%28 = mul i64 %23, %21, !dbg !146
	%29 = add i64 %28, %17, !dbg !147
	%30 = getelementptr inbounds i32, i32* %p2, i64 %29, !dbg !148
	%31 = icmp uge i64 %29, %p3, !dbg !148
	br i1 %31, label %b0_fail1, label %b0_ok1, !dbg !148, !prof !26

b0_ok1:
	%32 = load i32, i32* %30, align 4, !dbg !148
	%33 = getelementptr inbounds i32, i32* %4, i64 %17, !dbg !149
	%34 = icmp uge i64 %17, %3, !dbg !149
	br i1 %34, label %b0_fail2, label %b0_ok2, !dbg !149, !prof !26

b0_ok2:
	store i32 %32, i32* %33, align 4, !dbg !149
	call void @llvm.nvvm.barrier0(), !dbg !150
	%35 = sub i64 %21, 1, !dbg !151
	%36 = sub i64 %35, %17, !dbg !152
	%37 = sdiv i64 %36, 2, !dbg !153
	%38 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %7, i64 %37, !dbg !154
	%39 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %38, i32 0, i32 0, !dbg !155
	%40 = icmp uge i64 %37, %6, !dbg !154
	br i1 %40, label %b0_fail3, label %b0_ok3, !dbg !154, !prof !26

b0_ok3:
	%41 = load i32, i32* %39, align 4, !dbg !155
	%42 = srem i64 %36, 2, !dbg !156
	%43 = icmp eq i64 %42, 1, !dbg !157
	br i1 %43, label %b1, label %b2, !dbg !157

b1:
	%44 = getelementptr inbounds { i32, i32 }, { i32, i32 }* %38, i32 0, i32 1, !dbg !158
	%45 = load i32, i32* %44, align 4, !dbg !158
	br label %b2, !dbg !158

b2:
	%46 = phi i32 [ %41, %b0_ok3 ], [ %45, %b1 ], !dbg !159
	%47 = getelementptr inbounds i32, i32* %p0, i64 %29, !dbg !160
	%48 = icmp uge i64 %29, %p1, !dbg !160
	br i1 %48, label %b2_fail1, label %b2_ok1, !dbg !160, !prof !26

b2_ok1:
	store i32 %46, i32* %47, align 4, !dbg !160
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !161, !range !13
	%50 = sext i32 %49 to i64, !dbg !161
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !161, !range !14
	%52 = sext i32 %51 to i64, !dbg !161
	%53 = mul i64 %52, %27, !dbg !161
	%54 = add i64 %25, %53, !dbg !161
	%55 = mul i64 %50, %54, !dbg !161
	%56 = add i64 %23, %55, !dbg !161
	%57 = mul i64 %56, %21, !dbg !161
	%58 = add i64 %57, %17, !dbg !161
	%59 = icmp eq i64 %58, 0, !dbg !162
	br i1 %59, label %b3, label %b4, !dbg !162

b3:
	%60 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !163
	%61 = icmp uge i64 0, %p5, !dbg !163
	br i1 %61, label %b3_fail1, label %b3_ok1, !dbg !163, !prof !26

b3_ok1:
	store i64 %3, i64* %60, align 8, !dbg !163
	%62 = getelementptr inbounds i64, i64* %p4, i64 1, !dbg !164
	%63 = icmp uge i64 1, %p5, !dbg !164
	br i1 %63, label %b3_fail2, label %b3_ok2, !dbg !164, !prof !26

b3_ok2:
	store i64 %6, i64* %62, align 8, !dbg !164
	br label %b4, !dbg !164

b4:
	ret void, !dbg !164

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %29, i64 %p3), !dbg !148
	ret void, !dbg !148

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %17, i64 %3), !dbg !149
	ret void, !dbg !149

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %37, i64 %6), !dbg !154
	ret void, !dbg !154

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %29, i64 %p1), !dbg !160
	ret void, !dbg !160

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 0, i64 %p5), !dbg !163
	ret void, !dbg !163

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 1, i64 %p5), !dbg !164
	ret void, !dbg !164
}

define void @Vectors(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !165 {
entry:
	br label %b0, !dbg !166

b0:
	%0 = and i64 %p1, -4, !dbg !167
	%1 = and i64 %0, 3, !dbg !168
	%2 = icmp eq i64 %1, 0, !dbg !168
	br i1 %2, label %b1, label %b20, !dbg !168

b1:
	%3 = ptrtoint float* %p0 to i64, !dbg !168
	%4 = and i64 %3, 15, !dbg !168
	%5 = icmp eq i64 %4, 0, !dbg !168
	%6 = icmp eq i64 %0, 0, !dbg !168
	%7 = or i1 %5, %6, !dbg !168
	br i1 %7, label %b2, label %b19, !dbg !168

b2:
	%8 = ashr i64 %0, 2, !dbg !168
	%9 = bitcast float* %p0 to { float, float, float, float }*, !dbg !168
	%10 = icmp ugt i64 %0, %p3, !dbg !169
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !169, !prof !26

b2_ok1:
	br i1 %2, label %b3, label %b18, !dbg !170

b3:
	%11 = ptrtoint float* %p2 to i64, !dbg !170
	%12 = and i64 %11, 15, !dbg !170
	%13 = icmp eq i64 %12, 0, !dbg !170
	%14 = or i1 %13, %6, !dbg !170
	br i1 %14, label %b4, label %b17, !dbg !170

b4:
	%15 = bitcast float* %p2 to { float, float, float, float }*, !dbg !170
	%16 = icmp ugt i64 %0, %p5, !dbg !171
	br i1 %16, label %b4_fail1, label %b4_ok1, !dbg !171, !prof !26

b4_ok1:
	br i1 %2, label %b5, label %b16, !dbg !172

b5:
	%17 = ptrtoint float* %p4 to i64, !dbg !172
	%18 = and i64 %17, 15, !dbg !172
	%19 = icmp eq i64 %18, 0, !dbg !172
	%20 = or i1 %19, %6, !dbg !172
	br i1 %20, label %b6, label %b15, !dbg !172

b6:
	%21 = bitcast float* %p4 to { float, float, float, float }*, !dbg !172
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !173, !range !11
	%23 = sext i32 %22 to i64, !dbg !173
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !173, !range !12
	%25 = sext i32 %24 to i64, !dbg !173
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !173, !range !12
	%27 = sext i32 %26 to i64, !dbg !173
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !173, !range !13
	%29 = sext i32 %28 to i64, !dbg !173
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !173, !range !14
	%31 = sext i32 %30 to i64, !dbg !173
	%32 = mul i64 %31, %27, !dbg !173
	%33 = add i64 %25, %32, !dbg !173
	%34 = mul i64 %29, %33, !dbg !173
	%35 = add i64 %23, %34, !dbg !173
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !173, !range !15
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !173, !range !15
	%38 = mul i32 %36, %37, !dbg !173
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !173, !range !16
	%40 = mul i32 %38, %39, !dbg !173
	%41 = sext i32 %40 to i64, !dbg !173
	%42 = mul i64 %35, %41, !dbg !173
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !173, !range !17
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !173, !range !17
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !173, !range !18
	%46 = mul i32 %37, %45, !dbg !173
	%47 = add i32 %44, %46, !dbg !173
	%48 = mul i32 %36, %47, !dbg !173
	%49 = add i32 %43, %48, !dbg !173
	%50 = sext i32 %49 to i64, !dbg !173
	%51 = add i64 %42, %50, !dbg !173
	%52 = mul i64 %29, %31, !dbg !173
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !173, !range !14
	%54 = sext i32 %53 to i64, !dbg !173
	%55 = mul i64 %52, %54, !dbg !173
	%56 = mul i64 %55, %41, !dbg !173
	br label %b7, !dbg !173

b7:
	%57 = phi i64 [ %51, %b6 ], [ %119, %b9 ], !dbg !173
	%58 = icmp slt i64 %57, %8, !dbg !173
	br i1 %58, label %b8, label %b11, !dbg !173

b8:
	%59 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %15, i64 %57, !dbg !174
	%60 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %59, i32 0, i32 0, !dbg !174
	%61 = bitcast { float, float, float, float }* %59 to <4 x float>*, !dbg !174
	%62 = load <4 x float>, <4 x float>* %61, align 16, !dbg !174
	%63 = extractelement <4 x float> %62, i32 0, !dbg !174
	%64 = extractelement <4 x float> %62, i32 1, !dbg !174
	%65 = extractelement <4 x float> %62, i32 2, !dbg !174
	%66 = extractelement <4 x float> %62, i32 3, !dbg !174
	%67 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %59, i32 0, i32 1, !dbg !174
	%68 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %59, i32 0, i32 2, !dbg !174
	%69 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %59, i32 0, i32 3, !dbg !174
	%70 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %21, i64 %57, !dbg !175
	%71 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %70, i32 0, i32 0, !dbg !175
	%72 = bitcast { float, float, float, float }* %70 to <4 x float>*, !dbg !175
	%73 = load <4 x float>, <4 x float>* %72, align 16, !dbg !175
	%74 = extractelement <4 x float> %73, i32 0, !dbg !175
	%75 = extractelement <4 x float> %73, i32 1, !dbg !175
	%76 = extractelement <4 x float> %73, i32 2, !dbg !175
	%77 = extractelement <4 x float> %73, i32 3, !dbg !175
	%78 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %70, i32 0, i32 1, !dbg !175
	%79 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %70, i32 0, i32 2, !dbg !175
	%80 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %70, i32 0, i32 3, !dbg !175
	%81 = fmul float 2.000000e+00, %63, !dbg !176
	%82 = fadd float %81, %74, !dbg !177
	%83 = fmul float 2.000000e+00, %64, !dbg !178
	%84 = fadd float %83, %75, !dbg !179
	%85 = fmul float 2.000000e+00, %65, !dbg !180
	%86 = fadd float %85, %76, !dbg !181
	%87 = fmul float 2.000000e+00, %66, !dbg !182
	%88 = fadd float %87, %77, !dbg !183
	%89 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %9, i64 %57, !dbg !184
	%90 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %89, i32 0, i32 0, !dbg !184
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %89, i32 0, i32 1, !dbg !184
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %89, i32 0, i32 2, !dbg !184
	%93 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %89, i32 0, i32 3, !dbg !184
	%94 = bitcast { float, float, float, float }* %89 to <4 x float>*, !dbg !184
	%95 = insertelement <4 x float> undef, float %82, i32 0, !dbg !184
	%96 = insertelement <4 x float> %95, float %84, i32 1, !dbg !184
	%97 = insertelement <4 x float> %96, float %86, i32 2, !dbg !184
	%98 = insertelement <4 x float> %97, float %88, i32 3, !dbg !184
	store <4 x float> %98, <4 x float>* %94, align 16, !dbg !184
	%99 = mul i64 %57, 4, !dbg !185
	%100 = add i64 %99, 4, !dbg !186
	%101 = getelementptr inbounds float, float* %p0, i64 %99, !dbg !187
	%102 = ptrtoint float* %101 to i64, !dbg !188
	%103 = and i64 %102, 7, !dbg !188
	%104 = icmp eq i64 %103, 0, !dbg !188
	%105 = icmp ugt i64 %100, %p1, !dbg !187
	br i1 %105, label %b8_fail1, label %b8_ok1, !dbg !187, !prof !26

b8_ok1:
	br i1 %104, label %b9, label %b10, !dbg !188

b9:
	%106 = bitcast float* %101 to { float, float }*, !dbg !188
	%107 = getelementptr inbounds { float, float }, { float, float }* %106, i64 1, !dbg !189
	%108 = getelementptr inbounds { float, float }, { float, float }* %107, i32 0, i32 0, !dbg !189
	%109 = bitcast { float, float }* %107 to <2 x float>*, !dbg !189
	%110 = load <2 x float>, <2 x float>* %109, align 8, !dbg !189
	%111 = extractelement <2 x float> %110, i32 0, !dbg !189
	%112 = extractelement <2 x float> %110, i32 1, !dbg !189
	%113 = getelementptr inbounds { float, float }, { float, float }* %107, i32 0, i32 1, !dbg !189
	%114 = fadd float %111, 1.000000e+00, !dbg !190
	%115 = fadd float %112, 1.000000e+00, !dbg !191
	%116 = bitcast { float, float }* %107 to <2 x float>*, !dbg !192
	%117 = insertelement <2 x float> undef, float %114, i32 0, !dbg !192
	%118 = insertelement <2 x float> %117, float %115, i32 1, !dbg !192
	store <2 x float> %118, <2 x float>* %116, align 8, !dbg !192
	%119 = add i64 %57, %56, !dbg !173
	br label %b7, !dbg !173

b10:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %103, i64 8), !dbg !188
	ret void, !dbg !188

b11:
	%120 = sub i64 %p1, %0, !dbg !193
	br label %b12, !dbg !194

b12:
	%121 = phi i64 [ %51, %b11 ], [ %134, %b13_ok3 ], !dbg !194
	%122 = icmp slt i64 %121, %120, !dbg !194
	br i1 %122, label %b13, label %b14, !dbg !194

b13:
	%123 = add i64 %0, %121, !dbg !195
	%124 = getelementptr inbounds float, float* %p2, i64 %123, !dbg !196
	%125 = icmp uge i64 %123, %p3, !dbg !196
	br i1 %125, label %b13_fail1, label %b13_ok1, !dbg !196, !prof !26

b13_ok1:
	%126 = load float, float* %124, align 4, !dbg !196
	%127 = fmul float 2.000000e+00, %126, !dbg !197
	%128 = getelementptr inbounds float, float* %p4, i64 %123, !dbg !198
	%129 = icmp uge i64 %123, %p5, !dbg !198
	br i1 %129, label %b13_fail2, label %b13_ok2, !dbg !198, !prof !26

b13_ok2:
	%130 = load float, float* %128, align 4, !dbg !198
	%131 = fadd float %127, %130, !dbg !199
	%132 = getelementptr inbounds float, float* %p0, i64 %123, !dbg !200
	%133 = icmp uge i64 %123, %p1, !dbg !200
	br i1 %133, label %b13_fail3, label %b13_ok3, !dbg !200, !prof !26

b13_ok3:
	store float %131, float* %132, align 4, !dbg !200
	%134 = add i64 %121, %56, !dbg !194
	br label %b12, !dbg !194

b14:
	ret void, !dbg !194

b15:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %18, i64 16), !dbg !172
	ret void, !dbg !172

b16:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %0, i64 4), !dbg !172
	ret void, !dbg !172

b17:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %12, i64 16), !dbg !170
	ret void, !dbg !170

b18:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %0, i64 4), !dbg !170
	ret void, !dbg !170

b19:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %4, i64 16), !dbg !168
	ret void, !dbg !168

b20:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %0, i64 4), !dbg !168
	ret void, !dbg !168

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %0, i64 %p3), !dbg !169
	ret void, !dbg !169

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %0, i64 %p5), !dbg !171
	ret void, !dbg !171

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %100, i64 %p1), !dbg !187
	ret void, !dbg !187

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %123, i64 %p3), !dbg !196
	ret void, !dbg !196

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %123, i64 %p5), !dbg !198
	ret void, !dbg !198

b13_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %123, i64 %p1), !dbg !200
	ret void, !dbg !200
}

define void @VectorPlaces({ i64, i64, i64, i64 }* %p0, i64 %p1, { i32, i32, i32, i32 }* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !201 {
entry:
	%0 = alloca [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], align 16, !dbg !202
	br label %b0, !dbg !202

b0:
	%1 = addrspacecast [64 x { { i32, i32, i32, i32 }, { i64, i64 } }] addrspace(3)* @gpuc_shared_VectorPlaces_67 to [64 x { { i32, i32, i32, i32 }, { i64, i64 } }]*, !dbg !203
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !204, !range !17
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !204, !range !17
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !204, !range !18
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !204, !range !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !204, !range !15
	%7 = mul i32 %6, %4, !dbg !204
	%8 = add i32 %3, %7, !dbg !204
	%9 = mul i32 %5, %8, !dbg !204
	%10 = add i32 %2, %9, !dbg !204
	%11 = sext i32 %10 to i64, !dbg !204
	%12 = mul i32 %5, %6, !dbg !205
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !205, !range !16
	%14 = mul i32 %12, %13, !dbg !205
	%15 = sext i32 %14 to i64, !dbg !205
	br label %b1, !dbg !205

b1:
	%16 = phi i64 [ %11, %b0 ], [ %127, %b4_ok1 ], !dbg !205
	%17 = icmp slt i64 %16, %p3, !dbg !205
	br i1 %17, label %b2, label %b5, !dbg !205

b2:
	store [2 x { { i32, i32, i32, i32 }, { i64, i64 } }] zeroinitializer, [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %0, align 16, !dbg !206
	%18 = srem i64 %16, 2, !dbg !207
	%19 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %p2, i64 %16, !dbg !208
	%20 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %19, i32 0, i32 0, !dbg !208
	%21 = bitcast { i32, i32, i32, i32 }* %19 to <4 x i32>*, !dbg !208
	%22 = load <4 x i32>, <4 x i32>* %21, align 16, !dbg !208
	%23 = extractelement <4 x i32> %22, i32 0, !dbg !208
	%24 = extractelement <4 x i32> %22, i32 1, !dbg !208
	%25 = extractelement <4 x i32> %22, i32 2, !dbg !208
	%26 = extractelement <4 x i32> %22, i32 3, !dbg !208
	%27 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %19, i32 0, i32 1, !dbg !208
	%28 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %19, i32 0, i32 2, !dbg !208
	%29 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %19, i32 0, i32 3, !dbg !208
	%30 = getelementptr inbounds [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %0, i64 0, i64 %18, !dbg !209
	%31 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %30, i32 0, i32 0, !dbg !209
	%32 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %31, i32 0, i32 0, !dbg !209
	%33 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %31, i32 0, i32 1, !dbg !209
	%34 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %31, i32 0, i32 2, !dbg !209
	%35 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %31, i32 0, i32 3, !dbg !209
	%36 = bitcast { i32, i32, i32, i32 }* %31 to <4 x i32>*, !dbg !209
	%37 = insertelement <4 x i32> undef, i32 %23, i32 0, !dbg !209
	%38 = insertelement <4 x i32> %37, i32 %24, i32 1, !dbg !209
	%39 = insertelement <4 x i32> %38, i32 %25, i32 2, !dbg !209
	%40 = insertelement <4 x i32> %39, i32 %26, i32 3, !dbg !209
	store <4 x i32> %40, <4 x i32>* %36, align 16, !dbg !209
	%41 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %30, i32 0, i32 1, !dbg !209
	%42 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %41, i32 0, i32 0, !dbg !209
	%43 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %41, i32 0, i32 1, !dbg !209
	%44 = bitcast { i64, i64 }* %41 to <2 x i64>*, !dbg !209
	%45 = insertelement <2 x i64> undef, i64 %16, i32 0, !dbg !209
	%46 = insertelement <2 x i64> %45, i64 -1, i32 1, !dbg !209
	store <2 x i64> %46, <2 x i64>* %44, align 16, !dbg !209
	%47 = bitcast { i32, i32, i32, i32 }* %31 to <4 x i32>*, !dbg !210
	%48 = load <4 x i32>, <4 x i32>* %47, align 16, !dbg !210
	%49 = extractelement <4 x i32> %48, i32 0, !dbg !210
	%50 = extractelement <4 x i32> %48, i32 1, !dbg !210
	%51 = extractelement <4 x i32> %48, i32 2, !dbg !210
	%52 = extractelement <4 x i32> %48, i32 3, !dbg !210
	%53 = bitcast { i64, i64 }* %41 to <2 x i64>*, !dbg !210
	%54 = load <2 x i64>, <2 x i64>* %53, align 16, !dbg !210
	%55 = extractelement <2 x i64> %54, i32 0, !dbg !210
	%56 = extractelement <2 x i64> %54, i32 1, !dbg !210
	%57 = getelementptr inbounds [64 x { { i32, i32, i32, i32 }, { i64, i64 } }], [64 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %1, i64 0, i64 %11, !dbg !211
	%58 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %57, i32 0, i32 0, !dbg !211
	%59 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %58, i32 0, i32 0, !dbg !211
	%60 = icmp uge i64 %11, 64, !dbg !211
	br i1 %60, label %b2_fail1, label %b2_ok1, !dbg !211, !prof !26

b2_ok1:
	%61 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %58, i32 0, i32 1, !dbg !211
	%62 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %58, i32 0, i32 2, !dbg !211
	%63 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %58, i32 0, i32 3, !dbg !211
	%64 = bitcast { i32, i32, i32, i32 }* %58 to <4 x i32>*, !dbg !211
	%65 = insertelement <4 x i32> undef, i32 %49, i32 0, !dbg !211
	%66 = insertelement <4 x i32> %65, i32 %50, i32 1, !dbg !211
	%67 = insertelement <4 x i32> %66, i32 %51, i32 2, !dbg !211
	%68 = insertelement <4 x i32> %67, i32 %52, i32 3, !dbg !211
	store <4 x i32> %68, <4 x i32>* %64, align 16, !dbg !211
	%69 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %57, i32 0, i32 1, !dbg !211
	%70 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %69, i32 0, i32 0, !dbg !211
	%71 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %69, i32 0, i32 1, !dbg !211
	%72 = bitcast { i64, i64 }* %69 to <2 x i64>*, !dbg !211
	%73 = insertelement <2 x i64> undef, i64 %55, i32 0, !dbg !211
	%74 = insertelement <2 x i64> %73, i64 %56, i32 1, !dbg !211
	store <2 x i64> %74, <2 x i64>* %72, align 16, !dbg !211
	%75 = icmp eq { { i32, i32, i32, i32 }, { i64, i64 } }* %57, null, !dbg !214
	br i1 %75, label %b2_fail2, label %b2_ok2, !dbg !214, !prof !26

b2_ok2:
	%76 = bitcast { i32, i32, i32, i32 }* %58 to <4 x i32>*, !dbg !215
	%77 = load <4 x i32>, <4 x i32>* %76, align 16, !dbg !215
	%78 = extractelement <4 x i32> %77, i32 3, !dbg !215
	%79 = extractelement <4 x i32> %77, i32 0, !dbg !215
	store i32 %78, i32* %59, align 4, !dbg !217
	store i32 %79, i32* %63, align 4, !dbg !218
	%80 = bitcast { i64, i64 }* %69 to <2 x i64>*, !dbg !219
	%81 = load <2 x i64>, <2 x i64>* %80, align 16, !dbg !219
	%82 = extractelement <2 x i64> %81, i32 1, !dbg !219
	%83 = extractelement <2 x i64> %81, i32 0, !dbg !219
	%84 = bitcast { i64, i64 }* %69 to <2 x i64>*, !dbg !221
	%85 = insertelement <2 x i64> undef, i64 %82, i32 0, !dbg !221
	%86 = insertelement <2 x i64> %85, i64 %83, i32 1, !dbg !221
	store <2 x i64> %86, <2 x i64>* %84, align 16, !dbg !221
	%87 = srem i64 %16, 3, !dbg !222
	%88 = icmp eq i64 %87, 0, !dbg !223
	br i1 %88, label %b3, label %b4, !dbg !223

b3:
	%89 = bitcast { i32, i32, i32, i32 }* %58 to <4 x i32>*, !dbg !224
	%90 = load <4 x i32>, <4 x i32>* %89, align 16, !dbg !224
	%91 = extractelement <4 x i32> %90, i32 0, !dbg !224
	%92 = extractelement <4 x i32> %90, i32 1, !dbg !224
	%93 = extractelement <4 x i32> %90, i32 2, !dbg !224
	%94 = extractelement <4 x i32> %90, i32 3, !dbg !224
	%95 = bitcast { i32, i32, i32, i32 }* %58 to <4 x i32>*, !dbg !225
	%96 = insertelement <4 x i32> undef, i32 %92, i32 0, !dbg !225
	%97 = insertelement <4 x i32> %96, i32 %93, i32 1, !dbg !225
	%98 = insertelement <4 x i32> %97, i32 %94, i32 2, !dbg !225
	%99 = insertelement <4 x i32> %98, i32 %91, i32 3, !dbg !225
	store <4 x i32> %99, <4 x i32>* %95, align 16, !dbg !225
	br label %b4, !dbg !225

b4:
	%100 = bitcast { i32, i32, i32, i32 }* %58 to <4 x i32>*, !dbg !226
	%101 = load <4 x i32>, <4 x i32>* %100, align 16, !dbg !226
	%102 = extractelement <4 x i32> %101, i32 0, !dbg !226
	%103 = extractelement <4 x i32> %101, i32 1, !dbg !226
	%104 = extractelement <4 x i32> %101, i32 2, !dbg !226
	%105 = extractelement <4 x i32> %101, i32 3, !dbg !226
	%106 = sext i32 %102 to i64, !dbg !227
	%107 = sext i32 %103 to i64, !dbg !229
	%108 = sext i32 %104 to i64, !dbg !231
	%109 = add i64 %107, %108, !dbg !232
	%110 = bitcast { i64, i64 }* %69 to <2 x i64>*, !dbg !233
	%111 = load <2 x i64>, <2 x i64>* %110, align 16, !dbg !233
	%112 = extractelement <2 x i64> %111, i32 0, !dbg !233
	%113 = extractelement <2 x i64> %111, i32 1, !dbg !233
	%114 = sext i32 %105 to i64, !dbg !236
	%115 = add i64 %113, %114, !dbg !237
	%116 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 }* %p0, i64 %16, !dbg !238
	%117 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 }* %116, i32 0, i32 0, !dbg !238
	%118 = icmp uge i64 %16, %p1, !dbg !238
	br i1 %118, label %b4_fail1, label %b4_ok1, !dbg !238, !prof !26

b4_ok1:
	%119 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 }* %116, i32 0, i32 1, !dbg !238
	%120 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 }* %116, i32 0, i32 2, !dbg !238
	%121 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 }* %116, i32 0, i32 3, !dbg !238
	%122 = bitcast { i64, i64, i64, i64 }* %116 to <4 x i64>*, !dbg !238
	%123 = insertelement <4 x i64> undef, i64 %106, i32 0, !dbg !238
	%124 = insertelement <4 x i64> %123, i64 %109, i32 1, !dbg !238
	%125 = insertelement <4 x i64> %124, i64 %112, i32 2, !dbg !238
	%126 = insertelement <4 x i64> %125, i64 %115, i32 3, !dbg !238
	store <4 x i64> %126, <4 x i64>* %122, align 16, !dbg !238
	%127 = add i64 %16, %15, !dbg !205
	br label %b1, !dbg !205

b5:
	%128 = and i64 %p5, 3, !dbg !239
	%129 = icmp eq i64 %128, 0, !dbg !239
	br i1 %129, label %b6, label %b12, !dbg !239

b6:
	%130 = ptrtoint i8* %p4 to i64, !dbg !239
	%131 = and i64 %130, 3, !dbg !239
	%132 = icmp eq i64 %131, 0, !dbg !239
	%133 = icmp eq i64 %p5, 0, !dbg !239
	%134 = or i1 %132, %133, !dbg !239
	br i1 %134, label %b7, label %b11, !dbg !239

b7:
	%135 = ashr i64 %p5, 2, !dbg !239
	%136 = bitcast i8* %p4 to { i8, i8, i8, i8 }*, !dbg !239
	br label %b8, !dbg !240

b8:
	%137 = phi i64 [ %11, %b7 ], [ %155, %b9 ], !dbg !240
	%138 = icmp slt i64 %137, %135, !dbg !240
	br i1 %138, label %b9, label %b10, !dbg !240

b9:
	%139 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 }* %136, i64 %137, !dbg !241
	%140 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 }* %139, i32 0, i32 0, !dbg !241
	%141 = bitcast { i8, i8, i8, i8 }* %139 to <4 x i8>*, !dbg !241
	%142 = load <4 x i8>, <4 x i8>* %141, align 4, !dbg !241
	%143 = extractelement <4 x i8> %142, i32 0, !dbg !241
	%144 = extractelement <4 x i8> %142, i32 1, !dbg !241
	%145 = extractelement <4 x i8> %142, i32 2, !dbg !241
	%146 = extractelement <4 x i8> %142, i32 3, !dbg !241
	%147 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 }* %139, i32 0, i32 1, !dbg !241
	%148 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 }* %139, i32 0, i32 2, !dbg !241
	%149 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 }* %139, i32 0, i32 3, !dbg !241
	%150 = bitcast { i8, i8, i8, i8 }* %139 to <4 x i8>*, !dbg !242
	%151 = insertelement <4 x i8> undef, i8 %146, i32 0, !dbg !242
	%152 = insertelement <4 x i8> %151, i8 %145, i32 1, !dbg !242
	%153 = insertelement <4 x i8> %152, i8 %144, i32 2, !dbg !242
	%154 = insertelement <4 x i8> %153, i8 %143, i32 3, !dbg !242
	store <4 x i8> %154, <4 x i8>* %150, align 4, !dbg !242
	%155 = add i64 %137, %15, !dbg !240
	br label %b8, !dbg !240

b10:
	ret void, !dbg !240

b11:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %131, i64 4), !dbg !239
	ret void, !dbg !239

b12:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %p5, i64 4), !dbg !239
	ret void, !dbg !239

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %11, i64 64), !dbg !211
	ret void, !dbg !211

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !214
	ret void, !dbg !214

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %16, i64 %p1), !dbg !238
	ret void, !dbg !238
}

define void @ExchangeInt8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !244 {
entry:
	br label %b0, !dbg !245

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !248, !range !11
	%1 = sext i32 %0 to i64, !dbg !248
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !248, !range !12
	%3 = sext i32 %2 to i64, !dbg !248
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !248, !range !12
	%5 = sext i32 %4 to i64, !dbg !248
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !248, !range !13
	%7 = sext i32 %6 to i64, !dbg !248
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !248, !range !14
	%9 = sext i32 %8 to i64, !dbg !248
	%10 = mul i64 %9, %5, !dbg !248
	%11 = add i64 %3, %10, !dbg !248
	%12 = mul i64 %7, %11, !dbg !248
	%13 = add i64 %1, %12, !dbg !248
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !248, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !248, !range !15
	%16 = mul i32 %14, %15, !dbg !248
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !248, !range !16
	%18 = mul i32 %16, %17, !dbg !248
	%19 = sext i32 %18 to i64, !dbg !248
	%20 = mul i64 %13, %19, !dbg !248
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !248, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !248, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !248, !range !18
	%24 = mul i32 %15, %23, !dbg !248
	%25 = add i32 %22, %24, !dbg !248
	%26 = mul i32 %14, %25, !dbg !248
	%27 = add i32 %21, %26, !dbg !248
	%28 = sext i32 %27 to i64, !dbg !248
	%29 = add i64 %20, %28, !dbg !248
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !249, !range !20
	%31 = sext i32 %30 to i64, !dbg !249
	%32 = and i32 %27, -32, !dbg !250
	%33 = sub i32 %18, %32, !dbg !250
	%34 = icmp slt i32 %33, 32, !dbg !250
	%35 = select i1 %34, i32 %33, i32 32, !dbg !250
	%36 = sext i32 %35 to i64, !dbg !250
	%37 = icmp eq i64 %36, 32, !dbg !251
	br i1 %37, label %b1, label %b2, !dbg !251

b1:
	br label %b2, !dbg !251

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !252
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !253
	%40 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !254
	%41 = icmp uge i64 %29, %p5, !dbg !254
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !254, !prof !26

b2_ok1:
	%42 = load i8, i8* %40, align 1, !dbg !254
	%43 = mul i64 %29, 4, !dbg !255
	%44 = sub i64 %p1, %43, !dbg !256
	%45 = getelementptr inbounds i8, i8* %p0, i64 %43, !dbg !256
	%46 = mul i64 %31, 7, !dbg !258
	%47 = add i64 %46, 3, !dbg !259
	%48 = icmp ugt i64 %43, %p1, !dbg !256
	%49 = icmp ugt i64 4, %44, !dbg !257
	%50 = icmp eq i64 %36, 0, !dbg !260
	%51 = or i1 %48, %49, !dbg !260
	%52 = or i1 %51, %50, !dbg !260
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !260, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !260
	%54 = select i1 %53, i64 1, i64 %36, !dbg !260
	%55 = srem i64 %47, %54, !dbg !260
	%56 = trunc i64 %55 to i32, !dbg !261
	%57 = zext i8 %42 to i32, !dbg !261
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !261
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !261
	%60 = trunc i32 %59 to i8, !dbg !261
	%61 = getelementptr inbounds i8, i8* %45, i64 0, !dbg !262
	store i8 %60, i8* %61, align 1, !dbg !262
	%62 = zext i8 %42 to i32, !dbg !263
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !263
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !263
	%65 = trunc i32 %64 to i8, !dbg !263
	%66 = getelementptr inbounds i8, i8* %45, i64 1, !dbg !264
	store i8 %65, i8* %66, align 1, !dbg !264
	%67 = trunc i64 %38 to i32, !dbg !265
	%68 = zext i8 %42 to i32, !dbg !265
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !265
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !265
	%71 = trunc i32 %70 to i8, !dbg !265
	%72 = getelementptr inbounds i8, i8* %45, i64 2, !dbg !266
	store i8 %71, i8* %72, align 1, !dbg !266
	%73 = trunc i64 %39 to i32, !dbg !267
	%74 = zext i8 %42 to i32, !dbg !267
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !267
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !267
	%77 = trunc i32 %76 to i8, !dbg !267
	%78 = getelementptr inbounds i8, i8* %45, i64 3, !dbg !268
	store i8 %77, i8* %78, align 1, !dbg !268
	%79 = mul i64 %29, 3, !dbg !269
	%80 = sub i64 %p3, %79, !dbg !270
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !270
	%82 = icmp ugt i64 %79, %p3, !dbg !270
	%83 = icmp ugt i64 3, %80, !dbg !271
	%84 = or i1 %82, %83, !dbg !271
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !271, !prof !26

b2_ok5:
	%85 = zext i8 %42 to i32, !dbg !272
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !272
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !273
	store i32 %86, i32* %87, align 4, !dbg !273
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !274
	store i32 7, i32* %88, align 4, !dbg !274
	%89 = zext i8 %42 to i32, !dbg !275
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !275
	store i32 %90, i32* %88, align 4, !dbg !276
	%91 = sub i64 %29, %31, !dbg !277
	%92 = getelementptr inbounds i8, i8* %p4, i64 %91, !dbg !278
	%93 = icmp uge i64 %91, %p5, !dbg !278
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !278, !prof !26

b2_ok7:
	%94 = load i8, i8* %92, align 1, !dbg !278
	%95 = zext i8 %94 to i32, !dbg !279
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !279
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !280
	store i32 %96, i32* %97, align 4, !dbg !280
	ret void, !dbg !247

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !254
	ret void, !dbg !254

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !256
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !256

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !256
	ret void, !dbg !256

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !257
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !257

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !257
	ret void, !dbg !257

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !260
	ret void, !dbg !260

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !270
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !270

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %79, i64 %p3), !dbg !270
	ret void, !dbg !270

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %80), !dbg !271
	ret void, !dbg !271

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %91, i64 %p5), !dbg !278
	ret void, !dbg !278
}

define void @NumbersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !281 {
entry:
	br label %b0, !dbg !282

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !286, !range !11
	%1 = sext i32 %0 to i64, !dbg !286
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !286, !range !12
	%3 = sext i32 %2 to i64, !dbg !286
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !286, !range !12
	%5 = sext i32 %4 to i64, !dbg !286
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !286, !range !13
	%7 = sext i32 %6 to i64, !dbg !286
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !286, !range !14
	%9 = sext i32 %8 to i64, !dbg !286
	%10 = mul i64 %9, %5, !dbg !286
	%11 = add i64 %3, %10, !dbg !286
	%12 = mul i64 %7, %11, !dbg !286
	%13 = add i64 %1, %12, !dbg !286
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !286, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !286, !range !15
	%16 = mul i32 %14, %15, !dbg !286
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !286, !range !16
	%18 = mul i32 %16, %17, !dbg !286
	%19 = sext i32 %18 to i64, !dbg !286
	%20 = mul i64 %13, %19, !dbg !286
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !286, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !286, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !286, !range !18
	%24 = mul i32 %15, %23, !dbg !286
	%25 = add i32 %22, %24, !dbg !286
	%26 = mul i32 %14, %25, !dbg !286
	%27 = add i32 %21, %26, !dbg !286
	%28 = sext i32 %27 to i64, !dbg !286
	%29 = add i64 %20, %28, !dbg !286
	%30 = mul i64 %29, 6, !dbg !287
	%31 = sub i64 %p1, %30, !dbg !288
	%32 = getelementptr inbounds i8, i8* %p0, i64 %30, !dbg !288
	%33 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !289
	%34 = icmp ugt i64 %30, %p1, !dbg !288
	%35 = icmp uge i64 %29, %p5, !dbg !289
	%36 = or i1 %34, %35, !dbg !289
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !289, !prof !26

b0_ok1:
	%37 = load i8, i8* %33, align 1, !dbg !289
	%38 = icmp ugt i64 6, %31, !dbg !292
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !292, !prof !26

b0_ok3:
	br label %b1, !dbg !292

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %193, %b48 ], !dbg !292
	%40 = and i32 %27, -32, !dbg !300
	%41 = sub i32 %18, %40, !dbg !300
	%42 = icmp slt i32 %41, 32, !dbg !300
	%43 = select i1 %42, i32 %41, i32 32, !dbg !300
	%44 = sext i32 %43 to i64, !dbg !300
	%45 = icmp eq i64 %44, 32, !dbg !301
	br i1 %45, label %b2, label %b4, !dbg !301

b2:
	%46 = phi i8 [ %37, %b1 ], [ %54, %b3 ], !dbg !302
	%47 = phi i64 [ 16, %b1 ], [ %55, %b3 ], !dbg !303
	%48 = icmp sgt i64 %47, 0, !dbg !304
	br i1 %48, label %b3, label %b12, !dbg !304

b3:
	%49 = trunc i64 %47 to i32, !dbg !305
	%50 = zext i8 %46 to i32, !dbg !305
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !305
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !305
	%53 = trunc i32 %52 to i8, !dbg !305
	%54 = add i8 %46, %53, !dbg !306
	%55 = sdiv i64 %47, 2, !dbg !307
	br label %b2, !dbg !307

b4:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !308, !range !20
	%57 = sext i32 %56 to i64, !dbg !308
	br label %b5, !dbg !308

b5:
	%58 = phi i8 [ %37, %b4 ], [ %71, %b10 ], !dbg !302
	%59 = phi i64 [ 16, %b4 ], [ %72, %b10 ], !dbg !309
	%60 = icmp sgt i64 %59, 0, !dbg !310
	br i1 %60, label %b6, label %b11, !dbg !310

b6:
	%61 = add i64 %57, %59, !dbg !311
	%62 = icmp sge i64 %61, %44, !dbg !312
	br i1 %62, label %b7, label %b8, !dbg !312

b7:
	br label %b8, !dbg !312

b8:
	%63 = phi i64 [ %61, %b6 ], [ %57, %b7 ], !dbg !313
	%64 = trunc i64 %63 to i32, !dbg !314
	%65 = zext i8 %58 to i32, !dbg !314
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %64, i32 31), !dbg !314
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !314
	%68 = trunc i32 %67 to i8, !dbg !314
	%69 = icmp ne i64 %63, %57, !dbg !315
	br i1 %69, label %b9, label %b10, !dbg !315

b9:
	%70 = add i8 %58, %68, !dbg !306
	br label %b10, !dbg !316

b10:
	%71 = phi i8 [ %58, %b8 ], [ %70, %b9 ], !dbg !302
	%72 = sdiv i64 %59, 2, !dbg !317
	br label %b5, !dbg !317

b11:
	%73 = zext i8 %58 to i32, !dbg !318
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 0, i32 31), !dbg !318
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !318
	%76 = trunc i32 %75 to i8, !dbg !318
	br label %b12, !dbg !319

b12:
	%77 = phi i8 [ %46, %b2 ], [ %76, %b11 ], !dbg !299
	%78 = getelementptr inbounds i8, i8* %32, i64 0, !dbg !320
	store i8 %77, i8* %78, align 1, !dbg !320
	br i1 %45, label %b13, label %b15, !dbg !325

b13:
	%79 = phi i8 [ %37, %b12 ], [ %88, %b14 ], !dbg !326
	%80 = phi i64 [ 16, %b12 ], [ %89, %b14 ], !dbg !327
	%81 = icmp sgt i64 %80, 0, !dbg !328
	br i1 %81, label %b14, label %b23, !dbg !328

b14:
	%82 = trunc i64 %80 to i32, !dbg !329
	%83 = zext i8 %79 to i32, !dbg !329
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !329
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !329
	%86 = trunc i32 %85 to i8, !dbg !329
	%87 = icmp slt i8 %79, %86, !dbg !330
	%88 = select i1 %87, i8 %79, i8 %86, !dbg !330
	%89 = sdiv i64 %80, 2, !dbg !331
	br label %b13, !dbg !331

b15:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !332, !range !20
	%91 = sext i32 %90 to i64, !dbg !332
	br label %b16, !dbg !332

b16:
	%92 = phi i8 [ %37, %b15 ], [ %106, %b21 ], !dbg !326
	%93 = phi i64 [ 16, %b15 ], [ %107, %b21 ], !dbg !333
	%94 = icmp sgt i64 %93, 0, !dbg !334
	br i1 %94, label %b17, label %b22, !dbg !334

b17:
	%95 = add i64 %91, %93, !dbg !335
	%96 = icmp sge i64 %95, %44, !dbg !336
	br i1 %96, label %b18, label %b19, !dbg !336

b18:
	br label %b19, !dbg !336

b19:
	%97 = phi i64 [ %95, %b17 ], [ %91, %b18 ], !dbg !337
	%98 = trunc i64 %97 to i32, !dbg !338
	%99 = zext i8 %92 to i32, !dbg !338
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %99, i32 %98, i32 31), !dbg !338
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !338
	%102 = trunc i32 %101 to i8, !dbg !338
	%103 = icmp ne i64 %97, %91, !dbg !339
	br i1 %103, label %b20, label %b21, !dbg !339

b20:
	%104 = icmp slt i8 %92, %102, !dbg !330
	%105 = select i1 %104, i8 %92, i8 %102, !dbg !330
	br label %b21, !dbg !340

b21:
	%106 = phi i8 [ %92, %b19 ], [ %105, %b20 ], !dbg !326
	%107 = sdiv i64 %93, 2, !dbg !341
	br label %b16, !dbg !341

b22:
	%108 = zext i8 %92 to i32, !dbg !342
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !342
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !342
	%111 = trunc i32 %110 to i8, !dbg !342
	br label %b23, !dbg !343

b23:
	%112 = phi i8 [ %79, %b13 ], [ %111, %b22 ], !dbg !324
	br i1 %45, label %b24, label %b26, !dbg !348

b24:
	%113 = phi i8 [ %37, %b23 ], [ %122, %b25 ], !dbg !349
	%114 = phi i64 [ 16, %b23 ], [ %123, %b25 ], !dbg !350
	%115 = icmp sgt i64 %114, 0, !dbg !351
	br i1 %115, label %b25, label %b34, !dbg !351

b25:
	%116 = trunc i64 %114 to i32, !dbg !352
	%117 = zext i8 %113 to i32, !dbg !352
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %117, i32 %116, i32 31), !dbg !352
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !352
	%120 = trunc i32 %119 to i8, !dbg !352
	%121 = icmp sgt i8 %113, %120, !dbg !353
	%122 = select i1 %121, i8 %113, i8 %120, !dbg !353
	%123 = sdiv i64 %114, 2, !dbg !354
	br label %b24, !dbg !354

b26:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !355, !range !20
	%125 = sext i32 %124 to i64, !dbg !355
	br label %b27, !dbg !355

b27:
	%126 = phi i8 [ %37, %b26 ], [ %140, %b32 ], !dbg !349
	%127 = phi i64 [ 16, %b26 ], [ %141, %b32 ], !dbg !356
	%128 = icmp sgt i64 %127, 0, !dbg !357
	br i1 %128, label %b28, label %b33, !dbg !357

b28:
	%129 = add i64 %125, %127, !dbg !358
	%130 = icmp sge i64 %129, %44, !dbg !359
	br i1 %130, label %b29, label %b30, !dbg !359

b29:
	br label %b30, !dbg !359

b30:
	%131 = phi i64 [ %129, %b28 ], [ %125, %b29 ], !dbg !360
	%132 = trunc i64 %131 to i32, !dbg !361
	%133 = zext i8 %126 to i32, !dbg !361
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %132, i32 31), !dbg !361
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !361
	%136 = trunc i32 %135 to i8, !dbg !361
	%137 = icmp ne i64 %131, %125, !dbg !362
	br i1 %137, label %b31, label %b32, !dbg !362

b31:
	%138 = icmp sgt i8 %126, %136, !dbg !353
	%139 = select i1 %138, i8 %126, i8 %136, !dbg !353
	br label %b32, !dbg !363

b32:
	%140 = phi i8 [ %126, %b30 ], [ %139, %b31 ], !dbg !349
	%141 = sdiv i64 %127, 2, !dbg !364
	br label %b27, !dbg !364

b33:
	%142 = zext i8 %126 to i32, !dbg !365
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 0, i32 31), !dbg !365
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !365
	%145 = trunc i32 %144 to i8, !dbg !365
	br label %b34, !dbg !366

b34:
	%146 = phi i8 [ %113, %b24 ], [ %145, %b33 ], !dbg !347
	%147 = getelementptr inbounds i8, i8* %32, i64 1, !dbg !367
	store i8 %112, i8* %147, align 1, !dbg !367
	%148 = getelementptr inbounds i8, i8* %32, i64 2, !dbg !368
	store i8 %146, i8* %148, align 1, !dbg !368
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !374, !range !20
	%150 = sext i32 %149 to i64, !dbg !374
	br label %b35, !dbg !374

b35:
	%151 = phi i8 [ %37, %b34 ], [ %161, %b38 ], !dbg !375
	%152 = phi i64 [ 1, %b34 ], [ %162, %b38 ], !dbg !376
	%153 = icmp slt i64 %152, 32, !dbg !377
	br i1 %153, label %b36, label %b39, !dbg !377

b36:
	%154 = trunc i64 %152 to i32, !dbg !378
	%155 = zext i8 %151 to i32, !dbg !378
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %155, i32 %154, i32 0), !dbg !378
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !378
	%158 = trunc i32 %157 to i8, !dbg !378
	%159 = icmp sge i64 %150, %152, !dbg !379
	br i1 %159, label %b37, label %b38, !dbg !379

b37:
	%160 = add i8 %151, %158, !dbg !380
	br label %b38, !dbg !380

b38:
	%161 = phi i8 [ %151, %b36 ], [ %160, %b37 ], !dbg !375
	%162 = mul i64 %152, 2, !dbg !381
	br label %b35, !dbg !381

b39:
	%163 = phi i8 [ %37, %b35 ], [ %173, %b42 ], !dbg !385
	%164 = phi i64 [ 1, %b35 ], [ %174, %b42 ], !dbg !386
	%165 = icmp slt i64 %164, 32, !dbg !387
	br i1 %165, label %b40, label %b43, !dbg !387

b40:
	%166 = trunc i64 %164 to i32, !dbg !388
	%167 = zext i8 %163 to i32, !dbg !388
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %167, i32 %166, i32 0), !dbg !388
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !388
	%170 = trunc i32 %169 to i8, !dbg !388
	%171 = icmp sge i64 %150, %164, !dbg !389
	br i1 %171, label %b41, label %b42, !dbg !389

b41:
	%172 = add i8 %163, %170, !dbg !390
	br label %b42, !dbg !390

b42:
	%173 = phi i8 [ %163, %b40 ], [ %172, %b41 ], !dbg !385
	%174 = mul i64 %164, 2, !dbg !391
	br label %b39, !dbg !391

b43:
	%175 = zext i8 %163 to i32, !dbg !392
	%176 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %175, i32 1, i32 0), !dbg !392
	%177 = extractvalue { i32, i1 } %176, 0, !dbg !392
	%178 = trunc i32 %177 to i8, !dbg !392
	%179 = icmp eq i64 %150, 0, !dbg !393
	br i1 %179, label %b45, label %b44, !dbg !393

b44:
	br label %b45, !dbg !394

b45:
	%180 = phi i8 [ 0, %b43 ], [ %178, %b44 ], !dbg !383
	%181 = getelementptr inbounds i8, i8* %32, i64 3, !dbg !395
	store i8 %151, i8* %181, align 1, !dbg !395
	%182 = getelementptr inbounds i8, i8* %32, i64 4, !dbg !396
	store i8 %180, i8* %182, align 1, !dbg !396
	%183 = mul i64 %44, 2, !dbg !397
	%184 = sdiv i64 %183, 3, !dbg !398
	%185 = icmp slt i64 %184, 0, !dbg !402
	br i1 %185, label %b47, label %b46, !dbg !402

b46:
	%186 = icmp sge i64 %184, %44, !dbg !403
	br i1 %186, label %b47, label %b48, !dbg !403

b47:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !404
	ret void, !dbg !404

b48:
	%187 = trunc i64 %184 to i32, !dbg !405
	%188 = zext i8 %37 to i32, !dbg !405
	%189 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %188, i32 %187, i32 31), !dbg !405
	%190 = extractvalue { i32, i1 } %189, 0, !dbg !405
	%191 = trunc i32 %190 to i8, !dbg !405
	%192 = getelementptr inbounds i8, i8* %32, i64 5, !dbg !406
	store i8 %191, i8* %192, align 1, !dbg !406
	%193 = add i64 %39, 1, !dbg !406
	%194 = icmp slt i64 %193, 2, !dbg !406
	br i1 %194, label %b1, label %b49, !dbg !406

b49:
	%195 = sub i64 %p3, %30, !dbg !407
	%196 = getelementptr inbounds i8, i8* %p2, i64 %30, !dbg !407
	%197 = icmp ugt i64 %30, %p3, !dbg !407
	br i1 %197, label %b49_fail1, label %b49_ok1, !dbg !407, !prof !26

b49_ok1:
	%198 = load i8, i8* %33, align 1, !dbg !408
	%199 = icmp ugt i64 6, %195, !dbg !411
	br i1 %199, label %b49_fail2, label %b49_ok2, !dbg !411, !prof !26

b49_ok2:
	br label %b50, !dbg !411

b50:
	%200 = phi i64 [ 0, %b49_ok2 ], [ %429, %b129 ], !dbg !411
	br i1 %45, label %b51, label %b53, !dbg !417

b51:
	%201 = phi i8 [ %198, %b50 ], [ %209, %b52 ], !dbg !418
	%202 = phi i64 [ 16, %b50 ], [ %210, %b52 ], !dbg !419
	%203 = icmp sgt i64 %202, 0, !dbg !420
	br i1 %203, label %b52, label %b60, !dbg !420

b52:
	%204 = trunc i64 %202 to i32, !dbg !421
	%205 = zext i8 %201 to i32, !dbg !421
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %205, i32 %204, i32 31), !dbg !421
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !421
	%208 = trunc i32 %207 to i8, !dbg !421
	%209 = add i8 %201, %208, !dbg !422
	%210 = sdiv i64 %202, 2, !dbg !423
	br label %b51, !dbg !423

b53:
	%211 = phi i8 [ %198, %b50 ], [ %224, %b58 ], !dbg !418
	%212 = phi i64 [ 16, %b50 ], [ %225, %b58 ], !dbg !424
	%213 = icmp sgt i64 %212, 0, !dbg !425
	br i1 %213, label %b54, label %b59, !dbg !425

b54:
	%214 = add i64 %150, %212, !dbg !426
	%215 = icmp sge i64 %214, %44, !dbg !427
	br i1 %215, label %b55, label %b56, !dbg !427

b55:
	br label %b56, !dbg !427

b56:
	%216 = phi i64 [ %214, %b54 ], [ %150, %b55 ], !dbg !428
	%217 = trunc i64 %216 to i32, !dbg !429
	%218 = zext i8 %211 to i32, !dbg !429
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %218, i32 %217, i32 31), !dbg !429
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !429
	%221 = trunc i32 %220 to i8, !dbg !429
	%222 = icmp ne i64 %216, %150, !dbg !430
	br i1 %222, label %b57, label %b58, !dbg !430

b57:
	%223 = add i8 %211, %221, !dbg !422
	br label %b58, !dbg !431

b58:
	%224 = phi i8 [ %211, %b56 ], [ %223, %b57 ], !dbg !418
	%225 = sdiv i64 %212, 2, !dbg !432
	br label %b53, !dbg !432

b59:
	%226 = zext i8 %211 to i32, !dbg !433
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 0, i32 31), !dbg !433
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !433
	%229 = trunc i32 %228 to i8, !dbg !433
	br label %b60, !dbg !434

b60:
	%230 = phi i8 [ %201, %b51 ], [ %229, %b59 ], !dbg !416
	%231 = add i64 %19, 32, !dbg !437
	%232 = sub i64 %231, 1, !dbg !438
	%233 = sdiv i64 %232, 32, !dbg !439
	%234 = icmp eq i64 %233, 1, !dbg !440
	br i1 %234, label %b66, label %b61, !dbg !440

b61:
	%235 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !441
	call void @llvm.nvvm.barrier0(), !dbg !442
	br i1 %179, label %b62, label %b63, !dbg !443

b62:
	%236 = sdiv i64 %28, 32, !dbg !444
	%237 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 %236, !dbg !445
	%238 = icmp uge i64 %236, 32, !dbg !445
	br i1 %238, label %b62_fail1, label %b62_ok1, !dbg !445, !prof !26

b62_ok1:
	store i8 %230, i8* %237, align 1, !dbg !445
	br label %b63, !dbg !445

b63:
	call void @llvm.nvvm.barrier0(), !dbg !446
	%239 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 0, !dbg !447
	%240 = load i8, i8* %239, align 1, !dbg !447
	br label %b64, !dbg !447

b64:
	%241 = phi i8 [ %240, %b63 ], [ %247, %b65_ok1 ], !dbg !448
	%242 = phi i64 [ 1, %b63 ], [ %248, %b65_ok1 ], !dbg !449
	%243 = icmp slt i64 %242, %233, !dbg !450
	br i1 %243, label %b65, label %b66, !dbg !450

b65:
	%244 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 %242, !dbg !451
	%245 = icmp uge i64 %242, 32, !dbg !451
	br i1 %245, label %b65_fail1, label %b65_ok1, !dbg !451, !prof !26

b65_ok1:
	%246 = load i8, i8* %244, align 1, !dbg !451
	%247 = add i8 %241, %246, !dbg !422
	%248 = add i64 %242, 1, !dbg !452
	br label %b64, !dbg !452

b66:
	%249 = phi i8 [ %230, %b60 ], [ %241, %b64 ], !dbg !415
	%250 = getelementptr inbounds i8, i8* %196, i64 0, !dbg !453
	store i8 %249, i8* %250, align 1, !dbg !453
	br i1 %45, label %b67, label %b69, !dbg !458

b67:
	%251 = phi i8 [ %198, %b66 ], [ %260, %b68 ], !dbg !459
	%252 = phi i64 [ 16, %b66 ], [ %261, %b68 ], !dbg !460
	%253 = icmp sgt i64 %252, 0, !dbg !461
	br i1 %253, label %b68, label %b76, !dbg !461

b68:
	%254 = trunc i64 %252 to i32, !dbg !462
	%255 = zext i8 %251 to i32, !dbg !462
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %255, i32 %254, i32 31), !dbg !462
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !462
	%258 = trunc i32 %257 to i8, !dbg !462
	%259 = icmp slt i8 %251, %258, !dbg !463
	%260 = select i1 %259, i8 %251, i8 %258, !dbg !463
	%261 = sdiv i64 %252, 2, !dbg !464
	br label %b67, !dbg !464

b69:
	%262 = phi i8 [ %198, %b66 ], [ %276, %b74 ], !dbg !459
	%263 = phi i64 [ 16, %b66 ], [ %277, %b74 ], !dbg !465
	%264 = icmp sgt i64 %263, 0, !dbg !466
	br i1 %264, label %b70, label %b75, !dbg !466

b70:
	%265 = add i64 %150, %263, !dbg !467
	%266 = icmp sge i64 %265, %44, !dbg !468
	br i1 %266, label %b71, label %b72, !dbg !468

b71:
	br label %b72, !dbg !468

b72:
	%267 = phi i64 [ %265, %b70 ], [ %150, %b71 ], !dbg !469
	%268 = trunc i64 %267 to i32, !dbg !470
	%269 = zext i8 %262 to i32, !dbg !470
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %269, i32 %268, i32 31), !dbg !470
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !470
	%272 = trunc i32 %271 to i8, !dbg !470
	%273 = icmp ne i64 %267, %150, !dbg !471
	br i1 %273, label %b73, label %b74, !dbg !471

b73:
	%274 = icmp slt i8 %262, %272, !dbg !463
	%275 = select i1 %274, i8 %262, i8 %272, !dbg !463
	br label %b74, !dbg !472

b74:
	%276 = phi i8 [ %262, %b72 ], [ %275, %b73 ], !dbg !459
	%277 = sdiv i64 %263, 2, !dbg !473
	br label %b69, !dbg !473

b75:
	%278 = zext i8 %262 to i32, !dbg !474
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 0, i32 31), !dbg !474
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !474
	%281 = trunc i32 %280 to i8, !dbg !474
	br label %b76, !dbg !475

b76:
	%282 = phi i8 [ %251, %b67 ], [ %281, %b75 ], !dbg !457
	br i1 %234, label %b82, label %b77, !dbg !476

b77:
	%283 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !477
	call void @llvm.nvvm.barrier0(), !dbg !478
	br i1 %179, label %b78, label %b79, !dbg !479

b78:
	%284 = sdiv i64 %28, 32, !dbg !480
	%285 = getelementptr inbounds [32 x i8], [32 x i8]* %283, i64 0, i64 %284, !dbg !481
	%286 = icmp uge i64 %284, 32, !dbg !481
	br i1 %286, label %b78_fail1, label %b78_ok1, !dbg !481, !prof !26

b78_ok1:
	store i8 %282, i8* %285, align 1, !dbg !481
	br label %b79, !dbg !481

b79:
	call void @llvm.nvvm.barrier0(), !dbg !482
	%287 = getelementptr inbounds [32 x i8], [32 x i8]* %283, i64 0, i64 0, !dbg !483
	%288 = load i8, i8* %287, align 1, !dbg !483
	br label %b80, !dbg !483

b80:
	%289 = phi i8 [ %288, %b79 ], [ %296, %b81_ok1 ], !dbg !484
	%290 = phi i64 [ 1, %b79 ], [ %297, %b81_ok1 ], !dbg !485
	%291 = icmp slt i64 %290, %233, !dbg !486
	br i1 %291, label %b81, label %b82, !dbg !486

b81:
	%292 = getelementptr inbounds [32 x i8], [32 x i8]* %283, i64 0, i64 %290, !dbg !487
	%293 = icmp uge i64 %290, 32, !dbg !487
	br i1 %293, label %b81_fail1, label %b81_ok1, !dbg !487, !prof !26

b81_ok1:
	%294 = load i8, i8* %292, align 1, !dbg !487
	%295 = icmp slt i8 %289, %294, !dbg !463
	%296 = select i1 %295, i8 %289, i8 %294, !dbg !463
	%297 = add i64 %290, 1, !dbg !488
	br label %b80, !dbg !488

b82:
	%298 = phi i8 [ %282, %b76 ], [ %289, %b80 ], !dbg !456
	br i1 %45, label %b83, label %b85, !dbg !493

b83:
	%299 = phi i8 [ %198, %b82 ], [ %308, %b84 ], !dbg !494
	%300 = phi i64 [ 16, %b82 ], [ %309, %b84 ], !dbg !495
	%301 = icmp sgt i64 %300, 0, !dbg !496
	br i1 %301, label %b84, label %b92, !dbg !496

b84:
	%302 = trunc i64 %300 to i32, !dbg !497
	%303 = zext i8 %299 to i32, !dbg !497
	%304 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %303, i32 %302, i32 31), !dbg !497
	%305 = extractvalue { i32, i1 } %304, 0, !dbg !497
	%306 = trunc i32 %305 to i8, !dbg !497
	%307 = icmp sgt i8 %299, %306, !dbg !498
	%308 = select i1 %307, i8 %299, i8 %306, !dbg !498
	%309 = sdiv i64 %300, 2, !dbg !499
	br label %b83, !dbg !499

b85:
	%310 = phi i8 [ %198, %b82 ], [ %324, %b90 ], !dbg !494
	%311 = phi i64 [ 16, %b82 ], [ %325, %b90 ], !dbg !500
	%312 = icmp sgt i64 %311, 0, !dbg !501
	br i1 %312, label %b86, label %b91, !dbg !501

b86:
	%313 = add i64 %150, %311, !dbg !502
	%314 = icmp sge i64 %313, %44, !dbg !503
	br i1 %314, label %b87, label %b88, !dbg !503

b87:
	br label %b88, !dbg !503

b88:
	%315 = phi i64 [ %313, %b86 ], [ %150, %b87 ], !dbg !504
	%316 = trunc i64 %315 to i32, !dbg !505
	%317 = zext i8 %310 to i32, !dbg !505
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %316, i32 31), !dbg !505
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !505
	%320 = trunc i32 %319 to i8, !dbg !505
	%321 = icmp ne i64 %315, %150, !dbg !506
	br i1 %321, label %b89, label %b90, !dbg !506

b89:
	%322 = icmp sgt i8 %310, %320, !dbg !498
	%323 = select i1 %322, i8 %310, i8 %320, !dbg !498
	br label %b90, !dbg !507

b90:
	%324 = phi i8 [ %310, %b88 ], [ %323, %b89 ], !dbg !494
	%325 = sdiv i64 %311, 2, !dbg !508
	br label %b85, !dbg !508

b91:
	%326 = zext i8 %310 to i32, !dbg !509
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 0, i32 31), !dbg !509
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !509
	%329 = trunc i32 %328 to i8, !dbg !509
	br label %b92, !dbg !510

b92:
	%330 = phi i8 [ %299, %b83 ], [ %329, %b91 ], !dbg !492
	br i1 %234, label %b98, label %b93, !dbg !511

b93:
	%331 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !512
	call void @llvm.nvvm.barrier0(), !dbg !513
	br i1 %179, label %b94, label %b95, !dbg !514

b94:
	%332 = sdiv i64 %28, 32, !dbg !515
	%333 = getelementptr inbounds [32 x i8], [32 x i8]* %331, i64 0, i64 %332, !dbg !516
	%334 = icmp uge i64 %332, 32, !dbg !516
	br i1 %334, label %b94_fail1, label %b94_ok1, !dbg !516, !prof !26

b94_ok1:
	store i8 %330, i8* %333, align 1, !dbg !516
	br label %b95, !dbg !516

b95:
	call void @llvm.nvvm.barrier0(), !dbg !517
	%335 = getelementptr inbounds [32 x i8], [32 x i8]* %331, i64 0, i64 0, !dbg !518
	%336 = load i8, i8* %335, align 1, !dbg !518
	br label %b96, !dbg !518

b96:
	%337 = phi i8 [ %336, %b95 ], [ %344, %b97_ok1 ], !dbg !519
	%338 = phi i64 [ 1, %b95 ], [ %345, %b97_ok1 ], !dbg !520
	%339 = icmp slt i64 %338, %233, !dbg !521
	br i1 %339, label %b97, label %b98, !dbg !521

b97:
	%340 = getelementptr inbounds [32 x i8], [32 x i8]* %331, i64 0, i64 %338, !dbg !522
	%341 = icmp uge i64 %338, 32, !dbg !522
	br i1 %341, label %b97_fail1, label %b97_ok1, !dbg !522, !prof !26

b97_ok1:
	%342 = load i8, i8* %340, align 1, !dbg !522
	%343 = icmp sgt i8 %337, %342, !dbg !498
	%344 = select i1 %343, i8 %337, i8 %342, !dbg !498
	%345 = add i64 %338, 1, !dbg !523
	br label %b96, !dbg !523

b98:
	%346 = phi i8 [ %330, %b92 ], [ %337, %b96 ], !dbg !491
	%347 = getelementptr inbounds i8, i8* %196, i64 1, !dbg !524
	store i8 %298, i8* %347, align 1, !dbg !524
	%348 = getelementptr inbounds i8, i8* %196, i64 2, !dbg !525
	store i8 %346, i8* %348, align 1, !dbg !525
	br label %b99, !dbg !530

b99:
	%349 = phi i8 [ %198, %b98 ], [ %359, %b102 ], !dbg !531
	%350 = phi i64 [ 1, %b98 ], [ %360, %b102 ], !dbg !532
	%351 = icmp slt i64 %350, 32, !dbg !533
	br i1 %351, label %b100, label %b103, !dbg !533

b100:
	%352 = trunc i64 %350 to i32, !dbg !534
	%353 = zext i8 %349 to i32, !dbg !534
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %353, i32 %352, i32 0), !dbg !534
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !534
	%356 = trunc i32 %355 to i8, !dbg !534
	%357 = icmp sge i64 %150, %350, !dbg !535
	br i1 %357, label %b101, label %b102, !dbg !535

b101:
	%358 = add i8 %349, %356, !dbg !536
	br label %b102, !dbg !536

b102:
	%359 = phi i8 [ %349, %b100 ], [ %358, %b101 ], !dbg !531
	%360 = mul i64 %350, 2, !dbg !537
	br label %b99, !dbg !537

b103:
	br i1 %234, label %b109, label %b104, !dbg !538

b104:
	%361 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_scan_34 to [32 x i8]*, !dbg !539
	%362 = sdiv i64 %28, 32, !dbg !540
	call void @llvm.nvvm.barrier0(), !dbg !541
	%363 = sub i64 %44, 1, !dbg !542
	%364 = icmp eq i64 %150, %363, !dbg !543
	br i1 %364, label %b105, label %b106, !dbg !543

b105:
	%365 = getelementptr inbounds [32 x i8], [32 x i8]* %361, i64 0, i64 %362, !dbg !544
	%366 = icmp uge i64 %362, 32, !dbg !544
	br i1 %366, label %b105_fail1, label %b105_ok1, !dbg !544, !prof !26

b105_ok1:
	store i8 %349, i8* %365, align 1, !dbg !544
	br label %b106, !dbg !544

b106:
	call void @llvm.nvvm.barrier0(), !dbg !545
	%367 = icmp slt i64 0, %362, !dbg !545
	br i1 %367, label %b107, label %b108, !dbg !545

b107:
	%368 = phi i8 [ 0, %b106 ], [ %373, %b107_ok1 ], !dbg !546
	%369 = phi i64 [ 0, %b106 ], [ %374, %b107_ok1 ], !dbg !546
	%370 = getelementptr inbounds [32 x i8], [32 x i8]* %361, i64 0, i64 %369, !dbg !547
	%371 = icmp uge i64 %369, 32, !dbg !547
	br i1 %371, label %b107_fail1, label %b107_ok1, !dbg !547, !prof !26

b107_ok1:
	%372 = load i8, i8* %370, align 1, !dbg !547
	%373 = add i8 %368, %372, !dbg !548
	%374 = add i64 %369, 1, !dbg !548
	%375 = icmp slt i64 %374, %362, !dbg !548
	br i1 %375, label %b107, label %b108, !dbg !548

b108:
	%376 = phi i8 [ 0, %b106 ], [ %373, %b107_ok1 ], !dbg !546
	br label %b109, !dbg !549

b109:
	%377 = phi i8 [ 0, %b103 ], [ %376, %b108 ], !dbg !529
	%378 = add i8 %377, %349, !dbg !550
	br label %b110, !dbg !554

b110:
	%379 = phi i8 [ %198, %b109 ], [ %389, %b113 ], !dbg !555
	%380 = phi i64 [ 1, %b109 ], [ %390, %b113 ], !dbg !556
	%381 = icmp slt i64 %380, 32, !dbg !557
	br i1 %381, label %b111, label %b114, !dbg !557

b111:
	%382 = trunc i64 %380 to i32, !dbg !558
	%383 = zext i8 %379 to i32, !dbg !558
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %383, i32 %382, i32 0), !dbg !558
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !558
	%386 = trunc i32 %385 to i8, !dbg !558
	%387 = icmp sge i64 %150, %380, !dbg !559
	br i1 %387, label %b112, label %b113, !dbg !559

b112:
	%388 = add i8 %379, %386, !dbg !560
	br label %b113, !dbg !560

b113:
	%389 = phi i8 [ %379, %b111 ], [ %388, %b112 ], !dbg !555
	%390 = mul i64 %380, 2, !dbg !561
	br label %b110, !dbg !561

b114:
	br i1 %234, label %b120, label %b115, !dbg !562

b115:
	%391 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_scan_34 to [32 x i8]*, !dbg !563
	%392 = sdiv i64 %28, 32, !dbg !564
	call void @llvm.nvvm.barrier0(), !dbg !565
	%393 = sub i64 %44, 1, !dbg !566
	%394 = icmp eq i64 %150, %393, !dbg !567
	br i1 %394, label %b116, label %b117, !dbg !567

b116:
	%395 = getelementptr inbounds [32 x i8], [32 x i8]* %391, i64 0, i64 %392, !dbg !568
	%396 = icmp uge i64 %392, 32, !dbg !568
	br i1 %396, label %b116_fail1, label %b116_ok1, !dbg !568, !prof !26

b116_ok1:
	store i8 %379, i8* %395, align 1, !dbg !568
	br label %b117, !dbg !568

b117:
	call void @llvm.nvvm.barrier0(), !dbg !569
	%397 = icmp slt i64 0, %392, !dbg !569
	br i1 %397, label %b118, label %b119, !dbg !569

b118:
	%398 = phi i8 [ 0, %b117 ], [ %403, %b118_ok1 ], !dbg !570
	%399 = phi i64 [ 0, %b117 ], [ %404, %b118_ok1 ], !dbg !570
	%400 = getelementptr inbounds [32 x i8], [32 x i8]* %391, i64 0, i64 %399, !dbg !571
	%401 = icmp uge i64 %399, 32, !dbg !571
	br i1 %401, label %b118_fail1, label %b118_ok1, !dbg !571, !prof !26

b118_ok1:
	%402 = load i8, i8* %400, align 1, !dbg !571
	%403 = add i8 %398, %402, !dbg !572
	%404 = add i64 %399, 1, !dbg !572
	%405 = icmp slt i64 %404, %392, !dbg !572
	br i1 %405, label %b118, label %b119, !dbg !572

b119:
	%406 = phi i8 [ 0, %b117 ], [ %403, %b118_ok1 ], !dbg !570
	br label %b120, !dbg !573

b120:
	%407 = phi i8 [ 0, %b114 ], [ %406, %b119 ], !dbg !553
	%408 = zext i8 %379 to i32, !dbg !574
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %408, i32 1, i32 0), !dbg !574
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !574
	%411 = trunc i32 %410 to i8, !dbg !574
	br i1 %179, label %b122, label %b121, !dbg !575

b121:
	%412 = add i8 %407, %411, !dbg !576
	br label %b122, !dbg !577

b122:
	%413 = phi i8 [ %407, %b120 ], [ %412, %b121 ], !dbg !552
	%414 = getelementptr inbounds i8, i8* %196, i64 3, !dbg !578
	store i8 %378, i8* %414, align 1, !dbg !578
	%415 = getelementptr inbounds i8, i8* %196, i64 4, !dbg !579
	store i8 %413, i8* %415, align 1, !dbg !579
	%416 = mul i64 %19, 2, !dbg !580
	%417 = sdiv i64 %416, 3, !dbg !581
	%418 = icmp sge i64 %417, %19, !dbg !584
	br i1 %418, label %b123, label %b124, !dbg !584

b123:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !585
	ret void, !dbg !585

b124:
	br i1 %234, label %b125, label %b126, !dbg !586

b125:
	%419 = trunc i64 %417 to i32, !dbg !587
	%420 = zext i8 %198 to i32, !dbg !587
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %420, i32 %419, i32 31), !dbg !587
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !587
	%423 = trunc i32 %422 to i8, !dbg !587
	br label %b129, !dbg !588

b126:
	%424 = addrspacecast i8 addrspace(3)* @gpuc_shared_Broadcast_42 to i8*, !dbg !589
	call void @llvm.nvvm.barrier0(), !dbg !590
	%425 = icmp eq i64 %28, %417, !dbg !591
	br i1 %425, label %b127, label %b128, !dbg !591

b127:
	store i8 %198, i8* %424, align 1, !dbg !592
	br label %b128, !dbg !592

b128:
	call void @llvm.nvvm.barrier0(), !dbg !593
	%426 = load i8, i8* %424, align 1, !dbg !594
	br label %b129, !dbg !595

b129:
	%427 = phi i8 [ %423, %b125 ], [ %426, %b128 ], !dbg !583
	%428 = getelementptr inbounds i8, i8* %196, i64 5, !dbg !596
	store i8 %427, i8* %428, align 1, !dbg !596
	%429 = add i64 %200, 1, !dbg !596
	%430 = icmp slt i64 %429, 2, !dbg !596
	br i1 %430, label %b50, label %b130, !dbg !596

b130:
	ret void, !dbg !285

b0_fail1:
	%431 = icmp ugt i64 %30, %p1, !dbg !288
	br i1 %431, label %b0_fail2, label %b0_ok2, !dbg !288

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !288
	ret void, !dbg !288

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !289
	ret void, !dbg !289

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !292
	ret void, !dbg !292

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !407
	ret void, !dbg !407

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %195), !dbg !411
	ret void, !dbg !411

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %236, i64 32), !dbg !445
	ret void, !dbg !445

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %242, i64 32), !dbg !451
	ret void, !dbg !451

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %284, i64 32), !dbg !481
	ret void, !dbg !481

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %290, i64 32), !dbg !487
	ret void, !dbg !487

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %332, i64 32), !dbg !516
	ret void, !dbg !516

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %338, i64 32), !dbg !522
	ret void, !dbg !522

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %362, i64 32), !dbg !544
	ret void, !dbg !544

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %369, i64 32), !dbg !547
	ret void, !dbg !547

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %392, i64 32), !dbg !568
	ret void, !dbg !568

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %399, i64 32), !dbg !571
	ret void, !dbg !571
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !597 {
entry:
	br label %b0, !dbg !598

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !601, !range !11
	%1 = sext i32 %0 to i64, !dbg !601
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !601, !range !12
	%3 = sext i32 %2 to i64, !dbg !601
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !601, !range !12
	%5 = sext i32 %4 to i64, !dbg !601
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !601, !range !13
	%7 = sext i32 %6 to i64, !dbg !601
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !601, !range !14
	%9 = sext i32 %8 to i64, !dbg !601
	%10 = mul i64 %9, %5, !dbg !601
	%11 = add i64 %3, %10, !dbg !601
	%12 = mul i64 %7, %11, !dbg !601
	%13 = add i64 %1, %12, !dbg !601
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !601, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !601, !range !15
	%16 = mul i32 %14, %15, !dbg !601
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !601, !range !16
	%18 = mul i32 %16, %17, !dbg !601
	%19 = sext i32 %18 to i64, !dbg !601
	%20 = mul i64 %13, %19, !dbg !601
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !601, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !601, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !601, !range !18
	%24 = mul i32 %15, %23, !dbg !601
	%25 = add i32 %22, %24, !dbg !601
	%26 = mul i32 %14, %25, !dbg !601
	%27 = add i32 %21, %26, !dbg !601
	%28 = sext i32 %27 to i64, !dbg !601
	%29 = add i64 %20, %28, !dbg !601
	%30 = mul i64 %29, 3, !dbg !602
	%31 = sub i64 %p1, %30, !dbg !603
	%32 = getelementptr inbounds i8, i8* %p0, i64 %30, !dbg !603
	%33 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !604
	%34 = icmp ugt i64 %30, %p1, !dbg !603
	%35 = icmp uge i64 %29, %p5, !dbg !604
	%36 = or i1 %34, %35, !dbg !604
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !604, !prof !26

b0_ok1:
	%37 = load i8, i8* %33, align 1, !dbg !604
	%38 = and i32 %27, -32, !dbg !612
	%39 = sub i32 %18, %38, !dbg !612
	%40 = icmp slt i32 %39, 32, !dbg !612
	%41 = select i1 %40, i32 %39, i32 32, !dbg !612
	%42 = sext i32 %41 to i64, !dbg !612
	%43 = icmp eq i64 %42, 32, !dbg !613
	%44 = icmp ugt i64 3, %31, !dbg !607
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !607, !prof !26

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !613

b1:
	%45 = phi i8 [ %37, %b0_ok3 ], [ %53, %b2 ], !dbg !614
	%46 = phi i64 [ 16, %b0_ok3 ], [ %54, %b2 ], !dbg !615
	%47 = icmp sgt i64 %46, 0, !dbg !616
	br i1 %47, label %b2, label %b11, !dbg !616

b2:
	%48 = trunc i64 %46 to i32, !dbg !617
	%49 = zext i8 %45 to i32, !dbg !617
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %48, i32 31), !dbg !617
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !617
	%52 = trunc i32 %51 to i8, !dbg !617
	%53 = and i8 %45, %52, !dbg !618
	%54 = sdiv i64 %46, 2, !dbg !619
	br label %b1, !dbg !619

b3:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !620, !range !20
	%56 = sext i32 %55 to i64, !dbg !620
	br label %b4, !dbg !620

b4:
	%57 = phi i8 [ %37, %b3 ], [ %70, %b9 ], !dbg !614
	%58 = phi i64 [ 16, %b3 ], [ %71, %b9 ], !dbg !621
	%59 = icmp sgt i64 %58, 0, !dbg !622
	br i1 %59, label %b5, label %b10, !dbg !622

b5:
	%60 = add i64 %56, %58, !dbg !623
	%61 = icmp sge i64 %60, %42, !dbg !624
	br i1 %61, label %b6, label %b7, !dbg !624

b6:
	br label %b7, !dbg !624

b7:
	%62 = phi i64 [ %60, %b5 ], [ %56, %b6 ], !dbg !625
	%63 = trunc i64 %62 to i32, !dbg !626
	%64 = zext i8 %57 to i32, !dbg !626
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %64, i32 %63, i32 31), !dbg !626
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !626
	%67 = trunc i32 %66 to i8, !dbg !626
	%68 = icmp ne i64 %62, %56, !dbg !627
	br i1 %68, label %b8, label %b9, !dbg !627

b8:
	%69 = and i8 %57, %67, !dbg !618
	br label %b9, !dbg !628

b9:
	%70 = phi i8 [ %57, %b7 ], [ %69, %b8 ], !dbg !614
	%71 = sdiv i64 %58, 2, !dbg !629
	br label %b4, !dbg !629

b10:
	%72 = zext i8 %57 to i32, !dbg !630
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !630
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !630
	%75 = trunc i32 %74 to i8, !dbg !630
	br label %b11, !dbg !631

b11:
	%76 = phi i8 [ %45, %b1 ], [ %75, %b10 ], !dbg !611
	br i1 %43, label %b12, label %b14, !dbg !636

b12:
	%77 = phi i8 [ %37, %b11 ], [ %85, %b13 ], !dbg !637
	%78 = phi i64 [ 16, %b11 ], [ %86, %b13 ], !dbg !638
	%79 = icmp sgt i64 %78, 0, !dbg !639
	br i1 %79, label %b13, label %b22, !dbg !639

b13:
	%80 = trunc i64 %78 to i32, !dbg !640
	%81 = zext i8 %77 to i32, !dbg !640
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %81, i32 %80, i32 31), !dbg !640
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !640
	%84 = trunc i32 %83 to i8, !dbg !640
	%85 = or i8 %77, %84, !dbg !641
	%86 = sdiv i64 %78, 2, !dbg !642
	br label %b12, !dbg !642

b14:
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !643, !range !20
	%88 = sext i32 %87 to i64, !dbg !643
	br label %b15, !dbg !643

b15:
	%89 = phi i8 [ %37, %b14 ], [ %102, %b20 ], !dbg !637
	%90 = phi i64 [ 16, %b14 ], [ %103, %b20 ], !dbg !644
	%91 = icmp sgt i64 %90, 0, !dbg !645
	br i1 %91, label %b16, label %b21, !dbg !645

b16:
	%92 = add i64 %88, %90, !dbg !646
	%93 = icmp sge i64 %92, %42, !dbg !647
	br i1 %93, label %b17, label %b18, !dbg !647

b17:
	br label %b18, !dbg !647

b18:
	%94 = phi i64 [ %92, %b16 ], [ %88, %b17 ], !dbg !648
	%95 = trunc i64 %94 to i32, !dbg !649
	%96 = zext i8 %89 to i32, !dbg !649
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 %95, i32 31), !dbg !649
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !649
	%99 = trunc i32 %98 to i8, !dbg !649
	%100 = icmp ne i64 %94, %88, !dbg !650
	br i1 %100, label %b19, label %b20, !dbg !650

b19:
	%101 = or i8 %89, %99, !dbg !641
	br label %b20, !dbg !651

b20:
	%102 = phi i8 [ %89, %b18 ], [ %101, %b19 ], !dbg !637
	%103 = sdiv i64 %90, 2, !dbg !652
	br label %b15, !dbg !652

b21:
	%104 = zext i8 %89 to i32, !dbg !653
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 0, i32 31), !dbg !653
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !653
	%107 = trunc i32 %106 to i8, !dbg !653
	br label %b22, !dbg !654

b22:
	%108 = phi i8 [ %77, %b12 ], [ %107, %b21 ], !dbg !635
	br i1 %43, label %b23, label %b25, !dbg !659

b23:
	%109 = phi i8 [ %37, %b22 ], [ %117, %b24 ], !dbg !660
	%110 = phi i64 [ 16, %b22 ], [ %118, %b24 ], !dbg !661
	%111 = icmp sgt i64 %110, 0, !dbg !662
	br i1 %111, label %b24, label %b33, !dbg !662

b24:
	%112 = trunc i64 %110 to i32, !dbg !663
	%113 = zext i8 %109 to i32, !dbg !663
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %112, i32 31), !dbg !663
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !663
	%116 = trunc i32 %115 to i8, !dbg !663
	%117 = xor i8 %109, %116, !dbg !664
	%118 = sdiv i64 %110, 2, !dbg !665
	br label %b23, !dbg !665

b25:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !666, !range !20
	%120 = sext i32 %119 to i64, !dbg !666
	br label %b26, !dbg !666

b26:
	%121 = phi i8 [ %37, %b25 ], [ %134, %b31 ], !dbg !660
	%122 = phi i64 [ 16, %b25 ], [ %135, %b31 ], !dbg !667
	%123 = icmp sgt i64 %122, 0, !dbg !668
	br i1 %123, label %b27, label %b32, !dbg !668

b27:
	%124 = add i64 %120, %122, !dbg !669
	%125 = icmp sge i64 %124, %42, !dbg !670
	br i1 %125, label %b28, label %b29, !dbg !670

b28:
	br label %b29, !dbg !670

b29:
	%126 = phi i64 [ %124, %b27 ], [ %120, %b28 ], !dbg !671
	%127 = trunc i64 %126 to i32, !dbg !672
	%128 = zext i8 %121 to i32, !dbg !672
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !672
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !672
	%131 = trunc i32 %130 to i8, !dbg !672
	%132 = icmp ne i64 %126, %120, !dbg !673
	br i1 %132, label %b30, label %b31, !dbg !673

b30:
	%133 = xor i8 %121, %131, !dbg !664
	br label %b31, !dbg !674

b31:
	%134 = phi i8 [ %121, %b29 ], [ %133, %b30 ], !dbg !660
	%135 = sdiv i64 %122, 2, !dbg !675
	br label %b26, !dbg !675

b32:
	%136 = zext i8 %121 to i32, !dbg !676
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !676
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !676
	%139 = trunc i32 %138 to i8, !dbg !676
	br label %b33, !dbg !677

b33:
	%140 = phi i8 [ %109, %b23 ], [ %139, %b32 ], !dbg !658
	%141 = getelementptr inbounds i8, i8* %32, i64 0, !dbg !678
	store i8 %76, i8* %141, align 1, !dbg !678
	%142 = getelementptr inbounds i8, i8* %32, i64 1, !dbg !679
	store i8 %108, i8* %142, align 1, !dbg !679
	%143 = getelementptr inbounds i8, i8* %32, i64 2, !dbg !680
	store i8 %140, i8* %143, align 1, !dbg !680
	%144 = sub i64 %p3, %30, !dbg !681
	%145 = getelementptr inbounds i8, i8* %p2, i64 %30, !dbg !681
	%146 = icmp ugt i64 %30, %p3, !dbg !681
	br i1 %146, label %b33_fail1, label %b33_ok1, !dbg !681, !prof !26

b33_ok1:
	%147 = load i8, i8* %33, align 1, !dbg !682
	%148 = icmp ugt i64 3, %144, !dbg !685
	br i1 %148, label %b33_fail2, label %b33_ok2, !dbg !685, !prof !26

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !690

b34:
	%149 = phi i8 [ %147, %b33_ok2 ], [ %157, %b35 ], !dbg !691
	%150 = phi i64 [ 16, %b33_ok2 ], [ %158, %b35 ], !dbg !692
	%151 = icmp sgt i64 %150, 0, !dbg !693
	br i1 %151, label %b35, label %b44, !dbg !693

b35:
	%152 = trunc i64 %150 to i32, !dbg !694
	%153 = zext i8 %149 to i32, !dbg !694
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %153, i32 %152, i32 31), !dbg !694
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !694
	%156 = trunc i32 %155 to i8, !dbg !694
	%157 = and i8 %149, %156, !dbg !695
	%158 = sdiv i64 %150, 2, !dbg !696
	br label %b34, !dbg !696

b36:
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !697, !range !20
	%160 = sext i32 %159 to i64, !dbg !697
	br label %b37, !dbg !697

b37:
	%161 = phi i8 [ %147, %b36 ], [ %174, %b42 ], !dbg !691
	%162 = phi i64 [ 16, %b36 ], [ %175, %b42 ], !dbg !698
	%163 = icmp sgt i64 %162, 0, !dbg !699
	br i1 %163, label %b38, label %b43, !dbg !699

b38:
	%164 = add i64 %160, %162, !dbg !700
	%165 = icmp sge i64 %164, %42, !dbg !701
	br i1 %165, label %b39, label %b40, !dbg !701

b39:
	br label %b40, !dbg !701

b40:
	%166 = phi i64 [ %164, %b38 ], [ %160, %b39 ], !dbg !702
	%167 = trunc i64 %166 to i32, !dbg !703
	%168 = zext i8 %161 to i32, !dbg !703
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 %167, i32 31), !dbg !703
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !703
	%171 = trunc i32 %170 to i8, !dbg !703
	%172 = icmp ne i64 %166, %160, !dbg !704
	br i1 %172, label %b41, label %b42, !dbg !704

b41:
	%173 = and i8 %161, %171, !dbg !695
	br label %b42, !dbg !705

b42:
	%174 = phi i8 [ %161, %b40 ], [ %173, %b41 ], !dbg !691
	%175 = sdiv i64 %162, 2, !dbg !706
	br label %b37, !dbg !706

b43:
	%176 = zext i8 %161 to i32, !dbg !707
	%177 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %176, i32 0, i32 31), !dbg !707
	%178 = extractvalue { i32, i1 } %177, 0, !dbg !707
	%179 = trunc i32 %178 to i8, !dbg !707
	br label %b44, !dbg !708

b44:
	%180 = phi i8 [ %149, %b34 ], [ %179, %b43 ], !dbg !689
	%181 = add i64 %19, 32, !dbg !710
	%182 = sub i64 %181, 1, !dbg !711
	%183 = sdiv i64 %182, 32, !dbg !712
	%184 = icmp eq i64 %183, 1, !dbg !713
	br i1 %184, label %b50, label %b45, !dbg !713

b45:
	%185 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !714
	call void @llvm.nvvm.barrier0(), !dbg !715
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !716, !range !20
	%187 = sext i32 %186 to i64, !dbg !716
	%188 = icmp eq i64 %187, 0, !dbg !717
	br i1 %188, label %b46, label %b47, !dbg !717

b46:
	%189 = sdiv i64 %28, 32, !dbg !718
	%190 = getelementptr inbounds [32 x i8], [32 x i8]* %185, i64 0, i64 %189, !dbg !719
	%191 = icmp uge i64 %189, 32, !dbg !719
	br i1 %191, label %b46_fail1, label %b46_ok1, !dbg !719, !prof !26

b46_ok1:
	store i8 %180, i8* %190, align 1, !dbg !719
	br label %b47, !dbg !719

b47:
	call void @llvm.nvvm.barrier0(), !dbg !720
	%192 = getelementptr inbounds [32 x i8], [32 x i8]* %185, i64 0, i64 0, !dbg !721
	%193 = load i8, i8* %192, align 1, !dbg !721
	br label %b48, !dbg !721

b48:
	%194 = phi i8 [ %193, %b47 ], [ %200, %b49_ok1 ], !dbg !722
	%195 = phi i64 [ 1, %b47 ], [ %201, %b49_ok1 ], !dbg !723
	%196 = icmp slt i64 %195, %183, !dbg !724
	br i1 %196, label %b49, label %b50, !dbg !724

b49:
	%197 = getelementptr inbounds [32 x i8], [32 x i8]* %185, i64 0, i64 %195, !dbg !725
	%198 = icmp uge i64 %195, 32, !dbg !725
	br i1 %198, label %b49_fail1, label %b49_ok1, !dbg !725, !prof !26

b49_ok1:
	%199 = load i8, i8* %197, align 1, !dbg !725
	%200 = and i8 %194, %199, !dbg !695
	%201 = add i64 %195, 1, !dbg !726
	br label %b48, !dbg !726

b50:
	%202 = phi i8 [ %180, %b44 ], [ %194, %b48 ], !dbg !688
	br i1 %43, label %b51, label %b53, !dbg !731

b51:
	%203 = phi i8 [ %147, %b50 ], [ %211, %b52 ], !dbg !732
	%204 = phi i64 [ 16, %b50 ], [ %212, %b52 ], !dbg !733
	%205 = icmp sgt i64 %204, 0, !dbg !734
	br i1 %205, label %b52, label %b61, !dbg !734

b52:
	%206 = trunc i64 %204 to i32, !dbg !735
	%207 = zext i8 %203 to i32, !dbg !735
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %207, i32 %206, i32 31), !dbg !735
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !735
	%210 = trunc i32 %209 to i8, !dbg !735
	%211 = or i8 %203, %210, !dbg !736
	%212 = sdiv i64 %204, 2, !dbg !737
	br label %b51, !dbg !737

b53:
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !738, !range !20
	%214 = sext i32 %213 to i64, !dbg !738
	br label %b54, !dbg !738

b54:
	%215 = phi i8 [ %147, %b53 ], [ %228, %b59 ], !dbg !732
	%216 = phi i64 [ 16, %b53 ], [ %229, %b59 ], !dbg !739
	%217 = icmp sgt i64 %216, 0, !dbg !740
	br i1 %217, label %b55, label %b60, !dbg !740

b55:
	%218 = add i64 %214, %216, !dbg !741
	%219 = icmp sge i64 %218, %42, !dbg !742
	br i1 %219, label %b56, label %b57, !dbg !742

b56:
	br label %b57, !dbg !742

b57:
	%220 = phi i64 [ %218, %b55 ], [ %214, %b56 ], !dbg !743
	%221 = trunc i64 %220 to i32, !dbg !744
	%222 = zext i8 %215 to i32, !dbg !744
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 %221, i32 31), !dbg !744
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !744
	%225 = trunc i32 %224 to i8, !dbg !744
	%226 = icmp ne i64 %220, %214, !dbg !745
	br i1 %226, label %b58, label %b59, !dbg !745

b58:
	%227 = or i8 %215, %225, !dbg !736
	br label %b59, !dbg !746

b59:
	%228 = phi i8 [ %215, %b57 ], [ %227, %b58 ], !dbg !732
	%229 = sdiv i64 %216, 2, !dbg !747
	br label %b54, !dbg !747

b60:
	%230 = zext i8 %215 to i32, !dbg !748
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %230, i32 0, i32 31), !dbg !748
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !748
	%233 = trunc i32 %232 to i8, !dbg !748
	br label %b61, !dbg !749

b61:
	%234 = phi i8 [ %203, %b51 ], [ %233, %b60 ], !dbg !730
	br i1 %184, label %b67, label %b62, !dbg !750

b62:
	%235 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !751
	call void @llvm.nvvm.barrier0(), !dbg !752
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !753, !range !20
	%237 = sext i32 %236 to i64, !dbg !753
	%238 = icmp eq i64 %237, 0, !dbg !754
	br i1 %238, label %b63, label %b64, !dbg !754

b63:
	%239 = sdiv i64 %28, 32, !dbg !755
	%240 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 %239, !dbg !756
	%241 = icmp uge i64 %239, 32, !dbg !756
	br i1 %241, label %b63_fail1, label %b63_ok1, !dbg !756, !prof !26

b63_ok1:
	store i8 %234, i8* %240, align 1, !dbg !756
	br label %b64, !dbg !756

b64:
	call void @llvm.nvvm.barrier0(), !dbg !757
	%242 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 0, !dbg !758
	%243 = load i8, i8* %242, align 1, !dbg !758
	br label %b65, !dbg !758

b65:
	%244 = phi i8 [ %243, %b64 ], [ %250, %b66_ok1 ], !dbg !759
	%245 = phi i64 [ 1, %b64 ], [ %251, %b66_ok1 ], !dbg !760
	%246 = icmp slt i64 %245, %183, !dbg !761
	br i1 %246, label %b66, label %b67, !dbg !761

b66:
	%247 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 %245, !dbg !762
	%248 = icmp uge i64 %245, 32, !dbg !762
	br i1 %248, label %b66_fail1, label %b66_ok1, !dbg !762, !prof !26

b66_ok1:
	%249 = load i8, i8* %247, align 1, !dbg !762
	%250 = or i8 %244, %249, !dbg !736
	%251 = add i64 %245, 1, !dbg !763
	br label %b65, !dbg !763

b67:
	%252 = phi i8 [ %234, %b61 ], [ %244, %b65 ], !dbg !729
	br i1 %43, label %b68, label %b70, !dbg !768

b68:
	%253 = phi i8 [ %147, %b67 ], [ %261, %b69 ], !dbg !769
	%254 = phi i64 [ 16, %b67 ], [ %262, %b69 ], !dbg !770
	%255 = icmp sgt i64 %254, 0, !dbg !771
	br i1 %255, label %b69, label %b78, !dbg !771

b69:
	%256 = trunc i64 %254 to i32, !dbg !772
	%257 = zext i8 %253 to i32, !dbg !772
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %257, i32 %256, i32 31), !dbg !772
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !772
	%260 = trunc i32 %259 to i8, !dbg !772
	%261 = xor i8 %253, %260, !dbg !773
	%262 = sdiv i64 %254, 2, !dbg !774
	br label %b68, !dbg !774

b70:
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !775, !range !20
	%264 = sext i32 %263 to i64, !dbg !775
	br label %b71, !dbg !775

b71:
	%265 = phi i8 [ %147, %b70 ], [ %278, %b76 ], !dbg !769
	%266 = phi i64 [ 16, %b70 ], [ %279, %b76 ], !dbg !776
	%267 = icmp sgt i64 %266, 0, !dbg !777
	br i1 %267, label %b72, label %b77, !dbg !777

b72:
	%268 = add i64 %264, %266, !dbg !778
	%269 = icmp sge i64 %268, %42, !dbg !779
	br i1 %269, label %b73, label %b74, !dbg !779

b73:
	br label %b74, !dbg !779

b74:
	%270 = phi i64 [ %268, %b72 ], [ %264, %b73 ], !dbg !780
	%271 = trunc i64 %270 to i32, !dbg !781
	%272 = zext i8 %265 to i32, !dbg !781
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !781
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !781
	%275 = trunc i32 %274 to i8, !dbg !781
	%276 = icmp ne i64 %270, %264, !dbg !782
	br i1 %276, label %b75, label %b76, !dbg !782

b75:
	%277 = xor i8 %265, %275, !dbg !773
	br label %b76, !dbg !783

b76:
	%278 = phi i8 [ %265, %b74 ], [ %277, %b75 ], !dbg !769
	%279 = sdiv i64 %266, 2, !dbg !784
	br label %b71, !dbg !784

b77:
	%280 = zext i8 %265 to i32, !dbg !785
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 0, i32 31), !dbg !785
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !785
	%283 = trunc i32 %282 to i8, !dbg !785
	br label %b78, !dbg !786

b78:
	%284 = phi i8 [ %253, %b68 ], [ %283, %b77 ], !dbg !767
	br i1 %184, label %b84, label %b79, !dbg !787

b79:
	%285 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !788
	call void @llvm.nvvm.barrier0(), !dbg !789
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !790, !range !20
	%287 = sext i32 %286 to i64, !dbg !790
	%288 = icmp eq i64 %287, 0, !dbg !791
	br i1 %288, label %b80, label %b81, !dbg !791

b80:
	%289 = sdiv i64 %28, 32, !dbg !792
	%290 = getelementptr inbounds [32 x i8], [32 x i8]* %285, i64 0, i64 %289, !dbg !793
	%291 = icmp uge i64 %289, 32, !dbg !793
	br i1 %291, label %b80_fail1, label %b80_ok1, !dbg !793, !prof !26

b80_ok1:
	store i8 %284, i8* %290, align 1, !dbg !793
	br label %b81, !dbg !793

b81:
	call void @llvm.nvvm.barrier0(), !dbg !794
	%292 = getelementptr inbounds [32 x i8], [32 x i8]* %285, i64 0, i64 0, !dbg !795
	%293 = load i8, i8* %292, align 1, !dbg !795
	br label %b82, !dbg !795

b82:
	%294 = phi i8 [ %293, %b81 ], [ %300, %b83_ok1 ], !dbg !796
	%295 = phi i64 [ 1, %b81 ], [ %301, %b83_ok1 ], !dbg !797
	%296 = icmp slt i64 %295, %183, !dbg !798
	br i1 %296, label %b83, label %b84, !dbg !798

b83:
	%297 = getelementptr inbounds [32 x i8], [32 x i8]* %285, i64 0, i64 %295, !dbg !799
	%298 = icmp uge i64 %295, 32, !dbg !799
	br i1 %298, label %b83_fail1, label %b83_ok1, !dbg !799, !prof !26

b83_ok1:
	%299 = load i8, i8* %297, align 1, !dbg !799
	%300 = xor i8 %294, %299, !dbg !773
	%301 = add i64 %295, 1, !dbg !800
	br label %b82, !dbg !800

b84:
	%302 = phi i8 [ %284, %b78 ], [ %294, %b82 ], !dbg !766
	%303 = getelementptr inbounds i8, i8* %145, i64 0, !dbg !801
	store i8 %202, i8* %303, align 1, !dbg !801
	%304 = getelementptr inbounds i8, i8* %145, i64 1, !dbg !802
	store i8 %252, i8* %304, align 1, !dbg !802
	%305 = getelementptr inbounds i8, i8* %145, i64 2, !dbg !803
	store i8 %302, i8* %305, align 1, !dbg !803
	ret void, !dbg !600

b0_fail1:
	%306 = icmp ugt i64 %30, %p1, !dbg !603
	br i1 %306, label %b0_fail2, label %b0_ok2, !dbg !603

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %30, i64 %p1), !dbg !603
	ret void, !dbg !603

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %29, i64 %p5), !dbg !604
	ret void, !dbg !604

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %31), !dbg !607
	ret void, !dbg !607

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p3), !dbg !681
	ret void, !dbg !681

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %144), !dbg !685
	ret void, !dbg !685

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %189, i64 32), !dbg !719
	ret void, !dbg !719

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %195, i64 32), !dbg !725
	ret void, !dbg !725

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %239, i64 32), !dbg !756
	ret void, !dbg !756

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %245, i64 32), !dbg !762
	ret void, !dbg !762

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %289, i64 32), !dbg !793
	ret void, !dbg !793

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %295, i64 32), !dbg !799
	ret void, !dbg !799
}

define void @ExchangeInt16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !804 {
entry:
	br label %b0, !dbg !805

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !808, !range !11
	%1 = sext i32 %0 to i64, !dbg !808
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !808, !range !12
	%3 = sext i32 %2 to i64, !dbg !808
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !808, !range !12
	%5 = sext i32 %4 to i64, !dbg !808
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !808, !range !13
	%7 = sext i32 %6 to i64, !dbg !808
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !808, !range !14
	%9 = sext i32 %8 to i64, !dbg !808
	%10 = mul i64 %9, %5, !dbg !808
	%11 = add i64 %3, %10, !dbg !808
	%12 = mul i64 %7, %11, !dbg !808
	%13 = add i64 %1, %12, !dbg !808
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !808, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !808, !range !15
	%16 = mul i32 %14, %15, !dbg !808
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !808, !range !16
	%18 = mul i32 %16, %17, !dbg !808
	%19 = sext i32 %18 to i64, !dbg !808
	%20 = mul i64 %13, %19, !dbg !808
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !808, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !808, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !808, !range !18
	%24 = mul i32 %15, %23, !dbg !808
	%25 = add i32 %22, %24, !dbg !808
	%26 = mul i32 %14, %25, !dbg !808
	%27 = add i32 %21, %26, !dbg !808
	%28 = sext i32 %27 to i64, !dbg !808
	%29 = add i64 %20, %28, !dbg !808
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !809, !range !20
	%31 = sext i32 %30 to i64, !dbg !809
	%32 = and i32 %27, -32, !dbg !810
	%33 = sub i32 %18, %32, !dbg !810
	%34 = icmp slt i32 %33, 32, !dbg !810
	%35 = select i1 %34, i32 %33, i32 32, !dbg !810
	%36 = sext i32 %35 to i64, !dbg !810
	%37 = icmp eq i64 %36, 32, !dbg !811
	br i1 %37, label %b1, label %b2, !dbg !811

b1:
	br label %b2, !dbg !811

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !812
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !813
	%40 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !814
	%41 = icmp uge i64 %29, %p5, !dbg !814
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !814, !prof !26

b2_ok1:
	%42 = load i16, i16* %40, align 2, !dbg !814
	%43 = mul i64 %29, 4, !dbg !815
	%44 = sub i64 %p1, %43, !dbg !816
	%45 = getelementptr inbounds i16, i16* %p0, i64 %43, !dbg !816
	%46 = mul i64 %31, 7, !dbg !818
	%47 = add i64 %46, 3, !dbg !819
	%48 = icmp ugt i64 %43, %p1, !dbg !816
	%49 = icmp ugt i64 4, %44, !dbg !817
	%50 = icmp eq i64 %36, 0, !dbg !820
	%51 = or i1 %48, %49, !dbg !820
	%52 = or i1 %51, %50, !dbg !820
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !820, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !820
	%54 = select i1 %53, i64 1, i64 %36, !dbg !820
	%55 = srem i64 %47, %54, !dbg !820
	%56 = trunc i64 %55 to i32, !dbg !821
	%57 = zext i16 %42 to i32, !dbg !821
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !821
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !821
	%60 = trunc i32 %59 to i16, !dbg !821
	%61 = getelementptr inbounds i16, i16* %45, i64 0, !dbg !822
	store i16 %60, i16* %61, align 2, !dbg !822
	%62 = zext i16 %42 to i32, !dbg !823
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !823
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !823
	%65 = trunc i32 %64 to i16, !dbg !823
	%66 = getelementptr inbounds i16, i16* %45, i64 1, !dbg !824
	store i16 %65, i16* %66, align 2, !dbg !824
	%67 = trunc i64 %38 to i32, !dbg !825
	%68 = zext i16 %42 to i32, !dbg !825
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !825
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !825
	%71 = trunc i32 %70 to i16, !dbg !825
	%72 = getelementptr inbounds i16, i16* %45, i64 2, !dbg !826
	store i16 %71, i16* %72, align 2, !dbg !826
	%73 = trunc i64 %39 to i32, !dbg !827
	%74 = zext i16 %42 to i32, !dbg !827
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !827
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !827
	%77 = trunc i32 %76 to i16, !dbg !827
	%78 = getelementptr inbounds i16, i16* %45, i64 3, !dbg !828
	store i16 %77, i16* %78, align 2, !dbg !828
	%79 = mul i64 %29, 3, !dbg !829
	%80 = sub i64 %p3, %79, !dbg !830
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !830
	%82 = icmp ugt i64 %79, %p3, !dbg !830
	%83 = icmp ugt i64 3, %80, !dbg !831
	%84 = or i1 %82, %83, !dbg !831
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !831, !prof !26

b2_ok5:
	%85 = zext i16 %42 to i32, !dbg !832
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !832
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !833
	store i32 %86, i32* %87, align 4, !dbg !833
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !834
	store i32 7, i32* %88, align 4, !dbg !834
	%89 = zext i16 %42 to i32, !dbg !835
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !835
	store i32 %90, i32* %88, align 4, !dbg !836
	%91 = sub i64 %29, %31, !dbg !837
	%92 = getelementptr inbounds i16, i16* %p4, i64 %91, !dbg !838
	%93 = icmp uge i64 %91, %p5, !dbg !838
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !838, !prof !26

b2_ok7:
	%94 = load i16, i16* %92, align 2, !dbg !838
	%95 = zext i16 %94 to i32, !dbg !839
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !839
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !840
	store i32 %96, i32* %97, align 4, !dbg !840
	ret void, !dbg !807

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !814
	ret void, !dbg !814

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !816
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !816

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !816
	ret void, !dbg !816

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !817
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !817

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !817
	ret void, !dbg !817

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !820
	ret void, !dbg !820

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !830
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !830

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %79, i64 %p3), !dbg !830
	ret void, !dbg !830

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %80), !dbg !831
	ret void, !dbg !831

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %91, i64 %p5), !dbg !838
	ret void, !dbg !838
}

define void @ExchangeInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !841 {
entry:
	br label %b0, !dbg !842

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !845, !range !11
	%1 = sext i32 %0 to i64, !dbg !845
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !845, !range !12
	%3 = sext i32 %2 to i64, !dbg !845
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !845, !range !12
	%5 = sext i32 %4 to i64, !dbg !845
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !845, !range !13
	%7 = sext i32 %6 to i64, !dbg !845
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !845, !range !14
	%9 = sext i32 %8 to i64, !dbg !845
	%10 = mul i64 %9, %5, !dbg !845
	%11 = add i64 %3, %10, !dbg !845
	%12 = mul i64 %7, %11, !dbg !845
	%13 = add i64 %1, %12, !dbg !845
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !845, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !845, !range !15
	%16 = mul i32 %14, %15, !dbg !845
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !845, !range !16
	%18 = mul i32 %16, %17, !dbg !845
	%19 = sext i32 %18 to i64, !dbg !845
	%20 = mul i64 %13, %19, !dbg !845
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !845, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !845, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !845, !range !18
	%24 = mul i32 %15, %23, !dbg !845
	%25 = add i32 %22, %24, !dbg !845
	%26 = mul i32 %14, %25, !dbg !845
	%27 = add i32 %21, %26, !dbg !845
	%28 = sext i32 %27 to i64, !dbg !845
	%29 = add i64 %20, %28, !dbg !845
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !846, !range !20
	%31 = sext i32 %30 to i64, !dbg !846
	%32 = and i32 %27, -32, !dbg !847
	%33 = sub i32 %18, %32, !dbg !847
	%34 = icmp slt i32 %33, 32, !dbg !847
	%35 = select i1 %34, i32 %33, i32 32, !dbg !847
	%36 = sext i32 %35 to i64, !dbg !847
	%37 = icmp eq i64 %36, 32, !dbg !848
	br i1 %37, label %b1, label %b2, !dbg !848

b1:
	br label %b2, !dbg !848

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !849
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !850
	%40 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !851
	%41 = icmp uge i64 %29, %p5, !dbg !851
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !851, !prof !26

b2_ok1:
	%42 = load i32, i32* %40, align 4, !dbg !851
	%43 = mul i64 %29, 4, !dbg !852
	%44 = sub i64 %p1, %43, !dbg !853
	%45 = getelementptr inbounds i32, i32* %p0, i64 %43, !dbg !853
	%46 = mul i64 %31, 7, !dbg !855
	%47 = add i64 %46, 3, !dbg !856
	%48 = icmp ugt i64 %43, %p1, !dbg !853
	%49 = icmp ugt i64 4, %44, !dbg !854
	%50 = icmp eq i64 %36, 0, !dbg !857
	%51 = or i1 %48, %49, !dbg !857
	%52 = or i1 %51, %50, !dbg !857
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !857, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !857
	%54 = select i1 %53, i64 1, i64 %36, !dbg !857
	%55 = srem i64 %47, %54, !dbg !857
	%56 = trunc i64 %55 to i32, !dbg !858
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %56, i32 31), !dbg !858
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !858
	%59 = getelementptr inbounds i32, i32* %45, i64 0, !dbg !859
	store i32 %58, i32* %59, align 4, !dbg !859
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %42, i32 3, i32 0), !dbg !860
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !860
	%62 = getelementptr inbounds i32, i32* %45, i64 1, !dbg !861
	store i32 %61, i32* %62, align 4, !dbg !861
	%63 = trunc i64 %38 to i32, !dbg !862
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %42, i32 %63, i32 31), !dbg !862
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !862
	%66 = getelementptr inbounds i32, i32* %45, i64 2, !dbg !863
	store i32 %65, i32* %66, align 4, !dbg !863
	%67 = trunc i64 %39 to i32, !dbg !864
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %42, i32 %67, i32 31), !dbg !864
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !864
	%70 = getelementptr inbounds i32, i32* %45, i64 3, !dbg !865
	store i32 %69, i32* %70, align 4, !dbg !865
	%71 = mul i64 %29, 3, !dbg !866
	%72 = sub i64 %p3, %71, !dbg !867
	%73 = getelementptr inbounds i32, i32* %p2, i64 %71, !dbg !867
	%74 = icmp ugt i64 %71, %p3, !dbg !867
	%75 = icmp ugt i64 3, %72, !dbg !868
	%76 = or i1 %74, %75, !dbg !868
	br i1 %76, label %b2_fail5, label %b2_ok5, !dbg !868, !prof !26

b2_ok5:
	%77 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !869
	%78 = getelementptr inbounds i32, i32* %73, i64 0, !dbg !870
	store i32 %77, i32* %78, align 4, !dbg !870
	%79 = getelementptr inbounds i32, i32* %73, i64 1, !dbg !871
	store i32 7, i32* %79, align 4, !dbg !871
	%80 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %42) convergent nounwind, !dbg !872
	store i32 %80, i32* %79, align 4, !dbg !873
	%81 = sub i64 %29, %31, !dbg !874
	%82 = getelementptr inbounds i32, i32* %p4, i64 %81, !dbg !875
	%83 = icmp uge i64 %81, %p5, !dbg !875
	br i1 %83, label %b2_fail7, label %b2_ok7, !dbg !875, !prof !26

b2_ok7:
	%84 = load i32, i32* %82, align 4, !dbg !875
	%85 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %84) convergent nounwind, !dbg !876
	%86 = getelementptr inbounds i32, i32* %73, i64 2, !dbg !877
	store i32 %85, i32* %86, align 4, !dbg !877
	ret void, !dbg !844

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !851
	ret void, !dbg !851

b2_fail2:
	%87 = icmp ugt i64 %43, %p1, !dbg !853
	br i1 %87, label %b2_fail3, label %b2_ok3, !dbg !853

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !853
	ret void, !dbg !853

b2_ok3:
	%88 = icmp ugt i64 4, %44, !dbg !854
	br i1 %88, label %b2_fail4, label %b2_ok4, !dbg !854

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !854
	ret void, !dbg !854

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !857
	ret void, !dbg !857

b2_fail5:
	%89 = icmp ugt i64 %71, %p3, !dbg !867
	br i1 %89, label %b2_fail6, label %b2_ok6, !dbg !867

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %71, i64 %p3), !dbg !867
	ret void, !dbg !867

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %72), !dbg !868
	ret void, !dbg !868

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %81, i64 %p5), !dbg !875
	ret void, !dbg !875
}

define void @NumbersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !878 {
entry:
	br label %b0, !dbg !879

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !882, !range !11
	%1 = sext i32 %0 to i64, !dbg !882
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !882, !range !12
	%3 = sext i32 %2 to i64, !dbg !882
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !882, !range !12
	%5 = sext i32 %4 to i64, !dbg !882
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !882, !range !13
	%7 = sext i32 %6 to i64, !dbg !882
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !882, !range !14
	%9 = sext i32 %8 to i64, !dbg !882
	%10 = mul i64 %9, %5, !dbg !882
	%11 = add i64 %3, %10, !dbg !882
	%12 = mul i64 %7, %11, !dbg !882
	%13 = add i64 %1, %12, !dbg !882
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !882, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !882, !range !15
	%16 = mul i32 %14, %15, !dbg !882
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !882, !range !16
	%18 = mul i32 %16, %17, !dbg !882
	%19 = sext i32 %18 to i64, !dbg !882
	%20 = mul i64 %13, %19, !dbg !882
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !882, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !882, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !882, !range !18
	%24 = mul i32 %15, %23, !dbg !882
	%25 = add i32 %22, %24, !dbg !882
	%26 = mul i32 %14, %25, !dbg !882
	%27 = add i32 %21, %26, !dbg !882
	%28 = sext i32 %27 to i64, !dbg !882
	%29 = add i64 %20, %28, !dbg !882
	%30 = mul i64 %29, 6, !dbg !883
	%31 = sub i64 %p1, %30, !dbg !884
	%32 = getelementptr inbounds i32, i32* %p0, i64 %30, !dbg !884
	%33 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !885
	%34 = icmp ugt i64 %30, %p1, !dbg !884
	%35 = icmp uge i64 %29, %p5, !dbg !885
	%36 = or i1 %34, %35, !dbg !885
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !885, !prof !26

b0_ok1:
	%37 = load i32, i32* %33, align 4, !dbg !885
	%38 = icmp ugt i64 6, %31, !dbg !888
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !888, !prof !26

b0_ok3:
	br label %b1, !dbg !888

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %167, %b48 ], !dbg !888
	%40 = and i32 %27, -32, !dbg !895
	%41 = sub i32 %18, %40, !dbg !895
	%42 = icmp slt i32 %41, 32, !dbg !895
	%43 = select i1 %42, i32 %41, i32 32, !dbg !895
	%44 = sext i32 %43 to i64, !dbg !895
	%45 = icmp eq i64 %44, 32, !dbg !896
	br i1 %45, label %b2, label %b4, !dbg !896

b2:
	%46 = phi i32 [ %37, %b1 ], [ %52, %b3 ], !dbg !897
	%47 = phi i64 [ 16, %b1 ], [ %53, %b3 ], !dbg !898
	%48 = icmp sgt i64 %47, 0, !dbg !899
	br i1 %48, label %b3, label %b12, !dbg !899

b3:
	%49 = trunc i64 %47 to i32, !dbg !900
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %46, i32 %49, i32 31), !dbg !900
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !900
	%52 = add i32 %46, %51, !dbg !901
	%53 = sdiv i64 %47, 2, !dbg !902
	br label %b2, !dbg !902

b4:
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !903, !range !20
	%55 = sext i32 %54 to i64, !dbg !903
	br label %b5, !dbg !903

b5:
	%56 = phi i32 [ %37, %b4 ], [ %67, %b10 ], !dbg !897
	%57 = phi i64 [ 16, %b4 ], [ %68, %b10 ], !dbg !904
	%58 = icmp sgt i64 %57, 0, !dbg !905
	br i1 %58, label %b6, label %b11, !dbg !905

b6:
	%59 = add i64 %55, %57, !dbg !906
	%60 = icmp sge i64 %59, %44, !dbg !907
	br i1 %60, label %b7, label %b8, !dbg !907

b7:
	br label %b8, !dbg !907

b8:
	%61 = phi i64 [ %59, %b6 ], [ %55, %b7 ], !dbg !908
	%62 = trunc i64 %61 to i32, !dbg !909
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %56, i32 %62, i32 31), !dbg !909
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !909
	%65 = icmp ne i64 %61, %55, !dbg !910
	br i1 %65, label %b9, label %b10, !dbg !910

b9:
	%66 = add i32 %56, %64, !dbg !901
	br label %b10, !dbg !911

b10:
	%67 = phi i32 [ %56, %b8 ], [ %66, %b9 ], !dbg !897
	%68 = sdiv i64 %57, 2, !dbg !912
	br label %b5, !dbg !912

b11:
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %56, i32 0, i32 31), !dbg !913
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !913
	br label %b12, !dbg !914

b12:
	%71 = phi i32 [ %46, %b2 ], [ %70, %b11 ], !dbg !894
	%72 = getelementptr inbounds i32, i32* %32, i64 0, !dbg !915
	store i32 %71, i32* %72, align 4, !dbg !915
	br i1 %45, label %b13, label %b15, !dbg !920

b13:
	%73 = phi i32 [ %37, %b12 ], [ %80, %b14 ], !dbg !921
	%74 = phi i64 [ 16, %b12 ], [ %81, %b14 ], !dbg !922
	%75 = icmp sgt i64 %74, 0, !dbg !923
	br i1 %75, label %b14, label %b23, !dbg !923

b14:
	%76 = trunc i64 %74 to i32, !dbg !924
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %73, i32 %76, i32 31), !dbg !924
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !924
	%79 = icmp slt i32 %73, %78, !dbg !925
	%80 = select i1 %79, i32 %73, i32 %78, !dbg !925
	%81 = sdiv i64 %74, 2, !dbg !926
	br label %b13, !dbg !926

b15:
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !927, !range !20
	%83 = sext i32 %82 to i64, !dbg !927
	br label %b16, !dbg !927

b16:
	%84 = phi i32 [ %37, %b15 ], [ %96, %b21 ], !dbg !921
	%85 = phi i64 [ 16, %b15 ], [ %97, %b21 ], !dbg !928
	%86 = icmp sgt i64 %85, 0, !dbg !929
	br i1 %86, label %b17, label %b22, !dbg !929

b17:
	%87 = add i64 %83, %85, !dbg !930
	%88 = icmp sge i64 %87, %44, !dbg !931
	br i1 %88, label %b18, label %b19, !dbg !931

b18:
	br label %b19, !dbg !931

b19:
	%89 = phi i64 [ %87, %b17 ], [ %83, %b18 ], !dbg !932
	%90 = trunc i64 %89 to i32, !dbg !933
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 %90, i32 31), !dbg !933
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !933
	%93 = icmp ne i64 %89, %83, !dbg !934
	br i1 %93, label %b20, label %b21, !dbg !934

b20:
	%94 = icmp slt i32 %84, %92, !dbg !925
	%95 = select i1 %94, i32 %84, i32 %92, !dbg !925
	br label %b21, !dbg !935

b21:
	%96 = phi i32 [ %84, %b19 ], [ %95, %b20 ], !dbg !921
	%97 = sdiv i64 %85, 2, !dbg !936
	br label %b16, !dbg !936

b22:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 0, i32 31), !dbg !937
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !937
	br label %b23, !dbg !938

b23:
	%100 = phi i32 [ %73, %b13 ], [ %99, %b22 ], !dbg !919
	br i1 %45, label %b24, label %b26, !dbg !943

b24:
	%101 = phi i32 [ %37, %b23 ], [ %108, %b25 ], !dbg !944
	%102 = phi i64 [ 16, %b23 ], [ %109, %b25 ], !dbg !945
	%103 = icmp sgt i64 %102, 0, !dbg !946
	br i1 %103, label %b25, label %b34, !dbg !946

b25:
	%104 = trunc i64 %102 to i32, !dbg !947
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %101, i32 %104, i32 31), !dbg !947
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !947
	%107 = icmp sgt i32 %101, %106, !dbg !948
	%108 = select i1 %107, i32 %101, i32 %106, !dbg !948
	%109 = sdiv i64 %102, 2, !dbg !949
	br label %b24, !dbg !949

b26:
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !950, !range !20
	%111 = sext i32 %110 to i64, !dbg !950
	br label %b27, !dbg !950

b27:
	%112 = phi i32 [ %37, %b26 ], [ %124, %b32 ], !dbg !944
	%113 = phi i64 [ 16, %b26 ], [ %125, %b32 ], !dbg !951
	%114 = icmp sgt i64 %113, 0, !dbg !952
	br i1 %114, label %b28, label %b33, !dbg !952

b28:
	%115 = add i64 %111, %113, !dbg !953
	%116 = icmp sge i64 %115, %44, !dbg !954
	br i1 %116, label %b29, label %b30, !dbg !954

b29:
	br label %b30, !dbg !954

b30:
	%117 = phi i64 [ %115, %b28 ], [ %111, %b29 ], !dbg !955
	%118 = trunc i64 %117 to i32, !dbg !956
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 %118, i32 31), !dbg !956
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !956
	%121 = icmp ne i64 %117, %111, !dbg !957
	br i1 %121, label %b31, label %b32, !dbg !957

b31:
	%122 = icmp sgt i32 %112, %120, !dbg !948
	%123 = select i1 %122, i32 %112, i32 %120, !dbg !948
	br label %b32, !dbg !958

b32:
	%124 = phi i32 [ %112, %b30 ], [ %123, %b31 ], !dbg !944
	%125 = sdiv i64 %113, 2, !dbg !959
	br label %b27, !dbg !959

b33:
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 0, i32 31), !dbg !960
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !960
	br label %b34, !dbg !961

b34:
	%128 = phi i32 [ %101, %b24 ], [ %127, %b33 ], !dbg !942
	%129 = getelementptr inbounds i32, i32* %32, i64 1, !dbg !962
	store i32 %100, i32* %129, align 4, !dbg !962
	%130 = getelementptr inbounds i32, i32* %32, i64 2, !dbg !963
	store i32 %128, i32* %130, align 4, !dbg !963
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !968, !range !20
	%132 = sext i32 %131 to i64, !dbg !968
	br label %b35, !dbg !968

b35:
	%133 = phi i32 [ %37, %b34 ], [ %141, %b38 ], !dbg !969
	%134 = phi i64 [ 1, %b34 ], [ %142, %b38 ], !dbg !970
	%135 = icmp slt i64 %134, 32, !dbg !971
	br i1 %135, label %b36, label %b39, !dbg !971

b36:
	%136 = trunc i64 %134 to i32, !dbg !972
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %133, i32 %136, i32 0), !dbg !972
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !972
	%139 = icmp sge i64 %132, %134, !dbg !973
	br i1 %139, label %b37, label %b38, !dbg !973

b37:
	%140 = add i32 %133, %138, !dbg !974
	br label %b38, !dbg !974

b38:
	%141 = phi i32 [ %133, %b36 ], [ %140, %b37 ], !dbg !969
	%142 = mul i64 %134, 2, !dbg !975
	br label %b35, !dbg !975

b39:
	%143 = phi i32 [ %37, %b35 ], [ %151, %b42 ], !dbg !979
	%144 = phi i64 [ 1, %b35 ], [ %152, %b42 ], !dbg !980
	%145 = icmp slt i64 %144, 32, !dbg !981
	br i1 %145, label %b40, label %b43, !dbg !981

b40:
	%146 = trunc i64 %144 to i32, !dbg !982
	%147 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 %146, i32 0), !dbg !982
	%148 = extractvalue { i32, i1 } %147, 0, !dbg !982
	%149 = icmp sge i64 %132, %144, !dbg !983
	br i1 %149, label %b41, label %b42, !dbg !983

b41:
	%150 = add i32 %143, %148, !dbg !984
	br label %b42, !dbg !984

b42:
	%151 = phi i32 [ %143, %b40 ], [ %150, %b41 ], !dbg !979
	%152 = mul i64 %144, 2, !dbg !985
	br label %b39, !dbg !985

b43:
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 1, i32 0), !dbg !986
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !986
	%155 = icmp eq i64 %132, 0, !dbg !987
	br i1 %155, label %b45, label %b44, !dbg !987

b44:
	br label %b45, !dbg !988

b45:
	%156 = phi i32 [ 0, %b43 ], [ %154, %b44 ], !dbg !977
	%157 = getelementptr inbounds i32, i32* %32, i64 3, !dbg !989
	store i32 %133, i32* %157, align 4, !dbg !989
	%158 = getelementptr inbounds i32, i32* %32, i64 4, !dbg !990
	store i32 %156, i32* %158, align 4, !dbg !990
	%159 = mul i64 %44, 2, !dbg !991
	%160 = sdiv i64 %159, 3, !dbg !992
	%161 = icmp slt i64 %160, 0, !dbg !995
	br i1 %161, label %b47, label %b46, !dbg !995

b46:
	%162 = icmp sge i64 %160, %44, !dbg !996
	br i1 %162, label %b47, label %b48, !dbg !996

b47:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !997
	ret void, !dbg !997

b48:
	%163 = trunc i64 %160 to i32, !dbg !998
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %37, i32 %163, i32 31), !dbg !998
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !998
	%166 = getelementptr inbounds i32, i32* %32, i64 5, !dbg !999
	store i32 %165, i32* %166, align 4, !dbg !999
	%167 = add i64 %39, 1, !dbg !999
	%168 = icmp slt i64 %167, 2, !dbg !999
	br i1 %168, label %b1, label %b49, !dbg !999

b49:
	%169 = sub i64 %p3, %30, !dbg !1000
	%170 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !1000
	%171 = icmp ugt i64 %30, %p3, !dbg !1000
	br i1 %171, label %b49_fail1, label %b49_ok1, !dbg !1000, !prof !26

b49_ok1:
	%172 = load i32, i32* %33, align 4, !dbg !1001
	%173 = icmp ugt i64 6, %169, !dbg !1004
	br i1 %173, label %b49_fail2, label %b49_ok2, !dbg !1004, !prof !26

b49_ok2:
	br label %b50, !dbg !1004

b50:
	%174 = phi i64 [ 0, %b49_ok2 ], [ %377, %b129 ], !dbg !1004
	br i1 %45, label %b51, label %b53, !dbg !1010

b51:
	%175 = phi i32 [ %172, %b50 ], [ %181, %b52 ], !dbg !1011
	%176 = phi i64 [ 16, %b50 ], [ %182, %b52 ], !dbg !1012
	%177 = icmp sgt i64 %176, 0, !dbg !1013
	br i1 %177, label %b52, label %b60, !dbg !1013

b52:
	%178 = trunc i64 %176 to i32, !dbg !1014
	%179 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %175, i32 %178, i32 31), !dbg !1014
	%180 = extractvalue { i32, i1 } %179, 0, !dbg !1014
	%181 = add i32 %175, %180, !dbg !1015
	%182 = sdiv i64 %176, 2, !dbg !1016
	br label %b51, !dbg !1016

b53:
	%183 = phi i32 [ %172, %b50 ], [ %194, %b58 ], !dbg !1011
	%184 = phi i64 [ 16, %b50 ], [ %195, %b58 ], !dbg !1017
	%185 = icmp sgt i64 %184, 0, !dbg !1018
	br i1 %185, label %b54, label %b59, !dbg !1018

b54:
	%186 = add i64 %132, %184, !dbg !1019
	%187 = icmp sge i64 %186, %44, !dbg !1020
	br i1 %187, label %b55, label %b56, !dbg !1020

b55:
	br label %b56, !dbg !1020

b56:
	%188 = phi i64 [ %186, %b54 ], [ %132, %b55 ], !dbg !1021
	%189 = trunc i64 %188 to i32, !dbg !1022
	%190 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 %189, i32 31), !dbg !1022
	%191 = extractvalue { i32, i1 } %190, 0, !dbg !1022
	%192 = icmp ne i64 %188, %132, !dbg !1023
	br i1 %192, label %b57, label %b58, !dbg !1023

b57:
	%193 = add i32 %183, %191, !dbg !1015
	br label %b58, !dbg !1024

b58:
	%194 = phi i32 [ %183, %b56 ], [ %193, %b57 ], !dbg !1011
	%195 = sdiv i64 %184, 2, !dbg !1025
	br label %b53, !dbg !1025

b59:
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 0, i32 31), !dbg !1026
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !1026
	br label %b60, !dbg !1027

b60:
	%198 = phi i32 [ %175, %b51 ], [ %197, %b59 ], !dbg !1009
	%199 = add i64 %19, 32, !dbg !1029
	%200 = sub i64 %199, 1, !dbg !1030
	%201 = sdiv i64 %200, 32, !dbg !1031
	%202 = icmp eq i64 %201, 1, !dbg !1032
	br i1 %202, label %b66, label %b61, !dbg !1032

b61:
	%203 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1033
	call void @llvm.nvvm.barrier0(), !dbg !1034
	br i1 %155, label %b62, label %b63, !dbg !1035

b62:
	%204 = sdiv i64 %28, 32, !dbg !1036
	%205 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 %204, !dbg !1037
	%206 = icmp uge i64 %204, 32, !dbg !1037
	br i1 %206, label %b62_fail1, label %b62_ok1, !dbg !1037, !prof !26

b62_ok1:
	store i32 %198, i32* %205, align 4, !dbg !1037
	br label %b63, !dbg !1037

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1038
	%207 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 0, !dbg !1039
	%208 = load i32, i32* %207, align 4, !dbg !1039
	br label %b64, !dbg !1039

b64:
	%209 = phi i32 [ %208, %b63 ], [ %215, %b65_ok1 ], !dbg !1040
	%210 = phi i64 [ 1, %b63 ], [ %216, %b65_ok1 ], !dbg !1041
	%211 = icmp slt i64 %210, %201, !dbg !1042
	br i1 %211, label %b65, label %b66, !dbg !1042

b65:
	%212 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 %210, !dbg !1043
	%213 = icmp uge i64 %210, 32, !dbg !1043
	br i1 %213, label %b65_fail1, label %b65_ok1, !dbg !1043, !prof !26

b65_ok1:
	%214 = load i32, i32* %212, align 4, !dbg !1043
	%215 = add i32 %209, %214, !dbg !1015
	%216 = add i64 %210, 1, !dbg !1044
	br label %b64, !dbg !1044

b66:
	%217 = phi i32 [ %198, %b60 ], [ %209, %b64 ], !dbg !1008
	%218 = getelementptr inbounds i32, i32* %170, i64 0, !dbg !1045
	store i32 %217, i32* %218, align 4, !dbg !1045
	br i1 %45, label %b67, label %b69, !dbg !1050

b67:
	%219 = phi i32 [ %172, %b66 ], [ %226, %b68 ], !dbg !1051
	%220 = phi i64 [ 16, %b66 ], [ %227, %b68 ], !dbg !1052
	%221 = icmp sgt i64 %220, 0, !dbg !1053
	br i1 %221, label %b68, label %b76, !dbg !1053

b68:
	%222 = trunc i64 %220 to i32, !dbg !1054
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %219, i32 %222, i32 31), !dbg !1054
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !1054
	%225 = icmp slt i32 %219, %224, !dbg !1055
	%226 = select i1 %225, i32 %219, i32 %224, !dbg !1055
	%227 = sdiv i64 %220, 2, !dbg !1056
	br label %b67, !dbg !1056

b69:
	%228 = phi i32 [ %172, %b66 ], [ %240, %b74 ], !dbg !1051
	%229 = phi i64 [ 16, %b66 ], [ %241, %b74 ], !dbg !1057
	%230 = icmp sgt i64 %229, 0, !dbg !1058
	br i1 %230, label %b70, label %b75, !dbg !1058

b70:
	%231 = add i64 %132, %229, !dbg !1059
	%232 = icmp sge i64 %231, %44, !dbg !1060
	br i1 %232, label %b71, label %b72, !dbg !1060

b71:
	br label %b72, !dbg !1060

b72:
	%233 = phi i64 [ %231, %b70 ], [ %132, %b71 ], !dbg !1061
	%234 = trunc i64 %233 to i32, !dbg !1062
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %234, i32 31), !dbg !1062
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !1062
	%237 = icmp ne i64 %233, %132, !dbg !1063
	br i1 %237, label %b73, label %b74, !dbg !1063

b73:
	%238 = icmp slt i32 %228, %236, !dbg !1055
	%239 = select i1 %238, i32 %228, i32 %236, !dbg !1055
	br label %b74, !dbg !1064

b74:
	%240 = phi i32 [ %228, %b72 ], [ %239, %b73 ], !dbg !1051
	%241 = sdiv i64 %229, 2, !dbg !1065
	br label %b69, !dbg !1065

b75:
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 0, i32 31), !dbg !1066
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !1066
	br label %b76, !dbg !1067

b76:
	%244 = phi i32 [ %219, %b67 ], [ %243, %b75 ], !dbg !1049
	br i1 %202, label %b82, label %b77, !dbg !1068

b77:
	%245 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1069
	call void @llvm.nvvm.barrier0(), !dbg !1070
	br i1 %155, label %b78, label %b79, !dbg !1071

b78:
	%246 = sdiv i64 %28, 32, !dbg !1072
	%247 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 %246, !dbg !1073
	%248 = icmp uge i64 %246, 32, !dbg !1073
	br i1 %248, label %b78_fail1, label %b78_ok1, !dbg !1073, !prof !26

b78_ok1:
	store i32 %244, i32* %247, align 4, !dbg !1073
	br label %b79, !dbg !1073

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1074
	%249 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 0, !dbg !1075
	%250 = load i32, i32* %249, align 4, !dbg !1075
	br label %b80, !dbg !1075

b80:
	%251 = phi i32 [ %250, %b79 ], [ %258, %b81_ok1 ], !dbg !1076
	%252 = phi i64 [ 1, %b79 ], [ %259, %b81_ok1 ], !dbg !1077
	%253 = icmp slt i64 %252, %201, !dbg !1078
	br i1 %253, label %b81, label %b82, !dbg !1078

b81:
	%254 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 %252, !dbg !1079
	%255 = icmp uge i64 %252, 32, !dbg !1079
	br i1 %255, label %b81_fail1, label %b81_ok1, !dbg !1079, !prof !26

b81_ok1:
	%256 = load i32, i32* %254, align 4, !dbg !1079
	%257 = icmp slt i32 %251, %256, !dbg !1055
	%258 = select i1 %257, i32 %251, i32 %256, !dbg !1055
	%259 = add i64 %252, 1, !dbg !1080
	br label %b80, !dbg !1080

b82:
	%260 = phi i32 [ %244, %b76 ], [ %251, %b80 ], !dbg !1048
	br i1 %45, label %b83, label %b85, !dbg !1085

b83:
	%261 = phi i32 [ %172, %b82 ], [ %268, %b84 ], !dbg !1086
	%262 = phi i64 [ 16, %b82 ], [ %269, %b84 ], !dbg !1087
	%263 = icmp sgt i64 %262, 0, !dbg !1088
	br i1 %263, label %b84, label %b92, !dbg !1088

b84:
	%264 = trunc i64 %262 to i32, !dbg !1089
	%265 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %261, i32 %264, i32 31), !dbg !1089
	%266 = extractvalue { i32, i1 } %265, 0, !dbg !1089
	%267 = icmp sgt i32 %261, %266, !dbg !1090
	%268 = select i1 %267, i32 %261, i32 %266, !dbg !1090
	%269 = sdiv i64 %262, 2, !dbg !1091
	br label %b83, !dbg !1091

b85:
	%270 = phi i32 [ %172, %b82 ], [ %282, %b90 ], !dbg !1086
	%271 = phi i64 [ 16, %b82 ], [ %283, %b90 ], !dbg !1092
	%272 = icmp sgt i64 %271, 0, !dbg !1093
	br i1 %272, label %b86, label %b91, !dbg !1093

b86:
	%273 = add i64 %132, %271, !dbg !1094
	%274 = icmp sge i64 %273, %44, !dbg !1095
	br i1 %274, label %b87, label %b88, !dbg !1095

b87:
	br label %b88, !dbg !1095

b88:
	%275 = phi i64 [ %273, %b86 ], [ %132, %b87 ], !dbg !1096
	%276 = trunc i64 %275 to i32, !dbg !1097
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 %276, i32 31), !dbg !1097
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !1097
	%279 = icmp ne i64 %275, %132, !dbg !1098
	br i1 %279, label %b89, label %b90, !dbg !1098

b89:
	%280 = icmp sgt i32 %270, %278, !dbg !1090
	%281 = select i1 %280, i32 %270, i32 %278, !dbg !1090
	br label %b90, !dbg !1099

b90:
	%282 = phi i32 [ %270, %b88 ], [ %281, %b89 ], !dbg !1086
	%283 = sdiv i64 %271, 2, !dbg !1100
	br label %b85, !dbg !1100

b91:
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 0, i32 31), !dbg !1101
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !1101
	br label %b92, !dbg !1102

b92:
	%286 = phi i32 [ %261, %b83 ], [ %285, %b91 ], !dbg !1084
	br i1 %202, label %b98, label %b93, !dbg !1103

b93:
	%287 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1104
	call void @llvm.nvvm.barrier0(), !dbg !1105
	br i1 %155, label %b94, label %b95, !dbg !1106

b94:
	%288 = sdiv i64 %28, 32, !dbg !1107
	%289 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 %288, !dbg !1108
	%290 = icmp uge i64 %288, 32, !dbg !1108
	br i1 %290, label %b94_fail1, label %b94_ok1, !dbg !1108, !prof !26

b94_ok1:
	store i32 %286, i32* %289, align 4, !dbg !1108
	br label %b95, !dbg !1108

b95:
	call void @llvm.nvvm.barrier0(), !dbg !1109
	%291 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 0, !dbg !1110
	%292 = load i32, i32* %291, align 4, !dbg !1110
	br label %b96, !dbg !1110

b96:
	%293 = phi i32 [ %292, %b95 ], [ %300, %b97_ok1 ], !dbg !1111
	%294 = phi i64 [ 1, %b95 ], [ %301, %b97_ok1 ], !dbg !1112
	%295 = icmp slt i64 %294, %201, !dbg !1113
	br i1 %295, label %b97, label %b98, !dbg !1113

b97:
	%296 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 %294, !dbg !1114
	%297 = icmp uge i64 %294, 32, !dbg !1114
	br i1 %297, label %b97_fail1, label %b97_ok1, !dbg !1114, !prof !26

b97_ok1:
	%298 = load i32, i32* %296, align 4, !dbg !1114
	%299 = icmp sgt i32 %293, %298, !dbg !1090
	%300 = select i1 %299, i32 %293, i32 %298, !dbg !1090
	%301 = add i64 %294, 1, !dbg !1115
	br label %b96, !dbg !1115

b98:
	%302 = phi i32 [ %286, %b92 ], [ %293, %b96 ], !dbg !1083
	%303 = getelementptr inbounds i32, i32* %170, i64 1, !dbg !1116
	store i32 %260, i32* %303, align 4, !dbg !1116
	%304 = getelementptr inbounds i32, i32* %170, i64 2, !dbg !1117
	store i32 %302, i32* %304, align 4, !dbg !1117
	br label %b99, !dbg !1122

b99:
	%305 = phi i32 [ %172, %b98 ], [ %313, %b102 ], !dbg !1123
	%306 = phi i64 [ 1, %b98 ], [ %314, %b102 ], !dbg !1124
	%307 = icmp slt i64 %306, 32, !dbg !1125
	br i1 %307, label %b100, label %b103, !dbg !1125

b100:
	%308 = trunc i64 %306 to i32, !dbg !1126
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %305, i32 %308, i32 0), !dbg !1126
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !1126
	%311 = icmp sge i64 %132, %306, !dbg !1127
	br i1 %311, label %b101, label %b102, !dbg !1127

b101:
	%312 = add i32 %305, %310, !dbg !1128
	br label %b102, !dbg !1128

b102:
	%313 = phi i32 [ %305, %b100 ], [ %312, %b101 ], !dbg !1123
	%314 = mul i64 %306, 2, !dbg !1129
	br label %b99, !dbg !1129

b103:
	br i1 %202, label %b109, label %b104, !dbg !1130

b104:
	%315 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2 to [32 x i32]*, !dbg !1131
	%316 = sdiv i64 %28, 32, !dbg !1132
	call void @llvm.nvvm.barrier0(), !dbg !1133
	%317 = sub i64 %44, 1, !dbg !1134
	%318 = icmp eq i64 %132, %317, !dbg !1135
	br i1 %318, label %b105, label %b106, !dbg !1135

b105:
	%319 = getelementptr inbounds [32 x i32], [32 x i32]* %315, i64 0, i64 %316, !dbg !1136
	%320 = icmp uge i64 %316, 32, !dbg !1136
	br i1 %320, label %b105_fail1, label %b105_ok1, !dbg !1136, !prof !26

b105_ok1:
	store i32 %305, i32* %319, align 4, !dbg !1136
	br label %b106, !dbg !1136

b106:
	call void @llvm.nvvm.barrier0(), !dbg !1137
	%321 = icmp slt i64 0, %316, !dbg !1137
	br i1 %321, label %b107, label %b108, !dbg !1137

b107:
	%322 = phi i32 [ 0, %b106 ], [ %327, %b107_ok1 ], !dbg !1138
	%323 = phi i64 [ 0, %b106 ], [ %328, %b107_ok1 ], !dbg !1138
	%324 = getelementptr inbounds [32 x i32], [32 x i32]* %315, i64 0, i64 %323, !dbg !1139
	%325 = icmp uge i64 %323, 32, !dbg !1139
	br i1 %325, label %b107_fail1, label %b107_ok1, !dbg !1139, !prof !26

b107_ok1:
	%326 = load i32, i32* %324, align 4, !dbg !1139
	%327 = add i32 %322, %326, !dbg !1140
	%328 = add i64 %323, 1, !dbg !1140
	%329 = icmp slt i64 %328, %316, !dbg !1140
	br i1 %329, label %b107, label %b108, !dbg !1140

b108:
	%330 = phi i32 [ 0, %b106 ], [ %327, %b107_ok1 ], !dbg !1138
	br label %b109, !dbg !1141

b109:
	%331 = phi i32 [ 0, %b103 ], [ %330, %b108 ], !dbg !1121
	%332 = add i32 %331, %305, !dbg !1142
	br label %b110, !dbg !1146

b110:
	%333 = phi i32 [ %172, %b109 ], [ %341, %b113 ], !dbg !1147
	%334 = phi i64 [ 1, %b109 ], [ %342, %b113 ], !dbg !1148
	%335 = icmp slt i64 %334, 32, !dbg !1149
	br i1 %335, label %b111, label %b114, !dbg !1149

b111:
	%336 = trunc i64 %334 to i32, !dbg !1150
	%337 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %333, i32 %336, i32 0), !dbg !1150
	%338 = extractvalue { i32, i1 } %337, 0, !dbg !1150
	%339 = icmp sge i64 %132, %334, !dbg !1151
	br i1 %339, label %b112, label %b113, !dbg !1151

b112:
	%340 = add i32 %333, %338, !dbg !1152
	br label %b113, !dbg !1152

b113:
	%341 = phi i32 [ %333, %b111 ], [ %340, %b112 ], !dbg !1147
	%342 = mul i64 %334, 2, !dbg !1153
	br label %b110, !dbg !1153

b114:
	br i1 %202, label %b120, label %b115, !dbg !1154

b115:
	%343 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2 to [32 x i32]*, !dbg !1155
	%344 = sdiv i64 %28, 32, !dbg !1156
	call void @llvm.nvvm.barrier0(), !dbg !1157
	%345 = sub i64 %44, 1, !dbg !1158
	%346 = icmp eq i64 %132, %345, !dbg !1159
	br i1 %346, label %b116, label %b117, !dbg !1159

b116:
	%347 = getelementptr inbounds [32 x i32], [32 x i32]* %343, i64 0, i64 %344, !dbg !1160
	%348 = icmp uge i64 %344, 32, !dbg !1160
	br i1 %348, label %b116_fail1, label %b116_ok1, !dbg !1160, !prof !26

b116_ok1:
	store i32 %333, i32* %347, align 4, !dbg !1160
	br label %b117, !dbg !1160

b117:
	call void @llvm.nvvm.barrier0(), !dbg !1161
	%349 = icmp slt i64 0, %344, !dbg !1161
	br i1 %349, label %b118, label %b119, !dbg !1161

b118:
	%350 = phi i32 [ 0, %b117 ], [ %355, %b118_ok1 ], !dbg !1162
	%351 = phi i64 [ 0, %b117 ], [ %356, %b118_ok1 ], !dbg !1162
	%352 = getelementptr inbounds [32 x i32], [32 x i32]* %343, i64 0, i64 %351, !dbg !1163
	%353 = icmp uge i64 %351, 32, !dbg !1163
	br i1 %353, label %b118_fail1, label %b118_ok1, !dbg !1163, !prof !26

b118_ok1:
	%354 = load i32, i32* %352, align 4, !dbg !1163
	%355 = add i32 %350, %354, !dbg !1164
	%356 = add i64 %351, 1, !dbg !1164
	%357 = icmp slt i64 %356, %344, !dbg !1164
	br i1 %357, label %b118, label %b119, !dbg !1164

b119:
	%358 = phi i32 [ 0, %b117 ], [ %355, %b118_ok1 ], !dbg !1162
	br label %b120, !dbg !1165

b120:
	%359 = phi i32 [ 0, %b114 ], [ %358, %b119 ], !dbg !1145
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %333, i32 1, i32 0), !dbg !1166
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !1166
	br i1 %155, label %b122, label %b121, !dbg !1167

b121:
	%362 = add i32 %359, %361, !dbg !1168
	br label %b122, !dbg !1169

b122:
	%363 = phi i32 [ %359, %b120 ], [ %362, %b121 ], !dbg !1144
	%364 = getelementptr inbounds i32, i32* %170, i64 3, !dbg !1170
	store i32 %332, i32* %364, align 4, !dbg !1170
	%365 = getelementptr inbounds i32, i32* %170, i64 4, !dbg !1171
	store i32 %363, i32* %365, align 4, !dbg !1171
	%366 = mul i64 %19, 2, !dbg !1172
	%367 = sdiv i64 %366, 3, !dbg !1173
	%368 = icmp sge i64 %367, %19, !dbg !1176
	br i1 %368, label %b123, label %b124, !dbg !1176

b123:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !1177
	ret void, !dbg !1177

b124:
	br i1 %202, label %b125, label %b126, !dbg !1178

b125:
	%369 = trunc i64 %367 to i32, !dbg !1179
	%370 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 %369, i32 31), !dbg !1179
	%371 = extractvalue { i32, i1 } %370, 0, !dbg !1179
	br label %b129, !dbg !1180

b126:
	%372 = addrspacecast i32 addrspace(3)* @gpuc_shared_Broadcast_42_2 to i32*, !dbg !1181
	call void @llvm.nvvm.barrier0(), !dbg !1182
	%373 = icmp eq i64 %28, %367, !dbg !1183
	br i1 %373, label %b127, label %b128, !dbg !1183

b127:
	store i32 %172, i32* %372, align 4, !dbg !1184
	br label %b128, !dbg !1184

b128:
	call void @llvm.nvvm.barrier0(), !dbg !1185
	%374 = load i32, i32* %372, align 4, !dbg !1186
	br label %b129, !dbg !1187

b129:
	%375 = phi i32 [ %371, %b125 ], [ %374, %b128 ], !dbg !1175
	%376 = getelementptr inbounds i32, i32* %170, i64 5, !dbg !1188
	store i32 %375, i32* %376, align 4, !dbg !1188
	%377 = add i64 %174, 1, !dbg !1188
	%378 = icmp slt i64 %377, 2, !dbg !1188
	br i1 %378, label %b50, label %b130, !dbg !1188

b130:
	ret void, !dbg !881

b0_fail1:
	%379 = icmp ugt i64 %30, %p1, !dbg !884
	br i1 %379, label %b0_fail2, label %b0_ok2, !dbg !884

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !884
	ret void, !dbg !884

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !885
	ret void, !dbg !885

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !888
	ret void, !dbg !888

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !1000
	ret void, !dbg !1000

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %169), !dbg !1004
	ret void, !dbg !1004

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %204, i64 32), !dbg !1037
	ret void, !dbg !1037

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %210, i64 32), !dbg !1043
	ret void, !dbg !1043

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %246, i64 32), !dbg !1073
	ret void, !dbg !1073

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %252, i64 32), !dbg !1079
	ret void, !dbg !1079

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %288, i64 32), !dbg !1108
	ret void, !dbg !1108

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %294, i64 32), !dbg !1114
	ret void, !dbg !1114

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %316, i64 32), !dbg !1136
	ret void, !dbg !1136

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %323, i64 32), !dbg !1139
	ret void, !dbg !1139

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %344, i64 32), !dbg !1160
	ret void, !dbg !1160

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %351, i64 32), !dbg !1163
	ret void, !dbg !1163
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1189 {
entry:
	br label %b0, !dbg !1190

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1193, !range !11
	%1 = sext i32 %0 to i64, !dbg !1193
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1193, !range !12
	%3 = sext i32 %2 to i64, !dbg !1193
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1193, !range !12
	%5 = sext i32 %4 to i64, !dbg !1193
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1193, !range !13
	%7 = sext i32 %6 to i64, !dbg !1193
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1193, !range !14
	%9 = sext i32 %8 to i64, !dbg !1193
	%10 = mul i64 %9, %5, !dbg !1193
	%11 = add i64 %3, %10, !dbg !1193
	%12 = mul i64 %7, %11, !dbg !1193
	%13 = add i64 %1, %12, !dbg !1193
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1193, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1193, !range !15
	%16 = mul i32 %14, %15, !dbg !1193
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1193, !range !16
	%18 = mul i32 %16, %17, !dbg !1193
	%19 = sext i32 %18 to i64, !dbg !1193
	%20 = mul i64 %13, %19, !dbg !1193
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1193, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1193, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1193, !range !18
	%24 = mul i32 %15, %23, !dbg !1193
	%25 = add i32 %22, %24, !dbg !1193
	%26 = mul i32 %14, %25, !dbg !1193
	%27 = add i32 %21, %26, !dbg !1193
	%28 = sext i32 %27 to i64, !dbg !1193
	%29 = add i64 %20, %28, !dbg !1193
	%30 = mul i64 %29, 3, !dbg !1194
	%31 = sub i64 %p1, %30, !dbg !1195
	%32 = getelementptr inbounds i32, i32* %p0, i64 %30, !dbg !1195
	%33 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !1196
	%34 = icmp ugt i64 %30, %p1, !dbg !1195
	%35 = icmp uge i64 %29, %p5, !dbg !1196
	%36 = or i1 %34, %35, !dbg !1196
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !1196, !prof !26

b0_ok1:
	%37 = load i32, i32* %33, align 4, !dbg !1196
	%38 = and i32 %27, -32, !dbg !1204
	%39 = sub i32 %18, %38, !dbg !1204
	%40 = icmp slt i32 %39, 32, !dbg !1204
	%41 = select i1 %40, i32 %39, i32 32, !dbg !1204
	%42 = sext i32 %41 to i64, !dbg !1204
	%43 = icmp eq i64 %42, 32, !dbg !1205
	%44 = icmp ugt i64 3, %31, !dbg !1199
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !1199, !prof !26

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !1205

b1:
	%45 = phi i32 [ %37, %b0_ok3 ], [ %51, %b2 ], !dbg !1206
	%46 = phi i64 [ 16, %b0_ok3 ], [ %52, %b2 ], !dbg !1207
	%47 = icmp sgt i64 %46, 0, !dbg !1208
	br i1 %47, label %b2, label %b11, !dbg !1208

b2:
	%48 = trunc i64 %46 to i32, !dbg !1209
	%49 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %45, i32 %48, i32 31), !dbg !1209
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !1209
	%51 = and i32 %45, %50, !dbg !1210
	%52 = sdiv i64 %46, 2, !dbg !1211
	br label %b1, !dbg !1211

b3:
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1212, !range !20
	%54 = sext i32 %53 to i64, !dbg !1212
	br label %b4, !dbg !1212

b4:
	%55 = phi i32 [ %37, %b3 ], [ %66, %b9 ], !dbg !1206
	%56 = phi i64 [ 16, %b3 ], [ %67, %b9 ], !dbg !1213
	%57 = icmp sgt i64 %56, 0, !dbg !1214
	br i1 %57, label %b5, label %b10, !dbg !1214

b5:
	%58 = add i64 %54, %56, !dbg !1215
	%59 = icmp sge i64 %58, %42, !dbg !1216
	br i1 %59, label %b6, label %b7, !dbg !1216

b6:
	br label %b7, !dbg !1216

b7:
	%60 = phi i64 [ %58, %b5 ], [ %54, %b6 ], !dbg !1217
	%61 = trunc i64 %60 to i32, !dbg !1218
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %55, i32 %61, i32 31), !dbg !1218
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1218
	%64 = icmp ne i64 %60, %54, !dbg !1219
	br i1 %64, label %b8, label %b9, !dbg !1219

b8:
	%65 = and i32 %55, %63, !dbg !1210
	br label %b9, !dbg !1220

b9:
	%66 = phi i32 [ %55, %b7 ], [ %65, %b8 ], !dbg !1206
	%67 = sdiv i64 %56, 2, !dbg !1221
	br label %b4, !dbg !1221

b10:
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %55, i32 0, i32 31), !dbg !1222
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !1222
	br label %b11, !dbg !1223

b11:
	%70 = phi i32 [ %45, %b1 ], [ %69, %b10 ], !dbg !1203
	br i1 %43, label %b12, label %b14, !dbg !1228

b12:
	%71 = phi i32 [ %37, %b11 ], [ %77, %b13 ], !dbg !1229
	%72 = phi i64 [ 16, %b11 ], [ %78, %b13 ], !dbg !1230
	%73 = icmp sgt i64 %72, 0, !dbg !1231
	br i1 %73, label %b13, label %b22, !dbg !1231

b13:
	%74 = trunc i64 %72 to i32, !dbg !1232
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %71, i32 %74, i32 31), !dbg !1232
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !1232
	%77 = or i32 %71, %76, !dbg !1233
	%78 = sdiv i64 %72, 2, !dbg !1234
	br label %b12, !dbg !1234

b14:
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1235, !range !20
	%80 = sext i32 %79 to i64, !dbg !1235
	br label %b15, !dbg !1235

b15:
	%81 = phi i32 [ %37, %b14 ], [ %92, %b20 ], !dbg !1229
	%82 = phi i64 [ 16, %b14 ], [ %93, %b20 ], !dbg !1236
	%83 = icmp sgt i64 %82, 0, !dbg !1237
	br i1 %83, label %b16, label %b21, !dbg !1237

b16:
	%84 = add i64 %80, %82, !dbg !1238
	%85 = icmp sge i64 %84, %42, !dbg !1239
	br i1 %85, label %b17, label %b18, !dbg !1239

b17:
	br label %b18, !dbg !1239

b18:
	%86 = phi i64 [ %84, %b16 ], [ %80, %b17 ], !dbg !1240
	%87 = trunc i64 %86 to i32, !dbg !1241
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %87, i32 31), !dbg !1241
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !1241
	%90 = icmp ne i64 %86, %80, !dbg !1242
	br i1 %90, label %b19, label %b20, !dbg !1242

b19:
	%91 = or i32 %81, %89, !dbg !1233
	br label %b20, !dbg !1243

b20:
	%92 = phi i32 [ %81, %b18 ], [ %91, %b19 ], !dbg !1229
	%93 = sdiv i64 %82, 2, !dbg !1244
	br label %b15, !dbg !1244

b21:
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 0, i32 31), !dbg !1245
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !1245
	br label %b22, !dbg !1246

b22:
	%96 = phi i32 [ %71, %b12 ], [ %95, %b21 ], !dbg !1227
	br i1 %43, label %b23, label %b25, !dbg !1251

b23:
	%97 = phi i32 [ %37, %b22 ], [ %103, %b24 ], !dbg !1252
	%98 = phi i64 [ 16, %b22 ], [ %104, %b24 ], !dbg !1253
	%99 = icmp sgt i64 %98, 0, !dbg !1254
	br i1 %99, label %b24, label %b33, !dbg !1254

b24:
	%100 = trunc i64 %98 to i32, !dbg !1255
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %97, i32 %100, i32 31), !dbg !1255
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !1255
	%103 = xor i32 %97, %102, !dbg !1256
	%104 = sdiv i64 %98, 2, !dbg !1257
	br label %b23, !dbg !1257

b25:
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1258, !range !20
	%106 = sext i32 %105 to i64, !dbg !1258
	br label %b26, !dbg !1258

b26:
	%107 = phi i32 [ %37, %b25 ], [ %118, %b31 ], !dbg !1252
	%108 = phi i64 [ 16, %b25 ], [ %119, %b31 ], !dbg !1259
	%109 = icmp sgt i64 %108, 0, !dbg !1260
	br i1 %109, label %b27, label %b32, !dbg !1260

b27:
	%110 = add i64 %106, %108, !dbg !1261
	%111 = icmp sge i64 %110, %42, !dbg !1262
	br i1 %111, label %b28, label %b29, !dbg !1262

b28:
	br label %b29, !dbg !1262

b29:
	%112 = phi i64 [ %110, %b27 ], [ %106, %b28 ], !dbg !1263
	%113 = trunc i64 %112 to i32, !dbg !1264
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 %113, i32 31), !dbg !1264
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !1264
	%116 = icmp ne i64 %112, %106, !dbg !1265
	br i1 %116, label %b30, label %b31, !dbg !1265

b30:
	%117 = xor i32 %107, %115, !dbg !1256
	br label %b31, !dbg !1266

b31:
	%118 = phi i32 [ %107, %b29 ], [ %117, %b30 ], !dbg !1252
	%119 = sdiv i64 %108, 2, !dbg !1267
	br label %b26, !dbg !1267

b32:
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 0, i32 31), !dbg !1268
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !1268
	br label %b33, !dbg !1269

b33:
	%122 = phi i32 [ %97, %b23 ], [ %121, %b32 ], !dbg !1250
	%123 = getelementptr inbounds i32, i32* %32, i64 0, !dbg !1270
	store i32 %70, i32* %123, align 4, !dbg !1270
	%124 = getelementptr inbounds i32, i32* %32, i64 1, !dbg !1271
	store i32 %96, i32* %124, align 4, !dbg !1271
	%125 = getelementptr inbounds i32, i32* %32, i64 2, !dbg !1272
	store i32 %122, i32* %125, align 4, !dbg !1272
	%126 = sub i64 %p3, %30, !dbg !1273
	%127 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !1273
	%128 = icmp ugt i64 %30, %p3, !dbg !1273
	br i1 %128, label %b33_fail1, label %b33_ok1, !dbg !1273, !prof !26

b33_ok1:
	%129 = load i32, i32* %33, align 4, !dbg !1274
	%130 = icmp ugt i64 3, %126, !dbg !1277
	br i1 %130, label %b33_fail2, label %b33_ok2, !dbg !1277, !prof !26

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !1282

b34:
	%131 = phi i32 [ %129, %b33_ok2 ], [ %137, %b35 ], !dbg !1283
	%132 = phi i64 [ 16, %b33_ok2 ], [ %138, %b35 ], !dbg !1284
	%133 = icmp sgt i64 %132, 0, !dbg !1285
	br i1 %133, label %b35, label %b44, !dbg !1285

b35:
	%134 = trunc i64 %132 to i32, !dbg !1286
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %131, i32 %134, i32 31), !dbg !1286
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !1286
	%137 = and i32 %131, %136, !dbg !1287
	%138 = sdiv i64 %132, 2, !dbg !1288
	br label %b34, !dbg !1288

b36:
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1289, !range !20
	%140 = sext i32 %139 to i64, !dbg !1289
	br label %b37, !dbg !1289

b37:
	%141 = phi i32 [ %129, %b36 ], [ %152, %b42 ], !dbg !1283
	%142 = phi i64 [ 16, %b36 ], [ %153, %b42 ], !dbg !1290
	%143 = icmp sgt i64 %142, 0, !dbg !1291
	br i1 %143, label %b38, label %b43, !dbg !1291

b38:
	%144 = add i64 %140, %142, !dbg !1292
	%145 = icmp sge i64 %144, %42, !dbg !1293
	br i1 %145, label %b39, label %b40, !dbg !1293

b39:
	br label %b40, !dbg !1293

b40:
	%146 = phi i64 [ %144, %b38 ], [ %140, %b39 ], !dbg !1294
	%147 = trunc i64 %146 to i32, !dbg !1295
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %147, i32 31), !dbg !1295
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !1295
	%150 = icmp ne i64 %146, %140, !dbg !1296
	br i1 %150, label %b41, label %b42, !dbg !1296

b41:
	%151 = and i32 %141, %149, !dbg !1287
	br label %b42, !dbg !1297

b42:
	%152 = phi i32 [ %141, %b40 ], [ %151, %b41 ], !dbg !1283
	%153 = sdiv i64 %142, 2, !dbg !1298
	br label %b37, !dbg !1298

b43:
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 0, i32 31), !dbg !1299
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !1299
	br label %b44, !dbg !1300

b44:
	%156 = phi i32 [ %131, %b34 ], [ %155, %b43 ], !dbg !1281
	%157 = add i64 %19, 32, !dbg !1302
	%158 = sub i64 %157, 1, !dbg !1303
	%159 = sdiv i64 %158, 32, !dbg !1304
	%160 = icmp eq i64 %159, 1, !dbg !1305
	br i1 %160, label %b50, label %b45, !dbg !1305

b45:
	%161 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1306
	call void @llvm.nvvm.barrier0(), !dbg !1307
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1308, !range !20
	%163 = sext i32 %162 to i64, !dbg !1308
	%164 = icmp eq i64 %163, 0, !dbg !1309
	br i1 %164, label %b46, label %b47, !dbg !1309

b46:
	%165 = sdiv i64 %28, 32, !dbg !1310
	%166 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 %165, !dbg !1311
	%167 = icmp uge i64 %165, 32, !dbg !1311
	br i1 %167, label %b46_fail1, label %b46_ok1, !dbg !1311, !prof !26

b46_ok1:
	store i32 %156, i32* %166, align 4, !dbg !1311
	br label %b47, !dbg !1311

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1312
	%168 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 0, !dbg !1313
	%169 = load i32, i32* %168, align 4, !dbg !1313
	br label %b48, !dbg !1313

b48:
	%170 = phi i32 [ %169, %b47 ], [ %176, %b49_ok1 ], !dbg !1314
	%171 = phi i64 [ 1, %b47 ], [ %177, %b49_ok1 ], !dbg !1315
	%172 = icmp slt i64 %171, %159, !dbg !1316
	br i1 %172, label %b49, label %b50, !dbg !1316

b49:
	%173 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 %171, !dbg !1317
	%174 = icmp uge i64 %171, 32, !dbg !1317
	br i1 %174, label %b49_fail1, label %b49_ok1, !dbg !1317, !prof !26

b49_ok1:
	%175 = load i32, i32* %173, align 4, !dbg !1317
	%176 = and i32 %170, %175, !dbg !1287
	%177 = add i64 %171, 1, !dbg !1318
	br label %b48, !dbg !1318

b50:
	%178 = phi i32 [ %156, %b44 ], [ %170, %b48 ], !dbg !1280
	br i1 %43, label %b51, label %b53, !dbg !1323

b51:
	%179 = phi i32 [ %129, %b50 ], [ %185, %b52 ], !dbg !1324
	%180 = phi i64 [ 16, %b50 ], [ %186, %b52 ], !dbg !1325
	%181 = icmp sgt i64 %180, 0, !dbg !1326
	br i1 %181, label %b52, label %b61, !dbg !1326

b52:
	%182 = trunc i64 %180 to i32, !dbg !1327
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %179, i32 %182, i32 31), !dbg !1327
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !1327
	%185 = or i32 %179, %184, !dbg !1328
	%186 = sdiv i64 %180, 2, !dbg !1329
	br label %b51, !dbg !1329

b53:
	%187 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1330, !range !20
	%188 = sext i32 %187 to i64, !dbg !1330
	br label %b54, !dbg !1330

b54:
	%189 = phi i32 [ %129, %b53 ], [ %200, %b59 ], !dbg !1324
	%190 = phi i64 [ 16, %b53 ], [ %201, %b59 ], !dbg !1331
	%191 = icmp sgt i64 %190, 0, !dbg !1332
	br i1 %191, label %b55, label %b60, !dbg !1332

b55:
	%192 = add i64 %188, %190, !dbg !1333
	%193 = icmp sge i64 %192, %42, !dbg !1334
	br i1 %193, label %b56, label %b57, !dbg !1334

b56:
	br label %b57, !dbg !1334

b57:
	%194 = phi i64 [ %192, %b55 ], [ %188, %b56 ], !dbg !1335
	%195 = trunc i64 %194 to i32, !dbg !1336
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 %195, i32 31), !dbg !1336
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !1336
	%198 = icmp ne i64 %194, %188, !dbg !1337
	br i1 %198, label %b58, label %b59, !dbg !1337

b58:
	%199 = or i32 %189, %197, !dbg !1328
	br label %b59, !dbg !1338

b59:
	%200 = phi i32 [ %189, %b57 ], [ %199, %b58 ], !dbg !1324
	%201 = sdiv i64 %190, 2, !dbg !1339
	br label %b54, !dbg !1339

b60:
	%202 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 0, i32 31), !dbg !1340
	%203 = extractvalue { i32, i1 } %202, 0, !dbg !1340
	br label %b61, !dbg !1341

b61:
	%204 = phi i32 [ %179, %b51 ], [ %203, %b60 ], !dbg !1322
	br i1 %160, label %b67, label %b62, !dbg !1342

b62:
	%205 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1343
	call void @llvm.nvvm.barrier0(), !dbg !1344
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1345, !range !20
	%207 = sext i32 %206 to i64, !dbg !1345
	%208 = icmp eq i64 %207, 0, !dbg !1346
	br i1 %208, label %b63, label %b64, !dbg !1346

b63:
	%209 = sdiv i64 %28, 32, !dbg !1347
	%210 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 %209, !dbg !1348
	%211 = icmp uge i64 %209, 32, !dbg !1348
	br i1 %211, label %b63_fail1, label %b63_ok1, !dbg !1348, !prof !26

b63_ok1:
	store i32 %204, i32* %210, align 4, !dbg !1348
	br label %b64, !dbg !1348

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1349
	%212 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 0, !dbg !1350
	%213 = load i32, i32* %212, align 4, !dbg !1350
	br label %b65, !dbg !1350

b65:
	%214 = phi i32 [ %213, %b64 ], [ %220, %b66_ok1 ], !dbg !1351
	%215 = phi i64 [ 1, %b64 ], [ %221, %b66_ok1 ], !dbg !1352
	%216 = icmp slt i64 %215, %159, !dbg !1353
	br i1 %216, label %b66, label %b67, !dbg !1353

b66:
	%217 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 %215, !dbg !1354
	%218 = icmp uge i64 %215, 32, !dbg !1354
	br i1 %218, label %b66_fail1, label %b66_ok1, !dbg !1354, !prof !26

b66_ok1:
	%219 = load i32, i32* %217, align 4, !dbg !1354
	%220 = or i32 %214, %219, !dbg !1328
	%221 = add i64 %215, 1, !dbg !1355
	br label %b65, !dbg !1355

b67:
	%222 = phi i32 [ %204, %b61 ], [ %214, %b65 ], !dbg !1321
	br i1 %43, label %b68, label %b70, !dbg !1360

b68:
	%223 = phi i32 [ %129, %b67 ], [ %229, %b69 ], !dbg !1361
	%224 = phi i64 [ 16, %b67 ], [ %230, %b69 ], !dbg !1362
	%225 = icmp sgt i64 %224, 0, !dbg !1363
	br i1 %225, label %b69, label %b78, !dbg !1363

b69:
	%226 = trunc i64 %224 to i32, !dbg !1364
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %223, i32 %226, i32 31), !dbg !1364
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !1364
	%229 = xor i32 %223, %228, !dbg !1365
	%230 = sdiv i64 %224, 2, !dbg !1366
	br label %b68, !dbg !1366

b70:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1367, !range !20
	%232 = sext i32 %231 to i64, !dbg !1367
	br label %b71, !dbg !1367

b71:
	%233 = phi i32 [ %129, %b70 ], [ %244, %b76 ], !dbg !1361
	%234 = phi i64 [ 16, %b70 ], [ %245, %b76 ], !dbg !1368
	%235 = icmp sgt i64 %234, 0, !dbg !1369
	br i1 %235, label %b72, label %b77, !dbg !1369

b72:
	%236 = add i64 %232, %234, !dbg !1370
	%237 = icmp sge i64 %236, %42, !dbg !1371
	br i1 %237, label %b73, label %b74, !dbg !1371

b73:
	br label %b74, !dbg !1371

b74:
	%238 = phi i64 [ %236, %b72 ], [ %232, %b73 ], !dbg !1372
	%239 = trunc i64 %238 to i32, !dbg !1373
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 %239, i32 31), !dbg !1373
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !1373
	%242 = icmp ne i64 %238, %232, !dbg !1374
	br i1 %242, label %b75, label %b76, !dbg !1374

b75:
	%243 = xor i32 %233, %241, !dbg !1365
	br label %b76, !dbg !1375

b76:
	%244 = phi i32 [ %233, %b74 ], [ %243, %b75 ], !dbg !1361
	%245 = sdiv i64 %234, 2, !dbg !1376
	br label %b71, !dbg !1376

b77:
	%246 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 0, i32 31), !dbg !1377
	%247 = extractvalue { i32, i1 } %246, 0, !dbg !1377
	br label %b78, !dbg !1378

b78:
	%248 = phi i32 [ %223, %b68 ], [ %247, %b77 ], !dbg !1359
	br i1 %160, label %b84, label %b79, !dbg !1379

b79:
	%249 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1380
	call void @llvm.nvvm.barrier0(), !dbg !1381
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1382, !range !20
	%251 = sext i32 %250 to i64, !dbg !1382
	%252 = icmp eq i64 %251, 0, !dbg !1383
	br i1 %252, label %b80, label %b81, !dbg !1383

b80:
	%253 = sdiv i64 %28, 32, !dbg !1384
	%254 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 %253, !dbg !1385
	%255 = icmp uge i64 %253, 32, !dbg !1385
	br i1 %255, label %b80_fail1, label %b80_ok1, !dbg !1385, !prof !26

b80_ok1:
	store i32 %248, i32* %254, align 4, !dbg !1385
	br label %b81, !dbg !1385

b81:
	call void @llvm.nvvm.barrier0(), !dbg !1386
	%256 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 0, !dbg !1387
	%257 = load i32, i32* %256, align 4, !dbg !1387
	br label %b82, !dbg !1387

b82:
	%258 = phi i32 [ %257, %b81 ], [ %264, %b83_ok1 ], !dbg !1388
	%259 = phi i64 [ 1, %b81 ], [ %265, %b83_ok1 ], !dbg !1389
	%260 = icmp slt i64 %259, %159, !dbg !1390
	br i1 %260, label %b83, label %b84, !dbg !1390

b83:
	%261 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 %259, !dbg !1391
	%262 = icmp uge i64 %259, 32, !dbg !1391
	br i1 %262, label %b83_fail1, label %b83_ok1, !dbg !1391, !prof !26

b83_ok1:
	%263 = load i32, i32* %261, align 4, !dbg !1391
	%264 = xor i32 %258, %263, !dbg !1365
	%265 = add i64 %259, 1, !dbg !1392
	br label %b82, !dbg !1392

b84:
	%266 = phi i32 [ %248, %b78 ], [ %258, %b82 ], !dbg !1358
	%267 = getelementptr inbounds i32, i32* %127, i64 0, !dbg !1393
	store i32 %178, i32* %267, align 4, !dbg !1393
	%268 = getelementptr inbounds i32, i32* %127, i64 1, !dbg !1394
	store i32 %222, i32* %268, align 4, !dbg !1394
	%269 = getelementptr inbounds i32, i32* %127, i64 2, !dbg !1395
	store i32 %266, i32* %269, align 4, !dbg !1395
	ret void, !dbg !1192

b0_fail1:
	%270 = icmp ugt i64 %30, %p1, !dbg !1195
	br i1 %270, label %b0_fail2, label %b0_ok2, !dbg !1195

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %30, i64 %p1), !dbg !1195
	ret void, !dbg !1195

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %29, i64 %p5), !dbg !1196
	ret void, !dbg !1196

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %31), !dbg !1199
	ret void, !dbg !1199

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p3), !dbg !1273
	ret void, !dbg !1273

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %126), !dbg !1277
	ret void, !dbg !1277

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %165, i64 32), !dbg !1311
	ret void, !dbg !1311

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %171, i64 32), !dbg !1317
	ret void, !dbg !1317

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %209, i64 32), !dbg !1348
	ret void, !dbg !1348

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %215, i64 32), !dbg !1354
	ret void, !dbg !1354

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %253, i64 32), !dbg !1385
	ret void, !dbg !1385

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %259, i64 32), !dbg !1391
	ret void, !dbg !1391
}

define void @ExchangeInt64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1396 {
entry:
	br label %b0, !dbg !1397

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1400, !range !11
	%1 = sext i32 %0 to i64, !dbg !1400
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1400, !range !12
	%3 = sext i32 %2 to i64, !dbg !1400
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1400, !range !12
	%5 = sext i32 %4 to i64, !dbg !1400
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1400, !range !13
	%7 = sext i32 %6 to i64, !dbg !1400
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1400, !range !14
	%9 = sext i32 %8 to i64, !dbg !1400
	%10 = mul i64 %9, %5, !dbg !1400
	%11 = add i64 %3, %10, !dbg !1400
	%12 = mul i64 %7, %11, !dbg !1400
	%13 = add i64 %1, %12, !dbg !1400
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1400, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1400, !range !15
	%16 = mul i32 %14, %15, !dbg !1400
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1400, !range !16
	%18 = mul i32 %16, %17, !dbg !1400
	%19 = sext i32 %18 to i64, !dbg !1400
	%20 = mul i64 %13, %19, !dbg !1400
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1400, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1400, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1400, !range !18
	%24 = mul i32 %15, %23, !dbg !1400
	%25 = add i32 %22, %24, !dbg !1400
	%26 = mul i32 %14, %25, !dbg !1400
	%27 = add i32 %21, %26, !dbg !1400
	%28 = sext i32 %27 to i64, !dbg !1400
	%29 = add i64 %20, %28, !dbg !1400
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1401, !range !20
	%31 = sext i32 %30 to i64, !dbg !1401
	%32 = and i32 %27, -32, !dbg !1402
	%33 = sub i32 %18, %32, !dbg !1402
	%34 = icmp slt i32 %33, 32, !dbg !1402
	%35 = select i1 %34, i32 %33, i32 32, !dbg !1402
	%36 = sext i32 %35 to i64, !dbg !1402
	%37 = icmp eq i64 %36, 32, !dbg !1403
	br i1 %37, label %b1, label %b2, !dbg !1403

b1:
	br label %b2, !dbg !1403

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1404
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1405
	%40 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1406
	%41 = icmp uge i64 %29, %p5, !dbg !1406
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !1406, !prof !26

b2_ok1:
	%42 = load i64, i64* %40, align 8, !dbg !1406
	%43 = mul i64 %29, 4, !dbg !1407
	%44 = sub i64 %p1, %43, !dbg !1408
	%45 = getelementptr inbounds i64, i64* %p0, i64 %43, !dbg !1408
	%46 = mul i64 %31, 7, !dbg !1410
	%47 = add i64 %46, 3, !dbg !1411
	%48 = icmp ugt i64 %43, %p1, !dbg !1408
	%49 = icmp ugt i64 4, %44, !dbg !1409
	%50 = icmp eq i64 %36, 0, !dbg !1412
	%51 = or i1 %48, %49, !dbg !1412
	%52 = or i1 %51, %50, !dbg !1412
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !1412, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !1412
	%54 = select i1 %53, i64 1, i64 %36, !dbg !1412
	%55 = srem i64 %47, %54, !dbg !1412
	%56 = trunc i64 %55 to i32, !dbg !1413
	%57 = trunc i64 %42 to i32, !dbg !1413
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !1413
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1413
	%60 = lshr i64 %42, 32, !dbg !1413
	%61 = trunc i64 %60 to i32, !dbg !1413
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %56, i32 31), !dbg !1413
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1413
	%64 = zext i32 %63 to i64, !dbg !1413
	%65 = shl i64 %64, 32, !dbg !1413
	%66 = zext i32 %59 to i64, !dbg !1413
	%67 = or i64 %66, %65, !dbg !1413
	%68 = getelementptr inbounds i64, i64* %45, i64 0, !dbg !1414
	store i64 %67, i64* %68, align 8, !dbg !1414
	%69 = trunc i64 %42 to i32, !dbg !1415
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 3, i32 0), !dbg !1415
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1415
	%72 = lshr i64 %42, 32, !dbg !1415
	%73 = trunc i64 %72 to i32, !dbg !1415
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1415
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1415
	%76 = zext i32 %75 to i64, !dbg !1415
	%77 = shl i64 %76, 32, !dbg !1415
	%78 = zext i32 %71 to i64, !dbg !1415
	%79 = or i64 %78, %77, !dbg !1415
	%80 = getelementptr inbounds i64, i64* %45, i64 1, !dbg !1416
	store i64 %79, i64* %80, align 8, !dbg !1416
	%81 = trunc i64 %38 to i32, !dbg !1417
	%82 = trunc i64 %42 to i32, !dbg !1417
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %82, i32 %81, i32 31), !dbg !1417
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !1417
	%85 = lshr i64 %42, 32, !dbg !1417
	%86 = trunc i64 %85 to i32, !dbg !1417
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %81, i32 31), !dbg !1417
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1417
	%89 = zext i32 %88 to i64, !dbg !1417
	%90 = shl i64 %89, 32, !dbg !1417
	%91 = zext i32 %84 to i64, !dbg !1417
	%92 = or i64 %91, %90, !dbg !1417
	%93 = getelementptr inbounds i64, i64* %45, i64 2, !dbg !1418
	store i64 %92, i64* %93, align 8, !dbg !1418
	%94 = trunc i64 %39 to i32, !dbg !1419
	%95 = trunc i64 %42 to i32, !dbg !1419
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !1419
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !1419
	%98 = lshr i64 %42, 32, !dbg !1419
	%99 = trunc i64 %98 to i32, !dbg !1419
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %94, i32 31), !dbg !1419
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1419
	%102 = zext i32 %101 to i64, !dbg !1419
	%103 = shl i64 %102, 32, !dbg !1419
	%104 = zext i32 %97 to i64, !dbg !1419
	%105 = or i64 %104, %103, !dbg !1419
	%106 = getelementptr inbounds i64, i64* %45, i64 3, !dbg !1420
	store i64 %105, i64* %106, align 8, !dbg !1420
	%107 = mul i64 %29, 3, !dbg !1421
	%108 = sub i64 %p3, %107, !dbg !1422
	%109 = getelementptr inbounds i32, i32* %p2, i64 %107, !dbg !1422
	%110 = icmp ugt i64 %107, %p3, !dbg !1422
	%111 = icmp ugt i64 3, %108, !dbg !1423
	%112 = or i1 %110, %111, !dbg !1423
	br i1 %112, label %b2_fail5, label %b2_ok5, !dbg !1423, !prof !26

b2_ok5:
	%113 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %42) convergent nounwind, !dbg !1424
	%114 = getelementptr inbounds i32, i32* %109, i64 0, !dbg !1425
	store i32 %113, i32* %114, align 4, !dbg !1425
	%115 = getelementptr inbounds i32, i32* %109, i64 1, !dbg !1426
	store i32 7, i32* %115, align 4, !dbg !1426
	%116 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %42) convergent nounwind, !dbg !1427
	store i32 %116, i32* %115, align 4, !dbg !1428
	%117 = sub i64 %29, %31, !dbg !1429
	%118 = getelementptr inbounds i64, i64* %p4, i64 %117, !dbg !1430
	%119 = icmp uge i64 %117, %p5, !dbg !1430
	br i1 %119, label %b2_fail7, label %b2_ok7, !dbg !1430, !prof !26

b2_ok7:
	%120 = load i64, i64* %118, align 8, !dbg !1430
	%121 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %120) convergent nounwind, !dbg !1431
	%122 = getelementptr inbounds i32, i32* %109, i64 2, !dbg !1432
	store i32 %121, i32* %122, align 4, !dbg !1432
	ret void, !dbg !1399

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !1406
	ret void, !dbg !1406

b2_fail2:
	%123 = icmp ugt i64 %43, %p1, !dbg !1408
	br i1 %123, label %b2_fail3, label %b2_ok3, !dbg !1408

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1408
	ret void, !dbg !1408

b2_ok3:
	%124 = icmp ugt i64 4, %44, !dbg !1409
	br i1 %124, label %b2_fail4, label %b2_ok4, !dbg !1409

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1409
	ret void, !dbg !1409

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1412
	ret void, !dbg !1412

b2_fail5:
	%125 = icmp ugt i64 %107, %p3, !dbg !1422
	br i1 %125, label %b2_fail6, label %b2_ok6, !dbg !1422

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %107, i64 %p3), !dbg !1422
	ret void, !dbg !1422

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %108), !dbg !1423
	ret void, !dbg !1423

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %117, i64 %p5), !dbg !1430
	ret void, !dbg !1430
}

define void @NumbersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1433 {
entry:
	br label %b0, !dbg !1434

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1437, !range !11
	%1 = sext i32 %0 to i64, !dbg !1437
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1437, !range !12
	%3 = sext i32 %2 to i64, !dbg !1437
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1437, !range !12
	%5 = sext i32 %4 to i64, !dbg !1437
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1437, !range !13
	%7 = sext i32 %6 to i64, !dbg !1437
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1437, !range !14
	%9 = sext i32 %8 to i64, !dbg !1437
	%10 = mul i64 %9, %5, !dbg !1437
	%11 = add i64 %3, %10, !dbg !1437
	%12 = mul i64 %7, %11, !dbg !1437
	%13 = add i64 %1, %12, !dbg !1437
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1437, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1437, !range !15
	%16 = mul i32 %14, %15, !dbg !1437
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1437, !range !16
	%18 = mul i32 %16, %17, !dbg !1437
	%19 = sext i32 %18 to i64, !dbg !1437
	%20 = mul i64 %13, %19, !dbg !1437
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1437, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1437, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1437, !range !18
	%24 = mul i32 %15, %23, !dbg !1437
	%25 = add i32 %22, %24, !dbg !1437
	%26 = mul i32 %14, %25, !dbg !1437
	%27 = add i32 %21, %26, !dbg !1437
	%28 = sext i32 %27 to i64, !dbg !1437
	%29 = add i64 %20, %28, !dbg !1437
	%30 = mul i64 %29, 6, !dbg !1438
	%31 = sub i64 %p1, %30, !dbg !1439
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !1439
	%33 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1440
	%34 = icmp ugt i64 %30, %p1, !dbg !1439
	%35 = icmp uge i64 %29, %p5, !dbg !1440
	%36 = or i1 %34, %35, !dbg !1440
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !1440, !prof !26

b0_ok1:
	%37 = load i64, i64* %33, align 8, !dbg !1440
	%38 = icmp ugt i64 6, %31, !dbg !1443
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1443, !prof !26

b0_ok3:
	br label %b1, !dbg !1443

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %284, %b48 ], !dbg !1443
	%40 = and i32 %27, -32, !dbg !1450
	%41 = sub i32 %18, %40, !dbg !1450
	%42 = icmp slt i32 %41, 32, !dbg !1450
	%43 = select i1 %42, i32 %41, i32 32, !dbg !1450
	%44 = sext i32 %43 to i64, !dbg !1450
	%45 = icmp eq i64 %44, 32, !dbg !1451
	br i1 %45, label %b2, label %b4, !dbg !1451

b2:
	%46 = phi i64 [ %37, %b1 ], [ %61, %b3 ], !dbg !1452
	%47 = phi i64 [ 16, %b1 ], [ %62, %b3 ], !dbg !1453
	%48 = icmp sgt i64 %47, 0, !dbg !1454
	br i1 %48, label %b3, label %b12, !dbg !1454

b3:
	%49 = trunc i64 %47 to i32, !dbg !1455
	%50 = trunc i64 %46 to i32, !dbg !1455
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !1455
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !1455
	%53 = lshr i64 %46, 32, !dbg !1455
	%54 = trunc i64 %53 to i32, !dbg !1455
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %54, i32 %49, i32 31), !dbg !1455
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !1455
	%57 = zext i32 %56 to i64, !dbg !1455
	%58 = shl i64 %57, 32, !dbg !1455
	%59 = zext i32 %52 to i64, !dbg !1455
	%60 = or i64 %59, %58, !dbg !1455
	%61 = add i64 %46, %60, !dbg !1456
	%62 = sdiv i64 %47, 2, !dbg !1457
	br label %b2, !dbg !1457

b4:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1458, !range !20
	%64 = sext i32 %63 to i64, !dbg !1458
	br label %b5, !dbg !1458

b5:
	%65 = phi i64 [ %37, %b4 ], [ %85, %b10 ], !dbg !1452
	%66 = phi i64 [ 16, %b4 ], [ %86, %b10 ], !dbg !1459
	%67 = icmp sgt i64 %66, 0, !dbg !1460
	br i1 %67, label %b6, label %b11, !dbg !1460

b6:
	%68 = add i64 %64, %66, !dbg !1461
	%69 = icmp sge i64 %68, %44, !dbg !1462
	br i1 %69, label %b7, label %b8, !dbg !1462

b7:
	br label %b8, !dbg !1462

b8:
	%70 = phi i64 [ %68, %b6 ], [ %64, %b7 ], !dbg !1463
	%71 = trunc i64 %70 to i32, !dbg !1464
	%72 = trunc i64 %65 to i32, !dbg !1464
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 %71, i32 31), !dbg !1464
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1464
	%75 = lshr i64 %65, 32, !dbg !1464
	%76 = trunc i64 %75 to i32, !dbg !1464
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 %71, i32 31), !dbg !1464
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !1464
	%79 = zext i32 %78 to i64, !dbg !1464
	%80 = shl i64 %79, 32, !dbg !1464
	%81 = zext i32 %74 to i64, !dbg !1464
	%82 = or i64 %81, %80, !dbg !1464
	%83 = icmp ne i64 %70, %64, !dbg !1465
	br i1 %83, label %b9, label %b10, !dbg !1465

b9:
	%84 = add i64 %65, %82, !dbg !1456
	br label %b10, !dbg !1466

b10:
	%85 = phi i64 [ %65, %b8 ], [ %84, %b9 ], !dbg !1452
	%86 = sdiv i64 %66, 2, !dbg !1467
	br label %b5, !dbg !1467

b11:
	%87 = trunc i64 %65 to i32, !dbg !1468
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %87, i32 0, i32 31), !dbg !1468
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !1468
	%90 = lshr i64 %65, 32, !dbg !1468
	%91 = trunc i64 %90 to i32, !dbg !1468
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %91, i32 0, i32 31), !dbg !1468
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !1468
	%94 = zext i32 %93 to i64, !dbg !1468
	%95 = shl i64 %94, 32, !dbg !1468
	%96 = zext i32 %89 to i64, !dbg !1468
	%97 = or i64 %96, %95, !dbg !1468
	br label %b12, !dbg !1469

b12:
	%98 = phi i64 [ %46, %b2 ], [ %97, %b11 ], !dbg !1449
	%99 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !1470
	store i64 %98, i64* %99, align 8, !dbg !1470
	br i1 %45, label %b13, label %b15, !dbg !1475

b13:
	%100 = phi i64 [ %37, %b12 ], [ %116, %b14 ], !dbg !1476
	%101 = phi i64 [ 16, %b12 ], [ %117, %b14 ], !dbg !1477
	%102 = icmp sgt i64 %101, 0, !dbg !1478
	br i1 %102, label %b14, label %b23, !dbg !1478

b14:
	%103 = trunc i64 %101 to i32, !dbg !1479
	%104 = trunc i64 %100 to i32, !dbg !1479
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %104, i32 %103, i32 31), !dbg !1479
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !1479
	%107 = lshr i64 %100, 32, !dbg !1479
	%108 = trunc i64 %107 to i32, !dbg !1479
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %108, i32 %103, i32 31), !dbg !1479
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !1479
	%111 = zext i32 %110 to i64, !dbg !1479
	%112 = shl i64 %111, 32, !dbg !1479
	%113 = zext i32 %106 to i64, !dbg !1479
	%114 = or i64 %113, %112, !dbg !1479
	%115 = icmp slt i64 %100, %114, !dbg !1480
	%116 = select i1 %115, i64 %100, i64 %114, !dbg !1480
	%117 = sdiv i64 %101, 2, !dbg !1481
	br label %b13, !dbg !1481

b15:
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1482, !range !20
	%119 = sext i32 %118 to i64, !dbg !1482
	br label %b16, !dbg !1482

b16:
	%120 = phi i64 [ %37, %b15 ], [ %141, %b21 ], !dbg !1476
	%121 = phi i64 [ 16, %b15 ], [ %142, %b21 ], !dbg !1483
	%122 = icmp sgt i64 %121, 0, !dbg !1484
	br i1 %122, label %b17, label %b22, !dbg !1484

b17:
	%123 = add i64 %119, %121, !dbg !1485
	%124 = icmp sge i64 %123, %44, !dbg !1486
	br i1 %124, label %b18, label %b19, !dbg !1486

b18:
	br label %b19, !dbg !1486

b19:
	%125 = phi i64 [ %123, %b17 ], [ %119, %b18 ], !dbg !1487
	%126 = trunc i64 %125 to i32, !dbg !1488
	%127 = trunc i64 %120 to i32, !dbg !1488
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %126, i32 31), !dbg !1488
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !1488
	%130 = lshr i64 %120, 32, !dbg !1488
	%131 = trunc i64 %130 to i32, !dbg !1488
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %126, i32 31), !dbg !1488
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !1488
	%134 = zext i32 %133 to i64, !dbg !1488
	%135 = shl i64 %134, 32, !dbg !1488
	%136 = zext i32 %129 to i64, !dbg !1488
	%137 = or i64 %136, %135, !dbg !1488
	%138 = icmp ne i64 %125, %119, !dbg !1489
	br i1 %138, label %b20, label %b21, !dbg !1489

b20:
	%139 = icmp slt i64 %120, %137, !dbg !1480
	%140 = select i1 %139, i64 %120, i64 %137, !dbg !1480
	br label %b21, !dbg !1490

b21:
	%141 = phi i64 [ %120, %b19 ], [ %140, %b20 ], !dbg !1476
	%142 = sdiv i64 %121, 2, !dbg !1491
	br label %b16, !dbg !1491

b22:
	%143 = trunc i64 %120 to i32, !dbg !1492
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !1492
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !1492
	%146 = lshr i64 %120, 32, !dbg !1492
	%147 = trunc i64 %146 to i32, !dbg !1492
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !1492
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !1492
	%150 = zext i32 %149 to i64, !dbg !1492
	%151 = shl i64 %150, 32, !dbg !1492
	%152 = zext i32 %145 to i64, !dbg !1492
	%153 = or i64 %152, %151, !dbg !1492
	br label %b23, !dbg !1493

b23:
	%154 = phi i64 [ %100, %b13 ], [ %153, %b22 ], !dbg !1474
	br i1 %45, label %b24, label %b26, !dbg !1498

b24:
	%155 = phi i64 [ %37, %b23 ], [ %171, %b25 ], !dbg !1499
	%156 = phi i64 [ 16, %b23 ], [ %172, %b25 ], !dbg !1500
	%157 = icmp sgt i64 %156, 0, !dbg !1501
	br i1 %157, label %b25, label %b34, !dbg !1501

b25:
	%158 = trunc i64 %156 to i32, !dbg !1502
	%159 = trunc i64 %155 to i32, !dbg !1502
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %158, i32 31), !dbg !1502
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !1502
	%162 = lshr i64 %155, 32, !dbg !1502
	%163 = trunc i64 %162 to i32, !dbg !1502
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %163, i32 %158, i32 31), !dbg !1502
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !1502
	%166 = zext i32 %165 to i64, !dbg !1502
	%167 = shl i64 %166, 32, !dbg !1502
	%168 = zext i32 %161 to i64, !dbg !1502
	%169 = or i64 %168, %167, !dbg !1502
	%170 = icmp sgt i64 %155, %169, !dbg !1503
	%171 = select i1 %170, i64 %155, i64 %169, !dbg !1503
	%172 = sdiv i64 %156, 2, !dbg !1504
	br label %b24, !dbg !1504

b26:
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1505, !range !20
	%174 = sext i32 %173 to i64, !dbg !1505
	br label %b27, !dbg !1505

b27:
	%175 = phi i64 [ %37, %b26 ], [ %196, %b32 ], !dbg !1499
	%176 = phi i64 [ 16, %b26 ], [ %197, %b32 ], !dbg !1506
	%177 = icmp sgt i64 %176, 0, !dbg !1507
	br i1 %177, label %b28, label %b33, !dbg !1507

b28:
	%178 = add i64 %174, %176, !dbg !1508
	%179 = icmp sge i64 %178, %44, !dbg !1509
	br i1 %179, label %b29, label %b30, !dbg !1509

b29:
	br label %b30, !dbg !1509

b30:
	%180 = phi i64 [ %178, %b28 ], [ %174, %b29 ], !dbg !1510
	%181 = trunc i64 %180 to i32, !dbg !1511
	%182 = trunc i64 %175 to i32, !dbg !1511
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %182, i32 %181, i32 31), !dbg !1511
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !1511
	%185 = lshr i64 %175, 32, !dbg !1511
	%186 = trunc i64 %185 to i32, !dbg !1511
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 %181, i32 31), !dbg !1511
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !1511
	%189 = zext i32 %188 to i64, !dbg !1511
	%190 = shl i64 %189, 32, !dbg !1511
	%191 = zext i32 %184 to i64, !dbg !1511
	%192 = or i64 %191, %190, !dbg !1511
	%193 = icmp ne i64 %180, %174, !dbg !1512
	br i1 %193, label %b31, label %b32, !dbg !1512

b31:
	%194 = icmp sgt i64 %175, %192, !dbg !1503
	%195 = select i1 %194, i64 %175, i64 %192, !dbg !1503
	br label %b32, !dbg !1513

b32:
	%196 = phi i64 [ %175, %b30 ], [ %195, %b31 ], !dbg !1499
	%197 = sdiv i64 %176, 2, !dbg !1514
	br label %b27, !dbg !1514

b33:
	%198 = trunc i64 %175 to i32, !dbg !1515
	%199 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %198, i32 0, i32 31), !dbg !1515
	%200 = extractvalue { i32, i1 } %199, 0, !dbg !1515
	%201 = lshr i64 %175, 32, !dbg !1515
	%202 = trunc i64 %201 to i32, !dbg !1515
	%203 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %202, i32 0, i32 31), !dbg !1515
	%204 = extractvalue { i32, i1 } %203, 0, !dbg !1515
	%205 = zext i32 %204 to i64, !dbg !1515
	%206 = shl i64 %205, 32, !dbg !1515
	%207 = zext i32 %200 to i64, !dbg !1515
	%208 = or i64 %207, %206, !dbg !1515
	br label %b34, !dbg !1516

b34:
	%209 = phi i64 [ %155, %b24 ], [ %208, %b33 ], !dbg !1497
	%210 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !1517
	store i64 %154, i64* %210, align 8, !dbg !1517
	%211 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !1518
	store i64 %209, i64* %211, align 8, !dbg !1518
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1523, !range !20
	%213 = sext i32 %212 to i64, !dbg !1523
	br label %b35, !dbg !1523

b35:
	%214 = phi i64 [ %37, %b34 ], [ %231, %b38 ], !dbg !1524
	%215 = phi i64 [ 1, %b34 ], [ %232, %b38 ], !dbg !1525
	%216 = icmp slt i64 %215, 32, !dbg !1526
	br i1 %216, label %b36, label %b39, !dbg !1526

b36:
	%217 = trunc i64 %215 to i32, !dbg !1527
	%218 = trunc i64 %214 to i32, !dbg !1527
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %218, i32 %217, i32 0), !dbg !1527
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !1527
	%221 = lshr i64 %214, 32, !dbg !1527
	%222 = trunc i64 %221 to i32, !dbg !1527
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %222, i32 %217, i32 0), !dbg !1527
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !1527
	%225 = zext i32 %224 to i64, !dbg !1527
	%226 = shl i64 %225, 32, !dbg !1527
	%227 = zext i32 %220 to i64, !dbg !1527
	%228 = or i64 %227, %226, !dbg !1527
	%229 = icmp sge i64 %213, %215, !dbg !1528
	br i1 %229, label %b37, label %b38, !dbg !1528

b37:
	%230 = add i64 %214, %228, !dbg !1529
	br label %b38, !dbg !1529

b38:
	%231 = phi i64 [ %214, %b36 ], [ %230, %b37 ], !dbg !1524
	%232 = mul i64 %215, 2, !dbg !1530
	br label %b35, !dbg !1530

b39:
	%233 = phi i64 [ %37, %b35 ], [ %250, %b42 ], !dbg !1534
	%234 = phi i64 [ 1, %b35 ], [ %251, %b42 ], !dbg !1535
	%235 = icmp slt i64 %234, 32, !dbg !1536
	br i1 %235, label %b40, label %b43, !dbg !1536

b40:
	%236 = trunc i64 %234 to i32, !dbg !1537
	%237 = trunc i64 %233 to i32, !dbg !1537
	%238 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %237, i32 %236, i32 0), !dbg !1537
	%239 = extractvalue { i32, i1 } %238, 0, !dbg !1537
	%240 = lshr i64 %233, 32, !dbg !1537
	%241 = trunc i64 %240 to i32, !dbg !1537
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %241, i32 %236, i32 0), !dbg !1537
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !1537
	%244 = zext i32 %243 to i64, !dbg !1537
	%245 = shl i64 %244, 32, !dbg !1537
	%246 = zext i32 %239 to i64, !dbg !1537
	%247 = or i64 %246, %245, !dbg !1537
	%248 = icmp sge i64 %213, %234, !dbg !1538
	br i1 %248, label %b41, label %b42, !dbg !1538

b41:
	%249 = add i64 %233, %247, !dbg !1539
	br label %b42, !dbg !1539

b42:
	%250 = phi i64 [ %233, %b40 ], [ %249, %b41 ], !dbg !1534
	%251 = mul i64 %234, 2, !dbg !1540
	br label %b39, !dbg !1540

b43:
	%252 = trunc i64 %233 to i32, !dbg !1541
	%253 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %252, i32 1, i32 0), !dbg !1541
	%254 = extractvalue { i32, i1 } %253, 0, !dbg !1541
	%255 = lshr i64 %233, 32, !dbg !1541
	%256 = trunc i64 %255 to i32, !dbg !1541
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %256, i32 1, i32 0), !dbg !1541
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !1541
	%259 = zext i32 %258 to i64, !dbg !1541
	%260 = shl i64 %259, 32, !dbg !1541
	%261 = zext i32 %254 to i64, !dbg !1541
	%262 = or i64 %261, %260, !dbg !1541
	%263 = icmp eq i64 %213, 0, !dbg !1542
	br i1 %263, label %b45, label %b44, !dbg !1542

b44:
	br label %b45, !dbg !1543

b45:
	%264 = phi i64 [ 0, %b43 ], [ %262, %b44 ], !dbg !1532
	%265 = getelementptr inbounds i64, i64* %32, i64 3, !dbg !1544
	store i64 %214, i64* %265, align 8, !dbg !1544
	%266 = getelementptr inbounds i64, i64* %32, i64 4, !dbg !1545
	store i64 %264, i64* %266, align 8, !dbg !1545
	%267 = mul i64 %44, 2, !dbg !1546
	%268 = sdiv i64 %267, 3, !dbg !1547
	%269 = icmp slt i64 %268, 0, !dbg !1550
	br i1 %269, label %b47, label %b46, !dbg !1550

b46:
	%270 = icmp sge i64 %268, %44, !dbg !1551
	br i1 %270, label %b47, label %b48, !dbg !1551

b47:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !1552
	ret void, !dbg !1552

b48:
	%271 = trunc i64 %268 to i32, !dbg !1553
	%272 = trunc i64 %37 to i32, !dbg !1553
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !1553
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !1553
	%275 = lshr i64 %37, 32, !dbg !1553
	%276 = trunc i64 %275 to i32, !dbg !1553
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %271, i32 31), !dbg !1553
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !1553
	%279 = zext i32 %278 to i64, !dbg !1553
	%280 = shl i64 %279, 32, !dbg !1553
	%281 = zext i32 %274 to i64, !dbg !1553
	%282 = or i64 %281, %280, !dbg !1553
	%283 = getelementptr inbounds i64, i64* %32, i64 5, !dbg !1554
	store i64 %282, i64* %283, align 8, !dbg !1554
	%284 = add i64 %39, 1, !dbg !1554
	%285 = icmp slt i64 %284, 2, !dbg !1554
	br i1 %285, label %b1, label %b49, !dbg !1554

b49:
	%286 = sub i64 %p3, %30, !dbg !1555
	%287 = getelementptr inbounds i64, i64* %p2, i64 %30, !dbg !1555
	%288 = icmp ugt i64 %30, %p3, !dbg !1555
	br i1 %288, label %b49_fail1, label %b49_ok1, !dbg !1555, !prof !26

b49_ok1:
	%289 = load i64, i64* %33, align 8, !dbg !1556
	%290 = icmp ugt i64 6, %286, !dbg !1559
	br i1 %290, label %b49_fail2, label %b49_ok2, !dbg !1559, !prof !26

b49_ok2:
	br label %b50, !dbg !1559

b50:
	%291 = phi i64 [ 0, %b49_ok2 ], [ %611, %b129 ], !dbg !1559
	br i1 %45, label %b51, label %b53, !dbg !1565

b51:
	%292 = phi i64 [ %289, %b50 ], [ %307, %b52 ], !dbg !1566
	%293 = phi i64 [ 16, %b50 ], [ %308, %b52 ], !dbg !1567
	%294 = icmp sgt i64 %293, 0, !dbg !1568
	br i1 %294, label %b52, label %b60, !dbg !1568

b52:
	%295 = trunc i64 %293 to i32, !dbg !1569
	%296 = trunc i64 %292 to i32, !dbg !1569
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %296, i32 %295, i32 31), !dbg !1569
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !1569
	%299 = lshr i64 %292, 32, !dbg !1569
	%300 = trunc i64 %299 to i32, !dbg !1569
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %300, i32 %295, i32 31), !dbg !1569
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !1569
	%303 = zext i32 %302 to i64, !dbg !1569
	%304 = shl i64 %303, 32, !dbg !1569
	%305 = zext i32 %298 to i64, !dbg !1569
	%306 = or i64 %305, %304, !dbg !1569
	%307 = add i64 %292, %306, !dbg !1570
	%308 = sdiv i64 %293, 2, !dbg !1571
	br label %b51, !dbg !1571

b53:
	%309 = phi i64 [ %289, %b50 ], [ %329, %b58 ], !dbg !1566
	%310 = phi i64 [ 16, %b50 ], [ %330, %b58 ], !dbg !1572
	%311 = icmp sgt i64 %310, 0, !dbg !1573
	br i1 %311, label %b54, label %b59, !dbg !1573

b54:
	%312 = add i64 %213, %310, !dbg !1574
	%313 = icmp sge i64 %312, %44, !dbg !1575
	br i1 %313, label %b55, label %b56, !dbg !1575

b55:
	br label %b56, !dbg !1575

b56:
	%314 = phi i64 [ %312, %b54 ], [ %213, %b55 ], !dbg !1576
	%315 = trunc i64 %314 to i32, !dbg !1577
	%316 = trunc i64 %309 to i32, !dbg !1577
	%317 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %316, i32 %315, i32 31), !dbg !1577
	%318 = extractvalue { i32, i1 } %317, 0, !dbg !1577
	%319 = lshr i64 %309, 32, !dbg !1577
	%320 = trunc i64 %319 to i32, !dbg !1577
	%321 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %320, i32 %315, i32 31), !dbg !1577
	%322 = extractvalue { i32, i1 } %321, 0, !dbg !1577
	%323 = zext i32 %322 to i64, !dbg !1577
	%324 = shl i64 %323, 32, !dbg !1577
	%325 = zext i32 %318 to i64, !dbg !1577
	%326 = or i64 %325, %324, !dbg !1577
	%327 = icmp ne i64 %314, %213, !dbg !1578
	br i1 %327, label %b57, label %b58, !dbg !1578

b57:
	%328 = add i64 %309, %326, !dbg !1570
	br label %b58, !dbg !1579

b58:
	%329 = phi i64 [ %309, %b56 ], [ %328, %b57 ], !dbg !1566
	%330 = sdiv i64 %310, 2, !dbg !1580
	br label %b53, !dbg !1580

b59:
	%331 = trunc i64 %309 to i32, !dbg !1581
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 0, i32 31), !dbg !1581
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !1581
	%334 = lshr i64 %309, 32, !dbg !1581
	%335 = trunc i64 %334 to i32, !dbg !1581
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %335, i32 0, i32 31), !dbg !1581
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !1581
	%338 = zext i32 %337 to i64, !dbg !1581
	%339 = shl i64 %338, 32, !dbg !1581
	%340 = zext i32 %333 to i64, !dbg !1581
	%341 = or i64 %340, %339, !dbg !1581
	br label %b60, !dbg !1582

b60:
	%342 = phi i64 [ %292, %b51 ], [ %341, %b59 ], !dbg !1564
	%343 = add i64 %19, 32, !dbg !1584
	%344 = sub i64 %343, 1, !dbg !1585
	%345 = sdiv i64 %344, 32, !dbg !1586
	%346 = icmp eq i64 %345, 1, !dbg !1587
	br i1 %346, label %b66, label %b61, !dbg !1587

b61:
	%347 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1588
	call void @llvm.nvvm.barrier0(), !dbg !1589
	br i1 %263, label %b62, label %b63, !dbg !1590

b62:
	%348 = sdiv i64 %28, 32, !dbg !1591
	%349 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 %348, !dbg !1592
	%350 = icmp uge i64 %348, 32, !dbg !1592
	br i1 %350, label %b62_fail1, label %b62_ok1, !dbg !1592, !prof !26

b62_ok1:
	store i64 %342, i64* %349, align 8, !dbg !1592
	br label %b63, !dbg !1592

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1593
	%351 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 0, !dbg !1594
	%352 = load i64, i64* %351, align 8, !dbg !1594
	br label %b64, !dbg !1594

b64:
	%353 = phi i64 [ %352, %b63 ], [ %359, %b65_ok1 ], !dbg !1595
	%354 = phi i64 [ 1, %b63 ], [ %360, %b65_ok1 ], !dbg !1596
	%355 = icmp slt i64 %354, %345, !dbg !1597
	br i1 %355, label %b65, label %b66, !dbg !1597

b65:
	%356 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 %354, !dbg !1598
	%357 = icmp uge i64 %354, 32, !dbg !1598
	br i1 %357, label %b65_fail1, label %b65_ok1, !dbg !1598, !prof !26

b65_ok1:
	%358 = load i64, i64* %356, align 8, !dbg !1598
	%359 = add i64 %353, %358, !dbg !1570
	%360 = add i64 %354, 1, !dbg !1599
	br label %b64, !dbg !1599

b66:
	%361 = phi i64 [ %342, %b60 ], [ %353, %b64 ], !dbg !1563
	%362 = getelementptr inbounds i64, i64* %287, i64 0, !dbg !1600
	store i64 %361, i64* %362, align 8, !dbg !1600
	br i1 %45, label %b67, label %b69, !dbg !1605

b67:
	%363 = phi i64 [ %289, %b66 ], [ %379, %b68 ], !dbg !1606
	%364 = phi i64 [ 16, %b66 ], [ %380, %b68 ], !dbg !1607
	%365 = icmp sgt i64 %364, 0, !dbg !1608
	br i1 %365, label %b68, label %b76, !dbg !1608

b68:
	%366 = trunc i64 %364 to i32, !dbg !1609
	%367 = trunc i64 %363 to i32, !dbg !1609
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %366, i32 31), !dbg !1609
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !1609
	%370 = lshr i64 %363, 32, !dbg !1609
	%371 = trunc i64 %370 to i32, !dbg !1609
	%372 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %371, i32 %366, i32 31), !dbg !1609
	%373 = extractvalue { i32, i1 } %372, 0, !dbg !1609
	%374 = zext i32 %373 to i64, !dbg !1609
	%375 = shl i64 %374, 32, !dbg !1609
	%376 = zext i32 %369 to i64, !dbg !1609
	%377 = or i64 %376, %375, !dbg !1609
	%378 = icmp slt i64 %363, %377, !dbg !1610
	%379 = select i1 %378, i64 %363, i64 %377, !dbg !1610
	%380 = sdiv i64 %364, 2, !dbg !1611
	br label %b67, !dbg !1611

b69:
	%381 = phi i64 [ %289, %b66 ], [ %402, %b74 ], !dbg !1606
	%382 = phi i64 [ 16, %b66 ], [ %403, %b74 ], !dbg !1612
	%383 = icmp sgt i64 %382, 0, !dbg !1613
	br i1 %383, label %b70, label %b75, !dbg !1613

b70:
	%384 = add i64 %213, %382, !dbg !1614
	%385 = icmp sge i64 %384, %44, !dbg !1615
	br i1 %385, label %b71, label %b72, !dbg !1615

b71:
	br label %b72, !dbg !1615

b72:
	%386 = phi i64 [ %384, %b70 ], [ %213, %b71 ], !dbg !1616
	%387 = trunc i64 %386 to i32, !dbg !1617
	%388 = trunc i64 %381 to i32, !dbg !1617
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %387, i32 31), !dbg !1617
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !1617
	%391 = lshr i64 %381, 32, !dbg !1617
	%392 = trunc i64 %391 to i32, !dbg !1617
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 %387, i32 31), !dbg !1617
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !1617
	%395 = zext i32 %394 to i64, !dbg !1617
	%396 = shl i64 %395, 32, !dbg !1617
	%397 = zext i32 %390 to i64, !dbg !1617
	%398 = or i64 %397, %396, !dbg !1617
	%399 = icmp ne i64 %386, %213, !dbg !1618
	br i1 %399, label %b73, label %b74, !dbg !1618

b73:
	%400 = icmp slt i64 %381, %398, !dbg !1610
	%401 = select i1 %400, i64 %381, i64 %398, !dbg !1610
	br label %b74, !dbg !1619

b74:
	%402 = phi i64 [ %381, %b72 ], [ %401, %b73 ], !dbg !1606
	%403 = sdiv i64 %382, 2, !dbg !1620
	br label %b69, !dbg !1620

b75:
	%404 = trunc i64 %381 to i32, !dbg !1621
	%405 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %404, i32 0, i32 31), !dbg !1621
	%406 = extractvalue { i32, i1 } %405, 0, !dbg !1621
	%407 = lshr i64 %381, 32, !dbg !1621
	%408 = trunc i64 %407 to i32, !dbg !1621
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %408, i32 0, i32 31), !dbg !1621
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !1621
	%411 = zext i32 %410 to i64, !dbg !1621
	%412 = shl i64 %411, 32, !dbg !1621
	%413 = zext i32 %406 to i64, !dbg !1621
	%414 = or i64 %413, %412, !dbg !1621
	br label %b76, !dbg !1622

b76:
	%415 = phi i64 [ %363, %b67 ], [ %414, %b75 ], !dbg !1604
	br i1 %346, label %b82, label %b77, !dbg !1623

b77:
	%416 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1624
	call void @llvm.nvvm.barrier0(), !dbg !1625
	br i1 %263, label %b78, label %b79, !dbg !1626

b78:
	%417 = sdiv i64 %28, 32, !dbg !1627
	%418 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 %417, !dbg !1628
	%419 = icmp uge i64 %417, 32, !dbg !1628
	br i1 %419, label %b78_fail1, label %b78_ok1, !dbg !1628, !prof !26

b78_ok1:
	store i64 %415, i64* %418, align 8, !dbg !1628
	br label %b79, !dbg !1628

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1629
	%420 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 0, !dbg !1630
	%421 = load i64, i64* %420, align 8, !dbg !1630
	br label %b80, !dbg !1630

b80:
	%422 = phi i64 [ %421, %b79 ], [ %429, %b81_ok1 ], !dbg !1631
	%423 = phi i64 [ 1, %b79 ], [ %430, %b81_ok1 ], !dbg !1632
	%424 = icmp slt i64 %423, %345, !dbg !1633
	br i1 %424, label %b81, label %b82, !dbg !1633

b81:
	%425 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 %423, !dbg !1634
	%426 = icmp uge i64 %423, 32, !dbg !1634
	br i1 %426, label %b81_fail1, label %b81_ok1, !dbg !1634, !prof !26

b81_ok1:
	%427 = load i64, i64* %425, align 8, !dbg !1634
	%428 = icmp slt i64 %422, %427, !dbg !1610
	%429 = select i1 %428, i64 %422, i64 %427, !dbg !1610
	%430 = add i64 %423, 1, !dbg !1635
	br label %b80, !dbg !1635

b82:
	%431 = phi i64 [ %415, %b76 ], [ %422, %b80 ], !dbg !1603
	br i1 %45, label %b83, label %b85, !dbg !1640

b83:
	%432 = phi i64 [ %289, %b82 ], [ %448, %b84 ], !dbg !1641
	%433 = phi i64 [ 16, %b82 ], [ %449, %b84 ], !dbg !1642
	%434 = icmp sgt i64 %433, 0, !dbg !1643
	br i1 %434, label %b84, label %b92, !dbg !1643

b84:
	%435 = trunc i64 %433 to i32, !dbg !1644
	%436 = trunc i64 %432 to i32, !dbg !1644
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %436, i32 %435, i32 31), !dbg !1644
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !1644
	%439 = lshr i64 %432, 32, !dbg !1644
	%440 = trunc i64 %439 to i32, !dbg !1644
	%441 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %440, i32 %435, i32 31), !dbg !1644
	%442 = extractvalue { i32, i1 } %441, 0, !dbg !1644
	%443 = zext i32 %442 to i64, !dbg !1644
	%444 = shl i64 %443, 32, !dbg !1644
	%445 = zext i32 %438 to i64, !dbg !1644
	%446 = or i64 %445, %444, !dbg !1644
	%447 = icmp sgt i64 %432, %446, !dbg !1645
	%448 = select i1 %447, i64 %432, i64 %446, !dbg !1645
	%449 = sdiv i64 %433, 2, !dbg !1646
	br label %b83, !dbg !1646

b85:
	%450 = phi i64 [ %289, %b82 ], [ %471, %b90 ], !dbg !1641
	%451 = phi i64 [ 16, %b82 ], [ %472, %b90 ], !dbg !1647
	%452 = icmp sgt i64 %451, 0, !dbg !1648
	br i1 %452, label %b86, label %b91, !dbg !1648

b86:
	%453 = add i64 %213, %451, !dbg !1649
	%454 = icmp sge i64 %453, %44, !dbg !1650
	br i1 %454, label %b87, label %b88, !dbg !1650

b87:
	br label %b88, !dbg !1650

b88:
	%455 = phi i64 [ %453, %b86 ], [ %213, %b87 ], !dbg !1651
	%456 = trunc i64 %455 to i32, !dbg !1652
	%457 = trunc i64 %450 to i32, !dbg !1652
	%458 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %457, i32 %456, i32 31), !dbg !1652
	%459 = extractvalue { i32, i1 } %458, 0, !dbg !1652
	%460 = lshr i64 %450, 32, !dbg !1652
	%461 = trunc i64 %460 to i32, !dbg !1652
	%462 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %461, i32 %456, i32 31), !dbg !1652
	%463 = extractvalue { i32, i1 } %462, 0, !dbg !1652
	%464 = zext i32 %463 to i64, !dbg !1652
	%465 = shl i64 %464, 32, !dbg !1652
	%466 = zext i32 %459 to i64, !dbg !1652
	%467 = or i64 %466, %465, !dbg !1652
	%468 = icmp ne i64 %455, %213, !dbg !1653
	br i1 %468, label %b89, label %b90, !dbg !1653

b89:
	%469 = icmp sgt i64 %450, %467, !dbg !1645
	%470 = select i1 %469, i64 %450, i64 %467, !dbg !1645
	br label %b90, !dbg !1654

b90:
	%471 = phi i64 [ %450, %b88 ], [ %470, %b89 ], !dbg !1641
	%472 = sdiv i64 %451, 2, !dbg !1655
	br label %b85, !dbg !1655

b91:
	%473 = trunc i64 %450 to i32, !dbg !1656
	%474 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %473, i32 0, i32 31), !dbg !1656
	%475 = extractvalue { i32, i1 } %474, 0, !dbg !1656
	%476 = lshr i64 %450, 32, !dbg !1656
	%477 = trunc i64 %476 to i32, !dbg !1656
	%478 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %477, i32 0, i32 31), !dbg !1656
	%479 = extractvalue { i32, i1 } %478, 0, !dbg !1656
	%480 = zext i32 %479 to i64, !dbg !1656
	%481 = shl i64 %480, 32, !dbg !1656
	%482 = zext i32 %475 to i64, !dbg !1656
	%483 = or i64 %482, %481, !dbg !1656
	br label %b92, !dbg !1657

b92:
	%484 = phi i64 [ %432, %b83 ], [ %483, %b91 ], !dbg !1639
	br i1 %346, label %b98, label %b93, !dbg !1658

b93:
	%485 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1659
	call void @llvm.nvvm.barrier0(), !dbg !1660
	br i1 %263, label %b94, label %b95, !dbg !1661

b94:
	%486 = sdiv i64 %28, 32, !dbg !1662
	%487 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 %486, !dbg !1663
	%488 = icmp uge i64 %486, 32, !dbg !1663
	br i1 %488, label %b94_fail1, label %b94_ok1, !dbg !1663, !prof !26

b94_ok1:
	store i64 %484, i64* %487, align 8, !dbg !1663
	br label %b95, !dbg !1663

b95:
	call void @llvm.nvvm.barrier0(), !dbg !1664
	%489 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 0, !dbg !1665
	%490 = load i64, i64* %489, align 8, !dbg !1665
	br label %b96, !dbg !1665

b96:
	%491 = phi i64 [ %490, %b95 ], [ %498, %b97_ok1 ], !dbg !1666
	%492 = phi i64 [ 1, %b95 ], [ %499, %b97_ok1 ], !dbg !1667
	%493 = icmp slt i64 %492, %345, !dbg !1668
	br i1 %493, label %b97, label %b98, !dbg !1668

b97:
	%494 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 %492, !dbg !1669
	%495 = icmp uge i64 %492, 32, !dbg !1669
	br i1 %495, label %b97_fail1, label %b97_ok1, !dbg !1669, !prof !26

b97_ok1:
	%496 = load i64, i64* %494, align 8, !dbg !1669
	%497 = icmp sgt i64 %491, %496, !dbg !1645
	%498 = select i1 %497, i64 %491, i64 %496, !dbg !1645
	%499 = add i64 %492, 1, !dbg !1670
	br label %b96, !dbg !1670

b98:
	%500 = phi i64 [ %484, %b92 ], [ %491, %b96 ], !dbg !1638
	%501 = getelementptr inbounds i64, i64* %287, i64 1, !dbg !1671
	store i64 %431, i64* %501, align 8, !dbg !1671
	%502 = getelementptr inbounds i64, i64* %287, i64 2, !dbg !1672
	store i64 %500, i64* %502, align 8, !dbg !1672
	br label %b99, !dbg !1677

b99:
	%503 = phi i64 [ %289, %b98 ], [ %520, %b102 ], !dbg !1678
	%504 = phi i64 [ 1, %b98 ], [ %521, %b102 ], !dbg !1679
	%505 = icmp slt i64 %504, 32, !dbg !1680
	br i1 %505, label %b100, label %b103, !dbg !1680

b100:
	%506 = trunc i64 %504 to i32, !dbg !1681
	%507 = trunc i64 %503 to i32, !dbg !1681
	%508 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %507, i32 %506, i32 0), !dbg !1681
	%509 = extractvalue { i32, i1 } %508, 0, !dbg !1681
	%510 = lshr i64 %503, 32, !dbg !1681
	%511 = trunc i64 %510 to i32, !dbg !1681
	%512 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %511, i32 %506, i32 0), !dbg !1681
	%513 = extractvalue { i32, i1 } %512, 0, !dbg !1681
	%514 = zext i32 %513 to i64, !dbg !1681
	%515 = shl i64 %514, 32, !dbg !1681
	%516 = zext i32 %509 to i64, !dbg !1681
	%517 = or i64 %516, %515, !dbg !1681
	%518 = icmp sge i64 %213, %504, !dbg !1682
	br i1 %518, label %b101, label %b102, !dbg !1682

b101:
	%519 = add i64 %503, %517, !dbg !1683
	br label %b102, !dbg !1683

b102:
	%520 = phi i64 [ %503, %b100 ], [ %519, %b101 ], !dbg !1678
	%521 = mul i64 %504, 2, !dbg !1684
	br label %b99, !dbg !1684

b103:
	br i1 %346, label %b109, label %b104, !dbg !1685

b104:
	%522 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3 to [32 x i64]*, !dbg !1686
	%523 = sdiv i64 %28, 32, !dbg !1687
	call void @llvm.nvvm.barrier0(), !dbg !1688
	%524 = sub i64 %44, 1, !dbg !1689
	%525 = icmp eq i64 %213, %524, !dbg !1690
	br i1 %525, label %b105, label %b106, !dbg !1690

b105:
	%526 = getelementptr inbounds [32 x i64], [32 x i64]* %522, i64 0, i64 %523, !dbg !1691
	%527 = icmp uge i64 %523, 32, !dbg !1691
	br i1 %527, label %b105_fail1, label %b105_ok1, !dbg !1691, !prof !26

b105_ok1:
	store i64 %503, i64* %526, align 8, !dbg !1691
	br label %b106, !dbg !1691

b106:
	call void @llvm.nvvm.barrier0(), !dbg !1692
	%528 = icmp slt i64 0, %523, !dbg !1692
	br i1 %528, label %b107, label %b108, !dbg !1692

b107:
	%529 = phi i64 [ 0, %b106 ], [ %534, %b107_ok1 ], !dbg !1693
	%530 = phi i64 [ 0, %b106 ], [ %535, %b107_ok1 ], !dbg !1693
	%531 = getelementptr inbounds [32 x i64], [32 x i64]* %522, i64 0, i64 %530, !dbg !1694
	%532 = icmp uge i64 %530, 32, !dbg !1694
	br i1 %532, label %b107_fail1, label %b107_ok1, !dbg !1694, !prof !26

b107_ok1:
	%533 = load i64, i64* %531, align 8, !dbg !1694
	%534 = add i64 %529, %533, !dbg !1695
	%535 = add i64 %530, 1, !dbg !1695
	%536 = icmp slt i64 %535, %523, !dbg !1695
	br i1 %536, label %b107, label %b108, !dbg !1695

b108:
	%537 = phi i64 [ 0, %b106 ], [ %534, %b107_ok1 ], !dbg !1693
	br label %b109, !dbg !1696

b109:
	%538 = phi i64 [ 0, %b103 ], [ %537, %b108 ], !dbg !1676
	%539 = add i64 %538, %503, !dbg !1697
	br label %b110, !dbg !1701

b110:
	%540 = phi i64 [ %289, %b109 ], [ %557, %b113 ], !dbg !1702
	%541 = phi i64 [ 1, %b109 ], [ %558, %b113 ], !dbg !1703
	%542 = icmp slt i64 %541, 32, !dbg !1704
	br i1 %542, label %b111, label %b114, !dbg !1704

b111:
	%543 = trunc i64 %541 to i32, !dbg !1705
	%544 = trunc i64 %540 to i32, !dbg !1705
	%545 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %544, i32 %543, i32 0), !dbg !1705
	%546 = extractvalue { i32, i1 } %545, 0, !dbg !1705
	%547 = lshr i64 %540, 32, !dbg !1705
	%548 = trunc i64 %547 to i32, !dbg !1705
	%549 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %548, i32 %543, i32 0), !dbg !1705
	%550 = extractvalue { i32, i1 } %549, 0, !dbg !1705
	%551 = zext i32 %550 to i64, !dbg !1705
	%552 = shl i64 %551, 32, !dbg !1705
	%553 = zext i32 %546 to i64, !dbg !1705
	%554 = or i64 %553, %552, !dbg !1705
	%555 = icmp sge i64 %213, %541, !dbg !1706
	br i1 %555, label %b112, label %b113, !dbg !1706

b112:
	%556 = add i64 %540, %554, !dbg !1707
	br label %b113, !dbg !1707

b113:
	%557 = phi i64 [ %540, %b111 ], [ %556, %b112 ], !dbg !1702
	%558 = mul i64 %541, 2, !dbg !1708
	br label %b110, !dbg !1708

b114:
	br i1 %346, label %b120, label %b115, !dbg !1709

b115:
	%559 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3 to [32 x i64]*, !dbg !1710
	%560 = sdiv i64 %28, 32, !dbg !1711
	call void @llvm.nvvm.barrier0(), !dbg !1712
	%561 = sub i64 %44, 1, !dbg !1713
	%562 = icmp eq i64 %213, %561, !dbg !1714
	br i1 %562, label %b116, label %b117, !dbg !1714

b116:
	%563 = getelementptr inbounds [32 x i64], [32 x i64]* %559, i64 0, i64 %560, !dbg !1715
	%564 = icmp uge i64 %560, 32, !dbg !1715
	br i1 %564, label %b116_fail1, label %b116_ok1, !dbg !1715, !prof !26

b116_ok1:
	store i64 %540, i64* %563, align 8, !dbg !1715
	br label %b117, !dbg !1715

b117:
	call void @llvm.nvvm.barrier0(), !dbg !1716
	%565 = icmp slt i64 0, %560, !dbg !1716
	br i1 %565, label %b118, label %b119, !dbg !1716

b118:
	%566 = phi i64 [ 0, %b117 ], [ %571, %b118_ok1 ], !dbg !1717
	%567 = phi i64 [ 0, %b117 ], [ %572, %b118_ok1 ], !dbg !1717
	%568 = getelementptr inbounds [32 x i64], [32 x i64]* %559, i64 0, i64 %567, !dbg !1718
	%569 = icmp uge i64 %567, 32, !dbg !1718
	br i1 %569, label %b118_fail1, label %b118_ok1, !dbg !1718, !prof !26

b118_ok1:
	%570 = load i64, i64* %568, align 8, !dbg !1718
	%571 = add i64 %566, %570, !dbg !1719
	%572 = add i64 %567, 1, !dbg !1719
	%573 = icmp slt i64 %572, %560, !dbg !1719
	br i1 %573, label %b118, label %b119, !dbg !1719

b119:
	%574 = phi i64 [ 0, %b117 ], [ %571, %b118_ok1 ], !dbg !1717
	br label %b120, !dbg !1720

b120:
	%575 = phi i64 [ 0, %b114 ], [ %574, %b119 ], !dbg !1700
	%576 = trunc i64 %540 to i32, !dbg !1721
	%577 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %576, i32 1, i32 0), !dbg !1721
	%578 = extractvalue { i32, i1 } %577, 0, !dbg !1721
	%579 = lshr i64 %540, 32, !dbg !1721
	%580 = trunc i64 %579 to i32, !dbg !1721
	%581 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %580, i32 1, i32 0), !dbg !1721
	%582 = extractvalue { i32, i1 } %581, 0, !dbg !1721
	%583 = zext i32 %582 to i64, !dbg !1721
	%584 = shl i64 %583, 32, !dbg !1721
	%585 = zext i32 %578 to i64, !dbg !1721
	%586 = or i64 %585, %584, !dbg !1721
	br i1 %263, label %b122, label %b121, !dbg !1722

b121:
	%587 = add i64 %575, %586, !dbg !1723
	br label %b122, !dbg !1724

b122:
	%588 = phi i64 [ %575, %b120 ], [ %587, %b121 ], !dbg !1699
	%589 = getelementptr inbounds i64, i64* %287, i64 3, !dbg !1725
	store i64 %539, i64* %589, align 8, !dbg !1725
	%590 = getelementptr inbounds i64, i64* %287, i64 4, !dbg !1726
	store i64 %588, i64* %590, align 8, !dbg !1726
	%591 = mul i64 %19, 2, !dbg !1727
	%592 = sdiv i64 %591, 3, !dbg !1728
	%593 = icmp sge i64 %592, %19, !dbg !1731
	br i1 %593, label %b123, label %b124, !dbg !1731

b123:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !1732
	ret void, !dbg !1732

b124:
	br i1 %346, label %b125, label %b126, !dbg !1733

b125:
	%594 = trunc i64 %592 to i32, !dbg !1734
	%595 = trunc i64 %289 to i32, !dbg !1734
	%596 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %595, i32 %594, i32 31), !dbg !1734
	%597 = extractvalue { i32, i1 } %596, 0, !dbg !1734
	%598 = lshr i64 %289, 32, !dbg !1734
	%599 = trunc i64 %598 to i32, !dbg !1734
	%600 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %599, i32 %594, i32 31), !dbg !1734
	%601 = extractvalue { i32, i1 } %600, 0, !dbg !1734
	%602 = zext i32 %601 to i64, !dbg !1734
	%603 = shl i64 %602, 32, !dbg !1734
	%604 = zext i32 %597 to i64, !dbg !1734
	%605 = or i64 %604, %603, !dbg !1734
	br label %b129, !dbg !1735

b126:
	%606 = addrspacecast i64 addrspace(3)* @gpuc_shared_Broadcast_42_3 to i64*, !dbg !1736
	call void @llvm.nvvm.barrier0(), !dbg !1737
	%607 = icmp eq i64 %28, %592, !dbg !1738
	br i1 %607, label %b127, label %b128, !dbg !1738

b127:
	store i64 %289, i64* %606, align 8, !dbg !1739
	br label %b128, !dbg !1739

b128:
	call void @llvm.nvvm.barrier0(), !dbg !1740
	%608 = load i64, i64* %606, align 8, !dbg !1741
	br label %b129, !dbg !1742

b129:
	%609 = phi i64 [ %605, %b125 ], [ %608, %b128 ], !dbg !1730
	%610 = getelementptr inbounds i64, i64* %287, i64 5, !dbg !1743
	store i64 %609, i64* %610, align 8, !dbg !1743
	%611 = add i64 %291, 1, !dbg !1743
	%612 = icmp slt i64 %611, 2, !dbg !1743
	br i1 %612, label %b50, label %b130, !dbg !1743

b130:
	ret void, !dbg !1436

b0_fail1:
	%613 = icmp ugt i64 %30, %p1, !dbg !1439
	br i1 %613, label %b0_fail2, label %b0_ok2, !dbg !1439

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !1439
	ret void, !dbg !1439

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !1440
	ret void, !dbg !1440

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !1443
	ret void, !dbg !1443

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !1555
	ret void, !dbg !1555

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %286), !dbg !1559
	ret void, !dbg !1559

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %348, i64 32), !dbg !1592
	ret void, !dbg !1592

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %354, i64 32), !dbg !1598
	ret void, !dbg !1598

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %417, i64 32), !dbg !1628
	ret void, !dbg !1628

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %423, i64 32), !dbg !1634
	ret void, !dbg !1634

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %486, i64 32), !dbg !1663
	ret void, !dbg !1663

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %492, i64 32), !dbg !1669
	ret void, !dbg !1669

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %523, i64 32), !dbg !1691
	ret void, !dbg !1691

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %530, i64 32), !dbg !1694
	ret void, !dbg !1694

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %560, i64 32), !dbg !1715
	ret void, !dbg !1715

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %567, i64 32), !dbg !1718
	ret void, !dbg !1718
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1744 {
entry:
	br label %b0, !dbg !1745

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1748, !range !11
	%1 = sext i32 %0 to i64, !dbg !1748
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1748, !range !12
	%3 = sext i32 %2 to i64, !dbg !1748
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1748, !range !12
	%5 = sext i32 %4 to i64, !dbg !1748
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1748, !range !13
	%7 = sext i32 %6 to i64, !dbg !1748
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1748, !range !14
	%9 = sext i32 %8 to i64, !dbg !1748
	%10 = mul i64 %9, %5, !dbg !1748
	%11 = add i64 %3, %10, !dbg !1748
	%12 = mul i64 %7, %11, !dbg !1748
	%13 = add i64 %1, %12, !dbg !1748
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1748, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1748, !range !15
	%16 = mul i32 %14, %15, !dbg !1748
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1748, !range !16
	%18 = mul i32 %16, %17, !dbg !1748
	%19 = sext i32 %18 to i64, !dbg !1748
	%20 = mul i64 %13, %19, !dbg !1748
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1748, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1748, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1748, !range !18
	%24 = mul i32 %15, %23, !dbg !1748
	%25 = add i32 %22, %24, !dbg !1748
	%26 = mul i32 %14, %25, !dbg !1748
	%27 = add i32 %21, %26, !dbg !1748
	%28 = sext i32 %27 to i64, !dbg !1748
	%29 = add i64 %20, %28, !dbg !1748
	%30 = mul i64 %29, 3, !dbg !1749
	%31 = sub i64 %p1, %30, !dbg !1750
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !1750
	%33 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1751
	%34 = icmp ugt i64 %30, %p1, !dbg !1750
	%35 = icmp uge i64 %29, %p5, !dbg !1751
	%36 = or i1 %34, %35, !dbg !1751
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !1751, !prof !26

b0_ok1:
	%37 = load i64, i64* %33, align 8, !dbg !1751
	%38 = and i32 %27, -32, !dbg !1759
	%39 = sub i32 %18, %38, !dbg !1759
	%40 = icmp slt i32 %39, 32, !dbg !1759
	%41 = select i1 %40, i32 %39, i32 32, !dbg !1759
	%42 = sext i32 %41 to i64, !dbg !1759
	%43 = icmp eq i64 %42, 32, !dbg !1760
	%44 = icmp ugt i64 3, %31, !dbg !1754
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !1754, !prof !26

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !1760

b1:
	%45 = phi i64 [ %37, %b0_ok3 ], [ %60, %b2 ], !dbg !1761
	%46 = phi i64 [ 16, %b0_ok3 ], [ %61, %b2 ], !dbg !1762
	%47 = icmp sgt i64 %46, 0, !dbg !1763
	br i1 %47, label %b2, label %b11, !dbg !1763

b2:
	%48 = trunc i64 %46 to i32, !dbg !1764
	%49 = trunc i64 %45 to i32, !dbg !1764
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %48, i32 31), !dbg !1764
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !1764
	%52 = lshr i64 %45, 32, !dbg !1764
	%53 = trunc i64 %52 to i32, !dbg !1764
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %48, i32 31), !dbg !1764
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !1764
	%56 = zext i32 %55 to i64, !dbg !1764
	%57 = shl i64 %56, 32, !dbg !1764
	%58 = zext i32 %51 to i64, !dbg !1764
	%59 = or i64 %58, %57, !dbg !1764
	%60 = and i64 %45, %59, !dbg !1765
	%61 = sdiv i64 %46, 2, !dbg !1766
	br label %b1, !dbg !1766

b3:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1767, !range !20
	%63 = sext i32 %62 to i64, !dbg !1767
	br label %b4, !dbg !1767

b4:
	%64 = phi i64 [ %37, %b3 ], [ %84, %b9 ], !dbg !1761
	%65 = phi i64 [ 16, %b3 ], [ %85, %b9 ], !dbg !1768
	%66 = icmp sgt i64 %65, 0, !dbg !1769
	br i1 %66, label %b5, label %b10, !dbg !1769

b5:
	%67 = add i64 %63, %65, !dbg !1770
	%68 = icmp sge i64 %67, %42, !dbg !1771
	br i1 %68, label %b6, label %b7, !dbg !1771

b6:
	br label %b7, !dbg !1771

b7:
	%69 = phi i64 [ %67, %b5 ], [ %63, %b6 ], !dbg !1772
	%70 = trunc i64 %69 to i32, !dbg !1773
	%71 = trunc i64 %64 to i32, !dbg !1773
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %71, i32 %70, i32 31), !dbg !1773
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !1773
	%74 = lshr i64 %64, 32, !dbg !1773
	%75 = trunc i64 %74 to i32, !dbg !1773
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %70, i32 31), !dbg !1773
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !1773
	%78 = zext i32 %77 to i64, !dbg !1773
	%79 = shl i64 %78, 32, !dbg !1773
	%80 = zext i32 %73 to i64, !dbg !1773
	%81 = or i64 %80, %79, !dbg !1773
	%82 = icmp ne i64 %69, %63, !dbg !1774
	br i1 %82, label %b8, label %b9, !dbg !1774

b8:
	%83 = and i64 %64, %81, !dbg !1765
	br label %b9, !dbg !1775

b9:
	%84 = phi i64 [ %64, %b7 ], [ %83, %b8 ], !dbg !1761
	%85 = sdiv i64 %65, 2, !dbg !1776
	br label %b4, !dbg !1776

b10:
	%86 = trunc i64 %64 to i32, !dbg !1777
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 0, i32 31), !dbg !1777
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1777
	%89 = lshr i64 %64, 32, !dbg !1777
	%90 = trunc i64 %89 to i32, !dbg !1777
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !1777
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1777
	%93 = zext i32 %92 to i64, !dbg !1777
	%94 = shl i64 %93, 32, !dbg !1777
	%95 = zext i32 %88 to i64, !dbg !1777
	%96 = or i64 %95, %94, !dbg !1777
	br label %b11, !dbg !1778

b11:
	%97 = phi i64 [ %45, %b1 ], [ %96, %b10 ], !dbg !1758
	br i1 %43, label %b12, label %b14, !dbg !1783

b12:
	%98 = phi i64 [ %37, %b11 ], [ %113, %b13 ], !dbg !1784
	%99 = phi i64 [ 16, %b11 ], [ %114, %b13 ], !dbg !1785
	%100 = icmp sgt i64 %99, 0, !dbg !1786
	br i1 %100, label %b13, label %b22, !dbg !1786

b13:
	%101 = trunc i64 %99 to i32, !dbg !1787
	%102 = trunc i64 %98 to i32, !dbg !1787
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %101, i32 31), !dbg !1787
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !1787
	%105 = lshr i64 %98, 32, !dbg !1787
	%106 = trunc i64 %105 to i32, !dbg !1787
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %101, i32 31), !dbg !1787
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !1787
	%109 = zext i32 %108 to i64, !dbg !1787
	%110 = shl i64 %109, 32, !dbg !1787
	%111 = zext i32 %104 to i64, !dbg !1787
	%112 = or i64 %111, %110, !dbg !1787
	%113 = or i64 %98, %112, !dbg !1788
	%114 = sdiv i64 %99, 2, !dbg !1789
	br label %b12, !dbg !1789

b14:
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1790, !range !20
	%116 = sext i32 %115 to i64, !dbg !1790
	br label %b15, !dbg !1790

b15:
	%117 = phi i64 [ %37, %b14 ], [ %137, %b20 ], !dbg !1784
	%118 = phi i64 [ 16, %b14 ], [ %138, %b20 ], !dbg !1791
	%119 = icmp sgt i64 %118, 0, !dbg !1792
	br i1 %119, label %b16, label %b21, !dbg !1792

b16:
	%120 = add i64 %116, %118, !dbg !1793
	%121 = icmp sge i64 %120, %42, !dbg !1794
	br i1 %121, label %b17, label %b18, !dbg !1794

b17:
	br label %b18, !dbg !1794

b18:
	%122 = phi i64 [ %120, %b16 ], [ %116, %b17 ], !dbg !1795
	%123 = trunc i64 %122 to i32, !dbg !1796
	%124 = trunc i64 %117 to i32, !dbg !1796
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 %123, i32 31), !dbg !1796
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !1796
	%127 = lshr i64 %117, 32, !dbg !1796
	%128 = trunc i64 %127 to i32, !dbg !1796
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %123, i32 31), !dbg !1796
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !1796
	%131 = zext i32 %130 to i64, !dbg !1796
	%132 = shl i64 %131, 32, !dbg !1796
	%133 = zext i32 %126 to i64, !dbg !1796
	%134 = or i64 %133, %132, !dbg !1796
	%135 = icmp ne i64 %122, %116, !dbg !1797
	br i1 %135, label %b19, label %b20, !dbg !1797

b19:
	%136 = or i64 %117, %134, !dbg !1788
	br label %b20, !dbg !1798

b20:
	%137 = phi i64 [ %117, %b18 ], [ %136, %b19 ], !dbg !1784
	%138 = sdiv i64 %118, 2, !dbg !1799
	br label %b15, !dbg !1799

b21:
	%139 = trunc i64 %117 to i32, !dbg !1800
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %139, i32 0, i32 31), !dbg !1800
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !1800
	%142 = lshr i64 %117, 32, !dbg !1800
	%143 = trunc i64 %142 to i32, !dbg !1800
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !1800
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !1800
	%146 = zext i32 %145 to i64, !dbg !1800
	%147 = shl i64 %146, 32, !dbg !1800
	%148 = zext i32 %141 to i64, !dbg !1800
	%149 = or i64 %148, %147, !dbg !1800
	br label %b22, !dbg !1801

b22:
	%150 = phi i64 [ %98, %b12 ], [ %149, %b21 ], !dbg !1782
	br i1 %43, label %b23, label %b25, !dbg !1806

b23:
	%151 = phi i64 [ %37, %b22 ], [ %166, %b24 ], !dbg !1807
	%152 = phi i64 [ 16, %b22 ], [ %167, %b24 ], !dbg !1808
	%153 = icmp sgt i64 %152, 0, !dbg !1809
	br i1 %153, label %b24, label %b33, !dbg !1809

b24:
	%154 = trunc i64 %152 to i32, !dbg !1810
	%155 = trunc i64 %151 to i32, !dbg !1810
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %155, i32 %154, i32 31), !dbg !1810
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !1810
	%158 = lshr i64 %151, 32, !dbg !1810
	%159 = trunc i64 %158 to i32, !dbg !1810
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %154, i32 31), !dbg !1810
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !1810
	%162 = zext i32 %161 to i64, !dbg !1810
	%163 = shl i64 %162, 32, !dbg !1810
	%164 = zext i32 %157 to i64, !dbg !1810
	%165 = or i64 %164, %163, !dbg !1810
	%166 = xor i64 %151, %165, !dbg !1811
	%167 = sdiv i64 %152, 2, !dbg !1812
	br label %b23, !dbg !1812

b25:
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1813, !range !20
	%169 = sext i32 %168 to i64, !dbg !1813
	br label %b26, !dbg !1813

b26:
	%170 = phi i64 [ %37, %b25 ], [ %190, %b31 ], !dbg !1807
	%171 = phi i64 [ 16, %b25 ], [ %191, %b31 ], !dbg !1814
	%172 = icmp sgt i64 %171, 0, !dbg !1815
	br i1 %172, label %b27, label %b32, !dbg !1815

b27:
	%173 = add i64 %169, %171, !dbg !1816
	%174 = icmp sge i64 %173, %42, !dbg !1817
	br i1 %174, label %b28, label %b29, !dbg !1817

b28:
	br label %b29, !dbg !1817

b29:
	%175 = phi i64 [ %173, %b27 ], [ %169, %b28 ], !dbg !1818
	%176 = trunc i64 %175 to i32, !dbg !1819
	%177 = trunc i64 %170 to i32, !dbg !1819
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %176, i32 31), !dbg !1819
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !1819
	%180 = lshr i64 %170, 32, !dbg !1819
	%181 = trunc i64 %180 to i32, !dbg !1819
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 %176, i32 31), !dbg !1819
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !1819
	%184 = zext i32 %183 to i64, !dbg !1819
	%185 = shl i64 %184, 32, !dbg !1819
	%186 = zext i32 %179 to i64, !dbg !1819
	%187 = or i64 %186, %185, !dbg !1819
	%188 = icmp ne i64 %175, %169, !dbg !1820
	br i1 %188, label %b30, label %b31, !dbg !1820

b30:
	%189 = xor i64 %170, %187, !dbg !1811
	br label %b31, !dbg !1821

b31:
	%190 = phi i64 [ %170, %b29 ], [ %189, %b30 ], !dbg !1807
	%191 = sdiv i64 %171, 2, !dbg !1822
	br label %b26, !dbg !1822

b32:
	%192 = trunc i64 %170 to i32, !dbg !1823
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 0, i32 31), !dbg !1823
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !1823
	%195 = lshr i64 %170, 32, !dbg !1823
	%196 = trunc i64 %195 to i32, !dbg !1823
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 0, i32 31), !dbg !1823
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !1823
	%199 = zext i32 %198 to i64, !dbg !1823
	%200 = shl i64 %199, 32, !dbg !1823
	%201 = zext i32 %194 to i64, !dbg !1823
	%202 = or i64 %201, %200, !dbg !1823
	br label %b33, !dbg !1824

b33:
	%203 = phi i64 [ %151, %b23 ], [ %202, %b32 ], !dbg !1805
	%204 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !1825
	store i64 %97, i64* %204, align 8, !dbg !1825
	%205 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !1826
	store i64 %150, i64* %205, align 8, !dbg !1826
	%206 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !1827
	store i64 %203, i64* %206, align 8, !dbg !1827
	%207 = sub i64 %p3, %30, !dbg !1828
	%208 = getelementptr inbounds i64, i64* %p2, i64 %30, !dbg !1828
	%209 = icmp ugt i64 %30, %p3, !dbg !1828
	br i1 %209, label %b33_fail1, label %b33_ok1, !dbg !1828, !prof !26

b33_ok1:
	%210 = load i64, i64* %33, align 8, !dbg !1829
	%211 = icmp ugt i64 3, %207, !dbg !1832
	br i1 %211, label %b33_fail2, label %b33_ok2, !dbg !1832, !prof !26

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !1837

b34:
	%212 = phi i64 [ %210, %b33_ok2 ], [ %227, %b35 ], !dbg !1838
	%213 = phi i64 [ 16, %b33_ok2 ], [ %228, %b35 ], !dbg !1839
	%214 = icmp sgt i64 %213, 0, !dbg !1840
	br i1 %214, label %b35, label %b44, !dbg !1840

b35:
	%215 = trunc i64 %213 to i32, !dbg !1841
	%216 = trunc i64 %212 to i32, !dbg !1841
	%217 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %216, i32 %215, i32 31), !dbg !1841
	%218 = extractvalue { i32, i1 } %217, 0, !dbg !1841
	%219 = lshr i64 %212, 32, !dbg !1841
	%220 = trunc i64 %219 to i32, !dbg !1841
	%221 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %220, i32 %215, i32 31), !dbg !1841
	%222 = extractvalue { i32, i1 } %221, 0, !dbg !1841
	%223 = zext i32 %222 to i64, !dbg !1841
	%224 = shl i64 %223, 32, !dbg !1841
	%225 = zext i32 %218 to i64, !dbg !1841
	%226 = or i64 %225, %224, !dbg !1841
	%227 = and i64 %212, %226, !dbg !1842
	%228 = sdiv i64 %213, 2, !dbg !1843
	br label %b34, !dbg !1843

b36:
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1844, !range !20
	%230 = sext i32 %229 to i64, !dbg !1844
	br label %b37, !dbg !1844

b37:
	%231 = phi i64 [ %210, %b36 ], [ %251, %b42 ], !dbg !1838
	%232 = phi i64 [ 16, %b36 ], [ %252, %b42 ], !dbg !1845
	%233 = icmp sgt i64 %232, 0, !dbg !1846
	br i1 %233, label %b38, label %b43, !dbg !1846

b38:
	%234 = add i64 %230, %232, !dbg !1847
	%235 = icmp sge i64 %234, %42, !dbg !1848
	br i1 %235, label %b39, label %b40, !dbg !1848

b39:
	br label %b40, !dbg !1848

b40:
	%236 = phi i64 [ %234, %b38 ], [ %230, %b39 ], !dbg !1849
	%237 = trunc i64 %236 to i32, !dbg !1850
	%238 = trunc i64 %231 to i32, !dbg !1850
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %238, i32 %237, i32 31), !dbg !1850
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !1850
	%241 = lshr i64 %231, 32, !dbg !1850
	%242 = trunc i64 %241 to i32, !dbg !1850
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 %237, i32 31), !dbg !1850
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !1850
	%245 = zext i32 %244 to i64, !dbg !1850
	%246 = shl i64 %245, 32, !dbg !1850
	%247 = zext i32 %240 to i64, !dbg !1850
	%248 = or i64 %247, %246, !dbg !1850
	%249 = icmp ne i64 %236, %230, !dbg !1851
	br i1 %249, label %b41, label %b42, !dbg !1851

b41:
	%250 = and i64 %231, %248, !dbg !1842
	br label %b42, !dbg !1852

b42:
	%251 = phi i64 [ %231, %b40 ], [ %250, %b41 ], !dbg !1838
	%252 = sdiv i64 %232, 2, !dbg !1853
	br label %b37, !dbg !1853

b43:
	%253 = trunc i64 %231 to i32, !dbg !1854
	%254 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %253, i32 0, i32 31), !dbg !1854
	%255 = extractvalue { i32, i1 } %254, 0, !dbg !1854
	%256 = lshr i64 %231, 32, !dbg !1854
	%257 = trunc i64 %256 to i32, !dbg !1854
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %257, i32 0, i32 31), !dbg !1854
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !1854
	%260 = zext i32 %259 to i64, !dbg !1854
	%261 = shl i64 %260, 32, !dbg !1854
	%262 = zext i32 %255 to i64, !dbg !1854
	%263 = or i64 %262, %261, !dbg !1854
	br label %b44, !dbg !1855

b44:
	%264 = phi i64 [ %212, %b34 ], [ %263, %b43 ], !dbg !1836
	%265 = add i64 %19, 32, !dbg !1857
	%266 = sub i64 %265, 1, !dbg !1858
	%267 = sdiv i64 %266, 32, !dbg !1859
	%268 = icmp eq i64 %267, 1, !dbg !1860
	br i1 %268, label %b50, label %b45, !dbg !1860

b45:
	%269 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1861
	call void @llvm.nvvm.barrier0(), !dbg !1862
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1863, !range !20
	%271 = sext i32 %270 to i64, !dbg !1863
	%272 = icmp eq i64 %271, 0, !dbg !1864
	br i1 %272, label %b46, label %b47, !dbg !1864

b46:
	%273 = sdiv i64 %28, 32, !dbg !1865
	%274 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 %273, !dbg !1866
	%275 = icmp uge i64 %273, 32, !dbg !1866
	br i1 %275, label %b46_fail1, label %b46_ok1, !dbg !1866, !prof !26

b46_ok1:
	store i64 %264, i64* %274, align 8, !dbg !1866
	br label %b47, !dbg !1866

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1867
	%276 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 0, !dbg !1868
	%277 = load i64, i64* %276, align 8, !dbg !1868
	br label %b48, !dbg !1868

b48:
	%278 = phi i64 [ %277, %b47 ], [ %284, %b49_ok1 ], !dbg !1869
	%279 = phi i64 [ 1, %b47 ], [ %285, %b49_ok1 ], !dbg !1870
	%280 = icmp slt i64 %279, %267, !dbg !1871
	br i1 %280, label %b49, label %b50, !dbg !1871

b49:
	%281 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 %279, !dbg !1872
	%282 = icmp uge i64 %279, 32, !dbg !1872
	br i1 %282, label %b49_fail1, label %b49_ok1, !dbg !1872, !prof !26

b49_ok1:
	%283 = load i64, i64* %281, align 8, !dbg !1872
	%284 = and i64 %278, %283, !dbg !1842
	%285 = add i64 %279, 1, !dbg !1873
	br label %b48, !dbg !1873

b50:
	%286 = phi i64 [ %264, %b44 ], [ %278, %b48 ], !dbg !1835
	br i1 %43, label %b51, label %b53, !dbg !1878

b51:
	%287 = phi i64 [ %210, %b50 ], [ %302, %b52 ], !dbg !1879
	%288 = phi i64 [ 16, %b50 ], [ %303, %b52 ], !dbg !1880
	%289 = icmp sgt i64 %288, 0, !dbg !1881
	br i1 %289, label %b52, label %b61, !dbg !1881

b52:
	%290 = trunc i64 %288 to i32, !dbg !1882
	%291 = trunc i64 %287 to i32, !dbg !1882
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %291, i32 %290, i32 31), !dbg !1882
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !1882
	%294 = lshr i64 %287, 32, !dbg !1882
	%295 = trunc i64 %294 to i32, !dbg !1882
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %295, i32 %290, i32 31), !dbg !1882
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !1882
	%298 = zext i32 %297 to i64, !dbg !1882
	%299 = shl i64 %298, 32, !dbg !1882
	%300 = zext i32 %293 to i64, !dbg !1882
	%301 = or i64 %300, %299, !dbg !1882
	%302 = or i64 %287, %301, !dbg !1883
	%303 = sdiv i64 %288, 2, !dbg !1884
	br label %b51, !dbg !1884

b53:
	%304 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1885, !range !20
	%305 = sext i32 %304 to i64, !dbg !1885
	br label %b54, !dbg !1885

b54:
	%306 = phi i64 [ %210, %b53 ], [ %326, %b59 ], !dbg !1879
	%307 = phi i64 [ 16, %b53 ], [ %327, %b59 ], !dbg !1886
	%308 = icmp sgt i64 %307, 0, !dbg !1887
	br i1 %308, label %b55, label %b60, !dbg !1887

b55:
	%309 = add i64 %305, %307, !dbg !1888
	%310 = icmp sge i64 %309, %42, !dbg !1889
	br i1 %310, label %b56, label %b57, !dbg !1889

b56:
	br label %b57, !dbg !1889

b57:
	%311 = phi i64 [ %309, %b55 ], [ %305, %b56 ], !dbg !1890
	%312 = trunc i64 %311 to i32, !dbg !1891
	%313 = trunc i64 %306 to i32, !dbg !1891
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %313, i32 %312, i32 31), !dbg !1891
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !1891
	%316 = lshr i64 %306, 32, !dbg !1891
	%317 = trunc i64 %316 to i32, !dbg !1891
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %312, i32 31), !dbg !1891
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !1891
	%320 = zext i32 %319 to i64, !dbg !1891
	%321 = shl i64 %320, 32, !dbg !1891
	%322 = zext i32 %315 to i64, !dbg !1891
	%323 = or i64 %322, %321, !dbg !1891
	%324 = icmp ne i64 %311, %305, !dbg !1892
	br i1 %324, label %b58, label %b59, !dbg !1892

b58:
	%325 = or i64 %306, %323, !dbg !1883
	br label %b59, !dbg !1893

b59:
	%326 = phi i64 [ %306, %b57 ], [ %325, %b58 ], !dbg !1879
	%327 = sdiv i64 %307, 2, !dbg !1894
	br label %b54, !dbg !1894

b60:
	%328 = trunc i64 %306 to i32, !dbg !1895
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %328, i32 0, i32 31), !dbg !1895
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !1895
	%331 = lshr i64 %306, 32, !dbg !1895
	%332 = trunc i64 %331 to i32, !dbg !1895
	%333 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %332, i32 0, i32 31), !dbg !1895
	%334 = extractvalue { i32, i1 } %333, 0, !dbg !1895
	%335 = zext i32 %334 to i64, !dbg !1895
	%336 = shl i64 %335, 32, !dbg !1895
	%337 = zext i32 %330 to i64, !dbg !1895
	%338 = or i64 %337, %336, !dbg !1895
	br label %b61, !dbg !1896

b61:
	%339 = phi i64 [ %287, %b51 ], [ %338, %b60 ], !dbg !1877
	br i1 %268, label %b67, label %b62, !dbg !1897

b62:
	%340 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1898
	call void @llvm.nvvm.barrier0(), !dbg !1899
	%341 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1900, !range !20
	%342 = sext i32 %341 to i64, !dbg !1900
	%343 = icmp eq i64 %342, 0, !dbg !1901
	br i1 %343, label %b63, label %b64, !dbg !1901

b63:
	%344 = sdiv i64 %28, 32, !dbg !1902
	%345 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 %344, !dbg !1903
	%346 = icmp uge i64 %344, 32, !dbg !1903
	br i1 %346, label %b63_fail1, label %b63_ok1, !dbg !1903, !prof !26

b63_ok1:
	store i64 %339, i64* %345, align 8, !dbg !1903
	br label %b64, !dbg !1903

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1904
	%347 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 0, !dbg !1905
	%348 = load i64, i64* %347, align 8, !dbg !1905
	br label %b65, !dbg !1905

b65:
	%349 = phi i64 [ %348, %b64 ], [ %355, %b66_ok1 ], !dbg !1906
	%350 = phi i64 [ 1, %b64 ], [ %356, %b66_ok1 ], !dbg !1907
	%351 = icmp slt i64 %350, %267, !dbg !1908
	br i1 %351, label %b66, label %b67, !dbg !1908

b66:
	%352 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 %350, !dbg !1909
	%353 = icmp uge i64 %350, 32, !dbg !1909
	br i1 %353, label %b66_fail1, label %b66_ok1, !dbg !1909, !prof !26

b66_ok1:
	%354 = load i64, i64* %352, align 8, !dbg !1909
	%355 = or i64 %349, %354, !dbg !1883
	%356 = add i64 %350, 1, !dbg !1910
	br label %b65, !dbg !1910

b67:
	%357 = phi i64 [ %339, %b61 ], [ %349, %b65 ], !dbg !1876
	br i1 %43, label %b68, label %b70, !dbg !1915

b68:
	%358 = phi i64 [ %210, %b67 ], [ %373, %b69 ], !dbg !1916
	%359 = phi i64 [ 16, %b67 ], [ %374, %b69 ], !dbg !1917
	%360 = icmp sgt i64 %359, 0, !dbg !1918
	br i1 %360, label %b69, label %b78, !dbg !1918

b69:
	%361 = trunc i64 %359 to i32, !dbg !1919
	%362 = trunc i64 %358 to i32, !dbg !1919
	%363 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %362, i32 %361, i32 31), !dbg !1919
	%364 = extractvalue { i32, i1 } %363, 0, !dbg !1919
	%365 = lshr i64 %358, 32, !dbg !1919
	%366 = trunc i64 %365 to i32, !dbg !1919
	%367 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %366, i32 %361, i32 31), !dbg !1919
	%368 = extractvalue { i32, i1 } %367, 0, !dbg !1919
	%369 = zext i32 %368 to i64, !dbg !1919
	%370 = shl i64 %369, 32, !dbg !1919
	%371 = zext i32 %364 to i64, !dbg !1919
	%372 = or i64 %371, %370, !dbg !1919
	%373 = xor i64 %358, %372, !dbg !1920
	%374 = sdiv i64 %359, 2, !dbg !1921
	br label %b68, !dbg !1921

b70:
	%375 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1922, !range !20
	%376 = sext i32 %375 to i64, !dbg !1922
	br label %b71, !dbg !1922

b71:
	%377 = phi i64 [ %210, %b70 ], [ %397, %b76 ], !dbg !1916
	%378 = phi i64 [ 16, %b70 ], [ %398, %b76 ], !dbg !1923
	%379 = icmp sgt i64 %378, 0, !dbg !1924
	br i1 %379, label %b72, label %b77, !dbg !1924

b72:
	%380 = add i64 %376, %378, !dbg !1925
	%381 = icmp sge i64 %380, %42, !dbg !1926
	br i1 %381, label %b73, label %b74, !dbg !1926

b73:
	br label %b74, !dbg !1926

b74:
	%382 = phi i64 [ %380, %b72 ], [ %376, %b73 ], !dbg !1927
	%383 = trunc i64 %382 to i32, !dbg !1928
	%384 = trunc i64 %377 to i32, !dbg !1928
	%385 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %384, i32 %383, i32 31), !dbg !1928
	%386 = extractvalue { i32, i1 } %385, 0, !dbg !1928
	%387 = lshr i64 %377, 32, !dbg !1928
	%388 = trunc i64 %387 to i32, !dbg !1928
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %383, i32 31), !dbg !1928
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !1928
	%391 = zext i32 %390 to i64, !dbg !1928
	%392 = shl i64 %391, 32, !dbg !1928
	%393 = zext i32 %386 to i64, !dbg !1928
	%394 = or i64 %393, %392, !dbg !1928
	%395 = icmp ne i64 %382, %376, !dbg !1929
	br i1 %395, label %b75, label %b76, !dbg !1929

b75:
	%396 = xor i64 %377, %394, !dbg !1920
	br label %b76, !dbg !1930

b76:
	%397 = phi i64 [ %377, %b74 ], [ %396, %b75 ], !dbg !1916
	%398 = sdiv i64 %378, 2, !dbg !1931
	br label %b71, !dbg !1931

b77:
	%399 = trunc i64 %377 to i32, !dbg !1932
	%400 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %399, i32 0, i32 31), !dbg !1932
	%401 = extractvalue { i32, i1 } %400, 0, !dbg !1932
	%402 = lshr i64 %377, 32, !dbg !1932
	%403 = trunc i64 %402 to i32, !dbg !1932
	%404 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %403, i32 0, i32 31), !dbg !1932
	%405 = extractvalue { i32, i1 } %404, 0, !dbg !1932
	%406 = zext i32 %405 to i64, !dbg !1932
	%407 = shl i64 %406, 32, !dbg !1932
	%408 = zext i32 %401 to i64, !dbg !1932
	%409 = or i64 %408, %407, !dbg !1932
	br label %b78, !dbg !1933

b78:
	%410 = phi i64 [ %358, %b68 ], [ %409, %b77 ], !dbg !1914
	br i1 %268, label %b84, label %b79, !dbg !1934

b79:
	%411 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1935
	call void @llvm.nvvm.barrier0(), !dbg !1936
	%412 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1937, !range !20
	%413 = sext i32 %412 to i64, !dbg !1937
	%414 = icmp eq i64 %413, 0, !dbg !1938
	br i1 %414, label %b80, label %b81, !dbg !1938

b80:
	%415 = sdiv i64 %28, 32, !dbg !1939
	%416 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 %415, !dbg !1940
	%417 = icmp uge i64 %415, 32, !dbg !1940
	br i1 %417, label %b80_fail1, label %b80_ok1, !dbg !1940, !prof !26

b80_ok1:
	store i64 %410, i64* %416, align 8, !dbg !1940
	br label %b81, !dbg !1940

b81:
	call void @llvm.nvvm.barrier0(), !dbg !1941
	%418 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 0, !dbg !1942
	%419 = load i64, i64* %418, align 8, !dbg !1942
	br label %b82, !dbg !1942

b82:
	%420 = phi i64 [ %419, %b81 ], [ %426, %b83_ok1 ], !dbg !1943
	%421 = phi i64 [ 1, %b81 ], [ %427, %b83_ok1 ], !dbg !1944
	%422 = icmp slt i64 %421, %267, !dbg !1945
	br i1 %422, label %b83, label %b84, !dbg !1945

b83:
	%423 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 %421, !dbg !1946
	%424 = icmp uge i64 %421, 32, !dbg !1946
	br i1 %424, label %b83_fail1, label %b83_ok1, !dbg !1946, !prof !26

b83_ok1:
	%425 = load i64, i64* %423, align 8, !dbg !1946
	%426 = xor i64 %420, %425, !dbg !1920
	%427 = add i64 %421, 1, !dbg !1947
	br label %b82, !dbg !1947

b84:
	%428 = phi i64 [ %410, %b78 ], [ %420, %b82 ], !dbg !1913
	%429 = getelementptr inbounds i64, i64* %208, i64 0, !dbg !1948
	store i64 %286, i64* %429, align 8, !dbg !1948
	%430 = getelementptr inbounds i64, i64* %208, i64 1, !dbg !1949
	store i64 %357, i64* %430, align 8, !dbg !1949
	%431 = getelementptr inbounds i64, i64* %208, i64 2, !dbg !1950
	store i64 %428, i64* %431, align 8, !dbg !1950
	ret void, !dbg !1747

b0_fail1:
	%432 = icmp ugt i64 %30, %p1, !dbg !1750
	br i1 %432, label %b0_fail2, label %b0_ok2, !dbg !1750

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %30, i64 %p1), !dbg !1750
	ret void, !dbg !1750

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %29, i64 %p5), !dbg !1751
	ret void, !dbg !1751

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %31), !dbg !1754
	ret void, !dbg !1754

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p3), !dbg !1828
	ret void, !dbg !1828

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %207), !dbg !1832
	ret void, !dbg !1832

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %273, i64 32), !dbg !1866
	ret void, !dbg !1866

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %279, i64 32), !dbg !1872
	ret void, !dbg !1872

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %344, i64 32), !dbg !1903
	ret void, !dbg !1903

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %350, i64 32), !dbg !1909
	ret void, !dbg !1909

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %415, i64 32), !dbg !1940
	ret void, !dbg !1940

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %421, i64 32), !dbg !1946
	ret void, !dbg !1946
}

define void @ExchangeInt(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1951 {
entry:
	br label %b0, !dbg !1952

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1955, !range !11
	%1 = sext i32 %0 to i64, !dbg !1955
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1955, !range !12
	%3 = sext i32 %2 to i64, !dbg !1955
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1955, !range !12
	%5 = sext i32 %4 to i64, !dbg !1955
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1955, !range !13
	%7 = sext i32 %6 to i64, !dbg !1955
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1955, !range !14
	%9 = sext i32 %8 to i64, !dbg !1955
	%10 = mul i64 %9, %5, !dbg !1955
	%11 = add i64 %3, %10, !dbg !1955
	%12 = mul i64 %7, %11, !dbg !1955
	%13 = add i64 %1, %12, !dbg !1955
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1955, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1955, !range !15
	%16 = mul i32 %14, %15, !dbg !1955
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1955, !range !16
	%18 = mul i32 %16, %17, !dbg !1955
	%19 = sext i32 %18 to i64, !dbg !1955
	%20 = mul i64 %13, %19, !dbg !1955
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1955, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1955, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1955, !range !18
	%24 = mul i32 %15, %23, !dbg !1955
	%25 = add i32 %22, %24, !dbg !1955
	%26 = mul i32 %14, %25, !dbg !1955
	%27 = add i32 %21, %26, !dbg !1955
	%28 = sext i32 %27 to i64, !dbg !1955
	%29 = add i64 %20, %28, !dbg !1955
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1956, !range !20
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
	%40 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1961
	%41 = icmp uge i64 %29, %p5, !dbg !1961
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !1961, !prof !26

b2_ok1:
	%42 = load i64, i64* %40, align 8, !dbg !1961
	%43 = mul i64 %29, 4, !dbg !1962
	%44 = sub i64 %p1, %43, !dbg !1963
	%45 = getelementptr inbounds i64, i64* %p0, i64 %43, !dbg !1963
	%46 = mul i64 %31, 7, !dbg !1965
	%47 = add i64 %46, 3, !dbg !1966
	%48 = icmp ugt i64 %43, %p1, !dbg !1963
	%49 = icmp ugt i64 4, %44, !dbg !1964
	%50 = icmp eq i64 %36, 0, !dbg !1967
	%51 = or i1 %48, %49, !dbg !1967
	%52 = or i1 %51, %50, !dbg !1967
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !1967, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !1967
	%54 = select i1 %53, i64 1, i64 %36, !dbg !1967
	%55 = srem i64 %47, %54, !dbg !1967
	%56 = trunc i64 %55 to i32, !dbg !1968
	%57 = trunc i64 %42 to i32, !dbg !1968
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !1968
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1968
	%60 = lshr i64 %42, 32, !dbg !1968
	%61 = trunc i64 %60 to i32, !dbg !1968
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %56, i32 31), !dbg !1968
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1968
	%64 = zext i32 %63 to i64, !dbg !1968
	%65 = shl i64 %64, 32, !dbg !1968
	%66 = zext i32 %59 to i64, !dbg !1968
	%67 = or i64 %66, %65, !dbg !1968
	%68 = getelementptr inbounds i64, i64* %45, i64 0, !dbg !1969
	store i64 %67, i64* %68, align 8, !dbg !1969
	%69 = trunc i64 %42 to i32, !dbg !1970
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 3, i32 0), !dbg !1970
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1970
	%72 = lshr i64 %42, 32, !dbg !1970
	%73 = trunc i64 %72 to i32, !dbg !1970
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1970
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1970
	%76 = zext i32 %75 to i64, !dbg !1970
	%77 = shl i64 %76, 32, !dbg !1970
	%78 = zext i32 %71 to i64, !dbg !1970
	%79 = or i64 %78, %77, !dbg !1970
	%80 = getelementptr inbounds i64, i64* %45, i64 1, !dbg !1971
	store i64 %79, i64* %80, align 8, !dbg !1971
	%81 = trunc i64 %38 to i32, !dbg !1972
	%82 = trunc i64 %42 to i32, !dbg !1972
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %82, i32 %81, i32 31), !dbg !1972
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !1972
	%85 = lshr i64 %42, 32, !dbg !1972
	%86 = trunc i64 %85 to i32, !dbg !1972
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %81, i32 31), !dbg !1972
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1972
	%89 = zext i32 %88 to i64, !dbg !1972
	%90 = shl i64 %89, 32, !dbg !1972
	%91 = zext i32 %84 to i64, !dbg !1972
	%92 = or i64 %91, %90, !dbg !1972
	%93 = getelementptr inbounds i64, i64* %45, i64 2, !dbg !1973
	store i64 %92, i64* %93, align 8, !dbg !1973
	%94 = trunc i64 %39 to i32, !dbg !1974
	%95 = trunc i64 %42 to i32, !dbg !1974
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !1974
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !1974
	%98 = lshr i64 %42, 32, !dbg !1974
	%99 = trunc i64 %98 to i32, !dbg !1974
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %94, i32 31), !dbg !1974
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1974
	%102 = zext i32 %101 to i64, !dbg !1974
	%103 = shl i64 %102, 32, !dbg !1974
	%104 = zext i32 %97 to i64, !dbg !1974
	%105 = or i64 %104, %103, !dbg !1974
	%106 = getelementptr inbounds i64, i64* %45, i64 3, !dbg !1975
	store i64 %105, i64* %106, align 8, !dbg !1975
	%107 = mul i64 %29, 3, !dbg !1976
	%108 = sub i64 %p3, %107, !dbg !1977
	%109 = getelementptr inbounds i32, i32* %p2, i64 %107, !dbg !1977
	%110 = icmp ugt i64 %107, %p3, !dbg !1977
	%111 = icmp ugt i64 3, %108, !dbg !1978
	%112 = or i1 %110, %111, !dbg !1978
	br i1 %112, label %b2_fail5, label %b2_ok5, !dbg !1978, !prof !26

b2_ok5:
	%113 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %42) convergent nounwind, !dbg !1979
	%114 = getelementptr inbounds i32, i32* %109, i64 0, !dbg !1980
	store i32 %113, i32* %114, align 4, !dbg !1980
	%115 = getelementptr inbounds i32, i32* %109, i64 1, !dbg !1981
	store i32 7, i32* %115, align 4, !dbg !1981
	%116 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %42) convergent nounwind, !dbg !1982
	store i32 %116, i32* %115, align 4, !dbg !1983
	%117 = sub i64 %29, %31, !dbg !1984
	%118 = getelementptr inbounds i64, i64* %p4, i64 %117, !dbg !1985
	%119 = icmp uge i64 %117, %p5, !dbg !1985
	br i1 %119, label %b2_fail7, label %b2_ok7, !dbg !1985, !prof !26

b2_ok7:
	%120 = load i64, i64* %118, align 8, !dbg !1985
	%121 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %120) convergent nounwind, !dbg !1986
	%122 = getelementptr inbounds i32, i32* %109, i64 2, !dbg !1987
	store i32 %121, i32* %122, align 4, !dbg !1987
	ret void, !dbg !1954

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !1961
	ret void, !dbg !1961

b2_fail2:
	%123 = icmp ugt i64 %43, %p1, !dbg !1963
	br i1 %123, label %b2_fail3, label %b2_ok3, !dbg !1963

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1963
	ret void, !dbg !1963

b2_ok3:
	%124 = icmp ugt i64 4, %44, !dbg !1964
	br i1 %124, label %b2_fail4, label %b2_ok4, !dbg !1964

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1964
	ret void, !dbg !1964

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1967
	ret void, !dbg !1967

b2_fail5:
	%125 = icmp ugt i64 %107, %p3, !dbg !1977
	br i1 %125, label %b2_fail6, label %b2_ok6, !dbg !1977

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %107, i64 %p3), !dbg !1977
	ret void, !dbg !1977

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %108), !dbg !1978
	ret void, !dbg !1978

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %117, i64 %p5), !dbg !1985
	ret void, !dbg !1985
}

define void @ExchangeUint8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1988 {
entry:
	br label %b0, !dbg !1989

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1992, !range !11
	%1 = sext i32 %0 to i64, !dbg !1992
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1992, !range !12
	%3 = sext i32 %2 to i64, !dbg !1992
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1992, !range !12
	%5 = sext i32 %4 to i64, !dbg !1992
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1992, !range !13
	%7 = sext i32 %6 to i64, !dbg !1992
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1992, !range !14
	%9 = sext i32 %8 to i64, !dbg !1992
	%10 = mul i64 %9, %5, !dbg !1992
	%11 = add i64 %3, %10, !dbg !1992
	%12 = mul i64 %7, %11, !dbg !1992
	%13 = add i64 %1, %12, !dbg !1992
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1992, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1992, !range !15
	%16 = mul i32 %14, %15, !dbg !1992
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1992, !range !16
	%18 = mul i32 %16, %17, !dbg !1992
	%19 = sext i32 %18 to i64, !dbg !1992
	%20 = mul i64 %13, %19, !dbg !1992
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1992, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1992, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1992, !range !18
	%24 = mul i32 %15, %23, !dbg !1992
	%25 = add i32 %22, %24, !dbg !1992
	%26 = mul i32 %14, %25, !dbg !1992
	%27 = add i32 %21, %26, !dbg !1992
	%28 = sext i32 %27 to i64, !dbg !1992
	%29 = add i64 %20, %28, !dbg !1992
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1993, !range !20
	%31 = sext i32 %30 to i64, !dbg !1993
	%32 = and i32 %27, -32, !dbg !1994
	%33 = sub i32 %18, %32, !dbg !1994
	%34 = icmp slt i32 %33, 32, !dbg !1994
	%35 = select i1 %34, i32 %33, i32 32, !dbg !1994
	%36 = sext i32 %35 to i64, !dbg !1994
	%37 = icmp eq i64 %36, 32, !dbg !1995
	br i1 %37, label %b1, label %b2, !dbg !1995

b1:
	br label %b2, !dbg !1995

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1996
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1997
	%40 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !1998
	%41 = icmp uge i64 %29, %p5, !dbg !1998
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !1998, !prof !26

b2_ok1:
	%42 = load i8, i8* %40, align 1, !dbg !1998
	%43 = mul i64 %29, 4, !dbg !1999
	%44 = sub i64 %p1, %43, !dbg !2000
	%45 = getelementptr inbounds i8, i8* %p0, i64 %43, !dbg !2000
	%46 = mul i64 %31, 7, !dbg !2002
	%47 = add i64 %46, 3, !dbg !2003
	%48 = icmp ugt i64 %43, %p1, !dbg !2000
	%49 = icmp ugt i64 4, %44, !dbg !2001
	%50 = icmp eq i64 %36, 0, !dbg !2004
	%51 = or i1 %48, %49, !dbg !2004
	%52 = or i1 %51, %50, !dbg !2004
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !2004, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !2004
	%54 = select i1 %53, i64 1, i64 %36, !dbg !2004
	%55 = srem i64 %47, %54, !dbg !2004
	%56 = trunc i64 %55 to i32, !dbg !2005
	%57 = zext i8 %42 to i32, !dbg !2005
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !2005
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !2005
	%60 = trunc i32 %59 to i8, !dbg !2005
	%61 = getelementptr inbounds i8, i8* %45, i64 0, !dbg !2006
	store i8 %60, i8* %61, align 1, !dbg !2006
	%62 = zext i8 %42 to i32, !dbg !2007
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !2007
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !2007
	%65 = trunc i32 %64 to i8, !dbg !2007
	%66 = getelementptr inbounds i8, i8* %45, i64 1, !dbg !2008
	store i8 %65, i8* %66, align 1, !dbg !2008
	%67 = trunc i64 %38 to i32, !dbg !2009
	%68 = zext i8 %42 to i32, !dbg !2009
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !2009
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !2009
	%71 = trunc i32 %70 to i8, !dbg !2009
	%72 = getelementptr inbounds i8, i8* %45, i64 2, !dbg !2010
	store i8 %71, i8* %72, align 1, !dbg !2010
	%73 = trunc i64 %39 to i32, !dbg !2011
	%74 = zext i8 %42 to i32, !dbg !2011
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !2011
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !2011
	%77 = trunc i32 %76 to i8, !dbg !2011
	%78 = getelementptr inbounds i8, i8* %45, i64 3, !dbg !2012
	store i8 %77, i8* %78, align 1, !dbg !2012
	%79 = mul i64 %29, 3, !dbg !2013
	%80 = sub i64 %p3, %79, !dbg !2014
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !2014
	%82 = icmp ugt i64 %79, %p3, !dbg !2014
	%83 = icmp ugt i64 3, %80, !dbg !2015
	%84 = or i1 %82, %83, !dbg !2015
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !2015, !prof !26

b2_ok5:
	%85 = zext i8 %42 to i32, !dbg !2016
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !2016
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !2017
	store i32 %86, i32* %87, align 4, !dbg !2017
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !2018
	store i32 7, i32* %88, align 4, !dbg !2018
	%89 = zext i8 %42 to i32, !dbg !2019
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !2019
	store i32 %90, i32* %88, align 4, !dbg !2020
	%91 = sub i64 %29, %31, !dbg !2021
	%92 = getelementptr inbounds i8, i8* %p4, i64 %91, !dbg !2022
	%93 = icmp uge i64 %91, %p5, !dbg !2022
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !2022, !prof !26

b2_ok7:
	%94 = load i8, i8* %92, align 1, !dbg !2022
	%95 = zext i8 %94 to i32, !dbg !2023
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !2023
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !2024
	store i32 %96, i32* %97, align 4, !dbg !2024
	ret void, !dbg !1991

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !1998
	ret void, !dbg !1998

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !2000
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !2000

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2000
	ret void, !dbg !2000

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !2001
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !2001

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2001
	ret void, !dbg !2001

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2004
	ret void, !dbg !2004

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !2014
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !2014

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %79, i64 %p3), !dbg !2014
	ret void, !dbg !2014

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %80), !dbg !2015
	ret void, !dbg !2015

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %91, i64 %p5), !dbg !2022
	ret void, !dbg !2022
}

define void @ExchangeUint16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2025 {
entry:
	br label %b0, !dbg !2026

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2029, !range !11
	%1 = sext i32 %0 to i64, !dbg !2029
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2029, !range !12
	%3 = sext i32 %2 to i64, !dbg !2029
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2029, !range !12
	%5 = sext i32 %4 to i64, !dbg !2029
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2029, !range !13
	%7 = sext i32 %6 to i64, !dbg !2029
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2029, !range !14
	%9 = sext i32 %8 to i64, !dbg !2029
	%10 = mul i64 %9, %5, !dbg !2029
	%11 = add i64 %3, %10, !dbg !2029
	%12 = mul i64 %7, %11, !dbg !2029
	%13 = add i64 %1, %12, !dbg !2029
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2029, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2029, !range !15
	%16 = mul i32 %14, %15, !dbg !2029
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2029, !range !16
	%18 = mul i32 %16, %17, !dbg !2029
	%19 = sext i32 %18 to i64, !dbg !2029
	%20 = mul i64 %13, %19, !dbg !2029
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2029, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2029, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2029, !range !18
	%24 = mul i32 %15, %23, !dbg !2029
	%25 = add i32 %22, %24, !dbg !2029
	%26 = mul i32 %14, %25, !dbg !2029
	%27 = add i32 %21, %26, !dbg !2029
	%28 = sext i32 %27 to i64, !dbg !2029
	%29 = add i64 %20, %28, !dbg !2029
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2030, !range !20
	%31 = sext i32 %30 to i64, !dbg !2030
	%32 = and i32 %27, -32, !dbg !2031
	%33 = sub i32 %18, %32, !dbg !2031
	%34 = icmp slt i32 %33, 32, !dbg !2031
	%35 = select i1 %34, i32 %33, i32 32, !dbg !2031
	%36 = sext i32 %35 to i64, !dbg !2031
	%37 = icmp eq i64 %36, 32, !dbg !2032
	br i1 %37, label %b1, label %b2, !dbg !2032

b1:
	br label %b2, !dbg !2032

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2033
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2034
	%40 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !2035
	%41 = icmp uge i64 %29, %p5, !dbg !2035
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !2035, !prof !26

b2_ok1:
	%42 = load i16, i16* %40, align 2, !dbg !2035
	%43 = mul i64 %29, 4, !dbg !2036
	%44 = sub i64 %p1, %43, !dbg !2037
	%45 = getelementptr inbounds i16, i16* %p0, i64 %43, !dbg !2037
	%46 = mul i64 %31, 7, !dbg !2039
	%47 = add i64 %46, 3, !dbg !2040
	%48 = icmp ugt i64 %43, %p1, !dbg !2037
	%49 = icmp ugt i64 4, %44, !dbg !2038
	%50 = icmp eq i64 %36, 0, !dbg !2041
	%51 = or i1 %48, %49, !dbg !2041
	%52 = or i1 %51, %50, !dbg !2041
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !2041, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !2041
	%54 = select i1 %53, i64 1, i64 %36, !dbg !2041
	%55 = srem i64 %47, %54, !dbg !2041
	%56 = trunc i64 %55 to i32, !dbg !2042
	%57 = zext i16 %42 to i32, !dbg !2042
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !2042
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !2042
	%60 = trunc i32 %59 to i16, !dbg !2042
	%61 = getelementptr inbounds i16, i16* %45, i64 0, !dbg !2043
	store i16 %60, i16* %61, align 2, !dbg !2043
	%62 = zext i16 %42 to i32, !dbg !2044
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !2044
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !2044
	%65 = trunc i32 %64 to i16, !dbg !2044
	%66 = getelementptr inbounds i16, i16* %45, i64 1, !dbg !2045
	store i16 %65, i16* %66, align 2, !dbg !2045
	%67 = trunc i64 %38 to i32, !dbg !2046
	%68 = zext i16 %42 to i32, !dbg !2046
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !2046
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !2046
	%71 = trunc i32 %70 to i16, !dbg !2046
	%72 = getelementptr inbounds i16, i16* %45, i64 2, !dbg !2047
	store i16 %71, i16* %72, align 2, !dbg !2047
	%73 = trunc i64 %39 to i32, !dbg !2048
	%74 = zext i16 %42 to i32, !dbg !2048
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !2048
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !2048
	%77 = trunc i32 %76 to i16, !dbg !2048
	%78 = getelementptr inbounds i16, i16* %45, i64 3, !dbg !2049
	store i16 %77, i16* %78, align 2, !dbg !2049
	%79 = mul i64 %29, 3, !dbg !2050
	%80 = sub i64 %p3, %79, !dbg !2051
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !2051
	%82 = icmp ugt i64 %79, %p3, !dbg !2051
	%83 = icmp ugt i64 3, %80, !dbg !2052
	%84 = or i1 %82, %83, !dbg !2052
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !2052, !prof !26

b2_ok5:
	%85 = zext i16 %42 to i32, !dbg !2053
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !2053
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !2054
	store i32 %86, i32* %87, align 4, !dbg !2054
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !2055
	store i32 7, i32* %88, align 4, !dbg !2055
	%89 = zext i16 %42 to i32, !dbg !2056
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !2056
	store i32 %90, i32* %88, align 4, !dbg !2057
	%91 = sub i64 %29, %31, !dbg !2058
	%92 = getelementptr inbounds i16, i16* %p4, i64 %91, !dbg !2059
	%93 = icmp uge i64 %91, %p5, !dbg !2059
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !2059, !prof !26

b2_ok7:
	%94 = load i16, i16* %92, align 2, !dbg !2059
	%95 = zext i16 %94 to i32, !dbg !2060
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !2060
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !2061
	store i32 %96, i32* %97, align 4, !dbg !2061
	ret void, !dbg !2028

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !2035
	ret void, !dbg !2035

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !2037
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !2037

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2037
	ret void, !dbg !2037

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !2038
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !2038

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2038
	ret void, !dbg !2038

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2041
	ret void, !dbg !2041

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !2051
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !2051

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %79, i64 %p3), !dbg !2051
	ret void, !dbg !2051

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %80), !dbg !2052
	ret void, !dbg !2052

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %91, i64 %p5), !dbg !2059
	ret void, !dbg !2059
}

define void @NumbersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2062 {
entry:
	br label %b0, !dbg !2063

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2066, !range !11
	%1 = sext i32 %0 to i64, !dbg !2066
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2066, !range !12
	%3 = sext i32 %2 to i64, !dbg !2066
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2066, !range !12
	%5 = sext i32 %4 to i64, !dbg !2066
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2066, !range !13
	%7 = sext i32 %6 to i64, !dbg !2066
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2066, !range !14
	%9 = sext i32 %8 to i64, !dbg !2066
	%10 = mul i64 %9, %5, !dbg !2066
	%11 = add i64 %3, %10, !dbg !2066
	%12 = mul i64 %7, %11, !dbg !2066
	%13 = add i64 %1, %12, !dbg !2066
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2066, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2066, !range !15
	%16 = mul i32 %14, %15, !dbg !2066
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2066, !range !16
	%18 = mul i32 %16, %17, !dbg !2066
	%19 = sext i32 %18 to i64, !dbg !2066
	%20 = mul i64 %13, %19, !dbg !2066
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2066, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2066, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2066, !range !18
	%24 = mul i32 %15, %23, !dbg !2066
	%25 = add i32 %22, %24, !dbg !2066
	%26 = mul i32 %14, %25, !dbg !2066
	%27 = add i32 %21, %26, !dbg !2066
	%28 = sext i32 %27 to i64, !dbg !2066
	%29 = add i64 %20, %28, !dbg !2066
	%30 = mul i64 %29, 6, !dbg !2067
	%31 = sub i64 %p1, %30, !dbg !2068
	%32 = getelementptr inbounds i16, i16* %p0, i64 %30, !dbg !2068
	%33 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !2069
	%34 = icmp ugt i64 %30, %p1, !dbg !2068
	%35 = icmp uge i64 %29, %p5, !dbg !2069
	%36 = or i1 %34, %35, !dbg !2069
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !2069, !prof !26

b0_ok1:
	%37 = load i16, i16* %33, align 2, !dbg !2069
	%38 = icmp ugt i64 6, %31, !dbg !2072
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2072, !prof !26

b0_ok3:
	br label %b1, !dbg !2072

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %193, %b48 ], !dbg !2072
	%40 = and i32 %27, -32, !dbg !2079
	%41 = sub i32 %18, %40, !dbg !2079
	%42 = icmp slt i32 %41, 32, !dbg !2079
	%43 = select i1 %42, i32 %41, i32 32, !dbg !2079
	%44 = sext i32 %43 to i64, !dbg !2079
	%45 = icmp eq i64 %44, 32, !dbg !2080
	br i1 %45, label %b2, label %b4, !dbg !2080

b2:
	%46 = phi i16 [ %37, %b1 ], [ %54, %b3 ], !dbg !2081
	%47 = phi i64 [ 16, %b1 ], [ %55, %b3 ], !dbg !2082
	%48 = icmp sgt i64 %47, 0, !dbg !2083
	br i1 %48, label %b3, label %b12, !dbg !2083

b3:
	%49 = trunc i64 %47 to i32, !dbg !2084
	%50 = zext i16 %46 to i32, !dbg !2084
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !2084
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !2084
	%53 = trunc i32 %52 to i16, !dbg !2084
	%54 = add i16 %46, %53, !dbg !2085
	%55 = sdiv i64 %47, 2, !dbg !2086
	br label %b2, !dbg !2086

b4:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2087, !range !20
	%57 = sext i32 %56 to i64, !dbg !2087
	br label %b5, !dbg !2087

b5:
	%58 = phi i16 [ %37, %b4 ], [ %71, %b10 ], !dbg !2081
	%59 = phi i64 [ 16, %b4 ], [ %72, %b10 ], !dbg !2088
	%60 = icmp sgt i64 %59, 0, !dbg !2089
	br i1 %60, label %b6, label %b11, !dbg !2089

b6:
	%61 = add i64 %57, %59, !dbg !2090
	%62 = icmp sge i64 %61, %44, !dbg !2091
	br i1 %62, label %b7, label %b8, !dbg !2091

b7:
	br label %b8, !dbg !2091

b8:
	%63 = phi i64 [ %61, %b6 ], [ %57, %b7 ], !dbg !2092
	%64 = trunc i64 %63 to i32, !dbg !2093
	%65 = zext i16 %58 to i32, !dbg !2093
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %64, i32 31), !dbg !2093
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !2093
	%68 = trunc i32 %67 to i16, !dbg !2093
	%69 = icmp ne i64 %63, %57, !dbg !2094
	br i1 %69, label %b9, label %b10, !dbg !2094

b9:
	%70 = add i16 %58, %68, !dbg !2085
	br label %b10, !dbg !2095

b10:
	%71 = phi i16 [ %58, %b8 ], [ %70, %b9 ], !dbg !2081
	%72 = sdiv i64 %59, 2, !dbg !2096
	br label %b5, !dbg !2096

b11:
	%73 = zext i16 %58 to i32, !dbg !2097
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 0, i32 31), !dbg !2097
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !2097
	%76 = trunc i32 %75 to i16, !dbg !2097
	br label %b12, !dbg !2098

b12:
	%77 = phi i16 [ %46, %b2 ], [ %76, %b11 ], !dbg !2078
	%78 = getelementptr inbounds i16, i16* %32, i64 0, !dbg !2099
	store i16 %77, i16* %78, align 2, !dbg !2099
	br i1 %45, label %b13, label %b15, !dbg !2104

b13:
	%79 = phi i16 [ %37, %b12 ], [ %88, %b14 ], !dbg !2105
	%80 = phi i64 [ 16, %b12 ], [ %89, %b14 ], !dbg !2106
	%81 = icmp sgt i64 %80, 0, !dbg !2107
	br i1 %81, label %b14, label %b23, !dbg !2107

b14:
	%82 = trunc i64 %80 to i32, !dbg !2108
	%83 = zext i16 %79 to i32, !dbg !2108
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !2108
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !2108
	%86 = trunc i32 %85 to i16, !dbg !2108
	%87 = icmp ult i16 %79, %86, !dbg !2109
	%88 = select i1 %87, i16 %79, i16 %86, !dbg !2109
	%89 = sdiv i64 %80, 2, !dbg !2110
	br label %b13, !dbg !2110

b15:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2111, !range !20
	%91 = sext i32 %90 to i64, !dbg !2111
	br label %b16, !dbg !2111

b16:
	%92 = phi i16 [ %37, %b15 ], [ %106, %b21 ], !dbg !2105
	%93 = phi i64 [ 16, %b15 ], [ %107, %b21 ], !dbg !2112
	%94 = icmp sgt i64 %93, 0, !dbg !2113
	br i1 %94, label %b17, label %b22, !dbg !2113

b17:
	%95 = add i64 %91, %93, !dbg !2114
	%96 = icmp sge i64 %95, %44, !dbg !2115
	br i1 %96, label %b18, label %b19, !dbg !2115

b18:
	br label %b19, !dbg !2115

b19:
	%97 = phi i64 [ %95, %b17 ], [ %91, %b18 ], !dbg !2116
	%98 = trunc i64 %97 to i32, !dbg !2117
	%99 = zext i16 %92 to i32, !dbg !2117
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %99, i32 %98, i32 31), !dbg !2117
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !2117
	%102 = trunc i32 %101 to i16, !dbg !2117
	%103 = icmp ne i64 %97, %91, !dbg !2118
	br i1 %103, label %b20, label %b21, !dbg !2118

b20:
	%104 = icmp ult i16 %92, %102, !dbg !2109
	%105 = select i1 %104, i16 %92, i16 %102, !dbg !2109
	br label %b21, !dbg !2119

b21:
	%106 = phi i16 [ %92, %b19 ], [ %105, %b20 ], !dbg !2105
	%107 = sdiv i64 %93, 2, !dbg !2120
	br label %b16, !dbg !2120

b22:
	%108 = zext i16 %92 to i32, !dbg !2121
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !2121
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !2121
	%111 = trunc i32 %110 to i16, !dbg !2121
	br label %b23, !dbg !2122

b23:
	%112 = phi i16 [ %79, %b13 ], [ %111, %b22 ], !dbg !2103
	br i1 %45, label %b24, label %b26, !dbg !2127

b24:
	%113 = phi i16 [ %37, %b23 ], [ %122, %b25 ], !dbg !2128
	%114 = phi i64 [ 16, %b23 ], [ %123, %b25 ], !dbg !2129
	%115 = icmp sgt i64 %114, 0, !dbg !2130
	br i1 %115, label %b25, label %b34, !dbg !2130

b25:
	%116 = trunc i64 %114 to i32, !dbg !2131
	%117 = zext i16 %113 to i32, !dbg !2131
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %117, i32 %116, i32 31), !dbg !2131
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !2131
	%120 = trunc i32 %119 to i16, !dbg !2131
	%121 = icmp ugt i16 %113, %120, !dbg !2132
	%122 = select i1 %121, i16 %113, i16 %120, !dbg !2132
	%123 = sdiv i64 %114, 2, !dbg !2133
	br label %b24, !dbg !2133

b26:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2134, !range !20
	%125 = sext i32 %124 to i64, !dbg !2134
	br label %b27, !dbg !2134

b27:
	%126 = phi i16 [ %37, %b26 ], [ %140, %b32 ], !dbg !2128
	%127 = phi i64 [ 16, %b26 ], [ %141, %b32 ], !dbg !2135
	%128 = icmp sgt i64 %127, 0, !dbg !2136
	br i1 %128, label %b28, label %b33, !dbg !2136

b28:
	%129 = add i64 %125, %127, !dbg !2137
	%130 = icmp sge i64 %129, %44, !dbg !2138
	br i1 %130, label %b29, label %b30, !dbg !2138

b29:
	br label %b30, !dbg !2138

b30:
	%131 = phi i64 [ %129, %b28 ], [ %125, %b29 ], !dbg !2139
	%132 = trunc i64 %131 to i32, !dbg !2140
	%133 = zext i16 %126 to i32, !dbg !2140
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %132, i32 31), !dbg !2140
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !2140
	%136 = trunc i32 %135 to i16, !dbg !2140
	%137 = icmp ne i64 %131, %125, !dbg !2141
	br i1 %137, label %b31, label %b32, !dbg !2141

b31:
	%138 = icmp ugt i16 %126, %136, !dbg !2132
	%139 = select i1 %138, i16 %126, i16 %136, !dbg !2132
	br label %b32, !dbg !2142

b32:
	%140 = phi i16 [ %126, %b30 ], [ %139, %b31 ], !dbg !2128
	%141 = sdiv i64 %127, 2, !dbg !2143
	br label %b27, !dbg !2143

b33:
	%142 = zext i16 %126 to i32, !dbg !2144
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 0, i32 31), !dbg !2144
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !2144
	%145 = trunc i32 %144 to i16, !dbg !2144
	br label %b34, !dbg !2145

b34:
	%146 = phi i16 [ %113, %b24 ], [ %145, %b33 ], !dbg !2126
	%147 = getelementptr inbounds i16, i16* %32, i64 1, !dbg !2146
	store i16 %112, i16* %147, align 2, !dbg !2146
	%148 = getelementptr inbounds i16, i16* %32, i64 2, !dbg !2147
	store i16 %146, i16* %148, align 2, !dbg !2147
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2152, !range !20
	%150 = sext i32 %149 to i64, !dbg !2152
	br label %b35, !dbg !2152

b35:
	%151 = phi i16 [ %37, %b34 ], [ %161, %b38 ], !dbg !2153
	%152 = phi i64 [ 1, %b34 ], [ %162, %b38 ], !dbg !2154
	%153 = icmp slt i64 %152, 32, !dbg !2155
	br i1 %153, label %b36, label %b39, !dbg !2155

b36:
	%154 = trunc i64 %152 to i32, !dbg !2156
	%155 = zext i16 %151 to i32, !dbg !2156
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %155, i32 %154, i32 0), !dbg !2156
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !2156
	%158 = trunc i32 %157 to i16, !dbg !2156
	%159 = icmp sge i64 %150, %152, !dbg !2157
	br i1 %159, label %b37, label %b38, !dbg !2157

b37:
	%160 = add i16 %151, %158, !dbg !2158
	br label %b38, !dbg !2158

b38:
	%161 = phi i16 [ %151, %b36 ], [ %160, %b37 ], !dbg !2153
	%162 = mul i64 %152, 2, !dbg !2159
	br label %b35, !dbg !2159

b39:
	%163 = phi i16 [ %37, %b35 ], [ %173, %b42 ], !dbg !2163
	%164 = phi i64 [ 1, %b35 ], [ %174, %b42 ], !dbg !2164
	%165 = icmp slt i64 %164, 32, !dbg !2165
	br i1 %165, label %b40, label %b43, !dbg !2165

b40:
	%166 = trunc i64 %164 to i32, !dbg !2166
	%167 = zext i16 %163 to i32, !dbg !2166
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %167, i32 %166, i32 0), !dbg !2166
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !2166
	%170 = trunc i32 %169 to i16, !dbg !2166
	%171 = icmp sge i64 %150, %164, !dbg !2167
	br i1 %171, label %b41, label %b42, !dbg !2167

b41:
	%172 = add i16 %163, %170, !dbg !2168
	br label %b42, !dbg !2168

b42:
	%173 = phi i16 [ %163, %b40 ], [ %172, %b41 ], !dbg !2163
	%174 = mul i64 %164, 2, !dbg !2169
	br label %b39, !dbg !2169

b43:
	%175 = zext i16 %163 to i32, !dbg !2170
	%176 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %175, i32 1, i32 0), !dbg !2170
	%177 = extractvalue { i32, i1 } %176, 0, !dbg !2170
	%178 = trunc i32 %177 to i16, !dbg !2170
	%179 = icmp eq i64 %150, 0, !dbg !2171
	br i1 %179, label %b45, label %b44, !dbg !2171

b44:
	br label %b45, !dbg !2172

b45:
	%180 = phi i16 [ 0, %b43 ], [ %178, %b44 ], !dbg !2161
	%181 = getelementptr inbounds i16, i16* %32, i64 3, !dbg !2173
	store i16 %151, i16* %181, align 2, !dbg !2173
	%182 = getelementptr inbounds i16, i16* %32, i64 4, !dbg !2174
	store i16 %180, i16* %182, align 2, !dbg !2174
	%183 = mul i64 %44, 2, !dbg !2175
	%184 = sdiv i64 %183, 3, !dbg !2176
	%185 = icmp slt i64 %184, 0, !dbg !2179
	br i1 %185, label %b47, label %b46, !dbg !2179

b46:
	%186 = icmp sge i64 %184, %44, !dbg !2180
	br i1 %186, label %b47, label %b48, !dbg !2180

b47:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !2181
	ret void, !dbg !2181

b48:
	%187 = trunc i64 %184 to i32, !dbg !2182
	%188 = zext i16 %37 to i32, !dbg !2182
	%189 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %188, i32 %187, i32 31), !dbg !2182
	%190 = extractvalue { i32, i1 } %189, 0, !dbg !2182
	%191 = trunc i32 %190 to i16, !dbg !2182
	%192 = getelementptr inbounds i16, i16* %32, i64 5, !dbg !2183
	store i16 %191, i16* %192, align 2, !dbg !2183
	%193 = add i64 %39, 1, !dbg !2183
	%194 = icmp slt i64 %193, 2, !dbg !2183
	br i1 %194, label %b1, label %b49, !dbg !2183

b49:
	%195 = sub i64 %p3, %30, !dbg !2184
	%196 = getelementptr inbounds i16, i16* %p2, i64 %30, !dbg !2184
	%197 = icmp ugt i64 %30, %p3, !dbg !2184
	br i1 %197, label %b49_fail1, label %b49_ok1, !dbg !2184, !prof !26

b49_ok1:
	%198 = load i16, i16* %33, align 2, !dbg !2185
	%199 = icmp ugt i64 6, %195, !dbg !2188
	br i1 %199, label %b49_fail2, label %b49_ok2, !dbg !2188, !prof !26

b49_ok2:
	br label %b50, !dbg !2188

b50:
	%200 = phi i64 [ 0, %b49_ok2 ], [ %429, %b129 ], !dbg !2188
	br i1 %45, label %b51, label %b53, !dbg !2194

b51:
	%201 = phi i16 [ %198, %b50 ], [ %209, %b52 ], !dbg !2195
	%202 = phi i64 [ 16, %b50 ], [ %210, %b52 ], !dbg !2196
	%203 = icmp sgt i64 %202, 0, !dbg !2197
	br i1 %203, label %b52, label %b60, !dbg !2197

b52:
	%204 = trunc i64 %202 to i32, !dbg !2198
	%205 = zext i16 %201 to i32, !dbg !2198
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %205, i32 %204, i32 31), !dbg !2198
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !2198
	%208 = trunc i32 %207 to i16, !dbg !2198
	%209 = add i16 %201, %208, !dbg !2199
	%210 = sdiv i64 %202, 2, !dbg !2200
	br label %b51, !dbg !2200

b53:
	%211 = phi i16 [ %198, %b50 ], [ %224, %b58 ], !dbg !2195
	%212 = phi i64 [ 16, %b50 ], [ %225, %b58 ], !dbg !2201
	%213 = icmp sgt i64 %212, 0, !dbg !2202
	br i1 %213, label %b54, label %b59, !dbg !2202

b54:
	%214 = add i64 %150, %212, !dbg !2203
	%215 = icmp sge i64 %214, %44, !dbg !2204
	br i1 %215, label %b55, label %b56, !dbg !2204

b55:
	br label %b56, !dbg !2204

b56:
	%216 = phi i64 [ %214, %b54 ], [ %150, %b55 ], !dbg !2205
	%217 = trunc i64 %216 to i32, !dbg !2206
	%218 = zext i16 %211 to i32, !dbg !2206
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %218, i32 %217, i32 31), !dbg !2206
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !2206
	%221 = trunc i32 %220 to i16, !dbg !2206
	%222 = icmp ne i64 %216, %150, !dbg !2207
	br i1 %222, label %b57, label %b58, !dbg !2207

b57:
	%223 = add i16 %211, %221, !dbg !2199
	br label %b58, !dbg !2208

b58:
	%224 = phi i16 [ %211, %b56 ], [ %223, %b57 ], !dbg !2195
	%225 = sdiv i64 %212, 2, !dbg !2209
	br label %b53, !dbg !2209

b59:
	%226 = zext i16 %211 to i32, !dbg !2210
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 0, i32 31), !dbg !2210
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !2210
	%229 = trunc i32 %228 to i16, !dbg !2210
	br label %b60, !dbg !2211

b60:
	%230 = phi i16 [ %201, %b51 ], [ %229, %b59 ], !dbg !2193
	%231 = add i64 %19, 32, !dbg !2213
	%232 = sub i64 %231, 1, !dbg !2214
	%233 = sdiv i64 %232, 32, !dbg !2215
	%234 = icmp eq i64 %233, 1, !dbg !2216
	br i1 %234, label %b66, label %b61, !dbg !2216

b61:
	%235 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2217
	call void @llvm.nvvm.barrier0(), !dbg !2218
	br i1 %179, label %b62, label %b63, !dbg !2219

b62:
	%236 = sdiv i64 %28, 32, !dbg !2220
	%237 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 %236, !dbg !2221
	%238 = icmp uge i64 %236, 32, !dbg !2221
	br i1 %238, label %b62_fail1, label %b62_ok1, !dbg !2221, !prof !26

b62_ok1:
	store i16 %230, i16* %237, align 2, !dbg !2221
	br label %b63, !dbg !2221

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2222
	%239 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 0, !dbg !2223
	%240 = load i16, i16* %239, align 2, !dbg !2223
	br label %b64, !dbg !2223

b64:
	%241 = phi i16 [ %240, %b63 ], [ %247, %b65_ok1 ], !dbg !2224
	%242 = phi i64 [ 1, %b63 ], [ %248, %b65_ok1 ], !dbg !2225
	%243 = icmp slt i64 %242, %233, !dbg !2226
	br i1 %243, label %b65, label %b66, !dbg !2226

b65:
	%244 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 %242, !dbg !2227
	%245 = icmp uge i64 %242, 32, !dbg !2227
	br i1 %245, label %b65_fail1, label %b65_ok1, !dbg !2227, !prof !26

b65_ok1:
	%246 = load i16, i16* %244, align 2, !dbg !2227
	%247 = add i16 %241, %246, !dbg !2199
	%248 = add i64 %242, 1, !dbg !2228
	br label %b64, !dbg !2228

b66:
	%249 = phi i16 [ %230, %b60 ], [ %241, %b64 ], !dbg !2192
	%250 = getelementptr inbounds i16, i16* %196, i64 0, !dbg !2229
	store i16 %249, i16* %250, align 2, !dbg !2229
	br i1 %45, label %b67, label %b69, !dbg !2234

b67:
	%251 = phi i16 [ %198, %b66 ], [ %260, %b68 ], !dbg !2235
	%252 = phi i64 [ 16, %b66 ], [ %261, %b68 ], !dbg !2236
	%253 = icmp sgt i64 %252, 0, !dbg !2237
	br i1 %253, label %b68, label %b76, !dbg !2237

b68:
	%254 = trunc i64 %252 to i32, !dbg !2238
	%255 = zext i16 %251 to i32, !dbg !2238
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %255, i32 %254, i32 31), !dbg !2238
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !2238
	%258 = trunc i32 %257 to i16, !dbg !2238
	%259 = icmp ult i16 %251, %258, !dbg !2239
	%260 = select i1 %259, i16 %251, i16 %258, !dbg !2239
	%261 = sdiv i64 %252, 2, !dbg !2240
	br label %b67, !dbg !2240

b69:
	%262 = phi i16 [ %198, %b66 ], [ %276, %b74 ], !dbg !2235
	%263 = phi i64 [ 16, %b66 ], [ %277, %b74 ], !dbg !2241
	%264 = icmp sgt i64 %263, 0, !dbg !2242
	br i1 %264, label %b70, label %b75, !dbg !2242

b70:
	%265 = add i64 %150, %263, !dbg !2243
	%266 = icmp sge i64 %265, %44, !dbg !2244
	br i1 %266, label %b71, label %b72, !dbg !2244

b71:
	br label %b72, !dbg !2244

b72:
	%267 = phi i64 [ %265, %b70 ], [ %150, %b71 ], !dbg !2245
	%268 = trunc i64 %267 to i32, !dbg !2246
	%269 = zext i16 %262 to i32, !dbg !2246
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %269, i32 %268, i32 31), !dbg !2246
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !2246
	%272 = trunc i32 %271 to i16, !dbg !2246
	%273 = icmp ne i64 %267, %150, !dbg !2247
	br i1 %273, label %b73, label %b74, !dbg !2247

b73:
	%274 = icmp ult i16 %262, %272, !dbg !2239
	%275 = select i1 %274, i16 %262, i16 %272, !dbg !2239
	br label %b74, !dbg !2248

b74:
	%276 = phi i16 [ %262, %b72 ], [ %275, %b73 ], !dbg !2235
	%277 = sdiv i64 %263, 2, !dbg !2249
	br label %b69, !dbg !2249

b75:
	%278 = zext i16 %262 to i32, !dbg !2250
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 0, i32 31), !dbg !2250
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !2250
	%281 = trunc i32 %280 to i16, !dbg !2250
	br label %b76, !dbg !2251

b76:
	%282 = phi i16 [ %251, %b67 ], [ %281, %b75 ], !dbg !2233
	br i1 %234, label %b82, label %b77, !dbg !2252

b77:
	%283 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2253
	call void @llvm.nvvm.barrier0(), !dbg !2254
	br i1 %179, label %b78, label %b79, !dbg !2255

b78:
	%284 = sdiv i64 %28, 32, !dbg !2256
	%285 = getelementptr inbounds [32 x i16], [32 x i16]* %283, i64 0, i64 %284, !dbg !2257
	%286 = icmp uge i64 %284, 32, !dbg !2257
	br i1 %286, label %b78_fail1, label %b78_ok1, !dbg !2257, !prof !26

b78_ok1:
	store i16 %282, i16* %285, align 2, !dbg !2257
	br label %b79, !dbg !2257

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2258
	%287 = getelementptr inbounds [32 x i16], [32 x i16]* %283, i64 0, i64 0, !dbg !2259
	%288 = load i16, i16* %287, align 2, !dbg !2259
	br label %b80, !dbg !2259

b80:
	%289 = phi i16 [ %288, %b79 ], [ %296, %b81_ok1 ], !dbg !2260
	%290 = phi i64 [ 1, %b79 ], [ %297, %b81_ok1 ], !dbg !2261
	%291 = icmp slt i64 %290, %233, !dbg !2262
	br i1 %291, label %b81, label %b82, !dbg !2262

b81:
	%292 = getelementptr inbounds [32 x i16], [32 x i16]* %283, i64 0, i64 %290, !dbg !2263
	%293 = icmp uge i64 %290, 32, !dbg !2263
	br i1 %293, label %b81_fail1, label %b81_ok1, !dbg !2263, !prof !26

b81_ok1:
	%294 = load i16, i16* %292, align 2, !dbg !2263
	%295 = icmp ult i16 %289, %294, !dbg !2239
	%296 = select i1 %295, i16 %289, i16 %294, !dbg !2239
	%297 = add i64 %290, 1, !dbg !2264
	br label %b80, !dbg !2264

b82:
	%298 = phi i16 [ %282, %b76 ], [ %289, %b80 ], !dbg !2232
	br i1 %45, label %b83, label %b85, !dbg !2269

b83:
	%299 = phi i16 [ %198, %b82 ], [ %308, %b84 ], !dbg !2270
	%300 = phi i64 [ 16, %b82 ], [ %309, %b84 ], !dbg !2271
	%301 = icmp sgt i64 %300, 0, !dbg !2272
	br i1 %301, label %b84, label %b92, !dbg !2272

b84:
	%302 = trunc i64 %300 to i32, !dbg !2273
	%303 = zext i16 %299 to i32, !dbg !2273
	%304 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %303, i32 %302, i32 31), !dbg !2273
	%305 = extractvalue { i32, i1 } %304, 0, !dbg !2273
	%306 = trunc i32 %305 to i16, !dbg !2273
	%307 = icmp ugt i16 %299, %306, !dbg !2274
	%308 = select i1 %307, i16 %299, i16 %306, !dbg !2274
	%309 = sdiv i64 %300, 2, !dbg !2275
	br label %b83, !dbg !2275

b85:
	%310 = phi i16 [ %198, %b82 ], [ %324, %b90 ], !dbg !2270
	%311 = phi i64 [ 16, %b82 ], [ %325, %b90 ], !dbg !2276
	%312 = icmp sgt i64 %311, 0, !dbg !2277
	br i1 %312, label %b86, label %b91, !dbg !2277

b86:
	%313 = add i64 %150, %311, !dbg !2278
	%314 = icmp sge i64 %313, %44, !dbg !2279
	br i1 %314, label %b87, label %b88, !dbg !2279

b87:
	br label %b88, !dbg !2279

b88:
	%315 = phi i64 [ %313, %b86 ], [ %150, %b87 ], !dbg !2280
	%316 = trunc i64 %315 to i32, !dbg !2281
	%317 = zext i16 %310 to i32, !dbg !2281
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %316, i32 31), !dbg !2281
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !2281
	%320 = trunc i32 %319 to i16, !dbg !2281
	%321 = icmp ne i64 %315, %150, !dbg !2282
	br i1 %321, label %b89, label %b90, !dbg !2282

b89:
	%322 = icmp ugt i16 %310, %320, !dbg !2274
	%323 = select i1 %322, i16 %310, i16 %320, !dbg !2274
	br label %b90, !dbg !2283

b90:
	%324 = phi i16 [ %310, %b88 ], [ %323, %b89 ], !dbg !2270
	%325 = sdiv i64 %311, 2, !dbg !2284
	br label %b85, !dbg !2284

b91:
	%326 = zext i16 %310 to i32, !dbg !2285
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 0, i32 31), !dbg !2285
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !2285
	%329 = trunc i32 %328 to i16, !dbg !2285
	br label %b92, !dbg !2286

b92:
	%330 = phi i16 [ %299, %b83 ], [ %329, %b91 ], !dbg !2268
	br i1 %234, label %b98, label %b93, !dbg !2287

b93:
	%331 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2288
	call void @llvm.nvvm.barrier0(), !dbg !2289
	br i1 %179, label %b94, label %b95, !dbg !2290

b94:
	%332 = sdiv i64 %28, 32, !dbg !2291
	%333 = getelementptr inbounds [32 x i16], [32 x i16]* %331, i64 0, i64 %332, !dbg !2292
	%334 = icmp uge i64 %332, 32, !dbg !2292
	br i1 %334, label %b94_fail1, label %b94_ok1, !dbg !2292, !prof !26

b94_ok1:
	store i16 %330, i16* %333, align 2, !dbg !2292
	br label %b95, !dbg !2292

b95:
	call void @llvm.nvvm.barrier0(), !dbg !2293
	%335 = getelementptr inbounds [32 x i16], [32 x i16]* %331, i64 0, i64 0, !dbg !2294
	%336 = load i16, i16* %335, align 2, !dbg !2294
	br label %b96, !dbg !2294

b96:
	%337 = phi i16 [ %336, %b95 ], [ %344, %b97_ok1 ], !dbg !2295
	%338 = phi i64 [ 1, %b95 ], [ %345, %b97_ok1 ], !dbg !2296
	%339 = icmp slt i64 %338, %233, !dbg !2297
	br i1 %339, label %b97, label %b98, !dbg !2297

b97:
	%340 = getelementptr inbounds [32 x i16], [32 x i16]* %331, i64 0, i64 %338, !dbg !2298
	%341 = icmp uge i64 %338, 32, !dbg !2298
	br i1 %341, label %b97_fail1, label %b97_ok1, !dbg !2298, !prof !26

b97_ok1:
	%342 = load i16, i16* %340, align 2, !dbg !2298
	%343 = icmp ugt i16 %337, %342, !dbg !2274
	%344 = select i1 %343, i16 %337, i16 %342, !dbg !2274
	%345 = add i64 %338, 1, !dbg !2299
	br label %b96, !dbg !2299

b98:
	%346 = phi i16 [ %330, %b92 ], [ %337, %b96 ], !dbg !2267
	%347 = getelementptr inbounds i16, i16* %196, i64 1, !dbg !2300
	store i16 %298, i16* %347, align 2, !dbg !2300
	%348 = getelementptr inbounds i16, i16* %196, i64 2, !dbg !2301
	store i16 %346, i16* %348, align 2, !dbg !2301
	br label %b99, !dbg !2306

b99:
	%349 = phi i16 [ %198, %b98 ], [ %359, %b102 ], !dbg !2307
	%350 = phi i64 [ 1, %b98 ], [ %360, %b102 ], !dbg !2308
	%351 = icmp slt i64 %350, 32, !dbg !2309
	br i1 %351, label %b100, label %b103, !dbg !2309

b100:
	%352 = trunc i64 %350 to i32, !dbg !2310
	%353 = zext i16 %349 to i32, !dbg !2310
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %353, i32 %352, i32 0), !dbg !2310
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !2310
	%356 = trunc i32 %355 to i16, !dbg !2310
	%357 = icmp sge i64 %150, %350, !dbg !2311
	br i1 %357, label %b101, label %b102, !dbg !2311

b101:
	%358 = add i16 %349, %356, !dbg !2312
	br label %b102, !dbg !2312

b102:
	%359 = phi i16 [ %349, %b100 ], [ %358, %b101 ], !dbg !2307
	%360 = mul i64 %350, 2, !dbg !2313
	br label %b99, !dbg !2313

b103:
	br i1 %234, label %b109, label %b104, !dbg !2314

b104:
	%361 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4 to [32 x i16]*, !dbg !2315
	%362 = sdiv i64 %28, 32, !dbg !2316
	call void @llvm.nvvm.barrier0(), !dbg !2317
	%363 = sub i64 %44, 1, !dbg !2318
	%364 = icmp eq i64 %150, %363, !dbg !2319
	br i1 %364, label %b105, label %b106, !dbg !2319

b105:
	%365 = getelementptr inbounds [32 x i16], [32 x i16]* %361, i64 0, i64 %362, !dbg !2320
	%366 = icmp uge i64 %362, 32, !dbg !2320
	br i1 %366, label %b105_fail1, label %b105_ok1, !dbg !2320, !prof !26

b105_ok1:
	store i16 %349, i16* %365, align 2, !dbg !2320
	br label %b106, !dbg !2320

b106:
	call void @llvm.nvvm.barrier0(), !dbg !2321
	%367 = icmp slt i64 0, %362, !dbg !2321
	br i1 %367, label %b107, label %b108, !dbg !2321

b107:
	%368 = phi i16 [ 0, %b106 ], [ %373, %b107_ok1 ], !dbg !2322
	%369 = phi i64 [ 0, %b106 ], [ %374, %b107_ok1 ], !dbg !2322
	%370 = getelementptr inbounds [32 x i16], [32 x i16]* %361, i64 0, i64 %369, !dbg !2323
	%371 = icmp uge i64 %369, 32, !dbg !2323
	br i1 %371, label %b107_fail1, label %b107_ok1, !dbg !2323, !prof !26

b107_ok1:
	%372 = load i16, i16* %370, align 2, !dbg !2323
	%373 = add i16 %368, %372, !dbg !2324
	%374 = add i64 %369, 1, !dbg !2324
	%375 = icmp slt i64 %374, %362, !dbg !2324
	br i1 %375, label %b107, label %b108, !dbg !2324

b108:
	%376 = phi i16 [ 0, %b106 ], [ %373, %b107_ok1 ], !dbg !2322
	br label %b109, !dbg !2325

b109:
	%377 = phi i16 [ 0, %b103 ], [ %376, %b108 ], !dbg !2305
	%378 = add i16 %377, %349, !dbg !2326
	br label %b110, !dbg !2330

b110:
	%379 = phi i16 [ %198, %b109 ], [ %389, %b113 ], !dbg !2331
	%380 = phi i64 [ 1, %b109 ], [ %390, %b113 ], !dbg !2332
	%381 = icmp slt i64 %380, 32, !dbg !2333
	br i1 %381, label %b111, label %b114, !dbg !2333

b111:
	%382 = trunc i64 %380 to i32, !dbg !2334
	%383 = zext i16 %379 to i32, !dbg !2334
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %383, i32 %382, i32 0), !dbg !2334
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !2334
	%386 = trunc i32 %385 to i16, !dbg !2334
	%387 = icmp sge i64 %150, %380, !dbg !2335
	br i1 %387, label %b112, label %b113, !dbg !2335

b112:
	%388 = add i16 %379, %386, !dbg !2336
	br label %b113, !dbg !2336

b113:
	%389 = phi i16 [ %379, %b111 ], [ %388, %b112 ], !dbg !2331
	%390 = mul i64 %380, 2, !dbg !2337
	br label %b110, !dbg !2337

b114:
	br i1 %234, label %b120, label %b115, !dbg !2338

b115:
	%391 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4 to [32 x i16]*, !dbg !2339
	%392 = sdiv i64 %28, 32, !dbg !2340
	call void @llvm.nvvm.barrier0(), !dbg !2341
	%393 = sub i64 %44, 1, !dbg !2342
	%394 = icmp eq i64 %150, %393, !dbg !2343
	br i1 %394, label %b116, label %b117, !dbg !2343

b116:
	%395 = getelementptr inbounds [32 x i16], [32 x i16]* %391, i64 0, i64 %392, !dbg !2344
	%396 = icmp uge i64 %392, 32, !dbg !2344
	br i1 %396, label %b116_fail1, label %b116_ok1, !dbg !2344, !prof !26

b116_ok1:
	store i16 %379, i16* %395, align 2, !dbg !2344
	br label %b117, !dbg !2344

b117:
	call void @llvm.nvvm.barrier0(), !dbg !2345
	%397 = icmp slt i64 0, %392, !dbg !2345
	br i1 %397, label %b118, label %b119, !dbg !2345

b118:
	%398 = phi i16 [ 0, %b117 ], [ %403, %b118_ok1 ], !dbg !2346
	%399 = phi i64 [ 0, %b117 ], [ %404, %b118_ok1 ], !dbg !2346
	%400 = getelementptr inbounds [32 x i16], [32 x i16]* %391, i64 0, i64 %399, !dbg !2347
	%401 = icmp uge i64 %399, 32, !dbg !2347
	br i1 %401, label %b118_fail1, label %b118_ok1, !dbg !2347, !prof !26

b118_ok1:
	%402 = load i16, i16* %400, align 2, !dbg !2347
	%403 = add i16 %398, %402, !dbg !2348
	%404 = add i64 %399, 1, !dbg !2348
	%405 = icmp slt i64 %404, %392, !dbg !2348
	br i1 %405, label %b118, label %b119, !dbg !2348

b119:
	%406 = phi i16 [ 0, %b117 ], [ %403, %b118_ok1 ], !dbg !2346
	br label %b120, !dbg !2349

b120:
	%407 = phi i16 [ 0, %b114 ], [ %406, %b119 ], !dbg !2329
	%408 = zext i16 %379 to i32, !dbg !2350
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %408, i32 1, i32 0), !dbg !2350
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !2350
	%411 = trunc i32 %410 to i16, !dbg !2350
	br i1 %179, label %b122, label %b121, !dbg !2351

b121:
	%412 = add i16 %407, %411, !dbg !2352
	br label %b122, !dbg !2353

b122:
	%413 = phi i16 [ %407, %b120 ], [ %412, %b121 ], !dbg !2328
	%414 = getelementptr inbounds i16, i16* %196, i64 3, !dbg !2354
	store i16 %378, i16* %414, align 2, !dbg !2354
	%415 = getelementptr inbounds i16, i16* %196, i64 4, !dbg !2355
	store i16 %413, i16* %415, align 2, !dbg !2355
	%416 = mul i64 %19, 2, !dbg !2356
	%417 = sdiv i64 %416, 3, !dbg !2357
	%418 = icmp sge i64 %417, %19, !dbg !2360
	br i1 %418, label %b123, label %b124, !dbg !2360

b123:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !2361
	ret void, !dbg !2361

b124:
	br i1 %234, label %b125, label %b126, !dbg !2362

b125:
	%419 = trunc i64 %417 to i32, !dbg !2363
	%420 = zext i16 %198 to i32, !dbg !2363
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %420, i32 %419, i32 31), !dbg !2363
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !2363
	%423 = trunc i32 %422 to i16, !dbg !2363
	br label %b129, !dbg !2364

b126:
	%424 = addrspacecast i16 addrspace(3)* @gpuc_shared_Broadcast_42_4 to i16*, !dbg !2365
	call void @llvm.nvvm.barrier0(), !dbg !2366
	%425 = icmp eq i64 %28, %417, !dbg !2367
	br i1 %425, label %b127, label %b128, !dbg !2367

b127:
	store i16 %198, i16* %424, align 2, !dbg !2368
	br label %b128, !dbg !2368

b128:
	call void @llvm.nvvm.barrier0(), !dbg !2369
	%426 = load i16, i16* %424, align 2, !dbg !2370
	br label %b129, !dbg !2371

b129:
	%427 = phi i16 [ %423, %b125 ], [ %426, %b128 ], !dbg !2359
	%428 = getelementptr inbounds i16, i16* %196, i64 5, !dbg !2372
	store i16 %427, i16* %428, align 2, !dbg !2372
	%429 = add i64 %200, 1, !dbg !2372
	%430 = icmp slt i64 %429, 2, !dbg !2372
	br i1 %430, label %b50, label %b130, !dbg !2372

b130:
	ret void, !dbg !2065

b0_fail1:
	%431 = icmp ugt i64 %30, %p1, !dbg !2068
	br i1 %431, label %b0_fail2, label %b0_ok2, !dbg !2068

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !2068
	ret void, !dbg !2068

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !2069
	ret void, !dbg !2069

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !2072
	ret void, !dbg !2072

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !2184
	ret void, !dbg !2184

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %195), !dbg !2188
	ret void, !dbg !2188

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %236, i64 32), !dbg !2221
	ret void, !dbg !2221

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %242, i64 32), !dbg !2227
	ret void, !dbg !2227

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %284, i64 32), !dbg !2257
	ret void, !dbg !2257

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %290, i64 32), !dbg !2263
	ret void, !dbg !2263

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %332, i64 32), !dbg !2292
	ret void, !dbg !2292

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %338, i64 32), !dbg !2298
	ret void, !dbg !2298

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %362, i64 32), !dbg !2320
	ret void, !dbg !2320

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %369, i64 32), !dbg !2323
	ret void, !dbg !2323

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %392, i64 32), !dbg !2344
	ret void, !dbg !2344

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %399, i64 32), !dbg !2347
	ret void, !dbg !2347
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2373 {
entry:
	br label %b0, !dbg !2374

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2377, !range !11
	%1 = sext i32 %0 to i64, !dbg !2377
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2377, !range !12
	%3 = sext i32 %2 to i64, !dbg !2377
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2377, !range !12
	%5 = sext i32 %4 to i64, !dbg !2377
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2377, !range !13
	%7 = sext i32 %6 to i64, !dbg !2377
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2377, !range !14
	%9 = sext i32 %8 to i64, !dbg !2377
	%10 = mul i64 %9, %5, !dbg !2377
	%11 = add i64 %3, %10, !dbg !2377
	%12 = mul i64 %7, %11, !dbg !2377
	%13 = add i64 %1, %12, !dbg !2377
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2377, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2377, !range !15
	%16 = mul i32 %14, %15, !dbg !2377
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2377, !range !16
	%18 = mul i32 %16, %17, !dbg !2377
	%19 = sext i32 %18 to i64, !dbg !2377
	%20 = mul i64 %13, %19, !dbg !2377
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2377, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2377, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2377, !range !18
	%24 = mul i32 %15, %23, !dbg !2377
	%25 = add i32 %22, %24, !dbg !2377
	%26 = mul i32 %14, %25, !dbg !2377
	%27 = add i32 %21, %26, !dbg !2377
	%28 = sext i32 %27 to i64, !dbg !2377
	%29 = add i64 %20, %28, !dbg !2377
	%30 = mul i64 %29, 3, !dbg !2378
	%31 = sub i64 %p1, %30, !dbg !2379
	%32 = getelementptr inbounds i16, i16* %p0, i64 %30, !dbg !2379
	%33 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !2380
	%34 = icmp ugt i64 %30, %p1, !dbg !2379
	%35 = icmp uge i64 %29, %p5, !dbg !2380
	%36 = or i1 %34, %35, !dbg !2380
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !2380, !prof !26

b0_ok1:
	%37 = load i16, i16* %33, align 2, !dbg !2380
	%38 = and i32 %27, -32, !dbg !2388
	%39 = sub i32 %18, %38, !dbg !2388
	%40 = icmp slt i32 %39, 32, !dbg !2388
	%41 = select i1 %40, i32 %39, i32 32, !dbg !2388
	%42 = sext i32 %41 to i64, !dbg !2388
	%43 = icmp eq i64 %42, 32, !dbg !2389
	%44 = icmp ugt i64 3, %31, !dbg !2383
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !2383, !prof !26

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !2389

b1:
	%45 = phi i16 [ %37, %b0_ok3 ], [ %53, %b2 ], !dbg !2390
	%46 = phi i64 [ 16, %b0_ok3 ], [ %54, %b2 ], !dbg !2391
	%47 = icmp sgt i64 %46, 0, !dbg !2392
	br i1 %47, label %b2, label %b11, !dbg !2392

b2:
	%48 = trunc i64 %46 to i32, !dbg !2393
	%49 = zext i16 %45 to i32, !dbg !2393
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %48, i32 31), !dbg !2393
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2393
	%52 = trunc i32 %51 to i16, !dbg !2393
	%53 = and i16 %45, %52, !dbg !2394
	%54 = sdiv i64 %46, 2, !dbg !2395
	br label %b1, !dbg !2395

b3:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2396, !range !20
	%56 = sext i32 %55 to i64, !dbg !2396
	br label %b4, !dbg !2396

b4:
	%57 = phi i16 [ %37, %b3 ], [ %70, %b9 ], !dbg !2390
	%58 = phi i64 [ 16, %b3 ], [ %71, %b9 ], !dbg !2397
	%59 = icmp sgt i64 %58, 0, !dbg !2398
	br i1 %59, label %b5, label %b10, !dbg !2398

b5:
	%60 = add i64 %56, %58, !dbg !2399
	%61 = icmp sge i64 %60, %42, !dbg !2400
	br i1 %61, label %b6, label %b7, !dbg !2400

b6:
	br label %b7, !dbg !2400

b7:
	%62 = phi i64 [ %60, %b5 ], [ %56, %b6 ], !dbg !2401
	%63 = trunc i64 %62 to i32, !dbg !2402
	%64 = zext i16 %57 to i32, !dbg !2402
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %64, i32 %63, i32 31), !dbg !2402
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !2402
	%67 = trunc i32 %66 to i16, !dbg !2402
	%68 = icmp ne i64 %62, %56, !dbg !2403
	br i1 %68, label %b8, label %b9, !dbg !2403

b8:
	%69 = and i16 %57, %67, !dbg !2394
	br label %b9, !dbg !2404

b9:
	%70 = phi i16 [ %57, %b7 ], [ %69, %b8 ], !dbg !2390
	%71 = sdiv i64 %58, 2, !dbg !2405
	br label %b4, !dbg !2405

b10:
	%72 = zext i16 %57 to i32, !dbg !2406
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !2406
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2406
	%75 = trunc i32 %74 to i16, !dbg !2406
	br label %b11, !dbg !2407

b11:
	%76 = phi i16 [ %45, %b1 ], [ %75, %b10 ], !dbg !2387
	br i1 %43, label %b12, label %b14, !dbg !2412

b12:
	%77 = phi i16 [ %37, %b11 ], [ %85, %b13 ], !dbg !2413
	%78 = phi i64 [ 16, %b11 ], [ %86, %b13 ], !dbg !2414
	%79 = icmp sgt i64 %78, 0, !dbg !2415
	br i1 %79, label %b13, label %b22, !dbg !2415

b13:
	%80 = trunc i64 %78 to i32, !dbg !2416
	%81 = zext i16 %77 to i32, !dbg !2416
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %81, i32 %80, i32 31), !dbg !2416
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !2416
	%84 = trunc i32 %83 to i16, !dbg !2416
	%85 = or i16 %77, %84, !dbg !2417
	%86 = sdiv i64 %78, 2, !dbg !2418
	br label %b12, !dbg !2418

b14:
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2419, !range !20
	%88 = sext i32 %87 to i64, !dbg !2419
	br label %b15, !dbg !2419

b15:
	%89 = phi i16 [ %37, %b14 ], [ %102, %b20 ], !dbg !2413
	%90 = phi i64 [ 16, %b14 ], [ %103, %b20 ], !dbg !2420
	%91 = icmp sgt i64 %90, 0, !dbg !2421
	br i1 %91, label %b16, label %b21, !dbg !2421

b16:
	%92 = add i64 %88, %90, !dbg !2422
	%93 = icmp sge i64 %92, %42, !dbg !2423
	br i1 %93, label %b17, label %b18, !dbg !2423

b17:
	br label %b18, !dbg !2423

b18:
	%94 = phi i64 [ %92, %b16 ], [ %88, %b17 ], !dbg !2424
	%95 = trunc i64 %94 to i32, !dbg !2425
	%96 = zext i16 %89 to i32, !dbg !2425
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 %95, i32 31), !dbg !2425
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !2425
	%99 = trunc i32 %98 to i16, !dbg !2425
	%100 = icmp ne i64 %94, %88, !dbg !2426
	br i1 %100, label %b19, label %b20, !dbg !2426

b19:
	%101 = or i16 %89, %99, !dbg !2417
	br label %b20, !dbg !2427

b20:
	%102 = phi i16 [ %89, %b18 ], [ %101, %b19 ], !dbg !2413
	%103 = sdiv i64 %90, 2, !dbg !2428
	br label %b15, !dbg !2428

b21:
	%104 = zext i16 %89 to i32, !dbg !2429
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 0, i32 31), !dbg !2429
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !2429
	%107 = trunc i32 %106 to i16, !dbg !2429
	br label %b22, !dbg !2430

b22:
	%108 = phi i16 [ %77, %b12 ], [ %107, %b21 ], !dbg !2411
	br i1 %43, label %b23, label %b25, !dbg !2435

b23:
	%109 = phi i16 [ %37, %b22 ], [ %117, %b24 ], !dbg !2436
	%110 = phi i64 [ 16, %b22 ], [ %118, %b24 ], !dbg !2437
	%111 = icmp sgt i64 %110, 0, !dbg !2438
	br i1 %111, label %b24, label %b33, !dbg !2438

b24:
	%112 = trunc i64 %110 to i32, !dbg !2439
	%113 = zext i16 %109 to i32, !dbg !2439
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %112, i32 31), !dbg !2439
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !2439
	%116 = trunc i32 %115 to i16, !dbg !2439
	%117 = xor i16 %109, %116, !dbg !2440
	%118 = sdiv i64 %110, 2, !dbg !2441
	br label %b23, !dbg !2441

b25:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2442, !range !20
	%120 = sext i32 %119 to i64, !dbg !2442
	br label %b26, !dbg !2442

b26:
	%121 = phi i16 [ %37, %b25 ], [ %134, %b31 ], !dbg !2436
	%122 = phi i64 [ 16, %b25 ], [ %135, %b31 ], !dbg !2443
	%123 = icmp sgt i64 %122, 0, !dbg !2444
	br i1 %123, label %b27, label %b32, !dbg !2444

b27:
	%124 = add i64 %120, %122, !dbg !2445
	%125 = icmp sge i64 %124, %42, !dbg !2446
	br i1 %125, label %b28, label %b29, !dbg !2446

b28:
	br label %b29, !dbg !2446

b29:
	%126 = phi i64 [ %124, %b27 ], [ %120, %b28 ], !dbg !2447
	%127 = trunc i64 %126 to i32, !dbg !2448
	%128 = zext i16 %121 to i32, !dbg !2448
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !2448
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !2448
	%131 = trunc i32 %130 to i16, !dbg !2448
	%132 = icmp ne i64 %126, %120, !dbg !2449
	br i1 %132, label %b30, label %b31, !dbg !2449

b30:
	%133 = xor i16 %121, %131, !dbg !2440
	br label %b31, !dbg !2450

b31:
	%134 = phi i16 [ %121, %b29 ], [ %133, %b30 ], !dbg !2436
	%135 = sdiv i64 %122, 2, !dbg !2451
	br label %b26, !dbg !2451

b32:
	%136 = zext i16 %121 to i32, !dbg !2452
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !2452
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !2452
	%139 = trunc i32 %138 to i16, !dbg !2452
	br label %b33, !dbg !2453

b33:
	%140 = phi i16 [ %109, %b23 ], [ %139, %b32 ], !dbg !2434
	%141 = getelementptr inbounds i16, i16* %32, i64 0, !dbg !2454
	store i16 %76, i16* %141, align 2, !dbg !2454
	%142 = getelementptr inbounds i16, i16* %32, i64 1, !dbg !2455
	store i16 %108, i16* %142, align 2, !dbg !2455
	%143 = getelementptr inbounds i16, i16* %32, i64 2, !dbg !2456
	store i16 %140, i16* %143, align 2, !dbg !2456
	%144 = sub i64 %p3, %30, !dbg !2457
	%145 = getelementptr inbounds i16, i16* %p2, i64 %30, !dbg !2457
	%146 = icmp ugt i64 %30, %p3, !dbg !2457
	br i1 %146, label %b33_fail1, label %b33_ok1, !dbg !2457, !prof !26

b33_ok1:
	%147 = load i16, i16* %33, align 2, !dbg !2458
	%148 = icmp ugt i64 3, %144, !dbg !2461
	br i1 %148, label %b33_fail2, label %b33_ok2, !dbg !2461, !prof !26

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !2466

b34:
	%149 = phi i16 [ %147, %b33_ok2 ], [ %157, %b35 ], !dbg !2467
	%150 = phi i64 [ 16, %b33_ok2 ], [ %158, %b35 ], !dbg !2468
	%151 = icmp sgt i64 %150, 0, !dbg !2469
	br i1 %151, label %b35, label %b44, !dbg !2469

b35:
	%152 = trunc i64 %150 to i32, !dbg !2470
	%153 = zext i16 %149 to i32, !dbg !2470
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %153, i32 %152, i32 31), !dbg !2470
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !2470
	%156 = trunc i32 %155 to i16, !dbg !2470
	%157 = and i16 %149, %156, !dbg !2471
	%158 = sdiv i64 %150, 2, !dbg !2472
	br label %b34, !dbg !2472

b36:
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2473, !range !20
	%160 = sext i32 %159 to i64, !dbg !2473
	br label %b37, !dbg !2473

b37:
	%161 = phi i16 [ %147, %b36 ], [ %174, %b42 ], !dbg !2467
	%162 = phi i64 [ 16, %b36 ], [ %175, %b42 ], !dbg !2474
	%163 = icmp sgt i64 %162, 0, !dbg !2475
	br i1 %163, label %b38, label %b43, !dbg !2475

b38:
	%164 = add i64 %160, %162, !dbg !2476
	%165 = icmp sge i64 %164, %42, !dbg !2477
	br i1 %165, label %b39, label %b40, !dbg !2477

b39:
	br label %b40, !dbg !2477

b40:
	%166 = phi i64 [ %164, %b38 ], [ %160, %b39 ], !dbg !2478
	%167 = trunc i64 %166 to i32, !dbg !2479
	%168 = zext i16 %161 to i32, !dbg !2479
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 %167, i32 31), !dbg !2479
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !2479
	%171 = trunc i32 %170 to i16, !dbg !2479
	%172 = icmp ne i64 %166, %160, !dbg !2480
	br i1 %172, label %b41, label %b42, !dbg !2480

b41:
	%173 = and i16 %161, %171, !dbg !2471
	br label %b42, !dbg !2481

b42:
	%174 = phi i16 [ %161, %b40 ], [ %173, %b41 ], !dbg !2467
	%175 = sdiv i64 %162, 2, !dbg !2482
	br label %b37, !dbg !2482

b43:
	%176 = zext i16 %161 to i32, !dbg !2483
	%177 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %176, i32 0, i32 31), !dbg !2483
	%178 = extractvalue { i32, i1 } %177, 0, !dbg !2483
	%179 = trunc i32 %178 to i16, !dbg !2483
	br label %b44, !dbg !2484

b44:
	%180 = phi i16 [ %149, %b34 ], [ %179, %b43 ], !dbg !2465
	%181 = add i64 %19, 32, !dbg !2486
	%182 = sub i64 %181, 1, !dbg !2487
	%183 = sdiv i64 %182, 32, !dbg !2488
	%184 = icmp eq i64 %183, 1, !dbg !2489
	br i1 %184, label %b50, label %b45, !dbg !2489

b45:
	%185 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2490
	call void @llvm.nvvm.barrier0(), !dbg !2491
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2492, !range !20
	%187 = sext i32 %186 to i64, !dbg !2492
	%188 = icmp eq i64 %187, 0, !dbg !2493
	br i1 %188, label %b46, label %b47, !dbg !2493

b46:
	%189 = sdiv i64 %28, 32, !dbg !2494
	%190 = getelementptr inbounds [32 x i16], [32 x i16]* %185, i64 0, i64 %189, !dbg !2495
	%191 = icmp uge i64 %189, 32, !dbg !2495
	br i1 %191, label %b46_fail1, label %b46_ok1, !dbg !2495, !prof !26

b46_ok1:
	store i16 %180, i16* %190, align 2, !dbg !2495
	br label %b47, !dbg !2495

b47:
	call void @llvm.nvvm.barrier0(), !dbg !2496
	%192 = getelementptr inbounds [32 x i16], [32 x i16]* %185, i64 0, i64 0, !dbg !2497
	%193 = load i16, i16* %192, align 2, !dbg !2497
	br label %b48, !dbg !2497

b48:
	%194 = phi i16 [ %193, %b47 ], [ %200, %b49_ok1 ], !dbg !2498
	%195 = phi i64 [ 1, %b47 ], [ %201, %b49_ok1 ], !dbg !2499
	%196 = icmp slt i64 %195, %183, !dbg !2500
	br i1 %196, label %b49, label %b50, !dbg !2500

b49:
	%197 = getelementptr inbounds [32 x i16], [32 x i16]* %185, i64 0, i64 %195, !dbg !2501
	%198 = icmp uge i64 %195, 32, !dbg !2501
	br i1 %198, label %b49_fail1, label %b49_ok1, !dbg !2501, !prof !26

b49_ok1:
	%199 = load i16, i16* %197, align 2, !dbg !2501
	%200 = and i16 %194, %199, !dbg !2471
	%201 = add i64 %195, 1, !dbg !2502
	br label %b48, !dbg !2502

b50:
	%202 = phi i16 [ %180, %b44 ], [ %194, %b48 ], !dbg !2464
	br i1 %43, label %b51, label %b53, !dbg !2507

b51:
	%203 = phi i16 [ %147, %b50 ], [ %211, %b52 ], !dbg !2508
	%204 = phi i64 [ 16, %b50 ], [ %212, %b52 ], !dbg !2509
	%205 = icmp sgt i64 %204, 0, !dbg !2510
	br i1 %205, label %b52, label %b61, !dbg !2510

b52:
	%206 = trunc i64 %204 to i32, !dbg !2511
	%207 = zext i16 %203 to i32, !dbg !2511
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %207, i32 %206, i32 31), !dbg !2511
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !2511
	%210 = trunc i32 %209 to i16, !dbg !2511
	%211 = or i16 %203, %210, !dbg !2512
	%212 = sdiv i64 %204, 2, !dbg !2513
	br label %b51, !dbg !2513

b53:
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2514, !range !20
	%214 = sext i32 %213 to i64, !dbg !2514
	br label %b54, !dbg !2514

b54:
	%215 = phi i16 [ %147, %b53 ], [ %228, %b59 ], !dbg !2508
	%216 = phi i64 [ 16, %b53 ], [ %229, %b59 ], !dbg !2515
	%217 = icmp sgt i64 %216, 0, !dbg !2516
	br i1 %217, label %b55, label %b60, !dbg !2516

b55:
	%218 = add i64 %214, %216, !dbg !2517
	%219 = icmp sge i64 %218, %42, !dbg !2518
	br i1 %219, label %b56, label %b57, !dbg !2518

b56:
	br label %b57, !dbg !2518

b57:
	%220 = phi i64 [ %218, %b55 ], [ %214, %b56 ], !dbg !2519
	%221 = trunc i64 %220 to i32, !dbg !2520
	%222 = zext i16 %215 to i32, !dbg !2520
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 %221, i32 31), !dbg !2520
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !2520
	%225 = trunc i32 %224 to i16, !dbg !2520
	%226 = icmp ne i64 %220, %214, !dbg !2521
	br i1 %226, label %b58, label %b59, !dbg !2521

b58:
	%227 = or i16 %215, %225, !dbg !2512
	br label %b59, !dbg !2522

b59:
	%228 = phi i16 [ %215, %b57 ], [ %227, %b58 ], !dbg !2508
	%229 = sdiv i64 %216, 2, !dbg !2523
	br label %b54, !dbg !2523

b60:
	%230 = zext i16 %215 to i32, !dbg !2524
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %230, i32 0, i32 31), !dbg !2524
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !2524
	%233 = trunc i32 %232 to i16, !dbg !2524
	br label %b61, !dbg !2525

b61:
	%234 = phi i16 [ %203, %b51 ], [ %233, %b60 ], !dbg !2506
	br i1 %184, label %b67, label %b62, !dbg !2526

b62:
	%235 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2527
	call void @llvm.nvvm.barrier0(), !dbg !2528
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2529, !range !20
	%237 = sext i32 %236 to i64, !dbg !2529
	%238 = icmp eq i64 %237, 0, !dbg !2530
	br i1 %238, label %b63, label %b64, !dbg !2530

b63:
	%239 = sdiv i64 %28, 32, !dbg !2531
	%240 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 %239, !dbg !2532
	%241 = icmp uge i64 %239, 32, !dbg !2532
	br i1 %241, label %b63_fail1, label %b63_ok1, !dbg !2532, !prof !26

b63_ok1:
	store i16 %234, i16* %240, align 2, !dbg !2532
	br label %b64, !dbg !2532

b64:
	call void @llvm.nvvm.barrier0(), !dbg !2533
	%242 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 0, !dbg !2534
	%243 = load i16, i16* %242, align 2, !dbg !2534
	br label %b65, !dbg !2534

b65:
	%244 = phi i16 [ %243, %b64 ], [ %250, %b66_ok1 ], !dbg !2535
	%245 = phi i64 [ 1, %b64 ], [ %251, %b66_ok1 ], !dbg !2536
	%246 = icmp slt i64 %245, %183, !dbg !2537
	br i1 %246, label %b66, label %b67, !dbg !2537

b66:
	%247 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 %245, !dbg !2538
	%248 = icmp uge i64 %245, 32, !dbg !2538
	br i1 %248, label %b66_fail1, label %b66_ok1, !dbg !2538, !prof !26

b66_ok1:
	%249 = load i16, i16* %247, align 2, !dbg !2538
	%250 = or i16 %244, %249, !dbg !2512
	%251 = add i64 %245, 1, !dbg !2539
	br label %b65, !dbg !2539

b67:
	%252 = phi i16 [ %234, %b61 ], [ %244, %b65 ], !dbg !2505
	br i1 %43, label %b68, label %b70, !dbg !2544

b68:
	%253 = phi i16 [ %147, %b67 ], [ %261, %b69 ], !dbg !2545
	%254 = phi i64 [ 16, %b67 ], [ %262, %b69 ], !dbg !2546
	%255 = icmp sgt i64 %254, 0, !dbg !2547
	br i1 %255, label %b69, label %b78, !dbg !2547

b69:
	%256 = trunc i64 %254 to i32, !dbg !2548
	%257 = zext i16 %253 to i32, !dbg !2548
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %257, i32 %256, i32 31), !dbg !2548
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !2548
	%260 = trunc i32 %259 to i16, !dbg !2548
	%261 = xor i16 %253, %260, !dbg !2549
	%262 = sdiv i64 %254, 2, !dbg !2550
	br label %b68, !dbg !2550

b70:
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2551, !range !20
	%264 = sext i32 %263 to i64, !dbg !2551
	br label %b71, !dbg !2551

b71:
	%265 = phi i16 [ %147, %b70 ], [ %278, %b76 ], !dbg !2545
	%266 = phi i64 [ 16, %b70 ], [ %279, %b76 ], !dbg !2552
	%267 = icmp sgt i64 %266, 0, !dbg !2553
	br i1 %267, label %b72, label %b77, !dbg !2553

b72:
	%268 = add i64 %264, %266, !dbg !2554
	%269 = icmp sge i64 %268, %42, !dbg !2555
	br i1 %269, label %b73, label %b74, !dbg !2555

b73:
	br label %b74, !dbg !2555

b74:
	%270 = phi i64 [ %268, %b72 ], [ %264, %b73 ], !dbg !2556
	%271 = trunc i64 %270 to i32, !dbg !2557
	%272 = zext i16 %265 to i32, !dbg !2557
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !2557
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !2557
	%275 = trunc i32 %274 to i16, !dbg !2557
	%276 = icmp ne i64 %270, %264, !dbg !2558
	br i1 %276, label %b75, label %b76, !dbg !2558

b75:
	%277 = xor i16 %265, %275, !dbg !2549
	br label %b76, !dbg !2559

b76:
	%278 = phi i16 [ %265, %b74 ], [ %277, %b75 ], !dbg !2545
	%279 = sdiv i64 %266, 2, !dbg !2560
	br label %b71, !dbg !2560

b77:
	%280 = zext i16 %265 to i32, !dbg !2561
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 0, i32 31), !dbg !2561
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !2561
	%283 = trunc i32 %282 to i16, !dbg !2561
	br label %b78, !dbg !2562

b78:
	%284 = phi i16 [ %253, %b68 ], [ %283, %b77 ], !dbg !2543
	br i1 %184, label %b84, label %b79, !dbg !2563

b79:
	%285 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2564
	call void @llvm.nvvm.barrier0(), !dbg !2565
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2566, !range !20
	%287 = sext i32 %286 to i64, !dbg !2566
	%288 = icmp eq i64 %287, 0, !dbg !2567
	br i1 %288, label %b80, label %b81, !dbg !2567

b80:
	%289 = sdiv i64 %28, 32, !dbg !2568
	%290 = getelementptr inbounds [32 x i16], [32 x i16]* %285, i64 0, i64 %289, !dbg !2569
	%291 = icmp uge i64 %289, 32, !dbg !2569
	br i1 %291, label %b80_fail1, label %b80_ok1, !dbg !2569, !prof !26

b80_ok1:
	store i16 %284, i16* %290, align 2, !dbg !2569
	br label %b81, !dbg !2569

b81:
	call void @llvm.nvvm.barrier0(), !dbg !2570
	%292 = getelementptr inbounds [32 x i16], [32 x i16]* %285, i64 0, i64 0, !dbg !2571
	%293 = load i16, i16* %292, align 2, !dbg !2571
	br label %b82, !dbg !2571

b82:
	%294 = phi i16 [ %293, %b81 ], [ %300, %b83_ok1 ], !dbg !2572
	%295 = phi i64 [ 1, %b81 ], [ %301, %b83_ok1 ], !dbg !2573
	%296 = icmp slt i64 %295, %183, !dbg !2574
	br i1 %296, label %b83, label %b84, !dbg !2574

b83:
	%297 = getelementptr inbounds [32 x i16], [32 x i16]* %285, i64 0, i64 %295, !dbg !2575
	%298 = icmp uge i64 %295, 32, !dbg !2575
	br i1 %298, label %b83_fail1, label %b83_ok1, !dbg !2575, !prof !26

b83_ok1:
	%299 = load i16, i16* %297, align 2, !dbg !2575
	%300 = xor i16 %294, %299, !dbg !2549
	%301 = add i64 %295, 1, !dbg !2576
	br label %b82, !dbg !2576

b84:
	%302 = phi i16 [ %284, %b78 ], [ %294, %b82 ], !dbg !2542
	%303 = getelementptr inbounds i16, i16* %145, i64 0, !dbg !2577
	store i16 %202, i16* %303, align 2, !dbg !2577
	%304 = getelementptr inbounds i16, i16* %145, i64 1, !dbg !2578
	store i16 %252, i16* %304, align 2, !dbg !2578
	%305 = getelementptr inbounds i16, i16* %145, i64 2, !dbg !2579
	store i16 %302, i16* %305, align 2, !dbg !2579
	ret void, !dbg !2376

b0_fail1:
	%306 = icmp ugt i64 %30, %p1, !dbg !2379
	br i1 %306, label %b0_fail2, label %b0_ok2, !dbg !2379

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %30, i64 %p1), !dbg !2379
	ret void, !dbg !2379

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %29, i64 %p5), !dbg !2380
	ret void, !dbg !2380

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %31), !dbg !2383
	ret void, !dbg !2383

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p3), !dbg !2457
	ret void, !dbg !2457

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %144), !dbg !2461
	ret void, !dbg !2461

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %189, i64 32), !dbg !2495
	ret void, !dbg !2495

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %195, i64 32), !dbg !2501
	ret void, !dbg !2501

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %239, i64 32), !dbg !2532
	ret void, !dbg !2532

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %245, i64 32), !dbg !2538
	ret void, !dbg !2538

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %289, i64 32), !dbg !2569
	ret void, !dbg !2569

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %295, i64 32), !dbg !2575
	ret void, !dbg !2575
}

define void @ExchangeUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2580 {
entry:
	br label %b0, !dbg !2581

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2584, !range !11
	%1 = sext i32 %0 to i64, !dbg !2584
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2584, !range !12
	%3 = sext i32 %2 to i64, !dbg !2584
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2584, !range !12
	%5 = sext i32 %4 to i64, !dbg !2584
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2584, !range !13
	%7 = sext i32 %6 to i64, !dbg !2584
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2584, !range !14
	%9 = sext i32 %8 to i64, !dbg !2584
	%10 = mul i64 %9, %5, !dbg !2584
	%11 = add i64 %3, %10, !dbg !2584
	%12 = mul i64 %7, %11, !dbg !2584
	%13 = add i64 %1, %12, !dbg !2584
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2584, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2584, !range !15
	%16 = mul i32 %14, %15, !dbg !2584
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2584, !range !16
	%18 = mul i32 %16, %17, !dbg !2584
	%19 = sext i32 %18 to i64, !dbg !2584
	%20 = mul i64 %13, %19, !dbg !2584
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2584, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2584, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2584, !range !18
	%24 = mul i32 %15, %23, !dbg !2584
	%25 = add i32 %22, %24, !dbg !2584
	%26 = mul i32 %14, %25, !dbg !2584
	%27 = add i32 %21, %26, !dbg !2584
	%28 = sext i32 %27 to i64, !dbg !2584
	%29 = add i64 %20, %28, !dbg !2584
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2585, !range !20
	%31 = sext i32 %30 to i64, !dbg !2585
	%32 = and i32 %27, -32, !dbg !2586
	%33 = sub i32 %18, %32, !dbg !2586
	%34 = icmp slt i32 %33, 32, !dbg !2586
	%35 = select i1 %34, i32 %33, i32 32, !dbg !2586
	%36 = sext i32 %35 to i64, !dbg !2586
	%37 = icmp eq i64 %36, 32, !dbg !2587
	br i1 %37, label %b1, label %b2, !dbg !2587

b1:
	br label %b2, !dbg !2587

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2588
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2589
	%40 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2590
	%41 = icmp uge i64 %29, %p5, !dbg !2590
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !2590, !prof !26

b2_ok1:
	%42 = load i32, i32* %40, align 4, !dbg !2590
	%43 = mul i64 %29, 4, !dbg !2591
	%44 = sub i64 %p1, %43, !dbg !2592
	%45 = getelementptr inbounds i32, i32* %p0, i64 %43, !dbg !2592
	%46 = mul i64 %31, 7, !dbg !2594
	%47 = add i64 %46, 3, !dbg !2595
	%48 = icmp ugt i64 %43, %p1, !dbg !2592
	%49 = icmp ugt i64 4, %44, !dbg !2593
	%50 = icmp eq i64 %36, 0, !dbg !2596
	%51 = or i1 %48, %49, !dbg !2596
	%52 = or i1 %51, %50, !dbg !2596
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !2596, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !2596
	%54 = select i1 %53, i64 1, i64 %36, !dbg !2596
	%55 = srem i64 %47, %54, !dbg !2596
	%56 = trunc i64 %55 to i32, !dbg !2597
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %56, i32 31), !dbg !2597
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !2597
	%59 = getelementptr inbounds i32, i32* %45, i64 0, !dbg !2598
	store i32 %58, i32* %59, align 4, !dbg !2598
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %42, i32 3, i32 0), !dbg !2599
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !2599
	%62 = getelementptr inbounds i32, i32* %45, i64 1, !dbg !2600
	store i32 %61, i32* %62, align 4, !dbg !2600
	%63 = trunc i64 %38 to i32, !dbg !2601
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %42, i32 %63, i32 31), !dbg !2601
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !2601
	%66 = getelementptr inbounds i32, i32* %45, i64 2, !dbg !2602
	store i32 %65, i32* %66, align 4, !dbg !2602
	%67 = trunc i64 %39 to i32, !dbg !2603
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %42, i32 %67, i32 31), !dbg !2603
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2603
	%70 = getelementptr inbounds i32, i32* %45, i64 3, !dbg !2604
	store i32 %69, i32* %70, align 4, !dbg !2604
	%71 = mul i64 %29, 3, !dbg !2605
	%72 = sub i64 %p3, %71, !dbg !2606
	%73 = getelementptr inbounds i32, i32* %p2, i64 %71, !dbg !2606
	%74 = icmp ugt i64 %71, %p3, !dbg !2606
	%75 = icmp ugt i64 3, %72, !dbg !2607
	%76 = or i1 %74, %75, !dbg !2607
	br i1 %76, label %b2_fail5, label %b2_ok5, !dbg !2607, !prof !26

b2_ok5:
	%77 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !2608
	%78 = getelementptr inbounds i32, i32* %73, i64 0, !dbg !2609
	store i32 %77, i32* %78, align 4, !dbg !2609
	%79 = getelementptr inbounds i32, i32* %73, i64 1, !dbg !2610
	store i32 7, i32* %79, align 4, !dbg !2610
	%80 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %42) convergent nounwind, !dbg !2611
	store i32 %80, i32* %79, align 4, !dbg !2612
	%81 = sub i64 %29, %31, !dbg !2613
	%82 = getelementptr inbounds i32, i32* %p4, i64 %81, !dbg !2614
	%83 = icmp uge i64 %81, %p5, !dbg !2614
	br i1 %83, label %b2_fail7, label %b2_ok7, !dbg !2614, !prof !26

b2_ok7:
	%84 = load i32, i32* %82, align 4, !dbg !2614
	%85 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %84) convergent nounwind, !dbg !2615
	%86 = getelementptr inbounds i32, i32* %73, i64 2, !dbg !2616
	store i32 %85, i32* %86, align 4, !dbg !2616
	ret void, !dbg !2583

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !2590
	ret void, !dbg !2590

b2_fail2:
	%87 = icmp ugt i64 %43, %p1, !dbg !2592
	br i1 %87, label %b2_fail3, label %b2_ok3, !dbg !2592

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2592
	ret void, !dbg !2592

b2_ok3:
	%88 = icmp ugt i64 4, %44, !dbg !2593
	br i1 %88, label %b2_fail4, label %b2_ok4, !dbg !2593

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2593
	ret void, !dbg !2593

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2596
	ret void, !dbg !2596

b2_fail5:
	%89 = icmp ugt i64 %71, %p3, !dbg !2606
	br i1 %89, label %b2_fail6, label %b2_ok6, !dbg !2606

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %71, i64 %p3), !dbg !2606
	ret void, !dbg !2606

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %72), !dbg !2607
	ret void, !dbg !2607

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %81, i64 %p5), !dbg !2614
	ret void, !dbg !2614
}

define void @NumbersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2617 {
entry:
	br label %b0, !dbg !2618

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2621, !range !11
	%1 = sext i32 %0 to i64, !dbg !2621
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2621, !range !12
	%3 = sext i32 %2 to i64, !dbg !2621
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2621, !range !12
	%5 = sext i32 %4 to i64, !dbg !2621
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2621, !range !13
	%7 = sext i32 %6 to i64, !dbg !2621
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2621, !range !14
	%9 = sext i32 %8 to i64, !dbg !2621
	%10 = mul i64 %9, %5, !dbg !2621
	%11 = add i64 %3, %10, !dbg !2621
	%12 = mul i64 %7, %11, !dbg !2621
	%13 = add i64 %1, %12, !dbg !2621
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2621, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2621, !range !15
	%16 = mul i32 %14, %15, !dbg !2621
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2621, !range !16
	%18 = mul i32 %16, %17, !dbg !2621
	%19 = sext i32 %18 to i64, !dbg !2621
	%20 = mul i64 %13, %19, !dbg !2621
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2621, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2621, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2621, !range !18
	%24 = mul i32 %15, %23, !dbg !2621
	%25 = add i32 %22, %24, !dbg !2621
	%26 = mul i32 %14, %25, !dbg !2621
	%27 = add i32 %21, %26, !dbg !2621
	%28 = sext i32 %27 to i64, !dbg !2621
	%29 = add i64 %20, %28, !dbg !2621
	%30 = mul i64 %29, 6, !dbg !2622
	%31 = sub i64 %p1, %30, !dbg !2623
	%32 = getelementptr inbounds i32, i32* %p0, i64 %30, !dbg !2623
	%33 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2624
	%34 = icmp ugt i64 %30, %p1, !dbg !2623
	%35 = icmp uge i64 %29, %p5, !dbg !2624
	%36 = or i1 %34, %35, !dbg !2624
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !2624, !prof !26

b0_ok1:
	%37 = load i32, i32* %33, align 4, !dbg !2624
	%38 = icmp ugt i64 6, %31, !dbg !2627
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2627, !prof !26

b0_ok3:
	br label %b1, !dbg !2627

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %167, %b48 ], !dbg !2627
	%40 = and i32 %27, -32, !dbg !2634
	%41 = sub i32 %18, %40, !dbg !2634
	%42 = icmp slt i32 %41, 32, !dbg !2634
	%43 = select i1 %42, i32 %41, i32 32, !dbg !2634
	%44 = sext i32 %43 to i64, !dbg !2634
	%45 = icmp eq i64 %44, 32, !dbg !2635
	br i1 %45, label %b2, label %b4, !dbg !2635

b2:
	%46 = phi i32 [ %37, %b1 ], [ %52, %b3 ], !dbg !2636
	%47 = phi i64 [ 16, %b1 ], [ %53, %b3 ], !dbg !2637
	%48 = icmp sgt i64 %47, 0, !dbg !2638
	br i1 %48, label %b3, label %b12, !dbg !2638

b3:
	%49 = trunc i64 %47 to i32, !dbg !2639
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %46, i32 %49, i32 31), !dbg !2639
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2639
	%52 = add i32 %46, %51, !dbg !2640
	%53 = sdiv i64 %47, 2, !dbg !2641
	br label %b2, !dbg !2641

b4:
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2642, !range !20
	%55 = sext i32 %54 to i64, !dbg !2642
	br label %b5, !dbg !2642

b5:
	%56 = phi i32 [ %37, %b4 ], [ %67, %b10 ], !dbg !2636
	%57 = phi i64 [ 16, %b4 ], [ %68, %b10 ], !dbg !2643
	%58 = icmp sgt i64 %57, 0, !dbg !2644
	br i1 %58, label %b6, label %b11, !dbg !2644

b6:
	%59 = add i64 %55, %57, !dbg !2645
	%60 = icmp sge i64 %59, %44, !dbg !2646
	br i1 %60, label %b7, label %b8, !dbg !2646

b7:
	br label %b8, !dbg !2646

b8:
	%61 = phi i64 [ %59, %b6 ], [ %55, %b7 ], !dbg !2647
	%62 = trunc i64 %61 to i32, !dbg !2648
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %56, i32 %62, i32 31), !dbg !2648
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !2648
	%65 = icmp ne i64 %61, %55, !dbg !2649
	br i1 %65, label %b9, label %b10, !dbg !2649

b9:
	%66 = add i32 %56, %64, !dbg !2640
	br label %b10, !dbg !2650

b10:
	%67 = phi i32 [ %56, %b8 ], [ %66, %b9 ], !dbg !2636
	%68 = sdiv i64 %57, 2, !dbg !2651
	br label %b5, !dbg !2651

b11:
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %56, i32 0, i32 31), !dbg !2652
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !2652
	br label %b12, !dbg !2653

b12:
	%71 = phi i32 [ %46, %b2 ], [ %70, %b11 ], !dbg !2633
	%72 = getelementptr inbounds i32, i32* %32, i64 0, !dbg !2654
	store i32 %71, i32* %72, align 4, !dbg !2654
	br i1 %45, label %b13, label %b15, !dbg !2659

b13:
	%73 = phi i32 [ %37, %b12 ], [ %80, %b14 ], !dbg !2660
	%74 = phi i64 [ 16, %b12 ], [ %81, %b14 ], !dbg !2661
	%75 = icmp sgt i64 %74, 0, !dbg !2662
	br i1 %75, label %b14, label %b23, !dbg !2662

b14:
	%76 = trunc i64 %74 to i32, !dbg !2663
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %73, i32 %76, i32 31), !dbg !2663
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !2663
	%79 = icmp ult i32 %73, %78, !dbg !2664
	%80 = select i1 %79, i32 %73, i32 %78, !dbg !2664
	%81 = sdiv i64 %74, 2, !dbg !2665
	br label %b13, !dbg !2665

b15:
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2666, !range !20
	%83 = sext i32 %82 to i64, !dbg !2666
	br label %b16, !dbg !2666

b16:
	%84 = phi i32 [ %37, %b15 ], [ %96, %b21 ], !dbg !2660
	%85 = phi i64 [ 16, %b15 ], [ %97, %b21 ], !dbg !2667
	%86 = icmp sgt i64 %85, 0, !dbg !2668
	br i1 %86, label %b17, label %b22, !dbg !2668

b17:
	%87 = add i64 %83, %85, !dbg !2669
	%88 = icmp sge i64 %87, %44, !dbg !2670
	br i1 %88, label %b18, label %b19, !dbg !2670

b18:
	br label %b19, !dbg !2670

b19:
	%89 = phi i64 [ %87, %b17 ], [ %83, %b18 ], !dbg !2671
	%90 = trunc i64 %89 to i32, !dbg !2672
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 %90, i32 31), !dbg !2672
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !2672
	%93 = icmp ne i64 %89, %83, !dbg !2673
	br i1 %93, label %b20, label %b21, !dbg !2673

b20:
	%94 = icmp ult i32 %84, %92, !dbg !2664
	%95 = select i1 %94, i32 %84, i32 %92, !dbg !2664
	br label %b21, !dbg !2674

b21:
	%96 = phi i32 [ %84, %b19 ], [ %95, %b20 ], !dbg !2660
	%97 = sdiv i64 %85, 2, !dbg !2675
	br label %b16, !dbg !2675

b22:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 0, i32 31), !dbg !2676
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !2676
	br label %b23, !dbg !2677

b23:
	%100 = phi i32 [ %73, %b13 ], [ %99, %b22 ], !dbg !2658
	br i1 %45, label %b24, label %b26, !dbg !2682

b24:
	%101 = phi i32 [ %37, %b23 ], [ %108, %b25 ], !dbg !2683
	%102 = phi i64 [ 16, %b23 ], [ %109, %b25 ], !dbg !2684
	%103 = icmp sgt i64 %102, 0, !dbg !2685
	br i1 %103, label %b25, label %b34, !dbg !2685

b25:
	%104 = trunc i64 %102 to i32, !dbg !2686
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %101, i32 %104, i32 31), !dbg !2686
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !2686
	%107 = icmp ugt i32 %101, %106, !dbg !2687
	%108 = select i1 %107, i32 %101, i32 %106, !dbg !2687
	%109 = sdiv i64 %102, 2, !dbg !2688
	br label %b24, !dbg !2688

b26:
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2689, !range !20
	%111 = sext i32 %110 to i64, !dbg !2689
	br label %b27, !dbg !2689

b27:
	%112 = phi i32 [ %37, %b26 ], [ %124, %b32 ], !dbg !2683
	%113 = phi i64 [ 16, %b26 ], [ %125, %b32 ], !dbg !2690
	%114 = icmp sgt i64 %113, 0, !dbg !2691
	br i1 %114, label %b28, label %b33, !dbg !2691

b28:
	%115 = add i64 %111, %113, !dbg !2692
	%116 = icmp sge i64 %115, %44, !dbg !2693
	br i1 %116, label %b29, label %b30, !dbg !2693

b29:
	br label %b30, !dbg !2693

b30:
	%117 = phi i64 [ %115, %b28 ], [ %111, %b29 ], !dbg !2694
	%118 = trunc i64 %117 to i32, !dbg !2695
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 %118, i32 31), !dbg !2695
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !2695
	%121 = icmp ne i64 %117, %111, !dbg !2696
	br i1 %121, label %b31, label %b32, !dbg !2696

b31:
	%122 = icmp ugt i32 %112, %120, !dbg !2687
	%123 = select i1 %122, i32 %112, i32 %120, !dbg !2687
	br label %b32, !dbg !2697

b32:
	%124 = phi i32 [ %112, %b30 ], [ %123, %b31 ], !dbg !2683
	%125 = sdiv i64 %113, 2, !dbg !2698
	br label %b27, !dbg !2698

b33:
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 0, i32 31), !dbg !2699
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !2699
	br label %b34, !dbg !2700

b34:
	%128 = phi i32 [ %101, %b24 ], [ %127, %b33 ], !dbg !2681
	%129 = getelementptr inbounds i32, i32* %32, i64 1, !dbg !2701
	store i32 %100, i32* %129, align 4, !dbg !2701
	%130 = getelementptr inbounds i32, i32* %32, i64 2, !dbg !2702
	store i32 %128, i32* %130, align 4, !dbg !2702
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2707, !range !20
	%132 = sext i32 %131 to i64, !dbg !2707
	br label %b35, !dbg !2707

b35:
	%133 = phi i32 [ %37, %b34 ], [ %141, %b38 ], !dbg !2708
	%134 = phi i64 [ 1, %b34 ], [ %142, %b38 ], !dbg !2709
	%135 = icmp slt i64 %134, 32, !dbg !2710
	br i1 %135, label %b36, label %b39, !dbg !2710

b36:
	%136 = trunc i64 %134 to i32, !dbg !2711
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %133, i32 %136, i32 0), !dbg !2711
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !2711
	%139 = icmp sge i64 %132, %134, !dbg !2712
	br i1 %139, label %b37, label %b38, !dbg !2712

b37:
	%140 = add i32 %133, %138, !dbg !2713
	br label %b38, !dbg !2713

b38:
	%141 = phi i32 [ %133, %b36 ], [ %140, %b37 ], !dbg !2708
	%142 = mul i64 %134, 2, !dbg !2714
	br label %b35, !dbg !2714

b39:
	%143 = phi i32 [ %37, %b35 ], [ %151, %b42 ], !dbg !2718
	%144 = phi i64 [ 1, %b35 ], [ %152, %b42 ], !dbg !2719
	%145 = icmp slt i64 %144, 32, !dbg !2720
	br i1 %145, label %b40, label %b43, !dbg !2720

b40:
	%146 = trunc i64 %144 to i32, !dbg !2721
	%147 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 %146, i32 0), !dbg !2721
	%148 = extractvalue { i32, i1 } %147, 0, !dbg !2721
	%149 = icmp sge i64 %132, %144, !dbg !2722
	br i1 %149, label %b41, label %b42, !dbg !2722

b41:
	%150 = add i32 %143, %148, !dbg !2723
	br label %b42, !dbg !2723

b42:
	%151 = phi i32 [ %143, %b40 ], [ %150, %b41 ], !dbg !2718
	%152 = mul i64 %144, 2, !dbg !2724
	br label %b39, !dbg !2724

b43:
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 1, i32 0), !dbg !2725
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !2725
	%155 = icmp eq i64 %132, 0, !dbg !2726
	br i1 %155, label %b45, label %b44, !dbg !2726

b44:
	br label %b45, !dbg !2727

b45:
	%156 = phi i32 [ 0, %b43 ], [ %154, %b44 ], !dbg !2716
	%157 = getelementptr inbounds i32, i32* %32, i64 3, !dbg !2728
	store i32 %133, i32* %157, align 4, !dbg !2728
	%158 = getelementptr inbounds i32, i32* %32, i64 4, !dbg !2729
	store i32 %156, i32* %158, align 4, !dbg !2729
	%159 = mul i64 %44, 2, !dbg !2730
	%160 = sdiv i64 %159, 3, !dbg !2731
	%161 = icmp slt i64 %160, 0, !dbg !2734
	br i1 %161, label %b47, label %b46, !dbg !2734

b46:
	%162 = icmp sge i64 %160, %44, !dbg !2735
	br i1 %162, label %b47, label %b48, !dbg !2735

b47:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !2736
	ret void, !dbg !2736

b48:
	%163 = trunc i64 %160 to i32, !dbg !2737
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %37, i32 %163, i32 31), !dbg !2737
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !2737
	%166 = getelementptr inbounds i32, i32* %32, i64 5, !dbg !2738
	store i32 %165, i32* %166, align 4, !dbg !2738
	%167 = add i64 %39, 1, !dbg !2738
	%168 = icmp slt i64 %167, 2, !dbg !2738
	br i1 %168, label %b1, label %b49, !dbg !2738

b49:
	%169 = sub i64 %p3, %30, !dbg !2739
	%170 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !2739
	%171 = icmp ugt i64 %30, %p3, !dbg !2739
	br i1 %171, label %b49_fail1, label %b49_ok1, !dbg !2739, !prof !26

b49_ok1:
	%172 = load i32, i32* %33, align 4, !dbg !2740
	%173 = icmp ugt i64 6, %169, !dbg !2743
	br i1 %173, label %b49_fail2, label %b49_ok2, !dbg !2743, !prof !26

b49_ok2:
	br label %b50, !dbg !2743

b50:
	%174 = phi i64 [ 0, %b49_ok2 ], [ %377, %b129 ], !dbg !2743
	br i1 %45, label %b51, label %b53, !dbg !2749

b51:
	%175 = phi i32 [ %172, %b50 ], [ %181, %b52 ], !dbg !2750
	%176 = phi i64 [ 16, %b50 ], [ %182, %b52 ], !dbg !2751
	%177 = icmp sgt i64 %176, 0, !dbg !2752
	br i1 %177, label %b52, label %b60, !dbg !2752

b52:
	%178 = trunc i64 %176 to i32, !dbg !2753
	%179 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %175, i32 %178, i32 31), !dbg !2753
	%180 = extractvalue { i32, i1 } %179, 0, !dbg !2753
	%181 = add i32 %175, %180, !dbg !2754
	%182 = sdiv i64 %176, 2, !dbg !2755
	br label %b51, !dbg !2755

b53:
	%183 = phi i32 [ %172, %b50 ], [ %194, %b58 ], !dbg !2750
	%184 = phi i64 [ 16, %b50 ], [ %195, %b58 ], !dbg !2756
	%185 = icmp sgt i64 %184, 0, !dbg !2757
	br i1 %185, label %b54, label %b59, !dbg !2757

b54:
	%186 = add i64 %132, %184, !dbg !2758
	%187 = icmp sge i64 %186, %44, !dbg !2759
	br i1 %187, label %b55, label %b56, !dbg !2759

b55:
	br label %b56, !dbg !2759

b56:
	%188 = phi i64 [ %186, %b54 ], [ %132, %b55 ], !dbg !2760
	%189 = trunc i64 %188 to i32, !dbg !2761
	%190 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 %189, i32 31), !dbg !2761
	%191 = extractvalue { i32, i1 } %190, 0, !dbg !2761
	%192 = icmp ne i64 %188, %132, !dbg !2762
	br i1 %192, label %b57, label %b58, !dbg !2762

b57:
	%193 = add i32 %183, %191, !dbg !2754
	br label %b58, !dbg !2763

b58:
	%194 = phi i32 [ %183, %b56 ], [ %193, %b57 ], !dbg !2750
	%195 = sdiv i64 %184, 2, !dbg !2764
	br label %b53, !dbg !2764

b59:
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 0, i32 31), !dbg !2765
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !2765
	br label %b60, !dbg !2766

b60:
	%198 = phi i32 [ %175, %b51 ], [ %197, %b59 ], !dbg !2748
	%199 = add i64 %19, 32, !dbg !2768
	%200 = sub i64 %199, 1, !dbg !2769
	%201 = sdiv i64 %200, 32, !dbg !2770
	%202 = icmp eq i64 %201, 1, !dbg !2771
	br i1 %202, label %b66, label %b61, !dbg !2771

b61:
	%203 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !2772
	call void @llvm.nvvm.barrier0(), !dbg !2773
	br i1 %155, label %b62, label %b63, !dbg !2774

b62:
	%204 = sdiv i64 %28, 32, !dbg !2775
	%205 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 %204, !dbg !2776
	%206 = icmp uge i64 %204, 32, !dbg !2776
	br i1 %206, label %b62_fail1, label %b62_ok1, !dbg !2776, !prof !26

b62_ok1:
	store i32 %198, i32* %205, align 4, !dbg !2776
	br label %b63, !dbg !2776

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2777
	%207 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 0, !dbg !2778
	%208 = load i32, i32* %207, align 4, !dbg !2778
	br label %b64, !dbg !2778

b64:
	%209 = phi i32 [ %208, %b63 ], [ %215, %b65_ok1 ], !dbg !2779
	%210 = phi i64 [ 1, %b63 ], [ %216, %b65_ok1 ], !dbg !2780
	%211 = icmp slt i64 %210, %201, !dbg !2781
	br i1 %211, label %b65, label %b66, !dbg !2781

b65:
	%212 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 %210, !dbg !2782
	%213 = icmp uge i64 %210, 32, !dbg !2782
	br i1 %213, label %b65_fail1, label %b65_ok1, !dbg !2782, !prof !26

b65_ok1:
	%214 = load i32, i32* %212, align 4, !dbg !2782
	%215 = add i32 %209, %214, !dbg !2754
	%216 = add i64 %210, 1, !dbg !2783
	br label %b64, !dbg !2783

b66:
	%217 = phi i32 [ %198, %b60 ], [ %209, %b64 ], !dbg !2747
	%218 = getelementptr inbounds i32, i32* %170, i64 0, !dbg !2784
	store i32 %217, i32* %218, align 4, !dbg !2784
	br i1 %45, label %b67, label %b69, !dbg !2789

b67:
	%219 = phi i32 [ %172, %b66 ], [ %226, %b68 ], !dbg !2790
	%220 = phi i64 [ 16, %b66 ], [ %227, %b68 ], !dbg !2791
	%221 = icmp sgt i64 %220, 0, !dbg !2792
	br i1 %221, label %b68, label %b76, !dbg !2792

b68:
	%222 = trunc i64 %220 to i32, !dbg !2793
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %219, i32 %222, i32 31), !dbg !2793
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !2793
	%225 = icmp ult i32 %219, %224, !dbg !2794
	%226 = select i1 %225, i32 %219, i32 %224, !dbg !2794
	%227 = sdiv i64 %220, 2, !dbg !2795
	br label %b67, !dbg !2795

b69:
	%228 = phi i32 [ %172, %b66 ], [ %240, %b74 ], !dbg !2790
	%229 = phi i64 [ 16, %b66 ], [ %241, %b74 ], !dbg !2796
	%230 = icmp sgt i64 %229, 0, !dbg !2797
	br i1 %230, label %b70, label %b75, !dbg !2797

b70:
	%231 = add i64 %132, %229, !dbg !2798
	%232 = icmp sge i64 %231, %44, !dbg !2799
	br i1 %232, label %b71, label %b72, !dbg !2799

b71:
	br label %b72, !dbg !2799

b72:
	%233 = phi i64 [ %231, %b70 ], [ %132, %b71 ], !dbg !2800
	%234 = trunc i64 %233 to i32, !dbg !2801
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %234, i32 31), !dbg !2801
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !2801
	%237 = icmp ne i64 %233, %132, !dbg !2802
	br i1 %237, label %b73, label %b74, !dbg !2802

b73:
	%238 = icmp ult i32 %228, %236, !dbg !2794
	%239 = select i1 %238, i32 %228, i32 %236, !dbg !2794
	br label %b74, !dbg !2803

b74:
	%240 = phi i32 [ %228, %b72 ], [ %239, %b73 ], !dbg !2790
	%241 = sdiv i64 %229, 2, !dbg !2804
	br label %b69, !dbg !2804

b75:
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 0, i32 31), !dbg !2805
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !2805
	br label %b76, !dbg !2806

b76:
	%244 = phi i32 [ %219, %b67 ], [ %243, %b75 ], !dbg !2788
	br i1 %202, label %b82, label %b77, !dbg !2807

b77:
	%245 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !2808
	call void @llvm.nvvm.barrier0(), !dbg !2809
	br i1 %155, label %b78, label %b79, !dbg !2810

b78:
	%246 = sdiv i64 %28, 32, !dbg !2811
	%247 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 %246, !dbg !2812
	%248 = icmp uge i64 %246, 32, !dbg !2812
	br i1 %248, label %b78_fail1, label %b78_ok1, !dbg !2812, !prof !26

b78_ok1:
	store i32 %244, i32* %247, align 4, !dbg !2812
	br label %b79, !dbg !2812

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2813
	%249 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 0, !dbg !2814
	%250 = load i32, i32* %249, align 4, !dbg !2814
	br label %b80, !dbg !2814

b80:
	%251 = phi i32 [ %250, %b79 ], [ %258, %b81_ok1 ], !dbg !2815
	%252 = phi i64 [ 1, %b79 ], [ %259, %b81_ok1 ], !dbg !2816
	%253 = icmp slt i64 %252, %201, !dbg !2817
	br i1 %253, label %b81, label %b82, !dbg !2817

b81:
	%254 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 %252, !dbg !2818
	%255 = icmp uge i64 %252, 32, !dbg !2818
	br i1 %255, label %b81_fail1, label %b81_ok1, !dbg !2818, !prof !26

b81_ok1:
	%256 = load i32, i32* %254, align 4, !dbg !2818
	%257 = icmp ult i32 %251, %256, !dbg !2794
	%258 = select i1 %257, i32 %251, i32 %256, !dbg !2794
	%259 = add i64 %252, 1, !dbg !2819
	br label %b80, !dbg !2819

b82:
	%260 = phi i32 [ %244, %b76 ], [ %251, %b80 ], !dbg !2787
	br i1 %45, label %b83, label %b85, !dbg !2824

b83:
	%261 = phi i32 [ %172, %b82 ], [ %268, %b84 ], !dbg !2825
	%262 = phi i64 [ 16, %b82 ], [ %269, %b84 ], !dbg !2826
	%263 = icmp sgt i64 %262, 0, !dbg !2827
	br i1 %263, label %b84, label %b92, !dbg !2827

b84:
	%264 = trunc i64 %262 to i32, !dbg !2828
	%265 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %261, i32 %264, i32 31), !dbg !2828
	%266 = extractvalue { i32, i1 } %265, 0, !dbg !2828
	%267 = icmp ugt i32 %261, %266, !dbg !2829
	%268 = select i1 %267, i32 %261, i32 %266, !dbg !2829
	%269 = sdiv i64 %262, 2, !dbg !2830
	br label %b83, !dbg !2830

b85:
	%270 = phi i32 [ %172, %b82 ], [ %282, %b90 ], !dbg !2825
	%271 = phi i64 [ 16, %b82 ], [ %283, %b90 ], !dbg !2831
	%272 = icmp sgt i64 %271, 0, !dbg !2832
	br i1 %272, label %b86, label %b91, !dbg !2832

b86:
	%273 = add i64 %132, %271, !dbg !2833
	%274 = icmp sge i64 %273, %44, !dbg !2834
	br i1 %274, label %b87, label %b88, !dbg !2834

b87:
	br label %b88, !dbg !2834

b88:
	%275 = phi i64 [ %273, %b86 ], [ %132, %b87 ], !dbg !2835
	%276 = trunc i64 %275 to i32, !dbg !2836
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 %276, i32 31), !dbg !2836
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !2836
	%279 = icmp ne i64 %275, %132, !dbg !2837
	br i1 %279, label %b89, label %b90, !dbg !2837

b89:
	%280 = icmp ugt i32 %270, %278, !dbg !2829
	%281 = select i1 %280, i32 %270, i32 %278, !dbg !2829
	br label %b90, !dbg !2838

b90:
	%282 = phi i32 [ %270, %b88 ], [ %281, %b89 ], !dbg !2825
	%283 = sdiv i64 %271, 2, !dbg !2839
	br label %b85, !dbg !2839

b91:
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 0, i32 31), !dbg !2840
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !2840
	br label %b92, !dbg !2841

b92:
	%286 = phi i32 [ %261, %b83 ], [ %285, %b91 ], !dbg !2823
	br i1 %202, label %b98, label %b93, !dbg !2842

b93:
	%287 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !2843
	call void @llvm.nvvm.barrier0(), !dbg !2844
	br i1 %155, label %b94, label %b95, !dbg !2845

b94:
	%288 = sdiv i64 %28, 32, !dbg !2846
	%289 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 %288, !dbg !2847
	%290 = icmp uge i64 %288, 32, !dbg !2847
	br i1 %290, label %b94_fail1, label %b94_ok1, !dbg !2847, !prof !26

b94_ok1:
	store i32 %286, i32* %289, align 4, !dbg !2847
	br label %b95, !dbg !2847

b95:
	call void @llvm.nvvm.barrier0(), !dbg !2848
	%291 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 0, !dbg !2849
	%292 = load i32, i32* %291, align 4, !dbg !2849
	br label %b96, !dbg !2849

b96:
	%293 = phi i32 [ %292, %b95 ], [ %300, %b97_ok1 ], !dbg !2850
	%294 = phi i64 [ 1, %b95 ], [ %301, %b97_ok1 ], !dbg !2851
	%295 = icmp slt i64 %294, %201, !dbg !2852
	br i1 %295, label %b97, label %b98, !dbg !2852

b97:
	%296 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 %294, !dbg !2853
	%297 = icmp uge i64 %294, 32, !dbg !2853
	br i1 %297, label %b97_fail1, label %b97_ok1, !dbg !2853, !prof !26

b97_ok1:
	%298 = load i32, i32* %296, align 4, !dbg !2853
	%299 = icmp ugt i32 %293, %298, !dbg !2829
	%300 = select i1 %299, i32 %293, i32 %298, !dbg !2829
	%301 = add i64 %294, 1, !dbg !2854
	br label %b96, !dbg !2854

b98:
	%302 = phi i32 [ %286, %b92 ], [ %293, %b96 ], !dbg !2822
	%303 = getelementptr inbounds i32, i32* %170, i64 1, !dbg !2855
	store i32 %260, i32* %303, align 4, !dbg !2855
	%304 = getelementptr inbounds i32, i32* %170, i64 2, !dbg !2856
	store i32 %302, i32* %304, align 4, !dbg !2856
	br label %b99, !dbg !2861

b99:
	%305 = phi i32 [ %172, %b98 ], [ %313, %b102 ], !dbg !2862
	%306 = phi i64 [ 1, %b98 ], [ %314, %b102 ], !dbg !2863
	%307 = icmp slt i64 %306, 32, !dbg !2864
	br i1 %307, label %b100, label %b103, !dbg !2864

b100:
	%308 = trunc i64 %306 to i32, !dbg !2865
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %305, i32 %308, i32 0), !dbg !2865
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !2865
	%311 = icmp sge i64 %132, %306, !dbg !2866
	br i1 %311, label %b101, label %b102, !dbg !2866

b101:
	%312 = add i32 %305, %310, !dbg !2867
	br label %b102, !dbg !2867

b102:
	%313 = phi i32 [ %305, %b100 ], [ %312, %b101 ], !dbg !2862
	%314 = mul i64 %306, 2, !dbg !2868
	br label %b99, !dbg !2868

b103:
	br i1 %202, label %b109, label %b104, !dbg !2869

b104:
	%315 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5 to [32 x i32]*, !dbg !2870
	%316 = sdiv i64 %28, 32, !dbg !2871
	call void @llvm.nvvm.barrier0(), !dbg !2872
	%317 = sub i64 %44, 1, !dbg !2873
	%318 = icmp eq i64 %132, %317, !dbg !2874
	br i1 %318, label %b105, label %b106, !dbg !2874

b105:
	%319 = getelementptr inbounds [32 x i32], [32 x i32]* %315, i64 0, i64 %316, !dbg !2875
	%320 = icmp uge i64 %316, 32, !dbg !2875
	br i1 %320, label %b105_fail1, label %b105_ok1, !dbg !2875, !prof !26

b105_ok1:
	store i32 %305, i32* %319, align 4, !dbg !2875
	br label %b106, !dbg !2875

b106:
	call void @llvm.nvvm.barrier0(), !dbg !2876
	%321 = icmp slt i64 0, %316, !dbg !2876
	br i1 %321, label %b107, label %b108, !dbg !2876

b107:
	%322 = phi i32 [ 0, %b106 ], [ %327, %b107_ok1 ], !dbg !2877
	%323 = phi i64 [ 0, %b106 ], [ %328, %b107_ok1 ], !dbg !2877
	%324 = getelementptr inbounds [32 x i32], [32 x i32]* %315, i64 0, i64 %323, !dbg !2878
	%325 = icmp uge i64 %323, 32, !dbg !2878
	br i1 %325, label %b107_fail1, label %b107_ok1, !dbg !2878, !prof !26

b107_ok1:
	%326 = load i32, i32* %324, align 4, !dbg !2878
	%327 = add i32 %322, %326, !dbg !2879
	%328 = add i64 %323, 1, !dbg !2879
	%329 = icmp slt i64 %328, %316, !dbg !2879
	br i1 %329, label %b107, label %b108, !dbg !2879

b108:
	%330 = phi i32 [ 0, %b106 ], [ %327, %b107_ok1 ], !dbg !2877
	br label %b109, !dbg !2880

b109:
	%331 = phi i32 [ 0, %b103 ], [ %330, %b108 ], !dbg !2860
	%332 = add i32 %331, %305, !dbg !2881
	br label %b110, !dbg !2885

b110:
	%333 = phi i32 [ %172, %b109 ], [ %341, %b113 ], !dbg !2886
	%334 = phi i64 [ 1, %b109 ], [ %342, %b113 ], !dbg !2887
	%335 = icmp slt i64 %334, 32, !dbg !2888
	br i1 %335, label %b111, label %b114, !dbg !2888

b111:
	%336 = trunc i64 %334 to i32, !dbg !2889
	%337 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %333, i32 %336, i32 0), !dbg !2889
	%338 = extractvalue { i32, i1 } %337, 0, !dbg !2889
	%339 = icmp sge i64 %132, %334, !dbg !2890
	br i1 %339, label %b112, label %b113, !dbg !2890

b112:
	%340 = add i32 %333, %338, !dbg !2891
	br label %b113, !dbg !2891

b113:
	%341 = phi i32 [ %333, %b111 ], [ %340, %b112 ], !dbg !2886
	%342 = mul i64 %334, 2, !dbg !2892
	br label %b110, !dbg !2892

b114:
	br i1 %202, label %b120, label %b115, !dbg !2893

b115:
	%343 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5 to [32 x i32]*, !dbg !2894
	%344 = sdiv i64 %28, 32, !dbg !2895
	call void @llvm.nvvm.barrier0(), !dbg !2896
	%345 = sub i64 %44, 1, !dbg !2897
	%346 = icmp eq i64 %132, %345, !dbg !2898
	br i1 %346, label %b116, label %b117, !dbg !2898

b116:
	%347 = getelementptr inbounds [32 x i32], [32 x i32]* %343, i64 0, i64 %344, !dbg !2899
	%348 = icmp uge i64 %344, 32, !dbg !2899
	br i1 %348, label %b116_fail1, label %b116_ok1, !dbg !2899, !prof !26

b116_ok1:
	store i32 %333, i32* %347, align 4, !dbg !2899
	br label %b117, !dbg !2899

b117:
	call void @llvm.nvvm.barrier0(), !dbg !2900
	%349 = icmp slt i64 0, %344, !dbg !2900
	br i1 %349, label %b118, label %b119, !dbg !2900

b118:
	%350 = phi i32 [ 0, %b117 ], [ %355, %b118_ok1 ], !dbg !2901
	%351 = phi i64 [ 0, %b117 ], [ %356, %b118_ok1 ], !dbg !2901
	%352 = getelementptr inbounds [32 x i32], [32 x i32]* %343, i64 0, i64 %351, !dbg !2902
	%353 = icmp uge i64 %351, 32, !dbg !2902
	br i1 %353, label %b118_fail1, label %b118_ok1, !dbg !2902, !prof !26

b118_ok1:
	%354 = load i32, i32* %352, align 4, !dbg !2902
	%355 = add i32 %350, %354, !dbg !2903
	%356 = add i64 %351, 1, !dbg !2903
	%357 = icmp slt i64 %356, %344, !dbg !2903
	br i1 %357, label %b118, label %b119, !dbg !2903

b119:
	%358 = phi i32 [ 0, %b117 ], [ %355, %b118_ok1 ], !dbg !2901
	br label %b120, !dbg !2904

b120:
	%359 = phi i32 [ 0, %b114 ], [ %358, %b119 ], !dbg !2884
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %333, i32 1, i32 0), !dbg !2905
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !2905
	br i1 %155, label %b122, label %b121, !dbg !2906

b121:
	%362 = add i32 %359, %361, !dbg !2907
	br label %b122, !dbg !2908

b122:
	%363 = phi i32 [ %359, %b120 ], [ %362, %b121 ], !dbg !2883
	%364 = getelementptr inbounds i32, i32* %170, i64 3, !dbg !2909
	store i32 %332, i32* %364, align 4, !dbg !2909
	%365 = getelementptr inbounds i32, i32* %170, i64 4, !dbg !2910
	store i32 %363, i32* %365, align 4, !dbg !2910
	%366 = mul i64 %19, 2, !dbg !2911
	%367 = sdiv i64 %366, 3, !dbg !2912
	%368 = icmp sge i64 %367, %19, !dbg !2915
	br i1 %368, label %b123, label %b124, !dbg !2915

b123:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !2916
	ret void, !dbg !2916

b124:
	br i1 %202, label %b125, label %b126, !dbg !2917

b125:
	%369 = trunc i64 %367 to i32, !dbg !2918
	%370 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 %369, i32 31), !dbg !2918
	%371 = extractvalue { i32, i1 } %370, 0, !dbg !2918
	br label %b129, !dbg !2919

b126:
	%372 = addrspacecast i32 addrspace(3)* @gpuc_shared_Broadcast_42_5 to i32*, !dbg !2920
	call void @llvm.nvvm.barrier0(), !dbg !2921
	%373 = icmp eq i64 %28, %367, !dbg !2922
	br i1 %373, label %b127, label %b128, !dbg !2922

b127:
	store i32 %172, i32* %372, align 4, !dbg !2923
	br label %b128, !dbg !2923

b128:
	call void @llvm.nvvm.barrier0(), !dbg !2924
	%374 = load i32, i32* %372, align 4, !dbg !2925
	br label %b129, !dbg !2926

b129:
	%375 = phi i32 [ %371, %b125 ], [ %374, %b128 ], !dbg !2914
	%376 = getelementptr inbounds i32, i32* %170, i64 5, !dbg !2927
	store i32 %375, i32* %376, align 4, !dbg !2927
	%377 = add i64 %174, 1, !dbg !2927
	%378 = icmp slt i64 %377, 2, !dbg !2927
	br i1 %378, label %b50, label %b130, !dbg !2927

b130:
	ret void, !dbg !2620

b0_fail1:
	%379 = icmp ugt i64 %30, %p1, !dbg !2623
	br i1 %379, label %b0_fail2, label %b0_ok2, !dbg !2623

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !2623
	ret void, !dbg !2623

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !2624
	ret void, !dbg !2624

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !2627
	ret void, !dbg !2627

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !2739
	ret void, !dbg !2739

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %169), !dbg !2743
	ret void, !dbg !2743

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %204, i64 32), !dbg !2776
	ret void, !dbg !2776

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %210, i64 32), !dbg !2782
	ret void, !dbg !2782

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %246, i64 32), !dbg !2812
	ret void, !dbg !2812

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %252, i64 32), !dbg !2818
	ret void, !dbg !2818

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %288, i64 32), !dbg !2847
	ret void, !dbg !2847

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %294, i64 32), !dbg !2853
	ret void, !dbg !2853

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %316, i64 32), !dbg !2875
	ret void, !dbg !2875

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %323, i64 32), !dbg !2878
	ret void, !dbg !2878

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %344, i64 32), !dbg !2899
	ret void, !dbg !2899

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %351, i64 32), !dbg !2902
	ret void, !dbg !2902
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2928 {
entry:
	br label %b0, !dbg !2929

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2932, !range !11
	%1 = sext i32 %0 to i64, !dbg !2932
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2932, !range !12
	%3 = sext i32 %2 to i64, !dbg !2932
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2932, !range !12
	%5 = sext i32 %4 to i64, !dbg !2932
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2932, !range !13
	%7 = sext i32 %6 to i64, !dbg !2932
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2932, !range !14
	%9 = sext i32 %8 to i64, !dbg !2932
	%10 = mul i64 %9, %5, !dbg !2932
	%11 = add i64 %3, %10, !dbg !2932
	%12 = mul i64 %7, %11, !dbg !2932
	%13 = add i64 %1, %12, !dbg !2932
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2932, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2932, !range !15
	%16 = mul i32 %14, %15, !dbg !2932
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2932, !range !16
	%18 = mul i32 %16, %17, !dbg !2932
	%19 = sext i32 %18 to i64, !dbg !2932
	%20 = mul i64 %13, %19, !dbg !2932
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2932, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2932, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2932, !range !18
	%24 = mul i32 %15, %23, !dbg !2932
	%25 = add i32 %22, %24, !dbg !2932
	%26 = mul i32 %14, %25, !dbg !2932
	%27 = add i32 %21, %26, !dbg !2932
	%28 = sext i32 %27 to i64, !dbg !2932
	%29 = add i64 %20, %28, !dbg !2932
	%30 = mul i64 %29, 3, !dbg !2933
	%31 = sub i64 %p1, %30, !dbg !2934
	%32 = getelementptr inbounds i32, i32* %p0, i64 %30, !dbg !2934
	%33 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2935
	%34 = icmp ugt i64 %30, %p1, !dbg !2934
	%35 = icmp uge i64 %29, %p5, !dbg !2935
	%36 = or i1 %34, %35, !dbg !2935
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !2935, !prof !26

b0_ok1:
	%37 = load i32, i32* %33, align 4, !dbg !2935
	%38 = and i32 %27, -32, !dbg !2943
	%39 = sub i32 %18, %38, !dbg !2943
	%40 = icmp slt i32 %39, 32, !dbg !2943
	%41 = select i1 %40, i32 %39, i32 32, !dbg !2943
	%42 = sext i32 %41 to i64, !dbg !2943
	%43 = icmp eq i64 %42, 32, !dbg !2944
	%44 = icmp ugt i64 3, %31, !dbg !2938
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !2938, !prof !26

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !2944

b1:
	%45 = phi i32 [ %37, %b0_ok3 ], [ %51, %b2 ], !dbg !2945
	%46 = phi i64 [ 16, %b0_ok3 ], [ %52, %b2 ], !dbg !2946
	%47 = icmp sgt i64 %46, 0, !dbg !2947
	br i1 %47, label %b2, label %b11, !dbg !2947

b2:
	%48 = trunc i64 %46 to i32, !dbg !2948
	%49 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %45, i32 %48, i32 31), !dbg !2948
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !2948
	%51 = and i32 %45, %50, !dbg !2949
	%52 = sdiv i64 %46, 2, !dbg !2950
	br label %b1, !dbg !2950

b3:
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2951, !range !20
	%54 = sext i32 %53 to i64, !dbg !2951
	br label %b4, !dbg !2951

b4:
	%55 = phi i32 [ %37, %b3 ], [ %66, %b9 ], !dbg !2945
	%56 = phi i64 [ 16, %b3 ], [ %67, %b9 ], !dbg !2952
	%57 = icmp sgt i64 %56, 0, !dbg !2953
	br i1 %57, label %b5, label %b10, !dbg !2953

b5:
	%58 = add i64 %54, %56, !dbg !2954
	%59 = icmp sge i64 %58, %42, !dbg !2955
	br i1 %59, label %b6, label %b7, !dbg !2955

b6:
	br label %b7, !dbg !2955

b7:
	%60 = phi i64 [ %58, %b5 ], [ %54, %b6 ], !dbg !2956
	%61 = trunc i64 %60 to i32, !dbg !2957
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %55, i32 %61, i32 31), !dbg !2957
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2957
	%64 = icmp ne i64 %60, %54, !dbg !2958
	br i1 %64, label %b8, label %b9, !dbg !2958

b8:
	%65 = and i32 %55, %63, !dbg !2949
	br label %b9, !dbg !2959

b9:
	%66 = phi i32 [ %55, %b7 ], [ %65, %b8 ], !dbg !2945
	%67 = sdiv i64 %56, 2, !dbg !2960
	br label %b4, !dbg !2960

b10:
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %55, i32 0, i32 31), !dbg !2961
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2961
	br label %b11, !dbg !2962

b11:
	%70 = phi i32 [ %45, %b1 ], [ %69, %b10 ], !dbg !2942
	br i1 %43, label %b12, label %b14, !dbg !2967

b12:
	%71 = phi i32 [ %37, %b11 ], [ %77, %b13 ], !dbg !2968
	%72 = phi i64 [ 16, %b11 ], [ %78, %b13 ], !dbg !2969
	%73 = icmp sgt i64 %72, 0, !dbg !2970
	br i1 %73, label %b13, label %b22, !dbg !2970

b13:
	%74 = trunc i64 %72 to i32, !dbg !2971
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %71, i32 %74, i32 31), !dbg !2971
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !2971
	%77 = or i32 %71, %76, !dbg !2972
	%78 = sdiv i64 %72, 2, !dbg !2973
	br label %b12, !dbg !2973

b14:
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2974, !range !20
	%80 = sext i32 %79 to i64, !dbg !2974
	br label %b15, !dbg !2974

b15:
	%81 = phi i32 [ %37, %b14 ], [ %92, %b20 ], !dbg !2968
	%82 = phi i64 [ 16, %b14 ], [ %93, %b20 ], !dbg !2975
	%83 = icmp sgt i64 %82, 0, !dbg !2976
	br i1 %83, label %b16, label %b21, !dbg !2976

b16:
	%84 = add i64 %80, %82, !dbg !2977
	%85 = icmp sge i64 %84, %42, !dbg !2978
	br i1 %85, label %b17, label %b18, !dbg !2978

b17:
	br label %b18, !dbg !2978

b18:
	%86 = phi i64 [ %84, %b16 ], [ %80, %b17 ], !dbg !2979
	%87 = trunc i64 %86 to i32, !dbg !2980
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %87, i32 31), !dbg !2980
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !2980
	%90 = icmp ne i64 %86, %80, !dbg !2981
	br i1 %90, label %b19, label %b20, !dbg !2981

b19:
	%91 = or i32 %81, %89, !dbg !2972
	br label %b20, !dbg !2982

b20:
	%92 = phi i32 [ %81, %b18 ], [ %91, %b19 ], !dbg !2968
	%93 = sdiv i64 %82, 2, !dbg !2983
	br label %b15, !dbg !2983

b21:
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 0, i32 31), !dbg !2984
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !2984
	br label %b22, !dbg !2985

b22:
	%96 = phi i32 [ %71, %b12 ], [ %95, %b21 ], !dbg !2966
	br i1 %43, label %b23, label %b25, !dbg !2990

b23:
	%97 = phi i32 [ %37, %b22 ], [ %103, %b24 ], !dbg !2991
	%98 = phi i64 [ 16, %b22 ], [ %104, %b24 ], !dbg !2992
	%99 = icmp sgt i64 %98, 0, !dbg !2993
	br i1 %99, label %b24, label %b33, !dbg !2993

b24:
	%100 = trunc i64 %98 to i32, !dbg !2994
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %97, i32 %100, i32 31), !dbg !2994
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !2994
	%103 = xor i32 %97, %102, !dbg !2995
	%104 = sdiv i64 %98, 2, !dbg !2996
	br label %b23, !dbg !2996

b25:
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2997, !range !20
	%106 = sext i32 %105 to i64, !dbg !2997
	br label %b26, !dbg !2997

b26:
	%107 = phi i32 [ %37, %b25 ], [ %118, %b31 ], !dbg !2991
	%108 = phi i64 [ 16, %b25 ], [ %119, %b31 ], !dbg !2998
	%109 = icmp sgt i64 %108, 0, !dbg !2999
	br i1 %109, label %b27, label %b32, !dbg !2999

b27:
	%110 = add i64 %106, %108, !dbg !3000
	%111 = icmp sge i64 %110, %42, !dbg !3001
	br i1 %111, label %b28, label %b29, !dbg !3001

b28:
	br label %b29, !dbg !3001

b29:
	%112 = phi i64 [ %110, %b27 ], [ %106, %b28 ], !dbg !3002
	%113 = trunc i64 %112 to i32, !dbg !3003
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 %113, i32 31), !dbg !3003
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !3003
	%116 = icmp ne i64 %112, %106, !dbg !3004
	br i1 %116, label %b30, label %b31, !dbg !3004

b30:
	%117 = xor i32 %107, %115, !dbg !2995
	br label %b31, !dbg !3005

b31:
	%118 = phi i32 [ %107, %b29 ], [ %117, %b30 ], !dbg !2991
	%119 = sdiv i64 %108, 2, !dbg !3006
	br label %b26, !dbg !3006

b32:
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 0, i32 31), !dbg !3007
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !3007
	br label %b33, !dbg !3008

b33:
	%122 = phi i32 [ %97, %b23 ], [ %121, %b32 ], !dbg !2989
	%123 = getelementptr inbounds i32, i32* %32, i64 0, !dbg !3009
	store i32 %70, i32* %123, align 4, !dbg !3009
	%124 = getelementptr inbounds i32, i32* %32, i64 1, !dbg !3010
	store i32 %96, i32* %124, align 4, !dbg !3010
	%125 = getelementptr inbounds i32, i32* %32, i64 2, !dbg !3011
	store i32 %122, i32* %125, align 4, !dbg !3011
	%126 = sub i64 %p3, %30, !dbg !3012
	%127 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !3012
	%128 = icmp ugt i64 %30, %p3, !dbg !3012
	br i1 %128, label %b33_fail1, label %b33_ok1, !dbg !3012, !prof !26

b33_ok1:
	%129 = load i32, i32* %33, align 4, !dbg !3013
	%130 = icmp ugt i64 3, %126, !dbg !3016
	br i1 %130, label %b33_fail2, label %b33_ok2, !dbg !3016, !prof !26

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !3021

b34:
	%131 = phi i32 [ %129, %b33_ok2 ], [ %137, %b35 ], !dbg !3022
	%132 = phi i64 [ 16, %b33_ok2 ], [ %138, %b35 ], !dbg !3023
	%133 = icmp sgt i64 %132, 0, !dbg !3024
	br i1 %133, label %b35, label %b44, !dbg !3024

b35:
	%134 = trunc i64 %132 to i32, !dbg !3025
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %131, i32 %134, i32 31), !dbg !3025
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !3025
	%137 = and i32 %131, %136, !dbg !3026
	%138 = sdiv i64 %132, 2, !dbg !3027
	br label %b34, !dbg !3027

b36:
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3028, !range !20
	%140 = sext i32 %139 to i64, !dbg !3028
	br label %b37, !dbg !3028

b37:
	%141 = phi i32 [ %129, %b36 ], [ %152, %b42 ], !dbg !3022
	%142 = phi i64 [ 16, %b36 ], [ %153, %b42 ], !dbg !3029
	%143 = icmp sgt i64 %142, 0, !dbg !3030
	br i1 %143, label %b38, label %b43, !dbg !3030

b38:
	%144 = add i64 %140, %142, !dbg !3031
	%145 = icmp sge i64 %144, %42, !dbg !3032
	br i1 %145, label %b39, label %b40, !dbg !3032

b39:
	br label %b40, !dbg !3032

b40:
	%146 = phi i64 [ %144, %b38 ], [ %140, %b39 ], !dbg !3033
	%147 = trunc i64 %146 to i32, !dbg !3034
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %147, i32 31), !dbg !3034
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !3034
	%150 = icmp ne i64 %146, %140, !dbg !3035
	br i1 %150, label %b41, label %b42, !dbg !3035

b41:
	%151 = and i32 %141, %149, !dbg !3026
	br label %b42, !dbg !3036

b42:
	%152 = phi i32 [ %141, %b40 ], [ %151, %b41 ], !dbg !3022
	%153 = sdiv i64 %142, 2, !dbg !3037
	br label %b37, !dbg !3037

b43:
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 0, i32 31), !dbg !3038
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !3038
	br label %b44, !dbg !3039

b44:
	%156 = phi i32 [ %131, %b34 ], [ %155, %b43 ], !dbg !3020
	%157 = add i64 %19, 32, !dbg !3041
	%158 = sub i64 %157, 1, !dbg !3042
	%159 = sdiv i64 %158, 32, !dbg !3043
	%160 = icmp eq i64 %159, 1, !dbg !3044
	br i1 %160, label %b50, label %b45, !dbg !3044

b45:
	%161 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !3045
	call void @llvm.nvvm.barrier0(), !dbg !3046
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3047, !range !20
	%163 = sext i32 %162 to i64, !dbg !3047
	%164 = icmp eq i64 %163, 0, !dbg !3048
	br i1 %164, label %b46, label %b47, !dbg !3048

b46:
	%165 = sdiv i64 %28, 32, !dbg !3049
	%166 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 %165, !dbg !3050
	%167 = icmp uge i64 %165, 32, !dbg !3050
	br i1 %167, label %b46_fail1, label %b46_ok1, !dbg !3050, !prof !26

b46_ok1:
	store i32 %156, i32* %166, align 4, !dbg !3050
	br label %b47, !dbg !3050

b47:
	call void @llvm.nvvm.barrier0(), !dbg !3051
	%168 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 0, !dbg !3052
	%169 = load i32, i32* %168, align 4, !dbg !3052
	br label %b48, !dbg !3052

b48:
	%170 = phi i32 [ %169, %b47 ], [ %176, %b49_ok1 ], !dbg !3053
	%171 = phi i64 [ 1, %b47 ], [ %177, %b49_ok1 ], !dbg !3054
	%172 = icmp slt i64 %171, %159, !dbg !3055
	br i1 %172, label %b49, label %b50, !dbg !3055

b49:
	%173 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 %171, !dbg !3056
	%174 = icmp uge i64 %171, 32, !dbg !3056
	br i1 %174, label %b49_fail1, label %b49_ok1, !dbg !3056, !prof !26

b49_ok1:
	%175 = load i32, i32* %173, align 4, !dbg !3056
	%176 = and i32 %170, %175, !dbg !3026
	%177 = add i64 %171, 1, !dbg !3057
	br label %b48, !dbg !3057

b50:
	%178 = phi i32 [ %156, %b44 ], [ %170, %b48 ], !dbg !3019
	br i1 %43, label %b51, label %b53, !dbg !3062

b51:
	%179 = phi i32 [ %129, %b50 ], [ %185, %b52 ], !dbg !3063
	%180 = phi i64 [ 16, %b50 ], [ %186, %b52 ], !dbg !3064
	%181 = icmp sgt i64 %180, 0, !dbg !3065
	br i1 %181, label %b52, label %b61, !dbg !3065

b52:
	%182 = trunc i64 %180 to i32, !dbg !3066
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %179, i32 %182, i32 31), !dbg !3066
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !3066
	%185 = or i32 %179, %184, !dbg !3067
	%186 = sdiv i64 %180, 2, !dbg !3068
	br label %b51, !dbg !3068

b53:
	%187 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3069, !range !20
	%188 = sext i32 %187 to i64, !dbg !3069
	br label %b54, !dbg !3069

b54:
	%189 = phi i32 [ %129, %b53 ], [ %200, %b59 ], !dbg !3063
	%190 = phi i64 [ 16, %b53 ], [ %201, %b59 ], !dbg !3070
	%191 = icmp sgt i64 %190, 0, !dbg !3071
	br i1 %191, label %b55, label %b60, !dbg !3071

b55:
	%192 = add i64 %188, %190, !dbg !3072
	%193 = icmp sge i64 %192, %42, !dbg !3073
	br i1 %193, label %b56, label %b57, !dbg !3073

b56:
	br label %b57, !dbg !3073

b57:
	%194 = phi i64 [ %192, %b55 ], [ %188, %b56 ], !dbg !3074
	%195 = trunc i64 %194 to i32, !dbg !3075
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 %195, i32 31), !dbg !3075
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !3075
	%198 = icmp ne i64 %194, %188, !dbg !3076
	br i1 %198, label %b58, label %b59, !dbg !3076

b58:
	%199 = or i32 %189, %197, !dbg !3067
	br label %b59, !dbg !3077

b59:
	%200 = phi i32 [ %189, %b57 ], [ %199, %b58 ], !dbg !3063
	%201 = sdiv i64 %190, 2, !dbg !3078
	br label %b54, !dbg !3078

b60:
	%202 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 0, i32 31), !dbg !3079
	%203 = extractvalue { i32, i1 } %202, 0, !dbg !3079
	br label %b61, !dbg !3080

b61:
	%204 = phi i32 [ %179, %b51 ], [ %203, %b60 ], !dbg !3061
	br i1 %160, label %b67, label %b62, !dbg !3081

b62:
	%205 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !3082
	call void @llvm.nvvm.barrier0(), !dbg !3083
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3084, !range !20
	%207 = sext i32 %206 to i64, !dbg !3084
	%208 = icmp eq i64 %207, 0, !dbg !3085
	br i1 %208, label %b63, label %b64, !dbg !3085

b63:
	%209 = sdiv i64 %28, 32, !dbg !3086
	%210 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 %209, !dbg !3087
	%211 = icmp uge i64 %209, 32, !dbg !3087
	br i1 %211, label %b63_fail1, label %b63_ok1, !dbg !3087, !prof !26

b63_ok1:
	store i32 %204, i32* %210, align 4, !dbg !3087
	br label %b64, !dbg !3087

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3088
	%212 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 0, !dbg !3089
	%213 = load i32, i32* %212, align 4, !dbg !3089
	br label %b65, !dbg !3089

b65:
	%214 = phi i32 [ %213, %b64 ], [ %220, %b66_ok1 ], !dbg !3090
	%215 = phi i64 [ 1, %b64 ], [ %221, %b66_ok1 ], !dbg !3091
	%216 = icmp slt i64 %215, %159, !dbg !3092
	br i1 %216, label %b66, label %b67, !dbg !3092

b66:
	%217 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 %215, !dbg !3093
	%218 = icmp uge i64 %215, 32, !dbg !3093
	br i1 %218, label %b66_fail1, label %b66_ok1, !dbg !3093, !prof !26

b66_ok1:
	%219 = load i32, i32* %217, align 4, !dbg !3093
	%220 = or i32 %214, %219, !dbg !3067
	%221 = add i64 %215, 1, !dbg !3094
	br label %b65, !dbg !3094

b67:
	%222 = phi i32 [ %204, %b61 ], [ %214, %b65 ], !dbg !3060
	br i1 %43, label %b68, label %b70, !dbg !3099

b68:
	%223 = phi i32 [ %129, %b67 ], [ %229, %b69 ], !dbg !3100
	%224 = phi i64 [ 16, %b67 ], [ %230, %b69 ], !dbg !3101
	%225 = icmp sgt i64 %224, 0, !dbg !3102
	br i1 %225, label %b69, label %b78, !dbg !3102

b69:
	%226 = trunc i64 %224 to i32, !dbg !3103
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %223, i32 %226, i32 31), !dbg !3103
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !3103
	%229 = xor i32 %223, %228, !dbg !3104
	%230 = sdiv i64 %224, 2, !dbg !3105
	br label %b68, !dbg !3105

b70:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3106, !range !20
	%232 = sext i32 %231 to i64, !dbg !3106
	br label %b71, !dbg !3106

b71:
	%233 = phi i32 [ %129, %b70 ], [ %244, %b76 ], !dbg !3100
	%234 = phi i64 [ 16, %b70 ], [ %245, %b76 ], !dbg !3107
	%235 = icmp sgt i64 %234, 0, !dbg !3108
	br i1 %235, label %b72, label %b77, !dbg !3108

b72:
	%236 = add i64 %232, %234, !dbg !3109
	%237 = icmp sge i64 %236, %42, !dbg !3110
	br i1 %237, label %b73, label %b74, !dbg !3110

b73:
	br label %b74, !dbg !3110

b74:
	%238 = phi i64 [ %236, %b72 ], [ %232, %b73 ], !dbg !3111
	%239 = trunc i64 %238 to i32, !dbg !3112
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 %239, i32 31), !dbg !3112
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !3112
	%242 = icmp ne i64 %238, %232, !dbg !3113
	br i1 %242, label %b75, label %b76, !dbg !3113

b75:
	%243 = xor i32 %233, %241, !dbg !3104
	br label %b76, !dbg !3114

b76:
	%244 = phi i32 [ %233, %b74 ], [ %243, %b75 ], !dbg !3100
	%245 = sdiv i64 %234, 2, !dbg !3115
	br label %b71, !dbg !3115

b77:
	%246 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 0, i32 31), !dbg !3116
	%247 = extractvalue { i32, i1 } %246, 0, !dbg !3116
	br label %b78, !dbg !3117

b78:
	%248 = phi i32 [ %223, %b68 ], [ %247, %b77 ], !dbg !3098
	br i1 %160, label %b84, label %b79, !dbg !3118

b79:
	%249 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !3119
	call void @llvm.nvvm.barrier0(), !dbg !3120
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3121, !range !20
	%251 = sext i32 %250 to i64, !dbg !3121
	%252 = icmp eq i64 %251, 0, !dbg !3122
	br i1 %252, label %b80, label %b81, !dbg !3122

b80:
	%253 = sdiv i64 %28, 32, !dbg !3123
	%254 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 %253, !dbg !3124
	%255 = icmp uge i64 %253, 32, !dbg !3124
	br i1 %255, label %b80_fail1, label %b80_ok1, !dbg !3124, !prof !26

b80_ok1:
	store i32 %248, i32* %254, align 4, !dbg !3124
	br label %b81, !dbg !3124

b81:
	call void @llvm.nvvm.barrier0(), !dbg !3125
	%256 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 0, !dbg !3126
	%257 = load i32, i32* %256, align 4, !dbg !3126
	br label %b82, !dbg !3126

b82:
	%258 = phi i32 [ %257, %b81 ], [ %264, %b83_ok1 ], !dbg !3127
	%259 = phi i64 [ 1, %b81 ], [ %265, %b83_ok1 ], !dbg !3128
	%260 = icmp slt i64 %259, %159, !dbg !3129
	br i1 %260, label %b83, label %b84, !dbg !3129

b83:
	%261 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 %259, !dbg !3130
	%262 = icmp uge i64 %259, 32, !dbg !3130
	br i1 %262, label %b83_fail1, label %b83_ok1, !dbg !3130, !prof !26

b83_ok1:
	%263 = load i32, i32* %261, align 4, !dbg !3130
	%264 = xor i32 %258, %263, !dbg !3104
	%265 = add i64 %259, 1, !dbg !3131
	br label %b82, !dbg !3131

b84:
	%266 = phi i32 [ %248, %b78 ], [ %258, %b82 ], !dbg !3097
	%267 = getelementptr inbounds i32, i32* %127, i64 0, !dbg !3132
	store i32 %178, i32* %267, align 4, !dbg !3132
	%268 = getelementptr inbounds i32, i32* %127, i64 1, !dbg !3133
	store i32 %222, i32* %268, align 4, !dbg !3133
	%269 = getelementptr inbounds i32, i32* %127, i64 2, !dbg !3134
	store i32 %266, i32* %269, align 4, !dbg !3134
	ret void, !dbg !2931

b0_fail1:
	%270 = icmp ugt i64 %30, %p1, !dbg !2934
	br i1 %270, label %b0_fail2, label %b0_ok2, !dbg !2934

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %30, i64 %p1), !dbg !2934
	ret void, !dbg !2934

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %29, i64 %p5), !dbg !2935
	ret void, !dbg !2935

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %31), !dbg !2938
	ret void, !dbg !2938

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p3), !dbg !3012
	ret void, !dbg !3012

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %126), !dbg !3016
	ret void, !dbg !3016

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %165, i64 32), !dbg !3050
	ret void, !dbg !3050

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %171, i64 32), !dbg !3056
	ret void, !dbg !3056

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %209, i64 32), !dbg !3087
	ret void, !dbg !3087

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %215, i64 32), !dbg !3093
	ret void, !dbg !3093

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %253, i64 32), !dbg !3124
	ret void, !dbg !3124

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %259, i64 32), !dbg !3130
	ret void, !dbg !3130
}

define void @ExchangeUint64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3135 {
entry:
	br label %b0, !dbg !3136

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3139, !range !11
	%1 = sext i32 %0 to i64, !dbg !3139
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3139, !range !12
	%3 = sext i32 %2 to i64, !dbg !3139
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3139, !range !12
	%5 = sext i32 %4 to i64, !dbg !3139
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3139, !range !13
	%7 = sext i32 %6 to i64, !dbg !3139
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3139, !range !14
	%9 = sext i32 %8 to i64, !dbg !3139
	%10 = mul i64 %9, %5, !dbg !3139
	%11 = add i64 %3, %10, !dbg !3139
	%12 = mul i64 %7, %11, !dbg !3139
	%13 = add i64 %1, %12, !dbg !3139
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3139, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3139, !range !15
	%16 = mul i32 %14, %15, !dbg !3139
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3139, !range !16
	%18 = mul i32 %16, %17, !dbg !3139
	%19 = sext i32 %18 to i64, !dbg !3139
	%20 = mul i64 %13, %19, !dbg !3139
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3139, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3139, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3139, !range !18
	%24 = mul i32 %15, %23, !dbg !3139
	%25 = add i32 %22, %24, !dbg !3139
	%26 = mul i32 %14, %25, !dbg !3139
	%27 = add i32 %21, %26, !dbg !3139
	%28 = sext i32 %27 to i64, !dbg !3139
	%29 = add i64 %20, %28, !dbg !3139
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3140, !range !20
	%31 = sext i32 %30 to i64, !dbg !3140
	%32 = and i32 %27, -32, !dbg !3141
	%33 = sub i32 %18, %32, !dbg !3141
	%34 = icmp slt i32 %33, 32, !dbg !3141
	%35 = select i1 %34, i32 %33, i32 32, !dbg !3141
	%36 = sext i32 %35 to i64, !dbg !3141
	%37 = icmp eq i64 %36, 32, !dbg !3142
	br i1 %37, label %b1, label %b2, !dbg !3142

b1:
	br label %b2, !dbg !3142

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3143
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3144
	%40 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3145
	%41 = icmp uge i64 %29, %p5, !dbg !3145
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !3145, !prof !26

b2_ok1:
	%42 = load i64, i64* %40, align 8, !dbg !3145
	%43 = mul i64 %29, 4, !dbg !3146
	%44 = sub i64 %p1, %43, !dbg !3147
	%45 = getelementptr inbounds i64, i64* %p0, i64 %43, !dbg !3147
	%46 = mul i64 %31, 7, !dbg !3149
	%47 = add i64 %46, 3, !dbg !3150
	%48 = icmp ugt i64 %43, %p1, !dbg !3147
	%49 = icmp ugt i64 4, %44, !dbg !3148
	%50 = icmp eq i64 %36, 0, !dbg !3151
	%51 = or i1 %48, %49, !dbg !3151
	%52 = or i1 %51, %50, !dbg !3151
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !3151, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !3151
	%54 = select i1 %53, i64 1, i64 %36, !dbg !3151
	%55 = srem i64 %47, %54, !dbg !3151
	%56 = trunc i64 %55 to i32, !dbg !3152
	%57 = trunc i64 %42 to i32, !dbg !3152
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !3152
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3152
	%60 = lshr i64 %42, 32, !dbg !3152
	%61 = trunc i64 %60 to i32, !dbg !3152
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %56, i32 31), !dbg !3152
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3152
	%64 = zext i32 %63 to i64, !dbg !3152
	%65 = shl i64 %64, 32, !dbg !3152
	%66 = zext i32 %59 to i64, !dbg !3152
	%67 = or i64 %66, %65, !dbg !3152
	%68 = getelementptr inbounds i64, i64* %45, i64 0, !dbg !3153
	store i64 %67, i64* %68, align 8, !dbg !3153
	%69 = trunc i64 %42 to i32, !dbg !3154
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 3, i32 0), !dbg !3154
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3154
	%72 = lshr i64 %42, 32, !dbg !3154
	%73 = trunc i64 %72 to i32, !dbg !3154
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3154
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3154
	%76 = zext i32 %75 to i64, !dbg !3154
	%77 = shl i64 %76, 32, !dbg !3154
	%78 = zext i32 %71 to i64, !dbg !3154
	%79 = or i64 %78, %77, !dbg !3154
	%80 = getelementptr inbounds i64, i64* %45, i64 1, !dbg !3155
	store i64 %79, i64* %80, align 8, !dbg !3155
	%81 = trunc i64 %38 to i32, !dbg !3156
	%82 = trunc i64 %42 to i32, !dbg !3156
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %82, i32 %81, i32 31), !dbg !3156
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !3156
	%85 = lshr i64 %42, 32, !dbg !3156
	%86 = trunc i64 %85 to i32, !dbg !3156
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %81, i32 31), !dbg !3156
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3156
	%89 = zext i32 %88 to i64, !dbg !3156
	%90 = shl i64 %89, 32, !dbg !3156
	%91 = zext i32 %84 to i64, !dbg !3156
	%92 = or i64 %91, %90, !dbg !3156
	%93 = getelementptr inbounds i64, i64* %45, i64 2, !dbg !3157
	store i64 %92, i64* %93, align 8, !dbg !3157
	%94 = trunc i64 %39 to i32, !dbg !3158
	%95 = trunc i64 %42 to i32, !dbg !3158
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !3158
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !3158
	%98 = lshr i64 %42, 32, !dbg !3158
	%99 = trunc i64 %98 to i32, !dbg !3158
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %94, i32 31), !dbg !3158
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3158
	%102 = zext i32 %101 to i64, !dbg !3158
	%103 = shl i64 %102, 32, !dbg !3158
	%104 = zext i32 %97 to i64, !dbg !3158
	%105 = or i64 %104, %103, !dbg !3158
	%106 = getelementptr inbounds i64, i64* %45, i64 3, !dbg !3159
	store i64 %105, i64* %106, align 8, !dbg !3159
	%107 = mul i64 %29, 3, !dbg !3160
	%108 = sub i64 %p3, %107, !dbg !3161
	%109 = getelementptr inbounds i32, i32* %p2, i64 %107, !dbg !3161
	%110 = icmp ugt i64 %107, %p3, !dbg !3161
	%111 = icmp ugt i64 3, %108, !dbg !3162
	%112 = or i1 %110, %111, !dbg !3162
	br i1 %112, label %b2_fail5, label %b2_ok5, !dbg !3162, !prof !26

b2_ok5:
	%113 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %42) convergent nounwind, !dbg !3163
	%114 = getelementptr inbounds i32, i32* %109, i64 0, !dbg !3164
	store i32 %113, i32* %114, align 4, !dbg !3164
	%115 = getelementptr inbounds i32, i32* %109, i64 1, !dbg !3165
	store i32 7, i32* %115, align 4, !dbg !3165
	%116 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %42) convergent nounwind, !dbg !3166
	store i32 %116, i32* %115, align 4, !dbg !3167
	%117 = sub i64 %29, %31, !dbg !3168
	%118 = getelementptr inbounds i64, i64* %p4, i64 %117, !dbg !3169
	%119 = icmp uge i64 %117, %p5, !dbg !3169
	br i1 %119, label %b2_fail7, label %b2_ok7, !dbg !3169, !prof !26

b2_ok7:
	%120 = load i64, i64* %118, align 8, !dbg !3169
	%121 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %120) convergent nounwind, !dbg !3170
	%122 = getelementptr inbounds i32, i32* %109, i64 2, !dbg !3171
	store i32 %121, i32* %122, align 4, !dbg !3171
	ret void, !dbg !3138

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !3145
	ret void, !dbg !3145

b2_fail2:
	%123 = icmp ugt i64 %43, %p1, !dbg !3147
	br i1 %123, label %b2_fail3, label %b2_ok3, !dbg !3147

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3147
	ret void, !dbg !3147

b2_ok3:
	%124 = icmp ugt i64 4, %44, !dbg !3148
	br i1 %124, label %b2_fail4, label %b2_ok4, !dbg !3148

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3148
	ret void, !dbg !3148

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3151
	ret void, !dbg !3151

b2_fail5:
	%125 = icmp ugt i64 %107, %p3, !dbg !3161
	br i1 %125, label %b2_fail6, label %b2_ok6, !dbg !3161

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %107, i64 %p3), !dbg !3161
	ret void, !dbg !3161

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %108), !dbg !3162
	ret void, !dbg !3162

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %117, i64 %p5), !dbg !3169
	ret void, !dbg !3169
}

define void @NumbersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3172 {
entry:
	br label %b0, !dbg !3173

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3176, !range !11
	%1 = sext i32 %0 to i64, !dbg !3176
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3176, !range !12
	%3 = sext i32 %2 to i64, !dbg !3176
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3176, !range !12
	%5 = sext i32 %4 to i64, !dbg !3176
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3176, !range !13
	%7 = sext i32 %6 to i64, !dbg !3176
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3176, !range !14
	%9 = sext i32 %8 to i64, !dbg !3176
	%10 = mul i64 %9, %5, !dbg !3176
	%11 = add i64 %3, %10, !dbg !3176
	%12 = mul i64 %7, %11, !dbg !3176
	%13 = add i64 %1, %12, !dbg !3176
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3176, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3176, !range !15
	%16 = mul i32 %14, %15, !dbg !3176
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3176, !range !16
	%18 = mul i32 %16, %17, !dbg !3176
	%19 = sext i32 %18 to i64, !dbg !3176
	%20 = mul i64 %13, %19, !dbg !3176
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3176, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3176, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3176, !range !18
	%24 = mul i32 %15, %23, !dbg !3176
	%25 = add i32 %22, %24, !dbg !3176
	%26 = mul i32 %14, %25, !dbg !3176
	%27 = add i32 %21, %26, !dbg !3176
	%28 = sext i32 %27 to i64, !dbg !3176
	%29 = add i64 %20, %28, !dbg !3176
	%30 = mul i64 %29, 6, !dbg !3177
	%31 = sub i64 %p1, %30, !dbg !3178
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !3178
	%33 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3179
	%34 = icmp ugt i64 %30, %p1, !dbg !3178
	%35 = icmp uge i64 %29, %p5, !dbg !3179
	%36 = or i1 %34, %35, !dbg !3179
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !3179, !prof !26

b0_ok1:
	%37 = load i64, i64* %33, align 8, !dbg !3179
	%38 = icmp ugt i64 6, %31, !dbg !3182
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !3182, !prof !26

b0_ok3:
	br label %b1, !dbg !3182

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %284, %b48 ], !dbg !3182
	%40 = and i32 %27, -32, !dbg !3189
	%41 = sub i32 %18, %40, !dbg !3189
	%42 = icmp slt i32 %41, 32, !dbg !3189
	%43 = select i1 %42, i32 %41, i32 32, !dbg !3189
	%44 = sext i32 %43 to i64, !dbg !3189
	%45 = icmp eq i64 %44, 32, !dbg !3190
	br i1 %45, label %b2, label %b4, !dbg !3190

b2:
	%46 = phi i64 [ %37, %b1 ], [ %61, %b3 ], !dbg !3191
	%47 = phi i64 [ 16, %b1 ], [ %62, %b3 ], !dbg !3192
	%48 = icmp sgt i64 %47, 0, !dbg !3193
	br i1 %48, label %b3, label %b12, !dbg !3193

b3:
	%49 = trunc i64 %47 to i32, !dbg !3194
	%50 = trunc i64 %46 to i32, !dbg !3194
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !3194
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !3194
	%53 = lshr i64 %46, 32, !dbg !3194
	%54 = trunc i64 %53 to i32, !dbg !3194
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %54, i32 %49, i32 31), !dbg !3194
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !3194
	%57 = zext i32 %56 to i64, !dbg !3194
	%58 = shl i64 %57, 32, !dbg !3194
	%59 = zext i32 %52 to i64, !dbg !3194
	%60 = or i64 %59, %58, !dbg !3194
	%61 = add i64 %46, %60, !dbg !3195
	%62 = sdiv i64 %47, 2, !dbg !3196
	br label %b2, !dbg !3196

b4:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3197, !range !20
	%64 = sext i32 %63 to i64, !dbg !3197
	br label %b5, !dbg !3197

b5:
	%65 = phi i64 [ %37, %b4 ], [ %85, %b10 ], !dbg !3191
	%66 = phi i64 [ 16, %b4 ], [ %86, %b10 ], !dbg !3198
	%67 = icmp sgt i64 %66, 0, !dbg !3199
	br i1 %67, label %b6, label %b11, !dbg !3199

b6:
	%68 = add i64 %64, %66, !dbg !3200
	%69 = icmp sge i64 %68, %44, !dbg !3201
	br i1 %69, label %b7, label %b8, !dbg !3201

b7:
	br label %b8, !dbg !3201

b8:
	%70 = phi i64 [ %68, %b6 ], [ %64, %b7 ], !dbg !3202
	%71 = trunc i64 %70 to i32, !dbg !3203
	%72 = trunc i64 %65 to i32, !dbg !3203
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 %71, i32 31), !dbg !3203
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !3203
	%75 = lshr i64 %65, 32, !dbg !3203
	%76 = trunc i64 %75 to i32, !dbg !3203
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 %71, i32 31), !dbg !3203
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !3203
	%79 = zext i32 %78 to i64, !dbg !3203
	%80 = shl i64 %79, 32, !dbg !3203
	%81 = zext i32 %74 to i64, !dbg !3203
	%82 = or i64 %81, %80, !dbg !3203
	%83 = icmp ne i64 %70, %64, !dbg !3204
	br i1 %83, label %b9, label %b10, !dbg !3204

b9:
	%84 = add i64 %65, %82, !dbg !3195
	br label %b10, !dbg !3205

b10:
	%85 = phi i64 [ %65, %b8 ], [ %84, %b9 ], !dbg !3191
	%86 = sdiv i64 %66, 2, !dbg !3206
	br label %b5, !dbg !3206

b11:
	%87 = trunc i64 %65 to i32, !dbg !3207
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %87, i32 0, i32 31), !dbg !3207
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !3207
	%90 = lshr i64 %65, 32, !dbg !3207
	%91 = trunc i64 %90 to i32, !dbg !3207
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %91, i32 0, i32 31), !dbg !3207
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !3207
	%94 = zext i32 %93 to i64, !dbg !3207
	%95 = shl i64 %94, 32, !dbg !3207
	%96 = zext i32 %89 to i64, !dbg !3207
	%97 = or i64 %96, %95, !dbg !3207
	br label %b12, !dbg !3208

b12:
	%98 = phi i64 [ %46, %b2 ], [ %97, %b11 ], !dbg !3188
	%99 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !3209
	store i64 %98, i64* %99, align 8, !dbg !3209
	br i1 %45, label %b13, label %b15, !dbg !3214

b13:
	%100 = phi i64 [ %37, %b12 ], [ %116, %b14 ], !dbg !3215
	%101 = phi i64 [ 16, %b12 ], [ %117, %b14 ], !dbg !3216
	%102 = icmp sgt i64 %101, 0, !dbg !3217
	br i1 %102, label %b14, label %b23, !dbg !3217

b14:
	%103 = trunc i64 %101 to i32, !dbg !3218
	%104 = trunc i64 %100 to i32, !dbg !3218
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %104, i32 %103, i32 31), !dbg !3218
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !3218
	%107 = lshr i64 %100, 32, !dbg !3218
	%108 = trunc i64 %107 to i32, !dbg !3218
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %108, i32 %103, i32 31), !dbg !3218
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !3218
	%111 = zext i32 %110 to i64, !dbg !3218
	%112 = shl i64 %111, 32, !dbg !3218
	%113 = zext i32 %106 to i64, !dbg !3218
	%114 = or i64 %113, %112, !dbg !3218
	%115 = icmp ult i64 %100, %114, !dbg !3219
	%116 = select i1 %115, i64 %100, i64 %114, !dbg !3219
	%117 = sdiv i64 %101, 2, !dbg !3220
	br label %b13, !dbg !3220

b15:
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3221, !range !20
	%119 = sext i32 %118 to i64, !dbg !3221
	br label %b16, !dbg !3221

b16:
	%120 = phi i64 [ %37, %b15 ], [ %141, %b21 ], !dbg !3215
	%121 = phi i64 [ 16, %b15 ], [ %142, %b21 ], !dbg !3222
	%122 = icmp sgt i64 %121, 0, !dbg !3223
	br i1 %122, label %b17, label %b22, !dbg !3223

b17:
	%123 = add i64 %119, %121, !dbg !3224
	%124 = icmp sge i64 %123, %44, !dbg !3225
	br i1 %124, label %b18, label %b19, !dbg !3225

b18:
	br label %b19, !dbg !3225

b19:
	%125 = phi i64 [ %123, %b17 ], [ %119, %b18 ], !dbg !3226
	%126 = trunc i64 %125 to i32, !dbg !3227
	%127 = trunc i64 %120 to i32, !dbg !3227
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %126, i32 31), !dbg !3227
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !3227
	%130 = lshr i64 %120, 32, !dbg !3227
	%131 = trunc i64 %130 to i32, !dbg !3227
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %126, i32 31), !dbg !3227
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !3227
	%134 = zext i32 %133 to i64, !dbg !3227
	%135 = shl i64 %134, 32, !dbg !3227
	%136 = zext i32 %129 to i64, !dbg !3227
	%137 = or i64 %136, %135, !dbg !3227
	%138 = icmp ne i64 %125, %119, !dbg !3228
	br i1 %138, label %b20, label %b21, !dbg !3228

b20:
	%139 = icmp ult i64 %120, %137, !dbg !3219
	%140 = select i1 %139, i64 %120, i64 %137, !dbg !3219
	br label %b21, !dbg !3229

b21:
	%141 = phi i64 [ %120, %b19 ], [ %140, %b20 ], !dbg !3215
	%142 = sdiv i64 %121, 2, !dbg !3230
	br label %b16, !dbg !3230

b22:
	%143 = trunc i64 %120 to i32, !dbg !3231
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !3231
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3231
	%146 = lshr i64 %120, 32, !dbg !3231
	%147 = trunc i64 %146 to i32, !dbg !3231
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !3231
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !3231
	%150 = zext i32 %149 to i64, !dbg !3231
	%151 = shl i64 %150, 32, !dbg !3231
	%152 = zext i32 %145 to i64, !dbg !3231
	%153 = or i64 %152, %151, !dbg !3231
	br label %b23, !dbg !3232

b23:
	%154 = phi i64 [ %100, %b13 ], [ %153, %b22 ], !dbg !3213
	br i1 %45, label %b24, label %b26, !dbg !3237

b24:
	%155 = phi i64 [ %37, %b23 ], [ %171, %b25 ], !dbg !3238
	%156 = phi i64 [ 16, %b23 ], [ %172, %b25 ], !dbg !3239
	%157 = icmp sgt i64 %156, 0, !dbg !3240
	br i1 %157, label %b25, label %b34, !dbg !3240

b25:
	%158 = trunc i64 %156 to i32, !dbg !3241
	%159 = trunc i64 %155 to i32, !dbg !3241
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %158, i32 31), !dbg !3241
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3241
	%162 = lshr i64 %155, 32, !dbg !3241
	%163 = trunc i64 %162 to i32, !dbg !3241
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %163, i32 %158, i32 31), !dbg !3241
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !3241
	%166 = zext i32 %165 to i64, !dbg !3241
	%167 = shl i64 %166, 32, !dbg !3241
	%168 = zext i32 %161 to i64, !dbg !3241
	%169 = or i64 %168, %167, !dbg !3241
	%170 = icmp ugt i64 %155, %169, !dbg !3242
	%171 = select i1 %170, i64 %155, i64 %169, !dbg !3242
	%172 = sdiv i64 %156, 2, !dbg !3243
	br label %b24, !dbg !3243

b26:
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3244, !range !20
	%174 = sext i32 %173 to i64, !dbg !3244
	br label %b27, !dbg !3244

b27:
	%175 = phi i64 [ %37, %b26 ], [ %196, %b32 ], !dbg !3238
	%176 = phi i64 [ 16, %b26 ], [ %197, %b32 ], !dbg !3245
	%177 = icmp sgt i64 %176, 0, !dbg !3246
	br i1 %177, label %b28, label %b33, !dbg !3246

b28:
	%178 = add i64 %174, %176, !dbg !3247
	%179 = icmp sge i64 %178, %44, !dbg !3248
	br i1 %179, label %b29, label %b30, !dbg !3248

b29:
	br label %b30, !dbg !3248

b30:
	%180 = phi i64 [ %178, %b28 ], [ %174, %b29 ], !dbg !3249
	%181 = trunc i64 %180 to i32, !dbg !3250
	%182 = trunc i64 %175 to i32, !dbg !3250
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %182, i32 %181, i32 31), !dbg !3250
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !3250
	%185 = lshr i64 %175, 32, !dbg !3250
	%186 = trunc i64 %185 to i32, !dbg !3250
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 %181, i32 31), !dbg !3250
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !3250
	%189 = zext i32 %188 to i64, !dbg !3250
	%190 = shl i64 %189, 32, !dbg !3250
	%191 = zext i32 %184 to i64, !dbg !3250
	%192 = or i64 %191, %190, !dbg !3250
	%193 = icmp ne i64 %180, %174, !dbg !3251
	br i1 %193, label %b31, label %b32, !dbg !3251

b31:
	%194 = icmp ugt i64 %175, %192, !dbg !3242
	%195 = select i1 %194, i64 %175, i64 %192, !dbg !3242
	br label %b32, !dbg !3252

b32:
	%196 = phi i64 [ %175, %b30 ], [ %195, %b31 ], !dbg !3238
	%197 = sdiv i64 %176, 2, !dbg !3253
	br label %b27, !dbg !3253

b33:
	%198 = trunc i64 %175 to i32, !dbg !3254
	%199 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %198, i32 0, i32 31), !dbg !3254
	%200 = extractvalue { i32, i1 } %199, 0, !dbg !3254
	%201 = lshr i64 %175, 32, !dbg !3254
	%202 = trunc i64 %201 to i32, !dbg !3254
	%203 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %202, i32 0, i32 31), !dbg !3254
	%204 = extractvalue { i32, i1 } %203, 0, !dbg !3254
	%205 = zext i32 %204 to i64, !dbg !3254
	%206 = shl i64 %205, 32, !dbg !3254
	%207 = zext i32 %200 to i64, !dbg !3254
	%208 = or i64 %207, %206, !dbg !3254
	br label %b34, !dbg !3255

b34:
	%209 = phi i64 [ %155, %b24 ], [ %208, %b33 ], !dbg !3236
	%210 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !3256
	store i64 %154, i64* %210, align 8, !dbg !3256
	%211 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !3257
	store i64 %209, i64* %211, align 8, !dbg !3257
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3262, !range !20
	%213 = sext i32 %212 to i64, !dbg !3262
	br label %b35, !dbg !3262

b35:
	%214 = phi i64 [ %37, %b34 ], [ %231, %b38 ], !dbg !3263
	%215 = phi i64 [ 1, %b34 ], [ %232, %b38 ], !dbg !3264
	%216 = icmp slt i64 %215, 32, !dbg !3265
	br i1 %216, label %b36, label %b39, !dbg !3265

b36:
	%217 = trunc i64 %215 to i32, !dbg !3266
	%218 = trunc i64 %214 to i32, !dbg !3266
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %218, i32 %217, i32 0), !dbg !3266
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !3266
	%221 = lshr i64 %214, 32, !dbg !3266
	%222 = trunc i64 %221 to i32, !dbg !3266
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %222, i32 %217, i32 0), !dbg !3266
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !3266
	%225 = zext i32 %224 to i64, !dbg !3266
	%226 = shl i64 %225, 32, !dbg !3266
	%227 = zext i32 %220 to i64, !dbg !3266
	%228 = or i64 %227, %226, !dbg !3266
	%229 = icmp sge i64 %213, %215, !dbg !3267
	br i1 %229, label %b37, label %b38, !dbg !3267

b37:
	%230 = add i64 %214, %228, !dbg !3268
	br label %b38, !dbg !3268

b38:
	%231 = phi i64 [ %214, %b36 ], [ %230, %b37 ], !dbg !3263
	%232 = mul i64 %215, 2, !dbg !3269
	br label %b35, !dbg !3269

b39:
	%233 = phi i64 [ %37, %b35 ], [ %250, %b42 ], !dbg !3273
	%234 = phi i64 [ 1, %b35 ], [ %251, %b42 ], !dbg !3274
	%235 = icmp slt i64 %234, 32, !dbg !3275
	br i1 %235, label %b40, label %b43, !dbg !3275

b40:
	%236 = trunc i64 %234 to i32, !dbg !3276
	%237 = trunc i64 %233 to i32, !dbg !3276
	%238 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %237, i32 %236, i32 0), !dbg !3276
	%239 = extractvalue { i32, i1 } %238, 0, !dbg !3276
	%240 = lshr i64 %233, 32, !dbg !3276
	%241 = trunc i64 %240 to i32, !dbg !3276
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %241, i32 %236, i32 0), !dbg !3276
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !3276
	%244 = zext i32 %243 to i64, !dbg !3276
	%245 = shl i64 %244, 32, !dbg !3276
	%246 = zext i32 %239 to i64, !dbg !3276
	%247 = or i64 %246, %245, !dbg !3276
	%248 = icmp sge i64 %213, %234, !dbg !3277
	br i1 %248, label %b41, label %b42, !dbg !3277

b41:
	%249 = add i64 %233, %247, !dbg !3278
	br label %b42, !dbg !3278

b42:
	%250 = phi i64 [ %233, %b40 ], [ %249, %b41 ], !dbg !3273
	%251 = mul i64 %234, 2, !dbg !3279
	br label %b39, !dbg !3279

b43:
	%252 = trunc i64 %233 to i32, !dbg !3280
	%253 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %252, i32 1, i32 0), !dbg !3280
	%254 = extractvalue { i32, i1 } %253, 0, !dbg !3280
	%255 = lshr i64 %233, 32, !dbg !3280
	%256 = trunc i64 %255 to i32, !dbg !3280
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %256, i32 1, i32 0), !dbg !3280
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !3280
	%259 = zext i32 %258 to i64, !dbg !3280
	%260 = shl i64 %259, 32, !dbg !3280
	%261 = zext i32 %254 to i64, !dbg !3280
	%262 = or i64 %261, %260, !dbg !3280
	%263 = icmp eq i64 %213, 0, !dbg !3281
	br i1 %263, label %b45, label %b44, !dbg !3281

b44:
	br label %b45, !dbg !3282

b45:
	%264 = phi i64 [ 0, %b43 ], [ %262, %b44 ], !dbg !3271
	%265 = getelementptr inbounds i64, i64* %32, i64 3, !dbg !3283
	store i64 %214, i64* %265, align 8, !dbg !3283
	%266 = getelementptr inbounds i64, i64* %32, i64 4, !dbg !3284
	store i64 %264, i64* %266, align 8, !dbg !3284
	%267 = mul i64 %44, 2, !dbg !3285
	%268 = sdiv i64 %267, 3, !dbg !3286
	%269 = icmp slt i64 %268, 0, !dbg !3289
	br i1 %269, label %b47, label %b46, !dbg !3289

b46:
	%270 = icmp sge i64 %268, %44, !dbg !3290
	br i1 %270, label %b47, label %b48, !dbg !3290

b47:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !3291
	ret void, !dbg !3291

b48:
	%271 = trunc i64 %268 to i32, !dbg !3292
	%272 = trunc i64 %37 to i32, !dbg !3292
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !3292
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !3292
	%275 = lshr i64 %37, 32, !dbg !3292
	%276 = trunc i64 %275 to i32, !dbg !3292
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %271, i32 31), !dbg !3292
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !3292
	%279 = zext i32 %278 to i64, !dbg !3292
	%280 = shl i64 %279, 32, !dbg !3292
	%281 = zext i32 %274 to i64, !dbg !3292
	%282 = or i64 %281, %280, !dbg !3292
	%283 = getelementptr inbounds i64, i64* %32, i64 5, !dbg !3293
	store i64 %282, i64* %283, align 8, !dbg !3293
	%284 = add i64 %39, 1, !dbg !3293
	%285 = icmp slt i64 %284, 2, !dbg !3293
	br i1 %285, label %b1, label %b49, !dbg !3293

b49:
	%286 = sub i64 %p3, %30, !dbg !3294
	%287 = getelementptr inbounds i64, i64* %p2, i64 %30, !dbg !3294
	%288 = icmp ugt i64 %30, %p3, !dbg !3294
	br i1 %288, label %b49_fail1, label %b49_ok1, !dbg !3294, !prof !26

b49_ok1:
	%289 = load i64, i64* %33, align 8, !dbg !3295
	%290 = icmp ugt i64 6, %286, !dbg !3298
	br i1 %290, label %b49_fail2, label %b49_ok2, !dbg !3298, !prof !26

b49_ok2:
	br label %b50, !dbg !3298

b50:
	%291 = phi i64 [ 0, %b49_ok2 ], [ %611, %b129 ], !dbg !3298
	br i1 %45, label %b51, label %b53, !dbg !3304

b51:
	%292 = phi i64 [ %289, %b50 ], [ %307, %b52 ], !dbg !3305
	%293 = phi i64 [ 16, %b50 ], [ %308, %b52 ], !dbg !3306
	%294 = icmp sgt i64 %293, 0, !dbg !3307
	br i1 %294, label %b52, label %b60, !dbg !3307

b52:
	%295 = trunc i64 %293 to i32, !dbg !3308
	%296 = trunc i64 %292 to i32, !dbg !3308
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %296, i32 %295, i32 31), !dbg !3308
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !3308
	%299 = lshr i64 %292, 32, !dbg !3308
	%300 = trunc i64 %299 to i32, !dbg !3308
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %300, i32 %295, i32 31), !dbg !3308
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !3308
	%303 = zext i32 %302 to i64, !dbg !3308
	%304 = shl i64 %303, 32, !dbg !3308
	%305 = zext i32 %298 to i64, !dbg !3308
	%306 = or i64 %305, %304, !dbg !3308
	%307 = add i64 %292, %306, !dbg !3309
	%308 = sdiv i64 %293, 2, !dbg !3310
	br label %b51, !dbg !3310

b53:
	%309 = phi i64 [ %289, %b50 ], [ %329, %b58 ], !dbg !3305
	%310 = phi i64 [ 16, %b50 ], [ %330, %b58 ], !dbg !3311
	%311 = icmp sgt i64 %310, 0, !dbg !3312
	br i1 %311, label %b54, label %b59, !dbg !3312

b54:
	%312 = add i64 %213, %310, !dbg !3313
	%313 = icmp sge i64 %312, %44, !dbg !3314
	br i1 %313, label %b55, label %b56, !dbg !3314

b55:
	br label %b56, !dbg !3314

b56:
	%314 = phi i64 [ %312, %b54 ], [ %213, %b55 ], !dbg !3315
	%315 = trunc i64 %314 to i32, !dbg !3316
	%316 = trunc i64 %309 to i32, !dbg !3316
	%317 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %316, i32 %315, i32 31), !dbg !3316
	%318 = extractvalue { i32, i1 } %317, 0, !dbg !3316
	%319 = lshr i64 %309, 32, !dbg !3316
	%320 = trunc i64 %319 to i32, !dbg !3316
	%321 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %320, i32 %315, i32 31), !dbg !3316
	%322 = extractvalue { i32, i1 } %321, 0, !dbg !3316
	%323 = zext i32 %322 to i64, !dbg !3316
	%324 = shl i64 %323, 32, !dbg !3316
	%325 = zext i32 %318 to i64, !dbg !3316
	%326 = or i64 %325, %324, !dbg !3316
	%327 = icmp ne i64 %314, %213, !dbg !3317
	br i1 %327, label %b57, label %b58, !dbg !3317

b57:
	%328 = add i64 %309, %326, !dbg !3309
	br label %b58, !dbg !3318

b58:
	%329 = phi i64 [ %309, %b56 ], [ %328, %b57 ], !dbg !3305
	%330 = sdiv i64 %310, 2, !dbg !3319
	br label %b53, !dbg !3319

b59:
	%331 = trunc i64 %309 to i32, !dbg !3320
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 0, i32 31), !dbg !3320
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !3320
	%334 = lshr i64 %309, 32, !dbg !3320
	%335 = trunc i64 %334 to i32, !dbg !3320
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %335, i32 0, i32 31), !dbg !3320
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !3320
	%338 = zext i32 %337 to i64, !dbg !3320
	%339 = shl i64 %338, 32, !dbg !3320
	%340 = zext i32 %333 to i64, !dbg !3320
	%341 = or i64 %340, %339, !dbg !3320
	br label %b60, !dbg !3321

b60:
	%342 = phi i64 [ %292, %b51 ], [ %341, %b59 ], !dbg !3303
	%343 = add i64 %19, 32, !dbg !3323
	%344 = sub i64 %343, 1, !dbg !3324
	%345 = sdiv i64 %344, 32, !dbg !3325
	%346 = icmp eq i64 %345, 1, !dbg !3326
	br i1 %346, label %b66, label %b61, !dbg !3326

b61:
	%347 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3327
	call void @llvm.nvvm.barrier0(), !dbg !3328
	br i1 %263, label %b62, label %b63, !dbg !3329

b62:
	%348 = sdiv i64 %28, 32, !dbg !3330
	%349 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 %348, !dbg !3331
	%350 = icmp uge i64 %348, 32, !dbg !3331
	br i1 %350, label %b62_fail1, label %b62_ok1, !dbg !3331, !prof !26

b62_ok1:
	store i64 %342, i64* %349, align 8, !dbg !3331
	br label %b63, !dbg !3331

b63:
	call void @llvm.nvvm.barrier0(), !dbg !3332
	%351 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 0, !dbg !3333
	%352 = load i64, i64* %351, align 8, !dbg !3333
	br label %b64, !dbg !3333

b64:
	%353 = phi i64 [ %352, %b63 ], [ %359, %b65_ok1 ], !dbg !3334
	%354 = phi i64 [ 1, %b63 ], [ %360, %b65_ok1 ], !dbg !3335
	%355 = icmp slt i64 %354, %345, !dbg !3336
	br i1 %355, label %b65, label %b66, !dbg !3336

b65:
	%356 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 %354, !dbg !3337
	%357 = icmp uge i64 %354, 32, !dbg !3337
	br i1 %357, label %b65_fail1, label %b65_ok1, !dbg !3337, !prof !26

b65_ok1:
	%358 = load i64, i64* %356, align 8, !dbg !3337
	%359 = add i64 %353, %358, !dbg !3309
	%360 = add i64 %354, 1, !dbg !3338
	br label %b64, !dbg !3338

b66:
	%361 = phi i64 [ %342, %b60 ], [ %353, %b64 ], !dbg !3302
	%362 = getelementptr inbounds i64, i64* %287, i64 0, !dbg !3339
	store i64 %361, i64* %362, align 8, !dbg !3339
	br i1 %45, label %b67, label %b69, !dbg !3344

b67:
	%363 = phi i64 [ %289, %b66 ], [ %379, %b68 ], !dbg !3345
	%364 = phi i64 [ 16, %b66 ], [ %380, %b68 ], !dbg !3346
	%365 = icmp sgt i64 %364, 0, !dbg !3347
	br i1 %365, label %b68, label %b76, !dbg !3347

b68:
	%366 = trunc i64 %364 to i32, !dbg !3348
	%367 = trunc i64 %363 to i32, !dbg !3348
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %366, i32 31), !dbg !3348
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !3348
	%370 = lshr i64 %363, 32, !dbg !3348
	%371 = trunc i64 %370 to i32, !dbg !3348
	%372 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %371, i32 %366, i32 31), !dbg !3348
	%373 = extractvalue { i32, i1 } %372, 0, !dbg !3348
	%374 = zext i32 %373 to i64, !dbg !3348
	%375 = shl i64 %374, 32, !dbg !3348
	%376 = zext i32 %369 to i64, !dbg !3348
	%377 = or i64 %376, %375, !dbg !3348
	%378 = icmp ult i64 %363, %377, !dbg !3349
	%379 = select i1 %378, i64 %363, i64 %377, !dbg !3349
	%380 = sdiv i64 %364, 2, !dbg !3350
	br label %b67, !dbg !3350

b69:
	%381 = phi i64 [ %289, %b66 ], [ %402, %b74 ], !dbg !3345
	%382 = phi i64 [ 16, %b66 ], [ %403, %b74 ], !dbg !3351
	%383 = icmp sgt i64 %382, 0, !dbg !3352
	br i1 %383, label %b70, label %b75, !dbg !3352

b70:
	%384 = add i64 %213, %382, !dbg !3353
	%385 = icmp sge i64 %384, %44, !dbg !3354
	br i1 %385, label %b71, label %b72, !dbg !3354

b71:
	br label %b72, !dbg !3354

b72:
	%386 = phi i64 [ %384, %b70 ], [ %213, %b71 ], !dbg !3355
	%387 = trunc i64 %386 to i32, !dbg !3356
	%388 = trunc i64 %381 to i32, !dbg !3356
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %387, i32 31), !dbg !3356
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !3356
	%391 = lshr i64 %381, 32, !dbg !3356
	%392 = trunc i64 %391 to i32, !dbg !3356
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 %387, i32 31), !dbg !3356
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !3356
	%395 = zext i32 %394 to i64, !dbg !3356
	%396 = shl i64 %395, 32, !dbg !3356
	%397 = zext i32 %390 to i64, !dbg !3356
	%398 = or i64 %397, %396, !dbg !3356
	%399 = icmp ne i64 %386, %213, !dbg !3357
	br i1 %399, label %b73, label %b74, !dbg !3357

b73:
	%400 = icmp ult i64 %381, %398, !dbg !3349
	%401 = select i1 %400, i64 %381, i64 %398, !dbg !3349
	br label %b74, !dbg !3358

b74:
	%402 = phi i64 [ %381, %b72 ], [ %401, %b73 ], !dbg !3345
	%403 = sdiv i64 %382, 2, !dbg !3359
	br label %b69, !dbg !3359

b75:
	%404 = trunc i64 %381 to i32, !dbg !3360
	%405 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %404, i32 0, i32 31), !dbg !3360
	%406 = extractvalue { i32, i1 } %405, 0, !dbg !3360
	%407 = lshr i64 %381, 32, !dbg !3360
	%408 = trunc i64 %407 to i32, !dbg !3360
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %408, i32 0, i32 31), !dbg !3360
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !3360
	%411 = zext i32 %410 to i64, !dbg !3360
	%412 = shl i64 %411, 32, !dbg !3360
	%413 = zext i32 %406 to i64, !dbg !3360
	%414 = or i64 %413, %412, !dbg !3360
	br label %b76, !dbg !3361

b76:
	%415 = phi i64 [ %363, %b67 ], [ %414, %b75 ], !dbg !3343
	br i1 %346, label %b82, label %b77, !dbg !3362

b77:
	%416 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3363
	call void @llvm.nvvm.barrier0(), !dbg !3364
	br i1 %263, label %b78, label %b79, !dbg !3365

b78:
	%417 = sdiv i64 %28, 32, !dbg !3366
	%418 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 %417, !dbg !3367
	%419 = icmp uge i64 %417, 32, !dbg !3367
	br i1 %419, label %b78_fail1, label %b78_ok1, !dbg !3367, !prof !26

b78_ok1:
	store i64 %415, i64* %418, align 8, !dbg !3367
	br label %b79, !dbg !3367

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3368
	%420 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 0, !dbg !3369
	%421 = load i64, i64* %420, align 8, !dbg !3369
	br label %b80, !dbg !3369

b80:
	%422 = phi i64 [ %421, %b79 ], [ %429, %b81_ok1 ], !dbg !3370
	%423 = phi i64 [ 1, %b79 ], [ %430, %b81_ok1 ], !dbg !3371
	%424 = icmp slt i64 %423, %345, !dbg !3372
	br i1 %424, label %b81, label %b82, !dbg !3372

b81:
	%425 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 %423, !dbg !3373
	%426 = icmp uge i64 %423, 32, !dbg !3373
	br i1 %426, label %b81_fail1, label %b81_ok1, !dbg !3373, !prof !26

b81_ok1:
	%427 = load i64, i64* %425, align 8, !dbg !3373
	%428 = icmp ult i64 %422, %427, !dbg !3349
	%429 = select i1 %428, i64 %422, i64 %427, !dbg !3349
	%430 = add i64 %423, 1, !dbg !3374
	br label %b80, !dbg !3374

b82:
	%431 = phi i64 [ %415, %b76 ], [ %422, %b80 ], !dbg !3342
	br i1 %45, label %b83, label %b85, !dbg !3379

b83:
	%432 = phi i64 [ %289, %b82 ], [ %448, %b84 ], !dbg !3380
	%433 = phi i64 [ 16, %b82 ], [ %449, %b84 ], !dbg !3381
	%434 = icmp sgt i64 %433, 0, !dbg !3382
	br i1 %434, label %b84, label %b92, !dbg !3382

b84:
	%435 = trunc i64 %433 to i32, !dbg !3383
	%436 = trunc i64 %432 to i32, !dbg !3383
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %436, i32 %435, i32 31), !dbg !3383
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !3383
	%439 = lshr i64 %432, 32, !dbg !3383
	%440 = trunc i64 %439 to i32, !dbg !3383
	%441 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %440, i32 %435, i32 31), !dbg !3383
	%442 = extractvalue { i32, i1 } %441, 0, !dbg !3383
	%443 = zext i32 %442 to i64, !dbg !3383
	%444 = shl i64 %443, 32, !dbg !3383
	%445 = zext i32 %438 to i64, !dbg !3383
	%446 = or i64 %445, %444, !dbg !3383
	%447 = icmp ugt i64 %432, %446, !dbg !3384
	%448 = select i1 %447, i64 %432, i64 %446, !dbg !3384
	%449 = sdiv i64 %433, 2, !dbg !3385
	br label %b83, !dbg !3385

b85:
	%450 = phi i64 [ %289, %b82 ], [ %471, %b90 ], !dbg !3380
	%451 = phi i64 [ 16, %b82 ], [ %472, %b90 ], !dbg !3386
	%452 = icmp sgt i64 %451, 0, !dbg !3387
	br i1 %452, label %b86, label %b91, !dbg !3387

b86:
	%453 = add i64 %213, %451, !dbg !3388
	%454 = icmp sge i64 %453, %44, !dbg !3389
	br i1 %454, label %b87, label %b88, !dbg !3389

b87:
	br label %b88, !dbg !3389

b88:
	%455 = phi i64 [ %453, %b86 ], [ %213, %b87 ], !dbg !3390
	%456 = trunc i64 %455 to i32, !dbg !3391
	%457 = trunc i64 %450 to i32, !dbg !3391
	%458 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %457, i32 %456, i32 31), !dbg !3391
	%459 = extractvalue { i32, i1 } %458, 0, !dbg !3391
	%460 = lshr i64 %450, 32, !dbg !3391
	%461 = trunc i64 %460 to i32, !dbg !3391
	%462 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %461, i32 %456, i32 31), !dbg !3391
	%463 = extractvalue { i32, i1 } %462, 0, !dbg !3391
	%464 = zext i32 %463 to i64, !dbg !3391
	%465 = shl i64 %464, 32, !dbg !3391
	%466 = zext i32 %459 to i64, !dbg !3391
	%467 = or i64 %466, %465, !dbg !3391
	%468 = icmp ne i64 %455, %213, !dbg !3392
	br i1 %468, label %b89, label %b90, !dbg !3392

b89:
	%469 = icmp ugt i64 %450, %467, !dbg !3384
	%470 = select i1 %469, i64 %450, i64 %467, !dbg !3384
	br label %b90, !dbg !3393

b90:
	%471 = phi i64 [ %450, %b88 ], [ %470, %b89 ], !dbg !3380
	%472 = sdiv i64 %451, 2, !dbg !3394
	br label %b85, !dbg !3394

b91:
	%473 = trunc i64 %450 to i32, !dbg !3395
	%474 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %473, i32 0, i32 31), !dbg !3395
	%475 = extractvalue { i32, i1 } %474, 0, !dbg !3395
	%476 = lshr i64 %450, 32, !dbg !3395
	%477 = trunc i64 %476 to i32, !dbg !3395
	%478 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %477, i32 0, i32 31), !dbg !3395
	%479 = extractvalue { i32, i1 } %478, 0, !dbg !3395
	%480 = zext i32 %479 to i64, !dbg !3395
	%481 = shl i64 %480, 32, !dbg !3395
	%482 = zext i32 %475 to i64, !dbg !3395
	%483 = or i64 %482, %481, !dbg !3395
	br label %b92, !dbg !3396

b92:
	%484 = phi i64 [ %432, %b83 ], [ %483, %b91 ], !dbg !3378
	br i1 %346, label %b98, label %b93, !dbg !3397

b93:
	%485 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3398
	call void @llvm.nvvm.barrier0(), !dbg !3399
	br i1 %263, label %b94, label %b95, !dbg !3400

b94:
	%486 = sdiv i64 %28, 32, !dbg !3401
	%487 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 %486, !dbg !3402
	%488 = icmp uge i64 %486, 32, !dbg !3402
	br i1 %488, label %b94_fail1, label %b94_ok1, !dbg !3402, !prof !26

b94_ok1:
	store i64 %484, i64* %487, align 8, !dbg !3402
	br label %b95, !dbg !3402

b95:
	call void @llvm.nvvm.barrier0(), !dbg !3403
	%489 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 0, !dbg !3404
	%490 = load i64, i64* %489, align 8, !dbg !3404
	br label %b96, !dbg !3404

b96:
	%491 = phi i64 [ %490, %b95 ], [ %498, %b97_ok1 ], !dbg !3405
	%492 = phi i64 [ 1, %b95 ], [ %499, %b97_ok1 ], !dbg !3406
	%493 = icmp slt i64 %492, %345, !dbg !3407
	br i1 %493, label %b97, label %b98, !dbg !3407

b97:
	%494 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 %492, !dbg !3408
	%495 = icmp uge i64 %492, 32, !dbg !3408
	br i1 %495, label %b97_fail1, label %b97_ok1, !dbg !3408, !prof !26

b97_ok1:
	%496 = load i64, i64* %494, align 8, !dbg !3408
	%497 = icmp ugt i64 %491, %496, !dbg !3384
	%498 = select i1 %497, i64 %491, i64 %496, !dbg !3384
	%499 = add i64 %492, 1, !dbg !3409
	br label %b96, !dbg !3409

b98:
	%500 = phi i64 [ %484, %b92 ], [ %491, %b96 ], !dbg !3377
	%501 = getelementptr inbounds i64, i64* %287, i64 1, !dbg !3410
	store i64 %431, i64* %501, align 8, !dbg !3410
	%502 = getelementptr inbounds i64, i64* %287, i64 2, !dbg !3411
	store i64 %500, i64* %502, align 8, !dbg !3411
	br label %b99, !dbg !3416

b99:
	%503 = phi i64 [ %289, %b98 ], [ %520, %b102 ], !dbg !3417
	%504 = phi i64 [ 1, %b98 ], [ %521, %b102 ], !dbg !3418
	%505 = icmp slt i64 %504, 32, !dbg !3419
	br i1 %505, label %b100, label %b103, !dbg !3419

b100:
	%506 = trunc i64 %504 to i32, !dbg !3420
	%507 = trunc i64 %503 to i32, !dbg !3420
	%508 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %507, i32 %506, i32 0), !dbg !3420
	%509 = extractvalue { i32, i1 } %508, 0, !dbg !3420
	%510 = lshr i64 %503, 32, !dbg !3420
	%511 = trunc i64 %510 to i32, !dbg !3420
	%512 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %511, i32 %506, i32 0), !dbg !3420
	%513 = extractvalue { i32, i1 } %512, 0, !dbg !3420
	%514 = zext i32 %513 to i64, !dbg !3420
	%515 = shl i64 %514, 32, !dbg !3420
	%516 = zext i32 %509 to i64, !dbg !3420
	%517 = or i64 %516, %515, !dbg !3420
	%518 = icmp sge i64 %213, %504, !dbg !3421
	br i1 %518, label %b101, label %b102, !dbg !3421

b101:
	%519 = add i64 %503, %517, !dbg !3422
	br label %b102, !dbg !3422

b102:
	%520 = phi i64 [ %503, %b100 ], [ %519, %b101 ], !dbg !3417
	%521 = mul i64 %504, 2, !dbg !3423
	br label %b99, !dbg !3423

b103:
	br i1 %346, label %b109, label %b104, !dbg !3424

b104:
	%522 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6 to [32 x i64]*, !dbg !3425
	%523 = sdiv i64 %28, 32, !dbg !3426
	call void @llvm.nvvm.barrier0(), !dbg !3427
	%524 = sub i64 %44, 1, !dbg !3428
	%525 = icmp eq i64 %213, %524, !dbg !3429
	br i1 %525, label %b105, label %b106, !dbg !3429

b105:
	%526 = getelementptr inbounds [32 x i64], [32 x i64]* %522, i64 0, i64 %523, !dbg !3430
	%527 = icmp uge i64 %523, 32, !dbg !3430
	br i1 %527, label %b105_fail1, label %b105_ok1, !dbg !3430, !prof !26

b105_ok1:
	store i64 %503, i64* %526, align 8, !dbg !3430
	br label %b106, !dbg !3430

b106:
	call void @llvm.nvvm.barrier0(), !dbg !3431
	%528 = icmp slt i64 0, %523, !dbg !3431
	br i1 %528, label %b107, label %b108, !dbg !3431

b107:
	%529 = phi i64 [ 0, %b106 ], [ %534, %b107_ok1 ], !dbg !3432
	%530 = phi i64 [ 0, %b106 ], [ %535, %b107_ok1 ], !dbg !3432
	%531 = getelementptr inbounds [32 x i64], [32 x i64]* %522, i64 0, i64 %530, !dbg !3433
	%532 = icmp uge i64 %530, 32, !dbg !3433
	br i1 %532, label %b107_fail1, label %b107_ok1, !dbg !3433, !prof !26

b107_ok1:
	%533 = load i64, i64* %531, align 8, !dbg !3433
	%534 = add i64 %529, %533, !dbg !3434
	%535 = add i64 %530, 1, !dbg !3434
	%536 = icmp slt i64 %535, %523, !dbg !3434
	br i1 %536, label %b107, label %b108, !dbg !3434

b108:
	%537 = phi i64 [ 0, %b106 ], [ %534, %b107_ok1 ], !dbg !3432
	br label %b109, !dbg !3435

b109:
	%538 = phi i64 [ 0, %b103 ], [ %537, %b108 ], !dbg !3415
	%539 = add i64 %538, %503, !dbg !3436
	br label %b110, !dbg !3440

b110:
	%540 = phi i64 [ %289, %b109 ], [ %557, %b113 ], !dbg !3441
	%541 = phi i64 [ 1, %b109 ], [ %558, %b113 ], !dbg !3442
	%542 = icmp slt i64 %541, 32, !dbg !3443
	br i1 %542, label %b111, label %b114, !dbg !3443

b111:
	%543 = trunc i64 %541 to i32, !dbg !3444
	%544 = trunc i64 %540 to i32, !dbg !3444
	%545 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %544, i32 %543, i32 0), !dbg !3444
	%546 = extractvalue { i32, i1 } %545, 0, !dbg !3444
	%547 = lshr i64 %540, 32, !dbg !3444
	%548 = trunc i64 %547 to i32, !dbg !3444
	%549 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %548, i32 %543, i32 0), !dbg !3444
	%550 = extractvalue { i32, i1 } %549, 0, !dbg !3444
	%551 = zext i32 %550 to i64, !dbg !3444
	%552 = shl i64 %551, 32, !dbg !3444
	%553 = zext i32 %546 to i64, !dbg !3444
	%554 = or i64 %553, %552, !dbg !3444
	%555 = icmp sge i64 %213, %541, !dbg !3445
	br i1 %555, label %b112, label %b113, !dbg !3445

b112:
	%556 = add i64 %540, %554, !dbg !3446
	br label %b113, !dbg !3446

b113:
	%557 = phi i64 [ %540, %b111 ], [ %556, %b112 ], !dbg !3441
	%558 = mul i64 %541, 2, !dbg !3447
	br label %b110, !dbg !3447

b114:
	br i1 %346, label %b120, label %b115, !dbg !3448

b115:
	%559 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6 to [32 x i64]*, !dbg !3449
	%560 = sdiv i64 %28, 32, !dbg !3450
	call void @llvm.nvvm.barrier0(), !dbg !3451
	%561 = sub i64 %44, 1, !dbg !3452
	%562 = icmp eq i64 %213, %561, !dbg !3453
	br i1 %562, label %b116, label %b117, !dbg !3453

b116:
	%563 = getelementptr inbounds [32 x i64], [32 x i64]* %559, i64 0, i64 %560, !dbg !3454
	%564 = icmp uge i64 %560, 32, !dbg !3454
	br i1 %564, label %b116_fail1, label %b116_ok1, !dbg !3454, !prof !26

b116_ok1:
	store i64 %540, i64* %563, align 8, !dbg !3454
	br label %b117, !dbg !3454

b117:
	call void @llvm.nvvm.barrier0(), !dbg !3455
	%565 = icmp slt i64 0, %560, !dbg !3455
	br i1 %565, label %b118, label %b119, !dbg !3455

b118:
	%566 = phi i64 [ 0, %b117 ], [ %571, %b118_ok1 ], !dbg !3456
	%567 = phi i64 [ 0, %b117 ], [ %572, %b118_ok1 ], !dbg !3456
	%568 = getelementptr inbounds [32 x i64], [32 x i64]* %559, i64 0, i64 %567, !dbg !3457
	%569 = icmp uge i64 %567, 32, !dbg !3457
	br i1 %569, label %b118_fail1, label %b118_ok1, !dbg !3457, !prof !26

b118_ok1:
	%570 = load i64, i64* %568, align 8, !dbg !3457
	%571 = add i64 %566, %570, !dbg !3458
	%572 = add i64 %567, 1, !dbg !3458
	%573 = icmp slt i64 %572, %560, !dbg !3458
	br i1 %573, label %b118, label %b119, !dbg !3458

b119:
	%574 = phi i64 [ 0, %b117 ], [ %571, %b118_ok1 ], !dbg !3456
	br label %b120, !dbg !3459

b120:
	%575 = phi i64 [ 0, %b114 ], [ %574, %b119 ], !dbg !3439
	%576 = trunc i64 %540 to i32, !dbg !3460
	%577 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %576, i32 1, i32 0), !dbg !3460
	%578 = extractvalue { i32, i1 } %577, 0, !dbg !3460
	%579 = lshr i64 %540, 32, !dbg !3460
	%580 = trunc i64 %579 to i32, !dbg !3460
	%581 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %580, i32 1, i32 0), !dbg !3460
	%582 = extractvalue { i32, i1 } %581, 0, !dbg !3460
	%583 = zext i32 %582 to i64, !dbg !3460
	%584 = shl i64 %583, 32, !dbg !3460
	%585 = zext i32 %578 to i64, !dbg !3460
	%586 = or i64 %585, %584, !dbg !3460
	br i1 %263, label %b122, label %b121, !dbg !3461

b121:
	%587 = add i64 %575, %586, !dbg !3462
	br label %b122, !dbg !3463

b122:
	%588 = phi i64 [ %575, %b120 ], [ %587, %b121 ], !dbg !3438
	%589 = getelementptr inbounds i64, i64* %287, i64 3, !dbg !3464
	store i64 %539, i64* %589, align 8, !dbg !3464
	%590 = getelementptr inbounds i64, i64* %287, i64 4, !dbg !3465
	store i64 %588, i64* %590, align 8, !dbg !3465
	%591 = mul i64 %19, 2, !dbg !3466
	%592 = sdiv i64 %591, 3, !dbg !3467
	%593 = icmp sge i64 %592, %19, !dbg !3470
	br i1 %593, label %b123, label %b124, !dbg !3470

b123:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !3471
	ret void, !dbg !3471

b124:
	br i1 %346, label %b125, label %b126, !dbg !3472

b125:
	%594 = trunc i64 %592 to i32, !dbg !3473
	%595 = trunc i64 %289 to i32, !dbg !3473
	%596 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %595, i32 %594, i32 31), !dbg !3473
	%597 = extractvalue { i32, i1 } %596, 0, !dbg !3473
	%598 = lshr i64 %289, 32, !dbg !3473
	%599 = trunc i64 %598 to i32, !dbg !3473
	%600 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %599, i32 %594, i32 31), !dbg !3473
	%601 = extractvalue { i32, i1 } %600, 0, !dbg !3473
	%602 = zext i32 %601 to i64, !dbg !3473
	%603 = shl i64 %602, 32, !dbg !3473
	%604 = zext i32 %597 to i64, !dbg !3473
	%605 = or i64 %604, %603, !dbg !3473
	br label %b129, !dbg !3474

b126:
	%606 = addrspacecast i64 addrspace(3)* @gpuc_shared_Broadcast_42_6 to i64*, !dbg !3475
	call void @llvm.nvvm.barrier0(), !dbg !3476
	%607 = icmp eq i64 %28, %592, !dbg !3477
	br i1 %607, label %b127, label %b128, !dbg !3477

b127:
	store i64 %289, i64* %606, align 8, !dbg !3478
	br label %b128, !dbg !3478

b128:
	call void @llvm.nvvm.barrier0(), !dbg !3479
	%608 = load i64, i64* %606, align 8, !dbg !3480
	br label %b129, !dbg !3481

b129:
	%609 = phi i64 [ %605, %b125 ], [ %608, %b128 ], !dbg !3469
	%610 = getelementptr inbounds i64, i64* %287, i64 5, !dbg !3482
	store i64 %609, i64* %610, align 8, !dbg !3482
	%611 = add i64 %291, 1, !dbg !3482
	%612 = icmp slt i64 %611, 2, !dbg !3482
	br i1 %612, label %b50, label %b130, !dbg !3482

b130:
	ret void, !dbg !3175

b0_fail1:
	%613 = icmp ugt i64 %30, %p1, !dbg !3178
	br i1 %613, label %b0_fail2, label %b0_ok2, !dbg !3178

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !3178
	ret void, !dbg !3178

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !3179
	ret void, !dbg !3179

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !3182
	ret void, !dbg !3182

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !3294
	ret void, !dbg !3294

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %286), !dbg !3298
	ret void, !dbg !3298

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %348, i64 32), !dbg !3331
	ret void, !dbg !3331

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %354, i64 32), !dbg !3337
	ret void, !dbg !3337

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %417, i64 32), !dbg !3367
	ret void, !dbg !3367

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %423, i64 32), !dbg !3373
	ret void, !dbg !3373

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %486, i64 32), !dbg !3402
	ret void, !dbg !3402

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %492, i64 32), !dbg !3408
	ret void, !dbg !3408

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %523, i64 32), !dbg !3430
	ret void, !dbg !3430

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %530, i64 32), !dbg !3433
	ret void, !dbg !3433

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %560, i64 32), !dbg !3454
	ret void, !dbg !3454

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %567, i64 32), !dbg !3457
	ret void, !dbg !3457
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3483 {
entry:
	br label %b0, !dbg !3484

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3487, !range !11
	%1 = sext i32 %0 to i64, !dbg !3487
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3487, !range !12
	%3 = sext i32 %2 to i64, !dbg !3487
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3487, !range !12
	%5 = sext i32 %4 to i64, !dbg !3487
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3487, !range !13
	%7 = sext i32 %6 to i64, !dbg !3487
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3487, !range !14
	%9 = sext i32 %8 to i64, !dbg !3487
	%10 = mul i64 %9, %5, !dbg !3487
	%11 = add i64 %3, %10, !dbg !3487
	%12 = mul i64 %7, %11, !dbg !3487
	%13 = add i64 %1, %12, !dbg !3487
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3487, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3487, !range !15
	%16 = mul i32 %14, %15, !dbg !3487
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3487, !range !16
	%18 = mul i32 %16, %17, !dbg !3487
	%19 = sext i32 %18 to i64, !dbg !3487
	%20 = mul i64 %13, %19, !dbg !3487
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3487, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3487, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3487, !range !18
	%24 = mul i32 %15, %23, !dbg !3487
	%25 = add i32 %22, %24, !dbg !3487
	%26 = mul i32 %14, %25, !dbg !3487
	%27 = add i32 %21, %26, !dbg !3487
	%28 = sext i32 %27 to i64, !dbg !3487
	%29 = add i64 %20, %28, !dbg !3487
	%30 = mul i64 %29, 3, !dbg !3488
	%31 = sub i64 %p1, %30, !dbg !3489
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !3489
	%33 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3490
	%34 = icmp ugt i64 %30, %p1, !dbg !3489
	%35 = icmp uge i64 %29, %p5, !dbg !3490
	%36 = or i1 %34, %35, !dbg !3490
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !3490, !prof !26

b0_ok1:
	%37 = load i64, i64* %33, align 8, !dbg !3490
	%38 = and i32 %27, -32, !dbg !3498
	%39 = sub i32 %18, %38, !dbg !3498
	%40 = icmp slt i32 %39, 32, !dbg !3498
	%41 = select i1 %40, i32 %39, i32 32, !dbg !3498
	%42 = sext i32 %41 to i64, !dbg !3498
	%43 = icmp eq i64 %42, 32, !dbg !3499
	%44 = icmp ugt i64 3, %31, !dbg !3493
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !3493, !prof !26

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !3499

b1:
	%45 = phi i64 [ %37, %b0_ok3 ], [ %60, %b2 ], !dbg !3500
	%46 = phi i64 [ 16, %b0_ok3 ], [ %61, %b2 ], !dbg !3501
	%47 = icmp sgt i64 %46, 0, !dbg !3502
	br i1 %47, label %b2, label %b11, !dbg !3502

b2:
	%48 = trunc i64 %46 to i32, !dbg !3503
	%49 = trunc i64 %45 to i32, !dbg !3503
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %48, i32 31), !dbg !3503
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !3503
	%52 = lshr i64 %45, 32, !dbg !3503
	%53 = trunc i64 %52 to i32, !dbg !3503
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %48, i32 31), !dbg !3503
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !3503
	%56 = zext i32 %55 to i64, !dbg !3503
	%57 = shl i64 %56, 32, !dbg !3503
	%58 = zext i32 %51 to i64, !dbg !3503
	%59 = or i64 %58, %57, !dbg !3503
	%60 = and i64 %45, %59, !dbg !3504
	%61 = sdiv i64 %46, 2, !dbg !3505
	br label %b1, !dbg !3505

b3:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3506, !range !20
	%63 = sext i32 %62 to i64, !dbg !3506
	br label %b4, !dbg !3506

b4:
	%64 = phi i64 [ %37, %b3 ], [ %84, %b9 ], !dbg !3500
	%65 = phi i64 [ 16, %b3 ], [ %85, %b9 ], !dbg !3507
	%66 = icmp sgt i64 %65, 0, !dbg !3508
	br i1 %66, label %b5, label %b10, !dbg !3508

b5:
	%67 = add i64 %63, %65, !dbg !3509
	%68 = icmp sge i64 %67, %42, !dbg !3510
	br i1 %68, label %b6, label %b7, !dbg !3510

b6:
	br label %b7, !dbg !3510

b7:
	%69 = phi i64 [ %67, %b5 ], [ %63, %b6 ], !dbg !3511
	%70 = trunc i64 %69 to i32, !dbg !3512
	%71 = trunc i64 %64 to i32, !dbg !3512
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %71, i32 %70, i32 31), !dbg !3512
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !3512
	%74 = lshr i64 %64, 32, !dbg !3512
	%75 = trunc i64 %74 to i32, !dbg !3512
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %70, i32 31), !dbg !3512
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !3512
	%78 = zext i32 %77 to i64, !dbg !3512
	%79 = shl i64 %78, 32, !dbg !3512
	%80 = zext i32 %73 to i64, !dbg !3512
	%81 = or i64 %80, %79, !dbg !3512
	%82 = icmp ne i64 %69, %63, !dbg !3513
	br i1 %82, label %b8, label %b9, !dbg !3513

b8:
	%83 = and i64 %64, %81, !dbg !3504
	br label %b9, !dbg !3514

b9:
	%84 = phi i64 [ %64, %b7 ], [ %83, %b8 ], !dbg !3500
	%85 = sdiv i64 %65, 2, !dbg !3515
	br label %b4, !dbg !3515

b10:
	%86 = trunc i64 %64 to i32, !dbg !3516
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 0, i32 31), !dbg !3516
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3516
	%89 = lshr i64 %64, 32, !dbg !3516
	%90 = trunc i64 %89 to i32, !dbg !3516
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !3516
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3516
	%93 = zext i32 %92 to i64, !dbg !3516
	%94 = shl i64 %93, 32, !dbg !3516
	%95 = zext i32 %88 to i64, !dbg !3516
	%96 = or i64 %95, %94, !dbg !3516
	br label %b11, !dbg !3517

b11:
	%97 = phi i64 [ %45, %b1 ], [ %96, %b10 ], !dbg !3497
	br i1 %43, label %b12, label %b14, !dbg !3522

b12:
	%98 = phi i64 [ %37, %b11 ], [ %113, %b13 ], !dbg !3523
	%99 = phi i64 [ 16, %b11 ], [ %114, %b13 ], !dbg !3524
	%100 = icmp sgt i64 %99, 0, !dbg !3525
	br i1 %100, label %b13, label %b22, !dbg !3525

b13:
	%101 = trunc i64 %99 to i32, !dbg !3526
	%102 = trunc i64 %98 to i32, !dbg !3526
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %101, i32 31), !dbg !3526
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !3526
	%105 = lshr i64 %98, 32, !dbg !3526
	%106 = trunc i64 %105 to i32, !dbg !3526
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %101, i32 31), !dbg !3526
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !3526
	%109 = zext i32 %108 to i64, !dbg !3526
	%110 = shl i64 %109, 32, !dbg !3526
	%111 = zext i32 %104 to i64, !dbg !3526
	%112 = or i64 %111, %110, !dbg !3526
	%113 = or i64 %98, %112, !dbg !3527
	%114 = sdiv i64 %99, 2, !dbg !3528
	br label %b12, !dbg !3528

b14:
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3529, !range !20
	%116 = sext i32 %115 to i64, !dbg !3529
	br label %b15, !dbg !3529

b15:
	%117 = phi i64 [ %37, %b14 ], [ %137, %b20 ], !dbg !3523
	%118 = phi i64 [ 16, %b14 ], [ %138, %b20 ], !dbg !3530
	%119 = icmp sgt i64 %118, 0, !dbg !3531
	br i1 %119, label %b16, label %b21, !dbg !3531

b16:
	%120 = add i64 %116, %118, !dbg !3532
	%121 = icmp sge i64 %120, %42, !dbg !3533
	br i1 %121, label %b17, label %b18, !dbg !3533

b17:
	br label %b18, !dbg !3533

b18:
	%122 = phi i64 [ %120, %b16 ], [ %116, %b17 ], !dbg !3534
	%123 = trunc i64 %122 to i32, !dbg !3535
	%124 = trunc i64 %117 to i32, !dbg !3535
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 %123, i32 31), !dbg !3535
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !3535
	%127 = lshr i64 %117, 32, !dbg !3535
	%128 = trunc i64 %127 to i32, !dbg !3535
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %123, i32 31), !dbg !3535
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !3535
	%131 = zext i32 %130 to i64, !dbg !3535
	%132 = shl i64 %131, 32, !dbg !3535
	%133 = zext i32 %126 to i64, !dbg !3535
	%134 = or i64 %133, %132, !dbg !3535
	%135 = icmp ne i64 %122, %116, !dbg !3536
	br i1 %135, label %b19, label %b20, !dbg !3536

b19:
	%136 = or i64 %117, %134, !dbg !3527
	br label %b20, !dbg !3537

b20:
	%137 = phi i64 [ %117, %b18 ], [ %136, %b19 ], !dbg !3523
	%138 = sdiv i64 %118, 2, !dbg !3538
	br label %b15, !dbg !3538

b21:
	%139 = trunc i64 %117 to i32, !dbg !3539
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %139, i32 0, i32 31), !dbg !3539
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !3539
	%142 = lshr i64 %117, 32, !dbg !3539
	%143 = trunc i64 %142 to i32, !dbg !3539
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !3539
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3539
	%146 = zext i32 %145 to i64, !dbg !3539
	%147 = shl i64 %146, 32, !dbg !3539
	%148 = zext i32 %141 to i64, !dbg !3539
	%149 = or i64 %148, %147, !dbg !3539
	br label %b22, !dbg !3540

b22:
	%150 = phi i64 [ %98, %b12 ], [ %149, %b21 ], !dbg !3521
	br i1 %43, label %b23, label %b25, !dbg !3545

b23:
	%151 = phi i64 [ %37, %b22 ], [ %166, %b24 ], !dbg !3546
	%152 = phi i64 [ 16, %b22 ], [ %167, %b24 ], !dbg !3547
	%153 = icmp sgt i64 %152, 0, !dbg !3548
	br i1 %153, label %b24, label %b33, !dbg !3548

b24:
	%154 = trunc i64 %152 to i32, !dbg !3549
	%155 = trunc i64 %151 to i32, !dbg !3549
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %155, i32 %154, i32 31), !dbg !3549
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !3549
	%158 = lshr i64 %151, 32, !dbg !3549
	%159 = trunc i64 %158 to i32, !dbg !3549
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %154, i32 31), !dbg !3549
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3549
	%162 = zext i32 %161 to i64, !dbg !3549
	%163 = shl i64 %162, 32, !dbg !3549
	%164 = zext i32 %157 to i64, !dbg !3549
	%165 = or i64 %164, %163, !dbg !3549
	%166 = xor i64 %151, %165, !dbg !3550
	%167 = sdiv i64 %152, 2, !dbg !3551
	br label %b23, !dbg !3551

b25:
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3552, !range !20
	%169 = sext i32 %168 to i64, !dbg !3552
	br label %b26, !dbg !3552

b26:
	%170 = phi i64 [ %37, %b25 ], [ %190, %b31 ], !dbg !3546
	%171 = phi i64 [ 16, %b25 ], [ %191, %b31 ], !dbg !3553
	%172 = icmp sgt i64 %171, 0, !dbg !3554
	br i1 %172, label %b27, label %b32, !dbg !3554

b27:
	%173 = add i64 %169, %171, !dbg !3555
	%174 = icmp sge i64 %173, %42, !dbg !3556
	br i1 %174, label %b28, label %b29, !dbg !3556

b28:
	br label %b29, !dbg !3556

b29:
	%175 = phi i64 [ %173, %b27 ], [ %169, %b28 ], !dbg !3557
	%176 = trunc i64 %175 to i32, !dbg !3558
	%177 = trunc i64 %170 to i32, !dbg !3558
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %176, i32 31), !dbg !3558
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !3558
	%180 = lshr i64 %170, 32, !dbg !3558
	%181 = trunc i64 %180 to i32, !dbg !3558
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 %176, i32 31), !dbg !3558
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !3558
	%184 = zext i32 %183 to i64, !dbg !3558
	%185 = shl i64 %184, 32, !dbg !3558
	%186 = zext i32 %179 to i64, !dbg !3558
	%187 = or i64 %186, %185, !dbg !3558
	%188 = icmp ne i64 %175, %169, !dbg !3559
	br i1 %188, label %b30, label %b31, !dbg !3559

b30:
	%189 = xor i64 %170, %187, !dbg !3550
	br label %b31, !dbg !3560

b31:
	%190 = phi i64 [ %170, %b29 ], [ %189, %b30 ], !dbg !3546
	%191 = sdiv i64 %171, 2, !dbg !3561
	br label %b26, !dbg !3561

b32:
	%192 = trunc i64 %170 to i32, !dbg !3562
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 0, i32 31), !dbg !3562
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !3562
	%195 = lshr i64 %170, 32, !dbg !3562
	%196 = trunc i64 %195 to i32, !dbg !3562
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 0, i32 31), !dbg !3562
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !3562
	%199 = zext i32 %198 to i64, !dbg !3562
	%200 = shl i64 %199, 32, !dbg !3562
	%201 = zext i32 %194 to i64, !dbg !3562
	%202 = or i64 %201, %200, !dbg !3562
	br label %b33, !dbg !3563

b33:
	%203 = phi i64 [ %151, %b23 ], [ %202, %b32 ], !dbg !3544
	%204 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !3564
	store i64 %97, i64* %204, align 8, !dbg !3564
	%205 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !3565
	store i64 %150, i64* %205, align 8, !dbg !3565
	%206 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !3566
	store i64 %203, i64* %206, align 8, !dbg !3566
	%207 = sub i64 %p3, %30, !dbg !3567
	%208 = getelementptr inbounds i64, i64* %p2, i64 %30, !dbg !3567
	%209 = icmp ugt i64 %30, %p3, !dbg !3567
	br i1 %209, label %b33_fail1, label %b33_ok1, !dbg !3567, !prof !26

b33_ok1:
	%210 = load i64, i64* %33, align 8, !dbg !3568
	%211 = icmp ugt i64 3, %207, !dbg !3571
	br i1 %211, label %b33_fail2, label %b33_ok2, !dbg !3571, !prof !26

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !3576

b34:
	%212 = phi i64 [ %210, %b33_ok2 ], [ %227, %b35 ], !dbg !3577
	%213 = phi i64 [ 16, %b33_ok2 ], [ %228, %b35 ], !dbg !3578
	%214 = icmp sgt i64 %213, 0, !dbg !3579
	br i1 %214, label %b35, label %b44, !dbg !3579

b35:
	%215 = trunc i64 %213 to i32, !dbg !3580
	%216 = trunc i64 %212 to i32, !dbg !3580
	%217 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %216, i32 %215, i32 31), !dbg !3580
	%218 = extractvalue { i32, i1 } %217, 0, !dbg !3580
	%219 = lshr i64 %212, 32, !dbg !3580
	%220 = trunc i64 %219 to i32, !dbg !3580
	%221 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %220, i32 %215, i32 31), !dbg !3580
	%222 = extractvalue { i32, i1 } %221, 0, !dbg !3580
	%223 = zext i32 %222 to i64, !dbg !3580
	%224 = shl i64 %223, 32, !dbg !3580
	%225 = zext i32 %218 to i64, !dbg !3580
	%226 = or i64 %225, %224, !dbg !3580
	%227 = and i64 %212, %226, !dbg !3581
	%228 = sdiv i64 %213, 2, !dbg !3582
	br label %b34, !dbg !3582

b36:
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3583, !range !20
	%230 = sext i32 %229 to i64, !dbg !3583
	br label %b37, !dbg !3583

b37:
	%231 = phi i64 [ %210, %b36 ], [ %251, %b42 ], !dbg !3577
	%232 = phi i64 [ 16, %b36 ], [ %252, %b42 ], !dbg !3584
	%233 = icmp sgt i64 %232, 0, !dbg !3585
	br i1 %233, label %b38, label %b43, !dbg !3585

b38:
	%234 = add i64 %230, %232, !dbg !3586
	%235 = icmp sge i64 %234, %42, !dbg !3587
	br i1 %235, label %b39, label %b40, !dbg !3587

b39:
	br label %b40, !dbg !3587

b40:
	%236 = phi i64 [ %234, %b38 ], [ %230, %b39 ], !dbg !3588
	%237 = trunc i64 %236 to i32, !dbg !3589
	%238 = trunc i64 %231 to i32, !dbg !3589
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %238, i32 %237, i32 31), !dbg !3589
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !3589
	%241 = lshr i64 %231, 32, !dbg !3589
	%242 = trunc i64 %241 to i32, !dbg !3589
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 %237, i32 31), !dbg !3589
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !3589
	%245 = zext i32 %244 to i64, !dbg !3589
	%246 = shl i64 %245, 32, !dbg !3589
	%247 = zext i32 %240 to i64, !dbg !3589
	%248 = or i64 %247, %246, !dbg !3589
	%249 = icmp ne i64 %236, %230, !dbg !3590
	br i1 %249, label %b41, label %b42, !dbg !3590

b41:
	%250 = and i64 %231, %248, !dbg !3581
	br label %b42, !dbg !3591

b42:
	%251 = phi i64 [ %231, %b40 ], [ %250, %b41 ], !dbg !3577
	%252 = sdiv i64 %232, 2, !dbg !3592
	br label %b37, !dbg !3592

b43:
	%253 = trunc i64 %231 to i32, !dbg !3593
	%254 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %253, i32 0, i32 31), !dbg !3593
	%255 = extractvalue { i32, i1 } %254, 0, !dbg !3593
	%256 = lshr i64 %231, 32, !dbg !3593
	%257 = trunc i64 %256 to i32, !dbg !3593
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %257, i32 0, i32 31), !dbg !3593
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !3593
	%260 = zext i32 %259 to i64, !dbg !3593
	%261 = shl i64 %260, 32, !dbg !3593
	%262 = zext i32 %255 to i64, !dbg !3593
	%263 = or i64 %262, %261, !dbg !3593
	br label %b44, !dbg !3594

b44:
	%264 = phi i64 [ %212, %b34 ], [ %263, %b43 ], !dbg !3575
	%265 = add i64 %19, 32, !dbg !3596
	%266 = sub i64 %265, 1, !dbg !3597
	%267 = sdiv i64 %266, 32, !dbg !3598
	%268 = icmp eq i64 %267, 1, !dbg !3599
	br i1 %268, label %b50, label %b45, !dbg !3599

b45:
	%269 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3600
	call void @llvm.nvvm.barrier0(), !dbg !3601
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3602, !range !20
	%271 = sext i32 %270 to i64, !dbg !3602
	%272 = icmp eq i64 %271, 0, !dbg !3603
	br i1 %272, label %b46, label %b47, !dbg !3603

b46:
	%273 = sdiv i64 %28, 32, !dbg !3604
	%274 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 %273, !dbg !3605
	%275 = icmp uge i64 %273, 32, !dbg !3605
	br i1 %275, label %b46_fail1, label %b46_ok1, !dbg !3605, !prof !26

b46_ok1:
	store i64 %264, i64* %274, align 8, !dbg !3605
	br label %b47, !dbg !3605

b47:
	call void @llvm.nvvm.barrier0(), !dbg !3606
	%276 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 0, !dbg !3607
	%277 = load i64, i64* %276, align 8, !dbg !3607
	br label %b48, !dbg !3607

b48:
	%278 = phi i64 [ %277, %b47 ], [ %284, %b49_ok1 ], !dbg !3608
	%279 = phi i64 [ 1, %b47 ], [ %285, %b49_ok1 ], !dbg !3609
	%280 = icmp slt i64 %279, %267, !dbg !3610
	br i1 %280, label %b49, label %b50, !dbg !3610

b49:
	%281 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 %279, !dbg !3611
	%282 = icmp uge i64 %279, 32, !dbg !3611
	br i1 %282, label %b49_fail1, label %b49_ok1, !dbg !3611, !prof !26

b49_ok1:
	%283 = load i64, i64* %281, align 8, !dbg !3611
	%284 = and i64 %278, %283, !dbg !3581
	%285 = add i64 %279, 1, !dbg !3612
	br label %b48, !dbg !3612

b50:
	%286 = phi i64 [ %264, %b44 ], [ %278, %b48 ], !dbg !3574
	br i1 %43, label %b51, label %b53, !dbg !3617

b51:
	%287 = phi i64 [ %210, %b50 ], [ %302, %b52 ], !dbg !3618
	%288 = phi i64 [ 16, %b50 ], [ %303, %b52 ], !dbg !3619
	%289 = icmp sgt i64 %288, 0, !dbg !3620
	br i1 %289, label %b52, label %b61, !dbg !3620

b52:
	%290 = trunc i64 %288 to i32, !dbg !3621
	%291 = trunc i64 %287 to i32, !dbg !3621
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %291, i32 %290, i32 31), !dbg !3621
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !3621
	%294 = lshr i64 %287, 32, !dbg !3621
	%295 = trunc i64 %294 to i32, !dbg !3621
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %295, i32 %290, i32 31), !dbg !3621
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !3621
	%298 = zext i32 %297 to i64, !dbg !3621
	%299 = shl i64 %298, 32, !dbg !3621
	%300 = zext i32 %293 to i64, !dbg !3621
	%301 = or i64 %300, %299, !dbg !3621
	%302 = or i64 %287, %301, !dbg !3622
	%303 = sdiv i64 %288, 2, !dbg !3623
	br label %b51, !dbg !3623

b53:
	%304 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3624, !range !20
	%305 = sext i32 %304 to i64, !dbg !3624
	br label %b54, !dbg !3624

b54:
	%306 = phi i64 [ %210, %b53 ], [ %326, %b59 ], !dbg !3618
	%307 = phi i64 [ 16, %b53 ], [ %327, %b59 ], !dbg !3625
	%308 = icmp sgt i64 %307, 0, !dbg !3626
	br i1 %308, label %b55, label %b60, !dbg !3626

b55:
	%309 = add i64 %305, %307, !dbg !3627
	%310 = icmp sge i64 %309, %42, !dbg !3628
	br i1 %310, label %b56, label %b57, !dbg !3628

b56:
	br label %b57, !dbg !3628

b57:
	%311 = phi i64 [ %309, %b55 ], [ %305, %b56 ], !dbg !3629
	%312 = trunc i64 %311 to i32, !dbg !3630
	%313 = trunc i64 %306 to i32, !dbg !3630
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %313, i32 %312, i32 31), !dbg !3630
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !3630
	%316 = lshr i64 %306, 32, !dbg !3630
	%317 = trunc i64 %316 to i32, !dbg !3630
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %312, i32 31), !dbg !3630
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !3630
	%320 = zext i32 %319 to i64, !dbg !3630
	%321 = shl i64 %320, 32, !dbg !3630
	%322 = zext i32 %315 to i64, !dbg !3630
	%323 = or i64 %322, %321, !dbg !3630
	%324 = icmp ne i64 %311, %305, !dbg !3631
	br i1 %324, label %b58, label %b59, !dbg !3631

b58:
	%325 = or i64 %306, %323, !dbg !3622
	br label %b59, !dbg !3632

b59:
	%326 = phi i64 [ %306, %b57 ], [ %325, %b58 ], !dbg !3618
	%327 = sdiv i64 %307, 2, !dbg !3633
	br label %b54, !dbg !3633

b60:
	%328 = trunc i64 %306 to i32, !dbg !3634
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %328, i32 0, i32 31), !dbg !3634
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !3634
	%331 = lshr i64 %306, 32, !dbg !3634
	%332 = trunc i64 %331 to i32, !dbg !3634
	%333 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %332, i32 0, i32 31), !dbg !3634
	%334 = extractvalue { i32, i1 } %333, 0, !dbg !3634
	%335 = zext i32 %334 to i64, !dbg !3634
	%336 = shl i64 %335, 32, !dbg !3634
	%337 = zext i32 %330 to i64, !dbg !3634
	%338 = or i64 %337, %336, !dbg !3634
	br label %b61, !dbg !3635

b61:
	%339 = phi i64 [ %287, %b51 ], [ %338, %b60 ], !dbg !3616
	br i1 %268, label %b67, label %b62, !dbg !3636

b62:
	%340 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3637
	call void @llvm.nvvm.barrier0(), !dbg !3638
	%341 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3639, !range !20
	%342 = sext i32 %341 to i64, !dbg !3639
	%343 = icmp eq i64 %342, 0, !dbg !3640
	br i1 %343, label %b63, label %b64, !dbg !3640

b63:
	%344 = sdiv i64 %28, 32, !dbg !3641
	%345 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 %344, !dbg !3642
	%346 = icmp uge i64 %344, 32, !dbg !3642
	br i1 %346, label %b63_fail1, label %b63_ok1, !dbg !3642, !prof !26

b63_ok1:
	store i64 %339, i64* %345, align 8, !dbg !3642
	br label %b64, !dbg !3642

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3643
	%347 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 0, !dbg !3644
	%348 = load i64, i64* %347, align 8, !dbg !3644
	br label %b65, !dbg !3644

b65:
	%349 = phi i64 [ %348, %b64 ], [ %355, %b66_ok1 ], !dbg !3645
	%350 = phi i64 [ 1, %b64 ], [ %356, %b66_ok1 ], !dbg !3646
	%351 = icmp slt i64 %350, %267, !dbg !3647
	br i1 %351, label %b66, label %b67, !dbg !3647

b66:
	%352 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 %350, !dbg !3648
	%353 = icmp uge i64 %350, 32, !dbg !3648
	br i1 %353, label %b66_fail1, label %b66_ok1, !dbg !3648, !prof !26

b66_ok1:
	%354 = load i64, i64* %352, align 8, !dbg !3648
	%355 = or i64 %349, %354, !dbg !3622
	%356 = add i64 %350, 1, !dbg !3649
	br label %b65, !dbg !3649

b67:
	%357 = phi i64 [ %339, %b61 ], [ %349, %b65 ], !dbg !3615
	br i1 %43, label %b68, label %b70, !dbg !3654

b68:
	%358 = phi i64 [ %210, %b67 ], [ %373, %b69 ], !dbg !3655
	%359 = phi i64 [ 16, %b67 ], [ %374, %b69 ], !dbg !3656
	%360 = icmp sgt i64 %359, 0, !dbg !3657
	br i1 %360, label %b69, label %b78, !dbg !3657

b69:
	%361 = trunc i64 %359 to i32, !dbg !3658
	%362 = trunc i64 %358 to i32, !dbg !3658
	%363 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %362, i32 %361, i32 31), !dbg !3658
	%364 = extractvalue { i32, i1 } %363, 0, !dbg !3658
	%365 = lshr i64 %358, 32, !dbg !3658
	%366 = trunc i64 %365 to i32, !dbg !3658
	%367 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %366, i32 %361, i32 31), !dbg !3658
	%368 = extractvalue { i32, i1 } %367, 0, !dbg !3658
	%369 = zext i32 %368 to i64, !dbg !3658
	%370 = shl i64 %369, 32, !dbg !3658
	%371 = zext i32 %364 to i64, !dbg !3658
	%372 = or i64 %371, %370, !dbg !3658
	%373 = xor i64 %358, %372, !dbg !3659
	%374 = sdiv i64 %359, 2, !dbg !3660
	br label %b68, !dbg !3660

b70:
	%375 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3661, !range !20
	%376 = sext i32 %375 to i64, !dbg !3661
	br label %b71, !dbg !3661

b71:
	%377 = phi i64 [ %210, %b70 ], [ %397, %b76 ], !dbg !3655
	%378 = phi i64 [ 16, %b70 ], [ %398, %b76 ], !dbg !3662
	%379 = icmp sgt i64 %378, 0, !dbg !3663
	br i1 %379, label %b72, label %b77, !dbg !3663

b72:
	%380 = add i64 %376, %378, !dbg !3664
	%381 = icmp sge i64 %380, %42, !dbg !3665
	br i1 %381, label %b73, label %b74, !dbg !3665

b73:
	br label %b74, !dbg !3665

b74:
	%382 = phi i64 [ %380, %b72 ], [ %376, %b73 ], !dbg !3666
	%383 = trunc i64 %382 to i32, !dbg !3667
	%384 = trunc i64 %377 to i32, !dbg !3667
	%385 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %384, i32 %383, i32 31), !dbg !3667
	%386 = extractvalue { i32, i1 } %385, 0, !dbg !3667
	%387 = lshr i64 %377, 32, !dbg !3667
	%388 = trunc i64 %387 to i32, !dbg !3667
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %383, i32 31), !dbg !3667
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !3667
	%391 = zext i32 %390 to i64, !dbg !3667
	%392 = shl i64 %391, 32, !dbg !3667
	%393 = zext i32 %386 to i64, !dbg !3667
	%394 = or i64 %393, %392, !dbg !3667
	%395 = icmp ne i64 %382, %376, !dbg !3668
	br i1 %395, label %b75, label %b76, !dbg !3668

b75:
	%396 = xor i64 %377, %394, !dbg !3659
	br label %b76, !dbg !3669

b76:
	%397 = phi i64 [ %377, %b74 ], [ %396, %b75 ], !dbg !3655
	%398 = sdiv i64 %378, 2, !dbg !3670
	br label %b71, !dbg !3670

b77:
	%399 = trunc i64 %377 to i32, !dbg !3671
	%400 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %399, i32 0, i32 31), !dbg !3671
	%401 = extractvalue { i32, i1 } %400, 0, !dbg !3671
	%402 = lshr i64 %377, 32, !dbg !3671
	%403 = trunc i64 %402 to i32, !dbg !3671
	%404 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %403, i32 0, i32 31), !dbg !3671
	%405 = extractvalue { i32, i1 } %404, 0, !dbg !3671
	%406 = zext i32 %405 to i64, !dbg !3671
	%407 = shl i64 %406, 32, !dbg !3671
	%408 = zext i32 %401 to i64, !dbg !3671
	%409 = or i64 %408, %407, !dbg !3671
	br label %b78, !dbg !3672

b78:
	%410 = phi i64 [ %358, %b68 ], [ %409, %b77 ], !dbg !3653
	br i1 %268, label %b84, label %b79, !dbg !3673

b79:
	%411 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3674
	call void @llvm.nvvm.barrier0(), !dbg !3675
	%412 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3676, !range !20
	%413 = sext i32 %412 to i64, !dbg !3676
	%414 = icmp eq i64 %413, 0, !dbg !3677
	br i1 %414, label %b80, label %b81, !dbg !3677

b80:
	%415 = sdiv i64 %28, 32, !dbg !3678
	%416 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 %415, !dbg !3679
	%417 = icmp uge i64 %415, 32, !dbg !3679
	br i1 %417, label %b80_fail1, label %b80_ok1, !dbg !3679, !prof !26

b80_ok1:
	store i64 %410, i64* %416, align 8, !dbg !3679
	br label %b81, !dbg !3679

b81:
	call void @llvm.nvvm.barrier0(), !dbg !3680
	%418 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 0, !dbg !3681
	%419 = load i64, i64* %418, align 8, !dbg !3681
	br label %b82, !dbg !3681

b82:
	%420 = phi i64 [ %419, %b81 ], [ %426, %b83_ok1 ], !dbg !3682
	%421 = phi i64 [ 1, %b81 ], [ %427, %b83_ok1 ], !dbg !3683
	%422 = icmp slt i64 %421, %267, !dbg !3684
	br i1 %422, label %b83, label %b84, !dbg !3684

b83:
	%423 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 %421, !dbg !3685
	%424 = icmp uge i64 %421, 32, !dbg !3685
	br i1 %424, label %b83_fail1, label %b83_ok1, !dbg !3685, !prof !26

b83_ok1:
	%425 = load i64, i64* %423, align 8, !dbg !3685
	%426 = xor i64 %420, %425, !dbg !3659
	%427 = add i64 %421, 1, !dbg !3686
	br label %b82, !dbg !3686

b84:
	%428 = phi i64 [ %410, %b78 ], [ %420, %b82 ], !dbg !3652
	%429 = getelementptr inbounds i64, i64* %208, i64 0, !dbg !3687
	store i64 %286, i64* %429, align 8, !dbg !3687
	%430 = getelementptr inbounds i64, i64* %208, i64 1, !dbg !3688
	store i64 %357, i64* %430, align 8, !dbg !3688
	%431 = getelementptr inbounds i64, i64* %208, i64 2, !dbg !3689
	store i64 %428, i64* %431, align 8, !dbg !3689
	ret void, !dbg !3486

b0_fail1:
	%432 = icmp ugt i64 %30, %p1, !dbg !3489
	br i1 %432, label %b0_fail2, label %b0_ok2, !dbg !3489

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %30, i64 %p1), !dbg !3489
	ret void, !dbg !3489

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %29, i64 %p5), !dbg !3490
	ret void, !dbg !3490

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %31), !dbg !3493
	ret void, !dbg !3493

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %30, i64 %p3), !dbg !3567
	ret void, !dbg !3567

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 3, i64 %207), !dbg !3571
	ret void, !dbg !3571

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %273, i64 32), !dbg !3605
	ret void, !dbg !3605

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %279, i64 32), !dbg !3611
	ret void, !dbg !3611

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %344, i64 32), !dbg !3642
	ret void, !dbg !3642

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %350, i64 32), !dbg !3648
	ret void, !dbg !3648

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %415, i64 32), !dbg !3679
	ret void, !dbg !3679

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %421, i64 32), !dbg !3685
	ret void, !dbg !3685
}

define void @ExchangeUint(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3690 {
entry:
	br label %b0, !dbg !3691

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3694, !range !11
	%1 = sext i32 %0 to i64, !dbg !3694
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3694, !range !12
	%3 = sext i32 %2 to i64, !dbg !3694
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3694, !range !12
	%5 = sext i32 %4 to i64, !dbg !3694
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3694, !range !13
	%7 = sext i32 %6 to i64, !dbg !3694
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3694, !range !14
	%9 = sext i32 %8 to i64, !dbg !3694
	%10 = mul i64 %9, %5, !dbg !3694
	%11 = add i64 %3, %10, !dbg !3694
	%12 = mul i64 %7, %11, !dbg !3694
	%13 = add i64 %1, %12, !dbg !3694
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3694, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3694, !range !15
	%16 = mul i32 %14, %15, !dbg !3694
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3694, !range !16
	%18 = mul i32 %16, %17, !dbg !3694
	%19 = sext i32 %18 to i64, !dbg !3694
	%20 = mul i64 %13, %19, !dbg !3694
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3694, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3694, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3694, !range !18
	%24 = mul i32 %15, %23, !dbg !3694
	%25 = add i32 %22, %24, !dbg !3694
	%26 = mul i32 %14, %25, !dbg !3694
	%27 = add i32 %21, %26, !dbg !3694
	%28 = sext i32 %27 to i64, !dbg !3694
	%29 = add i64 %20, %28, !dbg !3694
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3695, !range !20
	%31 = sext i32 %30 to i64, !dbg !3695
	%32 = and i32 %27, -32, !dbg !3696
	%33 = sub i32 %18, %32, !dbg !3696
	%34 = icmp slt i32 %33, 32, !dbg !3696
	%35 = select i1 %34, i32 %33, i32 32, !dbg !3696
	%36 = sext i32 %35 to i64, !dbg !3696
	%37 = icmp eq i64 %36, 32, !dbg !3697
	br i1 %37, label %b1, label %b2, !dbg !3697

b1:
	br label %b2, !dbg !3697

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3698
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3699
	%40 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3700
	%41 = icmp uge i64 %29, %p5, !dbg !3700
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !3700, !prof !26

b2_ok1:
	%42 = load i64, i64* %40, align 8, !dbg !3700
	%43 = mul i64 %29, 4, !dbg !3701
	%44 = sub i64 %p1, %43, !dbg !3702
	%45 = getelementptr inbounds i64, i64* %p0, i64 %43, !dbg !3702
	%46 = mul i64 %31, 7, !dbg !3704
	%47 = add i64 %46, 3, !dbg !3705
	%48 = icmp ugt i64 %43, %p1, !dbg !3702
	%49 = icmp ugt i64 4, %44, !dbg !3703
	%50 = icmp eq i64 %36, 0, !dbg !3706
	%51 = or i1 %48, %49, !dbg !3706
	%52 = or i1 %51, %50, !dbg !3706
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !3706, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !3706
	%54 = select i1 %53, i64 1, i64 %36, !dbg !3706
	%55 = srem i64 %47, %54, !dbg !3706
	%56 = trunc i64 %55 to i32, !dbg !3707
	%57 = trunc i64 %42 to i32, !dbg !3707
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !3707
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3707
	%60 = lshr i64 %42, 32, !dbg !3707
	%61 = trunc i64 %60 to i32, !dbg !3707
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %56, i32 31), !dbg !3707
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3707
	%64 = zext i32 %63 to i64, !dbg !3707
	%65 = shl i64 %64, 32, !dbg !3707
	%66 = zext i32 %59 to i64, !dbg !3707
	%67 = or i64 %66, %65, !dbg !3707
	%68 = getelementptr inbounds i64, i64* %45, i64 0, !dbg !3708
	store i64 %67, i64* %68, align 8, !dbg !3708
	%69 = trunc i64 %42 to i32, !dbg !3709
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 3, i32 0), !dbg !3709
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3709
	%72 = lshr i64 %42, 32, !dbg !3709
	%73 = trunc i64 %72 to i32, !dbg !3709
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3709
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3709
	%76 = zext i32 %75 to i64, !dbg !3709
	%77 = shl i64 %76, 32, !dbg !3709
	%78 = zext i32 %71 to i64, !dbg !3709
	%79 = or i64 %78, %77, !dbg !3709
	%80 = getelementptr inbounds i64, i64* %45, i64 1, !dbg !3710
	store i64 %79, i64* %80, align 8, !dbg !3710
	%81 = trunc i64 %38 to i32, !dbg !3711
	%82 = trunc i64 %42 to i32, !dbg !3711
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %82, i32 %81, i32 31), !dbg !3711
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !3711
	%85 = lshr i64 %42, 32, !dbg !3711
	%86 = trunc i64 %85 to i32, !dbg !3711
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %81, i32 31), !dbg !3711
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3711
	%89 = zext i32 %88 to i64, !dbg !3711
	%90 = shl i64 %89, 32, !dbg !3711
	%91 = zext i32 %84 to i64, !dbg !3711
	%92 = or i64 %91, %90, !dbg !3711
	%93 = getelementptr inbounds i64, i64* %45, i64 2, !dbg !3712
	store i64 %92, i64* %93, align 8, !dbg !3712
	%94 = trunc i64 %39 to i32, !dbg !3713
	%95 = trunc i64 %42 to i32, !dbg !3713
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !3713
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !3713
	%98 = lshr i64 %42, 32, !dbg !3713
	%99 = trunc i64 %98 to i32, !dbg !3713
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %94, i32 31), !dbg !3713
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3713
	%102 = zext i32 %101 to i64, !dbg !3713
	%103 = shl i64 %102, 32, !dbg !3713
	%104 = zext i32 %97 to i64, !dbg !3713
	%105 = or i64 %104, %103, !dbg !3713
	%106 = getelementptr inbounds i64, i64* %45, i64 3, !dbg !3714
	store i64 %105, i64* %106, align 8, !dbg !3714
	%107 = mul i64 %29, 3, !dbg !3715
	%108 = sub i64 %p3, %107, !dbg !3716
	%109 = getelementptr inbounds i32, i32* %p2, i64 %107, !dbg !3716
	%110 = icmp ugt i64 %107, %p3, !dbg !3716
	%111 = icmp ugt i64 3, %108, !dbg !3717
	%112 = or i1 %110, %111, !dbg !3717
	br i1 %112, label %b2_fail5, label %b2_ok5, !dbg !3717, !prof !26

b2_ok5:
	%113 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %42) convergent nounwind, !dbg !3718
	%114 = getelementptr inbounds i32, i32* %109, i64 0, !dbg !3719
	store i32 %113, i32* %114, align 4, !dbg !3719
	%115 = getelementptr inbounds i32, i32* %109, i64 1, !dbg !3720
	store i32 7, i32* %115, align 4, !dbg !3720
	%116 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %42) convergent nounwind, !dbg !3721
	store i32 %116, i32* %115, align 4, !dbg !3722
	%117 = sub i64 %29, %31, !dbg !3723
	%118 = getelementptr inbounds i64, i64* %p4, i64 %117, !dbg !3724
	%119 = icmp uge i64 %117, %p5, !dbg !3724
	br i1 %119, label %b2_fail7, label %b2_ok7, !dbg !3724, !prof !26

b2_ok7:
	%120 = load i64, i64* %118, align 8, !dbg !3724
	%121 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %120) convergent nounwind, !dbg !3725
	%122 = getelementptr inbounds i32, i32* %109, i64 2, !dbg !3726
	store i32 %121, i32* %122, align 4, !dbg !3726
	ret void, !dbg !3693

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !3700
	ret void, !dbg !3700

b2_fail2:
	%123 = icmp ugt i64 %43, %p1, !dbg !3702
	br i1 %123, label %b2_fail3, label %b2_ok3, !dbg !3702

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3702
	ret void, !dbg !3702

b2_ok3:
	%124 = icmp ugt i64 4, %44, !dbg !3703
	br i1 %124, label %b2_fail4, label %b2_ok4, !dbg !3703

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3703
	ret void, !dbg !3703

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3706
	ret void, !dbg !3706

b2_fail5:
	%125 = icmp ugt i64 %107, %p3, !dbg !3716
	br i1 %125, label %b2_fail6, label %b2_ok6, !dbg !3716

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %107, i64 %p3), !dbg !3716
	ret void, !dbg !3716

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %108), !dbg !3717
	ret void, !dbg !3717

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %117, i64 %p5), !dbg !3724
	ret void, !dbg !3724
}

define void @ExchangeFloat32(float* %p0, i64 %p1, i32* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3727 {
entry:
	br label %b0, !dbg !3728

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3731, !range !11
	%1 = sext i32 %0 to i64, !dbg !3731
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3731, !range !12
	%3 = sext i32 %2 to i64, !dbg !3731
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3731, !range !12
	%5 = sext i32 %4 to i64, !dbg !3731
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3731, !range !13
	%7 = sext i32 %6 to i64, !dbg !3731
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3731, !range !14
	%9 = sext i32 %8 to i64, !dbg !3731
	%10 = mul i64 %9, %5, !dbg !3731
	%11 = add i64 %3, %10, !dbg !3731
	%12 = mul i64 %7, %11, !dbg !3731
	%13 = add i64 %1, %12, !dbg !3731
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3731, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3731, !range !15
	%16 = mul i32 %14, %15, !dbg !3731
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3731, !range !16
	%18 = mul i32 %16, %17, !dbg !3731
	%19 = sext i32 %18 to i64, !dbg !3731
	%20 = mul i64 %13, %19, !dbg !3731
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3731, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3731, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3731, !range !18
	%24 = mul i32 %15, %23, !dbg !3731
	%25 = add i32 %22, %24, !dbg !3731
	%26 = mul i32 %14, %25, !dbg !3731
	%27 = add i32 %21, %26, !dbg !3731
	%28 = sext i32 %27 to i64, !dbg !3731
	%29 = add i64 %20, %28, !dbg !3731
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3732, !range !20
	%31 = sext i32 %30 to i64, !dbg !3732
	%32 = and i32 %27, -32, !dbg !3733
	%33 = sub i32 %18, %32, !dbg !3733
	%34 = icmp slt i32 %33, 32, !dbg !3733
	%35 = select i1 %34, i32 %33, i32 32, !dbg !3733
	%36 = sext i32 %35 to i64, !dbg !3733
	%37 = icmp eq i64 %36, 32, !dbg !3734
	br i1 %37, label %b1, label %b2, !dbg !3734

b1:
	br label %b2, !dbg !3734

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3735
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3736
	%40 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3737
	%41 = icmp uge i64 %29, %p5, !dbg !3737
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !3737, !prof !26

b2_ok1:
	%42 = load float, float* %40, align 4, !dbg !3737
	%43 = mul i64 %29, 4, !dbg !3738
	%44 = sub i64 %p1, %43, !dbg !3739
	%45 = getelementptr inbounds float, float* %p0, i64 %43, !dbg !3739
	%46 = mul i64 %31, 7, !dbg !3741
	%47 = add i64 %46, 3, !dbg !3742
	%48 = icmp ugt i64 %43, %p1, !dbg !3739
	%49 = icmp ugt i64 4, %44, !dbg !3740
	%50 = icmp eq i64 %36, 0, !dbg !3743
	%51 = or i1 %48, %49, !dbg !3743
	%52 = or i1 %51, %50, !dbg !3743
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !3743, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !3743
	%54 = select i1 %53, i64 1, i64 %36, !dbg !3743
	%55 = srem i64 %47, %54, !dbg !3743
	%56 = trunc i64 %55 to i32, !dbg !3744
	%57 = bitcast float %42 to i32, !dbg !3744
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !3744
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3744
	%60 = bitcast i32 %59 to float, !dbg !3744
	%61 = getelementptr inbounds float, float* %45, i64 0, !dbg !3745
	store float %60, float* %61, align 4, !dbg !3745
	%62 = bitcast float %42 to i32, !dbg !3746
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !3746
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3746
	%65 = bitcast i32 %64 to float, !dbg !3746
	%66 = getelementptr inbounds float, float* %45, i64 1, !dbg !3747
	store float %65, float* %66, align 4, !dbg !3747
	%67 = trunc i64 %38 to i32, !dbg !3748
	%68 = bitcast float %42 to i32, !dbg !3748
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !3748
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !3748
	%71 = bitcast i32 %70 to float, !dbg !3748
	%72 = getelementptr inbounds float, float* %45, i64 2, !dbg !3749
	store float %71, float* %72, align 4, !dbg !3749
	%73 = trunc i64 %39 to i32, !dbg !3750
	%74 = bitcast float %42 to i32, !dbg !3750
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !3750
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !3750
	%77 = bitcast i32 %76 to float, !dbg !3750
	%78 = getelementptr inbounds float, float* %45, i64 3, !dbg !3751
	store float %77, float* %78, align 4, !dbg !3751
	%79 = mul i64 %29, 3, !dbg !3752
	%80 = sub i64 %p3, %79, !dbg !3753
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !3753
	%82 = icmp ugt i64 %79, %p3, !dbg !3753
	%83 = icmp ugt i64 3, %80, !dbg !3754
	%84 = or i1 %82, %83, !dbg !3754
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !3754, !prof !26

b2_ok5:
	%85 = bitcast float %42 to i32, !dbg !3755
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !3755
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !3756
	store i32 %86, i32* %87, align 4, !dbg !3756
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !3757
	store i32 7, i32* %88, align 4, !dbg !3757
	%89 = bitcast float %42 to i32, !dbg !3758
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !3758
	store i32 %90, i32* %88, align 4, !dbg !3759
	%91 = sub i64 %29, %31, !dbg !3760
	%92 = getelementptr inbounds float, float* %p4, i64 %91, !dbg !3761
	%93 = icmp uge i64 %91, %p5, !dbg !3761
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !3761, !prof !26

b2_ok7:
	%94 = load float, float* %92, align 4, !dbg !3761
	%95 = bitcast float %94 to i32, !dbg !3762
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !3762
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !3763
	store i32 %96, i32* %97, align 4, !dbg !3763
	ret void, !dbg !3730

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !3737
	ret void, !dbg !3737

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !3739
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !3739

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3739
	ret void, !dbg !3739

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !3740
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !3740

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3740
	ret void, !dbg !3740

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3743
	ret void, !dbg !3743

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !3753
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !3753

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %79, i64 %p3), !dbg !3753
	ret void, !dbg !3753

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %80), !dbg !3754
	ret void, !dbg !3754

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %91, i64 %p5), !dbg !3761
	ret void, !dbg !3761
}

define void @NumbersFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3764 {
entry:
	br label %b0, !dbg !3765

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3768, !range !11
	%1 = sext i32 %0 to i64, !dbg !3768
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3768, !range !12
	%3 = sext i32 %2 to i64, !dbg !3768
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3768, !range !12
	%5 = sext i32 %4 to i64, !dbg !3768
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3768, !range !13
	%7 = sext i32 %6 to i64, !dbg !3768
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3768, !range !14
	%9 = sext i32 %8 to i64, !dbg !3768
	%10 = mul i64 %9, %5, !dbg !3768
	%11 = add i64 %3, %10, !dbg !3768
	%12 = mul i64 %7, %11, !dbg !3768
	%13 = add i64 %1, %12, !dbg !3768
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3768, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3768, !range !15
	%16 = mul i32 %14, %15, !dbg !3768
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3768, !range !16
	%18 = mul i32 %16, %17, !dbg !3768
	%19 = sext i32 %18 to i64, !dbg !3768
	%20 = mul i64 %13, %19, !dbg !3768
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3768, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3768, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3768, !range !18
	%24 = mul i32 %15, %23, !dbg !3768
	%25 = add i32 %22, %24, !dbg !3768
	%26 = mul i32 %14, %25, !dbg !3768
	%27 = add i32 %21, %26, !dbg !3768
	%28 = sext i32 %27 to i64, !dbg !3768
	%29 = add i64 %20, %28, !dbg !3768
	%30 = mul i64 %29, 6, !dbg !3769
	%31 = sub i64 %p1, %30, !dbg !3770
	%32 = getelementptr inbounds float, float* %p0, i64 %30, !dbg !3770
	%33 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3771
	%34 = icmp ugt i64 %30, %p1, !dbg !3770
	%35 = icmp uge i64 %29, %p5, !dbg !3771
	%36 = or i1 %34, %35, !dbg !3771
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !3771, !prof !26

b0_ok1:
	%37 = load float, float* %33, align 4, !dbg !3771
	%38 = icmp ugt i64 6, %31, !dbg !3774
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !3774, !prof !26

b0_ok3:
	br label %b1, !dbg !3774

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %199, %b49 ], !dbg !3774
	%40 = and i32 %27, -32, !dbg !3781
	%41 = sub i32 %18, %40, !dbg !3781
	%42 = icmp slt i32 %41, 32, !dbg !3781
	%43 = select i1 %42, i32 %41, i32 32, !dbg !3781
	%44 = sext i32 %43 to i64, !dbg !3781
	%45 = icmp eq i64 %44, 32, !dbg !3782
	br i1 %45, label %b2, label %b4, !dbg !3782

b2:
	%46 = phi float [ %37, %b1 ], [ %54, %b3 ], !dbg !3783
	%47 = phi i64 [ 16, %b1 ], [ %55, %b3 ], !dbg !3784
	%48 = icmp sgt i64 %47, 0, !dbg !3785
	br i1 %48, label %b3, label %b12, !dbg !3785

b3:
	%49 = trunc i64 %47 to i32, !dbg !3786
	%50 = bitcast float %46 to i32, !dbg !3786
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !3786
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !3786
	%53 = bitcast i32 %52 to float, !dbg !3786
	%54 = fadd float %46, %53, !dbg !3787
	%55 = sdiv i64 %47, 2, !dbg !3788
	br label %b2, !dbg !3788

b4:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3789, !range !20
	%57 = sext i32 %56 to i64, !dbg !3789
	br label %b5, !dbg !3789

b5:
	%58 = phi float [ %37, %b4 ], [ %71, %b10 ], !dbg !3783
	%59 = phi i64 [ 16, %b4 ], [ %72, %b10 ], !dbg !3790
	%60 = icmp sgt i64 %59, 0, !dbg !3791
	br i1 %60, label %b6, label %b11, !dbg !3791

b6:
	%61 = add i64 %57, %59, !dbg !3792
	%62 = icmp sge i64 %61, %44, !dbg !3793
	br i1 %62, label %b7, label %b8, !dbg !3793

b7:
	br label %b8, !dbg !3793

b8:
	%63 = phi i64 [ %61, %b6 ], [ %57, %b7 ], !dbg !3794
	%64 = trunc i64 %63 to i32, !dbg !3795
	%65 = bitcast float %58 to i32, !dbg !3795
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %64, i32 31), !dbg !3795
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !3795
	%68 = bitcast i32 %67 to float, !dbg !3795
	%69 = icmp ne i64 %63, %57, !dbg !3796
	br i1 %69, label %b9, label %b10, !dbg !3796

b9:
	%70 = fadd float %58, %68, !dbg !3787
	br label %b10, !dbg !3797

b10:
	%71 = phi float [ %58, %b8 ], [ %70, %b9 ], !dbg !3783
	%72 = sdiv i64 %59, 2, !dbg !3798
	br label %b5, !dbg !3798

b11:
	%73 = bitcast float %58 to i32, !dbg !3799
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 0, i32 31), !dbg !3799
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3799
	%76 = bitcast i32 %75 to float, !dbg !3799
	br label %b12, !dbg !3800

b12:
	%77 = phi float [ %46, %b2 ], [ %76, %b11 ], !dbg !3780
	%78 = getelementptr inbounds float, float* %32, i64 0, !dbg !3801
	store float %77, float* %78, align 4, !dbg !3801
	br i1 %45, label %b13, label %b15, !dbg !3806

b13:
	%79 = phi float [ %37, %b12 ], [ %89, %b14 ], !dbg !3807
	%80 = phi i64 [ 16, %b12 ], [ %90, %b14 ], !dbg !3808
	%81 = icmp sgt i64 %80, 0, !dbg !3809
	br i1 %81, label %b14, label %b23, !dbg !3809

b14:
	%82 = trunc i64 %80 to i32, !dbg !3810
	%83 = bitcast float %79 to i32, !dbg !3810
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !3810
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !3810
	%86 = bitcast i32 %85 to float, !dbg !3810
	%87 = call float @__nv_fminf(float %79, float %86), !dbg !3811
	%88 = fcmp uno float %79, %86, !dbg !3811
	%89 = select i1 %88, float 0x7FF8000000000000, float %87, !dbg !3811
	%90 = sdiv i64 %80, 2, !dbg !3812
	br label %b13, !dbg !3812

b15:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3813, !range !20
	%92 = sext i32 %91 to i64, !dbg !3813
	br label %b16, !dbg !3813

b16:
	%93 = phi float [ %37, %b15 ], [ %108, %b21 ], !dbg !3807
	%94 = phi i64 [ 16, %b15 ], [ %109, %b21 ], !dbg !3814
	%95 = icmp sgt i64 %94, 0, !dbg !3815
	br i1 %95, label %b17, label %b22, !dbg !3815

b17:
	%96 = add i64 %92, %94, !dbg !3816
	%97 = icmp sge i64 %96, %44, !dbg !3817
	br i1 %97, label %b18, label %b19, !dbg !3817

b18:
	br label %b19, !dbg !3817

b19:
	%98 = phi i64 [ %96, %b17 ], [ %92, %b18 ], !dbg !3818
	%99 = trunc i64 %98 to i32, !dbg !3819
	%100 = bitcast float %93 to i32, !dbg !3819
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 %99, i32 31), !dbg !3819
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !3819
	%103 = bitcast i32 %102 to float, !dbg !3819
	%104 = icmp ne i64 %98, %92, !dbg !3820
	br i1 %104, label %b20, label %b21, !dbg !3820

b20:
	%105 = call float @__nv_fminf(float %93, float %103), !dbg !3811
	%106 = fcmp uno float %93, %103, !dbg !3811
	%107 = select i1 %106, float 0x7FF8000000000000, float %105, !dbg !3811
	br label %b21, !dbg !3821

b21:
	%108 = phi float [ %93, %b19 ], [ %107, %b20 ], !dbg !3807
	%109 = sdiv i64 %94, 2, !dbg !3822
	br label %b16, !dbg !3822

b22:
	%110 = bitcast float %93 to i32, !dbg !3823
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 0, i32 31), !dbg !3823
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !3823
	%113 = bitcast i32 %112 to float, !dbg !3823
	br label %b23, !dbg !3824

b23:
	%114 = phi float [ %79, %b13 ], [ %113, %b22 ], !dbg !3805
	br i1 %45, label %b24, label %b26, !dbg !3829

b24:
	%115 = phi float [ %37, %b23 ], [ %125, %b25 ], !dbg !3830
	%116 = phi i64 [ 16, %b23 ], [ %126, %b25 ], !dbg !3831
	%117 = icmp sgt i64 %116, 0, !dbg !3832
	br i1 %117, label %b25, label %b34, !dbg !3832

b25:
	%118 = trunc i64 %116 to i32, !dbg !3833
	%119 = bitcast float %115 to i32, !dbg !3833
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %119, i32 %118, i32 31), !dbg !3833
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !3833
	%122 = bitcast i32 %121 to float, !dbg !3833
	%123 = call float @__nv_fmaxf(float %115, float %122), !dbg !3834
	%124 = fcmp uno float %115, %122, !dbg !3834
	%125 = select i1 %124, float 0x7FF8000000000000, float %123, !dbg !3834
	%126 = sdiv i64 %116, 2, !dbg !3835
	br label %b24, !dbg !3835

b26:
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3836, !range !20
	%128 = sext i32 %127 to i64, !dbg !3836
	br label %b27, !dbg !3836

b27:
	%129 = phi float [ %37, %b26 ], [ %144, %b32 ], !dbg !3830
	%130 = phi i64 [ 16, %b26 ], [ %145, %b32 ], !dbg !3837
	%131 = icmp sgt i64 %130, 0, !dbg !3838
	br i1 %131, label %b28, label %b33, !dbg !3838

b28:
	%132 = add i64 %128, %130, !dbg !3839
	%133 = icmp sge i64 %132, %44, !dbg !3840
	br i1 %133, label %b29, label %b30, !dbg !3840

b29:
	br label %b30, !dbg !3840

b30:
	%134 = phi i64 [ %132, %b28 ], [ %128, %b29 ], !dbg !3841
	%135 = trunc i64 %134 to i32, !dbg !3842
	%136 = bitcast float %129 to i32, !dbg !3842
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 %135, i32 31), !dbg !3842
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !3842
	%139 = bitcast i32 %138 to float, !dbg !3842
	%140 = icmp ne i64 %134, %128, !dbg !3843
	br i1 %140, label %b31, label %b32, !dbg !3843

b31:
	%141 = call float @__nv_fmaxf(float %129, float %139), !dbg !3834
	%142 = fcmp uno float %129, %139, !dbg !3834
	%143 = select i1 %142, float 0x7FF8000000000000, float %141, !dbg !3834
	br label %b32, !dbg !3844

b32:
	%144 = phi float [ %129, %b30 ], [ %143, %b31 ], !dbg !3830
	%145 = sdiv i64 %130, 2, !dbg !3845
	br label %b27, !dbg !3845

b33:
	%146 = bitcast float %129 to i32, !dbg !3846
	%147 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %146, i32 0, i32 31), !dbg !3846
	%148 = extractvalue { i32, i1 } %147, 0, !dbg !3846
	%149 = bitcast i32 %148 to float, !dbg !3846
	br label %b34, !dbg !3847

b34:
	%150 = phi float [ %115, %b24 ], [ %149, %b33 ], !dbg !3828
	%151 = getelementptr inbounds float, float* %32, i64 1, !dbg !3848
	store float %114, float* %151, align 4, !dbg !3848
	%152 = getelementptr inbounds float, float* %32, i64 2, !dbg !3849
	store float %150, float* %152, align 4, !dbg !3849
	%153 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3854, !range !20
	%154 = sext i32 %153 to i64, !dbg !3854
	br label %b35, !dbg !3854

b35:
	%155 = phi float [ %37, %b34 ], [ %165, %b38 ], !dbg !3855
	%156 = phi i64 [ 1, %b34 ], [ %166, %b38 ], !dbg !3856
	%157 = icmp slt i64 %156, 32, !dbg !3857
	br i1 %157, label %b36, label %b39, !dbg !3857

b36:
	%158 = trunc i64 %156 to i32, !dbg !3858
	%159 = bitcast float %155 to i32, !dbg !3858
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %159, i32 %158, i32 0), !dbg !3858
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3858
	%162 = bitcast i32 %161 to float, !dbg !3858
	%163 = icmp sge i64 %154, %156, !dbg !3859
	br i1 %163, label %b37, label %b38, !dbg !3859

b37:
	%164 = fadd float %155, %162, !dbg !3860
	br label %b38, !dbg !3860

b38:
	%165 = phi float [ %155, %b36 ], [ %164, %b37 ], !dbg !3855
	%166 = mul i64 %156, 2, !dbg !3861
	br label %b35, !dbg !3861

b39:
	%167 = fadd float 0.000000e+00, %155, !dbg !3862
	br label %b40, !dbg !3866

b40:
	%168 = phi float [ %37, %b39 ], [ %178, %b43 ], !dbg !3867
	%169 = phi i64 [ 1, %b39 ], [ %179, %b43 ], !dbg !3868
	%170 = icmp slt i64 %169, 32, !dbg !3869
	br i1 %170, label %b41, label %b44, !dbg !3869

b41:
	%171 = trunc i64 %169 to i32, !dbg !3870
	%172 = bitcast float %168 to i32, !dbg !3870
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %172, i32 %171, i32 0), !dbg !3870
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !3870
	%175 = bitcast i32 %174 to float, !dbg !3870
	%176 = icmp sge i64 %154, %169, !dbg !3871
	br i1 %176, label %b42, label %b43, !dbg !3871

b42:
	%177 = fadd float %168, %175, !dbg !3872
	br label %b43, !dbg !3872

b43:
	%178 = phi float [ %168, %b41 ], [ %177, %b42 ], !dbg !3867
	%179 = mul i64 %169, 2, !dbg !3873
	br label %b40, !dbg !3873

b44:
	%180 = bitcast float %168 to i32, !dbg !3874
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %180, i32 1, i32 0), !dbg !3874
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !3874
	%183 = bitcast i32 %182 to float, !dbg !3874
	%184 = icmp eq i64 %154, 0, !dbg !3875
	br i1 %184, label %b46, label %b45, !dbg !3875

b45:
	%185 = fadd float 0.000000e+00, %183, !dbg !3876
	br label %b46, !dbg !3877

b46:
	%186 = phi float [ 0.000000e+00, %b44 ], [ %185, %b45 ], !dbg !3864
	%187 = getelementptr inbounds float, float* %32, i64 3, !dbg !3878
	store float %167, float* %187, align 4, !dbg !3878
	%188 = getelementptr inbounds float, float* %32, i64 4, !dbg !3879
	store float %186, float* %188, align 4, !dbg !3879
	%189 = mul i64 %44, 2, !dbg !3880
	%190 = sdiv i64 %189, 3, !dbg !3881
	%191 = icmp slt i64 %190, 0, !dbg !3884
	br i1 %191, label %b48, label %b47, !dbg !3884

b47:
	%192 = icmp sge i64 %190, %44, !dbg !3885
	br i1 %192, label %b48, label %b49, !dbg !3885

b48:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !3886
	ret void, !dbg !3886

b49:
	%193 = trunc i64 %190 to i32, !dbg !3887
	%194 = bitcast float %37 to i32, !dbg !3887
	%195 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %194, i32 %193, i32 31), !dbg !3887
	%196 = extractvalue { i32, i1 } %195, 0, !dbg !3887
	%197 = bitcast i32 %196 to float, !dbg !3887
	%198 = getelementptr inbounds float, float* %32, i64 5, !dbg !3888
	store float %197, float* %198, align 4, !dbg !3888
	%199 = add i64 %39, 1, !dbg !3888
	%200 = icmp slt i64 %199, 2, !dbg !3888
	br i1 %200, label %b1, label %b50, !dbg !3888

b50:
	%201 = sub i64 %p3, %30, !dbg !3889
	%202 = getelementptr inbounds float, float* %p2, i64 %30, !dbg !3889
	%203 = icmp ugt i64 %30, %p3, !dbg !3889
	br i1 %203, label %b50_fail1, label %b50_ok1, !dbg !3889, !prof !26

b50_ok1:
	%204 = load float, float* %33, align 4, !dbg !3890
	%205 = icmp ugt i64 6, %201, !dbg !3893
	br i1 %205, label %b50_fail2, label %b50_ok2, !dbg !3893, !prof !26

b50_ok2:
	br label %b51, !dbg !3893

b51:
	%206 = phi i64 [ 0, %b50_ok2 ], [ %441, %b130 ], !dbg !3893
	br i1 %45, label %b52, label %b54, !dbg !3899

b52:
	%207 = phi float [ %204, %b51 ], [ %215, %b53 ], !dbg !3900
	%208 = phi i64 [ 16, %b51 ], [ %216, %b53 ], !dbg !3901
	%209 = icmp sgt i64 %208, 0, !dbg !3902
	br i1 %209, label %b53, label %b61, !dbg !3902

b53:
	%210 = trunc i64 %208 to i32, !dbg !3903
	%211 = bitcast float %207 to i32, !dbg !3903
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %211, i32 %210, i32 31), !dbg !3903
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !3903
	%214 = bitcast i32 %213 to float, !dbg !3903
	%215 = fadd float %207, %214, !dbg !3904
	%216 = sdiv i64 %208, 2, !dbg !3905
	br label %b52, !dbg !3905

b54:
	%217 = phi float [ %204, %b51 ], [ %230, %b59 ], !dbg !3900
	%218 = phi i64 [ 16, %b51 ], [ %231, %b59 ], !dbg !3906
	%219 = icmp sgt i64 %218, 0, !dbg !3907
	br i1 %219, label %b55, label %b60, !dbg !3907

b55:
	%220 = add i64 %154, %218, !dbg !3908
	%221 = icmp sge i64 %220, %44, !dbg !3909
	br i1 %221, label %b56, label %b57, !dbg !3909

b56:
	br label %b57, !dbg !3909

b57:
	%222 = phi i64 [ %220, %b55 ], [ %154, %b56 ], !dbg !3910
	%223 = trunc i64 %222 to i32, !dbg !3911
	%224 = bitcast float %217 to i32, !dbg !3911
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 %223, i32 31), !dbg !3911
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !3911
	%227 = bitcast i32 %226 to float, !dbg !3911
	%228 = icmp ne i64 %222, %154, !dbg !3912
	br i1 %228, label %b58, label %b59, !dbg !3912

b58:
	%229 = fadd float %217, %227, !dbg !3904
	br label %b59, !dbg !3913

b59:
	%230 = phi float [ %217, %b57 ], [ %229, %b58 ], !dbg !3900
	%231 = sdiv i64 %218, 2, !dbg !3914
	br label %b54, !dbg !3914

b60:
	%232 = bitcast float %217 to i32, !dbg !3915
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 0, i32 31), !dbg !3915
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !3915
	%235 = bitcast i32 %234 to float, !dbg !3915
	br label %b61, !dbg !3916

b61:
	%236 = phi float [ %207, %b52 ], [ %235, %b60 ], !dbg !3898
	%237 = add i64 %19, 32, !dbg !3918
	%238 = sub i64 %237, 1, !dbg !3919
	%239 = sdiv i64 %238, 32, !dbg !3920
	%240 = icmp eq i64 %239, 1, !dbg !3921
	br i1 %240, label %b67, label %b62, !dbg !3921

b62:
	%241 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7 to [32 x float]*, !dbg !3922
	call void @llvm.nvvm.barrier0(), !dbg !3923
	br i1 %184, label %b63, label %b64, !dbg !3924

b63:
	%242 = sdiv i64 %28, 32, !dbg !3925
	%243 = getelementptr inbounds [32 x float], [32 x float]* %241, i64 0, i64 %242, !dbg !3926
	%244 = icmp uge i64 %242, 32, !dbg !3926
	br i1 %244, label %b63_fail1, label %b63_ok1, !dbg !3926, !prof !26

b63_ok1:
	store float %236, float* %243, align 4, !dbg !3926
	br label %b64, !dbg !3926

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3927
	%245 = getelementptr inbounds [32 x float], [32 x float]* %241, i64 0, i64 0, !dbg !3928
	%246 = load float, float* %245, align 4, !dbg !3928
	br label %b65, !dbg !3928

b65:
	%247 = phi float [ %246, %b64 ], [ %253, %b66_ok1 ], !dbg !3929
	%248 = phi i64 [ 1, %b64 ], [ %254, %b66_ok1 ], !dbg !3930
	%249 = icmp slt i64 %248, %239, !dbg !3931
	br i1 %249, label %b66, label %b67, !dbg !3931

b66:
	%250 = getelementptr inbounds [32 x float], [32 x float]* %241, i64 0, i64 %248, !dbg !3932
	%251 = icmp uge i64 %248, 32, !dbg !3932
	br i1 %251, label %b66_fail1, label %b66_ok1, !dbg !3932, !prof !26

b66_ok1:
	%252 = load float, float* %250, align 4, !dbg !3932
	%253 = fadd float %247, %252, !dbg !3904
	%254 = add i64 %248, 1, !dbg !3933
	br label %b65, !dbg !3933

b67:
	%255 = phi float [ %236, %b61 ], [ %247, %b65 ], !dbg !3897
	%256 = getelementptr inbounds float, float* %202, i64 0, !dbg !3934
	store float %255, float* %256, align 4, !dbg !3934
	br i1 %45, label %b68, label %b70, !dbg !3939

b68:
	%257 = phi float [ %204, %b67 ], [ %267, %b69 ], !dbg !3940
	%258 = phi i64 [ 16, %b67 ], [ %268, %b69 ], !dbg !3941
	%259 = icmp sgt i64 %258, 0, !dbg !3942
	br i1 %259, label %b69, label %b77, !dbg !3942

b69:
	%260 = trunc i64 %258 to i32, !dbg !3943
	%261 = bitcast float %257 to i32, !dbg !3943
	%262 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %261, i32 %260, i32 31), !dbg !3943
	%263 = extractvalue { i32, i1 } %262, 0, !dbg !3943
	%264 = bitcast i32 %263 to float, !dbg !3943
	%265 = call float @__nv_fminf(float %257, float %264), !dbg !3944
	%266 = fcmp uno float %257, %264, !dbg !3944
	%267 = select i1 %266, float 0x7FF8000000000000, float %265, !dbg !3944
	%268 = sdiv i64 %258, 2, !dbg !3945
	br label %b68, !dbg !3945

b70:
	%269 = phi float [ %204, %b67 ], [ %284, %b75 ], !dbg !3940
	%270 = phi i64 [ 16, %b67 ], [ %285, %b75 ], !dbg !3946
	%271 = icmp sgt i64 %270, 0, !dbg !3947
	br i1 %271, label %b71, label %b76, !dbg !3947

b71:
	%272 = add i64 %154, %270, !dbg !3948
	%273 = icmp sge i64 %272, %44, !dbg !3949
	br i1 %273, label %b72, label %b73, !dbg !3949

b72:
	br label %b73, !dbg !3949

b73:
	%274 = phi i64 [ %272, %b71 ], [ %154, %b72 ], !dbg !3950
	%275 = trunc i64 %274 to i32, !dbg !3951
	%276 = bitcast float %269 to i32, !dbg !3951
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %275, i32 31), !dbg !3951
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !3951
	%279 = bitcast i32 %278 to float, !dbg !3951
	%280 = icmp ne i64 %274, %154, !dbg !3952
	br i1 %280, label %b74, label %b75, !dbg !3952

b74:
	%281 = call float @__nv_fminf(float %269, float %279), !dbg !3944
	%282 = fcmp uno float %269, %279, !dbg !3944
	%283 = select i1 %282, float 0x7FF8000000000000, float %281, !dbg !3944
	br label %b75, !dbg !3953

b75:
	%284 = phi float [ %269, %b73 ], [ %283, %b74 ], !dbg !3940
	%285 = sdiv i64 %270, 2, !dbg !3954
	br label %b70, !dbg !3954

b76:
	%286 = bitcast float %269 to i32, !dbg !3955
	%287 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %286, i32 0, i32 31), !dbg !3955
	%288 = extractvalue { i32, i1 } %287, 0, !dbg !3955
	%289 = bitcast i32 %288 to float, !dbg !3955
	br label %b77, !dbg !3956

b77:
	%290 = phi float [ %257, %b68 ], [ %289, %b76 ], !dbg !3938
	br i1 %240, label %b83, label %b78, !dbg !3957

b78:
	%291 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7 to [32 x float]*, !dbg !3958
	call void @llvm.nvvm.barrier0(), !dbg !3959
	br i1 %184, label %b79, label %b80, !dbg !3960

b79:
	%292 = sdiv i64 %28, 32, !dbg !3961
	%293 = getelementptr inbounds [32 x float], [32 x float]* %291, i64 0, i64 %292, !dbg !3962
	%294 = icmp uge i64 %292, 32, !dbg !3962
	br i1 %294, label %b79_fail1, label %b79_ok1, !dbg !3962, !prof !26

b79_ok1:
	store float %290, float* %293, align 4, !dbg !3962
	br label %b80, !dbg !3962

b80:
	call void @llvm.nvvm.barrier0(), !dbg !3963
	%295 = getelementptr inbounds [32 x float], [32 x float]* %291, i64 0, i64 0, !dbg !3964
	%296 = load float, float* %295, align 4, !dbg !3964
	br label %b81, !dbg !3964

b81:
	%297 = phi float [ %296, %b80 ], [ %305, %b82_ok1 ], !dbg !3965
	%298 = phi i64 [ 1, %b80 ], [ %306, %b82_ok1 ], !dbg !3966
	%299 = icmp slt i64 %298, %239, !dbg !3967
	br i1 %299, label %b82, label %b83, !dbg !3967

b82:
	%300 = getelementptr inbounds [32 x float], [32 x float]* %291, i64 0, i64 %298, !dbg !3968
	%301 = icmp uge i64 %298, 32, !dbg !3968
	br i1 %301, label %b82_fail1, label %b82_ok1, !dbg !3968, !prof !26

b82_ok1:
	%302 = load float, float* %300, align 4, !dbg !3968
	%303 = call float @__nv_fminf(float %297, float %302), !dbg !3944
	%304 = fcmp uno float %297, %302, !dbg !3944
	%305 = select i1 %304, float 0x7FF8000000000000, float %303, !dbg !3944
	%306 = add i64 %298, 1, !dbg !3969
	br label %b81, !dbg !3969

b83:
	%307 = phi float [ %290, %b77 ], [ %297, %b81 ], !dbg !3937
	br i1 %45, label %b84, label %b86, !dbg !3974

b84:
	%308 = phi float [ %204, %b83 ], [ %318, %b85 ], !dbg !3975
	%309 = phi i64 [ 16, %b83 ], [ %319, %b85 ], !dbg !3976
	%310 = icmp sgt i64 %309, 0, !dbg !3977
	br i1 %310, label %b85, label %b93, !dbg !3977

b85:
	%311 = trunc i64 %309 to i32, !dbg !3978
	%312 = bitcast float %308 to i32, !dbg !3978
	%313 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %312, i32 %311, i32 31), !dbg !3978
	%314 = extractvalue { i32, i1 } %313, 0, !dbg !3978
	%315 = bitcast i32 %314 to float, !dbg !3978
	%316 = call float @__nv_fmaxf(float %308, float %315), !dbg !3979
	%317 = fcmp uno float %308, %315, !dbg !3979
	%318 = select i1 %317, float 0x7FF8000000000000, float %316, !dbg !3979
	%319 = sdiv i64 %309, 2, !dbg !3980
	br label %b84, !dbg !3980

b86:
	%320 = phi float [ %204, %b83 ], [ %335, %b91 ], !dbg !3975
	%321 = phi i64 [ 16, %b83 ], [ %336, %b91 ], !dbg !3981
	%322 = icmp sgt i64 %321, 0, !dbg !3982
	br i1 %322, label %b87, label %b92, !dbg !3982

b87:
	%323 = add i64 %154, %321, !dbg !3983
	%324 = icmp sge i64 %323, %44, !dbg !3984
	br i1 %324, label %b88, label %b89, !dbg !3984

b88:
	br label %b89, !dbg !3984

b89:
	%325 = phi i64 [ %323, %b87 ], [ %154, %b88 ], !dbg !3985
	%326 = trunc i64 %325 to i32, !dbg !3986
	%327 = bitcast float %320 to i32, !dbg !3986
	%328 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %327, i32 %326, i32 31), !dbg !3986
	%329 = extractvalue { i32, i1 } %328, 0, !dbg !3986
	%330 = bitcast i32 %329 to float, !dbg !3986
	%331 = icmp ne i64 %325, %154, !dbg !3987
	br i1 %331, label %b90, label %b91, !dbg !3987

b90:
	%332 = call float @__nv_fmaxf(float %320, float %330), !dbg !3979
	%333 = fcmp uno float %320, %330, !dbg !3979
	%334 = select i1 %333, float 0x7FF8000000000000, float %332, !dbg !3979
	br label %b91, !dbg !3988

b91:
	%335 = phi float [ %320, %b89 ], [ %334, %b90 ], !dbg !3975
	%336 = sdiv i64 %321, 2, !dbg !3989
	br label %b86, !dbg !3989

b92:
	%337 = bitcast float %320 to i32, !dbg !3990
	%338 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %337, i32 0, i32 31), !dbg !3990
	%339 = extractvalue { i32, i1 } %338, 0, !dbg !3990
	%340 = bitcast i32 %339 to float, !dbg !3990
	br label %b93, !dbg !3991

b93:
	%341 = phi float [ %308, %b84 ], [ %340, %b92 ], !dbg !3973
	br i1 %240, label %b99, label %b94, !dbg !3992

b94:
	%342 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7 to [32 x float]*, !dbg !3993
	call void @llvm.nvvm.barrier0(), !dbg !3994
	br i1 %184, label %b95, label %b96, !dbg !3995

b95:
	%343 = sdiv i64 %28, 32, !dbg !3996
	%344 = getelementptr inbounds [32 x float], [32 x float]* %342, i64 0, i64 %343, !dbg !3997
	%345 = icmp uge i64 %343, 32, !dbg !3997
	br i1 %345, label %b95_fail1, label %b95_ok1, !dbg !3997, !prof !26

b95_ok1:
	store float %341, float* %344, align 4, !dbg !3997
	br label %b96, !dbg !3997

b96:
	call void @llvm.nvvm.barrier0(), !dbg !3998
	%346 = getelementptr inbounds [32 x float], [32 x float]* %342, i64 0, i64 0, !dbg !3999
	%347 = load float, float* %346, align 4, !dbg !3999
	br label %b97, !dbg !3999

b97:
	%348 = phi float [ %347, %b96 ], [ %356, %b98_ok1 ], !dbg !4000
	%349 = phi i64 [ 1, %b96 ], [ %357, %b98_ok1 ], !dbg !4001
	%350 = icmp slt i64 %349, %239, !dbg !4002
	br i1 %350, label %b98, label %b99, !dbg !4002

b98:
	%351 = getelementptr inbounds [32 x float], [32 x float]* %342, i64 0, i64 %349, !dbg !4003
	%352 = icmp uge i64 %349, 32, !dbg !4003
	br i1 %352, label %b98_fail1, label %b98_ok1, !dbg !4003, !prof !26

b98_ok1:
	%353 = load float, float* %351, align 4, !dbg !4003
	%354 = call float @__nv_fmaxf(float %348, float %353), !dbg !3979
	%355 = fcmp uno float %348, %353, !dbg !3979
	%356 = select i1 %355, float 0x7FF8000000000000, float %354, !dbg !3979
	%357 = add i64 %349, 1, !dbg !4004
	br label %b97, !dbg !4004

b99:
	%358 = phi float [ %341, %b93 ], [ %348, %b97 ], !dbg !3972
	%359 = getelementptr inbounds float, float* %202, i64 1, !dbg !4005
	store float %307, float* %359, align 4, !dbg !4005
	%360 = getelementptr inbounds float, float* %202, i64 2, !dbg !4006
	store float %358, float* %360, align 4, !dbg !4006
	br label %b100, !dbg !4011

b100:
	%361 = phi float [ %204, %b99 ], [ %371, %b103 ], !dbg !4012
	%362 = phi i64 [ 1, %b99 ], [ %372, %b103 ], !dbg !4013
	%363 = icmp slt i64 %362, 32, !dbg !4014
	br i1 %363, label %b101, label %b104, !dbg !4014

b101:
	%364 = trunc i64 %362 to i32, !dbg !4015
	%365 = bitcast float %361 to i32, !dbg !4015
	%366 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %365, i32 %364, i32 0), !dbg !4015
	%367 = extractvalue { i32, i1 } %366, 0, !dbg !4015
	%368 = bitcast i32 %367 to float, !dbg !4015
	%369 = icmp sge i64 %154, %362, !dbg !4016
	br i1 %369, label %b102, label %b103, !dbg !4016

b102:
	%370 = fadd float %361, %368, !dbg !4017
	br label %b103, !dbg !4017

b103:
	%371 = phi float [ %361, %b101 ], [ %370, %b102 ], !dbg !4012
	%372 = mul i64 %362, 2, !dbg !4018
	br label %b100, !dbg !4018

b104:
	br i1 %240, label %b110, label %b105, !dbg !4019

b105:
	%373 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_scan_34_7 to [32 x float]*, !dbg !4020
	%374 = sdiv i64 %28, 32, !dbg !4021
	call void @llvm.nvvm.barrier0(), !dbg !4022
	%375 = sub i64 %44, 1, !dbg !4023
	%376 = icmp eq i64 %154, %375, !dbg !4024
	br i1 %376, label %b106, label %b107, !dbg !4024

b106:
	%377 = getelementptr inbounds [32 x float], [32 x float]* %373, i64 0, i64 %374, !dbg !4025
	%378 = icmp uge i64 %374, 32, !dbg !4025
	br i1 %378, label %b106_fail1, label %b106_ok1, !dbg !4025, !prof !26

b106_ok1:
	store float %361, float* %377, align 4, !dbg !4025
	br label %b107, !dbg !4025

b107:
	call void @llvm.nvvm.barrier0(), !dbg !4026
	%379 = icmp slt i64 0, %374, !dbg !4026
	br i1 %379, label %b108, label %b109, !dbg !4026

b108:
	%380 = phi float [ 0.000000e+00, %b107 ], [ %385, %b108_ok1 ], !dbg !4027
	%381 = phi i64 [ 0, %b107 ], [ %386, %b108_ok1 ], !dbg !4027
	%382 = getelementptr inbounds [32 x float], [32 x float]* %373, i64 0, i64 %381, !dbg !4028
	%383 = icmp uge i64 %381, 32, !dbg !4028
	br i1 %383, label %b108_fail1, label %b108_ok1, !dbg !4028, !prof !26

b108_ok1:
	%384 = load float, float* %382, align 4, !dbg !4028
	%385 = fadd float %380, %384, !dbg !4029
	%386 = add i64 %381, 1, !dbg !4029
	%387 = icmp slt i64 %386, %374, !dbg !4029
	br i1 %387, label %b108, label %b109, !dbg !4029

b109:
	%388 = phi float [ 0.000000e+00, %b107 ], [ %385, %b108_ok1 ], !dbg !4027
	br label %b110, !dbg !4030

b110:
	%389 = phi float [ 0.000000e+00, %b104 ], [ %388, %b109 ], !dbg !4010
	%390 = fadd float %389, %361, !dbg !4031
	br label %b111, !dbg !4035

b111:
	%391 = phi float [ %204, %b110 ], [ %401, %b114 ], !dbg !4036
	%392 = phi i64 [ 1, %b110 ], [ %402, %b114 ], !dbg !4037
	%393 = icmp slt i64 %392, 32, !dbg !4038
	br i1 %393, label %b112, label %b115, !dbg !4038

b112:
	%394 = trunc i64 %392 to i32, !dbg !4039
	%395 = bitcast float %391 to i32, !dbg !4039
	%396 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %395, i32 %394, i32 0), !dbg !4039
	%397 = extractvalue { i32, i1 } %396, 0, !dbg !4039
	%398 = bitcast i32 %397 to float, !dbg !4039
	%399 = icmp sge i64 %154, %392, !dbg !4040
	br i1 %399, label %b113, label %b114, !dbg !4040

b113:
	%400 = fadd float %391, %398, !dbg !4041
	br label %b114, !dbg !4041

b114:
	%401 = phi float [ %391, %b112 ], [ %400, %b113 ], !dbg !4036
	%402 = mul i64 %392, 2, !dbg !4042
	br label %b111, !dbg !4042

b115:
	br i1 %240, label %b121, label %b116, !dbg !4043

b116:
	%403 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_scan_34_7 to [32 x float]*, !dbg !4044
	%404 = sdiv i64 %28, 32, !dbg !4045
	call void @llvm.nvvm.barrier0(), !dbg !4046
	%405 = sub i64 %44, 1, !dbg !4047
	%406 = icmp eq i64 %154, %405, !dbg !4048
	br i1 %406, label %b117, label %b118, !dbg !4048

b117:
	%407 = getelementptr inbounds [32 x float], [32 x float]* %403, i64 0, i64 %404, !dbg !4049
	%408 = icmp uge i64 %404, 32, !dbg !4049
	br i1 %408, label %b117_fail1, label %b117_ok1, !dbg !4049, !prof !26

b117_ok1:
	store float %391, float* %407, align 4, !dbg !4049
	br label %b118, !dbg !4049

b118:
	call void @llvm.nvvm.barrier0(), !dbg !4050
	%409 = icmp slt i64 0, %404, !dbg !4050
	br i1 %409, label %b119, label %b120, !dbg !4050

b119:
	%410 = phi float [ 0.000000e+00, %b118 ], [ %415, %b119_ok1 ], !dbg !4051
	%411 = phi i64 [ 0, %b118 ], [ %416, %b119_ok1 ], !dbg !4051
	%412 = getelementptr inbounds [32 x float], [32 x float]* %403, i64 0, i64 %411, !dbg !4052
	%413 = icmp uge i64 %411, 32, !dbg !4052
	br i1 %413, label %b119_fail1, label %b119_ok1, !dbg !4052, !prof !26

b119_ok1:
	%414 = load float, float* %412, align 4, !dbg !4052
	%415 = fadd float %410, %414, !dbg !4053
	%416 = add i64 %411, 1, !dbg !4053
	%417 = icmp slt i64 %416, %404, !dbg !4053
	br i1 %417, label %b119, label %b120, !dbg !4053

b120:
	%418 = phi float [ 0.000000e+00, %b118 ], [ %415, %b119_ok1 ], !dbg !4051
	br label %b121, !dbg !4054

b121:
	%419 = phi float [ 0.000000e+00, %b115 ], [ %418, %b120 ], !dbg !4034
	%420 = bitcast float %391 to i32, !dbg !4055
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %420, i32 1, i32 0), !dbg !4055
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !4055
	%423 = bitcast i32 %422 to float, !dbg !4055
	br i1 %184, label %b123, label %b122, !dbg !4056

b122:
	%424 = fadd float %419, %423, !dbg !4057
	br label %b123, !dbg !4058

b123:
	%425 = phi float [ %419, %b121 ], [ %424, %b122 ], !dbg !4033
	%426 = getelementptr inbounds float, float* %202, i64 3, !dbg !4059
	store float %390, float* %426, align 4, !dbg !4059
	%427 = getelementptr inbounds float, float* %202, i64 4, !dbg !4060
	store float %425, float* %427, align 4, !dbg !4060
	%428 = mul i64 %19, 2, !dbg !4061
	%429 = sdiv i64 %428, 3, !dbg !4062
	%430 = icmp sge i64 %429, %19, !dbg !4065
	br i1 %430, label %b124, label %b125, !dbg !4065

b124:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !4066
	ret void, !dbg !4066

b125:
	br i1 %240, label %b126, label %b127, !dbg !4067

b126:
	%431 = trunc i64 %429 to i32, !dbg !4068
	%432 = bitcast float %204 to i32, !dbg !4068
	%433 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %432, i32 %431, i32 31), !dbg !4068
	%434 = extractvalue { i32, i1 } %433, 0, !dbg !4068
	%435 = bitcast i32 %434 to float, !dbg !4068
	br label %b130, !dbg !4069

b127:
	%436 = addrspacecast float addrspace(3)* @gpuc_shared_Broadcast_42_7 to float*, !dbg !4070
	call void @llvm.nvvm.barrier0(), !dbg !4071
	%437 = icmp eq i64 %28, %429, !dbg !4072
	br i1 %437, label %b128, label %b129, !dbg !4072

b128:
	store float %204, float* %436, align 4, !dbg !4073
	br label %b129, !dbg !4073

b129:
	call void @llvm.nvvm.barrier0(), !dbg !4074
	%438 = load float, float* %436, align 4, !dbg !4075
	br label %b130, !dbg !4076

b130:
	%439 = phi float [ %435, %b126 ], [ %438, %b129 ], !dbg !4064
	%440 = getelementptr inbounds float, float* %202, i64 5, !dbg !4077
	store float %439, float* %440, align 4, !dbg !4077
	%441 = add i64 %206, 1, !dbg !4077
	%442 = icmp slt i64 %441, 2, !dbg !4077
	br i1 %442, label %b51, label %b131, !dbg !4077

b131:
	ret void, !dbg !3767

b0_fail1:
	%443 = icmp ugt i64 %30, %p1, !dbg !3770
	br i1 %443, label %b0_fail2, label %b0_ok2, !dbg !3770

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !3770
	ret void, !dbg !3770

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !3771
	ret void, !dbg !3771

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !3774
	ret void, !dbg !3774

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !3889
	ret void, !dbg !3889

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %201), !dbg !3893
	ret void, !dbg !3893

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %242, i64 32), !dbg !3926
	ret void, !dbg !3926

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %248, i64 32), !dbg !3932
	ret void, !dbg !3932

b79_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %292, i64 32), !dbg !3962
	ret void, !dbg !3962

b82_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %298, i64 32), !dbg !3968
	ret void, !dbg !3968

b95_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %343, i64 32), !dbg !3997
	ret void, !dbg !3997

b98_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %349, i64 32), !dbg !4003
	ret void, !dbg !4003

b106_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %374, i64 32), !dbg !4025
	ret void, !dbg !4025

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %381, i64 32), !dbg !4028
	ret void, !dbg !4028

b117_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %404, i64 32), !dbg !4049
	ret void, !dbg !4049

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %411, i64 32), !dbg !4052
	ret void, !dbg !4052
}

define void @ExchangeFloat64(double* %p0, i64 %p1, i32* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !4078 {
entry:
	br label %b0, !dbg !4079

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4082, !range !11
	%1 = sext i32 %0 to i64, !dbg !4082
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !4082, !range !12
	%3 = sext i32 %2 to i64, !dbg !4082
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !4082, !range !12
	%5 = sext i32 %4 to i64, !dbg !4082
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !4082, !range !13
	%7 = sext i32 %6 to i64, !dbg !4082
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !4082, !range !14
	%9 = sext i32 %8 to i64, !dbg !4082
	%10 = mul i64 %9, %5, !dbg !4082
	%11 = add i64 %3, %10, !dbg !4082
	%12 = mul i64 %7, %11, !dbg !4082
	%13 = add i64 %1, %12, !dbg !4082
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4082, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4082, !range !15
	%16 = mul i32 %14, %15, !dbg !4082
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4082, !range !16
	%18 = mul i32 %16, %17, !dbg !4082
	%19 = sext i32 %18 to i64, !dbg !4082
	%20 = mul i64 %13, %19, !dbg !4082
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4082, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4082, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4082, !range !18
	%24 = mul i32 %15, %23, !dbg !4082
	%25 = add i32 %22, %24, !dbg !4082
	%26 = mul i32 %14, %25, !dbg !4082
	%27 = add i32 %21, %26, !dbg !4082
	%28 = sext i32 %27 to i64, !dbg !4082
	%29 = add i64 %20, %28, !dbg !4082
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4083, !range !20
	%31 = sext i32 %30 to i64, !dbg !4083
	%32 = and i32 %27, -32, !dbg !4084
	%33 = sub i32 %18, %32, !dbg !4084
	%34 = icmp slt i32 %33, 32, !dbg !4084
	%35 = select i1 %34, i32 %33, i32 32, !dbg !4084
	%36 = sext i32 %35 to i64, !dbg !4084
	%37 = icmp eq i64 %36, 32, !dbg !4085
	br i1 %37, label %b1, label %b2, !dbg !4085

b1:
	br label %b2, !dbg !4085

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !4086
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !4087
	%40 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !4088
	%41 = icmp uge i64 %29, %p5, !dbg !4088
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !4088, !prof !26

b2_ok1:
	%42 = load double, double* %40, align 8, !dbg !4088
	%43 = mul i64 %29, 4, !dbg !4089
	%44 = sub i64 %p1, %43, !dbg !4090
	%45 = getelementptr inbounds double, double* %p0, i64 %43, !dbg !4090
	%46 = mul i64 %31, 7, !dbg !4092
	%47 = add i64 %46, 3, !dbg !4093
	%48 = icmp ugt i64 %43, %p1, !dbg !4090
	%49 = icmp ugt i64 4, %44, !dbg !4091
	%50 = icmp eq i64 %36, 0, !dbg !4094
	%51 = or i1 %48, %49, !dbg !4094
	%52 = or i1 %51, %50, !dbg !4094
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !4094, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !4094
	%54 = select i1 %53, i64 1, i64 %36, !dbg !4094
	%55 = srem i64 %47, %54, !dbg !4094
	%56 = trunc i64 %55 to i32, !dbg !4095
	%57 = bitcast double %42 to i64, !dbg !4095
	%58 = trunc i64 %57 to i32, !dbg !4095
	%59 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %58, i32 %56, i32 31), !dbg !4095
	%60 = extractvalue { i32, i1 } %59, 0, !dbg !4095
	%61 = lshr i64 %57, 32, !dbg !4095
	%62 = trunc i64 %61 to i32, !dbg !4095
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %62, i32 %56, i32 31), !dbg !4095
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !4095
	%65 = zext i32 %64 to i64, !dbg !4095
	%66 = shl i64 %65, 32, !dbg !4095
	%67 = zext i32 %60 to i64, !dbg !4095
	%68 = or i64 %67, %66, !dbg !4095
	%69 = bitcast i64 %68 to double, !dbg !4095
	%70 = getelementptr inbounds double, double* %45, i64 0, !dbg !4096
	store double %69, double* %70, align 8, !dbg !4096
	%71 = bitcast double %42 to i64, !dbg !4097
	%72 = trunc i64 %71 to i32, !dbg !4097
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %72, i32 3, i32 0), !dbg !4097
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !4097
	%75 = lshr i64 %71, 32, !dbg !4097
	%76 = trunc i64 %75 to i32, !dbg !4097
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %76, i32 3, i32 0), !dbg !4097
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !4097
	%79 = zext i32 %78 to i64, !dbg !4097
	%80 = shl i64 %79, 32, !dbg !4097
	%81 = zext i32 %74 to i64, !dbg !4097
	%82 = or i64 %81, %80, !dbg !4097
	%83 = bitcast i64 %82 to double, !dbg !4097
	%84 = getelementptr inbounds double, double* %45, i64 1, !dbg !4098
	store double %83, double* %84, align 8, !dbg !4098
	%85 = trunc i64 %38 to i32, !dbg !4099
	%86 = bitcast double %42 to i64, !dbg !4099
	%87 = trunc i64 %86 to i32, !dbg !4099
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %87, i32 %85, i32 31), !dbg !4099
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !4099
	%90 = lshr i64 %86, 32, !dbg !4099
	%91 = trunc i64 %90 to i32, !dbg !4099
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %91, i32 %85, i32 31), !dbg !4099
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !4099
	%94 = zext i32 %93 to i64, !dbg !4099
	%95 = shl i64 %94, 32, !dbg !4099
	%96 = zext i32 %89 to i64, !dbg !4099
	%97 = or i64 %96, %95, !dbg !4099
	%98 = bitcast i64 %97 to double, !dbg !4099
	%99 = getelementptr inbounds double, double* %45, i64 2, !dbg !4100
	store double %98, double* %99, align 8, !dbg !4100
	%100 = trunc i64 %39 to i32, !dbg !4101
	%101 = bitcast double %42 to i64, !dbg !4101
	%102 = trunc i64 %101 to i32, !dbg !4101
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %100, i32 31), !dbg !4101
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !4101
	%105 = lshr i64 %101, 32, !dbg !4101
	%106 = trunc i64 %105 to i32, !dbg !4101
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %100, i32 31), !dbg !4101
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !4101
	%109 = zext i32 %108 to i64, !dbg !4101
	%110 = shl i64 %109, 32, !dbg !4101
	%111 = zext i32 %104 to i64, !dbg !4101
	%112 = or i64 %111, %110, !dbg !4101
	%113 = bitcast i64 %112 to double, !dbg !4101
	%114 = getelementptr inbounds double, double* %45, i64 3, !dbg !4102
	store double %113, double* %114, align 8, !dbg !4102
	%115 = mul i64 %29, 3, !dbg !4103
	%116 = sub i64 %p3, %115, !dbg !4104
	%117 = getelementptr inbounds i32, i32* %p2, i64 %115, !dbg !4104
	%118 = icmp ugt i64 %115, %p3, !dbg !4104
	%119 = icmp ugt i64 3, %116, !dbg !4105
	%120 = or i1 %118, %119, !dbg !4105
	br i1 %120, label %b2_fail5, label %b2_ok5, !dbg !4105, !prof !26

b2_ok5:
	%121 = bitcast double %42 to i64, !dbg !4106
	%122 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %121) convergent nounwind, !dbg !4106
	%123 = getelementptr inbounds i32, i32* %117, i64 0, !dbg !4107
	store i32 %122, i32* %123, align 4, !dbg !4107
	%124 = getelementptr inbounds i32, i32* %117, i64 1, !dbg !4108
	store i32 7, i32* %124, align 4, !dbg !4108
	%125 = bitcast double %42 to i64, !dbg !4109
	%126 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %125) convergent nounwind, !dbg !4109
	store i32 %126, i32* %124, align 4, !dbg !4110
	%127 = sub i64 %29, %31, !dbg !4111
	%128 = getelementptr inbounds double, double* %p4, i64 %127, !dbg !4112
	%129 = icmp uge i64 %127, %p5, !dbg !4112
	br i1 %129, label %b2_fail7, label %b2_ok7, !dbg !4112, !prof !26

b2_ok7:
	%130 = load double, double* %128, align 8, !dbg !4112
	%131 = bitcast double %130 to i64, !dbg !4113
	%132 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %131) convergent nounwind, !dbg !4113
	%133 = getelementptr inbounds i32, i32* %117, i64 2, !dbg !4114
	store i32 %132, i32* %133, align 4, !dbg !4114
	ret void, !dbg !4081

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !4088
	ret void, !dbg !4088

b2_fail2:
	%134 = icmp ugt i64 %43, %p1, !dbg !4090
	br i1 %134, label %b2_fail3, label %b2_ok3, !dbg !4090

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !4090
	ret void, !dbg !4090

b2_ok3:
	%135 = icmp ugt i64 4, %44, !dbg !4091
	br i1 %135, label %b2_fail4, label %b2_ok4, !dbg !4091

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !4091
	ret void, !dbg !4091

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !4094
	ret void, !dbg !4094

b2_fail5:
	%136 = icmp ugt i64 %115, %p3, !dbg !4104
	br i1 %136, label %b2_fail6, label %b2_ok6, !dbg !4104

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %115, i64 %p3), !dbg !4104
	ret void, !dbg !4104

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %116), !dbg !4105
	ret void, !dbg !4105

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %127, i64 %p5), !dbg !4112
	ret void, !dbg !4112
}

define void @NumbersFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !4115 {
entry:
	br label %b0, !dbg !4116

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4119, !range !11
	%1 = sext i32 %0 to i64, !dbg !4119
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !4119, !range !12
	%3 = sext i32 %2 to i64, !dbg !4119
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !4119, !range !12
	%5 = sext i32 %4 to i64, !dbg !4119
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !4119, !range !13
	%7 = sext i32 %6 to i64, !dbg !4119
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !4119, !range !14
	%9 = sext i32 %8 to i64, !dbg !4119
	%10 = mul i64 %9, %5, !dbg !4119
	%11 = add i64 %3, %10, !dbg !4119
	%12 = mul i64 %7, %11, !dbg !4119
	%13 = add i64 %1, %12, !dbg !4119
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4119, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4119, !range !15
	%16 = mul i32 %14, %15, !dbg !4119
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4119, !range !16
	%18 = mul i32 %16, %17, !dbg !4119
	%19 = sext i32 %18 to i64, !dbg !4119
	%20 = mul i64 %13, %19, !dbg !4119
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4119, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4119, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4119, !range !18
	%24 = mul i32 %15, %23, !dbg !4119
	%25 = add i32 %22, %24, !dbg !4119
	%26 = mul i32 %14, %25, !dbg !4119
	%27 = add i32 %21, %26, !dbg !4119
	%28 = sext i32 %27 to i64, !dbg !4119
	%29 = add i64 %20, %28, !dbg !4119
	%30 = mul i64 %29, 6, !dbg !4120
	%31 = sub i64 %p1, %30, !dbg !4121
	%32 = getelementptr inbounds double, double* %p0, i64 %30, !dbg !4121
	%33 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !4122
	%34 = icmp ugt i64 %30, %p1, !dbg !4121
	%35 = icmp uge i64 %29, %p5, !dbg !4122
	%36 = or i1 %34, %35, !dbg !4122
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !4122, !prof !26

b0_ok1:
	%37 = load double, double* %33, align 8, !dbg !4122
	%38 = icmp ugt i64 6, %31, !dbg !4125
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !4125, !prof !26

b0_ok3:
	br label %b1, !dbg !4125

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %340, %b49 ], !dbg !4125
	%40 = and i32 %27, -32, !dbg !4132
	%41 = sub i32 %18, %40, !dbg !4132
	%42 = icmp slt i32 %41, 32, !dbg !4132
	%43 = select i1 %42, i32 %41, i32 32, !dbg !4132
	%44 = sext i32 %43 to i64, !dbg !4132
	%45 = icmp eq i64 %44, 32, !dbg !4133
	br i1 %45, label %b2, label %b4, !dbg !4133

b2:
	%46 = phi double [ %37, %b1 ], [ %63, %b3 ], !dbg !4134
	%47 = phi i64 [ 16, %b1 ], [ %64, %b3 ], !dbg !4135
	%48 = icmp sgt i64 %47, 0, !dbg !4136
	br i1 %48, label %b3, label %b12, !dbg !4136

b3:
	%49 = trunc i64 %47 to i32, !dbg !4137
	%50 = bitcast double %46 to i64, !dbg !4137
	%51 = trunc i64 %50 to i32, !dbg !4137
	%52 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %51, i32 %49, i32 31), !dbg !4137
	%53 = extractvalue { i32, i1 } %52, 0, !dbg !4137
	%54 = lshr i64 %50, 32, !dbg !4137
	%55 = trunc i64 %54 to i32, !dbg !4137
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %49, i32 31), !dbg !4137
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !4137
	%58 = zext i32 %57 to i64, !dbg !4137
	%59 = shl i64 %58, 32, !dbg !4137
	%60 = zext i32 %53 to i64, !dbg !4137
	%61 = or i64 %60, %59, !dbg !4137
	%62 = bitcast i64 %61 to double, !dbg !4137
	%63 = fadd double %46, %62, !dbg !4138
	%64 = sdiv i64 %47, 2, !dbg !4139
	br label %b2, !dbg !4139

b4:
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4140, !range !20
	%66 = sext i32 %65 to i64, !dbg !4140
	br label %b5, !dbg !4140

b5:
	%67 = phi double [ %37, %b4 ], [ %89, %b10 ], !dbg !4134
	%68 = phi i64 [ 16, %b4 ], [ %90, %b10 ], !dbg !4141
	%69 = icmp sgt i64 %68, 0, !dbg !4142
	br i1 %69, label %b6, label %b11, !dbg !4142

b6:
	%70 = add i64 %66, %68, !dbg !4143
	%71 = icmp sge i64 %70, %44, !dbg !4144
	br i1 %71, label %b7, label %b8, !dbg !4144

b7:
	br label %b8, !dbg !4144

b8:
	%72 = phi i64 [ %70, %b6 ], [ %66, %b7 ], !dbg !4145
	%73 = trunc i64 %72 to i32, !dbg !4146
	%74 = bitcast double %67 to i64, !dbg !4146
	%75 = trunc i64 %74 to i32, !dbg !4146
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %73, i32 31), !dbg !4146
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !4146
	%78 = lshr i64 %74, 32, !dbg !4146
	%79 = trunc i64 %78 to i32, !dbg !4146
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %73, i32 31), !dbg !4146
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !4146
	%82 = zext i32 %81 to i64, !dbg !4146
	%83 = shl i64 %82, 32, !dbg !4146
	%84 = zext i32 %77 to i64, !dbg !4146
	%85 = or i64 %84, %83, !dbg !4146
	%86 = bitcast i64 %85 to double, !dbg !4146
	%87 = icmp ne i64 %72, %66, !dbg !4147
	br i1 %87, label %b9, label %b10, !dbg !4147

b9:
	%88 = fadd double %67, %86, !dbg !4138
	br label %b10, !dbg !4148

b10:
	%89 = phi double [ %67, %b8 ], [ %88, %b9 ], !dbg !4134
	%90 = sdiv i64 %68, 2, !dbg !4149
	br label %b5, !dbg !4149

b11:
	%91 = bitcast double %67 to i64, !dbg !4150
	%92 = trunc i64 %91 to i32, !dbg !4150
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 0, i32 31), !dbg !4150
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !4150
	%95 = lshr i64 %91, 32, !dbg !4150
	%96 = trunc i64 %95 to i32, !dbg !4150
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !4150
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !4150
	%99 = zext i32 %98 to i64, !dbg !4150
	%100 = shl i64 %99, 32, !dbg !4150
	%101 = zext i32 %94 to i64, !dbg !4150
	%102 = or i64 %101, %100, !dbg !4150
	%103 = bitcast i64 %102 to double, !dbg !4150
	br label %b12, !dbg !4151

b12:
	%104 = phi double [ %46, %b2 ], [ %103, %b11 ], !dbg !4131
	%105 = getelementptr inbounds double, double* %32, i64 0, !dbg !4152
	store double %104, double* %105, align 8, !dbg !4152
	br i1 %45, label %b13, label %b15, !dbg !4157

b13:
	%106 = phi double [ %37, %b12 ], [ %131, %b14 ], !dbg !4158
	%107 = phi i64 [ 16, %b12 ], [ %132, %b14 ], !dbg !4159
	%108 = icmp sgt i64 %107, 0, !dbg !4160
	br i1 %108, label %b14, label %b23, !dbg !4160

b14:
	%109 = trunc i64 %107 to i32, !dbg !4161
	%110 = bitcast double %106 to i64, !dbg !4161
	%111 = trunc i64 %110 to i32, !dbg !4161
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %109, i32 31), !dbg !4161
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !4161
	%114 = lshr i64 %110, 32, !dbg !4161
	%115 = trunc i64 %114 to i32, !dbg !4161
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %115, i32 %109, i32 31), !dbg !4161
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !4161
	%118 = zext i32 %117 to i64, !dbg !4161
	%119 = shl i64 %118, 32, !dbg !4161
	%120 = zext i32 %113 to i64, !dbg !4161
	%121 = or i64 %120, %119, !dbg !4161
	%122 = bitcast i64 %121 to double, !dbg !4161
	%123 = call double @__nv_fmin(double %106, double %122), !dbg !4162
	%124 = bitcast double %106 to i64, !dbg !4162
	%125 = bitcast double %122 to i64, !dbg !4162
	%126 = or i64 %124, %125, !dbg !4162
	%127 = fcmp oeq double %106, %122, !dbg !4162
	%128 = bitcast i64 %126 to double, !dbg !4162
	%129 = select i1 %127, double %128, double %123, !dbg !4162
	%130 = fcmp uno double %106, %122, !dbg !4162
	%131 = select i1 %130, double 0x7FF8000000000000, double %129, !dbg !4162
	%132 = sdiv i64 %107, 2, !dbg !4163
	br label %b13, !dbg !4163

b15:
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4164, !range !20
	%134 = sext i32 %133 to i64, !dbg !4164
	br label %b16, !dbg !4164

b16:
	%135 = phi double [ %37, %b15 ], [ %165, %b21 ], !dbg !4158
	%136 = phi i64 [ 16, %b15 ], [ %166, %b21 ], !dbg !4165
	%137 = icmp sgt i64 %136, 0, !dbg !4166
	br i1 %137, label %b17, label %b22, !dbg !4166

b17:
	%138 = add i64 %134, %136, !dbg !4167
	%139 = icmp sge i64 %138, %44, !dbg !4168
	br i1 %139, label %b18, label %b19, !dbg !4168

b18:
	br label %b19, !dbg !4168

b19:
	%140 = phi i64 [ %138, %b17 ], [ %134, %b18 ], !dbg !4169
	%141 = trunc i64 %140 to i32, !dbg !4170
	%142 = bitcast double %135 to i64, !dbg !4170
	%143 = trunc i64 %142 to i32, !dbg !4170
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 %141, i32 31), !dbg !4170
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !4170
	%146 = lshr i64 %142, 32, !dbg !4170
	%147 = trunc i64 %146 to i32, !dbg !4170
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 %141, i32 31), !dbg !4170
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !4170
	%150 = zext i32 %149 to i64, !dbg !4170
	%151 = shl i64 %150, 32, !dbg !4170
	%152 = zext i32 %145 to i64, !dbg !4170
	%153 = or i64 %152, %151, !dbg !4170
	%154 = bitcast i64 %153 to double, !dbg !4170
	%155 = icmp ne i64 %140, %134, !dbg !4171
	br i1 %155, label %b20, label %b21, !dbg !4171

b20:
	%156 = call double @__nv_fmin(double %135, double %154), !dbg !4162
	%157 = bitcast double %135 to i64, !dbg !4162
	%158 = bitcast double %154 to i64, !dbg !4162
	%159 = or i64 %157, %158, !dbg !4162
	%160 = fcmp oeq double %135, %154, !dbg !4162
	%161 = bitcast i64 %159 to double, !dbg !4162
	%162 = select i1 %160, double %161, double %156, !dbg !4162
	%163 = fcmp uno double %135, %154, !dbg !4162
	%164 = select i1 %163, double 0x7FF8000000000000, double %162, !dbg !4162
	br label %b21, !dbg !4172

b21:
	%165 = phi double [ %135, %b19 ], [ %164, %b20 ], !dbg !4158
	%166 = sdiv i64 %136, 2, !dbg !4173
	br label %b16, !dbg !4173

b22:
	%167 = bitcast double %135 to i64, !dbg !4174
	%168 = trunc i64 %167 to i32, !dbg !4174
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 0, i32 31), !dbg !4174
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !4174
	%171 = lshr i64 %167, 32, !dbg !4174
	%172 = trunc i64 %171 to i32, !dbg !4174
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 0, i32 31), !dbg !4174
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !4174
	%175 = zext i32 %174 to i64, !dbg !4174
	%176 = shl i64 %175, 32, !dbg !4174
	%177 = zext i32 %170 to i64, !dbg !4174
	%178 = or i64 %177, %176, !dbg !4174
	%179 = bitcast i64 %178 to double, !dbg !4174
	br label %b23, !dbg !4175

b23:
	%180 = phi double [ %106, %b13 ], [ %179, %b22 ], !dbg !4156
	br i1 %45, label %b24, label %b26, !dbg !4180

b24:
	%181 = phi double [ %37, %b23 ], [ %206, %b25 ], !dbg !4181
	%182 = phi i64 [ 16, %b23 ], [ %207, %b25 ], !dbg !4182
	%183 = icmp sgt i64 %182, 0, !dbg !4183
	br i1 %183, label %b25, label %b34, !dbg !4183

b25:
	%184 = trunc i64 %182 to i32, !dbg !4184
	%185 = bitcast double %181 to i64, !dbg !4184
	%186 = trunc i64 %185 to i32, !dbg !4184
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %186, i32 %184, i32 31), !dbg !4184
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !4184
	%189 = lshr i64 %185, 32, !dbg !4184
	%190 = trunc i64 %189 to i32, !dbg !4184
	%191 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %190, i32 %184, i32 31), !dbg !4184
	%192 = extractvalue { i32, i1 } %191, 0, !dbg !4184
	%193 = zext i32 %192 to i64, !dbg !4184
	%194 = shl i64 %193, 32, !dbg !4184
	%195 = zext i32 %188 to i64, !dbg !4184
	%196 = or i64 %195, %194, !dbg !4184
	%197 = bitcast i64 %196 to double, !dbg !4184
	%198 = call double @__nv_fmax(double %181, double %197), !dbg !4185
	%199 = bitcast double %181 to i64, !dbg !4185
	%200 = bitcast double %197 to i64, !dbg !4185
	%201 = and i64 %199, %200, !dbg !4185
	%202 = fcmp oeq double %181, %197, !dbg !4185
	%203 = bitcast i64 %201 to double, !dbg !4185
	%204 = select i1 %202, double %203, double %198, !dbg !4185
	%205 = fcmp uno double %181, %197, !dbg !4185
	%206 = select i1 %205, double 0x7FF8000000000000, double %204, !dbg !4185
	%207 = sdiv i64 %182, 2, !dbg !4186
	br label %b24, !dbg !4186

b26:
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4187, !range !20
	%209 = sext i32 %208 to i64, !dbg !4187
	br label %b27, !dbg !4187

b27:
	%210 = phi double [ %37, %b26 ], [ %240, %b32 ], !dbg !4181
	%211 = phi i64 [ 16, %b26 ], [ %241, %b32 ], !dbg !4188
	%212 = icmp sgt i64 %211, 0, !dbg !4189
	br i1 %212, label %b28, label %b33, !dbg !4189

b28:
	%213 = add i64 %209, %211, !dbg !4190
	%214 = icmp sge i64 %213, %44, !dbg !4191
	br i1 %214, label %b29, label %b30, !dbg !4191

b29:
	br label %b30, !dbg !4191

b30:
	%215 = phi i64 [ %213, %b28 ], [ %209, %b29 ], !dbg !4192
	%216 = trunc i64 %215 to i32, !dbg !4193
	%217 = bitcast double %210 to i64, !dbg !4193
	%218 = trunc i64 %217 to i32, !dbg !4193
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %218, i32 %216, i32 31), !dbg !4193
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !4193
	%221 = lshr i64 %217, 32, !dbg !4193
	%222 = trunc i64 %221 to i32, !dbg !4193
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 %216, i32 31), !dbg !4193
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !4193
	%225 = zext i32 %224 to i64, !dbg !4193
	%226 = shl i64 %225, 32, !dbg !4193
	%227 = zext i32 %220 to i64, !dbg !4193
	%228 = or i64 %227, %226, !dbg !4193
	%229 = bitcast i64 %228 to double, !dbg !4193
	%230 = icmp ne i64 %215, %209, !dbg !4194
	br i1 %230, label %b31, label %b32, !dbg !4194

b31:
	%231 = call double @__nv_fmax(double %210, double %229), !dbg !4185
	%232 = bitcast double %210 to i64, !dbg !4185
	%233 = bitcast double %229 to i64, !dbg !4185
	%234 = and i64 %232, %233, !dbg !4185
	%235 = fcmp oeq double %210, %229, !dbg !4185
	%236 = bitcast i64 %234 to double, !dbg !4185
	%237 = select i1 %235, double %236, double %231, !dbg !4185
	%238 = fcmp uno double %210, %229, !dbg !4185
	%239 = select i1 %238, double 0x7FF8000000000000, double %237, !dbg !4185
	br label %b32, !dbg !4195

b32:
	%240 = phi double [ %210, %b30 ], [ %239, %b31 ], !dbg !4181
	%241 = sdiv i64 %211, 2, !dbg !4196
	br label %b27, !dbg !4196

b33:
	%242 = bitcast double %210 to i64, !dbg !4197
	%243 = trunc i64 %242 to i32, !dbg !4197
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 0, i32 31), !dbg !4197
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !4197
	%246 = lshr i64 %242, 32, !dbg !4197
	%247 = trunc i64 %246 to i32, !dbg !4197
	%248 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %247, i32 0, i32 31), !dbg !4197
	%249 = extractvalue { i32, i1 } %248, 0, !dbg !4197
	%250 = zext i32 %249 to i64, !dbg !4197
	%251 = shl i64 %250, 32, !dbg !4197
	%252 = zext i32 %245 to i64, !dbg !4197
	%253 = or i64 %252, %251, !dbg !4197
	%254 = bitcast i64 %253 to double, !dbg !4197
	br label %b34, !dbg !4198

b34:
	%255 = phi double [ %181, %b24 ], [ %254, %b33 ], !dbg !4179
	%256 = getelementptr inbounds double, double* %32, i64 1, !dbg !4199
	store double %180, double* %256, align 8, !dbg !4199
	%257 = getelementptr inbounds double, double* %32, i64 2, !dbg !4200
	store double %255, double* %257, align 8, !dbg !4200
	%258 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4205, !range !20
	%259 = sext i32 %258 to i64, !dbg !4205
	br label %b35, !dbg !4205

b35:
	%260 = phi double [ %37, %b34 ], [ %279, %b38 ], !dbg !4206
	%261 = phi i64 [ 1, %b34 ], [ %280, %b38 ], !dbg !4207
	%262 = icmp slt i64 %261, 32, !dbg !4208
	br i1 %262, label %b36, label %b39, !dbg !4208

b36:
	%263 = trunc i64 %261 to i32, !dbg !4209
	%264 = bitcast double %260 to i64, !dbg !4209
	%265 = trunc i64 %264 to i32, !dbg !4209
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %265, i32 %263, i32 0), !dbg !4209
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !4209
	%268 = lshr i64 %264, 32, !dbg !4209
	%269 = trunc i64 %268 to i32, !dbg !4209
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %269, i32 %263, i32 0), !dbg !4209
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !4209
	%272 = zext i32 %271 to i64, !dbg !4209
	%273 = shl i64 %272, 32, !dbg !4209
	%274 = zext i32 %267 to i64, !dbg !4209
	%275 = or i64 %274, %273, !dbg !4209
	%276 = bitcast i64 %275 to double, !dbg !4209
	%277 = icmp sge i64 %259, %261, !dbg !4210
	br i1 %277, label %b37, label %b38, !dbg !4210

b37:
	%278 = fadd double %260, %276, !dbg !4211
	br label %b38, !dbg !4211

b38:
	%279 = phi double [ %260, %b36 ], [ %278, %b37 ], !dbg !4206
	%280 = mul i64 %261, 2, !dbg !4212
	br label %b35, !dbg !4212

b39:
	%281 = fadd double 0.000000e+00, %260, !dbg !4213
	br label %b40, !dbg !4217

b40:
	%282 = phi double [ %37, %b39 ], [ %301, %b43 ], !dbg !4218
	%283 = phi i64 [ 1, %b39 ], [ %302, %b43 ], !dbg !4219
	%284 = icmp slt i64 %283, 32, !dbg !4220
	br i1 %284, label %b41, label %b44, !dbg !4220

b41:
	%285 = trunc i64 %283 to i32, !dbg !4221
	%286 = bitcast double %282 to i64, !dbg !4221
	%287 = trunc i64 %286 to i32, !dbg !4221
	%288 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %287, i32 %285, i32 0), !dbg !4221
	%289 = extractvalue { i32, i1 } %288, 0, !dbg !4221
	%290 = lshr i64 %286, 32, !dbg !4221
	%291 = trunc i64 %290 to i32, !dbg !4221
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %291, i32 %285, i32 0), !dbg !4221
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !4221
	%294 = zext i32 %293 to i64, !dbg !4221
	%295 = shl i64 %294, 32, !dbg !4221
	%296 = zext i32 %289 to i64, !dbg !4221
	%297 = or i64 %296, %295, !dbg !4221
	%298 = bitcast i64 %297 to double, !dbg !4221
	%299 = icmp sge i64 %259, %283, !dbg !4222
	br i1 %299, label %b42, label %b43, !dbg !4222

b42:
	%300 = fadd double %282, %298, !dbg !4223
	br label %b43, !dbg !4223

b43:
	%301 = phi double [ %282, %b41 ], [ %300, %b42 ], !dbg !4218
	%302 = mul i64 %283, 2, !dbg !4224
	br label %b40, !dbg !4224

b44:
	%303 = bitcast double %282 to i64, !dbg !4225
	%304 = trunc i64 %303 to i32, !dbg !4225
	%305 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %304, i32 1, i32 0), !dbg !4225
	%306 = extractvalue { i32, i1 } %305, 0, !dbg !4225
	%307 = lshr i64 %303, 32, !dbg !4225
	%308 = trunc i64 %307 to i32, !dbg !4225
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %308, i32 1, i32 0), !dbg !4225
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !4225
	%311 = zext i32 %310 to i64, !dbg !4225
	%312 = shl i64 %311, 32, !dbg !4225
	%313 = zext i32 %306 to i64, !dbg !4225
	%314 = or i64 %313, %312, !dbg !4225
	%315 = bitcast i64 %314 to double, !dbg !4225
	%316 = icmp eq i64 %259, 0, !dbg !4226
	br i1 %316, label %b46, label %b45, !dbg !4226

b45:
	%317 = fadd double 0.000000e+00, %315, !dbg !4227
	br label %b46, !dbg !4228

b46:
	%318 = phi double [ 0.000000e+00, %b44 ], [ %317, %b45 ], !dbg !4215
	%319 = getelementptr inbounds double, double* %32, i64 3, !dbg !4229
	store double %281, double* %319, align 8, !dbg !4229
	%320 = getelementptr inbounds double, double* %32, i64 4, !dbg !4230
	store double %318, double* %320, align 8, !dbg !4230
	%321 = mul i64 %44, 2, !dbg !4231
	%322 = sdiv i64 %321, 3, !dbg !4232
	%323 = icmp slt i64 %322, 0, !dbg !4235
	br i1 %323, label %b48, label %b47, !dbg !4235

b47:
	%324 = icmp sge i64 %322, %44, !dbg !4236
	br i1 %324, label %b48, label %b49, !dbg !4236

b48:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !4237
	ret void, !dbg !4237

b49:
	%325 = trunc i64 %322 to i32, !dbg !4238
	%326 = bitcast double %37 to i64, !dbg !4238
	%327 = trunc i64 %326 to i32, !dbg !4238
	%328 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %327, i32 %325, i32 31), !dbg !4238
	%329 = extractvalue { i32, i1 } %328, 0, !dbg !4238
	%330 = lshr i64 %326, 32, !dbg !4238
	%331 = trunc i64 %330 to i32, !dbg !4238
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 %325, i32 31), !dbg !4238
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !4238
	%334 = zext i32 %333 to i64, !dbg !4238
	%335 = shl i64 %334, 32, !dbg !4238
	%336 = zext i32 %329 to i64, !dbg !4238
	%337 = or i64 %336, %335, !dbg !4238
	%338 = bitcast i64 %337 to double, !dbg !4238
	%339 = getelementptr inbounds double, double* %32, i64 5, !dbg !4239
	store double %338, double* %339, align 8, !dbg !4239
	%340 = add i64 %39, 1, !dbg !4239
	%341 = icmp slt i64 %340, 2, !dbg !4239
	br i1 %341, label %b1, label %b50, !dbg !4239

b50:
	%342 = sub i64 %p3, %30, !dbg !4240
	%343 = getelementptr inbounds double, double* %p2, i64 %30, !dbg !4240
	%344 = icmp ugt i64 %30, %p3, !dbg !4240
	br i1 %344, label %b50_fail1, label %b50_ok1, !dbg !4240, !prof !26

b50_ok1:
	%345 = load double, double* %33, align 8, !dbg !4241
	%346 = icmp ugt i64 6, %342, !dbg !4244
	br i1 %346, label %b50_fail2, label %b50_ok2, !dbg !4244, !prof !26

b50_ok2:
	br label %b51, !dbg !4244

b51:
	%347 = phi i64 [ 0, %b50_ok2 ], [ %735, %b130 ], !dbg !4244
	br i1 %45, label %b52, label %b54, !dbg !4250

b52:
	%348 = phi double [ %345, %b51 ], [ %365, %b53 ], !dbg !4251
	%349 = phi i64 [ 16, %b51 ], [ %366, %b53 ], !dbg !4252
	%350 = icmp sgt i64 %349, 0, !dbg !4253
	br i1 %350, label %b53, label %b61, !dbg !4253

b53:
	%351 = trunc i64 %349 to i32, !dbg !4254
	%352 = bitcast double %348 to i64, !dbg !4254
	%353 = trunc i64 %352 to i32, !dbg !4254
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %353, i32 %351, i32 31), !dbg !4254
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !4254
	%356 = lshr i64 %352, 32, !dbg !4254
	%357 = trunc i64 %356 to i32, !dbg !4254
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %357, i32 %351, i32 31), !dbg !4254
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !4254
	%360 = zext i32 %359 to i64, !dbg !4254
	%361 = shl i64 %360, 32, !dbg !4254
	%362 = zext i32 %355 to i64, !dbg !4254
	%363 = or i64 %362, %361, !dbg !4254
	%364 = bitcast i64 %363 to double, !dbg !4254
	%365 = fadd double %348, %364, !dbg !4255
	%366 = sdiv i64 %349, 2, !dbg !4256
	br label %b52, !dbg !4256

b54:
	%367 = phi double [ %345, %b51 ], [ %389, %b59 ], !dbg !4251
	%368 = phi i64 [ 16, %b51 ], [ %390, %b59 ], !dbg !4257
	%369 = icmp sgt i64 %368, 0, !dbg !4258
	br i1 %369, label %b55, label %b60, !dbg !4258

b55:
	%370 = add i64 %259, %368, !dbg !4259
	%371 = icmp sge i64 %370, %44, !dbg !4260
	br i1 %371, label %b56, label %b57, !dbg !4260

b56:
	br label %b57, !dbg !4260

b57:
	%372 = phi i64 [ %370, %b55 ], [ %259, %b56 ], !dbg !4261
	%373 = trunc i64 %372 to i32, !dbg !4262
	%374 = bitcast double %367 to i64, !dbg !4262
	%375 = trunc i64 %374 to i32, !dbg !4262
	%376 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %375, i32 %373, i32 31), !dbg !4262
	%377 = extractvalue { i32, i1 } %376, 0, !dbg !4262
	%378 = lshr i64 %374, 32, !dbg !4262
	%379 = trunc i64 %378 to i32, !dbg !4262
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 %373, i32 31), !dbg !4262
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !4262
	%382 = zext i32 %381 to i64, !dbg !4262
	%383 = shl i64 %382, 32, !dbg !4262
	%384 = zext i32 %377 to i64, !dbg !4262
	%385 = or i64 %384, %383, !dbg !4262
	%386 = bitcast i64 %385 to double, !dbg !4262
	%387 = icmp ne i64 %372, %259, !dbg !4263
	br i1 %387, label %b58, label %b59, !dbg !4263

b58:
	%388 = fadd double %367, %386, !dbg !4255
	br label %b59, !dbg !4264

b59:
	%389 = phi double [ %367, %b57 ], [ %388, %b58 ], !dbg !4251
	%390 = sdiv i64 %368, 2, !dbg !4265
	br label %b54, !dbg !4265

b60:
	%391 = bitcast double %367 to i64, !dbg !4266
	%392 = trunc i64 %391 to i32, !dbg !4266
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 0, i32 31), !dbg !4266
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !4266
	%395 = lshr i64 %391, 32, !dbg !4266
	%396 = trunc i64 %395 to i32, !dbg !4266
	%397 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %396, i32 0, i32 31), !dbg !4266
	%398 = extractvalue { i32, i1 } %397, 0, !dbg !4266
	%399 = zext i32 %398 to i64, !dbg !4266
	%400 = shl i64 %399, 32, !dbg !4266
	%401 = zext i32 %394 to i64, !dbg !4266
	%402 = or i64 %401, %400, !dbg !4266
	%403 = bitcast i64 %402 to double, !dbg !4266
	br label %b61, !dbg !4267

b61:
	%404 = phi double [ %348, %b52 ], [ %403, %b60 ], !dbg !4249
	%405 = add i64 %19, 32, !dbg !4269
	%406 = sub i64 %405, 1, !dbg !4270
	%407 = sdiv i64 %406, 32, !dbg !4271
	%408 = icmp eq i64 %407, 1, !dbg !4272
	br i1 %408, label %b67, label %b62, !dbg !4272

b62:
	%409 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8 to [32 x double]*, !dbg !4273
	call void @llvm.nvvm.barrier0(), !dbg !4274
	br i1 %316, label %b63, label %b64, !dbg !4275

b63:
	%410 = sdiv i64 %28, 32, !dbg !4276
	%411 = getelementptr inbounds [32 x double], [32 x double]* %409, i64 0, i64 %410, !dbg !4277
	%412 = icmp uge i64 %410, 32, !dbg !4277
	br i1 %412, label %b63_fail1, label %b63_ok1, !dbg !4277, !prof !26

b63_ok1:
	store double %404, double* %411, align 8, !dbg !4277
	br label %b64, !dbg !4277

b64:
	call void @llvm.nvvm.barrier0(), !dbg !4278
	%413 = getelementptr inbounds [32 x double], [32 x double]* %409, i64 0, i64 0, !dbg !4279
	%414 = load double, double* %413, align 8, !dbg !4279
	br label %b65, !dbg !4279

b65:
	%415 = phi double [ %414, %b64 ], [ %421, %b66_ok1 ], !dbg !4280
	%416 = phi i64 [ 1, %b64 ], [ %422, %b66_ok1 ], !dbg !4281
	%417 = icmp slt i64 %416, %407, !dbg !4282
	br i1 %417, label %b66, label %b67, !dbg !4282

b66:
	%418 = getelementptr inbounds [32 x double], [32 x double]* %409, i64 0, i64 %416, !dbg !4283
	%419 = icmp uge i64 %416, 32, !dbg !4283
	br i1 %419, label %b66_fail1, label %b66_ok1, !dbg !4283, !prof !26

b66_ok1:
	%420 = load double, double* %418, align 8, !dbg !4283
	%421 = fadd double %415, %420, !dbg !4255
	%422 = add i64 %416, 1, !dbg !4284
	br label %b65, !dbg !4284

b67:
	%423 = phi double [ %404, %b61 ], [ %415, %b65 ], !dbg !4248
	%424 = getelementptr inbounds double, double* %343, i64 0, !dbg !4285
	store double %423, double* %424, align 8, !dbg !4285
	br i1 %45, label %b68, label %b70, !dbg !4290

b68:
	%425 = phi double [ %345, %b67 ], [ %450, %b69 ], !dbg !4291
	%426 = phi i64 [ 16, %b67 ], [ %451, %b69 ], !dbg !4292
	%427 = icmp sgt i64 %426, 0, !dbg !4293
	br i1 %427, label %b69, label %b77, !dbg !4293

b69:
	%428 = trunc i64 %426 to i32, !dbg !4294
	%429 = bitcast double %425 to i64, !dbg !4294
	%430 = trunc i64 %429 to i32, !dbg !4294
	%431 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %430, i32 %428, i32 31), !dbg !4294
	%432 = extractvalue { i32, i1 } %431, 0, !dbg !4294
	%433 = lshr i64 %429, 32, !dbg !4294
	%434 = trunc i64 %433 to i32, !dbg !4294
	%435 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %434, i32 %428, i32 31), !dbg !4294
	%436 = extractvalue { i32, i1 } %435, 0, !dbg !4294
	%437 = zext i32 %436 to i64, !dbg !4294
	%438 = shl i64 %437, 32, !dbg !4294
	%439 = zext i32 %432 to i64, !dbg !4294
	%440 = or i64 %439, %438, !dbg !4294
	%441 = bitcast i64 %440 to double, !dbg !4294
	%442 = call double @__nv_fmin(double %425, double %441), !dbg !4295
	%443 = bitcast double %425 to i64, !dbg !4295
	%444 = bitcast double %441 to i64, !dbg !4295
	%445 = or i64 %443, %444, !dbg !4295
	%446 = fcmp oeq double %425, %441, !dbg !4295
	%447 = bitcast i64 %445 to double, !dbg !4295
	%448 = select i1 %446, double %447, double %442, !dbg !4295
	%449 = fcmp uno double %425, %441, !dbg !4295
	%450 = select i1 %449, double 0x7FF8000000000000, double %448, !dbg !4295
	%451 = sdiv i64 %426, 2, !dbg !4296
	br label %b68, !dbg !4296

b70:
	%452 = phi double [ %345, %b67 ], [ %482, %b75 ], !dbg !4291
	%453 = phi i64 [ 16, %b67 ], [ %483, %b75 ], !dbg !4297
	%454 = icmp sgt i64 %453, 0, !dbg !4298
	br i1 %454, label %b71, label %b76, !dbg !4298

b71:
	%455 = add i64 %259, %453, !dbg !4299
	%456 = icmp sge i64 %455, %44, !dbg !4300
	br i1 %456, label %b72, label %b73, !dbg !4300

b72:
	br label %b73, !dbg !4300

b73:
	%457 = phi i64 [ %455, %b71 ], [ %259, %b72 ], !dbg !4301
	%458 = trunc i64 %457 to i32, !dbg !4302
	%459 = bitcast double %452 to i64, !dbg !4302
	%460 = trunc i64 %459 to i32, !dbg !4302
	%461 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %460, i32 %458, i32 31), !dbg !4302
	%462 = extractvalue { i32, i1 } %461, 0, !dbg !4302
	%463 = lshr i64 %459, 32, !dbg !4302
	%464 = trunc i64 %463 to i32, !dbg !4302
	%465 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %464, i32 %458, i32 31), !dbg !4302
	%466 = extractvalue { i32, i1 } %465, 0, !dbg !4302
	%467 = zext i32 %466 to i64, !dbg !4302
	%468 = shl i64 %467, 32, !dbg !4302
	%469 = zext i32 %462 to i64, !dbg !4302
	%470 = or i64 %469, %468, !dbg !4302
	%471 = bitcast i64 %470 to double, !dbg !4302
	%472 = icmp ne i64 %457, %259, !dbg !4303
	br i1 %472, label %b74, label %b75, !dbg !4303

b74:
	%473 = call double @__nv_fmin(double %452, double %471), !dbg !4295
	%474 = bitcast double %452 to i64, !dbg !4295
	%475 = bitcast double %471 to i64, !dbg !4295
	%476 = or i64 %474, %475, !dbg !4295
	%477 = fcmp oeq double %452, %471, !dbg !4295
	%478 = bitcast i64 %476 to double, !dbg !4295
	%479 = select i1 %477, double %478, double %473, !dbg !4295
	%480 = fcmp uno double %452, %471, !dbg !4295
	%481 = select i1 %480, double 0x7FF8000000000000, double %479, !dbg !4295
	br label %b75, !dbg !4304

b75:
	%482 = phi double [ %452, %b73 ], [ %481, %b74 ], !dbg !4291
	%483 = sdiv i64 %453, 2, !dbg !4305
	br label %b70, !dbg !4305

b76:
	%484 = bitcast double %452 to i64, !dbg !4306
	%485 = trunc i64 %484 to i32, !dbg !4306
	%486 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %485, i32 0, i32 31), !dbg !4306
	%487 = extractvalue { i32, i1 } %486, 0, !dbg !4306
	%488 = lshr i64 %484, 32, !dbg !4306
	%489 = trunc i64 %488 to i32, !dbg !4306
	%490 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %489, i32 0, i32 31), !dbg !4306
	%491 = extractvalue { i32, i1 } %490, 0, !dbg !4306
	%492 = zext i32 %491 to i64, !dbg !4306
	%493 = shl i64 %492, 32, !dbg !4306
	%494 = zext i32 %487 to i64, !dbg !4306
	%495 = or i64 %494, %493, !dbg !4306
	%496 = bitcast i64 %495 to double, !dbg !4306
	br label %b77, !dbg !4307

b77:
	%497 = phi double [ %425, %b68 ], [ %496, %b76 ], !dbg !4289
	br i1 %408, label %b83, label %b78, !dbg !4308

b78:
	%498 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8 to [32 x double]*, !dbg !4309
	call void @llvm.nvvm.barrier0(), !dbg !4310
	br i1 %316, label %b79, label %b80, !dbg !4311

b79:
	%499 = sdiv i64 %28, 32, !dbg !4312
	%500 = getelementptr inbounds [32 x double], [32 x double]* %498, i64 0, i64 %499, !dbg !4313
	%501 = icmp uge i64 %499, 32, !dbg !4313
	br i1 %501, label %b79_fail1, label %b79_ok1, !dbg !4313, !prof !26

b79_ok1:
	store double %497, double* %500, align 8, !dbg !4313
	br label %b80, !dbg !4313

b80:
	call void @llvm.nvvm.barrier0(), !dbg !4314
	%502 = getelementptr inbounds [32 x double], [32 x double]* %498, i64 0, i64 0, !dbg !4315
	%503 = load double, double* %502, align 8, !dbg !4315
	br label %b81, !dbg !4315

b81:
	%504 = phi double [ %503, %b80 ], [ %518, %b82_ok1 ], !dbg !4316
	%505 = phi i64 [ 1, %b80 ], [ %519, %b82_ok1 ], !dbg !4317
	%506 = icmp slt i64 %505, %407, !dbg !4318
	br i1 %506, label %b82, label %b83, !dbg !4318

b82:
	%507 = getelementptr inbounds [32 x double], [32 x double]* %498, i64 0, i64 %505, !dbg !4319
	%508 = icmp uge i64 %505, 32, !dbg !4319
	br i1 %508, label %b82_fail1, label %b82_ok1, !dbg !4319, !prof !26

b82_ok1:
	%509 = load double, double* %507, align 8, !dbg !4319
	%510 = call double @__nv_fmin(double %504, double %509), !dbg !4295
	%511 = bitcast double %504 to i64, !dbg !4295
	%512 = bitcast double %509 to i64, !dbg !4295
	%513 = or i64 %511, %512, !dbg !4295
	%514 = fcmp oeq double %504, %509, !dbg !4295
	%515 = bitcast i64 %513 to double, !dbg !4295
	%516 = select i1 %514, double %515, double %510, !dbg !4295
	%517 = fcmp uno double %504, %509, !dbg !4295
	%518 = select i1 %517, double 0x7FF8000000000000, double %516, !dbg !4295
	%519 = add i64 %505, 1, !dbg !4320
	br label %b81, !dbg !4320

b83:
	%520 = phi double [ %497, %b77 ], [ %504, %b81 ], !dbg !4288
	br i1 %45, label %b84, label %b86, !dbg !4325

b84:
	%521 = phi double [ %345, %b83 ], [ %546, %b85 ], !dbg !4326
	%522 = phi i64 [ 16, %b83 ], [ %547, %b85 ], !dbg !4327
	%523 = icmp sgt i64 %522, 0, !dbg !4328
	br i1 %523, label %b85, label %b93, !dbg !4328

b85:
	%524 = trunc i64 %522 to i32, !dbg !4329
	%525 = bitcast double %521 to i64, !dbg !4329
	%526 = trunc i64 %525 to i32, !dbg !4329
	%527 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %526, i32 %524, i32 31), !dbg !4329
	%528 = extractvalue { i32, i1 } %527, 0, !dbg !4329
	%529 = lshr i64 %525, 32, !dbg !4329
	%530 = trunc i64 %529 to i32, !dbg !4329
	%531 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %530, i32 %524, i32 31), !dbg !4329
	%532 = extractvalue { i32, i1 } %531, 0, !dbg !4329
	%533 = zext i32 %532 to i64, !dbg !4329
	%534 = shl i64 %533, 32, !dbg !4329
	%535 = zext i32 %528 to i64, !dbg !4329
	%536 = or i64 %535, %534, !dbg !4329
	%537 = bitcast i64 %536 to double, !dbg !4329
	%538 = call double @__nv_fmax(double %521, double %537), !dbg !4330
	%539 = bitcast double %521 to i64, !dbg !4330
	%540 = bitcast double %537 to i64, !dbg !4330
	%541 = and i64 %539, %540, !dbg !4330
	%542 = fcmp oeq double %521, %537, !dbg !4330
	%543 = bitcast i64 %541 to double, !dbg !4330
	%544 = select i1 %542, double %543, double %538, !dbg !4330
	%545 = fcmp uno double %521, %537, !dbg !4330
	%546 = select i1 %545, double 0x7FF8000000000000, double %544, !dbg !4330
	%547 = sdiv i64 %522, 2, !dbg !4331
	br label %b84, !dbg !4331

b86:
	%548 = phi double [ %345, %b83 ], [ %578, %b91 ], !dbg !4326
	%549 = phi i64 [ 16, %b83 ], [ %579, %b91 ], !dbg !4332
	%550 = icmp sgt i64 %549, 0, !dbg !4333
	br i1 %550, label %b87, label %b92, !dbg !4333

b87:
	%551 = add i64 %259, %549, !dbg !4334
	%552 = icmp sge i64 %551, %44, !dbg !4335
	br i1 %552, label %b88, label %b89, !dbg !4335

b88:
	br label %b89, !dbg !4335

b89:
	%553 = phi i64 [ %551, %b87 ], [ %259, %b88 ], !dbg !4336
	%554 = trunc i64 %553 to i32, !dbg !4337
	%555 = bitcast double %548 to i64, !dbg !4337
	%556 = trunc i64 %555 to i32, !dbg !4337
	%557 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %556, i32 %554, i32 31), !dbg !4337
	%558 = extractvalue { i32, i1 } %557, 0, !dbg !4337
	%559 = lshr i64 %555, 32, !dbg !4337
	%560 = trunc i64 %559 to i32, !dbg !4337
	%561 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %560, i32 %554, i32 31), !dbg !4337
	%562 = extractvalue { i32, i1 } %561, 0, !dbg !4337
	%563 = zext i32 %562 to i64, !dbg !4337
	%564 = shl i64 %563, 32, !dbg !4337
	%565 = zext i32 %558 to i64, !dbg !4337
	%566 = or i64 %565, %564, !dbg !4337
	%567 = bitcast i64 %566 to double, !dbg !4337
	%568 = icmp ne i64 %553, %259, !dbg !4338
	br i1 %568, label %b90, label %b91, !dbg !4338

b90:
	%569 = call double @__nv_fmax(double %548, double %567), !dbg !4330
	%570 = bitcast double %548 to i64, !dbg !4330
	%571 = bitcast double %567 to i64, !dbg !4330
	%572 = and i64 %570, %571, !dbg !4330
	%573 = fcmp oeq double %548, %567, !dbg !4330
	%574 = bitcast i64 %572 to double, !dbg !4330
	%575 = select i1 %573, double %574, double %569, !dbg !4330
	%576 = fcmp uno double %548, %567, !dbg !4330
	%577 = select i1 %576, double 0x7FF8000000000000, double %575, !dbg !4330
	br label %b91, !dbg !4339

b91:
	%578 = phi double [ %548, %b89 ], [ %577, %b90 ], !dbg !4326
	%579 = sdiv i64 %549, 2, !dbg !4340
	br label %b86, !dbg !4340

b92:
	%580 = bitcast double %548 to i64, !dbg !4341
	%581 = trunc i64 %580 to i32, !dbg !4341
	%582 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %581, i32 0, i32 31), !dbg !4341
	%583 = extractvalue { i32, i1 } %582, 0, !dbg !4341
	%584 = lshr i64 %580, 32, !dbg !4341
	%585 = trunc i64 %584 to i32, !dbg !4341
	%586 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %585, i32 0, i32 31), !dbg !4341
	%587 = extractvalue { i32, i1 } %586, 0, !dbg !4341
	%588 = zext i32 %587 to i64, !dbg !4341
	%589 = shl i64 %588, 32, !dbg !4341
	%590 = zext i32 %583 to i64, !dbg !4341
	%591 = or i64 %590, %589, !dbg !4341
	%592 = bitcast i64 %591 to double, !dbg !4341
	br label %b93, !dbg !4342

b93:
	%593 = phi double [ %521, %b84 ], [ %592, %b92 ], !dbg !4324
	br i1 %408, label %b99, label %b94, !dbg !4343

b94:
	%594 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8 to [32 x double]*, !dbg !4344
	call void @llvm.nvvm.barrier0(), !dbg !4345
	br i1 %316, label %b95, label %b96, !dbg !4346

b95:
	%595 = sdiv i64 %28, 32, !dbg !4347
	%596 = getelementptr inbounds [32 x double], [32 x double]* %594, i64 0, i64 %595, !dbg !4348
	%597 = icmp uge i64 %595, 32, !dbg !4348
	br i1 %597, label %b95_fail1, label %b95_ok1, !dbg !4348, !prof !26

b95_ok1:
	store double %593, double* %596, align 8, !dbg !4348
	br label %b96, !dbg !4348

b96:
	call void @llvm.nvvm.barrier0(), !dbg !4349
	%598 = getelementptr inbounds [32 x double], [32 x double]* %594, i64 0, i64 0, !dbg !4350
	%599 = load double, double* %598, align 8, !dbg !4350
	br label %b97, !dbg !4350

b97:
	%600 = phi double [ %599, %b96 ], [ %614, %b98_ok1 ], !dbg !4351
	%601 = phi i64 [ 1, %b96 ], [ %615, %b98_ok1 ], !dbg !4352
	%602 = icmp slt i64 %601, %407, !dbg !4353
	br i1 %602, label %b98, label %b99, !dbg !4353

b98:
	%603 = getelementptr inbounds [32 x double], [32 x double]* %594, i64 0, i64 %601, !dbg !4354
	%604 = icmp uge i64 %601, 32, !dbg !4354
	br i1 %604, label %b98_fail1, label %b98_ok1, !dbg !4354, !prof !26

b98_ok1:
	%605 = load double, double* %603, align 8, !dbg !4354
	%606 = call double @__nv_fmax(double %600, double %605), !dbg !4330
	%607 = bitcast double %600 to i64, !dbg !4330
	%608 = bitcast double %605 to i64, !dbg !4330
	%609 = and i64 %607, %608, !dbg !4330
	%610 = fcmp oeq double %600, %605, !dbg !4330
	%611 = bitcast i64 %609 to double, !dbg !4330
	%612 = select i1 %610, double %611, double %606, !dbg !4330
	%613 = fcmp uno double %600, %605, !dbg !4330
	%614 = select i1 %613, double 0x7FF8000000000000, double %612, !dbg !4330
	%615 = add i64 %601, 1, !dbg !4355
	br label %b97, !dbg !4355

b99:
	%616 = phi double [ %593, %b93 ], [ %600, %b97 ], !dbg !4323
	%617 = getelementptr inbounds double, double* %343, i64 1, !dbg !4356
	store double %520, double* %617, align 8, !dbg !4356
	%618 = getelementptr inbounds double, double* %343, i64 2, !dbg !4357
	store double %616, double* %618, align 8, !dbg !4357
	br label %b100, !dbg !4362

b100:
	%619 = phi double [ %345, %b99 ], [ %638, %b103 ], !dbg !4363
	%620 = phi i64 [ 1, %b99 ], [ %639, %b103 ], !dbg !4364
	%621 = icmp slt i64 %620, 32, !dbg !4365
	br i1 %621, label %b101, label %b104, !dbg !4365

b101:
	%622 = trunc i64 %620 to i32, !dbg !4366
	%623 = bitcast double %619 to i64, !dbg !4366
	%624 = trunc i64 %623 to i32, !dbg !4366
	%625 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %624, i32 %622, i32 0), !dbg !4366
	%626 = extractvalue { i32, i1 } %625, 0, !dbg !4366
	%627 = lshr i64 %623, 32, !dbg !4366
	%628 = trunc i64 %627 to i32, !dbg !4366
	%629 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %628, i32 %622, i32 0), !dbg !4366
	%630 = extractvalue { i32, i1 } %629, 0, !dbg !4366
	%631 = zext i32 %630 to i64, !dbg !4366
	%632 = shl i64 %631, 32, !dbg !4366
	%633 = zext i32 %626 to i64, !dbg !4366
	%634 = or i64 %633, %632, !dbg !4366
	%635 = bitcast i64 %634 to double, !dbg !4366
	%636 = icmp sge i64 %259, %620, !dbg !4367
	br i1 %636, label %b102, label %b103, !dbg !4367

b102:
	%637 = fadd double %619, %635, !dbg !4368
	br label %b103, !dbg !4368

b103:
	%638 = phi double [ %619, %b101 ], [ %637, %b102 ], !dbg !4363
	%639 = mul i64 %620, 2, !dbg !4369
	br label %b100, !dbg !4369

b104:
	br i1 %408, label %b110, label %b105, !dbg !4370

b105:
	%640 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_scan_34_8 to [32 x double]*, !dbg !4371
	%641 = sdiv i64 %28, 32, !dbg !4372
	call void @llvm.nvvm.barrier0(), !dbg !4373
	%642 = sub i64 %44, 1, !dbg !4374
	%643 = icmp eq i64 %259, %642, !dbg !4375
	br i1 %643, label %b106, label %b107, !dbg !4375

b106:
	%644 = getelementptr inbounds [32 x double], [32 x double]* %640, i64 0, i64 %641, !dbg !4376
	%645 = icmp uge i64 %641, 32, !dbg !4376
	br i1 %645, label %b106_fail1, label %b106_ok1, !dbg !4376, !prof !26

b106_ok1:
	store double %619, double* %644, align 8, !dbg !4376
	br label %b107, !dbg !4376

b107:
	call void @llvm.nvvm.barrier0(), !dbg !4377
	%646 = icmp slt i64 0, %641, !dbg !4377
	br i1 %646, label %b108, label %b109, !dbg !4377

b108:
	%647 = phi double [ 0.000000e+00, %b107 ], [ %652, %b108_ok1 ], !dbg !4378
	%648 = phi i64 [ 0, %b107 ], [ %653, %b108_ok1 ], !dbg !4378
	%649 = getelementptr inbounds [32 x double], [32 x double]* %640, i64 0, i64 %648, !dbg !4379
	%650 = icmp uge i64 %648, 32, !dbg !4379
	br i1 %650, label %b108_fail1, label %b108_ok1, !dbg !4379, !prof !26

b108_ok1:
	%651 = load double, double* %649, align 8, !dbg !4379
	%652 = fadd double %647, %651, !dbg !4380
	%653 = add i64 %648, 1, !dbg !4380
	%654 = icmp slt i64 %653, %641, !dbg !4380
	br i1 %654, label %b108, label %b109, !dbg !4380

b109:
	%655 = phi double [ 0.000000e+00, %b107 ], [ %652, %b108_ok1 ], !dbg !4378
	br label %b110, !dbg !4381

b110:
	%656 = phi double [ 0.000000e+00, %b104 ], [ %655, %b109 ], !dbg !4361
	%657 = fadd double %656, %619, !dbg !4382
	br label %b111, !dbg !4386

b111:
	%658 = phi double [ %345, %b110 ], [ %677, %b114 ], !dbg !4387
	%659 = phi i64 [ 1, %b110 ], [ %678, %b114 ], !dbg !4388
	%660 = icmp slt i64 %659, 32, !dbg !4389
	br i1 %660, label %b112, label %b115, !dbg !4389

b112:
	%661 = trunc i64 %659 to i32, !dbg !4390
	%662 = bitcast double %658 to i64, !dbg !4390
	%663 = trunc i64 %662 to i32, !dbg !4390
	%664 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %663, i32 %661, i32 0), !dbg !4390
	%665 = extractvalue { i32, i1 } %664, 0, !dbg !4390
	%666 = lshr i64 %662, 32, !dbg !4390
	%667 = trunc i64 %666 to i32, !dbg !4390
	%668 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %667, i32 %661, i32 0), !dbg !4390
	%669 = extractvalue { i32, i1 } %668, 0, !dbg !4390
	%670 = zext i32 %669 to i64, !dbg !4390
	%671 = shl i64 %670, 32, !dbg !4390
	%672 = zext i32 %665 to i64, !dbg !4390
	%673 = or i64 %672, %671, !dbg !4390
	%674 = bitcast i64 %673 to double, !dbg !4390
	%675 = icmp sge i64 %259, %659, !dbg !4391
	br i1 %675, label %b113, label %b114, !dbg !4391

b113:
	%676 = fadd double %658, %674, !dbg !4392
	br label %b114, !dbg !4392

b114:
	%677 = phi double [ %658, %b112 ], [ %676, %b113 ], !dbg !4387
	%678 = mul i64 %659, 2, !dbg !4393
	br label %b111, !dbg !4393

b115:
	br i1 %408, label %b121, label %b116, !dbg !4394

b116:
	%679 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_scan_34_8 to [32 x double]*, !dbg !4395
	%680 = sdiv i64 %28, 32, !dbg !4396
	call void @llvm.nvvm.barrier0(), !dbg !4397
	%681 = sub i64 %44, 1, !dbg !4398
	%682 = icmp eq i64 %259, %681, !dbg !4399
	br i1 %682, label %b117, label %b118, !dbg !4399

b117:
	%683 = getelementptr inbounds [32 x double], [32 x double]* %679, i64 0, i64 %680, !dbg !4400
	%684 = icmp uge i64 %680, 32, !dbg !4400
	br i1 %684, label %b117_fail1, label %b117_ok1, !dbg !4400, !prof !26

b117_ok1:
	store double %658, double* %683, align 8, !dbg !4400
	br label %b118, !dbg !4400

b118:
	call void @llvm.nvvm.barrier0(), !dbg !4401
	%685 = icmp slt i64 0, %680, !dbg !4401
	br i1 %685, label %b119, label %b120, !dbg !4401

b119:
	%686 = phi double [ 0.000000e+00, %b118 ], [ %691, %b119_ok1 ], !dbg !4402
	%687 = phi i64 [ 0, %b118 ], [ %692, %b119_ok1 ], !dbg !4402
	%688 = getelementptr inbounds [32 x double], [32 x double]* %679, i64 0, i64 %687, !dbg !4403
	%689 = icmp uge i64 %687, 32, !dbg !4403
	br i1 %689, label %b119_fail1, label %b119_ok1, !dbg !4403, !prof !26

b119_ok1:
	%690 = load double, double* %688, align 8, !dbg !4403
	%691 = fadd double %686, %690, !dbg !4404
	%692 = add i64 %687, 1, !dbg !4404
	%693 = icmp slt i64 %692, %680, !dbg !4404
	br i1 %693, label %b119, label %b120, !dbg !4404

b120:
	%694 = phi double [ 0.000000e+00, %b118 ], [ %691, %b119_ok1 ], !dbg !4402
	br label %b121, !dbg !4405

b121:
	%695 = phi double [ 0.000000e+00, %b115 ], [ %694, %b120 ], !dbg !4385
	%696 = bitcast double %658 to i64, !dbg !4406
	%697 = trunc i64 %696 to i32, !dbg !4406
	%698 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %697, i32 1, i32 0), !dbg !4406
	%699 = extractvalue { i32, i1 } %698, 0, !dbg !4406
	%700 = lshr i64 %696, 32, !dbg !4406
	%701 = trunc i64 %700 to i32, !dbg !4406
	%702 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %701, i32 1, i32 0), !dbg !4406
	%703 = extractvalue { i32, i1 } %702, 0, !dbg !4406
	%704 = zext i32 %703 to i64, !dbg !4406
	%705 = shl i64 %704, 32, !dbg !4406
	%706 = zext i32 %699 to i64, !dbg !4406
	%707 = or i64 %706, %705, !dbg !4406
	%708 = bitcast i64 %707 to double, !dbg !4406
	br i1 %316, label %b123, label %b122, !dbg !4407

b122:
	%709 = fadd double %695, %708, !dbg !4408
	br label %b123, !dbg !4409

b123:
	%710 = phi double [ %695, %b121 ], [ %709, %b122 ], !dbg !4384
	%711 = getelementptr inbounds double, double* %343, i64 3, !dbg !4410
	store double %657, double* %711, align 8, !dbg !4410
	%712 = getelementptr inbounds double, double* %343, i64 4, !dbg !4411
	store double %710, double* %712, align 8, !dbg !4411
	%713 = mul i64 %19, 2, !dbg !4412
	%714 = sdiv i64 %713, 3, !dbg !4413
	%715 = icmp sge i64 %714, %19, !dbg !4416
	br i1 %715, label %b124, label %b125, !dbg !4416

b124:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 0), !dbg !4417
	ret void, !dbg !4417

b125:
	br i1 %408, label %b126, label %b127, !dbg !4418

b126:
	%716 = trunc i64 %714 to i32, !dbg !4419
	%717 = bitcast double %345 to i64, !dbg !4419
	%718 = trunc i64 %717 to i32, !dbg !4419
	%719 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %718, i32 %716, i32 31), !dbg !4419
	%720 = extractvalue { i32, i1 } %719, 0, !dbg !4419
	%721 = lshr i64 %717, 32, !dbg !4419
	%722 = trunc i64 %721 to i32, !dbg !4419
	%723 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %722, i32 %716, i32 31), !dbg !4419
	%724 = extractvalue { i32, i1 } %723, 0, !dbg !4419
	%725 = zext i32 %724 to i64, !dbg !4419
	%726 = shl i64 %725, 32, !dbg !4419
	%727 = zext i32 %720 to i64, !dbg !4419
	%728 = or i64 %727, %726, !dbg !4419
	%729 = bitcast i64 %728 to double, !dbg !4419
	br label %b130, !dbg !4420

b127:
	%730 = addrspacecast double addrspace(3)* @gpuc_shared_Broadcast_42_8 to double*, !dbg !4421
	call void @llvm.nvvm.barrier0(), !dbg !4422
	%731 = icmp eq i64 %28, %714, !dbg !4423
	br i1 %731, label %b128, label %b129, !dbg !4423

b128:
	store double %345, double* %730, align 8, !dbg !4424
	br label %b129, !dbg !4424

b129:
	call void @llvm.nvvm.barrier0(), !dbg !4425
	%732 = load double, double* %730, align 8, !dbg !4426
	br label %b130, !dbg !4427

b130:
	%733 = phi double [ %729, %b126 ], [ %732, %b129 ], !dbg !4415
	%734 = getelementptr inbounds double, double* %343, i64 5, !dbg !4428
	store double %733, double* %734, align 8, !dbg !4428
	%735 = add i64 %347, 1, !dbg !4428
	%736 = icmp slt i64 %735, 2, !dbg !4428
	br i1 %736, label %b51, label %b131, !dbg !4428

b131:
	ret void, !dbg !4118

b0_fail1:
	%737 = icmp ugt i64 %30, %p1, !dbg !4121
	br i1 %737, label %b0_fail2, label %b0_ok2, !dbg !4121

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %30, i64 %p1), !dbg !4121
	ret void, !dbg !4121

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %29, i64 %p5), !dbg !4122
	ret void, !dbg !4122

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %31), !dbg !4125
	ret void, !dbg !4125

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %30, i64 %p3), !dbg !4240
	ret void, !dbg !4240

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 6, i64 %342), !dbg !4244
	ret void, !dbg !4244

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %410, i64 32), !dbg !4277
	ret void, !dbg !4277

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %416, i64 32), !dbg !4283
	ret void, !dbg !4283

b79_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %499, i64 32), !dbg !4313
	ret void, !dbg !4313

b82_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %505, i64 32), !dbg !4319
	ret void, !dbg !4319

b95_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %595, i64 32), !dbg !4348
	ret void, !dbg !4348

b98_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %601, i64 32), !dbg !4354
	ret void, !dbg !4354

b106_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %641, i64 32), !dbg !4376
	ret void, !dbg !4376

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %648, i64 32), !dbg !4379
	ret void, !dbg !4379

b117_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %680, i64 32), !dbg !4400
	ret void, !dbg !4400

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %687, i64 32), !dbg !4403
	ret void, !dbg !4403
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

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

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
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !17
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !12
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !17
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !12
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !18
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

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare { i32, i1 } @llvm.nvvm.vote.sync(i32 %a0, i32 %a1, i1 %a2) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare float @__nv_fminf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmaxf(float %a0, float %a1) nounwind readnone

declare double @__nv_fmin(double %a0, double %a1) nounwind readnone

declare double @__nv_fmax(double %a0, double %a1) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!4429, !4430, !4431, !4432, !4433, !4434, !4435, !4436, !4437, !4438, !4439, !4440, !4441, !4442, !4443, !4444, !4445, !4446, !4447, !4448, !4449, !4450, !4451, !4452, !4453, !4454, !4455, !4456, !4457, !4458, !4459, !4460, !4461, !4462, !4463}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "exchange.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "ExchangeBFloat16", scope: !1, file: !1, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!7 = !DILocation(line: 44, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!9 = !DILocation(line: 45, column: 10, scope: !6)
!10 = !DILocation(line: 21, column: 29, scope: !8, inlinedAt: !9)
!11 = !{i32 0, i32 2147483647}
!12 = !{i32 0, i32 65535}
!13 = !{i32 1, i32 -2147483648}
!14 = !{i32 1, i32 65536}
!15 = !{i32 1, i32 1025}
!16 = !{i32 1, i32 65}
!17 = !{i32 0, i32 1024}
!18 = !{i32 0, i32 64}
!19 = !DILocation(line: 21, column: 39, scope: !8, inlinedAt: !9)
!20 = !{i32 0, i32 32}
!21 = !DILocation(line: 21, column: 49, scope: !8, inlinedAt: !9)
!22 = !DILocation(line: 23, column: 7, scope: !8, inlinedAt: !9)
!23 = !DILocation(line: 22, column: 2, scope: !8, inlinedAt: !9)
!24 = !DILocation(line: 22, column: 8, scope: !8, inlinedAt: !9)
!25 = !DILocation(line: 26, column: 9, scope: !8, inlinedAt: !9)
!26 = !{!"branch_weights", i32 1, i32 1048576}
!27 = !DILocation(line: 27, column: 12, scope: !8, inlinedAt: !9)
!28 = !DILocation(line: 27, column: 10, scope: !8, inlinedAt: !9)
!29 = !DILocation(line: 27, column: 30, scope: !8, inlinedAt: !9)
!30 = !DILocation(line: 28, column: 32, scope: !8, inlinedAt: !9)
!31 = !DILocation(line: 28, column: 34, scope: !8, inlinedAt: !9)
!32 = !DILocation(line: 28, column: 37, scope: !8, inlinedAt: !9)
!33 = !DILocation(line: 28, column: 20, scope: !8, inlinedAt: !9)
!34 = !DILocation(line: 28, column: 3, scope: !8, inlinedAt: !9)
!35 = !DILocation(line: 29, column: 22, scope: !8, inlinedAt: !9)
!36 = !DILocation(line: 29, column: 3, scope: !8, inlinedAt: !9)
!37 = !DILocation(line: 30, column: 24, scope: !8, inlinedAt: !9)
!38 = !DILocation(line: 30, column: 3, scope: !8, inlinedAt: !9)
!39 = !DILocation(line: 31, column: 23, scope: !8, inlinedAt: !9)
!40 = !DILocation(line: 31, column: 3, scope: !8, inlinedAt: !9)
!41 = !DILocation(line: 32, column: 14, scope: !8, inlinedAt: !9)
!42 = !DILocation(line: 32, column: 12, scope: !8, inlinedAt: !9)
!43 = !DILocation(line: 32, column: 18, scope: !8, inlinedAt: !9)
!44 = !DILocation(line: 33, column: 21, scope: !8, inlinedAt: !9)
!45 = !DILocation(line: 33, column: 3, scope: !8, inlinedAt: !9)
!46 = !DILocation(line: 34, column: 3, scope: !8, inlinedAt: !9)
!47 = !DILocation(line: 35, column: 31, scope: !8, inlinedAt: !9)
!48 = !DILocation(line: 36, column: 4, scope: !8, inlinedAt: !9)
!49 = !DILocation(line: 38, column: 32, scope: !8, inlinedAt: !9)
!50 = !DILocation(line: 38, column: 30, scope: !8, inlinedAt: !9)
!51 = !DILocation(line: 38, column: 24, scope: !8, inlinedAt: !9)
!52 = !DILocation(line: 38, column: 3, scope: !8, inlinedAt: !9)
!53 = distinct !DISubprogram(name: "ExchangeFloat8", scope: !1, file: !1, line: 51, type: !4, isDefinition: true, scopeLine: 51, isOptimized: true, unit: !2)
!54 = !DILocation(line: 51, column: 6, scope: !53)
!55 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!56 = !DILocation(line: 52, column: 10, scope: !53)
!57 = !DILocation(line: 21, column: 29, scope: !55, inlinedAt: !56)
!58 = !DILocation(line: 21, column: 39, scope: !55, inlinedAt: !56)
!59 = !DILocation(line: 21, column: 49, scope: !55, inlinedAt: !56)
!60 = !DILocation(line: 23, column: 7, scope: !55, inlinedAt: !56)
!61 = !DILocation(line: 22, column: 2, scope: !55, inlinedAt: !56)
!62 = !DILocation(line: 22, column: 8, scope: !55, inlinedAt: !56)
!63 = !DILocation(line: 26, column: 9, scope: !55, inlinedAt: !56)
!64 = !DILocation(line: 27, column: 12, scope: !55, inlinedAt: !56)
!65 = !DILocation(line: 27, column: 10, scope: !55, inlinedAt: !56)
!66 = !DILocation(line: 27, column: 30, scope: !55, inlinedAt: !56)
!67 = !DILocation(line: 28, column: 32, scope: !55, inlinedAt: !56)
!68 = !DILocation(line: 28, column: 34, scope: !55, inlinedAt: !56)
!69 = !DILocation(line: 28, column: 37, scope: !55, inlinedAt: !56)
!70 = !DILocation(line: 28, column: 20, scope: !55, inlinedAt: !56)
!71 = !DILocation(line: 28, column: 3, scope: !55, inlinedAt: !56)
!72 = !DILocation(line: 29, column: 22, scope: !55, inlinedAt: !56)
!73 = !DILocation(line: 29, column: 3, scope: !55, inlinedAt: !56)
!74 = !DILocation(line: 30, column: 24, scope: !55, inlinedAt: !56)
!75 = !DILocation(line: 30, column: 3, scope: !55, inlinedAt: !56)
!76 = !DILocation(line: 31, column: 23, scope: !55, inlinedAt: !56)
!77 = !DILocation(line: 31, column: 3, scope: !55, inlinedAt: !56)
!78 = !DILocation(line: 32, column: 14, scope: !55, inlinedAt: !56)
!79 = !DILocation(line: 32, column: 12, scope: !55, inlinedAt: !56)
!80 = !DILocation(line: 32, column: 18, scope: !55, inlinedAt: !56)
!81 = !DILocation(line: 33, column: 21, scope: !55, inlinedAt: !56)
!82 = !DILocation(line: 33, column: 3, scope: !55, inlinedAt: !56)
!83 = !DILocation(line: 34, column: 3, scope: !55, inlinedAt: !56)
!84 = !DILocation(line: 35, column: 31, scope: !55, inlinedAt: !56)
!85 = !DILocation(line: 36, column: 4, scope: !55, inlinedAt: !56)
!86 = !DILocation(line: 38, column: 32, scope: !55, inlinedAt: !56)
!87 = !DILocation(line: 38, column: 30, scope: !55, inlinedAt: !56)
!88 = !DILocation(line: 38, column: 24, scope: !55, inlinedAt: !56)
!89 = !DILocation(line: 38, column: 3, scope: !55, inlinedAt: !56)
!90 = distinct !DISubprogram(name: "Vote", scope: !1, file: !1, line: 59, type: !4, isDefinition: true, scopeLine: 59, isOptimized: true, unit: !2)
!91 = !DILocation(line: 59, column: 6, scope: !90)
!92 = !DILocation(line: 61, column: 20, scope: !90)
!93 = !DILocation(line: 62, column: 9, scope: !90)
!94 = !DILocation(line: 62, column: 13, scope: !90)
!95 = !DILocation(line: 63, column: 3, scope: !90)
!96 = !DILocation(line: 65, column: 12, scope: !90)
!97 = !DILocation(line: 65, column: 10, scope: !90)
!98 = !DILocation(line: 65, column: 26, scope: !90)
!99 = !DILocation(line: 66, column: 11, scope: !90)
!100 = !DILocation(line: 66, column: 15, scope: !90)
!101 = !DILocation(line: 67, column: 19, scope: !90)
!102 = !DILocation(line: 67, column: 3, scope: !90)
!103 = !DILocation(line: 68, column: 19, scope: !90)
!104 = !DILocation(line: 68, column: 3, scope: !90)
!105 = !DILocation(line: 69, column: 26, scope: !90)
!106 = distinct !DISubprogram(name: "one", scope: !1, file: !1, line: 79, type: !4, isDefinition: true, scopeLine: 79, isOptimized: true, unit: !2)
!107 = !DILocation(line: 69, column: 18, scope: !90)
!108 = !DILocation(line: 79, column: 6, scope: !106, inlinedAt: !107)
!109 = !DILocation(line: 83, column: 2, scope: !106, inlinedAt: !107)
!110 = !DILocation(line: 69, column: 46, scope: !90)
!111 = !DILocation(line: 69, column: 38, scope: !90)
!112 = !DILocation(line: 79, column: 6, scope: !106, inlinedAt: !111)
!113 = !DILocation(line: 83, column: 2, scope: !106, inlinedAt: !111)
!114 = !DILocation(line: 69, column: 3, scope: !90)
!115 = !DILocation(line: 69, column: 9, scope: !90)
!116 = !DILocation(line: 70, column: 26, scope: !90)
!117 = !DILocation(line: 70, column: 18, scope: !90)
!118 = !DILocation(line: 79, column: 6, scope: !106, inlinedAt: !117)
!119 = !DILocation(line: 83, column: 2, scope: !106, inlinedAt: !117)
!120 = !DILocation(line: 70, column: 50, scope: !90)
!121 = !DILocation(line: 70, column: 42, scope: !90)
!122 = !DILocation(line: 79, column: 6, scope: !106, inlinedAt: !121)
!123 = !DILocation(line: 83, column: 2, scope: !106, inlinedAt: !121)
!124 = !DILocation(line: 70, column: 3, scope: !90)
!125 = !DILocation(line: 70, column: 9, scope: !90)
!126 = !DILocation(line: 72, column: 36, scope: !90)
!127 = !DILocation(line: 72, column: 27, scope: !90)
!128 = !DILocation(line: 72, column: 19, scope: !90)
!129 = !DILocation(line: 72, column: 13, scope: !90)
!130 = !DILocation(line: 73, column: 5, scope: !90)
!131 = !DILocation(line: 73, column: 4, scope: !90)
!132 = distinct !DISubprogram(name: "p32", scope: !1, file: !1, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!133 = !DILocation(line: 76, column: 28, scope: !90)
!134 = !DILocation(line: 86, column: 6, scope: !132, inlinedAt: !133)
!135 = !DILocation(line: 90, column: 2, scope: !132, inlinedAt: !133)
!136 = !DILocation(line: 76, column: 21, scope: !90)
!137 = !DILocation(line: 76, column: 3, scope: !90)
!138 = !DIFile(filename: "memory.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!139 = distinct !DISubprogram(name: "Dynamic", scope: !138, file: !138, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!140 = !DILocation(line: 12, column: 6, scope: !139)
!141 = !DILocation(line: 14, column: 35, scope: !139)
!142 = !DILocation(line: 15, column: 34, scope: !139)
!143 = !DILocation(line: 16, column: 16, scope: !139)
!144 = !DILocation(line: 16, column: 26, scope: !139)
!145 = !DILocation(line: 17, column: 21, scope: !139)
!146 = !DILocation(line: 17, column: 26, scope: !139)
!147 = !DILocation(line: 18, column: 21, scope: !139)
!148 = !DILocation(line: 18, column: 15, scope: !139)
!149 = !DILocation(line: 18, column: 7, scope: !139)
!150 = !DILocation(line: 19, column: 8, scope: !139)
!151 = !DILocation(line: 20, column: 13, scope: !139)
!152 = !DILocation(line: 20, column: 17, scope: !139)
!153 = !DILocation(line: 21, column: 18, scope: !139)
!154 = !DILocation(line: 21, column: 12, scope: !139)
!155 = !DILocation(line: 21, column: 22, scope: !139)
!156 = !DILocation(line: 22, column: 10, scope: !139)
!157 = !DILocation(line: 22, column: 13, scope: !139)
!158 = !DILocation(line: 23, column: 22, scope: !139)
!159 = !DILocation(line: 21, column: 2, scope: !139)
!160 = !DILocation(line: 25, column: 5, scope: !139)
!161 = !DILocation(line: 26, column: 18, scope: !139)
!162 = !DILocation(line: 26, column: 21, scope: !139)
!163 = !DILocation(line: 27, column: 8, scope: !139)
!164 = !DILocation(line: 27, column: 18, scope: !139)
!165 = distinct !DISubprogram(name: "Vectors", scope: !138, file: !138, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!166 = !DILocation(line: 35, column: 6, scope: !165)
!167 = !DILocation(line: 36, column: 14, scope: !165)
!168 = !DILocation(line: 37, column: 26, scope: !165)
!169 = !DILocation(line: 37, column: 47, scope: !165)
!170 = !DILocation(line: 37, column: 45, scope: !165)
!171 = !DILocation(line: 37, column: 66, scope: !165)
!172 = !DILocation(line: 37, column: 64, scope: !165)
!173 = !DILocation(line: 38, column: 32, scope: !165)
!174 = !DILocation(line: 39, column: 13, scope: !165)
!175 = !DILocation(line: 39, column: 20, scope: !165)
!176 = !DILocation(line: 40, column: 33, scope: !165)
!177 = !DILocation(line: 40, column: 38, scope: !165)
!178 = !DILocation(line: 40, column: 49, scope: !165)
!179 = !DILocation(line: 40, column: 54, scope: !165)
!180 = !DILocation(line: 40, column: 65, scope: !165)
!181 = !DILocation(line: 40, column: 70, scope: !165)
!182 = !DILocation(line: 40, column: 81, scope: !165)
!183 = !DILocation(line: 40, column: 86, scope: !165)
!184 = !DILocation(line: 40, column: 5, scope: !165)
!185 = !DILocation(line: 41, column: 27, scope: !165)
!186 = !DILocation(line: 41, column: 35, scope: !165)
!187 = !DILocation(line: 41, column: 25, scope: !165)
!188 = !DILocation(line: 41, column: 23, scope: !165)
!189 = !DILocation(line: 42, column: 14, scope: !165)
!190 = !DILocation(line: 43, column: 17, scope: !165)
!191 = !DILocation(line: 43, column: 24, scope: !165)
!192 = !DILocation(line: 44, column: 9, scope: !165)
!193 = !DILocation(line: 46, column: 40, scope: !165)
!194 = !DILocation(line: 46, column: 32, scope: !165)
!195 = !DILocation(line: 47, column: 6, scope: !165)
!196 = !DILocation(line: 47, column: 15, scope: !165)
!197 = !DILocation(line: 47, column: 13, scope: !165)
!198 = !DILocation(line: 47, column: 24, scope: !165)
!199 = !DILocation(line: 47, column: 21, scope: !165)
!200 = !DILocation(line: 47, column: 4, scope: !165)
!201 = distinct !DISubprogram(name: "VectorPlaces", scope: !138, file: !138, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!202 = !DILocation(line: 66, column: 6, scope: !201)
!203 = !DILocation(line: 67, column: 30, scope: !201)
!204 = !DILocation(line: 68, column: 21, scope: !201)
!205 = !DILocation(line: 69, column: 33, scope: !201)
!206 = !DILocation(line: 70, column: 7, scope: !201)
!207 = !DILocation(line: 71, column: 10, scope: !201)
!208 = !DILocation(line: 71, column: 23, scope: !201)
!209 = !DILocation(line: 71, column: 8, scope: !201)
!210 = !DILocation(line: 72, column: 18, scope: !201)
!211 = !DILocation(line: 72, column: 7, scope: !201)
!212 = distinct !DISubprogram(name: "(*item).swap", scope: !138, file: !138, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!213 = !DILocation(line: 73, column: 15, scope: !201)
!214 = !DILocation(line: 58, column: 5, scope: !212, inlinedAt: !213)
!215 = !DILocation(line: 58, column: 24, scope: !212, inlinedAt: !213)
!216 = !DILocation(line: 58, column: 32, scope: !212, inlinedAt: !213)
!217 = !DILocation(line: 58, column: 7, scope: !212, inlinedAt: !213)
!218 = !DILocation(line: 58, column: 15, scope: !212, inlinedAt: !213)
!219 = !DILocation(line: 59, column: 33, scope: !212, inlinedAt: !213)
!220 = !DILocation(line: 59, column: 44, scope: !212, inlinedAt: !213)
!221 = !DILocation(line: 59, column: 5, scope: !212, inlinedAt: !213)
!222 = !DILocation(line: 75, column: 7, scope: !201)
!223 = !DILocation(line: 75, column: 10, scope: !201)
!224 = !DILocation(line: 76, column: 21, scope: !201)
!225 = !DILocation(line: 76, column: 7, scope: !201)
!226 = !DILocation(line: 78, column: 42, scope: !201)
!227 = !DILocation(line: 78, column: 36, scope: !201)
!228 = !DILocation(line: 78, column: 60, scope: !201)
!229 = !DILocation(line: 78, column: 54, scope: !201)
!230 = !DILocation(line: 78, column: 76, scope: !201)
!231 = !DILocation(line: 78, column: 70, scope: !201)
!232 = !DILocation(line: 78, column: 63, scope: !201)
!233 = !DILocation(line: 78, column: 88, scope: !201)
!234 = !DILocation(line: 78, column: 99, scope: !201)
!235 = !DILocation(line: 78, column: 114, scope: !201)
!236 = !DILocation(line: 78, column: 108, scope: !201)
!237 = !DILocation(line: 78, column: 101, scope: !201)
!238 = !DILocation(line: 78, column: 6, scope: !201)
!239 = !DILocation(line: 80, column: 18, scope: !201)
!240 = !DILocation(line: 81, column: 33, scope: !201)
!241 = !DILocation(line: 82, column: 10, scope: !201)
!242 = !DILocation(line: 83, column: 5, scope: !201)
!243 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!244 = distinct !DISubprogram(name: "ExchangeInt8", scope: !243, file: !243, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!245 = !DILocation(line: 10, column: 6, scope: !244)
!246 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!247 = !DILocation(line: 10, column: 83, scope: !244)
!248 = !DILocation(line: 21, column: 29, scope: !246, inlinedAt: !247)
!249 = !DILocation(line: 21, column: 39, scope: !246, inlinedAt: !247)
!250 = !DILocation(line: 21, column: 49, scope: !246, inlinedAt: !247)
!251 = !DILocation(line: 23, column: 7, scope: !246, inlinedAt: !247)
!252 = !DILocation(line: 22, column: 2, scope: !246, inlinedAt: !247)
!253 = !DILocation(line: 22, column: 8, scope: !246, inlinedAt: !247)
!254 = !DILocation(line: 26, column: 9, scope: !246, inlinedAt: !247)
!255 = !DILocation(line: 27, column: 12, scope: !246, inlinedAt: !247)
!256 = !DILocation(line: 27, column: 10, scope: !246, inlinedAt: !247)
!257 = !DILocation(line: 27, column: 30, scope: !246, inlinedAt: !247)
!258 = !DILocation(line: 28, column: 32, scope: !246, inlinedAt: !247)
!259 = !DILocation(line: 28, column: 34, scope: !246, inlinedAt: !247)
!260 = !DILocation(line: 28, column: 37, scope: !246, inlinedAt: !247)
!261 = !DILocation(line: 28, column: 20, scope: !246, inlinedAt: !247)
!262 = !DILocation(line: 28, column: 3, scope: !246, inlinedAt: !247)
!263 = !DILocation(line: 29, column: 22, scope: !246, inlinedAt: !247)
!264 = !DILocation(line: 29, column: 3, scope: !246, inlinedAt: !247)
!265 = !DILocation(line: 30, column: 24, scope: !246, inlinedAt: !247)
!266 = !DILocation(line: 30, column: 3, scope: !246, inlinedAt: !247)
!267 = !DILocation(line: 31, column: 23, scope: !246, inlinedAt: !247)
!268 = !DILocation(line: 31, column: 3, scope: !246, inlinedAt: !247)
!269 = !DILocation(line: 32, column: 14, scope: !246, inlinedAt: !247)
!270 = !DILocation(line: 32, column: 12, scope: !246, inlinedAt: !247)
!271 = !DILocation(line: 32, column: 18, scope: !246, inlinedAt: !247)
!272 = !DILocation(line: 33, column: 21, scope: !246, inlinedAt: !247)
!273 = !DILocation(line: 33, column: 3, scope: !246, inlinedAt: !247)
!274 = !DILocation(line: 34, column: 3, scope: !246, inlinedAt: !247)
!275 = !DILocation(line: 35, column: 31, scope: !246, inlinedAt: !247)
!276 = !DILocation(line: 36, column: 4, scope: !246, inlinedAt: !247)
!277 = !DILocation(line: 38, column: 32, scope: !246, inlinedAt: !247)
!278 = !DILocation(line: 38, column: 30, scope: !246, inlinedAt: !247)
!279 = !DILocation(line: 38, column: 24, scope: !246, inlinedAt: !247)
!280 = !DILocation(line: 38, column: 3, scope: !246, inlinedAt: !247)
!281 = distinct !DISubprogram(name: "NumbersInt8", scope: !243, file: !243, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!282 = !DILocation(line: 15, column: 6, scope: !281)
!283 = !DIFile(filename: "group.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!284 = distinct !DISubprogram(name: "groupNumbers", scope: !283, file: !283, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!285 = !DILocation(line: 15, column: 71, scope: !281)
!286 = !DILocation(line: 29, column: 20, scope: !284, inlinedAt: !285)
!287 = !DILocation(line: 30, column: 26, scope: !284, inlinedAt: !285)
!288 = !DILocation(line: 30, column: 24, scope: !284, inlinedAt: !285)
!289 = !DILocation(line: 30, column: 46, scope: !284, inlinedAt: !285)
!290 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!291 = !DILocation(line: 30, column: 9, scope: !284, inlinedAt: !285)
!292 = !DILocation(line: 14, column: 11, scope: !290, inlinedAt: !291)
!293 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!294 = distinct !DISubprogram(name: "reduceWarp", scope: !293, file: !293, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!295 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!296 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!297 = !DILocation(line: 16, column: 25, scope: !290, inlinedAt: !291)
!298 = !DILocation(line: 7, column: 15, scope: !296, inlinedAt: !297)
!299 = !DILocation(line: 44, column: 16, scope: !295, inlinedAt: !298)
!300 = !DILocation(line: 65, column: 13, scope: !294, inlinedAt: !299)
!301 = !DILocation(line: 66, column: 7, scope: !294, inlinedAt: !299)
!302 = !DILocation(line: 64, column: 35, scope: !294, inlinedAt: !299)
!303 = !DILocation(line: 67, column: 7, scope: !294, inlinedAt: !299)
!304 = !DILocation(line: 67, column: 35, scope: !294, inlinedAt: !299)
!305 = !DILocation(line: 68, column: 23, scope: !294, inlinedAt: !299)
!306 = !DILocation(line: 7, column: 65, scope: !296, inlinedAt: !297)
!307 = !DILocation(line: 67, column: 40, scope: !294, inlinedAt: !299)
!308 = !DILocation(line: 72, column: 16, scope: !294, inlinedAt: !299)
!309 = !DILocation(line: 73, column: 6, scope: !294, inlinedAt: !299)
!310 = !DILocation(line: 73, column: 36, scope: !294, inlinedAt: !299)
!311 = !DILocation(line: 74, column: 16, scope: !294, inlinedAt: !299)
!312 = !DILocation(line: 75, column: 11, scope: !294, inlinedAt: !299)
!313 = !DILocation(line: 74, column: 3, scope: !294, inlinedAt: !299)
!314 = !DILocation(line: 78, column: 22, scope: !294, inlinedAt: !299)
!315 = !DILocation(line: 78, column: 41, scope: !294, inlinedAt: !299)
!316 = !DILocation(line: 79, column: 9, scope: !294, inlinedAt: !299)
!317 = !DILocation(line: 73, column: 41, scope: !294, inlinedAt: !299)
!318 = !DILocation(line: 82, column: 16, scope: !294, inlinedAt: !299)
!319 = !DILocation(line: 82, column: 2, scope: !295, inlinedAt: !298)
!320 = !DILocation(line: 16, column: 6, scope: !290, inlinedAt: !291)
!321 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!322 = !DILocation(line: 17, column: 33, scope: !290, inlinedAt: !291)
!323 = !DILocation(line: 13, column: 15, scope: !321, inlinedAt: !322)
!324 = !DILocation(line: 44, column: 16, scope: !295, inlinedAt: !323)
!325 = !DILocation(line: 66, column: 7, scope: !294, inlinedAt: !324)
!326 = !DILocation(line: 64, column: 35, scope: !294, inlinedAt: !324)
!327 = !DILocation(line: 67, column: 7, scope: !294, inlinedAt: !324)
!328 = !DILocation(line: 67, column: 35, scope: !294, inlinedAt: !324)
!329 = !DILocation(line: 68, column: 23, scope: !294, inlinedAt: !324)
!330 = !DILocation(line: 13, column: 66, scope: !321, inlinedAt: !322)
!331 = !DILocation(line: 67, column: 40, scope: !294, inlinedAt: !324)
!332 = !DILocation(line: 72, column: 16, scope: !294, inlinedAt: !324)
!333 = !DILocation(line: 73, column: 6, scope: !294, inlinedAt: !324)
!334 = !DILocation(line: 73, column: 36, scope: !294, inlinedAt: !324)
!335 = !DILocation(line: 74, column: 16, scope: !294, inlinedAt: !324)
!336 = !DILocation(line: 75, column: 11, scope: !294, inlinedAt: !324)
!337 = !DILocation(line: 74, column: 3, scope: !294, inlinedAt: !324)
!338 = !DILocation(line: 78, column: 22, scope: !294, inlinedAt: !324)
!339 = !DILocation(line: 78, column: 41, scope: !294, inlinedAt: !324)
!340 = !DILocation(line: 79, column: 9, scope: !294, inlinedAt: !324)
!341 = !DILocation(line: 73, column: 41, scope: !294, inlinedAt: !324)
!342 = !DILocation(line: 82, column: 16, scope: !294, inlinedAt: !324)
!343 = !DILocation(line: 82, column: 2, scope: !295, inlinedAt: !323)
!344 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!345 = !DILocation(line: 17, column: 54, scope: !290, inlinedAt: !291)
!346 = !DILocation(line: 19, column: 15, scope: !344, inlinedAt: !345)
!347 = !DILocation(line: 44, column: 16, scope: !295, inlinedAt: !346)
!348 = !DILocation(line: 66, column: 7, scope: !294, inlinedAt: !347)
!349 = !DILocation(line: 64, column: 35, scope: !294, inlinedAt: !347)
!350 = !DILocation(line: 67, column: 7, scope: !294, inlinedAt: !347)
!351 = !DILocation(line: 67, column: 35, scope: !294, inlinedAt: !347)
!352 = !DILocation(line: 68, column: 23, scope: !294, inlinedAt: !347)
!353 = !DILocation(line: 19, column: 66, scope: !344, inlinedAt: !345)
!354 = !DILocation(line: 67, column: 40, scope: !294, inlinedAt: !347)
!355 = !DILocation(line: 72, column: 16, scope: !294, inlinedAt: !347)
!356 = !DILocation(line: 73, column: 6, scope: !294, inlinedAt: !347)
!357 = !DILocation(line: 73, column: 36, scope: !294, inlinedAt: !347)
!358 = !DILocation(line: 74, column: 16, scope: !294, inlinedAt: !347)
!359 = !DILocation(line: 75, column: 11, scope: !294, inlinedAt: !347)
!360 = !DILocation(line: 74, column: 3, scope: !294, inlinedAt: !347)
!361 = !DILocation(line: 78, column: 22, scope: !294, inlinedAt: !347)
!362 = !DILocation(line: 78, column: 41, scope: !294, inlinedAt: !347)
!363 = !DILocation(line: 79, column: 9, scope: !294, inlinedAt: !347)
!364 = !DILocation(line: 73, column: 41, scope: !294, inlinedAt: !347)
!365 = !DILocation(line: 82, column: 16, scope: !294, inlinedAt: !347)
!366 = !DILocation(line: 82, column: 2, scope: !295, inlinedAt: !346)
!367 = !DILocation(line: 17, column: 6, scope: !290, inlinedAt: !291)
!368 = !DILocation(line: 17, column: 14, scope: !290, inlinedAt: !291)
!369 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!370 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!371 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!372 = !DILocation(line: 18, column: 40, scope: !290, inlinedAt: !291)
!373 = !DILocation(line: 6, column: 21, scope: !371, inlinedAt: !372)
!374 = !DILocation(line: 25, column: 16, scope: !370, inlinedAt: !373)
!375 = !DILocation(line: 23, column: 48, scope: !370, inlinedAt: !373)
!376 = !DILocation(line: 26, column: 6, scope: !370, inlinedAt: !373)
!377 = !DILocation(line: 26, column: 24, scope: !370, inlinedAt: !373)
!378 = !DILocation(line: 27, column: 24, scope: !370, inlinedAt: !373)
!379 = !DILocation(line: 27, column: 44, scope: !370, inlinedAt: !373)
!380 = !DILocation(line: 28, column: 4, scope: !370, inlinedAt: !373)
!381 = !DILocation(line: 26, column: 37, scope: !370, inlinedAt: !373)
!382 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!383 = !DILocation(line: 18, column: 68, scope: !290, inlinedAt: !291)
!384 = !DILocation(line: 14, column: 21, scope: !382, inlinedAt: !383)
!385 = !DILocation(line: 23, column: 48, scope: !370, inlinedAt: !384)
!386 = !DILocation(line: 26, column: 6, scope: !370, inlinedAt: !384)
!387 = !DILocation(line: 26, column: 24, scope: !370, inlinedAt: !384)
!388 = !DILocation(line: 27, column: 24, scope: !370, inlinedAt: !384)
!389 = !DILocation(line: 27, column: 44, scope: !370, inlinedAt: !384)
!390 = !DILocation(line: 28, column: 4, scope: !370, inlinedAt: !384)
!391 = !DILocation(line: 26, column: 37, scope: !370, inlinedAt: !384)
!392 = !DILocation(line: 15, column: 20, scope: !382, inlinedAt: !383)
!393 = !DILocation(line: 15, column: 42, scope: !382, inlinedAt: !383)
!394 = !DILocation(line: 18, column: 2, scope: !290, inlinedAt: !291)
!395 = !DILocation(line: 18, column: 6, scope: !290, inlinedAt: !291)
!396 = !DILocation(line: 18, column: 14, scope: !290, inlinedAt: !291)
!397 = !DILocation(line: 19, column: 40, scope: !290, inlinedAt: !291)
!398 = !DILocation(line: 19, column: 42, scope: !290, inlinedAt: !291)
!399 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!400 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!401 = !DILocation(line: 19, column: 25, scope: !290, inlinedAt: !291)
!402 = !DILocation(line: 36, column: 10, scope: !400, inlinedAt: !401)
!403 = !DILocation(line: 36, column: 22, scope: !400, inlinedAt: !401)
!404 = !DILocation(line: 37, column: 8, scope: !400, inlinedAt: !401)
!405 = !DILocation(line: 40, column: 17, scope: !400, inlinedAt: !401)
!406 = !DILocation(line: 19, column: 6, scope: !290, inlinedAt: !291)
!407 = !DILocation(line: 31, column: 26, scope: !284, inlinedAt: !285)
!408 = !DILocation(line: 31, column: 48, scope: !284, inlinedAt: !285)
!409 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!410 = !DILocation(line: 31, column: 9, scope: !284, inlinedAt: !285)
!411 = !DILocation(line: 14, column: 11, scope: !409, inlinedAt: !410)
!412 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!413 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!414 = !DILocation(line: 16, column: 25, scope: !409, inlinedAt: !410)
!415 = !DILocation(line: 7, column: 15, scope: !413, inlinedAt: !414)
!416 = !DILocation(line: 44, column: 16, scope: !412, inlinedAt: !415)
!417 = !DILocation(line: 66, column: 7, scope: !294, inlinedAt: !416)
!418 = !DILocation(line: 64, column: 35, scope: !294, inlinedAt: !416)
!419 = !DILocation(line: 67, column: 7, scope: !294, inlinedAt: !416)
!420 = !DILocation(line: 67, column: 35, scope: !294, inlinedAt: !416)
!421 = !DILocation(line: 68, column: 23, scope: !294, inlinedAt: !416)
!422 = !DILocation(line: 7, column: 65, scope: !413, inlinedAt: !414)
!423 = !DILocation(line: 67, column: 40, scope: !294, inlinedAt: !416)
!424 = !DILocation(line: 73, column: 6, scope: !294, inlinedAt: !416)
!425 = !DILocation(line: 73, column: 36, scope: !294, inlinedAt: !416)
!426 = !DILocation(line: 74, column: 16, scope: !294, inlinedAt: !416)
!427 = !DILocation(line: 75, column: 11, scope: !294, inlinedAt: !416)
!428 = !DILocation(line: 74, column: 3, scope: !294, inlinedAt: !416)
!429 = !DILocation(line: 78, column: 22, scope: !294, inlinedAt: !416)
!430 = !DILocation(line: 78, column: 41, scope: !294, inlinedAt: !416)
!431 = !DILocation(line: 79, column: 9, scope: !294, inlinedAt: !416)
!432 = !DILocation(line: 73, column: 41, scope: !294, inlinedAt: !416)
!433 = !DILocation(line: 82, column: 16, scope: !294, inlinedAt: !416)
!434 = !DILocation(line: 82, column: 2, scope: !412, inlinedAt: !415)
!435 = distinct !DISubprogram(name: "Block.warps", scope: !399, file: !399, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!436 = !DILocation(line: 45, column: 14, scope: !412, inlinedAt: !415)
!437 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !436)
!438 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !436)
!439 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !436)
!440 = !DILocation(line: 46, column: 7, scope: !412, inlinedAt: !415)
!441 = !DILocation(line: 49, column: 31, scope: !412, inlinedAt: !415)
!442 = !DILocation(line: 50, column: 10, scope: !412, inlinedAt: !415)
!443 = !DILocation(line: 51, column: 14, scope: !412, inlinedAt: !415)
!444 = !DILocation(line: 52, column: 17, scope: !412, inlinedAt: !415)
!445 = !DILocation(line: 52, column: 8, scope: !412, inlinedAt: !415)
!446 = !DILocation(line: 54, column: 10, scope: !412, inlinedAt: !415)
!447 = !DILocation(line: 55, column: 11, scope: !412, inlinedAt: !415)
!448 = !DILocation(line: 42, column: 50, scope: !412, inlinedAt: !415)
!449 = !DILocation(line: 56, column: 6, scope: !412, inlinedAt: !415)
!450 = !DILocation(line: 56, column: 16, scope: !412, inlinedAt: !415)
!451 = !DILocation(line: 57, column: 17, scope: !412, inlinedAt: !415)
!452 = !DILocation(line: 56, column: 21, scope: !412, inlinedAt: !415)
!453 = !DILocation(line: 16, column: 6, scope: !409, inlinedAt: !410)
!454 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!455 = !DILocation(line: 17, column: 33, scope: !409, inlinedAt: !410)
!456 = !DILocation(line: 13, column: 15, scope: !454, inlinedAt: !455)
!457 = !DILocation(line: 44, column: 16, scope: !412, inlinedAt: !456)
!458 = !DILocation(line: 66, column: 7, scope: !294, inlinedAt: !457)
!459 = !DILocation(line: 64, column: 35, scope: !294, inlinedAt: !457)
!460 = !DILocation(line: 67, column: 7, scope: !294, inlinedAt: !457)
!461 = !DILocation(line: 67, column: 35, scope: !294, inlinedAt: !457)
!462 = !DILocation(line: 68, column: 23, scope: !294, inlinedAt: !457)
!463 = !DILocation(line: 13, column: 66, scope: !454, inlinedAt: !455)
!464 = !DILocation(line: 67, column: 40, scope: !294, inlinedAt: !457)
!465 = !DILocation(line: 73, column: 6, scope: !294, inlinedAt: !457)
!466 = !DILocation(line: 73, column: 36, scope: !294, inlinedAt: !457)
!467 = !DILocation(line: 74, column: 16, scope: !294, inlinedAt: !457)
!468 = !DILocation(line: 75, column: 11, scope: !294, inlinedAt: !457)
!469 = !DILocation(line: 74, column: 3, scope: !294, inlinedAt: !457)
!470 = !DILocation(line: 78, column: 22, scope: !294, inlinedAt: !457)
!471 = !DILocation(line: 78, column: 41, scope: !294, inlinedAt: !457)
!472 = !DILocation(line: 79, column: 9, scope: !294, inlinedAt: !457)
!473 = !DILocation(line: 73, column: 41, scope: !294, inlinedAt: !457)
!474 = !DILocation(line: 82, column: 16, scope: !294, inlinedAt: !457)
!475 = !DILocation(line: 82, column: 2, scope: !412, inlinedAt: !456)
!476 = !DILocation(line: 46, column: 7, scope: !412, inlinedAt: !456)
!477 = !DILocation(line: 49, column: 31, scope: !412, inlinedAt: !456)
!478 = !DILocation(line: 50, column: 10, scope: !412, inlinedAt: !456)
!479 = !DILocation(line: 51, column: 14, scope: !412, inlinedAt: !456)
!480 = !DILocation(line: 52, column: 17, scope: !412, inlinedAt: !456)
!481 = !DILocation(line: 52, column: 8, scope: !412, inlinedAt: !456)
!482 = !DILocation(line: 54, column: 10, scope: !412, inlinedAt: !456)
!483 = !DILocation(line: 55, column: 11, scope: !412, inlinedAt: !456)
!484 = !DILocation(line: 42, column: 50, scope: !412, inlinedAt: !456)
!485 = !DILocation(line: 56, column: 6, scope: !412, inlinedAt: !456)
!486 = !DILocation(line: 56, column: 16, scope: !412, inlinedAt: !456)
!487 = !DILocation(line: 57, column: 17, scope: !412, inlinedAt: !456)
!488 = !DILocation(line: 56, column: 21, scope: !412, inlinedAt: !456)
!489 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!490 = !DILocation(line: 17, column: 54, scope: !409, inlinedAt: !410)
!491 = !DILocation(line: 19, column: 15, scope: !489, inlinedAt: !490)
!492 = !DILocation(line: 44, column: 16, scope: !412, inlinedAt: !491)
!493 = !DILocation(line: 66, column: 7, scope: !294, inlinedAt: !492)
!494 = !DILocation(line: 64, column: 35, scope: !294, inlinedAt: !492)
!495 = !DILocation(line: 67, column: 7, scope: !294, inlinedAt: !492)
!496 = !DILocation(line: 67, column: 35, scope: !294, inlinedAt: !492)
!497 = !DILocation(line: 68, column: 23, scope: !294, inlinedAt: !492)
!498 = !DILocation(line: 19, column: 66, scope: !489, inlinedAt: !490)
!499 = !DILocation(line: 67, column: 40, scope: !294, inlinedAt: !492)
!500 = !DILocation(line: 73, column: 6, scope: !294, inlinedAt: !492)
!501 = !DILocation(line: 73, column: 36, scope: !294, inlinedAt: !492)
!502 = !DILocation(line: 74, column: 16, scope: !294, inlinedAt: !492)
!503 = !DILocation(line: 75, column: 11, scope: !294, inlinedAt: !492)
!504 = !DILocation(line: 74, column: 3, scope: !294, inlinedAt: !492)
!505 = !DILocation(line: 78, column: 22, scope: !294, inlinedAt: !492)
!506 = !DILocation(line: 78, column: 41, scope: !294, inlinedAt: !492)
!507 = !DILocation(line: 79, column: 9, scope: !294, inlinedAt: !492)
!508 = !DILocation(line: 73, column: 41, scope: !294, inlinedAt: !492)
!509 = !DILocation(line: 82, column: 16, scope: !294, inlinedAt: !492)
!510 = !DILocation(line: 82, column: 2, scope: !412, inlinedAt: !491)
!511 = !DILocation(line: 46, column: 7, scope: !412, inlinedAt: !491)
!512 = !DILocation(line: 49, column: 31, scope: !412, inlinedAt: !491)
!513 = !DILocation(line: 50, column: 10, scope: !412, inlinedAt: !491)
!514 = !DILocation(line: 51, column: 14, scope: !412, inlinedAt: !491)
!515 = !DILocation(line: 52, column: 17, scope: !412, inlinedAt: !491)
!516 = !DILocation(line: 52, column: 8, scope: !412, inlinedAt: !491)
!517 = !DILocation(line: 54, column: 10, scope: !412, inlinedAt: !491)
!518 = !DILocation(line: 55, column: 11, scope: !412, inlinedAt: !491)
!519 = !DILocation(line: 42, column: 50, scope: !412, inlinedAt: !491)
!520 = !DILocation(line: 56, column: 6, scope: !412, inlinedAt: !491)
!521 = !DILocation(line: 56, column: 16, scope: !412, inlinedAt: !491)
!522 = !DILocation(line: 57, column: 17, scope: !412, inlinedAt: !491)
!523 = !DILocation(line: 56, column: 21, scope: !412, inlinedAt: !491)
!524 = !DILocation(line: 17, column: 6, scope: !409, inlinedAt: !410)
!525 = !DILocation(line: 17, column: 14, scope: !409, inlinedAt: !410)
!526 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!527 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!528 = !DILocation(line: 18, column: 40, scope: !409, inlinedAt: !410)
!529 = !DILocation(line: 6, column: 21, scope: !527, inlinedAt: !528)
!530 = !DILocation(line: 25, column: 16, scope: !526, inlinedAt: !529)
!531 = !DILocation(line: 23, column: 48, scope: !526, inlinedAt: !529)
!532 = !DILocation(line: 26, column: 6, scope: !526, inlinedAt: !529)
!533 = !DILocation(line: 26, column: 24, scope: !526, inlinedAt: !529)
!534 = !DILocation(line: 27, column: 24, scope: !526, inlinedAt: !529)
!535 = !DILocation(line: 27, column: 44, scope: !526, inlinedAt: !529)
!536 = !DILocation(line: 28, column: 4, scope: !526, inlinedAt: !529)
!537 = !DILocation(line: 26, column: 37, scope: !526, inlinedAt: !529)
!538 = !DILocation(line: 31, column: 15, scope: !526, inlinedAt: !529)
!539 = !DILocation(line: 34, column: 32, scope: !526, inlinedAt: !529)
!540 = !DILocation(line: 35, column: 19, scope: !526, inlinedAt: !529)
!541 = !DILocation(line: 36, column: 10, scope: !526, inlinedAt: !529)
!542 = !DILocation(line: 37, column: 21, scope: !526, inlinedAt: !529)
!543 = !DILocation(line: 37, column: 10, scope: !526, inlinedAt: !529)
!544 = !DILocation(line: 38, column: 9, scope: !526, inlinedAt: !529)
!545 = !DILocation(line: 40, column: 10, scope: !526, inlinedAt: !529)
!546 = !DILocation(line: 23, column: 59, scope: !526, inlinedAt: !529)
!547 = !DILocation(line: 42, column: 19, scope: !526, inlinedAt: !529)
!548 = !DILocation(line: 42, column: 3, scope: !526, inlinedAt: !529)
!549 = !DILocation(line: 44, column: 2, scope: !527, inlinedAt: !528)
!550 = !DILocation(line: 7, column: 16, scope: !527, inlinedAt: !528)
!551 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!552 = !DILocation(line: 18, column: 68, scope: !409, inlinedAt: !410)
!553 = !DILocation(line: 14, column: 21, scope: !551, inlinedAt: !552)
!554 = !DILocation(line: 25, column: 16, scope: !526, inlinedAt: !553)
!555 = !DILocation(line: 23, column: 48, scope: !526, inlinedAt: !553)
!556 = !DILocation(line: 26, column: 6, scope: !526, inlinedAt: !553)
!557 = !DILocation(line: 26, column: 24, scope: !526, inlinedAt: !553)
!558 = !DILocation(line: 27, column: 24, scope: !526, inlinedAt: !553)
!559 = !DILocation(line: 27, column: 44, scope: !526, inlinedAt: !553)
!560 = !DILocation(line: 28, column: 4, scope: !526, inlinedAt: !553)
!561 = !DILocation(line: 26, column: 37, scope: !526, inlinedAt: !553)
!562 = !DILocation(line: 31, column: 15, scope: !526, inlinedAt: !553)
!563 = !DILocation(line: 34, column: 32, scope: !526, inlinedAt: !553)
!564 = !DILocation(line: 35, column: 19, scope: !526, inlinedAt: !553)
!565 = !DILocation(line: 36, column: 10, scope: !526, inlinedAt: !553)
!566 = !DILocation(line: 37, column: 21, scope: !526, inlinedAt: !553)
!567 = !DILocation(line: 37, column: 10, scope: !526, inlinedAt: !553)
!568 = !DILocation(line: 38, column: 9, scope: !526, inlinedAt: !553)
!569 = !DILocation(line: 40, column: 10, scope: !526, inlinedAt: !553)
!570 = !DILocation(line: 23, column: 59, scope: !526, inlinedAt: !553)
!571 = !DILocation(line: 42, column: 19, scope: !526, inlinedAt: !553)
!572 = !DILocation(line: 42, column: 3, scope: !526, inlinedAt: !553)
!573 = !DILocation(line: 44, column: 2, scope: !551, inlinedAt: !552)
!574 = !DILocation(line: 15, column: 20, scope: !551, inlinedAt: !552)
!575 = !DILocation(line: 15, column: 42, scope: !551, inlinedAt: !552)
!576 = !DILocation(line: 18, column: 16, scope: !551, inlinedAt: !552)
!577 = !DILocation(line: 18, column: 2, scope: !409, inlinedAt: !410)
!578 = !DILocation(line: 18, column: 6, scope: !409, inlinedAt: !410)
!579 = !DILocation(line: 18, column: 14, scope: !409, inlinedAt: !410)
!580 = !DILocation(line: 19, column: 40, scope: !409, inlinedAt: !410)
!581 = !DILocation(line: 19, column: 42, scope: !409, inlinedAt: !410)
!582 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!583 = !DILocation(line: 19, column: 25, scope: !409, inlinedAt: !410)
!584 = !DILocation(line: 36, column: 22, scope: !582, inlinedAt: !583)
!585 = !DILocation(line: 37, column: 8, scope: !582, inlinedAt: !583)
!586 = !DILocation(line: 39, column: 15, scope: !582, inlinedAt: !583)
!587 = !DILocation(line: 40, column: 17, scope: !582, inlinedAt: !583)
!588 = !DILocation(line: 40, column: 3, scope: !409, inlinedAt: !410)
!589 = !DILocation(line: 42, column: 16, scope: !582, inlinedAt: !583)
!590 = !DILocation(line: 43, column: 10, scope: !582, inlinedAt: !583)
!591 = !DILocation(line: 44, column: 14, scope: !582, inlinedAt: !583)
!592 = !DILocation(line: 45, column: 3, scope: !582, inlinedAt: !583)
!593 = !DILocation(line: 47, column: 10, scope: !582, inlinedAt: !583)
!594 = !DILocation(line: 48, column: 9, scope: !582, inlinedAt: !583)
!595 = !DILocation(line: 48, column: 2, scope: !409, inlinedAt: !410)
!596 = !DILocation(line: 19, column: 6, scope: !409, inlinedAt: !410)
!597 = distinct !DISubprogram(name: "IntegersInt8", scope: !243, file: !243, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!598 = !DILocation(line: 20, column: 6, scope: !597)
!599 = distinct !DISubprogram(name: "groupIntegers", scope: !283, file: !283, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!600 = !DILocation(line: 20, column: 73, scope: !597)
!601 = !DILocation(line: 35, column: 20, scope: !599, inlinedAt: !600)
!602 = !DILocation(line: 36, column: 27, scope: !599, inlinedAt: !600)
!603 = !DILocation(line: 36, column: 25, scope: !599, inlinedAt: !600)
!604 = !DILocation(line: 36, column: 48, scope: !599, inlinedAt: !600)
!605 = distinct !DISubprogram(name: "integers", scope: !283, file: !283, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!606 = !DILocation(line: 36, column: 10, scope: !599, inlinedAt: !600)
!607 = !DILocation(line: 24, column: 11, scope: !605, inlinedAt: !606)
!608 = distinct !DISubprogram(name: "ReduceAnd", scope: !293, file: !293, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!609 = !DILocation(line: 25, column: 40, scope: !605, inlinedAt: !606)
!610 = !DILocation(line: 25, column: 15, scope: !608, inlinedAt: !609)
!611 = !DILocation(line: 44, column: 16, scope: !295, inlinedAt: !610)
!612 = !DILocation(line: 65, column: 13, scope: !294, inlinedAt: !611)
!613 = !DILocation(line: 66, column: 7, scope: !294, inlinedAt: !611)
!614 = !DILocation(line: 64, column: 35, scope: !294, inlinedAt: !611)
!615 = !DILocation(line: 67, column: 7, scope: !294, inlinedAt: !611)
!616 = !DILocation(line: 67, column: 35, scope: !294, inlinedAt: !611)
!617 = !DILocation(line: 68, column: 23, scope: !294, inlinedAt: !611)
!618 = !DILocation(line: 25, column: 65, scope: !608, inlinedAt: !609)
!619 = !DILocation(line: 67, column: 40, scope: !294, inlinedAt: !611)
!620 = !DILocation(line: 72, column: 16, scope: !294, inlinedAt: !611)
!621 = !DILocation(line: 73, column: 6, scope: !294, inlinedAt: !611)
!622 = !DILocation(line: 73, column: 36, scope: !294, inlinedAt: !611)
!623 = !DILocation(line: 74, column: 16, scope: !294, inlinedAt: !611)
!624 = !DILocation(line: 75, column: 11, scope: !294, inlinedAt: !611)
!625 = !DILocation(line: 74, column: 3, scope: !294, inlinedAt: !611)
!626 = !DILocation(line: 78, column: 22, scope: !294, inlinedAt: !611)
!627 = !DILocation(line: 78, column: 41, scope: !294, inlinedAt: !611)
!628 = !DILocation(line: 79, column: 9, scope: !294, inlinedAt: !611)
!629 = !DILocation(line: 73, column: 41, scope: !294, inlinedAt: !611)
!630 = !DILocation(line: 82, column: 16, scope: !294, inlinedAt: !611)
!631 = !DILocation(line: 82, column: 2, scope: !295, inlinedAt: !610)
!632 = distinct !DISubprogram(name: "ReduceOr", scope: !293, file: !293, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!633 = !DILocation(line: 25, column: 60, scope: !605, inlinedAt: !606)
!634 = !DILocation(line: 30, column: 15, scope: !632, inlinedAt: !633)
!635 = !DILocation(line: 44, column: 16, scope: !295, inlinedAt: !634)
!636 = !DILocation(line: 66, column: 7, scope: !294, inlinedAt: !635)
!637 = !DILocation(line: 64, column: 35, scope: !294, inlinedAt: !635)
!638 = !DILocation(line: 67, column: 7, scope: !294, inlinedAt: !635)
!639 = !DILocation(line: 67, column: 35, scope: !294, inlinedAt: !635)
!640 = !DILocation(line: 68, column: 23, scope: !294, inlinedAt: !635)
!641 = !DILocation(line: 30, column: 64, scope: !632, inlinedAt: !633)
!642 = !DILocation(line: 67, column: 40, scope: !294, inlinedAt: !635)
!643 = !DILocation(line: 72, column: 16, scope: !294, inlinedAt: !635)
!644 = !DILocation(line: 73, column: 6, scope: !294, inlinedAt: !635)
!645 = !DILocation(line: 73, column: 36, scope: !294, inlinedAt: !635)
!646 = !DILocation(line: 74, column: 16, scope: !294, inlinedAt: !635)
!647 = !DILocation(line: 75, column: 11, scope: !294, inlinedAt: !635)
!648 = !DILocation(line: 74, column: 3, scope: !294, inlinedAt: !635)
!649 = !DILocation(line: 78, column: 22, scope: !294, inlinedAt: !635)
!650 = !DILocation(line: 78, column: 41, scope: !294, inlinedAt: !635)
!651 = !DILocation(line: 79, column: 9, scope: !294, inlinedAt: !635)
!652 = !DILocation(line: 73, column: 41, scope: !294, inlinedAt: !635)
!653 = !DILocation(line: 82, column: 16, scope: !294, inlinedAt: !635)
!654 = !DILocation(line: 82, column: 2, scope: !295, inlinedAt: !634)
!655 = distinct !DISubprogram(name: "ReduceXor", scope: !293, file: !293, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!656 = !DILocation(line: 25, column: 81, scope: !605, inlinedAt: !606)
!657 = !DILocation(line: 36, column: 15, scope: !655, inlinedAt: !656)
!658 = !DILocation(line: 44, column: 16, scope: !295, inlinedAt: !657)
!659 = !DILocation(line: 66, column: 7, scope: !294, inlinedAt: !658)
!660 = !DILocation(line: 64, column: 35, scope: !294, inlinedAt: !658)
!661 = !DILocation(line: 67, column: 7, scope: !294, inlinedAt: !658)
!662 = !DILocation(line: 67, column: 35, scope: !294, inlinedAt: !658)
!663 = !DILocation(line: 68, column: 23, scope: !294, inlinedAt: !658)
!664 = !DILocation(line: 36, column: 65, scope: !655, inlinedAt: !656)
!665 = !DILocation(line: 67, column: 40, scope: !294, inlinedAt: !658)
!666 = !DILocation(line: 72, column: 16, scope: !294, inlinedAt: !658)
!667 = !DILocation(line: 73, column: 6, scope: !294, inlinedAt: !658)
!668 = !DILocation(line: 73, column: 36, scope: !294, inlinedAt: !658)
!669 = !DILocation(line: 74, column: 16, scope: !294, inlinedAt: !658)
!670 = !DILocation(line: 75, column: 11, scope: !294, inlinedAt: !658)
!671 = !DILocation(line: 74, column: 3, scope: !294, inlinedAt: !658)
!672 = !DILocation(line: 78, column: 22, scope: !294, inlinedAt: !658)
!673 = !DILocation(line: 78, column: 41, scope: !294, inlinedAt: !658)
!674 = !DILocation(line: 79, column: 9, scope: !294, inlinedAt: !658)
!675 = !DILocation(line: 73, column: 41, scope: !294, inlinedAt: !658)
!676 = !DILocation(line: 82, column: 16, scope: !294, inlinedAt: !658)
!677 = !DILocation(line: 82, column: 2, scope: !295, inlinedAt: !657)
!678 = !DILocation(line: 25, column: 5, scope: !605, inlinedAt: !606)
!679 = !DILocation(line: 25, column: 13, scope: !605, inlinedAt: !606)
!680 = !DILocation(line: 25, column: 21, scope: !605, inlinedAt: !606)
!681 = !DILocation(line: 37, column: 27, scope: !599, inlinedAt: !600)
!682 = !DILocation(line: 37, column: 50, scope: !599, inlinedAt: !600)
!683 = distinct !DISubprogram(name: "integers", scope: !283, file: !283, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!684 = !DILocation(line: 37, column: 10, scope: !599, inlinedAt: !600)
!685 = !DILocation(line: 24, column: 11, scope: !683, inlinedAt: !684)
!686 = distinct !DISubprogram(name: "ReduceAnd", scope: !293, file: !293, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!687 = !DILocation(line: 25, column: 40, scope: !683, inlinedAt: !684)
!688 = !DILocation(line: 25, column: 15, scope: !686, inlinedAt: !687)
!689 = !DILocation(line: 44, column: 16, scope: !412, inlinedAt: !688)
!690 = !DILocation(line: 66, column: 7, scope: !294, inlinedAt: !689)
!691 = !DILocation(line: 64, column: 35, scope: !294, inlinedAt: !689)
!692 = !DILocation(line: 67, column: 7, scope: !294, inlinedAt: !689)
!693 = !DILocation(line: 67, column: 35, scope: !294, inlinedAt: !689)
!694 = !DILocation(line: 68, column: 23, scope: !294, inlinedAt: !689)
!695 = !DILocation(line: 25, column: 65, scope: !686, inlinedAt: !687)
!696 = !DILocation(line: 67, column: 40, scope: !294, inlinedAt: !689)
!697 = !DILocation(line: 72, column: 16, scope: !294, inlinedAt: !689)
!698 = !DILocation(line: 73, column: 6, scope: !294, inlinedAt: !689)
!699 = !DILocation(line: 73, column: 36, scope: !294, inlinedAt: !689)
!700 = !DILocation(line: 74, column: 16, scope: !294, inlinedAt: !689)
!701 = !DILocation(line: 75, column: 11, scope: !294, inlinedAt: !689)
!702 = !DILocation(line: 74, column: 3, scope: !294, inlinedAt: !689)
!703 = !DILocation(line: 78, column: 22, scope: !294, inlinedAt: !689)
!704 = !DILocation(line: 78, column: 41, scope: !294, inlinedAt: !689)
!705 = !DILocation(line: 79, column: 9, scope: !294, inlinedAt: !689)
!706 = !DILocation(line: 73, column: 41, scope: !294, inlinedAt: !689)
!707 = !DILocation(line: 82, column: 16, scope: !294, inlinedAt: !689)
!708 = !DILocation(line: 82, column: 2, scope: !412, inlinedAt: !688)
!709 = !DILocation(line: 45, column: 14, scope: !412, inlinedAt: !688)
!710 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !709)
!711 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !709)
!712 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !709)
!713 = !DILocation(line: 46, column: 7, scope: !412, inlinedAt: !688)
!714 = !DILocation(line: 49, column: 31, scope: !412, inlinedAt: !688)
!715 = !DILocation(line: 50, column: 10, scope: !412, inlinedAt: !688)
!716 = !DILocation(line: 51, column: 11, scope: !412, inlinedAt: !688)
!717 = !DILocation(line: 51, column: 14, scope: !412, inlinedAt: !688)
!718 = !DILocation(line: 52, column: 17, scope: !412, inlinedAt: !688)
!719 = !DILocation(line: 52, column: 8, scope: !412, inlinedAt: !688)
!720 = !DILocation(line: 54, column: 10, scope: !412, inlinedAt: !688)
!721 = !DILocation(line: 55, column: 11, scope: !412, inlinedAt: !688)
!722 = !DILocation(line: 42, column: 50, scope: !412, inlinedAt: !688)
!723 = !DILocation(line: 56, column: 6, scope: !412, inlinedAt: !688)
!724 = !DILocation(line: 56, column: 16, scope: !412, inlinedAt: !688)
!725 = !DILocation(line: 57, column: 17, scope: !412, inlinedAt: !688)
!726 = !DILocation(line: 56, column: 21, scope: !412, inlinedAt: !688)
!727 = distinct !DISubprogram(name: "ReduceOr", scope: !293, file: !293, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!728 = !DILocation(line: 25, column: 60, scope: !683, inlinedAt: !684)
!729 = !DILocation(line: 30, column: 15, scope: !727, inlinedAt: !728)
!730 = !DILocation(line: 44, column: 16, scope: !412, inlinedAt: !729)
!731 = !DILocation(line: 66, column: 7, scope: !294, inlinedAt: !730)
!732 = !DILocation(line: 64, column: 35, scope: !294, inlinedAt: !730)
!733 = !DILocation(line: 67, column: 7, scope: !294, inlinedAt: !730)
!734 = !DILocation(line: 67, column: 35, scope: !294, inlinedAt: !730)
!735 = !DILocation(line: 68, column: 23, scope: !294, inlinedAt: !730)
!736 = !DILocation(line: 30, column: 64, scope: !727, inlinedAt: !728)
!737 = !DILocation(line: 67, column: 40, scope: !294, inlinedAt: !730)
!738 = !DILocation(line: 72, column: 16, scope: !294, inlinedAt: !730)
!739 = !DILocation(line: 73, column: 6, scope: !294, inlinedAt: !730)
!740 = !DILocation(line: 73, column: 36, scope: !294, inlinedAt: !730)
!741 = !DILocation(line: 74, column: 16, scope: !294, inlinedAt: !730)
!742 = !DILocation(line: 75, column: 11, scope: !294, inlinedAt: !730)
!743 = !DILocation(line: 74, column: 3, scope: !294, inlinedAt: !730)
!744 = !DILocation(line: 78, column: 22, scope: !294, inlinedAt: !730)
!745 = !DILocation(line: 78, column: 41, scope: !294, inlinedAt: !730)
!746 = !DILocation(line: 79, column: 9, scope: !294, inlinedAt: !730)
!747 = !DILocation(line: 73, column: 41, scope: !294, inlinedAt: !730)
!748 = !DILocation(line: 82, column: 16, scope: !294, inlinedAt: !730)
!749 = !DILocation(line: 82, column: 2, scope: !412, inlinedAt: !729)
!750 = !DILocation(line: 46, column: 7, scope: !412, inlinedAt: !729)
!751 = !DILocation(line: 49, column: 31, scope: !412, inlinedAt: !729)
!752 = !DILocation(line: 50, column: 10, scope: !412, inlinedAt: !729)
!753 = !DILocation(line: 51, column: 11, scope: !412, inlinedAt: !729)
!754 = !DILocation(line: 51, column: 14, scope: !412, inlinedAt: !729)
!755 = !DILocation(line: 52, column: 17, scope: !412, inlinedAt: !729)
!756 = !DILocation(line: 52, column: 8, scope: !412, inlinedAt: !729)
!757 = !DILocation(line: 54, column: 10, scope: !412, inlinedAt: !729)
!758 = !DILocation(line: 55, column: 11, scope: !412, inlinedAt: !729)
!759 = !DILocation(line: 42, column: 50, scope: !412, inlinedAt: !729)
!760 = !DILocation(line: 56, column: 6, scope: !412, inlinedAt: !729)
!761 = !DILocation(line: 56, column: 16, scope: !412, inlinedAt: !729)
!762 = !DILocation(line: 57, column: 17, scope: !412, inlinedAt: !729)
!763 = !DILocation(line: 56, column: 21, scope: !412, inlinedAt: !729)
!764 = distinct !DISubprogram(name: "ReduceXor", scope: !293, file: !293, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!765 = !DILocation(line: 25, column: 81, scope: !683, inlinedAt: !684)
!766 = !DILocation(line: 36, column: 15, scope: !764, inlinedAt: !765)
!767 = !DILocation(line: 44, column: 16, scope: !412, inlinedAt: !766)
!768 = !DILocation(line: 66, column: 7, scope: !294, inlinedAt: !767)
!769 = !DILocation(line: 64, column: 35, scope: !294, inlinedAt: !767)
!770 = !DILocation(line: 67, column: 7, scope: !294, inlinedAt: !767)
!771 = !DILocation(line: 67, column: 35, scope: !294, inlinedAt: !767)
!772 = !DILocation(line: 68, column: 23, scope: !294, inlinedAt: !767)
!773 = !DILocation(line: 36, column: 65, scope: !764, inlinedAt: !765)
!774 = !DILocation(line: 67, column: 40, scope: !294, inlinedAt: !767)
!775 = !DILocation(line: 72, column: 16, scope: !294, inlinedAt: !767)
!776 = !DILocation(line: 73, column: 6, scope: !294, inlinedAt: !767)
!777 = !DILocation(line: 73, column: 36, scope: !294, inlinedAt: !767)
!778 = !DILocation(line: 74, column: 16, scope: !294, inlinedAt: !767)
!779 = !DILocation(line: 75, column: 11, scope: !294, inlinedAt: !767)
!780 = !DILocation(line: 74, column: 3, scope: !294, inlinedAt: !767)
!781 = !DILocation(line: 78, column: 22, scope: !294, inlinedAt: !767)
!782 = !DILocation(line: 78, column: 41, scope: !294, inlinedAt: !767)
!783 = !DILocation(line: 79, column: 9, scope: !294, inlinedAt: !767)
!784 = !DILocation(line: 73, column: 41, scope: !294, inlinedAt: !767)
!785 = !DILocation(line: 82, column: 16, scope: !294, inlinedAt: !767)
!786 = !DILocation(line: 82, column: 2, scope: !412, inlinedAt: !766)
!787 = !DILocation(line: 46, column: 7, scope: !412, inlinedAt: !766)
!788 = !DILocation(line: 49, column: 31, scope: !412, inlinedAt: !766)
!789 = !DILocation(line: 50, column: 10, scope: !412, inlinedAt: !766)
!790 = !DILocation(line: 51, column: 11, scope: !412, inlinedAt: !766)
!791 = !DILocation(line: 51, column: 14, scope: !412, inlinedAt: !766)
!792 = !DILocation(line: 52, column: 17, scope: !412, inlinedAt: !766)
!793 = !DILocation(line: 52, column: 8, scope: !412, inlinedAt: !766)
!794 = !DILocation(line: 54, column: 10, scope: !412, inlinedAt: !766)
!795 = !DILocation(line: 55, column: 11, scope: !412, inlinedAt: !766)
!796 = !DILocation(line: 42, column: 50, scope: !412, inlinedAt: !766)
!797 = !DILocation(line: 56, column: 6, scope: !412, inlinedAt: !766)
!798 = !DILocation(line: 56, column: 16, scope: !412, inlinedAt: !766)
!799 = !DILocation(line: 57, column: 17, scope: !412, inlinedAt: !766)
!800 = !DILocation(line: 56, column: 21, scope: !412, inlinedAt: !766)
!801 = !DILocation(line: 25, column: 5, scope: !683, inlinedAt: !684)
!802 = !DILocation(line: 25, column: 13, scope: !683, inlinedAt: !684)
!803 = !DILocation(line: 25, column: 21, scope: !683, inlinedAt: !684)
!804 = distinct !DISubprogram(name: "ExchangeInt16", scope: !243, file: !243, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!805 = !DILocation(line: 25, column: 6, scope: !804)
!806 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!807 = !DILocation(line: 26, column: 10, scope: !804)
!808 = !DILocation(line: 21, column: 29, scope: !806, inlinedAt: !807)
!809 = !DILocation(line: 21, column: 39, scope: !806, inlinedAt: !807)
!810 = !DILocation(line: 21, column: 49, scope: !806, inlinedAt: !807)
!811 = !DILocation(line: 23, column: 7, scope: !806, inlinedAt: !807)
!812 = !DILocation(line: 22, column: 2, scope: !806, inlinedAt: !807)
!813 = !DILocation(line: 22, column: 8, scope: !806, inlinedAt: !807)
!814 = !DILocation(line: 26, column: 9, scope: !806, inlinedAt: !807)
!815 = !DILocation(line: 27, column: 12, scope: !806, inlinedAt: !807)
!816 = !DILocation(line: 27, column: 10, scope: !806, inlinedAt: !807)
!817 = !DILocation(line: 27, column: 30, scope: !806, inlinedAt: !807)
!818 = !DILocation(line: 28, column: 32, scope: !806, inlinedAt: !807)
!819 = !DILocation(line: 28, column: 34, scope: !806, inlinedAt: !807)
!820 = !DILocation(line: 28, column: 37, scope: !806, inlinedAt: !807)
!821 = !DILocation(line: 28, column: 20, scope: !806, inlinedAt: !807)
!822 = !DILocation(line: 28, column: 3, scope: !806, inlinedAt: !807)
!823 = !DILocation(line: 29, column: 22, scope: !806, inlinedAt: !807)
!824 = !DILocation(line: 29, column: 3, scope: !806, inlinedAt: !807)
!825 = !DILocation(line: 30, column: 24, scope: !806, inlinedAt: !807)
!826 = !DILocation(line: 30, column: 3, scope: !806, inlinedAt: !807)
!827 = !DILocation(line: 31, column: 23, scope: !806, inlinedAt: !807)
!828 = !DILocation(line: 31, column: 3, scope: !806, inlinedAt: !807)
!829 = !DILocation(line: 32, column: 14, scope: !806, inlinedAt: !807)
!830 = !DILocation(line: 32, column: 12, scope: !806, inlinedAt: !807)
!831 = !DILocation(line: 32, column: 18, scope: !806, inlinedAt: !807)
!832 = !DILocation(line: 33, column: 21, scope: !806, inlinedAt: !807)
!833 = !DILocation(line: 33, column: 3, scope: !806, inlinedAt: !807)
!834 = !DILocation(line: 34, column: 3, scope: !806, inlinedAt: !807)
!835 = !DILocation(line: 35, column: 31, scope: !806, inlinedAt: !807)
!836 = !DILocation(line: 36, column: 4, scope: !806, inlinedAt: !807)
!837 = !DILocation(line: 38, column: 32, scope: !806, inlinedAt: !807)
!838 = !DILocation(line: 38, column: 30, scope: !806, inlinedAt: !807)
!839 = !DILocation(line: 38, column: 24, scope: !806, inlinedAt: !807)
!840 = !DILocation(line: 38, column: 3, scope: !806, inlinedAt: !807)
!841 = distinct !DISubprogram(name: "ExchangeInt32", scope: !243, file: !243, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!842 = !DILocation(line: 32, column: 6, scope: !841)
!843 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!844 = !DILocation(line: 33, column: 10, scope: !841)
!845 = !DILocation(line: 21, column: 29, scope: !843, inlinedAt: !844)
!846 = !DILocation(line: 21, column: 39, scope: !843, inlinedAt: !844)
!847 = !DILocation(line: 21, column: 49, scope: !843, inlinedAt: !844)
!848 = !DILocation(line: 23, column: 7, scope: !843, inlinedAt: !844)
!849 = !DILocation(line: 22, column: 2, scope: !843, inlinedAt: !844)
!850 = !DILocation(line: 22, column: 8, scope: !843, inlinedAt: !844)
!851 = !DILocation(line: 26, column: 9, scope: !843, inlinedAt: !844)
!852 = !DILocation(line: 27, column: 12, scope: !843, inlinedAt: !844)
!853 = !DILocation(line: 27, column: 10, scope: !843, inlinedAt: !844)
!854 = !DILocation(line: 27, column: 30, scope: !843, inlinedAt: !844)
!855 = !DILocation(line: 28, column: 32, scope: !843, inlinedAt: !844)
!856 = !DILocation(line: 28, column: 34, scope: !843, inlinedAt: !844)
!857 = !DILocation(line: 28, column: 37, scope: !843, inlinedAt: !844)
!858 = !DILocation(line: 28, column: 20, scope: !843, inlinedAt: !844)
!859 = !DILocation(line: 28, column: 3, scope: !843, inlinedAt: !844)
!860 = !DILocation(line: 29, column: 22, scope: !843, inlinedAt: !844)
!861 = !DILocation(line: 29, column: 3, scope: !843, inlinedAt: !844)
!862 = !DILocation(line: 30, column: 24, scope: !843, inlinedAt: !844)
!863 = !DILocation(line: 30, column: 3, scope: !843, inlinedAt: !844)
!864 = !DILocation(line: 31, column: 23, scope: !843, inlinedAt: !844)
!865 = !DILocation(line: 31, column: 3, scope: !843, inlinedAt: !844)
!866 = !DILocation(line: 32, column: 14, scope: !843, inlinedAt: !844)
!867 = !DILocation(line: 32, column: 12, scope: !843, inlinedAt: !844)
!868 = !DILocation(line: 32, column: 18, scope: !843, inlinedAt: !844)
!869 = !DILocation(line: 33, column: 21, scope: !843, inlinedAt: !844)
!870 = !DILocation(line: 33, column: 3, scope: !843, inlinedAt: !844)
!871 = !DILocation(line: 34, column: 3, scope: !843, inlinedAt: !844)
!872 = !DILocation(line: 35, column: 31, scope: !843, inlinedAt: !844)
!873 = !DILocation(line: 36, column: 4, scope: !843, inlinedAt: !844)
!874 = !DILocation(line: 38, column: 32, scope: !843, inlinedAt: !844)
!875 = !DILocation(line: 38, column: 30, scope: !843, inlinedAt: !844)
!876 = !DILocation(line: 38, column: 24, scope: !843, inlinedAt: !844)
!877 = !DILocation(line: 38, column: 3, scope: !843, inlinedAt: !844)
!878 = distinct !DISubprogram(name: "NumbersInt32", scope: !243, file: !243, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!879 = !DILocation(line: 39, column: 6, scope: !878)
!880 = distinct !DISubprogram(name: "groupNumbers", scope: !283, file: !283, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!881 = !DILocation(line: 39, column: 73, scope: !878)
!882 = !DILocation(line: 29, column: 20, scope: !880, inlinedAt: !881)
!883 = !DILocation(line: 30, column: 26, scope: !880, inlinedAt: !881)
!884 = !DILocation(line: 30, column: 24, scope: !880, inlinedAt: !881)
!885 = !DILocation(line: 30, column: 46, scope: !880, inlinedAt: !881)
!886 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!887 = !DILocation(line: 30, column: 9, scope: !880, inlinedAt: !881)
!888 = !DILocation(line: 14, column: 11, scope: !886, inlinedAt: !887)
!889 = distinct !DISubprogram(name: "reduceWarp", scope: !293, file: !293, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!890 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!891 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!892 = !DILocation(line: 16, column: 25, scope: !886, inlinedAt: !887)
!893 = !DILocation(line: 7, column: 15, scope: !891, inlinedAt: !892)
!894 = !DILocation(line: 44, column: 16, scope: !890, inlinedAt: !893)
!895 = !DILocation(line: 65, column: 13, scope: !889, inlinedAt: !894)
!896 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !894)
!897 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !894)
!898 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !894)
!899 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !894)
!900 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !894)
!901 = !DILocation(line: 7, column: 65, scope: !891, inlinedAt: !892)
!902 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !894)
!903 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !894)
!904 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !894)
!905 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !894)
!906 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !894)
!907 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !894)
!908 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !894)
!909 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !894)
!910 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !894)
!911 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !894)
!912 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !894)
!913 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !894)
!914 = !DILocation(line: 82, column: 2, scope: !890, inlinedAt: !893)
!915 = !DILocation(line: 16, column: 6, scope: !886, inlinedAt: !887)
!916 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!917 = !DILocation(line: 17, column: 33, scope: !886, inlinedAt: !887)
!918 = !DILocation(line: 13, column: 15, scope: !916, inlinedAt: !917)
!919 = !DILocation(line: 44, column: 16, scope: !890, inlinedAt: !918)
!920 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !919)
!921 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !919)
!922 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !919)
!923 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !919)
!924 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !919)
!925 = !DILocation(line: 13, column: 66, scope: !916, inlinedAt: !917)
!926 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !919)
!927 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !919)
!928 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !919)
!929 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !919)
!930 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !919)
!931 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !919)
!932 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !919)
!933 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !919)
!934 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !919)
!935 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !919)
!936 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !919)
!937 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !919)
!938 = !DILocation(line: 82, column: 2, scope: !890, inlinedAt: !918)
!939 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!940 = !DILocation(line: 17, column: 54, scope: !886, inlinedAt: !887)
!941 = !DILocation(line: 19, column: 15, scope: !939, inlinedAt: !940)
!942 = !DILocation(line: 44, column: 16, scope: !890, inlinedAt: !941)
!943 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !942)
!944 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !942)
!945 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !942)
!946 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !942)
!947 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !942)
!948 = !DILocation(line: 19, column: 66, scope: !939, inlinedAt: !940)
!949 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !942)
!950 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !942)
!951 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !942)
!952 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !942)
!953 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !942)
!954 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !942)
!955 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !942)
!956 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !942)
!957 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !942)
!958 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !942)
!959 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !942)
!960 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !942)
!961 = !DILocation(line: 82, column: 2, scope: !890, inlinedAt: !941)
!962 = !DILocation(line: 17, column: 6, scope: !886, inlinedAt: !887)
!963 = !DILocation(line: 17, column: 14, scope: !886, inlinedAt: !887)
!964 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!965 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!966 = !DILocation(line: 18, column: 40, scope: !886, inlinedAt: !887)
!967 = !DILocation(line: 6, column: 21, scope: !965, inlinedAt: !966)
!968 = !DILocation(line: 25, column: 16, scope: !964, inlinedAt: !967)
!969 = !DILocation(line: 23, column: 48, scope: !964, inlinedAt: !967)
!970 = !DILocation(line: 26, column: 6, scope: !964, inlinedAt: !967)
!971 = !DILocation(line: 26, column: 24, scope: !964, inlinedAt: !967)
!972 = !DILocation(line: 27, column: 24, scope: !964, inlinedAt: !967)
!973 = !DILocation(line: 27, column: 44, scope: !964, inlinedAt: !967)
!974 = !DILocation(line: 28, column: 4, scope: !964, inlinedAt: !967)
!975 = !DILocation(line: 26, column: 37, scope: !964, inlinedAt: !967)
!976 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!977 = !DILocation(line: 18, column: 68, scope: !886, inlinedAt: !887)
!978 = !DILocation(line: 14, column: 21, scope: !976, inlinedAt: !977)
!979 = !DILocation(line: 23, column: 48, scope: !964, inlinedAt: !978)
!980 = !DILocation(line: 26, column: 6, scope: !964, inlinedAt: !978)
!981 = !DILocation(line: 26, column: 24, scope: !964, inlinedAt: !978)
!982 = !DILocation(line: 27, column: 24, scope: !964, inlinedAt: !978)
!983 = !DILocation(line: 27, column: 44, scope: !964, inlinedAt: !978)
!984 = !DILocation(line: 28, column: 4, scope: !964, inlinedAt: !978)
!985 = !DILocation(line: 26, column: 37, scope: !964, inlinedAt: !978)
!986 = !DILocation(line: 15, column: 20, scope: !976, inlinedAt: !977)
!987 = !DILocation(line: 15, column: 42, scope: !976, inlinedAt: !977)
!988 = !DILocation(line: 18, column: 2, scope: !886, inlinedAt: !887)
!989 = !DILocation(line: 18, column: 6, scope: !886, inlinedAt: !887)
!990 = !DILocation(line: 18, column: 14, scope: !886, inlinedAt: !887)
!991 = !DILocation(line: 19, column: 40, scope: !886, inlinedAt: !887)
!992 = !DILocation(line: 19, column: 42, scope: !886, inlinedAt: !887)
!993 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!994 = !DILocation(line: 19, column: 25, scope: !886, inlinedAt: !887)
!995 = !DILocation(line: 36, column: 10, scope: !993, inlinedAt: !994)
!996 = !DILocation(line: 36, column: 22, scope: !993, inlinedAt: !994)
!997 = !DILocation(line: 37, column: 8, scope: !993, inlinedAt: !994)
!998 = !DILocation(line: 40, column: 17, scope: !993, inlinedAt: !994)
!999 = !DILocation(line: 19, column: 6, scope: !886, inlinedAt: !887)
!1000 = !DILocation(line: 31, column: 26, scope: !880, inlinedAt: !881)
!1001 = !DILocation(line: 31, column: 48, scope: !880, inlinedAt: !881)
!1002 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1003 = !DILocation(line: 31, column: 9, scope: !880, inlinedAt: !881)
!1004 = !DILocation(line: 14, column: 11, scope: !1002, inlinedAt: !1003)
!1005 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1006 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1007 = !DILocation(line: 16, column: 25, scope: !1002, inlinedAt: !1003)
!1008 = !DILocation(line: 7, column: 15, scope: !1006, inlinedAt: !1007)
!1009 = !DILocation(line: 44, column: 16, scope: !1005, inlinedAt: !1008)
!1010 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1009)
!1011 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1009)
!1012 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1009)
!1013 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1009)
!1014 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1009)
!1015 = !DILocation(line: 7, column: 65, scope: !1006, inlinedAt: !1007)
!1016 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1009)
!1017 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1009)
!1018 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1009)
!1019 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1009)
!1020 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1009)
!1021 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1009)
!1022 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1009)
!1023 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1009)
!1024 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1009)
!1025 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1009)
!1026 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1009)
!1027 = !DILocation(line: 82, column: 2, scope: !1005, inlinedAt: !1008)
!1028 = !DILocation(line: 45, column: 14, scope: !1005, inlinedAt: !1008)
!1029 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !1028)
!1030 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !1028)
!1031 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !1028)
!1032 = !DILocation(line: 46, column: 7, scope: !1005, inlinedAt: !1008)
!1033 = !DILocation(line: 49, column: 31, scope: !1005, inlinedAt: !1008)
!1034 = !DILocation(line: 50, column: 10, scope: !1005, inlinedAt: !1008)
!1035 = !DILocation(line: 51, column: 14, scope: !1005, inlinedAt: !1008)
!1036 = !DILocation(line: 52, column: 17, scope: !1005, inlinedAt: !1008)
!1037 = !DILocation(line: 52, column: 8, scope: !1005, inlinedAt: !1008)
!1038 = !DILocation(line: 54, column: 10, scope: !1005, inlinedAt: !1008)
!1039 = !DILocation(line: 55, column: 11, scope: !1005, inlinedAt: !1008)
!1040 = !DILocation(line: 42, column: 50, scope: !1005, inlinedAt: !1008)
!1041 = !DILocation(line: 56, column: 6, scope: !1005, inlinedAt: !1008)
!1042 = !DILocation(line: 56, column: 16, scope: !1005, inlinedAt: !1008)
!1043 = !DILocation(line: 57, column: 17, scope: !1005, inlinedAt: !1008)
!1044 = !DILocation(line: 56, column: 21, scope: !1005, inlinedAt: !1008)
!1045 = !DILocation(line: 16, column: 6, scope: !1002, inlinedAt: !1003)
!1046 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1047 = !DILocation(line: 17, column: 33, scope: !1002, inlinedAt: !1003)
!1048 = !DILocation(line: 13, column: 15, scope: !1046, inlinedAt: !1047)
!1049 = !DILocation(line: 44, column: 16, scope: !1005, inlinedAt: !1048)
!1050 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1049)
!1051 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1049)
!1052 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1049)
!1053 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1049)
!1054 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1049)
!1055 = !DILocation(line: 13, column: 66, scope: !1046, inlinedAt: !1047)
!1056 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1049)
!1057 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1049)
!1058 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1049)
!1059 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1049)
!1060 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1049)
!1061 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1049)
!1062 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1049)
!1063 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1049)
!1064 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1049)
!1065 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1049)
!1066 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1049)
!1067 = !DILocation(line: 82, column: 2, scope: !1005, inlinedAt: !1048)
!1068 = !DILocation(line: 46, column: 7, scope: !1005, inlinedAt: !1048)
!1069 = !DILocation(line: 49, column: 31, scope: !1005, inlinedAt: !1048)
!1070 = !DILocation(line: 50, column: 10, scope: !1005, inlinedAt: !1048)
!1071 = !DILocation(line: 51, column: 14, scope: !1005, inlinedAt: !1048)
!1072 = !DILocation(line: 52, column: 17, scope: !1005, inlinedAt: !1048)
!1073 = !DILocation(line: 52, column: 8, scope: !1005, inlinedAt: !1048)
!1074 = !DILocation(line: 54, column: 10, scope: !1005, inlinedAt: !1048)
!1075 = !DILocation(line: 55, column: 11, scope: !1005, inlinedAt: !1048)
!1076 = !DILocation(line: 42, column: 50, scope: !1005, inlinedAt: !1048)
!1077 = !DILocation(line: 56, column: 6, scope: !1005, inlinedAt: !1048)
!1078 = !DILocation(line: 56, column: 16, scope: !1005, inlinedAt: !1048)
!1079 = !DILocation(line: 57, column: 17, scope: !1005, inlinedAt: !1048)
!1080 = !DILocation(line: 56, column: 21, scope: !1005, inlinedAt: !1048)
!1081 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1082 = !DILocation(line: 17, column: 54, scope: !1002, inlinedAt: !1003)
!1083 = !DILocation(line: 19, column: 15, scope: !1081, inlinedAt: !1082)
!1084 = !DILocation(line: 44, column: 16, scope: !1005, inlinedAt: !1083)
!1085 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1084)
!1086 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1084)
!1087 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1084)
!1088 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1084)
!1089 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1084)
!1090 = !DILocation(line: 19, column: 66, scope: !1081, inlinedAt: !1082)
!1091 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1084)
!1092 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1084)
!1093 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1084)
!1094 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1084)
!1095 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1084)
!1096 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1084)
!1097 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1084)
!1098 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1084)
!1099 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1084)
!1100 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1084)
!1101 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1084)
!1102 = !DILocation(line: 82, column: 2, scope: !1005, inlinedAt: !1083)
!1103 = !DILocation(line: 46, column: 7, scope: !1005, inlinedAt: !1083)
!1104 = !DILocation(line: 49, column: 31, scope: !1005, inlinedAt: !1083)
!1105 = !DILocation(line: 50, column: 10, scope: !1005, inlinedAt: !1083)
!1106 = !DILocation(line: 51, column: 14, scope: !1005, inlinedAt: !1083)
!1107 = !DILocation(line: 52, column: 17, scope: !1005, inlinedAt: !1083)
!1108 = !DILocation(line: 52, column: 8, scope: !1005, inlinedAt: !1083)
!1109 = !DILocation(line: 54, column: 10, scope: !1005, inlinedAt: !1083)
!1110 = !DILocation(line: 55, column: 11, scope: !1005, inlinedAt: !1083)
!1111 = !DILocation(line: 42, column: 50, scope: !1005, inlinedAt: !1083)
!1112 = !DILocation(line: 56, column: 6, scope: !1005, inlinedAt: !1083)
!1113 = !DILocation(line: 56, column: 16, scope: !1005, inlinedAt: !1083)
!1114 = !DILocation(line: 57, column: 17, scope: !1005, inlinedAt: !1083)
!1115 = !DILocation(line: 56, column: 21, scope: !1005, inlinedAt: !1083)
!1116 = !DILocation(line: 17, column: 6, scope: !1002, inlinedAt: !1003)
!1117 = !DILocation(line: 17, column: 14, scope: !1002, inlinedAt: !1003)
!1118 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1119 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1120 = !DILocation(line: 18, column: 40, scope: !1002, inlinedAt: !1003)
!1121 = !DILocation(line: 6, column: 21, scope: !1119, inlinedAt: !1120)
!1122 = !DILocation(line: 25, column: 16, scope: !1118, inlinedAt: !1121)
!1123 = !DILocation(line: 23, column: 48, scope: !1118, inlinedAt: !1121)
!1124 = !DILocation(line: 26, column: 6, scope: !1118, inlinedAt: !1121)
!1125 = !DILocation(line: 26, column: 24, scope: !1118, inlinedAt: !1121)
!1126 = !DILocation(line: 27, column: 24, scope: !1118, inlinedAt: !1121)
!1127 = !DILocation(line: 27, column: 44, scope: !1118, inlinedAt: !1121)
!1128 = !DILocation(line: 28, column: 4, scope: !1118, inlinedAt: !1121)
!1129 = !DILocation(line: 26, column: 37, scope: !1118, inlinedAt: !1121)
!1130 = !DILocation(line: 31, column: 15, scope: !1118, inlinedAt: !1121)
!1131 = !DILocation(line: 34, column: 32, scope: !1118, inlinedAt: !1121)
!1132 = !DILocation(line: 35, column: 19, scope: !1118, inlinedAt: !1121)
!1133 = !DILocation(line: 36, column: 10, scope: !1118, inlinedAt: !1121)
!1134 = !DILocation(line: 37, column: 21, scope: !1118, inlinedAt: !1121)
!1135 = !DILocation(line: 37, column: 10, scope: !1118, inlinedAt: !1121)
!1136 = !DILocation(line: 38, column: 9, scope: !1118, inlinedAt: !1121)
!1137 = !DILocation(line: 40, column: 10, scope: !1118, inlinedAt: !1121)
!1138 = !DILocation(line: 23, column: 59, scope: !1118, inlinedAt: !1121)
!1139 = !DILocation(line: 42, column: 19, scope: !1118, inlinedAt: !1121)
!1140 = !DILocation(line: 42, column: 3, scope: !1118, inlinedAt: !1121)
!1141 = !DILocation(line: 44, column: 2, scope: !1119, inlinedAt: !1120)
!1142 = !DILocation(line: 7, column: 16, scope: !1119, inlinedAt: !1120)
!1143 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1144 = !DILocation(line: 18, column: 68, scope: !1002, inlinedAt: !1003)
!1145 = !DILocation(line: 14, column: 21, scope: !1143, inlinedAt: !1144)
!1146 = !DILocation(line: 25, column: 16, scope: !1118, inlinedAt: !1145)
!1147 = !DILocation(line: 23, column: 48, scope: !1118, inlinedAt: !1145)
!1148 = !DILocation(line: 26, column: 6, scope: !1118, inlinedAt: !1145)
!1149 = !DILocation(line: 26, column: 24, scope: !1118, inlinedAt: !1145)
!1150 = !DILocation(line: 27, column: 24, scope: !1118, inlinedAt: !1145)
!1151 = !DILocation(line: 27, column: 44, scope: !1118, inlinedAt: !1145)
!1152 = !DILocation(line: 28, column: 4, scope: !1118, inlinedAt: !1145)
!1153 = !DILocation(line: 26, column: 37, scope: !1118, inlinedAt: !1145)
!1154 = !DILocation(line: 31, column: 15, scope: !1118, inlinedAt: !1145)
!1155 = !DILocation(line: 34, column: 32, scope: !1118, inlinedAt: !1145)
!1156 = !DILocation(line: 35, column: 19, scope: !1118, inlinedAt: !1145)
!1157 = !DILocation(line: 36, column: 10, scope: !1118, inlinedAt: !1145)
!1158 = !DILocation(line: 37, column: 21, scope: !1118, inlinedAt: !1145)
!1159 = !DILocation(line: 37, column: 10, scope: !1118, inlinedAt: !1145)
!1160 = !DILocation(line: 38, column: 9, scope: !1118, inlinedAt: !1145)
!1161 = !DILocation(line: 40, column: 10, scope: !1118, inlinedAt: !1145)
!1162 = !DILocation(line: 23, column: 59, scope: !1118, inlinedAt: !1145)
!1163 = !DILocation(line: 42, column: 19, scope: !1118, inlinedAt: !1145)
!1164 = !DILocation(line: 42, column: 3, scope: !1118, inlinedAt: !1145)
!1165 = !DILocation(line: 44, column: 2, scope: !1143, inlinedAt: !1144)
!1166 = !DILocation(line: 15, column: 20, scope: !1143, inlinedAt: !1144)
!1167 = !DILocation(line: 15, column: 42, scope: !1143, inlinedAt: !1144)
!1168 = !DILocation(line: 18, column: 16, scope: !1143, inlinedAt: !1144)
!1169 = !DILocation(line: 18, column: 2, scope: !1002, inlinedAt: !1003)
!1170 = !DILocation(line: 18, column: 6, scope: !1002, inlinedAt: !1003)
!1171 = !DILocation(line: 18, column: 14, scope: !1002, inlinedAt: !1003)
!1172 = !DILocation(line: 19, column: 40, scope: !1002, inlinedAt: !1003)
!1173 = !DILocation(line: 19, column: 42, scope: !1002, inlinedAt: !1003)
!1174 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1175 = !DILocation(line: 19, column: 25, scope: !1002, inlinedAt: !1003)
!1176 = !DILocation(line: 36, column: 22, scope: !1174, inlinedAt: !1175)
!1177 = !DILocation(line: 37, column: 8, scope: !1174, inlinedAt: !1175)
!1178 = !DILocation(line: 39, column: 15, scope: !1174, inlinedAt: !1175)
!1179 = !DILocation(line: 40, column: 17, scope: !1174, inlinedAt: !1175)
!1180 = !DILocation(line: 40, column: 3, scope: !1002, inlinedAt: !1003)
!1181 = !DILocation(line: 42, column: 16, scope: !1174, inlinedAt: !1175)
!1182 = !DILocation(line: 43, column: 10, scope: !1174, inlinedAt: !1175)
!1183 = !DILocation(line: 44, column: 14, scope: !1174, inlinedAt: !1175)
!1184 = !DILocation(line: 45, column: 3, scope: !1174, inlinedAt: !1175)
!1185 = !DILocation(line: 47, column: 10, scope: !1174, inlinedAt: !1175)
!1186 = !DILocation(line: 48, column: 9, scope: !1174, inlinedAt: !1175)
!1187 = !DILocation(line: 48, column: 2, scope: !1002, inlinedAt: !1003)
!1188 = !DILocation(line: 19, column: 6, scope: !1002, inlinedAt: !1003)
!1189 = distinct !DISubprogram(name: "IntegersInt32", scope: !243, file: !243, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!1190 = !DILocation(line: 44, column: 6, scope: !1189)
!1191 = distinct !DISubprogram(name: "groupIntegers", scope: !283, file: !283, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1192 = !DILocation(line: 44, column: 75, scope: !1189)
!1193 = !DILocation(line: 35, column: 20, scope: !1191, inlinedAt: !1192)
!1194 = !DILocation(line: 36, column: 27, scope: !1191, inlinedAt: !1192)
!1195 = !DILocation(line: 36, column: 25, scope: !1191, inlinedAt: !1192)
!1196 = !DILocation(line: 36, column: 48, scope: !1191, inlinedAt: !1192)
!1197 = distinct !DISubprogram(name: "integers", scope: !283, file: !283, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1198 = !DILocation(line: 36, column: 10, scope: !1191, inlinedAt: !1192)
!1199 = !DILocation(line: 24, column: 11, scope: !1197, inlinedAt: !1198)
!1200 = distinct !DISubprogram(name: "ReduceAnd", scope: !293, file: !293, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1201 = !DILocation(line: 25, column: 40, scope: !1197, inlinedAt: !1198)
!1202 = !DILocation(line: 25, column: 15, scope: !1200, inlinedAt: !1201)
!1203 = !DILocation(line: 44, column: 16, scope: !890, inlinedAt: !1202)
!1204 = !DILocation(line: 65, column: 13, scope: !889, inlinedAt: !1203)
!1205 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1203)
!1206 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1203)
!1207 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1203)
!1208 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1203)
!1209 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1203)
!1210 = !DILocation(line: 25, column: 65, scope: !1200, inlinedAt: !1201)
!1211 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1203)
!1212 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !1203)
!1213 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1203)
!1214 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1203)
!1215 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1203)
!1216 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1203)
!1217 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1203)
!1218 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1203)
!1219 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1203)
!1220 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1203)
!1221 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1203)
!1222 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1203)
!1223 = !DILocation(line: 82, column: 2, scope: !890, inlinedAt: !1202)
!1224 = distinct !DISubprogram(name: "ReduceOr", scope: !293, file: !293, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1225 = !DILocation(line: 25, column: 60, scope: !1197, inlinedAt: !1198)
!1226 = !DILocation(line: 30, column: 15, scope: !1224, inlinedAt: !1225)
!1227 = !DILocation(line: 44, column: 16, scope: !890, inlinedAt: !1226)
!1228 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1227)
!1229 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1227)
!1230 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1227)
!1231 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1227)
!1232 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1227)
!1233 = !DILocation(line: 30, column: 64, scope: !1224, inlinedAt: !1225)
!1234 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1227)
!1235 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !1227)
!1236 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1227)
!1237 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1227)
!1238 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1227)
!1239 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1227)
!1240 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1227)
!1241 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1227)
!1242 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1227)
!1243 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1227)
!1244 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1227)
!1245 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1227)
!1246 = !DILocation(line: 82, column: 2, scope: !890, inlinedAt: !1226)
!1247 = distinct !DISubprogram(name: "ReduceXor", scope: !293, file: !293, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1248 = !DILocation(line: 25, column: 81, scope: !1197, inlinedAt: !1198)
!1249 = !DILocation(line: 36, column: 15, scope: !1247, inlinedAt: !1248)
!1250 = !DILocation(line: 44, column: 16, scope: !890, inlinedAt: !1249)
!1251 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1250)
!1252 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1250)
!1253 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1250)
!1254 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1250)
!1255 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1250)
!1256 = !DILocation(line: 36, column: 65, scope: !1247, inlinedAt: !1248)
!1257 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1250)
!1258 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !1250)
!1259 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1250)
!1260 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1250)
!1261 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1250)
!1262 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1250)
!1263 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1250)
!1264 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1250)
!1265 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1250)
!1266 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1250)
!1267 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1250)
!1268 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1250)
!1269 = !DILocation(line: 82, column: 2, scope: !890, inlinedAt: !1249)
!1270 = !DILocation(line: 25, column: 5, scope: !1197, inlinedAt: !1198)
!1271 = !DILocation(line: 25, column: 13, scope: !1197, inlinedAt: !1198)
!1272 = !DILocation(line: 25, column: 21, scope: !1197, inlinedAt: !1198)
!1273 = !DILocation(line: 37, column: 27, scope: !1191, inlinedAt: !1192)
!1274 = !DILocation(line: 37, column: 50, scope: !1191, inlinedAt: !1192)
!1275 = distinct !DISubprogram(name: "integers", scope: !283, file: !283, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1276 = !DILocation(line: 37, column: 10, scope: !1191, inlinedAt: !1192)
!1277 = !DILocation(line: 24, column: 11, scope: !1275, inlinedAt: !1276)
!1278 = distinct !DISubprogram(name: "ReduceAnd", scope: !293, file: !293, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1279 = !DILocation(line: 25, column: 40, scope: !1275, inlinedAt: !1276)
!1280 = !DILocation(line: 25, column: 15, scope: !1278, inlinedAt: !1279)
!1281 = !DILocation(line: 44, column: 16, scope: !1005, inlinedAt: !1280)
!1282 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1281)
!1283 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1281)
!1284 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1281)
!1285 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1281)
!1286 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1281)
!1287 = !DILocation(line: 25, column: 65, scope: !1278, inlinedAt: !1279)
!1288 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1281)
!1289 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !1281)
!1290 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1281)
!1291 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1281)
!1292 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1281)
!1293 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1281)
!1294 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1281)
!1295 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1281)
!1296 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1281)
!1297 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1281)
!1298 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1281)
!1299 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1281)
!1300 = !DILocation(line: 82, column: 2, scope: !1005, inlinedAt: !1280)
!1301 = !DILocation(line: 45, column: 14, scope: !1005, inlinedAt: !1280)
!1302 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !1301)
!1303 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !1301)
!1304 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !1301)
!1305 = !DILocation(line: 46, column: 7, scope: !1005, inlinedAt: !1280)
!1306 = !DILocation(line: 49, column: 31, scope: !1005, inlinedAt: !1280)
!1307 = !DILocation(line: 50, column: 10, scope: !1005, inlinedAt: !1280)
!1308 = !DILocation(line: 51, column: 11, scope: !1005, inlinedAt: !1280)
!1309 = !DILocation(line: 51, column: 14, scope: !1005, inlinedAt: !1280)
!1310 = !DILocation(line: 52, column: 17, scope: !1005, inlinedAt: !1280)
!1311 = !DILocation(line: 52, column: 8, scope: !1005, inlinedAt: !1280)
!1312 = !DILocation(line: 54, column: 10, scope: !1005, inlinedAt: !1280)
!1313 = !DILocation(line: 55, column: 11, scope: !1005, inlinedAt: !1280)
!1314 = !DILocation(line: 42, column: 50, scope: !1005, inlinedAt: !1280)
!1315 = !DILocation(line: 56, column: 6, scope: !1005, inlinedAt: !1280)
!1316 = !DILocation(line: 56, column: 16, scope: !1005, inlinedAt: !1280)
!1317 = !DILocation(line: 57, column: 17, scope: !1005, inlinedAt: !1280)
!1318 = !DILocation(line: 56, column: 21, scope: !1005, inlinedAt: !1280)
!1319 = distinct !DISubprogram(name: "ReduceOr", scope: !293, file: !293, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1320 = !DILocation(line: 25, column: 60, scope: !1275, inlinedAt: !1276)
!1321 = !DILocation(line: 30, column: 15, scope: !1319, inlinedAt: !1320)
!1322 = !DILocation(line: 44, column: 16, scope: !1005, inlinedAt: !1321)
!1323 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1322)
!1324 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1322)
!1325 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1322)
!1326 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1322)
!1327 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1322)
!1328 = !DILocation(line: 30, column: 64, scope: !1319, inlinedAt: !1320)
!1329 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1322)
!1330 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !1322)
!1331 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1322)
!1332 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1322)
!1333 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1322)
!1334 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1322)
!1335 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1322)
!1336 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1322)
!1337 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1322)
!1338 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1322)
!1339 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1322)
!1340 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1322)
!1341 = !DILocation(line: 82, column: 2, scope: !1005, inlinedAt: !1321)
!1342 = !DILocation(line: 46, column: 7, scope: !1005, inlinedAt: !1321)
!1343 = !DILocation(line: 49, column: 31, scope: !1005, inlinedAt: !1321)
!1344 = !DILocation(line: 50, column: 10, scope: !1005, inlinedAt: !1321)
!1345 = !DILocation(line: 51, column: 11, scope: !1005, inlinedAt: !1321)
!1346 = !DILocation(line: 51, column: 14, scope: !1005, inlinedAt: !1321)
!1347 = !DILocation(line: 52, column: 17, scope: !1005, inlinedAt: !1321)
!1348 = !DILocation(line: 52, column: 8, scope: !1005, inlinedAt: !1321)
!1349 = !DILocation(line: 54, column: 10, scope: !1005, inlinedAt: !1321)
!1350 = !DILocation(line: 55, column: 11, scope: !1005, inlinedAt: !1321)
!1351 = !DILocation(line: 42, column: 50, scope: !1005, inlinedAt: !1321)
!1352 = !DILocation(line: 56, column: 6, scope: !1005, inlinedAt: !1321)
!1353 = !DILocation(line: 56, column: 16, scope: !1005, inlinedAt: !1321)
!1354 = !DILocation(line: 57, column: 17, scope: !1005, inlinedAt: !1321)
!1355 = !DILocation(line: 56, column: 21, scope: !1005, inlinedAt: !1321)
!1356 = distinct !DISubprogram(name: "ReduceXor", scope: !293, file: !293, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1357 = !DILocation(line: 25, column: 81, scope: !1275, inlinedAt: !1276)
!1358 = !DILocation(line: 36, column: 15, scope: !1356, inlinedAt: !1357)
!1359 = !DILocation(line: 44, column: 16, scope: !1005, inlinedAt: !1358)
!1360 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1359)
!1361 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1359)
!1362 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1359)
!1363 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1359)
!1364 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1359)
!1365 = !DILocation(line: 36, column: 65, scope: !1356, inlinedAt: !1357)
!1366 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1359)
!1367 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !1359)
!1368 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1359)
!1369 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1359)
!1370 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1359)
!1371 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1359)
!1372 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1359)
!1373 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1359)
!1374 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1359)
!1375 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1359)
!1376 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1359)
!1377 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1359)
!1378 = !DILocation(line: 82, column: 2, scope: !1005, inlinedAt: !1358)
!1379 = !DILocation(line: 46, column: 7, scope: !1005, inlinedAt: !1358)
!1380 = !DILocation(line: 49, column: 31, scope: !1005, inlinedAt: !1358)
!1381 = !DILocation(line: 50, column: 10, scope: !1005, inlinedAt: !1358)
!1382 = !DILocation(line: 51, column: 11, scope: !1005, inlinedAt: !1358)
!1383 = !DILocation(line: 51, column: 14, scope: !1005, inlinedAt: !1358)
!1384 = !DILocation(line: 52, column: 17, scope: !1005, inlinedAt: !1358)
!1385 = !DILocation(line: 52, column: 8, scope: !1005, inlinedAt: !1358)
!1386 = !DILocation(line: 54, column: 10, scope: !1005, inlinedAt: !1358)
!1387 = !DILocation(line: 55, column: 11, scope: !1005, inlinedAt: !1358)
!1388 = !DILocation(line: 42, column: 50, scope: !1005, inlinedAt: !1358)
!1389 = !DILocation(line: 56, column: 6, scope: !1005, inlinedAt: !1358)
!1390 = !DILocation(line: 56, column: 16, scope: !1005, inlinedAt: !1358)
!1391 = !DILocation(line: 57, column: 17, scope: !1005, inlinedAt: !1358)
!1392 = !DILocation(line: 56, column: 21, scope: !1005, inlinedAt: !1358)
!1393 = !DILocation(line: 25, column: 5, scope: !1275, inlinedAt: !1276)
!1394 = !DILocation(line: 25, column: 13, scope: !1275, inlinedAt: !1276)
!1395 = !DILocation(line: 25, column: 21, scope: !1275, inlinedAt: !1276)
!1396 = distinct !DISubprogram(name: "ExchangeInt64", scope: !243, file: !243, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!1397 = !DILocation(line: 49, column: 6, scope: !1396)
!1398 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1399 = !DILocation(line: 50, column: 10, scope: !1396)
!1400 = !DILocation(line: 21, column: 29, scope: !1398, inlinedAt: !1399)
!1401 = !DILocation(line: 21, column: 39, scope: !1398, inlinedAt: !1399)
!1402 = !DILocation(line: 21, column: 49, scope: !1398, inlinedAt: !1399)
!1403 = !DILocation(line: 23, column: 7, scope: !1398, inlinedAt: !1399)
!1404 = !DILocation(line: 22, column: 2, scope: !1398, inlinedAt: !1399)
!1405 = !DILocation(line: 22, column: 8, scope: !1398, inlinedAt: !1399)
!1406 = !DILocation(line: 26, column: 9, scope: !1398, inlinedAt: !1399)
!1407 = !DILocation(line: 27, column: 12, scope: !1398, inlinedAt: !1399)
!1408 = !DILocation(line: 27, column: 10, scope: !1398, inlinedAt: !1399)
!1409 = !DILocation(line: 27, column: 30, scope: !1398, inlinedAt: !1399)
!1410 = !DILocation(line: 28, column: 32, scope: !1398, inlinedAt: !1399)
!1411 = !DILocation(line: 28, column: 34, scope: !1398, inlinedAt: !1399)
!1412 = !DILocation(line: 28, column: 37, scope: !1398, inlinedAt: !1399)
!1413 = !DILocation(line: 28, column: 20, scope: !1398, inlinedAt: !1399)
!1414 = !DILocation(line: 28, column: 3, scope: !1398, inlinedAt: !1399)
!1415 = !DILocation(line: 29, column: 22, scope: !1398, inlinedAt: !1399)
!1416 = !DILocation(line: 29, column: 3, scope: !1398, inlinedAt: !1399)
!1417 = !DILocation(line: 30, column: 24, scope: !1398, inlinedAt: !1399)
!1418 = !DILocation(line: 30, column: 3, scope: !1398, inlinedAt: !1399)
!1419 = !DILocation(line: 31, column: 23, scope: !1398, inlinedAt: !1399)
!1420 = !DILocation(line: 31, column: 3, scope: !1398, inlinedAt: !1399)
!1421 = !DILocation(line: 32, column: 14, scope: !1398, inlinedAt: !1399)
!1422 = !DILocation(line: 32, column: 12, scope: !1398, inlinedAt: !1399)
!1423 = !DILocation(line: 32, column: 18, scope: !1398, inlinedAt: !1399)
!1424 = !DILocation(line: 33, column: 21, scope: !1398, inlinedAt: !1399)
!1425 = !DILocation(line: 33, column: 3, scope: !1398, inlinedAt: !1399)
!1426 = !DILocation(line: 34, column: 3, scope: !1398, inlinedAt: !1399)
!1427 = !DILocation(line: 35, column: 31, scope: !1398, inlinedAt: !1399)
!1428 = !DILocation(line: 36, column: 4, scope: !1398, inlinedAt: !1399)
!1429 = !DILocation(line: 38, column: 32, scope: !1398, inlinedAt: !1399)
!1430 = !DILocation(line: 38, column: 30, scope: !1398, inlinedAt: !1399)
!1431 = !DILocation(line: 38, column: 24, scope: !1398, inlinedAt: !1399)
!1432 = !DILocation(line: 38, column: 3, scope: !1398, inlinedAt: !1399)
!1433 = distinct !DISubprogram(name: "NumbersInt64", scope: !243, file: !243, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!1434 = !DILocation(line: 56, column: 6, scope: !1433)
!1435 = distinct !DISubprogram(name: "groupNumbers", scope: !283, file: !283, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1436 = !DILocation(line: 56, column: 73, scope: !1433)
!1437 = !DILocation(line: 29, column: 20, scope: !1435, inlinedAt: !1436)
!1438 = !DILocation(line: 30, column: 26, scope: !1435, inlinedAt: !1436)
!1439 = !DILocation(line: 30, column: 24, scope: !1435, inlinedAt: !1436)
!1440 = !DILocation(line: 30, column: 46, scope: !1435, inlinedAt: !1436)
!1441 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1442 = !DILocation(line: 30, column: 9, scope: !1435, inlinedAt: !1436)
!1443 = !DILocation(line: 14, column: 11, scope: !1441, inlinedAt: !1442)
!1444 = distinct !DISubprogram(name: "reduceWarp", scope: !293, file: !293, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!1445 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1446 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1447 = !DILocation(line: 16, column: 25, scope: !1441, inlinedAt: !1442)
!1448 = !DILocation(line: 7, column: 15, scope: !1446, inlinedAt: !1447)
!1449 = !DILocation(line: 44, column: 16, scope: !1445, inlinedAt: !1448)
!1450 = !DILocation(line: 65, column: 13, scope: !1444, inlinedAt: !1449)
!1451 = !DILocation(line: 66, column: 7, scope: !1444, inlinedAt: !1449)
!1452 = !DILocation(line: 64, column: 35, scope: !1444, inlinedAt: !1449)
!1453 = !DILocation(line: 67, column: 7, scope: !1444, inlinedAt: !1449)
!1454 = !DILocation(line: 67, column: 35, scope: !1444, inlinedAt: !1449)
!1455 = !DILocation(line: 68, column: 23, scope: !1444, inlinedAt: !1449)
!1456 = !DILocation(line: 7, column: 65, scope: !1446, inlinedAt: !1447)
!1457 = !DILocation(line: 67, column: 40, scope: !1444, inlinedAt: !1449)
!1458 = !DILocation(line: 72, column: 16, scope: !1444, inlinedAt: !1449)
!1459 = !DILocation(line: 73, column: 6, scope: !1444, inlinedAt: !1449)
!1460 = !DILocation(line: 73, column: 36, scope: !1444, inlinedAt: !1449)
!1461 = !DILocation(line: 74, column: 16, scope: !1444, inlinedAt: !1449)
!1462 = !DILocation(line: 75, column: 11, scope: !1444, inlinedAt: !1449)
!1463 = !DILocation(line: 74, column: 3, scope: !1444, inlinedAt: !1449)
!1464 = !DILocation(line: 78, column: 22, scope: !1444, inlinedAt: !1449)
!1465 = !DILocation(line: 78, column: 41, scope: !1444, inlinedAt: !1449)
!1466 = !DILocation(line: 79, column: 9, scope: !1444, inlinedAt: !1449)
!1467 = !DILocation(line: 73, column: 41, scope: !1444, inlinedAt: !1449)
!1468 = !DILocation(line: 82, column: 16, scope: !1444, inlinedAt: !1449)
!1469 = !DILocation(line: 82, column: 2, scope: !1445, inlinedAt: !1448)
!1470 = !DILocation(line: 16, column: 6, scope: !1441, inlinedAt: !1442)
!1471 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1472 = !DILocation(line: 17, column: 33, scope: !1441, inlinedAt: !1442)
!1473 = !DILocation(line: 13, column: 15, scope: !1471, inlinedAt: !1472)
!1474 = !DILocation(line: 44, column: 16, scope: !1445, inlinedAt: !1473)
!1475 = !DILocation(line: 66, column: 7, scope: !1444, inlinedAt: !1474)
!1476 = !DILocation(line: 64, column: 35, scope: !1444, inlinedAt: !1474)
!1477 = !DILocation(line: 67, column: 7, scope: !1444, inlinedAt: !1474)
!1478 = !DILocation(line: 67, column: 35, scope: !1444, inlinedAt: !1474)
!1479 = !DILocation(line: 68, column: 23, scope: !1444, inlinedAt: !1474)
!1480 = !DILocation(line: 13, column: 66, scope: !1471, inlinedAt: !1472)
!1481 = !DILocation(line: 67, column: 40, scope: !1444, inlinedAt: !1474)
!1482 = !DILocation(line: 72, column: 16, scope: !1444, inlinedAt: !1474)
!1483 = !DILocation(line: 73, column: 6, scope: !1444, inlinedAt: !1474)
!1484 = !DILocation(line: 73, column: 36, scope: !1444, inlinedAt: !1474)
!1485 = !DILocation(line: 74, column: 16, scope: !1444, inlinedAt: !1474)
!1486 = !DILocation(line: 75, column: 11, scope: !1444, inlinedAt: !1474)
!1487 = !DILocation(line: 74, column: 3, scope: !1444, inlinedAt: !1474)
!1488 = !DILocation(line: 78, column: 22, scope: !1444, inlinedAt: !1474)
!1489 = !DILocation(line: 78, column: 41, scope: !1444, inlinedAt: !1474)
!1490 = !DILocation(line: 79, column: 9, scope: !1444, inlinedAt: !1474)
!1491 = !DILocation(line: 73, column: 41, scope: !1444, inlinedAt: !1474)
!1492 = !DILocation(line: 82, column: 16, scope: !1444, inlinedAt: !1474)
!1493 = !DILocation(line: 82, column: 2, scope: !1445, inlinedAt: !1473)
!1494 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1495 = !DILocation(line: 17, column: 54, scope: !1441, inlinedAt: !1442)
!1496 = !DILocation(line: 19, column: 15, scope: !1494, inlinedAt: !1495)
!1497 = !DILocation(line: 44, column: 16, scope: !1445, inlinedAt: !1496)
!1498 = !DILocation(line: 66, column: 7, scope: !1444, inlinedAt: !1497)
!1499 = !DILocation(line: 64, column: 35, scope: !1444, inlinedAt: !1497)
!1500 = !DILocation(line: 67, column: 7, scope: !1444, inlinedAt: !1497)
!1501 = !DILocation(line: 67, column: 35, scope: !1444, inlinedAt: !1497)
!1502 = !DILocation(line: 68, column: 23, scope: !1444, inlinedAt: !1497)
!1503 = !DILocation(line: 19, column: 66, scope: !1494, inlinedAt: !1495)
!1504 = !DILocation(line: 67, column: 40, scope: !1444, inlinedAt: !1497)
!1505 = !DILocation(line: 72, column: 16, scope: !1444, inlinedAt: !1497)
!1506 = !DILocation(line: 73, column: 6, scope: !1444, inlinedAt: !1497)
!1507 = !DILocation(line: 73, column: 36, scope: !1444, inlinedAt: !1497)
!1508 = !DILocation(line: 74, column: 16, scope: !1444, inlinedAt: !1497)
!1509 = !DILocation(line: 75, column: 11, scope: !1444, inlinedAt: !1497)
!1510 = !DILocation(line: 74, column: 3, scope: !1444, inlinedAt: !1497)
!1511 = !DILocation(line: 78, column: 22, scope: !1444, inlinedAt: !1497)
!1512 = !DILocation(line: 78, column: 41, scope: !1444, inlinedAt: !1497)
!1513 = !DILocation(line: 79, column: 9, scope: !1444, inlinedAt: !1497)
!1514 = !DILocation(line: 73, column: 41, scope: !1444, inlinedAt: !1497)
!1515 = !DILocation(line: 82, column: 16, scope: !1444, inlinedAt: !1497)
!1516 = !DILocation(line: 82, column: 2, scope: !1445, inlinedAt: !1496)
!1517 = !DILocation(line: 17, column: 6, scope: !1441, inlinedAt: !1442)
!1518 = !DILocation(line: 17, column: 14, scope: !1441, inlinedAt: !1442)
!1519 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1520 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1521 = !DILocation(line: 18, column: 40, scope: !1441, inlinedAt: !1442)
!1522 = !DILocation(line: 6, column: 21, scope: !1520, inlinedAt: !1521)
!1523 = !DILocation(line: 25, column: 16, scope: !1519, inlinedAt: !1522)
!1524 = !DILocation(line: 23, column: 48, scope: !1519, inlinedAt: !1522)
!1525 = !DILocation(line: 26, column: 6, scope: !1519, inlinedAt: !1522)
!1526 = !DILocation(line: 26, column: 24, scope: !1519, inlinedAt: !1522)
!1527 = !DILocation(line: 27, column: 24, scope: !1519, inlinedAt: !1522)
!1528 = !DILocation(line: 27, column: 44, scope: !1519, inlinedAt: !1522)
!1529 = !DILocation(line: 28, column: 4, scope: !1519, inlinedAt: !1522)
!1530 = !DILocation(line: 26, column: 37, scope: !1519, inlinedAt: !1522)
!1531 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1532 = !DILocation(line: 18, column: 68, scope: !1441, inlinedAt: !1442)
!1533 = !DILocation(line: 14, column: 21, scope: !1531, inlinedAt: !1532)
!1534 = !DILocation(line: 23, column: 48, scope: !1519, inlinedAt: !1533)
!1535 = !DILocation(line: 26, column: 6, scope: !1519, inlinedAt: !1533)
!1536 = !DILocation(line: 26, column: 24, scope: !1519, inlinedAt: !1533)
!1537 = !DILocation(line: 27, column: 24, scope: !1519, inlinedAt: !1533)
!1538 = !DILocation(line: 27, column: 44, scope: !1519, inlinedAt: !1533)
!1539 = !DILocation(line: 28, column: 4, scope: !1519, inlinedAt: !1533)
!1540 = !DILocation(line: 26, column: 37, scope: !1519, inlinedAt: !1533)
!1541 = !DILocation(line: 15, column: 20, scope: !1531, inlinedAt: !1532)
!1542 = !DILocation(line: 15, column: 42, scope: !1531, inlinedAt: !1532)
!1543 = !DILocation(line: 18, column: 2, scope: !1441, inlinedAt: !1442)
!1544 = !DILocation(line: 18, column: 6, scope: !1441, inlinedAt: !1442)
!1545 = !DILocation(line: 18, column: 14, scope: !1441, inlinedAt: !1442)
!1546 = !DILocation(line: 19, column: 40, scope: !1441, inlinedAt: !1442)
!1547 = !DILocation(line: 19, column: 42, scope: !1441, inlinedAt: !1442)
!1548 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1549 = !DILocation(line: 19, column: 25, scope: !1441, inlinedAt: !1442)
!1550 = !DILocation(line: 36, column: 10, scope: !1548, inlinedAt: !1549)
!1551 = !DILocation(line: 36, column: 22, scope: !1548, inlinedAt: !1549)
!1552 = !DILocation(line: 37, column: 8, scope: !1548, inlinedAt: !1549)
!1553 = !DILocation(line: 40, column: 17, scope: !1548, inlinedAt: !1549)
!1554 = !DILocation(line: 19, column: 6, scope: !1441, inlinedAt: !1442)
!1555 = !DILocation(line: 31, column: 26, scope: !1435, inlinedAt: !1436)
!1556 = !DILocation(line: 31, column: 48, scope: !1435, inlinedAt: !1436)
!1557 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1558 = !DILocation(line: 31, column: 9, scope: !1435, inlinedAt: !1436)
!1559 = !DILocation(line: 14, column: 11, scope: !1557, inlinedAt: !1558)
!1560 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1561 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1562 = !DILocation(line: 16, column: 25, scope: !1557, inlinedAt: !1558)
!1563 = !DILocation(line: 7, column: 15, scope: !1561, inlinedAt: !1562)
!1564 = !DILocation(line: 44, column: 16, scope: !1560, inlinedAt: !1563)
!1565 = !DILocation(line: 66, column: 7, scope: !1444, inlinedAt: !1564)
!1566 = !DILocation(line: 64, column: 35, scope: !1444, inlinedAt: !1564)
!1567 = !DILocation(line: 67, column: 7, scope: !1444, inlinedAt: !1564)
!1568 = !DILocation(line: 67, column: 35, scope: !1444, inlinedAt: !1564)
!1569 = !DILocation(line: 68, column: 23, scope: !1444, inlinedAt: !1564)
!1570 = !DILocation(line: 7, column: 65, scope: !1561, inlinedAt: !1562)
!1571 = !DILocation(line: 67, column: 40, scope: !1444, inlinedAt: !1564)
!1572 = !DILocation(line: 73, column: 6, scope: !1444, inlinedAt: !1564)
!1573 = !DILocation(line: 73, column: 36, scope: !1444, inlinedAt: !1564)
!1574 = !DILocation(line: 74, column: 16, scope: !1444, inlinedAt: !1564)
!1575 = !DILocation(line: 75, column: 11, scope: !1444, inlinedAt: !1564)
!1576 = !DILocation(line: 74, column: 3, scope: !1444, inlinedAt: !1564)
!1577 = !DILocation(line: 78, column: 22, scope: !1444, inlinedAt: !1564)
!1578 = !DILocation(line: 78, column: 41, scope: !1444, inlinedAt: !1564)
!1579 = !DILocation(line: 79, column: 9, scope: !1444, inlinedAt: !1564)
!1580 = !DILocation(line: 73, column: 41, scope: !1444, inlinedAt: !1564)
!1581 = !DILocation(line: 82, column: 16, scope: !1444, inlinedAt: !1564)
!1582 = !DILocation(line: 82, column: 2, scope: !1560, inlinedAt: !1563)
!1583 = !DILocation(line: 45, column: 14, scope: !1560, inlinedAt: !1563)
!1584 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !1583)
!1585 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !1583)
!1586 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !1583)
!1587 = !DILocation(line: 46, column: 7, scope: !1560, inlinedAt: !1563)
!1588 = !DILocation(line: 49, column: 31, scope: !1560, inlinedAt: !1563)
!1589 = !DILocation(line: 50, column: 10, scope: !1560, inlinedAt: !1563)
!1590 = !DILocation(line: 51, column: 14, scope: !1560, inlinedAt: !1563)
!1591 = !DILocation(line: 52, column: 17, scope: !1560, inlinedAt: !1563)
!1592 = !DILocation(line: 52, column: 8, scope: !1560, inlinedAt: !1563)
!1593 = !DILocation(line: 54, column: 10, scope: !1560, inlinedAt: !1563)
!1594 = !DILocation(line: 55, column: 11, scope: !1560, inlinedAt: !1563)
!1595 = !DILocation(line: 42, column: 50, scope: !1560, inlinedAt: !1563)
!1596 = !DILocation(line: 56, column: 6, scope: !1560, inlinedAt: !1563)
!1597 = !DILocation(line: 56, column: 16, scope: !1560, inlinedAt: !1563)
!1598 = !DILocation(line: 57, column: 17, scope: !1560, inlinedAt: !1563)
!1599 = !DILocation(line: 56, column: 21, scope: !1560, inlinedAt: !1563)
!1600 = !DILocation(line: 16, column: 6, scope: !1557, inlinedAt: !1558)
!1601 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1602 = !DILocation(line: 17, column: 33, scope: !1557, inlinedAt: !1558)
!1603 = !DILocation(line: 13, column: 15, scope: !1601, inlinedAt: !1602)
!1604 = !DILocation(line: 44, column: 16, scope: !1560, inlinedAt: !1603)
!1605 = !DILocation(line: 66, column: 7, scope: !1444, inlinedAt: !1604)
!1606 = !DILocation(line: 64, column: 35, scope: !1444, inlinedAt: !1604)
!1607 = !DILocation(line: 67, column: 7, scope: !1444, inlinedAt: !1604)
!1608 = !DILocation(line: 67, column: 35, scope: !1444, inlinedAt: !1604)
!1609 = !DILocation(line: 68, column: 23, scope: !1444, inlinedAt: !1604)
!1610 = !DILocation(line: 13, column: 66, scope: !1601, inlinedAt: !1602)
!1611 = !DILocation(line: 67, column: 40, scope: !1444, inlinedAt: !1604)
!1612 = !DILocation(line: 73, column: 6, scope: !1444, inlinedAt: !1604)
!1613 = !DILocation(line: 73, column: 36, scope: !1444, inlinedAt: !1604)
!1614 = !DILocation(line: 74, column: 16, scope: !1444, inlinedAt: !1604)
!1615 = !DILocation(line: 75, column: 11, scope: !1444, inlinedAt: !1604)
!1616 = !DILocation(line: 74, column: 3, scope: !1444, inlinedAt: !1604)
!1617 = !DILocation(line: 78, column: 22, scope: !1444, inlinedAt: !1604)
!1618 = !DILocation(line: 78, column: 41, scope: !1444, inlinedAt: !1604)
!1619 = !DILocation(line: 79, column: 9, scope: !1444, inlinedAt: !1604)
!1620 = !DILocation(line: 73, column: 41, scope: !1444, inlinedAt: !1604)
!1621 = !DILocation(line: 82, column: 16, scope: !1444, inlinedAt: !1604)
!1622 = !DILocation(line: 82, column: 2, scope: !1560, inlinedAt: !1603)
!1623 = !DILocation(line: 46, column: 7, scope: !1560, inlinedAt: !1603)
!1624 = !DILocation(line: 49, column: 31, scope: !1560, inlinedAt: !1603)
!1625 = !DILocation(line: 50, column: 10, scope: !1560, inlinedAt: !1603)
!1626 = !DILocation(line: 51, column: 14, scope: !1560, inlinedAt: !1603)
!1627 = !DILocation(line: 52, column: 17, scope: !1560, inlinedAt: !1603)
!1628 = !DILocation(line: 52, column: 8, scope: !1560, inlinedAt: !1603)
!1629 = !DILocation(line: 54, column: 10, scope: !1560, inlinedAt: !1603)
!1630 = !DILocation(line: 55, column: 11, scope: !1560, inlinedAt: !1603)
!1631 = !DILocation(line: 42, column: 50, scope: !1560, inlinedAt: !1603)
!1632 = !DILocation(line: 56, column: 6, scope: !1560, inlinedAt: !1603)
!1633 = !DILocation(line: 56, column: 16, scope: !1560, inlinedAt: !1603)
!1634 = !DILocation(line: 57, column: 17, scope: !1560, inlinedAt: !1603)
!1635 = !DILocation(line: 56, column: 21, scope: !1560, inlinedAt: !1603)
!1636 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1637 = !DILocation(line: 17, column: 54, scope: !1557, inlinedAt: !1558)
!1638 = !DILocation(line: 19, column: 15, scope: !1636, inlinedAt: !1637)
!1639 = !DILocation(line: 44, column: 16, scope: !1560, inlinedAt: !1638)
!1640 = !DILocation(line: 66, column: 7, scope: !1444, inlinedAt: !1639)
!1641 = !DILocation(line: 64, column: 35, scope: !1444, inlinedAt: !1639)
!1642 = !DILocation(line: 67, column: 7, scope: !1444, inlinedAt: !1639)
!1643 = !DILocation(line: 67, column: 35, scope: !1444, inlinedAt: !1639)
!1644 = !DILocation(line: 68, column: 23, scope: !1444, inlinedAt: !1639)
!1645 = !DILocation(line: 19, column: 66, scope: !1636, inlinedAt: !1637)
!1646 = !DILocation(line: 67, column: 40, scope: !1444, inlinedAt: !1639)
!1647 = !DILocation(line: 73, column: 6, scope: !1444, inlinedAt: !1639)
!1648 = !DILocation(line: 73, column: 36, scope: !1444, inlinedAt: !1639)
!1649 = !DILocation(line: 74, column: 16, scope: !1444, inlinedAt: !1639)
!1650 = !DILocation(line: 75, column: 11, scope: !1444, inlinedAt: !1639)
!1651 = !DILocation(line: 74, column: 3, scope: !1444, inlinedAt: !1639)
!1652 = !DILocation(line: 78, column: 22, scope: !1444, inlinedAt: !1639)
!1653 = !DILocation(line: 78, column: 41, scope: !1444, inlinedAt: !1639)
!1654 = !DILocation(line: 79, column: 9, scope: !1444, inlinedAt: !1639)
!1655 = !DILocation(line: 73, column: 41, scope: !1444, inlinedAt: !1639)
!1656 = !DILocation(line: 82, column: 16, scope: !1444, inlinedAt: !1639)
!1657 = !DILocation(line: 82, column: 2, scope: !1560, inlinedAt: !1638)
!1658 = !DILocation(line: 46, column: 7, scope: !1560, inlinedAt: !1638)
!1659 = !DILocation(line: 49, column: 31, scope: !1560, inlinedAt: !1638)
!1660 = !DILocation(line: 50, column: 10, scope: !1560, inlinedAt: !1638)
!1661 = !DILocation(line: 51, column: 14, scope: !1560, inlinedAt: !1638)
!1662 = !DILocation(line: 52, column: 17, scope: !1560, inlinedAt: !1638)
!1663 = !DILocation(line: 52, column: 8, scope: !1560, inlinedAt: !1638)
!1664 = !DILocation(line: 54, column: 10, scope: !1560, inlinedAt: !1638)
!1665 = !DILocation(line: 55, column: 11, scope: !1560, inlinedAt: !1638)
!1666 = !DILocation(line: 42, column: 50, scope: !1560, inlinedAt: !1638)
!1667 = !DILocation(line: 56, column: 6, scope: !1560, inlinedAt: !1638)
!1668 = !DILocation(line: 56, column: 16, scope: !1560, inlinedAt: !1638)
!1669 = !DILocation(line: 57, column: 17, scope: !1560, inlinedAt: !1638)
!1670 = !DILocation(line: 56, column: 21, scope: !1560, inlinedAt: !1638)
!1671 = !DILocation(line: 17, column: 6, scope: !1557, inlinedAt: !1558)
!1672 = !DILocation(line: 17, column: 14, scope: !1557, inlinedAt: !1558)
!1673 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1674 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1675 = !DILocation(line: 18, column: 40, scope: !1557, inlinedAt: !1558)
!1676 = !DILocation(line: 6, column: 21, scope: !1674, inlinedAt: !1675)
!1677 = !DILocation(line: 25, column: 16, scope: !1673, inlinedAt: !1676)
!1678 = !DILocation(line: 23, column: 48, scope: !1673, inlinedAt: !1676)
!1679 = !DILocation(line: 26, column: 6, scope: !1673, inlinedAt: !1676)
!1680 = !DILocation(line: 26, column: 24, scope: !1673, inlinedAt: !1676)
!1681 = !DILocation(line: 27, column: 24, scope: !1673, inlinedAt: !1676)
!1682 = !DILocation(line: 27, column: 44, scope: !1673, inlinedAt: !1676)
!1683 = !DILocation(line: 28, column: 4, scope: !1673, inlinedAt: !1676)
!1684 = !DILocation(line: 26, column: 37, scope: !1673, inlinedAt: !1676)
!1685 = !DILocation(line: 31, column: 15, scope: !1673, inlinedAt: !1676)
!1686 = !DILocation(line: 34, column: 32, scope: !1673, inlinedAt: !1676)
!1687 = !DILocation(line: 35, column: 19, scope: !1673, inlinedAt: !1676)
!1688 = !DILocation(line: 36, column: 10, scope: !1673, inlinedAt: !1676)
!1689 = !DILocation(line: 37, column: 21, scope: !1673, inlinedAt: !1676)
!1690 = !DILocation(line: 37, column: 10, scope: !1673, inlinedAt: !1676)
!1691 = !DILocation(line: 38, column: 9, scope: !1673, inlinedAt: !1676)
!1692 = !DILocation(line: 40, column: 10, scope: !1673, inlinedAt: !1676)
!1693 = !DILocation(line: 23, column: 59, scope: !1673, inlinedAt: !1676)
!1694 = !DILocation(line: 42, column: 19, scope: !1673, inlinedAt: !1676)
!1695 = !DILocation(line: 42, column: 3, scope: !1673, inlinedAt: !1676)
!1696 = !DILocation(line: 44, column: 2, scope: !1674, inlinedAt: !1675)
!1697 = !DILocation(line: 7, column: 16, scope: !1674, inlinedAt: !1675)
!1698 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1699 = !DILocation(line: 18, column: 68, scope: !1557, inlinedAt: !1558)
!1700 = !DILocation(line: 14, column: 21, scope: !1698, inlinedAt: !1699)
!1701 = !DILocation(line: 25, column: 16, scope: !1673, inlinedAt: !1700)
!1702 = !DILocation(line: 23, column: 48, scope: !1673, inlinedAt: !1700)
!1703 = !DILocation(line: 26, column: 6, scope: !1673, inlinedAt: !1700)
!1704 = !DILocation(line: 26, column: 24, scope: !1673, inlinedAt: !1700)
!1705 = !DILocation(line: 27, column: 24, scope: !1673, inlinedAt: !1700)
!1706 = !DILocation(line: 27, column: 44, scope: !1673, inlinedAt: !1700)
!1707 = !DILocation(line: 28, column: 4, scope: !1673, inlinedAt: !1700)
!1708 = !DILocation(line: 26, column: 37, scope: !1673, inlinedAt: !1700)
!1709 = !DILocation(line: 31, column: 15, scope: !1673, inlinedAt: !1700)
!1710 = !DILocation(line: 34, column: 32, scope: !1673, inlinedAt: !1700)
!1711 = !DILocation(line: 35, column: 19, scope: !1673, inlinedAt: !1700)
!1712 = !DILocation(line: 36, column: 10, scope: !1673, inlinedAt: !1700)
!1713 = !DILocation(line: 37, column: 21, scope: !1673, inlinedAt: !1700)
!1714 = !DILocation(line: 37, column: 10, scope: !1673, inlinedAt: !1700)
!1715 = !DILocation(line: 38, column: 9, scope: !1673, inlinedAt: !1700)
!1716 = !DILocation(line: 40, column: 10, scope: !1673, inlinedAt: !1700)
!1717 = !DILocation(line: 23, column: 59, scope: !1673, inlinedAt: !1700)
!1718 = !DILocation(line: 42, column: 19, scope: !1673, inlinedAt: !1700)
!1719 = !DILocation(line: 42, column: 3, scope: !1673, inlinedAt: !1700)
!1720 = !DILocation(line: 44, column: 2, scope: !1698, inlinedAt: !1699)
!1721 = !DILocation(line: 15, column: 20, scope: !1698, inlinedAt: !1699)
!1722 = !DILocation(line: 15, column: 42, scope: !1698, inlinedAt: !1699)
!1723 = !DILocation(line: 18, column: 16, scope: !1698, inlinedAt: !1699)
!1724 = !DILocation(line: 18, column: 2, scope: !1557, inlinedAt: !1558)
!1725 = !DILocation(line: 18, column: 6, scope: !1557, inlinedAt: !1558)
!1726 = !DILocation(line: 18, column: 14, scope: !1557, inlinedAt: !1558)
!1727 = !DILocation(line: 19, column: 40, scope: !1557, inlinedAt: !1558)
!1728 = !DILocation(line: 19, column: 42, scope: !1557, inlinedAt: !1558)
!1729 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1730 = !DILocation(line: 19, column: 25, scope: !1557, inlinedAt: !1558)
!1731 = !DILocation(line: 36, column: 22, scope: !1729, inlinedAt: !1730)
!1732 = !DILocation(line: 37, column: 8, scope: !1729, inlinedAt: !1730)
!1733 = !DILocation(line: 39, column: 15, scope: !1729, inlinedAt: !1730)
!1734 = !DILocation(line: 40, column: 17, scope: !1729, inlinedAt: !1730)
!1735 = !DILocation(line: 40, column: 3, scope: !1557, inlinedAt: !1558)
!1736 = !DILocation(line: 42, column: 16, scope: !1729, inlinedAt: !1730)
!1737 = !DILocation(line: 43, column: 10, scope: !1729, inlinedAt: !1730)
!1738 = !DILocation(line: 44, column: 14, scope: !1729, inlinedAt: !1730)
!1739 = !DILocation(line: 45, column: 3, scope: !1729, inlinedAt: !1730)
!1740 = !DILocation(line: 47, column: 10, scope: !1729, inlinedAt: !1730)
!1741 = !DILocation(line: 48, column: 9, scope: !1729, inlinedAt: !1730)
!1742 = !DILocation(line: 48, column: 2, scope: !1557, inlinedAt: !1558)
!1743 = !DILocation(line: 19, column: 6, scope: !1557, inlinedAt: !1558)
!1744 = distinct !DISubprogram(name: "IntegersInt64", scope: !243, file: !243, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1745 = !DILocation(line: 61, column: 6, scope: !1744)
!1746 = distinct !DISubprogram(name: "groupIntegers", scope: !283, file: !283, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1747 = !DILocation(line: 61, column: 75, scope: !1744)
!1748 = !DILocation(line: 35, column: 20, scope: !1746, inlinedAt: !1747)
!1749 = !DILocation(line: 36, column: 27, scope: !1746, inlinedAt: !1747)
!1750 = !DILocation(line: 36, column: 25, scope: !1746, inlinedAt: !1747)
!1751 = !DILocation(line: 36, column: 48, scope: !1746, inlinedAt: !1747)
!1752 = distinct !DISubprogram(name: "integers", scope: !283, file: !283, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1753 = !DILocation(line: 36, column: 10, scope: !1746, inlinedAt: !1747)
!1754 = !DILocation(line: 24, column: 11, scope: !1752, inlinedAt: !1753)
!1755 = distinct !DISubprogram(name: "ReduceAnd", scope: !293, file: !293, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1756 = !DILocation(line: 25, column: 40, scope: !1752, inlinedAt: !1753)
!1757 = !DILocation(line: 25, column: 15, scope: !1755, inlinedAt: !1756)
!1758 = !DILocation(line: 44, column: 16, scope: !1445, inlinedAt: !1757)
!1759 = !DILocation(line: 65, column: 13, scope: !1444, inlinedAt: !1758)
!1760 = !DILocation(line: 66, column: 7, scope: !1444, inlinedAt: !1758)
!1761 = !DILocation(line: 64, column: 35, scope: !1444, inlinedAt: !1758)
!1762 = !DILocation(line: 67, column: 7, scope: !1444, inlinedAt: !1758)
!1763 = !DILocation(line: 67, column: 35, scope: !1444, inlinedAt: !1758)
!1764 = !DILocation(line: 68, column: 23, scope: !1444, inlinedAt: !1758)
!1765 = !DILocation(line: 25, column: 65, scope: !1755, inlinedAt: !1756)
!1766 = !DILocation(line: 67, column: 40, scope: !1444, inlinedAt: !1758)
!1767 = !DILocation(line: 72, column: 16, scope: !1444, inlinedAt: !1758)
!1768 = !DILocation(line: 73, column: 6, scope: !1444, inlinedAt: !1758)
!1769 = !DILocation(line: 73, column: 36, scope: !1444, inlinedAt: !1758)
!1770 = !DILocation(line: 74, column: 16, scope: !1444, inlinedAt: !1758)
!1771 = !DILocation(line: 75, column: 11, scope: !1444, inlinedAt: !1758)
!1772 = !DILocation(line: 74, column: 3, scope: !1444, inlinedAt: !1758)
!1773 = !DILocation(line: 78, column: 22, scope: !1444, inlinedAt: !1758)
!1774 = !DILocation(line: 78, column: 41, scope: !1444, inlinedAt: !1758)
!1775 = !DILocation(line: 79, column: 9, scope: !1444, inlinedAt: !1758)
!1776 = !DILocation(line: 73, column: 41, scope: !1444, inlinedAt: !1758)
!1777 = !DILocation(line: 82, column: 16, scope: !1444, inlinedAt: !1758)
!1778 = !DILocation(line: 82, column: 2, scope: !1445, inlinedAt: !1757)
!1779 = distinct !DISubprogram(name: "ReduceOr", scope: !293, file: !293, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1780 = !DILocation(line: 25, column: 60, scope: !1752, inlinedAt: !1753)
!1781 = !DILocation(line: 30, column: 15, scope: !1779, inlinedAt: !1780)
!1782 = !DILocation(line: 44, column: 16, scope: !1445, inlinedAt: !1781)
!1783 = !DILocation(line: 66, column: 7, scope: !1444, inlinedAt: !1782)
!1784 = !DILocation(line: 64, column: 35, scope: !1444, inlinedAt: !1782)
!1785 = !DILocation(line: 67, column: 7, scope: !1444, inlinedAt: !1782)
!1786 = !DILocation(line: 67, column: 35, scope: !1444, inlinedAt: !1782)
!1787 = !DILocation(line: 68, column: 23, scope: !1444, inlinedAt: !1782)
!1788 = !DILocation(line: 30, column: 64, scope: !1779, inlinedAt: !1780)
!1789 = !DILocation(line: 67, column: 40, scope: !1444, inlinedAt: !1782)
!1790 = !DILocation(line: 72, column: 16, scope: !1444, inlinedAt: !1782)
!1791 = !DILocation(line: 73, column: 6, scope: !1444, inlinedAt: !1782)
!1792 = !DILocation(line: 73, column: 36, scope: !1444, inlinedAt: !1782)
!1793 = !DILocation(line: 74, column: 16, scope: !1444, inlinedAt: !1782)
!1794 = !DILocation(line: 75, column: 11, scope: !1444, inlinedAt: !1782)
!1795 = !DILocation(line: 74, column: 3, scope: !1444, inlinedAt: !1782)
!1796 = !DILocation(line: 78, column: 22, scope: !1444, inlinedAt: !1782)
!1797 = !DILocation(line: 78, column: 41, scope: !1444, inlinedAt: !1782)
!1798 = !DILocation(line: 79, column: 9, scope: !1444, inlinedAt: !1782)
!1799 = !DILocation(line: 73, column: 41, scope: !1444, inlinedAt: !1782)
!1800 = !DILocation(line: 82, column: 16, scope: !1444, inlinedAt: !1782)
!1801 = !DILocation(line: 82, column: 2, scope: !1445, inlinedAt: !1781)
!1802 = distinct !DISubprogram(name: "ReduceXor", scope: !293, file: !293, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1803 = !DILocation(line: 25, column: 81, scope: !1752, inlinedAt: !1753)
!1804 = !DILocation(line: 36, column: 15, scope: !1802, inlinedAt: !1803)
!1805 = !DILocation(line: 44, column: 16, scope: !1445, inlinedAt: !1804)
!1806 = !DILocation(line: 66, column: 7, scope: !1444, inlinedAt: !1805)
!1807 = !DILocation(line: 64, column: 35, scope: !1444, inlinedAt: !1805)
!1808 = !DILocation(line: 67, column: 7, scope: !1444, inlinedAt: !1805)
!1809 = !DILocation(line: 67, column: 35, scope: !1444, inlinedAt: !1805)
!1810 = !DILocation(line: 68, column: 23, scope: !1444, inlinedAt: !1805)
!1811 = !DILocation(line: 36, column: 65, scope: !1802, inlinedAt: !1803)
!1812 = !DILocation(line: 67, column: 40, scope: !1444, inlinedAt: !1805)
!1813 = !DILocation(line: 72, column: 16, scope: !1444, inlinedAt: !1805)
!1814 = !DILocation(line: 73, column: 6, scope: !1444, inlinedAt: !1805)
!1815 = !DILocation(line: 73, column: 36, scope: !1444, inlinedAt: !1805)
!1816 = !DILocation(line: 74, column: 16, scope: !1444, inlinedAt: !1805)
!1817 = !DILocation(line: 75, column: 11, scope: !1444, inlinedAt: !1805)
!1818 = !DILocation(line: 74, column: 3, scope: !1444, inlinedAt: !1805)
!1819 = !DILocation(line: 78, column: 22, scope: !1444, inlinedAt: !1805)
!1820 = !DILocation(line: 78, column: 41, scope: !1444, inlinedAt: !1805)
!1821 = !DILocation(line: 79, column: 9, scope: !1444, inlinedAt: !1805)
!1822 = !DILocation(line: 73, column: 41, scope: !1444, inlinedAt: !1805)
!1823 = !DILocation(line: 82, column: 16, scope: !1444, inlinedAt: !1805)
!1824 = !DILocation(line: 82, column: 2, scope: !1445, inlinedAt: !1804)
!1825 = !DILocation(line: 25, column: 5, scope: !1752, inlinedAt: !1753)
!1826 = !DILocation(line: 25, column: 13, scope: !1752, inlinedAt: !1753)
!1827 = !DILocation(line: 25, column: 21, scope: !1752, inlinedAt: !1753)
!1828 = !DILocation(line: 37, column: 27, scope: !1746, inlinedAt: !1747)
!1829 = !DILocation(line: 37, column: 50, scope: !1746, inlinedAt: !1747)
!1830 = distinct !DISubprogram(name: "integers", scope: !283, file: !283, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1831 = !DILocation(line: 37, column: 10, scope: !1746, inlinedAt: !1747)
!1832 = !DILocation(line: 24, column: 11, scope: !1830, inlinedAt: !1831)
!1833 = distinct !DISubprogram(name: "ReduceAnd", scope: !293, file: !293, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1834 = !DILocation(line: 25, column: 40, scope: !1830, inlinedAt: !1831)
!1835 = !DILocation(line: 25, column: 15, scope: !1833, inlinedAt: !1834)
!1836 = !DILocation(line: 44, column: 16, scope: !1560, inlinedAt: !1835)
!1837 = !DILocation(line: 66, column: 7, scope: !1444, inlinedAt: !1836)
!1838 = !DILocation(line: 64, column: 35, scope: !1444, inlinedAt: !1836)
!1839 = !DILocation(line: 67, column: 7, scope: !1444, inlinedAt: !1836)
!1840 = !DILocation(line: 67, column: 35, scope: !1444, inlinedAt: !1836)
!1841 = !DILocation(line: 68, column: 23, scope: !1444, inlinedAt: !1836)
!1842 = !DILocation(line: 25, column: 65, scope: !1833, inlinedAt: !1834)
!1843 = !DILocation(line: 67, column: 40, scope: !1444, inlinedAt: !1836)
!1844 = !DILocation(line: 72, column: 16, scope: !1444, inlinedAt: !1836)
!1845 = !DILocation(line: 73, column: 6, scope: !1444, inlinedAt: !1836)
!1846 = !DILocation(line: 73, column: 36, scope: !1444, inlinedAt: !1836)
!1847 = !DILocation(line: 74, column: 16, scope: !1444, inlinedAt: !1836)
!1848 = !DILocation(line: 75, column: 11, scope: !1444, inlinedAt: !1836)
!1849 = !DILocation(line: 74, column: 3, scope: !1444, inlinedAt: !1836)
!1850 = !DILocation(line: 78, column: 22, scope: !1444, inlinedAt: !1836)
!1851 = !DILocation(line: 78, column: 41, scope: !1444, inlinedAt: !1836)
!1852 = !DILocation(line: 79, column: 9, scope: !1444, inlinedAt: !1836)
!1853 = !DILocation(line: 73, column: 41, scope: !1444, inlinedAt: !1836)
!1854 = !DILocation(line: 82, column: 16, scope: !1444, inlinedAt: !1836)
!1855 = !DILocation(line: 82, column: 2, scope: !1560, inlinedAt: !1835)
!1856 = !DILocation(line: 45, column: 14, scope: !1560, inlinedAt: !1835)
!1857 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !1856)
!1858 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !1856)
!1859 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !1856)
!1860 = !DILocation(line: 46, column: 7, scope: !1560, inlinedAt: !1835)
!1861 = !DILocation(line: 49, column: 31, scope: !1560, inlinedAt: !1835)
!1862 = !DILocation(line: 50, column: 10, scope: !1560, inlinedAt: !1835)
!1863 = !DILocation(line: 51, column: 11, scope: !1560, inlinedAt: !1835)
!1864 = !DILocation(line: 51, column: 14, scope: !1560, inlinedAt: !1835)
!1865 = !DILocation(line: 52, column: 17, scope: !1560, inlinedAt: !1835)
!1866 = !DILocation(line: 52, column: 8, scope: !1560, inlinedAt: !1835)
!1867 = !DILocation(line: 54, column: 10, scope: !1560, inlinedAt: !1835)
!1868 = !DILocation(line: 55, column: 11, scope: !1560, inlinedAt: !1835)
!1869 = !DILocation(line: 42, column: 50, scope: !1560, inlinedAt: !1835)
!1870 = !DILocation(line: 56, column: 6, scope: !1560, inlinedAt: !1835)
!1871 = !DILocation(line: 56, column: 16, scope: !1560, inlinedAt: !1835)
!1872 = !DILocation(line: 57, column: 17, scope: !1560, inlinedAt: !1835)
!1873 = !DILocation(line: 56, column: 21, scope: !1560, inlinedAt: !1835)
!1874 = distinct !DISubprogram(name: "ReduceOr", scope: !293, file: !293, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1875 = !DILocation(line: 25, column: 60, scope: !1830, inlinedAt: !1831)
!1876 = !DILocation(line: 30, column: 15, scope: !1874, inlinedAt: !1875)
!1877 = !DILocation(line: 44, column: 16, scope: !1560, inlinedAt: !1876)
!1878 = !DILocation(line: 66, column: 7, scope: !1444, inlinedAt: !1877)
!1879 = !DILocation(line: 64, column: 35, scope: !1444, inlinedAt: !1877)
!1880 = !DILocation(line: 67, column: 7, scope: !1444, inlinedAt: !1877)
!1881 = !DILocation(line: 67, column: 35, scope: !1444, inlinedAt: !1877)
!1882 = !DILocation(line: 68, column: 23, scope: !1444, inlinedAt: !1877)
!1883 = !DILocation(line: 30, column: 64, scope: !1874, inlinedAt: !1875)
!1884 = !DILocation(line: 67, column: 40, scope: !1444, inlinedAt: !1877)
!1885 = !DILocation(line: 72, column: 16, scope: !1444, inlinedAt: !1877)
!1886 = !DILocation(line: 73, column: 6, scope: !1444, inlinedAt: !1877)
!1887 = !DILocation(line: 73, column: 36, scope: !1444, inlinedAt: !1877)
!1888 = !DILocation(line: 74, column: 16, scope: !1444, inlinedAt: !1877)
!1889 = !DILocation(line: 75, column: 11, scope: !1444, inlinedAt: !1877)
!1890 = !DILocation(line: 74, column: 3, scope: !1444, inlinedAt: !1877)
!1891 = !DILocation(line: 78, column: 22, scope: !1444, inlinedAt: !1877)
!1892 = !DILocation(line: 78, column: 41, scope: !1444, inlinedAt: !1877)
!1893 = !DILocation(line: 79, column: 9, scope: !1444, inlinedAt: !1877)
!1894 = !DILocation(line: 73, column: 41, scope: !1444, inlinedAt: !1877)
!1895 = !DILocation(line: 82, column: 16, scope: !1444, inlinedAt: !1877)
!1896 = !DILocation(line: 82, column: 2, scope: !1560, inlinedAt: !1876)
!1897 = !DILocation(line: 46, column: 7, scope: !1560, inlinedAt: !1876)
!1898 = !DILocation(line: 49, column: 31, scope: !1560, inlinedAt: !1876)
!1899 = !DILocation(line: 50, column: 10, scope: !1560, inlinedAt: !1876)
!1900 = !DILocation(line: 51, column: 11, scope: !1560, inlinedAt: !1876)
!1901 = !DILocation(line: 51, column: 14, scope: !1560, inlinedAt: !1876)
!1902 = !DILocation(line: 52, column: 17, scope: !1560, inlinedAt: !1876)
!1903 = !DILocation(line: 52, column: 8, scope: !1560, inlinedAt: !1876)
!1904 = !DILocation(line: 54, column: 10, scope: !1560, inlinedAt: !1876)
!1905 = !DILocation(line: 55, column: 11, scope: !1560, inlinedAt: !1876)
!1906 = !DILocation(line: 42, column: 50, scope: !1560, inlinedAt: !1876)
!1907 = !DILocation(line: 56, column: 6, scope: !1560, inlinedAt: !1876)
!1908 = !DILocation(line: 56, column: 16, scope: !1560, inlinedAt: !1876)
!1909 = !DILocation(line: 57, column: 17, scope: !1560, inlinedAt: !1876)
!1910 = !DILocation(line: 56, column: 21, scope: !1560, inlinedAt: !1876)
!1911 = distinct !DISubprogram(name: "ReduceXor", scope: !293, file: !293, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1912 = !DILocation(line: 25, column: 81, scope: !1830, inlinedAt: !1831)
!1913 = !DILocation(line: 36, column: 15, scope: !1911, inlinedAt: !1912)
!1914 = !DILocation(line: 44, column: 16, scope: !1560, inlinedAt: !1913)
!1915 = !DILocation(line: 66, column: 7, scope: !1444, inlinedAt: !1914)
!1916 = !DILocation(line: 64, column: 35, scope: !1444, inlinedAt: !1914)
!1917 = !DILocation(line: 67, column: 7, scope: !1444, inlinedAt: !1914)
!1918 = !DILocation(line: 67, column: 35, scope: !1444, inlinedAt: !1914)
!1919 = !DILocation(line: 68, column: 23, scope: !1444, inlinedAt: !1914)
!1920 = !DILocation(line: 36, column: 65, scope: !1911, inlinedAt: !1912)
!1921 = !DILocation(line: 67, column: 40, scope: !1444, inlinedAt: !1914)
!1922 = !DILocation(line: 72, column: 16, scope: !1444, inlinedAt: !1914)
!1923 = !DILocation(line: 73, column: 6, scope: !1444, inlinedAt: !1914)
!1924 = !DILocation(line: 73, column: 36, scope: !1444, inlinedAt: !1914)
!1925 = !DILocation(line: 74, column: 16, scope: !1444, inlinedAt: !1914)
!1926 = !DILocation(line: 75, column: 11, scope: !1444, inlinedAt: !1914)
!1927 = !DILocation(line: 74, column: 3, scope: !1444, inlinedAt: !1914)
!1928 = !DILocation(line: 78, column: 22, scope: !1444, inlinedAt: !1914)
!1929 = !DILocation(line: 78, column: 41, scope: !1444, inlinedAt: !1914)
!1930 = !DILocation(line: 79, column: 9, scope: !1444, inlinedAt: !1914)
!1931 = !DILocation(line: 73, column: 41, scope: !1444, inlinedAt: !1914)
!1932 = !DILocation(line: 82, column: 16, scope: !1444, inlinedAt: !1914)
!1933 = !DILocation(line: 82, column: 2, scope: !1560, inlinedAt: !1913)
!1934 = !DILocation(line: 46, column: 7, scope: !1560, inlinedAt: !1913)
!1935 = !DILocation(line: 49, column: 31, scope: !1560, inlinedAt: !1913)
!1936 = !DILocation(line: 50, column: 10, scope: !1560, inlinedAt: !1913)
!1937 = !DILocation(line: 51, column: 11, scope: !1560, inlinedAt: !1913)
!1938 = !DILocation(line: 51, column: 14, scope: !1560, inlinedAt: !1913)
!1939 = !DILocation(line: 52, column: 17, scope: !1560, inlinedAt: !1913)
!1940 = !DILocation(line: 52, column: 8, scope: !1560, inlinedAt: !1913)
!1941 = !DILocation(line: 54, column: 10, scope: !1560, inlinedAt: !1913)
!1942 = !DILocation(line: 55, column: 11, scope: !1560, inlinedAt: !1913)
!1943 = !DILocation(line: 42, column: 50, scope: !1560, inlinedAt: !1913)
!1944 = !DILocation(line: 56, column: 6, scope: !1560, inlinedAt: !1913)
!1945 = !DILocation(line: 56, column: 16, scope: !1560, inlinedAt: !1913)
!1946 = !DILocation(line: 57, column: 17, scope: !1560, inlinedAt: !1913)
!1947 = !DILocation(line: 56, column: 21, scope: !1560, inlinedAt: !1913)
!1948 = !DILocation(line: 25, column: 5, scope: !1830, inlinedAt: !1831)
!1949 = !DILocation(line: 25, column: 13, scope: !1830, inlinedAt: !1831)
!1950 = !DILocation(line: 25, column: 21, scope: !1830, inlinedAt: !1831)
!1951 = distinct !DISubprogram(name: "ExchangeInt", scope: !243, file: !243, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1952 = !DILocation(line: 66, column: 6, scope: !1951)
!1953 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1954 = !DILocation(line: 66, column: 80, scope: !1951)
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
!1988 = distinct !DISubprogram(name: "ExchangeUint8", scope: !243, file: !243, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!1989 = !DILocation(line: 71, column: 6, scope: !1988)
!1990 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1991 = !DILocation(line: 72, column: 10, scope: !1988)
!1992 = !DILocation(line: 21, column: 29, scope: !1990, inlinedAt: !1991)
!1993 = !DILocation(line: 21, column: 39, scope: !1990, inlinedAt: !1991)
!1994 = !DILocation(line: 21, column: 49, scope: !1990, inlinedAt: !1991)
!1995 = !DILocation(line: 23, column: 7, scope: !1990, inlinedAt: !1991)
!1996 = !DILocation(line: 22, column: 2, scope: !1990, inlinedAt: !1991)
!1997 = !DILocation(line: 22, column: 8, scope: !1990, inlinedAt: !1991)
!1998 = !DILocation(line: 26, column: 9, scope: !1990, inlinedAt: !1991)
!1999 = !DILocation(line: 27, column: 12, scope: !1990, inlinedAt: !1991)
!2000 = !DILocation(line: 27, column: 10, scope: !1990, inlinedAt: !1991)
!2001 = !DILocation(line: 27, column: 30, scope: !1990, inlinedAt: !1991)
!2002 = !DILocation(line: 28, column: 32, scope: !1990, inlinedAt: !1991)
!2003 = !DILocation(line: 28, column: 34, scope: !1990, inlinedAt: !1991)
!2004 = !DILocation(line: 28, column: 37, scope: !1990, inlinedAt: !1991)
!2005 = !DILocation(line: 28, column: 20, scope: !1990, inlinedAt: !1991)
!2006 = !DILocation(line: 28, column: 3, scope: !1990, inlinedAt: !1991)
!2007 = !DILocation(line: 29, column: 22, scope: !1990, inlinedAt: !1991)
!2008 = !DILocation(line: 29, column: 3, scope: !1990, inlinedAt: !1991)
!2009 = !DILocation(line: 30, column: 24, scope: !1990, inlinedAt: !1991)
!2010 = !DILocation(line: 30, column: 3, scope: !1990, inlinedAt: !1991)
!2011 = !DILocation(line: 31, column: 23, scope: !1990, inlinedAt: !1991)
!2012 = !DILocation(line: 31, column: 3, scope: !1990, inlinedAt: !1991)
!2013 = !DILocation(line: 32, column: 14, scope: !1990, inlinedAt: !1991)
!2014 = !DILocation(line: 32, column: 12, scope: !1990, inlinedAt: !1991)
!2015 = !DILocation(line: 32, column: 18, scope: !1990, inlinedAt: !1991)
!2016 = !DILocation(line: 33, column: 21, scope: !1990, inlinedAt: !1991)
!2017 = !DILocation(line: 33, column: 3, scope: !1990, inlinedAt: !1991)
!2018 = !DILocation(line: 34, column: 3, scope: !1990, inlinedAt: !1991)
!2019 = !DILocation(line: 35, column: 31, scope: !1990, inlinedAt: !1991)
!2020 = !DILocation(line: 36, column: 4, scope: !1990, inlinedAt: !1991)
!2021 = !DILocation(line: 38, column: 32, scope: !1990, inlinedAt: !1991)
!2022 = !DILocation(line: 38, column: 30, scope: !1990, inlinedAt: !1991)
!2023 = !DILocation(line: 38, column: 24, scope: !1990, inlinedAt: !1991)
!2024 = !DILocation(line: 38, column: 3, scope: !1990, inlinedAt: !1991)
!2025 = distinct !DISubprogram(name: "ExchangeUint16", scope: !243, file: !243, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!2026 = !DILocation(line: 78, column: 6, scope: !2025)
!2027 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2028 = !DILocation(line: 79, column: 10, scope: !2025)
!2029 = !DILocation(line: 21, column: 29, scope: !2027, inlinedAt: !2028)
!2030 = !DILocation(line: 21, column: 39, scope: !2027, inlinedAt: !2028)
!2031 = !DILocation(line: 21, column: 49, scope: !2027, inlinedAt: !2028)
!2032 = !DILocation(line: 23, column: 7, scope: !2027, inlinedAt: !2028)
!2033 = !DILocation(line: 22, column: 2, scope: !2027, inlinedAt: !2028)
!2034 = !DILocation(line: 22, column: 8, scope: !2027, inlinedAt: !2028)
!2035 = !DILocation(line: 26, column: 9, scope: !2027, inlinedAt: !2028)
!2036 = !DILocation(line: 27, column: 12, scope: !2027, inlinedAt: !2028)
!2037 = !DILocation(line: 27, column: 10, scope: !2027, inlinedAt: !2028)
!2038 = !DILocation(line: 27, column: 30, scope: !2027, inlinedAt: !2028)
!2039 = !DILocation(line: 28, column: 32, scope: !2027, inlinedAt: !2028)
!2040 = !DILocation(line: 28, column: 34, scope: !2027, inlinedAt: !2028)
!2041 = !DILocation(line: 28, column: 37, scope: !2027, inlinedAt: !2028)
!2042 = !DILocation(line: 28, column: 20, scope: !2027, inlinedAt: !2028)
!2043 = !DILocation(line: 28, column: 3, scope: !2027, inlinedAt: !2028)
!2044 = !DILocation(line: 29, column: 22, scope: !2027, inlinedAt: !2028)
!2045 = !DILocation(line: 29, column: 3, scope: !2027, inlinedAt: !2028)
!2046 = !DILocation(line: 30, column: 24, scope: !2027, inlinedAt: !2028)
!2047 = !DILocation(line: 30, column: 3, scope: !2027, inlinedAt: !2028)
!2048 = !DILocation(line: 31, column: 23, scope: !2027, inlinedAt: !2028)
!2049 = !DILocation(line: 31, column: 3, scope: !2027, inlinedAt: !2028)
!2050 = !DILocation(line: 32, column: 14, scope: !2027, inlinedAt: !2028)
!2051 = !DILocation(line: 32, column: 12, scope: !2027, inlinedAt: !2028)
!2052 = !DILocation(line: 32, column: 18, scope: !2027, inlinedAt: !2028)
!2053 = !DILocation(line: 33, column: 21, scope: !2027, inlinedAt: !2028)
!2054 = !DILocation(line: 33, column: 3, scope: !2027, inlinedAt: !2028)
!2055 = !DILocation(line: 34, column: 3, scope: !2027, inlinedAt: !2028)
!2056 = !DILocation(line: 35, column: 31, scope: !2027, inlinedAt: !2028)
!2057 = !DILocation(line: 36, column: 4, scope: !2027, inlinedAt: !2028)
!2058 = !DILocation(line: 38, column: 32, scope: !2027, inlinedAt: !2028)
!2059 = !DILocation(line: 38, column: 30, scope: !2027, inlinedAt: !2028)
!2060 = !DILocation(line: 38, column: 24, scope: !2027, inlinedAt: !2028)
!2061 = !DILocation(line: 38, column: 3, scope: !2027, inlinedAt: !2028)
!2062 = distinct !DISubprogram(name: "NumbersUint16", scope: !243, file: !243, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!2063 = !DILocation(line: 85, column: 6, scope: !2062)
!2064 = distinct !DISubprogram(name: "groupNumbers", scope: !283, file: !283, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2065 = !DILocation(line: 85, column: 75, scope: !2062)
!2066 = !DILocation(line: 29, column: 20, scope: !2064, inlinedAt: !2065)
!2067 = !DILocation(line: 30, column: 26, scope: !2064, inlinedAt: !2065)
!2068 = !DILocation(line: 30, column: 24, scope: !2064, inlinedAt: !2065)
!2069 = !DILocation(line: 30, column: 46, scope: !2064, inlinedAt: !2065)
!2070 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2071 = !DILocation(line: 30, column: 9, scope: !2064, inlinedAt: !2065)
!2072 = !DILocation(line: 14, column: 11, scope: !2070, inlinedAt: !2071)
!2073 = distinct !DISubprogram(name: "reduceWarp", scope: !293, file: !293, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!2074 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2075 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2076 = !DILocation(line: 16, column: 25, scope: !2070, inlinedAt: !2071)
!2077 = !DILocation(line: 7, column: 15, scope: !2075, inlinedAt: !2076)
!2078 = !DILocation(line: 44, column: 16, scope: !2074, inlinedAt: !2077)
!2079 = !DILocation(line: 65, column: 13, scope: !2073, inlinedAt: !2078)
!2080 = !DILocation(line: 66, column: 7, scope: !2073, inlinedAt: !2078)
!2081 = !DILocation(line: 64, column: 35, scope: !2073, inlinedAt: !2078)
!2082 = !DILocation(line: 67, column: 7, scope: !2073, inlinedAt: !2078)
!2083 = !DILocation(line: 67, column: 35, scope: !2073, inlinedAt: !2078)
!2084 = !DILocation(line: 68, column: 23, scope: !2073, inlinedAt: !2078)
!2085 = !DILocation(line: 7, column: 65, scope: !2075, inlinedAt: !2076)
!2086 = !DILocation(line: 67, column: 40, scope: !2073, inlinedAt: !2078)
!2087 = !DILocation(line: 72, column: 16, scope: !2073, inlinedAt: !2078)
!2088 = !DILocation(line: 73, column: 6, scope: !2073, inlinedAt: !2078)
!2089 = !DILocation(line: 73, column: 36, scope: !2073, inlinedAt: !2078)
!2090 = !DILocation(line: 74, column: 16, scope: !2073, inlinedAt: !2078)
!2091 = !DILocation(line: 75, column: 11, scope: !2073, inlinedAt: !2078)
!2092 = !DILocation(line: 74, column: 3, scope: !2073, inlinedAt: !2078)
!2093 = !DILocation(line: 78, column: 22, scope: !2073, inlinedAt: !2078)
!2094 = !DILocation(line: 78, column: 41, scope: !2073, inlinedAt: !2078)
!2095 = !DILocation(line: 79, column: 9, scope: !2073, inlinedAt: !2078)
!2096 = !DILocation(line: 73, column: 41, scope: !2073, inlinedAt: !2078)
!2097 = !DILocation(line: 82, column: 16, scope: !2073, inlinedAt: !2078)
!2098 = !DILocation(line: 82, column: 2, scope: !2074, inlinedAt: !2077)
!2099 = !DILocation(line: 16, column: 6, scope: !2070, inlinedAt: !2071)
!2100 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2101 = !DILocation(line: 17, column: 33, scope: !2070, inlinedAt: !2071)
!2102 = !DILocation(line: 13, column: 15, scope: !2100, inlinedAt: !2101)
!2103 = !DILocation(line: 44, column: 16, scope: !2074, inlinedAt: !2102)
!2104 = !DILocation(line: 66, column: 7, scope: !2073, inlinedAt: !2103)
!2105 = !DILocation(line: 64, column: 35, scope: !2073, inlinedAt: !2103)
!2106 = !DILocation(line: 67, column: 7, scope: !2073, inlinedAt: !2103)
!2107 = !DILocation(line: 67, column: 35, scope: !2073, inlinedAt: !2103)
!2108 = !DILocation(line: 68, column: 23, scope: !2073, inlinedAt: !2103)
!2109 = !DILocation(line: 13, column: 66, scope: !2100, inlinedAt: !2101)
!2110 = !DILocation(line: 67, column: 40, scope: !2073, inlinedAt: !2103)
!2111 = !DILocation(line: 72, column: 16, scope: !2073, inlinedAt: !2103)
!2112 = !DILocation(line: 73, column: 6, scope: !2073, inlinedAt: !2103)
!2113 = !DILocation(line: 73, column: 36, scope: !2073, inlinedAt: !2103)
!2114 = !DILocation(line: 74, column: 16, scope: !2073, inlinedAt: !2103)
!2115 = !DILocation(line: 75, column: 11, scope: !2073, inlinedAt: !2103)
!2116 = !DILocation(line: 74, column: 3, scope: !2073, inlinedAt: !2103)
!2117 = !DILocation(line: 78, column: 22, scope: !2073, inlinedAt: !2103)
!2118 = !DILocation(line: 78, column: 41, scope: !2073, inlinedAt: !2103)
!2119 = !DILocation(line: 79, column: 9, scope: !2073, inlinedAt: !2103)
!2120 = !DILocation(line: 73, column: 41, scope: !2073, inlinedAt: !2103)
!2121 = !DILocation(line: 82, column: 16, scope: !2073, inlinedAt: !2103)
!2122 = !DILocation(line: 82, column: 2, scope: !2074, inlinedAt: !2102)
!2123 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2124 = !DILocation(line: 17, column: 54, scope: !2070, inlinedAt: !2071)
!2125 = !DILocation(line: 19, column: 15, scope: !2123, inlinedAt: !2124)
!2126 = !DILocation(line: 44, column: 16, scope: !2074, inlinedAt: !2125)
!2127 = !DILocation(line: 66, column: 7, scope: !2073, inlinedAt: !2126)
!2128 = !DILocation(line: 64, column: 35, scope: !2073, inlinedAt: !2126)
!2129 = !DILocation(line: 67, column: 7, scope: !2073, inlinedAt: !2126)
!2130 = !DILocation(line: 67, column: 35, scope: !2073, inlinedAt: !2126)
!2131 = !DILocation(line: 68, column: 23, scope: !2073, inlinedAt: !2126)
!2132 = !DILocation(line: 19, column: 66, scope: !2123, inlinedAt: !2124)
!2133 = !DILocation(line: 67, column: 40, scope: !2073, inlinedAt: !2126)
!2134 = !DILocation(line: 72, column: 16, scope: !2073, inlinedAt: !2126)
!2135 = !DILocation(line: 73, column: 6, scope: !2073, inlinedAt: !2126)
!2136 = !DILocation(line: 73, column: 36, scope: !2073, inlinedAt: !2126)
!2137 = !DILocation(line: 74, column: 16, scope: !2073, inlinedAt: !2126)
!2138 = !DILocation(line: 75, column: 11, scope: !2073, inlinedAt: !2126)
!2139 = !DILocation(line: 74, column: 3, scope: !2073, inlinedAt: !2126)
!2140 = !DILocation(line: 78, column: 22, scope: !2073, inlinedAt: !2126)
!2141 = !DILocation(line: 78, column: 41, scope: !2073, inlinedAt: !2126)
!2142 = !DILocation(line: 79, column: 9, scope: !2073, inlinedAt: !2126)
!2143 = !DILocation(line: 73, column: 41, scope: !2073, inlinedAt: !2126)
!2144 = !DILocation(line: 82, column: 16, scope: !2073, inlinedAt: !2126)
!2145 = !DILocation(line: 82, column: 2, scope: !2074, inlinedAt: !2125)
!2146 = !DILocation(line: 17, column: 6, scope: !2070, inlinedAt: !2071)
!2147 = !DILocation(line: 17, column: 14, scope: !2070, inlinedAt: !2071)
!2148 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2149 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2150 = !DILocation(line: 18, column: 40, scope: !2070, inlinedAt: !2071)
!2151 = !DILocation(line: 6, column: 21, scope: !2149, inlinedAt: !2150)
!2152 = !DILocation(line: 25, column: 16, scope: !2148, inlinedAt: !2151)
!2153 = !DILocation(line: 23, column: 48, scope: !2148, inlinedAt: !2151)
!2154 = !DILocation(line: 26, column: 6, scope: !2148, inlinedAt: !2151)
!2155 = !DILocation(line: 26, column: 24, scope: !2148, inlinedAt: !2151)
!2156 = !DILocation(line: 27, column: 24, scope: !2148, inlinedAt: !2151)
!2157 = !DILocation(line: 27, column: 44, scope: !2148, inlinedAt: !2151)
!2158 = !DILocation(line: 28, column: 4, scope: !2148, inlinedAt: !2151)
!2159 = !DILocation(line: 26, column: 37, scope: !2148, inlinedAt: !2151)
!2160 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2161 = !DILocation(line: 18, column: 68, scope: !2070, inlinedAt: !2071)
!2162 = !DILocation(line: 14, column: 21, scope: !2160, inlinedAt: !2161)
!2163 = !DILocation(line: 23, column: 48, scope: !2148, inlinedAt: !2162)
!2164 = !DILocation(line: 26, column: 6, scope: !2148, inlinedAt: !2162)
!2165 = !DILocation(line: 26, column: 24, scope: !2148, inlinedAt: !2162)
!2166 = !DILocation(line: 27, column: 24, scope: !2148, inlinedAt: !2162)
!2167 = !DILocation(line: 27, column: 44, scope: !2148, inlinedAt: !2162)
!2168 = !DILocation(line: 28, column: 4, scope: !2148, inlinedAt: !2162)
!2169 = !DILocation(line: 26, column: 37, scope: !2148, inlinedAt: !2162)
!2170 = !DILocation(line: 15, column: 20, scope: !2160, inlinedAt: !2161)
!2171 = !DILocation(line: 15, column: 42, scope: !2160, inlinedAt: !2161)
!2172 = !DILocation(line: 18, column: 2, scope: !2070, inlinedAt: !2071)
!2173 = !DILocation(line: 18, column: 6, scope: !2070, inlinedAt: !2071)
!2174 = !DILocation(line: 18, column: 14, scope: !2070, inlinedAt: !2071)
!2175 = !DILocation(line: 19, column: 40, scope: !2070, inlinedAt: !2071)
!2176 = !DILocation(line: 19, column: 42, scope: !2070, inlinedAt: !2071)
!2177 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2178 = !DILocation(line: 19, column: 25, scope: !2070, inlinedAt: !2071)
!2179 = !DILocation(line: 36, column: 10, scope: !2177, inlinedAt: !2178)
!2180 = !DILocation(line: 36, column: 22, scope: !2177, inlinedAt: !2178)
!2181 = !DILocation(line: 37, column: 8, scope: !2177, inlinedAt: !2178)
!2182 = !DILocation(line: 40, column: 17, scope: !2177, inlinedAt: !2178)
!2183 = !DILocation(line: 19, column: 6, scope: !2070, inlinedAt: !2071)
!2184 = !DILocation(line: 31, column: 26, scope: !2064, inlinedAt: !2065)
!2185 = !DILocation(line: 31, column: 48, scope: !2064, inlinedAt: !2065)
!2186 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2187 = !DILocation(line: 31, column: 9, scope: !2064, inlinedAt: !2065)
!2188 = !DILocation(line: 14, column: 11, scope: !2186, inlinedAt: !2187)
!2189 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2190 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2191 = !DILocation(line: 16, column: 25, scope: !2186, inlinedAt: !2187)
!2192 = !DILocation(line: 7, column: 15, scope: !2190, inlinedAt: !2191)
!2193 = !DILocation(line: 44, column: 16, scope: !2189, inlinedAt: !2192)
!2194 = !DILocation(line: 66, column: 7, scope: !2073, inlinedAt: !2193)
!2195 = !DILocation(line: 64, column: 35, scope: !2073, inlinedAt: !2193)
!2196 = !DILocation(line: 67, column: 7, scope: !2073, inlinedAt: !2193)
!2197 = !DILocation(line: 67, column: 35, scope: !2073, inlinedAt: !2193)
!2198 = !DILocation(line: 68, column: 23, scope: !2073, inlinedAt: !2193)
!2199 = !DILocation(line: 7, column: 65, scope: !2190, inlinedAt: !2191)
!2200 = !DILocation(line: 67, column: 40, scope: !2073, inlinedAt: !2193)
!2201 = !DILocation(line: 73, column: 6, scope: !2073, inlinedAt: !2193)
!2202 = !DILocation(line: 73, column: 36, scope: !2073, inlinedAt: !2193)
!2203 = !DILocation(line: 74, column: 16, scope: !2073, inlinedAt: !2193)
!2204 = !DILocation(line: 75, column: 11, scope: !2073, inlinedAt: !2193)
!2205 = !DILocation(line: 74, column: 3, scope: !2073, inlinedAt: !2193)
!2206 = !DILocation(line: 78, column: 22, scope: !2073, inlinedAt: !2193)
!2207 = !DILocation(line: 78, column: 41, scope: !2073, inlinedAt: !2193)
!2208 = !DILocation(line: 79, column: 9, scope: !2073, inlinedAt: !2193)
!2209 = !DILocation(line: 73, column: 41, scope: !2073, inlinedAt: !2193)
!2210 = !DILocation(line: 82, column: 16, scope: !2073, inlinedAt: !2193)
!2211 = !DILocation(line: 82, column: 2, scope: !2189, inlinedAt: !2192)
!2212 = !DILocation(line: 45, column: 14, scope: !2189, inlinedAt: !2192)
!2213 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !2212)
!2214 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !2212)
!2215 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !2212)
!2216 = !DILocation(line: 46, column: 7, scope: !2189, inlinedAt: !2192)
!2217 = !DILocation(line: 49, column: 31, scope: !2189, inlinedAt: !2192)
!2218 = !DILocation(line: 50, column: 10, scope: !2189, inlinedAt: !2192)
!2219 = !DILocation(line: 51, column: 14, scope: !2189, inlinedAt: !2192)
!2220 = !DILocation(line: 52, column: 17, scope: !2189, inlinedAt: !2192)
!2221 = !DILocation(line: 52, column: 8, scope: !2189, inlinedAt: !2192)
!2222 = !DILocation(line: 54, column: 10, scope: !2189, inlinedAt: !2192)
!2223 = !DILocation(line: 55, column: 11, scope: !2189, inlinedAt: !2192)
!2224 = !DILocation(line: 42, column: 50, scope: !2189, inlinedAt: !2192)
!2225 = !DILocation(line: 56, column: 6, scope: !2189, inlinedAt: !2192)
!2226 = !DILocation(line: 56, column: 16, scope: !2189, inlinedAt: !2192)
!2227 = !DILocation(line: 57, column: 17, scope: !2189, inlinedAt: !2192)
!2228 = !DILocation(line: 56, column: 21, scope: !2189, inlinedAt: !2192)
!2229 = !DILocation(line: 16, column: 6, scope: !2186, inlinedAt: !2187)
!2230 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2231 = !DILocation(line: 17, column: 33, scope: !2186, inlinedAt: !2187)
!2232 = !DILocation(line: 13, column: 15, scope: !2230, inlinedAt: !2231)
!2233 = !DILocation(line: 44, column: 16, scope: !2189, inlinedAt: !2232)
!2234 = !DILocation(line: 66, column: 7, scope: !2073, inlinedAt: !2233)
!2235 = !DILocation(line: 64, column: 35, scope: !2073, inlinedAt: !2233)
!2236 = !DILocation(line: 67, column: 7, scope: !2073, inlinedAt: !2233)
!2237 = !DILocation(line: 67, column: 35, scope: !2073, inlinedAt: !2233)
!2238 = !DILocation(line: 68, column: 23, scope: !2073, inlinedAt: !2233)
!2239 = !DILocation(line: 13, column: 66, scope: !2230, inlinedAt: !2231)
!2240 = !DILocation(line: 67, column: 40, scope: !2073, inlinedAt: !2233)
!2241 = !DILocation(line: 73, column: 6, scope: !2073, inlinedAt: !2233)
!2242 = !DILocation(line: 73, column: 36, scope: !2073, inlinedAt: !2233)
!2243 = !DILocation(line: 74, column: 16, scope: !2073, inlinedAt: !2233)
!2244 = !DILocation(line: 75, column: 11, scope: !2073, inlinedAt: !2233)
!2245 = !DILocation(line: 74, column: 3, scope: !2073, inlinedAt: !2233)
!2246 = !DILocation(line: 78, column: 22, scope: !2073, inlinedAt: !2233)
!2247 = !DILocation(line: 78, column: 41, scope: !2073, inlinedAt: !2233)
!2248 = !DILocation(line: 79, column: 9, scope: !2073, inlinedAt: !2233)
!2249 = !DILocation(line: 73, column: 41, scope: !2073, inlinedAt: !2233)
!2250 = !DILocation(line: 82, column: 16, scope: !2073, inlinedAt: !2233)
!2251 = !DILocation(line: 82, column: 2, scope: !2189, inlinedAt: !2232)
!2252 = !DILocation(line: 46, column: 7, scope: !2189, inlinedAt: !2232)
!2253 = !DILocation(line: 49, column: 31, scope: !2189, inlinedAt: !2232)
!2254 = !DILocation(line: 50, column: 10, scope: !2189, inlinedAt: !2232)
!2255 = !DILocation(line: 51, column: 14, scope: !2189, inlinedAt: !2232)
!2256 = !DILocation(line: 52, column: 17, scope: !2189, inlinedAt: !2232)
!2257 = !DILocation(line: 52, column: 8, scope: !2189, inlinedAt: !2232)
!2258 = !DILocation(line: 54, column: 10, scope: !2189, inlinedAt: !2232)
!2259 = !DILocation(line: 55, column: 11, scope: !2189, inlinedAt: !2232)
!2260 = !DILocation(line: 42, column: 50, scope: !2189, inlinedAt: !2232)
!2261 = !DILocation(line: 56, column: 6, scope: !2189, inlinedAt: !2232)
!2262 = !DILocation(line: 56, column: 16, scope: !2189, inlinedAt: !2232)
!2263 = !DILocation(line: 57, column: 17, scope: !2189, inlinedAt: !2232)
!2264 = !DILocation(line: 56, column: 21, scope: !2189, inlinedAt: !2232)
!2265 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2266 = !DILocation(line: 17, column: 54, scope: !2186, inlinedAt: !2187)
!2267 = !DILocation(line: 19, column: 15, scope: !2265, inlinedAt: !2266)
!2268 = !DILocation(line: 44, column: 16, scope: !2189, inlinedAt: !2267)
!2269 = !DILocation(line: 66, column: 7, scope: !2073, inlinedAt: !2268)
!2270 = !DILocation(line: 64, column: 35, scope: !2073, inlinedAt: !2268)
!2271 = !DILocation(line: 67, column: 7, scope: !2073, inlinedAt: !2268)
!2272 = !DILocation(line: 67, column: 35, scope: !2073, inlinedAt: !2268)
!2273 = !DILocation(line: 68, column: 23, scope: !2073, inlinedAt: !2268)
!2274 = !DILocation(line: 19, column: 66, scope: !2265, inlinedAt: !2266)
!2275 = !DILocation(line: 67, column: 40, scope: !2073, inlinedAt: !2268)
!2276 = !DILocation(line: 73, column: 6, scope: !2073, inlinedAt: !2268)
!2277 = !DILocation(line: 73, column: 36, scope: !2073, inlinedAt: !2268)
!2278 = !DILocation(line: 74, column: 16, scope: !2073, inlinedAt: !2268)
!2279 = !DILocation(line: 75, column: 11, scope: !2073, inlinedAt: !2268)
!2280 = !DILocation(line: 74, column: 3, scope: !2073, inlinedAt: !2268)
!2281 = !DILocation(line: 78, column: 22, scope: !2073, inlinedAt: !2268)
!2282 = !DILocation(line: 78, column: 41, scope: !2073, inlinedAt: !2268)
!2283 = !DILocation(line: 79, column: 9, scope: !2073, inlinedAt: !2268)
!2284 = !DILocation(line: 73, column: 41, scope: !2073, inlinedAt: !2268)
!2285 = !DILocation(line: 82, column: 16, scope: !2073, inlinedAt: !2268)
!2286 = !DILocation(line: 82, column: 2, scope: !2189, inlinedAt: !2267)
!2287 = !DILocation(line: 46, column: 7, scope: !2189, inlinedAt: !2267)
!2288 = !DILocation(line: 49, column: 31, scope: !2189, inlinedAt: !2267)
!2289 = !DILocation(line: 50, column: 10, scope: !2189, inlinedAt: !2267)
!2290 = !DILocation(line: 51, column: 14, scope: !2189, inlinedAt: !2267)
!2291 = !DILocation(line: 52, column: 17, scope: !2189, inlinedAt: !2267)
!2292 = !DILocation(line: 52, column: 8, scope: !2189, inlinedAt: !2267)
!2293 = !DILocation(line: 54, column: 10, scope: !2189, inlinedAt: !2267)
!2294 = !DILocation(line: 55, column: 11, scope: !2189, inlinedAt: !2267)
!2295 = !DILocation(line: 42, column: 50, scope: !2189, inlinedAt: !2267)
!2296 = !DILocation(line: 56, column: 6, scope: !2189, inlinedAt: !2267)
!2297 = !DILocation(line: 56, column: 16, scope: !2189, inlinedAt: !2267)
!2298 = !DILocation(line: 57, column: 17, scope: !2189, inlinedAt: !2267)
!2299 = !DILocation(line: 56, column: 21, scope: !2189, inlinedAt: !2267)
!2300 = !DILocation(line: 17, column: 6, scope: !2186, inlinedAt: !2187)
!2301 = !DILocation(line: 17, column: 14, scope: !2186, inlinedAt: !2187)
!2302 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2303 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2304 = !DILocation(line: 18, column: 40, scope: !2186, inlinedAt: !2187)
!2305 = !DILocation(line: 6, column: 21, scope: !2303, inlinedAt: !2304)
!2306 = !DILocation(line: 25, column: 16, scope: !2302, inlinedAt: !2305)
!2307 = !DILocation(line: 23, column: 48, scope: !2302, inlinedAt: !2305)
!2308 = !DILocation(line: 26, column: 6, scope: !2302, inlinedAt: !2305)
!2309 = !DILocation(line: 26, column: 24, scope: !2302, inlinedAt: !2305)
!2310 = !DILocation(line: 27, column: 24, scope: !2302, inlinedAt: !2305)
!2311 = !DILocation(line: 27, column: 44, scope: !2302, inlinedAt: !2305)
!2312 = !DILocation(line: 28, column: 4, scope: !2302, inlinedAt: !2305)
!2313 = !DILocation(line: 26, column: 37, scope: !2302, inlinedAt: !2305)
!2314 = !DILocation(line: 31, column: 15, scope: !2302, inlinedAt: !2305)
!2315 = !DILocation(line: 34, column: 32, scope: !2302, inlinedAt: !2305)
!2316 = !DILocation(line: 35, column: 19, scope: !2302, inlinedAt: !2305)
!2317 = !DILocation(line: 36, column: 10, scope: !2302, inlinedAt: !2305)
!2318 = !DILocation(line: 37, column: 21, scope: !2302, inlinedAt: !2305)
!2319 = !DILocation(line: 37, column: 10, scope: !2302, inlinedAt: !2305)
!2320 = !DILocation(line: 38, column: 9, scope: !2302, inlinedAt: !2305)
!2321 = !DILocation(line: 40, column: 10, scope: !2302, inlinedAt: !2305)
!2322 = !DILocation(line: 23, column: 59, scope: !2302, inlinedAt: !2305)
!2323 = !DILocation(line: 42, column: 19, scope: !2302, inlinedAt: !2305)
!2324 = !DILocation(line: 42, column: 3, scope: !2302, inlinedAt: !2305)
!2325 = !DILocation(line: 44, column: 2, scope: !2303, inlinedAt: !2304)
!2326 = !DILocation(line: 7, column: 16, scope: !2303, inlinedAt: !2304)
!2327 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2328 = !DILocation(line: 18, column: 68, scope: !2186, inlinedAt: !2187)
!2329 = !DILocation(line: 14, column: 21, scope: !2327, inlinedAt: !2328)
!2330 = !DILocation(line: 25, column: 16, scope: !2302, inlinedAt: !2329)
!2331 = !DILocation(line: 23, column: 48, scope: !2302, inlinedAt: !2329)
!2332 = !DILocation(line: 26, column: 6, scope: !2302, inlinedAt: !2329)
!2333 = !DILocation(line: 26, column: 24, scope: !2302, inlinedAt: !2329)
!2334 = !DILocation(line: 27, column: 24, scope: !2302, inlinedAt: !2329)
!2335 = !DILocation(line: 27, column: 44, scope: !2302, inlinedAt: !2329)
!2336 = !DILocation(line: 28, column: 4, scope: !2302, inlinedAt: !2329)
!2337 = !DILocation(line: 26, column: 37, scope: !2302, inlinedAt: !2329)
!2338 = !DILocation(line: 31, column: 15, scope: !2302, inlinedAt: !2329)
!2339 = !DILocation(line: 34, column: 32, scope: !2302, inlinedAt: !2329)
!2340 = !DILocation(line: 35, column: 19, scope: !2302, inlinedAt: !2329)
!2341 = !DILocation(line: 36, column: 10, scope: !2302, inlinedAt: !2329)
!2342 = !DILocation(line: 37, column: 21, scope: !2302, inlinedAt: !2329)
!2343 = !DILocation(line: 37, column: 10, scope: !2302, inlinedAt: !2329)
!2344 = !DILocation(line: 38, column: 9, scope: !2302, inlinedAt: !2329)
!2345 = !DILocation(line: 40, column: 10, scope: !2302, inlinedAt: !2329)
!2346 = !DILocation(line: 23, column: 59, scope: !2302, inlinedAt: !2329)
!2347 = !DILocation(line: 42, column: 19, scope: !2302, inlinedAt: !2329)
!2348 = !DILocation(line: 42, column: 3, scope: !2302, inlinedAt: !2329)
!2349 = !DILocation(line: 44, column: 2, scope: !2327, inlinedAt: !2328)
!2350 = !DILocation(line: 15, column: 20, scope: !2327, inlinedAt: !2328)
!2351 = !DILocation(line: 15, column: 42, scope: !2327, inlinedAt: !2328)
!2352 = !DILocation(line: 18, column: 16, scope: !2327, inlinedAt: !2328)
!2353 = !DILocation(line: 18, column: 2, scope: !2186, inlinedAt: !2187)
!2354 = !DILocation(line: 18, column: 6, scope: !2186, inlinedAt: !2187)
!2355 = !DILocation(line: 18, column: 14, scope: !2186, inlinedAt: !2187)
!2356 = !DILocation(line: 19, column: 40, scope: !2186, inlinedAt: !2187)
!2357 = !DILocation(line: 19, column: 42, scope: !2186, inlinedAt: !2187)
!2358 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2359 = !DILocation(line: 19, column: 25, scope: !2186, inlinedAt: !2187)
!2360 = !DILocation(line: 36, column: 22, scope: !2358, inlinedAt: !2359)
!2361 = !DILocation(line: 37, column: 8, scope: !2358, inlinedAt: !2359)
!2362 = !DILocation(line: 39, column: 15, scope: !2358, inlinedAt: !2359)
!2363 = !DILocation(line: 40, column: 17, scope: !2358, inlinedAt: !2359)
!2364 = !DILocation(line: 40, column: 3, scope: !2186, inlinedAt: !2187)
!2365 = !DILocation(line: 42, column: 16, scope: !2358, inlinedAt: !2359)
!2366 = !DILocation(line: 43, column: 10, scope: !2358, inlinedAt: !2359)
!2367 = !DILocation(line: 44, column: 14, scope: !2358, inlinedAt: !2359)
!2368 = !DILocation(line: 45, column: 3, scope: !2358, inlinedAt: !2359)
!2369 = !DILocation(line: 47, column: 10, scope: !2358, inlinedAt: !2359)
!2370 = !DILocation(line: 48, column: 9, scope: !2358, inlinedAt: !2359)
!2371 = !DILocation(line: 48, column: 2, scope: !2186, inlinedAt: !2187)
!2372 = !DILocation(line: 19, column: 6, scope: !2186, inlinedAt: !2187)
!2373 = distinct !DISubprogram(name: "IntegersUint16", scope: !243, file: !243, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!2374 = !DILocation(line: 90, column: 6, scope: !2373)
!2375 = distinct !DISubprogram(name: "groupIntegers", scope: !283, file: !283, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2376 = !DILocation(line: 90, column: 77, scope: !2373)
!2377 = !DILocation(line: 35, column: 20, scope: !2375, inlinedAt: !2376)
!2378 = !DILocation(line: 36, column: 27, scope: !2375, inlinedAt: !2376)
!2379 = !DILocation(line: 36, column: 25, scope: !2375, inlinedAt: !2376)
!2380 = !DILocation(line: 36, column: 48, scope: !2375, inlinedAt: !2376)
!2381 = distinct !DISubprogram(name: "integers", scope: !283, file: !283, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2382 = !DILocation(line: 36, column: 10, scope: !2375, inlinedAt: !2376)
!2383 = !DILocation(line: 24, column: 11, scope: !2381, inlinedAt: !2382)
!2384 = distinct !DISubprogram(name: "ReduceAnd", scope: !293, file: !293, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2385 = !DILocation(line: 25, column: 40, scope: !2381, inlinedAt: !2382)
!2386 = !DILocation(line: 25, column: 15, scope: !2384, inlinedAt: !2385)
!2387 = !DILocation(line: 44, column: 16, scope: !2074, inlinedAt: !2386)
!2388 = !DILocation(line: 65, column: 13, scope: !2073, inlinedAt: !2387)
!2389 = !DILocation(line: 66, column: 7, scope: !2073, inlinedAt: !2387)
!2390 = !DILocation(line: 64, column: 35, scope: !2073, inlinedAt: !2387)
!2391 = !DILocation(line: 67, column: 7, scope: !2073, inlinedAt: !2387)
!2392 = !DILocation(line: 67, column: 35, scope: !2073, inlinedAt: !2387)
!2393 = !DILocation(line: 68, column: 23, scope: !2073, inlinedAt: !2387)
!2394 = !DILocation(line: 25, column: 65, scope: !2384, inlinedAt: !2385)
!2395 = !DILocation(line: 67, column: 40, scope: !2073, inlinedAt: !2387)
!2396 = !DILocation(line: 72, column: 16, scope: !2073, inlinedAt: !2387)
!2397 = !DILocation(line: 73, column: 6, scope: !2073, inlinedAt: !2387)
!2398 = !DILocation(line: 73, column: 36, scope: !2073, inlinedAt: !2387)
!2399 = !DILocation(line: 74, column: 16, scope: !2073, inlinedAt: !2387)
!2400 = !DILocation(line: 75, column: 11, scope: !2073, inlinedAt: !2387)
!2401 = !DILocation(line: 74, column: 3, scope: !2073, inlinedAt: !2387)
!2402 = !DILocation(line: 78, column: 22, scope: !2073, inlinedAt: !2387)
!2403 = !DILocation(line: 78, column: 41, scope: !2073, inlinedAt: !2387)
!2404 = !DILocation(line: 79, column: 9, scope: !2073, inlinedAt: !2387)
!2405 = !DILocation(line: 73, column: 41, scope: !2073, inlinedAt: !2387)
!2406 = !DILocation(line: 82, column: 16, scope: !2073, inlinedAt: !2387)
!2407 = !DILocation(line: 82, column: 2, scope: !2074, inlinedAt: !2386)
!2408 = distinct !DISubprogram(name: "ReduceOr", scope: !293, file: !293, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2409 = !DILocation(line: 25, column: 60, scope: !2381, inlinedAt: !2382)
!2410 = !DILocation(line: 30, column: 15, scope: !2408, inlinedAt: !2409)
!2411 = !DILocation(line: 44, column: 16, scope: !2074, inlinedAt: !2410)
!2412 = !DILocation(line: 66, column: 7, scope: !2073, inlinedAt: !2411)
!2413 = !DILocation(line: 64, column: 35, scope: !2073, inlinedAt: !2411)
!2414 = !DILocation(line: 67, column: 7, scope: !2073, inlinedAt: !2411)
!2415 = !DILocation(line: 67, column: 35, scope: !2073, inlinedAt: !2411)
!2416 = !DILocation(line: 68, column: 23, scope: !2073, inlinedAt: !2411)
!2417 = !DILocation(line: 30, column: 64, scope: !2408, inlinedAt: !2409)
!2418 = !DILocation(line: 67, column: 40, scope: !2073, inlinedAt: !2411)
!2419 = !DILocation(line: 72, column: 16, scope: !2073, inlinedAt: !2411)
!2420 = !DILocation(line: 73, column: 6, scope: !2073, inlinedAt: !2411)
!2421 = !DILocation(line: 73, column: 36, scope: !2073, inlinedAt: !2411)
!2422 = !DILocation(line: 74, column: 16, scope: !2073, inlinedAt: !2411)
!2423 = !DILocation(line: 75, column: 11, scope: !2073, inlinedAt: !2411)
!2424 = !DILocation(line: 74, column: 3, scope: !2073, inlinedAt: !2411)
!2425 = !DILocation(line: 78, column: 22, scope: !2073, inlinedAt: !2411)
!2426 = !DILocation(line: 78, column: 41, scope: !2073, inlinedAt: !2411)
!2427 = !DILocation(line: 79, column: 9, scope: !2073, inlinedAt: !2411)
!2428 = !DILocation(line: 73, column: 41, scope: !2073, inlinedAt: !2411)
!2429 = !DILocation(line: 82, column: 16, scope: !2073, inlinedAt: !2411)
!2430 = !DILocation(line: 82, column: 2, scope: !2074, inlinedAt: !2410)
!2431 = distinct !DISubprogram(name: "ReduceXor", scope: !293, file: !293, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2432 = !DILocation(line: 25, column: 81, scope: !2381, inlinedAt: !2382)
!2433 = !DILocation(line: 36, column: 15, scope: !2431, inlinedAt: !2432)
!2434 = !DILocation(line: 44, column: 16, scope: !2074, inlinedAt: !2433)
!2435 = !DILocation(line: 66, column: 7, scope: !2073, inlinedAt: !2434)
!2436 = !DILocation(line: 64, column: 35, scope: !2073, inlinedAt: !2434)
!2437 = !DILocation(line: 67, column: 7, scope: !2073, inlinedAt: !2434)
!2438 = !DILocation(line: 67, column: 35, scope: !2073, inlinedAt: !2434)
!2439 = !DILocation(line: 68, column: 23, scope: !2073, inlinedAt: !2434)
!2440 = !DILocation(line: 36, column: 65, scope: !2431, inlinedAt: !2432)
!2441 = !DILocation(line: 67, column: 40, scope: !2073, inlinedAt: !2434)
!2442 = !DILocation(line: 72, column: 16, scope: !2073, inlinedAt: !2434)
!2443 = !DILocation(line: 73, column: 6, scope: !2073, inlinedAt: !2434)
!2444 = !DILocation(line: 73, column: 36, scope: !2073, inlinedAt: !2434)
!2445 = !DILocation(line: 74, column: 16, scope: !2073, inlinedAt: !2434)
!2446 = !DILocation(line: 75, column: 11, scope: !2073, inlinedAt: !2434)
!2447 = !DILocation(line: 74, column: 3, scope: !2073, inlinedAt: !2434)
!2448 = !DILocation(line: 78, column: 22, scope: !2073, inlinedAt: !2434)
!2449 = !DILocation(line: 78, column: 41, scope: !2073, inlinedAt: !2434)
!2450 = !DILocation(line: 79, column: 9, scope: !2073, inlinedAt: !2434)
!2451 = !DILocation(line: 73, column: 41, scope: !2073, inlinedAt: !2434)
!2452 = !DILocation(line: 82, column: 16, scope: !2073, inlinedAt: !2434)
!2453 = !DILocation(line: 82, column: 2, scope: !2074, inlinedAt: !2433)
!2454 = !DILocation(line: 25, column: 5, scope: !2381, inlinedAt: !2382)
!2455 = !DILocation(line: 25, column: 13, scope: !2381, inlinedAt: !2382)
!2456 = !DILocation(line: 25, column: 21, scope: !2381, inlinedAt: !2382)
!2457 = !DILocation(line: 37, column: 27, scope: !2375, inlinedAt: !2376)
!2458 = !DILocation(line: 37, column: 50, scope: !2375, inlinedAt: !2376)
!2459 = distinct !DISubprogram(name: "integers", scope: !283, file: !283, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2460 = !DILocation(line: 37, column: 10, scope: !2375, inlinedAt: !2376)
!2461 = !DILocation(line: 24, column: 11, scope: !2459, inlinedAt: !2460)
!2462 = distinct !DISubprogram(name: "ReduceAnd", scope: !293, file: !293, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2463 = !DILocation(line: 25, column: 40, scope: !2459, inlinedAt: !2460)
!2464 = !DILocation(line: 25, column: 15, scope: !2462, inlinedAt: !2463)
!2465 = !DILocation(line: 44, column: 16, scope: !2189, inlinedAt: !2464)
!2466 = !DILocation(line: 66, column: 7, scope: !2073, inlinedAt: !2465)
!2467 = !DILocation(line: 64, column: 35, scope: !2073, inlinedAt: !2465)
!2468 = !DILocation(line: 67, column: 7, scope: !2073, inlinedAt: !2465)
!2469 = !DILocation(line: 67, column: 35, scope: !2073, inlinedAt: !2465)
!2470 = !DILocation(line: 68, column: 23, scope: !2073, inlinedAt: !2465)
!2471 = !DILocation(line: 25, column: 65, scope: !2462, inlinedAt: !2463)
!2472 = !DILocation(line: 67, column: 40, scope: !2073, inlinedAt: !2465)
!2473 = !DILocation(line: 72, column: 16, scope: !2073, inlinedAt: !2465)
!2474 = !DILocation(line: 73, column: 6, scope: !2073, inlinedAt: !2465)
!2475 = !DILocation(line: 73, column: 36, scope: !2073, inlinedAt: !2465)
!2476 = !DILocation(line: 74, column: 16, scope: !2073, inlinedAt: !2465)
!2477 = !DILocation(line: 75, column: 11, scope: !2073, inlinedAt: !2465)
!2478 = !DILocation(line: 74, column: 3, scope: !2073, inlinedAt: !2465)
!2479 = !DILocation(line: 78, column: 22, scope: !2073, inlinedAt: !2465)
!2480 = !DILocation(line: 78, column: 41, scope: !2073, inlinedAt: !2465)
!2481 = !DILocation(line: 79, column: 9, scope: !2073, inlinedAt: !2465)
!2482 = !DILocation(line: 73, column: 41, scope: !2073, inlinedAt: !2465)
!2483 = !DILocation(line: 82, column: 16, scope: !2073, inlinedAt: !2465)
!2484 = !DILocation(line: 82, column: 2, scope: !2189, inlinedAt: !2464)
!2485 = !DILocation(line: 45, column: 14, scope: !2189, inlinedAt: !2464)
!2486 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !2485)
!2487 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !2485)
!2488 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !2485)
!2489 = !DILocation(line: 46, column: 7, scope: !2189, inlinedAt: !2464)
!2490 = !DILocation(line: 49, column: 31, scope: !2189, inlinedAt: !2464)
!2491 = !DILocation(line: 50, column: 10, scope: !2189, inlinedAt: !2464)
!2492 = !DILocation(line: 51, column: 11, scope: !2189, inlinedAt: !2464)
!2493 = !DILocation(line: 51, column: 14, scope: !2189, inlinedAt: !2464)
!2494 = !DILocation(line: 52, column: 17, scope: !2189, inlinedAt: !2464)
!2495 = !DILocation(line: 52, column: 8, scope: !2189, inlinedAt: !2464)
!2496 = !DILocation(line: 54, column: 10, scope: !2189, inlinedAt: !2464)
!2497 = !DILocation(line: 55, column: 11, scope: !2189, inlinedAt: !2464)
!2498 = !DILocation(line: 42, column: 50, scope: !2189, inlinedAt: !2464)
!2499 = !DILocation(line: 56, column: 6, scope: !2189, inlinedAt: !2464)
!2500 = !DILocation(line: 56, column: 16, scope: !2189, inlinedAt: !2464)
!2501 = !DILocation(line: 57, column: 17, scope: !2189, inlinedAt: !2464)
!2502 = !DILocation(line: 56, column: 21, scope: !2189, inlinedAt: !2464)
!2503 = distinct !DISubprogram(name: "ReduceOr", scope: !293, file: !293, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2504 = !DILocation(line: 25, column: 60, scope: !2459, inlinedAt: !2460)
!2505 = !DILocation(line: 30, column: 15, scope: !2503, inlinedAt: !2504)
!2506 = !DILocation(line: 44, column: 16, scope: !2189, inlinedAt: !2505)
!2507 = !DILocation(line: 66, column: 7, scope: !2073, inlinedAt: !2506)
!2508 = !DILocation(line: 64, column: 35, scope: !2073, inlinedAt: !2506)
!2509 = !DILocation(line: 67, column: 7, scope: !2073, inlinedAt: !2506)
!2510 = !DILocation(line: 67, column: 35, scope: !2073, inlinedAt: !2506)
!2511 = !DILocation(line: 68, column: 23, scope: !2073, inlinedAt: !2506)
!2512 = !DILocation(line: 30, column: 64, scope: !2503, inlinedAt: !2504)
!2513 = !DILocation(line: 67, column: 40, scope: !2073, inlinedAt: !2506)
!2514 = !DILocation(line: 72, column: 16, scope: !2073, inlinedAt: !2506)
!2515 = !DILocation(line: 73, column: 6, scope: !2073, inlinedAt: !2506)
!2516 = !DILocation(line: 73, column: 36, scope: !2073, inlinedAt: !2506)
!2517 = !DILocation(line: 74, column: 16, scope: !2073, inlinedAt: !2506)
!2518 = !DILocation(line: 75, column: 11, scope: !2073, inlinedAt: !2506)
!2519 = !DILocation(line: 74, column: 3, scope: !2073, inlinedAt: !2506)
!2520 = !DILocation(line: 78, column: 22, scope: !2073, inlinedAt: !2506)
!2521 = !DILocation(line: 78, column: 41, scope: !2073, inlinedAt: !2506)
!2522 = !DILocation(line: 79, column: 9, scope: !2073, inlinedAt: !2506)
!2523 = !DILocation(line: 73, column: 41, scope: !2073, inlinedAt: !2506)
!2524 = !DILocation(line: 82, column: 16, scope: !2073, inlinedAt: !2506)
!2525 = !DILocation(line: 82, column: 2, scope: !2189, inlinedAt: !2505)
!2526 = !DILocation(line: 46, column: 7, scope: !2189, inlinedAt: !2505)
!2527 = !DILocation(line: 49, column: 31, scope: !2189, inlinedAt: !2505)
!2528 = !DILocation(line: 50, column: 10, scope: !2189, inlinedAt: !2505)
!2529 = !DILocation(line: 51, column: 11, scope: !2189, inlinedAt: !2505)
!2530 = !DILocation(line: 51, column: 14, scope: !2189, inlinedAt: !2505)
!2531 = !DILocation(line: 52, column: 17, scope: !2189, inlinedAt: !2505)
!2532 = !DILocation(line: 52, column: 8, scope: !2189, inlinedAt: !2505)
!2533 = !DILocation(line: 54, column: 10, scope: !2189, inlinedAt: !2505)
!2534 = !DILocation(line: 55, column: 11, scope: !2189, inlinedAt: !2505)
!2535 = !DILocation(line: 42, column: 50, scope: !2189, inlinedAt: !2505)
!2536 = !DILocation(line: 56, column: 6, scope: !2189, inlinedAt: !2505)
!2537 = !DILocation(line: 56, column: 16, scope: !2189, inlinedAt: !2505)
!2538 = !DILocation(line: 57, column: 17, scope: !2189, inlinedAt: !2505)
!2539 = !DILocation(line: 56, column: 21, scope: !2189, inlinedAt: !2505)
!2540 = distinct !DISubprogram(name: "ReduceXor", scope: !293, file: !293, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2541 = !DILocation(line: 25, column: 81, scope: !2459, inlinedAt: !2460)
!2542 = !DILocation(line: 36, column: 15, scope: !2540, inlinedAt: !2541)
!2543 = !DILocation(line: 44, column: 16, scope: !2189, inlinedAt: !2542)
!2544 = !DILocation(line: 66, column: 7, scope: !2073, inlinedAt: !2543)
!2545 = !DILocation(line: 64, column: 35, scope: !2073, inlinedAt: !2543)
!2546 = !DILocation(line: 67, column: 7, scope: !2073, inlinedAt: !2543)
!2547 = !DILocation(line: 67, column: 35, scope: !2073, inlinedAt: !2543)
!2548 = !DILocation(line: 68, column: 23, scope: !2073, inlinedAt: !2543)
!2549 = !DILocation(line: 36, column: 65, scope: !2540, inlinedAt: !2541)
!2550 = !DILocation(line: 67, column: 40, scope: !2073, inlinedAt: !2543)
!2551 = !DILocation(line: 72, column: 16, scope: !2073, inlinedAt: !2543)
!2552 = !DILocation(line: 73, column: 6, scope: !2073, inlinedAt: !2543)
!2553 = !DILocation(line: 73, column: 36, scope: !2073, inlinedAt: !2543)
!2554 = !DILocation(line: 74, column: 16, scope: !2073, inlinedAt: !2543)
!2555 = !DILocation(line: 75, column: 11, scope: !2073, inlinedAt: !2543)
!2556 = !DILocation(line: 74, column: 3, scope: !2073, inlinedAt: !2543)
!2557 = !DILocation(line: 78, column: 22, scope: !2073, inlinedAt: !2543)
!2558 = !DILocation(line: 78, column: 41, scope: !2073, inlinedAt: !2543)
!2559 = !DILocation(line: 79, column: 9, scope: !2073, inlinedAt: !2543)
!2560 = !DILocation(line: 73, column: 41, scope: !2073, inlinedAt: !2543)
!2561 = !DILocation(line: 82, column: 16, scope: !2073, inlinedAt: !2543)
!2562 = !DILocation(line: 82, column: 2, scope: !2189, inlinedAt: !2542)
!2563 = !DILocation(line: 46, column: 7, scope: !2189, inlinedAt: !2542)
!2564 = !DILocation(line: 49, column: 31, scope: !2189, inlinedAt: !2542)
!2565 = !DILocation(line: 50, column: 10, scope: !2189, inlinedAt: !2542)
!2566 = !DILocation(line: 51, column: 11, scope: !2189, inlinedAt: !2542)
!2567 = !DILocation(line: 51, column: 14, scope: !2189, inlinedAt: !2542)
!2568 = !DILocation(line: 52, column: 17, scope: !2189, inlinedAt: !2542)
!2569 = !DILocation(line: 52, column: 8, scope: !2189, inlinedAt: !2542)
!2570 = !DILocation(line: 54, column: 10, scope: !2189, inlinedAt: !2542)
!2571 = !DILocation(line: 55, column: 11, scope: !2189, inlinedAt: !2542)
!2572 = !DILocation(line: 42, column: 50, scope: !2189, inlinedAt: !2542)
!2573 = !DILocation(line: 56, column: 6, scope: !2189, inlinedAt: !2542)
!2574 = !DILocation(line: 56, column: 16, scope: !2189, inlinedAt: !2542)
!2575 = !DILocation(line: 57, column: 17, scope: !2189, inlinedAt: !2542)
!2576 = !DILocation(line: 56, column: 21, scope: !2189, inlinedAt: !2542)
!2577 = !DILocation(line: 25, column: 5, scope: !2459, inlinedAt: !2460)
!2578 = !DILocation(line: 25, column: 13, scope: !2459, inlinedAt: !2460)
!2579 = !DILocation(line: 25, column: 21, scope: !2459, inlinedAt: !2460)
!2580 = distinct !DISubprogram(name: "ExchangeUint32", scope: !243, file: !243, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!2581 = !DILocation(line: 95, column: 6, scope: !2580)
!2582 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2583 = !DILocation(line: 96, column: 10, scope: !2580)
!2584 = !DILocation(line: 21, column: 29, scope: !2582, inlinedAt: !2583)
!2585 = !DILocation(line: 21, column: 39, scope: !2582, inlinedAt: !2583)
!2586 = !DILocation(line: 21, column: 49, scope: !2582, inlinedAt: !2583)
!2587 = !DILocation(line: 23, column: 7, scope: !2582, inlinedAt: !2583)
!2588 = !DILocation(line: 22, column: 2, scope: !2582, inlinedAt: !2583)
!2589 = !DILocation(line: 22, column: 8, scope: !2582, inlinedAt: !2583)
!2590 = !DILocation(line: 26, column: 9, scope: !2582, inlinedAt: !2583)
!2591 = !DILocation(line: 27, column: 12, scope: !2582, inlinedAt: !2583)
!2592 = !DILocation(line: 27, column: 10, scope: !2582, inlinedAt: !2583)
!2593 = !DILocation(line: 27, column: 30, scope: !2582, inlinedAt: !2583)
!2594 = !DILocation(line: 28, column: 32, scope: !2582, inlinedAt: !2583)
!2595 = !DILocation(line: 28, column: 34, scope: !2582, inlinedAt: !2583)
!2596 = !DILocation(line: 28, column: 37, scope: !2582, inlinedAt: !2583)
!2597 = !DILocation(line: 28, column: 20, scope: !2582, inlinedAt: !2583)
!2598 = !DILocation(line: 28, column: 3, scope: !2582, inlinedAt: !2583)
!2599 = !DILocation(line: 29, column: 22, scope: !2582, inlinedAt: !2583)
!2600 = !DILocation(line: 29, column: 3, scope: !2582, inlinedAt: !2583)
!2601 = !DILocation(line: 30, column: 24, scope: !2582, inlinedAt: !2583)
!2602 = !DILocation(line: 30, column: 3, scope: !2582, inlinedAt: !2583)
!2603 = !DILocation(line: 31, column: 23, scope: !2582, inlinedAt: !2583)
!2604 = !DILocation(line: 31, column: 3, scope: !2582, inlinedAt: !2583)
!2605 = !DILocation(line: 32, column: 14, scope: !2582, inlinedAt: !2583)
!2606 = !DILocation(line: 32, column: 12, scope: !2582, inlinedAt: !2583)
!2607 = !DILocation(line: 32, column: 18, scope: !2582, inlinedAt: !2583)
!2608 = !DILocation(line: 33, column: 21, scope: !2582, inlinedAt: !2583)
!2609 = !DILocation(line: 33, column: 3, scope: !2582, inlinedAt: !2583)
!2610 = !DILocation(line: 34, column: 3, scope: !2582, inlinedAt: !2583)
!2611 = !DILocation(line: 35, column: 31, scope: !2582, inlinedAt: !2583)
!2612 = !DILocation(line: 36, column: 4, scope: !2582, inlinedAt: !2583)
!2613 = !DILocation(line: 38, column: 32, scope: !2582, inlinedAt: !2583)
!2614 = !DILocation(line: 38, column: 30, scope: !2582, inlinedAt: !2583)
!2615 = !DILocation(line: 38, column: 24, scope: !2582, inlinedAt: !2583)
!2616 = !DILocation(line: 38, column: 3, scope: !2582, inlinedAt: !2583)
!2617 = distinct !DISubprogram(name: "NumbersUint32", scope: !243, file: !243, line: 102, type: !4, isDefinition: true, scopeLine: 102, isOptimized: true, unit: !2)
!2618 = !DILocation(line: 102, column: 6, scope: !2617)
!2619 = distinct !DISubprogram(name: "groupNumbers", scope: !283, file: !283, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2620 = !DILocation(line: 102, column: 75, scope: !2617)
!2621 = !DILocation(line: 29, column: 20, scope: !2619, inlinedAt: !2620)
!2622 = !DILocation(line: 30, column: 26, scope: !2619, inlinedAt: !2620)
!2623 = !DILocation(line: 30, column: 24, scope: !2619, inlinedAt: !2620)
!2624 = !DILocation(line: 30, column: 46, scope: !2619, inlinedAt: !2620)
!2625 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2626 = !DILocation(line: 30, column: 9, scope: !2619, inlinedAt: !2620)
!2627 = !DILocation(line: 14, column: 11, scope: !2625, inlinedAt: !2626)
!2628 = distinct !DISubprogram(name: "reduceWarp", scope: !293, file: !293, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!2629 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2630 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2631 = !DILocation(line: 16, column: 25, scope: !2625, inlinedAt: !2626)
!2632 = !DILocation(line: 7, column: 15, scope: !2630, inlinedAt: !2631)
!2633 = !DILocation(line: 44, column: 16, scope: !2629, inlinedAt: !2632)
!2634 = !DILocation(line: 65, column: 13, scope: !2628, inlinedAt: !2633)
!2635 = !DILocation(line: 66, column: 7, scope: !2628, inlinedAt: !2633)
!2636 = !DILocation(line: 64, column: 35, scope: !2628, inlinedAt: !2633)
!2637 = !DILocation(line: 67, column: 7, scope: !2628, inlinedAt: !2633)
!2638 = !DILocation(line: 67, column: 35, scope: !2628, inlinedAt: !2633)
!2639 = !DILocation(line: 68, column: 23, scope: !2628, inlinedAt: !2633)
!2640 = !DILocation(line: 7, column: 65, scope: !2630, inlinedAt: !2631)
!2641 = !DILocation(line: 67, column: 40, scope: !2628, inlinedAt: !2633)
!2642 = !DILocation(line: 72, column: 16, scope: !2628, inlinedAt: !2633)
!2643 = !DILocation(line: 73, column: 6, scope: !2628, inlinedAt: !2633)
!2644 = !DILocation(line: 73, column: 36, scope: !2628, inlinedAt: !2633)
!2645 = !DILocation(line: 74, column: 16, scope: !2628, inlinedAt: !2633)
!2646 = !DILocation(line: 75, column: 11, scope: !2628, inlinedAt: !2633)
!2647 = !DILocation(line: 74, column: 3, scope: !2628, inlinedAt: !2633)
!2648 = !DILocation(line: 78, column: 22, scope: !2628, inlinedAt: !2633)
!2649 = !DILocation(line: 78, column: 41, scope: !2628, inlinedAt: !2633)
!2650 = !DILocation(line: 79, column: 9, scope: !2628, inlinedAt: !2633)
!2651 = !DILocation(line: 73, column: 41, scope: !2628, inlinedAt: !2633)
!2652 = !DILocation(line: 82, column: 16, scope: !2628, inlinedAt: !2633)
!2653 = !DILocation(line: 82, column: 2, scope: !2629, inlinedAt: !2632)
!2654 = !DILocation(line: 16, column: 6, scope: !2625, inlinedAt: !2626)
!2655 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2656 = !DILocation(line: 17, column: 33, scope: !2625, inlinedAt: !2626)
!2657 = !DILocation(line: 13, column: 15, scope: !2655, inlinedAt: !2656)
!2658 = !DILocation(line: 44, column: 16, scope: !2629, inlinedAt: !2657)
!2659 = !DILocation(line: 66, column: 7, scope: !2628, inlinedAt: !2658)
!2660 = !DILocation(line: 64, column: 35, scope: !2628, inlinedAt: !2658)
!2661 = !DILocation(line: 67, column: 7, scope: !2628, inlinedAt: !2658)
!2662 = !DILocation(line: 67, column: 35, scope: !2628, inlinedAt: !2658)
!2663 = !DILocation(line: 68, column: 23, scope: !2628, inlinedAt: !2658)
!2664 = !DILocation(line: 13, column: 66, scope: !2655, inlinedAt: !2656)
!2665 = !DILocation(line: 67, column: 40, scope: !2628, inlinedAt: !2658)
!2666 = !DILocation(line: 72, column: 16, scope: !2628, inlinedAt: !2658)
!2667 = !DILocation(line: 73, column: 6, scope: !2628, inlinedAt: !2658)
!2668 = !DILocation(line: 73, column: 36, scope: !2628, inlinedAt: !2658)
!2669 = !DILocation(line: 74, column: 16, scope: !2628, inlinedAt: !2658)
!2670 = !DILocation(line: 75, column: 11, scope: !2628, inlinedAt: !2658)
!2671 = !DILocation(line: 74, column: 3, scope: !2628, inlinedAt: !2658)
!2672 = !DILocation(line: 78, column: 22, scope: !2628, inlinedAt: !2658)
!2673 = !DILocation(line: 78, column: 41, scope: !2628, inlinedAt: !2658)
!2674 = !DILocation(line: 79, column: 9, scope: !2628, inlinedAt: !2658)
!2675 = !DILocation(line: 73, column: 41, scope: !2628, inlinedAt: !2658)
!2676 = !DILocation(line: 82, column: 16, scope: !2628, inlinedAt: !2658)
!2677 = !DILocation(line: 82, column: 2, scope: !2629, inlinedAt: !2657)
!2678 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2679 = !DILocation(line: 17, column: 54, scope: !2625, inlinedAt: !2626)
!2680 = !DILocation(line: 19, column: 15, scope: !2678, inlinedAt: !2679)
!2681 = !DILocation(line: 44, column: 16, scope: !2629, inlinedAt: !2680)
!2682 = !DILocation(line: 66, column: 7, scope: !2628, inlinedAt: !2681)
!2683 = !DILocation(line: 64, column: 35, scope: !2628, inlinedAt: !2681)
!2684 = !DILocation(line: 67, column: 7, scope: !2628, inlinedAt: !2681)
!2685 = !DILocation(line: 67, column: 35, scope: !2628, inlinedAt: !2681)
!2686 = !DILocation(line: 68, column: 23, scope: !2628, inlinedAt: !2681)
!2687 = !DILocation(line: 19, column: 66, scope: !2678, inlinedAt: !2679)
!2688 = !DILocation(line: 67, column: 40, scope: !2628, inlinedAt: !2681)
!2689 = !DILocation(line: 72, column: 16, scope: !2628, inlinedAt: !2681)
!2690 = !DILocation(line: 73, column: 6, scope: !2628, inlinedAt: !2681)
!2691 = !DILocation(line: 73, column: 36, scope: !2628, inlinedAt: !2681)
!2692 = !DILocation(line: 74, column: 16, scope: !2628, inlinedAt: !2681)
!2693 = !DILocation(line: 75, column: 11, scope: !2628, inlinedAt: !2681)
!2694 = !DILocation(line: 74, column: 3, scope: !2628, inlinedAt: !2681)
!2695 = !DILocation(line: 78, column: 22, scope: !2628, inlinedAt: !2681)
!2696 = !DILocation(line: 78, column: 41, scope: !2628, inlinedAt: !2681)
!2697 = !DILocation(line: 79, column: 9, scope: !2628, inlinedAt: !2681)
!2698 = !DILocation(line: 73, column: 41, scope: !2628, inlinedAt: !2681)
!2699 = !DILocation(line: 82, column: 16, scope: !2628, inlinedAt: !2681)
!2700 = !DILocation(line: 82, column: 2, scope: !2629, inlinedAt: !2680)
!2701 = !DILocation(line: 17, column: 6, scope: !2625, inlinedAt: !2626)
!2702 = !DILocation(line: 17, column: 14, scope: !2625, inlinedAt: !2626)
!2703 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2704 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2705 = !DILocation(line: 18, column: 40, scope: !2625, inlinedAt: !2626)
!2706 = !DILocation(line: 6, column: 21, scope: !2704, inlinedAt: !2705)
!2707 = !DILocation(line: 25, column: 16, scope: !2703, inlinedAt: !2706)
!2708 = !DILocation(line: 23, column: 48, scope: !2703, inlinedAt: !2706)
!2709 = !DILocation(line: 26, column: 6, scope: !2703, inlinedAt: !2706)
!2710 = !DILocation(line: 26, column: 24, scope: !2703, inlinedAt: !2706)
!2711 = !DILocation(line: 27, column: 24, scope: !2703, inlinedAt: !2706)
!2712 = !DILocation(line: 27, column: 44, scope: !2703, inlinedAt: !2706)
!2713 = !DILocation(line: 28, column: 4, scope: !2703, inlinedAt: !2706)
!2714 = !DILocation(line: 26, column: 37, scope: !2703, inlinedAt: !2706)
!2715 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2716 = !DILocation(line: 18, column: 68, scope: !2625, inlinedAt: !2626)
!2717 = !DILocation(line: 14, column: 21, scope: !2715, inlinedAt: !2716)
!2718 = !DILocation(line: 23, column: 48, scope: !2703, inlinedAt: !2717)
!2719 = !DILocation(line: 26, column: 6, scope: !2703, inlinedAt: !2717)
!2720 = !DILocation(line: 26, column: 24, scope: !2703, inlinedAt: !2717)
!2721 = !DILocation(line: 27, column: 24, scope: !2703, inlinedAt: !2717)
!2722 = !DILocation(line: 27, column: 44, scope: !2703, inlinedAt: !2717)
!2723 = !DILocation(line: 28, column: 4, scope: !2703, inlinedAt: !2717)
!2724 = !DILocation(line: 26, column: 37, scope: !2703, inlinedAt: !2717)
!2725 = !DILocation(line: 15, column: 20, scope: !2715, inlinedAt: !2716)
!2726 = !DILocation(line: 15, column: 42, scope: !2715, inlinedAt: !2716)
!2727 = !DILocation(line: 18, column: 2, scope: !2625, inlinedAt: !2626)
!2728 = !DILocation(line: 18, column: 6, scope: !2625, inlinedAt: !2626)
!2729 = !DILocation(line: 18, column: 14, scope: !2625, inlinedAt: !2626)
!2730 = !DILocation(line: 19, column: 40, scope: !2625, inlinedAt: !2626)
!2731 = !DILocation(line: 19, column: 42, scope: !2625, inlinedAt: !2626)
!2732 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2733 = !DILocation(line: 19, column: 25, scope: !2625, inlinedAt: !2626)
!2734 = !DILocation(line: 36, column: 10, scope: !2732, inlinedAt: !2733)
!2735 = !DILocation(line: 36, column: 22, scope: !2732, inlinedAt: !2733)
!2736 = !DILocation(line: 37, column: 8, scope: !2732, inlinedAt: !2733)
!2737 = !DILocation(line: 40, column: 17, scope: !2732, inlinedAt: !2733)
!2738 = !DILocation(line: 19, column: 6, scope: !2625, inlinedAt: !2626)
!2739 = !DILocation(line: 31, column: 26, scope: !2619, inlinedAt: !2620)
!2740 = !DILocation(line: 31, column: 48, scope: !2619, inlinedAt: !2620)
!2741 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2742 = !DILocation(line: 31, column: 9, scope: !2619, inlinedAt: !2620)
!2743 = !DILocation(line: 14, column: 11, scope: !2741, inlinedAt: !2742)
!2744 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2745 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2746 = !DILocation(line: 16, column: 25, scope: !2741, inlinedAt: !2742)
!2747 = !DILocation(line: 7, column: 15, scope: !2745, inlinedAt: !2746)
!2748 = !DILocation(line: 44, column: 16, scope: !2744, inlinedAt: !2747)
!2749 = !DILocation(line: 66, column: 7, scope: !2628, inlinedAt: !2748)
!2750 = !DILocation(line: 64, column: 35, scope: !2628, inlinedAt: !2748)
!2751 = !DILocation(line: 67, column: 7, scope: !2628, inlinedAt: !2748)
!2752 = !DILocation(line: 67, column: 35, scope: !2628, inlinedAt: !2748)
!2753 = !DILocation(line: 68, column: 23, scope: !2628, inlinedAt: !2748)
!2754 = !DILocation(line: 7, column: 65, scope: !2745, inlinedAt: !2746)
!2755 = !DILocation(line: 67, column: 40, scope: !2628, inlinedAt: !2748)
!2756 = !DILocation(line: 73, column: 6, scope: !2628, inlinedAt: !2748)
!2757 = !DILocation(line: 73, column: 36, scope: !2628, inlinedAt: !2748)
!2758 = !DILocation(line: 74, column: 16, scope: !2628, inlinedAt: !2748)
!2759 = !DILocation(line: 75, column: 11, scope: !2628, inlinedAt: !2748)
!2760 = !DILocation(line: 74, column: 3, scope: !2628, inlinedAt: !2748)
!2761 = !DILocation(line: 78, column: 22, scope: !2628, inlinedAt: !2748)
!2762 = !DILocation(line: 78, column: 41, scope: !2628, inlinedAt: !2748)
!2763 = !DILocation(line: 79, column: 9, scope: !2628, inlinedAt: !2748)
!2764 = !DILocation(line: 73, column: 41, scope: !2628, inlinedAt: !2748)
!2765 = !DILocation(line: 82, column: 16, scope: !2628, inlinedAt: !2748)
!2766 = !DILocation(line: 82, column: 2, scope: !2744, inlinedAt: !2747)
!2767 = !DILocation(line: 45, column: 14, scope: !2744, inlinedAt: !2747)
!2768 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !2767)
!2769 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !2767)
!2770 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !2767)
!2771 = !DILocation(line: 46, column: 7, scope: !2744, inlinedAt: !2747)
!2772 = !DILocation(line: 49, column: 31, scope: !2744, inlinedAt: !2747)
!2773 = !DILocation(line: 50, column: 10, scope: !2744, inlinedAt: !2747)
!2774 = !DILocation(line: 51, column: 14, scope: !2744, inlinedAt: !2747)
!2775 = !DILocation(line: 52, column: 17, scope: !2744, inlinedAt: !2747)
!2776 = !DILocation(line: 52, column: 8, scope: !2744, inlinedAt: !2747)
!2777 = !DILocation(line: 54, column: 10, scope: !2744, inlinedAt: !2747)
!2778 = !DILocation(line: 55, column: 11, scope: !2744, inlinedAt: !2747)
!2779 = !DILocation(line: 42, column: 50, scope: !2744, inlinedAt: !2747)
!2780 = !DILocation(line: 56, column: 6, scope: !2744, inlinedAt: !2747)
!2781 = !DILocation(line: 56, column: 16, scope: !2744, inlinedAt: !2747)
!2782 = !DILocation(line: 57, column: 17, scope: !2744, inlinedAt: !2747)
!2783 = !DILocation(line: 56, column: 21, scope: !2744, inlinedAt: !2747)
!2784 = !DILocation(line: 16, column: 6, scope: !2741, inlinedAt: !2742)
!2785 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2786 = !DILocation(line: 17, column: 33, scope: !2741, inlinedAt: !2742)
!2787 = !DILocation(line: 13, column: 15, scope: !2785, inlinedAt: !2786)
!2788 = !DILocation(line: 44, column: 16, scope: !2744, inlinedAt: !2787)
!2789 = !DILocation(line: 66, column: 7, scope: !2628, inlinedAt: !2788)
!2790 = !DILocation(line: 64, column: 35, scope: !2628, inlinedAt: !2788)
!2791 = !DILocation(line: 67, column: 7, scope: !2628, inlinedAt: !2788)
!2792 = !DILocation(line: 67, column: 35, scope: !2628, inlinedAt: !2788)
!2793 = !DILocation(line: 68, column: 23, scope: !2628, inlinedAt: !2788)
!2794 = !DILocation(line: 13, column: 66, scope: !2785, inlinedAt: !2786)
!2795 = !DILocation(line: 67, column: 40, scope: !2628, inlinedAt: !2788)
!2796 = !DILocation(line: 73, column: 6, scope: !2628, inlinedAt: !2788)
!2797 = !DILocation(line: 73, column: 36, scope: !2628, inlinedAt: !2788)
!2798 = !DILocation(line: 74, column: 16, scope: !2628, inlinedAt: !2788)
!2799 = !DILocation(line: 75, column: 11, scope: !2628, inlinedAt: !2788)
!2800 = !DILocation(line: 74, column: 3, scope: !2628, inlinedAt: !2788)
!2801 = !DILocation(line: 78, column: 22, scope: !2628, inlinedAt: !2788)
!2802 = !DILocation(line: 78, column: 41, scope: !2628, inlinedAt: !2788)
!2803 = !DILocation(line: 79, column: 9, scope: !2628, inlinedAt: !2788)
!2804 = !DILocation(line: 73, column: 41, scope: !2628, inlinedAt: !2788)
!2805 = !DILocation(line: 82, column: 16, scope: !2628, inlinedAt: !2788)
!2806 = !DILocation(line: 82, column: 2, scope: !2744, inlinedAt: !2787)
!2807 = !DILocation(line: 46, column: 7, scope: !2744, inlinedAt: !2787)
!2808 = !DILocation(line: 49, column: 31, scope: !2744, inlinedAt: !2787)
!2809 = !DILocation(line: 50, column: 10, scope: !2744, inlinedAt: !2787)
!2810 = !DILocation(line: 51, column: 14, scope: !2744, inlinedAt: !2787)
!2811 = !DILocation(line: 52, column: 17, scope: !2744, inlinedAt: !2787)
!2812 = !DILocation(line: 52, column: 8, scope: !2744, inlinedAt: !2787)
!2813 = !DILocation(line: 54, column: 10, scope: !2744, inlinedAt: !2787)
!2814 = !DILocation(line: 55, column: 11, scope: !2744, inlinedAt: !2787)
!2815 = !DILocation(line: 42, column: 50, scope: !2744, inlinedAt: !2787)
!2816 = !DILocation(line: 56, column: 6, scope: !2744, inlinedAt: !2787)
!2817 = !DILocation(line: 56, column: 16, scope: !2744, inlinedAt: !2787)
!2818 = !DILocation(line: 57, column: 17, scope: !2744, inlinedAt: !2787)
!2819 = !DILocation(line: 56, column: 21, scope: !2744, inlinedAt: !2787)
!2820 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2821 = !DILocation(line: 17, column: 54, scope: !2741, inlinedAt: !2742)
!2822 = !DILocation(line: 19, column: 15, scope: !2820, inlinedAt: !2821)
!2823 = !DILocation(line: 44, column: 16, scope: !2744, inlinedAt: !2822)
!2824 = !DILocation(line: 66, column: 7, scope: !2628, inlinedAt: !2823)
!2825 = !DILocation(line: 64, column: 35, scope: !2628, inlinedAt: !2823)
!2826 = !DILocation(line: 67, column: 7, scope: !2628, inlinedAt: !2823)
!2827 = !DILocation(line: 67, column: 35, scope: !2628, inlinedAt: !2823)
!2828 = !DILocation(line: 68, column: 23, scope: !2628, inlinedAt: !2823)
!2829 = !DILocation(line: 19, column: 66, scope: !2820, inlinedAt: !2821)
!2830 = !DILocation(line: 67, column: 40, scope: !2628, inlinedAt: !2823)
!2831 = !DILocation(line: 73, column: 6, scope: !2628, inlinedAt: !2823)
!2832 = !DILocation(line: 73, column: 36, scope: !2628, inlinedAt: !2823)
!2833 = !DILocation(line: 74, column: 16, scope: !2628, inlinedAt: !2823)
!2834 = !DILocation(line: 75, column: 11, scope: !2628, inlinedAt: !2823)
!2835 = !DILocation(line: 74, column: 3, scope: !2628, inlinedAt: !2823)
!2836 = !DILocation(line: 78, column: 22, scope: !2628, inlinedAt: !2823)
!2837 = !DILocation(line: 78, column: 41, scope: !2628, inlinedAt: !2823)
!2838 = !DILocation(line: 79, column: 9, scope: !2628, inlinedAt: !2823)
!2839 = !DILocation(line: 73, column: 41, scope: !2628, inlinedAt: !2823)
!2840 = !DILocation(line: 82, column: 16, scope: !2628, inlinedAt: !2823)
!2841 = !DILocation(line: 82, column: 2, scope: !2744, inlinedAt: !2822)
!2842 = !DILocation(line: 46, column: 7, scope: !2744, inlinedAt: !2822)
!2843 = !DILocation(line: 49, column: 31, scope: !2744, inlinedAt: !2822)
!2844 = !DILocation(line: 50, column: 10, scope: !2744, inlinedAt: !2822)
!2845 = !DILocation(line: 51, column: 14, scope: !2744, inlinedAt: !2822)
!2846 = !DILocation(line: 52, column: 17, scope: !2744, inlinedAt: !2822)
!2847 = !DILocation(line: 52, column: 8, scope: !2744, inlinedAt: !2822)
!2848 = !DILocation(line: 54, column: 10, scope: !2744, inlinedAt: !2822)
!2849 = !DILocation(line: 55, column: 11, scope: !2744, inlinedAt: !2822)
!2850 = !DILocation(line: 42, column: 50, scope: !2744, inlinedAt: !2822)
!2851 = !DILocation(line: 56, column: 6, scope: !2744, inlinedAt: !2822)
!2852 = !DILocation(line: 56, column: 16, scope: !2744, inlinedAt: !2822)
!2853 = !DILocation(line: 57, column: 17, scope: !2744, inlinedAt: !2822)
!2854 = !DILocation(line: 56, column: 21, scope: !2744, inlinedAt: !2822)
!2855 = !DILocation(line: 17, column: 6, scope: !2741, inlinedAt: !2742)
!2856 = !DILocation(line: 17, column: 14, scope: !2741, inlinedAt: !2742)
!2857 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2858 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2859 = !DILocation(line: 18, column: 40, scope: !2741, inlinedAt: !2742)
!2860 = !DILocation(line: 6, column: 21, scope: !2858, inlinedAt: !2859)
!2861 = !DILocation(line: 25, column: 16, scope: !2857, inlinedAt: !2860)
!2862 = !DILocation(line: 23, column: 48, scope: !2857, inlinedAt: !2860)
!2863 = !DILocation(line: 26, column: 6, scope: !2857, inlinedAt: !2860)
!2864 = !DILocation(line: 26, column: 24, scope: !2857, inlinedAt: !2860)
!2865 = !DILocation(line: 27, column: 24, scope: !2857, inlinedAt: !2860)
!2866 = !DILocation(line: 27, column: 44, scope: !2857, inlinedAt: !2860)
!2867 = !DILocation(line: 28, column: 4, scope: !2857, inlinedAt: !2860)
!2868 = !DILocation(line: 26, column: 37, scope: !2857, inlinedAt: !2860)
!2869 = !DILocation(line: 31, column: 15, scope: !2857, inlinedAt: !2860)
!2870 = !DILocation(line: 34, column: 32, scope: !2857, inlinedAt: !2860)
!2871 = !DILocation(line: 35, column: 19, scope: !2857, inlinedAt: !2860)
!2872 = !DILocation(line: 36, column: 10, scope: !2857, inlinedAt: !2860)
!2873 = !DILocation(line: 37, column: 21, scope: !2857, inlinedAt: !2860)
!2874 = !DILocation(line: 37, column: 10, scope: !2857, inlinedAt: !2860)
!2875 = !DILocation(line: 38, column: 9, scope: !2857, inlinedAt: !2860)
!2876 = !DILocation(line: 40, column: 10, scope: !2857, inlinedAt: !2860)
!2877 = !DILocation(line: 23, column: 59, scope: !2857, inlinedAt: !2860)
!2878 = !DILocation(line: 42, column: 19, scope: !2857, inlinedAt: !2860)
!2879 = !DILocation(line: 42, column: 3, scope: !2857, inlinedAt: !2860)
!2880 = !DILocation(line: 44, column: 2, scope: !2858, inlinedAt: !2859)
!2881 = !DILocation(line: 7, column: 16, scope: !2858, inlinedAt: !2859)
!2882 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2883 = !DILocation(line: 18, column: 68, scope: !2741, inlinedAt: !2742)
!2884 = !DILocation(line: 14, column: 21, scope: !2882, inlinedAt: !2883)
!2885 = !DILocation(line: 25, column: 16, scope: !2857, inlinedAt: !2884)
!2886 = !DILocation(line: 23, column: 48, scope: !2857, inlinedAt: !2884)
!2887 = !DILocation(line: 26, column: 6, scope: !2857, inlinedAt: !2884)
!2888 = !DILocation(line: 26, column: 24, scope: !2857, inlinedAt: !2884)
!2889 = !DILocation(line: 27, column: 24, scope: !2857, inlinedAt: !2884)
!2890 = !DILocation(line: 27, column: 44, scope: !2857, inlinedAt: !2884)
!2891 = !DILocation(line: 28, column: 4, scope: !2857, inlinedAt: !2884)
!2892 = !DILocation(line: 26, column: 37, scope: !2857, inlinedAt: !2884)
!2893 = !DILocation(line: 31, column: 15, scope: !2857, inlinedAt: !2884)
!2894 = !DILocation(line: 34, column: 32, scope: !2857, inlinedAt: !2884)
!2895 = !DILocation(line: 35, column: 19, scope: !2857, inlinedAt: !2884)
!2896 = !DILocation(line: 36, column: 10, scope: !2857, inlinedAt: !2884)
!2897 = !DILocation(line: 37, column: 21, scope: !2857, inlinedAt: !2884)
!2898 = !DILocation(line: 37, column: 10, scope: !2857, inlinedAt: !2884)
!2899 = !DILocation(line: 38, column: 9, scope: !2857, inlinedAt: !2884)
!2900 = !DILocation(line: 40, column: 10, scope: !2857, inlinedAt: !2884)
!2901 = !DILocation(line: 23, column: 59, scope: !2857, inlinedAt: !2884)
!2902 = !DILocation(line: 42, column: 19, scope: !2857, inlinedAt: !2884)
!2903 = !DILocation(line: 42, column: 3, scope: !2857, inlinedAt: !2884)
!2904 = !DILocation(line: 44, column: 2, scope: !2882, inlinedAt: !2883)
!2905 = !DILocation(line: 15, column: 20, scope: !2882, inlinedAt: !2883)
!2906 = !DILocation(line: 15, column: 42, scope: !2882, inlinedAt: !2883)
!2907 = !DILocation(line: 18, column: 16, scope: !2882, inlinedAt: !2883)
!2908 = !DILocation(line: 18, column: 2, scope: !2741, inlinedAt: !2742)
!2909 = !DILocation(line: 18, column: 6, scope: !2741, inlinedAt: !2742)
!2910 = !DILocation(line: 18, column: 14, scope: !2741, inlinedAt: !2742)
!2911 = !DILocation(line: 19, column: 40, scope: !2741, inlinedAt: !2742)
!2912 = !DILocation(line: 19, column: 42, scope: !2741, inlinedAt: !2742)
!2913 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2914 = !DILocation(line: 19, column: 25, scope: !2741, inlinedAt: !2742)
!2915 = !DILocation(line: 36, column: 22, scope: !2913, inlinedAt: !2914)
!2916 = !DILocation(line: 37, column: 8, scope: !2913, inlinedAt: !2914)
!2917 = !DILocation(line: 39, column: 15, scope: !2913, inlinedAt: !2914)
!2918 = !DILocation(line: 40, column: 17, scope: !2913, inlinedAt: !2914)
!2919 = !DILocation(line: 40, column: 3, scope: !2741, inlinedAt: !2742)
!2920 = !DILocation(line: 42, column: 16, scope: !2913, inlinedAt: !2914)
!2921 = !DILocation(line: 43, column: 10, scope: !2913, inlinedAt: !2914)
!2922 = !DILocation(line: 44, column: 14, scope: !2913, inlinedAt: !2914)
!2923 = !DILocation(line: 45, column: 3, scope: !2913, inlinedAt: !2914)
!2924 = !DILocation(line: 47, column: 10, scope: !2913, inlinedAt: !2914)
!2925 = !DILocation(line: 48, column: 9, scope: !2913, inlinedAt: !2914)
!2926 = !DILocation(line: 48, column: 2, scope: !2741, inlinedAt: !2742)
!2927 = !DILocation(line: 19, column: 6, scope: !2741, inlinedAt: !2742)
!2928 = distinct !DISubprogram(name: "IntegersUint32", scope: !243, file: !243, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!2929 = !DILocation(line: 107, column: 6, scope: !2928)
!2930 = distinct !DISubprogram(name: "groupIntegers", scope: !283, file: !283, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2931 = !DILocation(line: 107, column: 77, scope: !2928)
!2932 = !DILocation(line: 35, column: 20, scope: !2930, inlinedAt: !2931)
!2933 = !DILocation(line: 36, column: 27, scope: !2930, inlinedAt: !2931)
!2934 = !DILocation(line: 36, column: 25, scope: !2930, inlinedAt: !2931)
!2935 = !DILocation(line: 36, column: 48, scope: !2930, inlinedAt: !2931)
!2936 = distinct !DISubprogram(name: "integers", scope: !283, file: !283, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2937 = !DILocation(line: 36, column: 10, scope: !2930, inlinedAt: !2931)
!2938 = !DILocation(line: 24, column: 11, scope: !2936, inlinedAt: !2937)
!2939 = distinct !DISubprogram(name: "ReduceAnd", scope: !293, file: !293, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2940 = !DILocation(line: 25, column: 40, scope: !2936, inlinedAt: !2937)
!2941 = !DILocation(line: 25, column: 15, scope: !2939, inlinedAt: !2940)
!2942 = !DILocation(line: 44, column: 16, scope: !2629, inlinedAt: !2941)
!2943 = !DILocation(line: 65, column: 13, scope: !2628, inlinedAt: !2942)
!2944 = !DILocation(line: 66, column: 7, scope: !2628, inlinedAt: !2942)
!2945 = !DILocation(line: 64, column: 35, scope: !2628, inlinedAt: !2942)
!2946 = !DILocation(line: 67, column: 7, scope: !2628, inlinedAt: !2942)
!2947 = !DILocation(line: 67, column: 35, scope: !2628, inlinedAt: !2942)
!2948 = !DILocation(line: 68, column: 23, scope: !2628, inlinedAt: !2942)
!2949 = !DILocation(line: 25, column: 65, scope: !2939, inlinedAt: !2940)
!2950 = !DILocation(line: 67, column: 40, scope: !2628, inlinedAt: !2942)
!2951 = !DILocation(line: 72, column: 16, scope: !2628, inlinedAt: !2942)
!2952 = !DILocation(line: 73, column: 6, scope: !2628, inlinedAt: !2942)
!2953 = !DILocation(line: 73, column: 36, scope: !2628, inlinedAt: !2942)
!2954 = !DILocation(line: 74, column: 16, scope: !2628, inlinedAt: !2942)
!2955 = !DILocation(line: 75, column: 11, scope: !2628, inlinedAt: !2942)
!2956 = !DILocation(line: 74, column: 3, scope: !2628, inlinedAt: !2942)
!2957 = !DILocation(line: 78, column: 22, scope: !2628, inlinedAt: !2942)
!2958 = !DILocation(line: 78, column: 41, scope: !2628, inlinedAt: !2942)
!2959 = !DILocation(line: 79, column: 9, scope: !2628, inlinedAt: !2942)
!2960 = !DILocation(line: 73, column: 41, scope: !2628, inlinedAt: !2942)
!2961 = !DILocation(line: 82, column: 16, scope: !2628, inlinedAt: !2942)
!2962 = !DILocation(line: 82, column: 2, scope: !2629, inlinedAt: !2941)
!2963 = distinct !DISubprogram(name: "ReduceOr", scope: !293, file: !293, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2964 = !DILocation(line: 25, column: 60, scope: !2936, inlinedAt: !2937)
!2965 = !DILocation(line: 30, column: 15, scope: !2963, inlinedAt: !2964)
!2966 = !DILocation(line: 44, column: 16, scope: !2629, inlinedAt: !2965)
!2967 = !DILocation(line: 66, column: 7, scope: !2628, inlinedAt: !2966)
!2968 = !DILocation(line: 64, column: 35, scope: !2628, inlinedAt: !2966)
!2969 = !DILocation(line: 67, column: 7, scope: !2628, inlinedAt: !2966)
!2970 = !DILocation(line: 67, column: 35, scope: !2628, inlinedAt: !2966)
!2971 = !DILocation(line: 68, column: 23, scope: !2628, inlinedAt: !2966)
!2972 = !DILocation(line: 30, column: 64, scope: !2963, inlinedAt: !2964)
!2973 = !DILocation(line: 67, column: 40, scope: !2628, inlinedAt: !2966)
!2974 = !DILocation(line: 72, column: 16, scope: !2628, inlinedAt: !2966)
!2975 = !DILocation(line: 73, column: 6, scope: !2628, inlinedAt: !2966)
!2976 = !DILocation(line: 73, column: 36, scope: !2628, inlinedAt: !2966)
!2977 = !DILocation(line: 74, column: 16, scope: !2628, inlinedAt: !2966)
!2978 = !DILocation(line: 75, column: 11, scope: !2628, inlinedAt: !2966)
!2979 = !DILocation(line: 74, column: 3, scope: !2628, inlinedAt: !2966)
!2980 = !DILocation(line: 78, column: 22, scope: !2628, inlinedAt: !2966)
!2981 = !DILocation(line: 78, column: 41, scope: !2628, inlinedAt: !2966)
!2982 = !DILocation(line: 79, column: 9, scope: !2628, inlinedAt: !2966)
!2983 = !DILocation(line: 73, column: 41, scope: !2628, inlinedAt: !2966)
!2984 = !DILocation(line: 82, column: 16, scope: !2628, inlinedAt: !2966)
!2985 = !DILocation(line: 82, column: 2, scope: !2629, inlinedAt: !2965)
!2986 = distinct !DISubprogram(name: "ReduceXor", scope: !293, file: !293, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2987 = !DILocation(line: 25, column: 81, scope: !2936, inlinedAt: !2937)
!2988 = !DILocation(line: 36, column: 15, scope: !2986, inlinedAt: !2987)
!2989 = !DILocation(line: 44, column: 16, scope: !2629, inlinedAt: !2988)
!2990 = !DILocation(line: 66, column: 7, scope: !2628, inlinedAt: !2989)
!2991 = !DILocation(line: 64, column: 35, scope: !2628, inlinedAt: !2989)
!2992 = !DILocation(line: 67, column: 7, scope: !2628, inlinedAt: !2989)
!2993 = !DILocation(line: 67, column: 35, scope: !2628, inlinedAt: !2989)
!2994 = !DILocation(line: 68, column: 23, scope: !2628, inlinedAt: !2989)
!2995 = !DILocation(line: 36, column: 65, scope: !2986, inlinedAt: !2987)
!2996 = !DILocation(line: 67, column: 40, scope: !2628, inlinedAt: !2989)
!2997 = !DILocation(line: 72, column: 16, scope: !2628, inlinedAt: !2989)
!2998 = !DILocation(line: 73, column: 6, scope: !2628, inlinedAt: !2989)
!2999 = !DILocation(line: 73, column: 36, scope: !2628, inlinedAt: !2989)
!3000 = !DILocation(line: 74, column: 16, scope: !2628, inlinedAt: !2989)
!3001 = !DILocation(line: 75, column: 11, scope: !2628, inlinedAt: !2989)
!3002 = !DILocation(line: 74, column: 3, scope: !2628, inlinedAt: !2989)
!3003 = !DILocation(line: 78, column: 22, scope: !2628, inlinedAt: !2989)
!3004 = !DILocation(line: 78, column: 41, scope: !2628, inlinedAt: !2989)
!3005 = !DILocation(line: 79, column: 9, scope: !2628, inlinedAt: !2989)
!3006 = !DILocation(line: 73, column: 41, scope: !2628, inlinedAt: !2989)
!3007 = !DILocation(line: 82, column: 16, scope: !2628, inlinedAt: !2989)
!3008 = !DILocation(line: 82, column: 2, scope: !2629, inlinedAt: !2988)
!3009 = !DILocation(line: 25, column: 5, scope: !2936, inlinedAt: !2937)
!3010 = !DILocation(line: 25, column: 13, scope: !2936, inlinedAt: !2937)
!3011 = !DILocation(line: 25, column: 21, scope: !2936, inlinedAt: !2937)
!3012 = !DILocation(line: 37, column: 27, scope: !2930, inlinedAt: !2931)
!3013 = !DILocation(line: 37, column: 50, scope: !2930, inlinedAt: !2931)
!3014 = distinct !DISubprogram(name: "integers", scope: !283, file: !283, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3015 = !DILocation(line: 37, column: 10, scope: !2930, inlinedAt: !2931)
!3016 = !DILocation(line: 24, column: 11, scope: !3014, inlinedAt: !3015)
!3017 = distinct !DISubprogram(name: "ReduceAnd", scope: !293, file: !293, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3018 = !DILocation(line: 25, column: 40, scope: !3014, inlinedAt: !3015)
!3019 = !DILocation(line: 25, column: 15, scope: !3017, inlinedAt: !3018)
!3020 = !DILocation(line: 44, column: 16, scope: !2744, inlinedAt: !3019)
!3021 = !DILocation(line: 66, column: 7, scope: !2628, inlinedAt: !3020)
!3022 = !DILocation(line: 64, column: 35, scope: !2628, inlinedAt: !3020)
!3023 = !DILocation(line: 67, column: 7, scope: !2628, inlinedAt: !3020)
!3024 = !DILocation(line: 67, column: 35, scope: !2628, inlinedAt: !3020)
!3025 = !DILocation(line: 68, column: 23, scope: !2628, inlinedAt: !3020)
!3026 = !DILocation(line: 25, column: 65, scope: !3017, inlinedAt: !3018)
!3027 = !DILocation(line: 67, column: 40, scope: !2628, inlinedAt: !3020)
!3028 = !DILocation(line: 72, column: 16, scope: !2628, inlinedAt: !3020)
!3029 = !DILocation(line: 73, column: 6, scope: !2628, inlinedAt: !3020)
!3030 = !DILocation(line: 73, column: 36, scope: !2628, inlinedAt: !3020)
!3031 = !DILocation(line: 74, column: 16, scope: !2628, inlinedAt: !3020)
!3032 = !DILocation(line: 75, column: 11, scope: !2628, inlinedAt: !3020)
!3033 = !DILocation(line: 74, column: 3, scope: !2628, inlinedAt: !3020)
!3034 = !DILocation(line: 78, column: 22, scope: !2628, inlinedAt: !3020)
!3035 = !DILocation(line: 78, column: 41, scope: !2628, inlinedAt: !3020)
!3036 = !DILocation(line: 79, column: 9, scope: !2628, inlinedAt: !3020)
!3037 = !DILocation(line: 73, column: 41, scope: !2628, inlinedAt: !3020)
!3038 = !DILocation(line: 82, column: 16, scope: !2628, inlinedAt: !3020)
!3039 = !DILocation(line: 82, column: 2, scope: !2744, inlinedAt: !3019)
!3040 = !DILocation(line: 45, column: 14, scope: !2744, inlinedAt: !3019)
!3041 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !3040)
!3042 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !3040)
!3043 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !3040)
!3044 = !DILocation(line: 46, column: 7, scope: !2744, inlinedAt: !3019)
!3045 = !DILocation(line: 49, column: 31, scope: !2744, inlinedAt: !3019)
!3046 = !DILocation(line: 50, column: 10, scope: !2744, inlinedAt: !3019)
!3047 = !DILocation(line: 51, column: 11, scope: !2744, inlinedAt: !3019)
!3048 = !DILocation(line: 51, column: 14, scope: !2744, inlinedAt: !3019)
!3049 = !DILocation(line: 52, column: 17, scope: !2744, inlinedAt: !3019)
!3050 = !DILocation(line: 52, column: 8, scope: !2744, inlinedAt: !3019)
!3051 = !DILocation(line: 54, column: 10, scope: !2744, inlinedAt: !3019)
!3052 = !DILocation(line: 55, column: 11, scope: !2744, inlinedAt: !3019)
!3053 = !DILocation(line: 42, column: 50, scope: !2744, inlinedAt: !3019)
!3054 = !DILocation(line: 56, column: 6, scope: !2744, inlinedAt: !3019)
!3055 = !DILocation(line: 56, column: 16, scope: !2744, inlinedAt: !3019)
!3056 = !DILocation(line: 57, column: 17, scope: !2744, inlinedAt: !3019)
!3057 = !DILocation(line: 56, column: 21, scope: !2744, inlinedAt: !3019)
!3058 = distinct !DISubprogram(name: "ReduceOr", scope: !293, file: !293, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3059 = !DILocation(line: 25, column: 60, scope: !3014, inlinedAt: !3015)
!3060 = !DILocation(line: 30, column: 15, scope: !3058, inlinedAt: !3059)
!3061 = !DILocation(line: 44, column: 16, scope: !2744, inlinedAt: !3060)
!3062 = !DILocation(line: 66, column: 7, scope: !2628, inlinedAt: !3061)
!3063 = !DILocation(line: 64, column: 35, scope: !2628, inlinedAt: !3061)
!3064 = !DILocation(line: 67, column: 7, scope: !2628, inlinedAt: !3061)
!3065 = !DILocation(line: 67, column: 35, scope: !2628, inlinedAt: !3061)
!3066 = !DILocation(line: 68, column: 23, scope: !2628, inlinedAt: !3061)
!3067 = !DILocation(line: 30, column: 64, scope: !3058, inlinedAt: !3059)
!3068 = !DILocation(line: 67, column: 40, scope: !2628, inlinedAt: !3061)
!3069 = !DILocation(line: 72, column: 16, scope: !2628, inlinedAt: !3061)
!3070 = !DILocation(line: 73, column: 6, scope: !2628, inlinedAt: !3061)
!3071 = !DILocation(line: 73, column: 36, scope: !2628, inlinedAt: !3061)
!3072 = !DILocation(line: 74, column: 16, scope: !2628, inlinedAt: !3061)
!3073 = !DILocation(line: 75, column: 11, scope: !2628, inlinedAt: !3061)
!3074 = !DILocation(line: 74, column: 3, scope: !2628, inlinedAt: !3061)
!3075 = !DILocation(line: 78, column: 22, scope: !2628, inlinedAt: !3061)
!3076 = !DILocation(line: 78, column: 41, scope: !2628, inlinedAt: !3061)
!3077 = !DILocation(line: 79, column: 9, scope: !2628, inlinedAt: !3061)
!3078 = !DILocation(line: 73, column: 41, scope: !2628, inlinedAt: !3061)
!3079 = !DILocation(line: 82, column: 16, scope: !2628, inlinedAt: !3061)
!3080 = !DILocation(line: 82, column: 2, scope: !2744, inlinedAt: !3060)
!3081 = !DILocation(line: 46, column: 7, scope: !2744, inlinedAt: !3060)
!3082 = !DILocation(line: 49, column: 31, scope: !2744, inlinedAt: !3060)
!3083 = !DILocation(line: 50, column: 10, scope: !2744, inlinedAt: !3060)
!3084 = !DILocation(line: 51, column: 11, scope: !2744, inlinedAt: !3060)
!3085 = !DILocation(line: 51, column: 14, scope: !2744, inlinedAt: !3060)
!3086 = !DILocation(line: 52, column: 17, scope: !2744, inlinedAt: !3060)
!3087 = !DILocation(line: 52, column: 8, scope: !2744, inlinedAt: !3060)
!3088 = !DILocation(line: 54, column: 10, scope: !2744, inlinedAt: !3060)
!3089 = !DILocation(line: 55, column: 11, scope: !2744, inlinedAt: !3060)
!3090 = !DILocation(line: 42, column: 50, scope: !2744, inlinedAt: !3060)
!3091 = !DILocation(line: 56, column: 6, scope: !2744, inlinedAt: !3060)
!3092 = !DILocation(line: 56, column: 16, scope: !2744, inlinedAt: !3060)
!3093 = !DILocation(line: 57, column: 17, scope: !2744, inlinedAt: !3060)
!3094 = !DILocation(line: 56, column: 21, scope: !2744, inlinedAt: !3060)
!3095 = distinct !DISubprogram(name: "ReduceXor", scope: !293, file: !293, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3096 = !DILocation(line: 25, column: 81, scope: !3014, inlinedAt: !3015)
!3097 = !DILocation(line: 36, column: 15, scope: !3095, inlinedAt: !3096)
!3098 = !DILocation(line: 44, column: 16, scope: !2744, inlinedAt: !3097)
!3099 = !DILocation(line: 66, column: 7, scope: !2628, inlinedAt: !3098)
!3100 = !DILocation(line: 64, column: 35, scope: !2628, inlinedAt: !3098)
!3101 = !DILocation(line: 67, column: 7, scope: !2628, inlinedAt: !3098)
!3102 = !DILocation(line: 67, column: 35, scope: !2628, inlinedAt: !3098)
!3103 = !DILocation(line: 68, column: 23, scope: !2628, inlinedAt: !3098)
!3104 = !DILocation(line: 36, column: 65, scope: !3095, inlinedAt: !3096)
!3105 = !DILocation(line: 67, column: 40, scope: !2628, inlinedAt: !3098)
!3106 = !DILocation(line: 72, column: 16, scope: !2628, inlinedAt: !3098)
!3107 = !DILocation(line: 73, column: 6, scope: !2628, inlinedAt: !3098)
!3108 = !DILocation(line: 73, column: 36, scope: !2628, inlinedAt: !3098)
!3109 = !DILocation(line: 74, column: 16, scope: !2628, inlinedAt: !3098)
!3110 = !DILocation(line: 75, column: 11, scope: !2628, inlinedAt: !3098)
!3111 = !DILocation(line: 74, column: 3, scope: !2628, inlinedAt: !3098)
!3112 = !DILocation(line: 78, column: 22, scope: !2628, inlinedAt: !3098)
!3113 = !DILocation(line: 78, column: 41, scope: !2628, inlinedAt: !3098)
!3114 = !DILocation(line: 79, column: 9, scope: !2628, inlinedAt: !3098)
!3115 = !DILocation(line: 73, column: 41, scope: !2628, inlinedAt: !3098)
!3116 = !DILocation(line: 82, column: 16, scope: !2628, inlinedAt: !3098)
!3117 = !DILocation(line: 82, column: 2, scope: !2744, inlinedAt: !3097)
!3118 = !DILocation(line: 46, column: 7, scope: !2744, inlinedAt: !3097)
!3119 = !DILocation(line: 49, column: 31, scope: !2744, inlinedAt: !3097)
!3120 = !DILocation(line: 50, column: 10, scope: !2744, inlinedAt: !3097)
!3121 = !DILocation(line: 51, column: 11, scope: !2744, inlinedAt: !3097)
!3122 = !DILocation(line: 51, column: 14, scope: !2744, inlinedAt: !3097)
!3123 = !DILocation(line: 52, column: 17, scope: !2744, inlinedAt: !3097)
!3124 = !DILocation(line: 52, column: 8, scope: !2744, inlinedAt: !3097)
!3125 = !DILocation(line: 54, column: 10, scope: !2744, inlinedAt: !3097)
!3126 = !DILocation(line: 55, column: 11, scope: !2744, inlinedAt: !3097)
!3127 = !DILocation(line: 42, column: 50, scope: !2744, inlinedAt: !3097)
!3128 = !DILocation(line: 56, column: 6, scope: !2744, inlinedAt: !3097)
!3129 = !DILocation(line: 56, column: 16, scope: !2744, inlinedAt: !3097)
!3130 = !DILocation(line: 57, column: 17, scope: !2744, inlinedAt: !3097)
!3131 = !DILocation(line: 56, column: 21, scope: !2744, inlinedAt: !3097)
!3132 = !DILocation(line: 25, column: 5, scope: !3014, inlinedAt: !3015)
!3133 = !DILocation(line: 25, column: 13, scope: !3014, inlinedAt: !3015)
!3134 = !DILocation(line: 25, column: 21, scope: !3014, inlinedAt: !3015)
!3135 = distinct !DISubprogram(name: "ExchangeUint64", scope: !243, file: !243, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!3136 = !DILocation(line: 112, column: 6, scope: !3135)
!3137 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3138 = !DILocation(line: 113, column: 10, scope: !3135)
!3139 = !DILocation(line: 21, column: 29, scope: !3137, inlinedAt: !3138)
!3140 = !DILocation(line: 21, column: 39, scope: !3137, inlinedAt: !3138)
!3141 = !DILocation(line: 21, column: 49, scope: !3137, inlinedAt: !3138)
!3142 = !DILocation(line: 23, column: 7, scope: !3137, inlinedAt: !3138)
!3143 = !DILocation(line: 22, column: 2, scope: !3137, inlinedAt: !3138)
!3144 = !DILocation(line: 22, column: 8, scope: !3137, inlinedAt: !3138)
!3145 = !DILocation(line: 26, column: 9, scope: !3137, inlinedAt: !3138)
!3146 = !DILocation(line: 27, column: 12, scope: !3137, inlinedAt: !3138)
!3147 = !DILocation(line: 27, column: 10, scope: !3137, inlinedAt: !3138)
!3148 = !DILocation(line: 27, column: 30, scope: !3137, inlinedAt: !3138)
!3149 = !DILocation(line: 28, column: 32, scope: !3137, inlinedAt: !3138)
!3150 = !DILocation(line: 28, column: 34, scope: !3137, inlinedAt: !3138)
!3151 = !DILocation(line: 28, column: 37, scope: !3137, inlinedAt: !3138)
!3152 = !DILocation(line: 28, column: 20, scope: !3137, inlinedAt: !3138)
!3153 = !DILocation(line: 28, column: 3, scope: !3137, inlinedAt: !3138)
!3154 = !DILocation(line: 29, column: 22, scope: !3137, inlinedAt: !3138)
!3155 = !DILocation(line: 29, column: 3, scope: !3137, inlinedAt: !3138)
!3156 = !DILocation(line: 30, column: 24, scope: !3137, inlinedAt: !3138)
!3157 = !DILocation(line: 30, column: 3, scope: !3137, inlinedAt: !3138)
!3158 = !DILocation(line: 31, column: 23, scope: !3137, inlinedAt: !3138)
!3159 = !DILocation(line: 31, column: 3, scope: !3137, inlinedAt: !3138)
!3160 = !DILocation(line: 32, column: 14, scope: !3137, inlinedAt: !3138)
!3161 = !DILocation(line: 32, column: 12, scope: !3137, inlinedAt: !3138)
!3162 = !DILocation(line: 32, column: 18, scope: !3137, inlinedAt: !3138)
!3163 = !DILocation(line: 33, column: 21, scope: !3137, inlinedAt: !3138)
!3164 = !DILocation(line: 33, column: 3, scope: !3137, inlinedAt: !3138)
!3165 = !DILocation(line: 34, column: 3, scope: !3137, inlinedAt: !3138)
!3166 = !DILocation(line: 35, column: 31, scope: !3137, inlinedAt: !3138)
!3167 = !DILocation(line: 36, column: 4, scope: !3137, inlinedAt: !3138)
!3168 = !DILocation(line: 38, column: 32, scope: !3137, inlinedAt: !3138)
!3169 = !DILocation(line: 38, column: 30, scope: !3137, inlinedAt: !3138)
!3170 = !DILocation(line: 38, column: 24, scope: !3137, inlinedAt: !3138)
!3171 = !DILocation(line: 38, column: 3, scope: !3137, inlinedAt: !3138)
!3172 = distinct !DISubprogram(name: "NumbersUint64", scope: !243, file: !243, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!3173 = !DILocation(line: 119, column: 6, scope: !3172)
!3174 = distinct !DISubprogram(name: "groupNumbers", scope: !283, file: !283, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3175 = !DILocation(line: 119, column: 75, scope: !3172)
!3176 = !DILocation(line: 29, column: 20, scope: !3174, inlinedAt: !3175)
!3177 = !DILocation(line: 30, column: 26, scope: !3174, inlinedAt: !3175)
!3178 = !DILocation(line: 30, column: 24, scope: !3174, inlinedAt: !3175)
!3179 = !DILocation(line: 30, column: 46, scope: !3174, inlinedAt: !3175)
!3180 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3181 = !DILocation(line: 30, column: 9, scope: !3174, inlinedAt: !3175)
!3182 = !DILocation(line: 14, column: 11, scope: !3180, inlinedAt: !3181)
!3183 = distinct !DISubprogram(name: "reduceWarp", scope: !293, file: !293, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!3184 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3185 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3186 = !DILocation(line: 16, column: 25, scope: !3180, inlinedAt: !3181)
!3187 = !DILocation(line: 7, column: 15, scope: !3185, inlinedAt: !3186)
!3188 = !DILocation(line: 44, column: 16, scope: !3184, inlinedAt: !3187)
!3189 = !DILocation(line: 65, column: 13, scope: !3183, inlinedAt: !3188)
!3190 = !DILocation(line: 66, column: 7, scope: !3183, inlinedAt: !3188)
!3191 = !DILocation(line: 64, column: 35, scope: !3183, inlinedAt: !3188)
!3192 = !DILocation(line: 67, column: 7, scope: !3183, inlinedAt: !3188)
!3193 = !DILocation(line: 67, column: 35, scope: !3183, inlinedAt: !3188)
!3194 = !DILocation(line: 68, column: 23, scope: !3183, inlinedAt: !3188)
!3195 = !DILocation(line: 7, column: 65, scope: !3185, inlinedAt: !3186)
!3196 = !DILocation(line: 67, column: 40, scope: !3183, inlinedAt: !3188)
!3197 = !DILocation(line: 72, column: 16, scope: !3183, inlinedAt: !3188)
!3198 = !DILocation(line: 73, column: 6, scope: !3183, inlinedAt: !3188)
!3199 = !DILocation(line: 73, column: 36, scope: !3183, inlinedAt: !3188)
!3200 = !DILocation(line: 74, column: 16, scope: !3183, inlinedAt: !3188)
!3201 = !DILocation(line: 75, column: 11, scope: !3183, inlinedAt: !3188)
!3202 = !DILocation(line: 74, column: 3, scope: !3183, inlinedAt: !3188)
!3203 = !DILocation(line: 78, column: 22, scope: !3183, inlinedAt: !3188)
!3204 = !DILocation(line: 78, column: 41, scope: !3183, inlinedAt: !3188)
!3205 = !DILocation(line: 79, column: 9, scope: !3183, inlinedAt: !3188)
!3206 = !DILocation(line: 73, column: 41, scope: !3183, inlinedAt: !3188)
!3207 = !DILocation(line: 82, column: 16, scope: !3183, inlinedAt: !3188)
!3208 = !DILocation(line: 82, column: 2, scope: !3184, inlinedAt: !3187)
!3209 = !DILocation(line: 16, column: 6, scope: !3180, inlinedAt: !3181)
!3210 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3211 = !DILocation(line: 17, column: 33, scope: !3180, inlinedAt: !3181)
!3212 = !DILocation(line: 13, column: 15, scope: !3210, inlinedAt: !3211)
!3213 = !DILocation(line: 44, column: 16, scope: !3184, inlinedAt: !3212)
!3214 = !DILocation(line: 66, column: 7, scope: !3183, inlinedAt: !3213)
!3215 = !DILocation(line: 64, column: 35, scope: !3183, inlinedAt: !3213)
!3216 = !DILocation(line: 67, column: 7, scope: !3183, inlinedAt: !3213)
!3217 = !DILocation(line: 67, column: 35, scope: !3183, inlinedAt: !3213)
!3218 = !DILocation(line: 68, column: 23, scope: !3183, inlinedAt: !3213)
!3219 = !DILocation(line: 13, column: 66, scope: !3210, inlinedAt: !3211)
!3220 = !DILocation(line: 67, column: 40, scope: !3183, inlinedAt: !3213)
!3221 = !DILocation(line: 72, column: 16, scope: !3183, inlinedAt: !3213)
!3222 = !DILocation(line: 73, column: 6, scope: !3183, inlinedAt: !3213)
!3223 = !DILocation(line: 73, column: 36, scope: !3183, inlinedAt: !3213)
!3224 = !DILocation(line: 74, column: 16, scope: !3183, inlinedAt: !3213)
!3225 = !DILocation(line: 75, column: 11, scope: !3183, inlinedAt: !3213)
!3226 = !DILocation(line: 74, column: 3, scope: !3183, inlinedAt: !3213)
!3227 = !DILocation(line: 78, column: 22, scope: !3183, inlinedAt: !3213)
!3228 = !DILocation(line: 78, column: 41, scope: !3183, inlinedAt: !3213)
!3229 = !DILocation(line: 79, column: 9, scope: !3183, inlinedAt: !3213)
!3230 = !DILocation(line: 73, column: 41, scope: !3183, inlinedAt: !3213)
!3231 = !DILocation(line: 82, column: 16, scope: !3183, inlinedAt: !3213)
!3232 = !DILocation(line: 82, column: 2, scope: !3184, inlinedAt: !3212)
!3233 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3234 = !DILocation(line: 17, column: 54, scope: !3180, inlinedAt: !3181)
!3235 = !DILocation(line: 19, column: 15, scope: !3233, inlinedAt: !3234)
!3236 = !DILocation(line: 44, column: 16, scope: !3184, inlinedAt: !3235)
!3237 = !DILocation(line: 66, column: 7, scope: !3183, inlinedAt: !3236)
!3238 = !DILocation(line: 64, column: 35, scope: !3183, inlinedAt: !3236)
!3239 = !DILocation(line: 67, column: 7, scope: !3183, inlinedAt: !3236)
!3240 = !DILocation(line: 67, column: 35, scope: !3183, inlinedAt: !3236)
!3241 = !DILocation(line: 68, column: 23, scope: !3183, inlinedAt: !3236)
!3242 = !DILocation(line: 19, column: 66, scope: !3233, inlinedAt: !3234)
!3243 = !DILocation(line: 67, column: 40, scope: !3183, inlinedAt: !3236)
!3244 = !DILocation(line: 72, column: 16, scope: !3183, inlinedAt: !3236)
!3245 = !DILocation(line: 73, column: 6, scope: !3183, inlinedAt: !3236)
!3246 = !DILocation(line: 73, column: 36, scope: !3183, inlinedAt: !3236)
!3247 = !DILocation(line: 74, column: 16, scope: !3183, inlinedAt: !3236)
!3248 = !DILocation(line: 75, column: 11, scope: !3183, inlinedAt: !3236)
!3249 = !DILocation(line: 74, column: 3, scope: !3183, inlinedAt: !3236)
!3250 = !DILocation(line: 78, column: 22, scope: !3183, inlinedAt: !3236)
!3251 = !DILocation(line: 78, column: 41, scope: !3183, inlinedAt: !3236)
!3252 = !DILocation(line: 79, column: 9, scope: !3183, inlinedAt: !3236)
!3253 = !DILocation(line: 73, column: 41, scope: !3183, inlinedAt: !3236)
!3254 = !DILocation(line: 82, column: 16, scope: !3183, inlinedAt: !3236)
!3255 = !DILocation(line: 82, column: 2, scope: !3184, inlinedAt: !3235)
!3256 = !DILocation(line: 17, column: 6, scope: !3180, inlinedAt: !3181)
!3257 = !DILocation(line: 17, column: 14, scope: !3180, inlinedAt: !3181)
!3258 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3259 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3260 = !DILocation(line: 18, column: 40, scope: !3180, inlinedAt: !3181)
!3261 = !DILocation(line: 6, column: 21, scope: !3259, inlinedAt: !3260)
!3262 = !DILocation(line: 25, column: 16, scope: !3258, inlinedAt: !3261)
!3263 = !DILocation(line: 23, column: 48, scope: !3258, inlinedAt: !3261)
!3264 = !DILocation(line: 26, column: 6, scope: !3258, inlinedAt: !3261)
!3265 = !DILocation(line: 26, column: 24, scope: !3258, inlinedAt: !3261)
!3266 = !DILocation(line: 27, column: 24, scope: !3258, inlinedAt: !3261)
!3267 = !DILocation(line: 27, column: 44, scope: !3258, inlinedAt: !3261)
!3268 = !DILocation(line: 28, column: 4, scope: !3258, inlinedAt: !3261)
!3269 = !DILocation(line: 26, column: 37, scope: !3258, inlinedAt: !3261)
!3270 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3271 = !DILocation(line: 18, column: 68, scope: !3180, inlinedAt: !3181)
!3272 = !DILocation(line: 14, column: 21, scope: !3270, inlinedAt: !3271)
!3273 = !DILocation(line: 23, column: 48, scope: !3258, inlinedAt: !3272)
!3274 = !DILocation(line: 26, column: 6, scope: !3258, inlinedAt: !3272)
!3275 = !DILocation(line: 26, column: 24, scope: !3258, inlinedAt: !3272)
!3276 = !DILocation(line: 27, column: 24, scope: !3258, inlinedAt: !3272)
!3277 = !DILocation(line: 27, column: 44, scope: !3258, inlinedAt: !3272)
!3278 = !DILocation(line: 28, column: 4, scope: !3258, inlinedAt: !3272)
!3279 = !DILocation(line: 26, column: 37, scope: !3258, inlinedAt: !3272)
!3280 = !DILocation(line: 15, column: 20, scope: !3270, inlinedAt: !3271)
!3281 = !DILocation(line: 15, column: 42, scope: !3270, inlinedAt: !3271)
!3282 = !DILocation(line: 18, column: 2, scope: !3180, inlinedAt: !3181)
!3283 = !DILocation(line: 18, column: 6, scope: !3180, inlinedAt: !3181)
!3284 = !DILocation(line: 18, column: 14, scope: !3180, inlinedAt: !3181)
!3285 = !DILocation(line: 19, column: 40, scope: !3180, inlinedAt: !3181)
!3286 = !DILocation(line: 19, column: 42, scope: !3180, inlinedAt: !3181)
!3287 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3288 = !DILocation(line: 19, column: 25, scope: !3180, inlinedAt: !3181)
!3289 = !DILocation(line: 36, column: 10, scope: !3287, inlinedAt: !3288)
!3290 = !DILocation(line: 36, column: 22, scope: !3287, inlinedAt: !3288)
!3291 = !DILocation(line: 37, column: 8, scope: !3287, inlinedAt: !3288)
!3292 = !DILocation(line: 40, column: 17, scope: !3287, inlinedAt: !3288)
!3293 = !DILocation(line: 19, column: 6, scope: !3180, inlinedAt: !3181)
!3294 = !DILocation(line: 31, column: 26, scope: !3174, inlinedAt: !3175)
!3295 = !DILocation(line: 31, column: 48, scope: !3174, inlinedAt: !3175)
!3296 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3297 = !DILocation(line: 31, column: 9, scope: !3174, inlinedAt: !3175)
!3298 = !DILocation(line: 14, column: 11, scope: !3296, inlinedAt: !3297)
!3299 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3300 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3301 = !DILocation(line: 16, column: 25, scope: !3296, inlinedAt: !3297)
!3302 = !DILocation(line: 7, column: 15, scope: !3300, inlinedAt: !3301)
!3303 = !DILocation(line: 44, column: 16, scope: !3299, inlinedAt: !3302)
!3304 = !DILocation(line: 66, column: 7, scope: !3183, inlinedAt: !3303)
!3305 = !DILocation(line: 64, column: 35, scope: !3183, inlinedAt: !3303)
!3306 = !DILocation(line: 67, column: 7, scope: !3183, inlinedAt: !3303)
!3307 = !DILocation(line: 67, column: 35, scope: !3183, inlinedAt: !3303)
!3308 = !DILocation(line: 68, column: 23, scope: !3183, inlinedAt: !3303)
!3309 = !DILocation(line: 7, column: 65, scope: !3300, inlinedAt: !3301)
!3310 = !DILocation(line: 67, column: 40, scope: !3183, inlinedAt: !3303)
!3311 = !DILocation(line: 73, column: 6, scope: !3183, inlinedAt: !3303)
!3312 = !DILocation(line: 73, column: 36, scope: !3183, inlinedAt: !3303)
!3313 = !DILocation(line: 74, column: 16, scope: !3183, inlinedAt: !3303)
!3314 = !DILocation(line: 75, column: 11, scope: !3183, inlinedAt: !3303)
!3315 = !DILocation(line: 74, column: 3, scope: !3183, inlinedAt: !3303)
!3316 = !DILocation(line: 78, column: 22, scope: !3183, inlinedAt: !3303)
!3317 = !DILocation(line: 78, column: 41, scope: !3183, inlinedAt: !3303)
!3318 = !DILocation(line: 79, column: 9, scope: !3183, inlinedAt: !3303)
!3319 = !DILocation(line: 73, column: 41, scope: !3183, inlinedAt: !3303)
!3320 = !DILocation(line: 82, column: 16, scope: !3183, inlinedAt: !3303)
!3321 = !DILocation(line: 82, column: 2, scope: !3299, inlinedAt: !3302)
!3322 = !DILocation(line: 45, column: 14, scope: !3299, inlinedAt: !3302)
!3323 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !3322)
!3324 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !3322)
!3325 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !3322)
!3326 = !DILocation(line: 46, column: 7, scope: !3299, inlinedAt: !3302)
!3327 = !DILocation(line: 49, column: 31, scope: !3299, inlinedAt: !3302)
!3328 = !DILocation(line: 50, column: 10, scope: !3299, inlinedAt: !3302)
!3329 = !DILocation(line: 51, column: 14, scope: !3299, inlinedAt: !3302)
!3330 = !DILocation(line: 52, column: 17, scope: !3299, inlinedAt: !3302)
!3331 = !DILocation(line: 52, column: 8, scope: !3299, inlinedAt: !3302)
!3332 = !DILocation(line: 54, column: 10, scope: !3299, inlinedAt: !3302)
!3333 = !DILocation(line: 55, column: 11, scope: !3299, inlinedAt: !3302)
!3334 = !DILocation(line: 42, column: 50, scope: !3299, inlinedAt: !3302)
!3335 = !DILocation(line: 56, column: 6, scope: !3299, inlinedAt: !3302)
!3336 = !DILocation(line: 56, column: 16, scope: !3299, inlinedAt: !3302)
!3337 = !DILocation(line: 57, column: 17, scope: !3299, inlinedAt: !3302)
!3338 = !DILocation(line: 56, column: 21, scope: !3299, inlinedAt: !3302)
!3339 = !DILocation(line: 16, column: 6, scope: !3296, inlinedAt: !3297)
!3340 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3341 = !DILocation(line: 17, column: 33, scope: !3296, inlinedAt: !3297)
!3342 = !DILocation(line: 13, column: 15, scope: !3340, inlinedAt: !3341)
!3343 = !DILocation(line: 44, column: 16, scope: !3299, inlinedAt: !3342)
!3344 = !DILocation(line: 66, column: 7, scope: !3183, inlinedAt: !3343)
!3345 = !DILocation(line: 64, column: 35, scope: !3183, inlinedAt: !3343)
!3346 = !DILocation(line: 67, column: 7, scope: !3183, inlinedAt: !3343)
!3347 = !DILocation(line: 67, column: 35, scope: !3183, inlinedAt: !3343)
!3348 = !DILocation(line: 68, column: 23, scope: !3183, inlinedAt: !3343)
!3349 = !DILocation(line: 13, column: 66, scope: !3340, inlinedAt: !3341)
!3350 = !DILocation(line: 67, column: 40, scope: !3183, inlinedAt: !3343)
!3351 = !DILocation(line: 73, column: 6, scope: !3183, inlinedAt: !3343)
!3352 = !DILocation(line: 73, column: 36, scope: !3183, inlinedAt: !3343)
!3353 = !DILocation(line: 74, column: 16, scope: !3183, inlinedAt: !3343)
!3354 = !DILocation(line: 75, column: 11, scope: !3183, inlinedAt: !3343)
!3355 = !DILocation(line: 74, column: 3, scope: !3183, inlinedAt: !3343)
!3356 = !DILocation(line: 78, column: 22, scope: !3183, inlinedAt: !3343)
!3357 = !DILocation(line: 78, column: 41, scope: !3183, inlinedAt: !3343)
!3358 = !DILocation(line: 79, column: 9, scope: !3183, inlinedAt: !3343)
!3359 = !DILocation(line: 73, column: 41, scope: !3183, inlinedAt: !3343)
!3360 = !DILocation(line: 82, column: 16, scope: !3183, inlinedAt: !3343)
!3361 = !DILocation(line: 82, column: 2, scope: !3299, inlinedAt: !3342)
!3362 = !DILocation(line: 46, column: 7, scope: !3299, inlinedAt: !3342)
!3363 = !DILocation(line: 49, column: 31, scope: !3299, inlinedAt: !3342)
!3364 = !DILocation(line: 50, column: 10, scope: !3299, inlinedAt: !3342)
!3365 = !DILocation(line: 51, column: 14, scope: !3299, inlinedAt: !3342)
!3366 = !DILocation(line: 52, column: 17, scope: !3299, inlinedAt: !3342)
!3367 = !DILocation(line: 52, column: 8, scope: !3299, inlinedAt: !3342)
!3368 = !DILocation(line: 54, column: 10, scope: !3299, inlinedAt: !3342)
!3369 = !DILocation(line: 55, column: 11, scope: !3299, inlinedAt: !3342)
!3370 = !DILocation(line: 42, column: 50, scope: !3299, inlinedAt: !3342)
!3371 = !DILocation(line: 56, column: 6, scope: !3299, inlinedAt: !3342)
!3372 = !DILocation(line: 56, column: 16, scope: !3299, inlinedAt: !3342)
!3373 = !DILocation(line: 57, column: 17, scope: !3299, inlinedAt: !3342)
!3374 = !DILocation(line: 56, column: 21, scope: !3299, inlinedAt: !3342)
!3375 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3376 = !DILocation(line: 17, column: 54, scope: !3296, inlinedAt: !3297)
!3377 = !DILocation(line: 19, column: 15, scope: !3375, inlinedAt: !3376)
!3378 = !DILocation(line: 44, column: 16, scope: !3299, inlinedAt: !3377)
!3379 = !DILocation(line: 66, column: 7, scope: !3183, inlinedAt: !3378)
!3380 = !DILocation(line: 64, column: 35, scope: !3183, inlinedAt: !3378)
!3381 = !DILocation(line: 67, column: 7, scope: !3183, inlinedAt: !3378)
!3382 = !DILocation(line: 67, column: 35, scope: !3183, inlinedAt: !3378)
!3383 = !DILocation(line: 68, column: 23, scope: !3183, inlinedAt: !3378)
!3384 = !DILocation(line: 19, column: 66, scope: !3375, inlinedAt: !3376)
!3385 = !DILocation(line: 67, column: 40, scope: !3183, inlinedAt: !3378)
!3386 = !DILocation(line: 73, column: 6, scope: !3183, inlinedAt: !3378)
!3387 = !DILocation(line: 73, column: 36, scope: !3183, inlinedAt: !3378)
!3388 = !DILocation(line: 74, column: 16, scope: !3183, inlinedAt: !3378)
!3389 = !DILocation(line: 75, column: 11, scope: !3183, inlinedAt: !3378)
!3390 = !DILocation(line: 74, column: 3, scope: !3183, inlinedAt: !3378)
!3391 = !DILocation(line: 78, column: 22, scope: !3183, inlinedAt: !3378)
!3392 = !DILocation(line: 78, column: 41, scope: !3183, inlinedAt: !3378)
!3393 = !DILocation(line: 79, column: 9, scope: !3183, inlinedAt: !3378)
!3394 = !DILocation(line: 73, column: 41, scope: !3183, inlinedAt: !3378)
!3395 = !DILocation(line: 82, column: 16, scope: !3183, inlinedAt: !3378)
!3396 = !DILocation(line: 82, column: 2, scope: !3299, inlinedAt: !3377)
!3397 = !DILocation(line: 46, column: 7, scope: !3299, inlinedAt: !3377)
!3398 = !DILocation(line: 49, column: 31, scope: !3299, inlinedAt: !3377)
!3399 = !DILocation(line: 50, column: 10, scope: !3299, inlinedAt: !3377)
!3400 = !DILocation(line: 51, column: 14, scope: !3299, inlinedAt: !3377)
!3401 = !DILocation(line: 52, column: 17, scope: !3299, inlinedAt: !3377)
!3402 = !DILocation(line: 52, column: 8, scope: !3299, inlinedAt: !3377)
!3403 = !DILocation(line: 54, column: 10, scope: !3299, inlinedAt: !3377)
!3404 = !DILocation(line: 55, column: 11, scope: !3299, inlinedAt: !3377)
!3405 = !DILocation(line: 42, column: 50, scope: !3299, inlinedAt: !3377)
!3406 = !DILocation(line: 56, column: 6, scope: !3299, inlinedAt: !3377)
!3407 = !DILocation(line: 56, column: 16, scope: !3299, inlinedAt: !3377)
!3408 = !DILocation(line: 57, column: 17, scope: !3299, inlinedAt: !3377)
!3409 = !DILocation(line: 56, column: 21, scope: !3299, inlinedAt: !3377)
!3410 = !DILocation(line: 17, column: 6, scope: !3296, inlinedAt: !3297)
!3411 = !DILocation(line: 17, column: 14, scope: !3296, inlinedAt: !3297)
!3412 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3413 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3414 = !DILocation(line: 18, column: 40, scope: !3296, inlinedAt: !3297)
!3415 = !DILocation(line: 6, column: 21, scope: !3413, inlinedAt: !3414)
!3416 = !DILocation(line: 25, column: 16, scope: !3412, inlinedAt: !3415)
!3417 = !DILocation(line: 23, column: 48, scope: !3412, inlinedAt: !3415)
!3418 = !DILocation(line: 26, column: 6, scope: !3412, inlinedAt: !3415)
!3419 = !DILocation(line: 26, column: 24, scope: !3412, inlinedAt: !3415)
!3420 = !DILocation(line: 27, column: 24, scope: !3412, inlinedAt: !3415)
!3421 = !DILocation(line: 27, column: 44, scope: !3412, inlinedAt: !3415)
!3422 = !DILocation(line: 28, column: 4, scope: !3412, inlinedAt: !3415)
!3423 = !DILocation(line: 26, column: 37, scope: !3412, inlinedAt: !3415)
!3424 = !DILocation(line: 31, column: 15, scope: !3412, inlinedAt: !3415)
!3425 = !DILocation(line: 34, column: 32, scope: !3412, inlinedAt: !3415)
!3426 = !DILocation(line: 35, column: 19, scope: !3412, inlinedAt: !3415)
!3427 = !DILocation(line: 36, column: 10, scope: !3412, inlinedAt: !3415)
!3428 = !DILocation(line: 37, column: 21, scope: !3412, inlinedAt: !3415)
!3429 = !DILocation(line: 37, column: 10, scope: !3412, inlinedAt: !3415)
!3430 = !DILocation(line: 38, column: 9, scope: !3412, inlinedAt: !3415)
!3431 = !DILocation(line: 40, column: 10, scope: !3412, inlinedAt: !3415)
!3432 = !DILocation(line: 23, column: 59, scope: !3412, inlinedAt: !3415)
!3433 = !DILocation(line: 42, column: 19, scope: !3412, inlinedAt: !3415)
!3434 = !DILocation(line: 42, column: 3, scope: !3412, inlinedAt: !3415)
!3435 = !DILocation(line: 44, column: 2, scope: !3413, inlinedAt: !3414)
!3436 = !DILocation(line: 7, column: 16, scope: !3413, inlinedAt: !3414)
!3437 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3438 = !DILocation(line: 18, column: 68, scope: !3296, inlinedAt: !3297)
!3439 = !DILocation(line: 14, column: 21, scope: !3437, inlinedAt: !3438)
!3440 = !DILocation(line: 25, column: 16, scope: !3412, inlinedAt: !3439)
!3441 = !DILocation(line: 23, column: 48, scope: !3412, inlinedAt: !3439)
!3442 = !DILocation(line: 26, column: 6, scope: !3412, inlinedAt: !3439)
!3443 = !DILocation(line: 26, column: 24, scope: !3412, inlinedAt: !3439)
!3444 = !DILocation(line: 27, column: 24, scope: !3412, inlinedAt: !3439)
!3445 = !DILocation(line: 27, column: 44, scope: !3412, inlinedAt: !3439)
!3446 = !DILocation(line: 28, column: 4, scope: !3412, inlinedAt: !3439)
!3447 = !DILocation(line: 26, column: 37, scope: !3412, inlinedAt: !3439)
!3448 = !DILocation(line: 31, column: 15, scope: !3412, inlinedAt: !3439)
!3449 = !DILocation(line: 34, column: 32, scope: !3412, inlinedAt: !3439)
!3450 = !DILocation(line: 35, column: 19, scope: !3412, inlinedAt: !3439)
!3451 = !DILocation(line: 36, column: 10, scope: !3412, inlinedAt: !3439)
!3452 = !DILocation(line: 37, column: 21, scope: !3412, inlinedAt: !3439)
!3453 = !DILocation(line: 37, column: 10, scope: !3412, inlinedAt: !3439)
!3454 = !DILocation(line: 38, column: 9, scope: !3412, inlinedAt: !3439)
!3455 = !DILocation(line: 40, column: 10, scope: !3412, inlinedAt: !3439)
!3456 = !DILocation(line: 23, column: 59, scope: !3412, inlinedAt: !3439)
!3457 = !DILocation(line: 42, column: 19, scope: !3412, inlinedAt: !3439)
!3458 = !DILocation(line: 42, column: 3, scope: !3412, inlinedAt: !3439)
!3459 = !DILocation(line: 44, column: 2, scope: !3437, inlinedAt: !3438)
!3460 = !DILocation(line: 15, column: 20, scope: !3437, inlinedAt: !3438)
!3461 = !DILocation(line: 15, column: 42, scope: !3437, inlinedAt: !3438)
!3462 = !DILocation(line: 18, column: 16, scope: !3437, inlinedAt: !3438)
!3463 = !DILocation(line: 18, column: 2, scope: !3296, inlinedAt: !3297)
!3464 = !DILocation(line: 18, column: 6, scope: !3296, inlinedAt: !3297)
!3465 = !DILocation(line: 18, column: 14, scope: !3296, inlinedAt: !3297)
!3466 = !DILocation(line: 19, column: 40, scope: !3296, inlinedAt: !3297)
!3467 = !DILocation(line: 19, column: 42, scope: !3296, inlinedAt: !3297)
!3468 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3469 = !DILocation(line: 19, column: 25, scope: !3296, inlinedAt: !3297)
!3470 = !DILocation(line: 36, column: 22, scope: !3468, inlinedAt: !3469)
!3471 = !DILocation(line: 37, column: 8, scope: !3468, inlinedAt: !3469)
!3472 = !DILocation(line: 39, column: 15, scope: !3468, inlinedAt: !3469)
!3473 = !DILocation(line: 40, column: 17, scope: !3468, inlinedAt: !3469)
!3474 = !DILocation(line: 40, column: 3, scope: !3296, inlinedAt: !3297)
!3475 = !DILocation(line: 42, column: 16, scope: !3468, inlinedAt: !3469)
!3476 = !DILocation(line: 43, column: 10, scope: !3468, inlinedAt: !3469)
!3477 = !DILocation(line: 44, column: 14, scope: !3468, inlinedAt: !3469)
!3478 = !DILocation(line: 45, column: 3, scope: !3468, inlinedAt: !3469)
!3479 = !DILocation(line: 47, column: 10, scope: !3468, inlinedAt: !3469)
!3480 = !DILocation(line: 48, column: 9, scope: !3468, inlinedAt: !3469)
!3481 = !DILocation(line: 48, column: 2, scope: !3296, inlinedAt: !3297)
!3482 = !DILocation(line: 19, column: 6, scope: !3296, inlinedAt: !3297)
!3483 = distinct !DISubprogram(name: "IntegersUint64", scope: !243, file: !243, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!3484 = !DILocation(line: 124, column: 6, scope: !3483)
!3485 = distinct !DISubprogram(name: "groupIntegers", scope: !283, file: !283, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!3486 = !DILocation(line: 124, column: 77, scope: !3483)
!3487 = !DILocation(line: 35, column: 20, scope: !3485, inlinedAt: !3486)
!3488 = !DILocation(line: 36, column: 27, scope: !3485, inlinedAt: !3486)
!3489 = !DILocation(line: 36, column: 25, scope: !3485, inlinedAt: !3486)
!3490 = !DILocation(line: 36, column: 48, scope: !3485, inlinedAt: !3486)
!3491 = distinct !DISubprogram(name: "integers", scope: !283, file: !283, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3492 = !DILocation(line: 36, column: 10, scope: !3485, inlinedAt: !3486)
!3493 = !DILocation(line: 24, column: 11, scope: !3491, inlinedAt: !3492)
!3494 = distinct !DISubprogram(name: "ReduceAnd", scope: !293, file: !293, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3495 = !DILocation(line: 25, column: 40, scope: !3491, inlinedAt: !3492)
!3496 = !DILocation(line: 25, column: 15, scope: !3494, inlinedAt: !3495)
!3497 = !DILocation(line: 44, column: 16, scope: !3184, inlinedAt: !3496)
!3498 = !DILocation(line: 65, column: 13, scope: !3183, inlinedAt: !3497)
!3499 = !DILocation(line: 66, column: 7, scope: !3183, inlinedAt: !3497)
!3500 = !DILocation(line: 64, column: 35, scope: !3183, inlinedAt: !3497)
!3501 = !DILocation(line: 67, column: 7, scope: !3183, inlinedAt: !3497)
!3502 = !DILocation(line: 67, column: 35, scope: !3183, inlinedAt: !3497)
!3503 = !DILocation(line: 68, column: 23, scope: !3183, inlinedAt: !3497)
!3504 = !DILocation(line: 25, column: 65, scope: !3494, inlinedAt: !3495)
!3505 = !DILocation(line: 67, column: 40, scope: !3183, inlinedAt: !3497)
!3506 = !DILocation(line: 72, column: 16, scope: !3183, inlinedAt: !3497)
!3507 = !DILocation(line: 73, column: 6, scope: !3183, inlinedAt: !3497)
!3508 = !DILocation(line: 73, column: 36, scope: !3183, inlinedAt: !3497)
!3509 = !DILocation(line: 74, column: 16, scope: !3183, inlinedAt: !3497)
!3510 = !DILocation(line: 75, column: 11, scope: !3183, inlinedAt: !3497)
!3511 = !DILocation(line: 74, column: 3, scope: !3183, inlinedAt: !3497)
!3512 = !DILocation(line: 78, column: 22, scope: !3183, inlinedAt: !3497)
!3513 = !DILocation(line: 78, column: 41, scope: !3183, inlinedAt: !3497)
!3514 = !DILocation(line: 79, column: 9, scope: !3183, inlinedAt: !3497)
!3515 = !DILocation(line: 73, column: 41, scope: !3183, inlinedAt: !3497)
!3516 = !DILocation(line: 82, column: 16, scope: !3183, inlinedAt: !3497)
!3517 = !DILocation(line: 82, column: 2, scope: !3184, inlinedAt: !3496)
!3518 = distinct !DISubprogram(name: "ReduceOr", scope: !293, file: !293, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3519 = !DILocation(line: 25, column: 60, scope: !3491, inlinedAt: !3492)
!3520 = !DILocation(line: 30, column: 15, scope: !3518, inlinedAt: !3519)
!3521 = !DILocation(line: 44, column: 16, scope: !3184, inlinedAt: !3520)
!3522 = !DILocation(line: 66, column: 7, scope: !3183, inlinedAt: !3521)
!3523 = !DILocation(line: 64, column: 35, scope: !3183, inlinedAt: !3521)
!3524 = !DILocation(line: 67, column: 7, scope: !3183, inlinedAt: !3521)
!3525 = !DILocation(line: 67, column: 35, scope: !3183, inlinedAt: !3521)
!3526 = !DILocation(line: 68, column: 23, scope: !3183, inlinedAt: !3521)
!3527 = !DILocation(line: 30, column: 64, scope: !3518, inlinedAt: !3519)
!3528 = !DILocation(line: 67, column: 40, scope: !3183, inlinedAt: !3521)
!3529 = !DILocation(line: 72, column: 16, scope: !3183, inlinedAt: !3521)
!3530 = !DILocation(line: 73, column: 6, scope: !3183, inlinedAt: !3521)
!3531 = !DILocation(line: 73, column: 36, scope: !3183, inlinedAt: !3521)
!3532 = !DILocation(line: 74, column: 16, scope: !3183, inlinedAt: !3521)
!3533 = !DILocation(line: 75, column: 11, scope: !3183, inlinedAt: !3521)
!3534 = !DILocation(line: 74, column: 3, scope: !3183, inlinedAt: !3521)
!3535 = !DILocation(line: 78, column: 22, scope: !3183, inlinedAt: !3521)
!3536 = !DILocation(line: 78, column: 41, scope: !3183, inlinedAt: !3521)
!3537 = !DILocation(line: 79, column: 9, scope: !3183, inlinedAt: !3521)
!3538 = !DILocation(line: 73, column: 41, scope: !3183, inlinedAt: !3521)
!3539 = !DILocation(line: 82, column: 16, scope: !3183, inlinedAt: !3521)
!3540 = !DILocation(line: 82, column: 2, scope: !3184, inlinedAt: !3520)
!3541 = distinct !DISubprogram(name: "ReduceXor", scope: !293, file: !293, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3542 = !DILocation(line: 25, column: 81, scope: !3491, inlinedAt: !3492)
!3543 = !DILocation(line: 36, column: 15, scope: !3541, inlinedAt: !3542)
!3544 = !DILocation(line: 44, column: 16, scope: !3184, inlinedAt: !3543)
!3545 = !DILocation(line: 66, column: 7, scope: !3183, inlinedAt: !3544)
!3546 = !DILocation(line: 64, column: 35, scope: !3183, inlinedAt: !3544)
!3547 = !DILocation(line: 67, column: 7, scope: !3183, inlinedAt: !3544)
!3548 = !DILocation(line: 67, column: 35, scope: !3183, inlinedAt: !3544)
!3549 = !DILocation(line: 68, column: 23, scope: !3183, inlinedAt: !3544)
!3550 = !DILocation(line: 36, column: 65, scope: !3541, inlinedAt: !3542)
!3551 = !DILocation(line: 67, column: 40, scope: !3183, inlinedAt: !3544)
!3552 = !DILocation(line: 72, column: 16, scope: !3183, inlinedAt: !3544)
!3553 = !DILocation(line: 73, column: 6, scope: !3183, inlinedAt: !3544)
!3554 = !DILocation(line: 73, column: 36, scope: !3183, inlinedAt: !3544)
!3555 = !DILocation(line: 74, column: 16, scope: !3183, inlinedAt: !3544)
!3556 = !DILocation(line: 75, column: 11, scope: !3183, inlinedAt: !3544)
!3557 = !DILocation(line: 74, column: 3, scope: !3183, inlinedAt: !3544)
!3558 = !DILocation(line: 78, column: 22, scope: !3183, inlinedAt: !3544)
!3559 = !DILocation(line: 78, column: 41, scope: !3183, inlinedAt: !3544)
!3560 = !DILocation(line: 79, column: 9, scope: !3183, inlinedAt: !3544)
!3561 = !DILocation(line: 73, column: 41, scope: !3183, inlinedAt: !3544)
!3562 = !DILocation(line: 82, column: 16, scope: !3183, inlinedAt: !3544)
!3563 = !DILocation(line: 82, column: 2, scope: !3184, inlinedAt: !3543)
!3564 = !DILocation(line: 25, column: 5, scope: !3491, inlinedAt: !3492)
!3565 = !DILocation(line: 25, column: 13, scope: !3491, inlinedAt: !3492)
!3566 = !DILocation(line: 25, column: 21, scope: !3491, inlinedAt: !3492)
!3567 = !DILocation(line: 37, column: 27, scope: !3485, inlinedAt: !3486)
!3568 = !DILocation(line: 37, column: 50, scope: !3485, inlinedAt: !3486)
!3569 = distinct !DISubprogram(name: "integers", scope: !283, file: !283, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3570 = !DILocation(line: 37, column: 10, scope: !3485, inlinedAt: !3486)
!3571 = !DILocation(line: 24, column: 11, scope: !3569, inlinedAt: !3570)
!3572 = distinct !DISubprogram(name: "ReduceAnd", scope: !293, file: !293, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3573 = !DILocation(line: 25, column: 40, scope: !3569, inlinedAt: !3570)
!3574 = !DILocation(line: 25, column: 15, scope: !3572, inlinedAt: !3573)
!3575 = !DILocation(line: 44, column: 16, scope: !3299, inlinedAt: !3574)
!3576 = !DILocation(line: 66, column: 7, scope: !3183, inlinedAt: !3575)
!3577 = !DILocation(line: 64, column: 35, scope: !3183, inlinedAt: !3575)
!3578 = !DILocation(line: 67, column: 7, scope: !3183, inlinedAt: !3575)
!3579 = !DILocation(line: 67, column: 35, scope: !3183, inlinedAt: !3575)
!3580 = !DILocation(line: 68, column: 23, scope: !3183, inlinedAt: !3575)
!3581 = !DILocation(line: 25, column: 65, scope: !3572, inlinedAt: !3573)
!3582 = !DILocation(line: 67, column: 40, scope: !3183, inlinedAt: !3575)
!3583 = !DILocation(line: 72, column: 16, scope: !3183, inlinedAt: !3575)
!3584 = !DILocation(line: 73, column: 6, scope: !3183, inlinedAt: !3575)
!3585 = !DILocation(line: 73, column: 36, scope: !3183, inlinedAt: !3575)
!3586 = !DILocation(line: 74, column: 16, scope: !3183, inlinedAt: !3575)
!3587 = !DILocation(line: 75, column: 11, scope: !3183, inlinedAt: !3575)
!3588 = !DILocation(line: 74, column: 3, scope: !3183, inlinedAt: !3575)
!3589 = !DILocation(line: 78, column: 22, scope: !3183, inlinedAt: !3575)
!3590 = !DILocation(line: 78, column: 41, scope: !3183, inlinedAt: !3575)
!3591 = !DILocation(line: 79, column: 9, scope: !3183, inlinedAt: !3575)
!3592 = !DILocation(line: 73, column: 41, scope: !3183, inlinedAt: !3575)
!3593 = !DILocation(line: 82, column: 16, scope: !3183, inlinedAt: !3575)
!3594 = !DILocation(line: 82, column: 2, scope: !3299, inlinedAt: !3574)
!3595 = !DILocation(line: 45, column: 14, scope: !3299, inlinedAt: !3574)
!3596 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !3595)
!3597 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !3595)
!3598 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !3595)
!3599 = !DILocation(line: 46, column: 7, scope: !3299, inlinedAt: !3574)
!3600 = !DILocation(line: 49, column: 31, scope: !3299, inlinedAt: !3574)
!3601 = !DILocation(line: 50, column: 10, scope: !3299, inlinedAt: !3574)
!3602 = !DILocation(line: 51, column: 11, scope: !3299, inlinedAt: !3574)
!3603 = !DILocation(line: 51, column: 14, scope: !3299, inlinedAt: !3574)
!3604 = !DILocation(line: 52, column: 17, scope: !3299, inlinedAt: !3574)
!3605 = !DILocation(line: 52, column: 8, scope: !3299, inlinedAt: !3574)
!3606 = !DILocation(line: 54, column: 10, scope: !3299, inlinedAt: !3574)
!3607 = !DILocation(line: 55, column: 11, scope: !3299, inlinedAt: !3574)
!3608 = !DILocation(line: 42, column: 50, scope: !3299, inlinedAt: !3574)
!3609 = !DILocation(line: 56, column: 6, scope: !3299, inlinedAt: !3574)
!3610 = !DILocation(line: 56, column: 16, scope: !3299, inlinedAt: !3574)
!3611 = !DILocation(line: 57, column: 17, scope: !3299, inlinedAt: !3574)
!3612 = !DILocation(line: 56, column: 21, scope: !3299, inlinedAt: !3574)
!3613 = distinct !DISubprogram(name: "ReduceOr", scope: !293, file: !293, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3614 = !DILocation(line: 25, column: 60, scope: !3569, inlinedAt: !3570)
!3615 = !DILocation(line: 30, column: 15, scope: !3613, inlinedAt: !3614)
!3616 = !DILocation(line: 44, column: 16, scope: !3299, inlinedAt: !3615)
!3617 = !DILocation(line: 66, column: 7, scope: !3183, inlinedAt: !3616)
!3618 = !DILocation(line: 64, column: 35, scope: !3183, inlinedAt: !3616)
!3619 = !DILocation(line: 67, column: 7, scope: !3183, inlinedAt: !3616)
!3620 = !DILocation(line: 67, column: 35, scope: !3183, inlinedAt: !3616)
!3621 = !DILocation(line: 68, column: 23, scope: !3183, inlinedAt: !3616)
!3622 = !DILocation(line: 30, column: 64, scope: !3613, inlinedAt: !3614)
!3623 = !DILocation(line: 67, column: 40, scope: !3183, inlinedAt: !3616)
!3624 = !DILocation(line: 72, column: 16, scope: !3183, inlinedAt: !3616)
!3625 = !DILocation(line: 73, column: 6, scope: !3183, inlinedAt: !3616)
!3626 = !DILocation(line: 73, column: 36, scope: !3183, inlinedAt: !3616)
!3627 = !DILocation(line: 74, column: 16, scope: !3183, inlinedAt: !3616)
!3628 = !DILocation(line: 75, column: 11, scope: !3183, inlinedAt: !3616)
!3629 = !DILocation(line: 74, column: 3, scope: !3183, inlinedAt: !3616)
!3630 = !DILocation(line: 78, column: 22, scope: !3183, inlinedAt: !3616)
!3631 = !DILocation(line: 78, column: 41, scope: !3183, inlinedAt: !3616)
!3632 = !DILocation(line: 79, column: 9, scope: !3183, inlinedAt: !3616)
!3633 = !DILocation(line: 73, column: 41, scope: !3183, inlinedAt: !3616)
!3634 = !DILocation(line: 82, column: 16, scope: !3183, inlinedAt: !3616)
!3635 = !DILocation(line: 82, column: 2, scope: !3299, inlinedAt: !3615)
!3636 = !DILocation(line: 46, column: 7, scope: !3299, inlinedAt: !3615)
!3637 = !DILocation(line: 49, column: 31, scope: !3299, inlinedAt: !3615)
!3638 = !DILocation(line: 50, column: 10, scope: !3299, inlinedAt: !3615)
!3639 = !DILocation(line: 51, column: 11, scope: !3299, inlinedAt: !3615)
!3640 = !DILocation(line: 51, column: 14, scope: !3299, inlinedAt: !3615)
!3641 = !DILocation(line: 52, column: 17, scope: !3299, inlinedAt: !3615)
!3642 = !DILocation(line: 52, column: 8, scope: !3299, inlinedAt: !3615)
!3643 = !DILocation(line: 54, column: 10, scope: !3299, inlinedAt: !3615)
!3644 = !DILocation(line: 55, column: 11, scope: !3299, inlinedAt: !3615)
!3645 = !DILocation(line: 42, column: 50, scope: !3299, inlinedAt: !3615)
!3646 = !DILocation(line: 56, column: 6, scope: !3299, inlinedAt: !3615)
!3647 = !DILocation(line: 56, column: 16, scope: !3299, inlinedAt: !3615)
!3648 = !DILocation(line: 57, column: 17, scope: !3299, inlinedAt: !3615)
!3649 = !DILocation(line: 56, column: 21, scope: !3299, inlinedAt: !3615)
!3650 = distinct !DISubprogram(name: "ReduceXor", scope: !293, file: !293, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3651 = !DILocation(line: 25, column: 81, scope: !3569, inlinedAt: !3570)
!3652 = !DILocation(line: 36, column: 15, scope: !3650, inlinedAt: !3651)
!3653 = !DILocation(line: 44, column: 16, scope: !3299, inlinedAt: !3652)
!3654 = !DILocation(line: 66, column: 7, scope: !3183, inlinedAt: !3653)
!3655 = !DILocation(line: 64, column: 35, scope: !3183, inlinedAt: !3653)
!3656 = !DILocation(line: 67, column: 7, scope: !3183, inlinedAt: !3653)
!3657 = !DILocation(line: 67, column: 35, scope: !3183, inlinedAt: !3653)
!3658 = !DILocation(line: 68, column: 23, scope: !3183, inlinedAt: !3653)
!3659 = !DILocation(line: 36, column: 65, scope: !3650, inlinedAt: !3651)
!3660 = !DILocation(line: 67, column: 40, scope: !3183, inlinedAt: !3653)
!3661 = !DILocation(line: 72, column: 16, scope: !3183, inlinedAt: !3653)
!3662 = !DILocation(line: 73, column: 6, scope: !3183, inlinedAt: !3653)
!3663 = !DILocation(line: 73, column: 36, scope: !3183, inlinedAt: !3653)
!3664 = !DILocation(line: 74, column: 16, scope: !3183, inlinedAt: !3653)
!3665 = !DILocation(line: 75, column: 11, scope: !3183, inlinedAt: !3653)
!3666 = !DILocation(line: 74, column: 3, scope: !3183, inlinedAt: !3653)
!3667 = !DILocation(line: 78, column: 22, scope: !3183, inlinedAt: !3653)
!3668 = !DILocation(line: 78, column: 41, scope: !3183, inlinedAt: !3653)
!3669 = !DILocation(line: 79, column: 9, scope: !3183, inlinedAt: !3653)
!3670 = !DILocation(line: 73, column: 41, scope: !3183, inlinedAt: !3653)
!3671 = !DILocation(line: 82, column: 16, scope: !3183, inlinedAt: !3653)
!3672 = !DILocation(line: 82, column: 2, scope: !3299, inlinedAt: !3652)
!3673 = !DILocation(line: 46, column: 7, scope: !3299, inlinedAt: !3652)
!3674 = !DILocation(line: 49, column: 31, scope: !3299, inlinedAt: !3652)
!3675 = !DILocation(line: 50, column: 10, scope: !3299, inlinedAt: !3652)
!3676 = !DILocation(line: 51, column: 11, scope: !3299, inlinedAt: !3652)
!3677 = !DILocation(line: 51, column: 14, scope: !3299, inlinedAt: !3652)
!3678 = !DILocation(line: 52, column: 17, scope: !3299, inlinedAt: !3652)
!3679 = !DILocation(line: 52, column: 8, scope: !3299, inlinedAt: !3652)
!3680 = !DILocation(line: 54, column: 10, scope: !3299, inlinedAt: !3652)
!3681 = !DILocation(line: 55, column: 11, scope: !3299, inlinedAt: !3652)
!3682 = !DILocation(line: 42, column: 50, scope: !3299, inlinedAt: !3652)
!3683 = !DILocation(line: 56, column: 6, scope: !3299, inlinedAt: !3652)
!3684 = !DILocation(line: 56, column: 16, scope: !3299, inlinedAt: !3652)
!3685 = !DILocation(line: 57, column: 17, scope: !3299, inlinedAt: !3652)
!3686 = !DILocation(line: 56, column: 21, scope: !3299, inlinedAt: !3652)
!3687 = !DILocation(line: 25, column: 5, scope: !3569, inlinedAt: !3570)
!3688 = !DILocation(line: 25, column: 13, scope: !3569, inlinedAt: !3570)
!3689 = !DILocation(line: 25, column: 21, scope: !3569, inlinedAt: !3570)
!3690 = distinct !DISubprogram(name: "ExchangeUint", scope: !243, file: !243, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!3691 = !DILocation(line: 129, column: 6, scope: !3690)
!3692 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3693 = !DILocation(line: 129, column: 83, scope: !3690)
!3694 = !DILocation(line: 21, column: 29, scope: !3692, inlinedAt: !3693)
!3695 = !DILocation(line: 21, column: 39, scope: !3692, inlinedAt: !3693)
!3696 = !DILocation(line: 21, column: 49, scope: !3692, inlinedAt: !3693)
!3697 = !DILocation(line: 23, column: 7, scope: !3692, inlinedAt: !3693)
!3698 = !DILocation(line: 22, column: 2, scope: !3692, inlinedAt: !3693)
!3699 = !DILocation(line: 22, column: 8, scope: !3692, inlinedAt: !3693)
!3700 = !DILocation(line: 26, column: 9, scope: !3692, inlinedAt: !3693)
!3701 = !DILocation(line: 27, column: 12, scope: !3692, inlinedAt: !3693)
!3702 = !DILocation(line: 27, column: 10, scope: !3692, inlinedAt: !3693)
!3703 = !DILocation(line: 27, column: 30, scope: !3692, inlinedAt: !3693)
!3704 = !DILocation(line: 28, column: 32, scope: !3692, inlinedAt: !3693)
!3705 = !DILocation(line: 28, column: 34, scope: !3692, inlinedAt: !3693)
!3706 = !DILocation(line: 28, column: 37, scope: !3692, inlinedAt: !3693)
!3707 = !DILocation(line: 28, column: 20, scope: !3692, inlinedAt: !3693)
!3708 = !DILocation(line: 28, column: 3, scope: !3692, inlinedAt: !3693)
!3709 = !DILocation(line: 29, column: 22, scope: !3692, inlinedAt: !3693)
!3710 = !DILocation(line: 29, column: 3, scope: !3692, inlinedAt: !3693)
!3711 = !DILocation(line: 30, column: 24, scope: !3692, inlinedAt: !3693)
!3712 = !DILocation(line: 30, column: 3, scope: !3692, inlinedAt: !3693)
!3713 = !DILocation(line: 31, column: 23, scope: !3692, inlinedAt: !3693)
!3714 = !DILocation(line: 31, column: 3, scope: !3692, inlinedAt: !3693)
!3715 = !DILocation(line: 32, column: 14, scope: !3692, inlinedAt: !3693)
!3716 = !DILocation(line: 32, column: 12, scope: !3692, inlinedAt: !3693)
!3717 = !DILocation(line: 32, column: 18, scope: !3692, inlinedAt: !3693)
!3718 = !DILocation(line: 33, column: 21, scope: !3692, inlinedAt: !3693)
!3719 = !DILocation(line: 33, column: 3, scope: !3692, inlinedAt: !3693)
!3720 = !DILocation(line: 34, column: 3, scope: !3692, inlinedAt: !3693)
!3721 = !DILocation(line: 35, column: 31, scope: !3692, inlinedAt: !3693)
!3722 = !DILocation(line: 36, column: 4, scope: !3692, inlinedAt: !3693)
!3723 = !DILocation(line: 38, column: 32, scope: !3692, inlinedAt: !3693)
!3724 = !DILocation(line: 38, column: 30, scope: !3692, inlinedAt: !3693)
!3725 = !DILocation(line: 38, column: 24, scope: !3692, inlinedAt: !3693)
!3726 = !DILocation(line: 38, column: 3, scope: !3692, inlinedAt: !3693)
!3727 = distinct !DISubprogram(name: "ExchangeFloat32", scope: !243, file: !243, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!3728 = !DILocation(line: 134, column: 6, scope: !3727)
!3729 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3730 = !DILocation(line: 135, column: 10, scope: !3727)
!3731 = !DILocation(line: 21, column: 29, scope: !3729, inlinedAt: !3730)
!3732 = !DILocation(line: 21, column: 39, scope: !3729, inlinedAt: !3730)
!3733 = !DILocation(line: 21, column: 49, scope: !3729, inlinedAt: !3730)
!3734 = !DILocation(line: 23, column: 7, scope: !3729, inlinedAt: !3730)
!3735 = !DILocation(line: 22, column: 2, scope: !3729, inlinedAt: !3730)
!3736 = !DILocation(line: 22, column: 8, scope: !3729, inlinedAt: !3730)
!3737 = !DILocation(line: 26, column: 9, scope: !3729, inlinedAt: !3730)
!3738 = !DILocation(line: 27, column: 12, scope: !3729, inlinedAt: !3730)
!3739 = !DILocation(line: 27, column: 10, scope: !3729, inlinedAt: !3730)
!3740 = !DILocation(line: 27, column: 30, scope: !3729, inlinedAt: !3730)
!3741 = !DILocation(line: 28, column: 32, scope: !3729, inlinedAt: !3730)
!3742 = !DILocation(line: 28, column: 34, scope: !3729, inlinedAt: !3730)
!3743 = !DILocation(line: 28, column: 37, scope: !3729, inlinedAt: !3730)
!3744 = !DILocation(line: 28, column: 20, scope: !3729, inlinedAt: !3730)
!3745 = !DILocation(line: 28, column: 3, scope: !3729, inlinedAt: !3730)
!3746 = !DILocation(line: 29, column: 22, scope: !3729, inlinedAt: !3730)
!3747 = !DILocation(line: 29, column: 3, scope: !3729, inlinedAt: !3730)
!3748 = !DILocation(line: 30, column: 24, scope: !3729, inlinedAt: !3730)
!3749 = !DILocation(line: 30, column: 3, scope: !3729, inlinedAt: !3730)
!3750 = !DILocation(line: 31, column: 23, scope: !3729, inlinedAt: !3730)
!3751 = !DILocation(line: 31, column: 3, scope: !3729, inlinedAt: !3730)
!3752 = !DILocation(line: 32, column: 14, scope: !3729, inlinedAt: !3730)
!3753 = !DILocation(line: 32, column: 12, scope: !3729, inlinedAt: !3730)
!3754 = !DILocation(line: 32, column: 18, scope: !3729, inlinedAt: !3730)
!3755 = !DILocation(line: 33, column: 21, scope: !3729, inlinedAt: !3730)
!3756 = !DILocation(line: 33, column: 3, scope: !3729, inlinedAt: !3730)
!3757 = !DILocation(line: 34, column: 3, scope: !3729, inlinedAt: !3730)
!3758 = !DILocation(line: 35, column: 31, scope: !3729, inlinedAt: !3730)
!3759 = !DILocation(line: 36, column: 4, scope: !3729, inlinedAt: !3730)
!3760 = !DILocation(line: 38, column: 32, scope: !3729, inlinedAt: !3730)
!3761 = !DILocation(line: 38, column: 30, scope: !3729, inlinedAt: !3730)
!3762 = !DILocation(line: 38, column: 24, scope: !3729, inlinedAt: !3730)
!3763 = !DILocation(line: 38, column: 3, scope: !3729, inlinedAt: !3730)
!3764 = distinct !DISubprogram(name: "NumbersFloat32", scope: !243, file: !243, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!3765 = !DILocation(line: 141, column: 6, scope: !3764)
!3766 = distinct !DISubprogram(name: "groupNumbers", scope: !283, file: !283, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3767 = !DILocation(line: 141, column: 77, scope: !3764)
!3768 = !DILocation(line: 29, column: 20, scope: !3766, inlinedAt: !3767)
!3769 = !DILocation(line: 30, column: 26, scope: !3766, inlinedAt: !3767)
!3770 = !DILocation(line: 30, column: 24, scope: !3766, inlinedAt: !3767)
!3771 = !DILocation(line: 30, column: 46, scope: !3766, inlinedAt: !3767)
!3772 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3773 = !DILocation(line: 30, column: 9, scope: !3766, inlinedAt: !3767)
!3774 = !DILocation(line: 14, column: 11, scope: !3772, inlinedAt: !3773)
!3775 = distinct !DISubprogram(name: "reduceWarp", scope: !293, file: !293, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!3776 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3777 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3778 = !DILocation(line: 16, column: 25, scope: !3772, inlinedAt: !3773)
!3779 = !DILocation(line: 7, column: 15, scope: !3777, inlinedAt: !3778)
!3780 = !DILocation(line: 44, column: 16, scope: !3776, inlinedAt: !3779)
!3781 = !DILocation(line: 65, column: 13, scope: !3775, inlinedAt: !3780)
!3782 = !DILocation(line: 66, column: 7, scope: !3775, inlinedAt: !3780)
!3783 = !DILocation(line: 64, column: 35, scope: !3775, inlinedAt: !3780)
!3784 = !DILocation(line: 67, column: 7, scope: !3775, inlinedAt: !3780)
!3785 = !DILocation(line: 67, column: 35, scope: !3775, inlinedAt: !3780)
!3786 = !DILocation(line: 68, column: 23, scope: !3775, inlinedAt: !3780)
!3787 = !DILocation(line: 7, column: 65, scope: !3777, inlinedAt: !3778)
!3788 = !DILocation(line: 67, column: 40, scope: !3775, inlinedAt: !3780)
!3789 = !DILocation(line: 72, column: 16, scope: !3775, inlinedAt: !3780)
!3790 = !DILocation(line: 73, column: 6, scope: !3775, inlinedAt: !3780)
!3791 = !DILocation(line: 73, column: 36, scope: !3775, inlinedAt: !3780)
!3792 = !DILocation(line: 74, column: 16, scope: !3775, inlinedAt: !3780)
!3793 = !DILocation(line: 75, column: 11, scope: !3775, inlinedAt: !3780)
!3794 = !DILocation(line: 74, column: 3, scope: !3775, inlinedAt: !3780)
!3795 = !DILocation(line: 78, column: 22, scope: !3775, inlinedAt: !3780)
!3796 = !DILocation(line: 78, column: 41, scope: !3775, inlinedAt: !3780)
!3797 = !DILocation(line: 79, column: 9, scope: !3775, inlinedAt: !3780)
!3798 = !DILocation(line: 73, column: 41, scope: !3775, inlinedAt: !3780)
!3799 = !DILocation(line: 82, column: 16, scope: !3775, inlinedAt: !3780)
!3800 = !DILocation(line: 82, column: 2, scope: !3776, inlinedAt: !3779)
!3801 = !DILocation(line: 16, column: 6, scope: !3772, inlinedAt: !3773)
!3802 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3803 = !DILocation(line: 17, column: 33, scope: !3772, inlinedAt: !3773)
!3804 = !DILocation(line: 13, column: 15, scope: !3802, inlinedAt: !3803)
!3805 = !DILocation(line: 44, column: 16, scope: !3776, inlinedAt: !3804)
!3806 = !DILocation(line: 66, column: 7, scope: !3775, inlinedAt: !3805)
!3807 = !DILocation(line: 64, column: 35, scope: !3775, inlinedAt: !3805)
!3808 = !DILocation(line: 67, column: 7, scope: !3775, inlinedAt: !3805)
!3809 = !DILocation(line: 67, column: 35, scope: !3775, inlinedAt: !3805)
!3810 = !DILocation(line: 68, column: 23, scope: !3775, inlinedAt: !3805)
!3811 = !DILocation(line: 13, column: 66, scope: !3802, inlinedAt: !3803)
!3812 = !DILocation(line: 67, column: 40, scope: !3775, inlinedAt: !3805)
!3813 = !DILocation(line: 72, column: 16, scope: !3775, inlinedAt: !3805)
!3814 = !DILocation(line: 73, column: 6, scope: !3775, inlinedAt: !3805)
!3815 = !DILocation(line: 73, column: 36, scope: !3775, inlinedAt: !3805)
!3816 = !DILocation(line: 74, column: 16, scope: !3775, inlinedAt: !3805)
!3817 = !DILocation(line: 75, column: 11, scope: !3775, inlinedAt: !3805)
!3818 = !DILocation(line: 74, column: 3, scope: !3775, inlinedAt: !3805)
!3819 = !DILocation(line: 78, column: 22, scope: !3775, inlinedAt: !3805)
!3820 = !DILocation(line: 78, column: 41, scope: !3775, inlinedAt: !3805)
!3821 = !DILocation(line: 79, column: 9, scope: !3775, inlinedAt: !3805)
!3822 = !DILocation(line: 73, column: 41, scope: !3775, inlinedAt: !3805)
!3823 = !DILocation(line: 82, column: 16, scope: !3775, inlinedAt: !3805)
!3824 = !DILocation(line: 82, column: 2, scope: !3776, inlinedAt: !3804)
!3825 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3826 = !DILocation(line: 17, column: 54, scope: !3772, inlinedAt: !3773)
!3827 = !DILocation(line: 19, column: 15, scope: !3825, inlinedAt: !3826)
!3828 = !DILocation(line: 44, column: 16, scope: !3776, inlinedAt: !3827)
!3829 = !DILocation(line: 66, column: 7, scope: !3775, inlinedAt: !3828)
!3830 = !DILocation(line: 64, column: 35, scope: !3775, inlinedAt: !3828)
!3831 = !DILocation(line: 67, column: 7, scope: !3775, inlinedAt: !3828)
!3832 = !DILocation(line: 67, column: 35, scope: !3775, inlinedAt: !3828)
!3833 = !DILocation(line: 68, column: 23, scope: !3775, inlinedAt: !3828)
!3834 = !DILocation(line: 19, column: 66, scope: !3825, inlinedAt: !3826)
!3835 = !DILocation(line: 67, column: 40, scope: !3775, inlinedAt: !3828)
!3836 = !DILocation(line: 72, column: 16, scope: !3775, inlinedAt: !3828)
!3837 = !DILocation(line: 73, column: 6, scope: !3775, inlinedAt: !3828)
!3838 = !DILocation(line: 73, column: 36, scope: !3775, inlinedAt: !3828)
!3839 = !DILocation(line: 74, column: 16, scope: !3775, inlinedAt: !3828)
!3840 = !DILocation(line: 75, column: 11, scope: !3775, inlinedAt: !3828)
!3841 = !DILocation(line: 74, column: 3, scope: !3775, inlinedAt: !3828)
!3842 = !DILocation(line: 78, column: 22, scope: !3775, inlinedAt: !3828)
!3843 = !DILocation(line: 78, column: 41, scope: !3775, inlinedAt: !3828)
!3844 = !DILocation(line: 79, column: 9, scope: !3775, inlinedAt: !3828)
!3845 = !DILocation(line: 73, column: 41, scope: !3775, inlinedAt: !3828)
!3846 = !DILocation(line: 82, column: 16, scope: !3775, inlinedAt: !3828)
!3847 = !DILocation(line: 82, column: 2, scope: !3776, inlinedAt: !3827)
!3848 = !DILocation(line: 17, column: 6, scope: !3772, inlinedAt: !3773)
!3849 = !DILocation(line: 17, column: 14, scope: !3772, inlinedAt: !3773)
!3850 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3851 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3852 = !DILocation(line: 18, column: 40, scope: !3772, inlinedAt: !3773)
!3853 = !DILocation(line: 6, column: 21, scope: !3851, inlinedAt: !3852)
!3854 = !DILocation(line: 25, column: 16, scope: !3850, inlinedAt: !3853)
!3855 = !DILocation(line: 23, column: 48, scope: !3850, inlinedAt: !3853)
!3856 = !DILocation(line: 26, column: 6, scope: !3850, inlinedAt: !3853)
!3857 = !DILocation(line: 26, column: 24, scope: !3850, inlinedAt: !3853)
!3858 = !DILocation(line: 27, column: 24, scope: !3850, inlinedAt: !3853)
!3859 = !DILocation(line: 27, column: 44, scope: !3850, inlinedAt: !3853)
!3860 = !DILocation(line: 28, column: 4, scope: !3850, inlinedAt: !3853)
!3861 = !DILocation(line: 26, column: 37, scope: !3850, inlinedAt: !3853)
!3862 = !DILocation(line: 7, column: 16, scope: !3851, inlinedAt: !3852)
!3863 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3864 = !DILocation(line: 18, column: 68, scope: !3772, inlinedAt: !3773)
!3865 = !DILocation(line: 14, column: 21, scope: !3863, inlinedAt: !3864)
!3866 = !DILocation(line: 25, column: 16, scope: !3850, inlinedAt: !3865)
!3867 = !DILocation(line: 23, column: 48, scope: !3850, inlinedAt: !3865)
!3868 = !DILocation(line: 26, column: 6, scope: !3850, inlinedAt: !3865)
!3869 = !DILocation(line: 26, column: 24, scope: !3850, inlinedAt: !3865)
!3870 = !DILocation(line: 27, column: 24, scope: !3850, inlinedAt: !3865)
!3871 = !DILocation(line: 27, column: 44, scope: !3850, inlinedAt: !3865)
!3872 = !DILocation(line: 28, column: 4, scope: !3850, inlinedAt: !3865)
!3873 = !DILocation(line: 26, column: 37, scope: !3850, inlinedAt: !3865)
!3874 = !DILocation(line: 15, column: 20, scope: !3863, inlinedAt: !3864)
!3875 = !DILocation(line: 15, column: 42, scope: !3863, inlinedAt: !3864)
!3876 = !DILocation(line: 18, column: 16, scope: !3863, inlinedAt: !3864)
!3877 = !DILocation(line: 18, column: 2, scope: !3772, inlinedAt: !3773)
!3878 = !DILocation(line: 18, column: 6, scope: !3772, inlinedAt: !3773)
!3879 = !DILocation(line: 18, column: 14, scope: !3772, inlinedAt: !3773)
!3880 = !DILocation(line: 19, column: 40, scope: !3772, inlinedAt: !3773)
!3881 = !DILocation(line: 19, column: 42, scope: !3772, inlinedAt: !3773)
!3882 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3883 = !DILocation(line: 19, column: 25, scope: !3772, inlinedAt: !3773)
!3884 = !DILocation(line: 36, column: 10, scope: !3882, inlinedAt: !3883)
!3885 = !DILocation(line: 36, column: 22, scope: !3882, inlinedAt: !3883)
!3886 = !DILocation(line: 37, column: 8, scope: !3882, inlinedAt: !3883)
!3887 = !DILocation(line: 40, column: 17, scope: !3882, inlinedAt: !3883)
!3888 = !DILocation(line: 19, column: 6, scope: !3772, inlinedAt: !3773)
!3889 = !DILocation(line: 31, column: 26, scope: !3766, inlinedAt: !3767)
!3890 = !DILocation(line: 31, column: 48, scope: !3766, inlinedAt: !3767)
!3891 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3892 = !DILocation(line: 31, column: 9, scope: !3766, inlinedAt: !3767)
!3893 = !DILocation(line: 14, column: 11, scope: !3891, inlinedAt: !3892)
!3894 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3895 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3896 = !DILocation(line: 16, column: 25, scope: !3891, inlinedAt: !3892)
!3897 = !DILocation(line: 7, column: 15, scope: !3895, inlinedAt: !3896)
!3898 = !DILocation(line: 44, column: 16, scope: !3894, inlinedAt: !3897)
!3899 = !DILocation(line: 66, column: 7, scope: !3775, inlinedAt: !3898)
!3900 = !DILocation(line: 64, column: 35, scope: !3775, inlinedAt: !3898)
!3901 = !DILocation(line: 67, column: 7, scope: !3775, inlinedAt: !3898)
!3902 = !DILocation(line: 67, column: 35, scope: !3775, inlinedAt: !3898)
!3903 = !DILocation(line: 68, column: 23, scope: !3775, inlinedAt: !3898)
!3904 = !DILocation(line: 7, column: 65, scope: !3895, inlinedAt: !3896)
!3905 = !DILocation(line: 67, column: 40, scope: !3775, inlinedAt: !3898)
!3906 = !DILocation(line: 73, column: 6, scope: !3775, inlinedAt: !3898)
!3907 = !DILocation(line: 73, column: 36, scope: !3775, inlinedAt: !3898)
!3908 = !DILocation(line: 74, column: 16, scope: !3775, inlinedAt: !3898)
!3909 = !DILocation(line: 75, column: 11, scope: !3775, inlinedAt: !3898)
!3910 = !DILocation(line: 74, column: 3, scope: !3775, inlinedAt: !3898)
!3911 = !DILocation(line: 78, column: 22, scope: !3775, inlinedAt: !3898)
!3912 = !DILocation(line: 78, column: 41, scope: !3775, inlinedAt: !3898)
!3913 = !DILocation(line: 79, column: 9, scope: !3775, inlinedAt: !3898)
!3914 = !DILocation(line: 73, column: 41, scope: !3775, inlinedAt: !3898)
!3915 = !DILocation(line: 82, column: 16, scope: !3775, inlinedAt: !3898)
!3916 = !DILocation(line: 82, column: 2, scope: !3894, inlinedAt: !3897)
!3917 = !DILocation(line: 45, column: 14, scope: !3894, inlinedAt: !3897)
!3918 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !3917)
!3919 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !3917)
!3920 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !3917)
!3921 = !DILocation(line: 46, column: 7, scope: !3894, inlinedAt: !3897)
!3922 = !DILocation(line: 49, column: 31, scope: !3894, inlinedAt: !3897)
!3923 = !DILocation(line: 50, column: 10, scope: !3894, inlinedAt: !3897)
!3924 = !DILocation(line: 51, column: 14, scope: !3894, inlinedAt: !3897)
!3925 = !DILocation(line: 52, column: 17, scope: !3894, inlinedAt: !3897)
!3926 = !DILocation(line: 52, column: 8, scope: !3894, inlinedAt: !3897)
!3927 = !DILocation(line: 54, column: 10, scope: !3894, inlinedAt: !3897)
!3928 = !DILocation(line: 55, column: 11, scope: !3894, inlinedAt: !3897)
!3929 = !DILocation(line: 42, column: 50, scope: !3894, inlinedAt: !3897)
!3930 = !DILocation(line: 56, column: 6, scope: !3894, inlinedAt: !3897)
!3931 = !DILocation(line: 56, column: 16, scope: !3894, inlinedAt: !3897)
!3932 = !DILocation(line: 57, column: 17, scope: !3894, inlinedAt: !3897)
!3933 = !DILocation(line: 56, column: 21, scope: !3894, inlinedAt: !3897)
!3934 = !DILocation(line: 16, column: 6, scope: !3891, inlinedAt: !3892)
!3935 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3936 = !DILocation(line: 17, column: 33, scope: !3891, inlinedAt: !3892)
!3937 = !DILocation(line: 13, column: 15, scope: !3935, inlinedAt: !3936)
!3938 = !DILocation(line: 44, column: 16, scope: !3894, inlinedAt: !3937)
!3939 = !DILocation(line: 66, column: 7, scope: !3775, inlinedAt: !3938)
!3940 = !DILocation(line: 64, column: 35, scope: !3775, inlinedAt: !3938)
!3941 = !DILocation(line: 67, column: 7, scope: !3775, inlinedAt: !3938)
!3942 = !DILocation(line: 67, column: 35, scope: !3775, inlinedAt: !3938)
!3943 = !DILocation(line: 68, column: 23, scope: !3775, inlinedAt: !3938)
!3944 = !DILocation(line: 13, column: 66, scope: !3935, inlinedAt: !3936)
!3945 = !DILocation(line: 67, column: 40, scope: !3775, inlinedAt: !3938)
!3946 = !DILocation(line: 73, column: 6, scope: !3775, inlinedAt: !3938)
!3947 = !DILocation(line: 73, column: 36, scope: !3775, inlinedAt: !3938)
!3948 = !DILocation(line: 74, column: 16, scope: !3775, inlinedAt: !3938)
!3949 = !DILocation(line: 75, column: 11, scope: !3775, inlinedAt: !3938)
!3950 = !DILocation(line: 74, column: 3, scope: !3775, inlinedAt: !3938)
!3951 = !DILocation(line: 78, column: 22, scope: !3775, inlinedAt: !3938)
!3952 = !DILocation(line: 78, column: 41, scope: !3775, inlinedAt: !3938)
!3953 = !DILocation(line: 79, column: 9, scope: !3775, inlinedAt: !3938)
!3954 = !DILocation(line: 73, column: 41, scope: !3775, inlinedAt: !3938)
!3955 = !DILocation(line: 82, column: 16, scope: !3775, inlinedAt: !3938)
!3956 = !DILocation(line: 82, column: 2, scope: !3894, inlinedAt: !3937)
!3957 = !DILocation(line: 46, column: 7, scope: !3894, inlinedAt: !3937)
!3958 = !DILocation(line: 49, column: 31, scope: !3894, inlinedAt: !3937)
!3959 = !DILocation(line: 50, column: 10, scope: !3894, inlinedAt: !3937)
!3960 = !DILocation(line: 51, column: 14, scope: !3894, inlinedAt: !3937)
!3961 = !DILocation(line: 52, column: 17, scope: !3894, inlinedAt: !3937)
!3962 = !DILocation(line: 52, column: 8, scope: !3894, inlinedAt: !3937)
!3963 = !DILocation(line: 54, column: 10, scope: !3894, inlinedAt: !3937)
!3964 = !DILocation(line: 55, column: 11, scope: !3894, inlinedAt: !3937)
!3965 = !DILocation(line: 42, column: 50, scope: !3894, inlinedAt: !3937)
!3966 = !DILocation(line: 56, column: 6, scope: !3894, inlinedAt: !3937)
!3967 = !DILocation(line: 56, column: 16, scope: !3894, inlinedAt: !3937)
!3968 = !DILocation(line: 57, column: 17, scope: !3894, inlinedAt: !3937)
!3969 = !DILocation(line: 56, column: 21, scope: !3894, inlinedAt: !3937)
!3970 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3971 = !DILocation(line: 17, column: 54, scope: !3891, inlinedAt: !3892)
!3972 = !DILocation(line: 19, column: 15, scope: !3970, inlinedAt: !3971)
!3973 = !DILocation(line: 44, column: 16, scope: !3894, inlinedAt: !3972)
!3974 = !DILocation(line: 66, column: 7, scope: !3775, inlinedAt: !3973)
!3975 = !DILocation(line: 64, column: 35, scope: !3775, inlinedAt: !3973)
!3976 = !DILocation(line: 67, column: 7, scope: !3775, inlinedAt: !3973)
!3977 = !DILocation(line: 67, column: 35, scope: !3775, inlinedAt: !3973)
!3978 = !DILocation(line: 68, column: 23, scope: !3775, inlinedAt: !3973)
!3979 = !DILocation(line: 19, column: 66, scope: !3970, inlinedAt: !3971)
!3980 = !DILocation(line: 67, column: 40, scope: !3775, inlinedAt: !3973)
!3981 = !DILocation(line: 73, column: 6, scope: !3775, inlinedAt: !3973)
!3982 = !DILocation(line: 73, column: 36, scope: !3775, inlinedAt: !3973)
!3983 = !DILocation(line: 74, column: 16, scope: !3775, inlinedAt: !3973)
!3984 = !DILocation(line: 75, column: 11, scope: !3775, inlinedAt: !3973)
!3985 = !DILocation(line: 74, column: 3, scope: !3775, inlinedAt: !3973)
!3986 = !DILocation(line: 78, column: 22, scope: !3775, inlinedAt: !3973)
!3987 = !DILocation(line: 78, column: 41, scope: !3775, inlinedAt: !3973)
!3988 = !DILocation(line: 79, column: 9, scope: !3775, inlinedAt: !3973)
!3989 = !DILocation(line: 73, column: 41, scope: !3775, inlinedAt: !3973)
!3990 = !DILocation(line: 82, column: 16, scope: !3775, inlinedAt: !3973)
!3991 = !DILocation(line: 82, column: 2, scope: !3894, inlinedAt: !3972)
!3992 = !DILocation(line: 46, column: 7, scope: !3894, inlinedAt: !3972)
!3993 = !DILocation(line: 49, column: 31, scope: !3894, inlinedAt: !3972)
!3994 = !DILocation(line: 50, column: 10, scope: !3894, inlinedAt: !3972)
!3995 = !DILocation(line: 51, column: 14, scope: !3894, inlinedAt: !3972)
!3996 = !DILocation(line: 52, column: 17, scope: !3894, inlinedAt: !3972)
!3997 = !DILocation(line: 52, column: 8, scope: !3894, inlinedAt: !3972)
!3998 = !DILocation(line: 54, column: 10, scope: !3894, inlinedAt: !3972)
!3999 = !DILocation(line: 55, column: 11, scope: !3894, inlinedAt: !3972)
!4000 = !DILocation(line: 42, column: 50, scope: !3894, inlinedAt: !3972)
!4001 = !DILocation(line: 56, column: 6, scope: !3894, inlinedAt: !3972)
!4002 = !DILocation(line: 56, column: 16, scope: !3894, inlinedAt: !3972)
!4003 = !DILocation(line: 57, column: 17, scope: !3894, inlinedAt: !3972)
!4004 = !DILocation(line: 56, column: 21, scope: !3894, inlinedAt: !3972)
!4005 = !DILocation(line: 17, column: 6, scope: !3891, inlinedAt: !3892)
!4006 = !DILocation(line: 17, column: 14, scope: !3891, inlinedAt: !3892)
!4007 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4008 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4009 = !DILocation(line: 18, column: 40, scope: !3891, inlinedAt: !3892)
!4010 = !DILocation(line: 6, column: 21, scope: !4008, inlinedAt: !4009)
!4011 = !DILocation(line: 25, column: 16, scope: !4007, inlinedAt: !4010)
!4012 = !DILocation(line: 23, column: 48, scope: !4007, inlinedAt: !4010)
!4013 = !DILocation(line: 26, column: 6, scope: !4007, inlinedAt: !4010)
!4014 = !DILocation(line: 26, column: 24, scope: !4007, inlinedAt: !4010)
!4015 = !DILocation(line: 27, column: 24, scope: !4007, inlinedAt: !4010)
!4016 = !DILocation(line: 27, column: 44, scope: !4007, inlinedAt: !4010)
!4017 = !DILocation(line: 28, column: 4, scope: !4007, inlinedAt: !4010)
!4018 = !DILocation(line: 26, column: 37, scope: !4007, inlinedAt: !4010)
!4019 = !DILocation(line: 31, column: 15, scope: !4007, inlinedAt: !4010)
!4020 = !DILocation(line: 34, column: 32, scope: !4007, inlinedAt: !4010)
!4021 = !DILocation(line: 35, column: 19, scope: !4007, inlinedAt: !4010)
!4022 = !DILocation(line: 36, column: 10, scope: !4007, inlinedAt: !4010)
!4023 = !DILocation(line: 37, column: 21, scope: !4007, inlinedAt: !4010)
!4024 = !DILocation(line: 37, column: 10, scope: !4007, inlinedAt: !4010)
!4025 = !DILocation(line: 38, column: 9, scope: !4007, inlinedAt: !4010)
!4026 = !DILocation(line: 40, column: 10, scope: !4007, inlinedAt: !4010)
!4027 = !DILocation(line: 23, column: 59, scope: !4007, inlinedAt: !4010)
!4028 = !DILocation(line: 42, column: 19, scope: !4007, inlinedAt: !4010)
!4029 = !DILocation(line: 42, column: 3, scope: !4007, inlinedAt: !4010)
!4030 = !DILocation(line: 44, column: 2, scope: !4008, inlinedAt: !4009)
!4031 = !DILocation(line: 7, column: 16, scope: !4008, inlinedAt: !4009)
!4032 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4033 = !DILocation(line: 18, column: 68, scope: !3891, inlinedAt: !3892)
!4034 = !DILocation(line: 14, column: 21, scope: !4032, inlinedAt: !4033)
!4035 = !DILocation(line: 25, column: 16, scope: !4007, inlinedAt: !4034)
!4036 = !DILocation(line: 23, column: 48, scope: !4007, inlinedAt: !4034)
!4037 = !DILocation(line: 26, column: 6, scope: !4007, inlinedAt: !4034)
!4038 = !DILocation(line: 26, column: 24, scope: !4007, inlinedAt: !4034)
!4039 = !DILocation(line: 27, column: 24, scope: !4007, inlinedAt: !4034)
!4040 = !DILocation(line: 27, column: 44, scope: !4007, inlinedAt: !4034)
!4041 = !DILocation(line: 28, column: 4, scope: !4007, inlinedAt: !4034)
!4042 = !DILocation(line: 26, column: 37, scope: !4007, inlinedAt: !4034)
!4043 = !DILocation(line: 31, column: 15, scope: !4007, inlinedAt: !4034)
!4044 = !DILocation(line: 34, column: 32, scope: !4007, inlinedAt: !4034)
!4045 = !DILocation(line: 35, column: 19, scope: !4007, inlinedAt: !4034)
!4046 = !DILocation(line: 36, column: 10, scope: !4007, inlinedAt: !4034)
!4047 = !DILocation(line: 37, column: 21, scope: !4007, inlinedAt: !4034)
!4048 = !DILocation(line: 37, column: 10, scope: !4007, inlinedAt: !4034)
!4049 = !DILocation(line: 38, column: 9, scope: !4007, inlinedAt: !4034)
!4050 = !DILocation(line: 40, column: 10, scope: !4007, inlinedAt: !4034)
!4051 = !DILocation(line: 23, column: 59, scope: !4007, inlinedAt: !4034)
!4052 = !DILocation(line: 42, column: 19, scope: !4007, inlinedAt: !4034)
!4053 = !DILocation(line: 42, column: 3, scope: !4007, inlinedAt: !4034)
!4054 = !DILocation(line: 44, column: 2, scope: !4032, inlinedAt: !4033)
!4055 = !DILocation(line: 15, column: 20, scope: !4032, inlinedAt: !4033)
!4056 = !DILocation(line: 15, column: 42, scope: !4032, inlinedAt: !4033)
!4057 = !DILocation(line: 18, column: 16, scope: !4032, inlinedAt: !4033)
!4058 = !DILocation(line: 18, column: 2, scope: !3891, inlinedAt: !3892)
!4059 = !DILocation(line: 18, column: 6, scope: !3891, inlinedAt: !3892)
!4060 = !DILocation(line: 18, column: 14, scope: !3891, inlinedAt: !3892)
!4061 = !DILocation(line: 19, column: 40, scope: !3891, inlinedAt: !3892)
!4062 = !DILocation(line: 19, column: 42, scope: !3891, inlinedAt: !3892)
!4063 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4064 = !DILocation(line: 19, column: 25, scope: !3891, inlinedAt: !3892)
!4065 = !DILocation(line: 36, column: 22, scope: !4063, inlinedAt: !4064)
!4066 = !DILocation(line: 37, column: 8, scope: !4063, inlinedAt: !4064)
!4067 = !DILocation(line: 39, column: 15, scope: !4063, inlinedAt: !4064)
!4068 = !DILocation(line: 40, column: 17, scope: !4063, inlinedAt: !4064)
!4069 = !DILocation(line: 40, column: 3, scope: !3891, inlinedAt: !3892)
!4070 = !DILocation(line: 42, column: 16, scope: !4063, inlinedAt: !4064)
!4071 = !DILocation(line: 43, column: 10, scope: !4063, inlinedAt: !4064)
!4072 = !DILocation(line: 44, column: 14, scope: !4063, inlinedAt: !4064)
!4073 = !DILocation(line: 45, column: 3, scope: !4063, inlinedAt: !4064)
!4074 = !DILocation(line: 47, column: 10, scope: !4063, inlinedAt: !4064)
!4075 = !DILocation(line: 48, column: 9, scope: !4063, inlinedAt: !4064)
!4076 = !DILocation(line: 48, column: 2, scope: !3891, inlinedAt: !3892)
!4077 = !DILocation(line: 19, column: 6, scope: !3891, inlinedAt: !3892)
!4078 = distinct !DISubprogram(name: "ExchangeFloat64", scope: !243, file: !243, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!4079 = !DILocation(line: 146, column: 6, scope: !4078)
!4080 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4081 = !DILocation(line: 147, column: 10, scope: !4078)
!4082 = !DILocation(line: 21, column: 29, scope: !4080, inlinedAt: !4081)
!4083 = !DILocation(line: 21, column: 39, scope: !4080, inlinedAt: !4081)
!4084 = !DILocation(line: 21, column: 49, scope: !4080, inlinedAt: !4081)
!4085 = !DILocation(line: 23, column: 7, scope: !4080, inlinedAt: !4081)
!4086 = !DILocation(line: 22, column: 2, scope: !4080, inlinedAt: !4081)
!4087 = !DILocation(line: 22, column: 8, scope: !4080, inlinedAt: !4081)
!4088 = !DILocation(line: 26, column: 9, scope: !4080, inlinedAt: !4081)
!4089 = !DILocation(line: 27, column: 12, scope: !4080, inlinedAt: !4081)
!4090 = !DILocation(line: 27, column: 10, scope: !4080, inlinedAt: !4081)
!4091 = !DILocation(line: 27, column: 30, scope: !4080, inlinedAt: !4081)
!4092 = !DILocation(line: 28, column: 32, scope: !4080, inlinedAt: !4081)
!4093 = !DILocation(line: 28, column: 34, scope: !4080, inlinedAt: !4081)
!4094 = !DILocation(line: 28, column: 37, scope: !4080, inlinedAt: !4081)
!4095 = !DILocation(line: 28, column: 20, scope: !4080, inlinedAt: !4081)
!4096 = !DILocation(line: 28, column: 3, scope: !4080, inlinedAt: !4081)
!4097 = !DILocation(line: 29, column: 22, scope: !4080, inlinedAt: !4081)
!4098 = !DILocation(line: 29, column: 3, scope: !4080, inlinedAt: !4081)
!4099 = !DILocation(line: 30, column: 24, scope: !4080, inlinedAt: !4081)
!4100 = !DILocation(line: 30, column: 3, scope: !4080, inlinedAt: !4081)
!4101 = !DILocation(line: 31, column: 23, scope: !4080, inlinedAt: !4081)
!4102 = !DILocation(line: 31, column: 3, scope: !4080, inlinedAt: !4081)
!4103 = !DILocation(line: 32, column: 14, scope: !4080, inlinedAt: !4081)
!4104 = !DILocation(line: 32, column: 12, scope: !4080, inlinedAt: !4081)
!4105 = !DILocation(line: 32, column: 18, scope: !4080, inlinedAt: !4081)
!4106 = !DILocation(line: 33, column: 21, scope: !4080, inlinedAt: !4081)
!4107 = !DILocation(line: 33, column: 3, scope: !4080, inlinedAt: !4081)
!4108 = !DILocation(line: 34, column: 3, scope: !4080, inlinedAt: !4081)
!4109 = !DILocation(line: 35, column: 31, scope: !4080, inlinedAt: !4081)
!4110 = !DILocation(line: 36, column: 4, scope: !4080, inlinedAt: !4081)
!4111 = !DILocation(line: 38, column: 32, scope: !4080, inlinedAt: !4081)
!4112 = !DILocation(line: 38, column: 30, scope: !4080, inlinedAt: !4081)
!4113 = !DILocation(line: 38, column: 24, scope: !4080, inlinedAt: !4081)
!4114 = !DILocation(line: 38, column: 3, scope: !4080, inlinedAt: !4081)
!4115 = distinct !DISubprogram(name: "NumbersFloat64", scope: !243, file: !243, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!4116 = !DILocation(line: 153, column: 6, scope: !4115)
!4117 = distinct !DISubprogram(name: "groupNumbers", scope: !283, file: !283, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!4118 = !DILocation(line: 153, column: 77, scope: !4115)
!4119 = !DILocation(line: 29, column: 20, scope: !4117, inlinedAt: !4118)
!4120 = !DILocation(line: 30, column: 26, scope: !4117, inlinedAt: !4118)
!4121 = !DILocation(line: 30, column: 24, scope: !4117, inlinedAt: !4118)
!4122 = !DILocation(line: 30, column: 46, scope: !4117, inlinedAt: !4118)
!4123 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4124 = !DILocation(line: 30, column: 9, scope: !4117, inlinedAt: !4118)
!4125 = !DILocation(line: 14, column: 11, scope: !4123, inlinedAt: !4124)
!4126 = distinct !DISubprogram(name: "reduceWarp", scope: !293, file: !293, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!4127 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!4128 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!4129 = !DILocation(line: 16, column: 25, scope: !4123, inlinedAt: !4124)
!4130 = !DILocation(line: 7, column: 15, scope: !4128, inlinedAt: !4129)
!4131 = !DILocation(line: 44, column: 16, scope: !4127, inlinedAt: !4130)
!4132 = !DILocation(line: 65, column: 13, scope: !4126, inlinedAt: !4131)
!4133 = !DILocation(line: 66, column: 7, scope: !4126, inlinedAt: !4131)
!4134 = !DILocation(line: 64, column: 35, scope: !4126, inlinedAt: !4131)
!4135 = !DILocation(line: 67, column: 7, scope: !4126, inlinedAt: !4131)
!4136 = !DILocation(line: 67, column: 35, scope: !4126, inlinedAt: !4131)
!4137 = !DILocation(line: 68, column: 23, scope: !4126, inlinedAt: !4131)
!4138 = !DILocation(line: 7, column: 65, scope: !4128, inlinedAt: !4129)
!4139 = !DILocation(line: 67, column: 40, scope: !4126, inlinedAt: !4131)
!4140 = !DILocation(line: 72, column: 16, scope: !4126, inlinedAt: !4131)
!4141 = !DILocation(line: 73, column: 6, scope: !4126, inlinedAt: !4131)
!4142 = !DILocation(line: 73, column: 36, scope: !4126, inlinedAt: !4131)
!4143 = !DILocation(line: 74, column: 16, scope: !4126, inlinedAt: !4131)
!4144 = !DILocation(line: 75, column: 11, scope: !4126, inlinedAt: !4131)
!4145 = !DILocation(line: 74, column: 3, scope: !4126, inlinedAt: !4131)
!4146 = !DILocation(line: 78, column: 22, scope: !4126, inlinedAt: !4131)
!4147 = !DILocation(line: 78, column: 41, scope: !4126, inlinedAt: !4131)
!4148 = !DILocation(line: 79, column: 9, scope: !4126, inlinedAt: !4131)
!4149 = !DILocation(line: 73, column: 41, scope: !4126, inlinedAt: !4131)
!4150 = !DILocation(line: 82, column: 16, scope: !4126, inlinedAt: !4131)
!4151 = !DILocation(line: 82, column: 2, scope: !4127, inlinedAt: !4130)
!4152 = !DILocation(line: 16, column: 6, scope: !4123, inlinedAt: !4124)
!4153 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4154 = !DILocation(line: 17, column: 33, scope: !4123, inlinedAt: !4124)
!4155 = !DILocation(line: 13, column: 15, scope: !4153, inlinedAt: !4154)
!4156 = !DILocation(line: 44, column: 16, scope: !4127, inlinedAt: !4155)
!4157 = !DILocation(line: 66, column: 7, scope: !4126, inlinedAt: !4156)
!4158 = !DILocation(line: 64, column: 35, scope: !4126, inlinedAt: !4156)
!4159 = !DILocation(line: 67, column: 7, scope: !4126, inlinedAt: !4156)
!4160 = !DILocation(line: 67, column: 35, scope: !4126, inlinedAt: !4156)
!4161 = !DILocation(line: 68, column: 23, scope: !4126, inlinedAt: !4156)
!4162 = !DILocation(line: 13, column: 66, scope: !4153, inlinedAt: !4154)
!4163 = !DILocation(line: 67, column: 40, scope: !4126, inlinedAt: !4156)
!4164 = !DILocation(line: 72, column: 16, scope: !4126, inlinedAt: !4156)
!4165 = !DILocation(line: 73, column: 6, scope: !4126, inlinedAt: !4156)
!4166 = !DILocation(line: 73, column: 36, scope: !4126, inlinedAt: !4156)
!4167 = !DILocation(line: 74, column: 16, scope: !4126, inlinedAt: !4156)
!4168 = !DILocation(line: 75, column: 11, scope: !4126, inlinedAt: !4156)
!4169 = !DILocation(line: 74, column: 3, scope: !4126, inlinedAt: !4156)
!4170 = !DILocation(line: 78, column: 22, scope: !4126, inlinedAt: !4156)
!4171 = !DILocation(line: 78, column: 41, scope: !4126, inlinedAt: !4156)
!4172 = !DILocation(line: 79, column: 9, scope: !4126, inlinedAt: !4156)
!4173 = !DILocation(line: 73, column: 41, scope: !4126, inlinedAt: !4156)
!4174 = !DILocation(line: 82, column: 16, scope: !4126, inlinedAt: !4156)
!4175 = !DILocation(line: 82, column: 2, scope: !4127, inlinedAt: !4155)
!4176 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!4177 = !DILocation(line: 17, column: 54, scope: !4123, inlinedAt: !4124)
!4178 = !DILocation(line: 19, column: 15, scope: !4176, inlinedAt: !4177)
!4179 = !DILocation(line: 44, column: 16, scope: !4127, inlinedAt: !4178)
!4180 = !DILocation(line: 66, column: 7, scope: !4126, inlinedAt: !4179)
!4181 = !DILocation(line: 64, column: 35, scope: !4126, inlinedAt: !4179)
!4182 = !DILocation(line: 67, column: 7, scope: !4126, inlinedAt: !4179)
!4183 = !DILocation(line: 67, column: 35, scope: !4126, inlinedAt: !4179)
!4184 = !DILocation(line: 68, column: 23, scope: !4126, inlinedAt: !4179)
!4185 = !DILocation(line: 19, column: 66, scope: !4176, inlinedAt: !4177)
!4186 = !DILocation(line: 67, column: 40, scope: !4126, inlinedAt: !4179)
!4187 = !DILocation(line: 72, column: 16, scope: !4126, inlinedAt: !4179)
!4188 = !DILocation(line: 73, column: 6, scope: !4126, inlinedAt: !4179)
!4189 = !DILocation(line: 73, column: 36, scope: !4126, inlinedAt: !4179)
!4190 = !DILocation(line: 74, column: 16, scope: !4126, inlinedAt: !4179)
!4191 = !DILocation(line: 75, column: 11, scope: !4126, inlinedAt: !4179)
!4192 = !DILocation(line: 74, column: 3, scope: !4126, inlinedAt: !4179)
!4193 = !DILocation(line: 78, column: 22, scope: !4126, inlinedAt: !4179)
!4194 = !DILocation(line: 78, column: 41, scope: !4126, inlinedAt: !4179)
!4195 = !DILocation(line: 79, column: 9, scope: !4126, inlinedAt: !4179)
!4196 = !DILocation(line: 73, column: 41, scope: !4126, inlinedAt: !4179)
!4197 = !DILocation(line: 82, column: 16, scope: !4126, inlinedAt: !4179)
!4198 = !DILocation(line: 82, column: 2, scope: !4127, inlinedAt: !4178)
!4199 = !DILocation(line: 17, column: 6, scope: !4123, inlinedAt: !4124)
!4200 = !DILocation(line: 17, column: 14, scope: !4123, inlinedAt: !4124)
!4201 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4202 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4203 = !DILocation(line: 18, column: 40, scope: !4123, inlinedAt: !4124)
!4204 = !DILocation(line: 6, column: 21, scope: !4202, inlinedAt: !4203)
!4205 = !DILocation(line: 25, column: 16, scope: !4201, inlinedAt: !4204)
!4206 = !DILocation(line: 23, column: 48, scope: !4201, inlinedAt: !4204)
!4207 = !DILocation(line: 26, column: 6, scope: !4201, inlinedAt: !4204)
!4208 = !DILocation(line: 26, column: 24, scope: !4201, inlinedAt: !4204)
!4209 = !DILocation(line: 27, column: 24, scope: !4201, inlinedAt: !4204)
!4210 = !DILocation(line: 27, column: 44, scope: !4201, inlinedAt: !4204)
!4211 = !DILocation(line: 28, column: 4, scope: !4201, inlinedAt: !4204)
!4212 = !DILocation(line: 26, column: 37, scope: !4201, inlinedAt: !4204)
!4213 = !DILocation(line: 7, column: 16, scope: !4202, inlinedAt: !4203)
!4214 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4215 = !DILocation(line: 18, column: 68, scope: !4123, inlinedAt: !4124)
!4216 = !DILocation(line: 14, column: 21, scope: !4214, inlinedAt: !4215)
!4217 = !DILocation(line: 25, column: 16, scope: !4201, inlinedAt: !4216)
!4218 = !DILocation(line: 23, column: 48, scope: !4201, inlinedAt: !4216)
!4219 = !DILocation(line: 26, column: 6, scope: !4201, inlinedAt: !4216)
!4220 = !DILocation(line: 26, column: 24, scope: !4201, inlinedAt: !4216)
!4221 = !DILocation(line: 27, column: 24, scope: !4201, inlinedAt: !4216)
!4222 = !DILocation(line: 27, column: 44, scope: !4201, inlinedAt: !4216)
!4223 = !DILocation(line: 28, column: 4, scope: !4201, inlinedAt: !4216)
!4224 = !DILocation(line: 26, column: 37, scope: !4201, inlinedAt: !4216)
!4225 = !DILocation(line: 15, column: 20, scope: !4214, inlinedAt: !4215)
!4226 = !DILocation(line: 15, column: 42, scope: !4214, inlinedAt: !4215)
!4227 = !DILocation(line: 18, column: 16, scope: !4214, inlinedAt: !4215)
!4228 = !DILocation(line: 18, column: 2, scope: !4123, inlinedAt: !4124)
!4229 = !DILocation(line: 18, column: 6, scope: !4123, inlinedAt: !4124)
!4230 = !DILocation(line: 18, column: 14, scope: !4123, inlinedAt: !4124)
!4231 = !DILocation(line: 19, column: 40, scope: !4123, inlinedAt: !4124)
!4232 = !DILocation(line: 19, column: 42, scope: !4123, inlinedAt: !4124)
!4233 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4234 = !DILocation(line: 19, column: 25, scope: !4123, inlinedAt: !4124)
!4235 = !DILocation(line: 36, column: 10, scope: !4233, inlinedAt: !4234)
!4236 = !DILocation(line: 36, column: 22, scope: !4233, inlinedAt: !4234)
!4237 = !DILocation(line: 37, column: 8, scope: !4233, inlinedAt: !4234)
!4238 = !DILocation(line: 40, column: 17, scope: !4233, inlinedAt: !4234)
!4239 = !DILocation(line: 19, column: 6, scope: !4123, inlinedAt: !4124)
!4240 = !DILocation(line: 31, column: 26, scope: !4117, inlinedAt: !4118)
!4241 = !DILocation(line: 31, column: 48, scope: !4117, inlinedAt: !4118)
!4242 = distinct !DISubprogram(name: "numbers", scope: !283, file: !283, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4243 = !DILocation(line: 31, column: 9, scope: !4117, inlinedAt: !4118)
!4244 = !DILocation(line: 14, column: 11, scope: !4242, inlinedAt: !4243)
!4245 = distinct !DISubprogram(name: "reduce", scope: !293, file: !293, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!4246 = distinct !DISubprogram(name: "ReduceAdd", scope: !293, file: !293, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!4247 = !DILocation(line: 16, column: 25, scope: !4242, inlinedAt: !4243)
!4248 = !DILocation(line: 7, column: 15, scope: !4246, inlinedAt: !4247)
!4249 = !DILocation(line: 44, column: 16, scope: !4245, inlinedAt: !4248)
!4250 = !DILocation(line: 66, column: 7, scope: !4126, inlinedAt: !4249)
!4251 = !DILocation(line: 64, column: 35, scope: !4126, inlinedAt: !4249)
!4252 = !DILocation(line: 67, column: 7, scope: !4126, inlinedAt: !4249)
!4253 = !DILocation(line: 67, column: 35, scope: !4126, inlinedAt: !4249)
!4254 = !DILocation(line: 68, column: 23, scope: !4126, inlinedAt: !4249)
!4255 = !DILocation(line: 7, column: 65, scope: !4246, inlinedAt: !4247)
!4256 = !DILocation(line: 67, column: 40, scope: !4126, inlinedAt: !4249)
!4257 = !DILocation(line: 73, column: 6, scope: !4126, inlinedAt: !4249)
!4258 = !DILocation(line: 73, column: 36, scope: !4126, inlinedAt: !4249)
!4259 = !DILocation(line: 74, column: 16, scope: !4126, inlinedAt: !4249)
!4260 = !DILocation(line: 75, column: 11, scope: !4126, inlinedAt: !4249)
!4261 = !DILocation(line: 74, column: 3, scope: !4126, inlinedAt: !4249)
!4262 = !DILocation(line: 78, column: 22, scope: !4126, inlinedAt: !4249)
!4263 = !DILocation(line: 78, column: 41, scope: !4126, inlinedAt: !4249)
!4264 = !DILocation(line: 79, column: 9, scope: !4126, inlinedAt: !4249)
!4265 = !DILocation(line: 73, column: 41, scope: !4126, inlinedAt: !4249)
!4266 = !DILocation(line: 82, column: 16, scope: !4126, inlinedAt: !4249)
!4267 = !DILocation(line: 82, column: 2, scope: !4245, inlinedAt: !4248)
!4268 = !DILocation(line: 45, column: 14, scope: !4245, inlinedAt: !4248)
!4269 = !DILocation(line: 26, column: 47, scope: !435, inlinedAt: !4268)
!4270 = !DILocation(line: 26, column: 59, scope: !435, inlinedAt: !4268)
!4271 = !DILocation(line: 26, column: 64, scope: !435, inlinedAt: !4268)
!4272 = !DILocation(line: 46, column: 7, scope: !4245, inlinedAt: !4248)
!4273 = !DILocation(line: 49, column: 31, scope: !4245, inlinedAt: !4248)
!4274 = !DILocation(line: 50, column: 10, scope: !4245, inlinedAt: !4248)
!4275 = !DILocation(line: 51, column: 14, scope: !4245, inlinedAt: !4248)
!4276 = !DILocation(line: 52, column: 17, scope: !4245, inlinedAt: !4248)
!4277 = !DILocation(line: 52, column: 8, scope: !4245, inlinedAt: !4248)
!4278 = !DILocation(line: 54, column: 10, scope: !4245, inlinedAt: !4248)
!4279 = !DILocation(line: 55, column: 11, scope: !4245, inlinedAt: !4248)
!4280 = !DILocation(line: 42, column: 50, scope: !4245, inlinedAt: !4248)
!4281 = !DILocation(line: 56, column: 6, scope: !4245, inlinedAt: !4248)
!4282 = !DILocation(line: 56, column: 16, scope: !4245, inlinedAt: !4248)
!4283 = !DILocation(line: 57, column: 17, scope: !4245, inlinedAt: !4248)
!4284 = !DILocation(line: 56, column: 21, scope: !4245, inlinedAt: !4248)
!4285 = !DILocation(line: 16, column: 6, scope: !4242, inlinedAt: !4243)
!4286 = distinct !DISubprogram(name: "ReduceMin", scope: !293, file: !293, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4287 = !DILocation(line: 17, column: 33, scope: !4242, inlinedAt: !4243)
!4288 = !DILocation(line: 13, column: 15, scope: !4286, inlinedAt: !4287)
!4289 = !DILocation(line: 44, column: 16, scope: !4245, inlinedAt: !4288)
!4290 = !DILocation(line: 66, column: 7, scope: !4126, inlinedAt: !4289)
!4291 = !DILocation(line: 64, column: 35, scope: !4126, inlinedAt: !4289)
!4292 = !DILocation(line: 67, column: 7, scope: !4126, inlinedAt: !4289)
!4293 = !DILocation(line: 67, column: 35, scope: !4126, inlinedAt: !4289)
!4294 = !DILocation(line: 68, column: 23, scope: !4126, inlinedAt: !4289)
!4295 = !DILocation(line: 13, column: 66, scope: !4286, inlinedAt: !4287)
!4296 = !DILocation(line: 67, column: 40, scope: !4126, inlinedAt: !4289)
!4297 = !DILocation(line: 73, column: 6, scope: !4126, inlinedAt: !4289)
!4298 = !DILocation(line: 73, column: 36, scope: !4126, inlinedAt: !4289)
!4299 = !DILocation(line: 74, column: 16, scope: !4126, inlinedAt: !4289)
!4300 = !DILocation(line: 75, column: 11, scope: !4126, inlinedAt: !4289)
!4301 = !DILocation(line: 74, column: 3, scope: !4126, inlinedAt: !4289)
!4302 = !DILocation(line: 78, column: 22, scope: !4126, inlinedAt: !4289)
!4303 = !DILocation(line: 78, column: 41, scope: !4126, inlinedAt: !4289)
!4304 = !DILocation(line: 79, column: 9, scope: !4126, inlinedAt: !4289)
!4305 = !DILocation(line: 73, column: 41, scope: !4126, inlinedAt: !4289)
!4306 = !DILocation(line: 82, column: 16, scope: !4126, inlinedAt: !4289)
!4307 = !DILocation(line: 82, column: 2, scope: !4245, inlinedAt: !4288)
!4308 = !DILocation(line: 46, column: 7, scope: !4245, inlinedAt: !4288)
!4309 = !DILocation(line: 49, column: 31, scope: !4245, inlinedAt: !4288)
!4310 = !DILocation(line: 50, column: 10, scope: !4245, inlinedAt: !4288)
!4311 = !DILocation(line: 51, column: 14, scope: !4245, inlinedAt: !4288)
!4312 = !DILocation(line: 52, column: 17, scope: !4245, inlinedAt: !4288)
!4313 = !DILocation(line: 52, column: 8, scope: !4245, inlinedAt: !4288)
!4314 = !DILocation(line: 54, column: 10, scope: !4245, inlinedAt: !4288)
!4315 = !DILocation(line: 55, column: 11, scope: !4245, inlinedAt: !4288)
!4316 = !DILocation(line: 42, column: 50, scope: !4245, inlinedAt: !4288)
!4317 = !DILocation(line: 56, column: 6, scope: !4245, inlinedAt: !4288)
!4318 = !DILocation(line: 56, column: 16, scope: !4245, inlinedAt: !4288)
!4319 = !DILocation(line: 57, column: 17, scope: !4245, inlinedAt: !4288)
!4320 = !DILocation(line: 56, column: 21, scope: !4245, inlinedAt: !4288)
!4321 = distinct !DISubprogram(name: "ReduceMax", scope: !293, file: !293, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!4322 = !DILocation(line: 17, column: 54, scope: !4242, inlinedAt: !4243)
!4323 = !DILocation(line: 19, column: 15, scope: !4321, inlinedAt: !4322)
!4324 = !DILocation(line: 44, column: 16, scope: !4245, inlinedAt: !4323)
!4325 = !DILocation(line: 66, column: 7, scope: !4126, inlinedAt: !4324)
!4326 = !DILocation(line: 64, column: 35, scope: !4126, inlinedAt: !4324)
!4327 = !DILocation(line: 67, column: 7, scope: !4126, inlinedAt: !4324)
!4328 = !DILocation(line: 67, column: 35, scope: !4126, inlinedAt: !4324)
!4329 = !DILocation(line: 68, column: 23, scope: !4126, inlinedAt: !4324)
!4330 = !DILocation(line: 19, column: 66, scope: !4321, inlinedAt: !4322)
!4331 = !DILocation(line: 67, column: 40, scope: !4126, inlinedAt: !4324)
!4332 = !DILocation(line: 73, column: 6, scope: !4126, inlinedAt: !4324)
!4333 = !DILocation(line: 73, column: 36, scope: !4126, inlinedAt: !4324)
!4334 = !DILocation(line: 74, column: 16, scope: !4126, inlinedAt: !4324)
!4335 = !DILocation(line: 75, column: 11, scope: !4126, inlinedAt: !4324)
!4336 = !DILocation(line: 74, column: 3, scope: !4126, inlinedAt: !4324)
!4337 = !DILocation(line: 78, column: 22, scope: !4126, inlinedAt: !4324)
!4338 = !DILocation(line: 78, column: 41, scope: !4126, inlinedAt: !4324)
!4339 = !DILocation(line: 79, column: 9, scope: !4126, inlinedAt: !4324)
!4340 = !DILocation(line: 73, column: 41, scope: !4126, inlinedAt: !4324)
!4341 = !DILocation(line: 82, column: 16, scope: !4126, inlinedAt: !4324)
!4342 = !DILocation(line: 82, column: 2, scope: !4245, inlinedAt: !4323)
!4343 = !DILocation(line: 46, column: 7, scope: !4245, inlinedAt: !4323)
!4344 = !DILocation(line: 49, column: 31, scope: !4245, inlinedAt: !4323)
!4345 = !DILocation(line: 50, column: 10, scope: !4245, inlinedAt: !4323)
!4346 = !DILocation(line: 51, column: 14, scope: !4245, inlinedAt: !4323)
!4347 = !DILocation(line: 52, column: 17, scope: !4245, inlinedAt: !4323)
!4348 = !DILocation(line: 52, column: 8, scope: !4245, inlinedAt: !4323)
!4349 = !DILocation(line: 54, column: 10, scope: !4245, inlinedAt: !4323)
!4350 = !DILocation(line: 55, column: 11, scope: !4245, inlinedAt: !4323)
!4351 = !DILocation(line: 42, column: 50, scope: !4245, inlinedAt: !4323)
!4352 = !DILocation(line: 56, column: 6, scope: !4245, inlinedAt: !4323)
!4353 = !DILocation(line: 56, column: 16, scope: !4245, inlinedAt: !4323)
!4354 = !DILocation(line: 57, column: 17, scope: !4245, inlinedAt: !4323)
!4355 = !DILocation(line: 56, column: 21, scope: !4245, inlinedAt: !4323)
!4356 = !DILocation(line: 17, column: 6, scope: !4242, inlinedAt: !4243)
!4357 = !DILocation(line: 17, column: 14, scope: !4242, inlinedAt: !4243)
!4358 = distinct !DISubprogram(name: "scan", scope: !369, file: !369, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4359 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !369, file: !369, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4360 = !DILocation(line: 18, column: 40, scope: !4242, inlinedAt: !4243)
!4361 = !DILocation(line: 6, column: 21, scope: !4359, inlinedAt: !4360)
!4362 = !DILocation(line: 25, column: 16, scope: !4358, inlinedAt: !4361)
!4363 = !DILocation(line: 23, column: 48, scope: !4358, inlinedAt: !4361)
!4364 = !DILocation(line: 26, column: 6, scope: !4358, inlinedAt: !4361)
!4365 = !DILocation(line: 26, column: 24, scope: !4358, inlinedAt: !4361)
!4366 = !DILocation(line: 27, column: 24, scope: !4358, inlinedAt: !4361)
!4367 = !DILocation(line: 27, column: 44, scope: !4358, inlinedAt: !4361)
!4368 = !DILocation(line: 28, column: 4, scope: !4358, inlinedAt: !4361)
!4369 = !DILocation(line: 26, column: 37, scope: !4358, inlinedAt: !4361)
!4370 = !DILocation(line: 31, column: 15, scope: !4358, inlinedAt: !4361)
!4371 = !DILocation(line: 34, column: 32, scope: !4358, inlinedAt: !4361)
!4372 = !DILocation(line: 35, column: 19, scope: !4358, inlinedAt: !4361)
!4373 = !DILocation(line: 36, column: 10, scope: !4358, inlinedAt: !4361)
!4374 = !DILocation(line: 37, column: 21, scope: !4358, inlinedAt: !4361)
!4375 = !DILocation(line: 37, column: 10, scope: !4358, inlinedAt: !4361)
!4376 = !DILocation(line: 38, column: 9, scope: !4358, inlinedAt: !4361)
!4377 = !DILocation(line: 40, column: 10, scope: !4358, inlinedAt: !4361)
!4378 = !DILocation(line: 23, column: 59, scope: !4358, inlinedAt: !4361)
!4379 = !DILocation(line: 42, column: 19, scope: !4358, inlinedAt: !4361)
!4380 = !DILocation(line: 42, column: 3, scope: !4358, inlinedAt: !4361)
!4381 = !DILocation(line: 44, column: 2, scope: !4359, inlinedAt: !4360)
!4382 = !DILocation(line: 7, column: 16, scope: !4359, inlinedAt: !4360)
!4383 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !369, file: !369, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4384 = !DILocation(line: 18, column: 68, scope: !4242, inlinedAt: !4243)
!4385 = !DILocation(line: 14, column: 21, scope: !4383, inlinedAt: !4384)
!4386 = !DILocation(line: 25, column: 16, scope: !4358, inlinedAt: !4385)
!4387 = !DILocation(line: 23, column: 48, scope: !4358, inlinedAt: !4385)
!4388 = !DILocation(line: 26, column: 6, scope: !4358, inlinedAt: !4385)
!4389 = !DILocation(line: 26, column: 24, scope: !4358, inlinedAt: !4385)
!4390 = !DILocation(line: 27, column: 24, scope: !4358, inlinedAt: !4385)
!4391 = !DILocation(line: 27, column: 44, scope: !4358, inlinedAt: !4385)
!4392 = !DILocation(line: 28, column: 4, scope: !4358, inlinedAt: !4385)
!4393 = !DILocation(line: 26, column: 37, scope: !4358, inlinedAt: !4385)
!4394 = !DILocation(line: 31, column: 15, scope: !4358, inlinedAt: !4385)
!4395 = !DILocation(line: 34, column: 32, scope: !4358, inlinedAt: !4385)
!4396 = !DILocation(line: 35, column: 19, scope: !4358, inlinedAt: !4385)
!4397 = !DILocation(line: 36, column: 10, scope: !4358, inlinedAt: !4385)
!4398 = !DILocation(line: 37, column: 21, scope: !4358, inlinedAt: !4385)
!4399 = !DILocation(line: 37, column: 10, scope: !4358, inlinedAt: !4385)
!4400 = !DILocation(line: 38, column: 9, scope: !4358, inlinedAt: !4385)
!4401 = !DILocation(line: 40, column: 10, scope: !4358, inlinedAt: !4385)
!4402 = !DILocation(line: 23, column: 59, scope: !4358, inlinedAt: !4385)
!4403 = !DILocation(line: 42, column: 19, scope: !4358, inlinedAt: !4385)
!4404 = !DILocation(line: 42, column: 3, scope: !4358, inlinedAt: !4385)
!4405 = !DILocation(line: 44, column: 2, scope: !4383, inlinedAt: !4384)
!4406 = !DILocation(line: 15, column: 20, scope: !4383, inlinedAt: !4384)
!4407 = !DILocation(line: 15, column: 42, scope: !4383, inlinedAt: !4384)
!4408 = !DILocation(line: 18, column: 16, scope: !4383, inlinedAt: !4384)
!4409 = !DILocation(line: 18, column: 2, scope: !4242, inlinedAt: !4243)
!4410 = !DILocation(line: 18, column: 6, scope: !4242, inlinedAt: !4243)
!4411 = !DILocation(line: 18, column: 14, scope: !4242, inlinedAt: !4243)
!4412 = !DILocation(line: 19, column: 40, scope: !4242, inlinedAt: !4243)
!4413 = !DILocation(line: 19, column: 42, scope: !4242, inlinedAt: !4243)
!4414 = distinct !DISubprogram(name: "Broadcast", scope: !399, file: !399, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4415 = !DILocation(line: 19, column: 25, scope: !4242, inlinedAt: !4243)
!4416 = !DILocation(line: 36, column: 22, scope: !4414, inlinedAt: !4415)
!4417 = !DILocation(line: 37, column: 8, scope: !4414, inlinedAt: !4415)
!4418 = !DILocation(line: 39, column: 15, scope: !4414, inlinedAt: !4415)
!4419 = !DILocation(line: 40, column: 17, scope: !4414, inlinedAt: !4415)
!4420 = !DILocation(line: 40, column: 3, scope: !4242, inlinedAt: !4243)
!4421 = !DILocation(line: 42, column: 16, scope: !4414, inlinedAt: !4415)
!4422 = !DILocation(line: 43, column: 10, scope: !4414, inlinedAt: !4415)
!4423 = !DILocation(line: 44, column: 14, scope: !4414, inlinedAt: !4415)
!4424 = !DILocation(line: 45, column: 3, scope: !4414, inlinedAt: !4415)
!4425 = !DILocation(line: 47, column: 10, scope: !4414, inlinedAt: !4415)
!4426 = !DILocation(line: 48, column: 9, scope: !4414, inlinedAt: !4415)
!4427 = !DILocation(line: 48, column: 2, scope: !4242, inlinedAt: !4243)
!4428 = !DILocation(line: 19, column: 6, scope: !4242, inlinedAt: !4243)
!4429 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeBFloat16, !"kernel", i32 1}
!4430 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeFloat8, !"kernel", i32 1}
!4431 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote, !"kernel", i32 1}
!4432 = !{void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic, !"kernel", i32 1}
!4433 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors, !"kernel", i32 1}
!4434 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"kernel", i32 1}
!4435 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidx", i32 64}
!4436 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidy", i32 1}
!4437 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidz", i32 1}
!4438 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8, !"kernel", i32 1}
!4439 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8, !"kernel", i32 1}
!4440 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!4441 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16, !"kernel", i32 1}
!4442 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32, !"kernel", i32 1}
!4443 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!4444 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!4445 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64, !"kernel", i32 1}
!4446 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!4447 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!4448 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt, !"kernel", i32 1}
!4449 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8, !"kernel", i32 1}
!4450 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16, !"kernel", i32 1}
!4451 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16, !"kernel", i32 1}
!4452 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!4453 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32, !"kernel", i32 1}
!4454 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!4455 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!4456 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64, !"kernel", i32 1}
!4457 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!4458 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!4459 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint, !"kernel", i32 1}
!4460 = !{void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32, !"kernel", i32 1}
!4461 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!4462 = !{void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64, !"kernel", i32 1}
!4463 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
