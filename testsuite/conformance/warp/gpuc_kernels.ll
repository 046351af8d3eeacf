target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_dynamic_shared = external addrspace(3) global [0 x i8], align 16
@gpuc_shared_VectorPlaces_67 = addrspace(3) global [64 x { { i32, i32, i32, i32 }, { i64, i64 } }] undef, align 16
@gpuc_text = internal addrspace(1) constant [13 x i8] [i8 116, i8 104, i8 114, i8 101, i8 97, i8 100, i8 32, i8 37, i8 108, i8 108, i8 100, i8 10, i8 0], align 1
@gpuc_text_2 = internal addrspace(1) constant [45 x i8] [i8 49, i8 48, i8 48, i8 37, i8 37, i8 32, i8 111, i8 102, i8 32, i8 105, i8 116, i8 44, i8 32, i8 37, i8 53, i8 108, i8 108, i8 100, i8 124, i8 37, i8 45, i8 53, i8 108, i8 108, i8 100, i8 124, i8 37, i8 48, i8 53, i8 108, i8 108, i8 117, i8 124, i8 37, i8 43, i8 108, i8 108, i8 100, i8 124, i8 37, i8 108, i8 108, i8 120, i8 10, i8 0], align 1
@gpuc_text_3 = internal addrspace(1) constant [5 x i8] [i8 116, i8 114, i8 117, i8 101, i8 0], align 1
@gpuc_text_4 = internal addrspace(1) constant [6 x i8] [i8 102, i8 97, i8 108, i8 115, i8 101, i8 0], align 1
@gpuc_text_5 = internal addrspace(1) constant [26 x i8] [i8 37, i8 103, i8 32, i8 37, i8 103, i8 32, i8 37, i8 46, i8 50, i8 102, i8 32, i8 37, i8 101, i8 32, i8 37, i8 99, i8 32, i8 37, i8 115, i8 32, i8 37, i8 54, i8 115, i8 124, i8 10, i8 0], align 1
@gpuc_text_6 = internal addrspace(1) constant [10 x i8] [i8 37, i8 103, i8 32, i8 37, i8 103, i8 32, i8 37, i8 103, i8 10, i8 0], align 1
@gpuc_text_7 = internal addrspace(1) constant [9 x i8] [i8 110, i8 111, i8 32, i8 118, i8 101, i8 114, i8 98, i8 10, i8 0], align 1
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
@llvm.used = appending global [33 x i8*] [i8* bitcast (void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeBFloat16 to i8*), i8* bitcast (void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeFloat8 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors to i8*), i8* bitcast (void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces to i8*), i8* bitcast (void (float*, i64, i64, i8, i8*)* @Print to i8*), i8* bitcast (void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8 to i8*), i8* bitcast (void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8 to i8*), i8* bitcast (void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32 to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64 to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt to i8*), i8* bitcast (void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8 to i8*), i8* bitcast (void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16 to i8*), i8* bitcast (void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32 to i8*), i8* bitcast (void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32 to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64 to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64 to i8*), i8* bitcast (void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint to i8*), i8* bitcast (void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32 to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32 to i8*), i8* bitcast (void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64 to i8*), i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64 to i8*)], section "llvm.metadata"

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

define void @Print(float* %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i8* %ctrl) nounwind !dbg !244 {
entry:
	%0 = icmp ne i8 %p3, 0, !dbg !245
	%1 = alloca { i64 }, align 8, !dbg !245
	%2 = alloca { i64, i64, i64, i64, i64 }, align 8, !dbg !245
	%3 = alloca { double, double, double, double, i32, i8*, i8* }, align 8, !dbg !245
	%4 = alloca { double, double, double }, align 8, !dbg !245
	br label %b0, !dbg !245

b0:
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !246, !range !11
	%6 = sext i32 %5 to i64, !dbg !246
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !246, !range !12
	%8 = sext i32 %7 to i64, !dbg !246
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !246, !range !12
	%10 = sext i32 %9 to i64, !dbg !246
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !246, !range !13
	%12 = sext i32 %11 to i64, !dbg !246
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !246, !range !14
	%14 = sext i32 %13 to i64, !dbg !246
	%15 = mul i64 %14, %10, !dbg !246
	%16 = add i64 %8, %15, !dbg !246
	%17 = mul i64 %12, %16, !dbg !246
	%18 = add i64 %6, %17, !dbg !246
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !246, !range !15
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !246, !range !15
	%21 = mul i32 %19, %20, !dbg !246
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !246, !range !16
	%23 = mul i32 %21, %22, !dbg !246
	%24 = sext i32 %23 to i64, !dbg !246
	%25 = mul i64 %18, %24, !dbg !246
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !246, !range !17
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !246, !range !17
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !246, !range !18
	%29 = mul i32 %20, %28, !dbg !246
	%30 = add i32 %27, %29, !dbg !246
	%31 = mul i32 %19, %30, !dbg !246
	%32 = add i32 %26, %31, !dbg !246
	%33 = sext i32 %32 to i64, !dbg !246
	%34 = add i64 %25, %33, !dbg !246
	%35 = icmp sgt i64 %34, 0, !dbg !247
	br i1 %35, label %b1, label %b2, !dbg !247

b1:
	store { i64 } zeroinitializer, { i64 }* %1, align 8, !dbg !248
	%36 = getelementptr inbounds { i64 }, { i64 }* %1, i32 0, i32 0, !dbg !248
	store i64 %34, i64* %36, align 8, !dbg !248
	%37 = bitcast { i64 }* %1 to i8*, !dbg !248
	%38 = addrspacecast [13 x i8] addrspace(1)* @gpuc_text to [13 x i8]*, !dbg !248
	%39 = bitcast [13 x i8]* %38 to i8*, !dbg !248
	%40 = call i32 @vprintf(i8* %39, i8* %37), !dbg !248
	ret void, !dbg !249

b2:
	%41 = sub i64 0, %p2, !dbg !250
	%42 = trunc i64 %41 to i8, !dbg !251
	%43 = trunc i64 %p2 to i8, !dbg !252
	%44 = trunc i64 %p2 to i16, !dbg !253
	%45 = sext i8 %42 to i64, !dbg !254
	%46 = zext i8 %43 to i64, !dbg !254
	%47 = sext i16 %44 to i64, !dbg !254
	%48 = zext i8 %42 to i64, !dbg !254
	store { i64, i64, i64, i64, i64 } zeroinitializer, { i64, i64, i64, i64, i64 }* %2, align 8, !dbg !254
	%49 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 0, !dbg !254
	store i64 %p2, i64* %49, align 8, !dbg !254
	%50 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 1, !dbg !254
	store i64 %45, i64* %50, align 8, !dbg !254
	%51 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 2, !dbg !254
	store i64 %46, i64* %51, align 8, !dbg !254
	%52 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 3, !dbg !254
	store i64 %47, i64* %52, align 8, !dbg !254
	%53 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 4, !dbg !254
	store i64 %48, i64* %53, align 8, !dbg !254
	%54 = bitcast { i64, i64, i64, i64, i64 }* %2 to i8*, !dbg !254
	%55 = addrspacecast [45 x i8] addrspace(1)* @gpuc_text_2 to [45 x i8]*, !dbg !254
	%56 = bitcast [45 x i8]* %55 to i8*, !dbg !254
	%57 = call i32 @vprintf(i8* %56, i8* %54), !dbg !254
	%58 = getelementptr inbounds float, float* %p0, i64 0, !dbg !255
	%59 = icmp uge i64 0, %p1, !dbg !255
	br i1 %59, label %b2_fail1, label %b2_ok1, !dbg !255, !prof !26

b2_ok1:
	%60 = load float, float* %58, align 4, !dbg !255
	%61 = getelementptr inbounds float, float* %p0, i64 1, !dbg !256
	%62 = icmp uge i64 1, %p1, !dbg !256
	br i1 %62, label %b2_fail2, label %b2_ok2, !dbg !256, !prof !26

b2_ok2:
	%63 = load float, float* %61, align 4, !dbg !256
	%64 = getelementptr inbounds float, float* %p0, i64 2, !dbg !257
	%65 = icmp uge i64 2, %p1, !dbg !257
	br i1 %65, label %b2_fail3, label %b2_ok3, !dbg !257, !prof !26

b2_ok3:
	%66 = load float, float* %64, align 4, !dbg !257
	%67 = fpext float %66 to double, !dbg !258
	%68 = getelementptr inbounds float, float* %p0, i64 3, !dbg !259
	%69 = icmp uge i64 3, %p1, !dbg !259
	br i1 %69, label %b2_fail4, label %b2_ok4, !dbg !259, !prof !26

b2_ok4:
	%70 = load float, float* %68, align 4, !dbg !259
	%71 = trunc i64 %p2 to i32, !dbg !260
	%72 = add i32 %71, 65, !dbg !261
	%73 = xor i1 %0, true, !dbg !262
	%74 = fpext float %60 to double, !dbg !263
	%75 = fpext float %63 to double, !dbg !263
	%76 = fpext float %70 to double, !dbg !263
	%77 = addrspacecast [5 x i8] addrspace(1)* @gpuc_text_3 to [5 x i8]*, !dbg !263
	%78 = bitcast [5 x i8]* %77 to i8*, !dbg !263
	%79 = addrspacecast [6 x i8] addrspace(1)* @gpuc_text_4 to [6 x i8]*, !dbg !263
	%80 = bitcast [6 x i8]* %79 to i8*, !dbg !263
	%81 = select i1 %0, i8* %78, i8* %80, !dbg !263
	%82 = select i1 %73, i8* %78, i8* %80, !dbg !263
	store { double, double, double, double, i32, i8*, i8* } zeroinitializer, { double, double, double, double, i32, i8*, i8* }* %3, align 8, !dbg !263
	%83 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 0, !dbg !263
	store double %74, double* %83, align 8, !dbg !263
	%84 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 1, !dbg !263
	store double %75, double* %84, align 8, !dbg !263
	%85 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 2, !dbg !263
	store double %67, double* %85, align 8, !dbg !263
	%86 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 3, !dbg !263
	store double %76, double* %86, align 8, !dbg !263
	%87 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 4, !dbg !263
	store i32 %72, i32* %87, align 4, !dbg !263
	%88 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 5, !dbg !263
	store i8* %81, i8** %88, align 8, !dbg !263
	%89 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 6, !dbg !263
	store i8* %82, i8** %89, align 8, !dbg !263
	%90 = bitcast { double, double, double, double, i32, i8*, i8* }* %3 to i8*, !dbg !263
	%91 = addrspacecast [26 x i8] addrspace(1)* @gpuc_text_5 to [26 x i8]*, !dbg !263
	%92 = bitcast [26 x i8]* %91 to i8*, !dbg !263
	%93 = call i32 @vprintf(i8* %92, i8* %90), !dbg !263
	%94 = getelementptr inbounds float, float* %p0, i64 4, !dbg !264
	%95 = icmp uge i64 4, %p1, !dbg !264
	br i1 %95, label %b2_fail5, label %b2_ok5, !dbg !264, !prof !26

b2_ok5:
	%96 = load float, float* %94, align 4, !dbg !264
	%97 = getelementptr inbounds float, float* %p0, i64 5, !dbg !265
	%98 = icmp uge i64 5, %p1, !dbg !265
	br i1 %98, label %b2_fail6, label %b2_ok6, !dbg !265, !prof !26

b2_ok6:
	%99 = load float, float* %97, align 4, !dbg !265
	%100 = fdiv float %96, %99, !dbg !266
	%101 = load float, float* %94, align 4, !dbg !267
	%102 = fsub float -0.000000e+00, %101, !dbg !268
	%103 = load float, float* %97, align 4, !dbg !269
	%104 = fdiv float %102, %103, !dbg !270
	%105 = load float, float* %97, align 4, !dbg !271
	%106 = load float, float* %97, align 4, !dbg !272
	%107 = fdiv float %105, %106, !dbg !273
	%108 = fpext float %100 to double, !dbg !274
	%109 = fpext float %104 to double, !dbg !274
	%110 = fpext float %107 to double, !dbg !274
	store { double, double, double } zeroinitializer, { double, double, double }* %4, align 8, !dbg !274
	%111 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 0, !dbg !274
	store double %108, double* %111, align 8, !dbg !274
	%112 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 1, !dbg !274
	store double %109, double* %112, align 8, !dbg !274
	%113 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 2, !dbg !274
	store double %110, double* %113, align 8, !dbg !274
	%114 = bitcast { double, double, double }* %4 to i8*, !dbg !274
	%115 = addrspacecast [10 x i8] addrspace(1)* @gpuc_text_6 to [10 x i8]*, !dbg !274
	%116 = bitcast [10 x i8]* %115 to i8*, !dbg !274
	%117 = call i32 @vprintf(i8* %116, i8* %114), !dbg !274
	%118 = addrspacecast [9 x i8] addrspace(1)* @gpuc_text_7 to [9 x i8]*, !dbg !275
	%119 = bitcast [9 x i8]* %118 to i8*, !dbg !275
	%120 = call i32 @vprintf(i8* %119, i8* null), !dbg !275
	ret void, !dbg !275

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 0, i64 %p1), !dbg !255
	ret void, !dbg !255

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 1, i64 %p1), !dbg !256
	ret void, !dbg !256

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 2, i64 %p1), !dbg !257
	ret void, !dbg !257

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 3, i64 %p1), !dbg !259
	ret void, !dbg !259

b2_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 4, i64 %p1), !dbg !264
	ret void, !dbg !264

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 5, i64 %p1), !dbg !265
	ret void, !dbg !265
}

define void @ExchangeInt8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !277 {
entry:
	br label %b0, !dbg !278

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !281, !range !11
	%1 = sext i32 %0 to i64, !dbg !281
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !281, !range !12
	%3 = sext i32 %2 to i64, !dbg !281
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !281, !range !12
	%5 = sext i32 %4 to i64, !dbg !281
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !281, !range !13
	%7 = sext i32 %6 to i64, !dbg !281
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !281, !range !14
	%9 = sext i32 %8 to i64, !dbg !281
	%10 = mul i64 %9, %5, !dbg !281
	%11 = add i64 %3, %10, !dbg !281
	%12 = mul i64 %7, %11, !dbg !281
	%13 = add i64 %1, %12, !dbg !281
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !281, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !281, !range !15
	%16 = mul i32 %14, %15, !dbg !281
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !281, !range !16
	%18 = mul i32 %16, %17, !dbg !281
	%19 = sext i32 %18 to i64, !dbg !281
	%20 = mul i64 %13, %19, !dbg !281
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !281, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !281, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !281, !range !18
	%24 = mul i32 %15, %23, !dbg !281
	%25 = add i32 %22, %24, !dbg !281
	%26 = mul i32 %14, %25, !dbg !281
	%27 = add i32 %21, %26, !dbg !281
	%28 = sext i32 %27 to i64, !dbg !281
	%29 = add i64 %20, %28, !dbg !281
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !282, !range !20
	%31 = sext i32 %30 to i64, !dbg !282
	%32 = and i32 %27, -32, !dbg !283
	%33 = sub i32 %18, %32, !dbg !283
	%34 = icmp slt i32 %33, 32, !dbg !283
	%35 = select i1 %34, i32 %33, i32 32, !dbg !283
	%36 = sext i32 %35 to i64, !dbg !283
	%37 = icmp eq i64 %36, 32, !dbg !284
	br i1 %37, label %b1, label %b2, !dbg !284

b1:
	br label %b2, !dbg !284

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !285
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !286
	%40 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !287
	%41 = icmp uge i64 %29, %p5, !dbg !287
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !287, !prof !26

b2_ok1:
	%42 = load i8, i8* %40, align 1, !dbg !287
	%43 = mul i64 %29, 4, !dbg !288
	%44 = sub i64 %p1, %43, !dbg !289
	%45 = getelementptr inbounds i8, i8* %p0, i64 %43, !dbg !289
	%46 = mul i64 %31, 7, !dbg !291
	%47 = add i64 %46, 3, !dbg !292
	%48 = icmp ugt i64 %43, %p1, !dbg !289
	%49 = icmp ugt i64 4, %44, !dbg !290
	%50 = icmp eq i64 %36, 0, !dbg !293
	%51 = or i1 %48, %49, !dbg !293
	%52 = or i1 %51, %50, !dbg !293
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !293, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !293
	%54 = select i1 %53, i64 1, i64 %36, !dbg !293
	%55 = srem i64 %47, %54, !dbg !293
	%56 = trunc i64 %55 to i32, !dbg !294
	%57 = zext i8 %42 to i32, !dbg !294
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !294
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !294
	%60 = trunc i32 %59 to i8, !dbg !294
	%61 = getelementptr inbounds i8, i8* %45, i64 0, !dbg !295
	store i8 %60, i8* %61, align 1, !dbg !295
	%62 = zext i8 %42 to i32, !dbg !296
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !296
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !296
	%65 = trunc i32 %64 to i8, !dbg !296
	%66 = getelementptr inbounds i8, i8* %45, i64 1, !dbg !297
	store i8 %65, i8* %66, align 1, !dbg !297
	%67 = trunc i64 %38 to i32, !dbg !298
	%68 = zext i8 %42 to i32, !dbg !298
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !298
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !298
	%71 = trunc i32 %70 to i8, !dbg !298
	%72 = getelementptr inbounds i8, i8* %45, i64 2, !dbg !299
	store i8 %71, i8* %72, align 1, !dbg !299
	%73 = trunc i64 %39 to i32, !dbg !300
	%74 = zext i8 %42 to i32, !dbg !300
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !300
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !300
	%77 = trunc i32 %76 to i8, !dbg !300
	%78 = getelementptr inbounds i8, i8* %45, i64 3, !dbg !301
	store i8 %77, i8* %78, align 1, !dbg !301
	%79 = mul i64 %29, 3, !dbg !302
	%80 = sub i64 %p3, %79, !dbg !303
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !303
	%82 = icmp ugt i64 %79, %p3, !dbg !303
	%83 = icmp ugt i64 3, %80, !dbg !304
	%84 = or i1 %82, %83, !dbg !304
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !304, !prof !26

b2_ok5:
	%85 = zext i8 %42 to i32, !dbg !305
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !305
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !306
	store i32 %86, i32* %87, align 4, !dbg !306
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !307
	store i32 7, i32* %88, align 4, !dbg !307
	%89 = zext i8 %42 to i32, !dbg !308
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !308
	store i32 %90, i32* %88, align 4, !dbg !309
	%91 = sub i64 %29, %31, !dbg !310
	%92 = getelementptr inbounds i8, i8* %p4, i64 %91, !dbg !311
	%93 = icmp uge i64 %91, %p5, !dbg !311
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !311, !prof !26

b2_ok7:
	%94 = load i8, i8* %92, align 1, !dbg !311
	%95 = zext i8 %94 to i32, !dbg !312
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !312
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !313
	store i32 %96, i32* %97, align 4, !dbg !313
	ret void, !dbg !280

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !287
	ret void, !dbg !287

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !289
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !289

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !289
	ret void, !dbg !289

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !290
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !290

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !290
	ret void, !dbg !290

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !293
	ret void, !dbg !293

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !303
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !303

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %79, i64 %p3), !dbg !303
	ret void, !dbg !303

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %80), !dbg !304
	ret void, !dbg !304

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %91, i64 %p5), !dbg !311
	ret void, !dbg !311
}

define void @NumbersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !314 {
entry:
	br label %b0, !dbg !315

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !319, !range !11
	%1 = sext i32 %0 to i64, !dbg !319
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !319, !range !12
	%3 = sext i32 %2 to i64, !dbg !319
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !319, !range !12
	%5 = sext i32 %4 to i64, !dbg !319
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !319, !range !13
	%7 = sext i32 %6 to i64, !dbg !319
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !319, !range !14
	%9 = sext i32 %8 to i64, !dbg !319
	%10 = mul i64 %9, %5, !dbg !319
	%11 = add i64 %3, %10, !dbg !319
	%12 = mul i64 %7, %11, !dbg !319
	%13 = add i64 %1, %12, !dbg !319
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !319, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !319, !range !15
	%16 = mul i32 %14, %15, !dbg !319
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !319, !range !16
	%18 = mul i32 %16, %17, !dbg !319
	%19 = sext i32 %18 to i64, !dbg !319
	%20 = mul i64 %13, %19, !dbg !319
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !319, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !319, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !319, !range !18
	%24 = mul i32 %15, %23, !dbg !319
	%25 = add i32 %22, %24, !dbg !319
	%26 = mul i32 %14, %25, !dbg !319
	%27 = add i32 %21, %26, !dbg !319
	%28 = sext i32 %27 to i64, !dbg !319
	%29 = add i64 %20, %28, !dbg !319
	%30 = mul i64 %29, 6, !dbg !320
	%31 = sub i64 %p1, %30, !dbg !321
	%32 = getelementptr inbounds i8, i8* %p0, i64 %30, !dbg !321
	%33 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !322
	%34 = icmp ugt i64 %30, %p1, !dbg !321
	%35 = icmp uge i64 %29, %p5, !dbg !322
	%36 = or i1 %34, %35, !dbg !322
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !322, !prof !26

b0_ok1:
	%37 = load i8, i8* %33, align 1, !dbg !322
	%38 = icmp ugt i64 6, %31, !dbg !325
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !325, !prof !26

b0_ok3:
	br label %b1, !dbg !325

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %193, %b48 ], !dbg !325
	%40 = and i32 %27, -32, !dbg !333
	%41 = sub i32 %18, %40, !dbg !333
	%42 = icmp slt i32 %41, 32, !dbg !333
	%43 = select i1 %42, i32 %41, i32 32, !dbg !333
	%44 = sext i32 %43 to i64, !dbg !333
	%45 = icmp eq i64 %44, 32, !dbg !334
	br i1 %45, label %b2, label %b4, !dbg !334

b2:
	%46 = phi i8 [ %37, %b1 ], [ %54, %b3 ], !dbg !335
	%47 = phi i64 [ 16, %b1 ], [ %55, %b3 ], !dbg !336
	%48 = icmp sgt i64 %47, 0, !dbg !337
	br i1 %48, label %b3, label %b12, !dbg !337

b3:
	%49 = trunc i64 %47 to i32, !dbg !338
	%50 = zext i8 %46 to i32, !dbg !338
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !338
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !338
	%53 = trunc i32 %52 to i8, !dbg !338
	%54 = add i8 %46, %53, !dbg !339
	%55 = sdiv i64 %47, 2, !dbg !340
	br label %b2, !dbg !340

b4:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !341, !range !20
	%57 = sext i32 %56 to i64, !dbg !341
	br label %b5, !dbg !341

b5:
	%58 = phi i8 [ %37, %b4 ], [ %71, %b10 ], !dbg !335
	%59 = phi i64 [ 16, %b4 ], [ %72, %b10 ], !dbg !342
	%60 = icmp sgt i64 %59, 0, !dbg !343
	br i1 %60, label %b6, label %b11, !dbg !343

b6:
	%61 = add i64 %57, %59, !dbg !344
	%62 = icmp sge i64 %61, %44, !dbg !345
	br i1 %62, label %b7, label %b8, !dbg !345

b7:
	br label %b8, !dbg !345

b8:
	%63 = phi i64 [ %61, %b6 ], [ %57, %b7 ], !dbg !346
	%64 = trunc i64 %63 to i32, !dbg !347
	%65 = zext i8 %58 to i32, !dbg !347
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %64, i32 31), !dbg !347
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !347
	%68 = trunc i32 %67 to i8, !dbg !347
	%69 = icmp ne i64 %63, %57, !dbg !348
	br i1 %69, label %b9, label %b10, !dbg !348

b9:
	%70 = add i8 %58, %68, !dbg !339
	br label %b10, !dbg !349

b10:
	%71 = phi i8 [ %58, %b8 ], [ %70, %b9 ], !dbg !335
	%72 = sdiv i64 %59, 2, !dbg !350
	br label %b5, !dbg !350

b11:
	%73 = zext i8 %58 to i32, !dbg !351
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 0, i32 31), !dbg !351
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !351
	%76 = trunc i32 %75 to i8, !dbg !351
	br label %b12, !dbg !352

b12:
	%77 = phi i8 [ %46, %b2 ], [ %76, %b11 ], !dbg !332
	%78 = getelementptr inbounds i8, i8* %32, i64 0, !dbg !353
	store i8 %77, i8* %78, align 1, !dbg !353
	br i1 %45, label %b13, label %b15, !dbg !358

b13:
	%79 = phi i8 [ %37, %b12 ], [ %88, %b14 ], !dbg !359
	%80 = phi i64 [ 16, %b12 ], [ %89, %b14 ], !dbg !360
	%81 = icmp sgt i64 %80, 0, !dbg !361
	br i1 %81, label %b14, label %b23, !dbg !361

b14:
	%82 = trunc i64 %80 to i32, !dbg !362
	%83 = zext i8 %79 to i32, !dbg !362
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !362
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !362
	%86 = trunc i32 %85 to i8, !dbg !362
	%87 = icmp slt i8 %79, %86, !dbg !363
	%88 = select i1 %87, i8 %79, i8 %86, !dbg !363
	%89 = sdiv i64 %80, 2, !dbg !364
	br label %b13, !dbg !364

b15:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !365, !range !20
	%91 = sext i32 %90 to i64, !dbg !365
	br label %b16, !dbg !365

b16:
	%92 = phi i8 [ %37, %b15 ], [ %106, %b21 ], !dbg !359
	%93 = phi i64 [ 16, %b15 ], [ %107, %b21 ], !dbg !366
	%94 = icmp sgt i64 %93, 0, !dbg !367
	br i1 %94, label %b17, label %b22, !dbg !367

b17:
	%95 = add i64 %91, %93, !dbg !368
	%96 = icmp sge i64 %95, %44, !dbg !369
	br i1 %96, label %b18, label %b19, !dbg !369

b18:
	br label %b19, !dbg !369

b19:
	%97 = phi i64 [ %95, %b17 ], [ %91, %b18 ], !dbg !370
	%98 = trunc i64 %97 to i32, !dbg !371
	%99 = zext i8 %92 to i32, !dbg !371
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %99, i32 %98, i32 31), !dbg !371
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !371
	%102 = trunc i32 %101 to i8, !dbg !371
	%103 = icmp ne i64 %97, %91, !dbg !372
	br i1 %103, label %b20, label %b21, !dbg !372

b20:
	%104 = icmp slt i8 %92, %102, !dbg !363
	%105 = select i1 %104, i8 %92, i8 %102, !dbg !363
	br label %b21, !dbg !373

b21:
	%106 = phi i8 [ %92, %b19 ], [ %105, %b20 ], !dbg !359
	%107 = sdiv i64 %93, 2, !dbg !374
	br label %b16, !dbg !374

b22:
	%108 = zext i8 %92 to i32, !dbg !375
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !375
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !375
	%111 = trunc i32 %110 to i8, !dbg !375
	br label %b23, !dbg !376

b23:
	%112 = phi i8 [ %79, %b13 ], [ %111, %b22 ], !dbg !357
	br i1 %45, label %b24, label %b26, !dbg !381

b24:
	%113 = phi i8 [ %37, %b23 ], [ %122, %b25 ], !dbg !382
	%114 = phi i64 [ 16, %b23 ], [ %123, %b25 ], !dbg !383
	%115 = icmp sgt i64 %114, 0, !dbg !384
	br i1 %115, label %b25, label %b34, !dbg !384

b25:
	%116 = trunc i64 %114 to i32, !dbg !385
	%117 = zext i8 %113 to i32, !dbg !385
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %117, i32 %116, i32 31), !dbg !385
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !385
	%120 = trunc i32 %119 to i8, !dbg !385
	%121 = icmp sgt i8 %113, %120, !dbg !386
	%122 = select i1 %121, i8 %113, i8 %120, !dbg !386
	%123 = sdiv i64 %114, 2, !dbg !387
	br label %b24, !dbg !387

b26:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !388, !range !20
	%125 = sext i32 %124 to i64, !dbg !388
	br label %b27, !dbg !388

b27:
	%126 = phi i8 [ %37, %b26 ], [ %140, %b32 ], !dbg !382
	%127 = phi i64 [ 16, %b26 ], [ %141, %b32 ], !dbg !389
	%128 = icmp sgt i64 %127, 0, !dbg !390
	br i1 %128, label %b28, label %b33, !dbg !390

b28:
	%129 = add i64 %125, %127, !dbg !391
	%130 = icmp sge i64 %129, %44, !dbg !392
	br i1 %130, label %b29, label %b30, !dbg !392

b29:
	br label %b30, !dbg !392

b30:
	%131 = phi i64 [ %129, %b28 ], [ %125, %b29 ], !dbg !393
	%132 = trunc i64 %131 to i32, !dbg !394
	%133 = zext i8 %126 to i32, !dbg !394
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %132, i32 31), !dbg !394
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !394
	%136 = trunc i32 %135 to i8, !dbg !394
	%137 = icmp ne i64 %131, %125, !dbg !395
	br i1 %137, label %b31, label %b32, !dbg !395

b31:
	%138 = icmp sgt i8 %126, %136, !dbg !386
	%139 = select i1 %138, i8 %126, i8 %136, !dbg !386
	br label %b32, !dbg !396

b32:
	%140 = phi i8 [ %126, %b30 ], [ %139, %b31 ], !dbg !382
	%141 = sdiv i64 %127, 2, !dbg !397
	br label %b27, !dbg !397

b33:
	%142 = zext i8 %126 to i32, !dbg !398
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 0, i32 31), !dbg !398
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !398
	%145 = trunc i32 %144 to i8, !dbg !398
	br label %b34, !dbg !399

b34:
	%146 = phi i8 [ %113, %b24 ], [ %145, %b33 ], !dbg !380
	%147 = getelementptr inbounds i8, i8* %32, i64 1, !dbg !400
	store i8 %112, i8* %147, align 1, !dbg !400
	%148 = getelementptr inbounds i8, i8* %32, i64 2, !dbg !401
	store i8 %146, i8* %148, align 1, !dbg !401
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !407, !range !20
	%150 = sext i32 %149 to i64, !dbg !407
	br label %b35, !dbg !407

b35:
	%151 = phi i8 [ %37, %b34 ], [ %161, %b38 ], !dbg !408
	%152 = phi i64 [ 1, %b34 ], [ %162, %b38 ], !dbg !409
	%153 = icmp slt i64 %152, 32, !dbg !410
	br i1 %153, label %b36, label %b39, !dbg !410

b36:
	%154 = trunc i64 %152 to i32, !dbg !411
	%155 = zext i8 %151 to i32, !dbg !411
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %155, i32 %154, i32 0), !dbg !411
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !411
	%158 = trunc i32 %157 to i8, !dbg !411
	%159 = icmp sge i64 %150, %152, !dbg !412
	br i1 %159, label %b37, label %b38, !dbg !412

b37:
	%160 = add i8 %151, %158, !dbg !413
	br label %b38, !dbg !413

b38:
	%161 = phi i8 [ %151, %b36 ], [ %160, %b37 ], !dbg !408
	%162 = mul i64 %152, 2, !dbg !414
	br label %b35, !dbg !414

b39:
	%163 = phi i8 [ %37, %b35 ], [ %173, %b42 ], !dbg !418
	%164 = phi i64 [ 1, %b35 ], [ %174, %b42 ], !dbg !419
	%165 = icmp slt i64 %164, 32, !dbg !420
	br i1 %165, label %b40, label %b43, !dbg !420

b40:
	%166 = trunc i64 %164 to i32, !dbg !421
	%167 = zext i8 %163 to i32, !dbg !421
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %167, i32 %166, i32 0), !dbg !421
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !421
	%170 = trunc i32 %169 to i8, !dbg !421
	%171 = icmp sge i64 %150, %164, !dbg !422
	br i1 %171, label %b41, label %b42, !dbg !422

b41:
	%172 = add i8 %163, %170, !dbg !423
	br label %b42, !dbg !423

b42:
	%173 = phi i8 [ %163, %b40 ], [ %172, %b41 ], !dbg !418
	%174 = mul i64 %164, 2, !dbg !424
	br label %b39, !dbg !424

b43:
	%175 = zext i8 %163 to i32, !dbg !425
	%176 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %175, i32 1, i32 0), !dbg !425
	%177 = extractvalue { i32, i1 } %176, 0, !dbg !425
	%178 = trunc i32 %177 to i8, !dbg !425
	%179 = icmp eq i64 %150, 0, !dbg !426
	br i1 %179, label %b45, label %b44, !dbg !426

b44:
	br label %b45, !dbg !427

b45:
	%180 = phi i8 [ 0, %b43 ], [ %178, %b44 ], !dbg !416
	%181 = getelementptr inbounds i8, i8* %32, i64 3, !dbg !428
	store i8 %151, i8* %181, align 1, !dbg !428
	%182 = getelementptr inbounds i8, i8* %32, i64 4, !dbg !429
	store i8 %180, i8* %182, align 1, !dbg !429
	%183 = mul i64 %44, 2, !dbg !430
	%184 = sdiv i64 %183, 3, !dbg !431
	%185 = icmp slt i64 %184, 0, !dbg !435
	br i1 %185, label %b47, label %b46, !dbg !435

b46:
	%186 = icmp sge i64 %184, %44, !dbg !436
	br i1 %186, label %b47, label %b48, !dbg !436

b47:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !437
	ret void, !dbg !437

b48:
	%187 = trunc i64 %184 to i32, !dbg !438
	%188 = zext i8 %37 to i32, !dbg !438
	%189 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %188, i32 %187, i32 31), !dbg !438
	%190 = extractvalue { i32, i1 } %189, 0, !dbg !438
	%191 = trunc i32 %190 to i8, !dbg !438
	%192 = getelementptr inbounds i8, i8* %32, i64 5, !dbg !439
	store i8 %191, i8* %192, align 1, !dbg !439
	%193 = add i64 %39, 1, !dbg !439
	%194 = icmp slt i64 %193, 2, !dbg !439
	br i1 %194, label %b1, label %b49, !dbg !439

b49:
	%195 = sub i64 %p3, %30, !dbg !440
	%196 = getelementptr inbounds i8, i8* %p2, i64 %30, !dbg !440
	%197 = icmp ugt i64 %30, %p3, !dbg !440
	br i1 %197, label %b49_fail1, label %b49_ok1, !dbg !440, !prof !26

b49_ok1:
	%198 = load i8, i8* %33, align 1, !dbg !441
	%199 = icmp ugt i64 6, %195, !dbg !444
	br i1 %199, label %b49_fail2, label %b49_ok2, !dbg !444, !prof !26

b49_ok2:
	br label %b50, !dbg !444

b50:
	%200 = phi i64 [ 0, %b49_ok2 ], [ %429, %b129 ], !dbg !444
	br i1 %45, label %b51, label %b53, !dbg !450

b51:
	%201 = phi i8 [ %198, %b50 ], [ %209, %b52 ], !dbg !451
	%202 = phi i64 [ 16, %b50 ], [ %210, %b52 ], !dbg !452
	%203 = icmp sgt i64 %202, 0, !dbg !453
	br i1 %203, label %b52, label %b60, !dbg !453

b52:
	%204 = trunc i64 %202 to i32, !dbg !454
	%205 = zext i8 %201 to i32, !dbg !454
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %205, i32 %204, i32 31), !dbg !454
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !454
	%208 = trunc i32 %207 to i8, !dbg !454
	%209 = add i8 %201, %208, !dbg !455
	%210 = sdiv i64 %202, 2, !dbg !456
	br label %b51, !dbg !456

b53:
	%211 = phi i8 [ %198, %b50 ], [ %224, %b58 ], !dbg !451
	%212 = phi i64 [ 16, %b50 ], [ %225, %b58 ], !dbg !457
	%213 = icmp sgt i64 %212, 0, !dbg !458
	br i1 %213, label %b54, label %b59, !dbg !458

b54:
	%214 = add i64 %150, %212, !dbg !459
	%215 = icmp sge i64 %214, %44, !dbg !460
	br i1 %215, label %b55, label %b56, !dbg !460

b55:
	br label %b56, !dbg !460

b56:
	%216 = phi i64 [ %214, %b54 ], [ %150, %b55 ], !dbg !461
	%217 = trunc i64 %216 to i32, !dbg !462
	%218 = zext i8 %211 to i32, !dbg !462
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %218, i32 %217, i32 31), !dbg !462
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !462
	%221 = trunc i32 %220 to i8, !dbg !462
	%222 = icmp ne i64 %216, %150, !dbg !463
	br i1 %222, label %b57, label %b58, !dbg !463

b57:
	%223 = add i8 %211, %221, !dbg !455
	br label %b58, !dbg !464

b58:
	%224 = phi i8 [ %211, %b56 ], [ %223, %b57 ], !dbg !451
	%225 = sdiv i64 %212, 2, !dbg !465
	br label %b53, !dbg !465

b59:
	%226 = zext i8 %211 to i32, !dbg !466
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 0, i32 31), !dbg !466
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !466
	%229 = trunc i32 %228 to i8, !dbg !466
	br label %b60, !dbg !467

b60:
	%230 = phi i8 [ %201, %b51 ], [ %229, %b59 ], !dbg !449
	%231 = add i64 %19, 32, !dbg !470
	%232 = sub i64 %231, 1, !dbg !471
	%233 = sdiv i64 %232, 32, !dbg !472
	%234 = icmp eq i64 %233, 1, !dbg !473
	br i1 %234, label %b66, label %b61, !dbg !473

b61:
	%235 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !474
	call void @llvm.nvvm.barrier0(), !dbg !475
	br i1 %179, label %b62, label %b63, !dbg !476

b62:
	%236 = sdiv i64 %28, 32, !dbg !477
	%237 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 %236, !dbg !478
	%238 = icmp uge i64 %236, 32, !dbg !478
	br i1 %238, label %b62_fail1, label %b62_ok1, !dbg !478, !prof !26

b62_ok1:
	store i8 %230, i8* %237, align 1, !dbg !478
	br label %b63, !dbg !478

b63:
	call void @llvm.nvvm.barrier0(), !dbg !479
	%239 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 0, !dbg !480
	%240 = load i8, i8* %239, align 1, !dbg !480
	br label %b64, !dbg !480

b64:
	%241 = phi i8 [ %240, %b63 ], [ %247, %b65_ok1 ], !dbg !481
	%242 = phi i64 [ 1, %b63 ], [ %248, %b65_ok1 ], !dbg !482
	%243 = icmp slt i64 %242, %233, !dbg !483
	br i1 %243, label %b65, label %b66, !dbg !483

b65:
	%244 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 %242, !dbg !484
	%245 = icmp uge i64 %242, 32, !dbg !484
	br i1 %245, label %b65_fail1, label %b65_ok1, !dbg !484, !prof !26

b65_ok1:
	%246 = load i8, i8* %244, align 1, !dbg !484
	%247 = add i8 %241, %246, !dbg !455
	%248 = add i64 %242, 1, !dbg !485
	br label %b64, !dbg !485

b66:
	%249 = phi i8 [ %230, %b60 ], [ %241, %b64 ], !dbg !448
	%250 = getelementptr inbounds i8, i8* %196, i64 0, !dbg !486
	store i8 %249, i8* %250, align 1, !dbg !486
	br i1 %45, label %b67, label %b69, !dbg !491

b67:
	%251 = phi i8 [ %198, %b66 ], [ %260, %b68 ], !dbg !492
	%252 = phi i64 [ 16, %b66 ], [ %261, %b68 ], !dbg !493
	%253 = icmp sgt i64 %252, 0, !dbg !494
	br i1 %253, label %b68, label %b76, !dbg !494

b68:
	%254 = trunc i64 %252 to i32, !dbg !495
	%255 = zext i8 %251 to i32, !dbg !495
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %255, i32 %254, i32 31), !dbg !495
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !495
	%258 = trunc i32 %257 to i8, !dbg !495
	%259 = icmp slt i8 %251, %258, !dbg !496
	%260 = select i1 %259, i8 %251, i8 %258, !dbg !496
	%261 = sdiv i64 %252, 2, !dbg !497
	br label %b67, !dbg !497

b69:
	%262 = phi i8 [ %198, %b66 ], [ %276, %b74 ], !dbg !492
	%263 = phi i64 [ 16, %b66 ], [ %277, %b74 ], !dbg !498
	%264 = icmp sgt i64 %263, 0, !dbg !499
	br i1 %264, label %b70, label %b75, !dbg !499

b70:
	%265 = add i64 %150, %263, !dbg !500
	%266 = icmp sge i64 %265, %44, !dbg !501
	br i1 %266, label %b71, label %b72, !dbg !501

b71:
	br label %b72, !dbg !501

b72:
	%267 = phi i64 [ %265, %b70 ], [ %150, %b71 ], !dbg !502
	%268 = trunc i64 %267 to i32, !dbg !503
	%269 = zext i8 %262 to i32, !dbg !503
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %269, i32 %268, i32 31), !dbg !503
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !503
	%272 = trunc i32 %271 to i8, !dbg !503
	%273 = icmp ne i64 %267, %150, !dbg !504
	br i1 %273, label %b73, label %b74, !dbg !504

b73:
	%274 = icmp slt i8 %262, %272, !dbg !496
	%275 = select i1 %274, i8 %262, i8 %272, !dbg !496
	br label %b74, !dbg !505

b74:
	%276 = phi i8 [ %262, %b72 ], [ %275, %b73 ], !dbg !492
	%277 = sdiv i64 %263, 2, !dbg !506
	br label %b69, !dbg !506

b75:
	%278 = zext i8 %262 to i32, !dbg !507
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 0, i32 31), !dbg !507
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !507
	%281 = trunc i32 %280 to i8, !dbg !507
	br label %b76, !dbg !508

b76:
	%282 = phi i8 [ %251, %b67 ], [ %281, %b75 ], !dbg !490
	br i1 %234, label %b82, label %b77, !dbg !509

b77:
	%283 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !510
	call void @llvm.nvvm.barrier0(), !dbg !511
	br i1 %179, label %b78, label %b79, !dbg !512

b78:
	%284 = sdiv i64 %28, 32, !dbg !513
	%285 = getelementptr inbounds [32 x i8], [32 x i8]* %283, i64 0, i64 %284, !dbg !514
	%286 = icmp uge i64 %284, 32, !dbg !514
	br i1 %286, label %b78_fail1, label %b78_ok1, !dbg !514, !prof !26

b78_ok1:
	store i8 %282, i8* %285, align 1, !dbg !514
	br label %b79, !dbg !514

b79:
	call void @llvm.nvvm.barrier0(), !dbg !515
	%287 = getelementptr inbounds [32 x i8], [32 x i8]* %283, i64 0, i64 0, !dbg !516
	%288 = load i8, i8* %287, align 1, !dbg !516
	br label %b80, !dbg !516

b80:
	%289 = phi i8 [ %288, %b79 ], [ %296, %b81_ok1 ], !dbg !517
	%290 = phi i64 [ 1, %b79 ], [ %297, %b81_ok1 ], !dbg !518
	%291 = icmp slt i64 %290, %233, !dbg !519
	br i1 %291, label %b81, label %b82, !dbg !519

b81:
	%292 = getelementptr inbounds [32 x i8], [32 x i8]* %283, i64 0, i64 %290, !dbg !520
	%293 = icmp uge i64 %290, 32, !dbg !520
	br i1 %293, label %b81_fail1, label %b81_ok1, !dbg !520, !prof !26

b81_ok1:
	%294 = load i8, i8* %292, align 1, !dbg !520
	%295 = icmp slt i8 %289, %294, !dbg !496
	%296 = select i1 %295, i8 %289, i8 %294, !dbg !496
	%297 = add i64 %290, 1, !dbg !521
	br label %b80, !dbg !521

b82:
	%298 = phi i8 [ %282, %b76 ], [ %289, %b80 ], !dbg !489
	br i1 %45, label %b83, label %b85, !dbg !526

b83:
	%299 = phi i8 [ %198, %b82 ], [ %308, %b84 ], !dbg !527
	%300 = phi i64 [ 16, %b82 ], [ %309, %b84 ], !dbg !528
	%301 = icmp sgt i64 %300, 0, !dbg !529
	br i1 %301, label %b84, label %b92, !dbg !529

b84:
	%302 = trunc i64 %300 to i32, !dbg !530
	%303 = zext i8 %299 to i32, !dbg !530
	%304 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %303, i32 %302, i32 31), !dbg !530
	%305 = extractvalue { i32, i1 } %304, 0, !dbg !530
	%306 = trunc i32 %305 to i8, !dbg !530
	%307 = icmp sgt i8 %299, %306, !dbg !531
	%308 = select i1 %307, i8 %299, i8 %306, !dbg !531
	%309 = sdiv i64 %300, 2, !dbg !532
	br label %b83, !dbg !532

b85:
	%310 = phi i8 [ %198, %b82 ], [ %324, %b90 ], !dbg !527
	%311 = phi i64 [ 16, %b82 ], [ %325, %b90 ], !dbg !533
	%312 = icmp sgt i64 %311, 0, !dbg !534
	br i1 %312, label %b86, label %b91, !dbg !534

b86:
	%313 = add i64 %150, %311, !dbg !535
	%314 = icmp sge i64 %313, %44, !dbg !536
	br i1 %314, label %b87, label %b88, !dbg !536

b87:
	br label %b88, !dbg !536

b88:
	%315 = phi i64 [ %313, %b86 ], [ %150, %b87 ], !dbg !537
	%316 = trunc i64 %315 to i32, !dbg !538
	%317 = zext i8 %310 to i32, !dbg !538
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %316, i32 31), !dbg !538
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !538
	%320 = trunc i32 %319 to i8, !dbg !538
	%321 = icmp ne i64 %315, %150, !dbg !539
	br i1 %321, label %b89, label %b90, !dbg !539

b89:
	%322 = icmp sgt i8 %310, %320, !dbg !531
	%323 = select i1 %322, i8 %310, i8 %320, !dbg !531
	br label %b90, !dbg !540

b90:
	%324 = phi i8 [ %310, %b88 ], [ %323, %b89 ], !dbg !527
	%325 = sdiv i64 %311, 2, !dbg !541
	br label %b85, !dbg !541

b91:
	%326 = zext i8 %310 to i32, !dbg !542
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 0, i32 31), !dbg !542
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !542
	%329 = trunc i32 %328 to i8, !dbg !542
	br label %b92, !dbg !543

b92:
	%330 = phi i8 [ %299, %b83 ], [ %329, %b91 ], !dbg !525
	br i1 %234, label %b98, label %b93, !dbg !544

b93:
	%331 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !545
	call void @llvm.nvvm.barrier0(), !dbg !546
	br i1 %179, label %b94, label %b95, !dbg !547

b94:
	%332 = sdiv i64 %28, 32, !dbg !548
	%333 = getelementptr inbounds [32 x i8], [32 x i8]* %331, i64 0, i64 %332, !dbg !549
	%334 = icmp uge i64 %332, 32, !dbg !549
	br i1 %334, label %b94_fail1, label %b94_ok1, !dbg !549, !prof !26

b94_ok1:
	store i8 %330, i8* %333, align 1, !dbg !549
	br label %b95, !dbg !549

b95:
	call void @llvm.nvvm.barrier0(), !dbg !550
	%335 = getelementptr inbounds [32 x i8], [32 x i8]* %331, i64 0, i64 0, !dbg !551
	%336 = load i8, i8* %335, align 1, !dbg !551
	br label %b96, !dbg !551

b96:
	%337 = phi i8 [ %336, %b95 ], [ %344, %b97_ok1 ], !dbg !552
	%338 = phi i64 [ 1, %b95 ], [ %345, %b97_ok1 ], !dbg !553
	%339 = icmp slt i64 %338, %233, !dbg !554
	br i1 %339, label %b97, label %b98, !dbg !554

b97:
	%340 = getelementptr inbounds [32 x i8], [32 x i8]* %331, i64 0, i64 %338, !dbg !555
	%341 = icmp uge i64 %338, 32, !dbg !555
	br i1 %341, label %b97_fail1, label %b97_ok1, !dbg !555, !prof !26

b97_ok1:
	%342 = load i8, i8* %340, align 1, !dbg !555
	%343 = icmp sgt i8 %337, %342, !dbg !531
	%344 = select i1 %343, i8 %337, i8 %342, !dbg !531
	%345 = add i64 %338, 1, !dbg !556
	br label %b96, !dbg !556

b98:
	%346 = phi i8 [ %330, %b92 ], [ %337, %b96 ], !dbg !524
	%347 = getelementptr inbounds i8, i8* %196, i64 1, !dbg !557
	store i8 %298, i8* %347, align 1, !dbg !557
	%348 = getelementptr inbounds i8, i8* %196, i64 2, !dbg !558
	store i8 %346, i8* %348, align 1, !dbg !558
	br label %b99, !dbg !563

b99:
	%349 = phi i8 [ %198, %b98 ], [ %359, %b102 ], !dbg !564
	%350 = phi i64 [ 1, %b98 ], [ %360, %b102 ], !dbg !565
	%351 = icmp slt i64 %350, 32, !dbg !566
	br i1 %351, label %b100, label %b103, !dbg !566

b100:
	%352 = trunc i64 %350 to i32, !dbg !567
	%353 = zext i8 %349 to i32, !dbg !567
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %353, i32 %352, i32 0), !dbg !567
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !567
	%356 = trunc i32 %355 to i8, !dbg !567
	%357 = icmp sge i64 %150, %350, !dbg !568
	br i1 %357, label %b101, label %b102, !dbg !568

b101:
	%358 = add i8 %349, %356, !dbg !569
	br label %b102, !dbg !569

b102:
	%359 = phi i8 [ %349, %b100 ], [ %358, %b101 ], !dbg !564
	%360 = mul i64 %350, 2, !dbg !570
	br label %b99, !dbg !570

b103:
	br i1 %234, label %b109, label %b104, !dbg !571

b104:
	%361 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_scan_34 to [32 x i8]*, !dbg !572
	%362 = sdiv i64 %28, 32, !dbg !573
	call void @llvm.nvvm.barrier0(), !dbg !574
	%363 = sub i64 %44, 1, !dbg !575
	%364 = icmp eq i64 %150, %363, !dbg !576
	br i1 %364, label %b105, label %b106, !dbg !576

b105:
	%365 = getelementptr inbounds [32 x i8], [32 x i8]* %361, i64 0, i64 %362, !dbg !577
	%366 = icmp uge i64 %362, 32, !dbg !577
	br i1 %366, label %b105_fail1, label %b105_ok1, !dbg !577, !prof !26

b105_ok1:
	store i8 %349, i8* %365, align 1, !dbg !577
	br label %b106, !dbg !577

b106:
	call void @llvm.nvvm.barrier0(), !dbg !578
	%367 = icmp slt i64 0, %362, !dbg !578
	br i1 %367, label %b107, label %b108, !dbg !578

b107:
	%368 = phi i8 [ 0, %b106 ], [ %373, %b107_ok1 ], !dbg !579
	%369 = phi i64 [ 0, %b106 ], [ %374, %b107_ok1 ], !dbg !579
	%370 = getelementptr inbounds [32 x i8], [32 x i8]* %361, i64 0, i64 %369, !dbg !580
	%371 = icmp uge i64 %369, 32, !dbg !580
	br i1 %371, label %b107_fail1, label %b107_ok1, !dbg !580, !prof !26

b107_ok1:
	%372 = load i8, i8* %370, align 1, !dbg !580
	%373 = add i8 %368, %372, !dbg !581
	%374 = add i64 %369, 1, !dbg !581
	%375 = icmp slt i64 %374, %362, !dbg !581
	br i1 %375, label %b107, label %b108, !dbg !581

b108:
	%376 = phi i8 [ 0, %b106 ], [ %373, %b107_ok1 ], !dbg !579
	br label %b109, !dbg !582

b109:
	%377 = phi i8 [ 0, %b103 ], [ %376, %b108 ], !dbg !562
	%378 = add i8 %377, %349, !dbg !583
	br label %b110, !dbg !587

b110:
	%379 = phi i8 [ %198, %b109 ], [ %389, %b113 ], !dbg !588
	%380 = phi i64 [ 1, %b109 ], [ %390, %b113 ], !dbg !589
	%381 = icmp slt i64 %380, 32, !dbg !590
	br i1 %381, label %b111, label %b114, !dbg !590

b111:
	%382 = trunc i64 %380 to i32, !dbg !591
	%383 = zext i8 %379 to i32, !dbg !591
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %383, i32 %382, i32 0), !dbg !591
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !591
	%386 = trunc i32 %385 to i8, !dbg !591
	%387 = icmp sge i64 %150, %380, !dbg !592
	br i1 %387, label %b112, label %b113, !dbg !592

b112:
	%388 = add i8 %379, %386, !dbg !593
	br label %b113, !dbg !593

b113:
	%389 = phi i8 [ %379, %b111 ], [ %388, %b112 ], !dbg !588
	%390 = mul i64 %380, 2, !dbg !594
	br label %b110, !dbg !594

b114:
	br i1 %234, label %b120, label %b115, !dbg !595

b115:
	%391 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_scan_34 to [32 x i8]*, !dbg !596
	%392 = sdiv i64 %28, 32, !dbg !597
	call void @llvm.nvvm.barrier0(), !dbg !598
	%393 = sub i64 %44, 1, !dbg !599
	%394 = icmp eq i64 %150, %393, !dbg !600
	br i1 %394, label %b116, label %b117, !dbg !600

b116:
	%395 = getelementptr inbounds [32 x i8], [32 x i8]* %391, i64 0, i64 %392, !dbg !601
	%396 = icmp uge i64 %392, 32, !dbg !601
	br i1 %396, label %b116_fail1, label %b116_ok1, !dbg !601, !prof !26

b116_ok1:
	store i8 %379, i8* %395, align 1, !dbg !601
	br label %b117, !dbg !601

b117:
	call void @llvm.nvvm.barrier0(), !dbg !602
	%397 = icmp slt i64 0, %392, !dbg !602
	br i1 %397, label %b118, label %b119, !dbg !602

b118:
	%398 = phi i8 [ 0, %b117 ], [ %403, %b118_ok1 ], !dbg !603
	%399 = phi i64 [ 0, %b117 ], [ %404, %b118_ok1 ], !dbg !603
	%400 = getelementptr inbounds [32 x i8], [32 x i8]* %391, i64 0, i64 %399, !dbg !604
	%401 = icmp uge i64 %399, 32, !dbg !604
	br i1 %401, label %b118_fail1, label %b118_ok1, !dbg !604, !prof !26

b118_ok1:
	%402 = load i8, i8* %400, align 1, !dbg !604
	%403 = add i8 %398, %402, !dbg !605
	%404 = add i64 %399, 1, !dbg !605
	%405 = icmp slt i64 %404, %392, !dbg !605
	br i1 %405, label %b118, label %b119, !dbg !605

b119:
	%406 = phi i8 [ 0, %b117 ], [ %403, %b118_ok1 ], !dbg !603
	br label %b120, !dbg !606

b120:
	%407 = phi i8 [ 0, %b114 ], [ %406, %b119 ], !dbg !586
	%408 = zext i8 %379 to i32, !dbg !607
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %408, i32 1, i32 0), !dbg !607
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !607
	%411 = trunc i32 %410 to i8, !dbg !607
	br i1 %179, label %b122, label %b121, !dbg !608

b121:
	%412 = add i8 %407, %411, !dbg !609
	br label %b122, !dbg !610

b122:
	%413 = phi i8 [ %407, %b120 ], [ %412, %b121 ], !dbg !585
	%414 = getelementptr inbounds i8, i8* %196, i64 3, !dbg !611
	store i8 %378, i8* %414, align 1, !dbg !611
	%415 = getelementptr inbounds i8, i8* %196, i64 4, !dbg !612
	store i8 %413, i8* %415, align 1, !dbg !612
	%416 = mul i64 %19, 2, !dbg !613
	%417 = sdiv i64 %416, 3, !dbg !614
	%418 = icmp sge i64 %417, %19, !dbg !617
	br i1 %418, label %b123, label %b124, !dbg !617

b123:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !618
	ret void, !dbg !618

b124:
	br i1 %234, label %b125, label %b126, !dbg !619

b125:
	%419 = trunc i64 %417 to i32, !dbg !620
	%420 = zext i8 %198 to i32, !dbg !620
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %420, i32 %419, i32 31), !dbg !620
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !620
	%423 = trunc i32 %422 to i8, !dbg !620
	br label %b129, !dbg !621

b126:
	%424 = addrspacecast i8 addrspace(3)* @gpuc_shared_Broadcast_42 to i8*, !dbg !622
	call void @llvm.nvvm.barrier0(), !dbg !623
	%425 = icmp eq i64 %28, %417, !dbg !624
	br i1 %425, label %b127, label %b128, !dbg !624

b127:
	store i8 %198, i8* %424, align 1, !dbg !625
	br label %b128, !dbg !625

b128:
	call void @llvm.nvvm.barrier0(), !dbg !626
	%426 = load i8, i8* %424, align 1, !dbg !627
	br label %b129, !dbg !628

b129:
	%427 = phi i8 [ %423, %b125 ], [ %426, %b128 ], !dbg !616
	%428 = getelementptr inbounds i8, i8* %196, i64 5, !dbg !629
	store i8 %427, i8* %428, align 1, !dbg !629
	%429 = add i64 %200, 1, !dbg !629
	%430 = icmp slt i64 %429, 2, !dbg !629
	br i1 %430, label %b50, label %b130, !dbg !629

b130:
	ret void, !dbg !318

b0_fail1:
	%431 = icmp ugt i64 %30, %p1, !dbg !321
	br i1 %431, label %b0_fail2, label %b0_ok2, !dbg !321

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %30, i64 %p1), !dbg !321
	ret void, !dbg !321

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %29, i64 %p5), !dbg !322
	ret void, !dbg !322

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %31), !dbg !325
	ret void, !dbg !325

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %30, i64 %p3), !dbg !440
	ret void, !dbg !440

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %195), !dbg !444
	ret void, !dbg !444

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %236, i64 32), !dbg !478
	ret void, !dbg !478

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %242, i64 32), !dbg !484
	ret void, !dbg !484

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %284, i64 32), !dbg !514
	ret void, !dbg !514

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %290, i64 32), !dbg !520
	ret void, !dbg !520

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %332, i64 32), !dbg !549
	ret void, !dbg !549

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %338, i64 32), !dbg !555
	ret void, !dbg !555

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %362, i64 32), !dbg !577
	ret void, !dbg !577

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %369, i64 32), !dbg !580
	ret void, !dbg !580

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %392, i64 32), !dbg !601
	ret void, !dbg !601

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %399, i64 32), !dbg !604
	ret void, !dbg !604
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !630 {
entry:
	br label %b0, !dbg !631

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !634, !range !11
	%1 = sext i32 %0 to i64, !dbg !634
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !634, !range !12
	%3 = sext i32 %2 to i64, !dbg !634
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !634, !range !12
	%5 = sext i32 %4 to i64, !dbg !634
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !634, !range !13
	%7 = sext i32 %6 to i64, !dbg !634
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !634, !range !14
	%9 = sext i32 %8 to i64, !dbg !634
	%10 = mul i64 %9, %5, !dbg !634
	%11 = add i64 %3, %10, !dbg !634
	%12 = mul i64 %7, %11, !dbg !634
	%13 = add i64 %1, %12, !dbg !634
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !634, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !634, !range !15
	%16 = mul i32 %14, %15, !dbg !634
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !634, !range !16
	%18 = mul i32 %16, %17, !dbg !634
	%19 = sext i32 %18 to i64, !dbg !634
	%20 = mul i64 %13, %19, !dbg !634
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !634, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !634, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !634, !range !18
	%24 = mul i32 %15, %23, !dbg !634
	%25 = add i32 %22, %24, !dbg !634
	%26 = mul i32 %14, %25, !dbg !634
	%27 = add i32 %21, %26, !dbg !634
	%28 = sext i32 %27 to i64, !dbg !634
	%29 = add i64 %20, %28, !dbg !634
	%30 = mul i64 %29, 3, !dbg !635
	%31 = sub i64 %p1, %30, !dbg !636
	%32 = getelementptr inbounds i8, i8* %p0, i64 %30, !dbg !636
	%33 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !637
	%34 = icmp ugt i64 %30, %p1, !dbg !636
	%35 = icmp uge i64 %29, %p5, !dbg !637
	%36 = or i1 %34, %35, !dbg !637
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !637, !prof !26

b0_ok1:
	%37 = load i8, i8* %33, align 1, !dbg !637
	%38 = and i32 %27, -32, !dbg !645
	%39 = sub i32 %18, %38, !dbg !645
	%40 = icmp slt i32 %39, 32, !dbg !645
	%41 = select i1 %40, i32 %39, i32 32, !dbg !645
	%42 = sext i32 %41 to i64, !dbg !645
	%43 = icmp eq i64 %42, 32, !dbg !646
	%44 = icmp ugt i64 3, %31, !dbg !640
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !640, !prof !26

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !646

b1:
	%45 = phi i8 [ %37, %b0_ok3 ], [ %53, %b2 ], !dbg !647
	%46 = phi i64 [ 16, %b0_ok3 ], [ %54, %b2 ], !dbg !648
	%47 = icmp sgt i64 %46, 0, !dbg !649
	br i1 %47, label %b2, label %b11, !dbg !649

b2:
	%48 = trunc i64 %46 to i32, !dbg !650
	%49 = zext i8 %45 to i32, !dbg !650
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %48, i32 31), !dbg !650
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !650
	%52 = trunc i32 %51 to i8, !dbg !650
	%53 = and i8 %45, %52, !dbg !651
	%54 = sdiv i64 %46, 2, !dbg !652
	br label %b1, !dbg !652

b3:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !653, !range !20
	%56 = sext i32 %55 to i64, !dbg !653
	br label %b4, !dbg !653

b4:
	%57 = phi i8 [ %37, %b3 ], [ %70, %b9 ], !dbg !647
	%58 = phi i64 [ 16, %b3 ], [ %71, %b9 ], !dbg !654
	%59 = icmp sgt i64 %58, 0, !dbg !655
	br i1 %59, label %b5, label %b10, !dbg !655

b5:
	%60 = add i64 %56, %58, !dbg !656
	%61 = icmp sge i64 %60, %42, !dbg !657
	br i1 %61, label %b6, label %b7, !dbg !657

b6:
	br label %b7, !dbg !657

b7:
	%62 = phi i64 [ %60, %b5 ], [ %56, %b6 ], !dbg !658
	%63 = trunc i64 %62 to i32, !dbg !659
	%64 = zext i8 %57 to i32, !dbg !659
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %64, i32 %63, i32 31), !dbg !659
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !659
	%67 = trunc i32 %66 to i8, !dbg !659
	%68 = icmp ne i64 %62, %56, !dbg !660
	br i1 %68, label %b8, label %b9, !dbg !660

b8:
	%69 = and i8 %57, %67, !dbg !651
	br label %b9, !dbg !661

b9:
	%70 = phi i8 [ %57, %b7 ], [ %69, %b8 ], !dbg !647
	%71 = sdiv i64 %58, 2, !dbg !662
	br label %b4, !dbg !662

b10:
	%72 = zext i8 %57 to i32, !dbg !663
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !663
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !663
	%75 = trunc i32 %74 to i8, !dbg !663
	br label %b11, !dbg !664

b11:
	%76 = phi i8 [ %45, %b1 ], [ %75, %b10 ], !dbg !644
	br i1 %43, label %b12, label %b14, !dbg !669

b12:
	%77 = phi i8 [ %37, %b11 ], [ %85, %b13 ], !dbg !670
	%78 = phi i64 [ 16, %b11 ], [ %86, %b13 ], !dbg !671
	%79 = icmp sgt i64 %78, 0, !dbg !672
	br i1 %79, label %b13, label %b22, !dbg !672

b13:
	%80 = trunc i64 %78 to i32, !dbg !673
	%81 = zext i8 %77 to i32, !dbg !673
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %81, i32 %80, i32 31), !dbg !673
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !673
	%84 = trunc i32 %83 to i8, !dbg !673
	%85 = or i8 %77, %84, !dbg !674
	%86 = sdiv i64 %78, 2, !dbg !675
	br label %b12, !dbg !675

b14:
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !676, !range !20
	%88 = sext i32 %87 to i64, !dbg !676
	br label %b15, !dbg !676

b15:
	%89 = phi i8 [ %37, %b14 ], [ %102, %b20 ], !dbg !670
	%90 = phi i64 [ 16, %b14 ], [ %103, %b20 ], !dbg !677
	%91 = icmp sgt i64 %90, 0, !dbg !678
	br i1 %91, label %b16, label %b21, !dbg !678

b16:
	%92 = add i64 %88, %90, !dbg !679
	%93 = icmp sge i64 %92, %42, !dbg !680
	br i1 %93, label %b17, label %b18, !dbg !680

b17:
	br label %b18, !dbg !680

b18:
	%94 = phi i64 [ %92, %b16 ], [ %88, %b17 ], !dbg !681
	%95 = trunc i64 %94 to i32, !dbg !682
	%96 = zext i8 %89 to i32, !dbg !682
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 %95, i32 31), !dbg !682
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !682
	%99 = trunc i32 %98 to i8, !dbg !682
	%100 = icmp ne i64 %94, %88, !dbg !683
	br i1 %100, label %b19, label %b20, !dbg !683

b19:
	%101 = or i8 %89, %99, !dbg !674
	br label %b20, !dbg !684

b20:
	%102 = phi i8 [ %89, %b18 ], [ %101, %b19 ], !dbg !670
	%103 = sdiv i64 %90, 2, !dbg !685
	br label %b15, !dbg !685

b21:
	%104 = zext i8 %89 to i32, !dbg !686
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 0, i32 31), !dbg !686
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !686
	%107 = trunc i32 %106 to i8, !dbg !686
	br label %b22, !dbg !687

b22:
	%108 = phi i8 [ %77, %b12 ], [ %107, %b21 ], !dbg !668
	br i1 %43, label %b23, label %b25, !dbg !692

b23:
	%109 = phi i8 [ %37, %b22 ], [ %117, %b24 ], !dbg !693
	%110 = phi i64 [ 16, %b22 ], [ %118, %b24 ], !dbg !694
	%111 = icmp sgt i64 %110, 0, !dbg !695
	br i1 %111, label %b24, label %b33, !dbg !695

b24:
	%112 = trunc i64 %110 to i32, !dbg !696
	%113 = zext i8 %109 to i32, !dbg !696
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %112, i32 31), !dbg !696
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !696
	%116 = trunc i32 %115 to i8, !dbg !696
	%117 = xor i8 %109, %116, !dbg !697
	%118 = sdiv i64 %110, 2, !dbg !698
	br label %b23, !dbg !698

b25:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !699, !range !20
	%120 = sext i32 %119 to i64, !dbg !699
	br label %b26, !dbg !699

b26:
	%121 = phi i8 [ %37, %b25 ], [ %134, %b31 ], !dbg !693
	%122 = phi i64 [ 16, %b25 ], [ %135, %b31 ], !dbg !700
	%123 = icmp sgt i64 %122, 0, !dbg !701
	br i1 %123, label %b27, label %b32, !dbg !701

b27:
	%124 = add i64 %120, %122, !dbg !702
	%125 = icmp sge i64 %124, %42, !dbg !703
	br i1 %125, label %b28, label %b29, !dbg !703

b28:
	br label %b29, !dbg !703

b29:
	%126 = phi i64 [ %124, %b27 ], [ %120, %b28 ], !dbg !704
	%127 = trunc i64 %126 to i32, !dbg !705
	%128 = zext i8 %121 to i32, !dbg !705
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !705
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !705
	%131 = trunc i32 %130 to i8, !dbg !705
	%132 = icmp ne i64 %126, %120, !dbg !706
	br i1 %132, label %b30, label %b31, !dbg !706

b30:
	%133 = xor i8 %121, %131, !dbg !697
	br label %b31, !dbg !707

b31:
	%134 = phi i8 [ %121, %b29 ], [ %133, %b30 ], !dbg !693
	%135 = sdiv i64 %122, 2, !dbg !708
	br label %b26, !dbg !708

b32:
	%136 = zext i8 %121 to i32, !dbg !709
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !709
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !709
	%139 = trunc i32 %138 to i8, !dbg !709
	br label %b33, !dbg !710

b33:
	%140 = phi i8 [ %109, %b23 ], [ %139, %b32 ], !dbg !691
	%141 = getelementptr inbounds i8, i8* %32, i64 0, !dbg !711
	store i8 %76, i8* %141, align 1, !dbg !711
	%142 = getelementptr inbounds i8, i8* %32, i64 1, !dbg !712
	store i8 %108, i8* %142, align 1, !dbg !712
	%143 = getelementptr inbounds i8, i8* %32, i64 2, !dbg !713
	store i8 %140, i8* %143, align 1, !dbg !713
	%144 = sub i64 %p3, %30, !dbg !714
	%145 = getelementptr inbounds i8, i8* %p2, i64 %30, !dbg !714
	%146 = icmp ugt i64 %30, %p3, !dbg !714
	br i1 %146, label %b33_fail1, label %b33_ok1, !dbg !714, !prof !26

b33_ok1:
	%147 = load i8, i8* %33, align 1, !dbg !715
	%148 = icmp ugt i64 3, %144, !dbg !718
	br i1 %148, label %b33_fail2, label %b33_ok2, !dbg !718, !prof !26

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !723

b34:
	%149 = phi i8 [ %147, %b33_ok2 ], [ %157, %b35 ], !dbg !724
	%150 = phi i64 [ 16, %b33_ok2 ], [ %158, %b35 ], !dbg !725
	%151 = icmp sgt i64 %150, 0, !dbg !726
	br i1 %151, label %b35, label %b44, !dbg !726

b35:
	%152 = trunc i64 %150 to i32, !dbg !727
	%153 = zext i8 %149 to i32, !dbg !727
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %153, i32 %152, i32 31), !dbg !727
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !727
	%156 = trunc i32 %155 to i8, !dbg !727
	%157 = and i8 %149, %156, !dbg !728
	%158 = sdiv i64 %150, 2, !dbg !729
	br label %b34, !dbg !729

b36:
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !730, !range !20
	%160 = sext i32 %159 to i64, !dbg !730
	br label %b37, !dbg !730

b37:
	%161 = phi i8 [ %147, %b36 ], [ %174, %b42 ], !dbg !724
	%162 = phi i64 [ 16, %b36 ], [ %175, %b42 ], !dbg !731
	%163 = icmp sgt i64 %162, 0, !dbg !732
	br i1 %163, label %b38, label %b43, !dbg !732

b38:
	%164 = add i64 %160, %162, !dbg !733
	%165 = icmp sge i64 %164, %42, !dbg !734
	br i1 %165, label %b39, label %b40, !dbg !734

b39:
	br label %b40, !dbg !734

b40:
	%166 = phi i64 [ %164, %b38 ], [ %160, %b39 ], !dbg !735
	%167 = trunc i64 %166 to i32, !dbg !736
	%168 = zext i8 %161 to i32, !dbg !736
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 %167, i32 31), !dbg !736
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !736
	%171 = trunc i32 %170 to i8, !dbg !736
	%172 = icmp ne i64 %166, %160, !dbg !737
	br i1 %172, label %b41, label %b42, !dbg !737

b41:
	%173 = and i8 %161, %171, !dbg !728
	br label %b42, !dbg !738

b42:
	%174 = phi i8 [ %161, %b40 ], [ %173, %b41 ], !dbg !724
	%175 = sdiv i64 %162, 2, !dbg !739
	br label %b37, !dbg !739

b43:
	%176 = zext i8 %161 to i32, !dbg !740
	%177 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %176, i32 0, i32 31), !dbg !740
	%178 = extractvalue { i32, i1 } %177, 0, !dbg !740
	%179 = trunc i32 %178 to i8, !dbg !740
	br label %b44, !dbg !741

b44:
	%180 = phi i8 [ %149, %b34 ], [ %179, %b43 ], !dbg !722
	%181 = add i64 %19, 32, !dbg !743
	%182 = sub i64 %181, 1, !dbg !744
	%183 = sdiv i64 %182, 32, !dbg !745
	%184 = icmp eq i64 %183, 1, !dbg !746
	br i1 %184, label %b50, label %b45, !dbg !746

b45:
	%185 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !747
	call void @llvm.nvvm.barrier0(), !dbg !748
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !749, !range !20
	%187 = sext i32 %186 to i64, !dbg !749
	%188 = icmp eq i64 %187, 0, !dbg !750
	br i1 %188, label %b46, label %b47, !dbg !750

b46:
	%189 = sdiv i64 %28, 32, !dbg !751
	%190 = getelementptr inbounds [32 x i8], [32 x i8]* %185, i64 0, i64 %189, !dbg !752
	%191 = icmp uge i64 %189, 32, !dbg !752
	br i1 %191, label %b46_fail1, label %b46_ok1, !dbg !752, !prof !26

b46_ok1:
	store i8 %180, i8* %190, align 1, !dbg !752
	br label %b47, !dbg !752

b47:
	call void @llvm.nvvm.barrier0(), !dbg !753
	%192 = getelementptr inbounds [32 x i8], [32 x i8]* %185, i64 0, i64 0, !dbg !754
	%193 = load i8, i8* %192, align 1, !dbg !754
	br label %b48, !dbg !754

b48:
	%194 = phi i8 [ %193, %b47 ], [ %200, %b49_ok1 ], !dbg !755
	%195 = phi i64 [ 1, %b47 ], [ %201, %b49_ok1 ], !dbg !756
	%196 = icmp slt i64 %195, %183, !dbg !757
	br i1 %196, label %b49, label %b50, !dbg !757

b49:
	%197 = getelementptr inbounds [32 x i8], [32 x i8]* %185, i64 0, i64 %195, !dbg !758
	%198 = icmp uge i64 %195, 32, !dbg !758
	br i1 %198, label %b49_fail1, label %b49_ok1, !dbg !758, !prof !26

b49_ok1:
	%199 = load i8, i8* %197, align 1, !dbg !758
	%200 = and i8 %194, %199, !dbg !728
	%201 = add i64 %195, 1, !dbg !759
	br label %b48, !dbg !759

b50:
	%202 = phi i8 [ %180, %b44 ], [ %194, %b48 ], !dbg !721
	br i1 %43, label %b51, label %b53, !dbg !764

b51:
	%203 = phi i8 [ %147, %b50 ], [ %211, %b52 ], !dbg !765
	%204 = phi i64 [ 16, %b50 ], [ %212, %b52 ], !dbg !766
	%205 = icmp sgt i64 %204, 0, !dbg !767
	br i1 %205, label %b52, label %b61, !dbg !767

b52:
	%206 = trunc i64 %204 to i32, !dbg !768
	%207 = zext i8 %203 to i32, !dbg !768
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %207, i32 %206, i32 31), !dbg !768
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !768
	%210 = trunc i32 %209 to i8, !dbg !768
	%211 = or i8 %203, %210, !dbg !769
	%212 = sdiv i64 %204, 2, !dbg !770
	br label %b51, !dbg !770

b53:
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !771, !range !20
	%214 = sext i32 %213 to i64, !dbg !771
	br label %b54, !dbg !771

b54:
	%215 = phi i8 [ %147, %b53 ], [ %228, %b59 ], !dbg !765
	%216 = phi i64 [ 16, %b53 ], [ %229, %b59 ], !dbg !772
	%217 = icmp sgt i64 %216, 0, !dbg !773
	br i1 %217, label %b55, label %b60, !dbg !773

b55:
	%218 = add i64 %214, %216, !dbg !774
	%219 = icmp sge i64 %218, %42, !dbg !775
	br i1 %219, label %b56, label %b57, !dbg !775

b56:
	br label %b57, !dbg !775

b57:
	%220 = phi i64 [ %218, %b55 ], [ %214, %b56 ], !dbg !776
	%221 = trunc i64 %220 to i32, !dbg !777
	%222 = zext i8 %215 to i32, !dbg !777
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 %221, i32 31), !dbg !777
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !777
	%225 = trunc i32 %224 to i8, !dbg !777
	%226 = icmp ne i64 %220, %214, !dbg !778
	br i1 %226, label %b58, label %b59, !dbg !778

b58:
	%227 = or i8 %215, %225, !dbg !769
	br label %b59, !dbg !779

b59:
	%228 = phi i8 [ %215, %b57 ], [ %227, %b58 ], !dbg !765
	%229 = sdiv i64 %216, 2, !dbg !780
	br label %b54, !dbg !780

b60:
	%230 = zext i8 %215 to i32, !dbg !781
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %230, i32 0, i32 31), !dbg !781
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !781
	%233 = trunc i32 %232 to i8, !dbg !781
	br label %b61, !dbg !782

b61:
	%234 = phi i8 [ %203, %b51 ], [ %233, %b60 ], !dbg !763
	br i1 %184, label %b67, label %b62, !dbg !783

b62:
	%235 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !784
	call void @llvm.nvvm.barrier0(), !dbg !785
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !786, !range !20
	%237 = sext i32 %236 to i64, !dbg !786
	%238 = icmp eq i64 %237, 0, !dbg !787
	br i1 %238, label %b63, label %b64, !dbg !787

b63:
	%239 = sdiv i64 %28, 32, !dbg !788
	%240 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 %239, !dbg !789
	%241 = icmp uge i64 %239, 32, !dbg !789
	br i1 %241, label %b63_fail1, label %b63_ok1, !dbg !789, !prof !26

b63_ok1:
	store i8 %234, i8* %240, align 1, !dbg !789
	br label %b64, !dbg !789

b64:
	call void @llvm.nvvm.barrier0(), !dbg !790
	%242 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 0, !dbg !791
	%243 = load i8, i8* %242, align 1, !dbg !791
	br label %b65, !dbg !791

b65:
	%244 = phi i8 [ %243, %b64 ], [ %250, %b66_ok1 ], !dbg !792
	%245 = phi i64 [ 1, %b64 ], [ %251, %b66_ok1 ], !dbg !793
	%246 = icmp slt i64 %245, %183, !dbg !794
	br i1 %246, label %b66, label %b67, !dbg !794

b66:
	%247 = getelementptr inbounds [32 x i8], [32 x i8]* %235, i64 0, i64 %245, !dbg !795
	%248 = icmp uge i64 %245, 32, !dbg !795
	br i1 %248, label %b66_fail1, label %b66_ok1, !dbg !795, !prof !26

b66_ok1:
	%249 = load i8, i8* %247, align 1, !dbg !795
	%250 = or i8 %244, %249, !dbg !769
	%251 = add i64 %245, 1, !dbg !796
	br label %b65, !dbg !796

b67:
	%252 = phi i8 [ %234, %b61 ], [ %244, %b65 ], !dbg !762
	br i1 %43, label %b68, label %b70, !dbg !801

b68:
	%253 = phi i8 [ %147, %b67 ], [ %261, %b69 ], !dbg !802
	%254 = phi i64 [ 16, %b67 ], [ %262, %b69 ], !dbg !803
	%255 = icmp sgt i64 %254, 0, !dbg !804
	br i1 %255, label %b69, label %b78, !dbg !804

b69:
	%256 = trunc i64 %254 to i32, !dbg !805
	%257 = zext i8 %253 to i32, !dbg !805
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %257, i32 %256, i32 31), !dbg !805
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !805
	%260 = trunc i32 %259 to i8, !dbg !805
	%261 = xor i8 %253, %260, !dbg !806
	%262 = sdiv i64 %254, 2, !dbg !807
	br label %b68, !dbg !807

b70:
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !808, !range !20
	%264 = sext i32 %263 to i64, !dbg !808
	br label %b71, !dbg !808

b71:
	%265 = phi i8 [ %147, %b70 ], [ %278, %b76 ], !dbg !802
	%266 = phi i64 [ 16, %b70 ], [ %279, %b76 ], !dbg !809
	%267 = icmp sgt i64 %266, 0, !dbg !810
	br i1 %267, label %b72, label %b77, !dbg !810

b72:
	%268 = add i64 %264, %266, !dbg !811
	%269 = icmp sge i64 %268, %42, !dbg !812
	br i1 %269, label %b73, label %b74, !dbg !812

b73:
	br label %b74, !dbg !812

b74:
	%270 = phi i64 [ %268, %b72 ], [ %264, %b73 ], !dbg !813
	%271 = trunc i64 %270 to i32, !dbg !814
	%272 = zext i8 %265 to i32, !dbg !814
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !814
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !814
	%275 = trunc i32 %274 to i8, !dbg !814
	%276 = icmp ne i64 %270, %264, !dbg !815
	br i1 %276, label %b75, label %b76, !dbg !815

b75:
	%277 = xor i8 %265, %275, !dbg !806
	br label %b76, !dbg !816

b76:
	%278 = phi i8 [ %265, %b74 ], [ %277, %b75 ], !dbg !802
	%279 = sdiv i64 %266, 2, !dbg !817
	br label %b71, !dbg !817

b77:
	%280 = zext i8 %265 to i32, !dbg !818
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 0, i32 31), !dbg !818
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !818
	%283 = trunc i32 %282 to i8, !dbg !818
	br label %b78, !dbg !819

b78:
	%284 = phi i8 [ %253, %b68 ], [ %283, %b77 ], !dbg !800
	br i1 %184, label %b84, label %b79, !dbg !820

b79:
	%285 = addrspacecast [32 x i8] addrspace(3)* @gpuc_shared_reduce_49 to [32 x i8]*, !dbg !821
	call void @llvm.nvvm.barrier0(), !dbg !822
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !823, !range !20
	%287 = sext i32 %286 to i64, !dbg !823
	%288 = icmp eq i64 %287, 0, !dbg !824
	br i1 %288, label %b80, label %b81, !dbg !824

b80:
	%289 = sdiv i64 %28, 32, !dbg !825
	%290 = getelementptr inbounds [32 x i8], [32 x i8]* %285, i64 0, i64 %289, !dbg !826
	%291 = icmp uge i64 %289, 32, !dbg !826
	br i1 %291, label %b80_fail1, label %b80_ok1, !dbg !826, !prof !26

b80_ok1:
	store i8 %284, i8* %290, align 1, !dbg !826
	br label %b81, !dbg !826

b81:
	call void @llvm.nvvm.barrier0(), !dbg !827
	%292 = getelementptr inbounds [32 x i8], [32 x i8]* %285, i64 0, i64 0, !dbg !828
	%293 = load i8, i8* %292, align 1, !dbg !828
	br label %b82, !dbg !828

b82:
	%294 = phi i8 [ %293, %b81 ], [ %300, %b83_ok1 ], !dbg !829
	%295 = phi i64 [ 1, %b81 ], [ %301, %b83_ok1 ], !dbg !830
	%296 = icmp slt i64 %295, %183, !dbg !831
	br i1 %296, label %b83, label %b84, !dbg !831

b83:
	%297 = getelementptr inbounds [32 x i8], [32 x i8]* %285, i64 0, i64 %295, !dbg !832
	%298 = icmp uge i64 %295, 32, !dbg !832
	br i1 %298, label %b83_fail1, label %b83_ok1, !dbg !832, !prof !26

b83_ok1:
	%299 = load i8, i8* %297, align 1, !dbg !832
	%300 = xor i8 %294, %299, !dbg !806
	%301 = add i64 %295, 1, !dbg !833
	br label %b82, !dbg !833

b84:
	%302 = phi i8 [ %284, %b78 ], [ %294, %b82 ], !dbg !799
	%303 = getelementptr inbounds i8, i8* %145, i64 0, !dbg !834
	store i8 %202, i8* %303, align 1, !dbg !834
	%304 = getelementptr inbounds i8, i8* %145, i64 1, !dbg !835
	store i8 %252, i8* %304, align 1, !dbg !835
	%305 = getelementptr inbounds i8, i8* %145, i64 2, !dbg !836
	store i8 %302, i8* %305, align 1, !dbg !836
	ret void, !dbg !633

b0_fail1:
	%306 = icmp ugt i64 %30, %p1, !dbg !636
	br i1 %306, label %b0_fail2, label %b0_ok2, !dbg !636

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %30, i64 %p1), !dbg !636
	ret void, !dbg !636

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %29, i64 %p5), !dbg !637
	ret void, !dbg !637

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %31), !dbg !640
	ret void, !dbg !640

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %30, i64 %p3), !dbg !714
	ret void, !dbg !714

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %144), !dbg !718
	ret void, !dbg !718

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %189, i64 32), !dbg !752
	ret void, !dbg !752

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %195, i64 32), !dbg !758
	ret void, !dbg !758

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %239, i64 32), !dbg !789
	ret void, !dbg !789

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %245, i64 32), !dbg !795
	ret void, !dbg !795

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %289, i64 32), !dbg !826
	ret void, !dbg !826

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %295, i64 32), !dbg !832
	ret void, !dbg !832
}

define void @ExchangeInt16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !837 {
entry:
	br label %b0, !dbg !838

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !841, !range !11
	%1 = sext i32 %0 to i64, !dbg !841
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !841, !range !12
	%3 = sext i32 %2 to i64, !dbg !841
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !841, !range !12
	%5 = sext i32 %4 to i64, !dbg !841
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !841, !range !13
	%7 = sext i32 %6 to i64, !dbg !841
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !841, !range !14
	%9 = sext i32 %8 to i64, !dbg !841
	%10 = mul i64 %9, %5, !dbg !841
	%11 = add i64 %3, %10, !dbg !841
	%12 = mul i64 %7, %11, !dbg !841
	%13 = add i64 %1, %12, !dbg !841
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !841, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !841, !range !15
	%16 = mul i32 %14, %15, !dbg !841
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !841, !range !16
	%18 = mul i32 %16, %17, !dbg !841
	%19 = sext i32 %18 to i64, !dbg !841
	%20 = mul i64 %13, %19, !dbg !841
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !841, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !841, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !841, !range !18
	%24 = mul i32 %15, %23, !dbg !841
	%25 = add i32 %22, %24, !dbg !841
	%26 = mul i32 %14, %25, !dbg !841
	%27 = add i32 %21, %26, !dbg !841
	%28 = sext i32 %27 to i64, !dbg !841
	%29 = add i64 %20, %28, !dbg !841
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !842, !range !20
	%31 = sext i32 %30 to i64, !dbg !842
	%32 = and i32 %27, -32, !dbg !843
	%33 = sub i32 %18, %32, !dbg !843
	%34 = icmp slt i32 %33, 32, !dbg !843
	%35 = select i1 %34, i32 %33, i32 32, !dbg !843
	%36 = sext i32 %35 to i64, !dbg !843
	%37 = icmp eq i64 %36, 32, !dbg !844
	br i1 %37, label %b1, label %b2, !dbg !844

b1:
	br label %b2, !dbg !844

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !845
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !846
	%40 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !847
	%41 = icmp uge i64 %29, %p5, !dbg !847
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !847, !prof !26

b2_ok1:
	%42 = load i16, i16* %40, align 2, !dbg !847
	%43 = mul i64 %29, 4, !dbg !848
	%44 = sub i64 %p1, %43, !dbg !849
	%45 = getelementptr inbounds i16, i16* %p0, i64 %43, !dbg !849
	%46 = mul i64 %31, 7, !dbg !851
	%47 = add i64 %46, 3, !dbg !852
	%48 = icmp ugt i64 %43, %p1, !dbg !849
	%49 = icmp ugt i64 4, %44, !dbg !850
	%50 = icmp eq i64 %36, 0, !dbg !853
	%51 = or i1 %48, %49, !dbg !853
	%52 = or i1 %51, %50, !dbg !853
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !853, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !853
	%54 = select i1 %53, i64 1, i64 %36, !dbg !853
	%55 = srem i64 %47, %54, !dbg !853
	%56 = trunc i64 %55 to i32, !dbg !854
	%57 = zext i16 %42 to i32, !dbg !854
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !854
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !854
	%60 = trunc i32 %59 to i16, !dbg !854
	%61 = getelementptr inbounds i16, i16* %45, i64 0, !dbg !855
	store i16 %60, i16* %61, align 2, !dbg !855
	%62 = zext i16 %42 to i32, !dbg !856
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !856
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !856
	%65 = trunc i32 %64 to i16, !dbg !856
	%66 = getelementptr inbounds i16, i16* %45, i64 1, !dbg !857
	store i16 %65, i16* %66, align 2, !dbg !857
	%67 = trunc i64 %38 to i32, !dbg !858
	%68 = zext i16 %42 to i32, !dbg !858
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !858
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !858
	%71 = trunc i32 %70 to i16, !dbg !858
	%72 = getelementptr inbounds i16, i16* %45, i64 2, !dbg !859
	store i16 %71, i16* %72, align 2, !dbg !859
	%73 = trunc i64 %39 to i32, !dbg !860
	%74 = zext i16 %42 to i32, !dbg !860
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !860
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !860
	%77 = trunc i32 %76 to i16, !dbg !860
	%78 = getelementptr inbounds i16, i16* %45, i64 3, !dbg !861
	store i16 %77, i16* %78, align 2, !dbg !861
	%79 = mul i64 %29, 3, !dbg !862
	%80 = sub i64 %p3, %79, !dbg !863
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !863
	%82 = icmp ugt i64 %79, %p3, !dbg !863
	%83 = icmp ugt i64 3, %80, !dbg !864
	%84 = or i1 %82, %83, !dbg !864
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !864, !prof !26

b2_ok5:
	%85 = zext i16 %42 to i32, !dbg !865
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !865
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !866
	store i32 %86, i32* %87, align 4, !dbg !866
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !867
	store i32 7, i32* %88, align 4, !dbg !867
	%89 = zext i16 %42 to i32, !dbg !868
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !868
	store i32 %90, i32* %88, align 4, !dbg !869
	%91 = sub i64 %29, %31, !dbg !870
	%92 = getelementptr inbounds i16, i16* %p4, i64 %91, !dbg !871
	%93 = icmp uge i64 %91, %p5, !dbg !871
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !871, !prof !26

b2_ok7:
	%94 = load i16, i16* %92, align 2, !dbg !871
	%95 = zext i16 %94 to i32, !dbg !872
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !872
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !873
	store i32 %96, i32* %97, align 4, !dbg !873
	ret void, !dbg !840

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !847
	ret void, !dbg !847

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !849
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !849

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !849
	ret void, !dbg !849

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !850
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !850

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !850
	ret void, !dbg !850

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !853
	ret void, !dbg !853

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !863
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !863

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %79, i64 %p3), !dbg !863
	ret void, !dbg !863

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %80), !dbg !864
	ret void, !dbg !864

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %91, i64 %p5), !dbg !871
	ret void, !dbg !871
}

define void @ExchangeInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !874 {
entry:
	br label %b0, !dbg !875

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !878, !range !11
	%1 = sext i32 %0 to i64, !dbg !878
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !878, !range !12
	%3 = sext i32 %2 to i64, !dbg !878
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !878, !range !12
	%5 = sext i32 %4 to i64, !dbg !878
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !878, !range !13
	%7 = sext i32 %6 to i64, !dbg !878
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !878, !range !14
	%9 = sext i32 %8 to i64, !dbg !878
	%10 = mul i64 %9, %5, !dbg !878
	%11 = add i64 %3, %10, !dbg !878
	%12 = mul i64 %7, %11, !dbg !878
	%13 = add i64 %1, %12, !dbg !878
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !878, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !878, !range !15
	%16 = mul i32 %14, %15, !dbg !878
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !878, !range !16
	%18 = mul i32 %16, %17, !dbg !878
	%19 = sext i32 %18 to i64, !dbg !878
	%20 = mul i64 %13, %19, !dbg !878
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !878, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !878, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !878, !range !18
	%24 = mul i32 %15, %23, !dbg !878
	%25 = add i32 %22, %24, !dbg !878
	%26 = mul i32 %14, %25, !dbg !878
	%27 = add i32 %21, %26, !dbg !878
	%28 = sext i32 %27 to i64, !dbg !878
	%29 = add i64 %20, %28, !dbg !878
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !879, !range !20
	%31 = sext i32 %30 to i64, !dbg !879
	%32 = and i32 %27, -32, !dbg !880
	%33 = sub i32 %18, %32, !dbg !880
	%34 = icmp slt i32 %33, 32, !dbg !880
	%35 = select i1 %34, i32 %33, i32 32, !dbg !880
	%36 = sext i32 %35 to i64, !dbg !880
	%37 = icmp eq i64 %36, 32, !dbg !881
	br i1 %37, label %b1, label %b2, !dbg !881

b1:
	br label %b2, !dbg !881

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !882
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !883
	%40 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !884
	%41 = icmp uge i64 %29, %p5, !dbg !884
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !884, !prof !26

b2_ok1:
	%42 = load i32, i32* %40, align 4, !dbg !884
	%43 = mul i64 %29, 4, !dbg !885
	%44 = sub i64 %p1, %43, !dbg !886
	%45 = getelementptr inbounds i32, i32* %p0, i64 %43, !dbg !886
	%46 = mul i64 %31, 7, !dbg !888
	%47 = add i64 %46, 3, !dbg !889
	%48 = icmp ugt i64 %43, %p1, !dbg !886
	%49 = icmp ugt i64 4, %44, !dbg !887
	%50 = icmp eq i64 %36, 0, !dbg !890
	%51 = or i1 %48, %49, !dbg !890
	%52 = or i1 %51, %50, !dbg !890
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !890, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !890
	%54 = select i1 %53, i64 1, i64 %36, !dbg !890
	%55 = srem i64 %47, %54, !dbg !890
	%56 = trunc i64 %55 to i32, !dbg !891
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %56, i32 31), !dbg !891
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !891
	%59 = getelementptr inbounds i32, i32* %45, i64 0, !dbg !892
	store i32 %58, i32* %59, align 4, !dbg !892
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %42, i32 3, i32 0), !dbg !893
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !893
	%62 = getelementptr inbounds i32, i32* %45, i64 1, !dbg !894
	store i32 %61, i32* %62, align 4, !dbg !894
	%63 = trunc i64 %38 to i32, !dbg !895
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %42, i32 %63, i32 31), !dbg !895
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !895
	%66 = getelementptr inbounds i32, i32* %45, i64 2, !dbg !896
	store i32 %65, i32* %66, align 4, !dbg !896
	%67 = trunc i64 %39 to i32, !dbg !897
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %42, i32 %67, i32 31), !dbg !897
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !897
	%70 = getelementptr inbounds i32, i32* %45, i64 3, !dbg !898
	store i32 %69, i32* %70, align 4, !dbg !898
	%71 = mul i64 %29, 3, !dbg !899
	%72 = sub i64 %p3, %71, !dbg !900
	%73 = getelementptr inbounds i32, i32* %p2, i64 %71, !dbg !900
	%74 = icmp ugt i64 %71, %p3, !dbg !900
	%75 = icmp ugt i64 3, %72, !dbg !901
	%76 = or i1 %74, %75, !dbg !901
	br i1 %76, label %b2_fail5, label %b2_ok5, !dbg !901, !prof !26

b2_ok5:
	%77 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !902
	%78 = getelementptr inbounds i32, i32* %73, i64 0, !dbg !903
	store i32 %77, i32* %78, align 4, !dbg !903
	%79 = getelementptr inbounds i32, i32* %73, i64 1, !dbg !904
	store i32 7, i32* %79, align 4, !dbg !904
	%80 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %42) convergent nounwind, !dbg !905
	store i32 %80, i32* %79, align 4, !dbg !906
	%81 = sub i64 %29, %31, !dbg !907
	%82 = getelementptr inbounds i32, i32* %p4, i64 %81, !dbg !908
	%83 = icmp uge i64 %81, %p5, !dbg !908
	br i1 %83, label %b2_fail7, label %b2_ok7, !dbg !908, !prof !26

b2_ok7:
	%84 = load i32, i32* %82, align 4, !dbg !908
	%85 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %84) convergent nounwind, !dbg !909
	%86 = getelementptr inbounds i32, i32* %73, i64 2, !dbg !910
	store i32 %85, i32* %86, align 4, !dbg !910
	ret void, !dbg !877

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !884
	ret void, !dbg !884

b2_fail2:
	%87 = icmp ugt i64 %43, %p1, !dbg !886
	br i1 %87, label %b2_fail3, label %b2_ok3, !dbg !886

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !886
	ret void, !dbg !886

b2_ok3:
	%88 = icmp ugt i64 4, %44, !dbg !887
	br i1 %88, label %b2_fail4, label %b2_ok4, !dbg !887

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !887
	ret void, !dbg !887

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !890
	ret void, !dbg !890

b2_fail5:
	%89 = icmp ugt i64 %71, %p3, !dbg !900
	br i1 %89, label %b2_fail6, label %b2_ok6, !dbg !900

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %71, i64 %p3), !dbg !900
	ret void, !dbg !900

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %72), !dbg !901
	ret void, !dbg !901

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %81, i64 %p5), !dbg !908
	ret void, !dbg !908
}

define void @NumbersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !911 {
entry:
	br label %b0, !dbg !912

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !915, !range !11
	%1 = sext i32 %0 to i64, !dbg !915
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !915, !range !12
	%3 = sext i32 %2 to i64, !dbg !915
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !915, !range !12
	%5 = sext i32 %4 to i64, !dbg !915
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !915, !range !13
	%7 = sext i32 %6 to i64, !dbg !915
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !915, !range !14
	%9 = sext i32 %8 to i64, !dbg !915
	%10 = mul i64 %9, %5, !dbg !915
	%11 = add i64 %3, %10, !dbg !915
	%12 = mul i64 %7, %11, !dbg !915
	%13 = add i64 %1, %12, !dbg !915
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !915, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !915, !range !15
	%16 = mul i32 %14, %15, !dbg !915
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !915, !range !16
	%18 = mul i32 %16, %17, !dbg !915
	%19 = sext i32 %18 to i64, !dbg !915
	%20 = mul i64 %13, %19, !dbg !915
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !915, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !915, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !915, !range !18
	%24 = mul i32 %15, %23, !dbg !915
	%25 = add i32 %22, %24, !dbg !915
	%26 = mul i32 %14, %25, !dbg !915
	%27 = add i32 %21, %26, !dbg !915
	%28 = sext i32 %27 to i64, !dbg !915
	%29 = add i64 %20, %28, !dbg !915
	%30 = mul i64 %29, 6, !dbg !916
	%31 = sub i64 %p1, %30, !dbg !917
	%32 = getelementptr inbounds i32, i32* %p0, i64 %30, !dbg !917
	%33 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !918
	%34 = icmp ugt i64 %30, %p1, !dbg !917
	%35 = icmp uge i64 %29, %p5, !dbg !918
	%36 = or i1 %34, %35, !dbg !918
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !918, !prof !26

b0_ok1:
	%37 = load i32, i32* %33, align 4, !dbg !918
	%38 = icmp ugt i64 6, %31, !dbg !921
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !921, !prof !26

b0_ok3:
	br label %b1, !dbg !921

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %167, %b48 ], !dbg !921
	%40 = and i32 %27, -32, !dbg !928
	%41 = sub i32 %18, %40, !dbg !928
	%42 = icmp slt i32 %41, 32, !dbg !928
	%43 = select i1 %42, i32 %41, i32 32, !dbg !928
	%44 = sext i32 %43 to i64, !dbg !928
	%45 = icmp eq i64 %44, 32, !dbg !929
	br i1 %45, label %b2, label %b4, !dbg !929

b2:
	%46 = phi i32 [ %37, %b1 ], [ %52, %b3 ], !dbg !930
	%47 = phi i64 [ 16, %b1 ], [ %53, %b3 ], !dbg !931
	%48 = icmp sgt i64 %47, 0, !dbg !932
	br i1 %48, label %b3, label %b12, !dbg !932

b3:
	%49 = trunc i64 %47 to i32, !dbg !933
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %46, i32 %49, i32 31), !dbg !933
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !933
	%52 = add i32 %46, %51, !dbg !934
	%53 = sdiv i64 %47, 2, !dbg !935
	br label %b2, !dbg !935

b4:
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !936, !range !20
	%55 = sext i32 %54 to i64, !dbg !936
	br label %b5, !dbg !936

b5:
	%56 = phi i32 [ %37, %b4 ], [ %67, %b10 ], !dbg !930
	%57 = phi i64 [ 16, %b4 ], [ %68, %b10 ], !dbg !937
	%58 = icmp sgt i64 %57, 0, !dbg !938
	br i1 %58, label %b6, label %b11, !dbg !938

b6:
	%59 = add i64 %55, %57, !dbg !939
	%60 = icmp sge i64 %59, %44, !dbg !940
	br i1 %60, label %b7, label %b8, !dbg !940

b7:
	br label %b8, !dbg !940

b8:
	%61 = phi i64 [ %59, %b6 ], [ %55, %b7 ], !dbg !941
	%62 = trunc i64 %61 to i32, !dbg !942
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %56, i32 %62, i32 31), !dbg !942
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !942
	%65 = icmp ne i64 %61, %55, !dbg !943
	br i1 %65, label %b9, label %b10, !dbg !943

b9:
	%66 = add i32 %56, %64, !dbg !934
	br label %b10, !dbg !944

b10:
	%67 = phi i32 [ %56, %b8 ], [ %66, %b9 ], !dbg !930
	%68 = sdiv i64 %57, 2, !dbg !945
	br label %b5, !dbg !945

b11:
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %56, i32 0, i32 31), !dbg !946
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !946
	br label %b12, !dbg !947

b12:
	%71 = phi i32 [ %46, %b2 ], [ %70, %b11 ], !dbg !927
	%72 = getelementptr inbounds i32, i32* %32, i64 0, !dbg !948
	store i32 %71, i32* %72, align 4, !dbg !948
	br i1 %45, label %b13, label %b15, !dbg !953

b13:
	%73 = phi i32 [ %37, %b12 ], [ %80, %b14 ], !dbg !954
	%74 = phi i64 [ 16, %b12 ], [ %81, %b14 ], !dbg !955
	%75 = icmp sgt i64 %74, 0, !dbg !956
	br i1 %75, label %b14, label %b23, !dbg !956

b14:
	%76 = trunc i64 %74 to i32, !dbg !957
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %73, i32 %76, i32 31), !dbg !957
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !957
	%79 = icmp slt i32 %73, %78, !dbg !958
	%80 = select i1 %79, i32 %73, i32 %78, !dbg !958
	%81 = sdiv i64 %74, 2, !dbg !959
	br label %b13, !dbg !959

b15:
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !960, !range !20
	%83 = sext i32 %82 to i64, !dbg !960
	br label %b16, !dbg !960

b16:
	%84 = phi i32 [ %37, %b15 ], [ %96, %b21 ], !dbg !954
	%85 = phi i64 [ 16, %b15 ], [ %97, %b21 ], !dbg !961
	%86 = icmp sgt i64 %85, 0, !dbg !962
	br i1 %86, label %b17, label %b22, !dbg !962

b17:
	%87 = add i64 %83, %85, !dbg !963
	%88 = icmp sge i64 %87, %44, !dbg !964
	br i1 %88, label %b18, label %b19, !dbg !964

b18:
	br label %b19, !dbg !964

b19:
	%89 = phi i64 [ %87, %b17 ], [ %83, %b18 ], !dbg !965
	%90 = trunc i64 %89 to i32, !dbg !966
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 %90, i32 31), !dbg !966
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !966
	%93 = icmp ne i64 %89, %83, !dbg !967
	br i1 %93, label %b20, label %b21, !dbg !967

b20:
	%94 = icmp slt i32 %84, %92, !dbg !958
	%95 = select i1 %94, i32 %84, i32 %92, !dbg !958
	br label %b21, !dbg !968

b21:
	%96 = phi i32 [ %84, %b19 ], [ %95, %b20 ], !dbg !954
	%97 = sdiv i64 %85, 2, !dbg !969
	br label %b16, !dbg !969

b22:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 0, i32 31), !dbg !970
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !970
	br label %b23, !dbg !971

b23:
	%100 = phi i32 [ %73, %b13 ], [ %99, %b22 ], !dbg !952
	br i1 %45, label %b24, label %b26, !dbg !976

b24:
	%101 = phi i32 [ %37, %b23 ], [ %108, %b25 ], !dbg !977
	%102 = phi i64 [ 16, %b23 ], [ %109, %b25 ], !dbg !978
	%103 = icmp sgt i64 %102, 0, !dbg !979
	br i1 %103, label %b25, label %b34, !dbg !979

b25:
	%104 = trunc i64 %102 to i32, !dbg !980
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %101, i32 %104, i32 31), !dbg !980
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !980
	%107 = icmp sgt i32 %101, %106, !dbg !981
	%108 = select i1 %107, i32 %101, i32 %106, !dbg !981
	%109 = sdiv i64 %102, 2, !dbg !982
	br label %b24, !dbg !982

b26:
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !983, !range !20
	%111 = sext i32 %110 to i64, !dbg !983
	br label %b27, !dbg !983

b27:
	%112 = phi i32 [ %37, %b26 ], [ %124, %b32 ], !dbg !977
	%113 = phi i64 [ 16, %b26 ], [ %125, %b32 ], !dbg !984
	%114 = icmp sgt i64 %113, 0, !dbg !985
	br i1 %114, label %b28, label %b33, !dbg !985

b28:
	%115 = add i64 %111, %113, !dbg !986
	%116 = icmp sge i64 %115, %44, !dbg !987
	br i1 %116, label %b29, label %b30, !dbg !987

b29:
	br label %b30, !dbg !987

b30:
	%117 = phi i64 [ %115, %b28 ], [ %111, %b29 ], !dbg !988
	%118 = trunc i64 %117 to i32, !dbg !989
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 %118, i32 31), !dbg !989
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !989
	%121 = icmp ne i64 %117, %111, !dbg !990
	br i1 %121, label %b31, label %b32, !dbg !990

b31:
	%122 = icmp sgt i32 %112, %120, !dbg !981
	%123 = select i1 %122, i32 %112, i32 %120, !dbg !981
	br label %b32, !dbg !991

b32:
	%124 = phi i32 [ %112, %b30 ], [ %123, %b31 ], !dbg !977
	%125 = sdiv i64 %113, 2, !dbg !992
	br label %b27, !dbg !992

b33:
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 0, i32 31), !dbg !993
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !993
	br label %b34, !dbg !994

b34:
	%128 = phi i32 [ %101, %b24 ], [ %127, %b33 ], !dbg !975
	%129 = getelementptr inbounds i32, i32* %32, i64 1, !dbg !995
	store i32 %100, i32* %129, align 4, !dbg !995
	%130 = getelementptr inbounds i32, i32* %32, i64 2, !dbg !996
	store i32 %128, i32* %130, align 4, !dbg !996
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1001, !range !20
	%132 = sext i32 %131 to i64, !dbg !1001
	br label %b35, !dbg !1001

b35:
	%133 = phi i32 [ %37, %b34 ], [ %141, %b38 ], !dbg !1002
	%134 = phi i64 [ 1, %b34 ], [ %142, %b38 ], !dbg !1003
	%135 = icmp slt i64 %134, 32, !dbg !1004
	br i1 %135, label %b36, label %b39, !dbg !1004

b36:
	%136 = trunc i64 %134 to i32, !dbg !1005
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %133, i32 %136, i32 0), !dbg !1005
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !1005
	%139 = icmp sge i64 %132, %134, !dbg !1006
	br i1 %139, label %b37, label %b38, !dbg !1006

b37:
	%140 = add i32 %133, %138, !dbg !1007
	br label %b38, !dbg !1007

b38:
	%141 = phi i32 [ %133, %b36 ], [ %140, %b37 ], !dbg !1002
	%142 = mul i64 %134, 2, !dbg !1008
	br label %b35, !dbg !1008

b39:
	%143 = phi i32 [ %37, %b35 ], [ %151, %b42 ], !dbg !1012
	%144 = phi i64 [ 1, %b35 ], [ %152, %b42 ], !dbg !1013
	%145 = icmp slt i64 %144, 32, !dbg !1014
	br i1 %145, label %b40, label %b43, !dbg !1014

b40:
	%146 = trunc i64 %144 to i32, !dbg !1015
	%147 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 %146, i32 0), !dbg !1015
	%148 = extractvalue { i32, i1 } %147, 0, !dbg !1015
	%149 = icmp sge i64 %132, %144, !dbg !1016
	br i1 %149, label %b41, label %b42, !dbg !1016

b41:
	%150 = add i32 %143, %148, !dbg !1017
	br label %b42, !dbg !1017

b42:
	%151 = phi i32 [ %143, %b40 ], [ %150, %b41 ], !dbg !1012
	%152 = mul i64 %144, 2, !dbg !1018
	br label %b39, !dbg !1018

b43:
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 1, i32 0), !dbg !1019
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !1019
	%155 = icmp eq i64 %132, 0, !dbg !1020
	br i1 %155, label %b45, label %b44, !dbg !1020

b44:
	br label %b45, !dbg !1021

b45:
	%156 = phi i32 [ 0, %b43 ], [ %154, %b44 ], !dbg !1010
	%157 = getelementptr inbounds i32, i32* %32, i64 3, !dbg !1022
	store i32 %133, i32* %157, align 4, !dbg !1022
	%158 = getelementptr inbounds i32, i32* %32, i64 4, !dbg !1023
	store i32 %156, i32* %158, align 4, !dbg !1023
	%159 = mul i64 %44, 2, !dbg !1024
	%160 = sdiv i64 %159, 3, !dbg !1025
	%161 = icmp slt i64 %160, 0, !dbg !1028
	br i1 %161, label %b47, label %b46, !dbg !1028

b46:
	%162 = icmp sge i64 %160, %44, !dbg !1029
	br i1 %162, label %b47, label %b48, !dbg !1029

b47:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !1030
	ret void, !dbg !1030

b48:
	%163 = trunc i64 %160 to i32, !dbg !1031
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %37, i32 %163, i32 31), !dbg !1031
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !1031
	%166 = getelementptr inbounds i32, i32* %32, i64 5, !dbg !1032
	store i32 %165, i32* %166, align 4, !dbg !1032
	%167 = add i64 %39, 1, !dbg !1032
	%168 = icmp slt i64 %167, 2, !dbg !1032
	br i1 %168, label %b1, label %b49, !dbg !1032

b49:
	%169 = sub i64 %p3, %30, !dbg !1033
	%170 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !1033
	%171 = icmp ugt i64 %30, %p3, !dbg !1033
	br i1 %171, label %b49_fail1, label %b49_ok1, !dbg !1033, !prof !26

b49_ok1:
	%172 = load i32, i32* %33, align 4, !dbg !1034
	%173 = icmp ugt i64 6, %169, !dbg !1037
	br i1 %173, label %b49_fail2, label %b49_ok2, !dbg !1037, !prof !26

b49_ok2:
	br label %b50, !dbg !1037

b50:
	%174 = phi i64 [ 0, %b49_ok2 ], [ %377, %b129 ], !dbg !1037
	br i1 %45, label %b51, label %b53, !dbg !1043

b51:
	%175 = phi i32 [ %172, %b50 ], [ %181, %b52 ], !dbg !1044
	%176 = phi i64 [ 16, %b50 ], [ %182, %b52 ], !dbg !1045
	%177 = icmp sgt i64 %176, 0, !dbg !1046
	br i1 %177, label %b52, label %b60, !dbg !1046

b52:
	%178 = trunc i64 %176 to i32, !dbg !1047
	%179 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %175, i32 %178, i32 31), !dbg !1047
	%180 = extractvalue { i32, i1 } %179, 0, !dbg !1047
	%181 = add i32 %175, %180, !dbg !1048
	%182 = sdiv i64 %176, 2, !dbg !1049
	br label %b51, !dbg !1049

b53:
	%183 = phi i32 [ %172, %b50 ], [ %194, %b58 ], !dbg !1044
	%184 = phi i64 [ 16, %b50 ], [ %195, %b58 ], !dbg !1050
	%185 = icmp sgt i64 %184, 0, !dbg !1051
	br i1 %185, label %b54, label %b59, !dbg !1051

b54:
	%186 = add i64 %132, %184, !dbg !1052
	%187 = icmp sge i64 %186, %44, !dbg !1053
	br i1 %187, label %b55, label %b56, !dbg !1053

b55:
	br label %b56, !dbg !1053

b56:
	%188 = phi i64 [ %186, %b54 ], [ %132, %b55 ], !dbg !1054
	%189 = trunc i64 %188 to i32, !dbg !1055
	%190 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 %189, i32 31), !dbg !1055
	%191 = extractvalue { i32, i1 } %190, 0, !dbg !1055
	%192 = icmp ne i64 %188, %132, !dbg !1056
	br i1 %192, label %b57, label %b58, !dbg !1056

b57:
	%193 = add i32 %183, %191, !dbg !1048
	br label %b58, !dbg !1057

b58:
	%194 = phi i32 [ %183, %b56 ], [ %193, %b57 ], !dbg !1044
	%195 = sdiv i64 %184, 2, !dbg !1058
	br label %b53, !dbg !1058

b59:
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 0, i32 31), !dbg !1059
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !1059
	br label %b60, !dbg !1060

b60:
	%198 = phi i32 [ %175, %b51 ], [ %197, %b59 ], !dbg !1042
	%199 = add i64 %19, 32, !dbg !1062
	%200 = sub i64 %199, 1, !dbg !1063
	%201 = sdiv i64 %200, 32, !dbg !1064
	%202 = icmp eq i64 %201, 1, !dbg !1065
	br i1 %202, label %b66, label %b61, !dbg !1065

b61:
	%203 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1066
	call void @llvm.nvvm.barrier0(), !dbg !1067
	br i1 %155, label %b62, label %b63, !dbg !1068

b62:
	%204 = sdiv i64 %28, 32, !dbg !1069
	%205 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 %204, !dbg !1070
	%206 = icmp uge i64 %204, 32, !dbg !1070
	br i1 %206, label %b62_fail1, label %b62_ok1, !dbg !1070, !prof !26

b62_ok1:
	store i32 %198, i32* %205, align 4, !dbg !1070
	br label %b63, !dbg !1070

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1071
	%207 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 0, !dbg !1072
	%208 = load i32, i32* %207, align 4, !dbg !1072
	br label %b64, !dbg !1072

b64:
	%209 = phi i32 [ %208, %b63 ], [ %215, %b65_ok1 ], !dbg !1073
	%210 = phi i64 [ 1, %b63 ], [ %216, %b65_ok1 ], !dbg !1074
	%211 = icmp slt i64 %210, %201, !dbg !1075
	br i1 %211, label %b65, label %b66, !dbg !1075

b65:
	%212 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 %210, !dbg !1076
	%213 = icmp uge i64 %210, 32, !dbg !1076
	br i1 %213, label %b65_fail1, label %b65_ok1, !dbg !1076, !prof !26

b65_ok1:
	%214 = load i32, i32* %212, align 4, !dbg !1076
	%215 = add i32 %209, %214, !dbg !1048
	%216 = add i64 %210, 1, !dbg !1077
	br label %b64, !dbg !1077

b66:
	%217 = phi i32 [ %198, %b60 ], [ %209, %b64 ], !dbg !1041
	%218 = getelementptr inbounds i32, i32* %170, i64 0, !dbg !1078
	store i32 %217, i32* %218, align 4, !dbg !1078
	br i1 %45, label %b67, label %b69, !dbg !1083

b67:
	%219 = phi i32 [ %172, %b66 ], [ %226, %b68 ], !dbg !1084
	%220 = phi i64 [ 16, %b66 ], [ %227, %b68 ], !dbg !1085
	%221 = icmp sgt i64 %220, 0, !dbg !1086
	br i1 %221, label %b68, label %b76, !dbg !1086

b68:
	%222 = trunc i64 %220 to i32, !dbg !1087
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %219, i32 %222, i32 31), !dbg !1087
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !1087
	%225 = icmp slt i32 %219, %224, !dbg !1088
	%226 = select i1 %225, i32 %219, i32 %224, !dbg !1088
	%227 = sdiv i64 %220, 2, !dbg !1089
	br label %b67, !dbg !1089

b69:
	%228 = phi i32 [ %172, %b66 ], [ %240, %b74 ], !dbg !1084
	%229 = phi i64 [ 16, %b66 ], [ %241, %b74 ], !dbg !1090
	%230 = icmp sgt i64 %229, 0, !dbg !1091
	br i1 %230, label %b70, label %b75, !dbg !1091

b70:
	%231 = add i64 %132, %229, !dbg !1092
	%232 = icmp sge i64 %231, %44, !dbg !1093
	br i1 %232, label %b71, label %b72, !dbg !1093

b71:
	br label %b72, !dbg !1093

b72:
	%233 = phi i64 [ %231, %b70 ], [ %132, %b71 ], !dbg !1094
	%234 = trunc i64 %233 to i32, !dbg !1095
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %234, i32 31), !dbg !1095
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !1095
	%237 = icmp ne i64 %233, %132, !dbg !1096
	br i1 %237, label %b73, label %b74, !dbg !1096

b73:
	%238 = icmp slt i32 %228, %236, !dbg !1088
	%239 = select i1 %238, i32 %228, i32 %236, !dbg !1088
	br label %b74, !dbg !1097

b74:
	%240 = phi i32 [ %228, %b72 ], [ %239, %b73 ], !dbg !1084
	%241 = sdiv i64 %229, 2, !dbg !1098
	br label %b69, !dbg !1098

b75:
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 0, i32 31), !dbg !1099
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !1099
	br label %b76, !dbg !1100

b76:
	%244 = phi i32 [ %219, %b67 ], [ %243, %b75 ], !dbg !1082
	br i1 %202, label %b82, label %b77, !dbg !1101

b77:
	%245 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1102
	call void @llvm.nvvm.barrier0(), !dbg !1103
	br i1 %155, label %b78, label %b79, !dbg !1104

b78:
	%246 = sdiv i64 %28, 32, !dbg !1105
	%247 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 %246, !dbg !1106
	%248 = icmp uge i64 %246, 32, !dbg !1106
	br i1 %248, label %b78_fail1, label %b78_ok1, !dbg !1106, !prof !26

b78_ok1:
	store i32 %244, i32* %247, align 4, !dbg !1106
	br label %b79, !dbg !1106

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1107
	%249 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 0, !dbg !1108
	%250 = load i32, i32* %249, align 4, !dbg !1108
	br label %b80, !dbg !1108

b80:
	%251 = phi i32 [ %250, %b79 ], [ %258, %b81_ok1 ], !dbg !1109
	%252 = phi i64 [ 1, %b79 ], [ %259, %b81_ok1 ], !dbg !1110
	%253 = icmp slt i64 %252, %201, !dbg !1111
	br i1 %253, label %b81, label %b82, !dbg !1111

b81:
	%254 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 %252, !dbg !1112
	%255 = icmp uge i64 %252, 32, !dbg !1112
	br i1 %255, label %b81_fail1, label %b81_ok1, !dbg !1112, !prof !26

b81_ok1:
	%256 = load i32, i32* %254, align 4, !dbg !1112
	%257 = icmp slt i32 %251, %256, !dbg !1088
	%258 = select i1 %257, i32 %251, i32 %256, !dbg !1088
	%259 = add i64 %252, 1, !dbg !1113
	br label %b80, !dbg !1113

b82:
	%260 = phi i32 [ %244, %b76 ], [ %251, %b80 ], !dbg !1081
	br i1 %45, label %b83, label %b85, !dbg !1118

b83:
	%261 = phi i32 [ %172, %b82 ], [ %268, %b84 ], !dbg !1119
	%262 = phi i64 [ 16, %b82 ], [ %269, %b84 ], !dbg !1120
	%263 = icmp sgt i64 %262, 0, !dbg !1121
	br i1 %263, label %b84, label %b92, !dbg !1121

b84:
	%264 = trunc i64 %262 to i32, !dbg !1122
	%265 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %261, i32 %264, i32 31), !dbg !1122
	%266 = extractvalue { i32, i1 } %265, 0, !dbg !1122
	%267 = icmp sgt i32 %261, %266, !dbg !1123
	%268 = select i1 %267, i32 %261, i32 %266, !dbg !1123
	%269 = sdiv i64 %262, 2, !dbg !1124
	br label %b83, !dbg !1124

b85:
	%270 = phi i32 [ %172, %b82 ], [ %282, %b90 ], !dbg !1119
	%271 = phi i64 [ 16, %b82 ], [ %283, %b90 ], !dbg !1125
	%272 = icmp sgt i64 %271, 0, !dbg !1126
	br i1 %272, label %b86, label %b91, !dbg !1126

b86:
	%273 = add i64 %132, %271, !dbg !1127
	%274 = icmp sge i64 %273, %44, !dbg !1128
	br i1 %274, label %b87, label %b88, !dbg !1128

b87:
	br label %b88, !dbg !1128

b88:
	%275 = phi i64 [ %273, %b86 ], [ %132, %b87 ], !dbg !1129
	%276 = trunc i64 %275 to i32, !dbg !1130
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 %276, i32 31), !dbg !1130
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !1130
	%279 = icmp ne i64 %275, %132, !dbg !1131
	br i1 %279, label %b89, label %b90, !dbg !1131

b89:
	%280 = icmp sgt i32 %270, %278, !dbg !1123
	%281 = select i1 %280, i32 %270, i32 %278, !dbg !1123
	br label %b90, !dbg !1132

b90:
	%282 = phi i32 [ %270, %b88 ], [ %281, %b89 ], !dbg !1119
	%283 = sdiv i64 %271, 2, !dbg !1133
	br label %b85, !dbg !1133

b91:
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 0, i32 31), !dbg !1134
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !1134
	br label %b92, !dbg !1135

b92:
	%286 = phi i32 [ %261, %b83 ], [ %285, %b91 ], !dbg !1117
	br i1 %202, label %b98, label %b93, !dbg !1136

b93:
	%287 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1137
	call void @llvm.nvvm.barrier0(), !dbg !1138
	br i1 %155, label %b94, label %b95, !dbg !1139

b94:
	%288 = sdiv i64 %28, 32, !dbg !1140
	%289 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 %288, !dbg !1141
	%290 = icmp uge i64 %288, 32, !dbg !1141
	br i1 %290, label %b94_fail1, label %b94_ok1, !dbg !1141, !prof !26

b94_ok1:
	store i32 %286, i32* %289, align 4, !dbg !1141
	br label %b95, !dbg !1141

b95:
	call void @llvm.nvvm.barrier0(), !dbg !1142
	%291 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 0, !dbg !1143
	%292 = load i32, i32* %291, align 4, !dbg !1143
	br label %b96, !dbg !1143

b96:
	%293 = phi i32 [ %292, %b95 ], [ %300, %b97_ok1 ], !dbg !1144
	%294 = phi i64 [ 1, %b95 ], [ %301, %b97_ok1 ], !dbg !1145
	%295 = icmp slt i64 %294, %201, !dbg !1146
	br i1 %295, label %b97, label %b98, !dbg !1146

b97:
	%296 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 %294, !dbg !1147
	%297 = icmp uge i64 %294, 32, !dbg !1147
	br i1 %297, label %b97_fail1, label %b97_ok1, !dbg !1147, !prof !26

b97_ok1:
	%298 = load i32, i32* %296, align 4, !dbg !1147
	%299 = icmp sgt i32 %293, %298, !dbg !1123
	%300 = select i1 %299, i32 %293, i32 %298, !dbg !1123
	%301 = add i64 %294, 1, !dbg !1148
	br label %b96, !dbg !1148

b98:
	%302 = phi i32 [ %286, %b92 ], [ %293, %b96 ], !dbg !1116
	%303 = getelementptr inbounds i32, i32* %170, i64 1, !dbg !1149
	store i32 %260, i32* %303, align 4, !dbg !1149
	%304 = getelementptr inbounds i32, i32* %170, i64 2, !dbg !1150
	store i32 %302, i32* %304, align 4, !dbg !1150
	br label %b99, !dbg !1155

b99:
	%305 = phi i32 [ %172, %b98 ], [ %313, %b102 ], !dbg !1156
	%306 = phi i64 [ 1, %b98 ], [ %314, %b102 ], !dbg !1157
	%307 = icmp slt i64 %306, 32, !dbg !1158
	br i1 %307, label %b100, label %b103, !dbg !1158

b100:
	%308 = trunc i64 %306 to i32, !dbg !1159
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %305, i32 %308, i32 0), !dbg !1159
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !1159
	%311 = icmp sge i64 %132, %306, !dbg !1160
	br i1 %311, label %b101, label %b102, !dbg !1160

b101:
	%312 = add i32 %305, %310, !dbg !1161
	br label %b102, !dbg !1161

b102:
	%313 = phi i32 [ %305, %b100 ], [ %312, %b101 ], !dbg !1156
	%314 = mul i64 %306, 2, !dbg !1162
	br label %b99, !dbg !1162

b103:
	br i1 %202, label %b109, label %b104, !dbg !1163

b104:
	%315 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2 to [32 x i32]*, !dbg !1164
	%316 = sdiv i64 %28, 32, !dbg !1165
	call void @llvm.nvvm.barrier0(), !dbg !1166
	%317 = sub i64 %44, 1, !dbg !1167
	%318 = icmp eq i64 %132, %317, !dbg !1168
	br i1 %318, label %b105, label %b106, !dbg !1168

b105:
	%319 = getelementptr inbounds [32 x i32], [32 x i32]* %315, i64 0, i64 %316, !dbg !1169
	%320 = icmp uge i64 %316, 32, !dbg !1169
	br i1 %320, label %b105_fail1, label %b105_ok1, !dbg !1169, !prof !26

b105_ok1:
	store i32 %305, i32* %319, align 4, !dbg !1169
	br label %b106, !dbg !1169

b106:
	call void @llvm.nvvm.barrier0(), !dbg !1170
	%321 = icmp slt i64 0, %316, !dbg !1170
	br i1 %321, label %b107, label %b108, !dbg !1170

b107:
	%322 = phi i32 [ 0, %b106 ], [ %327, %b107_ok1 ], !dbg !1171
	%323 = phi i64 [ 0, %b106 ], [ %328, %b107_ok1 ], !dbg !1171
	%324 = getelementptr inbounds [32 x i32], [32 x i32]* %315, i64 0, i64 %323, !dbg !1172
	%325 = icmp uge i64 %323, 32, !dbg !1172
	br i1 %325, label %b107_fail1, label %b107_ok1, !dbg !1172, !prof !26

b107_ok1:
	%326 = load i32, i32* %324, align 4, !dbg !1172
	%327 = add i32 %322, %326, !dbg !1173
	%328 = add i64 %323, 1, !dbg !1173
	%329 = icmp slt i64 %328, %316, !dbg !1173
	br i1 %329, label %b107, label %b108, !dbg !1173

b108:
	%330 = phi i32 [ 0, %b106 ], [ %327, %b107_ok1 ], !dbg !1171
	br label %b109, !dbg !1174

b109:
	%331 = phi i32 [ 0, %b103 ], [ %330, %b108 ], !dbg !1154
	%332 = add i32 %331, %305, !dbg !1175
	br label %b110, !dbg !1179

b110:
	%333 = phi i32 [ %172, %b109 ], [ %341, %b113 ], !dbg !1180
	%334 = phi i64 [ 1, %b109 ], [ %342, %b113 ], !dbg !1181
	%335 = icmp slt i64 %334, 32, !dbg !1182
	br i1 %335, label %b111, label %b114, !dbg !1182

b111:
	%336 = trunc i64 %334 to i32, !dbg !1183
	%337 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %333, i32 %336, i32 0), !dbg !1183
	%338 = extractvalue { i32, i1 } %337, 0, !dbg !1183
	%339 = icmp sge i64 %132, %334, !dbg !1184
	br i1 %339, label %b112, label %b113, !dbg !1184

b112:
	%340 = add i32 %333, %338, !dbg !1185
	br label %b113, !dbg !1185

b113:
	%341 = phi i32 [ %333, %b111 ], [ %340, %b112 ], !dbg !1180
	%342 = mul i64 %334, 2, !dbg !1186
	br label %b110, !dbg !1186

b114:
	br i1 %202, label %b120, label %b115, !dbg !1187

b115:
	%343 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2 to [32 x i32]*, !dbg !1188
	%344 = sdiv i64 %28, 32, !dbg !1189
	call void @llvm.nvvm.barrier0(), !dbg !1190
	%345 = sub i64 %44, 1, !dbg !1191
	%346 = icmp eq i64 %132, %345, !dbg !1192
	br i1 %346, label %b116, label %b117, !dbg !1192

b116:
	%347 = getelementptr inbounds [32 x i32], [32 x i32]* %343, i64 0, i64 %344, !dbg !1193
	%348 = icmp uge i64 %344, 32, !dbg !1193
	br i1 %348, label %b116_fail1, label %b116_ok1, !dbg !1193, !prof !26

b116_ok1:
	store i32 %333, i32* %347, align 4, !dbg !1193
	br label %b117, !dbg !1193

b117:
	call void @llvm.nvvm.barrier0(), !dbg !1194
	%349 = icmp slt i64 0, %344, !dbg !1194
	br i1 %349, label %b118, label %b119, !dbg !1194

b118:
	%350 = phi i32 [ 0, %b117 ], [ %355, %b118_ok1 ], !dbg !1195
	%351 = phi i64 [ 0, %b117 ], [ %356, %b118_ok1 ], !dbg !1195
	%352 = getelementptr inbounds [32 x i32], [32 x i32]* %343, i64 0, i64 %351, !dbg !1196
	%353 = icmp uge i64 %351, 32, !dbg !1196
	br i1 %353, label %b118_fail1, label %b118_ok1, !dbg !1196, !prof !26

b118_ok1:
	%354 = load i32, i32* %352, align 4, !dbg !1196
	%355 = add i32 %350, %354, !dbg !1197
	%356 = add i64 %351, 1, !dbg !1197
	%357 = icmp slt i64 %356, %344, !dbg !1197
	br i1 %357, label %b118, label %b119, !dbg !1197

b119:
	%358 = phi i32 [ 0, %b117 ], [ %355, %b118_ok1 ], !dbg !1195
	br label %b120, !dbg !1198

b120:
	%359 = phi i32 [ 0, %b114 ], [ %358, %b119 ], !dbg !1178
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %333, i32 1, i32 0), !dbg !1199
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !1199
	br i1 %155, label %b122, label %b121, !dbg !1200

b121:
	%362 = add i32 %359, %361, !dbg !1201
	br label %b122, !dbg !1202

b122:
	%363 = phi i32 [ %359, %b120 ], [ %362, %b121 ], !dbg !1177
	%364 = getelementptr inbounds i32, i32* %170, i64 3, !dbg !1203
	store i32 %332, i32* %364, align 4, !dbg !1203
	%365 = getelementptr inbounds i32, i32* %170, i64 4, !dbg !1204
	store i32 %363, i32* %365, align 4, !dbg !1204
	%366 = mul i64 %19, 2, !dbg !1205
	%367 = sdiv i64 %366, 3, !dbg !1206
	%368 = icmp sge i64 %367, %19, !dbg !1209
	br i1 %368, label %b123, label %b124, !dbg !1209

b123:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !1210
	ret void, !dbg !1210

b124:
	br i1 %202, label %b125, label %b126, !dbg !1211

b125:
	%369 = trunc i64 %367 to i32, !dbg !1212
	%370 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 %369, i32 31), !dbg !1212
	%371 = extractvalue { i32, i1 } %370, 0, !dbg !1212
	br label %b129, !dbg !1213

b126:
	%372 = addrspacecast i32 addrspace(3)* @gpuc_shared_Broadcast_42_2 to i32*, !dbg !1214
	call void @llvm.nvvm.barrier0(), !dbg !1215
	%373 = icmp eq i64 %28, %367, !dbg !1216
	br i1 %373, label %b127, label %b128, !dbg !1216

b127:
	store i32 %172, i32* %372, align 4, !dbg !1217
	br label %b128, !dbg !1217

b128:
	call void @llvm.nvvm.barrier0(), !dbg !1218
	%374 = load i32, i32* %372, align 4, !dbg !1219
	br label %b129, !dbg !1220

b129:
	%375 = phi i32 [ %371, %b125 ], [ %374, %b128 ], !dbg !1208
	%376 = getelementptr inbounds i32, i32* %170, i64 5, !dbg !1221
	store i32 %375, i32* %376, align 4, !dbg !1221
	%377 = add i64 %174, 1, !dbg !1221
	%378 = icmp slt i64 %377, 2, !dbg !1221
	br i1 %378, label %b50, label %b130, !dbg !1221

b130:
	ret void, !dbg !914

b0_fail1:
	%379 = icmp ugt i64 %30, %p1, !dbg !917
	br i1 %379, label %b0_fail2, label %b0_ok2, !dbg !917

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %30, i64 %p1), !dbg !917
	ret void, !dbg !917

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %29, i64 %p5), !dbg !918
	ret void, !dbg !918

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %31), !dbg !921
	ret void, !dbg !921

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %30, i64 %p3), !dbg !1033
	ret void, !dbg !1033

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %169), !dbg !1037
	ret void, !dbg !1037

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %204, i64 32), !dbg !1070
	ret void, !dbg !1070

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %210, i64 32), !dbg !1076
	ret void, !dbg !1076

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %246, i64 32), !dbg !1106
	ret void, !dbg !1106

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %252, i64 32), !dbg !1112
	ret void, !dbg !1112

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %288, i64 32), !dbg !1141
	ret void, !dbg !1141

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %294, i64 32), !dbg !1147
	ret void, !dbg !1147

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %316, i64 32), !dbg !1169
	ret void, !dbg !1169

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %323, i64 32), !dbg !1172
	ret void, !dbg !1172

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %344, i64 32), !dbg !1193
	ret void, !dbg !1193

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %351, i64 32), !dbg !1196
	ret void, !dbg !1196
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1222 {
entry:
	br label %b0, !dbg !1223

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1226, !range !11
	%1 = sext i32 %0 to i64, !dbg !1226
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1226, !range !12
	%3 = sext i32 %2 to i64, !dbg !1226
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1226, !range !12
	%5 = sext i32 %4 to i64, !dbg !1226
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1226, !range !13
	%7 = sext i32 %6 to i64, !dbg !1226
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1226, !range !14
	%9 = sext i32 %8 to i64, !dbg !1226
	%10 = mul i64 %9, %5, !dbg !1226
	%11 = add i64 %3, %10, !dbg !1226
	%12 = mul i64 %7, %11, !dbg !1226
	%13 = add i64 %1, %12, !dbg !1226
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1226, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1226, !range !15
	%16 = mul i32 %14, %15, !dbg !1226
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1226, !range !16
	%18 = mul i32 %16, %17, !dbg !1226
	%19 = sext i32 %18 to i64, !dbg !1226
	%20 = mul i64 %13, %19, !dbg !1226
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1226, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1226, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1226, !range !18
	%24 = mul i32 %15, %23, !dbg !1226
	%25 = add i32 %22, %24, !dbg !1226
	%26 = mul i32 %14, %25, !dbg !1226
	%27 = add i32 %21, %26, !dbg !1226
	%28 = sext i32 %27 to i64, !dbg !1226
	%29 = add i64 %20, %28, !dbg !1226
	%30 = mul i64 %29, 3, !dbg !1227
	%31 = sub i64 %p1, %30, !dbg !1228
	%32 = getelementptr inbounds i32, i32* %p0, i64 %30, !dbg !1228
	%33 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !1229
	%34 = icmp ugt i64 %30, %p1, !dbg !1228
	%35 = icmp uge i64 %29, %p5, !dbg !1229
	%36 = or i1 %34, %35, !dbg !1229
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !1229, !prof !26

b0_ok1:
	%37 = load i32, i32* %33, align 4, !dbg !1229
	%38 = and i32 %27, -32, !dbg !1237
	%39 = sub i32 %18, %38, !dbg !1237
	%40 = icmp slt i32 %39, 32, !dbg !1237
	%41 = select i1 %40, i32 %39, i32 32, !dbg !1237
	%42 = sext i32 %41 to i64, !dbg !1237
	%43 = icmp eq i64 %42, 32, !dbg !1238
	%44 = icmp ugt i64 3, %31, !dbg !1232
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !1232, !prof !26

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !1238

b1:
	%45 = phi i32 [ %37, %b0_ok3 ], [ %51, %b2 ], !dbg !1239
	%46 = phi i64 [ 16, %b0_ok3 ], [ %52, %b2 ], !dbg !1240
	%47 = icmp sgt i64 %46, 0, !dbg !1241
	br i1 %47, label %b2, label %b11, !dbg !1241

b2:
	%48 = trunc i64 %46 to i32, !dbg !1242
	%49 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %45, i32 %48, i32 31), !dbg !1242
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !1242
	%51 = and i32 %45, %50, !dbg !1243
	%52 = sdiv i64 %46, 2, !dbg !1244
	br label %b1, !dbg !1244

b3:
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1245, !range !20
	%54 = sext i32 %53 to i64, !dbg !1245
	br label %b4, !dbg !1245

b4:
	%55 = phi i32 [ %37, %b3 ], [ %66, %b9 ], !dbg !1239
	%56 = phi i64 [ 16, %b3 ], [ %67, %b9 ], !dbg !1246
	%57 = icmp sgt i64 %56, 0, !dbg !1247
	br i1 %57, label %b5, label %b10, !dbg !1247

b5:
	%58 = add i64 %54, %56, !dbg !1248
	%59 = icmp sge i64 %58, %42, !dbg !1249
	br i1 %59, label %b6, label %b7, !dbg !1249

b6:
	br label %b7, !dbg !1249

b7:
	%60 = phi i64 [ %58, %b5 ], [ %54, %b6 ], !dbg !1250
	%61 = trunc i64 %60 to i32, !dbg !1251
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %55, i32 %61, i32 31), !dbg !1251
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1251
	%64 = icmp ne i64 %60, %54, !dbg !1252
	br i1 %64, label %b8, label %b9, !dbg !1252

b8:
	%65 = and i32 %55, %63, !dbg !1243
	br label %b9, !dbg !1253

b9:
	%66 = phi i32 [ %55, %b7 ], [ %65, %b8 ], !dbg !1239
	%67 = sdiv i64 %56, 2, !dbg !1254
	br label %b4, !dbg !1254

b10:
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %55, i32 0, i32 31), !dbg !1255
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !1255
	br label %b11, !dbg !1256

b11:
	%70 = phi i32 [ %45, %b1 ], [ %69, %b10 ], !dbg !1236
	br i1 %43, label %b12, label %b14, !dbg !1261

b12:
	%71 = phi i32 [ %37, %b11 ], [ %77, %b13 ], !dbg !1262
	%72 = phi i64 [ 16, %b11 ], [ %78, %b13 ], !dbg !1263
	%73 = icmp sgt i64 %72, 0, !dbg !1264
	br i1 %73, label %b13, label %b22, !dbg !1264

b13:
	%74 = trunc i64 %72 to i32, !dbg !1265
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %71, i32 %74, i32 31), !dbg !1265
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !1265
	%77 = or i32 %71, %76, !dbg !1266
	%78 = sdiv i64 %72, 2, !dbg !1267
	br label %b12, !dbg !1267

b14:
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1268, !range !20
	%80 = sext i32 %79 to i64, !dbg !1268
	br label %b15, !dbg !1268

b15:
	%81 = phi i32 [ %37, %b14 ], [ %92, %b20 ], !dbg !1262
	%82 = phi i64 [ 16, %b14 ], [ %93, %b20 ], !dbg !1269
	%83 = icmp sgt i64 %82, 0, !dbg !1270
	br i1 %83, label %b16, label %b21, !dbg !1270

b16:
	%84 = add i64 %80, %82, !dbg !1271
	%85 = icmp sge i64 %84, %42, !dbg !1272
	br i1 %85, label %b17, label %b18, !dbg !1272

b17:
	br label %b18, !dbg !1272

b18:
	%86 = phi i64 [ %84, %b16 ], [ %80, %b17 ], !dbg !1273
	%87 = trunc i64 %86 to i32, !dbg !1274
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %87, i32 31), !dbg !1274
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !1274
	%90 = icmp ne i64 %86, %80, !dbg !1275
	br i1 %90, label %b19, label %b20, !dbg !1275

b19:
	%91 = or i32 %81, %89, !dbg !1266
	br label %b20, !dbg !1276

b20:
	%92 = phi i32 [ %81, %b18 ], [ %91, %b19 ], !dbg !1262
	%93 = sdiv i64 %82, 2, !dbg !1277
	br label %b15, !dbg !1277

b21:
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 0, i32 31), !dbg !1278
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !1278
	br label %b22, !dbg !1279

b22:
	%96 = phi i32 [ %71, %b12 ], [ %95, %b21 ], !dbg !1260
	br i1 %43, label %b23, label %b25, !dbg !1284

b23:
	%97 = phi i32 [ %37, %b22 ], [ %103, %b24 ], !dbg !1285
	%98 = phi i64 [ 16, %b22 ], [ %104, %b24 ], !dbg !1286
	%99 = icmp sgt i64 %98, 0, !dbg !1287
	br i1 %99, label %b24, label %b33, !dbg !1287

b24:
	%100 = trunc i64 %98 to i32, !dbg !1288
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %97, i32 %100, i32 31), !dbg !1288
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !1288
	%103 = xor i32 %97, %102, !dbg !1289
	%104 = sdiv i64 %98, 2, !dbg !1290
	br label %b23, !dbg !1290

b25:
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1291, !range !20
	%106 = sext i32 %105 to i64, !dbg !1291
	br label %b26, !dbg !1291

b26:
	%107 = phi i32 [ %37, %b25 ], [ %118, %b31 ], !dbg !1285
	%108 = phi i64 [ 16, %b25 ], [ %119, %b31 ], !dbg !1292
	%109 = icmp sgt i64 %108, 0, !dbg !1293
	br i1 %109, label %b27, label %b32, !dbg !1293

b27:
	%110 = add i64 %106, %108, !dbg !1294
	%111 = icmp sge i64 %110, %42, !dbg !1295
	br i1 %111, label %b28, label %b29, !dbg !1295

b28:
	br label %b29, !dbg !1295

b29:
	%112 = phi i64 [ %110, %b27 ], [ %106, %b28 ], !dbg !1296
	%113 = trunc i64 %112 to i32, !dbg !1297
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 %113, i32 31), !dbg !1297
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !1297
	%116 = icmp ne i64 %112, %106, !dbg !1298
	br i1 %116, label %b30, label %b31, !dbg !1298

b30:
	%117 = xor i32 %107, %115, !dbg !1289
	br label %b31, !dbg !1299

b31:
	%118 = phi i32 [ %107, %b29 ], [ %117, %b30 ], !dbg !1285
	%119 = sdiv i64 %108, 2, !dbg !1300
	br label %b26, !dbg !1300

b32:
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 0, i32 31), !dbg !1301
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !1301
	br label %b33, !dbg !1302

b33:
	%122 = phi i32 [ %97, %b23 ], [ %121, %b32 ], !dbg !1283
	%123 = getelementptr inbounds i32, i32* %32, i64 0, !dbg !1303
	store i32 %70, i32* %123, align 4, !dbg !1303
	%124 = getelementptr inbounds i32, i32* %32, i64 1, !dbg !1304
	store i32 %96, i32* %124, align 4, !dbg !1304
	%125 = getelementptr inbounds i32, i32* %32, i64 2, !dbg !1305
	store i32 %122, i32* %125, align 4, !dbg !1305
	%126 = sub i64 %p3, %30, !dbg !1306
	%127 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !1306
	%128 = icmp ugt i64 %30, %p3, !dbg !1306
	br i1 %128, label %b33_fail1, label %b33_ok1, !dbg !1306, !prof !26

b33_ok1:
	%129 = load i32, i32* %33, align 4, !dbg !1307
	%130 = icmp ugt i64 3, %126, !dbg !1310
	br i1 %130, label %b33_fail2, label %b33_ok2, !dbg !1310, !prof !26

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !1315

b34:
	%131 = phi i32 [ %129, %b33_ok2 ], [ %137, %b35 ], !dbg !1316
	%132 = phi i64 [ 16, %b33_ok2 ], [ %138, %b35 ], !dbg !1317
	%133 = icmp sgt i64 %132, 0, !dbg !1318
	br i1 %133, label %b35, label %b44, !dbg !1318

b35:
	%134 = trunc i64 %132 to i32, !dbg !1319
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %131, i32 %134, i32 31), !dbg !1319
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !1319
	%137 = and i32 %131, %136, !dbg !1320
	%138 = sdiv i64 %132, 2, !dbg !1321
	br label %b34, !dbg !1321

b36:
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1322, !range !20
	%140 = sext i32 %139 to i64, !dbg !1322
	br label %b37, !dbg !1322

b37:
	%141 = phi i32 [ %129, %b36 ], [ %152, %b42 ], !dbg !1316
	%142 = phi i64 [ 16, %b36 ], [ %153, %b42 ], !dbg !1323
	%143 = icmp sgt i64 %142, 0, !dbg !1324
	br i1 %143, label %b38, label %b43, !dbg !1324

b38:
	%144 = add i64 %140, %142, !dbg !1325
	%145 = icmp sge i64 %144, %42, !dbg !1326
	br i1 %145, label %b39, label %b40, !dbg !1326

b39:
	br label %b40, !dbg !1326

b40:
	%146 = phi i64 [ %144, %b38 ], [ %140, %b39 ], !dbg !1327
	%147 = trunc i64 %146 to i32, !dbg !1328
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %147, i32 31), !dbg !1328
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !1328
	%150 = icmp ne i64 %146, %140, !dbg !1329
	br i1 %150, label %b41, label %b42, !dbg !1329

b41:
	%151 = and i32 %141, %149, !dbg !1320
	br label %b42, !dbg !1330

b42:
	%152 = phi i32 [ %141, %b40 ], [ %151, %b41 ], !dbg !1316
	%153 = sdiv i64 %142, 2, !dbg !1331
	br label %b37, !dbg !1331

b43:
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 0, i32 31), !dbg !1332
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !1332
	br label %b44, !dbg !1333

b44:
	%156 = phi i32 [ %131, %b34 ], [ %155, %b43 ], !dbg !1314
	%157 = add i64 %19, 32, !dbg !1335
	%158 = sub i64 %157, 1, !dbg !1336
	%159 = sdiv i64 %158, 32, !dbg !1337
	%160 = icmp eq i64 %159, 1, !dbg !1338
	br i1 %160, label %b50, label %b45, !dbg !1338

b45:
	%161 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1339
	call void @llvm.nvvm.barrier0(), !dbg !1340
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1341, !range !20
	%163 = sext i32 %162 to i64, !dbg !1341
	%164 = icmp eq i64 %163, 0, !dbg !1342
	br i1 %164, label %b46, label %b47, !dbg !1342

b46:
	%165 = sdiv i64 %28, 32, !dbg !1343
	%166 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 %165, !dbg !1344
	%167 = icmp uge i64 %165, 32, !dbg !1344
	br i1 %167, label %b46_fail1, label %b46_ok1, !dbg !1344, !prof !26

b46_ok1:
	store i32 %156, i32* %166, align 4, !dbg !1344
	br label %b47, !dbg !1344

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1345
	%168 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 0, !dbg !1346
	%169 = load i32, i32* %168, align 4, !dbg !1346
	br label %b48, !dbg !1346

b48:
	%170 = phi i32 [ %169, %b47 ], [ %176, %b49_ok1 ], !dbg !1347
	%171 = phi i64 [ 1, %b47 ], [ %177, %b49_ok1 ], !dbg !1348
	%172 = icmp slt i64 %171, %159, !dbg !1349
	br i1 %172, label %b49, label %b50, !dbg !1349

b49:
	%173 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 %171, !dbg !1350
	%174 = icmp uge i64 %171, 32, !dbg !1350
	br i1 %174, label %b49_fail1, label %b49_ok1, !dbg !1350, !prof !26

b49_ok1:
	%175 = load i32, i32* %173, align 4, !dbg !1350
	%176 = and i32 %170, %175, !dbg !1320
	%177 = add i64 %171, 1, !dbg !1351
	br label %b48, !dbg !1351

b50:
	%178 = phi i32 [ %156, %b44 ], [ %170, %b48 ], !dbg !1313
	br i1 %43, label %b51, label %b53, !dbg !1356

b51:
	%179 = phi i32 [ %129, %b50 ], [ %185, %b52 ], !dbg !1357
	%180 = phi i64 [ 16, %b50 ], [ %186, %b52 ], !dbg !1358
	%181 = icmp sgt i64 %180, 0, !dbg !1359
	br i1 %181, label %b52, label %b61, !dbg !1359

b52:
	%182 = trunc i64 %180 to i32, !dbg !1360
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %179, i32 %182, i32 31), !dbg !1360
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !1360
	%185 = or i32 %179, %184, !dbg !1361
	%186 = sdiv i64 %180, 2, !dbg !1362
	br label %b51, !dbg !1362

b53:
	%187 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1363, !range !20
	%188 = sext i32 %187 to i64, !dbg !1363
	br label %b54, !dbg !1363

b54:
	%189 = phi i32 [ %129, %b53 ], [ %200, %b59 ], !dbg !1357
	%190 = phi i64 [ 16, %b53 ], [ %201, %b59 ], !dbg !1364
	%191 = icmp sgt i64 %190, 0, !dbg !1365
	br i1 %191, label %b55, label %b60, !dbg !1365

b55:
	%192 = add i64 %188, %190, !dbg !1366
	%193 = icmp sge i64 %192, %42, !dbg !1367
	br i1 %193, label %b56, label %b57, !dbg !1367

b56:
	br label %b57, !dbg !1367

b57:
	%194 = phi i64 [ %192, %b55 ], [ %188, %b56 ], !dbg !1368
	%195 = trunc i64 %194 to i32, !dbg !1369
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 %195, i32 31), !dbg !1369
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !1369
	%198 = icmp ne i64 %194, %188, !dbg !1370
	br i1 %198, label %b58, label %b59, !dbg !1370

b58:
	%199 = or i32 %189, %197, !dbg !1361
	br label %b59, !dbg !1371

b59:
	%200 = phi i32 [ %189, %b57 ], [ %199, %b58 ], !dbg !1357
	%201 = sdiv i64 %190, 2, !dbg !1372
	br label %b54, !dbg !1372

b60:
	%202 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 0, i32 31), !dbg !1373
	%203 = extractvalue { i32, i1 } %202, 0, !dbg !1373
	br label %b61, !dbg !1374

b61:
	%204 = phi i32 [ %179, %b51 ], [ %203, %b60 ], !dbg !1355
	br i1 %160, label %b67, label %b62, !dbg !1375

b62:
	%205 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1376
	call void @llvm.nvvm.barrier0(), !dbg !1377
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1378, !range !20
	%207 = sext i32 %206 to i64, !dbg !1378
	%208 = icmp eq i64 %207, 0, !dbg !1379
	br i1 %208, label %b63, label %b64, !dbg !1379

b63:
	%209 = sdiv i64 %28, 32, !dbg !1380
	%210 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 %209, !dbg !1381
	%211 = icmp uge i64 %209, 32, !dbg !1381
	br i1 %211, label %b63_fail1, label %b63_ok1, !dbg !1381, !prof !26

b63_ok1:
	store i32 %204, i32* %210, align 4, !dbg !1381
	br label %b64, !dbg !1381

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1382
	%212 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 0, !dbg !1383
	%213 = load i32, i32* %212, align 4, !dbg !1383
	br label %b65, !dbg !1383

b65:
	%214 = phi i32 [ %213, %b64 ], [ %220, %b66_ok1 ], !dbg !1384
	%215 = phi i64 [ 1, %b64 ], [ %221, %b66_ok1 ], !dbg !1385
	%216 = icmp slt i64 %215, %159, !dbg !1386
	br i1 %216, label %b66, label %b67, !dbg !1386

b66:
	%217 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 %215, !dbg !1387
	%218 = icmp uge i64 %215, 32, !dbg !1387
	br i1 %218, label %b66_fail1, label %b66_ok1, !dbg !1387, !prof !26

b66_ok1:
	%219 = load i32, i32* %217, align 4, !dbg !1387
	%220 = or i32 %214, %219, !dbg !1361
	%221 = add i64 %215, 1, !dbg !1388
	br label %b65, !dbg !1388

b67:
	%222 = phi i32 [ %204, %b61 ], [ %214, %b65 ], !dbg !1354
	br i1 %43, label %b68, label %b70, !dbg !1393

b68:
	%223 = phi i32 [ %129, %b67 ], [ %229, %b69 ], !dbg !1394
	%224 = phi i64 [ 16, %b67 ], [ %230, %b69 ], !dbg !1395
	%225 = icmp sgt i64 %224, 0, !dbg !1396
	br i1 %225, label %b69, label %b78, !dbg !1396

b69:
	%226 = trunc i64 %224 to i32, !dbg !1397
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %223, i32 %226, i32 31), !dbg !1397
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !1397
	%229 = xor i32 %223, %228, !dbg !1398
	%230 = sdiv i64 %224, 2, !dbg !1399
	br label %b68, !dbg !1399

b70:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1400, !range !20
	%232 = sext i32 %231 to i64, !dbg !1400
	br label %b71, !dbg !1400

b71:
	%233 = phi i32 [ %129, %b70 ], [ %244, %b76 ], !dbg !1394
	%234 = phi i64 [ 16, %b70 ], [ %245, %b76 ], !dbg !1401
	%235 = icmp sgt i64 %234, 0, !dbg !1402
	br i1 %235, label %b72, label %b77, !dbg !1402

b72:
	%236 = add i64 %232, %234, !dbg !1403
	%237 = icmp sge i64 %236, %42, !dbg !1404
	br i1 %237, label %b73, label %b74, !dbg !1404

b73:
	br label %b74, !dbg !1404

b74:
	%238 = phi i64 [ %236, %b72 ], [ %232, %b73 ], !dbg !1405
	%239 = trunc i64 %238 to i32, !dbg !1406
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 %239, i32 31), !dbg !1406
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !1406
	%242 = icmp ne i64 %238, %232, !dbg !1407
	br i1 %242, label %b75, label %b76, !dbg !1407

b75:
	%243 = xor i32 %233, %241, !dbg !1398
	br label %b76, !dbg !1408

b76:
	%244 = phi i32 [ %233, %b74 ], [ %243, %b75 ], !dbg !1394
	%245 = sdiv i64 %234, 2, !dbg !1409
	br label %b71, !dbg !1409

b77:
	%246 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 0, i32 31), !dbg !1410
	%247 = extractvalue { i32, i1 } %246, 0, !dbg !1410
	br label %b78, !dbg !1411

b78:
	%248 = phi i32 [ %223, %b68 ], [ %247, %b77 ], !dbg !1392
	br i1 %160, label %b84, label %b79, !dbg !1412

b79:
	%249 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2 to [32 x i32]*, !dbg !1413
	call void @llvm.nvvm.barrier0(), !dbg !1414
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1415, !range !20
	%251 = sext i32 %250 to i64, !dbg !1415
	%252 = icmp eq i64 %251, 0, !dbg !1416
	br i1 %252, label %b80, label %b81, !dbg !1416

b80:
	%253 = sdiv i64 %28, 32, !dbg !1417
	%254 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 %253, !dbg !1418
	%255 = icmp uge i64 %253, 32, !dbg !1418
	br i1 %255, label %b80_fail1, label %b80_ok1, !dbg !1418, !prof !26

b80_ok1:
	store i32 %248, i32* %254, align 4, !dbg !1418
	br label %b81, !dbg !1418

b81:
	call void @llvm.nvvm.barrier0(), !dbg !1419
	%256 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 0, !dbg !1420
	%257 = load i32, i32* %256, align 4, !dbg !1420
	br label %b82, !dbg !1420

b82:
	%258 = phi i32 [ %257, %b81 ], [ %264, %b83_ok1 ], !dbg !1421
	%259 = phi i64 [ 1, %b81 ], [ %265, %b83_ok1 ], !dbg !1422
	%260 = icmp slt i64 %259, %159, !dbg !1423
	br i1 %260, label %b83, label %b84, !dbg !1423

b83:
	%261 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 %259, !dbg !1424
	%262 = icmp uge i64 %259, 32, !dbg !1424
	br i1 %262, label %b83_fail1, label %b83_ok1, !dbg !1424, !prof !26

b83_ok1:
	%263 = load i32, i32* %261, align 4, !dbg !1424
	%264 = xor i32 %258, %263, !dbg !1398
	%265 = add i64 %259, 1, !dbg !1425
	br label %b82, !dbg !1425

b84:
	%266 = phi i32 [ %248, %b78 ], [ %258, %b82 ], !dbg !1391
	%267 = getelementptr inbounds i32, i32* %127, i64 0, !dbg !1426
	store i32 %178, i32* %267, align 4, !dbg !1426
	%268 = getelementptr inbounds i32, i32* %127, i64 1, !dbg !1427
	store i32 %222, i32* %268, align 4, !dbg !1427
	%269 = getelementptr inbounds i32, i32* %127, i64 2, !dbg !1428
	store i32 %266, i32* %269, align 4, !dbg !1428
	ret void, !dbg !1225

b0_fail1:
	%270 = icmp ugt i64 %30, %p1, !dbg !1228
	br i1 %270, label %b0_fail2, label %b0_ok2, !dbg !1228

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %30, i64 %p1), !dbg !1228
	ret void, !dbg !1228

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %29, i64 %p5), !dbg !1229
	ret void, !dbg !1229

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %31), !dbg !1232
	ret void, !dbg !1232

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %30, i64 %p3), !dbg !1306
	ret void, !dbg !1306

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %126), !dbg !1310
	ret void, !dbg !1310

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %165, i64 32), !dbg !1344
	ret void, !dbg !1344

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %171, i64 32), !dbg !1350
	ret void, !dbg !1350

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %209, i64 32), !dbg !1381
	ret void, !dbg !1381

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %215, i64 32), !dbg !1387
	ret void, !dbg !1387

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %253, i64 32), !dbg !1418
	ret void, !dbg !1418

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %259, i64 32), !dbg !1424
	ret void, !dbg !1424
}

define void @ExchangeInt64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1429 {
entry:
	br label %b0, !dbg !1430

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1433, !range !11
	%1 = sext i32 %0 to i64, !dbg !1433
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1433, !range !12
	%3 = sext i32 %2 to i64, !dbg !1433
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1433, !range !12
	%5 = sext i32 %4 to i64, !dbg !1433
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1433, !range !13
	%7 = sext i32 %6 to i64, !dbg !1433
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1433, !range !14
	%9 = sext i32 %8 to i64, !dbg !1433
	%10 = mul i64 %9, %5, !dbg !1433
	%11 = add i64 %3, %10, !dbg !1433
	%12 = mul i64 %7, %11, !dbg !1433
	%13 = add i64 %1, %12, !dbg !1433
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1433, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1433, !range !15
	%16 = mul i32 %14, %15, !dbg !1433
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1433, !range !16
	%18 = mul i32 %16, %17, !dbg !1433
	%19 = sext i32 %18 to i64, !dbg !1433
	%20 = mul i64 %13, %19, !dbg !1433
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1433, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1433, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1433, !range !18
	%24 = mul i32 %15, %23, !dbg !1433
	%25 = add i32 %22, %24, !dbg !1433
	%26 = mul i32 %14, %25, !dbg !1433
	%27 = add i32 %21, %26, !dbg !1433
	%28 = sext i32 %27 to i64, !dbg !1433
	%29 = add i64 %20, %28, !dbg !1433
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1434, !range !20
	%31 = sext i32 %30 to i64, !dbg !1434
	%32 = and i32 %27, -32, !dbg !1435
	%33 = sub i32 %18, %32, !dbg !1435
	%34 = icmp slt i32 %33, 32, !dbg !1435
	%35 = select i1 %34, i32 %33, i32 32, !dbg !1435
	%36 = sext i32 %35 to i64, !dbg !1435
	%37 = icmp eq i64 %36, 32, !dbg !1436
	br i1 %37, label %b1, label %b2, !dbg !1436

b1:
	br label %b2, !dbg !1436

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1437
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1438
	%40 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1439
	%41 = icmp uge i64 %29, %p5, !dbg !1439
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !1439, !prof !26

b2_ok1:
	%42 = load i64, i64* %40, align 8, !dbg !1439
	%43 = mul i64 %29, 4, !dbg !1440
	%44 = sub i64 %p1, %43, !dbg !1441
	%45 = getelementptr inbounds i64, i64* %p0, i64 %43, !dbg !1441
	%46 = mul i64 %31, 7, !dbg !1443
	%47 = add i64 %46, 3, !dbg !1444
	%48 = icmp ugt i64 %43, %p1, !dbg !1441
	%49 = icmp ugt i64 4, %44, !dbg !1442
	%50 = icmp eq i64 %36, 0, !dbg !1445
	%51 = or i1 %48, %49, !dbg !1445
	%52 = or i1 %51, %50, !dbg !1445
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !1445, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !1445
	%54 = select i1 %53, i64 1, i64 %36, !dbg !1445
	%55 = srem i64 %47, %54, !dbg !1445
	%56 = trunc i64 %55 to i32, !dbg !1446
	%57 = trunc i64 %42 to i32, !dbg !1446
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !1446
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1446
	%60 = lshr i64 %42, 32, !dbg !1446
	%61 = trunc i64 %60 to i32, !dbg !1446
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %56, i32 31), !dbg !1446
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1446
	%64 = zext i32 %63 to i64, !dbg !1446
	%65 = shl i64 %64, 32, !dbg !1446
	%66 = zext i32 %59 to i64, !dbg !1446
	%67 = or i64 %66, %65, !dbg !1446
	%68 = getelementptr inbounds i64, i64* %45, i64 0, !dbg !1447
	store i64 %67, i64* %68, align 8, !dbg !1447
	%69 = trunc i64 %42 to i32, !dbg !1448
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 3, i32 0), !dbg !1448
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1448
	%72 = lshr i64 %42, 32, !dbg !1448
	%73 = trunc i64 %72 to i32, !dbg !1448
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1448
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1448
	%76 = zext i32 %75 to i64, !dbg !1448
	%77 = shl i64 %76, 32, !dbg !1448
	%78 = zext i32 %71 to i64, !dbg !1448
	%79 = or i64 %78, %77, !dbg !1448
	%80 = getelementptr inbounds i64, i64* %45, i64 1, !dbg !1449
	store i64 %79, i64* %80, align 8, !dbg !1449
	%81 = trunc i64 %38 to i32, !dbg !1450
	%82 = trunc i64 %42 to i32, !dbg !1450
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %82, i32 %81, i32 31), !dbg !1450
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !1450
	%85 = lshr i64 %42, 32, !dbg !1450
	%86 = trunc i64 %85 to i32, !dbg !1450
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %81, i32 31), !dbg !1450
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1450
	%89 = zext i32 %88 to i64, !dbg !1450
	%90 = shl i64 %89, 32, !dbg !1450
	%91 = zext i32 %84 to i64, !dbg !1450
	%92 = or i64 %91, %90, !dbg !1450
	%93 = getelementptr inbounds i64, i64* %45, i64 2, !dbg !1451
	store i64 %92, i64* %93, align 8, !dbg !1451
	%94 = trunc i64 %39 to i32, !dbg !1452
	%95 = trunc i64 %42 to i32, !dbg !1452
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !1452
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !1452
	%98 = lshr i64 %42, 32, !dbg !1452
	%99 = trunc i64 %98 to i32, !dbg !1452
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %94, i32 31), !dbg !1452
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1452
	%102 = zext i32 %101 to i64, !dbg !1452
	%103 = shl i64 %102, 32, !dbg !1452
	%104 = zext i32 %97 to i64, !dbg !1452
	%105 = or i64 %104, %103, !dbg !1452
	%106 = getelementptr inbounds i64, i64* %45, i64 3, !dbg !1453
	store i64 %105, i64* %106, align 8, !dbg !1453
	%107 = mul i64 %29, 3, !dbg !1454
	%108 = sub i64 %p3, %107, !dbg !1455
	%109 = getelementptr inbounds i32, i32* %p2, i64 %107, !dbg !1455
	%110 = icmp ugt i64 %107, %p3, !dbg !1455
	%111 = icmp ugt i64 3, %108, !dbg !1456
	%112 = or i1 %110, %111, !dbg !1456
	br i1 %112, label %b2_fail5, label %b2_ok5, !dbg !1456, !prof !26

b2_ok5:
	%113 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %42) convergent nounwind, !dbg !1457
	%114 = getelementptr inbounds i32, i32* %109, i64 0, !dbg !1458
	store i32 %113, i32* %114, align 4, !dbg !1458
	%115 = getelementptr inbounds i32, i32* %109, i64 1, !dbg !1459
	store i32 7, i32* %115, align 4, !dbg !1459
	%116 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %42) convergent nounwind, !dbg !1460
	store i32 %116, i32* %115, align 4, !dbg !1461
	%117 = sub i64 %29, %31, !dbg !1462
	%118 = getelementptr inbounds i64, i64* %p4, i64 %117, !dbg !1463
	%119 = icmp uge i64 %117, %p5, !dbg !1463
	br i1 %119, label %b2_fail7, label %b2_ok7, !dbg !1463, !prof !26

b2_ok7:
	%120 = load i64, i64* %118, align 8, !dbg !1463
	%121 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %120) convergent nounwind, !dbg !1464
	%122 = getelementptr inbounds i32, i32* %109, i64 2, !dbg !1465
	store i32 %121, i32* %122, align 4, !dbg !1465
	ret void, !dbg !1432

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !1439
	ret void, !dbg !1439

b2_fail2:
	%123 = icmp ugt i64 %43, %p1, !dbg !1441
	br i1 %123, label %b2_fail3, label %b2_ok3, !dbg !1441

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1441
	ret void, !dbg !1441

b2_ok3:
	%124 = icmp ugt i64 4, %44, !dbg !1442
	br i1 %124, label %b2_fail4, label %b2_ok4, !dbg !1442

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1442
	ret void, !dbg !1442

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1445
	ret void, !dbg !1445

b2_fail5:
	%125 = icmp ugt i64 %107, %p3, !dbg !1455
	br i1 %125, label %b2_fail6, label %b2_ok6, !dbg !1455

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %107, i64 %p3), !dbg !1455
	ret void, !dbg !1455

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %108), !dbg !1456
	ret void, !dbg !1456

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %117, i64 %p5), !dbg !1463
	ret void, !dbg !1463
}

define void @NumbersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1466 {
entry:
	br label %b0, !dbg !1467

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1470, !range !11
	%1 = sext i32 %0 to i64, !dbg !1470
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1470, !range !12
	%3 = sext i32 %2 to i64, !dbg !1470
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1470, !range !12
	%5 = sext i32 %4 to i64, !dbg !1470
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1470, !range !13
	%7 = sext i32 %6 to i64, !dbg !1470
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1470, !range !14
	%9 = sext i32 %8 to i64, !dbg !1470
	%10 = mul i64 %9, %5, !dbg !1470
	%11 = add i64 %3, %10, !dbg !1470
	%12 = mul i64 %7, %11, !dbg !1470
	%13 = add i64 %1, %12, !dbg !1470
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1470, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1470, !range !15
	%16 = mul i32 %14, %15, !dbg !1470
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1470, !range !16
	%18 = mul i32 %16, %17, !dbg !1470
	%19 = sext i32 %18 to i64, !dbg !1470
	%20 = mul i64 %13, %19, !dbg !1470
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1470, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1470, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1470, !range !18
	%24 = mul i32 %15, %23, !dbg !1470
	%25 = add i32 %22, %24, !dbg !1470
	%26 = mul i32 %14, %25, !dbg !1470
	%27 = add i32 %21, %26, !dbg !1470
	%28 = sext i32 %27 to i64, !dbg !1470
	%29 = add i64 %20, %28, !dbg !1470
	%30 = mul i64 %29, 6, !dbg !1471
	%31 = sub i64 %p1, %30, !dbg !1472
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !1472
	%33 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1473
	%34 = icmp ugt i64 %30, %p1, !dbg !1472
	%35 = icmp uge i64 %29, %p5, !dbg !1473
	%36 = or i1 %34, %35, !dbg !1473
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !1473, !prof !26

b0_ok1:
	%37 = load i64, i64* %33, align 8, !dbg !1473
	%38 = icmp ugt i64 6, %31, !dbg !1476
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !1476, !prof !26

b0_ok3:
	br label %b1, !dbg !1476

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %284, %b48 ], !dbg !1476
	%40 = and i32 %27, -32, !dbg !1483
	%41 = sub i32 %18, %40, !dbg !1483
	%42 = icmp slt i32 %41, 32, !dbg !1483
	%43 = select i1 %42, i32 %41, i32 32, !dbg !1483
	%44 = sext i32 %43 to i64, !dbg !1483
	%45 = icmp eq i64 %44, 32, !dbg !1484
	br i1 %45, label %b2, label %b4, !dbg !1484

b2:
	%46 = phi i64 [ %37, %b1 ], [ %61, %b3 ], !dbg !1485
	%47 = phi i64 [ 16, %b1 ], [ %62, %b3 ], !dbg !1486
	%48 = icmp sgt i64 %47, 0, !dbg !1487
	br i1 %48, label %b3, label %b12, !dbg !1487

b3:
	%49 = trunc i64 %47 to i32, !dbg !1488
	%50 = trunc i64 %46 to i32, !dbg !1488
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !1488
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !1488
	%53 = lshr i64 %46, 32, !dbg !1488
	%54 = trunc i64 %53 to i32, !dbg !1488
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %54, i32 %49, i32 31), !dbg !1488
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !1488
	%57 = zext i32 %56 to i64, !dbg !1488
	%58 = shl i64 %57, 32, !dbg !1488
	%59 = zext i32 %52 to i64, !dbg !1488
	%60 = or i64 %59, %58, !dbg !1488
	%61 = add i64 %46, %60, !dbg !1489
	%62 = sdiv i64 %47, 2, !dbg !1490
	br label %b2, !dbg !1490

b4:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1491, !range !20
	%64 = sext i32 %63 to i64, !dbg !1491
	br label %b5, !dbg !1491

b5:
	%65 = phi i64 [ %37, %b4 ], [ %85, %b10 ], !dbg !1485
	%66 = phi i64 [ 16, %b4 ], [ %86, %b10 ], !dbg !1492
	%67 = icmp sgt i64 %66, 0, !dbg !1493
	br i1 %67, label %b6, label %b11, !dbg !1493

b6:
	%68 = add i64 %64, %66, !dbg !1494
	%69 = icmp sge i64 %68, %44, !dbg !1495
	br i1 %69, label %b7, label %b8, !dbg !1495

b7:
	br label %b8, !dbg !1495

b8:
	%70 = phi i64 [ %68, %b6 ], [ %64, %b7 ], !dbg !1496
	%71 = trunc i64 %70 to i32, !dbg !1497
	%72 = trunc i64 %65 to i32, !dbg !1497
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 %71, i32 31), !dbg !1497
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1497
	%75 = lshr i64 %65, 32, !dbg !1497
	%76 = trunc i64 %75 to i32, !dbg !1497
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 %71, i32 31), !dbg !1497
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !1497
	%79 = zext i32 %78 to i64, !dbg !1497
	%80 = shl i64 %79, 32, !dbg !1497
	%81 = zext i32 %74 to i64, !dbg !1497
	%82 = or i64 %81, %80, !dbg !1497
	%83 = icmp ne i64 %70, %64, !dbg !1498
	br i1 %83, label %b9, label %b10, !dbg !1498

b9:
	%84 = add i64 %65, %82, !dbg !1489
	br label %b10, !dbg !1499

b10:
	%85 = phi i64 [ %65, %b8 ], [ %84, %b9 ], !dbg !1485
	%86 = sdiv i64 %66, 2, !dbg !1500
	br label %b5, !dbg !1500

b11:
	%87 = trunc i64 %65 to i32, !dbg !1501
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %87, i32 0, i32 31), !dbg !1501
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !1501
	%90 = lshr i64 %65, 32, !dbg !1501
	%91 = trunc i64 %90 to i32, !dbg !1501
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %91, i32 0, i32 31), !dbg !1501
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !1501
	%94 = zext i32 %93 to i64, !dbg !1501
	%95 = shl i64 %94, 32, !dbg !1501
	%96 = zext i32 %89 to i64, !dbg !1501
	%97 = or i64 %96, %95, !dbg !1501
	br label %b12, !dbg !1502

b12:
	%98 = phi i64 [ %46, %b2 ], [ %97, %b11 ], !dbg !1482
	%99 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !1503
	store i64 %98, i64* %99, align 8, !dbg !1503
	br i1 %45, label %b13, label %b15, !dbg !1508

b13:
	%100 = phi i64 [ %37, %b12 ], [ %116, %b14 ], !dbg !1509
	%101 = phi i64 [ 16, %b12 ], [ %117, %b14 ], !dbg !1510
	%102 = icmp sgt i64 %101, 0, !dbg !1511
	br i1 %102, label %b14, label %b23, !dbg !1511

b14:
	%103 = trunc i64 %101 to i32, !dbg !1512
	%104 = trunc i64 %100 to i32, !dbg !1512
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %104, i32 %103, i32 31), !dbg !1512
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !1512
	%107 = lshr i64 %100, 32, !dbg !1512
	%108 = trunc i64 %107 to i32, !dbg !1512
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %108, i32 %103, i32 31), !dbg !1512
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !1512
	%111 = zext i32 %110 to i64, !dbg !1512
	%112 = shl i64 %111, 32, !dbg !1512
	%113 = zext i32 %106 to i64, !dbg !1512
	%114 = or i64 %113, %112, !dbg !1512
	%115 = icmp slt i64 %100, %114, !dbg !1513
	%116 = select i1 %115, i64 %100, i64 %114, !dbg !1513
	%117 = sdiv i64 %101, 2, !dbg !1514
	br label %b13, !dbg !1514

b15:
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1515, !range !20
	%119 = sext i32 %118 to i64, !dbg !1515
	br label %b16, !dbg !1515

b16:
	%120 = phi i64 [ %37, %b15 ], [ %141, %b21 ], !dbg !1509
	%121 = phi i64 [ 16, %b15 ], [ %142, %b21 ], !dbg !1516
	%122 = icmp sgt i64 %121, 0, !dbg !1517
	br i1 %122, label %b17, label %b22, !dbg !1517

b17:
	%123 = add i64 %119, %121, !dbg !1518
	%124 = icmp sge i64 %123, %44, !dbg !1519
	br i1 %124, label %b18, label %b19, !dbg !1519

b18:
	br label %b19, !dbg !1519

b19:
	%125 = phi i64 [ %123, %b17 ], [ %119, %b18 ], !dbg !1520
	%126 = trunc i64 %125 to i32, !dbg !1521
	%127 = trunc i64 %120 to i32, !dbg !1521
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %126, i32 31), !dbg !1521
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !1521
	%130 = lshr i64 %120, 32, !dbg !1521
	%131 = trunc i64 %130 to i32, !dbg !1521
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %126, i32 31), !dbg !1521
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !1521
	%134 = zext i32 %133 to i64, !dbg !1521
	%135 = shl i64 %134, 32, !dbg !1521
	%136 = zext i32 %129 to i64, !dbg !1521
	%137 = or i64 %136, %135, !dbg !1521
	%138 = icmp ne i64 %125, %119, !dbg !1522
	br i1 %138, label %b20, label %b21, !dbg !1522

b20:
	%139 = icmp slt i64 %120, %137, !dbg !1513
	%140 = select i1 %139, i64 %120, i64 %137, !dbg !1513
	br label %b21, !dbg !1523

b21:
	%141 = phi i64 [ %120, %b19 ], [ %140, %b20 ], !dbg !1509
	%142 = sdiv i64 %121, 2, !dbg !1524
	br label %b16, !dbg !1524

b22:
	%143 = trunc i64 %120 to i32, !dbg !1525
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !1525
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !1525
	%146 = lshr i64 %120, 32, !dbg !1525
	%147 = trunc i64 %146 to i32, !dbg !1525
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !1525
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !1525
	%150 = zext i32 %149 to i64, !dbg !1525
	%151 = shl i64 %150, 32, !dbg !1525
	%152 = zext i32 %145 to i64, !dbg !1525
	%153 = or i64 %152, %151, !dbg !1525
	br label %b23, !dbg !1526

b23:
	%154 = phi i64 [ %100, %b13 ], [ %153, %b22 ], !dbg !1507
	br i1 %45, label %b24, label %b26, !dbg !1531

b24:
	%155 = phi i64 [ %37, %b23 ], [ %171, %b25 ], !dbg !1532
	%156 = phi i64 [ 16, %b23 ], [ %172, %b25 ], !dbg !1533
	%157 = icmp sgt i64 %156, 0, !dbg !1534
	br i1 %157, label %b25, label %b34, !dbg !1534

b25:
	%158 = trunc i64 %156 to i32, !dbg !1535
	%159 = trunc i64 %155 to i32, !dbg !1535
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %158, i32 31), !dbg !1535
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !1535
	%162 = lshr i64 %155, 32, !dbg !1535
	%163 = trunc i64 %162 to i32, !dbg !1535
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %163, i32 %158, i32 31), !dbg !1535
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !1535
	%166 = zext i32 %165 to i64, !dbg !1535
	%167 = shl i64 %166, 32, !dbg !1535
	%168 = zext i32 %161 to i64, !dbg !1535
	%169 = or i64 %168, %167, !dbg !1535
	%170 = icmp sgt i64 %155, %169, !dbg !1536
	%171 = select i1 %170, i64 %155, i64 %169, !dbg !1536
	%172 = sdiv i64 %156, 2, !dbg !1537
	br label %b24, !dbg !1537

b26:
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1538, !range !20
	%174 = sext i32 %173 to i64, !dbg !1538
	br label %b27, !dbg !1538

b27:
	%175 = phi i64 [ %37, %b26 ], [ %196, %b32 ], !dbg !1532
	%176 = phi i64 [ 16, %b26 ], [ %197, %b32 ], !dbg !1539
	%177 = icmp sgt i64 %176, 0, !dbg !1540
	br i1 %177, label %b28, label %b33, !dbg !1540

b28:
	%178 = add i64 %174, %176, !dbg !1541
	%179 = icmp sge i64 %178, %44, !dbg !1542
	br i1 %179, label %b29, label %b30, !dbg !1542

b29:
	br label %b30, !dbg !1542

b30:
	%180 = phi i64 [ %178, %b28 ], [ %174, %b29 ], !dbg !1543
	%181 = trunc i64 %180 to i32, !dbg !1544
	%182 = trunc i64 %175 to i32, !dbg !1544
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %182, i32 %181, i32 31), !dbg !1544
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !1544
	%185 = lshr i64 %175, 32, !dbg !1544
	%186 = trunc i64 %185 to i32, !dbg !1544
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 %181, i32 31), !dbg !1544
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !1544
	%189 = zext i32 %188 to i64, !dbg !1544
	%190 = shl i64 %189, 32, !dbg !1544
	%191 = zext i32 %184 to i64, !dbg !1544
	%192 = or i64 %191, %190, !dbg !1544
	%193 = icmp ne i64 %180, %174, !dbg !1545
	br i1 %193, label %b31, label %b32, !dbg !1545

b31:
	%194 = icmp sgt i64 %175, %192, !dbg !1536
	%195 = select i1 %194, i64 %175, i64 %192, !dbg !1536
	br label %b32, !dbg !1546

b32:
	%196 = phi i64 [ %175, %b30 ], [ %195, %b31 ], !dbg !1532
	%197 = sdiv i64 %176, 2, !dbg !1547
	br label %b27, !dbg !1547

b33:
	%198 = trunc i64 %175 to i32, !dbg !1548
	%199 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %198, i32 0, i32 31), !dbg !1548
	%200 = extractvalue { i32, i1 } %199, 0, !dbg !1548
	%201 = lshr i64 %175, 32, !dbg !1548
	%202 = trunc i64 %201 to i32, !dbg !1548
	%203 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %202, i32 0, i32 31), !dbg !1548
	%204 = extractvalue { i32, i1 } %203, 0, !dbg !1548
	%205 = zext i32 %204 to i64, !dbg !1548
	%206 = shl i64 %205, 32, !dbg !1548
	%207 = zext i32 %200 to i64, !dbg !1548
	%208 = or i64 %207, %206, !dbg !1548
	br label %b34, !dbg !1549

b34:
	%209 = phi i64 [ %155, %b24 ], [ %208, %b33 ], !dbg !1530
	%210 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !1550
	store i64 %154, i64* %210, align 8, !dbg !1550
	%211 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !1551
	store i64 %209, i64* %211, align 8, !dbg !1551
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1556, !range !20
	%213 = sext i32 %212 to i64, !dbg !1556
	br label %b35, !dbg !1556

b35:
	%214 = phi i64 [ %37, %b34 ], [ %231, %b38 ], !dbg !1557
	%215 = phi i64 [ 1, %b34 ], [ %232, %b38 ], !dbg !1558
	%216 = icmp slt i64 %215, 32, !dbg !1559
	br i1 %216, label %b36, label %b39, !dbg !1559

b36:
	%217 = trunc i64 %215 to i32, !dbg !1560
	%218 = trunc i64 %214 to i32, !dbg !1560
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %218, i32 %217, i32 0), !dbg !1560
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !1560
	%221 = lshr i64 %214, 32, !dbg !1560
	%222 = trunc i64 %221 to i32, !dbg !1560
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %222, i32 %217, i32 0), !dbg !1560
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !1560
	%225 = zext i32 %224 to i64, !dbg !1560
	%226 = shl i64 %225, 32, !dbg !1560
	%227 = zext i32 %220 to i64, !dbg !1560
	%228 = or i64 %227, %226, !dbg !1560
	%229 = icmp sge i64 %213, %215, !dbg !1561
	br i1 %229, label %b37, label %b38, !dbg !1561

b37:
	%230 = add i64 %214, %228, !dbg !1562
	br label %b38, !dbg !1562

b38:
	%231 = phi i64 [ %214, %b36 ], [ %230, %b37 ], !dbg !1557
	%232 = mul i64 %215, 2, !dbg !1563
	br label %b35, !dbg !1563

b39:
	%233 = phi i64 [ %37, %b35 ], [ %250, %b42 ], !dbg !1567
	%234 = phi i64 [ 1, %b35 ], [ %251, %b42 ], !dbg !1568
	%235 = icmp slt i64 %234, 32, !dbg !1569
	br i1 %235, label %b40, label %b43, !dbg !1569

b40:
	%236 = trunc i64 %234 to i32, !dbg !1570
	%237 = trunc i64 %233 to i32, !dbg !1570
	%238 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %237, i32 %236, i32 0), !dbg !1570
	%239 = extractvalue { i32, i1 } %238, 0, !dbg !1570
	%240 = lshr i64 %233, 32, !dbg !1570
	%241 = trunc i64 %240 to i32, !dbg !1570
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %241, i32 %236, i32 0), !dbg !1570
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !1570
	%244 = zext i32 %243 to i64, !dbg !1570
	%245 = shl i64 %244, 32, !dbg !1570
	%246 = zext i32 %239 to i64, !dbg !1570
	%247 = or i64 %246, %245, !dbg !1570
	%248 = icmp sge i64 %213, %234, !dbg !1571
	br i1 %248, label %b41, label %b42, !dbg !1571

b41:
	%249 = add i64 %233, %247, !dbg !1572
	br label %b42, !dbg !1572

b42:
	%250 = phi i64 [ %233, %b40 ], [ %249, %b41 ], !dbg !1567
	%251 = mul i64 %234, 2, !dbg !1573
	br label %b39, !dbg !1573

b43:
	%252 = trunc i64 %233 to i32, !dbg !1574
	%253 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %252, i32 1, i32 0), !dbg !1574
	%254 = extractvalue { i32, i1 } %253, 0, !dbg !1574
	%255 = lshr i64 %233, 32, !dbg !1574
	%256 = trunc i64 %255 to i32, !dbg !1574
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %256, i32 1, i32 0), !dbg !1574
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !1574
	%259 = zext i32 %258 to i64, !dbg !1574
	%260 = shl i64 %259, 32, !dbg !1574
	%261 = zext i32 %254 to i64, !dbg !1574
	%262 = or i64 %261, %260, !dbg !1574
	%263 = icmp eq i64 %213, 0, !dbg !1575
	br i1 %263, label %b45, label %b44, !dbg !1575

b44:
	br label %b45, !dbg !1576

b45:
	%264 = phi i64 [ 0, %b43 ], [ %262, %b44 ], !dbg !1565
	%265 = getelementptr inbounds i64, i64* %32, i64 3, !dbg !1577
	store i64 %214, i64* %265, align 8, !dbg !1577
	%266 = getelementptr inbounds i64, i64* %32, i64 4, !dbg !1578
	store i64 %264, i64* %266, align 8, !dbg !1578
	%267 = mul i64 %44, 2, !dbg !1579
	%268 = sdiv i64 %267, 3, !dbg !1580
	%269 = icmp slt i64 %268, 0, !dbg !1583
	br i1 %269, label %b47, label %b46, !dbg !1583

b46:
	%270 = icmp sge i64 %268, %44, !dbg !1584
	br i1 %270, label %b47, label %b48, !dbg !1584

b47:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !1585
	ret void, !dbg !1585

b48:
	%271 = trunc i64 %268 to i32, !dbg !1586
	%272 = trunc i64 %37 to i32, !dbg !1586
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !1586
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !1586
	%275 = lshr i64 %37, 32, !dbg !1586
	%276 = trunc i64 %275 to i32, !dbg !1586
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %271, i32 31), !dbg !1586
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !1586
	%279 = zext i32 %278 to i64, !dbg !1586
	%280 = shl i64 %279, 32, !dbg !1586
	%281 = zext i32 %274 to i64, !dbg !1586
	%282 = or i64 %281, %280, !dbg !1586
	%283 = getelementptr inbounds i64, i64* %32, i64 5, !dbg !1587
	store i64 %282, i64* %283, align 8, !dbg !1587
	%284 = add i64 %39, 1, !dbg !1587
	%285 = icmp slt i64 %284, 2, !dbg !1587
	br i1 %285, label %b1, label %b49, !dbg !1587

b49:
	%286 = sub i64 %p3, %30, !dbg !1588
	%287 = getelementptr inbounds i64, i64* %p2, i64 %30, !dbg !1588
	%288 = icmp ugt i64 %30, %p3, !dbg !1588
	br i1 %288, label %b49_fail1, label %b49_ok1, !dbg !1588, !prof !26

b49_ok1:
	%289 = load i64, i64* %33, align 8, !dbg !1589
	%290 = icmp ugt i64 6, %286, !dbg !1592
	br i1 %290, label %b49_fail2, label %b49_ok2, !dbg !1592, !prof !26

b49_ok2:
	br label %b50, !dbg !1592

b50:
	%291 = phi i64 [ 0, %b49_ok2 ], [ %611, %b129 ], !dbg !1592
	br i1 %45, label %b51, label %b53, !dbg !1598

b51:
	%292 = phi i64 [ %289, %b50 ], [ %307, %b52 ], !dbg !1599
	%293 = phi i64 [ 16, %b50 ], [ %308, %b52 ], !dbg !1600
	%294 = icmp sgt i64 %293, 0, !dbg !1601
	br i1 %294, label %b52, label %b60, !dbg !1601

b52:
	%295 = trunc i64 %293 to i32, !dbg !1602
	%296 = trunc i64 %292 to i32, !dbg !1602
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %296, i32 %295, i32 31), !dbg !1602
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !1602
	%299 = lshr i64 %292, 32, !dbg !1602
	%300 = trunc i64 %299 to i32, !dbg !1602
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %300, i32 %295, i32 31), !dbg !1602
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !1602
	%303 = zext i32 %302 to i64, !dbg !1602
	%304 = shl i64 %303, 32, !dbg !1602
	%305 = zext i32 %298 to i64, !dbg !1602
	%306 = or i64 %305, %304, !dbg !1602
	%307 = add i64 %292, %306, !dbg !1603
	%308 = sdiv i64 %293, 2, !dbg !1604
	br label %b51, !dbg !1604

b53:
	%309 = phi i64 [ %289, %b50 ], [ %329, %b58 ], !dbg !1599
	%310 = phi i64 [ 16, %b50 ], [ %330, %b58 ], !dbg !1605
	%311 = icmp sgt i64 %310, 0, !dbg !1606
	br i1 %311, label %b54, label %b59, !dbg !1606

b54:
	%312 = add i64 %213, %310, !dbg !1607
	%313 = icmp sge i64 %312, %44, !dbg !1608
	br i1 %313, label %b55, label %b56, !dbg !1608

b55:
	br label %b56, !dbg !1608

b56:
	%314 = phi i64 [ %312, %b54 ], [ %213, %b55 ], !dbg !1609
	%315 = trunc i64 %314 to i32, !dbg !1610
	%316 = trunc i64 %309 to i32, !dbg !1610
	%317 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %316, i32 %315, i32 31), !dbg !1610
	%318 = extractvalue { i32, i1 } %317, 0, !dbg !1610
	%319 = lshr i64 %309, 32, !dbg !1610
	%320 = trunc i64 %319 to i32, !dbg !1610
	%321 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %320, i32 %315, i32 31), !dbg !1610
	%322 = extractvalue { i32, i1 } %321, 0, !dbg !1610
	%323 = zext i32 %322 to i64, !dbg !1610
	%324 = shl i64 %323, 32, !dbg !1610
	%325 = zext i32 %318 to i64, !dbg !1610
	%326 = or i64 %325, %324, !dbg !1610
	%327 = icmp ne i64 %314, %213, !dbg !1611
	br i1 %327, label %b57, label %b58, !dbg !1611

b57:
	%328 = add i64 %309, %326, !dbg !1603
	br label %b58, !dbg !1612

b58:
	%329 = phi i64 [ %309, %b56 ], [ %328, %b57 ], !dbg !1599
	%330 = sdiv i64 %310, 2, !dbg !1613
	br label %b53, !dbg !1613

b59:
	%331 = trunc i64 %309 to i32, !dbg !1614
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 0, i32 31), !dbg !1614
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !1614
	%334 = lshr i64 %309, 32, !dbg !1614
	%335 = trunc i64 %334 to i32, !dbg !1614
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %335, i32 0, i32 31), !dbg !1614
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !1614
	%338 = zext i32 %337 to i64, !dbg !1614
	%339 = shl i64 %338, 32, !dbg !1614
	%340 = zext i32 %333 to i64, !dbg !1614
	%341 = or i64 %340, %339, !dbg !1614
	br label %b60, !dbg !1615

b60:
	%342 = phi i64 [ %292, %b51 ], [ %341, %b59 ], !dbg !1597
	%343 = add i64 %19, 32, !dbg !1617
	%344 = sub i64 %343, 1, !dbg !1618
	%345 = sdiv i64 %344, 32, !dbg !1619
	%346 = icmp eq i64 %345, 1, !dbg !1620
	br i1 %346, label %b66, label %b61, !dbg !1620

b61:
	%347 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1621
	call void @llvm.nvvm.barrier0(), !dbg !1622
	br i1 %263, label %b62, label %b63, !dbg !1623

b62:
	%348 = sdiv i64 %28, 32, !dbg !1624
	%349 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 %348, !dbg !1625
	%350 = icmp uge i64 %348, 32, !dbg !1625
	br i1 %350, label %b62_fail1, label %b62_ok1, !dbg !1625, !prof !26

b62_ok1:
	store i64 %342, i64* %349, align 8, !dbg !1625
	br label %b63, !dbg !1625

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1626
	%351 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 0, !dbg !1627
	%352 = load i64, i64* %351, align 8, !dbg !1627
	br label %b64, !dbg !1627

b64:
	%353 = phi i64 [ %352, %b63 ], [ %359, %b65_ok1 ], !dbg !1628
	%354 = phi i64 [ 1, %b63 ], [ %360, %b65_ok1 ], !dbg !1629
	%355 = icmp slt i64 %354, %345, !dbg !1630
	br i1 %355, label %b65, label %b66, !dbg !1630

b65:
	%356 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 %354, !dbg !1631
	%357 = icmp uge i64 %354, 32, !dbg !1631
	br i1 %357, label %b65_fail1, label %b65_ok1, !dbg !1631, !prof !26

b65_ok1:
	%358 = load i64, i64* %356, align 8, !dbg !1631
	%359 = add i64 %353, %358, !dbg !1603
	%360 = add i64 %354, 1, !dbg !1632
	br label %b64, !dbg !1632

b66:
	%361 = phi i64 [ %342, %b60 ], [ %353, %b64 ], !dbg !1596
	%362 = getelementptr inbounds i64, i64* %287, i64 0, !dbg !1633
	store i64 %361, i64* %362, align 8, !dbg !1633
	br i1 %45, label %b67, label %b69, !dbg !1638

b67:
	%363 = phi i64 [ %289, %b66 ], [ %379, %b68 ], !dbg !1639
	%364 = phi i64 [ 16, %b66 ], [ %380, %b68 ], !dbg !1640
	%365 = icmp sgt i64 %364, 0, !dbg !1641
	br i1 %365, label %b68, label %b76, !dbg !1641

b68:
	%366 = trunc i64 %364 to i32, !dbg !1642
	%367 = trunc i64 %363 to i32, !dbg !1642
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %366, i32 31), !dbg !1642
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !1642
	%370 = lshr i64 %363, 32, !dbg !1642
	%371 = trunc i64 %370 to i32, !dbg !1642
	%372 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %371, i32 %366, i32 31), !dbg !1642
	%373 = extractvalue { i32, i1 } %372, 0, !dbg !1642
	%374 = zext i32 %373 to i64, !dbg !1642
	%375 = shl i64 %374, 32, !dbg !1642
	%376 = zext i32 %369 to i64, !dbg !1642
	%377 = or i64 %376, %375, !dbg !1642
	%378 = icmp slt i64 %363, %377, !dbg !1643
	%379 = select i1 %378, i64 %363, i64 %377, !dbg !1643
	%380 = sdiv i64 %364, 2, !dbg !1644
	br label %b67, !dbg !1644

b69:
	%381 = phi i64 [ %289, %b66 ], [ %402, %b74 ], !dbg !1639
	%382 = phi i64 [ 16, %b66 ], [ %403, %b74 ], !dbg !1645
	%383 = icmp sgt i64 %382, 0, !dbg !1646
	br i1 %383, label %b70, label %b75, !dbg !1646

b70:
	%384 = add i64 %213, %382, !dbg !1647
	%385 = icmp sge i64 %384, %44, !dbg !1648
	br i1 %385, label %b71, label %b72, !dbg !1648

b71:
	br label %b72, !dbg !1648

b72:
	%386 = phi i64 [ %384, %b70 ], [ %213, %b71 ], !dbg !1649
	%387 = trunc i64 %386 to i32, !dbg !1650
	%388 = trunc i64 %381 to i32, !dbg !1650
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %387, i32 31), !dbg !1650
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !1650
	%391 = lshr i64 %381, 32, !dbg !1650
	%392 = trunc i64 %391 to i32, !dbg !1650
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 %387, i32 31), !dbg !1650
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !1650
	%395 = zext i32 %394 to i64, !dbg !1650
	%396 = shl i64 %395, 32, !dbg !1650
	%397 = zext i32 %390 to i64, !dbg !1650
	%398 = or i64 %397, %396, !dbg !1650
	%399 = icmp ne i64 %386, %213, !dbg !1651
	br i1 %399, label %b73, label %b74, !dbg !1651

b73:
	%400 = icmp slt i64 %381, %398, !dbg !1643
	%401 = select i1 %400, i64 %381, i64 %398, !dbg !1643
	br label %b74, !dbg !1652

b74:
	%402 = phi i64 [ %381, %b72 ], [ %401, %b73 ], !dbg !1639
	%403 = sdiv i64 %382, 2, !dbg !1653
	br label %b69, !dbg !1653

b75:
	%404 = trunc i64 %381 to i32, !dbg !1654
	%405 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %404, i32 0, i32 31), !dbg !1654
	%406 = extractvalue { i32, i1 } %405, 0, !dbg !1654
	%407 = lshr i64 %381, 32, !dbg !1654
	%408 = trunc i64 %407 to i32, !dbg !1654
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %408, i32 0, i32 31), !dbg !1654
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !1654
	%411 = zext i32 %410 to i64, !dbg !1654
	%412 = shl i64 %411, 32, !dbg !1654
	%413 = zext i32 %406 to i64, !dbg !1654
	%414 = or i64 %413, %412, !dbg !1654
	br label %b76, !dbg !1655

b76:
	%415 = phi i64 [ %363, %b67 ], [ %414, %b75 ], !dbg !1637
	br i1 %346, label %b82, label %b77, !dbg !1656

b77:
	%416 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1657
	call void @llvm.nvvm.barrier0(), !dbg !1658
	br i1 %263, label %b78, label %b79, !dbg !1659

b78:
	%417 = sdiv i64 %28, 32, !dbg !1660
	%418 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 %417, !dbg !1661
	%419 = icmp uge i64 %417, 32, !dbg !1661
	br i1 %419, label %b78_fail1, label %b78_ok1, !dbg !1661, !prof !26

b78_ok1:
	store i64 %415, i64* %418, align 8, !dbg !1661
	br label %b79, !dbg !1661

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1662
	%420 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 0, !dbg !1663
	%421 = load i64, i64* %420, align 8, !dbg !1663
	br label %b80, !dbg !1663

b80:
	%422 = phi i64 [ %421, %b79 ], [ %429, %b81_ok1 ], !dbg !1664
	%423 = phi i64 [ 1, %b79 ], [ %430, %b81_ok1 ], !dbg !1665
	%424 = icmp slt i64 %423, %345, !dbg !1666
	br i1 %424, label %b81, label %b82, !dbg !1666

b81:
	%425 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 %423, !dbg !1667
	%426 = icmp uge i64 %423, 32, !dbg !1667
	br i1 %426, label %b81_fail1, label %b81_ok1, !dbg !1667, !prof !26

b81_ok1:
	%427 = load i64, i64* %425, align 8, !dbg !1667
	%428 = icmp slt i64 %422, %427, !dbg !1643
	%429 = select i1 %428, i64 %422, i64 %427, !dbg !1643
	%430 = add i64 %423, 1, !dbg !1668
	br label %b80, !dbg !1668

b82:
	%431 = phi i64 [ %415, %b76 ], [ %422, %b80 ], !dbg !1636
	br i1 %45, label %b83, label %b85, !dbg !1673

b83:
	%432 = phi i64 [ %289, %b82 ], [ %448, %b84 ], !dbg !1674
	%433 = phi i64 [ 16, %b82 ], [ %449, %b84 ], !dbg !1675
	%434 = icmp sgt i64 %433, 0, !dbg !1676
	br i1 %434, label %b84, label %b92, !dbg !1676

b84:
	%435 = trunc i64 %433 to i32, !dbg !1677
	%436 = trunc i64 %432 to i32, !dbg !1677
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %436, i32 %435, i32 31), !dbg !1677
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !1677
	%439 = lshr i64 %432, 32, !dbg !1677
	%440 = trunc i64 %439 to i32, !dbg !1677
	%441 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %440, i32 %435, i32 31), !dbg !1677
	%442 = extractvalue { i32, i1 } %441, 0, !dbg !1677
	%443 = zext i32 %442 to i64, !dbg !1677
	%444 = shl i64 %443, 32, !dbg !1677
	%445 = zext i32 %438 to i64, !dbg !1677
	%446 = or i64 %445, %444, !dbg !1677
	%447 = icmp sgt i64 %432, %446, !dbg !1678
	%448 = select i1 %447, i64 %432, i64 %446, !dbg !1678
	%449 = sdiv i64 %433, 2, !dbg !1679
	br label %b83, !dbg !1679

b85:
	%450 = phi i64 [ %289, %b82 ], [ %471, %b90 ], !dbg !1674
	%451 = phi i64 [ 16, %b82 ], [ %472, %b90 ], !dbg !1680
	%452 = icmp sgt i64 %451, 0, !dbg !1681
	br i1 %452, label %b86, label %b91, !dbg !1681

b86:
	%453 = add i64 %213, %451, !dbg !1682
	%454 = icmp sge i64 %453, %44, !dbg !1683
	br i1 %454, label %b87, label %b88, !dbg !1683

b87:
	br label %b88, !dbg !1683

b88:
	%455 = phi i64 [ %453, %b86 ], [ %213, %b87 ], !dbg !1684
	%456 = trunc i64 %455 to i32, !dbg !1685
	%457 = trunc i64 %450 to i32, !dbg !1685
	%458 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %457, i32 %456, i32 31), !dbg !1685
	%459 = extractvalue { i32, i1 } %458, 0, !dbg !1685
	%460 = lshr i64 %450, 32, !dbg !1685
	%461 = trunc i64 %460 to i32, !dbg !1685
	%462 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %461, i32 %456, i32 31), !dbg !1685
	%463 = extractvalue { i32, i1 } %462, 0, !dbg !1685
	%464 = zext i32 %463 to i64, !dbg !1685
	%465 = shl i64 %464, 32, !dbg !1685
	%466 = zext i32 %459 to i64, !dbg !1685
	%467 = or i64 %466, %465, !dbg !1685
	%468 = icmp ne i64 %455, %213, !dbg !1686
	br i1 %468, label %b89, label %b90, !dbg !1686

b89:
	%469 = icmp sgt i64 %450, %467, !dbg !1678
	%470 = select i1 %469, i64 %450, i64 %467, !dbg !1678
	br label %b90, !dbg !1687

b90:
	%471 = phi i64 [ %450, %b88 ], [ %470, %b89 ], !dbg !1674
	%472 = sdiv i64 %451, 2, !dbg !1688
	br label %b85, !dbg !1688

b91:
	%473 = trunc i64 %450 to i32, !dbg !1689
	%474 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %473, i32 0, i32 31), !dbg !1689
	%475 = extractvalue { i32, i1 } %474, 0, !dbg !1689
	%476 = lshr i64 %450, 32, !dbg !1689
	%477 = trunc i64 %476 to i32, !dbg !1689
	%478 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %477, i32 0, i32 31), !dbg !1689
	%479 = extractvalue { i32, i1 } %478, 0, !dbg !1689
	%480 = zext i32 %479 to i64, !dbg !1689
	%481 = shl i64 %480, 32, !dbg !1689
	%482 = zext i32 %475 to i64, !dbg !1689
	%483 = or i64 %482, %481, !dbg !1689
	br label %b92, !dbg !1690

b92:
	%484 = phi i64 [ %432, %b83 ], [ %483, %b91 ], !dbg !1672
	br i1 %346, label %b98, label %b93, !dbg !1691

b93:
	%485 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1692
	call void @llvm.nvvm.barrier0(), !dbg !1693
	br i1 %263, label %b94, label %b95, !dbg !1694

b94:
	%486 = sdiv i64 %28, 32, !dbg !1695
	%487 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 %486, !dbg !1696
	%488 = icmp uge i64 %486, 32, !dbg !1696
	br i1 %488, label %b94_fail1, label %b94_ok1, !dbg !1696, !prof !26

b94_ok1:
	store i64 %484, i64* %487, align 8, !dbg !1696
	br label %b95, !dbg !1696

b95:
	call void @llvm.nvvm.barrier0(), !dbg !1697
	%489 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 0, !dbg !1698
	%490 = load i64, i64* %489, align 8, !dbg !1698
	br label %b96, !dbg !1698

b96:
	%491 = phi i64 [ %490, %b95 ], [ %498, %b97_ok1 ], !dbg !1699
	%492 = phi i64 [ 1, %b95 ], [ %499, %b97_ok1 ], !dbg !1700
	%493 = icmp slt i64 %492, %345, !dbg !1701
	br i1 %493, label %b97, label %b98, !dbg !1701

b97:
	%494 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 %492, !dbg !1702
	%495 = icmp uge i64 %492, 32, !dbg !1702
	br i1 %495, label %b97_fail1, label %b97_ok1, !dbg !1702, !prof !26

b97_ok1:
	%496 = load i64, i64* %494, align 8, !dbg !1702
	%497 = icmp sgt i64 %491, %496, !dbg !1678
	%498 = select i1 %497, i64 %491, i64 %496, !dbg !1678
	%499 = add i64 %492, 1, !dbg !1703
	br label %b96, !dbg !1703

b98:
	%500 = phi i64 [ %484, %b92 ], [ %491, %b96 ], !dbg !1671
	%501 = getelementptr inbounds i64, i64* %287, i64 1, !dbg !1704
	store i64 %431, i64* %501, align 8, !dbg !1704
	%502 = getelementptr inbounds i64, i64* %287, i64 2, !dbg !1705
	store i64 %500, i64* %502, align 8, !dbg !1705
	br label %b99, !dbg !1710

b99:
	%503 = phi i64 [ %289, %b98 ], [ %520, %b102 ], !dbg !1711
	%504 = phi i64 [ 1, %b98 ], [ %521, %b102 ], !dbg !1712
	%505 = icmp slt i64 %504, 32, !dbg !1713
	br i1 %505, label %b100, label %b103, !dbg !1713

b100:
	%506 = trunc i64 %504 to i32, !dbg !1714
	%507 = trunc i64 %503 to i32, !dbg !1714
	%508 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %507, i32 %506, i32 0), !dbg !1714
	%509 = extractvalue { i32, i1 } %508, 0, !dbg !1714
	%510 = lshr i64 %503, 32, !dbg !1714
	%511 = trunc i64 %510 to i32, !dbg !1714
	%512 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %511, i32 %506, i32 0), !dbg !1714
	%513 = extractvalue { i32, i1 } %512, 0, !dbg !1714
	%514 = zext i32 %513 to i64, !dbg !1714
	%515 = shl i64 %514, 32, !dbg !1714
	%516 = zext i32 %509 to i64, !dbg !1714
	%517 = or i64 %516, %515, !dbg !1714
	%518 = icmp sge i64 %213, %504, !dbg !1715
	br i1 %518, label %b101, label %b102, !dbg !1715

b101:
	%519 = add i64 %503, %517, !dbg !1716
	br label %b102, !dbg !1716

b102:
	%520 = phi i64 [ %503, %b100 ], [ %519, %b101 ], !dbg !1711
	%521 = mul i64 %504, 2, !dbg !1717
	br label %b99, !dbg !1717

b103:
	br i1 %346, label %b109, label %b104, !dbg !1718

b104:
	%522 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3 to [32 x i64]*, !dbg !1719
	%523 = sdiv i64 %28, 32, !dbg !1720
	call void @llvm.nvvm.barrier0(), !dbg !1721
	%524 = sub i64 %44, 1, !dbg !1722
	%525 = icmp eq i64 %213, %524, !dbg !1723
	br i1 %525, label %b105, label %b106, !dbg !1723

b105:
	%526 = getelementptr inbounds [32 x i64], [32 x i64]* %522, i64 0, i64 %523, !dbg !1724
	%527 = icmp uge i64 %523, 32, !dbg !1724
	br i1 %527, label %b105_fail1, label %b105_ok1, !dbg !1724, !prof !26

b105_ok1:
	store i64 %503, i64* %526, align 8, !dbg !1724
	br label %b106, !dbg !1724

b106:
	call void @llvm.nvvm.barrier0(), !dbg !1725
	%528 = icmp slt i64 0, %523, !dbg !1725
	br i1 %528, label %b107, label %b108, !dbg !1725

b107:
	%529 = phi i64 [ 0, %b106 ], [ %534, %b107_ok1 ], !dbg !1726
	%530 = phi i64 [ 0, %b106 ], [ %535, %b107_ok1 ], !dbg !1726
	%531 = getelementptr inbounds [32 x i64], [32 x i64]* %522, i64 0, i64 %530, !dbg !1727
	%532 = icmp uge i64 %530, 32, !dbg !1727
	br i1 %532, label %b107_fail1, label %b107_ok1, !dbg !1727, !prof !26

b107_ok1:
	%533 = load i64, i64* %531, align 8, !dbg !1727
	%534 = add i64 %529, %533, !dbg !1728
	%535 = add i64 %530, 1, !dbg !1728
	%536 = icmp slt i64 %535, %523, !dbg !1728
	br i1 %536, label %b107, label %b108, !dbg !1728

b108:
	%537 = phi i64 [ 0, %b106 ], [ %534, %b107_ok1 ], !dbg !1726
	br label %b109, !dbg !1729

b109:
	%538 = phi i64 [ 0, %b103 ], [ %537, %b108 ], !dbg !1709
	%539 = add i64 %538, %503, !dbg !1730
	br label %b110, !dbg !1734

b110:
	%540 = phi i64 [ %289, %b109 ], [ %557, %b113 ], !dbg !1735
	%541 = phi i64 [ 1, %b109 ], [ %558, %b113 ], !dbg !1736
	%542 = icmp slt i64 %541, 32, !dbg !1737
	br i1 %542, label %b111, label %b114, !dbg !1737

b111:
	%543 = trunc i64 %541 to i32, !dbg !1738
	%544 = trunc i64 %540 to i32, !dbg !1738
	%545 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %544, i32 %543, i32 0), !dbg !1738
	%546 = extractvalue { i32, i1 } %545, 0, !dbg !1738
	%547 = lshr i64 %540, 32, !dbg !1738
	%548 = trunc i64 %547 to i32, !dbg !1738
	%549 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %548, i32 %543, i32 0), !dbg !1738
	%550 = extractvalue { i32, i1 } %549, 0, !dbg !1738
	%551 = zext i32 %550 to i64, !dbg !1738
	%552 = shl i64 %551, 32, !dbg !1738
	%553 = zext i32 %546 to i64, !dbg !1738
	%554 = or i64 %553, %552, !dbg !1738
	%555 = icmp sge i64 %213, %541, !dbg !1739
	br i1 %555, label %b112, label %b113, !dbg !1739

b112:
	%556 = add i64 %540, %554, !dbg !1740
	br label %b113, !dbg !1740

b113:
	%557 = phi i64 [ %540, %b111 ], [ %556, %b112 ], !dbg !1735
	%558 = mul i64 %541, 2, !dbg !1741
	br label %b110, !dbg !1741

b114:
	br i1 %346, label %b120, label %b115, !dbg !1742

b115:
	%559 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3 to [32 x i64]*, !dbg !1743
	%560 = sdiv i64 %28, 32, !dbg !1744
	call void @llvm.nvvm.barrier0(), !dbg !1745
	%561 = sub i64 %44, 1, !dbg !1746
	%562 = icmp eq i64 %213, %561, !dbg !1747
	br i1 %562, label %b116, label %b117, !dbg !1747

b116:
	%563 = getelementptr inbounds [32 x i64], [32 x i64]* %559, i64 0, i64 %560, !dbg !1748
	%564 = icmp uge i64 %560, 32, !dbg !1748
	br i1 %564, label %b116_fail1, label %b116_ok1, !dbg !1748, !prof !26

b116_ok1:
	store i64 %540, i64* %563, align 8, !dbg !1748
	br label %b117, !dbg !1748

b117:
	call void @llvm.nvvm.barrier0(), !dbg !1749
	%565 = icmp slt i64 0, %560, !dbg !1749
	br i1 %565, label %b118, label %b119, !dbg !1749

b118:
	%566 = phi i64 [ 0, %b117 ], [ %571, %b118_ok1 ], !dbg !1750
	%567 = phi i64 [ 0, %b117 ], [ %572, %b118_ok1 ], !dbg !1750
	%568 = getelementptr inbounds [32 x i64], [32 x i64]* %559, i64 0, i64 %567, !dbg !1751
	%569 = icmp uge i64 %567, 32, !dbg !1751
	br i1 %569, label %b118_fail1, label %b118_ok1, !dbg !1751, !prof !26

b118_ok1:
	%570 = load i64, i64* %568, align 8, !dbg !1751
	%571 = add i64 %566, %570, !dbg !1752
	%572 = add i64 %567, 1, !dbg !1752
	%573 = icmp slt i64 %572, %560, !dbg !1752
	br i1 %573, label %b118, label %b119, !dbg !1752

b119:
	%574 = phi i64 [ 0, %b117 ], [ %571, %b118_ok1 ], !dbg !1750
	br label %b120, !dbg !1753

b120:
	%575 = phi i64 [ 0, %b114 ], [ %574, %b119 ], !dbg !1733
	%576 = trunc i64 %540 to i32, !dbg !1754
	%577 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %576, i32 1, i32 0), !dbg !1754
	%578 = extractvalue { i32, i1 } %577, 0, !dbg !1754
	%579 = lshr i64 %540, 32, !dbg !1754
	%580 = trunc i64 %579 to i32, !dbg !1754
	%581 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %580, i32 1, i32 0), !dbg !1754
	%582 = extractvalue { i32, i1 } %581, 0, !dbg !1754
	%583 = zext i32 %582 to i64, !dbg !1754
	%584 = shl i64 %583, 32, !dbg !1754
	%585 = zext i32 %578 to i64, !dbg !1754
	%586 = or i64 %585, %584, !dbg !1754
	br i1 %263, label %b122, label %b121, !dbg !1755

b121:
	%587 = add i64 %575, %586, !dbg !1756
	br label %b122, !dbg !1757

b122:
	%588 = phi i64 [ %575, %b120 ], [ %587, %b121 ], !dbg !1732
	%589 = getelementptr inbounds i64, i64* %287, i64 3, !dbg !1758
	store i64 %539, i64* %589, align 8, !dbg !1758
	%590 = getelementptr inbounds i64, i64* %287, i64 4, !dbg !1759
	store i64 %588, i64* %590, align 8, !dbg !1759
	%591 = mul i64 %19, 2, !dbg !1760
	%592 = sdiv i64 %591, 3, !dbg !1761
	%593 = icmp sge i64 %592, %19, !dbg !1764
	br i1 %593, label %b123, label %b124, !dbg !1764

b123:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !1765
	ret void, !dbg !1765

b124:
	br i1 %346, label %b125, label %b126, !dbg !1766

b125:
	%594 = trunc i64 %592 to i32, !dbg !1767
	%595 = trunc i64 %289 to i32, !dbg !1767
	%596 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %595, i32 %594, i32 31), !dbg !1767
	%597 = extractvalue { i32, i1 } %596, 0, !dbg !1767
	%598 = lshr i64 %289, 32, !dbg !1767
	%599 = trunc i64 %598 to i32, !dbg !1767
	%600 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %599, i32 %594, i32 31), !dbg !1767
	%601 = extractvalue { i32, i1 } %600, 0, !dbg !1767
	%602 = zext i32 %601 to i64, !dbg !1767
	%603 = shl i64 %602, 32, !dbg !1767
	%604 = zext i32 %597 to i64, !dbg !1767
	%605 = or i64 %604, %603, !dbg !1767
	br label %b129, !dbg !1768

b126:
	%606 = addrspacecast i64 addrspace(3)* @gpuc_shared_Broadcast_42_3 to i64*, !dbg !1769
	call void @llvm.nvvm.barrier0(), !dbg !1770
	%607 = icmp eq i64 %28, %592, !dbg !1771
	br i1 %607, label %b127, label %b128, !dbg !1771

b127:
	store i64 %289, i64* %606, align 8, !dbg !1772
	br label %b128, !dbg !1772

b128:
	call void @llvm.nvvm.barrier0(), !dbg !1773
	%608 = load i64, i64* %606, align 8, !dbg !1774
	br label %b129, !dbg !1775

b129:
	%609 = phi i64 [ %605, %b125 ], [ %608, %b128 ], !dbg !1763
	%610 = getelementptr inbounds i64, i64* %287, i64 5, !dbg !1776
	store i64 %609, i64* %610, align 8, !dbg !1776
	%611 = add i64 %291, 1, !dbg !1776
	%612 = icmp slt i64 %611, 2, !dbg !1776
	br i1 %612, label %b50, label %b130, !dbg !1776

b130:
	ret void, !dbg !1469

b0_fail1:
	%613 = icmp ugt i64 %30, %p1, !dbg !1472
	br i1 %613, label %b0_fail2, label %b0_ok2, !dbg !1472

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %30, i64 %p1), !dbg !1472
	ret void, !dbg !1472

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %29, i64 %p5), !dbg !1473
	ret void, !dbg !1473

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %31), !dbg !1476
	ret void, !dbg !1476

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %30, i64 %p3), !dbg !1588
	ret void, !dbg !1588

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %286), !dbg !1592
	ret void, !dbg !1592

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %348, i64 32), !dbg !1625
	ret void, !dbg !1625

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %354, i64 32), !dbg !1631
	ret void, !dbg !1631

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %417, i64 32), !dbg !1661
	ret void, !dbg !1661

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %423, i64 32), !dbg !1667
	ret void, !dbg !1667

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %486, i64 32), !dbg !1696
	ret void, !dbg !1696

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %492, i64 32), !dbg !1702
	ret void, !dbg !1702

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %523, i64 32), !dbg !1724
	ret void, !dbg !1724

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %530, i64 32), !dbg !1727
	ret void, !dbg !1727

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %560, i64 32), !dbg !1748
	ret void, !dbg !1748

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %567, i64 32), !dbg !1751
	ret void, !dbg !1751
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1777 {
entry:
	br label %b0, !dbg !1778

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1781, !range !11
	%1 = sext i32 %0 to i64, !dbg !1781
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1781, !range !12
	%3 = sext i32 %2 to i64, !dbg !1781
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1781, !range !12
	%5 = sext i32 %4 to i64, !dbg !1781
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1781, !range !13
	%7 = sext i32 %6 to i64, !dbg !1781
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1781, !range !14
	%9 = sext i32 %8 to i64, !dbg !1781
	%10 = mul i64 %9, %5, !dbg !1781
	%11 = add i64 %3, %10, !dbg !1781
	%12 = mul i64 %7, %11, !dbg !1781
	%13 = add i64 %1, %12, !dbg !1781
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1781, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1781, !range !15
	%16 = mul i32 %14, %15, !dbg !1781
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1781, !range !16
	%18 = mul i32 %16, %17, !dbg !1781
	%19 = sext i32 %18 to i64, !dbg !1781
	%20 = mul i64 %13, %19, !dbg !1781
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1781, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1781, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1781, !range !18
	%24 = mul i32 %15, %23, !dbg !1781
	%25 = add i32 %22, %24, !dbg !1781
	%26 = mul i32 %14, %25, !dbg !1781
	%27 = add i32 %21, %26, !dbg !1781
	%28 = sext i32 %27 to i64, !dbg !1781
	%29 = add i64 %20, %28, !dbg !1781
	%30 = mul i64 %29, 3, !dbg !1782
	%31 = sub i64 %p1, %30, !dbg !1783
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !1783
	%33 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1784
	%34 = icmp ugt i64 %30, %p1, !dbg !1783
	%35 = icmp uge i64 %29, %p5, !dbg !1784
	%36 = or i1 %34, %35, !dbg !1784
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !1784, !prof !26

b0_ok1:
	%37 = load i64, i64* %33, align 8, !dbg !1784
	%38 = and i32 %27, -32, !dbg !1792
	%39 = sub i32 %18, %38, !dbg !1792
	%40 = icmp slt i32 %39, 32, !dbg !1792
	%41 = select i1 %40, i32 %39, i32 32, !dbg !1792
	%42 = sext i32 %41 to i64, !dbg !1792
	%43 = icmp eq i64 %42, 32, !dbg !1793
	%44 = icmp ugt i64 3, %31, !dbg !1787
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !1787, !prof !26

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !1793

b1:
	%45 = phi i64 [ %37, %b0_ok3 ], [ %60, %b2 ], !dbg !1794
	%46 = phi i64 [ 16, %b0_ok3 ], [ %61, %b2 ], !dbg !1795
	%47 = icmp sgt i64 %46, 0, !dbg !1796
	br i1 %47, label %b2, label %b11, !dbg !1796

b2:
	%48 = trunc i64 %46 to i32, !dbg !1797
	%49 = trunc i64 %45 to i32, !dbg !1797
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %48, i32 31), !dbg !1797
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !1797
	%52 = lshr i64 %45, 32, !dbg !1797
	%53 = trunc i64 %52 to i32, !dbg !1797
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %48, i32 31), !dbg !1797
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !1797
	%56 = zext i32 %55 to i64, !dbg !1797
	%57 = shl i64 %56, 32, !dbg !1797
	%58 = zext i32 %51 to i64, !dbg !1797
	%59 = or i64 %58, %57, !dbg !1797
	%60 = and i64 %45, %59, !dbg !1798
	%61 = sdiv i64 %46, 2, !dbg !1799
	br label %b1, !dbg !1799

b3:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1800, !range !20
	%63 = sext i32 %62 to i64, !dbg !1800
	br label %b4, !dbg !1800

b4:
	%64 = phi i64 [ %37, %b3 ], [ %84, %b9 ], !dbg !1794
	%65 = phi i64 [ 16, %b3 ], [ %85, %b9 ], !dbg !1801
	%66 = icmp sgt i64 %65, 0, !dbg !1802
	br i1 %66, label %b5, label %b10, !dbg !1802

b5:
	%67 = add i64 %63, %65, !dbg !1803
	%68 = icmp sge i64 %67, %42, !dbg !1804
	br i1 %68, label %b6, label %b7, !dbg !1804

b6:
	br label %b7, !dbg !1804

b7:
	%69 = phi i64 [ %67, %b5 ], [ %63, %b6 ], !dbg !1805
	%70 = trunc i64 %69 to i32, !dbg !1806
	%71 = trunc i64 %64 to i32, !dbg !1806
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %71, i32 %70, i32 31), !dbg !1806
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !1806
	%74 = lshr i64 %64, 32, !dbg !1806
	%75 = trunc i64 %74 to i32, !dbg !1806
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %70, i32 31), !dbg !1806
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !1806
	%78 = zext i32 %77 to i64, !dbg !1806
	%79 = shl i64 %78, 32, !dbg !1806
	%80 = zext i32 %73 to i64, !dbg !1806
	%81 = or i64 %80, %79, !dbg !1806
	%82 = icmp ne i64 %69, %63, !dbg !1807
	br i1 %82, label %b8, label %b9, !dbg !1807

b8:
	%83 = and i64 %64, %81, !dbg !1798
	br label %b9, !dbg !1808

b9:
	%84 = phi i64 [ %64, %b7 ], [ %83, %b8 ], !dbg !1794
	%85 = sdiv i64 %65, 2, !dbg !1809
	br label %b4, !dbg !1809

b10:
	%86 = trunc i64 %64 to i32, !dbg !1810
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 0, i32 31), !dbg !1810
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1810
	%89 = lshr i64 %64, 32, !dbg !1810
	%90 = trunc i64 %89 to i32, !dbg !1810
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !1810
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1810
	%93 = zext i32 %92 to i64, !dbg !1810
	%94 = shl i64 %93, 32, !dbg !1810
	%95 = zext i32 %88 to i64, !dbg !1810
	%96 = or i64 %95, %94, !dbg !1810
	br label %b11, !dbg !1811

b11:
	%97 = phi i64 [ %45, %b1 ], [ %96, %b10 ], !dbg !1791
	br i1 %43, label %b12, label %b14, !dbg !1816

b12:
	%98 = phi i64 [ %37, %b11 ], [ %113, %b13 ], !dbg !1817
	%99 = phi i64 [ 16, %b11 ], [ %114, %b13 ], !dbg !1818
	%100 = icmp sgt i64 %99, 0, !dbg !1819
	br i1 %100, label %b13, label %b22, !dbg !1819

b13:
	%101 = trunc i64 %99 to i32, !dbg !1820
	%102 = trunc i64 %98 to i32, !dbg !1820
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %101, i32 31), !dbg !1820
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !1820
	%105 = lshr i64 %98, 32, !dbg !1820
	%106 = trunc i64 %105 to i32, !dbg !1820
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %101, i32 31), !dbg !1820
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !1820
	%109 = zext i32 %108 to i64, !dbg !1820
	%110 = shl i64 %109, 32, !dbg !1820
	%111 = zext i32 %104 to i64, !dbg !1820
	%112 = or i64 %111, %110, !dbg !1820
	%113 = or i64 %98, %112, !dbg !1821
	%114 = sdiv i64 %99, 2, !dbg !1822
	br label %b12, !dbg !1822

b14:
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1823, !range !20
	%116 = sext i32 %115 to i64, !dbg !1823
	br label %b15, !dbg !1823

b15:
	%117 = phi i64 [ %37, %b14 ], [ %137, %b20 ], !dbg !1817
	%118 = phi i64 [ 16, %b14 ], [ %138, %b20 ], !dbg !1824
	%119 = icmp sgt i64 %118, 0, !dbg !1825
	br i1 %119, label %b16, label %b21, !dbg !1825

b16:
	%120 = add i64 %116, %118, !dbg !1826
	%121 = icmp sge i64 %120, %42, !dbg !1827
	br i1 %121, label %b17, label %b18, !dbg !1827

b17:
	br label %b18, !dbg !1827

b18:
	%122 = phi i64 [ %120, %b16 ], [ %116, %b17 ], !dbg !1828
	%123 = trunc i64 %122 to i32, !dbg !1829
	%124 = trunc i64 %117 to i32, !dbg !1829
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 %123, i32 31), !dbg !1829
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !1829
	%127 = lshr i64 %117, 32, !dbg !1829
	%128 = trunc i64 %127 to i32, !dbg !1829
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %123, i32 31), !dbg !1829
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !1829
	%131 = zext i32 %130 to i64, !dbg !1829
	%132 = shl i64 %131, 32, !dbg !1829
	%133 = zext i32 %126 to i64, !dbg !1829
	%134 = or i64 %133, %132, !dbg !1829
	%135 = icmp ne i64 %122, %116, !dbg !1830
	br i1 %135, label %b19, label %b20, !dbg !1830

b19:
	%136 = or i64 %117, %134, !dbg !1821
	br label %b20, !dbg !1831

b20:
	%137 = phi i64 [ %117, %b18 ], [ %136, %b19 ], !dbg !1817
	%138 = sdiv i64 %118, 2, !dbg !1832
	br label %b15, !dbg !1832

b21:
	%139 = trunc i64 %117 to i32, !dbg !1833
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %139, i32 0, i32 31), !dbg !1833
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !1833
	%142 = lshr i64 %117, 32, !dbg !1833
	%143 = trunc i64 %142 to i32, !dbg !1833
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !1833
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !1833
	%146 = zext i32 %145 to i64, !dbg !1833
	%147 = shl i64 %146, 32, !dbg !1833
	%148 = zext i32 %141 to i64, !dbg !1833
	%149 = or i64 %148, %147, !dbg !1833
	br label %b22, !dbg !1834

b22:
	%150 = phi i64 [ %98, %b12 ], [ %149, %b21 ], !dbg !1815
	br i1 %43, label %b23, label %b25, !dbg !1839

b23:
	%151 = phi i64 [ %37, %b22 ], [ %166, %b24 ], !dbg !1840
	%152 = phi i64 [ 16, %b22 ], [ %167, %b24 ], !dbg !1841
	%153 = icmp sgt i64 %152, 0, !dbg !1842
	br i1 %153, label %b24, label %b33, !dbg !1842

b24:
	%154 = trunc i64 %152 to i32, !dbg !1843
	%155 = trunc i64 %151 to i32, !dbg !1843
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %155, i32 %154, i32 31), !dbg !1843
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !1843
	%158 = lshr i64 %151, 32, !dbg !1843
	%159 = trunc i64 %158 to i32, !dbg !1843
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %154, i32 31), !dbg !1843
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !1843
	%162 = zext i32 %161 to i64, !dbg !1843
	%163 = shl i64 %162, 32, !dbg !1843
	%164 = zext i32 %157 to i64, !dbg !1843
	%165 = or i64 %164, %163, !dbg !1843
	%166 = xor i64 %151, %165, !dbg !1844
	%167 = sdiv i64 %152, 2, !dbg !1845
	br label %b23, !dbg !1845

b25:
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1846, !range !20
	%169 = sext i32 %168 to i64, !dbg !1846
	br label %b26, !dbg !1846

b26:
	%170 = phi i64 [ %37, %b25 ], [ %190, %b31 ], !dbg !1840
	%171 = phi i64 [ 16, %b25 ], [ %191, %b31 ], !dbg !1847
	%172 = icmp sgt i64 %171, 0, !dbg !1848
	br i1 %172, label %b27, label %b32, !dbg !1848

b27:
	%173 = add i64 %169, %171, !dbg !1849
	%174 = icmp sge i64 %173, %42, !dbg !1850
	br i1 %174, label %b28, label %b29, !dbg !1850

b28:
	br label %b29, !dbg !1850

b29:
	%175 = phi i64 [ %173, %b27 ], [ %169, %b28 ], !dbg !1851
	%176 = trunc i64 %175 to i32, !dbg !1852
	%177 = trunc i64 %170 to i32, !dbg !1852
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %176, i32 31), !dbg !1852
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !1852
	%180 = lshr i64 %170, 32, !dbg !1852
	%181 = trunc i64 %180 to i32, !dbg !1852
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 %176, i32 31), !dbg !1852
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !1852
	%184 = zext i32 %183 to i64, !dbg !1852
	%185 = shl i64 %184, 32, !dbg !1852
	%186 = zext i32 %179 to i64, !dbg !1852
	%187 = or i64 %186, %185, !dbg !1852
	%188 = icmp ne i64 %175, %169, !dbg !1853
	br i1 %188, label %b30, label %b31, !dbg !1853

b30:
	%189 = xor i64 %170, %187, !dbg !1844
	br label %b31, !dbg !1854

b31:
	%190 = phi i64 [ %170, %b29 ], [ %189, %b30 ], !dbg !1840
	%191 = sdiv i64 %171, 2, !dbg !1855
	br label %b26, !dbg !1855

b32:
	%192 = trunc i64 %170 to i32, !dbg !1856
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 0, i32 31), !dbg !1856
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !1856
	%195 = lshr i64 %170, 32, !dbg !1856
	%196 = trunc i64 %195 to i32, !dbg !1856
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 0, i32 31), !dbg !1856
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !1856
	%199 = zext i32 %198 to i64, !dbg !1856
	%200 = shl i64 %199, 32, !dbg !1856
	%201 = zext i32 %194 to i64, !dbg !1856
	%202 = or i64 %201, %200, !dbg !1856
	br label %b33, !dbg !1857

b33:
	%203 = phi i64 [ %151, %b23 ], [ %202, %b32 ], !dbg !1838
	%204 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !1858
	store i64 %97, i64* %204, align 8, !dbg !1858
	%205 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !1859
	store i64 %150, i64* %205, align 8, !dbg !1859
	%206 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !1860
	store i64 %203, i64* %206, align 8, !dbg !1860
	%207 = sub i64 %p3, %30, !dbg !1861
	%208 = getelementptr inbounds i64, i64* %p2, i64 %30, !dbg !1861
	%209 = icmp ugt i64 %30, %p3, !dbg !1861
	br i1 %209, label %b33_fail1, label %b33_ok1, !dbg !1861, !prof !26

b33_ok1:
	%210 = load i64, i64* %33, align 8, !dbg !1862
	%211 = icmp ugt i64 3, %207, !dbg !1865
	br i1 %211, label %b33_fail2, label %b33_ok2, !dbg !1865, !prof !26

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !1870

b34:
	%212 = phi i64 [ %210, %b33_ok2 ], [ %227, %b35 ], !dbg !1871
	%213 = phi i64 [ 16, %b33_ok2 ], [ %228, %b35 ], !dbg !1872
	%214 = icmp sgt i64 %213, 0, !dbg !1873
	br i1 %214, label %b35, label %b44, !dbg !1873

b35:
	%215 = trunc i64 %213 to i32, !dbg !1874
	%216 = trunc i64 %212 to i32, !dbg !1874
	%217 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %216, i32 %215, i32 31), !dbg !1874
	%218 = extractvalue { i32, i1 } %217, 0, !dbg !1874
	%219 = lshr i64 %212, 32, !dbg !1874
	%220 = trunc i64 %219 to i32, !dbg !1874
	%221 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %220, i32 %215, i32 31), !dbg !1874
	%222 = extractvalue { i32, i1 } %221, 0, !dbg !1874
	%223 = zext i32 %222 to i64, !dbg !1874
	%224 = shl i64 %223, 32, !dbg !1874
	%225 = zext i32 %218 to i64, !dbg !1874
	%226 = or i64 %225, %224, !dbg !1874
	%227 = and i64 %212, %226, !dbg !1875
	%228 = sdiv i64 %213, 2, !dbg !1876
	br label %b34, !dbg !1876

b36:
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1877, !range !20
	%230 = sext i32 %229 to i64, !dbg !1877
	br label %b37, !dbg !1877

b37:
	%231 = phi i64 [ %210, %b36 ], [ %251, %b42 ], !dbg !1871
	%232 = phi i64 [ 16, %b36 ], [ %252, %b42 ], !dbg !1878
	%233 = icmp sgt i64 %232, 0, !dbg !1879
	br i1 %233, label %b38, label %b43, !dbg !1879

b38:
	%234 = add i64 %230, %232, !dbg !1880
	%235 = icmp sge i64 %234, %42, !dbg !1881
	br i1 %235, label %b39, label %b40, !dbg !1881

b39:
	br label %b40, !dbg !1881

b40:
	%236 = phi i64 [ %234, %b38 ], [ %230, %b39 ], !dbg !1882
	%237 = trunc i64 %236 to i32, !dbg !1883
	%238 = trunc i64 %231 to i32, !dbg !1883
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %238, i32 %237, i32 31), !dbg !1883
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !1883
	%241 = lshr i64 %231, 32, !dbg !1883
	%242 = trunc i64 %241 to i32, !dbg !1883
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 %237, i32 31), !dbg !1883
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !1883
	%245 = zext i32 %244 to i64, !dbg !1883
	%246 = shl i64 %245, 32, !dbg !1883
	%247 = zext i32 %240 to i64, !dbg !1883
	%248 = or i64 %247, %246, !dbg !1883
	%249 = icmp ne i64 %236, %230, !dbg !1884
	br i1 %249, label %b41, label %b42, !dbg !1884

b41:
	%250 = and i64 %231, %248, !dbg !1875
	br label %b42, !dbg !1885

b42:
	%251 = phi i64 [ %231, %b40 ], [ %250, %b41 ], !dbg !1871
	%252 = sdiv i64 %232, 2, !dbg !1886
	br label %b37, !dbg !1886

b43:
	%253 = trunc i64 %231 to i32, !dbg !1887
	%254 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %253, i32 0, i32 31), !dbg !1887
	%255 = extractvalue { i32, i1 } %254, 0, !dbg !1887
	%256 = lshr i64 %231, 32, !dbg !1887
	%257 = trunc i64 %256 to i32, !dbg !1887
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %257, i32 0, i32 31), !dbg !1887
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !1887
	%260 = zext i32 %259 to i64, !dbg !1887
	%261 = shl i64 %260, 32, !dbg !1887
	%262 = zext i32 %255 to i64, !dbg !1887
	%263 = or i64 %262, %261, !dbg !1887
	br label %b44, !dbg !1888

b44:
	%264 = phi i64 [ %212, %b34 ], [ %263, %b43 ], !dbg !1869
	%265 = add i64 %19, 32, !dbg !1890
	%266 = sub i64 %265, 1, !dbg !1891
	%267 = sdiv i64 %266, 32, !dbg !1892
	%268 = icmp eq i64 %267, 1, !dbg !1893
	br i1 %268, label %b50, label %b45, !dbg !1893

b45:
	%269 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1894
	call void @llvm.nvvm.barrier0(), !dbg !1895
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1896, !range !20
	%271 = sext i32 %270 to i64, !dbg !1896
	%272 = icmp eq i64 %271, 0, !dbg !1897
	br i1 %272, label %b46, label %b47, !dbg !1897

b46:
	%273 = sdiv i64 %28, 32, !dbg !1898
	%274 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 %273, !dbg !1899
	%275 = icmp uge i64 %273, 32, !dbg !1899
	br i1 %275, label %b46_fail1, label %b46_ok1, !dbg !1899, !prof !26

b46_ok1:
	store i64 %264, i64* %274, align 8, !dbg !1899
	br label %b47, !dbg !1899

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1900
	%276 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 0, !dbg !1901
	%277 = load i64, i64* %276, align 8, !dbg !1901
	br label %b48, !dbg !1901

b48:
	%278 = phi i64 [ %277, %b47 ], [ %284, %b49_ok1 ], !dbg !1902
	%279 = phi i64 [ 1, %b47 ], [ %285, %b49_ok1 ], !dbg !1903
	%280 = icmp slt i64 %279, %267, !dbg !1904
	br i1 %280, label %b49, label %b50, !dbg !1904

b49:
	%281 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 %279, !dbg !1905
	%282 = icmp uge i64 %279, 32, !dbg !1905
	br i1 %282, label %b49_fail1, label %b49_ok1, !dbg !1905, !prof !26

b49_ok1:
	%283 = load i64, i64* %281, align 8, !dbg !1905
	%284 = and i64 %278, %283, !dbg !1875
	%285 = add i64 %279, 1, !dbg !1906
	br label %b48, !dbg !1906

b50:
	%286 = phi i64 [ %264, %b44 ], [ %278, %b48 ], !dbg !1868
	br i1 %43, label %b51, label %b53, !dbg !1911

b51:
	%287 = phi i64 [ %210, %b50 ], [ %302, %b52 ], !dbg !1912
	%288 = phi i64 [ 16, %b50 ], [ %303, %b52 ], !dbg !1913
	%289 = icmp sgt i64 %288, 0, !dbg !1914
	br i1 %289, label %b52, label %b61, !dbg !1914

b52:
	%290 = trunc i64 %288 to i32, !dbg !1915
	%291 = trunc i64 %287 to i32, !dbg !1915
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %291, i32 %290, i32 31), !dbg !1915
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !1915
	%294 = lshr i64 %287, 32, !dbg !1915
	%295 = trunc i64 %294 to i32, !dbg !1915
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %295, i32 %290, i32 31), !dbg !1915
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !1915
	%298 = zext i32 %297 to i64, !dbg !1915
	%299 = shl i64 %298, 32, !dbg !1915
	%300 = zext i32 %293 to i64, !dbg !1915
	%301 = or i64 %300, %299, !dbg !1915
	%302 = or i64 %287, %301, !dbg !1916
	%303 = sdiv i64 %288, 2, !dbg !1917
	br label %b51, !dbg !1917

b53:
	%304 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1918, !range !20
	%305 = sext i32 %304 to i64, !dbg !1918
	br label %b54, !dbg !1918

b54:
	%306 = phi i64 [ %210, %b53 ], [ %326, %b59 ], !dbg !1912
	%307 = phi i64 [ 16, %b53 ], [ %327, %b59 ], !dbg !1919
	%308 = icmp sgt i64 %307, 0, !dbg !1920
	br i1 %308, label %b55, label %b60, !dbg !1920

b55:
	%309 = add i64 %305, %307, !dbg !1921
	%310 = icmp sge i64 %309, %42, !dbg !1922
	br i1 %310, label %b56, label %b57, !dbg !1922

b56:
	br label %b57, !dbg !1922

b57:
	%311 = phi i64 [ %309, %b55 ], [ %305, %b56 ], !dbg !1923
	%312 = trunc i64 %311 to i32, !dbg !1924
	%313 = trunc i64 %306 to i32, !dbg !1924
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %313, i32 %312, i32 31), !dbg !1924
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !1924
	%316 = lshr i64 %306, 32, !dbg !1924
	%317 = trunc i64 %316 to i32, !dbg !1924
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %312, i32 31), !dbg !1924
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !1924
	%320 = zext i32 %319 to i64, !dbg !1924
	%321 = shl i64 %320, 32, !dbg !1924
	%322 = zext i32 %315 to i64, !dbg !1924
	%323 = or i64 %322, %321, !dbg !1924
	%324 = icmp ne i64 %311, %305, !dbg !1925
	br i1 %324, label %b58, label %b59, !dbg !1925

b58:
	%325 = or i64 %306, %323, !dbg !1916
	br label %b59, !dbg !1926

b59:
	%326 = phi i64 [ %306, %b57 ], [ %325, %b58 ], !dbg !1912
	%327 = sdiv i64 %307, 2, !dbg !1927
	br label %b54, !dbg !1927

b60:
	%328 = trunc i64 %306 to i32, !dbg !1928
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %328, i32 0, i32 31), !dbg !1928
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !1928
	%331 = lshr i64 %306, 32, !dbg !1928
	%332 = trunc i64 %331 to i32, !dbg !1928
	%333 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %332, i32 0, i32 31), !dbg !1928
	%334 = extractvalue { i32, i1 } %333, 0, !dbg !1928
	%335 = zext i32 %334 to i64, !dbg !1928
	%336 = shl i64 %335, 32, !dbg !1928
	%337 = zext i32 %330 to i64, !dbg !1928
	%338 = or i64 %337, %336, !dbg !1928
	br label %b61, !dbg !1929

b61:
	%339 = phi i64 [ %287, %b51 ], [ %338, %b60 ], !dbg !1910
	br i1 %268, label %b67, label %b62, !dbg !1930

b62:
	%340 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1931
	call void @llvm.nvvm.barrier0(), !dbg !1932
	%341 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1933, !range !20
	%342 = sext i32 %341 to i64, !dbg !1933
	%343 = icmp eq i64 %342, 0, !dbg !1934
	br i1 %343, label %b63, label %b64, !dbg !1934

b63:
	%344 = sdiv i64 %28, 32, !dbg !1935
	%345 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 %344, !dbg !1936
	%346 = icmp uge i64 %344, 32, !dbg !1936
	br i1 %346, label %b63_fail1, label %b63_ok1, !dbg !1936, !prof !26

b63_ok1:
	store i64 %339, i64* %345, align 8, !dbg !1936
	br label %b64, !dbg !1936

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1937
	%347 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 0, !dbg !1938
	%348 = load i64, i64* %347, align 8, !dbg !1938
	br label %b65, !dbg !1938

b65:
	%349 = phi i64 [ %348, %b64 ], [ %355, %b66_ok1 ], !dbg !1939
	%350 = phi i64 [ 1, %b64 ], [ %356, %b66_ok1 ], !dbg !1940
	%351 = icmp slt i64 %350, %267, !dbg !1941
	br i1 %351, label %b66, label %b67, !dbg !1941

b66:
	%352 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 %350, !dbg !1942
	%353 = icmp uge i64 %350, 32, !dbg !1942
	br i1 %353, label %b66_fail1, label %b66_ok1, !dbg !1942, !prof !26

b66_ok1:
	%354 = load i64, i64* %352, align 8, !dbg !1942
	%355 = or i64 %349, %354, !dbg !1916
	%356 = add i64 %350, 1, !dbg !1943
	br label %b65, !dbg !1943

b67:
	%357 = phi i64 [ %339, %b61 ], [ %349, %b65 ], !dbg !1909
	br i1 %43, label %b68, label %b70, !dbg !1948

b68:
	%358 = phi i64 [ %210, %b67 ], [ %373, %b69 ], !dbg !1949
	%359 = phi i64 [ 16, %b67 ], [ %374, %b69 ], !dbg !1950
	%360 = icmp sgt i64 %359, 0, !dbg !1951
	br i1 %360, label %b69, label %b78, !dbg !1951

b69:
	%361 = trunc i64 %359 to i32, !dbg !1952
	%362 = trunc i64 %358 to i32, !dbg !1952
	%363 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %362, i32 %361, i32 31), !dbg !1952
	%364 = extractvalue { i32, i1 } %363, 0, !dbg !1952
	%365 = lshr i64 %358, 32, !dbg !1952
	%366 = trunc i64 %365 to i32, !dbg !1952
	%367 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %366, i32 %361, i32 31), !dbg !1952
	%368 = extractvalue { i32, i1 } %367, 0, !dbg !1952
	%369 = zext i32 %368 to i64, !dbg !1952
	%370 = shl i64 %369, 32, !dbg !1952
	%371 = zext i32 %364 to i64, !dbg !1952
	%372 = or i64 %371, %370, !dbg !1952
	%373 = xor i64 %358, %372, !dbg !1953
	%374 = sdiv i64 %359, 2, !dbg !1954
	br label %b68, !dbg !1954

b70:
	%375 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1955, !range !20
	%376 = sext i32 %375 to i64, !dbg !1955
	br label %b71, !dbg !1955

b71:
	%377 = phi i64 [ %210, %b70 ], [ %397, %b76 ], !dbg !1949
	%378 = phi i64 [ 16, %b70 ], [ %398, %b76 ], !dbg !1956
	%379 = icmp sgt i64 %378, 0, !dbg !1957
	br i1 %379, label %b72, label %b77, !dbg !1957

b72:
	%380 = add i64 %376, %378, !dbg !1958
	%381 = icmp sge i64 %380, %42, !dbg !1959
	br i1 %381, label %b73, label %b74, !dbg !1959

b73:
	br label %b74, !dbg !1959

b74:
	%382 = phi i64 [ %380, %b72 ], [ %376, %b73 ], !dbg !1960
	%383 = trunc i64 %382 to i32, !dbg !1961
	%384 = trunc i64 %377 to i32, !dbg !1961
	%385 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %384, i32 %383, i32 31), !dbg !1961
	%386 = extractvalue { i32, i1 } %385, 0, !dbg !1961
	%387 = lshr i64 %377, 32, !dbg !1961
	%388 = trunc i64 %387 to i32, !dbg !1961
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %383, i32 31), !dbg !1961
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !1961
	%391 = zext i32 %390 to i64, !dbg !1961
	%392 = shl i64 %391, 32, !dbg !1961
	%393 = zext i32 %386 to i64, !dbg !1961
	%394 = or i64 %393, %392, !dbg !1961
	%395 = icmp ne i64 %382, %376, !dbg !1962
	br i1 %395, label %b75, label %b76, !dbg !1962

b75:
	%396 = xor i64 %377, %394, !dbg !1953
	br label %b76, !dbg !1963

b76:
	%397 = phi i64 [ %377, %b74 ], [ %396, %b75 ], !dbg !1949
	%398 = sdiv i64 %378, 2, !dbg !1964
	br label %b71, !dbg !1964

b77:
	%399 = trunc i64 %377 to i32, !dbg !1965
	%400 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %399, i32 0, i32 31), !dbg !1965
	%401 = extractvalue { i32, i1 } %400, 0, !dbg !1965
	%402 = lshr i64 %377, 32, !dbg !1965
	%403 = trunc i64 %402 to i32, !dbg !1965
	%404 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %403, i32 0, i32 31), !dbg !1965
	%405 = extractvalue { i32, i1 } %404, 0, !dbg !1965
	%406 = zext i32 %405 to i64, !dbg !1965
	%407 = shl i64 %406, 32, !dbg !1965
	%408 = zext i32 %401 to i64, !dbg !1965
	%409 = or i64 %408, %407, !dbg !1965
	br label %b78, !dbg !1966

b78:
	%410 = phi i64 [ %358, %b68 ], [ %409, %b77 ], !dbg !1947
	br i1 %268, label %b84, label %b79, !dbg !1967

b79:
	%411 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3 to [32 x i64]*, !dbg !1968
	call void @llvm.nvvm.barrier0(), !dbg !1969
	%412 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1970, !range !20
	%413 = sext i32 %412 to i64, !dbg !1970
	%414 = icmp eq i64 %413, 0, !dbg !1971
	br i1 %414, label %b80, label %b81, !dbg !1971

b80:
	%415 = sdiv i64 %28, 32, !dbg !1972
	%416 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 %415, !dbg !1973
	%417 = icmp uge i64 %415, 32, !dbg !1973
	br i1 %417, label %b80_fail1, label %b80_ok1, !dbg !1973, !prof !26

b80_ok1:
	store i64 %410, i64* %416, align 8, !dbg !1973
	br label %b81, !dbg !1973

b81:
	call void @llvm.nvvm.barrier0(), !dbg !1974
	%418 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 0, !dbg !1975
	%419 = load i64, i64* %418, align 8, !dbg !1975
	br label %b82, !dbg !1975

b82:
	%420 = phi i64 [ %419, %b81 ], [ %426, %b83_ok1 ], !dbg !1976
	%421 = phi i64 [ 1, %b81 ], [ %427, %b83_ok1 ], !dbg !1977
	%422 = icmp slt i64 %421, %267, !dbg !1978
	br i1 %422, label %b83, label %b84, !dbg !1978

b83:
	%423 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 %421, !dbg !1979
	%424 = icmp uge i64 %421, 32, !dbg !1979
	br i1 %424, label %b83_fail1, label %b83_ok1, !dbg !1979, !prof !26

b83_ok1:
	%425 = load i64, i64* %423, align 8, !dbg !1979
	%426 = xor i64 %420, %425, !dbg !1953
	%427 = add i64 %421, 1, !dbg !1980
	br label %b82, !dbg !1980

b84:
	%428 = phi i64 [ %410, %b78 ], [ %420, %b82 ], !dbg !1946
	%429 = getelementptr inbounds i64, i64* %208, i64 0, !dbg !1981
	store i64 %286, i64* %429, align 8, !dbg !1981
	%430 = getelementptr inbounds i64, i64* %208, i64 1, !dbg !1982
	store i64 %357, i64* %430, align 8, !dbg !1982
	%431 = getelementptr inbounds i64, i64* %208, i64 2, !dbg !1983
	store i64 %428, i64* %431, align 8, !dbg !1983
	ret void, !dbg !1780

b0_fail1:
	%432 = icmp ugt i64 %30, %p1, !dbg !1783
	br i1 %432, label %b0_fail2, label %b0_ok2, !dbg !1783

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %30, i64 %p1), !dbg !1783
	ret void, !dbg !1783

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %29, i64 %p5), !dbg !1784
	ret void, !dbg !1784

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %31), !dbg !1787
	ret void, !dbg !1787

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %30, i64 %p3), !dbg !1861
	ret void, !dbg !1861

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %207), !dbg !1865
	ret void, !dbg !1865

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %273, i64 32), !dbg !1899
	ret void, !dbg !1899

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %279, i64 32), !dbg !1905
	ret void, !dbg !1905

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %344, i64 32), !dbg !1936
	ret void, !dbg !1936

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %350, i64 32), !dbg !1942
	ret void, !dbg !1942

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %415, i64 32), !dbg !1973
	ret void, !dbg !1973

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %421, i64 32), !dbg !1979
	ret void, !dbg !1979
}

define void @ExchangeInt(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1984 {
entry:
	br label %b0, !dbg !1985

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1988, !range !11
	%1 = sext i32 %0 to i64, !dbg !1988
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1988, !range !12
	%3 = sext i32 %2 to i64, !dbg !1988
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1988, !range !12
	%5 = sext i32 %4 to i64, !dbg !1988
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1988, !range !13
	%7 = sext i32 %6 to i64, !dbg !1988
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1988, !range !14
	%9 = sext i32 %8 to i64, !dbg !1988
	%10 = mul i64 %9, %5, !dbg !1988
	%11 = add i64 %3, %10, !dbg !1988
	%12 = mul i64 %7, %11, !dbg !1988
	%13 = add i64 %1, %12, !dbg !1988
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1988, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1988, !range !15
	%16 = mul i32 %14, %15, !dbg !1988
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1988, !range !16
	%18 = mul i32 %16, %17, !dbg !1988
	%19 = sext i32 %18 to i64, !dbg !1988
	%20 = mul i64 %13, %19, !dbg !1988
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1988, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1988, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1988, !range !18
	%24 = mul i32 %15, %23, !dbg !1988
	%25 = add i32 %22, %24, !dbg !1988
	%26 = mul i32 %14, %25, !dbg !1988
	%27 = add i32 %21, %26, !dbg !1988
	%28 = sext i32 %27 to i64, !dbg !1988
	%29 = add i64 %20, %28, !dbg !1988
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1989, !range !20
	%31 = sext i32 %30 to i64, !dbg !1989
	%32 = and i32 %27, -32, !dbg !1990
	%33 = sub i32 %18, %32, !dbg !1990
	%34 = icmp slt i32 %33, 32, !dbg !1990
	%35 = select i1 %34, i32 %33, i32 32, !dbg !1990
	%36 = sext i32 %35 to i64, !dbg !1990
	%37 = icmp eq i64 %36, 32, !dbg !1991
	br i1 %37, label %b1, label %b2, !dbg !1991

b1:
	br label %b2, !dbg !1991

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1992
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1993
	%40 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !1994
	%41 = icmp uge i64 %29, %p5, !dbg !1994
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !1994, !prof !26

b2_ok1:
	%42 = load i64, i64* %40, align 8, !dbg !1994
	%43 = mul i64 %29, 4, !dbg !1995
	%44 = sub i64 %p1, %43, !dbg !1996
	%45 = getelementptr inbounds i64, i64* %p0, i64 %43, !dbg !1996
	%46 = mul i64 %31, 7, !dbg !1998
	%47 = add i64 %46, 3, !dbg !1999
	%48 = icmp ugt i64 %43, %p1, !dbg !1996
	%49 = icmp ugt i64 4, %44, !dbg !1997
	%50 = icmp eq i64 %36, 0, !dbg !2000
	%51 = or i1 %48, %49, !dbg !2000
	%52 = or i1 %51, %50, !dbg !2000
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !2000, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !2000
	%54 = select i1 %53, i64 1, i64 %36, !dbg !2000
	%55 = srem i64 %47, %54, !dbg !2000
	%56 = trunc i64 %55 to i32, !dbg !2001
	%57 = trunc i64 %42 to i32, !dbg !2001
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !2001
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !2001
	%60 = lshr i64 %42, 32, !dbg !2001
	%61 = trunc i64 %60 to i32, !dbg !2001
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %56, i32 31), !dbg !2001
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2001
	%64 = zext i32 %63 to i64, !dbg !2001
	%65 = shl i64 %64, 32, !dbg !2001
	%66 = zext i32 %59 to i64, !dbg !2001
	%67 = or i64 %66, %65, !dbg !2001
	%68 = getelementptr inbounds i64, i64* %45, i64 0, !dbg !2002
	store i64 %67, i64* %68, align 8, !dbg !2002
	%69 = trunc i64 %42 to i32, !dbg !2003
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 3, i32 0), !dbg !2003
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !2003
	%72 = lshr i64 %42, 32, !dbg !2003
	%73 = trunc i64 %72 to i32, !dbg !2003
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !2003
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !2003
	%76 = zext i32 %75 to i64, !dbg !2003
	%77 = shl i64 %76, 32, !dbg !2003
	%78 = zext i32 %71 to i64, !dbg !2003
	%79 = or i64 %78, %77, !dbg !2003
	%80 = getelementptr inbounds i64, i64* %45, i64 1, !dbg !2004
	store i64 %79, i64* %80, align 8, !dbg !2004
	%81 = trunc i64 %38 to i32, !dbg !2005
	%82 = trunc i64 %42 to i32, !dbg !2005
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %82, i32 %81, i32 31), !dbg !2005
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !2005
	%85 = lshr i64 %42, 32, !dbg !2005
	%86 = trunc i64 %85 to i32, !dbg !2005
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %81, i32 31), !dbg !2005
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !2005
	%89 = zext i32 %88 to i64, !dbg !2005
	%90 = shl i64 %89, 32, !dbg !2005
	%91 = zext i32 %84 to i64, !dbg !2005
	%92 = or i64 %91, %90, !dbg !2005
	%93 = getelementptr inbounds i64, i64* %45, i64 2, !dbg !2006
	store i64 %92, i64* %93, align 8, !dbg !2006
	%94 = trunc i64 %39 to i32, !dbg !2007
	%95 = trunc i64 %42 to i32, !dbg !2007
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !2007
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !2007
	%98 = lshr i64 %42, 32, !dbg !2007
	%99 = trunc i64 %98 to i32, !dbg !2007
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %94, i32 31), !dbg !2007
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !2007
	%102 = zext i32 %101 to i64, !dbg !2007
	%103 = shl i64 %102, 32, !dbg !2007
	%104 = zext i32 %97 to i64, !dbg !2007
	%105 = or i64 %104, %103, !dbg !2007
	%106 = getelementptr inbounds i64, i64* %45, i64 3, !dbg !2008
	store i64 %105, i64* %106, align 8, !dbg !2008
	%107 = mul i64 %29, 3, !dbg !2009
	%108 = sub i64 %p3, %107, !dbg !2010
	%109 = getelementptr inbounds i32, i32* %p2, i64 %107, !dbg !2010
	%110 = icmp ugt i64 %107, %p3, !dbg !2010
	%111 = icmp ugt i64 3, %108, !dbg !2011
	%112 = or i1 %110, %111, !dbg !2011
	br i1 %112, label %b2_fail5, label %b2_ok5, !dbg !2011, !prof !26

b2_ok5:
	%113 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %42) convergent nounwind, !dbg !2012
	%114 = getelementptr inbounds i32, i32* %109, i64 0, !dbg !2013
	store i32 %113, i32* %114, align 4, !dbg !2013
	%115 = getelementptr inbounds i32, i32* %109, i64 1, !dbg !2014
	store i32 7, i32* %115, align 4, !dbg !2014
	%116 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %42) convergent nounwind, !dbg !2015
	store i32 %116, i32* %115, align 4, !dbg !2016
	%117 = sub i64 %29, %31, !dbg !2017
	%118 = getelementptr inbounds i64, i64* %p4, i64 %117, !dbg !2018
	%119 = icmp uge i64 %117, %p5, !dbg !2018
	br i1 %119, label %b2_fail7, label %b2_ok7, !dbg !2018, !prof !26

b2_ok7:
	%120 = load i64, i64* %118, align 8, !dbg !2018
	%121 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %120) convergent nounwind, !dbg !2019
	%122 = getelementptr inbounds i32, i32* %109, i64 2, !dbg !2020
	store i32 %121, i32* %122, align 4, !dbg !2020
	ret void, !dbg !1987

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !1994
	ret void, !dbg !1994

b2_fail2:
	%123 = icmp ugt i64 %43, %p1, !dbg !1996
	br i1 %123, label %b2_fail3, label %b2_ok3, !dbg !1996

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1996
	ret void, !dbg !1996

b2_ok3:
	%124 = icmp ugt i64 4, %44, !dbg !1997
	br i1 %124, label %b2_fail4, label %b2_ok4, !dbg !1997

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1997
	ret void, !dbg !1997

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2000
	ret void, !dbg !2000

b2_fail5:
	%125 = icmp ugt i64 %107, %p3, !dbg !2010
	br i1 %125, label %b2_fail6, label %b2_ok6, !dbg !2010

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %107, i64 %p3), !dbg !2010
	ret void, !dbg !2010

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %108), !dbg !2011
	ret void, !dbg !2011

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %117, i64 %p5), !dbg !2018
	ret void, !dbg !2018
}

define void @ExchangeUint8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2021 {
entry:
	br label %b0, !dbg !2022

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2025, !range !11
	%1 = sext i32 %0 to i64, !dbg !2025
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2025, !range !12
	%3 = sext i32 %2 to i64, !dbg !2025
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2025, !range !12
	%5 = sext i32 %4 to i64, !dbg !2025
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2025, !range !13
	%7 = sext i32 %6 to i64, !dbg !2025
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2025, !range !14
	%9 = sext i32 %8 to i64, !dbg !2025
	%10 = mul i64 %9, %5, !dbg !2025
	%11 = add i64 %3, %10, !dbg !2025
	%12 = mul i64 %7, %11, !dbg !2025
	%13 = add i64 %1, %12, !dbg !2025
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2025, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2025, !range !15
	%16 = mul i32 %14, %15, !dbg !2025
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2025, !range !16
	%18 = mul i32 %16, %17, !dbg !2025
	%19 = sext i32 %18 to i64, !dbg !2025
	%20 = mul i64 %13, %19, !dbg !2025
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2025, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2025, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2025, !range !18
	%24 = mul i32 %15, %23, !dbg !2025
	%25 = add i32 %22, %24, !dbg !2025
	%26 = mul i32 %14, %25, !dbg !2025
	%27 = add i32 %21, %26, !dbg !2025
	%28 = sext i32 %27 to i64, !dbg !2025
	%29 = add i64 %20, %28, !dbg !2025
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2026, !range !20
	%31 = sext i32 %30 to i64, !dbg !2026
	%32 = and i32 %27, -32, !dbg !2027
	%33 = sub i32 %18, %32, !dbg !2027
	%34 = icmp slt i32 %33, 32, !dbg !2027
	%35 = select i1 %34, i32 %33, i32 32, !dbg !2027
	%36 = sext i32 %35 to i64, !dbg !2027
	%37 = icmp eq i64 %36, 32, !dbg !2028
	br i1 %37, label %b1, label %b2, !dbg !2028

b1:
	br label %b2, !dbg !2028

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2029
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2030
	%40 = getelementptr inbounds i8, i8* %p4, i64 %29, !dbg !2031
	%41 = icmp uge i64 %29, %p5, !dbg !2031
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !2031, !prof !26

b2_ok1:
	%42 = load i8, i8* %40, align 1, !dbg !2031
	%43 = mul i64 %29, 4, !dbg !2032
	%44 = sub i64 %p1, %43, !dbg !2033
	%45 = getelementptr inbounds i8, i8* %p0, i64 %43, !dbg !2033
	%46 = mul i64 %31, 7, !dbg !2035
	%47 = add i64 %46, 3, !dbg !2036
	%48 = icmp ugt i64 %43, %p1, !dbg !2033
	%49 = icmp ugt i64 4, %44, !dbg !2034
	%50 = icmp eq i64 %36, 0, !dbg !2037
	%51 = or i1 %48, %49, !dbg !2037
	%52 = or i1 %51, %50, !dbg !2037
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !2037, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !2037
	%54 = select i1 %53, i64 1, i64 %36, !dbg !2037
	%55 = srem i64 %47, %54, !dbg !2037
	%56 = trunc i64 %55 to i32, !dbg !2038
	%57 = zext i8 %42 to i32, !dbg !2038
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !2038
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !2038
	%60 = trunc i32 %59 to i8, !dbg !2038
	%61 = getelementptr inbounds i8, i8* %45, i64 0, !dbg !2039
	store i8 %60, i8* %61, align 1, !dbg !2039
	%62 = zext i8 %42 to i32, !dbg !2040
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !2040
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !2040
	%65 = trunc i32 %64 to i8, !dbg !2040
	%66 = getelementptr inbounds i8, i8* %45, i64 1, !dbg !2041
	store i8 %65, i8* %66, align 1, !dbg !2041
	%67 = trunc i64 %38 to i32, !dbg !2042
	%68 = zext i8 %42 to i32, !dbg !2042
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !2042
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !2042
	%71 = trunc i32 %70 to i8, !dbg !2042
	%72 = getelementptr inbounds i8, i8* %45, i64 2, !dbg !2043
	store i8 %71, i8* %72, align 1, !dbg !2043
	%73 = trunc i64 %39 to i32, !dbg !2044
	%74 = zext i8 %42 to i32, !dbg !2044
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !2044
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !2044
	%77 = trunc i32 %76 to i8, !dbg !2044
	%78 = getelementptr inbounds i8, i8* %45, i64 3, !dbg !2045
	store i8 %77, i8* %78, align 1, !dbg !2045
	%79 = mul i64 %29, 3, !dbg !2046
	%80 = sub i64 %p3, %79, !dbg !2047
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !2047
	%82 = icmp ugt i64 %79, %p3, !dbg !2047
	%83 = icmp ugt i64 3, %80, !dbg !2048
	%84 = or i1 %82, %83, !dbg !2048
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !2048, !prof !26

b2_ok5:
	%85 = zext i8 %42 to i32, !dbg !2049
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !2049
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !2050
	store i32 %86, i32* %87, align 4, !dbg !2050
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !2051
	store i32 7, i32* %88, align 4, !dbg !2051
	%89 = zext i8 %42 to i32, !dbg !2052
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !2052
	store i32 %90, i32* %88, align 4, !dbg !2053
	%91 = sub i64 %29, %31, !dbg !2054
	%92 = getelementptr inbounds i8, i8* %p4, i64 %91, !dbg !2055
	%93 = icmp uge i64 %91, %p5, !dbg !2055
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !2055, !prof !26

b2_ok7:
	%94 = load i8, i8* %92, align 1, !dbg !2055
	%95 = zext i8 %94 to i32, !dbg !2056
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !2056
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !2057
	store i32 %96, i32* %97, align 4, !dbg !2057
	ret void, !dbg !2024

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !2031
	ret void, !dbg !2031

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !2033
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !2033

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2033
	ret void, !dbg !2033

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !2034
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !2034

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2034
	ret void, !dbg !2034

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2037
	ret void, !dbg !2037

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !2047
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !2047

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %79, i64 %p3), !dbg !2047
	ret void, !dbg !2047

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %80), !dbg !2048
	ret void, !dbg !2048

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %91, i64 %p5), !dbg !2055
	ret void, !dbg !2055
}

define void @ExchangeUint16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2058 {
entry:
	br label %b0, !dbg !2059

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2062, !range !11
	%1 = sext i32 %0 to i64, !dbg !2062
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2062, !range !12
	%3 = sext i32 %2 to i64, !dbg !2062
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2062, !range !12
	%5 = sext i32 %4 to i64, !dbg !2062
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2062, !range !13
	%7 = sext i32 %6 to i64, !dbg !2062
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2062, !range !14
	%9 = sext i32 %8 to i64, !dbg !2062
	%10 = mul i64 %9, %5, !dbg !2062
	%11 = add i64 %3, %10, !dbg !2062
	%12 = mul i64 %7, %11, !dbg !2062
	%13 = add i64 %1, %12, !dbg !2062
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2062, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2062, !range !15
	%16 = mul i32 %14, %15, !dbg !2062
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2062, !range !16
	%18 = mul i32 %16, %17, !dbg !2062
	%19 = sext i32 %18 to i64, !dbg !2062
	%20 = mul i64 %13, %19, !dbg !2062
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2062, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2062, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2062, !range !18
	%24 = mul i32 %15, %23, !dbg !2062
	%25 = add i32 %22, %24, !dbg !2062
	%26 = mul i32 %14, %25, !dbg !2062
	%27 = add i32 %21, %26, !dbg !2062
	%28 = sext i32 %27 to i64, !dbg !2062
	%29 = add i64 %20, %28, !dbg !2062
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2063, !range !20
	%31 = sext i32 %30 to i64, !dbg !2063
	%32 = and i32 %27, -32, !dbg !2064
	%33 = sub i32 %18, %32, !dbg !2064
	%34 = icmp slt i32 %33, 32, !dbg !2064
	%35 = select i1 %34, i32 %33, i32 32, !dbg !2064
	%36 = sext i32 %35 to i64, !dbg !2064
	%37 = icmp eq i64 %36, 32, !dbg !2065
	br i1 %37, label %b1, label %b2, !dbg !2065

b1:
	br label %b2, !dbg !2065

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2066
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2067
	%40 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !2068
	%41 = icmp uge i64 %29, %p5, !dbg !2068
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !2068, !prof !26

b2_ok1:
	%42 = load i16, i16* %40, align 2, !dbg !2068
	%43 = mul i64 %29, 4, !dbg !2069
	%44 = sub i64 %p1, %43, !dbg !2070
	%45 = getelementptr inbounds i16, i16* %p0, i64 %43, !dbg !2070
	%46 = mul i64 %31, 7, !dbg !2072
	%47 = add i64 %46, 3, !dbg !2073
	%48 = icmp ugt i64 %43, %p1, !dbg !2070
	%49 = icmp ugt i64 4, %44, !dbg !2071
	%50 = icmp eq i64 %36, 0, !dbg !2074
	%51 = or i1 %48, %49, !dbg !2074
	%52 = or i1 %51, %50, !dbg !2074
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !2074, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !2074
	%54 = select i1 %53, i64 1, i64 %36, !dbg !2074
	%55 = srem i64 %47, %54, !dbg !2074
	%56 = trunc i64 %55 to i32, !dbg !2075
	%57 = zext i16 %42 to i32, !dbg !2075
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !2075
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !2075
	%60 = trunc i32 %59 to i16, !dbg !2075
	%61 = getelementptr inbounds i16, i16* %45, i64 0, !dbg !2076
	store i16 %60, i16* %61, align 2, !dbg !2076
	%62 = zext i16 %42 to i32, !dbg !2077
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !2077
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !2077
	%65 = trunc i32 %64 to i16, !dbg !2077
	%66 = getelementptr inbounds i16, i16* %45, i64 1, !dbg !2078
	store i16 %65, i16* %66, align 2, !dbg !2078
	%67 = trunc i64 %38 to i32, !dbg !2079
	%68 = zext i16 %42 to i32, !dbg !2079
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !2079
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !2079
	%71 = trunc i32 %70 to i16, !dbg !2079
	%72 = getelementptr inbounds i16, i16* %45, i64 2, !dbg !2080
	store i16 %71, i16* %72, align 2, !dbg !2080
	%73 = trunc i64 %39 to i32, !dbg !2081
	%74 = zext i16 %42 to i32, !dbg !2081
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !2081
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !2081
	%77 = trunc i32 %76 to i16, !dbg !2081
	%78 = getelementptr inbounds i16, i16* %45, i64 3, !dbg !2082
	store i16 %77, i16* %78, align 2, !dbg !2082
	%79 = mul i64 %29, 3, !dbg !2083
	%80 = sub i64 %p3, %79, !dbg !2084
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !2084
	%82 = icmp ugt i64 %79, %p3, !dbg !2084
	%83 = icmp ugt i64 3, %80, !dbg !2085
	%84 = or i1 %82, %83, !dbg !2085
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !2085, !prof !26

b2_ok5:
	%85 = zext i16 %42 to i32, !dbg !2086
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !2086
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !2087
	store i32 %86, i32* %87, align 4, !dbg !2087
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !2088
	store i32 7, i32* %88, align 4, !dbg !2088
	%89 = zext i16 %42 to i32, !dbg !2089
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !2089
	store i32 %90, i32* %88, align 4, !dbg !2090
	%91 = sub i64 %29, %31, !dbg !2091
	%92 = getelementptr inbounds i16, i16* %p4, i64 %91, !dbg !2092
	%93 = icmp uge i64 %91, %p5, !dbg !2092
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !2092, !prof !26

b2_ok7:
	%94 = load i16, i16* %92, align 2, !dbg !2092
	%95 = zext i16 %94 to i32, !dbg !2093
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !2093
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !2094
	store i32 %96, i32* %97, align 4, !dbg !2094
	ret void, !dbg !2061

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !2068
	ret void, !dbg !2068

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !2070
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !2070

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2070
	ret void, !dbg !2070

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !2071
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !2071

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2071
	ret void, !dbg !2071

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2074
	ret void, !dbg !2074

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !2084
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !2084

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %79, i64 %p3), !dbg !2084
	ret void, !dbg !2084

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %80), !dbg !2085
	ret void, !dbg !2085

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %91, i64 %p5), !dbg !2092
	ret void, !dbg !2092
}

define void @NumbersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2095 {
entry:
	br label %b0, !dbg !2096

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2099, !range !11
	%1 = sext i32 %0 to i64, !dbg !2099
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2099, !range !12
	%3 = sext i32 %2 to i64, !dbg !2099
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2099, !range !12
	%5 = sext i32 %4 to i64, !dbg !2099
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2099, !range !13
	%7 = sext i32 %6 to i64, !dbg !2099
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2099, !range !14
	%9 = sext i32 %8 to i64, !dbg !2099
	%10 = mul i64 %9, %5, !dbg !2099
	%11 = add i64 %3, %10, !dbg !2099
	%12 = mul i64 %7, %11, !dbg !2099
	%13 = add i64 %1, %12, !dbg !2099
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2099, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2099, !range !15
	%16 = mul i32 %14, %15, !dbg !2099
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2099, !range !16
	%18 = mul i32 %16, %17, !dbg !2099
	%19 = sext i32 %18 to i64, !dbg !2099
	%20 = mul i64 %13, %19, !dbg !2099
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2099, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2099, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2099, !range !18
	%24 = mul i32 %15, %23, !dbg !2099
	%25 = add i32 %22, %24, !dbg !2099
	%26 = mul i32 %14, %25, !dbg !2099
	%27 = add i32 %21, %26, !dbg !2099
	%28 = sext i32 %27 to i64, !dbg !2099
	%29 = add i64 %20, %28, !dbg !2099
	%30 = mul i64 %29, 6, !dbg !2100
	%31 = sub i64 %p1, %30, !dbg !2101
	%32 = getelementptr inbounds i16, i16* %p0, i64 %30, !dbg !2101
	%33 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !2102
	%34 = icmp ugt i64 %30, %p1, !dbg !2101
	%35 = icmp uge i64 %29, %p5, !dbg !2102
	%36 = or i1 %34, %35, !dbg !2102
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !2102, !prof !26

b0_ok1:
	%37 = load i16, i16* %33, align 2, !dbg !2102
	%38 = icmp ugt i64 6, %31, !dbg !2105
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2105, !prof !26

b0_ok3:
	br label %b1, !dbg !2105

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %193, %b48 ], !dbg !2105
	%40 = and i32 %27, -32, !dbg !2112
	%41 = sub i32 %18, %40, !dbg !2112
	%42 = icmp slt i32 %41, 32, !dbg !2112
	%43 = select i1 %42, i32 %41, i32 32, !dbg !2112
	%44 = sext i32 %43 to i64, !dbg !2112
	%45 = icmp eq i64 %44, 32, !dbg !2113
	br i1 %45, label %b2, label %b4, !dbg !2113

b2:
	%46 = phi i16 [ %37, %b1 ], [ %54, %b3 ], !dbg !2114
	%47 = phi i64 [ 16, %b1 ], [ %55, %b3 ], !dbg !2115
	%48 = icmp sgt i64 %47, 0, !dbg !2116
	br i1 %48, label %b3, label %b12, !dbg !2116

b3:
	%49 = trunc i64 %47 to i32, !dbg !2117
	%50 = zext i16 %46 to i32, !dbg !2117
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !2117
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !2117
	%53 = trunc i32 %52 to i16, !dbg !2117
	%54 = add i16 %46, %53, !dbg !2118
	%55 = sdiv i64 %47, 2, !dbg !2119
	br label %b2, !dbg !2119

b4:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2120, !range !20
	%57 = sext i32 %56 to i64, !dbg !2120
	br label %b5, !dbg !2120

b5:
	%58 = phi i16 [ %37, %b4 ], [ %71, %b10 ], !dbg !2114
	%59 = phi i64 [ 16, %b4 ], [ %72, %b10 ], !dbg !2121
	%60 = icmp sgt i64 %59, 0, !dbg !2122
	br i1 %60, label %b6, label %b11, !dbg !2122

b6:
	%61 = add i64 %57, %59, !dbg !2123
	%62 = icmp sge i64 %61, %44, !dbg !2124
	br i1 %62, label %b7, label %b8, !dbg !2124

b7:
	br label %b8, !dbg !2124

b8:
	%63 = phi i64 [ %61, %b6 ], [ %57, %b7 ], !dbg !2125
	%64 = trunc i64 %63 to i32, !dbg !2126
	%65 = zext i16 %58 to i32, !dbg !2126
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %64, i32 31), !dbg !2126
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !2126
	%68 = trunc i32 %67 to i16, !dbg !2126
	%69 = icmp ne i64 %63, %57, !dbg !2127
	br i1 %69, label %b9, label %b10, !dbg !2127

b9:
	%70 = add i16 %58, %68, !dbg !2118
	br label %b10, !dbg !2128

b10:
	%71 = phi i16 [ %58, %b8 ], [ %70, %b9 ], !dbg !2114
	%72 = sdiv i64 %59, 2, !dbg !2129
	br label %b5, !dbg !2129

b11:
	%73 = zext i16 %58 to i32, !dbg !2130
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 0, i32 31), !dbg !2130
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !2130
	%76 = trunc i32 %75 to i16, !dbg !2130
	br label %b12, !dbg !2131

b12:
	%77 = phi i16 [ %46, %b2 ], [ %76, %b11 ], !dbg !2111
	%78 = getelementptr inbounds i16, i16* %32, i64 0, !dbg !2132
	store i16 %77, i16* %78, align 2, !dbg !2132
	br i1 %45, label %b13, label %b15, !dbg !2137

b13:
	%79 = phi i16 [ %37, %b12 ], [ %88, %b14 ], !dbg !2138
	%80 = phi i64 [ 16, %b12 ], [ %89, %b14 ], !dbg !2139
	%81 = icmp sgt i64 %80, 0, !dbg !2140
	br i1 %81, label %b14, label %b23, !dbg !2140

b14:
	%82 = trunc i64 %80 to i32, !dbg !2141
	%83 = zext i16 %79 to i32, !dbg !2141
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !2141
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !2141
	%86 = trunc i32 %85 to i16, !dbg !2141
	%87 = icmp ult i16 %79, %86, !dbg !2142
	%88 = select i1 %87, i16 %79, i16 %86, !dbg !2142
	%89 = sdiv i64 %80, 2, !dbg !2143
	br label %b13, !dbg !2143

b15:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2144, !range !20
	%91 = sext i32 %90 to i64, !dbg !2144
	br label %b16, !dbg !2144

b16:
	%92 = phi i16 [ %37, %b15 ], [ %106, %b21 ], !dbg !2138
	%93 = phi i64 [ 16, %b15 ], [ %107, %b21 ], !dbg !2145
	%94 = icmp sgt i64 %93, 0, !dbg !2146
	br i1 %94, label %b17, label %b22, !dbg !2146

b17:
	%95 = add i64 %91, %93, !dbg !2147
	%96 = icmp sge i64 %95, %44, !dbg !2148
	br i1 %96, label %b18, label %b19, !dbg !2148

b18:
	br label %b19, !dbg !2148

b19:
	%97 = phi i64 [ %95, %b17 ], [ %91, %b18 ], !dbg !2149
	%98 = trunc i64 %97 to i32, !dbg !2150
	%99 = zext i16 %92 to i32, !dbg !2150
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %99, i32 %98, i32 31), !dbg !2150
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !2150
	%102 = trunc i32 %101 to i16, !dbg !2150
	%103 = icmp ne i64 %97, %91, !dbg !2151
	br i1 %103, label %b20, label %b21, !dbg !2151

b20:
	%104 = icmp ult i16 %92, %102, !dbg !2142
	%105 = select i1 %104, i16 %92, i16 %102, !dbg !2142
	br label %b21, !dbg !2152

b21:
	%106 = phi i16 [ %92, %b19 ], [ %105, %b20 ], !dbg !2138
	%107 = sdiv i64 %93, 2, !dbg !2153
	br label %b16, !dbg !2153

b22:
	%108 = zext i16 %92 to i32, !dbg !2154
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !2154
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !2154
	%111 = trunc i32 %110 to i16, !dbg !2154
	br label %b23, !dbg !2155

b23:
	%112 = phi i16 [ %79, %b13 ], [ %111, %b22 ], !dbg !2136
	br i1 %45, label %b24, label %b26, !dbg !2160

b24:
	%113 = phi i16 [ %37, %b23 ], [ %122, %b25 ], !dbg !2161
	%114 = phi i64 [ 16, %b23 ], [ %123, %b25 ], !dbg !2162
	%115 = icmp sgt i64 %114, 0, !dbg !2163
	br i1 %115, label %b25, label %b34, !dbg !2163

b25:
	%116 = trunc i64 %114 to i32, !dbg !2164
	%117 = zext i16 %113 to i32, !dbg !2164
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %117, i32 %116, i32 31), !dbg !2164
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !2164
	%120 = trunc i32 %119 to i16, !dbg !2164
	%121 = icmp ugt i16 %113, %120, !dbg !2165
	%122 = select i1 %121, i16 %113, i16 %120, !dbg !2165
	%123 = sdiv i64 %114, 2, !dbg !2166
	br label %b24, !dbg !2166

b26:
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2167, !range !20
	%125 = sext i32 %124 to i64, !dbg !2167
	br label %b27, !dbg !2167

b27:
	%126 = phi i16 [ %37, %b26 ], [ %140, %b32 ], !dbg !2161
	%127 = phi i64 [ 16, %b26 ], [ %141, %b32 ], !dbg !2168
	%128 = icmp sgt i64 %127, 0, !dbg !2169
	br i1 %128, label %b28, label %b33, !dbg !2169

b28:
	%129 = add i64 %125, %127, !dbg !2170
	%130 = icmp sge i64 %129, %44, !dbg !2171
	br i1 %130, label %b29, label %b30, !dbg !2171

b29:
	br label %b30, !dbg !2171

b30:
	%131 = phi i64 [ %129, %b28 ], [ %125, %b29 ], !dbg !2172
	%132 = trunc i64 %131 to i32, !dbg !2173
	%133 = zext i16 %126 to i32, !dbg !2173
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %132, i32 31), !dbg !2173
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !2173
	%136 = trunc i32 %135 to i16, !dbg !2173
	%137 = icmp ne i64 %131, %125, !dbg !2174
	br i1 %137, label %b31, label %b32, !dbg !2174

b31:
	%138 = icmp ugt i16 %126, %136, !dbg !2165
	%139 = select i1 %138, i16 %126, i16 %136, !dbg !2165
	br label %b32, !dbg !2175

b32:
	%140 = phi i16 [ %126, %b30 ], [ %139, %b31 ], !dbg !2161
	%141 = sdiv i64 %127, 2, !dbg !2176
	br label %b27, !dbg !2176

b33:
	%142 = zext i16 %126 to i32, !dbg !2177
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 0, i32 31), !dbg !2177
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !2177
	%145 = trunc i32 %144 to i16, !dbg !2177
	br label %b34, !dbg !2178

b34:
	%146 = phi i16 [ %113, %b24 ], [ %145, %b33 ], !dbg !2159
	%147 = getelementptr inbounds i16, i16* %32, i64 1, !dbg !2179
	store i16 %112, i16* %147, align 2, !dbg !2179
	%148 = getelementptr inbounds i16, i16* %32, i64 2, !dbg !2180
	store i16 %146, i16* %148, align 2, !dbg !2180
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2185, !range !20
	%150 = sext i32 %149 to i64, !dbg !2185
	br label %b35, !dbg !2185

b35:
	%151 = phi i16 [ %37, %b34 ], [ %161, %b38 ], !dbg !2186
	%152 = phi i64 [ 1, %b34 ], [ %162, %b38 ], !dbg !2187
	%153 = icmp slt i64 %152, 32, !dbg !2188
	br i1 %153, label %b36, label %b39, !dbg !2188

b36:
	%154 = trunc i64 %152 to i32, !dbg !2189
	%155 = zext i16 %151 to i32, !dbg !2189
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %155, i32 %154, i32 0), !dbg !2189
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !2189
	%158 = trunc i32 %157 to i16, !dbg !2189
	%159 = icmp sge i64 %150, %152, !dbg !2190
	br i1 %159, label %b37, label %b38, !dbg !2190

b37:
	%160 = add i16 %151, %158, !dbg !2191
	br label %b38, !dbg !2191

b38:
	%161 = phi i16 [ %151, %b36 ], [ %160, %b37 ], !dbg !2186
	%162 = mul i64 %152, 2, !dbg !2192
	br label %b35, !dbg !2192

b39:
	%163 = phi i16 [ %37, %b35 ], [ %173, %b42 ], !dbg !2196
	%164 = phi i64 [ 1, %b35 ], [ %174, %b42 ], !dbg !2197
	%165 = icmp slt i64 %164, 32, !dbg !2198
	br i1 %165, label %b40, label %b43, !dbg !2198

b40:
	%166 = trunc i64 %164 to i32, !dbg !2199
	%167 = zext i16 %163 to i32, !dbg !2199
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %167, i32 %166, i32 0), !dbg !2199
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !2199
	%170 = trunc i32 %169 to i16, !dbg !2199
	%171 = icmp sge i64 %150, %164, !dbg !2200
	br i1 %171, label %b41, label %b42, !dbg !2200

b41:
	%172 = add i16 %163, %170, !dbg !2201
	br label %b42, !dbg !2201

b42:
	%173 = phi i16 [ %163, %b40 ], [ %172, %b41 ], !dbg !2196
	%174 = mul i64 %164, 2, !dbg !2202
	br label %b39, !dbg !2202

b43:
	%175 = zext i16 %163 to i32, !dbg !2203
	%176 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %175, i32 1, i32 0), !dbg !2203
	%177 = extractvalue { i32, i1 } %176, 0, !dbg !2203
	%178 = trunc i32 %177 to i16, !dbg !2203
	%179 = icmp eq i64 %150, 0, !dbg !2204
	br i1 %179, label %b45, label %b44, !dbg !2204

b44:
	br label %b45, !dbg !2205

b45:
	%180 = phi i16 [ 0, %b43 ], [ %178, %b44 ], !dbg !2194
	%181 = getelementptr inbounds i16, i16* %32, i64 3, !dbg !2206
	store i16 %151, i16* %181, align 2, !dbg !2206
	%182 = getelementptr inbounds i16, i16* %32, i64 4, !dbg !2207
	store i16 %180, i16* %182, align 2, !dbg !2207
	%183 = mul i64 %44, 2, !dbg !2208
	%184 = sdiv i64 %183, 3, !dbg !2209
	%185 = icmp slt i64 %184, 0, !dbg !2212
	br i1 %185, label %b47, label %b46, !dbg !2212

b46:
	%186 = icmp sge i64 %184, %44, !dbg !2213
	br i1 %186, label %b47, label %b48, !dbg !2213

b47:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !2214
	ret void, !dbg !2214

b48:
	%187 = trunc i64 %184 to i32, !dbg !2215
	%188 = zext i16 %37 to i32, !dbg !2215
	%189 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %188, i32 %187, i32 31), !dbg !2215
	%190 = extractvalue { i32, i1 } %189, 0, !dbg !2215
	%191 = trunc i32 %190 to i16, !dbg !2215
	%192 = getelementptr inbounds i16, i16* %32, i64 5, !dbg !2216
	store i16 %191, i16* %192, align 2, !dbg !2216
	%193 = add i64 %39, 1, !dbg !2216
	%194 = icmp slt i64 %193, 2, !dbg !2216
	br i1 %194, label %b1, label %b49, !dbg !2216

b49:
	%195 = sub i64 %p3, %30, !dbg !2217
	%196 = getelementptr inbounds i16, i16* %p2, i64 %30, !dbg !2217
	%197 = icmp ugt i64 %30, %p3, !dbg !2217
	br i1 %197, label %b49_fail1, label %b49_ok1, !dbg !2217, !prof !26

b49_ok1:
	%198 = load i16, i16* %33, align 2, !dbg !2218
	%199 = icmp ugt i64 6, %195, !dbg !2221
	br i1 %199, label %b49_fail2, label %b49_ok2, !dbg !2221, !prof !26

b49_ok2:
	br label %b50, !dbg !2221

b50:
	%200 = phi i64 [ 0, %b49_ok2 ], [ %429, %b129 ], !dbg !2221
	br i1 %45, label %b51, label %b53, !dbg !2227

b51:
	%201 = phi i16 [ %198, %b50 ], [ %209, %b52 ], !dbg !2228
	%202 = phi i64 [ 16, %b50 ], [ %210, %b52 ], !dbg !2229
	%203 = icmp sgt i64 %202, 0, !dbg !2230
	br i1 %203, label %b52, label %b60, !dbg !2230

b52:
	%204 = trunc i64 %202 to i32, !dbg !2231
	%205 = zext i16 %201 to i32, !dbg !2231
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %205, i32 %204, i32 31), !dbg !2231
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !2231
	%208 = trunc i32 %207 to i16, !dbg !2231
	%209 = add i16 %201, %208, !dbg !2232
	%210 = sdiv i64 %202, 2, !dbg !2233
	br label %b51, !dbg !2233

b53:
	%211 = phi i16 [ %198, %b50 ], [ %224, %b58 ], !dbg !2228
	%212 = phi i64 [ 16, %b50 ], [ %225, %b58 ], !dbg !2234
	%213 = icmp sgt i64 %212, 0, !dbg !2235
	br i1 %213, label %b54, label %b59, !dbg !2235

b54:
	%214 = add i64 %150, %212, !dbg !2236
	%215 = icmp sge i64 %214, %44, !dbg !2237
	br i1 %215, label %b55, label %b56, !dbg !2237

b55:
	br label %b56, !dbg !2237

b56:
	%216 = phi i64 [ %214, %b54 ], [ %150, %b55 ], !dbg !2238
	%217 = trunc i64 %216 to i32, !dbg !2239
	%218 = zext i16 %211 to i32, !dbg !2239
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %218, i32 %217, i32 31), !dbg !2239
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !2239
	%221 = trunc i32 %220 to i16, !dbg !2239
	%222 = icmp ne i64 %216, %150, !dbg !2240
	br i1 %222, label %b57, label %b58, !dbg !2240

b57:
	%223 = add i16 %211, %221, !dbg !2232
	br label %b58, !dbg !2241

b58:
	%224 = phi i16 [ %211, %b56 ], [ %223, %b57 ], !dbg !2228
	%225 = sdiv i64 %212, 2, !dbg !2242
	br label %b53, !dbg !2242

b59:
	%226 = zext i16 %211 to i32, !dbg !2243
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 0, i32 31), !dbg !2243
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !2243
	%229 = trunc i32 %228 to i16, !dbg !2243
	br label %b60, !dbg !2244

b60:
	%230 = phi i16 [ %201, %b51 ], [ %229, %b59 ], !dbg !2226
	%231 = add i64 %19, 32, !dbg !2246
	%232 = sub i64 %231, 1, !dbg !2247
	%233 = sdiv i64 %232, 32, !dbg !2248
	%234 = icmp eq i64 %233, 1, !dbg !2249
	br i1 %234, label %b66, label %b61, !dbg !2249

b61:
	%235 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2250
	call void @llvm.nvvm.barrier0(), !dbg !2251
	br i1 %179, label %b62, label %b63, !dbg !2252

b62:
	%236 = sdiv i64 %28, 32, !dbg !2253
	%237 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 %236, !dbg !2254
	%238 = icmp uge i64 %236, 32, !dbg !2254
	br i1 %238, label %b62_fail1, label %b62_ok1, !dbg !2254, !prof !26

b62_ok1:
	store i16 %230, i16* %237, align 2, !dbg !2254
	br label %b63, !dbg !2254

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2255
	%239 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 0, !dbg !2256
	%240 = load i16, i16* %239, align 2, !dbg !2256
	br label %b64, !dbg !2256

b64:
	%241 = phi i16 [ %240, %b63 ], [ %247, %b65_ok1 ], !dbg !2257
	%242 = phi i64 [ 1, %b63 ], [ %248, %b65_ok1 ], !dbg !2258
	%243 = icmp slt i64 %242, %233, !dbg !2259
	br i1 %243, label %b65, label %b66, !dbg !2259

b65:
	%244 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 %242, !dbg !2260
	%245 = icmp uge i64 %242, 32, !dbg !2260
	br i1 %245, label %b65_fail1, label %b65_ok1, !dbg !2260, !prof !26

b65_ok1:
	%246 = load i16, i16* %244, align 2, !dbg !2260
	%247 = add i16 %241, %246, !dbg !2232
	%248 = add i64 %242, 1, !dbg !2261
	br label %b64, !dbg !2261

b66:
	%249 = phi i16 [ %230, %b60 ], [ %241, %b64 ], !dbg !2225
	%250 = getelementptr inbounds i16, i16* %196, i64 0, !dbg !2262
	store i16 %249, i16* %250, align 2, !dbg !2262
	br i1 %45, label %b67, label %b69, !dbg !2267

b67:
	%251 = phi i16 [ %198, %b66 ], [ %260, %b68 ], !dbg !2268
	%252 = phi i64 [ 16, %b66 ], [ %261, %b68 ], !dbg !2269
	%253 = icmp sgt i64 %252, 0, !dbg !2270
	br i1 %253, label %b68, label %b76, !dbg !2270

b68:
	%254 = trunc i64 %252 to i32, !dbg !2271
	%255 = zext i16 %251 to i32, !dbg !2271
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %255, i32 %254, i32 31), !dbg !2271
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !2271
	%258 = trunc i32 %257 to i16, !dbg !2271
	%259 = icmp ult i16 %251, %258, !dbg !2272
	%260 = select i1 %259, i16 %251, i16 %258, !dbg !2272
	%261 = sdiv i64 %252, 2, !dbg !2273
	br label %b67, !dbg !2273

b69:
	%262 = phi i16 [ %198, %b66 ], [ %276, %b74 ], !dbg !2268
	%263 = phi i64 [ 16, %b66 ], [ %277, %b74 ], !dbg !2274
	%264 = icmp sgt i64 %263, 0, !dbg !2275
	br i1 %264, label %b70, label %b75, !dbg !2275

b70:
	%265 = add i64 %150, %263, !dbg !2276
	%266 = icmp sge i64 %265, %44, !dbg !2277
	br i1 %266, label %b71, label %b72, !dbg !2277

b71:
	br label %b72, !dbg !2277

b72:
	%267 = phi i64 [ %265, %b70 ], [ %150, %b71 ], !dbg !2278
	%268 = trunc i64 %267 to i32, !dbg !2279
	%269 = zext i16 %262 to i32, !dbg !2279
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %269, i32 %268, i32 31), !dbg !2279
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !2279
	%272 = trunc i32 %271 to i16, !dbg !2279
	%273 = icmp ne i64 %267, %150, !dbg !2280
	br i1 %273, label %b73, label %b74, !dbg !2280

b73:
	%274 = icmp ult i16 %262, %272, !dbg !2272
	%275 = select i1 %274, i16 %262, i16 %272, !dbg !2272
	br label %b74, !dbg !2281

b74:
	%276 = phi i16 [ %262, %b72 ], [ %275, %b73 ], !dbg !2268
	%277 = sdiv i64 %263, 2, !dbg !2282
	br label %b69, !dbg !2282

b75:
	%278 = zext i16 %262 to i32, !dbg !2283
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 0, i32 31), !dbg !2283
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !2283
	%281 = trunc i32 %280 to i16, !dbg !2283
	br label %b76, !dbg !2284

b76:
	%282 = phi i16 [ %251, %b67 ], [ %281, %b75 ], !dbg !2266
	br i1 %234, label %b82, label %b77, !dbg !2285

b77:
	%283 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2286
	call void @llvm.nvvm.barrier0(), !dbg !2287
	br i1 %179, label %b78, label %b79, !dbg !2288

b78:
	%284 = sdiv i64 %28, 32, !dbg !2289
	%285 = getelementptr inbounds [32 x i16], [32 x i16]* %283, i64 0, i64 %284, !dbg !2290
	%286 = icmp uge i64 %284, 32, !dbg !2290
	br i1 %286, label %b78_fail1, label %b78_ok1, !dbg !2290, !prof !26

b78_ok1:
	store i16 %282, i16* %285, align 2, !dbg !2290
	br label %b79, !dbg !2290

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2291
	%287 = getelementptr inbounds [32 x i16], [32 x i16]* %283, i64 0, i64 0, !dbg !2292
	%288 = load i16, i16* %287, align 2, !dbg !2292
	br label %b80, !dbg !2292

b80:
	%289 = phi i16 [ %288, %b79 ], [ %296, %b81_ok1 ], !dbg !2293
	%290 = phi i64 [ 1, %b79 ], [ %297, %b81_ok1 ], !dbg !2294
	%291 = icmp slt i64 %290, %233, !dbg !2295
	br i1 %291, label %b81, label %b82, !dbg !2295

b81:
	%292 = getelementptr inbounds [32 x i16], [32 x i16]* %283, i64 0, i64 %290, !dbg !2296
	%293 = icmp uge i64 %290, 32, !dbg !2296
	br i1 %293, label %b81_fail1, label %b81_ok1, !dbg !2296, !prof !26

b81_ok1:
	%294 = load i16, i16* %292, align 2, !dbg !2296
	%295 = icmp ult i16 %289, %294, !dbg !2272
	%296 = select i1 %295, i16 %289, i16 %294, !dbg !2272
	%297 = add i64 %290, 1, !dbg !2297
	br label %b80, !dbg !2297

b82:
	%298 = phi i16 [ %282, %b76 ], [ %289, %b80 ], !dbg !2265
	br i1 %45, label %b83, label %b85, !dbg !2302

b83:
	%299 = phi i16 [ %198, %b82 ], [ %308, %b84 ], !dbg !2303
	%300 = phi i64 [ 16, %b82 ], [ %309, %b84 ], !dbg !2304
	%301 = icmp sgt i64 %300, 0, !dbg !2305
	br i1 %301, label %b84, label %b92, !dbg !2305

b84:
	%302 = trunc i64 %300 to i32, !dbg !2306
	%303 = zext i16 %299 to i32, !dbg !2306
	%304 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %303, i32 %302, i32 31), !dbg !2306
	%305 = extractvalue { i32, i1 } %304, 0, !dbg !2306
	%306 = trunc i32 %305 to i16, !dbg !2306
	%307 = icmp ugt i16 %299, %306, !dbg !2307
	%308 = select i1 %307, i16 %299, i16 %306, !dbg !2307
	%309 = sdiv i64 %300, 2, !dbg !2308
	br label %b83, !dbg !2308

b85:
	%310 = phi i16 [ %198, %b82 ], [ %324, %b90 ], !dbg !2303
	%311 = phi i64 [ 16, %b82 ], [ %325, %b90 ], !dbg !2309
	%312 = icmp sgt i64 %311, 0, !dbg !2310
	br i1 %312, label %b86, label %b91, !dbg !2310

b86:
	%313 = add i64 %150, %311, !dbg !2311
	%314 = icmp sge i64 %313, %44, !dbg !2312
	br i1 %314, label %b87, label %b88, !dbg !2312

b87:
	br label %b88, !dbg !2312

b88:
	%315 = phi i64 [ %313, %b86 ], [ %150, %b87 ], !dbg !2313
	%316 = trunc i64 %315 to i32, !dbg !2314
	%317 = zext i16 %310 to i32, !dbg !2314
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %316, i32 31), !dbg !2314
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !2314
	%320 = trunc i32 %319 to i16, !dbg !2314
	%321 = icmp ne i64 %315, %150, !dbg !2315
	br i1 %321, label %b89, label %b90, !dbg !2315

b89:
	%322 = icmp ugt i16 %310, %320, !dbg !2307
	%323 = select i1 %322, i16 %310, i16 %320, !dbg !2307
	br label %b90, !dbg !2316

b90:
	%324 = phi i16 [ %310, %b88 ], [ %323, %b89 ], !dbg !2303
	%325 = sdiv i64 %311, 2, !dbg !2317
	br label %b85, !dbg !2317

b91:
	%326 = zext i16 %310 to i32, !dbg !2318
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 0, i32 31), !dbg !2318
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !2318
	%329 = trunc i32 %328 to i16, !dbg !2318
	br label %b92, !dbg !2319

b92:
	%330 = phi i16 [ %299, %b83 ], [ %329, %b91 ], !dbg !2301
	br i1 %234, label %b98, label %b93, !dbg !2320

b93:
	%331 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2321
	call void @llvm.nvvm.barrier0(), !dbg !2322
	br i1 %179, label %b94, label %b95, !dbg !2323

b94:
	%332 = sdiv i64 %28, 32, !dbg !2324
	%333 = getelementptr inbounds [32 x i16], [32 x i16]* %331, i64 0, i64 %332, !dbg !2325
	%334 = icmp uge i64 %332, 32, !dbg !2325
	br i1 %334, label %b94_fail1, label %b94_ok1, !dbg !2325, !prof !26

b94_ok1:
	store i16 %330, i16* %333, align 2, !dbg !2325
	br label %b95, !dbg !2325

b95:
	call void @llvm.nvvm.barrier0(), !dbg !2326
	%335 = getelementptr inbounds [32 x i16], [32 x i16]* %331, i64 0, i64 0, !dbg !2327
	%336 = load i16, i16* %335, align 2, !dbg !2327
	br label %b96, !dbg !2327

b96:
	%337 = phi i16 [ %336, %b95 ], [ %344, %b97_ok1 ], !dbg !2328
	%338 = phi i64 [ 1, %b95 ], [ %345, %b97_ok1 ], !dbg !2329
	%339 = icmp slt i64 %338, %233, !dbg !2330
	br i1 %339, label %b97, label %b98, !dbg !2330

b97:
	%340 = getelementptr inbounds [32 x i16], [32 x i16]* %331, i64 0, i64 %338, !dbg !2331
	%341 = icmp uge i64 %338, 32, !dbg !2331
	br i1 %341, label %b97_fail1, label %b97_ok1, !dbg !2331, !prof !26

b97_ok1:
	%342 = load i16, i16* %340, align 2, !dbg !2331
	%343 = icmp ugt i16 %337, %342, !dbg !2307
	%344 = select i1 %343, i16 %337, i16 %342, !dbg !2307
	%345 = add i64 %338, 1, !dbg !2332
	br label %b96, !dbg !2332

b98:
	%346 = phi i16 [ %330, %b92 ], [ %337, %b96 ], !dbg !2300
	%347 = getelementptr inbounds i16, i16* %196, i64 1, !dbg !2333
	store i16 %298, i16* %347, align 2, !dbg !2333
	%348 = getelementptr inbounds i16, i16* %196, i64 2, !dbg !2334
	store i16 %346, i16* %348, align 2, !dbg !2334
	br label %b99, !dbg !2339

b99:
	%349 = phi i16 [ %198, %b98 ], [ %359, %b102 ], !dbg !2340
	%350 = phi i64 [ 1, %b98 ], [ %360, %b102 ], !dbg !2341
	%351 = icmp slt i64 %350, 32, !dbg !2342
	br i1 %351, label %b100, label %b103, !dbg !2342

b100:
	%352 = trunc i64 %350 to i32, !dbg !2343
	%353 = zext i16 %349 to i32, !dbg !2343
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %353, i32 %352, i32 0), !dbg !2343
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !2343
	%356 = trunc i32 %355 to i16, !dbg !2343
	%357 = icmp sge i64 %150, %350, !dbg !2344
	br i1 %357, label %b101, label %b102, !dbg !2344

b101:
	%358 = add i16 %349, %356, !dbg !2345
	br label %b102, !dbg !2345

b102:
	%359 = phi i16 [ %349, %b100 ], [ %358, %b101 ], !dbg !2340
	%360 = mul i64 %350, 2, !dbg !2346
	br label %b99, !dbg !2346

b103:
	br i1 %234, label %b109, label %b104, !dbg !2347

b104:
	%361 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4 to [32 x i16]*, !dbg !2348
	%362 = sdiv i64 %28, 32, !dbg !2349
	call void @llvm.nvvm.barrier0(), !dbg !2350
	%363 = sub i64 %44, 1, !dbg !2351
	%364 = icmp eq i64 %150, %363, !dbg !2352
	br i1 %364, label %b105, label %b106, !dbg !2352

b105:
	%365 = getelementptr inbounds [32 x i16], [32 x i16]* %361, i64 0, i64 %362, !dbg !2353
	%366 = icmp uge i64 %362, 32, !dbg !2353
	br i1 %366, label %b105_fail1, label %b105_ok1, !dbg !2353, !prof !26

b105_ok1:
	store i16 %349, i16* %365, align 2, !dbg !2353
	br label %b106, !dbg !2353

b106:
	call void @llvm.nvvm.barrier0(), !dbg !2354
	%367 = icmp slt i64 0, %362, !dbg !2354
	br i1 %367, label %b107, label %b108, !dbg !2354

b107:
	%368 = phi i16 [ 0, %b106 ], [ %373, %b107_ok1 ], !dbg !2355
	%369 = phi i64 [ 0, %b106 ], [ %374, %b107_ok1 ], !dbg !2355
	%370 = getelementptr inbounds [32 x i16], [32 x i16]* %361, i64 0, i64 %369, !dbg !2356
	%371 = icmp uge i64 %369, 32, !dbg !2356
	br i1 %371, label %b107_fail1, label %b107_ok1, !dbg !2356, !prof !26

b107_ok1:
	%372 = load i16, i16* %370, align 2, !dbg !2356
	%373 = add i16 %368, %372, !dbg !2357
	%374 = add i64 %369, 1, !dbg !2357
	%375 = icmp slt i64 %374, %362, !dbg !2357
	br i1 %375, label %b107, label %b108, !dbg !2357

b108:
	%376 = phi i16 [ 0, %b106 ], [ %373, %b107_ok1 ], !dbg !2355
	br label %b109, !dbg !2358

b109:
	%377 = phi i16 [ 0, %b103 ], [ %376, %b108 ], !dbg !2338
	%378 = add i16 %377, %349, !dbg !2359
	br label %b110, !dbg !2363

b110:
	%379 = phi i16 [ %198, %b109 ], [ %389, %b113 ], !dbg !2364
	%380 = phi i64 [ 1, %b109 ], [ %390, %b113 ], !dbg !2365
	%381 = icmp slt i64 %380, 32, !dbg !2366
	br i1 %381, label %b111, label %b114, !dbg !2366

b111:
	%382 = trunc i64 %380 to i32, !dbg !2367
	%383 = zext i16 %379 to i32, !dbg !2367
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %383, i32 %382, i32 0), !dbg !2367
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !2367
	%386 = trunc i32 %385 to i16, !dbg !2367
	%387 = icmp sge i64 %150, %380, !dbg !2368
	br i1 %387, label %b112, label %b113, !dbg !2368

b112:
	%388 = add i16 %379, %386, !dbg !2369
	br label %b113, !dbg !2369

b113:
	%389 = phi i16 [ %379, %b111 ], [ %388, %b112 ], !dbg !2364
	%390 = mul i64 %380, 2, !dbg !2370
	br label %b110, !dbg !2370

b114:
	br i1 %234, label %b120, label %b115, !dbg !2371

b115:
	%391 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4 to [32 x i16]*, !dbg !2372
	%392 = sdiv i64 %28, 32, !dbg !2373
	call void @llvm.nvvm.barrier0(), !dbg !2374
	%393 = sub i64 %44, 1, !dbg !2375
	%394 = icmp eq i64 %150, %393, !dbg !2376
	br i1 %394, label %b116, label %b117, !dbg !2376

b116:
	%395 = getelementptr inbounds [32 x i16], [32 x i16]* %391, i64 0, i64 %392, !dbg !2377
	%396 = icmp uge i64 %392, 32, !dbg !2377
	br i1 %396, label %b116_fail1, label %b116_ok1, !dbg !2377, !prof !26

b116_ok1:
	store i16 %379, i16* %395, align 2, !dbg !2377
	br label %b117, !dbg !2377

b117:
	call void @llvm.nvvm.barrier0(), !dbg !2378
	%397 = icmp slt i64 0, %392, !dbg !2378
	br i1 %397, label %b118, label %b119, !dbg !2378

b118:
	%398 = phi i16 [ 0, %b117 ], [ %403, %b118_ok1 ], !dbg !2379
	%399 = phi i64 [ 0, %b117 ], [ %404, %b118_ok1 ], !dbg !2379
	%400 = getelementptr inbounds [32 x i16], [32 x i16]* %391, i64 0, i64 %399, !dbg !2380
	%401 = icmp uge i64 %399, 32, !dbg !2380
	br i1 %401, label %b118_fail1, label %b118_ok1, !dbg !2380, !prof !26

b118_ok1:
	%402 = load i16, i16* %400, align 2, !dbg !2380
	%403 = add i16 %398, %402, !dbg !2381
	%404 = add i64 %399, 1, !dbg !2381
	%405 = icmp slt i64 %404, %392, !dbg !2381
	br i1 %405, label %b118, label %b119, !dbg !2381

b119:
	%406 = phi i16 [ 0, %b117 ], [ %403, %b118_ok1 ], !dbg !2379
	br label %b120, !dbg !2382

b120:
	%407 = phi i16 [ 0, %b114 ], [ %406, %b119 ], !dbg !2362
	%408 = zext i16 %379 to i32, !dbg !2383
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %408, i32 1, i32 0), !dbg !2383
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !2383
	%411 = trunc i32 %410 to i16, !dbg !2383
	br i1 %179, label %b122, label %b121, !dbg !2384

b121:
	%412 = add i16 %407, %411, !dbg !2385
	br label %b122, !dbg !2386

b122:
	%413 = phi i16 [ %407, %b120 ], [ %412, %b121 ], !dbg !2361
	%414 = getelementptr inbounds i16, i16* %196, i64 3, !dbg !2387
	store i16 %378, i16* %414, align 2, !dbg !2387
	%415 = getelementptr inbounds i16, i16* %196, i64 4, !dbg !2388
	store i16 %413, i16* %415, align 2, !dbg !2388
	%416 = mul i64 %19, 2, !dbg !2389
	%417 = sdiv i64 %416, 3, !dbg !2390
	%418 = icmp sge i64 %417, %19, !dbg !2393
	br i1 %418, label %b123, label %b124, !dbg !2393

b123:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !2394
	ret void, !dbg !2394

b124:
	br i1 %234, label %b125, label %b126, !dbg !2395

b125:
	%419 = trunc i64 %417 to i32, !dbg !2396
	%420 = zext i16 %198 to i32, !dbg !2396
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %420, i32 %419, i32 31), !dbg !2396
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !2396
	%423 = trunc i32 %422 to i16, !dbg !2396
	br label %b129, !dbg !2397

b126:
	%424 = addrspacecast i16 addrspace(3)* @gpuc_shared_Broadcast_42_4 to i16*, !dbg !2398
	call void @llvm.nvvm.barrier0(), !dbg !2399
	%425 = icmp eq i64 %28, %417, !dbg !2400
	br i1 %425, label %b127, label %b128, !dbg !2400

b127:
	store i16 %198, i16* %424, align 2, !dbg !2401
	br label %b128, !dbg !2401

b128:
	call void @llvm.nvvm.barrier0(), !dbg !2402
	%426 = load i16, i16* %424, align 2, !dbg !2403
	br label %b129, !dbg !2404

b129:
	%427 = phi i16 [ %423, %b125 ], [ %426, %b128 ], !dbg !2392
	%428 = getelementptr inbounds i16, i16* %196, i64 5, !dbg !2405
	store i16 %427, i16* %428, align 2, !dbg !2405
	%429 = add i64 %200, 1, !dbg !2405
	%430 = icmp slt i64 %429, 2, !dbg !2405
	br i1 %430, label %b50, label %b130, !dbg !2405

b130:
	ret void, !dbg !2098

b0_fail1:
	%431 = icmp ugt i64 %30, %p1, !dbg !2101
	br i1 %431, label %b0_fail2, label %b0_ok2, !dbg !2101

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %30, i64 %p1), !dbg !2101
	ret void, !dbg !2101

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %29, i64 %p5), !dbg !2102
	ret void, !dbg !2102

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %31), !dbg !2105
	ret void, !dbg !2105

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %30, i64 %p3), !dbg !2217
	ret void, !dbg !2217

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %195), !dbg !2221
	ret void, !dbg !2221

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %236, i64 32), !dbg !2254
	ret void, !dbg !2254

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %242, i64 32), !dbg !2260
	ret void, !dbg !2260

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %284, i64 32), !dbg !2290
	ret void, !dbg !2290

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %290, i64 32), !dbg !2296
	ret void, !dbg !2296

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %332, i64 32), !dbg !2325
	ret void, !dbg !2325

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %338, i64 32), !dbg !2331
	ret void, !dbg !2331

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %362, i64 32), !dbg !2353
	ret void, !dbg !2353

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %369, i64 32), !dbg !2356
	ret void, !dbg !2356

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %392, i64 32), !dbg !2377
	ret void, !dbg !2377

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %399, i64 32), !dbg !2380
	ret void, !dbg !2380
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2406 {
entry:
	br label %b0, !dbg !2407

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2410, !range !11
	%1 = sext i32 %0 to i64, !dbg !2410
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2410, !range !12
	%3 = sext i32 %2 to i64, !dbg !2410
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2410, !range !12
	%5 = sext i32 %4 to i64, !dbg !2410
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2410, !range !13
	%7 = sext i32 %6 to i64, !dbg !2410
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2410, !range !14
	%9 = sext i32 %8 to i64, !dbg !2410
	%10 = mul i64 %9, %5, !dbg !2410
	%11 = add i64 %3, %10, !dbg !2410
	%12 = mul i64 %7, %11, !dbg !2410
	%13 = add i64 %1, %12, !dbg !2410
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2410, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2410, !range !15
	%16 = mul i32 %14, %15, !dbg !2410
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2410, !range !16
	%18 = mul i32 %16, %17, !dbg !2410
	%19 = sext i32 %18 to i64, !dbg !2410
	%20 = mul i64 %13, %19, !dbg !2410
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2410, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2410, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2410, !range !18
	%24 = mul i32 %15, %23, !dbg !2410
	%25 = add i32 %22, %24, !dbg !2410
	%26 = mul i32 %14, %25, !dbg !2410
	%27 = add i32 %21, %26, !dbg !2410
	%28 = sext i32 %27 to i64, !dbg !2410
	%29 = add i64 %20, %28, !dbg !2410
	%30 = mul i64 %29, 3, !dbg !2411
	%31 = sub i64 %p1, %30, !dbg !2412
	%32 = getelementptr inbounds i16, i16* %p0, i64 %30, !dbg !2412
	%33 = getelementptr inbounds i16, i16* %p4, i64 %29, !dbg !2413
	%34 = icmp ugt i64 %30, %p1, !dbg !2412
	%35 = icmp uge i64 %29, %p5, !dbg !2413
	%36 = or i1 %34, %35, !dbg !2413
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !2413, !prof !26

b0_ok1:
	%37 = load i16, i16* %33, align 2, !dbg !2413
	%38 = and i32 %27, -32, !dbg !2421
	%39 = sub i32 %18, %38, !dbg !2421
	%40 = icmp slt i32 %39, 32, !dbg !2421
	%41 = select i1 %40, i32 %39, i32 32, !dbg !2421
	%42 = sext i32 %41 to i64, !dbg !2421
	%43 = icmp eq i64 %42, 32, !dbg !2422
	%44 = icmp ugt i64 3, %31, !dbg !2416
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !2416, !prof !26

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !2422

b1:
	%45 = phi i16 [ %37, %b0_ok3 ], [ %53, %b2 ], !dbg !2423
	%46 = phi i64 [ 16, %b0_ok3 ], [ %54, %b2 ], !dbg !2424
	%47 = icmp sgt i64 %46, 0, !dbg !2425
	br i1 %47, label %b2, label %b11, !dbg !2425

b2:
	%48 = trunc i64 %46 to i32, !dbg !2426
	%49 = zext i16 %45 to i32, !dbg !2426
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %48, i32 31), !dbg !2426
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2426
	%52 = trunc i32 %51 to i16, !dbg !2426
	%53 = and i16 %45, %52, !dbg !2427
	%54 = sdiv i64 %46, 2, !dbg !2428
	br label %b1, !dbg !2428

b3:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2429, !range !20
	%56 = sext i32 %55 to i64, !dbg !2429
	br label %b4, !dbg !2429

b4:
	%57 = phi i16 [ %37, %b3 ], [ %70, %b9 ], !dbg !2423
	%58 = phi i64 [ 16, %b3 ], [ %71, %b9 ], !dbg !2430
	%59 = icmp sgt i64 %58, 0, !dbg !2431
	br i1 %59, label %b5, label %b10, !dbg !2431

b5:
	%60 = add i64 %56, %58, !dbg !2432
	%61 = icmp sge i64 %60, %42, !dbg !2433
	br i1 %61, label %b6, label %b7, !dbg !2433

b6:
	br label %b7, !dbg !2433

b7:
	%62 = phi i64 [ %60, %b5 ], [ %56, %b6 ], !dbg !2434
	%63 = trunc i64 %62 to i32, !dbg !2435
	%64 = zext i16 %57 to i32, !dbg !2435
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %64, i32 %63, i32 31), !dbg !2435
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !2435
	%67 = trunc i32 %66 to i16, !dbg !2435
	%68 = icmp ne i64 %62, %56, !dbg !2436
	br i1 %68, label %b8, label %b9, !dbg !2436

b8:
	%69 = and i16 %57, %67, !dbg !2427
	br label %b9, !dbg !2437

b9:
	%70 = phi i16 [ %57, %b7 ], [ %69, %b8 ], !dbg !2423
	%71 = sdiv i64 %58, 2, !dbg !2438
	br label %b4, !dbg !2438

b10:
	%72 = zext i16 %57 to i32, !dbg !2439
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !2439
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2439
	%75 = trunc i32 %74 to i16, !dbg !2439
	br label %b11, !dbg !2440

b11:
	%76 = phi i16 [ %45, %b1 ], [ %75, %b10 ], !dbg !2420
	br i1 %43, label %b12, label %b14, !dbg !2445

b12:
	%77 = phi i16 [ %37, %b11 ], [ %85, %b13 ], !dbg !2446
	%78 = phi i64 [ 16, %b11 ], [ %86, %b13 ], !dbg !2447
	%79 = icmp sgt i64 %78, 0, !dbg !2448
	br i1 %79, label %b13, label %b22, !dbg !2448

b13:
	%80 = trunc i64 %78 to i32, !dbg !2449
	%81 = zext i16 %77 to i32, !dbg !2449
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %81, i32 %80, i32 31), !dbg !2449
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !2449
	%84 = trunc i32 %83 to i16, !dbg !2449
	%85 = or i16 %77, %84, !dbg !2450
	%86 = sdiv i64 %78, 2, !dbg !2451
	br label %b12, !dbg !2451

b14:
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2452, !range !20
	%88 = sext i32 %87 to i64, !dbg !2452
	br label %b15, !dbg !2452

b15:
	%89 = phi i16 [ %37, %b14 ], [ %102, %b20 ], !dbg !2446
	%90 = phi i64 [ 16, %b14 ], [ %103, %b20 ], !dbg !2453
	%91 = icmp sgt i64 %90, 0, !dbg !2454
	br i1 %91, label %b16, label %b21, !dbg !2454

b16:
	%92 = add i64 %88, %90, !dbg !2455
	%93 = icmp sge i64 %92, %42, !dbg !2456
	br i1 %93, label %b17, label %b18, !dbg !2456

b17:
	br label %b18, !dbg !2456

b18:
	%94 = phi i64 [ %92, %b16 ], [ %88, %b17 ], !dbg !2457
	%95 = trunc i64 %94 to i32, !dbg !2458
	%96 = zext i16 %89 to i32, !dbg !2458
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 %95, i32 31), !dbg !2458
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !2458
	%99 = trunc i32 %98 to i16, !dbg !2458
	%100 = icmp ne i64 %94, %88, !dbg !2459
	br i1 %100, label %b19, label %b20, !dbg !2459

b19:
	%101 = or i16 %89, %99, !dbg !2450
	br label %b20, !dbg !2460

b20:
	%102 = phi i16 [ %89, %b18 ], [ %101, %b19 ], !dbg !2446
	%103 = sdiv i64 %90, 2, !dbg !2461
	br label %b15, !dbg !2461

b21:
	%104 = zext i16 %89 to i32, !dbg !2462
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 0, i32 31), !dbg !2462
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !2462
	%107 = trunc i32 %106 to i16, !dbg !2462
	br label %b22, !dbg !2463

b22:
	%108 = phi i16 [ %77, %b12 ], [ %107, %b21 ], !dbg !2444
	br i1 %43, label %b23, label %b25, !dbg !2468

b23:
	%109 = phi i16 [ %37, %b22 ], [ %117, %b24 ], !dbg !2469
	%110 = phi i64 [ 16, %b22 ], [ %118, %b24 ], !dbg !2470
	%111 = icmp sgt i64 %110, 0, !dbg !2471
	br i1 %111, label %b24, label %b33, !dbg !2471

b24:
	%112 = trunc i64 %110 to i32, !dbg !2472
	%113 = zext i16 %109 to i32, !dbg !2472
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %112, i32 31), !dbg !2472
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !2472
	%116 = trunc i32 %115 to i16, !dbg !2472
	%117 = xor i16 %109, %116, !dbg !2473
	%118 = sdiv i64 %110, 2, !dbg !2474
	br label %b23, !dbg !2474

b25:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2475, !range !20
	%120 = sext i32 %119 to i64, !dbg !2475
	br label %b26, !dbg !2475

b26:
	%121 = phi i16 [ %37, %b25 ], [ %134, %b31 ], !dbg !2469
	%122 = phi i64 [ 16, %b25 ], [ %135, %b31 ], !dbg !2476
	%123 = icmp sgt i64 %122, 0, !dbg !2477
	br i1 %123, label %b27, label %b32, !dbg !2477

b27:
	%124 = add i64 %120, %122, !dbg !2478
	%125 = icmp sge i64 %124, %42, !dbg !2479
	br i1 %125, label %b28, label %b29, !dbg !2479

b28:
	br label %b29, !dbg !2479

b29:
	%126 = phi i64 [ %124, %b27 ], [ %120, %b28 ], !dbg !2480
	%127 = trunc i64 %126 to i32, !dbg !2481
	%128 = zext i16 %121 to i32, !dbg !2481
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !2481
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !2481
	%131 = trunc i32 %130 to i16, !dbg !2481
	%132 = icmp ne i64 %126, %120, !dbg !2482
	br i1 %132, label %b30, label %b31, !dbg !2482

b30:
	%133 = xor i16 %121, %131, !dbg !2473
	br label %b31, !dbg !2483

b31:
	%134 = phi i16 [ %121, %b29 ], [ %133, %b30 ], !dbg !2469
	%135 = sdiv i64 %122, 2, !dbg !2484
	br label %b26, !dbg !2484

b32:
	%136 = zext i16 %121 to i32, !dbg !2485
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !2485
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !2485
	%139 = trunc i32 %138 to i16, !dbg !2485
	br label %b33, !dbg !2486

b33:
	%140 = phi i16 [ %109, %b23 ], [ %139, %b32 ], !dbg !2467
	%141 = getelementptr inbounds i16, i16* %32, i64 0, !dbg !2487
	store i16 %76, i16* %141, align 2, !dbg !2487
	%142 = getelementptr inbounds i16, i16* %32, i64 1, !dbg !2488
	store i16 %108, i16* %142, align 2, !dbg !2488
	%143 = getelementptr inbounds i16, i16* %32, i64 2, !dbg !2489
	store i16 %140, i16* %143, align 2, !dbg !2489
	%144 = sub i64 %p3, %30, !dbg !2490
	%145 = getelementptr inbounds i16, i16* %p2, i64 %30, !dbg !2490
	%146 = icmp ugt i64 %30, %p3, !dbg !2490
	br i1 %146, label %b33_fail1, label %b33_ok1, !dbg !2490, !prof !26

b33_ok1:
	%147 = load i16, i16* %33, align 2, !dbg !2491
	%148 = icmp ugt i64 3, %144, !dbg !2494
	br i1 %148, label %b33_fail2, label %b33_ok2, !dbg !2494, !prof !26

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !2499

b34:
	%149 = phi i16 [ %147, %b33_ok2 ], [ %157, %b35 ], !dbg !2500
	%150 = phi i64 [ 16, %b33_ok2 ], [ %158, %b35 ], !dbg !2501
	%151 = icmp sgt i64 %150, 0, !dbg !2502
	br i1 %151, label %b35, label %b44, !dbg !2502

b35:
	%152 = trunc i64 %150 to i32, !dbg !2503
	%153 = zext i16 %149 to i32, !dbg !2503
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %153, i32 %152, i32 31), !dbg !2503
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !2503
	%156 = trunc i32 %155 to i16, !dbg !2503
	%157 = and i16 %149, %156, !dbg !2504
	%158 = sdiv i64 %150, 2, !dbg !2505
	br label %b34, !dbg !2505

b36:
	%159 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2506, !range !20
	%160 = sext i32 %159 to i64, !dbg !2506
	br label %b37, !dbg !2506

b37:
	%161 = phi i16 [ %147, %b36 ], [ %174, %b42 ], !dbg !2500
	%162 = phi i64 [ 16, %b36 ], [ %175, %b42 ], !dbg !2507
	%163 = icmp sgt i64 %162, 0, !dbg !2508
	br i1 %163, label %b38, label %b43, !dbg !2508

b38:
	%164 = add i64 %160, %162, !dbg !2509
	%165 = icmp sge i64 %164, %42, !dbg !2510
	br i1 %165, label %b39, label %b40, !dbg !2510

b39:
	br label %b40, !dbg !2510

b40:
	%166 = phi i64 [ %164, %b38 ], [ %160, %b39 ], !dbg !2511
	%167 = trunc i64 %166 to i32, !dbg !2512
	%168 = zext i16 %161 to i32, !dbg !2512
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 %167, i32 31), !dbg !2512
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !2512
	%171 = trunc i32 %170 to i16, !dbg !2512
	%172 = icmp ne i64 %166, %160, !dbg !2513
	br i1 %172, label %b41, label %b42, !dbg !2513

b41:
	%173 = and i16 %161, %171, !dbg !2504
	br label %b42, !dbg !2514

b42:
	%174 = phi i16 [ %161, %b40 ], [ %173, %b41 ], !dbg !2500
	%175 = sdiv i64 %162, 2, !dbg !2515
	br label %b37, !dbg !2515

b43:
	%176 = zext i16 %161 to i32, !dbg !2516
	%177 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %176, i32 0, i32 31), !dbg !2516
	%178 = extractvalue { i32, i1 } %177, 0, !dbg !2516
	%179 = trunc i32 %178 to i16, !dbg !2516
	br label %b44, !dbg !2517

b44:
	%180 = phi i16 [ %149, %b34 ], [ %179, %b43 ], !dbg !2498
	%181 = add i64 %19, 32, !dbg !2519
	%182 = sub i64 %181, 1, !dbg !2520
	%183 = sdiv i64 %182, 32, !dbg !2521
	%184 = icmp eq i64 %183, 1, !dbg !2522
	br i1 %184, label %b50, label %b45, !dbg !2522

b45:
	%185 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2523
	call void @llvm.nvvm.barrier0(), !dbg !2524
	%186 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2525, !range !20
	%187 = sext i32 %186 to i64, !dbg !2525
	%188 = icmp eq i64 %187, 0, !dbg !2526
	br i1 %188, label %b46, label %b47, !dbg !2526

b46:
	%189 = sdiv i64 %28, 32, !dbg !2527
	%190 = getelementptr inbounds [32 x i16], [32 x i16]* %185, i64 0, i64 %189, !dbg !2528
	%191 = icmp uge i64 %189, 32, !dbg !2528
	br i1 %191, label %b46_fail1, label %b46_ok1, !dbg !2528, !prof !26

b46_ok1:
	store i16 %180, i16* %190, align 2, !dbg !2528
	br label %b47, !dbg !2528

b47:
	call void @llvm.nvvm.barrier0(), !dbg !2529
	%192 = getelementptr inbounds [32 x i16], [32 x i16]* %185, i64 0, i64 0, !dbg !2530
	%193 = load i16, i16* %192, align 2, !dbg !2530
	br label %b48, !dbg !2530

b48:
	%194 = phi i16 [ %193, %b47 ], [ %200, %b49_ok1 ], !dbg !2531
	%195 = phi i64 [ 1, %b47 ], [ %201, %b49_ok1 ], !dbg !2532
	%196 = icmp slt i64 %195, %183, !dbg !2533
	br i1 %196, label %b49, label %b50, !dbg !2533

b49:
	%197 = getelementptr inbounds [32 x i16], [32 x i16]* %185, i64 0, i64 %195, !dbg !2534
	%198 = icmp uge i64 %195, 32, !dbg !2534
	br i1 %198, label %b49_fail1, label %b49_ok1, !dbg !2534, !prof !26

b49_ok1:
	%199 = load i16, i16* %197, align 2, !dbg !2534
	%200 = and i16 %194, %199, !dbg !2504
	%201 = add i64 %195, 1, !dbg !2535
	br label %b48, !dbg !2535

b50:
	%202 = phi i16 [ %180, %b44 ], [ %194, %b48 ], !dbg !2497
	br i1 %43, label %b51, label %b53, !dbg !2540

b51:
	%203 = phi i16 [ %147, %b50 ], [ %211, %b52 ], !dbg !2541
	%204 = phi i64 [ 16, %b50 ], [ %212, %b52 ], !dbg !2542
	%205 = icmp sgt i64 %204, 0, !dbg !2543
	br i1 %205, label %b52, label %b61, !dbg !2543

b52:
	%206 = trunc i64 %204 to i32, !dbg !2544
	%207 = zext i16 %203 to i32, !dbg !2544
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %207, i32 %206, i32 31), !dbg !2544
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !2544
	%210 = trunc i32 %209 to i16, !dbg !2544
	%211 = or i16 %203, %210, !dbg !2545
	%212 = sdiv i64 %204, 2, !dbg !2546
	br label %b51, !dbg !2546

b53:
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2547, !range !20
	%214 = sext i32 %213 to i64, !dbg !2547
	br label %b54, !dbg !2547

b54:
	%215 = phi i16 [ %147, %b53 ], [ %228, %b59 ], !dbg !2541
	%216 = phi i64 [ 16, %b53 ], [ %229, %b59 ], !dbg !2548
	%217 = icmp sgt i64 %216, 0, !dbg !2549
	br i1 %217, label %b55, label %b60, !dbg !2549

b55:
	%218 = add i64 %214, %216, !dbg !2550
	%219 = icmp sge i64 %218, %42, !dbg !2551
	br i1 %219, label %b56, label %b57, !dbg !2551

b56:
	br label %b57, !dbg !2551

b57:
	%220 = phi i64 [ %218, %b55 ], [ %214, %b56 ], !dbg !2552
	%221 = trunc i64 %220 to i32, !dbg !2553
	%222 = zext i16 %215 to i32, !dbg !2553
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 %221, i32 31), !dbg !2553
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !2553
	%225 = trunc i32 %224 to i16, !dbg !2553
	%226 = icmp ne i64 %220, %214, !dbg !2554
	br i1 %226, label %b58, label %b59, !dbg !2554

b58:
	%227 = or i16 %215, %225, !dbg !2545
	br label %b59, !dbg !2555

b59:
	%228 = phi i16 [ %215, %b57 ], [ %227, %b58 ], !dbg !2541
	%229 = sdiv i64 %216, 2, !dbg !2556
	br label %b54, !dbg !2556

b60:
	%230 = zext i16 %215 to i32, !dbg !2557
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %230, i32 0, i32 31), !dbg !2557
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !2557
	%233 = trunc i32 %232 to i16, !dbg !2557
	br label %b61, !dbg !2558

b61:
	%234 = phi i16 [ %203, %b51 ], [ %233, %b60 ], !dbg !2539
	br i1 %184, label %b67, label %b62, !dbg !2559

b62:
	%235 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2560
	call void @llvm.nvvm.barrier0(), !dbg !2561
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2562, !range !20
	%237 = sext i32 %236 to i64, !dbg !2562
	%238 = icmp eq i64 %237, 0, !dbg !2563
	br i1 %238, label %b63, label %b64, !dbg !2563

b63:
	%239 = sdiv i64 %28, 32, !dbg !2564
	%240 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 %239, !dbg !2565
	%241 = icmp uge i64 %239, 32, !dbg !2565
	br i1 %241, label %b63_fail1, label %b63_ok1, !dbg !2565, !prof !26

b63_ok1:
	store i16 %234, i16* %240, align 2, !dbg !2565
	br label %b64, !dbg !2565

b64:
	call void @llvm.nvvm.barrier0(), !dbg !2566
	%242 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 0, !dbg !2567
	%243 = load i16, i16* %242, align 2, !dbg !2567
	br label %b65, !dbg !2567

b65:
	%244 = phi i16 [ %243, %b64 ], [ %250, %b66_ok1 ], !dbg !2568
	%245 = phi i64 [ 1, %b64 ], [ %251, %b66_ok1 ], !dbg !2569
	%246 = icmp slt i64 %245, %183, !dbg !2570
	br i1 %246, label %b66, label %b67, !dbg !2570

b66:
	%247 = getelementptr inbounds [32 x i16], [32 x i16]* %235, i64 0, i64 %245, !dbg !2571
	%248 = icmp uge i64 %245, 32, !dbg !2571
	br i1 %248, label %b66_fail1, label %b66_ok1, !dbg !2571, !prof !26

b66_ok1:
	%249 = load i16, i16* %247, align 2, !dbg !2571
	%250 = or i16 %244, %249, !dbg !2545
	%251 = add i64 %245, 1, !dbg !2572
	br label %b65, !dbg !2572

b67:
	%252 = phi i16 [ %234, %b61 ], [ %244, %b65 ], !dbg !2538
	br i1 %43, label %b68, label %b70, !dbg !2577

b68:
	%253 = phi i16 [ %147, %b67 ], [ %261, %b69 ], !dbg !2578
	%254 = phi i64 [ 16, %b67 ], [ %262, %b69 ], !dbg !2579
	%255 = icmp sgt i64 %254, 0, !dbg !2580
	br i1 %255, label %b69, label %b78, !dbg !2580

b69:
	%256 = trunc i64 %254 to i32, !dbg !2581
	%257 = zext i16 %253 to i32, !dbg !2581
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %257, i32 %256, i32 31), !dbg !2581
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !2581
	%260 = trunc i32 %259 to i16, !dbg !2581
	%261 = xor i16 %253, %260, !dbg !2582
	%262 = sdiv i64 %254, 2, !dbg !2583
	br label %b68, !dbg !2583

b70:
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2584, !range !20
	%264 = sext i32 %263 to i64, !dbg !2584
	br label %b71, !dbg !2584

b71:
	%265 = phi i16 [ %147, %b70 ], [ %278, %b76 ], !dbg !2578
	%266 = phi i64 [ 16, %b70 ], [ %279, %b76 ], !dbg !2585
	%267 = icmp sgt i64 %266, 0, !dbg !2586
	br i1 %267, label %b72, label %b77, !dbg !2586

b72:
	%268 = add i64 %264, %266, !dbg !2587
	%269 = icmp sge i64 %268, %42, !dbg !2588
	br i1 %269, label %b73, label %b74, !dbg !2588

b73:
	br label %b74, !dbg !2588

b74:
	%270 = phi i64 [ %268, %b72 ], [ %264, %b73 ], !dbg !2589
	%271 = trunc i64 %270 to i32, !dbg !2590
	%272 = zext i16 %265 to i32, !dbg !2590
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !2590
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !2590
	%275 = trunc i32 %274 to i16, !dbg !2590
	%276 = icmp ne i64 %270, %264, !dbg !2591
	br i1 %276, label %b75, label %b76, !dbg !2591

b75:
	%277 = xor i16 %265, %275, !dbg !2582
	br label %b76, !dbg !2592

b76:
	%278 = phi i16 [ %265, %b74 ], [ %277, %b75 ], !dbg !2578
	%279 = sdiv i64 %266, 2, !dbg !2593
	br label %b71, !dbg !2593

b77:
	%280 = zext i16 %265 to i32, !dbg !2594
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 0, i32 31), !dbg !2594
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !2594
	%283 = trunc i32 %282 to i16, !dbg !2594
	br label %b78, !dbg !2595

b78:
	%284 = phi i16 [ %253, %b68 ], [ %283, %b77 ], !dbg !2576
	br i1 %184, label %b84, label %b79, !dbg !2596

b79:
	%285 = addrspacecast [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4 to [32 x i16]*, !dbg !2597
	call void @llvm.nvvm.barrier0(), !dbg !2598
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2599, !range !20
	%287 = sext i32 %286 to i64, !dbg !2599
	%288 = icmp eq i64 %287, 0, !dbg !2600
	br i1 %288, label %b80, label %b81, !dbg !2600

b80:
	%289 = sdiv i64 %28, 32, !dbg !2601
	%290 = getelementptr inbounds [32 x i16], [32 x i16]* %285, i64 0, i64 %289, !dbg !2602
	%291 = icmp uge i64 %289, 32, !dbg !2602
	br i1 %291, label %b80_fail1, label %b80_ok1, !dbg !2602, !prof !26

b80_ok1:
	store i16 %284, i16* %290, align 2, !dbg !2602
	br label %b81, !dbg !2602

b81:
	call void @llvm.nvvm.barrier0(), !dbg !2603
	%292 = getelementptr inbounds [32 x i16], [32 x i16]* %285, i64 0, i64 0, !dbg !2604
	%293 = load i16, i16* %292, align 2, !dbg !2604
	br label %b82, !dbg !2604

b82:
	%294 = phi i16 [ %293, %b81 ], [ %300, %b83_ok1 ], !dbg !2605
	%295 = phi i64 [ 1, %b81 ], [ %301, %b83_ok1 ], !dbg !2606
	%296 = icmp slt i64 %295, %183, !dbg !2607
	br i1 %296, label %b83, label %b84, !dbg !2607

b83:
	%297 = getelementptr inbounds [32 x i16], [32 x i16]* %285, i64 0, i64 %295, !dbg !2608
	%298 = icmp uge i64 %295, 32, !dbg !2608
	br i1 %298, label %b83_fail1, label %b83_ok1, !dbg !2608, !prof !26

b83_ok1:
	%299 = load i16, i16* %297, align 2, !dbg !2608
	%300 = xor i16 %294, %299, !dbg !2582
	%301 = add i64 %295, 1, !dbg !2609
	br label %b82, !dbg !2609

b84:
	%302 = phi i16 [ %284, %b78 ], [ %294, %b82 ], !dbg !2575
	%303 = getelementptr inbounds i16, i16* %145, i64 0, !dbg !2610
	store i16 %202, i16* %303, align 2, !dbg !2610
	%304 = getelementptr inbounds i16, i16* %145, i64 1, !dbg !2611
	store i16 %252, i16* %304, align 2, !dbg !2611
	%305 = getelementptr inbounds i16, i16* %145, i64 2, !dbg !2612
	store i16 %302, i16* %305, align 2, !dbg !2612
	ret void, !dbg !2409

b0_fail1:
	%306 = icmp ugt i64 %30, %p1, !dbg !2412
	br i1 %306, label %b0_fail2, label %b0_ok2, !dbg !2412

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %30, i64 %p1), !dbg !2412
	ret void, !dbg !2412

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %29, i64 %p5), !dbg !2413
	ret void, !dbg !2413

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %31), !dbg !2416
	ret void, !dbg !2416

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %30, i64 %p3), !dbg !2490
	ret void, !dbg !2490

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %144), !dbg !2494
	ret void, !dbg !2494

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %189, i64 32), !dbg !2528
	ret void, !dbg !2528

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %195, i64 32), !dbg !2534
	ret void, !dbg !2534

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %239, i64 32), !dbg !2565
	ret void, !dbg !2565

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %245, i64 32), !dbg !2571
	ret void, !dbg !2571

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %289, i64 32), !dbg !2602
	ret void, !dbg !2602

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %295, i64 32), !dbg !2608
	ret void, !dbg !2608
}

define void @ExchangeUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2613 {
entry:
	br label %b0, !dbg !2614

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2617, !range !11
	%1 = sext i32 %0 to i64, !dbg !2617
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2617, !range !12
	%3 = sext i32 %2 to i64, !dbg !2617
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2617, !range !12
	%5 = sext i32 %4 to i64, !dbg !2617
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2617, !range !13
	%7 = sext i32 %6 to i64, !dbg !2617
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2617, !range !14
	%9 = sext i32 %8 to i64, !dbg !2617
	%10 = mul i64 %9, %5, !dbg !2617
	%11 = add i64 %3, %10, !dbg !2617
	%12 = mul i64 %7, %11, !dbg !2617
	%13 = add i64 %1, %12, !dbg !2617
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2617, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2617, !range !15
	%16 = mul i32 %14, %15, !dbg !2617
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2617, !range !16
	%18 = mul i32 %16, %17, !dbg !2617
	%19 = sext i32 %18 to i64, !dbg !2617
	%20 = mul i64 %13, %19, !dbg !2617
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2617, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2617, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2617, !range !18
	%24 = mul i32 %15, %23, !dbg !2617
	%25 = add i32 %22, %24, !dbg !2617
	%26 = mul i32 %14, %25, !dbg !2617
	%27 = add i32 %21, %26, !dbg !2617
	%28 = sext i32 %27 to i64, !dbg !2617
	%29 = add i64 %20, %28, !dbg !2617
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2618, !range !20
	%31 = sext i32 %30 to i64, !dbg !2618
	%32 = and i32 %27, -32, !dbg !2619
	%33 = sub i32 %18, %32, !dbg !2619
	%34 = icmp slt i32 %33, 32, !dbg !2619
	%35 = select i1 %34, i32 %33, i32 32, !dbg !2619
	%36 = sext i32 %35 to i64, !dbg !2619
	%37 = icmp eq i64 %36, 32, !dbg !2620
	br i1 %37, label %b1, label %b2, !dbg !2620

b1:
	br label %b2, !dbg !2620

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2621
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2622
	%40 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2623
	%41 = icmp uge i64 %29, %p5, !dbg !2623
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !2623, !prof !26

b2_ok1:
	%42 = load i32, i32* %40, align 4, !dbg !2623
	%43 = mul i64 %29, 4, !dbg !2624
	%44 = sub i64 %p1, %43, !dbg !2625
	%45 = getelementptr inbounds i32, i32* %p0, i64 %43, !dbg !2625
	%46 = mul i64 %31, 7, !dbg !2627
	%47 = add i64 %46, 3, !dbg !2628
	%48 = icmp ugt i64 %43, %p1, !dbg !2625
	%49 = icmp ugt i64 4, %44, !dbg !2626
	%50 = icmp eq i64 %36, 0, !dbg !2629
	%51 = or i1 %48, %49, !dbg !2629
	%52 = or i1 %51, %50, !dbg !2629
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !2629, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !2629
	%54 = select i1 %53, i64 1, i64 %36, !dbg !2629
	%55 = srem i64 %47, %54, !dbg !2629
	%56 = trunc i64 %55 to i32, !dbg !2630
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %56, i32 31), !dbg !2630
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !2630
	%59 = getelementptr inbounds i32, i32* %45, i64 0, !dbg !2631
	store i32 %58, i32* %59, align 4, !dbg !2631
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %42, i32 3, i32 0), !dbg !2632
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !2632
	%62 = getelementptr inbounds i32, i32* %45, i64 1, !dbg !2633
	store i32 %61, i32* %62, align 4, !dbg !2633
	%63 = trunc i64 %38 to i32, !dbg !2634
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %42, i32 %63, i32 31), !dbg !2634
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !2634
	%66 = getelementptr inbounds i32, i32* %45, i64 2, !dbg !2635
	store i32 %65, i32* %66, align 4, !dbg !2635
	%67 = trunc i64 %39 to i32, !dbg !2636
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %42, i32 %67, i32 31), !dbg !2636
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2636
	%70 = getelementptr inbounds i32, i32* %45, i64 3, !dbg !2637
	store i32 %69, i32* %70, align 4, !dbg !2637
	%71 = mul i64 %29, 3, !dbg !2638
	%72 = sub i64 %p3, %71, !dbg !2639
	%73 = getelementptr inbounds i32, i32* %p2, i64 %71, !dbg !2639
	%74 = icmp ugt i64 %71, %p3, !dbg !2639
	%75 = icmp ugt i64 3, %72, !dbg !2640
	%76 = or i1 %74, %75, !dbg !2640
	br i1 %76, label %b2_fail5, label %b2_ok5, !dbg !2640, !prof !26

b2_ok5:
	%77 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !2641
	%78 = getelementptr inbounds i32, i32* %73, i64 0, !dbg !2642
	store i32 %77, i32* %78, align 4, !dbg !2642
	%79 = getelementptr inbounds i32, i32* %73, i64 1, !dbg !2643
	store i32 7, i32* %79, align 4, !dbg !2643
	%80 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %42) convergent nounwind, !dbg !2644
	store i32 %80, i32* %79, align 4, !dbg !2645
	%81 = sub i64 %29, %31, !dbg !2646
	%82 = getelementptr inbounds i32, i32* %p4, i64 %81, !dbg !2647
	%83 = icmp uge i64 %81, %p5, !dbg !2647
	br i1 %83, label %b2_fail7, label %b2_ok7, !dbg !2647, !prof !26

b2_ok7:
	%84 = load i32, i32* %82, align 4, !dbg !2647
	%85 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %84) convergent nounwind, !dbg !2648
	%86 = getelementptr inbounds i32, i32* %73, i64 2, !dbg !2649
	store i32 %85, i32* %86, align 4, !dbg !2649
	ret void, !dbg !2616

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !2623
	ret void, !dbg !2623

b2_fail2:
	%87 = icmp ugt i64 %43, %p1, !dbg !2625
	br i1 %87, label %b2_fail3, label %b2_ok3, !dbg !2625

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2625
	ret void, !dbg !2625

b2_ok3:
	%88 = icmp ugt i64 4, %44, !dbg !2626
	br i1 %88, label %b2_fail4, label %b2_ok4, !dbg !2626

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2626
	ret void, !dbg !2626

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2629
	ret void, !dbg !2629

b2_fail5:
	%89 = icmp ugt i64 %71, %p3, !dbg !2639
	br i1 %89, label %b2_fail6, label %b2_ok6, !dbg !2639

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %71, i64 %p3), !dbg !2639
	ret void, !dbg !2639

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %72), !dbg !2640
	ret void, !dbg !2640

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %81, i64 %p5), !dbg !2647
	ret void, !dbg !2647
}

define void @NumbersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2650 {
entry:
	br label %b0, !dbg !2651

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2654, !range !11
	%1 = sext i32 %0 to i64, !dbg !2654
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2654, !range !12
	%3 = sext i32 %2 to i64, !dbg !2654
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2654, !range !12
	%5 = sext i32 %4 to i64, !dbg !2654
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2654, !range !13
	%7 = sext i32 %6 to i64, !dbg !2654
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2654, !range !14
	%9 = sext i32 %8 to i64, !dbg !2654
	%10 = mul i64 %9, %5, !dbg !2654
	%11 = add i64 %3, %10, !dbg !2654
	%12 = mul i64 %7, %11, !dbg !2654
	%13 = add i64 %1, %12, !dbg !2654
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2654, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2654, !range !15
	%16 = mul i32 %14, %15, !dbg !2654
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2654, !range !16
	%18 = mul i32 %16, %17, !dbg !2654
	%19 = sext i32 %18 to i64, !dbg !2654
	%20 = mul i64 %13, %19, !dbg !2654
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2654, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2654, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2654, !range !18
	%24 = mul i32 %15, %23, !dbg !2654
	%25 = add i32 %22, %24, !dbg !2654
	%26 = mul i32 %14, %25, !dbg !2654
	%27 = add i32 %21, %26, !dbg !2654
	%28 = sext i32 %27 to i64, !dbg !2654
	%29 = add i64 %20, %28, !dbg !2654
	%30 = mul i64 %29, 6, !dbg !2655
	%31 = sub i64 %p1, %30, !dbg !2656
	%32 = getelementptr inbounds i32, i32* %p0, i64 %30, !dbg !2656
	%33 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2657
	%34 = icmp ugt i64 %30, %p1, !dbg !2656
	%35 = icmp uge i64 %29, %p5, !dbg !2657
	%36 = or i1 %34, %35, !dbg !2657
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !2657, !prof !26

b0_ok1:
	%37 = load i32, i32* %33, align 4, !dbg !2657
	%38 = icmp ugt i64 6, %31, !dbg !2660
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !2660, !prof !26

b0_ok3:
	br label %b1, !dbg !2660

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %167, %b48 ], !dbg !2660
	%40 = and i32 %27, -32, !dbg !2667
	%41 = sub i32 %18, %40, !dbg !2667
	%42 = icmp slt i32 %41, 32, !dbg !2667
	%43 = select i1 %42, i32 %41, i32 32, !dbg !2667
	%44 = sext i32 %43 to i64, !dbg !2667
	%45 = icmp eq i64 %44, 32, !dbg !2668
	br i1 %45, label %b2, label %b4, !dbg !2668

b2:
	%46 = phi i32 [ %37, %b1 ], [ %52, %b3 ], !dbg !2669
	%47 = phi i64 [ 16, %b1 ], [ %53, %b3 ], !dbg !2670
	%48 = icmp sgt i64 %47, 0, !dbg !2671
	br i1 %48, label %b3, label %b12, !dbg !2671

b3:
	%49 = trunc i64 %47 to i32, !dbg !2672
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %46, i32 %49, i32 31), !dbg !2672
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !2672
	%52 = add i32 %46, %51, !dbg !2673
	%53 = sdiv i64 %47, 2, !dbg !2674
	br label %b2, !dbg !2674

b4:
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2675, !range !20
	%55 = sext i32 %54 to i64, !dbg !2675
	br label %b5, !dbg !2675

b5:
	%56 = phi i32 [ %37, %b4 ], [ %67, %b10 ], !dbg !2669
	%57 = phi i64 [ 16, %b4 ], [ %68, %b10 ], !dbg !2676
	%58 = icmp sgt i64 %57, 0, !dbg !2677
	br i1 %58, label %b6, label %b11, !dbg !2677

b6:
	%59 = add i64 %55, %57, !dbg !2678
	%60 = icmp sge i64 %59, %44, !dbg !2679
	br i1 %60, label %b7, label %b8, !dbg !2679

b7:
	br label %b8, !dbg !2679

b8:
	%61 = phi i64 [ %59, %b6 ], [ %55, %b7 ], !dbg !2680
	%62 = trunc i64 %61 to i32, !dbg !2681
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %56, i32 %62, i32 31), !dbg !2681
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !2681
	%65 = icmp ne i64 %61, %55, !dbg !2682
	br i1 %65, label %b9, label %b10, !dbg !2682

b9:
	%66 = add i32 %56, %64, !dbg !2673
	br label %b10, !dbg !2683

b10:
	%67 = phi i32 [ %56, %b8 ], [ %66, %b9 ], !dbg !2669
	%68 = sdiv i64 %57, 2, !dbg !2684
	br label %b5, !dbg !2684

b11:
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %56, i32 0, i32 31), !dbg !2685
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !2685
	br label %b12, !dbg !2686

b12:
	%71 = phi i32 [ %46, %b2 ], [ %70, %b11 ], !dbg !2666
	%72 = getelementptr inbounds i32, i32* %32, i64 0, !dbg !2687
	store i32 %71, i32* %72, align 4, !dbg !2687
	br i1 %45, label %b13, label %b15, !dbg !2692

b13:
	%73 = phi i32 [ %37, %b12 ], [ %80, %b14 ], !dbg !2693
	%74 = phi i64 [ 16, %b12 ], [ %81, %b14 ], !dbg !2694
	%75 = icmp sgt i64 %74, 0, !dbg !2695
	br i1 %75, label %b14, label %b23, !dbg !2695

b14:
	%76 = trunc i64 %74 to i32, !dbg !2696
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %73, i32 %76, i32 31), !dbg !2696
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !2696
	%79 = icmp ult i32 %73, %78, !dbg !2697
	%80 = select i1 %79, i32 %73, i32 %78, !dbg !2697
	%81 = sdiv i64 %74, 2, !dbg !2698
	br label %b13, !dbg !2698

b15:
	%82 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2699, !range !20
	%83 = sext i32 %82 to i64, !dbg !2699
	br label %b16, !dbg !2699

b16:
	%84 = phi i32 [ %37, %b15 ], [ %96, %b21 ], !dbg !2693
	%85 = phi i64 [ 16, %b15 ], [ %97, %b21 ], !dbg !2700
	%86 = icmp sgt i64 %85, 0, !dbg !2701
	br i1 %86, label %b17, label %b22, !dbg !2701

b17:
	%87 = add i64 %83, %85, !dbg !2702
	%88 = icmp sge i64 %87, %44, !dbg !2703
	br i1 %88, label %b18, label %b19, !dbg !2703

b18:
	br label %b19, !dbg !2703

b19:
	%89 = phi i64 [ %87, %b17 ], [ %83, %b18 ], !dbg !2704
	%90 = trunc i64 %89 to i32, !dbg !2705
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 %90, i32 31), !dbg !2705
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !2705
	%93 = icmp ne i64 %89, %83, !dbg !2706
	br i1 %93, label %b20, label %b21, !dbg !2706

b20:
	%94 = icmp ult i32 %84, %92, !dbg !2697
	%95 = select i1 %94, i32 %84, i32 %92, !dbg !2697
	br label %b21, !dbg !2707

b21:
	%96 = phi i32 [ %84, %b19 ], [ %95, %b20 ], !dbg !2693
	%97 = sdiv i64 %85, 2, !dbg !2708
	br label %b16, !dbg !2708

b22:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 0, i32 31), !dbg !2709
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !2709
	br label %b23, !dbg !2710

b23:
	%100 = phi i32 [ %73, %b13 ], [ %99, %b22 ], !dbg !2691
	br i1 %45, label %b24, label %b26, !dbg !2715

b24:
	%101 = phi i32 [ %37, %b23 ], [ %108, %b25 ], !dbg !2716
	%102 = phi i64 [ 16, %b23 ], [ %109, %b25 ], !dbg !2717
	%103 = icmp sgt i64 %102, 0, !dbg !2718
	br i1 %103, label %b25, label %b34, !dbg !2718

b25:
	%104 = trunc i64 %102 to i32, !dbg !2719
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %101, i32 %104, i32 31), !dbg !2719
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !2719
	%107 = icmp ugt i32 %101, %106, !dbg !2720
	%108 = select i1 %107, i32 %101, i32 %106, !dbg !2720
	%109 = sdiv i64 %102, 2, !dbg !2721
	br label %b24, !dbg !2721

b26:
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2722, !range !20
	%111 = sext i32 %110 to i64, !dbg !2722
	br label %b27, !dbg !2722

b27:
	%112 = phi i32 [ %37, %b26 ], [ %124, %b32 ], !dbg !2716
	%113 = phi i64 [ 16, %b26 ], [ %125, %b32 ], !dbg !2723
	%114 = icmp sgt i64 %113, 0, !dbg !2724
	br i1 %114, label %b28, label %b33, !dbg !2724

b28:
	%115 = add i64 %111, %113, !dbg !2725
	%116 = icmp sge i64 %115, %44, !dbg !2726
	br i1 %116, label %b29, label %b30, !dbg !2726

b29:
	br label %b30, !dbg !2726

b30:
	%117 = phi i64 [ %115, %b28 ], [ %111, %b29 ], !dbg !2727
	%118 = trunc i64 %117 to i32, !dbg !2728
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 %118, i32 31), !dbg !2728
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !2728
	%121 = icmp ne i64 %117, %111, !dbg !2729
	br i1 %121, label %b31, label %b32, !dbg !2729

b31:
	%122 = icmp ugt i32 %112, %120, !dbg !2720
	%123 = select i1 %122, i32 %112, i32 %120, !dbg !2720
	br label %b32, !dbg !2730

b32:
	%124 = phi i32 [ %112, %b30 ], [ %123, %b31 ], !dbg !2716
	%125 = sdiv i64 %113, 2, !dbg !2731
	br label %b27, !dbg !2731

b33:
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 0, i32 31), !dbg !2732
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !2732
	br label %b34, !dbg !2733

b34:
	%128 = phi i32 [ %101, %b24 ], [ %127, %b33 ], !dbg !2714
	%129 = getelementptr inbounds i32, i32* %32, i64 1, !dbg !2734
	store i32 %100, i32* %129, align 4, !dbg !2734
	%130 = getelementptr inbounds i32, i32* %32, i64 2, !dbg !2735
	store i32 %128, i32* %130, align 4, !dbg !2735
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2740, !range !20
	%132 = sext i32 %131 to i64, !dbg !2740
	br label %b35, !dbg !2740

b35:
	%133 = phi i32 [ %37, %b34 ], [ %141, %b38 ], !dbg !2741
	%134 = phi i64 [ 1, %b34 ], [ %142, %b38 ], !dbg !2742
	%135 = icmp slt i64 %134, 32, !dbg !2743
	br i1 %135, label %b36, label %b39, !dbg !2743

b36:
	%136 = trunc i64 %134 to i32, !dbg !2744
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %133, i32 %136, i32 0), !dbg !2744
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !2744
	%139 = icmp sge i64 %132, %134, !dbg !2745
	br i1 %139, label %b37, label %b38, !dbg !2745

b37:
	%140 = add i32 %133, %138, !dbg !2746
	br label %b38, !dbg !2746

b38:
	%141 = phi i32 [ %133, %b36 ], [ %140, %b37 ], !dbg !2741
	%142 = mul i64 %134, 2, !dbg !2747
	br label %b35, !dbg !2747

b39:
	%143 = phi i32 [ %37, %b35 ], [ %151, %b42 ], !dbg !2751
	%144 = phi i64 [ 1, %b35 ], [ %152, %b42 ], !dbg !2752
	%145 = icmp slt i64 %144, 32, !dbg !2753
	br i1 %145, label %b40, label %b43, !dbg !2753

b40:
	%146 = trunc i64 %144 to i32, !dbg !2754
	%147 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 %146, i32 0), !dbg !2754
	%148 = extractvalue { i32, i1 } %147, 0, !dbg !2754
	%149 = icmp sge i64 %132, %144, !dbg !2755
	br i1 %149, label %b41, label %b42, !dbg !2755

b41:
	%150 = add i32 %143, %148, !dbg !2756
	br label %b42, !dbg !2756

b42:
	%151 = phi i32 [ %143, %b40 ], [ %150, %b41 ], !dbg !2751
	%152 = mul i64 %144, 2, !dbg !2757
	br label %b39, !dbg !2757

b43:
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 1, i32 0), !dbg !2758
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !2758
	%155 = icmp eq i64 %132, 0, !dbg !2759
	br i1 %155, label %b45, label %b44, !dbg !2759

b44:
	br label %b45, !dbg !2760

b45:
	%156 = phi i32 [ 0, %b43 ], [ %154, %b44 ], !dbg !2749
	%157 = getelementptr inbounds i32, i32* %32, i64 3, !dbg !2761
	store i32 %133, i32* %157, align 4, !dbg !2761
	%158 = getelementptr inbounds i32, i32* %32, i64 4, !dbg !2762
	store i32 %156, i32* %158, align 4, !dbg !2762
	%159 = mul i64 %44, 2, !dbg !2763
	%160 = sdiv i64 %159, 3, !dbg !2764
	%161 = icmp slt i64 %160, 0, !dbg !2767
	br i1 %161, label %b47, label %b46, !dbg !2767

b46:
	%162 = icmp sge i64 %160, %44, !dbg !2768
	br i1 %162, label %b47, label %b48, !dbg !2768

b47:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !2769
	ret void, !dbg !2769

b48:
	%163 = trunc i64 %160 to i32, !dbg !2770
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %37, i32 %163, i32 31), !dbg !2770
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !2770
	%166 = getelementptr inbounds i32, i32* %32, i64 5, !dbg !2771
	store i32 %165, i32* %166, align 4, !dbg !2771
	%167 = add i64 %39, 1, !dbg !2771
	%168 = icmp slt i64 %167, 2, !dbg !2771
	br i1 %168, label %b1, label %b49, !dbg !2771

b49:
	%169 = sub i64 %p3, %30, !dbg !2772
	%170 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !2772
	%171 = icmp ugt i64 %30, %p3, !dbg !2772
	br i1 %171, label %b49_fail1, label %b49_ok1, !dbg !2772, !prof !26

b49_ok1:
	%172 = load i32, i32* %33, align 4, !dbg !2773
	%173 = icmp ugt i64 6, %169, !dbg !2776
	br i1 %173, label %b49_fail2, label %b49_ok2, !dbg !2776, !prof !26

b49_ok2:
	br label %b50, !dbg !2776

b50:
	%174 = phi i64 [ 0, %b49_ok2 ], [ %377, %b129 ], !dbg !2776
	br i1 %45, label %b51, label %b53, !dbg !2782

b51:
	%175 = phi i32 [ %172, %b50 ], [ %181, %b52 ], !dbg !2783
	%176 = phi i64 [ 16, %b50 ], [ %182, %b52 ], !dbg !2784
	%177 = icmp sgt i64 %176, 0, !dbg !2785
	br i1 %177, label %b52, label %b60, !dbg !2785

b52:
	%178 = trunc i64 %176 to i32, !dbg !2786
	%179 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %175, i32 %178, i32 31), !dbg !2786
	%180 = extractvalue { i32, i1 } %179, 0, !dbg !2786
	%181 = add i32 %175, %180, !dbg !2787
	%182 = sdiv i64 %176, 2, !dbg !2788
	br label %b51, !dbg !2788

b53:
	%183 = phi i32 [ %172, %b50 ], [ %194, %b58 ], !dbg !2783
	%184 = phi i64 [ 16, %b50 ], [ %195, %b58 ], !dbg !2789
	%185 = icmp sgt i64 %184, 0, !dbg !2790
	br i1 %185, label %b54, label %b59, !dbg !2790

b54:
	%186 = add i64 %132, %184, !dbg !2791
	%187 = icmp sge i64 %186, %44, !dbg !2792
	br i1 %187, label %b55, label %b56, !dbg !2792

b55:
	br label %b56, !dbg !2792

b56:
	%188 = phi i64 [ %186, %b54 ], [ %132, %b55 ], !dbg !2793
	%189 = trunc i64 %188 to i32, !dbg !2794
	%190 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 %189, i32 31), !dbg !2794
	%191 = extractvalue { i32, i1 } %190, 0, !dbg !2794
	%192 = icmp ne i64 %188, %132, !dbg !2795
	br i1 %192, label %b57, label %b58, !dbg !2795

b57:
	%193 = add i32 %183, %191, !dbg !2787
	br label %b58, !dbg !2796

b58:
	%194 = phi i32 [ %183, %b56 ], [ %193, %b57 ], !dbg !2783
	%195 = sdiv i64 %184, 2, !dbg !2797
	br label %b53, !dbg !2797

b59:
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 0, i32 31), !dbg !2798
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !2798
	br label %b60, !dbg !2799

b60:
	%198 = phi i32 [ %175, %b51 ], [ %197, %b59 ], !dbg !2781
	%199 = add i64 %19, 32, !dbg !2801
	%200 = sub i64 %199, 1, !dbg !2802
	%201 = sdiv i64 %200, 32, !dbg !2803
	%202 = icmp eq i64 %201, 1, !dbg !2804
	br i1 %202, label %b66, label %b61, !dbg !2804

b61:
	%203 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !2805
	call void @llvm.nvvm.barrier0(), !dbg !2806
	br i1 %155, label %b62, label %b63, !dbg !2807

b62:
	%204 = sdiv i64 %28, 32, !dbg !2808
	%205 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 %204, !dbg !2809
	%206 = icmp uge i64 %204, 32, !dbg !2809
	br i1 %206, label %b62_fail1, label %b62_ok1, !dbg !2809, !prof !26

b62_ok1:
	store i32 %198, i32* %205, align 4, !dbg !2809
	br label %b63, !dbg !2809

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2810
	%207 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 0, !dbg !2811
	%208 = load i32, i32* %207, align 4, !dbg !2811
	br label %b64, !dbg !2811

b64:
	%209 = phi i32 [ %208, %b63 ], [ %215, %b65_ok1 ], !dbg !2812
	%210 = phi i64 [ 1, %b63 ], [ %216, %b65_ok1 ], !dbg !2813
	%211 = icmp slt i64 %210, %201, !dbg !2814
	br i1 %211, label %b65, label %b66, !dbg !2814

b65:
	%212 = getelementptr inbounds [32 x i32], [32 x i32]* %203, i64 0, i64 %210, !dbg !2815
	%213 = icmp uge i64 %210, 32, !dbg !2815
	br i1 %213, label %b65_fail1, label %b65_ok1, !dbg !2815, !prof !26

b65_ok1:
	%214 = load i32, i32* %212, align 4, !dbg !2815
	%215 = add i32 %209, %214, !dbg !2787
	%216 = add i64 %210, 1, !dbg !2816
	br label %b64, !dbg !2816

b66:
	%217 = phi i32 [ %198, %b60 ], [ %209, %b64 ], !dbg !2780
	%218 = getelementptr inbounds i32, i32* %170, i64 0, !dbg !2817
	store i32 %217, i32* %218, align 4, !dbg !2817
	br i1 %45, label %b67, label %b69, !dbg !2822

b67:
	%219 = phi i32 [ %172, %b66 ], [ %226, %b68 ], !dbg !2823
	%220 = phi i64 [ 16, %b66 ], [ %227, %b68 ], !dbg !2824
	%221 = icmp sgt i64 %220, 0, !dbg !2825
	br i1 %221, label %b68, label %b76, !dbg !2825

b68:
	%222 = trunc i64 %220 to i32, !dbg !2826
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %219, i32 %222, i32 31), !dbg !2826
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !2826
	%225 = icmp ult i32 %219, %224, !dbg !2827
	%226 = select i1 %225, i32 %219, i32 %224, !dbg !2827
	%227 = sdiv i64 %220, 2, !dbg !2828
	br label %b67, !dbg !2828

b69:
	%228 = phi i32 [ %172, %b66 ], [ %240, %b74 ], !dbg !2823
	%229 = phi i64 [ 16, %b66 ], [ %241, %b74 ], !dbg !2829
	%230 = icmp sgt i64 %229, 0, !dbg !2830
	br i1 %230, label %b70, label %b75, !dbg !2830

b70:
	%231 = add i64 %132, %229, !dbg !2831
	%232 = icmp sge i64 %231, %44, !dbg !2832
	br i1 %232, label %b71, label %b72, !dbg !2832

b71:
	br label %b72, !dbg !2832

b72:
	%233 = phi i64 [ %231, %b70 ], [ %132, %b71 ], !dbg !2833
	%234 = trunc i64 %233 to i32, !dbg !2834
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %234, i32 31), !dbg !2834
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !2834
	%237 = icmp ne i64 %233, %132, !dbg !2835
	br i1 %237, label %b73, label %b74, !dbg !2835

b73:
	%238 = icmp ult i32 %228, %236, !dbg !2827
	%239 = select i1 %238, i32 %228, i32 %236, !dbg !2827
	br label %b74, !dbg !2836

b74:
	%240 = phi i32 [ %228, %b72 ], [ %239, %b73 ], !dbg !2823
	%241 = sdiv i64 %229, 2, !dbg !2837
	br label %b69, !dbg !2837

b75:
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 0, i32 31), !dbg !2838
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !2838
	br label %b76, !dbg !2839

b76:
	%244 = phi i32 [ %219, %b67 ], [ %243, %b75 ], !dbg !2821
	br i1 %202, label %b82, label %b77, !dbg !2840

b77:
	%245 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !2841
	call void @llvm.nvvm.barrier0(), !dbg !2842
	br i1 %155, label %b78, label %b79, !dbg !2843

b78:
	%246 = sdiv i64 %28, 32, !dbg !2844
	%247 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 %246, !dbg !2845
	%248 = icmp uge i64 %246, 32, !dbg !2845
	br i1 %248, label %b78_fail1, label %b78_ok1, !dbg !2845, !prof !26

b78_ok1:
	store i32 %244, i32* %247, align 4, !dbg !2845
	br label %b79, !dbg !2845

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2846
	%249 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 0, !dbg !2847
	%250 = load i32, i32* %249, align 4, !dbg !2847
	br label %b80, !dbg !2847

b80:
	%251 = phi i32 [ %250, %b79 ], [ %258, %b81_ok1 ], !dbg !2848
	%252 = phi i64 [ 1, %b79 ], [ %259, %b81_ok1 ], !dbg !2849
	%253 = icmp slt i64 %252, %201, !dbg !2850
	br i1 %253, label %b81, label %b82, !dbg !2850

b81:
	%254 = getelementptr inbounds [32 x i32], [32 x i32]* %245, i64 0, i64 %252, !dbg !2851
	%255 = icmp uge i64 %252, 32, !dbg !2851
	br i1 %255, label %b81_fail1, label %b81_ok1, !dbg !2851, !prof !26

b81_ok1:
	%256 = load i32, i32* %254, align 4, !dbg !2851
	%257 = icmp ult i32 %251, %256, !dbg !2827
	%258 = select i1 %257, i32 %251, i32 %256, !dbg !2827
	%259 = add i64 %252, 1, !dbg !2852
	br label %b80, !dbg !2852

b82:
	%260 = phi i32 [ %244, %b76 ], [ %251, %b80 ], !dbg !2820
	br i1 %45, label %b83, label %b85, !dbg !2857

b83:
	%261 = phi i32 [ %172, %b82 ], [ %268, %b84 ], !dbg !2858
	%262 = phi i64 [ 16, %b82 ], [ %269, %b84 ], !dbg !2859
	%263 = icmp sgt i64 %262, 0, !dbg !2860
	br i1 %263, label %b84, label %b92, !dbg !2860

b84:
	%264 = trunc i64 %262 to i32, !dbg !2861
	%265 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %261, i32 %264, i32 31), !dbg !2861
	%266 = extractvalue { i32, i1 } %265, 0, !dbg !2861
	%267 = icmp ugt i32 %261, %266, !dbg !2862
	%268 = select i1 %267, i32 %261, i32 %266, !dbg !2862
	%269 = sdiv i64 %262, 2, !dbg !2863
	br label %b83, !dbg !2863

b85:
	%270 = phi i32 [ %172, %b82 ], [ %282, %b90 ], !dbg !2858
	%271 = phi i64 [ 16, %b82 ], [ %283, %b90 ], !dbg !2864
	%272 = icmp sgt i64 %271, 0, !dbg !2865
	br i1 %272, label %b86, label %b91, !dbg !2865

b86:
	%273 = add i64 %132, %271, !dbg !2866
	%274 = icmp sge i64 %273, %44, !dbg !2867
	br i1 %274, label %b87, label %b88, !dbg !2867

b87:
	br label %b88, !dbg !2867

b88:
	%275 = phi i64 [ %273, %b86 ], [ %132, %b87 ], !dbg !2868
	%276 = trunc i64 %275 to i32, !dbg !2869
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 %276, i32 31), !dbg !2869
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !2869
	%279 = icmp ne i64 %275, %132, !dbg !2870
	br i1 %279, label %b89, label %b90, !dbg !2870

b89:
	%280 = icmp ugt i32 %270, %278, !dbg !2862
	%281 = select i1 %280, i32 %270, i32 %278, !dbg !2862
	br label %b90, !dbg !2871

b90:
	%282 = phi i32 [ %270, %b88 ], [ %281, %b89 ], !dbg !2858
	%283 = sdiv i64 %271, 2, !dbg !2872
	br label %b85, !dbg !2872

b91:
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 0, i32 31), !dbg !2873
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !2873
	br label %b92, !dbg !2874

b92:
	%286 = phi i32 [ %261, %b83 ], [ %285, %b91 ], !dbg !2856
	br i1 %202, label %b98, label %b93, !dbg !2875

b93:
	%287 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !2876
	call void @llvm.nvvm.barrier0(), !dbg !2877
	br i1 %155, label %b94, label %b95, !dbg !2878

b94:
	%288 = sdiv i64 %28, 32, !dbg !2879
	%289 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 %288, !dbg !2880
	%290 = icmp uge i64 %288, 32, !dbg !2880
	br i1 %290, label %b94_fail1, label %b94_ok1, !dbg !2880, !prof !26

b94_ok1:
	store i32 %286, i32* %289, align 4, !dbg !2880
	br label %b95, !dbg !2880

b95:
	call void @llvm.nvvm.barrier0(), !dbg !2881
	%291 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 0, !dbg !2882
	%292 = load i32, i32* %291, align 4, !dbg !2882
	br label %b96, !dbg !2882

b96:
	%293 = phi i32 [ %292, %b95 ], [ %300, %b97_ok1 ], !dbg !2883
	%294 = phi i64 [ 1, %b95 ], [ %301, %b97_ok1 ], !dbg !2884
	%295 = icmp slt i64 %294, %201, !dbg !2885
	br i1 %295, label %b97, label %b98, !dbg !2885

b97:
	%296 = getelementptr inbounds [32 x i32], [32 x i32]* %287, i64 0, i64 %294, !dbg !2886
	%297 = icmp uge i64 %294, 32, !dbg !2886
	br i1 %297, label %b97_fail1, label %b97_ok1, !dbg !2886, !prof !26

b97_ok1:
	%298 = load i32, i32* %296, align 4, !dbg !2886
	%299 = icmp ugt i32 %293, %298, !dbg !2862
	%300 = select i1 %299, i32 %293, i32 %298, !dbg !2862
	%301 = add i64 %294, 1, !dbg !2887
	br label %b96, !dbg !2887

b98:
	%302 = phi i32 [ %286, %b92 ], [ %293, %b96 ], !dbg !2855
	%303 = getelementptr inbounds i32, i32* %170, i64 1, !dbg !2888
	store i32 %260, i32* %303, align 4, !dbg !2888
	%304 = getelementptr inbounds i32, i32* %170, i64 2, !dbg !2889
	store i32 %302, i32* %304, align 4, !dbg !2889
	br label %b99, !dbg !2894

b99:
	%305 = phi i32 [ %172, %b98 ], [ %313, %b102 ], !dbg !2895
	%306 = phi i64 [ 1, %b98 ], [ %314, %b102 ], !dbg !2896
	%307 = icmp slt i64 %306, 32, !dbg !2897
	br i1 %307, label %b100, label %b103, !dbg !2897

b100:
	%308 = trunc i64 %306 to i32, !dbg !2898
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %305, i32 %308, i32 0), !dbg !2898
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !2898
	%311 = icmp sge i64 %132, %306, !dbg !2899
	br i1 %311, label %b101, label %b102, !dbg !2899

b101:
	%312 = add i32 %305, %310, !dbg !2900
	br label %b102, !dbg !2900

b102:
	%313 = phi i32 [ %305, %b100 ], [ %312, %b101 ], !dbg !2895
	%314 = mul i64 %306, 2, !dbg !2901
	br label %b99, !dbg !2901

b103:
	br i1 %202, label %b109, label %b104, !dbg !2902

b104:
	%315 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5 to [32 x i32]*, !dbg !2903
	%316 = sdiv i64 %28, 32, !dbg !2904
	call void @llvm.nvvm.barrier0(), !dbg !2905
	%317 = sub i64 %44, 1, !dbg !2906
	%318 = icmp eq i64 %132, %317, !dbg !2907
	br i1 %318, label %b105, label %b106, !dbg !2907

b105:
	%319 = getelementptr inbounds [32 x i32], [32 x i32]* %315, i64 0, i64 %316, !dbg !2908
	%320 = icmp uge i64 %316, 32, !dbg !2908
	br i1 %320, label %b105_fail1, label %b105_ok1, !dbg !2908, !prof !26

b105_ok1:
	store i32 %305, i32* %319, align 4, !dbg !2908
	br label %b106, !dbg !2908

b106:
	call void @llvm.nvvm.barrier0(), !dbg !2909
	%321 = icmp slt i64 0, %316, !dbg !2909
	br i1 %321, label %b107, label %b108, !dbg !2909

b107:
	%322 = phi i32 [ 0, %b106 ], [ %327, %b107_ok1 ], !dbg !2910
	%323 = phi i64 [ 0, %b106 ], [ %328, %b107_ok1 ], !dbg !2910
	%324 = getelementptr inbounds [32 x i32], [32 x i32]* %315, i64 0, i64 %323, !dbg !2911
	%325 = icmp uge i64 %323, 32, !dbg !2911
	br i1 %325, label %b107_fail1, label %b107_ok1, !dbg !2911, !prof !26

b107_ok1:
	%326 = load i32, i32* %324, align 4, !dbg !2911
	%327 = add i32 %322, %326, !dbg !2912
	%328 = add i64 %323, 1, !dbg !2912
	%329 = icmp slt i64 %328, %316, !dbg !2912
	br i1 %329, label %b107, label %b108, !dbg !2912

b108:
	%330 = phi i32 [ 0, %b106 ], [ %327, %b107_ok1 ], !dbg !2910
	br label %b109, !dbg !2913

b109:
	%331 = phi i32 [ 0, %b103 ], [ %330, %b108 ], !dbg !2893
	%332 = add i32 %331, %305, !dbg !2914
	br label %b110, !dbg !2918

b110:
	%333 = phi i32 [ %172, %b109 ], [ %341, %b113 ], !dbg !2919
	%334 = phi i64 [ 1, %b109 ], [ %342, %b113 ], !dbg !2920
	%335 = icmp slt i64 %334, 32, !dbg !2921
	br i1 %335, label %b111, label %b114, !dbg !2921

b111:
	%336 = trunc i64 %334 to i32, !dbg !2922
	%337 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %333, i32 %336, i32 0), !dbg !2922
	%338 = extractvalue { i32, i1 } %337, 0, !dbg !2922
	%339 = icmp sge i64 %132, %334, !dbg !2923
	br i1 %339, label %b112, label %b113, !dbg !2923

b112:
	%340 = add i32 %333, %338, !dbg !2924
	br label %b113, !dbg !2924

b113:
	%341 = phi i32 [ %333, %b111 ], [ %340, %b112 ], !dbg !2919
	%342 = mul i64 %334, 2, !dbg !2925
	br label %b110, !dbg !2925

b114:
	br i1 %202, label %b120, label %b115, !dbg !2926

b115:
	%343 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5 to [32 x i32]*, !dbg !2927
	%344 = sdiv i64 %28, 32, !dbg !2928
	call void @llvm.nvvm.barrier0(), !dbg !2929
	%345 = sub i64 %44, 1, !dbg !2930
	%346 = icmp eq i64 %132, %345, !dbg !2931
	br i1 %346, label %b116, label %b117, !dbg !2931

b116:
	%347 = getelementptr inbounds [32 x i32], [32 x i32]* %343, i64 0, i64 %344, !dbg !2932
	%348 = icmp uge i64 %344, 32, !dbg !2932
	br i1 %348, label %b116_fail1, label %b116_ok1, !dbg !2932, !prof !26

b116_ok1:
	store i32 %333, i32* %347, align 4, !dbg !2932
	br label %b117, !dbg !2932

b117:
	call void @llvm.nvvm.barrier0(), !dbg !2933
	%349 = icmp slt i64 0, %344, !dbg !2933
	br i1 %349, label %b118, label %b119, !dbg !2933

b118:
	%350 = phi i32 [ 0, %b117 ], [ %355, %b118_ok1 ], !dbg !2934
	%351 = phi i64 [ 0, %b117 ], [ %356, %b118_ok1 ], !dbg !2934
	%352 = getelementptr inbounds [32 x i32], [32 x i32]* %343, i64 0, i64 %351, !dbg !2935
	%353 = icmp uge i64 %351, 32, !dbg !2935
	br i1 %353, label %b118_fail1, label %b118_ok1, !dbg !2935, !prof !26

b118_ok1:
	%354 = load i32, i32* %352, align 4, !dbg !2935
	%355 = add i32 %350, %354, !dbg !2936
	%356 = add i64 %351, 1, !dbg !2936
	%357 = icmp slt i64 %356, %344, !dbg !2936
	br i1 %357, label %b118, label %b119, !dbg !2936

b119:
	%358 = phi i32 [ 0, %b117 ], [ %355, %b118_ok1 ], !dbg !2934
	br label %b120, !dbg !2937

b120:
	%359 = phi i32 [ 0, %b114 ], [ %358, %b119 ], !dbg !2917
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %333, i32 1, i32 0), !dbg !2938
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !2938
	br i1 %155, label %b122, label %b121, !dbg !2939

b121:
	%362 = add i32 %359, %361, !dbg !2940
	br label %b122, !dbg !2941

b122:
	%363 = phi i32 [ %359, %b120 ], [ %362, %b121 ], !dbg !2916
	%364 = getelementptr inbounds i32, i32* %170, i64 3, !dbg !2942
	store i32 %332, i32* %364, align 4, !dbg !2942
	%365 = getelementptr inbounds i32, i32* %170, i64 4, !dbg !2943
	store i32 %363, i32* %365, align 4, !dbg !2943
	%366 = mul i64 %19, 2, !dbg !2944
	%367 = sdiv i64 %366, 3, !dbg !2945
	%368 = icmp sge i64 %367, %19, !dbg !2948
	br i1 %368, label %b123, label %b124, !dbg !2948

b123:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !2949
	ret void, !dbg !2949

b124:
	br i1 %202, label %b125, label %b126, !dbg !2950

b125:
	%369 = trunc i64 %367 to i32, !dbg !2951
	%370 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 %369, i32 31), !dbg !2951
	%371 = extractvalue { i32, i1 } %370, 0, !dbg !2951
	br label %b129, !dbg !2952

b126:
	%372 = addrspacecast i32 addrspace(3)* @gpuc_shared_Broadcast_42_5 to i32*, !dbg !2953
	call void @llvm.nvvm.barrier0(), !dbg !2954
	%373 = icmp eq i64 %28, %367, !dbg !2955
	br i1 %373, label %b127, label %b128, !dbg !2955

b127:
	store i32 %172, i32* %372, align 4, !dbg !2956
	br label %b128, !dbg !2956

b128:
	call void @llvm.nvvm.barrier0(), !dbg !2957
	%374 = load i32, i32* %372, align 4, !dbg !2958
	br label %b129, !dbg !2959

b129:
	%375 = phi i32 [ %371, %b125 ], [ %374, %b128 ], !dbg !2947
	%376 = getelementptr inbounds i32, i32* %170, i64 5, !dbg !2960
	store i32 %375, i32* %376, align 4, !dbg !2960
	%377 = add i64 %174, 1, !dbg !2960
	%378 = icmp slt i64 %377, 2, !dbg !2960
	br i1 %378, label %b50, label %b130, !dbg !2960

b130:
	ret void, !dbg !2653

b0_fail1:
	%379 = icmp ugt i64 %30, %p1, !dbg !2656
	br i1 %379, label %b0_fail2, label %b0_ok2, !dbg !2656

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %30, i64 %p1), !dbg !2656
	ret void, !dbg !2656

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %29, i64 %p5), !dbg !2657
	ret void, !dbg !2657

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %31), !dbg !2660
	ret void, !dbg !2660

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %30, i64 %p3), !dbg !2772
	ret void, !dbg !2772

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %169), !dbg !2776
	ret void, !dbg !2776

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %204, i64 32), !dbg !2809
	ret void, !dbg !2809

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %210, i64 32), !dbg !2815
	ret void, !dbg !2815

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %246, i64 32), !dbg !2845
	ret void, !dbg !2845

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %252, i64 32), !dbg !2851
	ret void, !dbg !2851

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %288, i64 32), !dbg !2880
	ret void, !dbg !2880

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %294, i64 32), !dbg !2886
	ret void, !dbg !2886

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %316, i64 32), !dbg !2908
	ret void, !dbg !2908

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %323, i64 32), !dbg !2911
	ret void, !dbg !2911

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %344, i64 32), !dbg !2932
	ret void, !dbg !2932

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %351, i64 32), !dbg !2935
	ret void, !dbg !2935
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2961 {
entry:
	br label %b0, !dbg !2962

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2965, !range !11
	%1 = sext i32 %0 to i64, !dbg !2965
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2965, !range !12
	%3 = sext i32 %2 to i64, !dbg !2965
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2965, !range !12
	%5 = sext i32 %4 to i64, !dbg !2965
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2965, !range !13
	%7 = sext i32 %6 to i64, !dbg !2965
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2965, !range !14
	%9 = sext i32 %8 to i64, !dbg !2965
	%10 = mul i64 %9, %5, !dbg !2965
	%11 = add i64 %3, %10, !dbg !2965
	%12 = mul i64 %7, %11, !dbg !2965
	%13 = add i64 %1, %12, !dbg !2965
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2965, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2965, !range !15
	%16 = mul i32 %14, %15, !dbg !2965
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2965, !range !16
	%18 = mul i32 %16, %17, !dbg !2965
	%19 = sext i32 %18 to i64, !dbg !2965
	%20 = mul i64 %13, %19, !dbg !2965
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2965, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2965, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2965, !range !18
	%24 = mul i32 %15, %23, !dbg !2965
	%25 = add i32 %22, %24, !dbg !2965
	%26 = mul i32 %14, %25, !dbg !2965
	%27 = add i32 %21, %26, !dbg !2965
	%28 = sext i32 %27 to i64, !dbg !2965
	%29 = add i64 %20, %28, !dbg !2965
	%30 = mul i64 %29, 3, !dbg !2966
	%31 = sub i64 %p1, %30, !dbg !2967
	%32 = getelementptr inbounds i32, i32* %p0, i64 %30, !dbg !2967
	%33 = getelementptr inbounds i32, i32* %p4, i64 %29, !dbg !2968
	%34 = icmp ugt i64 %30, %p1, !dbg !2967
	%35 = icmp uge i64 %29, %p5, !dbg !2968
	%36 = or i1 %34, %35, !dbg !2968
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !2968, !prof !26

b0_ok1:
	%37 = load i32, i32* %33, align 4, !dbg !2968
	%38 = and i32 %27, -32, !dbg !2976
	%39 = sub i32 %18, %38, !dbg !2976
	%40 = icmp slt i32 %39, 32, !dbg !2976
	%41 = select i1 %40, i32 %39, i32 32, !dbg !2976
	%42 = sext i32 %41 to i64, !dbg !2976
	%43 = icmp eq i64 %42, 32, !dbg !2977
	%44 = icmp ugt i64 3, %31, !dbg !2971
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !2971, !prof !26

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !2977

b1:
	%45 = phi i32 [ %37, %b0_ok3 ], [ %51, %b2 ], !dbg !2978
	%46 = phi i64 [ 16, %b0_ok3 ], [ %52, %b2 ], !dbg !2979
	%47 = icmp sgt i64 %46, 0, !dbg !2980
	br i1 %47, label %b2, label %b11, !dbg !2980

b2:
	%48 = trunc i64 %46 to i32, !dbg !2981
	%49 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %45, i32 %48, i32 31), !dbg !2981
	%50 = extractvalue { i32, i1 } %49, 0, !dbg !2981
	%51 = and i32 %45, %50, !dbg !2982
	%52 = sdiv i64 %46, 2, !dbg !2983
	br label %b1, !dbg !2983

b3:
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2984, !range !20
	%54 = sext i32 %53 to i64, !dbg !2984
	br label %b4, !dbg !2984

b4:
	%55 = phi i32 [ %37, %b3 ], [ %66, %b9 ], !dbg !2978
	%56 = phi i64 [ 16, %b3 ], [ %67, %b9 ], !dbg !2985
	%57 = icmp sgt i64 %56, 0, !dbg !2986
	br i1 %57, label %b5, label %b10, !dbg !2986

b5:
	%58 = add i64 %54, %56, !dbg !2987
	%59 = icmp sge i64 %58, %42, !dbg !2988
	br i1 %59, label %b6, label %b7, !dbg !2988

b6:
	br label %b7, !dbg !2988

b7:
	%60 = phi i64 [ %58, %b5 ], [ %54, %b6 ], !dbg !2989
	%61 = trunc i64 %60 to i32, !dbg !2990
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %55, i32 %61, i32 31), !dbg !2990
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2990
	%64 = icmp ne i64 %60, %54, !dbg !2991
	br i1 %64, label %b8, label %b9, !dbg !2991

b8:
	%65 = and i32 %55, %63, !dbg !2982
	br label %b9, !dbg !2992

b9:
	%66 = phi i32 [ %55, %b7 ], [ %65, %b8 ], !dbg !2978
	%67 = sdiv i64 %56, 2, !dbg !2993
	br label %b4, !dbg !2993

b10:
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %55, i32 0, i32 31), !dbg !2994
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2994
	br label %b11, !dbg !2995

b11:
	%70 = phi i32 [ %45, %b1 ], [ %69, %b10 ], !dbg !2975
	br i1 %43, label %b12, label %b14, !dbg !3000

b12:
	%71 = phi i32 [ %37, %b11 ], [ %77, %b13 ], !dbg !3001
	%72 = phi i64 [ 16, %b11 ], [ %78, %b13 ], !dbg !3002
	%73 = icmp sgt i64 %72, 0, !dbg !3003
	br i1 %73, label %b13, label %b22, !dbg !3003

b13:
	%74 = trunc i64 %72 to i32, !dbg !3004
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %71, i32 %74, i32 31), !dbg !3004
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !3004
	%77 = or i32 %71, %76, !dbg !3005
	%78 = sdiv i64 %72, 2, !dbg !3006
	br label %b12, !dbg !3006

b14:
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3007, !range !20
	%80 = sext i32 %79 to i64, !dbg !3007
	br label %b15, !dbg !3007

b15:
	%81 = phi i32 [ %37, %b14 ], [ %92, %b20 ], !dbg !3001
	%82 = phi i64 [ 16, %b14 ], [ %93, %b20 ], !dbg !3008
	%83 = icmp sgt i64 %82, 0, !dbg !3009
	br i1 %83, label %b16, label %b21, !dbg !3009

b16:
	%84 = add i64 %80, %82, !dbg !3010
	%85 = icmp sge i64 %84, %42, !dbg !3011
	br i1 %85, label %b17, label %b18, !dbg !3011

b17:
	br label %b18, !dbg !3011

b18:
	%86 = phi i64 [ %84, %b16 ], [ %80, %b17 ], !dbg !3012
	%87 = trunc i64 %86 to i32, !dbg !3013
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %87, i32 31), !dbg !3013
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !3013
	%90 = icmp ne i64 %86, %80, !dbg !3014
	br i1 %90, label %b19, label %b20, !dbg !3014

b19:
	%91 = or i32 %81, %89, !dbg !3005
	br label %b20, !dbg !3015

b20:
	%92 = phi i32 [ %81, %b18 ], [ %91, %b19 ], !dbg !3001
	%93 = sdiv i64 %82, 2, !dbg !3016
	br label %b15, !dbg !3016

b21:
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 0, i32 31), !dbg !3017
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !3017
	br label %b22, !dbg !3018

b22:
	%96 = phi i32 [ %71, %b12 ], [ %95, %b21 ], !dbg !2999
	br i1 %43, label %b23, label %b25, !dbg !3023

b23:
	%97 = phi i32 [ %37, %b22 ], [ %103, %b24 ], !dbg !3024
	%98 = phi i64 [ 16, %b22 ], [ %104, %b24 ], !dbg !3025
	%99 = icmp sgt i64 %98, 0, !dbg !3026
	br i1 %99, label %b24, label %b33, !dbg !3026

b24:
	%100 = trunc i64 %98 to i32, !dbg !3027
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %97, i32 %100, i32 31), !dbg !3027
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !3027
	%103 = xor i32 %97, %102, !dbg !3028
	%104 = sdiv i64 %98, 2, !dbg !3029
	br label %b23, !dbg !3029

b25:
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3030, !range !20
	%106 = sext i32 %105 to i64, !dbg !3030
	br label %b26, !dbg !3030

b26:
	%107 = phi i32 [ %37, %b25 ], [ %118, %b31 ], !dbg !3024
	%108 = phi i64 [ 16, %b25 ], [ %119, %b31 ], !dbg !3031
	%109 = icmp sgt i64 %108, 0, !dbg !3032
	br i1 %109, label %b27, label %b32, !dbg !3032

b27:
	%110 = add i64 %106, %108, !dbg !3033
	%111 = icmp sge i64 %110, %42, !dbg !3034
	br i1 %111, label %b28, label %b29, !dbg !3034

b28:
	br label %b29, !dbg !3034

b29:
	%112 = phi i64 [ %110, %b27 ], [ %106, %b28 ], !dbg !3035
	%113 = trunc i64 %112 to i32, !dbg !3036
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 %113, i32 31), !dbg !3036
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !3036
	%116 = icmp ne i64 %112, %106, !dbg !3037
	br i1 %116, label %b30, label %b31, !dbg !3037

b30:
	%117 = xor i32 %107, %115, !dbg !3028
	br label %b31, !dbg !3038

b31:
	%118 = phi i32 [ %107, %b29 ], [ %117, %b30 ], !dbg !3024
	%119 = sdiv i64 %108, 2, !dbg !3039
	br label %b26, !dbg !3039

b32:
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 0, i32 31), !dbg !3040
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !3040
	br label %b33, !dbg !3041

b33:
	%122 = phi i32 [ %97, %b23 ], [ %121, %b32 ], !dbg !3022
	%123 = getelementptr inbounds i32, i32* %32, i64 0, !dbg !3042
	store i32 %70, i32* %123, align 4, !dbg !3042
	%124 = getelementptr inbounds i32, i32* %32, i64 1, !dbg !3043
	store i32 %96, i32* %124, align 4, !dbg !3043
	%125 = getelementptr inbounds i32, i32* %32, i64 2, !dbg !3044
	store i32 %122, i32* %125, align 4, !dbg !3044
	%126 = sub i64 %p3, %30, !dbg !3045
	%127 = getelementptr inbounds i32, i32* %p2, i64 %30, !dbg !3045
	%128 = icmp ugt i64 %30, %p3, !dbg !3045
	br i1 %128, label %b33_fail1, label %b33_ok1, !dbg !3045, !prof !26

b33_ok1:
	%129 = load i32, i32* %33, align 4, !dbg !3046
	%130 = icmp ugt i64 3, %126, !dbg !3049
	br i1 %130, label %b33_fail2, label %b33_ok2, !dbg !3049, !prof !26

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !3054

b34:
	%131 = phi i32 [ %129, %b33_ok2 ], [ %137, %b35 ], !dbg !3055
	%132 = phi i64 [ 16, %b33_ok2 ], [ %138, %b35 ], !dbg !3056
	%133 = icmp sgt i64 %132, 0, !dbg !3057
	br i1 %133, label %b35, label %b44, !dbg !3057

b35:
	%134 = trunc i64 %132 to i32, !dbg !3058
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %131, i32 %134, i32 31), !dbg !3058
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !3058
	%137 = and i32 %131, %136, !dbg !3059
	%138 = sdiv i64 %132, 2, !dbg !3060
	br label %b34, !dbg !3060

b36:
	%139 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3061, !range !20
	%140 = sext i32 %139 to i64, !dbg !3061
	br label %b37, !dbg !3061

b37:
	%141 = phi i32 [ %129, %b36 ], [ %152, %b42 ], !dbg !3055
	%142 = phi i64 [ 16, %b36 ], [ %153, %b42 ], !dbg !3062
	%143 = icmp sgt i64 %142, 0, !dbg !3063
	br i1 %143, label %b38, label %b43, !dbg !3063

b38:
	%144 = add i64 %140, %142, !dbg !3064
	%145 = icmp sge i64 %144, %42, !dbg !3065
	br i1 %145, label %b39, label %b40, !dbg !3065

b39:
	br label %b40, !dbg !3065

b40:
	%146 = phi i64 [ %144, %b38 ], [ %140, %b39 ], !dbg !3066
	%147 = trunc i64 %146 to i32, !dbg !3067
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %147, i32 31), !dbg !3067
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !3067
	%150 = icmp ne i64 %146, %140, !dbg !3068
	br i1 %150, label %b41, label %b42, !dbg !3068

b41:
	%151 = and i32 %141, %149, !dbg !3059
	br label %b42, !dbg !3069

b42:
	%152 = phi i32 [ %141, %b40 ], [ %151, %b41 ], !dbg !3055
	%153 = sdiv i64 %142, 2, !dbg !3070
	br label %b37, !dbg !3070

b43:
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 0, i32 31), !dbg !3071
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !3071
	br label %b44, !dbg !3072

b44:
	%156 = phi i32 [ %131, %b34 ], [ %155, %b43 ], !dbg !3053
	%157 = add i64 %19, 32, !dbg !3074
	%158 = sub i64 %157, 1, !dbg !3075
	%159 = sdiv i64 %158, 32, !dbg !3076
	%160 = icmp eq i64 %159, 1, !dbg !3077
	br i1 %160, label %b50, label %b45, !dbg !3077

b45:
	%161 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !3078
	call void @llvm.nvvm.barrier0(), !dbg !3079
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3080, !range !20
	%163 = sext i32 %162 to i64, !dbg !3080
	%164 = icmp eq i64 %163, 0, !dbg !3081
	br i1 %164, label %b46, label %b47, !dbg !3081

b46:
	%165 = sdiv i64 %28, 32, !dbg !3082
	%166 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 %165, !dbg !3083
	%167 = icmp uge i64 %165, 32, !dbg !3083
	br i1 %167, label %b46_fail1, label %b46_ok1, !dbg !3083, !prof !26

b46_ok1:
	store i32 %156, i32* %166, align 4, !dbg !3083
	br label %b47, !dbg !3083

b47:
	call void @llvm.nvvm.barrier0(), !dbg !3084
	%168 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 0, !dbg !3085
	%169 = load i32, i32* %168, align 4, !dbg !3085
	br label %b48, !dbg !3085

b48:
	%170 = phi i32 [ %169, %b47 ], [ %176, %b49_ok1 ], !dbg !3086
	%171 = phi i64 [ 1, %b47 ], [ %177, %b49_ok1 ], !dbg !3087
	%172 = icmp slt i64 %171, %159, !dbg !3088
	br i1 %172, label %b49, label %b50, !dbg !3088

b49:
	%173 = getelementptr inbounds [32 x i32], [32 x i32]* %161, i64 0, i64 %171, !dbg !3089
	%174 = icmp uge i64 %171, 32, !dbg !3089
	br i1 %174, label %b49_fail1, label %b49_ok1, !dbg !3089, !prof !26

b49_ok1:
	%175 = load i32, i32* %173, align 4, !dbg !3089
	%176 = and i32 %170, %175, !dbg !3059
	%177 = add i64 %171, 1, !dbg !3090
	br label %b48, !dbg !3090

b50:
	%178 = phi i32 [ %156, %b44 ], [ %170, %b48 ], !dbg !3052
	br i1 %43, label %b51, label %b53, !dbg !3095

b51:
	%179 = phi i32 [ %129, %b50 ], [ %185, %b52 ], !dbg !3096
	%180 = phi i64 [ 16, %b50 ], [ %186, %b52 ], !dbg !3097
	%181 = icmp sgt i64 %180, 0, !dbg !3098
	br i1 %181, label %b52, label %b61, !dbg !3098

b52:
	%182 = trunc i64 %180 to i32, !dbg !3099
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %179, i32 %182, i32 31), !dbg !3099
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !3099
	%185 = or i32 %179, %184, !dbg !3100
	%186 = sdiv i64 %180, 2, !dbg !3101
	br label %b51, !dbg !3101

b53:
	%187 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3102, !range !20
	%188 = sext i32 %187 to i64, !dbg !3102
	br label %b54, !dbg !3102

b54:
	%189 = phi i32 [ %129, %b53 ], [ %200, %b59 ], !dbg !3096
	%190 = phi i64 [ 16, %b53 ], [ %201, %b59 ], !dbg !3103
	%191 = icmp sgt i64 %190, 0, !dbg !3104
	br i1 %191, label %b55, label %b60, !dbg !3104

b55:
	%192 = add i64 %188, %190, !dbg !3105
	%193 = icmp sge i64 %192, %42, !dbg !3106
	br i1 %193, label %b56, label %b57, !dbg !3106

b56:
	br label %b57, !dbg !3106

b57:
	%194 = phi i64 [ %192, %b55 ], [ %188, %b56 ], !dbg !3107
	%195 = trunc i64 %194 to i32, !dbg !3108
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 %195, i32 31), !dbg !3108
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !3108
	%198 = icmp ne i64 %194, %188, !dbg !3109
	br i1 %198, label %b58, label %b59, !dbg !3109

b58:
	%199 = or i32 %189, %197, !dbg !3100
	br label %b59, !dbg !3110

b59:
	%200 = phi i32 [ %189, %b57 ], [ %199, %b58 ], !dbg !3096
	%201 = sdiv i64 %190, 2, !dbg !3111
	br label %b54, !dbg !3111

b60:
	%202 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %189, i32 0, i32 31), !dbg !3112
	%203 = extractvalue { i32, i1 } %202, 0, !dbg !3112
	br label %b61, !dbg !3113

b61:
	%204 = phi i32 [ %179, %b51 ], [ %203, %b60 ], !dbg !3094
	br i1 %160, label %b67, label %b62, !dbg !3114

b62:
	%205 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !3115
	call void @llvm.nvvm.barrier0(), !dbg !3116
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3117, !range !20
	%207 = sext i32 %206 to i64, !dbg !3117
	%208 = icmp eq i64 %207, 0, !dbg !3118
	br i1 %208, label %b63, label %b64, !dbg !3118

b63:
	%209 = sdiv i64 %28, 32, !dbg !3119
	%210 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 %209, !dbg !3120
	%211 = icmp uge i64 %209, 32, !dbg !3120
	br i1 %211, label %b63_fail1, label %b63_ok1, !dbg !3120, !prof !26

b63_ok1:
	store i32 %204, i32* %210, align 4, !dbg !3120
	br label %b64, !dbg !3120

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3121
	%212 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 0, !dbg !3122
	%213 = load i32, i32* %212, align 4, !dbg !3122
	br label %b65, !dbg !3122

b65:
	%214 = phi i32 [ %213, %b64 ], [ %220, %b66_ok1 ], !dbg !3123
	%215 = phi i64 [ 1, %b64 ], [ %221, %b66_ok1 ], !dbg !3124
	%216 = icmp slt i64 %215, %159, !dbg !3125
	br i1 %216, label %b66, label %b67, !dbg !3125

b66:
	%217 = getelementptr inbounds [32 x i32], [32 x i32]* %205, i64 0, i64 %215, !dbg !3126
	%218 = icmp uge i64 %215, 32, !dbg !3126
	br i1 %218, label %b66_fail1, label %b66_ok1, !dbg !3126, !prof !26

b66_ok1:
	%219 = load i32, i32* %217, align 4, !dbg !3126
	%220 = or i32 %214, %219, !dbg !3100
	%221 = add i64 %215, 1, !dbg !3127
	br label %b65, !dbg !3127

b67:
	%222 = phi i32 [ %204, %b61 ], [ %214, %b65 ], !dbg !3093
	br i1 %43, label %b68, label %b70, !dbg !3132

b68:
	%223 = phi i32 [ %129, %b67 ], [ %229, %b69 ], !dbg !3133
	%224 = phi i64 [ 16, %b67 ], [ %230, %b69 ], !dbg !3134
	%225 = icmp sgt i64 %224, 0, !dbg !3135
	br i1 %225, label %b69, label %b78, !dbg !3135

b69:
	%226 = trunc i64 %224 to i32, !dbg !3136
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %223, i32 %226, i32 31), !dbg !3136
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !3136
	%229 = xor i32 %223, %228, !dbg !3137
	%230 = sdiv i64 %224, 2, !dbg !3138
	br label %b68, !dbg !3138

b70:
	%231 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3139, !range !20
	%232 = sext i32 %231 to i64, !dbg !3139
	br label %b71, !dbg !3139

b71:
	%233 = phi i32 [ %129, %b70 ], [ %244, %b76 ], !dbg !3133
	%234 = phi i64 [ 16, %b70 ], [ %245, %b76 ], !dbg !3140
	%235 = icmp sgt i64 %234, 0, !dbg !3141
	br i1 %235, label %b72, label %b77, !dbg !3141

b72:
	%236 = add i64 %232, %234, !dbg !3142
	%237 = icmp sge i64 %236, %42, !dbg !3143
	br i1 %237, label %b73, label %b74, !dbg !3143

b73:
	br label %b74, !dbg !3143

b74:
	%238 = phi i64 [ %236, %b72 ], [ %232, %b73 ], !dbg !3144
	%239 = trunc i64 %238 to i32, !dbg !3145
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 %239, i32 31), !dbg !3145
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !3145
	%242 = icmp ne i64 %238, %232, !dbg !3146
	br i1 %242, label %b75, label %b76, !dbg !3146

b75:
	%243 = xor i32 %233, %241, !dbg !3137
	br label %b76, !dbg !3147

b76:
	%244 = phi i32 [ %233, %b74 ], [ %243, %b75 ], !dbg !3133
	%245 = sdiv i64 %234, 2, !dbg !3148
	br label %b71, !dbg !3148

b77:
	%246 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 0, i32 31), !dbg !3149
	%247 = extractvalue { i32, i1 } %246, 0, !dbg !3149
	br label %b78, !dbg !3150

b78:
	%248 = phi i32 [ %223, %b68 ], [ %247, %b77 ], !dbg !3131
	br i1 %160, label %b84, label %b79, !dbg !3151

b79:
	%249 = addrspacecast [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5 to [32 x i32]*, !dbg !3152
	call void @llvm.nvvm.barrier0(), !dbg !3153
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3154, !range !20
	%251 = sext i32 %250 to i64, !dbg !3154
	%252 = icmp eq i64 %251, 0, !dbg !3155
	br i1 %252, label %b80, label %b81, !dbg !3155

b80:
	%253 = sdiv i64 %28, 32, !dbg !3156
	%254 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 %253, !dbg !3157
	%255 = icmp uge i64 %253, 32, !dbg !3157
	br i1 %255, label %b80_fail1, label %b80_ok1, !dbg !3157, !prof !26

b80_ok1:
	store i32 %248, i32* %254, align 4, !dbg !3157
	br label %b81, !dbg !3157

b81:
	call void @llvm.nvvm.barrier0(), !dbg !3158
	%256 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 0, !dbg !3159
	%257 = load i32, i32* %256, align 4, !dbg !3159
	br label %b82, !dbg !3159

b82:
	%258 = phi i32 [ %257, %b81 ], [ %264, %b83_ok1 ], !dbg !3160
	%259 = phi i64 [ 1, %b81 ], [ %265, %b83_ok1 ], !dbg !3161
	%260 = icmp slt i64 %259, %159, !dbg !3162
	br i1 %260, label %b83, label %b84, !dbg !3162

b83:
	%261 = getelementptr inbounds [32 x i32], [32 x i32]* %249, i64 0, i64 %259, !dbg !3163
	%262 = icmp uge i64 %259, 32, !dbg !3163
	br i1 %262, label %b83_fail1, label %b83_ok1, !dbg !3163, !prof !26

b83_ok1:
	%263 = load i32, i32* %261, align 4, !dbg !3163
	%264 = xor i32 %258, %263, !dbg !3137
	%265 = add i64 %259, 1, !dbg !3164
	br label %b82, !dbg !3164

b84:
	%266 = phi i32 [ %248, %b78 ], [ %258, %b82 ], !dbg !3130
	%267 = getelementptr inbounds i32, i32* %127, i64 0, !dbg !3165
	store i32 %178, i32* %267, align 4, !dbg !3165
	%268 = getelementptr inbounds i32, i32* %127, i64 1, !dbg !3166
	store i32 %222, i32* %268, align 4, !dbg !3166
	%269 = getelementptr inbounds i32, i32* %127, i64 2, !dbg !3167
	store i32 %266, i32* %269, align 4, !dbg !3167
	ret void, !dbg !2964

b0_fail1:
	%270 = icmp ugt i64 %30, %p1, !dbg !2967
	br i1 %270, label %b0_fail2, label %b0_ok2, !dbg !2967

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %30, i64 %p1), !dbg !2967
	ret void, !dbg !2967

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %29, i64 %p5), !dbg !2968
	ret void, !dbg !2968

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %31), !dbg !2971
	ret void, !dbg !2971

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %30, i64 %p3), !dbg !3045
	ret void, !dbg !3045

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %126), !dbg !3049
	ret void, !dbg !3049

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %165, i64 32), !dbg !3083
	ret void, !dbg !3083

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %171, i64 32), !dbg !3089
	ret void, !dbg !3089

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %209, i64 32), !dbg !3120
	ret void, !dbg !3120

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %215, i64 32), !dbg !3126
	ret void, !dbg !3126

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %253, i64 32), !dbg !3157
	ret void, !dbg !3157

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %259, i64 32), !dbg !3163
	ret void, !dbg !3163
}

define void @ExchangeUint64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3168 {
entry:
	br label %b0, !dbg !3169

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3172, !range !11
	%1 = sext i32 %0 to i64, !dbg !3172
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3172, !range !12
	%3 = sext i32 %2 to i64, !dbg !3172
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3172, !range !12
	%5 = sext i32 %4 to i64, !dbg !3172
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3172, !range !13
	%7 = sext i32 %6 to i64, !dbg !3172
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3172, !range !14
	%9 = sext i32 %8 to i64, !dbg !3172
	%10 = mul i64 %9, %5, !dbg !3172
	%11 = add i64 %3, %10, !dbg !3172
	%12 = mul i64 %7, %11, !dbg !3172
	%13 = add i64 %1, %12, !dbg !3172
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3172, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3172, !range !15
	%16 = mul i32 %14, %15, !dbg !3172
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3172, !range !16
	%18 = mul i32 %16, %17, !dbg !3172
	%19 = sext i32 %18 to i64, !dbg !3172
	%20 = mul i64 %13, %19, !dbg !3172
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3172, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3172, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3172, !range !18
	%24 = mul i32 %15, %23, !dbg !3172
	%25 = add i32 %22, %24, !dbg !3172
	%26 = mul i32 %14, %25, !dbg !3172
	%27 = add i32 %21, %26, !dbg !3172
	%28 = sext i32 %27 to i64, !dbg !3172
	%29 = add i64 %20, %28, !dbg !3172
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3173, !range !20
	%31 = sext i32 %30 to i64, !dbg !3173
	%32 = and i32 %27, -32, !dbg !3174
	%33 = sub i32 %18, %32, !dbg !3174
	%34 = icmp slt i32 %33, 32, !dbg !3174
	%35 = select i1 %34, i32 %33, i32 32, !dbg !3174
	%36 = sext i32 %35 to i64, !dbg !3174
	%37 = icmp eq i64 %36, 32, !dbg !3175
	br i1 %37, label %b1, label %b2, !dbg !3175

b1:
	br label %b2, !dbg !3175

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3176
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3177
	%40 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3178
	%41 = icmp uge i64 %29, %p5, !dbg !3178
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !3178, !prof !26

b2_ok1:
	%42 = load i64, i64* %40, align 8, !dbg !3178
	%43 = mul i64 %29, 4, !dbg !3179
	%44 = sub i64 %p1, %43, !dbg !3180
	%45 = getelementptr inbounds i64, i64* %p0, i64 %43, !dbg !3180
	%46 = mul i64 %31, 7, !dbg !3182
	%47 = add i64 %46, 3, !dbg !3183
	%48 = icmp ugt i64 %43, %p1, !dbg !3180
	%49 = icmp ugt i64 4, %44, !dbg !3181
	%50 = icmp eq i64 %36, 0, !dbg !3184
	%51 = or i1 %48, %49, !dbg !3184
	%52 = or i1 %51, %50, !dbg !3184
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !3184, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !3184
	%54 = select i1 %53, i64 1, i64 %36, !dbg !3184
	%55 = srem i64 %47, %54, !dbg !3184
	%56 = trunc i64 %55 to i32, !dbg !3185
	%57 = trunc i64 %42 to i32, !dbg !3185
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !3185
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3185
	%60 = lshr i64 %42, 32, !dbg !3185
	%61 = trunc i64 %60 to i32, !dbg !3185
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %56, i32 31), !dbg !3185
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3185
	%64 = zext i32 %63 to i64, !dbg !3185
	%65 = shl i64 %64, 32, !dbg !3185
	%66 = zext i32 %59 to i64, !dbg !3185
	%67 = or i64 %66, %65, !dbg !3185
	%68 = getelementptr inbounds i64, i64* %45, i64 0, !dbg !3186
	store i64 %67, i64* %68, align 8, !dbg !3186
	%69 = trunc i64 %42 to i32, !dbg !3187
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 3, i32 0), !dbg !3187
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3187
	%72 = lshr i64 %42, 32, !dbg !3187
	%73 = trunc i64 %72 to i32, !dbg !3187
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3187
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3187
	%76 = zext i32 %75 to i64, !dbg !3187
	%77 = shl i64 %76, 32, !dbg !3187
	%78 = zext i32 %71 to i64, !dbg !3187
	%79 = or i64 %78, %77, !dbg !3187
	%80 = getelementptr inbounds i64, i64* %45, i64 1, !dbg !3188
	store i64 %79, i64* %80, align 8, !dbg !3188
	%81 = trunc i64 %38 to i32, !dbg !3189
	%82 = trunc i64 %42 to i32, !dbg !3189
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %82, i32 %81, i32 31), !dbg !3189
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !3189
	%85 = lshr i64 %42, 32, !dbg !3189
	%86 = trunc i64 %85 to i32, !dbg !3189
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %81, i32 31), !dbg !3189
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3189
	%89 = zext i32 %88 to i64, !dbg !3189
	%90 = shl i64 %89, 32, !dbg !3189
	%91 = zext i32 %84 to i64, !dbg !3189
	%92 = or i64 %91, %90, !dbg !3189
	%93 = getelementptr inbounds i64, i64* %45, i64 2, !dbg !3190
	store i64 %92, i64* %93, align 8, !dbg !3190
	%94 = trunc i64 %39 to i32, !dbg !3191
	%95 = trunc i64 %42 to i32, !dbg !3191
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !3191
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !3191
	%98 = lshr i64 %42, 32, !dbg !3191
	%99 = trunc i64 %98 to i32, !dbg !3191
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %94, i32 31), !dbg !3191
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3191
	%102 = zext i32 %101 to i64, !dbg !3191
	%103 = shl i64 %102, 32, !dbg !3191
	%104 = zext i32 %97 to i64, !dbg !3191
	%105 = or i64 %104, %103, !dbg !3191
	%106 = getelementptr inbounds i64, i64* %45, i64 3, !dbg !3192
	store i64 %105, i64* %106, align 8, !dbg !3192
	%107 = mul i64 %29, 3, !dbg !3193
	%108 = sub i64 %p3, %107, !dbg !3194
	%109 = getelementptr inbounds i32, i32* %p2, i64 %107, !dbg !3194
	%110 = icmp ugt i64 %107, %p3, !dbg !3194
	%111 = icmp ugt i64 3, %108, !dbg !3195
	%112 = or i1 %110, %111, !dbg !3195
	br i1 %112, label %b2_fail5, label %b2_ok5, !dbg !3195, !prof !26

b2_ok5:
	%113 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %42) convergent nounwind, !dbg !3196
	%114 = getelementptr inbounds i32, i32* %109, i64 0, !dbg !3197
	store i32 %113, i32* %114, align 4, !dbg !3197
	%115 = getelementptr inbounds i32, i32* %109, i64 1, !dbg !3198
	store i32 7, i32* %115, align 4, !dbg !3198
	%116 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %42) convergent nounwind, !dbg !3199
	store i32 %116, i32* %115, align 4, !dbg !3200
	%117 = sub i64 %29, %31, !dbg !3201
	%118 = getelementptr inbounds i64, i64* %p4, i64 %117, !dbg !3202
	%119 = icmp uge i64 %117, %p5, !dbg !3202
	br i1 %119, label %b2_fail7, label %b2_ok7, !dbg !3202, !prof !26

b2_ok7:
	%120 = load i64, i64* %118, align 8, !dbg !3202
	%121 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %120) convergent nounwind, !dbg !3203
	%122 = getelementptr inbounds i32, i32* %109, i64 2, !dbg !3204
	store i32 %121, i32* %122, align 4, !dbg !3204
	ret void, !dbg !3171

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !3178
	ret void, !dbg !3178

b2_fail2:
	%123 = icmp ugt i64 %43, %p1, !dbg !3180
	br i1 %123, label %b2_fail3, label %b2_ok3, !dbg !3180

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3180
	ret void, !dbg !3180

b2_ok3:
	%124 = icmp ugt i64 4, %44, !dbg !3181
	br i1 %124, label %b2_fail4, label %b2_ok4, !dbg !3181

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3181
	ret void, !dbg !3181

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3184
	ret void, !dbg !3184

b2_fail5:
	%125 = icmp ugt i64 %107, %p3, !dbg !3194
	br i1 %125, label %b2_fail6, label %b2_ok6, !dbg !3194

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %107, i64 %p3), !dbg !3194
	ret void, !dbg !3194

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %108), !dbg !3195
	ret void, !dbg !3195

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %117, i64 %p5), !dbg !3202
	ret void, !dbg !3202
}

define void @NumbersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3205 {
entry:
	br label %b0, !dbg !3206

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3209, !range !11
	%1 = sext i32 %0 to i64, !dbg !3209
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3209, !range !12
	%3 = sext i32 %2 to i64, !dbg !3209
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3209, !range !12
	%5 = sext i32 %4 to i64, !dbg !3209
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3209, !range !13
	%7 = sext i32 %6 to i64, !dbg !3209
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3209, !range !14
	%9 = sext i32 %8 to i64, !dbg !3209
	%10 = mul i64 %9, %5, !dbg !3209
	%11 = add i64 %3, %10, !dbg !3209
	%12 = mul i64 %7, %11, !dbg !3209
	%13 = add i64 %1, %12, !dbg !3209
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3209, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3209, !range !15
	%16 = mul i32 %14, %15, !dbg !3209
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3209, !range !16
	%18 = mul i32 %16, %17, !dbg !3209
	%19 = sext i32 %18 to i64, !dbg !3209
	%20 = mul i64 %13, %19, !dbg !3209
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3209, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3209, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3209, !range !18
	%24 = mul i32 %15, %23, !dbg !3209
	%25 = add i32 %22, %24, !dbg !3209
	%26 = mul i32 %14, %25, !dbg !3209
	%27 = add i32 %21, %26, !dbg !3209
	%28 = sext i32 %27 to i64, !dbg !3209
	%29 = add i64 %20, %28, !dbg !3209
	%30 = mul i64 %29, 6, !dbg !3210
	%31 = sub i64 %p1, %30, !dbg !3211
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !3211
	%33 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3212
	%34 = icmp ugt i64 %30, %p1, !dbg !3211
	%35 = icmp uge i64 %29, %p5, !dbg !3212
	%36 = or i1 %34, %35, !dbg !3212
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !3212, !prof !26

b0_ok1:
	%37 = load i64, i64* %33, align 8, !dbg !3212
	%38 = icmp ugt i64 6, %31, !dbg !3215
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !3215, !prof !26

b0_ok3:
	br label %b1, !dbg !3215

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %284, %b48 ], !dbg !3215
	%40 = and i32 %27, -32, !dbg !3222
	%41 = sub i32 %18, %40, !dbg !3222
	%42 = icmp slt i32 %41, 32, !dbg !3222
	%43 = select i1 %42, i32 %41, i32 32, !dbg !3222
	%44 = sext i32 %43 to i64, !dbg !3222
	%45 = icmp eq i64 %44, 32, !dbg !3223
	br i1 %45, label %b2, label %b4, !dbg !3223

b2:
	%46 = phi i64 [ %37, %b1 ], [ %61, %b3 ], !dbg !3224
	%47 = phi i64 [ 16, %b1 ], [ %62, %b3 ], !dbg !3225
	%48 = icmp sgt i64 %47, 0, !dbg !3226
	br i1 %48, label %b3, label %b12, !dbg !3226

b3:
	%49 = trunc i64 %47 to i32, !dbg !3227
	%50 = trunc i64 %46 to i32, !dbg !3227
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !3227
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !3227
	%53 = lshr i64 %46, 32, !dbg !3227
	%54 = trunc i64 %53 to i32, !dbg !3227
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %54, i32 %49, i32 31), !dbg !3227
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !3227
	%57 = zext i32 %56 to i64, !dbg !3227
	%58 = shl i64 %57, 32, !dbg !3227
	%59 = zext i32 %52 to i64, !dbg !3227
	%60 = or i64 %59, %58, !dbg !3227
	%61 = add i64 %46, %60, !dbg !3228
	%62 = sdiv i64 %47, 2, !dbg !3229
	br label %b2, !dbg !3229

b4:
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3230, !range !20
	%64 = sext i32 %63 to i64, !dbg !3230
	br label %b5, !dbg !3230

b5:
	%65 = phi i64 [ %37, %b4 ], [ %85, %b10 ], !dbg !3224
	%66 = phi i64 [ 16, %b4 ], [ %86, %b10 ], !dbg !3231
	%67 = icmp sgt i64 %66, 0, !dbg !3232
	br i1 %67, label %b6, label %b11, !dbg !3232

b6:
	%68 = add i64 %64, %66, !dbg !3233
	%69 = icmp sge i64 %68, %44, !dbg !3234
	br i1 %69, label %b7, label %b8, !dbg !3234

b7:
	br label %b8, !dbg !3234

b8:
	%70 = phi i64 [ %68, %b6 ], [ %64, %b7 ], !dbg !3235
	%71 = trunc i64 %70 to i32, !dbg !3236
	%72 = trunc i64 %65 to i32, !dbg !3236
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 %71, i32 31), !dbg !3236
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !3236
	%75 = lshr i64 %65, 32, !dbg !3236
	%76 = trunc i64 %75 to i32, !dbg !3236
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 %71, i32 31), !dbg !3236
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !3236
	%79 = zext i32 %78 to i64, !dbg !3236
	%80 = shl i64 %79, 32, !dbg !3236
	%81 = zext i32 %74 to i64, !dbg !3236
	%82 = or i64 %81, %80, !dbg !3236
	%83 = icmp ne i64 %70, %64, !dbg !3237
	br i1 %83, label %b9, label %b10, !dbg !3237

b9:
	%84 = add i64 %65, %82, !dbg !3228
	br label %b10, !dbg !3238

b10:
	%85 = phi i64 [ %65, %b8 ], [ %84, %b9 ], !dbg !3224
	%86 = sdiv i64 %66, 2, !dbg !3239
	br label %b5, !dbg !3239

b11:
	%87 = trunc i64 %65 to i32, !dbg !3240
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %87, i32 0, i32 31), !dbg !3240
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !3240
	%90 = lshr i64 %65, 32, !dbg !3240
	%91 = trunc i64 %90 to i32, !dbg !3240
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %91, i32 0, i32 31), !dbg !3240
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !3240
	%94 = zext i32 %93 to i64, !dbg !3240
	%95 = shl i64 %94, 32, !dbg !3240
	%96 = zext i32 %89 to i64, !dbg !3240
	%97 = or i64 %96, %95, !dbg !3240
	br label %b12, !dbg !3241

b12:
	%98 = phi i64 [ %46, %b2 ], [ %97, %b11 ], !dbg !3221
	%99 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !3242
	store i64 %98, i64* %99, align 8, !dbg !3242
	br i1 %45, label %b13, label %b15, !dbg !3247

b13:
	%100 = phi i64 [ %37, %b12 ], [ %116, %b14 ], !dbg !3248
	%101 = phi i64 [ 16, %b12 ], [ %117, %b14 ], !dbg !3249
	%102 = icmp sgt i64 %101, 0, !dbg !3250
	br i1 %102, label %b14, label %b23, !dbg !3250

b14:
	%103 = trunc i64 %101 to i32, !dbg !3251
	%104 = trunc i64 %100 to i32, !dbg !3251
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %104, i32 %103, i32 31), !dbg !3251
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !3251
	%107 = lshr i64 %100, 32, !dbg !3251
	%108 = trunc i64 %107 to i32, !dbg !3251
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %108, i32 %103, i32 31), !dbg !3251
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !3251
	%111 = zext i32 %110 to i64, !dbg !3251
	%112 = shl i64 %111, 32, !dbg !3251
	%113 = zext i32 %106 to i64, !dbg !3251
	%114 = or i64 %113, %112, !dbg !3251
	%115 = icmp ult i64 %100, %114, !dbg !3252
	%116 = select i1 %115, i64 %100, i64 %114, !dbg !3252
	%117 = sdiv i64 %101, 2, !dbg !3253
	br label %b13, !dbg !3253

b15:
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3254, !range !20
	%119 = sext i32 %118 to i64, !dbg !3254
	br label %b16, !dbg !3254

b16:
	%120 = phi i64 [ %37, %b15 ], [ %141, %b21 ], !dbg !3248
	%121 = phi i64 [ 16, %b15 ], [ %142, %b21 ], !dbg !3255
	%122 = icmp sgt i64 %121, 0, !dbg !3256
	br i1 %122, label %b17, label %b22, !dbg !3256

b17:
	%123 = add i64 %119, %121, !dbg !3257
	%124 = icmp sge i64 %123, %44, !dbg !3258
	br i1 %124, label %b18, label %b19, !dbg !3258

b18:
	br label %b19, !dbg !3258

b19:
	%125 = phi i64 [ %123, %b17 ], [ %119, %b18 ], !dbg !3259
	%126 = trunc i64 %125 to i32, !dbg !3260
	%127 = trunc i64 %120 to i32, !dbg !3260
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %126, i32 31), !dbg !3260
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !3260
	%130 = lshr i64 %120, 32, !dbg !3260
	%131 = trunc i64 %130 to i32, !dbg !3260
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %126, i32 31), !dbg !3260
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !3260
	%134 = zext i32 %133 to i64, !dbg !3260
	%135 = shl i64 %134, 32, !dbg !3260
	%136 = zext i32 %129 to i64, !dbg !3260
	%137 = or i64 %136, %135, !dbg !3260
	%138 = icmp ne i64 %125, %119, !dbg !3261
	br i1 %138, label %b20, label %b21, !dbg !3261

b20:
	%139 = icmp ult i64 %120, %137, !dbg !3252
	%140 = select i1 %139, i64 %120, i64 %137, !dbg !3252
	br label %b21, !dbg !3262

b21:
	%141 = phi i64 [ %120, %b19 ], [ %140, %b20 ], !dbg !3248
	%142 = sdiv i64 %121, 2, !dbg !3263
	br label %b16, !dbg !3263

b22:
	%143 = trunc i64 %120 to i32, !dbg !3264
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !3264
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3264
	%146 = lshr i64 %120, 32, !dbg !3264
	%147 = trunc i64 %146 to i32, !dbg !3264
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !3264
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !3264
	%150 = zext i32 %149 to i64, !dbg !3264
	%151 = shl i64 %150, 32, !dbg !3264
	%152 = zext i32 %145 to i64, !dbg !3264
	%153 = or i64 %152, %151, !dbg !3264
	br label %b23, !dbg !3265

b23:
	%154 = phi i64 [ %100, %b13 ], [ %153, %b22 ], !dbg !3246
	br i1 %45, label %b24, label %b26, !dbg !3270

b24:
	%155 = phi i64 [ %37, %b23 ], [ %171, %b25 ], !dbg !3271
	%156 = phi i64 [ 16, %b23 ], [ %172, %b25 ], !dbg !3272
	%157 = icmp sgt i64 %156, 0, !dbg !3273
	br i1 %157, label %b25, label %b34, !dbg !3273

b25:
	%158 = trunc i64 %156 to i32, !dbg !3274
	%159 = trunc i64 %155 to i32, !dbg !3274
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %158, i32 31), !dbg !3274
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3274
	%162 = lshr i64 %155, 32, !dbg !3274
	%163 = trunc i64 %162 to i32, !dbg !3274
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %163, i32 %158, i32 31), !dbg !3274
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !3274
	%166 = zext i32 %165 to i64, !dbg !3274
	%167 = shl i64 %166, 32, !dbg !3274
	%168 = zext i32 %161 to i64, !dbg !3274
	%169 = or i64 %168, %167, !dbg !3274
	%170 = icmp ugt i64 %155, %169, !dbg !3275
	%171 = select i1 %170, i64 %155, i64 %169, !dbg !3275
	%172 = sdiv i64 %156, 2, !dbg !3276
	br label %b24, !dbg !3276

b26:
	%173 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3277, !range !20
	%174 = sext i32 %173 to i64, !dbg !3277
	br label %b27, !dbg !3277

b27:
	%175 = phi i64 [ %37, %b26 ], [ %196, %b32 ], !dbg !3271
	%176 = phi i64 [ 16, %b26 ], [ %197, %b32 ], !dbg !3278
	%177 = icmp sgt i64 %176, 0, !dbg !3279
	br i1 %177, label %b28, label %b33, !dbg !3279

b28:
	%178 = add i64 %174, %176, !dbg !3280
	%179 = icmp sge i64 %178, %44, !dbg !3281
	br i1 %179, label %b29, label %b30, !dbg !3281

b29:
	br label %b30, !dbg !3281

b30:
	%180 = phi i64 [ %178, %b28 ], [ %174, %b29 ], !dbg !3282
	%181 = trunc i64 %180 to i32, !dbg !3283
	%182 = trunc i64 %175 to i32, !dbg !3283
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %182, i32 %181, i32 31), !dbg !3283
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !3283
	%185 = lshr i64 %175, 32, !dbg !3283
	%186 = trunc i64 %185 to i32, !dbg !3283
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 %181, i32 31), !dbg !3283
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !3283
	%189 = zext i32 %188 to i64, !dbg !3283
	%190 = shl i64 %189, 32, !dbg !3283
	%191 = zext i32 %184 to i64, !dbg !3283
	%192 = or i64 %191, %190, !dbg !3283
	%193 = icmp ne i64 %180, %174, !dbg !3284
	br i1 %193, label %b31, label %b32, !dbg !3284

b31:
	%194 = icmp ugt i64 %175, %192, !dbg !3275
	%195 = select i1 %194, i64 %175, i64 %192, !dbg !3275
	br label %b32, !dbg !3285

b32:
	%196 = phi i64 [ %175, %b30 ], [ %195, %b31 ], !dbg !3271
	%197 = sdiv i64 %176, 2, !dbg !3286
	br label %b27, !dbg !3286

b33:
	%198 = trunc i64 %175 to i32, !dbg !3287
	%199 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %198, i32 0, i32 31), !dbg !3287
	%200 = extractvalue { i32, i1 } %199, 0, !dbg !3287
	%201 = lshr i64 %175, 32, !dbg !3287
	%202 = trunc i64 %201 to i32, !dbg !3287
	%203 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %202, i32 0, i32 31), !dbg !3287
	%204 = extractvalue { i32, i1 } %203, 0, !dbg !3287
	%205 = zext i32 %204 to i64, !dbg !3287
	%206 = shl i64 %205, 32, !dbg !3287
	%207 = zext i32 %200 to i64, !dbg !3287
	%208 = or i64 %207, %206, !dbg !3287
	br label %b34, !dbg !3288

b34:
	%209 = phi i64 [ %155, %b24 ], [ %208, %b33 ], !dbg !3269
	%210 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !3289
	store i64 %154, i64* %210, align 8, !dbg !3289
	%211 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !3290
	store i64 %209, i64* %211, align 8, !dbg !3290
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3295, !range !20
	%213 = sext i32 %212 to i64, !dbg !3295
	br label %b35, !dbg !3295

b35:
	%214 = phi i64 [ %37, %b34 ], [ %231, %b38 ], !dbg !3296
	%215 = phi i64 [ 1, %b34 ], [ %232, %b38 ], !dbg !3297
	%216 = icmp slt i64 %215, 32, !dbg !3298
	br i1 %216, label %b36, label %b39, !dbg !3298

b36:
	%217 = trunc i64 %215 to i32, !dbg !3299
	%218 = trunc i64 %214 to i32, !dbg !3299
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %218, i32 %217, i32 0), !dbg !3299
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !3299
	%221 = lshr i64 %214, 32, !dbg !3299
	%222 = trunc i64 %221 to i32, !dbg !3299
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %222, i32 %217, i32 0), !dbg !3299
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !3299
	%225 = zext i32 %224 to i64, !dbg !3299
	%226 = shl i64 %225, 32, !dbg !3299
	%227 = zext i32 %220 to i64, !dbg !3299
	%228 = or i64 %227, %226, !dbg !3299
	%229 = icmp sge i64 %213, %215, !dbg !3300
	br i1 %229, label %b37, label %b38, !dbg !3300

b37:
	%230 = add i64 %214, %228, !dbg !3301
	br label %b38, !dbg !3301

b38:
	%231 = phi i64 [ %214, %b36 ], [ %230, %b37 ], !dbg !3296
	%232 = mul i64 %215, 2, !dbg !3302
	br label %b35, !dbg !3302

b39:
	%233 = phi i64 [ %37, %b35 ], [ %250, %b42 ], !dbg !3306
	%234 = phi i64 [ 1, %b35 ], [ %251, %b42 ], !dbg !3307
	%235 = icmp slt i64 %234, 32, !dbg !3308
	br i1 %235, label %b40, label %b43, !dbg !3308

b40:
	%236 = trunc i64 %234 to i32, !dbg !3309
	%237 = trunc i64 %233 to i32, !dbg !3309
	%238 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %237, i32 %236, i32 0), !dbg !3309
	%239 = extractvalue { i32, i1 } %238, 0, !dbg !3309
	%240 = lshr i64 %233, 32, !dbg !3309
	%241 = trunc i64 %240 to i32, !dbg !3309
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %241, i32 %236, i32 0), !dbg !3309
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !3309
	%244 = zext i32 %243 to i64, !dbg !3309
	%245 = shl i64 %244, 32, !dbg !3309
	%246 = zext i32 %239 to i64, !dbg !3309
	%247 = or i64 %246, %245, !dbg !3309
	%248 = icmp sge i64 %213, %234, !dbg !3310
	br i1 %248, label %b41, label %b42, !dbg !3310

b41:
	%249 = add i64 %233, %247, !dbg !3311
	br label %b42, !dbg !3311

b42:
	%250 = phi i64 [ %233, %b40 ], [ %249, %b41 ], !dbg !3306
	%251 = mul i64 %234, 2, !dbg !3312
	br label %b39, !dbg !3312

b43:
	%252 = trunc i64 %233 to i32, !dbg !3313
	%253 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %252, i32 1, i32 0), !dbg !3313
	%254 = extractvalue { i32, i1 } %253, 0, !dbg !3313
	%255 = lshr i64 %233, 32, !dbg !3313
	%256 = trunc i64 %255 to i32, !dbg !3313
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %256, i32 1, i32 0), !dbg !3313
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !3313
	%259 = zext i32 %258 to i64, !dbg !3313
	%260 = shl i64 %259, 32, !dbg !3313
	%261 = zext i32 %254 to i64, !dbg !3313
	%262 = or i64 %261, %260, !dbg !3313
	%263 = icmp eq i64 %213, 0, !dbg !3314
	br i1 %263, label %b45, label %b44, !dbg !3314

b44:
	br label %b45, !dbg !3315

b45:
	%264 = phi i64 [ 0, %b43 ], [ %262, %b44 ], !dbg !3304
	%265 = getelementptr inbounds i64, i64* %32, i64 3, !dbg !3316
	store i64 %214, i64* %265, align 8, !dbg !3316
	%266 = getelementptr inbounds i64, i64* %32, i64 4, !dbg !3317
	store i64 %264, i64* %266, align 8, !dbg !3317
	%267 = mul i64 %44, 2, !dbg !3318
	%268 = sdiv i64 %267, 3, !dbg !3319
	%269 = icmp slt i64 %268, 0, !dbg !3322
	br i1 %269, label %b47, label %b46, !dbg !3322

b46:
	%270 = icmp sge i64 %268, %44, !dbg !3323
	br i1 %270, label %b47, label %b48, !dbg !3323

b47:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !3324
	ret void, !dbg !3324

b48:
	%271 = trunc i64 %268 to i32, !dbg !3325
	%272 = trunc i64 %37 to i32, !dbg !3325
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !3325
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !3325
	%275 = lshr i64 %37, 32, !dbg !3325
	%276 = trunc i64 %275 to i32, !dbg !3325
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %271, i32 31), !dbg !3325
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !3325
	%279 = zext i32 %278 to i64, !dbg !3325
	%280 = shl i64 %279, 32, !dbg !3325
	%281 = zext i32 %274 to i64, !dbg !3325
	%282 = or i64 %281, %280, !dbg !3325
	%283 = getelementptr inbounds i64, i64* %32, i64 5, !dbg !3326
	store i64 %282, i64* %283, align 8, !dbg !3326
	%284 = add i64 %39, 1, !dbg !3326
	%285 = icmp slt i64 %284, 2, !dbg !3326
	br i1 %285, label %b1, label %b49, !dbg !3326

b49:
	%286 = sub i64 %p3, %30, !dbg !3327
	%287 = getelementptr inbounds i64, i64* %p2, i64 %30, !dbg !3327
	%288 = icmp ugt i64 %30, %p3, !dbg !3327
	br i1 %288, label %b49_fail1, label %b49_ok1, !dbg !3327, !prof !26

b49_ok1:
	%289 = load i64, i64* %33, align 8, !dbg !3328
	%290 = icmp ugt i64 6, %286, !dbg !3331
	br i1 %290, label %b49_fail2, label %b49_ok2, !dbg !3331, !prof !26

b49_ok2:
	br label %b50, !dbg !3331

b50:
	%291 = phi i64 [ 0, %b49_ok2 ], [ %611, %b129 ], !dbg !3331
	br i1 %45, label %b51, label %b53, !dbg !3337

b51:
	%292 = phi i64 [ %289, %b50 ], [ %307, %b52 ], !dbg !3338
	%293 = phi i64 [ 16, %b50 ], [ %308, %b52 ], !dbg !3339
	%294 = icmp sgt i64 %293, 0, !dbg !3340
	br i1 %294, label %b52, label %b60, !dbg !3340

b52:
	%295 = trunc i64 %293 to i32, !dbg !3341
	%296 = trunc i64 %292 to i32, !dbg !3341
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %296, i32 %295, i32 31), !dbg !3341
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !3341
	%299 = lshr i64 %292, 32, !dbg !3341
	%300 = trunc i64 %299 to i32, !dbg !3341
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %300, i32 %295, i32 31), !dbg !3341
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !3341
	%303 = zext i32 %302 to i64, !dbg !3341
	%304 = shl i64 %303, 32, !dbg !3341
	%305 = zext i32 %298 to i64, !dbg !3341
	%306 = or i64 %305, %304, !dbg !3341
	%307 = add i64 %292, %306, !dbg !3342
	%308 = sdiv i64 %293, 2, !dbg !3343
	br label %b51, !dbg !3343

b53:
	%309 = phi i64 [ %289, %b50 ], [ %329, %b58 ], !dbg !3338
	%310 = phi i64 [ 16, %b50 ], [ %330, %b58 ], !dbg !3344
	%311 = icmp sgt i64 %310, 0, !dbg !3345
	br i1 %311, label %b54, label %b59, !dbg !3345

b54:
	%312 = add i64 %213, %310, !dbg !3346
	%313 = icmp sge i64 %312, %44, !dbg !3347
	br i1 %313, label %b55, label %b56, !dbg !3347

b55:
	br label %b56, !dbg !3347

b56:
	%314 = phi i64 [ %312, %b54 ], [ %213, %b55 ], !dbg !3348
	%315 = trunc i64 %314 to i32, !dbg !3349
	%316 = trunc i64 %309 to i32, !dbg !3349
	%317 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %316, i32 %315, i32 31), !dbg !3349
	%318 = extractvalue { i32, i1 } %317, 0, !dbg !3349
	%319 = lshr i64 %309, 32, !dbg !3349
	%320 = trunc i64 %319 to i32, !dbg !3349
	%321 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %320, i32 %315, i32 31), !dbg !3349
	%322 = extractvalue { i32, i1 } %321, 0, !dbg !3349
	%323 = zext i32 %322 to i64, !dbg !3349
	%324 = shl i64 %323, 32, !dbg !3349
	%325 = zext i32 %318 to i64, !dbg !3349
	%326 = or i64 %325, %324, !dbg !3349
	%327 = icmp ne i64 %314, %213, !dbg !3350
	br i1 %327, label %b57, label %b58, !dbg !3350

b57:
	%328 = add i64 %309, %326, !dbg !3342
	br label %b58, !dbg !3351

b58:
	%329 = phi i64 [ %309, %b56 ], [ %328, %b57 ], !dbg !3338
	%330 = sdiv i64 %310, 2, !dbg !3352
	br label %b53, !dbg !3352

b59:
	%331 = trunc i64 %309 to i32, !dbg !3353
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 0, i32 31), !dbg !3353
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !3353
	%334 = lshr i64 %309, 32, !dbg !3353
	%335 = trunc i64 %334 to i32, !dbg !3353
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %335, i32 0, i32 31), !dbg !3353
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !3353
	%338 = zext i32 %337 to i64, !dbg !3353
	%339 = shl i64 %338, 32, !dbg !3353
	%340 = zext i32 %333 to i64, !dbg !3353
	%341 = or i64 %340, %339, !dbg !3353
	br label %b60, !dbg !3354

b60:
	%342 = phi i64 [ %292, %b51 ], [ %341, %b59 ], !dbg !3336
	%343 = add i64 %19, 32, !dbg !3356
	%344 = sub i64 %343, 1, !dbg !3357
	%345 = sdiv i64 %344, 32, !dbg !3358
	%346 = icmp eq i64 %345, 1, !dbg !3359
	br i1 %346, label %b66, label %b61, !dbg !3359

b61:
	%347 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3360
	call void @llvm.nvvm.barrier0(), !dbg !3361
	br i1 %263, label %b62, label %b63, !dbg !3362

b62:
	%348 = sdiv i64 %28, 32, !dbg !3363
	%349 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 %348, !dbg !3364
	%350 = icmp uge i64 %348, 32, !dbg !3364
	br i1 %350, label %b62_fail1, label %b62_ok1, !dbg !3364, !prof !26

b62_ok1:
	store i64 %342, i64* %349, align 8, !dbg !3364
	br label %b63, !dbg !3364

b63:
	call void @llvm.nvvm.barrier0(), !dbg !3365
	%351 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 0, !dbg !3366
	%352 = load i64, i64* %351, align 8, !dbg !3366
	br label %b64, !dbg !3366

b64:
	%353 = phi i64 [ %352, %b63 ], [ %359, %b65_ok1 ], !dbg !3367
	%354 = phi i64 [ 1, %b63 ], [ %360, %b65_ok1 ], !dbg !3368
	%355 = icmp slt i64 %354, %345, !dbg !3369
	br i1 %355, label %b65, label %b66, !dbg !3369

b65:
	%356 = getelementptr inbounds [32 x i64], [32 x i64]* %347, i64 0, i64 %354, !dbg !3370
	%357 = icmp uge i64 %354, 32, !dbg !3370
	br i1 %357, label %b65_fail1, label %b65_ok1, !dbg !3370, !prof !26

b65_ok1:
	%358 = load i64, i64* %356, align 8, !dbg !3370
	%359 = add i64 %353, %358, !dbg !3342
	%360 = add i64 %354, 1, !dbg !3371
	br label %b64, !dbg !3371

b66:
	%361 = phi i64 [ %342, %b60 ], [ %353, %b64 ], !dbg !3335
	%362 = getelementptr inbounds i64, i64* %287, i64 0, !dbg !3372
	store i64 %361, i64* %362, align 8, !dbg !3372
	br i1 %45, label %b67, label %b69, !dbg !3377

b67:
	%363 = phi i64 [ %289, %b66 ], [ %379, %b68 ], !dbg !3378
	%364 = phi i64 [ 16, %b66 ], [ %380, %b68 ], !dbg !3379
	%365 = icmp sgt i64 %364, 0, !dbg !3380
	br i1 %365, label %b68, label %b76, !dbg !3380

b68:
	%366 = trunc i64 %364 to i32, !dbg !3381
	%367 = trunc i64 %363 to i32, !dbg !3381
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %366, i32 31), !dbg !3381
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !3381
	%370 = lshr i64 %363, 32, !dbg !3381
	%371 = trunc i64 %370 to i32, !dbg !3381
	%372 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %371, i32 %366, i32 31), !dbg !3381
	%373 = extractvalue { i32, i1 } %372, 0, !dbg !3381
	%374 = zext i32 %373 to i64, !dbg !3381
	%375 = shl i64 %374, 32, !dbg !3381
	%376 = zext i32 %369 to i64, !dbg !3381
	%377 = or i64 %376, %375, !dbg !3381
	%378 = icmp ult i64 %363, %377, !dbg !3382
	%379 = select i1 %378, i64 %363, i64 %377, !dbg !3382
	%380 = sdiv i64 %364, 2, !dbg !3383
	br label %b67, !dbg !3383

b69:
	%381 = phi i64 [ %289, %b66 ], [ %402, %b74 ], !dbg !3378
	%382 = phi i64 [ 16, %b66 ], [ %403, %b74 ], !dbg !3384
	%383 = icmp sgt i64 %382, 0, !dbg !3385
	br i1 %383, label %b70, label %b75, !dbg !3385

b70:
	%384 = add i64 %213, %382, !dbg !3386
	%385 = icmp sge i64 %384, %44, !dbg !3387
	br i1 %385, label %b71, label %b72, !dbg !3387

b71:
	br label %b72, !dbg !3387

b72:
	%386 = phi i64 [ %384, %b70 ], [ %213, %b71 ], !dbg !3388
	%387 = trunc i64 %386 to i32, !dbg !3389
	%388 = trunc i64 %381 to i32, !dbg !3389
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %387, i32 31), !dbg !3389
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !3389
	%391 = lshr i64 %381, 32, !dbg !3389
	%392 = trunc i64 %391 to i32, !dbg !3389
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 %387, i32 31), !dbg !3389
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !3389
	%395 = zext i32 %394 to i64, !dbg !3389
	%396 = shl i64 %395, 32, !dbg !3389
	%397 = zext i32 %390 to i64, !dbg !3389
	%398 = or i64 %397, %396, !dbg !3389
	%399 = icmp ne i64 %386, %213, !dbg !3390
	br i1 %399, label %b73, label %b74, !dbg !3390

b73:
	%400 = icmp ult i64 %381, %398, !dbg !3382
	%401 = select i1 %400, i64 %381, i64 %398, !dbg !3382
	br label %b74, !dbg !3391

b74:
	%402 = phi i64 [ %381, %b72 ], [ %401, %b73 ], !dbg !3378
	%403 = sdiv i64 %382, 2, !dbg !3392
	br label %b69, !dbg !3392

b75:
	%404 = trunc i64 %381 to i32, !dbg !3393
	%405 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %404, i32 0, i32 31), !dbg !3393
	%406 = extractvalue { i32, i1 } %405, 0, !dbg !3393
	%407 = lshr i64 %381, 32, !dbg !3393
	%408 = trunc i64 %407 to i32, !dbg !3393
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %408, i32 0, i32 31), !dbg !3393
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !3393
	%411 = zext i32 %410 to i64, !dbg !3393
	%412 = shl i64 %411, 32, !dbg !3393
	%413 = zext i32 %406 to i64, !dbg !3393
	%414 = or i64 %413, %412, !dbg !3393
	br label %b76, !dbg !3394

b76:
	%415 = phi i64 [ %363, %b67 ], [ %414, %b75 ], !dbg !3376
	br i1 %346, label %b82, label %b77, !dbg !3395

b77:
	%416 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3396
	call void @llvm.nvvm.barrier0(), !dbg !3397
	br i1 %263, label %b78, label %b79, !dbg !3398

b78:
	%417 = sdiv i64 %28, 32, !dbg !3399
	%418 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 %417, !dbg !3400
	%419 = icmp uge i64 %417, 32, !dbg !3400
	br i1 %419, label %b78_fail1, label %b78_ok1, !dbg !3400, !prof !26

b78_ok1:
	store i64 %415, i64* %418, align 8, !dbg !3400
	br label %b79, !dbg !3400

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3401
	%420 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 0, !dbg !3402
	%421 = load i64, i64* %420, align 8, !dbg !3402
	br label %b80, !dbg !3402

b80:
	%422 = phi i64 [ %421, %b79 ], [ %429, %b81_ok1 ], !dbg !3403
	%423 = phi i64 [ 1, %b79 ], [ %430, %b81_ok1 ], !dbg !3404
	%424 = icmp slt i64 %423, %345, !dbg !3405
	br i1 %424, label %b81, label %b82, !dbg !3405

b81:
	%425 = getelementptr inbounds [32 x i64], [32 x i64]* %416, i64 0, i64 %423, !dbg !3406
	%426 = icmp uge i64 %423, 32, !dbg !3406
	br i1 %426, label %b81_fail1, label %b81_ok1, !dbg !3406, !prof !26

b81_ok1:
	%427 = load i64, i64* %425, align 8, !dbg !3406
	%428 = icmp ult i64 %422, %427, !dbg !3382
	%429 = select i1 %428, i64 %422, i64 %427, !dbg !3382
	%430 = add i64 %423, 1, !dbg !3407
	br label %b80, !dbg !3407

b82:
	%431 = phi i64 [ %415, %b76 ], [ %422, %b80 ], !dbg !3375
	br i1 %45, label %b83, label %b85, !dbg !3412

b83:
	%432 = phi i64 [ %289, %b82 ], [ %448, %b84 ], !dbg !3413
	%433 = phi i64 [ 16, %b82 ], [ %449, %b84 ], !dbg !3414
	%434 = icmp sgt i64 %433, 0, !dbg !3415
	br i1 %434, label %b84, label %b92, !dbg !3415

b84:
	%435 = trunc i64 %433 to i32, !dbg !3416
	%436 = trunc i64 %432 to i32, !dbg !3416
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %436, i32 %435, i32 31), !dbg !3416
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !3416
	%439 = lshr i64 %432, 32, !dbg !3416
	%440 = trunc i64 %439 to i32, !dbg !3416
	%441 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %440, i32 %435, i32 31), !dbg !3416
	%442 = extractvalue { i32, i1 } %441, 0, !dbg !3416
	%443 = zext i32 %442 to i64, !dbg !3416
	%444 = shl i64 %443, 32, !dbg !3416
	%445 = zext i32 %438 to i64, !dbg !3416
	%446 = or i64 %445, %444, !dbg !3416
	%447 = icmp ugt i64 %432, %446, !dbg !3417
	%448 = select i1 %447, i64 %432, i64 %446, !dbg !3417
	%449 = sdiv i64 %433, 2, !dbg !3418
	br label %b83, !dbg !3418

b85:
	%450 = phi i64 [ %289, %b82 ], [ %471, %b90 ], !dbg !3413
	%451 = phi i64 [ 16, %b82 ], [ %472, %b90 ], !dbg !3419
	%452 = icmp sgt i64 %451, 0, !dbg !3420
	br i1 %452, label %b86, label %b91, !dbg !3420

b86:
	%453 = add i64 %213, %451, !dbg !3421
	%454 = icmp sge i64 %453, %44, !dbg !3422
	br i1 %454, label %b87, label %b88, !dbg !3422

b87:
	br label %b88, !dbg !3422

b88:
	%455 = phi i64 [ %453, %b86 ], [ %213, %b87 ], !dbg !3423
	%456 = trunc i64 %455 to i32, !dbg !3424
	%457 = trunc i64 %450 to i32, !dbg !3424
	%458 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %457, i32 %456, i32 31), !dbg !3424
	%459 = extractvalue { i32, i1 } %458, 0, !dbg !3424
	%460 = lshr i64 %450, 32, !dbg !3424
	%461 = trunc i64 %460 to i32, !dbg !3424
	%462 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %461, i32 %456, i32 31), !dbg !3424
	%463 = extractvalue { i32, i1 } %462, 0, !dbg !3424
	%464 = zext i32 %463 to i64, !dbg !3424
	%465 = shl i64 %464, 32, !dbg !3424
	%466 = zext i32 %459 to i64, !dbg !3424
	%467 = or i64 %466, %465, !dbg !3424
	%468 = icmp ne i64 %455, %213, !dbg !3425
	br i1 %468, label %b89, label %b90, !dbg !3425

b89:
	%469 = icmp ugt i64 %450, %467, !dbg !3417
	%470 = select i1 %469, i64 %450, i64 %467, !dbg !3417
	br label %b90, !dbg !3426

b90:
	%471 = phi i64 [ %450, %b88 ], [ %470, %b89 ], !dbg !3413
	%472 = sdiv i64 %451, 2, !dbg !3427
	br label %b85, !dbg !3427

b91:
	%473 = trunc i64 %450 to i32, !dbg !3428
	%474 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %473, i32 0, i32 31), !dbg !3428
	%475 = extractvalue { i32, i1 } %474, 0, !dbg !3428
	%476 = lshr i64 %450, 32, !dbg !3428
	%477 = trunc i64 %476 to i32, !dbg !3428
	%478 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %477, i32 0, i32 31), !dbg !3428
	%479 = extractvalue { i32, i1 } %478, 0, !dbg !3428
	%480 = zext i32 %479 to i64, !dbg !3428
	%481 = shl i64 %480, 32, !dbg !3428
	%482 = zext i32 %475 to i64, !dbg !3428
	%483 = or i64 %482, %481, !dbg !3428
	br label %b92, !dbg !3429

b92:
	%484 = phi i64 [ %432, %b83 ], [ %483, %b91 ], !dbg !3411
	br i1 %346, label %b98, label %b93, !dbg !3430

b93:
	%485 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3431
	call void @llvm.nvvm.barrier0(), !dbg !3432
	br i1 %263, label %b94, label %b95, !dbg !3433

b94:
	%486 = sdiv i64 %28, 32, !dbg !3434
	%487 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 %486, !dbg !3435
	%488 = icmp uge i64 %486, 32, !dbg !3435
	br i1 %488, label %b94_fail1, label %b94_ok1, !dbg !3435, !prof !26

b94_ok1:
	store i64 %484, i64* %487, align 8, !dbg !3435
	br label %b95, !dbg !3435

b95:
	call void @llvm.nvvm.barrier0(), !dbg !3436
	%489 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 0, !dbg !3437
	%490 = load i64, i64* %489, align 8, !dbg !3437
	br label %b96, !dbg !3437

b96:
	%491 = phi i64 [ %490, %b95 ], [ %498, %b97_ok1 ], !dbg !3438
	%492 = phi i64 [ 1, %b95 ], [ %499, %b97_ok1 ], !dbg !3439
	%493 = icmp slt i64 %492, %345, !dbg !3440
	br i1 %493, label %b97, label %b98, !dbg !3440

b97:
	%494 = getelementptr inbounds [32 x i64], [32 x i64]* %485, i64 0, i64 %492, !dbg !3441
	%495 = icmp uge i64 %492, 32, !dbg !3441
	br i1 %495, label %b97_fail1, label %b97_ok1, !dbg !3441, !prof !26

b97_ok1:
	%496 = load i64, i64* %494, align 8, !dbg !3441
	%497 = icmp ugt i64 %491, %496, !dbg !3417
	%498 = select i1 %497, i64 %491, i64 %496, !dbg !3417
	%499 = add i64 %492, 1, !dbg !3442
	br label %b96, !dbg !3442

b98:
	%500 = phi i64 [ %484, %b92 ], [ %491, %b96 ], !dbg !3410
	%501 = getelementptr inbounds i64, i64* %287, i64 1, !dbg !3443
	store i64 %431, i64* %501, align 8, !dbg !3443
	%502 = getelementptr inbounds i64, i64* %287, i64 2, !dbg !3444
	store i64 %500, i64* %502, align 8, !dbg !3444
	br label %b99, !dbg !3449

b99:
	%503 = phi i64 [ %289, %b98 ], [ %520, %b102 ], !dbg !3450
	%504 = phi i64 [ 1, %b98 ], [ %521, %b102 ], !dbg !3451
	%505 = icmp slt i64 %504, 32, !dbg !3452
	br i1 %505, label %b100, label %b103, !dbg !3452

b100:
	%506 = trunc i64 %504 to i32, !dbg !3453
	%507 = trunc i64 %503 to i32, !dbg !3453
	%508 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %507, i32 %506, i32 0), !dbg !3453
	%509 = extractvalue { i32, i1 } %508, 0, !dbg !3453
	%510 = lshr i64 %503, 32, !dbg !3453
	%511 = trunc i64 %510 to i32, !dbg !3453
	%512 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %511, i32 %506, i32 0), !dbg !3453
	%513 = extractvalue { i32, i1 } %512, 0, !dbg !3453
	%514 = zext i32 %513 to i64, !dbg !3453
	%515 = shl i64 %514, 32, !dbg !3453
	%516 = zext i32 %509 to i64, !dbg !3453
	%517 = or i64 %516, %515, !dbg !3453
	%518 = icmp sge i64 %213, %504, !dbg !3454
	br i1 %518, label %b101, label %b102, !dbg !3454

b101:
	%519 = add i64 %503, %517, !dbg !3455
	br label %b102, !dbg !3455

b102:
	%520 = phi i64 [ %503, %b100 ], [ %519, %b101 ], !dbg !3450
	%521 = mul i64 %504, 2, !dbg !3456
	br label %b99, !dbg !3456

b103:
	br i1 %346, label %b109, label %b104, !dbg !3457

b104:
	%522 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6 to [32 x i64]*, !dbg !3458
	%523 = sdiv i64 %28, 32, !dbg !3459
	call void @llvm.nvvm.barrier0(), !dbg !3460
	%524 = sub i64 %44, 1, !dbg !3461
	%525 = icmp eq i64 %213, %524, !dbg !3462
	br i1 %525, label %b105, label %b106, !dbg !3462

b105:
	%526 = getelementptr inbounds [32 x i64], [32 x i64]* %522, i64 0, i64 %523, !dbg !3463
	%527 = icmp uge i64 %523, 32, !dbg !3463
	br i1 %527, label %b105_fail1, label %b105_ok1, !dbg !3463, !prof !26

b105_ok1:
	store i64 %503, i64* %526, align 8, !dbg !3463
	br label %b106, !dbg !3463

b106:
	call void @llvm.nvvm.barrier0(), !dbg !3464
	%528 = icmp slt i64 0, %523, !dbg !3464
	br i1 %528, label %b107, label %b108, !dbg !3464

b107:
	%529 = phi i64 [ 0, %b106 ], [ %534, %b107_ok1 ], !dbg !3465
	%530 = phi i64 [ 0, %b106 ], [ %535, %b107_ok1 ], !dbg !3465
	%531 = getelementptr inbounds [32 x i64], [32 x i64]* %522, i64 0, i64 %530, !dbg !3466
	%532 = icmp uge i64 %530, 32, !dbg !3466
	br i1 %532, label %b107_fail1, label %b107_ok1, !dbg !3466, !prof !26

b107_ok1:
	%533 = load i64, i64* %531, align 8, !dbg !3466
	%534 = add i64 %529, %533, !dbg !3467
	%535 = add i64 %530, 1, !dbg !3467
	%536 = icmp slt i64 %535, %523, !dbg !3467
	br i1 %536, label %b107, label %b108, !dbg !3467

b108:
	%537 = phi i64 [ 0, %b106 ], [ %534, %b107_ok1 ], !dbg !3465
	br label %b109, !dbg !3468

b109:
	%538 = phi i64 [ 0, %b103 ], [ %537, %b108 ], !dbg !3448
	%539 = add i64 %538, %503, !dbg !3469
	br label %b110, !dbg !3473

b110:
	%540 = phi i64 [ %289, %b109 ], [ %557, %b113 ], !dbg !3474
	%541 = phi i64 [ 1, %b109 ], [ %558, %b113 ], !dbg !3475
	%542 = icmp slt i64 %541, 32, !dbg !3476
	br i1 %542, label %b111, label %b114, !dbg !3476

b111:
	%543 = trunc i64 %541 to i32, !dbg !3477
	%544 = trunc i64 %540 to i32, !dbg !3477
	%545 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %544, i32 %543, i32 0), !dbg !3477
	%546 = extractvalue { i32, i1 } %545, 0, !dbg !3477
	%547 = lshr i64 %540, 32, !dbg !3477
	%548 = trunc i64 %547 to i32, !dbg !3477
	%549 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %548, i32 %543, i32 0), !dbg !3477
	%550 = extractvalue { i32, i1 } %549, 0, !dbg !3477
	%551 = zext i32 %550 to i64, !dbg !3477
	%552 = shl i64 %551, 32, !dbg !3477
	%553 = zext i32 %546 to i64, !dbg !3477
	%554 = or i64 %553, %552, !dbg !3477
	%555 = icmp sge i64 %213, %541, !dbg !3478
	br i1 %555, label %b112, label %b113, !dbg !3478

b112:
	%556 = add i64 %540, %554, !dbg !3479
	br label %b113, !dbg !3479

b113:
	%557 = phi i64 [ %540, %b111 ], [ %556, %b112 ], !dbg !3474
	%558 = mul i64 %541, 2, !dbg !3480
	br label %b110, !dbg !3480

b114:
	br i1 %346, label %b120, label %b115, !dbg !3481

b115:
	%559 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6 to [32 x i64]*, !dbg !3482
	%560 = sdiv i64 %28, 32, !dbg !3483
	call void @llvm.nvvm.barrier0(), !dbg !3484
	%561 = sub i64 %44, 1, !dbg !3485
	%562 = icmp eq i64 %213, %561, !dbg !3486
	br i1 %562, label %b116, label %b117, !dbg !3486

b116:
	%563 = getelementptr inbounds [32 x i64], [32 x i64]* %559, i64 0, i64 %560, !dbg !3487
	%564 = icmp uge i64 %560, 32, !dbg !3487
	br i1 %564, label %b116_fail1, label %b116_ok1, !dbg !3487, !prof !26

b116_ok1:
	store i64 %540, i64* %563, align 8, !dbg !3487
	br label %b117, !dbg !3487

b117:
	call void @llvm.nvvm.barrier0(), !dbg !3488
	%565 = icmp slt i64 0, %560, !dbg !3488
	br i1 %565, label %b118, label %b119, !dbg !3488

b118:
	%566 = phi i64 [ 0, %b117 ], [ %571, %b118_ok1 ], !dbg !3489
	%567 = phi i64 [ 0, %b117 ], [ %572, %b118_ok1 ], !dbg !3489
	%568 = getelementptr inbounds [32 x i64], [32 x i64]* %559, i64 0, i64 %567, !dbg !3490
	%569 = icmp uge i64 %567, 32, !dbg !3490
	br i1 %569, label %b118_fail1, label %b118_ok1, !dbg !3490, !prof !26

b118_ok1:
	%570 = load i64, i64* %568, align 8, !dbg !3490
	%571 = add i64 %566, %570, !dbg !3491
	%572 = add i64 %567, 1, !dbg !3491
	%573 = icmp slt i64 %572, %560, !dbg !3491
	br i1 %573, label %b118, label %b119, !dbg !3491

b119:
	%574 = phi i64 [ 0, %b117 ], [ %571, %b118_ok1 ], !dbg !3489
	br label %b120, !dbg !3492

b120:
	%575 = phi i64 [ 0, %b114 ], [ %574, %b119 ], !dbg !3472
	%576 = trunc i64 %540 to i32, !dbg !3493
	%577 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %576, i32 1, i32 0), !dbg !3493
	%578 = extractvalue { i32, i1 } %577, 0, !dbg !3493
	%579 = lshr i64 %540, 32, !dbg !3493
	%580 = trunc i64 %579 to i32, !dbg !3493
	%581 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %580, i32 1, i32 0), !dbg !3493
	%582 = extractvalue { i32, i1 } %581, 0, !dbg !3493
	%583 = zext i32 %582 to i64, !dbg !3493
	%584 = shl i64 %583, 32, !dbg !3493
	%585 = zext i32 %578 to i64, !dbg !3493
	%586 = or i64 %585, %584, !dbg !3493
	br i1 %263, label %b122, label %b121, !dbg !3494

b121:
	%587 = add i64 %575, %586, !dbg !3495
	br label %b122, !dbg !3496

b122:
	%588 = phi i64 [ %575, %b120 ], [ %587, %b121 ], !dbg !3471
	%589 = getelementptr inbounds i64, i64* %287, i64 3, !dbg !3497
	store i64 %539, i64* %589, align 8, !dbg !3497
	%590 = getelementptr inbounds i64, i64* %287, i64 4, !dbg !3498
	store i64 %588, i64* %590, align 8, !dbg !3498
	%591 = mul i64 %19, 2, !dbg !3499
	%592 = sdiv i64 %591, 3, !dbg !3500
	%593 = icmp sge i64 %592, %19, !dbg !3503
	br i1 %593, label %b123, label %b124, !dbg !3503

b123:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !3504
	ret void, !dbg !3504

b124:
	br i1 %346, label %b125, label %b126, !dbg !3505

b125:
	%594 = trunc i64 %592 to i32, !dbg !3506
	%595 = trunc i64 %289 to i32, !dbg !3506
	%596 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %595, i32 %594, i32 31), !dbg !3506
	%597 = extractvalue { i32, i1 } %596, 0, !dbg !3506
	%598 = lshr i64 %289, 32, !dbg !3506
	%599 = trunc i64 %598 to i32, !dbg !3506
	%600 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %599, i32 %594, i32 31), !dbg !3506
	%601 = extractvalue { i32, i1 } %600, 0, !dbg !3506
	%602 = zext i32 %601 to i64, !dbg !3506
	%603 = shl i64 %602, 32, !dbg !3506
	%604 = zext i32 %597 to i64, !dbg !3506
	%605 = or i64 %604, %603, !dbg !3506
	br label %b129, !dbg !3507

b126:
	%606 = addrspacecast i64 addrspace(3)* @gpuc_shared_Broadcast_42_6 to i64*, !dbg !3508
	call void @llvm.nvvm.barrier0(), !dbg !3509
	%607 = icmp eq i64 %28, %592, !dbg !3510
	br i1 %607, label %b127, label %b128, !dbg !3510

b127:
	store i64 %289, i64* %606, align 8, !dbg !3511
	br label %b128, !dbg !3511

b128:
	call void @llvm.nvvm.barrier0(), !dbg !3512
	%608 = load i64, i64* %606, align 8, !dbg !3513
	br label %b129, !dbg !3514

b129:
	%609 = phi i64 [ %605, %b125 ], [ %608, %b128 ], !dbg !3502
	%610 = getelementptr inbounds i64, i64* %287, i64 5, !dbg !3515
	store i64 %609, i64* %610, align 8, !dbg !3515
	%611 = add i64 %291, 1, !dbg !3515
	%612 = icmp slt i64 %611, 2, !dbg !3515
	br i1 %612, label %b50, label %b130, !dbg !3515

b130:
	ret void, !dbg !3208

b0_fail1:
	%613 = icmp ugt i64 %30, %p1, !dbg !3211
	br i1 %613, label %b0_fail2, label %b0_ok2, !dbg !3211

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %30, i64 %p1), !dbg !3211
	ret void, !dbg !3211

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %29, i64 %p5), !dbg !3212
	ret void, !dbg !3212

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %31), !dbg !3215
	ret void, !dbg !3215

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %30, i64 %p3), !dbg !3327
	ret void, !dbg !3327

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %286), !dbg !3331
	ret void, !dbg !3331

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %348, i64 32), !dbg !3364
	ret void, !dbg !3364

b65_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %354, i64 32), !dbg !3370
	ret void, !dbg !3370

b78_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %417, i64 32), !dbg !3400
	ret void, !dbg !3400

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %423, i64 32), !dbg !3406
	ret void, !dbg !3406

b94_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %486, i64 32), !dbg !3435
	ret void, !dbg !3435

b97_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %492, i64 32), !dbg !3441
	ret void, !dbg !3441

b105_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %523, i64 32), !dbg !3463
	ret void, !dbg !3463

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %530, i64 32), !dbg !3466
	ret void, !dbg !3466

b116_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %560, i64 32), !dbg !3487
	ret void, !dbg !3487

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %567, i64 32), !dbg !3490
	ret void, !dbg !3490
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3516 {
entry:
	br label %b0, !dbg !3517

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3520, !range !11
	%1 = sext i32 %0 to i64, !dbg !3520
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3520, !range !12
	%3 = sext i32 %2 to i64, !dbg !3520
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3520, !range !12
	%5 = sext i32 %4 to i64, !dbg !3520
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3520, !range !13
	%7 = sext i32 %6 to i64, !dbg !3520
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3520, !range !14
	%9 = sext i32 %8 to i64, !dbg !3520
	%10 = mul i64 %9, %5, !dbg !3520
	%11 = add i64 %3, %10, !dbg !3520
	%12 = mul i64 %7, %11, !dbg !3520
	%13 = add i64 %1, %12, !dbg !3520
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3520, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3520, !range !15
	%16 = mul i32 %14, %15, !dbg !3520
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3520, !range !16
	%18 = mul i32 %16, %17, !dbg !3520
	%19 = sext i32 %18 to i64, !dbg !3520
	%20 = mul i64 %13, %19, !dbg !3520
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3520, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3520, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3520, !range !18
	%24 = mul i32 %15, %23, !dbg !3520
	%25 = add i32 %22, %24, !dbg !3520
	%26 = mul i32 %14, %25, !dbg !3520
	%27 = add i32 %21, %26, !dbg !3520
	%28 = sext i32 %27 to i64, !dbg !3520
	%29 = add i64 %20, %28, !dbg !3520
	%30 = mul i64 %29, 3, !dbg !3521
	%31 = sub i64 %p1, %30, !dbg !3522
	%32 = getelementptr inbounds i64, i64* %p0, i64 %30, !dbg !3522
	%33 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3523
	%34 = icmp ugt i64 %30, %p1, !dbg !3522
	%35 = icmp uge i64 %29, %p5, !dbg !3523
	%36 = or i1 %34, %35, !dbg !3523
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !3523, !prof !26

b0_ok1:
	%37 = load i64, i64* %33, align 8, !dbg !3523
	%38 = and i32 %27, -32, !dbg !3531
	%39 = sub i32 %18, %38, !dbg !3531
	%40 = icmp slt i32 %39, 32, !dbg !3531
	%41 = select i1 %40, i32 %39, i32 32, !dbg !3531
	%42 = sext i32 %41 to i64, !dbg !3531
	%43 = icmp eq i64 %42, 32, !dbg !3532
	%44 = icmp ugt i64 3, %31, !dbg !3526
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !3526, !prof !26

b0_ok3:
	br i1 %43, label %b1, label %b3, !dbg !3532

b1:
	%45 = phi i64 [ %37, %b0_ok3 ], [ %60, %b2 ], !dbg !3533
	%46 = phi i64 [ 16, %b0_ok3 ], [ %61, %b2 ], !dbg !3534
	%47 = icmp sgt i64 %46, 0, !dbg !3535
	br i1 %47, label %b2, label %b11, !dbg !3535

b2:
	%48 = trunc i64 %46 to i32, !dbg !3536
	%49 = trunc i64 %45 to i32, !dbg !3536
	%50 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %48, i32 31), !dbg !3536
	%51 = extractvalue { i32, i1 } %50, 0, !dbg !3536
	%52 = lshr i64 %45, 32, !dbg !3536
	%53 = trunc i64 %52 to i32, !dbg !3536
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %48, i32 31), !dbg !3536
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !3536
	%56 = zext i32 %55 to i64, !dbg !3536
	%57 = shl i64 %56, 32, !dbg !3536
	%58 = zext i32 %51 to i64, !dbg !3536
	%59 = or i64 %58, %57, !dbg !3536
	%60 = and i64 %45, %59, !dbg !3537
	%61 = sdiv i64 %46, 2, !dbg !3538
	br label %b1, !dbg !3538

b3:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3539, !range !20
	%63 = sext i32 %62 to i64, !dbg !3539
	br label %b4, !dbg !3539

b4:
	%64 = phi i64 [ %37, %b3 ], [ %84, %b9 ], !dbg !3533
	%65 = phi i64 [ 16, %b3 ], [ %85, %b9 ], !dbg !3540
	%66 = icmp sgt i64 %65, 0, !dbg !3541
	br i1 %66, label %b5, label %b10, !dbg !3541

b5:
	%67 = add i64 %63, %65, !dbg !3542
	%68 = icmp sge i64 %67, %42, !dbg !3543
	br i1 %68, label %b6, label %b7, !dbg !3543

b6:
	br label %b7, !dbg !3543

b7:
	%69 = phi i64 [ %67, %b5 ], [ %63, %b6 ], !dbg !3544
	%70 = trunc i64 %69 to i32, !dbg !3545
	%71 = trunc i64 %64 to i32, !dbg !3545
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %71, i32 %70, i32 31), !dbg !3545
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !3545
	%74 = lshr i64 %64, 32, !dbg !3545
	%75 = trunc i64 %74 to i32, !dbg !3545
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %70, i32 31), !dbg !3545
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !3545
	%78 = zext i32 %77 to i64, !dbg !3545
	%79 = shl i64 %78, 32, !dbg !3545
	%80 = zext i32 %73 to i64, !dbg !3545
	%81 = or i64 %80, %79, !dbg !3545
	%82 = icmp ne i64 %69, %63, !dbg !3546
	br i1 %82, label %b8, label %b9, !dbg !3546

b8:
	%83 = and i64 %64, %81, !dbg !3537
	br label %b9, !dbg !3547

b9:
	%84 = phi i64 [ %64, %b7 ], [ %83, %b8 ], !dbg !3533
	%85 = sdiv i64 %65, 2, !dbg !3548
	br label %b4, !dbg !3548

b10:
	%86 = trunc i64 %64 to i32, !dbg !3549
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 0, i32 31), !dbg !3549
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3549
	%89 = lshr i64 %64, 32, !dbg !3549
	%90 = trunc i64 %89 to i32, !dbg !3549
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !3549
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3549
	%93 = zext i32 %92 to i64, !dbg !3549
	%94 = shl i64 %93, 32, !dbg !3549
	%95 = zext i32 %88 to i64, !dbg !3549
	%96 = or i64 %95, %94, !dbg !3549
	br label %b11, !dbg !3550

b11:
	%97 = phi i64 [ %45, %b1 ], [ %96, %b10 ], !dbg !3530
	br i1 %43, label %b12, label %b14, !dbg !3555

b12:
	%98 = phi i64 [ %37, %b11 ], [ %113, %b13 ], !dbg !3556
	%99 = phi i64 [ 16, %b11 ], [ %114, %b13 ], !dbg !3557
	%100 = icmp sgt i64 %99, 0, !dbg !3558
	br i1 %100, label %b13, label %b22, !dbg !3558

b13:
	%101 = trunc i64 %99 to i32, !dbg !3559
	%102 = trunc i64 %98 to i32, !dbg !3559
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %101, i32 31), !dbg !3559
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !3559
	%105 = lshr i64 %98, 32, !dbg !3559
	%106 = trunc i64 %105 to i32, !dbg !3559
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %101, i32 31), !dbg !3559
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !3559
	%109 = zext i32 %108 to i64, !dbg !3559
	%110 = shl i64 %109, 32, !dbg !3559
	%111 = zext i32 %104 to i64, !dbg !3559
	%112 = or i64 %111, %110, !dbg !3559
	%113 = or i64 %98, %112, !dbg !3560
	%114 = sdiv i64 %99, 2, !dbg !3561
	br label %b12, !dbg !3561

b14:
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3562, !range !20
	%116 = sext i32 %115 to i64, !dbg !3562
	br label %b15, !dbg !3562

b15:
	%117 = phi i64 [ %37, %b14 ], [ %137, %b20 ], !dbg !3556
	%118 = phi i64 [ 16, %b14 ], [ %138, %b20 ], !dbg !3563
	%119 = icmp sgt i64 %118, 0, !dbg !3564
	br i1 %119, label %b16, label %b21, !dbg !3564

b16:
	%120 = add i64 %116, %118, !dbg !3565
	%121 = icmp sge i64 %120, %42, !dbg !3566
	br i1 %121, label %b17, label %b18, !dbg !3566

b17:
	br label %b18, !dbg !3566

b18:
	%122 = phi i64 [ %120, %b16 ], [ %116, %b17 ], !dbg !3567
	%123 = trunc i64 %122 to i32, !dbg !3568
	%124 = trunc i64 %117 to i32, !dbg !3568
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 %123, i32 31), !dbg !3568
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !3568
	%127 = lshr i64 %117, 32, !dbg !3568
	%128 = trunc i64 %127 to i32, !dbg !3568
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %123, i32 31), !dbg !3568
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !3568
	%131 = zext i32 %130 to i64, !dbg !3568
	%132 = shl i64 %131, 32, !dbg !3568
	%133 = zext i32 %126 to i64, !dbg !3568
	%134 = or i64 %133, %132, !dbg !3568
	%135 = icmp ne i64 %122, %116, !dbg !3569
	br i1 %135, label %b19, label %b20, !dbg !3569

b19:
	%136 = or i64 %117, %134, !dbg !3560
	br label %b20, !dbg !3570

b20:
	%137 = phi i64 [ %117, %b18 ], [ %136, %b19 ], !dbg !3556
	%138 = sdiv i64 %118, 2, !dbg !3571
	br label %b15, !dbg !3571

b21:
	%139 = trunc i64 %117 to i32, !dbg !3572
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %139, i32 0, i32 31), !dbg !3572
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !3572
	%142 = lshr i64 %117, 32, !dbg !3572
	%143 = trunc i64 %142 to i32, !dbg !3572
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !3572
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3572
	%146 = zext i32 %145 to i64, !dbg !3572
	%147 = shl i64 %146, 32, !dbg !3572
	%148 = zext i32 %141 to i64, !dbg !3572
	%149 = or i64 %148, %147, !dbg !3572
	br label %b22, !dbg !3573

b22:
	%150 = phi i64 [ %98, %b12 ], [ %149, %b21 ], !dbg !3554
	br i1 %43, label %b23, label %b25, !dbg !3578

b23:
	%151 = phi i64 [ %37, %b22 ], [ %166, %b24 ], !dbg !3579
	%152 = phi i64 [ 16, %b22 ], [ %167, %b24 ], !dbg !3580
	%153 = icmp sgt i64 %152, 0, !dbg !3581
	br i1 %153, label %b24, label %b33, !dbg !3581

b24:
	%154 = trunc i64 %152 to i32, !dbg !3582
	%155 = trunc i64 %151 to i32, !dbg !3582
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %155, i32 %154, i32 31), !dbg !3582
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !3582
	%158 = lshr i64 %151, 32, !dbg !3582
	%159 = trunc i64 %158 to i32, !dbg !3582
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %154, i32 31), !dbg !3582
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3582
	%162 = zext i32 %161 to i64, !dbg !3582
	%163 = shl i64 %162, 32, !dbg !3582
	%164 = zext i32 %157 to i64, !dbg !3582
	%165 = or i64 %164, %163, !dbg !3582
	%166 = xor i64 %151, %165, !dbg !3583
	%167 = sdiv i64 %152, 2, !dbg !3584
	br label %b23, !dbg !3584

b25:
	%168 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3585, !range !20
	%169 = sext i32 %168 to i64, !dbg !3585
	br label %b26, !dbg !3585

b26:
	%170 = phi i64 [ %37, %b25 ], [ %190, %b31 ], !dbg !3579
	%171 = phi i64 [ 16, %b25 ], [ %191, %b31 ], !dbg !3586
	%172 = icmp sgt i64 %171, 0, !dbg !3587
	br i1 %172, label %b27, label %b32, !dbg !3587

b27:
	%173 = add i64 %169, %171, !dbg !3588
	%174 = icmp sge i64 %173, %42, !dbg !3589
	br i1 %174, label %b28, label %b29, !dbg !3589

b28:
	br label %b29, !dbg !3589

b29:
	%175 = phi i64 [ %173, %b27 ], [ %169, %b28 ], !dbg !3590
	%176 = trunc i64 %175 to i32, !dbg !3591
	%177 = trunc i64 %170 to i32, !dbg !3591
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %176, i32 31), !dbg !3591
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !3591
	%180 = lshr i64 %170, 32, !dbg !3591
	%181 = trunc i64 %180 to i32, !dbg !3591
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 %176, i32 31), !dbg !3591
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !3591
	%184 = zext i32 %183 to i64, !dbg !3591
	%185 = shl i64 %184, 32, !dbg !3591
	%186 = zext i32 %179 to i64, !dbg !3591
	%187 = or i64 %186, %185, !dbg !3591
	%188 = icmp ne i64 %175, %169, !dbg !3592
	br i1 %188, label %b30, label %b31, !dbg !3592

b30:
	%189 = xor i64 %170, %187, !dbg !3583
	br label %b31, !dbg !3593

b31:
	%190 = phi i64 [ %170, %b29 ], [ %189, %b30 ], !dbg !3579
	%191 = sdiv i64 %171, 2, !dbg !3594
	br label %b26, !dbg !3594

b32:
	%192 = trunc i64 %170 to i32, !dbg !3595
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 0, i32 31), !dbg !3595
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !3595
	%195 = lshr i64 %170, 32, !dbg !3595
	%196 = trunc i64 %195 to i32, !dbg !3595
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 0, i32 31), !dbg !3595
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !3595
	%199 = zext i32 %198 to i64, !dbg !3595
	%200 = shl i64 %199, 32, !dbg !3595
	%201 = zext i32 %194 to i64, !dbg !3595
	%202 = or i64 %201, %200, !dbg !3595
	br label %b33, !dbg !3596

b33:
	%203 = phi i64 [ %151, %b23 ], [ %202, %b32 ], !dbg !3577
	%204 = getelementptr inbounds i64, i64* %32, i64 0, !dbg !3597
	store i64 %97, i64* %204, align 8, !dbg !3597
	%205 = getelementptr inbounds i64, i64* %32, i64 1, !dbg !3598
	store i64 %150, i64* %205, align 8, !dbg !3598
	%206 = getelementptr inbounds i64, i64* %32, i64 2, !dbg !3599
	store i64 %203, i64* %206, align 8, !dbg !3599
	%207 = sub i64 %p3, %30, !dbg !3600
	%208 = getelementptr inbounds i64, i64* %p2, i64 %30, !dbg !3600
	%209 = icmp ugt i64 %30, %p3, !dbg !3600
	br i1 %209, label %b33_fail1, label %b33_ok1, !dbg !3600, !prof !26

b33_ok1:
	%210 = load i64, i64* %33, align 8, !dbg !3601
	%211 = icmp ugt i64 3, %207, !dbg !3604
	br i1 %211, label %b33_fail2, label %b33_ok2, !dbg !3604, !prof !26

b33_ok2:
	br i1 %43, label %b34, label %b36, !dbg !3609

b34:
	%212 = phi i64 [ %210, %b33_ok2 ], [ %227, %b35 ], !dbg !3610
	%213 = phi i64 [ 16, %b33_ok2 ], [ %228, %b35 ], !dbg !3611
	%214 = icmp sgt i64 %213, 0, !dbg !3612
	br i1 %214, label %b35, label %b44, !dbg !3612

b35:
	%215 = trunc i64 %213 to i32, !dbg !3613
	%216 = trunc i64 %212 to i32, !dbg !3613
	%217 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %216, i32 %215, i32 31), !dbg !3613
	%218 = extractvalue { i32, i1 } %217, 0, !dbg !3613
	%219 = lshr i64 %212, 32, !dbg !3613
	%220 = trunc i64 %219 to i32, !dbg !3613
	%221 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %220, i32 %215, i32 31), !dbg !3613
	%222 = extractvalue { i32, i1 } %221, 0, !dbg !3613
	%223 = zext i32 %222 to i64, !dbg !3613
	%224 = shl i64 %223, 32, !dbg !3613
	%225 = zext i32 %218 to i64, !dbg !3613
	%226 = or i64 %225, %224, !dbg !3613
	%227 = and i64 %212, %226, !dbg !3614
	%228 = sdiv i64 %213, 2, !dbg !3615
	br label %b34, !dbg !3615

b36:
	%229 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3616, !range !20
	%230 = sext i32 %229 to i64, !dbg !3616
	br label %b37, !dbg !3616

b37:
	%231 = phi i64 [ %210, %b36 ], [ %251, %b42 ], !dbg !3610
	%232 = phi i64 [ 16, %b36 ], [ %252, %b42 ], !dbg !3617
	%233 = icmp sgt i64 %232, 0, !dbg !3618
	br i1 %233, label %b38, label %b43, !dbg !3618

b38:
	%234 = add i64 %230, %232, !dbg !3619
	%235 = icmp sge i64 %234, %42, !dbg !3620
	br i1 %235, label %b39, label %b40, !dbg !3620

b39:
	br label %b40, !dbg !3620

b40:
	%236 = phi i64 [ %234, %b38 ], [ %230, %b39 ], !dbg !3621
	%237 = trunc i64 %236 to i32, !dbg !3622
	%238 = trunc i64 %231 to i32, !dbg !3622
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %238, i32 %237, i32 31), !dbg !3622
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !3622
	%241 = lshr i64 %231, 32, !dbg !3622
	%242 = trunc i64 %241 to i32, !dbg !3622
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 %237, i32 31), !dbg !3622
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !3622
	%245 = zext i32 %244 to i64, !dbg !3622
	%246 = shl i64 %245, 32, !dbg !3622
	%247 = zext i32 %240 to i64, !dbg !3622
	%248 = or i64 %247, %246, !dbg !3622
	%249 = icmp ne i64 %236, %230, !dbg !3623
	br i1 %249, label %b41, label %b42, !dbg !3623

b41:
	%250 = and i64 %231, %248, !dbg !3614
	br label %b42, !dbg !3624

b42:
	%251 = phi i64 [ %231, %b40 ], [ %250, %b41 ], !dbg !3610
	%252 = sdiv i64 %232, 2, !dbg !3625
	br label %b37, !dbg !3625

b43:
	%253 = trunc i64 %231 to i32, !dbg !3626
	%254 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %253, i32 0, i32 31), !dbg !3626
	%255 = extractvalue { i32, i1 } %254, 0, !dbg !3626
	%256 = lshr i64 %231, 32, !dbg !3626
	%257 = trunc i64 %256 to i32, !dbg !3626
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %257, i32 0, i32 31), !dbg !3626
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !3626
	%260 = zext i32 %259 to i64, !dbg !3626
	%261 = shl i64 %260, 32, !dbg !3626
	%262 = zext i32 %255 to i64, !dbg !3626
	%263 = or i64 %262, %261, !dbg !3626
	br label %b44, !dbg !3627

b44:
	%264 = phi i64 [ %212, %b34 ], [ %263, %b43 ], !dbg !3608
	%265 = add i64 %19, 32, !dbg !3629
	%266 = sub i64 %265, 1, !dbg !3630
	%267 = sdiv i64 %266, 32, !dbg !3631
	%268 = icmp eq i64 %267, 1, !dbg !3632
	br i1 %268, label %b50, label %b45, !dbg !3632

b45:
	%269 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3633
	call void @llvm.nvvm.barrier0(), !dbg !3634
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3635, !range !20
	%271 = sext i32 %270 to i64, !dbg !3635
	%272 = icmp eq i64 %271, 0, !dbg !3636
	br i1 %272, label %b46, label %b47, !dbg !3636

b46:
	%273 = sdiv i64 %28, 32, !dbg !3637
	%274 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 %273, !dbg !3638
	%275 = icmp uge i64 %273, 32, !dbg !3638
	br i1 %275, label %b46_fail1, label %b46_ok1, !dbg !3638, !prof !26

b46_ok1:
	store i64 %264, i64* %274, align 8, !dbg !3638
	br label %b47, !dbg !3638

b47:
	call void @llvm.nvvm.barrier0(), !dbg !3639
	%276 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 0, !dbg !3640
	%277 = load i64, i64* %276, align 8, !dbg !3640
	br label %b48, !dbg !3640

b48:
	%278 = phi i64 [ %277, %b47 ], [ %284, %b49_ok1 ], !dbg !3641
	%279 = phi i64 [ 1, %b47 ], [ %285, %b49_ok1 ], !dbg !3642
	%280 = icmp slt i64 %279, %267, !dbg !3643
	br i1 %280, label %b49, label %b50, !dbg !3643

b49:
	%281 = getelementptr inbounds [32 x i64], [32 x i64]* %269, i64 0, i64 %279, !dbg !3644
	%282 = icmp uge i64 %279, 32, !dbg !3644
	br i1 %282, label %b49_fail1, label %b49_ok1, !dbg !3644, !prof !26

b49_ok1:
	%283 = load i64, i64* %281, align 8, !dbg !3644
	%284 = and i64 %278, %283, !dbg !3614
	%285 = add i64 %279, 1, !dbg !3645
	br label %b48, !dbg !3645

b50:
	%286 = phi i64 [ %264, %b44 ], [ %278, %b48 ], !dbg !3607
	br i1 %43, label %b51, label %b53, !dbg !3650

b51:
	%287 = phi i64 [ %210, %b50 ], [ %302, %b52 ], !dbg !3651
	%288 = phi i64 [ 16, %b50 ], [ %303, %b52 ], !dbg !3652
	%289 = icmp sgt i64 %288, 0, !dbg !3653
	br i1 %289, label %b52, label %b61, !dbg !3653

b52:
	%290 = trunc i64 %288 to i32, !dbg !3654
	%291 = trunc i64 %287 to i32, !dbg !3654
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %291, i32 %290, i32 31), !dbg !3654
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !3654
	%294 = lshr i64 %287, 32, !dbg !3654
	%295 = trunc i64 %294 to i32, !dbg !3654
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %295, i32 %290, i32 31), !dbg !3654
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !3654
	%298 = zext i32 %297 to i64, !dbg !3654
	%299 = shl i64 %298, 32, !dbg !3654
	%300 = zext i32 %293 to i64, !dbg !3654
	%301 = or i64 %300, %299, !dbg !3654
	%302 = or i64 %287, %301, !dbg !3655
	%303 = sdiv i64 %288, 2, !dbg !3656
	br label %b51, !dbg !3656

b53:
	%304 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3657, !range !20
	%305 = sext i32 %304 to i64, !dbg !3657
	br label %b54, !dbg !3657

b54:
	%306 = phi i64 [ %210, %b53 ], [ %326, %b59 ], !dbg !3651
	%307 = phi i64 [ 16, %b53 ], [ %327, %b59 ], !dbg !3658
	%308 = icmp sgt i64 %307, 0, !dbg !3659
	br i1 %308, label %b55, label %b60, !dbg !3659

b55:
	%309 = add i64 %305, %307, !dbg !3660
	%310 = icmp sge i64 %309, %42, !dbg !3661
	br i1 %310, label %b56, label %b57, !dbg !3661

b56:
	br label %b57, !dbg !3661

b57:
	%311 = phi i64 [ %309, %b55 ], [ %305, %b56 ], !dbg !3662
	%312 = trunc i64 %311 to i32, !dbg !3663
	%313 = trunc i64 %306 to i32, !dbg !3663
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %313, i32 %312, i32 31), !dbg !3663
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !3663
	%316 = lshr i64 %306, 32, !dbg !3663
	%317 = trunc i64 %316 to i32, !dbg !3663
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %312, i32 31), !dbg !3663
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !3663
	%320 = zext i32 %319 to i64, !dbg !3663
	%321 = shl i64 %320, 32, !dbg !3663
	%322 = zext i32 %315 to i64, !dbg !3663
	%323 = or i64 %322, %321, !dbg !3663
	%324 = icmp ne i64 %311, %305, !dbg !3664
	br i1 %324, label %b58, label %b59, !dbg !3664

b58:
	%325 = or i64 %306, %323, !dbg !3655
	br label %b59, !dbg !3665

b59:
	%326 = phi i64 [ %306, %b57 ], [ %325, %b58 ], !dbg !3651
	%327 = sdiv i64 %307, 2, !dbg !3666
	br label %b54, !dbg !3666

b60:
	%328 = trunc i64 %306 to i32, !dbg !3667
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %328, i32 0, i32 31), !dbg !3667
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !3667
	%331 = lshr i64 %306, 32, !dbg !3667
	%332 = trunc i64 %331 to i32, !dbg !3667
	%333 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %332, i32 0, i32 31), !dbg !3667
	%334 = extractvalue { i32, i1 } %333, 0, !dbg !3667
	%335 = zext i32 %334 to i64, !dbg !3667
	%336 = shl i64 %335, 32, !dbg !3667
	%337 = zext i32 %330 to i64, !dbg !3667
	%338 = or i64 %337, %336, !dbg !3667
	br label %b61, !dbg !3668

b61:
	%339 = phi i64 [ %287, %b51 ], [ %338, %b60 ], !dbg !3649
	br i1 %268, label %b67, label %b62, !dbg !3669

b62:
	%340 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3670
	call void @llvm.nvvm.barrier0(), !dbg !3671
	%341 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3672, !range !20
	%342 = sext i32 %341 to i64, !dbg !3672
	%343 = icmp eq i64 %342, 0, !dbg !3673
	br i1 %343, label %b63, label %b64, !dbg !3673

b63:
	%344 = sdiv i64 %28, 32, !dbg !3674
	%345 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 %344, !dbg !3675
	%346 = icmp uge i64 %344, 32, !dbg !3675
	br i1 %346, label %b63_fail1, label %b63_ok1, !dbg !3675, !prof !26

b63_ok1:
	store i64 %339, i64* %345, align 8, !dbg !3675
	br label %b64, !dbg !3675

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3676
	%347 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 0, !dbg !3677
	%348 = load i64, i64* %347, align 8, !dbg !3677
	br label %b65, !dbg !3677

b65:
	%349 = phi i64 [ %348, %b64 ], [ %355, %b66_ok1 ], !dbg !3678
	%350 = phi i64 [ 1, %b64 ], [ %356, %b66_ok1 ], !dbg !3679
	%351 = icmp slt i64 %350, %267, !dbg !3680
	br i1 %351, label %b66, label %b67, !dbg !3680

b66:
	%352 = getelementptr inbounds [32 x i64], [32 x i64]* %340, i64 0, i64 %350, !dbg !3681
	%353 = icmp uge i64 %350, 32, !dbg !3681
	br i1 %353, label %b66_fail1, label %b66_ok1, !dbg !3681, !prof !26

b66_ok1:
	%354 = load i64, i64* %352, align 8, !dbg !3681
	%355 = or i64 %349, %354, !dbg !3655
	%356 = add i64 %350, 1, !dbg !3682
	br label %b65, !dbg !3682

b67:
	%357 = phi i64 [ %339, %b61 ], [ %349, %b65 ], !dbg !3648
	br i1 %43, label %b68, label %b70, !dbg !3687

b68:
	%358 = phi i64 [ %210, %b67 ], [ %373, %b69 ], !dbg !3688
	%359 = phi i64 [ 16, %b67 ], [ %374, %b69 ], !dbg !3689
	%360 = icmp sgt i64 %359, 0, !dbg !3690
	br i1 %360, label %b69, label %b78, !dbg !3690

b69:
	%361 = trunc i64 %359 to i32, !dbg !3691
	%362 = trunc i64 %358 to i32, !dbg !3691
	%363 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %362, i32 %361, i32 31), !dbg !3691
	%364 = extractvalue { i32, i1 } %363, 0, !dbg !3691
	%365 = lshr i64 %358, 32, !dbg !3691
	%366 = trunc i64 %365 to i32, !dbg !3691
	%367 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %366, i32 %361, i32 31), !dbg !3691
	%368 = extractvalue { i32, i1 } %367, 0, !dbg !3691
	%369 = zext i32 %368 to i64, !dbg !3691
	%370 = shl i64 %369, 32, !dbg !3691
	%371 = zext i32 %364 to i64, !dbg !3691
	%372 = or i64 %371, %370, !dbg !3691
	%373 = xor i64 %358, %372, !dbg !3692
	%374 = sdiv i64 %359, 2, !dbg !3693
	br label %b68, !dbg !3693

b70:
	%375 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3694, !range !20
	%376 = sext i32 %375 to i64, !dbg !3694
	br label %b71, !dbg !3694

b71:
	%377 = phi i64 [ %210, %b70 ], [ %397, %b76 ], !dbg !3688
	%378 = phi i64 [ 16, %b70 ], [ %398, %b76 ], !dbg !3695
	%379 = icmp sgt i64 %378, 0, !dbg !3696
	br i1 %379, label %b72, label %b77, !dbg !3696

b72:
	%380 = add i64 %376, %378, !dbg !3697
	%381 = icmp sge i64 %380, %42, !dbg !3698
	br i1 %381, label %b73, label %b74, !dbg !3698

b73:
	br label %b74, !dbg !3698

b74:
	%382 = phi i64 [ %380, %b72 ], [ %376, %b73 ], !dbg !3699
	%383 = trunc i64 %382 to i32, !dbg !3700
	%384 = trunc i64 %377 to i32, !dbg !3700
	%385 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %384, i32 %383, i32 31), !dbg !3700
	%386 = extractvalue { i32, i1 } %385, 0, !dbg !3700
	%387 = lshr i64 %377, 32, !dbg !3700
	%388 = trunc i64 %387 to i32, !dbg !3700
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %383, i32 31), !dbg !3700
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !3700
	%391 = zext i32 %390 to i64, !dbg !3700
	%392 = shl i64 %391, 32, !dbg !3700
	%393 = zext i32 %386 to i64, !dbg !3700
	%394 = or i64 %393, %392, !dbg !3700
	%395 = icmp ne i64 %382, %376, !dbg !3701
	br i1 %395, label %b75, label %b76, !dbg !3701

b75:
	%396 = xor i64 %377, %394, !dbg !3692
	br label %b76, !dbg !3702

b76:
	%397 = phi i64 [ %377, %b74 ], [ %396, %b75 ], !dbg !3688
	%398 = sdiv i64 %378, 2, !dbg !3703
	br label %b71, !dbg !3703

b77:
	%399 = trunc i64 %377 to i32, !dbg !3704
	%400 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %399, i32 0, i32 31), !dbg !3704
	%401 = extractvalue { i32, i1 } %400, 0, !dbg !3704
	%402 = lshr i64 %377, 32, !dbg !3704
	%403 = trunc i64 %402 to i32, !dbg !3704
	%404 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %403, i32 0, i32 31), !dbg !3704
	%405 = extractvalue { i32, i1 } %404, 0, !dbg !3704
	%406 = zext i32 %405 to i64, !dbg !3704
	%407 = shl i64 %406, 32, !dbg !3704
	%408 = zext i32 %401 to i64, !dbg !3704
	%409 = or i64 %408, %407, !dbg !3704
	br label %b78, !dbg !3705

b78:
	%410 = phi i64 [ %358, %b68 ], [ %409, %b77 ], !dbg !3686
	br i1 %268, label %b84, label %b79, !dbg !3706

b79:
	%411 = addrspacecast [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6 to [32 x i64]*, !dbg !3707
	call void @llvm.nvvm.barrier0(), !dbg !3708
	%412 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3709, !range !20
	%413 = sext i32 %412 to i64, !dbg !3709
	%414 = icmp eq i64 %413, 0, !dbg !3710
	br i1 %414, label %b80, label %b81, !dbg !3710

b80:
	%415 = sdiv i64 %28, 32, !dbg !3711
	%416 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 %415, !dbg !3712
	%417 = icmp uge i64 %415, 32, !dbg !3712
	br i1 %417, label %b80_fail1, label %b80_ok1, !dbg !3712, !prof !26

b80_ok1:
	store i64 %410, i64* %416, align 8, !dbg !3712
	br label %b81, !dbg !3712

b81:
	call void @llvm.nvvm.barrier0(), !dbg !3713
	%418 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 0, !dbg !3714
	%419 = load i64, i64* %418, align 8, !dbg !3714
	br label %b82, !dbg !3714

b82:
	%420 = phi i64 [ %419, %b81 ], [ %426, %b83_ok1 ], !dbg !3715
	%421 = phi i64 [ 1, %b81 ], [ %427, %b83_ok1 ], !dbg !3716
	%422 = icmp slt i64 %421, %267, !dbg !3717
	br i1 %422, label %b83, label %b84, !dbg !3717

b83:
	%423 = getelementptr inbounds [32 x i64], [32 x i64]* %411, i64 0, i64 %421, !dbg !3718
	%424 = icmp uge i64 %421, 32, !dbg !3718
	br i1 %424, label %b83_fail1, label %b83_ok1, !dbg !3718, !prof !26

b83_ok1:
	%425 = load i64, i64* %423, align 8, !dbg !3718
	%426 = xor i64 %420, %425, !dbg !3692
	%427 = add i64 %421, 1, !dbg !3719
	br label %b82, !dbg !3719

b84:
	%428 = phi i64 [ %410, %b78 ], [ %420, %b82 ], !dbg !3685
	%429 = getelementptr inbounds i64, i64* %208, i64 0, !dbg !3720
	store i64 %286, i64* %429, align 8, !dbg !3720
	%430 = getelementptr inbounds i64, i64* %208, i64 1, !dbg !3721
	store i64 %357, i64* %430, align 8, !dbg !3721
	%431 = getelementptr inbounds i64, i64* %208, i64 2, !dbg !3722
	store i64 %428, i64* %431, align 8, !dbg !3722
	ret void, !dbg !3519

b0_fail1:
	%432 = icmp ugt i64 %30, %p1, !dbg !3522
	br i1 %432, label %b0_fail2, label %b0_ok2, !dbg !3522

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %30, i64 %p1), !dbg !3522
	ret void, !dbg !3522

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %29, i64 %p5), !dbg !3523
	ret void, !dbg !3523

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %31), !dbg !3526
	ret void, !dbg !3526

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %30, i64 %p3), !dbg !3600
	ret void, !dbg !3600

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 3, i64 %207), !dbg !3604
	ret void, !dbg !3604

b46_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %273, i64 32), !dbg !3638
	ret void, !dbg !3638

b49_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %279, i64 32), !dbg !3644
	ret void, !dbg !3644

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %344, i64 32), !dbg !3675
	ret void, !dbg !3675

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %350, i64 32), !dbg !3681
	ret void, !dbg !3681

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %415, i64 32), !dbg !3712
	ret void, !dbg !3712

b83_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %421, i64 32), !dbg !3718
	ret void, !dbg !3718
}

define void @ExchangeUint(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3723 {
entry:
	br label %b0, !dbg !3724

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3727, !range !11
	%1 = sext i32 %0 to i64, !dbg !3727
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3727, !range !12
	%3 = sext i32 %2 to i64, !dbg !3727
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3727, !range !12
	%5 = sext i32 %4 to i64, !dbg !3727
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3727, !range !13
	%7 = sext i32 %6 to i64, !dbg !3727
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3727, !range !14
	%9 = sext i32 %8 to i64, !dbg !3727
	%10 = mul i64 %9, %5, !dbg !3727
	%11 = add i64 %3, %10, !dbg !3727
	%12 = mul i64 %7, %11, !dbg !3727
	%13 = add i64 %1, %12, !dbg !3727
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3727, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3727, !range !15
	%16 = mul i32 %14, %15, !dbg !3727
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3727, !range !16
	%18 = mul i32 %16, %17, !dbg !3727
	%19 = sext i32 %18 to i64, !dbg !3727
	%20 = mul i64 %13, %19, !dbg !3727
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3727, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3727, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3727, !range !18
	%24 = mul i32 %15, %23, !dbg !3727
	%25 = add i32 %22, %24, !dbg !3727
	%26 = mul i32 %14, %25, !dbg !3727
	%27 = add i32 %21, %26, !dbg !3727
	%28 = sext i32 %27 to i64, !dbg !3727
	%29 = add i64 %20, %28, !dbg !3727
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3728, !range !20
	%31 = sext i32 %30 to i64, !dbg !3728
	%32 = and i32 %27, -32, !dbg !3729
	%33 = sub i32 %18, %32, !dbg !3729
	%34 = icmp slt i32 %33, 32, !dbg !3729
	%35 = select i1 %34, i32 %33, i32 32, !dbg !3729
	%36 = sext i32 %35 to i64, !dbg !3729
	%37 = icmp eq i64 %36, 32, !dbg !3730
	br i1 %37, label %b1, label %b2, !dbg !3730

b1:
	br label %b2, !dbg !3730

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3731
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3732
	%40 = getelementptr inbounds i64, i64* %p4, i64 %29, !dbg !3733
	%41 = icmp uge i64 %29, %p5, !dbg !3733
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !3733, !prof !26

b2_ok1:
	%42 = load i64, i64* %40, align 8, !dbg !3733
	%43 = mul i64 %29, 4, !dbg !3734
	%44 = sub i64 %p1, %43, !dbg !3735
	%45 = getelementptr inbounds i64, i64* %p0, i64 %43, !dbg !3735
	%46 = mul i64 %31, 7, !dbg !3737
	%47 = add i64 %46, 3, !dbg !3738
	%48 = icmp ugt i64 %43, %p1, !dbg !3735
	%49 = icmp ugt i64 4, %44, !dbg !3736
	%50 = icmp eq i64 %36, 0, !dbg !3739
	%51 = or i1 %48, %49, !dbg !3739
	%52 = or i1 %51, %50, !dbg !3739
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !3739, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !3739
	%54 = select i1 %53, i64 1, i64 %36, !dbg !3739
	%55 = srem i64 %47, %54, !dbg !3739
	%56 = trunc i64 %55 to i32, !dbg !3740
	%57 = trunc i64 %42 to i32, !dbg !3740
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !3740
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3740
	%60 = lshr i64 %42, 32, !dbg !3740
	%61 = trunc i64 %60 to i32, !dbg !3740
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %56, i32 31), !dbg !3740
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3740
	%64 = zext i32 %63 to i64, !dbg !3740
	%65 = shl i64 %64, 32, !dbg !3740
	%66 = zext i32 %59 to i64, !dbg !3740
	%67 = or i64 %66, %65, !dbg !3740
	%68 = getelementptr inbounds i64, i64* %45, i64 0, !dbg !3741
	store i64 %67, i64* %68, align 8, !dbg !3741
	%69 = trunc i64 %42 to i32, !dbg !3742
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %69, i32 3, i32 0), !dbg !3742
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3742
	%72 = lshr i64 %42, 32, !dbg !3742
	%73 = trunc i64 %72 to i32, !dbg !3742
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3742
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3742
	%76 = zext i32 %75 to i64, !dbg !3742
	%77 = shl i64 %76, 32, !dbg !3742
	%78 = zext i32 %71 to i64, !dbg !3742
	%79 = or i64 %78, %77, !dbg !3742
	%80 = getelementptr inbounds i64, i64* %45, i64 1, !dbg !3743
	store i64 %79, i64* %80, align 8, !dbg !3743
	%81 = trunc i64 %38 to i32, !dbg !3744
	%82 = trunc i64 %42 to i32, !dbg !3744
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %82, i32 %81, i32 31), !dbg !3744
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !3744
	%85 = lshr i64 %42, 32, !dbg !3744
	%86 = trunc i64 %85 to i32, !dbg !3744
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %81, i32 31), !dbg !3744
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3744
	%89 = zext i32 %88 to i64, !dbg !3744
	%90 = shl i64 %89, 32, !dbg !3744
	%91 = zext i32 %84 to i64, !dbg !3744
	%92 = or i64 %91, %90, !dbg !3744
	%93 = getelementptr inbounds i64, i64* %45, i64 2, !dbg !3745
	store i64 %92, i64* %93, align 8, !dbg !3745
	%94 = trunc i64 %39 to i32, !dbg !3746
	%95 = trunc i64 %42 to i32, !dbg !3746
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !3746
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !3746
	%98 = lshr i64 %42, 32, !dbg !3746
	%99 = trunc i64 %98 to i32, !dbg !3746
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %94, i32 31), !dbg !3746
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3746
	%102 = zext i32 %101 to i64, !dbg !3746
	%103 = shl i64 %102, 32, !dbg !3746
	%104 = zext i32 %97 to i64, !dbg !3746
	%105 = or i64 %104, %103, !dbg !3746
	%106 = getelementptr inbounds i64, i64* %45, i64 3, !dbg !3747
	store i64 %105, i64* %106, align 8, !dbg !3747
	%107 = mul i64 %29, 3, !dbg !3748
	%108 = sub i64 %p3, %107, !dbg !3749
	%109 = getelementptr inbounds i32, i32* %p2, i64 %107, !dbg !3749
	%110 = icmp ugt i64 %107, %p3, !dbg !3749
	%111 = icmp ugt i64 3, %108, !dbg !3750
	%112 = or i1 %110, %111, !dbg !3750
	br i1 %112, label %b2_fail5, label %b2_ok5, !dbg !3750, !prof !26

b2_ok5:
	%113 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %42) convergent nounwind, !dbg !3751
	%114 = getelementptr inbounds i32, i32* %109, i64 0, !dbg !3752
	store i32 %113, i32* %114, align 4, !dbg !3752
	%115 = getelementptr inbounds i32, i32* %109, i64 1, !dbg !3753
	store i32 7, i32* %115, align 4, !dbg !3753
	%116 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %42) convergent nounwind, !dbg !3754
	store i32 %116, i32* %115, align 4, !dbg !3755
	%117 = sub i64 %29, %31, !dbg !3756
	%118 = getelementptr inbounds i64, i64* %p4, i64 %117, !dbg !3757
	%119 = icmp uge i64 %117, %p5, !dbg !3757
	br i1 %119, label %b2_fail7, label %b2_ok7, !dbg !3757, !prof !26

b2_ok7:
	%120 = load i64, i64* %118, align 8, !dbg !3757
	%121 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %120) convergent nounwind, !dbg !3758
	%122 = getelementptr inbounds i32, i32* %109, i64 2, !dbg !3759
	store i32 %121, i32* %122, align 4, !dbg !3759
	ret void, !dbg !3726

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !3733
	ret void, !dbg !3733

b2_fail2:
	%123 = icmp ugt i64 %43, %p1, !dbg !3735
	br i1 %123, label %b2_fail3, label %b2_ok3, !dbg !3735

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3735
	ret void, !dbg !3735

b2_ok3:
	%124 = icmp ugt i64 4, %44, !dbg !3736
	br i1 %124, label %b2_fail4, label %b2_ok4, !dbg !3736

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3736
	ret void, !dbg !3736

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3739
	ret void, !dbg !3739

b2_fail5:
	%125 = icmp ugt i64 %107, %p3, !dbg !3749
	br i1 %125, label %b2_fail6, label %b2_ok6, !dbg !3749

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %107, i64 %p3), !dbg !3749
	ret void, !dbg !3749

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %108), !dbg !3750
	ret void, !dbg !3750

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %117, i64 %p5), !dbg !3757
	ret void, !dbg !3757
}

define void @ExchangeFloat32(float* %p0, i64 %p1, i32* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3760 {
entry:
	br label %b0, !dbg !3761

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3764, !range !11
	%1 = sext i32 %0 to i64, !dbg !3764
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3764, !range !12
	%3 = sext i32 %2 to i64, !dbg !3764
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3764, !range !12
	%5 = sext i32 %4 to i64, !dbg !3764
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3764, !range !13
	%7 = sext i32 %6 to i64, !dbg !3764
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3764, !range !14
	%9 = sext i32 %8 to i64, !dbg !3764
	%10 = mul i64 %9, %5, !dbg !3764
	%11 = add i64 %3, %10, !dbg !3764
	%12 = mul i64 %7, %11, !dbg !3764
	%13 = add i64 %1, %12, !dbg !3764
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3764, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3764, !range !15
	%16 = mul i32 %14, %15, !dbg !3764
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3764, !range !16
	%18 = mul i32 %16, %17, !dbg !3764
	%19 = sext i32 %18 to i64, !dbg !3764
	%20 = mul i64 %13, %19, !dbg !3764
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3764, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3764, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3764, !range !18
	%24 = mul i32 %15, %23, !dbg !3764
	%25 = add i32 %22, %24, !dbg !3764
	%26 = mul i32 %14, %25, !dbg !3764
	%27 = add i32 %21, %26, !dbg !3764
	%28 = sext i32 %27 to i64, !dbg !3764
	%29 = add i64 %20, %28, !dbg !3764
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3765, !range !20
	%31 = sext i32 %30 to i64, !dbg !3765
	%32 = and i32 %27, -32, !dbg !3766
	%33 = sub i32 %18, %32, !dbg !3766
	%34 = icmp slt i32 %33, 32, !dbg !3766
	%35 = select i1 %34, i32 %33, i32 32, !dbg !3766
	%36 = sext i32 %35 to i64, !dbg !3766
	%37 = icmp eq i64 %36, 32, !dbg !3767
	br i1 %37, label %b1, label %b2, !dbg !3767

b1:
	br label %b2, !dbg !3767

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3768
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3769
	%40 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3770
	%41 = icmp uge i64 %29, %p5, !dbg !3770
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !3770, !prof !26

b2_ok1:
	%42 = load float, float* %40, align 4, !dbg !3770
	%43 = mul i64 %29, 4, !dbg !3771
	%44 = sub i64 %p1, %43, !dbg !3772
	%45 = getelementptr inbounds float, float* %p0, i64 %43, !dbg !3772
	%46 = mul i64 %31, 7, !dbg !3774
	%47 = add i64 %46, 3, !dbg !3775
	%48 = icmp ugt i64 %43, %p1, !dbg !3772
	%49 = icmp ugt i64 4, %44, !dbg !3773
	%50 = icmp eq i64 %36, 0, !dbg !3776
	%51 = or i1 %48, %49, !dbg !3776
	%52 = or i1 %51, %50, !dbg !3776
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !3776, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !3776
	%54 = select i1 %53, i64 1, i64 %36, !dbg !3776
	%55 = srem i64 %47, %54, !dbg !3776
	%56 = trunc i64 %55 to i32, !dbg !3777
	%57 = bitcast float %42 to i32, !dbg !3777
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %57, i32 %56, i32 31), !dbg !3777
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3777
	%60 = bitcast i32 %59 to float, !dbg !3777
	%61 = getelementptr inbounds float, float* %45, i64 0, !dbg !3778
	store float %60, float* %61, align 4, !dbg !3778
	%62 = bitcast float %42 to i32, !dbg !3779
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %62, i32 3, i32 0), !dbg !3779
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3779
	%65 = bitcast i32 %64 to float, !dbg !3779
	%66 = getelementptr inbounds float, float* %45, i64 1, !dbg !3780
	store float %65, float* %66, align 4, !dbg !3780
	%67 = trunc i64 %38 to i32, !dbg !3781
	%68 = bitcast float %42 to i32, !dbg !3781
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %68, i32 %67, i32 31), !dbg !3781
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !3781
	%71 = bitcast i32 %70 to float, !dbg !3781
	%72 = getelementptr inbounds float, float* %45, i64 2, !dbg !3782
	store float %71, float* %72, align 4, !dbg !3782
	%73 = trunc i64 %39 to i32, !dbg !3783
	%74 = bitcast float %42 to i32, !dbg !3783
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %73, i32 31), !dbg !3783
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !3783
	%77 = bitcast i32 %76 to float, !dbg !3783
	%78 = getelementptr inbounds float, float* %45, i64 3, !dbg !3784
	store float %77, float* %78, align 4, !dbg !3784
	%79 = mul i64 %29, 3, !dbg !3785
	%80 = sub i64 %p3, %79, !dbg !3786
	%81 = getelementptr inbounds i32, i32* %p2, i64 %79, !dbg !3786
	%82 = icmp ugt i64 %79, %p3, !dbg !3786
	%83 = icmp ugt i64 3, %80, !dbg !3787
	%84 = or i1 %82, %83, !dbg !3787
	br i1 %84, label %b2_fail5, label %b2_ok5, !dbg !3787, !prof !26

b2_ok5:
	%85 = bitcast float %42 to i32, !dbg !3788
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !3788
	%87 = getelementptr inbounds i32, i32* %81, i64 0, !dbg !3789
	store i32 %86, i32* %87, align 4, !dbg !3789
	%88 = getelementptr inbounds i32, i32* %81, i64 1, !dbg !3790
	store i32 7, i32* %88, align 4, !dbg !3790
	%89 = bitcast float %42 to i32, !dbg !3791
	%90 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %89) convergent nounwind, !dbg !3791
	store i32 %90, i32* %88, align 4, !dbg !3792
	%91 = sub i64 %29, %31, !dbg !3793
	%92 = getelementptr inbounds float, float* %p4, i64 %91, !dbg !3794
	%93 = icmp uge i64 %91, %p5, !dbg !3794
	br i1 %93, label %b2_fail7, label %b2_ok7, !dbg !3794, !prof !26

b2_ok7:
	%94 = load float, float* %92, align 4, !dbg !3794
	%95 = bitcast float %94 to i32, !dbg !3795
	%96 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %95) convergent nounwind, !dbg !3795
	%97 = getelementptr inbounds i32, i32* %81, i64 2, !dbg !3796
	store i32 %96, i32* %97, align 4, !dbg !3796
	ret void, !dbg !3763

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !3770
	ret void, !dbg !3770

b2_fail2:
	%98 = icmp ugt i64 %43, %p1, !dbg !3772
	br i1 %98, label %b2_fail3, label %b2_ok3, !dbg !3772

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3772
	ret void, !dbg !3772

b2_ok3:
	%99 = icmp ugt i64 4, %44, !dbg !3773
	br i1 %99, label %b2_fail4, label %b2_ok4, !dbg !3773

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3773
	ret void, !dbg !3773

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3776
	ret void, !dbg !3776

b2_fail5:
	%100 = icmp ugt i64 %79, %p3, !dbg !3786
	br i1 %100, label %b2_fail6, label %b2_ok6, !dbg !3786

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %79, i64 %p3), !dbg !3786
	ret void, !dbg !3786

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %80), !dbg !3787
	ret void, !dbg !3787

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %91, i64 %p5), !dbg !3794
	ret void, !dbg !3794
}

define void @NumbersFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3797 {
entry:
	br label %b0, !dbg !3798

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3801, !range !11
	%1 = sext i32 %0 to i64, !dbg !3801
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3801, !range !12
	%3 = sext i32 %2 to i64, !dbg !3801
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3801, !range !12
	%5 = sext i32 %4 to i64, !dbg !3801
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3801, !range !13
	%7 = sext i32 %6 to i64, !dbg !3801
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3801, !range !14
	%9 = sext i32 %8 to i64, !dbg !3801
	%10 = mul i64 %9, %5, !dbg !3801
	%11 = add i64 %3, %10, !dbg !3801
	%12 = mul i64 %7, %11, !dbg !3801
	%13 = add i64 %1, %12, !dbg !3801
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3801, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3801, !range !15
	%16 = mul i32 %14, %15, !dbg !3801
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3801, !range !16
	%18 = mul i32 %16, %17, !dbg !3801
	%19 = sext i32 %18 to i64, !dbg !3801
	%20 = mul i64 %13, %19, !dbg !3801
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3801, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3801, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3801, !range !18
	%24 = mul i32 %15, %23, !dbg !3801
	%25 = add i32 %22, %24, !dbg !3801
	%26 = mul i32 %14, %25, !dbg !3801
	%27 = add i32 %21, %26, !dbg !3801
	%28 = sext i32 %27 to i64, !dbg !3801
	%29 = add i64 %20, %28, !dbg !3801
	%30 = mul i64 %29, 6, !dbg !3802
	%31 = sub i64 %p1, %30, !dbg !3803
	%32 = getelementptr inbounds float, float* %p0, i64 %30, !dbg !3803
	%33 = getelementptr inbounds float, float* %p4, i64 %29, !dbg !3804
	%34 = icmp ugt i64 %30, %p1, !dbg !3803
	%35 = icmp uge i64 %29, %p5, !dbg !3804
	%36 = or i1 %34, %35, !dbg !3804
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !3804, !prof !26

b0_ok1:
	%37 = load float, float* %33, align 4, !dbg !3804
	%38 = icmp ugt i64 6, %31, !dbg !3807
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !3807, !prof !26

b0_ok3:
	br label %b1, !dbg !3807

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %199, %b49 ], !dbg !3807
	%40 = and i32 %27, -32, !dbg !3814
	%41 = sub i32 %18, %40, !dbg !3814
	%42 = icmp slt i32 %41, 32, !dbg !3814
	%43 = select i1 %42, i32 %41, i32 32, !dbg !3814
	%44 = sext i32 %43 to i64, !dbg !3814
	%45 = icmp eq i64 %44, 32, !dbg !3815
	br i1 %45, label %b2, label %b4, !dbg !3815

b2:
	%46 = phi float [ %37, %b1 ], [ %54, %b3 ], !dbg !3816
	%47 = phi i64 [ 16, %b1 ], [ %55, %b3 ], !dbg !3817
	%48 = icmp sgt i64 %47, 0, !dbg !3818
	br i1 %48, label %b3, label %b12, !dbg !3818

b3:
	%49 = trunc i64 %47 to i32, !dbg !3819
	%50 = bitcast float %46 to i32, !dbg !3819
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %50, i32 %49, i32 31), !dbg !3819
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !3819
	%53 = bitcast i32 %52 to float, !dbg !3819
	%54 = fadd float %46, %53, !dbg !3820
	%55 = sdiv i64 %47, 2, !dbg !3821
	br label %b2, !dbg !3821

b4:
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3822, !range !20
	%57 = sext i32 %56 to i64, !dbg !3822
	br label %b5, !dbg !3822

b5:
	%58 = phi float [ %37, %b4 ], [ %71, %b10 ], !dbg !3816
	%59 = phi i64 [ 16, %b4 ], [ %72, %b10 ], !dbg !3823
	%60 = icmp sgt i64 %59, 0, !dbg !3824
	br i1 %60, label %b6, label %b11, !dbg !3824

b6:
	%61 = add i64 %57, %59, !dbg !3825
	%62 = icmp sge i64 %61, %44, !dbg !3826
	br i1 %62, label %b7, label %b8, !dbg !3826

b7:
	br label %b8, !dbg !3826

b8:
	%63 = phi i64 [ %61, %b6 ], [ %57, %b7 ], !dbg !3827
	%64 = trunc i64 %63 to i32, !dbg !3828
	%65 = bitcast float %58 to i32, !dbg !3828
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %64, i32 31), !dbg !3828
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !3828
	%68 = bitcast i32 %67 to float, !dbg !3828
	%69 = icmp ne i64 %63, %57, !dbg !3829
	br i1 %69, label %b9, label %b10, !dbg !3829

b9:
	%70 = fadd float %58, %68, !dbg !3820
	br label %b10, !dbg !3830

b10:
	%71 = phi float [ %58, %b8 ], [ %70, %b9 ], !dbg !3816
	%72 = sdiv i64 %59, 2, !dbg !3831
	br label %b5, !dbg !3831

b11:
	%73 = bitcast float %58 to i32, !dbg !3832
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 0, i32 31), !dbg !3832
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3832
	%76 = bitcast i32 %75 to float, !dbg !3832
	br label %b12, !dbg !3833

b12:
	%77 = phi float [ %46, %b2 ], [ %76, %b11 ], !dbg !3813
	%78 = getelementptr inbounds float, float* %32, i64 0, !dbg !3834
	store float %77, float* %78, align 4, !dbg !3834
	br i1 %45, label %b13, label %b15, !dbg !3839

b13:
	%79 = phi float [ %37, %b12 ], [ %89, %b14 ], !dbg !3840
	%80 = phi i64 [ 16, %b12 ], [ %90, %b14 ], !dbg !3841
	%81 = icmp sgt i64 %80, 0, !dbg !3842
	br i1 %81, label %b14, label %b23, !dbg !3842

b14:
	%82 = trunc i64 %80 to i32, !dbg !3843
	%83 = bitcast float %79 to i32, !dbg !3843
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %82, i32 31), !dbg !3843
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !3843
	%86 = bitcast i32 %85 to float, !dbg !3843
	%87 = call float @__nv_fminf(float %79, float %86), !dbg !3844
	%88 = fcmp uno float %79, %86, !dbg !3844
	%89 = select i1 %88, float 0x7FF8000000000000, float %87, !dbg !3844
	%90 = sdiv i64 %80, 2, !dbg !3845
	br label %b13, !dbg !3845

b15:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3846, !range !20
	%92 = sext i32 %91 to i64, !dbg !3846
	br label %b16, !dbg !3846

b16:
	%93 = phi float [ %37, %b15 ], [ %108, %b21 ], !dbg !3840
	%94 = phi i64 [ 16, %b15 ], [ %109, %b21 ], !dbg !3847
	%95 = icmp sgt i64 %94, 0, !dbg !3848
	br i1 %95, label %b17, label %b22, !dbg !3848

b17:
	%96 = add i64 %92, %94, !dbg !3849
	%97 = icmp sge i64 %96, %44, !dbg !3850
	br i1 %97, label %b18, label %b19, !dbg !3850

b18:
	br label %b19, !dbg !3850

b19:
	%98 = phi i64 [ %96, %b17 ], [ %92, %b18 ], !dbg !3851
	%99 = trunc i64 %98 to i32, !dbg !3852
	%100 = bitcast float %93 to i32, !dbg !3852
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 %99, i32 31), !dbg !3852
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !3852
	%103 = bitcast i32 %102 to float, !dbg !3852
	%104 = icmp ne i64 %98, %92, !dbg !3853
	br i1 %104, label %b20, label %b21, !dbg !3853

b20:
	%105 = call float @__nv_fminf(float %93, float %103), !dbg !3844
	%106 = fcmp uno float %93, %103, !dbg !3844
	%107 = select i1 %106, float 0x7FF8000000000000, float %105, !dbg !3844
	br label %b21, !dbg !3854

b21:
	%108 = phi float [ %93, %b19 ], [ %107, %b20 ], !dbg !3840
	%109 = sdiv i64 %94, 2, !dbg !3855
	br label %b16, !dbg !3855

b22:
	%110 = bitcast float %93 to i32, !dbg !3856
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 0, i32 31), !dbg !3856
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !3856
	%113 = bitcast i32 %112 to float, !dbg !3856
	br label %b23, !dbg !3857

b23:
	%114 = phi float [ %79, %b13 ], [ %113, %b22 ], !dbg !3838
	br i1 %45, label %b24, label %b26, !dbg !3862

b24:
	%115 = phi float [ %37, %b23 ], [ %125, %b25 ], !dbg !3863
	%116 = phi i64 [ 16, %b23 ], [ %126, %b25 ], !dbg !3864
	%117 = icmp sgt i64 %116, 0, !dbg !3865
	br i1 %117, label %b25, label %b34, !dbg !3865

b25:
	%118 = trunc i64 %116 to i32, !dbg !3866
	%119 = bitcast float %115 to i32, !dbg !3866
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %119, i32 %118, i32 31), !dbg !3866
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !3866
	%122 = bitcast i32 %121 to float, !dbg !3866
	%123 = call float @__nv_fmaxf(float %115, float %122), !dbg !3867
	%124 = fcmp uno float %115, %122, !dbg !3867
	%125 = select i1 %124, float 0x7FF8000000000000, float %123, !dbg !3867
	%126 = sdiv i64 %116, 2, !dbg !3868
	br label %b24, !dbg !3868

b26:
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3869, !range !20
	%128 = sext i32 %127 to i64, !dbg !3869
	br label %b27, !dbg !3869

b27:
	%129 = phi float [ %37, %b26 ], [ %144, %b32 ], !dbg !3863
	%130 = phi i64 [ 16, %b26 ], [ %145, %b32 ], !dbg !3870
	%131 = icmp sgt i64 %130, 0, !dbg !3871
	br i1 %131, label %b28, label %b33, !dbg !3871

b28:
	%132 = add i64 %128, %130, !dbg !3872
	%133 = icmp sge i64 %132, %44, !dbg !3873
	br i1 %133, label %b29, label %b30, !dbg !3873

b29:
	br label %b30, !dbg !3873

b30:
	%134 = phi i64 [ %132, %b28 ], [ %128, %b29 ], !dbg !3874
	%135 = trunc i64 %134 to i32, !dbg !3875
	%136 = bitcast float %129 to i32, !dbg !3875
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 %135, i32 31), !dbg !3875
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !3875
	%139 = bitcast i32 %138 to float, !dbg !3875
	%140 = icmp ne i64 %134, %128, !dbg !3876
	br i1 %140, label %b31, label %b32, !dbg !3876

b31:
	%141 = call float @__nv_fmaxf(float %129, float %139), !dbg !3867
	%142 = fcmp uno float %129, %139, !dbg !3867
	%143 = select i1 %142, float 0x7FF8000000000000, float %141, !dbg !3867
	br label %b32, !dbg !3877

b32:
	%144 = phi float [ %129, %b30 ], [ %143, %b31 ], !dbg !3863
	%145 = sdiv i64 %130, 2, !dbg !3878
	br label %b27, !dbg !3878

b33:
	%146 = bitcast float %129 to i32, !dbg !3879
	%147 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %146, i32 0, i32 31), !dbg !3879
	%148 = extractvalue { i32, i1 } %147, 0, !dbg !3879
	%149 = bitcast i32 %148 to float, !dbg !3879
	br label %b34, !dbg !3880

b34:
	%150 = phi float [ %115, %b24 ], [ %149, %b33 ], !dbg !3861
	%151 = getelementptr inbounds float, float* %32, i64 1, !dbg !3881
	store float %114, float* %151, align 4, !dbg !3881
	%152 = getelementptr inbounds float, float* %32, i64 2, !dbg !3882
	store float %150, float* %152, align 4, !dbg !3882
	%153 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3887, !range !20
	%154 = sext i32 %153 to i64, !dbg !3887
	br label %b35, !dbg !3887

b35:
	%155 = phi float [ %37, %b34 ], [ %165, %b38 ], !dbg !3888
	%156 = phi i64 [ 1, %b34 ], [ %166, %b38 ], !dbg !3889
	%157 = icmp slt i64 %156, 32, !dbg !3890
	br i1 %157, label %b36, label %b39, !dbg !3890

b36:
	%158 = trunc i64 %156 to i32, !dbg !3891
	%159 = bitcast float %155 to i32, !dbg !3891
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %159, i32 %158, i32 0), !dbg !3891
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3891
	%162 = bitcast i32 %161 to float, !dbg !3891
	%163 = icmp sge i64 %154, %156, !dbg !3892
	br i1 %163, label %b37, label %b38, !dbg !3892

b37:
	%164 = fadd float %155, %162, !dbg !3893
	br label %b38, !dbg !3893

b38:
	%165 = phi float [ %155, %b36 ], [ %164, %b37 ], !dbg !3888
	%166 = mul i64 %156, 2, !dbg !3894
	br label %b35, !dbg !3894

b39:
	%167 = fadd float 0.000000e+00, %155, !dbg !3895
	br label %b40, !dbg !3899

b40:
	%168 = phi float [ %37, %b39 ], [ %178, %b43 ], !dbg !3900
	%169 = phi i64 [ 1, %b39 ], [ %179, %b43 ], !dbg !3901
	%170 = icmp slt i64 %169, 32, !dbg !3902
	br i1 %170, label %b41, label %b44, !dbg !3902

b41:
	%171 = trunc i64 %169 to i32, !dbg !3903
	%172 = bitcast float %168 to i32, !dbg !3903
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %172, i32 %171, i32 0), !dbg !3903
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !3903
	%175 = bitcast i32 %174 to float, !dbg !3903
	%176 = icmp sge i64 %154, %169, !dbg !3904
	br i1 %176, label %b42, label %b43, !dbg !3904

b42:
	%177 = fadd float %168, %175, !dbg !3905
	br label %b43, !dbg !3905

b43:
	%178 = phi float [ %168, %b41 ], [ %177, %b42 ], !dbg !3900
	%179 = mul i64 %169, 2, !dbg !3906
	br label %b40, !dbg !3906

b44:
	%180 = bitcast float %168 to i32, !dbg !3907
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %180, i32 1, i32 0), !dbg !3907
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !3907
	%183 = bitcast i32 %182 to float, !dbg !3907
	%184 = icmp eq i64 %154, 0, !dbg !3908
	br i1 %184, label %b46, label %b45, !dbg !3908

b45:
	%185 = fadd float 0.000000e+00, %183, !dbg !3909
	br label %b46, !dbg !3910

b46:
	%186 = phi float [ 0.000000e+00, %b44 ], [ %185, %b45 ], !dbg !3897
	%187 = getelementptr inbounds float, float* %32, i64 3, !dbg !3911
	store float %167, float* %187, align 4, !dbg !3911
	%188 = getelementptr inbounds float, float* %32, i64 4, !dbg !3912
	store float %186, float* %188, align 4, !dbg !3912
	%189 = mul i64 %44, 2, !dbg !3913
	%190 = sdiv i64 %189, 3, !dbg !3914
	%191 = icmp slt i64 %190, 0, !dbg !3917
	br i1 %191, label %b48, label %b47, !dbg !3917

b47:
	%192 = icmp sge i64 %190, %44, !dbg !3918
	br i1 %192, label %b48, label %b49, !dbg !3918

b48:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !3919
	ret void, !dbg !3919

b49:
	%193 = trunc i64 %190 to i32, !dbg !3920
	%194 = bitcast float %37 to i32, !dbg !3920
	%195 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %194, i32 %193, i32 31), !dbg !3920
	%196 = extractvalue { i32, i1 } %195, 0, !dbg !3920
	%197 = bitcast i32 %196 to float, !dbg !3920
	%198 = getelementptr inbounds float, float* %32, i64 5, !dbg !3921
	store float %197, float* %198, align 4, !dbg !3921
	%199 = add i64 %39, 1, !dbg !3921
	%200 = icmp slt i64 %199, 2, !dbg !3921
	br i1 %200, label %b1, label %b50, !dbg !3921

b50:
	%201 = sub i64 %p3, %30, !dbg !3922
	%202 = getelementptr inbounds float, float* %p2, i64 %30, !dbg !3922
	%203 = icmp ugt i64 %30, %p3, !dbg !3922
	br i1 %203, label %b50_fail1, label %b50_ok1, !dbg !3922, !prof !26

b50_ok1:
	%204 = load float, float* %33, align 4, !dbg !3923
	%205 = icmp ugt i64 6, %201, !dbg !3926
	br i1 %205, label %b50_fail2, label %b50_ok2, !dbg !3926, !prof !26

b50_ok2:
	br label %b51, !dbg !3926

b51:
	%206 = phi i64 [ 0, %b50_ok2 ], [ %441, %b130 ], !dbg !3926
	br i1 %45, label %b52, label %b54, !dbg !3932

b52:
	%207 = phi float [ %204, %b51 ], [ %215, %b53 ], !dbg !3933
	%208 = phi i64 [ 16, %b51 ], [ %216, %b53 ], !dbg !3934
	%209 = icmp sgt i64 %208, 0, !dbg !3935
	br i1 %209, label %b53, label %b61, !dbg !3935

b53:
	%210 = trunc i64 %208 to i32, !dbg !3936
	%211 = bitcast float %207 to i32, !dbg !3936
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %211, i32 %210, i32 31), !dbg !3936
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !3936
	%214 = bitcast i32 %213 to float, !dbg !3936
	%215 = fadd float %207, %214, !dbg !3937
	%216 = sdiv i64 %208, 2, !dbg !3938
	br label %b52, !dbg !3938

b54:
	%217 = phi float [ %204, %b51 ], [ %230, %b59 ], !dbg !3933
	%218 = phi i64 [ 16, %b51 ], [ %231, %b59 ], !dbg !3939
	%219 = icmp sgt i64 %218, 0, !dbg !3940
	br i1 %219, label %b55, label %b60, !dbg !3940

b55:
	%220 = add i64 %154, %218, !dbg !3941
	%221 = icmp sge i64 %220, %44, !dbg !3942
	br i1 %221, label %b56, label %b57, !dbg !3942

b56:
	br label %b57, !dbg !3942

b57:
	%222 = phi i64 [ %220, %b55 ], [ %154, %b56 ], !dbg !3943
	%223 = trunc i64 %222 to i32, !dbg !3944
	%224 = bitcast float %217 to i32, !dbg !3944
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 %223, i32 31), !dbg !3944
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !3944
	%227 = bitcast i32 %226 to float, !dbg !3944
	%228 = icmp ne i64 %222, %154, !dbg !3945
	br i1 %228, label %b58, label %b59, !dbg !3945

b58:
	%229 = fadd float %217, %227, !dbg !3937
	br label %b59, !dbg !3946

b59:
	%230 = phi float [ %217, %b57 ], [ %229, %b58 ], !dbg !3933
	%231 = sdiv i64 %218, 2, !dbg !3947
	br label %b54, !dbg !3947

b60:
	%232 = bitcast float %217 to i32, !dbg !3948
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 0, i32 31), !dbg !3948
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !3948
	%235 = bitcast i32 %234 to float, !dbg !3948
	br label %b61, !dbg !3949

b61:
	%236 = phi float [ %207, %b52 ], [ %235, %b60 ], !dbg !3931
	%237 = add i64 %19, 32, !dbg !3951
	%238 = sub i64 %237, 1, !dbg !3952
	%239 = sdiv i64 %238, 32, !dbg !3953
	%240 = icmp eq i64 %239, 1, !dbg !3954
	br i1 %240, label %b67, label %b62, !dbg !3954

b62:
	%241 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7 to [32 x float]*, !dbg !3955
	call void @llvm.nvvm.barrier0(), !dbg !3956
	br i1 %184, label %b63, label %b64, !dbg !3957

b63:
	%242 = sdiv i64 %28, 32, !dbg !3958
	%243 = getelementptr inbounds [32 x float], [32 x float]* %241, i64 0, i64 %242, !dbg !3959
	%244 = icmp uge i64 %242, 32, !dbg !3959
	br i1 %244, label %b63_fail1, label %b63_ok1, !dbg !3959, !prof !26

b63_ok1:
	store float %236, float* %243, align 4, !dbg !3959
	br label %b64, !dbg !3959

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3960
	%245 = getelementptr inbounds [32 x float], [32 x float]* %241, i64 0, i64 0, !dbg !3961
	%246 = load float, float* %245, align 4, !dbg !3961
	br label %b65, !dbg !3961

b65:
	%247 = phi float [ %246, %b64 ], [ %253, %b66_ok1 ], !dbg !3962
	%248 = phi i64 [ 1, %b64 ], [ %254, %b66_ok1 ], !dbg !3963
	%249 = icmp slt i64 %248, %239, !dbg !3964
	br i1 %249, label %b66, label %b67, !dbg !3964

b66:
	%250 = getelementptr inbounds [32 x float], [32 x float]* %241, i64 0, i64 %248, !dbg !3965
	%251 = icmp uge i64 %248, 32, !dbg !3965
	br i1 %251, label %b66_fail1, label %b66_ok1, !dbg !3965, !prof !26

b66_ok1:
	%252 = load float, float* %250, align 4, !dbg !3965
	%253 = fadd float %247, %252, !dbg !3937
	%254 = add i64 %248, 1, !dbg !3966
	br label %b65, !dbg !3966

b67:
	%255 = phi float [ %236, %b61 ], [ %247, %b65 ], !dbg !3930
	%256 = getelementptr inbounds float, float* %202, i64 0, !dbg !3967
	store float %255, float* %256, align 4, !dbg !3967
	br i1 %45, label %b68, label %b70, !dbg !3972

b68:
	%257 = phi float [ %204, %b67 ], [ %267, %b69 ], !dbg !3973
	%258 = phi i64 [ 16, %b67 ], [ %268, %b69 ], !dbg !3974
	%259 = icmp sgt i64 %258, 0, !dbg !3975
	br i1 %259, label %b69, label %b77, !dbg !3975

b69:
	%260 = trunc i64 %258 to i32, !dbg !3976
	%261 = bitcast float %257 to i32, !dbg !3976
	%262 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %261, i32 %260, i32 31), !dbg !3976
	%263 = extractvalue { i32, i1 } %262, 0, !dbg !3976
	%264 = bitcast i32 %263 to float, !dbg !3976
	%265 = call float @__nv_fminf(float %257, float %264), !dbg !3977
	%266 = fcmp uno float %257, %264, !dbg !3977
	%267 = select i1 %266, float 0x7FF8000000000000, float %265, !dbg !3977
	%268 = sdiv i64 %258, 2, !dbg !3978
	br label %b68, !dbg !3978

b70:
	%269 = phi float [ %204, %b67 ], [ %284, %b75 ], !dbg !3973
	%270 = phi i64 [ 16, %b67 ], [ %285, %b75 ], !dbg !3979
	%271 = icmp sgt i64 %270, 0, !dbg !3980
	br i1 %271, label %b71, label %b76, !dbg !3980

b71:
	%272 = add i64 %154, %270, !dbg !3981
	%273 = icmp sge i64 %272, %44, !dbg !3982
	br i1 %273, label %b72, label %b73, !dbg !3982

b72:
	br label %b73, !dbg !3982

b73:
	%274 = phi i64 [ %272, %b71 ], [ %154, %b72 ], !dbg !3983
	%275 = trunc i64 %274 to i32, !dbg !3984
	%276 = bitcast float %269 to i32, !dbg !3984
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %275, i32 31), !dbg !3984
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !3984
	%279 = bitcast i32 %278 to float, !dbg !3984
	%280 = icmp ne i64 %274, %154, !dbg !3985
	br i1 %280, label %b74, label %b75, !dbg !3985

b74:
	%281 = call float @__nv_fminf(float %269, float %279), !dbg !3977
	%282 = fcmp uno float %269, %279, !dbg !3977
	%283 = select i1 %282, float 0x7FF8000000000000, float %281, !dbg !3977
	br label %b75, !dbg !3986

b75:
	%284 = phi float [ %269, %b73 ], [ %283, %b74 ], !dbg !3973
	%285 = sdiv i64 %270, 2, !dbg !3987
	br label %b70, !dbg !3987

b76:
	%286 = bitcast float %269 to i32, !dbg !3988
	%287 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %286, i32 0, i32 31), !dbg !3988
	%288 = extractvalue { i32, i1 } %287, 0, !dbg !3988
	%289 = bitcast i32 %288 to float, !dbg !3988
	br label %b77, !dbg !3989

b77:
	%290 = phi float [ %257, %b68 ], [ %289, %b76 ], !dbg !3971
	br i1 %240, label %b83, label %b78, !dbg !3990

b78:
	%291 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7 to [32 x float]*, !dbg !3991
	call void @llvm.nvvm.barrier0(), !dbg !3992
	br i1 %184, label %b79, label %b80, !dbg !3993

b79:
	%292 = sdiv i64 %28, 32, !dbg !3994
	%293 = getelementptr inbounds [32 x float], [32 x float]* %291, i64 0, i64 %292, !dbg !3995
	%294 = icmp uge i64 %292, 32, !dbg !3995
	br i1 %294, label %b79_fail1, label %b79_ok1, !dbg !3995, !prof !26

b79_ok1:
	store float %290, float* %293, align 4, !dbg !3995
	br label %b80, !dbg !3995

b80:
	call void @llvm.nvvm.barrier0(), !dbg !3996
	%295 = getelementptr inbounds [32 x float], [32 x float]* %291, i64 0, i64 0, !dbg !3997
	%296 = load float, float* %295, align 4, !dbg !3997
	br label %b81, !dbg !3997

b81:
	%297 = phi float [ %296, %b80 ], [ %305, %b82_ok1 ], !dbg !3998
	%298 = phi i64 [ 1, %b80 ], [ %306, %b82_ok1 ], !dbg !3999
	%299 = icmp slt i64 %298, %239, !dbg !4000
	br i1 %299, label %b82, label %b83, !dbg !4000

b82:
	%300 = getelementptr inbounds [32 x float], [32 x float]* %291, i64 0, i64 %298, !dbg !4001
	%301 = icmp uge i64 %298, 32, !dbg !4001
	br i1 %301, label %b82_fail1, label %b82_ok1, !dbg !4001, !prof !26

b82_ok1:
	%302 = load float, float* %300, align 4, !dbg !4001
	%303 = call float @__nv_fminf(float %297, float %302), !dbg !3977
	%304 = fcmp uno float %297, %302, !dbg !3977
	%305 = select i1 %304, float 0x7FF8000000000000, float %303, !dbg !3977
	%306 = add i64 %298, 1, !dbg !4002
	br label %b81, !dbg !4002

b83:
	%307 = phi float [ %290, %b77 ], [ %297, %b81 ], !dbg !3970
	br i1 %45, label %b84, label %b86, !dbg !4007

b84:
	%308 = phi float [ %204, %b83 ], [ %318, %b85 ], !dbg !4008
	%309 = phi i64 [ 16, %b83 ], [ %319, %b85 ], !dbg !4009
	%310 = icmp sgt i64 %309, 0, !dbg !4010
	br i1 %310, label %b85, label %b93, !dbg !4010

b85:
	%311 = trunc i64 %309 to i32, !dbg !4011
	%312 = bitcast float %308 to i32, !dbg !4011
	%313 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %312, i32 %311, i32 31), !dbg !4011
	%314 = extractvalue { i32, i1 } %313, 0, !dbg !4011
	%315 = bitcast i32 %314 to float, !dbg !4011
	%316 = call float @__nv_fmaxf(float %308, float %315), !dbg !4012
	%317 = fcmp uno float %308, %315, !dbg !4012
	%318 = select i1 %317, float 0x7FF8000000000000, float %316, !dbg !4012
	%319 = sdiv i64 %309, 2, !dbg !4013
	br label %b84, !dbg !4013

b86:
	%320 = phi float [ %204, %b83 ], [ %335, %b91 ], !dbg !4008
	%321 = phi i64 [ 16, %b83 ], [ %336, %b91 ], !dbg !4014
	%322 = icmp sgt i64 %321, 0, !dbg !4015
	br i1 %322, label %b87, label %b92, !dbg !4015

b87:
	%323 = add i64 %154, %321, !dbg !4016
	%324 = icmp sge i64 %323, %44, !dbg !4017
	br i1 %324, label %b88, label %b89, !dbg !4017

b88:
	br label %b89, !dbg !4017

b89:
	%325 = phi i64 [ %323, %b87 ], [ %154, %b88 ], !dbg !4018
	%326 = trunc i64 %325 to i32, !dbg !4019
	%327 = bitcast float %320 to i32, !dbg !4019
	%328 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %327, i32 %326, i32 31), !dbg !4019
	%329 = extractvalue { i32, i1 } %328, 0, !dbg !4019
	%330 = bitcast i32 %329 to float, !dbg !4019
	%331 = icmp ne i64 %325, %154, !dbg !4020
	br i1 %331, label %b90, label %b91, !dbg !4020

b90:
	%332 = call float @__nv_fmaxf(float %320, float %330), !dbg !4012
	%333 = fcmp uno float %320, %330, !dbg !4012
	%334 = select i1 %333, float 0x7FF8000000000000, float %332, !dbg !4012
	br label %b91, !dbg !4021

b91:
	%335 = phi float [ %320, %b89 ], [ %334, %b90 ], !dbg !4008
	%336 = sdiv i64 %321, 2, !dbg !4022
	br label %b86, !dbg !4022

b92:
	%337 = bitcast float %320 to i32, !dbg !4023
	%338 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %337, i32 0, i32 31), !dbg !4023
	%339 = extractvalue { i32, i1 } %338, 0, !dbg !4023
	%340 = bitcast i32 %339 to float, !dbg !4023
	br label %b93, !dbg !4024

b93:
	%341 = phi float [ %308, %b84 ], [ %340, %b92 ], !dbg !4006
	br i1 %240, label %b99, label %b94, !dbg !4025

b94:
	%342 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7 to [32 x float]*, !dbg !4026
	call void @llvm.nvvm.barrier0(), !dbg !4027
	br i1 %184, label %b95, label %b96, !dbg !4028

b95:
	%343 = sdiv i64 %28, 32, !dbg !4029
	%344 = getelementptr inbounds [32 x float], [32 x float]* %342, i64 0, i64 %343, !dbg !4030
	%345 = icmp uge i64 %343, 32, !dbg !4030
	br i1 %345, label %b95_fail1, label %b95_ok1, !dbg !4030, !prof !26

b95_ok1:
	store float %341, float* %344, align 4, !dbg !4030
	br label %b96, !dbg !4030

b96:
	call void @llvm.nvvm.barrier0(), !dbg !4031
	%346 = getelementptr inbounds [32 x float], [32 x float]* %342, i64 0, i64 0, !dbg !4032
	%347 = load float, float* %346, align 4, !dbg !4032
	br label %b97, !dbg !4032

b97:
	%348 = phi float [ %347, %b96 ], [ %356, %b98_ok1 ], !dbg !4033
	%349 = phi i64 [ 1, %b96 ], [ %357, %b98_ok1 ], !dbg !4034
	%350 = icmp slt i64 %349, %239, !dbg !4035
	br i1 %350, label %b98, label %b99, !dbg !4035

b98:
	%351 = getelementptr inbounds [32 x float], [32 x float]* %342, i64 0, i64 %349, !dbg !4036
	%352 = icmp uge i64 %349, 32, !dbg !4036
	br i1 %352, label %b98_fail1, label %b98_ok1, !dbg !4036, !prof !26

b98_ok1:
	%353 = load float, float* %351, align 4, !dbg !4036
	%354 = call float @__nv_fmaxf(float %348, float %353), !dbg !4012
	%355 = fcmp uno float %348, %353, !dbg !4012
	%356 = select i1 %355, float 0x7FF8000000000000, float %354, !dbg !4012
	%357 = add i64 %349, 1, !dbg !4037
	br label %b97, !dbg !4037

b99:
	%358 = phi float [ %341, %b93 ], [ %348, %b97 ], !dbg !4005
	%359 = getelementptr inbounds float, float* %202, i64 1, !dbg !4038
	store float %307, float* %359, align 4, !dbg !4038
	%360 = getelementptr inbounds float, float* %202, i64 2, !dbg !4039
	store float %358, float* %360, align 4, !dbg !4039
	br label %b100, !dbg !4044

b100:
	%361 = phi float [ %204, %b99 ], [ %371, %b103 ], !dbg !4045
	%362 = phi i64 [ 1, %b99 ], [ %372, %b103 ], !dbg !4046
	%363 = icmp slt i64 %362, 32, !dbg !4047
	br i1 %363, label %b101, label %b104, !dbg !4047

b101:
	%364 = trunc i64 %362 to i32, !dbg !4048
	%365 = bitcast float %361 to i32, !dbg !4048
	%366 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %365, i32 %364, i32 0), !dbg !4048
	%367 = extractvalue { i32, i1 } %366, 0, !dbg !4048
	%368 = bitcast i32 %367 to float, !dbg !4048
	%369 = icmp sge i64 %154, %362, !dbg !4049
	br i1 %369, label %b102, label %b103, !dbg !4049

b102:
	%370 = fadd float %361, %368, !dbg !4050
	br label %b103, !dbg !4050

b103:
	%371 = phi float [ %361, %b101 ], [ %370, %b102 ], !dbg !4045
	%372 = mul i64 %362, 2, !dbg !4051
	br label %b100, !dbg !4051

b104:
	br i1 %240, label %b110, label %b105, !dbg !4052

b105:
	%373 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_scan_34_7 to [32 x float]*, !dbg !4053
	%374 = sdiv i64 %28, 32, !dbg !4054
	call void @llvm.nvvm.barrier0(), !dbg !4055
	%375 = sub i64 %44, 1, !dbg !4056
	%376 = icmp eq i64 %154, %375, !dbg !4057
	br i1 %376, label %b106, label %b107, !dbg !4057

b106:
	%377 = getelementptr inbounds [32 x float], [32 x float]* %373, i64 0, i64 %374, !dbg !4058
	%378 = icmp uge i64 %374, 32, !dbg !4058
	br i1 %378, label %b106_fail1, label %b106_ok1, !dbg !4058, !prof !26

b106_ok1:
	store float %361, float* %377, align 4, !dbg !4058
	br label %b107, !dbg !4058

b107:
	call void @llvm.nvvm.barrier0(), !dbg !4059
	%379 = icmp slt i64 0, %374, !dbg !4059
	br i1 %379, label %b108, label %b109, !dbg !4059

b108:
	%380 = phi float [ 0.000000e+00, %b107 ], [ %385, %b108_ok1 ], !dbg !4060
	%381 = phi i64 [ 0, %b107 ], [ %386, %b108_ok1 ], !dbg !4060
	%382 = getelementptr inbounds [32 x float], [32 x float]* %373, i64 0, i64 %381, !dbg !4061
	%383 = icmp uge i64 %381, 32, !dbg !4061
	br i1 %383, label %b108_fail1, label %b108_ok1, !dbg !4061, !prof !26

b108_ok1:
	%384 = load float, float* %382, align 4, !dbg !4061
	%385 = fadd float %380, %384, !dbg !4062
	%386 = add i64 %381, 1, !dbg !4062
	%387 = icmp slt i64 %386, %374, !dbg !4062
	br i1 %387, label %b108, label %b109, !dbg !4062

b109:
	%388 = phi float [ 0.000000e+00, %b107 ], [ %385, %b108_ok1 ], !dbg !4060
	br label %b110, !dbg !4063

b110:
	%389 = phi float [ 0.000000e+00, %b104 ], [ %388, %b109 ], !dbg !4043
	%390 = fadd float %389, %361, !dbg !4064
	br label %b111, !dbg !4068

b111:
	%391 = phi float [ %204, %b110 ], [ %401, %b114 ], !dbg !4069
	%392 = phi i64 [ 1, %b110 ], [ %402, %b114 ], !dbg !4070
	%393 = icmp slt i64 %392, 32, !dbg !4071
	br i1 %393, label %b112, label %b115, !dbg !4071

b112:
	%394 = trunc i64 %392 to i32, !dbg !4072
	%395 = bitcast float %391 to i32, !dbg !4072
	%396 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %395, i32 %394, i32 0), !dbg !4072
	%397 = extractvalue { i32, i1 } %396, 0, !dbg !4072
	%398 = bitcast i32 %397 to float, !dbg !4072
	%399 = icmp sge i64 %154, %392, !dbg !4073
	br i1 %399, label %b113, label %b114, !dbg !4073

b113:
	%400 = fadd float %391, %398, !dbg !4074
	br label %b114, !dbg !4074

b114:
	%401 = phi float [ %391, %b112 ], [ %400, %b113 ], !dbg !4069
	%402 = mul i64 %392, 2, !dbg !4075
	br label %b111, !dbg !4075

b115:
	br i1 %240, label %b121, label %b116, !dbg !4076

b116:
	%403 = addrspacecast [32 x float] addrspace(3)* @gpuc_shared_scan_34_7 to [32 x float]*, !dbg !4077
	%404 = sdiv i64 %28, 32, !dbg !4078
	call void @llvm.nvvm.barrier0(), !dbg !4079
	%405 = sub i64 %44, 1, !dbg !4080
	%406 = icmp eq i64 %154, %405, !dbg !4081
	br i1 %406, label %b117, label %b118, !dbg !4081

b117:
	%407 = getelementptr inbounds [32 x float], [32 x float]* %403, i64 0, i64 %404, !dbg !4082
	%408 = icmp uge i64 %404, 32, !dbg !4082
	br i1 %408, label %b117_fail1, label %b117_ok1, !dbg !4082, !prof !26

b117_ok1:
	store float %391, float* %407, align 4, !dbg !4082
	br label %b118, !dbg !4082

b118:
	call void @llvm.nvvm.barrier0(), !dbg !4083
	%409 = icmp slt i64 0, %404, !dbg !4083
	br i1 %409, label %b119, label %b120, !dbg !4083

b119:
	%410 = phi float [ 0.000000e+00, %b118 ], [ %415, %b119_ok1 ], !dbg !4084
	%411 = phi i64 [ 0, %b118 ], [ %416, %b119_ok1 ], !dbg !4084
	%412 = getelementptr inbounds [32 x float], [32 x float]* %403, i64 0, i64 %411, !dbg !4085
	%413 = icmp uge i64 %411, 32, !dbg !4085
	br i1 %413, label %b119_fail1, label %b119_ok1, !dbg !4085, !prof !26

b119_ok1:
	%414 = load float, float* %412, align 4, !dbg !4085
	%415 = fadd float %410, %414, !dbg !4086
	%416 = add i64 %411, 1, !dbg !4086
	%417 = icmp slt i64 %416, %404, !dbg !4086
	br i1 %417, label %b119, label %b120, !dbg !4086

b120:
	%418 = phi float [ 0.000000e+00, %b118 ], [ %415, %b119_ok1 ], !dbg !4084
	br label %b121, !dbg !4087

b121:
	%419 = phi float [ 0.000000e+00, %b115 ], [ %418, %b120 ], !dbg !4067
	%420 = bitcast float %391 to i32, !dbg !4088
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %420, i32 1, i32 0), !dbg !4088
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !4088
	%423 = bitcast i32 %422 to float, !dbg !4088
	br i1 %184, label %b123, label %b122, !dbg !4089

b122:
	%424 = fadd float %419, %423, !dbg !4090
	br label %b123, !dbg !4091

b123:
	%425 = phi float [ %419, %b121 ], [ %424, %b122 ], !dbg !4066
	%426 = getelementptr inbounds float, float* %202, i64 3, !dbg !4092
	store float %390, float* %426, align 4, !dbg !4092
	%427 = getelementptr inbounds float, float* %202, i64 4, !dbg !4093
	store float %425, float* %427, align 4, !dbg !4093
	%428 = mul i64 %19, 2, !dbg !4094
	%429 = sdiv i64 %428, 3, !dbg !4095
	%430 = icmp sge i64 %429, %19, !dbg !4098
	br i1 %430, label %b124, label %b125, !dbg !4098

b124:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !4099
	ret void, !dbg !4099

b125:
	br i1 %240, label %b126, label %b127, !dbg !4100

b126:
	%431 = trunc i64 %429 to i32, !dbg !4101
	%432 = bitcast float %204 to i32, !dbg !4101
	%433 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %432, i32 %431, i32 31), !dbg !4101
	%434 = extractvalue { i32, i1 } %433, 0, !dbg !4101
	%435 = bitcast i32 %434 to float, !dbg !4101
	br label %b130, !dbg !4102

b127:
	%436 = addrspacecast float addrspace(3)* @gpuc_shared_Broadcast_42_7 to float*, !dbg !4103
	call void @llvm.nvvm.barrier0(), !dbg !4104
	%437 = icmp eq i64 %28, %429, !dbg !4105
	br i1 %437, label %b128, label %b129, !dbg !4105

b128:
	store float %204, float* %436, align 4, !dbg !4106
	br label %b129, !dbg !4106

b129:
	call void @llvm.nvvm.barrier0(), !dbg !4107
	%438 = load float, float* %436, align 4, !dbg !4108
	br label %b130, !dbg !4109

b130:
	%439 = phi float [ %435, %b126 ], [ %438, %b129 ], !dbg !4097
	%440 = getelementptr inbounds float, float* %202, i64 5, !dbg !4110
	store float %439, float* %440, align 4, !dbg !4110
	%441 = add i64 %206, 1, !dbg !4110
	%442 = icmp slt i64 %441, 2, !dbg !4110
	br i1 %442, label %b51, label %b131, !dbg !4110

b131:
	ret void, !dbg !3800

b0_fail1:
	%443 = icmp ugt i64 %30, %p1, !dbg !3803
	br i1 %443, label %b0_fail2, label %b0_ok2, !dbg !3803

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %30, i64 %p1), !dbg !3803
	ret void, !dbg !3803

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %29, i64 %p5), !dbg !3804
	ret void, !dbg !3804

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %31), !dbg !3807
	ret void, !dbg !3807

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %30, i64 %p3), !dbg !3922
	ret void, !dbg !3922

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %201), !dbg !3926
	ret void, !dbg !3926

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %242, i64 32), !dbg !3959
	ret void, !dbg !3959

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %248, i64 32), !dbg !3965
	ret void, !dbg !3965

b79_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %292, i64 32), !dbg !3995
	ret void, !dbg !3995

b82_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %298, i64 32), !dbg !4001
	ret void, !dbg !4001

b95_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %343, i64 32), !dbg !4030
	ret void, !dbg !4030

b98_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %349, i64 32), !dbg !4036
	ret void, !dbg !4036

b106_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %374, i64 32), !dbg !4058
	ret void, !dbg !4058

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %381, i64 32), !dbg !4061
	ret void, !dbg !4061

b117_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %404, i64 32), !dbg !4082
	ret void, !dbg !4082

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %411, i64 32), !dbg !4085
	ret void, !dbg !4085
}

define void @ExchangeFloat64(double* %p0, i64 %p1, i32* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !4111 {
entry:
	br label %b0, !dbg !4112

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4115, !range !11
	%1 = sext i32 %0 to i64, !dbg !4115
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !4115, !range !12
	%3 = sext i32 %2 to i64, !dbg !4115
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !4115, !range !12
	%5 = sext i32 %4 to i64, !dbg !4115
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !4115, !range !13
	%7 = sext i32 %6 to i64, !dbg !4115
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !4115, !range !14
	%9 = sext i32 %8 to i64, !dbg !4115
	%10 = mul i64 %9, %5, !dbg !4115
	%11 = add i64 %3, %10, !dbg !4115
	%12 = mul i64 %7, %11, !dbg !4115
	%13 = add i64 %1, %12, !dbg !4115
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4115, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4115, !range !15
	%16 = mul i32 %14, %15, !dbg !4115
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4115, !range !16
	%18 = mul i32 %16, %17, !dbg !4115
	%19 = sext i32 %18 to i64, !dbg !4115
	%20 = mul i64 %13, %19, !dbg !4115
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4115, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4115, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4115, !range !18
	%24 = mul i32 %15, %23, !dbg !4115
	%25 = add i32 %22, %24, !dbg !4115
	%26 = mul i32 %14, %25, !dbg !4115
	%27 = add i32 %21, %26, !dbg !4115
	%28 = sext i32 %27 to i64, !dbg !4115
	%29 = add i64 %20, %28, !dbg !4115
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4116, !range !20
	%31 = sext i32 %30 to i64, !dbg !4116
	%32 = and i32 %27, -32, !dbg !4117
	%33 = sub i32 %18, %32, !dbg !4117
	%34 = icmp slt i32 %33, 32, !dbg !4117
	%35 = select i1 %34, i32 %33, i32 32, !dbg !4117
	%36 = sext i32 %35 to i64, !dbg !4117
	%37 = icmp eq i64 %36, 32, !dbg !4118
	br i1 %37, label %b1, label %b2, !dbg !4118

b1:
	br label %b2, !dbg !4118

b2:
	%38 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !4119
	%39 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !4120
	%40 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !4121
	%41 = icmp uge i64 %29, %p5, !dbg !4121
	br i1 %41, label %b2_fail1, label %b2_ok1, !dbg !4121, !prof !26

b2_ok1:
	%42 = load double, double* %40, align 8, !dbg !4121
	%43 = mul i64 %29, 4, !dbg !4122
	%44 = sub i64 %p1, %43, !dbg !4123
	%45 = getelementptr inbounds double, double* %p0, i64 %43, !dbg !4123
	%46 = mul i64 %31, 7, !dbg !4125
	%47 = add i64 %46, 3, !dbg !4126
	%48 = icmp ugt i64 %43, %p1, !dbg !4123
	%49 = icmp ugt i64 4, %44, !dbg !4124
	%50 = icmp eq i64 %36, 0, !dbg !4127
	%51 = or i1 %48, %49, !dbg !4127
	%52 = or i1 %51, %50, !dbg !4127
	br i1 %52, label %b2_fail2, label %b2_ok2, !dbg !4127, !prof !26

b2_ok2:
	%53 = icmp eq i64 %36, -1, !dbg !4127
	%54 = select i1 %53, i64 1, i64 %36, !dbg !4127
	%55 = srem i64 %47, %54, !dbg !4127
	%56 = trunc i64 %55 to i32, !dbg !4128
	%57 = bitcast double %42 to i64, !dbg !4128
	%58 = trunc i64 %57 to i32, !dbg !4128
	%59 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %58, i32 %56, i32 31), !dbg !4128
	%60 = extractvalue { i32, i1 } %59, 0, !dbg !4128
	%61 = lshr i64 %57, 32, !dbg !4128
	%62 = trunc i64 %61 to i32, !dbg !4128
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %62, i32 %56, i32 31), !dbg !4128
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !4128
	%65 = zext i32 %64 to i64, !dbg !4128
	%66 = shl i64 %65, 32, !dbg !4128
	%67 = zext i32 %60 to i64, !dbg !4128
	%68 = or i64 %67, %66, !dbg !4128
	%69 = bitcast i64 %68 to double, !dbg !4128
	%70 = getelementptr inbounds double, double* %45, i64 0, !dbg !4129
	store double %69, double* %70, align 8, !dbg !4129
	%71 = bitcast double %42 to i64, !dbg !4130
	%72 = trunc i64 %71 to i32, !dbg !4130
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %72, i32 3, i32 0), !dbg !4130
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !4130
	%75 = lshr i64 %71, 32, !dbg !4130
	%76 = trunc i64 %75 to i32, !dbg !4130
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %76, i32 3, i32 0), !dbg !4130
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !4130
	%79 = zext i32 %78 to i64, !dbg !4130
	%80 = shl i64 %79, 32, !dbg !4130
	%81 = zext i32 %74 to i64, !dbg !4130
	%82 = or i64 %81, %80, !dbg !4130
	%83 = bitcast i64 %82 to double, !dbg !4130
	%84 = getelementptr inbounds double, double* %45, i64 1, !dbg !4131
	store double %83, double* %84, align 8, !dbg !4131
	%85 = trunc i64 %38 to i32, !dbg !4132
	%86 = bitcast double %42 to i64, !dbg !4132
	%87 = trunc i64 %86 to i32, !dbg !4132
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %87, i32 %85, i32 31), !dbg !4132
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !4132
	%90 = lshr i64 %86, 32, !dbg !4132
	%91 = trunc i64 %90 to i32, !dbg !4132
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %91, i32 %85, i32 31), !dbg !4132
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !4132
	%94 = zext i32 %93 to i64, !dbg !4132
	%95 = shl i64 %94, 32, !dbg !4132
	%96 = zext i32 %89 to i64, !dbg !4132
	%97 = or i64 %96, %95, !dbg !4132
	%98 = bitcast i64 %97 to double, !dbg !4132
	%99 = getelementptr inbounds double, double* %45, i64 2, !dbg !4133
	store double %98, double* %99, align 8, !dbg !4133
	%100 = trunc i64 %39 to i32, !dbg !4134
	%101 = bitcast double %42 to i64, !dbg !4134
	%102 = trunc i64 %101 to i32, !dbg !4134
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %100, i32 31), !dbg !4134
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !4134
	%105 = lshr i64 %101, 32, !dbg !4134
	%106 = trunc i64 %105 to i32, !dbg !4134
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %100, i32 31), !dbg !4134
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !4134
	%109 = zext i32 %108 to i64, !dbg !4134
	%110 = shl i64 %109, 32, !dbg !4134
	%111 = zext i32 %104 to i64, !dbg !4134
	%112 = or i64 %111, %110, !dbg !4134
	%113 = bitcast i64 %112 to double, !dbg !4134
	%114 = getelementptr inbounds double, double* %45, i64 3, !dbg !4135
	store double %113, double* %114, align 8, !dbg !4135
	%115 = mul i64 %29, 3, !dbg !4136
	%116 = sub i64 %p3, %115, !dbg !4137
	%117 = getelementptr inbounds i32, i32* %p2, i64 %115, !dbg !4137
	%118 = icmp ugt i64 %115, %p3, !dbg !4137
	%119 = icmp ugt i64 3, %116, !dbg !4138
	%120 = or i1 %118, %119, !dbg !4138
	br i1 %120, label %b2_fail5, label %b2_ok5, !dbg !4138, !prof !26

b2_ok5:
	%121 = bitcast double %42 to i64, !dbg !4139
	%122 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %121) convergent nounwind, !dbg !4139
	%123 = getelementptr inbounds i32, i32* %117, i64 0, !dbg !4140
	store i32 %122, i32* %123, align 4, !dbg !4140
	%124 = getelementptr inbounds i32, i32* %117, i64 1, !dbg !4141
	store i32 7, i32* %124, align 4, !dbg !4141
	%125 = bitcast double %42 to i64, !dbg !4142
	%126 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %125) convergent nounwind, !dbg !4142
	store i32 %126, i32* %124, align 4, !dbg !4143
	%127 = sub i64 %29, %31, !dbg !4144
	%128 = getelementptr inbounds double, double* %p4, i64 %127, !dbg !4145
	%129 = icmp uge i64 %127, %p5, !dbg !4145
	br i1 %129, label %b2_fail7, label %b2_ok7, !dbg !4145, !prof !26

b2_ok7:
	%130 = load double, double* %128, align 8, !dbg !4145
	%131 = bitcast double %130 to i64, !dbg !4146
	%132 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %131) convergent nounwind, !dbg !4146
	%133 = getelementptr inbounds i32, i32* %117, i64 2, !dbg !4147
	store i32 %132, i32* %133, align 4, !dbg !4147
	ret void, !dbg !4114

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %29, i64 %p5), !dbg !4121
	ret void, !dbg !4121

b2_fail2:
	%134 = icmp ugt i64 %43, %p1, !dbg !4123
	br i1 %134, label %b2_fail3, label %b2_ok3, !dbg !4123

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !4123
	ret void, !dbg !4123

b2_ok3:
	%135 = icmp ugt i64 4, %44, !dbg !4124
	br i1 %135, label %b2_fail4, label %b2_ok4, !dbg !4124

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !4124
	ret void, !dbg !4124

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !4127
	ret void, !dbg !4127

b2_fail5:
	%136 = icmp ugt i64 %115, %p3, !dbg !4137
	br i1 %136, label %b2_fail6, label %b2_ok6, !dbg !4137

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %115, i64 %p3), !dbg !4137
	ret void, !dbg !4137

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %116), !dbg !4138
	ret void, !dbg !4138

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %127, i64 %p5), !dbg !4145
	ret void, !dbg !4145
}

define void @NumbersFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !4148 {
entry:
	br label %b0, !dbg !4149

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4152, !range !11
	%1 = sext i32 %0 to i64, !dbg !4152
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !4152, !range !12
	%3 = sext i32 %2 to i64, !dbg !4152
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !4152, !range !12
	%5 = sext i32 %4 to i64, !dbg !4152
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !4152, !range !13
	%7 = sext i32 %6 to i64, !dbg !4152
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !4152, !range !14
	%9 = sext i32 %8 to i64, !dbg !4152
	%10 = mul i64 %9, %5, !dbg !4152
	%11 = add i64 %3, %10, !dbg !4152
	%12 = mul i64 %7, %11, !dbg !4152
	%13 = add i64 %1, %12, !dbg !4152
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4152, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4152, !range !15
	%16 = mul i32 %14, %15, !dbg !4152
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4152, !range !16
	%18 = mul i32 %16, %17, !dbg !4152
	%19 = sext i32 %18 to i64, !dbg !4152
	%20 = mul i64 %13, %19, !dbg !4152
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4152, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4152, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4152, !range !18
	%24 = mul i32 %15, %23, !dbg !4152
	%25 = add i32 %22, %24, !dbg !4152
	%26 = mul i32 %14, %25, !dbg !4152
	%27 = add i32 %21, %26, !dbg !4152
	%28 = sext i32 %27 to i64, !dbg !4152
	%29 = add i64 %20, %28, !dbg !4152
	%30 = mul i64 %29, 6, !dbg !4153
	%31 = sub i64 %p1, %30, !dbg !4154
	%32 = getelementptr inbounds double, double* %p0, i64 %30, !dbg !4154
	%33 = getelementptr inbounds double, double* %p4, i64 %29, !dbg !4155
	%34 = icmp ugt i64 %30, %p1, !dbg !4154
	%35 = icmp uge i64 %29, %p5, !dbg !4155
	%36 = or i1 %34, %35, !dbg !4155
	br i1 %36, label %b0_fail1, label %b0_ok1, !dbg !4155, !prof !26

b0_ok1:
	%37 = load double, double* %33, align 8, !dbg !4155
	%38 = icmp ugt i64 6, %31, !dbg !4158
	br i1 %38, label %b0_fail3, label %b0_ok3, !dbg !4158, !prof !26

b0_ok3:
	br label %b1, !dbg !4158

b1:
	%39 = phi i64 [ 0, %b0_ok3 ], [ %340, %b49 ], !dbg !4158
	%40 = and i32 %27, -32, !dbg !4165
	%41 = sub i32 %18, %40, !dbg !4165
	%42 = icmp slt i32 %41, 32, !dbg !4165
	%43 = select i1 %42, i32 %41, i32 32, !dbg !4165
	%44 = sext i32 %43 to i64, !dbg !4165
	%45 = icmp eq i64 %44, 32, !dbg !4166
	br i1 %45, label %b2, label %b4, !dbg !4166

b2:
	%46 = phi double [ %37, %b1 ], [ %63, %b3 ], !dbg !4167
	%47 = phi i64 [ 16, %b1 ], [ %64, %b3 ], !dbg !4168
	%48 = icmp sgt i64 %47, 0, !dbg !4169
	br i1 %48, label %b3, label %b12, !dbg !4169

b3:
	%49 = trunc i64 %47 to i32, !dbg !4170
	%50 = bitcast double %46 to i64, !dbg !4170
	%51 = trunc i64 %50 to i32, !dbg !4170
	%52 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %51, i32 %49, i32 31), !dbg !4170
	%53 = extractvalue { i32, i1 } %52, 0, !dbg !4170
	%54 = lshr i64 %50, 32, !dbg !4170
	%55 = trunc i64 %54 to i32, !dbg !4170
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %49, i32 31), !dbg !4170
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !4170
	%58 = zext i32 %57 to i64, !dbg !4170
	%59 = shl i64 %58, 32, !dbg !4170
	%60 = zext i32 %53 to i64, !dbg !4170
	%61 = or i64 %60, %59, !dbg !4170
	%62 = bitcast i64 %61 to double, !dbg !4170
	%63 = fadd double %46, %62, !dbg !4171
	%64 = sdiv i64 %47, 2, !dbg !4172
	br label %b2, !dbg !4172

b4:
	%65 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4173, !range !20
	%66 = sext i32 %65 to i64, !dbg !4173
	br label %b5, !dbg !4173

b5:
	%67 = phi double [ %37, %b4 ], [ %89, %b10 ], !dbg !4167
	%68 = phi i64 [ 16, %b4 ], [ %90, %b10 ], !dbg !4174
	%69 = icmp sgt i64 %68, 0, !dbg !4175
	br i1 %69, label %b6, label %b11, !dbg !4175

b6:
	%70 = add i64 %66, %68, !dbg !4176
	%71 = icmp sge i64 %70, %44, !dbg !4177
	br i1 %71, label %b7, label %b8, !dbg !4177

b7:
	br label %b8, !dbg !4177

b8:
	%72 = phi i64 [ %70, %b6 ], [ %66, %b7 ], !dbg !4178
	%73 = trunc i64 %72 to i32, !dbg !4179
	%74 = bitcast double %67 to i64, !dbg !4179
	%75 = trunc i64 %74 to i32, !dbg !4179
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %73, i32 31), !dbg !4179
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !4179
	%78 = lshr i64 %74, 32, !dbg !4179
	%79 = trunc i64 %78 to i32, !dbg !4179
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %73, i32 31), !dbg !4179
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !4179
	%82 = zext i32 %81 to i64, !dbg !4179
	%83 = shl i64 %82, 32, !dbg !4179
	%84 = zext i32 %77 to i64, !dbg !4179
	%85 = or i64 %84, %83, !dbg !4179
	%86 = bitcast i64 %85 to double, !dbg !4179
	%87 = icmp ne i64 %72, %66, !dbg !4180
	br i1 %87, label %b9, label %b10, !dbg !4180

b9:
	%88 = fadd double %67, %86, !dbg !4171
	br label %b10, !dbg !4181

b10:
	%89 = phi double [ %67, %b8 ], [ %88, %b9 ], !dbg !4167
	%90 = sdiv i64 %68, 2, !dbg !4182
	br label %b5, !dbg !4182

b11:
	%91 = bitcast double %67 to i64, !dbg !4183
	%92 = trunc i64 %91 to i32, !dbg !4183
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 0, i32 31), !dbg !4183
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !4183
	%95 = lshr i64 %91, 32, !dbg !4183
	%96 = trunc i64 %95 to i32, !dbg !4183
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !4183
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !4183
	%99 = zext i32 %98 to i64, !dbg !4183
	%100 = shl i64 %99, 32, !dbg !4183
	%101 = zext i32 %94 to i64, !dbg !4183
	%102 = or i64 %101, %100, !dbg !4183
	%103 = bitcast i64 %102 to double, !dbg !4183
	br label %b12, !dbg !4184

b12:
	%104 = phi double [ %46, %b2 ], [ %103, %b11 ], !dbg !4164
	%105 = getelementptr inbounds double, double* %32, i64 0, !dbg !4185
	store double %104, double* %105, align 8, !dbg !4185
	br i1 %45, label %b13, label %b15, !dbg !4190

b13:
	%106 = phi double [ %37, %b12 ], [ %131, %b14 ], !dbg !4191
	%107 = phi i64 [ 16, %b12 ], [ %132, %b14 ], !dbg !4192
	%108 = icmp sgt i64 %107, 0, !dbg !4193
	br i1 %108, label %b14, label %b23, !dbg !4193

b14:
	%109 = trunc i64 %107 to i32, !dbg !4194
	%110 = bitcast double %106 to i64, !dbg !4194
	%111 = trunc i64 %110 to i32, !dbg !4194
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %109, i32 31), !dbg !4194
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !4194
	%114 = lshr i64 %110, 32, !dbg !4194
	%115 = trunc i64 %114 to i32, !dbg !4194
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %115, i32 %109, i32 31), !dbg !4194
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !4194
	%118 = zext i32 %117 to i64, !dbg !4194
	%119 = shl i64 %118, 32, !dbg !4194
	%120 = zext i32 %113 to i64, !dbg !4194
	%121 = or i64 %120, %119, !dbg !4194
	%122 = bitcast i64 %121 to double, !dbg !4194
	%123 = call double @__nv_fmin(double %106, double %122), !dbg !4195
	%124 = bitcast double %106 to i64, !dbg !4195
	%125 = bitcast double %122 to i64, !dbg !4195
	%126 = or i64 %124, %125, !dbg !4195
	%127 = fcmp oeq double %106, %122, !dbg !4195
	%128 = bitcast i64 %126 to double, !dbg !4195
	%129 = select i1 %127, double %128, double %123, !dbg !4195
	%130 = fcmp uno double %106, %122, !dbg !4195
	%131 = select i1 %130, double 0x7FF8000000000000, double %129, !dbg !4195
	%132 = sdiv i64 %107, 2, !dbg !4196
	br label %b13, !dbg !4196

b15:
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4197, !range !20
	%134 = sext i32 %133 to i64, !dbg !4197
	br label %b16, !dbg !4197

b16:
	%135 = phi double [ %37, %b15 ], [ %165, %b21 ], !dbg !4191
	%136 = phi i64 [ 16, %b15 ], [ %166, %b21 ], !dbg !4198
	%137 = icmp sgt i64 %136, 0, !dbg !4199
	br i1 %137, label %b17, label %b22, !dbg !4199

b17:
	%138 = add i64 %134, %136, !dbg !4200
	%139 = icmp sge i64 %138, %44, !dbg !4201
	br i1 %139, label %b18, label %b19, !dbg !4201

b18:
	br label %b19, !dbg !4201

b19:
	%140 = phi i64 [ %138, %b17 ], [ %134, %b18 ], !dbg !4202
	%141 = trunc i64 %140 to i32, !dbg !4203
	%142 = bitcast double %135 to i64, !dbg !4203
	%143 = trunc i64 %142 to i32, !dbg !4203
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 %141, i32 31), !dbg !4203
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !4203
	%146 = lshr i64 %142, 32, !dbg !4203
	%147 = trunc i64 %146 to i32, !dbg !4203
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 %141, i32 31), !dbg !4203
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !4203
	%150 = zext i32 %149 to i64, !dbg !4203
	%151 = shl i64 %150, 32, !dbg !4203
	%152 = zext i32 %145 to i64, !dbg !4203
	%153 = or i64 %152, %151, !dbg !4203
	%154 = bitcast i64 %153 to double, !dbg !4203
	%155 = icmp ne i64 %140, %134, !dbg !4204
	br i1 %155, label %b20, label %b21, !dbg !4204

b20:
	%156 = call double @__nv_fmin(double %135, double %154), !dbg !4195
	%157 = bitcast double %135 to i64, !dbg !4195
	%158 = bitcast double %154 to i64, !dbg !4195
	%159 = or i64 %157, %158, !dbg !4195
	%160 = fcmp oeq double %135, %154, !dbg !4195
	%161 = bitcast i64 %159 to double, !dbg !4195
	%162 = select i1 %160, double %161, double %156, !dbg !4195
	%163 = fcmp uno double %135, %154, !dbg !4195
	%164 = select i1 %163, double 0x7FF8000000000000, double %162, !dbg !4195
	br label %b21, !dbg !4205

b21:
	%165 = phi double [ %135, %b19 ], [ %164, %b20 ], !dbg !4191
	%166 = sdiv i64 %136, 2, !dbg !4206
	br label %b16, !dbg !4206

b22:
	%167 = bitcast double %135 to i64, !dbg !4207
	%168 = trunc i64 %167 to i32, !dbg !4207
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 0, i32 31), !dbg !4207
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !4207
	%171 = lshr i64 %167, 32, !dbg !4207
	%172 = trunc i64 %171 to i32, !dbg !4207
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 0, i32 31), !dbg !4207
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !4207
	%175 = zext i32 %174 to i64, !dbg !4207
	%176 = shl i64 %175, 32, !dbg !4207
	%177 = zext i32 %170 to i64, !dbg !4207
	%178 = or i64 %177, %176, !dbg !4207
	%179 = bitcast i64 %178 to double, !dbg !4207
	br label %b23, !dbg !4208

b23:
	%180 = phi double [ %106, %b13 ], [ %179, %b22 ], !dbg !4189
	br i1 %45, label %b24, label %b26, !dbg !4213

b24:
	%181 = phi double [ %37, %b23 ], [ %206, %b25 ], !dbg !4214
	%182 = phi i64 [ 16, %b23 ], [ %207, %b25 ], !dbg !4215
	%183 = icmp sgt i64 %182, 0, !dbg !4216
	br i1 %183, label %b25, label %b34, !dbg !4216

b25:
	%184 = trunc i64 %182 to i32, !dbg !4217
	%185 = bitcast double %181 to i64, !dbg !4217
	%186 = trunc i64 %185 to i32, !dbg !4217
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %186, i32 %184, i32 31), !dbg !4217
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !4217
	%189 = lshr i64 %185, 32, !dbg !4217
	%190 = trunc i64 %189 to i32, !dbg !4217
	%191 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %190, i32 %184, i32 31), !dbg !4217
	%192 = extractvalue { i32, i1 } %191, 0, !dbg !4217
	%193 = zext i32 %192 to i64, !dbg !4217
	%194 = shl i64 %193, 32, !dbg !4217
	%195 = zext i32 %188 to i64, !dbg !4217
	%196 = or i64 %195, %194, !dbg !4217
	%197 = bitcast i64 %196 to double, !dbg !4217
	%198 = call double @__nv_fmax(double %181, double %197), !dbg !4218
	%199 = bitcast double %181 to i64, !dbg !4218
	%200 = bitcast double %197 to i64, !dbg !4218
	%201 = and i64 %199, %200, !dbg !4218
	%202 = fcmp oeq double %181, %197, !dbg !4218
	%203 = bitcast i64 %201 to double, !dbg !4218
	%204 = select i1 %202, double %203, double %198, !dbg !4218
	%205 = fcmp uno double %181, %197, !dbg !4218
	%206 = select i1 %205, double 0x7FF8000000000000, double %204, !dbg !4218
	%207 = sdiv i64 %182, 2, !dbg !4219
	br label %b24, !dbg !4219

b26:
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4220, !range !20
	%209 = sext i32 %208 to i64, !dbg !4220
	br label %b27, !dbg !4220

b27:
	%210 = phi double [ %37, %b26 ], [ %240, %b32 ], !dbg !4214
	%211 = phi i64 [ 16, %b26 ], [ %241, %b32 ], !dbg !4221
	%212 = icmp sgt i64 %211, 0, !dbg !4222
	br i1 %212, label %b28, label %b33, !dbg !4222

b28:
	%213 = add i64 %209, %211, !dbg !4223
	%214 = icmp sge i64 %213, %44, !dbg !4224
	br i1 %214, label %b29, label %b30, !dbg !4224

b29:
	br label %b30, !dbg !4224

b30:
	%215 = phi i64 [ %213, %b28 ], [ %209, %b29 ], !dbg !4225
	%216 = trunc i64 %215 to i32, !dbg !4226
	%217 = bitcast double %210 to i64, !dbg !4226
	%218 = trunc i64 %217 to i32, !dbg !4226
	%219 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %218, i32 %216, i32 31), !dbg !4226
	%220 = extractvalue { i32, i1 } %219, 0, !dbg !4226
	%221 = lshr i64 %217, 32, !dbg !4226
	%222 = trunc i64 %221 to i32, !dbg !4226
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 %216, i32 31), !dbg !4226
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !4226
	%225 = zext i32 %224 to i64, !dbg !4226
	%226 = shl i64 %225, 32, !dbg !4226
	%227 = zext i32 %220 to i64, !dbg !4226
	%228 = or i64 %227, %226, !dbg !4226
	%229 = bitcast i64 %228 to double, !dbg !4226
	%230 = icmp ne i64 %215, %209, !dbg !4227
	br i1 %230, label %b31, label %b32, !dbg !4227

b31:
	%231 = call double @__nv_fmax(double %210, double %229), !dbg !4218
	%232 = bitcast double %210 to i64, !dbg !4218
	%233 = bitcast double %229 to i64, !dbg !4218
	%234 = and i64 %232, %233, !dbg !4218
	%235 = fcmp oeq double %210, %229, !dbg !4218
	%236 = bitcast i64 %234 to double, !dbg !4218
	%237 = select i1 %235, double %236, double %231, !dbg !4218
	%238 = fcmp uno double %210, %229, !dbg !4218
	%239 = select i1 %238, double 0x7FF8000000000000, double %237, !dbg !4218
	br label %b32, !dbg !4228

b32:
	%240 = phi double [ %210, %b30 ], [ %239, %b31 ], !dbg !4214
	%241 = sdiv i64 %211, 2, !dbg !4229
	br label %b27, !dbg !4229

b33:
	%242 = bitcast double %210 to i64, !dbg !4230
	%243 = trunc i64 %242 to i32, !dbg !4230
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 0, i32 31), !dbg !4230
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !4230
	%246 = lshr i64 %242, 32, !dbg !4230
	%247 = trunc i64 %246 to i32, !dbg !4230
	%248 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %247, i32 0, i32 31), !dbg !4230
	%249 = extractvalue { i32, i1 } %248, 0, !dbg !4230
	%250 = zext i32 %249 to i64, !dbg !4230
	%251 = shl i64 %250, 32, !dbg !4230
	%252 = zext i32 %245 to i64, !dbg !4230
	%253 = or i64 %252, %251, !dbg !4230
	%254 = bitcast i64 %253 to double, !dbg !4230
	br label %b34, !dbg !4231

b34:
	%255 = phi double [ %181, %b24 ], [ %254, %b33 ], !dbg !4212
	%256 = getelementptr inbounds double, double* %32, i64 1, !dbg !4232
	store double %180, double* %256, align 8, !dbg !4232
	%257 = getelementptr inbounds double, double* %32, i64 2, !dbg !4233
	store double %255, double* %257, align 8, !dbg !4233
	%258 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4238, !range !20
	%259 = sext i32 %258 to i64, !dbg !4238
	br label %b35, !dbg !4238

b35:
	%260 = phi double [ %37, %b34 ], [ %279, %b38 ], !dbg !4239
	%261 = phi i64 [ 1, %b34 ], [ %280, %b38 ], !dbg !4240
	%262 = icmp slt i64 %261, 32, !dbg !4241
	br i1 %262, label %b36, label %b39, !dbg !4241

b36:
	%263 = trunc i64 %261 to i32, !dbg !4242
	%264 = bitcast double %260 to i64, !dbg !4242
	%265 = trunc i64 %264 to i32, !dbg !4242
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %265, i32 %263, i32 0), !dbg !4242
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !4242
	%268 = lshr i64 %264, 32, !dbg !4242
	%269 = trunc i64 %268 to i32, !dbg !4242
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %269, i32 %263, i32 0), !dbg !4242
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !4242
	%272 = zext i32 %271 to i64, !dbg !4242
	%273 = shl i64 %272, 32, !dbg !4242
	%274 = zext i32 %267 to i64, !dbg !4242
	%275 = or i64 %274, %273, !dbg !4242
	%276 = bitcast i64 %275 to double, !dbg !4242
	%277 = icmp sge i64 %259, %261, !dbg !4243
	br i1 %277, label %b37, label %b38, !dbg !4243

b37:
	%278 = fadd double %260, %276, !dbg !4244
	br label %b38, !dbg !4244

b38:
	%279 = phi double [ %260, %b36 ], [ %278, %b37 ], !dbg !4239
	%280 = mul i64 %261, 2, !dbg !4245
	br label %b35, !dbg !4245

b39:
	%281 = fadd double 0.000000e+00, %260, !dbg !4246
	br label %b40, !dbg !4250

b40:
	%282 = phi double [ %37, %b39 ], [ %301, %b43 ], !dbg !4251
	%283 = phi i64 [ 1, %b39 ], [ %302, %b43 ], !dbg !4252
	%284 = icmp slt i64 %283, 32, !dbg !4253
	br i1 %284, label %b41, label %b44, !dbg !4253

b41:
	%285 = trunc i64 %283 to i32, !dbg !4254
	%286 = bitcast double %282 to i64, !dbg !4254
	%287 = trunc i64 %286 to i32, !dbg !4254
	%288 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %287, i32 %285, i32 0), !dbg !4254
	%289 = extractvalue { i32, i1 } %288, 0, !dbg !4254
	%290 = lshr i64 %286, 32, !dbg !4254
	%291 = trunc i64 %290 to i32, !dbg !4254
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %291, i32 %285, i32 0), !dbg !4254
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !4254
	%294 = zext i32 %293 to i64, !dbg !4254
	%295 = shl i64 %294, 32, !dbg !4254
	%296 = zext i32 %289 to i64, !dbg !4254
	%297 = or i64 %296, %295, !dbg !4254
	%298 = bitcast i64 %297 to double, !dbg !4254
	%299 = icmp sge i64 %259, %283, !dbg !4255
	br i1 %299, label %b42, label %b43, !dbg !4255

b42:
	%300 = fadd double %282, %298, !dbg !4256
	br label %b43, !dbg !4256

b43:
	%301 = phi double [ %282, %b41 ], [ %300, %b42 ], !dbg !4251
	%302 = mul i64 %283, 2, !dbg !4257
	br label %b40, !dbg !4257

b44:
	%303 = bitcast double %282 to i64, !dbg !4258
	%304 = trunc i64 %303 to i32, !dbg !4258
	%305 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %304, i32 1, i32 0), !dbg !4258
	%306 = extractvalue { i32, i1 } %305, 0, !dbg !4258
	%307 = lshr i64 %303, 32, !dbg !4258
	%308 = trunc i64 %307 to i32, !dbg !4258
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %308, i32 1, i32 0), !dbg !4258
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !4258
	%311 = zext i32 %310 to i64, !dbg !4258
	%312 = shl i64 %311, 32, !dbg !4258
	%313 = zext i32 %306 to i64, !dbg !4258
	%314 = or i64 %313, %312, !dbg !4258
	%315 = bitcast i64 %314 to double, !dbg !4258
	%316 = icmp eq i64 %259, 0, !dbg !4259
	br i1 %316, label %b46, label %b45, !dbg !4259

b45:
	%317 = fadd double 0.000000e+00, %315, !dbg !4260
	br label %b46, !dbg !4261

b46:
	%318 = phi double [ 0.000000e+00, %b44 ], [ %317, %b45 ], !dbg !4248
	%319 = getelementptr inbounds double, double* %32, i64 3, !dbg !4262
	store double %281, double* %319, align 8, !dbg !4262
	%320 = getelementptr inbounds double, double* %32, i64 4, !dbg !4263
	store double %318, double* %320, align 8, !dbg !4263
	%321 = mul i64 %44, 2, !dbg !4264
	%322 = sdiv i64 %321, 3, !dbg !4265
	%323 = icmp slt i64 %322, 0, !dbg !4268
	br i1 %323, label %b48, label %b47, !dbg !4268

b47:
	%324 = icmp sge i64 %322, %44, !dbg !4269
	br i1 %324, label %b48, label %b49, !dbg !4269

b48:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !4270
	ret void, !dbg !4270

b49:
	%325 = trunc i64 %322 to i32, !dbg !4271
	%326 = bitcast double %37 to i64, !dbg !4271
	%327 = trunc i64 %326 to i32, !dbg !4271
	%328 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %327, i32 %325, i32 31), !dbg !4271
	%329 = extractvalue { i32, i1 } %328, 0, !dbg !4271
	%330 = lshr i64 %326, 32, !dbg !4271
	%331 = trunc i64 %330 to i32, !dbg !4271
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 %325, i32 31), !dbg !4271
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !4271
	%334 = zext i32 %333 to i64, !dbg !4271
	%335 = shl i64 %334, 32, !dbg !4271
	%336 = zext i32 %329 to i64, !dbg !4271
	%337 = or i64 %336, %335, !dbg !4271
	%338 = bitcast i64 %337 to double, !dbg !4271
	%339 = getelementptr inbounds double, double* %32, i64 5, !dbg !4272
	store double %338, double* %339, align 8, !dbg !4272
	%340 = add i64 %39, 1, !dbg !4272
	%341 = icmp slt i64 %340, 2, !dbg !4272
	br i1 %341, label %b1, label %b50, !dbg !4272

b50:
	%342 = sub i64 %p3, %30, !dbg !4273
	%343 = getelementptr inbounds double, double* %p2, i64 %30, !dbg !4273
	%344 = icmp ugt i64 %30, %p3, !dbg !4273
	br i1 %344, label %b50_fail1, label %b50_ok1, !dbg !4273, !prof !26

b50_ok1:
	%345 = load double, double* %33, align 8, !dbg !4274
	%346 = icmp ugt i64 6, %342, !dbg !4277
	br i1 %346, label %b50_fail2, label %b50_ok2, !dbg !4277, !prof !26

b50_ok2:
	br label %b51, !dbg !4277

b51:
	%347 = phi i64 [ 0, %b50_ok2 ], [ %735, %b130 ], !dbg !4277
	br i1 %45, label %b52, label %b54, !dbg !4283

b52:
	%348 = phi double [ %345, %b51 ], [ %365, %b53 ], !dbg !4284
	%349 = phi i64 [ 16, %b51 ], [ %366, %b53 ], !dbg !4285
	%350 = icmp sgt i64 %349, 0, !dbg !4286
	br i1 %350, label %b53, label %b61, !dbg !4286

b53:
	%351 = trunc i64 %349 to i32, !dbg !4287
	%352 = bitcast double %348 to i64, !dbg !4287
	%353 = trunc i64 %352 to i32, !dbg !4287
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %353, i32 %351, i32 31), !dbg !4287
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !4287
	%356 = lshr i64 %352, 32, !dbg !4287
	%357 = trunc i64 %356 to i32, !dbg !4287
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %357, i32 %351, i32 31), !dbg !4287
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !4287
	%360 = zext i32 %359 to i64, !dbg !4287
	%361 = shl i64 %360, 32, !dbg !4287
	%362 = zext i32 %355 to i64, !dbg !4287
	%363 = or i64 %362, %361, !dbg !4287
	%364 = bitcast i64 %363 to double, !dbg !4287
	%365 = fadd double %348, %364, !dbg !4288
	%366 = sdiv i64 %349, 2, !dbg !4289
	br label %b52, !dbg !4289

b54:
	%367 = phi double [ %345, %b51 ], [ %389, %b59 ], !dbg !4284
	%368 = phi i64 [ 16, %b51 ], [ %390, %b59 ], !dbg !4290
	%369 = icmp sgt i64 %368, 0, !dbg !4291
	br i1 %369, label %b55, label %b60, !dbg !4291

b55:
	%370 = add i64 %259, %368, !dbg !4292
	%371 = icmp sge i64 %370, %44, !dbg !4293
	br i1 %371, label %b56, label %b57, !dbg !4293

b56:
	br label %b57, !dbg !4293

b57:
	%372 = phi i64 [ %370, %b55 ], [ %259, %b56 ], !dbg !4294
	%373 = trunc i64 %372 to i32, !dbg !4295
	%374 = bitcast double %367 to i64, !dbg !4295
	%375 = trunc i64 %374 to i32, !dbg !4295
	%376 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %375, i32 %373, i32 31), !dbg !4295
	%377 = extractvalue { i32, i1 } %376, 0, !dbg !4295
	%378 = lshr i64 %374, 32, !dbg !4295
	%379 = trunc i64 %378 to i32, !dbg !4295
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 %373, i32 31), !dbg !4295
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !4295
	%382 = zext i32 %381 to i64, !dbg !4295
	%383 = shl i64 %382, 32, !dbg !4295
	%384 = zext i32 %377 to i64, !dbg !4295
	%385 = or i64 %384, %383, !dbg !4295
	%386 = bitcast i64 %385 to double, !dbg !4295
	%387 = icmp ne i64 %372, %259, !dbg !4296
	br i1 %387, label %b58, label %b59, !dbg !4296

b58:
	%388 = fadd double %367, %386, !dbg !4288
	br label %b59, !dbg !4297

b59:
	%389 = phi double [ %367, %b57 ], [ %388, %b58 ], !dbg !4284
	%390 = sdiv i64 %368, 2, !dbg !4298
	br label %b54, !dbg !4298

b60:
	%391 = bitcast double %367 to i64, !dbg !4299
	%392 = trunc i64 %391 to i32, !dbg !4299
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 0, i32 31), !dbg !4299
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !4299
	%395 = lshr i64 %391, 32, !dbg !4299
	%396 = trunc i64 %395 to i32, !dbg !4299
	%397 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %396, i32 0, i32 31), !dbg !4299
	%398 = extractvalue { i32, i1 } %397, 0, !dbg !4299
	%399 = zext i32 %398 to i64, !dbg !4299
	%400 = shl i64 %399, 32, !dbg !4299
	%401 = zext i32 %394 to i64, !dbg !4299
	%402 = or i64 %401, %400, !dbg !4299
	%403 = bitcast i64 %402 to double, !dbg !4299
	br label %b61, !dbg !4300

b61:
	%404 = phi double [ %348, %b52 ], [ %403, %b60 ], !dbg !4282
	%405 = add i64 %19, 32, !dbg !4302
	%406 = sub i64 %405, 1, !dbg !4303
	%407 = sdiv i64 %406, 32, !dbg !4304
	%408 = icmp eq i64 %407, 1, !dbg !4305
	br i1 %408, label %b67, label %b62, !dbg !4305

b62:
	%409 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8 to [32 x double]*, !dbg !4306
	call void @llvm.nvvm.barrier0(), !dbg !4307
	br i1 %316, label %b63, label %b64, !dbg !4308

b63:
	%410 = sdiv i64 %28, 32, !dbg !4309
	%411 = getelementptr inbounds [32 x double], [32 x double]* %409, i64 0, i64 %410, !dbg !4310
	%412 = icmp uge i64 %410, 32, !dbg !4310
	br i1 %412, label %b63_fail1, label %b63_ok1, !dbg !4310, !prof !26

b63_ok1:
	store double %404, double* %411, align 8, !dbg !4310
	br label %b64, !dbg !4310

b64:
	call void @llvm.nvvm.barrier0(), !dbg !4311
	%413 = getelementptr inbounds [32 x double], [32 x double]* %409, i64 0, i64 0, !dbg !4312
	%414 = load double, double* %413, align 8, !dbg !4312
	br label %b65, !dbg !4312

b65:
	%415 = phi double [ %414, %b64 ], [ %421, %b66_ok1 ], !dbg !4313
	%416 = phi i64 [ 1, %b64 ], [ %422, %b66_ok1 ], !dbg !4314
	%417 = icmp slt i64 %416, %407, !dbg !4315
	br i1 %417, label %b66, label %b67, !dbg !4315

b66:
	%418 = getelementptr inbounds [32 x double], [32 x double]* %409, i64 0, i64 %416, !dbg !4316
	%419 = icmp uge i64 %416, 32, !dbg !4316
	br i1 %419, label %b66_fail1, label %b66_ok1, !dbg !4316, !prof !26

b66_ok1:
	%420 = load double, double* %418, align 8, !dbg !4316
	%421 = fadd double %415, %420, !dbg !4288
	%422 = add i64 %416, 1, !dbg !4317
	br label %b65, !dbg !4317

b67:
	%423 = phi double [ %404, %b61 ], [ %415, %b65 ], !dbg !4281
	%424 = getelementptr inbounds double, double* %343, i64 0, !dbg !4318
	store double %423, double* %424, align 8, !dbg !4318
	br i1 %45, label %b68, label %b70, !dbg !4323

b68:
	%425 = phi double [ %345, %b67 ], [ %450, %b69 ], !dbg !4324
	%426 = phi i64 [ 16, %b67 ], [ %451, %b69 ], !dbg !4325
	%427 = icmp sgt i64 %426, 0, !dbg !4326
	br i1 %427, label %b69, label %b77, !dbg !4326

b69:
	%428 = trunc i64 %426 to i32, !dbg !4327
	%429 = bitcast double %425 to i64, !dbg !4327
	%430 = trunc i64 %429 to i32, !dbg !4327
	%431 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %430, i32 %428, i32 31), !dbg !4327
	%432 = extractvalue { i32, i1 } %431, 0, !dbg !4327
	%433 = lshr i64 %429, 32, !dbg !4327
	%434 = trunc i64 %433 to i32, !dbg !4327
	%435 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %434, i32 %428, i32 31), !dbg !4327
	%436 = extractvalue { i32, i1 } %435, 0, !dbg !4327
	%437 = zext i32 %436 to i64, !dbg !4327
	%438 = shl i64 %437, 32, !dbg !4327
	%439 = zext i32 %432 to i64, !dbg !4327
	%440 = or i64 %439, %438, !dbg !4327
	%441 = bitcast i64 %440 to double, !dbg !4327
	%442 = call double @__nv_fmin(double %425, double %441), !dbg !4328
	%443 = bitcast double %425 to i64, !dbg !4328
	%444 = bitcast double %441 to i64, !dbg !4328
	%445 = or i64 %443, %444, !dbg !4328
	%446 = fcmp oeq double %425, %441, !dbg !4328
	%447 = bitcast i64 %445 to double, !dbg !4328
	%448 = select i1 %446, double %447, double %442, !dbg !4328
	%449 = fcmp uno double %425, %441, !dbg !4328
	%450 = select i1 %449, double 0x7FF8000000000000, double %448, !dbg !4328
	%451 = sdiv i64 %426, 2, !dbg !4329
	br label %b68, !dbg !4329

b70:
	%452 = phi double [ %345, %b67 ], [ %482, %b75 ], !dbg !4324
	%453 = phi i64 [ 16, %b67 ], [ %483, %b75 ], !dbg !4330
	%454 = icmp sgt i64 %453, 0, !dbg !4331
	br i1 %454, label %b71, label %b76, !dbg !4331

b71:
	%455 = add i64 %259, %453, !dbg !4332
	%456 = icmp sge i64 %455, %44, !dbg !4333
	br i1 %456, label %b72, label %b73, !dbg !4333

b72:
	br label %b73, !dbg !4333

b73:
	%457 = phi i64 [ %455, %b71 ], [ %259, %b72 ], !dbg !4334
	%458 = trunc i64 %457 to i32, !dbg !4335
	%459 = bitcast double %452 to i64, !dbg !4335
	%460 = trunc i64 %459 to i32, !dbg !4335
	%461 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %460, i32 %458, i32 31), !dbg !4335
	%462 = extractvalue { i32, i1 } %461, 0, !dbg !4335
	%463 = lshr i64 %459, 32, !dbg !4335
	%464 = trunc i64 %463 to i32, !dbg !4335
	%465 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %464, i32 %458, i32 31), !dbg !4335
	%466 = extractvalue { i32, i1 } %465, 0, !dbg !4335
	%467 = zext i32 %466 to i64, !dbg !4335
	%468 = shl i64 %467, 32, !dbg !4335
	%469 = zext i32 %462 to i64, !dbg !4335
	%470 = or i64 %469, %468, !dbg !4335
	%471 = bitcast i64 %470 to double, !dbg !4335
	%472 = icmp ne i64 %457, %259, !dbg !4336
	br i1 %472, label %b74, label %b75, !dbg !4336

b74:
	%473 = call double @__nv_fmin(double %452, double %471), !dbg !4328
	%474 = bitcast double %452 to i64, !dbg !4328
	%475 = bitcast double %471 to i64, !dbg !4328
	%476 = or i64 %474, %475, !dbg !4328
	%477 = fcmp oeq double %452, %471, !dbg !4328
	%478 = bitcast i64 %476 to double, !dbg !4328
	%479 = select i1 %477, double %478, double %473, !dbg !4328
	%480 = fcmp uno double %452, %471, !dbg !4328
	%481 = select i1 %480, double 0x7FF8000000000000, double %479, !dbg !4328
	br label %b75, !dbg !4337

b75:
	%482 = phi double [ %452, %b73 ], [ %481, %b74 ], !dbg !4324
	%483 = sdiv i64 %453, 2, !dbg !4338
	br label %b70, !dbg !4338

b76:
	%484 = bitcast double %452 to i64, !dbg !4339
	%485 = trunc i64 %484 to i32, !dbg !4339
	%486 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %485, i32 0, i32 31), !dbg !4339
	%487 = extractvalue { i32, i1 } %486, 0, !dbg !4339
	%488 = lshr i64 %484, 32, !dbg !4339
	%489 = trunc i64 %488 to i32, !dbg !4339
	%490 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %489, i32 0, i32 31), !dbg !4339
	%491 = extractvalue { i32, i1 } %490, 0, !dbg !4339
	%492 = zext i32 %491 to i64, !dbg !4339
	%493 = shl i64 %492, 32, !dbg !4339
	%494 = zext i32 %487 to i64, !dbg !4339
	%495 = or i64 %494, %493, !dbg !4339
	%496 = bitcast i64 %495 to double, !dbg !4339
	br label %b77, !dbg !4340

b77:
	%497 = phi double [ %425, %b68 ], [ %496, %b76 ], !dbg !4322
	br i1 %408, label %b83, label %b78, !dbg !4341

b78:
	%498 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8 to [32 x double]*, !dbg !4342
	call void @llvm.nvvm.barrier0(), !dbg !4343
	br i1 %316, label %b79, label %b80, !dbg !4344

b79:
	%499 = sdiv i64 %28, 32, !dbg !4345
	%500 = getelementptr inbounds [32 x double], [32 x double]* %498, i64 0, i64 %499, !dbg !4346
	%501 = icmp uge i64 %499, 32, !dbg !4346
	br i1 %501, label %b79_fail1, label %b79_ok1, !dbg !4346, !prof !26

b79_ok1:
	store double %497, double* %500, align 8, !dbg !4346
	br label %b80, !dbg !4346

b80:
	call void @llvm.nvvm.barrier0(), !dbg !4347
	%502 = getelementptr inbounds [32 x double], [32 x double]* %498, i64 0, i64 0, !dbg !4348
	%503 = load double, double* %502, align 8, !dbg !4348
	br label %b81, !dbg !4348

b81:
	%504 = phi double [ %503, %b80 ], [ %518, %b82_ok1 ], !dbg !4349
	%505 = phi i64 [ 1, %b80 ], [ %519, %b82_ok1 ], !dbg !4350
	%506 = icmp slt i64 %505, %407, !dbg !4351
	br i1 %506, label %b82, label %b83, !dbg !4351

b82:
	%507 = getelementptr inbounds [32 x double], [32 x double]* %498, i64 0, i64 %505, !dbg !4352
	%508 = icmp uge i64 %505, 32, !dbg !4352
	br i1 %508, label %b82_fail1, label %b82_ok1, !dbg !4352, !prof !26

b82_ok1:
	%509 = load double, double* %507, align 8, !dbg !4352
	%510 = call double @__nv_fmin(double %504, double %509), !dbg !4328
	%511 = bitcast double %504 to i64, !dbg !4328
	%512 = bitcast double %509 to i64, !dbg !4328
	%513 = or i64 %511, %512, !dbg !4328
	%514 = fcmp oeq double %504, %509, !dbg !4328
	%515 = bitcast i64 %513 to double, !dbg !4328
	%516 = select i1 %514, double %515, double %510, !dbg !4328
	%517 = fcmp uno double %504, %509, !dbg !4328
	%518 = select i1 %517, double 0x7FF8000000000000, double %516, !dbg !4328
	%519 = add i64 %505, 1, !dbg !4353
	br label %b81, !dbg !4353

b83:
	%520 = phi double [ %497, %b77 ], [ %504, %b81 ], !dbg !4321
	br i1 %45, label %b84, label %b86, !dbg !4358

b84:
	%521 = phi double [ %345, %b83 ], [ %546, %b85 ], !dbg !4359
	%522 = phi i64 [ 16, %b83 ], [ %547, %b85 ], !dbg !4360
	%523 = icmp sgt i64 %522, 0, !dbg !4361
	br i1 %523, label %b85, label %b93, !dbg !4361

b85:
	%524 = trunc i64 %522 to i32, !dbg !4362
	%525 = bitcast double %521 to i64, !dbg !4362
	%526 = trunc i64 %525 to i32, !dbg !4362
	%527 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %526, i32 %524, i32 31), !dbg !4362
	%528 = extractvalue { i32, i1 } %527, 0, !dbg !4362
	%529 = lshr i64 %525, 32, !dbg !4362
	%530 = trunc i64 %529 to i32, !dbg !4362
	%531 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %530, i32 %524, i32 31), !dbg !4362
	%532 = extractvalue { i32, i1 } %531, 0, !dbg !4362
	%533 = zext i32 %532 to i64, !dbg !4362
	%534 = shl i64 %533, 32, !dbg !4362
	%535 = zext i32 %528 to i64, !dbg !4362
	%536 = or i64 %535, %534, !dbg !4362
	%537 = bitcast i64 %536 to double, !dbg !4362
	%538 = call double @__nv_fmax(double %521, double %537), !dbg !4363
	%539 = bitcast double %521 to i64, !dbg !4363
	%540 = bitcast double %537 to i64, !dbg !4363
	%541 = and i64 %539, %540, !dbg !4363
	%542 = fcmp oeq double %521, %537, !dbg !4363
	%543 = bitcast i64 %541 to double, !dbg !4363
	%544 = select i1 %542, double %543, double %538, !dbg !4363
	%545 = fcmp uno double %521, %537, !dbg !4363
	%546 = select i1 %545, double 0x7FF8000000000000, double %544, !dbg !4363
	%547 = sdiv i64 %522, 2, !dbg !4364
	br label %b84, !dbg !4364

b86:
	%548 = phi double [ %345, %b83 ], [ %578, %b91 ], !dbg !4359
	%549 = phi i64 [ 16, %b83 ], [ %579, %b91 ], !dbg !4365
	%550 = icmp sgt i64 %549, 0, !dbg !4366
	br i1 %550, label %b87, label %b92, !dbg !4366

b87:
	%551 = add i64 %259, %549, !dbg !4367
	%552 = icmp sge i64 %551, %44, !dbg !4368
	br i1 %552, label %b88, label %b89, !dbg !4368

b88:
	br label %b89, !dbg !4368

b89:
	%553 = phi i64 [ %551, %b87 ], [ %259, %b88 ], !dbg !4369
	%554 = trunc i64 %553 to i32, !dbg !4370
	%555 = bitcast double %548 to i64, !dbg !4370
	%556 = trunc i64 %555 to i32, !dbg !4370
	%557 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %556, i32 %554, i32 31), !dbg !4370
	%558 = extractvalue { i32, i1 } %557, 0, !dbg !4370
	%559 = lshr i64 %555, 32, !dbg !4370
	%560 = trunc i64 %559 to i32, !dbg !4370
	%561 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %560, i32 %554, i32 31), !dbg !4370
	%562 = extractvalue { i32, i1 } %561, 0, !dbg !4370
	%563 = zext i32 %562 to i64, !dbg !4370
	%564 = shl i64 %563, 32, !dbg !4370
	%565 = zext i32 %558 to i64, !dbg !4370
	%566 = or i64 %565, %564, !dbg !4370
	%567 = bitcast i64 %566 to double, !dbg !4370
	%568 = icmp ne i64 %553, %259, !dbg !4371
	br i1 %568, label %b90, label %b91, !dbg !4371

b90:
	%569 = call double @__nv_fmax(double %548, double %567), !dbg !4363
	%570 = bitcast double %548 to i64, !dbg !4363
	%571 = bitcast double %567 to i64, !dbg !4363
	%572 = and i64 %570, %571, !dbg !4363
	%573 = fcmp oeq double %548, %567, !dbg !4363
	%574 = bitcast i64 %572 to double, !dbg !4363
	%575 = select i1 %573, double %574, double %569, !dbg !4363
	%576 = fcmp uno double %548, %567, !dbg !4363
	%577 = select i1 %576, double 0x7FF8000000000000, double %575, !dbg !4363
	br label %b91, !dbg !4372

b91:
	%578 = phi double [ %548, %b89 ], [ %577, %b90 ], !dbg !4359
	%579 = sdiv i64 %549, 2, !dbg !4373
	br label %b86, !dbg !4373

b92:
	%580 = bitcast double %548 to i64, !dbg !4374
	%581 = trunc i64 %580 to i32, !dbg !4374
	%582 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %581, i32 0, i32 31), !dbg !4374
	%583 = extractvalue { i32, i1 } %582, 0, !dbg !4374
	%584 = lshr i64 %580, 32, !dbg !4374
	%585 = trunc i64 %584 to i32, !dbg !4374
	%586 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %585, i32 0, i32 31), !dbg !4374
	%587 = extractvalue { i32, i1 } %586, 0, !dbg !4374
	%588 = zext i32 %587 to i64, !dbg !4374
	%589 = shl i64 %588, 32, !dbg !4374
	%590 = zext i32 %583 to i64, !dbg !4374
	%591 = or i64 %590, %589, !dbg !4374
	%592 = bitcast i64 %591 to double, !dbg !4374
	br label %b93, !dbg !4375

b93:
	%593 = phi double [ %521, %b84 ], [ %592, %b92 ], !dbg !4357
	br i1 %408, label %b99, label %b94, !dbg !4376

b94:
	%594 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8 to [32 x double]*, !dbg !4377
	call void @llvm.nvvm.barrier0(), !dbg !4378
	br i1 %316, label %b95, label %b96, !dbg !4379

b95:
	%595 = sdiv i64 %28, 32, !dbg !4380
	%596 = getelementptr inbounds [32 x double], [32 x double]* %594, i64 0, i64 %595, !dbg !4381
	%597 = icmp uge i64 %595, 32, !dbg !4381
	br i1 %597, label %b95_fail1, label %b95_ok1, !dbg !4381, !prof !26

b95_ok1:
	store double %593, double* %596, align 8, !dbg !4381
	br label %b96, !dbg !4381

b96:
	call void @llvm.nvvm.barrier0(), !dbg !4382
	%598 = getelementptr inbounds [32 x double], [32 x double]* %594, i64 0, i64 0, !dbg !4383
	%599 = load double, double* %598, align 8, !dbg !4383
	br label %b97, !dbg !4383

b97:
	%600 = phi double [ %599, %b96 ], [ %614, %b98_ok1 ], !dbg !4384
	%601 = phi i64 [ 1, %b96 ], [ %615, %b98_ok1 ], !dbg !4385
	%602 = icmp slt i64 %601, %407, !dbg !4386
	br i1 %602, label %b98, label %b99, !dbg !4386

b98:
	%603 = getelementptr inbounds [32 x double], [32 x double]* %594, i64 0, i64 %601, !dbg !4387
	%604 = icmp uge i64 %601, 32, !dbg !4387
	br i1 %604, label %b98_fail1, label %b98_ok1, !dbg !4387, !prof !26

b98_ok1:
	%605 = load double, double* %603, align 8, !dbg !4387
	%606 = call double @__nv_fmax(double %600, double %605), !dbg !4363
	%607 = bitcast double %600 to i64, !dbg !4363
	%608 = bitcast double %605 to i64, !dbg !4363
	%609 = and i64 %607, %608, !dbg !4363
	%610 = fcmp oeq double %600, %605, !dbg !4363
	%611 = bitcast i64 %609 to double, !dbg !4363
	%612 = select i1 %610, double %611, double %606, !dbg !4363
	%613 = fcmp uno double %600, %605, !dbg !4363
	%614 = select i1 %613, double 0x7FF8000000000000, double %612, !dbg !4363
	%615 = add i64 %601, 1, !dbg !4388
	br label %b97, !dbg !4388

b99:
	%616 = phi double [ %593, %b93 ], [ %600, %b97 ], !dbg !4356
	%617 = getelementptr inbounds double, double* %343, i64 1, !dbg !4389
	store double %520, double* %617, align 8, !dbg !4389
	%618 = getelementptr inbounds double, double* %343, i64 2, !dbg !4390
	store double %616, double* %618, align 8, !dbg !4390
	br label %b100, !dbg !4395

b100:
	%619 = phi double [ %345, %b99 ], [ %638, %b103 ], !dbg !4396
	%620 = phi i64 [ 1, %b99 ], [ %639, %b103 ], !dbg !4397
	%621 = icmp slt i64 %620, 32, !dbg !4398
	br i1 %621, label %b101, label %b104, !dbg !4398

b101:
	%622 = trunc i64 %620 to i32, !dbg !4399
	%623 = bitcast double %619 to i64, !dbg !4399
	%624 = trunc i64 %623 to i32, !dbg !4399
	%625 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %624, i32 %622, i32 0), !dbg !4399
	%626 = extractvalue { i32, i1 } %625, 0, !dbg !4399
	%627 = lshr i64 %623, 32, !dbg !4399
	%628 = trunc i64 %627 to i32, !dbg !4399
	%629 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %628, i32 %622, i32 0), !dbg !4399
	%630 = extractvalue { i32, i1 } %629, 0, !dbg !4399
	%631 = zext i32 %630 to i64, !dbg !4399
	%632 = shl i64 %631, 32, !dbg !4399
	%633 = zext i32 %626 to i64, !dbg !4399
	%634 = or i64 %633, %632, !dbg !4399
	%635 = bitcast i64 %634 to double, !dbg !4399
	%636 = icmp sge i64 %259, %620, !dbg !4400
	br i1 %636, label %b102, label %b103, !dbg !4400

b102:
	%637 = fadd double %619, %635, !dbg !4401
	br label %b103, !dbg !4401

b103:
	%638 = phi double [ %619, %b101 ], [ %637, %b102 ], !dbg !4396
	%639 = mul i64 %620, 2, !dbg !4402
	br label %b100, !dbg !4402

b104:
	br i1 %408, label %b110, label %b105, !dbg !4403

b105:
	%640 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_scan_34_8 to [32 x double]*, !dbg !4404
	%641 = sdiv i64 %28, 32, !dbg !4405
	call void @llvm.nvvm.barrier0(), !dbg !4406
	%642 = sub i64 %44, 1, !dbg !4407
	%643 = icmp eq i64 %259, %642, !dbg !4408
	br i1 %643, label %b106, label %b107, !dbg !4408

b106:
	%644 = getelementptr inbounds [32 x double], [32 x double]* %640, i64 0, i64 %641, !dbg !4409
	%645 = icmp uge i64 %641, 32, !dbg !4409
	br i1 %645, label %b106_fail1, label %b106_ok1, !dbg !4409, !prof !26

b106_ok1:
	store double %619, double* %644, align 8, !dbg !4409
	br label %b107, !dbg !4409

b107:
	call void @llvm.nvvm.barrier0(), !dbg !4410
	%646 = icmp slt i64 0, %641, !dbg !4410
	br i1 %646, label %b108, label %b109, !dbg !4410

b108:
	%647 = phi double [ 0.000000e+00, %b107 ], [ %652, %b108_ok1 ], !dbg !4411
	%648 = phi i64 [ 0, %b107 ], [ %653, %b108_ok1 ], !dbg !4411
	%649 = getelementptr inbounds [32 x double], [32 x double]* %640, i64 0, i64 %648, !dbg !4412
	%650 = icmp uge i64 %648, 32, !dbg !4412
	br i1 %650, label %b108_fail1, label %b108_ok1, !dbg !4412, !prof !26

b108_ok1:
	%651 = load double, double* %649, align 8, !dbg !4412
	%652 = fadd double %647, %651, !dbg !4413
	%653 = add i64 %648, 1, !dbg !4413
	%654 = icmp slt i64 %653, %641, !dbg !4413
	br i1 %654, label %b108, label %b109, !dbg !4413

b109:
	%655 = phi double [ 0.000000e+00, %b107 ], [ %652, %b108_ok1 ], !dbg !4411
	br label %b110, !dbg !4414

b110:
	%656 = phi double [ 0.000000e+00, %b104 ], [ %655, %b109 ], !dbg !4394
	%657 = fadd double %656, %619, !dbg !4415
	br label %b111, !dbg !4419

b111:
	%658 = phi double [ %345, %b110 ], [ %677, %b114 ], !dbg !4420
	%659 = phi i64 [ 1, %b110 ], [ %678, %b114 ], !dbg !4421
	%660 = icmp slt i64 %659, 32, !dbg !4422
	br i1 %660, label %b112, label %b115, !dbg !4422

b112:
	%661 = trunc i64 %659 to i32, !dbg !4423
	%662 = bitcast double %658 to i64, !dbg !4423
	%663 = trunc i64 %662 to i32, !dbg !4423
	%664 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %663, i32 %661, i32 0), !dbg !4423
	%665 = extractvalue { i32, i1 } %664, 0, !dbg !4423
	%666 = lshr i64 %662, 32, !dbg !4423
	%667 = trunc i64 %666 to i32, !dbg !4423
	%668 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %667, i32 %661, i32 0), !dbg !4423
	%669 = extractvalue { i32, i1 } %668, 0, !dbg !4423
	%670 = zext i32 %669 to i64, !dbg !4423
	%671 = shl i64 %670, 32, !dbg !4423
	%672 = zext i32 %665 to i64, !dbg !4423
	%673 = or i64 %672, %671, !dbg !4423
	%674 = bitcast i64 %673 to double, !dbg !4423
	%675 = icmp sge i64 %259, %659, !dbg !4424
	br i1 %675, label %b113, label %b114, !dbg !4424

b113:
	%676 = fadd double %658, %674, !dbg !4425
	br label %b114, !dbg !4425

b114:
	%677 = phi double [ %658, %b112 ], [ %676, %b113 ], !dbg !4420
	%678 = mul i64 %659, 2, !dbg !4426
	br label %b111, !dbg !4426

b115:
	br i1 %408, label %b121, label %b116, !dbg !4427

b116:
	%679 = addrspacecast [32 x double] addrspace(3)* @gpuc_shared_scan_34_8 to [32 x double]*, !dbg !4428
	%680 = sdiv i64 %28, 32, !dbg !4429
	call void @llvm.nvvm.barrier0(), !dbg !4430
	%681 = sub i64 %44, 1, !dbg !4431
	%682 = icmp eq i64 %259, %681, !dbg !4432
	br i1 %682, label %b117, label %b118, !dbg !4432

b117:
	%683 = getelementptr inbounds [32 x double], [32 x double]* %679, i64 0, i64 %680, !dbg !4433
	%684 = icmp uge i64 %680, 32, !dbg !4433
	br i1 %684, label %b117_fail1, label %b117_ok1, !dbg !4433, !prof !26

b117_ok1:
	store double %658, double* %683, align 8, !dbg !4433
	br label %b118, !dbg !4433

b118:
	call void @llvm.nvvm.barrier0(), !dbg !4434
	%685 = icmp slt i64 0, %680, !dbg !4434
	br i1 %685, label %b119, label %b120, !dbg !4434

b119:
	%686 = phi double [ 0.000000e+00, %b118 ], [ %691, %b119_ok1 ], !dbg !4435
	%687 = phi i64 [ 0, %b118 ], [ %692, %b119_ok1 ], !dbg !4435
	%688 = getelementptr inbounds [32 x double], [32 x double]* %679, i64 0, i64 %687, !dbg !4436
	%689 = icmp uge i64 %687, 32, !dbg !4436
	br i1 %689, label %b119_fail1, label %b119_ok1, !dbg !4436, !prof !26

b119_ok1:
	%690 = load double, double* %688, align 8, !dbg !4436
	%691 = fadd double %686, %690, !dbg !4437
	%692 = add i64 %687, 1, !dbg !4437
	%693 = icmp slt i64 %692, %680, !dbg !4437
	br i1 %693, label %b119, label %b120, !dbg !4437

b120:
	%694 = phi double [ 0.000000e+00, %b118 ], [ %691, %b119_ok1 ], !dbg !4435
	br label %b121, !dbg !4438

b121:
	%695 = phi double [ 0.000000e+00, %b115 ], [ %694, %b120 ], !dbg !4418
	%696 = bitcast double %658 to i64, !dbg !4439
	%697 = trunc i64 %696 to i32, !dbg !4439
	%698 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %697, i32 1, i32 0), !dbg !4439
	%699 = extractvalue { i32, i1 } %698, 0, !dbg !4439
	%700 = lshr i64 %696, 32, !dbg !4439
	%701 = trunc i64 %700 to i32, !dbg !4439
	%702 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %701, i32 1, i32 0), !dbg !4439
	%703 = extractvalue { i32, i1 } %702, 0, !dbg !4439
	%704 = zext i32 %703 to i64, !dbg !4439
	%705 = shl i64 %704, 32, !dbg !4439
	%706 = zext i32 %699 to i64, !dbg !4439
	%707 = or i64 %706, %705, !dbg !4439
	%708 = bitcast i64 %707 to double, !dbg !4439
	br i1 %316, label %b123, label %b122, !dbg !4440

b122:
	%709 = fadd double %695, %708, !dbg !4441
	br label %b123, !dbg !4442

b123:
	%710 = phi double [ %695, %b121 ], [ %709, %b122 ], !dbg !4417
	%711 = getelementptr inbounds double, double* %343, i64 3, !dbg !4443
	store double %657, double* %711, align 8, !dbg !4443
	%712 = getelementptr inbounds double, double* %343, i64 4, !dbg !4444
	store double %710, double* %712, align 8, !dbg !4444
	%713 = mul i64 %19, 2, !dbg !4445
	%714 = sdiv i64 %713, 3, !dbg !4446
	%715 = icmp sge i64 %714, %19, !dbg !4449
	br i1 %715, label %b124, label %b125, !dbg !4449

b124:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 0, i64 0), !dbg !4450
	ret void, !dbg !4450

b125:
	br i1 %408, label %b126, label %b127, !dbg !4451

b126:
	%716 = trunc i64 %714 to i32, !dbg !4452
	%717 = bitcast double %345 to i64, !dbg !4452
	%718 = trunc i64 %717 to i32, !dbg !4452
	%719 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %718, i32 %716, i32 31), !dbg !4452
	%720 = extractvalue { i32, i1 } %719, 0, !dbg !4452
	%721 = lshr i64 %717, 32, !dbg !4452
	%722 = trunc i64 %721 to i32, !dbg !4452
	%723 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %722, i32 %716, i32 31), !dbg !4452
	%724 = extractvalue { i32, i1 } %723, 0, !dbg !4452
	%725 = zext i32 %724 to i64, !dbg !4452
	%726 = shl i64 %725, 32, !dbg !4452
	%727 = zext i32 %720 to i64, !dbg !4452
	%728 = or i64 %727, %726, !dbg !4452
	%729 = bitcast i64 %728 to double, !dbg !4452
	br label %b130, !dbg !4453

b127:
	%730 = addrspacecast double addrspace(3)* @gpuc_shared_Broadcast_42_8 to double*, !dbg !4454
	call void @llvm.nvvm.barrier0(), !dbg !4455
	%731 = icmp eq i64 %28, %714, !dbg !4456
	br i1 %731, label %b128, label %b129, !dbg !4456

b128:
	store double %345, double* %730, align 8, !dbg !4457
	br label %b129, !dbg !4457

b129:
	call void @llvm.nvvm.barrier0(), !dbg !4458
	%732 = load double, double* %730, align 8, !dbg !4459
	br label %b130, !dbg !4460

b130:
	%733 = phi double [ %729, %b126 ], [ %732, %b129 ], !dbg !4448
	%734 = getelementptr inbounds double, double* %343, i64 5, !dbg !4461
	store double %733, double* %734, align 8, !dbg !4461
	%735 = add i64 %347, 1, !dbg !4461
	%736 = icmp slt i64 %735, 2, !dbg !4461
	br i1 %736, label %b51, label %b131, !dbg !4461

b131:
	ret void, !dbg !4151

b0_fail1:
	%737 = icmp ugt i64 %30, %p1, !dbg !4154
	br i1 %737, label %b0_fail2, label %b0_ok2, !dbg !4154

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %30, i64 %p1), !dbg !4154
	ret void, !dbg !4154

b0_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %29, i64 %p5), !dbg !4155
	ret void, !dbg !4155

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %31), !dbg !4158
	ret void, !dbg !4158

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %30, i64 %p3), !dbg !4273
	ret void, !dbg !4273

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 6, i64 %342), !dbg !4277
	ret void, !dbg !4277

b63_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %410, i64 32), !dbg !4310
	ret void, !dbg !4310

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %416, i64 32), !dbg !4316
	ret void, !dbg !4316

b79_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %499, i64 32), !dbg !4346
	ret void, !dbg !4346

b82_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %505, i64 32), !dbg !4352
	ret void, !dbg !4352

b95_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %595, i64 32), !dbg !4381
	ret void, !dbg !4381

b98_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %601, i64 32), !dbg !4387
	ret void, !dbg !4387

b106_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %641, i64 32), !dbg !4409
	ret void, !dbg !4409

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %648, i64 32), !dbg !4412
	ret void, !dbg !4412

b117_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %680, i64 32), !dbg !4433
	ret void, !dbg !4433

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %687, i64 32), !dbg !4436
	ret void, !dbg !4436
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

declare i32 @vprintf(i8* %a0, i8* %a1) nounwind

declare float @__nv_fminf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmaxf(float %a0, float %a1) nounwind readnone

declare double @__nv_fmin(double %a0, double %a1) nounwind readnone

declare double @__nv_fmax(double %a0, double %a1) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!4462, !4463, !4464, !4465, !4466, !4467, !4468, !4469, !4470, !4471, !4472, !4473, !4474, !4475, !4476, !4477, !4478, !4479, !4480, !4481, !4482, !4483, !4484, !4485, !4486, !4487, !4488, !4489, !4490, !4491, !4492, !4493, !4494, !4495, !4496, !4497}
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
!243 = !DIFile(filename: "print.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!244 = distinct !DISubprogram(name: "Print", scope: !243, file: !243, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!245 = !DILocation(line: 10, column: 6, scope: !244)
!246 = !DILocation(line: 11, column: 20, scope: !244)
!247 = !DILocation(line: 12, column: 7, scope: !244)
!248 = !DILocation(line: 13, column: 13, scope: !244)
!249 = !DILocation(line: 14, column: 3, scope: !244)
!250 = !DILocation(line: 16, column: 69, scope: !244)
!251 = !DILocation(line: 16, column: 68, scope: !244)
!252 = !DILocation(line: 16, column: 79, scope: !244)
!253 = !DILocation(line: 16, column: 89, scope: !244)
!254 = !DILocation(line: 16, column: 12, scope: !244)
!255 = !DILocation(line: 17, column: 47, scope: !244)
!256 = !DILocation(line: 17, column: 61, scope: !244)
!257 = !DILocation(line: 17, column: 76, scope: !244)
!258 = !DILocation(line: 17, column: 74, scope: !244)
!259 = !DILocation(line: 17, column: 83, scope: !244)
!260 = !DILocation(line: 17, column: 96, scope: !244)
!261 = !DILocation(line: 17, column: 91, scope: !244)
!262 = !DILocation(line: 17, column: 106, scope: !244)
!263 = !DILocation(line: 17, column: 12, scope: !244)
!264 = !DILocation(line: 18, column: 31, scope: !244)
!265 = !DILocation(line: 18, column: 36, scope: !244)
!266 = !DILocation(line: 18, column: 34, scope: !244)
!267 = !DILocation(line: 18, column: 43, scope: !244)
!268 = !DILocation(line: 18, column: 41, scope: !244)
!269 = !DILocation(line: 18, column: 48, scope: !244)
!270 = !DILocation(line: 18, column: 46, scope: !244)
!271 = !DILocation(line: 18, column: 54, scope: !244)
!272 = !DILocation(line: 18, column: 59, scope: !244)
!273 = !DILocation(line: 18, column: 57, scope: !244)
!274 = !DILocation(line: 18, column: 12, scope: !244)
!275 = !DILocation(line: 19, column: 12, scope: !244)
!276 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!277 = distinct !DISubprogram(name: "ExchangeInt8", scope: !276, file: !276, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!278 = !DILocation(line: 10, column: 6, scope: !277)
!279 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!280 = !DILocation(line: 10, column: 83, scope: !277)
!281 = !DILocation(line: 21, column: 29, scope: !279, inlinedAt: !280)
!282 = !DILocation(line: 21, column: 39, scope: !279, inlinedAt: !280)
!283 = !DILocation(line: 21, column: 49, scope: !279, inlinedAt: !280)
!284 = !DILocation(line: 23, column: 7, scope: !279, inlinedAt: !280)
!285 = !DILocation(line: 22, column: 2, scope: !279, inlinedAt: !280)
!286 = !DILocation(line: 22, column: 8, scope: !279, inlinedAt: !280)
!287 = !DILocation(line: 26, column: 9, scope: !279, inlinedAt: !280)
!288 = !DILocation(line: 27, column: 12, scope: !279, inlinedAt: !280)
!289 = !DILocation(line: 27, column: 10, scope: !279, inlinedAt: !280)
!290 = !DILocation(line: 27, column: 30, scope: !279, inlinedAt: !280)
!291 = !DILocation(line: 28, column: 32, scope: !279, inlinedAt: !280)
!292 = !DILocation(line: 28, column: 34, scope: !279, inlinedAt: !280)
!293 = !DILocation(line: 28, column: 37, scope: !279, inlinedAt: !280)
!294 = !DILocation(line: 28, column: 20, scope: !279, inlinedAt: !280)
!295 = !DILocation(line: 28, column: 3, scope: !279, inlinedAt: !280)
!296 = !DILocation(line: 29, column: 22, scope: !279, inlinedAt: !280)
!297 = !DILocation(line: 29, column: 3, scope: !279, inlinedAt: !280)
!298 = !DILocation(line: 30, column: 24, scope: !279, inlinedAt: !280)
!299 = !DILocation(line: 30, column: 3, scope: !279, inlinedAt: !280)
!300 = !DILocation(line: 31, column: 23, scope: !279, inlinedAt: !280)
!301 = !DILocation(line: 31, column: 3, scope: !279, inlinedAt: !280)
!302 = !DILocation(line: 32, column: 14, scope: !279, inlinedAt: !280)
!303 = !DILocation(line: 32, column: 12, scope: !279, inlinedAt: !280)
!304 = !DILocation(line: 32, column: 18, scope: !279, inlinedAt: !280)
!305 = !DILocation(line: 33, column: 21, scope: !279, inlinedAt: !280)
!306 = !DILocation(line: 33, column: 3, scope: !279, inlinedAt: !280)
!307 = !DILocation(line: 34, column: 3, scope: !279, inlinedAt: !280)
!308 = !DILocation(line: 35, column: 31, scope: !279, inlinedAt: !280)
!309 = !DILocation(line: 36, column: 4, scope: !279, inlinedAt: !280)
!310 = !DILocation(line: 38, column: 32, scope: !279, inlinedAt: !280)
!311 = !DILocation(line: 38, column: 30, scope: !279, inlinedAt: !280)
!312 = !DILocation(line: 38, column: 24, scope: !279, inlinedAt: !280)
!313 = !DILocation(line: 38, column: 3, scope: !279, inlinedAt: !280)
!314 = distinct !DISubprogram(name: "NumbersInt8", scope: !276, file: !276, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!315 = !DILocation(line: 15, column: 6, scope: !314)
!316 = !DIFile(filename: "group.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!317 = distinct !DISubprogram(name: "groupNumbers", scope: !316, file: !316, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!318 = !DILocation(line: 15, column: 71, scope: !314)
!319 = !DILocation(line: 29, column: 20, scope: !317, inlinedAt: !318)
!320 = !DILocation(line: 30, column: 26, scope: !317, inlinedAt: !318)
!321 = !DILocation(line: 30, column: 24, scope: !317, inlinedAt: !318)
!322 = !DILocation(line: 30, column: 46, scope: !317, inlinedAt: !318)
!323 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!324 = !DILocation(line: 30, column: 9, scope: !317, inlinedAt: !318)
!325 = !DILocation(line: 14, column: 11, scope: !323, inlinedAt: !324)
!326 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!327 = distinct !DISubprogram(name: "reduceWarp", scope: !326, file: !326, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!328 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!329 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!330 = !DILocation(line: 16, column: 25, scope: !323, inlinedAt: !324)
!331 = !DILocation(line: 7, column: 15, scope: !329, inlinedAt: !330)
!332 = !DILocation(line: 44, column: 16, scope: !328, inlinedAt: !331)
!333 = !DILocation(line: 65, column: 13, scope: !327, inlinedAt: !332)
!334 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !332)
!335 = !DILocation(line: 64, column: 35, scope: !327, inlinedAt: !332)
!336 = !DILocation(line: 67, column: 7, scope: !327, inlinedAt: !332)
!337 = !DILocation(line: 67, column: 35, scope: !327, inlinedAt: !332)
!338 = !DILocation(line: 68, column: 23, scope: !327, inlinedAt: !332)
!339 = !DILocation(line: 7, column: 65, scope: !329, inlinedAt: !330)
!340 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !332)
!341 = !DILocation(line: 72, column: 16, scope: !327, inlinedAt: !332)
!342 = !DILocation(line: 73, column: 6, scope: !327, inlinedAt: !332)
!343 = !DILocation(line: 73, column: 36, scope: !327, inlinedAt: !332)
!344 = !DILocation(line: 74, column: 16, scope: !327, inlinedAt: !332)
!345 = !DILocation(line: 75, column: 11, scope: !327, inlinedAt: !332)
!346 = !DILocation(line: 74, column: 3, scope: !327, inlinedAt: !332)
!347 = !DILocation(line: 78, column: 22, scope: !327, inlinedAt: !332)
!348 = !DILocation(line: 78, column: 41, scope: !327, inlinedAt: !332)
!349 = !DILocation(line: 79, column: 9, scope: !327, inlinedAt: !332)
!350 = !DILocation(line: 73, column: 41, scope: !327, inlinedAt: !332)
!351 = !DILocation(line: 82, column: 16, scope: !327, inlinedAt: !332)
!352 = !DILocation(line: 82, column: 2, scope: !328, inlinedAt: !331)
!353 = !DILocation(line: 16, column: 6, scope: !323, inlinedAt: !324)
!354 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!355 = !DILocation(line: 17, column: 33, scope: !323, inlinedAt: !324)
!356 = !DILocation(line: 13, column: 15, scope: !354, inlinedAt: !355)
!357 = !DILocation(line: 44, column: 16, scope: !328, inlinedAt: !356)
!358 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !357)
!359 = !DILocation(line: 64, column: 35, scope: !327, inlinedAt: !357)
!360 = !DILocation(line: 67, column: 7, scope: !327, inlinedAt: !357)
!361 = !DILocation(line: 67, column: 35, scope: !327, inlinedAt: !357)
!362 = !DILocation(line: 68, column: 23, scope: !327, inlinedAt: !357)
!363 = !DILocation(line: 13, column: 66, scope: !354, inlinedAt: !355)
!364 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !357)
!365 = !DILocation(line: 72, column: 16, scope: !327, inlinedAt: !357)
!366 = !DILocation(line: 73, column: 6, scope: !327, inlinedAt: !357)
!367 = !DILocation(line: 73, column: 36, scope: !327, inlinedAt: !357)
!368 = !DILocation(line: 74, column: 16, scope: !327, inlinedAt: !357)
!369 = !DILocation(line: 75, column: 11, scope: !327, inlinedAt: !357)
!370 = !DILocation(line: 74, column: 3, scope: !327, inlinedAt: !357)
!371 = !DILocation(line: 78, column: 22, scope: !327, inlinedAt: !357)
!372 = !DILocation(line: 78, column: 41, scope: !327, inlinedAt: !357)
!373 = !DILocation(line: 79, column: 9, scope: !327, inlinedAt: !357)
!374 = !DILocation(line: 73, column: 41, scope: !327, inlinedAt: !357)
!375 = !DILocation(line: 82, column: 16, scope: !327, inlinedAt: !357)
!376 = !DILocation(line: 82, column: 2, scope: !328, inlinedAt: !356)
!377 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!378 = !DILocation(line: 17, column: 54, scope: !323, inlinedAt: !324)
!379 = !DILocation(line: 19, column: 15, scope: !377, inlinedAt: !378)
!380 = !DILocation(line: 44, column: 16, scope: !328, inlinedAt: !379)
!381 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !380)
!382 = !DILocation(line: 64, column: 35, scope: !327, inlinedAt: !380)
!383 = !DILocation(line: 67, column: 7, scope: !327, inlinedAt: !380)
!384 = !DILocation(line: 67, column: 35, scope: !327, inlinedAt: !380)
!385 = !DILocation(line: 68, column: 23, scope: !327, inlinedAt: !380)
!386 = !DILocation(line: 19, column: 66, scope: !377, inlinedAt: !378)
!387 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !380)
!388 = !DILocation(line: 72, column: 16, scope: !327, inlinedAt: !380)
!389 = !DILocation(line: 73, column: 6, scope: !327, inlinedAt: !380)
!390 = !DILocation(line: 73, column: 36, scope: !327, inlinedAt: !380)
!391 = !DILocation(line: 74, column: 16, scope: !327, inlinedAt: !380)
!392 = !DILocation(line: 75, column: 11, scope: !327, inlinedAt: !380)
!393 = !DILocation(line: 74, column: 3, scope: !327, inlinedAt: !380)
!394 = !DILocation(line: 78, column: 22, scope: !327, inlinedAt: !380)
!395 = !DILocation(line: 78, column: 41, scope: !327, inlinedAt: !380)
!396 = !DILocation(line: 79, column: 9, scope: !327, inlinedAt: !380)
!397 = !DILocation(line: 73, column: 41, scope: !327, inlinedAt: !380)
!398 = !DILocation(line: 82, column: 16, scope: !327, inlinedAt: !380)
!399 = !DILocation(line: 82, column: 2, scope: !328, inlinedAt: !379)
!400 = !DILocation(line: 17, column: 6, scope: !323, inlinedAt: !324)
!401 = !DILocation(line: 17, column: 14, scope: !323, inlinedAt: !324)
!402 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!403 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!404 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!405 = !DILocation(line: 18, column: 40, scope: !323, inlinedAt: !324)
!406 = !DILocation(line: 6, column: 21, scope: !404, inlinedAt: !405)
!407 = !DILocation(line: 25, column: 16, scope: !403, inlinedAt: !406)
!408 = !DILocation(line: 23, column: 48, scope: !403, inlinedAt: !406)
!409 = !DILocation(line: 26, column: 6, scope: !403, inlinedAt: !406)
!410 = !DILocation(line: 26, column: 24, scope: !403, inlinedAt: !406)
!411 = !DILocation(line: 27, column: 24, scope: !403, inlinedAt: !406)
!412 = !DILocation(line: 27, column: 44, scope: !403, inlinedAt: !406)
!413 = !DILocation(line: 28, column: 4, scope: !403, inlinedAt: !406)
!414 = !DILocation(line: 26, column: 37, scope: !403, inlinedAt: !406)
!415 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!416 = !DILocation(line: 18, column: 68, scope: !323, inlinedAt: !324)
!417 = !DILocation(line: 14, column: 21, scope: !415, inlinedAt: !416)
!418 = !DILocation(line: 23, column: 48, scope: !403, inlinedAt: !417)
!419 = !DILocation(line: 26, column: 6, scope: !403, inlinedAt: !417)
!420 = !DILocation(line: 26, column: 24, scope: !403, inlinedAt: !417)
!421 = !DILocation(line: 27, column: 24, scope: !403, inlinedAt: !417)
!422 = !DILocation(line: 27, column: 44, scope: !403, inlinedAt: !417)
!423 = !DILocation(line: 28, column: 4, scope: !403, inlinedAt: !417)
!424 = !DILocation(line: 26, column: 37, scope: !403, inlinedAt: !417)
!425 = !DILocation(line: 15, column: 20, scope: !415, inlinedAt: !416)
!426 = !DILocation(line: 15, column: 42, scope: !415, inlinedAt: !416)
!427 = !DILocation(line: 18, column: 2, scope: !323, inlinedAt: !324)
!428 = !DILocation(line: 18, column: 6, scope: !323, inlinedAt: !324)
!429 = !DILocation(line: 18, column: 14, scope: !323, inlinedAt: !324)
!430 = !DILocation(line: 19, column: 40, scope: !323, inlinedAt: !324)
!431 = !DILocation(line: 19, column: 42, scope: !323, inlinedAt: !324)
!432 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!433 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!434 = !DILocation(line: 19, column: 25, scope: !323, inlinedAt: !324)
!435 = !DILocation(line: 36, column: 10, scope: !433, inlinedAt: !434)
!436 = !DILocation(line: 36, column: 22, scope: !433, inlinedAt: !434)
!437 = !DILocation(line: 37, column: 8, scope: !433, inlinedAt: !434)
!438 = !DILocation(line: 40, column: 17, scope: !433, inlinedAt: !434)
!439 = !DILocation(line: 19, column: 6, scope: !323, inlinedAt: !324)
!440 = !DILocation(line: 31, column: 26, scope: !317, inlinedAt: !318)
!441 = !DILocation(line: 31, column: 48, scope: !317, inlinedAt: !318)
!442 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!443 = !DILocation(line: 31, column: 9, scope: !317, inlinedAt: !318)
!444 = !DILocation(line: 14, column: 11, scope: !442, inlinedAt: !443)
!445 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!446 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!447 = !DILocation(line: 16, column: 25, scope: !442, inlinedAt: !443)
!448 = !DILocation(line: 7, column: 15, scope: !446, inlinedAt: !447)
!449 = !DILocation(line: 44, column: 16, scope: !445, inlinedAt: !448)
!450 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !449)
!451 = !DILocation(line: 64, column: 35, scope: !327, inlinedAt: !449)
!452 = !DILocation(line: 67, column: 7, scope: !327, inlinedAt: !449)
!453 = !DILocation(line: 67, column: 35, scope: !327, inlinedAt: !449)
!454 = !DILocation(line: 68, column: 23, scope: !327, inlinedAt: !449)
!455 = !DILocation(line: 7, column: 65, scope: !446, inlinedAt: !447)
!456 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !449)
!457 = !DILocation(line: 73, column: 6, scope: !327, inlinedAt: !449)
!458 = !DILocation(line: 73, column: 36, scope: !327, inlinedAt: !449)
!459 = !DILocation(line: 74, column: 16, scope: !327, inlinedAt: !449)
!460 = !DILocation(line: 75, column: 11, scope: !327, inlinedAt: !449)
!461 = !DILocation(line: 74, column: 3, scope: !327, inlinedAt: !449)
!462 = !DILocation(line: 78, column: 22, scope: !327, inlinedAt: !449)
!463 = !DILocation(line: 78, column: 41, scope: !327, inlinedAt: !449)
!464 = !DILocation(line: 79, column: 9, scope: !327, inlinedAt: !449)
!465 = !DILocation(line: 73, column: 41, scope: !327, inlinedAt: !449)
!466 = !DILocation(line: 82, column: 16, scope: !327, inlinedAt: !449)
!467 = !DILocation(line: 82, column: 2, scope: !445, inlinedAt: !448)
!468 = distinct !DISubprogram(name: "Block.warps", scope: !432, file: !432, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!469 = !DILocation(line: 45, column: 14, scope: !445, inlinedAt: !448)
!470 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !469)
!471 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !469)
!472 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !469)
!473 = !DILocation(line: 46, column: 7, scope: !445, inlinedAt: !448)
!474 = !DILocation(line: 49, column: 31, scope: !445, inlinedAt: !448)
!475 = !DILocation(line: 50, column: 10, scope: !445, inlinedAt: !448)
!476 = !DILocation(line: 51, column: 14, scope: !445, inlinedAt: !448)
!477 = !DILocation(line: 52, column: 17, scope: !445, inlinedAt: !448)
!478 = !DILocation(line: 52, column: 8, scope: !445, inlinedAt: !448)
!479 = !DILocation(line: 54, column: 10, scope: !445, inlinedAt: !448)
!480 = !DILocation(line: 55, column: 11, scope: !445, inlinedAt: !448)
!481 = !DILocation(line: 42, column: 50, scope: !445, inlinedAt: !448)
!482 = !DILocation(line: 56, column: 6, scope: !445, inlinedAt: !448)
!483 = !DILocation(line: 56, column: 16, scope: !445, inlinedAt: !448)
!484 = !DILocation(line: 57, column: 17, scope: !445, inlinedAt: !448)
!485 = !DILocation(line: 56, column: 21, scope: !445, inlinedAt: !448)
!486 = !DILocation(line: 16, column: 6, scope: !442, inlinedAt: !443)
!487 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!488 = !DILocation(line: 17, column: 33, scope: !442, inlinedAt: !443)
!489 = !DILocation(line: 13, column: 15, scope: !487, inlinedAt: !488)
!490 = !DILocation(line: 44, column: 16, scope: !445, inlinedAt: !489)
!491 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !490)
!492 = !DILocation(line: 64, column: 35, scope: !327, inlinedAt: !490)
!493 = !DILocation(line: 67, column: 7, scope: !327, inlinedAt: !490)
!494 = !DILocation(line: 67, column: 35, scope: !327, inlinedAt: !490)
!495 = !DILocation(line: 68, column: 23, scope: !327, inlinedAt: !490)
!496 = !DILocation(line: 13, column: 66, scope: !487, inlinedAt: !488)
!497 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !490)
!498 = !DILocation(line: 73, column: 6, scope: !327, inlinedAt: !490)
!499 = !DILocation(line: 73, column: 36, scope: !327, inlinedAt: !490)
!500 = !DILocation(line: 74, column: 16, scope: !327, inlinedAt: !490)
!501 = !DILocation(line: 75, column: 11, scope: !327, inlinedAt: !490)
!502 = !DILocation(line: 74, column: 3, scope: !327, inlinedAt: !490)
!503 = !DILocation(line: 78, column: 22, scope: !327, inlinedAt: !490)
!504 = !DILocation(line: 78, column: 41, scope: !327, inlinedAt: !490)
!505 = !DILocation(line: 79, column: 9, scope: !327, inlinedAt: !490)
!506 = !DILocation(line: 73, column: 41, scope: !327, inlinedAt: !490)
!507 = !DILocation(line: 82, column: 16, scope: !327, inlinedAt: !490)
!508 = !DILocation(line: 82, column: 2, scope: !445, inlinedAt: !489)
!509 = !DILocation(line: 46, column: 7, scope: !445, inlinedAt: !489)
!510 = !DILocation(line: 49, column: 31, scope: !445, inlinedAt: !489)
!511 = !DILocation(line: 50, column: 10, scope: !445, inlinedAt: !489)
!512 = !DILocation(line: 51, column: 14, scope: !445, inlinedAt: !489)
!513 = !DILocation(line: 52, column: 17, scope: !445, inlinedAt: !489)
!514 = !DILocation(line: 52, column: 8, scope: !445, inlinedAt: !489)
!515 = !DILocation(line: 54, column: 10, scope: !445, inlinedAt: !489)
!516 = !DILocation(line: 55, column: 11, scope: !445, inlinedAt: !489)
!517 = !DILocation(line: 42, column: 50, scope: !445, inlinedAt: !489)
!518 = !DILocation(line: 56, column: 6, scope: !445, inlinedAt: !489)
!519 = !DILocation(line: 56, column: 16, scope: !445, inlinedAt: !489)
!520 = !DILocation(line: 57, column: 17, scope: !445, inlinedAt: !489)
!521 = !DILocation(line: 56, column: 21, scope: !445, inlinedAt: !489)
!522 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!523 = !DILocation(line: 17, column: 54, scope: !442, inlinedAt: !443)
!524 = !DILocation(line: 19, column: 15, scope: !522, inlinedAt: !523)
!525 = !DILocation(line: 44, column: 16, scope: !445, inlinedAt: !524)
!526 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !525)
!527 = !DILocation(line: 64, column: 35, scope: !327, inlinedAt: !525)
!528 = !DILocation(line: 67, column: 7, scope: !327, inlinedAt: !525)
!529 = !DILocation(line: 67, column: 35, scope: !327, inlinedAt: !525)
!530 = !DILocation(line: 68, column: 23, scope: !327, inlinedAt: !525)
!531 = !DILocation(line: 19, column: 66, scope: !522, inlinedAt: !523)
!532 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !525)
!533 = !DILocation(line: 73, column: 6, scope: !327, inlinedAt: !525)
!534 = !DILocation(line: 73, column: 36, scope: !327, inlinedAt: !525)
!535 = !DILocation(line: 74, column: 16, scope: !327, inlinedAt: !525)
!536 = !DILocation(line: 75, column: 11, scope: !327, inlinedAt: !525)
!537 = !DILocation(line: 74, column: 3, scope: !327, inlinedAt: !525)
!538 = !DILocation(line: 78, column: 22, scope: !327, inlinedAt: !525)
!539 = !DILocation(line: 78, column: 41, scope: !327, inlinedAt: !525)
!540 = !DILocation(line: 79, column: 9, scope: !327, inlinedAt: !525)
!541 = !DILocation(line: 73, column: 41, scope: !327, inlinedAt: !525)
!542 = !DILocation(line: 82, column: 16, scope: !327, inlinedAt: !525)
!543 = !DILocation(line: 82, column: 2, scope: !445, inlinedAt: !524)
!544 = !DILocation(line: 46, column: 7, scope: !445, inlinedAt: !524)
!545 = !DILocation(line: 49, column: 31, scope: !445, inlinedAt: !524)
!546 = !DILocation(line: 50, column: 10, scope: !445, inlinedAt: !524)
!547 = !DILocation(line: 51, column: 14, scope: !445, inlinedAt: !524)
!548 = !DILocation(line: 52, column: 17, scope: !445, inlinedAt: !524)
!549 = !DILocation(line: 52, column: 8, scope: !445, inlinedAt: !524)
!550 = !DILocation(line: 54, column: 10, scope: !445, inlinedAt: !524)
!551 = !DILocation(line: 55, column: 11, scope: !445, inlinedAt: !524)
!552 = !DILocation(line: 42, column: 50, scope: !445, inlinedAt: !524)
!553 = !DILocation(line: 56, column: 6, scope: !445, inlinedAt: !524)
!554 = !DILocation(line: 56, column: 16, scope: !445, inlinedAt: !524)
!555 = !DILocation(line: 57, column: 17, scope: !445, inlinedAt: !524)
!556 = !DILocation(line: 56, column: 21, scope: !445, inlinedAt: !524)
!557 = !DILocation(line: 17, column: 6, scope: !442, inlinedAt: !443)
!558 = !DILocation(line: 17, column: 14, scope: !442, inlinedAt: !443)
!559 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!560 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!561 = !DILocation(line: 18, column: 40, scope: !442, inlinedAt: !443)
!562 = !DILocation(line: 6, column: 21, scope: !560, inlinedAt: !561)
!563 = !DILocation(line: 25, column: 16, scope: !559, inlinedAt: !562)
!564 = !DILocation(line: 23, column: 48, scope: !559, inlinedAt: !562)
!565 = !DILocation(line: 26, column: 6, scope: !559, inlinedAt: !562)
!566 = !DILocation(line: 26, column: 24, scope: !559, inlinedAt: !562)
!567 = !DILocation(line: 27, column: 24, scope: !559, inlinedAt: !562)
!568 = !DILocation(line: 27, column: 44, scope: !559, inlinedAt: !562)
!569 = !DILocation(line: 28, column: 4, scope: !559, inlinedAt: !562)
!570 = !DILocation(line: 26, column: 37, scope: !559, inlinedAt: !562)
!571 = !DILocation(line: 31, column: 15, scope: !559, inlinedAt: !562)
!572 = !DILocation(line: 34, column: 32, scope: !559, inlinedAt: !562)
!573 = !DILocation(line: 35, column: 19, scope: !559, inlinedAt: !562)
!574 = !DILocation(line: 36, column: 10, scope: !559, inlinedAt: !562)
!575 = !DILocation(line: 37, column: 21, scope: !559, inlinedAt: !562)
!576 = !DILocation(line: 37, column: 10, scope: !559, inlinedAt: !562)
!577 = !DILocation(line: 38, column: 9, scope: !559, inlinedAt: !562)
!578 = !DILocation(line: 40, column: 10, scope: !559, inlinedAt: !562)
!579 = !DILocation(line: 23, column: 59, scope: !559, inlinedAt: !562)
!580 = !DILocation(line: 42, column: 19, scope: !559, inlinedAt: !562)
!581 = !DILocation(line: 42, column: 3, scope: !559, inlinedAt: !562)
!582 = !DILocation(line: 44, column: 2, scope: !560, inlinedAt: !561)
!583 = !DILocation(line: 7, column: 16, scope: !560, inlinedAt: !561)
!584 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!585 = !DILocation(line: 18, column: 68, scope: !442, inlinedAt: !443)
!586 = !DILocation(line: 14, column: 21, scope: !584, inlinedAt: !585)
!587 = !DILocation(line: 25, column: 16, scope: !559, inlinedAt: !586)
!588 = !DILocation(line: 23, column: 48, scope: !559, inlinedAt: !586)
!589 = !DILocation(line: 26, column: 6, scope: !559, inlinedAt: !586)
!590 = !DILocation(line: 26, column: 24, scope: !559, inlinedAt: !586)
!591 = !DILocation(line: 27, column: 24, scope: !559, inlinedAt: !586)
!592 = !DILocation(line: 27, column: 44, scope: !559, inlinedAt: !586)
!593 = !DILocation(line: 28, column: 4, scope: !559, inlinedAt: !586)
!594 = !DILocation(line: 26, column: 37, scope: !559, inlinedAt: !586)
!595 = !DILocation(line: 31, column: 15, scope: !559, inlinedAt: !586)
!596 = !DILocation(line: 34, column: 32, scope: !559, inlinedAt: !586)
!597 = !DILocation(line: 35, column: 19, scope: !559, inlinedAt: !586)
!598 = !DILocation(line: 36, column: 10, scope: !559, inlinedAt: !586)
!599 = !DILocation(line: 37, column: 21, scope: !559, inlinedAt: !586)
!600 = !DILocation(line: 37, column: 10, scope: !559, inlinedAt: !586)
!601 = !DILocation(line: 38, column: 9, scope: !559, inlinedAt: !586)
!602 = !DILocation(line: 40, column: 10, scope: !559, inlinedAt: !586)
!603 = !DILocation(line: 23, column: 59, scope: !559, inlinedAt: !586)
!604 = !DILocation(line: 42, column: 19, scope: !559, inlinedAt: !586)
!605 = !DILocation(line: 42, column: 3, scope: !559, inlinedAt: !586)
!606 = !DILocation(line: 44, column: 2, scope: !584, inlinedAt: !585)
!607 = !DILocation(line: 15, column: 20, scope: !584, inlinedAt: !585)
!608 = !DILocation(line: 15, column: 42, scope: !584, inlinedAt: !585)
!609 = !DILocation(line: 18, column: 16, scope: !584, inlinedAt: !585)
!610 = !DILocation(line: 18, column: 2, scope: !442, inlinedAt: !443)
!611 = !DILocation(line: 18, column: 6, scope: !442, inlinedAt: !443)
!612 = !DILocation(line: 18, column: 14, scope: !442, inlinedAt: !443)
!613 = !DILocation(line: 19, column: 40, scope: !442, inlinedAt: !443)
!614 = !DILocation(line: 19, column: 42, scope: !442, inlinedAt: !443)
!615 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!616 = !DILocation(line: 19, column: 25, scope: !442, inlinedAt: !443)
!617 = !DILocation(line: 36, column: 22, scope: !615, inlinedAt: !616)
!618 = !DILocation(line: 37, column: 8, scope: !615, inlinedAt: !616)
!619 = !DILocation(line: 39, column: 15, scope: !615, inlinedAt: !616)
!620 = !DILocation(line: 40, column: 17, scope: !615, inlinedAt: !616)
!621 = !DILocation(line: 40, column: 3, scope: !442, inlinedAt: !443)
!622 = !DILocation(line: 42, column: 16, scope: !615, inlinedAt: !616)
!623 = !DILocation(line: 43, column: 10, scope: !615, inlinedAt: !616)
!624 = !DILocation(line: 44, column: 14, scope: !615, inlinedAt: !616)
!625 = !DILocation(line: 45, column: 3, scope: !615, inlinedAt: !616)
!626 = !DILocation(line: 47, column: 10, scope: !615, inlinedAt: !616)
!627 = !DILocation(line: 48, column: 9, scope: !615, inlinedAt: !616)
!628 = !DILocation(line: 48, column: 2, scope: !442, inlinedAt: !443)
!629 = !DILocation(line: 19, column: 6, scope: !442, inlinedAt: !443)
!630 = distinct !DISubprogram(name: "IntegersInt8", scope: !276, file: !276, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!631 = !DILocation(line: 20, column: 6, scope: !630)
!632 = distinct !DISubprogram(name: "groupIntegers", scope: !316, file: !316, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!633 = !DILocation(line: 20, column: 73, scope: !630)
!634 = !DILocation(line: 35, column: 20, scope: !632, inlinedAt: !633)
!635 = !DILocation(line: 36, column: 27, scope: !632, inlinedAt: !633)
!636 = !DILocation(line: 36, column: 25, scope: !632, inlinedAt: !633)
!637 = !DILocation(line: 36, column: 48, scope: !632, inlinedAt: !633)
!638 = distinct !DISubprogram(name: "integers", scope: !316, file: !316, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!639 = !DILocation(line: 36, column: 10, scope: !632, inlinedAt: !633)
!640 = !DILocation(line: 24, column: 11, scope: !638, inlinedAt: !639)
!641 = distinct !DISubprogram(name: "ReduceAnd", scope: !326, file: !326, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!642 = !DILocation(line: 25, column: 40, scope: !638, inlinedAt: !639)
!643 = !DILocation(line: 25, column: 15, scope: !641, inlinedAt: !642)
!644 = !DILocation(line: 44, column: 16, scope: !328, inlinedAt: !643)
!645 = !DILocation(line: 65, column: 13, scope: !327, inlinedAt: !644)
!646 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !644)
!647 = !DILocation(line: 64, column: 35, scope: !327, inlinedAt: !644)
!648 = !DILocation(line: 67, column: 7, scope: !327, inlinedAt: !644)
!649 = !DILocation(line: 67, column: 35, scope: !327, inlinedAt: !644)
!650 = !DILocation(line: 68, column: 23, scope: !327, inlinedAt: !644)
!651 = !DILocation(line: 25, column: 65, scope: !641, inlinedAt: !642)
!652 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !644)
!653 = !DILocation(line: 72, column: 16, scope: !327, inlinedAt: !644)
!654 = !DILocation(line: 73, column: 6, scope: !327, inlinedAt: !644)
!655 = !DILocation(line: 73, column: 36, scope: !327, inlinedAt: !644)
!656 = !DILocation(line: 74, column: 16, scope: !327, inlinedAt: !644)
!657 = !DILocation(line: 75, column: 11, scope: !327, inlinedAt: !644)
!658 = !DILocation(line: 74, column: 3, scope: !327, inlinedAt: !644)
!659 = !DILocation(line: 78, column: 22, scope: !327, inlinedAt: !644)
!660 = !DILocation(line: 78, column: 41, scope: !327, inlinedAt: !644)
!661 = !DILocation(line: 79, column: 9, scope: !327, inlinedAt: !644)
!662 = !DILocation(line: 73, column: 41, scope: !327, inlinedAt: !644)
!663 = !DILocation(line: 82, column: 16, scope: !327, inlinedAt: !644)
!664 = !DILocation(line: 82, column: 2, scope: !328, inlinedAt: !643)
!665 = distinct !DISubprogram(name: "ReduceOr", scope: !326, file: !326, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!666 = !DILocation(line: 25, column: 60, scope: !638, inlinedAt: !639)
!667 = !DILocation(line: 30, column: 15, scope: !665, inlinedAt: !666)
!668 = !DILocation(line: 44, column: 16, scope: !328, inlinedAt: !667)
!669 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !668)
!670 = !DILocation(line: 64, column: 35, scope: !327, inlinedAt: !668)
!671 = !DILocation(line: 67, column: 7, scope: !327, inlinedAt: !668)
!672 = !DILocation(line: 67, column: 35, scope: !327, inlinedAt: !668)
!673 = !DILocation(line: 68, column: 23, scope: !327, inlinedAt: !668)
!674 = !DILocation(line: 30, column: 64, scope: !665, inlinedAt: !666)
!675 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !668)
!676 = !DILocation(line: 72, column: 16, scope: !327, inlinedAt: !668)
!677 = !DILocation(line: 73, column: 6, scope: !327, inlinedAt: !668)
!678 = !DILocation(line: 73, column: 36, scope: !327, inlinedAt: !668)
!679 = !DILocation(line: 74, column: 16, scope: !327, inlinedAt: !668)
!680 = !DILocation(line: 75, column: 11, scope: !327, inlinedAt: !668)
!681 = !DILocation(line: 74, column: 3, scope: !327, inlinedAt: !668)
!682 = !DILocation(line: 78, column: 22, scope: !327, inlinedAt: !668)
!683 = !DILocation(line: 78, column: 41, scope: !327, inlinedAt: !668)
!684 = !DILocation(line: 79, column: 9, scope: !327, inlinedAt: !668)
!685 = !DILocation(line: 73, column: 41, scope: !327, inlinedAt: !668)
!686 = !DILocation(line: 82, column: 16, scope: !327, inlinedAt: !668)
!687 = !DILocation(line: 82, column: 2, scope: !328, inlinedAt: !667)
!688 = distinct !DISubprogram(name: "ReduceXor", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!689 = !DILocation(line: 25, column: 81, scope: !638, inlinedAt: !639)
!690 = !DILocation(line: 36, column: 15, scope: !688, inlinedAt: !689)
!691 = !DILocation(line: 44, column: 16, scope: !328, inlinedAt: !690)
!692 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !691)
!693 = !DILocation(line: 64, column: 35, scope: !327, inlinedAt: !691)
!694 = !DILocation(line: 67, column: 7, scope: !327, inlinedAt: !691)
!695 = !DILocation(line: 67, column: 35, scope: !327, inlinedAt: !691)
!696 = !DILocation(line: 68, column: 23, scope: !327, inlinedAt: !691)
!697 = !DILocation(line: 36, column: 65, scope: !688, inlinedAt: !689)
!698 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !691)
!699 = !DILocation(line: 72, column: 16, scope: !327, inlinedAt: !691)
!700 = !DILocation(line: 73, column: 6, scope: !327, inlinedAt: !691)
!701 = !DILocation(line: 73, column: 36, scope: !327, inlinedAt: !691)
!702 = !DILocation(line: 74, column: 16, scope: !327, inlinedAt: !691)
!703 = !DILocation(line: 75, column: 11, scope: !327, inlinedAt: !691)
!704 = !DILocation(line: 74, column: 3, scope: !327, inlinedAt: !691)
!705 = !DILocation(line: 78, column: 22, scope: !327, inlinedAt: !691)
!706 = !DILocation(line: 78, column: 41, scope: !327, inlinedAt: !691)
!707 = !DILocation(line: 79, column: 9, scope: !327, inlinedAt: !691)
!708 = !DILocation(line: 73, column: 41, scope: !327, inlinedAt: !691)
!709 = !DILocation(line: 82, column: 16, scope: !327, inlinedAt: !691)
!710 = !DILocation(line: 82, column: 2, scope: !328, inlinedAt: !690)
!711 = !DILocation(line: 25, column: 5, scope: !638, inlinedAt: !639)
!712 = !DILocation(line: 25, column: 13, scope: !638, inlinedAt: !639)
!713 = !DILocation(line: 25, column: 21, scope: !638, inlinedAt: !639)
!714 = !DILocation(line: 37, column: 27, scope: !632, inlinedAt: !633)
!715 = !DILocation(line: 37, column: 50, scope: !632, inlinedAt: !633)
!716 = distinct !DISubprogram(name: "integers", scope: !316, file: !316, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!717 = !DILocation(line: 37, column: 10, scope: !632, inlinedAt: !633)
!718 = !DILocation(line: 24, column: 11, scope: !716, inlinedAt: !717)
!719 = distinct !DISubprogram(name: "ReduceAnd", scope: !326, file: !326, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!720 = !DILocation(line: 25, column: 40, scope: !716, inlinedAt: !717)
!721 = !DILocation(line: 25, column: 15, scope: !719, inlinedAt: !720)
!722 = !DILocation(line: 44, column: 16, scope: !445, inlinedAt: !721)
!723 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !722)
!724 = !DILocation(line: 64, column: 35, scope: !327, inlinedAt: !722)
!725 = !DILocation(line: 67, column: 7, scope: !327, inlinedAt: !722)
!726 = !DILocation(line: 67, column: 35, scope: !327, inlinedAt: !722)
!727 = !DILocation(line: 68, column: 23, scope: !327, inlinedAt: !722)
!728 = !DILocation(line: 25, column: 65, scope: !719, inlinedAt: !720)
!729 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !722)
!730 = !DILocation(line: 72, column: 16, scope: !327, inlinedAt: !722)
!731 = !DILocation(line: 73, column: 6, scope: !327, inlinedAt: !722)
!732 = !DILocation(line: 73, column: 36, scope: !327, inlinedAt: !722)
!733 = !DILocation(line: 74, column: 16, scope: !327, inlinedAt: !722)
!734 = !DILocation(line: 75, column: 11, scope: !327, inlinedAt: !722)
!735 = !DILocation(line: 74, column: 3, scope: !327, inlinedAt: !722)
!736 = !DILocation(line: 78, column: 22, scope: !327, inlinedAt: !722)
!737 = !DILocation(line: 78, column: 41, scope: !327, inlinedAt: !722)
!738 = !DILocation(line: 79, column: 9, scope: !327, inlinedAt: !722)
!739 = !DILocation(line: 73, column: 41, scope: !327, inlinedAt: !722)
!740 = !DILocation(line: 82, column: 16, scope: !327, inlinedAt: !722)
!741 = !DILocation(line: 82, column: 2, scope: !445, inlinedAt: !721)
!742 = !DILocation(line: 45, column: 14, scope: !445, inlinedAt: !721)
!743 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !742)
!744 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !742)
!745 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !742)
!746 = !DILocation(line: 46, column: 7, scope: !445, inlinedAt: !721)
!747 = !DILocation(line: 49, column: 31, scope: !445, inlinedAt: !721)
!748 = !DILocation(line: 50, column: 10, scope: !445, inlinedAt: !721)
!749 = !DILocation(line: 51, column: 11, scope: !445, inlinedAt: !721)
!750 = !DILocation(line: 51, column: 14, scope: !445, inlinedAt: !721)
!751 = !DILocation(line: 52, column: 17, scope: !445, inlinedAt: !721)
!752 = !DILocation(line: 52, column: 8, scope: !445, inlinedAt: !721)
!753 = !DILocation(line: 54, column: 10, scope: !445, inlinedAt: !721)
!754 = !DILocation(line: 55, column: 11, scope: !445, inlinedAt: !721)
!755 = !DILocation(line: 42, column: 50, scope: !445, inlinedAt: !721)
!756 = !DILocation(line: 56, column: 6, scope: !445, inlinedAt: !721)
!757 = !DILocation(line: 56, column: 16, scope: !445, inlinedAt: !721)
!758 = !DILocation(line: 57, column: 17, scope: !445, inlinedAt: !721)
!759 = !DILocation(line: 56, column: 21, scope: !445, inlinedAt: !721)
!760 = distinct !DISubprogram(name: "ReduceOr", scope: !326, file: !326, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!761 = !DILocation(line: 25, column: 60, scope: !716, inlinedAt: !717)
!762 = !DILocation(line: 30, column: 15, scope: !760, inlinedAt: !761)
!763 = !DILocation(line: 44, column: 16, scope: !445, inlinedAt: !762)
!764 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !763)
!765 = !DILocation(line: 64, column: 35, scope: !327, inlinedAt: !763)
!766 = !DILocation(line: 67, column: 7, scope: !327, inlinedAt: !763)
!767 = !DILocation(line: 67, column: 35, scope: !327, inlinedAt: !763)
!768 = !DILocation(line: 68, column: 23, scope: !327, inlinedAt: !763)
!769 = !DILocation(line: 30, column: 64, scope: !760, inlinedAt: !761)
!770 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !763)
!771 = !DILocation(line: 72, column: 16, scope: !327, inlinedAt: !763)
!772 = !DILocation(line: 73, column: 6, scope: !327, inlinedAt: !763)
!773 = !DILocation(line: 73, column: 36, scope: !327, inlinedAt: !763)
!774 = !DILocation(line: 74, column: 16, scope: !327, inlinedAt: !763)
!775 = !DILocation(line: 75, column: 11, scope: !327, inlinedAt: !763)
!776 = !DILocation(line: 74, column: 3, scope: !327, inlinedAt: !763)
!777 = !DILocation(line: 78, column: 22, scope: !327, inlinedAt: !763)
!778 = !DILocation(line: 78, column: 41, scope: !327, inlinedAt: !763)
!779 = !DILocation(line: 79, column: 9, scope: !327, inlinedAt: !763)
!780 = !DILocation(line: 73, column: 41, scope: !327, inlinedAt: !763)
!781 = !DILocation(line: 82, column: 16, scope: !327, inlinedAt: !763)
!782 = !DILocation(line: 82, column: 2, scope: !445, inlinedAt: !762)
!783 = !DILocation(line: 46, column: 7, scope: !445, inlinedAt: !762)
!784 = !DILocation(line: 49, column: 31, scope: !445, inlinedAt: !762)
!785 = !DILocation(line: 50, column: 10, scope: !445, inlinedAt: !762)
!786 = !DILocation(line: 51, column: 11, scope: !445, inlinedAt: !762)
!787 = !DILocation(line: 51, column: 14, scope: !445, inlinedAt: !762)
!788 = !DILocation(line: 52, column: 17, scope: !445, inlinedAt: !762)
!789 = !DILocation(line: 52, column: 8, scope: !445, inlinedAt: !762)
!790 = !DILocation(line: 54, column: 10, scope: !445, inlinedAt: !762)
!791 = !DILocation(line: 55, column: 11, scope: !445, inlinedAt: !762)
!792 = !DILocation(line: 42, column: 50, scope: !445, inlinedAt: !762)
!793 = !DILocation(line: 56, column: 6, scope: !445, inlinedAt: !762)
!794 = !DILocation(line: 56, column: 16, scope: !445, inlinedAt: !762)
!795 = !DILocation(line: 57, column: 17, scope: !445, inlinedAt: !762)
!796 = !DILocation(line: 56, column: 21, scope: !445, inlinedAt: !762)
!797 = distinct !DISubprogram(name: "ReduceXor", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!798 = !DILocation(line: 25, column: 81, scope: !716, inlinedAt: !717)
!799 = !DILocation(line: 36, column: 15, scope: !797, inlinedAt: !798)
!800 = !DILocation(line: 44, column: 16, scope: !445, inlinedAt: !799)
!801 = !DILocation(line: 66, column: 7, scope: !327, inlinedAt: !800)
!802 = !DILocation(line: 64, column: 35, scope: !327, inlinedAt: !800)
!803 = !DILocation(line: 67, column: 7, scope: !327, inlinedAt: !800)
!804 = !DILocation(line: 67, column: 35, scope: !327, inlinedAt: !800)
!805 = !DILocation(line: 68, column: 23, scope: !327, inlinedAt: !800)
!806 = !DILocation(line: 36, column: 65, scope: !797, inlinedAt: !798)
!807 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !800)
!808 = !DILocation(line: 72, column: 16, scope: !327, inlinedAt: !800)
!809 = !DILocation(line: 73, column: 6, scope: !327, inlinedAt: !800)
!810 = !DILocation(line: 73, column: 36, scope: !327, inlinedAt: !800)
!811 = !DILocation(line: 74, column: 16, scope: !327, inlinedAt: !800)
!812 = !DILocation(line: 75, column: 11, scope: !327, inlinedAt: !800)
!813 = !DILocation(line: 74, column: 3, scope: !327, inlinedAt: !800)
!814 = !DILocation(line: 78, column: 22, scope: !327, inlinedAt: !800)
!815 = !DILocation(line: 78, column: 41, scope: !327, inlinedAt: !800)
!816 = !DILocation(line: 79, column: 9, scope: !327, inlinedAt: !800)
!817 = !DILocation(line: 73, column: 41, scope: !327, inlinedAt: !800)
!818 = !DILocation(line: 82, column: 16, scope: !327, inlinedAt: !800)
!819 = !DILocation(line: 82, column: 2, scope: !445, inlinedAt: !799)
!820 = !DILocation(line: 46, column: 7, scope: !445, inlinedAt: !799)
!821 = !DILocation(line: 49, column: 31, scope: !445, inlinedAt: !799)
!822 = !DILocation(line: 50, column: 10, scope: !445, inlinedAt: !799)
!823 = !DILocation(line: 51, column: 11, scope: !445, inlinedAt: !799)
!824 = !DILocation(line: 51, column: 14, scope: !445, inlinedAt: !799)
!825 = !DILocation(line: 52, column: 17, scope: !445, inlinedAt: !799)
!826 = !DILocation(line: 52, column: 8, scope: !445, inlinedAt: !799)
!827 = !DILocation(line: 54, column: 10, scope: !445, inlinedAt: !799)
!828 = !DILocation(line: 55, column: 11, scope: !445, inlinedAt: !799)
!829 = !DILocation(line: 42, column: 50, scope: !445, inlinedAt: !799)
!830 = !DILocation(line: 56, column: 6, scope: !445, inlinedAt: !799)
!831 = !DILocation(line: 56, column: 16, scope: !445, inlinedAt: !799)
!832 = !DILocation(line: 57, column: 17, scope: !445, inlinedAt: !799)
!833 = !DILocation(line: 56, column: 21, scope: !445, inlinedAt: !799)
!834 = !DILocation(line: 25, column: 5, scope: !716, inlinedAt: !717)
!835 = !DILocation(line: 25, column: 13, scope: !716, inlinedAt: !717)
!836 = !DILocation(line: 25, column: 21, scope: !716, inlinedAt: !717)
!837 = distinct !DISubprogram(name: "ExchangeInt16", scope: !276, file: !276, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!838 = !DILocation(line: 25, column: 6, scope: !837)
!839 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!840 = !DILocation(line: 26, column: 10, scope: !837)
!841 = !DILocation(line: 21, column: 29, scope: !839, inlinedAt: !840)
!842 = !DILocation(line: 21, column: 39, scope: !839, inlinedAt: !840)
!843 = !DILocation(line: 21, column: 49, scope: !839, inlinedAt: !840)
!844 = !DILocation(line: 23, column: 7, scope: !839, inlinedAt: !840)
!845 = !DILocation(line: 22, column: 2, scope: !839, inlinedAt: !840)
!846 = !DILocation(line: 22, column: 8, scope: !839, inlinedAt: !840)
!847 = !DILocation(line: 26, column: 9, scope: !839, inlinedAt: !840)
!848 = !DILocation(line: 27, column: 12, scope: !839, inlinedAt: !840)
!849 = !DILocation(line: 27, column: 10, scope: !839, inlinedAt: !840)
!850 = !DILocation(line: 27, column: 30, scope: !839, inlinedAt: !840)
!851 = !DILocation(line: 28, column: 32, scope: !839, inlinedAt: !840)
!852 = !DILocation(line: 28, column: 34, scope: !839, inlinedAt: !840)
!853 = !DILocation(line: 28, column: 37, scope: !839, inlinedAt: !840)
!854 = !DILocation(line: 28, column: 20, scope: !839, inlinedAt: !840)
!855 = !DILocation(line: 28, column: 3, scope: !839, inlinedAt: !840)
!856 = !DILocation(line: 29, column: 22, scope: !839, inlinedAt: !840)
!857 = !DILocation(line: 29, column: 3, scope: !839, inlinedAt: !840)
!858 = !DILocation(line: 30, column: 24, scope: !839, inlinedAt: !840)
!859 = !DILocation(line: 30, column: 3, scope: !839, inlinedAt: !840)
!860 = !DILocation(line: 31, column: 23, scope: !839, inlinedAt: !840)
!861 = !DILocation(line: 31, column: 3, scope: !839, inlinedAt: !840)
!862 = !DILocation(line: 32, column: 14, scope: !839, inlinedAt: !840)
!863 = !DILocation(line: 32, column: 12, scope: !839, inlinedAt: !840)
!864 = !DILocation(line: 32, column: 18, scope: !839, inlinedAt: !840)
!865 = !DILocation(line: 33, column: 21, scope: !839, inlinedAt: !840)
!866 = !DILocation(line: 33, column: 3, scope: !839, inlinedAt: !840)
!867 = !DILocation(line: 34, column: 3, scope: !839, inlinedAt: !840)
!868 = !DILocation(line: 35, column: 31, scope: !839, inlinedAt: !840)
!869 = !DILocation(line: 36, column: 4, scope: !839, inlinedAt: !840)
!870 = !DILocation(line: 38, column: 32, scope: !839, inlinedAt: !840)
!871 = !DILocation(line: 38, column: 30, scope: !839, inlinedAt: !840)
!872 = !DILocation(line: 38, column: 24, scope: !839, inlinedAt: !840)
!873 = !DILocation(line: 38, column: 3, scope: !839, inlinedAt: !840)
!874 = distinct !DISubprogram(name: "ExchangeInt32", scope: !276, file: !276, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!875 = !DILocation(line: 32, column: 6, scope: !874)
!876 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!877 = !DILocation(line: 33, column: 10, scope: !874)
!878 = !DILocation(line: 21, column: 29, scope: !876, inlinedAt: !877)
!879 = !DILocation(line: 21, column: 39, scope: !876, inlinedAt: !877)
!880 = !DILocation(line: 21, column: 49, scope: !876, inlinedAt: !877)
!881 = !DILocation(line: 23, column: 7, scope: !876, inlinedAt: !877)
!882 = !DILocation(line: 22, column: 2, scope: !876, inlinedAt: !877)
!883 = !DILocation(line: 22, column: 8, scope: !876, inlinedAt: !877)
!884 = !DILocation(line: 26, column: 9, scope: !876, inlinedAt: !877)
!885 = !DILocation(line: 27, column: 12, scope: !876, inlinedAt: !877)
!886 = !DILocation(line: 27, column: 10, scope: !876, inlinedAt: !877)
!887 = !DILocation(line: 27, column: 30, scope: !876, inlinedAt: !877)
!888 = !DILocation(line: 28, column: 32, scope: !876, inlinedAt: !877)
!889 = !DILocation(line: 28, column: 34, scope: !876, inlinedAt: !877)
!890 = !DILocation(line: 28, column: 37, scope: !876, inlinedAt: !877)
!891 = !DILocation(line: 28, column: 20, scope: !876, inlinedAt: !877)
!892 = !DILocation(line: 28, column: 3, scope: !876, inlinedAt: !877)
!893 = !DILocation(line: 29, column: 22, scope: !876, inlinedAt: !877)
!894 = !DILocation(line: 29, column: 3, scope: !876, inlinedAt: !877)
!895 = !DILocation(line: 30, column: 24, scope: !876, inlinedAt: !877)
!896 = !DILocation(line: 30, column: 3, scope: !876, inlinedAt: !877)
!897 = !DILocation(line: 31, column: 23, scope: !876, inlinedAt: !877)
!898 = !DILocation(line: 31, column: 3, scope: !876, inlinedAt: !877)
!899 = !DILocation(line: 32, column: 14, scope: !876, inlinedAt: !877)
!900 = !DILocation(line: 32, column: 12, scope: !876, inlinedAt: !877)
!901 = !DILocation(line: 32, column: 18, scope: !876, inlinedAt: !877)
!902 = !DILocation(line: 33, column: 21, scope: !876, inlinedAt: !877)
!903 = !DILocation(line: 33, column: 3, scope: !876, inlinedAt: !877)
!904 = !DILocation(line: 34, column: 3, scope: !876, inlinedAt: !877)
!905 = !DILocation(line: 35, column: 31, scope: !876, inlinedAt: !877)
!906 = !DILocation(line: 36, column: 4, scope: !876, inlinedAt: !877)
!907 = !DILocation(line: 38, column: 32, scope: !876, inlinedAt: !877)
!908 = !DILocation(line: 38, column: 30, scope: !876, inlinedAt: !877)
!909 = !DILocation(line: 38, column: 24, scope: !876, inlinedAt: !877)
!910 = !DILocation(line: 38, column: 3, scope: !876, inlinedAt: !877)
!911 = distinct !DISubprogram(name: "NumbersInt32", scope: !276, file: !276, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!912 = !DILocation(line: 39, column: 6, scope: !911)
!913 = distinct !DISubprogram(name: "groupNumbers", scope: !316, file: !316, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!914 = !DILocation(line: 39, column: 73, scope: !911)
!915 = !DILocation(line: 29, column: 20, scope: !913, inlinedAt: !914)
!916 = !DILocation(line: 30, column: 26, scope: !913, inlinedAt: !914)
!917 = !DILocation(line: 30, column: 24, scope: !913, inlinedAt: !914)
!918 = !DILocation(line: 30, column: 46, scope: !913, inlinedAt: !914)
!919 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!920 = !DILocation(line: 30, column: 9, scope: !913, inlinedAt: !914)
!921 = !DILocation(line: 14, column: 11, scope: !919, inlinedAt: !920)
!922 = distinct !DISubprogram(name: "reduceWarp", scope: !326, file: !326, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!923 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!924 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!925 = !DILocation(line: 16, column: 25, scope: !919, inlinedAt: !920)
!926 = !DILocation(line: 7, column: 15, scope: !924, inlinedAt: !925)
!927 = !DILocation(line: 44, column: 16, scope: !923, inlinedAt: !926)
!928 = !DILocation(line: 65, column: 13, scope: !922, inlinedAt: !927)
!929 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !927)
!930 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !927)
!931 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !927)
!932 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !927)
!933 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !927)
!934 = !DILocation(line: 7, column: 65, scope: !924, inlinedAt: !925)
!935 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !927)
!936 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !927)
!937 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !927)
!938 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !927)
!939 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !927)
!940 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !927)
!941 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !927)
!942 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !927)
!943 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !927)
!944 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !927)
!945 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !927)
!946 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !927)
!947 = !DILocation(line: 82, column: 2, scope: !923, inlinedAt: !926)
!948 = !DILocation(line: 16, column: 6, scope: !919, inlinedAt: !920)
!949 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!950 = !DILocation(line: 17, column: 33, scope: !919, inlinedAt: !920)
!951 = !DILocation(line: 13, column: 15, scope: !949, inlinedAt: !950)
!952 = !DILocation(line: 44, column: 16, scope: !923, inlinedAt: !951)
!953 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !952)
!954 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !952)
!955 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !952)
!956 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !952)
!957 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !952)
!958 = !DILocation(line: 13, column: 66, scope: !949, inlinedAt: !950)
!959 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !952)
!960 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !952)
!961 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !952)
!962 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !952)
!963 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !952)
!964 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !952)
!965 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !952)
!966 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !952)
!967 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !952)
!968 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !952)
!969 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !952)
!970 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !952)
!971 = !DILocation(line: 82, column: 2, scope: !923, inlinedAt: !951)
!972 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!973 = !DILocation(line: 17, column: 54, scope: !919, inlinedAt: !920)
!974 = !DILocation(line: 19, column: 15, scope: !972, inlinedAt: !973)
!975 = !DILocation(line: 44, column: 16, scope: !923, inlinedAt: !974)
!976 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !975)
!977 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !975)
!978 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !975)
!979 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !975)
!980 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !975)
!981 = !DILocation(line: 19, column: 66, scope: !972, inlinedAt: !973)
!982 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !975)
!983 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !975)
!984 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !975)
!985 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !975)
!986 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !975)
!987 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !975)
!988 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !975)
!989 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !975)
!990 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !975)
!991 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !975)
!992 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !975)
!993 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !975)
!994 = !DILocation(line: 82, column: 2, scope: !923, inlinedAt: !974)
!995 = !DILocation(line: 17, column: 6, scope: !919, inlinedAt: !920)
!996 = !DILocation(line: 17, column: 14, scope: !919, inlinedAt: !920)
!997 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!998 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!999 = !DILocation(line: 18, column: 40, scope: !919, inlinedAt: !920)
!1000 = !DILocation(line: 6, column: 21, scope: !998, inlinedAt: !999)
!1001 = !DILocation(line: 25, column: 16, scope: !997, inlinedAt: !1000)
!1002 = !DILocation(line: 23, column: 48, scope: !997, inlinedAt: !1000)
!1003 = !DILocation(line: 26, column: 6, scope: !997, inlinedAt: !1000)
!1004 = !DILocation(line: 26, column: 24, scope: !997, inlinedAt: !1000)
!1005 = !DILocation(line: 27, column: 24, scope: !997, inlinedAt: !1000)
!1006 = !DILocation(line: 27, column: 44, scope: !997, inlinedAt: !1000)
!1007 = !DILocation(line: 28, column: 4, scope: !997, inlinedAt: !1000)
!1008 = !DILocation(line: 26, column: 37, scope: !997, inlinedAt: !1000)
!1009 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1010 = !DILocation(line: 18, column: 68, scope: !919, inlinedAt: !920)
!1011 = !DILocation(line: 14, column: 21, scope: !1009, inlinedAt: !1010)
!1012 = !DILocation(line: 23, column: 48, scope: !997, inlinedAt: !1011)
!1013 = !DILocation(line: 26, column: 6, scope: !997, inlinedAt: !1011)
!1014 = !DILocation(line: 26, column: 24, scope: !997, inlinedAt: !1011)
!1015 = !DILocation(line: 27, column: 24, scope: !997, inlinedAt: !1011)
!1016 = !DILocation(line: 27, column: 44, scope: !997, inlinedAt: !1011)
!1017 = !DILocation(line: 28, column: 4, scope: !997, inlinedAt: !1011)
!1018 = !DILocation(line: 26, column: 37, scope: !997, inlinedAt: !1011)
!1019 = !DILocation(line: 15, column: 20, scope: !1009, inlinedAt: !1010)
!1020 = !DILocation(line: 15, column: 42, scope: !1009, inlinedAt: !1010)
!1021 = !DILocation(line: 18, column: 2, scope: !919, inlinedAt: !920)
!1022 = !DILocation(line: 18, column: 6, scope: !919, inlinedAt: !920)
!1023 = !DILocation(line: 18, column: 14, scope: !919, inlinedAt: !920)
!1024 = !DILocation(line: 19, column: 40, scope: !919, inlinedAt: !920)
!1025 = !DILocation(line: 19, column: 42, scope: !919, inlinedAt: !920)
!1026 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1027 = !DILocation(line: 19, column: 25, scope: !919, inlinedAt: !920)
!1028 = !DILocation(line: 36, column: 10, scope: !1026, inlinedAt: !1027)
!1029 = !DILocation(line: 36, column: 22, scope: !1026, inlinedAt: !1027)
!1030 = !DILocation(line: 37, column: 8, scope: !1026, inlinedAt: !1027)
!1031 = !DILocation(line: 40, column: 17, scope: !1026, inlinedAt: !1027)
!1032 = !DILocation(line: 19, column: 6, scope: !919, inlinedAt: !920)
!1033 = !DILocation(line: 31, column: 26, scope: !913, inlinedAt: !914)
!1034 = !DILocation(line: 31, column: 48, scope: !913, inlinedAt: !914)
!1035 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1036 = !DILocation(line: 31, column: 9, scope: !913, inlinedAt: !914)
!1037 = !DILocation(line: 14, column: 11, scope: !1035, inlinedAt: !1036)
!1038 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1039 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1040 = !DILocation(line: 16, column: 25, scope: !1035, inlinedAt: !1036)
!1041 = !DILocation(line: 7, column: 15, scope: !1039, inlinedAt: !1040)
!1042 = !DILocation(line: 44, column: 16, scope: !1038, inlinedAt: !1041)
!1043 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1042)
!1044 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1042)
!1045 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1042)
!1046 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1042)
!1047 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1042)
!1048 = !DILocation(line: 7, column: 65, scope: !1039, inlinedAt: !1040)
!1049 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1042)
!1050 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1042)
!1051 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1042)
!1052 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1042)
!1053 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1042)
!1054 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1042)
!1055 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1042)
!1056 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1042)
!1057 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1042)
!1058 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1042)
!1059 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1042)
!1060 = !DILocation(line: 82, column: 2, scope: !1038, inlinedAt: !1041)
!1061 = !DILocation(line: 45, column: 14, scope: !1038, inlinedAt: !1041)
!1062 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !1061)
!1063 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !1061)
!1064 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !1061)
!1065 = !DILocation(line: 46, column: 7, scope: !1038, inlinedAt: !1041)
!1066 = !DILocation(line: 49, column: 31, scope: !1038, inlinedAt: !1041)
!1067 = !DILocation(line: 50, column: 10, scope: !1038, inlinedAt: !1041)
!1068 = !DILocation(line: 51, column: 14, scope: !1038, inlinedAt: !1041)
!1069 = !DILocation(line: 52, column: 17, scope: !1038, inlinedAt: !1041)
!1070 = !DILocation(line: 52, column: 8, scope: !1038, inlinedAt: !1041)
!1071 = !DILocation(line: 54, column: 10, scope: !1038, inlinedAt: !1041)
!1072 = !DILocation(line: 55, column: 11, scope: !1038, inlinedAt: !1041)
!1073 = !DILocation(line: 42, column: 50, scope: !1038, inlinedAt: !1041)
!1074 = !DILocation(line: 56, column: 6, scope: !1038, inlinedAt: !1041)
!1075 = !DILocation(line: 56, column: 16, scope: !1038, inlinedAt: !1041)
!1076 = !DILocation(line: 57, column: 17, scope: !1038, inlinedAt: !1041)
!1077 = !DILocation(line: 56, column: 21, scope: !1038, inlinedAt: !1041)
!1078 = !DILocation(line: 16, column: 6, scope: !1035, inlinedAt: !1036)
!1079 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1080 = !DILocation(line: 17, column: 33, scope: !1035, inlinedAt: !1036)
!1081 = !DILocation(line: 13, column: 15, scope: !1079, inlinedAt: !1080)
!1082 = !DILocation(line: 44, column: 16, scope: !1038, inlinedAt: !1081)
!1083 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1082)
!1084 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1082)
!1085 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1082)
!1086 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1082)
!1087 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1082)
!1088 = !DILocation(line: 13, column: 66, scope: !1079, inlinedAt: !1080)
!1089 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1082)
!1090 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1082)
!1091 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1082)
!1092 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1082)
!1093 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1082)
!1094 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1082)
!1095 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1082)
!1096 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1082)
!1097 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1082)
!1098 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1082)
!1099 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1082)
!1100 = !DILocation(line: 82, column: 2, scope: !1038, inlinedAt: !1081)
!1101 = !DILocation(line: 46, column: 7, scope: !1038, inlinedAt: !1081)
!1102 = !DILocation(line: 49, column: 31, scope: !1038, inlinedAt: !1081)
!1103 = !DILocation(line: 50, column: 10, scope: !1038, inlinedAt: !1081)
!1104 = !DILocation(line: 51, column: 14, scope: !1038, inlinedAt: !1081)
!1105 = !DILocation(line: 52, column: 17, scope: !1038, inlinedAt: !1081)
!1106 = !DILocation(line: 52, column: 8, scope: !1038, inlinedAt: !1081)
!1107 = !DILocation(line: 54, column: 10, scope: !1038, inlinedAt: !1081)
!1108 = !DILocation(line: 55, column: 11, scope: !1038, inlinedAt: !1081)
!1109 = !DILocation(line: 42, column: 50, scope: !1038, inlinedAt: !1081)
!1110 = !DILocation(line: 56, column: 6, scope: !1038, inlinedAt: !1081)
!1111 = !DILocation(line: 56, column: 16, scope: !1038, inlinedAt: !1081)
!1112 = !DILocation(line: 57, column: 17, scope: !1038, inlinedAt: !1081)
!1113 = !DILocation(line: 56, column: 21, scope: !1038, inlinedAt: !1081)
!1114 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1115 = !DILocation(line: 17, column: 54, scope: !1035, inlinedAt: !1036)
!1116 = !DILocation(line: 19, column: 15, scope: !1114, inlinedAt: !1115)
!1117 = !DILocation(line: 44, column: 16, scope: !1038, inlinedAt: !1116)
!1118 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1117)
!1119 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1117)
!1120 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1117)
!1121 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1117)
!1122 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1117)
!1123 = !DILocation(line: 19, column: 66, scope: !1114, inlinedAt: !1115)
!1124 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1117)
!1125 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1117)
!1126 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1117)
!1127 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1117)
!1128 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1117)
!1129 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1117)
!1130 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1117)
!1131 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1117)
!1132 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1117)
!1133 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1117)
!1134 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1117)
!1135 = !DILocation(line: 82, column: 2, scope: !1038, inlinedAt: !1116)
!1136 = !DILocation(line: 46, column: 7, scope: !1038, inlinedAt: !1116)
!1137 = !DILocation(line: 49, column: 31, scope: !1038, inlinedAt: !1116)
!1138 = !DILocation(line: 50, column: 10, scope: !1038, inlinedAt: !1116)
!1139 = !DILocation(line: 51, column: 14, scope: !1038, inlinedAt: !1116)
!1140 = !DILocation(line: 52, column: 17, scope: !1038, inlinedAt: !1116)
!1141 = !DILocation(line: 52, column: 8, scope: !1038, inlinedAt: !1116)
!1142 = !DILocation(line: 54, column: 10, scope: !1038, inlinedAt: !1116)
!1143 = !DILocation(line: 55, column: 11, scope: !1038, inlinedAt: !1116)
!1144 = !DILocation(line: 42, column: 50, scope: !1038, inlinedAt: !1116)
!1145 = !DILocation(line: 56, column: 6, scope: !1038, inlinedAt: !1116)
!1146 = !DILocation(line: 56, column: 16, scope: !1038, inlinedAt: !1116)
!1147 = !DILocation(line: 57, column: 17, scope: !1038, inlinedAt: !1116)
!1148 = !DILocation(line: 56, column: 21, scope: !1038, inlinedAt: !1116)
!1149 = !DILocation(line: 17, column: 6, scope: !1035, inlinedAt: !1036)
!1150 = !DILocation(line: 17, column: 14, scope: !1035, inlinedAt: !1036)
!1151 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1152 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1153 = !DILocation(line: 18, column: 40, scope: !1035, inlinedAt: !1036)
!1154 = !DILocation(line: 6, column: 21, scope: !1152, inlinedAt: !1153)
!1155 = !DILocation(line: 25, column: 16, scope: !1151, inlinedAt: !1154)
!1156 = !DILocation(line: 23, column: 48, scope: !1151, inlinedAt: !1154)
!1157 = !DILocation(line: 26, column: 6, scope: !1151, inlinedAt: !1154)
!1158 = !DILocation(line: 26, column: 24, scope: !1151, inlinedAt: !1154)
!1159 = !DILocation(line: 27, column: 24, scope: !1151, inlinedAt: !1154)
!1160 = !DILocation(line: 27, column: 44, scope: !1151, inlinedAt: !1154)
!1161 = !DILocation(line: 28, column: 4, scope: !1151, inlinedAt: !1154)
!1162 = !DILocation(line: 26, column: 37, scope: !1151, inlinedAt: !1154)
!1163 = !DILocation(line: 31, column: 15, scope: !1151, inlinedAt: !1154)
!1164 = !DILocation(line: 34, column: 32, scope: !1151, inlinedAt: !1154)
!1165 = !DILocation(line: 35, column: 19, scope: !1151, inlinedAt: !1154)
!1166 = !DILocation(line: 36, column: 10, scope: !1151, inlinedAt: !1154)
!1167 = !DILocation(line: 37, column: 21, scope: !1151, inlinedAt: !1154)
!1168 = !DILocation(line: 37, column: 10, scope: !1151, inlinedAt: !1154)
!1169 = !DILocation(line: 38, column: 9, scope: !1151, inlinedAt: !1154)
!1170 = !DILocation(line: 40, column: 10, scope: !1151, inlinedAt: !1154)
!1171 = !DILocation(line: 23, column: 59, scope: !1151, inlinedAt: !1154)
!1172 = !DILocation(line: 42, column: 19, scope: !1151, inlinedAt: !1154)
!1173 = !DILocation(line: 42, column: 3, scope: !1151, inlinedAt: !1154)
!1174 = !DILocation(line: 44, column: 2, scope: !1152, inlinedAt: !1153)
!1175 = !DILocation(line: 7, column: 16, scope: !1152, inlinedAt: !1153)
!1176 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1177 = !DILocation(line: 18, column: 68, scope: !1035, inlinedAt: !1036)
!1178 = !DILocation(line: 14, column: 21, scope: !1176, inlinedAt: !1177)
!1179 = !DILocation(line: 25, column: 16, scope: !1151, inlinedAt: !1178)
!1180 = !DILocation(line: 23, column: 48, scope: !1151, inlinedAt: !1178)
!1181 = !DILocation(line: 26, column: 6, scope: !1151, inlinedAt: !1178)
!1182 = !DILocation(line: 26, column: 24, scope: !1151, inlinedAt: !1178)
!1183 = !DILocation(line: 27, column: 24, scope: !1151, inlinedAt: !1178)
!1184 = !DILocation(line: 27, column: 44, scope: !1151, inlinedAt: !1178)
!1185 = !DILocation(line: 28, column: 4, scope: !1151, inlinedAt: !1178)
!1186 = !DILocation(line: 26, column: 37, scope: !1151, inlinedAt: !1178)
!1187 = !DILocation(line: 31, column: 15, scope: !1151, inlinedAt: !1178)
!1188 = !DILocation(line: 34, column: 32, scope: !1151, inlinedAt: !1178)
!1189 = !DILocation(line: 35, column: 19, scope: !1151, inlinedAt: !1178)
!1190 = !DILocation(line: 36, column: 10, scope: !1151, inlinedAt: !1178)
!1191 = !DILocation(line: 37, column: 21, scope: !1151, inlinedAt: !1178)
!1192 = !DILocation(line: 37, column: 10, scope: !1151, inlinedAt: !1178)
!1193 = !DILocation(line: 38, column: 9, scope: !1151, inlinedAt: !1178)
!1194 = !DILocation(line: 40, column: 10, scope: !1151, inlinedAt: !1178)
!1195 = !DILocation(line: 23, column: 59, scope: !1151, inlinedAt: !1178)
!1196 = !DILocation(line: 42, column: 19, scope: !1151, inlinedAt: !1178)
!1197 = !DILocation(line: 42, column: 3, scope: !1151, inlinedAt: !1178)
!1198 = !DILocation(line: 44, column: 2, scope: !1176, inlinedAt: !1177)
!1199 = !DILocation(line: 15, column: 20, scope: !1176, inlinedAt: !1177)
!1200 = !DILocation(line: 15, column: 42, scope: !1176, inlinedAt: !1177)
!1201 = !DILocation(line: 18, column: 16, scope: !1176, inlinedAt: !1177)
!1202 = !DILocation(line: 18, column: 2, scope: !1035, inlinedAt: !1036)
!1203 = !DILocation(line: 18, column: 6, scope: !1035, inlinedAt: !1036)
!1204 = !DILocation(line: 18, column: 14, scope: !1035, inlinedAt: !1036)
!1205 = !DILocation(line: 19, column: 40, scope: !1035, inlinedAt: !1036)
!1206 = !DILocation(line: 19, column: 42, scope: !1035, inlinedAt: !1036)
!1207 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1208 = !DILocation(line: 19, column: 25, scope: !1035, inlinedAt: !1036)
!1209 = !DILocation(line: 36, column: 22, scope: !1207, inlinedAt: !1208)
!1210 = !DILocation(line: 37, column: 8, scope: !1207, inlinedAt: !1208)
!1211 = !DILocation(line: 39, column: 15, scope: !1207, inlinedAt: !1208)
!1212 = !DILocation(line: 40, column: 17, scope: !1207, inlinedAt: !1208)
!1213 = !DILocation(line: 40, column: 3, scope: !1035, inlinedAt: !1036)
!1214 = !DILocation(line: 42, column: 16, scope: !1207, inlinedAt: !1208)
!1215 = !DILocation(line: 43, column: 10, scope: !1207, inlinedAt: !1208)
!1216 = !DILocation(line: 44, column: 14, scope: !1207, inlinedAt: !1208)
!1217 = !DILocation(line: 45, column: 3, scope: !1207, inlinedAt: !1208)
!1218 = !DILocation(line: 47, column: 10, scope: !1207, inlinedAt: !1208)
!1219 = !DILocation(line: 48, column: 9, scope: !1207, inlinedAt: !1208)
!1220 = !DILocation(line: 48, column: 2, scope: !1035, inlinedAt: !1036)
!1221 = !DILocation(line: 19, column: 6, scope: !1035, inlinedAt: !1036)
!1222 = distinct !DISubprogram(name: "IntegersInt32", scope: !276, file: !276, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!1223 = !DILocation(line: 44, column: 6, scope: !1222)
!1224 = distinct !DISubprogram(name: "groupIntegers", scope: !316, file: !316, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1225 = !DILocation(line: 44, column: 75, scope: !1222)
!1226 = !DILocation(line: 35, column: 20, scope: !1224, inlinedAt: !1225)
!1227 = !DILocation(line: 36, column: 27, scope: !1224, inlinedAt: !1225)
!1228 = !DILocation(line: 36, column: 25, scope: !1224, inlinedAt: !1225)
!1229 = !DILocation(line: 36, column: 48, scope: !1224, inlinedAt: !1225)
!1230 = distinct !DISubprogram(name: "integers", scope: !316, file: !316, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1231 = !DILocation(line: 36, column: 10, scope: !1224, inlinedAt: !1225)
!1232 = !DILocation(line: 24, column: 11, scope: !1230, inlinedAt: !1231)
!1233 = distinct !DISubprogram(name: "ReduceAnd", scope: !326, file: !326, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1234 = !DILocation(line: 25, column: 40, scope: !1230, inlinedAt: !1231)
!1235 = !DILocation(line: 25, column: 15, scope: !1233, inlinedAt: !1234)
!1236 = !DILocation(line: 44, column: 16, scope: !923, inlinedAt: !1235)
!1237 = !DILocation(line: 65, column: 13, scope: !922, inlinedAt: !1236)
!1238 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1236)
!1239 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1236)
!1240 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1236)
!1241 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1236)
!1242 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1236)
!1243 = !DILocation(line: 25, column: 65, scope: !1233, inlinedAt: !1234)
!1244 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1236)
!1245 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !1236)
!1246 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1236)
!1247 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1236)
!1248 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1236)
!1249 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1236)
!1250 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1236)
!1251 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1236)
!1252 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1236)
!1253 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1236)
!1254 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1236)
!1255 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1236)
!1256 = !DILocation(line: 82, column: 2, scope: !923, inlinedAt: !1235)
!1257 = distinct !DISubprogram(name: "ReduceOr", scope: !326, file: !326, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1258 = !DILocation(line: 25, column: 60, scope: !1230, inlinedAt: !1231)
!1259 = !DILocation(line: 30, column: 15, scope: !1257, inlinedAt: !1258)
!1260 = !DILocation(line: 44, column: 16, scope: !923, inlinedAt: !1259)
!1261 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1260)
!1262 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1260)
!1263 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1260)
!1264 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1260)
!1265 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1260)
!1266 = !DILocation(line: 30, column: 64, scope: !1257, inlinedAt: !1258)
!1267 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1260)
!1268 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !1260)
!1269 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1260)
!1270 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1260)
!1271 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1260)
!1272 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1260)
!1273 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1260)
!1274 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1260)
!1275 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1260)
!1276 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1260)
!1277 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1260)
!1278 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1260)
!1279 = !DILocation(line: 82, column: 2, scope: !923, inlinedAt: !1259)
!1280 = distinct !DISubprogram(name: "ReduceXor", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1281 = !DILocation(line: 25, column: 81, scope: !1230, inlinedAt: !1231)
!1282 = !DILocation(line: 36, column: 15, scope: !1280, inlinedAt: !1281)
!1283 = !DILocation(line: 44, column: 16, scope: !923, inlinedAt: !1282)
!1284 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1283)
!1285 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1283)
!1286 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1283)
!1287 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1283)
!1288 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1283)
!1289 = !DILocation(line: 36, column: 65, scope: !1280, inlinedAt: !1281)
!1290 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1283)
!1291 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !1283)
!1292 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1283)
!1293 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1283)
!1294 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1283)
!1295 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1283)
!1296 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1283)
!1297 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1283)
!1298 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1283)
!1299 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1283)
!1300 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1283)
!1301 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1283)
!1302 = !DILocation(line: 82, column: 2, scope: !923, inlinedAt: !1282)
!1303 = !DILocation(line: 25, column: 5, scope: !1230, inlinedAt: !1231)
!1304 = !DILocation(line: 25, column: 13, scope: !1230, inlinedAt: !1231)
!1305 = !DILocation(line: 25, column: 21, scope: !1230, inlinedAt: !1231)
!1306 = !DILocation(line: 37, column: 27, scope: !1224, inlinedAt: !1225)
!1307 = !DILocation(line: 37, column: 50, scope: !1224, inlinedAt: !1225)
!1308 = distinct !DISubprogram(name: "integers", scope: !316, file: !316, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1309 = !DILocation(line: 37, column: 10, scope: !1224, inlinedAt: !1225)
!1310 = !DILocation(line: 24, column: 11, scope: !1308, inlinedAt: !1309)
!1311 = distinct !DISubprogram(name: "ReduceAnd", scope: !326, file: !326, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1312 = !DILocation(line: 25, column: 40, scope: !1308, inlinedAt: !1309)
!1313 = !DILocation(line: 25, column: 15, scope: !1311, inlinedAt: !1312)
!1314 = !DILocation(line: 44, column: 16, scope: !1038, inlinedAt: !1313)
!1315 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1314)
!1316 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1314)
!1317 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1314)
!1318 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1314)
!1319 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1314)
!1320 = !DILocation(line: 25, column: 65, scope: !1311, inlinedAt: !1312)
!1321 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1314)
!1322 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !1314)
!1323 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1314)
!1324 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1314)
!1325 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1314)
!1326 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1314)
!1327 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1314)
!1328 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1314)
!1329 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1314)
!1330 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1314)
!1331 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1314)
!1332 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1314)
!1333 = !DILocation(line: 82, column: 2, scope: !1038, inlinedAt: !1313)
!1334 = !DILocation(line: 45, column: 14, scope: !1038, inlinedAt: !1313)
!1335 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !1334)
!1336 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !1334)
!1337 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !1334)
!1338 = !DILocation(line: 46, column: 7, scope: !1038, inlinedAt: !1313)
!1339 = !DILocation(line: 49, column: 31, scope: !1038, inlinedAt: !1313)
!1340 = !DILocation(line: 50, column: 10, scope: !1038, inlinedAt: !1313)
!1341 = !DILocation(line: 51, column: 11, scope: !1038, inlinedAt: !1313)
!1342 = !DILocation(line: 51, column: 14, scope: !1038, inlinedAt: !1313)
!1343 = !DILocation(line: 52, column: 17, scope: !1038, inlinedAt: !1313)
!1344 = !DILocation(line: 52, column: 8, scope: !1038, inlinedAt: !1313)
!1345 = !DILocation(line: 54, column: 10, scope: !1038, inlinedAt: !1313)
!1346 = !DILocation(line: 55, column: 11, scope: !1038, inlinedAt: !1313)
!1347 = !DILocation(line: 42, column: 50, scope: !1038, inlinedAt: !1313)
!1348 = !DILocation(line: 56, column: 6, scope: !1038, inlinedAt: !1313)
!1349 = !DILocation(line: 56, column: 16, scope: !1038, inlinedAt: !1313)
!1350 = !DILocation(line: 57, column: 17, scope: !1038, inlinedAt: !1313)
!1351 = !DILocation(line: 56, column: 21, scope: !1038, inlinedAt: !1313)
!1352 = distinct !DISubprogram(name: "ReduceOr", scope: !326, file: !326, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1353 = !DILocation(line: 25, column: 60, scope: !1308, inlinedAt: !1309)
!1354 = !DILocation(line: 30, column: 15, scope: !1352, inlinedAt: !1353)
!1355 = !DILocation(line: 44, column: 16, scope: !1038, inlinedAt: !1354)
!1356 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1355)
!1357 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1355)
!1358 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1355)
!1359 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1355)
!1360 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1355)
!1361 = !DILocation(line: 30, column: 64, scope: !1352, inlinedAt: !1353)
!1362 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1355)
!1363 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !1355)
!1364 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1355)
!1365 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1355)
!1366 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1355)
!1367 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1355)
!1368 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1355)
!1369 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1355)
!1370 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1355)
!1371 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1355)
!1372 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1355)
!1373 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1355)
!1374 = !DILocation(line: 82, column: 2, scope: !1038, inlinedAt: !1354)
!1375 = !DILocation(line: 46, column: 7, scope: !1038, inlinedAt: !1354)
!1376 = !DILocation(line: 49, column: 31, scope: !1038, inlinedAt: !1354)
!1377 = !DILocation(line: 50, column: 10, scope: !1038, inlinedAt: !1354)
!1378 = !DILocation(line: 51, column: 11, scope: !1038, inlinedAt: !1354)
!1379 = !DILocation(line: 51, column: 14, scope: !1038, inlinedAt: !1354)
!1380 = !DILocation(line: 52, column: 17, scope: !1038, inlinedAt: !1354)
!1381 = !DILocation(line: 52, column: 8, scope: !1038, inlinedAt: !1354)
!1382 = !DILocation(line: 54, column: 10, scope: !1038, inlinedAt: !1354)
!1383 = !DILocation(line: 55, column: 11, scope: !1038, inlinedAt: !1354)
!1384 = !DILocation(line: 42, column: 50, scope: !1038, inlinedAt: !1354)
!1385 = !DILocation(line: 56, column: 6, scope: !1038, inlinedAt: !1354)
!1386 = !DILocation(line: 56, column: 16, scope: !1038, inlinedAt: !1354)
!1387 = !DILocation(line: 57, column: 17, scope: !1038, inlinedAt: !1354)
!1388 = !DILocation(line: 56, column: 21, scope: !1038, inlinedAt: !1354)
!1389 = distinct !DISubprogram(name: "ReduceXor", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1390 = !DILocation(line: 25, column: 81, scope: !1308, inlinedAt: !1309)
!1391 = !DILocation(line: 36, column: 15, scope: !1389, inlinedAt: !1390)
!1392 = !DILocation(line: 44, column: 16, scope: !1038, inlinedAt: !1391)
!1393 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1392)
!1394 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1392)
!1395 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1392)
!1396 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1392)
!1397 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1392)
!1398 = !DILocation(line: 36, column: 65, scope: !1389, inlinedAt: !1390)
!1399 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1392)
!1400 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !1392)
!1401 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1392)
!1402 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1392)
!1403 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1392)
!1404 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1392)
!1405 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1392)
!1406 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1392)
!1407 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1392)
!1408 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1392)
!1409 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1392)
!1410 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1392)
!1411 = !DILocation(line: 82, column: 2, scope: !1038, inlinedAt: !1391)
!1412 = !DILocation(line: 46, column: 7, scope: !1038, inlinedAt: !1391)
!1413 = !DILocation(line: 49, column: 31, scope: !1038, inlinedAt: !1391)
!1414 = !DILocation(line: 50, column: 10, scope: !1038, inlinedAt: !1391)
!1415 = !DILocation(line: 51, column: 11, scope: !1038, inlinedAt: !1391)
!1416 = !DILocation(line: 51, column: 14, scope: !1038, inlinedAt: !1391)
!1417 = !DILocation(line: 52, column: 17, scope: !1038, inlinedAt: !1391)
!1418 = !DILocation(line: 52, column: 8, scope: !1038, inlinedAt: !1391)
!1419 = !DILocation(line: 54, column: 10, scope: !1038, inlinedAt: !1391)
!1420 = !DILocation(line: 55, column: 11, scope: !1038, inlinedAt: !1391)
!1421 = !DILocation(line: 42, column: 50, scope: !1038, inlinedAt: !1391)
!1422 = !DILocation(line: 56, column: 6, scope: !1038, inlinedAt: !1391)
!1423 = !DILocation(line: 56, column: 16, scope: !1038, inlinedAt: !1391)
!1424 = !DILocation(line: 57, column: 17, scope: !1038, inlinedAt: !1391)
!1425 = !DILocation(line: 56, column: 21, scope: !1038, inlinedAt: !1391)
!1426 = !DILocation(line: 25, column: 5, scope: !1308, inlinedAt: !1309)
!1427 = !DILocation(line: 25, column: 13, scope: !1308, inlinedAt: !1309)
!1428 = !DILocation(line: 25, column: 21, scope: !1308, inlinedAt: !1309)
!1429 = distinct !DISubprogram(name: "ExchangeInt64", scope: !276, file: !276, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!1430 = !DILocation(line: 49, column: 6, scope: !1429)
!1431 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1432 = !DILocation(line: 50, column: 10, scope: !1429)
!1433 = !DILocation(line: 21, column: 29, scope: !1431, inlinedAt: !1432)
!1434 = !DILocation(line: 21, column: 39, scope: !1431, inlinedAt: !1432)
!1435 = !DILocation(line: 21, column: 49, scope: !1431, inlinedAt: !1432)
!1436 = !DILocation(line: 23, column: 7, scope: !1431, inlinedAt: !1432)
!1437 = !DILocation(line: 22, column: 2, scope: !1431, inlinedAt: !1432)
!1438 = !DILocation(line: 22, column: 8, scope: !1431, inlinedAt: !1432)
!1439 = !DILocation(line: 26, column: 9, scope: !1431, inlinedAt: !1432)
!1440 = !DILocation(line: 27, column: 12, scope: !1431, inlinedAt: !1432)
!1441 = !DILocation(line: 27, column: 10, scope: !1431, inlinedAt: !1432)
!1442 = !DILocation(line: 27, column: 30, scope: !1431, inlinedAt: !1432)
!1443 = !DILocation(line: 28, column: 32, scope: !1431, inlinedAt: !1432)
!1444 = !DILocation(line: 28, column: 34, scope: !1431, inlinedAt: !1432)
!1445 = !DILocation(line: 28, column: 37, scope: !1431, inlinedAt: !1432)
!1446 = !DILocation(line: 28, column: 20, scope: !1431, inlinedAt: !1432)
!1447 = !DILocation(line: 28, column: 3, scope: !1431, inlinedAt: !1432)
!1448 = !DILocation(line: 29, column: 22, scope: !1431, inlinedAt: !1432)
!1449 = !DILocation(line: 29, column: 3, scope: !1431, inlinedAt: !1432)
!1450 = !DILocation(line: 30, column: 24, scope: !1431, inlinedAt: !1432)
!1451 = !DILocation(line: 30, column: 3, scope: !1431, inlinedAt: !1432)
!1452 = !DILocation(line: 31, column: 23, scope: !1431, inlinedAt: !1432)
!1453 = !DILocation(line: 31, column: 3, scope: !1431, inlinedAt: !1432)
!1454 = !DILocation(line: 32, column: 14, scope: !1431, inlinedAt: !1432)
!1455 = !DILocation(line: 32, column: 12, scope: !1431, inlinedAt: !1432)
!1456 = !DILocation(line: 32, column: 18, scope: !1431, inlinedAt: !1432)
!1457 = !DILocation(line: 33, column: 21, scope: !1431, inlinedAt: !1432)
!1458 = !DILocation(line: 33, column: 3, scope: !1431, inlinedAt: !1432)
!1459 = !DILocation(line: 34, column: 3, scope: !1431, inlinedAt: !1432)
!1460 = !DILocation(line: 35, column: 31, scope: !1431, inlinedAt: !1432)
!1461 = !DILocation(line: 36, column: 4, scope: !1431, inlinedAt: !1432)
!1462 = !DILocation(line: 38, column: 32, scope: !1431, inlinedAt: !1432)
!1463 = !DILocation(line: 38, column: 30, scope: !1431, inlinedAt: !1432)
!1464 = !DILocation(line: 38, column: 24, scope: !1431, inlinedAt: !1432)
!1465 = !DILocation(line: 38, column: 3, scope: !1431, inlinedAt: !1432)
!1466 = distinct !DISubprogram(name: "NumbersInt64", scope: !276, file: !276, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!1467 = !DILocation(line: 56, column: 6, scope: !1466)
!1468 = distinct !DISubprogram(name: "groupNumbers", scope: !316, file: !316, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1469 = !DILocation(line: 56, column: 73, scope: !1466)
!1470 = !DILocation(line: 29, column: 20, scope: !1468, inlinedAt: !1469)
!1471 = !DILocation(line: 30, column: 26, scope: !1468, inlinedAt: !1469)
!1472 = !DILocation(line: 30, column: 24, scope: !1468, inlinedAt: !1469)
!1473 = !DILocation(line: 30, column: 46, scope: !1468, inlinedAt: !1469)
!1474 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1475 = !DILocation(line: 30, column: 9, scope: !1468, inlinedAt: !1469)
!1476 = !DILocation(line: 14, column: 11, scope: !1474, inlinedAt: !1475)
!1477 = distinct !DISubprogram(name: "reduceWarp", scope: !326, file: !326, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!1478 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1479 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1480 = !DILocation(line: 16, column: 25, scope: !1474, inlinedAt: !1475)
!1481 = !DILocation(line: 7, column: 15, scope: !1479, inlinedAt: !1480)
!1482 = !DILocation(line: 44, column: 16, scope: !1478, inlinedAt: !1481)
!1483 = !DILocation(line: 65, column: 13, scope: !1477, inlinedAt: !1482)
!1484 = !DILocation(line: 66, column: 7, scope: !1477, inlinedAt: !1482)
!1485 = !DILocation(line: 64, column: 35, scope: !1477, inlinedAt: !1482)
!1486 = !DILocation(line: 67, column: 7, scope: !1477, inlinedAt: !1482)
!1487 = !DILocation(line: 67, column: 35, scope: !1477, inlinedAt: !1482)
!1488 = !DILocation(line: 68, column: 23, scope: !1477, inlinedAt: !1482)
!1489 = !DILocation(line: 7, column: 65, scope: !1479, inlinedAt: !1480)
!1490 = !DILocation(line: 67, column: 40, scope: !1477, inlinedAt: !1482)
!1491 = !DILocation(line: 72, column: 16, scope: !1477, inlinedAt: !1482)
!1492 = !DILocation(line: 73, column: 6, scope: !1477, inlinedAt: !1482)
!1493 = !DILocation(line: 73, column: 36, scope: !1477, inlinedAt: !1482)
!1494 = !DILocation(line: 74, column: 16, scope: !1477, inlinedAt: !1482)
!1495 = !DILocation(line: 75, column: 11, scope: !1477, inlinedAt: !1482)
!1496 = !DILocation(line: 74, column: 3, scope: !1477, inlinedAt: !1482)
!1497 = !DILocation(line: 78, column: 22, scope: !1477, inlinedAt: !1482)
!1498 = !DILocation(line: 78, column: 41, scope: !1477, inlinedAt: !1482)
!1499 = !DILocation(line: 79, column: 9, scope: !1477, inlinedAt: !1482)
!1500 = !DILocation(line: 73, column: 41, scope: !1477, inlinedAt: !1482)
!1501 = !DILocation(line: 82, column: 16, scope: !1477, inlinedAt: !1482)
!1502 = !DILocation(line: 82, column: 2, scope: !1478, inlinedAt: !1481)
!1503 = !DILocation(line: 16, column: 6, scope: !1474, inlinedAt: !1475)
!1504 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1505 = !DILocation(line: 17, column: 33, scope: !1474, inlinedAt: !1475)
!1506 = !DILocation(line: 13, column: 15, scope: !1504, inlinedAt: !1505)
!1507 = !DILocation(line: 44, column: 16, scope: !1478, inlinedAt: !1506)
!1508 = !DILocation(line: 66, column: 7, scope: !1477, inlinedAt: !1507)
!1509 = !DILocation(line: 64, column: 35, scope: !1477, inlinedAt: !1507)
!1510 = !DILocation(line: 67, column: 7, scope: !1477, inlinedAt: !1507)
!1511 = !DILocation(line: 67, column: 35, scope: !1477, inlinedAt: !1507)
!1512 = !DILocation(line: 68, column: 23, scope: !1477, inlinedAt: !1507)
!1513 = !DILocation(line: 13, column: 66, scope: !1504, inlinedAt: !1505)
!1514 = !DILocation(line: 67, column: 40, scope: !1477, inlinedAt: !1507)
!1515 = !DILocation(line: 72, column: 16, scope: !1477, inlinedAt: !1507)
!1516 = !DILocation(line: 73, column: 6, scope: !1477, inlinedAt: !1507)
!1517 = !DILocation(line: 73, column: 36, scope: !1477, inlinedAt: !1507)
!1518 = !DILocation(line: 74, column: 16, scope: !1477, inlinedAt: !1507)
!1519 = !DILocation(line: 75, column: 11, scope: !1477, inlinedAt: !1507)
!1520 = !DILocation(line: 74, column: 3, scope: !1477, inlinedAt: !1507)
!1521 = !DILocation(line: 78, column: 22, scope: !1477, inlinedAt: !1507)
!1522 = !DILocation(line: 78, column: 41, scope: !1477, inlinedAt: !1507)
!1523 = !DILocation(line: 79, column: 9, scope: !1477, inlinedAt: !1507)
!1524 = !DILocation(line: 73, column: 41, scope: !1477, inlinedAt: !1507)
!1525 = !DILocation(line: 82, column: 16, scope: !1477, inlinedAt: !1507)
!1526 = !DILocation(line: 82, column: 2, scope: !1478, inlinedAt: !1506)
!1527 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1528 = !DILocation(line: 17, column: 54, scope: !1474, inlinedAt: !1475)
!1529 = !DILocation(line: 19, column: 15, scope: !1527, inlinedAt: !1528)
!1530 = !DILocation(line: 44, column: 16, scope: !1478, inlinedAt: !1529)
!1531 = !DILocation(line: 66, column: 7, scope: !1477, inlinedAt: !1530)
!1532 = !DILocation(line: 64, column: 35, scope: !1477, inlinedAt: !1530)
!1533 = !DILocation(line: 67, column: 7, scope: !1477, inlinedAt: !1530)
!1534 = !DILocation(line: 67, column: 35, scope: !1477, inlinedAt: !1530)
!1535 = !DILocation(line: 68, column: 23, scope: !1477, inlinedAt: !1530)
!1536 = !DILocation(line: 19, column: 66, scope: !1527, inlinedAt: !1528)
!1537 = !DILocation(line: 67, column: 40, scope: !1477, inlinedAt: !1530)
!1538 = !DILocation(line: 72, column: 16, scope: !1477, inlinedAt: !1530)
!1539 = !DILocation(line: 73, column: 6, scope: !1477, inlinedAt: !1530)
!1540 = !DILocation(line: 73, column: 36, scope: !1477, inlinedAt: !1530)
!1541 = !DILocation(line: 74, column: 16, scope: !1477, inlinedAt: !1530)
!1542 = !DILocation(line: 75, column: 11, scope: !1477, inlinedAt: !1530)
!1543 = !DILocation(line: 74, column: 3, scope: !1477, inlinedAt: !1530)
!1544 = !DILocation(line: 78, column: 22, scope: !1477, inlinedAt: !1530)
!1545 = !DILocation(line: 78, column: 41, scope: !1477, inlinedAt: !1530)
!1546 = !DILocation(line: 79, column: 9, scope: !1477, inlinedAt: !1530)
!1547 = !DILocation(line: 73, column: 41, scope: !1477, inlinedAt: !1530)
!1548 = !DILocation(line: 82, column: 16, scope: !1477, inlinedAt: !1530)
!1549 = !DILocation(line: 82, column: 2, scope: !1478, inlinedAt: !1529)
!1550 = !DILocation(line: 17, column: 6, scope: !1474, inlinedAt: !1475)
!1551 = !DILocation(line: 17, column: 14, scope: !1474, inlinedAt: !1475)
!1552 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1553 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1554 = !DILocation(line: 18, column: 40, scope: !1474, inlinedAt: !1475)
!1555 = !DILocation(line: 6, column: 21, scope: !1553, inlinedAt: !1554)
!1556 = !DILocation(line: 25, column: 16, scope: !1552, inlinedAt: !1555)
!1557 = !DILocation(line: 23, column: 48, scope: !1552, inlinedAt: !1555)
!1558 = !DILocation(line: 26, column: 6, scope: !1552, inlinedAt: !1555)
!1559 = !DILocation(line: 26, column: 24, scope: !1552, inlinedAt: !1555)
!1560 = !DILocation(line: 27, column: 24, scope: !1552, inlinedAt: !1555)
!1561 = !DILocation(line: 27, column: 44, scope: !1552, inlinedAt: !1555)
!1562 = !DILocation(line: 28, column: 4, scope: !1552, inlinedAt: !1555)
!1563 = !DILocation(line: 26, column: 37, scope: !1552, inlinedAt: !1555)
!1564 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1565 = !DILocation(line: 18, column: 68, scope: !1474, inlinedAt: !1475)
!1566 = !DILocation(line: 14, column: 21, scope: !1564, inlinedAt: !1565)
!1567 = !DILocation(line: 23, column: 48, scope: !1552, inlinedAt: !1566)
!1568 = !DILocation(line: 26, column: 6, scope: !1552, inlinedAt: !1566)
!1569 = !DILocation(line: 26, column: 24, scope: !1552, inlinedAt: !1566)
!1570 = !DILocation(line: 27, column: 24, scope: !1552, inlinedAt: !1566)
!1571 = !DILocation(line: 27, column: 44, scope: !1552, inlinedAt: !1566)
!1572 = !DILocation(line: 28, column: 4, scope: !1552, inlinedAt: !1566)
!1573 = !DILocation(line: 26, column: 37, scope: !1552, inlinedAt: !1566)
!1574 = !DILocation(line: 15, column: 20, scope: !1564, inlinedAt: !1565)
!1575 = !DILocation(line: 15, column: 42, scope: !1564, inlinedAt: !1565)
!1576 = !DILocation(line: 18, column: 2, scope: !1474, inlinedAt: !1475)
!1577 = !DILocation(line: 18, column: 6, scope: !1474, inlinedAt: !1475)
!1578 = !DILocation(line: 18, column: 14, scope: !1474, inlinedAt: !1475)
!1579 = !DILocation(line: 19, column: 40, scope: !1474, inlinedAt: !1475)
!1580 = !DILocation(line: 19, column: 42, scope: !1474, inlinedAt: !1475)
!1581 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1582 = !DILocation(line: 19, column: 25, scope: !1474, inlinedAt: !1475)
!1583 = !DILocation(line: 36, column: 10, scope: !1581, inlinedAt: !1582)
!1584 = !DILocation(line: 36, column: 22, scope: !1581, inlinedAt: !1582)
!1585 = !DILocation(line: 37, column: 8, scope: !1581, inlinedAt: !1582)
!1586 = !DILocation(line: 40, column: 17, scope: !1581, inlinedAt: !1582)
!1587 = !DILocation(line: 19, column: 6, scope: !1474, inlinedAt: !1475)
!1588 = !DILocation(line: 31, column: 26, scope: !1468, inlinedAt: !1469)
!1589 = !DILocation(line: 31, column: 48, scope: !1468, inlinedAt: !1469)
!1590 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1591 = !DILocation(line: 31, column: 9, scope: !1468, inlinedAt: !1469)
!1592 = !DILocation(line: 14, column: 11, scope: !1590, inlinedAt: !1591)
!1593 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1594 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1595 = !DILocation(line: 16, column: 25, scope: !1590, inlinedAt: !1591)
!1596 = !DILocation(line: 7, column: 15, scope: !1594, inlinedAt: !1595)
!1597 = !DILocation(line: 44, column: 16, scope: !1593, inlinedAt: !1596)
!1598 = !DILocation(line: 66, column: 7, scope: !1477, inlinedAt: !1597)
!1599 = !DILocation(line: 64, column: 35, scope: !1477, inlinedAt: !1597)
!1600 = !DILocation(line: 67, column: 7, scope: !1477, inlinedAt: !1597)
!1601 = !DILocation(line: 67, column: 35, scope: !1477, inlinedAt: !1597)
!1602 = !DILocation(line: 68, column: 23, scope: !1477, inlinedAt: !1597)
!1603 = !DILocation(line: 7, column: 65, scope: !1594, inlinedAt: !1595)
!1604 = !DILocation(line: 67, column: 40, scope: !1477, inlinedAt: !1597)
!1605 = !DILocation(line: 73, column: 6, scope: !1477, inlinedAt: !1597)
!1606 = !DILocation(line: 73, column: 36, scope: !1477, inlinedAt: !1597)
!1607 = !DILocation(line: 74, column: 16, scope: !1477, inlinedAt: !1597)
!1608 = !DILocation(line: 75, column: 11, scope: !1477, inlinedAt: !1597)
!1609 = !DILocation(line: 74, column: 3, scope: !1477, inlinedAt: !1597)
!1610 = !DILocation(line: 78, column: 22, scope: !1477, inlinedAt: !1597)
!1611 = !DILocation(line: 78, column: 41, scope: !1477, inlinedAt: !1597)
!1612 = !DILocation(line: 79, column: 9, scope: !1477, inlinedAt: !1597)
!1613 = !DILocation(line: 73, column: 41, scope: !1477, inlinedAt: !1597)
!1614 = !DILocation(line: 82, column: 16, scope: !1477, inlinedAt: !1597)
!1615 = !DILocation(line: 82, column: 2, scope: !1593, inlinedAt: !1596)
!1616 = !DILocation(line: 45, column: 14, scope: !1593, inlinedAt: !1596)
!1617 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !1616)
!1618 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !1616)
!1619 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !1616)
!1620 = !DILocation(line: 46, column: 7, scope: !1593, inlinedAt: !1596)
!1621 = !DILocation(line: 49, column: 31, scope: !1593, inlinedAt: !1596)
!1622 = !DILocation(line: 50, column: 10, scope: !1593, inlinedAt: !1596)
!1623 = !DILocation(line: 51, column: 14, scope: !1593, inlinedAt: !1596)
!1624 = !DILocation(line: 52, column: 17, scope: !1593, inlinedAt: !1596)
!1625 = !DILocation(line: 52, column: 8, scope: !1593, inlinedAt: !1596)
!1626 = !DILocation(line: 54, column: 10, scope: !1593, inlinedAt: !1596)
!1627 = !DILocation(line: 55, column: 11, scope: !1593, inlinedAt: !1596)
!1628 = !DILocation(line: 42, column: 50, scope: !1593, inlinedAt: !1596)
!1629 = !DILocation(line: 56, column: 6, scope: !1593, inlinedAt: !1596)
!1630 = !DILocation(line: 56, column: 16, scope: !1593, inlinedAt: !1596)
!1631 = !DILocation(line: 57, column: 17, scope: !1593, inlinedAt: !1596)
!1632 = !DILocation(line: 56, column: 21, scope: !1593, inlinedAt: !1596)
!1633 = !DILocation(line: 16, column: 6, scope: !1590, inlinedAt: !1591)
!1634 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1635 = !DILocation(line: 17, column: 33, scope: !1590, inlinedAt: !1591)
!1636 = !DILocation(line: 13, column: 15, scope: !1634, inlinedAt: !1635)
!1637 = !DILocation(line: 44, column: 16, scope: !1593, inlinedAt: !1636)
!1638 = !DILocation(line: 66, column: 7, scope: !1477, inlinedAt: !1637)
!1639 = !DILocation(line: 64, column: 35, scope: !1477, inlinedAt: !1637)
!1640 = !DILocation(line: 67, column: 7, scope: !1477, inlinedAt: !1637)
!1641 = !DILocation(line: 67, column: 35, scope: !1477, inlinedAt: !1637)
!1642 = !DILocation(line: 68, column: 23, scope: !1477, inlinedAt: !1637)
!1643 = !DILocation(line: 13, column: 66, scope: !1634, inlinedAt: !1635)
!1644 = !DILocation(line: 67, column: 40, scope: !1477, inlinedAt: !1637)
!1645 = !DILocation(line: 73, column: 6, scope: !1477, inlinedAt: !1637)
!1646 = !DILocation(line: 73, column: 36, scope: !1477, inlinedAt: !1637)
!1647 = !DILocation(line: 74, column: 16, scope: !1477, inlinedAt: !1637)
!1648 = !DILocation(line: 75, column: 11, scope: !1477, inlinedAt: !1637)
!1649 = !DILocation(line: 74, column: 3, scope: !1477, inlinedAt: !1637)
!1650 = !DILocation(line: 78, column: 22, scope: !1477, inlinedAt: !1637)
!1651 = !DILocation(line: 78, column: 41, scope: !1477, inlinedAt: !1637)
!1652 = !DILocation(line: 79, column: 9, scope: !1477, inlinedAt: !1637)
!1653 = !DILocation(line: 73, column: 41, scope: !1477, inlinedAt: !1637)
!1654 = !DILocation(line: 82, column: 16, scope: !1477, inlinedAt: !1637)
!1655 = !DILocation(line: 82, column: 2, scope: !1593, inlinedAt: !1636)
!1656 = !DILocation(line: 46, column: 7, scope: !1593, inlinedAt: !1636)
!1657 = !DILocation(line: 49, column: 31, scope: !1593, inlinedAt: !1636)
!1658 = !DILocation(line: 50, column: 10, scope: !1593, inlinedAt: !1636)
!1659 = !DILocation(line: 51, column: 14, scope: !1593, inlinedAt: !1636)
!1660 = !DILocation(line: 52, column: 17, scope: !1593, inlinedAt: !1636)
!1661 = !DILocation(line: 52, column: 8, scope: !1593, inlinedAt: !1636)
!1662 = !DILocation(line: 54, column: 10, scope: !1593, inlinedAt: !1636)
!1663 = !DILocation(line: 55, column: 11, scope: !1593, inlinedAt: !1636)
!1664 = !DILocation(line: 42, column: 50, scope: !1593, inlinedAt: !1636)
!1665 = !DILocation(line: 56, column: 6, scope: !1593, inlinedAt: !1636)
!1666 = !DILocation(line: 56, column: 16, scope: !1593, inlinedAt: !1636)
!1667 = !DILocation(line: 57, column: 17, scope: !1593, inlinedAt: !1636)
!1668 = !DILocation(line: 56, column: 21, scope: !1593, inlinedAt: !1636)
!1669 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1670 = !DILocation(line: 17, column: 54, scope: !1590, inlinedAt: !1591)
!1671 = !DILocation(line: 19, column: 15, scope: !1669, inlinedAt: !1670)
!1672 = !DILocation(line: 44, column: 16, scope: !1593, inlinedAt: !1671)
!1673 = !DILocation(line: 66, column: 7, scope: !1477, inlinedAt: !1672)
!1674 = !DILocation(line: 64, column: 35, scope: !1477, inlinedAt: !1672)
!1675 = !DILocation(line: 67, column: 7, scope: !1477, inlinedAt: !1672)
!1676 = !DILocation(line: 67, column: 35, scope: !1477, inlinedAt: !1672)
!1677 = !DILocation(line: 68, column: 23, scope: !1477, inlinedAt: !1672)
!1678 = !DILocation(line: 19, column: 66, scope: !1669, inlinedAt: !1670)
!1679 = !DILocation(line: 67, column: 40, scope: !1477, inlinedAt: !1672)
!1680 = !DILocation(line: 73, column: 6, scope: !1477, inlinedAt: !1672)
!1681 = !DILocation(line: 73, column: 36, scope: !1477, inlinedAt: !1672)
!1682 = !DILocation(line: 74, column: 16, scope: !1477, inlinedAt: !1672)
!1683 = !DILocation(line: 75, column: 11, scope: !1477, inlinedAt: !1672)
!1684 = !DILocation(line: 74, column: 3, scope: !1477, inlinedAt: !1672)
!1685 = !DILocation(line: 78, column: 22, scope: !1477, inlinedAt: !1672)
!1686 = !DILocation(line: 78, column: 41, scope: !1477, inlinedAt: !1672)
!1687 = !DILocation(line: 79, column: 9, scope: !1477, inlinedAt: !1672)
!1688 = !DILocation(line: 73, column: 41, scope: !1477, inlinedAt: !1672)
!1689 = !DILocation(line: 82, column: 16, scope: !1477, inlinedAt: !1672)
!1690 = !DILocation(line: 82, column: 2, scope: !1593, inlinedAt: !1671)
!1691 = !DILocation(line: 46, column: 7, scope: !1593, inlinedAt: !1671)
!1692 = !DILocation(line: 49, column: 31, scope: !1593, inlinedAt: !1671)
!1693 = !DILocation(line: 50, column: 10, scope: !1593, inlinedAt: !1671)
!1694 = !DILocation(line: 51, column: 14, scope: !1593, inlinedAt: !1671)
!1695 = !DILocation(line: 52, column: 17, scope: !1593, inlinedAt: !1671)
!1696 = !DILocation(line: 52, column: 8, scope: !1593, inlinedAt: !1671)
!1697 = !DILocation(line: 54, column: 10, scope: !1593, inlinedAt: !1671)
!1698 = !DILocation(line: 55, column: 11, scope: !1593, inlinedAt: !1671)
!1699 = !DILocation(line: 42, column: 50, scope: !1593, inlinedAt: !1671)
!1700 = !DILocation(line: 56, column: 6, scope: !1593, inlinedAt: !1671)
!1701 = !DILocation(line: 56, column: 16, scope: !1593, inlinedAt: !1671)
!1702 = !DILocation(line: 57, column: 17, scope: !1593, inlinedAt: !1671)
!1703 = !DILocation(line: 56, column: 21, scope: !1593, inlinedAt: !1671)
!1704 = !DILocation(line: 17, column: 6, scope: !1590, inlinedAt: !1591)
!1705 = !DILocation(line: 17, column: 14, scope: !1590, inlinedAt: !1591)
!1706 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1707 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1708 = !DILocation(line: 18, column: 40, scope: !1590, inlinedAt: !1591)
!1709 = !DILocation(line: 6, column: 21, scope: !1707, inlinedAt: !1708)
!1710 = !DILocation(line: 25, column: 16, scope: !1706, inlinedAt: !1709)
!1711 = !DILocation(line: 23, column: 48, scope: !1706, inlinedAt: !1709)
!1712 = !DILocation(line: 26, column: 6, scope: !1706, inlinedAt: !1709)
!1713 = !DILocation(line: 26, column: 24, scope: !1706, inlinedAt: !1709)
!1714 = !DILocation(line: 27, column: 24, scope: !1706, inlinedAt: !1709)
!1715 = !DILocation(line: 27, column: 44, scope: !1706, inlinedAt: !1709)
!1716 = !DILocation(line: 28, column: 4, scope: !1706, inlinedAt: !1709)
!1717 = !DILocation(line: 26, column: 37, scope: !1706, inlinedAt: !1709)
!1718 = !DILocation(line: 31, column: 15, scope: !1706, inlinedAt: !1709)
!1719 = !DILocation(line: 34, column: 32, scope: !1706, inlinedAt: !1709)
!1720 = !DILocation(line: 35, column: 19, scope: !1706, inlinedAt: !1709)
!1721 = !DILocation(line: 36, column: 10, scope: !1706, inlinedAt: !1709)
!1722 = !DILocation(line: 37, column: 21, scope: !1706, inlinedAt: !1709)
!1723 = !DILocation(line: 37, column: 10, scope: !1706, inlinedAt: !1709)
!1724 = !DILocation(line: 38, column: 9, scope: !1706, inlinedAt: !1709)
!1725 = !DILocation(line: 40, column: 10, scope: !1706, inlinedAt: !1709)
!1726 = !DILocation(line: 23, column: 59, scope: !1706, inlinedAt: !1709)
!1727 = !DILocation(line: 42, column: 19, scope: !1706, inlinedAt: !1709)
!1728 = !DILocation(line: 42, column: 3, scope: !1706, inlinedAt: !1709)
!1729 = !DILocation(line: 44, column: 2, scope: !1707, inlinedAt: !1708)
!1730 = !DILocation(line: 7, column: 16, scope: !1707, inlinedAt: !1708)
!1731 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1732 = !DILocation(line: 18, column: 68, scope: !1590, inlinedAt: !1591)
!1733 = !DILocation(line: 14, column: 21, scope: !1731, inlinedAt: !1732)
!1734 = !DILocation(line: 25, column: 16, scope: !1706, inlinedAt: !1733)
!1735 = !DILocation(line: 23, column: 48, scope: !1706, inlinedAt: !1733)
!1736 = !DILocation(line: 26, column: 6, scope: !1706, inlinedAt: !1733)
!1737 = !DILocation(line: 26, column: 24, scope: !1706, inlinedAt: !1733)
!1738 = !DILocation(line: 27, column: 24, scope: !1706, inlinedAt: !1733)
!1739 = !DILocation(line: 27, column: 44, scope: !1706, inlinedAt: !1733)
!1740 = !DILocation(line: 28, column: 4, scope: !1706, inlinedAt: !1733)
!1741 = !DILocation(line: 26, column: 37, scope: !1706, inlinedAt: !1733)
!1742 = !DILocation(line: 31, column: 15, scope: !1706, inlinedAt: !1733)
!1743 = !DILocation(line: 34, column: 32, scope: !1706, inlinedAt: !1733)
!1744 = !DILocation(line: 35, column: 19, scope: !1706, inlinedAt: !1733)
!1745 = !DILocation(line: 36, column: 10, scope: !1706, inlinedAt: !1733)
!1746 = !DILocation(line: 37, column: 21, scope: !1706, inlinedAt: !1733)
!1747 = !DILocation(line: 37, column: 10, scope: !1706, inlinedAt: !1733)
!1748 = !DILocation(line: 38, column: 9, scope: !1706, inlinedAt: !1733)
!1749 = !DILocation(line: 40, column: 10, scope: !1706, inlinedAt: !1733)
!1750 = !DILocation(line: 23, column: 59, scope: !1706, inlinedAt: !1733)
!1751 = !DILocation(line: 42, column: 19, scope: !1706, inlinedAt: !1733)
!1752 = !DILocation(line: 42, column: 3, scope: !1706, inlinedAt: !1733)
!1753 = !DILocation(line: 44, column: 2, scope: !1731, inlinedAt: !1732)
!1754 = !DILocation(line: 15, column: 20, scope: !1731, inlinedAt: !1732)
!1755 = !DILocation(line: 15, column: 42, scope: !1731, inlinedAt: !1732)
!1756 = !DILocation(line: 18, column: 16, scope: !1731, inlinedAt: !1732)
!1757 = !DILocation(line: 18, column: 2, scope: !1590, inlinedAt: !1591)
!1758 = !DILocation(line: 18, column: 6, scope: !1590, inlinedAt: !1591)
!1759 = !DILocation(line: 18, column: 14, scope: !1590, inlinedAt: !1591)
!1760 = !DILocation(line: 19, column: 40, scope: !1590, inlinedAt: !1591)
!1761 = !DILocation(line: 19, column: 42, scope: !1590, inlinedAt: !1591)
!1762 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1763 = !DILocation(line: 19, column: 25, scope: !1590, inlinedAt: !1591)
!1764 = !DILocation(line: 36, column: 22, scope: !1762, inlinedAt: !1763)
!1765 = !DILocation(line: 37, column: 8, scope: !1762, inlinedAt: !1763)
!1766 = !DILocation(line: 39, column: 15, scope: !1762, inlinedAt: !1763)
!1767 = !DILocation(line: 40, column: 17, scope: !1762, inlinedAt: !1763)
!1768 = !DILocation(line: 40, column: 3, scope: !1590, inlinedAt: !1591)
!1769 = !DILocation(line: 42, column: 16, scope: !1762, inlinedAt: !1763)
!1770 = !DILocation(line: 43, column: 10, scope: !1762, inlinedAt: !1763)
!1771 = !DILocation(line: 44, column: 14, scope: !1762, inlinedAt: !1763)
!1772 = !DILocation(line: 45, column: 3, scope: !1762, inlinedAt: !1763)
!1773 = !DILocation(line: 47, column: 10, scope: !1762, inlinedAt: !1763)
!1774 = !DILocation(line: 48, column: 9, scope: !1762, inlinedAt: !1763)
!1775 = !DILocation(line: 48, column: 2, scope: !1590, inlinedAt: !1591)
!1776 = !DILocation(line: 19, column: 6, scope: !1590, inlinedAt: !1591)
!1777 = distinct !DISubprogram(name: "IntegersInt64", scope: !276, file: !276, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1778 = !DILocation(line: 61, column: 6, scope: !1777)
!1779 = distinct !DISubprogram(name: "groupIntegers", scope: !316, file: !316, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1780 = !DILocation(line: 61, column: 75, scope: !1777)
!1781 = !DILocation(line: 35, column: 20, scope: !1779, inlinedAt: !1780)
!1782 = !DILocation(line: 36, column: 27, scope: !1779, inlinedAt: !1780)
!1783 = !DILocation(line: 36, column: 25, scope: !1779, inlinedAt: !1780)
!1784 = !DILocation(line: 36, column: 48, scope: !1779, inlinedAt: !1780)
!1785 = distinct !DISubprogram(name: "integers", scope: !316, file: !316, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1786 = !DILocation(line: 36, column: 10, scope: !1779, inlinedAt: !1780)
!1787 = !DILocation(line: 24, column: 11, scope: !1785, inlinedAt: !1786)
!1788 = distinct !DISubprogram(name: "ReduceAnd", scope: !326, file: !326, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1789 = !DILocation(line: 25, column: 40, scope: !1785, inlinedAt: !1786)
!1790 = !DILocation(line: 25, column: 15, scope: !1788, inlinedAt: !1789)
!1791 = !DILocation(line: 44, column: 16, scope: !1478, inlinedAt: !1790)
!1792 = !DILocation(line: 65, column: 13, scope: !1477, inlinedAt: !1791)
!1793 = !DILocation(line: 66, column: 7, scope: !1477, inlinedAt: !1791)
!1794 = !DILocation(line: 64, column: 35, scope: !1477, inlinedAt: !1791)
!1795 = !DILocation(line: 67, column: 7, scope: !1477, inlinedAt: !1791)
!1796 = !DILocation(line: 67, column: 35, scope: !1477, inlinedAt: !1791)
!1797 = !DILocation(line: 68, column: 23, scope: !1477, inlinedAt: !1791)
!1798 = !DILocation(line: 25, column: 65, scope: !1788, inlinedAt: !1789)
!1799 = !DILocation(line: 67, column: 40, scope: !1477, inlinedAt: !1791)
!1800 = !DILocation(line: 72, column: 16, scope: !1477, inlinedAt: !1791)
!1801 = !DILocation(line: 73, column: 6, scope: !1477, inlinedAt: !1791)
!1802 = !DILocation(line: 73, column: 36, scope: !1477, inlinedAt: !1791)
!1803 = !DILocation(line: 74, column: 16, scope: !1477, inlinedAt: !1791)
!1804 = !DILocation(line: 75, column: 11, scope: !1477, inlinedAt: !1791)
!1805 = !DILocation(line: 74, column: 3, scope: !1477, inlinedAt: !1791)
!1806 = !DILocation(line: 78, column: 22, scope: !1477, inlinedAt: !1791)
!1807 = !DILocation(line: 78, column: 41, scope: !1477, inlinedAt: !1791)
!1808 = !DILocation(line: 79, column: 9, scope: !1477, inlinedAt: !1791)
!1809 = !DILocation(line: 73, column: 41, scope: !1477, inlinedAt: !1791)
!1810 = !DILocation(line: 82, column: 16, scope: !1477, inlinedAt: !1791)
!1811 = !DILocation(line: 82, column: 2, scope: !1478, inlinedAt: !1790)
!1812 = distinct !DISubprogram(name: "ReduceOr", scope: !326, file: !326, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1813 = !DILocation(line: 25, column: 60, scope: !1785, inlinedAt: !1786)
!1814 = !DILocation(line: 30, column: 15, scope: !1812, inlinedAt: !1813)
!1815 = !DILocation(line: 44, column: 16, scope: !1478, inlinedAt: !1814)
!1816 = !DILocation(line: 66, column: 7, scope: !1477, inlinedAt: !1815)
!1817 = !DILocation(line: 64, column: 35, scope: !1477, inlinedAt: !1815)
!1818 = !DILocation(line: 67, column: 7, scope: !1477, inlinedAt: !1815)
!1819 = !DILocation(line: 67, column: 35, scope: !1477, inlinedAt: !1815)
!1820 = !DILocation(line: 68, column: 23, scope: !1477, inlinedAt: !1815)
!1821 = !DILocation(line: 30, column: 64, scope: !1812, inlinedAt: !1813)
!1822 = !DILocation(line: 67, column: 40, scope: !1477, inlinedAt: !1815)
!1823 = !DILocation(line: 72, column: 16, scope: !1477, inlinedAt: !1815)
!1824 = !DILocation(line: 73, column: 6, scope: !1477, inlinedAt: !1815)
!1825 = !DILocation(line: 73, column: 36, scope: !1477, inlinedAt: !1815)
!1826 = !DILocation(line: 74, column: 16, scope: !1477, inlinedAt: !1815)
!1827 = !DILocation(line: 75, column: 11, scope: !1477, inlinedAt: !1815)
!1828 = !DILocation(line: 74, column: 3, scope: !1477, inlinedAt: !1815)
!1829 = !DILocation(line: 78, column: 22, scope: !1477, inlinedAt: !1815)
!1830 = !DILocation(line: 78, column: 41, scope: !1477, inlinedAt: !1815)
!1831 = !DILocation(line: 79, column: 9, scope: !1477, inlinedAt: !1815)
!1832 = !DILocation(line: 73, column: 41, scope: !1477, inlinedAt: !1815)
!1833 = !DILocation(line: 82, column: 16, scope: !1477, inlinedAt: !1815)
!1834 = !DILocation(line: 82, column: 2, scope: !1478, inlinedAt: !1814)
!1835 = distinct !DISubprogram(name: "ReduceXor", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1836 = !DILocation(line: 25, column: 81, scope: !1785, inlinedAt: !1786)
!1837 = !DILocation(line: 36, column: 15, scope: !1835, inlinedAt: !1836)
!1838 = !DILocation(line: 44, column: 16, scope: !1478, inlinedAt: !1837)
!1839 = !DILocation(line: 66, column: 7, scope: !1477, inlinedAt: !1838)
!1840 = !DILocation(line: 64, column: 35, scope: !1477, inlinedAt: !1838)
!1841 = !DILocation(line: 67, column: 7, scope: !1477, inlinedAt: !1838)
!1842 = !DILocation(line: 67, column: 35, scope: !1477, inlinedAt: !1838)
!1843 = !DILocation(line: 68, column: 23, scope: !1477, inlinedAt: !1838)
!1844 = !DILocation(line: 36, column: 65, scope: !1835, inlinedAt: !1836)
!1845 = !DILocation(line: 67, column: 40, scope: !1477, inlinedAt: !1838)
!1846 = !DILocation(line: 72, column: 16, scope: !1477, inlinedAt: !1838)
!1847 = !DILocation(line: 73, column: 6, scope: !1477, inlinedAt: !1838)
!1848 = !DILocation(line: 73, column: 36, scope: !1477, inlinedAt: !1838)
!1849 = !DILocation(line: 74, column: 16, scope: !1477, inlinedAt: !1838)
!1850 = !DILocation(line: 75, column: 11, scope: !1477, inlinedAt: !1838)
!1851 = !DILocation(line: 74, column: 3, scope: !1477, inlinedAt: !1838)
!1852 = !DILocation(line: 78, column: 22, scope: !1477, inlinedAt: !1838)
!1853 = !DILocation(line: 78, column: 41, scope: !1477, inlinedAt: !1838)
!1854 = !DILocation(line: 79, column: 9, scope: !1477, inlinedAt: !1838)
!1855 = !DILocation(line: 73, column: 41, scope: !1477, inlinedAt: !1838)
!1856 = !DILocation(line: 82, column: 16, scope: !1477, inlinedAt: !1838)
!1857 = !DILocation(line: 82, column: 2, scope: !1478, inlinedAt: !1837)
!1858 = !DILocation(line: 25, column: 5, scope: !1785, inlinedAt: !1786)
!1859 = !DILocation(line: 25, column: 13, scope: !1785, inlinedAt: !1786)
!1860 = !DILocation(line: 25, column: 21, scope: !1785, inlinedAt: !1786)
!1861 = !DILocation(line: 37, column: 27, scope: !1779, inlinedAt: !1780)
!1862 = !DILocation(line: 37, column: 50, scope: !1779, inlinedAt: !1780)
!1863 = distinct !DISubprogram(name: "integers", scope: !316, file: !316, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1864 = !DILocation(line: 37, column: 10, scope: !1779, inlinedAt: !1780)
!1865 = !DILocation(line: 24, column: 11, scope: !1863, inlinedAt: !1864)
!1866 = distinct !DISubprogram(name: "ReduceAnd", scope: !326, file: !326, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1867 = !DILocation(line: 25, column: 40, scope: !1863, inlinedAt: !1864)
!1868 = !DILocation(line: 25, column: 15, scope: !1866, inlinedAt: !1867)
!1869 = !DILocation(line: 44, column: 16, scope: !1593, inlinedAt: !1868)
!1870 = !DILocation(line: 66, column: 7, scope: !1477, inlinedAt: !1869)
!1871 = !DILocation(line: 64, column: 35, scope: !1477, inlinedAt: !1869)
!1872 = !DILocation(line: 67, column: 7, scope: !1477, inlinedAt: !1869)
!1873 = !DILocation(line: 67, column: 35, scope: !1477, inlinedAt: !1869)
!1874 = !DILocation(line: 68, column: 23, scope: !1477, inlinedAt: !1869)
!1875 = !DILocation(line: 25, column: 65, scope: !1866, inlinedAt: !1867)
!1876 = !DILocation(line: 67, column: 40, scope: !1477, inlinedAt: !1869)
!1877 = !DILocation(line: 72, column: 16, scope: !1477, inlinedAt: !1869)
!1878 = !DILocation(line: 73, column: 6, scope: !1477, inlinedAt: !1869)
!1879 = !DILocation(line: 73, column: 36, scope: !1477, inlinedAt: !1869)
!1880 = !DILocation(line: 74, column: 16, scope: !1477, inlinedAt: !1869)
!1881 = !DILocation(line: 75, column: 11, scope: !1477, inlinedAt: !1869)
!1882 = !DILocation(line: 74, column: 3, scope: !1477, inlinedAt: !1869)
!1883 = !DILocation(line: 78, column: 22, scope: !1477, inlinedAt: !1869)
!1884 = !DILocation(line: 78, column: 41, scope: !1477, inlinedAt: !1869)
!1885 = !DILocation(line: 79, column: 9, scope: !1477, inlinedAt: !1869)
!1886 = !DILocation(line: 73, column: 41, scope: !1477, inlinedAt: !1869)
!1887 = !DILocation(line: 82, column: 16, scope: !1477, inlinedAt: !1869)
!1888 = !DILocation(line: 82, column: 2, scope: !1593, inlinedAt: !1868)
!1889 = !DILocation(line: 45, column: 14, scope: !1593, inlinedAt: !1868)
!1890 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !1889)
!1891 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !1889)
!1892 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !1889)
!1893 = !DILocation(line: 46, column: 7, scope: !1593, inlinedAt: !1868)
!1894 = !DILocation(line: 49, column: 31, scope: !1593, inlinedAt: !1868)
!1895 = !DILocation(line: 50, column: 10, scope: !1593, inlinedAt: !1868)
!1896 = !DILocation(line: 51, column: 11, scope: !1593, inlinedAt: !1868)
!1897 = !DILocation(line: 51, column: 14, scope: !1593, inlinedAt: !1868)
!1898 = !DILocation(line: 52, column: 17, scope: !1593, inlinedAt: !1868)
!1899 = !DILocation(line: 52, column: 8, scope: !1593, inlinedAt: !1868)
!1900 = !DILocation(line: 54, column: 10, scope: !1593, inlinedAt: !1868)
!1901 = !DILocation(line: 55, column: 11, scope: !1593, inlinedAt: !1868)
!1902 = !DILocation(line: 42, column: 50, scope: !1593, inlinedAt: !1868)
!1903 = !DILocation(line: 56, column: 6, scope: !1593, inlinedAt: !1868)
!1904 = !DILocation(line: 56, column: 16, scope: !1593, inlinedAt: !1868)
!1905 = !DILocation(line: 57, column: 17, scope: !1593, inlinedAt: !1868)
!1906 = !DILocation(line: 56, column: 21, scope: !1593, inlinedAt: !1868)
!1907 = distinct !DISubprogram(name: "ReduceOr", scope: !326, file: !326, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1908 = !DILocation(line: 25, column: 60, scope: !1863, inlinedAt: !1864)
!1909 = !DILocation(line: 30, column: 15, scope: !1907, inlinedAt: !1908)
!1910 = !DILocation(line: 44, column: 16, scope: !1593, inlinedAt: !1909)
!1911 = !DILocation(line: 66, column: 7, scope: !1477, inlinedAt: !1910)
!1912 = !DILocation(line: 64, column: 35, scope: !1477, inlinedAt: !1910)
!1913 = !DILocation(line: 67, column: 7, scope: !1477, inlinedAt: !1910)
!1914 = !DILocation(line: 67, column: 35, scope: !1477, inlinedAt: !1910)
!1915 = !DILocation(line: 68, column: 23, scope: !1477, inlinedAt: !1910)
!1916 = !DILocation(line: 30, column: 64, scope: !1907, inlinedAt: !1908)
!1917 = !DILocation(line: 67, column: 40, scope: !1477, inlinedAt: !1910)
!1918 = !DILocation(line: 72, column: 16, scope: !1477, inlinedAt: !1910)
!1919 = !DILocation(line: 73, column: 6, scope: !1477, inlinedAt: !1910)
!1920 = !DILocation(line: 73, column: 36, scope: !1477, inlinedAt: !1910)
!1921 = !DILocation(line: 74, column: 16, scope: !1477, inlinedAt: !1910)
!1922 = !DILocation(line: 75, column: 11, scope: !1477, inlinedAt: !1910)
!1923 = !DILocation(line: 74, column: 3, scope: !1477, inlinedAt: !1910)
!1924 = !DILocation(line: 78, column: 22, scope: !1477, inlinedAt: !1910)
!1925 = !DILocation(line: 78, column: 41, scope: !1477, inlinedAt: !1910)
!1926 = !DILocation(line: 79, column: 9, scope: !1477, inlinedAt: !1910)
!1927 = !DILocation(line: 73, column: 41, scope: !1477, inlinedAt: !1910)
!1928 = !DILocation(line: 82, column: 16, scope: !1477, inlinedAt: !1910)
!1929 = !DILocation(line: 82, column: 2, scope: !1593, inlinedAt: !1909)
!1930 = !DILocation(line: 46, column: 7, scope: !1593, inlinedAt: !1909)
!1931 = !DILocation(line: 49, column: 31, scope: !1593, inlinedAt: !1909)
!1932 = !DILocation(line: 50, column: 10, scope: !1593, inlinedAt: !1909)
!1933 = !DILocation(line: 51, column: 11, scope: !1593, inlinedAt: !1909)
!1934 = !DILocation(line: 51, column: 14, scope: !1593, inlinedAt: !1909)
!1935 = !DILocation(line: 52, column: 17, scope: !1593, inlinedAt: !1909)
!1936 = !DILocation(line: 52, column: 8, scope: !1593, inlinedAt: !1909)
!1937 = !DILocation(line: 54, column: 10, scope: !1593, inlinedAt: !1909)
!1938 = !DILocation(line: 55, column: 11, scope: !1593, inlinedAt: !1909)
!1939 = !DILocation(line: 42, column: 50, scope: !1593, inlinedAt: !1909)
!1940 = !DILocation(line: 56, column: 6, scope: !1593, inlinedAt: !1909)
!1941 = !DILocation(line: 56, column: 16, scope: !1593, inlinedAt: !1909)
!1942 = !DILocation(line: 57, column: 17, scope: !1593, inlinedAt: !1909)
!1943 = !DILocation(line: 56, column: 21, scope: !1593, inlinedAt: !1909)
!1944 = distinct !DISubprogram(name: "ReduceXor", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1945 = !DILocation(line: 25, column: 81, scope: !1863, inlinedAt: !1864)
!1946 = !DILocation(line: 36, column: 15, scope: !1944, inlinedAt: !1945)
!1947 = !DILocation(line: 44, column: 16, scope: !1593, inlinedAt: !1946)
!1948 = !DILocation(line: 66, column: 7, scope: !1477, inlinedAt: !1947)
!1949 = !DILocation(line: 64, column: 35, scope: !1477, inlinedAt: !1947)
!1950 = !DILocation(line: 67, column: 7, scope: !1477, inlinedAt: !1947)
!1951 = !DILocation(line: 67, column: 35, scope: !1477, inlinedAt: !1947)
!1952 = !DILocation(line: 68, column: 23, scope: !1477, inlinedAt: !1947)
!1953 = !DILocation(line: 36, column: 65, scope: !1944, inlinedAt: !1945)
!1954 = !DILocation(line: 67, column: 40, scope: !1477, inlinedAt: !1947)
!1955 = !DILocation(line: 72, column: 16, scope: !1477, inlinedAt: !1947)
!1956 = !DILocation(line: 73, column: 6, scope: !1477, inlinedAt: !1947)
!1957 = !DILocation(line: 73, column: 36, scope: !1477, inlinedAt: !1947)
!1958 = !DILocation(line: 74, column: 16, scope: !1477, inlinedAt: !1947)
!1959 = !DILocation(line: 75, column: 11, scope: !1477, inlinedAt: !1947)
!1960 = !DILocation(line: 74, column: 3, scope: !1477, inlinedAt: !1947)
!1961 = !DILocation(line: 78, column: 22, scope: !1477, inlinedAt: !1947)
!1962 = !DILocation(line: 78, column: 41, scope: !1477, inlinedAt: !1947)
!1963 = !DILocation(line: 79, column: 9, scope: !1477, inlinedAt: !1947)
!1964 = !DILocation(line: 73, column: 41, scope: !1477, inlinedAt: !1947)
!1965 = !DILocation(line: 82, column: 16, scope: !1477, inlinedAt: !1947)
!1966 = !DILocation(line: 82, column: 2, scope: !1593, inlinedAt: !1946)
!1967 = !DILocation(line: 46, column: 7, scope: !1593, inlinedAt: !1946)
!1968 = !DILocation(line: 49, column: 31, scope: !1593, inlinedAt: !1946)
!1969 = !DILocation(line: 50, column: 10, scope: !1593, inlinedAt: !1946)
!1970 = !DILocation(line: 51, column: 11, scope: !1593, inlinedAt: !1946)
!1971 = !DILocation(line: 51, column: 14, scope: !1593, inlinedAt: !1946)
!1972 = !DILocation(line: 52, column: 17, scope: !1593, inlinedAt: !1946)
!1973 = !DILocation(line: 52, column: 8, scope: !1593, inlinedAt: !1946)
!1974 = !DILocation(line: 54, column: 10, scope: !1593, inlinedAt: !1946)
!1975 = !DILocation(line: 55, column: 11, scope: !1593, inlinedAt: !1946)
!1976 = !DILocation(line: 42, column: 50, scope: !1593, inlinedAt: !1946)
!1977 = !DILocation(line: 56, column: 6, scope: !1593, inlinedAt: !1946)
!1978 = !DILocation(line: 56, column: 16, scope: !1593, inlinedAt: !1946)
!1979 = !DILocation(line: 57, column: 17, scope: !1593, inlinedAt: !1946)
!1980 = !DILocation(line: 56, column: 21, scope: !1593, inlinedAt: !1946)
!1981 = !DILocation(line: 25, column: 5, scope: !1863, inlinedAt: !1864)
!1982 = !DILocation(line: 25, column: 13, scope: !1863, inlinedAt: !1864)
!1983 = !DILocation(line: 25, column: 21, scope: !1863, inlinedAt: !1864)
!1984 = distinct !DISubprogram(name: "ExchangeInt", scope: !276, file: !276, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1985 = !DILocation(line: 66, column: 6, scope: !1984)
!1986 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1987 = !DILocation(line: 66, column: 80, scope: !1984)
!1988 = !DILocation(line: 21, column: 29, scope: !1986, inlinedAt: !1987)
!1989 = !DILocation(line: 21, column: 39, scope: !1986, inlinedAt: !1987)
!1990 = !DILocation(line: 21, column: 49, scope: !1986, inlinedAt: !1987)
!1991 = !DILocation(line: 23, column: 7, scope: !1986, inlinedAt: !1987)
!1992 = !DILocation(line: 22, column: 2, scope: !1986, inlinedAt: !1987)
!1993 = !DILocation(line: 22, column: 8, scope: !1986, inlinedAt: !1987)
!1994 = !DILocation(line: 26, column: 9, scope: !1986, inlinedAt: !1987)
!1995 = !DILocation(line: 27, column: 12, scope: !1986, inlinedAt: !1987)
!1996 = !DILocation(line: 27, column: 10, scope: !1986, inlinedAt: !1987)
!1997 = !DILocation(line: 27, column: 30, scope: !1986, inlinedAt: !1987)
!1998 = !DILocation(line: 28, column: 32, scope: !1986, inlinedAt: !1987)
!1999 = !DILocation(line: 28, column: 34, scope: !1986, inlinedAt: !1987)
!2000 = !DILocation(line: 28, column: 37, scope: !1986, inlinedAt: !1987)
!2001 = !DILocation(line: 28, column: 20, scope: !1986, inlinedAt: !1987)
!2002 = !DILocation(line: 28, column: 3, scope: !1986, inlinedAt: !1987)
!2003 = !DILocation(line: 29, column: 22, scope: !1986, inlinedAt: !1987)
!2004 = !DILocation(line: 29, column: 3, scope: !1986, inlinedAt: !1987)
!2005 = !DILocation(line: 30, column: 24, scope: !1986, inlinedAt: !1987)
!2006 = !DILocation(line: 30, column: 3, scope: !1986, inlinedAt: !1987)
!2007 = !DILocation(line: 31, column: 23, scope: !1986, inlinedAt: !1987)
!2008 = !DILocation(line: 31, column: 3, scope: !1986, inlinedAt: !1987)
!2009 = !DILocation(line: 32, column: 14, scope: !1986, inlinedAt: !1987)
!2010 = !DILocation(line: 32, column: 12, scope: !1986, inlinedAt: !1987)
!2011 = !DILocation(line: 32, column: 18, scope: !1986, inlinedAt: !1987)
!2012 = !DILocation(line: 33, column: 21, scope: !1986, inlinedAt: !1987)
!2013 = !DILocation(line: 33, column: 3, scope: !1986, inlinedAt: !1987)
!2014 = !DILocation(line: 34, column: 3, scope: !1986, inlinedAt: !1987)
!2015 = !DILocation(line: 35, column: 31, scope: !1986, inlinedAt: !1987)
!2016 = !DILocation(line: 36, column: 4, scope: !1986, inlinedAt: !1987)
!2017 = !DILocation(line: 38, column: 32, scope: !1986, inlinedAt: !1987)
!2018 = !DILocation(line: 38, column: 30, scope: !1986, inlinedAt: !1987)
!2019 = !DILocation(line: 38, column: 24, scope: !1986, inlinedAt: !1987)
!2020 = !DILocation(line: 38, column: 3, scope: !1986, inlinedAt: !1987)
!2021 = distinct !DISubprogram(name: "ExchangeUint8", scope: !276, file: !276, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!2022 = !DILocation(line: 71, column: 6, scope: !2021)
!2023 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2024 = !DILocation(line: 72, column: 10, scope: !2021)
!2025 = !DILocation(line: 21, column: 29, scope: !2023, inlinedAt: !2024)
!2026 = !DILocation(line: 21, column: 39, scope: !2023, inlinedAt: !2024)
!2027 = !DILocation(line: 21, column: 49, scope: !2023, inlinedAt: !2024)
!2028 = !DILocation(line: 23, column: 7, scope: !2023, inlinedAt: !2024)
!2029 = !DILocation(line: 22, column: 2, scope: !2023, inlinedAt: !2024)
!2030 = !DILocation(line: 22, column: 8, scope: !2023, inlinedAt: !2024)
!2031 = !DILocation(line: 26, column: 9, scope: !2023, inlinedAt: !2024)
!2032 = !DILocation(line: 27, column: 12, scope: !2023, inlinedAt: !2024)
!2033 = !DILocation(line: 27, column: 10, scope: !2023, inlinedAt: !2024)
!2034 = !DILocation(line: 27, column: 30, scope: !2023, inlinedAt: !2024)
!2035 = !DILocation(line: 28, column: 32, scope: !2023, inlinedAt: !2024)
!2036 = !DILocation(line: 28, column: 34, scope: !2023, inlinedAt: !2024)
!2037 = !DILocation(line: 28, column: 37, scope: !2023, inlinedAt: !2024)
!2038 = !DILocation(line: 28, column: 20, scope: !2023, inlinedAt: !2024)
!2039 = !DILocation(line: 28, column: 3, scope: !2023, inlinedAt: !2024)
!2040 = !DILocation(line: 29, column: 22, scope: !2023, inlinedAt: !2024)
!2041 = !DILocation(line: 29, column: 3, scope: !2023, inlinedAt: !2024)
!2042 = !DILocation(line: 30, column: 24, scope: !2023, inlinedAt: !2024)
!2043 = !DILocation(line: 30, column: 3, scope: !2023, inlinedAt: !2024)
!2044 = !DILocation(line: 31, column: 23, scope: !2023, inlinedAt: !2024)
!2045 = !DILocation(line: 31, column: 3, scope: !2023, inlinedAt: !2024)
!2046 = !DILocation(line: 32, column: 14, scope: !2023, inlinedAt: !2024)
!2047 = !DILocation(line: 32, column: 12, scope: !2023, inlinedAt: !2024)
!2048 = !DILocation(line: 32, column: 18, scope: !2023, inlinedAt: !2024)
!2049 = !DILocation(line: 33, column: 21, scope: !2023, inlinedAt: !2024)
!2050 = !DILocation(line: 33, column: 3, scope: !2023, inlinedAt: !2024)
!2051 = !DILocation(line: 34, column: 3, scope: !2023, inlinedAt: !2024)
!2052 = !DILocation(line: 35, column: 31, scope: !2023, inlinedAt: !2024)
!2053 = !DILocation(line: 36, column: 4, scope: !2023, inlinedAt: !2024)
!2054 = !DILocation(line: 38, column: 32, scope: !2023, inlinedAt: !2024)
!2055 = !DILocation(line: 38, column: 30, scope: !2023, inlinedAt: !2024)
!2056 = !DILocation(line: 38, column: 24, scope: !2023, inlinedAt: !2024)
!2057 = !DILocation(line: 38, column: 3, scope: !2023, inlinedAt: !2024)
!2058 = distinct !DISubprogram(name: "ExchangeUint16", scope: !276, file: !276, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!2059 = !DILocation(line: 78, column: 6, scope: !2058)
!2060 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2061 = !DILocation(line: 79, column: 10, scope: !2058)
!2062 = !DILocation(line: 21, column: 29, scope: !2060, inlinedAt: !2061)
!2063 = !DILocation(line: 21, column: 39, scope: !2060, inlinedAt: !2061)
!2064 = !DILocation(line: 21, column: 49, scope: !2060, inlinedAt: !2061)
!2065 = !DILocation(line: 23, column: 7, scope: !2060, inlinedAt: !2061)
!2066 = !DILocation(line: 22, column: 2, scope: !2060, inlinedAt: !2061)
!2067 = !DILocation(line: 22, column: 8, scope: !2060, inlinedAt: !2061)
!2068 = !DILocation(line: 26, column: 9, scope: !2060, inlinedAt: !2061)
!2069 = !DILocation(line: 27, column: 12, scope: !2060, inlinedAt: !2061)
!2070 = !DILocation(line: 27, column: 10, scope: !2060, inlinedAt: !2061)
!2071 = !DILocation(line: 27, column: 30, scope: !2060, inlinedAt: !2061)
!2072 = !DILocation(line: 28, column: 32, scope: !2060, inlinedAt: !2061)
!2073 = !DILocation(line: 28, column: 34, scope: !2060, inlinedAt: !2061)
!2074 = !DILocation(line: 28, column: 37, scope: !2060, inlinedAt: !2061)
!2075 = !DILocation(line: 28, column: 20, scope: !2060, inlinedAt: !2061)
!2076 = !DILocation(line: 28, column: 3, scope: !2060, inlinedAt: !2061)
!2077 = !DILocation(line: 29, column: 22, scope: !2060, inlinedAt: !2061)
!2078 = !DILocation(line: 29, column: 3, scope: !2060, inlinedAt: !2061)
!2079 = !DILocation(line: 30, column: 24, scope: !2060, inlinedAt: !2061)
!2080 = !DILocation(line: 30, column: 3, scope: !2060, inlinedAt: !2061)
!2081 = !DILocation(line: 31, column: 23, scope: !2060, inlinedAt: !2061)
!2082 = !DILocation(line: 31, column: 3, scope: !2060, inlinedAt: !2061)
!2083 = !DILocation(line: 32, column: 14, scope: !2060, inlinedAt: !2061)
!2084 = !DILocation(line: 32, column: 12, scope: !2060, inlinedAt: !2061)
!2085 = !DILocation(line: 32, column: 18, scope: !2060, inlinedAt: !2061)
!2086 = !DILocation(line: 33, column: 21, scope: !2060, inlinedAt: !2061)
!2087 = !DILocation(line: 33, column: 3, scope: !2060, inlinedAt: !2061)
!2088 = !DILocation(line: 34, column: 3, scope: !2060, inlinedAt: !2061)
!2089 = !DILocation(line: 35, column: 31, scope: !2060, inlinedAt: !2061)
!2090 = !DILocation(line: 36, column: 4, scope: !2060, inlinedAt: !2061)
!2091 = !DILocation(line: 38, column: 32, scope: !2060, inlinedAt: !2061)
!2092 = !DILocation(line: 38, column: 30, scope: !2060, inlinedAt: !2061)
!2093 = !DILocation(line: 38, column: 24, scope: !2060, inlinedAt: !2061)
!2094 = !DILocation(line: 38, column: 3, scope: !2060, inlinedAt: !2061)
!2095 = distinct !DISubprogram(name: "NumbersUint16", scope: !276, file: !276, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!2096 = !DILocation(line: 85, column: 6, scope: !2095)
!2097 = distinct !DISubprogram(name: "groupNumbers", scope: !316, file: !316, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2098 = !DILocation(line: 85, column: 75, scope: !2095)
!2099 = !DILocation(line: 29, column: 20, scope: !2097, inlinedAt: !2098)
!2100 = !DILocation(line: 30, column: 26, scope: !2097, inlinedAt: !2098)
!2101 = !DILocation(line: 30, column: 24, scope: !2097, inlinedAt: !2098)
!2102 = !DILocation(line: 30, column: 46, scope: !2097, inlinedAt: !2098)
!2103 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2104 = !DILocation(line: 30, column: 9, scope: !2097, inlinedAt: !2098)
!2105 = !DILocation(line: 14, column: 11, scope: !2103, inlinedAt: !2104)
!2106 = distinct !DISubprogram(name: "reduceWarp", scope: !326, file: !326, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!2107 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2108 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2109 = !DILocation(line: 16, column: 25, scope: !2103, inlinedAt: !2104)
!2110 = !DILocation(line: 7, column: 15, scope: !2108, inlinedAt: !2109)
!2111 = !DILocation(line: 44, column: 16, scope: !2107, inlinedAt: !2110)
!2112 = !DILocation(line: 65, column: 13, scope: !2106, inlinedAt: !2111)
!2113 = !DILocation(line: 66, column: 7, scope: !2106, inlinedAt: !2111)
!2114 = !DILocation(line: 64, column: 35, scope: !2106, inlinedAt: !2111)
!2115 = !DILocation(line: 67, column: 7, scope: !2106, inlinedAt: !2111)
!2116 = !DILocation(line: 67, column: 35, scope: !2106, inlinedAt: !2111)
!2117 = !DILocation(line: 68, column: 23, scope: !2106, inlinedAt: !2111)
!2118 = !DILocation(line: 7, column: 65, scope: !2108, inlinedAt: !2109)
!2119 = !DILocation(line: 67, column: 40, scope: !2106, inlinedAt: !2111)
!2120 = !DILocation(line: 72, column: 16, scope: !2106, inlinedAt: !2111)
!2121 = !DILocation(line: 73, column: 6, scope: !2106, inlinedAt: !2111)
!2122 = !DILocation(line: 73, column: 36, scope: !2106, inlinedAt: !2111)
!2123 = !DILocation(line: 74, column: 16, scope: !2106, inlinedAt: !2111)
!2124 = !DILocation(line: 75, column: 11, scope: !2106, inlinedAt: !2111)
!2125 = !DILocation(line: 74, column: 3, scope: !2106, inlinedAt: !2111)
!2126 = !DILocation(line: 78, column: 22, scope: !2106, inlinedAt: !2111)
!2127 = !DILocation(line: 78, column: 41, scope: !2106, inlinedAt: !2111)
!2128 = !DILocation(line: 79, column: 9, scope: !2106, inlinedAt: !2111)
!2129 = !DILocation(line: 73, column: 41, scope: !2106, inlinedAt: !2111)
!2130 = !DILocation(line: 82, column: 16, scope: !2106, inlinedAt: !2111)
!2131 = !DILocation(line: 82, column: 2, scope: !2107, inlinedAt: !2110)
!2132 = !DILocation(line: 16, column: 6, scope: !2103, inlinedAt: !2104)
!2133 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2134 = !DILocation(line: 17, column: 33, scope: !2103, inlinedAt: !2104)
!2135 = !DILocation(line: 13, column: 15, scope: !2133, inlinedAt: !2134)
!2136 = !DILocation(line: 44, column: 16, scope: !2107, inlinedAt: !2135)
!2137 = !DILocation(line: 66, column: 7, scope: !2106, inlinedAt: !2136)
!2138 = !DILocation(line: 64, column: 35, scope: !2106, inlinedAt: !2136)
!2139 = !DILocation(line: 67, column: 7, scope: !2106, inlinedAt: !2136)
!2140 = !DILocation(line: 67, column: 35, scope: !2106, inlinedAt: !2136)
!2141 = !DILocation(line: 68, column: 23, scope: !2106, inlinedAt: !2136)
!2142 = !DILocation(line: 13, column: 66, scope: !2133, inlinedAt: !2134)
!2143 = !DILocation(line: 67, column: 40, scope: !2106, inlinedAt: !2136)
!2144 = !DILocation(line: 72, column: 16, scope: !2106, inlinedAt: !2136)
!2145 = !DILocation(line: 73, column: 6, scope: !2106, inlinedAt: !2136)
!2146 = !DILocation(line: 73, column: 36, scope: !2106, inlinedAt: !2136)
!2147 = !DILocation(line: 74, column: 16, scope: !2106, inlinedAt: !2136)
!2148 = !DILocation(line: 75, column: 11, scope: !2106, inlinedAt: !2136)
!2149 = !DILocation(line: 74, column: 3, scope: !2106, inlinedAt: !2136)
!2150 = !DILocation(line: 78, column: 22, scope: !2106, inlinedAt: !2136)
!2151 = !DILocation(line: 78, column: 41, scope: !2106, inlinedAt: !2136)
!2152 = !DILocation(line: 79, column: 9, scope: !2106, inlinedAt: !2136)
!2153 = !DILocation(line: 73, column: 41, scope: !2106, inlinedAt: !2136)
!2154 = !DILocation(line: 82, column: 16, scope: !2106, inlinedAt: !2136)
!2155 = !DILocation(line: 82, column: 2, scope: !2107, inlinedAt: !2135)
!2156 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2157 = !DILocation(line: 17, column: 54, scope: !2103, inlinedAt: !2104)
!2158 = !DILocation(line: 19, column: 15, scope: !2156, inlinedAt: !2157)
!2159 = !DILocation(line: 44, column: 16, scope: !2107, inlinedAt: !2158)
!2160 = !DILocation(line: 66, column: 7, scope: !2106, inlinedAt: !2159)
!2161 = !DILocation(line: 64, column: 35, scope: !2106, inlinedAt: !2159)
!2162 = !DILocation(line: 67, column: 7, scope: !2106, inlinedAt: !2159)
!2163 = !DILocation(line: 67, column: 35, scope: !2106, inlinedAt: !2159)
!2164 = !DILocation(line: 68, column: 23, scope: !2106, inlinedAt: !2159)
!2165 = !DILocation(line: 19, column: 66, scope: !2156, inlinedAt: !2157)
!2166 = !DILocation(line: 67, column: 40, scope: !2106, inlinedAt: !2159)
!2167 = !DILocation(line: 72, column: 16, scope: !2106, inlinedAt: !2159)
!2168 = !DILocation(line: 73, column: 6, scope: !2106, inlinedAt: !2159)
!2169 = !DILocation(line: 73, column: 36, scope: !2106, inlinedAt: !2159)
!2170 = !DILocation(line: 74, column: 16, scope: !2106, inlinedAt: !2159)
!2171 = !DILocation(line: 75, column: 11, scope: !2106, inlinedAt: !2159)
!2172 = !DILocation(line: 74, column: 3, scope: !2106, inlinedAt: !2159)
!2173 = !DILocation(line: 78, column: 22, scope: !2106, inlinedAt: !2159)
!2174 = !DILocation(line: 78, column: 41, scope: !2106, inlinedAt: !2159)
!2175 = !DILocation(line: 79, column: 9, scope: !2106, inlinedAt: !2159)
!2176 = !DILocation(line: 73, column: 41, scope: !2106, inlinedAt: !2159)
!2177 = !DILocation(line: 82, column: 16, scope: !2106, inlinedAt: !2159)
!2178 = !DILocation(line: 82, column: 2, scope: !2107, inlinedAt: !2158)
!2179 = !DILocation(line: 17, column: 6, scope: !2103, inlinedAt: !2104)
!2180 = !DILocation(line: 17, column: 14, scope: !2103, inlinedAt: !2104)
!2181 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2182 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2183 = !DILocation(line: 18, column: 40, scope: !2103, inlinedAt: !2104)
!2184 = !DILocation(line: 6, column: 21, scope: !2182, inlinedAt: !2183)
!2185 = !DILocation(line: 25, column: 16, scope: !2181, inlinedAt: !2184)
!2186 = !DILocation(line: 23, column: 48, scope: !2181, inlinedAt: !2184)
!2187 = !DILocation(line: 26, column: 6, scope: !2181, inlinedAt: !2184)
!2188 = !DILocation(line: 26, column: 24, scope: !2181, inlinedAt: !2184)
!2189 = !DILocation(line: 27, column: 24, scope: !2181, inlinedAt: !2184)
!2190 = !DILocation(line: 27, column: 44, scope: !2181, inlinedAt: !2184)
!2191 = !DILocation(line: 28, column: 4, scope: !2181, inlinedAt: !2184)
!2192 = !DILocation(line: 26, column: 37, scope: !2181, inlinedAt: !2184)
!2193 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2194 = !DILocation(line: 18, column: 68, scope: !2103, inlinedAt: !2104)
!2195 = !DILocation(line: 14, column: 21, scope: !2193, inlinedAt: !2194)
!2196 = !DILocation(line: 23, column: 48, scope: !2181, inlinedAt: !2195)
!2197 = !DILocation(line: 26, column: 6, scope: !2181, inlinedAt: !2195)
!2198 = !DILocation(line: 26, column: 24, scope: !2181, inlinedAt: !2195)
!2199 = !DILocation(line: 27, column: 24, scope: !2181, inlinedAt: !2195)
!2200 = !DILocation(line: 27, column: 44, scope: !2181, inlinedAt: !2195)
!2201 = !DILocation(line: 28, column: 4, scope: !2181, inlinedAt: !2195)
!2202 = !DILocation(line: 26, column: 37, scope: !2181, inlinedAt: !2195)
!2203 = !DILocation(line: 15, column: 20, scope: !2193, inlinedAt: !2194)
!2204 = !DILocation(line: 15, column: 42, scope: !2193, inlinedAt: !2194)
!2205 = !DILocation(line: 18, column: 2, scope: !2103, inlinedAt: !2104)
!2206 = !DILocation(line: 18, column: 6, scope: !2103, inlinedAt: !2104)
!2207 = !DILocation(line: 18, column: 14, scope: !2103, inlinedAt: !2104)
!2208 = !DILocation(line: 19, column: 40, scope: !2103, inlinedAt: !2104)
!2209 = !DILocation(line: 19, column: 42, scope: !2103, inlinedAt: !2104)
!2210 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2211 = !DILocation(line: 19, column: 25, scope: !2103, inlinedAt: !2104)
!2212 = !DILocation(line: 36, column: 10, scope: !2210, inlinedAt: !2211)
!2213 = !DILocation(line: 36, column: 22, scope: !2210, inlinedAt: !2211)
!2214 = !DILocation(line: 37, column: 8, scope: !2210, inlinedAt: !2211)
!2215 = !DILocation(line: 40, column: 17, scope: !2210, inlinedAt: !2211)
!2216 = !DILocation(line: 19, column: 6, scope: !2103, inlinedAt: !2104)
!2217 = !DILocation(line: 31, column: 26, scope: !2097, inlinedAt: !2098)
!2218 = !DILocation(line: 31, column: 48, scope: !2097, inlinedAt: !2098)
!2219 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2220 = !DILocation(line: 31, column: 9, scope: !2097, inlinedAt: !2098)
!2221 = !DILocation(line: 14, column: 11, scope: !2219, inlinedAt: !2220)
!2222 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2223 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2224 = !DILocation(line: 16, column: 25, scope: !2219, inlinedAt: !2220)
!2225 = !DILocation(line: 7, column: 15, scope: !2223, inlinedAt: !2224)
!2226 = !DILocation(line: 44, column: 16, scope: !2222, inlinedAt: !2225)
!2227 = !DILocation(line: 66, column: 7, scope: !2106, inlinedAt: !2226)
!2228 = !DILocation(line: 64, column: 35, scope: !2106, inlinedAt: !2226)
!2229 = !DILocation(line: 67, column: 7, scope: !2106, inlinedAt: !2226)
!2230 = !DILocation(line: 67, column: 35, scope: !2106, inlinedAt: !2226)
!2231 = !DILocation(line: 68, column: 23, scope: !2106, inlinedAt: !2226)
!2232 = !DILocation(line: 7, column: 65, scope: !2223, inlinedAt: !2224)
!2233 = !DILocation(line: 67, column: 40, scope: !2106, inlinedAt: !2226)
!2234 = !DILocation(line: 73, column: 6, scope: !2106, inlinedAt: !2226)
!2235 = !DILocation(line: 73, column: 36, scope: !2106, inlinedAt: !2226)
!2236 = !DILocation(line: 74, column: 16, scope: !2106, inlinedAt: !2226)
!2237 = !DILocation(line: 75, column: 11, scope: !2106, inlinedAt: !2226)
!2238 = !DILocation(line: 74, column: 3, scope: !2106, inlinedAt: !2226)
!2239 = !DILocation(line: 78, column: 22, scope: !2106, inlinedAt: !2226)
!2240 = !DILocation(line: 78, column: 41, scope: !2106, inlinedAt: !2226)
!2241 = !DILocation(line: 79, column: 9, scope: !2106, inlinedAt: !2226)
!2242 = !DILocation(line: 73, column: 41, scope: !2106, inlinedAt: !2226)
!2243 = !DILocation(line: 82, column: 16, scope: !2106, inlinedAt: !2226)
!2244 = !DILocation(line: 82, column: 2, scope: !2222, inlinedAt: !2225)
!2245 = !DILocation(line: 45, column: 14, scope: !2222, inlinedAt: !2225)
!2246 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !2245)
!2247 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !2245)
!2248 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !2245)
!2249 = !DILocation(line: 46, column: 7, scope: !2222, inlinedAt: !2225)
!2250 = !DILocation(line: 49, column: 31, scope: !2222, inlinedAt: !2225)
!2251 = !DILocation(line: 50, column: 10, scope: !2222, inlinedAt: !2225)
!2252 = !DILocation(line: 51, column: 14, scope: !2222, inlinedAt: !2225)
!2253 = !DILocation(line: 52, column: 17, scope: !2222, inlinedAt: !2225)
!2254 = !DILocation(line: 52, column: 8, scope: !2222, inlinedAt: !2225)
!2255 = !DILocation(line: 54, column: 10, scope: !2222, inlinedAt: !2225)
!2256 = !DILocation(line: 55, column: 11, scope: !2222, inlinedAt: !2225)
!2257 = !DILocation(line: 42, column: 50, scope: !2222, inlinedAt: !2225)
!2258 = !DILocation(line: 56, column: 6, scope: !2222, inlinedAt: !2225)
!2259 = !DILocation(line: 56, column: 16, scope: !2222, inlinedAt: !2225)
!2260 = !DILocation(line: 57, column: 17, scope: !2222, inlinedAt: !2225)
!2261 = !DILocation(line: 56, column: 21, scope: !2222, inlinedAt: !2225)
!2262 = !DILocation(line: 16, column: 6, scope: !2219, inlinedAt: !2220)
!2263 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2264 = !DILocation(line: 17, column: 33, scope: !2219, inlinedAt: !2220)
!2265 = !DILocation(line: 13, column: 15, scope: !2263, inlinedAt: !2264)
!2266 = !DILocation(line: 44, column: 16, scope: !2222, inlinedAt: !2265)
!2267 = !DILocation(line: 66, column: 7, scope: !2106, inlinedAt: !2266)
!2268 = !DILocation(line: 64, column: 35, scope: !2106, inlinedAt: !2266)
!2269 = !DILocation(line: 67, column: 7, scope: !2106, inlinedAt: !2266)
!2270 = !DILocation(line: 67, column: 35, scope: !2106, inlinedAt: !2266)
!2271 = !DILocation(line: 68, column: 23, scope: !2106, inlinedAt: !2266)
!2272 = !DILocation(line: 13, column: 66, scope: !2263, inlinedAt: !2264)
!2273 = !DILocation(line: 67, column: 40, scope: !2106, inlinedAt: !2266)
!2274 = !DILocation(line: 73, column: 6, scope: !2106, inlinedAt: !2266)
!2275 = !DILocation(line: 73, column: 36, scope: !2106, inlinedAt: !2266)
!2276 = !DILocation(line: 74, column: 16, scope: !2106, inlinedAt: !2266)
!2277 = !DILocation(line: 75, column: 11, scope: !2106, inlinedAt: !2266)
!2278 = !DILocation(line: 74, column: 3, scope: !2106, inlinedAt: !2266)
!2279 = !DILocation(line: 78, column: 22, scope: !2106, inlinedAt: !2266)
!2280 = !DILocation(line: 78, column: 41, scope: !2106, inlinedAt: !2266)
!2281 = !DILocation(line: 79, column: 9, scope: !2106, inlinedAt: !2266)
!2282 = !DILocation(line: 73, column: 41, scope: !2106, inlinedAt: !2266)
!2283 = !DILocation(line: 82, column: 16, scope: !2106, inlinedAt: !2266)
!2284 = !DILocation(line: 82, column: 2, scope: !2222, inlinedAt: !2265)
!2285 = !DILocation(line: 46, column: 7, scope: !2222, inlinedAt: !2265)
!2286 = !DILocation(line: 49, column: 31, scope: !2222, inlinedAt: !2265)
!2287 = !DILocation(line: 50, column: 10, scope: !2222, inlinedAt: !2265)
!2288 = !DILocation(line: 51, column: 14, scope: !2222, inlinedAt: !2265)
!2289 = !DILocation(line: 52, column: 17, scope: !2222, inlinedAt: !2265)
!2290 = !DILocation(line: 52, column: 8, scope: !2222, inlinedAt: !2265)
!2291 = !DILocation(line: 54, column: 10, scope: !2222, inlinedAt: !2265)
!2292 = !DILocation(line: 55, column: 11, scope: !2222, inlinedAt: !2265)
!2293 = !DILocation(line: 42, column: 50, scope: !2222, inlinedAt: !2265)
!2294 = !DILocation(line: 56, column: 6, scope: !2222, inlinedAt: !2265)
!2295 = !DILocation(line: 56, column: 16, scope: !2222, inlinedAt: !2265)
!2296 = !DILocation(line: 57, column: 17, scope: !2222, inlinedAt: !2265)
!2297 = !DILocation(line: 56, column: 21, scope: !2222, inlinedAt: !2265)
!2298 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2299 = !DILocation(line: 17, column: 54, scope: !2219, inlinedAt: !2220)
!2300 = !DILocation(line: 19, column: 15, scope: !2298, inlinedAt: !2299)
!2301 = !DILocation(line: 44, column: 16, scope: !2222, inlinedAt: !2300)
!2302 = !DILocation(line: 66, column: 7, scope: !2106, inlinedAt: !2301)
!2303 = !DILocation(line: 64, column: 35, scope: !2106, inlinedAt: !2301)
!2304 = !DILocation(line: 67, column: 7, scope: !2106, inlinedAt: !2301)
!2305 = !DILocation(line: 67, column: 35, scope: !2106, inlinedAt: !2301)
!2306 = !DILocation(line: 68, column: 23, scope: !2106, inlinedAt: !2301)
!2307 = !DILocation(line: 19, column: 66, scope: !2298, inlinedAt: !2299)
!2308 = !DILocation(line: 67, column: 40, scope: !2106, inlinedAt: !2301)
!2309 = !DILocation(line: 73, column: 6, scope: !2106, inlinedAt: !2301)
!2310 = !DILocation(line: 73, column: 36, scope: !2106, inlinedAt: !2301)
!2311 = !DILocation(line: 74, column: 16, scope: !2106, inlinedAt: !2301)
!2312 = !DILocation(line: 75, column: 11, scope: !2106, inlinedAt: !2301)
!2313 = !DILocation(line: 74, column: 3, scope: !2106, inlinedAt: !2301)
!2314 = !DILocation(line: 78, column: 22, scope: !2106, inlinedAt: !2301)
!2315 = !DILocation(line: 78, column: 41, scope: !2106, inlinedAt: !2301)
!2316 = !DILocation(line: 79, column: 9, scope: !2106, inlinedAt: !2301)
!2317 = !DILocation(line: 73, column: 41, scope: !2106, inlinedAt: !2301)
!2318 = !DILocation(line: 82, column: 16, scope: !2106, inlinedAt: !2301)
!2319 = !DILocation(line: 82, column: 2, scope: !2222, inlinedAt: !2300)
!2320 = !DILocation(line: 46, column: 7, scope: !2222, inlinedAt: !2300)
!2321 = !DILocation(line: 49, column: 31, scope: !2222, inlinedAt: !2300)
!2322 = !DILocation(line: 50, column: 10, scope: !2222, inlinedAt: !2300)
!2323 = !DILocation(line: 51, column: 14, scope: !2222, inlinedAt: !2300)
!2324 = !DILocation(line: 52, column: 17, scope: !2222, inlinedAt: !2300)
!2325 = !DILocation(line: 52, column: 8, scope: !2222, inlinedAt: !2300)
!2326 = !DILocation(line: 54, column: 10, scope: !2222, inlinedAt: !2300)
!2327 = !DILocation(line: 55, column: 11, scope: !2222, inlinedAt: !2300)
!2328 = !DILocation(line: 42, column: 50, scope: !2222, inlinedAt: !2300)
!2329 = !DILocation(line: 56, column: 6, scope: !2222, inlinedAt: !2300)
!2330 = !DILocation(line: 56, column: 16, scope: !2222, inlinedAt: !2300)
!2331 = !DILocation(line: 57, column: 17, scope: !2222, inlinedAt: !2300)
!2332 = !DILocation(line: 56, column: 21, scope: !2222, inlinedAt: !2300)
!2333 = !DILocation(line: 17, column: 6, scope: !2219, inlinedAt: !2220)
!2334 = !DILocation(line: 17, column: 14, scope: !2219, inlinedAt: !2220)
!2335 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2336 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2337 = !DILocation(line: 18, column: 40, scope: !2219, inlinedAt: !2220)
!2338 = !DILocation(line: 6, column: 21, scope: !2336, inlinedAt: !2337)
!2339 = !DILocation(line: 25, column: 16, scope: !2335, inlinedAt: !2338)
!2340 = !DILocation(line: 23, column: 48, scope: !2335, inlinedAt: !2338)
!2341 = !DILocation(line: 26, column: 6, scope: !2335, inlinedAt: !2338)
!2342 = !DILocation(line: 26, column: 24, scope: !2335, inlinedAt: !2338)
!2343 = !DILocation(line: 27, column: 24, scope: !2335, inlinedAt: !2338)
!2344 = !DILocation(line: 27, column: 44, scope: !2335, inlinedAt: !2338)
!2345 = !DILocation(line: 28, column: 4, scope: !2335, inlinedAt: !2338)
!2346 = !DILocation(line: 26, column: 37, scope: !2335, inlinedAt: !2338)
!2347 = !DILocation(line: 31, column: 15, scope: !2335, inlinedAt: !2338)
!2348 = !DILocation(line: 34, column: 32, scope: !2335, inlinedAt: !2338)
!2349 = !DILocation(line: 35, column: 19, scope: !2335, inlinedAt: !2338)
!2350 = !DILocation(line: 36, column: 10, scope: !2335, inlinedAt: !2338)
!2351 = !DILocation(line: 37, column: 21, scope: !2335, inlinedAt: !2338)
!2352 = !DILocation(line: 37, column: 10, scope: !2335, inlinedAt: !2338)
!2353 = !DILocation(line: 38, column: 9, scope: !2335, inlinedAt: !2338)
!2354 = !DILocation(line: 40, column: 10, scope: !2335, inlinedAt: !2338)
!2355 = !DILocation(line: 23, column: 59, scope: !2335, inlinedAt: !2338)
!2356 = !DILocation(line: 42, column: 19, scope: !2335, inlinedAt: !2338)
!2357 = !DILocation(line: 42, column: 3, scope: !2335, inlinedAt: !2338)
!2358 = !DILocation(line: 44, column: 2, scope: !2336, inlinedAt: !2337)
!2359 = !DILocation(line: 7, column: 16, scope: !2336, inlinedAt: !2337)
!2360 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2361 = !DILocation(line: 18, column: 68, scope: !2219, inlinedAt: !2220)
!2362 = !DILocation(line: 14, column: 21, scope: !2360, inlinedAt: !2361)
!2363 = !DILocation(line: 25, column: 16, scope: !2335, inlinedAt: !2362)
!2364 = !DILocation(line: 23, column: 48, scope: !2335, inlinedAt: !2362)
!2365 = !DILocation(line: 26, column: 6, scope: !2335, inlinedAt: !2362)
!2366 = !DILocation(line: 26, column: 24, scope: !2335, inlinedAt: !2362)
!2367 = !DILocation(line: 27, column: 24, scope: !2335, inlinedAt: !2362)
!2368 = !DILocation(line: 27, column: 44, scope: !2335, inlinedAt: !2362)
!2369 = !DILocation(line: 28, column: 4, scope: !2335, inlinedAt: !2362)
!2370 = !DILocation(line: 26, column: 37, scope: !2335, inlinedAt: !2362)
!2371 = !DILocation(line: 31, column: 15, scope: !2335, inlinedAt: !2362)
!2372 = !DILocation(line: 34, column: 32, scope: !2335, inlinedAt: !2362)
!2373 = !DILocation(line: 35, column: 19, scope: !2335, inlinedAt: !2362)
!2374 = !DILocation(line: 36, column: 10, scope: !2335, inlinedAt: !2362)
!2375 = !DILocation(line: 37, column: 21, scope: !2335, inlinedAt: !2362)
!2376 = !DILocation(line: 37, column: 10, scope: !2335, inlinedAt: !2362)
!2377 = !DILocation(line: 38, column: 9, scope: !2335, inlinedAt: !2362)
!2378 = !DILocation(line: 40, column: 10, scope: !2335, inlinedAt: !2362)
!2379 = !DILocation(line: 23, column: 59, scope: !2335, inlinedAt: !2362)
!2380 = !DILocation(line: 42, column: 19, scope: !2335, inlinedAt: !2362)
!2381 = !DILocation(line: 42, column: 3, scope: !2335, inlinedAt: !2362)
!2382 = !DILocation(line: 44, column: 2, scope: !2360, inlinedAt: !2361)
!2383 = !DILocation(line: 15, column: 20, scope: !2360, inlinedAt: !2361)
!2384 = !DILocation(line: 15, column: 42, scope: !2360, inlinedAt: !2361)
!2385 = !DILocation(line: 18, column: 16, scope: !2360, inlinedAt: !2361)
!2386 = !DILocation(line: 18, column: 2, scope: !2219, inlinedAt: !2220)
!2387 = !DILocation(line: 18, column: 6, scope: !2219, inlinedAt: !2220)
!2388 = !DILocation(line: 18, column: 14, scope: !2219, inlinedAt: !2220)
!2389 = !DILocation(line: 19, column: 40, scope: !2219, inlinedAt: !2220)
!2390 = !DILocation(line: 19, column: 42, scope: !2219, inlinedAt: !2220)
!2391 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2392 = !DILocation(line: 19, column: 25, scope: !2219, inlinedAt: !2220)
!2393 = !DILocation(line: 36, column: 22, scope: !2391, inlinedAt: !2392)
!2394 = !DILocation(line: 37, column: 8, scope: !2391, inlinedAt: !2392)
!2395 = !DILocation(line: 39, column: 15, scope: !2391, inlinedAt: !2392)
!2396 = !DILocation(line: 40, column: 17, scope: !2391, inlinedAt: !2392)
!2397 = !DILocation(line: 40, column: 3, scope: !2219, inlinedAt: !2220)
!2398 = !DILocation(line: 42, column: 16, scope: !2391, inlinedAt: !2392)
!2399 = !DILocation(line: 43, column: 10, scope: !2391, inlinedAt: !2392)
!2400 = !DILocation(line: 44, column: 14, scope: !2391, inlinedAt: !2392)
!2401 = !DILocation(line: 45, column: 3, scope: !2391, inlinedAt: !2392)
!2402 = !DILocation(line: 47, column: 10, scope: !2391, inlinedAt: !2392)
!2403 = !DILocation(line: 48, column: 9, scope: !2391, inlinedAt: !2392)
!2404 = !DILocation(line: 48, column: 2, scope: !2219, inlinedAt: !2220)
!2405 = !DILocation(line: 19, column: 6, scope: !2219, inlinedAt: !2220)
!2406 = distinct !DISubprogram(name: "IntegersUint16", scope: !276, file: !276, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!2407 = !DILocation(line: 90, column: 6, scope: !2406)
!2408 = distinct !DISubprogram(name: "groupIntegers", scope: !316, file: !316, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2409 = !DILocation(line: 90, column: 77, scope: !2406)
!2410 = !DILocation(line: 35, column: 20, scope: !2408, inlinedAt: !2409)
!2411 = !DILocation(line: 36, column: 27, scope: !2408, inlinedAt: !2409)
!2412 = !DILocation(line: 36, column: 25, scope: !2408, inlinedAt: !2409)
!2413 = !DILocation(line: 36, column: 48, scope: !2408, inlinedAt: !2409)
!2414 = distinct !DISubprogram(name: "integers", scope: !316, file: !316, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2415 = !DILocation(line: 36, column: 10, scope: !2408, inlinedAt: !2409)
!2416 = !DILocation(line: 24, column: 11, scope: !2414, inlinedAt: !2415)
!2417 = distinct !DISubprogram(name: "ReduceAnd", scope: !326, file: !326, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2418 = !DILocation(line: 25, column: 40, scope: !2414, inlinedAt: !2415)
!2419 = !DILocation(line: 25, column: 15, scope: !2417, inlinedAt: !2418)
!2420 = !DILocation(line: 44, column: 16, scope: !2107, inlinedAt: !2419)
!2421 = !DILocation(line: 65, column: 13, scope: !2106, inlinedAt: !2420)
!2422 = !DILocation(line: 66, column: 7, scope: !2106, inlinedAt: !2420)
!2423 = !DILocation(line: 64, column: 35, scope: !2106, inlinedAt: !2420)
!2424 = !DILocation(line: 67, column: 7, scope: !2106, inlinedAt: !2420)
!2425 = !DILocation(line: 67, column: 35, scope: !2106, inlinedAt: !2420)
!2426 = !DILocation(line: 68, column: 23, scope: !2106, inlinedAt: !2420)
!2427 = !DILocation(line: 25, column: 65, scope: !2417, inlinedAt: !2418)
!2428 = !DILocation(line: 67, column: 40, scope: !2106, inlinedAt: !2420)
!2429 = !DILocation(line: 72, column: 16, scope: !2106, inlinedAt: !2420)
!2430 = !DILocation(line: 73, column: 6, scope: !2106, inlinedAt: !2420)
!2431 = !DILocation(line: 73, column: 36, scope: !2106, inlinedAt: !2420)
!2432 = !DILocation(line: 74, column: 16, scope: !2106, inlinedAt: !2420)
!2433 = !DILocation(line: 75, column: 11, scope: !2106, inlinedAt: !2420)
!2434 = !DILocation(line: 74, column: 3, scope: !2106, inlinedAt: !2420)
!2435 = !DILocation(line: 78, column: 22, scope: !2106, inlinedAt: !2420)
!2436 = !DILocation(line: 78, column: 41, scope: !2106, inlinedAt: !2420)
!2437 = !DILocation(line: 79, column: 9, scope: !2106, inlinedAt: !2420)
!2438 = !DILocation(line: 73, column: 41, scope: !2106, inlinedAt: !2420)
!2439 = !DILocation(line: 82, column: 16, scope: !2106, inlinedAt: !2420)
!2440 = !DILocation(line: 82, column: 2, scope: !2107, inlinedAt: !2419)
!2441 = distinct !DISubprogram(name: "ReduceOr", scope: !326, file: !326, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2442 = !DILocation(line: 25, column: 60, scope: !2414, inlinedAt: !2415)
!2443 = !DILocation(line: 30, column: 15, scope: !2441, inlinedAt: !2442)
!2444 = !DILocation(line: 44, column: 16, scope: !2107, inlinedAt: !2443)
!2445 = !DILocation(line: 66, column: 7, scope: !2106, inlinedAt: !2444)
!2446 = !DILocation(line: 64, column: 35, scope: !2106, inlinedAt: !2444)
!2447 = !DILocation(line: 67, column: 7, scope: !2106, inlinedAt: !2444)
!2448 = !DILocation(line: 67, column: 35, scope: !2106, inlinedAt: !2444)
!2449 = !DILocation(line: 68, column: 23, scope: !2106, inlinedAt: !2444)
!2450 = !DILocation(line: 30, column: 64, scope: !2441, inlinedAt: !2442)
!2451 = !DILocation(line: 67, column: 40, scope: !2106, inlinedAt: !2444)
!2452 = !DILocation(line: 72, column: 16, scope: !2106, inlinedAt: !2444)
!2453 = !DILocation(line: 73, column: 6, scope: !2106, inlinedAt: !2444)
!2454 = !DILocation(line: 73, column: 36, scope: !2106, inlinedAt: !2444)
!2455 = !DILocation(line: 74, column: 16, scope: !2106, inlinedAt: !2444)
!2456 = !DILocation(line: 75, column: 11, scope: !2106, inlinedAt: !2444)
!2457 = !DILocation(line: 74, column: 3, scope: !2106, inlinedAt: !2444)
!2458 = !DILocation(line: 78, column: 22, scope: !2106, inlinedAt: !2444)
!2459 = !DILocation(line: 78, column: 41, scope: !2106, inlinedAt: !2444)
!2460 = !DILocation(line: 79, column: 9, scope: !2106, inlinedAt: !2444)
!2461 = !DILocation(line: 73, column: 41, scope: !2106, inlinedAt: !2444)
!2462 = !DILocation(line: 82, column: 16, scope: !2106, inlinedAt: !2444)
!2463 = !DILocation(line: 82, column: 2, scope: !2107, inlinedAt: !2443)
!2464 = distinct !DISubprogram(name: "ReduceXor", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2465 = !DILocation(line: 25, column: 81, scope: !2414, inlinedAt: !2415)
!2466 = !DILocation(line: 36, column: 15, scope: !2464, inlinedAt: !2465)
!2467 = !DILocation(line: 44, column: 16, scope: !2107, inlinedAt: !2466)
!2468 = !DILocation(line: 66, column: 7, scope: !2106, inlinedAt: !2467)
!2469 = !DILocation(line: 64, column: 35, scope: !2106, inlinedAt: !2467)
!2470 = !DILocation(line: 67, column: 7, scope: !2106, inlinedAt: !2467)
!2471 = !DILocation(line: 67, column: 35, scope: !2106, inlinedAt: !2467)
!2472 = !DILocation(line: 68, column: 23, scope: !2106, inlinedAt: !2467)
!2473 = !DILocation(line: 36, column: 65, scope: !2464, inlinedAt: !2465)
!2474 = !DILocation(line: 67, column: 40, scope: !2106, inlinedAt: !2467)
!2475 = !DILocation(line: 72, column: 16, scope: !2106, inlinedAt: !2467)
!2476 = !DILocation(line: 73, column: 6, scope: !2106, inlinedAt: !2467)
!2477 = !DILocation(line: 73, column: 36, scope: !2106, inlinedAt: !2467)
!2478 = !DILocation(line: 74, column: 16, scope: !2106, inlinedAt: !2467)
!2479 = !DILocation(line: 75, column: 11, scope: !2106, inlinedAt: !2467)
!2480 = !DILocation(line: 74, column: 3, scope: !2106, inlinedAt: !2467)
!2481 = !DILocation(line: 78, column: 22, scope: !2106, inlinedAt: !2467)
!2482 = !DILocation(line: 78, column: 41, scope: !2106, inlinedAt: !2467)
!2483 = !DILocation(line: 79, column: 9, scope: !2106, inlinedAt: !2467)
!2484 = !DILocation(line: 73, column: 41, scope: !2106, inlinedAt: !2467)
!2485 = !DILocation(line: 82, column: 16, scope: !2106, inlinedAt: !2467)
!2486 = !DILocation(line: 82, column: 2, scope: !2107, inlinedAt: !2466)
!2487 = !DILocation(line: 25, column: 5, scope: !2414, inlinedAt: !2415)
!2488 = !DILocation(line: 25, column: 13, scope: !2414, inlinedAt: !2415)
!2489 = !DILocation(line: 25, column: 21, scope: !2414, inlinedAt: !2415)
!2490 = !DILocation(line: 37, column: 27, scope: !2408, inlinedAt: !2409)
!2491 = !DILocation(line: 37, column: 50, scope: !2408, inlinedAt: !2409)
!2492 = distinct !DISubprogram(name: "integers", scope: !316, file: !316, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2493 = !DILocation(line: 37, column: 10, scope: !2408, inlinedAt: !2409)
!2494 = !DILocation(line: 24, column: 11, scope: !2492, inlinedAt: !2493)
!2495 = distinct !DISubprogram(name: "ReduceAnd", scope: !326, file: !326, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2496 = !DILocation(line: 25, column: 40, scope: !2492, inlinedAt: !2493)
!2497 = !DILocation(line: 25, column: 15, scope: !2495, inlinedAt: !2496)
!2498 = !DILocation(line: 44, column: 16, scope: !2222, inlinedAt: !2497)
!2499 = !DILocation(line: 66, column: 7, scope: !2106, inlinedAt: !2498)
!2500 = !DILocation(line: 64, column: 35, scope: !2106, inlinedAt: !2498)
!2501 = !DILocation(line: 67, column: 7, scope: !2106, inlinedAt: !2498)
!2502 = !DILocation(line: 67, column: 35, scope: !2106, inlinedAt: !2498)
!2503 = !DILocation(line: 68, column: 23, scope: !2106, inlinedAt: !2498)
!2504 = !DILocation(line: 25, column: 65, scope: !2495, inlinedAt: !2496)
!2505 = !DILocation(line: 67, column: 40, scope: !2106, inlinedAt: !2498)
!2506 = !DILocation(line: 72, column: 16, scope: !2106, inlinedAt: !2498)
!2507 = !DILocation(line: 73, column: 6, scope: !2106, inlinedAt: !2498)
!2508 = !DILocation(line: 73, column: 36, scope: !2106, inlinedAt: !2498)
!2509 = !DILocation(line: 74, column: 16, scope: !2106, inlinedAt: !2498)
!2510 = !DILocation(line: 75, column: 11, scope: !2106, inlinedAt: !2498)
!2511 = !DILocation(line: 74, column: 3, scope: !2106, inlinedAt: !2498)
!2512 = !DILocation(line: 78, column: 22, scope: !2106, inlinedAt: !2498)
!2513 = !DILocation(line: 78, column: 41, scope: !2106, inlinedAt: !2498)
!2514 = !DILocation(line: 79, column: 9, scope: !2106, inlinedAt: !2498)
!2515 = !DILocation(line: 73, column: 41, scope: !2106, inlinedAt: !2498)
!2516 = !DILocation(line: 82, column: 16, scope: !2106, inlinedAt: !2498)
!2517 = !DILocation(line: 82, column: 2, scope: !2222, inlinedAt: !2497)
!2518 = !DILocation(line: 45, column: 14, scope: !2222, inlinedAt: !2497)
!2519 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !2518)
!2520 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !2518)
!2521 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !2518)
!2522 = !DILocation(line: 46, column: 7, scope: !2222, inlinedAt: !2497)
!2523 = !DILocation(line: 49, column: 31, scope: !2222, inlinedAt: !2497)
!2524 = !DILocation(line: 50, column: 10, scope: !2222, inlinedAt: !2497)
!2525 = !DILocation(line: 51, column: 11, scope: !2222, inlinedAt: !2497)
!2526 = !DILocation(line: 51, column: 14, scope: !2222, inlinedAt: !2497)
!2527 = !DILocation(line: 52, column: 17, scope: !2222, inlinedAt: !2497)
!2528 = !DILocation(line: 52, column: 8, scope: !2222, inlinedAt: !2497)
!2529 = !DILocation(line: 54, column: 10, scope: !2222, inlinedAt: !2497)
!2530 = !DILocation(line: 55, column: 11, scope: !2222, inlinedAt: !2497)
!2531 = !DILocation(line: 42, column: 50, scope: !2222, inlinedAt: !2497)
!2532 = !DILocation(line: 56, column: 6, scope: !2222, inlinedAt: !2497)
!2533 = !DILocation(line: 56, column: 16, scope: !2222, inlinedAt: !2497)
!2534 = !DILocation(line: 57, column: 17, scope: !2222, inlinedAt: !2497)
!2535 = !DILocation(line: 56, column: 21, scope: !2222, inlinedAt: !2497)
!2536 = distinct !DISubprogram(name: "ReduceOr", scope: !326, file: !326, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2537 = !DILocation(line: 25, column: 60, scope: !2492, inlinedAt: !2493)
!2538 = !DILocation(line: 30, column: 15, scope: !2536, inlinedAt: !2537)
!2539 = !DILocation(line: 44, column: 16, scope: !2222, inlinedAt: !2538)
!2540 = !DILocation(line: 66, column: 7, scope: !2106, inlinedAt: !2539)
!2541 = !DILocation(line: 64, column: 35, scope: !2106, inlinedAt: !2539)
!2542 = !DILocation(line: 67, column: 7, scope: !2106, inlinedAt: !2539)
!2543 = !DILocation(line: 67, column: 35, scope: !2106, inlinedAt: !2539)
!2544 = !DILocation(line: 68, column: 23, scope: !2106, inlinedAt: !2539)
!2545 = !DILocation(line: 30, column: 64, scope: !2536, inlinedAt: !2537)
!2546 = !DILocation(line: 67, column: 40, scope: !2106, inlinedAt: !2539)
!2547 = !DILocation(line: 72, column: 16, scope: !2106, inlinedAt: !2539)
!2548 = !DILocation(line: 73, column: 6, scope: !2106, inlinedAt: !2539)
!2549 = !DILocation(line: 73, column: 36, scope: !2106, inlinedAt: !2539)
!2550 = !DILocation(line: 74, column: 16, scope: !2106, inlinedAt: !2539)
!2551 = !DILocation(line: 75, column: 11, scope: !2106, inlinedAt: !2539)
!2552 = !DILocation(line: 74, column: 3, scope: !2106, inlinedAt: !2539)
!2553 = !DILocation(line: 78, column: 22, scope: !2106, inlinedAt: !2539)
!2554 = !DILocation(line: 78, column: 41, scope: !2106, inlinedAt: !2539)
!2555 = !DILocation(line: 79, column: 9, scope: !2106, inlinedAt: !2539)
!2556 = !DILocation(line: 73, column: 41, scope: !2106, inlinedAt: !2539)
!2557 = !DILocation(line: 82, column: 16, scope: !2106, inlinedAt: !2539)
!2558 = !DILocation(line: 82, column: 2, scope: !2222, inlinedAt: !2538)
!2559 = !DILocation(line: 46, column: 7, scope: !2222, inlinedAt: !2538)
!2560 = !DILocation(line: 49, column: 31, scope: !2222, inlinedAt: !2538)
!2561 = !DILocation(line: 50, column: 10, scope: !2222, inlinedAt: !2538)
!2562 = !DILocation(line: 51, column: 11, scope: !2222, inlinedAt: !2538)
!2563 = !DILocation(line: 51, column: 14, scope: !2222, inlinedAt: !2538)
!2564 = !DILocation(line: 52, column: 17, scope: !2222, inlinedAt: !2538)
!2565 = !DILocation(line: 52, column: 8, scope: !2222, inlinedAt: !2538)
!2566 = !DILocation(line: 54, column: 10, scope: !2222, inlinedAt: !2538)
!2567 = !DILocation(line: 55, column: 11, scope: !2222, inlinedAt: !2538)
!2568 = !DILocation(line: 42, column: 50, scope: !2222, inlinedAt: !2538)
!2569 = !DILocation(line: 56, column: 6, scope: !2222, inlinedAt: !2538)
!2570 = !DILocation(line: 56, column: 16, scope: !2222, inlinedAt: !2538)
!2571 = !DILocation(line: 57, column: 17, scope: !2222, inlinedAt: !2538)
!2572 = !DILocation(line: 56, column: 21, scope: !2222, inlinedAt: !2538)
!2573 = distinct !DISubprogram(name: "ReduceXor", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2574 = !DILocation(line: 25, column: 81, scope: !2492, inlinedAt: !2493)
!2575 = !DILocation(line: 36, column: 15, scope: !2573, inlinedAt: !2574)
!2576 = !DILocation(line: 44, column: 16, scope: !2222, inlinedAt: !2575)
!2577 = !DILocation(line: 66, column: 7, scope: !2106, inlinedAt: !2576)
!2578 = !DILocation(line: 64, column: 35, scope: !2106, inlinedAt: !2576)
!2579 = !DILocation(line: 67, column: 7, scope: !2106, inlinedAt: !2576)
!2580 = !DILocation(line: 67, column: 35, scope: !2106, inlinedAt: !2576)
!2581 = !DILocation(line: 68, column: 23, scope: !2106, inlinedAt: !2576)
!2582 = !DILocation(line: 36, column: 65, scope: !2573, inlinedAt: !2574)
!2583 = !DILocation(line: 67, column: 40, scope: !2106, inlinedAt: !2576)
!2584 = !DILocation(line: 72, column: 16, scope: !2106, inlinedAt: !2576)
!2585 = !DILocation(line: 73, column: 6, scope: !2106, inlinedAt: !2576)
!2586 = !DILocation(line: 73, column: 36, scope: !2106, inlinedAt: !2576)
!2587 = !DILocation(line: 74, column: 16, scope: !2106, inlinedAt: !2576)
!2588 = !DILocation(line: 75, column: 11, scope: !2106, inlinedAt: !2576)
!2589 = !DILocation(line: 74, column: 3, scope: !2106, inlinedAt: !2576)
!2590 = !DILocation(line: 78, column: 22, scope: !2106, inlinedAt: !2576)
!2591 = !DILocation(line: 78, column: 41, scope: !2106, inlinedAt: !2576)
!2592 = !DILocation(line: 79, column: 9, scope: !2106, inlinedAt: !2576)
!2593 = !DILocation(line: 73, column: 41, scope: !2106, inlinedAt: !2576)
!2594 = !DILocation(line: 82, column: 16, scope: !2106, inlinedAt: !2576)
!2595 = !DILocation(line: 82, column: 2, scope: !2222, inlinedAt: !2575)
!2596 = !DILocation(line: 46, column: 7, scope: !2222, inlinedAt: !2575)
!2597 = !DILocation(line: 49, column: 31, scope: !2222, inlinedAt: !2575)
!2598 = !DILocation(line: 50, column: 10, scope: !2222, inlinedAt: !2575)
!2599 = !DILocation(line: 51, column: 11, scope: !2222, inlinedAt: !2575)
!2600 = !DILocation(line: 51, column: 14, scope: !2222, inlinedAt: !2575)
!2601 = !DILocation(line: 52, column: 17, scope: !2222, inlinedAt: !2575)
!2602 = !DILocation(line: 52, column: 8, scope: !2222, inlinedAt: !2575)
!2603 = !DILocation(line: 54, column: 10, scope: !2222, inlinedAt: !2575)
!2604 = !DILocation(line: 55, column: 11, scope: !2222, inlinedAt: !2575)
!2605 = !DILocation(line: 42, column: 50, scope: !2222, inlinedAt: !2575)
!2606 = !DILocation(line: 56, column: 6, scope: !2222, inlinedAt: !2575)
!2607 = !DILocation(line: 56, column: 16, scope: !2222, inlinedAt: !2575)
!2608 = !DILocation(line: 57, column: 17, scope: !2222, inlinedAt: !2575)
!2609 = !DILocation(line: 56, column: 21, scope: !2222, inlinedAt: !2575)
!2610 = !DILocation(line: 25, column: 5, scope: !2492, inlinedAt: !2493)
!2611 = !DILocation(line: 25, column: 13, scope: !2492, inlinedAt: !2493)
!2612 = !DILocation(line: 25, column: 21, scope: !2492, inlinedAt: !2493)
!2613 = distinct !DISubprogram(name: "ExchangeUint32", scope: !276, file: !276, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!2614 = !DILocation(line: 95, column: 6, scope: !2613)
!2615 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2616 = !DILocation(line: 96, column: 10, scope: !2613)
!2617 = !DILocation(line: 21, column: 29, scope: !2615, inlinedAt: !2616)
!2618 = !DILocation(line: 21, column: 39, scope: !2615, inlinedAt: !2616)
!2619 = !DILocation(line: 21, column: 49, scope: !2615, inlinedAt: !2616)
!2620 = !DILocation(line: 23, column: 7, scope: !2615, inlinedAt: !2616)
!2621 = !DILocation(line: 22, column: 2, scope: !2615, inlinedAt: !2616)
!2622 = !DILocation(line: 22, column: 8, scope: !2615, inlinedAt: !2616)
!2623 = !DILocation(line: 26, column: 9, scope: !2615, inlinedAt: !2616)
!2624 = !DILocation(line: 27, column: 12, scope: !2615, inlinedAt: !2616)
!2625 = !DILocation(line: 27, column: 10, scope: !2615, inlinedAt: !2616)
!2626 = !DILocation(line: 27, column: 30, scope: !2615, inlinedAt: !2616)
!2627 = !DILocation(line: 28, column: 32, scope: !2615, inlinedAt: !2616)
!2628 = !DILocation(line: 28, column: 34, scope: !2615, inlinedAt: !2616)
!2629 = !DILocation(line: 28, column: 37, scope: !2615, inlinedAt: !2616)
!2630 = !DILocation(line: 28, column: 20, scope: !2615, inlinedAt: !2616)
!2631 = !DILocation(line: 28, column: 3, scope: !2615, inlinedAt: !2616)
!2632 = !DILocation(line: 29, column: 22, scope: !2615, inlinedAt: !2616)
!2633 = !DILocation(line: 29, column: 3, scope: !2615, inlinedAt: !2616)
!2634 = !DILocation(line: 30, column: 24, scope: !2615, inlinedAt: !2616)
!2635 = !DILocation(line: 30, column: 3, scope: !2615, inlinedAt: !2616)
!2636 = !DILocation(line: 31, column: 23, scope: !2615, inlinedAt: !2616)
!2637 = !DILocation(line: 31, column: 3, scope: !2615, inlinedAt: !2616)
!2638 = !DILocation(line: 32, column: 14, scope: !2615, inlinedAt: !2616)
!2639 = !DILocation(line: 32, column: 12, scope: !2615, inlinedAt: !2616)
!2640 = !DILocation(line: 32, column: 18, scope: !2615, inlinedAt: !2616)
!2641 = !DILocation(line: 33, column: 21, scope: !2615, inlinedAt: !2616)
!2642 = !DILocation(line: 33, column: 3, scope: !2615, inlinedAt: !2616)
!2643 = !DILocation(line: 34, column: 3, scope: !2615, inlinedAt: !2616)
!2644 = !DILocation(line: 35, column: 31, scope: !2615, inlinedAt: !2616)
!2645 = !DILocation(line: 36, column: 4, scope: !2615, inlinedAt: !2616)
!2646 = !DILocation(line: 38, column: 32, scope: !2615, inlinedAt: !2616)
!2647 = !DILocation(line: 38, column: 30, scope: !2615, inlinedAt: !2616)
!2648 = !DILocation(line: 38, column: 24, scope: !2615, inlinedAt: !2616)
!2649 = !DILocation(line: 38, column: 3, scope: !2615, inlinedAt: !2616)
!2650 = distinct !DISubprogram(name: "NumbersUint32", scope: !276, file: !276, line: 102, type: !4, isDefinition: true, scopeLine: 102, isOptimized: true, unit: !2)
!2651 = !DILocation(line: 102, column: 6, scope: !2650)
!2652 = distinct !DISubprogram(name: "groupNumbers", scope: !316, file: !316, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2653 = !DILocation(line: 102, column: 75, scope: !2650)
!2654 = !DILocation(line: 29, column: 20, scope: !2652, inlinedAt: !2653)
!2655 = !DILocation(line: 30, column: 26, scope: !2652, inlinedAt: !2653)
!2656 = !DILocation(line: 30, column: 24, scope: !2652, inlinedAt: !2653)
!2657 = !DILocation(line: 30, column: 46, scope: !2652, inlinedAt: !2653)
!2658 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2659 = !DILocation(line: 30, column: 9, scope: !2652, inlinedAt: !2653)
!2660 = !DILocation(line: 14, column: 11, scope: !2658, inlinedAt: !2659)
!2661 = distinct !DISubprogram(name: "reduceWarp", scope: !326, file: !326, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!2662 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2663 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2664 = !DILocation(line: 16, column: 25, scope: !2658, inlinedAt: !2659)
!2665 = !DILocation(line: 7, column: 15, scope: !2663, inlinedAt: !2664)
!2666 = !DILocation(line: 44, column: 16, scope: !2662, inlinedAt: !2665)
!2667 = !DILocation(line: 65, column: 13, scope: !2661, inlinedAt: !2666)
!2668 = !DILocation(line: 66, column: 7, scope: !2661, inlinedAt: !2666)
!2669 = !DILocation(line: 64, column: 35, scope: !2661, inlinedAt: !2666)
!2670 = !DILocation(line: 67, column: 7, scope: !2661, inlinedAt: !2666)
!2671 = !DILocation(line: 67, column: 35, scope: !2661, inlinedAt: !2666)
!2672 = !DILocation(line: 68, column: 23, scope: !2661, inlinedAt: !2666)
!2673 = !DILocation(line: 7, column: 65, scope: !2663, inlinedAt: !2664)
!2674 = !DILocation(line: 67, column: 40, scope: !2661, inlinedAt: !2666)
!2675 = !DILocation(line: 72, column: 16, scope: !2661, inlinedAt: !2666)
!2676 = !DILocation(line: 73, column: 6, scope: !2661, inlinedAt: !2666)
!2677 = !DILocation(line: 73, column: 36, scope: !2661, inlinedAt: !2666)
!2678 = !DILocation(line: 74, column: 16, scope: !2661, inlinedAt: !2666)
!2679 = !DILocation(line: 75, column: 11, scope: !2661, inlinedAt: !2666)
!2680 = !DILocation(line: 74, column: 3, scope: !2661, inlinedAt: !2666)
!2681 = !DILocation(line: 78, column: 22, scope: !2661, inlinedAt: !2666)
!2682 = !DILocation(line: 78, column: 41, scope: !2661, inlinedAt: !2666)
!2683 = !DILocation(line: 79, column: 9, scope: !2661, inlinedAt: !2666)
!2684 = !DILocation(line: 73, column: 41, scope: !2661, inlinedAt: !2666)
!2685 = !DILocation(line: 82, column: 16, scope: !2661, inlinedAt: !2666)
!2686 = !DILocation(line: 82, column: 2, scope: !2662, inlinedAt: !2665)
!2687 = !DILocation(line: 16, column: 6, scope: !2658, inlinedAt: !2659)
!2688 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2689 = !DILocation(line: 17, column: 33, scope: !2658, inlinedAt: !2659)
!2690 = !DILocation(line: 13, column: 15, scope: !2688, inlinedAt: !2689)
!2691 = !DILocation(line: 44, column: 16, scope: !2662, inlinedAt: !2690)
!2692 = !DILocation(line: 66, column: 7, scope: !2661, inlinedAt: !2691)
!2693 = !DILocation(line: 64, column: 35, scope: !2661, inlinedAt: !2691)
!2694 = !DILocation(line: 67, column: 7, scope: !2661, inlinedAt: !2691)
!2695 = !DILocation(line: 67, column: 35, scope: !2661, inlinedAt: !2691)
!2696 = !DILocation(line: 68, column: 23, scope: !2661, inlinedAt: !2691)
!2697 = !DILocation(line: 13, column: 66, scope: !2688, inlinedAt: !2689)
!2698 = !DILocation(line: 67, column: 40, scope: !2661, inlinedAt: !2691)
!2699 = !DILocation(line: 72, column: 16, scope: !2661, inlinedAt: !2691)
!2700 = !DILocation(line: 73, column: 6, scope: !2661, inlinedAt: !2691)
!2701 = !DILocation(line: 73, column: 36, scope: !2661, inlinedAt: !2691)
!2702 = !DILocation(line: 74, column: 16, scope: !2661, inlinedAt: !2691)
!2703 = !DILocation(line: 75, column: 11, scope: !2661, inlinedAt: !2691)
!2704 = !DILocation(line: 74, column: 3, scope: !2661, inlinedAt: !2691)
!2705 = !DILocation(line: 78, column: 22, scope: !2661, inlinedAt: !2691)
!2706 = !DILocation(line: 78, column: 41, scope: !2661, inlinedAt: !2691)
!2707 = !DILocation(line: 79, column: 9, scope: !2661, inlinedAt: !2691)
!2708 = !DILocation(line: 73, column: 41, scope: !2661, inlinedAt: !2691)
!2709 = !DILocation(line: 82, column: 16, scope: !2661, inlinedAt: !2691)
!2710 = !DILocation(line: 82, column: 2, scope: !2662, inlinedAt: !2690)
!2711 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2712 = !DILocation(line: 17, column: 54, scope: !2658, inlinedAt: !2659)
!2713 = !DILocation(line: 19, column: 15, scope: !2711, inlinedAt: !2712)
!2714 = !DILocation(line: 44, column: 16, scope: !2662, inlinedAt: !2713)
!2715 = !DILocation(line: 66, column: 7, scope: !2661, inlinedAt: !2714)
!2716 = !DILocation(line: 64, column: 35, scope: !2661, inlinedAt: !2714)
!2717 = !DILocation(line: 67, column: 7, scope: !2661, inlinedAt: !2714)
!2718 = !DILocation(line: 67, column: 35, scope: !2661, inlinedAt: !2714)
!2719 = !DILocation(line: 68, column: 23, scope: !2661, inlinedAt: !2714)
!2720 = !DILocation(line: 19, column: 66, scope: !2711, inlinedAt: !2712)
!2721 = !DILocation(line: 67, column: 40, scope: !2661, inlinedAt: !2714)
!2722 = !DILocation(line: 72, column: 16, scope: !2661, inlinedAt: !2714)
!2723 = !DILocation(line: 73, column: 6, scope: !2661, inlinedAt: !2714)
!2724 = !DILocation(line: 73, column: 36, scope: !2661, inlinedAt: !2714)
!2725 = !DILocation(line: 74, column: 16, scope: !2661, inlinedAt: !2714)
!2726 = !DILocation(line: 75, column: 11, scope: !2661, inlinedAt: !2714)
!2727 = !DILocation(line: 74, column: 3, scope: !2661, inlinedAt: !2714)
!2728 = !DILocation(line: 78, column: 22, scope: !2661, inlinedAt: !2714)
!2729 = !DILocation(line: 78, column: 41, scope: !2661, inlinedAt: !2714)
!2730 = !DILocation(line: 79, column: 9, scope: !2661, inlinedAt: !2714)
!2731 = !DILocation(line: 73, column: 41, scope: !2661, inlinedAt: !2714)
!2732 = !DILocation(line: 82, column: 16, scope: !2661, inlinedAt: !2714)
!2733 = !DILocation(line: 82, column: 2, scope: !2662, inlinedAt: !2713)
!2734 = !DILocation(line: 17, column: 6, scope: !2658, inlinedAt: !2659)
!2735 = !DILocation(line: 17, column: 14, scope: !2658, inlinedAt: !2659)
!2736 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2737 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2738 = !DILocation(line: 18, column: 40, scope: !2658, inlinedAt: !2659)
!2739 = !DILocation(line: 6, column: 21, scope: !2737, inlinedAt: !2738)
!2740 = !DILocation(line: 25, column: 16, scope: !2736, inlinedAt: !2739)
!2741 = !DILocation(line: 23, column: 48, scope: !2736, inlinedAt: !2739)
!2742 = !DILocation(line: 26, column: 6, scope: !2736, inlinedAt: !2739)
!2743 = !DILocation(line: 26, column: 24, scope: !2736, inlinedAt: !2739)
!2744 = !DILocation(line: 27, column: 24, scope: !2736, inlinedAt: !2739)
!2745 = !DILocation(line: 27, column: 44, scope: !2736, inlinedAt: !2739)
!2746 = !DILocation(line: 28, column: 4, scope: !2736, inlinedAt: !2739)
!2747 = !DILocation(line: 26, column: 37, scope: !2736, inlinedAt: !2739)
!2748 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2749 = !DILocation(line: 18, column: 68, scope: !2658, inlinedAt: !2659)
!2750 = !DILocation(line: 14, column: 21, scope: !2748, inlinedAt: !2749)
!2751 = !DILocation(line: 23, column: 48, scope: !2736, inlinedAt: !2750)
!2752 = !DILocation(line: 26, column: 6, scope: !2736, inlinedAt: !2750)
!2753 = !DILocation(line: 26, column: 24, scope: !2736, inlinedAt: !2750)
!2754 = !DILocation(line: 27, column: 24, scope: !2736, inlinedAt: !2750)
!2755 = !DILocation(line: 27, column: 44, scope: !2736, inlinedAt: !2750)
!2756 = !DILocation(line: 28, column: 4, scope: !2736, inlinedAt: !2750)
!2757 = !DILocation(line: 26, column: 37, scope: !2736, inlinedAt: !2750)
!2758 = !DILocation(line: 15, column: 20, scope: !2748, inlinedAt: !2749)
!2759 = !DILocation(line: 15, column: 42, scope: !2748, inlinedAt: !2749)
!2760 = !DILocation(line: 18, column: 2, scope: !2658, inlinedAt: !2659)
!2761 = !DILocation(line: 18, column: 6, scope: !2658, inlinedAt: !2659)
!2762 = !DILocation(line: 18, column: 14, scope: !2658, inlinedAt: !2659)
!2763 = !DILocation(line: 19, column: 40, scope: !2658, inlinedAt: !2659)
!2764 = !DILocation(line: 19, column: 42, scope: !2658, inlinedAt: !2659)
!2765 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2766 = !DILocation(line: 19, column: 25, scope: !2658, inlinedAt: !2659)
!2767 = !DILocation(line: 36, column: 10, scope: !2765, inlinedAt: !2766)
!2768 = !DILocation(line: 36, column: 22, scope: !2765, inlinedAt: !2766)
!2769 = !DILocation(line: 37, column: 8, scope: !2765, inlinedAt: !2766)
!2770 = !DILocation(line: 40, column: 17, scope: !2765, inlinedAt: !2766)
!2771 = !DILocation(line: 19, column: 6, scope: !2658, inlinedAt: !2659)
!2772 = !DILocation(line: 31, column: 26, scope: !2652, inlinedAt: !2653)
!2773 = !DILocation(line: 31, column: 48, scope: !2652, inlinedAt: !2653)
!2774 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2775 = !DILocation(line: 31, column: 9, scope: !2652, inlinedAt: !2653)
!2776 = !DILocation(line: 14, column: 11, scope: !2774, inlinedAt: !2775)
!2777 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2778 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2779 = !DILocation(line: 16, column: 25, scope: !2774, inlinedAt: !2775)
!2780 = !DILocation(line: 7, column: 15, scope: !2778, inlinedAt: !2779)
!2781 = !DILocation(line: 44, column: 16, scope: !2777, inlinedAt: !2780)
!2782 = !DILocation(line: 66, column: 7, scope: !2661, inlinedAt: !2781)
!2783 = !DILocation(line: 64, column: 35, scope: !2661, inlinedAt: !2781)
!2784 = !DILocation(line: 67, column: 7, scope: !2661, inlinedAt: !2781)
!2785 = !DILocation(line: 67, column: 35, scope: !2661, inlinedAt: !2781)
!2786 = !DILocation(line: 68, column: 23, scope: !2661, inlinedAt: !2781)
!2787 = !DILocation(line: 7, column: 65, scope: !2778, inlinedAt: !2779)
!2788 = !DILocation(line: 67, column: 40, scope: !2661, inlinedAt: !2781)
!2789 = !DILocation(line: 73, column: 6, scope: !2661, inlinedAt: !2781)
!2790 = !DILocation(line: 73, column: 36, scope: !2661, inlinedAt: !2781)
!2791 = !DILocation(line: 74, column: 16, scope: !2661, inlinedAt: !2781)
!2792 = !DILocation(line: 75, column: 11, scope: !2661, inlinedAt: !2781)
!2793 = !DILocation(line: 74, column: 3, scope: !2661, inlinedAt: !2781)
!2794 = !DILocation(line: 78, column: 22, scope: !2661, inlinedAt: !2781)
!2795 = !DILocation(line: 78, column: 41, scope: !2661, inlinedAt: !2781)
!2796 = !DILocation(line: 79, column: 9, scope: !2661, inlinedAt: !2781)
!2797 = !DILocation(line: 73, column: 41, scope: !2661, inlinedAt: !2781)
!2798 = !DILocation(line: 82, column: 16, scope: !2661, inlinedAt: !2781)
!2799 = !DILocation(line: 82, column: 2, scope: !2777, inlinedAt: !2780)
!2800 = !DILocation(line: 45, column: 14, scope: !2777, inlinedAt: !2780)
!2801 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !2800)
!2802 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !2800)
!2803 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !2800)
!2804 = !DILocation(line: 46, column: 7, scope: !2777, inlinedAt: !2780)
!2805 = !DILocation(line: 49, column: 31, scope: !2777, inlinedAt: !2780)
!2806 = !DILocation(line: 50, column: 10, scope: !2777, inlinedAt: !2780)
!2807 = !DILocation(line: 51, column: 14, scope: !2777, inlinedAt: !2780)
!2808 = !DILocation(line: 52, column: 17, scope: !2777, inlinedAt: !2780)
!2809 = !DILocation(line: 52, column: 8, scope: !2777, inlinedAt: !2780)
!2810 = !DILocation(line: 54, column: 10, scope: !2777, inlinedAt: !2780)
!2811 = !DILocation(line: 55, column: 11, scope: !2777, inlinedAt: !2780)
!2812 = !DILocation(line: 42, column: 50, scope: !2777, inlinedAt: !2780)
!2813 = !DILocation(line: 56, column: 6, scope: !2777, inlinedAt: !2780)
!2814 = !DILocation(line: 56, column: 16, scope: !2777, inlinedAt: !2780)
!2815 = !DILocation(line: 57, column: 17, scope: !2777, inlinedAt: !2780)
!2816 = !DILocation(line: 56, column: 21, scope: !2777, inlinedAt: !2780)
!2817 = !DILocation(line: 16, column: 6, scope: !2774, inlinedAt: !2775)
!2818 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2819 = !DILocation(line: 17, column: 33, scope: !2774, inlinedAt: !2775)
!2820 = !DILocation(line: 13, column: 15, scope: !2818, inlinedAt: !2819)
!2821 = !DILocation(line: 44, column: 16, scope: !2777, inlinedAt: !2820)
!2822 = !DILocation(line: 66, column: 7, scope: !2661, inlinedAt: !2821)
!2823 = !DILocation(line: 64, column: 35, scope: !2661, inlinedAt: !2821)
!2824 = !DILocation(line: 67, column: 7, scope: !2661, inlinedAt: !2821)
!2825 = !DILocation(line: 67, column: 35, scope: !2661, inlinedAt: !2821)
!2826 = !DILocation(line: 68, column: 23, scope: !2661, inlinedAt: !2821)
!2827 = !DILocation(line: 13, column: 66, scope: !2818, inlinedAt: !2819)
!2828 = !DILocation(line: 67, column: 40, scope: !2661, inlinedAt: !2821)
!2829 = !DILocation(line: 73, column: 6, scope: !2661, inlinedAt: !2821)
!2830 = !DILocation(line: 73, column: 36, scope: !2661, inlinedAt: !2821)
!2831 = !DILocation(line: 74, column: 16, scope: !2661, inlinedAt: !2821)
!2832 = !DILocation(line: 75, column: 11, scope: !2661, inlinedAt: !2821)
!2833 = !DILocation(line: 74, column: 3, scope: !2661, inlinedAt: !2821)
!2834 = !DILocation(line: 78, column: 22, scope: !2661, inlinedAt: !2821)
!2835 = !DILocation(line: 78, column: 41, scope: !2661, inlinedAt: !2821)
!2836 = !DILocation(line: 79, column: 9, scope: !2661, inlinedAt: !2821)
!2837 = !DILocation(line: 73, column: 41, scope: !2661, inlinedAt: !2821)
!2838 = !DILocation(line: 82, column: 16, scope: !2661, inlinedAt: !2821)
!2839 = !DILocation(line: 82, column: 2, scope: !2777, inlinedAt: !2820)
!2840 = !DILocation(line: 46, column: 7, scope: !2777, inlinedAt: !2820)
!2841 = !DILocation(line: 49, column: 31, scope: !2777, inlinedAt: !2820)
!2842 = !DILocation(line: 50, column: 10, scope: !2777, inlinedAt: !2820)
!2843 = !DILocation(line: 51, column: 14, scope: !2777, inlinedAt: !2820)
!2844 = !DILocation(line: 52, column: 17, scope: !2777, inlinedAt: !2820)
!2845 = !DILocation(line: 52, column: 8, scope: !2777, inlinedAt: !2820)
!2846 = !DILocation(line: 54, column: 10, scope: !2777, inlinedAt: !2820)
!2847 = !DILocation(line: 55, column: 11, scope: !2777, inlinedAt: !2820)
!2848 = !DILocation(line: 42, column: 50, scope: !2777, inlinedAt: !2820)
!2849 = !DILocation(line: 56, column: 6, scope: !2777, inlinedAt: !2820)
!2850 = !DILocation(line: 56, column: 16, scope: !2777, inlinedAt: !2820)
!2851 = !DILocation(line: 57, column: 17, scope: !2777, inlinedAt: !2820)
!2852 = !DILocation(line: 56, column: 21, scope: !2777, inlinedAt: !2820)
!2853 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2854 = !DILocation(line: 17, column: 54, scope: !2774, inlinedAt: !2775)
!2855 = !DILocation(line: 19, column: 15, scope: !2853, inlinedAt: !2854)
!2856 = !DILocation(line: 44, column: 16, scope: !2777, inlinedAt: !2855)
!2857 = !DILocation(line: 66, column: 7, scope: !2661, inlinedAt: !2856)
!2858 = !DILocation(line: 64, column: 35, scope: !2661, inlinedAt: !2856)
!2859 = !DILocation(line: 67, column: 7, scope: !2661, inlinedAt: !2856)
!2860 = !DILocation(line: 67, column: 35, scope: !2661, inlinedAt: !2856)
!2861 = !DILocation(line: 68, column: 23, scope: !2661, inlinedAt: !2856)
!2862 = !DILocation(line: 19, column: 66, scope: !2853, inlinedAt: !2854)
!2863 = !DILocation(line: 67, column: 40, scope: !2661, inlinedAt: !2856)
!2864 = !DILocation(line: 73, column: 6, scope: !2661, inlinedAt: !2856)
!2865 = !DILocation(line: 73, column: 36, scope: !2661, inlinedAt: !2856)
!2866 = !DILocation(line: 74, column: 16, scope: !2661, inlinedAt: !2856)
!2867 = !DILocation(line: 75, column: 11, scope: !2661, inlinedAt: !2856)
!2868 = !DILocation(line: 74, column: 3, scope: !2661, inlinedAt: !2856)
!2869 = !DILocation(line: 78, column: 22, scope: !2661, inlinedAt: !2856)
!2870 = !DILocation(line: 78, column: 41, scope: !2661, inlinedAt: !2856)
!2871 = !DILocation(line: 79, column: 9, scope: !2661, inlinedAt: !2856)
!2872 = !DILocation(line: 73, column: 41, scope: !2661, inlinedAt: !2856)
!2873 = !DILocation(line: 82, column: 16, scope: !2661, inlinedAt: !2856)
!2874 = !DILocation(line: 82, column: 2, scope: !2777, inlinedAt: !2855)
!2875 = !DILocation(line: 46, column: 7, scope: !2777, inlinedAt: !2855)
!2876 = !DILocation(line: 49, column: 31, scope: !2777, inlinedAt: !2855)
!2877 = !DILocation(line: 50, column: 10, scope: !2777, inlinedAt: !2855)
!2878 = !DILocation(line: 51, column: 14, scope: !2777, inlinedAt: !2855)
!2879 = !DILocation(line: 52, column: 17, scope: !2777, inlinedAt: !2855)
!2880 = !DILocation(line: 52, column: 8, scope: !2777, inlinedAt: !2855)
!2881 = !DILocation(line: 54, column: 10, scope: !2777, inlinedAt: !2855)
!2882 = !DILocation(line: 55, column: 11, scope: !2777, inlinedAt: !2855)
!2883 = !DILocation(line: 42, column: 50, scope: !2777, inlinedAt: !2855)
!2884 = !DILocation(line: 56, column: 6, scope: !2777, inlinedAt: !2855)
!2885 = !DILocation(line: 56, column: 16, scope: !2777, inlinedAt: !2855)
!2886 = !DILocation(line: 57, column: 17, scope: !2777, inlinedAt: !2855)
!2887 = !DILocation(line: 56, column: 21, scope: !2777, inlinedAt: !2855)
!2888 = !DILocation(line: 17, column: 6, scope: !2774, inlinedAt: !2775)
!2889 = !DILocation(line: 17, column: 14, scope: !2774, inlinedAt: !2775)
!2890 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2891 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2892 = !DILocation(line: 18, column: 40, scope: !2774, inlinedAt: !2775)
!2893 = !DILocation(line: 6, column: 21, scope: !2891, inlinedAt: !2892)
!2894 = !DILocation(line: 25, column: 16, scope: !2890, inlinedAt: !2893)
!2895 = !DILocation(line: 23, column: 48, scope: !2890, inlinedAt: !2893)
!2896 = !DILocation(line: 26, column: 6, scope: !2890, inlinedAt: !2893)
!2897 = !DILocation(line: 26, column: 24, scope: !2890, inlinedAt: !2893)
!2898 = !DILocation(line: 27, column: 24, scope: !2890, inlinedAt: !2893)
!2899 = !DILocation(line: 27, column: 44, scope: !2890, inlinedAt: !2893)
!2900 = !DILocation(line: 28, column: 4, scope: !2890, inlinedAt: !2893)
!2901 = !DILocation(line: 26, column: 37, scope: !2890, inlinedAt: !2893)
!2902 = !DILocation(line: 31, column: 15, scope: !2890, inlinedAt: !2893)
!2903 = !DILocation(line: 34, column: 32, scope: !2890, inlinedAt: !2893)
!2904 = !DILocation(line: 35, column: 19, scope: !2890, inlinedAt: !2893)
!2905 = !DILocation(line: 36, column: 10, scope: !2890, inlinedAt: !2893)
!2906 = !DILocation(line: 37, column: 21, scope: !2890, inlinedAt: !2893)
!2907 = !DILocation(line: 37, column: 10, scope: !2890, inlinedAt: !2893)
!2908 = !DILocation(line: 38, column: 9, scope: !2890, inlinedAt: !2893)
!2909 = !DILocation(line: 40, column: 10, scope: !2890, inlinedAt: !2893)
!2910 = !DILocation(line: 23, column: 59, scope: !2890, inlinedAt: !2893)
!2911 = !DILocation(line: 42, column: 19, scope: !2890, inlinedAt: !2893)
!2912 = !DILocation(line: 42, column: 3, scope: !2890, inlinedAt: !2893)
!2913 = !DILocation(line: 44, column: 2, scope: !2891, inlinedAt: !2892)
!2914 = !DILocation(line: 7, column: 16, scope: !2891, inlinedAt: !2892)
!2915 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2916 = !DILocation(line: 18, column: 68, scope: !2774, inlinedAt: !2775)
!2917 = !DILocation(line: 14, column: 21, scope: !2915, inlinedAt: !2916)
!2918 = !DILocation(line: 25, column: 16, scope: !2890, inlinedAt: !2917)
!2919 = !DILocation(line: 23, column: 48, scope: !2890, inlinedAt: !2917)
!2920 = !DILocation(line: 26, column: 6, scope: !2890, inlinedAt: !2917)
!2921 = !DILocation(line: 26, column: 24, scope: !2890, inlinedAt: !2917)
!2922 = !DILocation(line: 27, column: 24, scope: !2890, inlinedAt: !2917)
!2923 = !DILocation(line: 27, column: 44, scope: !2890, inlinedAt: !2917)
!2924 = !DILocation(line: 28, column: 4, scope: !2890, inlinedAt: !2917)
!2925 = !DILocation(line: 26, column: 37, scope: !2890, inlinedAt: !2917)
!2926 = !DILocation(line: 31, column: 15, scope: !2890, inlinedAt: !2917)
!2927 = !DILocation(line: 34, column: 32, scope: !2890, inlinedAt: !2917)
!2928 = !DILocation(line: 35, column: 19, scope: !2890, inlinedAt: !2917)
!2929 = !DILocation(line: 36, column: 10, scope: !2890, inlinedAt: !2917)
!2930 = !DILocation(line: 37, column: 21, scope: !2890, inlinedAt: !2917)
!2931 = !DILocation(line: 37, column: 10, scope: !2890, inlinedAt: !2917)
!2932 = !DILocation(line: 38, column: 9, scope: !2890, inlinedAt: !2917)
!2933 = !DILocation(line: 40, column: 10, scope: !2890, inlinedAt: !2917)
!2934 = !DILocation(line: 23, column: 59, scope: !2890, inlinedAt: !2917)
!2935 = !DILocation(line: 42, column: 19, scope: !2890, inlinedAt: !2917)
!2936 = !DILocation(line: 42, column: 3, scope: !2890, inlinedAt: !2917)
!2937 = !DILocation(line: 44, column: 2, scope: !2915, inlinedAt: !2916)
!2938 = !DILocation(line: 15, column: 20, scope: !2915, inlinedAt: !2916)
!2939 = !DILocation(line: 15, column: 42, scope: !2915, inlinedAt: !2916)
!2940 = !DILocation(line: 18, column: 16, scope: !2915, inlinedAt: !2916)
!2941 = !DILocation(line: 18, column: 2, scope: !2774, inlinedAt: !2775)
!2942 = !DILocation(line: 18, column: 6, scope: !2774, inlinedAt: !2775)
!2943 = !DILocation(line: 18, column: 14, scope: !2774, inlinedAt: !2775)
!2944 = !DILocation(line: 19, column: 40, scope: !2774, inlinedAt: !2775)
!2945 = !DILocation(line: 19, column: 42, scope: !2774, inlinedAt: !2775)
!2946 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2947 = !DILocation(line: 19, column: 25, scope: !2774, inlinedAt: !2775)
!2948 = !DILocation(line: 36, column: 22, scope: !2946, inlinedAt: !2947)
!2949 = !DILocation(line: 37, column: 8, scope: !2946, inlinedAt: !2947)
!2950 = !DILocation(line: 39, column: 15, scope: !2946, inlinedAt: !2947)
!2951 = !DILocation(line: 40, column: 17, scope: !2946, inlinedAt: !2947)
!2952 = !DILocation(line: 40, column: 3, scope: !2774, inlinedAt: !2775)
!2953 = !DILocation(line: 42, column: 16, scope: !2946, inlinedAt: !2947)
!2954 = !DILocation(line: 43, column: 10, scope: !2946, inlinedAt: !2947)
!2955 = !DILocation(line: 44, column: 14, scope: !2946, inlinedAt: !2947)
!2956 = !DILocation(line: 45, column: 3, scope: !2946, inlinedAt: !2947)
!2957 = !DILocation(line: 47, column: 10, scope: !2946, inlinedAt: !2947)
!2958 = !DILocation(line: 48, column: 9, scope: !2946, inlinedAt: !2947)
!2959 = !DILocation(line: 48, column: 2, scope: !2774, inlinedAt: !2775)
!2960 = !DILocation(line: 19, column: 6, scope: !2774, inlinedAt: !2775)
!2961 = distinct !DISubprogram(name: "IntegersUint32", scope: !276, file: !276, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!2962 = !DILocation(line: 107, column: 6, scope: !2961)
!2963 = distinct !DISubprogram(name: "groupIntegers", scope: !316, file: !316, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2964 = !DILocation(line: 107, column: 77, scope: !2961)
!2965 = !DILocation(line: 35, column: 20, scope: !2963, inlinedAt: !2964)
!2966 = !DILocation(line: 36, column: 27, scope: !2963, inlinedAt: !2964)
!2967 = !DILocation(line: 36, column: 25, scope: !2963, inlinedAt: !2964)
!2968 = !DILocation(line: 36, column: 48, scope: !2963, inlinedAt: !2964)
!2969 = distinct !DISubprogram(name: "integers", scope: !316, file: !316, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2970 = !DILocation(line: 36, column: 10, scope: !2963, inlinedAt: !2964)
!2971 = !DILocation(line: 24, column: 11, scope: !2969, inlinedAt: !2970)
!2972 = distinct !DISubprogram(name: "ReduceAnd", scope: !326, file: !326, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2973 = !DILocation(line: 25, column: 40, scope: !2969, inlinedAt: !2970)
!2974 = !DILocation(line: 25, column: 15, scope: !2972, inlinedAt: !2973)
!2975 = !DILocation(line: 44, column: 16, scope: !2662, inlinedAt: !2974)
!2976 = !DILocation(line: 65, column: 13, scope: !2661, inlinedAt: !2975)
!2977 = !DILocation(line: 66, column: 7, scope: !2661, inlinedAt: !2975)
!2978 = !DILocation(line: 64, column: 35, scope: !2661, inlinedAt: !2975)
!2979 = !DILocation(line: 67, column: 7, scope: !2661, inlinedAt: !2975)
!2980 = !DILocation(line: 67, column: 35, scope: !2661, inlinedAt: !2975)
!2981 = !DILocation(line: 68, column: 23, scope: !2661, inlinedAt: !2975)
!2982 = !DILocation(line: 25, column: 65, scope: !2972, inlinedAt: !2973)
!2983 = !DILocation(line: 67, column: 40, scope: !2661, inlinedAt: !2975)
!2984 = !DILocation(line: 72, column: 16, scope: !2661, inlinedAt: !2975)
!2985 = !DILocation(line: 73, column: 6, scope: !2661, inlinedAt: !2975)
!2986 = !DILocation(line: 73, column: 36, scope: !2661, inlinedAt: !2975)
!2987 = !DILocation(line: 74, column: 16, scope: !2661, inlinedAt: !2975)
!2988 = !DILocation(line: 75, column: 11, scope: !2661, inlinedAt: !2975)
!2989 = !DILocation(line: 74, column: 3, scope: !2661, inlinedAt: !2975)
!2990 = !DILocation(line: 78, column: 22, scope: !2661, inlinedAt: !2975)
!2991 = !DILocation(line: 78, column: 41, scope: !2661, inlinedAt: !2975)
!2992 = !DILocation(line: 79, column: 9, scope: !2661, inlinedAt: !2975)
!2993 = !DILocation(line: 73, column: 41, scope: !2661, inlinedAt: !2975)
!2994 = !DILocation(line: 82, column: 16, scope: !2661, inlinedAt: !2975)
!2995 = !DILocation(line: 82, column: 2, scope: !2662, inlinedAt: !2974)
!2996 = distinct !DISubprogram(name: "ReduceOr", scope: !326, file: !326, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2997 = !DILocation(line: 25, column: 60, scope: !2969, inlinedAt: !2970)
!2998 = !DILocation(line: 30, column: 15, scope: !2996, inlinedAt: !2997)
!2999 = !DILocation(line: 44, column: 16, scope: !2662, inlinedAt: !2998)
!3000 = !DILocation(line: 66, column: 7, scope: !2661, inlinedAt: !2999)
!3001 = !DILocation(line: 64, column: 35, scope: !2661, inlinedAt: !2999)
!3002 = !DILocation(line: 67, column: 7, scope: !2661, inlinedAt: !2999)
!3003 = !DILocation(line: 67, column: 35, scope: !2661, inlinedAt: !2999)
!3004 = !DILocation(line: 68, column: 23, scope: !2661, inlinedAt: !2999)
!3005 = !DILocation(line: 30, column: 64, scope: !2996, inlinedAt: !2997)
!3006 = !DILocation(line: 67, column: 40, scope: !2661, inlinedAt: !2999)
!3007 = !DILocation(line: 72, column: 16, scope: !2661, inlinedAt: !2999)
!3008 = !DILocation(line: 73, column: 6, scope: !2661, inlinedAt: !2999)
!3009 = !DILocation(line: 73, column: 36, scope: !2661, inlinedAt: !2999)
!3010 = !DILocation(line: 74, column: 16, scope: !2661, inlinedAt: !2999)
!3011 = !DILocation(line: 75, column: 11, scope: !2661, inlinedAt: !2999)
!3012 = !DILocation(line: 74, column: 3, scope: !2661, inlinedAt: !2999)
!3013 = !DILocation(line: 78, column: 22, scope: !2661, inlinedAt: !2999)
!3014 = !DILocation(line: 78, column: 41, scope: !2661, inlinedAt: !2999)
!3015 = !DILocation(line: 79, column: 9, scope: !2661, inlinedAt: !2999)
!3016 = !DILocation(line: 73, column: 41, scope: !2661, inlinedAt: !2999)
!3017 = !DILocation(line: 82, column: 16, scope: !2661, inlinedAt: !2999)
!3018 = !DILocation(line: 82, column: 2, scope: !2662, inlinedAt: !2998)
!3019 = distinct !DISubprogram(name: "ReduceXor", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3020 = !DILocation(line: 25, column: 81, scope: !2969, inlinedAt: !2970)
!3021 = !DILocation(line: 36, column: 15, scope: !3019, inlinedAt: !3020)
!3022 = !DILocation(line: 44, column: 16, scope: !2662, inlinedAt: !3021)
!3023 = !DILocation(line: 66, column: 7, scope: !2661, inlinedAt: !3022)
!3024 = !DILocation(line: 64, column: 35, scope: !2661, inlinedAt: !3022)
!3025 = !DILocation(line: 67, column: 7, scope: !2661, inlinedAt: !3022)
!3026 = !DILocation(line: 67, column: 35, scope: !2661, inlinedAt: !3022)
!3027 = !DILocation(line: 68, column: 23, scope: !2661, inlinedAt: !3022)
!3028 = !DILocation(line: 36, column: 65, scope: !3019, inlinedAt: !3020)
!3029 = !DILocation(line: 67, column: 40, scope: !2661, inlinedAt: !3022)
!3030 = !DILocation(line: 72, column: 16, scope: !2661, inlinedAt: !3022)
!3031 = !DILocation(line: 73, column: 6, scope: !2661, inlinedAt: !3022)
!3032 = !DILocation(line: 73, column: 36, scope: !2661, inlinedAt: !3022)
!3033 = !DILocation(line: 74, column: 16, scope: !2661, inlinedAt: !3022)
!3034 = !DILocation(line: 75, column: 11, scope: !2661, inlinedAt: !3022)
!3035 = !DILocation(line: 74, column: 3, scope: !2661, inlinedAt: !3022)
!3036 = !DILocation(line: 78, column: 22, scope: !2661, inlinedAt: !3022)
!3037 = !DILocation(line: 78, column: 41, scope: !2661, inlinedAt: !3022)
!3038 = !DILocation(line: 79, column: 9, scope: !2661, inlinedAt: !3022)
!3039 = !DILocation(line: 73, column: 41, scope: !2661, inlinedAt: !3022)
!3040 = !DILocation(line: 82, column: 16, scope: !2661, inlinedAt: !3022)
!3041 = !DILocation(line: 82, column: 2, scope: !2662, inlinedAt: !3021)
!3042 = !DILocation(line: 25, column: 5, scope: !2969, inlinedAt: !2970)
!3043 = !DILocation(line: 25, column: 13, scope: !2969, inlinedAt: !2970)
!3044 = !DILocation(line: 25, column: 21, scope: !2969, inlinedAt: !2970)
!3045 = !DILocation(line: 37, column: 27, scope: !2963, inlinedAt: !2964)
!3046 = !DILocation(line: 37, column: 50, scope: !2963, inlinedAt: !2964)
!3047 = distinct !DISubprogram(name: "integers", scope: !316, file: !316, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3048 = !DILocation(line: 37, column: 10, scope: !2963, inlinedAt: !2964)
!3049 = !DILocation(line: 24, column: 11, scope: !3047, inlinedAt: !3048)
!3050 = distinct !DISubprogram(name: "ReduceAnd", scope: !326, file: !326, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3051 = !DILocation(line: 25, column: 40, scope: !3047, inlinedAt: !3048)
!3052 = !DILocation(line: 25, column: 15, scope: !3050, inlinedAt: !3051)
!3053 = !DILocation(line: 44, column: 16, scope: !2777, inlinedAt: !3052)
!3054 = !DILocation(line: 66, column: 7, scope: !2661, inlinedAt: !3053)
!3055 = !DILocation(line: 64, column: 35, scope: !2661, inlinedAt: !3053)
!3056 = !DILocation(line: 67, column: 7, scope: !2661, inlinedAt: !3053)
!3057 = !DILocation(line: 67, column: 35, scope: !2661, inlinedAt: !3053)
!3058 = !DILocation(line: 68, column: 23, scope: !2661, inlinedAt: !3053)
!3059 = !DILocation(line: 25, column: 65, scope: !3050, inlinedAt: !3051)
!3060 = !DILocation(line: 67, column: 40, scope: !2661, inlinedAt: !3053)
!3061 = !DILocation(line: 72, column: 16, scope: !2661, inlinedAt: !3053)
!3062 = !DILocation(line: 73, column: 6, scope: !2661, inlinedAt: !3053)
!3063 = !DILocation(line: 73, column: 36, scope: !2661, inlinedAt: !3053)
!3064 = !DILocation(line: 74, column: 16, scope: !2661, inlinedAt: !3053)
!3065 = !DILocation(line: 75, column: 11, scope: !2661, inlinedAt: !3053)
!3066 = !DILocation(line: 74, column: 3, scope: !2661, inlinedAt: !3053)
!3067 = !DILocation(line: 78, column: 22, scope: !2661, inlinedAt: !3053)
!3068 = !DILocation(line: 78, column: 41, scope: !2661, inlinedAt: !3053)
!3069 = !DILocation(line: 79, column: 9, scope: !2661, inlinedAt: !3053)
!3070 = !DILocation(line: 73, column: 41, scope: !2661, inlinedAt: !3053)
!3071 = !DILocation(line: 82, column: 16, scope: !2661, inlinedAt: !3053)
!3072 = !DILocation(line: 82, column: 2, scope: !2777, inlinedAt: !3052)
!3073 = !DILocation(line: 45, column: 14, scope: !2777, inlinedAt: !3052)
!3074 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !3073)
!3075 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !3073)
!3076 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !3073)
!3077 = !DILocation(line: 46, column: 7, scope: !2777, inlinedAt: !3052)
!3078 = !DILocation(line: 49, column: 31, scope: !2777, inlinedAt: !3052)
!3079 = !DILocation(line: 50, column: 10, scope: !2777, inlinedAt: !3052)
!3080 = !DILocation(line: 51, column: 11, scope: !2777, inlinedAt: !3052)
!3081 = !DILocation(line: 51, column: 14, scope: !2777, inlinedAt: !3052)
!3082 = !DILocation(line: 52, column: 17, scope: !2777, inlinedAt: !3052)
!3083 = !DILocation(line: 52, column: 8, scope: !2777, inlinedAt: !3052)
!3084 = !DILocation(line: 54, column: 10, scope: !2777, inlinedAt: !3052)
!3085 = !DILocation(line: 55, column: 11, scope: !2777, inlinedAt: !3052)
!3086 = !DILocation(line: 42, column: 50, scope: !2777, inlinedAt: !3052)
!3087 = !DILocation(line: 56, column: 6, scope: !2777, inlinedAt: !3052)
!3088 = !DILocation(line: 56, column: 16, scope: !2777, inlinedAt: !3052)
!3089 = !DILocation(line: 57, column: 17, scope: !2777, inlinedAt: !3052)
!3090 = !DILocation(line: 56, column: 21, scope: !2777, inlinedAt: !3052)
!3091 = distinct !DISubprogram(name: "ReduceOr", scope: !326, file: !326, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3092 = !DILocation(line: 25, column: 60, scope: !3047, inlinedAt: !3048)
!3093 = !DILocation(line: 30, column: 15, scope: !3091, inlinedAt: !3092)
!3094 = !DILocation(line: 44, column: 16, scope: !2777, inlinedAt: !3093)
!3095 = !DILocation(line: 66, column: 7, scope: !2661, inlinedAt: !3094)
!3096 = !DILocation(line: 64, column: 35, scope: !2661, inlinedAt: !3094)
!3097 = !DILocation(line: 67, column: 7, scope: !2661, inlinedAt: !3094)
!3098 = !DILocation(line: 67, column: 35, scope: !2661, inlinedAt: !3094)
!3099 = !DILocation(line: 68, column: 23, scope: !2661, inlinedAt: !3094)
!3100 = !DILocation(line: 30, column: 64, scope: !3091, inlinedAt: !3092)
!3101 = !DILocation(line: 67, column: 40, scope: !2661, inlinedAt: !3094)
!3102 = !DILocation(line: 72, column: 16, scope: !2661, inlinedAt: !3094)
!3103 = !DILocation(line: 73, column: 6, scope: !2661, inlinedAt: !3094)
!3104 = !DILocation(line: 73, column: 36, scope: !2661, inlinedAt: !3094)
!3105 = !DILocation(line: 74, column: 16, scope: !2661, inlinedAt: !3094)
!3106 = !DILocation(line: 75, column: 11, scope: !2661, inlinedAt: !3094)
!3107 = !DILocation(line: 74, column: 3, scope: !2661, inlinedAt: !3094)
!3108 = !DILocation(line: 78, column: 22, scope: !2661, inlinedAt: !3094)
!3109 = !DILocation(line: 78, column: 41, scope: !2661, inlinedAt: !3094)
!3110 = !DILocation(line: 79, column: 9, scope: !2661, inlinedAt: !3094)
!3111 = !DILocation(line: 73, column: 41, scope: !2661, inlinedAt: !3094)
!3112 = !DILocation(line: 82, column: 16, scope: !2661, inlinedAt: !3094)
!3113 = !DILocation(line: 82, column: 2, scope: !2777, inlinedAt: !3093)
!3114 = !DILocation(line: 46, column: 7, scope: !2777, inlinedAt: !3093)
!3115 = !DILocation(line: 49, column: 31, scope: !2777, inlinedAt: !3093)
!3116 = !DILocation(line: 50, column: 10, scope: !2777, inlinedAt: !3093)
!3117 = !DILocation(line: 51, column: 11, scope: !2777, inlinedAt: !3093)
!3118 = !DILocation(line: 51, column: 14, scope: !2777, inlinedAt: !3093)
!3119 = !DILocation(line: 52, column: 17, scope: !2777, inlinedAt: !3093)
!3120 = !DILocation(line: 52, column: 8, scope: !2777, inlinedAt: !3093)
!3121 = !DILocation(line: 54, column: 10, scope: !2777, inlinedAt: !3093)
!3122 = !DILocation(line: 55, column: 11, scope: !2777, inlinedAt: !3093)
!3123 = !DILocation(line: 42, column: 50, scope: !2777, inlinedAt: !3093)
!3124 = !DILocation(line: 56, column: 6, scope: !2777, inlinedAt: !3093)
!3125 = !DILocation(line: 56, column: 16, scope: !2777, inlinedAt: !3093)
!3126 = !DILocation(line: 57, column: 17, scope: !2777, inlinedAt: !3093)
!3127 = !DILocation(line: 56, column: 21, scope: !2777, inlinedAt: !3093)
!3128 = distinct !DISubprogram(name: "ReduceXor", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3129 = !DILocation(line: 25, column: 81, scope: !3047, inlinedAt: !3048)
!3130 = !DILocation(line: 36, column: 15, scope: !3128, inlinedAt: !3129)
!3131 = !DILocation(line: 44, column: 16, scope: !2777, inlinedAt: !3130)
!3132 = !DILocation(line: 66, column: 7, scope: !2661, inlinedAt: !3131)
!3133 = !DILocation(line: 64, column: 35, scope: !2661, inlinedAt: !3131)
!3134 = !DILocation(line: 67, column: 7, scope: !2661, inlinedAt: !3131)
!3135 = !DILocation(line: 67, column: 35, scope: !2661, inlinedAt: !3131)
!3136 = !DILocation(line: 68, column: 23, scope: !2661, inlinedAt: !3131)
!3137 = !DILocation(line: 36, column: 65, scope: !3128, inlinedAt: !3129)
!3138 = !DILocation(line: 67, column: 40, scope: !2661, inlinedAt: !3131)
!3139 = !DILocation(line: 72, column: 16, scope: !2661, inlinedAt: !3131)
!3140 = !DILocation(line: 73, column: 6, scope: !2661, inlinedAt: !3131)
!3141 = !DILocation(line: 73, column: 36, scope: !2661, inlinedAt: !3131)
!3142 = !DILocation(line: 74, column: 16, scope: !2661, inlinedAt: !3131)
!3143 = !DILocation(line: 75, column: 11, scope: !2661, inlinedAt: !3131)
!3144 = !DILocation(line: 74, column: 3, scope: !2661, inlinedAt: !3131)
!3145 = !DILocation(line: 78, column: 22, scope: !2661, inlinedAt: !3131)
!3146 = !DILocation(line: 78, column: 41, scope: !2661, inlinedAt: !3131)
!3147 = !DILocation(line: 79, column: 9, scope: !2661, inlinedAt: !3131)
!3148 = !DILocation(line: 73, column: 41, scope: !2661, inlinedAt: !3131)
!3149 = !DILocation(line: 82, column: 16, scope: !2661, inlinedAt: !3131)
!3150 = !DILocation(line: 82, column: 2, scope: !2777, inlinedAt: !3130)
!3151 = !DILocation(line: 46, column: 7, scope: !2777, inlinedAt: !3130)
!3152 = !DILocation(line: 49, column: 31, scope: !2777, inlinedAt: !3130)
!3153 = !DILocation(line: 50, column: 10, scope: !2777, inlinedAt: !3130)
!3154 = !DILocation(line: 51, column: 11, scope: !2777, inlinedAt: !3130)
!3155 = !DILocation(line: 51, column: 14, scope: !2777, inlinedAt: !3130)
!3156 = !DILocation(line: 52, column: 17, scope: !2777, inlinedAt: !3130)
!3157 = !DILocation(line: 52, column: 8, scope: !2777, inlinedAt: !3130)
!3158 = !DILocation(line: 54, column: 10, scope: !2777, inlinedAt: !3130)
!3159 = !DILocation(line: 55, column: 11, scope: !2777, inlinedAt: !3130)
!3160 = !DILocation(line: 42, column: 50, scope: !2777, inlinedAt: !3130)
!3161 = !DILocation(line: 56, column: 6, scope: !2777, inlinedAt: !3130)
!3162 = !DILocation(line: 56, column: 16, scope: !2777, inlinedAt: !3130)
!3163 = !DILocation(line: 57, column: 17, scope: !2777, inlinedAt: !3130)
!3164 = !DILocation(line: 56, column: 21, scope: !2777, inlinedAt: !3130)
!3165 = !DILocation(line: 25, column: 5, scope: !3047, inlinedAt: !3048)
!3166 = !DILocation(line: 25, column: 13, scope: !3047, inlinedAt: !3048)
!3167 = !DILocation(line: 25, column: 21, scope: !3047, inlinedAt: !3048)
!3168 = distinct !DISubprogram(name: "ExchangeUint64", scope: !276, file: !276, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!3169 = !DILocation(line: 112, column: 6, scope: !3168)
!3170 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3171 = !DILocation(line: 113, column: 10, scope: !3168)
!3172 = !DILocation(line: 21, column: 29, scope: !3170, inlinedAt: !3171)
!3173 = !DILocation(line: 21, column: 39, scope: !3170, inlinedAt: !3171)
!3174 = !DILocation(line: 21, column: 49, scope: !3170, inlinedAt: !3171)
!3175 = !DILocation(line: 23, column: 7, scope: !3170, inlinedAt: !3171)
!3176 = !DILocation(line: 22, column: 2, scope: !3170, inlinedAt: !3171)
!3177 = !DILocation(line: 22, column: 8, scope: !3170, inlinedAt: !3171)
!3178 = !DILocation(line: 26, column: 9, scope: !3170, inlinedAt: !3171)
!3179 = !DILocation(line: 27, column: 12, scope: !3170, inlinedAt: !3171)
!3180 = !DILocation(line: 27, column: 10, scope: !3170, inlinedAt: !3171)
!3181 = !DILocation(line: 27, column: 30, scope: !3170, inlinedAt: !3171)
!3182 = !DILocation(line: 28, column: 32, scope: !3170, inlinedAt: !3171)
!3183 = !DILocation(line: 28, column: 34, scope: !3170, inlinedAt: !3171)
!3184 = !DILocation(line: 28, column: 37, scope: !3170, inlinedAt: !3171)
!3185 = !DILocation(line: 28, column: 20, scope: !3170, inlinedAt: !3171)
!3186 = !DILocation(line: 28, column: 3, scope: !3170, inlinedAt: !3171)
!3187 = !DILocation(line: 29, column: 22, scope: !3170, inlinedAt: !3171)
!3188 = !DILocation(line: 29, column: 3, scope: !3170, inlinedAt: !3171)
!3189 = !DILocation(line: 30, column: 24, scope: !3170, inlinedAt: !3171)
!3190 = !DILocation(line: 30, column: 3, scope: !3170, inlinedAt: !3171)
!3191 = !DILocation(line: 31, column: 23, scope: !3170, inlinedAt: !3171)
!3192 = !DILocation(line: 31, column: 3, scope: !3170, inlinedAt: !3171)
!3193 = !DILocation(line: 32, column: 14, scope: !3170, inlinedAt: !3171)
!3194 = !DILocation(line: 32, column: 12, scope: !3170, inlinedAt: !3171)
!3195 = !DILocation(line: 32, column: 18, scope: !3170, inlinedAt: !3171)
!3196 = !DILocation(line: 33, column: 21, scope: !3170, inlinedAt: !3171)
!3197 = !DILocation(line: 33, column: 3, scope: !3170, inlinedAt: !3171)
!3198 = !DILocation(line: 34, column: 3, scope: !3170, inlinedAt: !3171)
!3199 = !DILocation(line: 35, column: 31, scope: !3170, inlinedAt: !3171)
!3200 = !DILocation(line: 36, column: 4, scope: !3170, inlinedAt: !3171)
!3201 = !DILocation(line: 38, column: 32, scope: !3170, inlinedAt: !3171)
!3202 = !DILocation(line: 38, column: 30, scope: !3170, inlinedAt: !3171)
!3203 = !DILocation(line: 38, column: 24, scope: !3170, inlinedAt: !3171)
!3204 = !DILocation(line: 38, column: 3, scope: !3170, inlinedAt: !3171)
!3205 = distinct !DISubprogram(name: "NumbersUint64", scope: !276, file: !276, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!3206 = !DILocation(line: 119, column: 6, scope: !3205)
!3207 = distinct !DISubprogram(name: "groupNumbers", scope: !316, file: !316, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3208 = !DILocation(line: 119, column: 75, scope: !3205)
!3209 = !DILocation(line: 29, column: 20, scope: !3207, inlinedAt: !3208)
!3210 = !DILocation(line: 30, column: 26, scope: !3207, inlinedAt: !3208)
!3211 = !DILocation(line: 30, column: 24, scope: !3207, inlinedAt: !3208)
!3212 = !DILocation(line: 30, column: 46, scope: !3207, inlinedAt: !3208)
!3213 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3214 = !DILocation(line: 30, column: 9, scope: !3207, inlinedAt: !3208)
!3215 = !DILocation(line: 14, column: 11, scope: !3213, inlinedAt: !3214)
!3216 = distinct !DISubprogram(name: "reduceWarp", scope: !326, file: !326, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!3217 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3218 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3219 = !DILocation(line: 16, column: 25, scope: !3213, inlinedAt: !3214)
!3220 = !DILocation(line: 7, column: 15, scope: !3218, inlinedAt: !3219)
!3221 = !DILocation(line: 44, column: 16, scope: !3217, inlinedAt: !3220)
!3222 = !DILocation(line: 65, column: 13, scope: !3216, inlinedAt: !3221)
!3223 = !DILocation(line: 66, column: 7, scope: !3216, inlinedAt: !3221)
!3224 = !DILocation(line: 64, column: 35, scope: !3216, inlinedAt: !3221)
!3225 = !DILocation(line: 67, column: 7, scope: !3216, inlinedAt: !3221)
!3226 = !DILocation(line: 67, column: 35, scope: !3216, inlinedAt: !3221)
!3227 = !DILocation(line: 68, column: 23, scope: !3216, inlinedAt: !3221)
!3228 = !DILocation(line: 7, column: 65, scope: !3218, inlinedAt: !3219)
!3229 = !DILocation(line: 67, column: 40, scope: !3216, inlinedAt: !3221)
!3230 = !DILocation(line: 72, column: 16, scope: !3216, inlinedAt: !3221)
!3231 = !DILocation(line: 73, column: 6, scope: !3216, inlinedAt: !3221)
!3232 = !DILocation(line: 73, column: 36, scope: !3216, inlinedAt: !3221)
!3233 = !DILocation(line: 74, column: 16, scope: !3216, inlinedAt: !3221)
!3234 = !DILocation(line: 75, column: 11, scope: !3216, inlinedAt: !3221)
!3235 = !DILocation(line: 74, column: 3, scope: !3216, inlinedAt: !3221)
!3236 = !DILocation(line: 78, column: 22, scope: !3216, inlinedAt: !3221)
!3237 = !DILocation(line: 78, column: 41, scope: !3216, inlinedAt: !3221)
!3238 = !DILocation(line: 79, column: 9, scope: !3216, inlinedAt: !3221)
!3239 = !DILocation(line: 73, column: 41, scope: !3216, inlinedAt: !3221)
!3240 = !DILocation(line: 82, column: 16, scope: !3216, inlinedAt: !3221)
!3241 = !DILocation(line: 82, column: 2, scope: !3217, inlinedAt: !3220)
!3242 = !DILocation(line: 16, column: 6, scope: !3213, inlinedAt: !3214)
!3243 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3244 = !DILocation(line: 17, column: 33, scope: !3213, inlinedAt: !3214)
!3245 = !DILocation(line: 13, column: 15, scope: !3243, inlinedAt: !3244)
!3246 = !DILocation(line: 44, column: 16, scope: !3217, inlinedAt: !3245)
!3247 = !DILocation(line: 66, column: 7, scope: !3216, inlinedAt: !3246)
!3248 = !DILocation(line: 64, column: 35, scope: !3216, inlinedAt: !3246)
!3249 = !DILocation(line: 67, column: 7, scope: !3216, inlinedAt: !3246)
!3250 = !DILocation(line: 67, column: 35, scope: !3216, inlinedAt: !3246)
!3251 = !DILocation(line: 68, column: 23, scope: !3216, inlinedAt: !3246)
!3252 = !DILocation(line: 13, column: 66, scope: !3243, inlinedAt: !3244)
!3253 = !DILocation(line: 67, column: 40, scope: !3216, inlinedAt: !3246)
!3254 = !DILocation(line: 72, column: 16, scope: !3216, inlinedAt: !3246)
!3255 = !DILocation(line: 73, column: 6, scope: !3216, inlinedAt: !3246)
!3256 = !DILocation(line: 73, column: 36, scope: !3216, inlinedAt: !3246)
!3257 = !DILocation(line: 74, column: 16, scope: !3216, inlinedAt: !3246)
!3258 = !DILocation(line: 75, column: 11, scope: !3216, inlinedAt: !3246)
!3259 = !DILocation(line: 74, column: 3, scope: !3216, inlinedAt: !3246)
!3260 = !DILocation(line: 78, column: 22, scope: !3216, inlinedAt: !3246)
!3261 = !DILocation(line: 78, column: 41, scope: !3216, inlinedAt: !3246)
!3262 = !DILocation(line: 79, column: 9, scope: !3216, inlinedAt: !3246)
!3263 = !DILocation(line: 73, column: 41, scope: !3216, inlinedAt: !3246)
!3264 = !DILocation(line: 82, column: 16, scope: !3216, inlinedAt: !3246)
!3265 = !DILocation(line: 82, column: 2, scope: !3217, inlinedAt: !3245)
!3266 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3267 = !DILocation(line: 17, column: 54, scope: !3213, inlinedAt: !3214)
!3268 = !DILocation(line: 19, column: 15, scope: !3266, inlinedAt: !3267)
!3269 = !DILocation(line: 44, column: 16, scope: !3217, inlinedAt: !3268)
!3270 = !DILocation(line: 66, column: 7, scope: !3216, inlinedAt: !3269)
!3271 = !DILocation(line: 64, column: 35, scope: !3216, inlinedAt: !3269)
!3272 = !DILocation(line: 67, column: 7, scope: !3216, inlinedAt: !3269)
!3273 = !DILocation(line: 67, column: 35, scope: !3216, inlinedAt: !3269)
!3274 = !DILocation(line: 68, column: 23, scope: !3216, inlinedAt: !3269)
!3275 = !DILocation(line: 19, column: 66, scope: !3266, inlinedAt: !3267)
!3276 = !DILocation(line: 67, column: 40, scope: !3216, inlinedAt: !3269)
!3277 = !DILocation(line: 72, column: 16, scope: !3216, inlinedAt: !3269)
!3278 = !DILocation(line: 73, column: 6, scope: !3216, inlinedAt: !3269)
!3279 = !DILocation(line: 73, column: 36, scope: !3216, inlinedAt: !3269)
!3280 = !DILocation(line: 74, column: 16, scope: !3216, inlinedAt: !3269)
!3281 = !DILocation(line: 75, column: 11, scope: !3216, inlinedAt: !3269)
!3282 = !DILocation(line: 74, column: 3, scope: !3216, inlinedAt: !3269)
!3283 = !DILocation(line: 78, column: 22, scope: !3216, inlinedAt: !3269)
!3284 = !DILocation(line: 78, column: 41, scope: !3216, inlinedAt: !3269)
!3285 = !DILocation(line: 79, column: 9, scope: !3216, inlinedAt: !3269)
!3286 = !DILocation(line: 73, column: 41, scope: !3216, inlinedAt: !3269)
!3287 = !DILocation(line: 82, column: 16, scope: !3216, inlinedAt: !3269)
!3288 = !DILocation(line: 82, column: 2, scope: !3217, inlinedAt: !3268)
!3289 = !DILocation(line: 17, column: 6, scope: !3213, inlinedAt: !3214)
!3290 = !DILocation(line: 17, column: 14, scope: !3213, inlinedAt: !3214)
!3291 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3292 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3293 = !DILocation(line: 18, column: 40, scope: !3213, inlinedAt: !3214)
!3294 = !DILocation(line: 6, column: 21, scope: !3292, inlinedAt: !3293)
!3295 = !DILocation(line: 25, column: 16, scope: !3291, inlinedAt: !3294)
!3296 = !DILocation(line: 23, column: 48, scope: !3291, inlinedAt: !3294)
!3297 = !DILocation(line: 26, column: 6, scope: !3291, inlinedAt: !3294)
!3298 = !DILocation(line: 26, column: 24, scope: !3291, inlinedAt: !3294)
!3299 = !DILocation(line: 27, column: 24, scope: !3291, inlinedAt: !3294)
!3300 = !DILocation(line: 27, column: 44, scope: !3291, inlinedAt: !3294)
!3301 = !DILocation(line: 28, column: 4, scope: !3291, inlinedAt: !3294)
!3302 = !DILocation(line: 26, column: 37, scope: !3291, inlinedAt: !3294)
!3303 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3304 = !DILocation(line: 18, column: 68, scope: !3213, inlinedAt: !3214)
!3305 = !DILocation(line: 14, column: 21, scope: !3303, inlinedAt: !3304)
!3306 = !DILocation(line: 23, column: 48, scope: !3291, inlinedAt: !3305)
!3307 = !DILocation(line: 26, column: 6, scope: !3291, inlinedAt: !3305)
!3308 = !DILocation(line: 26, column: 24, scope: !3291, inlinedAt: !3305)
!3309 = !DILocation(line: 27, column: 24, scope: !3291, inlinedAt: !3305)
!3310 = !DILocation(line: 27, column: 44, scope: !3291, inlinedAt: !3305)
!3311 = !DILocation(line: 28, column: 4, scope: !3291, inlinedAt: !3305)
!3312 = !DILocation(line: 26, column: 37, scope: !3291, inlinedAt: !3305)
!3313 = !DILocation(line: 15, column: 20, scope: !3303, inlinedAt: !3304)
!3314 = !DILocation(line: 15, column: 42, scope: !3303, inlinedAt: !3304)
!3315 = !DILocation(line: 18, column: 2, scope: !3213, inlinedAt: !3214)
!3316 = !DILocation(line: 18, column: 6, scope: !3213, inlinedAt: !3214)
!3317 = !DILocation(line: 18, column: 14, scope: !3213, inlinedAt: !3214)
!3318 = !DILocation(line: 19, column: 40, scope: !3213, inlinedAt: !3214)
!3319 = !DILocation(line: 19, column: 42, scope: !3213, inlinedAt: !3214)
!3320 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3321 = !DILocation(line: 19, column: 25, scope: !3213, inlinedAt: !3214)
!3322 = !DILocation(line: 36, column: 10, scope: !3320, inlinedAt: !3321)
!3323 = !DILocation(line: 36, column: 22, scope: !3320, inlinedAt: !3321)
!3324 = !DILocation(line: 37, column: 8, scope: !3320, inlinedAt: !3321)
!3325 = !DILocation(line: 40, column: 17, scope: !3320, inlinedAt: !3321)
!3326 = !DILocation(line: 19, column: 6, scope: !3213, inlinedAt: !3214)
!3327 = !DILocation(line: 31, column: 26, scope: !3207, inlinedAt: !3208)
!3328 = !DILocation(line: 31, column: 48, scope: !3207, inlinedAt: !3208)
!3329 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3330 = !DILocation(line: 31, column: 9, scope: !3207, inlinedAt: !3208)
!3331 = !DILocation(line: 14, column: 11, scope: !3329, inlinedAt: !3330)
!3332 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3333 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3334 = !DILocation(line: 16, column: 25, scope: !3329, inlinedAt: !3330)
!3335 = !DILocation(line: 7, column: 15, scope: !3333, inlinedAt: !3334)
!3336 = !DILocation(line: 44, column: 16, scope: !3332, inlinedAt: !3335)
!3337 = !DILocation(line: 66, column: 7, scope: !3216, inlinedAt: !3336)
!3338 = !DILocation(line: 64, column: 35, scope: !3216, inlinedAt: !3336)
!3339 = !DILocation(line: 67, column: 7, scope: !3216, inlinedAt: !3336)
!3340 = !DILocation(line: 67, column: 35, scope: !3216, inlinedAt: !3336)
!3341 = !DILocation(line: 68, column: 23, scope: !3216, inlinedAt: !3336)
!3342 = !DILocation(line: 7, column: 65, scope: !3333, inlinedAt: !3334)
!3343 = !DILocation(line: 67, column: 40, scope: !3216, inlinedAt: !3336)
!3344 = !DILocation(line: 73, column: 6, scope: !3216, inlinedAt: !3336)
!3345 = !DILocation(line: 73, column: 36, scope: !3216, inlinedAt: !3336)
!3346 = !DILocation(line: 74, column: 16, scope: !3216, inlinedAt: !3336)
!3347 = !DILocation(line: 75, column: 11, scope: !3216, inlinedAt: !3336)
!3348 = !DILocation(line: 74, column: 3, scope: !3216, inlinedAt: !3336)
!3349 = !DILocation(line: 78, column: 22, scope: !3216, inlinedAt: !3336)
!3350 = !DILocation(line: 78, column: 41, scope: !3216, inlinedAt: !3336)
!3351 = !DILocation(line: 79, column: 9, scope: !3216, inlinedAt: !3336)
!3352 = !DILocation(line: 73, column: 41, scope: !3216, inlinedAt: !3336)
!3353 = !DILocation(line: 82, column: 16, scope: !3216, inlinedAt: !3336)
!3354 = !DILocation(line: 82, column: 2, scope: !3332, inlinedAt: !3335)
!3355 = !DILocation(line: 45, column: 14, scope: !3332, inlinedAt: !3335)
!3356 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !3355)
!3357 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !3355)
!3358 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !3355)
!3359 = !DILocation(line: 46, column: 7, scope: !3332, inlinedAt: !3335)
!3360 = !DILocation(line: 49, column: 31, scope: !3332, inlinedAt: !3335)
!3361 = !DILocation(line: 50, column: 10, scope: !3332, inlinedAt: !3335)
!3362 = !DILocation(line: 51, column: 14, scope: !3332, inlinedAt: !3335)
!3363 = !DILocation(line: 52, column: 17, scope: !3332, inlinedAt: !3335)
!3364 = !DILocation(line: 52, column: 8, scope: !3332, inlinedAt: !3335)
!3365 = !DILocation(line: 54, column: 10, scope: !3332, inlinedAt: !3335)
!3366 = !DILocation(line: 55, column: 11, scope: !3332, inlinedAt: !3335)
!3367 = !DILocation(line: 42, column: 50, scope: !3332, inlinedAt: !3335)
!3368 = !DILocation(line: 56, column: 6, scope: !3332, inlinedAt: !3335)
!3369 = !DILocation(line: 56, column: 16, scope: !3332, inlinedAt: !3335)
!3370 = !DILocation(line: 57, column: 17, scope: !3332, inlinedAt: !3335)
!3371 = !DILocation(line: 56, column: 21, scope: !3332, inlinedAt: !3335)
!3372 = !DILocation(line: 16, column: 6, scope: !3329, inlinedAt: !3330)
!3373 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3374 = !DILocation(line: 17, column: 33, scope: !3329, inlinedAt: !3330)
!3375 = !DILocation(line: 13, column: 15, scope: !3373, inlinedAt: !3374)
!3376 = !DILocation(line: 44, column: 16, scope: !3332, inlinedAt: !3375)
!3377 = !DILocation(line: 66, column: 7, scope: !3216, inlinedAt: !3376)
!3378 = !DILocation(line: 64, column: 35, scope: !3216, inlinedAt: !3376)
!3379 = !DILocation(line: 67, column: 7, scope: !3216, inlinedAt: !3376)
!3380 = !DILocation(line: 67, column: 35, scope: !3216, inlinedAt: !3376)
!3381 = !DILocation(line: 68, column: 23, scope: !3216, inlinedAt: !3376)
!3382 = !DILocation(line: 13, column: 66, scope: !3373, inlinedAt: !3374)
!3383 = !DILocation(line: 67, column: 40, scope: !3216, inlinedAt: !3376)
!3384 = !DILocation(line: 73, column: 6, scope: !3216, inlinedAt: !3376)
!3385 = !DILocation(line: 73, column: 36, scope: !3216, inlinedAt: !3376)
!3386 = !DILocation(line: 74, column: 16, scope: !3216, inlinedAt: !3376)
!3387 = !DILocation(line: 75, column: 11, scope: !3216, inlinedAt: !3376)
!3388 = !DILocation(line: 74, column: 3, scope: !3216, inlinedAt: !3376)
!3389 = !DILocation(line: 78, column: 22, scope: !3216, inlinedAt: !3376)
!3390 = !DILocation(line: 78, column: 41, scope: !3216, inlinedAt: !3376)
!3391 = !DILocation(line: 79, column: 9, scope: !3216, inlinedAt: !3376)
!3392 = !DILocation(line: 73, column: 41, scope: !3216, inlinedAt: !3376)
!3393 = !DILocation(line: 82, column: 16, scope: !3216, inlinedAt: !3376)
!3394 = !DILocation(line: 82, column: 2, scope: !3332, inlinedAt: !3375)
!3395 = !DILocation(line: 46, column: 7, scope: !3332, inlinedAt: !3375)
!3396 = !DILocation(line: 49, column: 31, scope: !3332, inlinedAt: !3375)
!3397 = !DILocation(line: 50, column: 10, scope: !3332, inlinedAt: !3375)
!3398 = !DILocation(line: 51, column: 14, scope: !3332, inlinedAt: !3375)
!3399 = !DILocation(line: 52, column: 17, scope: !3332, inlinedAt: !3375)
!3400 = !DILocation(line: 52, column: 8, scope: !3332, inlinedAt: !3375)
!3401 = !DILocation(line: 54, column: 10, scope: !3332, inlinedAt: !3375)
!3402 = !DILocation(line: 55, column: 11, scope: !3332, inlinedAt: !3375)
!3403 = !DILocation(line: 42, column: 50, scope: !3332, inlinedAt: !3375)
!3404 = !DILocation(line: 56, column: 6, scope: !3332, inlinedAt: !3375)
!3405 = !DILocation(line: 56, column: 16, scope: !3332, inlinedAt: !3375)
!3406 = !DILocation(line: 57, column: 17, scope: !3332, inlinedAt: !3375)
!3407 = !DILocation(line: 56, column: 21, scope: !3332, inlinedAt: !3375)
!3408 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3409 = !DILocation(line: 17, column: 54, scope: !3329, inlinedAt: !3330)
!3410 = !DILocation(line: 19, column: 15, scope: !3408, inlinedAt: !3409)
!3411 = !DILocation(line: 44, column: 16, scope: !3332, inlinedAt: !3410)
!3412 = !DILocation(line: 66, column: 7, scope: !3216, inlinedAt: !3411)
!3413 = !DILocation(line: 64, column: 35, scope: !3216, inlinedAt: !3411)
!3414 = !DILocation(line: 67, column: 7, scope: !3216, inlinedAt: !3411)
!3415 = !DILocation(line: 67, column: 35, scope: !3216, inlinedAt: !3411)
!3416 = !DILocation(line: 68, column: 23, scope: !3216, inlinedAt: !3411)
!3417 = !DILocation(line: 19, column: 66, scope: !3408, inlinedAt: !3409)
!3418 = !DILocation(line: 67, column: 40, scope: !3216, inlinedAt: !3411)
!3419 = !DILocation(line: 73, column: 6, scope: !3216, inlinedAt: !3411)
!3420 = !DILocation(line: 73, column: 36, scope: !3216, inlinedAt: !3411)
!3421 = !DILocation(line: 74, column: 16, scope: !3216, inlinedAt: !3411)
!3422 = !DILocation(line: 75, column: 11, scope: !3216, inlinedAt: !3411)
!3423 = !DILocation(line: 74, column: 3, scope: !3216, inlinedAt: !3411)
!3424 = !DILocation(line: 78, column: 22, scope: !3216, inlinedAt: !3411)
!3425 = !DILocation(line: 78, column: 41, scope: !3216, inlinedAt: !3411)
!3426 = !DILocation(line: 79, column: 9, scope: !3216, inlinedAt: !3411)
!3427 = !DILocation(line: 73, column: 41, scope: !3216, inlinedAt: !3411)
!3428 = !DILocation(line: 82, column: 16, scope: !3216, inlinedAt: !3411)
!3429 = !DILocation(line: 82, column: 2, scope: !3332, inlinedAt: !3410)
!3430 = !DILocation(line: 46, column: 7, scope: !3332, inlinedAt: !3410)
!3431 = !DILocation(line: 49, column: 31, scope: !3332, inlinedAt: !3410)
!3432 = !DILocation(line: 50, column: 10, scope: !3332, inlinedAt: !3410)
!3433 = !DILocation(line: 51, column: 14, scope: !3332, inlinedAt: !3410)
!3434 = !DILocation(line: 52, column: 17, scope: !3332, inlinedAt: !3410)
!3435 = !DILocation(line: 52, column: 8, scope: !3332, inlinedAt: !3410)
!3436 = !DILocation(line: 54, column: 10, scope: !3332, inlinedAt: !3410)
!3437 = !DILocation(line: 55, column: 11, scope: !3332, inlinedAt: !3410)
!3438 = !DILocation(line: 42, column: 50, scope: !3332, inlinedAt: !3410)
!3439 = !DILocation(line: 56, column: 6, scope: !3332, inlinedAt: !3410)
!3440 = !DILocation(line: 56, column: 16, scope: !3332, inlinedAt: !3410)
!3441 = !DILocation(line: 57, column: 17, scope: !3332, inlinedAt: !3410)
!3442 = !DILocation(line: 56, column: 21, scope: !3332, inlinedAt: !3410)
!3443 = !DILocation(line: 17, column: 6, scope: !3329, inlinedAt: !3330)
!3444 = !DILocation(line: 17, column: 14, scope: !3329, inlinedAt: !3330)
!3445 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3446 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3447 = !DILocation(line: 18, column: 40, scope: !3329, inlinedAt: !3330)
!3448 = !DILocation(line: 6, column: 21, scope: !3446, inlinedAt: !3447)
!3449 = !DILocation(line: 25, column: 16, scope: !3445, inlinedAt: !3448)
!3450 = !DILocation(line: 23, column: 48, scope: !3445, inlinedAt: !3448)
!3451 = !DILocation(line: 26, column: 6, scope: !3445, inlinedAt: !3448)
!3452 = !DILocation(line: 26, column: 24, scope: !3445, inlinedAt: !3448)
!3453 = !DILocation(line: 27, column: 24, scope: !3445, inlinedAt: !3448)
!3454 = !DILocation(line: 27, column: 44, scope: !3445, inlinedAt: !3448)
!3455 = !DILocation(line: 28, column: 4, scope: !3445, inlinedAt: !3448)
!3456 = !DILocation(line: 26, column: 37, scope: !3445, inlinedAt: !3448)
!3457 = !DILocation(line: 31, column: 15, scope: !3445, inlinedAt: !3448)
!3458 = !DILocation(line: 34, column: 32, scope: !3445, inlinedAt: !3448)
!3459 = !DILocation(line: 35, column: 19, scope: !3445, inlinedAt: !3448)
!3460 = !DILocation(line: 36, column: 10, scope: !3445, inlinedAt: !3448)
!3461 = !DILocation(line: 37, column: 21, scope: !3445, inlinedAt: !3448)
!3462 = !DILocation(line: 37, column: 10, scope: !3445, inlinedAt: !3448)
!3463 = !DILocation(line: 38, column: 9, scope: !3445, inlinedAt: !3448)
!3464 = !DILocation(line: 40, column: 10, scope: !3445, inlinedAt: !3448)
!3465 = !DILocation(line: 23, column: 59, scope: !3445, inlinedAt: !3448)
!3466 = !DILocation(line: 42, column: 19, scope: !3445, inlinedAt: !3448)
!3467 = !DILocation(line: 42, column: 3, scope: !3445, inlinedAt: !3448)
!3468 = !DILocation(line: 44, column: 2, scope: !3446, inlinedAt: !3447)
!3469 = !DILocation(line: 7, column: 16, scope: !3446, inlinedAt: !3447)
!3470 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3471 = !DILocation(line: 18, column: 68, scope: !3329, inlinedAt: !3330)
!3472 = !DILocation(line: 14, column: 21, scope: !3470, inlinedAt: !3471)
!3473 = !DILocation(line: 25, column: 16, scope: !3445, inlinedAt: !3472)
!3474 = !DILocation(line: 23, column: 48, scope: !3445, inlinedAt: !3472)
!3475 = !DILocation(line: 26, column: 6, scope: !3445, inlinedAt: !3472)
!3476 = !DILocation(line: 26, column: 24, scope: !3445, inlinedAt: !3472)
!3477 = !DILocation(line: 27, column: 24, scope: !3445, inlinedAt: !3472)
!3478 = !DILocation(line: 27, column: 44, scope: !3445, inlinedAt: !3472)
!3479 = !DILocation(line: 28, column: 4, scope: !3445, inlinedAt: !3472)
!3480 = !DILocation(line: 26, column: 37, scope: !3445, inlinedAt: !3472)
!3481 = !DILocation(line: 31, column: 15, scope: !3445, inlinedAt: !3472)
!3482 = !DILocation(line: 34, column: 32, scope: !3445, inlinedAt: !3472)
!3483 = !DILocation(line: 35, column: 19, scope: !3445, inlinedAt: !3472)
!3484 = !DILocation(line: 36, column: 10, scope: !3445, inlinedAt: !3472)
!3485 = !DILocation(line: 37, column: 21, scope: !3445, inlinedAt: !3472)
!3486 = !DILocation(line: 37, column: 10, scope: !3445, inlinedAt: !3472)
!3487 = !DILocation(line: 38, column: 9, scope: !3445, inlinedAt: !3472)
!3488 = !DILocation(line: 40, column: 10, scope: !3445, inlinedAt: !3472)
!3489 = !DILocation(line: 23, column: 59, scope: !3445, inlinedAt: !3472)
!3490 = !DILocation(line: 42, column: 19, scope: !3445, inlinedAt: !3472)
!3491 = !DILocation(line: 42, column: 3, scope: !3445, inlinedAt: !3472)
!3492 = !DILocation(line: 44, column: 2, scope: !3470, inlinedAt: !3471)
!3493 = !DILocation(line: 15, column: 20, scope: !3470, inlinedAt: !3471)
!3494 = !DILocation(line: 15, column: 42, scope: !3470, inlinedAt: !3471)
!3495 = !DILocation(line: 18, column: 16, scope: !3470, inlinedAt: !3471)
!3496 = !DILocation(line: 18, column: 2, scope: !3329, inlinedAt: !3330)
!3497 = !DILocation(line: 18, column: 6, scope: !3329, inlinedAt: !3330)
!3498 = !DILocation(line: 18, column: 14, scope: !3329, inlinedAt: !3330)
!3499 = !DILocation(line: 19, column: 40, scope: !3329, inlinedAt: !3330)
!3500 = !DILocation(line: 19, column: 42, scope: !3329, inlinedAt: !3330)
!3501 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3502 = !DILocation(line: 19, column: 25, scope: !3329, inlinedAt: !3330)
!3503 = !DILocation(line: 36, column: 22, scope: !3501, inlinedAt: !3502)
!3504 = !DILocation(line: 37, column: 8, scope: !3501, inlinedAt: !3502)
!3505 = !DILocation(line: 39, column: 15, scope: !3501, inlinedAt: !3502)
!3506 = !DILocation(line: 40, column: 17, scope: !3501, inlinedAt: !3502)
!3507 = !DILocation(line: 40, column: 3, scope: !3329, inlinedAt: !3330)
!3508 = !DILocation(line: 42, column: 16, scope: !3501, inlinedAt: !3502)
!3509 = !DILocation(line: 43, column: 10, scope: !3501, inlinedAt: !3502)
!3510 = !DILocation(line: 44, column: 14, scope: !3501, inlinedAt: !3502)
!3511 = !DILocation(line: 45, column: 3, scope: !3501, inlinedAt: !3502)
!3512 = !DILocation(line: 47, column: 10, scope: !3501, inlinedAt: !3502)
!3513 = !DILocation(line: 48, column: 9, scope: !3501, inlinedAt: !3502)
!3514 = !DILocation(line: 48, column: 2, scope: !3329, inlinedAt: !3330)
!3515 = !DILocation(line: 19, column: 6, scope: !3329, inlinedAt: !3330)
!3516 = distinct !DISubprogram(name: "IntegersUint64", scope: !276, file: !276, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!3517 = !DILocation(line: 124, column: 6, scope: !3516)
!3518 = distinct !DISubprogram(name: "groupIntegers", scope: !316, file: !316, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!3519 = !DILocation(line: 124, column: 77, scope: !3516)
!3520 = !DILocation(line: 35, column: 20, scope: !3518, inlinedAt: !3519)
!3521 = !DILocation(line: 36, column: 27, scope: !3518, inlinedAt: !3519)
!3522 = !DILocation(line: 36, column: 25, scope: !3518, inlinedAt: !3519)
!3523 = !DILocation(line: 36, column: 48, scope: !3518, inlinedAt: !3519)
!3524 = distinct !DISubprogram(name: "integers", scope: !316, file: !316, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3525 = !DILocation(line: 36, column: 10, scope: !3518, inlinedAt: !3519)
!3526 = !DILocation(line: 24, column: 11, scope: !3524, inlinedAt: !3525)
!3527 = distinct !DISubprogram(name: "ReduceAnd", scope: !326, file: !326, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3528 = !DILocation(line: 25, column: 40, scope: !3524, inlinedAt: !3525)
!3529 = !DILocation(line: 25, column: 15, scope: !3527, inlinedAt: !3528)
!3530 = !DILocation(line: 44, column: 16, scope: !3217, inlinedAt: !3529)
!3531 = !DILocation(line: 65, column: 13, scope: !3216, inlinedAt: !3530)
!3532 = !DILocation(line: 66, column: 7, scope: !3216, inlinedAt: !3530)
!3533 = !DILocation(line: 64, column: 35, scope: !3216, inlinedAt: !3530)
!3534 = !DILocation(line: 67, column: 7, scope: !3216, inlinedAt: !3530)
!3535 = !DILocation(line: 67, column: 35, scope: !3216, inlinedAt: !3530)
!3536 = !DILocation(line: 68, column: 23, scope: !3216, inlinedAt: !3530)
!3537 = !DILocation(line: 25, column: 65, scope: !3527, inlinedAt: !3528)
!3538 = !DILocation(line: 67, column: 40, scope: !3216, inlinedAt: !3530)
!3539 = !DILocation(line: 72, column: 16, scope: !3216, inlinedAt: !3530)
!3540 = !DILocation(line: 73, column: 6, scope: !3216, inlinedAt: !3530)
!3541 = !DILocation(line: 73, column: 36, scope: !3216, inlinedAt: !3530)
!3542 = !DILocation(line: 74, column: 16, scope: !3216, inlinedAt: !3530)
!3543 = !DILocation(line: 75, column: 11, scope: !3216, inlinedAt: !3530)
!3544 = !DILocation(line: 74, column: 3, scope: !3216, inlinedAt: !3530)
!3545 = !DILocation(line: 78, column: 22, scope: !3216, inlinedAt: !3530)
!3546 = !DILocation(line: 78, column: 41, scope: !3216, inlinedAt: !3530)
!3547 = !DILocation(line: 79, column: 9, scope: !3216, inlinedAt: !3530)
!3548 = !DILocation(line: 73, column: 41, scope: !3216, inlinedAt: !3530)
!3549 = !DILocation(line: 82, column: 16, scope: !3216, inlinedAt: !3530)
!3550 = !DILocation(line: 82, column: 2, scope: !3217, inlinedAt: !3529)
!3551 = distinct !DISubprogram(name: "ReduceOr", scope: !326, file: !326, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3552 = !DILocation(line: 25, column: 60, scope: !3524, inlinedAt: !3525)
!3553 = !DILocation(line: 30, column: 15, scope: !3551, inlinedAt: !3552)
!3554 = !DILocation(line: 44, column: 16, scope: !3217, inlinedAt: !3553)
!3555 = !DILocation(line: 66, column: 7, scope: !3216, inlinedAt: !3554)
!3556 = !DILocation(line: 64, column: 35, scope: !3216, inlinedAt: !3554)
!3557 = !DILocation(line: 67, column: 7, scope: !3216, inlinedAt: !3554)
!3558 = !DILocation(line: 67, column: 35, scope: !3216, inlinedAt: !3554)
!3559 = !DILocation(line: 68, column: 23, scope: !3216, inlinedAt: !3554)
!3560 = !DILocation(line: 30, column: 64, scope: !3551, inlinedAt: !3552)
!3561 = !DILocation(line: 67, column: 40, scope: !3216, inlinedAt: !3554)
!3562 = !DILocation(line: 72, column: 16, scope: !3216, inlinedAt: !3554)
!3563 = !DILocation(line: 73, column: 6, scope: !3216, inlinedAt: !3554)
!3564 = !DILocation(line: 73, column: 36, scope: !3216, inlinedAt: !3554)
!3565 = !DILocation(line: 74, column: 16, scope: !3216, inlinedAt: !3554)
!3566 = !DILocation(line: 75, column: 11, scope: !3216, inlinedAt: !3554)
!3567 = !DILocation(line: 74, column: 3, scope: !3216, inlinedAt: !3554)
!3568 = !DILocation(line: 78, column: 22, scope: !3216, inlinedAt: !3554)
!3569 = !DILocation(line: 78, column: 41, scope: !3216, inlinedAt: !3554)
!3570 = !DILocation(line: 79, column: 9, scope: !3216, inlinedAt: !3554)
!3571 = !DILocation(line: 73, column: 41, scope: !3216, inlinedAt: !3554)
!3572 = !DILocation(line: 82, column: 16, scope: !3216, inlinedAt: !3554)
!3573 = !DILocation(line: 82, column: 2, scope: !3217, inlinedAt: !3553)
!3574 = distinct !DISubprogram(name: "ReduceXor", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3575 = !DILocation(line: 25, column: 81, scope: !3524, inlinedAt: !3525)
!3576 = !DILocation(line: 36, column: 15, scope: !3574, inlinedAt: !3575)
!3577 = !DILocation(line: 44, column: 16, scope: !3217, inlinedAt: !3576)
!3578 = !DILocation(line: 66, column: 7, scope: !3216, inlinedAt: !3577)
!3579 = !DILocation(line: 64, column: 35, scope: !3216, inlinedAt: !3577)
!3580 = !DILocation(line: 67, column: 7, scope: !3216, inlinedAt: !3577)
!3581 = !DILocation(line: 67, column: 35, scope: !3216, inlinedAt: !3577)
!3582 = !DILocation(line: 68, column: 23, scope: !3216, inlinedAt: !3577)
!3583 = !DILocation(line: 36, column: 65, scope: !3574, inlinedAt: !3575)
!3584 = !DILocation(line: 67, column: 40, scope: !3216, inlinedAt: !3577)
!3585 = !DILocation(line: 72, column: 16, scope: !3216, inlinedAt: !3577)
!3586 = !DILocation(line: 73, column: 6, scope: !3216, inlinedAt: !3577)
!3587 = !DILocation(line: 73, column: 36, scope: !3216, inlinedAt: !3577)
!3588 = !DILocation(line: 74, column: 16, scope: !3216, inlinedAt: !3577)
!3589 = !DILocation(line: 75, column: 11, scope: !3216, inlinedAt: !3577)
!3590 = !DILocation(line: 74, column: 3, scope: !3216, inlinedAt: !3577)
!3591 = !DILocation(line: 78, column: 22, scope: !3216, inlinedAt: !3577)
!3592 = !DILocation(line: 78, column: 41, scope: !3216, inlinedAt: !3577)
!3593 = !DILocation(line: 79, column: 9, scope: !3216, inlinedAt: !3577)
!3594 = !DILocation(line: 73, column: 41, scope: !3216, inlinedAt: !3577)
!3595 = !DILocation(line: 82, column: 16, scope: !3216, inlinedAt: !3577)
!3596 = !DILocation(line: 82, column: 2, scope: !3217, inlinedAt: !3576)
!3597 = !DILocation(line: 25, column: 5, scope: !3524, inlinedAt: !3525)
!3598 = !DILocation(line: 25, column: 13, scope: !3524, inlinedAt: !3525)
!3599 = !DILocation(line: 25, column: 21, scope: !3524, inlinedAt: !3525)
!3600 = !DILocation(line: 37, column: 27, scope: !3518, inlinedAt: !3519)
!3601 = !DILocation(line: 37, column: 50, scope: !3518, inlinedAt: !3519)
!3602 = distinct !DISubprogram(name: "integers", scope: !316, file: !316, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3603 = !DILocation(line: 37, column: 10, scope: !3518, inlinedAt: !3519)
!3604 = !DILocation(line: 24, column: 11, scope: !3602, inlinedAt: !3603)
!3605 = distinct !DISubprogram(name: "ReduceAnd", scope: !326, file: !326, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3606 = !DILocation(line: 25, column: 40, scope: !3602, inlinedAt: !3603)
!3607 = !DILocation(line: 25, column: 15, scope: !3605, inlinedAt: !3606)
!3608 = !DILocation(line: 44, column: 16, scope: !3332, inlinedAt: !3607)
!3609 = !DILocation(line: 66, column: 7, scope: !3216, inlinedAt: !3608)
!3610 = !DILocation(line: 64, column: 35, scope: !3216, inlinedAt: !3608)
!3611 = !DILocation(line: 67, column: 7, scope: !3216, inlinedAt: !3608)
!3612 = !DILocation(line: 67, column: 35, scope: !3216, inlinedAt: !3608)
!3613 = !DILocation(line: 68, column: 23, scope: !3216, inlinedAt: !3608)
!3614 = !DILocation(line: 25, column: 65, scope: !3605, inlinedAt: !3606)
!3615 = !DILocation(line: 67, column: 40, scope: !3216, inlinedAt: !3608)
!3616 = !DILocation(line: 72, column: 16, scope: !3216, inlinedAt: !3608)
!3617 = !DILocation(line: 73, column: 6, scope: !3216, inlinedAt: !3608)
!3618 = !DILocation(line: 73, column: 36, scope: !3216, inlinedAt: !3608)
!3619 = !DILocation(line: 74, column: 16, scope: !3216, inlinedAt: !3608)
!3620 = !DILocation(line: 75, column: 11, scope: !3216, inlinedAt: !3608)
!3621 = !DILocation(line: 74, column: 3, scope: !3216, inlinedAt: !3608)
!3622 = !DILocation(line: 78, column: 22, scope: !3216, inlinedAt: !3608)
!3623 = !DILocation(line: 78, column: 41, scope: !3216, inlinedAt: !3608)
!3624 = !DILocation(line: 79, column: 9, scope: !3216, inlinedAt: !3608)
!3625 = !DILocation(line: 73, column: 41, scope: !3216, inlinedAt: !3608)
!3626 = !DILocation(line: 82, column: 16, scope: !3216, inlinedAt: !3608)
!3627 = !DILocation(line: 82, column: 2, scope: !3332, inlinedAt: !3607)
!3628 = !DILocation(line: 45, column: 14, scope: !3332, inlinedAt: !3607)
!3629 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !3628)
!3630 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !3628)
!3631 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !3628)
!3632 = !DILocation(line: 46, column: 7, scope: !3332, inlinedAt: !3607)
!3633 = !DILocation(line: 49, column: 31, scope: !3332, inlinedAt: !3607)
!3634 = !DILocation(line: 50, column: 10, scope: !3332, inlinedAt: !3607)
!3635 = !DILocation(line: 51, column: 11, scope: !3332, inlinedAt: !3607)
!3636 = !DILocation(line: 51, column: 14, scope: !3332, inlinedAt: !3607)
!3637 = !DILocation(line: 52, column: 17, scope: !3332, inlinedAt: !3607)
!3638 = !DILocation(line: 52, column: 8, scope: !3332, inlinedAt: !3607)
!3639 = !DILocation(line: 54, column: 10, scope: !3332, inlinedAt: !3607)
!3640 = !DILocation(line: 55, column: 11, scope: !3332, inlinedAt: !3607)
!3641 = !DILocation(line: 42, column: 50, scope: !3332, inlinedAt: !3607)
!3642 = !DILocation(line: 56, column: 6, scope: !3332, inlinedAt: !3607)
!3643 = !DILocation(line: 56, column: 16, scope: !3332, inlinedAt: !3607)
!3644 = !DILocation(line: 57, column: 17, scope: !3332, inlinedAt: !3607)
!3645 = !DILocation(line: 56, column: 21, scope: !3332, inlinedAt: !3607)
!3646 = distinct !DISubprogram(name: "ReduceOr", scope: !326, file: !326, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3647 = !DILocation(line: 25, column: 60, scope: !3602, inlinedAt: !3603)
!3648 = !DILocation(line: 30, column: 15, scope: !3646, inlinedAt: !3647)
!3649 = !DILocation(line: 44, column: 16, scope: !3332, inlinedAt: !3648)
!3650 = !DILocation(line: 66, column: 7, scope: !3216, inlinedAt: !3649)
!3651 = !DILocation(line: 64, column: 35, scope: !3216, inlinedAt: !3649)
!3652 = !DILocation(line: 67, column: 7, scope: !3216, inlinedAt: !3649)
!3653 = !DILocation(line: 67, column: 35, scope: !3216, inlinedAt: !3649)
!3654 = !DILocation(line: 68, column: 23, scope: !3216, inlinedAt: !3649)
!3655 = !DILocation(line: 30, column: 64, scope: !3646, inlinedAt: !3647)
!3656 = !DILocation(line: 67, column: 40, scope: !3216, inlinedAt: !3649)
!3657 = !DILocation(line: 72, column: 16, scope: !3216, inlinedAt: !3649)
!3658 = !DILocation(line: 73, column: 6, scope: !3216, inlinedAt: !3649)
!3659 = !DILocation(line: 73, column: 36, scope: !3216, inlinedAt: !3649)
!3660 = !DILocation(line: 74, column: 16, scope: !3216, inlinedAt: !3649)
!3661 = !DILocation(line: 75, column: 11, scope: !3216, inlinedAt: !3649)
!3662 = !DILocation(line: 74, column: 3, scope: !3216, inlinedAt: !3649)
!3663 = !DILocation(line: 78, column: 22, scope: !3216, inlinedAt: !3649)
!3664 = !DILocation(line: 78, column: 41, scope: !3216, inlinedAt: !3649)
!3665 = !DILocation(line: 79, column: 9, scope: !3216, inlinedAt: !3649)
!3666 = !DILocation(line: 73, column: 41, scope: !3216, inlinedAt: !3649)
!3667 = !DILocation(line: 82, column: 16, scope: !3216, inlinedAt: !3649)
!3668 = !DILocation(line: 82, column: 2, scope: !3332, inlinedAt: !3648)
!3669 = !DILocation(line: 46, column: 7, scope: !3332, inlinedAt: !3648)
!3670 = !DILocation(line: 49, column: 31, scope: !3332, inlinedAt: !3648)
!3671 = !DILocation(line: 50, column: 10, scope: !3332, inlinedAt: !3648)
!3672 = !DILocation(line: 51, column: 11, scope: !3332, inlinedAt: !3648)
!3673 = !DILocation(line: 51, column: 14, scope: !3332, inlinedAt: !3648)
!3674 = !DILocation(line: 52, column: 17, scope: !3332, inlinedAt: !3648)
!3675 = !DILocation(line: 52, column: 8, scope: !3332, inlinedAt: !3648)
!3676 = !DILocation(line: 54, column: 10, scope: !3332, inlinedAt: !3648)
!3677 = !DILocation(line: 55, column: 11, scope: !3332, inlinedAt: !3648)
!3678 = !DILocation(line: 42, column: 50, scope: !3332, inlinedAt: !3648)
!3679 = !DILocation(line: 56, column: 6, scope: !3332, inlinedAt: !3648)
!3680 = !DILocation(line: 56, column: 16, scope: !3332, inlinedAt: !3648)
!3681 = !DILocation(line: 57, column: 17, scope: !3332, inlinedAt: !3648)
!3682 = !DILocation(line: 56, column: 21, scope: !3332, inlinedAt: !3648)
!3683 = distinct !DISubprogram(name: "ReduceXor", scope: !326, file: !326, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3684 = !DILocation(line: 25, column: 81, scope: !3602, inlinedAt: !3603)
!3685 = !DILocation(line: 36, column: 15, scope: !3683, inlinedAt: !3684)
!3686 = !DILocation(line: 44, column: 16, scope: !3332, inlinedAt: !3685)
!3687 = !DILocation(line: 66, column: 7, scope: !3216, inlinedAt: !3686)
!3688 = !DILocation(line: 64, column: 35, scope: !3216, inlinedAt: !3686)
!3689 = !DILocation(line: 67, column: 7, scope: !3216, inlinedAt: !3686)
!3690 = !DILocation(line: 67, column: 35, scope: !3216, inlinedAt: !3686)
!3691 = !DILocation(line: 68, column: 23, scope: !3216, inlinedAt: !3686)
!3692 = !DILocation(line: 36, column: 65, scope: !3683, inlinedAt: !3684)
!3693 = !DILocation(line: 67, column: 40, scope: !3216, inlinedAt: !3686)
!3694 = !DILocation(line: 72, column: 16, scope: !3216, inlinedAt: !3686)
!3695 = !DILocation(line: 73, column: 6, scope: !3216, inlinedAt: !3686)
!3696 = !DILocation(line: 73, column: 36, scope: !3216, inlinedAt: !3686)
!3697 = !DILocation(line: 74, column: 16, scope: !3216, inlinedAt: !3686)
!3698 = !DILocation(line: 75, column: 11, scope: !3216, inlinedAt: !3686)
!3699 = !DILocation(line: 74, column: 3, scope: !3216, inlinedAt: !3686)
!3700 = !DILocation(line: 78, column: 22, scope: !3216, inlinedAt: !3686)
!3701 = !DILocation(line: 78, column: 41, scope: !3216, inlinedAt: !3686)
!3702 = !DILocation(line: 79, column: 9, scope: !3216, inlinedAt: !3686)
!3703 = !DILocation(line: 73, column: 41, scope: !3216, inlinedAt: !3686)
!3704 = !DILocation(line: 82, column: 16, scope: !3216, inlinedAt: !3686)
!3705 = !DILocation(line: 82, column: 2, scope: !3332, inlinedAt: !3685)
!3706 = !DILocation(line: 46, column: 7, scope: !3332, inlinedAt: !3685)
!3707 = !DILocation(line: 49, column: 31, scope: !3332, inlinedAt: !3685)
!3708 = !DILocation(line: 50, column: 10, scope: !3332, inlinedAt: !3685)
!3709 = !DILocation(line: 51, column: 11, scope: !3332, inlinedAt: !3685)
!3710 = !DILocation(line: 51, column: 14, scope: !3332, inlinedAt: !3685)
!3711 = !DILocation(line: 52, column: 17, scope: !3332, inlinedAt: !3685)
!3712 = !DILocation(line: 52, column: 8, scope: !3332, inlinedAt: !3685)
!3713 = !DILocation(line: 54, column: 10, scope: !3332, inlinedAt: !3685)
!3714 = !DILocation(line: 55, column: 11, scope: !3332, inlinedAt: !3685)
!3715 = !DILocation(line: 42, column: 50, scope: !3332, inlinedAt: !3685)
!3716 = !DILocation(line: 56, column: 6, scope: !3332, inlinedAt: !3685)
!3717 = !DILocation(line: 56, column: 16, scope: !3332, inlinedAt: !3685)
!3718 = !DILocation(line: 57, column: 17, scope: !3332, inlinedAt: !3685)
!3719 = !DILocation(line: 56, column: 21, scope: !3332, inlinedAt: !3685)
!3720 = !DILocation(line: 25, column: 5, scope: !3602, inlinedAt: !3603)
!3721 = !DILocation(line: 25, column: 13, scope: !3602, inlinedAt: !3603)
!3722 = !DILocation(line: 25, column: 21, scope: !3602, inlinedAt: !3603)
!3723 = distinct !DISubprogram(name: "ExchangeUint", scope: !276, file: !276, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!3724 = !DILocation(line: 129, column: 6, scope: !3723)
!3725 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3726 = !DILocation(line: 129, column: 83, scope: !3723)
!3727 = !DILocation(line: 21, column: 29, scope: !3725, inlinedAt: !3726)
!3728 = !DILocation(line: 21, column: 39, scope: !3725, inlinedAt: !3726)
!3729 = !DILocation(line: 21, column: 49, scope: !3725, inlinedAt: !3726)
!3730 = !DILocation(line: 23, column: 7, scope: !3725, inlinedAt: !3726)
!3731 = !DILocation(line: 22, column: 2, scope: !3725, inlinedAt: !3726)
!3732 = !DILocation(line: 22, column: 8, scope: !3725, inlinedAt: !3726)
!3733 = !DILocation(line: 26, column: 9, scope: !3725, inlinedAt: !3726)
!3734 = !DILocation(line: 27, column: 12, scope: !3725, inlinedAt: !3726)
!3735 = !DILocation(line: 27, column: 10, scope: !3725, inlinedAt: !3726)
!3736 = !DILocation(line: 27, column: 30, scope: !3725, inlinedAt: !3726)
!3737 = !DILocation(line: 28, column: 32, scope: !3725, inlinedAt: !3726)
!3738 = !DILocation(line: 28, column: 34, scope: !3725, inlinedAt: !3726)
!3739 = !DILocation(line: 28, column: 37, scope: !3725, inlinedAt: !3726)
!3740 = !DILocation(line: 28, column: 20, scope: !3725, inlinedAt: !3726)
!3741 = !DILocation(line: 28, column: 3, scope: !3725, inlinedAt: !3726)
!3742 = !DILocation(line: 29, column: 22, scope: !3725, inlinedAt: !3726)
!3743 = !DILocation(line: 29, column: 3, scope: !3725, inlinedAt: !3726)
!3744 = !DILocation(line: 30, column: 24, scope: !3725, inlinedAt: !3726)
!3745 = !DILocation(line: 30, column: 3, scope: !3725, inlinedAt: !3726)
!3746 = !DILocation(line: 31, column: 23, scope: !3725, inlinedAt: !3726)
!3747 = !DILocation(line: 31, column: 3, scope: !3725, inlinedAt: !3726)
!3748 = !DILocation(line: 32, column: 14, scope: !3725, inlinedAt: !3726)
!3749 = !DILocation(line: 32, column: 12, scope: !3725, inlinedAt: !3726)
!3750 = !DILocation(line: 32, column: 18, scope: !3725, inlinedAt: !3726)
!3751 = !DILocation(line: 33, column: 21, scope: !3725, inlinedAt: !3726)
!3752 = !DILocation(line: 33, column: 3, scope: !3725, inlinedAt: !3726)
!3753 = !DILocation(line: 34, column: 3, scope: !3725, inlinedAt: !3726)
!3754 = !DILocation(line: 35, column: 31, scope: !3725, inlinedAt: !3726)
!3755 = !DILocation(line: 36, column: 4, scope: !3725, inlinedAt: !3726)
!3756 = !DILocation(line: 38, column: 32, scope: !3725, inlinedAt: !3726)
!3757 = !DILocation(line: 38, column: 30, scope: !3725, inlinedAt: !3726)
!3758 = !DILocation(line: 38, column: 24, scope: !3725, inlinedAt: !3726)
!3759 = !DILocation(line: 38, column: 3, scope: !3725, inlinedAt: !3726)
!3760 = distinct !DISubprogram(name: "ExchangeFloat32", scope: !276, file: !276, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!3761 = !DILocation(line: 134, column: 6, scope: !3760)
!3762 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3763 = !DILocation(line: 135, column: 10, scope: !3760)
!3764 = !DILocation(line: 21, column: 29, scope: !3762, inlinedAt: !3763)
!3765 = !DILocation(line: 21, column: 39, scope: !3762, inlinedAt: !3763)
!3766 = !DILocation(line: 21, column: 49, scope: !3762, inlinedAt: !3763)
!3767 = !DILocation(line: 23, column: 7, scope: !3762, inlinedAt: !3763)
!3768 = !DILocation(line: 22, column: 2, scope: !3762, inlinedAt: !3763)
!3769 = !DILocation(line: 22, column: 8, scope: !3762, inlinedAt: !3763)
!3770 = !DILocation(line: 26, column: 9, scope: !3762, inlinedAt: !3763)
!3771 = !DILocation(line: 27, column: 12, scope: !3762, inlinedAt: !3763)
!3772 = !DILocation(line: 27, column: 10, scope: !3762, inlinedAt: !3763)
!3773 = !DILocation(line: 27, column: 30, scope: !3762, inlinedAt: !3763)
!3774 = !DILocation(line: 28, column: 32, scope: !3762, inlinedAt: !3763)
!3775 = !DILocation(line: 28, column: 34, scope: !3762, inlinedAt: !3763)
!3776 = !DILocation(line: 28, column: 37, scope: !3762, inlinedAt: !3763)
!3777 = !DILocation(line: 28, column: 20, scope: !3762, inlinedAt: !3763)
!3778 = !DILocation(line: 28, column: 3, scope: !3762, inlinedAt: !3763)
!3779 = !DILocation(line: 29, column: 22, scope: !3762, inlinedAt: !3763)
!3780 = !DILocation(line: 29, column: 3, scope: !3762, inlinedAt: !3763)
!3781 = !DILocation(line: 30, column: 24, scope: !3762, inlinedAt: !3763)
!3782 = !DILocation(line: 30, column: 3, scope: !3762, inlinedAt: !3763)
!3783 = !DILocation(line: 31, column: 23, scope: !3762, inlinedAt: !3763)
!3784 = !DILocation(line: 31, column: 3, scope: !3762, inlinedAt: !3763)
!3785 = !DILocation(line: 32, column: 14, scope: !3762, inlinedAt: !3763)
!3786 = !DILocation(line: 32, column: 12, scope: !3762, inlinedAt: !3763)
!3787 = !DILocation(line: 32, column: 18, scope: !3762, inlinedAt: !3763)
!3788 = !DILocation(line: 33, column: 21, scope: !3762, inlinedAt: !3763)
!3789 = !DILocation(line: 33, column: 3, scope: !3762, inlinedAt: !3763)
!3790 = !DILocation(line: 34, column: 3, scope: !3762, inlinedAt: !3763)
!3791 = !DILocation(line: 35, column: 31, scope: !3762, inlinedAt: !3763)
!3792 = !DILocation(line: 36, column: 4, scope: !3762, inlinedAt: !3763)
!3793 = !DILocation(line: 38, column: 32, scope: !3762, inlinedAt: !3763)
!3794 = !DILocation(line: 38, column: 30, scope: !3762, inlinedAt: !3763)
!3795 = !DILocation(line: 38, column: 24, scope: !3762, inlinedAt: !3763)
!3796 = !DILocation(line: 38, column: 3, scope: !3762, inlinedAt: !3763)
!3797 = distinct !DISubprogram(name: "NumbersFloat32", scope: !276, file: !276, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!3798 = !DILocation(line: 141, column: 6, scope: !3797)
!3799 = distinct !DISubprogram(name: "groupNumbers", scope: !316, file: !316, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3800 = !DILocation(line: 141, column: 77, scope: !3797)
!3801 = !DILocation(line: 29, column: 20, scope: !3799, inlinedAt: !3800)
!3802 = !DILocation(line: 30, column: 26, scope: !3799, inlinedAt: !3800)
!3803 = !DILocation(line: 30, column: 24, scope: !3799, inlinedAt: !3800)
!3804 = !DILocation(line: 30, column: 46, scope: !3799, inlinedAt: !3800)
!3805 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3806 = !DILocation(line: 30, column: 9, scope: !3799, inlinedAt: !3800)
!3807 = !DILocation(line: 14, column: 11, scope: !3805, inlinedAt: !3806)
!3808 = distinct !DISubprogram(name: "reduceWarp", scope: !326, file: !326, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!3809 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3810 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3811 = !DILocation(line: 16, column: 25, scope: !3805, inlinedAt: !3806)
!3812 = !DILocation(line: 7, column: 15, scope: !3810, inlinedAt: !3811)
!3813 = !DILocation(line: 44, column: 16, scope: !3809, inlinedAt: !3812)
!3814 = !DILocation(line: 65, column: 13, scope: !3808, inlinedAt: !3813)
!3815 = !DILocation(line: 66, column: 7, scope: !3808, inlinedAt: !3813)
!3816 = !DILocation(line: 64, column: 35, scope: !3808, inlinedAt: !3813)
!3817 = !DILocation(line: 67, column: 7, scope: !3808, inlinedAt: !3813)
!3818 = !DILocation(line: 67, column: 35, scope: !3808, inlinedAt: !3813)
!3819 = !DILocation(line: 68, column: 23, scope: !3808, inlinedAt: !3813)
!3820 = !DILocation(line: 7, column: 65, scope: !3810, inlinedAt: !3811)
!3821 = !DILocation(line: 67, column: 40, scope: !3808, inlinedAt: !3813)
!3822 = !DILocation(line: 72, column: 16, scope: !3808, inlinedAt: !3813)
!3823 = !DILocation(line: 73, column: 6, scope: !3808, inlinedAt: !3813)
!3824 = !DILocation(line: 73, column: 36, scope: !3808, inlinedAt: !3813)
!3825 = !DILocation(line: 74, column: 16, scope: !3808, inlinedAt: !3813)
!3826 = !DILocation(line: 75, column: 11, scope: !3808, inlinedAt: !3813)
!3827 = !DILocation(line: 74, column: 3, scope: !3808, inlinedAt: !3813)
!3828 = !DILocation(line: 78, column: 22, scope: !3808, inlinedAt: !3813)
!3829 = !DILocation(line: 78, column: 41, scope: !3808, inlinedAt: !3813)
!3830 = !DILocation(line: 79, column: 9, scope: !3808, inlinedAt: !3813)
!3831 = !DILocation(line: 73, column: 41, scope: !3808, inlinedAt: !3813)
!3832 = !DILocation(line: 82, column: 16, scope: !3808, inlinedAt: !3813)
!3833 = !DILocation(line: 82, column: 2, scope: !3809, inlinedAt: !3812)
!3834 = !DILocation(line: 16, column: 6, scope: !3805, inlinedAt: !3806)
!3835 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3836 = !DILocation(line: 17, column: 33, scope: !3805, inlinedAt: !3806)
!3837 = !DILocation(line: 13, column: 15, scope: !3835, inlinedAt: !3836)
!3838 = !DILocation(line: 44, column: 16, scope: !3809, inlinedAt: !3837)
!3839 = !DILocation(line: 66, column: 7, scope: !3808, inlinedAt: !3838)
!3840 = !DILocation(line: 64, column: 35, scope: !3808, inlinedAt: !3838)
!3841 = !DILocation(line: 67, column: 7, scope: !3808, inlinedAt: !3838)
!3842 = !DILocation(line: 67, column: 35, scope: !3808, inlinedAt: !3838)
!3843 = !DILocation(line: 68, column: 23, scope: !3808, inlinedAt: !3838)
!3844 = !DILocation(line: 13, column: 66, scope: !3835, inlinedAt: !3836)
!3845 = !DILocation(line: 67, column: 40, scope: !3808, inlinedAt: !3838)
!3846 = !DILocation(line: 72, column: 16, scope: !3808, inlinedAt: !3838)
!3847 = !DILocation(line: 73, column: 6, scope: !3808, inlinedAt: !3838)
!3848 = !DILocation(line: 73, column: 36, scope: !3808, inlinedAt: !3838)
!3849 = !DILocation(line: 74, column: 16, scope: !3808, inlinedAt: !3838)
!3850 = !DILocation(line: 75, column: 11, scope: !3808, inlinedAt: !3838)
!3851 = !DILocation(line: 74, column: 3, scope: !3808, inlinedAt: !3838)
!3852 = !DILocation(line: 78, column: 22, scope: !3808, inlinedAt: !3838)
!3853 = !DILocation(line: 78, column: 41, scope: !3808, inlinedAt: !3838)
!3854 = !DILocation(line: 79, column: 9, scope: !3808, inlinedAt: !3838)
!3855 = !DILocation(line: 73, column: 41, scope: !3808, inlinedAt: !3838)
!3856 = !DILocation(line: 82, column: 16, scope: !3808, inlinedAt: !3838)
!3857 = !DILocation(line: 82, column: 2, scope: !3809, inlinedAt: !3837)
!3858 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3859 = !DILocation(line: 17, column: 54, scope: !3805, inlinedAt: !3806)
!3860 = !DILocation(line: 19, column: 15, scope: !3858, inlinedAt: !3859)
!3861 = !DILocation(line: 44, column: 16, scope: !3809, inlinedAt: !3860)
!3862 = !DILocation(line: 66, column: 7, scope: !3808, inlinedAt: !3861)
!3863 = !DILocation(line: 64, column: 35, scope: !3808, inlinedAt: !3861)
!3864 = !DILocation(line: 67, column: 7, scope: !3808, inlinedAt: !3861)
!3865 = !DILocation(line: 67, column: 35, scope: !3808, inlinedAt: !3861)
!3866 = !DILocation(line: 68, column: 23, scope: !3808, inlinedAt: !3861)
!3867 = !DILocation(line: 19, column: 66, scope: !3858, inlinedAt: !3859)
!3868 = !DILocation(line: 67, column: 40, scope: !3808, inlinedAt: !3861)
!3869 = !DILocation(line: 72, column: 16, scope: !3808, inlinedAt: !3861)
!3870 = !DILocation(line: 73, column: 6, scope: !3808, inlinedAt: !3861)
!3871 = !DILocation(line: 73, column: 36, scope: !3808, inlinedAt: !3861)
!3872 = !DILocation(line: 74, column: 16, scope: !3808, inlinedAt: !3861)
!3873 = !DILocation(line: 75, column: 11, scope: !3808, inlinedAt: !3861)
!3874 = !DILocation(line: 74, column: 3, scope: !3808, inlinedAt: !3861)
!3875 = !DILocation(line: 78, column: 22, scope: !3808, inlinedAt: !3861)
!3876 = !DILocation(line: 78, column: 41, scope: !3808, inlinedAt: !3861)
!3877 = !DILocation(line: 79, column: 9, scope: !3808, inlinedAt: !3861)
!3878 = !DILocation(line: 73, column: 41, scope: !3808, inlinedAt: !3861)
!3879 = !DILocation(line: 82, column: 16, scope: !3808, inlinedAt: !3861)
!3880 = !DILocation(line: 82, column: 2, scope: !3809, inlinedAt: !3860)
!3881 = !DILocation(line: 17, column: 6, scope: !3805, inlinedAt: !3806)
!3882 = !DILocation(line: 17, column: 14, scope: !3805, inlinedAt: !3806)
!3883 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3884 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3885 = !DILocation(line: 18, column: 40, scope: !3805, inlinedAt: !3806)
!3886 = !DILocation(line: 6, column: 21, scope: !3884, inlinedAt: !3885)
!3887 = !DILocation(line: 25, column: 16, scope: !3883, inlinedAt: !3886)
!3888 = !DILocation(line: 23, column: 48, scope: !3883, inlinedAt: !3886)
!3889 = !DILocation(line: 26, column: 6, scope: !3883, inlinedAt: !3886)
!3890 = !DILocation(line: 26, column: 24, scope: !3883, inlinedAt: !3886)
!3891 = !DILocation(line: 27, column: 24, scope: !3883, inlinedAt: !3886)
!3892 = !DILocation(line: 27, column: 44, scope: !3883, inlinedAt: !3886)
!3893 = !DILocation(line: 28, column: 4, scope: !3883, inlinedAt: !3886)
!3894 = !DILocation(line: 26, column: 37, scope: !3883, inlinedAt: !3886)
!3895 = !DILocation(line: 7, column: 16, scope: !3884, inlinedAt: !3885)
!3896 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3897 = !DILocation(line: 18, column: 68, scope: !3805, inlinedAt: !3806)
!3898 = !DILocation(line: 14, column: 21, scope: !3896, inlinedAt: !3897)
!3899 = !DILocation(line: 25, column: 16, scope: !3883, inlinedAt: !3898)
!3900 = !DILocation(line: 23, column: 48, scope: !3883, inlinedAt: !3898)
!3901 = !DILocation(line: 26, column: 6, scope: !3883, inlinedAt: !3898)
!3902 = !DILocation(line: 26, column: 24, scope: !3883, inlinedAt: !3898)
!3903 = !DILocation(line: 27, column: 24, scope: !3883, inlinedAt: !3898)
!3904 = !DILocation(line: 27, column: 44, scope: !3883, inlinedAt: !3898)
!3905 = !DILocation(line: 28, column: 4, scope: !3883, inlinedAt: !3898)
!3906 = !DILocation(line: 26, column: 37, scope: !3883, inlinedAt: !3898)
!3907 = !DILocation(line: 15, column: 20, scope: !3896, inlinedAt: !3897)
!3908 = !DILocation(line: 15, column: 42, scope: !3896, inlinedAt: !3897)
!3909 = !DILocation(line: 18, column: 16, scope: !3896, inlinedAt: !3897)
!3910 = !DILocation(line: 18, column: 2, scope: !3805, inlinedAt: !3806)
!3911 = !DILocation(line: 18, column: 6, scope: !3805, inlinedAt: !3806)
!3912 = !DILocation(line: 18, column: 14, scope: !3805, inlinedAt: !3806)
!3913 = !DILocation(line: 19, column: 40, scope: !3805, inlinedAt: !3806)
!3914 = !DILocation(line: 19, column: 42, scope: !3805, inlinedAt: !3806)
!3915 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3916 = !DILocation(line: 19, column: 25, scope: !3805, inlinedAt: !3806)
!3917 = !DILocation(line: 36, column: 10, scope: !3915, inlinedAt: !3916)
!3918 = !DILocation(line: 36, column: 22, scope: !3915, inlinedAt: !3916)
!3919 = !DILocation(line: 37, column: 8, scope: !3915, inlinedAt: !3916)
!3920 = !DILocation(line: 40, column: 17, scope: !3915, inlinedAt: !3916)
!3921 = !DILocation(line: 19, column: 6, scope: !3805, inlinedAt: !3806)
!3922 = !DILocation(line: 31, column: 26, scope: !3799, inlinedAt: !3800)
!3923 = !DILocation(line: 31, column: 48, scope: !3799, inlinedAt: !3800)
!3924 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3925 = !DILocation(line: 31, column: 9, scope: !3799, inlinedAt: !3800)
!3926 = !DILocation(line: 14, column: 11, scope: !3924, inlinedAt: !3925)
!3927 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3928 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3929 = !DILocation(line: 16, column: 25, scope: !3924, inlinedAt: !3925)
!3930 = !DILocation(line: 7, column: 15, scope: !3928, inlinedAt: !3929)
!3931 = !DILocation(line: 44, column: 16, scope: !3927, inlinedAt: !3930)
!3932 = !DILocation(line: 66, column: 7, scope: !3808, inlinedAt: !3931)
!3933 = !DILocation(line: 64, column: 35, scope: !3808, inlinedAt: !3931)
!3934 = !DILocation(line: 67, column: 7, scope: !3808, inlinedAt: !3931)
!3935 = !DILocation(line: 67, column: 35, scope: !3808, inlinedAt: !3931)
!3936 = !DILocation(line: 68, column: 23, scope: !3808, inlinedAt: !3931)
!3937 = !DILocation(line: 7, column: 65, scope: !3928, inlinedAt: !3929)
!3938 = !DILocation(line: 67, column: 40, scope: !3808, inlinedAt: !3931)
!3939 = !DILocation(line: 73, column: 6, scope: !3808, inlinedAt: !3931)
!3940 = !DILocation(line: 73, column: 36, scope: !3808, inlinedAt: !3931)
!3941 = !DILocation(line: 74, column: 16, scope: !3808, inlinedAt: !3931)
!3942 = !DILocation(line: 75, column: 11, scope: !3808, inlinedAt: !3931)
!3943 = !DILocation(line: 74, column: 3, scope: !3808, inlinedAt: !3931)
!3944 = !DILocation(line: 78, column: 22, scope: !3808, inlinedAt: !3931)
!3945 = !DILocation(line: 78, column: 41, scope: !3808, inlinedAt: !3931)
!3946 = !DILocation(line: 79, column: 9, scope: !3808, inlinedAt: !3931)
!3947 = !DILocation(line: 73, column: 41, scope: !3808, inlinedAt: !3931)
!3948 = !DILocation(line: 82, column: 16, scope: !3808, inlinedAt: !3931)
!3949 = !DILocation(line: 82, column: 2, scope: !3927, inlinedAt: !3930)
!3950 = !DILocation(line: 45, column: 14, scope: !3927, inlinedAt: !3930)
!3951 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !3950)
!3952 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !3950)
!3953 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !3950)
!3954 = !DILocation(line: 46, column: 7, scope: !3927, inlinedAt: !3930)
!3955 = !DILocation(line: 49, column: 31, scope: !3927, inlinedAt: !3930)
!3956 = !DILocation(line: 50, column: 10, scope: !3927, inlinedAt: !3930)
!3957 = !DILocation(line: 51, column: 14, scope: !3927, inlinedAt: !3930)
!3958 = !DILocation(line: 52, column: 17, scope: !3927, inlinedAt: !3930)
!3959 = !DILocation(line: 52, column: 8, scope: !3927, inlinedAt: !3930)
!3960 = !DILocation(line: 54, column: 10, scope: !3927, inlinedAt: !3930)
!3961 = !DILocation(line: 55, column: 11, scope: !3927, inlinedAt: !3930)
!3962 = !DILocation(line: 42, column: 50, scope: !3927, inlinedAt: !3930)
!3963 = !DILocation(line: 56, column: 6, scope: !3927, inlinedAt: !3930)
!3964 = !DILocation(line: 56, column: 16, scope: !3927, inlinedAt: !3930)
!3965 = !DILocation(line: 57, column: 17, scope: !3927, inlinedAt: !3930)
!3966 = !DILocation(line: 56, column: 21, scope: !3927, inlinedAt: !3930)
!3967 = !DILocation(line: 16, column: 6, scope: !3924, inlinedAt: !3925)
!3968 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3969 = !DILocation(line: 17, column: 33, scope: !3924, inlinedAt: !3925)
!3970 = !DILocation(line: 13, column: 15, scope: !3968, inlinedAt: !3969)
!3971 = !DILocation(line: 44, column: 16, scope: !3927, inlinedAt: !3970)
!3972 = !DILocation(line: 66, column: 7, scope: !3808, inlinedAt: !3971)
!3973 = !DILocation(line: 64, column: 35, scope: !3808, inlinedAt: !3971)
!3974 = !DILocation(line: 67, column: 7, scope: !3808, inlinedAt: !3971)
!3975 = !DILocation(line: 67, column: 35, scope: !3808, inlinedAt: !3971)
!3976 = !DILocation(line: 68, column: 23, scope: !3808, inlinedAt: !3971)
!3977 = !DILocation(line: 13, column: 66, scope: !3968, inlinedAt: !3969)
!3978 = !DILocation(line: 67, column: 40, scope: !3808, inlinedAt: !3971)
!3979 = !DILocation(line: 73, column: 6, scope: !3808, inlinedAt: !3971)
!3980 = !DILocation(line: 73, column: 36, scope: !3808, inlinedAt: !3971)
!3981 = !DILocation(line: 74, column: 16, scope: !3808, inlinedAt: !3971)
!3982 = !DILocation(line: 75, column: 11, scope: !3808, inlinedAt: !3971)
!3983 = !DILocation(line: 74, column: 3, scope: !3808, inlinedAt: !3971)
!3984 = !DILocation(line: 78, column: 22, scope: !3808, inlinedAt: !3971)
!3985 = !DILocation(line: 78, column: 41, scope: !3808, inlinedAt: !3971)
!3986 = !DILocation(line: 79, column: 9, scope: !3808, inlinedAt: !3971)
!3987 = !DILocation(line: 73, column: 41, scope: !3808, inlinedAt: !3971)
!3988 = !DILocation(line: 82, column: 16, scope: !3808, inlinedAt: !3971)
!3989 = !DILocation(line: 82, column: 2, scope: !3927, inlinedAt: !3970)
!3990 = !DILocation(line: 46, column: 7, scope: !3927, inlinedAt: !3970)
!3991 = !DILocation(line: 49, column: 31, scope: !3927, inlinedAt: !3970)
!3992 = !DILocation(line: 50, column: 10, scope: !3927, inlinedAt: !3970)
!3993 = !DILocation(line: 51, column: 14, scope: !3927, inlinedAt: !3970)
!3994 = !DILocation(line: 52, column: 17, scope: !3927, inlinedAt: !3970)
!3995 = !DILocation(line: 52, column: 8, scope: !3927, inlinedAt: !3970)
!3996 = !DILocation(line: 54, column: 10, scope: !3927, inlinedAt: !3970)
!3997 = !DILocation(line: 55, column: 11, scope: !3927, inlinedAt: !3970)
!3998 = !DILocation(line: 42, column: 50, scope: !3927, inlinedAt: !3970)
!3999 = !DILocation(line: 56, column: 6, scope: !3927, inlinedAt: !3970)
!4000 = !DILocation(line: 56, column: 16, scope: !3927, inlinedAt: !3970)
!4001 = !DILocation(line: 57, column: 17, scope: !3927, inlinedAt: !3970)
!4002 = !DILocation(line: 56, column: 21, scope: !3927, inlinedAt: !3970)
!4003 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!4004 = !DILocation(line: 17, column: 54, scope: !3924, inlinedAt: !3925)
!4005 = !DILocation(line: 19, column: 15, scope: !4003, inlinedAt: !4004)
!4006 = !DILocation(line: 44, column: 16, scope: !3927, inlinedAt: !4005)
!4007 = !DILocation(line: 66, column: 7, scope: !3808, inlinedAt: !4006)
!4008 = !DILocation(line: 64, column: 35, scope: !3808, inlinedAt: !4006)
!4009 = !DILocation(line: 67, column: 7, scope: !3808, inlinedAt: !4006)
!4010 = !DILocation(line: 67, column: 35, scope: !3808, inlinedAt: !4006)
!4011 = !DILocation(line: 68, column: 23, scope: !3808, inlinedAt: !4006)
!4012 = !DILocation(line: 19, column: 66, scope: !4003, inlinedAt: !4004)
!4013 = !DILocation(line: 67, column: 40, scope: !3808, inlinedAt: !4006)
!4014 = !DILocation(line: 73, column: 6, scope: !3808, inlinedAt: !4006)
!4015 = !DILocation(line: 73, column: 36, scope: !3808, inlinedAt: !4006)
!4016 = !DILocation(line: 74, column: 16, scope: !3808, inlinedAt: !4006)
!4017 = !DILocation(line: 75, column: 11, scope: !3808, inlinedAt: !4006)
!4018 = !DILocation(line: 74, column: 3, scope: !3808, inlinedAt: !4006)
!4019 = !DILocation(line: 78, column: 22, scope: !3808, inlinedAt: !4006)
!4020 = !DILocation(line: 78, column: 41, scope: !3808, inlinedAt: !4006)
!4021 = !DILocation(line: 79, column: 9, scope: !3808, inlinedAt: !4006)
!4022 = !DILocation(line: 73, column: 41, scope: !3808, inlinedAt: !4006)
!4023 = !DILocation(line: 82, column: 16, scope: !3808, inlinedAt: !4006)
!4024 = !DILocation(line: 82, column: 2, scope: !3927, inlinedAt: !4005)
!4025 = !DILocation(line: 46, column: 7, scope: !3927, inlinedAt: !4005)
!4026 = !DILocation(line: 49, column: 31, scope: !3927, inlinedAt: !4005)
!4027 = !DILocation(line: 50, column: 10, scope: !3927, inlinedAt: !4005)
!4028 = !DILocation(line: 51, column: 14, scope: !3927, inlinedAt: !4005)
!4029 = !DILocation(line: 52, column: 17, scope: !3927, inlinedAt: !4005)
!4030 = !DILocation(line: 52, column: 8, scope: !3927, inlinedAt: !4005)
!4031 = !DILocation(line: 54, column: 10, scope: !3927, inlinedAt: !4005)
!4032 = !DILocation(line: 55, column: 11, scope: !3927, inlinedAt: !4005)
!4033 = !DILocation(line: 42, column: 50, scope: !3927, inlinedAt: !4005)
!4034 = !DILocation(line: 56, column: 6, scope: !3927, inlinedAt: !4005)
!4035 = !DILocation(line: 56, column: 16, scope: !3927, inlinedAt: !4005)
!4036 = !DILocation(line: 57, column: 17, scope: !3927, inlinedAt: !4005)
!4037 = !DILocation(line: 56, column: 21, scope: !3927, inlinedAt: !4005)
!4038 = !DILocation(line: 17, column: 6, scope: !3924, inlinedAt: !3925)
!4039 = !DILocation(line: 17, column: 14, scope: !3924, inlinedAt: !3925)
!4040 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4041 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4042 = !DILocation(line: 18, column: 40, scope: !3924, inlinedAt: !3925)
!4043 = !DILocation(line: 6, column: 21, scope: !4041, inlinedAt: !4042)
!4044 = !DILocation(line: 25, column: 16, scope: !4040, inlinedAt: !4043)
!4045 = !DILocation(line: 23, column: 48, scope: !4040, inlinedAt: !4043)
!4046 = !DILocation(line: 26, column: 6, scope: !4040, inlinedAt: !4043)
!4047 = !DILocation(line: 26, column: 24, scope: !4040, inlinedAt: !4043)
!4048 = !DILocation(line: 27, column: 24, scope: !4040, inlinedAt: !4043)
!4049 = !DILocation(line: 27, column: 44, scope: !4040, inlinedAt: !4043)
!4050 = !DILocation(line: 28, column: 4, scope: !4040, inlinedAt: !4043)
!4051 = !DILocation(line: 26, column: 37, scope: !4040, inlinedAt: !4043)
!4052 = !DILocation(line: 31, column: 15, scope: !4040, inlinedAt: !4043)
!4053 = !DILocation(line: 34, column: 32, scope: !4040, inlinedAt: !4043)
!4054 = !DILocation(line: 35, column: 19, scope: !4040, inlinedAt: !4043)
!4055 = !DILocation(line: 36, column: 10, scope: !4040, inlinedAt: !4043)
!4056 = !DILocation(line: 37, column: 21, scope: !4040, inlinedAt: !4043)
!4057 = !DILocation(line: 37, column: 10, scope: !4040, inlinedAt: !4043)
!4058 = !DILocation(line: 38, column: 9, scope: !4040, inlinedAt: !4043)
!4059 = !DILocation(line: 40, column: 10, scope: !4040, inlinedAt: !4043)
!4060 = !DILocation(line: 23, column: 59, scope: !4040, inlinedAt: !4043)
!4061 = !DILocation(line: 42, column: 19, scope: !4040, inlinedAt: !4043)
!4062 = !DILocation(line: 42, column: 3, scope: !4040, inlinedAt: !4043)
!4063 = !DILocation(line: 44, column: 2, scope: !4041, inlinedAt: !4042)
!4064 = !DILocation(line: 7, column: 16, scope: !4041, inlinedAt: !4042)
!4065 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4066 = !DILocation(line: 18, column: 68, scope: !3924, inlinedAt: !3925)
!4067 = !DILocation(line: 14, column: 21, scope: !4065, inlinedAt: !4066)
!4068 = !DILocation(line: 25, column: 16, scope: !4040, inlinedAt: !4067)
!4069 = !DILocation(line: 23, column: 48, scope: !4040, inlinedAt: !4067)
!4070 = !DILocation(line: 26, column: 6, scope: !4040, inlinedAt: !4067)
!4071 = !DILocation(line: 26, column: 24, scope: !4040, inlinedAt: !4067)
!4072 = !DILocation(line: 27, column: 24, scope: !4040, inlinedAt: !4067)
!4073 = !DILocation(line: 27, column: 44, scope: !4040, inlinedAt: !4067)
!4074 = !DILocation(line: 28, column: 4, scope: !4040, inlinedAt: !4067)
!4075 = !DILocation(line: 26, column: 37, scope: !4040, inlinedAt: !4067)
!4076 = !DILocation(line: 31, column: 15, scope: !4040, inlinedAt: !4067)
!4077 = !DILocation(line: 34, column: 32, scope: !4040, inlinedAt: !4067)
!4078 = !DILocation(line: 35, column: 19, scope: !4040, inlinedAt: !4067)
!4079 = !DILocation(line: 36, column: 10, scope: !4040, inlinedAt: !4067)
!4080 = !DILocation(line: 37, column: 21, scope: !4040, inlinedAt: !4067)
!4081 = !DILocation(line: 37, column: 10, scope: !4040, inlinedAt: !4067)
!4082 = !DILocation(line: 38, column: 9, scope: !4040, inlinedAt: !4067)
!4083 = !DILocation(line: 40, column: 10, scope: !4040, inlinedAt: !4067)
!4084 = !DILocation(line: 23, column: 59, scope: !4040, inlinedAt: !4067)
!4085 = !DILocation(line: 42, column: 19, scope: !4040, inlinedAt: !4067)
!4086 = !DILocation(line: 42, column: 3, scope: !4040, inlinedAt: !4067)
!4087 = !DILocation(line: 44, column: 2, scope: !4065, inlinedAt: !4066)
!4088 = !DILocation(line: 15, column: 20, scope: !4065, inlinedAt: !4066)
!4089 = !DILocation(line: 15, column: 42, scope: !4065, inlinedAt: !4066)
!4090 = !DILocation(line: 18, column: 16, scope: !4065, inlinedAt: !4066)
!4091 = !DILocation(line: 18, column: 2, scope: !3924, inlinedAt: !3925)
!4092 = !DILocation(line: 18, column: 6, scope: !3924, inlinedAt: !3925)
!4093 = !DILocation(line: 18, column: 14, scope: !3924, inlinedAt: !3925)
!4094 = !DILocation(line: 19, column: 40, scope: !3924, inlinedAt: !3925)
!4095 = !DILocation(line: 19, column: 42, scope: !3924, inlinedAt: !3925)
!4096 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4097 = !DILocation(line: 19, column: 25, scope: !3924, inlinedAt: !3925)
!4098 = !DILocation(line: 36, column: 22, scope: !4096, inlinedAt: !4097)
!4099 = !DILocation(line: 37, column: 8, scope: !4096, inlinedAt: !4097)
!4100 = !DILocation(line: 39, column: 15, scope: !4096, inlinedAt: !4097)
!4101 = !DILocation(line: 40, column: 17, scope: !4096, inlinedAt: !4097)
!4102 = !DILocation(line: 40, column: 3, scope: !3924, inlinedAt: !3925)
!4103 = !DILocation(line: 42, column: 16, scope: !4096, inlinedAt: !4097)
!4104 = !DILocation(line: 43, column: 10, scope: !4096, inlinedAt: !4097)
!4105 = !DILocation(line: 44, column: 14, scope: !4096, inlinedAt: !4097)
!4106 = !DILocation(line: 45, column: 3, scope: !4096, inlinedAt: !4097)
!4107 = !DILocation(line: 47, column: 10, scope: !4096, inlinedAt: !4097)
!4108 = !DILocation(line: 48, column: 9, scope: !4096, inlinedAt: !4097)
!4109 = !DILocation(line: 48, column: 2, scope: !3924, inlinedAt: !3925)
!4110 = !DILocation(line: 19, column: 6, scope: !3924, inlinedAt: !3925)
!4111 = distinct !DISubprogram(name: "ExchangeFloat64", scope: !276, file: !276, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!4112 = !DILocation(line: 146, column: 6, scope: !4111)
!4113 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4114 = !DILocation(line: 147, column: 10, scope: !4111)
!4115 = !DILocation(line: 21, column: 29, scope: !4113, inlinedAt: !4114)
!4116 = !DILocation(line: 21, column: 39, scope: !4113, inlinedAt: !4114)
!4117 = !DILocation(line: 21, column: 49, scope: !4113, inlinedAt: !4114)
!4118 = !DILocation(line: 23, column: 7, scope: !4113, inlinedAt: !4114)
!4119 = !DILocation(line: 22, column: 2, scope: !4113, inlinedAt: !4114)
!4120 = !DILocation(line: 22, column: 8, scope: !4113, inlinedAt: !4114)
!4121 = !DILocation(line: 26, column: 9, scope: !4113, inlinedAt: !4114)
!4122 = !DILocation(line: 27, column: 12, scope: !4113, inlinedAt: !4114)
!4123 = !DILocation(line: 27, column: 10, scope: !4113, inlinedAt: !4114)
!4124 = !DILocation(line: 27, column: 30, scope: !4113, inlinedAt: !4114)
!4125 = !DILocation(line: 28, column: 32, scope: !4113, inlinedAt: !4114)
!4126 = !DILocation(line: 28, column: 34, scope: !4113, inlinedAt: !4114)
!4127 = !DILocation(line: 28, column: 37, scope: !4113, inlinedAt: !4114)
!4128 = !DILocation(line: 28, column: 20, scope: !4113, inlinedAt: !4114)
!4129 = !DILocation(line: 28, column: 3, scope: !4113, inlinedAt: !4114)
!4130 = !DILocation(line: 29, column: 22, scope: !4113, inlinedAt: !4114)
!4131 = !DILocation(line: 29, column: 3, scope: !4113, inlinedAt: !4114)
!4132 = !DILocation(line: 30, column: 24, scope: !4113, inlinedAt: !4114)
!4133 = !DILocation(line: 30, column: 3, scope: !4113, inlinedAt: !4114)
!4134 = !DILocation(line: 31, column: 23, scope: !4113, inlinedAt: !4114)
!4135 = !DILocation(line: 31, column: 3, scope: !4113, inlinedAt: !4114)
!4136 = !DILocation(line: 32, column: 14, scope: !4113, inlinedAt: !4114)
!4137 = !DILocation(line: 32, column: 12, scope: !4113, inlinedAt: !4114)
!4138 = !DILocation(line: 32, column: 18, scope: !4113, inlinedAt: !4114)
!4139 = !DILocation(line: 33, column: 21, scope: !4113, inlinedAt: !4114)
!4140 = !DILocation(line: 33, column: 3, scope: !4113, inlinedAt: !4114)
!4141 = !DILocation(line: 34, column: 3, scope: !4113, inlinedAt: !4114)
!4142 = !DILocation(line: 35, column: 31, scope: !4113, inlinedAt: !4114)
!4143 = !DILocation(line: 36, column: 4, scope: !4113, inlinedAt: !4114)
!4144 = !DILocation(line: 38, column: 32, scope: !4113, inlinedAt: !4114)
!4145 = !DILocation(line: 38, column: 30, scope: !4113, inlinedAt: !4114)
!4146 = !DILocation(line: 38, column: 24, scope: !4113, inlinedAt: !4114)
!4147 = !DILocation(line: 38, column: 3, scope: !4113, inlinedAt: !4114)
!4148 = distinct !DISubprogram(name: "NumbersFloat64", scope: !276, file: !276, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!4149 = !DILocation(line: 153, column: 6, scope: !4148)
!4150 = distinct !DISubprogram(name: "groupNumbers", scope: !316, file: !316, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!4151 = !DILocation(line: 153, column: 77, scope: !4148)
!4152 = !DILocation(line: 29, column: 20, scope: !4150, inlinedAt: !4151)
!4153 = !DILocation(line: 30, column: 26, scope: !4150, inlinedAt: !4151)
!4154 = !DILocation(line: 30, column: 24, scope: !4150, inlinedAt: !4151)
!4155 = !DILocation(line: 30, column: 46, scope: !4150, inlinedAt: !4151)
!4156 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4157 = !DILocation(line: 30, column: 9, scope: !4150, inlinedAt: !4151)
!4158 = !DILocation(line: 14, column: 11, scope: !4156, inlinedAt: !4157)
!4159 = distinct !DISubprogram(name: "reduceWarp", scope: !326, file: !326, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!4160 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!4161 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!4162 = !DILocation(line: 16, column: 25, scope: !4156, inlinedAt: !4157)
!4163 = !DILocation(line: 7, column: 15, scope: !4161, inlinedAt: !4162)
!4164 = !DILocation(line: 44, column: 16, scope: !4160, inlinedAt: !4163)
!4165 = !DILocation(line: 65, column: 13, scope: !4159, inlinedAt: !4164)
!4166 = !DILocation(line: 66, column: 7, scope: !4159, inlinedAt: !4164)
!4167 = !DILocation(line: 64, column: 35, scope: !4159, inlinedAt: !4164)
!4168 = !DILocation(line: 67, column: 7, scope: !4159, inlinedAt: !4164)
!4169 = !DILocation(line: 67, column: 35, scope: !4159, inlinedAt: !4164)
!4170 = !DILocation(line: 68, column: 23, scope: !4159, inlinedAt: !4164)
!4171 = !DILocation(line: 7, column: 65, scope: !4161, inlinedAt: !4162)
!4172 = !DILocation(line: 67, column: 40, scope: !4159, inlinedAt: !4164)
!4173 = !DILocation(line: 72, column: 16, scope: !4159, inlinedAt: !4164)
!4174 = !DILocation(line: 73, column: 6, scope: !4159, inlinedAt: !4164)
!4175 = !DILocation(line: 73, column: 36, scope: !4159, inlinedAt: !4164)
!4176 = !DILocation(line: 74, column: 16, scope: !4159, inlinedAt: !4164)
!4177 = !DILocation(line: 75, column: 11, scope: !4159, inlinedAt: !4164)
!4178 = !DILocation(line: 74, column: 3, scope: !4159, inlinedAt: !4164)
!4179 = !DILocation(line: 78, column: 22, scope: !4159, inlinedAt: !4164)
!4180 = !DILocation(line: 78, column: 41, scope: !4159, inlinedAt: !4164)
!4181 = !DILocation(line: 79, column: 9, scope: !4159, inlinedAt: !4164)
!4182 = !DILocation(line: 73, column: 41, scope: !4159, inlinedAt: !4164)
!4183 = !DILocation(line: 82, column: 16, scope: !4159, inlinedAt: !4164)
!4184 = !DILocation(line: 82, column: 2, scope: !4160, inlinedAt: !4163)
!4185 = !DILocation(line: 16, column: 6, scope: !4156, inlinedAt: !4157)
!4186 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4187 = !DILocation(line: 17, column: 33, scope: !4156, inlinedAt: !4157)
!4188 = !DILocation(line: 13, column: 15, scope: !4186, inlinedAt: !4187)
!4189 = !DILocation(line: 44, column: 16, scope: !4160, inlinedAt: !4188)
!4190 = !DILocation(line: 66, column: 7, scope: !4159, inlinedAt: !4189)
!4191 = !DILocation(line: 64, column: 35, scope: !4159, inlinedAt: !4189)
!4192 = !DILocation(line: 67, column: 7, scope: !4159, inlinedAt: !4189)
!4193 = !DILocation(line: 67, column: 35, scope: !4159, inlinedAt: !4189)
!4194 = !DILocation(line: 68, column: 23, scope: !4159, inlinedAt: !4189)
!4195 = !DILocation(line: 13, column: 66, scope: !4186, inlinedAt: !4187)
!4196 = !DILocation(line: 67, column: 40, scope: !4159, inlinedAt: !4189)
!4197 = !DILocation(line: 72, column: 16, scope: !4159, inlinedAt: !4189)
!4198 = !DILocation(line: 73, column: 6, scope: !4159, inlinedAt: !4189)
!4199 = !DILocation(line: 73, column: 36, scope: !4159, inlinedAt: !4189)
!4200 = !DILocation(line: 74, column: 16, scope: !4159, inlinedAt: !4189)
!4201 = !DILocation(line: 75, column: 11, scope: !4159, inlinedAt: !4189)
!4202 = !DILocation(line: 74, column: 3, scope: !4159, inlinedAt: !4189)
!4203 = !DILocation(line: 78, column: 22, scope: !4159, inlinedAt: !4189)
!4204 = !DILocation(line: 78, column: 41, scope: !4159, inlinedAt: !4189)
!4205 = !DILocation(line: 79, column: 9, scope: !4159, inlinedAt: !4189)
!4206 = !DILocation(line: 73, column: 41, scope: !4159, inlinedAt: !4189)
!4207 = !DILocation(line: 82, column: 16, scope: !4159, inlinedAt: !4189)
!4208 = !DILocation(line: 82, column: 2, scope: !4160, inlinedAt: !4188)
!4209 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!4210 = !DILocation(line: 17, column: 54, scope: !4156, inlinedAt: !4157)
!4211 = !DILocation(line: 19, column: 15, scope: !4209, inlinedAt: !4210)
!4212 = !DILocation(line: 44, column: 16, scope: !4160, inlinedAt: !4211)
!4213 = !DILocation(line: 66, column: 7, scope: !4159, inlinedAt: !4212)
!4214 = !DILocation(line: 64, column: 35, scope: !4159, inlinedAt: !4212)
!4215 = !DILocation(line: 67, column: 7, scope: !4159, inlinedAt: !4212)
!4216 = !DILocation(line: 67, column: 35, scope: !4159, inlinedAt: !4212)
!4217 = !DILocation(line: 68, column: 23, scope: !4159, inlinedAt: !4212)
!4218 = !DILocation(line: 19, column: 66, scope: !4209, inlinedAt: !4210)
!4219 = !DILocation(line: 67, column: 40, scope: !4159, inlinedAt: !4212)
!4220 = !DILocation(line: 72, column: 16, scope: !4159, inlinedAt: !4212)
!4221 = !DILocation(line: 73, column: 6, scope: !4159, inlinedAt: !4212)
!4222 = !DILocation(line: 73, column: 36, scope: !4159, inlinedAt: !4212)
!4223 = !DILocation(line: 74, column: 16, scope: !4159, inlinedAt: !4212)
!4224 = !DILocation(line: 75, column: 11, scope: !4159, inlinedAt: !4212)
!4225 = !DILocation(line: 74, column: 3, scope: !4159, inlinedAt: !4212)
!4226 = !DILocation(line: 78, column: 22, scope: !4159, inlinedAt: !4212)
!4227 = !DILocation(line: 78, column: 41, scope: !4159, inlinedAt: !4212)
!4228 = !DILocation(line: 79, column: 9, scope: !4159, inlinedAt: !4212)
!4229 = !DILocation(line: 73, column: 41, scope: !4159, inlinedAt: !4212)
!4230 = !DILocation(line: 82, column: 16, scope: !4159, inlinedAt: !4212)
!4231 = !DILocation(line: 82, column: 2, scope: !4160, inlinedAt: !4211)
!4232 = !DILocation(line: 17, column: 6, scope: !4156, inlinedAt: !4157)
!4233 = !DILocation(line: 17, column: 14, scope: !4156, inlinedAt: !4157)
!4234 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4235 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4236 = !DILocation(line: 18, column: 40, scope: !4156, inlinedAt: !4157)
!4237 = !DILocation(line: 6, column: 21, scope: !4235, inlinedAt: !4236)
!4238 = !DILocation(line: 25, column: 16, scope: !4234, inlinedAt: !4237)
!4239 = !DILocation(line: 23, column: 48, scope: !4234, inlinedAt: !4237)
!4240 = !DILocation(line: 26, column: 6, scope: !4234, inlinedAt: !4237)
!4241 = !DILocation(line: 26, column: 24, scope: !4234, inlinedAt: !4237)
!4242 = !DILocation(line: 27, column: 24, scope: !4234, inlinedAt: !4237)
!4243 = !DILocation(line: 27, column: 44, scope: !4234, inlinedAt: !4237)
!4244 = !DILocation(line: 28, column: 4, scope: !4234, inlinedAt: !4237)
!4245 = !DILocation(line: 26, column: 37, scope: !4234, inlinedAt: !4237)
!4246 = !DILocation(line: 7, column: 16, scope: !4235, inlinedAt: !4236)
!4247 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4248 = !DILocation(line: 18, column: 68, scope: !4156, inlinedAt: !4157)
!4249 = !DILocation(line: 14, column: 21, scope: !4247, inlinedAt: !4248)
!4250 = !DILocation(line: 25, column: 16, scope: !4234, inlinedAt: !4249)
!4251 = !DILocation(line: 23, column: 48, scope: !4234, inlinedAt: !4249)
!4252 = !DILocation(line: 26, column: 6, scope: !4234, inlinedAt: !4249)
!4253 = !DILocation(line: 26, column: 24, scope: !4234, inlinedAt: !4249)
!4254 = !DILocation(line: 27, column: 24, scope: !4234, inlinedAt: !4249)
!4255 = !DILocation(line: 27, column: 44, scope: !4234, inlinedAt: !4249)
!4256 = !DILocation(line: 28, column: 4, scope: !4234, inlinedAt: !4249)
!4257 = !DILocation(line: 26, column: 37, scope: !4234, inlinedAt: !4249)
!4258 = !DILocation(line: 15, column: 20, scope: !4247, inlinedAt: !4248)
!4259 = !DILocation(line: 15, column: 42, scope: !4247, inlinedAt: !4248)
!4260 = !DILocation(line: 18, column: 16, scope: !4247, inlinedAt: !4248)
!4261 = !DILocation(line: 18, column: 2, scope: !4156, inlinedAt: !4157)
!4262 = !DILocation(line: 18, column: 6, scope: !4156, inlinedAt: !4157)
!4263 = !DILocation(line: 18, column: 14, scope: !4156, inlinedAt: !4157)
!4264 = !DILocation(line: 19, column: 40, scope: !4156, inlinedAt: !4157)
!4265 = !DILocation(line: 19, column: 42, scope: !4156, inlinedAt: !4157)
!4266 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4267 = !DILocation(line: 19, column: 25, scope: !4156, inlinedAt: !4157)
!4268 = !DILocation(line: 36, column: 10, scope: !4266, inlinedAt: !4267)
!4269 = !DILocation(line: 36, column: 22, scope: !4266, inlinedAt: !4267)
!4270 = !DILocation(line: 37, column: 8, scope: !4266, inlinedAt: !4267)
!4271 = !DILocation(line: 40, column: 17, scope: !4266, inlinedAt: !4267)
!4272 = !DILocation(line: 19, column: 6, scope: !4156, inlinedAt: !4157)
!4273 = !DILocation(line: 31, column: 26, scope: !4150, inlinedAt: !4151)
!4274 = !DILocation(line: 31, column: 48, scope: !4150, inlinedAt: !4151)
!4275 = distinct !DISubprogram(name: "numbers", scope: !316, file: !316, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4276 = !DILocation(line: 31, column: 9, scope: !4150, inlinedAt: !4151)
!4277 = !DILocation(line: 14, column: 11, scope: !4275, inlinedAt: !4276)
!4278 = distinct !DISubprogram(name: "reduce", scope: !326, file: !326, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!4279 = distinct !DISubprogram(name: "ReduceAdd", scope: !326, file: !326, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!4280 = !DILocation(line: 16, column: 25, scope: !4275, inlinedAt: !4276)
!4281 = !DILocation(line: 7, column: 15, scope: !4279, inlinedAt: !4280)
!4282 = !DILocation(line: 44, column: 16, scope: !4278, inlinedAt: !4281)
!4283 = !DILocation(line: 66, column: 7, scope: !4159, inlinedAt: !4282)
!4284 = !DILocation(line: 64, column: 35, scope: !4159, inlinedAt: !4282)
!4285 = !DILocation(line: 67, column: 7, scope: !4159, inlinedAt: !4282)
!4286 = !DILocation(line: 67, column: 35, scope: !4159, inlinedAt: !4282)
!4287 = !DILocation(line: 68, column: 23, scope: !4159, inlinedAt: !4282)
!4288 = !DILocation(line: 7, column: 65, scope: !4279, inlinedAt: !4280)
!4289 = !DILocation(line: 67, column: 40, scope: !4159, inlinedAt: !4282)
!4290 = !DILocation(line: 73, column: 6, scope: !4159, inlinedAt: !4282)
!4291 = !DILocation(line: 73, column: 36, scope: !4159, inlinedAt: !4282)
!4292 = !DILocation(line: 74, column: 16, scope: !4159, inlinedAt: !4282)
!4293 = !DILocation(line: 75, column: 11, scope: !4159, inlinedAt: !4282)
!4294 = !DILocation(line: 74, column: 3, scope: !4159, inlinedAt: !4282)
!4295 = !DILocation(line: 78, column: 22, scope: !4159, inlinedAt: !4282)
!4296 = !DILocation(line: 78, column: 41, scope: !4159, inlinedAt: !4282)
!4297 = !DILocation(line: 79, column: 9, scope: !4159, inlinedAt: !4282)
!4298 = !DILocation(line: 73, column: 41, scope: !4159, inlinedAt: !4282)
!4299 = !DILocation(line: 82, column: 16, scope: !4159, inlinedAt: !4282)
!4300 = !DILocation(line: 82, column: 2, scope: !4278, inlinedAt: !4281)
!4301 = !DILocation(line: 45, column: 14, scope: !4278, inlinedAt: !4281)
!4302 = !DILocation(line: 26, column: 47, scope: !468, inlinedAt: !4301)
!4303 = !DILocation(line: 26, column: 59, scope: !468, inlinedAt: !4301)
!4304 = !DILocation(line: 26, column: 64, scope: !468, inlinedAt: !4301)
!4305 = !DILocation(line: 46, column: 7, scope: !4278, inlinedAt: !4281)
!4306 = !DILocation(line: 49, column: 31, scope: !4278, inlinedAt: !4281)
!4307 = !DILocation(line: 50, column: 10, scope: !4278, inlinedAt: !4281)
!4308 = !DILocation(line: 51, column: 14, scope: !4278, inlinedAt: !4281)
!4309 = !DILocation(line: 52, column: 17, scope: !4278, inlinedAt: !4281)
!4310 = !DILocation(line: 52, column: 8, scope: !4278, inlinedAt: !4281)
!4311 = !DILocation(line: 54, column: 10, scope: !4278, inlinedAt: !4281)
!4312 = !DILocation(line: 55, column: 11, scope: !4278, inlinedAt: !4281)
!4313 = !DILocation(line: 42, column: 50, scope: !4278, inlinedAt: !4281)
!4314 = !DILocation(line: 56, column: 6, scope: !4278, inlinedAt: !4281)
!4315 = !DILocation(line: 56, column: 16, scope: !4278, inlinedAt: !4281)
!4316 = !DILocation(line: 57, column: 17, scope: !4278, inlinedAt: !4281)
!4317 = !DILocation(line: 56, column: 21, scope: !4278, inlinedAt: !4281)
!4318 = !DILocation(line: 16, column: 6, scope: !4275, inlinedAt: !4276)
!4319 = distinct !DISubprogram(name: "ReduceMin", scope: !326, file: !326, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4320 = !DILocation(line: 17, column: 33, scope: !4275, inlinedAt: !4276)
!4321 = !DILocation(line: 13, column: 15, scope: !4319, inlinedAt: !4320)
!4322 = !DILocation(line: 44, column: 16, scope: !4278, inlinedAt: !4321)
!4323 = !DILocation(line: 66, column: 7, scope: !4159, inlinedAt: !4322)
!4324 = !DILocation(line: 64, column: 35, scope: !4159, inlinedAt: !4322)
!4325 = !DILocation(line: 67, column: 7, scope: !4159, inlinedAt: !4322)
!4326 = !DILocation(line: 67, column: 35, scope: !4159, inlinedAt: !4322)
!4327 = !DILocation(line: 68, column: 23, scope: !4159, inlinedAt: !4322)
!4328 = !DILocation(line: 13, column: 66, scope: !4319, inlinedAt: !4320)
!4329 = !DILocation(line: 67, column: 40, scope: !4159, inlinedAt: !4322)
!4330 = !DILocation(line: 73, column: 6, scope: !4159, inlinedAt: !4322)
!4331 = !DILocation(line: 73, column: 36, scope: !4159, inlinedAt: !4322)
!4332 = !DILocation(line: 74, column: 16, scope: !4159, inlinedAt: !4322)
!4333 = !DILocation(line: 75, column: 11, scope: !4159, inlinedAt: !4322)
!4334 = !DILocation(line: 74, column: 3, scope: !4159, inlinedAt: !4322)
!4335 = !DILocation(line: 78, column: 22, scope: !4159, inlinedAt: !4322)
!4336 = !DILocation(line: 78, column: 41, scope: !4159, inlinedAt: !4322)
!4337 = !DILocation(line: 79, column: 9, scope: !4159, inlinedAt: !4322)
!4338 = !DILocation(line: 73, column: 41, scope: !4159, inlinedAt: !4322)
!4339 = !DILocation(line: 82, column: 16, scope: !4159, inlinedAt: !4322)
!4340 = !DILocation(line: 82, column: 2, scope: !4278, inlinedAt: !4321)
!4341 = !DILocation(line: 46, column: 7, scope: !4278, inlinedAt: !4321)
!4342 = !DILocation(line: 49, column: 31, scope: !4278, inlinedAt: !4321)
!4343 = !DILocation(line: 50, column: 10, scope: !4278, inlinedAt: !4321)
!4344 = !DILocation(line: 51, column: 14, scope: !4278, inlinedAt: !4321)
!4345 = !DILocation(line: 52, column: 17, scope: !4278, inlinedAt: !4321)
!4346 = !DILocation(line: 52, column: 8, scope: !4278, inlinedAt: !4321)
!4347 = !DILocation(line: 54, column: 10, scope: !4278, inlinedAt: !4321)
!4348 = !DILocation(line: 55, column: 11, scope: !4278, inlinedAt: !4321)
!4349 = !DILocation(line: 42, column: 50, scope: !4278, inlinedAt: !4321)
!4350 = !DILocation(line: 56, column: 6, scope: !4278, inlinedAt: !4321)
!4351 = !DILocation(line: 56, column: 16, scope: !4278, inlinedAt: !4321)
!4352 = !DILocation(line: 57, column: 17, scope: !4278, inlinedAt: !4321)
!4353 = !DILocation(line: 56, column: 21, scope: !4278, inlinedAt: !4321)
!4354 = distinct !DISubprogram(name: "ReduceMax", scope: !326, file: !326, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!4355 = !DILocation(line: 17, column: 54, scope: !4275, inlinedAt: !4276)
!4356 = !DILocation(line: 19, column: 15, scope: !4354, inlinedAt: !4355)
!4357 = !DILocation(line: 44, column: 16, scope: !4278, inlinedAt: !4356)
!4358 = !DILocation(line: 66, column: 7, scope: !4159, inlinedAt: !4357)
!4359 = !DILocation(line: 64, column: 35, scope: !4159, inlinedAt: !4357)
!4360 = !DILocation(line: 67, column: 7, scope: !4159, inlinedAt: !4357)
!4361 = !DILocation(line: 67, column: 35, scope: !4159, inlinedAt: !4357)
!4362 = !DILocation(line: 68, column: 23, scope: !4159, inlinedAt: !4357)
!4363 = !DILocation(line: 19, column: 66, scope: !4354, inlinedAt: !4355)
!4364 = !DILocation(line: 67, column: 40, scope: !4159, inlinedAt: !4357)
!4365 = !DILocation(line: 73, column: 6, scope: !4159, inlinedAt: !4357)
!4366 = !DILocation(line: 73, column: 36, scope: !4159, inlinedAt: !4357)
!4367 = !DILocation(line: 74, column: 16, scope: !4159, inlinedAt: !4357)
!4368 = !DILocation(line: 75, column: 11, scope: !4159, inlinedAt: !4357)
!4369 = !DILocation(line: 74, column: 3, scope: !4159, inlinedAt: !4357)
!4370 = !DILocation(line: 78, column: 22, scope: !4159, inlinedAt: !4357)
!4371 = !DILocation(line: 78, column: 41, scope: !4159, inlinedAt: !4357)
!4372 = !DILocation(line: 79, column: 9, scope: !4159, inlinedAt: !4357)
!4373 = !DILocation(line: 73, column: 41, scope: !4159, inlinedAt: !4357)
!4374 = !DILocation(line: 82, column: 16, scope: !4159, inlinedAt: !4357)
!4375 = !DILocation(line: 82, column: 2, scope: !4278, inlinedAt: !4356)
!4376 = !DILocation(line: 46, column: 7, scope: !4278, inlinedAt: !4356)
!4377 = !DILocation(line: 49, column: 31, scope: !4278, inlinedAt: !4356)
!4378 = !DILocation(line: 50, column: 10, scope: !4278, inlinedAt: !4356)
!4379 = !DILocation(line: 51, column: 14, scope: !4278, inlinedAt: !4356)
!4380 = !DILocation(line: 52, column: 17, scope: !4278, inlinedAt: !4356)
!4381 = !DILocation(line: 52, column: 8, scope: !4278, inlinedAt: !4356)
!4382 = !DILocation(line: 54, column: 10, scope: !4278, inlinedAt: !4356)
!4383 = !DILocation(line: 55, column: 11, scope: !4278, inlinedAt: !4356)
!4384 = !DILocation(line: 42, column: 50, scope: !4278, inlinedAt: !4356)
!4385 = !DILocation(line: 56, column: 6, scope: !4278, inlinedAt: !4356)
!4386 = !DILocation(line: 56, column: 16, scope: !4278, inlinedAt: !4356)
!4387 = !DILocation(line: 57, column: 17, scope: !4278, inlinedAt: !4356)
!4388 = !DILocation(line: 56, column: 21, scope: !4278, inlinedAt: !4356)
!4389 = !DILocation(line: 17, column: 6, scope: !4275, inlinedAt: !4276)
!4390 = !DILocation(line: 17, column: 14, scope: !4275, inlinedAt: !4276)
!4391 = distinct !DISubprogram(name: "scan", scope: !402, file: !402, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4392 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !402, file: !402, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4393 = !DILocation(line: 18, column: 40, scope: !4275, inlinedAt: !4276)
!4394 = !DILocation(line: 6, column: 21, scope: !4392, inlinedAt: !4393)
!4395 = !DILocation(line: 25, column: 16, scope: !4391, inlinedAt: !4394)
!4396 = !DILocation(line: 23, column: 48, scope: !4391, inlinedAt: !4394)
!4397 = !DILocation(line: 26, column: 6, scope: !4391, inlinedAt: !4394)
!4398 = !DILocation(line: 26, column: 24, scope: !4391, inlinedAt: !4394)
!4399 = !DILocation(line: 27, column: 24, scope: !4391, inlinedAt: !4394)
!4400 = !DILocation(line: 27, column: 44, scope: !4391, inlinedAt: !4394)
!4401 = !DILocation(line: 28, column: 4, scope: !4391, inlinedAt: !4394)
!4402 = !DILocation(line: 26, column: 37, scope: !4391, inlinedAt: !4394)
!4403 = !DILocation(line: 31, column: 15, scope: !4391, inlinedAt: !4394)
!4404 = !DILocation(line: 34, column: 32, scope: !4391, inlinedAt: !4394)
!4405 = !DILocation(line: 35, column: 19, scope: !4391, inlinedAt: !4394)
!4406 = !DILocation(line: 36, column: 10, scope: !4391, inlinedAt: !4394)
!4407 = !DILocation(line: 37, column: 21, scope: !4391, inlinedAt: !4394)
!4408 = !DILocation(line: 37, column: 10, scope: !4391, inlinedAt: !4394)
!4409 = !DILocation(line: 38, column: 9, scope: !4391, inlinedAt: !4394)
!4410 = !DILocation(line: 40, column: 10, scope: !4391, inlinedAt: !4394)
!4411 = !DILocation(line: 23, column: 59, scope: !4391, inlinedAt: !4394)
!4412 = !DILocation(line: 42, column: 19, scope: !4391, inlinedAt: !4394)
!4413 = !DILocation(line: 42, column: 3, scope: !4391, inlinedAt: !4394)
!4414 = !DILocation(line: 44, column: 2, scope: !4392, inlinedAt: !4393)
!4415 = !DILocation(line: 7, column: 16, scope: !4392, inlinedAt: !4393)
!4416 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !402, file: !402, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4417 = !DILocation(line: 18, column: 68, scope: !4275, inlinedAt: !4276)
!4418 = !DILocation(line: 14, column: 21, scope: !4416, inlinedAt: !4417)
!4419 = !DILocation(line: 25, column: 16, scope: !4391, inlinedAt: !4418)
!4420 = !DILocation(line: 23, column: 48, scope: !4391, inlinedAt: !4418)
!4421 = !DILocation(line: 26, column: 6, scope: !4391, inlinedAt: !4418)
!4422 = !DILocation(line: 26, column: 24, scope: !4391, inlinedAt: !4418)
!4423 = !DILocation(line: 27, column: 24, scope: !4391, inlinedAt: !4418)
!4424 = !DILocation(line: 27, column: 44, scope: !4391, inlinedAt: !4418)
!4425 = !DILocation(line: 28, column: 4, scope: !4391, inlinedAt: !4418)
!4426 = !DILocation(line: 26, column: 37, scope: !4391, inlinedAt: !4418)
!4427 = !DILocation(line: 31, column: 15, scope: !4391, inlinedAt: !4418)
!4428 = !DILocation(line: 34, column: 32, scope: !4391, inlinedAt: !4418)
!4429 = !DILocation(line: 35, column: 19, scope: !4391, inlinedAt: !4418)
!4430 = !DILocation(line: 36, column: 10, scope: !4391, inlinedAt: !4418)
!4431 = !DILocation(line: 37, column: 21, scope: !4391, inlinedAt: !4418)
!4432 = !DILocation(line: 37, column: 10, scope: !4391, inlinedAt: !4418)
!4433 = !DILocation(line: 38, column: 9, scope: !4391, inlinedAt: !4418)
!4434 = !DILocation(line: 40, column: 10, scope: !4391, inlinedAt: !4418)
!4435 = !DILocation(line: 23, column: 59, scope: !4391, inlinedAt: !4418)
!4436 = !DILocation(line: 42, column: 19, scope: !4391, inlinedAt: !4418)
!4437 = !DILocation(line: 42, column: 3, scope: !4391, inlinedAt: !4418)
!4438 = !DILocation(line: 44, column: 2, scope: !4416, inlinedAt: !4417)
!4439 = !DILocation(line: 15, column: 20, scope: !4416, inlinedAt: !4417)
!4440 = !DILocation(line: 15, column: 42, scope: !4416, inlinedAt: !4417)
!4441 = !DILocation(line: 18, column: 16, scope: !4416, inlinedAt: !4417)
!4442 = !DILocation(line: 18, column: 2, scope: !4275, inlinedAt: !4276)
!4443 = !DILocation(line: 18, column: 6, scope: !4275, inlinedAt: !4276)
!4444 = !DILocation(line: 18, column: 14, scope: !4275, inlinedAt: !4276)
!4445 = !DILocation(line: 19, column: 40, scope: !4275, inlinedAt: !4276)
!4446 = !DILocation(line: 19, column: 42, scope: !4275, inlinedAt: !4276)
!4447 = distinct !DISubprogram(name: "Broadcast", scope: !432, file: !432, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4448 = !DILocation(line: 19, column: 25, scope: !4275, inlinedAt: !4276)
!4449 = !DILocation(line: 36, column: 22, scope: !4447, inlinedAt: !4448)
!4450 = !DILocation(line: 37, column: 8, scope: !4447, inlinedAt: !4448)
!4451 = !DILocation(line: 39, column: 15, scope: !4447, inlinedAt: !4448)
!4452 = !DILocation(line: 40, column: 17, scope: !4447, inlinedAt: !4448)
!4453 = !DILocation(line: 40, column: 3, scope: !4275, inlinedAt: !4276)
!4454 = !DILocation(line: 42, column: 16, scope: !4447, inlinedAt: !4448)
!4455 = !DILocation(line: 43, column: 10, scope: !4447, inlinedAt: !4448)
!4456 = !DILocation(line: 44, column: 14, scope: !4447, inlinedAt: !4448)
!4457 = !DILocation(line: 45, column: 3, scope: !4447, inlinedAt: !4448)
!4458 = !DILocation(line: 47, column: 10, scope: !4447, inlinedAt: !4448)
!4459 = !DILocation(line: 48, column: 9, scope: !4447, inlinedAt: !4448)
!4460 = !DILocation(line: 48, column: 2, scope: !4275, inlinedAt: !4276)
!4461 = !DILocation(line: 19, column: 6, scope: !4275, inlinedAt: !4276)
!4462 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeBFloat16, !"kernel", i32 1}
!4463 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeFloat8, !"kernel", i32 1}
!4464 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote, !"kernel", i32 1}
!4465 = !{void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic, !"kernel", i32 1}
!4466 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors, !"kernel", i32 1}
!4467 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"kernel", i32 1}
!4468 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidx", i32 64}
!4469 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidy", i32 1}
!4470 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidz", i32 1}
!4471 = !{void (float*, i64, i64, i8, i8*)* @Print, !"kernel", i32 1}
!4472 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8, !"kernel", i32 1}
!4473 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8, !"kernel", i32 1}
!4474 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!4475 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16, !"kernel", i32 1}
!4476 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32, !"kernel", i32 1}
!4477 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!4478 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!4479 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64, !"kernel", i32 1}
!4480 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!4481 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!4482 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt, !"kernel", i32 1}
!4483 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8, !"kernel", i32 1}
!4484 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16, !"kernel", i32 1}
!4485 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16, !"kernel", i32 1}
!4486 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!4487 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32, !"kernel", i32 1}
!4488 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!4489 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!4490 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64, !"kernel", i32 1}
!4491 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!4492 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!4493 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint, !"kernel", i32 1}
!4494 = !{void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32, !"kernel", i32 1}
!4495 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!4496 = !{void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64, !"kernel", i32 1}
!4497 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
