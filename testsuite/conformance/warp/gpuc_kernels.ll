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
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !7
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !7
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !7
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !10, !range !11
	%4 = sext i32 %3 to i64, !dbg !10
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !10, !range !12
	%6 = sext i32 %5 to i64, !dbg !10
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !10, !range !12
	%8 = sext i32 %7 to i64, !dbg !10
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !10, !range !13
	%10 = sext i32 %9 to i64, !dbg !10
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !10, !range !14
	%12 = sext i32 %11 to i64, !dbg !10
	%13 = mul i64 %12, %8, !dbg !10
	%14 = add i64 %6, %13, !dbg !10
	%15 = mul i64 %10, %14, !dbg !10
	%16 = add i64 %4, %15, !dbg !10
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !10, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !10, !range !15
	%19 = mul i32 %17, %18, !dbg !10
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !10, !range !16
	%21 = mul i32 %19, %20, !dbg !10
	%22 = sext i32 %21 to i64, !dbg !10
	%23 = mul i64 %16, %22, !dbg !10
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !10, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !10, !range !18
	%27 = mul i32 %18, %26, !dbg !10
	%28 = add i32 %25, %27, !dbg !10
	%29 = mul i32 %17, %28, !dbg !10
	%30 = add i32 %24, %29, !dbg !10
	%31 = sext i32 %30 to i64, !dbg !10
	%32 = add i64 %23, %31, !dbg !10
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !19, !range !20
	%34 = sext i32 %33 to i64, !dbg !19
	%35 = and i32 %30, -32, !dbg !21
	%36 = sub i32 %21, %35, !dbg !21
	%37 = icmp slt i32 %36, 32, !dbg !21
	%38 = select i1 %37, i32 %36, i32 32, !dbg !21
	%39 = sext i32 %38 to i64, !dbg !21
	%40 = icmp eq i64 %39, 32, !dbg !22
	br i1 %40, label %b1, label %b2, !dbg !22

b1:
	br label %b2, !dbg !22

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !23
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !24
	%43 = mul i64 %32, 4, !dbg !26
	%44 = sub i64 %p1, %43, !dbg !27
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !25
	%46 = icmp uge i64 %32, %p5, !dbg !25
	%47 = icmp ugt i64 %43, %p1, !dbg !27
	%48 = icmp ugt i64 4, %44, !dbg !28
	%49 = icmp eq i64 %39, 0, !dbg !29
	%50 = or i1 %46, %47, !dbg !29
	%51 = or i1 %50, %48, !dbg !29
	%52 = or i1 %51, %49, !dbg !29
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !29, !prof !30

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %45, align 2, !dbg !25
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !27
	%55 = mul i64 %34, 7, !dbg !31
	%56 = add i64 %55, 3, !dbg !32
	%57 = icmp eq i64 %39, -1, !dbg !29
	%58 = select i1 %57, i64 1, i64 %39, !dbg !29
	%59 = srem i64 %56, %58, !dbg !29
	%60 = trunc i64 %59 to i32, !dbg !33
	%61 = zext i16 %53 to i32, !dbg !33
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !33
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !33
	%64 = trunc i32 %63 to i16, !dbg !33
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 0, !dbg !34
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !34
	%66 = zext i16 %53 to i32, !dbg !35
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !35
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !35
	%69 = trunc i32 %68 to i16, !dbg !35
	%70 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 1, !dbg !36
	store i16 %69, i16 addrspace(1)* %70, align 2, !dbg !36
	%71 = trunc i64 %41 to i32, !dbg !37
	%72 = zext i16 %53 to i32, !dbg !37
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !37
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !37
	%75 = trunc i32 %74 to i16, !dbg !37
	%76 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 2, !dbg !38
	store i16 %75, i16 addrspace(1)* %76, align 2, !dbg !38
	%77 = trunc i64 %42 to i32, !dbg !39
	%78 = zext i16 %53 to i32, !dbg !39
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !39
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !39
	%81 = trunc i32 %80 to i16, !dbg !39
	%82 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 3, !dbg !40
	store i16 %81, i16 addrspace(1)* %82, align 2, !dbg !40
	%83 = mul i64 %32, 3, !dbg !41
	%84 = sub i64 %p3, %83, !dbg !42
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !42
	%86 = icmp ugt i64 %83, %p3, !dbg !42
	%87 = icmp ugt i64 3, %84, !dbg !43
	%88 = or i1 %86, %87, !dbg !43
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !43, !prof !30

b2_ok5:
	%89 = zext i16 %53 to i32, !dbg !44
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !44
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !45
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !45
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !46
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !46
	%93 = zext i16 %53 to i32, !dbg !47
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !47
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !48
	%95 = sub i64 %32, %34, !dbg !49
	%96 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %95, !dbg !50
	%97 = icmp uge i64 %95, %p5, !dbg !50
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !50, !prof !30

b2_ok7:
	%98 = load i16, i16 addrspace(1)* %96, align 2, !dbg !50
	%99 = zext i16 %98 to i32, !dbg !51
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !51
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !52
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !52
	ret void, !dbg !9

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !25
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !25

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !25
	ret void, !dbg !25

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !27
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !27

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !27
	ret void, !dbg !27

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !28
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !28

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !28
	ret void, !dbg !28

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !29
	ret void, !dbg !29

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !42
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !42

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !42
	ret void, !dbg !42

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !43
	ret void, !dbg !43

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !50
	ret void, !dbg !50
}

define void @ExchangeFloat8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !53 {
entry:
	br label %b0, !dbg !54

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !54
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !54
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !54
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57, !range !11
	%4 = sext i32 %3 to i64, !dbg !57
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !57, !range !12
	%6 = sext i32 %5 to i64, !dbg !57
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !57, !range !12
	%8 = sext i32 %7 to i64, !dbg !57
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !57, !range !13
	%10 = sext i32 %9 to i64, !dbg !57
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !57, !range !14
	%12 = sext i32 %11 to i64, !dbg !57
	%13 = mul i64 %12, %8, !dbg !57
	%14 = add i64 %6, %13, !dbg !57
	%15 = mul i64 %10, %14, !dbg !57
	%16 = add i64 %4, %15, !dbg !57
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !57, !range !15
	%19 = mul i32 %17, %18, !dbg !57
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !57, !range !16
	%21 = mul i32 %19, %20, !dbg !57
	%22 = sext i32 %21 to i64, !dbg !57
	%23 = mul i64 %16, %22, !dbg !57
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !57, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !57, !range !18
	%27 = mul i32 %18, %26, !dbg !57
	%28 = add i32 %25, %27, !dbg !57
	%29 = mul i32 %17, %28, !dbg !57
	%30 = add i32 %24, %29, !dbg !57
	%31 = sext i32 %30 to i64, !dbg !57
	%32 = add i64 %23, %31, !dbg !57
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !58, !range !20
	%34 = sext i32 %33 to i64, !dbg !58
	%35 = and i32 %30, -32, !dbg !59
	%36 = sub i32 %21, %35, !dbg !59
	%37 = icmp slt i32 %36, 32, !dbg !59
	%38 = select i1 %37, i32 %36, i32 32, !dbg !59
	%39 = sext i32 %38 to i64, !dbg !59
	%40 = icmp eq i64 %39, 32, !dbg !60
	br i1 %40, label %b1, label %b2, !dbg !60

b1:
	br label %b2, !dbg !60

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !61
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !62
	%43 = mul i64 %32, 4, !dbg !64
	%44 = sub i64 %p1, %43, !dbg !65
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !63
	%46 = icmp uge i64 %32, %p5, !dbg !63
	%47 = icmp ugt i64 %43, %p1, !dbg !65
	%48 = icmp ugt i64 4, %44, !dbg !66
	%49 = icmp eq i64 %39, 0, !dbg !67
	%50 = or i1 %46, %47, !dbg !67
	%51 = or i1 %50, %48, !dbg !67
	%52 = or i1 %51, %49, !dbg !67
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !67, !prof !30

b2_ok1:
	%53 = load i8, i8 addrspace(1)* %45, align 1, !dbg !63
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !65
	%55 = mul i64 %34, 7, !dbg !68
	%56 = add i64 %55, 3, !dbg !69
	%57 = icmp eq i64 %39, -1, !dbg !67
	%58 = select i1 %57, i64 1, i64 %39, !dbg !67
	%59 = srem i64 %56, %58, !dbg !67
	%60 = trunc i64 %59 to i32, !dbg !70
	%61 = zext i8 %53 to i32, !dbg !70
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !70
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !70
	%64 = trunc i32 %63 to i8, !dbg !70
	%65 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 0, !dbg !71
	store i8 %64, i8 addrspace(1)* %65, align 1, !dbg !71
	%66 = zext i8 %53 to i32, !dbg !72
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !72
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !72
	%69 = trunc i32 %68 to i8, !dbg !72
	%70 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 1, !dbg !73
	store i8 %69, i8 addrspace(1)* %70, align 1, !dbg !73
	%71 = trunc i64 %41 to i32, !dbg !74
	%72 = zext i8 %53 to i32, !dbg !74
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !74
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !74
	%75 = trunc i32 %74 to i8, !dbg !74
	%76 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 2, !dbg !75
	store i8 %75, i8 addrspace(1)* %76, align 1, !dbg !75
	%77 = trunc i64 %42 to i32, !dbg !76
	%78 = zext i8 %53 to i32, !dbg !76
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !76
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !76
	%81 = trunc i32 %80 to i8, !dbg !76
	%82 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 3, !dbg !77
	store i8 %81, i8 addrspace(1)* %82, align 1, !dbg !77
	%83 = mul i64 %32, 3, !dbg !78
	%84 = sub i64 %p3, %83, !dbg !79
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !79
	%86 = icmp ugt i64 %83, %p3, !dbg !79
	%87 = icmp ugt i64 3, %84, !dbg !80
	%88 = or i1 %86, %87, !dbg !80
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !80, !prof !30

b2_ok5:
	%89 = zext i8 %53 to i32, !dbg !81
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !81
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !82
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !82
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !83
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !83
	%93 = zext i8 %53 to i32, !dbg !84
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !84
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !85
	%95 = sub i64 %32, %34, !dbg !86
	%96 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %95, !dbg !87
	%97 = icmp uge i64 %95, %p5, !dbg !87
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !87, !prof !30

b2_ok7:
	%98 = load i8, i8 addrspace(1)* %96, align 1, !dbg !87
	%99 = zext i8 %98 to i32, !dbg !88
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !88
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !89
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !89
	ret void, !dbg !56

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !63
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !63

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !63
	ret void, !dbg !63

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !65
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !65

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !65
	ret void, !dbg !65

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !66
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !66

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !66
	ret void, !dbg !66

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !67
	ret void, !dbg !67

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !79
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !79

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !79
	ret void, !dbg !79

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !80
	ret void, !dbg !80

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !87
	ret void, !dbg !87
}

define void @Vote(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !90 {
entry:
	br label %b0, !dbg !91

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !91
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !91
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !91
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !92, !range !11
	%4 = sext i32 %3 to i64, !dbg !92
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !92, !range !12
	%6 = sext i32 %5 to i64, !dbg !92
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !92, !range !12
	%8 = sext i32 %7 to i64, !dbg !92
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !92, !range !13
	%10 = sext i32 %9 to i64, !dbg !92
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !92, !range !14
	%12 = sext i32 %11 to i64, !dbg !92
	%13 = mul i64 %12, %8, !dbg !92
	%14 = add i64 %6, %13, !dbg !92
	%15 = mul i64 %10, %14, !dbg !92
	%16 = add i64 %4, %15, !dbg !92
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !92, !range !15
	%19 = mul i32 %17, %18, !dbg !92
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !92, !range !16
	%21 = mul i32 %19, %20, !dbg !92
	%22 = sext i32 %21 to i64, !dbg !92
	%23 = mul i64 %16, %22, !dbg !92
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !92, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !92, !range !18
	%27 = mul i32 %18, %26, !dbg !92
	%28 = add i32 %25, %27, !dbg !92
	%29 = mul i32 %17, %28, !dbg !92
	%30 = add i32 %24, %29, !dbg !92
	%31 = sext i32 %30 to i64, !dbg !92
	%32 = add i64 %23, %31, !dbg !92
	%33 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !93
	%34 = icmp uge i64 %32, %p5, !dbg !93
	br i1 %34, label %b0_fail1, label %b0_ok1, !dbg !93, !prof !30

b0_ok1:
	%35 = load i32, i32 addrspace(1)* %33, align 4, !dbg !93
	%36 = icmp ne i32 %35, 0, !dbg !94
	br i1 %36, label %b1, label %b2, !dbg !94

b1:
	ret void, !dbg !95

b2:
	%37 = mul i64 %32, 8, !dbg !96
	%38 = sub i64 %p1, %37, !dbg !97
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %37, !dbg !97
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %32, !dbg !99
	%41 = icmp ugt i64 %37, %p1, !dbg !97
	%42 = icmp ugt i64 8, %38, !dbg !98
	%43 = icmp uge i64 %32, %p3, !dbg !99
	%44 = or i1 %41, %42, !dbg !99
	%45 = or i1 %44, %43, !dbg !99
	br i1 %45, label %b2_fail1, label %b2_ok1, !dbg !99, !prof !30

b2_ok1:
	%46 = load i32, i32 addrspace(1)* %40, align 4, !dbg !99
	%47 = icmp ne i32 %46, 0, !dbg !100
	%48 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 3, i1 %47), !dbg !101
	%49 = extractvalue { i32, i1 } %48, 0, !dbg !101
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 0, !dbg !102
	store i32 %49, i32 addrspace(1)* %50, align 4, !dbg !102
	%51 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 3, i1 true), !dbg !103
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !103
	%53 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 1, !dbg !104
	store i32 %52, i32 addrspace(1)* %53, align 4, !dbg !104
	%54 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 %47), !dbg !105
	%55 = extractvalue { i32, i1 } %54, 1, !dbg !105
	br i1 %55, label %b4, label %b3, !dbg !108

b3:
	br label %b4, !dbg !109

b4:
	%56 = phi i32 [ 1, %b2_ok1 ], [ 0, %b3 ], !dbg !110
	%57 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 0, i1 %47), !dbg !110
	%58 = extractvalue { i32, i1 } %57, 1, !dbg !110
	br i1 %58, label %b6, label %b5, !dbg !112

b5:
	br label %b6, !dbg !113

b6:
	%59 = phi i32 [ 1, %b4 ], [ 0, %b5 ], !dbg !114
	%60 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 2, !dbg !114
	store i32 %56, i32 addrspace(1)* %60, align 4, !dbg !114
	%61 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 3, !dbg !115
	store i32 %59, i32 addrspace(1)* %61, align 4, !dbg !115
	%62 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 false), !dbg !116
	%63 = extractvalue { i32, i1 } %62, 1, !dbg !116
	br i1 %63, label %b8, label %b7, !dbg !118

b7:
	br label %b8, !dbg !119

b8:
	%64 = phi i32 [ 1, %b6 ], [ 0, %b7 ], !dbg !120
	%65 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 0, i1 true), !dbg !120
	%66 = extractvalue { i32, i1 } %65, 1, !dbg !120
	br i1 %66, label %b10, label %b9, !dbg !122

b9:
	br label %b10, !dbg !123

b10:
	%67 = phi i32 [ 1, %b8 ], [ 0, %b9 ], !dbg !124
	%68 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 4, !dbg !124
	store i32 %64, i32 addrspace(1)* %68, align 4, !dbg !124
	%69 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 5, !dbg !125
	store i32 %67, i32 addrspace(1)* %69, align 4, !dbg !125
	br label %b11, !dbg !125

b11:
	%70 = phi i64 [ 0, %b10 ], [ %80, %b15 ], !dbg !125
	br i1 %47, label %b12, label %b13, !dbg !125

b12:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !126, !range !20
	%72 = sext i32 %71 to i64, !dbg !126
	%73 = icmp eq i64 %70, %72, !dbg !127
	br label %b13, !dbg !127

b13:
	%74 = phi i1 [ false, %b11 ], [ %73, %b12 ], !dbg !128
	%75 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 %74), !dbg !129
	%76 = extractvalue { i32, i1 } %75, 1, !dbg !129
	br i1 %76, label %b14, label %b15, !dbg !129

b14:
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 6, !dbg !130
	%78 = load i32, i32 addrspace(1)* %77, align 4, !dbg !130
	%79 = add i32 %78, 1, !dbg !131
	store i32 %79, i32 addrspace(1)* %77, align 4, !dbg !130
	br label %b15, !dbg !130

b15:
	%80 = add i64 %70, 1, !dbg !130
	%81 = icmp slt i64 %80, 32, !dbg !130
	br i1 %81, label %b11, label %b16, !dbg !130

b16:
	br i1 %47, label %b18, label %b17, !dbg !134

b17:
	br label %b18, !dbg !135

b18:
	%82 = phi i32 [ -1, %b16 ], [ 0, %b17 ], !dbg !136
	%83 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %82) convergent nounwind, !dbg !136
	%84 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 7, !dbg !137
	store i32 %83, i32 addrspace(1)* %84, align 4, !dbg !137
	ret void, !dbg !137

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %32, i64 %p5), !dbg !93
	ret void, !dbg !93

b2_fail1:
	%85 = icmp ugt i64 %37, %p1, !dbg !97
	br i1 %85, label %b2_fail2, label %b2_ok2, !dbg !97

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %37, i64 %p1), !dbg !97
	ret void, !dbg !97

b2_ok2:
	%86 = icmp ugt i64 8, %38, !dbg !98
	br i1 %86, label %b2_fail3, label %b2_ok3, !dbg !98

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 8, i64 %38), !dbg !98
	ret void, !dbg !98

b2_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %32, i64 %p3), !dbg !99
	ret void, !dbg !99
}

define void @Dynamic(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !139 {
entry:
	br label %b0, !dbg !140

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !140
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !140
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !140
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !141, !range !17
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !141, !range !17
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !141, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !141, !range !15
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !141, !range !15
	%8 = mul i32 %7, %5, !dbg !141
	%9 = add i32 %4, %8, !dbg !141
	%10 = mul i32 %6, %9, !dbg !141
	%11 = add i32 %3, %10, !dbg !141
	%12 = sext i32 %11 to i64, !dbg !141
	%13 = mul i32 %6, %7, !dbg !142
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !142, !range !16
	%15 = mul i32 %13, %14, !dbg !142
	%16 = sext i32 %15 to i64, !dbg !142
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !143, !range !11
	%18 = sext i32 %17 to i64, !dbg !143
	%19 = mul i64 %18, %16, !dbg !144
	%20 = add i64 %19, %12, !dbg !145
	%21 = icmp uge i64 %20, %p3, !dbg !146
	br i1 %21, label %b0_fail1, label %b0_ok1, !dbg !146, !prof !30

b0_ok1:
	%22 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !147
	%23 = udiv i32 %22, 4, !dbg !147
	%24 = zext i32 %23 to i64, !dbg !147
	%25 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !147
	%26 = udiv i32 %22, 24, !dbg !148
	%27 = zext i32 %26 to i64, !dbg !148
	%28 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to { i32, i32 } addrspace(3)*, !dbg !148
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !143, !range !12
	%30 = sext i32 %29 to i64, !dbg !143
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !143, !range !12
	%32 = sext i32 %31 to i64, !dbg !143
	%33 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %20, !dbg !146
	%34 = load i32, i32 addrspace(1)* %33, align 4, !dbg !146
	%35 = getelementptr inbounds i32, i32 addrspace(3)* %25, i64 %12, !dbg !149
	%36 = icmp uge i64 %12, %24, !dbg !149
	br i1 %36, label %b0_fail2, label %b0_ok2, !dbg !149, !prof !30

b0_ok2:
	store i32 %34, i32 addrspace(3)* %35, align 4, !dbg !149
	call void @llvm.nvvm.barrier0(), !dbg !150
	%37 = sub i64 %16, 1, !dbg !151
	%38 = sub i64 %37, %12, !dbg !152
	%39 = sdiv i64 %38, 2, !dbg !153
	%40 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %28, i64 %39, !dbg !154
	%41 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %40, i32 0, i32 0, !dbg !155
	%42 = icmp uge i64 %39, %27, !dbg !154
	br i1 %42, label %b0_fail3, label %b0_ok3, !dbg !154, !prof !30

b0_ok3:
	%43 = load i32, i32 addrspace(3)* %41, align 4, !dbg !155
	%44 = srem i64 %38, 2, !dbg !156
	%45 = icmp eq i64 %44, 1, !dbg !157
	br i1 %45, label %b1, label %b2, !dbg !157

b1:
	%46 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %40, i32 0, i32 1, !dbg !158
	%47 = load i32, i32 addrspace(3)* %46, align 4, !dbg !158
	br label %b2, !dbg !158

b2:
	%48 = phi i32 [ %43, %b0_ok3 ], [ %47, %b1 ], !dbg !159
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %20, !dbg !160
	%50 = icmp uge i64 %20, %p1, !dbg !160
	br i1 %50, label %b2_fail1, label %b2_ok1, !dbg !160, !prof !30

b2_ok1:
	store i32 %48, i32 addrspace(1)* %49, align 4, !dbg !160
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !161, !range !13
	%52 = sext i32 %51 to i64, !dbg !161
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !161, !range !14
	%54 = sext i32 %53 to i64, !dbg !161
	%55 = mul i64 %54, %32, !dbg !161
	%56 = add i64 %30, %55, !dbg !161
	%57 = mul i64 %52, %56, !dbg !161
	%58 = add i64 %18, %57, !dbg !161
	%59 = mul i64 %58, %16, !dbg !161
	%60 = add i64 %59, %12, !dbg !161
	%61 = icmp eq i64 %60, 0, !dbg !162
	br i1 %61, label %b3, label %b4, !dbg !162

b3:
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !163
	%63 = icmp uge i64 0, %p5, !dbg !163
	br i1 %63, label %b3_fail1, label %b3_ok1, !dbg !163, !prof !30

b3_ok1:
	store i64 %24, i64 addrspace(1)* %62, align 8, !dbg !163
	%64 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 1, !dbg !164
	%65 = icmp uge i64 1, %p5, !dbg !164
	br i1 %65, label %b3_fail2, label %b3_ok2, !dbg !164, !prof !30

b3_ok2:
	store i64 %27, i64 addrspace(1)* %64, align 8, !dbg !164
	br label %b4, !dbg !164

b4:
	ret void, !dbg !164

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %20, i64 %p3), !dbg !146
	ret void, !dbg !146

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %12, i64 %24), !dbg !149
	ret void, !dbg !149

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %39, i64 %27), !dbg !154
	ret void, !dbg !154

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %20, i64 %p1), !dbg !160
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
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !166
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !166
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !166
	%3 = and i64 %p1, -4, !dbg !167
	%4 = and i64 %3, 3, !dbg !168
	%5 = icmp eq i64 %4, 0, !dbg !168
	br i1 %5, label %b1, label %b25, !dbg !168

b1:
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !168
	%7 = ptrtoint float* %6 to i64, !dbg !168
	%8 = and i64 %7, 15, !dbg !168
	%9 = icmp eq i64 %8, 0, !dbg !168
	%10 = icmp eq i64 %3, 0, !dbg !168
	%11 = or i1 %9, %10, !dbg !168
	br i1 %11, label %b2, label %b24, !dbg !168

b2:
	%12 = ashr i64 %3, 2, !dbg !168
	%13 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !168
	%14 = icmp ugt i64 %3, %p3, !dbg !169
	br i1 %14, label %b2_fail1, label %b2_ok1, !dbg !169, !prof !30

b2_ok1:
	br i1 %5, label %b3, label %b23, !dbg !170

b3:
	%15 = addrspacecast float addrspace(1)* %1 to float*, !dbg !170
	%16 = ptrtoint float* %15 to i64, !dbg !170
	%17 = and i64 %16, 15, !dbg !170
	%18 = icmp eq i64 %17, 0, !dbg !170
	%19 = or i1 %18, %10, !dbg !170
	br i1 %19, label %b4, label %b22, !dbg !170

b4:
	%20 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !170
	%21 = icmp ugt i64 %3, %p5, !dbg !171
	br i1 %21, label %b4_fail1, label %b4_ok1, !dbg !171, !prof !30

b4_ok1:
	br i1 %5, label %b5, label %b21, !dbg !172

b5:
	%22 = addrspacecast float addrspace(1)* %2 to float*, !dbg !172
	%23 = ptrtoint float* %22 to i64, !dbg !172
	%24 = and i64 %23, 15, !dbg !172
	%25 = icmp eq i64 %24, 0, !dbg !172
	%26 = or i1 %25, %10, !dbg !172
	br i1 %26, label %b6, label %b20, !dbg !172

b6:
	%27 = bitcast float addrspace(1)* %2 to { float, float, float, float } addrspace(1)*, !dbg !172
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !173, !range !11
	%29 = sext i32 %28 to i64, !dbg !173
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !173, !range !12
	%31 = sext i32 %30 to i64, !dbg !173
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !173, !range !12
	%33 = sext i32 %32 to i64, !dbg !173
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !173, !range !13
	%35 = sext i32 %34 to i64, !dbg !173
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !173, !range !14
	%37 = sext i32 %36 to i64, !dbg !173
	%38 = mul i64 %37, %33, !dbg !173
	%39 = add i64 %31, %38, !dbg !173
	%40 = mul i64 %35, %39, !dbg !173
	%41 = add i64 %29, %40, !dbg !173
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !173, !range !15
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !173, !range !15
	%44 = mul i32 %42, %43, !dbg !173
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !173, !range !16
	%46 = mul i32 %44, %45, !dbg !173
	%47 = sext i32 %46 to i64, !dbg !173
	%48 = mul i64 %41, %47, !dbg !173
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !173, !range !17
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !173, !range !17
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !173, !range !18
	%52 = mul i32 %43, %51, !dbg !173
	%53 = add i32 %50, %52, !dbg !173
	%54 = mul i32 %42, %53, !dbg !173
	%55 = add i32 %49, %54, !dbg !173
	%56 = sext i32 %55 to i64, !dbg !173
	%57 = add i64 %48, %56, !dbg !173
	%58 = mul i64 %35, %37, !dbg !173
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !173, !range !14
	%60 = sext i32 %59 to i64, !dbg !173
	%61 = mul i64 %58, %60, !dbg !173
	%62 = mul i64 %61, %47, !dbg !173
	%63 = mul i64 %12, -4, !dbg !173
	%64 = add i64 %p1, %63, !dbg !173
	%65 = icmp sge i64 %64, 0, !dbg !173
	br i1 %65, label %b7, label %b10_cold, !dbg !173, !prof !174

b7:
	%66 = phi i64 [ %57, %b6 ], [ %127, %b9 ], !dbg !173
	%67 = icmp slt i64 %66, %12, !dbg !173
	br i1 %67, label %b8, label %b14, !dbg !173

b8:
	%68 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %20, i64 %66, !dbg !175
	%69 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %68, i32 0, i32 0, !dbg !175
	%70 = bitcast { float, float, float, float } addrspace(1)* %68 to <4 x float> addrspace(1)*, !dbg !175
	%71 = load <4 x float>, <4 x float> addrspace(1)* %70, align 16, !dbg !175
	%72 = extractelement <4 x float> %71, i32 0, !dbg !175
	%73 = extractelement <4 x float> %71, i32 1, !dbg !175
	%74 = extractelement <4 x float> %71, i32 2, !dbg !175
	%75 = extractelement <4 x float> %71, i32 3, !dbg !175
	%76 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %68, i32 0, i32 1, !dbg !175
	%77 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %68, i32 0, i32 2, !dbg !175
	%78 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %68, i32 0, i32 3, !dbg !175
	%79 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %27, i64 %66, !dbg !176
	%80 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %79, i32 0, i32 0, !dbg !176
	%81 = bitcast { float, float, float, float } addrspace(1)* %79 to <4 x float> addrspace(1)*, !dbg !176
	%82 = load <4 x float>, <4 x float> addrspace(1)* %81, align 16, !dbg !176
	%83 = extractelement <4 x float> %82, i32 0, !dbg !176
	%84 = extractelement <4 x float> %82, i32 1, !dbg !176
	%85 = extractelement <4 x float> %82, i32 2, !dbg !176
	%86 = extractelement <4 x float> %82, i32 3, !dbg !176
	%87 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %79, i32 0, i32 1, !dbg !176
	%88 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %79, i32 0, i32 2, !dbg !176
	%89 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %79, i32 0, i32 3, !dbg !176
	%90 = fmul float 2.000000e+00, %72, !dbg !177
	%91 = fadd float %90, %83, !dbg !178
	%92 = fmul float 2.000000e+00, %73, !dbg !179
	%93 = fadd float %92, %84, !dbg !180
	%94 = fmul float 2.000000e+00, %74, !dbg !181
	%95 = fadd float %94, %85, !dbg !182
	%96 = fmul float 2.000000e+00, %75, !dbg !183
	%97 = fadd float %96, %86, !dbg !184
	%98 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %13, i64 %66, !dbg !185
	%99 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %98, i32 0, i32 0, !dbg !185
	%100 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %98, i32 0, i32 1, !dbg !185
	%101 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %98, i32 0, i32 2, !dbg !185
	%102 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %98, i32 0, i32 3, !dbg !185
	%103 = bitcast { float, float, float, float } addrspace(1)* %98 to <4 x float> addrspace(1)*, !dbg !185
	%104 = insertelement <4 x float> undef, float %91, i32 0, !dbg !185
	%105 = insertelement <4 x float> %104, float %93, i32 1, !dbg !185
	%106 = insertelement <4 x float> %105, float %95, i32 2, !dbg !185
	%107 = insertelement <4 x float> %106, float %97, i32 3, !dbg !185
	store <4 x float> %107, <4 x float> addrspace(1)* %103, align 16, !dbg !185
	%108 = mul i64 %66, 4, !dbg !186
	%109 = getelementptr inbounds float, float addrspace(1)* %0, i64 %108, !dbg !187
	%110 = addrspacecast float addrspace(1)* %109 to float*, !dbg !188
	%111 = ptrtoint float* %110 to i64, !dbg !188
	%112 = and i64 %111, 7, !dbg !188
	%113 = icmp eq i64 %112, 0, !dbg !188
	br i1 %113, label %b9, label %b13, !dbg !188

b9:
	%114 = bitcast float addrspace(1)* %109 to { float, float } addrspace(1)*, !dbg !188
	%115 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %114, i64 1, !dbg !189
	%116 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %115, i32 0, i32 0, !dbg !189
	%117 = bitcast { float, float } addrspace(1)* %115 to <2 x float> addrspace(1)*, !dbg !189
	%118 = load <2 x float>, <2 x float> addrspace(1)* %117, align 8, !dbg !189
	%119 = extractelement <2 x float> %118, i32 0, !dbg !189
	%120 = extractelement <2 x float> %118, i32 1, !dbg !189
	%121 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %115, i32 0, i32 1, !dbg !189
	%122 = fadd float %119, 1.000000e+00, !dbg !190
	%123 = fadd float %120, 1.000000e+00, !dbg !191
	%124 = bitcast { float, float } addrspace(1)* %115 to <2 x float> addrspace(1)*, !dbg !192
	%125 = insertelement <2 x float> undef, float %122, i32 0, !dbg !192
	%126 = insertelement <2 x float> %125, float %123, i32 1, !dbg !192
	store <2 x float> %126, <2 x float> addrspace(1)* %124, align 8, !dbg !192
	%127 = add i64 %66, %62, !dbg !173
	br label %b7, !dbg !173

b13:
	%128 = phi i64 [ %112, %b8 ], [ %195, %b11_cold_ok1 ], !dbg !188
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %128, i64 8), !dbg !188
	ret void, !dbg !188

b14:
	%129 = sub i64 %p1, %3, !dbg !194
	%130 = mul i64 %p1, -1, !dbg !195
	%131 = add i64 %130, %p3, !dbg !195
	%132 = icmp sge i64 %131, 0, !dbg !195
	%133 = mul i64 %p3, -1, !dbg !195
	%134 = add i64 %133, %p5, !dbg !195
	%135 = icmp sge i64 %134, 0, !dbg !195
	%136 = and i1 %132, %135, !dbg !195
	br i1 %136, label %b15, label %b17_cold, !dbg !195, !prof !174

b15:
	%137 = phi i64 [ %57, %b14 ], [ %147, %b16 ], !dbg !195
	%138 = icmp slt i64 %137, %129, !dbg !195
	br i1 %138, label %b16, label %b19, !dbg !195

b16:
	%139 = add i64 %3, %137, !dbg !196
	%140 = getelementptr inbounds float, float addrspace(1)* %1, i64 %139, !dbg !197
	%141 = load float, float addrspace(1)* %140, align 4, !dbg !197
	%142 = fmul float 2.000000e+00, %141, !dbg !198
	%143 = getelementptr inbounds float, float addrspace(1)* %2, i64 %139, !dbg !199
	%144 = load float, float addrspace(1)* %143, align 4, !dbg !199
	%145 = fadd float %142, %144, !dbg !200
	%146 = getelementptr inbounds float, float addrspace(1)* %0, i64 %139, !dbg !201
	store float %145, float addrspace(1)* %146, align 4, !dbg !201
	%147 = add i64 %137, %62, !dbg !195
	br label %b15, !dbg !195

b19:
	ret void, !dbg !195

b20:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %24, i64 16), !dbg !172
	ret void, !dbg !172

b21:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %3, i64 4), !dbg !172
	ret void, !dbg !172

b22:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %17, i64 16), !dbg !170
	ret void, !dbg !170

b23:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %3, i64 4), !dbg !170
	ret void, !dbg !170

b24:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %8, i64 16), !dbg !168
	ret void, !dbg !168

b25:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %3, i64 4), !dbg !168
	ret void, !dbg !168

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %3, i64 %p3), !dbg !169
	ret void, !dbg !169

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %3, i64 %p5), !dbg !171
	ret void, !dbg !171

b10_cold:
	%148 = phi i64 [ %211, %b12_cold ], [ %57, %b6 ], !dbg !173
	%149 = icmp slt i64 %148, %12, !dbg !173
	br i1 %149, label %b11_cold, label %b14, !dbg !173

b11_cold:
	%150 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %20, i64 %148, !dbg !175
	%151 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %150, i32 0, i32 0, !dbg !175
	%152 = bitcast { float, float, float, float } addrspace(1)* %150 to <4 x float> addrspace(1)*, !dbg !175
	%153 = load <4 x float>, <4 x float> addrspace(1)* %152, align 16, !dbg !175
	%154 = extractelement <4 x float> %153, i32 0, !dbg !175
	%155 = extractelement <4 x float> %153, i32 1, !dbg !175
	%156 = extractelement <4 x float> %153, i32 2, !dbg !175
	%157 = extractelement <4 x float> %153, i32 3, !dbg !175
	%158 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %150, i32 0, i32 1, !dbg !175
	%159 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %150, i32 0, i32 2, !dbg !175
	%160 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %150, i32 0, i32 3, !dbg !175
	%161 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %27, i64 %148, !dbg !176
	%162 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %161, i32 0, i32 0, !dbg !176
	%163 = bitcast { float, float, float, float } addrspace(1)* %161 to <4 x float> addrspace(1)*, !dbg !176
	%164 = load <4 x float>, <4 x float> addrspace(1)* %163, align 16, !dbg !176
	%165 = extractelement <4 x float> %164, i32 0, !dbg !176
	%166 = extractelement <4 x float> %164, i32 1, !dbg !176
	%167 = extractelement <4 x float> %164, i32 2, !dbg !176
	%168 = extractelement <4 x float> %164, i32 3, !dbg !176
	%169 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %161, i32 0, i32 1, !dbg !176
	%170 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %161, i32 0, i32 2, !dbg !176
	%171 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %161, i32 0, i32 3, !dbg !176
	%172 = fmul float 2.000000e+00, %154, !dbg !177
	%173 = fadd float %172, %165, !dbg !178
	%174 = fmul float 2.000000e+00, %155, !dbg !179
	%175 = fadd float %174, %166, !dbg !180
	%176 = fmul float 2.000000e+00, %156, !dbg !181
	%177 = fadd float %176, %167, !dbg !182
	%178 = fmul float 2.000000e+00, %157, !dbg !183
	%179 = fadd float %178, %168, !dbg !184
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %13, i64 %148, !dbg !185
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %180, i32 0, i32 0, !dbg !185
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %180, i32 0, i32 1, !dbg !185
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %180, i32 0, i32 2, !dbg !185
	%184 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %180, i32 0, i32 3, !dbg !185
	%185 = bitcast { float, float, float, float } addrspace(1)* %180 to <4 x float> addrspace(1)*, !dbg !185
	%186 = insertelement <4 x float> undef, float %173, i32 0, !dbg !185
	%187 = insertelement <4 x float> %186, float %175, i32 1, !dbg !185
	%188 = insertelement <4 x float> %187, float %177, i32 2, !dbg !185
	%189 = insertelement <4 x float> %188, float %179, i32 3, !dbg !185
	store <4 x float> %189, <4 x float> addrspace(1)* %185, align 16, !dbg !185
	%190 = mul i64 %148, 4, !dbg !186
	%191 = add i64 %190, 4, !dbg !193
	%192 = getelementptr inbounds float, float addrspace(1)* %0, i64 %190, !dbg !187
	%193 = addrspacecast float addrspace(1)* %192 to float*, !dbg !188
	%194 = ptrtoint float* %193 to i64, !dbg !188
	%195 = and i64 %194, 7, !dbg !188
	%196 = icmp eq i64 %195, 0, !dbg !188
	%197 = icmp ugt i64 %191, %p1, !dbg !187
	br i1 %197, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !187, !prof !30

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %191, i64 %p1), !dbg !187
	ret void, !dbg !187

b11_cold_ok1:
	br i1 %196, label %b12_cold, label %b13, !dbg !188

b12_cold:
	%198 = bitcast float addrspace(1)* %192 to { float, float } addrspace(1)*, !dbg !188
	%199 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %198, i64 1, !dbg !189
	%200 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %199, i32 0, i32 0, !dbg !189
	%201 = bitcast { float, float } addrspace(1)* %199 to <2 x float> addrspace(1)*, !dbg !189
	%202 = load <2 x float>, <2 x float> addrspace(1)* %201, align 8, !dbg !189
	%203 = extractelement <2 x float> %202, i32 0, !dbg !189
	%204 = extractelement <2 x float> %202, i32 1, !dbg !189
	%205 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %199, i32 0, i32 1, !dbg !189
	%206 = fadd float %203, 1.000000e+00, !dbg !190
	%207 = fadd float %204, 1.000000e+00, !dbg !191
	%208 = bitcast { float, float } addrspace(1)* %199 to <2 x float> addrspace(1)*, !dbg !192
	%209 = insertelement <2 x float> undef, float %206, i32 0, !dbg !192
	%210 = insertelement <2 x float> %209, float %207, i32 1, !dbg !192
	store <2 x float> %210, <2 x float> addrspace(1)* %208, align 8, !dbg !192
	%211 = add i64 %148, %62, !dbg !173
	br label %b10_cold, !dbg !173

b17_cold:
	%212 = phi i64 [ %226, %b18_cold_ok1 ], [ %57, %b14 ], !dbg !195
	%213 = icmp slt i64 %212, %129, !dbg !195
	br i1 %213, label %b18_cold, label %b19, !dbg !195

b18_cold:
	%214 = add i64 %3, %212, !dbg !196
	%215 = getelementptr inbounds float, float addrspace(1)* %1, i64 %214, !dbg !197
	%216 = icmp uge i64 %214, %p3, !dbg !197
	%217 = icmp uge i64 %214, %p5, !dbg !199
	%218 = or i1 %216, %217, !dbg !199
	br i1 %218, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !199, !prof !30

b18_cold_fail1:
	%219 = icmp uge i64 %214, %p3, !dbg !197
	br i1 %219, label %b18_cold_fail2, label %b18_cold_ok2, !dbg !197

b18_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %214, i64 %p3), !dbg !197
	ret void, !dbg !197

b18_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %214, i64 %p5), !dbg !199
	ret void, !dbg !199

b18_cold_ok1:
	%220 = load float, float addrspace(1)* %215, align 4, !dbg !197
	%221 = fmul float 2.000000e+00, %220, !dbg !198
	%222 = getelementptr inbounds float, float addrspace(1)* %2, i64 %214, !dbg !199
	%223 = load float, float addrspace(1)* %222, align 4, !dbg !199
	%224 = fadd float %221, %223, !dbg !200
	%225 = getelementptr inbounds float, float addrspace(1)* %0, i64 %214, !dbg !201
	store float %224, float addrspace(1)* %225, align 4, !dbg !201
	%226 = add i64 %212, %62, !dbg !195
	br label %b17_cold, !dbg !195
}

define void @VectorPlaces({ i64, i64, i64, i64 }* %p0, i64 %p1, { i32, i32, i32, i32 }* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !202 {
entry:
	%0 = alloca [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], align 16, !dbg !203
	%1 = alloca [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], align 16, !dbg !203
	br label %b0, !dbg !203

b0:
	%2 = addrspacecast { i64, i64, i64, i64 }* %p0 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !203
	%3 = addrspacecast { i32, i32, i32, i32 }* %p2 to { i32, i32, i32, i32 } addrspace(1)*, !dbg !203
	%4 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !203
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !205, !range !17
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !205, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !205, !range !18
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !205, !range !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !205, !range !15
	%10 = mul i32 %9, %7, !dbg !205
	%11 = add i32 %6, %10, !dbg !205
	%12 = mul i32 %8, %11, !dbg !205
	%13 = add i32 %5, %12, !dbg !205
	%14 = sext i32 %13 to i64, !dbg !205
	%15 = mul i32 %8, %9, !dbg !206
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !206, !range !16
	%17 = mul i32 %15, %16, !dbg !206
	%18 = sext i32 %17 to i64, !dbg !206
	%19 = mul i64 %p3, -1, !dbg !206
	%20 = add i64 %p1, %19, !dbg !206
	%21 = icmp sge i64 %20, 0, !dbg !206
	br i1 %21, label %b1, label %b5_cold, !dbg !206, !prof !174

b1:
	%22 = phi i64 [ %14, %b0 ], [ %132, %b4 ], !dbg !206
	%23 = icmp slt i64 %22, %p3, !dbg !206
	br i1 %23, label %b2, label %b9, !dbg !206

b2:
	store [2 x { { i32, i32, i32, i32 }, { i64, i64 } }] zeroinitializer, [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %0, align 16, !dbg !207
	%24 = srem i64 %22, 2, !dbg !208
	%25 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %3, i64 %22, !dbg !209
	%26 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %25, i32 0, i32 0, !dbg !209
	%27 = bitcast { i32, i32, i32, i32 } addrspace(1)* %25 to <4 x i32> addrspace(1)*, !dbg !209
	%28 = load <4 x i32>, <4 x i32> addrspace(1)* %27, align 16, !dbg !209
	%29 = extractelement <4 x i32> %28, i32 0, !dbg !209
	%30 = extractelement <4 x i32> %28, i32 1, !dbg !209
	%31 = extractelement <4 x i32> %28, i32 2, !dbg !209
	%32 = extractelement <4 x i32> %28, i32 3, !dbg !209
	%33 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %25, i32 0, i32 1, !dbg !209
	%34 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %25, i32 0, i32 2, !dbg !209
	%35 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %25, i32 0, i32 3, !dbg !209
	%36 = getelementptr inbounds [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %0, i64 0, i64 %24, !dbg !210
	%37 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %36, i32 0, i32 0, !dbg !210
	%38 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %37, i32 0, i32 0, !dbg !210
	%39 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %37, i32 0, i32 1, !dbg !210
	%40 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %37, i32 0, i32 2, !dbg !210
	%41 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %37, i32 0, i32 3, !dbg !210
	%42 = bitcast { i32, i32, i32, i32 }* %37 to <4 x i32>*, !dbg !210
	%43 = insertelement <4 x i32> undef, i32 %29, i32 0, !dbg !210
	%44 = insertelement <4 x i32> %43, i32 %30, i32 1, !dbg !210
	%45 = insertelement <4 x i32> %44, i32 %31, i32 2, !dbg !210
	%46 = insertelement <4 x i32> %45, i32 %32, i32 3, !dbg !210
	store <4 x i32> %46, <4 x i32>* %42, align 16, !dbg !210
	%47 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %36, i32 0, i32 1, !dbg !210
	%48 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %47, i32 0, i32 0, !dbg !210
	%49 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %47, i32 0, i32 1, !dbg !210
	%50 = bitcast { i64, i64 }* %47 to <2 x i64>*, !dbg !210
	%51 = insertelement <2 x i64> undef, i64 %22, i32 0, !dbg !210
	%52 = insertelement <2 x i64> %51, i64 -1, i32 1, !dbg !210
	store <2 x i64> %52, <2 x i64>* %50, align 16, !dbg !210
	%53 = bitcast { i32, i32, i32, i32 }* %37 to <4 x i32>*, !dbg !211
	%54 = load <4 x i32>, <4 x i32>* %53, align 16, !dbg !211
	%55 = extractelement <4 x i32> %54, i32 0, !dbg !211
	%56 = extractelement <4 x i32> %54, i32 1, !dbg !211
	%57 = extractelement <4 x i32> %54, i32 2, !dbg !211
	%58 = extractelement <4 x i32> %54, i32 3, !dbg !211
	%59 = bitcast { i64, i64 }* %47 to <2 x i64>*, !dbg !211
	%60 = load <2 x i64>, <2 x i64>* %59, align 16, !dbg !211
	%61 = extractelement <2 x i64> %60, i32 0, !dbg !211
	%62 = extractelement <2 x i64> %60, i32 1, !dbg !211
	%63 = getelementptr inbounds [64 x { { i32, i32, i32, i32 }, { i64, i64 } }], [64 x { { i32, i32, i32, i32 }, { i64, i64 } }] addrspace(3)* @gpuc_shared_VectorPlaces_67, i64 0, i64 %14, !dbg !212
	%64 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %63, i32 0, i32 0, !dbg !212
	%65 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %64, i32 0, i32 0, !dbg !212
	%66 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %64, i32 0, i32 1, !dbg !212
	%67 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %64, i32 0, i32 2, !dbg !212
	%68 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %64, i32 0, i32 3, !dbg !212
	%69 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !212
	%70 = insertelement <4 x i32> undef, i32 %55, i32 0, !dbg !212
	%71 = insertelement <4 x i32> %70, i32 %56, i32 1, !dbg !212
	%72 = insertelement <4 x i32> %71, i32 %57, i32 2, !dbg !212
	%73 = insertelement <4 x i32> %72, i32 %58, i32 3, !dbg !212
	store <4 x i32> %73, <4 x i32> addrspace(3)* %69, align 16, !dbg !212
	%74 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %63, i32 0, i32 1, !dbg !212
	%75 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(3)* %74, i32 0, i32 0, !dbg !212
	%76 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(3)* %74, i32 0, i32 1, !dbg !212
	%77 = bitcast { i64, i64 } addrspace(3)* %74 to <2 x i64> addrspace(3)*, !dbg !212
	%78 = insertelement <2 x i64> undef, i64 %61, i32 0, !dbg !212
	%79 = insertelement <2 x i64> %78, i64 %62, i32 1, !dbg !212
	store <2 x i64> %79, <2 x i64> addrspace(3)* %77, align 16, !dbg !212
	%80 = addrspacecast { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %63 to { { i32, i32, i32, i32 }, { i64, i64 } }*, !dbg !215
	%81 = icmp eq { { i32, i32, i32, i32 }, { i64, i64 } }* %80, null, !dbg !215
	br i1 %81, label %b2_fail1, label %b2_ok1, !dbg !215, !prof !30

b2_ok1:
	%82 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !216
	%83 = load <4 x i32>, <4 x i32> addrspace(3)* %82, align 16, !dbg !216
	%84 = extractelement <4 x i32> %83, i32 3, !dbg !216
	%85 = extractelement <4 x i32> %83, i32 0, !dbg !216
	store i32 %84, i32 addrspace(3)* %65, align 4, !dbg !218
	store i32 %85, i32 addrspace(3)* %68, align 4, !dbg !219
	%86 = bitcast { i64, i64 } addrspace(3)* %74 to <2 x i64> addrspace(3)*, !dbg !220
	%87 = load <2 x i64>, <2 x i64> addrspace(3)* %86, align 16, !dbg !220
	%88 = extractelement <2 x i64> %87, i32 1, !dbg !220
	%89 = extractelement <2 x i64> %87, i32 0, !dbg !220
	%90 = bitcast { i64, i64 } addrspace(3)* %74 to <2 x i64> addrspace(3)*, !dbg !222
	%91 = insertelement <2 x i64> undef, i64 %88, i32 0, !dbg !222
	%92 = insertelement <2 x i64> %91, i64 %89, i32 1, !dbg !222
	store <2 x i64> %92, <2 x i64> addrspace(3)* %90, align 16, !dbg !222
	%93 = srem i64 %22, 3, !dbg !223
	%94 = icmp eq i64 %93, 0, !dbg !224
	br i1 %94, label %b3, label %b4, !dbg !224

b3:
	%95 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !225
	%96 = load <4 x i32>, <4 x i32> addrspace(3)* %95, align 16, !dbg !225
	%97 = extractelement <4 x i32> %96, i32 0, !dbg !225
	%98 = extractelement <4 x i32> %96, i32 1, !dbg !225
	%99 = extractelement <4 x i32> %96, i32 2, !dbg !225
	%100 = extractelement <4 x i32> %96, i32 3, !dbg !225
	%101 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !226
	%102 = insertelement <4 x i32> undef, i32 %98, i32 0, !dbg !226
	%103 = insertelement <4 x i32> %102, i32 %99, i32 1, !dbg !226
	%104 = insertelement <4 x i32> %103, i32 %100, i32 2, !dbg !226
	%105 = insertelement <4 x i32> %104, i32 %97, i32 3, !dbg !226
	store <4 x i32> %105, <4 x i32> addrspace(3)* %101, align 16, !dbg !226
	br label %b4, !dbg !226

b4:
	%106 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !227
	%107 = load <4 x i32>, <4 x i32> addrspace(3)* %106, align 16, !dbg !227
	%108 = extractelement <4 x i32> %107, i32 0, !dbg !227
	%109 = extractelement <4 x i32> %107, i32 1, !dbg !227
	%110 = extractelement <4 x i32> %107, i32 2, !dbg !227
	%111 = extractelement <4 x i32> %107, i32 3, !dbg !227
	%112 = sext i32 %108 to i64, !dbg !228
	%113 = sext i32 %109 to i64, !dbg !230
	%114 = sext i32 %110 to i64, !dbg !232
	%115 = add i64 %113, %114, !dbg !233
	%116 = bitcast { i64, i64 } addrspace(3)* %74 to <2 x i64> addrspace(3)*, !dbg !234
	%117 = load <2 x i64>, <2 x i64> addrspace(3)* %116, align 16, !dbg !234
	%118 = extractelement <2 x i64> %117, i32 0, !dbg !234
	%119 = extractelement <2 x i64> %117, i32 1, !dbg !234
	%120 = sext i32 %111 to i64, !dbg !237
	%121 = add i64 %119, %120, !dbg !238
	%122 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %2, i64 %22, !dbg !239
	%123 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %122, i32 0, i32 0, !dbg !239
	%124 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %122, i32 0, i32 1, !dbg !239
	%125 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %122, i32 0, i32 2, !dbg !239
	%126 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %122, i32 0, i32 3, !dbg !239
	%127 = bitcast { i64, i64, i64, i64 } addrspace(1)* %122 to <4 x i64> addrspace(1)*, !dbg !239
	%128 = insertelement <4 x i64> undef, i64 %112, i32 0, !dbg !239
	%129 = insertelement <4 x i64> %128, i64 %115, i32 1, !dbg !239
	%130 = insertelement <4 x i64> %129, i64 %118, i32 2, !dbg !239
	%131 = insertelement <4 x i64> %130, i64 %121, i32 3, !dbg !239
	store <4 x i64> %131, <4 x i64> addrspace(1)* %127, align 16, !dbg !239
	%132 = add i64 %22, %18, !dbg !206
	br label %b1, !dbg !206

b9:
	%133 = and i64 %p5, 3, !dbg !240
	%134 = icmp eq i64 %133, 0, !dbg !240
	br i1 %134, label %b10, label %b16, !dbg !240

b10:
	%135 = addrspacecast i8 addrspace(1)* %4 to i8*, !dbg !240
	%136 = ptrtoint i8* %135 to i64, !dbg !240
	%137 = and i64 %136, 3, !dbg !240
	%138 = icmp eq i64 %137, 0, !dbg !240
	%139 = icmp eq i64 %p5, 0, !dbg !240
	%140 = or i1 %138, %139, !dbg !240
	br i1 %140, label %b11, label %b15, !dbg !240

b11:
	%141 = ashr i64 %p5, 2, !dbg !240
	%142 = bitcast i8 addrspace(1)* %4 to { i8, i8, i8, i8 } addrspace(1)*, !dbg !240
	br label %b12, !dbg !241

b12:
	%143 = phi i64 [ %14, %b11 ], [ %161, %b13 ], !dbg !241
	%144 = icmp slt i64 %143, %141, !dbg !241
	br i1 %144, label %b13, label %b14, !dbg !241

b13:
	%145 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %142, i64 %143, !dbg !242
	%146 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %145, i32 0, i32 0, !dbg !242
	%147 = bitcast { i8, i8, i8, i8 } addrspace(1)* %145 to <4 x i8> addrspace(1)*, !dbg !242
	%148 = load <4 x i8>, <4 x i8> addrspace(1)* %147, align 4, !dbg !242
	%149 = extractelement <4 x i8> %148, i32 0, !dbg !242
	%150 = extractelement <4 x i8> %148, i32 1, !dbg !242
	%151 = extractelement <4 x i8> %148, i32 2, !dbg !242
	%152 = extractelement <4 x i8> %148, i32 3, !dbg !242
	%153 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %145, i32 0, i32 1, !dbg !242
	%154 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %145, i32 0, i32 2, !dbg !242
	%155 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %145, i32 0, i32 3, !dbg !242
	%156 = bitcast { i8, i8, i8, i8 } addrspace(1)* %145 to <4 x i8> addrspace(1)*, !dbg !243
	%157 = insertelement <4 x i8> undef, i8 %152, i32 0, !dbg !243
	%158 = insertelement <4 x i8> %157, i8 %151, i32 1, !dbg !243
	%159 = insertelement <4 x i8> %158, i8 %150, i32 2, !dbg !243
	%160 = insertelement <4 x i8> %159, i8 %149, i32 3, !dbg !243
	store <4 x i8> %160, <4 x i8> addrspace(1)* %156, align 4, !dbg !243
	%161 = add i64 %143, %18, !dbg !241
	br label %b12, !dbg !241

b14:
	ret void, !dbg !241

b15:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %137, i64 4), !dbg !240
	ret void, !dbg !240

b16:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %p5, i64 4), !dbg !240
	ret void, !dbg !240

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !215
	ret void, !dbg !215

b5_cold:
	%162 = phi i64 [ %273, %b8_cold_ok1 ], [ %14, %b0 ], !dbg !206
	%163 = icmp slt i64 %162, %p3, !dbg !206
	br i1 %163, label %b6_cold, label %b9, !dbg !206

b6_cold:
	store [2 x { { i32, i32, i32, i32 }, { i64, i64 } }] zeroinitializer, [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %1, align 16, !dbg !207
	%164 = srem i64 %162, 2, !dbg !208
	%165 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %3, i64 %162, !dbg !209
	%166 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %165, i32 0, i32 0, !dbg !209
	%167 = bitcast { i32, i32, i32, i32 } addrspace(1)* %165 to <4 x i32> addrspace(1)*, !dbg !209
	%168 = load <4 x i32>, <4 x i32> addrspace(1)* %167, align 16, !dbg !209
	%169 = extractelement <4 x i32> %168, i32 0, !dbg !209
	%170 = extractelement <4 x i32> %168, i32 1, !dbg !209
	%171 = extractelement <4 x i32> %168, i32 2, !dbg !209
	%172 = extractelement <4 x i32> %168, i32 3, !dbg !209
	%173 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %165, i32 0, i32 1, !dbg !209
	%174 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %165, i32 0, i32 2, !dbg !209
	%175 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %165, i32 0, i32 3, !dbg !209
	%176 = getelementptr inbounds [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %1, i64 0, i64 %164, !dbg !210
	%177 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %176, i32 0, i32 0, !dbg !210
	%178 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %177, i32 0, i32 0, !dbg !210
	%179 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %177, i32 0, i32 1, !dbg !210
	%180 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %177, i32 0, i32 2, !dbg !210
	%181 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %177, i32 0, i32 3, !dbg !210
	%182 = bitcast { i32, i32, i32, i32 }* %177 to <4 x i32>*, !dbg !210
	%183 = insertelement <4 x i32> undef, i32 %169, i32 0, !dbg !210
	%184 = insertelement <4 x i32> %183, i32 %170, i32 1, !dbg !210
	%185 = insertelement <4 x i32> %184, i32 %171, i32 2, !dbg !210
	%186 = insertelement <4 x i32> %185, i32 %172, i32 3, !dbg !210
	store <4 x i32> %186, <4 x i32>* %182, align 16, !dbg !210
	%187 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %176, i32 0, i32 1, !dbg !210
	%188 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %187, i32 0, i32 0, !dbg !210
	%189 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %187, i32 0, i32 1, !dbg !210
	%190 = bitcast { i64, i64 }* %187 to <2 x i64>*, !dbg !210
	%191 = insertelement <2 x i64> undef, i64 %162, i32 0, !dbg !210
	%192 = insertelement <2 x i64> %191, i64 -1, i32 1, !dbg !210
	store <2 x i64> %192, <2 x i64>* %190, align 16, !dbg !210
	%193 = bitcast { i32, i32, i32, i32 }* %177 to <4 x i32>*, !dbg !211
	%194 = load <4 x i32>, <4 x i32>* %193, align 16, !dbg !211
	%195 = extractelement <4 x i32> %194, i32 0, !dbg !211
	%196 = extractelement <4 x i32> %194, i32 1, !dbg !211
	%197 = extractelement <4 x i32> %194, i32 2, !dbg !211
	%198 = extractelement <4 x i32> %194, i32 3, !dbg !211
	%199 = bitcast { i64, i64 }* %187 to <2 x i64>*, !dbg !211
	%200 = load <2 x i64>, <2 x i64>* %199, align 16, !dbg !211
	%201 = extractelement <2 x i64> %200, i32 0, !dbg !211
	%202 = extractelement <2 x i64> %200, i32 1, !dbg !211
	%203 = getelementptr inbounds [64 x { { i32, i32, i32, i32 }, { i64, i64 } }], [64 x { { i32, i32, i32, i32 }, { i64, i64 } }] addrspace(3)* @gpuc_shared_VectorPlaces_67, i64 0, i64 %14, !dbg !212
	%204 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %203, i32 0, i32 0, !dbg !212
	%205 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %204, i32 0, i32 0, !dbg !212
	%206 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %204, i32 0, i32 1, !dbg !212
	%207 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %204, i32 0, i32 2, !dbg !212
	%208 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %204, i32 0, i32 3, !dbg !212
	%209 = bitcast { i32, i32, i32, i32 } addrspace(3)* %204 to <4 x i32> addrspace(3)*, !dbg !212
	%210 = insertelement <4 x i32> undef, i32 %195, i32 0, !dbg !212
	%211 = insertelement <4 x i32> %210, i32 %196, i32 1, !dbg !212
	%212 = insertelement <4 x i32> %211, i32 %197, i32 2, !dbg !212
	%213 = insertelement <4 x i32> %212, i32 %198, i32 3, !dbg !212
	store <4 x i32> %213, <4 x i32> addrspace(3)* %209, align 16, !dbg !212
	%214 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %203, i32 0, i32 1, !dbg !212
	%215 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(3)* %214, i32 0, i32 0, !dbg !212
	%216 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(3)* %214, i32 0, i32 1, !dbg !212
	%217 = bitcast { i64, i64 } addrspace(3)* %214 to <2 x i64> addrspace(3)*, !dbg !212
	%218 = insertelement <2 x i64> undef, i64 %201, i32 0, !dbg !212
	%219 = insertelement <2 x i64> %218, i64 %202, i32 1, !dbg !212
	store <2 x i64> %219, <2 x i64> addrspace(3)* %217, align 16, !dbg !212
	%220 = addrspacecast { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %203 to { { i32, i32, i32, i32 }, { i64, i64 } }*, !dbg !215
	%221 = icmp eq { { i32, i32, i32, i32 }, { i64, i64 } }* %220, null, !dbg !215
	br i1 %221, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !215, !prof !30

b6_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 0, i64 0), !dbg !215
	ret void, !dbg !215

b6_cold_ok1:
	%222 = bitcast { i32, i32, i32, i32 } addrspace(3)* %204 to <4 x i32> addrspace(3)*, !dbg !216
	%223 = load <4 x i32>, <4 x i32> addrspace(3)* %222, align 16, !dbg !216
	%224 = extractelement <4 x i32> %223, i32 3, !dbg !216
	%225 = extractelement <4 x i32> %223, i32 0, !dbg !216
	store i32 %224, i32 addrspace(3)* %205, align 4, !dbg !218
	store i32 %225, i32 addrspace(3)* %208, align 4, !dbg !219
	%226 = bitcast { i64, i64 } addrspace(3)* %214 to <2 x i64> addrspace(3)*, !dbg !220
	%227 = load <2 x i64>, <2 x i64> addrspace(3)* %226, align 16, !dbg !220
	%228 = extractelement <2 x i64> %227, i32 1, !dbg !220
	%229 = extractelement <2 x i64> %227, i32 0, !dbg !220
	%230 = bitcast { i64, i64 } addrspace(3)* %214 to <2 x i64> addrspace(3)*, !dbg !222
	%231 = insertelement <2 x i64> undef, i64 %228, i32 0, !dbg !222
	%232 = insertelement <2 x i64> %231, i64 %229, i32 1, !dbg !222
	store <2 x i64> %232, <2 x i64> addrspace(3)* %230, align 16, !dbg !222
	%233 = srem i64 %162, 3, !dbg !223
	%234 = icmp eq i64 %233, 0, !dbg !224
	br i1 %234, label %b7_cold, label %b8_cold, !dbg !224

b7_cold:
	%235 = bitcast { i32, i32, i32, i32 } addrspace(3)* %204 to <4 x i32> addrspace(3)*, !dbg !225
	%236 = load <4 x i32>, <4 x i32> addrspace(3)* %235, align 16, !dbg !225
	%237 = extractelement <4 x i32> %236, i32 0, !dbg !225
	%238 = extractelement <4 x i32> %236, i32 1, !dbg !225
	%239 = extractelement <4 x i32> %236, i32 2, !dbg !225
	%240 = extractelement <4 x i32> %236, i32 3, !dbg !225
	%241 = bitcast { i32, i32, i32, i32 } addrspace(3)* %204 to <4 x i32> addrspace(3)*, !dbg !226
	%242 = insertelement <4 x i32> undef, i32 %238, i32 0, !dbg !226
	%243 = insertelement <4 x i32> %242, i32 %239, i32 1, !dbg !226
	%244 = insertelement <4 x i32> %243, i32 %240, i32 2, !dbg !226
	%245 = insertelement <4 x i32> %244, i32 %237, i32 3, !dbg !226
	store <4 x i32> %245, <4 x i32> addrspace(3)* %241, align 16, !dbg !226
	br label %b8_cold, !dbg !226

b8_cold:
	%246 = icmp uge i64 %162, %p1, !dbg !239
	br i1 %246, label %b8_cold_fail1, label %b8_cold_ok1, !dbg !239, !prof !30

b8_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %162, i64 %p1), !dbg !239
	ret void, !dbg !239

b8_cold_ok1:
	%247 = bitcast { i32, i32, i32, i32 } addrspace(3)* %204 to <4 x i32> addrspace(3)*, !dbg !227
	%248 = load <4 x i32>, <4 x i32> addrspace(3)* %247, align 16, !dbg !227
	%249 = extractelement <4 x i32> %248, i32 0, !dbg !227
	%250 = extractelement <4 x i32> %248, i32 1, !dbg !227
	%251 = extractelement <4 x i32> %248, i32 2, !dbg !227
	%252 = extractelement <4 x i32> %248, i32 3, !dbg !227
	%253 = sext i32 %249 to i64, !dbg !228
	%254 = sext i32 %250 to i64, !dbg !230
	%255 = sext i32 %251 to i64, !dbg !232
	%256 = add i64 %254, %255, !dbg !233
	%257 = bitcast { i64, i64 } addrspace(3)* %214 to <2 x i64> addrspace(3)*, !dbg !234
	%258 = load <2 x i64>, <2 x i64> addrspace(3)* %257, align 16, !dbg !234
	%259 = extractelement <2 x i64> %258, i32 0, !dbg !234
	%260 = extractelement <2 x i64> %258, i32 1, !dbg !234
	%261 = sext i32 %252 to i64, !dbg !237
	%262 = add i64 %260, %261, !dbg !238
	%263 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %2, i64 %162, !dbg !239
	%264 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %263, i32 0, i32 0, !dbg !239
	%265 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %263, i32 0, i32 1, !dbg !239
	%266 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %263, i32 0, i32 2, !dbg !239
	%267 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %263, i32 0, i32 3, !dbg !239
	%268 = bitcast { i64, i64, i64, i64 } addrspace(1)* %263 to <4 x i64> addrspace(1)*, !dbg !239
	%269 = insertelement <4 x i64> undef, i64 %253, i32 0, !dbg !239
	%270 = insertelement <4 x i64> %269, i64 %256, i32 1, !dbg !239
	%271 = insertelement <4 x i64> %270, i64 %259, i32 2, !dbg !239
	%272 = insertelement <4 x i64> %271, i64 %262, i32 3, !dbg !239
	store <4 x i64> %272, <4 x i64> addrspace(1)* %268, align 16, !dbg !239
	%273 = add i64 %162, %18, !dbg !206
	br label %b5_cold, !dbg !206
}

define void @Print(float* %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i8* %ctrl) nounwind !dbg !245 {
entry:
	%0 = icmp ne i8 %p3, 0, !dbg !246
	%1 = alloca { i64 }, align 8, !dbg !246
	%2 = alloca { i64, i64, i64, i64, i64 }, align 8, !dbg !246
	%3 = alloca { double, double, double, double, i32, i8*, i8* }, align 8, !dbg !246
	%4 = alloca { double, double, double }, align 8, !dbg !246
	br label %b0, !dbg !246

b0:
	%5 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !246
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !247, !range !11
	%7 = sext i32 %6 to i64, !dbg !247
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !247, !range !12
	%9 = sext i32 %8 to i64, !dbg !247
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !247, !range !12
	%11 = sext i32 %10 to i64, !dbg !247
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !247, !range !13
	%13 = sext i32 %12 to i64, !dbg !247
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !247, !range !14
	%15 = sext i32 %14 to i64, !dbg !247
	%16 = mul i64 %15, %11, !dbg !247
	%17 = add i64 %9, %16, !dbg !247
	%18 = mul i64 %13, %17, !dbg !247
	%19 = add i64 %7, %18, !dbg !247
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !247, !range !15
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !247, !range !15
	%22 = mul i32 %20, %21, !dbg !247
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !247, !range !16
	%24 = mul i32 %22, %23, !dbg !247
	%25 = sext i32 %24 to i64, !dbg !247
	%26 = mul i64 %19, %25, !dbg !247
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !247, !range !17
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !247, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !247, !range !18
	%30 = mul i32 %21, %29, !dbg !247
	%31 = add i32 %28, %30, !dbg !247
	%32 = mul i32 %20, %31, !dbg !247
	%33 = add i32 %27, %32, !dbg !247
	%34 = sext i32 %33 to i64, !dbg !247
	%35 = add i64 %26, %34, !dbg !247
	%36 = icmp sgt i64 %35, 0, !dbg !248
	br i1 %36, label %b1, label %b2, !dbg !248

b1:
	store { i64 } zeroinitializer, { i64 }* %1, align 8, !dbg !249
	%37 = getelementptr inbounds { i64 }, { i64 }* %1, i32 0, i32 0, !dbg !249
	store i64 %35, i64* %37, align 8, !dbg !249
	%38 = bitcast { i64 }* %1 to i8*, !dbg !249
	%39 = bitcast [13 x i8] addrspace(1)* @gpuc_text to i8 addrspace(1)*, !dbg !249
	%40 = addrspacecast i8 addrspace(1)* %39 to i8*, !dbg !249
	%41 = call i32 @vprintf(i8* %40, i8* %38), !dbg !249
	ret void, !dbg !250

b2:
	%42 = sub i64 0, %p2, !dbg !251
	%43 = trunc i64 %42 to i8, !dbg !252
	%44 = trunc i64 %p2 to i8, !dbg !253
	%45 = trunc i64 %p2 to i16, !dbg !254
	%46 = sext i8 %43 to i64, !dbg !255
	%47 = zext i8 %44 to i64, !dbg !255
	%48 = sext i16 %45 to i64, !dbg !255
	%49 = zext i8 %43 to i64, !dbg !255
	store { i64, i64, i64, i64, i64 } zeroinitializer, { i64, i64, i64, i64, i64 }* %2, align 8, !dbg !255
	%50 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 0, !dbg !255
	store i64 %p2, i64* %50, align 8, !dbg !255
	%51 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 1, !dbg !255
	store i64 %46, i64* %51, align 8, !dbg !255
	%52 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 2, !dbg !255
	store i64 %47, i64* %52, align 8, !dbg !255
	%53 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 3, !dbg !255
	store i64 %48, i64* %53, align 8, !dbg !255
	%54 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 4, !dbg !255
	store i64 %49, i64* %54, align 8, !dbg !255
	%55 = bitcast { i64, i64, i64, i64, i64 }* %2 to i8*, !dbg !255
	%56 = bitcast [45 x i8] addrspace(1)* @gpuc_text_2 to i8 addrspace(1)*, !dbg !255
	%57 = addrspacecast i8 addrspace(1)* %56 to i8*, !dbg !255
	%58 = call i32 @vprintf(i8* %57, i8* %55), !dbg !255
	%59 = getelementptr inbounds float, float addrspace(1)* %5, i64 0, !dbg !256
	%60 = icmp uge i64 0, %p1, !dbg !256
	%61 = icmp uge i64 1, %p1, !dbg !257
	%62 = icmp uge i64 2, %p1, !dbg !258
	%63 = icmp uge i64 3, %p1, !dbg !259
	%64 = or i1 %60, %61, !dbg !259
	%65 = or i1 %64, %62, !dbg !259
	%66 = or i1 %65, %63, !dbg !259
	br i1 %66, label %b2_fail1, label %b2_ok1, !dbg !259, !prof !30

b2_ok1:
	%67 = load float, float addrspace(1)* %59, align 4, !dbg !256
	%68 = getelementptr inbounds float, float addrspace(1)* %5, i64 1, !dbg !257
	%69 = load float, float addrspace(1)* %68, align 4, !dbg !257
	%70 = getelementptr inbounds float, float addrspace(1)* %5, i64 2, !dbg !258
	%71 = load float, float addrspace(1)* %70, align 4, !dbg !258
	%72 = fpext float %71 to double, !dbg !260
	%73 = getelementptr inbounds float, float addrspace(1)* %5, i64 3, !dbg !259
	%74 = load float, float addrspace(1)* %73, align 4, !dbg !259
	%75 = trunc i64 %p2 to i32, !dbg !261
	%76 = add i32 %75, 65, !dbg !262
	%77 = xor i1 %0, true, !dbg !263
	%78 = fpext float %67 to double, !dbg !264
	%79 = fpext float %69 to double, !dbg !264
	%80 = fpext float %74 to double, !dbg !264
	%81 = bitcast [5 x i8] addrspace(1)* @gpuc_text_3 to i8 addrspace(1)*, !dbg !264
	%82 = bitcast [6 x i8] addrspace(1)* @gpuc_text_4 to i8 addrspace(1)*, !dbg !264
	%83 = select i1 %0, i8 addrspace(1)* %81, i8 addrspace(1)* %82, !dbg !264
	%84 = select i1 %77, i8 addrspace(1)* %81, i8 addrspace(1)* %82, !dbg !264
	store { double, double, double, double, i32, i8*, i8* } zeroinitializer, { double, double, double, double, i32, i8*, i8* }* %3, align 8, !dbg !264
	%85 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 0, !dbg !264
	store double %78, double* %85, align 8, !dbg !264
	%86 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 1, !dbg !264
	store double %79, double* %86, align 8, !dbg !264
	%87 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 2, !dbg !264
	store double %72, double* %87, align 8, !dbg !264
	%88 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 3, !dbg !264
	store double %80, double* %88, align 8, !dbg !264
	%89 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 4, !dbg !264
	store i32 %76, i32* %89, align 4, !dbg !264
	%90 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 5, !dbg !264
	%91 = addrspacecast i8 addrspace(1)* %83 to i8*, !dbg !264
	store i8* %91, i8** %90, align 8, !dbg !264
	%92 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 6, !dbg !264
	%93 = addrspacecast i8 addrspace(1)* %84 to i8*, !dbg !264
	store i8* %93, i8** %92, align 8, !dbg !264
	%94 = bitcast { double, double, double, double, i32, i8*, i8* }* %3 to i8*, !dbg !264
	%95 = bitcast [26 x i8] addrspace(1)* @gpuc_text_5 to i8 addrspace(1)*, !dbg !264
	%96 = addrspacecast i8 addrspace(1)* %95 to i8*, !dbg !264
	%97 = call i32 @vprintf(i8* %96, i8* %94), !dbg !264
	%98 = getelementptr inbounds float, float addrspace(1)* %5, i64 4, !dbg !265
	%99 = icmp uge i64 4, %p1, !dbg !265
	%100 = icmp uge i64 5, %p1, !dbg !266
	%101 = or i1 %99, %100, !dbg !266
	br i1 %101, label %b2_fail5, label %b2_ok5, !dbg !266, !prof !30

b2_ok5:
	%102 = load float, float addrspace(1)* %98, align 4, !dbg !265
	%103 = getelementptr inbounds float, float addrspace(1)* %5, i64 5, !dbg !266
	%104 = load float, float addrspace(1)* %103, align 4, !dbg !266
	%105 = fdiv float %102, %104, !dbg !267
	%106 = load float, float addrspace(1)* %98, align 4, !dbg !268
	%107 = fsub float -0.000000e+00, %106, !dbg !269
	%108 = load float, float addrspace(1)* %103, align 4, !dbg !270
	%109 = fdiv float %107, %108, !dbg !271
	%110 = load float, float addrspace(1)* %103, align 4, !dbg !272
	%111 = load float, float addrspace(1)* %103, align 4, !dbg !273
	%112 = fdiv float %110, %111, !dbg !274
	%113 = fpext float %105 to double, !dbg !275
	%114 = fpext float %109 to double, !dbg !275
	%115 = fpext float %112 to double, !dbg !275
	store { double, double, double } zeroinitializer, { double, double, double }* %4, align 8, !dbg !275
	%116 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 0, !dbg !275
	store double %113, double* %116, align 8, !dbg !275
	%117 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 1, !dbg !275
	store double %114, double* %117, align 8, !dbg !275
	%118 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 2, !dbg !275
	store double %115, double* %118, align 8, !dbg !275
	%119 = bitcast { double, double, double }* %4 to i8*, !dbg !275
	%120 = bitcast [10 x i8] addrspace(1)* @gpuc_text_6 to i8 addrspace(1)*, !dbg !275
	%121 = addrspacecast i8 addrspace(1)* %120 to i8*, !dbg !275
	%122 = call i32 @vprintf(i8* %121, i8* %119), !dbg !275
	%123 = bitcast [9 x i8] addrspace(1)* @gpuc_text_7 to i8 addrspace(1)*, !dbg !276
	%124 = addrspacecast i8 addrspace(1)* %123 to i8*, !dbg !276
	%125 = call i32 @vprintf(i8* %124, i8* null), !dbg !276
	ret void, !dbg !276

b2_fail1:
	%126 = icmp uge i64 0, %p1, !dbg !256
	br i1 %126, label %b2_fail2, label %b2_ok2, !dbg !256

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 %p1), !dbg !256
	ret void, !dbg !256

b2_ok2:
	%127 = icmp uge i64 1, %p1, !dbg !257
	br i1 %127, label %b2_fail3, label %b2_ok3, !dbg !257

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 1, i64 %p1), !dbg !257
	ret void, !dbg !257

b2_ok3:
	%128 = icmp uge i64 2, %p1, !dbg !258
	br i1 %128, label %b2_fail4, label %b2_ok4, !dbg !258

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 2, i64 %p1), !dbg !258
	ret void, !dbg !258

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 3, i64 %p1), !dbg !259
	ret void, !dbg !259

b2_fail5:
	%129 = icmp uge i64 4, %p1, !dbg !265
	br i1 %129, label %b2_fail6, label %b2_ok6, !dbg !265

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 4, i64 %p1), !dbg !265
	ret void, !dbg !265

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 5, i64 %p1), !dbg !266
	ret void, !dbg !266
}

define void @ExchangeInt8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !278 {
entry:
	br label %b0, !dbg !279

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !279
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !279
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !279
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !282, !range !11
	%4 = sext i32 %3 to i64, !dbg !282
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !282, !range !12
	%6 = sext i32 %5 to i64, !dbg !282
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !282, !range !12
	%8 = sext i32 %7 to i64, !dbg !282
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !282, !range !13
	%10 = sext i32 %9 to i64, !dbg !282
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !282, !range !14
	%12 = sext i32 %11 to i64, !dbg !282
	%13 = mul i64 %12, %8, !dbg !282
	%14 = add i64 %6, %13, !dbg !282
	%15 = mul i64 %10, %14, !dbg !282
	%16 = add i64 %4, %15, !dbg !282
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !282, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !282, !range !15
	%19 = mul i32 %17, %18, !dbg !282
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !282, !range !16
	%21 = mul i32 %19, %20, !dbg !282
	%22 = sext i32 %21 to i64, !dbg !282
	%23 = mul i64 %16, %22, !dbg !282
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !282, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !282, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !282, !range !18
	%27 = mul i32 %18, %26, !dbg !282
	%28 = add i32 %25, %27, !dbg !282
	%29 = mul i32 %17, %28, !dbg !282
	%30 = add i32 %24, %29, !dbg !282
	%31 = sext i32 %30 to i64, !dbg !282
	%32 = add i64 %23, %31, !dbg !282
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !283, !range !20
	%34 = sext i32 %33 to i64, !dbg !283
	%35 = and i32 %30, -32, !dbg !284
	%36 = sub i32 %21, %35, !dbg !284
	%37 = icmp slt i32 %36, 32, !dbg !284
	%38 = select i1 %37, i32 %36, i32 32, !dbg !284
	%39 = sext i32 %38 to i64, !dbg !284
	%40 = icmp eq i64 %39, 32, !dbg !285
	br i1 %40, label %b1, label %b2, !dbg !285

b1:
	br label %b2, !dbg !285

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !286
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !287
	%43 = mul i64 %32, 4, !dbg !289
	%44 = sub i64 %p1, %43, !dbg !290
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !288
	%46 = icmp uge i64 %32, %p5, !dbg !288
	%47 = icmp ugt i64 %43, %p1, !dbg !290
	%48 = icmp ugt i64 4, %44, !dbg !291
	%49 = icmp eq i64 %39, 0, !dbg !292
	%50 = or i1 %46, %47, !dbg !292
	%51 = or i1 %50, %48, !dbg !292
	%52 = or i1 %51, %49, !dbg !292
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !292, !prof !30

b2_ok1:
	%53 = load i8, i8 addrspace(1)* %45, align 1, !dbg !288
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !290
	%55 = mul i64 %34, 7, !dbg !293
	%56 = add i64 %55, 3, !dbg !294
	%57 = icmp eq i64 %39, -1, !dbg !292
	%58 = select i1 %57, i64 1, i64 %39, !dbg !292
	%59 = srem i64 %56, %58, !dbg !292
	%60 = trunc i64 %59 to i32, !dbg !295
	%61 = zext i8 %53 to i32, !dbg !295
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !295
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !295
	%64 = trunc i32 %63 to i8, !dbg !295
	%65 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 0, !dbg !296
	store i8 %64, i8 addrspace(1)* %65, align 1, !dbg !296
	%66 = zext i8 %53 to i32, !dbg !297
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !297
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !297
	%69 = trunc i32 %68 to i8, !dbg !297
	%70 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 1, !dbg !298
	store i8 %69, i8 addrspace(1)* %70, align 1, !dbg !298
	%71 = trunc i64 %41 to i32, !dbg !299
	%72 = zext i8 %53 to i32, !dbg !299
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !299
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !299
	%75 = trunc i32 %74 to i8, !dbg !299
	%76 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 2, !dbg !300
	store i8 %75, i8 addrspace(1)* %76, align 1, !dbg !300
	%77 = trunc i64 %42 to i32, !dbg !301
	%78 = zext i8 %53 to i32, !dbg !301
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !301
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !301
	%81 = trunc i32 %80 to i8, !dbg !301
	%82 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 3, !dbg !302
	store i8 %81, i8 addrspace(1)* %82, align 1, !dbg !302
	%83 = mul i64 %32, 3, !dbg !303
	%84 = sub i64 %p3, %83, !dbg !304
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !304
	%86 = icmp ugt i64 %83, %p3, !dbg !304
	%87 = icmp ugt i64 3, %84, !dbg !305
	%88 = or i1 %86, %87, !dbg !305
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !305, !prof !30

b2_ok5:
	%89 = zext i8 %53 to i32, !dbg !306
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !306
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !307
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !307
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !308
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !308
	%93 = zext i8 %53 to i32, !dbg !309
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !309
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !310
	%95 = sub i64 %32, %34, !dbg !311
	%96 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %95, !dbg !312
	%97 = icmp uge i64 %95, %p5, !dbg !312
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !312, !prof !30

b2_ok7:
	%98 = load i8, i8 addrspace(1)* %96, align 1, !dbg !312
	%99 = zext i8 %98 to i32, !dbg !313
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !313
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !314
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !314
	ret void, !dbg !281

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !288
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !288

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !288
	ret void, !dbg !288

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !290
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !290

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !290
	ret void, !dbg !290

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !291
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !291

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !291
	ret void, !dbg !291

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !292
	ret void, !dbg !292

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !304
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !304

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !304
	ret void, !dbg !304

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !305
	ret void, !dbg !305

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !312
	ret void, !dbg !312
}

define void @NumbersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !315 {
entry:
	br label %b0, !dbg !316

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !316
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !316
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !316
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !320, !range !11
	%4 = sext i32 %3 to i64, !dbg !320
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !320, !range !12
	%6 = sext i32 %5 to i64, !dbg !320
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !320, !range !12
	%8 = sext i32 %7 to i64, !dbg !320
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !320, !range !13
	%10 = sext i32 %9 to i64, !dbg !320
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !320, !range !14
	%12 = sext i32 %11 to i64, !dbg !320
	%13 = mul i64 %12, %8, !dbg !320
	%14 = add i64 %6, %13, !dbg !320
	%15 = mul i64 %10, %14, !dbg !320
	%16 = add i64 %4, %15, !dbg !320
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !320, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !320, !range !15
	%19 = mul i32 %17, %18, !dbg !320
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !320, !range !16
	%21 = mul i32 %19, %20, !dbg !320
	%22 = sext i32 %21 to i64, !dbg !320
	%23 = mul i64 %16, %22, !dbg !320
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !320, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !320, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !320, !range !18
	%27 = mul i32 %18, %26, !dbg !320
	%28 = add i32 %25, %27, !dbg !320
	%29 = mul i32 %17, %28, !dbg !320
	%30 = add i32 %24, %29, !dbg !320
	%31 = sext i32 %30 to i64, !dbg !320
	%32 = add i64 %23, %31, !dbg !320
	%33 = mul i64 %32, 6, !dbg !321
	%34 = sub i64 %p1, %33, !dbg !322
	%35 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %33, !dbg !322
	%36 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !323
	%37 = icmp ugt i64 %33, %p1, !dbg !322
	%38 = icmp uge i64 %32, %p5, !dbg !323
	%39 = icmp ugt i64 6, %34, !dbg !326
	%40 = or i1 %37, %38, !dbg !326
	%41 = or i1 %40, %39, !dbg !326
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !326, !prof !30

b0_ok1:
	%42 = load i8, i8 addrspace(1)* %36, align 1, !dbg !323
	%43 = and i32 %30, -32, !dbg !334
	%44 = sub i32 %21, %43, !dbg !334
	%45 = icmp slt i32 %44, 32, !dbg !334
	%46 = select i1 %45, i32 %44, i32 32, !dbg !334
	%47 = sext i32 %46 to i64, !dbg !334
	%48 = icmp eq i64 %47, 32, !dbg !335
	%49 = mul i64 %47, 2, !dbg !336
	br label %b1, !dbg !326

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %176, %b33 ], !dbg !326
	br i1 %48, label %b2, label %b4, !dbg !335

b2:
	%51 = phi i8 [ %59, %b3 ], [ %42, %b1 ], !dbg !337
	%52 = phi i64 [ %60, %b3 ], [ 16, %b1 ], !dbg !338
	%53 = icmp sgt i64 %52, 0, !dbg !339
	br i1 %53, label %b3, label %b7, !dbg !339

b3:
	%54 = trunc i64 %52 to i32, !dbg !340
	%55 = zext i8 %51 to i32, !dbg !340
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !340
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !340
	%58 = trunc i32 %57 to i8, !dbg !340
	%59 = add i8 %51, %58, !dbg !341
	%60 = sdiv i64 %52, 2, !dbg !342
	br label %b2, !dbg !342

b4:
	%61 = zext i8 %42 to i32, !dbg !343
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 0, i32 31), !dbg !343
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !343
	%64 = trunc i32 %63 to i8, !dbg !343
	br label %b5, !dbg !343

b5:
	%65 = phi i8 [ %64, %b4 ], [ %73, %b6 ], !dbg !344
	%66 = phi i64 [ 1, %b4 ], [ %74, %b6 ], !dbg !345
	%67 = icmp slt i64 %66, %47, !dbg !346
	br i1 %67, label %b6, label %b7, !dbg !346

b6:
	%68 = trunc i64 %66 to i32, !dbg !347
	%69 = zext i8 %42 to i32, !dbg !347
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !347
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !347
	%72 = trunc i32 %71 to i8, !dbg !347
	%73 = add i8 %65, %72, !dbg !341
	%74 = add i64 %66, 1, !dbg !348
	br label %b5, !dbg !348

b7:
	%75 = phi i8 [ %51, %b2 ], [ %65, %b5 ], !dbg !333
	%76 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 0, !dbg !349
	store i8 %75, i8 addrspace(1)* %76, align 1, !dbg !349
	br i1 %48, label %b8, label %b10, !dbg !354

b8:
	%77 = phi i8 [ %86, %b9 ], [ %42, %b7 ], !dbg !355
	%78 = phi i64 [ %87, %b9 ], [ 16, %b7 ], !dbg !356
	%79 = icmp sgt i64 %78, 0, !dbg !357
	br i1 %79, label %b9, label %b13, !dbg !357

b9:
	%80 = trunc i64 %78 to i32, !dbg !358
	%81 = zext i8 %77 to i32, !dbg !358
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %81, i32 %80, i32 31), !dbg !358
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !358
	%84 = trunc i32 %83 to i8, !dbg !358
	%85 = icmp slt i8 %77, %84, !dbg !359
	%86 = select i1 %85, i8 %77, i8 %84, !dbg !359
	%87 = sdiv i64 %78, 2, !dbg !360
	br label %b8, !dbg !360

b10:
	%88 = zext i8 %42 to i32, !dbg !361
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %88, i32 0, i32 31), !dbg !361
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !361
	%91 = trunc i32 %90 to i8, !dbg !361
	br label %b11, !dbg !361

b11:
	%92 = phi i8 [ %91, %b10 ], [ %101, %b12 ], !dbg !362
	%93 = phi i64 [ 1, %b10 ], [ %102, %b12 ], !dbg !363
	%94 = icmp slt i64 %93, %47, !dbg !364
	br i1 %94, label %b12, label %b13, !dbg !364

b12:
	%95 = trunc i64 %93 to i32, !dbg !365
	%96 = zext i8 %42 to i32, !dbg !365
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 %95, i32 31), !dbg !365
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !365
	%99 = trunc i32 %98 to i8, !dbg !365
	%100 = icmp slt i8 %92, %99, !dbg !359
	%101 = select i1 %100, i8 %92, i8 %99, !dbg !359
	%102 = add i64 %93, 1, !dbg !366
	br label %b11, !dbg !366

b13:
	%103 = phi i8 [ %77, %b8 ], [ %92, %b11 ], !dbg !353
	br i1 %48, label %b14, label %b16, !dbg !371

b14:
	%104 = phi i8 [ %113, %b15 ], [ %42, %b13 ], !dbg !372
	%105 = phi i64 [ %114, %b15 ], [ 16, %b13 ], !dbg !373
	%106 = icmp sgt i64 %105, 0, !dbg !374
	br i1 %106, label %b15, label %b19, !dbg !374

b15:
	%107 = trunc i64 %105 to i32, !dbg !375
	%108 = zext i8 %104 to i32, !dbg !375
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %108, i32 %107, i32 31), !dbg !375
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !375
	%111 = trunc i32 %110 to i8, !dbg !375
	%112 = icmp sgt i8 %104, %111, !dbg !376
	%113 = select i1 %112, i8 %104, i8 %111, !dbg !376
	%114 = sdiv i64 %105, 2, !dbg !377
	br label %b14, !dbg !377

b16:
	%115 = zext i8 %42 to i32, !dbg !378
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %115, i32 0, i32 31), !dbg !378
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !378
	%118 = trunc i32 %117 to i8, !dbg !378
	br label %b17, !dbg !378

b17:
	%119 = phi i8 [ %118, %b16 ], [ %128, %b18 ], !dbg !379
	%120 = phi i64 [ 1, %b16 ], [ %129, %b18 ], !dbg !380
	%121 = icmp slt i64 %120, %47, !dbg !381
	br i1 %121, label %b18, label %b19, !dbg !381

b18:
	%122 = trunc i64 %120 to i32, !dbg !382
	%123 = zext i8 %42 to i32, !dbg !382
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 %122, i32 31), !dbg !382
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !382
	%126 = trunc i32 %125 to i8, !dbg !382
	%127 = icmp sgt i8 %119, %126, !dbg !376
	%128 = select i1 %127, i8 %119, i8 %126, !dbg !376
	%129 = add i64 %120, 1, !dbg !383
	br label %b17, !dbg !383

b19:
	%130 = phi i8 [ %104, %b14 ], [ %119, %b17 ], !dbg !370
	%131 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 1, !dbg !384
	store i8 %103, i8 addrspace(1)* %131, align 1, !dbg !384
	%132 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 2, !dbg !385
	store i8 %130, i8 addrspace(1)* %132, align 1, !dbg !385
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !391, !range !20
	%134 = sext i32 %133 to i64, !dbg !391
	br label %b20, !dbg !391

b20:
	%135 = phi i8 [ %42, %b19 ], [ %145, %b23 ], !dbg !392
	%136 = phi i64 [ 1, %b19 ], [ %146, %b23 ], !dbg !393
	%137 = icmp slt i64 %136, 32, !dbg !394
	br i1 %137, label %b21, label %b24, !dbg !394

b21:
	%138 = trunc i64 %136 to i32, !dbg !395
	%139 = zext i8 %135 to i32, !dbg !395
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %139, i32 %138, i32 0), !dbg !395
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !395
	%142 = trunc i32 %141 to i8, !dbg !395
	%143 = icmp sge i64 %134, %136, !dbg !396
	br i1 %143, label %b22, label %b23, !dbg !396

b22:
	%144 = add i8 %135, %142, !dbg !397
	br label %b23, !dbg !397

b23:
	%145 = phi i8 [ %135, %b21 ], [ %144, %b22 ], !dbg !392
	%146 = mul i64 %136, 2, !dbg !398
	br label %b20, !dbg !398

b24:
	%147 = phi i8 [ %157, %b27 ], [ %42, %b20 ], !dbg !402
	%148 = phi i64 [ %158, %b27 ], [ 1, %b20 ], !dbg !403
	%149 = icmp slt i64 %148, 32, !dbg !404
	br i1 %149, label %b25, label %b28, !dbg !404

b25:
	%150 = trunc i64 %148 to i32, !dbg !405
	%151 = zext i8 %147 to i32, !dbg !405
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %151, i32 %150, i32 0), !dbg !405
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !405
	%154 = trunc i32 %153 to i8, !dbg !405
	%155 = icmp sge i64 %134, %148, !dbg !406
	br i1 %155, label %b26, label %b27, !dbg !406

b26:
	%156 = add i8 %147, %154, !dbg !407
	br label %b27, !dbg !407

b27:
	%157 = phi i8 [ %147, %b25 ], [ %156, %b26 ], !dbg !402
	%158 = mul i64 %148, 2, !dbg !408
	br label %b24, !dbg !408

b28:
	%159 = zext i8 %147 to i32, !dbg !409
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %159, i32 1, i32 0), !dbg !409
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !409
	%162 = trunc i32 %161 to i8, !dbg !409
	%163 = icmp eq i64 %134, 0, !dbg !410
	br i1 %163, label %b30, label %b29, !dbg !410

b29:
	br label %b30, !dbg !411

b30:
	%164 = phi i8 [ 0, %b28 ], [ %162, %b29 ], !dbg !400
	%165 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 3, !dbg !412
	store i8 %135, i8 addrspace(1)* %165, align 1, !dbg !412
	%166 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 4, !dbg !413
	store i8 %164, i8 addrspace(1)* %166, align 1, !dbg !413
	%167 = sdiv i64 %49, 3, !dbg !414
	%168 = icmp slt i64 %167, 0, !dbg !418
	br i1 %168, label %b32, label %b31, !dbg !418

b31:
	%169 = icmp sge i64 %167, %47, !dbg !419
	br i1 %169, label %b32, label %b33, !dbg !419

b32:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !420
	ret void, !dbg !420

b33:
	%170 = trunc i64 %167 to i32, !dbg !421
	%171 = zext i8 %42 to i32, !dbg !421
	%172 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %171, i32 %170, i32 31), !dbg !421
	%173 = extractvalue { i32, i1 } %172, 0, !dbg !421
	%174 = trunc i32 %173 to i8, !dbg !421
	%175 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 5, !dbg !422
	store i8 %174, i8 addrspace(1)* %175, align 1, !dbg !422
	%176 = add i64 %50, 1, !dbg !422
	%177 = icmp slt i64 %176, 2, !dbg !422
	br i1 %177, label %b1, label %b34, !dbg !422

b34:
	%178 = sub i64 %p3, %33, !dbg !423
	%179 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %33, !dbg !423
	%180 = icmp ugt i64 %33, %p3, !dbg !423
	%181 = icmp ugt i64 6, %178, !dbg !426
	%182 = or i1 %180, %181, !dbg !426
	br i1 %182, label %b34_fail1, label %b34_ok1, !dbg !426, !prof !30

b34_ok1:
	%183 = load i8, i8 addrspace(1)* %36, align 1, !dbg !427
	%184 = add i64 %22, 32, !dbg !434
	%185 = sub i64 %184, 1, !dbg !435
	%186 = sub i64 %47, 1, !dbg !440
	%187 = icmp eq i64 %134, %186, !dbg !441
	%188 = mul i64 %22, 2, !dbg !442
	br label %b35, !dbg !426

b35:
	%189 = phi i64 [ 0, %b34_ok1 ], [ %382, %b102 ], !dbg !426
	br i1 %48, label %b36, label %b38, !dbg !444

b36:
	%190 = phi i8 [ %198, %b37 ], [ %183, %b35 ], !dbg !445
	%191 = phi i64 [ %199, %b37 ], [ 16, %b35 ], !dbg !446
	%192 = icmp sgt i64 %191, 0, !dbg !447
	br i1 %192, label %b37, label %b41, !dbg !447

b37:
	%193 = trunc i64 %191 to i32, !dbg !448
	%194 = zext i8 %190 to i32, !dbg !448
	%195 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %194, i32 %193, i32 31), !dbg !448
	%196 = extractvalue { i32, i1 } %195, 0, !dbg !448
	%197 = trunc i32 %196 to i8, !dbg !448
	%198 = add i8 %190, %197, !dbg !449
	%199 = sdiv i64 %191, 2, !dbg !450
	br label %b36, !dbg !450

b38:
	%200 = zext i8 %183 to i32, !dbg !451
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %200, i32 0, i32 31), !dbg !451
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !451
	%203 = trunc i32 %202 to i8, !dbg !451
	br label %b39, !dbg !451

b39:
	%204 = phi i8 [ %203, %b38 ], [ %212, %b40 ], !dbg !452
	%205 = phi i64 [ 1, %b38 ], [ %213, %b40 ], !dbg !453
	%206 = icmp slt i64 %205, %47, !dbg !454
	br i1 %206, label %b40, label %b41, !dbg !454

b40:
	%207 = trunc i64 %205 to i32, !dbg !455
	%208 = zext i8 %183 to i32, !dbg !455
	%209 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %208, i32 %207, i32 31), !dbg !455
	%210 = extractvalue { i32, i1 } %209, 0, !dbg !455
	%211 = trunc i32 %210 to i8, !dbg !455
	%212 = add i8 %204, %211, !dbg !449
	%213 = add i64 %205, 1, !dbg !456
	br label %b39, !dbg !456

b41:
	%214 = phi i8 [ %190, %b36 ], [ %204, %b39 ], !dbg !443
	%215 = sdiv i64 %185, 32, !dbg !457
	%216 = icmp eq i64 %215, 1, !dbg !458
	br i1 %216, label %b47, label %b42, !dbg !458

b42:
	call void @llvm.nvvm.barrier0(), !dbg !460
	br i1 %163, label %b43, label %b44, !dbg !461

b43:
	%217 = sdiv i64 %31, 32, !dbg !462
	%218 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %217, !dbg !463
	store i8 %214, i8 addrspace(3)* %218, align 1, !dbg !463
	br label %b44, !dbg !463

b44:
	call void @llvm.nvvm.barrier0(), !dbg !464
	%219 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !465
	%220 = load i8, i8 addrspace(3)* %219, align 1, !dbg !465
	br label %b45, !dbg !465

b45:
	%221 = phi i8 [ %220, %b44 ], [ %226, %b46 ], !dbg !466
	%222 = phi i64 [ 1, %b44 ], [ %227, %b46 ], !dbg !467
	%223 = icmp slt i64 %222, %215, !dbg !468
	br i1 %223, label %b46, label %b47, !dbg !468

b46:
	%224 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %222, !dbg !469
	%225 = load i8, i8 addrspace(3)* %224, align 1, !dbg !469
	%226 = add i8 %221, %225, !dbg !449
	%227 = add i64 %222, 1, !dbg !470
	br label %b45, !dbg !470

b47:
	%228 = phi i8 [ %214, %b41 ], [ %221, %b45 ], !dbg !432
	%229 = getelementptr inbounds i8, i8 addrspace(1)* %179, i64 0, !dbg !471
	store i8 %228, i8 addrspace(1)* %229, align 1, !dbg !471
	br i1 %48, label %b48, label %b50, !dbg !476

b48:
	%230 = phi i8 [ %239, %b49 ], [ %183, %b47 ], !dbg !477
	%231 = phi i64 [ %240, %b49 ], [ 16, %b47 ], !dbg !478
	%232 = icmp sgt i64 %231, 0, !dbg !479
	br i1 %232, label %b49, label %b53, !dbg !479

b49:
	%233 = trunc i64 %231 to i32, !dbg !480
	%234 = zext i8 %230 to i32, !dbg !480
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %234, i32 %233, i32 31), !dbg !480
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !480
	%237 = trunc i32 %236 to i8, !dbg !480
	%238 = icmp slt i8 %230, %237, !dbg !481
	%239 = select i1 %238, i8 %230, i8 %237, !dbg !481
	%240 = sdiv i64 %231, 2, !dbg !482
	br label %b48, !dbg !482

b50:
	%241 = zext i8 %183 to i32, !dbg !483
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %241, i32 0, i32 31), !dbg !483
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !483
	%244 = trunc i32 %243 to i8, !dbg !483
	br label %b51, !dbg !483

b51:
	%245 = phi i8 [ %244, %b50 ], [ %254, %b52 ], !dbg !484
	%246 = phi i64 [ 1, %b50 ], [ %255, %b52 ], !dbg !485
	%247 = icmp slt i64 %246, %47, !dbg !486
	br i1 %247, label %b52, label %b53, !dbg !486

b52:
	%248 = trunc i64 %246 to i32, !dbg !487
	%249 = zext i8 %183 to i32, !dbg !487
	%250 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %249, i32 %248, i32 31), !dbg !487
	%251 = extractvalue { i32, i1 } %250, 0, !dbg !487
	%252 = trunc i32 %251 to i8, !dbg !487
	%253 = icmp slt i8 %245, %252, !dbg !481
	%254 = select i1 %253, i8 %245, i8 %252, !dbg !481
	%255 = add i64 %246, 1, !dbg !488
	br label %b51, !dbg !488

b53:
	%256 = phi i8 [ %230, %b48 ], [ %245, %b51 ], !dbg !475
	br i1 %216, label %b59, label %b54, !dbg !489

b54:
	call void @llvm.nvvm.barrier0(), !dbg !491
	br i1 %163, label %b55, label %b56, !dbg !492

b55:
	%257 = sdiv i64 %31, 32, !dbg !493
	%258 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %257, !dbg !494
	store i8 %256, i8 addrspace(3)* %258, align 1, !dbg !494
	br label %b56, !dbg !494

b56:
	call void @llvm.nvvm.barrier0(), !dbg !495
	%259 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !496
	%260 = load i8, i8 addrspace(3)* %259, align 1, !dbg !496
	br label %b57, !dbg !496

b57:
	%261 = phi i8 [ %260, %b56 ], [ %267, %b58 ], !dbg !497
	%262 = phi i64 [ 1, %b56 ], [ %268, %b58 ], !dbg !498
	%263 = icmp slt i64 %262, %215, !dbg !499
	br i1 %263, label %b58, label %b59, !dbg !499

b58:
	%264 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %262, !dbg !500
	%265 = load i8, i8 addrspace(3)* %264, align 1, !dbg !500
	%266 = icmp slt i8 %261, %265, !dbg !481
	%267 = select i1 %266, i8 %261, i8 %265, !dbg !481
	%268 = add i64 %262, 1, !dbg !501
	br label %b57, !dbg !501

b59:
	%269 = phi i8 [ %256, %b53 ], [ %261, %b57 ], !dbg !474
	br i1 %48, label %b60, label %b62, !dbg !506

b60:
	%270 = phi i8 [ %279, %b61 ], [ %183, %b59 ], !dbg !507
	%271 = phi i64 [ %280, %b61 ], [ 16, %b59 ], !dbg !508
	%272 = icmp sgt i64 %271, 0, !dbg !509
	br i1 %272, label %b61, label %b65, !dbg !509

b61:
	%273 = trunc i64 %271 to i32, !dbg !510
	%274 = zext i8 %270 to i32, !dbg !510
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %274, i32 %273, i32 31), !dbg !510
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !510
	%277 = trunc i32 %276 to i8, !dbg !510
	%278 = icmp sgt i8 %270, %277, !dbg !511
	%279 = select i1 %278, i8 %270, i8 %277, !dbg !511
	%280 = sdiv i64 %271, 2, !dbg !512
	br label %b60, !dbg !512

b62:
	%281 = zext i8 %183 to i32, !dbg !513
	%282 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %281, i32 0, i32 31), !dbg !513
	%283 = extractvalue { i32, i1 } %282, 0, !dbg !513
	%284 = trunc i32 %283 to i8, !dbg !513
	br label %b63, !dbg !513

b63:
	%285 = phi i8 [ %284, %b62 ], [ %294, %b64 ], !dbg !514
	%286 = phi i64 [ 1, %b62 ], [ %295, %b64 ], !dbg !515
	%287 = icmp slt i64 %286, %47, !dbg !516
	br i1 %287, label %b64, label %b65, !dbg !516

b64:
	%288 = trunc i64 %286 to i32, !dbg !517
	%289 = zext i8 %183 to i32, !dbg !517
	%290 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %289, i32 %288, i32 31), !dbg !517
	%291 = extractvalue { i32, i1 } %290, 0, !dbg !517
	%292 = trunc i32 %291 to i8, !dbg !517
	%293 = icmp sgt i8 %285, %292, !dbg !511
	%294 = select i1 %293, i8 %285, i8 %292, !dbg !511
	%295 = add i64 %286, 1, !dbg !518
	br label %b63, !dbg !518

b65:
	%296 = phi i8 [ %270, %b60 ], [ %285, %b63 ], !dbg !505
	br i1 %216, label %b71, label %b66, !dbg !519

b66:
	call void @llvm.nvvm.barrier0(), !dbg !521
	br i1 %163, label %b67, label %b68, !dbg !522

b67:
	%297 = sdiv i64 %31, 32, !dbg !523
	%298 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %297, !dbg !524
	store i8 %296, i8 addrspace(3)* %298, align 1, !dbg !524
	br label %b68, !dbg !524

b68:
	call void @llvm.nvvm.barrier0(), !dbg !525
	%299 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !526
	%300 = load i8, i8 addrspace(3)* %299, align 1, !dbg !526
	br label %b69, !dbg !526

b69:
	%301 = phi i8 [ %300, %b68 ], [ %307, %b70 ], !dbg !527
	%302 = phi i64 [ 1, %b68 ], [ %308, %b70 ], !dbg !528
	%303 = icmp slt i64 %302, %215, !dbg !529
	br i1 %303, label %b70, label %b71, !dbg !529

b70:
	%304 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %302, !dbg !530
	%305 = load i8, i8 addrspace(3)* %304, align 1, !dbg !530
	%306 = icmp sgt i8 %301, %305, !dbg !511
	%307 = select i1 %306, i8 %301, i8 %305, !dbg !511
	%308 = add i64 %302, 1, !dbg !531
	br label %b69, !dbg !531

b71:
	%309 = phi i8 [ %296, %b65 ], [ %301, %b69 ], !dbg !504
	%310 = getelementptr inbounds i8, i8 addrspace(1)* %179, i64 1, !dbg !532
	store i8 %269, i8 addrspace(1)* %310, align 1, !dbg !532
	%311 = getelementptr inbounds i8, i8 addrspace(1)* %179, i64 2, !dbg !533
	store i8 %309, i8 addrspace(1)* %311, align 1, !dbg !533
	br label %b72, !dbg !534

b72:
	%312 = phi i8 [ %183, %b71 ], [ %322, %b75 ], !dbg !535
	%313 = phi i64 [ 1, %b71 ], [ %323, %b75 ], !dbg !536
	%314 = icmp slt i64 %313, 32, !dbg !537
	br i1 %314, label %b73, label %b76, !dbg !537

b73:
	%315 = trunc i64 %313 to i32, !dbg !538
	%316 = zext i8 %312 to i32, !dbg !538
	%317 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %316, i32 %315, i32 0), !dbg !538
	%318 = extractvalue { i32, i1 } %317, 0, !dbg !538
	%319 = trunc i32 %318 to i8, !dbg !538
	%320 = icmp sge i64 %134, %313, !dbg !539
	br i1 %320, label %b74, label %b75, !dbg !539

b74:
	%321 = add i8 %312, %319, !dbg !540
	br label %b75, !dbg !540

b75:
	%322 = phi i8 [ %312, %b73 ], [ %321, %b74 ], !dbg !535
	%323 = mul i64 %313, 2, !dbg !541
	br label %b72, !dbg !541

b76:
	br i1 %216, label %b82, label %b77, !dbg !542

b77:
	%324 = sdiv i64 %31, 32, !dbg !544
	call void @llvm.nvvm.barrier0(), !dbg !545
	br i1 %187, label %b78, label %b79, !dbg !441

b78:
	%325 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %324, !dbg !546
	store i8 %312, i8 addrspace(3)* %325, align 1, !dbg !546
	br label %b79, !dbg !546

b79:
	call void @llvm.nvvm.barrier0(), !dbg !547
	%326 = icmp slt i64 0, %324, !dbg !547
	br i1 %326, label %b80, label %b81, !dbg !547

b80:
	%327 = phi i8 [ %332, %b80_ok1 ], [ 0, %b79 ], !dbg !548
	%328 = phi i64 [ %333, %b80_ok1 ], [ 0, %b79 ], !dbg !548
	%329 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %328, !dbg !549
	%330 = icmp uge i64 %328, 32, !dbg !549
	br i1 %330, label %b80_fail1, label %b80_ok1, !dbg !549, !prof !30

b80_ok1:
	%331 = load i8, i8 addrspace(3)* %329, align 1, !dbg !549
	%332 = add i8 %327, %331, !dbg !550
	%333 = add i64 %328, 1, !dbg !550
	%334 = icmp slt i64 %333, %324, !dbg !550
	br i1 %334, label %b80, label %b81, !dbg !550

b81:
	%335 = phi i8 [ 0, %b79 ], [ %332, %b80_ok1 ], !dbg !548
	br label %b82, !dbg !551

b82:
	%336 = phi i8 [ 0, %b76 ], [ %335, %b81 ], !dbg !439
	%337 = add i8 %336, %312, !dbg !552
	br label %b83, !dbg !556

b83:
	%338 = phi i8 [ %183, %b82 ], [ %348, %b86 ], !dbg !557
	%339 = phi i64 [ 1, %b82 ], [ %349, %b86 ], !dbg !558
	%340 = icmp slt i64 %339, 32, !dbg !559
	br i1 %340, label %b84, label %b87, !dbg !559

b84:
	%341 = trunc i64 %339 to i32, !dbg !560
	%342 = zext i8 %338 to i32, !dbg !560
	%343 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %342, i32 %341, i32 0), !dbg !560
	%344 = extractvalue { i32, i1 } %343, 0, !dbg !560
	%345 = trunc i32 %344 to i8, !dbg !560
	%346 = icmp sge i64 %134, %339, !dbg !561
	br i1 %346, label %b85, label %b86, !dbg !561

b85:
	%347 = add i8 %338, %345, !dbg !562
	br label %b86, !dbg !562

b86:
	%348 = phi i8 [ %338, %b84 ], [ %347, %b85 ], !dbg !557
	%349 = mul i64 %339, 2, !dbg !563
	br label %b83, !dbg !563

b87:
	br i1 %216, label %b93, label %b88, !dbg !564

b88:
	%350 = sdiv i64 %31, 32, !dbg !566
	call void @llvm.nvvm.barrier0(), !dbg !567
	br i1 %187, label %b89, label %b90, !dbg !568

b89:
	%351 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %350, !dbg !569
	store i8 %338, i8 addrspace(3)* %351, align 1, !dbg !569
	br label %b90, !dbg !569

b90:
	call void @llvm.nvvm.barrier0(), !dbg !570
	%352 = icmp slt i64 0, %350, !dbg !570
	br i1 %352, label %b91, label %b92, !dbg !570

b91:
	%353 = phi i8 [ %358, %b91_ok1 ], [ 0, %b90 ], !dbg !571
	%354 = phi i64 [ %359, %b91_ok1 ], [ 0, %b90 ], !dbg !571
	%355 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %354, !dbg !572
	%356 = icmp uge i64 %354, 32, !dbg !572
	br i1 %356, label %b91_fail1, label %b91_ok1, !dbg !572, !prof !30

b91_ok1:
	%357 = load i8, i8 addrspace(3)* %355, align 1, !dbg !572
	%358 = add i8 %353, %357, !dbg !573
	%359 = add i64 %354, 1, !dbg !573
	%360 = icmp slt i64 %359, %350, !dbg !573
	br i1 %360, label %b91, label %b92, !dbg !573

b92:
	%361 = phi i8 [ 0, %b90 ], [ %358, %b91_ok1 ], !dbg !571
	br label %b93, !dbg !574

b93:
	%362 = phi i8 [ 0, %b87 ], [ %361, %b92 ], !dbg !555
	%363 = zext i8 %338 to i32, !dbg !575
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %363, i32 1, i32 0), !dbg !575
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !575
	%366 = trunc i32 %365 to i8, !dbg !575
	br i1 %163, label %b95, label %b94, !dbg !576

b94:
	%367 = add i8 %362, %366, !dbg !577
	br label %b95, !dbg !578

b95:
	%368 = phi i8 [ %362, %b93 ], [ %367, %b94 ], !dbg !554
	%369 = getelementptr inbounds i8, i8 addrspace(1)* %179, i64 3, !dbg !579
	store i8 %337, i8 addrspace(1)* %369, align 1, !dbg !579
	%370 = getelementptr inbounds i8, i8 addrspace(1)* %179, i64 4, !dbg !580
	store i8 %368, i8 addrspace(1)* %370, align 1, !dbg !580
	%371 = sdiv i64 %188, 3, !dbg !581
	%372 = icmp sge i64 %371, %22, !dbg !584
	br i1 %372, label %b96, label %b97, !dbg !584

b96:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !585
	ret void, !dbg !585

b97:
	br i1 %216, label %b98, label %b99, !dbg !586

b98:
	%373 = trunc i64 %371 to i32, !dbg !587
	%374 = zext i8 %183 to i32, !dbg !587
	%375 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %374, i32 %373, i32 31), !dbg !587
	%376 = extractvalue { i32, i1 } %375, 0, !dbg !587
	%377 = trunc i32 %376 to i8, !dbg !587
	br label %b102, !dbg !588

b99:
	call void @llvm.nvvm.barrier0(), !dbg !590
	%378 = icmp eq i64 %31, %371, !dbg !591
	br i1 %378, label %b100, label %b101, !dbg !591

b100:
	store i8 %183, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !592
	br label %b101, !dbg !592

b101:
	call void @llvm.nvvm.barrier0(), !dbg !593
	%379 = load i8, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !594
	br label %b102, !dbg !595

b102:
	%380 = phi i8 [ %377, %b98 ], [ %379, %b101 ], !dbg !583
	%381 = getelementptr inbounds i8, i8 addrspace(1)* %179, i64 5, !dbg !596
	store i8 %380, i8 addrspace(1)* %381, align 1, !dbg !596
	%382 = add i64 %189, 1, !dbg !596
	%383 = icmp slt i64 %382, 2, !dbg !596
	br i1 %383, label %b35, label %b103, !dbg !596

b103:
	ret void, !dbg !319

b0_fail1:
	%384 = icmp ugt i64 %33, %p1, !dbg !322
	br i1 %384, label %b0_fail2, label %b0_ok2, !dbg !322

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !322
	ret void, !dbg !322

b0_ok2:
	%385 = icmp uge i64 %32, %p5, !dbg !323
	br i1 %385, label %b0_fail3, label %b0_ok3, !dbg !323

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !323
	ret void, !dbg !323

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !326
	ret void, !dbg !326

b34_fail1:
	%386 = icmp ugt i64 %33, %p3, !dbg !423
	br i1 %386, label %b34_fail2, label %b34_ok2, !dbg !423

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !423
	ret void, !dbg !423

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %178), !dbg !426
	ret void, !dbg !426

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %328, i64 32), !dbg !549
	ret void, !dbg !549

b91_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %354, i64 32), !dbg !572
	ret void, !dbg !572
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !597 {
entry:
	br label %b0, !dbg !598

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !598
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !598
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !598
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !601, !range !11
	%4 = sext i32 %3 to i64, !dbg !601
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !601, !range !12
	%6 = sext i32 %5 to i64, !dbg !601
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !601, !range !12
	%8 = sext i32 %7 to i64, !dbg !601
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !601, !range !13
	%10 = sext i32 %9 to i64, !dbg !601
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !601, !range !14
	%12 = sext i32 %11 to i64, !dbg !601
	%13 = mul i64 %12, %8, !dbg !601
	%14 = add i64 %6, %13, !dbg !601
	%15 = mul i64 %10, %14, !dbg !601
	%16 = add i64 %4, %15, !dbg !601
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !601, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !601, !range !15
	%19 = mul i32 %17, %18, !dbg !601
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !601, !range !16
	%21 = mul i32 %19, %20, !dbg !601
	%22 = sext i32 %21 to i64, !dbg !601
	%23 = mul i64 %16, %22, !dbg !601
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !601, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !601, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !601, !range !18
	%27 = mul i32 %18, %26, !dbg !601
	%28 = add i32 %25, %27, !dbg !601
	%29 = mul i32 %17, %28, !dbg !601
	%30 = add i32 %24, %29, !dbg !601
	%31 = sext i32 %30 to i64, !dbg !601
	%32 = add i64 %23, %31, !dbg !601
	%33 = mul i64 %32, 3, !dbg !602
	%34 = sub i64 %p1, %33, !dbg !603
	%35 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %33, !dbg !603
	%36 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !604
	%37 = icmp ugt i64 %33, %p1, !dbg !603
	%38 = icmp uge i64 %32, %p5, !dbg !604
	%39 = icmp ugt i64 3, %34, !dbg !607
	%40 = or i1 %37, %38, !dbg !607
	%41 = or i1 %40, %39, !dbg !607
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !607, !prof !30

b0_ok1:
	%42 = load i8, i8 addrspace(1)* %36, align 1, !dbg !604
	%43 = and i32 %30, -32, !dbg !612
	%44 = sub i32 %21, %43, !dbg !612
	%45 = icmp slt i32 %44, 32, !dbg !612
	%46 = select i1 %45, i32 %44, i32 32, !dbg !612
	%47 = sext i32 %46 to i64, !dbg !612
	%48 = icmp eq i64 %47, 32, !dbg !613
	br i1 %48, label %b1, label %b3, !dbg !613

b1:
	%49 = phi i8 [ %42, %b0_ok1 ], [ %57, %b2 ], !dbg !614
	%50 = phi i64 [ 16, %b0_ok1 ], [ %58, %b2 ], !dbg !615
	%51 = icmp sgt i64 %50, 0, !dbg !616
	br i1 %51, label %b2, label %b6, !dbg !616

b2:
	%52 = trunc i64 %50 to i32, !dbg !617
	%53 = zext i8 %49 to i32, !dbg !617
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !617
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !617
	%56 = trunc i32 %55 to i8, !dbg !617
	%57 = and i8 %49, %56, !dbg !618
	%58 = sdiv i64 %50, 2, !dbg !619
	br label %b1, !dbg !619

b3:
	%59 = zext i8 %42 to i32, !dbg !620
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %59, i32 0, i32 31), !dbg !620
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !620
	%62 = trunc i32 %61 to i8, !dbg !620
	br label %b4, !dbg !620

b4:
	%63 = phi i8 [ %62, %b3 ], [ %71, %b5 ], !dbg !621
	%64 = phi i64 [ 1, %b3 ], [ %72, %b5 ], !dbg !622
	%65 = icmp slt i64 %64, %47, !dbg !623
	br i1 %65, label %b5, label %b6, !dbg !623

b5:
	%66 = trunc i64 %64 to i32, !dbg !624
	%67 = zext i8 %42 to i32, !dbg !624
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %67, i32 %66, i32 31), !dbg !624
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !624
	%70 = trunc i32 %69 to i8, !dbg !624
	%71 = and i8 %63, %70, !dbg !618
	%72 = add i64 %64, 1, !dbg !625
	br label %b4, !dbg !625

b6:
	%73 = phi i8 [ %49, %b1 ], [ %63, %b4 ], !dbg !611
	br i1 %48, label %b7, label %b9, !dbg !630

b7:
	%74 = phi i8 [ %42, %b6 ], [ %82, %b8 ], !dbg !631
	%75 = phi i64 [ 16, %b6 ], [ %83, %b8 ], !dbg !632
	%76 = icmp sgt i64 %75, 0, !dbg !633
	br i1 %76, label %b8, label %b12, !dbg !633

b8:
	%77 = trunc i64 %75 to i32, !dbg !634
	%78 = zext i8 %74 to i32, !dbg !634
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !634
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !634
	%81 = trunc i32 %80 to i8, !dbg !634
	%82 = or i8 %74, %81, !dbg !635
	%83 = sdiv i64 %75, 2, !dbg !636
	br label %b7, !dbg !636

b9:
	%84 = zext i8 %42 to i32, !dbg !637
	%85 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 0, i32 31), !dbg !637
	%86 = extractvalue { i32, i1 } %85, 0, !dbg !637
	%87 = trunc i32 %86 to i8, !dbg !637
	br label %b10, !dbg !637

b10:
	%88 = phi i8 [ %87, %b9 ], [ %96, %b11 ], !dbg !638
	%89 = phi i64 [ 1, %b9 ], [ %97, %b11 ], !dbg !639
	%90 = icmp slt i64 %89, %47, !dbg !640
	br i1 %90, label %b11, label %b12, !dbg !640

b11:
	%91 = trunc i64 %89 to i32, !dbg !641
	%92 = zext i8 %42 to i32, !dbg !641
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 %91, i32 31), !dbg !641
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !641
	%95 = trunc i32 %94 to i8, !dbg !641
	%96 = or i8 %88, %95, !dbg !635
	%97 = add i64 %89, 1, !dbg !642
	br label %b10, !dbg !642

b12:
	%98 = phi i8 [ %74, %b7 ], [ %88, %b10 ], !dbg !629
	br i1 %48, label %b13, label %b15, !dbg !647

b13:
	%99 = phi i8 [ %42, %b12 ], [ %107, %b14 ], !dbg !648
	%100 = phi i64 [ 16, %b12 ], [ %108, %b14 ], !dbg !649
	%101 = icmp sgt i64 %100, 0, !dbg !650
	br i1 %101, label %b14, label %b18, !dbg !650

b14:
	%102 = trunc i64 %100 to i32, !dbg !651
	%103 = zext i8 %99 to i32, !dbg !651
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %102, i32 31), !dbg !651
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !651
	%106 = trunc i32 %105 to i8, !dbg !651
	%107 = xor i8 %99, %106, !dbg !652
	%108 = sdiv i64 %100, 2, !dbg !653
	br label %b13, !dbg !653

b15:
	%109 = zext i8 %42 to i32, !dbg !654
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %109, i32 0, i32 31), !dbg !654
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !654
	%112 = trunc i32 %111 to i8, !dbg !654
	br label %b16, !dbg !654

b16:
	%113 = phi i8 [ %112, %b15 ], [ %121, %b17 ], !dbg !655
	%114 = phi i64 [ 1, %b15 ], [ %122, %b17 ], !dbg !656
	%115 = icmp slt i64 %114, %47, !dbg !657
	br i1 %115, label %b17, label %b18, !dbg !657

b17:
	%116 = trunc i64 %114 to i32, !dbg !658
	%117 = zext i8 %42 to i32, !dbg !658
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 %116, i32 31), !dbg !658
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !658
	%120 = trunc i32 %119 to i8, !dbg !658
	%121 = xor i8 %113, %120, !dbg !652
	%122 = add i64 %114, 1, !dbg !659
	br label %b16, !dbg !659

b18:
	%123 = phi i8 [ %99, %b13 ], [ %113, %b16 ], !dbg !646
	%124 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 0, !dbg !660
	store i8 %73, i8 addrspace(1)* %124, align 1, !dbg !660
	%125 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 1, !dbg !661
	store i8 %98, i8 addrspace(1)* %125, align 1, !dbg !661
	%126 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 2, !dbg !662
	store i8 %123, i8 addrspace(1)* %126, align 1, !dbg !662
	%127 = sub i64 %p3, %33, !dbg !663
	%128 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %33, !dbg !663
	%129 = icmp ugt i64 %33, %p3, !dbg !663
	%130 = icmp ugt i64 3, %127, !dbg !666
	%131 = or i1 %129, %130, !dbg !666
	br i1 %131, label %b18_fail1, label %b18_ok1, !dbg !666, !prof !30

b18_ok1:
	%132 = load i8, i8 addrspace(1)* %36, align 1, !dbg !667
	br i1 %48, label %b19, label %b21, !dbg !672

b19:
	%133 = phi i8 [ %132, %b18_ok1 ], [ %141, %b20 ], !dbg !673
	%134 = phi i64 [ 16, %b18_ok1 ], [ %142, %b20 ], !dbg !674
	%135 = icmp sgt i64 %134, 0, !dbg !675
	br i1 %135, label %b20, label %b24, !dbg !675

b20:
	%136 = trunc i64 %134 to i32, !dbg !676
	%137 = zext i8 %133 to i32, !dbg !676
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %137, i32 %136, i32 31), !dbg !676
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !676
	%140 = trunc i32 %139 to i8, !dbg !676
	%141 = and i8 %133, %140, !dbg !677
	%142 = sdiv i64 %134, 2, !dbg !678
	br label %b19, !dbg !678

b21:
	%143 = zext i8 %132 to i32, !dbg !679
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !679
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !679
	%146 = trunc i32 %145 to i8, !dbg !679
	br label %b22, !dbg !679

b22:
	%147 = phi i8 [ %146, %b21 ], [ %155, %b23 ], !dbg !680
	%148 = phi i64 [ 1, %b21 ], [ %156, %b23 ], !dbg !681
	%149 = icmp slt i64 %148, %47, !dbg !682
	br i1 %149, label %b23, label %b24, !dbg !682

b23:
	%150 = trunc i64 %148 to i32, !dbg !683
	%151 = zext i8 %132 to i32, !dbg !683
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %151, i32 %150, i32 31), !dbg !683
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !683
	%154 = trunc i32 %153 to i8, !dbg !683
	%155 = and i8 %147, %154, !dbg !677
	%156 = add i64 %148, 1, !dbg !684
	br label %b22, !dbg !684

b24:
	%157 = phi i8 [ %133, %b19 ], [ %147, %b22 ], !dbg !671
	%158 = add i64 %22, 32, !dbg !686
	%159 = sub i64 %158, 1, !dbg !687
	%160 = sdiv i64 %159, 32, !dbg !688
	%161 = icmp eq i64 %160, 1, !dbg !689
	br i1 %161, label %b30, label %b25, !dbg !689

b25:
	call void @llvm.nvvm.barrier0(), !dbg !691
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !692, !range !20
	%163 = sext i32 %162 to i64, !dbg !692
	%164 = icmp eq i64 %163, 0, !dbg !693
	br i1 %164, label %b26, label %b27, !dbg !693

b26:
	%165 = sdiv i64 %31, 32, !dbg !694
	%166 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %165, !dbg !695
	store i8 %157, i8 addrspace(3)* %166, align 1, !dbg !695
	br label %b27, !dbg !695

b27:
	call void @llvm.nvvm.barrier0(), !dbg !696
	%167 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !697
	%168 = load i8, i8 addrspace(3)* %167, align 1, !dbg !697
	br label %b28, !dbg !697

b28:
	%169 = phi i8 [ %168, %b27 ], [ %174, %b29 ], !dbg !698
	%170 = phi i64 [ 1, %b27 ], [ %175, %b29 ], !dbg !699
	%171 = icmp slt i64 %170, %160, !dbg !700
	br i1 %171, label %b29, label %b30, !dbg !700

b29:
	%172 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %170, !dbg !701
	%173 = load i8, i8 addrspace(3)* %172, align 1, !dbg !701
	%174 = and i8 %169, %173, !dbg !677
	%175 = add i64 %170, 1, !dbg !702
	br label %b28, !dbg !702

b30:
	%176 = phi i8 [ %157, %b24 ], [ %169, %b28 ], !dbg !670
	br i1 %48, label %b31, label %b33, !dbg !707

b31:
	%177 = phi i8 [ %132, %b30 ], [ %185, %b32 ], !dbg !708
	%178 = phi i64 [ 16, %b30 ], [ %186, %b32 ], !dbg !709
	%179 = icmp sgt i64 %178, 0, !dbg !710
	br i1 %179, label %b32, label %b36, !dbg !710

b32:
	%180 = trunc i64 %178 to i32, !dbg !711
	%181 = zext i8 %177 to i32, !dbg !711
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %181, i32 %180, i32 31), !dbg !711
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !711
	%184 = trunc i32 %183 to i8, !dbg !711
	%185 = or i8 %177, %184, !dbg !712
	%186 = sdiv i64 %178, 2, !dbg !713
	br label %b31, !dbg !713

b33:
	%187 = zext i8 %132 to i32, !dbg !714
	%188 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %187, i32 0, i32 31), !dbg !714
	%189 = extractvalue { i32, i1 } %188, 0, !dbg !714
	%190 = trunc i32 %189 to i8, !dbg !714
	br label %b34, !dbg !714

b34:
	%191 = phi i8 [ %190, %b33 ], [ %199, %b35 ], !dbg !715
	%192 = phi i64 [ 1, %b33 ], [ %200, %b35 ], !dbg !716
	%193 = icmp slt i64 %192, %47, !dbg !717
	br i1 %193, label %b35, label %b36, !dbg !717

b35:
	%194 = trunc i64 %192 to i32, !dbg !718
	%195 = zext i8 %132 to i32, !dbg !718
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %195, i32 %194, i32 31), !dbg !718
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !718
	%198 = trunc i32 %197 to i8, !dbg !718
	%199 = or i8 %191, %198, !dbg !712
	%200 = add i64 %192, 1, !dbg !719
	br label %b34, !dbg !719

b36:
	%201 = phi i8 [ %177, %b31 ], [ %191, %b34 ], !dbg !706
	br i1 %161, label %b42, label %b37, !dbg !720

b37:
	call void @llvm.nvvm.barrier0(), !dbg !722
	%202 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !723, !range !20
	%203 = sext i32 %202 to i64, !dbg !723
	%204 = icmp eq i64 %203, 0, !dbg !724
	br i1 %204, label %b38, label %b39, !dbg !724

b38:
	%205 = sdiv i64 %31, 32, !dbg !725
	%206 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %205, !dbg !726
	store i8 %201, i8 addrspace(3)* %206, align 1, !dbg !726
	br label %b39, !dbg !726

b39:
	call void @llvm.nvvm.barrier0(), !dbg !727
	%207 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !728
	%208 = load i8, i8 addrspace(3)* %207, align 1, !dbg !728
	br label %b40, !dbg !728

b40:
	%209 = phi i8 [ %208, %b39 ], [ %214, %b41 ], !dbg !729
	%210 = phi i64 [ 1, %b39 ], [ %215, %b41 ], !dbg !730
	%211 = icmp slt i64 %210, %160, !dbg !731
	br i1 %211, label %b41, label %b42, !dbg !731

b41:
	%212 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %210, !dbg !732
	%213 = load i8, i8 addrspace(3)* %212, align 1, !dbg !732
	%214 = or i8 %209, %213, !dbg !712
	%215 = add i64 %210, 1, !dbg !733
	br label %b40, !dbg !733

b42:
	%216 = phi i8 [ %201, %b36 ], [ %209, %b40 ], !dbg !705
	br i1 %48, label %b43, label %b45, !dbg !738

b43:
	%217 = phi i8 [ %132, %b42 ], [ %225, %b44 ], !dbg !739
	%218 = phi i64 [ 16, %b42 ], [ %226, %b44 ], !dbg !740
	%219 = icmp sgt i64 %218, 0, !dbg !741
	br i1 %219, label %b44, label %b48, !dbg !741

b44:
	%220 = trunc i64 %218 to i32, !dbg !742
	%221 = zext i8 %217 to i32, !dbg !742
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %221, i32 %220, i32 31), !dbg !742
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !742
	%224 = trunc i32 %223 to i8, !dbg !742
	%225 = xor i8 %217, %224, !dbg !743
	%226 = sdiv i64 %218, 2, !dbg !744
	br label %b43, !dbg !744

b45:
	%227 = zext i8 %132 to i32, !dbg !745
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %227, i32 0, i32 31), !dbg !745
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !745
	%230 = trunc i32 %229 to i8, !dbg !745
	br label %b46, !dbg !745

b46:
	%231 = phi i8 [ %230, %b45 ], [ %239, %b47 ], !dbg !746
	%232 = phi i64 [ 1, %b45 ], [ %240, %b47 ], !dbg !747
	%233 = icmp slt i64 %232, %47, !dbg !748
	br i1 %233, label %b47, label %b48, !dbg !748

b47:
	%234 = trunc i64 %232 to i32, !dbg !749
	%235 = zext i8 %132 to i32, !dbg !749
	%236 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %235, i32 %234, i32 31), !dbg !749
	%237 = extractvalue { i32, i1 } %236, 0, !dbg !749
	%238 = trunc i32 %237 to i8, !dbg !749
	%239 = xor i8 %231, %238, !dbg !743
	%240 = add i64 %232, 1, !dbg !750
	br label %b46, !dbg !750

b48:
	%241 = phi i8 [ %217, %b43 ], [ %231, %b46 ], !dbg !737
	br i1 %161, label %b54, label %b49, !dbg !751

b49:
	call void @llvm.nvvm.barrier0(), !dbg !753
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !754, !range !20
	%243 = sext i32 %242 to i64, !dbg !754
	%244 = icmp eq i64 %243, 0, !dbg !755
	br i1 %244, label %b50, label %b51, !dbg !755

b50:
	%245 = sdiv i64 %31, 32, !dbg !756
	%246 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %245, !dbg !757
	store i8 %241, i8 addrspace(3)* %246, align 1, !dbg !757
	br label %b51, !dbg !757

b51:
	call void @llvm.nvvm.barrier0(), !dbg !758
	%247 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !759
	%248 = load i8, i8 addrspace(3)* %247, align 1, !dbg !759
	br label %b52, !dbg !759

b52:
	%249 = phi i8 [ %248, %b51 ], [ %254, %b53 ], !dbg !760
	%250 = phi i64 [ 1, %b51 ], [ %255, %b53 ], !dbg !761
	%251 = icmp slt i64 %250, %160, !dbg !762
	br i1 %251, label %b53, label %b54, !dbg !762

b53:
	%252 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %250, !dbg !763
	%253 = load i8, i8 addrspace(3)* %252, align 1, !dbg !763
	%254 = xor i8 %249, %253, !dbg !743
	%255 = add i64 %250, 1, !dbg !764
	br label %b52, !dbg !764

b54:
	%256 = phi i8 [ %241, %b48 ], [ %249, %b52 ], !dbg !736
	%257 = getelementptr inbounds i8, i8 addrspace(1)* %128, i64 0, !dbg !765
	store i8 %176, i8 addrspace(1)* %257, align 1, !dbg !765
	%258 = getelementptr inbounds i8, i8 addrspace(1)* %128, i64 1, !dbg !766
	store i8 %216, i8 addrspace(1)* %258, align 1, !dbg !766
	%259 = getelementptr inbounds i8, i8 addrspace(1)* %128, i64 2, !dbg !767
	store i8 %256, i8 addrspace(1)* %259, align 1, !dbg !767
	ret void, !dbg !600

b0_fail1:
	%260 = icmp ugt i64 %33, %p1, !dbg !603
	br i1 %260, label %b0_fail2, label %b0_ok2, !dbg !603

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !603
	ret void, !dbg !603

b0_ok2:
	%261 = icmp uge i64 %32, %p5, !dbg !604
	br i1 %261, label %b0_fail3, label %b0_ok3, !dbg !604

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !604
	ret void, !dbg !604

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !607
	ret void, !dbg !607

b18_fail1:
	%262 = icmp ugt i64 %33, %p3, !dbg !663
	br i1 %262, label %b18_fail2, label %b18_ok2, !dbg !663

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !663
	ret void, !dbg !663

b18_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %127), !dbg !666
	ret void, !dbg !666
}

define void @ExchangeInt16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !768 {
entry:
	br label %b0, !dbg !769

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !769
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !769
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !769
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !772, !range !11
	%4 = sext i32 %3 to i64, !dbg !772
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !772, !range !12
	%6 = sext i32 %5 to i64, !dbg !772
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !772, !range !12
	%8 = sext i32 %7 to i64, !dbg !772
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !772, !range !13
	%10 = sext i32 %9 to i64, !dbg !772
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !772, !range !14
	%12 = sext i32 %11 to i64, !dbg !772
	%13 = mul i64 %12, %8, !dbg !772
	%14 = add i64 %6, %13, !dbg !772
	%15 = mul i64 %10, %14, !dbg !772
	%16 = add i64 %4, %15, !dbg !772
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !772, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !772, !range !15
	%19 = mul i32 %17, %18, !dbg !772
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !772, !range !16
	%21 = mul i32 %19, %20, !dbg !772
	%22 = sext i32 %21 to i64, !dbg !772
	%23 = mul i64 %16, %22, !dbg !772
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !772, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !772, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !772, !range !18
	%27 = mul i32 %18, %26, !dbg !772
	%28 = add i32 %25, %27, !dbg !772
	%29 = mul i32 %17, %28, !dbg !772
	%30 = add i32 %24, %29, !dbg !772
	%31 = sext i32 %30 to i64, !dbg !772
	%32 = add i64 %23, %31, !dbg !772
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !773, !range !20
	%34 = sext i32 %33 to i64, !dbg !773
	%35 = and i32 %30, -32, !dbg !774
	%36 = sub i32 %21, %35, !dbg !774
	%37 = icmp slt i32 %36, 32, !dbg !774
	%38 = select i1 %37, i32 %36, i32 32, !dbg !774
	%39 = sext i32 %38 to i64, !dbg !774
	%40 = icmp eq i64 %39, 32, !dbg !775
	br i1 %40, label %b1, label %b2, !dbg !775

b1:
	br label %b2, !dbg !775

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !776
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !777
	%43 = mul i64 %32, 4, !dbg !779
	%44 = sub i64 %p1, %43, !dbg !780
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !778
	%46 = icmp uge i64 %32, %p5, !dbg !778
	%47 = icmp ugt i64 %43, %p1, !dbg !780
	%48 = icmp ugt i64 4, %44, !dbg !781
	%49 = icmp eq i64 %39, 0, !dbg !782
	%50 = or i1 %46, %47, !dbg !782
	%51 = or i1 %50, %48, !dbg !782
	%52 = or i1 %51, %49, !dbg !782
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !782, !prof !30

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %45, align 2, !dbg !778
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !780
	%55 = mul i64 %34, 7, !dbg !783
	%56 = add i64 %55, 3, !dbg !784
	%57 = icmp eq i64 %39, -1, !dbg !782
	%58 = select i1 %57, i64 1, i64 %39, !dbg !782
	%59 = srem i64 %56, %58, !dbg !782
	%60 = trunc i64 %59 to i32, !dbg !785
	%61 = zext i16 %53 to i32, !dbg !785
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !785
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !785
	%64 = trunc i32 %63 to i16, !dbg !785
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 0, !dbg !786
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !786
	%66 = zext i16 %53 to i32, !dbg !787
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !787
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !787
	%69 = trunc i32 %68 to i16, !dbg !787
	%70 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 1, !dbg !788
	store i16 %69, i16 addrspace(1)* %70, align 2, !dbg !788
	%71 = trunc i64 %41 to i32, !dbg !789
	%72 = zext i16 %53 to i32, !dbg !789
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !789
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !789
	%75 = trunc i32 %74 to i16, !dbg !789
	%76 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 2, !dbg !790
	store i16 %75, i16 addrspace(1)* %76, align 2, !dbg !790
	%77 = trunc i64 %42 to i32, !dbg !791
	%78 = zext i16 %53 to i32, !dbg !791
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !791
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !791
	%81 = trunc i32 %80 to i16, !dbg !791
	%82 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 3, !dbg !792
	store i16 %81, i16 addrspace(1)* %82, align 2, !dbg !792
	%83 = mul i64 %32, 3, !dbg !793
	%84 = sub i64 %p3, %83, !dbg !794
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !794
	%86 = icmp ugt i64 %83, %p3, !dbg !794
	%87 = icmp ugt i64 3, %84, !dbg !795
	%88 = or i1 %86, %87, !dbg !795
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !795, !prof !30

b2_ok5:
	%89 = zext i16 %53 to i32, !dbg !796
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !796
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !797
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !797
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !798
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !798
	%93 = zext i16 %53 to i32, !dbg !799
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !799
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !800
	%95 = sub i64 %32, %34, !dbg !801
	%96 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %95, !dbg !802
	%97 = icmp uge i64 %95, %p5, !dbg !802
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !802, !prof !30

b2_ok7:
	%98 = load i16, i16 addrspace(1)* %96, align 2, !dbg !802
	%99 = zext i16 %98 to i32, !dbg !803
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !803
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !804
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !804
	ret void, !dbg !771

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !778
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !778

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !778
	ret void, !dbg !778

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !780
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !780

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !780
	ret void, !dbg !780

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !781
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !781

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !781
	ret void, !dbg !781

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !782
	ret void, !dbg !782

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !794
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !794

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !794
	ret void, !dbg !794

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !795
	ret void, !dbg !795

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !802
	ret void, !dbg !802
}

define void @ExchangeInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !805 {
entry:
	br label %b0, !dbg !806

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !806
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !806
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !806
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !809, !range !11
	%4 = sext i32 %3 to i64, !dbg !809
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !809, !range !12
	%6 = sext i32 %5 to i64, !dbg !809
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !809, !range !12
	%8 = sext i32 %7 to i64, !dbg !809
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !809, !range !13
	%10 = sext i32 %9 to i64, !dbg !809
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !809, !range !14
	%12 = sext i32 %11 to i64, !dbg !809
	%13 = mul i64 %12, %8, !dbg !809
	%14 = add i64 %6, %13, !dbg !809
	%15 = mul i64 %10, %14, !dbg !809
	%16 = add i64 %4, %15, !dbg !809
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !809, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !809, !range !15
	%19 = mul i32 %17, %18, !dbg !809
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !809, !range !16
	%21 = mul i32 %19, %20, !dbg !809
	%22 = sext i32 %21 to i64, !dbg !809
	%23 = mul i64 %16, %22, !dbg !809
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !809, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !809, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !809, !range !18
	%27 = mul i32 %18, %26, !dbg !809
	%28 = add i32 %25, %27, !dbg !809
	%29 = mul i32 %17, %28, !dbg !809
	%30 = add i32 %24, %29, !dbg !809
	%31 = sext i32 %30 to i64, !dbg !809
	%32 = add i64 %23, %31, !dbg !809
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !810, !range !20
	%34 = sext i32 %33 to i64, !dbg !810
	%35 = and i32 %30, -32, !dbg !811
	%36 = sub i32 %21, %35, !dbg !811
	%37 = icmp slt i32 %36, 32, !dbg !811
	%38 = select i1 %37, i32 %36, i32 32, !dbg !811
	%39 = sext i32 %38 to i64, !dbg !811
	%40 = icmp eq i64 %39, 32, !dbg !812
	br i1 %40, label %b1, label %b2, !dbg !812

b1:
	br label %b2, !dbg !812

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !813
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !814
	%43 = mul i64 %32, 4, !dbg !816
	%44 = sub i64 %p1, %43, !dbg !817
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !815
	%46 = icmp uge i64 %32, %p5, !dbg !815
	%47 = icmp ugt i64 %43, %p1, !dbg !817
	%48 = icmp ugt i64 4, %44, !dbg !818
	%49 = icmp eq i64 %39, 0, !dbg !819
	%50 = or i1 %46, %47, !dbg !819
	%51 = or i1 %50, %48, !dbg !819
	%52 = or i1 %51, %49, !dbg !819
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !819, !prof !30

b2_ok1:
	%53 = load i32, i32 addrspace(1)* %45, align 4, !dbg !815
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !817
	%55 = mul i64 %34, 7, !dbg !820
	%56 = add i64 %55, 3, !dbg !821
	%57 = icmp eq i64 %39, -1, !dbg !819
	%58 = select i1 %57, i64 1, i64 %39, !dbg !819
	%59 = srem i64 %56, %58, !dbg !819
	%60 = trunc i64 %59 to i32, !dbg !822
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %53, i32 %60, i32 31), !dbg !822
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !822
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 0, !dbg !823
	store i32 %62, i32 addrspace(1)* %63, align 4, !dbg !823
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %53, i32 3, i32 0), !dbg !824
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !824
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 1, !dbg !825
	store i32 %65, i32 addrspace(1)* %66, align 4, !dbg !825
	%67 = trunc i64 %41 to i32, !dbg !826
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %53, i32 %67, i32 31), !dbg !826
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !826
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 2, !dbg !827
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !827
	%71 = trunc i64 %42 to i32, !dbg !828
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %71, i32 31), !dbg !828
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !828
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 3, !dbg !829
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !829
	%75 = mul i64 %32, 3, !dbg !830
	%76 = sub i64 %p3, %75, !dbg !831
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %75, !dbg !831
	%78 = icmp ugt i64 %75, %p3, !dbg !831
	%79 = icmp ugt i64 3, %76, !dbg !832
	%80 = or i1 %78, %79, !dbg !832
	br i1 %80, label %b2_fail5, label %b2_ok5, !dbg !832, !prof !30

b2_ok5:
	%81 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %53) convergent nounwind, !dbg !833
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 0, !dbg !834
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !834
	%83 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 1, !dbg !835
	store i32 7, i32 addrspace(1)* %83, align 4, !dbg !835
	%84 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %53) convergent nounwind, !dbg !836
	store i32 %84, i32 addrspace(1)* %83, align 4, !dbg !837
	%85 = sub i64 %32, %34, !dbg !838
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %85, !dbg !839
	%87 = icmp uge i64 %85, %p5, !dbg !839
	br i1 %87, label %b2_fail7, label %b2_ok7, !dbg !839, !prof !30

b2_ok7:
	%88 = load i32, i32 addrspace(1)* %86, align 4, !dbg !839
	%89 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %88) convergent nounwind, !dbg !840
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 2, !dbg !841
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !841
	ret void, !dbg !808

b2_fail1:
	%91 = icmp uge i64 %32, %p5, !dbg !815
	br i1 %91, label %b2_fail2, label %b2_ok2, !dbg !815

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !815
	ret void, !dbg !815

b2_ok2:
	%92 = icmp ugt i64 %43, %p1, !dbg !817
	br i1 %92, label %b2_fail3, label %b2_ok3, !dbg !817

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !817
	ret void, !dbg !817

b2_ok3:
	%93 = icmp ugt i64 4, %44, !dbg !818
	br i1 %93, label %b2_fail4, label %b2_ok4, !dbg !818

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !818
	ret void, !dbg !818

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !819
	ret void, !dbg !819

b2_fail5:
	%94 = icmp ugt i64 %75, %p3, !dbg !831
	br i1 %94, label %b2_fail6, label %b2_ok6, !dbg !831

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %75, i64 %p3), !dbg !831
	ret void, !dbg !831

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %76), !dbg !832
	ret void, !dbg !832

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %85, i64 %p5), !dbg !839
	ret void, !dbg !839
}

define void @NumbersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !842 {
entry:
	br label %b0, !dbg !843

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !843
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !843
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !843
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !846, !range !11
	%4 = sext i32 %3 to i64, !dbg !846
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !846, !range !12
	%6 = sext i32 %5 to i64, !dbg !846
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !846, !range !12
	%8 = sext i32 %7 to i64, !dbg !846
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !846, !range !13
	%10 = sext i32 %9 to i64, !dbg !846
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !846, !range !14
	%12 = sext i32 %11 to i64, !dbg !846
	%13 = mul i64 %12, %8, !dbg !846
	%14 = add i64 %6, %13, !dbg !846
	%15 = mul i64 %10, %14, !dbg !846
	%16 = add i64 %4, %15, !dbg !846
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !846, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !846, !range !15
	%19 = mul i32 %17, %18, !dbg !846
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !846, !range !16
	%21 = mul i32 %19, %20, !dbg !846
	%22 = sext i32 %21 to i64, !dbg !846
	%23 = mul i64 %16, %22, !dbg !846
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !846, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !846, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !846, !range !18
	%27 = mul i32 %18, %26, !dbg !846
	%28 = add i32 %25, %27, !dbg !846
	%29 = mul i32 %17, %28, !dbg !846
	%30 = add i32 %24, %29, !dbg !846
	%31 = sext i32 %30 to i64, !dbg !846
	%32 = add i64 %23, %31, !dbg !846
	%33 = mul i64 %32, 6, !dbg !847
	%34 = sub i64 %p1, %33, !dbg !848
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !848
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !849
	%37 = icmp ugt i64 %33, %p1, !dbg !848
	%38 = icmp uge i64 %32, %p5, !dbg !849
	%39 = icmp ugt i64 6, %34, !dbg !852
	%40 = or i1 %37, %38, !dbg !852
	%41 = or i1 %40, %39, !dbg !852
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !852, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !849
	%43 = and i32 %30, -32, !dbg !859
	%44 = sub i32 %21, %43, !dbg !859
	%45 = icmp slt i32 %44, 32, !dbg !859
	%46 = select i1 %45, i32 %44, i32 32, !dbg !859
	%47 = sext i32 %46 to i64, !dbg !859
	%48 = icmp eq i64 %47, 32, !dbg !860
	%49 = mul i64 %47, 2, !dbg !861
	br label %b1, !dbg !852

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %150, %b33 ], !dbg !852
	br i1 %48, label %b2, label %b4, !dbg !860

b2:
	%51 = phi i32 [ %57, %b3 ], [ %42, %b1 ], !dbg !862
	%52 = phi i64 [ %58, %b3 ], [ 16, %b1 ], !dbg !863
	%53 = icmp sgt i64 %52, 0, !dbg !864
	br i1 %53, label %b3, label %b7, !dbg !864

b3:
	%54 = trunc i64 %52 to i32, !dbg !865
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %51, i32 %54, i32 31), !dbg !865
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !865
	%57 = add i32 %51, %56, !dbg !866
	%58 = sdiv i64 %52, 2, !dbg !867
	br label %b2, !dbg !867

b4:
	%59 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !868
	%60 = extractvalue { i32, i1 } %59, 0, !dbg !868
	br label %b5, !dbg !868

b5:
	%61 = phi i32 [ %60, %b4 ], [ %67, %b6 ], !dbg !869
	%62 = phi i64 [ 1, %b4 ], [ %68, %b6 ], !dbg !870
	%63 = icmp slt i64 %62, %47, !dbg !871
	br i1 %63, label %b6, label %b7, !dbg !871

b6:
	%64 = trunc i64 %62 to i32, !dbg !872
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %64, i32 31), !dbg !872
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !872
	%67 = add i32 %61, %66, !dbg !866
	%68 = add i64 %62, 1, !dbg !873
	br label %b5, !dbg !873

b7:
	%69 = phi i32 [ %51, %b2 ], [ %61, %b5 ], !dbg !858
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !874
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !874
	br i1 %48, label %b8, label %b10, !dbg !879

b8:
	%71 = phi i32 [ %78, %b9 ], [ %42, %b7 ], !dbg !880
	%72 = phi i64 [ %79, %b9 ], [ 16, %b7 ], !dbg !881
	%73 = icmp sgt i64 %72, 0, !dbg !882
	br i1 %73, label %b9, label %b13, !dbg !882

b9:
	%74 = trunc i64 %72 to i32, !dbg !883
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %71, i32 %74, i32 31), !dbg !883
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !883
	%77 = icmp slt i32 %71, %76, !dbg !884
	%78 = select i1 %77, i32 %71, i32 %76, !dbg !884
	%79 = sdiv i64 %72, 2, !dbg !885
	br label %b8, !dbg !885

b10:
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !886
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !886
	br label %b11, !dbg !886

b11:
	%82 = phi i32 [ %81, %b10 ], [ %89, %b12 ], !dbg !887
	%83 = phi i64 [ 1, %b10 ], [ %90, %b12 ], !dbg !888
	%84 = icmp slt i64 %83, %47, !dbg !889
	br i1 %84, label %b12, label %b13, !dbg !889

b12:
	%85 = trunc i64 %83 to i32, !dbg !890
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %85, i32 31), !dbg !890
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !890
	%88 = icmp slt i32 %82, %87, !dbg !884
	%89 = select i1 %88, i32 %82, i32 %87, !dbg !884
	%90 = add i64 %83, 1, !dbg !891
	br label %b11, !dbg !891

b13:
	%91 = phi i32 [ %71, %b8 ], [ %82, %b11 ], !dbg !878
	br i1 %48, label %b14, label %b16, !dbg !896

b14:
	%92 = phi i32 [ %99, %b15 ], [ %42, %b13 ], !dbg !897
	%93 = phi i64 [ %100, %b15 ], [ 16, %b13 ], !dbg !898
	%94 = icmp sgt i64 %93, 0, !dbg !899
	br i1 %94, label %b15, label %b19, !dbg !899

b15:
	%95 = trunc i64 %93 to i32, !dbg !900
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %92, i32 %95, i32 31), !dbg !900
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !900
	%98 = icmp sgt i32 %92, %97, !dbg !901
	%99 = select i1 %98, i32 %92, i32 %97, !dbg !901
	%100 = sdiv i64 %93, 2, !dbg !902
	br label %b14, !dbg !902

b16:
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !903
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !903
	br label %b17, !dbg !903

b17:
	%103 = phi i32 [ %102, %b16 ], [ %110, %b18 ], !dbg !904
	%104 = phi i64 [ 1, %b16 ], [ %111, %b18 ], !dbg !905
	%105 = icmp slt i64 %104, %47, !dbg !906
	br i1 %105, label %b18, label %b19, !dbg !906

b18:
	%106 = trunc i64 %104 to i32, !dbg !907
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %106, i32 31), !dbg !907
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !907
	%109 = icmp sgt i32 %103, %108, !dbg !901
	%110 = select i1 %109, i32 %103, i32 %108, !dbg !901
	%111 = add i64 %104, 1, !dbg !908
	br label %b17, !dbg !908

b19:
	%112 = phi i32 [ %92, %b14 ], [ %103, %b17 ], !dbg !895
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !909
	store i32 %91, i32 addrspace(1)* %113, align 4, !dbg !909
	%114 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !910
	store i32 %112, i32 addrspace(1)* %114, align 4, !dbg !910
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !915, !range !20
	%116 = sext i32 %115 to i64, !dbg !915
	br label %b20, !dbg !915

b20:
	%117 = phi i32 [ %42, %b19 ], [ %125, %b23 ], !dbg !916
	%118 = phi i64 [ 1, %b19 ], [ %126, %b23 ], !dbg !917
	%119 = icmp slt i64 %118, 32, !dbg !918
	br i1 %119, label %b21, label %b24, !dbg !918

b21:
	%120 = trunc i64 %118 to i32, !dbg !919
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %117, i32 %120, i32 0), !dbg !919
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !919
	%123 = icmp sge i64 %116, %118, !dbg !920
	br i1 %123, label %b22, label %b23, !dbg !920

b22:
	%124 = add i32 %117, %122, !dbg !921
	br label %b23, !dbg !921

b23:
	%125 = phi i32 [ %117, %b21 ], [ %124, %b22 ], !dbg !916
	%126 = mul i64 %118, 2, !dbg !922
	br label %b20, !dbg !922

b24:
	%127 = phi i32 [ %135, %b27 ], [ %42, %b20 ], !dbg !926
	%128 = phi i64 [ %136, %b27 ], [ 1, %b20 ], !dbg !927
	%129 = icmp slt i64 %128, 32, !dbg !928
	br i1 %129, label %b25, label %b28, !dbg !928

b25:
	%130 = trunc i64 %128 to i32, !dbg !929
	%131 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %127, i32 %130, i32 0), !dbg !929
	%132 = extractvalue { i32, i1 } %131, 0, !dbg !929
	%133 = icmp sge i64 %116, %128, !dbg !930
	br i1 %133, label %b26, label %b27, !dbg !930

b26:
	%134 = add i32 %127, %132, !dbg !931
	br label %b27, !dbg !931

b27:
	%135 = phi i32 [ %127, %b25 ], [ %134, %b26 ], !dbg !926
	%136 = mul i64 %128, 2, !dbg !932
	br label %b24, !dbg !932

b28:
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %127, i32 1, i32 0), !dbg !933
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !933
	%139 = icmp eq i64 %116, 0, !dbg !934
	br i1 %139, label %b30, label %b29, !dbg !934

b29:
	br label %b30, !dbg !935

b30:
	%140 = phi i32 [ 0, %b28 ], [ %138, %b29 ], !dbg !924
	%141 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 3, !dbg !936
	store i32 %117, i32 addrspace(1)* %141, align 4, !dbg !936
	%142 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 4, !dbg !937
	store i32 %140, i32 addrspace(1)* %142, align 4, !dbg !937
	%143 = sdiv i64 %49, 3, !dbg !938
	%144 = icmp slt i64 %143, 0, !dbg !941
	br i1 %144, label %b32, label %b31, !dbg !941

b31:
	%145 = icmp sge i64 %143, %47, !dbg !942
	br i1 %145, label %b32, label %b33, !dbg !942

b32:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !943
	ret void, !dbg !943

b33:
	%146 = trunc i64 %143 to i32, !dbg !944
	%147 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %146, i32 31), !dbg !944
	%148 = extractvalue { i32, i1 } %147, 0, !dbg !944
	%149 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 5, !dbg !945
	store i32 %148, i32 addrspace(1)* %149, align 4, !dbg !945
	%150 = add i64 %50, 1, !dbg !945
	%151 = icmp slt i64 %150, 2, !dbg !945
	br i1 %151, label %b1, label %b34, !dbg !945

b34:
	%152 = sub i64 %p3, %33, !dbg !946
	%153 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !946
	%154 = icmp ugt i64 %33, %p3, !dbg !946
	%155 = icmp ugt i64 6, %152, !dbg !949
	%156 = or i1 %154, %155, !dbg !949
	br i1 %156, label %b34_fail1, label %b34_ok1, !dbg !949, !prof !30

b34_ok1:
	%157 = load i32, i32 addrspace(1)* %36, align 4, !dbg !950
	%158 = add i64 %22, 32, !dbg !956
	%159 = sub i64 %158, 1, !dbg !957
	%160 = sub i64 %47, 1, !dbg !962
	%161 = icmp eq i64 %116, %160, !dbg !963
	%162 = mul i64 %22, 2, !dbg !964
	br label %b35, !dbg !949

b35:
	%163 = phi i64 [ 0, %b34_ok1 ], [ %330, %b102 ], !dbg !949
	br i1 %48, label %b36, label %b38, !dbg !966

b36:
	%164 = phi i32 [ %170, %b37 ], [ %157, %b35 ], !dbg !967
	%165 = phi i64 [ %171, %b37 ], [ 16, %b35 ], !dbg !968
	%166 = icmp sgt i64 %165, 0, !dbg !969
	br i1 %166, label %b37, label %b41, !dbg !969

b37:
	%167 = trunc i64 %165 to i32, !dbg !970
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %164, i32 %167, i32 31), !dbg !970
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !970
	%170 = add i32 %164, %169, !dbg !971
	%171 = sdiv i64 %165, 2, !dbg !972
	br label %b36, !dbg !972

b38:
	%172 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 0, i32 31), !dbg !973
	%173 = extractvalue { i32, i1 } %172, 0, !dbg !973
	br label %b39, !dbg !973

b39:
	%174 = phi i32 [ %173, %b38 ], [ %180, %b40 ], !dbg !974
	%175 = phi i64 [ 1, %b38 ], [ %181, %b40 ], !dbg !975
	%176 = icmp slt i64 %175, %47, !dbg !976
	br i1 %176, label %b40, label %b41, !dbg !976

b40:
	%177 = trunc i64 %175 to i32, !dbg !977
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 %177, i32 31), !dbg !977
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !977
	%180 = add i32 %174, %179, !dbg !971
	%181 = add i64 %175, 1, !dbg !978
	br label %b39, !dbg !978

b41:
	%182 = phi i32 [ %164, %b36 ], [ %174, %b39 ], !dbg !965
	%183 = sdiv i64 %159, 32, !dbg !979
	%184 = icmp eq i64 %183, 1, !dbg !980
	br i1 %184, label %b47, label %b42, !dbg !980

b42:
	call void @llvm.nvvm.barrier0(), !dbg !982
	br i1 %139, label %b43, label %b44, !dbg !983

b43:
	%185 = sdiv i64 %31, 32, !dbg !984
	%186 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %185, !dbg !985
	store i32 %182, i32 addrspace(3)* %186, align 4, !dbg !985
	br label %b44, !dbg !985

b44:
	call void @llvm.nvvm.barrier0(), !dbg !986
	%187 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !987
	%188 = load i32, i32 addrspace(3)* %187, align 4, !dbg !987
	br label %b45, !dbg !987

b45:
	%189 = phi i32 [ %188, %b44 ], [ %194, %b46 ], !dbg !988
	%190 = phi i64 [ 1, %b44 ], [ %195, %b46 ], !dbg !989
	%191 = icmp slt i64 %190, %183, !dbg !990
	br i1 %191, label %b46, label %b47, !dbg !990

b46:
	%192 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %190, !dbg !991
	%193 = load i32, i32 addrspace(3)* %192, align 4, !dbg !991
	%194 = add i32 %189, %193, !dbg !971
	%195 = add i64 %190, 1, !dbg !992
	br label %b45, !dbg !992

b47:
	%196 = phi i32 [ %182, %b41 ], [ %189, %b45 ], !dbg !954
	%197 = getelementptr inbounds i32, i32 addrspace(1)* %153, i64 0, !dbg !993
	store i32 %196, i32 addrspace(1)* %197, align 4, !dbg !993
	br i1 %48, label %b48, label %b50, !dbg !998

b48:
	%198 = phi i32 [ %205, %b49 ], [ %157, %b47 ], !dbg !999
	%199 = phi i64 [ %206, %b49 ], [ 16, %b47 ], !dbg !1000
	%200 = icmp sgt i64 %199, 0, !dbg !1001
	br i1 %200, label %b49, label %b53, !dbg !1001

b49:
	%201 = trunc i64 %199 to i32, !dbg !1002
	%202 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %198, i32 %201, i32 31), !dbg !1002
	%203 = extractvalue { i32, i1 } %202, 0, !dbg !1002
	%204 = icmp slt i32 %198, %203, !dbg !1003
	%205 = select i1 %204, i32 %198, i32 %203, !dbg !1003
	%206 = sdiv i64 %199, 2, !dbg !1004
	br label %b48, !dbg !1004

b50:
	%207 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 0, i32 31), !dbg !1005
	%208 = extractvalue { i32, i1 } %207, 0, !dbg !1005
	br label %b51, !dbg !1005

b51:
	%209 = phi i32 [ %208, %b50 ], [ %216, %b52 ], !dbg !1006
	%210 = phi i64 [ 1, %b50 ], [ %217, %b52 ], !dbg !1007
	%211 = icmp slt i64 %210, %47, !dbg !1008
	br i1 %211, label %b52, label %b53, !dbg !1008

b52:
	%212 = trunc i64 %210 to i32, !dbg !1009
	%213 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 %212, i32 31), !dbg !1009
	%214 = extractvalue { i32, i1 } %213, 0, !dbg !1009
	%215 = icmp slt i32 %209, %214, !dbg !1003
	%216 = select i1 %215, i32 %209, i32 %214, !dbg !1003
	%217 = add i64 %210, 1, !dbg !1010
	br label %b51, !dbg !1010

b53:
	%218 = phi i32 [ %198, %b48 ], [ %209, %b51 ], !dbg !997
	br i1 %184, label %b59, label %b54, !dbg !1011

b54:
	call void @llvm.nvvm.barrier0(), !dbg !1013
	br i1 %139, label %b55, label %b56, !dbg !1014

b55:
	%219 = sdiv i64 %31, 32, !dbg !1015
	%220 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %219, !dbg !1016
	store i32 %218, i32 addrspace(3)* %220, align 4, !dbg !1016
	br label %b56, !dbg !1016

b56:
	call void @llvm.nvvm.barrier0(), !dbg !1017
	%221 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1018
	%222 = load i32, i32 addrspace(3)* %221, align 4, !dbg !1018
	br label %b57, !dbg !1018

b57:
	%223 = phi i32 [ %222, %b56 ], [ %229, %b58 ], !dbg !1019
	%224 = phi i64 [ 1, %b56 ], [ %230, %b58 ], !dbg !1020
	%225 = icmp slt i64 %224, %183, !dbg !1021
	br i1 %225, label %b58, label %b59, !dbg !1021

b58:
	%226 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %224, !dbg !1022
	%227 = load i32, i32 addrspace(3)* %226, align 4, !dbg !1022
	%228 = icmp slt i32 %223, %227, !dbg !1003
	%229 = select i1 %228, i32 %223, i32 %227, !dbg !1003
	%230 = add i64 %224, 1, !dbg !1023
	br label %b57, !dbg !1023

b59:
	%231 = phi i32 [ %218, %b53 ], [ %223, %b57 ], !dbg !996
	br i1 %48, label %b60, label %b62, !dbg !1028

b60:
	%232 = phi i32 [ %239, %b61 ], [ %157, %b59 ], !dbg !1029
	%233 = phi i64 [ %240, %b61 ], [ 16, %b59 ], !dbg !1030
	%234 = icmp sgt i64 %233, 0, !dbg !1031
	br i1 %234, label %b61, label %b65, !dbg !1031

b61:
	%235 = trunc i64 %233 to i32, !dbg !1032
	%236 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %232, i32 %235, i32 31), !dbg !1032
	%237 = extractvalue { i32, i1 } %236, 0, !dbg !1032
	%238 = icmp sgt i32 %232, %237, !dbg !1033
	%239 = select i1 %238, i32 %232, i32 %237, !dbg !1033
	%240 = sdiv i64 %233, 2, !dbg !1034
	br label %b60, !dbg !1034

b62:
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 0, i32 31), !dbg !1035
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !1035
	br label %b63, !dbg !1035

b63:
	%243 = phi i32 [ %242, %b62 ], [ %250, %b64 ], !dbg !1036
	%244 = phi i64 [ 1, %b62 ], [ %251, %b64 ], !dbg !1037
	%245 = icmp slt i64 %244, %47, !dbg !1038
	br i1 %245, label %b64, label %b65, !dbg !1038

b64:
	%246 = trunc i64 %244 to i32, !dbg !1039
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 %246, i32 31), !dbg !1039
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !1039
	%249 = icmp sgt i32 %243, %248, !dbg !1033
	%250 = select i1 %249, i32 %243, i32 %248, !dbg !1033
	%251 = add i64 %244, 1, !dbg !1040
	br label %b63, !dbg !1040

b65:
	%252 = phi i32 [ %232, %b60 ], [ %243, %b63 ], !dbg !1027
	br i1 %184, label %b71, label %b66, !dbg !1041

b66:
	call void @llvm.nvvm.barrier0(), !dbg !1043
	br i1 %139, label %b67, label %b68, !dbg !1044

b67:
	%253 = sdiv i64 %31, 32, !dbg !1045
	%254 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %253, !dbg !1046
	store i32 %252, i32 addrspace(3)* %254, align 4, !dbg !1046
	br label %b68, !dbg !1046

b68:
	call void @llvm.nvvm.barrier0(), !dbg !1047
	%255 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1048
	%256 = load i32, i32 addrspace(3)* %255, align 4, !dbg !1048
	br label %b69, !dbg !1048

b69:
	%257 = phi i32 [ %256, %b68 ], [ %263, %b70 ], !dbg !1049
	%258 = phi i64 [ 1, %b68 ], [ %264, %b70 ], !dbg !1050
	%259 = icmp slt i64 %258, %183, !dbg !1051
	br i1 %259, label %b70, label %b71, !dbg !1051

b70:
	%260 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %258, !dbg !1052
	%261 = load i32, i32 addrspace(3)* %260, align 4, !dbg !1052
	%262 = icmp sgt i32 %257, %261, !dbg !1033
	%263 = select i1 %262, i32 %257, i32 %261, !dbg !1033
	%264 = add i64 %258, 1, !dbg !1053
	br label %b69, !dbg !1053

b71:
	%265 = phi i32 [ %252, %b65 ], [ %257, %b69 ], !dbg !1026
	%266 = getelementptr inbounds i32, i32 addrspace(1)* %153, i64 1, !dbg !1054
	store i32 %231, i32 addrspace(1)* %266, align 4, !dbg !1054
	%267 = getelementptr inbounds i32, i32 addrspace(1)* %153, i64 2, !dbg !1055
	store i32 %265, i32 addrspace(1)* %267, align 4, !dbg !1055
	br label %b72, !dbg !1056

b72:
	%268 = phi i32 [ %157, %b71 ], [ %276, %b75 ], !dbg !1057
	%269 = phi i64 [ 1, %b71 ], [ %277, %b75 ], !dbg !1058
	%270 = icmp slt i64 %269, 32, !dbg !1059
	br i1 %270, label %b73, label %b76, !dbg !1059

b73:
	%271 = trunc i64 %269 to i32, !dbg !1060
	%272 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %268, i32 %271, i32 0), !dbg !1060
	%273 = extractvalue { i32, i1 } %272, 0, !dbg !1060
	%274 = icmp sge i64 %116, %269, !dbg !1061
	br i1 %274, label %b74, label %b75, !dbg !1061

b74:
	%275 = add i32 %268, %273, !dbg !1062
	br label %b75, !dbg !1062

b75:
	%276 = phi i32 [ %268, %b73 ], [ %275, %b74 ], !dbg !1057
	%277 = mul i64 %269, 2, !dbg !1063
	br label %b72, !dbg !1063

b76:
	br i1 %184, label %b82, label %b77, !dbg !1064

b77:
	%278 = sdiv i64 %31, 32, !dbg !1066
	call void @llvm.nvvm.barrier0(), !dbg !1067
	br i1 %161, label %b78, label %b79, !dbg !963

b78:
	%279 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %278, !dbg !1068
	store i32 %268, i32 addrspace(3)* %279, align 4, !dbg !1068
	br label %b79, !dbg !1068

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1069
	%280 = icmp slt i64 0, %278, !dbg !1069
	br i1 %280, label %b80, label %b81, !dbg !1069

b80:
	%281 = phi i32 [ %286, %b80_ok1 ], [ 0, %b79 ], !dbg !1070
	%282 = phi i64 [ %287, %b80_ok1 ], [ 0, %b79 ], !dbg !1070
	%283 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %282, !dbg !1071
	%284 = icmp uge i64 %282, 32, !dbg !1071
	br i1 %284, label %b80_fail1, label %b80_ok1, !dbg !1071, !prof !30

b80_ok1:
	%285 = load i32, i32 addrspace(3)* %283, align 4, !dbg !1071
	%286 = add i32 %281, %285, !dbg !1072
	%287 = add i64 %282, 1, !dbg !1072
	%288 = icmp slt i64 %287, %278, !dbg !1072
	br i1 %288, label %b80, label %b81, !dbg !1072

b81:
	%289 = phi i32 [ 0, %b79 ], [ %286, %b80_ok1 ], !dbg !1070
	br label %b82, !dbg !1073

b82:
	%290 = phi i32 [ 0, %b76 ], [ %289, %b81 ], !dbg !961
	%291 = add i32 %290, %268, !dbg !1074
	br label %b83, !dbg !1078

b83:
	%292 = phi i32 [ %157, %b82 ], [ %300, %b86 ], !dbg !1079
	%293 = phi i64 [ 1, %b82 ], [ %301, %b86 ], !dbg !1080
	%294 = icmp slt i64 %293, 32, !dbg !1081
	br i1 %294, label %b84, label %b87, !dbg !1081

b84:
	%295 = trunc i64 %293 to i32, !dbg !1082
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %292, i32 %295, i32 0), !dbg !1082
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !1082
	%298 = icmp sge i64 %116, %293, !dbg !1083
	br i1 %298, label %b85, label %b86, !dbg !1083

b85:
	%299 = add i32 %292, %297, !dbg !1084
	br label %b86, !dbg !1084

b86:
	%300 = phi i32 [ %292, %b84 ], [ %299, %b85 ], !dbg !1079
	%301 = mul i64 %293, 2, !dbg !1085
	br label %b83, !dbg !1085

b87:
	br i1 %184, label %b93, label %b88, !dbg !1086

b88:
	%302 = sdiv i64 %31, 32, !dbg !1088
	call void @llvm.nvvm.barrier0(), !dbg !1089
	br i1 %161, label %b89, label %b90, !dbg !1090

b89:
	%303 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %302, !dbg !1091
	store i32 %292, i32 addrspace(3)* %303, align 4, !dbg !1091
	br label %b90, !dbg !1091

b90:
	call void @llvm.nvvm.barrier0(), !dbg !1092
	%304 = icmp slt i64 0, %302, !dbg !1092
	br i1 %304, label %b91, label %b92, !dbg !1092

b91:
	%305 = phi i32 [ %310, %b91_ok1 ], [ 0, %b90 ], !dbg !1093
	%306 = phi i64 [ %311, %b91_ok1 ], [ 0, %b90 ], !dbg !1093
	%307 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %306, !dbg !1094
	%308 = icmp uge i64 %306, 32, !dbg !1094
	br i1 %308, label %b91_fail1, label %b91_ok1, !dbg !1094, !prof !30

b91_ok1:
	%309 = load i32, i32 addrspace(3)* %307, align 4, !dbg !1094
	%310 = add i32 %305, %309, !dbg !1095
	%311 = add i64 %306, 1, !dbg !1095
	%312 = icmp slt i64 %311, %302, !dbg !1095
	br i1 %312, label %b91, label %b92, !dbg !1095

b92:
	%313 = phi i32 [ 0, %b90 ], [ %310, %b91_ok1 ], !dbg !1093
	br label %b93, !dbg !1096

b93:
	%314 = phi i32 [ 0, %b87 ], [ %313, %b92 ], !dbg !1077
	%315 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %292, i32 1, i32 0), !dbg !1097
	%316 = extractvalue { i32, i1 } %315, 0, !dbg !1097
	br i1 %139, label %b95, label %b94, !dbg !1098

b94:
	%317 = add i32 %314, %316, !dbg !1099
	br label %b95, !dbg !1100

b95:
	%318 = phi i32 [ %314, %b93 ], [ %317, %b94 ], !dbg !1076
	%319 = getelementptr inbounds i32, i32 addrspace(1)* %153, i64 3, !dbg !1101
	store i32 %291, i32 addrspace(1)* %319, align 4, !dbg !1101
	%320 = getelementptr inbounds i32, i32 addrspace(1)* %153, i64 4, !dbg !1102
	store i32 %318, i32 addrspace(1)* %320, align 4, !dbg !1102
	%321 = sdiv i64 %162, 3, !dbg !1103
	%322 = icmp sge i64 %321, %22, !dbg !1106
	br i1 %322, label %b96, label %b97, !dbg !1106

b96:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !1107
	ret void, !dbg !1107

b97:
	br i1 %184, label %b98, label %b99, !dbg !1108

b98:
	%323 = trunc i64 %321 to i32, !dbg !1109
	%324 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 %323, i32 31), !dbg !1109
	%325 = extractvalue { i32, i1 } %324, 0, !dbg !1109
	br label %b102, !dbg !1110

b99:
	call void @llvm.nvvm.barrier0(), !dbg !1112
	%326 = icmp eq i64 %31, %321, !dbg !1113
	br i1 %326, label %b100, label %b101, !dbg !1113

b100:
	store i32 %157, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1114
	br label %b101, !dbg !1114

b101:
	call void @llvm.nvvm.barrier0(), !dbg !1115
	%327 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1116
	br label %b102, !dbg !1117

b102:
	%328 = phi i32 [ %325, %b98 ], [ %327, %b101 ], !dbg !1105
	%329 = getelementptr inbounds i32, i32 addrspace(1)* %153, i64 5, !dbg !1118
	store i32 %328, i32 addrspace(1)* %329, align 4, !dbg !1118
	%330 = add i64 %163, 1, !dbg !1118
	%331 = icmp slt i64 %330, 2, !dbg !1118
	br i1 %331, label %b35, label %b103, !dbg !1118

b103:
	ret void, !dbg !845

b0_fail1:
	%332 = icmp ugt i64 %33, %p1, !dbg !848
	br i1 %332, label %b0_fail2, label %b0_ok2, !dbg !848

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !848
	ret void, !dbg !848

b0_ok2:
	%333 = icmp uge i64 %32, %p5, !dbg !849
	br i1 %333, label %b0_fail3, label %b0_ok3, !dbg !849

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !849
	ret void, !dbg !849

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !852
	ret void, !dbg !852

b34_fail1:
	%334 = icmp ugt i64 %33, %p3, !dbg !946
	br i1 %334, label %b34_fail2, label %b34_ok2, !dbg !946

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !946
	ret void, !dbg !946

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %152), !dbg !949
	ret void, !dbg !949

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %282, i64 32), !dbg !1071
	ret void, !dbg !1071

b91_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %306, i64 32), !dbg !1094
	ret void, !dbg !1094
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1119 {
entry:
	br label %b0, !dbg !1120

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !1120
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1120
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !1120
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1123, !range !11
	%4 = sext i32 %3 to i64, !dbg !1123
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1123, !range !12
	%6 = sext i32 %5 to i64, !dbg !1123
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1123, !range !12
	%8 = sext i32 %7 to i64, !dbg !1123
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1123, !range !13
	%10 = sext i32 %9 to i64, !dbg !1123
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1123, !range !14
	%12 = sext i32 %11 to i64, !dbg !1123
	%13 = mul i64 %12, %8, !dbg !1123
	%14 = add i64 %6, %13, !dbg !1123
	%15 = mul i64 %10, %14, !dbg !1123
	%16 = add i64 %4, %15, !dbg !1123
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1123, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1123, !range !15
	%19 = mul i32 %17, %18, !dbg !1123
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1123, !range !16
	%21 = mul i32 %19, %20, !dbg !1123
	%22 = sext i32 %21 to i64, !dbg !1123
	%23 = mul i64 %16, %22, !dbg !1123
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1123, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1123, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1123, !range !18
	%27 = mul i32 %18, %26, !dbg !1123
	%28 = add i32 %25, %27, !dbg !1123
	%29 = mul i32 %17, %28, !dbg !1123
	%30 = add i32 %24, %29, !dbg !1123
	%31 = sext i32 %30 to i64, !dbg !1123
	%32 = add i64 %23, %31, !dbg !1123
	%33 = mul i64 %32, 3, !dbg !1124
	%34 = sub i64 %p1, %33, !dbg !1125
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !1125
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !1126
	%37 = icmp ugt i64 %33, %p1, !dbg !1125
	%38 = icmp uge i64 %32, %p5, !dbg !1126
	%39 = icmp ugt i64 3, %34, !dbg !1129
	%40 = or i1 %37, %38, !dbg !1129
	%41 = or i1 %40, %39, !dbg !1129
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1129, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1126
	%43 = and i32 %30, -32, !dbg !1134
	%44 = sub i32 %21, %43, !dbg !1134
	%45 = icmp slt i32 %44, 32, !dbg !1134
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1134
	%47 = sext i32 %46 to i64, !dbg !1134
	%48 = icmp eq i64 %47, 32, !dbg !1135
	br i1 %48, label %b1, label %b3, !dbg !1135

b1:
	%49 = phi i32 [ %42, %b0_ok1 ], [ %55, %b2 ], !dbg !1136
	%50 = phi i64 [ 16, %b0_ok1 ], [ %56, %b2 ], !dbg !1137
	%51 = icmp sgt i64 %50, 0, !dbg !1138
	br i1 %51, label %b2, label %b6, !dbg !1138

b2:
	%52 = trunc i64 %50 to i32, !dbg !1139
	%53 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %52, i32 31), !dbg !1139
	%54 = extractvalue { i32, i1 } %53, 0, !dbg !1139
	%55 = and i32 %49, %54, !dbg !1140
	%56 = sdiv i64 %50, 2, !dbg !1141
	br label %b1, !dbg !1141

b3:
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !1142
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !1142
	br label %b4, !dbg !1142

b4:
	%59 = phi i32 [ %58, %b3 ], [ %65, %b5 ], !dbg !1143
	%60 = phi i64 [ 1, %b3 ], [ %66, %b5 ], !dbg !1144
	%61 = icmp slt i64 %60, %47, !dbg !1145
	br i1 %61, label %b5, label %b6, !dbg !1145

b5:
	%62 = trunc i64 %60 to i32, !dbg !1146
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %62, i32 31), !dbg !1146
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !1146
	%65 = and i32 %59, %64, !dbg !1140
	%66 = add i64 %60, 1, !dbg !1147
	br label %b4, !dbg !1147

b6:
	%67 = phi i32 [ %49, %b1 ], [ %59, %b4 ], !dbg !1133
	br i1 %48, label %b7, label %b9, !dbg !1152

b7:
	%68 = phi i32 [ %42, %b6 ], [ %74, %b8 ], !dbg !1153
	%69 = phi i64 [ 16, %b6 ], [ %75, %b8 ], !dbg !1154
	%70 = icmp sgt i64 %69, 0, !dbg !1155
	br i1 %70, label %b8, label %b12, !dbg !1155

b8:
	%71 = trunc i64 %69 to i32, !dbg !1156
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %68, i32 %71, i32 31), !dbg !1156
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !1156
	%74 = or i32 %68, %73, !dbg !1157
	%75 = sdiv i64 %69, 2, !dbg !1158
	br label %b7, !dbg !1158

b9:
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !1159
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !1159
	br label %b10, !dbg !1159

b10:
	%78 = phi i32 [ %77, %b9 ], [ %84, %b11 ], !dbg !1160
	%79 = phi i64 [ 1, %b9 ], [ %85, %b11 ], !dbg !1161
	%80 = icmp slt i64 %79, %47, !dbg !1162
	br i1 %80, label %b11, label %b12, !dbg !1162

b11:
	%81 = trunc i64 %79 to i32, !dbg !1163
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %81, i32 31), !dbg !1163
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !1163
	%84 = or i32 %78, %83, !dbg !1157
	%85 = add i64 %79, 1, !dbg !1164
	br label %b10, !dbg !1164

b12:
	%86 = phi i32 [ %68, %b7 ], [ %78, %b10 ], !dbg !1151
	br i1 %48, label %b13, label %b15, !dbg !1169

b13:
	%87 = phi i32 [ %42, %b12 ], [ %93, %b14 ], !dbg !1170
	%88 = phi i64 [ 16, %b12 ], [ %94, %b14 ], !dbg !1171
	%89 = icmp sgt i64 %88, 0, !dbg !1172
	br i1 %89, label %b14, label %b18, !dbg !1172

b14:
	%90 = trunc i64 %88 to i32, !dbg !1173
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %87, i32 %90, i32 31), !dbg !1173
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1173
	%93 = xor i32 %87, %92, !dbg !1174
	%94 = sdiv i64 %88, 2, !dbg !1175
	br label %b13, !dbg !1175

b15:
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !1176
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !1176
	br label %b16, !dbg !1176

b16:
	%97 = phi i32 [ %96, %b15 ], [ %103, %b17 ], !dbg !1177
	%98 = phi i64 [ 1, %b15 ], [ %104, %b17 ], !dbg !1178
	%99 = icmp slt i64 %98, %47, !dbg !1179
	br i1 %99, label %b17, label %b18, !dbg !1179

b17:
	%100 = trunc i64 %98 to i32, !dbg !1180
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %100, i32 31), !dbg !1180
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !1180
	%103 = xor i32 %97, %102, !dbg !1174
	%104 = add i64 %98, 1, !dbg !1181
	br label %b16, !dbg !1181

b18:
	%105 = phi i32 [ %87, %b13 ], [ %97, %b16 ], !dbg !1168
	%106 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !1182
	store i32 %67, i32 addrspace(1)* %106, align 4, !dbg !1182
	%107 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !1183
	store i32 %86, i32 addrspace(1)* %107, align 4, !dbg !1183
	%108 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !1184
	store i32 %105, i32 addrspace(1)* %108, align 4, !dbg !1184
	%109 = sub i64 %p3, %33, !dbg !1185
	%110 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !1185
	%111 = icmp ugt i64 %33, %p3, !dbg !1185
	%112 = icmp ugt i64 3, %109, !dbg !1188
	%113 = or i1 %111, %112, !dbg !1188
	br i1 %113, label %b18_fail1, label %b18_ok1, !dbg !1188, !prof !30

b18_ok1:
	%114 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1189
	br i1 %48, label %b19, label %b21, !dbg !1194

b19:
	%115 = phi i32 [ %114, %b18_ok1 ], [ %121, %b20 ], !dbg !1195
	%116 = phi i64 [ 16, %b18_ok1 ], [ %122, %b20 ], !dbg !1196
	%117 = icmp sgt i64 %116, 0, !dbg !1197
	br i1 %117, label %b20, label %b24, !dbg !1197

b20:
	%118 = trunc i64 %116 to i32, !dbg !1198
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %115, i32 %118, i32 31), !dbg !1198
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !1198
	%121 = and i32 %115, %120, !dbg !1199
	%122 = sdiv i64 %116, 2, !dbg !1200
	br label %b19, !dbg !1200

b21:
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 0, i32 31), !dbg !1201
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !1201
	br label %b22, !dbg !1201

b22:
	%125 = phi i32 [ %124, %b21 ], [ %131, %b23 ], !dbg !1202
	%126 = phi i64 [ 1, %b21 ], [ %132, %b23 ], !dbg !1203
	%127 = icmp slt i64 %126, %47, !dbg !1204
	br i1 %127, label %b23, label %b24, !dbg !1204

b23:
	%128 = trunc i64 %126 to i32, !dbg !1205
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %128, i32 31), !dbg !1205
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !1205
	%131 = and i32 %125, %130, !dbg !1199
	%132 = add i64 %126, 1, !dbg !1206
	br label %b22, !dbg !1206

b24:
	%133 = phi i32 [ %115, %b19 ], [ %125, %b22 ], !dbg !1193
	%134 = add i64 %22, 32, !dbg !1208
	%135 = sub i64 %134, 1, !dbg !1209
	%136 = sdiv i64 %135, 32, !dbg !1210
	%137 = icmp eq i64 %136, 1, !dbg !1211
	br i1 %137, label %b30, label %b25, !dbg !1211

b25:
	call void @llvm.nvvm.barrier0(), !dbg !1213
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1214, !range !20
	%139 = sext i32 %138 to i64, !dbg !1214
	%140 = icmp eq i64 %139, 0, !dbg !1215
	br i1 %140, label %b26, label %b27, !dbg !1215

b26:
	%141 = sdiv i64 %31, 32, !dbg !1216
	%142 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %141, !dbg !1217
	store i32 %133, i32 addrspace(3)* %142, align 4, !dbg !1217
	br label %b27, !dbg !1217

b27:
	call void @llvm.nvvm.barrier0(), !dbg !1218
	%143 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1219
	%144 = load i32, i32 addrspace(3)* %143, align 4, !dbg !1219
	br label %b28, !dbg !1219

b28:
	%145 = phi i32 [ %144, %b27 ], [ %150, %b29 ], !dbg !1220
	%146 = phi i64 [ 1, %b27 ], [ %151, %b29 ], !dbg !1221
	%147 = icmp slt i64 %146, %136, !dbg !1222
	br i1 %147, label %b29, label %b30, !dbg !1222

b29:
	%148 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %146, !dbg !1223
	%149 = load i32, i32 addrspace(3)* %148, align 4, !dbg !1223
	%150 = and i32 %145, %149, !dbg !1199
	%151 = add i64 %146, 1, !dbg !1224
	br label %b28, !dbg !1224

b30:
	%152 = phi i32 [ %133, %b24 ], [ %145, %b28 ], !dbg !1192
	br i1 %48, label %b31, label %b33, !dbg !1229

b31:
	%153 = phi i32 [ %114, %b30 ], [ %159, %b32 ], !dbg !1230
	%154 = phi i64 [ 16, %b30 ], [ %160, %b32 ], !dbg !1231
	%155 = icmp sgt i64 %154, 0, !dbg !1232
	br i1 %155, label %b32, label %b36, !dbg !1232

b32:
	%156 = trunc i64 %154 to i32, !dbg !1233
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %153, i32 %156, i32 31), !dbg !1233
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !1233
	%159 = or i32 %153, %158, !dbg !1234
	%160 = sdiv i64 %154, 2, !dbg !1235
	br label %b31, !dbg !1235

b33:
	%161 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 0, i32 31), !dbg !1236
	%162 = extractvalue { i32, i1 } %161, 0, !dbg !1236
	br label %b34, !dbg !1236

b34:
	%163 = phi i32 [ %162, %b33 ], [ %169, %b35 ], !dbg !1237
	%164 = phi i64 [ 1, %b33 ], [ %170, %b35 ], !dbg !1238
	%165 = icmp slt i64 %164, %47, !dbg !1239
	br i1 %165, label %b35, label %b36, !dbg !1239

b35:
	%166 = trunc i64 %164 to i32, !dbg !1240
	%167 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %166, i32 31), !dbg !1240
	%168 = extractvalue { i32, i1 } %167, 0, !dbg !1240
	%169 = or i32 %163, %168, !dbg !1234
	%170 = add i64 %164, 1, !dbg !1241
	br label %b34, !dbg !1241

b36:
	%171 = phi i32 [ %153, %b31 ], [ %163, %b34 ], !dbg !1228
	br i1 %137, label %b42, label %b37, !dbg !1242

b37:
	call void @llvm.nvvm.barrier0(), !dbg !1244
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1245, !range !20
	%173 = sext i32 %172 to i64, !dbg !1245
	%174 = icmp eq i64 %173, 0, !dbg !1246
	br i1 %174, label %b38, label %b39, !dbg !1246

b38:
	%175 = sdiv i64 %31, 32, !dbg !1247
	%176 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %175, !dbg !1248
	store i32 %171, i32 addrspace(3)* %176, align 4, !dbg !1248
	br label %b39, !dbg !1248

b39:
	call void @llvm.nvvm.barrier0(), !dbg !1249
	%177 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1250
	%178 = load i32, i32 addrspace(3)* %177, align 4, !dbg !1250
	br label %b40, !dbg !1250

b40:
	%179 = phi i32 [ %178, %b39 ], [ %184, %b41 ], !dbg !1251
	%180 = phi i64 [ 1, %b39 ], [ %185, %b41 ], !dbg !1252
	%181 = icmp slt i64 %180, %136, !dbg !1253
	br i1 %181, label %b41, label %b42, !dbg !1253

b41:
	%182 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %180, !dbg !1254
	%183 = load i32, i32 addrspace(3)* %182, align 4, !dbg !1254
	%184 = or i32 %179, %183, !dbg !1234
	%185 = add i64 %180, 1, !dbg !1255
	br label %b40, !dbg !1255

b42:
	%186 = phi i32 [ %171, %b36 ], [ %179, %b40 ], !dbg !1227
	br i1 %48, label %b43, label %b45, !dbg !1260

b43:
	%187 = phi i32 [ %114, %b42 ], [ %193, %b44 ], !dbg !1261
	%188 = phi i64 [ 16, %b42 ], [ %194, %b44 ], !dbg !1262
	%189 = icmp sgt i64 %188, 0, !dbg !1263
	br i1 %189, label %b44, label %b48, !dbg !1263

b44:
	%190 = trunc i64 %188 to i32, !dbg !1264
	%191 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %187, i32 %190, i32 31), !dbg !1264
	%192 = extractvalue { i32, i1 } %191, 0, !dbg !1264
	%193 = xor i32 %187, %192, !dbg !1265
	%194 = sdiv i64 %188, 2, !dbg !1266
	br label %b43, !dbg !1266

b45:
	%195 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 0, i32 31), !dbg !1267
	%196 = extractvalue { i32, i1 } %195, 0, !dbg !1267
	br label %b46, !dbg !1267

b46:
	%197 = phi i32 [ %196, %b45 ], [ %203, %b47 ], !dbg !1268
	%198 = phi i64 [ 1, %b45 ], [ %204, %b47 ], !dbg !1269
	%199 = icmp slt i64 %198, %47, !dbg !1270
	br i1 %199, label %b47, label %b48, !dbg !1270

b47:
	%200 = trunc i64 %198 to i32, !dbg !1271
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %200, i32 31), !dbg !1271
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !1271
	%203 = xor i32 %197, %202, !dbg !1265
	%204 = add i64 %198, 1, !dbg !1272
	br label %b46, !dbg !1272

b48:
	%205 = phi i32 [ %187, %b43 ], [ %197, %b46 ], !dbg !1259
	br i1 %137, label %b54, label %b49, !dbg !1273

b49:
	call void @llvm.nvvm.barrier0(), !dbg !1275
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1276, !range !20
	%207 = sext i32 %206 to i64, !dbg !1276
	%208 = icmp eq i64 %207, 0, !dbg !1277
	br i1 %208, label %b50, label %b51, !dbg !1277

b50:
	%209 = sdiv i64 %31, 32, !dbg !1278
	%210 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %209, !dbg !1279
	store i32 %205, i32 addrspace(3)* %210, align 4, !dbg !1279
	br label %b51, !dbg !1279

b51:
	call void @llvm.nvvm.barrier0(), !dbg !1280
	%211 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1281
	%212 = load i32, i32 addrspace(3)* %211, align 4, !dbg !1281
	br label %b52, !dbg !1281

b52:
	%213 = phi i32 [ %212, %b51 ], [ %218, %b53 ], !dbg !1282
	%214 = phi i64 [ 1, %b51 ], [ %219, %b53 ], !dbg !1283
	%215 = icmp slt i64 %214, %136, !dbg !1284
	br i1 %215, label %b53, label %b54, !dbg !1284

b53:
	%216 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %214, !dbg !1285
	%217 = load i32, i32 addrspace(3)* %216, align 4, !dbg !1285
	%218 = xor i32 %213, %217, !dbg !1265
	%219 = add i64 %214, 1, !dbg !1286
	br label %b52, !dbg !1286

b54:
	%220 = phi i32 [ %205, %b48 ], [ %213, %b52 ], !dbg !1258
	%221 = getelementptr inbounds i32, i32 addrspace(1)* %110, i64 0, !dbg !1287
	store i32 %152, i32 addrspace(1)* %221, align 4, !dbg !1287
	%222 = getelementptr inbounds i32, i32 addrspace(1)* %110, i64 1, !dbg !1288
	store i32 %186, i32 addrspace(1)* %222, align 4, !dbg !1288
	%223 = getelementptr inbounds i32, i32 addrspace(1)* %110, i64 2, !dbg !1289
	store i32 %220, i32 addrspace(1)* %223, align 4, !dbg !1289
	ret void, !dbg !1122

b0_fail1:
	%224 = icmp ugt i64 %33, %p1, !dbg !1125
	br i1 %224, label %b0_fail2, label %b0_ok2, !dbg !1125

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !1125
	ret void, !dbg !1125

b0_ok2:
	%225 = icmp uge i64 %32, %p5, !dbg !1126
	br i1 %225, label %b0_fail3, label %b0_ok3, !dbg !1126

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !1126
	ret void, !dbg !1126

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !1129
	ret void, !dbg !1129

b18_fail1:
	%226 = icmp ugt i64 %33, %p3, !dbg !1185
	br i1 %226, label %b18_fail2, label %b18_ok2, !dbg !1185

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !1185
	ret void, !dbg !1185

b18_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %109), !dbg !1188
	ret void, !dbg !1188
}

define void @ExchangeInt64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1290 {
entry:
	br label %b0, !dbg !1291

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1291
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1291
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1291
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1294, !range !11
	%4 = sext i32 %3 to i64, !dbg !1294
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1294, !range !12
	%6 = sext i32 %5 to i64, !dbg !1294
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1294, !range !12
	%8 = sext i32 %7 to i64, !dbg !1294
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1294, !range !13
	%10 = sext i32 %9 to i64, !dbg !1294
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1294, !range !14
	%12 = sext i32 %11 to i64, !dbg !1294
	%13 = mul i64 %12, %8, !dbg !1294
	%14 = add i64 %6, %13, !dbg !1294
	%15 = mul i64 %10, %14, !dbg !1294
	%16 = add i64 %4, %15, !dbg !1294
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1294, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1294, !range !15
	%19 = mul i32 %17, %18, !dbg !1294
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1294, !range !16
	%21 = mul i32 %19, %20, !dbg !1294
	%22 = sext i32 %21 to i64, !dbg !1294
	%23 = mul i64 %16, %22, !dbg !1294
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1294, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1294, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1294, !range !18
	%27 = mul i32 %18, %26, !dbg !1294
	%28 = add i32 %25, %27, !dbg !1294
	%29 = mul i32 %17, %28, !dbg !1294
	%30 = add i32 %24, %29, !dbg !1294
	%31 = sext i32 %30 to i64, !dbg !1294
	%32 = add i64 %23, %31, !dbg !1294
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1295, !range !20
	%34 = sext i32 %33 to i64, !dbg !1295
	%35 = and i32 %30, -32, !dbg !1296
	%36 = sub i32 %21, %35, !dbg !1296
	%37 = icmp slt i32 %36, 32, !dbg !1296
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1296
	%39 = sext i32 %38 to i64, !dbg !1296
	%40 = icmp eq i64 %39, 32, !dbg !1297
	br i1 %40, label %b1, label %b2, !dbg !1297

b1:
	br label %b2, !dbg !1297

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1298
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1299
	%43 = mul i64 %32, 4, !dbg !1301
	%44 = sub i64 %p1, %43, !dbg !1302
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1300
	%46 = icmp uge i64 %32, %p5, !dbg !1300
	%47 = icmp ugt i64 %43, %p1, !dbg !1302
	%48 = icmp ugt i64 4, %44, !dbg !1303
	%49 = icmp eq i64 %39, 0, !dbg !1304
	%50 = or i1 %46, %47, !dbg !1304
	%51 = or i1 %50, %48, !dbg !1304
	%52 = or i1 %51, %49, !dbg !1304
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1304, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !1300
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !1302
	%55 = mul i64 %34, 7, !dbg !1305
	%56 = add i64 %55, 3, !dbg !1306
	%57 = icmp eq i64 %39, -1, !dbg !1304
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1304
	%59 = srem i64 %56, %58, !dbg !1304
	%60 = trunc i64 %59 to i32, !dbg !1307
	%61 = trunc i64 %53 to i32, !dbg !1307
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1307
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1307
	%64 = lshr i64 %53, 32, !dbg !1307
	%65 = trunc i64 %64 to i32, !dbg !1307
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !1307
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !1307
	%68 = zext i32 %67 to i64, !dbg !1307
	%69 = shl i64 %68, 32, !dbg !1307
	%70 = zext i32 %63 to i64, !dbg !1307
	%71 = or i64 %70, %69, !dbg !1307
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !1308
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !1308
	%73 = trunc i64 %53 to i32, !dbg !1309
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1309
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1309
	%76 = lshr i64 %53, 32, !dbg !1309
	%77 = trunc i64 %76 to i32, !dbg !1309
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !1309
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !1309
	%80 = zext i32 %79 to i64, !dbg !1309
	%81 = shl i64 %80, 32, !dbg !1309
	%82 = zext i32 %75 to i64, !dbg !1309
	%83 = or i64 %82, %81, !dbg !1309
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !1310
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !1310
	%85 = trunc i64 %41 to i32, !dbg !1311
	%86 = trunc i64 %53 to i32, !dbg !1311
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !1311
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1311
	%89 = lshr i64 %53, 32, !dbg !1311
	%90 = trunc i64 %89 to i32, !dbg !1311
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !1311
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1311
	%93 = zext i32 %92 to i64, !dbg !1311
	%94 = shl i64 %93, 32, !dbg !1311
	%95 = zext i32 %88 to i64, !dbg !1311
	%96 = or i64 %95, %94, !dbg !1311
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !1312
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !1312
	%98 = trunc i64 %42 to i32, !dbg !1313
	%99 = trunc i64 %53 to i32, !dbg !1313
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !1313
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1313
	%102 = lshr i64 %53, 32, !dbg !1313
	%103 = trunc i64 %102 to i32, !dbg !1313
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !1313
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !1313
	%106 = zext i32 %105 to i64, !dbg !1313
	%107 = shl i64 %106, 32, !dbg !1313
	%108 = zext i32 %101 to i64, !dbg !1313
	%109 = or i64 %108, %107, !dbg !1313
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !1314
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !1314
	%111 = mul i64 %32, 3, !dbg !1315
	%112 = sub i64 %p3, %111, !dbg !1316
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !1316
	%114 = icmp ugt i64 %111, %p3, !dbg !1316
	%115 = icmp ugt i64 3, %112, !dbg !1317
	%116 = or i1 %114, %115, !dbg !1317
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !1317, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !1318
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !1319
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !1319
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !1320
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !1320
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !1321
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !1322
	%121 = sub i64 %32, %34, !dbg !1323
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !1324
	%123 = icmp uge i64 %121, %p5, !dbg !1324
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !1324, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !1324
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !1325
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !1326
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !1326
	ret void, !dbg !1293

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !1300
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !1300

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1300
	ret void, !dbg !1300

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !1302
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !1302

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1302
	ret void, !dbg !1302

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !1303
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !1303

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1303
	ret void, !dbg !1303

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1304
	ret void, !dbg !1304

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !1316
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !1316

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !1316
	ret void, !dbg !1316

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !1317
	ret void, !dbg !1317

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !1324
	ret void, !dbg !1324
}

define void @NumbersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1327 {
entry:
	br label %b0, !dbg !1328

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1328
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1328
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1328
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1331, !range !11
	%4 = sext i32 %3 to i64, !dbg !1331
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1331, !range !12
	%6 = sext i32 %5 to i64, !dbg !1331
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1331, !range !12
	%8 = sext i32 %7 to i64, !dbg !1331
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1331, !range !13
	%10 = sext i32 %9 to i64, !dbg !1331
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1331, !range !14
	%12 = sext i32 %11 to i64, !dbg !1331
	%13 = mul i64 %12, %8, !dbg !1331
	%14 = add i64 %6, %13, !dbg !1331
	%15 = mul i64 %10, %14, !dbg !1331
	%16 = add i64 %4, %15, !dbg !1331
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1331, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1331, !range !15
	%19 = mul i32 %17, %18, !dbg !1331
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1331, !range !16
	%21 = mul i32 %19, %20, !dbg !1331
	%22 = sext i32 %21 to i64, !dbg !1331
	%23 = mul i64 %16, %22, !dbg !1331
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1331, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1331, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1331, !range !18
	%27 = mul i32 %18, %26, !dbg !1331
	%28 = add i32 %25, %27, !dbg !1331
	%29 = mul i32 %17, %28, !dbg !1331
	%30 = add i32 %24, %29, !dbg !1331
	%31 = sext i32 %30 to i64, !dbg !1331
	%32 = add i64 %23, %31, !dbg !1331
	%33 = mul i64 %32, 6, !dbg !1332
	%34 = sub i64 %p1, %33, !dbg !1333
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !1333
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1334
	%37 = icmp ugt i64 %33, %p1, !dbg !1333
	%38 = icmp uge i64 %32, %p5, !dbg !1334
	%39 = icmp ugt i64 6, %34, !dbg !1337
	%40 = or i1 %37, %38, !dbg !1337
	%41 = or i1 %40, %39, !dbg !1337
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1337, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1334
	%43 = and i32 %30, -32, !dbg !1344
	%44 = sub i32 %21, %43, !dbg !1344
	%45 = icmp slt i32 %44, 32, !dbg !1344
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1344
	%47 = sext i32 %46 to i64, !dbg !1344
	%48 = icmp eq i64 %47, 32, !dbg !1345
	%49 = mul i64 %47, 2, !dbg !1346
	br label %b1, !dbg !1337

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %267, %b33 ], !dbg !1337
	br i1 %48, label %b2, label %b4, !dbg !1345

b2:
	%51 = phi i64 [ %66, %b3 ], [ %42, %b1 ], !dbg !1347
	%52 = phi i64 [ %67, %b3 ], [ 16, %b1 ], !dbg !1348
	%53 = icmp sgt i64 %52, 0, !dbg !1349
	br i1 %53, label %b3, label %b7, !dbg !1349

b3:
	%54 = trunc i64 %52 to i32, !dbg !1350
	%55 = trunc i64 %51 to i32, !dbg !1350
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !1350
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !1350
	%58 = lshr i64 %51, 32, !dbg !1350
	%59 = trunc i64 %58 to i32, !dbg !1350
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %54, i32 31), !dbg !1350
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !1350
	%62 = zext i32 %61 to i64, !dbg !1350
	%63 = shl i64 %62, 32, !dbg !1350
	%64 = zext i32 %57 to i64, !dbg !1350
	%65 = or i64 %64, %63, !dbg !1350
	%66 = add i64 %51, %65, !dbg !1351
	%67 = sdiv i64 %52, 2, !dbg !1352
	br label %b2, !dbg !1352

b4:
	%68 = trunc i64 %42 to i32, !dbg !1353
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 0, i32 31), !dbg !1353
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !1353
	%71 = lshr i64 %42, 32, !dbg !1353
	%72 = trunc i64 %71 to i32, !dbg !1353
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !1353
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1353
	%75 = zext i32 %74 to i64, !dbg !1353
	%76 = shl i64 %75, 32, !dbg !1353
	%77 = zext i32 %70 to i64, !dbg !1353
	%78 = or i64 %77, %76, !dbg !1353
	br label %b5, !dbg !1353

b5:
	%79 = phi i64 [ %78, %b4 ], [ %94, %b6 ], !dbg !1354
	%80 = phi i64 [ 1, %b4 ], [ %95, %b6 ], !dbg !1355
	%81 = icmp slt i64 %80, %47, !dbg !1356
	br i1 %81, label %b6, label %b7, !dbg !1356

b6:
	%82 = trunc i64 %80 to i32, !dbg !1357
	%83 = trunc i64 %42 to i32, !dbg !1357
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %83, i32 %82, i32 31), !dbg !1357
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !1357
	%86 = lshr i64 %42, 32, !dbg !1357
	%87 = trunc i64 %86 to i32, !dbg !1357
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %87, i32 %82, i32 31), !dbg !1357
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !1357
	%90 = zext i32 %89 to i64, !dbg !1357
	%91 = shl i64 %90, 32, !dbg !1357
	%92 = zext i32 %85 to i64, !dbg !1357
	%93 = or i64 %92, %91, !dbg !1357
	%94 = add i64 %79, %93, !dbg !1351
	%95 = add i64 %80, 1, !dbg !1358
	br label %b5, !dbg !1358

b7:
	%96 = phi i64 [ %51, %b2 ], [ %79, %b5 ], !dbg !1343
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !1359
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !1359
	br i1 %48, label %b8, label %b10, !dbg !1364

b8:
	%98 = phi i64 [ %114, %b9 ], [ %42, %b7 ], !dbg !1365
	%99 = phi i64 [ %115, %b9 ], [ 16, %b7 ], !dbg !1366
	%100 = icmp sgt i64 %99, 0, !dbg !1367
	br i1 %100, label %b9, label %b13, !dbg !1367

b9:
	%101 = trunc i64 %99 to i32, !dbg !1368
	%102 = trunc i64 %98 to i32, !dbg !1368
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %101, i32 31), !dbg !1368
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !1368
	%105 = lshr i64 %98, 32, !dbg !1368
	%106 = trunc i64 %105 to i32, !dbg !1368
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %101, i32 31), !dbg !1368
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !1368
	%109 = zext i32 %108 to i64, !dbg !1368
	%110 = shl i64 %109, 32, !dbg !1368
	%111 = zext i32 %104 to i64, !dbg !1368
	%112 = or i64 %111, %110, !dbg !1368
	%113 = icmp slt i64 %98, %112, !dbg !1369
	%114 = select i1 %113, i64 %98, i64 %112, !dbg !1369
	%115 = sdiv i64 %99, 2, !dbg !1370
	br label %b8, !dbg !1370

b10:
	%116 = trunc i64 %42 to i32, !dbg !1371
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 0, i32 31), !dbg !1371
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !1371
	%119 = lshr i64 %42, 32, !dbg !1371
	%120 = trunc i64 %119 to i32, !dbg !1371
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %120, i32 0, i32 31), !dbg !1371
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !1371
	%123 = zext i32 %122 to i64, !dbg !1371
	%124 = shl i64 %123, 32, !dbg !1371
	%125 = zext i32 %118 to i64, !dbg !1371
	%126 = or i64 %125, %124, !dbg !1371
	br label %b11, !dbg !1371

b11:
	%127 = phi i64 [ %126, %b10 ], [ %143, %b12 ], !dbg !1372
	%128 = phi i64 [ 1, %b10 ], [ %144, %b12 ], !dbg !1373
	%129 = icmp slt i64 %128, %47, !dbg !1374
	br i1 %129, label %b12, label %b13, !dbg !1374

b12:
	%130 = trunc i64 %128 to i32, !dbg !1375
	%131 = trunc i64 %42 to i32, !dbg !1375
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %130, i32 31), !dbg !1375
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !1375
	%134 = lshr i64 %42, 32, !dbg !1375
	%135 = trunc i64 %134 to i32, !dbg !1375
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 %130, i32 31), !dbg !1375
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !1375
	%138 = zext i32 %137 to i64, !dbg !1375
	%139 = shl i64 %138, 32, !dbg !1375
	%140 = zext i32 %133 to i64, !dbg !1375
	%141 = or i64 %140, %139, !dbg !1375
	%142 = icmp slt i64 %127, %141, !dbg !1369
	%143 = select i1 %142, i64 %127, i64 %141, !dbg !1369
	%144 = add i64 %128, 1, !dbg !1376
	br label %b11, !dbg !1376

b13:
	%145 = phi i64 [ %98, %b8 ], [ %127, %b11 ], !dbg !1363
	br i1 %48, label %b14, label %b16, !dbg !1381

b14:
	%146 = phi i64 [ %162, %b15 ], [ %42, %b13 ], !dbg !1382
	%147 = phi i64 [ %163, %b15 ], [ 16, %b13 ], !dbg !1383
	%148 = icmp sgt i64 %147, 0, !dbg !1384
	br i1 %148, label %b15, label %b19, !dbg !1384

b15:
	%149 = trunc i64 %147 to i32, !dbg !1385
	%150 = trunc i64 %146 to i32, !dbg !1385
	%151 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %150, i32 %149, i32 31), !dbg !1385
	%152 = extractvalue { i32, i1 } %151, 0, !dbg !1385
	%153 = lshr i64 %146, 32, !dbg !1385
	%154 = trunc i64 %153 to i32, !dbg !1385
	%155 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %154, i32 %149, i32 31), !dbg !1385
	%156 = extractvalue { i32, i1 } %155, 0, !dbg !1385
	%157 = zext i32 %156 to i64, !dbg !1385
	%158 = shl i64 %157, 32, !dbg !1385
	%159 = zext i32 %152 to i64, !dbg !1385
	%160 = or i64 %159, %158, !dbg !1385
	%161 = icmp sgt i64 %146, %160, !dbg !1386
	%162 = select i1 %161, i64 %146, i64 %160, !dbg !1386
	%163 = sdiv i64 %147, 2, !dbg !1387
	br label %b14, !dbg !1387

b16:
	%164 = trunc i64 %42 to i32, !dbg !1388
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 0, i32 31), !dbg !1388
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !1388
	%167 = lshr i64 %42, 32, !dbg !1388
	%168 = trunc i64 %167 to i32, !dbg !1388
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 0, i32 31), !dbg !1388
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !1388
	%171 = zext i32 %170 to i64, !dbg !1388
	%172 = shl i64 %171, 32, !dbg !1388
	%173 = zext i32 %166 to i64, !dbg !1388
	%174 = or i64 %173, %172, !dbg !1388
	br label %b17, !dbg !1388

b17:
	%175 = phi i64 [ %174, %b16 ], [ %191, %b18 ], !dbg !1389
	%176 = phi i64 [ 1, %b16 ], [ %192, %b18 ], !dbg !1390
	%177 = icmp slt i64 %176, %47, !dbg !1391
	br i1 %177, label %b18, label %b19, !dbg !1391

b18:
	%178 = trunc i64 %176 to i32, !dbg !1392
	%179 = trunc i64 %42 to i32, !dbg !1392
	%180 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %179, i32 %178, i32 31), !dbg !1392
	%181 = extractvalue { i32, i1 } %180, 0, !dbg !1392
	%182 = lshr i64 %42, 32, !dbg !1392
	%183 = trunc i64 %182 to i32, !dbg !1392
	%184 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 %178, i32 31), !dbg !1392
	%185 = extractvalue { i32, i1 } %184, 0, !dbg !1392
	%186 = zext i32 %185 to i64, !dbg !1392
	%187 = shl i64 %186, 32, !dbg !1392
	%188 = zext i32 %181 to i64, !dbg !1392
	%189 = or i64 %188, %187, !dbg !1392
	%190 = icmp sgt i64 %175, %189, !dbg !1386
	%191 = select i1 %190, i64 %175, i64 %189, !dbg !1386
	%192 = add i64 %176, 1, !dbg !1393
	br label %b17, !dbg !1393

b19:
	%193 = phi i64 [ %146, %b14 ], [ %175, %b17 ], !dbg !1380
	%194 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !1394
	store i64 %145, i64 addrspace(1)* %194, align 8, !dbg !1394
	%195 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !1395
	store i64 %193, i64 addrspace(1)* %195, align 8, !dbg !1395
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1400, !range !20
	%197 = sext i32 %196 to i64, !dbg !1400
	br label %b20, !dbg !1400

b20:
	%198 = phi i64 [ %42, %b19 ], [ %215, %b23 ], !dbg !1401
	%199 = phi i64 [ 1, %b19 ], [ %216, %b23 ], !dbg !1402
	%200 = icmp slt i64 %199, 32, !dbg !1403
	br i1 %200, label %b21, label %b24, !dbg !1403

b21:
	%201 = trunc i64 %199 to i32, !dbg !1404
	%202 = trunc i64 %198 to i32, !dbg !1404
	%203 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %202, i32 %201, i32 0), !dbg !1404
	%204 = extractvalue { i32, i1 } %203, 0, !dbg !1404
	%205 = lshr i64 %198, 32, !dbg !1404
	%206 = trunc i64 %205 to i32, !dbg !1404
	%207 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %206, i32 %201, i32 0), !dbg !1404
	%208 = extractvalue { i32, i1 } %207, 0, !dbg !1404
	%209 = zext i32 %208 to i64, !dbg !1404
	%210 = shl i64 %209, 32, !dbg !1404
	%211 = zext i32 %204 to i64, !dbg !1404
	%212 = or i64 %211, %210, !dbg !1404
	%213 = icmp sge i64 %197, %199, !dbg !1405
	br i1 %213, label %b22, label %b23, !dbg !1405

b22:
	%214 = add i64 %198, %212, !dbg !1406
	br label %b23, !dbg !1406

b23:
	%215 = phi i64 [ %198, %b21 ], [ %214, %b22 ], !dbg !1401
	%216 = mul i64 %199, 2, !dbg !1407
	br label %b20, !dbg !1407

b24:
	%217 = phi i64 [ %234, %b27 ], [ %42, %b20 ], !dbg !1411
	%218 = phi i64 [ %235, %b27 ], [ 1, %b20 ], !dbg !1412
	%219 = icmp slt i64 %218, 32, !dbg !1413
	br i1 %219, label %b25, label %b28, !dbg !1413

b25:
	%220 = trunc i64 %218 to i32, !dbg !1414
	%221 = trunc i64 %217 to i32, !dbg !1414
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %221, i32 %220, i32 0), !dbg !1414
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !1414
	%224 = lshr i64 %217, 32, !dbg !1414
	%225 = trunc i64 %224 to i32, !dbg !1414
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %225, i32 %220, i32 0), !dbg !1414
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !1414
	%228 = zext i32 %227 to i64, !dbg !1414
	%229 = shl i64 %228, 32, !dbg !1414
	%230 = zext i32 %223 to i64, !dbg !1414
	%231 = or i64 %230, %229, !dbg !1414
	%232 = icmp sge i64 %197, %218, !dbg !1415
	br i1 %232, label %b26, label %b27, !dbg !1415

b26:
	%233 = add i64 %217, %231, !dbg !1416
	br label %b27, !dbg !1416

b27:
	%234 = phi i64 [ %217, %b25 ], [ %233, %b26 ], !dbg !1411
	%235 = mul i64 %218, 2, !dbg !1417
	br label %b24, !dbg !1417

b28:
	%236 = trunc i64 %217 to i32, !dbg !1418
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %236, i32 1, i32 0), !dbg !1418
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !1418
	%239 = lshr i64 %217, 32, !dbg !1418
	%240 = trunc i64 %239 to i32, !dbg !1418
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %240, i32 1, i32 0), !dbg !1418
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !1418
	%243 = zext i32 %242 to i64, !dbg !1418
	%244 = shl i64 %243, 32, !dbg !1418
	%245 = zext i32 %238 to i64, !dbg !1418
	%246 = or i64 %245, %244, !dbg !1418
	%247 = icmp eq i64 %197, 0, !dbg !1419
	br i1 %247, label %b30, label %b29, !dbg !1419

b29:
	br label %b30, !dbg !1420

b30:
	%248 = phi i64 [ 0, %b28 ], [ %246, %b29 ], !dbg !1409
	%249 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 3, !dbg !1421
	store i64 %198, i64 addrspace(1)* %249, align 8, !dbg !1421
	%250 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 4, !dbg !1422
	store i64 %248, i64 addrspace(1)* %250, align 8, !dbg !1422
	%251 = sdiv i64 %49, 3, !dbg !1423
	%252 = icmp slt i64 %251, 0, !dbg !1426
	br i1 %252, label %b32, label %b31, !dbg !1426

b31:
	%253 = icmp sge i64 %251, %47, !dbg !1427
	br i1 %253, label %b32, label %b33, !dbg !1427

b32:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !1428
	ret void, !dbg !1428

b33:
	%254 = trunc i64 %251 to i32, !dbg !1429
	%255 = trunc i64 %42 to i32, !dbg !1429
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %255, i32 %254, i32 31), !dbg !1429
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !1429
	%258 = lshr i64 %42, 32, !dbg !1429
	%259 = trunc i64 %258 to i32, !dbg !1429
	%260 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %259, i32 %254, i32 31), !dbg !1429
	%261 = extractvalue { i32, i1 } %260, 0, !dbg !1429
	%262 = zext i32 %261 to i64, !dbg !1429
	%263 = shl i64 %262, 32, !dbg !1429
	%264 = zext i32 %257 to i64, !dbg !1429
	%265 = or i64 %264, %263, !dbg !1429
	%266 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 5, !dbg !1430
	store i64 %265, i64 addrspace(1)* %266, align 8, !dbg !1430
	%267 = add i64 %50, 1, !dbg !1430
	%268 = icmp slt i64 %267, 2, !dbg !1430
	br i1 %268, label %b1, label %b34, !dbg !1430

b34:
	%269 = sub i64 %p3, %33, !dbg !1431
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !1431
	%271 = icmp ugt i64 %33, %p3, !dbg !1431
	%272 = icmp ugt i64 6, %269, !dbg !1434
	%273 = or i1 %271, %272, !dbg !1434
	br i1 %273, label %b34_fail1, label %b34_ok1, !dbg !1434, !prof !30

b34_ok1:
	%274 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1435
	%275 = add i64 %22, 32, !dbg !1441
	%276 = sub i64 %275, 1, !dbg !1442
	%277 = sub i64 %47, 1, !dbg !1447
	%278 = icmp eq i64 %197, %277, !dbg !1448
	%279 = mul i64 %22, 2, !dbg !1449
	br label %b35, !dbg !1434

b35:
	%280 = phi i64 [ 0, %b34_ok1 ], [ %564, %b102 ], !dbg !1434
	br i1 %48, label %b36, label %b38, !dbg !1451

b36:
	%281 = phi i64 [ %296, %b37 ], [ %274, %b35 ], !dbg !1452
	%282 = phi i64 [ %297, %b37 ], [ 16, %b35 ], !dbg !1453
	%283 = icmp sgt i64 %282, 0, !dbg !1454
	br i1 %283, label %b37, label %b41, !dbg !1454

b37:
	%284 = trunc i64 %282 to i32, !dbg !1455
	%285 = trunc i64 %281 to i32, !dbg !1455
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %285, i32 %284, i32 31), !dbg !1455
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !1455
	%288 = lshr i64 %281, 32, !dbg !1455
	%289 = trunc i64 %288 to i32, !dbg !1455
	%290 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %289, i32 %284, i32 31), !dbg !1455
	%291 = extractvalue { i32, i1 } %290, 0, !dbg !1455
	%292 = zext i32 %291 to i64, !dbg !1455
	%293 = shl i64 %292, 32, !dbg !1455
	%294 = zext i32 %287 to i64, !dbg !1455
	%295 = or i64 %294, %293, !dbg !1455
	%296 = add i64 %281, %295, !dbg !1456
	%297 = sdiv i64 %282, 2, !dbg !1457
	br label %b36, !dbg !1457

b38:
	%298 = trunc i64 %274 to i32, !dbg !1458
	%299 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %298, i32 0, i32 31), !dbg !1458
	%300 = extractvalue { i32, i1 } %299, 0, !dbg !1458
	%301 = lshr i64 %274, 32, !dbg !1458
	%302 = trunc i64 %301 to i32, !dbg !1458
	%303 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %302, i32 0, i32 31), !dbg !1458
	%304 = extractvalue { i32, i1 } %303, 0, !dbg !1458
	%305 = zext i32 %304 to i64, !dbg !1458
	%306 = shl i64 %305, 32, !dbg !1458
	%307 = zext i32 %300 to i64, !dbg !1458
	%308 = or i64 %307, %306, !dbg !1458
	br label %b39, !dbg !1458

b39:
	%309 = phi i64 [ %308, %b38 ], [ %324, %b40 ], !dbg !1459
	%310 = phi i64 [ 1, %b38 ], [ %325, %b40 ], !dbg !1460
	%311 = icmp slt i64 %310, %47, !dbg !1461
	br i1 %311, label %b40, label %b41, !dbg !1461

b40:
	%312 = trunc i64 %310 to i32, !dbg !1462
	%313 = trunc i64 %274 to i32, !dbg !1462
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %313, i32 %312, i32 31), !dbg !1462
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !1462
	%316 = lshr i64 %274, 32, !dbg !1462
	%317 = trunc i64 %316 to i32, !dbg !1462
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %312, i32 31), !dbg !1462
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !1462
	%320 = zext i32 %319 to i64, !dbg !1462
	%321 = shl i64 %320, 32, !dbg !1462
	%322 = zext i32 %315 to i64, !dbg !1462
	%323 = or i64 %322, %321, !dbg !1462
	%324 = add i64 %309, %323, !dbg !1456
	%325 = add i64 %310, 1, !dbg !1463
	br label %b39, !dbg !1463

b41:
	%326 = phi i64 [ %281, %b36 ], [ %309, %b39 ], !dbg !1450
	%327 = sdiv i64 %276, 32, !dbg !1464
	%328 = icmp eq i64 %327, 1, !dbg !1465
	br i1 %328, label %b47, label %b42, !dbg !1465

b42:
	call void @llvm.nvvm.barrier0(), !dbg !1467
	br i1 %247, label %b43, label %b44, !dbg !1468

b43:
	%329 = sdiv i64 %31, 32, !dbg !1469
	%330 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %329, !dbg !1470
	store i64 %326, i64 addrspace(3)* %330, align 8, !dbg !1470
	br label %b44, !dbg !1470

b44:
	call void @llvm.nvvm.barrier0(), !dbg !1471
	%331 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1472
	%332 = load i64, i64 addrspace(3)* %331, align 8, !dbg !1472
	br label %b45, !dbg !1472

b45:
	%333 = phi i64 [ %332, %b44 ], [ %338, %b46 ], !dbg !1473
	%334 = phi i64 [ 1, %b44 ], [ %339, %b46 ], !dbg !1474
	%335 = icmp slt i64 %334, %327, !dbg !1475
	br i1 %335, label %b46, label %b47, !dbg !1475

b46:
	%336 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %334, !dbg !1476
	%337 = load i64, i64 addrspace(3)* %336, align 8, !dbg !1476
	%338 = add i64 %333, %337, !dbg !1456
	%339 = add i64 %334, 1, !dbg !1477
	br label %b45, !dbg !1477

b47:
	%340 = phi i64 [ %326, %b41 ], [ %333, %b45 ], !dbg !1439
	%341 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 0, !dbg !1478
	store i64 %340, i64 addrspace(1)* %341, align 8, !dbg !1478
	br i1 %48, label %b48, label %b50, !dbg !1483

b48:
	%342 = phi i64 [ %358, %b49 ], [ %274, %b47 ], !dbg !1484
	%343 = phi i64 [ %359, %b49 ], [ 16, %b47 ], !dbg !1485
	%344 = icmp sgt i64 %343, 0, !dbg !1486
	br i1 %344, label %b49, label %b53, !dbg !1486

b49:
	%345 = trunc i64 %343 to i32, !dbg !1487
	%346 = trunc i64 %342 to i32, !dbg !1487
	%347 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %346, i32 %345, i32 31), !dbg !1487
	%348 = extractvalue { i32, i1 } %347, 0, !dbg !1487
	%349 = lshr i64 %342, 32, !dbg !1487
	%350 = trunc i64 %349 to i32, !dbg !1487
	%351 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %350, i32 %345, i32 31), !dbg !1487
	%352 = extractvalue { i32, i1 } %351, 0, !dbg !1487
	%353 = zext i32 %352 to i64, !dbg !1487
	%354 = shl i64 %353, 32, !dbg !1487
	%355 = zext i32 %348 to i64, !dbg !1487
	%356 = or i64 %355, %354, !dbg !1487
	%357 = icmp slt i64 %342, %356, !dbg !1488
	%358 = select i1 %357, i64 %342, i64 %356, !dbg !1488
	%359 = sdiv i64 %343, 2, !dbg !1489
	br label %b48, !dbg !1489

b50:
	%360 = trunc i64 %274 to i32, !dbg !1490
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %360, i32 0, i32 31), !dbg !1490
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !1490
	%363 = lshr i64 %274, 32, !dbg !1490
	%364 = trunc i64 %363 to i32, !dbg !1490
	%365 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %364, i32 0, i32 31), !dbg !1490
	%366 = extractvalue { i32, i1 } %365, 0, !dbg !1490
	%367 = zext i32 %366 to i64, !dbg !1490
	%368 = shl i64 %367, 32, !dbg !1490
	%369 = zext i32 %362 to i64, !dbg !1490
	%370 = or i64 %369, %368, !dbg !1490
	br label %b51, !dbg !1490

b51:
	%371 = phi i64 [ %370, %b50 ], [ %387, %b52 ], !dbg !1491
	%372 = phi i64 [ 1, %b50 ], [ %388, %b52 ], !dbg !1492
	%373 = icmp slt i64 %372, %47, !dbg !1493
	br i1 %373, label %b52, label %b53, !dbg !1493

b52:
	%374 = trunc i64 %372 to i32, !dbg !1494
	%375 = trunc i64 %274 to i32, !dbg !1494
	%376 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %375, i32 %374, i32 31), !dbg !1494
	%377 = extractvalue { i32, i1 } %376, 0, !dbg !1494
	%378 = lshr i64 %274, 32, !dbg !1494
	%379 = trunc i64 %378 to i32, !dbg !1494
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 %374, i32 31), !dbg !1494
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !1494
	%382 = zext i32 %381 to i64, !dbg !1494
	%383 = shl i64 %382, 32, !dbg !1494
	%384 = zext i32 %377 to i64, !dbg !1494
	%385 = or i64 %384, %383, !dbg !1494
	%386 = icmp slt i64 %371, %385, !dbg !1488
	%387 = select i1 %386, i64 %371, i64 %385, !dbg !1488
	%388 = add i64 %372, 1, !dbg !1495
	br label %b51, !dbg !1495

b53:
	%389 = phi i64 [ %342, %b48 ], [ %371, %b51 ], !dbg !1482
	br i1 %328, label %b59, label %b54, !dbg !1496

b54:
	call void @llvm.nvvm.barrier0(), !dbg !1498
	br i1 %247, label %b55, label %b56, !dbg !1499

b55:
	%390 = sdiv i64 %31, 32, !dbg !1500
	%391 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %390, !dbg !1501
	store i64 %389, i64 addrspace(3)* %391, align 8, !dbg !1501
	br label %b56, !dbg !1501

b56:
	call void @llvm.nvvm.barrier0(), !dbg !1502
	%392 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1503
	%393 = load i64, i64 addrspace(3)* %392, align 8, !dbg !1503
	br label %b57, !dbg !1503

b57:
	%394 = phi i64 [ %393, %b56 ], [ %400, %b58 ], !dbg !1504
	%395 = phi i64 [ 1, %b56 ], [ %401, %b58 ], !dbg !1505
	%396 = icmp slt i64 %395, %327, !dbg !1506
	br i1 %396, label %b58, label %b59, !dbg !1506

b58:
	%397 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %395, !dbg !1507
	%398 = load i64, i64 addrspace(3)* %397, align 8, !dbg !1507
	%399 = icmp slt i64 %394, %398, !dbg !1488
	%400 = select i1 %399, i64 %394, i64 %398, !dbg !1488
	%401 = add i64 %395, 1, !dbg !1508
	br label %b57, !dbg !1508

b59:
	%402 = phi i64 [ %389, %b53 ], [ %394, %b57 ], !dbg !1481
	br i1 %48, label %b60, label %b62, !dbg !1513

b60:
	%403 = phi i64 [ %419, %b61 ], [ %274, %b59 ], !dbg !1514
	%404 = phi i64 [ %420, %b61 ], [ 16, %b59 ], !dbg !1515
	%405 = icmp sgt i64 %404, 0, !dbg !1516
	br i1 %405, label %b61, label %b65, !dbg !1516

b61:
	%406 = trunc i64 %404 to i32, !dbg !1517
	%407 = trunc i64 %403 to i32, !dbg !1517
	%408 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %407, i32 %406, i32 31), !dbg !1517
	%409 = extractvalue { i32, i1 } %408, 0, !dbg !1517
	%410 = lshr i64 %403, 32, !dbg !1517
	%411 = trunc i64 %410 to i32, !dbg !1517
	%412 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %411, i32 %406, i32 31), !dbg !1517
	%413 = extractvalue { i32, i1 } %412, 0, !dbg !1517
	%414 = zext i32 %413 to i64, !dbg !1517
	%415 = shl i64 %414, 32, !dbg !1517
	%416 = zext i32 %409 to i64, !dbg !1517
	%417 = or i64 %416, %415, !dbg !1517
	%418 = icmp sgt i64 %403, %417, !dbg !1518
	%419 = select i1 %418, i64 %403, i64 %417, !dbg !1518
	%420 = sdiv i64 %404, 2, !dbg !1519
	br label %b60, !dbg !1519

b62:
	%421 = trunc i64 %274 to i32, !dbg !1520
	%422 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %421, i32 0, i32 31), !dbg !1520
	%423 = extractvalue { i32, i1 } %422, 0, !dbg !1520
	%424 = lshr i64 %274, 32, !dbg !1520
	%425 = trunc i64 %424 to i32, !dbg !1520
	%426 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %425, i32 0, i32 31), !dbg !1520
	%427 = extractvalue { i32, i1 } %426, 0, !dbg !1520
	%428 = zext i32 %427 to i64, !dbg !1520
	%429 = shl i64 %428, 32, !dbg !1520
	%430 = zext i32 %423 to i64, !dbg !1520
	%431 = or i64 %430, %429, !dbg !1520
	br label %b63, !dbg !1520

b63:
	%432 = phi i64 [ %431, %b62 ], [ %448, %b64 ], !dbg !1521
	%433 = phi i64 [ 1, %b62 ], [ %449, %b64 ], !dbg !1522
	%434 = icmp slt i64 %433, %47, !dbg !1523
	br i1 %434, label %b64, label %b65, !dbg !1523

b64:
	%435 = trunc i64 %433 to i32, !dbg !1524
	%436 = trunc i64 %274 to i32, !dbg !1524
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %436, i32 %435, i32 31), !dbg !1524
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !1524
	%439 = lshr i64 %274, 32, !dbg !1524
	%440 = trunc i64 %439 to i32, !dbg !1524
	%441 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %440, i32 %435, i32 31), !dbg !1524
	%442 = extractvalue { i32, i1 } %441, 0, !dbg !1524
	%443 = zext i32 %442 to i64, !dbg !1524
	%444 = shl i64 %443, 32, !dbg !1524
	%445 = zext i32 %438 to i64, !dbg !1524
	%446 = or i64 %445, %444, !dbg !1524
	%447 = icmp sgt i64 %432, %446, !dbg !1518
	%448 = select i1 %447, i64 %432, i64 %446, !dbg !1518
	%449 = add i64 %433, 1, !dbg !1525
	br label %b63, !dbg !1525

b65:
	%450 = phi i64 [ %403, %b60 ], [ %432, %b63 ], !dbg !1512
	br i1 %328, label %b71, label %b66, !dbg !1526

b66:
	call void @llvm.nvvm.barrier0(), !dbg !1528
	br i1 %247, label %b67, label %b68, !dbg !1529

b67:
	%451 = sdiv i64 %31, 32, !dbg !1530
	%452 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %451, !dbg !1531
	store i64 %450, i64 addrspace(3)* %452, align 8, !dbg !1531
	br label %b68, !dbg !1531

b68:
	call void @llvm.nvvm.barrier0(), !dbg !1532
	%453 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1533
	%454 = load i64, i64 addrspace(3)* %453, align 8, !dbg !1533
	br label %b69, !dbg !1533

b69:
	%455 = phi i64 [ %454, %b68 ], [ %461, %b70 ], !dbg !1534
	%456 = phi i64 [ 1, %b68 ], [ %462, %b70 ], !dbg !1535
	%457 = icmp slt i64 %456, %327, !dbg !1536
	br i1 %457, label %b70, label %b71, !dbg !1536

b70:
	%458 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %456, !dbg !1537
	%459 = load i64, i64 addrspace(3)* %458, align 8, !dbg !1537
	%460 = icmp sgt i64 %455, %459, !dbg !1518
	%461 = select i1 %460, i64 %455, i64 %459, !dbg !1518
	%462 = add i64 %456, 1, !dbg !1538
	br label %b69, !dbg !1538

b71:
	%463 = phi i64 [ %450, %b65 ], [ %455, %b69 ], !dbg !1511
	%464 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 1, !dbg !1539
	store i64 %402, i64 addrspace(1)* %464, align 8, !dbg !1539
	%465 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 2, !dbg !1540
	store i64 %463, i64 addrspace(1)* %465, align 8, !dbg !1540
	br label %b72, !dbg !1541

b72:
	%466 = phi i64 [ %274, %b71 ], [ %483, %b75 ], !dbg !1542
	%467 = phi i64 [ 1, %b71 ], [ %484, %b75 ], !dbg !1543
	%468 = icmp slt i64 %467, 32, !dbg !1544
	br i1 %468, label %b73, label %b76, !dbg !1544

b73:
	%469 = trunc i64 %467 to i32, !dbg !1545
	%470 = trunc i64 %466 to i32, !dbg !1545
	%471 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %470, i32 %469, i32 0), !dbg !1545
	%472 = extractvalue { i32, i1 } %471, 0, !dbg !1545
	%473 = lshr i64 %466, 32, !dbg !1545
	%474 = trunc i64 %473 to i32, !dbg !1545
	%475 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %474, i32 %469, i32 0), !dbg !1545
	%476 = extractvalue { i32, i1 } %475, 0, !dbg !1545
	%477 = zext i32 %476 to i64, !dbg !1545
	%478 = shl i64 %477, 32, !dbg !1545
	%479 = zext i32 %472 to i64, !dbg !1545
	%480 = or i64 %479, %478, !dbg !1545
	%481 = icmp sge i64 %197, %467, !dbg !1546
	br i1 %481, label %b74, label %b75, !dbg !1546

b74:
	%482 = add i64 %466, %480, !dbg !1547
	br label %b75, !dbg !1547

b75:
	%483 = phi i64 [ %466, %b73 ], [ %482, %b74 ], !dbg !1542
	%484 = mul i64 %467, 2, !dbg !1548
	br label %b72, !dbg !1548

b76:
	br i1 %328, label %b82, label %b77, !dbg !1549

b77:
	%485 = sdiv i64 %31, 32, !dbg !1551
	call void @llvm.nvvm.barrier0(), !dbg !1552
	br i1 %278, label %b78, label %b79, !dbg !1448

b78:
	%486 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %485, !dbg !1553
	store i64 %466, i64 addrspace(3)* %486, align 8, !dbg !1553
	br label %b79, !dbg !1553

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1554
	%487 = icmp slt i64 0, %485, !dbg !1554
	br i1 %487, label %b80, label %b81, !dbg !1554

b80:
	%488 = phi i64 [ %493, %b80_ok1 ], [ 0, %b79 ], !dbg !1555
	%489 = phi i64 [ %494, %b80_ok1 ], [ 0, %b79 ], !dbg !1555
	%490 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %489, !dbg !1556
	%491 = icmp uge i64 %489, 32, !dbg !1556
	br i1 %491, label %b80_fail1, label %b80_ok1, !dbg !1556, !prof !30

b80_ok1:
	%492 = load i64, i64 addrspace(3)* %490, align 8, !dbg !1556
	%493 = add i64 %488, %492, !dbg !1557
	%494 = add i64 %489, 1, !dbg !1557
	%495 = icmp slt i64 %494, %485, !dbg !1557
	br i1 %495, label %b80, label %b81, !dbg !1557

b81:
	%496 = phi i64 [ 0, %b79 ], [ %493, %b80_ok1 ], !dbg !1555
	br label %b82, !dbg !1558

b82:
	%497 = phi i64 [ 0, %b76 ], [ %496, %b81 ], !dbg !1446
	%498 = add i64 %497, %466, !dbg !1559
	br label %b83, !dbg !1563

b83:
	%499 = phi i64 [ %274, %b82 ], [ %516, %b86 ], !dbg !1564
	%500 = phi i64 [ 1, %b82 ], [ %517, %b86 ], !dbg !1565
	%501 = icmp slt i64 %500, 32, !dbg !1566
	br i1 %501, label %b84, label %b87, !dbg !1566

b84:
	%502 = trunc i64 %500 to i32, !dbg !1567
	%503 = trunc i64 %499 to i32, !dbg !1567
	%504 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %503, i32 %502, i32 0), !dbg !1567
	%505 = extractvalue { i32, i1 } %504, 0, !dbg !1567
	%506 = lshr i64 %499, 32, !dbg !1567
	%507 = trunc i64 %506 to i32, !dbg !1567
	%508 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %507, i32 %502, i32 0), !dbg !1567
	%509 = extractvalue { i32, i1 } %508, 0, !dbg !1567
	%510 = zext i32 %509 to i64, !dbg !1567
	%511 = shl i64 %510, 32, !dbg !1567
	%512 = zext i32 %505 to i64, !dbg !1567
	%513 = or i64 %512, %511, !dbg !1567
	%514 = icmp sge i64 %197, %500, !dbg !1568
	br i1 %514, label %b85, label %b86, !dbg !1568

b85:
	%515 = add i64 %499, %513, !dbg !1569
	br label %b86, !dbg !1569

b86:
	%516 = phi i64 [ %499, %b84 ], [ %515, %b85 ], !dbg !1564
	%517 = mul i64 %500, 2, !dbg !1570
	br label %b83, !dbg !1570

b87:
	br i1 %328, label %b93, label %b88, !dbg !1571

b88:
	%518 = sdiv i64 %31, 32, !dbg !1573
	call void @llvm.nvvm.barrier0(), !dbg !1574
	br i1 %278, label %b89, label %b90, !dbg !1575

b89:
	%519 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %518, !dbg !1576
	store i64 %499, i64 addrspace(3)* %519, align 8, !dbg !1576
	br label %b90, !dbg !1576

b90:
	call void @llvm.nvvm.barrier0(), !dbg !1577
	%520 = icmp slt i64 0, %518, !dbg !1577
	br i1 %520, label %b91, label %b92, !dbg !1577

b91:
	%521 = phi i64 [ %526, %b91_ok1 ], [ 0, %b90 ], !dbg !1578
	%522 = phi i64 [ %527, %b91_ok1 ], [ 0, %b90 ], !dbg !1578
	%523 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %522, !dbg !1579
	%524 = icmp uge i64 %522, 32, !dbg !1579
	br i1 %524, label %b91_fail1, label %b91_ok1, !dbg !1579, !prof !30

b91_ok1:
	%525 = load i64, i64 addrspace(3)* %523, align 8, !dbg !1579
	%526 = add i64 %521, %525, !dbg !1580
	%527 = add i64 %522, 1, !dbg !1580
	%528 = icmp slt i64 %527, %518, !dbg !1580
	br i1 %528, label %b91, label %b92, !dbg !1580

b92:
	%529 = phi i64 [ 0, %b90 ], [ %526, %b91_ok1 ], !dbg !1578
	br label %b93, !dbg !1581

b93:
	%530 = phi i64 [ 0, %b87 ], [ %529, %b92 ], !dbg !1562
	%531 = trunc i64 %499 to i32, !dbg !1582
	%532 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %531, i32 1, i32 0), !dbg !1582
	%533 = extractvalue { i32, i1 } %532, 0, !dbg !1582
	%534 = lshr i64 %499, 32, !dbg !1582
	%535 = trunc i64 %534 to i32, !dbg !1582
	%536 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %535, i32 1, i32 0), !dbg !1582
	%537 = extractvalue { i32, i1 } %536, 0, !dbg !1582
	%538 = zext i32 %537 to i64, !dbg !1582
	%539 = shl i64 %538, 32, !dbg !1582
	%540 = zext i32 %533 to i64, !dbg !1582
	%541 = or i64 %540, %539, !dbg !1582
	br i1 %247, label %b95, label %b94, !dbg !1583

b94:
	%542 = add i64 %530, %541, !dbg !1584
	br label %b95, !dbg !1585

b95:
	%543 = phi i64 [ %530, %b93 ], [ %542, %b94 ], !dbg !1561
	%544 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 3, !dbg !1586
	store i64 %498, i64 addrspace(1)* %544, align 8, !dbg !1586
	%545 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 4, !dbg !1587
	store i64 %543, i64 addrspace(1)* %545, align 8, !dbg !1587
	%546 = sdiv i64 %279, 3, !dbg !1588
	%547 = icmp sge i64 %546, %22, !dbg !1591
	br i1 %547, label %b96, label %b97, !dbg !1591

b96:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !1592
	ret void, !dbg !1592

b97:
	br i1 %328, label %b98, label %b99, !dbg !1593

b98:
	%548 = trunc i64 %546 to i32, !dbg !1594
	%549 = trunc i64 %274 to i32, !dbg !1594
	%550 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %549, i32 %548, i32 31), !dbg !1594
	%551 = extractvalue { i32, i1 } %550, 0, !dbg !1594
	%552 = lshr i64 %274, 32, !dbg !1594
	%553 = trunc i64 %552 to i32, !dbg !1594
	%554 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %553, i32 %548, i32 31), !dbg !1594
	%555 = extractvalue { i32, i1 } %554, 0, !dbg !1594
	%556 = zext i32 %555 to i64, !dbg !1594
	%557 = shl i64 %556, 32, !dbg !1594
	%558 = zext i32 %551 to i64, !dbg !1594
	%559 = or i64 %558, %557, !dbg !1594
	br label %b102, !dbg !1595

b99:
	call void @llvm.nvvm.barrier0(), !dbg !1597
	%560 = icmp eq i64 %31, %546, !dbg !1598
	br i1 %560, label %b100, label %b101, !dbg !1598

b100:
	store i64 %274, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1599
	br label %b101, !dbg !1599

b101:
	call void @llvm.nvvm.barrier0(), !dbg !1600
	%561 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1601
	br label %b102, !dbg !1602

b102:
	%562 = phi i64 [ %559, %b98 ], [ %561, %b101 ], !dbg !1590
	%563 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 5, !dbg !1603
	store i64 %562, i64 addrspace(1)* %563, align 8, !dbg !1603
	%564 = add i64 %280, 1, !dbg !1603
	%565 = icmp slt i64 %564, 2, !dbg !1603
	br i1 %565, label %b35, label %b103, !dbg !1603

b103:
	ret void, !dbg !1330

b0_fail1:
	%566 = icmp ugt i64 %33, %p1, !dbg !1333
	br i1 %566, label %b0_fail2, label %b0_ok2, !dbg !1333

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !1333
	ret void, !dbg !1333

b0_ok2:
	%567 = icmp uge i64 %32, %p5, !dbg !1334
	br i1 %567, label %b0_fail3, label %b0_ok3, !dbg !1334

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !1334
	ret void, !dbg !1334

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !1337
	ret void, !dbg !1337

b34_fail1:
	%568 = icmp ugt i64 %33, %p3, !dbg !1431
	br i1 %568, label %b34_fail2, label %b34_ok2, !dbg !1431

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !1431
	ret void, !dbg !1431

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %269), !dbg !1434
	ret void, !dbg !1434

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %489, i64 32), !dbg !1556
	ret void, !dbg !1556

b91_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %522, i64 32), !dbg !1579
	ret void, !dbg !1579
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1604 {
entry:
	br label %b0, !dbg !1605

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1605
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1605
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1605
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1608, !range !11
	%4 = sext i32 %3 to i64, !dbg !1608
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1608, !range !12
	%6 = sext i32 %5 to i64, !dbg !1608
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1608, !range !12
	%8 = sext i32 %7 to i64, !dbg !1608
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1608, !range !13
	%10 = sext i32 %9 to i64, !dbg !1608
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1608, !range !14
	%12 = sext i32 %11 to i64, !dbg !1608
	%13 = mul i64 %12, %8, !dbg !1608
	%14 = add i64 %6, %13, !dbg !1608
	%15 = mul i64 %10, %14, !dbg !1608
	%16 = add i64 %4, %15, !dbg !1608
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1608, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1608, !range !15
	%19 = mul i32 %17, %18, !dbg !1608
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1608, !range !16
	%21 = mul i32 %19, %20, !dbg !1608
	%22 = sext i32 %21 to i64, !dbg !1608
	%23 = mul i64 %16, %22, !dbg !1608
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1608, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1608, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1608, !range !18
	%27 = mul i32 %18, %26, !dbg !1608
	%28 = add i32 %25, %27, !dbg !1608
	%29 = mul i32 %17, %28, !dbg !1608
	%30 = add i32 %24, %29, !dbg !1608
	%31 = sext i32 %30 to i64, !dbg !1608
	%32 = add i64 %23, %31, !dbg !1608
	%33 = mul i64 %32, 3, !dbg !1609
	%34 = sub i64 %p1, %33, !dbg !1610
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !1610
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1611
	%37 = icmp ugt i64 %33, %p1, !dbg !1610
	%38 = icmp uge i64 %32, %p5, !dbg !1611
	%39 = icmp ugt i64 3, %34, !dbg !1614
	%40 = or i1 %37, %38, !dbg !1614
	%41 = or i1 %40, %39, !dbg !1614
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1614, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1611
	%43 = and i32 %30, -32, !dbg !1619
	%44 = sub i32 %21, %43, !dbg !1619
	%45 = icmp slt i32 %44, 32, !dbg !1619
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1619
	%47 = sext i32 %46 to i64, !dbg !1619
	%48 = icmp eq i64 %47, 32, !dbg !1620
	br i1 %48, label %b1, label %b3, !dbg !1620

b1:
	%49 = phi i64 [ %42, %b0_ok1 ], [ %64, %b2 ], !dbg !1621
	%50 = phi i64 [ 16, %b0_ok1 ], [ %65, %b2 ], !dbg !1622
	%51 = icmp sgt i64 %50, 0, !dbg !1623
	br i1 %51, label %b2, label %b6, !dbg !1623

b2:
	%52 = trunc i64 %50 to i32, !dbg !1624
	%53 = trunc i64 %49 to i32, !dbg !1624
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !1624
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !1624
	%56 = lshr i64 %49, 32, !dbg !1624
	%57 = trunc i64 %56 to i32, !dbg !1624
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %52, i32 31), !dbg !1624
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1624
	%60 = zext i32 %59 to i64, !dbg !1624
	%61 = shl i64 %60, 32, !dbg !1624
	%62 = zext i32 %55 to i64, !dbg !1624
	%63 = or i64 %62, %61, !dbg !1624
	%64 = and i64 %49, %63, !dbg !1625
	%65 = sdiv i64 %50, 2, !dbg !1626
	br label %b1, !dbg !1626

b3:
	%66 = trunc i64 %42 to i32, !dbg !1627
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 0, i32 31), !dbg !1627
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !1627
	%69 = lshr i64 %42, 32, !dbg !1627
	%70 = trunc i64 %69 to i32, !dbg !1627
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 0, i32 31), !dbg !1627
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !1627
	%73 = zext i32 %72 to i64, !dbg !1627
	%74 = shl i64 %73, 32, !dbg !1627
	%75 = zext i32 %68 to i64, !dbg !1627
	%76 = or i64 %75, %74, !dbg !1627
	br label %b4, !dbg !1627

b4:
	%77 = phi i64 [ %76, %b3 ], [ %92, %b5 ], !dbg !1628
	%78 = phi i64 [ 1, %b3 ], [ %93, %b5 ], !dbg !1629
	%79 = icmp slt i64 %78, %47, !dbg !1630
	br i1 %79, label %b5, label %b6, !dbg !1630

b5:
	%80 = trunc i64 %78 to i32, !dbg !1631
	%81 = trunc i64 %42 to i32, !dbg !1631
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %80, i32 31), !dbg !1631
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !1631
	%84 = lshr i64 %42, 32, !dbg !1631
	%85 = trunc i64 %84 to i32, !dbg !1631
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 %80, i32 31), !dbg !1631
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !1631
	%88 = zext i32 %87 to i64, !dbg !1631
	%89 = shl i64 %88, 32, !dbg !1631
	%90 = zext i32 %83 to i64, !dbg !1631
	%91 = or i64 %90, %89, !dbg !1631
	%92 = and i64 %77, %91, !dbg !1625
	%93 = add i64 %78, 1, !dbg !1632
	br label %b4, !dbg !1632

b6:
	%94 = phi i64 [ %49, %b1 ], [ %77, %b4 ], !dbg !1618
	br i1 %48, label %b7, label %b9, !dbg !1637

b7:
	%95 = phi i64 [ %42, %b6 ], [ %110, %b8 ], !dbg !1638
	%96 = phi i64 [ 16, %b6 ], [ %111, %b8 ], !dbg !1639
	%97 = icmp sgt i64 %96, 0, !dbg !1640
	br i1 %97, label %b8, label %b12, !dbg !1640

b8:
	%98 = trunc i64 %96 to i32, !dbg !1641
	%99 = trunc i64 %95 to i32, !dbg !1641
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !1641
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1641
	%102 = lshr i64 %95, 32, !dbg !1641
	%103 = trunc i64 %102 to i32, !dbg !1641
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !1641
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !1641
	%106 = zext i32 %105 to i64, !dbg !1641
	%107 = shl i64 %106, 32, !dbg !1641
	%108 = zext i32 %101 to i64, !dbg !1641
	%109 = or i64 %108, %107, !dbg !1641
	%110 = or i64 %95, %109, !dbg !1642
	%111 = sdiv i64 %96, 2, !dbg !1643
	br label %b7, !dbg !1643

b9:
	%112 = trunc i64 %42 to i32, !dbg !1644
	%113 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 0, i32 31), !dbg !1644
	%114 = extractvalue { i32, i1 } %113, 0, !dbg !1644
	%115 = lshr i64 %42, 32, !dbg !1644
	%116 = trunc i64 %115 to i32, !dbg !1644
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 0, i32 31), !dbg !1644
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !1644
	%119 = zext i32 %118 to i64, !dbg !1644
	%120 = shl i64 %119, 32, !dbg !1644
	%121 = zext i32 %114 to i64, !dbg !1644
	%122 = or i64 %121, %120, !dbg !1644
	br label %b10, !dbg !1644

b10:
	%123 = phi i64 [ %122, %b9 ], [ %138, %b11 ], !dbg !1645
	%124 = phi i64 [ 1, %b9 ], [ %139, %b11 ], !dbg !1646
	%125 = icmp slt i64 %124, %47, !dbg !1647
	br i1 %125, label %b11, label %b12, !dbg !1647

b11:
	%126 = trunc i64 %124 to i32, !dbg !1648
	%127 = trunc i64 %42 to i32, !dbg !1648
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %126, i32 31), !dbg !1648
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !1648
	%130 = lshr i64 %42, 32, !dbg !1648
	%131 = trunc i64 %130 to i32, !dbg !1648
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %126, i32 31), !dbg !1648
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !1648
	%134 = zext i32 %133 to i64, !dbg !1648
	%135 = shl i64 %134, 32, !dbg !1648
	%136 = zext i32 %129 to i64, !dbg !1648
	%137 = or i64 %136, %135, !dbg !1648
	%138 = or i64 %123, %137, !dbg !1642
	%139 = add i64 %124, 1, !dbg !1649
	br label %b10, !dbg !1649

b12:
	%140 = phi i64 [ %95, %b7 ], [ %123, %b10 ], !dbg !1636
	br i1 %48, label %b13, label %b15, !dbg !1654

b13:
	%141 = phi i64 [ %42, %b12 ], [ %156, %b14 ], !dbg !1655
	%142 = phi i64 [ 16, %b12 ], [ %157, %b14 ], !dbg !1656
	%143 = icmp sgt i64 %142, 0, !dbg !1657
	br i1 %143, label %b14, label %b18, !dbg !1657

b14:
	%144 = trunc i64 %142 to i32, !dbg !1658
	%145 = trunc i64 %141 to i32, !dbg !1658
	%146 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %145, i32 %144, i32 31), !dbg !1658
	%147 = extractvalue { i32, i1 } %146, 0, !dbg !1658
	%148 = lshr i64 %141, 32, !dbg !1658
	%149 = trunc i64 %148 to i32, !dbg !1658
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %149, i32 %144, i32 31), !dbg !1658
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !1658
	%152 = zext i32 %151 to i64, !dbg !1658
	%153 = shl i64 %152, 32, !dbg !1658
	%154 = zext i32 %147 to i64, !dbg !1658
	%155 = or i64 %154, %153, !dbg !1658
	%156 = xor i64 %141, %155, !dbg !1659
	%157 = sdiv i64 %142, 2, !dbg !1660
	br label %b13, !dbg !1660

b15:
	%158 = trunc i64 %42 to i32, !dbg !1661
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %158, i32 0, i32 31), !dbg !1661
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !1661
	%161 = lshr i64 %42, 32, !dbg !1661
	%162 = trunc i64 %161 to i32, !dbg !1661
	%163 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %162, i32 0, i32 31), !dbg !1661
	%164 = extractvalue { i32, i1 } %163, 0, !dbg !1661
	%165 = zext i32 %164 to i64, !dbg !1661
	%166 = shl i64 %165, 32, !dbg !1661
	%167 = zext i32 %160 to i64, !dbg !1661
	%168 = or i64 %167, %166, !dbg !1661
	br label %b16, !dbg !1661

b16:
	%169 = phi i64 [ %168, %b15 ], [ %184, %b17 ], !dbg !1662
	%170 = phi i64 [ 1, %b15 ], [ %185, %b17 ], !dbg !1663
	%171 = icmp slt i64 %170, %47, !dbg !1664
	br i1 %171, label %b17, label %b18, !dbg !1664

b17:
	%172 = trunc i64 %170 to i32, !dbg !1665
	%173 = trunc i64 %42 to i32, !dbg !1665
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 %172, i32 31), !dbg !1665
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !1665
	%176 = lshr i64 %42, 32, !dbg !1665
	%177 = trunc i64 %176 to i32, !dbg !1665
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %172, i32 31), !dbg !1665
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !1665
	%180 = zext i32 %179 to i64, !dbg !1665
	%181 = shl i64 %180, 32, !dbg !1665
	%182 = zext i32 %175 to i64, !dbg !1665
	%183 = or i64 %182, %181, !dbg !1665
	%184 = xor i64 %169, %183, !dbg !1659
	%185 = add i64 %170, 1, !dbg !1666
	br label %b16, !dbg !1666

b18:
	%186 = phi i64 [ %141, %b13 ], [ %169, %b16 ], !dbg !1653
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !1667
	store i64 %94, i64 addrspace(1)* %187, align 8, !dbg !1667
	%188 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !1668
	store i64 %140, i64 addrspace(1)* %188, align 8, !dbg !1668
	%189 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !1669
	store i64 %186, i64 addrspace(1)* %189, align 8, !dbg !1669
	%190 = sub i64 %p3, %33, !dbg !1670
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !1670
	%192 = icmp ugt i64 %33, %p3, !dbg !1670
	%193 = icmp ugt i64 3, %190, !dbg !1673
	%194 = or i1 %192, %193, !dbg !1673
	br i1 %194, label %b18_fail1, label %b18_ok1, !dbg !1673, !prof !30

b18_ok1:
	%195 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1674
	br i1 %48, label %b19, label %b21, !dbg !1679

b19:
	%196 = phi i64 [ %195, %b18_ok1 ], [ %211, %b20 ], !dbg !1680
	%197 = phi i64 [ 16, %b18_ok1 ], [ %212, %b20 ], !dbg !1681
	%198 = icmp sgt i64 %197, 0, !dbg !1682
	br i1 %198, label %b20, label %b24, !dbg !1682

b20:
	%199 = trunc i64 %197 to i32, !dbg !1683
	%200 = trunc i64 %196 to i32, !dbg !1683
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %200, i32 %199, i32 31), !dbg !1683
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !1683
	%203 = lshr i64 %196, 32, !dbg !1683
	%204 = trunc i64 %203 to i32, !dbg !1683
	%205 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %204, i32 %199, i32 31), !dbg !1683
	%206 = extractvalue { i32, i1 } %205, 0, !dbg !1683
	%207 = zext i32 %206 to i64, !dbg !1683
	%208 = shl i64 %207, 32, !dbg !1683
	%209 = zext i32 %202 to i64, !dbg !1683
	%210 = or i64 %209, %208, !dbg !1683
	%211 = and i64 %196, %210, !dbg !1684
	%212 = sdiv i64 %197, 2, !dbg !1685
	br label %b19, !dbg !1685

b21:
	%213 = trunc i64 %195 to i32, !dbg !1686
	%214 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %213, i32 0, i32 31), !dbg !1686
	%215 = extractvalue { i32, i1 } %214, 0, !dbg !1686
	%216 = lshr i64 %195, 32, !dbg !1686
	%217 = trunc i64 %216 to i32, !dbg !1686
	%218 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %217, i32 0, i32 31), !dbg !1686
	%219 = extractvalue { i32, i1 } %218, 0, !dbg !1686
	%220 = zext i32 %219 to i64, !dbg !1686
	%221 = shl i64 %220, 32, !dbg !1686
	%222 = zext i32 %215 to i64, !dbg !1686
	%223 = or i64 %222, %221, !dbg !1686
	br label %b22, !dbg !1686

b22:
	%224 = phi i64 [ %223, %b21 ], [ %239, %b23 ], !dbg !1687
	%225 = phi i64 [ 1, %b21 ], [ %240, %b23 ], !dbg !1688
	%226 = icmp slt i64 %225, %47, !dbg !1689
	br i1 %226, label %b23, label %b24, !dbg !1689

b23:
	%227 = trunc i64 %225 to i32, !dbg !1690
	%228 = trunc i64 %195 to i32, !dbg !1690
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %227, i32 31), !dbg !1690
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !1690
	%231 = lshr i64 %195, 32, !dbg !1690
	%232 = trunc i64 %231 to i32, !dbg !1690
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 %227, i32 31), !dbg !1690
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !1690
	%235 = zext i32 %234 to i64, !dbg !1690
	%236 = shl i64 %235, 32, !dbg !1690
	%237 = zext i32 %230 to i64, !dbg !1690
	%238 = or i64 %237, %236, !dbg !1690
	%239 = and i64 %224, %238, !dbg !1684
	%240 = add i64 %225, 1, !dbg !1691
	br label %b22, !dbg !1691

b24:
	%241 = phi i64 [ %196, %b19 ], [ %224, %b22 ], !dbg !1678
	%242 = add i64 %22, 32, !dbg !1693
	%243 = sub i64 %242, 1, !dbg !1694
	%244 = sdiv i64 %243, 32, !dbg !1695
	%245 = icmp eq i64 %244, 1, !dbg !1696
	br i1 %245, label %b30, label %b25, !dbg !1696

b25:
	call void @llvm.nvvm.barrier0(), !dbg !1698
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1699, !range !20
	%247 = sext i32 %246 to i64, !dbg !1699
	%248 = icmp eq i64 %247, 0, !dbg !1700
	br i1 %248, label %b26, label %b27, !dbg !1700

b26:
	%249 = sdiv i64 %31, 32, !dbg !1701
	%250 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %249, !dbg !1702
	store i64 %241, i64 addrspace(3)* %250, align 8, !dbg !1702
	br label %b27, !dbg !1702

b27:
	call void @llvm.nvvm.barrier0(), !dbg !1703
	%251 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1704
	%252 = load i64, i64 addrspace(3)* %251, align 8, !dbg !1704
	br label %b28, !dbg !1704

b28:
	%253 = phi i64 [ %252, %b27 ], [ %258, %b29 ], !dbg !1705
	%254 = phi i64 [ 1, %b27 ], [ %259, %b29 ], !dbg !1706
	%255 = icmp slt i64 %254, %244, !dbg !1707
	br i1 %255, label %b29, label %b30, !dbg !1707

b29:
	%256 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %254, !dbg !1708
	%257 = load i64, i64 addrspace(3)* %256, align 8, !dbg !1708
	%258 = and i64 %253, %257, !dbg !1684
	%259 = add i64 %254, 1, !dbg !1709
	br label %b28, !dbg !1709

b30:
	%260 = phi i64 [ %241, %b24 ], [ %253, %b28 ], !dbg !1677
	br i1 %48, label %b31, label %b33, !dbg !1714

b31:
	%261 = phi i64 [ %195, %b30 ], [ %276, %b32 ], !dbg !1715
	%262 = phi i64 [ 16, %b30 ], [ %277, %b32 ], !dbg !1716
	%263 = icmp sgt i64 %262, 0, !dbg !1717
	br i1 %263, label %b32, label %b36, !dbg !1717

b32:
	%264 = trunc i64 %262 to i32, !dbg !1718
	%265 = trunc i64 %261 to i32, !dbg !1718
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %265, i32 %264, i32 31), !dbg !1718
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !1718
	%268 = lshr i64 %261, 32, !dbg !1718
	%269 = trunc i64 %268 to i32, !dbg !1718
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %269, i32 %264, i32 31), !dbg !1718
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !1718
	%272 = zext i32 %271 to i64, !dbg !1718
	%273 = shl i64 %272, 32, !dbg !1718
	%274 = zext i32 %267 to i64, !dbg !1718
	%275 = or i64 %274, %273, !dbg !1718
	%276 = or i64 %261, %275, !dbg !1719
	%277 = sdiv i64 %262, 2, !dbg !1720
	br label %b31, !dbg !1720

b33:
	%278 = trunc i64 %195 to i32, !dbg !1721
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 0, i32 31), !dbg !1721
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !1721
	%281 = lshr i64 %195, 32, !dbg !1721
	%282 = trunc i64 %281 to i32, !dbg !1721
	%283 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 0, i32 31), !dbg !1721
	%284 = extractvalue { i32, i1 } %283, 0, !dbg !1721
	%285 = zext i32 %284 to i64, !dbg !1721
	%286 = shl i64 %285, 32, !dbg !1721
	%287 = zext i32 %280 to i64, !dbg !1721
	%288 = or i64 %287, %286, !dbg !1721
	br label %b34, !dbg !1721

b34:
	%289 = phi i64 [ %288, %b33 ], [ %304, %b35 ], !dbg !1722
	%290 = phi i64 [ 1, %b33 ], [ %305, %b35 ], !dbg !1723
	%291 = icmp slt i64 %290, %47, !dbg !1724
	br i1 %291, label %b35, label %b36, !dbg !1724

b35:
	%292 = trunc i64 %290 to i32, !dbg !1725
	%293 = trunc i64 %195 to i32, !dbg !1725
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %293, i32 %292, i32 31), !dbg !1725
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !1725
	%296 = lshr i64 %195, 32, !dbg !1725
	%297 = trunc i64 %296 to i32, !dbg !1725
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %297, i32 %292, i32 31), !dbg !1725
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !1725
	%300 = zext i32 %299 to i64, !dbg !1725
	%301 = shl i64 %300, 32, !dbg !1725
	%302 = zext i32 %295 to i64, !dbg !1725
	%303 = or i64 %302, %301, !dbg !1725
	%304 = or i64 %289, %303, !dbg !1719
	%305 = add i64 %290, 1, !dbg !1726
	br label %b34, !dbg !1726

b36:
	%306 = phi i64 [ %261, %b31 ], [ %289, %b34 ], !dbg !1713
	br i1 %245, label %b42, label %b37, !dbg !1727

b37:
	call void @llvm.nvvm.barrier0(), !dbg !1729
	%307 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1730, !range !20
	%308 = sext i32 %307 to i64, !dbg !1730
	%309 = icmp eq i64 %308, 0, !dbg !1731
	br i1 %309, label %b38, label %b39, !dbg !1731

b38:
	%310 = sdiv i64 %31, 32, !dbg !1732
	%311 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %310, !dbg !1733
	store i64 %306, i64 addrspace(3)* %311, align 8, !dbg !1733
	br label %b39, !dbg !1733

b39:
	call void @llvm.nvvm.barrier0(), !dbg !1734
	%312 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1735
	%313 = load i64, i64 addrspace(3)* %312, align 8, !dbg !1735
	br label %b40, !dbg !1735

b40:
	%314 = phi i64 [ %313, %b39 ], [ %319, %b41 ], !dbg !1736
	%315 = phi i64 [ 1, %b39 ], [ %320, %b41 ], !dbg !1737
	%316 = icmp slt i64 %315, %244, !dbg !1738
	br i1 %316, label %b41, label %b42, !dbg !1738

b41:
	%317 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %315, !dbg !1739
	%318 = load i64, i64 addrspace(3)* %317, align 8, !dbg !1739
	%319 = or i64 %314, %318, !dbg !1719
	%320 = add i64 %315, 1, !dbg !1740
	br label %b40, !dbg !1740

b42:
	%321 = phi i64 [ %306, %b36 ], [ %314, %b40 ], !dbg !1712
	br i1 %48, label %b43, label %b45, !dbg !1745

b43:
	%322 = phi i64 [ %195, %b42 ], [ %337, %b44 ], !dbg !1746
	%323 = phi i64 [ 16, %b42 ], [ %338, %b44 ], !dbg !1747
	%324 = icmp sgt i64 %323, 0, !dbg !1748
	br i1 %324, label %b44, label %b48, !dbg !1748

b44:
	%325 = trunc i64 %323 to i32, !dbg !1749
	%326 = trunc i64 %322 to i32, !dbg !1749
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %326, i32 %325, i32 31), !dbg !1749
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !1749
	%329 = lshr i64 %322, 32, !dbg !1749
	%330 = trunc i64 %329 to i32, !dbg !1749
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %330, i32 %325, i32 31), !dbg !1749
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !1749
	%333 = zext i32 %332 to i64, !dbg !1749
	%334 = shl i64 %333, 32, !dbg !1749
	%335 = zext i32 %328 to i64, !dbg !1749
	%336 = or i64 %335, %334, !dbg !1749
	%337 = xor i64 %322, %336, !dbg !1750
	%338 = sdiv i64 %323, 2, !dbg !1751
	br label %b43, !dbg !1751

b45:
	%339 = trunc i64 %195 to i32, !dbg !1752
	%340 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %339, i32 0, i32 31), !dbg !1752
	%341 = extractvalue { i32, i1 } %340, 0, !dbg !1752
	%342 = lshr i64 %195, 32, !dbg !1752
	%343 = trunc i64 %342 to i32, !dbg !1752
	%344 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %343, i32 0, i32 31), !dbg !1752
	%345 = extractvalue { i32, i1 } %344, 0, !dbg !1752
	%346 = zext i32 %345 to i64, !dbg !1752
	%347 = shl i64 %346, 32, !dbg !1752
	%348 = zext i32 %341 to i64, !dbg !1752
	%349 = or i64 %348, %347, !dbg !1752
	br label %b46, !dbg !1752

b46:
	%350 = phi i64 [ %349, %b45 ], [ %365, %b47 ], !dbg !1753
	%351 = phi i64 [ 1, %b45 ], [ %366, %b47 ], !dbg !1754
	%352 = icmp slt i64 %351, %47, !dbg !1755
	br i1 %352, label %b47, label %b48, !dbg !1755

b47:
	%353 = trunc i64 %351 to i32, !dbg !1756
	%354 = trunc i64 %195 to i32, !dbg !1756
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %354, i32 %353, i32 31), !dbg !1756
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !1756
	%357 = lshr i64 %195, 32, !dbg !1756
	%358 = trunc i64 %357 to i32, !dbg !1756
	%359 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %358, i32 %353, i32 31), !dbg !1756
	%360 = extractvalue { i32, i1 } %359, 0, !dbg !1756
	%361 = zext i32 %360 to i64, !dbg !1756
	%362 = shl i64 %361, 32, !dbg !1756
	%363 = zext i32 %356 to i64, !dbg !1756
	%364 = or i64 %363, %362, !dbg !1756
	%365 = xor i64 %350, %364, !dbg !1750
	%366 = add i64 %351, 1, !dbg !1757
	br label %b46, !dbg !1757

b48:
	%367 = phi i64 [ %322, %b43 ], [ %350, %b46 ], !dbg !1744
	br i1 %245, label %b54, label %b49, !dbg !1758

b49:
	call void @llvm.nvvm.barrier0(), !dbg !1760
	%368 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1761, !range !20
	%369 = sext i32 %368 to i64, !dbg !1761
	%370 = icmp eq i64 %369, 0, !dbg !1762
	br i1 %370, label %b50, label %b51, !dbg !1762

b50:
	%371 = sdiv i64 %31, 32, !dbg !1763
	%372 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %371, !dbg !1764
	store i64 %367, i64 addrspace(3)* %372, align 8, !dbg !1764
	br label %b51, !dbg !1764

b51:
	call void @llvm.nvvm.barrier0(), !dbg !1765
	%373 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1766
	%374 = load i64, i64 addrspace(3)* %373, align 8, !dbg !1766
	br label %b52, !dbg !1766

b52:
	%375 = phi i64 [ %374, %b51 ], [ %380, %b53 ], !dbg !1767
	%376 = phi i64 [ 1, %b51 ], [ %381, %b53 ], !dbg !1768
	%377 = icmp slt i64 %376, %244, !dbg !1769
	br i1 %377, label %b53, label %b54, !dbg !1769

b53:
	%378 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %376, !dbg !1770
	%379 = load i64, i64 addrspace(3)* %378, align 8, !dbg !1770
	%380 = xor i64 %375, %379, !dbg !1750
	%381 = add i64 %376, 1, !dbg !1771
	br label %b52, !dbg !1771

b54:
	%382 = phi i64 [ %367, %b48 ], [ %375, %b52 ], !dbg !1743
	%383 = getelementptr inbounds i64, i64 addrspace(1)* %191, i64 0, !dbg !1772
	store i64 %260, i64 addrspace(1)* %383, align 8, !dbg !1772
	%384 = getelementptr inbounds i64, i64 addrspace(1)* %191, i64 1, !dbg !1773
	store i64 %321, i64 addrspace(1)* %384, align 8, !dbg !1773
	%385 = getelementptr inbounds i64, i64 addrspace(1)* %191, i64 2, !dbg !1774
	store i64 %382, i64 addrspace(1)* %385, align 8, !dbg !1774
	ret void, !dbg !1607

b0_fail1:
	%386 = icmp ugt i64 %33, %p1, !dbg !1610
	br i1 %386, label %b0_fail2, label %b0_ok2, !dbg !1610

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !1610
	ret void, !dbg !1610

b0_ok2:
	%387 = icmp uge i64 %32, %p5, !dbg !1611
	br i1 %387, label %b0_fail3, label %b0_ok3, !dbg !1611

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !1611
	ret void, !dbg !1611

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !1614
	ret void, !dbg !1614

b18_fail1:
	%388 = icmp ugt i64 %33, %p3, !dbg !1670
	br i1 %388, label %b18_fail2, label %b18_ok2, !dbg !1670

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !1670
	ret void, !dbg !1670

b18_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %190), !dbg !1673
	ret void, !dbg !1673
}

define void @ExchangeInt(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1775 {
entry:
	br label %b0, !dbg !1776

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1776
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1776
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1776
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1779, !range !11
	%4 = sext i32 %3 to i64, !dbg !1779
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1779, !range !12
	%6 = sext i32 %5 to i64, !dbg !1779
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1779, !range !12
	%8 = sext i32 %7 to i64, !dbg !1779
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1779, !range !13
	%10 = sext i32 %9 to i64, !dbg !1779
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1779, !range !14
	%12 = sext i32 %11 to i64, !dbg !1779
	%13 = mul i64 %12, %8, !dbg !1779
	%14 = add i64 %6, %13, !dbg !1779
	%15 = mul i64 %10, %14, !dbg !1779
	%16 = add i64 %4, %15, !dbg !1779
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1779, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1779, !range !15
	%19 = mul i32 %17, %18, !dbg !1779
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1779, !range !16
	%21 = mul i32 %19, %20, !dbg !1779
	%22 = sext i32 %21 to i64, !dbg !1779
	%23 = mul i64 %16, %22, !dbg !1779
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1779, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1779, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1779, !range !18
	%27 = mul i32 %18, %26, !dbg !1779
	%28 = add i32 %25, %27, !dbg !1779
	%29 = mul i32 %17, %28, !dbg !1779
	%30 = add i32 %24, %29, !dbg !1779
	%31 = sext i32 %30 to i64, !dbg !1779
	%32 = add i64 %23, %31, !dbg !1779
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1780, !range !20
	%34 = sext i32 %33 to i64, !dbg !1780
	%35 = and i32 %30, -32, !dbg !1781
	%36 = sub i32 %21, %35, !dbg !1781
	%37 = icmp slt i32 %36, 32, !dbg !1781
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1781
	%39 = sext i32 %38 to i64, !dbg !1781
	%40 = icmp eq i64 %39, 32, !dbg !1782
	br i1 %40, label %b1, label %b2, !dbg !1782

b1:
	br label %b2, !dbg !1782

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1783
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1784
	%43 = mul i64 %32, 4, !dbg !1786
	%44 = sub i64 %p1, %43, !dbg !1787
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1785
	%46 = icmp uge i64 %32, %p5, !dbg !1785
	%47 = icmp ugt i64 %43, %p1, !dbg !1787
	%48 = icmp ugt i64 4, %44, !dbg !1788
	%49 = icmp eq i64 %39, 0, !dbg !1789
	%50 = or i1 %46, %47, !dbg !1789
	%51 = or i1 %50, %48, !dbg !1789
	%52 = or i1 %51, %49, !dbg !1789
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1789, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !1785
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !1787
	%55 = mul i64 %34, 7, !dbg !1790
	%56 = add i64 %55, 3, !dbg !1791
	%57 = icmp eq i64 %39, -1, !dbg !1789
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1789
	%59 = srem i64 %56, %58, !dbg !1789
	%60 = trunc i64 %59 to i32, !dbg !1792
	%61 = trunc i64 %53 to i32, !dbg !1792
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1792
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1792
	%64 = lshr i64 %53, 32, !dbg !1792
	%65 = trunc i64 %64 to i32, !dbg !1792
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !1792
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !1792
	%68 = zext i32 %67 to i64, !dbg !1792
	%69 = shl i64 %68, 32, !dbg !1792
	%70 = zext i32 %63 to i64, !dbg !1792
	%71 = or i64 %70, %69, !dbg !1792
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !1793
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !1793
	%73 = trunc i64 %53 to i32, !dbg !1794
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1794
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1794
	%76 = lshr i64 %53, 32, !dbg !1794
	%77 = trunc i64 %76 to i32, !dbg !1794
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !1794
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !1794
	%80 = zext i32 %79 to i64, !dbg !1794
	%81 = shl i64 %80, 32, !dbg !1794
	%82 = zext i32 %75 to i64, !dbg !1794
	%83 = or i64 %82, %81, !dbg !1794
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !1795
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !1795
	%85 = trunc i64 %41 to i32, !dbg !1796
	%86 = trunc i64 %53 to i32, !dbg !1796
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !1796
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1796
	%89 = lshr i64 %53, 32, !dbg !1796
	%90 = trunc i64 %89 to i32, !dbg !1796
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !1796
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1796
	%93 = zext i32 %92 to i64, !dbg !1796
	%94 = shl i64 %93, 32, !dbg !1796
	%95 = zext i32 %88 to i64, !dbg !1796
	%96 = or i64 %95, %94, !dbg !1796
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !1797
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !1797
	%98 = trunc i64 %42 to i32, !dbg !1798
	%99 = trunc i64 %53 to i32, !dbg !1798
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !1798
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1798
	%102 = lshr i64 %53, 32, !dbg !1798
	%103 = trunc i64 %102 to i32, !dbg !1798
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !1798
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !1798
	%106 = zext i32 %105 to i64, !dbg !1798
	%107 = shl i64 %106, 32, !dbg !1798
	%108 = zext i32 %101 to i64, !dbg !1798
	%109 = or i64 %108, %107, !dbg !1798
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !1799
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !1799
	%111 = mul i64 %32, 3, !dbg !1800
	%112 = sub i64 %p3, %111, !dbg !1801
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !1801
	%114 = icmp ugt i64 %111, %p3, !dbg !1801
	%115 = icmp ugt i64 3, %112, !dbg !1802
	%116 = or i1 %114, %115, !dbg !1802
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !1802, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !1803
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !1804
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !1804
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !1805
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !1805
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !1806
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !1807
	%121 = sub i64 %32, %34, !dbg !1808
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !1809
	%123 = icmp uge i64 %121, %p5, !dbg !1809
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !1809, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !1809
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !1810
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !1811
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !1811
	ret void, !dbg !1778

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !1785
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !1785

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1785
	ret void, !dbg !1785

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !1787
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !1787

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1787
	ret void, !dbg !1787

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !1788
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !1788

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1788
	ret void, !dbg !1788

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1789
	ret void, !dbg !1789

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !1801
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !1801

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !1801
	ret void, !dbg !1801

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !1802
	ret void, !dbg !1802

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !1809
	ret void, !dbg !1809
}

define void @ExchangeUint8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1812 {
entry:
	br label %b0, !dbg !1813

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !1813
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1813
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !1813
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1816, !range !11
	%4 = sext i32 %3 to i64, !dbg !1816
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1816, !range !12
	%6 = sext i32 %5 to i64, !dbg !1816
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1816, !range !12
	%8 = sext i32 %7 to i64, !dbg !1816
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1816, !range !13
	%10 = sext i32 %9 to i64, !dbg !1816
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1816, !range !14
	%12 = sext i32 %11 to i64, !dbg !1816
	%13 = mul i64 %12, %8, !dbg !1816
	%14 = add i64 %6, %13, !dbg !1816
	%15 = mul i64 %10, %14, !dbg !1816
	%16 = add i64 %4, %15, !dbg !1816
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1816, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1816, !range !15
	%19 = mul i32 %17, %18, !dbg !1816
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1816, !range !16
	%21 = mul i32 %19, %20, !dbg !1816
	%22 = sext i32 %21 to i64, !dbg !1816
	%23 = mul i64 %16, %22, !dbg !1816
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1816, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1816, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1816, !range !18
	%27 = mul i32 %18, %26, !dbg !1816
	%28 = add i32 %25, %27, !dbg !1816
	%29 = mul i32 %17, %28, !dbg !1816
	%30 = add i32 %24, %29, !dbg !1816
	%31 = sext i32 %30 to i64, !dbg !1816
	%32 = add i64 %23, %31, !dbg !1816
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1817, !range !20
	%34 = sext i32 %33 to i64, !dbg !1817
	%35 = and i32 %30, -32, !dbg !1818
	%36 = sub i32 %21, %35, !dbg !1818
	%37 = icmp slt i32 %36, 32, !dbg !1818
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1818
	%39 = sext i32 %38 to i64, !dbg !1818
	%40 = icmp eq i64 %39, 32, !dbg !1819
	br i1 %40, label %b1, label %b2, !dbg !1819

b1:
	br label %b2, !dbg !1819

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1820
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1821
	%43 = mul i64 %32, 4, !dbg !1823
	%44 = sub i64 %p1, %43, !dbg !1824
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !1822
	%46 = icmp uge i64 %32, %p5, !dbg !1822
	%47 = icmp ugt i64 %43, %p1, !dbg !1824
	%48 = icmp ugt i64 4, %44, !dbg !1825
	%49 = icmp eq i64 %39, 0, !dbg !1826
	%50 = or i1 %46, %47, !dbg !1826
	%51 = or i1 %50, %48, !dbg !1826
	%52 = or i1 %51, %49, !dbg !1826
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1826, !prof !30

b2_ok1:
	%53 = load i8, i8 addrspace(1)* %45, align 1, !dbg !1822
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !1824
	%55 = mul i64 %34, 7, !dbg !1827
	%56 = add i64 %55, 3, !dbg !1828
	%57 = icmp eq i64 %39, -1, !dbg !1826
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1826
	%59 = srem i64 %56, %58, !dbg !1826
	%60 = trunc i64 %59 to i32, !dbg !1829
	%61 = zext i8 %53 to i32, !dbg !1829
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1829
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1829
	%64 = trunc i32 %63 to i8, !dbg !1829
	%65 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 0, !dbg !1830
	store i8 %64, i8 addrspace(1)* %65, align 1, !dbg !1830
	%66 = zext i8 %53 to i32, !dbg !1831
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !1831
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !1831
	%69 = trunc i32 %68 to i8, !dbg !1831
	%70 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 1, !dbg !1832
	store i8 %69, i8 addrspace(1)* %70, align 1, !dbg !1832
	%71 = trunc i64 %41 to i32, !dbg !1833
	%72 = zext i8 %53 to i32, !dbg !1833
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !1833
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1833
	%75 = trunc i32 %74 to i8, !dbg !1833
	%76 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 2, !dbg !1834
	store i8 %75, i8 addrspace(1)* %76, align 1, !dbg !1834
	%77 = trunc i64 %42 to i32, !dbg !1835
	%78 = zext i8 %53 to i32, !dbg !1835
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !1835
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !1835
	%81 = trunc i32 %80 to i8, !dbg !1835
	%82 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 3, !dbg !1836
	store i8 %81, i8 addrspace(1)* %82, align 1, !dbg !1836
	%83 = mul i64 %32, 3, !dbg !1837
	%84 = sub i64 %p3, %83, !dbg !1838
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !1838
	%86 = icmp ugt i64 %83, %p3, !dbg !1838
	%87 = icmp ugt i64 3, %84, !dbg !1839
	%88 = or i1 %86, %87, !dbg !1839
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !1839, !prof !30

b2_ok5:
	%89 = zext i8 %53 to i32, !dbg !1840
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !1840
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !1841
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !1841
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !1842
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !1842
	%93 = zext i8 %53 to i32, !dbg !1843
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !1843
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !1844
	%95 = sub i64 %32, %34, !dbg !1845
	%96 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %95, !dbg !1846
	%97 = icmp uge i64 %95, %p5, !dbg !1846
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !1846, !prof !30

b2_ok7:
	%98 = load i8, i8 addrspace(1)* %96, align 1, !dbg !1846
	%99 = zext i8 %98 to i32, !dbg !1847
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !1847
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !1848
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !1848
	ret void, !dbg !1815

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !1822
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !1822

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1822
	ret void, !dbg !1822

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !1824
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !1824

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1824
	ret void, !dbg !1824

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !1825
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !1825

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1825
	ret void, !dbg !1825

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1826
	ret void, !dbg !1826

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !1838
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !1838

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !1838
	ret void, !dbg !1838

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !1839
	ret void, !dbg !1839

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !1846
	ret void, !dbg !1846
}

define void @ExchangeUint16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1849 {
entry:
	br label %b0, !dbg !1850

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !1850
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1850
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !1850
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1853, !range !11
	%4 = sext i32 %3 to i64, !dbg !1853
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1853, !range !12
	%6 = sext i32 %5 to i64, !dbg !1853
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1853, !range !12
	%8 = sext i32 %7 to i64, !dbg !1853
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1853, !range !13
	%10 = sext i32 %9 to i64, !dbg !1853
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1853, !range !14
	%12 = sext i32 %11 to i64, !dbg !1853
	%13 = mul i64 %12, %8, !dbg !1853
	%14 = add i64 %6, %13, !dbg !1853
	%15 = mul i64 %10, %14, !dbg !1853
	%16 = add i64 %4, %15, !dbg !1853
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1853, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1853, !range !15
	%19 = mul i32 %17, %18, !dbg !1853
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1853, !range !16
	%21 = mul i32 %19, %20, !dbg !1853
	%22 = sext i32 %21 to i64, !dbg !1853
	%23 = mul i64 %16, %22, !dbg !1853
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1853, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1853, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1853, !range !18
	%27 = mul i32 %18, %26, !dbg !1853
	%28 = add i32 %25, %27, !dbg !1853
	%29 = mul i32 %17, %28, !dbg !1853
	%30 = add i32 %24, %29, !dbg !1853
	%31 = sext i32 %30 to i64, !dbg !1853
	%32 = add i64 %23, %31, !dbg !1853
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1854, !range !20
	%34 = sext i32 %33 to i64, !dbg !1854
	%35 = and i32 %30, -32, !dbg !1855
	%36 = sub i32 %21, %35, !dbg !1855
	%37 = icmp slt i32 %36, 32, !dbg !1855
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1855
	%39 = sext i32 %38 to i64, !dbg !1855
	%40 = icmp eq i64 %39, 32, !dbg !1856
	br i1 %40, label %b1, label %b2, !dbg !1856

b1:
	br label %b2, !dbg !1856

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1857
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1858
	%43 = mul i64 %32, 4, !dbg !1860
	%44 = sub i64 %p1, %43, !dbg !1861
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !1859
	%46 = icmp uge i64 %32, %p5, !dbg !1859
	%47 = icmp ugt i64 %43, %p1, !dbg !1861
	%48 = icmp ugt i64 4, %44, !dbg !1862
	%49 = icmp eq i64 %39, 0, !dbg !1863
	%50 = or i1 %46, %47, !dbg !1863
	%51 = or i1 %50, %48, !dbg !1863
	%52 = or i1 %51, %49, !dbg !1863
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1863, !prof !30

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %45, align 2, !dbg !1859
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !1861
	%55 = mul i64 %34, 7, !dbg !1864
	%56 = add i64 %55, 3, !dbg !1865
	%57 = icmp eq i64 %39, -1, !dbg !1863
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1863
	%59 = srem i64 %56, %58, !dbg !1863
	%60 = trunc i64 %59 to i32, !dbg !1866
	%61 = zext i16 %53 to i32, !dbg !1866
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1866
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1866
	%64 = trunc i32 %63 to i16, !dbg !1866
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 0, !dbg !1867
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !1867
	%66 = zext i16 %53 to i32, !dbg !1868
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !1868
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !1868
	%69 = trunc i32 %68 to i16, !dbg !1868
	%70 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 1, !dbg !1869
	store i16 %69, i16 addrspace(1)* %70, align 2, !dbg !1869
	%71 = trunc i64 %41 to i32, !dbg !1870
	%72 = zext i16 %53 to i32, !dbg !1870
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !1870
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1870
	%75 = trunc i32 %74 to i16, !dbg !1870
	%76 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 2, !dbg !1871
	store i16 %75, i16 addrspace(1)* %76, align 2, !dbg !1871
	%77 = trunc i64 %42 to i32, !dbg !1872
	%78 = zext i16 %53 to i32, !dbg !1872
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !1872
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !1872
	%81 = trunc i32 %80 to i16, !dbg !1872
	%82 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 3, !dbg !1873
	store i16 %81, i16 addrspace(1)* %82, align 2, !dbg !1873
	%83 = mul i64 %32, 3, !dbg !1874
	%84 = sub i64 %p3, %83, !dbg !1875
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !1875
	%86 = icmp ugt i64 %83, %p3, !dbg !1875
	%87 = icmp ugt i64 3, %84, !dbg !1876
	%88 = or i1 %86, %87, !dbg !1876
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !1876, !prof !30

b2_ok5:
	%89 = zext i16 %53 to i32, !dbg !1877
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !1877
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !1878
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !1878
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !1879
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !1879
	%93 = zext i16 %53 to i32, !dbg !1880
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !1880
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !1881
	%95 = sub i64 %32, %34, !dbg !1882
	%96 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %95, !dbg !1883
	%97 = icmp uge i64 %95, %p5, !dbg !1883
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !1883, !prof !30

b2_ok7:
	%98 = load i16, i16 addrspace(1)* %96, align 2, !dbg !1883
	%99 = zext i16 %98 to i32, !dbg !1884
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !1884
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !1885
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !1885
	ret void, !dbg !1852

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !1859
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !1859

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1859
	ret void, !dbg !1859

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !1861
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !1861

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1861
	ret void, !dbg !1861

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !1862
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !1862

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1862
	ret void, !dbg !1862

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1863
	ret void, !dbg !1863

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !1875
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !1875

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !1875
	ret void, !dbg !1875

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !1876
	ret void, !dbg !1876

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !1883
	ret void, !dbg !1883
}

define void @NumbersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1886 {
entry:
	br label %b0, !dbg !1887

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !1887
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !1887
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !1887
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1890, !range !11
	%4 = sext i32 %3 to i64, !dbg !1890
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1890, !range !12
	%6 = sext i32 %5 to i64, !dbg !1890
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1890, !range !12
	%8 = sext i32 %7 to i64, !dbg !1890
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1890, !range !13
	%10 = sext i32 %9 to i64, !dbg !1890
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1890, !range !14
	%12 = sext i32 %11 to i64, !dbg !1890
	%13 = mul i64 %12, %8, !dbg !1890
	%14 = add i64 %6, %13, !dbg !1890
	%15 = mul i64 %10, %14, !dbg !1890
	%16 = add i64 %4, %15, !dbg !1890
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1890, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1890, !range !15
	%19 = mul i32 %17, %18, !dbg !1890
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1890, !range !16
	%21 = mul i32 %19, %20, !dbg !1890
	%22 = sext i32 %21 to i64, !dbg !1890
	%23 = mul i64 %16, %22, !dbg !1890
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1890, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1890, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1890, !range !18
	%27 = mul i32 %18, %26, !dbg !1890
	%28 = add i32 %25, %27, !dbg !1890
	%29 = mul i32 %17, %28, !dbg !1890
	%30 = add i32 %24, %29, !dbg !1890
	%31 = sext i32 %30 to i64, !dbg !1890
	%32 = add i64 %23, %31, !dbg !1890
	%33 = mul i64 %32, 6, !dbg !1891
	%34 = sub i64 %p1, %33, !dbg !1892
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %33, !dbg !1892
	%36 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !1893
	%37 = icmp ugt i64 %33, %p1, !dbg !1892
	%38 = icmp uge i64 %32, %p5, !dbg !1893
	%39 = icmp ugt i64 6, %34, !dbg !1896
	%40 = or i1 %37, %38, !dbg !1896
	%41 = or i1 %40, %39, !dbg !1896
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1896, !prof !30

b0_ok1:
	%42 = load i16, i16 addrspace(1)* %36, align 2, !dbg !1893
	%43 = and i32 %30, -32, !dbg !1903
	%44 = sub i32 %21, %43, !dbg !1903
	%45 = icmp slt i32 %44, 32, !dbg !1903
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1903
	%47 = sext i32 %46 to i64, !dbg !1903
	%48 = icmp eq i64 %47, 32, !dbg !1904
	%49 = mul i64 %47, 2, !dbg !1905
	br label %b1, !dbg !1896

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %176, %b33 ], !dbg !1896
	br i1 %48, label %b2, label %b4, !dbg !1904

b2:
	%51 = phi i16 [ %59, %b3 ], [ %42, %b1 ], !dbg !1906
	%52 = phi i64 [ %60, %b3 ], [ 16, %b1 ], !dbg !1907
	%53 = icmp sgt i64 %52, 0, !dbg !1908
	br i1 %53, label %b3, label %b7, !dbg !1908

b3:
	%54 = trunc i64 %52 to i32, !dbg !1909
	%55 = zext i16 %51 to i32, !dbg !1909
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !1909
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !1909
	%58 = trunc i32 %57 to i16, !dbg !1909
	%59 = add i16 %51, %58, !dbg !1910
	%60 = sdiv i64 %52, 2, !dbg !1911
	br label %b2, !dbg !1911

b4:
	%61 = zext i16 %42 to i32, !dbg !1912
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 0, i32 31), !dbg !1912
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1912
	%64 = trunc i32 %63 to i16, !dbg !1912
	br label %b5, !dbg !1912

b5:
	%65 = phi i16 [ %64, %b4 ], [ %73, %b6 ], !dbg !1913
	%66 = phi i64 [ 1, %b4 ], [ %74, %b6 ], !dbg !1914
	%67 = icmp slt i64 %66, %47, !dbg !1915
	br i1 %67, label %b6, label %b7, !dbg !1915

b6:
	%68 = trunc i64 %66 to i32, !dbg !1916
	%69 = zext i16 %42 to i32, !dbg !1916
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !1916
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1916
	%72 = trunc i32 %71 to i16, !dbg !1916
	%73 = add i16 %65, %72, !dbg !1910
	%74 = add i64 %66, 1, !dbg !1917
	br label %b5, !dbg !1917

b7:
	%75 = phi i16 [ %51, %b2 ], [ %65, %b5 ], !dbg !1902
	%76 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 0, !dbg !1918
	store i16 %75, i16 addrspace(1)* %76, align 2, !dbg !1918
	br i1 %48, label %b8, label %b10, !dbg !1923

b8:
	%77 = phi i16 [ %86, %b9 ], [ %42, %b7 ], !dbg !1924
	%78 = phi i64 [ %87, %b9 ], [ 16, %b7 ], !dbg !1925
	%79 = icmp sgt i64 %78, 0, !dbg !1926
	br i1 %79, label %b9, label %b13, !dbg !1926

b9:
	%80 = trunc i64 %78 to i32, !dbg !1927
	%81 = zext i16 %77 to i32, !dbg !1927
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %81, i32 %80, i32 31), !dbg !1927
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !1927
	%84 = trunc i32 %83 to i16, !dbg !1927
	%85 = icmp ult i16 %77, %84, !dbg !1928
	%86 = select i1 %85, i16 %77, i16 %84, !dbg !1928
	%87 = sdiv i64 %78, 2, !dbg !1929
	br label %b8, !dbg !1929

b10:
	%88 = zext i16 %42 to i32, !dbg !1930
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %88, i32 0, i32 31), !dbg !1930
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !1930
	%91 = trunc i32 %90 to i16, !dbg !1930
	br label %b11, !dbg !1930

b11:
	%92 = phi i16 [ %91, %b10 ], [ %101, %b12 ], !dbg !1931
	%93 = phi i64 [ 1, %b10 ], [ %102, %b12 ], !dbg !1932
	%94 = icmp slt i64 %93, %47, !dbg !1933
	br i1 %94, label %b12, label %b13, !dbg !1933

b12:
	%95 = trunc i64 %93 to i32, !dbg !1934
	%96 = zext i16 %42 to i32, !dbg !1934
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 %95, i32 31), !dbg !1934
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !1934
	%99 = trunc i32 %98 to i16, !dbg !1934
	%100 = icmp ult i16 %92, %99, !dbg !1928
	%101 = select i1 %100, i16 %92, i16 %99, !dbg !1928
	%102 = add i64 %93, 1, !dbg !1935
	br label %b11, !dbg !1935

b13:
	%103 = phi i16 [ %77, %b8 ], [ %92, %b11 ], !dbg !1922
	br i1 %48, label %b14, label %b16, !dbg !1940

b14:
	%104 = phi i16 [ %113, %b15 ], [ %42, %b13 ], !dbg !1941
	%105 = phi i64 [ %114, %b15 ], [ 16, %b13 ], !dbg !1942
	%106 = icmp sgt i64 %105, 0, !dbg !1943
	br i1 %106, label %b15, label %b19, !dbg !1943

b15:
	%107 = trunc i64 %105 to i32, !dbg !1944
	%108 = zext i16 %104 to i32, !dbg !1944
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %108, i32 %107, i32 31), !dbg !1944
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !1944
	%111 = trunc i32 %110 to i16, !dbg !1944
	%112 = icmp ugt i16 %104, %111, !dbg !1945
	%113 = select i1 %112, i16 %104, i16 %111, !dbg !1945
	%114 = sdiv i64 %105, 2, !dbg !1946
	br label %b14, !dbg !1946

b16:
	%115 = zext i16 %42 to i32, !dbg !1947
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %115, i32 0, i32 31), !dbg !1947
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !1947
	%118 = trunc i32 %117 to i16, !dbg !1947
	br label %b17, !dbg !1947

b17:
	%119 = phi i16 [ %118, %b16 ], [ %128, %b18 ], !dbg !1948
	%120 = phi i64 [ 1, %b16 ], [ %129, %b18 ], !dbg !1949
	%121 = icmp slt i64 %120, %47, !dbg !1950
	br i1 %121, label %b18, label %b19, !dbg !1950

b18:
	%122 = trunc i64 %120 to i32, !dbg !1951
	%123 = zext i16 %42 to i32, !dbg !1951
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 %122, i32 31), !dbg !1951
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !1951
	%126 = trunc i32 %125 to i16, !dbg !1951
	%127 = icmp ugt i16 %119, %126, !dbg !1945
	%128 = select i1 %127, i16 %119, i16 %126, !dbg !1945
	%129 = add i64 %120, 1, !dbg !1952
	br label %b17, !dbg !1952

b19:
	%130 = phi i16 [ %104, %b14 ], [ %119, %b17 ], !dbg !1939
	%131 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 1, !dbg !1953
	store i16 %103, i16 addrspace(1)* %131, align 2, !dbg !1953
	%132 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 2, !dbg !1954
	store i16 %130, i16 addrspace(1)* %132, align 2, !dbg !1954
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1959, !range !20
	%134 = sext i32 %133 to i64, !dbg !1959
	br label %b20, !dbg !1959

b20:
	%135 = phi i16 [ %42, %b19 ], [ %145, %b23 ], !dbg !1960
	%136 = phi i64 [ 1, %b19 ], [ %146, %b23 ], !dbg !1961
	%137 = icmp slt i64 %136, 32, !dbg !1962
	br i1 %137, label %b21, label %b24, !dbg !1962

b21:
	%138 = trunc i64 %136 to i32, !dbg !1963
	%139 = zext i16 %135 to i32, !dbg !1963
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %139, i32 %138, i32 0), !dbg !1963
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !1963
	%142 = trunc i32 %141 to i16, !dbg !1963
	%143 = icmp sge i64 %134, %136, !dbg !1964
	br i1 %143, label %b22, label %b23, !dbg !1964

b22:
	%144 = add i16 %135, %142, !dbg !1965
	br label %b23, !dbg !1965

b23:
	%145 = phi i16 [ %135, %b21 ], [ %144, %b22 ], !dbg !1960
	%146 = mul i64 %136, 2, !dbg !1966
	br label %b20, !dbg !1966

b24:
	%147 = phi i16 [ %157, %b27 ], [ %42, %b20 ], !dbg !1970
	%148 = phi i64 [ %158, %b27 ], [ 1, %b20 ], !dbg !1971
	%149 = icmp slt i64 %148, 32, !dbg !1972
	br i1 %149, label %b25, label %b28, !dbg !1972

b25:
	%150 = trunc i64 %148 to i32, !dbg !1973
	%151 = zext i16 %147 to i32, !dbg !1973
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %151, i32 %150, i32 0), !dbg !1973
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !1973
	%154 = trunc i32 %153 to i16, !dbg !1973
	%155 = icmp sge i64 %134, %148, !dbg !1974
	br i1 %155, label %b26, label %b27, !dbg !1974

b26:
	%156 = add i16 %147, %154, !dbg !1975
	br label %b27, !dbg !1975

b27:
	%157 = phi i16 [ %147, %b25 ], [ %156, %b26 ], !dbg !1970
	%158 = mul i64 %148, 2, !dbg !1976
	br label %b24, !dbg !1976

b28:
	%159 = zext i16 %147 to i32, !dbg !1977
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %159, i32 1, i32 0), !dbg !1977
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !1977
	%162 = trunc i32 %161 to i16, !dbg !1977
	%163 = icmp eq i64 %134, 0, !dbg !1978
	br i1 %163, label %b30, label %b29, !dbg !1978

b29:
	br label %b30, !dbg !1979

b30:
	%164 = phi i16 [ 0, %b28 ], [ %162, %b29 ], !dbg !1968
	%165 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 3, !dbg !1980
	store i16 %135, i16 addrspace(1)* %165, align 2, !dbg !1980
	%166 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 4, !dbg !1981
	store i16 %164, i16 addrspace(1)* %166, align 2, !dbg !1981
	%167 = sdiv i64 %49, 3, !dbg !1982
	%168 = icmp slt i64 %167, 0, !dbg !1985
	br i1 %168, label %b32, label %b31, !dbg !1985

b31:
	%169 = icmp sge i64 %167, %47, !dbg !1986
	br i1 %169, label %b32, label %b33, !dbg !1986

b32:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !1987
	ret void, !dbg !1987

b33:
	%170 = trunc i64 %167 to i32, !dbg !1988
	%171 = zext i16 %42 to i32, !dbg !1988
	%172 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %171, i32 %170, i32 31), !dbg !1988
	%173 = extractvalue { i32, i1 } %172, 0, !dbg !1988
	%174 = trunc i32 %173 to i16, !dbg !1988
	%175 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 5, !dbg !1989
	store i16 %174, i16 addrspace(1)* %175, align 2, !dbg !1989
	%176 = add i64 %50, 1, !dbg !1989
	%177 = icmp slt i64 %176, 2, !dbg !1989
	br i1 %177, label %b1, label %b34, !dbg !1989

b34:
	%178 = sub i64 %p3, %33, !dbg !1990
	%179 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %33, !dbg !1990
	%180 = icmp ugt i64 %33, %p3, !dbg !1990
	%181 = icmp ugt i64 6, %178, !dbg !1993
	%182 = or i1 %180, %181, !dbg !1993
	br i1 %182, label %b34_fail1, label %b34_ok1, !dbg !1993, !prof !30

b34_ok1:
	%183 = load i16, i16 addrspace(1)* %36, align 2, !dbg !1994
	%184 = add i64 %22, 32, !dbg !2000
	%185 = sub i64 %184, 1, !dbg !2001
	%186 = sub i64 %47, 1, !dbg !2006
	%187 = icmp eq i64 %134, %186, !dbg !2007
	%188 = mul i64 %22, 2, !dbg !2008
	br label %b35, !dbg !1993

b35:
	%189 = phi i64 [ 0, %b34_ok1 ], [ %382, %b102 ], !dbg !1993
	br i1 %48, label %b36, label %b38, !dbg !2010

b36:
	%190 = phi i16 [ %198, %b37 ], [ %183, %b35 ], !dbg !2011
	%191 = phi i64 [ %199, %b37 ], [ 16, %b35 ], !dbg !2012
	%192 = icmp sgt i64 %191, 0, !dbg !2013
	br i1 %192, label %b37, label %b41, !dbg !2013

b37:
	%193 = trunc i64 %191 to i32, !dbg !2014
	%194 = zext i16 %190 to i32, !dbg !2014
	%195 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %194, i32 %193, i32 31), !dbg !2014
	%196 = extractvalue { i32, i1 } %195, 0, !dbg !2014
	%197 = trunc i32 %196 to i16, !dbg !2014
	%198 = add i16 %190, %197, !dbg !2015
	%199 = sdiv i64 %191, 2, !dbg !2016
	br label %b36, !dbg !2016

b38:
	%200 = zext i16 %183 to i32, !dbg !2017
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %200, i32 0, i32 31), !dbg !2017
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !2017
	%203 = trunc i32 %202 to i16, !dbg !2017
	br label %b39, !dbg !2017

b39:
	%204 = phi i16 [ %203, %b38 ], [ %212, %b40 ], !dbg !2018
	%205 = phi i64 [ 1, %b38 ], [ %213, %b40 ], !dbg !2019
	%206 = icmp slt i64 %205, %47, !dbg !2020
	br i1 %206, label %b40, label %b41, !dbg !2020

b40:
	%207 = trunc i64 %205 to i32, !dbg !2021
	%208 = zext i16 %183 to i32, !dbg !2021
	%209 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %208, i32 %207, i32 31), !dbg !2021
	%210 = extractvalue { i32, i1 } %209, 0, !dbg !2021
	%211 = trunc i32 %210 to i16, !dbg !2021
	%212 = add i16 %204, %211, !dbg !2015
	%213 = add i64 %205, 1, !dbg !2022
	br label %b39, !dbg !2022

b41:
	%214 = phi i16 [ %190, %b36 ], [ %204, %b39 ], !dbg !2009
	%215 = sdiv i64 %185, 32, !dbg !2023
	%216 = icmp eq i64 %215, 1, !dbg !2024
	br i1 %216, label %b47, label %b42, !dbg !2024

b42:
	call void @llvm.nvvm.barrier0(), !dbg !2026
	br i1 %163, label %b43, label %b44, !dbg !2027

b43:
	%217 = sdiv i64 %31, 32, !dbg !2028
	%218 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %217, !dbg !2029
	store i16 %214, i16 addrspace(3)* %218, align 2, !dbg !2029
	br label %b44, !dbg !2029

b44:
	call void @llvm.nvvm.barrier0(), !dbg !2030
	%219 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2031
	%220 = load i16, i16 addrspace(3)* %219, align 2, !dbg !2031
	br label %b45, !dbg !2031

b45:
	%221 = phi i16 [ %220, %b44 ], [ %226, %b46 ], !dbg !2032
	%222 = phi i64 [ 1, %b44 ], [ %227, %b46 ], !dbg !2033
	%223 = icmp slt i64 %222, %215, !dbg !2034
	br i1 %223, label %b46, label %b47, !dbg !2034

b46:
	%224 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %222, !dbg !2035
	%225 = load i16, i16 addrspace(3)* %224, align 2, !dbg !2035
	%226 = add i16 %221, %225, !dbg !2015
	%227 = add i64 %222, 1, !dbg !2036
	br label %b45, !dbg !2036

b47:
	%228 = phi i16 [ %214, %b41 ], [ %221, %b45 ], !dbg !1998
	%229 = getelementptr inbounds i16, i16 addrspace(1)* %179, i64 0, !dbg !2037
	store i16 %228, i16 addrspace(1)* %229, align 2, !dbg !2037
	br i1 %48, label %b48, label %b50, !dbg !2042

b48:
	%230 = phi i16 [ %239, %b49 ], [ %183, %b47 ], !dbg !2043
	%231 = phi i64 [ %240, %b49 ], [ 16, %b47 ], !dbg !2044
	%232 = icmp sgt i64 %231, 0, !dbg !2045
	br i1 %232, label %b49, label %b53, !dbg !2045

b49:
	%233 = trunc i64 %231 to i32, !dbg !2046
	%234 = zext i16 %230 to i32, !dbg !2046
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %234, i32 %233, i32 31), !dbg !2046
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !2046
	%237 = trunc i32 %236 to i16, !dbg !2046
	%238 = icmp ult i16 %230, %237, !dbg !2047
	%239 = select i1 %238, i16 %230, i16 %237, !dbg !2047
	%240 = sdiv i64 %231, 2, !dbg !2048
	br label %b48, !dbg !2048

b50:
	%241 = zext i16 %183 to i32, !dbg !2049
	%242 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %241, i32 0, i32 31), !dbg !2049
	%243 = extractvalue { i32, i1 } %242, 0, !dbg !2049
	%244 = trunc i32 %243 to i16, !dbg !2049
	br label %b51, !dbg !2049

b51:
	%245 = phi i16 [ %244, %b50 ], [ %254, %b52 ], !dbg !2050
	%246 = phi i64 [ 1, %b50 ], [ %255, %b52 ], !dbg !2051
	%247 = icmp slt i64 %246, %47, !dbg !2052
	br i1 %247, label %b52, label %b53, !dbg !2052

b52:
	%248 = trunc i64 %246 to i32, !dbg !2053
	%249 = zext i16 %183 to i32, !dbg !2053
	%250 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %249, i32 %248, i32 31), !dbg !2053
	%251 = extractvalue { i32, i1 } %250, 0, !dbg !2053
	%252 = trunc i32 %251 to i16, !dbg !2053
	%253 = icmp ult i16 %245, %252, !dbg !2047
	%254 = select i1 %253, i16 %245, i16 %252, !dbg !2047
	%255 = add i64 %246, 1, !dbg !2054
	br label %b51, !dbg !2054

b53:
	%256 = phi i16 [ %230, %b48 ], [ %245, %b51 ], !dbg !2041
	br i1 %216, label %b59, label %b54, !dbg !2055

b54:
	call void @llvm.nvvm.barrier0(), !dbg !2057
	br i1 %163, label %b55, label %b56, !dbg !2058

b55:
	%257 = sdiv i64 %31, 32, !dbg !2059
	%258 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %257, !dbg !2060
	store i16 %256, i16 addrspace(3)* %258, align 2, !dbg !2060
	br label %b56, !dbg !2060

b56:
	call void @llvm.nvvm.barrier0(), !dbg !2061
	%259 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2062
	%260 = load i16, i16 addrspace(3)* %259, align 2, !dbg !2062
	br label %b57, !dbg !2062

b57:
	%261 = phi i16 [ %260, %b56 ], [ %267, %b58 ], !dbg !2063
	%262 = phi i64 [ 1, %b56 ], [ %268, %b58 ], !dbg !2064
	%263 = icmp slt i64 %262, %215, !dbg !2065
	br i1 %263, label %b58, label %b59, !dbg !2065

b58:
	%264 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %262, !dbg !2066
	%265 = load i16, i16 addrspace(3)* %264, align 2, !dbg !2066
	%266 = icmp ult i16 %261, %265, !dbg !2047
	%267 = select i1 %266, i16 %261, i16 %265, !dbg !2047
	%268 = add i64 %262, 1, !dbg !2067
	br label %b57, !dbg !2067

b59:
	%269 = phi i16 [ %256, %b53 ], [ %261, %b57 ], !dbg !2040
	br i1 %48, label %b60, label %b62, !dbg !2072

b60:
	%270 = phi i16 [ %279, %b61 ], [ %183, %b59 ], !dbg !2073
	%271 = phi i64 [ %280, %b61 ], [ 16, %b59 ], !dbg !2074
	%272 = icmp sgt i64 %271, 0, !dbg !2075
	br i1 %272, label %b61, label %b65, !dbg !2075

b61:
	%273 = trunc i64 %271 to i32, !dbg !2076
	%274 = zext i16 %270 to i32, !dbg !2076
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %274, i32 %273, i32 31), !dbg !2076
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !2076
	%277 = trunc i32 %276 to i16, !dbg !2076
	%278 = icmp ugt i16 %270, %277, !dbg !2077
	%279 = select i1 %278, i16 %270, i16 %277, !dbg !2077
	%280 = sdiv i64 %271, 2, !dbg !2078
	br label %b60, !dbg !2078

b62:
	%281 = zext i16 %183 to i32, !dbg !2079
	%282 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %281, i32 0, i32 31), !dbg !2079
	%283 = extractvalue { i32, i1 } %282, 0, !dbg !2079
	%284 = trunc i32 %283 to i16, !dbg !2079
	br label %b63, !dbg !2079

b63:
	%285 = phi i16 [ %284, %b62 ], [ %294, %b64 ], !dbg !2080
	%286 = phi i64 [ 1, %b62 ], [ %295, %b64 ], !dbg !2081
	%287 = icmp slt i64 %286, %47, !dbg !2082
	br i1 %287, label %b64, label %b65, !dbg !2082

b64:
	%288 = trunc i64 %286 to i32, !dbg !2083
	%289 = zext i16 %183 to i32, !dbg !2083
	%290 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %289, i32 %288, i32 31), !dbg !2083
	%291 = extractvalue { i32, i1 } %290, 0, !dbg !2083
	%292 = trunc i32 %291 to i16, !dbg !2083
	%293 = icmp ugt i16 %285, %292, !dbg !2077
	%294 = select i1 %293, i16 %285, i16 %292, !dbg !2077
	%295 = add i64 %286, 1, !dbg !2084
	br label %b63, !dbg !2084

b65:
	%296 = phi i16 [ %270, %b60 ], [ %285, %b63 ], !dbg !2071
	br i1 %216, label %b71, label %b66, !dbg !2085

b66:
	call void @llvm.nvvm.barrier0(), !dbg !2087
	br i1 %163, label %b67, label %b68, !dbg !2088

b67:
	%297 = sdiv i64 %31, 32, !dbg !2089
	%298 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %297, !dbg !2090
	store i16 %296, i16 addrspace(3)* %298, align 2, !dbg !2090
	br label %b68, !dbg !2090

b68:
	call void @llvm.nvvm.barrier0(), !dbg !2091
	%299 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2092
	%300 = load i16, i16 addrspace(3)* %299, align 2, !dbg !2092
	br label %b69, !dbg !2092

b69:
	%301 = phi i16 [ %300, %b68 ], [ %307, %b70 ], !dbg !2093
	%302 = phi i64 [ 1, %b68 ], [ %308, %b70 ], !dbg !2094
	%303 = icmp slt i64 %302, %215, !dbg !2095
	br i1 %303, label %b70, label %b71, !dbg !2095

b70:
	%304 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %302, !dbg !2096
	%305 = load i16, i16 addrspace(3)* %304, align 2, !dbg !2096
	%306 = icmp ugt i16 %301, %305, !dbg !2077
	%307 = select i1 %306, i16 %301, i16 %305, !dbg !2077
	%308 = add i64 %302, 1, !dbg !2097
	br label %b69, !dbg !2097

b71:
	%309 = phi i16 [ %296, %b65 ], [ %301, %b69 ], !dbg !2070
	%310 = getelementptr inbounds i16, i16 addrspace(1)* %179, i64 1, !dbg !2098
	store i16 %269, i16 addrspace(1)* %310, align 2, !dbg !2098
	%311 = getelementptr inbounds i16, i16 addrspace(1)* %179, i64 2, !dbg !2099
	store i16 %309, i16 addrspace(1)* %311, align 2, !dbg !2099
	br label %b72, !dbg !2100

b72:
	%312 = phi i16 [ %183, %b71 ], [ %322, %b75 ], !dbg !2101
	%313 = phi i64 [ 1, %b71 ], [ %323, %b75 ], !dbg !2102
	%314 = icmp slt i64 %313, 32, !dbg !2103
	br i1 %314, label %b73, label %b76, !dbg !2103

b73:
	%315 = trunc i64 %313 to i32, !dbg !2104
	%316 = zext i16 %312 to i32, !dbg !2104
	%317 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %316, i32 %315, i32 0), !dbg !2104
	%318 = extractvalue { i32, i1 } %317, 0, !dbg !2104
	%319 = trunc i32 %318 to i16, !dbg !2104
	%320 = icmp sge i64 %134, %313, !dbg !2105
	br i1 %320, label %b74, label %b75, !dbg !2105

b74:
	%321 = add i16 %312, %319, !dbg !2106
	br label %b75, !dbg !2106

b75:
	%322 = phi i16 [ %312, %b73 ], [ %321, %b74 ], !dbg !2101
	%323 = mul i64 %313, 2, !dbg !2107
	br label %b72, !dbg !2107

b76:
	br i1 %216, label %b82, label %b77, !dbg !2108

b77:
	%324 = sdiv i64 %31, 32, !dbg !2110
	call void @llvm.nvvm.barrier0(), !dbg !2111
	br i1 %187, label %b78, label %b79, !dbg !2007

b78:
	%325 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %324, !dbg !2112
	store i16 %312, i16 addrspace(3)* %325, align 2, !dbg !2112
	br label %b79, !dbg !2112

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2113
	%326 = icmp slt i64 0, %324, !dbg !2113
	br i1 %326, label %b80, label %b81, !dbg !2113

b80:
	%327 = phi i16 [ %332, %b80_ok1 ], [ 0, %b79 ], !dbg !2114
	%328 = phi i64 [ %333, %b80_ok1 ], [ 0, %b79 ], !dbg !2114
	%329 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %328, !dbg !2115
	%330 = icmp uge i64 %328, 32, !dbg !2115
	br i1 %330, label %b80_fail1, label %b80_ok1, !dbg !2115, !prof !30

b80_ok1:
	%331 = load i16, i16 addrspace(3)* %329, align 2, !dbg !2115
	%332 = add i16 %327, %331, !dbg !2116
	%333 = add i64 %328, 1, !dbg !2116
	%334 = icmp slt i64 %333, %324, !dbg !2116
	br i1 %334, label %b80, label %b81, !dbg !2116

b81:
	%335 = phi i16 [ 0, %b79 ], [ %332, %b80_ok1 ], !dbg !2114
	br label %b82, !dbg !2117

b82:
	%336 = phi i16 [ 0, %b76 ], [ %335, %b81 ], !dbg !2005
	%337 = add i16 %336, %312, !dbg !2118
	br label %b83, !dbg !2122

b83:
	%338 = phi i16 [ %183, %b82 ], [ %348, %b86 ], !dbg !2123
	%339 = phi i64 [ 1, %b82 ], [ %349, %b86 ], !dbg !2124
	%340 = icmp slt i64 %339, 32, !dbg !2125
	br i1 %340, label %b84, label %b87, !dbg !2125

b84:
	%341 = trunc i64 %339 to i32, !dbg !2126
	%342 = zext i16 %338 to i32, !dbg !2126
	%343 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %342, i32 %341, i32 0), !dbg !2126
	%344 = extractvalue { i32, i1 } %343, 0, !dbg !2126
	%345 = trunc i32 %344 to i16, !dbg !2126
	%346 = icmp sge i64 %134, %339, !dbg !2127
	br i1 %346, label %b85, label %b86, !dbg !2127

b85:
	%347 = add i16 %338, %345, !dbg !2128
	br label %b86, !dbg !2128

b86:
	%348 = phi i16 [ %338, %b84 ], [ %347, %b85 ], !dbg !2123
	%349 = mul i64 %339, 2, !dbg !2129
	br label %b83, !dbg !2129

b87:
	br i1 %216, label %b93, label %b88, !dbg !2130

b88:
	%350 = sdiv i64 %31, 32, !dbg !2132
	call void @llvm.nvvm.barrier0(), !dbg !2133
	br i1 %187, label %b89, label %b90, !dbg !2134

b89:
	%351 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %350, !dbg !2135
	store i16 %338, i16 addrspace(3)* %351, align 2, !dbg !2135
	br label %b90, !dbg !2135

b90:
	call void @llvm.nvvm.barrier0(), !dbg !2136
	%352 = icmp slt i64 0, %350, !dbg !2136
	br i1 %352, label %b91, label %b92, !dbg !2136

b91:
	%353 = phi i16 [ %358, %b91_ok1 ], [ 0, %b90 ], !dbg !2137
	%354 = phi i64 [ %359, %b91_ok1 ], [ 0, %b90 ], !dbg !2137
	%355 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %354, !dbg !2138
	%356 = icmp uge i64 %354, 32, !dbg !2138
	br i1 %356, label %b91_fail1, label %b91_ok1, !dbg !2138, !prof !30

b91_ok1:
	%357 = load i16, i16 addrspace(3)* %355, align 2, !dbg !2138
	%358 = add i16 %353, %357, !dbg !2139
	%359 = add i64 %354, 1, !dbg !2139
	%360 = icmp slt i64 %359, %350, !dbg !2139
	br i1 %360, label %b91, label %b92, !dbg !2139

b92:
	%361 = phi i16 [ 0, %b90 ], [ %358, %b91_ok1 ], !dbg !2137
	br label %b93, !dbg !2140

b93:
	%362 = phi i16 [ 0, %b87 ], [ %361, %b92 ], !dbg !2121
	%363 = zext i16 %338 to i32, !dbg !2141
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %363, i32 1, i32 0), !dbg !2141
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !2141
	%366 = trunc i32 %365 to i16, !dbg !2141
	br i1 %163, label %b95, label %b94, !dbg !2142

b94:
	%367 = add i16 %362, %366, !dbg !2143
	br label %b95, !dbg !2144

b95:
	%368 = phi i16 [ %362, %b93 ], [ %367, %b94 ], !dbg !2120
	%369 = getelementptr inbounds i16, i16 addrspace(1)* %179, i64 3, !dbg !2145
	store i16 %337, i16 addrspace(1)* %369, align 2, !dbg !2145
	%370 = getelementptr inbounds i16, i16 addrspace(1)* %179, i64 4, !dbg !2146
	store i16 %368, i16 addrspace(1)* %370, align 2, !dbg !2146
	%371 = sdiv i64 %188, 3, !dbg !2147
	%372 = icmp sge i64 %371, %22, !dbg !2150
	br i1 %372, label %b96, label %b97, !dbg !2150

b96:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !2151
	ret void, !dbg !2151

b97:
	br i1 %216, label %b98, label %b99, !dbg !2152

b98:
	%373 = trunc i64 %371 to i32, !dbg !2153
	%374 = zext i16 %183 to i32, !dbg !2153
	%375 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %374, i32 %373, i32 31), !dbg !2153
	%376 = extractvalue { i32, i1 } %375, 0, !dbg !2153
	%377 = trunc i32 %376 to i16, !dbg !2153
	br label %b102, !dbg !2154

b99:
	call void @llvm.nvvm.barrier0(), !dbg !2156
	%378 = icmp eq i64 %31, %371, !dbg !2157
	br i1 %378, label %b100, label %b101, !dbg !2157

b100:
	store i16 %183, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2158
	br label %b101, !dbg !2158

b101:
	call void @llvm.nvvm.barrier0(), !dbg !2159
	%379 = load i16, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2160
	br label %b102, !dbg !2161

b102:
	%380 = phi i16 [ %377, %b98 ], [ %379, %b101 ], !dbg !2149
	%381 = getelementptr inbounds i16, i16 addrspace(1)* %179, i64 5, !dbg !2162
	store i16 %380, i16 addrspace(1)* %381, align 2, !dbg !2162
	%382 = add i64 %189, 1, !dbg !2162
	%383 = icmp slt i64 %382, 2, !dbg !2162
	br i1 %383, label %b35, label %b103, !dbg !2162

b103:
	ret void, !dbg !1889

b0_fail1:
	%384 = icmp ugt i64 %33, %p1, !dbg !1892
	br i1 %384, label %b0_fail2, label %b0_ok2, !dbg !1892

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !1892
	ret void, !dbg !1892

b0_ok2:
	%385 = icmp uge i64 %32, %p5, !dbg !1893
	br i1 %385, label %b0_fail3, label %b0_ok3, !dbg !1893

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !1893
	ret void, !dbg !1893

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !1896
	ret void, !dbg !1896

b34_fail1:
	%386 = icmp ugt i64 %33, %p3, !dbg !1990
	br i1 %386, label %b34_fail2, label %b34_ok2, !dbg !1990

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !1990
	ret void, !dbg !1990

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %178), !dbg !1993
	ret void, !dbg !1993

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %328, i64 32), !dbg !2115
	ret void, !dbg !2115

b91_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %354, i64 32), !dbg !2138
	ret void, !dbg !2138
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2163 {
entry:
	br label %b0, !dbg !2164

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2164
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !2164
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2164
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2167, !range !11
	%4 = sext i32 %3 to i64, !dbg !2167
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2167, !range !12
	%6 = sext i32 %5 to i64, !dbg !2167
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2167, !range !12
	%8 = sext i32 %7 to i64, !dbg !2167
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2167, !range !13
	%10 = sext i32 %9 to i64, !dbg !2167
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2167, !range !14
	%12 = sext i32 %11 to i64, !dbg !2167
	%13 = mul i64 %12, %8, !dbg !2167
	%14 = add i64 %6, %13, !dbg !2167
	%15 = mul i64 %10, %14, !dbg !2167
	%16 = add i64 %4, %15, !dbg !2167
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2167, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2167, !range !15
	%19 = mul i32 %17, %18, !dbg !2167
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2167, !range !16
	%21 = mul i32 %19, %20, !dbg !2167
	%22 = sext i32 %21 to i64, !dbg !2167
	%23 = mul i64 %16, %22, !dbg !2167
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2167, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2167, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2167, !range !18
	%27 = mul i32 %18, %26, !dbg !2167
	%28 = add i32 %25, %27, !dbg !2167
	%29 = mul i32 %17, %28, !dbg !2167
	%30 = add i32 %24, %29, !dbg !2167
	%31 = sext i32 %30 to i64, !dbg !2167
	%32 = add i64 %23, %31, !dbg !2167
	%33 = mul i64 %32, 3, !dbg !2168
	%34 = sub i64 %p1, %33, !dbg !2169
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %33, !dbg !2169
	%36 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !2170
	%37 = icmp ugt i64 %33, %p1, !dbg !2169
	%38 = icmp uge i64 %32, %p5, !dbg !2170
	%39 = icmp ugt i64 3, %34, !dbg !2173
	%40 = or i1 %37, %38, !dbg !2173
	%41 = or i1 %40, %39, !dbg !2173
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2173, !prof !30

b0_ok1:
	%42 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2170
	%43 = and i32 %30, -32, !dbg !2178
	%44 = sub i32 %21, %43, !dbg !2178
	%45 = icmp slt i32 %44, 32, !dbg !2178
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2178
	%47 = sext i32 %46 to i64, !dbg !2178
	%48 = icmp eq i64 %47, 32, !dbg !2179
	br i1 %48, label %b1, label %b3, !dbg !2179

b1:
	%49 = phi i16 [ %42, %b0_ok1 ], [ %57, %b2 ], !dbg !2180
	%50 = phi i64 [ 16, %b0_ok1 ], [ %58, %b2 ], !dbg !2181
	%51 = icmp sgt i64 %50, 0, !dbg !2182
	br i1 %51, label %b2, label %b6, !dbg !2182

b2:
	%52 = trunc i64 %50 to i32, !dbg !2183
	%53 = zext i16 %49 to i32, !dbg !2183
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !2183
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !2183
	%56 = trunc i32 %55 to i16, !dbg !2183
	%57 = and i16 %49, %56, !dbg !2184
	%58 = sdiv i64 %50, 2, !dbg !2185
	br label %b1, !dbg !2185

b3:
	%59 = zext i16 %42 to i32, !dbg !2186
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %59, i32 0, i32 31), !dbg !2186
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !2186
	%62 = trunc i32 %61 to i16, !dbg !2186
	br label %b4, !dbg !2186

b4:
	%63 = phi i16 [ %62, %b3 ], [ %71, %b5 ], !dbg !2187
	%64 = phi i64 [ 1, %b3 ], [ %72, %b5 ], !dbg !2188
	%65 = icmp slt i64 %64, %47, !dbg !2189
	br i1 %65, label %b5, label %b6, !dbg !2189

b5:
	%66 = trunc i64 %64 to i32, !dbg !2190
	%67 = zext i16 %42 to i32, !dbg !2190
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %67, i32 %66, i32 31), !dbg !2190
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2190
	%70 = trunc i32 %69 to i16, !dbg !2190
	%71 = and i16 %63, %70, !dbg !2184
	%72 = add i64 %64, 1, !dbg !2191
	br label %b4, !dbg !2191

b6:
	%73 = phi i16 [ %49, %b1 ], [ %63, %b4 ], !dbg !2177
	br i1 %48, label %b7, label %b9, !dbg !2196

b7:
	%74 = phi i16 [ %42, %b6 ], [ %82, %b8 ], !dbg !2197
	%75 = phi i64 [ 16, %b6 ], [ %83, %b8 ], !dbg !2198
	%76 = icmp sgt i64 %75, 0, !dbg !2199
	br i1 %76, label %b8, label %b12, !dbg !2199

b8:
	%77 = trunc i64 %75 to i32, !dbg !2200
	%78 = zext i16 %74 to i32, !dbg !2200
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !2200
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !2200
	%81 = trunc i32 %80 to i16, !dbg !2200
	%82 = or i16 %74, %81, !dbg !2201
	%83 = sdiv i64 %75, 2, !dbg !2202
	br label %b7, !dbg !2202

b9:
	%84 = zext i16 %42 to i32, !dbg !2203
	%85 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 0, i32 31), !dbg !2203
	%86 = extractvalue { i32, i1 } %85, 0, !dbg !2203
	%87 = trunc i32 %86 to i16, !dbg !2203
	br label %b10, !dbg !2203

b10:
	%88 = phi i16 [ %87, %b9 ], [ %96, %b11 ], !dbg !2204
	%89 = phi i64 [ 1, %b9 ], [ %97, %b11 ], !dbg !2205
	%90 = icmp slt i64 %89, %47, !dbg !2206
	br i1 %90, label %b11, label %b12, !dbg !2206

b11:
	%91 = trunc i64 %89 to i32, !dbg !2207
	%92 = zext i16 %42 to i32, !dbg !2207
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 %91, i32 31), !dbg !2207
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !2207
	%95 = trunc i32 %94 to i16, !dbg !2207
	%96 = or i16 %88, %95, !dbg !2201
	%97 = add i64 %89, 1, !dbg !2208
	br label %b10, !dbg !2208

b12:
	%98 = phi i16 [ %74, %b7 ], [ %88, %b10 ], !dbg !2195
	br i1 %48, label %b13, label %b15, !dbg !2213

b13:
	%99 = phi i16 [ %42, %b12 ], [ %107, %b14 ], !dbg !2214
	%100 = phi i64 [ 16, %b12 ], [ %108, %b14 ], !dbg !2215
	%101 = icmp sgt i64 %100, 0, !dbg !2216
	br i1 %101, label %b14, label %b18, !dbg !2216

b14:
	%102 = trunc i64 %100 to i32, !dbg !2217
	%103 = zext i16 %99 to i32, !dbg !2217
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %102, i32 31), !dbg !2217
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !2217
	%106 = trunc i32 %105 to i16, !dbg !2217
	%107 = xor i16 %99, %106, !dbg !2218
	%108 = sdiv i64 %100, 2, !dbg !2219
	br label %b13, !dbg !2219

b15:
	%109 = zext i16 %42 to i32, !dbg !2220
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %109, i32 0, i32 31), !dbg !2220
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !2220
	%112 = trunc i32 %111 to i16, !dbg !2220
	br label %b16, !dbg !2220

b16:
	%113 = phi i16 [ %112, %b15 ], [ %121, %b17 ], !dbg !2221
	%114 = phi i64 [ 1, %b15 ], [ %122, %b17 ], !dbg !2222
	%115 = icmp slt i64 %114, %47, !dbg !2223
	br i1 %115, label %b17, label %b18, !dbg !2223

b17:
	%116 = trunc i64 %114 to i32, !dbg !2224
	%117 = zext i16 %42 to i32, !dbg !2224
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 %116, i32 31), !dbg !2224
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !2224
	%120 = trunc i32 %119 to i16, !dbg !2224
	%121 = xor i16 %113, %120, !dbg !2218
	%122 = add i64 %114, 1, !dbg !2225
	br label %b16, !dbg !2225

b18:
	%123 = phi i16 [ %99, %b13 ], [ %113, %b16 ], !dbg !2212
	%124 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 0, !dbg !2226
	store i16 %73, i16 addrspace(1)* %124, align 2, !dbg !2226
	%125 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 1, !dbg !2227
	store i16 %98, i16 addrspace(1)* %125, align 2, !dbg !2227
	%126 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 2, !dbg !2228
	store i16 %123, i16 addrspace(1)* %126, align 2, !dbg !2228
	%127 = sub i64 %p3, %33, !dbg !2229
	%128 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %33, !dbg !2229
	%129 = icmp ugt i64 %33, %p3, !dbg !2229
	%130 = icmp ugt i64 3, %127, !dbg !2232
	%131 = or i1 %129, %130, !dbg !2232
	br i1 %131, label %b18_fail1, label %b18_ok1, !dbg !2232, !prof !30

b18_ok1:
	%132 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2233
	br i1 %48, label %b19, label %b21, !dbg !2238

b19:
	%133 = phi i16 [ %132, %b18_ok1 ], [ %141, %b20 ], !dbg !2239
	%134 = phi i64 [ 16, %b18_ok1 ], [ %142, %b20 ], !dbg !2240
	%135 = icmp sgt i64 %134, 0, !dbg !2241
	br i1 %135, label %b20, label %b24, !dbg !2241

b20:
	%136 = trunc i64 %134 to i32, !dbg !2242
	%137 = zext i16 %133 to i32, !dbg !2242
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %137, i32 %136, i32 31), !dbg !2242
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !2242
	%140 = trunc i32 %139 to i16, !dbg !2242
	%141 = and i16 %133, %140, !dbg !2243
	%142 = sdiv i64 %134, 2, !dbg !2244
	br label %b19, !dbg !2244

b21:
	%143 = zext i16 %132 to i32, !dbg !2245
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !2245
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !2245
	%146 = trunc i32 %145 to i16, !dbg !2245
	br label %b22, !dbg !2245

b22:
	%147 = phi i16 [ %146, %b21 ], [ %155, %b23 ], !dbg !2246
	%148 = phi i64 [ 1, %b21 ], [ %156, %b23 ], !dbg !2247
	%149 = icmp slt i64 %148, %47, !dbg !2248
	br i1 %149, label %b23, label %b24, !dbg !2248

b23:
	%150 = trunc i64 %148 to i32, !dbg !2249
	%151 = zext i16 %132 to i32, !dbg !2249
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %151, i32 %150, i32 31), !dbg !2249
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !2249
	%154 = trunc i32 %153 to i16, !dbg !2249
	%155 = and i16 %147, %154, !dbg !2243
	%156 = add i64 %148, 1, !dbg !2250
	br label %b22, !dbg !2250

b24:
	%157 = phi i16 [ %133, %b19 ], [ %147, %b22 ], !dbg !2237
	%158 = add i64 %22, 32, !dbg !2252
	%159 = sub i64 %158, 1, !dbg !2253
	%160 = sdiv i64 %159, 32, !dbg !2254
	%161 = icmp eq i64 %160, 1, !dbg !2255
	br i1 %161, label %b30, label %b25, !dbg !2255

b25:
	call void @llvm.nvvm.barrier0(), !dbg !2257
	%162 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2258, !range !20
	%163 = sext i32 %162 to i64, !dbg !2258
	%164 = icmp eq i64 %163, 0, !dbg !2259
	br i1 %164, label %b26, label %b27, !dbg !2259

b26:
	%165 = sdiv i64 %31, 32, !dbg !2260
	%166 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %165, !dbg !2261
	store i16 %157, i16 addrspace(3)* %166, align 2, !dbg !2261
	br label %b27, !dbg !2261

b27:
	call void @llvm.nvvm.barrier0(), !dbg !2262
	%167 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2263
	%168 = load i16, i16 addrspace(3)* %167, align 2, !dbg !2263
	br label %b28, !dbg !2263

b28:
	%169 = phi i16 [ %168, %b27 ], [ %174, %b29 ], !dbg !2264
	%170 = phi i64 [ 1, %b27 ], [ %175, %b29 ], !dbg !2265
	%171 = icmp slt i64 %170, %160, !dbg !2266
	br i1 %171, label %b29, label %b30, !dbg !2266

b29:
	%172 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %170, !dbg !2267
	%173 = load i16, i16 addrspace(3)* %172, align 2, !dbg !2267
	%174 = and i16 %169, %173, !dbg !2243
	%175 = add i64 %170, 1, !dbg !2268
	br label %b28, !dbg !2268

b30:
	%176 = phi i16 [ %157, %b24 ], [ %169, %b28 ], !dbg !2236
	br i1 %48, label %b31, label %b33, !dbg !2273

b31:
	%177 = phi i16 [ %132, %b30 ], [ %185, %b32 ], !dbg !2274
	%178 = phi i64 [ 16, %b30 ], [ %186, %b32 ], !dbg !2275
	%179 = icmp sgt i64 %178, 0, !dbg !2276
	br i1 %179, label %b32, label %b36, !dbg !2276

b32:
	%180 = trunc i64 %178 to i32, !dbg !2277
	%181 = zext i16 %177 to i32, !dbg !2277
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %181, i32 %180, i32 31), !dbg !2277
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !2277
	%184 = trunc i32 %183 to i16, !dbg !2277
	%185 = or i16 %177, %184, !dbg !2278
	%186 = sdiv i64 %178, 2, !dbg !2279
	br label %b31, !dbg !2279

b33:
	%187 = zext i16 %132 to i32, !dbg !2280
	%188 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %187, i32 0, i32 31), !dbg !2280
	%189 = extractvalue { i32, i1 } %188, 0, !dbg !2280
	%190 = trunc i32 %189 to i16, !dbg !2280
	br label %b34, !dbg !2280

b34:
	%191 = phi i16 [ %190, %b33 ], [ %199, %b35 ], !dbg !2281
	%192 = phi i64 [ 1, %b33 ], [ %200, %b35 ], !dbg !2282
	%193 = icmp slt i64 %192, %47, !dbg !2283
	br i1 %193, label %b35, label %b36, !dbg !2283

b35:
	%194 = trunc i64 %192 to i32, !dbg !2284
	%195 = zext i16 %132 to i32, !dbg !2284
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %195, i32 %194, i32 31), !dbg !2284
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !2284
	%198 = trunc i32 %197 to i16, !dbg !2284
	%199 = or i16 %191, %198, !dbg !2278
	%200 = add i64 %192, 1, !dbg !2285
	br label %b34, !dbg !2285

b36:
	%201 = phi i16 [ %177, %b31 ], [ %191, %b34 ], !dbg !2272
	br i1 %161, label %b42, label %b37, !dbg !2286

b37:
	call void @llvm.nvvm.barrier0(), !dbg !2288
	%202 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2289, !range !20
	%203 = sext i32 %202 to i64, !dbg !2289
	%204 = icmp eq i64 %203, 0, !dbg !2290
	br i1 %204, label %b38, label %b39, !dbg !2290

b38:
	%205 = sdiv i64 %31, 32, !dbg !2291
	%206 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %205, !dbg !2292
	store i16 %201, i16 addrspace(3)* %206, align 2, !dbg !2292
	br label %b39, !dbg !2292

b39:
	call void @llvm.nvvm.barrier0(), !dbg !2293
	%207 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2294
	%208 = load i16, i16 addrspace(3)* %207, align 2, !dbg !2294
	br label %b40, !dbg !2294

b40:
	%209 = phi i16 [ %208, %b39 ], [ %214, %b41 ], !dbg !2295
	%210 = phi i64 [ 1, %b39 ], [ %215, %b41 ], !dbg !2296
	%211 = icmp slt i64 %210, %160, !dbg !2297
	br i1 %211, label %b41, label %b42, !dbg !2297

b41:
	%212 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %210, !dbg !2298
	%213 = load i16, i16 addrspace(3)* %212, align 2, !dbg !2298
	%214 = or i16 %209, %213, !dbg !2278
	%215 = add i64 %210, 1, !dbg !2299
	br label %b40, !dbg !2299

b42:
	%216 = phi i16 [ %201, %b36 ], [ %209, %b40 ], !dbg !2271
	br i1 %48, label %b43, label %b45, !dbg !2304

b43:
	%217 = phi i16 [ %132, %b42 ], [ %225, %b44 ], !dbg !2305
	%218 = phi i64 [ 16, %b42 ], [ %226, %b44 ], !dbg !2306
	%219 = icmp sgt i64 %218, 0, !dbg !2307
	br i1 %219, label %b44, label %b48, !dbg !2307

b44:
	%220 = trunc i64 %218 to i32, !dbg !2308
	%221 = zext i16 %217 to i32, !dbg !2308
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %221, i32 %220, i32 31), !dbg !2308
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !2308
	%224 = trunc i32 %223 to i16, !dbg !2308
	%225 = xor i16 %217, %224, !dbg !2309
	%226 = sdiv i64 %218, 2, !dbg !2310
	br label %b43, !dbg !2310

b45:
	%227 = zext i16 %132 to i32, !dbg !2311
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %227, i32 0, i32 31), !dbg !2311
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !2311
	%230 = trunc i32 %229 to i16, !dbg !2311
	br label %b46, !dbg !2311

b46:
	%231 = phi i16 [ %230, %b45 ], [ %239, %b47 ], !dbg !2312
	%232 = phi i64 [ 1, %b45 ], [ %240, %b47 ], !dbg !2313
	%233 = icmp slt i64 %232, %47, !dbg !2314
	br i1 %233, label %b47, label %b48, !dbg !2314

b47:
	%234 = trunc i64 %232 to i32, !dbg !2315
	%235 = zext i16 %132 to i32, !dbg !2315
	%236 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %235, i32 %234, i32 31), !dbg !2315
	%237 = extractvalue { i32, i1 } %236, 0, !dbg !2315
	%238 = trunc i32 %237 to i16, !dbg !2315
	%239 = xor i16 %231, %238, !dbg !2309
	%240 = add i64 %232, 1, !dbg !2316
	br label %b46, !dbg !2316

b48:
	%241 = phi i16 [ %217, %b43 ], [ %231, %b46 ], !dbg !2303
	br i1 %161, label %b54, label %b49, !dbg !2317

b49:
	call void @llvm.nvvm.barrier0(), !dbg !2319
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2320, !range !20
	%243 = sext i32 %242 to i64, !dbg !2320
	%244 = icmp eq i64 %243, 0, !dbg !2321
	br i1 %244, label %b50, label %b51, !dbg !2321

b50:
	%245 = sdiv i64 %31, 32, !dbg !2322
	%246 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %245, !dbg !2323
	store i16 %241, i16 addrspace(3)* %246, align 2, !dbg !2323
	br label %b51, !dbg !2323

b51:
	call void @llvm.nvvm.barrier0(), !dbg !2324
	%247 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2325
	%248 = load i16, i16 addrspace(3)* %247, align 2, !dbg !2325
	br label %b52, !dbg !2325

b52:
	%249 = phi i16 [ %248, %b51 ], [ %254, %b53 ], !dbg !2326
	%250 = phi i64 [ 1, %b51 ], [ %255, %b53 ], !dbg !2327
	%251 = icmp slt i64 %250, %160, !dbg !2328
	br i1 %251, label %b53, label %b54, !dbg !2328

b53:
	%252 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %250, !dbg !2329
	%253 = load i16, i16 addrspace(3)* %252, align 2, !dbg !2329
	%254 = xor i16 %249, %253, !dbg !2309
	%255 = add i64 %250, 1, !dbg !2330
	br label %b52, !dbg !2330

b54:
	%256 = phi i16 [ %241, %b48 ], [ %249, %b52 ], !dbg !2302
	%257 = getelementptr inbounds i16, i16 addrspace(1)* %128, i64 0, !dbg !2331
	store i16 %176, i16 addrspace(1)* %257, align 2, !dbg !2331
	%258 = getelementptr inbounds i16, i16 addrspace(1)* %128, i64 1, !dbg !2332
	store i16 %216, i16 addrspace(1)* %258, align 2, !dbg !2332
	%259 = getelementptr inbounds i16, i16 addrspace(1)* %128, i64 2, !dbg !2333
	store i16 %256, i16 addrspace(1)* %259, align 2, !dbg !2333
	ret void, !dbg !2166

b0_fail1:
	%260 = icmp ugt i64 %33, %p1, !dbg !2169
	br i1 %260, label %b0_fail2, label %b0_ok2, !dbg !2169

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !2169
	ret void, !dbg !2169

b0_ok2:
	%261 = icmp uge i64 %32, %p5, !dbg !2170
	br i1 %261, label %b0_fail3, label %b0_ok3, !dbg !2170

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !2170
	ret void, !dbg !2170

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !2173
	ret void, !dbg !2173

b18_fail1:
	%262 = icmp ugt i64 %33, %p3, !dbg !2229
	br i1 %262, label %b18_fail2, label %b18_ok2, !dbg !2229

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !2229
	ret void, !dbg !2229

b18_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %127), !dbg !2232
	ret void, !dbg !2232
}

define void @ExchangeUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2334 {
entry:
	br label %b0, !dbg !2335

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2335
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2335
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2335
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2338, !range !11
	%4 = sext i32 %3 to i64, !dbg !2338
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2338, !range !12
	%6 = sext i32 %5 to i64, !dbg !2338
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2338, !range !12
	%8 = sext i32 %7 to i64, !dbg !2338
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2338, !range !13
	%10 = sext i32 %9 to i64, !dbg !2338
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2338, !range !14
	%12 = sext i32 %11 to i64, !dbg !2338
	%13 = mul i64 %12, %8, !dbg !2338
	%14 = add i64 %6, %13, !dbg !2338
	%15 = mul i64 %10, %14, !dbg !2338
	%16 = add i64 %4, %15, !dbg !2338
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2338, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2338, !range !15
	%19 = mul i32 %17, %18, !dbg !2338
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2338, !range !16
	%21 = mul i32 %19, %20, !dbg !2338
	%22 = sext i32 %21 to i64, !dbg !2338
	%23 = mul i64 %16, %22, !dbg !2338
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2338, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2338, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2338, !range !18
	%27 = mul i32 %18, %26, !dbg !2338
	%28 = add i32 %25, %27, !dbg !2338
	%29 = mul i32 %17, %28, !dbg !2338
	%30 = add i32 %24, %29, !dbg !2338
	%31 = sext i32 %30 to i64, !dbg !2338
	%32 = add i64 %23, %31, !dbg !2338
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2339, !range !20
	%34 = sext i32 %33 to i64, !dbg !2339
	%35 = and i32 %30, -32, !dbg !2340
	%36 = sub i32 %21, %35, !dbg !2340
	%37 = icmp slt i32 %36, 32, !dbg !2340
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2340
	%39 = sext i32 %38 to i64, !dbg !2340
	%40 = icmp eq i64 %39, 32, !dbg !2341
	br i1 %40, label %b1, label %b2, !dbg !2341

b1:
	br label %b2, !dbg !2341

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2342
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2343
	%43 = mul i64 %32, 4, !dbg !2345
	%44 = sub i64 %p1, %43, !dbg !2346
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2344
	%46 = icmp uge i64 %32, %p5, !dbg !2344
	%47 = icmp ugt i64 %43, %p1, !dbg !2346
	%48 = icmp ugt i64 4, %44, !dbg !2347
	%49 = icmp eq i64 %39, 0, !dbg !2348
	%50 = or i1 %46, %47, !dbg !2348
	%51 = or i1 %50, %48, !dbg !2348
	%52 = or i1 %51, %49, !dbg !2348
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2348, !prof !30

b2_ok1:
	%53 = load i32, i32 addrspace(1)* %45, align 4, !dbg !2344
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !2346
	%55 = mul i64 %34, 7, !dbg !2349
	%56 = add i64 %55, 3, !dbg !2350
	%57 = icmp eq i64 %39, -1, !dbg !2348
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2348
	%59 = srem i64 %56, %58, !dbg !2348
	%60 = trunc i64 %59 to i32, !dbg !2351
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %53, i32 %60, i32 31), !dbg !2351
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !2351
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 0, !dbg !2352
	store i32 %62, i32 addrspace(1)* %63, align 4, !dbg !2352
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %53, i32 3, i32 0), !dbg !2353
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !2353
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 1, !dbg !2354
	store i32 %65, i32 addrspace(1)* %66, align 4, !dbg !2354
	%67 = trunc i64 %41 to i32, !dbg !2355
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %53, i32 %67, i32 31), !dbg !2355
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2355
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 2, !dbg !2356
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !2356
	%71 = trunc i64 %42 to i32, !dbg !2357
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %71, i32 31), !dbg !2357
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !2357
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 3, !dbg !2358
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !2358
	%75 = mul i64 %32, 3, !dbg !2359
	%76 = sub i64 %p3, %75, !dbg !2360
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %75, !dbg !2360
	%78 = icmp ugt i64 %75, %p3, !dbg !2360
	%79 = icmp ugt i64 3, %76, !dbg !2361
	%80 = or i1 %78, %79, !dbg !2361
	br i1 %80, label %b2_fail5, label %b2_ok5, !dbg !2361, !prof !30

b2_ok5:
	%81 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %53) convergent nounwind, !dbg !2362
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 0, !dbg !2363
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !2363
	%83 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 1, !dbg !2364
	store i32 7, i32 addrspace(1)* %83, align 4, !dbg !2364
	%84 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %53) convergent nounwind, !dbg !2365
	store i32 %84, i32 addrspace(1)* %83, align 4, !dbg !2366
	%85 = sub i64 %32, %34, !dbg !2367
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %85, !dbg !2368
	%87 = icmp uge i64 %85, %p5, !dbg !2368
	br i1 %87, label %b2_fail7, label %b2_ok7, !dbg !2368, !prof !30

b2_ok7:
	%88 = load i32, i32 addrspace(1)* %86, align 4, !dbg !2368
	%89 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %88) convergent nounwind, !dbg !2369
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 2, !dbg !2370
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !2370
	ret void, !dbg !2337

b2_fail1:
	%91 = icmp uge i64 %32, %p5, !dbg !2344
	br i1 %91, label %b2_fail2, label %b2_ok2, !dbg !2344

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !2344
	ret void, !dbg !2344

b2_ok2:
	%92 = icmp ugt i64 %43, %p1, !dbg !2346
	br i1 %92, label %b2_fail3, label %b2_ok3, !dbg !2346

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2346
	ret void, !dbg !2346

b2_ok3:
	%93 = icmp ugt i64 4, %44, !dbg !2347
	br i1 %93, label %b2_fail4, label %b2_ok4, !dbg !2347

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2347
	ret void, !dbg !2347

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2348
	ret void, !dbg !2348

b2_fail5:
	%94 = icmp ugt i64 %75, %p3, !dbg !2360
	br i1 %94, label %b2_fail6, label %b2_ok6, !dbg !2360

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %75, i64 %p3), !dbg !2360
	ret void, !dbg !2360

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %76), !dbg !2361
	ret void, !dbg !2361

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %85, i64 %p5), !dbg !2368
	ret void, !dbg !2368
}

define void @NumbersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2371 {
entry:
	br label %b0, !dbg !2372

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2372
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2372
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2372
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2375, !range !11
	%4 = sext i32 %3 to i64, !dbg !2375
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2375, !range !12
	%6 = sext i32 %5 to i64, !dbg !2375
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2375, !range !12
	%8 = sext i32 %7 to i64, !dbg !2375
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2375, !range !13
	%10 = sext i32 %9 to i64, !dbg !2375
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2375, !range !14
	%12 = sext i32 %11 to i64, !dbg !2375
	%13 = mul i64 %12, %8, !dbg !2375
	%14 = add i64 %6, %13, !dbg !2375
	%15 = mul i64 %10, %14, !dbg !2375
	%16 = add i64 %4, %15, !dbg !2375
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2375, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2375, !range !15
	%19 = mul i32 %17, %18, !dbg !2375
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2375, !range !16
	%21 = mul i32 %19, %20, !dbg !2375
	%22 = sext i32 %21 to i64, !dbg !2375
	%23 = mul i64 %16, %22, !dbg !2375
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2375, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2375, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2375, !range !18
	%27 = mul i32 %18, %26, !dbg !2375
	%28 = add i32 %25, %27, !dbg !2375
	%29 = mul i32 %17, %28, !dbg !2375
	%30 = add i32 %24, %29, !dbg !2375
	%31 = sext i32 %30 to i64, !dbg !2375
	%32 = add i64 %23, %31, !dbg !2375
	%33 = mul i64 %32, 6, !dbg !2376
	%34 = sub i64 %p1, %33, !dbg !2377
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !2377
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2378
	%37 = icmp ugt i64 %33, %p1, !dbg !2377
	%38 = icmp uge i64 %32, %p5, !dbg !2378
	%39 = icmp ugt i64 6, %34, !dbg !2381
	%40 = or i1 %37, %38, !dbg !2381
	%41 = or i1 %40, %39, !dbg !2381
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2381, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2378
	%43 = and i32 %30, -32, !dbg !2388
	%44 = sub i32 %21, %43, !dbg !2388
	%45 = icmp slt i32 %44, 32, !dbg !2388
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2388
	%47 = sext i32 %46 to i64, !dbg !2388
	%48 = icmp eq i64 %47, 32, !dbg !2389
	%49 = mul i64 %47, 2, !dbg !2390
	br label %b1, !dbg !2381

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %150, %b33 ], !dbg !2381
	br i1 %48, label %b2, label %b4, !dbg !2389

b2:
	%51 = phi i32 [ %57, %b3 ], [ %42, %b1 ], !dbg !2391
	%52 = phi i64 [ %58, %b3 ], [ 16, %b1 ], !dbg !2392
	%53 = icmp sgt i64 %52, 0, !dbg !2393
	br i1 %53, label %b3, label %b7, !dbg !2393

b3:
	%54 = trunc i64 %52 to i32, !dbg !2394
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %51, i32 %54, i32 31), !dbg !2394
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !2394
	%57 = add i32 %51, %56, !dbg !2395
	%58 = sdiv i64 %52, 2, !dbg !2396
	br label %b2, !dbg !2396

b4:
	%59 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !2397
	%60 = extractvalue { i32, i1 } %59, 0, !dbg !2397
	br label %b5, !dbg !2397

b5:
	%61 = phi i32 [ %60, %b4 ], [ %67, %b6 ], !dbg !2398
	%62 = phi i64 [ 1, %b4 ], [ %68, %b6 ], !dbg !2399
	%63 = icmp slt i64 %62, %47, !dbg !2400
	br i1 %63, label %b6, label %b7, !dbg !2400

b6:
	%64 = trunc i64 %62 to i32, !dbg !2401
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %64, i32 31), !dbg !2401
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !2401
	%67 = add i32 %61, %66, !dbg !2395
	%68 = add i64 %62, 1, !dbg !2402
	br label %b5, !dbg !2402

b7:
	%69 = phi i32 [ %51, %b2 ], [ %61, %b5 ], !dbg !2387
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !2403
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !2403
	br i1 %48, label %b8, label %b10, !dbg !2408

b8:
	%71 = phi i32 [ %78, %b9 ], [ %42, %b7 ], !dbg !2409
	%72 = phi i64 [ %79, %b9 ], [ 16, %b7 ], !dbg !2410
	%73 = icmp sgt i64 %72, 0, !dbg !2411
	br i1 %73, label %b9, label %b13, !dbg !2411

b9:
	%74 = trunc i64 %72 to i32, !dbg !2412
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %71, i32 %74, i32 31), !dbg !2412
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !2412
	%77 = icmp ult i32 %71, %76, !dbg !2413
	%78 = select i1 %77, i32 %71, i32 %76, !dbg !2413
	%79 = sdiv i64 %72, 2, !dbg !2414
	br label %b8, !dbg !2414

b10:
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !2415
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !2415
	br label %b11, !dbg !2415

b11:
	%82 = phi i32 [ %81, %b10 ], [ %89, %b12 ], !dbg !2416
	%83 = phi i64 [ 1, %b10 ], [ %90, %b12 ], !dbg !2417
	%84 = icmp slt i64 %83, %47, !dbg !2418
	br i1 %84, label %b12, label %b13, !dbg !2418

b12:
	%85 = trunc i64 %83 to i32, !dbg !2419
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %85, i32 31), !dbg !2419
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !2419
	%88 = icmp ult i32 %82, %87, !dbg !2413
	%89 = select i1 %88, i32 %82, i32 %87, !dbg !2413
	%90 = add i64 %83, 1, !dbg !2420
	br label %b11, !dbg !2420

b13:
	%91 = phi i32 [ %71, %b8 ], [ %82, %b11 ], !dbg !2407
	br i1 %48, label %b14, label %b16, !dbg !2425

b14:
	%92 = phi i32 [ %99, %b15 ], [ %42, %b13 ], !dbg !2426
	%93 = phi i64 [ %100, %b15 ], [ 16, %b13 ], !dbg !2427
	%94 = icmp sgt i64 %93, 0, !dbg !2428
	br i1 %94, label %b15, label %b19, !dbg !2428

b15:
	%95 = trunc i64 %93 to i32, !dbg !2429
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %92, i32 %95, i32 31), !dbg !2429
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !2429
	%98 = icmp ugt i32 %92, %97, !dbg !2430
	%99 = select i1 %98, i32 %92, i32 %97, !dbg !2430
	%100 = sdiv i64 %93, 2, !dbg !2431
	br label %b14, !dbg !2431

b16:
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !2432
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !2432
	br label %b17, !dbg !2432

b17:
	%103 = phi i32 [ %102, %b16 ], [ %110, %b18 ], !dbg !2433
	%104 = phi i64 [ 1, %b16 ], [ %111, %b18 ], !dbg !2434
	%105 = icmp slt i64 %104, %47, !dbg !2435
	br i1 %105, label %b18, label %b19, !dbg !2435

b18:
	%106 = trunc i64 %104 to i32, !dbg !2436
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %106, i32 31), !dbg !2436
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !2436
	%109 = icmp ugt i32 %103, %108, !dbg !2430
	%110 = select i1 %109, i32 %103, i32 %108, !dbg !2430
	%111 = add i64 %104, 1, !dbg !2437
	br label %b17, !dbg !2437

b19:
	%112 = phi i32 [ %92, %b14 ], [ %103, %b17 ], !dbg !2424
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !2438
	store i32 %91, i32 addrspace(1)* %113, align 4, !dbg !2438
	%114 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !2439
	store i32 %112, i32 addrspace(1)* %114, align 4, !dbg !2439
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2444, !range !20
	%116 = sext i32 %115 to i64, !dbg !2444
	br label %b20, !dbg !2444

b20:
	%117 = phi i32 [ %42, %b19 ], [ %125, %b23 ], !dbg !2445
	%118 = phi i64 [ 1, %b19 ], [ %126, %b23 ], !dbg !2446
	%119 = icmp slt i64 %118, 32, !dbg !2447
	br i1 %119, label %b21, label %b24, !dbg !2447

b21:
	%120 = trunc i64 %118 to i32, !dbg !2448
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %117, i32 %120, i32 0), !dbg !2448
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !2448
	%123 = icmp sge i64 %116, %118, !dbg !2449
	br i1 %123, label %b22, label %b23, !dbg !2449

b22:
	%124 = add i32 %117, %122, !dbg !2450
	br label %b23, !dbg !2450

b23:
	%125 = phi i32 [ %117, %b21 ], [ %124, %b22 ], !dbg !2445
	%126 = mul i64 %118, 2, !dbg !2451
	br label %b20, !dbg !2451

b24:
	%127 = phi i32 [ %135, %b27 ], [ %42, %b20 ], !dbg !2455
	%128 = phi i64 [ %136, %b27 ], [ 1, %b20 ], !dbg !2456
	%129 = icmp slt i64 %128, 32, !dbg !2457
	br i1 %129, label %b25, label %b28, !dbg !2457

b25:
	%130 = trunc i64 %128 to i32, !dbg !2458
	%131 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %127, i32 %130, i32 0), !dbg !2458
	%132 = extractvalue { i32, i1 } %131, 0, !dbg !2458
	%133 = icmp sge i64 %116, %128, !dbg !2459
	br i1 %133, label %b26, label %b27, !dbg !2459

b26:
	%134 = add i32 %127, %132, !dbg !2460
	br label %b27, !dbg !2460

b27:
	%135 = phi i32 [ %127, %b25 ], [ %134, %b26 ], !dbg !2455
	%136 = mul i64 %128, 2, !dbg !2461
	br label %b24, !dbg !2461

b28:
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %127, i32 1, i32 0), !dbg !2462
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !2462
	%139 = icmp eq i64 %116, 0, !dbg !2463
	br i1 %139, label %b30, label %b29, !dbg !2463

b29:
	br label %b30, !dbg !2464

b30:
	%140 = phi i32 [ 0, %b28 ], [ %138, %b29 ], !dbg !2453
	%141 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 3, !dbg !2465
	store i32 %117, i32 addrspace(1)* %141, align 4, !dbg !2465
	%142 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 4, !dbg !2466
	store i32 %140, i32 addrspace(1)* %142, align 4, !dbg !2466
	%143 = sdiv i64 %49, 3, !dbg !2467
	%144 = icmp slt i64 %143, 0, !dbg !2470
	br i1 %144, label %b32, label %b31, !dbg !2470

b31:
	%145 = icmp sge i64 %143, %47, !dbg !2471
	br i1 %145, label %b32, label %b33, !dbg !2471

b32:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !2472
	ret void, !dbg !2472

b33:
	%146 = trunc i64 %143 to i32, !dbg !2473
	%147 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %146, i32 31), !dbg !2473
	%148 = extractvalue { i32, i1 } %147, 0, !dbg !2473
	%149 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 5, !dbg !2474
	store i32 %148, i32 addrspace(1)* %149, align 4, !dbg !2474
	%150 = add i64 %50, 1, !dbg !2474
	%151 = icmp slt i64 %150, 2, !dbg !2474
	br i1 %151, label %b1, label %b34, !dbg !2474

b34:
	%152 = sub i64 %p3, %33, !dbg !2475
	%153 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !2475
	%154 = icmp ugt i64 %33, %p3, !dbg !2475
	%155 = icmp ugt i64 6, %152, !dbg !2478
	%156 = or i1 %154, %155, !dbg !2478
	br i1 %156, label %b34_fail1, label %b34_ok1, !dbg !2478, !prof !30

b34_ok1:
	%157 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2479
	%158 = add i64 %22, 32, !dbg !2485
	%159 = sub i64 %158, 1, !dbg !2486
	%160 = sub i64 %47, 1, !dbg !2491
	%161 = icmp eq i64 %116, %160, !dbg !2492
	%162 = mul i64 %22, 2, !dbg !2493
	br label %b35, !dbg !2478

b35:
	%163 = phi i64 [ 0, %b34_ok1 ], [ %330, %b102 ], !dbg !2478
	br i1 %48, label %b36, label %b38, !dbg !2495

b36:
	%164 = phi i32 [ %170, %b37 ], [ %157, %b35 ], !dbg !2496
	%165 = phi i64 [ %171, %b37 ], [ 16, %b35 ], !dbg !2497
	%166 = icmp sgt i64 %165, 0, !dbg !2498
	br i1 %166, label %b37, label %b41, !dbg !2498

b37:
	%167 = trunc i64 %165 to i32, !dbg !2499
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %164, i32 %167, i32 31), !dbg !2499
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !2499
	%170 = add i32 %164, %169, !dbg !2500
	%171 = sdiv i64 %165, 2, !dbg !2501
	br label %b36, !dbg !2501

b38:
	%172 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 0, i32 31), !dbg !2502
	%173 = extractvalue { i32, i1 } %172, 0, !dbg !2502
	br label %b39, !dbg !2502

b39:
	%174 = phi i32 [ %173, %b38 ], [ %180, %b40 ], !dbg !2503
	%175 = phi i64 [ 1, %b38 ], [ %181, %b40 ], !dbg !2504
	%176 = icmp slt i64 %175, %47, !dbg !2505
	br i1 %176, label %b40, label %b41, !dbg !2505

b40:
	%177 = trunc i64 %175 to i32, !dbg !2506
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 %177, i32 31), !dbg !2506
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !2506
	%180 = add i32 %174, %179, !dbg !2500
	%181 = add i64 %175, 1, !dbg !2507
	br label %b39, !dbg !2507

b41:
	%182 = phi i32 [ %164, %b36 ], [ %174, %b39 ], !dbg !2494
	%183 = sdiv i64 %159, 32, !dbg !2508
	%184 = icmp eq i64 %183, 1, !dbg !2509
	br i1 %184, label %b47, label %b42, !dbg !2509

b42:
	call void @llvm.nvvm.barrier0(), !dbg !2511
	br i1 %139, label %b43, label %b44, !dbg !2512

b43:
	%185 = sdiv i64 %31, 32, !dbg !2513
	%186 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %185, !dbg !2514
	store i32 %182, i32 addrspace(3)* %186, align 4, !dbg !2514
	br label %b44, !dbg !2514

b44:
	call void @llvm.nvvm.barrier0(), !dbg !2515
	%187 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !2516
	%188 = load i32, i32 addrspace(3)* %187, align 4, !dbg !2516
	br label %b45, !dbg !2516

b45:
	%189 = phi i32 [ %188, %b44 ], [ %194, %b46 ], !dbg !2517
	%190 = phi i64 [ 1, %b44 ], [ %195, %b46 ], !dbg !2518
	%191 = icmp slt i64 %190, %183, !dbg !2519
	br i1 %191, label %b46, label %b47, !dbg !2519

b46:
	%192 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %190, !dbg !2520
	%193 = load i32, i32 addrspace(3)* %192, align 4, !dbg !2520
	%194 = add i32 %189, %193, !dbg !2500
	%195 = add i64 %190, 1, !dbg !2521
	br label %b45, !dbg !2521

b47:
	%196 = phi i32 [ %182, %b41 ], [ %189, %b45 ], !dbg !2483
	%197 = getelementptr inbounds i32, i32 addrspace(1)* %153, i64 0, !dbg !2522
	store i32 %196, i32 addrspace(1)* %197, align 4, !dbg !2522
	br i1 %48, label %b48, label %b50, !dbg !2527

b48:
	%198 = phi i32 [ %205, %b49 ], [ %157, %b47 ], !dbg !2528
	%199 = phi i64 [ %206, %b49 ], [ 16, %b47 ], !dbg !2529
	%200 = icmp sgt i64 %199, 0, !dbg !2530
	br i1 %200, label %b49, label %b53, !dbg !2530

b49:
	%201 = trunc i64 %199 to i32, !dbg !2531
	%202 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %198, i32 %201, i32 31), !dbg !2531
	%203 = extractvalue { i32, i1 } %202, 0, !dbg !2531
	%204 = icmp ult i32 %198, %203, !dbg !2532
	%205 = select i1 %204, i32 %198, i32 %203, !dbg !2532
	%206 = sdiv i64 %199, 2, !dbg !2533
	br label %b48, !dbg !2533

b50:
	%207 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 0, i32 31), !dbg !2534
	%208 = extractvalue { i32, i1 } %207, 0, !dbg !2534
	br label %b51, !dbg !2534

b51:
	%209 = phi i32 [ %208, %b50 ], [ %216, %b52 ], !dbg !2535
	%210 = phi i64 [ 1, %b50 ], [ %217, %b52 ], !dbg !2536
	%211 = icmp slt i64 %210, %47, !dbg !2537
	br i1 %211, label %b52, label %b53, !dbg !2537

b52:
	%212 = trunc i64 %210 to i32, !dbg !2538
	%213 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 %212, i32 31), !dbg !2538
	%214 = extractvalue { i32, i1 } %213, 0, !dbg !2538
	%215 = icmp ult i32 %209, %214, !dbg !2532
	%216 = select i1 %215, i32 %209, i32 %214, !dbg !2532
	%217 = add i64 %210, 1, !dbg !2539
	br label %b51, !dbg !2539

b53:
	%218 = phi i32 [ %198, %b48 ], [ %209, %b51 ], !dbg !2526
	br i1 %184, label %b59, label %b54, !dbg !2540

b54:
	call void @llvm.nvvm.barrier0(), !dbg !2542
	br i1 %139, label %b55, label %b56, !dbg !2543

b55:
	%219 = sdiv i64 %31, 32, !dbg !2544
	%220 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %219, !dbg !2545
	store i32 %218, i32 addrspace(3)* %220, align 4, !dbg !2545
	br label %b56, !dbg !2545

b56:
	call void @llvm.nvvm.barrier0(), !dbg !2546
	%221 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !2547
	%222 = load i32, i32 addrspace(3)* %221, align 4, !dbg !2547
	br label %b57, !dbg !2547

b57:
	%223 = phi i32 [ %222, %b56 ], [ %229, %b58 ], !dbg !2548
	%224 = phi i64 [ 1, %b56 ], [ %230, %b58 ], !dbg !2549
	%225 = icmp slt i64 %224, %183, !dbg !2550
	br i1 %225, label %b58, label %b59, !dbg !2550

b58:
	%226 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %224, !dbg !2551
	%227 = load i32, i32 addrspace(3)* %226, align 4, !dbg !2551
	%228 = icmp ult i32 %223, %227, !dbg !2532
	%229 = select i1 %228, i32 %223, i32 %227, !dbg !2532
	%230 = add i64 %224, 1, !dbg !2552
	br label %b57, !dbg !2552

b59:
	%231 = phi i32 [ %218, %b53 ], [ %223, %b57 ], !dbg !2525
	br i1 %48, label %b60, label %b62, !dbg !2557

b60:
	%232 = phi i32 [ %239, %b61 ], [ %157, %b59 ], !dbg !2558
	%233 = phi i64 [ %240, %b61 ], [ 16, %b59 ], !dbg !2559
	%234 = icmp sgt i64 %233, 0, !dbg !2560
	br i1 %234, label %b61, label %b65, !dbg !2560

b61:
	%235 = trunc i64 %233 to i32, !dbg !2561
	%236 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %232, i32 %235, i32 31), !dbg !2561
	%237 = extractvalue { i32, i1 } %236, 0, !dbg !2561
	%238 = icmp ugt i32 %232, %237, !dbg !2562
	%239 = select i1 %238, i32 %232, i32 %237, !dbg !2562
	%240 = sdiv i64 %233, 2, !dbg !2563
	br label %b60, !dbg !2563

b62:
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 0, i32 31), !dbg !2564
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !2564
	br label %b63, !dbg !2564

b63:
	%243 = phi i32 [ %242, %b62 ], [ %250, %b64 ], !dbg !2565
	%244 = phi i64 [ 1, %b62 ], [ %251, %b64 ], !dbg !2566
	%245 = icmp slt i64 %244, %47, !dbg !2567
	br i1 %245, label %b64, label %b65, !dbg !2567

b64:
	%246 = trunc i64 %244 to i32, !dbg !2568
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 %246, i32 31), !dbg !2568
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !2568
	%249 = icmp ugt i32 %243, %248, !dbg !2562
	%250 = select i1 %249, i32 %243, i32 %248, !dbg !2562
	%251 = add i64 %244, 1, !dbg !2569
	br label %b63, !dbg !2569

b65:
	%252 = phi i32 [ %232, %b60 ], [ %243, %b63 ], !dbg !2556
	br i1 %184, label %b71, label %b66, !dbg !2570

b66:
	call void @llvm.nvvm.barrier0(), !dbg !2572
	br i1 %139, label %b67, label %b68, !dbg !2573

b67:
	%253 = sdiv i64 %31, 32, !dbg !2574
	%254 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %253, !dbg !2575
	store i32 %252, i32 addrspace(3)* %254, align 4, !dbg !2575
	br label %b68, !dbg !2575

b68:
	call void @llvm.nvvm.barrier0(), !dbg !2576
	%255 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !2577
	%256 = load i32, i32 addrspace(3)* %255, align 4, !dbg !2577
	br label %b69, !dbg !2577

b69:
	%257 = phi i32 [ %256, %b68 ], [ %263, %b70 ], !dbg !2578
	%258 = phi i64 [ 1, %b68 ], [ %264, %b70 ], !dbg !2579
	%259 = icmp slt i64 %258, %183, !dbg !2580
	br i1 %259, label %b70, label %b71, !dbg !2580

b70:
	%260 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %258, !dbg !2581
	%261 = load i32, i32 addrspace(3)* %260, align 4, !dbg !2581
	%262 = icmp ugt i32 %257, %261, !dbg !2562
	%263 = select i1 %262, i32 %257, i32 %261, !dbg !2562
	%264 = add i64 %258, 1, !dbg !2582
	br label %b69, !dbg !2582

b71:
	%265 = phi i32 [ %252, %b65 ], [ %257, %b69 ], !dbg !2555
	%266 = getelementptr inbounds i32, i32 addrspace(1)* %153, i64 1, !dbg !2583
	store i32 %231, i32 addrspace(1)* %266, align 4, !dbg !2583
	%267 = getelementptr inbounds i32, i32 addrspace(1)* %153, i64 2, !dbg !2584
	store i32 %265, i32 addrspace(1)* %267, align 4, !dbg !2584
	br label %b72, !dbg !2585

b72:
	%268 = phi i32 [ %157, %b71 ], [ %276, %b75 ], !dbg !2586
	%269 = phi i64 [ 1, %b71 ], [ %277, %b75 ], !dbg !2587
	%270 = icmp slt i64 %269, 32, !dbg !2588
	br i1 %270, label %b73, label %b76, !dbg !2588

b73:
	%271 = trunc i64 %269 to i32, !dbg !2589
	%272 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %268, i32 %271, i32 0), !dbg !2589
	%273 = extractvalue { i32, i1 } %272, 0, !dbg !2589
	%274 = icmp sge i64 %116, %269, !dbg !2590
	br i1 %274, label %b74, label %b75, !dbg !2590

b74:
	%275 = add i32 %268, %273, !dbg !2591
	br label %b75, !dbg !2591

b75:
	%276 = phi i32 [ %268, %b73 ], [ %275, %b74 ], !dbg !2586
	%277 = mul i64 %269, 2, !dbg !2592
	br label %b72, !dbg !2592

b76:
	br i1 %184, label %b82, label %b77, !dbg !2593

b77:
	%278 = sdiv i64 %31, 32, !dbg !2595
	call void @llvm.nvvm.barrier0(), !dbg !2596
	br i1 %161, label %b78, label %b79, !dbg !2492

b78:
	%279 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %278, !dbg !2597
	store i32 %268, i32 addrspace(3)* %279, align 4, !dbg !2597
	br label %b79, !dbg !2597

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2598
	%280 = icmp slt i64 0, %278, !dbg !2598
	br i1 %280, label %b80, label %b81, !dbg !2598

b80:
	%281 = phi i32 [ %286, %b80_ok1 ], [ 0, %b79 ], !dbg !2599
	%282 = phi i64 [ %287, %b80_ok1 ], [ 0, %b79 ], !dbg !2599
	%283 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %282, !dbg !2600
	%284 = icmp uge i64 %282, 32, !dbg !2600
	br i1 %284, label %b80_fail1, label %b80_ok1, !dbg !2600, !prof !30

b80_ok1:
	%285 = load i32, i32 addrspace(3)* %283, align 4, !dbg !2600
	%286 = add i32 %281, %285, !dbg !2601
	%287 = add i64 %282, 1, !dbg !2601
	%288 = icmp slt i64 %287, %278, !dbg !2601
	br i1 %288, label %b80, label %b81, !dbg !2601

b81:
	%289 = phi i32 [ 0, %b79 ], [ %286, %b80_ok1 ], !dbg !2599
	br label %b82, !dbg !2602

b82:
	%290 = phi i32 [ 0, %b76 ], [ %289, %b81 ], !dbg !2490
	%291 = add i32 %290, %268, !dbg !2603
	br label %b83, !dbg !2607

b83:
	%292 = phi i32 [ %157, %b82 ], [ %300, %b86 ], !dbg !2608
	%293 = phi i64 [ 1, %b82 ], [ %301, %b86 ], !dbg !2609
	%294 = icmp slt i64 %293, 32, !dbg !2610
	br i1 %294, label %b84, label %b87, !dbg !2610

b84:
	%295 = trunc i64 %293 to i32, !dbg !2611
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %292, i32 %295, i32 0), !dbg !2611
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !2611
	%298 = icmp sge i64 %116, %293, !dbg !2612
	br i1 %298, label %b85, label %b86, !dbg !2612

b85:
	%299 = add i32 %292, %297, !dbg !2613
	br label %b86, !dbg !2613

b86:
	%300 = phi i32 [ %292, %b84 ], [ %299, %b85 ], !dbg !2608
	%301 = mul i64 %293, 2, !dbg !2614
	br label %b83, !dbg !2614

b87:
	br i1 %184, label %b93, label %b88, !dbg !2615

b88:
	%302 = sdiv i64 %31, 32, !dbg !2617
	call void @llvm.nvvm.barrier0(), !dbg !2618
	br i1 %161, label %b89, label %b90, !dbg !2619

b89:
	%303 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %302, !dbg !2620
	store i32 %292, i32 addrspace(3)* %303, align 4, !dbg !2620
	br label %b90, !dbg !2620

b90:
	call void @llvm.nvvm.barrier0(), !dbg !2621
	%304 = icmp slt i64 0, %302, !dbg !2621
	br i1 %304, label %b91, label %b92, !dbg !2621

b91:
	%305 = phi i32 [ %310, %b91_ok1 ], [ 0, %b90 ], !dbg !2622
	%306 = phi i64 [ %311, %b91_ok1 ], [ 0, %b90 ], !dbg !2622
	%307 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %306, !dbg !2623
	%308 = icmp uge i64 %306, 32, !dbg !2623
	br i1 %308, label %b91_fail1, label %b91_ok1, !dbg !2623, !prof !30

b91_ok1:
	%309 = load i32, i32 addrspace(3)* %307, align 4, !dbg !2623
	%310 = add i32 %305, %309, !dbg !2624
	%311 = add i64 %306, 1, !dbg !2624
	%312 = icmp slt i64 %311, %302, !dbg !2624
	br i1 %312, label %b91, label %b92, !dbg !2624

b92:
	%313 = phi i32 [ 0, %b90 ], [ %310, %b91_ok1 ], !dbg !2622
	br label %b93, !dbg !2625

b93:
	%314 = phi i32 [ 0, %b87 ], [ %313, %b92 ], !dbg !2606
	%315 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %292, i32 1, i32 0), !dbg !2626
	%316 = extractvalue { i32, i1 } %315, 0, !dbg !2626
	br i1 %139, label %b95, label %b94, !dbg !2627

b94:
	%317 = add i32 %314, %316, !dbg !2628
	br label %b95, !dbg !2629

b95:
	%318 = phi i32 [ %314, %b93 ], [ %317, %b94 ], !dbg !2605
	%319 = getelementptr inbounds i32, i32 addrspace(1)* %153, i64 3, !dbg !2630
	store i32 %291, i32 addrspace(1)* %319, align 4, !dbg !2630
	%320 = getelementptr inbounds i32, i32 addrspace(1)* %153, i64 4, !dbg !2631
	store i32 %318, i32 addrspace(1)* %320, align 4, !dbg !2631
	%321 = sdiv i64 %162, 3, !dbg !2632
	%322 = icmp sge i64 %321, %22, !dbg !2635
	br i1 %322, label %b96, label %b97, !dbg !2635

b96:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !2636
	ret void, !dbg !2636

b97:
	br i1 %184, label %b98, label %b99, !dbg !2637

b98:
	%323 = trunc i64 %321 to i32, !dbg !2638
	%324 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 %323, i32 31), !dbg !2638
	%325 = extractvalue { i32, i1 } %324, 0, !dbg !2638
	br label %b102, !dbg !2639

b99:
	call void @llvm.nvvm.barrier0(), !dbg !2641
	%326 = icmp eq i64 %31, %321, !dbg !2642
	br i1 %326, label %b100, label %b101, !dbg !2642

b100:
	store i32 %157, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !2643
	br label %b101, !dbg !2643

b101:
	call void @llvm.nvvm.barrier0(), !dbg !2644
	%327 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !2645
	br label %b102, !dbg !2646

b102:
	%328 = phi i32 [ %325, %b98 ], [ %327, %b101 ], !dbg !2634
	%329 = getelementptr inbounds i32, i32 addrspace(1)* %153, i64 5, !dbg !2647
	store i32 %328, i32 addrspace(1)* %329, align 4, !dbg !2647
	%330 = add i64 %163, 1, !dbg !2647
	%331 = icmp slt i64 %330, 2, !dbg !2647
	br i1 %331, label %b35, label %b103, !dbg !2647

b103:
	ret void, !dbg !2374

b0_fail1:
	%332 = icmp ugt i64 %33, %p1, !dbg !2377
	br i1 %332, label %b0_fail2, label %b0_ok2, !dbg !2377

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !2377
	ret void, !dbg !2377

b0_ok2:
	%333 = icmp uge i64 %32, %p5, !dbg !2378
	br i1 %333, label %b0_fail3, label %b0_ok3, !dbg !2378

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !2378
	ret void, !dbg !2378

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !2381
	ret void, !dbg !2381

b34_fail1:
	%334 = icmp ugt i64 %33, %p3, !dbg !2475
	br i1 %334, label %b34_fail2, label %b34_ok2, !dbg !2475

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !2475
	ret void, !dbg !2475

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %152), !dbg !2478
	ret void, !dbg !2478

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %282, i64 32), !dbg !2600
	ret void, !dbg !2600

b91_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %306, i64 32), !dbg !2623
	ret void, !dbg !2623
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2648 {
entry:
	br label %b0, !dbg !2649

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2649
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2649
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2649
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2652, !range !11
	%4 = sext i32 %3 to i64, !dbg !2652
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2652, !range !12
	%6 = sext i32 %5 to i64, !dbg !2652
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2652, !range !12
	%8 = sext i32 %7 to i64, !dbg !2652
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2652, !range !13
	%10 = sext i32 %9 to i64, !dbg !2652
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2652, !range !14
	%12 = sext i32 %11 to i64, !dbg !2652
	%13 = mul i64 %12, %8, !dbg !2652
	%14 = add i64 %6, %13, !dbg !2652
	%15 = mul i64 %10, %14, !dbg !2652
	%16 = add i64 %4, %15, !dbg !2652
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2652, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2652, !range !15
	%19 = mul i32 %17, %18, !dbg !2652
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2652, !range !16
	%21 = mul i32 %19, %20, !dbg !2652
	%22 = sext i32 %21 to i64, !dbg !2652
	%23 = mul i64 %16, %22, !dbg !2652
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2652, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2652, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2652, !range !18
	%27 = mul i32 %18, %26, !dbg !2652
	%28 = add i32 %25, %27, !dbg !2652
	%29 = mul i32 %17, %28, !dbg !2652
	%30 = add i32 %24, %29, !dbg !2652
	%31 = sext i32 %30 to i64, !dbg !2652
	%32 = add i64 %23, %31, !dbg !2652
	%33 = mul i64 %32, 3, !dbg !2653
	%34 = sub i64 %p1, %33, !dbg !2654
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !2654
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2655
	%37 = icmp ugt i64 %33, %p1, !dbg !2654
	%38 = icmp uge i64 %32, %p5, !dbg !2655
	%39 = icmp ugt i64 3, %34, !dbg !2658
	%40 = or i1 %37, %38, !dbg !2658
	%41 = or i1 %40, %39, !dbg !2658
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2658, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2655
	%43 = and i32 %30, -32, !dbg !2663
	%44 = sub i32 %21, %43, !dbg !2663
	%45 = icmp slt i32 %44, 32, !dbg !2663
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2663
	%47 = sext i32 %46 to i64, !dbg !2663
	%48 = icmp eq i64 %47, 32, !dbg !2664
	br i1 %48, label %b1, label %b3, !dbg !2664

b1:
	%49 = phi i32 [ %42, %b0_ok1 ], [ %55, %b2 ], !dbg !2665
	%50 = phi i64 [ 16, %b0_ok1 ], [ %56, %b2 ], !dbg !2666
	%51 = icmp sgt i64 %50, 0, !dbg !2667
	br i1 %51, label %b2, label %b6, !dbg !2667

b2:
	%52 = trunc i64 %50 to i32, !dbg !2668
	%53 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %52, i32 31), !dbg !2668
	%54 = extractvalue { i32, i1 } %53, 0, !dbg !2668
	%55 = and i32 %49, %54, !dbg !2669
	%56 = sdiv i64 %50, 2, !dbg !2670
	br label %b1, !dbg !2670

b3:
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !2671
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !2671
	br label %b4, !dbg !2671

b4:
	%59 = phi i32 [ %58, %b3 ], [ %65, %b5 ], !dbg !2672
	%60 = phi i64 [ 1, %b3 ], [ %66, %b5 ], !dbg !2673
	%61 = icmp slt i64 %60, %47, !dbg !2674
	br i1 %61, label %b5, label %b6, !dbg !2674

b5:
	%62 = trunc i64 %60 to i32, !dbg !2675
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %62, i32 31), !dbg !2675
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !2675
	%65 = and i32 %59, %64, !dbg !2669
	%66 = add i64 %60, 1, !dbg !2676
	br label %b4, !dbg !2676

b6:
	%67 = phi i32 [ %49, %b1 ], [ %59, %b4 ], !dbg !2662
	br i1 %48, label %b7, label %b9, !dbg !2681

b7:
	%68 = phi i32 [ %42, %b6 ], [ %74, %b8 ], !dbg !2682
	%69 = phi i64 [ 16, %b6 ], [ %75, %b8 ], !dbg !2683
	%70 = icmp sgt i64 %69, 0, !dbg !2684
	br i1 %70, label %b8, label %b12, !dbg !2684

b8:
	%71 = trunc i64 %69 to i32, !dbg !2685
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %68, i32 %71, i32 31), !dbg !2685
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !2685
	%74 = or i32 %68, %73, !dbg !2686
	%75 = sdiv i64 %69, 2, !dbg !2687
	br label %b7, !dbg !2687

b9:
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !2688
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !2688
	br label %b10, !dbg !2688

b10:
	%78 = phi i32 [ %77, %b9 ], [ %84, %b11 ], !dbg !2689
	%79 = phi i64 [ 1, %b9 ], [ %85, %b11 ], !dbg !2690
	%80 = icmp slt i64 %79, %47, !dbg !2691
	br i1 %80, label %b11, label %b12, !dbg !2691

b11:
	%81 = trunc i64 %79 to i32, !dbg !2692
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %81, i32 31), !dbg !2692
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !2692
	%84 = or i32 %78, %83, !dbg !2686
	%85 = add i64 %79, 1, !dbg !2693
	br label %b10, !dbg !2693

b12:
	%86 = phi i32 [ %68, %b7 ], [ %78, %b10 ], !dbg !2680
	br i1 %48, label %b13, label %b15, !dbg !2698

b13:
	%87 = phi i32 [ %42, %b12 ], [ %93, %b14 ], !dbg !2699
	%88 = phi i64 [ 16, %b12 ], [ %94, %b14 ], !dbg !2700
	%89 = icmp sgt i64 %88, 0, !dbg !2701
	br i1 %89, label %b14, label %b18, !dbg !2701

b14:
	%90 = trunc i64 %88 to i32, !dbg !2702
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %87, i32 %90, i32 31), !dbg !2702
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !2702
	%93 = xor i32 %87, %92, !dbg !2703
	%94 = sdiv i64 %88, 2, !dbg !2704
	br label %b13, !dbg !2704

b15:
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !2705
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !2705
	br label %b16, !dbg !2705

b16:
	%97 = phi i32 [ %96, %b15 ], [ %103, %b17 ], !dbg !2706
	%98 = phi i64 [ 1, %b15 ], [ %104, %b17 ], !dbg !2707
	%99 = icmp slt i64 %98, %47, !dbg !2708
	br i1 %99, label %b17, label %b18, !dbg !2708

b17:
	%100 = trunc i64 %98 to i32, !dbg !2709
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %100, i32 31), !dbg !2709
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !2709
	%103 = xor i32 %97, %102, !dbg !2703
	%104 = add i64 %98, 1, !dbg !2710
	br label %b16, !dbg !2710

b18:
	%105 = phi i32 [ %87, %b13 ], [ %97, %b16 ], !dbg !2697
	%106 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !2711
	store i32 %67, i32 addrspace(1)* %106, align 4, !dbg !2711
	%107 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !2712
	store i32 %86, i32 addrspace(1)* %107, align 4, !dbg !2712
	%108 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !2713
	store i32 %105, i32 addrspace(1)* %108, align 4, !dbg !2713
	%109 = sub i64 %p3, %33, !dbg !2714
	%110 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !2714
	%111 = icmp ugt i64 %33, %p3, !dbg !2714
	%112 = icmp ugt i64 3, %109, !dbg !2717
	%113 = or i1 %111, %112, !dbg !2717
	br i1 %113, label %b18_fail1, label %b18_ok1, !dbg !2717, !prof !30

b18_ok1:
	%114 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2718
	br i1 %48, label %b19, label %b21, !dbg !2723

b19:
	%115 = phi i32 [ %114, %b18_ok1 ], [ %121, %b20 ], !dbg !2724
	%116 = phi i64 [ 16, %b18_ok1 ], [ %122, %b20 ], !dbg !2725
	%117 = icmp sgt i64 %116, 0, !dbg !2726
	br i1 %117, label %b20, label %b24, !dbg !2726

b20:
	%118 = trunc i64 %116 to i32, !dbg !2727
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %115, i32 %118, i32 31), !dbg !2727
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !2727
	%121 = and i32 %115, %120, !dbg !2728
	%122 = sdiv i64 %116, 2, !dbg !2729
	br label %b19, !dbg !2729

b21:
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 0, i32 31), !dbg !2730
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !2730
	br label %b22, !dbg !2730

b22:
	%125 = phi i32 [ %124, %b21 ], [ %131, %b23 ], !dbg !2731
	%126 = phi i64 [ 1, %b21 ], [ %132, %b23 ], !dbg !2732
	%127 = icmp slt i64 %126, %47, !dbg !2733
	br i1 %127, label %b23, label %b24, !dbg !2733

b23:
	%128 = trunc i64 %126 to i32, !dbg !2734
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %128, i32 31), !dbg !2734
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !2734
	%131 = and i32 %125, %130, !dbg !2728
	%132 = add i64 %126, 1, !dbg !2735
	br label %b22, !dbg !2735

b24:
	%133 = phi i32 [ %115, %b19 ], [ %125, %b22 ], !dbg !2722
	%134 = add i64 %22, 32, !dbg !2737
	%135 = sub i64 %134, 1, !dbg !2738
	%136 = sdiv i64 %135, 32, !dbg !2739
	%137 = icmp eq i64 %136, 1, !dbg !2740
	br i1 %137, label %b30, label %b25, !dbg !2740

b25:
	call void @llvm.nvvm.barrier0(), !dbg !2742
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2743, !range !20
	%139 = sext i32 %138 to i64, !dbg !2743
	%140 = icmp eq i64 %139, 0, !dbg !2744
	br i1 %140, label %b26, label %b27, !dbg !2744

b26:
	%141 = sdiv i64 %31, 32, !dbg !2745
	%142 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %141, !dbg !2746
	store i32 %133, i32 addrspace(3)* %142, align 4, !dbg !2746
	br label %b27, !dbg !2746

b27:
	call void @llvm.nvvm.barrier0(), !dbg !2747
	%143 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !2748
	%144 = load i32, i32 addrspace(3)* %143, align 4, !dbg !2748
	br label %b28, !dbg !2748

b28:
	%145 = phi i32 [ %144, %b27 ], [ %150, %b29 ], !dbg !2749
	%146 = phi i64 [ 1, %b27 ], [ %151, %b29 ], !dbg !2750
	%147 = icmp slt i64 %146, %136, !dbg !2751
	br i1 %147, label %b29, label %b30, !dbg !2751

b29:
	%148 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %146, !dbg !2752
	%149 = load i32, i32 addrspace(3)* %148, align 4, !dbg !2752
	%150 = and i32 %145, %149, !dbg !2728
	%151 = add i64 %146, 1, !dbg !2753
	br label %b28, !dbg !2753

b30:
	%152 = phi i32 [ %133, %b24 ], [ %145, %b28 ], !dbg !2721
	br i1 %48, label %b31, label %b33, !dbg !2758

b31:
	%153 = phi i32 [ %114, %b30 ], [ %159, %b32 ], !dbg !2759
	%154 = phi i64 [ 16, %b30 ], [ %160, %b32 ], !dbg !2760
	%155 = icmp sgt i64 %154, 0, !dbg !2761
	br i1 %155, label %b32, label %b36, !dbg !2761

b32:
	%156 = trunc i64 %154 to i32, !dbg !2762
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %153, i32 %156, i32 31), !dbg !2762
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !2762
	%159 = or i32 %153, %158, !dbg !2763
	%160 = sdiv i64 %154, 2, !dbg !2764
	br label %b31, !dbg !2764

b33:
	%161 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 0, i32 31), !dbg !2765
	%162 = extractvalue { i32, i1 } %161, 0, !dbg !2765
	br label %b34, !dbg !2765

b34:
	%163 = phi i32 [ %162, %b33 ], [ %169, %b35 ], !dbg !2766
	%164 = phi i64 [ 1, %b33 ], [ %170, %b35 ], !dbg !2767
	%165 = icmp slt i64 %164, %47, !dbg !2768
	br i1 %165, label %b35, label %b36, !dbg !2768

b35:
	%166 = trunc i64 %164 to i32, !dbg !2769
	%167 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %166, i32 31), !dbg !2769
	%168 = extractvalue { i32, i1 } %167, 0, !dbg !2769
	%169 = or i32 %163, %168, !dbg !2763
	%170 = add i64 %164, 1, !dbg !2770
	br label %b34, !dbg !2770

b36:
	%171 = phi i32 [ %153, %b31 ], [ %163, %b34 ], !dbg !2757
	br i1 %137, label %b42, label %b37, !dbg !2771

b37:
	call void @llvm.nvvm.barrier0(), !dbg !2773
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2774, !range !20
	%173 = sext i32 %172 to i64, !dbg !2774
	%174 = icmp eq i64 %173, 0, !dbg !2775
	br i1 %174, label %b38, label %b39, !dbg !2775

b38:
	%175 = sdiv i64 %31, 32, !dbg !2776
	%176 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %175, !dbg !2777
	store i32 %171, i32 addrspace(3)* %176, align 4, !dbg !2777
	br label %b39, !dbg !2777

b39:
	call void @llvm.nvvm.barrier0(), !dbg !2778
	%177 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !2779
	%178 = load i32, i32 addrspace(3)* %177, align 4, !dbg !2779
	br label %b40, !dbg !2779

b40:
	%179 = phi i32 [ %178, %b39 ], [ %184, %b41 ], !dbg !2780
	%180 = phi i64 [ 1, %b39 ], [ %185, %b41 ], !dbg !2781
	%181 = icmp slt i64 %180, %136, !dbg !2782
	br i1 %181, label %b41, label %b42, !dbg !2782

b41:
	%182 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %180, !dbg !2783
	%183 = load i32, i32 addrspace(3)* %182, align 4, !dbg !2783
	%184 = or i32 %179, %183, !dbg !2763
	%185 = add i64 %180, 1, !dbg !2784
	br label %b40, !dbg !2784

b42:
	%186 = phi i32 [ %171, %b36 ], [ %179, %b40 ], !dbg !2756
	br i1 %48, label %b43, label %b45, !dbg !2789

b43:
	%187 = phi i32 [ %114, %b42 ], [ %193, %b44 ], !dbg !2790
	%188 = phi i64 [ 16, %b42 ], [ %194, %b44 ], !dbg !2791
	%189 = icmp sgt i64 %188, 0, !dbg !2792
	br i1 %189, label %b44, label %b48, !dbg !2792

b44:
	%190 = trunc i64 %188 to i32, !dbg !2793
	%191 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %187, i32 %190, i32 31), !dbg !2793
	%192 = extractvalue { i32, i1 } %191, 0, !dbg !2793
	%193 = xor i32 %187, %192, !dbg !2794
	%194 = sdiv i64 %188, 2, !dbg !2795
	br label %b43, !dbg !2795

b45:
	%195 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 0, i32 31), !dbg !2796
	%196 = extractvalue { i32, i1 } %195, 0, !dbg !2796
	br label %b46, !dbg !2796

b46:
	%197 = phi i32 [ %196, %b45 ], [ %203, %b47 ], !dbg !2797
	%198 = phi i64 [ 1, %b45 ], [ %204, %b47 ], !dbg !2798
	%199 = icmp slt i64 %198, %47, !dbg !2799
	br i1 %199, label %b47, label %b48, !dbg !2799

b47:
	%200 = trunc i64 %198 to i32, !dbg !2800
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %200, i32 31), !dbg !2800
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !2800
	%203 = xor i32 %197, %202, !dbg !2794
	%204 = add i64 %198, 1, !dbg !2801
	br label %b46, !dbg !2801

b48:
	%205 = phi i32 [ %187, %b43 ], [ %197, %b46 ], !dbg !2788
	br i1 %137, label %b54, label %b49, !dbg !2802

b49:
	call void @llvm.nvvm.barrier0(), !dbg !2804
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2805, !range !20
	%207 = sext i32 %206 to i64, !dbg !2805
	%208 = icmp eq i64 %207, 0, !dbg !2806
	br i1 %208, label %b50, label %b51, !dbg !2806

b50:
	%209 = sdiv i64 %31, 32, !dbg !2807
	%210 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %209, !dbg !2808
	store i32 %205, i32 addrspace(3)* %210, align 4, !dbg !2808
	br label %b51, !dbg !2808

b51:
	call void @llvm.nvvm.barrier0(), !dbg !2809
	%211 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !2810
	%212 = load i32, i32 addrspace(3)* %211, align 4, !dbg !2810
	br label %b52, !dbg !2810

b52:
	%213 = phi i32 [ %212, %b51 ], [ %218, %b53 ], !dbg !2811
	%214 = phi i64 [ 1, %b51 ], [ %219, %b53 ], !dbg !2812
	%215 = icmp slt i64 %214, %136, !dbg !2813
	br i1 %215, label %b53, label %b54, !dbg !2813

b53:
	%216 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %214, !dbg !2814
	%217 = load i32, i32 addrspace(3)* %216, align 4, !dbg !2814
	%218 = xor i32 %213, %217, !dbg !2794
	%219 = add i64 %214, 1, !dbg !2815
	br label %b52, !dbg !2815

b54:
	%220 = phi i32 [ %205, %b48 ], [ %213, %b52 ], !dbg !2787
	%221 = getelementptr inbounds i32, i32 addrspace(1)* %110, i64 0, !dbg !2816
	store i32 %152, i32 addrspace(1)* %221, align 4, !dbg !2816
	%222 = getelementptr inbounds i32, i32 addrspace(1)* %110, i64 1, !dbg !2817
	store i32 %186, i32 addrspace(1)* %222, align 4, !dbg !2817
	%223 = getelementptr inbounds i32, i32 addrspace(1)* %110, i64 2, !dbg !2818
	store i32 %220, i32 addrspace(1)* %223, align 4, !dbg !2818
	ret void, !dbg !2651

b0_fail1:
	%224 = icmp ugt i64 %33, %p1, !dbg !2654
	br i1 %224, label %b0_fail2, label %b0_ok2, !dbg !2654

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !2654
	ret void, !dbg !2654

b0_ok2:
	%225 = icmp uge i64 %32, %p5, !dbg !2655
	br i1 %225, label %b0_fail3, label %b0_ok3, !dbg !2655

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !2655
	ret void, !dbg !2655

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !2658
	ret void, !dbg !2658

b18_fail1:
	%226 = icmp ugt i64 %33, %p3, !dbg !2714
	br i1 %226, label %b18_fail2, label %b18_ok2, !dbg !2714

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !2714
	ret void, !dbg !2714

b18_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %109), !dbg !2717
	ret void, !dbg !2717
}

define void @ExchangeUint64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2819 {
entry:
	br label %b0, !dbg !2820

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !2820
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2820
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !2820
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2823, !range !11
	%4 = sext i32 %3 to i64, !dbg !2823
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2823, !range !12
	%6 = sext i32 %5 to i64, !dbg !2823
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2823, !range !12
	%8 = sext i32 %7 to i64, !dbg !2823
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2823, !range !13
	%10 = sext i32 %9 to i64, !dbg !2823
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2823, !range !14
	%12 = sext i32 %11 to i64, !dbg !2823
	%13 = mul i64 %12, %8, !dbg !2823
	%14 = add i64 %6, %13, !dbg !2823
	%15 = mul i64 %10, %14, !dbg !2823
	%16 = add i64 %4, %15, !dbg !2823
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2823, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2823, !range !15
	%19 = mul i32 %17, %18, !dbg !2823
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2823, !range !16
	%21 = mul i32 %19, %20, !dbg !2823
	%22 = sext i32 %21 to i64, !dbg !2823
	%23 = mul i64 %16, %22, !dbg !2823
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2823, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2823, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2823, !range !18
	%27 = mul i32 %18, %26, !dbg !2823
	%28 = add i32 %25, %27, !dbg !2823
	%29 = mul i32 %17, %28, !dbg !2823
	%30 = add i32 %24, %29, !dbg !2823
	%31 = sext i32 %30 to i64, !dbg !2823
	%32 = add i64 %23, %31, !dbg !2823
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2824, !range !20
	%34 = sext i32 %33 to i64, !dbg !2824
	%35 = and i32 %30, -32, !dbg !2825
	%36 = sub i32 %21, %35, !dbg !2825
	%37 = icmp slt i32 %36, 32, !dbg !2825
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2825
	%39 = sext i32 %38 to i64, !dbg !2825
	%40 = icmp eq i64 %39, 32, !dbg !2826
	br i1 %40, label %b1, label %b2, !dbg !2826

b1:
	br label %b2, !dbg !2826

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2827
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2828
	%43 = mul i64 %32, 4, !dbg !2830
	%44 = sub i64 %p1, %43, !dbg !2831
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !2829
	%46 = icmp uge i64 %32, %p5, !dbg !2829
	%47 = icmp ugt i64 %43, %p1, !dbg !2831
	%48 = icmp ugt i64 4, %44, !dbg !2832
	%49 = icmp eq i64 %39, 0, !dbg !2833
	%50 = or i1 %46, %47, !dbg !2833
	%51 = or i1 %50, %48, !dbg !2833
	%52 = or i1 %51, %49, !dbg !2833
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2833, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !2829
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !2831
	%55 = mul i64 %34, 7, !dbg !2834
	%56 = add i64 %55, 3, !dbg !2835
	%57 = icmp eq i64 %39, -1, !dbg !2833
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2833
	%59 = srem i64 %56, %58, !dbg !2833
	%60 = trunc i64 %59 to i32, !dbg !2836
	%61 = trunc i64 %53 to i32, !dbg !2836
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !2836
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2836
	%64 = lshr i64 %53, 32, !dbg !2836
	%65 = trunc i64 %64 to i32, !dbg !2836
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !2836
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !2836
	%68 = zext i32 %67 to i64, !dbg !2836
	%69 = shl i64 %68, 32, !dbg !2836
	%70 = zext i32 %63 to i64, !dbg !2836
	%71 = or i64 %70, %69, !dbg !2836
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !2837
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !2837
	%73 = trunc i64 %53 to i32, !dbg !2838
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !2838
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !2838
	%76 = lshr i64 %53, 32, !dbg !2838
	%77 = trunc i64 %76 to i32, !dbg !2838
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !2838
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !2838
	%80 = zext i32 %79 to i64, !dbg !2838
	%81 = shl i64 %80, 32, !dbg !2838
	%82 = zext i32 %75 to i64, !dbg !2838
	%83 = or i64 %82, %81, !dbg !2838
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !2839
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !2839
	%85 = trunc i64 %41 to i32, !dbg !2840
	%86 = trunc i64 %53 to i32, !dbg !2840
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !2840
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !2840
	%89 = lshr i64 %53, 32, !dbg !2840
	%90 = trunc i64 %89 to i32, !dbg !2840
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !2840
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !2840
	%93 = zext i32 %92 to i64, !dbg !2840
	%94 = shl i64 %93, 32, !dbg !2840
	%95 = zext i32 %88 to i64, !dbg !2840
	%96 = or i64 %95, %94, !dbg !2840
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !2841
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !2841
	%98 = trunc i64 %42 to i32, !dbg !2842
	%99 = trunc i64 %53 to i32, !dbg !2842
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !2842
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !2842
	%102 = lshr i64 %53, 32, !dbg !2842
	%103 = trunc i64 %102 to i32, !dbg !2842
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !2842
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !2842
	%106 = zext i32 %105 to i64, !dbg !2842
	%107 = shl i64 %106, 32, !dbg !2842
	%108 = zext i32 %101 to i64, !dbg !2842
	%109 = or i64 %108, %107, !dbg !2842
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !2843
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !2843
	%111 = mul i64 %32, 3, !dbg !2844
	%112 = sub i64 %p3, %111, !dbg !2845
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !2845
	%114 = icmp ugt i64 %111, %p3, !dbg !2845
	%115 = icmp ugt i64 3, %112, !dbg !2846
	%116 = or i1 %114, %115, !dbg !2846
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !2846, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !2847
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !2848
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !2848
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !2849
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !2849
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !2850
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !2851
	%121 = sub i64 %32, %34, !dbg !2852
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !2853
	%123 = icmp uge i64 %121, %p5, !dbg !2853
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !2853, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !2853
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !2854
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !2855
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !2855
	ret void, !dbg !2822

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !2829
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !2829

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !2829
	ret void, !dbg !2829

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !2831
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !2831

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2831
	ret void, !dbg !2831

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !2832
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !2832

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2832
	ret void, !dbg !2832

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2833
	ret void, !dbg !2833

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !2845
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !2845

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !2845
	ret void, !dbg !2845

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !2846
	ret void, !dbg !2846

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !2853
	ret void, !dbg !2853
}

define void @NumbersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2856 {
entry:
	br label %b0, !dbg !2857

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !2857
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !2857
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !2857
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2860, !range !11
	%4 = sext i32 %3 to i64, !dbg !2860
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2860, !range !12
	%6 = sext i32 %5 to i64, !dbg !2860
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2860, !range !12
	%8 = sext i32 %7 to i64, !dbg !2860
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2860, !range !13
	%10 = sext i32 %9 to i64, !dbg !2860
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2860, !range !14
	%12 = sext i32 %11 to i64, !dbg !2860
	%13 = mul i64 %12, %8, !dbg !2860
	%14 = add i64 %6, %13, !dbg !2860
	%15 = mul i64 %10, %14, !dbg !2860
	%16 = add i64 %4, %15, !dbg !2860
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2860, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2860, !range !15
	%19 = mul i32 %17, %18, !dbg !2860
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2860, !range !16
	%21 = mul i32 %19, %20, !dbg !2860
	%22 = sext i32 %21 to i64, !dbg !2860
	%23 = mul i64 %16, %22, !dbg !2860
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2860, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2860, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2860, !range !18
	%27 = mul i32 %18, %26, !dbg !2860
	%28 = add i32 %25, %27, !dbg !2860
	%29 = mul i32 %17, %28, !dbg !2860
	%30 = add i32 %24, %29, !dbg !2860
	%31 = sext i32 %30 to i64, !dbg !2860
	%32 = add i64 %23, %31, !dbg !2860
	%33 = mul i64 %32, 6, !dbg !2861
	%34 = sub i64 %p1, %33, !dbg !2862
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !2862
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !2863
	%37 = icmp ugt i64 %33, %p1, !dbg !2862
	%38 = icmp uge i64 %32, %p5, !dbg !2863
	%39 = icmp ugt i64 6, %34, !dbg !2866
	%40 = or i1 %37, %38, !dbg !2866
	%41 = or i1 %40, %39, !dbg !2866
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2866, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !2863
	%43 = and i32 %30, -32, !dbg !2873
	%44 = sub i32 %21, %43, !dbg !2873
	%45 = icmp slt i32 %44, 32, !dbg !2873
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2873
	%47 = sext i32 %46 to i64, !dbg !2873
	%48 = icmp eq i64 %47, 32, !dbg !2874
	%49 = mul i64 %47, 2, !dbg !2875
	br label %b1, !dbg !2866

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %267, %b33 ], !dbg !2866
	br i1 %48, label %b2, label %b4, !dbg !2874

b2:
	%51 = phi i64 [ %66, %b3 ], [ %42, %b1 ], !dbg !2876
	%52 = phi i64 [ %67, %b3 ], [ 16, %b1 ], !dbg !2877
	%53 = icmp sgt i64 %52, 0, !dbg !2878
	br i1 %53, label %b3, label %b7, !dbg !2878

b3:
	%54 = trunc i64 %52 to i32, !dbg !2879
	%55 = trunc i64 %51 to i32, !dbg !2879
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !2879
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !2879
	%58 = lshr i64 %51, 32, !dbg !2879
	%59 = trunc i64 %58 to i32, !dbg !2879
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %54, i32 31), !dbg !2879
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !2879
	%62 = zext i32 %61 to i64, !dbg !2879
	%63 = shl i64 %62, 32, !dbg !2879
	%64 = zext i32 %57 to i64, !dbg !2879
	%65 = or i64 %64, %63, !dbg !2879
	%66 = add i64 %51, %65, !dbg !2880
	%67 = sdiv i64 %52, 2, !dbg !2881
	br label %b2, !dbg !2881

b4:
	%68 = trunc i64 %42 to i32, !dbg !2882
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 0, i32 31), !dbg !2882
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !2882
	%71 = lshr i64 %42, 32, !dbg !2882
	%72 = trunc i64 %71 to i32, !dbg !2882
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !2882
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2882
	%75 = zext i32 %74 to i64, !dbg !2882
	%76 = shl i64 %75, 32, !dbg !2882
	%77 = zext i32 %70 to i64, !dbg !2882
	%78 = or i64 %77, %76, !dbg !2882
	br label %b5, !dbg !2882

b5:
	%79 = phi i64 [ %78, %b4 ], [ %94, %b6 ], !dbg !2883
	%80 = phi i64 [ 1, %b4 ], [ %95, %b6 ], !dbg !2884
	%81 = icmp slt i64 %80, %47, !dbg !2885
	br i1 %81, label %b6, label %b7, !dbg !2885

b6:
	%82 = trunc i64 %80 to i32, !dbg !2886
	%83 = trunc i64 %42 to i32, !dbg !2886
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %83, i32 %82, i32 31), !dbg !2886
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !2886
	%86 = lshr i64 %42, 32, !dbg !2886
	%87 = trunc i64 %86 to i32, !dbg !2886
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %87, i32 %82, i32 31), !dbg !2886
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !2886
	%90 = zext i32 %89 to i64, !dbg !2886
	%91 = shl i64 %90, 32, !dbg !2886
	%92 = zext i32 %85 to i64, !dbg !2886
	%93 = or i64 %92, %91, !dbg !2886
	%94 = add i64 %79, %93, !dbg !2880
	%95 = add i64 %80, 1, !dbg !2887
	br label %b5, !dbg !2887

b7:
	%96 = phi i64 [ %51, %b2 ], [ %79, %b5 ], !dbg !2872
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !2888
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !2888
	br i1 %48, label %b8, label %b10, !dbg !2893

b8:
	%98 = phi i64 [ %114, %b9 ], [ %42, %b7 ], !dbg !2894
	%99 = phi i64 [ %115, %b9 ], [ 16, %b7 ], !dbg !2895
	%100 = icmp sgt i64 %99, 0, !dbg !2896
	br i1 %100, label %b9, label %b13, !dbg !2896

b9:
	%101 = trunc i64 %99 to i32, !dbg !2897
	%102 = trunc i64 %98 to i32, !dbg !2897
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %101, i32 31), !dbg !2897
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !2897
	%105 = lshr i64 %98, 32, !dbg !2897
	%106 = trunc i64 %105 to i32, !dbg !2897
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %101, i32 31), !dbg !2897
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !2897
	%109 = zext i32 %108 to i64, !dbg !2897
	%110 = shl i64 %109, 32, !dbg !2897
	%111 = zext i32 %104 to i64, !dbg !2897
	%112 = or i64 %111, %110, !dbg !2897
	%113 = icmp ult i64 %98, %112, !dbg !2898
	%114 = select i1 %113, i64 %98, i64 %112, !dbg !2898
	%115 = sdiv i64 %99, 2, !dbg !2899
	br label %b8, !dbg !2899

b10:
	%116 = trunc i64 %42 to i32, !dbg !2900
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 0, i32 31), !dbg !2900
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !2900
	%119 = lshr i64 %42, 32, !dbg !2900
	%120 = trunc i64 %119 to i32, !dbg !2900
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %120, i32 0, i32 31), !dbg !2900
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !2900
	%123 = zext i32 %122 to i64, !dbg !2900
	%124 = shl i64 %123, 32, !dbg !2900
	%125 = zext i32 %118 to i64, !dbg !2900
	%126 = or i64 %125, %124, !dbg !2900
	br label %b11, !dbg !2900

b11:
	%127 = phi i64 [ %126, %b10 ], [ %143, %b12 ], !dbg !2901
	%128 = phi i64 [ 1, %b10 ], [ %144, %b12 ], !dbg !2902
	%129 = icmp slt i64 %128, %47, !dbg !2903
	br i1 %129, label %b12, label %b13, !dbg !2903

b12:
	%130 = trunc i64 %128 to i32, !dbg !2904
	%131 = trunc i64 %42 to i32, !dbg !2904
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %130, i32 31), !dbg !2904
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !2904
	%134 = lshr i64 %42, 32, !dbg !2904
	%135 = trunc i64 %134 to i32, !dbg !2904
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 %130, i32 31), !dbg !2904
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !2904
	%138 = zext i32 %137 to i64, !dbg !2904
	%139 = shl i64 %138, 32, !dbg !2904
	%140 = zext i32 %133 to i64, !dbg !2904
	%141 = or i64 %140, %139, !dbg !2904
	%142 = icmp ult i64 %127, %141, !dbg !2898
	%143 = select i1 %142, i64 %127, i64 %141, !dbg !2898
	%144 = add i64 %128, 1, !dbg !2905
	br label %b11, !dbg !2905

b13:
	%145 = phi i64 [ %98, %b8 ], [ %127, %b11 ], !dbg !2892
	br i1 %48, label %b14, label %b16, !dbg !2910

b14:
	%146 = phi i64 [ %162, %b15 ], [ %42, %b13 ], !dbg !2911
	%147 = phi i64 [ %163, %b15 ], [ 16, %b13 ], !dbg !2912
	%148 = icmp sgt i64 %147, 0, !dbg !2913
	br i1 %148, label %b15, label %b19, !dbg !2913

b15:
	%149 = trunc i64 %147 to i32, !dbg !2914
	%150 = trunc i64 %146 to i32, !dbg !2914
	%151 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %150, i32 %149, i32 31), !dbg !2914
	%152 = extractvalue { i32, i1 } %151, 0, !dbg !2914
	%153 = lshr i64 %146, 32, !dbg !2914
	%154 = trunc i64 %153 to i32, !dbg !2914
	%155 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %154, i32 %149, i32 31), !dbg !2914
	%156 = extractvalue { i32, i1 } %155, 0, !dbg !2914
	%157 = zext i32 %156 to i64, !dbg !2914
	%158 = shl i64 %157, 32, !dbg !2914
	%159 = zext i32 %152 to i64, !dbg !2914
	%160 = or i64 %159, %158, !dbg !2914
	%161 = icmp ugt i64 %146, %160, !dbg !2915
	%162 = select i1 %161, i64 %146, i64 %160, !dbg !2915
	%163 = sdiv i64 %147, 2, !dbg !2916
	br label %b14, !dbg !2916

b16:
	%164 = trunc i64 %42 to i32, !dbg !2917
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 0, i32 31), !dbg !2917
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !2917
	%167 = lshr i64 %42, 32, !dbg !2917
	%168 = trunc i64 %167 to i32, !dbg !2917
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 0, i32 31), !dbg !2917
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !2917
	%171 = zext i32 %170 to i64, !dbg !2917
	%172 = shl i64 %171, 32, !dbg !2917
	%173 = zext i32 %166 to i64, !dbg !2917
	%174 = or i64 %173, %172, !dbg !2917
	br label %b17, !dbg !2917

b17:
	%175 = phi i64 [ %174, %b16 ], [ %191, %b18 ], !dbg !2918
	%176 = phi i64 [ 1, %b16 ], [ %192, %b18 ], !dbg !2919
	%177 = icmp slt i64 %176, %47, !dbg !2920
	br i1 %177, label %b18, label %b19, !dbg !2920

b18:
	%178 = trunc i64 %176 to i32, !dbg !2921
	%179 = trunc i64 %42 to i32, !dbg !2921
	%180 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %179, i32 %178, i32 31), !dbg !2921
	%181 = extractvalue { i32, i1 } %180, 0, !dbg !2921
	%182 = lshr i64 %42, 32, !dbg !2921
	%183 = trunc i64 %182 to i32, !dbg !2921
	%184 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 %178, i32 31), !dbg !2921
	%185 = extractvalue { i32, i1 } %184, 0, !dbg !2921
	%186 = zext i32 %185 to i64, !dbg !2921
	%187 = shl i64 %186, 32, !dbg !2921
	%188 = zext i32 %181 to i64, !dbg !2921
	%189 = or i64 %188, %187, !dbg !2921
	%190 = icmp ugt i64 %175, %189, !dbg !2915
	%191 = select i1 %190, i64 %175, i64 %189, !dbg !2915
	%192 = add i64 %176, 1, !dbg !2922
	br label %b17, !dbg !2922

b19:
	%193 = phi i64 [ %146, %b14 ], [ %175, %b17 ], !dbg !2909
	%194 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !2923
	store i64 %145, i64 addrspace(1)* %194, align 8, !dbg !2923
	%195 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !2924
	store i64 %193, i64 addrspace(1)* %195, align 8, !dbg !2924
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2929, !range !20
	%197 = sext i32 %196 to i64, !dbg !2929
	br label %b20, !dbg !2929

b20:
	%198 = phi i64 [ %42, %b19 ], [ %215, %b23 ], !dbg !2930
	%199 = phi i64 [ 1, %b19 ], [ %216, %b23 ], !dbg !2931
	%200 = icmp slt i64 %199, 32, !dbg !2932
	br i1 %200, label %b21, label %b24, !dbg !2932

b21:
	%201 = trunc i64 %199 to i32, !dbg !2933
	%202 = trunc i64 %198 to i32, !dbg !2933
	%203 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %202, i32 %201, i32 0), !dbg !2933
	%204 = extractvalue { i32, i1 } %203, 0, !dbg !2933
	%205 = lshr i64 %198, 32, !dbg !2933
	%206 = trunc i64 %205 to i32, !dbg !2933
	%207 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %206, i32 %201, i32 0), !dbg !2933
	%208 = extractvalue { i32, i1 } %207, 0, !dbg !2933
	%209 = zext i32 %208 to i64, !dbg !2933
	%210 = shl i64 %209, 32, !dbg !2933
	%211 = zext i32 %204 to i64, !dbg !2933
	%212 = or i64 %211, %210, !dbg !2933
	%213 = icmp sge i64 %197, %199, !dbg !2934
	br i1 %213, label %b22, label %b23, !dbg !2934

b22:
	%214 = add i64 %198, %212, !dbg !2935
	br label %b23, !dbg !2935

b23:
	%215 = phi i64 [ %198, %b21 ], [ %214, %b22 ], !dbg !2930
	%216 = mul i64 %199, 2, !dbg !2936
	br label %b20, !dbg !2936

b24:
	%217 = phi i64 [ %234, %b27 ], [ %42, %b20 ], !dbg !2940
	%218 = phi i64 [ %235, %b27 ], [ 1, %b20 ], !dbg !2941
	%219 = icmp slt i64 %218, 32, !dbg !2942
	br i1 %219, label %b25, label %b28, !dbg !2942

b25:
	%220 = trunc i64 %218 to i32, !dbg !2943
	%221 = trunc i64 %217 to i32, !dbg !2943
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %221, i32 %220, i32 0), !dbg !2943
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !2943
	%224 = lshr i64 %217, 32, !dbg !2943
	%225 = trunc i64 %224 to i32, !dbg !2943
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %225, i32 %220, i32 0), !dbg !2943
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !2943
	%228 = zext i32 %227 to i64, !dbg !2943
	%229 = shl i64 %228, 32, !dbg !2943
	%230 = zext i32 %223 to i64, !dbg !2943
	%231 = or i64 %230, %229, !dbg !2943
	%232 = icmp sge i64 %197, %218, !dbg !2944
	br i1 %232, label %b26, label %b27, !dbg !2944

b26:
	%233 = add i64 %217, %231, !dbg !2945
	br label %b27, !dbg !2945

b27:
	%234 = phi i64 [ %217, %b25 ], [ %233, %b26 ], !dbg !2940
	%235 = mul i64 %218, 2, !dbg !2946
	br label %b24, !dbg !2946

b28:
	%236 = trunc i64 %217 to i32, !dbg !2947
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %236, i32 1, i32 0), !dbg !2947
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !2947
	%239 = lshr i64 %217, 32, !dbg !2947
	%240 = trunc i64 %239 to i32, !dbg !2947
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %240, i32 1, i32 0), !dbg !2947
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !2947
	%243 = zext i32 %242 to i64, !dbg !2947
	%244 = shl i64 %243, 32, !dbg !2947
	%245 = zext i32 %238 to i64, !dbg !2947
	%246 = or i64 %245, %244, !dbg !2947
	%247 = icmp eq i64 %197, 0, !dbg !2948
	br i1 %247, label %b30, label %b29, !dbg !2948

b29:
	br label %b30, !dbg !2949

b30:
	%248 = phi i64 [ 0, %b28 ], [ %246, %b29 ], !dbg !2938
	%249 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 3, !dbg !2950
	store i64 %198, i64 addrspace(1)* %249, align 8, !dbg !2950
	%250 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 4, !dbg !2951
	store i64 %248, i64 addrspace(1)* %250, align 8, !dbg !2951
	%251 = sdiv i64 %49, 3, !dbg !2952
	%252 = icmp slt i64 %251, 0, !dbg !2955
	br i1 %252, label %b32, label %b31, !dbg !2955

b31:
	%253 = icmp sge i64 %251, %47, !dbg !2956
	br i1 %253, label %b32, label %b33, !dbg !2956

b32:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !2957
	ret void, !dbg !2957

b33:
	%254 = trunc i64 %251 to i32, !dbg !2958
	%255 = trunc i64 %42 to i32, !dbg !2958
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %255, i32 %254, i32 31), !dbg !2958
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !2958
	%258 = lshr i64 %42, 32, !dbg !2958
	%259 = trunc i64 %258 to i32, !dbg !2958
	%260 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %259, i32 %254, i32 31), !dbg !2958
	%261 = extractvalue { i32, i1 } %260, 0, !dbg !2958
	%262 = zext i32 %261 to i64, !dbg !2958
	%263 = shl i64 %262, 32, !dbg !2958
	%264 = zext i32 %257 to i64, !dbg !2958
	%265 = or i64 %264, %263, !dbg !2958
	%266 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 5, !dbg !2959
	store i64 %265, i64 addrspace(1)* %266, align 8, !dbg !2959
	%267 = add i64 %50, 1, !dbg !2959
	%268 = icmp slt i64 %267, 2, !dbg !2959
	br i1 %268, label %b1, label %b34, !dbg !2959

b34:
	%269 = sub i64 %p3, %33, !dbg !2960
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !2960
	%271 = icmp ugt i64 %33, %p3, !dbg !2960
	%272 = icmp ugt i64 6, %269, !dbg !2963
	%273 = or i1 %271, %272, !dbg !2963
	br i1 %273, label %b34_fail1, label %b34_ok1, !dbg !2963, !prof !30

b34_ok1:
	%274 = load i64, i64 addrspace(1)* %36, align 8, !dbg !2964
	%275 = add i64 %22, 32, !dbg !2970
	%276 = sub i64 %275, 1, !dbg !2971
	%277 = sub i64 %47, 1, !dbg !2976
	%278 = icmp eq i64 %197, %277, !dbg !2977
	%279 = mul i64 %22, 2, !dbg !2978
	br label %b35, !dbg !2963

b35:
	%280 = phi i64 [ 0, %b34_ok1 ], [ %564, %b102 ], !dbg !2963
	br i1 %48, label %b36, label %b38, !dbg !2980

b36:
	%281 = phi i64 [ %296, %b37 ], [ %274, %b35 ], !dbg !2981
	%282 = phi i64 [ %297, %b37 ], [ 16, %b35 ], !dbg !2982
	%283 = icmp sgt i64 %282, 0, !dbg !2983
	br i1 %283, label %b37, label %b41, !dbg !2983

b37:
	%284 = trunc i64 %282 to i32, !dbg !2984
	%285 = trunc i64 %281 to i32, !dbg !2984
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %285, i32 %284, i32 31), !dbg !2984
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !2984
	%288 = lshr i64 %281, 32, !dbg !2984
	%289 = trunc i64 %288 to i32, !dbg !2984
	%290 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %289, i32 %284, i32 31), !dbg !2984
	%291 = extractvalue { i32, i1 } %290, 0, !dbg !2984
	%292 = zext i32 %291 to i64, !dbg !2984
	%293 = shl i64 %292, 32, !dbg !2984
	%294 = zext i32 %287 to i64, !dbg !2984
	%295 = or i64 %294, %293, !dbg !2984
	%296 = add i64 %281, %295, !dbg !2985
	%297 = sdiv i64 %282, 2, !dbg !2986
	br label %b36, !dbg !2986

b38:
	%298 = trunc i64 %274 to i32, !dbg !2987
	%299 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %298, i32 0, i32 31), !dbg !2987
	%300 = extractvalue { i32, i1 } %299, 0, !dbg !2987
	%301 = lshr i64 %274, 32, !dbg !2987
	%302 = trunc i64 %301 to i32, !dbg !2987
	%303 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %302, i32 0, i32 31), !dbg !2987
	%304 = extractvalue { i32, i1 } %303, 0, !dbg !2987
	%305 = zext i32 %304 to i64, !dbg !2987
	%306 = shl i64 %305, 32, !dbg !2987
	%307 = zext i32 %300 to i64, !dbg !2987
	%308 = or i64 %307, %306, !dbg !2987
	br label %b39, !dbg !2987

b39:
	%309 = phi i64 [ %308, %b38 ], [ %324, %b40 ], !dbg !2988
	%310 = phi i64 [ 1, %b38 ], [ %325, %b40 ], !dbg !2989
	%311 = icmp slt i64 %310, %47, !dbg !2990
	br i1 %311, label %b40, label %b41, !dbg !2990

b40:
	%312 = trunc i64 %310 to i32, !dbg !2991
	%313 = trunc i64 %274 to i32, !dbg !2991
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %313, i32 %312, i32 31), !dbg !2991
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !2991
	%316 = lshr i64 %274, 32, !dbg !2991
	%317 = trunc i64 %316 to i32, !dbg !2991
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %312, i32 31), !dbg !2991
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !2991
	%320 = zext i32 %319 to i64, !dbg !2991
	%321 = shl i64 %320, 32, !dbg !2991
	%322 = zext i32 %315 to i64, !dbg !2991
	%323 = or i64 %322, %321, !dbg !2991
	%324 = add i64 %309, %323, !dbg !2985
	%325 = add i64 %310, 1, !dbg !2992
	br label %b39, !dbg !2992

b41:
	%326 = phi i64 [ %281, %b36 ], [ %309, %b39 ], !dbg !2979
	%327 = sdiv i64 %276, 32, !dbg !2993
	%328 = icmp eq i64 %327, 1, !dbg !2994
	br i1 %328, label %b47, label %b42, !dbg !2994

b42:
	call void @llvm.nvvm.barrier0(), !dbg !2996
	br i1 %247, label %b43, label %b44, !dbg !2997

b43:
	%329 = sdiv i64 %31, 32, !dbg !2998
	%330 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %329, !dbg !2999
	store i64 %326, i64 addrspace(3)* %330, align 8, !dbg !2999
	br label %b44, !dbg !2999

b44:
	call void @llvm.nvvm.barrier0(), !dbg !3000
	%331 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3001
	%332 = load i64, i64 addrspace(3)* %331, align 8, !dbg !3001
	br label %b45, !dbg !3001

b45:
	%333 = phi i64 [ %332, %b44 ], [ %338, %b46 ], !dbg !3002
	%334 = phi i64 [ 1, %b44 ], [ %339, %b46 ], !dbg !3003
	%335 = icmp slt i64 %334, %327, !dbg !3004
	br i1 %335, label %b46, label %b47, !dbg !3004

b46:
	%336 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %334, !dbg !3005
	%337 = load i64, i64 addrspace(3)* %336, align 8, !dbg !3005
	%338 = add i64 %333, %337, !dbg !2985
	%339 = add i64 %334, 1, !dbg !3006
	br label %b45, !dbg !3006

b47:
	%340 = phi i64 [ %326, %b41 ], [ %333, %b45 ], !dbg !2968
	%341 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 0, !dbg !3007
	store i64 %340, i64 addrspace(1)* %341, align 8, !dbg !3007
	br i1 %48, label %b48, label %b50, !dbg !3012

b48:
	%342 = phi i64 [ %358, %b49 ], [ %274, %b47 ], !dbg !3013
	%343 = phi i64 [ %359, %b49 ], [ 16, %b47 ], !dbg !3014
	%344 = icmp sgt i64 %343, 0, !dbg !3015
	br i1 %344, label %b49, label %b53, !dbg !3015

b49:
	%345 = trunc i64 %343 to i32, !dbg !3016
	%346 = trunc i64 %342 to i32, !dbg !3016
	%347 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %346, i32 %345, i32 31), !dbg !3016
	%348 = extractvalue { i32, i1 } %347, 0, !dbg !3016
	%349 = lshr i64 %342, 32, !dbg !3016
	%350 = trunc i64 %349 to i32, !dbg !3016
	%351 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %350, i32 %345, i32 31), !dbg !3016
	%352 = extractvalue { i32, i1 } %351, 0, !dbg !3016
	%353 = zext i32 %352 to i64, !dbg !3016
	%354 = shl i64 %353, 32, !dbg !3016
	%355 = zext i32 %348 to i64, !dbg !3016
	%356 = or i64 %355, %354, !dbg !3016
	%357 = icmp ult i64 %342, %356, !dbg !3017
	%358 = select i1 %357, i64 %342, i64 %356, !dbg !3017
	%359 = sdiv i64 %343, 2, !dbg !3018
	br label %b48, !dbg !3018

b50:
	%360 = trunc i64 %274 to i32, !dbg !3019
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %360, i32 0, i32 31), !dbg !3019
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !3019
	%363 = lshr i64 %274, 32, !dbg !3019
	%364 = trunc i64 %363 to i32, !dbg !3019
	%365 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %364, i32 0, i32 31), !dbg !3019
	%366 = extractvalue { i32, i1 } %365, 0, !dbg !3019
	%367 = zext i32 %366 to i64, !dbg !3019
	%368 = shl i64 %367, 32, !dbg !3019
	%369 = zext i32 %362 to i64, !dbg !3019
	%370 = or i64 %369, %368, !dbg !3019
	br label %b51, !dbg !3019

b51:
	%371 = phi i64 [ %370, %b50 ], [ %387, %b52 ], !dbg !3020
	%372 = phi i64 [ 1, %b50 ], [ %388, %b52 ], !dbg !3021
	%373 = icmp slt i64 %372, %47, !dbg !3022
	br i1 %373, label %b52, label %b53, !dbg !3022

b52:
	%374 = trunc i64 %372 to i32, !dbg !3023
	%375 = trunc i64 %274 to i32, !dbg !3023
	%376 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %375, i32 %374, i32 31), !dbg !3023
	%377 = extractvalue { i32, i1 } %376, 0, !dbg !3023
	%378 = lshr i64 %274, 32, !dbg !3023
	%379 = trunc i64 %378 to i32, !dbg !3023
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 %374, i32 31), !dbg !3023
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !3023
	%382 = zext i32 %381 to i64, !dbg !3023
	%383 = shl i64 %382, 32, !dbg !3023
	%384 = zext i32 %377 to i64, !dbg !3023
	%385 = or i64 %384, %383, !dbg !3023
	%386 = icmp ult i64 %371, %385, !dbg !3017
	%387 = select i1 %386, i64 %371, i64 %385, !dbg !3017
	%388 = add i64 %372, 1, !dbg !3024
	br label %b51, !dbg !3024

b53:
	%389 = phi i64 [ %342, %b48 ], [ %371, %b51 ], !dbg !3011
	br i1 %328, label %b59, label %b54, !dbg !3025

b54:
	call void @llvm.nvvm.barrier0(), !dbg !3027
	br i1 %247, label %b55, label %b56, !dbg !3028

b55:
	%390 = sdiv i64 %31, 32, !dbg !3029
	%391 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %390, !dbg !3030
	store i64 %389, i64 addrspace(3)* %391, align 8, !dbg !3030
	br label %b56, !dbg !3030

b56:
	call void @llvm.nvvm.barrier0(), !dbg !3031
	%392 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3032
	%393 = load i64, i64 addrspace(3)* %392, align 8, !dbg !3032
	br label %b57, !dbg !3032

b57:
	%394 = phi i64 [ %393, %b56 ], [ %400, %b58 ], !dbg !3033
	%395 = phi i64 [ 1, %b56 ], [ %401, %b58 ], !dbg !3034
	%396 = icmp slt i64 %395, %327, !dbg !3035
	br i1 %396, label %b58, label %b59, !dbg !3035

b58:
	%397 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %395, !dbg !3036
	%398 = load i64, i64 addrspace(3)* %397, align 8, !dbg !3036
	%399 = icmp ult i64 %394, %398, !dbg !3017
	%400 = select i1 %399, i64 %394, i64 %398, !dbg !3017
	%401 = add i64 %395, 1, !dbg !3037
	br label %b57, !dbg !3037

b59:
	%402 = phi i64 [ %389, %b53 ], [ %394, %b57 ], !dbg !3010
	br i1 %48, label %b60, label %b62, !dbg !3042

b60:
	%403 = phi i64 [ %419, %b61 ], [ %274, %b59 ], !dbg !3043
	%404 = phi i64 [ %420, %b61 ], [ 16, %b59 ], !dbg !3044
	%405 = icmp sgt i64 %404, 0, !dbg !3045
	br i1 %405, label %b61, label %b65, !dbg !3045

b61:
	%406 = trunc i64 %404 to i32, !dbg !3046
	%407 = trunc i64 %403 to i32, !dbg !3046
	%408 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %407, i32 %406, i32 31), !dbg !3046
	%409 = extractvalue { i32, i1 } %408, 0, !dbg !3046
	%410 = lshr i64 %403, 32, !dbg !3046
	%411 = trunc i64 %410 to i32, !dbg !3046
	%412 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %411, i32 %406, i32 31), !dbg !3046
	%413 = extractvalue { i32, i1 } %412, 0, !dbg !3046
	%414 = zext i32 %413 to i64, !dbg !3046
	%415 = shl i64 %414, 32, !dbg !3046
	%416 = zext i32 %409 to i64, !dbg !3046
	%417 = or i64 %416, %415, !dbg !3046
	%418 = icmp ugt i64 %403, %417, !dbg !3047
	%419 = select i1 %418, i64 %403, i64 %417, !dbg !3047
	%420 = sdiv i64 %404, 2, !dbg !3048
	br label %b60, !dbg !3048

b62:
	%421 = trunc i64 %274 to i32, !dbg !3049
	%422 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %421, i32 0, i32 31), !dbg !3049
	%423 = extractvalue { i32, i1 } %422, 0, !dbg !3049
	%424 = lshr i64 %274, 32, !dbg !3049
	%425 = trunc i64 %424 to i32, !dbg !3049
	%426 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %425, i32 0, i32 31), !dbg !3049
	%427 = extractvalue { i32, i1 } %426, 0, !dbg !3049
	%428 = zext i32 %427 to i64, !dbg !3049
	%429 = shl i64 %428, 32, !dbg !3049
	%430 = zext i32 %423 to i64, !dbg !3049
	%431 = or i64 %430, %429, !dbg !3049
	br label %b63, !dbg !3049

b63:
	%432 = phi i64 [ %431, %b62 ], [ %448, %b64 ], !dbg !3050
	%433 = phi i64 [ 1, %b62 ], [ %449, %b64 ], !dbg !3051
	%434 = icmp slt i64 %433, %47, !dbg !3052
	br i1 %434, label %b64, label %b65, !dbg !3052

b64:
	%435 = trunc i64 %433 to i32, !dbg !3053
	%436 = trunc i64 %274 to i32, !dbg !3053
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %436, i32 %435, i32 31), !dbg !3053
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !3053
	%439 = lshr i64 %274, 32, !dbg !3053
	%440 = trunc i64 %439 to i32, !dbg !3053
	%441 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %440, i32 %435, i32 31), !dbg !3053
	%442 = extractvalue { i32, i1 } %441, 0, !dbg !3053
	%443 = zext i32 %442 to i64, !dbg !3053
	%444 = shl i64 %443, 32, !dbg !3053
	%445 = zext i32 %438 to i64, !dbg !3053
	%446 = or i64 %445, %444, !dbg !3053
	%447 = icmp ugt i64 %432, %446, !dbg !3047
	%448 = select i1 %447, i64 %432, i64 %446, !dbg !3047
	%449 = add i64 %433, 1, !dbg !3054
	br label %b63, !dbg !3054

b65:
	%450 = phi i64 [ %403, %b60 ], [ %432, %b63 ], !dbg !3041
	br i1 %328, label %b71, label %b66, !dbg !3055

b66:
	call void @llvm.nvvm.barrier0(), !dbg !3057
	br i1 %247, label %b67, label %b68, !dbg !3058

b67:
	%451 = sdiv i64 %31, 32, !dbg !3059
	%452 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %451, !dbg !3060
	store i64 %450, i64 addrspace(3)* %452, align 8, !dbg !3060
	br label %b68, !dbg !3060

b68:
	call void @llvm.nvvm.barrier0(), !dbg !3061
	%453 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3062
	%454 = load i64, i64 addrspace(3)* %453, align 8, !dbg !3062
	br label %b69, !dbg !3062

b69:
	%455 = phi i64 [ %454, %b68 ], [ %461, %b70 ], !dbg !3063
	%456 = phi i64 [ 1, %b68 ], [ %462, %b70 ], !dbg !3064
	%457 = icmp slt i64 %456, %327, !dbg !3065
	br i1 %457, label %b70, label %b71, !dbg !3065

b70:
	%458 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %456, !dbg !3066
	%459 = load i64, i64 addrspace(3)* %458, align 8, !dbg !3066
	%460 = icmp ugt i64 %455, %459, !dbg !3047
	%461 = select i1 %460, i64 %455, i64 %459, !dbg !3047
	%462 = add i64 %456, 1, !dbg !3067
	br label %b69, !dbg !3067

b71:
	%463 = phi i64 [ %450, %b65 ], [ %455, %b69 ], !dbg !3040
	%464 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 1, !dbg !3068
	store i64 %402, i64 addrspace(1)* %464, align 8, !dbg !3068
	%465 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 2, !dbg !3069
	store i64 %463, i64 addrspace(1)* %465, align 8, !dbg !3069
	br label %b72, !dbg !3070

b72:
	%466 = phi i64 [ %274, %b71 ], [ %483, %b75 ], !dbg !3071
	%467 = phi i64 [ 1, %b71 ], [ %484, %b75 ], !dbg !3072
	%468 = icmp slt i64 %467, 32, !dbg !3073
	br i1 %468, label %b73, label %b76, !dbg !3073

b73:
	%469 = trunc i64 %467 to i32, !dbg !3074
	%470 = trunc i64 %466 to i32, !dbg !3074
	%471 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %470, i32 %469, i32 0), !dbg !3074
	%472 = extractvalue { i32, i1 } %471, 0, !dbg !3074
	%473 = lshr i64 %466, 32, !dbg !3074
	%474 = trunc i64 %473 to i32, !dbg !3074
	%475 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %474, i32 %469, i32 0), !dbg !3074
	%476 = extractvalue { i32, i1 } %475, 0, !dbg !3074
	%477 = zext i32 %476 to i64, !dbg !3074
	%478 = shl i64 %477, 32, !dbg !3074
	%479 = zext i32 %472 to i64, !dbg !3074
	%480 = or i64 %479, %478, !dbg !3074
	%481 = icmp sge i64 %197, %467, !dbg !3075
	br i1 %481, label %b74, label %b75, !dbg !3075

b74:
	%482 = add i64 %466, %480, !dbg !3076
	br label %b75, !dbg !3076

b75:
	%483 = phi i64 [ %466, %b73 ], [ %482, %b74 ], !dbg !3071
	%484 = mul i64 %467, 2, !dbg !3077
	br label %b72, !dbg !3077

b76:
	br i1 %328, label %b82, label %b77, !dbg !3078

b77:
	%485 = sdiv i64 %31, 32, !dbg !3080
	call void @llvm.nvvm.barrier0(), !dbg !3081
	br i1 %278, label %b78, label %b79, !dbg !2977

b78:
	%486 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %485, !dbg !3082
	store i64 %466, i64 addrspace(3)* %486, align 8, !dbg !3082
	br label %b79, !dbg !3082

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3083
	%487 = icmp slt i64 0, %485, !dbg !3083
	br i1 %487, label %b80, label %b81, !dbg !3083

b80:
	%488 = phi i64 [ %493, %b80_ok1 ], [ 0, %b79 ], !dbg !3084
	%489 = phi i64 [ %494, %b80_ok1 ], [ 0, %b79 ], !dbg !3084
	%490 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %489, !dbg !3085
	%491 = icmp uge i64 %489, 32, !dbg !3085
	br i1 %491, label %b80_fail1, label %b80_ok1, !dbg !3085, !prof !30

b80_ok1:
	%492 = load i64, i64 addrspace(3)* %490, align 8, !dbg !3085
	%493 = add i64 %488, %492, !dbg !3086
	%494 = add i64 %489, 1, !dbg !3086
	%495 = icmp slt i64 %494, %485, !dbg !3086
	br i1 %495, label %b80, label %b81, !dbg !3086

b81:
	%496 = phi i64 [ 0, %b79 ], [ %493, %b80_ok1 ], !dbg !3084
	br label %b82, !dbg !3087

b82:
	%497 = phi i64 [ 0, %b76 ], [ %496, %b81 ], !dbg !2975
	%498 = add i64 %497, %466, !dbg !3088
	br label %b83, !dbg !3092

b83:
	%499 = phi i64 [ %274, %b82 ], [ %516, %b86 ], !dbg !3093
	%500 = phi i64 [ 1, %b82 ], [ %517, %b86 ], !dbg !3094
	%501 = icmp slt i64 %500, 32, !dbg !3095
	br i1 %501, label %b84, label %b87, !dbg !3095

b84:
	%502 = trunc i64 %500 to i32, !dbg !3096
	%503 = trunc i64 %499 to i32, !dbg !3096
	%504 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %503, i32 %502, i32 0), !dbg !3096
	%505 = extractvalue { i32, i1 } %504, 0, !dbg !3096
	%506 = lshr i64 %499, 32, !dbg !3096
	%507 = trunc i64 %506 to i32, !dbg !3096
	%508 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %507, i32 %502, i32 0), !dbg !3096
	%509 = extractvalue { i32, i1 } %508, 0, !dbg !3096
	%510 = zext i32 %509 to i64, !dbg !3096
	%511 = shl i64 %510, 32, !dbg !3096
	%512 = zext i32 %505 to i64, !dbg !3096
	%513 = or i64 %512, %511, !dbg !3096
	%514 = icmp sge i64 %197, %500, !dbg !3097
	br i1 %514, label %b85, label %b86, !dbg !3097

b85:
	%515 = add i64 %499, %513, !dbg !3098
	br label %b86, !dbg !3098

b86:
	%516 = phi i64 [ %499, %b84 ], [ %515, %b85 ], !dbg !3093
	%517 = mul i64 %500, 2, !dbg !3099
	br label %b83, !dbg !3099

b87:
	br i1 %328, label %b93, label %b88, !dbg !3100

b88:
	%518 = sdiv i64 %31, 32, !dbg !3102
	call void @llvm.nvvm.barrier0(), !dbg !3103
	br i1 %278, label %b89, label %b90, !dbg !3104

b89:
	%519 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %518, !dbg !3105
	store i64 %499, i64 addrspace(3)* %519, align 8, !dbg !3105
	br label %b90, !dbg !3105

b90:
	call void @llvm.nvvm.barrier0(), !dbg !3106
	%520 = icmp slt i64 0, %518, !dbg !3106
	br i1 %520, label %b91, label %b92, !dbg !3106

b91:
	%521 = phi i64 [ %526, %b91_ok1 ], [ 0, %b90 ], !dbg !3107
	%522 = phi i64 [ %527, %b91_ok1 ], [ 0, %b90 ], !dbg !3107
	%523 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %522, !dbg !3108
	%524 = icmp uge i64 %522, 32, !dbg !3108
	br i1 %524, label %b91_fail1, label %b91_ok1, !dbg !3108, !prof !30

b91_ok1:
	%525 = load i64, i64 addrspace(3)* %523, align 8, !dbg !3108
	%526 = add i64 %521, %525, !dbg !3109
	%527 = add i64 %522, 1, !dbg !3109
	%528 = icmp slt i64 %527, %518, !dbg !3109
	br i1 %528, label %b91, label %b92, !dbg !3109

b92:
	%529 = phi i64 [ 0, %b90 ], [ %526, %b91_ok1 ], !dbg !3107
	br label %b93, !dbg !3110

b93:
	%530 = phi i64 [ 0, %b87 ], [ %529, %b92 ], !dbg !3091
	%531 = trunc i64 %499 to i32, !dbg !3111
	%532 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %531, i32 1, i32 0), !dbg !3111
	%533 = extractvalue { i32, i1 } %532, 0, !dbg !3111
	%534 = lshr i64 %499, 32, !dbg !3111
	%535 = trunc i64 %534 to i32, !dbg !3111
	%536 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %535, i32 1, i32 0), !dbg !3111
	%537 = extractvalue { i32, i1 } %536, 0, !dbg !3111
	%538 = zext i32 %537 to i64, !dbg !3111
	%539 = shl i64 %538, 32, !dbg !3111
	%540 = zext i32 %533 to i64, !dbg !3111
	%541 = or i64 %540, %539, !dbg !3111
	br i1 %247, label %b95, label %b94, !dbg !3112

b94:
	%542 = add i64 %530, %541, !dbg !3113
	br label %b95, !dbg !3114

b95:
	%543 = phi i64 [ %530, %b93 ], [ %542, %b94 ], !dbg !3090
	%544 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 3, !dbg !3115
	store i64 %498, i64 addrspace(1)* %544, align 8, !dbg !3115
	%545 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 4, !dbg !3116
	store i64 %543, i64 addrspace(1)* %545, align 8, !dbg !3116
	%546 = sdiv i64 %279, 3, !dbg !3117
	%547 = icmp sge i64 %546, %22, !dbg !3120
	br i1 %547, label %b96, label %b97, !dbg !3120

b96:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3121
	ret void, !dbg !3121

b97:
	br i1 %328, label %b98, label %b99, !dbg !3122

b98:
	%548 = trunc i64 %546 to i32, !dbg !3123
	%549 = trunc i64 %274 to i32, !dbg !3123
	%550 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %549, i32 %548, i32 31), !dbg !3123
	%551 = extractvalue { i32, i1 } %550, 0, !dbg !3123
	%552 = lshr i64 %274, 32, !dbg !3123
	%553 = trunc i64 %552 to i32, !dbg !3123
	%554 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %553, i32 %548, i32 31), !dbg !3123
	%555 = extractvalue { i32, i1 } %554, 0, !dbg !3123
	%556 = zext i32 %555 to i64, !dbg !3123
	%557 = shl i64 %556, 32, !dbg !3123
	%558 = zext i32 %551 to i64, !dbg !3123
	%559 = or i64 %558, %557, !dbg !3123
	br label %b102, !dbg !3124

b99:
	call void @llvm.nvvm.barrier0(), !dbg !3126
	%560 = icmp eq i64 %31, %546, !dbg !3127
	br i1 %560, label %b100, label %b101, !dbg !3127

b100:
	store i64 %274, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3128
	br label %b101, !dbg !3128

b101:
	call void @llvm.nvvm.barrier0(), !dbg !3129
	%561 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3130
	br label %b102, !dbg !3131

b102:
	%562 = phi i64 [ %559, %b98 ], [ %561, %b101 ], !dbg !3119
	%563 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 5, !dbg !3132
	store i64 %562, i64 addrspace(1)* %563, align 8, !dbg !3132
	%564 = add i64 %280, 1, !dbg !3132
	%565 = icmp slt i64 %564, 2, !dbg !3132
	br i1 %565, label %b35, label %b103, !dbg !3132

b103:
	ret void, !dbg !2859

b0_fail1:
	%566 = icmp ugt i64 %33, %p1, !dbg !2862
	br i1 %566, label %b0_fail2, label %b0_ok2, !dbg !2862

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !2862
	ret void, !dbg !2862

b0_ok2:
	%567 = icmp uge i64 %32, %p5, !dbg !2863
	br i1 %567, label %b0_fail3, label %b0_ok3, !dbg !2863

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !2863
	ret void, !dbg !2863

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !2866
	ret void, !dbg !2866

b34_fail1:
	%568 = icmp ugt i64 %33, %p3, !dbg !2960
	br i1 %568, label %b34_fail2, label %b34_ok2, !dbg !2960

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !2960
	ret void, !dbg !2960

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %269), !dbg !2963
	ret void, !dbg !2963

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %489, i64 32), !dbg !3085
	ret void, !dbg !3085

b91_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %522, i64 32), !dbg !3108
	ret void, !dbg !3108
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3133 {
entry:
	br label %b0, !dbg !3134

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3134
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3134
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3134
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3137, !range !11
	%4 = sext i32 %3 to i64, !dbg !3137
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3137, !range !12
	%6 = sext i32 %5 to i64, !dbg !3137
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3137, !range !12
	%8 = sext i32 %7 to i64, !dbg !3137
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3137, !range !13
	%10 = sext i32 %9 to i64, !dbg !3137
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3137, !range !14
	%12 = sext i32 %11 to i64, !dbg !3137
	%13 = mul i64 %12, %8, !dbg !3137
	%14 = add i64 %6, %13, !dbg !3137
	%15 = mul i64 %10, %14, !dbg !3137
	%16 = add i64 %4, %15, !dbg !3137
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3137, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3137, !range !15
	%19 = mul i32 %17, %18, !dbg !3137
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3137, !range !16
	%21 = mul i32 %19, %20, !dbg !3137
	%22 = sext i32 %21 to i64, !dbg !3137
	%23 = mul i64 %16, %22, !dbg !3137
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3137, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3137, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3137, !range !18
	%27 = mul i32 %18, %26, !dbg !3137
	%28 = add i32 %25, %27, !dbg !3137
	%29 = mul i32 %17, %28, !dbg !3137
	%30 = add i32 %24, %29, !dbg !3137
	%31 = sext i32 %30 to i64, !dbg !3137
	%32 = add i64 %23, %31, !dbg !3137
	%33 = mul i64 %32, 3, !dbg !3138
	%34 = sub i64 %p1, %33, !dbg !3139
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !3139
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3140
	%37 = icmp ugt i64 %33, %p1, !dbg !3139
	%38 = icmp uge i64 %32, %p5, !dbg !3140
	%39 = icmp ugt i64 3, %34, !dbg !3143
	%40 = or i1 %37, %38, !dbg !3143
	%41 = or i1 %40, %39, !dbg !3143
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3143, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3140
	%43 = and i32 %30, -32, !dbg !3148
	%44 = sub i32 %21, %43, !dbg !3148
	%45 = icmp slt i32 %44, 32, !dbg !3148
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3148
	%47 = sext i32 %46 to i64, !dbg !3148
	%48 = icmp eq i64 %47, 32, !dbg !3149
	br i1 %48, label %b1, label %b3, !dbg !3149

b1:
	%49 = phi i64 [ %42, %b0_ok1 ], [ %64, %b2 ], !dbg !3150
	%50 = phi i64 [ 16, %b0_ok1 ], [ %65, %b2 ], !dbg !3151
	%51 = icmp sgt i64 %50, 0, !dbg !3152
	br i1 %51, label %b2, label %b6, !dbg !3152

b2:
	%52 = trunc i64 %50 to i32, !dbg !3153
	%53 = trunc i64 %49 to i32, !dbg !3153
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !3153
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !3153
	%56 = lshr i64 %49, 32, !dbg !3153
	%57 = trunc i64 %56 to i32, !dbg !3153
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %52, i32 31), !dbg !3153
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3153
	%60 = zext i32 %59 to i64, !dbg !3153
	%61 = shl i64 %60, 32, !dbg !3153
	%62 = zext i32 %55 to i64, !dbg !3153
	%63 = or i64 %62, %61, !dbg !3153
	%64 = and i64 %49, %63, !dbg !3154
	%65 = sdiv i64 %50, 2, !dbg !3155
	br label %b1, !dbg !3155

b3:
	%66 = trunc i64 %42 to i32, !dbg !3156
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 0, i32 31), !dbg !3156
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !3156
	%69 = lshr i64 %42, 32, !dbg !3156
	%70 = trunc i64 %69 to i32, !dbg !3156
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 0, i32 31), !dbg !3156
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !3156
	%73 = zext i32 %72 to i64, !dbg !3156
	%74 = shl i64 %73, 32, !dbg !3156
	%75 = zext i32 %68 to i64, !dbg !3156
	%76 = or i64 %75, %74, !dbg !3156
	br label %b4, !dbg !3156

b4:
	%77 = phi i64 [ %76, %b3 ], [ %92, %b5 ], !dbg !3157
	%78 = phi i64 [ 1, %b3 ], [ %93, %b5 ], !dbg !3158
	%79 = icmp slt i64 %78, %47, !dbg !3159
	br i1 %79, label %b5, label %b6, !dbg !3159

b5:
	%80 = trunc i64 %78 to i32, !dbg !3160
	%81 = trunc i64 %42 to i32, !dbg !3160
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %80, i32 31), !dbg !3160
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3160
	%84 = lshr i64 %42, 32, !dbg !3160
	%85 = trunc i64 %84 to i32, !dbg !3160
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 %80, i32 31), !dbg !3160
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !3160
	%88 = zext i32 %87 to i64, !dbg !3160
	%89 = shl i64 %88, 32, !dbg !3160
	%90 = zext i32 %83 to i64, !dbg !3160
	%91 = or i64 %90, %89, !dbg !3160
	%92 = and i64 %77, %91, !dbg !3154
	%93 = add i64 %78, 1, !dbg !3161
	br label %b4, !dbg !3161

b6:
	%94 = phi i64 [ %49, %b1 ], [ %77, %b4 ], !dbg !3147
	br i1 %48, label %b7, label %b9, !dbg !3166

b7:
	%95 = phi i64 [ %42, %b6 ], [ %110, %b8 ], !dbg !3167
	%96 = phi i64 [ 16, %b6 ], [ %111, %b8 ], !dbg !3168
	%97 = icmp sgt i64 %96, 0, !dbg !3169
	br i1 %97, label %b8, label %b12, !dbg !3169

b8:
	%98 = trunc i64 %96 to i32, !dbg !3170
	%99 = trunc i64 %95 to i32, !dbg !3170
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !3170
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3170
	%102 = lshr i64 %95, 32, !dbg !3170
	%103 = trunc i64 %102 to i32, !dbg !3170
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !3170
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3170
	%106 = zext i32 %105 to i64, !dbg !3170
	%107 = shl i64 %106, 32, !dbg !3170
	%108 = zext i32 %101 to i64, !dbg !3170
	%109 = or i64 %108, %107, !dbg !3170
	%110 = or i64 %95, %109, !dbg !3171
	%111 = sdiv i64 %96, 2, !dbg !3172
	br label %b7, !dbg !3172

b9:
	%112 = trunc i64 %42 to i32, !dbg !3173
	%113 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 0, i32 31), !dbg !3173
	%114 = extractvalue { i32, i1 } %113, 0, !dbg !3173
	%115 = lshr i64 %42, 32, !dbg !3173
	%116 = trunc i64 %115 to i32, !dbg !3173
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 0, i32 31), !dbg !3173
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !3173
	%119 = zext i32 %118 to i64, !dbg !3173
	%120 = shl i64 %119, 32, !dbg !3173
	%121 = zext i32 %114 to i64, !dbg !3173
	%122 = or i64 %121, %120, !dbg !3173
	br label %b10, !dbg !3173

b10:
	%123 = phi i64 [ %122, %b9 ], [ %138, %b11 ], !dbg !3174
	%124 = phi i64 [ 1, %b9 ], [ %139, %b11 ], !dbg !3175
	%125 = icmp slt i64 %124, %47, !dbg !3176
	br i1 %125, label %b11, label %b12, !dbg !3176

b11:
	%126 = trunc i64 %124 to i32, !dbg !3177
	%127 = trunc i64 %42 to i32, !dbg !3177
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %126, i32 31), !dbg !3177
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !3177
	%130 = lshr i64 %42, 32, !dbg !3177
	%131 = trunc i64 %130 to i32, !dbg !3177
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %126, i32 31), !dbg !3177
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !3177
	%134 = zext i32 %133 to i64, !dbg !3177
	%135 = shl i64 %134, 32, !dbg !3177
	%136 = zext i32 %129 to i64, !dbg !3177
	%137 = or i64 %136, %135, !dbg !3177
	%138 = or i64 %123, %137, !dbg !3171
	%139 = add i64 %124, 1, !dbg !3178
	br label %b10, !dbg !3178

b12:
	%140 = phi i64 [ %95, %b7 ], [ %123, %b10 ], !dbg !3165
	br i1 %48, label %b13, label %b15, !dbg !3183

b13:
	%141 = phi i64 [ %42, %b12 ], [ %156, %b14 ], !dbg !3184
	%142 = phi i64 [ 16, %b12 ], [ %157, %b14 ], !dbg !3185
	%143 = icmp sgt i64 %142, 0, !dbg !3186
	br i1 %143, label %b14, label %b18, !dbg !3186

b14:
	%144 = trunc i64 %142 to i32, !dbg !3187
	%145 = trunc i64 %141 to i32, !dbg !3187
	%146 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %145, i32 %144, i32 31), !dbg !3187
	%147 = extractvalue { i32, i1 } %146, 0, !dbg !3187
	%148 = lshr i64 %141, 32, !dbg !3187
	%149 = trunc i64 %148 to i32, !dbg !3187
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %149, i32 %144, i32 31), !dbg !3187
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !3187
	%152 = zext i32 %151 to i64, !dbg !3187
	%153 = shl i64 %152, 32, !dbg !3187
	%154 = zext i32 %147 to i64, !dbg !3187
	%155 = or i64 %154, %153, !dbg !3187
	%156 = xor i64 %141, %155, !dbg !3188
	%157 = sdiv i64 %142, 2, !dbg !3189
	br label %b13, !dbg !3189

b15:
	%158 = trunc i64 %42 to i32, !dbg !3190
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %158, i32 0, i32 31), !dbg !3190
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !3190
	%161 = lshr i64 %42, 32, !dbg !3190
	%162 = trunc i64 %161 to i32, !dbg !3190
	%163 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %162, i32 0, i32 31), !dbg !3190
	%164 = extractvalue { i32, i1 } %163, 0, !dbg !3190
	%165 = zext i32 %164 to i64, !dbg !3190
	%166 = shl i64 %165, 32, !dbg !3190
	%167 = zext i32 %160 to i64, !dbg !3190
	%168 = or i64 %167, %166, !dbg !3190
	br label %b16, !dbg !3190

b16:
	%169 = phi i64 [ %168, %b15 ], [ %184, %b17 ], !dbg !3191
	%170 = phi i64 [ 1, %b15 ], [ %185, %b17 ], !dbg !3192
	%171 = icmp slt i64 %170, %47, !dbg !3193
	br i1 %171, label %b17, label %b18, !dbg !3193

b17:
	%172 = trunc i64 %170 to i32, !dbg !3194
	%173 = trunc i64 %42 to i32, !dbg !3194
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 %172, i32 31), !dbg !3194
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !3194
	%176 = lshr i64 %42, 32, !dbg !3194
	%177 = trunc i64 %176 to i32, !dbg !3194
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %172, i32 31), !dbg !3194
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !3194
	%180 = zext i32 %179 to i64, !dbg !3194
	%181 = shl i64 %180, 32, !dbg !3194
	%182 = zext i32 %175 to i64, !dbg !3194
	%183 = or i64 %182, %181, !dbg !3194
	%184 = xor i64 %169, %183, !dbg !3188
	%185 = add i64 %170, 1, !dbg !3195
	br label %b16, !dbg !3195

b18:
	%186 = phi i64 [ %141, %b13 ], [ %169, %b16 ], !dbg !3182
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !3196
	store i64 %94, i64 addrspace(1)* %187, align 8, !dbg !3196
	%188 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !3197
	store i64 %140, i64 addrspace(1)* %188, align 8, !dbg !3197
	%189 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !3198
	store i64 %186, i64 addrspace(1)* %189, align 8, !dbg !3198
	%190 = sub i64 %p3, %33, !dbg !3199
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !3199
	%192 = icmp ugt i64 %33, %p3, !dbg !3199
	%193 = icmp ugt i64 3, %190, !dbg !3202
	%194 = or i1 %192, %193, !dbg !3202
	br i1 %194, label %b18_fail1, label %b18_ok1, !dbg !3202, !prof !30

b18_ok1:
	%195 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3203
	br i1 %48, label %b19, label %b21, !dbg !3208

b19:
	%196 = phi i64 [ %195, %b18_ok1 ], [ %211, %b20 ], !dbg !3209
	%197 = phi i64 [ 16, %b18_ok1 ], [ %212, %b20 ], !dbg !3210
	%198 = icmp sgt i64 %197, 0, !dbg !3211
	br i1 %198, label %b20, label %b24, !dbg !3211

b20:
	%199 = trunc i64 %197 to i32, !dbg !3212
	%200 = trunc i64 %196 to i32, !dbg !3212
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %200, i32 %199, i32 31), !dbg !3212
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !3212
	%203 = lshr i64 %196, 32, !dbg !3212
	%204 = trunc i64 %203 to i32, !dbg !3212
	%205 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %204, i32 %199, i32 31), !dbg !3212
	%206 = extractvalue { i32, i1 } %205, 0, !dbg !3212
	%207 = zext i32 %206 to i64, !dbg !3212
	%208 = shl i64 %207, 32, !dbg !3212
	%209 = zext i32 %202 to i64, !dbg !3212
	%210 = or i64 %209, %208, !dbg !3212
	%211 = and i64 %196, %210, !dbg !3213
	%212 = sdiv i64 %197, 2, !dbg !3214
	br label %b19, !dbg !3214

b21:
	%213 = trunc i64 %195 to i32, !dbg !3215
	%214 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %213, i32 0, i32 31), !dbg !3215
	%215 = extractvalue { i32, i1 } %214, 0, !dbg !3215
	%216 = lshr i64 %195, 32, !dbg !3215
	%217 = trunc i64 %216 to i32, !dbg !3215
	%218 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %217, i32 0, i32 31), !dbg !3215
	%219 = extractvalue { i32, i1 } %218, 0, !dbg !3215
	%220 = zext i32 %219 to i64, !dbg !3215
	%221 = shl i64 %220, 32, !dbg !3215
	%222 = zext i32 %215 to i64, !dbg !3215
	%223 = or i64 %222, %221, !dbg !3215
	br label %b22, !dbg !3215

b22:
	%224 = phi i64 [ %223, %b21 ], [ %239, %b23 ], !dbg !3216
	%225 = phi i64 [ 1, %b21 ], [ %240, %b23 ], !dbg !3217
	%226 = icmp slt i64 %225, %47, !dbg !3218
	br i1 %226, label %b23, label %b24, !dbg !3218

b23:
	%227 = trunc i64 %225 to i32, !dbg !3219
	%228 = trunc i64 %195 to i32, !dbg !3219
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %227, i32 31), !dbg !3219
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !3219
	%231 = lshr i64 %195, 32, !dbg !3219
	%232 = trunc i64 %231 to i32, !dbg !3219
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 %227, i32 31), !dbg !3219
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !3219
	%235 = zext i32 %234 to i64, !dbg !3219
	%236 = shl i64 %235, 32, !dbg !3219
	%237 = zext i32 %230 to i64, !dbg !3219
	%238 = or i64 %237, %236, !dbg !3219
	%239 = and i64 %224, %238, !dbg !3213
	%240 = add i64 %225, 1, !dbg !3220
	br label %b22, !dbg !3220

b24:
	%241 = phi i64 [ %196, %b19 ], [ %224, %b22 ], !dbg !3207
	%242 = add i64 %22, 32, !dbg !3222
	%243 = sub i64 %242, 1, !dbg !3223
	%244 = sdiv i64 %243, 32, !dbg !3224
	%245 = icmp eq i64 %244, 1, !dbg !3225
	br i1 %245, label %b30, label %b25, !dbg !3225

b25:
	call void @llvm.nvvm.barrier0(), !dbg !3227
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3228, !range !20
	%247 = sext i32 %246 to i64, !dbg !3228
	%248 = icmp eq i64 %247, 0, !dbg !3229
	br i1 %248, label %b26, label %b27, !dbg !3229

b26:
	%249 = sdiv i64 %31, 32, !dbg !3230
	%250 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %249, !dbg !3231
	store i64 %241, i64 addrspace(3)* %250, align 8, !dbg !3231
	br label %b27, !dbg !3231

b27:
	call void @llvm.nvvm.barrier0(), !dbg !3232
	%251 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3233
	%252 = load i64, i64 addrspace(3)* %251, align 8, !dbg !3233
	br label %b28, !dbg !3233

b28:
	%253 = phi i64 [ %252, %b27 ], [ %258, %b29 ], !dbg !3234
	%254 = phi i64 [ 1, %b27 ], [ %259, %b29 ], !dbg !3235
	%255 = icmp slt i64 %254, %244, !dbg !3236
	br i1 %255, label %b29, label %b30, !dbg !3236

b29:
	%256 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %254, !dbg !3237
	%257 = load i64, i64 addrspace(3)* %256, align 8, !dbg !3237
	%258 = and i64 %253, %257, !dbg !3213
	%259 = add i64 %254, 1, !dbg !3238
	br label %b28, !dbg !3238

b30:
	%260 = phi i64 [ %241, %b24 ], [ %253, %b28 ], !dbg !3206
	br i1 %48, label %b31, label %b33, !dbg !3243

b31:
	%261 = phi i64 [ %195, %b30 ], [ %276, %b32 ], !dbg !3244
	%262 = phi i64 [ 16, %b30 ], [ %277, %b32 ], !dbg !3245
	%263 = icmp sgt i64 %262, 0, !dbg !3246
	br i1 %263, label %b32, label %b36, !dbg !3246

b32:
	%264 = trunc i64 %262 to i32, !dbg !3247
	%265 = trunc i64 %261 to i32, !dbg !3247
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %265, i32 %264, i32 31), !dbg !3247
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !3247
	%268 = lshr i64 %261, 32, !dbg !3247
	%269 = trunc i64 %268 to i32, !dbg !3247
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %269, i32 %264, i32 31), !dbg !3247
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !3247
	%272 = zext i32 %271 to i64, !dbg !3247
	%273 = shl i64 %272, 32, !dbg !3247
	%274 = zext i32 %267 to i64, !dbg !3247
	%275 = or i64 %274, %273, !dbg !3247
	%276 = or i64 %261, %275, !dbg !3248
	%277 = sdiv i64 %262, 2, !dbg !3249
	br label %b31, !dbg !3249

b33:
	%278 = trunc i64 %195 to i32, !dbg !3250
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 0, i32 31), !dbg !3250
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !3250
	%281 = lshr i64 %195, 32, !dbg !3250
	%282 = trunc i64 %281 to i32, !dbg !3250
	%283 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 0, i32 31), !dbg !3250
	%284 = extractvalue { i32, i1 } %283, 0, !dbg !3250
	%285 = zext i32 %284 to i64, !dbg !3250
	%286 = shl i64 %285, 32, !dbg !3250
	%287 = zext i32 %280 to i64, !dbg !3250
	%288 = or i64 %287, %286, !dbg !3250
	br label %b34, !dbg !3250

b34:
	%289 = phi i64 [ %288, %b33 ], [ %304, %b35 ], !dbg !3251
	%290 = phi i64 [ 1, %b33 ], [ %305, %b35 ], !dbg !3252
	%291 = icmp slt i64 %290, %47, !dbg !3253
	br i1 %291, label %b35, label %b36, !dbg !3253

b35:
	%292 = trunc i64 %290 to i32, !dbg !3254
	%293 = trunc i64 %195 to i32, !dbg !3254
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %293, i32 %292, i32 31), !dbg !3254
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !3254
	%296 = lshr i64 %195, 32, !dbg !3254
	%297 = trunc i64 %296 to i32, !dbg !3254
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %297, i32 %292, i32 31), !dbg !3254
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !3254
	%300 = zext i32 %299 to i64, !dbg !3254
	%301 = shl i64 %300, 32, !dbg !3254
	%302 = zext i32 %295 to i64, !dbg !3254
	%303 = or i64 %302, %301, !dbg !3254
	%304 = or i64 %289, %303, !dbg !3248
	%305 = add i64 %290, 1, !dbg !3255
	br label %b34, !dbg !3255

b36:
	%306 = phi i64 [ %261, %b31 ], [ %289, %b34 ], !dbg !3242
	br i1 %245, label %b42, label %b37, !dbg !3256

b37:
	call void @llvm.nvvm.barrier0(), !dbg !3258
	%307 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3259, !range !20
	%308 = sext i32 %307 to i64, !dbg !3259
	%309 = icmp eq i64 %308, 0, !dbg !3260
	br i1 %309, label %b38, label %b39, !dbg !3260

b38:
	%310 = sdiv i64 %31, 32, !dbg !3261
	%311 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %310, !dbg !3262
	store i64 %306, i64 addrspace(3)* %311, align 8, !dbg !3262
	br label %b39, !dbg !3262

b39:
	call void @llvm.nvvm.barrier0(), !dbg !3263
	%312 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3264
	%313 = load i64, i64 addrspace(3)* %312, align 8, !dbg !3264
	br label %b40, !dbg !3264

b40:
	%314 = phi i64 [ %313, %b39 ], [ %319, %b41 ], !dbg !3265
	%315 = phi i64 [ 1, %b39 ], [ %320, %b41 ], !dbg !3266
	%316 = icmp slt i64 %315, %244, !dbg !3267
	br i1 %316, label %b41, label %b42, !dbg !3267

b41:
	%317 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %315, !dbg !3268
	%318 = load i64, i64 addrspace(3)* %317, align 8, !dbg !3268
	%319 = or i64 %314, %318, !dbg !3248
	%320 = add i64 %315, 1, !dbg !3269
	br label %b40, !dbg !3269

b42:
	%321 = phi i64 [ %306, %b36 ], [ %314, %b40 ], !dbg !3241
	br i1 %48, label %b43, label %b45, !dbg !3274

b43:
	%322 = phi i64 [ %195, %b42 ], [ %337, %b44 ], !dbg !3275
	%323 = phi i64 [ 16, %b42 ], [ %338, %b44 ], !dbg !3276
	%324 = icmp sgt i64 %323, 0, !dbg !3277
	br i1 %324, label %b44, label %b48, !dbg !3277

b44:
	%325 = trunc i64 %323 to i32, !dbg !3278
	%326 = trunc i64 %322 to i32, !dbg !3278
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %326, i32 %325, i32 31), !dbg !3278
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !3278
	%329 = lshr i64 %322, 32, !dbg !3278
	%330 = trunc i64 %329 to i32, !dbg !3278
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %330, i32 %325, i32 31), !dbg !3278
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !3278
	%333 = zext i32 %332 to i64, !dbg !3278
	%334 = shl i64 %333, 32, !dbg !3278
	%335 = zext i32 %328 to i64, !dbg !3278
	%336 = or i64 %335, %334, !dbg !3278
	%337 = xor i64 %322, %336, !dbg !3279
	%338 = sdiv i64 %323, 2, !dbg !3280
	br label %b43, !dbg !3280

b45:
	%339 = trunc i64 %195 to i32, !dbg !3281
	%340 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %339, i32 0, i32 31), !dbg !3281
	%341 = extractvalue { i32, i1 } %340, 0, !dbg !3281
	%342 = lshr i64 %195, 32, !dbg !3281
	%343 = trunc i64 %342 to i32, !dbg !3281
	%344 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %343, i32 0, i32 31), !dbg !3281
	%345 = extractvalue { i32, i1 } %344, 0, !dbg !3281
	%346 = zext i32 %345 to i64, !dbg !3281
	%347 = shl i64 %346, 32, !dbg !3281
	%348 = zext i32 %341 to i64, !dbg !3281
	%349 = or i64 %348, %347, !dbg !3281
	br label %b46, !dbg !3281

b46:
	%350 = phi i64 [ %349, %b45 ], [ %365, %b47 ], !dbg !3282
	%351 = phi i64 [ 1, %b45 ], [ %366, %b47 ], !dbg !3283
	%352 = icmp slt i64 %351, %47, !dbg !3284
	br i1 %352, label %b47, label %b48, !dbg !3284

b47:
	%353 = trunc i64 %351 to i32, !dbg !3285
	%354 = trunc i64 %195 to i32, !dbg !3285
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %354, i32 %353, i32 31), !dbg !3285
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !3285
	%357 = lshr i64 %195, 32, !dbg !3285
	%358 = trunc i64 %357 to i32, !dbg !3285
	%359 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %358, i32 %353, i32 31), !dbg !3285
	%360 = extractvalue { i32, i1 } %359, 0, !dbg !3285
	%361 = zext i32 %360 to i64, !dbg !3285
	%362 = shl i64 %361, 32, !dbg !3285
	%363 = zext i32 %356 to i64, !dbg !3285
	%364 = or i64 %363, %362, !dbg !3285
	%365 = xor i64 %350, %364, !dbg !3279
	%366 = add i64 %351, 1, !dbg !3286
	br label %b46, !dbg !3286

b48:
	%367 = phi i64 [ %322, %b43 ], [ %350, %b46 ], !dbg !3273
	br i1 %245, label %b54, label %b49, !dbg !3287

b49:
	call void @llvm.nvvm.barrier0(), !dbg !3289
	%368 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3290, !range !20
	%369 = sext i32 %368 to i64, !dbg !3290
	%370 = icmp eq i64 %369, 0, !dbg !3291
	br i1 %370, label %b50, label %b51, !dbg !3291

b50:
	%371 = sdiv i64 %31, 32, !dbg !3292
	%372 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %371, !dbg !3293
	store i64 %367, i64 addrspace(3)* %372, align 8, !dbg !3293
	br label %b51, !dbg !3293

b51:
	call void @llvm.nvvm.barrier0(), !dbg !3294
	%373 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3295
	%374 = load i64, i64 addrspace(3)* %373, align 8, !dbg !3295
	br label %b52, !dbg !3295

b52:
	%375 = phi i64 [ %374, %b51 ], [ %380, %b53 ], !dbg !3296
	%376 = phi i64 [ 1, %b51 ], [ %381, %b53 ], !dbg !3297
	%377 = icmp slt i64 %376, %244, !dbg !3298
	br i1 %377, label %b53, label %b54, !dbg !3298

b53:
	%378 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %376, !dbg !3299
	%379 = load i64, i64 addrspace(3)* %378, align 8, !dbg !3299
	%380 = xor i64 %375, %379, !dbg !3279
	%381 = add i64 %376, 1, !dbg !3300
	br label %b52, !dbg !3300

b54:
	%382 = phi i64 [ %367, %b48 ], [ %375, %b52 ], !dbg !3272
	%383 = getelementptr inbounds i64, i64 addrspace(1)* %191, i64 0, !dbg !3301
	store i64 %260, i64 addrspace(1)* %383, align 8, !dbg !3301
	%384 = getelementptr inbounds i64, i64 addrspace(1)* %191, i64 1, !dbg !3302
	store i64 %321, i64 addrspace(1)* %384, align 8, !dbg !3302
	%385 = getelementptr inbounds i64, i64 addrspace(1)* %191, i64 2, !dbg !3303
	store i64 %382, i64 addrspace(1)* %385, align 8, !dbg !3303
	ret void, !dbg !3136

b0_fail1:
	%386 = icmp ugt i64 %33, %p1, !dbg !3139
	br i1 %386, label %b0_fail2, label %b0_ok2, !dbg !3139

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !3139
	ret void, !dbg !3139

b0_ok2:
	%387 = icmp uge i64 %32, %p5, !dbg !3140
	br i1 %387, label %b0_fail3, label %b0_ok3, !dbg !3140

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !3140
	ret void, !dbg !3140

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !3143
	ret void, !dbg !3143

b18_fail1:
	%388 = icmp ugt i64 %33, %p3, !dbg !3199
	br i1 %388, label %b18_fail2, label %b18_ok2, !dbg !3199

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !3199
	ret void, !dbg !3199

b18_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %190), !dbg !3202
	ret void, !dbg !3202
}

define void @ExchangeUint(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3304 {
entry:
	br label %b0, !dbg !3305

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3305
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3305
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3305
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3308, !range !11
	%4 = sext i32 %3 to i64, !dbg !3308
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3308, !range !12
	%6 = sext i32 %5 to i64, !dbg !3308
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3308, !range !12
	%8 = sext i32 %7 to i64, !dbg !3308
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3308, !range !13
	%10 = sext i32 %9 to i64, !dbg !3308
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3308, !range !14
	%12 = sext i32 %11 to i64, !dbg !3308
	%13 = mul i64 %12, %8, !dbg !3308
	%14 = add i64 %6, %13, !dbg !3308
	%15 = mul i64 %10, %14, !dbg !3308
	%16 = add i64 %4, %15, !dbg !3308
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3308, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3308, !range !15
	%19 = mul i32 %17, %18, !dbg !3308
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3308, !range !16
	%21 = mul i32 %19, %20, !dbg !3308
	%22 = sext i32 %21 to i64, !dbg !3308
	%23 = mul i64 %16, %22, !dbg !3308
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3308, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3308, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3308, !range !18
	%27 = mul i32 %18, %26, !dbg !3308
	%28 = add i32 %25, %27, !dbg !3308
	%29 = mul i32 %17, %28, !dbg !3308
	%30 = add i32 %24, %29, !dbg !3308
	%31 = sext i32 %30 to i64, !dbg !3308
	%32 = add i64 %23, %31, !dbg !3308
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3309, !range !20
	%34 = sext i32 %33 to i64, !dbg !3309
	%35 = and i32 %30, -32, !dbg !3310
	%36 = sub i32 %21, %35, !dbg !3310
	%37 = icmp slt i32 %36, 32, !dbg !3310
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3310
	%39 = sext i32 %38 to i64, !dbg !3310
	%40 = icmp eq i64 %39, 32, !dbg !3311
	br i1 %40, label %b1, label %b2, !dbg !3311

b1:
	br label %b2, !dbg !3311

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3312
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3313
	%43 = mul i64 %32, 4, !dbg !3315
	%44 = sub i64 %p1, %43, !dbg !3316
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3314
	%46 = icmp uge i64 %32, %p5, !dbg !3314
	%47 = icmp ugt i64 %43, %p1, !dbg !3316
	%48 = icmp ugt i64 4, %44, !dbg !3317
	%49 = icmp eq i64 %39, 0, !dbg !3318
	%50 = or i1 %46, %47, !dbg !3318
	%51 = or i1 %50, %48, !dbg !3318
	%52 = or i1 %51, %49, !dbg !3318
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3318, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !3314
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !3316
	%55 = mul i64 %34, 7, !dbg !3319
	%56 = add i64 %55, 3, !dbg !3320
	%57 = icmp eq i64 %39, -1, !dbg !3318
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3318
	%59 = srem i64 %56, %58, !dbg !3318
	%60 = trunc i64 %59 to i32, !dbg !3321
	%61 = trunc i64 %53 to i32, !dbg !3321
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3321
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3321
	%64 = lshr i64 %53, 32, !dbg !3321
	%65 = trunc i64 %64 to i32, !dbg !3321
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !3321
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !3321
	%68 = zext i32 %67 to i64, !dbg !3321
	%69 = shl i64 %68, 32, !dbg !3321
	%70 = zext i32 %63 to i64, !dbg !3321
	%71 = or i64 %70, %69, !dbg !3321
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !3322
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !3322
	%73 = trunc i64 %53 to i32, !dbg !3323
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3323
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3323
	%76 = lshr i64 %53, 32, !dbg !3323
	%77 = trunc i64 %76 to i32, !dbg !3323
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !3323
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3323
	%80 = zext i32 %79 to i64, !dbg !3323
	%81 = shl i64 %80, 32, !dbg !3323
	%82 = zext i32 %75 to i64, !dbg !3323
	%83 = or i64 %82, %81, !dbg !3323
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !3324
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !3324
	%85 = trunc i64 %41 to i32, !dbg !3325
	%86 = trunc i64 %53 to i32, !dbg !3325
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !3325
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3325
	%89 = lshr i64 %53, 32, !dbg !3325
	%90 = trunc i64 %89 to i32, !dbg !3325
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !3325
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3325
	%93 = zext i32 %92 to i64, !dbg !3325
	%94 = shl i64 %93, 32, !dbg !3325
	%95 = zext i32 %88 to i64, !dbg !3325
	%96 = or i64 %95, %94, !dbg !3325
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !3326
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !3326
	%98 = trunc i64 %42 to i32, !dbg !3327
	%99 = trunc i64 %53 to i32, !dbg !3327
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !3327
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3327
	%102 = lshr i64 %53, 32, !dbg !3327
	%103 = trunc i64 %102 to i32, !dbg !3327
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !3327
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3327
	%106 = zext i32 %105 to i64, !dbg !3327
	%107 = shl i64 %106, 32, !dbg !3327
	%108 = zext i32 %101 to i64, !dbg !3327
	%109 = or i64 %108, %107, !dbg !3327
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !3328
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !3328
	%111 = mul i64 %32, 3, !dbg !3329
	%112 = sub i64 %p3, %111, !dbg !3330
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !3330
	%114 = icmp ugt i64 %111, %p3, !dbg !3330
	%115 = icmp ugt i64 3, %112, !dbg !3331
	%116 = or i1 %114, %115, !dbg !3331
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !3331, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !3332
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !3333
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !3333
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !3334
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !3334
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !3335
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !3336
	%121 = sub i64 %32, %34, !dbg !3337
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !3338
	%123 = icmp uge i64 %121, %p5, !dbg !3338
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !3338, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !3338
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !3339
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !3340
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3340
	ret void, !dbg !3307

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !3314
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !3314

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !3314
	ret void, !dbg !3314

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !3316
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !3316

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3316
	ret void, !dbg !3316

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !3317
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !3317

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3317
	ret void, !dbg !3317

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3318
	ret void, !dbg !3318

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !3330
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !3330

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !3330
	ret void, !dbg !3330

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !3331
	ret void, !dbg !3331

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !3338
	ret void, !dbg !3338
}

define void @ExchangeFloat32(float* %p0, i64 %p1, i32* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3341 {
entry:
	br label %b0, !dbg !3342

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3342
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3342
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3342
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3345, !range !11
	%4 = sext i32 %3 to i64, !dbg !3345
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3345, !range !12
	%6 = sext i32 %5 to i64, !dbg !3345
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3345, !range !12
	%8 = sext i32 %7 to i64, !dbg !3345
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3345, !range !13
	%10 = sext i32 %9 to i64, !dbg !3345
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3345, !range !14
	%12 = sext i32 %11 to i64, !dbg !3345
	%13 = mul i64 %12, %8, !dbg !3345
	%14 = add i64 %6, %13, !dbg !3345
	%15 = mul i64 %10, %14, !dbg !3345
	%16 = add i64 %4, %15, !dbg !3345
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3345, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3345, !range !15
	%19 = mul i32 %17, %18, !dbg !3345
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3345, !range !16
	%21 = mul i32 %19, %20, !dbg !3345
	%22 = sext i32 %21 to i64, !dbg !3345
	%23 = mul i64 %16, %22, !dbg !3345
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3345, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3345, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3345, !range !18
	%27 = mul i32 %18, %26, !dbg !3345
	%28 = add i32 %25, %27, !dbg !3345
	%29 = mul i32 %17, %28, !dbg !3345
	%30 = add i32 %24, %29, !dbg !3345
	%31 = sext i32 %30 to i64, !dbg !3345
	%32 = add i64 %23, %31, !dbg !3345
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3346, !range !20
	%34 = sext i32 %33 to i64, !dbg !3346
	%35 = and i32 %30, -32, !dbg !3347
	%36 = sub i32 %21, %35, !dbg !3347
	%37 = icmp slt i32 %36, 32, !dbg !3347
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3347
	%39 = sext i32 %38 to i64, !dbg !3347
	%40 = icmp eq i64 %39, 32, !dbg !3348
	br i1 %40, label %b1, label %b2, !dbg !3348

b1:
	br label %b2, !dbg !3348

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3349
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3350
	%43 = mul i64 %32, 4, !dbg !3352
	%44 = sub i64 %p1, %43, !dbg !3353
	%45 = getelementptr inbounds float, float addrspace(1)* %2, i64 %32, !dbg !3351
	%46 = icmp uge i64 %32, %p5, !dbg !3351
	%47 = icmp ugt i64 %43, %p1, !dbg !3353
	%48 = icmp ugt i64 4, %44, !dbg !3354
	%49 = icmp eq i64 %39, 0, !dbg !3355
	%50 = or i1 %46, %47, !dbg !3355
	%51 = or i1 %50, %48, !dbg !3355
	%52 = or i1 %51, %49, !dbg !3355
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3355, !prof !30

b2_ok1:
	%53 = load float, float addrspace(1)* %45, align 4, !dbg !3351
	%54 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !3353
	%55 = mul i64 %34, 7, !dbg !3356
	%56 = add i64 %55, 3, !dbg !3357
	%57 = icmp eq i64 %39, -1, !dbg !3355
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3355
	%59 = srem i64 %56, %58, !dbg !3355
	%60 = trunc i64 %59 to i32, !dbg !3358
	%61 = bitcast float %53 to i32, !dbg !3358
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3358
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3358
	%64 = bitcast i32 %63 to float, !dbg !3358
	%65 = getelementptr inbounds float, float addrspace(1)* %54, i64 0, !dbg !3359
	store float %64, float addrspace(1)* %65, align 4, !dbg !3359
	%66 = bitcast float %53 to i32, !dbg !3360
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !3360
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !3360
	%69 = bitcast i32 %68 to float, !dbg !3360
	%70 = getelementptr inbounds float, float addrspace(1)* %54, i64 1, !dbg !3361
	store float %69, float addrspace(1)* %70, align 4, !dbg !3361
	%71 = trunc i64 %41 to i32, !dbg !3362
	%72 = bitcast float %53 to i32, !dbg !3362
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !3362
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !3362
	%75 = bitcast i32 %74 to float, !dbg !3362
	%76 = getelementptr inbounds float, float addrspace(1)* %54, i64 2, !dbg !3363
	store float %75, float addrspace(1)* %76, align 4, !dbg !3363
	%77 = trunc i64 %42 to i32, !dbg !3364
	%78 = bitcast float %53 to i32, !dbg !3364
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !3364
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !3364
	%81 = bitcast i32 %80 to float, !dbg !3364
	%82 = getelementptr inbounds float, float addrspace(1)* %54, i64 3, !dbg !3365
	store float %81, float addrspace(1)* %82, align 4, !dbg !3365
	%83 = mul i64 %32, 3, !dbg !3366
	%84 = sub i64 %p3, %83, !dbg !3367
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !3367
	%86 = icmp ugt i64 %83, %p3, !dbg !3367
	%87 = icmp ugt i64 3, %84, !dbg !3368
	%88 = or i1 %86, %87, !dbg !3368
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !3368, !prof !30

b2_ok5:
	%89 = bitcast float %53 to i32, !dbg !3369
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !3369
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !3370
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !3370
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !3371
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !3371
	%93 = bitcast float %53 to i32, !dbg !3372
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !3372
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !3373
	%95 = sub i64 %32, %34, !dbg !3374
	%96 = getelementptr inbounds float, float addrspace(1)* %2, i64 %95, !dbg !3375
	%97 = icmp uge i64 %95, %p5, !dbg !3375
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !3375, !prof !30

b2_ok7:
	%98 = load float, float addrspace(1)* %96, align 4, !dbg !3375
	%99 = bitcast float %98 to i32, !dbg !3376
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !3376
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !3377
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !3377
	ret void, !dbg !3344

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !3351
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !3351

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !3351
	ret void, !dbg !3351

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !3353
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !3353

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3353
	ret void, !dbg !3353

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !3354
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !3354

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3354
	ret void, !dbg !3354

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3355
	ret void, !dbg !3355

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !3367
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !3367

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !3367
	ret void, !dbg !3367

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !3368
	ret void, !dbg !3368

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !3375
	ret void, !dbg !3375
}

define void @NumbersFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3378 {
entry:
	br label %b0, !dbg !3379

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3379
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !3379
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3379
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3382, !range !11
	%4 = sext i32 %3 to i64, !dbg !3382
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3382, !range !12
	%6 = sext i32 %5 to i64, !dbg !3382
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3382, !range !12
	%8 = sext i32 %7 to i64, !dbg !3382
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3382, !range !13
	%10 = sext i32 %9 to i64, !dbg !3382
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3382, !range !14
	%12 = sext i32 %11 to i64, !dbg !3382
	%13 = mul i64 %12, %8, !dbg !3382
	%14 = add i64 %6, %13, !dbg !3382
	%15 = mul i64 %10, %14, !dbg !3382
	%16 = add i64 %4, %15, !dbg !3382
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3382, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3382, !range !15
	%19 = mul i32 %17, %18, !dbg !3382
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3382, !range !16
	%21 = mul i32 %19, %20, !dbg !3382
	%22 = sext i32 %21 to i64, !dbg !3382
	%23 = mul i64 %16, %22, !dbg !3382
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3382, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3382, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3382, !range !18
	%27 = mul i32 %18, %26, !dbg !3382
	%28 = add i32 %25, %27, !dbg !3382
	%29 = mul i32 %17, %28, !dbg !3382
	%30 = add i32 %24, %29, !dbg !3382
	%31 = sext i32 %30 to i64, !dbg !3382
	%32 = add i64 %23, %31, !dbg !3382
	%33 = mul i64 %32, 6, !dbg !3383
	%34 = sub i64 %p1, %33, !dbg !3384
	%35 = getelementptr inbounds float, float addrspace(1)* %0, i64 %33, !dbg !3384
	%36 = getelementptr inbounds float, float addrspace(1)* %2, i64 %32, !dbg !3385
	%37 = icmp ugt i64 %33, %p1, !dbg !3384
	%38 = icmp uge i64 %32, %p5, !dbg !3385
	%39 = icmp ugt i64 6, %34, !dbg !3388
	%40 = or i1 %37, %38, !dbg !3388
	%41 = or i1 %40, %39, !dbg !3388
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3388, !prof !30

b0_ok1:
	%42 = load float, float addrspace(1)* %36, align 4, !dbg !3385
	%43 = and i32 %30, -32, !dbg !3395
	%44 = sub i32 %21, %43, !dbg !3395
	%45 = icmp slt i32 %44, 32, !dbg !3395
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3395
	%47 = sext i32 %46 to i64, !dbg !3395
	%48 = icmp eq i64 %47, 32, !dbg !3396
	%49 = mul i64 %47, 2, !dbg !3397
	br label %b1, !dbg !3388

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %182, %b34 ], !dbg !3388
	br i1 %48, label %b2, label %b4, !dbg !3396

b2:
	%51 = phi float [ %59, %b3 ], [ %42, %b1 ], !dbg !3398
	%52 = phi i64 [ %60, %b3 ], [ 16, %b1 ], !dbg !3399
	%53 = icmp sgt i64 %52, 0, !dbg !3400
	br i1 %53, label %b3, label %b7, !dbg !3400

b3:
	%54 = trunc i64 %52 to i32, !dbg !3401
	%55 = bitcast float %51 to i32, !dbg !3401
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !3401
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !3401
	%58 = bitcast i32 %57 to float, !dbg !3401
	%59 = fadd float %51, %58, !dbg !3402
	%60 = sdiv i64 %52, 2, !dbg !3403
	br label %b2, !dbg !3403

b4:
	%61 = bitcast float %42 to i32, !dbg !3404
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 0, i32 31), !dbg !3404
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3404
	%64 = bitcast i32 %63 to float, !dbg !3404
	br label %b5, !dbg !3404

b5:
	%65 = phi float [ %64, %b4 ], [ %73, %b6 ], !dbg !3405
	%66 = phi i64 [ 1, %b4 ], [ %74, %b6 ], !dbg !3406
	%67 = icmp slt i64 %66, %47, !dbg !3407
	br i1 %67, label %b6, label %b7, !dbg !3407

b6:
	%68 = trunc i64 %66 to i32, !dbg !3408
	%69 = bitcast float %42 to i32, !dbg !3408
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !3408
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3408
	%72 = bitcast i32 %71 to float, !dbg !3408
	%73 = fadd float %65, %72, !dbg !3402
	%74 = add i64 %66, 1, !dbg !3409
	br label %b5, !dbg !3409

b7:
	%75 = phi float [ %51, %b2 ], [ %65, %b5 ], !dbg !3394
	%76 = getelementptr inbounds float, float addrspace(1)* %35, i64 0, !dbg !3410
	store float %75, float addrspace(1)* %76, align 4, !dbg !3410
	br i1 %48, label %b8, label %b10, !dbg !3415

b8:
	%77 = phi float [ %87, %b9 ], [ %42, %b7 ], !dbg !3416
	%78 = phi i64 [ %88, %b9 ], [ 16, %b7 ], !dbg !3417
	%79 = icmp sgt i64 %78, 0, !dbg !3418
	br i1 %79, label %b9, label %b13, !dbg !3418

b9:
	%80 = trunc i64 %78 to i32, !dbg !3419
	%81 = bitcast float %77 to i32, !dbg !3419
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %81, i32 %80, i32 31), !dbg !3419
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3419
	%84 = bitcast i32 %83 to float, !dbg !3419
	%85 = call float @__nv_fminf(float %77, float %84), !dbg !3420
	%86 = fcmp uno float %77, %84, !dbg !3420
	%87 = select i1 %86, float 0x7FF8000000000000, float %85, !dbg !3420
	%88 = sdiv i64 %78, 2, !dbg !3421
	br label %b8, !dbg !3421

b10:
	%89 = bitcast float %42 to i32, !dbg !3422
	%90 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 0, i32 31), !dbg !3422
	%91 = extractvalue { i32, i1 } %90, 0, !dbg !3422
	%92 = bitcast i32 %91 to float, !dbg !3422
	br label %b11, !dbg !3422

b11:
	%93 = phi float [ %92, %b10 ], [ %103, %b12 ], !dbg !3423
	%94 = phi i64 [ 1, %b10 ], [ %104, %b12 ], !dbg !3424
	%95 = icmp slt i64 %94, %47, !dbg !3425
	br i1 %95, label %b12, label %b13, !dbg !3425

b12:
	%96 = trunc i64 %94 to i32, !dbg !3426
	%97 = bitcast float %42 to i32, !dbg !3426
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 %96, i32 31), !dbg !3426
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !3426
	%100 = bitcast i32 %99 to float, !dbg !3426
	%101 = call float @__nv_fminf(float %93, float %100), !dbg !3420
	%102 = fcmp uno float %93, %100, !dbg !3420
	%103 = select i1 %102, float 0x7FF8000000000000, float %101, !dbg !3420
	%104 = add i64 %94, 1, !dbg !3427
	br label %b11, !dbg !3427

b13:
	%105 = phi float [ %77, %b8 ], [ %93, %b11 ], !dbg !3414
	br i1 %48, label %b14, label %b16, !dbg !3432

b14:
	%106 = phi float [ %116, %b15 ], [ %42, %b13 ], !dbg !3433
	%107 = phi i64 [ %117, %b15 ], [ 16, %b13 ], !dbg !3434
	%108 = icmp sgt i64 %107, 0, !dbg !3435
	br i1 %108, label %b15, label %b19, !dbg !3435

b15:
	%109 = trunc i64 %107 to i32, !dbg !3436
	%110 = bitcast float %106 to i32, !dbg !3436
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %109, i32 31), !dbg !3436
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !3436
	%113 = bitcast i32 %112 to float, !dbg !3436
	%114 = call float @__nv_fmaxf(float %106, float %113), !dbg !3437
	%115 = fcmp uno float %106, %113, !dbg !3437
	%116 = select i1 %115, float 0x7FF8000000000000, float %114, !dbg !3437
	%117 = sdiv i64 %107, 2, !dbg !3438
	br label %b14, !dbg !3438

b16:
	%118 = bitcast float %42 to i32, !dbg !3439
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %118, i32 0, i32 31), !dbg !3439
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !3439
	%121 = bitcast i32 %120 to float, !dbg !3439
	br label %b17, !dbg !3439

b17:
	%122 = phi float [ %121, %b16 ], [ %132, %b18 ], !dbg !3440
	%123 = phi i64 [ 1, %b16 ], [ %133, %b18 ], !dbg !3441
	%124 = icmp slt i64 %123, %47, !dbg !3442
	br i1 %124, label %b18, label %b19, !dbg !3442

b18:
	%125 = trunc i64 %123 to i32, !dbg !3443
	%126 = bitcast float %42 to i32, !dbg !3443
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %126, i32 %125, i32 31), !dbg !3443
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !3443
	%129 = bitcast i32 %128 to float, !dbg !3443
	%130 = call float @__nv_fmaxf(float %122, float %129), !dbg !3437
	%131 = fcmp uno float %122, %129, !dbg !3437
	%132 = select i1 %131, float 0x7FF8000000000000, float %130, !dbg !3437
	%133 = add i64 %123, 1, !dbg !3444
	br label %b17, !dbg !3444

b19:
	%134 = phi float [ %106, %b14 ], [ %122, %b17 ], !dbg !3431
	%135 = getelementptr inbounds float, float addrspace(1)* %35, i64 1, !dbg !3445
	store float %105, float addrspace(1)* %135, align 4, !dbg !3445
	%136 = getelementptr inbounds float, float addrspace(1)* %35, i64 2, !dbg !3446
	store float %134, float addrspace(1)* %136, align 4, !dbg !3446
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3451, !range !20
	%138 = sext i32 %137 to i64, !dbg !3451
	br label %b20, !dbg !3451

b20:
	%139 = phi float [ %42, %b19 ], [ %149, %b23 ], !dbg !3452
	%140 = phi i64 [ 1, %b19 ], [ %150, %b23 ], !dbg !3453
	%141 = icmp slt i64 %140, 32, !dbg !3454
	br i1 %141, label %b21, label %b24, !dbg !3454

b21:
	%142 = trunc i64 %140 to i32, !dbg !3455
	%143 = bitcast float %139 to i32, !dbg !3455
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 %142, i32 0), !dbg !3455
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3455
	%146 = bitcast i32 %145 to float, !dbg !3455
	%147 = icmp sge i64 %138, %140, !dbg !3456
	br i1 %147, label %b22, label %b23, !dbg !3456

b22:
	%148 = fadd float %139, %146, !dbg !3457
	br label %b23, !dbg !3457

b23:
	%149 = phi float [ %139, %b21 ], [ %148, %b22 ], !dbg !3452
	%150 = mul i64 %140, 2, !dbg !3458
	br label %b20, !dbg !3458

b24:
	%151 = fadd float 0.000000e+00, %139, !dbg !3459
	br label %b25, !dbg !3463

b25:
	%152 = phi float [ %42, %b24 ], [ %162, %b28 ], !dbg !3464
	%153 = phi i64 [ 1, %b24 ], [ %163, %b28 ], !dbg !3465
	%154 = icmp slt i64 %153, 32, !dbg !3466
	br i1 %154, label %b26, label %b29, !dbg !3466

b26:
	%155 = trunc i64 %153 to i32, !dbg !3467
	%156 = bitcast float %152 to i32, !dbg !3467
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %156, i32 %155, i32 0), !dbg !3467
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !3467
	%159 = bitcast i32 %158 to float, !dbg !3467
	%160 = icmp sge i64 %138, %153, !dbg !3468
	br i1 %160, label %b27, label %b28, !dbg !3468

b27:
	%161 = fadd float %152, %159, !dbg !3469
	br label %b28, !dbg !3469

b28:
	%162 = phi float [ %152, %b26 ], [ %161, %b27 ], !dbg !3464
	%163 = mul i64 %153, 2, !dbg !3470
	br label %b25, !dbg !3470

b29:
	%164 = bitcast float %152 to i32, !dbg !3471
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %164, i32 1, i32 0), !dbg !3471
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !3471
	%167 = bitcast i32 %166 to float, !dbg !3471
	%168 = icmp eq i64 %138, 0, !dbg !3472
	br i1 %168, label %b31, label %b30, !dbg !3472

b30:
	%169 = fadd float 0.000000e+00, %167, !dbg !3473
	br label %b31, !dbg !3474

b31:
	%170 = phi float [ 0.000000e+00, %b29 ], [ %169, %b30 ], !dbg !3461
	%171 = getelementptr inbounds float, float addrspace(1)* %35, i64 3, !dbg !3475
	store float %151, float addrspace(1)* %171, align 4, !dbg !3475
	%172 = getelementptr inbounds float, float addrspace(1)* %35, i64 4, !dbg !3476
	store float %170, float addrspace(1)* %172, align 4, !dbg !3476
	%173 = sdiv i64 %49, 3, !dbg !3477
	%174 = icmp slt i64 %173, 0, !dbg !3480
	br i1 %174, label %b33, label %b32, !dbg !3480

b32:
	%175 = icmp sge i64 %173, %47, !dbg !3481
	br i1 %175, label %b33, label %b34, !dbg !3481

b33:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3482
	ret void, !dbg !3482

b34:
	%176 = trunc i64 %173 to i32, !dbg !3483
	%177 = bitcast float %42 to i32, !dbg !3483
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %176, i32 31), !dbg !3483
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !3483
	%180 = bitcast i32 %179 to float, !dbg !3483
	%181 = getelementptr inbounds float, float addrspace(1)* %35, i64 5, !dbg !3484
	store float %180, float addrspace(1)* %181, align 4, !dbg !3484
	%182 = add i64 %50, 1, !dbg !3484
	%183 = icmp slt i64 %182, 2, !dbg !3484
	br i1 %183, label %b1, label %b35, !dbg !3484

b35:
	%184 = sub i64 %p3, %33, !dbg !3485
	%185 = getelementptr inbounds float, float addrspace(1)* %1, i64 %33, !dbg !3485
	%186 = icmp ugt i64 %33, %p3, !dbg !3485
	%187 = icmp ugt i64 6, %184, !dbg !3488
	%188 = or i1 %186, %187, !dbg !3488
	br i1 %188, label %b35_fail1, label %b35_ok1, !dbg !3488, !prof !30

b35_ok1:
	%189 = load float, float addrspace(1)* %36, align 4, !dbg !3489
	%190 = add i64 %22, 32, !dbg !3495
	%191 = sub i64 %190, 1, !dbg !3496
	%192 = sub i64 %47, 1, !dbg !3501
	%193 = icmp eq i64 %138, %192, !dbg !3502
	%194 = mul i64 %22, 2, !dbg !3503
	br label %b36, !dbg !3488

b36:
	%195 = phi i64 [ 0, %b35_ok1 ], [ %394, %b103 ], !dbg !3488
	br i1 %48, label %b37, label %b39, !dbg !3505

b37:
	%196 = phi float [ %204, %b38 ], [ %189, %b36 ], !dbg !3506
	%197 = phi i64 [ %205, %b38 ], [ 16, %b36 ], !dbg !3507
	%198 = icmp sgt i64 %197, 0, !dbg !3508
	br i1 %198, label %b38, label %b42, !dbg !3508

b38:
	%199 = trunc i64 %197 to i32, !dbg !3509
	%200 = bitcast float %196 to i32, !dbg !3509
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %200, i32 %199, i32 31), !dbg !3509
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !3509
	%203 = bitcast i32 %202 to float, !dbg !3509
	%204 = fadd float %196, %203, !dbg !3510
	%205 = sdiv i64 %197, 2, !dbg !3511
	br label %b37, !dbg !3511

b39:
	%206 = bitcast float %189 to i32, !dbg !3512
	%207 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %206, i32 0, i32 31), !dbg !3512
	%208 = extractvalue { i32, i1 } %207, 0, !dbg !3512
	%209 = bitcast i32 %208 to float, !dbg !3512
	br label %b40, !dbg !3512

b40:
	%210 = phi float [ %209, %b39 ], [ %218, %b41 ], !dbg !3513
	%211 = phi i64 [ 1, %b39 ], [ %219, %b41 ], !dbg !3514
	%212 = icmp slt i64 %211, %47, !dbg !3515
	br i1 %212, label %b41, label %b42, !dbg !3515

b41:
	%213 = trunc i64 %211 to i32, !dbg !3516
	%214 = bitcast float %189 to i32, !dbg !3516
	%215 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %214, i32 %213, i32 31), !dbg !3516
	%216 = extractvalue { i32, i1 } %215, 0, !dbg !3516
	%217 = bitcast i32 %216 to float, !dbg !3516
	%218 = fadd float %210, %217, !dbg !3510
	%219 = add i64 %211, 1, !dbg !3517
	br label %b40, !dbg !3517

b42:
	%220 = phi float [ %196, %b37 ], [ %210, %b40 ], !dbg !3504
	%221 = sdiv i64 %191, 32, !dbg !3518
	%222 = icmp eq i64 %221, 1, !dbg !3519
	br i1 %222, label %b48, label %b43, !dbg !3519

b43:
	call void @llvm.nvvm.barrier0(), !dbg !3521
	br i1 %168, label %b44, label %b45, !dbg !3522

b44:
	%223 = sdiv i64 %31, 32, !dbg !3523
	%224 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %223, !dbg !3524
	store float %220, float addrspace(3)* %224, align 4, !dbg !3524
	br label %b45, !dbg !3524

b45:
	call void @llvm.nvvm.barrier0(), !dbg !3525
	%225 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 0, !dbg !3526
	%226 = load float, float addrspace(3)* %225, align 4, !dbg !3526
	br label %b46, !dbg !3526

b46:
	%227 = phi float [ %226, %b45 ], [ %232, %b47 ], !dbg !3527
	%228 = phi i64 [ 1, %b45 ], [ %233, %b47 ], !dbg !3528
	%229 = icmp slt i64 %228, %221, !dbg !3529
	br i1 %229, label %b47, label %b48, !dbg !3529

b47:
	%230 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %228, !dbg !3530
	%231 = load float, float addrspace(3)* %230, align 4, !dbg !3530
	%232 = fadd float %227, %231, !dbg !3510
	%233 = add i64 %228, 1, !dbg !3531
	br label %b46, !dbg !3531

b48:
	%234 = phi float [ %220, %b42 ], [ %227, %b46 ], !dbg !3493
	%235 = getelementptr inbounds float, float addrspace(1)* %185, i64 0, !dbg !3532
	store float %234, float addrspace(1)* %235, align 4, !dbg !3532
	br i1 %48, label %b49, label %b51, !dbg !3537

b49:
	%236 = phi float [ %246, %b50 ], [ %189, %b48 ], !dbg !3538
	%237 = phi i64 [ %247, %b50 ], [ 16, %b48 ], !dbg !3539
	%238 = icmp sgt i64 %237, 0, !dbg !3540
	br i1 %238, label %b50, label %b54, !dbg !3540

b50:
	%239 = trunc i64 %237 to i32, !dbg !3541
	%240 = bitcast float %236 to i32, !dbg !3541
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %240, i32 %239, i32 31), !dbg !3541
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !3541
	%243 = bitcast i32 %242 to float, !dbg !3541
	%244 = call float @__nv_fminf(float %236, float %243), !dbg !3542
	%245 = fcmp uno float %236, %243, !dbg !3542
	%246 = select i1 %245, float 0x7FF8000000000000, float %244, !dbg !3542
	%247 = sdiv i64 %237, 2, !dbg !3543
	br label %b49, !dbg !3543

b51:
	%248 = bitcast float %189 to i32, !dbg !3544
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %248, i32 0, i32 31), !dbg !3544
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !3544
	%251 = bitcast i32 %250 to float, !dbg !3544
	br label %b52, !dbg !3544

b52:
	%252 = phi float [ %251, %b51 ], [ %262, %b53 ], !dbg !3545
	%253 = phi i64 [ 1, %b51 ], [ %263, %b53 ], !dbg !3546
	%254 = icmp slt i64 %253, %47, !dbg !3547
	br i1 %254, label %b53, label %b54, !dbg !3547

b53:
	%255 = trunc i64 %253 to i32, !dbg !3548
	%256 = bitcast float %189 to i32, !dbg !3548
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %256, i32 %255, i32 31), !dbg !3548
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !3548
	%259 = bitcast i32 %258 to float, !dbg !3548
	%260 = call float @__nv_fminf(float %252, float %259), !dbg !3542
	%261 = fcmp uno float %252, %259, !dbg !3542
	%262 = select i1 %261, float 0x7FF8000000000000, float %260, !dbg !3542
	%263 = add i64 %253, 1, !dbg !3549
	br label %b52, !dbg !3549

b54:
	%264 = phi float [ %236, %b49 ], [ %252, %b52 ], !dbg !3536
	br i1 %222, label %b60, label %b55, !dbg !3550

b55:
	call void @llvm.nvvm.barrier0(), !dbg !3552
	br i1 %168, label %b56, label %b57, !dbg !3553

b56:
	%265 = sdiv i64 %31, 32, !dbg !3554
	%266 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %265, !dbg !3555
	store float %264, float addrspace(3)* %266, align 4, !dbg !3555
	br label %b57, !dbg !3555

b57:
	call void @llvm.nvvm.barrier0(), !dbg !3556
	%267 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 0, !dbg !3557
	%268 = load float, float addrspace(3)* %267, align 4, !dbg !3557
	br label %b58, !dbg !3557

b58:
	%269 = phi float [ %268, %b57 ], [ %276, %b59 ], !dbg !3558
	%270 = phi i64 [ 1, %b57 ], [ %277, %b59 ], !dbg !3559
	%271 = icmp slt i64 %270, %221, !dbg !3560
	br i1 %271, label %b59, label %b60, !dbg !3560

b59:
	%272 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %270, !dbg !3561
	%273 = load float, float addrspace(3)* %272, align 4, !dbg !3561
	%274 = call float @__nv_fminf(float %269, float %273), !dbg !3542
	%275 = fcmp uno float %269, %273, !dbg !3542
	%276 = select i1 %275, float 0x7FF8000000000000, float %274, !dbg !3542
	%277 = add i64 %270, 1, !dbg !3562
	br label %b58, !dbg !3562

b60:
	%278 = phi float [ %264, %b54 ], [ %269, %b58 ], !dbg !3535
	br i1 %48, label %b61, label %b63, !dbg !3567

b61:
	%279 = phi float [ %289, %b62 ], [ %189, %b60 ], !dbg !3568
	%280 = phi i64 [ %290, %b62 ], [ 16, %b60 ], !dbg !3569
	%281 = icmp sgt i64 %280, 0, !dbg !3570
	br i1 %281, label %b62, label %b66, !dbg !3570

b62:
	%282 = trunc i64 %280 to i32, !dbg !3571
	%283 = bitcast float %279 to i32, !dbg !3571
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %283, i32 %282, i32 31), !dbg !3571
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !3571
	%286 = bitcast i32 %285 to float, !dbg !3571
	%287 = call float @__nv_fmaxf(float %279, float %286), !dbg !3572
	%288 = fcmp uno float %279, %286, !dbg !3572
	%289 = select i1 %288, float 0x7FF8000000000000, float %287, !dbg !3572
	%290 = sdiv i64 %280, 2, !dbg !3573
	br label %b61, !dbg !3573

b63:
	%291 = bitcast float %189 to i32, !dbg !3574
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %291, i32 0, i32 31), !dbg !3574
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !3574
	%294 = bitcast i32 %293 to float, !dbg !3574
	br label %b64, !dbg !3574

b64:
	%295 = phi float [ %294, %b63 ], [ %305, %b65 ], !dbg !3575
	%296 = phi i64 [ 1, %b63 ], [ %306, %b65 ], !dbg !3576
	%297 = icmp slt i64 %296, %47, !dbg !3577
	br i1 %297, label %b65, label %b66, !dbg !3577

b65:
	%298 = trunc i64 %296 to i32, !dbg !3578
	%299 = bitcast float %189 to i32, !dbg !3578
	%300 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %299, i32 %298, i32 31), !dbg !3578
	%301 = extractvalue { i32, i1 } %300, 0, !dbg !3578
	%302 = bitcast i32 %301 to float, !dbg !3578
	%303 = call float @__nv_fmaxf(float %295, float %302), !dbg !3572
	%304 = fcmp uno float %295, %302, !dbg !3572
	%305 = select i1 %304, float 0x7FF8000000000000, float %303, !dbg !3572
	%306 = add i64 %296, 1, !dbg !3579
	br label %b64, !dbg !3579

b66:
	%307 = phi float [ %279, %b61 ], [ %295, %b64 ], !dbg !3566
	br i1 %222, label %b72, label %b67, !dbg !3580

b67:
	call void @llvm.nvvm.barrier0(), !dbg !3582
	br i1 %168, label %b68, label %b69, !dbg !3583

b68:
	%308 = sdiv i64 %31, 32, !dbg !3584
	%309 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %308, !dbg !3585
	store float %307, float addrspace(3)* %309, align 4, !dbg !3585
	br label %b69, !dbg !3585

b69:
	call void @llvm.nvvm.barrier0(), !dbg !3586
	%310 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 0, !dbg !3587
	%311 = load float, float addrspace(3)* %310, align 4, !dbg !3587
	br label %b70, !dbg !3587

b70:
	%312 = phi float [ %311, %b69 ], [ %319, %b71 ], !dbg !3588
	%313 = phi i64 [ 1, %b69 ], [ %320, %b71 ], !dbg !3589
	%314 = icmp slt i64 %313, %221, !dbg !3590
	br i1 %314, label %b71, label %b72, !dbg !3590

b71:
	%315 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %313, !dbg !3591
	%316 = load float, float addrspace(3)* %315, align 4, !dbg !3591
	%317 = call float @__nv_fmaxf(float %312, float %316), !dbg !3572
	%318 = fcmp uno float %312, %316, !dbg !3572
	%319 = select i1 %318, float 0x7FF8000000000000, float %317, !dbg !3572
	%320 = add i64 %313, 1, !dbg !3592
	br label %b70, !dbg !3592

b72:
	%321 = phi float [ %307, %b66 ], [ %312, %b70 ], !dbg !3565
	%322 = getelementptr inbounds float, float addrspace(1)* %185, i64 1, !dbg !3593
	store float %278, float addrspace(1)* %322, align 4, !dbg !3593
	%323 = getelementptr inbounds float, float addrspace(1)* %185, i64 2, !dbg !3594
	store float %321, float addrspace(1)* %323, align 4, !dbg !3594
	br label %b73, !dbg !3595

b73:
	%324 = phi float [ %189, %b72 ], [ %334, %b76 ], !dbg !3596
	%325 = phi i64 [ 1, %b72 ], [ %335, %b76 ], !dbg !3597
	%326 = icmp slt i64 %325, 32, !dbg !3598
	br i1 %326, label %b74, label %b77, !dbg !3598

b74:
	%327 = trunc i64 %325 to i32, !dbg !3599
	%328 = bitcast float %324 to i32, !dbg !3599
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %328, i32 %327, i32 0), !dbg !3599
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !3599
	%331 = bitcast i32 %330 to float, !dbg !3599
	%332 = icmp sge i64 %138, %325, !dbg !3600
	br i1 %332, label %b75, label %b76, !dbg !3600

b75:
	%333 = fadd float %324, %331, !dbg !3601
	br label %b76, !dbg !3601

b76:
	%334 = phi float [ %324, %b74 ], [ %333, %b75 ], !dbg !3596
	%335 = mul i64 %325, 2, !dbg !3602
	br label %b73, !dbg !3602

b77:
	br i1 %222, label %b83, label %b78, !dbg !3603

b78:
	%336 = sdiv i64 %31, 32, !dbg !3605
	call void @llvm.nvvm.barrier0(), !dbg !3606
	br i1 %193, label %b79, label %b80, !dbg !3502

b79:
	%337 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %336, !dbg !3607
	store float %324, float addrspace(3)* %337, align 4, !dbg !3607
	br label %b80, !dbg !3607

b80:
	call void @llvm.nvvm.barrier0(), !dbg !3608
	%338 = icmp slt i64 0, %336, !dbg !3608
	br i1 %338, label %b81, label %b82, !dbg !3608

b81:
	%339 = phi float [ %344, %b81_ok1 ], [ 0.000000e+00, %b80 ], !dbg !3609
	%340 = phi i64 [ %345, %b81_ok1 ], [ 0, %b80 ], !dbg !3609
	%341 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %340, !dbg !3610
	%342 = icmp uge i64 %340, 32, !dbg !3610
	br i1 %342, label %b81_fail1, label %b81_ok1, !dbg !3610, !prof !30

b81_ok1:
	%343 = load float, float addrspace(3)* %341, align 4, !dbg !3610
	%344 = fadd float %339, %343, !dbg !3611
	%345 = add i64 %340, 1, !dbg !3611
	%346 = icmp slt i64 %345, %336, !dbg !3611
	br i1 %346, label %b81, label %b82, !dbg !3611

b82:
	%347 = phi float [ 0.000000e+00, %b80 ], [ %344, %b81_ok1 ], !dbg !3609
	br label %b83, !dbg !3612

b83:
	%348 = phi float [ 0.000000e+00, %b77 ], [ %347, %b82 ], !dbg !3500
	%349 = fadd float %348, %324, !dbg !3613
	br label %b84, !dbg !3617

b84:
	%350 = phi float [ %189, %b83 ], [ %360, %b87 ], !dbg !3618
	%351 = phi i64 [ 1, %b83 ], [ %361, %b87 ], !dbg !3619
	%352 = icmp slt i64 %351, 32, !dbg !3620
	br i1 %352, label %b85, label %b88, !dbg !3620

b85:
	%353 = trunc i64 %351 to i32, !dbg !3621
	%354 = bitcast float %350 to i32, !dbg !3621
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %354, i32 %353, i32 0), !dbg !3621
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !3621
	%357 = bitcast i32 %356 to float, !dbg !3621
	%358 = icmp sge i64 %138, %351, !dbg !3622
	br i1 %358, label %b86, label %b87, !dbg !3622

b86:
	%359 = fadd float %350, %357, !dbg !3623
	br label %b87, !dbg !3623

b87:
	%360 = phi float [ %350, %b85 ], [ %359, %b86 ], !dbg !3618
	%361 = mul i64 %351, 2, !dbg !3624
	br label %b84, !dbg !3624

b88:
	br i1 %222, label %b94, label %b89, !dbg !3625

b89:
	%362 = sdiv i64 %31, 32, !dbg !3627
	call void @llvm.nvvm.barrier0(), !dbg !3628
	br i1 %193, label %b90, label %b91, !dbg !3629

b90:
	%363 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %362, !dbg !3630
	store float %350, float addrspace(3)* %363, align 4, !dbg !3630
	br label %b91, !dbg !3630

b91:
	call void @llvm.nvvm.barrier0(), !dbg !3631
	%364 = icmp slt i64 0, %362, !dbg !3631
	br i1 %364, label %b92, label %b93, !dbg !3631

b92:
	%365 = phi float [ %370, %b92_ok1 ], [ 0.000000e+00, %b91 ], !dbg !3632
	%366 = phi i64 [ %371, %b92_ok1 ], [ 0, %b91 ], !dbg !3632
	%367 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %366, !dbg !3633
	%368 = icmp uge i64 %366, 32, !dbg !3633
	br i1 %368, label %b92_fail1, label %b92_ok1, !dbg !3633, !prof !30

b92_ok1:
	%369 = load float, float addrspace(3)* %367, align 4, !dbg !3633
	%370 = fadd float %365, %369, !dbg !3634
	%371 = add i64 %366, 1, !dbg !3634
	%372 = icmp slt i64 %371, %362, !dbg !3634
	br i1 %372, label %b92, label %b93, !dbg !3634

b93:
	%373 = phi float [ 0.000000e+00, %b91 ], [ %370, %b92_ok1 ], !dbg !3632
	br label %b94, !dbg !3635

b94:
	%374 = phi float [ 0.000000e+00, %b88 ], [ %373, %b93 ], !dbg !3616
	%375 = bitcast float %350 to i32, !dbg !3636
	%376 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %375, i32 1, i32 0), !dbg !3636
	%377 = extractvalue { i32, i1 } %376, 0, !dbg !3636
	%378 = bitcast i32 %377 to float, !dbg !3636
	br i1 %168, label %b96, label %b95, !dbg !3637

b95:
	%379 = fadd float %374, %378, !dbg !3638
	br label %b96, !dbg !3639

b96:
	%380 = phi float [ %374, %b94 ], [ %379, %b95 ], !dbg !3615
	%381 = getelementptr inbounds float, float addrspace(1)* %185, i64 3, !dbg !3640
	store float %349, float addrspace(1)* %381, align 4, !dbg !3640
	%382 = getelementptr inbounds float, float addrspace(1)* %185, i64 4, !dbg !3641
	store float %380, float addrspace(1)* %382, align 4, !dbg !3641
	%383 = sdiv i64 %194, 3, !dbg !3642
	%384 = icmp sge i64 %383, %22, !dbg !3645
	br i1 %384, label %b97, label %b98, !dbg !3645

b97:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3646
	ret void, !dbg !3646

b98:
	br i1 %222, label %b99, label %b100, !dbg !3647

b99:
	%385 = trunc i64 %383 to i32, !dbg !3648
	%386 = bitcast float %189 to i32, !dbg !3648
	%387 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %386, i32 %385, i32 31), !dbg !3648
	%388 = extractvalue { i32, i1 } %387, 0, !dbg !3648
	%389 = bitcast i32 %388 to float, !dbg !3648
	br label %b103, !dbg !3649

b100:
	call void @llvm.nvvm.barrier0(), !dbg !3651
	%390 = icmp eq i64 %31, %383, !dbg !3652
	br i1 %390, label %b101, label %b102, !dbg !3652

b101:
	store float %189, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !3653
	br label %b102, !dbg !3653

b102:
	call void @llvm.nvvm.barrier0(), !dbg !3654
	%391 = load float, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !3655
	br label %b103, !dbg !3656

b103:
	%392 = phi float [ %389, %b99 ], [ %391, %b102 ], !dbg !3644
	%393 = getelementptr inbounds float, float addrspace(1)* %185, i64 5, !dbg !3657
	store float %392, float addrspace(1)* %393, align 4, !dbg !3657
	%394 = add i64 %195, 1, !dbg !3657
	%395 = icmp slt i64 %394, 2, !dbg !3657
	br i1 %395, label %b36, label %b104, !dbg !3657

b104:
	ret void, !dbg !3381

b0_fail1:
	%396 = icmp ugt i64 %33, %p1, !dbg !3384
	br i1 %396, label %b0_fail2, label %b0_ok2, !dbg !3384

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !3384
	ret void, !dbg !3384

b0_ok2:
	%397 = icmp uge i64 %32, %p5, !dbg !3385
	br i1 %397, label %b0_fail3, label %b0_ok3, !dbg !3385

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !3385
	ret void, !dbg !3385

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !3388
	ret void, !dbg !3388

b35_fail1:
	%398 = icmp ugt i64 %33, %p3, !dbg !3485
	br i1 %398, label %b35_fail2, label %b35_ok2, !dbg !3485

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !3485
	ret void, !dbg !3485

b35_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %184), !dbg !3488
	ret void, !dbg !3488

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %340, i64 32), !dbg !3610
	ret void, !dbg !3610

b92_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %366, i64 32), !dbg !3633
	ret void, !dbg !3633
}

define void @ExchangeFloat64(double* %p0, i64 %p1, i32* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3658 {
entry:
	br label %b0, !dbg !3659

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !3659
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3659
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !3659
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3662, !range !11
	%4 = sext i32 %3 to i64, !dbg !3662
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3662, !range !12
	%6 = sext i32 %5 to i64, !dbg !3662
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3662, !range !12
	%8 = sext i32 %7 to i64, !dbg !3662
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3662, !range !13
	%10 = sext i32 %9 to i64, !dbg !3662
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3662, !range !14
	%12 = sext i32 %11 to i64, !dbg !3662
	%13 = mul i64 %12, %8, !dbg !3662
	%14 = add i64 %6, %13, !dbg !3662
	%15 = mul i64 %10, %14, !dbg !3662
	%16 = add i64 %4, %15, !dbg !3662
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3662, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3662, !range !15
	%19 = mul i32 %17, %18, !dbg !3662
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3662, !range !16
	%21 = mul i32 %19, %20, !dbg !3662
	%22 = sext i32 %21 to i64, !dbg !3662
	%23 = mul i64 %16, %22, !dbg !3662
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3662, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3662, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3662, !range !18
	%27 = mul i32 %18, %26, !dbg !3662
	%28 = add i32 %25, %27, !dbg !3662
	%29 = mul i32 %17, %28, !dbg !3662
	%30 = add i32 %24, %29, !dbg !3662
	%31 = sext i32 %30 to i64, !dbg !3662
	%32 = add i64 %23, %31, !dbg !3662
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3663, !range !20
	%34 = sext i32 %33 to i64, !dbg !3663
	%35 = and i32 %30, -32, !dbg !3664
	%36 = sub i32 %21, %35, !dbg !3664
	%37 = icmp slt i32 %36, 32, !dbg !3664
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3664
	%39 = sext i32 %38 to i64, !dbg !3664
	%40 = icmp eq i64 %39, 32, !dbg !3665
	br i1 %40, label %b1, label %b2, !dbg !3665

b1:
	br label %b2, !dbg !3665

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3666
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3667
	%43 = mul i64 %32, 4, !dbg !3669
	%44 = sub i64 %p1, %43, !dbg !3670
	%45 = getelementptr inbounds double, double addrspace(1)* %2, i64 %32, !dbg !3668
	%46 = icmp uge i64 %32, %p5, !dbg !3668
	%47 = icmp ugt i64 %43, %p1, !dbg !3670
	%48 = icmp ugt i64 4, %44, !dbg !3671
	%49 = icmp eq i64 %39, 0, !dbg !3672
	%50 = or i1 %46, %47, !dbg !3672
	%51 = or i1 %50, %48, !dbg !3672
	%52 = or i1 %51, %49, !dbg !3672
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3672, !prof !30

b2_ok1:
	%53 = load double, double addrspace(1)* %45, align 8, !dbg !3668
	%54 = getelementptr inbounds double, double addrspace(1)* %0, i64 %43, !dbg !3670
	%55 = mul i64 %34, 7, !dbg !3673
	%56 = add i64 %55, 3, !dbg !3674
	%57 = icmp eq i64 %39, -1, !dbg !3672
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3672
	%59 = srem i64 %56, %58, !dbg !3672
	%60 = trunc i64 %59 to i32, !dbg !3675
	%61 = bitcast double %53 to i64, !dbg !3675
	%62 = trunc i64 %61 to i32, !dbg !3675
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %62, i32 %60, i32 31), !dbg !3675
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3675
	%65 = lshr i64 %61, 32, !dbg !3675
	%66 = trunc i64 %65 to i32, !dbg !3675
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 %60, i32 31), !dbg !3675
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !3675
	%69 = zext i32 %68 to i64, !dbg !3675
	%70 = shl i64 %69, 32, !dbg !3675
	%71 = zext i32 %64 to i64, !dbg !3675
	%72 = or i64 %71, %70, !dbg !3675
	%73 = bitcast i64 %72 to double, !dbg !3675
	%74 = getelementptr inbounds double, double addrspace(1)* %54, i64 0, !dbg !3676
	store double %73, double addrspace(1)* %74, align 8, !dbg !3676
	%75 = bitcast double %53 to i64, !dbg !3677
	%76 = trunc i64 %75 to i32, !dbg !3677
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %76, i32 3, i32 0), !dbg !3677
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !3677
	%79 = lshr i64 %75, 32, !dbg !3677
	%80 = trunc i64 %79 to i32, !dbg !3677
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %80, i32 3, i32 0), !dbg !3677
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !3677
	%83 = zext i32 %82 to i64, !dbg !3677
	%84 = shl i64 %83, 32, !dbg !3677
	%85 = zext i32 %78 to i64, !dbg !3677
	%86 = or i64 %85, %84, !dbg !3677
	%87 = bitcast i64 %86 to double, !dbg !3677
	%88 = getelementptr inbounds double, double addrspace(1)* %54, i64 1, !dbg !3678
	store double %87, double addrspace(1)* %88, align 8, !dbg !3678
	%89 = trunc i64 %41 to i32, !dbg !3679
	%90 = bitcast double %53 to i64, !dbg !3679
	%91 = trunc i64 %90 to i32, !dbg !3679
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %91, i32 %89, i32 31), !dbg !3679
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !3679
	%94 = lshr i64 %90, 32, !dbg !3679
	%95 = trunc i64 %94 to i32, !dbg !3679
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %95, i32 %89, i32 31), !dbg !3679
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !3679
	%98 = zext i32 %97 to i64, !dbg !3679
	%99 = shl i64 %98, 32, !dbg !3679
	%100 = zext i32 %93 to i64, !dbg !3679
	%101 = or i64 %100, %99, !dbg !3679
	%102 = bitcast i64 %101 to double, !dbg !3679
	%103 = getelementptr inbounds double, double addrspace(1)* %54, i64 2, !dbg !3680
	store double %102, double addrspace(1)* %103, align 8, !dbg !3680
	%104 = trunc i64 %42 to i32, !dbg !3681
	%105 = bitcast double %53 to i64, !dbg !3681
	%106 = trunc i64 %105 to i32, !dbg !3681
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %104, i32 31), !dbg !3681
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !3681
	%109 = lshr i64 %105, 32, !dbg !3681
	%110 = trunc i64 %109 to i32, !dbg !3681
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %104, i32 31), !dbg !3681
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !3681
	%113 = zext i32 %112 to i64, !dbg !3681
	%114 = shl i64 %113, 32, !dbg !3681
	%115 = zext i32 %108 to i64, !dbg !3681
	%116 = or i64 %115, %114, !dbg !3681
	%117 = bitcast i64 %116 to double, !dbg !3681
	%118 = getelementptr inbounds double, double addrspace(1)* %54, i64 3, !dbg !3682
	store double %117, double addrspace(1)* %118, align 8, !dbg !3682
	%119 = mul i64 %32, 3, !dbg !3683
	%120 = sub i64 %p3, %119, !dbg !3684
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !3684
	%122 = icmp ugt i64 %119, %p3, !dbg !3684
	%123 = icmp ugt i64 3, %120, !dbg !3685
	%124 = or i1 %122, %123, !dbg !3685
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !3685, !prof !30

b2_ok5:
	%125 = bitcast double %53 to i64, !dbg !3686
	%126 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %125) convergent nounwind, !dbg !3686
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !3687
	store i32 %126, i32 addrspace(1)* %127, align 4, !dbg !3687
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !3688
	store i32 7, i32 addrspace(1)* %128, align 4, !dbg !3688
	%129 = bitcast double %53 to i64, !dbg !3689
	%130 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %129) convergent nounwind, !dbg !3689
	store i32 %130, i32 addrspace(1)* %128, align 4, !dbg !3690
	%131 = sub i64 %32, %34, !dbg !3691
	%132 = getelementptr inbounds double, double addrspace(1)* %2, i64 %131, !dbg !3692
	%133 = icmp uge i64 %131, %p5, !dbg !3692
	br i1 %133, label %b2_fail7, label %b2_ok7, !dbg !3692, !prof !30

b2_ok7:
	%134 = load double, double addrspace(1)* %132, align 8, !dbg !3692
	%135 = bitcast double %134 to i64, !dbg !3693
	%136 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %135) convergent nounwind, !dbg !3693
	%137 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !3694
	store i32 %136, i32 addrspace(1)* %137, align 4, !dbg !3694
	ret void, !dbg !3661

b2_fail1:
	%138 = icmp uge i64 %32, %p5, !dbg !3668
	br i1 %138, label %b2_fail2, label %b2_ok2, !dbg !3668

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !3668
	ret void, !dbg !3668

b2_ok2:
	%139 = icmp ugt i64 %43, %p1, !dbg !3670
	br i1 %139, label %b2_fail3, label %b2_ok3, !dbg !3670

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3670
	ret void, !dbg !3670

b2_ok3:
	%140 = icmp ugt i64 4, %44, !dbg !3671
	br i1 %140, label %b2_fail4, label %b2_ok4, !dbg !3671

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3671
	ret void, !dbg !3671

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3672
	ret void, !dbg !3672

b2_fail5:
	%141 = icmp ugt i64 %119, %p3, !dbg !3684
	br i1 %141, label %b2_fail6, label %b2_ok6, !dbg !3684

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %119, i64 %p3), !dbg !3684
	ret void, !dbg !3684

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %120), !dbg !3685
	ret void, !dbg !3685

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %131, i64 %p5), !dbg !3692
	ret void, !dbg !3692
}

define void @NumbersFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3695 {
entry:
	br label %b0, !dbg !3696

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !3696
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !3696
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !3696
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3699, !range !11
	%4 = sext i32 %3 to i64, !dbg !3699
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3699, !range !12
	%6 = sext i32 %5 to i64, !dbg !3699
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3699, !range !12
	%8 = sext i32 %7 to i64, !dbg !3699
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3699, !range !13
	%10 = sext i32 %9 to i64, !dbg !3699
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3699, !range !14
	%12 = sext i32 %11 to i64, !dbg !3699
	%13 = mul i64 %12, %8, !dbg !3699
	%14 = add i64 %6, %13, !dbg !3699
	%15 = mul i64 %10, %14, !dbg !3699
	%16 = add i64 %4, %15, !dbg !3699
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3699, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3699, !range !15
	%19 = mul i32 %17, %18, !dbg !3699
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3699, !range !16
	%21 = mul i32 %19, %20, !dbg !3699
	%22 = sext i32 %21 to i64, !dbg !3699
	%23 = mul i64 %16, %22, !dbg !3699
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3699, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3699, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3699, !range !18
	%27 = mul i32 %18, %26, !dbg !3699
	%28 = add i32 %25, %27, !dbg !3699
	%29 = mul i32 %17, %28, !dbg !3699
	%30 = add i32 %24, %29, !dbg !3699
	%31 = sext i32 %30 to i64, !dbg !3699
	%32 = add i64 %23, %31, !dbg !3699
	%33 = mul i64 %32, 6, !dbg !3700
	%34 = sub i64 %p1, %33, !dbg !3701
	%35 = getelementptr inbounds double, double addrspace(1)* %0, i64 %33, !dbg !3701
	%36 = getelementptr inbounds double, double addrspace(1)* %2, i64 %32, !dbg !3702
	%37 = icmp ugt i64 %33, %p1, !dbg !3701
	%38 = icmp uge i64 %32, %p5, !dbg !3702
	%39 = icmp ugt i64 6, %34, !dbg !3705
	%40 = or i1 %37, %38, !dbg !3705
	%41 = or i1 %40, %39, !dbg !3705
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3705, !prof !30

b0_ok1:
	%42 = load double, double addrspace(1)* %36, align 8, !dbg !3702
	%43 = and i32 %30, -32, !dbg !3712
	%44 = sub i32 %21, %43, !dbg !3712
	%45 = icmp slt i32 %44, 32, !dbg !3712
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3712
	%47 = sext i32 %46 to i64, !dbg !3712
	%48 = icmp eq i64 %47, 32, !dbg !3713
	%49 = mul i64 %47, 2, !dbg !3714
	br label %b1, !dbg !3705

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %323, %b34 ], !dbg !3705
	br i1 %48, label %b2, label %b4, !dbg !3713

b2:
	%51 = phi double [ %68, %b3 ], [ %42, %b1 ], !dbg !3715
	%52 = phi i64 [ %69, %b3 ], [ 16, %b1 ], !dbg !3716
	%53 = icmp sgt i64 %52, 0, !dbg !3717
	br i1 %53, label %b3, label %b7, !dbg !3717

b3:
	%54 = trunc i64 %52 to i32, !dbg !3718
	%55 = bitcast double %51 to i64, !dbg !3718
	%56 = trunc i64 %55 to i32, !dbg !3718
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %56, i32 %54, i32 31), !dbg !3718
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !3718
	%59 = lshr i64 %55, 32, !dbg !3718
	%60 = trunc i64 %59 to i32, !dbg !3718
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %54, i32 31), !dbg !3718
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !3718
	%63 = zext i32 %62 to i64, !dbg !3718
	%64 = shl i64 %63, 32, !dbg !3718
	%65 = zext i32 %58 to i64, !dbg !3718
	%66 = or i64 %65, %64, !dbg !3718
	%67 = bitcast i64 %66 to double, !dbg !3718
	%68 = fadd double %51, %67, !dbg !3719
	%69 = sdiv i64 %52, 2, !dbg !3720
	br label %b2, !dbg !3720

b4:
	%70 = bitcast double %42 to i64, !dbg !3721
	%71 = trunc i64 %70 to i32, !dbg !3721
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %71, i32 0, i32 31), !dbg !3721
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !3721
	%74 = lshr i64 %70, 32, !dbg !3721
	%75 = trunc i64 %74 to i32, !dbg !3721
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 0, i32 31), !dbg !3721
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !3721
	%78 = zext i32 %77 to i64, !dbg !3721
	%79 = shl i64 %78, 32, !dbg !3721
	%80 = zext i32 %73 to i64, !dbg !3721
	%81 = or i64 %80, %79, !dbg !3721
	%82 = bitcast i64 %81 to double, !dbg !3721
	br label %b5, !dbg !3721

b5:
	%83 = phi double [ %82, %b4 ], [ %100, %b6 ], !dbg !3722
	%84 = phi i64 [ 1, %b4 ], [ %101, %b6 ], !dbg !3723
	%85 = icmp slt i64 %84, %47, !dbg !3724
	br i1 %85, label %b6, label %b7, !dbg !3724

b6:
	%86 = trunc i64 %84 to i32, !dbg !3725
	%87 = bitcast double %42 to i64, !dbg !3725
	%88 = trunc i64 %87 to i32, !dbg !3725
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %88, i32 %86, i32 31), !dbg !3725
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !3725
	%91 = lshr i64 %87, 32, !dbg !3725
	%92 = trunc i64 %91 to i32, !dbg !3725
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 %86, i32 31), !dbg !3725
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !3725
	%95 = zext i32 %94 to i64, !dbg !3725
	%96 = shl i64 %95, 32, !dbg !3725
	%97 = zext i32 %90 to i64, !dbg !3725
	%98 = or i64 %97, %96, !dbg !3725
	%99 = bitcast i64 %98 to double, !dbg !3725
	%100 = fadd double %83, %99, !dbg !3719
	%101 = add i64 %84, 1, !dbg !3726
	br label %b5, !dbg !3726

b7:
	%102 = phi double [ %51, %b2 ], [ %83, %b5 ], !dbg !3711
	%103 = getelementptr inbounds double, double addrspace(1)* %35, i64 0, !dbg !3727
	store double %102, double addrspace(1)* %103, align 8, !dbg !3727
	br i1 %48, label %b8, label %b10, !dbg !3732

b8:
	%104 = phi double [ %129, %b9 ], [ %42, %b7 ], !dbg !3733
	%105 = phi i64 [ %130, %b9 ], [ 16, %b7 ], !dbg !3734
	%106 = icmp sgt i64 %105, 0, !dbg !3735
	br i1 %106, label %b9, label %b13, !dbg !3735

b9:
	%107 = trunc i64 %105 to i32, !dbg !3736
	%108 = bitcast double %104 to i64, !dbg !3736
	%109 = trunc i64 %108 to i32, !dbg !3736
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %109, i32 %107, i32 31), !dbg !3736
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !3736
	%112 = lshr i64 %108, 32, !dbg !3736
	%113 = trunc i64 %112 to i32, !dbg !3736
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %107, i32 31), !dbg !3736
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !3736
	%116 = zext i32 %115 to i64, !dbg !3736
	%117 = shl i64 %116, 32, !dbg !3736
	%118 = zext i32 %111 to i64, !dbg !3736
	%119 = or i64 %118, %117, !dbg !3736
	%120 = bitcast i64 %119 to double, !dbg !3736
	%121 = call double @__nv_fmin(double %104, double %120), !dbg !3737
	%122 = bitcast double %104 to i64, !dbg !3737
	%123 = bitcast double %120 to i64, !dbg !3737
	%124 = or i64 %122, %123, !dbg !3737
	%125 = fcmp oeq double %104, %120, !dbg !3737
	%126 = bitcast i64 %124 to double, !dbg !3737
	%127 = select i1 %125, double %126, double %121, !dbg !3737
	%128 = fcmp uno double %104, %120, !dbg !3737
	%129 = select i1 %128, double 0x7FF8000000000000, double %127, !dbg !3737
	%130 = sdiv i64 %105, 2, !dbg !3738
	br label %b8, !dbg !3738

b10:
	%131 = bitcast double %42 to i64, !dbg !3739
	%132 = trunc i64 %131 to i32, !dbg !3739
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 0, i32 31), !dbg !3739
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !3739
	%135 = lshr i64 %131, 32, !dbg !3739
	%136 = trunc i64 %135 to i32, !dbg !3739
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !3739
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !3739
	%139 = zext i32 %138 to i64, !dbg !3739
	%140 = shl i64 %139, 32, !dbg !3739
	%141 = zext i32 %134 to i64, !dbg !3739
	%142 = or i64 %141, %140, !dbg !3739
	%143 = bitcast i64 %142 to double, !dbg !3739
	br label %b11, !dbg !3739

b11:
	%144 = phi double [ %143, %b10 ], [ %169, %b12 ], !dbg !3740
	%145 = phi i64 [ 1, %b10 ], [ %170, %b12 ], !dbg !3741
	%146 = icmp slt i64 %145, %47, !dbg !3742
	br i1 %146, label %b12, label %b13, !dbg !3742

b12:
	%147 = trunc i64 %145 to i32, !dbg !3743
	%148 = bitcast double %42 to i64, !dbg !3743
	%149 = trunc i64 %148 to i32, !dbg !3743
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %149, i32 %147, i32 31), !dbg !3743
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !3743
	%152 = lshr i64 %148, 32, !dbg !3743
	%153 = trunc i64 %152 to i32, !dbg !3743
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %153, i32 %147, i32 31), !dbg !3743
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !3743
	%156 = zext i32 %155 to i64, !dbg !3743
	%157 = shl i64 %156, 32, !dbg !3743
	%158 = zext i32 %151 to i64, !dbg !3743
	%159 = or i64 %158, %157, !dbg !3743
	%160 = bitcast i64 %159 to double, !dbg !3743
	%161 = call double @__nv_fmin(double %144, double %160), !dbg !3737
	%162 = bitcast double %144 to i64, !dbg !3737
	%163 = bitcast double %160 to i64, !dbg !3737
	%164 = or i64 %162, %163, !dbg !3737
	%165 = fcmp oeq double %144, %160, !dbg !3737
	%166 = bitcast i64 %164 to double, !dbg !3737
	%167 = select i1 %165, double %166, double %161, !dbg !3737
	%168 = fcmp uno double %144, %160, !dbg !3737
	%169 = select i1 %168, double 0x7FF8000000000000, double %167, !dbg !3737
	%170 = add i64 %145, 1, !dbg !3744
	br label %b11, !dbg !3744

b13:
	%171 = phi double [ %104, %b8 ], [ %144, %b11 ], !dbg !3731
	br i1 %48, label %b14, label %b16, !dbg !3749

b14:
	%172 = phi double [ %197, %b15 ], [ %42, %b13 ], !dbg !3750
	%173 = phi i64 [ %198, %b15 ], [ 16, %b13 ], !dbg !3751
	%174 = icmp sgt i64 %173, 0, !dbg !3752
	br i1 %174, label %b15, label %b19, !dbg !3752

b15:
	%175 = trunc i64 %173 to i32, !dbg !3753
	%176 = bitcast double %172 to i64, !dbg !3753
	%177 = trunc i64 %176 to i32, !dbg !3753
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %177, i32 %175, i32 31), !dbg !3753
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !3753
	%180 = lshr i64 %176, 32, !dbg !3753
	%181 = trunc i64 %180 to i32, !dbg !3753
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %181, i32 %175, i32 31), !dbg !3753
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !3753
	%184 = zext i32 %183 to i64, !dbg !3753
	%185 = shl i64 %184, 32, !dbg !3753
	%186 = zext i32 %179 to i64, !dbg !3753
	%187 = or i64 %186, %185, !dbg !3753
	%188 = bitcast i64 %187 to double, !dbg !3753
	%189 = call double @__nv_fmax(double %172, double %188), !dbg !3754
	%190 = bitcast double %172 to i64, !dbg !3754
	%191 = bitcast double %188 to i64, !dbg !3754
	%192 = and i64 %190, %191, !dbg !3754
	%193 = fcmp oeq double %172, %188, !dbg !3754
	%194 = bitcast i64 %192 to double, !dbg !3754
	%195 = select i1 %193, double %194, double %189, !dbg !3754
	%196 = fcmp uno double %172, %188, !dbg !3754
	%197 = select i1 %196, double 0x7FF8000000000000, double %195, !dbg !3754
	%198 = sdiv i64 %173, 2, !dbg !3755
	br label %b14, !dbg !3755

b16:
	%199 = bitcast double %42 to i64, !dbg !3756
	%200 = trunc i64 %199 to i32, !dbg !3756
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %200, i32 0, i32 31), !dbg !3756
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !3756
	%203 = lshr i64 %199, 32, !dbg !3756
	%204 = trunc i64 %203 to i32, !dbg !3756
	%205 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %204, i32 0, i32 31), !dbg !3756
	%206 = extractvalue { i32, i1 } %205, 0, !dbg !3756
	%207 = zext i32 %206 to i64, !dbg !3756
	%208 = shl i64 %207, 32, !dbg !3756
	%209 = zext i32 %202 to i64, !dbg !3756
	%210 = or i64 %209, %208, !dbg !3756
	%211 = bitcast i64 %210 to double, !dbg !3756
	br label %b17, !dbg !3756

b17:
	%212 = phi double [ %211, %b16 ], [ %237, %b18 ], !dbg !3757
	%213 = phi i64 [ 1, %b16 ], [ %238, %b18 ], !dbg !3758
	%214 = icmp slt i64 %213, %47, !dbg !3759
	br i1 %214, label %b18, label %b19, !dbg !3759

b18:
	%215 = trunc i64 %213 to i32, !dbg !3760
	%216 = bitcast double %42 to i64, !dbg !3760
	%217 = trunc i64 %216 to i32, !dbg !3760
	%218 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %217, i32 %215, i32 31), !dbg !3760
	%219 = extractvalue { i32, i1 } %218, 0, !dbg !3760
	%220 = lshr i64 %216, 32, !dbg !3760
	%221 = trunc i64 %220 to i32, !dbg !3760
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %221, i32 %215, i32 31), !dbg !3760
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !3760
	%224 = zext i32 %223 to i64, !dbg !3760
	%225 = shl i64 %224, 32, !dbg !3760
	%226 = zext i32 %219 to i64, !dbg !3760
	%227 = or i64 %226, %225, !dbg !3760
	%228 = bitcast i64 %227 to double, !dbg !3760
	%229 = call double @__nv_fmax(double %212, double %228), !dbg !3754
	%230 = bitcast double %212 to i64, !dbg !3754
	%231 = bitcast double %228 to i64, !dbg !3754
	%232 = and i64 %230, %231, !dbg !3754
	%233 = fcmp oeq double %212, %228, !dbg !3754
	%234 = bitcast i64 %232 to double, !dbg !3754
	%235 = select i1 %233, double %234, double %229, !dbg !3754
	%236 = fcmp uno double %212, %228, !dbg !3754
	%237 = select i1 %236, double 0x7FF8000000000000, double %235, !dbg !3754
	%238 = add i64 %213, 1, !dbg !3761
	br label %b17, !dbg !3761

b19:
	%239 = phi double [ %172, %b14 ], [ %212, %b17 ], !dbg !3748
	%240 = getelementptr inbounds double, double addrspace(1)* %35, i64 1, !dbg !3762
	store double %171, double addrspace(1)* %240, align 8, !dbg !3762
	%241 = getelementptr inbounds double, double addrspace(1)* %35, i64 2, !dbg !3763
	store double %239, double addrspace(1)* %241, align 8, !dbg !3763
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3768, !range !20
	%243 = sext i32 %242 to i64, !dbg !3768
	br label %b20, !dbg !3768

b20:
	%244 = phi double [ %42, %b19 ], [ %263, %b23 ], !dbg !3769
	%245 = phi i64 [ 1, %b19 ], [ %264, %b23 ], !dbg !3770
	%246 = icmp slt i64 %245, 32, !dbg !3771
	br i1 %246, label %b21, label %b24, !dbg !3771

b21:
	%247 = trunc i64 %245 to i32, !dbg !3772
	%248 = bitcast double %244 to i64, !dbg !3772
	%249 = trunc i64 %248 to i32, !dbg !3772
	%250 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %249, i32 %247, i32 0), !dbg !3772
	%251 = extractvalue { i32, i1 } %250, 0, !dbg !3772
	%252 = lshr i64 %248, 32, !dbg !3772
	%253 = trunc i64 %252 to i32, !dbg !3772
	%254 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %253, i32 %247, i32 0), !dbg !3772
	%255 = extractvalue { i32, i1 } %254, 0, !dbg !3772
	%256 = zext i32 %255 to i64, !dbg !3772
	%257 = shl i64 %256, 32, !dbg !3772
	%258 = zext i32 %251 to i64, !dbg !3772
	%259 = or i64 %258, %257, !dbg !3772
	%260 = bitcast i64 %259 to double, !dbg !3772
	%261 = icmp sge i64 %243, %245, !dbg !3773
	br i1 %261, label %b22, label %b23, !dbg !3773

b22:
	%262 = fadd double %244, %260, !dbg !3774
	br label %b23, !dbg !3774

b23:
	%263 = phi double [ %244, %b21 ], [ %262, %b22 ], !dbg !3769
	%264 = mul i64 %245, 2, !dbg !3775
	br label %b20, !dbg !3775

b24:
	%265 = fadd double 0.000000e+00, %244, !dbg !3776
	br label %b25, !dbg !3780

b25:
	%266 = phi double [ %42, %b24 ], [ %285, %b28 ], !dbg !3781
	%267 = phi i64 [ 1, %b24 ], [ %286, %b28 ], !dbg !3782
	%268 = icmp slt i64 %267, 32, !dbg !3783
	br i1 %268, label %b26, label %b29, !dbg !3783

b26:
	%269 = trunc i64 %267 to i32, !dbg !3784
	%270 = bitcast double %266 to i64, !dbg !3784
	%271 = trunc i64 %270 to i32, !dbg !3784
	%272 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %271, i32 %269, i32 0), !dbg !3784
	%273 = extractvalue { i32, i1 } %272, 0, !dbg !3784
	%274 = lshr i64 %270, 32, !dbg !3784
	%275 = trunc i64 %274 to i32, !dbg !3784
	%276 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %275, i32 %269, i32 0), !dbg !3784
	%277 = extractvalue { i32, i1 } %276, 0, !dbg !3784
	%278 = zext i32 %277 to i64, !dbg !3784
	%279 = shl i64 %278, 32, !dbg !3784
	%280 = zext i32 %273 to i64, !dbg !3784
	%281 = or i64 %280, %279, !dbg !3784
	%282 = bitcast i64 %281 to double, !dbg !3784
	%283 = icmp sge i64 %243, %267, !dbg !3785
	br i1 %283, label %b27, label %b28, !dbg !3785

b27:
	%284 = fadd double %266, %282, !dbg !3786
	br label %b28, !dbg !3786

b28:
	%285 = phi double [ %266, %b26 ], [ %284, %b27 ], !dbg !3781
	%286 = mul i64 %267, 2, !dbg !3787
	br label %b25, !dbg !3787

b29:
	%287 = bitcast double %266 to i64, !dbg !3788
	%288 = trunc i64 %287 to i32, !dbg !3788
	%289 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %288, i32 1, i32 0), !dbg !3788
	%290 = extractvalue { i32, i1 } %289, 0, !dbg !3788
	%291 = lshr i64 %287, 32, !dbg !3788
	%292 = trunc i64 %291 to i32, !dbg !3788
	%293 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %292, i32 1, i32 0), !dbg !3788
	%294 = extractvalue { i32, i1 } %293, 0, !dbg !3788
	%295 = zext i32 %294 to i64, !dbg !3788
	%296 = shl i64 %295, 32, !dbg !3788
	%297 = zext i32 %290 to i64, !dbg !3788
	%298 = or i64 %297, %296, !dbg !3788
	%299 = bitcast i64 %298 to double, !dbg !3788
	%300 = icmp eq i64 %243, 0, !dbg !3789
	br i1 %300, label %b31, label %b30, !dbg !3789

b30:
	%301 = fadd double 0.000000e+00, %299, !dbg !3790
	br label %b31, !dbg !3791

b31:
	%302 = phi double [ 0.000000e+00, %b29 ], [ %301, %b30 ], !dbg !3778
	%303 = getelementptr inbounds double, double addrspace(1)* %35, i64 3, !dbg !3792
	store double %265, double addrspace(1)* %303, align 8, !dbg !3792
	%304 = getelementptr inbounds double, double addrspace(1)* %35, i64 4, !dbg !3793
	store double %302, double addrspace(1)* %304, align 8, !dbg !3793
	%305 = sdiv i64 %49, 3, !dbg !3794
	%306 = icmp slt i64 %305, 0, !dbg !3797
	br i1 %306, label %b33, label %b32, !dbg !3797

b32:
	%307 = icmp sge i64 %305, %47, !dbg !3798
	br i1 %307, label %b33, label %b34, !dbg !3798

b33:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3799
	ret void, !dbg !3799

b34:
	%308 = trunc i64 %305 to i32, !dbg !3800
	%309 = bitcast double %42 to i64, !dbg !3800
	%310 = trunc i64 %309 to i32, !dbg !3800
	%311 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %310, i32 %308, i32 31), !dbg !3800
	%312 = extractvalue { i32, i1 } %311, 0, !dbg !3800
	%313 = lshr i64 %309, 32, !dbg !3800
	%314 = trunc i64 %313 to i32, !dbg !3800
	%315 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %314, i32 %308, i32 31), !dbg !3800
	%316 = extractvalue { i32, i1 } %315, 0, !dbg !3800
	%317 = zext i32 %316 to i64, !dbg !3800
	%318 = shl i64 %317, 32, !dbg !3800
	%319 = zext i32 %312 to i64, !dbg !3800
	%320 = or i64 %319, %318, !dbg !3800
	%321 = bitcast i64 %320 to double, !dbg !3800
	%322 = getelementptr inbounds double, double addrspace(1)* %35, i64 5, !dbg !3801
	store double %321, double addrspace(1)* %322, align 8, !dbg !3801
	%323 = add i64 %50, 1, !dbg !3801
	%324 = icmp slt i64 %323, 2, !dbg !3801
	br i1 %324, label %b1, label %b35, !dbg !3801

b35:
	%325 = sub i64 %p3, %33, !dbg !3802
	%326 = getelementptr inbounds double, double addrspace(1)* %1, i64 %33, !dbg !3802
	%327 = icmp ugt i64 %33, %p3, !dbg !3802
	%328 = icmp ugt i64 6, %325, !dbg !3805
	%329 = or i1 %327, %328, !dbg !3805
	br i1 %329, label %b35_fail1, label %b35_ok1, !dbg !3805, !prof !30

b35_ok1:
	%330 = load double, double addrspace(1)* %36, align 8, !dbg !3806
	%331 = add i64 %22, 32, !dbg !3812
	%332 = sub i64 %331, 1, !dbg !3813
	%333 = sub i64 %47, 1, !dbg !3818
	%334 = icmp eq i64 %243, %333, !dbg !3819
	%335 = mul i64 %22, 2, !dbg !3820
	br label %b36, !dbg !3805

b36:
	%336 = phi i64 [ 0, %b35_ok1 ], [ %688, %b103 ], !dbg !3805
	br i1 %48, label %b37, label %b39, !dbg !3822

b37:
	%337 = phi double [ %354, %b38 ], [ %330, %b36 ], !dbg !3823
	%338 = phi i64 [ %355, %b38 ], [ 16, %b36 ], !dbg !3824
	%339 = icmp sgt i64 %338, 0, !dbg !3825
	br i1 %339, label %b38, label %b42, !dbg !3825

b38:
	%340 = trunc i64 %338 to i32, !dbg !3826
	%341 = bitcast double %337 to i64, !dbg !3826
	%342 = trunc i64 %341 to i32, !dbg !3826
	%343 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %342, i32 %340, i32 31), !dbg !3826
	%344 = extractvalue { i32, i1 } %343, 0, !dbg !3826
	%345 = lshr i64 %341, 32, !dbg !3826
	%346 = trunc i64 %345 to i32, !dbg !3826
	%347 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %346, i32 %340, i32 31), !dbg !3826
	%348 = extractvalue { i32, i1 } %347, 0, !dbg !3826
	%349 = zext i32 %348 to i64, !dbg !3826
	%350 = shl i64 %349, 32, !dbg !3826
	%351 = zext i32 %344 to i64, !dbg !3826
	%352 = or i64 %351, %350, !dbg !3826
	%353 = bitcast i64 %352 to double, !dbg !3826
	%354 = fadd double %337, %353, !dbg !3827
	%355 = sdiv i64 %338, 2, !dbg !3828
	br label %b37, !dbg !3828

b39:
	%356 = bitcast double %330 to i64, !dbg !3829
	%357 = trunc i64 %356 to i32, !dbg !3829
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %357, i32 0, i32 31), !dbg !3829
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !3829
	%360 = lshr i64 %356, 32, !dbg !3829
	%361 = trunc i64 %360 to i32, !dbg !3829
	%362 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %361, i32 0, i32 31), !dbg !3829
	%363 = extractvalue { i32, i1 } %362, 0, !dbg !3829
	%364 = zext i32 %363 to i64, !dbg !3829
	%365 = shl i64 %364, 32, !dbg !3829
	%366 = zext i32 %359 to i64, !dbg !3829
	%367 = or i64 %366, %365, !dbg !3829
	%368 = bitcast i64 %367 to double, !dbg !3829
	br label %b40, !dbg !3829

b40:
	%369 = phi double [ %368, %b39 ], [ %386, %b41 ], !dbg !3830
	%370 = phi i64 [ 1, %b39 ], [ %387, %b41 ], !dbg !3831
	%371 = icmp slt i64 %370, %47, !dbg !3832
	br i1 %371, label %b41, label %b42, !dbg !3832

b41:
	%372 = trunc i64 %370 to i32, !dbg !3833
	%373 = bitcast double %330 to i64, !dbg !3833
	%374 = trunc i64 %373 to i32, !dbg !3833
	%375 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %374, i32 %372, i32 31), !dbg !3833
	%376 = extractvalue { i32, i1 } %375, 0, !dbg !3833
	%377 = lshr i64 %373, 32, !dbg !3833
	%378 = trunc i64 %377 to i32, !dbg !3833
	%379 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %378, i32 %372, i32 31), !dbg !3833
	%380 = extractvalue { i32, i1 } %379, 0, !dbg !3833
	%381 = zext i32 %380 to i64, !dbg !3833
	%382 = shl i64 %381, 32, !dbg !3833
	%383 = zext i32 %376 to i64, !dbg !3833
	%384 = or i64 %383, %382, !dbg !3833
	%385 = bitcast i64 %384 to double, !dbg !3833
	%386 = fadd double %369, %385, !dbg !3827
	%387 = add i64 %370, 1, !dbg !3834
	br label %b40, !dbg !3834

b42:
	%388 = phi double [ %337, %b37 ], [ %369, %b40 ], !dbg !3821
	%389 = sdiv i64 %332, 32, !dbg !3835
	%390 = icmp eq i64 %389, 1, !dbg !3836
	br i1 %390, label %b48, label %b43, !dbg !3836

b43:
	call void @llvm.nvvm.barrier0(), !dbg !3838
	br i1 %300, label %b44, label %b45, !dbg !3839

b44:
	%391 = sdiv i64 %31, 32, !dbg !3840
	%392 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %391, !dbg !3841
	store double %388, double addrspace(3)* %392, align 8, !dbg !3841
	br label %b45, !dbg !3841

b45:
	call void @llvm.nvvm.barrier0(), !dbg !3842
	%393 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 0, !dbg !3843
	%394 = load double, double addrspace(3)* %393, align 8, !dbg !3843
	br label %b46, !dbg !3843

b46:
	%395 = phi double [ %394, %b45 ], [ %400, %b47 ], !dbg !3844
	%396 = phi i64 [ 1, %b45 ], [ %401, %b47 ], !dbg !3845
	%397 = icmp slt i64 %396, %389, !dbg !3846
	br i1 %397, label %b47, label %b48, !dbg !3846

b47:
	%398 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %396, !dbg !3847
	%399 = load double, double addrspace(3)* %398, align 8, !dbg !3847
	%400 = fadd double %395, %399, !dbg !3827
	%401 = add i64 %396, 1, !dbg !3848
	br label %b46, !dbg !3848

b48:
	%402 = phi double [ %388, %b42 ], [ %395, %b46 ], !dbg !3810
	%403 = getelementptr inbounds double, double addrspace(1)* %326, i64 0, !dbg !3849
	store double %402, double addrspace(1)* %403, align 8, !dbg !3849
	br i1 %48, label %b49, label %b51, !dbg !3854

b49:
	%404 = phi double [ %429, %b50 ], [ %330, %b48 ], !dbg !3855
	%405 = phi i64 [ %430, %b50 ], [ 16, %b48 ], !dbg !3856
	%406 = icmp sgt i64 %405, 0, !dbg !3857
	br i1 %406, label %b50, label %b54, !dbg !3857

b50:
	%407 = trunc i64 %405 to i32, !dbg !3858
	%408 = bitcast double %404 to i64, !dbg !3858
	%409 = trunc i64 %408 to i32, !dbg !3858
	%410 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %409, i32 %407, i32 31), !dbg !3858
	%411 = extractvalue { i32, i1 } %410, 0, !dbg !3858
	%412 = lshr i64 %408, 32, !dbg !3858
	%413 = trunc i64 %412 to i32, !dbg !3858
	%414 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %413, i32 %407, i32 31), !dbg !3858
	%415 = extractvalue { i32, i1 } %414, 0, !dbg !3858
	%416 = zext i32 %415 to i64, !dbg !3858
	%417 = shl i64 %416, 32, !dbg !3858
	%418 = zext i32 %411 to i64, !dbg !3858
	%419 = or i64 %418, %417, !dbg !3858
	%420 = bitcast i64 %419 to double, !dbg !3858
	%421 = call double @__nv_fmin(double %404, double %420), !dbg !3859
	%422 = bitcast double %404 to i64, !dbg !3859
	%423 = bitcast double %420 to i64, !dbg !3859
	%424 = or i64 %422, %423, !dbg !3859
	%425 = fcmp oeq double %404, %420, !dbg !3859
	%426 = bitcast i64 %424 to double, !dbg !3859
	%427 = select i1 %425, double %426, double %421, !dbg !3859
	%428 = fcmp uno double %404, %420, !dbg !3859
	%429 = select i1 %428, double 0x7FF8000000000000, double %427, !dbg !3859
	%430 = sdiv i64 %405, 2, !dbg !3860
	br label %b49, !dbg !3860

b51:
	%431 = bitcast double %330 to i64, !dbg !3861
	%432 = trunc i64 %431 to i32, !dbg !3861
	%433 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %432, i32 0, i32 31), !dbg !3861
	%434 = extractvalue { i32, i1 } %433, 0, !dbg !3861
	%435 = lshr i64 %431, 32, !dbg !3861
	%436 = trunc i64 %435 to i32, !dbg !3861
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %436, i32 0, i32 31), !dbg !3861
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !3861
	%439 = zext i32 %438 to i64, !dbg !3861
	%440 = shl i64 %439, 32, !dbg !3861
	%441 = zext i32 %434 to i64, !dbg !3861
	%442 = or i64 %441, %440, !dbg !3861
	%443 = bitcast i64 %442 to double, !dbg !3861
	br label %b52, !dbg !3861

b52:
	%444 = phi double [ %443, %b51 ], [ %469, %b53 ], !dbg !3862
	%445 = phi i64 [ 1, %b51 ], [ %470, %b53 ], !dbg !3863
	%446 = icmp slt i64 %445, %47, !dbg !3864
	br i1 %446, label %b53, label %b54, !dbg !3864

b53:
	%447 = trunc i64 %445 to i32, !dbg !3865
	%448 = bitcast double %330 to i64, !dbg !3865
	%449 = trunc i64 %448 to i32, !dbg !3865
	%450 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %449, i32 %447, i32 31), !dbg !3865
	%451 = extractvalue { i32, i1 } %450, 0, !dbg !3865
	%452 = lshr i64 %448, 32, !dbg !3865
	%453 = trunc i64 %452 to i32, !dbg !3865
	%454 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %453, i32 %447, i32 31), !dbg !3865
	%455 = extractvalue { i32, i1 } %454, 0, !dbg !3865
	%456 = zext i32 %455 to i64, !dbg !3865
	%457 = shl i64 %456, 32, !dbg !3865
	%458 = zext i32 %451 to i64, !dbg !3865
	%459 = or i64 %458, %457, !dbg !3865
	%460 = bitcast i64 %459 to double, !dbg !3865
	%461 = call double @__nv_fmin(double %444, double %460), !dbg !3859
	%462 = bitcast double %444 to i64, !dbg !3859
	%463 = bitcast double %460 to i64, !dbg !3859
	%464 = or i64 %462, %463, !dbg !3859
	%465 = fcmp oeq double %444, %460, !dbg !3859
	%466 = bitcast i64 %464 to double, !dbg !3859
	%467 = select i1 %465, double %466, double %461, !dbg !3859
	%468 = fcmp uno double %444, %460, !dbg !3859
	%469 = select i1 %468, double 0x7FF8000000000000, double %467, !dbg !3859
	%470 = add i64 %445, 1, !dbg !3866
	br label %b52, !dbg !3866

b54:
	%471 = phi double [ %404, %b49 ], [ %444, %b52 ], !dbg !3853
	br i1 %390, label %b60, label %b55, !dbg !3867

b55:
	call void @llvm.nvvm.barrier0(), !dbg !3869
	br i1 %300, label %b56, label %b57, !dbg !3870

b56:
	%472 = sdiv i64 %31, 32, !dbg !3871
	%473 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %472, !dbg !3872
	store double %471, double addrspace(3)* %473, align 8, !dbg !3872
	br label %b57, !dbg !3872

b57:
	call void @llvm.nvvm.barrier0(), !dbg !3873
	%474 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 0, !dbg !3874
	%475 = load double, double addrspace(3)* %474, align 8, !dbg !3874
	br label %b58, !dbg !3874

b58:
	%476 = phi double [ %475, %b57 ], [ %489, %b59 ], !dbg !3875
	%477 = phi i64 [ 1, %b57 ], [ %490, %b59 ], !dbg !3876
	%478 = icmp slt i64 %477, %389, !dbg !3877
	br i1 %478, label %b59, label %b60, !dbg !3877

b59:
	%479 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %477, !dbg !3878
	%480 = load double, double addrspace(3)* %479, align 8, !dbg !3878
	%481 = call double @__nv_fmin(double %476, double %480), !dbg !3859
	%482 = bitcast double %476 to i64, !dbg !3859
	%483 = bitcast double %480 to i64, !dbg !3859
	%484 = or i64 %482, %483, !dbg !3859
	%485 = fcmp oeq double %476, %480, !dbg !3859
	%486 = bitcast i64 %484 to double, !dbg !3859
	%487 = select i1 %485, double %486, double %481, !dbg !3859
	%488 = fcmp uno double %476, %480, !dbg !3859
	%489 = select i1 %488, double 0x7FF8000000000000, double %487, !dbg !3859
	%490 = add i64 %477, 1, !dbg !3879
	br label %b58, !dbg !3879

b60:
	%491 = phi double [ %471, %b54 ], [ %476, %b58 ], !dbg !3852
	br i1 %48, label %b61, label %b63, !dbg !3884

b61:
	%492 = phi double [ %517, %b62 ], [ %330, %b60 ], !dbg !3885
	%493 = phi i64 [ %518, %b62 ], [ 16, %b60 ], !dbg !3886
	%494 = icmp sgt i64 %493, 0, !dbg !3887
	br i1 %494, label %b62, label %b66, !dbg !3887

b62:
	%495 = trunc i64 %493 to i32, !dbg !3888
	%496 = bitcast double %492 to i64, !dbg !3888
	%497 = trunc i64 %496 to i32, !dbg !3888
	%498 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %497, i32 %495, i32 31), !dbg !3888
	%499 = extractvalue { i32, i1 } %498, 0, !dbg !3888
	%500 = lshr i64 %496, 32, !dbg !3888
	%501 = trunc i64 %500 to i32, !dbg !3888
	%502 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %501, i32 %495, i32 31), !dbg !3888
	%503 = extractvalue { i32, i1 } %502, 0, !dbg !3888
	%504 = zext i32 %503 to i64, !dbg !3888
	%505 = shl i64 %504, 32, !dbg !3888
	%506 = zext i32 %499 to i64, !dbg !3888
	%507 = or i64 %506, %505, !dbg !3888
	%508 = bitcast i64 %507 to double, !dbg !3888
	%509 = call double @__nv_fmax(double %492, double %508), !dbg !3889
	%510 = bitcast double %492 to i64, !dbg !3889
	%511 = bitcast double %508 to i64, !dbg !3889
	%512 = and i64 %510, %511, !dbg !3889
	%513 = fcmp oeq double %492, %508, !dbg !3889
	%514 = bitcast i64 %512 to double, !dbg !3889
	%515 = select i1 %513, double %514, double %509, !dbg !3889
	%516 = fcmp uno double %492, %508, !dbg !3889
	%517 = select i1 %516, double 0x7FF8000000000000, double %515, !dbg !3889
	%518 = sdiv i64 %493, 2, !dbg !3890
	br label %b61, !dbg !3890

b63:
	%519 = bitcast double %330 to i64, !dbg !3891
	%520 = trunc i64 %519 to i32, !dbg !3891
	%521 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %520, i32 0, i32 31), !dbg !3891
	%522 = extractvalue { i32, i1 } %521, 0, !dbg !3891
	%523 = lshr i64 %519, 32, !dbg !3891
	%524 = trunc i64 %523 to i32, !dbg !3891
	%525 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %524, i32 0, i32 31), !dbg !3891
	%526 = extractvalue { i32, i1 } %525, 0, !dbg !3891
	%527 = zext i32 %526 to i64, !dbg !3891
	%528 = shl i64 %527, 32, !dbg !3891
	%529 = zext i32 %522 to i64, !dbg !3891
	%530 = or i64 %529, %528, !dbg !3891
	%531 = bitcast i64 %530 to double, !dbg !3891
	br label %b64, !dbg !3891

b64:
	%532 = phi double [ %531, %b63 ], [ %557, %b65 ], !dbg !3892
	%533 = phi i64 [ 1, %b63 ], [ %558, %b65 ], !dbg !3893
	%534 = icmp slt i64 %533, %47, !dbg !3894
	br i1 %534, label %b65, label %b66, !dbg !3894

b65:
	%535 = trunc i64 %533 to i32, !dbg !3895
	%536 = bitcast double %330 to i64, !dbg !3895
	%537 = trunc i64 %536 to i32, !dbg !3895
	%538 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %537, i32 %535, i32 31), !dbg !3895
	%539 = extractvalue { i32, i1 } %538, 0, !dbg !3895
	%540 = lshr i64 %536, 32, !dbg !3895
	%541 = trunc i64 %540 to i32, !dbg !3895
	%542 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %541, i32 %535, i32 31), !dbg !3895
	%543 = extractvalue { i32, i1 } %542, 0, !dbg !3895
	%544 = zext i32 %543 to i64, !dbg !3895
	%545 = shl i64 %544, 32, !dbg !3895
	%546 = zext i32 %539 to i64, !dbg !3895
	%547 = or i64 %546, %545, !dbg !3895
	%548 = bitcast i64 %547 to double, !dbg !3895
	%549 = call double @__nv_fmax(double %532, double %548), !dbg !3889
	%550 = bitcast double %532 to i64, !dbg !3889
	%551 = bitcast double %548 to i64, !dbg !3889
	%552 = and i64 %550, %551, !dbg !3889
	%553 = fcmp oeq double %532, %548, !dbg !3889
	%554 = bitcast i64 %552 to double, !dbg !3889
	%555 = select i1 %553, double %554, double %549, !dbg !3889
	%556 = fcmp uno double %532, %548, !dbg !3889
	%557 = select i1 %556, double 0x7FF8000000000000, double %555, !dbg !3889
	%558 = add i64 %533, 1, !dbg !3896
	br label %b64, !dbg !3896

b66:
	%559 = phi double [ %492, %b61 ], [ %532, %b64 ], !dbg !3883
	br i1 %390, label %b72, label %b67, !dbg !3897

b67:
	call void @llvm.nvvm.barrier0(), !dbg !3899
	br i1 %300, label %b68, label %b69, !dbg !3900

b68:
	%560 = sdiv i64 %31, 32, !dbg !3901
	%561 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %560, !dbg !3902
	store double %559, double addrspace(3)* %561, align 8, !dbg !3902
	br label %b69, !dbg !3902

b69:
	call void @llvm.nvvm.barrier0(), !dbg !3903
	%562 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 0, !dbg !3904
	%563 = load double, double addrspace(3)* %562, align 8, !dbg !3904
	br label %b70, !dbg !3904

b70:
	%564 = phi double [ %563, %b69 ], [ %577, %b71 ], !dbg !3905
	%565 = phi i64 [ 1, %b69 ], [ %578, %b71 ], !dbg !3906
	%566 = icmp slt i64 %565, %389, !dbg !3907
	br i1 %566, label %b71, label %b72, !dbg !3907

b71:
	%567 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %565, !dbg !3908
	%568 = load double, double addrspace(3)* %567, align 8, !dbg !3908
	%569 = call double @__nv_fmax(double %564, double %568), !dbg !3889
	%570 = bitcast double %564 to i64, !dbg !3889
	%571 = bitcast double %568 to i64, !dbg !3889
	%572 = and i64 %570, %571, !dbg !3889
	%573 = fcmp oeq double %564, %568, !dbg !3889
	%574 = bitcast i64 %572 to double, !dbg !3889
	%575 = select i1 %573, double %574, double %569, !dbg !3889
	%576 = fcmp uno double %564, %568, !dbg !3889
	%577 = select i1 %576, double 0x7FF8000000000000, double %575, !dbg !3889
	%578 = add i64 %565, 1, !dbg !3909
	br label %b70, !dbg !3909

b72:
	%579 = phi double [ %559, %b66 ], [ %564, %b70 ], !dbg !3882
	%580 = getelementptr inbounds double, double addrspace(1)* %326, i64 1, !dbg !3910
	store double %491, double addrspace(1)* %580, align 8, !dbg !3910
	%581 = getelementptr inbounds double, double addrspace(1)* %326, i64 2, !dbg !3911
	store double %579, double addrspace(1)* %581, align 8, !dbg !3911
	br label %b73, !dbg !3912

b73:
	%582 = phi double [ %330, %b72 ], [ %601, %b76 ], !dbg !3913
	%583 = phi i64 [ 1, %b72 ], [ %602, %b76 ], !dbg !3914
	%584 = icmp slt i64 %583, 32, !dbg !3915
	br i1 %584, label %b74, label %b77, !dbg !3915

b74:
	%585 = trunc i64 %583 to i32, !dbg !3916
	%586 = bitcast double %582 to i64, !dbg !3916
	%587 = trunc i64 %586 to i32, !dbg !3916
	%588 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %587, i32 %585, i32 0), !dbg !3916
	%589 = extractvalue { i32, i1 } %588, 0, !dbg !3916
	%590 = lshr i64 %586, 32, !dbg !3916
	%591 = trunc i64 %590 to i32, !dbg !3916
	%592 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %591, i32 %585, i32 0), !dbg !3916
	%593 = extractvalue { i32, i1 } %592, 0, !dbg !3916
	%594 = zext i32 %593 to i64, !dbg !3916
	%595 = shl i64 %594, 32, !dbg !3916
	%596 = zext i32 %589 to i64, !dbg !3916
	%597 = or i64 %596, %595, !dbg !3916
	%598 = bitcast i64 %597 to double, !dbg !3916
	%599 = icmp sge i64 %243, %583, !dbg !3917
	br i1 %599, label %b75, label %b76, !dbg !3917

b75:
	%600 = fadd double %582, %598, !dbg !3918
	br label %b76, !dbg !3918

b76:
	%601 = phi double [ %582, %b74 ], [ %600, %b75 ], !dbg !3913
	%602 = mul i64 %583, 2, !dbg !3919
	br label %b73, !dbg !3919

b77:
	br i1 %390, label %b83, label %b78, !dbg !3920

b78:
	%603 = sdiv i64 %31, 32, !dbg !3922
	call void @llvm.nvvm.barrier0(), !dbg !3923
	br i1 %334, label %b79, label %b80, !dbg !3819

b79:
	%604 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %603, !dbg !3924
	store double %582, double addrspace(3)* %604, align 8, !dbg !3924
	br label %b80, !dbg !3924

b80:
	call void @llvm.nvvm.barrier0(), !dbg !3925
	%605 = icmp slt i64 0, %603, !dbg !3925
	br i1 %605, label %b81, label %b82, !dbg !3925

b81:
	%606 = phi double [ %611, %b81_ok1 ], [ 0.000000e+00, %b80 ], !dbg !3926
	%607 = phi i64 [ %612, %b81_ok1 ], [ 0, %b80 ], !dbg !3926
	%608 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %607, !dbg !3927
	%609 = icmp uge i64 %607, 32, !dbg !3927
	br i1 %609, label %b81_fail1, label %b81_ok1, !dbg !3927, !prof !30

b81_ok1:
	%610 = load double, double addrspace(3)* %608, align 8, !dbg !3927
	%611 = fadd double %606, %610, !dbg !3928
	%612 = add i64 %607, 1, !dbg !3928
	%613 = icmp slt i64 %612, %603, !dbg !3928
	br i1 %613, label %b81, label %b82, !dbg !3928

b82:
	%614 = phi double [ 0.000000e+00, %b80 ], [ %611, %b81_ok1 ], !dbg !3926
	br label %b83, !dbg !3929

b83:
	%615 = phi double [ 0.000000e+00, %b77 ], [ %614, %b82 ], !dbg !3817
	%616 = fadd double %615, %582, !dbg !3930
	br label %b84, !dbg !3934

b84:
	%617 = phi double [ %330, %b83 ], [ %636, %b87 ], !dbg !3935
	%618 = phi i64 [ 1, %b83 ], [ %637, %b87 ], !dbg !3936
	%619 = icmp slt i64 %618, 32, !dbg !3937
	br i1 %619, label %b85, label %b88, !dbg !3937

b85:
	%620 = trunc i64 %618 to i32, !dbg !3938
	%621 = bitcast double %617 to i64, !dbg !3938
	%622 = trunc i64 %621 to i32, !dbg !3938
	%623 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %622, i32 %620, i32 0), !dbg !3938
	%624 = extractvalue { i32, i1 } %623, 0, !dbg !3938
	%625 = lshr i64 %621, 32, !dbg !3938
	%626 = trunc i64 %625 to i32, !dbg !3938
	%627 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %626, i32 %620, i32 0), !dbg !3938
	%628 = extractvalue { i32, i1 } %627, 0, !dbg !3938
	%629 = zext i32 %628 to i64, !dbg !3938
	%630 = shl i64 %629, 32, !dbg !3938
	%631 = zext i32 %624 to i64, !dbg !3938
	%632 = or i64 %631, %630, !dbg !3938
	%633 = bitcast i64 %632 to double, !dbg !3938
	%634 = icmp sge i64 %243, %618, !dbg !3939
	br i1 %634, label %b86, label %b87, !dbg !3939

b86:
	%635 = fadd double %617, %633, !dbg !3940
	br label %b87, !dbg !3940

b87:
	%636 = phi double [ %617, %b85 ], [ %635, %b86 ], !dbg !3935
	%637 = mul i64 %618, 2, !dbg !3941
	br label %b84, !dbg !3941

b88:
	br i1 %390, label %b94, label %b89, !dbg !3942

b89:
	%638 = sdiv i64 %31, 32, !dbg !3944
	call void @llvm.nvvm.barrier0(), !dbg !3945
	br i1 %334, label %b90, label %b91, !dbg !3946

b90:
	%639 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %638, !dbg !3947
	store double %617, double addrspace(3)* %639, align 8, !dbg !3947
	br label %b91, !dbg !3947

b91:
	call void @llvm.nvvm.barrier0(), !dbg !3948
	%640 = icmp slt i64 0, %638, !dbg !3948
	br i1 %640, label %b92, label %b93, !dbg !3948

b92:
	%641 = phi double [ %646, %b92_ok1 ], [ 0.000000e+00, %b91 ], !dbg !3949
	%642 = phi i64 [ %647, %b92_ok1 ], [ 0, %b91 ], !dbg !3949
	%643 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %642, !dbg !3950
	%644 = icmp uge i64 %642, 32, !dbg !3950
	br i1 %644, label %b92_fail1, label %b92_ok1, !dbg !3950, !prof !30

b92_ok1:
	%645 = load double, double addrspace(3)* %643, align 8, !dbg !3950
	%646 = fadd double %641, %645, !dbg !3951
	%647 = add i64 %642, 1, !dbg !3951
	%648 = icmp slt i64 %647, %638, !dbg !3951
	br i1 %648, label %b92, label %b93, !dbg !3951

b93:
	%649 = phi double [ 0.000000e+00, %b91 ], [ %646, %b92_ok1 ], !dbg !3949
	br label %b94, !dbg !3952

b94:
	%650 = phi double [ 0.000000e+00, %b88 ], [ %649, %b93 ], !dbg !3933
	%651 = bitcast double %617 to i64, !dbg !3953
	%652 = trunc i64 %651 to i32, !dbg !3953
	%653 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %652, i32 1, i32 0), !dbg !3953
	%654 = extractvalue { i32, i1 } %653, 0, !dbg !3953
	%655 = lshr i64 %651, 32, !dbg !3953
	%656 = trunc i64 %655 to i32, !dbg !3953
	%657 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %656, i32 1, i32 0), !dbg !3953
	%658 = extractvalue { i32, i1 } %657, 0, !dbg !3953
	%659 = zext i32 %658 to i64, !dbg !3953
	%660 = shl i64 %659, 32, !dbg !3953
	%661 = zext i32 %654 to i64, !dbg !3953
	%662 = or i64 %661, %660, !dbg !3953
	%663 = bitcast i64 %662 to double, !dbg !3953
	br i1 %300, label %b96, label %b95, !dbg !3954

b95:
	%664 = fadd double %650, %663, !dbg !3955
	br label %b96, !dbg !3956

b96:
	%665 = phi double [ %650, %b94 ], [ %664, %b95 ], !dbg !3932
	%666 = getelementptr inbounds double, double addrspace(1)* %326, i64 3, !dbg !3957
	store double %616, double addrspace(1)* %666, align 8, !dbg !3957
	%667 = getelementptr inbounds double, double addrspace(1)* %326, i64 4, !dbg !3958
	store double %665, double addrspace(1)* %667, align 8, !dbg !3958
	%668 = sdiv i64 %335, 3, !dbg !3959
	%669 = icmp sge i64 %668, %22, !dbg !3962
	br i1 %669, label %b97, label %b98, !dbg !3962

b97:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3963
	ret void, !dbg !3963

b98:
	br i1 %390, label %b99, label %b100, !dbg !3964

b99:
	%670 = trunc i64 %668 to i32, !dbg !3965
	%671 = bitcast double %330 to i64, !dbg !3965
	%672 = trunc i64 %671 to i32, !dbg !3965
	%673 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %672, i32 %670, i32 31), !dbg !3965
	%674 = extractvalue { i32, i1 } %673, 0, !dbg !3965
	%675 = lshr i64 %671, 32, !dbg !3965
	%676 = trunc i64 %675 to i32, !dbg !3965
	%677 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %676, i32 %670, i32 31), !dbg !3965
	%678 = extractvalue { i32, i1 } %677, 0, !dbg !3965
	%679 = zext i32 %678 to i64, !dbg !3965
	%680 = shl i64 %679, 32, !dbg !3965
	%681 = zext i32 %674 to i64, !dbg !3965
	%682 = or i64 %681, %680, !dbg !3965
	%683 = bitcast i64 %682 to double, !dbg !3965
	br label %b103, !dbg !3966

b100:
	call void @llvm.nvvm.barrier0(), !dbg !3968
	%684 = icmp eq i64 %31, %668, !dbg !3969
	br i1 %684, label %b101, label %b102, !dbg !3969

b101:
	store double %330, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !3970
	br label %b102, !dbg !3970

b102:
	call void @llvm.nvvm.barrier0(), !dbg !3971
	%685 = load double, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !3972
	br label %b103, !dbg !3973

b103:
	%686 = phi double [ %683, %b99 ], [ %685, %b102 ], !dbg !3961
	%687 = getelementptr inbounds double, double addrspace(1)* %326, i64 5, !dbg !3974
	store double %686, double addrspace(1)* %687, align 8, !dbg !3974
	%688 = add i64 %336, 1, !dbg !3974
	%689 = icmp slt i64 %688, 2, !dbg !3974
	br i1 %689, label %b36, label %b104, !dbg !3974

b104:
	ret void, !dbg !3698

b0_fail1:
	%690 = icmp ugt i64 %33, %p1, !dbg !3701
	br i1 %690, label %b0_fail2, label %b0_ok2, !dbg !3701

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !3701
	ret void, !dbg !3701

b0_ok2:
	%691 = icmp uge i64 %32, %p5, !dbg !3702
	br i1 %691, label %b0_fail3, label %b0_ok3, !dbg !3702

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !3702
	ret void, !dbg !3702

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !3705
	ret void, !dbg !3705

b35_fail1:
	%692 = icmp ugt i64 %33, %p3, !dbg !3802
	br i1 %692, label %b35_fail2, label %b35_ok2, !dbg !3802

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !3802
	ret void, !dbg !3802

b35_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %325), !dbg !3805
	ret void, !dbg !3805

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %607, i64 32), !dbg !3927
	ret void, !dbg !3927

b92_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %642, i64 32), !dbg !3950
	ret void, !dbg !3950
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
!nvvm.annotations = !{!3975, !3976, !3977, !3978, !3979, !3980, !3981, !3982, !3983, !3984, !3985, !3986, !3987, !3988, !3989, !3990, !3991, !3992, !3993, !3994, !3995, !3996, !3997, !3998, !3999, !4000, !4001, !4002, !4003, !4004, !4005, !4006, !4007, !4008, !4009, !4010}
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
!26 = !DILocation(line: 27, column: 12, scope: !8, inlinedAt: !9)
!27 = !DILocation(line: 27, column: 10, scope: !8, inlinedAt: !9)
!28 = !DILocation(line: 27, column: 30, scope: !8, inlinedAt: !9)
!29 = !DILocation(line: 28, column: 37, scope: !8, inlinedAt: !9)
!30 = !{!"branch_weights", i32 1, i32 1048576}
!31 = !DILocation(line: 28, column: 32, scope: !8, inlinedAt: !9)
!32 = !DILocation(line: 28, column: 34, scope: !8, inlinedAt: !9)
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
!67 = !DILocation(line: 28, column: 37, scope: !55, inlinedAt: !56)
!68 = !DILocation(line: 28, column: 32, scope: !55, inlinedAt: !56)
!69 = !DILocation(line: 28, column: 34, scope: !55, inlinedAt: !56)
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
!141 = !DILocation(line: 16, column: 16, scope: !139)
!142 = !DILocation(line: 16, column: 26, scope: !139)
!143 = !DILocation(line: 17, column: 21, scope: !139)
!144 = !DILocation(line: 17, column: 26, scope: !139)
!145 = !DILocation(line: 18, column: 21, scope: !139)
!146 = !DILocation(line: 18, column: 15, scope: !139)
!147 = !DILocation(line: 14, column: 35, scope: !139)
!148 = !DILocation(line: 15, column: 34, scope: !139)
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
!174 = !{!"branch_weights", i32 1048576, i32 1}
!175 = !DILocation(line: 39, column: 13, scope: !165)
!176 = !DILocation(line: 39, column: 20, scope: !165)
!177 = !DILocation(line: 40, column: 33, scope: !165)
!178 = !DILocation(line: 40, column: 38, scope: !165)
!179 = !DILocation(line: 40, column: 49, scope: !165)
!180 = !DILocation(line: 40, column: 54, scope: !165)
!181 = !DILocation(line: 40, column: 65, scope: !165)
!182 = !DILocation(line: 40, column: 70, scope: !165)
!183 = !DILocation(line: 40, column: 81, scope: !165)
!184 = !DILocation(line: 40, column: 86, scope: !165)
!185 = !DILocation(line: 40, column: 5, scope: !165)
!186 = !DILocation(line: 41, column: 27, scope: !165)
!187 = !DILocation(line: 41, column: 25, scope: !165)
!188 = !DILocation(line: 41, column: 23, scope: !165)
!189 = !DILocation(line: 42, column: 14, scope: !165)
!190 = !DILocation(line: 43, column: 17, scope: !165)
!191 = !DILocation(line: 43, column: 24, scope: !165)
!192 = !DILocation(line: 44, column: 9, scope: !165)
!193 = !DILocation(line: 41, column: 35, scope: !165)
!194 = !DILocation(line: 46, column: 40, scope: !165)
!195 = !DILocation(line: 46, column: 32, scope: !165)
!196 = !DILocation(line: 47, column: 6, scope: !165)
!197 = !DILocation(line: 47, column: 15, scope: !165)
!198 = !DILocation(line: 47, column: 13, scope: !165)
!199 = !DILocation(line: 47, column: 24, scope: !165)
!200 = !DILocation(line: 47, column: 21, scope: !165)
!201 = !DILocation(line: 47, column: 4, scope: !165)
!202 = distinct !DISubprogram(name: "VectorPlaces", scope: !138, file: !138, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!203 = !DILocation(line: 66, column: 6, scope: !202)
!204 = !DILocation(line: 67, column: 30, scope: !202)
!205 = !DILocation(line: 68, column: 21, scope: !202)
!206 = !DILocation(line: 69, column: 33, scope: !202)
!207 = !DILocation(line: 70, column: 7, scope: !202)
!208 = !DILocation(line: 71, column: 10, scope: !202)
!209 = !DILocation(line: 71, column: 23, scope: !202)
!210 = !DILocation(line: 71, column: 8, scope: !202)
!211 = !DILocation(line: 72, column: 18, scope: !202)
!212 = !DILocation(line: 72, column: 7, scope: !202)
!213 = distinct !DISubprogram(name: "(*item).swap", scope: !138, file: !138, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!214 = !DILocation(line: 73, column: 15, scope: !202)
!215 = !DILocation(line: 58, column: 5, scope: !213, inlinedAt: !214)
!216 = !DILocation(line: 58, column: 24, scope: !213, inlinedAt: !214)
!217 = !DILocation(line: 58, column: 32, scope: !213, inlinedAt: !214)
!218 = !DILocation(line: 58, column: 7, scope: !213, inlinedAt: !214)
!219 = !DILocation(line: 58, column: 15, scope: !213, inlinedAt: !214)
!220 = !DILocation(line: 59, column: 33, scope: !213, inlinedAt: !214)
!221 = !DILocation(line: 59, column: 44, scope: !213, inlinedAt: !214)
!222 = !DILocation(line: 59, column: 5, scope: !213, inlinedAt: !214)
!223 = !DILocation(line: 75, column: 7, scope: !202)
!224 = !DILocation(line: 75, column: 10, scope: !202)
!225 = !DILocation(line: 76, column: 21, scope: !202)
!226 = !DILocation(line: 76, column: 7, scope: !202)
!227 = !DILocation(line: 78, column: 42, scope: !202)
!228 = !DILocation(line: 78, column: 36, scope: !202)
!229 = !DILocation(line: 78, column: 60, scope: !202)
!230 = !DILocation(line: 78, column: 54, scope: !202)
!231 = !DILocation(line: 78, column: 76, scope: !202)
!232 = !DILocation(line: 78, column: 70, scope: !202)
!233 = !DILocation(line: 78, column: 63, scope: !202)
!234 = !DILocation(line: 78, column: 88, scope: !202)
!235 = !DILocation(line: 78, column: 99, scope: !202)
!236 = !DILocation(line: 78, column: 114, scope: !202)
!237 = !DILocation(line: 78, column: 108, scope: !202)
!238 = !DILocation(line: 78, column: 101, scope: !202)
!239 = !DILocation(line: 78, column: 6, scope: !202)
!240 = !DILocation(line: 80, column: 18, scope: !202)
!241 = !DILocation(line: 81, column: 33, scope: !202)
!242 = !DILocation(line: 82, column: 10, scope: !202)
!243 = !DILocation(line: 83, column: 5, scope: !202)
!244 = !DIFile(filename: "print.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!245 = distinct !DISubprogram(name: "Print", scope: !244, file: !244, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!246 = !DILocation(line: 10, column: 6, scope: !245)
!247 = !DILocation(line: 11, column: 20, scope: !245)
!248 = !DILocation(line: 12, column: 7, scope: !245)
!249 = !DILocation(line: 13, column: 13, scope: !245)
!250 = !DILocation(line: 14, column: 3, scope: !245)
!251 = !DILocation(line: 16, column: 69, scope: !245)
!252 = !DILocation(line: 16, column: 68, scope: !245)
!253 = !DILocation(line: 16, column: 79, scope: !245)
!254 = !DILocation(line: 16, column: 89, scope: !245)
!255 = !DILocation(line: 16, column: 12, scope: !245)
!256 = !DILocation(line: 17, column: 47, scope: !245)
!257 = !DILocation(line: 17, column: 61, scope: !245)
!258 = !DILocation(line: 17, column: 76, scope: !245)
!259 = !DILocation(line: 17, column: 83, scope: !245)
!260 = !DILocation(line: 17, column: 74, scope: !245)
!261 = !DILocation(line: 17, column: 96, scope: !245)
!262 = !DILocation(line: 17, column: 91, scope: !245)
!263 = !DILocation(line: 17, column: 106, scope: !245)
!264 = !DILocation(line: 17, column: 12, scope: !245)
!265 = !DILocation(line: 18, column: 31, scope: !245)
!266 = !DILocation(line: 18, column: 36, scope: !245)
!267 = !DILocation(line: 18, column: 34, scope: !245)
!268 = !DILocation(line: 18, column: 43, scope: !245)
!269 = !DILocation(line: 18, column: 41, scope: !245)
!270 = !DILocation(line: 18, column: 48, scope: !245)
!271 = !DILocation(line: 18, column: 46, scope: !245)
!272 = !DILocation(line: 18, column: 54, scope: !245)
!273 = !DILocation(line: 18, column: 59, scope: !245)
!274 = !DILocation(line: 18, column: 57, scope: !245)
!275 = !DILocation(line: 18, column: 12, scope: !245)
!276 = !DILocation(line: 19, column: 12, scope: !245)
!277 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!278 = distinct !DISubprogram(name: "ExchangeInt8", scope: !277, file: !277, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!279 = !DILocation(line: 10, column: 6, scope: !278)
!280 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!281 = !DILocation(line: 10, column: 83, scope: !278)
!282 = !DILocation(line: 21, column: 29, scope: !280, inlinedAt: !281)
!283 = !DILocation(line: 21, column: 39, scope: !280, inlinedAt: !281)
!284 = !DILocation(line: 21, column: 49, scope: !280, inlinedAt: !281)
!285 = !DILocation(line: 23, column: 7, scope: !280, inlinedAt: !281)
!286 = !DILocation(line: 22, column: 2, scope: !280, inlinedAt: !281)
!287 = !DILocation(line: 22, column: 8, scope: !280, inlinedAt: !281)
!288 = !DILocation(line: 26, column: 9, scope: !280, inlinedAt: !281)
!289 = !DILocation(line: 27, column: 12, scope: !280, inlinedAt: !281)
!290 = !DILocation(line: 27, column: 10, scope: !280, inlinedAt: !281)
!291 = !DILocation(line: 27, column: 30, scope: !280, inlinedAt: !281)
!292 = !DILocation(line: 28, column: 37, scope: !280, inlinedAt: !281)
!293 = !DILocation(line: 28, column: 32, scope: !280, inlinedAt: !281)
!294 = !DILocation(line: 28, column: 34, scope: !280, inlinedAt: !281)
!295 = !DILocation(line: 28, column: 20, scope: !280, inlinedAt: !281)
!296 = !DILocation(line: 28, column: 3, scope: !280, inlinedAt: !281)
!297 = !DILocation(line: 29, column: 22, scope: !280, inlinedAt: !281)
!298 = !DILocation(line: 29, column: 3, scope: !280, inlinedAt: !281)
!299 = !DILocation(line: 30, column: 24, scope: !280, inlinedAt: !281)
!300 = !DILocation(line: 30, column: 3, scope: !280, inlinedAt: !281)
!301 = !DILocation(line: 31, column: 23, scope: !280, inlinedAt: !281)
!302 = !DILocation(line: 31, column: 3, scope: !280, inlinedAt: !281)
!303 = !DILocation(line: 32, column: 14, scope: !280, inlinedAt: !281)
!304 = !DILocation(line: 32, column: 12, scope: !280, inlinedAt: !281)
!305 = !DILocation(line: 32, column: 18, scope: !280, inlinedAt: !281)
!306 = !DILocation(line: 33, column: 21, scope: !280, inlinedAt: !281)
!307 = !DILocation(line: 33, column: 3, scope: !280, inlinedAt: !281)
!308 = !DILocation(line: 34, column: 3, scope: !280, inlinedAt: !281)
!309 = !DILocation(line: 35, column: 31, scope: !280, inlinedAt: !281)
!310 = !DILocation(line: 36, column: 4, scope: !280, inlinedAt: !281)
!311 = !DILocation(line: 38, column: 32, scope: !280, inlinedAt: !281)
!312 = !DILocation(line: 38, column: 30, scope: !280, inlinedAt: !281)
!313 = !DILocation(line: 38, column: 24, scope: !280, inlinedAt: !281)
!314 = !DILocation(line: 38, column: 3, scope: !280, inlinedAt: !281)
!315 = distinct !DISubprogram(name: "NumbersInt8", scope: !277, file: !277, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!316 = !DILocation(line: 15, column: 6, scope: !315)
!317 = !DIFile(filename: "group.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!318 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!319 = !DILocation(line: 15, column: 71, scope: !315)
!320 = !DILocation(line: 29, column: 20, scope: !318, inlinedAt: !319)
!321 = !DILocation(line: 30, column: 26, scope: !318, inlinedAt: !319)
!322 = !DILocation(line: 30, column: 24, scope: !318, inlinedAt: !319)
!323 = !DILocation(line: 30, column: 46, scope: !318, inlinedAt: !319)
!324 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!325 = !DILocation(line: 30, column: 9, scope: !318, inlinedAt: !319)
!326 = !DILocation(line: 14, column: 11, scope: !324, inlinedAt: !325)
!327 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!328 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!329 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!330 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!331 = !DILocation(line: 16, column: 25, scope: !324, inlinedAt: !325)
!332 = !DILocation(line: 7, column: 15, scope: !330, inlinedAt: !331)
!333 = !DILocation(line: 44, column: 16, scope: !329, inlinedAt: !332)
!334 = !DILocation(line: 66, column: 13, scope: !328, inlinedAt: !333)
!335 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !333)
!336 = !DILocation(line: 19, column: 40, scope: !324, inlinedAt: !325)
!337 = !DILocation(line: 65, column: 35, scope: !328, inlinedAt: !333)
!338 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !333)
!339 = !DILocation(line: 68, column: 35, scope: !328, inlinedAt: !333)
!340 = !DILocation(line: 69, column: 23, scope: !328, inlinedAt: !333)
!341 = !DILocation(line: 7, column: 65, scope: !330, inlinedAt: !331)
!342 = !DILocation(line: 68, column: 40, scope: !328, inlinedAt: !333)
!343 = !DILocation(line: 73, column: 16, scope: !328, inlinedAt: !333)
!344 = !DILocation(line: 73, column: 2, scope: !328, inlinedAt: !333)
!345 = !DILocation(line: 74, column: 6, scope: !328, inlinedAt: !333)
!346 = !DILocation(line: 74, column: 22, scope: !328, inlinedAt: !333)
!347 = !DILocation(line: 75, column: 23, scope: !328, inlinedAt: !333)
!348 = !DILocation(line: 74, column: 27, scope: !328, inlinedAt: !333)
!349 = !DILocation(line: 16, column: 6, scope: !324, inlinedAt: !325)
!350 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!351 = !DILocation(line: 17, column: 33, scope: !324, inlinedAt: !325)
!352 = !DILocation(line: 13, column: 15, scope: !350, inlinedAt: !351)
!353 = !DILocation(line: 44, column: 16, scope: !329, inlinedAt: !352)
!354 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !353)
!355 = !DILocation(line: 65, column: 35, scope: !328, inlinedAt: !353)
!356 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !353)
!357 = !DILocation(line: 68, column: 35, scope: !328, inlinedAt: !353)
!358 = !DILocation(line: 69, column: 23, scope: !328, inlinedAt: !353)
!359 = !DILocation(line: 13, column: 66, scope: !350, inlinedAt: !351)
!360 = !DILocation(line: 68, column: 40, scope: !328, inlinedAt: !353)
!361 = !DILocation(line: 73, column: 16, scope: !328, inlinedAt: !353)
!362 = !DILocation(line: 73, column: 2, scope: !328, inlinedAt: !353)
!363 = !DILocation(line: 74, column: 6, scope: !328, inlinedAt: !353)
!364 = !DILocation(line: 74, column: 22, scope: !328, inlinedAt: !353)
!365 = !DILocation(line: 75, column: 23, scope: !328, inlinedAt: !353)
!366 = !DILocation(line: 74, column: 27, scope: !328, inlinedAt: !353)
!367 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!368 = !DILocation(line: 17, column: 54, scope: !324, inlinedAt: !325)
!369 = !DILocation(line: 19, column: 15, scope: !367, inlinedAt: !368)
!370 = !DILocation(line: 44, column: 16, scope: !329, inlinedAt: !369)
!371 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !370)
!372 = !DILocation(line: 65, column: 35, scope: !328, inlinedAt: !370)
!373 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !370)
!374 = !DILocation(line: 68, column: 35, scope: !328, inlinedAt: !370)
!375 = !DILocation(line: 69, column: 23, scope: !328, inlinedAt: !370)
!376 = !DILocation(line: 19, column: 66, scope: !367, inlinedAt: !368)
!377 = !DILocation(line: 68, column: 40, scope: !328, inlinedAt: !370)
!378 = !DILocation(line: 73, column: 16, scope: !328, inlinedAt: !370)
!379 = !DILocation(line: 73, column: 2, scope: !328, inlinedAt: !370)
!380 = !DILocation(line: 74, column: 6, scope: !328, inlinedAt: !370)
!381 = !DILocation(line: 74, column: 22, scope: !328, inlinedAt: !370)
!382 = !DILocation(line: 75, column: 23, scope: !328, inlinedAt: !370)
!383 = !DILocation(line: 74, column: 27, scope: !328, inlinedAt: !370)
!384 = !DILocation(line: 17, column: 6, scope: !324, inlinedAt: !325)
!385 = !DILocation(line: 17, column: 14, scope: !324, inlinedAt: !325)
!386 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!387 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!388 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!389 = !DILocation(line: 18, column: 40, scope: !324, inlinedAt: !325)
!390 = !DILocation(line: 6, column: 21, scope: !388, inlinedAt: !389)
!391 = !DILocation(line: 25, column: 16, scope: !387, inlinedAt: !390)
!392 = !DILocation(line: 23, column: 48, scope: !387, inlinedAt: !390)
!393 = !DILocation(line: 26, column: 6, scope: !387, inlinedAt: !390)
!394 = !DILocation(line: 26, column: 24, scope: !387, inlinedAt: !390)
!395 = !DILocation(line: 27, column: 24, scope: !387, inlinedAt: !390)
!396 = !DILocation(line: 27, column: 44, scope: !387, inlinedAt: !390)
!397 = !DILocation(line: 28, column: 4, scope: !387, inlinedAt: !390)
!398 = !DILocation(line: 26, column: 37, scope: !387, inlinedAt: !390)
!399 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!400 = !DILocation(line: 18, column: 68, scope: !324, inlinedAt: !325)
!401 = !DILocation(line: 14, column: 21, scope: !399, inlinedAt: !400)
!402 = !DILocation(line: 23, column: 48, scope: !387, inlinedAt: !401)
!403 = !DILocation(line: 26, column: 6, scope: !387, inlinedAt: !401)
!404 = !DILocation(line: 26, column: 24, scope: !387, inlinedAt: !401)
!405 = !DILocation(line: 27, column: 24, scope: !387, inlinedAt: !401)
!406 = !DILocation(line: 27, column: 44, scope: !387, inlinedAt: !401)
!407 = !DILocation(line: 28, column: 4, scope: !387, inlinedAt: !401)
!408 = !DILocation(line: 26, column: 37, scope: !387, inlinedAt: !401)
!409 = !DILocation(line: 15, column: 20, scope: !399, inlinedAt: !400)
!410 = !DILocation(line: 15, column: 42, scope: !399, inlinedAt: !400)
!411 = !DILocation(line: 18, column: 2, scope: !324, inlinedAt: !325)
!412 = !DILocation(line: 18, column: 6, scope: !324, inlinedAt: !325)
!413 = !DILocation(line: 18, column: 14, scope: !324, inlinedAt: !325)
!414 = !DILocation(line: 19, column: 42, scope: !324, inlinedAt: !325)
!415 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!416 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!417 = !DILocation(line: 19, column: 25, scope: !324, inlinedAt: !325)
!418 = !DILocation(line: 36, column: 10, scope: !416, inlinedAt: !417)
!419 = !DILocation(line: 36, column: 22, scope: !416, inlinedAt: !417)
!420 = !DILocation(line: 37, column: 8, scope: !416, inlinedAt: !417)
!421 = !DILocation(line: 40, column: 17, scope: !416, inlinedAt: !417)
!422 = !DILocation(line: 19, column: 6, scope: !324, inlinedAt: !325)
!423 = !DILocation(line: 31, column: 26, scope: !318, inlinedAt: !319)
!424 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!425 = !DILocation(line: 31, column: 9, scope: !318, inlinedAt: !319)
!426 = !DILocation(line: 14, column: 11, scope: !424, inlinedAt: !425)
!427 = !DILocation(line: 31, column: 48, scope: !318, inlinedAt: !319)
!428 = distinct !DISubprogram(name: "Block.warps", scope: !415, file: !415, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!429 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!430 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!431 = !DILocation(line: 16, column: 25, scope: !424, inlinedAt: !425)
!432 = !DILocation(line: 7, column: 15, scope: !430, inlinedAt: !431)
!433 = !DILocation(line: 45, column: 14, scope: !429, inlinedAt: !432)
!434 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !433)
!435 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !433)
!436 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!437 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!438 = !DILocation(line: 18, column: 40, scope: !424, inlinedAt: !425)
!439 = !DILocation(line: 6, column: 21, scope: !437, inlinedAt: !438)
!440 = !DILocation(line: 37, column: 21, scope: !436, inlinedAt: !439)
!441 = !DILocation(line: 37, column: 10, scope: !436, inlinedAt: !439)
!442 = !DILocation(line: 19, column: 40, scope: !424, inlinedAt: !425)
!443 = !DILocation(line: 44, column: 16, scope: !429, inlinedAt: !432)
!444 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !443)
!445 = !DILocation(line: 65, column: 35, scope: !328, inlinedAt: !443)
!446 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !443)
!447 = !DILocation(line: 68, column: 35, scope: !328, inlinedAt: !443)
!448 = !DILocation(line: 69, column: 23, scope: !328, inlinedAt: !443)
!449 = !DILocation(line: 7, column: 65, scope: !430, inlinedAt: !431)
!450 = !DILocation(line: 68, column: 40, scope: !328, inlinedAt: !443)
!451 = !DILocation(line: 73, column: 16, scope: !328, inlinedAt: !443)
!452 = !DILocation(line: 73, column: 2, scope: !328, inlinedAt: !443)
!453 = !DILocation(line: 74, column: 6, scope: !328, inlinedAt: !443)
!454 = !DILocation(line: 74, column: 22, scope: !328, inlinedAt: !443)
!455 = !DILocation(line: 75, column: 23, scope: !328, inlinedAt: !443)
!456 = !DILocation(line: 74, column: 27, scope: !328, inlinedAt: !443)
!457 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !433)
!458 = !DILocation(line: 46, column: 7, scope: !429, inlinedAt: !432)
!459 = !DILocation(line: 49, column: 31, scope: !429, inlinedAt: !432)
!460 = !DILocation(line: 50, column: 10, scope: !429, inlinedAt: !432)
!461 = !DILocation(line: 51, column: 14, scope: !429, inlinedAt: !432)
!462 = !DILocation(line: 52, column: 17, scope: !429, inlinedAt: !432)
!463 = !DILocation(line: 52, column: 8, scope: !429, inlinedAt: !432)
!464 = !DILocation(line: 54, column: 10, scope: !429, inlinedAt: !432)
!465 = !DILocation(line: 55, column: 11, scope: !429, inlinedAt: !432)
!466 = !DILocation(line: 42, column: 50, scope: !429, inlinedAt: !432)
!467 = !DILocation(line: 56, column: 6, scope: !429, inlinedAt: !432)
!468 = !DILocation(line: 56, column: 16, scope: !429, inlinedAt: !432)
!469 = !DILocation(line: 57, column: 17, scope: !429, inlinedAt: !432)
!470 = !DILocation(line: 56, column: 21, scope: !429, inlinedAt: !432)
!471 = !DILocation(line: 16, column: 6, scope: !424, inlinedAt: !425)
!472 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!473 = !DILocation(line: 17, column: 33, scope: !424, inlinedAt: !425)
!474 = !DILocation(line: 13, column: 15, scope: !472, inlinedAt: !473)
!475 = !DILocation(line: 44, column: 16, scope: !429, inlinedAt: !474)
!476 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !475)
!477 = !DILocation(line: 65, column: 35, scope: !328, inlinedAt: !475)
!478 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !475)
!479 = !DILocation(line: 68, column: 35, scope: !328, inlinedAt: !475)
!480 = !DILocation(line: 69, column: 23, scope: !328, inlinedAt: !475)
!481 = !DILocation(line: 13, column: 66, scope: !472, inlinedAt: !473)
!482 = !DILocation(line: 68, column: 40, scope: !328, inlinedAt: !475)
!483 = !DILocation(line: 73, column: 16, scope: !328, inlinedAt: !475)
!484 = !DILocation(line: 73, column: 2, scope: !328, inlinedAt: !475)
!485 = !DILocation(line: 74, column: 6, scope: !328, inlinedAt: !475)
!486 = !DILocation(line: 74, column: 22, scope: !328, inlinedAt: !475)
!487 = !DILocation(line: 75, column: 23, scope: !328, inlinedAt: !475)
!488 = !DILocation(line: 74, column: 27, scope: !328, inlinedAt: !475)
!489 = !DILocation(line: 46, column: 7, scope: !429, inlinedAt: !474)
!490 = !DILocation(line: 49, column: 31, scope: !429, inlinedAt: !474)
!491 = !DILocation(line: 50, column: 10, scope: !429, inlinedAt: !474)
!492 = !DILocation(line: 51, column: 14, scope: !429, inlinedAt: !474)
!493 = !DILocation(line: 52, column: 17, scope: !429, inlinedAt: !474)
!494 = !DILocation(line: 52, column: 8, scope: !429, inlinedAt: !474)
!495 = !DILocation(line: 54, column: 10, scope: !429, inlinedAt: !474)
!496 = !DILocation(line: 55, column: 11, scope: !429, inlinedAt: !474)
!497 = !DILocation(line: 42, column: 50, scope: !429, inlinedAt: !474)
!498 = !DILocation(line: 56, column: 6, scope: !429, inlinedAt: !474)
!499 = !DILocation(line: 56, column: 16, scope: !429, inlinedAt: !474)
!500 = !DILocation(line: 57, column: 17, scope: !429, inlinedAt: !474)
!501 = !DILocation(line: 56, column: 21, scope: !429, inlinedAt: !474)
!502 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!503 = !DILocation(line: 17, column: 54, scope: !424, inlinedAt: !425)
!504 = !DILocation(line: 19, column: 15, scope: !502, inlinedAt: !503)
!505 = !DILocation(line: 44, column: 16, scope: !429, inlinedAt: !504)
!506 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !505)
!507 = !DILocation(line: 65, column: 35, scope: !328, inlinedAt: !505)
!508 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !505)
!509 = !DILocation(line: 68, column: 35, scope: !328, inlinedAt: !505)
!510 = !DILocation(line: 69, column: 23, scope: !328, inlinedAt: !505)
!511 = !DILocation(line: 19, column: 66, scope: !502, inlinedAt: !503)
!512 = !DILocation(line: 68, column: 40, scope: !328, inlinedAt: !505)
!513 = !DILocation(line: 73, column: 16, scope: !328, inlinedAt: !505)
!514 = !DILocation(line: 73, column: 2, scope: !328, inlinedAt: !505)
!515 = !DILocation(line: 74, column: 6, scope: !328, inlinedAt: !505)
!516 = !DILocation(line: 74, column: 22, scope: !328, inlinedAt: !505)
!517 = !DILocation(line: 75, column: 23, scope: !328, inlinedAt: !505)
!518 = !DILocation(line: 74, column: 27, scope: !328, inlinedAt: !505)
!519 = !DILocation(line: 46, column: 7, scope: !429, inlinedAt: !504)
!520 = !DILocation(line: 49, column: 31, scope: !429, inlinedAt: !504)
!521 = !DILocation(line: 50, column: 10, scope: !429, inlinedAt: !504)
!522 = !DILocation(line: 51, column: 14, scope: !429, inlinedAt: !504)
!523 = !DILocation(line: 52, column: 17, scope: !429, inlinedAt: !504)
!524 = !DILocation(line: 52, column: 8, scope: !429, inlinedAt: !504)
!525 = !DILocation(line: 54, column: 10, scope: !429, inlinedAt: !504)
!526 = !DILocation(line: 55, column: 11, scope: !429, inlinedAt: !504)
!527 = !DILocation(line: 42, column: 50, scope: !429, inlinedAt: !504)
!528 = !DILocation(line: 56, column: 6, scope: !429, inlinedAt: !504)
!529 = !DILocation(line: 56, column: 16, scope: !429, inlinedAt: !504)
!530 = !DILocation(line: 57, column: 17, scope: !429, inlinedAt: !504)
!531 = !DILocation(line: 56, column: 21, scope: !429, inlinedAt: !504)
!532 = !DILocation(line: 17, column: 6, scope: !424, inlinedAt: !425)
!533 = !DILocation(line: 17, column: 14, scope: !424, inlinedAt: !425)
!534 = !DILocation(line: 25, column: 16, scope: !436, inlinedAt: !439)
!535 = !DILocation(line: 23, column: 48, scope: !436, inlinedAt: !439)
!536 = !DILocation(line: 26, column: 6, scope: !436, inlinedAt: !439)
!537 = !DILocation(line: 26, column: 24, scope: !436, inlinedAt: !439)
!538 = !DILocation(line: 27, column: 24, scope: !436, inlinedAt: !439)
!539 = !DILocation(line: 27, column: 44, scope: !436, inlinedAt: !439)
!540 = !DILocation(line: 28, column: 4, scope: !436, inlinedAt: !439)
!541 = !DILocation(line: 26, column: 37, scope: !436, inlinedAt: !439)
!542 = !DILocation(line: 31, column: 15, scope: !436, inlinedAt: !439)
!543 = !DILocation(line: 34, column: 32, scope: !436, inlinedAt: !439)
!544 = !DILocation(line: 35, column: 19, scope: !436, inlinedAt: !439)
!545 = !DILocation(line: 36, column: 10, scope: !436, inlinedAt: !439)
!546 = !DILocation(line: 38, column: 9, scope: !436, inlinedAt: !439)
!547 = !DILocation(line: 40, column: 10, scope: !436, inlinedAt: !439)
!548 = !DILocation(line: 23, column: 59, scope: !436, inlinedAt: !439)
!549 = !DILocation(line: 42, column: 19, scope: !436, inlinedAt: !439)
!550 = !DILocation(line: 42, column: 3, scope: !436, inlinedAt: !439)
!551 = !DILocation(line: 44, column: 2, scope: !437, inlinedAt: !438)
!552 = !DILocation(line: 7, column: 16, scope: !437, inlinedAt: !438)
!553 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!554 = !DILocation(line: 18, column: 68, scope: !424, inlinedAt: !425)
!555 = !DILocation(line: 14, column: 21, scope: !553, inlinedAt: !554)
!556 = !DILocation(line: 25, column: 16, scope: !436, inlinedAt: !555)
!557 = !DILocation(line: 23, column: 48, scope: !436, inlinedAt: !555)
!558 = !DILocation(line: 26, column: 6, scope: !436, inlinedAt: !555)
!559 = !DILocation(line: 26, column: 24, scope: !436, inlinedAt: !555)
!560 = !DILocation(line: 27, column: 24, scope: !436, inlinedAt: !555)
!561 = !DILocation(line: 27, column: 44, scope: !436, inlinedAt: !555)
!562 = !DILocation(line: 28, column: 4, scope: !436, inlinedAt: !555)
!563 = !DILocation(line: 26, column: 37, scope: !436, inlinedAt: !555)
!564 = !DILocation(line: 31, column: 15, scope: !436, inlinedAt: !555)
!565 = !DILocation(line: 34, column: 32, scope: !436, inlinedAt: !555)
!566 = !DILocation(line: 35, column: 19, scope: !436, inlinedAt: !555)
!567 = !DILocation(line: 36, column: 10, scope: !436, inlinedAt: !555)
!568 = !DILocation(line: 37, column: 10, scope: !436, inlinedAt: !555)
!569 = !DILocation(line: 38, column: 9, scope: !436, inlinedAt: !555)
!570 = !DILocation(line: 40, column: 10, scope: !436, inlinedAt: !555)
!571 = !DILocation(line: 23, column: 59, scope: !436, inlinedAt: !555)
!572 = !DILocation(line: 42, column: 19, scope: !436, inlinedAt: !555)
!573 = !DILocation(line: 42, column: 3, scope: !436, inlinedAt: !555)
!574 = !DILocation(line: 44, column: 2, scope: !553, inlinedAt: !554)
!575 = !DILocation(line: 15, column: 20, scope: !553, inlinedAt: !554)
!576 = !DILocation(line: 15, column: 42, scope: !553, inlinedAt: !554)
!577 = !DILocation(line: 18, column: 16, scope: !553, inlinedAt: !554)
!578 = !DILocation(line: 18, column: 2, scope: !424, inlinedAt: !425)
!579 = !DILocation(line: 18, column: 6, scope: !424, inlinedAt: !425)
!580 = !DILocation(line: 18, column: 14, scope: !424, inlinedAt: !425)
!581 = !DILocation(line: 19, column: 42, scope: !424, inlinedAt: !425)
!582 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!583 = !DILocation(line: 19, column: 25, scope: !424, inlinedAt: !425)
!584 = !DILocation(line: 36, column: 22, scope: !582, inlinedAt: !583)
!585 = !DILocation(line: 37, column: 8, scope: !582, inlinedAt: !583)
!586 = !DILocation(line: 39, column: 15, scope: !582, inlinedAt: !583)
!587 = !DILocation(line: 40, column: 17, scope: !582, inlinedAt: !583)
!588 = !DILocation(line: 40, column: 3, scope: !424, inlinedAt: !425)
!589 = !DILocation(line: 42, column: 16, scope: !582, inlinedAt: !583)
!590 = !DILocation(line: 43, column: 10, scope: !582, inlinedAt: !583)
!591 = !DILocation(line: 44, column: 14, scope: !582, inlinedAt: !583)
!592 = !DILocation(line: 45, column: 3, scope: !582, inlinedAt: !583)
!593 = !DILocation(line: 47, column: 10, scope: !582, inlinedAt: !583)
!594 = !DILocation(line: 48, column: 9, scope: !582, inlinedAt: !583)
!595 = !DILocation(line: 48, column: 2, scope: !424, inlinedAt: !425)
!596 = !DILocation(line: 19, column: 6, scope: !424, inlinedAt: !425)
!597 = distinct !DISubprogram(name: "IntegersInt8", scope: !277, file: !277, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!598 = !DILocation(line: 20, column: 6, scope: !597)
!599 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!600 = !DILocation(line: 20, column: 73, scope: !597)
!601 = !DILocation(line: 35, column: 20, scope: !599, inlinedAt: !600)
!602 = !DILocation(line: 36, column: 27, scope: !599, inlinedAt: !600)
!603 = !DILocation(line: 36, column: 25, scope: !599, inlinedAt: !600)
!604 = !DILocation(line: 36, column: 48, scope: !599, inlinedAt: !600)
!605 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!606 = !DILocation(line: 36, column: 10, scope: !599, inlinedAt: !600)
!607 = !DILocation(line: 24, column: 11, scope: !605, inlinedAt: !606)
!608 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!609 = !DILocation(line: 25, column: 40, scope: !605, inlinedAt: !606)
!610 = !DILocation(line: 25, column: 15, scope: !608, inlinedAt: !609)
!611 = !DILocation(line: 44, column: 16, scope: !329, inlinedAt: !610)
!612 = !DILocation(line: 66, column: 13, scope: !328, inlinedAt: !611)
!613 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !611)
!614 = !DILocation(line: 65, column: 35, scope: !328, inlinedAt: !611)
!615 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !611)
!616 = !DILocation(line: 68, column: 35, scope: !328, inlinedAt: !611)
!617 = !DILocation(line: 69, column: 23, scope: !328, inlinedAt: !611)
!618 = !DILocation(line: 25, column: 65, scope: !608, inlinedAt: !609)
!619 = !DILocation(line: 68, column: 40, scope: !328, inlinedAt: !611)
!620 = !DILocation(line: 73, column: 16, scope: !328, inlinedAt: !611)
!621 = !DILocation(line: 73, column: 2, scope: !328, inlinedAt: !611)
!622 = !DILocation(line: 74, column: 6, scope: !328, inlinedAt: !611)
!623 = !DILocation(line: 74, column: 22, scope: !328, inlinedAt: !611)
!624 = !DILocation(line: 75, column: 23, scope: !328, inlinedAt: !611)
!625 = !DILocation(line: 74, column: 27, scope: !328, inlinedAt: !611)
!626 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!627 = !DILocation(line: 25, column: 60, scope: !605, inlinedAt: !606)
!628 = !DILocation(line: 30, column: 15, scope: !626, inlinedAt: !627)
!629 = !DILocation(line: 44, column: 16, scope: !329, inlinedAt: !628)
!630 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !629)
!631 = !DILocation(line: 65, column: 35, scope: !328, inlinedAt: !629)
!632 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !629)
!633 = !DILocation(line: 68, column: 35, scope: !328, inlinedAt: !629)
!634 = !DILocation(line: 69, column: 23, scope: !328, inlinedAt: !629)
!635 = !DILocation(line: 30, column: 64, scope: !626, inlinedAt: !627)
!636 = !DILocation(line: 68, column: 40, scope: !328, inlinedAt: !629)
!637 = !DILocation(line: 73, column: 16, scope: !328, inlinedAt: !629)
!638 = !DILocation(line: 73, column: 2, scope: !328, inlinedAt: !629)
!639 = !DILocation(line: 74, column: 6, scope: !328, inlinedAt: !629)
!640 = !DILocation(line: 74, column: 22, scope: !328, inlinedAt: !629)
!641 = !DILocation(line: 75, column: 23, scope: !328, inlinedAt: !629)
!642 = !DILocation(line: 74, column: 27, scope: !328, inlinedAt: !629)
!643 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!644 = !DILocation(line: 25, column: 81, scope: !605, inlinedAt: !606)
!645 = !DILocation(line: 36, column: 15, scope: !643, inlinedAt: !644)
!646 = !DILocation(line: 44, column: 16, scope: !329, inlinedAt: !645)
!647 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !646)
!648 = !DILocation(line: 65, column: 35, scope: !328, inlinedAt: !646)
!649 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !646)
!650 = !DILocation(line: 68, column: 35, scope: !328, inlinedAt: !646)
!651 = !DILocation(line: 69, column: 23, scope: !328, inlinedAt: !646)
!652 = !DILocation(line: 36, column: 65, scope: !643, inlinedAt: !644)
!653 = !DILocation(line: 68, column: 40, scope: !328, inlinedAt: !646)
!654 = !DILocation(line: 73, column: 16, scope: !328, inlinedAt: !646)
!655 = !DILocation(line: 73, column: 2, scope: !328, inlinedAt: !646)
!656 = !DILocation(line: 74, column: 6, scope: !328, inlinedAt: !646)
!657 = !DILocation(line: 74, column: 22, scope: !328, inlinedAt: !646)
!658 = !DILocation(line: 75, column: 23, scope: !328, inlinedAt: !646)
!659 = !DILocation(line: 74, column: 27, scope: !328, inlinedAt: !646)
!660 = !DILocation(line: 25, column: 5, scope: !605, inlinedAt: !606)
!661 = !DILocation(line: 25, column: 13, scope: !605, inlinedAt: !606)
!662 = !DILocation(line: 25, column: 21, scope: !605, inlinedAt: !606)
!663 = !DILocation(line: 37, column: 27, scope: !599, inlinedAt: !600)
!664 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!665 = !DILocation(line: 37, column: 10, scope: !599, inlinedAt: !600)
!666 = !DILocation(line: 24, column: 11, scope: !664, inlinedAt: !665)
!667 = !DILocation(line: 37, column: 50, scope: !599, inlinedAt: !600)
!668 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!669 = !DILocation(line: 25, column: 40, scope: !664, inlinedAt: !665)
!670 = !DILocation(line: 25, column: 15, scope: !668, inlinedAt: !669)
!671 = !DILocation(line: 44, column: 16, scope: !429, inlinedAt: !670)
!672 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !671)
!673 = !DILocation(line: 65, column: 35, scope: !328, inlinedAt: !671)
!674 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !671)
!675 = !DILocation(line: 68, column: 35, scope: !328, inlinedAt: !671)
!676 = !DILocation(line: 69, column: 23, scope: !328, inlinedAt: !671)
!677 = !DILocation(line: 25, column: 65, scope: !668, inlinedAt: !669)
!678 = !DILocation(line: 68, column: 40, scope: !328, inlinedAt: !671)
!679 = !DILocation(line: 73, column: 16, scope: !328, inlinedAt: !671)
!680 = !DILocation(line: 73, column: 2, scope: !328, inlinedAt: !671)
!681 = !DILocation(line: 74, column: 6, scope: !328, inlinedAt: !671)
!682 = !DILocation(line: 74, column: 22, scope: !328, inlinedAt: !671)
!683 = !DILocation(line: 75, column: 23, scope: !328, inlinedAt: !671)
!684 = !DILocation(line: 74, column: 27, scope: !328, inlinedAt: !671)
!685 = !DILocation(line: 45, column: 14, scope: !429, inlinedAt: !670)
!686 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !685)
!687 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !685)
!688 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !685)
!689 = !DILocation(line: 46, column: 7, scope: !429, inlinedAt: !670)
!690 = !DILocation(line: 49, column: 31, scope: !429, inlinedAt: !670)
!691 = !DILocation(line: 50, column: 10, scope: !429, inlinedAt: !670)
!692 = !DILocation(line: 51, column: 11, scope: !429, inlinedAt: !670)
!693 = !DILocation(line: 51, column: 14, scope: !429, inlinedAt: !670)
!694 = !DILocation(line: 52, column: 17, scope: !429, inlinedAt: !670)
!695 = !DILocation(line: 52, column: 8, scope: !429, inlinedAt: !670)
!696 = !DILocation(line: 54, column: 10, scope: !429, inlinedAt: !670)
!697 = !DILocation(line: 55, column: 11, scope: !429, inlinedAt: !670)
!698 = !DILocation(line: 42, column: 50, scope: !429, inlinedAt: !670)
!699 = !DILocation(line: 56, column: 6, scope: !429, inlinedAt: !670)
!700 = !DILocation(line: 56, column: 16, scope: !429, inlinedAt: !670)
!701 = !DILocation(line: 57, column: 17, scope: !429, inlinedAt: !670)
!702 = !DILocation(line: 56, column: 21, scope: !429, inlinedAt: !670)
!703 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!704 = !DILocation(line: 25, column: 60, scope: !664, inlinedAt: !665)
!705 = !DILocation(line: 30, column: 15, scope: !703, inlinedAt: !704)
!706 = !DILocation(line: 44, column: 16, scope: !429, inlinedAt: !705)
!707 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !706)
!708 = !DILocation(line: 65, column: 35, scope: !328, inlinedAt: !706)
!709 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !706)
!710 = !DILocation(line: 68, column: 35, scope: !328, inlinedAt: !706)
!711 = !DILocation(line: 69, column: 23, scope: !328, inlinedAt: !706)
!712 = !DILocation(line: 30, column: 64, scope: !703, inlinedAt: !704)
!713 = !DILocation(line: 68, column: 40, scope: !328, inlinedAt: !706)
!714 = !DILocation(line: 73, column: 16, scope: !328, inlinedAt: !706)
!715 = !DILocation(line: 73, column: 2, scope: !328, inlinedAt: !706)
!716 = !DILocation(line: 74, column: 6, scope: !328, inlinedAt: !706)
!717 = !DILocation(line: 74, column: 22, scope: !328, inlinedAt: !706)
!718 = !DILocation(line: 75, column: 23, scope: !328, inlinedAt: !706)
!719 = !DILocation(line: 74, column: 27, scope: !328, inlinedAt: !706)
!720 = !DILocation(line: 46, column: 7, scope: !429, inlinedAt: !705)
!721 = !DILocation(line: 49, column: 31, scope: !429, inlinedAt: !705)
!722 = !DILocation(line: 50, column: 10, scope: !429, inlinedAt: !705)
!723 = !DILocation(line: 51, column: 11, scope: !429, inlinedAt: !705)
!724 = !DILocation(line: 51, column: 14, scope: !429, inlinedAt: !705)
!725 = !DILocation(line: 52, column: 17, scope: !429, inlinedAt: !705)
!726 = !DILocation(line: 52, column: 8, scope: !429, inlinedAt: !705)
!727 = !DILocation(line: 54, column: 10, scope: !429, inlinedAt: !705)
!728 = !DILocation(line: 55, column: 11, scope: !429, inlinedAt: !705)
!729 = !DILocation(line: 42, column: 50, scope: !429, inlinedAt: !705)
!730 = !DILocation(line: 56, column: 6, scope: !429, inlinedAt: !705)
!731 = !DILocation(line: 56, column: 16, scope: !429, inlinedAt: !705)
!732 = !DILocation(line: 57, column: 17, scope: !429, inlinedAt: !705)
!733 = !DILocation(line: 56, column: 21, scope: !429, inlinedAt: !705)
!734 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!735 = !DILocation(line: 25, column: 81, scope: !664, inlinedAt: !665)
!736 = !DILocation(line: 36, column: 15, scope: !734, inlinedAt: !735)
!737 = !DILocation(line: 44, column: 16, scope: !429, inlinedAt: !736)
!738 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !737)
!739 = !DILocation(line: 65, column: 35, scope: !328, inlinedAt: !737)
!740 = !DILocation(line: 68, column: 7, scope: !328, inlinedAt: !737)
!741 = !DILocation(line: 68, column: 35, scope: !328, inlinedAt: !737)
!742 = !DILocation(line: 69, column: 23, scope: !328, inlinedAt: !737)
!743 = !DILocation(line: 36, column: 65, scope: !734, inlinedAt: !735)
!744 = !DILocation(line: 68, column: 40, scope: !328, inlinedAt: !737)
!745 = !DILocation(line: 73, column: 16, scope: !328, inlinedAt: !737)
!746 = !DILocation(line: 73, column: 2, scope: !328, inlinedAt: !737)
!747 = !DILocation(line: 74, column: 6, scope: !328, inlinedAt: !737)
!748 = !DILocation(line: 74, column: 22, scope: !328, inlinedAt: !737)
!749 = !DILocation(line: 75, column: 23, scope: !328, inlinedAt: !737)
!750 = !DILocation(line: 74, column: 27, scope: !328, inlinedAt: !737)
!751 = !DILocation(line: 46, column: 7, scope: !429, inlinedAt: !736)
!752 = !DILocation(line: 49, column: 31, scope: !429, inlinedAt: !736)
!753 = !DILocation(line: 50, column: 10, scope: !429, inlinedAt: !736)
!754 = !DILocation(line: 51, column: 11, scope: !429, inlinedAt: !736)
!755 = !DILocation(line: 51, column: 14, scope: !429, inlinedAt: !736)
!756 = !DILocation(line: 52, column: 17, scope: !429, inlinedAt: !736)
!757 = !DILocation(line: 52, column: 8, scope: !429, inlinedAt: !736)
!758 = !DILocation(line: 54, column: 10, scope: !429, inlinedAt: !736)
!759 = !DILocation(line: 55, column: 11, scope: !429, inlinedAt: !736)
!760 = !DILocation(line: 42, column: 50, scope: !429, inlinedAt: !736)
!761 = !DILocation(line: 56, column: 6, scope: !429, inlinedAt: !736)
!762 = !DILocation(line: 56, column: 16, scope: !429, inlinedAt: !736)
!763 = !DILocation(line: 57, column: 17, scope: !429, inlinedAt: !736)
!764 = !DILocation(line: 56, column: 21, scope: !429, inlinedAt: !736)
!765 = !DILocation(line: 25, column: 5, scope: !664, inlinedAt: !665)
!766 = !DILocation(line: 25, column: 13, scope: !664, inlinedAt: !665)
!767 = !DILocation(line: 25, column: 21, scope: !664, inlinedAt: !665)
!768 = distinct !DISubprogram(name: "ExchangeInt16", scope: !277, file: !277, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!769 = !DILocation(line: 25, column: 6, scope: !768)
!770 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!771 = !DILocation(line: 26, column: 10, scope: !768)
!772 = !DILocation(line: 21, column: 29, scope: !770, inlinedAt: !771)
!773 = !DILocation(line: 21, column: 39, scope: !770, inlinedAt: !771)
!774 = !DILocation(line: 21, column: 49, scope: !770, inlinedAt: !771)
!775 = !DILocation(line: 23, column: 7, scope: !770, inlinedAt: !771)
!776 = !DILocation(line: 22, column: 2, scope: !770, inlinedAt: !771)
!777 = !DILocation(line: 22, column: 8, scope: !770, inlinedAt: !771)
!778 = !DILocation(line: 26, column: 9, scope: !770, inlinedAt: !771)
!779 = !DILocation(line: 27, column: 12, scope: !770, inlinedAt: !771)
!780 = !DILocation(line: 27, column: 10, scope: !770, inlinedAt: !771)
!781 = !DILocation(line: 27, column: 30, scope: !770, inlinedAt: !771)
!782 = !DILocation(line: 28, column: 37, scope: !770, inlinedAt: !771)
!783 = !DILocation(line: 28, column: 32, scope: !770, inlinedAt: !771)
!784 = !DILocation(line: 28, column: 34, scope: !770, inlinedAt: !771)
!785 = !DILocation(line: 28, column: 20, scope: !770, inlinedAt: !771)
!786 = !DILocation(line: 28, column: 3, scope: !770, inlinedAt: !771)
!787 = !DILocation(line: 29, column: 22, scope: !770, inlinedAt: !771)
!788 = !DILocation(line: 29, column: 3, scope: !770, inlinedAt: !771)
!789 = !DILocation(line: 30, column: 24, scope: !770, inlinedAt: !771)
!790 = !DILocation(line: 30, column: 3, scope: !770, inlinedAt: !771)
!791 = !DILocation(line: 31, column: 23, scope: !770, inlinedAt: !771)
!792 = !DILocation(line: 31, column: 3, scope: !770, inlinedAt: !771)
!793 = !DILocation(line: 32, column: 14, scope: !770, inlinedAt: !771)
!794 = !DILocation(line: 32, column: 12, scope: !770, inlinedAt: !771)
!795 = !DILocation(line: 32, column: 18, scope: !770, inlinedAt: !771)
!796 = !DILocation(line: 33, column: 21, scope: !770, inlinedAt: !771)
!797 = !DILocation(line: 33, column: 3, scope: !770, inlinedAt: !771)
!798 = !DILocation(line: 34, column: 3, scope: !770, inlinedAt: !771)
!799 = !DILocation(line: 35, column: 31, scope: !770, inlinedAt: !771)
!800 = !DILocation(line: 36, column: 4, scope: !770, inlinedAt: !771)
!801 = !DILocation(line: 38, column: 32, scope: !770, inlinedAt: !771)
!802 = !DILocation(line: 38, column: 30, scope: !770, inlinedAt: !771)
!803 = !DILocation(line: 38, column: 24, scope: !770, inlinedAt: !771)
!804 = !DILocation(line: 38, column: 3, scope: !770, inlinedAt: !771)
!805 = distinct !DISubprogram(name: "ExchangeInt32", scope: !277, file: !277, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!806 = !DILocation(line: 32, column: 6, scope: !805)
!807 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!808 = !DILocation(line: 33, column: 10, scope: !805)
!809 = !DILocation(line: 21, column: 29, scope: !807, inlinedAt: !808)
!810 = !DILocation(line: 21, column: 39, scope: !807, inlinedAt: !808)
!811 = !DILocation(line: 21, column: 49, scope: !807, inlinedAt: !808)
!812 = !DILocation(line: 23, column: 7, scope: !807, inlinedAt: !808)
!813 = !DILocation(line: 22, column: 2, scope: !807, inlinedAt: !808)
!814 = !DILocation(line: 22, column: 8, scope: !807, inlinedAt: !808)
!815 = !DILocation(line: 26, column: 9, scope: !807, inlinedAt: !808)
!816 = !DILocation(line: 27, column: 12, scope: !807, inlinedAt: !808)
!817 = !DILocation(line: 27, column: 10, scope: !807, inlinedAt: !808)
!818 = !DILocation(line: 27, column: 30, scope: !807, inlinedAt: !808)
!819 = !DILocation(line: 28, column: 37, scope: !807, inlinedAt: !808)
!820 = !DILocation(line: 28, column: 32, scope: !807, inlinedAt: !808)
!821 = !DILocation(line: 28, column: 34, scope: !807, inlinedAt: !808)
!822 = !DILocation(line: 28, column: 20, scope: !807, inlinedAt: !808)
!823 = !DILocation(line: 28, column: 3, scope: !807, inlinedAt: !808)
!824 = !DILocation(line: 29, column: 22, scope: !807, inlinedAt: !808)
!825 = !DILocation(line: 29, column: 3, scope: !807, inlinedAt: !808)
!826 = !DILocation(line: 30, column: 24, scope: !807, inlinedAt: !808)
!827 = !DILocation(line: 30, column: 3, scope: !807, inlinedAt: !808)
!828 = !DILocation(line: 31, column: 23, scope: !807, inlinedAt: !808)
!829 = !DILocation(line: 31, column: 3, scope: !807, inlinedAt: !808)
!830 = !DILocation(line: 32, column: 14, scope: !807, inlinedAt: !808)
!831 = !DILocation(line: 32, column: 12, scope: !807, inlinedAt: !808)
!832 = !DILocation(line: 32, column: 18, scope: !807, inlinedAt: !808)
!833 = !DILocation(line: 33, column: 21, scope: !807, inlinedAt: !808)
!834 = !DILocation(line: 33, column: 3, scope: !807, inlinedAt: !808)
!835 = !DILocation(line: 34, column: 3, scope: !807, inlinedAt: !808)
!836 = !DILocation(line: 35, column: 31, scope: !807, inlinedAt: !808)
!837 = !DILocation(line: 36, column: 4, scope: !807, inlinedAt: !808)
!838 = !DILocation(line: 38, column: 32, scope: !807, inlinedAt: !808)
!839 = !DILocation(line: 38, column: 30, scope: !807, inlinedAt: !808)
!840 = !DILocation(line: 38, column: 24, scope: !807, inlinedAt: !808)
!841 = !DILocation(line: 38, column: 3, scope: !807, inlinedAt: !808)
!842 = distinct !DISubprogram(name: "NumbersInt32", scope: !277, file: !277, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!843 = !DILocation(line: 39, column: 6, scope: !842)
!844 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!845 = !DILocation(line: 39, column: 73, scope: !842)
!846 = !DILocation(line: 29, column: 20, scope: !844, inlinedAt: !845)
!847 = !DILocation(line: 30, column: 26, scope: !844, inlinedAt: !845)
!848 = !DILocation(line: 30, column: 24, scope: !844, inlinedAt: !845)
!849 = !DILocation(line: 30, column: 46, scope: !844, inlinedAt: !845)
!850 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!851 = !DILocation(line: 30, column: 9, scope: !844, inlinedAt: !845)
!852 = !DILocation(line: 14, column: 11, scope: !850, inlinedAt: !851)
!853 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!854 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!855 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!856 = !DILocation(line: 16, column: 25, scope: !850, inlinedAt: !851)
!857 = !DILocation(line: 7, column: 15, scope: !855, inlinedAt: !856)
!858 = !DILocation(line: 44, column: 16, scope: !854, inlinedAt: !857)
!859 = !DILocation(line: 66, column: 13, scope: !853, inlinedAt: !858)
!860 = !DILocation(line: 67, column: 7, scope: !853, inlinedAt: !858)
!861 = !DILocation(line: 19, column: 40, scope: !850, inlinedAt: !851)
!862 = !DILocation(line: 65, column: 35, scope: !853, inlinedAt: !858)
!863 = !DILocation(line: 68, column: 7, scope: !853, inlinedAt: !858)
!864 = !DILocation(line: 68, column: 35, scope: !853, inlinedAt: !858)
!865 = !DILocation(line: 69, column: 23, scope: !853, inlinedAt: !858)
!866 = !DILocation(line: 7, column: 65, scope: !855, inlinedAt: !856)
!867 = !DILocation(line: 68, column: 40, scope: !853, inlinedAt: !858)
!868 = !DILocation(line: 73, column: 16, scope: !853, inlinedAt: !858)
!869 = !DILocation(line: 73, column: 2, scope: !853, inlinedAt: !858)
!870 = !DILocation(line: 74, column: 6, scope: !853, inlinedAt: !858)
!871 = !DILocation(line: 74, column: 22, scope: !853, inlinedAt: !858)
!872 = !DILocation(line: 75, column: 23, scope: !853, inlinedAt: !858)
!873 = !DILocation(line: 74, column: 27, scope: !853, inlinedAt: !858)
!874 = !DILocation(line: 16, column: 6, scope: !850, inlinedAt: !851)
!875 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!876 = !DILocation(line: 17, column: 33, scope: !850, inlinedAt: !851)
!877 = !DILocation(line: 13, column: 15, scope: !875, inlinedAt: !876)
!878 = !DILocation(line: 44, column: 16, scope: !854, inlinedAt: !877)
!879 = !DILocation(line: 67, column: 7, scope: !853, inlinedAt: !878)
!880 = !DILocation(line: 65, column: 35, scope: !853, inlinedAt: !878)
!881 = !DILocation(line: 68, column: 7, scope: !853, inlinedAt: !878)
!882 = !DILocation(line: 68, column: 35, scope: !853, inlinedAt: !878)
!883 = !DILocation(line: 69, column: 23, scope: !853, inlinedAt: !878)
!884 = !DILocation(line: 13, column: 66, scope: !875, inlinedAt: !876)
!885 = !DILocation(line: 68, column: 40, scope: !853, inlinedAt: !878)
!886 = !DILocation(line: 73, column: 16, scope: !853, inlinedAt: !878)
!887 = !DILocation(line: 73, column: 2, scope: !853, inlinedAt: !878)
!888 = !DILocation(line: 74, column: 6, scope: !853, inlinedAt: !878)
!889 = !DILocation(line: 74, column: 22, scope: !853, inlinedAt: !878)
!890 = !DILocation(line: 75, column: 23, scope: !853, inlinedAt: !878)
!891 = !DILocation(line: 74, column: 27, scope: !853, inlinedAt: !878)
!892 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!893 = !DILocation(line: 17, column: 54, scope: !850, inlinedAt: !851)
!894 = !DILocation(line: 19, column: 15, scope: !892, inlinedAt: !893)
!895 = !DILocation(line: 44, column: 16, scope: !854, inlinedAt: !894)
!896 = !DILocation(line: 67, column: 7, scope: !853, inlinedAt: !895)
!897 = !DILocation(line: 65, column: 35, scope: !853, inlinedAt: !895)
!898 = !DILocation(line: 68, column: 7, scope: !853, inlinedAt: !895)
!899 = !DILocation(line: 68, column: 35, scope: !853, inlinedAt: !895)
!900 = !DILocation(line: 69, column: 23, scope: !853, inlinedAt: !895)
!901 = !DILocation(line: 19, column: 66, scope: !892, inlinedAt: !893)
!902 = !DILocation(line: 68, column: 40, scope: !853, inlinedAt: !895)
!903 = !DILocation(line: 73, column: 16, scope: !853, inlinedAt: !895)
!904 = !DILocation(line: 73, column: 2, scope: !853, inlinedAt: !895)
!905 = !DILocation(line: 74, column: 6, scope: !853, inlinedAt: !895)
!906 = !DILocation(line: 74, column: 22, scope: !853, inlinedAt: !895)
!907 = !DILocation(line: 75, column: 23, scope: !853, inlinedAt: !895)
!908 = !DILocation(line: 74, column: 27, scope: !853, inlinedAt: !895)
!909 = !DILocation(line: 17, column: 6, scope: !850, inlinedAt: !851)
!910 = !DILocation(line: 17, column: 14, scope: !850, inlinedAt: !851)
!911 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!912 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!913 = !DILocation(line: 18, column: 40, scope: !850, inlinedAt: !851)
!914 = !DILocation(line: 6, column: 21, scope: !912, inlinedAt: !913)
!915 = !DILocation(line: 25, column: 16, scope: !911, inlinedAt: !914)
!916 = !DILocation(line: 23, column: 48, scope: !911, inlinedAt: !914)
!917 = !DILocation(line: 26, column: 6, scope: !911, inlinedAt: !914)
!918 = !DILocation(line: 26, column: 24, scope: !911, inlinedAt: !914)
!919 = !DILocation(line: 27, column: 24, scope: !911, inlinedAt: !914)
!920 = !DILocation(line: 27, column: 44, scope: !911, inlinedAt: !914)
!921 = !DILocation(line: 28, column: 4, scope: !911, inlinedAt: !914)
!922 = !DILocation(line: 26, column: 37, scope: !911, inlinedAt: !914)
!923 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!924 = !DILocation(line: 18, column: 68, scope: !850, inlinedAt: !851)
!925 = !DILocation(line: 14, column: 21, scope: !923, inlinedAt: !924)
!926 = !DILocation(line: 23, column: 48, scope: !911, inlinedAt: !925)
!927 = !DILocation(line: 26, column: 6, scope: !911, inlinedAt: !925)
!928 = !DILocation(line: 26, column: 24, scope: !911, inlinedAt: !925)
!929 = !DILocation(line: 27, column: 24, scope: !911, inlinedAt: !925)
!930 = !DILocation(line: 27, column: 44, scope: !911, inlinedAt: !925)
!931 = !DILocation(line: 28, column: 4, scope: !911, inlinedAt: !925)
!932 = !DILocation(line: 26, column: 37, scope: !911, inlinedAt: !925)
!933 = !DILocation(line: 15, column: 20, scope: !923, inlinedAt: !924)
!934 = !DILocation(line: 15, column: 42, scope: !923, inlinedAt: !924)
!935 = !DILocation(line: 18, column: 2, scope: !850, inlinedAt: !851)
!936 = !DILocation(line: 18, column: 6, scope: !850, inlinedAt: !851)
!937 = !DILocation(line: 18, column: 14, scope: !850, inlinedAt: !851)
!938 = !DILocation(line: 19, column: 42, scope: !850, inlinedAt: !851)
!939 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!940 = !DILocation(line: 19, column: 25, scope: !850, inlinedAt: !851)
!941 = !DILocation(line: 36, column: 10, scope: !939, inlinedAt: !940)
!942 = !DILocation(line: 36, column: 22, scope: !939, inlinedAt: !940)
!943 = !DILocation(line: 37, column: 8, scope: !939, inlinedAt: !940)
!944 = !DILocation(line: 40, column: 17, scope: !939, inlinedAt: !940)
!945 = !DILocation(line: 19, column: 6, scope: !850, inlinedAt: !851)
!946 = !DILocation(line: 31, column: 26, scope: !844, inlinedAt: !845)
!947 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!948 = !DILocation(line: 31, column: 9, scope: !844, inlinedAt: !845)
!949 = !DILocation(line: 14, column: 11, scope: !947, inlinedAt: !948)
!950 = !DILocation(line: 31, column: 48, scope: !844, inlinedAt: !845)
!951 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!952 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!953 = !DILocation(line: 16, column: 25, scope: !947, inlinedAt: !948)
!954 = !DILocation(line: 7, column: 15, scope: !952, inlinedAt: !953)
!955 = !DILocation(line: 45, column: 14, scope: !951, inlinedAt: !954)
!956 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !955)
!957 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !955)
!958 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!959 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!960 = !DILocation(line: 18, column: 40, scope: !947, inlinedAt: !948)
!961 = !DILocation(line: 6, column: 21, scope: !959, inlinedAt: !960)
!962 = !DILocation(line: 37, column: 21, scope: !958, inlinedAt: !961)
!963 = !DILocation(line: 37, column: 10, scope: !958, inlinedAt: !961)
!964 = !DILocation(line: 19, column: 40, scope: !947, inlinedAt: !948)
!965 = !DILocation(line: 44, column: 16, scope: !951, inlinedAt: !954)
!966 = !DILocation(line: 67, column: 7, scope: !853, inlinedAt: !965)
!967 = !DILocation(line: 65, column: 35, scope: !853, inlinedAt: !965)
!968 = !DILocation(line: 68, column: 7, scope: !853, inlinedAt: !965)
!969 = !DILocation(line: 68, column: 35, scope: !853, inlinedAt: !965)
!970 = !DILocation(line: 69, column: 23, scope: !853, inlinedAt: !965)
!971 = !DILocation(line: 7, column: 65, scope: !952, inlinedAt: !953)
!972 = !DILocation(line: 68, column: 40, scope: !853, inlinedAt: !965)
!973 = !DILocation(line: 73, column: 16, scope: !853, inlinedAt: !965)
!974 = !DILocation(line: 73, column: 2, scope: !853, inlinedAt: !965)
!975 = !DILocation(line: 74, column: 6, scope: !853, inlinedAt: !965)
!976 = !DILocation(line: 74, column: 22, scope: !853, inlinedAt: !965)
!977 = !DILocation(line: 75, column: 23, scope: !853, inlinedAt: !965)
!978 = !DILocation(line: 74, column: 27, scope: !853, inlinedAt: !965)
!979 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !955)
!980 = !DILocation(line: 46, column: 7, scope: !951, inlinedAt: !954)
!981 = !DILocation(line: 49, column: 31, scope: !951, inlinedAt: !954)
!982 = !DILocation(line: 50, column: 10, scope: !951, inlinedAt: !954)
!983 = !DILocation(line: 51, column: 14, scope: !951, inlinedAt: !954)
!984 = !DILocation(line: 52, column: 17, scope: !951, inlinedAt: !954)
!985 = !DILocation(line: 52, column: 8, scope: !951, inlinedAt: !954)
!986 = !DILocation(line: 54, column: 10, scope: !951, inlinedAt: !954)
!987 = !DILocation(line: 55, column: 11, scope: !951, inlinedAt: !954)
!988 = !DILocation(line: 42, column: 50, scope: !951, inlinedAt: !954)
!989 = !DILocation(line: 56, column: 6, scope: !951, inlinedAt: !954)
!990 = !DILocation(line: 56, column: 16, scope: !951, inlinedAt: !954)
!991 = !DILocation(line: 57, column: 17, scope: !951, inlinedAt: !954)
!992 = !DILocation(line: 56, column: 21, scope: !951, inlinedAt: !954)
!993 = !DILocation(line: 16, column: 6, scope: !947, inlinedAt: !948)
!994 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!995 = !DILocation(line: 17, column: 33, scope: !947, inlinedAt: !948)
!996 = !DILocation(line: 13, column: 15, scope: !994, inlinedAt: !995)
!997 = !DILocation(line: 44, column: 16, scope: !951, inlinedAt: !996)
!998 = !DILocation(line: 67, column: 7, scope: !853, inlinedAt: !997)
!999 = !DILocation(line: 65, column: 35, scope: !853, inlinedAt: !997)
!1000 = !DILocation(line: 68, column: 7, scope: !853, inlinedAt: !997)
!1001 = !DILocation(line: 68, column: 35, scope: !853, inlinedAt: !997)
!1002 = !DILocation(line: 69, column: 23, scope: !853, inlinedAt: !997)
!1003 = !DILocation(line: 13, column: 66, scope: !994, inlinedAt: !995)
!1004 = !DILocation(line: 68, column: 40, scope: !853, inlinedAt: !997)
!1005 = !DILocation(line: 73, column: 16, scope: !853, inlinedAt: !997)
!1006 = !DILocation(line: 73, column: 2, scope: !853, inlinedAt: !997)
!1007 = !DILocation(line: 74, column: 6, scope: !853, inlinedAt: !997)
!1008 = !DILocation(line: 74, column: 22, scope: !853, inlinedAt: !997)
!1009 = !DILocation(line: 75, column: 23, scope: !853, inlinedAt: !997)
!1010 = !DILocation(line: 74, column: 27, scope: !853, inlinedAt: !997)
!1011 = !DILocation(line: 46, column: 7, scope: !951, inlinedAt: !996)
!1012 = !DILocation(line: 49, column: 31, scope: !951, inlinedAt: !996)
!1013 = !DILocation(line: 50, column: 10, scope: !951, inlinedAt: !996)
!1014 = !DILocation(line: 51, column: 14, scope: !951, inlinedAt: !996)
!1015 = !DILocation(line: 52, column: 17, scope: !951, inlinedAt: !996)
!1016 = !DILocation(line: 52, column: 8, scope: !951, inlinedAt: !996)
!1017 = !DILocation(line: 54, column: 10, scope: !951, inlinedAt: !996)
!1018 = !DILocation(line: 55, column: 11, scope: !951, inlinedAt: !996)
!1019 = !DILocation(line: 42, column: 50, scope: !951, inlinedAt: !996)
!1020 = !DILocation(line: 56, column: 6, scope: !951, inlinedAt: !996)
!1021 = !DILocation(line: 56, column: 16, scope: !951, inlinedAt: !996)
!1022 = !DILocation(line: 57, column: 17, scope: !951, inlinedAt: !996)
!1023 = !DILocation(line: 56, column: 21, scope: !951, inlinedAt: !996)
!1024 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1025 = !DILocation(line: 17, column: 54, scope: !947, inlinedAt: !948)
!1026 = !DILocation(line: 19, column: 15, scope: !1024, inlinedAt: !1025)
!1027 = !DILocation(line: 44, column: 16, scope: !951, inlinedAt: !1026)
!1028 = !DILocation(line: 67, column: 7, scope: !853, inlinedAt: !1027)
!1029 = !DILocation(line: 65, column: 35, scope: !853, inlinedAt: !1027)
!1030 = !DILocation(line: 68, column: 7, scope: !853, inlinedAt: !1027)
!1031 = !DILocation(line: 68, column: 35, scope: !853, inlinedAt: !1027)
!1032 = !DILocation(line: 69, column: 23, scope: !853, inlinedAt: !1027)
!1033 = !DILocation(line: 19, column: 66, scope: !1024, inlinedAt: !1025)
!1034 = !DILocation(line: 68, column: 40, scope: !853, inlinedAt: !1027)
!1035 = !DILocation(line: 73, column: 16, scope: !853, inlinedAt: !1027)
!1036 = !DILocation(line: 73, column: 2, scope: !853, inlinedAt: !1027)
!1037 = !DILocation(line: 74, column: 6, scope: !853, inlinedAt: !1027)
!1038 = !DILocation(line: 74, column: 22, scope: !853, inlinedAt: !1027)
!1039 = !DILocation(line: 75, column: 23, scope: !853, inlinedAt: !1027)
!1040 = !DILocation(line: 74, column: 27, scope: !853, inlinedAt: !1027)
!1041 = !DILocation(line: 46, column: 7, scope: !951, inlinedAt: !1026)
!1042 = !DILocation(line: 49, column: 31, scope: !951, inlinedAt: !1026)
!1043 = !DILocation(line: 50, column: 10, scope: !951, inlinedAt: !1026)
!1044 = !DILocation(line: 51, column: 14, scope: !951, inlinedAt: !1026)
!1045 = !DILocation(line: 52, column: 17, scope: !951, inlinedAt: !1026)
!1046 = !DILocation(line: 52, column: 8, scope: !951, inlinedAt: !1026)
!1047 = !DILocation(line: 54, column: 10, scope: !951, inlinedAt: !1026)
!1048 = !DILocation(line: 55, column: 11, scope: !951, inlinedAt: !1026)
!1049 = !DILocation(line: 42, column: 50, scope: !951, inlinedAt: !1026)
!1050 = !DILocation(line: 56, column: 6, scope: !951, inlinedAt: !1026)
!1051 = !DILocation(line: 56, column: 16, scope: !951, inlinedAt: !1026)
!1052 = !DILocation(line: 57, column: 17, scope: !951, inlinedAt: !1026)
!1053 = !DILocation(line: 56, column: 21, scope: !951, inlinedAt: !1026)
!1054 = !DILocation(line: 17, column: 6, scope: !947, inlinedAt: !948)
!1055 = !DILocation(line: 17, column: 14, scope: !947, inlinedAt: !948)
!1056 = !DILocation(line: 25, column: 16, scope: !958, inlinedAt: !961)
!1057 = !DILocation(line: 23, column: 48, scope: !958, inlinedAt: !961)
!1058 = !DILocation(line: 26, column: 6, scope: !958, inlinedAt: !961)
!1059 = !DILocation(line: 26, column: 24, scope: !958, inlinedAt: !961)
!1060 = !DILocation(line: 27, column: 24, scope: !958, inlinedAt: !961)
!1061 = !DILocation(line: 27, column: 44, scope: !958, inlinedAt: !961)
!1062 = !DILocation(line: 28, column: 4, scope: !958, inlinedAt: !961)
!1063 = !DILocation(line: 26, column: 37, scope: !958, inlinedAt: !961)
!1064 = !DILocation(line: 31, column: 15, scope: !958, inlinedAt: !961)
!1065 = !DILocation(line: 34, column: 32, scope: !958, inlinedAt: !961)
!1066 = !DILocation(line: 35, column: 19, scope: !958, inlinedAt: !961)
!1067 = !DILocation(line: 36, column: 10, scope: !958, inlinedAt: !961)
!1068 = !DILocation(line: 38, column: 9, scope: !958, inlinedAt: !961)
!1069 = !DILocation(line: 40, column: 10, scope: !958, inlinedAt: !961)
!1070 = !DILocation(line: 23, column: 59, scope: !958, inlinedAt: !961)
!1071 = !DILocation(line: 42, column: 19, scope: !958, inlinedAt: !961)
!1072 = !DILocation(line: 42, column: 3, scope: !958, inlinedAt: !961)
!1073 = !DILocation(line: 44, column: 2, scope: !959, inlinedAt: !960)
!1074 = !DILocation(line: 7, column: 16, scope: !959, inlinedAt: !960)
!1075 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1076 = !DILocation(line: 18, column: 68, scope: !947, inlinedAt: !948)
!1077 = !DILocation(line: 14, column: 21, scope: !1075, inlinedAt: !1076)
!1078 = !DILocation(line: 25, column: 16, scope: !958, inlinedAt: !1077)
!1079 = !DILocation(line: 23, column: 48, scope: !958, inlinedAt: !1077)
!1080 = !DILocation(line: 26, column: 6, scope: !958, inlinedAt: !1077)
!1081 = !DILocation(line: 26, column: 24, scope: !958, inlinedAt: !1077)
!1082 = !DILocation(line: 27, column: 24, scope: !958, inlinedAt: !1077)
!1083 = !DILocation(line: 27, column: 44, scope: !958, inlinedAt: !1077)
!1084 = !DILocation(line: 28, column: 4, scope: !958, inlinedAt: !1077)
!1085 = !DILocation(line: 26, column: 37, scope: !958, inlinedAt: !1077)
!1086 = !DILocation(line: 31, column: 15, scope: !958, inlinedAt: !1077)
!1087 = !DILocation(line: 34, column: 32, scope: !958, inlinedAt: !1077)
!1088 = !DILocation(line: 35, column: 19, scope: !958, inlinedAt: !1077)
!1089 = !DILocation(line: 36, column: 10, scope: !958, inlinedAt: !1077)
!1090 = !DILocation(line: 37, column: 10, scope: !958, inlinedAt: !1077)
!1091 = !DILocation(line: 38, column: 9, scope: !958, inlinedAt: !1077)
!1092 = !DILocation(line: 40, column: 10, scope: !958, inlinedAt: !1077)
!1093 = !DILocation(line: 23, column: 59, scope: !958, inlinedAt: !1077)
!1094 = !DILocation(line: 42, column: 19, scope: !958, inlinedAt: !1077)
!1095 = !DILocation(line: 42, column: 3, scope: !958, inlinedAt: !1077)
!1096 = !DILocation(line: 44, column: 2, scope: !1075, inlinedAt: !1076)
!1097 = !DILocation(line: 15, column: 20, scope: !1075, inlinedAt: !1076)
!1098 = !DILocation(line: 15, column: 42, scope: !1075, inlinedAt: !1076)
!1099 = !DILocation(line: 18, column: 16, scope: !1075, inlinedAt: !1076)
!1100 = !DILocation(line: 18, column: 2, scope: !947, inlinedAt: !948)
!1101 = !DILocation(line: 18, column: 6, scope: !947, inlinedAt: !948)
!1102 = !DILocation(line: 18, column: 14, scope: !947, inlinedAt: !948)
!1103 = !DILocation(line: 19, column: 42, scope: !947, inlinedAt: !948)
!1104 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1105 = !DILocation(line: 19, column: 25, scope: !947, inlinedAt: !948)
!1106 = !DILocation(line: 36, column: 22, scope: !1104, inlinedAt: !1105)
!1107 = !DILocation(line: 37, column: 8, scope: !1104, inlinedAt: !1105)
!1108 = !DILocation(line: 39, column: 15, scope: !1104, inlinedAt: !1105)
!1109 = !DILocation(line: 40, column: 17, scope: !1104, inlinedAt: !1105)
!1110 = !DILocation(line: 40, column: 3, scope: !947, inlinedAt: !948)
!1111 = !DILocation(line: 42, column: 16, scope: !1104, inlinedAt: !1105)
!1112 = !DILocation(line: 43, column: 10, scope: !1104, inlinedAt: !1105)
!1113 = !DILocation(line: 44, column: 14, scope: !1104, inlinedAt: !1105)
!1114 = !DILocation(line: 45, column: 3, scope: !1104, inlinedAt: !1105)
!1115 = !DILocation(line: 47, column: 10, scope: !1104, inlinedAt: !1105)
!1116 = !DILocation(line: 48, column: 9, scope: !1104, inlinedAt: !1105)
!1117 = !DILocation(line: 48, column: 2, scope: !947, inlinedAt: !948)
!1118 = !DILocation(line: 19, column: 6, scope: !947, inlinedAt: !948)
!1119 = distinct !DISubprogram(name: "IntegersInt32", scope: !277, file: !277, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!1120 = !DILocation(line: 44, column: 6, scope: !1119)
!1121 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1122 = !DILocation(line: 44, column: 75, scope: !1119)
!1123 = !DILocation(line: 35, column: 20, scope: !1121, inlinedAt: !1122)
!1124 = !DILocation(line: 36, column: 27, scope: !1121, inlinedAt: !1122)
!1125 = !DILocation(line: 36, column: 25, scope: !1121, inlinedAt: !1122)
!1126 = !DILocation(line: 36, column: 48, scope: !1121, inlinedAt: !1122)
!1127 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1128 = !DILocation(line: 36, column: 10, scope: !1121, inlinedAt: !1122)
!1129 = !DILocation(line: 24, column: 11, scope: !1127, inlinedAt: !1128)
!1130 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1131 = !DILocation(line: 25, column: 40, scope: !1127, inlinedAt: !1128)
!1132 = !DILocation(line: 25, column: 15, scope: !1130, inlinedAt: !1131)
!1133 = !DILocation(line: 44, column: 16, scope: !854, inlinedAt: !1132)
!1134 = !DILocation(line: 66, column: 13, scope: !853, inlinedAt: !1133)
!1135 = !DILocation(line: 67, column: 7, scope: !853, inlinedAt: !1133)
!1136 = !DILocation(line: 65, column: 35, scope: !853, inlinedAt: !1133)
!1137 = !DILocation(line: 68, column: 7, scope: !853, inlinedAt: !1133)
!1138 = !DILocation(line: 68, column: 35, scope: !853, inlinedAt: !1133)
!1139 = !DILocation(line: 69, column: 23, scope: !853, inlinedAt: !1133)
!1140 = !DILocation(line: 25, column: 65, scope: !1130, inlinedAt: !1131)
!1141 = !DILocation(line: 68, column: 40, scope: !853, inlinedAt: !1133)
!1142 = !DILocation(line: 73, column: 16, scope: !853, inlinedAt: !1133)
!1143 = !DILocation(line: 73, column: 2, scope: !853, inlinedAt: !1133)
!1144 = !DILocation(line: 74, column: 6, scope: !853, inlinedAt: !1133)
!1145 = !DILocation(line: 74, column: 22, scope: !853, inlinedAt: !1133)
!1146 = !DILocation(line: 75, column: 23, scope: !853, inlinedAt: !1133)
!1147 = !DILocation(line: 74, column: 27, scope: !853, inlinedAt: !1133)
!1148 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1149 = !DILocation(line: 25, column: 60, scope: !1127, inlinedAt: !1128)
!1150 = !DILocation(line: 30, column: 15, scope: !1148, inlinedAt: !1149)
!1151 = !DILocation(line: 44, column: 16, scope: !854, inlinedAt: !1150)
!1152 = !DILocation(line: 67, column: 7, scope: !853, inlinedAt: !1151)
!1153 = !DILocation(line: 65, column: 35, scope: !853, inlinedAt: !1151)
!1154 = !DILocation(line: 68, column: 7, scope: !853, inlinedAt: !1151)
!1155 = !DILocation(line: 68, column: 35, scope: !853, inlinedAt: !1151)
!1156 = !DILocation(line: 69, column: 23, scope: !853, inlinedAt: !1151)
!1157 = !DILocation(line: 30, column: 64, scope: !1148, inlinedAt: !1149)
!1158 = !DILocation(line: 68, column: 40, scope: !853, inlinedAt: !1151)
!1159 = !DILocation(line: 73, column: 16, scope: !853, inlinedAt: !1151)
!1160 = !DILocation(line: 73, column: 2, scope: !853, inlinedAt: !1151)
!1161 = !DILocation(line: 74, column: 6, scope: !853, inlinedAt: !1151)
!1162 = !DILocation(line: 74, column: 22, scope: !853, inlinedAt: !1151)
!1163 = !DILocation(line: 75, column: 23, scope: !853, inlinedAt: !1151)
!1164 = !DILocation(line: 74, column: 27, scope: !853, inlinedAt: !1151)
!1165 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1166 = !DILocation(line: 25, column: 81, scope: !1127, inlinedAt: !1128)
!1167 = !DILocation(line: 36, column: 15, scope: !1165, inlinedAt: !1166)
!1168 = !DILocation(line: 44, column: 16, scope: !854, inlinedAt: !1167)
!1169 = !DILocation(line: 67, column: 7, scope: !853, inlinedAt: !1168)
!1170 = !DILocation(line: 65, column: 35, scope: !853, inlinedAt: !1168)
!1171 = !DILocation(line: 68, column: 7, scope: !853, inlinedAt: !1168)
!1172 = !DILocation(line: 68, column: 35, scope: !853, inlinedAt: !1168)
!1173 = !DILocation(line: 69, column: 23, scope: !853, inlinedAt: !1168)
!1174 = !DILocation(line: 36, column: 65, scope: !1165, inlinedAt: !1166)
!1175 = !DILocation(line: 68, column: 40, scope: !853, inlinedAt: !1168)
!1176 = !DILocation(line: 73, column: 16, scope: !853, inlinedAt: !1168)
!1177 = !DILocation(line: 73, column: 2, scope: !853, inlinedAt: !1168)
!1178 = !DILocation(line: 74, column: 6, scope: !853, inlinedAt: !1168)
!1179 = !DILocation(line: 74, column: 22, scope: !853, inlinedAt: !1168)
!1180 = !DILocation(line: 75, column: 23, scope: !853, inlinedAt: !1168)
!1181 = !DILocation(line: 74, column: 27, scope: !853, inlinedAt: !1168)
!1182 = !DILocation(line: 25, column: 5, scope: !1127, inlinedAt: !1128)
!1183 = !DILocation(line: 25, column: 13, scope: !1127, inlinedAt: !1128)
!1184 = !DILocation(line: 25, column: 21, scope: !1127, inlinedAt: !1128)
!1185 = !DILocation(line: 37, column: 27, scope: !1121, inlinedAt: !1122)
!1186 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1187 = !DILocation(line: 37, column: 10, scope: !1121, inlinedAt: !1122)
!1188 = !DILocation(line: 24, column: 11, scope: !1186, inlinedAt: !1187)
!1189 = !DILocation(line: 37, column: 50, scope: !1121, inlinedAt: !1122)
!1190 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1191 = !DILocation(line: 25, column: 40, scope: !1186, inlinedAt: !1187)
!1192 = !DILocation(line: 25, column: 15, scope: !1190, inlinedAt: !1191)
!1193 = !DILocation(line: 44, column: 16, scope: !951, inlinedAt: !1192)
!1194 = !DILocation(line: 67, column: 7, scope: !853, inlinedAt: !1193)
!1195 = !DILocation(line: 65, column: 35, scope: !853, inlinedAt: !1193)
!1196 = !DILocation(line: 68, column: 7, scope: !853, inlinedAt: !1193)
!1197 = !DILocation(line: 68, column: 35, scope: !853, inlinedAt: !1193)
!1198 = !DILocation(line: 69, column: 23, scope: !853, inlinedAt: !1193)
!1199 = !DILocation(line: 25, column: 65, scope: !1190, inlinedAt: !1191)
!1200 = !DILocation(line: 68, column: 40, scope: !853, inlinedAt: !1193)
!1201 = !DILocation(line: 73, column: 16, scope: !853, inlinedAt: !1193)
!1202 = !DILocation(line: 73, column: 2, scope: !853, inlinedAt: !1193)
!1203 = !DILocation(line: 74, column: 6, scope: !853, inlinedAt: !1193)
!1204 = !DILocation(line: 74, column: 22, scope: !853, inlinedAt: !1193)
!1205 = !DILocation(line: 75, column: 23, scope: !853, inlinedAt: !1193)
!1206 = !DILocation(line: 74, column: 27, scope: !853, inlinedAt: !1193)
!1207 = !DILocation(line: 45, column: 14, scope: !951, inlinedAt: !1192)
!1208 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !1207)
!1209 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !1207)
!1210 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !1207)
!1211 = !DILocation(line: 46, column: 7, scope: !951, inlinedAt: !1192)
!1212 = !DILocation(line: 49, column: 31, scope: !951, inlinedAt: !1192)
!1213 = !DILocation(line: 50, column: 10, scope: !951, inlinedAt: !1192)
!1214 = !DILocation(line: 51, column: 11, scope: !951, inlinedAt: !1192)
!1215 = !DILocation(line: 51, column: 14, scope: !951, inlinedAt: !1192)
!1216 = !DILocation(line: 52, column: 17, scope: !951, inlinedAt: !1192)
!1217 = !DILocation(line: 52, column: 8, scope: !951, inlinedAt: !1192)
!1218 = !DILocation(line: 54, column: 10, scope: !951, inlinedAt: !1192)
!1219 = !DILocation(line: 55, column: 11, scope: !951, inlinedAt: !1192)
!1220 = !DILocation(line: 42, column: 50, scope: !951, inlinedAt: !1192)
!1221 = !DILocation(line: 56, column: 6, scope: !951, inlinedAt: !1192)
!1222 = !DILocation(line: 56, column: 16, scope: !951, inlinedAt: !1192)
!1223 = !DILocation(line: 57, column: 17, scope: !951, inlinedAt: !1192)
!1224 = !DILocation(line: 56, column: 21, scope: !951, inlinedAt: !1192)
!1225 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1226 = !DILocation(line: 25, column: 60, scope: !1186, inlinedAt: !1187)
!1227 = !DILocation(line: 30, column: 15, scope: !1225, inlinedAt: !1226)
!1228 = !DILocation(line: 44, column: 16, scope: !951, inlinedAt: !1227)
!1229 = !DILocation(line: 67, column: 7, scope: !853, inlinedAt: !1228)
!1230 = !DILocation(line: 65, column: 35, scope: !853, inlinedAt: !1228)
!1231 = !DILocation(line: 68, column: 7, scope: !853, inlinedAt: !1228)
!1232 = !DILocation(line: 68, column: 35, scope: !853, inlinedAt: !1228)
!1233 = !DILocation(line: 69, column: 23, scope: !853, inlinedAt: !1228)
!1234 = !DILocation(line: 30, column: 64, scope: !1225, inlinedAt: !1226)
!1235 = !DILocation(line: 68, column: 40, scope: !853, inlinedAt: !1228)
!1236 = !DILocation(line: 73, column: 16, scope: !853, inlinedAt: !1228)
!1237 = !DILocation(line: 73, column: 2, scope: !853, inlinedAt: !1228)
!1238 = !DILocation(line: 74, column: 6, scope: !853, inlinedAt: !1228)
!1239 = !DILocation(line: 74, column: 22, scope: !853, inlinedAt: !1228)
!1240 = !DILocation(line: 75, column: 23, scope: !853, inlinedAt: !1228)
!1241 = !DILocation(line: 74, column: 27, scope: !853, inlinedAt: !1228)
!1242 = !DILocation(line: 46, column: 7, scope: !951, inlinedAt: !1227)
!1243 = !DILocation(line: 49, column: 31, scope: !951, inlinedAt: !1227)
!1244 = !DILocation(line: 50, column: 10, scope: !951, inlinedAt: !1227)
!1245 = !DILocation(line: 51, column: 11, scope: !951, inlinedAt: !1227)
!1246 = !DILocation(line: 51, column: 14, scope: !951, inlinedAt: !1227)
!1247 = !DILocation(line: 52, column: 17, scope: !951, inlinedAt: !1227)
!1248 = !DILocation(line: 52, column: 8, scope: !951, inlinedAt: !1227)
!1249 = !DILocation(line: 54, column: 10, scope: !951, inlinedAt: !1227)
!1250 = !DILocation(line: 55, column: 11, scope: !951, inlinedAt: !1227)
!1251 = !DILocation(line: 42, column: 50, scope: !951, inlinedAt: !1227)
!1252 = !DILocation(line: 56, column: 6, scope: !951, inlinedAt: !1227)
!1253 = !DILocation(line: 56, column: 16, scope: !951, inlinedAt: !1227)
!1254 = !DILocation(line: 57, column: 17, scope: !951, inlinedAt: !1227)
!1255 = !DILocation(line: 56, column: 21, scope: !951, inlinedAt: !1227)
!1256 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1257 = !DILocation(line: 25, column: 81, scope: !1186, inlinedAt: !1187)
!1258 = !DILocation(line: 36, column: 15, scope: !1256, inlinedAt: !1257)
!1259 = !DILocation(line: 44, column: 16, scope: !951, inlinedAt: !1258)
!1260 = !DILocation(line: 67, column: 7, scope: !853, inlinedAt: !1259)
!1261 = !DILocation(line: 65, column: 35, scope: !853, inlinedAt: !1259)
!1262 = !DILocation(line: 68, column: 7, scope: !853, inlinedAt: !1259)
!1263 = !DILocation(line: 68, column: 35, scope: !853, inlinedAt: !1259)
!1264 = !DILocation(line: 69, column: 23, scope: !853, inlinedAt: !1259)
!1265 = !DILocation(line: 36, column: 65, scope: !1256, inlinedAt: !1257)
!1266 = !DILocation(line: 68, column: 40, scope: !853, inlinedAt: !1259)
!1267 = !DILocation(line: 73, column: 16, scope: !853, inlinedAt: !1259)
!1268 = !DILocation(line: 73, column: 2, scope: !853, inlinedAt: !1259)
!1269 = !DILocation(line: 74, column: 6, scope: !853, inlinedAt: !1259)
!1270 = !DILocation(line: 74, column: 22, scope: !853, inlinedAt: !1259)
!1271 = !DILocation(line: 75, column: 23, scope: !853, inlinedAt: !1259)
!1272 = !DILocation(line: 74, column: 27, scope: !853, inlinedAt: !1259)
!1273 = !DILocation(line: 46, column: 7, scope: !951, inlinedAt: !1258)
!1274 = !DILocation(line: 49, column: 31, scope: !951, inlinedAt: !1258)
!1275 = !DILocation(line: 50, column: 10, scope: !951, inlinedAt: !1258)
!1276 = !DILocation(line: 51, column: 11, scope: !951, inlinedAt: !1258)
!1277 = !DILocation(line: 51, column: 14, scope: !951, inlinedAt: !1258)
!1278 = !DILocation(line: 52, column: 17, scope: !951, inlinedAt: !1258)
!1279 = !DILocation(line: 52, column: 8, scope: !951, inlinedAt: !1258)
!1280 = !DILocation(line: 54, column: 10, scope: !951, inlinedAt: !1258)
!1281 = !DILocation(line: 55, column: 11, scope: !951, inlinedAt: !1258)
!1282 = !DILocation(line: 42, column: 50, scope: !951, inlinedAt: !1258)
!1283 = !DILocation(line: 56, column: 6, scope: !951, inlinedAt: !1258)
!1284 = !DILocation(line: 56, column: 16, scope: !951, inlinedAt: !1258)
!1285 = !DILocation(line: 57, column: 17, scope: !951, inlinedAt: !1258)
!1286 = !DILocation(line: 56, column: 21, scope: !951, inlinedAt: !1258)
!1287 = !DILocation(line: 25, column: 5, scope: !1186, inlinedAt: !1187)
!1288 = !DILocation(line: 25, column: 13, scope: !1186, inlinedAt: !1187)
!1289 = !DILocation(line: 25, column: 21, scope: !1186, inlinedAt: !1187)
!1290 = distinct !DISubprogram(name: "ExchangeInt64", scope: !277, file: !277, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!1291 = !DILocation(line: 49, column: 6, scope: !1290)
!1292 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1293 = !DILocation(line: 50, column: 10, scope: !1290)
!1294 = !DILocation(line: 21, column: 29, scope: !1292, inlinedAt: !1293)
!1295 = !DILocation(line: 21, column: 39, scope: !1292, inlinedAt: !1293)
!1296 = !DILocation(line: 21, column: 49, scope: !1292, inlinedAt: !1293)
!1297 = !DILocation(line: 23, column: 7, scope: !1292, inlinedAt: !1293)
!1298 = !DILocation(line: 22, column: 2, scope: !1292, inlinedAt: !1293)
!1299 = !DILocation(line: 22, column: 8, scope: !1292, inlinedAt: !1293)
!1300 = !DILocation(line: 26, column: 9, scope: !1292, inlinedAt: !1293)
!1301 = !DILocation(line: 27, column: 12, scope: !1292, inlinedAt: !1293)
!1302 = !DILocation(line: 27, column: 10, scope: !1292, inlinedAt: !1293)
!1303 = !DILocation(line: 27, column: 30, scope: !1292, inlinedAt: !1293)
!1304 = !DILocation(line: 28, column: 37, scope: !1292, inlinedAt: !1293)
!1305 = !DILocation(line: 28, column: 32, scope: !1292, inlinedAt: !1293)
!1306 = !DILocation(line: 28, column: 34, scope: !1292, inlinedAt: !1293)
!1307 = !DILocation(line: 28, column: 20, scope: !1292, inlinedAt: !1293)
!1308 = !DILocation(line: 28, column: 3, scope: !1292, inlinedAt: !1293)
!1309 = !DILocation(line: 29, column: 22, scope: !1292, inlinedAt: !1293)
!1310 = !DILocation(line: 29, column: 3, scope: !1292, inlinedAt: !1293)
!1311 = !DILocation(line: 30, column: 24, scope: !1292, inlinedAt: !1293)
!1312 = !DILocation(line: 30, column: 3, scope: !1292, inlinedAt: !1293)
!1313 = !DILocation(line: 31, column: 23, scope: !1292, inlinedAt: !1293)
!1314 = !DILocation(line: 31, column: 3, scope: !1292, inlinedAt: !1293)
!1315 = !DILocation(line: 32, column: 14, scope: !1292, inlinedAt: !1293)
!1316 = !DILocation(line: 32, column: 12, scope: !1292, inlinedAt: !1293)
!1317 = !DILocation(line: 32, column: 18, scope: !1292, inlinedAt: !1293)
!1318 = !DILocation(line: 33, column: 21, scope: !1292, inlinedAt: !1293)
!1319 = !DILocation(line: 33, column: 3, scope: !1292, inlinedAt: !1293)
!1320 = !DILocation(line: 34, column: 3, scope: !1292, inlinedAt: !1293)
!1321 = !DILocation(line: 35, column: 31, scope: !1292, inlinedAt: !1293)
!1322 = !DILocation(line: 36, column: 4, scope: !1292, inlinedAt: !1293)
!1323 = !DILocation(line: 38, column: 32, scope: !1292, inlinedAt: !1293)
!1324 = !DILocation(line: 38, column: 30, scope: !1292, inlinedAt: !1293)
!1325 = !DILocation(line: 38, column: 24, scope: !1292, inlinedAt: !1293)
!1326 = !DILocation(line: 38, column: 3, scope: !1292, inlinedAt: !1293)
!1327 = distinct !DISubprogram(name: "NumbersInt64", scope: !277, file: !277, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!1328 = !DILocation(line: 56, column: 6, scope: !1327)
!1329 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1330 = !DILocation(line: 56, column: 73, scope: !1327)
!1331 = !DILocation(line: 29, column: 20, scope: !1329, inlinedAt: !1330)
!1332 = !DILocation(line: 30, column: 26, scope: !1329, inlinedAt: !1330)
!1333 = !DILocation(line: 30, column: 24, scope: !1329, inlinedAt: !1330)
!1334 = !DILocation(line: 30, column: 46, scope: !1329, inlinedAt: !1330)
!1335 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1336 = !DILocation(line: 30, column: 9, scope: !1329, inlinedAt: !1330)
!1337 = !DILocation(line: 14, column: 11, scope: !1335, inlinedAt: !1336)
!1338 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!1339 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1340 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1341 = !DILocation(line: 16, column: 25, scope: !1335, inlinedAt: !1336)
!1342 = !DILocation(line: 7, column: 15, scope: !1340, inlinedAt: !1341)
!1343 = !DILocation(line: 44, column: 16, scope: !1339, inlinedAt: !1342)
!1344 = !DILocation(line: 66, column: 13, scope: !1338, inlinedAt: !1343)
!1345 = !DILocation(line: 67, column: 7, scope: !1338, inlinedAt: !1343)
!1346 = !DILocation(line: 19, column: 40, scope: !1335, inlinedAt: !1336)
!1347 = !DILocation(line: 65, column: 35, scope: !1338, inlinedAt: !1343)
!1348 = !DILocation(line: 68, column: 7, scope: !1338, inlinedAt: !1343)
!1349 = !DILocation(line: 68, column: 35, scope: !1338, inlinedAt: !1343)
!1350 = !DILocation(line: 69, column: 23, scope: !1338, inlinedAt: !1343)
!1351 = !DILocation(line: 7, column: 65, scope: !1340, inlinedAt: !1341)
!1352 = !DILocation(line: 68, column: 40, scope: !1338, inlinedAt: !1343)
!1353 = !DILocation(line: 73, column: 16, scope: !1338, inlinedAt: !1343)
!1354 = !DILocation(line: 73, column: 2, scope: !1338, inlinedAt: !1343)
!1355 = !DILocation(line: 74, column: 6, scope: !1338, inlinedAt: !1343)
!1356 = !DILocation(line: 74, column: 22, scope: !1338, inlinedAt: !1343)
!1357 = !DILocation(line: 75, column: 23, scope: !1338, inlinedAt: !1343)
!1358 = !DILocation(line: 74, column: 27, scope: !1338, inlinedAt: !1343)
!1359 = !DILocation(line: 16, column: 6, scope: !1335, inlinedAt: !1336)
!1360 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1361 = !DILocation(line: 17, column: 33, scope: !1335, inlinedAt: !1336)
!1362 = !DILocation(line: 13, column: 15, scope: !1360, inlinedAt: !1361)
!1363 = !DILocation(line: 44, column: 16, scope: !1339, inlinedAt: !1362)
!1364 = !DILocation(line: 67, column: 7, scope: !1338, inlinedAt: !1363)
!1365 = !DILocation(line: 65, column: 35, scope: !1338, inlinedAt: !1363)
!1366 = !DILocation(line: 68, column: 7, scope: !1338, inlinedAt: !1363)
!1367 = !DILocation(line: 68, column: 35, scope: !1338, inlinedAt: !1363)
!1368 = !DILocation(line: 69, column: 23, scope: !1338, inlinedAt: !1363)
!1369 = !DILocation(line: 13, column: 66, scope: !1360, inlinedAt: !1361)
!1370 = !DILocation(line: 68, column: 40, scope: !1338, inlinedAt: !1363)
!1371 = !DILocation(line: 73, column: 16, scope: !1338, inlinedAt: !1363)
!1372 = !DILocation(line: 73, column: 2, scope: !1338, inlinedAt: !1363)
!1373 = !DILocation(line: 74, column: 6, scope: !1338, inlinedAt: !1363)
!1374 = !DILocation(line: 74, column: 22, scope: !1338, inlinedAt: !1363)
!1375 = !DILocation(line: 75, column: 23, scope: !1338, inlinedAt: !1363)
!1376 = !DILocation(line: 74, column: 27, scope: !1338, inlinedAt: !1363)
!1377 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1378 = !DILocation(line: 17, column: 54, scope: !1335, inlinedAt: !1336)
!1379 = !DILocation(line: 19, column: 15, scope: !1377, inlinedAt: !1378)
!1380 = !DILocation(line: 44, column: 16, scope: !1339, inlinedAt: !1379)
!1381 = !DILocation(line: 67, column: 7, scope: !1338, inlinedAt: !1380)
!1382 = !DILocation(line: 65, column: 35, scope: !1338, inlinedAt: !1380)
!1383 = !DILocation(line: 68, column: 7, scope: !1338, inlinedAt: !1380)
!1384 = !DILocation(line: 68, column: 35, scope: !1338, inlinedAt: !1380)
!1385 = !DILocation(line: 69, column: 23, scope: !1338, inlinedAt: !1380)
!1386 = !DILocation(line: 19, column: 66, scope: !1377, inlinedAt: !1378)
!1387 = !DILocation(line: 68, column: 40, scope: !1338, inlinedAt: !1380)
!1388 = !DILocation(line: 73, column: 16, scope: !1338, inlinedAt: !1380)
!1389 = !DILocation(line: 73, column: 2, scope: !1338, inlinedAt: !1380)
!1390 = !DILocation(line: 74, column: 6, scope: !1338, inlinedAt: !1380)
!1391 = !DILocation(line: 74, column: 22, scope: !1338, inlinedAt: !1380)
!1392 = !DILocation(line: 75, column: 23, scope: !1338, inlinedAt: !1380)
!1393 = !DILocation(line: 74, column: 27, scope: !1338, inlinedAt: !1380)
!1394 = !DILocation(line: 17, column: 6, scope: !1335, inlinedAt: !1336)
!1395 = !DILocation(line: 17, column: 14, scope: !1335, inlinedAt: !1336)
!1396 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1397 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1398 = !DILocation(line: 18, column: 40, scope: !1335, inlinedAt: !1336)
!1399 = !DILocation(line: 6, column: 21, scope: !1397, inlinedAt: !1398)
!1400 = !DILocation(line: 25, column: 16, scope: !1396, inlinedAt: !1399)
!1401 = !DILocation(line: 23, column: 48, scope: !1396, inlinedAt: !1399)
!1402 = !DILocation(line: 26, column: 6, scope: !1396, inlinedAt: !1399)
!1403 = !DILocation(line: 26, column: 24, scope: !1396, inlinedAt: !1399)
!1404 = !DILocation(line: 27, column: 24, scope: !1396, inlinedAt: !1399)
!1405 = !DILocation(line: 27, column: 44, scope: !1396, inlinedAt: !1399)
!1406 = !DILocation(line: 28, column: 4, scope: !1396, inlinedAt: !1399)
!1407 = !DILocation(line: 26, column: 37, scope: !1396, inlinedAt: !1399)
!1408 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1409 = !DILocation(line: 18, column: 68, scope: !1335, inlinedAt: !1336)
!1410 = !DILocation(line: 14, column: 21, scope: !1408, inlinedAt: !1409)
!1411 = !DILocation(line: 23, column: 48, scope: !1396, inlinedAt: !1410)
!1412 = !DILocation(line: 26, column: 6, scope: !1396, inlinedAt: !1410)
!1413 = !DILocation(line: 26, column: 24, scope: !1396, inlinedAt: !1410)
!1414 = !DILocation(line: 27, column: 24, scope: !1396, inlinedAt: !1410)
!1415 = !DILocation(line: 27, column: 44, scope: !1396, inlinedAt: !1410)
!1416 = !DILocation(line: 28, column: 4, scope: !1396, inlinedAt: !1410)
!1417 = !DILocation(line: 26, column: 37, scope: !1396, inlinedAt: !1410)
!1418 = !DILocation(line: 15, column: 20, scope: !1408, inlinedAt: !1409)
!1419 = !DILocation(line: 15, column: 42, scope: !1408, inlinedAt: !1409)
!1420 = !DILocation(line: 18, column: 2, scope: !1335, inlinedAt: !1336)
!1421 = !DILocation(line: 18, column: 6, scope: !1335, inlinedAt: !1336)
!1422 = !DILocation(line: 18, column: 14, scope: !1335, inlinedAt: !1336)
!1423 = !DILocation(line: 19, column: 42, scope: !1335, inlinedAt: !1336)
!1424 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1425 = !DILocation(line: 19, column: 25, scope: !1335, inlinedAt: !1336)
!1426 = !DILocation(line: 36, column: 10, scope: !1424, inlinedAt: !1425)
!1427 = !DILocation(line: 36, column: 22, scope: !1424, inlinedAt: !1425)
!1428 = !DILocation(line: 37, column: 8, scope: !1424, inlinedAt: !1425)
!1429 = !DILocation(line: 40, column: 17, scope: !1424, inlinedAt: !1425)
!1430 = !DILocation(line: 19, column: 6, scope: !1335, inlinedAt: !1336)
!1431 = !DILocation(line: 31, column: 26, scope: !1329, inlinedAt: !1330)
!1432 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1433 = !DILocation(line: 31, column: 9, scope: !1329, inlinedAt: !1330)
!1434 = !DILocation(line: 14, column: 11, scope: !1432, inlinedAt: !1433)
!1435 = !DILocation(line: 31, column: 48, scope: !1329, inlinedAt: !1330)
!1436 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1437 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1438 = !DILocation(line: 16, column: 25, scope: !1432, inlinedAt: !1433)
!1439 = !DILocation(line: 7, column: 15, scope: !1437, inlinedAt: !1438)
!1440 = !DILocation(line: 45, column: 14, scope: !1436, inlinedAt: !1439)
!1441 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !1440)
!1442 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !1440)
!1443 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1444 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1445 = !DILocation(line: 18, column: 40, scope: !1432, inlinedAt: !1433)
!1446 = !DILocation(line: 6, column: 21, scope: !1444, inlinedAt: !1445)
!1447 = !DILocation(line: 37, column: 21, scope: !1443, inlinedAt: !1446)
!1448 = !DILocation(line: 37, column: 10, scope: !1443, inlinedAt: !1446)
!1449 = !DILocation(line: 19, column: 40, scope: !1432, inlinedAt: !1433)
!1450 = !DILocation(line: 44, column: 16, scope: !1436, inlinedAt: !1439)
!1451 = !DILocation(line: 67, column: 7, scope: !1338, inlinedAt: !1450)
!1452 = !DILocation(line: 65, column: 35, scope: !1338, inlinedAt: !1450)
!1453 = !DILocation(line: 68, column: 7, scope: !1338, inlinedAt: !1450)
!1454 = !DILocation(line: 68, column: 35, scope: !1338, inlinedAt: !1450)
!1455 = !DILocation(line: 69, column: 23, scope: !1338, inlinedAt: !1450)
!1456 = !DILocation(line: 7, column: 65, scope: !1437, inlinedAt: !1438)
!1457 = !DILocation(line: 68, column: 40, scope: !1338, inlinedAt: !1450)
!1458 = !DILocation(line: 73, column: 16, scope: !1338, inlinedAt: !1450)
!1459 = !DILocation(line: 73, column: 2, scope: !1338, inlinedAt: !1450)
!1460 = !DILocation(line: 74, column: 6, scope: !1338, inlinedAt: !1450)
!1461 = !DILocation(line: 74, column: 22, scope: !1338, inlinedAt: !1450)
!1462 = !DILocation(line: 75, column: 23, scope: !1338, inlinedAt: !1450)
!1463 = !DILocation(line: 74, column: 27, scope: !1338, inlinedAt: !1450)
!1464 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !1440)
!1465 = !DILocation(line: 46, column: 7, scope: !1436, inlinedAt: !1439)
!1466 = !DILocation(line: 49, column: 31, scope: !1436, inlinedAt: !1439)
!1467 = !DILocation(line: 50, column: 10, scope: !1436, inlinedAt: !1439)
!1468 = !DILocation(line: 51, column: 14, scope: !1436, inlinedAt: !1439)
!1469 = !DILocation(line: 52, column: 17, scope: !1436, inlinedAt: !1439)
!1470 = !DILocation(line: 52, column: 8, scope: !1436, inlinedAt: !1439)
!1471 = !DILocation(line: 54, column: 10, scope: !1436, inlinedAt: !1439)
!1472 = !DILocation(line: 55, column: 11, scope: !1436, inlinedAt: !1439)
!1473 = !DILocation(line: 42, column: 50, scope: !1436, inlinedAt: !1439)
!1474 = !DILocation(line: 56, column: 6, scope: !1436, inlinedAt: !1439)
!1475 = !DILocation(line: 56, column: 16, scope: !1436, inlinedAt: !1439)
!1476 = !DILocation(line: 57, column: 17, scope: !1436, inlinedAt: !1439)
!1477 = !DILocation(line: 56, column: 21, scope: !1436, inlinedAt: !1439)
!1478 = !DILocation(line: 16, column: 6, scope: !1432, inlinedAt: !1433)
!1479 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1480 = !DILocation(line: 17, column: 33, scope: !1432, inlinedAt: !1433)
!1481 = !DILocation(line: 13, column: 15, scope: !1479, inlinedAt: !1480)
!1482 = !DILocation(line: 44, column: 16, scope: !1436, inlinedAt: !1481)
!1483 = !DILocation(line: 67, column: 7, scope: !1338, inlinedAt: !1482)
!1484 = !DILocation(line: 65, column: 35, scope: !1338, inlinedAt: !1482)
!1485 = !DILocation(line: 68, column: 7, scope: !1338, inlinedAt: !1482)
!1486 = !DILocation(line: 68, column: 35, scope: !1338, inlinedAt: !1482)
!1487 = !DILocation(line: 69, column: 23, scope: !1338, inlinedAt: !1482)
!1488 = !DILocation(line: 13, column: 66, scope: !1479, inlinedAt: !1480)
!1489 = !DILocation(line: 68, column: 40, scope: !1338, inlinedAt: !1482)
!1490 = !DILocation(line: 73, column: 16, scope: !1338, inlinedAt: !1482)
!1491 = !DILocation(line: 73, column: 2, scope: !1338, inlinedAt: !1482)
!1492 = !DILocation(line: 74, column: 6, scope: !1338, inlinedAt: !1482)
!1493 = !DILocation(line: 74, column: 22, scope: !1338, inlinedAt: !1482)
!1494 = !DILocation(line: 75, column: 23, scope: !1338, inlinedAt: !1482)
!1495 = !DILocation(line: 74, column: 27, scope: !1338, inlinedAt: !1482)
!1496 = !DILocation(line: 46, column: 7, scope: !1436, inlinedAt: !1481)
!1497 = !DILocation(line: 49, column: 31, scope: !1436, inlinedAt: !1481)
!1498 = !DILocation(line: 50, column: 10, scope: !1436, inlinedAt: !1481)
!1499 = !DILocation(line: 51, column: 14, scope: !1436, inlinedAt: !1481)
!1500 = !DILocation(line: 52, column: 17, scope: !1436, inlinedAt: !1481)
!1501 = !DILocation(line: 52, column: 8, scope: !1436, inlinedAt: !1481)
!1502 = !DILocation(line: 54, column: 10, scope: !1436, inlinedAt: !1481)
!1503 = !DILocation(line: 55, column: 11, scope: !1436, inlinedAt: !1481)
!1504 = !DILocation(line: 42, column: 50, scope: !1436, inlinedAt: !1481)
!1505 = !DILocation(line: 56, column: 6, scope: !1436, inlinedAt: !1481)
!1506 = !DILocation(line: 56, column: 16, scope: !1436, inlinedAt: !1481)
!1507 = !DILocation(line: 57, column: 17, scope: !1436, inlinedAt: !1481)
!1508 = !DILocation(line: 56, column: 21, scope: !1436, inlinedAt: !1481)
!1509 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1510 = !DILocation(line: 17, column: 54, scope: !1432, inlinedAt: !1433)
!1511 = !DILocation(line: 19, column: 15, scope: !1509, inlinedAt: !1510)
!1512 = !DILocation(line: 44, column: 16, scope: !1436, inlinedAt: !1511)
!1513 = !DILocation(line: 67, column: 7, scope: !1338, inlinedAt: !1512)
!1514 = !DILocation(line: 65, column: 35, scope: !1338, inlinedAt: !1512)
!1515 = !DILocation(line: 68, column: 7, scope: !1338, inlinedAt: !1512)
!1516 = !DILocation(line: 68, column: 35, scope: !1338, inlinedAt: !1512)
!1517 = !DILocation(line: 69, column: 23, scope: !1338, inlinedAt: !1512)
!1518 = !DILocation(line: 19, column: 66, scope: !1509, inlinedAt: !1510)
!1519 = !DILocation(line: 68, column: 40, scope: !1338, inlinedAt: !1512)
!1520 = !DILocation(line: 73, column: 16, scope: !1338, inlinedAt: !1512)
!1521 = !DILocation(line: 73, column: 2, scope: !1338, inlinedAt: !1512)
!1522 = !DILocation(line: 74, column: 6, scope: !1338, inlinedAt: !1512)
!1523 = !DILocation(line: 74, column: 22, scope: !1338, inlinedAt: !1512)
!1524 = !DILocation(line: 75, column: 23, scope: !1338, inlinedAt: !1512)
!1525 = !DILocation(line: 74, column: 27, scope: !1338, inlinedAt: !1512)
!1526 = !DILocation(line: 46, column: 7, scope: !1436, inlinedAt: !1511)
!1527 = !DILocation(line: 49, column: 31, scope: !1436, inlinedAt: !1511)
!1528 = !DILocation(line: 50, column: 10, scope: !1436, inlinedAt: !1511)
!1529 = !DILocation(line: 51, column: 14, scope: !1436, inlinedAt: !1511)
!1530 = !DILocation(line: 52, column: 17, scope: !1436, inlinedAt: !1511)
!1531 = !DILocation(line: 52, column: 8, scope: !1436, inlinedAt: !1511)
!1532 = !DILocation(line: 54, column: 10, scope: !1436, inlinedAt: !1511)
!1533 = !DILocation(line: 55, column: 11, scope: !1436, inlinedAt: !1511)
!1534 = !DILocation(line: 42, column: 50, scope: !1436, inlinedAt: !1511)
!1535 = !DILocation(line: 56, column: 6, scope: !1436, inlinedAt: !1511)
!1536 = !DILocation(line: 56, column: 16, scope: !1436, inlinedAt: !1511)
!1537 = !DILocation(line: 57, column: 17, scope: !1436, inlinedAt: !1511)
!1538 = !DILocation(line: 56, column: 21, scope: !1436, inlinedAt: !1511)
!1539 = !DILocation(line: 17, column: 6, scope: !1432, inlinedAt: !1433)
!1540 = !DILocation(line: 17, column: 14, scope: !1432, inlinedAt: !1433)
!1541 = !DILocation(line: 25, column: 16, scope: !1443, inlinedAt: !1446)
!1542 = !DILocation(line: 23, column: 48, scope: !1443, inlinedAt: !1446)
!1543 = !DILocation(line: 26, column: 6, scope: !1443, inlinedAt: !1446)
!1544 = !DILocation(line: 26, column: 24, scope: !1443, inlinedAt: !1446)
!1545 = !DILocation(line: 27, column: 24, scope: !1443, inlinedAt: !1446)
!1546 = !DILocation(line: 27, column: 44, scope: !1443, inlinedAt: !1446)
!1547 = !DILocation(line: 28, column: 4, scope: !1443, inlinedAt: !1446)
!1548 = !DILocation(line: 26, column: 37, scope: !1443, inlinedAt: !1446)
!1549 = !DILocation(line: 31, column: 15, scope: !1443, inlinedAt: !1446)
!1550 = !DILocation(line: 34, column: 32, scope: !1443, inlinedAt: !1446)
!1551 = !DILocation(line: 35, column: 19, scope: !1443, inlinedAt: !1446)
!1552 = !DILocation(line: 36, column: 10, scope: !1443, inlinedAt: !1446)
!1553 = !DILocation(line: 38, column: 9, scope: !1443, inlinedAt: !1446)
!1554 = !DILocation(line: 40, column: 10, scope: !1443, inlinedAt: !1446)
!1555 = !DILocation(line: 23, column: 59, scope: !1443, inlinedAt: !1446)
!1556 = !DILocation(line: 42, column: 19, scope: !1443, inlinedAt: !1446)
!1557 = !DILocation(line: 42, column: 3, scope: !1443, inlinedAt: !1446)
!1558 = !DILocation(line: 44, column: 2, scope: !1444, inlinedAt: !1445)
!1559 = !DILocation(line: 7, column: 16, scope: !1444, inlinedAt: !1445)
!1560 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1561 = !DILocation(line: 18, column: 68, scope: !1432, inlinedAt: !1433)
!1562 = !DILocation(line: 14, column: 21, scope: !1560, inlinedAt: !1561)
!1563 = !DILocation(line: 25, column: 16, scope: !1443, inlinedAt: !1562)
!1564 = !DILocation(line: 23, column: 48, scope: !1443, inlinedAt: !1562)
!1565 = !DILocation(line: 26, column: 6, scope: !1443, inlinedAt: !1562)
!1566 = !DILocation(line: 26, column: 24, scope: !1443, inlinedAt: !1562)
!1567 = !DILocation(line: 27, column: 24, scope: !1443, inlinedAt: !1562)
!1568 = !DILocation(line: 27, column: 44, scope: !1443, inlinedAt: !1562)
!1569 = !DILocation(line: 28, column: 4, scope: !1443, inlinedAt: !1562)
!1570 = !DILocation(line: 26, column: 37, scope: !1443, inlinedAt: !1562)
!1571 = !DILocation(line: 31, column: 15, scope: !1443, inlinedAt: !1562)
!1572 = !DILocation(line: 34, column: 32, scope: !1443, inlinedAt: !1562)
!1573 = !DILocation(line: 35, column: 19, scope: !1443, inlinedAt: !1562)
!1574 = !DILocation(line: 36, column: 10, scope: !1443, inlinedAt: !1562)
!1575 = !DILocation(line: 37, column: 10, scope: !1443, inlinedAt: !1562)
!1576 = !DILocation(line: 38, column: 9, scope: !1443, inlinedAt: !1562)
!1577 = !DILocation(line: 40, column: 10, scope: !1443, inlinedAt: !1562)
!1578 = !DILocation(line: 23, column: 59, scope: !1443, inlinedAt: !1562)
!1579 = !DILocation(line: 42, column: 19, scope: !1443, inlinedAt: !1562)
!1580 = !DILocation(line: 42, column: 3, scope: !1443, inlinedAt: !1562)
!1581 = !DILocation(line: 44, column: 2, scope: !1560, inlinedAt: !1561)
!1582 = !DILocation(line: 15, column: 20, scope: !1560, inlinedAt: !1561)
!1583 = !DILocation(line: 15, column: 42, scope: !1560, inlinedAt: !1561)
!1584 = !DILocation(line: 18, column: 16, scope: !1560, inlinedAt: !1561)
!1585 = !DILocation(line: 18, column: 2, scope: !1432, inlinedAt: !1433)
!1586 = !DILocation(line: 18, column: 6, scope: !1432, inlinedAt: !1433)
!1587 = !DILocation(line: 18, column: 14, scope: !1432, inlinedAt: !1433)
!1588 = !DILocation(line: 19, column: 42, scope: !1432, inlinedAt: !1433)
!1589 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1590 = !DILocation(line: 19, column: 25, scope: !1432, inlinedAt: !1433)
!1591 = !DILocation(line: 36, column: 22, scope: !1589, inlinedAt: !1590)
!1592 = !DILocation(line: 37, column: 8, scope: !1589, inlinedAt: !1590)
!1593 = !DILocation(line: 39, column: 15, scope: !1589, inlinedAt: !1590)
!1594 = !DILocation(line: 40, column: 17, scope: !1589, inlinedAt: !1590)
!1595 = !DILocation(line: 40, column: 3, scope: !1432, inlinedAt: !1433)
!1596 = !DILocation(line: 42, column: 16, scope: !1589, inlinedAt: !1590)
!1597 = !DILocation(line: 43, column: 10, scope: !1589, inlinedAt: !1590)
!1598 = !DILocation(line: 44, column: 14, scope: !1589, inlinedAt: !1590)
!1599 = !DILocation(line: 45, column: 3, scope: !1589, inlinedAt: !1590)
!1600 = !DILocation(line: 47, column: 10, scope: !1589, inlinedAt: !1590)
!1601 = !DILocation(line: 48, column: 9, scope: !1589, inlinedAt: !1590)
!1602 = !DILocation(line: 48, column: 2, scope: !1432, inlinedAt: !1433)
!1603 = !DILocation(line: 19, column: 6, scope: !1432, inlinedAt: !1433)
!1604 = distinct !DISubprogram(name: "IntegersInt64", scope: !277, file: !277, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1605 = !DILocation(line: 61, column: 6, scope: !1604)
!1606 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1607 = !DILocation(line: 61, column: 75, scope: !1604)
!1608 = !DILocation(line: 35, column: 20, scope: !1606, inlinedAt: !1607)
!1609 = !DILocation(line: 36, column: 27, scope: !1606, inlinedAt: !1607)
!1610 = !DILocation(line: 36, column: 25, scope: !1606, inlinedAt: !1607)
!1611 = !DILocation(line: 36, column: 48, scope: !1606, inlinedAt: !1607)
!1612 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1613 = !DILocation(line: 36, column: 10, scope: !1606, inlinedAt: !1607)
!1614 = !DILocation(line: 24, column: 11, scope: !1612, inlinedAt: !1613)
!1615 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1616 = !DILocation(line: 25, column: 40, scope: !1612, inlinedAt: !1613)
!1617 = !DILocation(line: 25, column: 15, scope: !1615, inlinedAt: !1616)
!1618 = !DILocation(line: 44, column: 16, scope: !1339, inlinedAt: !1617)
!1619 = !DILocation(line: 66, column: 13, scope: !1338, inlinedAt: !1618)
!1620 = !DILocation(line: 67, column: 7, scope: !1338, inlinedAt: !1618)
!1621 = !DILocation(line: 65, column: 35, scope: !1338, inlinedAt: !1618)
!1622 = !DILocation(line: 68, column: 7, scope: !1338, inlinedAt: !1618)
!1623 = !DILocation(line: 68, column: 35, scope: !1338, inlinedAt: !1618)
!1624 = !DILocation(line: 69, column: 23, scope: !1338, inlinedAt: !1618)
!1625 = !DILocation(line: 25, column: 65, scope: !1615, inlinedAt: !1616)
!1626 = !DILocation(line: 68, column: 40, scope: !1338, inlinedAt: !1618)
!1627 = !DILocation(line: 73, column: 16, scope: !1338, inlinedAt: !1618)
!1628 = !DILocation(line: 73, column: 2, scope: !1338, inlinedAt: !1618)
!1629 = !DILocation(line: 74, column: 6, scope: !1338, inlinedAt: !1618)
!1630 = !DILocation(line: 74, column: 22, scope: !1338, inlinedAt: !1618)
!1631 = !DILocation(line: 75, column: 23, scope: !1338, inlinedAt: !1618)
!1632 = !DILocation(line: 74, column: 27, scope: !1338, inlinedAt: !1618)
!1633 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1634 = !DILocation(line: 25, column: 60, scope: !1612, inlinedAt: !1613)
!1635 = !DILocation(line: 30, column: 15, scope: !1633, inlinedAt: !1634)
!1636 = !DILocation(line: 44, column: 16, scope: !1339, inlinedAt: !1635)
!1637 = !DILocation(line: 67, column: 7, scope: !1338, inlinedAt: !1636)
!1638 = !DILocation(line: 65, column: 35, scope: !1338, inlinedAt: !1636)
!1639 = !DILocation(line: 68, column: 7, scope: !1338, inlinedAt: !1636)
!1640 = !DILocation(line: 68, column: 35, scope: !1338, inlinedAt: !1636)
!1641 = !DILocation(line: 69, column: 23, scope: !1338, inlinedAt: !1636)
!1642 = !DILocation(line: 30, column: 64, scope: !1633, inlinedAt: !1634)
!1643 = !DILocation(line: 68, column: 40, scope: !1338, inlinedAt: !1636)
!1644 = !DILocation(line: 73, column: 16, scope: !1338, inlinedAt: !1636)
!1645 = !DILocation(line: 73, column: 2, scope: !1338, inlinedAt: !1636)
!1646 = !DILocation(line: 74, column: 6, scope: !1338, inlinedAt: !1636)
!1647 = !DILocation(line: 74, column: 22, scope: !1338, inlinedAt: !1636)
!1648 = !DILocation(line: 75, column: 23, scope: !1338, inlinedAt: !1636)
!1649 = !DILocation(line: 74, column: 27, scope: !1338, inlinedAt: !1636)
!1650 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1651 = !DILocation(line: 25, column: 81, scope: !1612, inlinedAt: !1613)
!1652 = !DILocation(line: 36, column: 15, scope: !1650, inlinedAt: !1651)
!1653 = !DILocation(line: 44, column: 16, scope: !1339, inlinedAt: !1652)
!1654 = !DILocation(line: 67, column: 7, scope: !1338, inlinedAt: !1653)
!1655 = !DILocation(line: 65, column: 35, scope: !1338, inlinedAt: !1653)
!1656 = !DILocation(line: 68, column: 7, scope: !1338, inlinedAt: !1653)
!1657 = !DILocation(line: 68, column: 35, scope: !1338, inlinedAt: !1653)
!1658 = !DILocation(line: 69, column: 23, scope: !1338, inlinedAt: !1653)
!1659 = !DILocation(line: 36, column: 65, scope: !1650, inlinedAt: !1651)
!1660 = !DILocation(line: 68, column: 40, scope: !1338, inlinedAt: !1653)
!1661 = !DILocation(line: 73, column: 16, scope: !1338, inlinedAt: !1653)
!1662 = !DILocation(line: 73, column: 2, scope: !1338, inlinedAt: !1653)
!1663 = !DILocation(line: 74, column: 6, scope: !1338, inlinedAt: !1653)
!1664 = !DILocation(line: 74, column: 22, scope: !1338, inlinedAt: !1653)
!1665 = !DILocation(line: 75, column: 23, scope: !1338, inlinedAt: !1653)
!1666 = !DILocation(line: 74, column: 27, scope: !1338, inlinedAt: !1653)
!1667 = !DILocation(line: 25, column: 5, scope: !1612, inlinedAt: !1613)
!1668 = !DILocation(line: 25, column: 13, scope: !1612, inlinedAt: !1613)
!1669 = !DILocation(line: 25, column: 21, scope: !1612, inlinedAt: !1613)
!1670 = !DILocation(line: 37, column: 27, scope: !1606, inlinedAt: !1607)
!1671 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1672 = !DILocation(line: 37, column: 10, scope: !1606, inlinedAt: !1607)
!1673 = !DILocation(line: 24, column: 11, scope: !1671, inlinedAt: !1672)
!1674 = !DILocation(line: 37, column: 50, scope: !1606, inlinedAt: !1607)
!1675 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1676 = !DILocation(line: 25, column: 40, scope: !1671, inlinedAt: !1672)
!1677 = !DILocation(line: 25, column: 15, scope: !1675, inlinedAt: !1676)
!1678 = !DILocation(line: 44, column: 16, scope: !1436, inlinedAt: !1677)
!1679 = !DILocation(line: 67, column: 7, scope: !1338, inlinedAt: !1678)
!1680 = !DILocation(line: 65, column: 35, scope: !1338, inlinedAt: !1678)
!1681 = !DILocation(line: 68, column: 7, scope: !1338, inlinedAt: !1678)
!1682 = !DILocation(line: 68, column: 35, scope: !1338, inlinedAt: !1678)
!1683 = !DILocation(line: 69, column: 23, scope: !1338, inlinedAt: !1678)
!1684 = !DILocation(line: 25, column: 65, scope: !1675, inlinedAt: !1676)
!1685 = !DILocation(line: 68, column: 40, scope: !1338, inlinedAt: !1678)
!1686 = !DILocation(line: 73, column: 16, scope: !1338, inlinedAt: !1678)
!1687 = !DILocation(line: 73, column: 2, scope: !1338, inlinedAt: !1678)
!1688 = !DILocation(line: 74, column: 6, scope: !1338, inlinedAt: !1678)
!1689 = !DILocation(line: 74, column: 22, scope: !1338, inlinedAt: !1678)
!1690 = !DILocation(line: 75, column: 23, scope: !1338, inlinedAt: !1678)
!1691 = !DILocation(line: 74, column: 27, scope: !1338, inlinedAt: !1678)
!1692 = !DILocation(line: 45, column: 14, scope: !1436, inlinedAt: !1677)
!1693 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !1692)
!1694 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !1692)
!1695 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !1692)
!1696 = !DILocation(line: 46, column: 7, scope: !1436, inlinedAt: !1677)
!1697 = !DILocation(line: 49, column: 31, scope: !1436, inlinedAt: !1677)
!1698 = !DILocation(line: 50, column: 10, scope: !1436, inlinedAt: !1677)
!1699 = !DILocation(line: 51, column: 11, scope: !1436, inlinedAt: !1677)
!1700 = !DILocation(line: 51, column: 14, scope: !1436, inlinedAt: !1677)
!1701 = !DILocation(line: 52, column: 17, scope: !1436, inlinedAt: !1677)
!1702 = !DILocation(line: 52, column: 8, scope: !1436, inlinedAt: !1677)
!1703 = !DILocation(line: 54, column: 10, scope: !1436, inlinedAt: !1677)
!1704 = !DILocation(line: 55, column: 11, scope: !1436, inlinedAt: !1677)
!1705 = !DILocation(line: 42, column: 50, scope: !1436, inlinedAt: !1677)
!1706 = !DILocation(line: 56, column: 6, scope: !1436, inlinedAt: !1677)
!1707 = !DILocation(line: 56, column: 16, scope: !1436, inlinedAt: !1677)
!1708 = !DILocation(line: 57, column: 17, scope: !1436, inlinedAt: !1677)
!1709 = !DILocation(line: 56, column: 21, scope: !1436, inlinedAt: !1677)
!1710 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1711 = !DILocation(line: 25, column: 60, scope: !1671, inlinedAt: !1672)
!1712 = !DILocation(line: 30, column: 15, scope: !1710, inlinedAt: !1711)
!1713 = !DILocation(line: 44, column: 16, scope: !1436, inlinedAt: !1712)
!1714 = !DILocation(line: 67, column: 7, scope: !1338, inlinedAt: !1713)
!1715 = !DILocation(line: 65, column: 35, scope: !1338, inlinedAt: !1713)
!1716 = !DILocation(line: 68, column: 7, scope: !1338, inlinedAt: !1713)
!1717 = !DILocation(line: 68, column: 35, scope: !1338, inlinedAt: !1713)
!1718 = !DILocation(line: 69, column: 23, scope: !1338, inlinedAt: !1713)
!1719 = !DILocation(line: 30, column: 64, scope: !1710, inlinedAt: !1711)
!1720 = !DILocation(line: 68, column: 40, scope: !1338, inlinedAt: !1713)
!1721 = !DILocation(line: 73, column: 16, scope: !1338, inlinedAt: !1713)
!1722 = !DILocation(line: 73, column: 2, scope: !1338, inlinedAt: !1713)
!1723 = !DILocation(line: 74, column: 6, scope: !1338, inlinedAt: !1713)
!1724 = !DILocation(line: 74, column: 22, scope: !1338, inlinedAt: !1713)
!1725 = !DILocation(line: 75, column: 23, scope: !1338, inlinedAt: !1713)
!1726 = !DILocation(line: 74, column: 27, scope: !1338, inlinedAt: !1713)
!1727 = !DILocation(line: 46, column: 7, scope: !1436, inlinedAt: !1712)
!1728 = !DILocation(line: 49, column: 31, scope: !1436, inlinedAt: !1712)
!1729 = !DILocation(line: 50, column: 10, scope: !1436, inlinedAt: !1712)
!1730 = !DILocation(line: 51, column: 11, scope: !1436, inlinedAt: !1712)
!1731 = !DILocation(line: 51, column: 14, scope: !1436, inlinedAt: !1712)
!1732 = !DILocation(line: 52, column: 17, scope: !1436, inlinedAt: !1712)
!1733 = !DILocation(line: 52, column: 8, scope: !1436, inlinedAt: !1712)
!1734 = !DILocation(line: 54, column: 10, scope: !1436, inlinedAt: !1712)
!1735 = !DILocation(line: 55, column: 11, scope: !1436, inlinedAt: !1712)
!1736 = !DILocation(line: 42, column: 50, scope: !1436, inlinedAt: !1712)
!1737 = !DILocation(line: 56, column: 6, scope: !1436, inlinedAt: !1712)
!1738 = !DILocation(line: 56, column: 16, scope: !1436, inlinedAt: !1712)
!1739 = !DILocation(line: 57, column: 17, scope: !1436, inlinedAt: !1712)
!1740 = !DILocation(line: 56, column: 21, scope: !1436, inlinedAt: !1712)
!1741 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1742 = !DILocation(line: 25, column: 81, scope: !1671, inlinedAt: !1672)
!1743 = !DILocation(line: 36, column: 15, scope: !1741, inlinedAt: !1742)
!1744 = !DILocation(line: 44, column: 16, scope: !1436, inlinedAt: !1743)
!1745 = !DILocation(line: 67, column: 7, scope: !1338, inlinedAt: !1744)
!1746 = !DILocation(line: 65, column: 35, scope: !1338, inlinedAt: !1744)
!1747 = !DILocation(line: 68, column: 7, scope: !1338, inlinedAt: !1744)
!1748 = !DILocation(line: 68, column: 35, scope: !1338, inlinedAt: !1744)
!1749 = !DILocation(line: 69, column: 23, scope: !1338, inlinedAt: !1744)
!1750 = !DILocation(line: 36, column: 65, scope: !1741, inlinedAt: !1742)
!1751 = !DILocation(line: 68, column: 40, scope: !1338, inlinedAt: !1744)
!1752 = !DILocation(line: 73, column: 16, scope: !1338, inlinedAt: !1744)
!1753 = !DILocation(line: 73, column: 2, scope: !1338, inlinedAt: !1744)
!1754 = !DILocation(line: 74, column: 6, scope: !1338, inlinedAt: !1744)
!1755 = !DILocation(line: 74, column: 22, scope: !1338, inlinedAt: !1744)
!1756 = !DILocation(line: 75, column: 23, scope: !1338, inlinedAt: !1744)
!1757 = !DILocation(line: 74, column: 27, scope: !1338, inlinedAt: !1744)
!1758 = !DILocation(line: 46, column: 7, scope: !1436, inlinedAt: !1743)
!1759 = !DILocation(line: 49, column: 31, scope: !1436, inlinedAt: !1743)
!1760 = !DILocation(line: 50, column: 10, scope: !1436, inlinedAt: !1743)
!1761 = !DILocation(line: 51, column: 11, scope: !1436, inlinedAt: !1743)
!1762 = !DILocation(line: 51, column: 14, scope: !1436, inlinedAt: !1743)
!1763 = !DILocation(line: 52, column: 17, scope: !1436, inlinedAt: !1743)
!1764 = !DILocation(line: 52, column: 8, scope: !1436, inlinedAt: !1743)
!1765 = !DILocation(line: 54, column: 10, scope: !1436, inlinedAt: !1743)
!1766 = !DILocation(line: 55, column: 11, scope: !1436, inlinedAt: !1743)
!1767 = !DILocation(line: 42, column: 50, scope: !1436, inlinedAt: !1743)
!1768 = !DILocation(line: 56, column: 6, scope: !1436, inlinedAt: !1743)
!1769 = !DILocation(line: 56, column: 16, scope: !1436, inlinedAt: !1743)
!1770 = !DILocation(line: 57, column: 17, scope: !1436, inlinedAt: !1743)
!1771 = !DILocation(line: 56, column: 21, scope: !1436, inlinedAt: !1743)
!1772 = !DILocation(line: 25, column: 5, scope: !1671, inlinedAt: !1672)
!1773 = !DILocation(line: 25, column: 13, scope: !1671, inlinedAt: !1672)
!1774 = !DILocation(line: 25, column: 21, scope: !1671, inlinedAt: !1672)
!1775 = distinct !DISubprogram(name: "ExchangeInt", scope: !277, file: !277, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1776 = !DILocation(line: 66, column: 6, scope: !1775)
!1777 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1778 = !DILocation(line: 66, column: 80, scope: !1775)
!1779 = !DILocation(line: 21, column: 29, scope: !1777, inlinedAt: !1778)
!1780 = !DILocation(line: 21, column: 39, scope: !1777, inlinedAt: !1778)
!1781 = !DILocation(line: 21, column: 49, scope: !1777, inlinedAt: !1778)
!1782 = !DILocation(line: 23, column: 7, scope: !1777, inlinedAt: !1778)
!1783 = !DILocation(line: 22, column: 2, scope: !1777, inlinedAt: !1778)
!1784 = !DILocation(line: 22, column: 8, scope: !1777, inlinedAt: !1778)
!1785 = !DILocation(line: 26, column: 9, scope: !1777, inlinedAt: !1778)
!1786 = !DILocation(line: 27, column: 12, scope: !1777, inlinedAt: !1778)
!1787 = !DILocation(line: 27, column: 10, scope: !1777, inlinedAt: !1778)
!1788 = !DILocation(line: 27, column: 30, scope: !1777, inlinedAt: !1778)
!1789 = !DILocation(line: 28, column: 37, scope: !1777, inlinedAt: !1778)
!1790 = !DILocation(line: 28, column: 32, scope: !1777, inlinedAt: !1778)
!1791 = !DILocation(line: 28, column: 34, scope: !1777, inlinedAt: !1778)
!1792 = !DILocation(line: 28, column: 20, scope: !1777, inlinedAt: !1778)
!1793 = !DILocation(line: 28, column: 3, scope: !1777, inlinedAt: !1778)
!1794 = !DILocation(line: 29, column: 22, scope: !1777, inlinedAt: !1778)
!1795 = !DILocation(line: 29, column: 3, scope: !1777, inlinedAt: !1778)
!1796 = !DILocation(line: 30, column: 24, scope: !1777, inlinedAt: !1778)
!1797 = !DILocation(line: 30, column: 3, scope: !1777, inlinedAt: !1778)
!1798 = !DILocation(line: 31, column: 23, scope: !1777, inlinedAt: !1778)
!1799 = !DILocation(line: 31, column: 3, scope: !1777, inlinedAt: !1778)
!1800 = !DILocation(line: 32, column: 14, scope: !1777, inlinedAt: !1778)
!1801 = !DILocation(line: 32, column: 12, scope: !1777, inlinedAt: !1778)
!1802 = !DILocation(line: 32, column: 18, scope: !1777, inlinedAt: !1778)
!1803 = !DILocation(line: 33, column: 21, scope: !1777, inlinedAt: !1778)
!1804 = !DILocation(line: 33, column: 3, scope: !1777, inlinedAt: !1778)
!1805 = !DILocation(line: 34, column: 3, scope: !1777, inlinedAt: !1778)
!1806 = !DILocation(line: 35, column: 31, scope: !1777, inlinedAt: !1778)
!1807 = !DILocation(line: 36, column: 4, scope: !1777, inlinedAt: !1778)
!1808 = !DILocation(line: 38, column: 32, scope: !1777, inlinedAt: !1778)
!1809 = !DILocation(line: 38, column: 30, scope: !1777, inlinedAt: !1778)
!1810 = !DILocation(line: 38, column: 24, scope: !1777, inlinedAt: !1778)
!1811 = !DILocation(line: 38, column: 3, scope: !1777, inlinedAt: !1778)
!1812 = distinct !DISubprogram(name: "ExchangeUint8", scope: !277, file: !277, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!1813 = !DILocation(line: 71, column: 6, scope: !1812)
!1814 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1815 = !DILocation(line: 72, column: 10, scope: !1812)
!1816 = !DILocation(line: 21, column: 29, scope: !1814, inlinedAt: !1815)
!1817 = !DILocation(line: 21, column: 39, scope: !1814, inlinedAt: !1815)
!1818 = !DILocation(line: 21, column: 49, scope: !1814, inlinedAt: !1815)
!1819 = !DILocation(line: 23, column: 7, scope: !1814, inlinedAt: !1815)
!1820 = !DILocation(line: 22, column: 2, scope: !1814, inlinedAt: !1815)
!1821 = !DILocation(line: 22, column: 8, scope: !1814, inlinedAt: !1815)
!1822 = !DILocation(line: 26, column: 9, scope: !1814, inlinedAt: !1815)
!1823 = !DILocation(line: 27, column: 12, scope: !1814, inlinedAt: !1815)
!1824 = !DILocation(line: 27, column: 10, scope: !1814, inlinedAt: !1815)
!1825 = !DILocation(line: 27, column: 30, scope: !1814, inlinedAt: !1815)
!1826 = !DILocation(line: 28, column: 37, scope: !1814, inlinedAt: !1815)
!1827 = !DILocation(line: 28, column: 32, scope: !1814, inlinedAt: !1815)
!1828 = !DILocation(line: 28, column: 34, scope: !1814, inlinedAt: !1815)
!1829 = !DILocation(line: 28, column: 20, scope: !1814, inlinedAt: !1815)
!1830 = !DILocation(line: 28, column: 3, scope: !1814, inlinedAt: !1815)
!1831 = !DILocation(line: 29, column: 22, scope: !1814, inlinedAt: !1815)
!1832 = !DILocation(line: 29, column: 3, scope: !1814, inlinedAt: !1815)
!1833 = !DILocation(line: 30, column: 24, scope: !1814, inlinedAt: !1815)
!1834 = !DILocation(line: 30, column: 3, scope: !1814, inlinedAt: !1815)
!1835 = !DILocation(line: 31, column: 23, scope: !1814, inlinedAt: !1815)
!1836 = !DILocation(line: 31, column: 3, scope: !1814, inlinedAt: !1815)
!1837 = !DILocation(line: 32, column: 14, scope: !1814, inlinedAt: !1815)
!1838 = !DILocation(line: 32, column: 12, scope: !1814, inlinedAt: !1815)
!1839 = !DILocation(line: 32, column: 18, scope: !1814, inlinedAt: !1815)
!1840 = !DILocation(line: 33, column: 21, scope: !1814, inlinedAt: !1815)
!1841 = !DILocation(line: 33, column: 3, scope: !1814, inlinedAt: !1815)
!1842 = !DILocation(line: 34, column: 3, scope: !1814, inlinedAt: !1815)
!1843 = !DILocation(line: 35, column: 31, scope: !1814, inlinedAt: !1815)
!1844 = !DILocation(line: 36, column: 4, scope: !1814, inlinedAt: !1815)
!1845 = !DILocation(line: 38, column: 32, scope: !1814, inlinedAt: !1815)
!1846 = !DILocation(line: 38, column: 30, scope: !1814, inlinedAt: !1815)
!1847 = !DILocation(line: 38, column: 24, scope: !1814, inlinedAt: !1815)
!1848 = !DILocation(line: 38, column: 3, scope: !1814, inlinedAt: !1815)
!1849 = distinct !DISubprogram(name: "ExchangeUint16", scope: !277, file: !277, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!1850 = !DILocation(line: 78, column: 6, scope: !1849)
!1851 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1852 = !DILocation(line: 79, column: 10, scope: !1849)
!1853 = !DILocation(line: 21, column: 29, scope: !1851, inlinedAt: !1852)
!1854 = !DILocation(line: 21, column: 39, scope: !1851, inlinedAt: !1852)
!1855 = !DILocation(line: 21, column: 49, scope: !1851, inlinedAt: !1852)
!1856 = !DILocation(line: 23, column: 7, scope: !1851, inlinedAt: !1852)
!1857 = !DILocation(line: 22, column: 2, scope: !1851, inlinedAt: !1852)
!1858 = !DILocation(line: 22, column: 8, scope: !1851, inlinedAt: !1852)
!1859 = !DILocation(line: 26, column: 9, scope: !1851, inlinedAt: !1852)
!1860 = !DILocation(line: 27, column: 12, scope: !1851, inlinedAt: !1852)
!1861 = !DILocation(line: 27, column: 10, scope: !1851, inlinedAt: !1852)
!1862 = !DILocation(line: 27, column: 30, scope: !1851, inlinedAt: !1852)
!1863 = !DILocation(line: 28, column: 37, scope: !1851, inlinedAt: !1852)
!1864 = !DILocation(line: 28, column: 32, scope: !1851, inlinedAt: !1852)
!1865 = !DILocation(line: 28, column: 34, scope: !1851, inlinedAt: !1852)
!1866 = !DILocation(line: 28, column: 20, scope: !1851, inlinedAt: !1852)
!1867 = !DILocation(line: 28, column: 3, scope: !1851, inlinedAt: !1852)
!1868 = !DILocation(line: 29, column: 22, scope: !1851, inlinedAt: !1852)
!1869 = !DILocation(line: 29, column: 3, scope: !1851, inlinedAt: !1852)
!1870 = !DILocation(line: 30, column: 24, scope: !1851, inlinedAt: !1852)
!1871 = !DILocation(line: 30, column: 3, scope: !1851, inlinedAt: !1852)
!1872 = !DILocation(line: 31, column: 23, scope: !1851, inlinedAt: !1852)
!1873 = !DILocation(line: 31, column: 3, scope: !1851, inlinedAt: !1852)
!1874 = !DILocation(line: 32, column: 14, scope: !1851, inlinedAt: !1852)
!1875 = !DILocation(line: 32, column: 12, scope: !1851, inlinedAt: !1852)
!1876 = !DILocation(line: 32, column: 18, scope: !1851, inlinedAt: !1852)
!1877 = !DILocation(line: 33, column: 21, scope: !1851, inlinedAt: !1852)
!1878 = !DILocation(line: 33, column: 3, scope: !1851, inlinedAt: !1852)
!1879 = !DILocation(line: 34, column: 3, scope: !1851, inlinedAt: !1852)
!1880 = !DILocation(line: 35, column: 31, scope: !1851, inlinedAt: !1852)
!1881 = !DILocation(line: 36, column: 4, scope: !1851, inlinedAt: !1852)
!1882 = !DILocation(line: 38, column: 32, scope: !1851, inlinedAt: !1852)
!1883 = !DILocation(line: 38, column: 30, scope: !1851, inlinedAt: !1852)
!1884 = !DILocation(line: 38, column: 24, scope: !1851, inlinedAt: !1852)
!1885 = !DILocation(line: 38, column: 3, scope: !1851, inlinedAt: !1852)
!1886 = distinct !DISubprogram(name: "NumbersUint16", scope: !277, file: !277, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!1887 = !DILocation(line: 85, column: 6, scope: !1886)
!1888 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1889 = !DILocation(line: 85, column: 75, scope: !1886)
!1890 = !DILocation(line: 29, column: 20, scope: !1888, inlinedAt: !1889)
!1891 = !DILocation(line: 30, column: 26, scope: !1888, inlinedAt: !1889)
!1892 = !DILocation(line: 30, column: 24, scope: !1888, inlinedAt: !1889)
!1893 = !DILocation(line: 30, column: 46, scope: !1888, inlinedAt: !1889)
!1894 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1895 = !DILocation(line: 30, column: 9, scope: !1888, inlinedAt: !1889)
!1896 = !DILocation(line: 14, column: 11, scope: !1894, inlinedAt: !1895)
!1897 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!1898 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1899 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1900 = !DILocation(line: 16, column: 25, scope: !1894, inlinedAt: !1895)
!1901 = !DILocation(line: 7, column: 15, scope: !1899, inlinedAt: !1900)
!1902 = !DILocation(line: 44, column: 16, scope: !1898, inlinedAt: !1901)
!1903 = !DILocation(line: 66, column: 13, scope: !1897, inlinedAt: !1902)
!1904 = !DILocation(line: 67, column: 7, scope: !1897, inlinedAt: !1902)
!1905 = !DILocation(line: 19, column: 40, scope: !1894, inlinedAt: !1895)
!1906 = !DILocation(line: 65, column: 35, scope: !1897, inlinedAt: !1902)
!1907 = !DILocation(line: 68, column: 7, scope: !1897, inlinedAt: !1902)
!1908 = !DILocation(line: 68, column: 35, scope: !1897, inlinedAt: !1902)
!1909 = !DILocation(line: 69, column: 23, scope: !1897, inlinedAt: !1902)
!1910 = !DILocation(line: 7, column: 65, scope: !1899, inlinedAt: !1900)
!1911 = !DILocation(line: 68, column: 40, scope: !1897, inlinedAt: !1902)
!1912 = !DILocation(line: 73, column: 16, scope: !1897, inlinedAt: !1902)
!1913 = !DILocation(line: 73, column: 2, scope: !1897, inlinedAt: !1902)
!1914 = !DILocation(line: 74, column: 6, scope: !1897, inlinedAt: !1902)
!1915 = !DILocation(line: 74, column: 22, scope: !1897, inlinedAt: !1902)
!1916 = !DILocation(line: 75, column: 23, scope: !1897, inlinedAt: !1902)
!1917 = !DILocation(line: 74, column: 27, scope: !1897, inlinedAt: !1902)
!1918 = !DILocation(line: 16, column: 6, scope: !1894, inlinedAt: !1895)
!1919 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1920 = !DILocation(line: 17, column: 33, scope: !1894, inlinedAt: !1895)
!1921 = !DILocation(line: 13, column: 15, scope: !1919, inlinedAt: !1920)
!1922 = !DILocation(line: 44, column: 16, scope: !1898, inlinedAt: !1921)
!1923 = !DILocation(line: 67, column: 7, scope: !1897, inlinedAt: !1922)
!1924 = !DILocation(line: 65, column: 35, scope: !1897, inlinedAt: !1922)
!1925 = !DILocation(line: 68, column: 7, scope: !1897, inlinedAt: !1922)
!1926 = !DILocation(line: 68, column: 35, scope: !1897, inlinedAt: !1922)
!1927 = !DILocation(line: 69, column: 23, scope: !1897, inlinedAt: !1922)
!1928 = !DILocation(line: 13, column: 66, scope: !1919, inlinedAt: !1920)
!1929 = !DILocation(line: 68, column: 40, scope: !1897, inlinedAt: !1922)
!1930 = !DILocation(line: 73, column: 16, scope: !1897, inlinedAt: !1922)
!1931 = !DILocation(line: 73, column: 2, scope: !1897, inlinedAt: !1922)
!1932 = !DILocation(line: 74, column: 6, scope: !1897, inlinedAt: !1922)
!1933 = !DILocation(line: 74, column: 22, scope: !1897, inlinedAt: !1922)
!1934 = !DILocation(line: 75, column: 23, scope: !1897, inlinedAt: !1922)
!1935 = !DILocation(line: 74, column: 27, scope: !1897, inlinedAt: !1922)
!1936 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1937 = !DILocation(line: 17, column: 54, scope: !1894, inlinedAt: !1895)
!1938 = !DILocation(line: 19, column: 15, scope: !1936, inlinedAt: !1937)
!1939 = !DILocation(line: 44, column: 16, scope: !1898, inlinedAt: !1938)
!1940 = !DILocation(line: 67, column: 7, scope: !1897, inlinedAt: !1939)
!1941 = !DILocation(line: 65, column: 35, scope: !1897, inlinedAt: !1939)
!1942 = !DILocation(line: 68, column: 7, scope: !1897, inlinedAt: !1939)
!1943 = !DILocation(line: 68, column: 35, scope: !1897, inlinedAt: !1939)
!1944 = !DILocation(line: 69, column: 23, scope: !1897, inlinedAt: !1939)
!1945 = !DILocation(line: 19, column: 66, scope: !1936, inlinedAt: !1937)
!1946 = !DILocation(line: 68, column: 40, scope: !1897, inlinedAt: !1939)
!1947 = !DILocation(line: 73, column: 16, scope: !1897, inlinedAt: !1939)
!1948 = !DILocation(line: 73, column: 2, scope: !1897, inlinedAt: !1939)
!1949 = !DILocation(line: 74, column: 6, scope: !1897, inlinedAt: !1939)
!1950 = !DILocation(line: 74, column: 22, scope: !1897, inlinedAt: !1939)
!1951 = !DILocation(line: 75, column: 23, scope: !1897, inlinedAt: !1939)
!1952 = !DILocation(line: 74, column: 27, scope: !1897, inlinedAt: !1939)
!1953 = !DILocation(line: 17, column: 6, scope: !1894, inlinedAt: !1895)
!1954 = !DILocation(line: 17, column: 14, scope: !1894, inlinedAt: !1895)
!1955 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1956 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1957 = !DILocation(line: 18, column: 40, scope: !1894, inlinedAt: !1895)
!1958 = !DILocation(line: 6, column: 21, scope: !1956, inlinedAt: !1957)
!1959 = !DILocation(line: 25, column: 16, scope: !1955, inlinedAt: !1958)
!1960 = !DILocation(line: 23, column: 48, scope: !1955, inlinedAt: !1958)
!1961 = !DILocation(line: 26, column: 6, scope: !1955, inlinedAt: !1958)
!1962 = !DILocation(line: 26, column: 24, scope: !1955, inlinedAt: !1958)
!1963 = !DILocation(line: 27, column: 24, scope: !1955, inlinedAt: !1958)
!1964 = !DILocation(line: 27, column: 44, scope: !1955, inlinedAt: !1958)
!1965 = !DILocation(line: 28, column: 4, scope: !1955, inlinedAt: !1958)
!1966 = !DILocation(line: 26, column: 37, scope: !1955, inlinedAt: !1958)
!1967 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1968 = !DILocation(line: 18, column: 68, scope: !1894, inlinedAt: !1895)
!1969 = !DILocation(line: 14, column: 21, scope: !1967, inlinedAt: !1968)
!1970 = !DILocation(line: 23, column: 48, scope: !1955, inlinedAt: !1969)
!1971 = !DILocation(line: 26, column: 6, scope: !1955, inlinedAt: !1969)
!1972 = !DILocation(line: 26, column: 24, scope: !1955, inlinedAt: !1969)
!1973 = !DILocation(line: 27, column: 24, scope: !1955, inlinedAt: !1969)
!1974 = !DILocation(line: 27, column: 44, scope: !1955, inlinedAt: !1969)
!1975 = !DILocation(line: 28, column: 4, scope: !1955, inlinedAt: !1969)
!1976 = !DILocation(line: 26, column: 37, scope: !1955, inlinedAt: !1969)
!1977 = !DILocation(line: 15, column: 20, scope: !1967, inlinedAt: !1968)
!1978 = !DILocation(line: 15, column: 42, scope: !1967, inlinedAt: !1968)
!1979 = !DILocation(line: 18, column: 2, scope: !1894, inlinedAt: !1895)
!1980 = !DILocation(line: 18, column: 6, scope: !1894, inlinedAt: !1895)
!1981 = !DILocation(line: 18, column: 14, scope: !1894, inlinedAt: !1895)
!1982 = !DILocation(line: 19, column: 42, scope: !1894, inlinedAt: !1895)
!1983 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1984 = !DILocation(line: 19, column: 25, scope: !1894, inlinedAt: !1895)
!1985 = !DILocation(line: 36, column: 10, scope: !1983, inlinedAt: !1984)
!1986 = !DILocation(line: 36, column: 22, scope: !1983, inlinedAt: !1984)
!1987 = !DILocation(line: 37, column: 8, scope: !1983, inlinedAt: !1984)
!1988 = !DILocation(line: 40, column: 17, scope: !1983, inlinedAt: !1984)
!1989 = !DILocation(line: 19, column: 6, scope: !1894, inlinedAt: !1895)
!1990 = !DILocation(line: 31, column: 26, scope: !1888, inlinedAt: !1889)
!1991 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1992 = !DILocation(line: 31, column: 9, scope: !1888, inlinedAt: !1889)
!1993 = !DILocation(line: 14, column: 11, scope: !1991, inlinedAt: !1992)
!1994 = !DILocation(line: 31, column: 48, scope: !1888, inlinedAt: !1889)
!1995 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1996 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1997 = !DILocation(line: 16, column: 25, scope: !1991, inlinedAt: !1992)
!1998 = !DILocation(line: 7, column: 15, scope: !1996, inlinedAt: !1997)
!1999 = !DILocation(line: 45, column: 14, scope: !1995, inlinedAt: !1998)
!2000 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !1999)
!2001 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !1999)
!2002 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2003 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2004 = !DILocation(line: 18, column: 40, scope: !1991, inlinedAt: !1992)
!2005 = !DILocation(line: 6, column: 21, scope: !2003, inlinedAt: !2004)
!2006 = !DILocation(line: 37, column: 21, scope: !2002, inlinedAt: !2005)
!2007 = !DILocation(line: 37, column: 10, scope: !2002, inlinedAt: !2005)
!2008 = !DILocation(line: 19, column: 40, scope: !1991, inlinedAt: !1992)
!2009 = !DILocation(line: 44, column: 16, scope: !1995, inlinedAt: !1998)
!2010 = !DILocation(line: 67, column: 7, scope: !1897, inlinedAt: !2009)
!2011 = !DILocation(line: 65, column: 35, scope: !1897, inlinedAt: !2009)
!2012 = !DILocation(line: 68, column: 7, scope: !1897, inlinedAt: !2009)
!2013 = !DILocation(line: 68, column: 35, scope: !1897, inlinedAt: !2009)
!2014 = !DILocation(line: 69, column: 23, scope: !1897, inlinedAt: !2009)
!2015 = !DILocation(line: 7, column: 65, scope: !1996, inlinedAt: !1997)
!2016 = !DILocation(line: 68, column: 40, scope: !1897, inlinedAt: !2009)
!2017 = !DILocation(line: 73, column: 16, scope: !1897, inlinedAt: !2009)
!2018 = !DILocation(line: 73, column: 2, scope: !1897, inlinedAt: !2009)
!2019 = !DILocation(line: 74, column: 6, scope: !1897, inlinedAt: !2009)
!2020 = !DILocation(line: 74, column: 22, scope: !1897, inlinedAt: !2009)
!2021 = !DILocation(line: 75, column: 23, scope: !1897, inlinedAt: !2009)
!2022 = !DILocation(line: 74, column: 27, scope: !1897, inlinedAt: !2009)
!2023 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !1999)
!2024 = !DILocation(line: 46, column: 7, scope: !1995, inlinedAt: !1998)
!2025 = !DILocation(line: 49, column: 31, scope: !1995, inlinedAt: !1998)
!2026 = !DILocation(line: 50, column: 10, scope: !1995, inlinedAt: !1998)
!2027 = !DILocation(line: 51, column: 14, scope: !1995, inlinedAt: !1998)
!2028 = !DILocation(line: 52, column: 17, scope: !1995, inlinedAt: !1998)
!2029 = !DILocation(line: 52, column: 8, scope: !1995, inlinedAt: !1998)
!2030 = !DILocation(line: 54, column: 10, scope: !1995, inlinedAt: !1998)
!2031 = !DILocation(line: 55, column: 11, scope: !1995, inlinedAt: !1998)
!2032 = !DILocation(line: 42, column: 50, scope: !1995, inlinedAt: !1998)
!2033 = !DILocation(line: 56, column: 6, scope: !1995, inlinedAt: !1998)
!2034 = !DILocation(line: 56, column: 16, scope: !1995, inlinedAt: !1998)
!2035 = !DILocation(line: 57, column: 17, scope: !1995, inlinedAt: !1998)
!2036 = !DILocation(line: 56, column: 21, scope: !1995, inlinedAt: !1998)
!2037 = !DILocation(line: 16, column: 6, scope: !1991, inlinedAt: !1992)
!2038 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2039 = !DILocation(line: 17, column: 33, scope: !1991, inlinedAt: !1992)
!2040 = !DILocation(line: 13, column: 15, scope: !2038, inlinedAt: !2039)
!2041 = !DILocation(line: 44, column: 16, scope: !1995, inlinedAt: !2040)
!2042 = !DILocation(line: 67, column: 7, scope: !1897, inlinedAt: !2041)
!2043 = !DILocation(line: 65, column: 35, scope: !1897, inlinedAt: !2041)
!2044 = !DILocation(line: 68, column: 7, scope: !1897, inlinedAt: !2041)
!2045 = !DILocation(line: 68, column: 35, scope: !1897, inlinedAt: !2041)
!2046 = !DILocation(line: 69, column: 23, scope: !1897, inlinedAt: !2041)
!2047 = !DILocation(line: 13, column: 66, scope: !2038, inlinedAt: !2039)
!2048 = !DILocation(line: 68, column: 40, scope: !1897, inlinedAt: !2041)
!2049 = !DILocation(line: 73, column: 16, scope: !1897, inlinedAt: !2041)
!2050 = !DILocation(line: 73, column: 2, scope: !1897, inlinedAt: !2041)
!2051 = !DILocation(line: 74, column: 6, scope: !1897, inlinedAt: !2041)
!2052 = !DILocation(line: 74, column: 22, scope: !1897, inlinedAt: !2041)
!2053 = !DILocation(line: 75, column: 23, scope: !1897, inlinedAt: !2041)
!2054 = !DILocation(line: 74, column: 27, scope: !1897, inlinedAt: !2041)
!2055 = !DILocation(line: 46, column: 7, scope: !1995, inlinedAt: !2040)
!2056 = !DILocation(line: 49, column: 31, scope: !1995, inlinedAt: !2040)
!2057 = !DILocation(line: 50, column: 10, scope: !1995, inlinedAt: !2040)
!2058 = !DILocation(line: 51, column: 14, scope: !1995, inlinedAt: !2040)
!2059 = !DILocation(line: 52, column: 17, scope: !1995, inlinedAt: !2040)
!2060 = !DILocation(line: 52, column: 8, scope: !1995, inlinedAt: !2040)
!2061 = !DILocation(line: 54, column: 10, scope: !1995, inlinedAt: !2040)
!2062 = !DILocation(line: 55, column: 11, scope: !1995, inlinedAt: !2040)
!2063 = !DILocation(line: 42, column: 50, scope: !1995, inlinedAt: !2040)
!2064 = !DILocation(line: 56, column: 6, scope: !1995, inlinedAt: !2040)
!2065 = !DILocation(line: 56, column: 16, scope: !1995, inlinedAt: !2040)
!2066 = !DILocation(line: 57, column: 17, scope: !1995, inlinedAt: !2040)
!2067 = !DILocation(line: 56, column: 21, scope: !1995, inlinedAt: !2040)
!2068 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2069 = !DILocation(line: 17, column: 54, scope: !1991, inlinedAt: !1992)
!2070 = !DILocation(line: 19, column: 15, scope: !2068, inlinedAt: !2069)
!2071 = !DILocation(line: 44, column: 16, scope: !1995, inlinedAt: !2070)
!2072 = !DILocation(line: 67, column: 7, scope: !1897, inlinedAt: !2071)
!2073 = !DILocation(line: 65, column: 35, scope: !1897, inlinedAt: !2071)
!2074 = !DILocation(line: 68, column: 7, scope: !1897, inlinedAt: !2071)
!2075 = !DILocation(line: 68, column: 35, scope: !1897, inlinedAt: !2071)
!2076 = !DILocation(line: 69, column: 23, scope: !1897, inlinedAt: !2071)
!2077 = !DILocation(line: 19, column: 66, scope: !2068, inlinedAt: !2069)
!2078 = !DILocation(line: 68, column: 40, scope: !1897, inlinedAt: !2071)
!2079 = !DILocation(line: 73, column: 16, scope: !1897, inlinedAt: !2071)
!2080 = !DILocation(line: 73, column: 2, scope: !1897, inlinedAt: !2071)
!2081 = !DILocation(line: 74, column: 6, scope: !1897, inlinedAt: !2071)
!2082 = !DILocation(line: 74, column: 22, scope: !1897, inlinedAt: !2071)
!2083 = !DILocation(line: 75, column: 23, scope: !1897, inlinedAt: !2071)
!2084 = !DILocation(line: 74, column: 27, scope: !1897, inlinedAt: !2071)
!2085 = !DILocation(line: 46, column: 7, scope: !1995, inlinedAt: !2070)
!2086 = !DILocation(line: 49, column: 31, scope: !1995, inlinedAt: !2070)
!2087 = !DILocation(line: 50, column: 10, scope: !1995, inlinedAt: !2070)
!2088 = !DILocation(line: 51, column: 14, scope: !1995, inlinedAt: !2070)
!2089 = !DILocation(line: 52, column: 17, scope: !1995, inlinedAt: !2070)
!2090 = !DILocation(line: 52, column: 8, scope: !1995, inlinedAt: !2070)
!2091 = !DILocation(line: 54, column: 10, scope: !1995, inlinedAt: !2070)
!2092 = !DILocation(line: 55, column: 11, scope: !1995, inlinedAt: !2070)
!2093 = !DILocation(line: 42, column: 50, scope: !1995, inlinedAt: !2070)
!2094 = !DILocation(line: 56, column: 6, scope: !1995, inlinedAt: !2070)
!2095 = !DILocation(line: 56, column: 16, scope: !1995, inlinedAt: !2070)
!2096 = !DILocation(line: 57, column: 17, scope: !1995, inlinedAt: !2070)
!2097 = !DILocation(line: 56, column: 21, scope: !1995, inlinedAt: !2070)
!2098 = !DILocation(line: 17, column: 6, scope: !1991, inlinedAt: !1992)
!2099 = !DILocation(line: 17, column: 14, scope: !1991, inlinedAt: !1992)
!2100 = !DILocation(line: 25, column: 16, scope: !2002, inlinedAt: !2005)
!2101 = !DILocation(line: 23, column: 48, scope: !2002, inlinedAt: !2005)
!2102 = !DILocation(line: 26, column: 6, scope: !2002, inlinedAt: !2005)
!2103 = !DILocation(line: 26, column: 24, scope: !2002, inlinedAt: !2005)
!2104 = !DILocation(line: 27, column: 24, scope: !2002, inlinedAt: !2005)
!2105 = !DILocation(line: 27, column: 44, scope: !2002, inlinedAt: !2005)
!2106 = !DILocation(line: 28, column: 4, scope: !2002, inlinedAt: !2005)
!2107 = !DILocation(line: 26, column: 37, scope: !2002, inlinedAt: !2005)
!2108 = !DILocation(line: 31, column: 15, scope: !2002, inlinedAt: !2005)
!2109 = !DILocation(line: 34, column: 32, scope: !2002, inlinedAt: !2005)
!2110 = !DILocation(line: 35, column: 19, scope: !2002, inlinedAt: !2005)
!2111 = !DILocation(line: 36, column: 10, scope: !2002, inlinedAt: !2005)
!2112 = !DILocation(line: 38, column: 9, scope: !2002, inlinedAt: !2005)
!2113 = !DILocation(line: 40, column: 10, scope: !2002, inlinedAt: !2005)
!2114 = !DILocation(line: 23, column: 59, scope: !2002, inlinedAt: !2005)
!2115 = !DILocation(line: 42, column: 19, scope: !2002, inlinedAt: !2005)
!2116 = !DILocation(line: 42, column: 3, scope: !2002, inlinedAt: !2005)
!2117 = !DILocation(line: 44, column: 2, scope: !2003, inlinedAt: !2004)
!2118 = !DILocation(line: 7, column: 16, scope: !2003, inlinedAt: !2004)
!2119 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2120 = !DILocation(line: 18, column: 68, scope: !1991, inlinedAt: !1992)
!2121 = !DILocation(line: 14, column: 21, scope: !2119, inlinedAt: !2120)
!2122 = !DILocation(line: 25, column: 16, scope: !2002, inlinedAt: !2121)
!2123 = !DILocation(line: 23, column: 48, scope: !2002, inlinedAt: !2121)
!2124 = !DILocation(line: 26, column: 6, scope: !2002, inlinedAt: !2121)
!2125 = !DILocation(line: 26, column: 24, scope: !2002, inlinedAt: !2121)
!2126 = !DILocation(line: 27, column: 24, scope: !2002, inlinedAt: !2121)
!2127 = !DILocation(line: 27, column: 44, scope: !2002, inlinedAt: !2121)
!2128 = !DILocation(line: 28, column: 4, scope: !2002, inlinedAt: !2121)
!2129 = !DILocation(line: 26, column: 37, scope: !2002, inlinedAt: !2121)
!2130 = !DILocation(line: 31, column: 15, scope: !2002, inlinedAt: !2121)
!2131 = !DILocation(line: 34, column: 32, scope: !2002, inlinedAt: !2121)
!2132 = !DILocation(line: 35, column: 19, scope: !2002, inlinedAt: !2121)
!2133 = !DILocation(line: 36, column: 10, scope: !2002, inlinedAt: !2121)
!2134 = !DILocation(line: 37, column: 10, scope: !2002, inlinedAt: !2121)
!2135 = !DILocation(line: 38, column: 9, scope: !2002, inlinedAt: !2121)
!2136 = !DILocation(line: 40, column: 10, scope: !2002, inlinedAt: !2121)
!2137 = !DILocation(line: 23, column: 59, scope: !2002, inlinedAt: !2121)
!2138 = !DILocation(line: 42, column: 19, scope: !2002, inlinedAt: !2121)
!2139 = !DILocation(line: 42, column: 3, scope: !2002, inlinedAt: !2121)
!2140 = !DILocation(line: 44, column: 2, scope: !2119, inlinedAt: !2120)
!2141 = !DILocation(line: 15, column: 20, scope: !2119, inlinedAt: !2120)
!2142 = !DILocation(line: 15, column: 42, scope: !2119, inlinedAt: !2120)
!2143 = !DILocation(line: 18, column: 16, scope: !2119, inlinedAt: !2120)
!2144 = !DILocation(line: 18, column: 2, scope: !1991, inlinedAt: !1992)
!2145 = !DILocation(line: 18, column: 6, scope: !1991, inlinedAt: !1992)
!2146 = !DILocation(line: 18, column: 14, scope: !1991, inlinedAt: !1992)
!2147 = !DILocation(line: 19, column: 42, scope: !1991, inlinedAt: !1992)
!2148 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2149 = !DILocation(line: 19, column: 25, scope: !1991, inlinedAt: !1992)
!2150 = !DILocation(line: 36, column: 22, scope: !2148, inlinedAt: !2149)
!2151 = !DILocation(line: 37, column: 8, scope: !2148, inlinedAt: !2149)
!2152 = !DILocation(line: 39, column: 15, scope: !2148, inlinedAt: !2149)
!2153 = !DILocation(line: 40, column: 17, scope: !2148, inlinedAt: !2149)
!2154 = !DILocation(line: 40, column: 3, scope: !1991, inlinedAt: !1992)
!2155 = !DILocation(line: 42, column: 16, scope: !2148, inlinedAt: !2149)
!2156 = !DILocation(line: 43, column: 10, scope: !2148, inlinedAt: !2149)
!2157 = !DILocation(line: 44, column: 14, scope: !2148, inlinedAt: !2149)
!2158 = !DILocation(line: 45, column: 3, scope: !2148, inlinedAt: !2149)
!2159 = !DILocation(line: 47, column: 10, scope: !2148, inlinedAt: !2149)
!2160 = !DILocation(line: 48, column: 9, scope: !2148, inlinedAt: !2149)
!2161 = !DILocation(line: 48, column: 2, scope: !1991, inlinedAt: !1992)
!2162 = !DILocation(line: 19, column: 6, scope: !1991, inlinedAt: !1992)
!2163 = distinct !DISubprogram(name: "IntegersUint16", scope: !277, file: !277, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!2164 = !DILocation(line: 90, column: 6, scope: !2163)
!2165 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2166 = !DILocation(line: 90, column: 77, scope: !2163)
!2167 = !DILocation(line: 35, column: 20, scope: !2165, inlinedAt: !2166)
!2168 = !DILocation(line: 36, column: 27, scope: !2165, inlinedAt: !2166)
!2169 = !DILocation(line: 36, column: 25, scope: !2165, inlinedAt: !2166)
!2170 = !DILocation(line: 36, column: 48, scope: !2165, inlinedAt: !2166)
!2171 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2172 = !DILocation(line: 36, column: 10, scope: !2165, inlinedAt: !2166)
!2173 = !DILocation(line: 24, column: 11, scope: !2171, inlinedAt: !2172)
!2174 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2175 = !DILocation(line: 25, column: 40, scope: !2171, inlinedAt: !2172)
!2176 = !DILocation(line: 25, column: 15, scope: !2174, inlinedAt: !2175)
!2177 = !DILocation(line: 44, column: 16, scope: !1898, inlinedAt: !2176)
!2178 = !DILocation(line: 66, column: 13, scope: !1897, inlinedAt: !2177)
!2179 = !DILocation(line: 67, column: 7, scope: !1897, inlinedAt: !2177)
!2180 = !DILocation(line: 65, column: 35, scope: !1897, inlinedAt: !2177)
!2181 = !DILocation(line: 68, column: 7, scope: !1897, inlinedAt: !2177)
!2182 = !DILocation(line: 68, column: 35, scope: !1897, inlinedAt: !2177)
!2183 = !DILocation(line: 69, column: 23, scope: !1897, inlinedAt: !2177)
!2184 = !DILocation(line: 25, column: 65, scope: !2174, inlinedAt: !2175)
!2185 = !DILocation(line: 68, column: 40, scope: !1897, inlinedAt: !2177)
!2186 = !DILocation(line: 73, column: 16, scope: !1897, inlinedAt: !2177)
!2187 = !DILocation(line: 73, column: 2, scope: !1897, inlinedAt: !2177)
!2188 = !DILocation(line: 74, column: 6, scope: !1897, inlinedAt: !2177)
!2189 = !DILocation(line: 74, column: 22, scope: !1897, inlinedAt: !2177)
!2190 = !DILocation(line: 75, column: 23, scope: !1897, inlinedAt: !2177)
!2191 = !DILocation(line: 74, column: 27, scope: !1897, inlinedAt: !2177)
!2192 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2193 = !DILocation(line: 25, column: 60, scope: !2171, inlinedAt: !2172)
!2194 = !DILocation(line: 30, column: 15, scope: !2192, inlinedAt: !2193)
!2195 = !DILocation(line: 44, column: 16, scope: !1898, inlinedAt: !2194)
!2196 = !DILocation(line: 67, column: 7, scope: !1897, inlinedAt: !2195)
!2197 = !DILocation(line: 65, column: 35, scope: !1897, inlinedAt: !2195)
!2198 = !DILocation(line: 68, column: 7, scope: !1897, inlinedAt: !2195)
!2199 = !DILocation(line: 68, column: 35, scope: !1897, inlinedAt: !2195)
!2200 = !DILocation(line: 69, column: 23, scope: !1897, inlinedAt: !2195)
!2201 = !DILocation(line: 30, column: 64, scope: !2192, inlinedAt: !2193)
!2202 = !DILocation(line: 68, column: 40, scope: !1897, inlinedAt: !2195)
!2203 = !DILocation(line: 73, column: 16, scope: !1897, inlinedAt: !2195)
!2204 = !DILocation(line: 73, column: 2, scope: !1897, inlinedAt: !2195)
!2205 = !DILocation(line: 74, column: 6, scope: !1897, inlinedAt: !2195)
!2206 = !DILocation(line: 74, column: 22, scope: !1897, inlinedAt: !2195)
!2207 = !DILocation(line: 75, column: 23, scope: !1897, inlinedAt: !2195)
!2208 = !DILocation(line: 74, column: 27, scope: !1897, inlinedAt: !2195)
!2209 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2210 = !DILocation(line: 25, column: 81, scope: !2171, inlinedAt: !2172)
!2211 = !DILocation(line: 36, column: 15, scope: !2209, inlinedAt: !2210)
!2212 = !DILocation(line: 44, column: 16, scope: !1898, inlinedAt: !2211)
!2213 = !DILocation(line: 67, column: 7, scope: !1897, inlinedAt: !2212)
!2214 = !DILocation(line: 65, column: 35, scope: !1897, inlinedAt: !2212)
!2215 = !DILocation(line: 68, column: 7, scope: !1897, inlinedAt: !2212)
!2216 = !DILocation(line: 68, column: 35, scope: !1897, inlinedAt: !2212)
!2217 = !DILocation(line: 69, column: 23, scope: !1897, inlinedAt: !2212)
!2218 = !DILocation(line: 36, column: 65, scope: !2209, inlinedAt: !2210)
!2219 = !DILocation(line: 68, column: 40, scope: !1897, inlinedAt: !2212)
!2220 = !DILocation(line: 73, column: 16, scope: !1897, inlinedAt: !2212)
!2221 = !DILocation(line: 73, column: 2, scope: !1897, inlinedAt: !2212)
!2222 = !DILocation(line: 74, column: 6, scope: !1897, inlinedAt: !2212)
!2223 = !DILocation(line: 74, column: 22, scope: !1897, inlinedAt: !2212)
!2224 = !DILocation(line: 75, column: 23, scope: !1897, inlinedAt: !2212)
!2225 = !DILocation(line: 74, column: 27, scope: !1897, inlinedAt: !2212)
!2226 = !DILocation(line: 25, column: 5, scope: !2171, inlinedAt: !2172)
!2227 = !DILocation(line: 25, column: 13, scope: !2171, inlinedAt: !2172)
!2228 = !DILocation(line: 25, column: 21, scope: !2171, inlinedAt: !2172)
!2229 = !DILocation(line: 37, column: 27, scope: !2165, inlinedAt: !2166)
!2230 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2231 = !DILocation(line: 37, column: 10, scope: !2165, inlinedAt: !2166)
!2232 = !DILocation(line: 24, column: 11, scope: !2230, inlinedAt: !2231)
!2233 = !DILocation(line: 37, column: 50, scope: !2165, inlinedAt: !2166)
!2234 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2235 = !DILocation(line: 25, column: 40, scope: !2230, inlinedAt: !2231)
!2236 = !DILocation(line: 25, column: 15, scope: !2234, inlinedAt: !2235)
!2237 = !DILocation(line: 44, column: 16, scope: !1995, inlinedAt: !2236)
!2238 = !DILocation(line: 67, column: 7, scope: !1897, inlinedAt: !2237)
!2239 = !DILocation(line: 65, column: 35, scope: !1897, inlinedAt: !2237)
!2240 = !DILocation(line: 68, column: 7, scope: !1897, inlinedAt: !2237)
!2241 = !DILocation(line: 68, column: 35, scope: !1897, inlinedAt: !2237)
!2242 = !DILocation(line: 69, column: 23, scope: !1897, inlinedAt: !2237)
!2243 = !DILocation(line: 25, column: 65, scope: !2234, inlinedAt: !2235)
!2244 = !DILocation(line: 68, column: 40, scope: !1897, inlinedAt: !2237)
!2245 = !DILocation(line: 73, column: 16, scope: !1897, inlinedAt: !2237)
!2246 = !DILocation(line: 73, column: 2, scope: !1897, inlinedAt: !2237)
!2247 = !DILocation(line: 74, column: 6, scope: !1897, inlinedAt: !2237)
!2248 = !DILocation(line: 74, column: 22, scope: !1897, inlinedAt: !2237)
!2249 = !DILocation(line: 75, column: 23, scope: !1897, inlinedAt: !2237)
!2250 = !DILocation(line: 74, column: 27, scope: !1897, inlinedAt: !2237)
!2251 = !DILocation(line: 45, column: 14, scope: !1995, inlinedAt: !2236)
!2252 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !2251)
!2253 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !2251)
!2254 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !2251)
!2255 = !DILocation(line: 46, column: 7, scope: !1995, inlinedAt: !2236)
!2256 = !DILocation(line: 49, column: 31, scope: !1995, inlinedAt: !2236)
!2257 = !DILocation(line: 50, column: 10, scope: !1995, inlinedAt: !2236)
!2258 = !DILocation(line: 51, column: 11, scope: !1995, inlinedAt: !2236)
!2259 = !DILocation(line: 51, column: 14, scope: !1995, inlinedAt: !2236)
!2260 = !DILocation(line: 52, column: 17, scope: !1995, inlinedAt: !2236)
!2261 = !DILocation(line: 52, column: 8, scope: !1995, inlinedAt: !2236)
!2262 = !DILocation(line: 54, column: 10, scope: !1995, inlinedAt: !2236)
!2263 = !DILocation(line: 55, column: 11, scope: !1995, inlinedAt: !2236)
!2264 = !DILocation(line: 42, column: 50, scope: !1995, inlinedAt: !2236)
!2265 = !DILocation(line: 56, column: 6, scope: !1995, inlinedAt: !2236)
!2266 = !DILocation(line: 56, column: 16, scope: !1995, inlinedAt: !2236)
!2267 = !DILocation(line: 57, column: 17, scope: !1995, inlinedAt: !2236)
!2268 = !DILocation(line: 56, column: 21, scope: !1995, inlinedAt: !2236)
!2269 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2270 = !DILocation(line: 25, column: 60, scope: !2230, inlinedAt: !2231)
!2271 = !DILocation(line: 30, column: 15, scope: !2269, inlinedAt: !2270)
!2272 = !DILocation(line: 44, column: 16, scope: !1995, inlinedAt: !2271)
!2273 = !DILocation(line: 67, column: 7, scope: !1897, inlinedAt: !2272)
!2274 = !DILocation(line: 65, column: 35, scope: !1897, inlinedAt: !2272)
!2275 = !DILocation(line: 68, column: 7, scope: !1897, inlinedAt: !2272)
!2276 = !DILocation(line: 68, column: 35, scope: !1897, inlinedAt: !2272)
!2277 = !DILocation(line: 69, column: 23, scope: !1897, inlinedAt: !2272)
!2278 = !DILocation(line: 30, column: 64, scope: !2269, inlinedAt: !2270)
!2279 = !DILocation(line: 68, column: 40, scope: !1897, inlinedAt: !2272)
!2280 = !DILocation(line: 73, column: 16, scope: !1897, inlinedAt: !2272)
!2281 = !DILocation(line: 73, column: 2, scope: !1897, inlinedAt: !2272)
!2282 = !DILocation(line: 74, column: 6, scope: !1897, inlinedAt: !2272)
!2283 = !DILocation(line: 74, column: 22, scope: !1897, inlinedAt: !2272)
!2284 = !DILocation(line: 75, column: 23, scope: !1897, inlinedAt: !2272)
!2285 = !DILocation(line: 74, column: 27, scope: !1897, inlinedAt: !2272)
!2286 = !DILocation(line: 46, column: 7, scope: !1995, inlinedAt: !2271)
!2287 = !DILocation(line: 49, column: 31, scope: !1995, inlinedAt: !2271)
!2288 = !DILocation(line: 50, column: 10, scope: !1995, inlinedAt: !2271)
!2289 = !DILocation(line: 51, column: 11, scope: !1995, inlinedAt: !2271)
!2290 = !DILocation(line: 51, column: 14, scope: !1995, inlinedAt: !2271)
!2291 = !DILocation(line: 52, column: 17, scope: !1995, inlinedAt: !2271)
!2292 = !DILocation(line: 52, column: 8, scope: !1995, inlinedAt: !2271)
!2293 = !DILocation(line: 54, column: 10, scope: !1995, inlinedAt: !2271)
!2294 = !DILocation(line: 55, column: 11, scope: !1995, inlinedAt: !2271)
!2295 = !DILocation(line: 42, column: 50, scope: !1995, inlinedAt: !2271)
!2296 = !DILocation(line: 56, column: 6, scope: !1995, inlinedAt: !2271)
!2297 = !DILocation(line: 56, column: 16, scope: !1995, inlinedAt: !2271)
!2298 = !DILocation(line: 57, column: 17, scope: !1995, inlinedAt: !2271)
!2299 = !DILocation(line: 56, column: 21, scope: !1995, inlinedAt: !2271)
!2300 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2301 = !DILocation(line: 25, column: 81, scope: !2230, inlinedAt: !2231)
!2302 = !DILocation(line: 36, column: 15, scope: !2300, inlinedAt: !2301)
!2303 = !DILocation(line: 44, column: 16, scope: !1995, inlinedAt: !2302)
!2304 = !DILocation(line: 67, column: 7, scope: !1897, inlinedAt: !2303)
!2305 = !DILocation(line: 65, column: 35, scope: !1897, inlinedAt: !2303)
!2306 = !DILocation(line: 68, column: 7, scope: !1897, inlinedAt: !2303)
!2307 = !DILocation(line: 68, column: 35, scope: !1897, inlinedAt: !2303)
!2308 = !DILocation(line: 69, column: 23, scope: !1897, inlinedAt: !2303)
!2309 = !DILocation(line: 36, column: 65, scope: !2300, inlinedAt: !2301)
!2310 = !DILocation(line: 68, column: 40, scope: !1897, inlinedAt: !2303)
!2311 = !DILocation(line: 73, column: 16, scope: !1897, inlinedAt: !2303)
!2312 = !DILocation(line: 73, column: 2, scope: !1897, inlinedAt: !2303)
!2313 = !DILocation(line: 74, column: 6, scope: !1897, inlinedAt: !2303)
!2314 = !DILocation(line: 74, column: 22, scope: !1897, inlinedAt: !2303)
!2315 = !DILocation(line: 75, column: 23, scope: !1897, inlinedAt: !2303)
!2316 = !DILocation(line: 74, column: 27, scope: !1897, inlinedAt: !2303)
!2317 = !DILocation(line: 46, column: 7, scope: !1995, inlinedAt: !2302)
!2318 = !DILocation(line: 49, column: 31, scope: !1995, inlinedAt: !2302)
!2319 = !DILocation(line: 50, column: 10, scope: !1995, inlinedAt: !2302)
!2320 = !DILocation(line: 51, column: 11, scope: !1995, inlinedAt: !2302)
!2321 = !DILocation(line: 51, column: 14, scope: !1995, inlinedAt: !2302)
!2322 = !DILocation(line: 52, column: 17, scope: !1995, inlinedAt: !2302)
!2323 = !DILocation(line: 52, column: 8, scope: !1995, inlinedAt: !2302)
!2324 = !DILocation(line: 54, column: 10, scope: !1995, inlinedAt: !2302)
!2325 = !DILocation(line: 55, column: 11, scope: !1995, inlinedAt: !2302)
!2326 = !DILocation(line: 42, column: 50, scope: !1995, inlinedAt: !2302)
!2327 = !DILocation(line: 56, column: 6, scope: !1995, inlinedAt: !2302)
!2328 = !DILocation(line: 56, column: 16, scope: !1995, inlinedAt: !2302)
!2329 = !DILocation(line: 57, column: 17, scope: !1995, inlinedAt: !2302)
!2330 = !DILocation(line: 56, column: 21, scope: !1995, inlinedAt: !2302)
!2331 = !DILocation(line: 25, column: 5, scope: !2230, inlinedAt: !2231)
!2332 = !DILocation(line: 25, column: 13, scope: !2230, inlinedAt: !2231)
!2333 = !DILocation(line: 25, column: 21, scope: !2230, inlinedAt: !2231)
!2334 = distinct !DISubprogram(name: "ExchangeUint32", scope: !277, file: !277, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!2335 = !DILocation(line: 95, column: 6, scope: !2334)
!2336 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2337 = !DILocation(line: 96, column: 10, scope: !2334)
!2338 = !DILocation(line: 21, column: 29, scope: !2336, inlinedAt: !2337)
!2339 = !DILocation(line: 21, column: 39, scope: !2336, inlinedAt: !2337)
!2340 = !DILocation(line: 21, column: 49, scope: !2336, inlinedAt: !2337)
!2341 = !DILocation(line: 23, column: 7, scope: !2336, inlinedAt: !2337)
!2342 = !DILocation(line: 22, column: 2, scope: !2336, inlinedAt: !2337)
!2343 = !DILocation(line: 22, column: 8, scope: !2336, inlinedAt: !2337)
!2344 = !DILocation(line: 26, column: 9, scope: !2336, inlinedAt: !2337)
!2345 = !DILocation(line: 27, column: 12, scope: !2336, inlinedAt: !2337)
!2346 = !DILocation(line: 27, column: 10, scope: !2336, inlinedAt: !2337)
!2347 = !DILocation(line: 27, column: 30, scope: !2336, inlinedAt: !2337)
!2348 = !DILocation(line: 28, column: 37, scope: !2336, inlinedAt: !2337)
!2349 = !DILocation(line: 28, column: 32, scope: !2336, inlinedAt: !2337)
!2350 = !DILocation(line: 28, column: 34, scope: !2336, inlinedAt: !2337)
!2351 = !DILocation(line: 28, column: 20, scope: !2336, inlinedAt: !2337)
!2352 = !DILocation(line: 28, column: 3, scope: !2336, inlinedAt: !2337)
!2353 = !DILocation(line: 29, column: 22, scope: !2336, inlinedAt: !2337)
!2354 = !DILocation(line: 29, column: 3, scope: !2336, inlinedAt: !2337)
!2355 = !DILocation(line: 30, column: 24, scope: !2336, inlinedAt: !2337)
!2356 = !DILocation(line: 30, column: 3, scope: !2336, inlinedAt: !2337)
!2357 = !DILocation(line: 31, column: 23, scope: !2336, inlinedAt: !2337)
!2358 = !DILocation(line: 31, column: 3, scope: !2336, inlinedAt: !2337)
!2359 = !DILocation(line: 32, column: 14, scope: !2336, inlinedAt: !2337)
!2360 = !DILocation(line: 32, column: 12, scope: !2336, inlinedAt: !2337)
!2361 = !DILocation(line: 32, column: 18, scope: !2336, inlinedAt: !2337)
!2362 = !DILocation(line: 33, column: 21, scope: !2336, inlinedAt: !2337)
!2363 = !DILocation(line: 33, column: 3, scope: !2336, inlinedAt: !2337)
!2364 = !DILocation(line: 34, column: 3, scope: !2336, inlinedAt: !2337)
!2365 = !DILocation(line: 35, column: 31, scope: !2336, inlinedAt: !2337)
!2366 = !DILocation(line: 36, column: 4, scope: !2336, inlinedAt: !2337)
!2367 = !DILocation(line: 38, column: 32, scope: !2336, inlinedAt: !2337)
!2368 = !DILocation(line: 38, column: 30, scope: !2336, inlinedAt: !2337)
!2369 = !DILocation(line: 38, column: 24, scope: !2336, inlinedAt: !2337)
!2370 = !DILocation(line: 38, column: 3, scope: !2336, inlinedAt: !2337)
!2371 = distinct !DISubprogram(name: "NumbersUint32", scope: !277, file: !277, line: 102, type: !4, isDefinition: true, scopeLine: 102, isOptimized: true, unit: !2)
!2372 = !DILocation(line: 102, column: 6, scope: !2371)
!2373 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2374 = !DILocation(line: 102, column: 75, scope: !2371)
!2375 = !DILocation(line: 29, column: 20, scope: !2373, inlinedAt: !2374)
!2376 = !DILocation(line: 30, column: 26, scope: !2373, inlinedAt: !2374)
!2377 = !DILocation(line: 30, column: 24, scope: !2373, inlinedAt: !2374)
!2378 = !DILocation(line: 30, column: 46, scope: !2373, inlinedAt: !2374)
!2379 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2380 = !DILocation(line: 30, column: 9, scope: !2373, inlinedAt: !2374)
!2381 = !DILocation(line: 14, column: 11, scope: !2379, inlinedAt: !2380)
!2382 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!2383 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2384 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2385 = !DILocation(line: 16, column: 25, scope: !2379, inlinedAt: !2380)
!2386 = !DILocation(line: 7, column: 15, scope: !2384, inlinedAt: !2385)
!2387 = !DILocation(line: 44, column: 16, scope: !2383, inlinedAt: !2386)
!2388 = !DILocation(line: 66, column: 13, scope: !2382, inlinedAt: !2387)
!2389 = !DILocation(line: 67, column: 7, scope: !2382, inlinedAt: !2387)
!2390 = !DILocation(line: 19, column: 40, scope: !2379, inlinedAt: !2380)
!2391 = !DILocation(line: 65, column: 35, scope: !2382, inlinedAt: !2387)
!2392 = !DILocation(line: 68, column: 7, scope: !2382, inlinedAt: !2387)
!2393 = !DILocation(line: 68, column: 35, scope: !2382, inlinedAt: !2387)
!2394 = !DILocation(line: 69, column: 23, scope: !2382, inlinedAt: !2387)
!2395 = !DILocation(line: 7, column: 65, scope: !2384, inlinedAt: !2385)
!2396 = !DILocation(line: 68, column: 40, scope: !2382, inlinedAt: !2387)
!2397 = !DILocation(line: 73, column: 16, scope: !2382, inlinedAt: !2387)
!2398 = !DILocation(line: 73, column: 2, scope: !2382, inlinedAt: !2387)
!2399 = !DILocation(line: 74, column: 6, scope: !2382, inlinedAt: !2387)
!2400 = !DILocation(line: 74, column: 22, scope: !2382, inlinedAt: !2387)
!2401 = !DILocation(line: 75, column: 23, scope: !2382, inlinedAt: !2387)
!2402 = !DILocation(line: 74, column: 27, scope: !2382, inlinedAt: !2387)
!2403 = !DILocation(line: 16, column: 6, scope: !2379, inlinedAt: !2380)
!2404 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2405 = !DILocation(line: 17, column: 33, scope: !2379, inlinedAt: !2380)
!2406 = !DILocation(line: 13, column: 15, scope: !2404, inlinedAt: !2405)
!2407 = !DILocation(line: 44, column: 16, scope: !2383, inlinedAt: !2406)
!2408 = !DILocation(line: 67, column: 7, scope: !2382, inlinedAt: !2407)
!2409 = !DILocation(line: 65, column: 35, scope: !2382, inlinedAt: !2407)
!2410 = !DILocation(line: 68, column: 7, scope: !2382, inlinedAt: !2407)
!2411 = !DILocation(line: 68, column: 35, scope: !2382, inlinedAt: !2407)
!2412 = !DILocation(line: 69, column: 23, scope: !2382, inlinedAt: !2407)
!2413 = !DILocation(line: 13, column: 66, scope: !2404, inlinedAt: !2405)
!2414 = !DILocation(line: 68, column: 40, scope: !2382, inlinedAt: !2407)
!2415 = !DILocation(line: 73, column: 16, scope: !2382, inlinedAt: !2407)
!2416 = !DILocation(line: 73, column: 2, scope: !2382, inlinedAt: !2407)
!2417 = !DILocation(line: 74, column: 6, scope: !2382, inlinedAt: !2407)
!2418 = !DILocation(line: 74, column: 22, scope: !2382, inlinedAt: !2407)
!2419 = !DILocation(line: 75, column: 23, scope: !2382, inlinedAt: !2407)
!2420 = !DILocation(line: 74, column: 27, scope: !2382, inlinedAt: !2407)
!2421 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2422 = !DILocation(line: 17, column: 54, scope: !2379, inlinedAt: !2380)
!2423 = !DILocation(line: 19, column: 15, scope: !2421, inlinedAt: !2422)
!2424 = !DILocation(line: 44, column: 16, scope: !2383, inlinedAt: !2423)
!2425 = !DILocation(line: 67, column: 7, scope: !2382, inlinedAt: !2424)
!2426 = !DILocation(line: 65, column: 35, scope: !2382, inlinedAt: !2424)
!2427 = !DILocation(line: 68, column: 7, scope: !2382, inlinedAt: !2424)
!2428 = !DILocation(line: 68, column: 35, scope: !2382, inlinedAt: !2424)
!2429 = !DILocation(line: 69, column: 23, scope: !2382, inlinedAt: !2424)
!2430 = !DILocation(line: 19, column: 66, scope: !2421, inlinedAt: !2422)
!2431 = !DILocation(line: 68, column: 40, scope: !2382, inlinedAt: !2424)
!2432 = !DILocation(line: 73, column: 16, scope: !2382, inlinedAt: !2424)
!2433 = !DILocation(line: 73, column: 2, scope: !2382, inlinedAt: !2424)
!2434 = !DILocation(line: 74, column: 6, scope: !2382, inlinedAt: !2424)
!2435 = !DILocation(line: 74, column: 22, scope: !2382, inlinedAt: !2424)
!2436 = !DILocation(line: 75, column: 23, scope: !2382, inlinedAt: !2424)
!2437 = !DILocation(line: 74, column: 27, scope: !2382, inlinedAt: !2424)
!2438 = !DILocation(line: 17, column: 6, scope: !2379, inlinedAt: !2380)
!2439 = !DILocation(line: 17, column: 14, scope: !2379, inlinedAt: !2380)
!2440 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2441 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2442 = !DILocation(line: 18, column: 40, scope: !2379, inlinedAt: !2380)
!2443 = !DILocation(line: 6, column: 21, scope: !2441, inlinedAt: !2442)
!2444 = !DILocation(line: 25, column: 16, scope: !2440, inlinedAt: !2443)
!2445 = !DILocation(line: 23, column: 48, scope: !2440, inlinedAt: !2443)
!2446 = !DILocation(line: 26, column: 6, scope: !2440, inlinedAt: !2443)
!2447 = !DILocation(line: 26, column: 24, scope: !2440, inlinedAt: !2443)
!2448 = !DILocation(line: 27, column: 24, scope: !2440, inlinedAt: !2443)
!2449 = !DILocation(line: 27, column: 44, scope: !2440, inlinedAt: !2443)
!2450 = !DILocation(line: 28, column: 4, scope: !2440, inlinedAt: !2443)
!2451 = !DILocation(line: 26, column: 37, scope: !2440, inlinedAt: !2443)
!2452 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2453 = !DILocation(line: 18, column: 68, scope: !2379, inlinedAt: !2380)
!2454 = !DILocation(line: 14, column: 21, scope: !2452, inlinedAt: !2453)
!2455 = !DILocation(line: 23, column: 48, scope: !2440, inlinedAt: !2454)
!2456 = !DILocation(line: 26, column: 6, scope: !2440, inlinedAt: !2454)
!2457 = !DILocation(line: 26, column: 24, scope: !2440, inlinedAt: !2454)
!2458 = !DILocation(line: 27, column: 24, scope: !2440, inlinedAt: !2454)
!2459 = !DILocation(line: 27, column: 44, scope: !2440, inlinedAt: !2454)
!2460 = !DILocation(line: 28, column: 4, scope: !2440, inlinedAt: !2454)
!2461 = !DILocation(line: 26, column: 37, scope: !2440, inlinedAt: !2454)
!2462 = !DILocation(line: 15, column: 20, scope: !2452, inlinedAt: !2453)
!2463 = !DILocation(line: 15, column: 42, scope: !2452, inlinedAt: !2453)
!2464 = !DILocation(line: 18, column: 2, scope: !2379, inlinedAt: !2380)
!2465 = !DILocation(line: 18, column: 6, scope: !2379, inlinedAt: !2380)
!2466 = !DILocation(line: 18, column: 14, scope: !2379, inlinedAt: !2380)
!2467 = !DILocation(line: 19, column: 42, scope: !2379, inlinedAt: !2380)
!2468 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2469 = !DILocation(line: 19, column: 25, scope: !2379, inlinedAt: !2380)
!2470 = !DILocation(line: 36, column: 10, scope: !2468, inlinedAt: !2469)
!2471 = !DILocation(line: 36, column: 22, scope: !2468, inlinedAt: !2469)
!2472 = !DILocation(line: 37, column: 8, scope: !2468, inlinedAt: !2469)
!2473 = !DILocation(line: 40, column: 17, scope: !2468, inlinedAt: !2469)
!2474 = !DILocation(line: 19, column: 6, scope: !2379, inlinedAt: !2380)
!2475 = !DILocation(line: 31, column: 26, scope: !2373, inlinedAt: !2374)
!2476 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2477 = !DILocation(line: 31, column: 9, scope: !2373, inlinedAt: !2374)
!2478 = !DILocation(line: 14, column: 11, scope: !2476, inlinedAt: !2477)
!2479 = !DILocation(line: 31, column: 48, scope: !2373, inlinedAt: !2374)
!2480 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2481 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2482 = !DILocation(line: 16, column: 25, scope: !2476, inlinedAt: !2477)
!2483 = !DILocation(line: 7, column: 15, scope: !2481, inlinedAt: !2482)
!2484 = !DILocation(line: 45, column: 14, scope: !2480, inlinedAt: !2483)
!2485 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !2484)
!2486 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !2484)
!2487 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2488 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2489 = !DILocation(line: 18, column: 40, scope: !2476, inlinedAt: !2477)
!2490 = !DILocation(line: 6, column: 21, scope: !2488, inlinedAt: !2489)
!2491 = !DILocation(line: 37, column: 21, scope: !2487, inlinedAt: !2490)
!2492 = !DILocation(line: 37, column: 10, scope: !2487, inlinedAt: !2490)
!2493 = !DILocation(line: 19, column: 40, scope: !2476, inlinedAt: !2477)
!2494 = !DILocation(line: 44, column: 16, scope: !2480, inlinedAt: !2483)
!2495 = !DILocation(line: 67, column: 7, scope: !2382, inlinedAt: !2494)
!2496 = !DILocation(line: 65, column: 35, scope: !2382, inlinedAt: !2494)
!2497 = !DILocation(line: 68, column: 7, scope: !2382, inlinedAt: !2494)
!2498 = !DILocation(line: 68, column: 35, scope: !2382, inlinedAt: !2494)
!2499 = !DILocation(line: 69, column: 23, scope: !2382, inlinedAt: !2494)
!2500 = !DILocation(line: 7, column: 65, scope: !2481, inlinedAt: !2482)
!2501 = !DILocation(line: 68, column: 40, scope: !2382, inlinedAt: !2494)
!2502 = !DILocation(line: 73, column: 16, scope: !2382, inlinedAt: !2494)
!2503 = !DILocation(line: 73, column: 2, scope: !2382, inlinedAt: !2494)
!2504 = !DILocation(line: 74, column: 6, scope: !2382, inlinedAt: !2494)
!2505 = !DILocation(line: 74, column: 22, scope: !2382, inlinedAt: !2494)
!2506 = !DILocation(line: 75, column: 23, scope: !2382, inlinedAt: !2494)
!2507 = !DILocation(line: 74, column: 27, scope: !2382, inlinedAt: !2494)
!2508 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !2484)
!2509 = !DILocation(line: 46, column: 7, scope: !2480, inlinedAt: !2483)
!2510 = !DILocation(line: 49, column: 31, scope: !2480, inlinedAt: !2483)
!2511 = !DILocation(line: 50, column: 10, scope: !2480, inlinedAt: !2483)
!2512 = !DILocation(line: 51, column: 14, scope: !2480, inlinedAt: !2483)
!2513 = !DILocation(line: 52, column: 17, scope: !2480, inlinedAt: !2483)
!2514 = !DILocation(line: 52, column: 8, scope: !2480, inlinedAt: !2483)
!2515 = !DILocation(line: 54, column: 10, scope: !2480, inlinedAt: !2483)
!2516 = !DILocation(line: 55, column: 11, scope: !2480, inlinedAt: !2483)
!2517 = !DILocation(line: 42, column: 50, scope: !2480, inlinedAt: !2483)
!2518 = !DILocation(line: 56, column: 6, scope: !2480, inlinedAt: !2483)
!2519 = !DILocation(line: 56, column: 16, scope: !2480, inlinedAt: !2483)
!2520 = !DILocation(line: 57, column: 17, scope: !2480, inlinedAt: !2483)
!2521 = !DILocation(line: 56, column: 21, scope: !2480, inlinedAt: !2483)
!2522 = !DILocation(line: 16, column: 6, scope: !2476, inlinedAt: !2477)
!2523 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2524 = !DILocation(line: 17, column: 33, scope: !2476, inlinedAt: !2477)
!2525 = !DILocation(line: 13, column: 15, scope: !2523, inlinedAt: !2524)
!2526 = !DILocation(line: 44, column: 16, scope: !2480, inlinedAt: !2525)
!2527 = !DILocation(line: 67, column: 7, scope: !2382, inlinedAt: !2526)
!2528 = !DILocation(line: 65, column: 35, scope: !2382, inlinedAt: !2526)
!2529 = !DILocation(line: 68, column: 7, scope: !2382, inlinedAt: !2526)
!2530 = !DILocation(line: 68, column: 35, scope: !2382, inlinedAt: !2526)
!2531 = !DILocation(line: 69, column: 23, scope: !2382, inlinedAt: !2526)
!2532 = !DILocation(line: 13, column: 66, scope: !2523, inlinedAt: !2524)
!2533 = !DILocation(line: 68, column: 40, scope: !2382, inlinedAt: !2526)
!2534 = !DILocation(line: 73, column: 16, scope: !2382, inlinedAt: !2526)
!2535 = !DILocation(line: 73, column: 2, scope: !2382, inlinedAt: !2526)
!2536 = !DILocation(line: 74, column: 6, scope: !2382, inlinedAt: !2526)
!2537 = !DILocation(line: 74, column: 22, scope: !2382, inlinedAt: !2526)
!2538 = !DILocation(line: 75, column: 23, scope: !2382, inlinedAt: !2526)
!2539 = !DILocation(line: 74, column: 27, scope: !2382, inlinedAt: !2526)
!2540 = !DILocation(line: 46, column: 7, scope: !2480, inlinedAt: !2525)
!2541 = !DILocation(line: 49, column: 31, scope: !2480, inlinedAt: !2525)
!2542 = !DILocation(line: 50, column: 10, scope: !2480, inlinedAt: !2525)
!2543 = !DILocation(line: 51, column: 14, scope: !2480, inlinedAt: !2525)
!2544 = !DILocation(line: 52, column: 17, scope: !2480, inlinedAt: !2525)
!2545 = !DILocation(line: 52, column: 8, scope: !2480, inlinedAt: !2525)
!2546 = !DILocation(line: 54, column: 10, scope: !2480, inlinedAt: !2525)
!2547 = !DILocation(line: 55, column: 11, scope: !2480, inlinedAt: !2525)
!2548 = !DILocation(line: 42, column: 50, scope: !2480, inlinedAt: !2525)
!2549 = !DILocation(line: 56, column: 6, scope: !2480, inlinedAt: !2525)
!2550 = !DILocation(line: 56, column: 16, scope: !2480, inlinedAt: !2525)
!2551 = !DILocation(line: 57, column: 17, scope: !2480, inlinedAt: !2525)
!2552 = !DILocation(line: 56, column: 21, scope: !2480, inlinedAt: !2525)
!2553 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2554 = !DILocation(line: 17, column: 54, scope: !2476, inlinedAt: !2477)
!2555 = !DILocation(line: 19, column: 15, scope: !2553, inlinedAt: !2554)
!2556 = !DILocation(line: 44, column: 16, scope: !2480, inlinedAt: !2555)
!2557 = !DILocation(line: 67, column: 7, scope: !2382, inlinedAt: !2556)
!2558 = !DILocation(line: 65, column: 35, scope: !2382, inlinedAt: !2556)
!2559 = !DILocation(line: 68, column: 7, scope: !2382, inlinedAt: !2556)
!2560 = !DILocation(line: 68, column: 35, scope: !2382, inlinedAt: !2556)
!2561 = !DILocation(line: 69, column: 23, scope: !2382, inlinedAt: !2556)
!2562 = !DILocation(line: 19, column: 66, scope: !2553, inlinedAt: !2554)
!2563 = !DILocation(line: 68, column: 40, scope: !2382, inlinedAt: !2556)
!2564 = !DILocation(line: 73, column: 16, scope: !2382, inlinedAt: !2556)
!2565 = !DILocation(line: 73, column: 2, scope: !2382, inlinedAt: !2556)
!2566 = !DILocation(line: 74, column: 6, scope: !2382, inlinedAt: !2556)
!2567 = !DILocation(line: 74, column: 22, scope: !2382, inlinedAt: !2556)
!2568 = !DILocation(line: 75, column: 23, scope: !2382, inlinedAt: !2556)
!2569 = !DILocation(line: 74, column: 27, scope: !2382, inlinedAt: !2556)
!2570 = !DILocation(line: 46, column: 7, scope: !2480, inlinedAt: !2555)
!2571 = !DILocation(line: 49, column: 31, scope: !2480, inlinedAt: !2555)
!2572 = !DILocation(line: 50, column: 10, scope: !2480, inlinedAt: !2555)
!2573 = !DILocation(line: 51, column: 14, scope: !2480, inlinedAt: !2555)
!2574 = !DILocation(line: 52, column: 17, scope: !2480, inlinedAt: !2555)
!2575 = !DILocation(line: 52, column: 8, scope: !2480, inlinedAt: !2555)
!2576 = !DILocation(line: 54, column: 10, scope: !2480, inlinedAt: !2555)
!2577 = !DILocation(line: 55, column: 11, scope: !2480, inlinedAt: !2555)
!2578 = !DILocation(line: 42, column: 50, scope: !2480, inlinedAt: !2555)
!2579 = !DILocation(line: 56, column: 6, scope: !2480, inlinedAt: !2555)
!2580 = !DILocation(line: 56, column: 16, scope: !2480, inlinedAt: !2555)
!2581 = !DILocation(line: 57, column: 17, scope: !2480, inlinedAt: !2555)
!2582 = !DILocation(line: 56, column: 21, scope: !2480, inlinedAt: !2555)
!2583 = !DILocation(line: 17, column: 6, scope: !2476, inlinedAt: !2477)
!2584 = !DILocation(line: 17, column: 14, scope: !2476, inlinedAt: !2477)
!2585 = !DILocation(line: 25, column: 16, scope: !2487, inlinedAt: !2490)
!2586 = !DILocation(line: 23, column: 48, scope: !2487, inlinedAt: !2490)
!2587 = !DILocation(line: 26, column: 6, scope: !2487, inlinedAt: !2490)
!2588 = !DILocation(line: 26, column: 24, scope: !2487, inlinedAt: !2490)
!2589 = !DILocation(line: 27, column: 24, scope: !2487, inlinedAt: !2490)
!2590 = !DILocation(line: 27, column: 44, scope: !2487, inlinedAt: !2490)
!2591 = !DILocation(line: 28, column: 4, scope: !2487, inlinedAt: !2490)
!2592 = !DILocation(line: 26, column: 37, scope: !2487, inlinedAt: !2490)
!2593 = !DILocation(line: 31, column: 15, scope: !2487, inlinedAt: !2490)
!2594 = !DILocation(line: 34, column: 32, scope: !2487, inlinedAt: !2490)
!2595 = !DILocation(line: 35, column: 19, scope: !2487, inlinedAt: !2490)
!2596 = !DILocation(line: 36, column: 10, scope: !2487, inlinedAt: !2490)
!2597 = !DILocation(line: 38, column: 9, scope: !2487, inlinedAt: !2490)
!2598 = !DILocation(line: 40, column: 10, scope: !2487, inlinedAt: !2490)
!2599 = !DILocation(line: 23, column: 59, scope: !2487, inlinedAt: !2490)
!2600 = !DILocation(line: 42, column: 19, scope: !2487, inlinedAt: !2490)
!2601 = !DILocation(line: 42, column: 3, scope: !2487, inlinedAt: !2490)
!2602 = !DILocation(line: 44, column: 2, scope: !2488, inlinedAt: !2489)
!2603 = !DILocation(line: 7, column: 16, scope: !2488, inlinedAt: !2489)
!2604 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2605 = !DILocation(line: 18, column: 68, scope: !2476, inlinedAt: !2477)
!2606 = !DILocation(line: 14, column: 21, scope: !2604, inlinedAt: !2605)
!2607 = !DILocation(line: 25, column: 16, scope: !2487, inlinedAt: !2606)
!2608 = !DILocation(line: 23, column: 48, scope: !2487, inlinedAt: !2606)
!2609 = !DILocation(line: 26, column: 6, scope: !2487, inlinedAt: !2606)
!2610 = !DILocation(line: 26, column: 24, scope: !2487, inlinedAt: !2606)
!2611 = !DILocation(line: 27, column: 24, scope: !2487, inlinedAt: !2606)
!2612 = !DILocation(line: 27, column: 44, scope: !2487, inlinedAt: !2606)
!2613 = !DILocation(line: 28, column: 4, scope: !2487, inlinedAt: !2606)
!2614 = !DILocation(line: 26, column: 37, scope: !2487, inlinedAt: !2606)
!2615 = !DILocation(line: 31, column: 15, scope: !2487, inlinedAt: !2606)
!2616 = !DILocation(line: 34, column: 32, scope: !2487, inlinedAt: !2606)
!2617 = !DILocation(line: 35, column: 19, scope: !2487, inlinedAt: !2606)
!2618 = !DILocation(line: 36, column: 10, scope: !2487, inlinedAt: !2606)
!2619 = !DILocation(line: 37, column: 10, scope: !2487, inlinedAt: !2606)
!2620 = !DILocation(line: 38, column: 9, scope: !2487, inlinedAt: !2606)
!2621 = !DILocation(line: 40, column: 10, scope: !2487, inlinedAt: !2606)
!2622 = !DILocation(line: 23, column: 59, scope: !2487, inlinedAt: !2606)
!2623 = !DILocation(line: 42, column: 19, scope: !2487, inlinedAt: !2606)
!2624 = !DILocation(line: 42, column: 3, scope: !2487, inlinedAt: !2606)
!2625 = !DILocation(line: 44, column: 2, scope: !2604, inlinedAt: !2605)
!2626 = !DILocation(line: 15, column: 20, scope: !2604, inlinedAt: !2605)
!2627 = !DILocation(line: 15, column: 42, scope: !2604, inlinedAt: !2605)
!2628 = !DILocation(line: 18, column: 16, scope: !2604, inlinedAt: !2605)
!2629 = !DILocation(line: 18, column: 2, scope: !2476, inlinedAt: !2477)
!2630 = !DILocation(line: 18, column: 6, scope: !2476, inlinedAt: !2477)
!2631 = !DILocation(line: 18, column: 14, scope: !2476, inlinedAt: !2477)
!2632 = !DILocation(line: 19, column: 42, scope: !2476, inlinedAt: !2477)
!2633 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2634 = !DILocation(line: 19, column: 25, scope: !2476, inlinedAt: !2477)
!2635 = !DILocation(line: 36, column: 22, scope: !2633, inlinedAt: !2634)
!2636 = !DILocation(line: 37, column: 8, scope: !2633, inlinedAt: !2634)
!2637 = !DILocation(line: 39, column: 15, scope: !2633, inlinedAt: !2634)
!2638 = !DILocation(line: 40, column: 17, scope: !2633, inlinedAt: !2634)
!2639 = !DILocation(line: 40, column: 3, scope: !2476, inlinedAt: !2477)
!2640 = !DILocation(line: 42, column: 16, scope: !2633, inlinedAt: !2634)
!2641 = !DILocation(line: 43, column: 10, scope: !2633, inlinedAt: !2634)
!2642 = !DILocation(line: 44, column: 14, scope: !2633, inlinedAt: !2634)
!2643 = !DILocation(line: 45, column: 3, scope: !2633, inlinedAt: !2634)
!2644 = !DILocation(line: 47, column: 10, scope: !2633, inlinedAt: !2634)
!2645 = !DILocation(line: 48, column: 9, scope: !2633, inlinedAt: !2634)
!2646 = !DILocation(line: 48, column: 2, scope: !2476, inlinedAt: !2477)
!2647 = !DILocation(line: 19, column: 6, scope: !2476, inlinedAt: !2477)
!2648 = distinct !DISubprogram(name: "IntegersUint32", scope: !277, file: !277, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!2649 = !DILocation(line: 107, column: 6, scope: !2648)
!2650 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2651 = !DILocation(line: 107, column: 77, scope: !2648)
!2652 = !DILocation(line: 35, column: 20, scope: !2650, inlinedAt: !2651)
!2653 = !DILocation(line: 36, column: 27, scope: !2650, inlinedAt: !2651)
!2654 = !DILocation(line: 36, column: 25, scope: !2650, inlinedAt: !2651)
!2655 = !DILocation(line: 36, column: 48, scope: !2650, inlinedAt: !2651)
!2656 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2657 = !DILocation(line: 36, column: 10, scope: !2650, inlinedAt: !2651)
!2658 = !DILocation(line: 24, column: 11, scope: !2656, inlinedAt: !2657)
!2659 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2660 = !DILocation(line: 25, column: 40, scope: !2656, inlinedAt: !2657)
!2661 = !DILocation(line: 25, column: 15, scope: !2659, inlinedAt: !2660)
!2662 = !DILocation(line: 44, column: 16, scope: !2383, inlinedAt: !2661)
!2663 = !DILocation(line: 66, column: 13, scope: !2382, inlinedAt: !2662)
!2664 = !DILocation(line: 67, column: 7, scope: !2382, inlinedAt: !2662)
!2665 = !DILocation(line: 65, column: 35, scope: !2382, inlinedAt: !2662)
!2666 = !DILocation(line: 68, column: 7, scope: !2382, inlinedAt: !2662)
!2667 = !DILocation(line: 68, column: 35, scope: !2382, inlinedAt: !2662)
!2668 = !DILocation(line: 69, column: 23, scope: !2382, inlinedAt: !2662)
!2669 = !DILocation(line: 25, column: 65, scope: !2659, inlinedAt: !2660)
!2670 = !DILocation(line: 68, column: 40, scope: !2382, inlinedAt: !2662)
!2671 = !DILocation(line: 73, column: 16, scope: !2382, inlinedAt: !2662)
!2672 = !DILocation(line: 73, column: 2, scope: !2382, inlinedAt: !2662)
!2673 = !DILocation(line: 74, column: 6, scope: !2382, inlinedAt: !2662)
!2674 = !DILocation(line: 74, column: 22, scope: !2382, inlinedAt: !2662)
!2675 = !DILocation(line: 75, column: 23, scope: !2382, inlinedAt: !2662)
!2676 = !DILocation(line: 74, column: 27, scope: !2382, inlinedAt: !2662)
!2677 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2678 = !DILocation(line: 25, column: 60, scope: !2656, inlinedAt: !2657)
!2679 = !DILocation(line: 30, column: 15, scope: !2677, inlinedAt: !2678)
!2680 = !DILocation(line: 44, column: 16, scope: !2383, inlinedAt: !2679)
!2681 = !DILocation(line: 67, column: 7, scope: !2382, inlinedAt: !2680)
!2682 = !DILocation(line: 65, column: 35, scope: !2382, inlinedAt: !2680)
!2683 = !DILocation(line: 68, column: 7, scope: !2382, inlinedAt: !2680)
!2684 = !DILocation(line: 68, column: 35, scope: !2382, inlinedAt: !2680)
!2685 = !DILocation(line: 69, column: 23, scope: !2382, inlinedAt: !2680)
!2686 = !DILocation(line: 30, column: 64, scope: !2677, inlinedAt: !2678)
!2687 = !DILocation(line: 68, column: 40, scope: !2382, inlinedAt: !2680)
!2688 = !DILocation(line: 73, column: 16, scope: !2382, inlinedAt: !2680)
!2689 = !DILocation(line: 73, column: 2, scope: !2382, inlinedAt: !2680)
!2690 = !DILocation(line: 74, column: 6, scope: !2382, inlinedAt: !2680)
!2691 = !DILocation(line: 74, column: 22, scope: !2382, inlinedAt: !2680)
!2692 = !DILocation(line: 75, column: 23, scope: !2382, inlinedAt: !2680)
!2693 = !DILocation(line: 74, column: 27, scope: !2382, inlinedAt: !2680)
!2694 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2695 = !DILocation(line: 25, column: 81, scope: !2656, inlinedAt: !2657)
!2696 = !DILocation(line: 36, column: 15, scope: !2694, inlinedAt: !2695)
!2697 = !DILocation(line: 44, column: 16, scope: !2383, inlinedAt: !2696)
!2698 = !DILocation(line: 67, column: 7, scope: !2382, inlinedAt: !2697)
!2699 = !DILocation(line: 65, column: 35, scope: !2382, inlinedAt: !2697)
!2700 = !DILocation(line: 68, column: 7, scope: !2382, inlinedAt: !2697)
!2701 = !DILocation(line: 68, column: 35, scope: !2382, inlinedAt: !2697)
!2702 = !DILocation(line: 69, column: 23, scope: !2382, inlinedAt: !2697)
!2703 = !DILocation(line: 36, column: 65, scope: !2694, inlinedAt: !2695)
!2704 = !DILocation(line: 68, column: 40, scope: !2382, inlinedAt: !2697)
!2705 = !DILocation(line: 73, column: 16, scope: !2382, inlinedAt: !2697)
!2706 = !DILocation(line: 73, column: 2, scope: !2382, inlinedAt: !2697)
!2707 = !DILocation(line: 74, column: 6, scope: !2382, inlinedAt: !2697)
!2708 = !DILocation(line: 74, column: 22, scope: !2382, inlinedAt: !2697)
!2709 = !DILocation(line: 75, column: 23, scope: !2382, inlinedAt: !2697)
!2710 = !DILocation(line: 74, column: 27, scope: !2382, inlinedAt: !2697)
!2711 = !DILocation(line: 25, column: 5, scope: !2656, inlinedAt: !2657)
!2712 = !DILocation(line: 25, column: 13, scope: !2656, inlinedAt: !2657)
!2713 = !DILocation(line: 25, column: 21, scope: !2656, inlinedAt: !2657)
!2714 = !DILocation(line: 37, column: 27, scope: !2650, inlinedAt: !2651)
!2715 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2716 = !DILocation(line: 37, column: 10, scope: !2650, inlinedAt: !2651)
!2717 = !DILocation(line: 24, column: 11, scope: !2715, inlinedAt: !2716)
!2718 = !DILocation(line: 37, column: 50, scope: !2650, inlinedAt: !2651)
!2719 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2720 = !DILocation(line: 25, column: 40, scope: !2715, inlinedAt: !2716)
!2721 = !DILocation(line: 25, column: 15, scope: !2719, inlinedAt: !2720)
!2722 = !DILocation(line: 44, column: 16, scope: !2480, inlinedAt: !2721)
!2723 = !DILocation(line: 67, column: 7, scope: !2382, inlinedAt: !2722)
!2724 = !DILocation(line: 65, column: 35, scope: !2382, inlinedAt: !2722)
!2725 = !DILocation(line: 68, column: 7, scope: !2382, inlinedAt: !2722)
!2726 = !DILocation(line: 68, column: 35, scope: !2382, inlinedAt: !2722)
!2727 = !DILocation(line: 69, column: 23, scope: !2382, inlinedAt: !2722)
!2728 = !DILocation(line: 25, column: 65, scope: !2719, inlinedAt: !2720)
!2729 = !DILocation(line: 68, column: 40, scope: !2382, inlinedAt: !2722)
!2730 = !DILocation(line: 73, column: 16, scope: !2382, inlinedAt: !2722)
!2731 = !DILocation(line: 73, column: 2, scope: !2382, inlinedAt: !2722)
!2732 = !DILocation(line: 74, column: 6, scope: !2382, inlinedAt: !2722)
!2733 = !DILocation(line: 74, column: 22, scope: !2382, inlinedAt: !2722)
!2734 = !DILocation(line: 75, column: 23, scope: !2382, inlinedAt: !2722)
!2735 = !DILocation(line: 74, column: 27, scope: !2382, inlinedAt: !2722)
!2736 = !DILocation(line: 45, column: 14, scope: !2480, inlinedAt: !2721)
!2737 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !2736)
!2738 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !2736)
!2739 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !2736)
!2740 = !DILocation(line: 46, column: 7, scope: !2480, inlinedAt: !2721)
!2741 = !DILocation(line: 49, column: 31, scope: !2480, inlinedAt: !2721)
!2742 = !DILocation(line: 50, column: 10, scope: !2480, inlinedAt: !2721)
!2743 = !DILocation(line: 51, column: 11, scope: !2480, inlinedAt: !2721)
!2744 = !DILocation(line: 51, column: 14, scope: !2480, inlinedAt: !2721)
!2745 = !DILocation(line: 52, column: 17, scope: !2480, inlinedAt: !2721)
!2746 = !DILocation(line: 52, column: 8, scope: !2480, inlinedAt: !2721)
!2747 = !DILocation(line: 54, column: 10, scope: !2480, inlinedAt: !2721)
!2748 = !DILocation(line: 55, column: 11, scope: !2480, inlinedAt: !2721)
!2749 = !DILocation(line: 42, column: 50, scope: !2480, inlinedAt: !2721)
!2750 = !DILocation(line: 56, column: 6, scope: !2480, inlinedAt: !2721)
!2751 = !DILocation(line: 56, column: 16, scope: !2480, inlinedAt: !2721)
!2752 = !DILocation(line: 57, column: 17, scope: !2480, inlinedAt: !2721)
!2753 = !DILocation(line: 56, column: 21, scope: !2480, inlinedAt: !2721)
!2754 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2755 = !DILocation(line: 25, column: 60, scope: !2715, inlinedAt: !2716)
!2756 = !DILocation(line: 30, column: 15, scope: !2754, inlinedAt: !2755)
!2757 = !DILocation(line: 44, column: 16, scope: !2480, inlinedAt: !2756)
!2758 = !DILocation(line: 67, column: 7, scope: !2382, inlinedAt: !2757)
!2759 = !DILocation(line: 65, column: 35, scope: !2382, inlinedAt: !2757)
!2760 = !DILocation(line: 68, column: 7, scope: !2382, inlinedAt: !2757)
!2761 = !DILocation(line: 68, column: 35, scope: !2382, inlinedAt: !2757)
!2762 = !DILocation(line: 69, column: 23, scope: !2382, inlinedAt: !2757)
!2763 = !DILocation(line: 30, column: 64, scope: !2754, inlinedAt: !2755)
!2764 = !DILocation(line: 68, column: 40, scope: !2382, inlinedAt: !2757)
!2765 = !DILocation(line: 73, column: 16, scope: !2382, inlinedAt: !2757)
!2766 = !DILocation(line: 73, column: 2, scope: !2382, inlinedAt: !2757)
!2767 = !DILocation(line: 74, column: 6, scope: !2382, inlinedAt: !2757)
!2768 = !DILocation(line: 74, column: 22, scope: !2382, inlinedAt: !2757)
!2769 = !DILocation(line: 75, column: 23, scope: !2382, inlinedAt: !2757)
!2770 = !DILocation(line: 74, column: 27, scope: !2382, inlinedAt: !2757)
!2771 = !DILocation(line: 46, column: 7, scope: !2480, inlinedAt: !2756)
!2772 = !DILocation(line: 49, column: 31, scope: !2480, inlinedAt: !2756)
!2773 = !DILocation(line: 50, column: 10, scope: !2480, inlinedAt: !2756)
!2774 = !DILocation(line: 51, column: 11, scope: !2480, inlinedAt: !2756)
!2775 = !DILocation(line: 51, column: 14, scope: !2480, inlinedAt: !2756)
!2776 = !DILocation(line: 52, column: 17, scope: !2480, inlinedAt: !2756)
!2777 = !DILocation(line: 52, column: 8, scope: !2480, inlinedAt: !2756)
!2778 = !DILocation(line: 54, column: 10, scope: !2480, inlinedAt: !2756)
!2779 = !DILocation(line: 55, column: 11, scope: !2480, inlinedAt: !2756)
!2780 = !DILocation(line: 42, column: 50, scope: !2480, inlinedAt: !2756)
!2781 = !DILocation(line: 56, column: 6, scope: !2480, inlinedAt: !2756)
!2782 = !DILocation(line: 56, column: 16, scope: !2480, inlinedAt: !2756)
!2783 = !DILocation(line: 57, column: 17, scope: !2480, inlinedAt: !2756)
!2784 = !DILocation(line: 56, column: 21, scope: !2480, inlinedAt: !2756)
!2785 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2786 = !DILocation(line: 25, column: 81, scope: !2715, inlinedAt: !2716)
!2787 = !DILocation(line: 36, column: 15, scope: !2785, inlinedAt: !2786)
!2788 = !DILocation(line: 44, column: 16, scope: !2480, inlinedAt: !2787)
!2789 = !DILocation(line: 67, column: 7, scope: !2382, inlinedAt: !2788)
!2790 = !DILocation(line: 65, column: 35, scope: !2382, inlinedAt: !2788)
!2791 = !DILocation(line: 68, column: 7, scope: !2382, inlinedAt: !2788)
!2792 = !DILocation(line: 68, column: 35, scope: !2382, inlinedAt: !2788)
!2793 = !DILocation(line: 69, column: 23, scope: !2382, inlinedAt: !2788)
!2794 = !DILocation(line: 36, column: 65, scope: !2785, inlinedAt: !2786)
!2795 = !DILocation(line: 68, column: 40, scope: !2382, inlinedAt: !2788)
!2796 = !DILocation(line: 73, column: 16, scope: !2382, inlinedAt: !2788)
!2797 = !DILocation(line: 73, column: 2, scope: !2382, inlinedAt: !2788)
!2798 = !DILocation(line: 74, column: 6, scope: !2382, inlinedAt: !2788)
!2799 = !DILocation(line: 74, column: 22, scope: !2382, inlinedAt: !2788)
!2800 = !DILocation(line: 75, column: 23, scope: !2382, inlinedAt: !2788)
!2801 = !DILocation(line: 74, column: 27, scope: !2382, inlinedAt: !2788)
!2802 = !DILocation(line: 46, column: 7, scope: !2480, inlinedAt: !2787)
!2803 = !DILocation(line: 49, column: 31, scope: !2480, inlinedAt: !2787)
!2804 = !DILocation(line: 50, column: 10, scope: !2480, inlinedAt: !2787)
!2805 = !DILocation(line: 51, column: 11, scope: !2480, inlinedAt: !2787)
!2806 = !DILocation(line: 51, column: 14, scope: !2480, inlinedAt: !2787)
!2807 = !DILocation(line: 52, column: 17, scope: !2480, inlinedAt: !2787)
!2808 = !DILocation(line: 52, column: 8, scope: !2480, inlinedAt: !2787)
!2809 = !DILocation(line: 54, column: 10, scope: !2480, inlinedAt: !2787)
!2810 = !DILocation(line: 55, column: 11, scope: !2480, inlinedAt: !2787)
!2811 = !DILocation(line: 42, column: 50, scope: !2480, inlinedAt: !2787)
!2812 = !DILocation(line: 56, column: 6, scope: !2480, inlinedAt: !2787)
!2813 = !DILocation(line: 56, column: 16, scope: !2480, inlinedAt: !2787)
!2814 = !DILocation(line: 57, column: 17, scope: !2480, inlinedAt: !2787)
!2815 = !DILocation(line: 56, column: 21, scope: !2480, inlinedAt: !2787)
!2816 = !DILocation(line: 25, column: 5, scope: !2715, inlinedAt: !2716)
!2817 = !DILocation(line: 25, column: 13, scope: !2715, inlinedAt: !2716)
!2818 = !DILocation(line: 25, column: 21, scope: !2715, inlinedAt: !2716)
!2819 = distinct !DISubprogram(name: "ExchangeUint64", scope: !277, file: !277, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!2820 = !DILocation(line: 112, column: 6, scope: !2819)
!2821 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2822 = !DILocation(line: 113, column: 10, scope: !2819)
!2823 = !DILocation(line: 21, column: 29, scope: !2821, inlinedAt: !2822)
!2824 = !DILocation(line: 21, column: 39, scope: !2821, inlinedAt: !2822)
!2825 = !DILocation(line: 21, column: 49, scope: !2821, inlinedAt: !2822)
!2826 = !DILocation(line: 23, column: 7, scope: !2821, inlinedAt: !2822)
!2827 = !DILocation(line: 22, column: 2, scope: !2821, inlinedAt: !2822)
!2828 = !DILocation(line: 22, column: 8, scope: !2821, inlinedAt: !2822)
!2829 = !DILocation(line: 26, column: 9, scope: !2821, inlinedAt: !2822)
!2830 = !DILocation(line: 27, column: 12, scope: !2821, inlinedAt: !2822)
!2831 = !DILocation(line: 27, column: 10, scope: !2821, inlinedAt: !2822)
!2832 = !DILocation(line: 27, column: 30, scope: !2821, inlinedAt: !2822)
!2833 = !DILocation(line: 28, column: 37, scope: !2821, inlinedAt: !2822)
!2834 = !DILocation(line: 28, column: 32, scope: !2821, inlinedAt: !2822)
!2835 = !DILocation(line: 28, column: 34, scope: !2821, inlinedAt: !2822)
!2836 = !DILocation(line: 28, column: 20, scope: !2821, inlinedAt: !2822)
!2837 = !DILocation(line: 28, column: 3, scope: !2821, inlinedAt: !2822)
!2838 = !DILocation(line: 29, column: 22, scope: !2821, inlinedAt: !2822)
!2839 = !DILocation(line: 29, column: 3, scope: !2821, inlinedAt: !2822)
!2840 = !DILocation(line: 30, column: 24, scope: !2821, inlinedAt: !2822)
!2841 = !DILocation(line: 30, column: 3, scope: !2821, inlinedAt: !2822)
!2842 = !DILocation(line: 31, column: 23, scope: !2821, inlinedAt: !2822)
!2843 = !DILocation(line: 31, column: 3, scope: !2821, inlinedAt: !2822)
!2844 = !DILocation(line: 32, column: 14, scope: !2821, inlinedAt: !2822)
!2845 = !DILocation(line: 32, column: 12, scope: !2821, inlinedAt: !2822)
!2846 = !DILocation(line: 32, column: 18, scope: !2821, inlinedAt: !2822)
!2847 = !DILocation(line: 33, column: 21, scope: !2821, inlinedAt: !2822)
!2848 = !DILocation(line: 33, column: 3, scope: !2821, inlinedAt: !2822)
!2849 = !DILocation(line: 34, column: 3, scope: !2821, inlinedAt: !2822)
!2850 = !DILocation(line: 35, column: 31, scope: !2821, inlinedAt: !2822)
!2851 = !DILocation(line: 36, column: 4, scope: !2821, inlinedAt: !2822)
!2852 = !DILocation(line: 38, column: 32, scope: !2821, inlinedAt: !2822)
!2853 = !DILocation(line: 38, column: 30, scope: !2821, inlinedAt: !2822)
!2854 = !DILocation(line: 38, column: 24, scope: !2821, inlinedAt: !2822)
!2855 = !DILocation(line: 38, column: 3, scope: !2821, inlinedAt: !2822)
!2856 = distinct !DISubprogram(name: "NumbersUint64", scope: !277, file: !277, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!2857 = !DILocation(line: 119, column: 6, scope: !2856)
!2858 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2859 = !DILocation(line: 119, column: 75, scope: !2856)
!2860 = !DILocation(line: 29, column: 20, scope: !2858, inlinedAt: !2859)
!2861 = !DILocation(line: 30, column: 26, scope: !2858, inlinedAt: !2859)
!2862 = !DILocation(line: 30, column: 24, scope: !2858, inlinedAt: !2859)
!2863 = !DILocation(line: 30, column: 46, scope: !2858, inlinedAt: !2859)
!2864 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2865 = !DILocation(line: 30, column: 9, scope: !2858, inlinedAt: !2859)
!2866 = !DILocation(line: 14, column: 11, scope: !2864, inlinedAt: !2865)
!2867 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!2868 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2869 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2870 = !DILocation(line: 16, column: 25, scope: !2864, inlinedAt: !2865)
!2871 = !DILocation(line: 7, column: 15, scope: !2869, inlinedAt: !2870)
!2872 = !DILocation(line: 44, column: 16, scope: !2868, inlinedAt: !2871)
!2873 = !DILocation(line: 66, column: 13, scope: !2867, inlinedAt: !2872)
!2874 = !DILocation(line: 67, column: 7, scope: !2867, inlinedAt: !2872)
!2875 = !DILocation(line: 19, column: 40, scope: !2864, inlinedAt: !2865)
!2876 = !DILocation(line: 65, column: 35, scope: !2867, inlinedAt: !2872)
!2877 = !DILocation(line: 68, column: 7, scope: !2867, inlinedAt: !2872)
!2878 = !DILocation(line: 68, column: 35, scope: !2867, inlinedAt: !2872)
!2879 = !DILocation(line: 69, column: 23, scope: !2867, inlinedAt: !2872)
!2880 = !DILocation(line: 7, column: 65, scope: !2869, inlinedAt: !2870)
!2881 = !DILocation(line: 68, column: 40, scope: !2867, inlinedAt: !2872)
!2882 = !DILocation(line: 73, column: 16, scope: !2867, inlinedAt: !2872)
!2883 = !DILocation(line: 73, column: 2, scope: !2867, inlinedAt: !2872)
!2884 = !DILocation(line: 74, column: 6, scope: !2867, inlinedAt: !2872)
!2885 = !DILocation(line: 74, column: 22, scope: !2867, inlinedAt: !2872)
!2886 = !DILocation(line: 75, column: 23, scope: !2867, inlinedAt: !2872)
!2887 = !DILocation(line: 74, column: 27, scope: !2867, inlinedAt: !2872)
!2888 = !DILocation(line: 16, column: 6, scope: !2864, inlinedAt: !2865)
!2889 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2890 = !DILocation(line: 17, column: 33, scope: !2864, inlinedAt: !2865)
!2891 = !DILocation(line: 13, column: 15, scope: !2889, inlinedAt: !2890)
!2892 = !DILocation(line: 44, column: 16, scope: !2868, inlinedAt: !2891)
!2893 = !DILocation(line: 67, column: 7, scope: !2867, inlinedAt: !2892)
!2894 = !DILocation(line: 65, column: 35, scope: !2867, inlinedAt: !2892)
!2895 = !DILocation(line: 68, column: 7, scope: !2867, inlinedAt: !2892)
!2896 = !DILocation(line: 68, column: 35, scope: !2867, inlinedAt: !2892)
!2897 = !DILocation(line: 69, column: 23, scope: !2867, inlinedAt: !2892)
!2898 = !DILocation(line: 13, column: 66, scope: !2889, inlinedAt: !2890)
!2899 = !DILocation(line: 68, column: 40, scope: !2867, inlinedAt: !2892)
!2900 = !DILocation(line: 73, column: 16, scope: !2867, inlinedAt: !2892)
!2901 = !DILocation(line: 73, column: 2, scope: !2867, inlinedAt: !2892)
!2902 = !DILocation(line: 74, column: 6, scope: !2867, inlinedAt: !2892)
!2903 = !DILocation(line: 74, column: 22, scope: !2867, inlinedAt: !2892)
!2904 = !DILocation(line: 75, column: 23, scope: !2867, inlinedAt: !2892)
!2905 = !DILocation(line: 74, column: 27, scope: !2867, inlinedAt: !2892)
!2906 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2907 = !DILocation(line: 17, column: 54, scope: !2864, inlinedAt: !2865)
!2908 = !DILocation(line: 19, column: 15, scope: !2906, inlinedAt: !2907)
!2909 = !DILocation(line: 44, column: 16, scope: !2868, inlinedAt: !2908)
!2910 = !DILocation(line: 67, column: 7, scope: !2867, inlinedAt: !2909)
!2911 = !DILocation(line: 65, column: 35, scope: !2867, inlinedAt: !2909)
!2912 = !DILocation(line: 68, column: 7, scope: !2867, inlinedAt: !2909)
!2913 = !DILocation(line: 68, column: 35, scope: !2867, inlinedAt: !2909)
!2914 = !DILocation(line: 69, column: 23, scope: !2867, inlinedAt: !2909)
!2915 = !DILocation(line: 19, column: 66, scope: !2906, inlinedAt: !2907)
!2916 = !DILocation(line: 68, column: 40, scope: !2867, inlinedAt: !2909)
!2917 = !DILocation(line: 73, column: 16, scope: !2867, inlinedAt: !2909)
!2918 = !DILocation(line: 73, column: 2, scope: !2867, inlinedAt: !2909)
!2919 = !DILocation(line: 74, column: 6, scope: !2867, inlinedAt: !2909)
!2920 = !DILocation(line: 74, column: 22, scope: !2867, inlinedAt: !2909)
!2921 = !DILocation(line: 75, column: 23, scope: !2867, inlinedAt: !2909)
!2922 = !DILocation(line: 74, column: 27, scope: !2867, inlinedAt: !2909)
!2923 = !DILocation(line: 17, column: 6, scope: !2864, inlinedAt: !2865)
!2924 = !DILocation(line: 17, column: 14, scope: !2864, inlinedAt: !2865)
!2925 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2926 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2927 = !DILocation(line: 18, column: 40, scope: !2864, inlinedAt: !2865)
!2928 = !DILocation(line: 6, column: 21, scope: !2926, inlinedAt: !2927)
!2929 = !DILocation(line: 25, column: 16, scope: !2925, inlinedAt: !2928)
!2930 = !DILocation(line: 23, column: 48, scope: !2925, inlinedAt: !2928)
!2931 = !DILocation(line: 26, column: 6, scope: !2925, inlinedAt: !2928)
!2932 = !DILocation(line: 26, column: 24, scope: !2925, inlinedAt: !2928)
!2933 = !DILocation(line: 27, column: 24, scope: !2925, inlinedAt: !2928)
!2934 = !DILocation(line: 27, column: 44, scope: !2925, inlinedAt: !2928)
!2935 = !DILocation(line: 28, column: 4, scope: !2925, inlinedAt: !2928)
!2936 = !DILocation(line: 26, column: 37, scope: !2925, inlinedAt: !2928)
!2937 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2938 = !DILocation(line: 18, column: 68, scope: !2864, inlinedAt: !2865)
!2939 = !DILocation(line: 14, column: 21, scope: !2937, inlinedAt: !2938)
!2940 = !DILocation(line: 23, column: 48, scope: !2925, inlinedAt: !2939)
!2941 = !DILocation(line: 26, column: 6, scope: !2925, inlinedAt: !2939)
!2942 = !DILocation(line: 26, column: 24, scope: !2925, inlinedAt: !2939)
!2943 = !DILocation(line: 27, column: 24, scope: !2925, inlinedAt: !2939)
!2944 = !DILocation(line: 27, column: 44, scope: !2925, inlinedAt: !2939)
!2945 = !DILocation(line: 28, column: 4, scope: !2925, inlinedAt: !2939)
!2946 = !DILocation(line: 26, column: 37, scope: !2925, inlinedAt: !2939)
!2947 = !DILocation(line: 15, column: 20, scope: !2937, inlinedAt: !2938)
!2948 = !DILocation(line: 15, column: 42, scope: !2937, inlinedAt: !2938)
!2949 = !DILocation(line: 18, column: 2, scope: !2864, inlinedAt: !2865)
!2950 = !DILocation(line: 18, column: 6, scope: !2864, inlinedAt: !2865)
!2951 = !DILocation(line: 18, column: 14, scope: !2864, inlinedAt: !2865)
!2952 = !DILocation(line: 19, column: 42, scope: !2864, inlinedAt: !2865)
!2953 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2954 = !DILocation(line: 19, column: 25, scope: !2864, inlinedAt: !2865)
!2955 = !DILocation(line: 36, column: 10, scope: !2953, inlinedAt: !2954)
!2956 = !DILocation(line: 36, column: 22, scope: !2953, inlinedAt: !2954)
!2957 = !DILocation(line: 37, column: 8, scope: !2953, inlinedAt: !2954)
!2958 = !DILocation(line: 40, column: 17, scope: !2953, inlinedAt: !2954)
!2959 = !DILocation(line: 19, column: 6, scope: !2864, inlinedAt: !2865)
!2960 = !DILocation(line: 31, column: 26, scope: !2858, inlinedAt: !2859)
!2961 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2962 = !DILocation(line: 31, column: 9, scope: !2858, inlinedAt: !2859)
!2963 = !DILocation(line: 14, column: 11, scope: !2961, inlinedAt: !2962)
!2964 = !DILocation(line: 31, column: 48, scope: !2858, inlinedAt: !2859)
!2965 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2966 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2967 = !DILocation(line: 16, column: 25, scope: !2961, inlinedAt: !2962)
!2968 = !DILocation(line: 7, column: 15, scope: !2966, inlinedAt: !2967)
!2969 = !DILocation(line: 45, column: 14, scope: !2965, inlinedAt: !2968)
!2970 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !2969)
!2971 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !2969)
!2972 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2973 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2974 = !DILocation(line: 18, column: 40, scope: !2961, inlinedAt: !2962)
!2975 = !DILocation(line: 6, column: 21, scope: !2973, inlinedAt: !2974)
!2976 = !DILocation(line: 37, column: 21, scope: !2972, inlinedAt: !2975)
!2977 = !DILocation(line: 37, column: 10, scope: !2972, inlinedAt: !2975)
!2978 = !DILocation(line: 19, column: 40, scope: !2961, inlinedAt: !2962)
!2979 = !DILocation(line: 44, column: 16, scope: !2965, inlinedAt: !2968)
!2980 = !DILocation(line: 67, column: 7, scope: !2867, inlinedAt: !2979)
!2981 = !DILocation(line: 65, column: 35, scope: !2867, inlinedAt: !2979)
!2982 = !DILocation(line: 68, column: 7, scope: !2867, inlinedAt: !2979)
!2983 = !DILocation(line: 68, column: 35, scope: !2867, inlinedAt: !2979)
!2984 = !DILocation(line: 69, column: 23, scope: !2867, inlinedAt: !2979)
!2985 = !DILocation(line: 7, column: 65, scope: !2966, inlinedAt: !2967)
!2986 = !DILocation(line: 68, column: 40, scope: !2867, inlinedAt: !2979)
!2987 = !DILocation(line: 73, column: 16, scope: !2867, inlinedAt: !2979)
!2988 = !DILocation(line: 73, column: 2, scope: !2867, inlinedAt: !2979)
!2989 = !DILocation(line: 74, column: 6, scope: !2867, inlinedAt: !2979)
!2990 = !DILocation(line: 74, column: 22, scope: !2867, inlinedAt: !2979)
!2991 = !DILocation(line: 75, column: 23, scope: !2867, inlinedAt: !2979)
!2992 = !DILocation(line: 74, column: 27, scope: !2867, inlinedAt: !2979)
!2993 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !2969)
!2994 = !DILocation(line: 46, column: 7, scope: !2965, inlinedAt: !2968)
!2995 = !DILocation(line: 49, column: 31, scope: !2965, inlinedAt: !2968)
!2996 = !DILocation(line: 50, column: 10, scope: !2965, inlinedAt: !2968)
!2997 = !DILocation(line: 51, column: 14, scope: !2965, inlinedAt: !2968)
!2998 = !DILocation(line: 52, column: 17, scope: !2965, inlinedAt: !2968)
!2999 = !DILocation(line: 52, column: 8, scope: !2965, inlinedAt: !2968)
!3000 = !DILocation(line: 54, column: 10, scope: !2965, inlinedAt: !2968)
!3001 = !DILocation(line: 55, column: 11, scope: !2965, inlinedAt: !2968)
!3002 = !DILocation(line: 42, column: 50, scope: !2965, inlinedAt: !2968)
!3003 = !DILocation(line: 56, column: 6, scope: !2965, inlinedAt: !2968)
!3004 = !DILocation(line: 56, column: 16, scope: !2965, inlinedAt: !2968)
!3005 = !DILocation(line: 57, column: 17, scope: !2965, inlinedAt: !2968)
!3006 = !DILocation(line: 56, column: 21, scope: !2965, inlinedAt: !2968)
!3007 = !DILocation(line: 16, column: 6, scope: !2961, inlinedAt: !2962)
!3008 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3009 = !DILocation(line: 17, column: 33, scope: !2961, inlinedAt: !2962)
!3010 = !DILocation(line: 13, column: 15, scope: !3008, inlinedAt: !3009)
!3011 = !DILocation(line: 44, column: 16, scope: !2965, inlinedAt: !3010)
!3012 = !DILocation(line: 67, column: 7, scope: !2867, inlinedAt: !3011)
!3013 = !DILocation(line: 65, column: 35, scope: !2867, inlinedAt: !3011)
!3014 = !DILocation(line: 68, column: 7, scope: !2867, inlinedAt: !3011)
!3015 = !DILocation(line: 68, column: 35, scope: !2867, inlinedAt: !3011)
!3016 = !DILocation(line: 69, column: 23, scope: !2867, inlinedAt: !3011)
!3017 = !DILocation(line: 13, column: 66, scope: !3008, inlinedAt: !3009)
!3018 = !DILocation(line: 68, column: 40, scope: !2867, inlinedAt: !3011)
!3019 = !DILocation(line: 73, column: 16, scope: !2867, inlinedAt: !3011)
!3020 = !DILocation(line: 73, column: 2, scope: !2867, inlinedAt: !3011)
!3021 = !DILocation(line: 74, column: 6, scope: !2867, inlinedAt: !3011)
!3022 = !DILocation(line: 74, column: 22, scope: !2867, inlinedAt: !3011)
!3023 = !DILocation(line: 75, column: 23, scope: !2867, inlinedAt: !3011)
!3024 = !DILocation(line: 74, column: 27, scope: !2867, inlinedAt: !3011)
!3025 = !DILocation(line: 46, column: 7, scope: !2965, inlinedAt: !3010)
!3026 = !DILocation(line: 49, column: 31, scope: !2965, inlinedAt: !3010)
!3027 = !DILocation(line: 50, column: 10, scope: !2965, inlinedAt: !3010)
!3028 = !DILocation(line: 51, column: 14, scope: !2965, inlinedAt: !3010)
!3029 = !DILocation(line: 52, column: 17, scope: !2965, inlinedAt: !3010)
!3030 = !DILocation(line: 52, column: 8, scope: !2965, inlinedAt: !3010)
!3031 = !DILocation(line: 54, column: 10, scope: !2965, inlinedAt: !3010)
!3032 = !DILocation(line: 55, column: 11, scope: !2965, inlinedAt: !3010)
!3033 = !DILocation(line: 42, column: 50, scope: !2965, inlinedAt: !3010)
!3034 = !DILocation(line: 56, column: 6, scope: !2965, inlinedAt: !3010)
!3035 = !DILocation(line: 56, column: 16, scope: !2965, inlinedAt: !3010)
!3036 = !DILocation(line: 57, column: 17, scope: !2965, inlinedAt: !3010)
!3037 = !DILocation(line: 56, column: 21, scope: !2965, inlinedAt: !3010)
!3038 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3039 = !DILocation(line: 17, column: 54, scope: !2961, inlinedAt: !2962)
!3040 = !DILocation(line: 19, column: 15, scope: !3038, inlinedAt: !3039)
!3041 = !DILocation(line: 44, column: 16, scope: !2965, inlinedAt: !3040)
!3042 = !DILocation(line: 67, column: 7, scope: !2867, inlinedAt: !3041)
!3043 = !DILocation(line: 65, column: 35, scope: !2867, inlinedAt: !3041)
!3044 = !DILocation(line: 68, column: 7, scope: !2867, inlinedAt: !3041)
!3045 = !DILocation(line: 68, column: 35, scope: !2867, inlinedAt: !3041)
!3046 = !DILocation(line: 69, column: 23, scope: !2867, inlinedAt: !3041)
!3047 = !DILocation(line: 19, column: 66, scope: !3038, inlinedAt: !3039)
!3048 = !DILocation(line: 68, column: 40, scope: !2867, inlinedAt: !3041)
!3049 = !DILocation(line: 73, column: 16, scope: !2867, inlinedAt: !3041)
!3050 = !DILocation(line: 73, column: 2, scope: !2867, inlinedAt: !3041)
!3051 = !DILocation(line: 74, column: 6, scope: !2867, inlinedAt: !3041)
!3052 = !DILocation(line: 74, column: 22, scope: !2867, inlinedAt: !3041)
!3053 = !DILocation(line: 75, column: 23, scope: !2867, inlinedAt: !3041)
!3054 = !DILocation(line: 74, column: 27, scope: !2867, inlinedAt: !3041)
!3055 = !DILocation(line: 46, column: 7, scope: !2965, inlinedAt: !3040)
!3056 = !DILocation(line: 49, column: 31, scope: !2965, inlinedAt: !3040)
!3057 = !DILocation(line: 50, column: 10, scope: !2965, inlinedAt: !3040)
!3058 = !DILocation(line: 51, column: 14, scope: !2965, inlinedAt: !3040)
!3059 = !DILocation(line: 52, column: 17, scope: !2965, inlinedAt: !3040)
!3060 = !DILocation(line: 52, column: 8, scope: !2965, inlinedAt: !3040)
!3061 = !DILocation(line: 54, column: 10, scope: !2965, inlinedAt: !3040)
!3062 = !DILocation(line: 55, column: 11, scope: !2965, inlinedAt: !3040)
!3063 = !DILocation(line: 42, column: 50, scope: !2965, inlinedAt: !3040)
!3064 = !DILocation(line: 56, column: 6, scope: !2965, inlinedAt: !3040)
!3065 = !DILocation(line: 56, column: 16, scope: !2965, inlinedAt: !3040)
!3066 = !DILocation(line: 57, column: 17, scope: !2965, inlinedAt: !3040)
!3067 = !DILocation(line: 56, column: 21, scope: !2965, inlinedAt: !3040)
!3068 = !DILocation(line: 17, column: 6, scope: !2961, inlinedAt: !2962)
!3069 = !DILocation(line: 17, column: 14, scope: !2961, inlinedAt: !2962)
!3070 = !DILocation(line: 25, column: 16, scope: !2972, inlinedAt: !2975)
!3071 = !DILocation(line: 23, column: 48, scope: !2972, inlinedAt: !2975)
!3072 = !DILocation(line: 26, column: 6, scope: !2972, inlinedAt: !2975)
!3073 = !DILocation(line: 26, column: 24, scope: !2972, inlinedAt: !2975)
!3074 = !DILocation(line: 27, column: 24, scope: !2972, inlinedAt: !2975)
!3075 = !DILocation(line: 27, column: 44, scope: !2972, inlinedAt: !2975)
!3076 = !DILocation(line: 28, column: 4, scope: !2972, inlinedAt: !2975)
!3077 = !DILocation(line: 26, column: 37, scope: !2972, inlinedAt: !2975)
!3078 = !DILocation(line: 31, column: 15, scope: !2972, inlinedAt: !2975)
!3079 = !DILocation(line: 34, column: 32, scope: !2972, inlinedAt: !2975)
!3080 = !DILocation(line: 35, column: 19, scope: !2972, inlinedAt: !2975)
!3081 = !DILocation(line: 36, column: 10, scope: !2972, inlinedAt: !2975)
!3082 = !DILocation(line: 38, column: 9, scope: !2972, inlinedAt: !2975)
!3083 = !DILocation(line: 40, column: 10, scope: !2972, inlinedAt: !2975)
!3084 = !DILocation(line: 23, column: 59, scope: !2972, inlinedAt: !2975)
!3085 = !DILocation(line: 42, column: 19, scope: !2972, inlinedAt: !2975)
!3086 = !DILocation(line: 42, column: 3, scope: !2972, inlinedAt: !2975)
!3087 = !DILocation(line: 44, column: 2, scope: !2973, inlinedAt: !2974)
!3088 = !DILocation(line: 7, column: 16, scope: !2973, inlinedAt: !2974)
!3089 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3090 = !DILocation(line: 18, column: 68, scope: !2961, inlinedAt: !2962)
!3091 = !DILocation(line: 14, column: 21, scope: !3089, inlinedAt: !3090)
!3092 = !DILocation(line: 25, column: 16, scope: !2972, inlinedAt: !3091)
!3093 = !DILocation(line: 23, column: 48, scope: !2972, inlinedAt: !3091)
!3094 = !DILocation(line: 26, column: 6, scope: !2972, inlinedAt: !3091)
!3095 = !DILocation(line: 26, column: 24, scope: !2972, inlinedAt: !3091)
!3096 = !DILocation(line: 27, column: 24, scope: !2972, inlinedAt: !3091)
!3097 = !DILocation(line: 27, column: 44, scope: !2972, inlinedAt: !3091)
!3098 = !DILocation(line: 28, column: 4, scope: !2972, inlinedAt: !3091)
!3099 = !DILocation(line: 26, column: 37, scope: !2972, inlinedAt: !3091)
!3100 = !DILocation(line: 31, column: 15, scope: !2972, inlinedAt: !3091)
!3101 = !DILocation(line: 34, column: 32, scope: !2972, inlinedAt: !3091)
!3102 = !DILocation(line: 35, column: 19, scope: !2972, inlinedAt: !3091)
!3103 = !DILocation(line: 36, column: 10, scope: !2972, inlinedAt: !3091)
!3104 = !DILocation(line: 37, column: 10, scope: !2972, inlinedAt: !3091)
!3105 = !DILocation(line: 38, column: 9, scope: !2972, inlinedAt: !3091)
!3106 = !DILocation(line: 40, column: 10, scope: !2972, inlinedAt: !3091)
!3107 = !DILocation(line: 23, column: 59, scope: !2972, inlinedAt: !3091)
!3108 = !DILocation(line: 42, column: 19, scope: !2972, inlinedAt: !3091)
!3109 = !DILocation(line: 42, column: 3, scope: !2972, inlinedAt: !3091)
!3110 = !DILocation(line: 44, column: 2, scope: !3089, inlinedAt: !3090)
!3111 = !DILocation(line: 15, column: 20, scope: !3089, inlinedAt: !3090)
!3112 = !DILocation(line: 15, column: 42, scope: !3089, inlinedAt: !3090)
!3113 = !DILocation(line: 18, column: 16, scope: !3089, inlinedAt: !3090)
!3114 = !DILocation(line: 18, column: 2, scope: !2961, inlinedAt: !2962)
!3115 = !DILocation(line: 18, column: 6, scope: !2961, inlinedAt: !2962)
!3116 = !DILocation(line: 18, column: 14, scope: !2961, inlinedAt: !2962)
!3117 = !DILocation(line: 19, column: 42, scope: !2961, inlinedAt: !2962)
!3118 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3119 = !DILocation(line: 19, column: 25, scope: !2961, inlinedAt: !2962)
!3120 = !DILocation(line: 36, column: 22, scope: !3118, inlinedAt: !3119)
!3121 = !DILocation(line: 37, column: 8, scope: !3118, inlinedAt: !3119)
!3122 = !DILocation(line: 39, column: 15, scope: !3118, inlinedAt: !3119)
!3123 = !DILocation(line: 40, column: 17, scope: !3118, inlinedAt: !3119)
!3124 = !DILocation(line: 40, column: 3, scope: !2961, inlinedAt: !2962)
!3125 = !DILocation(line: 42, column: 16, scope: !3118, inlinedAt: !3119)
!3126 = !DILocation(line: 43, column: 10, scope: !3118, inlinedAt: !3119)
!3127 = !DILocation(line: 44, column: 14, scope: !3118, inlinedAt: !3119)
!3128 = !DILocation(line: 45, column: 3, scope: !3118, inlinedAt: !3119)
!3129 = !DILocation(line: 47, column: 10, scope: !3118, inlinedAt: !3119)
!3130 = !DILocation(line: 48, column: 9, scope: !3118, inlinedAt: !3119)
!3131 = !DILocation(line: 48, column: 2, scope: !2961, inlinedAt: !2962)
!3132 = !DILocation(line: 19, column: 6, scope: !2961, inlinedAt: !2962)
!3133 = distinct !DISubprogram(name: "IntegersUint64", scope: !277, file: !277, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!3134 = !DILocation(line: 124, column: 6, scope: !3133)
!3135 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!3136 = !DILocation(line: 124, column: 77, scope: !3133)
!3137 = !DILocation(line: 35, column: 20, scope: !3135, inlinedAt: !3136)
!3138 = !DILocation(line: 36, column: 27, scope: !3135, inlinedAt: !3136)
!3139 = !DILocation(line: 36, column: 25, scope: !3135, inlinedAt: !3136)
!3140 = !DILocation(line: 36, column: 48, scope: !3135, inlinedAt: !3136)
!3141 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3142 = !DILocation(line: 36, column: 10, scope: !3135, inlinedAt: !3136)
!3143 = !DILocation(line: 24, column: 11, scope: !3141, inlinedAt: !3142)
!3144 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3145 = !DILocation(line: 25, column: 40, scope: !3141, inlinedAt: !3142)
!3146 = !DILocation(line: 25, column: 15, scope: !3144, inlinedAt: !3145)
!3147 = !DILocation(line: 44, column: 16, scope: !2868, inlinedAt: !3146)
!3148 = !DILocation(line: 66, column: 13, scope: !2867, inlinedAt: !3147)
!3149 = !DILocation(line: 67, column: 7, scope: !2867, inlinedAt: !3147)
!3150 = !DILocation(line: 65, column: 35, scope: !2867, inlinedAt: !3147)
!3151 = !DILocation(line: 68, column: 7, scope: !2867, inlinedAt: !3147)
!3152 = !DILocation(line: 68, column: 35, scope: !2867, inlinedAt: !3147)
!3153 = !DILocation(line: 69, column: 23, scope: !2867, inlinedAt: !3147)
!3154 = !DILocation(line: 25, column: 65, scope: !3144, inlinedAt: !3145)
!3155 = !DILocation(line: 68, column: 40, scope: !2867, inlinedAt: !3147)
!3156 = !DILocation(line: 73, column: 16, scope: !2867, inlinedAt: !3147)
!3157 = !DILocation(line: 73, column: 2, scope: !2867, inlinedAt: !3147)
!3158 = !DILocation(line: 74, column: 6, scope: !2867, inlinedAt: !3147)
!3159 = !DILocation(line: 74, column: 22, scope: !2867, inlinedAt: !3147)
!3160 = !DILocation(line: 75, column: 23, scope: !2867, inlinedAt: !3147)
!3161 = !DILocation(line: 74, column: 27, scope: !2867, inlinedAt: !3147)
!3162 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3163 = !DILocation(line: 25, column: 60, scope: !3141, inlinedAt: !3142)
!3164 = !DILocation(line: 30, column: 15, scope: !3162, inlinedAt: !3163)
!3165 = !DILocation(line: 44, column: 16, scope: !2868, inlinedAt: !3164)
!3166 = !DILocation(line: 67, column: 7, scope: !2867, inlinedAt: !3165)
!3167 = !DILocation(line: 65, column: 35, scope: !2867, inlinedAt: !3165)
!3168 = !DILocation(line: 68, column: 7, scope: !2867, inlinedAt: !3165)
!3169 = !DILocation(line: 68, column: 35, scope: !2867, inlinedAt: !3165)
!3170 = !DILocation(line: 69, column: 23, scope: !2867, inlinedAt: !3165)
!3171 = !DILocation(line: 30, column: 64, scope: !3162, inlinedAt: !3163)
!3172 = !DILocation(line: 68, column: 40, scope: !2867, inlinedAt: !3165)
!3173 = !DILocation(line: 73, column: 16, scope: !2867, inlinedAt: !3165)
!3174 = !DILocation(line: 73, column: 2, scope: !2867, inlinedAt: !3165)
!3175 = !DILocation(line: 74, column: 6, scope: !2867, inlinedAt: !3165)
!3176 = !DILocation(line: 74, column: 22, scope: !2867, inlinedAt: !3165)
!3177 = !DILocation(line: 75, column: 23, scope: !2867, inlinedAt: !3165)
!3178 = !DILocation(line: 74, column: 27, scope: !2867, inlinedAt: !3165)
!3179 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3180 = !DILocation(line: 25, column: 81, scope: !3141, inlinedAt: !3142)
!3181 = !DILocation(line: 36, column: 15, scope: !3179, inlinedAt: !3180)
!3182 = !DILocation(line: 44, column: 16, scope: !2868, inlinedAt: !3181)
!3183 = !DILocation(line: 67, column: 7, scope: !2867, inlinedAt: !3182)
!3184 = !DILocation(line: 65, column: 35, scope: !2867, inlinedAt: !3182)
!3185 = !DILocation(line: 68, column: 7, scope: !2867, inlinedAt: !3182)
!3186 = !DILocation(line: 68, column: 35, scope: !2867, inlinedAt: !3182)
!3187 = !DILocation(line: 69, column: 23, scope: !2867, inlinedAt: !3182)
!3188 = !DILocation(line: 36, column: 65, scope: !3179, inlinedAt: !3180)
!3189 = !DILocation(line: 68, column: 40, scope: !2867, inlinedAt: !3182)
!3190 = !DILocation(line: 73, column: 16, scope: !2867, inlinedAt: !3182)
!3191 = !DILocation(line: 73, column: 2, scope: !2867, inlinedAt: !3182)
!3192 = !DILocation(line: 74, column: 6, scope: !2867, inlinedAt: !3182)
!3193 = !DILocation(line: 74, column: 22, scope: !2867, inlinedAt: !3182)
!3194 = !DILocation(line: 75, column: 23, scope: !2867, inlinedAt: !3182)
!3195 = !DILocation(line: 74, column: 27, scope: !2867, inlinedAt: !3182)
!3196 = !DILocation(line: 25, column: 5, scope: !3141, inlinedAt: !3142)
!3197 = !DILocation(line: 25, column: 13, scope: !3141, inlinedAt: !3142)
!3198 = !DILocation(line: 25, column: 21, scope: !3141, inlinedAt: !3142)
!3199 = !DILocation(line: 37, column: 27, scope: !3135, inlinedAt: !3136)
!3200 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3201 = !DILocation(line: 37, column: 10, scope: !3135, inlinedAt: !3136)
!3202 = !DILocation(line: 24, column: 11, scope: !3200, inlinedAt: !3201)
!3203 = !DILocation(line: 37, column: 50, scope: !3135, inlinedAt: !3136)
!3204 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3205 = !DILocation(line: 25, column: 40, scope: !3200, inlinedAt: !3201)
!3206 = !DILocation(line: 25, column: 15, scope: !3204, inlinedAt: !3205)
!3207 = !DILocation(line: 44, column: 16, scope: !2965, inlinedAt: !3206)
!3208 = !DILocation(line: 67, column: 7, scope: !2867, inlinedAt: !3207)
!3209 = !DILocation(line: 65, column: 35, scope: !2867, inlinedAt: !3207)
!3210 = !DILocation(line: 68, column: 7, scope: !2867, inlinedAt: !3207)
!3211 = !DILocation(line: 68, column: 35, scope: !2867, inlinedAt: !3207)
!3212 = !DILocation(line: 69, column: 23, scope: !2867, inlinedAt: !3207)
!3213 = !DILocation(line: 25, column: 65, scope: !3204, inlinedAt: !3205)
!3214 = !DILocation(line: 68, column: 40, scope: !2867, inlinedAt: !3207)
!3215 = !DILocation(line: 73, column: 16, scope: !2867, inlinedAt: !3207)
!3216 = !DILocation(line: 73, column: 2, scope: !2867, inlinedAt: !3207)
!3217 = !DILocation(line: 74, column: 6, scope: !2867, inlinedAt: !3207)
!3218 = !DILocation(line: 74, column: 22, scope: !2867, inlinedAt: !3207)
!3219 = !DILocation(line: 75, column: 23, scope: !2867, inlinedAt: !3207)
!3220 = !DILocation(line: 74, column: 27, scope: !2867, inlinedAt: !3207)
!3221 = !DILocation(line: 45, column: 14, scope: !2965, inlinedAt: !3206)
!3222 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !3221)
!3223 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !3221)
!3224 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !3221)
!3225 = !DILocation(line: 46, column: 7, scope: !2965, inlinedAt: !3206)
!3226 = !DILocation(line: 49, column: 31, scope: !2965, inlinedAt: !3206)
!3227 = !DILocation(line: 50, column: 10, scope: !2965, inlinedAt: !3206)
!3228 = !DILocation(line: 51, column: 11, scope: !2965, inlinedAt: !3206)
!3229 = !DILocation(line: 51, column: 14, scope: !2965, inlinedAt: !3206)
!3230 = !DILocation(line: 52, column: 17, scope: !2965, inlinedAt: !3206)
!3231 = !DILocation(line: 52, column: 8, scope: !2965, inlinedAt: !3206)
!3232 = !DILocation(line: 54, column: 10, scope: !2965, inlinedAt: !3206)
!3233 = !DILocation(line: 55, column: 11, scope: !2965, inlinedAt: !3206)
!3234 = !DILocation(line: 42, column: 50, scope: !2965, inlinedAt: !3206)
!3235 = !DILocation(line: 56, column: 6, scope: !2965, inlinedAt: !3206)
!3236 = !DILocation(line: 56, column: 16, scope: !2965, inlinedAt: !3206)
!3237 = !DILocation(line: 57, column: 17, scope: !2965, inlinedAt: !3206)
!3238 = !DILocation(line: 56, column: 21, scope: !2965, inlinedAt: !3206)
!3239 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3240 = !DILocation(line: 25, column: 60, scope: !3200, inlinedAt: !3201)
!3241 = !DILocation(line: 30, column: 15, scope: !3239, inlinedAt: !3240)
!3242 = !DILocation(line: 44, column: 16, scope: !2965, inlinedAt: !3241)
!3243 = !DILocation(line: 67, column: 7, scope: !2867, inlinedAt: !3242)
!3244 = !DILocation(line: 65, column: 35, scope: !2867, inlinedAt: !3242)
!3245 = !DILocation(line: 68, column: 7, scope: !2867, inlinedAt: !3242)
!3246 = !DILocation(line: 68, column: 35, scope: !2867, inlinedAt: !3242)
!3247 = !DILocation(line: 69, column: 23, scope: !2867, inlinedAt: !3242)
!3248 = !DILocation(line: 30, column: 64, scope: !3239, inlinedAt: !3240)
!3249 = !DILocation(line: 68, column: 40, scope: !2867, inlinedAt: !3242)
!3250 = !DILocation(line: 73, column: 16, scope: !2867, inlinedAt: !3242)
!3251 = !DILocation(line: 73, column: 2, scope: !2867, inlinedAt: !3242)
!3252 = !DILocation(line: 74, column: 6, scope: !2867, inlinedAt: !3242)
!3253 = !DILocation(line: 74, column: 22, scope: !2867, inlinedAt: !3242)
!3254 = !DILocation(line: 75, column: 23, scope: !2867, inlinedAt: !3242)
!3255 = !DILocation(line: 74, column: 27, scope: !2867, inlinedAt: !3242)
!3256 = !DILocation(line: 46, column: 7, scope: !2965, inlinedAt: !3241)
!3257 = !DILocation(line: 49, column: 31, scope: !2965, inlinedAt: !3241)
!3258 = !DILocation(line: 50, column: 10, scope: !2965, inlinedAt: !3241)
!3259 = !DILocation(line: 51, column: 11, scope: !2965, inlinedAt: !3241)
!3260 = !DILocation(line: 51, column: 14, scope: !2965, inlinedAt: !3241)
!3261 = !DILocation(line: 52, column: 17, scope: !2965, inlinedAt: !3241)
!3262 = !DILocation(line: 52, column: 8, scope: !2965, inlinedAt: !3241)
!3263 = !DILocation(line: 54, column: 10, scope: !2965, inlinedAt: !3241)
!3264 = !DILocation(line: 55, column: 11, scope: !2965, inlinedAt: !3241)
!3265 = !DILocation(line: 42, column: 50, scope: !2965, inlinedAt: !3241)
!3266 = !DILocation(line: 56, column: 6, scope: !2965, inlinedAt: !3241)
!3267 = !DILocation(line: 56, column: 16, scope: !2965, inlinedAt: !3241)
!3268 = !DILocation(line: 57, column: 17, scope: !2965, inlinedAt: !3241)
!3269 = !DILocation(line: 56, column: 21, scope: !2965, inlinedAt: !3241)
!3270 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3271 = !DILocation(line: 25, column: 81, scope: !3200, inlinedAt: !3201)
!3272 = !DILocation(line: 36, column: 15, scope: !3270, inlinedAt: !3271)
!3273 = !DILocation(line: 44, column: 16, scope: !2965, inlinedAt: !3272)
!3274 = !DILocation(line: 67, column: 7, scope: !2867, inlinedAt: !3273)
!3275 = !DILocation(line: 65, column: 35, scope: !2867, inlinedAt: !3273)
!3276 = !DILocation(line: 68, column: 7, scope: !2867, inlinedAt: !3273)
!3277 = !DILocation(line: 68, column: 35, scope: !2867, inlinedAt: !3273)
!3278 = !DILocation(line: 69, column: 23, scope: !2867, inlinedAt: !3273)
!3279 = !DILocation(line: 36, column: 65, scope: !3270, inlinedAt: !3271)
!3280 = !DILocation(line: 68, column: 40, scope: !2867, inlinedAt: !3273)
!3281 = !DILocation(line: 73, column: 16, scope: !2867, inlinedAt: !3273)
!3282 = !DILocation(line: 73, column: 2, scope: !2867, inlinedAt: !3273)
!3283 = !DILocation(line: 74, column: 6, scope: !2867, inlinedAt: !3273)
!3284 = !DILocation(line: 74, column: 22, scope: !2867, inlinedAt: !3273)
!3285 = !DILocation(line: 75, column: 23, scope: !2867, inlinedAt: !3273)
!3286 = !DILocation(line: 74, column: 27, scope: !2867, inlinedAt: !3273)
!3287 = !DILocation(line: 46, column: 7, scope: !2965, inlinedAt: !3272)
!3288 = !DILocation(line: 49, column: 31, scope: !2965, inlinedAt: !3272)
!3289 = !DILocation(line: 50, column: 10, scope: !2965, inlinedAt: !3272)
!3290 = !DILocation(line: 51, column: 11, scope: !2965, inlinedAt: !3272)
!3291 = !DILocation(line: 51, column: 14, scope: !2965, inlinedAt: !3272)
!3292 = !DILocation(line: 52, column: 17, scope: !2965, inlinedAt: !3272)
!3293 = !DILocation(line: 52, column: 8, scope: !2965, inlinedAt: !3272)
!3294 = !DILocation(line: 54, column: 10, scope: !2965, inlinedAt: !3272)
!3295 = !DILocation(line: 55, column: 11, scope: !2965, inlinedAt: !3272)
!3296 = !DILocation(line: 42, column: 50, scope: !2965, inlinedAt: !3272)
!3297 = !DILocation(line: 56, column: 6, scope: !2965, inlinedAt: !3272)
!3298 = !DILocation(line: 56, column: 16, scope: !2965, inlinedAt: !3272)
!3299 = !DILocation(line: 57, column: 17, scope: !2965, inlinedAt: !3272)
!3300 = !DILocation(line: 56, column: 21, scope: !2965, inlinedAt: !3272)
!3301 = !DILocation(line: 25, column: 5, scope: !3200, inlinedAt: !3201)
!3302 = !DILocation(line: 25, column: 13, scope: !3200, inlinedAt: !3201)
!3303 = !DILocation(line: 25, column: 21, scope: !3200, inlinedAt: !3201)
!3304 = distinct !DISubprogram(name: "ExchangeUint", scope: !277, file: !277, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!3305 = !DILocation(line: 129, column: 6, scope: !3304)
!3306 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3307 = !DILocation(line: 129, column: 83, scope: !3304)
!3308 = !DILocation(line: 21, column: 29, scope: !3306, inlinedAt: !3307)
!3309 = !DILocation(line: 21, column: 39, scope: !3306, inlinedAt: !3307)
!3310 = !DILocation(line: 21, column: 49, scope: !3306, inlinedAt: !3307)
!3311 = !DILocation(line: 23, column: 7, scope: !3306, inlinedAt: !3307)
!3312 = !DILocation(line: 22, column: 2, scope: !3306, inlinedAt: !3307)
!3313 = !DILocation(line: 22, column: 8, scope: !3306, inlinedAt: !3307)
!3314 = !DILocation(line: 26, column: 9, scope: !3306, inlinedAt: !3307)
!3315 = !DILocation(line: 27, column: 12, scope: !3306, inlinedAt: !3307)
!3316 = !DILocation(line: 27, column: 10, scope: !3306, inlinedAt: !3307)
!3317 = !DILocation(line: 27, column: 30, scope: !3306, inlinedAt: !3307)
!3318 = !DILocation(line: 28, column: 37, scope: !3306, inlinedAt: !3307)
!3319 = !DILocation(line: 28, column: 32, scope: !3306, inlinedAt: !3307)
!3320 = !DILocation(line: 28, column: 34, scope: !3306, inlinedAt: !3307)
!3321 = !DILocation(line: 28, column: 20, scope: !3306, inlinedAt: !3307)
!3322 = !DILocation(line: 28, column: 3, scope: !3306, inlinedAt: !3307)
!3323 = !DILocation(line: 29, column: 22, scope: !3306, inlinedAt: !3307)
!3324 = !DILocation(line: 29, column: 3, scope: !3306, inlinedAt: !3307)
!3325 = !DILocation(line: 30, column: 24, scope: !3306, inlinedAt: !3307)
!3326 = !DILocation(line: 30, column: 3, scope: !3306, inlinedAt: !3307)
!3327 = !DILocation(line: 31, column: 23, scope: !3306, inlinedAt: !3307)
!3328 = !DILocation(line: 31, column: 3, scope: !3306, inlinedAt: !3307)
!3329 = !DILocation(line: 32, column: 14, scope: !3306, inlinedAt: !3307)
!3330 = !DILocation(line: 32, column: 12, scope: !3306, inlinedAt: !3307)
!3331 = !DILocation(line: 32, column: 18, scope: !3306, inlinedAt: !3307)
!3332 = !DILocation(line: 33, column: 21, scope: !3306, inlinedAt: !3307)
!3333 = !DILocation(line: 33, column: 3, scope: !3306, inlinedAt: !3307)
!3334 = !DILocation(line: 34, column: 3, scope: !3306, inlinedAt: !3307)
!3335 = !DILocation(line: 35, column: 31, scope: !3306, inlinedAt: !3307)
!3336 = !DILocation(line: 36, column: 4, scope: !3306, inlinedAt: !3307)
!3337 = !DILocation(line: 38, column: 32, scope: !3306, inlinedAt: !3307)
!3338 = !DILocation(line: 38, column: 30, scope: !3306, inlinedAt: !3307)
!3339 = !DILocation(line: 38, column: 24, scope: !3306, inlinedAt: !3307)
!3340 = !DILocation(line: 38, column: 3, scope: !3306, inlinedAt: !3307)
!3341 = distinct !DISubprogram(name: "ExchangeFloat32", scope: !277, file: !277, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!3342 = !DILocation(line: 134, column: 6, scope: !3341)
!3343 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3344 = !DILocation(line: 135, column: 10, scope: !3341)
!3345 = !DILocation(line: 21, column: 29, scope: !3343, inlinedAt: !3344)
!3346 = !DILocation(line: 21, column: 39, scope: !3343, inlinedAt: !3344)
!3347 = !DILocation(line: 21, column: 49, scope: !3343, inlinedAt: !3344)
!3348 = !DILocation(line: 23, column: 7, scope: !3343, inlinedAt: !3344)
!3349 = !DILocation(line: 22, column: 2, scope: !3343, inlinedAt: !3344)
!3350 = !DILocation(line: 22, column: 8, scope: !3343, inlinedAt: !3344)
!3351 = !DILocation(line: 26, column: 9, scope: !3343, inlinedAt: !3344)
!3352 = !DILocation(line: 27, column: 12, scope: !3343, inlinedAt: !3344)
!3353 = !DILocation(line: 27, column: 10, scope: !3343, inlinedAt: !3344)
!3354 = !DILocation(line: 27, column: 30, scope: !3343, inlinedAt: !3344)
!3355 = !DILocation(line: 28, column: 37, scope: !3343, inlinedAt: !3344)
!3356 = !DILocation(line: 28, column: 32, scope: !3343, inlinedAt: !3344)
!3357 = !DILocation(line: 28, column: 34, scope: !3343, inlinedAt: !3344)
!3358 = !DILocation(line: 28, column: 20, scope: !3343, inlinedAt: !3344)
!3359 = !DILocation(line: 28, column: 3, scope: !3343, inlinedAt: !3344)
!3360 = !DILocation(line: 29, column: 22, scope: !3343, inlinedAt: !3344)
!3361 = !DILocation(line: 29, column: 3, scope: !3343, inlinedAt: !3344)
!3362 = !DILocation(line: 30, column: 24, scope: !3343, inlinedAt: !3344)
!3363 = !DILocation(line: 30, column: 3, scope: !3343, inlinedAt: !3344)
!3364 = !DILocation(line: 31, column: 23, scope: !3343, inlinedAt: !3344)
!3365 = !DILocation(line: 31, column: 3, scope: !3343, inlinedAt: !3344)
!3366 = !DILocation(line: 32, column: 14, scope: !3343, inlinedAt: !3344)
!3367 = !DILocation(line: 32, column: 12, scope: !3343, inlinedAt: !3344)
!3368 = !DILocation(line: 32, column: 18, scope: !3343, inlinedAt: !3344)
!3369 = !DILocation(line: 33, column: 21, scope: !3343, inlinedAt: !3344)
!3370 = !DILocation(line: 33, column: 3, scope: !3343, inlinedAt: !3344)
!3371 = !DILocation(line: 34, column: 3, scope: !3343, inlinedAt: !3344)
!3372 = !DILocation(line: 35, column: 31, scope: !3343, inlinedAt: !3344)
!3373 = !DILocation(line: 36, column: 4, scope: !3343, inlinedAt: !3344)
!3374 = !DILocation(line: 38, column: 32, scope: !3343, inlinedAt: !3344)
!3375 = !DILocation(line: 38, column: 30, scope: !3343, inlinedAt: !3344)
!3376 = !DILocation(line: 38, column: 24, scope: !3343, inlinedAt: !3344)
!3377 = !DILocation(line: 38, column: 3, scope: !3343, inlinedAt: !3344)
!3378 = distinct !DISubprogram(name: "NumbersFloat32", scope: !277, file: !277, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!3379 = !DILocation(line: 141, column: 6, scope: !3378)
!3380 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3381 = !DILocation(line: 141, column: 77, scope: !3378)
!3382 = !DILocation(line: 29, column: 20, scope: !3380, inlinedAt: !3381)
!3383 = !DILocation(line: 30, column: 26, scope: !3380, inlinedAt: !3381)
!3384 = !DILocation(line: 30, column: 24, scope: !3380, inlinedAt: !3381)
!3385 = !DILocation(line: 30, column: 46, scope: !3380, inlinedAt: !3381)
!3386 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3387 = !DILocation(line: 30, column: 9, scope: !3380, inlinedAt: !3381)
!3388 = !DILocation(line: 14, column: 11, scope: !3386, inlinedAt: !3387)
!3389 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!3390 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3391 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3392 = !DILocation(line: 16, column: 25, scope: !3386, inlinedAt: !3387)
!3393 = !DILocation(line: 7, column: 15, scope: !3391, inlinedAt: !3392)
!3394 = !DILocation(line: 44, column: 16, scope: !3390, inlinedAt: !3393)
!3395 = !DILocation(line: 66, column: 13, scope: !3389, inlinedAt: !3394)
!3396 = !DILocation(line: 67, column: 7, scope: !3389, inlinedAt: !3394)
!3397 = !DILocation(line: 19, column: 40, scope: !3386, inlinedAt: !3387)
!3398 = !DILocation(line: 65, column: 35, scope: !3389, inlinedAt: !3394)
!3399 = !DILocation(line: 68, column: 7, scope: !3389, inlinedAt: !3394)
!3400 = !DILocation(line: 68, column: 35, scope: !3389, inlinedAt: !3394)
!3401 = !DILocation(line: 69, column: 23, scope: !3389, inlinedAt: !3394)
!3402 = !DILocation(line: 7, column: 65, scope: !3391, inlinedAt: !3392)
!3403 = !DILocation(line: 68, column: 40, scope: !3389, inlinedAt: !3394)
!3404 = !DILocation(line: 73, column: 16, scope: !3389, inlinedAt: !3394)
!3405 = !DILocation(line: 73, column: 2, scope: !3389, inlinedAt: !3394)
!3406 = !DILocation(line: 74, column: 6, scope: !3389, inlinedAt: !3394)
!3407 = !DILocation(line: 74, column: 22, scope: !3389, inlinedAt: !3394)
!3408 = !DILocation(line: 75, column: 23, scope: !3389, inlinedAt: !3394)
!3409 = !DILocation(line: 74, column: 27, scope: !3389, inlinedAt: !3394)
!3410 = !DILocation(line: 16, column: 6, scope: !3386, inlinedAt: !3387)
!3411 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3412 = !DILocation(line: 17, column: 33, scope: !3386, inlinedAt: !3387)
!3413 = !DILocation(line: 13, column: 15, scope: !3411, inlinedAt: !3412)
!3414 = !DILocation(line: 44, column: 16, scope: !3390, inlinedAt: !3413)
!3415 = !DILocation(line: 67, column: 7, scope: !3389, inlinedAt: !3414)
!3416 = !DILocation(line: 65, column: 35, scope: !3389, inlinedAt: !3414)
!3417 = !DILocation(line: 68, column: 7, scope: !3389, inlinedAt: !3414)
!3418 = !DILocation(line: 68, column: 35, scope: !3389, inlinedAt: !3414)
!3419 = !DILocation(line: 69, column: 23, scope: !3389, inlinedAt: !3414)
!3420 = !DILocation(line: 13, column: 66, scope: !3411, inlinedAt: !3412)
!3421 = !DILocation(line: 68, column: 40, scope: !3389, inlinedAt: !3414)
!3422 = !DILocation(line: 73, column: 16, scope: !3389, inlinedAt: !3414)
!3423 = !DILocation(line: 73, column: 2, scope: !3389, inlinedAt: !3414)
!3424 = !DILocation(line: 74, column: 6, scope: !3389, inlinedAt: !3414)
!3425 = !DILocation(line: 74, column: 22, scope: !3389, inlinedAt: !3414)
!3426 = !DILocation(line: 75, column: 23, scope: !3389, inlinedAt: !3414)
!3427 = !DILocation(line: 74, column: 27, scope: !3389, inlinedAt: !3414)
!3428 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3429 = !DILocation(line: 17, column: 54, scope: !3386, inlinedAt: !3387)
!3430 = !DILocation(line: 19, column: 15, scope: !3428, inlinedAt: !3429)
!3431 = !DILocation(line: 44, column: 16, scope: !3390, inlinedAt: !3430)
!3432 = !DILocation(line: 67, column: 7, scope: !3389, inlinedAt: !3431)
!3433 = !DILocation(line: 65, column: 35, scope: !3389, inlinedAt: !3431)
!3434 = !DILocation(line: 68, column: 7, scope: !3389, inlinedAt: !3431)
!3435 = !DILocation(line: 68, column: 35, scope: !3389, inlinedAt: !3431)
!3436 = !DILocation(line: 69, column: 23, scope: !3389, inlinedAt: !3431)
!3437 = !DILocation(line: 19, column: 66, scope: !3428, inlinedAt: !3429)
!3438 = !DILocation(line: 68, column: 40, scope: !3389, inlinedAt: !3431)
!3439 = !DILocation(line: 73, column: 16, scope: !3389, inlinedAt: !3431)
!3440 = !DILocation(line: 73, column: 2, scope: !3389, inlinedAt: !3431)
!3441 = !DILocation(line: 74, column: 6, scope: !3389, inlinedAt: !3431)
!3442 = !DILocation(line: 74, column: 22, scope: !3389, inlinedAt: !3431)
!3443 = !DILocation(line: 75, column: 23, scope: !3389, inlinedAt: !3431)
!3444 = !DILocation(line: 74, column: 27, scope: !3389, inlinedAt: !3431)
!3445 = !DILocation(line: 17, column: 6, scope: !3386, inlinedAt: !3387)
!3446 = !DILocation(line: 17, column: 14, scope: !3386, inlinedAt: !3387)
!3447 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3448 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3449 = !DILocation(line: 18, column: 40, scope: !3386, inlinedAt: !3387)
!3450 = !DILocation(line: 6, column: 21, scope: !3448, inlinedAt: !3449)
!3451 = !DILocation(line: 25, column: 16, scope: !3447, inlinedAt: !3450)
!3452 = !DILocation(line: 23, column: 48, scope: !3447, inlinedAt: !3450)
!3453 = !DILocation(line: 26, column: 6, scope: !3447, inlinedAt: !3450)
!3454 = !DILocation(line: 26, column: 24, scope: !3447, inlinedAt: !3450)
!3455 = !DILocation(line: 27, column: 24, scope: !3447, inlinedAt: !3450)
!3456 = !DILocation(line: 27, column: 44, scope: !3447, inlinedAt: !3450)
!3457 = !DILocation(line: 28, column: 4, scope: !3447, inlinedAt: !3450)
!3458 = !DILocation(line: 26, column: 37, scope: !3447, inlinedAt: !3450)
!3459 = !DILocation(line: 7, column: 16, scope: !3448, inlinedAt: !3449)
!3460 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3461 = !DILocation(line: 18, column: 68, scope: !3386, inlinedAt: !3387)
!3462 = !DILocation(line: 14, column: 21, scope: !3460, inlinedAt: !3461)
!3463 = !DILocation(line: 25, column: 16, scope: !3447, inlinedAt: !3462)
!3464 = !DILocation(line: 23, column: 48, scope: !3447, inlinedAt: !3462)
!3465 = !DILocation(line: 26, column: 6, scope: !3447, inlinedAt: !3462)
!3466 = !DILocation(line: 26, column: 24, scope: !3447, inlinedAt: !3462)
!3467 = !DILocation(line: 27, column: 24, scope: !3447, inlinedAt: !3462)
!3468 = !DILocation(line: 27, column: 44, scope: !3447, inlinedAt: !3462)
!3469 = !DILocation(line: 28, column: 4, scope: !3447, inlinedAt: !3462)
!3470 = !DILocation(line: 26, column: 37, scope: !3447, inlinedAt: !3462)
!3471 = !DILocation(line: 15, column: 20, scope: !3460, inlinedAt: !3461)
!3472 = !DILocation(line: 15, column: 42, scope: !3460, inlinedAt: !3461)
!3473 = !DILocation(line: 18, column: 16, scope: !3460, inlinedAt: !3461)
!3474 = !DILocation(line: 18, column: 2, scope: !3386, inlinedAt: !3387)
!3475 = !DILocation(line: 18, column: 6, scope: !3386, inlinedAt: !3387)
!3476 = !DILocation(line: 18, column: 14, scope: !3386, inlinedAt: !3387)
!3477 = !DILocation(line: 19, column: 42, scope: !3386, inlinedAt: !3387)
!3478 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3479 = !DILocation(line: 19, column: 25, scope: !3386, inlinedAt: !3387)
!3480 = !DILocation(line: 36, column: 10, scope: !3478, inlinedAt: !3479)
!3481 = !DILocation(line: 36, column: 22, scope: !3478, inlinedAt: !3479)
!3482 = !DILocation(line: 37, column: 8, scope: !3478, inlinedAt: !3479)
!3483 = !DILocation(line: 40, column: 17, scope: !3478, inlinedAt: !3479)
!3484 = !DILocation(line: 19, column: 6, scope: !3386, inlinedAt: !3387)
!3485 = !DILocation(line: 31, column: 26, scope: !3380, inlinedAt: !3381)
!3486 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3487 = !DILocation(line: 31, column: 9, scope: !3380, inlinedAt: !3381)
!3488 = !DILocation(line: 14, column: 11, scope: !3486, inlinedAt: !3487)
!3489 = !DILocation(line: 31, column: 48, scope: !3380, inlinedAt: !3381)
!3490 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3491 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3492 = !DILocation(line: 16, column: 25, scope: !3486, inlinedAt: !3487)
!3493 = !DILocation(line: 7, column: 15, scope: !3491, inlinedAt: !3492)
!3494 = !DILocation(line: 45, column: 14, scope: !3490, inlinedAt: !3493)
!3495 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !3494)
!3496 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !3494)
!3497 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3498 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3499 = !DILocation(line: 18, column: 40, scope: !3486, inlinedAt: !3487)
!3500 = !DILocation(line: 6, column: 21, scope: !3498, inlinedAt: !3499)
!3501 = !DILocation(line: 37, column: 21, scope: !3497, inlinedAt: !3500)
!3502 = !DILocation(line: 37, column: 10, scope: !3497, inlinedAt: !3500)
!3503 = !DILocation(line: 19, column: 40, scope: !3486, inlinedAt: !3487)
!3504 = !DILocation(line: 44, column: 16, scope: !3490, inlinedAt: !3493)
!3505 = !DILocation(line: 67, column: 7, scope: !3389, inlinedAt: !3504)
!3506 = !DILocation(line: 65, column: 35, scope: !3389, inlinedAt: !3504)
!3507 = !DILocation(line: 68, column: 7, scope: !3389, inlinedAt: !3504)
!3508 = !DILocation(line: 68, column: 35, scope: !3389, inlinedAt: !3504)
!3509 = !DILocation(line: 69, column: 23, scope: !3389, inlinedAt: !3504)
!3510 = !DILocation(line: 7, column: 65, scope: !3491, inlinedAt: !3492)
!3511 = !DILocation(line: 68, column: 40, scope: !3389, inlinedAt: !3504)
!3512 = !DILocation(line: 73, column: 16, scope: !3389, inlinedAt: !3504)
!3513 = !DILocation(line: 73, column: 2, scope: !3389, inlinedAt: !3504)
!3514 = !DILocation(line: 74, column: 6, scope: !3389, inlinedAt: !3504)
!3515 = !DILocation(line: 74, column: 22, scope: !3389, inlinedAt: !3504)
!3516 = !DILocation(line: 75, column: 23, scope: !3389, inlinedAt: !3504)
!3517 = !DILocation(line: 74, column: 27, scope: !3389, inlinedAt: !3504)
!3518 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !3494)
!3519 = !DILocation(line: 46, column: 7, scope: !3490, inlinedAt: !3493)
!3520 = !DILocation(line: 49, column: 31, scope: !3490, inlinedAt: !3493)
!3521 = !DILocation(line: 50, column: 10, scope: !3490, inlinedAt: !3493)
!3522 = !DILocation(line: 51, column: 14, scope: !3490, inlinedAt: !3493)
!3523 = !DILocation(line: 52, column: 17, scope: !3490, inlinedAt: !3493)
!3524 = !DILocation(line: 52, column: 8, scope: !3490, inlinedAt: !3493)
!3525 = !DILocation(line: 54, column: 10, scope: !3490, inlinedAt: !3493)
!3526 = !DILocation(line: 55, column: 11, scope: !3490, inlinedAt: !3493)
!3527 = !DILocation(line: 42, column: 50, scope: !3490, inlinedAt: !3493)
!3528 = !DILocation(line: 56, column: 6, scope: !3490, inlinedAt: !3493)
!3529 = !DILocation(line: 56, column: 16, scope: !3490, inlinedAt: !3493)
!3530 = !DILocation(line: 57, column: 17, scope: !3490, inlinedAt: !3493)
!3531 = !DILocation(line: 56, column: 21, scope: !3490, inlinedAt: !3493)
!3532 = !DILocation(line: 16, column: 6, scope: !3486, inlinedAt: !3487)
!3533 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3534 = !DILocation(line: 17, column: 33, scope: !3486, inlinedAt: !3487)
!3535 = !DILocation(line: 13, column: 15, scope: !3533, inlinedAt: !3534)
!3536 = !DILocation(line: 44, column: 16, scope: !3490, inlinedAt: !3535)
!3537 = !DILocation(line: 67, column: 7, scope: !3389, inlinedAt: !3536)
!3538 = !DILocation(line: 65, column: 35, scope: !3389, inlinedAt: !3536)
!3539 = !DILocation(line: 68, column: 7, scope: !3389, inlinedAt: !3536)
!3540 = !DILocation(line: 68, column: 35, scope: !3389, inlinedAt: !3536)
!3541 = !DILocation(line: 69, column: 23, scope: !3389, inlinedAt: !3536)
!3542 = !DILocation(line: 13, column: 66, scope: !3533, inlinedAt: !3534)
!3543 = !DILocation(line: 68, column: 40, scope: !3389, inlinedAt: !3536)
!3544 = !DILocation(line: 73, column: 16, scope: !3389, inlinedAt: !3536)
!3545 = !DILocation(line: 73, column: 2, scope: !3389, inlinedAt: !3536)
!3546 = !DILocation(line: 74, column: 6, scope: !3389, inlinedAt: !3536)
!3547 = !DILocation(line: 74, column: 22, scope: !3389, inlinedAt: !3536)
!3548 = !DILocation(line: 75, column: 23, scope: !3389, inlinedAt: !3536)
!3549 = !DILocation(line: 74, column: 27, scope: !3389, inlinedAt: !3536)
!3550 = !DILocation(line: 46, column: 7, scope: !3490, inlinedAt: !3535)
!3551 = !DILocation(line: 49, column: 31, scope: !3490, inlinedAt: !3535)
!3552 = !DILocation(line: 50, column: 10, scope: !3490, inlinedAt: !3535)
!3553 = !DILocation(line: 51, column: 14, scope: !3490, inlinedAt: !3535)
!3554 = !DILocation(line: 52, column: 17, scope: !3490, inlinedAt: !3535)
!3555 = !DILocation(line: 52, column: 8, scope: !3490, inlinedAt: !3535)
!3556 = !DILocation(line: 54, column: 10, scope: !3490, inlinedAt: !3535)
!3557 = !DILocation(line: 55, column: 11, scope: !3490, inlinedAt: !3535)
!3558 = !DILocation(line: 42, column: 50, scope: !3490, inlinedAt: !3535)
!3559 = !DILocation(line: 56, column: 6, scope: !3490, inlinedAt: !3535)
!3560 = !DILocation(line: 56, column: 16, scope: !3490, inlinedAt: !3535)
!3561 = !DILocation(line: 57, column: 17, scope: !3490, inlinedAt: !3535)
!3562 = !DILocation(line: 56, column: 21, scope: !3490, inlinedAt: !3535)
!3563 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3564 = !DILocation(line: 17, column: 54, scope: !3486, inlinedAt: !3487)
!3565 = !DILocation(line: 19, column: 15, scope: !3563, inlinedAt: !3564)
!3566 = !DILocation(line: 44, column: 16, scope: !3490, inlinedAt: !3565)
!3567 = !DILocation(line: 67, column: 7, scope: !3389, inlinedAt: !3566)
!3568 = !DILocation(line: 65, column: 35, scope: !3389, inlinedAt: !3566)
!3569 = !DILocation(line: 68, column: 7, scope: !3389, inlinedAt: !3566)
!3570 = !DILocation(line: 68, column: 35, scope: !3389, inlinedAt: !3566)
!3571 = !DILocation(line: 69, column: 23, scope: !3389, inlinedAt: !3566)
!3572 = !DILocation(line: 19, column: 66, scope: !3563, inlinedAt: !3564)
!3573 = !DILocation(line: 68, column: 40, scope: !3389, inlinedAt: !3566)
!3574 = !DILocation(line: 73, column: 16, scope: !3389, inlinedAt: !3566)
!3575 = !DILocation(line: 73, column: 2, scope: !3389, inlinedAt: !3566)
!3576 = !DILocation(line: 74, column: 6, scope: !3389, inlinedAt: !3566)
!3577 = !DILocation(line: 74, column: 22, scope: !3389, inlinedAt: !3566)
!3578 = !DILocation(line: 75, column: 23, scope: !3389, inlinedAt: !3566)
!3579 = !DILocation(line: 74, column: 27, scope: !3389, inlinedAt: !3566)
!3580 = !DILocation(line: 46, column: 7, scope: !3490, inlinedAt: !3565)
!3581 = !DILocation(line: 49, column: 31, scope: !3490, inlinedAt: !3565)
!3582 = !DILocation(line: 50, column: 10, scope: !3490, inlinedAt: !3565)
!3583 = !DILocation(line: 51, column: 14, scope: !3490, inlinedAt: !3565)
!3584 = !DILocation(line: 52, column: 17, scope: !3490, inlinedAt: !3565)
!3585 = !DILocation(line: 52, column: 8, scope: !3490, inlinedAt: !3565)
!3586 = !DILocation(line: 54, column: 10, scope: !3490, inlinedAt: !3565)
!3587 = !DILocation(line: 55, column: 11, scope: !3490, inlinedAt: !3565)
!3588 = !DILocation(line: 42, column: 50, scope: !3490, inlinedAt: !3565)
!3589 = !DILocation(line: 56, column: 6, scope: !3490, inlinedAt: !3565)
!3590 = !DILocation(line: 56, column: 16, scope: !3490, inlinedAt: !3565)
!3591 = !DILocation(line: 57, column: 17, scope: !3490, inlinedAt: !3565)
!3592 = !DILocation(line: 56, column: 21, scope: !3490, inlinedAt: !3565)
!3593 = !DILocation(line: 17, column: 6, scope: !3486, inlinedAt: !3487)
!3594 = !DILocation(line: 17, column: 14, scope: !3486, inlinedAt: !3487)
!3595 = !DILocation(line: 25, column: 16, scope: !3497, inlinedAt: !3500)
!3596 = !DILocation(line: 23, column: 48, scope: !3497, inlinedAt: !3500)
!3597 = !DILocation(line: 26, column: 6, scope: !3497, inlinedAt: !3500)
!3598 = !DILocation(line: 26, column: 24, scope: !3497, inlinedAt: !3500)
!3599 = !DILocation(line: 27, column: 24, scope: !3497, inlinedAt: !3500)
!3600 = !DILocation(line: 27, column: 44, scope: !3497, inlinedAt: !3500)
!3601 = !DILocation(line: 28, column: 4, scope: !3497, inlinedAt: !3500)
!3602 = !DILocation(line: 26, column: 37, scope: !3497, inlinedAt: !3500)
!3603 = !DILocation(line: 31, column: 15, scope: !3497, inlinedAt: !3500)
!3604 = !DILocation(line: 34, column: 32, scope: !3497, inlinedAt: !3500)
!3605 = !DILocation(line: 35, column: 19, scope: !3497, inlinedAt: !3500)
!3606 = !DILocation(line: 36, column: 10, scope: !3497, inlinedAt: !3500)
!3607 = !DILocation(line: 38, column: 9, scope: !3497, inlinedAt: !3500)
!3608 = !DILocation(line: 40, column: 10, scope: !3497, inlinedAt: !3500)
!3609 = !DILocation(line: 23, column: 59, scope: !3497, inlinedAt: !3500)
!3610 = !DILocation(line: 42, column: 19, scope: !3497, inlinedAt: !3500)
!3611 = !DILocation(line: 42, column: 3, scope: !3497, inlinedAt: !3500)
!3612 = !DILocation(line: 44, column: 2, scope: !3498, inlinedAt: !3499)
!3613 = !DILocation(line: 7, column: 16, scope: !3498, inlinedAt: !3499)
!3614 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3615 = !DILocation(line: 18, column: 68, scope: !3486, inlinedAt: !3487)
!3616 = !DILocation(line: 14, column: 21, scope: !3614, inlinedAt: !3615)
!3617 = !DILocation(line: 25, column: 16, scope: !3497, inlinedAt: !3616)
!3618 = !DILocation(line: 23, column: 48, scope: !3497, inlinedAt: !3616)
!3619 = !DILocation(line: 26, column: 6, scope: !3497, inlinedAt: !3616)
!3620 = !DILocation(line: 26, column: 24, scope: !3497, inlinedAt: !3616)
!3621 = !DILocation(line: 27, column: 24, scope: !3497, inlinedAt: !3616)
!3622 = !DILocation(line: 27, column: 44, scope: !3497, inlinedAt: !3616)
!3623 = !DILocation(line: 28, column: 4, scope: !3497, inlinedAt: !3616)
!3624 = !DILocation(line: 26, column: 37, scope: !3497, inlinedAt: !3616)
!3625 = !DILocation(line: 31, column: 15, scope: !3497, inlinedAt: !3616)
!3626 = !DILocation(line: 34, column: 32, scope: !3497, inlinedAt: !3616)
!3627 = !DILocation(line: 35, column: 19, scope: !3497, inlinedAt: !3616)
!3628 = !DILocation(line: 36, column: 10, scope: !3497, inlinedAt: !3616)
!3629 = !DILocation(line: 37, column: 10, scope: !3497, inlinedAt: !3616)
!3630 = !DILocation(line: 38, column: 9, scope: !3497, inlinedAt: !3616)
!3631 = !DILocation(line: 40, column: 10, scope: !3497, inlinedAt: !3616)
!3632 = !DILocation(line: 23, column: 59, scope: !3497, inlinedAt: !3616)
!3633 = !DILocation(line: 42, column: 19, scope: !3497, inlinedAt: !3616)
!3634 = !DILocation(line: 42, column: 3, scope: !3497, inlinedAt: !3616)
!3635 = !DILocation(line: 44, column: 2, scope: !3614, inlinedAt: !3615)
!3636 = !DILocation(line: 15, column: 20, scope: !3614, inlinedAt: !3615)
!3637 = !DILocation(line: 15, column: 42, scope: !3614, inlinedAt: !3615)
!3638 = !DILocation(line: 18, column: 16, scope: !3614, inlinedAt: !3615)
!3639 = !DILocation(line: 18, column: 2, scope: !3486, inlinedAt: !3487)
!3640 = !DILocation(line: 18, column: 6, scope: !3486, inlinedAt: !3487)
!3641 = !DILocation(line: 18, column: 14, scope: !3486, inlinedAt: !3487)
!3642 = !DILocation(line: 19, column: 42, scope: !3486, inlinedAt: !3487)
!3643 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3644 = !DILocation(line: 19, column: 25, scope: !3486, inlinedAt: !3487)
!3645 = !DILocation(line: 36, column: 22, scope: !3643, inlinedAt: !3644)
!3646 = !DILocation(line: 37, column: 8, scope: !3643, inlinedAt: !3644)
!3647 = !DILocation(line: 39, column: 15, scope: !3643, inlinedAt: !3644)
!3648 = !DILocation(line: 40, column: 17, scope: !3643, inlinedAt: !3644)
!3649 = !DILocation(line: 40, column: 3, scope: !3486, inlinedAt: !3487)
!3650 = !DILocation(line: 42, column: 16, scope: !3643, inlinedAt: !3644)
!3651 = !DILocation(line: 43, column: 10, scope: !3643, inlinedAt: !3644)
!3652 = !DILocation(line: 44, column: 14, scope: !3643, inlinedAt: !3644)
!3653 = !DILocation(line: 45, column: 3, scope: !3643, inlinedAt: !3644)
!3654 = !DILocation(line: 47, column: 10, scope: !3643, inlinedAt: !3644)
!3655 = !DILocation(line: 48, column: 9, scope: !3643, inlinedAt: !3644)
!3656 = !DILocation(line: 48, column: 2, scope: !3486, inlinedAt: !3487)
!3657 = !DILocation(line: 19, column: 6, scope: !3486, inlinedAt: !3487)
!3658 = distinct !DISubprogram(name: "ExchangeFloat64", scope: !277, file: !277, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!3659 = !DILocation(line: 146, column: 6, scope: !3658)
!3660 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3661 = !DILocation(line: 147, column: 10, scope: !3658)
!3662 = !DILocation(line: 21, column: 29, scope: !3660, inlinedAt: !3661)
!3663 = !DILocation(line: 21, column: 39, scope: !3660, inlinedAt: !3661)
!3664 = !DILocation(line: 21, column: 49, scope: !3660, inlinedAt: !3661)
!3665 = !DILocation(line: 23, column: 7, scope: !3660, inlinedAt: !3661)
!3666 = !DILocation(line: 22, column: 2, scope: !3660, inlinedAt: !3661)
!3667 = !DILocation(line: 22, column: 8, scope: !3660, inlinedAt: !3661)
!3668 = !DILocation(line: 26, column: 9, scope: !3660, inlinedAt: !3661)
!3669 = !DILocation(line: 27, column: 12, scope: !3660, inlinedAt: !3661)
!3670 = !DILocation(line: 27, column: 10, scope: !3660, inlinedAt: !3661)
!3671 = !DILocation(line: 27, column: 30, scope: !3660, inlinedAt: !3661)
!3672 = !DILocation(line: 28, column: 37, scope: !3660, inlinedAt: !3661)
!3673 = !DILocation(line: 28, column: 32, scope: !3660, inlinedAt: !3661)
!3674 = !DILocation(line: 28, column: 34, scope: !3660, inlinedAt: !3661)
!3675 = !DILocation(line: 28, column: 20, scope: !3660, inlinedAt: !3661)
!3676 = !DILocation(line: 28, column: 3, scope: !3660, inlinedAt: !3661)
!3677 = !DILocation(line: 29, column: 22, scope: !3660, inlinedAt: !3661)
!3678 = !DILocation(line: 29, column: 3, scope: !3660, inlinedAt: !3661)
!3679 = !DILocation(line: 30, column: 24, scope: !3660, inlinedAt: !3661)
!3680 = !DILocation(line: 30, column: 3, scope: !3660, inlinedAt: !3661)
!3681 = !DILocation(line: 31, column: 23, scope: !3660, inlinedAt: !3661)
!3682 = !DILocation(line: 31, column: 3, scope: !3660, inlinedAt: !3661)
!3683 = !DILocation(line: 32, column: 14, scope: !3660, inlinedAt: !3661)
!3684 = !DILocation(line: 32, column: 12, scope: !3660, inlinedAt: !3661)
!3685 = !DILocation(line: 32, column: 18, scope: !3660, inlinedAt: !3661)
!3686 = !DILocation(line: 33, column: 21, scope: !3660, inlinedAt: !3661)
!3687 = !DILocation(line: 33, column: 3, scope: !3660, inlinedAt: !3661)
!3688 = !DILocation(line: 34, column: 3, scope: !3660, inlinedAt: !3661)
!3689 = !DILocation(line: 35, column: 31, scope: !3660, inlinedAt: !3661)
!3690 = !DILocation(line: 36, column: 4, scope: !3660, inlinedAt: !3661)
!3691 = !DILocation(line: 38, column: 32, scope: !3660, inlinedAt: !3661)
!3692 = !DILocation(line: 38, column: 30, scope: !3660, inlinedAt: !3661)
!3693 = !DILocation(line: 38, column: 24, scope: !3660, inlinedAt: !3661)
!3694 = !DILocation(line: 38, column: 3, scope: !3660, inlinedAt: !3661)
!3695 = distinct !DISubprogram(name: "NumbersFloat64", scope: !277, file: !277, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!3696 = !DILocation(line: 153, column: 6, scope: !3695)
!3697 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3698 = !DILocation(line: 153, column: 77, scope: !3695)
!3699 = !DILocation(line: 29, column: 20, scope: !3697, inlinedAt: !3698)
!3700 = !DILocation(line: 30, column: 26, scope: !3697, inlinedAt: !3698)
!3701 = !DILocation(line: 30, column: 24, scope: !3697, inlinedAt: !3698)
!3702 = !DILocation(line: 30, column: 46, scope: !3697, inlinedAt: !3698)
!3703 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3704 = !DILocation(line: 30, column: 9, scope: !3697, inlinedAt: !3698)
!3705 = !DILocation(line: 14, column: 11, scope: !3703, inlinedAt: !3704)
!3706 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!3707 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3708 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3709 = !DILocation(line: 16, column: 25, scope: !3703, inlinedAt: !3704)
!3710 = !DILocation(line: 7, column: 15, scope: !3708, inlinedAt: !3709)
!3711 = !DILocation(line: 44, column: 16, scope: !3707, inlinedAt: !3710)
!3712 = !DILocation(line: 66, column: 13, scope: !3706, inlinedAt: !3711)
!3713 = !DILocation(line: 67, column: 7, scope: !3706, inlinedAt: !3711)
!3714 = !DILocation(line: 19, column: 40, scope: !3703, inlinedAt: !3704)
!3715 = !DILocation(line: 65, column: 35, scope: !3706, inlinedAt: !3711)
!3716 = !DILocation(line: 68, column: 7, scope: !3706, inlinedAt: !3711)
!3717 = !DILocation(line: 68, column: 35, scope: !3706, inlinedAt: !3711)
!3718 = !DILocation(line: 69, column: 23, scope: !3706, inlinedAt: !3711)
!3719 = !DILocation(line: 7, column: 65, scope: !3708, inlinedAt: !3709)
!3720 = !DILocation(line: 68, column: 40, scope: !3706, inlinedAt: !3711)
!3721 = !DILocation(line: 73, column: 16, scope: !3706, inlinedAt: !3711)
!3722 = !DILocation(line: 73, column: 2, scope: !3706, inlinedAt: !3711)
!3723 = !DILocation(line: 74, column: 6, scope: !3706, inlinedAt: !3711)
!3724 = !DILocation(line: 74, column: 22, scope: !3706, inlinedAt: !3711)
!3725 = !DILocation(line: 75, column: 23, scope: !3706, inlinedAt: !3711)
!3726 = !DILocation(line: 74, column: 27, scope: !3706, inlinedAt: !3711)
!3727 = !DILocation(line: 16, column: 6, scope: !3703, inlinedAt: !3704)
!3728 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3729 = !DILocation(line: 17, column: 33, scope: !3703, inlinedAt: !3704)
!3730 = !DILocation(line: 13, column: 15, scope: !3728, inlinedAt: !3729)
!3731 = !DILocation(line: 44, column: 16, scope: !3707, inlinedAt: !3730)
!3732 = !DILocation(line: 67, column: 7, scope: !3706, inlinedAt: !3731)
!3733 = !DILocation(line: 65, column: 35, scope: !3706, inlinedAt: !3731)
!3734 = !DILocation(line: 68, column: 7, scope: !3706, inlinedAt: !3731)
!3735 = !DILocation(line: 68, column: 35, scope: !3706, inlinedAt: !3731)
!3736 = !DILocation(line: 69, column: 23, scope: !3706, inlinedAt: !3731)
!3737 = !DILocation(line: 13, column: 66, scope: !3728, inlinedAt: !3729)
!3738 = !DILocation(line: 68, column: 40, scope: !3706, inlinedAt: !3731)
!3739 = !DILocation(line: 73, column: 16, scope: !3706, inlinedAt: !3731)
!3740 = !DILocation(line: 73, column: 2, scope: !3706, inlinedAt: !3731)
!3741 = !DILocation(line: 74, column: 6, scope: !3706, inlinedAt: !3731)
!3742 = !DILocation(line: 74, column: 22, scope: !3706, inlinedAt: !3731)
!3743 = !DILocation(line: 75, column: 23, scope: !3706, inlinedAt: !3731)
!3744 = !DILocation(line: 74, column: 27, scope: !3706, inlinedAt: !3731)
!3745 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3746 = !DILocation(line: 17, column: 54, scope: !3703, inlinedAt: !3704)
!3747 = !DILocation(line: 19, column: 15, scope: !3745, inlinedAt: !3746)
!3748 = !DILocation(line: 44, column: 16, scope: !3707, inlinedAt: !3747)
!3749 = !DILocation(line: 67, column: 7, scope: !3706, inlinedAt: !3748)
!3750 = !DILocation(line: 65, column: 35, scope: !3706, inlinedAt: !3748)
!3751 = !DILocation(line: 68, column: 7, scope: !3706, inlinedAt: !3748)
!3752 = !DILocation(line: 68, column: 35, scope: !3706, inlinedAt: !3748)
!3753 = !DILocation(line: 69, column: 23, scope: !3706, inlinedAt: !3748)
!3754 = !DILocation(line: 19, column: 66, scope: !3745, inlinedAt: !3746)
!3755 = !DILocation(line: 68, column: 40, scope: !3706, inlinedAt: !3748)
!3756 = !DILocation(line: 73, column: 16, scope: !3706, inlinedAt: !3748)
!3757 = !DILocation(line: 73, column: 2, scope: !3706, inlinedAt: !3748)
!3758 = !DILocation(line: 74, column: 6, scope: !3706, inlinedAt: !3748)
!3759 = !DILocation(line: 74, column: 22, scope: !3706, inlinedAt: !3748)
!3760 = !DILocation(line: 75, column: 23, scope: !3706, inlinedAt: !3748)
!3761 = !DILocation(line: 74, column: 27, scope: !3706, inlinedAt: !3748)
!3762 = !DILocation(line: 17, column: 6, scope: !3703, inlinedAt: !3704)
!3763 = !DILocation(line: 17, column: 14, scope: !3703, inlinedAt: !3704)
!3764 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3765 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3766 = !DILocation(line: 18, column: 40, scope: !3703, inlinedAt: !3704)
!3767 = !DILocation(line: 6, column: 21, scope: !3765, inlinedAt: !3766)
!3768 = !DILocation(line: 25, column: 16, scope: !3764, inlinedAt: !3767)
!3769 = !DILocation(line: 23, column: 48, scope: !3764, inlinedAt: !3767)
!3770 = !DILocation(line: 26, column: 6, scope: !3764, inlinedAt: !3767)
!3771 = !DILocation(line: 26, column: 24, scope: !3764, inlinedAt: !3767)
!3772 = !DILocation(line: 27, column: 24, scope: !3764, inlinedAt: !3767)
!3773 = !DILocation(line: 27, column: 44, scope: !3764, inlinedAt: !3767)
!3774 = !DILocation(line: 28, column: 4, scope: !3764, inlinedAt: !3767)
!3775 = !DILocation(line: 26, column: 37, scope: !3764, inlinedAt: !3767)
!3776 = !DILocation(line: 7, column: 16, scope: !3765, inlinedAt: !3766)
!3777 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3778 = !DILocation(line: 18, column: 68, scope: !3703, inlinedAt: !3704)
!3779 = !DILocation(line: 14, column: 21, scope: !3777, inlinedAt: !3778)
!3780 = !DILocation(line: 25, column: 16, scope: !3764, inlinedAt: !3779)
!3781 = !DILocation(line: 23, column: 48, scope: !3764, inlinedAt: !3779)
!3782 = !DILocation(line: 26, column: 6, scope: !3764, inlinedAt: !3779)
!3783 = !DILocation(line: 26, column: 24, scope: !3764, inlinedAt: !3779)
!3784 = !DILocation(line: 27, column: 24, scope: !3764, inlinedAt: !3779)
!3785 = !DILocation(line: 27, column: 44, scope: !3764, inlinedAt: !3779)
!3786 = !DILocation(line: 28, column: 4, scope: !3764, inlinedAt: !3779)
!3787 = !DILocation(line: 26, column: 37, scope: !3764, inlinedAt: !3779)
!3788 = !DILocation(line: 15, column: 20, scope: !3777, inlinedAt: !3778)
!3789 = !DILocation(line: 15, column: 42, scope: !3777, inlinedAt: !3778)
!3790 = !DILocation(line: 18, column: 16, scope: !3777, inlinedAt: !3778)
!3791 = !DILocation(line: 18, column: 2, scope: !3703, inlinedAt: !3704)
!3792 = !DILocation(line: 18, column: 6, scope: !3703, inlinedAt: !3704)
!3793 = !DILocation(line: 18, column: 14, scope: !3703, inlinedAt: !3704)
!3794 = !DILocation(line: 19, column: 42, scope: !3703, inlinedAt: !3704)
!3795 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3796 = !DILocation(line: 19, column: 25, scope: !3703, inlinedAt: !3704)
!3797 = !DILocation(line: 36, column: 10, scope: !3795, inlinedAt: !3796)
!3798 = !DILocation(line: 36, column: 22, scope: !3795, inlinedAt: !3796)
!3799 = !DILocation(line: 37, column: 8, scope: !3795, inlinedAt: !3796)
!3800 = !DILocation(line: 40, column: 17, scope: !3795, inlinedAt: !3796)
!3801 = !DILocation(line: 19, column: 6, scope: !3703, inlinedAt: !3704)
!3802 = !DILocation(line: 31, column: 26, scope: !3697, inlinedAt: !3698)
!3803 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3804 = !DILocation(line: 31, column: 9, scope: !3697, inlinedAt: !3698)
!3805 = !DILocation(line: 14, column: 11, scope: !3803, inlinedAt: !3804)
!3806 = !DILocation(line: 31, column: 48, scope: !3697, inlinedAt: !3698)
!3807 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3808 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3809 = !DILocation(line: 16, column: 25, scope: !3803, inlinedAt: !3804)
!3810 = !DILocation(line: 7, column: 15, scope: !3808, inlinedAt: !3809)
!3811 = !DILocation(line: 45, column: 14, scope: !3807, inlinedAt: !3810)
!3812 = !DILocation(line: 26, column: 47, scope: !428, inlinedAt: !3811)
!3813 = !DILocation(line: 26, column: 59, scope: !428, inlinedAt: !3811)
!3814 = distinct !DISubprogram(name: "scan", scope: !386, file: !386, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3815 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !386, file: !386, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3816 = !DILocation(line: 18, column: 40, scope: !3803, inlinedAt: !3804)
!3817 = !DILocation(line: 6, column: 21, scope: !3815, inlinedAt: !3816)
!3818 = !DILocation(line: 37, column: 21, scope: !3814, inlinedAt: !3817)
!3819 = !DILocation(line: 37, column: 10, scope: !3814, inlinedAt: !3817)
!3820 = !DILocation(line: 19, column: 40, scope: !3803, inlinedAt: !3804)
!3821 = !DILocation(line: 44, column: 16, scope: !3807, inlinedAt: !3810)
!3822 = !DILocation(line: 67, column: 7, scope: !3706, inlinedAt: !3821)
!3823 = !DILocation(line: 65, column: 35, scope: !3706, inlinedAt: !3821)
!3824 = !DILocation(line: 68, column: 7, scope: !3706, inlinedAt: !3821)
!3825 = !DILocation(line: 68, column: 35, scope: !3706, inlinedAt: !3821)
!3826 = !DILocation(line: 69, column: 23, scope: !3706, inlinedAt: !3821)
!3827 = !DILocation(line: 7, column: 65, scope: !3808, inlinedAt: !3809)
!3828 = !DILocation(line: 68, column: 40, scope: !3706, inlinedAt: !3821)
!3829 = !DILocation(line: 73, column: 16, scope: !3706, inlinedAt: !3821)
!3830 = !DILocation(line: 73, column: 2, scope: !3706, inlinedAt: !3821)
!3831 = !DILocation(line: 74, column: 6, scope: !3706, inlinedAt: !3821)
!3832 = !DILocation(line: 74, column: 22, scope: !3706, inlinedAt: !3821)
!3833 = !DILocation(line: 75, column: 23, scope: !3706, inlinedAt: !3821)
!3834 = !DILocation(line: 74, column: 27, scope: !3706, inlinedAt: !3821)
!3835 = !DILocation(line: 26, column: 64, scope: !428, inlinedAt: !3811)
!3836 = !DILocation(line: 46, column: 7, scope: !3807, inlinedAt: !3810)
!3837 = !DILocation(line: 49, column: 31, scope: !3807, inlinedAt: !3810)
!3838 = !DILocation(line: 50, column: 10, scope: !3807, inlinedAt: !3810)
!3839 = !DILocation(line: 51, column: 14, scope: !3807, inlinedAt: !3810)
!3840 = !DILocation(line: 52, column: 17, scope: !3807, inlinedAt: !3810)
!3841 = !DILocation(line: 52, column: 8, scope: !3807, inlinedAt: !3810)
!3842 = !DILocation(line: 54, column: 10, scope: !3807, inlinedAt: !3810)
!3843 = !DILocation(line: 55, column: 11, scope: !3807, inlinedAt: !3810)
!3844 = !DILocation(line: 42, column: 50, scope: !3807, inlinedAt: !3810)
!3845 = !DILocation(line: 56, column: 6, scope: !3807, inlinedAt: !3810)
!3846 = !DILocation(line: 56, column: 16, scope: !3807, inlinedAt: !3810)
!3847 = !DILocation(line: 57, column: 17, scope: !3807, inlinedAt: !3810)
!3848 = !DILocation(line: 56, column: 21, scope: !3807, inlinedAt: !3810)
!3849 = !DILocation(line: 16, column: 6, scope: !3803, inlinedAt: !3804)
!3850 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3851 = !DILocation(line: 17, column: 33, scope: !3803, inlinedAt: !3804)
!3852 = !DILocation(line: 13, column: 15, scope: !3850, inlinedAt: !3851)
!3853 = !DILocation(line: 44, column: 16, scope: !3807, inlinedAt: !3852)
!3854 = !DILocation(line: 67, column: 7, scope: !3706, inlinedAt: !3853)
!3855 = !DILocation(line: 65, column: 35, scope: !3706, inlinedAt: !3853)
!3856 = !DILocation(line: 68, column: 7, scope: !3706, inlinedAt: !3853)
!3857 = !DILocation(line: 68, column: 35, scope: !3706, inlinedAt: !3853)
!3858 = !DILocation(line: 69, column: 23, scope: !3706, inlinedAt: !3853)
!3859 = !DILocation(line: 13, column: 66, scope: !3850, inlinedAt: !3851)
!3860 = !DILocation(line: 68, column: 40, scope: !3706, inlinedAt: !3853)
!3861 = !DILocation(line: 73, column: 16, scope: !3706, inlinedAt: !3853)
!3862 = !DILocation(line: 73, column: 2, scope: !3706, inlinedAt: !3853)
!3863 = !DILocation(line: 74, column: 6, scope: !3706, inlinedAt: !3853)
!3864 = !DILocation(line: 74, column: 22, scope: !3706, inlinedAt: !3853)
!3865 = !DILocation(line: 75, column: 23, scope: !3706, inlinedAt: !3853)
!3866 = !DILocation(line: 74, column: 27, scope: !3706, inlinedAt: !3853)
!3867 = !DILocation(line: 46, column: 7, scope: !3807, inlinedAt: !3852)
!3868 = !DILocation(line: 49, column: 31, scope: !3807, inlinedAt: !3852)
!3869 = !DILocation(line: 50, column: 10, scope: !3807, inlinedAt: !3852)
!3870 = !DILocation(line: 51, column: 14, scope: !3807, inlinedAt: !3852)
!3871 = !DILocation(line: 52, column: 17, scope: !3807, inlinedAt: !3852)
!3872 = !DILocation(line: 52, column: 8, scope: !3807, inlinedAt: !3852)
!3873 = !DILocation(line: 54, column: 10, scope: !3807, inlinedAt: !3852)
!3874 = !DILocation(line: 55, column: 11, scope: !3807, inlinedAt: !3852)
!3875 = !DILocation(line: 42, column: 50, scope: !3807, inlinedAt: !3852)
!3876 = !DILocation(line: 56, column: 6, scope: !3807, inlinedAt: !3852)
!3877 = !DILocation(line: 56, column: 16, scope: !3807, inlinedAt: !3852)
!3878 = !DILocation(line: 57, column: 17, scope: !3807, inlinedAt: !3852)
!3879 = !DILocation(line: 56, column: 21, scope: !3807, inlinedAt: !3852)
!3880 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3881 = !DILocation(line: 17, column: 54, scope: !3803, inlinedAt: !3804)
!3882 = !DILocation(line: 19, column: 15, scope: !3880, inlinedAt: !3881)
!3883 = !DILocation(line: 44, column: 16, scope: !3807, inlinedAt: !3882)
!3884 = !DILocation(line: 67, column: 7, scope: !3706, inlinedAt: !3883)
!3885 = !DILocation(line: 65, column: 35, scope: !3706, inlinedAt: !3883)
!3886 = !DILocation(line: 68, column: 7, scope: !3706, inlinedAt: !3883)
!3887 = !DILocation(line: 68, column: 35, scope: !3706, inlinedAt: !3883)
!3888 = !DILocation(line: 69, column: 23, scope: !3706, inlinedAt: !3883)
!3889 = !DILocation(line: 19, column: 66, scope: !3880, inlinedAt: !3881)
!3890 = !DILocation(line: 68, column: 40, scope: !3706, inlinedAt: !3883)
!3891 = !DILocation(line: 73, column: 16, scope: !3706, inlinedAt: !3883)
!3892 = !DILocation(line: 73, column: 2, scope: !3706, inlinedAt: !3883)
!3893 = !DILocation(line: 74, column: 6, scope: !3706, inlinedAt: !3883)
!3894 = !DILocation(line: 74, column: 22, scope: !3706, inlinedAt: !3883)
!3895 = !DILocation(line: 75, column: 23, scope: !3706, inlinedAt: !3883)
!3896 = !DILocation(line: 74, column: 27, scope: !3706, inlinedAt: !3883)
!3897 = !DILocation(line: 46, column: 7, scope: !3807, inlinedAt: !3882)
!3898 = !DILocation(line: 49, column: 31, scope: !3807, inlinedAt: !3882)
!3899 = !DILocation(line: 50, column: 10, scope: !3807, inlinedAt: !3882)
!3900 = !DILocation(line: 51, column: 14, scope: !3807, inlinedAt: !3882)
!3901 = !DILocation(line: 52, column: 17, scope: !3807, inlinedAt: !3882)
!3902 = !DILocation(line: 52, column: 8, scope: !3807, inlinedAt: !3882)
!3903 = !DILocation(line: 54, column: 10, scope: !3807, inlinedAt: !3882)
!3904 = !DILocation(line: 55, column: 11, scope: !3807, inlinedAt: !3882)
!3905 = !DILocation(line: 42, column: 50, scope: !3807, inlinedAt: !3882)
!3906 = !DILocation(line: 56, column: 6, scope: !3807, inlinedAt: !3882)
!3907 = !DILocation(line: 56, column: 16, scope: !3807, inlinedAt: !3882)
!3908 = !DILocation(line: 57, column: 17, scope: !3807, inlinedAt: !3882)
!3909 = !DILocation(line: 56, column: 21, scope: !3807, inlinedAt: !3882)
!3910 = !DILocation(line: 17, column: 6, scope: !3803, inlinedAt: !3804)
!3911 = !DILocation(line: 17, column: 14, scope: !3803, inlinedAt: !3804)
!3912 = !DILocation(line: 25, column: 16, scope: !3814, inlinedAt: !3817)
!3913 = !DILocation(line: 23, column: 48, scope: !3814, inlinedAt: !3817)
!3914 = !DILocation(line: 26, column: 6, scope: !3814, inlinedAt: !3817)
!3915 = !DILocation(line: 26, column: 24, scope: !3814, inlinedAt: !3817)
!3916 = !DILocation(line: 27, column: 24, scope: !3814, inlinedAt: !3817)
!3917 = !DILocation(line: 27, column: 44, scope: !3814, inlinedAt: !3817)
!3918 = !DILocation(line: 28, column: 4, scope: !3814, inlinedAt: !3817)
!3919 = !DILocation(line: 26, column: 37, scope: !3814, inlinedAt: !3817)
!3920 = !DILocation(line: 31, column: 15, scope: !3814, inlinedAt: !3817)
!3921 = !DILocation(line: 34, column: 32, scope: !3814, inlinedAt: !3817)
!3922 = !DILocation(line: 35, column: 19, scope: !3814, inlinedAt: !3817)
!3923 = !DILocation(line: 36, column: 10, scope: !3814, inlinedAt: !3817)
!3924 = !DILocation(line: 38, column: 9, scope: !3814, inlinedAt: !3817)
!3925 = !DILocation(line: 40, column: 10, scope: !3814, inlinedAt: !3817)
!3926 = !DILocation(line: 23, column: 59, scope: !3814, inlinedAt: !3817)
!3927 = !DILocation(line: 42, column: 19, scope: !3814, inlinedAt: !3817)
!3928 = !DILocation(line: 42, column: 3, scope: !3814, inlinedAt: !3817)
!3929 = !DILocation(line: 44, column: 2, scope: !3815, inlinedAt: !3816)
!3930 = !DILocation(line: 7, column: 16, scope: !3815, inlinedAt: !3816)
!3931 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !386, file: !386, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3932 = !DILocation(line: 18, column: 68, scope: !3803, inlinedAt: !3804)
!3933 = !DILocation(line: 14, column: 21, scope: !3931, inlinedAt: !3932)
!3934 = !DILocation(line: 25, column: 16, scope: !3814, inlinedAt: !3933)
!3935 = !DILocation(line: 23, column: 48, scope: !3814, inlinedAt: !3933)
!3936 = !DILocation(line: 26, column: 6, scope: !3814, inlinedAt: !3933)
!3937 = !DILocation(line: 26, column: 24, scope: !3814, inlinedAt: !3933)
!3938 = !DILocation(line: 27, column: 24, scope: !3814, inlinedAt: !3933)
!3939 = !DILocation(line: 27, column: 44, scope: !3814, inlinedAt: !3933)
!3940 = !DILocation(line: 28, column: 4, scope: !3814, inlinedAt: !3933)
!3941 = !DILocation(line: 26, column: 37, scope: !3814, inlinedAt: !3933)
!3942 = !DILocation(line: 31, column: 15, scope: !3814, inlinedAt: !3933)
!3943 = !DILocation(line: 34, column: 32, scope: !3814, inlinedAt: !3933)
!3944 = !DILocation(line: 35, column: 19, scope: !3814, inlinedAt: !3933)
!3945 = !DILocation(line: 36, column: 10, scope: !3814, inlinedAt: !3933)
!3946 = !DILocation(line: 37, column: 10, scope: !3814, inlinedAt: !3933)
!3947 = !DILocation(line: 38, column: 9, scope: !3814, inlinedAt: !3933)
!3948 = !DILocation(line: 40, column: 10, scope: !3814, inlinedAt: !3933)
!3949 = !DILocation(line: 23, column: 59, scope: !3814, inlinedAt: !3933)
!3950 = !DILocation(line: 42, column: 19, scope: !3814, inlinedAt: !3933)
!3951 = !DILocation(line: 42, column: 3, scope: !3814, inlinedAt: !3933)
!3952 = !DILocation(line: 44, column: 2, scope: !3931, inlinedAt: !3932)
!3953 = !DILocation(line: 15, column: 20, scope: !3931, inlinedAt: !3932)
!3954 = !DILocation(line: 15, column: 42, scope: !3931, inlinedAt: !3932)
!3955 = !DILocation(line: 18, column: 16, scope: !3931, inlinedAt: !3932)
!3956 = !DILocation(line: 18, column: 2, scope: !3803, inlinedAt: !3804)
!3957 = !DILocation(line: 18, column: 6, scope: !3803, inlinedAt: !3804)
!3958 = !DILocation(line: 18, column: 14, scope: !3803, inlinedAt: !3804)
!3959 = !DILocation(line: 19, column: 42, scope: !3803, inlinedAt: !3804)
!3960 = distinct !DISubprogram(name: "Broadcast", scope: !415, file: !415, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3961 = !DILocation(line: 19, column: 25, scope: !3803, inlinedAt: !3804)
!3962 = !DILocation(line: 36, column: 22, scope: !3960, inlinedAt: !3961)
!3963 = !DILocation(line: 37, column: 8, scope: !3960, inlinedAt: !3961)
!3964 = !DILocation(line: 39, column: 15, scope: !3960, inlinedAt: !3961)
!3965 = !DILocation(line: 40, column: 17, scope: !3960, inlinedAt: !3961)
!3966 = !DILocation(line: 40, column: 3, scope: !3803, inlinedAt: !3804)
!3967 = !DILocation(line: 42, column: 16, scope: !3960, inlinedAt: !3961)
!3968 = !DILocation(line: 43, column: 10, scope: !3960, inlinedAt: !3961)
!3969 = !DILocation(line: 44, column: 14, scope: !3960, inlinedAt: !3961)
!3970 = !DILocation(line: 45, column: 3, scope: !3960, inlinedAt: !3961)
!3971 = !DILocation(line: 47, column: 10, scope: !3960, inlinedAt: !3961)
!3972 = !DILocation(line: 48, column: 9, scope: !3960, inlinedAt: !3961)
!3973 = !DILocation(line: 48, column: 2, scope: !3803, inlinedAt: !3804)
!3974 = !DILocation(line: 19, column: 6, scope: !3803, inlinedAt: !3804)
!3975 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeBFloat16, !"kernel", i32 1}
!3976 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeFloat8, !"kernel", i32 1}
!3977 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote, !"kernel", i32 1}
!3978 = !{void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic, !"kernel", i32 1}
!3979 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors, !"kernel", i32 1}
!3980 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"kernel", i32 1}
!3981 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidx", i32 64}
!3982 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidy", i32 1}
!3983 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidz", i32 1}
!3984 = !{void (float*, i64, i64, i8, i8*)* @Print, !"kernel", i32 1}
!3985 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8, !"kernel", i32 1}
!3986 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8, !"kernel", i32 1}
!3987 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!3988 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16, !"kernel", i32 1}
!3989 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32, !"kernel", i32 1}
!3990 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!3991 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!3992 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64, !"kernel", i32 1}
!3993 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!3994 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!3995 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt, !"kernel", i32 1}
!3996 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8, !"kernel", i32 1}
!3997 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16, !"kernel", i32 1}
!3998 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16, !"kernel", i32 1}
!3999 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!4000 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32, !"kernel", i32 1}
!4001 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!4002 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!4003 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64, !"kernel", i32 1}
!4004 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!4005 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!4006 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint, !"kernel", i32 1}
!4007 = !{void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32, !"kernel", i32 1}
!4008 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!4009 = !{void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64, !"kernel", i32 1}
!4010 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
