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
	br i1 %5, label %b1, label %b22, !dbg !168

b1:
	%6 = addrspacecast float addrspace(1)* %0 to float*, !dbg !168
	%7 = ptrtoint float* %6 to i64, !dbg !168
	%8 = and i64 %7, 15, !dbg !168
	%9 = icmp eq i64 %8, 0, !dbg !168
	%10 = icmp eq i64 %3, 0, !dbg !168
	%11 = or i1 %9, %10, !dbg !168
	br i1 %11, label %b2, label %b21, !dbg !168

b2:
	%12 = ashr i64 %3, 2, !dbg !168
	%13 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !168
	%14 = icmp ugt i64 %3, %p3, !dbg !169
	br i1 %14, label %b2_fail1, label %b2_ok1, !dbg !169, !prof !30

b2_ok1:
	br i1 %5, label %b3, label %b20, !dbg !170

b3:
	%15 = addrspacecast float addrspace(1)* %1 to float*, !dbg !170
	%16 = ptrtoint float* %15 to i64, !dbg !170
	%17 = and i64 %16, 15, !dbg !170
	%18 = icmp eq i64 %17, 0, !dbg !170
	%19 = or i1 %18, %10, !dbg !170
	br i1 %19, label %b4, label %b19, !dbg !170

b4:
	%20 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !170
	%21 = icmp ugt i64 %3, %p5, !dbg !171
	br i1 %21, label %b4_fail1, label %b4_ok1, !dbg !171, !prof !30

b4_ok1:
	br i1 %5, label %b5, label %b18, !dbg !172

b5:
	%22 = addrspacecast float addrspace(1)* %2 to float*, !dbg !172
	%23 = ptrtoint float* %22 to i64, !dbg !172
	%24 = and i64 %23, 15, !dbg !172
	%25 = icmp eq i64 %24, 0, !dbg !172
	%26 = or i1 %25, %10, !dbg !172
	br i1 %26, label %b6, label %b17, !dbg !172

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
	br label %b7, !dbg !173

b7:
	%63 = phi i64 [ %57, %b6 ], [ %126, %b9 ], !dbg !173
	%64 = icmp slt i64 %63, %12, !dbg !173
	br i1 %64, label %b8, label %b11, !dbg !173

b8:
	%65 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %20, i64 %63, !dbg !174
	%66 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %65, i32 0, i32 0, !dbg !174
	%67 = bitcast { float, float, float, float } addrspace(1)* %65 to <4 x float> addrspace(1)*, !dbg !174
	%68 = load <4 x float>, <4 x float> addrspace(1)* %67, align 16, !dbg !174
	%69 = extractelement <4 x float> %68, i32 0, !dbg !174
	%70 = extractelement <4 x float> %68, i32 1, !dbg !174
	%71 = extractelement <4 x float> %68, i32 2, !dbg !174
	%72 = extractelement <4 x float> %68, i32 3, !dbg !174
	%73 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %65, i32 0, i32 1, !dbg !174
	%74 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %65, i32 0, i32 2, !dbg !174
	%75 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %65, i32 0, i32 3, !dbg !174
	%76 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %27, i64 %63, !dbg !175
	%77 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %76, i32 0, i32 0, !dbg !175
	%78 = bitcast { float, float, float, float } addrspace(1)* %76 to <4 x float> addrspace(1)*, !dbg !175
	%79 = load <4 x float>, <4 x float> addrspace(1)* %78, align 16, !dbg !175
	%80 = extractelement <4 x float> %79, i32 0, !dbg !175
	%81 = extractelement <4 x float> %79, i32 1, !dbg !175
	%82 = extractelement <4 x float> %79, i32 2, !dbg !175
	%83 = extractelement <4 x float> %79, i32 3, !dbg !175
	%84 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %76, i32 0, i32 1, !dbg !175
	%85 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %76, i32 0, i32 2, !dbg !175
	%86 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %76, i32 0, i32 3, !dbg !175
	%87 = fmul float 2.000000e+00, %69, !dbg !176
	%88 = fadd float %87, %80, !dbg !177
	%89 = fmul float 2.000000e+00, %70, !dbg !178
	%90 = fadd float %89, %81, !dbg !179
	%91 = fmul float 2.000000e+00, %71, !dbg !180
	%92 = fadd float %91, %82, !dbg !181
	%93 = fmul float 2.000000e+00, %72, !dbg !182
	%94 = fadd float %93, %83, !dbg !183
	%95 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %13, i64 %63, !dbg !184
	%96 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i32 0, i32 0, !dbg !184
	%97 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i32 0, i32 1, !dbg !184
	%98 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i32 0, i32 2, !dbg !184
	%99 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i32 0, i32 3, !dbg !184
	%100 = bitcast { float, float, float, float } addrspace(1)* %95 to <4 x float> addrspace(1)*, !dbg !184
	%101 = insertelement <4 x float> undef, float %88, i32 0, !dbg !184
	%102 = insertelement <4 x float> %101, float %90, i32 1, !dbg !184
	%103 = insertelement <4 x float> %102, float %92, i32 2, !dbg !184
	%104 = insertelement <4 x float> %103, float %94, i32 3, !dbg !184
	store <4 x float> %104, <4 x float> addrspace(1)* %100, align 16, !dbg !184
	%105 = mul i64 %63, 4, !dbg !185
	%106 = add i64 %105, 4, !dbg !186
	%107 = getelementptr inbounds float, float addrspace(1)* %0, i64 %105, !dbg !187
	%108 = addrspacecast float addrspace(1)* %107 to float*, !dbg !188
	%109 = ptrtoint float* %108 to i64, !dbg !188
	%110 = and i64 %109, 7, !dbg !188
	%111 = icmp eq i64 %110, 0, !dbg !188
	%112 = icmp ugt i64 %106, %p1, !dbg !187
	br i1 %112, label %b8_fail1, label %b8_ok1, !dbg !187, !prof !30

b8_ok1:
	br i1 %111, label %b9, label %b10, !dbg !188

b9:
	%113 = bitcast float addrspace(1)* %107 to { float, float } addrspace(1)*, !dbg !188
	%114 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %113, i64 1, !dbg !189
	%115 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %114, i32 0, i32 0, !dbg !189
	%116 = bitcast { float, float } addrspace(1)* %114 to <2 x float> addrspace(1)*, !dbg !189
	%117 = load <2 x float>, <2 x float> addrspace(1)* %116, align 8, !dbg !189
	%118 = extractelement <2 x float> %117, i32 0, !dbg !189
	%119 = extractelement <2 x float> %117, i32 1, !dbg !189
	%120 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %114, i32 0, i32 1, !dbg !189
	%121 = fadd float %118, 1.000000e+00, !dbg !190
	%122 = fadd float %119, 1.000000e+00, !dbg !191
	%123 = bitcast { float, float } addrspace(1)* %114 to <2 x float> addrspace(1)*, !dbg !192
	%124 = insertelement <2 x float> undef, float %121, i32 0, !dbg !192
	%125 = insertelement <2 x float> %124, float %122, i32 1, !dbg !192
	store <2 x float> %125, <2 x float> addrspace(1)* %123, align 8, !dbg !192
	%126 = add i64 %63, %62, !dbg !173
	br label %b7, !dbg !173

b10:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %110, i64 8), !dbg !188
	ret void, !dbg !188

b11:
	%127 = sub i64 %p1, %3, !dbg !193
	%128 = mul i64 %p1, -1, !dbg !194
	%129 = add i64 %128, %p3, !dbg !194
	%130 = icmp sge i64 %129, 0, !dbg !194
	%131 = mul i64 %p3, -1, !dbg !194
	%132 = add i64 %131, %p5, !dbg !194
	%133 = icmp sge i64 %132, 0, !dbg !194
	%134 = and i1 %130, %133, !dbg !194
	br i1 %134, label %b12, label %b14_cold, !dbg !194, !prof !195

b12:
	%135 = phi i64 [ %57, %b11 ], [ %145, %b13 ], !dbg !194
	%136 = icmp slt i64 %135, %127, !dbg !194
	br i1 %136, label %b13, label %b16, !dbg !194

b13:
	%137 = add i64 %3, %135, !dbg !196
	%138 = getelementptr inbounds float, float addrspace(1)* %1, i64 %137, !dbg !197
	%139 = load float, float addrspace(1)* %138, align 4, !dbg !197
	%140 = fmul float 2.000000e+00, %139, !dbg !198
	%141 = getelementptr inbounds float, float addrspace(1)* %2, i64 %137, !dbg !199
	%142 = load float, float addrspace(1)* %141, align 4, !dbg !199
	%143 = fadd float %140, %142, !dbg !200
	%144 = getelementptr inbounds float, float addrspace(1)* %0, i64 %137, !dbg !201
	store float %143, float addrspace(1)* %144, align 4, !dbg !201
	%145 = add i64 %135, %62, !dbg !194
	br label %b12, !dbg !194

b16:
	ret void, !dbg !194

b17:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %24, i64 16), !dbg !172
	ret void, !dbg !172

b18:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %3, i64 4), !dbg !172
	ret void, !dbg !172

b19:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %17, i64 16), !dbg !170
	ret void, !dbg !170

b20:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %3, i64 4), !dbg !170
	ret void, !dbg !170

b21:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %8, i64 16), !dbg !168
	ret void, !dbg !168

b22:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %3, i64 4), !dbg !168
	ret void, !dbg !168

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %3, i64 %p3), !dbg !169
	ret void, !dbg !169

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %3, i64 %p5), !dbg !171
	ret void, !dbg !171

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %106, i64 %p1), !dbg !187
	ret void, !dbg !187

b14_cold:
	%146 = phi i64 [ %163, %b15_cold_ok1 ], [ %57, %b11 ], !dbg !194
	%147 = icmp slt i64 %146, %127, !dbg !194
	br i1 %147, label %b15_cold, label %b16, !dbg !194

b15_cold:
	%148 = add i64 %3, %146, !dbg !196
	%149 = getelementptr inbounds float, float addrspace(1)* %1, i64 %148, !dbg !197
	%150 = icmp uge i64 %148, %p3, !dbg !197
	%151 = icmp uge i64 %148, %p5, !dbg !199
	%152 = icmp uge i64 %148, %p1, !dbg !201
	%153 = or i1 %150, %151, !dbg !201
	%154 = or i1 %153, %152, !dbg !201
	br i1 %154, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !201, !prof !30

b15_cold_fail1:
	%155 = icmp uge i64 %148, %p3, !dbg !197
	br i1 %155, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !197

b15_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %148, i64 %p3), !dbg !197
	ret void, !dbg !197

b15_cold_ok2:
	%156 = icmp uge i64 %148, %p5, !dbg !199
	br i1 %156, label %b15_cold_fail3, label %b15_cold_ok3, !dbg !199

b15_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %148, i64 %p5), !dbg !199
	ret void, !dbg !199

b15_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %148, i64 %p1), !dbg !201
	ret void, !dbg !201

b15_cold_ok1:
	%157 = load float, float addrspace(1)* %149, align 4, !dbg !197
	%158 = fmul float 2.000000e+00, %157, !dbg !198
	%159 = getelementptr inbounds float, float addrspace(1)* %2, i64 %148, !dbg !199
	%160 = load float, float addrspace(1)* %159, align 4, !dbg !199
	%161 = fadd float %158, %160, !dbg !200
	%162 = getelementptr inbounds float, float addrspace(1)* %0, i64 %148, !dbg !201
	store float %161, float addrspace(1)* %162, align 4, !dbg !201
	%163 = add i64 %146, %62, !dbg !194
	br label %b14_cold, !dbg !194
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
	br i1 %21, label %b1, label %b5_cold, !dbg !206, !prof !195

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
	%50 = phi i64 [ 0, %b0_ok1 ], [ %197, %b48 ], !dbg !326
	br i1 %48, label %b2, label %b4, !dbg !335

b2:
	%51 = phi i8 [ %59, %b3 ], [ %42, %b1 ], !dbg !337
	%52 = phi i64 [ %60, %b3 ], [ 16, %b1 ], !dbg !338
	%53 = icmp sgt i64 %52, 0, !dbg !339
	br i1 %53, label %b3, label %b12, !dbg !339

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
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !343, !range !20
	%62 = sext i32 %61 to i64, !dbg !343
	br label %b5, !dbg !343

b5:
	%63 = phi i8 [ %42, %b4 ], [ %76, %b10 ], !dbg !337
	%64 = phi i64 [ 16, %b4 ], [ %77, %b10 ], !dbg !344
	%65 = icmp sgt i64 %64, 0, !dbg !345
	br i1 %65, label %b6, label %b11, !dbg !345

b6:
	%66 = add i64 %62, %64, !dbg !346
	%67 = icmp sge i64 %66, %47, !dbg !347
	br i1 %67, label %b7, label %b8, !dbg !347

b7:
	br label %b8, !dbg !347

b8:
	%68 = phi i64 [ %66, %b6 ], [ %62, %b7 ], !dbg !348
	%69 = trunc i64 %68 to i32, !dbg !349
	%70 = zext i8 %63 to i32, !dbg !349
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 %69, i32 31), !dbg !349
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !349
	%73 = trunc i32 %72 to i8, !dbg !349
	%74 = icmp ne i64 %68, %62, !dbg !350
	br i1 %74, label %b9, label %b10, !dbg !350

b9:
	%75 = add i8 %63, %73, !dbg !341
	br label %b10, !dbg !351

b10:
	%76 = phi i8 [ %63, %b8 ], [ %75, %b9 ], !dbg !337
	%77 = sdiv i64 %64, 2, !dbg !352
	br label %b5, !dbg !352

b11:
	%78 = zext i8 %63 to i32, !dbg !353
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %78, i32 0, i32 31), !dbg !353
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !353
	%81 = trunc i32 %80 to i8, !dbg !353
	br label %b12, !dbg !354

b12:
	%82 = phi i8 [ %51, %b2 ], [ %81, %b11 ], !dbg !333
	%83 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 0, !dbg !355
	store i8 %82, i8 addrspace(1)* %83, align 1, !dbg !355
	br i1 %48, label %b13, label %b15, !dbg !360

b13:
	%84 = phi i8 [ %93, %b14 ], [ %42, %b12 ], !dbg !361
	%85 = phi i64 [ %94, %b14 ], [ 16, %b12 ], !dbg !362
	%86 = icmp sgt i64 %85, 0, !dbg !363
	br i1 %86, label %b14, label %b23, !dbg !363

b14:
	%87 = trunc i64 %85 to i32, !dbg !364
	%88 = zext i8 %84 to i32, !dbg !364
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %87, i32 31), !dbg !364
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !364
	%91 = trunc i32 %90 to i8, !dbg !364
	%92 = icmp slt i8 %84, %91, !dbg !365
	%93 = select i1 %92, i8 %84, i8 %91, !dbg !365
	%94 = sdiv i64 %85, 2, !dbg !366
	br label %b13, !dbg !366

b15:
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !367, !range !20
	%96 = sext i32 %95 to i64, !dbg !367
	br label %b16, !dbg !367

b16:
	%97 = phi i8 [ %42, %b15 ], [ %111, %b21 ], !dbg !361
	%98 = phi i64 [ 16, %b15 ], [ %112, %b21 ], !dbg !368
	%99 = icmp sgt i64 %98, 0, !dbg !369
	br i1 %99, label %b17, label %b22, !dbg !369

b17:
	%100 = add i64 %96, %98, !dbg !370
	%101 = icmp sge i64 %100, %47, !dbg !371
	br i1 %101, label %b18, label %b19, !dbg !371

b18:
	br label %b19, !dbg !371

b19:
	%102 = phi i64 [ %100, %b17 ], [ %96, %b18 ], !dbg !372
	%103 = trunc i64 %102 to i32, !dbg !373
	%104 = zext i8 %97 to i32, !dbg !373
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 %103, i32 31), !dbg !373
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !373
	%107 = trunc i32 %106 to i8, !dbg !373
	%108 = icmp ne i64 %102, %96, !dbg !374
	br i1 %108, label %b20, label %b21, !dbg !374

b20:
	%109 = icmp slt i8 %97, %107, !dbg !365
	%110 = select i1 %109, i8 %97, i8 %107, !dbg !365
	br label %b21, !dbg !375

b21:
	%111 = phi i8 [ %97, %b19 ], [ %110, %b20 ], !dbg !361
	%112 = sdiv i64 %98, 2, !dbg !376
	br label %b16, !dbg !376

b22:
	%113 = zext i8 %97 to i32, !dbg !377
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 0, i32 31), !dbg !377
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !377
	%116 = trunc i32 %115 to i8, !dbg !377
	br label %b23, !dbg !378

b23:
	%117 = phi i8 [ %84, %b13 ], [ %116, %b22 ], !dbg !359
	br i1 %48, label %b24, label %b26, !dbg !383

b24:
	%118 = phi i8 [ %127, %b25 ], [ %42, %b23 ], !dbg !384
	%119 = phi i64 [ %128, %b25 ], [ 16, %b23 ], !dbg !385
	%120 = icmp sgt i64 %119, 0, !dbg !386
	br i1 %120, label %b25, label %b34, !dbg !386

b25:
	%121 = trunc i64 %119 to i32, !dbg !387
	%122 = zext i8 %118 to i32, !dbg !387
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %122, i32 %121, i32 31), !dbg !387
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !387
	%125 = trunc i32 %124 to i8, !dbg !387
	%126 = icmp sgt i8 %118, %125, !dbg !388
	%127 = select i1 %126, i8 %118, i8 %125, !dbg !388
	%128 = sdiv i64 %119, 2, !dbg !389
	br label %b24, !dbg !389

b26:
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !390, !range !20
	%130 = sext i32 %129 to i64, !dbg !390
	br label %b27, !dbg !390

b27:
	%131 = phi i8 [ %42, %b26 ], [ %145, %b32 ], !dbg !384
	%132 = phi i64 [ 16, %b26 ], [ %146, %b32 ], !dbg !391
	%133 = icmp sgt i64 %132, 0, !dbg !392
	br i1 %133, label %b28, label %b33, !dbg !392

b28:
	%134 = add i64 %130, %132, !dbg !393
	%135 = icmp sge i64 %134, %47, !dbg !394
	br i1 %135, label %b29, label %b30, !dbg !394

b29:
	br label %b30, !dbg !394

b30:
	%136 = phi i64 [ %134, %b28 ], [ %130, %b29 ], !dbg !395
	%137 = trunc i64 %136 to i32, !dbg !396
	%138 = zext i8 %131 to i32, !dbg !396
	%139 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %138, i32 %137, i32 31), !dbg !396
	%140 = extractvalue { i32, i1 } %139, 0, !dbg !396
	%141 = trunc i32 %140 to i8, !dbg !396
	%142 = icmp ne i64 %136, %130, !dbg !397
	br i1 %142, label %b31, label %b32, !dbg !397

b31:
	%143 = icmp sgt i8 %131, %141, !dbg !388
	%144 = select i1 %143, i8 %131, i8 %141, !dbg !388
	br label %b32, !dbg !398

b32:
	%145 = phi i8 [ %131, %b30 ], [ %144, %b31 ], !dbg !384
	%146 = sdiv i64 %132, 2, !dbg !399
	br label %b27, !dbg !399

b33:
	%147 = zext i8 %131 to i32, !dbg !400
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !400
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !400
	%150 = trunc i32 %149 to i8, !dbg !400
	br label %b34, !dbg !401

b34:
	%151 = phi i8 [ %118, %b24 ], [ %150, %b33 ], !dbg !382
	%152 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 1, !dbg !402
	store i8 %117, i8 addrspace(1)* %152, align 1, !dbg !402
	%153 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 2, !dbg !403
	store i8 %151, i8 addrspace(1)* %153, align 1, !dbg !403
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !409, !range !20
	%155 = sext i32 %154 to i64, !dbg !409
	br label %b35, !dbg !409

b35:
	%156 = phi i8 [ %42, %b34 ], [ %166, %b38 ], !dbg !410
	%157 = phi i64 [ 1, %b34 ], [ %167, %b38 ], !dbg !411
	%158 = icmp slt i64 %157, 32, !dbg !412
	br i1 %158, label %b36, label %b39, !dbg !412

b36:
	%159 = trunc i64 %157 to i32, !dbg !413
	%160 = zext i8 %156 to i32, !dbg !413
	%161 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %160, i32 %159, i32 0), !dbg !413
	%162 = extractvalue { i32, i1 } %161, 0, !dbg !413
	%163 = trunc i32 %162 to i8, !dbg !413
	%164 = icmp sge i64 %155, %157, !dbg !414
	br i1 %164, label %b37, label %b38, !dbg !414

b37:
	%165 = add i8 %156, %163, !dbg !415
	br label %b38, !dbg !415

b38:
	%166 = phi i8 [ %156, %b36 ], [ %165, %b37 ], !dbg !410
	%167 = mul i64 %157, 2, !dbg !416
	br label %b35, !dbg !416

b39:
	%168 = phi i8 [ %178, %b42 ], [ %42, %b35 ], !dbg !420
	%169 = phi i64 [ %179, %b42 ], [ 1, %b35 ], !dbg !421
	%170 = icmp slt i64 %169, 32, !dbg !422
	br i1 %170, label %b40, label %b43, !dbg !422

b40:
	%171 = trunc i64 %169 to i32, !dbg !423
	%172 = zext i8 %168 to i32, !dbg !423
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %172, i32 %171, i32 0), !dbg !423
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !423
	%175 = trunc i32 %174 to i8, !dbg !423
	%176 = icmp sge i64 %155, %169, !dbg !424
	br i1 %176, label %b41, label %b42, !dbg !424

b41:
	%177 = add i8 %168, %175, !dbg !425
	br label %b42, !dbg !425

b42:
	%178 = phi i8 [ %168, %b40 ], [ %177, %b41 ], !dbg !420
	%179 = mul i64 %169, 2, !dbg !426
	br label %b39, !dbg !426

b43:
	%180 = zext i8 %168 to i32, !dbg !427
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %180, i32 1, i32 0), !dbg !427
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !427
	%183 = trunc i32 %182 to i8, !dbg !427
	%184 = icmp eq i64 %155, 0, !dbg !428
	br i1 %184, label %b45, label %b44, !dbg !428

b44:
	br label %b45, !dbg !429

b45:
	%185 = phi i8 [ 0, %b43 ], [ %183, %b44 ], !dbg !418
	%186 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 3, !dbg !430
	store i8 %156, i8 addrspace(1)* %186, align 1, !dbg !430
	%187 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 4, !dbg !431
	store i8 %185, i8 addrspace(1)* %187, align 1, !dbg !431
	%188 = sdiv i64 %49, 3, !dbg !432
	%189 = icmp slt i64 %188, 0, !dbg !436
	br i1 %189, label %b47, label %b46, !dbg !436

b46:
	%190 = icmp sge i64 %188, %47, !dbg !437
	br i1 %190, label %b47, label %b48, !dbg !437

b47:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !438
	ret void, !dbg !438

b48:
	%191 = trunc i64 %188 to i32, !dbg !439
	%192 = zext i8 %42 to i32, !dbg !439
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 %191, i32 31), !dbg !439
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !439
	%195 = trunc i32 %194 to i8, !dbg !439
	%196 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 5, !dbg !440
	store i8 %195, i8 addrspace(1)* %196, align 1, !dbg !440
	%197 = add i64 %50, 1, !dbg !440
	%198 = icmp slt i64 %197, 2, !dbg !440
	br i1 %198, label %b1, label %b49, !dbg !440

b49:
	%199 = sub i64 %p3, %33, !dbg !441
	%200 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %33, !dbg !441
	%201 = icmp ugt i64 %33, %p3, !dbg !441
	%202 = icmp ugt i64 6, %199, !dbg !444
	%203 = or i1 %201, %202, !dbg !444
	br i1 %203, label %b49_fail1, label %b49_ok1, !dbg !444, !prof !30

b49_ok1:
	%204 = load i8, i8 addrspace(1)* %36, align 1, !dbg !445
	%205 = add i64 %22, 32, !dbg !452
	%206 = sub i64 %205, 1, !dbg !453
	%207 = sub i64 %47, 1, !dbg !458
	%208 = icmp eq i64 %155, %207, !dbg !459
	%209 = mul i64 %22, 2, !dbg !460
	br label %b50, !dbg !444

b50:
	%210 = phi i64 [ 0, %b49_ok1 ], [ %418, %b129 ], !dbg !444
	br i1 %48, label %b51, label %b53, !dbg !462

b51:
	%211 = phi i8 [ %219, %b52 ], [ %204, %b50 ], !dbg !463
	%212 = phi i64 [ %220, %b52 ], [ 16, %b50 ], !dbg !464
	%213 = icmp sgt i64 %212, 0, !dbg !465
	br i1 %213, label %b52, label %b60, !dbg !465

b52:
	%214 = trunc i64 %212 to i32, !dbg !466
	%215 = zext i8 %211 to i32, !dbg !466
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %215, i32 %214, i32 31), !dbg !466
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !466
	%218 = trunc i32 %217 to i8, !dbg !466
	%219 = add i8 %211, %218, !dbg !467
	%220 = sdiv i64 %212, 2, !dbg !468
	br label %b51, !dbg !468

b53:
	%221 = phi i8 [ %234, %b58 ], [ %204, %b50 ], !dbg !463
	%222 = phi i64 [ %235, %b58 ], [ 16, %b50 ], !dbg !469
	%223 = icmp sgt i64 %222, 0, !dbg !470
	br i1 %223, label %b54, label %b59, !dbg !470

b54:
	%224 = add i64 %155, %222, !dbg !471
	%225 = icmp sge i64 %224, %47, !dbg !472
	br i1 %225, label %b55, label %b56, !dbg !472

b55:
	br label %b56, !dbg !472

b56:
	%226 = phi i64 [ %224, %b54 ], [ %155, %b55 ], !dbg !473
	%227 = trunc i64 %226 to i32, !dbg !474
	%228 = zext i8 %221 to i32, !dbg !474
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %227, i32 31), !dbg !474
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !474
	%231 = trunc i32 %230 to i8, !dbg !474
	%232 = icmp ne i64 %226, %155, !dbg !475
	br i1 %232, label %b57, label %b58, !dbg !475

b57:
	%233 = add i8 %221, %231, !dbg !467
	br label %b58, !dbg !476

b58:
	%234 = phi i8 [ %221, %b56 ], [ %233, %b57 ], !dbg !463
	%235 = sdiv i64 %222, 2, !dbg !477
	br label %b53, !dbg !477

b59:
	%236 = zext i8 %221 to i32, !dbg !478
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %236, i32 0, i32 31), !dbg !478
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !478
	%239 = trunc i32 %238 to i8, !dbg !478
	br label %b60, !dbg !479

b60:
	%240 = phi i8 [ %211, %b51 ], [ %239, %b59 ], !dbg !461
	%241 = sdiv i64 %206, 32, !dbg !480
	%242 = icmp eq i64 %241, 1, !dbg !481
	br i1 %242, label %b66, label %b61, !dbg !481

b61:
	call void @llvm.nvvm.barrier0(), !dbg !483
	br i1 %184, label %b62, label %b63, !dbg !484

b62:
	%243 = sdiv i64 %31, 32, !dbg !485
	%244 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %243, !dbg !486
	store i8 %240, i8 addrspace(3)* %244, align 1, !dbg !486
	br label %b63, !dbg !486

b63:
	call void @llvm.nvvm.barrier0(), !dbg !487
	%245 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !488
	%246 = load i8, i8 addrspace(3)* %245, align 1, !dbg !488
	br label %b64, !dbg !488

b64:
	%247 = phi i8 [ %246, %b63 ], [ %252, %b65 ], !dbg !489
	%248 = phi i64 [ 1, %b63 ], [ %253, %b65 ], !dbg !490
	%249 = icmp slt i64 %248, %241, !dbg !491
	br i1 %249, label %b65, label %b66, !dbg !491

b65:
	%250 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %248, !dbg !492
	%251 = load i8, i8 addrspace(3)* %250, align 1, !dbg !492
	%252 = add i8 %247, %251, !dbg !467
	%253 = add i64 %248, 1, !dbg !493
	br label %b64, !dbg !493

b66:
	%254 = phi i8 [ %240, %b60 ], [ %247, %b64 ], !dbg !450
	%255 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 0, !dbg !494
	store i8 %254, i8 addrspace(1)* %255, align 1, !dbg !494
	br i1 %48, label %b67, label %b69, !dbg !499

b67:
	%256 = phi i8 [ %265, %b68 ], [ %204, %b66 ], !dbg !500
	%257 = phi i64 [ %266, %b68 ], [ 16, %b66 ], !dbg !501
	%258 = icmp sgt i64 %257, 0, !dbg !502
	br i1 %258, label %b68, label %b76, !dbg !502

b68:
	%259 = trunc i64 %257 to i32, !dbg !503
	%260 = zext i8 %256 to i32, !dbg !503
	%261 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %260, i32 %259, i32 31), !dbg !503
	%262 = extractvalue { i32, i1 } %261, 0, !dbg !503
	%263 = trunc i32 %262 to i8, !dbg !503
	%264 = icmp slt i8 %256, %263, !dbg !504
	%265 = select i1 %264, i8 %256, i8 %263, !dbg !504
	%266 = sdiv i64 %257, 2, !dbg !505
	br label %b67, !dbg !505

b69:
	%267 = phi i8 [ %281, %b74 ], [ %204, %b66 ], !dbg !500
	%268 = phi i64 [ %282, %b74 ], [ 16, %b66 ], !dbg !506
	%269 = icmp sgt i64 %268, 0, !dbg !507
	br i1 %269, label %b70, label %b75, !dbg !507

b70:
	%270 = add i64 %155, %268, !dbg !508
	%271 = icmp sge i64 %270, %47, !dbg !509
	br i1 %271, label %b71, label %b72, !dbg !509

b71:
	br label %b72, !dbg !509

b72:
	%272 = phi i64 [ %270, %b70 ], [ %155, %b71 ], !dbg !510
	%273 = trunc i64 %272 to i32, !dbg !511
	%274 = zext i8 %267 to i32, !dbg !511
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %274, i32 %273, i32 31), !dbg !511
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !511
	%277 = trunc i32 %276 to i8, !dbg !511
	%278 = icmp ne i64 %272, %155, !dbg !512
	br i1 %278, label %b73, label %b74, !dbg !512

b73:
	%279 = icmp slt i8 %267, %277, !dbg !504
	%280 = select i1 %279, i8 %267, i8 %277, !dbg !504
	br label %b74, !dbg !513

b74:
	%281 = phi i8 [ %267, %b72 ], [ %280, %b73 ], !dbg !500
	%282 = sdiv i64 %268, 2, !dbg !514
	br label %b69, !dbg !514

b75:
	%283 = zext i8 %267 to i32, !dbg !515
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %283, i32 0, i32 31), !dbg !515
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !515
	%286 = trunc i32 %285 to i8, !dbg !515
	br label %b76, !dbg !516

b76:
	%287 = phi i8 [ %256, %b67 ], [ %286, %b75 ], !dbg !498
	br i1 %242, label %b82, label %b77, !dbg !517

b77:
	call void @llvm.nvvm.barrier0(), !dbg !519
	br i1 %184, label %b78, label %b79, !dbg !520

b78:
	%288 = sdiv i64 %31, 32, !dbg !521
	%289 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %288, !dbg !522
	store i8 %287, i8 addrspace(3)* %289, align 1, !dbg !522
	br label %b79, !dbg !522

b79:
	call void @llvm.nvvm.barrier0(), !dbg !523
	%290 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !524
	%291 = load i8, i8 addrspace(3)* %290, align 1, !dbg !524
	br label %b80, !dbg !524

b80:
	%292 = phi i8 [ %291, %b79 ], [ %298, %b81 ], !dbg !525
	%293 = phi i64 [ 1, %b79 ], [ %299, %b81 ], !dbg !526
	%294 = icmp slt i64 %293, %241, !dbg !527
	br i1 %294, label %b81, label %b82, !dbg !527

b81:
	%295 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %293, !dbg !528
	%296 = load i8, i8 addrspace(3)* %295, align 1, !dbg !528
	%297 = icmp slt i8 %292, %296, !dbg !504
	%298 = select i1 %297, i8 %292, i8 %296, !dbg !504
	%299 = add i64 %293, 1, !dbg !529
	br label %b80, !dbg !529

b82:
	%300 = phi i8 [ %287, %b76 ], [ %292, %b80 ], !dbg !497
	br i1 %48, label %b83, label %b85, !dbg !534

b83:
	%301 = phi i8 [ %310, %b84 ], [ %204, %b82 ], !dbg !535
	%302 = phi i64 [ %311, %b84 ], [ 16, %b82 ], !dbg !536
	%303 = icmp sgt i64 %302, 0, !dbg !537
	br i1 %303, label %b84, label %b92, !dbg !537

b84:
	%304 = trunc i64 %302 to i32, !dbg !538
	%305 = zext i8 %301 to i32, !dbg !538
	%306 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %305, i32 %304, i32 31), !dbg !538
	%307 = extractvalue { i32, i1 } %306, 0, !dbg !538
	%308 = trunc i32 %307 to i8, !dbg !538
	%309 = icmp sgt i8 %301, %308, !dbg !539
	%310 = select i1 %309, i8 %301, i8 %308, !dbg !539
	%311 = sdiv i64 %302, 2, !dbg !540
	br label %b83, !dbg !540

b85:
	%312 = phi i8 [ %326, %b90 ], [ %204, %b82 ], !dbg !535
	%313 = phi i64 [ %327, %b90 ], [ 16, %b82 ], !dbg !541
	%314 = icmp sgt i64 %313, 0, !dbg !542
	br i1 %314, label %b86, label %b91, !dbg !542

b86:
	%315 = add i64 %155, %313, !dbg !543
	%316 = icmp sge i64 %315, %47, !dbg !544
	br i1 %316, label %b87, label %b88, !dbg !544

b87:
	br label %b88, !dbg !544

b88:
	%317 = phi i64 [ %315, %b86 ], [ %155, %b87 ], !dbg !545
	%318 = trunc i64 %317 to i32, !dbg !546
	%319 = zext i8 %312 to i32, !dbg !546
	%320 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %319, i32 %318, i32 31), !dbg !546
	%321 = extractvalue { i32, i1 } %320, 0, !dbg !546
	%322 = trunc i32 %321 to i8, !dbg !546
	%323 = icmp ne i64 %317, %155, !dbg !547
	br i1 %323, label %b89, label %b90, !dbg !547

b89:
	%324 = icmp sgt i8 %312, %322, !dbg !539
	%325 = select i1 %324, i8 %312, i8 %322, !dbg !539
	br label %b90, !dbg !548

b90:
	%326 = phi i8 [ %312, %b88 ], [ %325, %b89 ], !dbg !535
	%327 = sdiv i64 %313, 2, !dbg !549
	br label %b85, !dbg !549

b91:
	%328 = zext i8 %312 to i32, !dbg !550
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %328, i32 0, i32 31), !dbg !550
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !550
	%331 = trunc i32 %330 to i8, !dbg !550
	br label %b92, !dbg !551

b92:
	%332 = phi i8 [ %301, %b83 ], [ %331, %b91 ], !dbg !533
	br i1 %242, label %b98, label %b93, !dbg !552

b93:
	call void @llvm.nvvm.barrier0(), !dbg !554
	br i1 %184, label %b94, label %b95, !dbg !555

b94:
	%333 = sdiv i64 %31, 32, !dbg !556
	%334 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %333, !dbg !557
	store i8 %332, i8 addrspace(3)* %334, align 1, !dbg !557
	br label %b95, !dbg !557

b95:
	call void @llvm.nvvm.barrier0(), !dbg !558
	%335 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !559
	%336 = load i8, i8 addrspace(3)* %335, align 1, !dbg !559
	br label %b96, !dbg !559

b96:
	%337 = phi i8 [ %336, %b95 ], [ %343, %b97 ], !dbg !560
	%338 = phi i64 [ 1, %b95 ], [ %344, %b97 ], !dbg !561
	%339 = icmp slt i64 %338, %241, !dbg !562
	br i1 %339, label %b97, label %b98, !dbg !562

b97:
	%340 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %338, !dbg !563
	%341 = load i8, i8 addrspace(3)* %340, align 1, !dbg !563
	%342 = icmp sgt i8 %337, %341, !dbg !539
	%343 = select i1 %342, i8 %337, i8 %341, !dbg !539
	%344 = add i64 %338, 1, !dbg !564
	br label %b96, !dbg !564

b98:
	%345 = phi i8 [ %332, %b92 ], [ %337, %b96 ], !dbg !532
	%346 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 1, !dbg !565
	store i8 %300, i8 addrspace(1)* %346, align 1, !dbg !565
	%347 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 2, !dbg !566
	store i8 %345, i8 addrspace(1)* %347, align 1, !dbg !566
	br label %b99, !dbg !567

b99:
	%348 = phi i8 [ %204, %b98 ], [ %358, %b102 ], !dbg !568
	%349 = phi i64 [ 1, %b98 ], [ %359, %b102 ], !dbg !569
	%350 = icmp slt i64 %349, 32, !dbg !570
	br i1 %350, label %b100, label %b103, !dbg !570

b100:
	%351 = trunc i64 %349 to i32, !dbg !571
	%352 = zext i8 %348 to i32, !dbg !571
	%353 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %352, i32 %351, i32 0), !dbg !571
	%354 = extractvalue { i32, i1 } %353, 0, !dbg !571
	%355 = trunc i32 %354 to i8, !dbg !571
	%356 = icmp sge i64 %155, %349, !dbg !572
	br i1 %356, label %b101, label %b102, !dbg !572

b101:
	%357 = add i8 %348, %355, !dbg !573
	br label %b102, !dbg !573

b102:
	%358 = phi i8 [ %348, %b100 ], [ %357, %b101 ], !dbg !568
	%359 = mul i64 %349, 2, !dbg !574
	br label %b99, !dbg !574

b103:
	br i1 %242, label %b109, label %b104, !dbg !575

b104:
	%360 = sdiv i64 %31, 32, !dbg !577
	call void @llvm.nvvm.barrier0(), !dbg !578
	br i1 %208, label %b105, label %b106, !dbg !459

b105:
	%361 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %360, !dbg !579
	store i8 %348, i8 addrspace(3)* %361, align 1, !dbg !579
	br label %b106, !dbg !579

b106:
	call void @llvm.nvvm.barrier0(), !dbg !580
	%362 = icmp slt i64 0, %360, !dbg !580
	br i1 %362, label %b107, label %b108, !dbg !580

b107:
	%363 = phi i8 [ %368, %b107_ok1 ], [ 0, %b106 ], !dbg !581
	%364 = phi i64 [ %369, %b107_ok1 ], [ 0, %b106 ], !dbg !581
	%365 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %364, !dbg !582
	%366 = icmp uge i64 %364, 32, !dbg !582
	br i1 %366, label %b107_fail1, label %b107_ok1, !dbg !582, !prof !30

b107_ok1:
	%367 = load i8, i8 addrspace(3)* %365, align 1, !dbg !582
	%368 = add i8 %363, %367, !dbg !583
	%369 = add i64 %364, 1, !dbg !583
	%370 = icmp slt i64 %369, %360, !dbg !583
	br i1 %370, label %b107, label %b108, !dbg !583

b108:
	%371 = phi i8 [ 0, %b106 ], [ %368, %b107_ok1 ], !dbg !581
	br label %b109, !dbg !584

b109:
	%372 = phi i8 [ 0, %b103 ], [ %371, %b108 ], !dbg !457
	%373 = add i8 %372, %348, !dbg !585
	br label %b110, !dbg !589

b110:
	%374 = phi i8 [ %204, %b109 ], [ %384, %b113 ], !dbg !590
	%375 = phi i64 [ 1, %b109 ], [ %385, %b113 ], !dbg !591
	%376 = icmp slt i64 %375, 32, !dbg !592
	br i1 %376, label %b111, label %b114, !dbg !592

b111:
	%377 = trunc i64 %375 to i32, !dbg !593
	%378 = zext i8 %374 to i32, !dbg !593
	%379 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %378, i32 %377, i32 0), !dbg !593
	%380 = extractvalue { i32, i1 } %379, 0, !dbg !593
	%381 = trunc i32 %380 to i8, !dbg !593
	%382 = icmp sge i64 %155, %375, !dbg !594
	br i1 %382, label %b112, label %b113, !dbg !594

b112:
	%383 = add i8 %374, %381, !dbg !595
	br label %b113, !dbg !595

b113:
	%384 = phi i8 [ %374, %b111 ], [ %383, %b112 ], !dbg !590
	%385 = mul i64 %375, 2, !dbg !596
	br label %b110, !dbg !596

b114:
	br i1 %242, label %b120, label %b115, !dbg !597

b115:
	%386 = sdiv i64 %31, 32, !dbg !599
	call void @llvm.nvvm.barrier0(), !dbg !600
	br i1 %208, label %b116, label %b117, !dbg !601

b116:
	%387 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %386, !dbg !602
	store i8 %374, i8 addrspace(3)* %387, align 1, !dbg !602
	br label %b117, !dbg !602

b117:
	call void @llvm.nvvm.barrier0(), !dbg !603
	%388 = icmp slt i64 0, %386, !dbg !603
	br i1 %388, label %b118, label %b119, !dbg !603

b118:
	%389 = phi i8 [ %394, %b118_ok1 ], [ 0, %b117 ], !dbg !604
	%390 = phi i64 [ %395, %b118_ok1 ], [ 0, %b117 ], !dbg !604
	%391 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %390, !dbg !605
	%392 = icmp uge i64 %390, 32, !dbg !605
	br i1 %392, label %b118_fail1, label %b118_ok1, !dbg !605, !prof !30

b118_ok1:
	%393 = load i8, i8 addrspace(3)* %391, align 1, !dbg !605
	%394 = add i8 %389, %393, !dbg !606
	%395 = add i64 %390, 1, !dbg !606
	%396 = icmp slt i64 %395, %386, !dbg !606
	br i1 %396, label %b118, label %b119, !dbg !606

b119:
	%397 = phi i8 [ 0, %b117 ], [ %394, %b118_ok1 ], !dbg !604
	br label %b120, !dbg !607

b120:
	%398 = phi i8 [ 0, %b114 ], [ %397, %b119 ], !dbg !588
	%399 = zext i8 %374 to i32, !dbg !608
	%400 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %399, i32 1, i32 0), !dbg !608
	%401 = extractvalue { i32, i1 } %400, 0, !dbg !608
	%402 = trunc i32 %401 to i8, !dbg !608
	br i1 %184, label %b122, label %b121, !dbg !609

b121:
	%403 = add i8 %398, %402, !dbg !610
	br label %b122, !dbg !611

b122:
	%404 = phi i8 [ %398, %b120 ], [ %403, %b121 ], !dbg !587
	%405 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 3, !dbg !612
	store i8 %373, i8 addrspace(1)* %405, align 1, !dbg !612
	%406 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 4, !dbg !613
	store i8 %404, i8 addrspace(1)* %406, align 1, !dbg !613
	%407 = sdiv i64 %209, 3, !dbg !614
	%408 = icmp sge i64 %407, %22, !dbg !617
	br i1 %408, label %b123, label %b124, !dbg !617

b123:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !618
	ret void, !dbg !618

b124:
	br i1 %242, label %b125, label %b126, !dbg !619

b125:
	%409 = trunc i64 %407 to i32, !dbg !620
	%410 = zext i8 %204 to i32, !dbg !620
	%411 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %410, i32 %409, i32 31), !dbg !620
	%412 = extractvalue { i32, i1 } %411, 0, !dbg !620
	%413 = trunc i32 %412 to i8, !dbg !620
	br label %b129, !dbg !621

b126:
	call void @llvm.nvvm.barrier0(), !dbg !623
	%414 = icmp eq i64 %31, %407, !dbg !624
	br i1 %414, label %b127, label %b128, !dbg !624

b127:
	store i8 %204, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !625
	br label %b128, !dbg !625

b128:
	call void @llvm.nvvm.barrier0(), !dbg !626
	%415 = load i8, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !627
	br label %b129, !dbg !628

b129:
	%416 = phi i8 [ %413, %b125 ], [ %415, %b128 ], !dbg !616
	%417 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 5, !dbg !629
	store i8 %416, i8 addrspace(1)* %417, align 1, !dbg !629
	%418 = add i64 %210, 1, !dbg !629
	%419 = icmp slt i64 %418, 2, !dbg !629
	br i1 %419, label %b50, label %b130, !dbg !629

b130:
	ret void, !dbg !319

b0_fail1:
	%420 = icmp ugt i64 %33, %p1, !dbg !322
	br i1 %420, label %b0_fail2, label %b0_ok2, !dbg !322

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !322
	ret void, !dbg !322

b0_ok2:
	%421 = icmp uge i64 %32, %p5, !dbg !323
	br i1 %421, label %b0_fail3, label %b0_ok3, !dbg !323

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !323
	ret void, !dbg !323

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !326
	ret void, !dbg !326

b49_fail1:
	%422 = icmp ugt i64 %33, %p3, !dbg !441
	br i1 %422, label %b49_fail2, label %b49_ok2, !dbg !441

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !441
	ret void, !dbg !441

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %199), !dbg !444
	ret void, !dbg !444

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %364, i64 32), !dbg !582
	ret void, !dbg !582

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %390, i64 32), !dbg !605
	ret void, !dbg !605
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !630 {
entry:
	br label %b0, !dbg !631

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !631
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !631
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !631
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !634, !range !11
	%4 = sext i32 %3 to i64, !dbg !634
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !634, !range !12
	%6 = sext i32 %5 to i64, !dbg !634
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !634, !range !12
	%8 = sext i32 %7 to i64, !dbg !634
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !634, !range !13
	%10 = sext i32 %9 to i64, !dbg !634
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !634, !range !14
	%12 = sext i32 %11 to i64, !dbg !634
	%13 = mul i64 %12, %8, !dbg !634
	%14 = add i64 %6, %13, !dbg !634
	%15 = mul i64 %10, %14, !dbg !634
	%16 = add i64 %4, %15, !dbg !634
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !634, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !634, !range !15
	%19 = mul i32 %17, %18, !dbg !634
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !634, !range !16
	%21 = mul i32 %19, %20, !dbg !634
	%22 = sext i32 %21 to i64, !dbg !634
	%23 = mul i64 %16, %22, !dbg !634
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !634, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !634, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !634, !range !18
	%27 = mul i32 %18, %26, !dbg !634
	%28 = add i32 %25, %27, !dbg !634
	%29 = mul i32 %17, %28, !dbg !634
	%30 = add i32 %24, %29, !dbg !634
	%31 = sext i32 %30 to i64, !dbg !634
	%32 = add i64 %23, %31, !dbg !634
	%33 = mul i64 %32, 3, !dbg !635
	%34 = sub i64 %p1, %33, !dbg !636
	%35 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %33, !dbg !636
	%36 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !637
	%37 = icmp ugt i64 %33, %p1, !dbg !636
	%38 = icmp uge i64 %32, %p5, !dbg !637
	%39 = icmp ugt i64 3, %34, !dbg !640
	%40 = or i1 %37, %38, !dbg !640
	%41 = or i1 %40, %39, !dbg !640
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !640, !prof !30

b0_ok1:
	%42 = load i8, i8 addrspace(1)* %36, align 1, !dbg !637
	%43 = and i32 %30, -32, !dbg !645
	%44 = sub i32 %21, %43, !dbg !645
	%45 = icmp slt i32 %44, 32, !dbg !645
	%46 = select i1 %45, i32 %44, i32 32, !dbg !645
	%47 = sext i32 %46 to i64, !dbg !645
	%48 = icmp eq i64 %47, 32, !dbg !646
	br i1 %48, label %b1, label %b3, !dbg !646

b1:
	%49 = phi i8 [ %42, %b0_ok1 ], [ %57, %b2 ], !dbg !647
	%50 = phi i64 [ 16, %b0_ok1 ], [ %58, %b2 ], !dbg !648
	%51 = icmp sgt i64 %50, 0, !dbg !649
	br i1 %51, label %b2, label %b11, !dbg !649

b2:
	%52 = trunc i64 %50 to i32, !dbg !650
	%53 = zext i8 %49 to i32, !dbg !650
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !650
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !650
	%56 = trunc i32 %55 to i8, !dbg !650
	%57 = and i8 %49, %56, !dbg !651
	%58 = sdiv i64 %50, 2, !dbg !652
	br label %b1, !dbg !652

b3:
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !653, !range !20
	%60 = sext i32 %59 to i64, !dbg !653
	br label %b4, !dbg !653

b4:
	%61 = phi i8 [ %42, %b3 ], [ %74, %b9 ], !dbg !647
	%62 = phi i64 [ 16, %b3 ], [ %75, %b9 ], !dbg !654
	%63 = icmp sgt i64 %62, 0, !dbg !655
	br i1 %63, label %b5, label %b10, !dbg !655

b5:
	%64 = add i64 %60, %62, !dbg !656
	%65 = icmp sge i64 %64, %47, !dbg !657
	br i1 %65, label %b6, label %b7, !dbg !657

b6:
	br label %b7, !dbg !657

b7:
	%66 = phi i64 [ %64, %b5 ], [ %60, %b6 ], !dbg !658
	%67 = trunc i64 %66 to i32, !dbg !659
	%68 = zext i8 %61 to i32, !dbg !659
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 %67, i32 31), !dbg !659
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !659
	%71 = trunc i32 %70 to i8, !dbg !659
	%72 = icmp ne i64 %66, %60, !dbg !660
	br i1 %72, label %b8, label %b9, !dbg !660

b8:
	%73 = and i8 %61, %71, !dbg !651
	br label %b9, !dbg !661

b9:
	%74 = phi i8 [ %61, %b7 ], [ %73, %b8 ], !dbg !647
	%75 = sdiv i64 %62, 2, !dbg !662
	br label %b4, !dbg !662

b10:
	%76 = zext i8 %61 to i32, !dbg !663
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 0, i32 31), !dbg !663
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !663
	%79 = trunc i32 %78 to i8, !dbg !663
	br label %b11, !dbg !664

b11:
	%80 = phi i8 [ %49, %b1 ], [ %79, %b10 ], !dbg !644
	br i1 %48, label %b12, label %b14, !dbg !669

b12:
	%81 = phi i8 [ %42, %b11 ], [ %89, %b13 ], !dbg !670
	%82 = phi i64 [ 16, %b11 ], [ %90, %b13 ], !dbg !671
	%83 = icmp sgt i64 %82, 0, !dbg !672
	br i1 %83, label %b13, label %b22, !dbg !672

b13:
	%84 = trunc i64 %82 to i32, !dbg !673
	%85 = zext i8 %81 to i32, !dbg !673
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %85, i32 %84, i32 31), !dbg !673
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !673
	%88 = trunc i32 %87 to i8, !dbg !673
	%89 = or i8 %81, %88, !dbg !674
	%90 = sdiv i64 %82, 2, !dbg !675
	br label %b12, !dbg !675

b14:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !676, !range !20
	%92 = sext i32 %91 to i64, !dbg !676
	br label %b15, !dbg !676

b15:
	%93 = phi i8 [ %42, %b14 ], [ %106, %b20 ], !dbg !670
	%94 = phi i64 [ 16, %b14 ], [ %107, %b20 ], !dbg !677
	%95 = icmp sgt i64 %94, 0, !dbg !678
	br i1 %95, label %b16, label %b21, !dbg !678

b16:
	%96 = add i64 %92, %94, !dbg !679
	%97 = icmp sge i64 %96, %47, !dbg !680
	br i1 %97, label %b17, label %b18, !dbg !680

b17:
	br label %b18, !dbg !680

b18:
	%98 = phi i64 [ %96, %b16 ], [ %92, %b17 ], !dbg !681
	%99 = trunc i64 %98 to i32, !dbg !682
	%100 = zext i8 %93 to i32, !dbg !682
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 %99, i32 31), !dbg !682
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !682
	%103 = trunc i32 %102 to i8, !dbg !682
	%104 = icmp ne i64 %98, %92, !dbg !683
	br i1 %104, label %b19, label %b20, !dbg !683

b19:
	%105 = or i8 %93, %103, !dbg !674
	br label %b20, !dbg !684

b20:
	%106 = phi i8 [ %93, %b18 ], [ %105, %b19 ], !dbg !670
	%107 = sdiv i64 %94, 2, !dbg !685
	br label %b15, !dbg !685

b21:
	%108 = zext i8 %93 to i32, !dbg !686
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !686
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !686
	%111 = trunc i32 %110 to i8, !dbg !686
	br label %b22, !dbg !687

b22:
	%112 = phi i8 [ %81, %b12 ], [ %111, %b21 ], !dbg !668
	br i1 %48, label %b23, label %b25, !dbg !692

b23:
	%113 = phi i8 [ %42, %b22 ], [ %121, %b24 ], !dbg !693
	%114 = phi i64 [ 16, %b22 ], [ %122, %b24 ], !dbg !694
	%115 = icmp sgt i64 %114, 0, !dbg !695
	br i1 %115, label %b24, label %b33, !dbg !695

b24:
	%116 = trunc i64 %114 to i32, !dbg !696
	%117 = zext i8 %113 to i32, !dbg !696
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %117, i32 %116, i32 31), !dbg !696
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !696
	%120 = trunc i32 %119 to i8, !dbg !696
	%121 = xor i8 %113, %120, !dbg !697
	%122 = sdiv i64 %114, 2, !dbg !698
	br label %b23, !dbg !698

b25:
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !699, !range !20
	%124 = sext i32 %123 to i64, !dbg !699
	br label %b26, !dbg !699

b26:
	%125 = phi i8 [ %42, %b25 ], [ %138, %b31 ], !dbg !693
	%126 = phi i64 [ 16, %b25 ], [ %139, %b31 ], !dbg !700
	%127 = icmp sgt i64 %126, 0, !dbg !701
	br i1 %127, label %b27, label %b32, !dbg !701

b27:
	%128 = add i64 %124, %126, !dbg !702
	%129 = icmp sge i64 %128, %47, !dbg !703
	br i1 %129, label %b28, label %b29, !dbg !703

b28:
	br label %b29, !dbg !703

b29:
	%130 = phi i64 [ %128, %b27 ], [ %124, %b28 ], !dbg !704
	%131 = trunc i64 %130 to i32, !dbg !705
	%132 = zext i8 %125 to i32, !dbg !705
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %131, i32 31), !dbg !705
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !705
	%135 = trunc i32 %134 to i8, !dbg !705
	%136 = icmp ne i64 %130, %124, !dbg !706
	br i1 %136, label %b30, label %b31, !dbg !706

b30:
	%137 = xor i8 %125, %135, !dbg !697
	br label %b31, !dbg !707

b31:
	%138 = phi i8 [ %125, %b29 ], [ %137, %b30 ], !dbg !693
	%139 = sdiv i64 %126, 2, !dbg !708
	br label %b26, !dbg !708

b32:
	%140 = zext i8 %125 to i32, !dbg !709
	%141 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !709
	%142 = extractvalue { i32, i1 } %141, 0, !dbg !709
	%143 = trunc i32 %142 to i8, !dbg !709
	br label %b33, !dbg !710

b33:
	%144 = phi i8 [ %113, %b23 ], [ %143, %b32 ], !dbg !691
	%145 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 0, !dbg !711
	store i8 %80, i8 addrspace(1)* %145, align 1, !dbg !711
	%146 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 1, !dbg !712
	store i8 %112, i8 addrspace(1)* %146, align 1, !dbg !712
	%147 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 2, !dbg !713
	store i8 %144, i8 addrspace(1)* %147, align 1, !dbg !713
	%148 = sub i64 %p3, %33, !dbg !714
	%149 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %33, !dbg !714
	%150 = icmp ugt i64 %33, %p3, !dbg !714
	%151 = icmp ugt i64 3, %148, !dbg !717
	%152 = or i1 %150, %151, !dbg !717
	br i1 %152, label %b33_fail1, label %b33_ok1, !dbg !717, !prof !30

b33_ok1:
	%153 = load i8, i8 addrspace(1)* %36, align 1, !dbg !718
	br i1 %48, label %b34, label %b36, !dbg !723

b34:
	%154 = phi i8 [ %153, %b33_ok1 ], [ %162, %b35 ], !dbg !724
	%155 = phi i64 [ 16, %b33_ok1 ], [ %163, %b35 ], !dbg !725
	%156 = icmp sgt i64 %155, 0, !dbg !726
	br i1 %156, label %b35, label %b44, !dbg !726

b35:
	%157 = trunc i64 %155 to i32, !dbg !727
	%158 = zext i8 %154 to i32, !dbg !727
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %158, i32 %157, i32 31), !dbg !727
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !727
	%161 = trunc i32 %160 to i8, !dbg !727
	%162 = and i8 %154, %161, !dbg !728
	%163 = sdiv i64 %155, 2, !dbg !729
	br label %b34, !dbg !729

b36:
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !730, !range !20
	%165 = sext i32 %164 to i64, !dbg !730
	br label %b37, !dbg !730

b37:
	%166 = phi i8 [ %153, %b36 ], [ %179, %b42 ], !dbg !724
	%167 = phi i64 [ 16, %b36 ], [ %180, %b42 ], !dbg !731
	%168 = icmp sgt i64 %167, 0, !dbg !732
	br i1 %168, label %b38, label %b43, !dbg !732

b38:
	%169 = add i64 %165, %167, !dbg !733
	%170 = icmp sge i64 %169, %47, !dbg !734
	br i1 %170, label %b39, label %b40, !dbg !734

b39:
	br label %b40, !dbg !734

b40:
	%171 = phi i64 [ %169, %b38 ], [ %165, %b39 ], !dbg !735
	%172 = trunc i64 %171 to i32, !dbg !736
	%173 = zext i8 %166 to i32, !dbg !736
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 %172, i32 31), !dbg !736
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !736
	%176 = trunc i32 %175 to i8, !dbg !736
	%177 = icmp ne i64 %171, %165, !dbg !737
	br i1 %177, label %b41, label %b42, !dbg !737

b41:
	%178 = and i8 %166, %176, !dbg !728
	br label %b42, !dbg !738

b42:
	%179 = phi i8 [ %166, %b40 ], [ %178, %b41 ], !dbg !724
	%180 = sdiv i64 %167, 2, !dbg !739
	br label %b37, !dbg !739

b43:
	%181 = zext i8 %166 to i32, !dbg !740
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 0, i32 31), !dbg !740
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !740
	%184 = trunc i32 %183 to i8, !dbg !740
	br label %b44, !dbg !741

b44:
	%185 = phi i8 [ %154, %b34 ], [ %184, %b43 ], !dbg !722
	%186 = add i64 %22, 32, !dbg !743
	%187 = sub i64 %186, 1, !dbg !744
	%188 = sdiv i64 %187, 32, !dbg !745
	%189 = icmp eq i64 %188, 1, !dbg !746
	br i1 %189, label %b50, label %b45, !dbg !746

b45:
	call void @llvm.nvvm.barrier0(), !dbg !748
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !749, !range !20
	%191 = sext i32 %190 to i64, !dbg !749
	%192 = icmp eq i64 %191, 0, !dbg !750
	br i1 %192, label %b46, label %b47, !dbg !750

b46:
	%193 = sdiv i64 %31, 32, !dbg !751
	%194 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %193, !dbg !752
	store i8 %185, i8 addrspace(3)* %194, align 1, !dbg !752
	br label %b47, !dbg !752

b47:
	call void @llvm.nvvm.barrier0(), !dbg !753
	%195 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !754
	%196 = load i8, i8 addrspace(3)* %195, align 1, !dbg !754
	br label %b48, !dbg !754

b48:
	%197 = phi i8 [ %196, %b47 ], [ %202, %b49 ], !dbg !755
	%198 = phi i64 [ 1, %b47 ], [ %203, %b49 ], !dbg !756
	%199 = icmp slt i64 %198, %188, !dbg !757
	br i1 %199, label %b49, label %b50, !dbg !757

b49:
	%200 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %198, !dbg !758
	%201 = load i8, i8 addrspace(3)* %200, align 1, !dbg !758
	%202 = and i8 %197, %201, !dbg !728
	%203 = add i64 %198, 1, !dbg !759
	br label %b48, !dbg !759

b50:
	%204 = phi i8 [ %185, %b44 ], [ %197, %b48 ], !dbg !721
	br i1 %48, label %b51, label %b53, !dbg !764

b51:
	%205 = phi i8 [ %153, %b50 ], [ %213, %b52 ], !dbg !765
	%206 = phi i64 [ 16, %b50 ], [ %214, %b52 ], !dbg !766
	%207 = icmp sgt i64 %206, 0, !dbg !767
	br i1 %207, label %b52, label %b61, !dbg !767

b52:
	%208 = trunc i64 %206 to i32, !dbg !768
	%209 = zext i8 %205 to i32, !dbg !768
	%210 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %209, i32 %208, i32 31), !dbg !768
	%211 = extractvalue { i32, i1 } %210, 0, !dbg !768
	%212 = trunc i32 %211 to i8, !dbg !768
	%213 = or i8 %205, %212, !dbg !769
	%214 = sdiv i64 %206, 2, !dbg !770
	br label %b51, !dbg !770

b53:
	%215 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !771, !range !20
	%216 = sext i32 %215 to i64, !dbg !771
	br label %b54, !dbg !771

b54:
	%217 = phi i8 [ %153, %b53 ], [ %230, %b59 ], !dbg !765
	%218 = phi i64 [ 16, %b53 ], [ %231, %b59 ], !dbg !772
	%219 = icmp sgt i64 %218, 0, !dbg !773
	br i1 %219, label %b55, label %b60, !dbg !773

b55:
	%220 = add i64 %216, %218, !dbg !774
	%221 = icmp sge i64 %220, %47, !dbg !775
	br i1 %221, label %b56, label %b57, !dbg !775

b56:
	br label %b57, !dbg !775

b57:
	%222 = phi i64 [ %220, %b55 ], [ %216, %b56 ], !dbg !776
	%223 = trunc i64 %222 to i32, !dbg !777
	%224 = zext i8 %217 to i32, !dbg !777
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 %223, i32 31), !dbg !777
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !777
	%227 = trunc i32 %226 to i8, !dbg !777
	%228 = icmp ne i64 %222, %216, !dbg !778
	br i1 %228, label %b58, label %b59, !dbg !778

b58:
	%229 = or i8 %217, %227, !dbg !769
	br label %b59, !dbg !779

b59:
	%230 = phi i8 [ %217, %b57 ], [ %229, %b58 ], !dbg !765
	%231 = sdiv i64 %218, 2, !dbg !780
	br label %b54, !dbg !780

b60:
	%232 = zext i8 %217 to i32, !dbg !781
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 0, i32 31), !dbg !781
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !781
	%235 = trunc i32 %234 to i8, !dbg !781
	br label %b61, !dbg !782

b61:
	%236 = phi i8 [ %205, %b51 ], [ %235, %b60 ], !dbg !763
	br i1 %189, label %b67, label %b62, !dbg !783

b62:
	call void @llvm.nvvm.barrier0(), !dbg !785
	%237 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !786, !range !20
	%238 = sext i32 %237 to i64, !dbg !786
	%239 = icmp eq i64 %238, 0, !dbg !787
	br i1 %239, label %b63, label %b64, !dbg !787

b63:
	%240 = sdiv i64 %31, 32, !dbg !788
	%241 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %240, !dbg !789
	store i8 %236, i8 addrspace(3)* %241, align 1, !dbg !789
	br label %b64, !dbg !789

b64:
	call void @llvm.nvvm.barrier0(), !dbg !790
	%242 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !791
	%243 = load i8, i8 addrspace(3)* %242, align 1, !dbg !791
	br label %b65, !dbg !791

b65:
	%244 = phi i8 [ %243, %b64 ], [ %249, %b66 ], !dbg !792
	%245 = phi i64 [ 1, %b64 ], [ %250, %b66 ], !dbg !793
	%246 = icmp slt i64 %245, %188, !dbg !794
	br i1 %246, label %b66, label %b67, !dbg !794

b66:
	%247 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %245, !dbg !795
	%248 = load i8, i8 addrspace(3)* %247, align 1, !dbg !795
	%249 = or i8 %244, %248, !dbg !769
	%250 = add i64 %245, 1, !dbg !796
	br label %b65, !dbg !796

b67:
	%251 = phi i8 [ %236, %b61 ], [ %244, %b65 ], !dbg !762
	br i1 %48, label %b68, label %b70, !dbg !801

b68:
	%252 = phi i8 [ %153, %b67 ], [ %260, %b69 ], !dbg !802
	%253 = phi i64 [ 16, %b67 ], [ %261, %b69 ], !dbg !803
	%254 = icmp sgt i64 %253, 0, !dbg !804
	br i1 %254, label %b69, label %b78, !dbg !804

b69:
	%255 = trunc i64 %253 to i32, !dbg !805
	%256 = zext i8 %252 to i32, !dbg !805
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %256, i32 %255, i32 31), !dbg !805
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !805
	%259 = trunc i32 %258 to i8, !dbg !805
	%260 = xor i8 %252, %259, !dbg !806
	%261 = sdiv i64 %253, 2, !dbg !807
	br label %b68, !dbg !807

b70:
	%262 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !808, !range !20
	%263 = sext i32 %262 to i64, !dbg !808
	br label %b71, !dbg !808

b71:
	%264 = phi i8 [ %153, %b70 ], [ %277, %b76 ], !dbg !802
	%265 = phi i64 [ 16, %b70 ], [ %278, %b76 ], !dbg !809
	%266 = icmp sgt i64 %265, 0, !dbg !810
	br i1 %266, label %b72, label %b77, !dbg !810

b72:
	%267 = add i64 %263, %265, !dbg !811
	%268 = icmp sge i64 %267, %47, !dbg !812
	br i1 %268, label %b73, label %b74, !dbg !812

b73:
	br label %b74, !dbg !812

b74:
	%269 = phi i64 [ %267, %b72 ], [ %263, %b73 ], !dbg !813
	%270 = trunc i64 %269 to i32, !dbg !814
	%271 = zext i8 %264 to i32, !dbg !814
	%272 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %271, i32 %270, i32 31), !dbg !814
	%273 = extractvalue { i32, i1 } %272, 0, !dbg !814
	%274 = trunc i32 %273 to i8, !dbg !814
	%275 = icmp ne i64 %269, %263, !dbg !815
	br i1 %275, label %b75, label %b76, !dbg !815

b75:
	%276 = xor i8 %264, %274, !dbg !806
	br label %b76, !dbg !816

b76:
	%277 = phi i8 [ %264, %b74 ], [ %276, %b75 ], !dbg !802
	%278 = sdiv i64 %265, 2, !dbg !817
	br label %b71, !dbg !817

b77:
	%279 = zext i8 %264 to i32, !dbg !818
	%280 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %279, i32 0, i32 31), !dbg !818
	%281 = extractvalue { i32, i1 } %280, 0, !dbg !818
	%282 = trunc i32 %281 to i8, !dbg !818
	br label %b78, !dbg !819

b78:
	%283 = phi i8 [ %252, %b68 ], [ %282, %b77 ], !dbg !800
	br i1 %189, label %b84, label %b79, !dbg !820

b79:
	call void @llvm.nvvm.barrier0(), !dbg !822
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !823, !range !20
	%285 = sext i32 %284 to i64, !dbg !823
	%286 = icmp eq i64 %285, 0, !dbg !824
	br i1 %286, label %b80, label %b81, !dbg !824

b80:
	%287 = sdiv i64 %31, 32, !dbg !825
	%288 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %287, !dbg !826
	store i8 %283, i8 addrspace(3)* %288, align 1, !dbg !826
	br label %b81, !dbg !826

b81:
	call void @llvm.nvvm.barrier0(), !dbg !827
	%289 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !828
	%290 = load i8, i8 addrspace(3)* %289, align 1, !dbg !828
	br label %b82, !dbg !828

b82:
	%291 = phi i8 [ %290, %b81 ], [ %296, %b83 ], !dbg !829
	%292 = phi i64 [ 1, %b81 ], [ %297, %b83 ], !dbg !830
	%293 = icmp slt i64 %292, %188, !dbg !831
	br i1 %293, label %b83, label %b84, !dbg !831

b83:
	%294 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %292, !dbg !832
	%295 = load i8, i8 addrspace(3)* %294, align 1, !dbg !832
	%296 = xor i8 %291, %295, !dbg !806
	%297 = add i64 %292, 1, !dbg !833
	br label %b82, !dbg !833

b84:
	%298 = phi i8 [ %283, %b78 ], [ %291, %b82 ], !dbg !799
	%299 = getelementptr inbounds i8, i8 addrspace(1)* %149, i64 0, !dbg !834
	store i8 %204, i8 addrspace(1)* %299, align 1, !dbg !834
	%300 = getelementptr inbounds i8, i8 addrspace(1)* %149, i64 1, !dbg !835
	store i8 %251, i8 addrspace(1)* %300, align 1, !dbg !835
	%301 = getelementptr inbounds i8, i8 addrspace(1)* %149, i64 2, !dbg !836
	store i8 %298, i8 addrspace(1)* %301, align 1, !dbg !836
	ret void, !dbg !633

b0_fail1:
	%302 = icmp ugt i64 %33, %p1, !dbg !636
	br i1 %302, label %b0_fail2, label %b0_ok2, !dbg !636

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !636
	ret void, !dbg !636

b0_ok2:
	%303 = icmp uge i64 %32, %p5, !dbg !637
	br i1 %303, label %b0_fail3, label %b0_ok3, !dbg !637

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !637
	ret void, !dbg !637

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !640
	ret void, !dbg !640

b33_fail1:
	%304 = icmp ugt i64 %33, %p3, !dbg !714
	br i1 %304, label %b33_fail2, label %b33_ok2, !dbg !714

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !714
	ret void, !dbg !714

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %148), !dbg !717
	ret void, !dbg !717
}

define void @ExchangeInt16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !837 {
entry:
	br label %b0, !dbg !838

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !838
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !838
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !838
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !841, !range !11
	%4 = sext i32 %3 to i64, !dbg !841
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !841, !range !12
	%6 = sext i32 %5 to i64, !dbg !841
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !841, !range !12
	%8 = sext i32 %7 to i64, !dbg !841
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !841, !range !13
	%10 = sext i32 %9 to i64, !dbg !841
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !841, !range !14
	%12 = sext i32 %11 to i64, !dbg !841
	%13 = mul i64 %12, %8, !dbg !841
	%14 = add i64 %6, %13, !dbg !841
	%15 = mul i64 %10, %14, !dbg !841
	%16 = add i64 %4, %15, !dbg !841
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !841, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !841, !range !15
	%19 = mul i32 %17, %18, !dbg !841
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !841, !range !16
	%21 = mul i32 %19, %20, !dbg !841
	%22 = sext i32 %21 to i64, !dbg !841
	%23 = mul i64 %16, %22, !dbg !841
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !841, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !841, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !841, !range !18
	%27 = mul i32 %18, %26, !dbg !841
	%28 = add i32 %25, %27, !dbg !841
	%29 = mul i32 %17, %28, !dbg !841
	%30 = add i32 %24, %29, !dbg !841
	%31 = sext i32 %30 to i64, !dbg !841
	%32 = add i64 %23, %31, !dbg !841
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !842, !range !20
	%34 = sext i32 %33 to i64, !dbg !842
	%35 = and i32 %30, -32, !dbg !843
	%36 = sub i32 %21, %35, !dbg !843
	%37 = icmp slt i32 %36, 32, !dbg !843
	%38 = select i1 %37, i32 %36, i32 32, !dbg !843
	%39 = sext i32 %38 to i64, !dbg !843
	%40 = icmp eq i64 %39, 32, !dbg !844
	br i1 %40, label %b1, label %b2, !dbg !844

b1:
	br label %b2, !dbg !844

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !845
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !846
	%43 = mul i64 %32, 4, !dbg !848
	%44 = sub i64 %p1, %43, !dbg !849
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !847
	%46 = icmp uge i64 %32, %p5, !dbg !847
	%47 = icmp ugt i64 %43, %p1, !dbg !849
	%48 = icmp ugt i64 4, %44, !dbg !850
	%49 = icmp eq i64 %39, 0, !dbg !851
	%50 = or i1 %46, %47, !dbg !851
	%51 = or i1 %50, %48, !dbg !851
	%52 = or i1 %51, %49, !dbg !851
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !851, !prof !30

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %45, align 2, !dbg !847
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !849
	%55 = mul i64 %34, 7, !dbg !852
	%56 = add i64 %55, 3, !dbg !853
	%57 = icmp eq i64 %39, -1, !dbg !851
	%58 = select i1 %57, i64 1, i64 %39, !dbg !851
	%59 = srem i64 %56, %58, !dbg !851
	%60 = trunc i64 %59 to i32, !dbg !854
	%61 = zext i16 %53 to i32, !dbg !854
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !854
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !854
	%64 = trunc i32 %63 to i16, !dbg !854
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 0, !dbg !855
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !855
	%66 = zext i16 %53 to i32, !dbg !856
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !856
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !856
	%69 = trunc i32 %68 to i16, !dbg !856
	%70 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 1, !dbg !857
	store i16 %69, i16 addrspace(1)* %70, align 2, !dbg !857
	%71 = trunc i64 %41 to i32, !dbg !858
	%72 = zext i16 %53 to i32, !dbg !858
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !858
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !858
	%75 = trunc i32 %74 to i16, !dbg !858
	%76 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 2, !dbg !859
	store i16 %75, i16 addrspace(1)* %76, align 2, !dbg !859
	%77 = trunc i64 %42 to i32, !dbg !860
	%78 = zext i16 %53 to i32, !dbg !860
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !860
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !860
	%81 = trunc i32 %80 to i16, !dbg !860
	%82 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 3, !dbg !861
	store i16 %81, i16 addrspace(1)* %82, align 2, !dbg !861
	%83 = mul i64 %32, 3, !dbg !862
	%84 = sub i64 %p3, %83, !dbg !863
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !863
	%86 = icmp ugt i64 %83, %p3, !dbg !863
	%87 = icmp ugt i64 3, %84, !dbg !864
	%88 = or i1 %86, %87, !dbg !864
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !864, !prof !30

b2_ok5:
	%89 = zext i16 %53 to i32, !dbg !865
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !865
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !866
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !866
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !867
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !867
	%93 = zext i16 %53 to i32, !dbg !868
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !868
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !869
	%95 = sub i64 %32, %34, !dbg !870
	%96 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %95, !dbg !871
	%97 = icmp uge i64 %95, %p5, !dbg !871
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !871, !prof !30

b2_ok7:
	%98 = load i16, i16 addrspace(1)* %96, align 2, !dbg !871
	%99 = zext i16 %98 to i32, !dbg !872
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !872
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !873
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !873
	ret void, !dbg !840

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !847
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !847

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !847
	ret void, !dbg !847

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !849
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !849

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !849
	ret void, !dbg !849

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !850
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !850

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !850
	ret void, !dbg !850

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !851
	ret void, !dbg !851

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !863
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !863

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !863
	ret void, !dbg !863

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !864
	ret void, !dbg !864

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !871
	ret void, !dbg !871
}

define void @ExchangeInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !874 {
entry:
	br label %b0, !dbg !875

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !875
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !875
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !875
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !878, !range !11
	%4 = sext i32 %3 to i64, !dbg !878
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !878, !range !12
	%6 = sext i32 %5 to i64, !dbg !878
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !878, !range !12
	%8 = sext i32 %7 to i64, !dbg !878
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !878, !range !13
	%10 = sext i32 %9 to i64, !dbg !878
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !878, !range !14
	%12 = sext i32 %11 to i64, !dbg !878
	%13 = mul i64 %12, %8, !dbg !878
	%14 = add i64 %6, %13, !dbg !878
	%15 = mul i64 %10, %14, !dbg !878
	%16 = add i64 %4, %15, !dbg !878
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !878, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !878, !range !15
	%19 = mul i32 %17, %18, !dbg !878
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !878, !range !16
	%21 = mul i32 %19, %20, !dbg !878
	%22 = sext i32 %21 to i64, !dbg !878
	%23 = mul i64 %16, %22, !dbg !878
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !878, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !878, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !878, !range !18
	%27 = mul i32 %18, %26, !dbg !878
	%28 = add i32 %25, %27, !dbg !878
	%29 = mul i32 %17, %28, !dbg !878
	%30 = add i32 %24, %29, !dbg !878
	%31 = sext i32 %30 to i64, !dbg !878
	%32 = add i64 %23, %31, !dbg !878
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !879, !range !20
	%34 = sext i32 %33 to i64, !dbg !879
	%35 = and i32 %30, -32, !dbg !880
	%36 = sub i32 %21, %35, !dbg !880
	%37 = icmp slt i32 %36, 32, !dbg !880
	%38 = select i1 %37, i32 %36, i32 32, !dbg !880
	%39 = sext i32 %38 to i64, !dbg !880
	%40 = icmp eq i64 %39, 32, !dbg !881
	br i1 %40, label %b1, label %b2, !dbg !881

b1:
	br label %b2, !dbg !881

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !882
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !883
	%43 = mul i64 %32, 4, !dbg !885
	%44 = sub i64 %p1, %43, !dbg !886
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !884
	%46 = icmp uge i64 %32, %p5, !dbg !884
	%47 = icmp ugt i64 %43, %p1, !dbg !886
	%48 = icmp ugt i64 4, %44, !dbg !887
	%49 = icmp eq i64 %39, 0, !dbg !888
	%50 = or i1 %46, %47, !dbg !888
	%51 = or i1 %50, %48, !dbg !888
	%52 = or i1 %51, %49, !dbg !888
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !888, !prof !30

b2_ok1:
	%53 = load i32, i32 addrspace(1)* %45, align 4, !dbg !884
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !886
	%55 = mul i64 %34, 7, !dbg !889
	%56 = add i64 %55, 3, !dbg !890
	%57 = icmp eq i64 %39, -1, !dbg !888
	%58 = select i1 %57, i64 1, i64 %39, !dbg !888
	%59 = srem i64 %56, %58, !dbg !888
	%60 = trunc i64 %59 to i32, !dbg !891
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %53, i32 %60, i32 31), !dbg !891
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !891
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 0, !dbg !892
	store i32 %62, i32 addrspace(1)* %63, align 4, !dbg !892
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %53, i32 3, i32 0), !dbg !893
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !893
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 1, !dbg !894
	store i32 %65, i32 addrspace(1)* %66, align 4, !dbg !894
	%67 = trunc i64 %41 to i32, !dbg !895
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %53, i32 %67, i32 31), !dbg !895
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !895
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 2, !dbg !896
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !896
	%71 = trunc i64 %42 to i32, !dbg !897
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %71, i32 31), !dbg !897
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !897
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 3, !dbg !898
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !898
	%75 = mul i64 %32, 3, !dbg !899
	%76 = sub i64 %p3, %75, !dbg !900
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %75, !dbg !900
	%78 = icmp ugt i64 %75, %p3, !dbg !900
	%79 = icmp ugt i64 3, %76, !dbg !901
	%80 = or i1 %78, %79, !dbg !901
	br i1 %80, label %b2_fail5, label %b2_ok5, !dbg !901, !prof !30

b2_ok5:
	%81 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %53) convergent nounwind, !dbg !902
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 0, !dbg !903
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !903
	%83 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 1, !dbg !904
	store i32 7, i32 addrspace(1)* %83, align 4, !dbg !904
	%84 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %53) convergent nounwind, !dbg !905
	store i32 %84, i32 addrspace(1)* %83, align 4, !dbg !906
	%85 = sub i64 %32, %34, !dbg !907
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %85, !dbg !908
	%87 = icmp uge i64 %85, %p5, !dbg !908
	br i1 %87, label %b2_fail7, label %b2_ok7, !dbg !908, !prof !30

b2_ok7:
	%88 = load i32, i32 addrspace(1)* %86, align 4, !dbg !908
	%89 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %88) convergent nounwind, !dbg !909
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 2, !dbg !910
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !910
	ret void, !dbg !877

b2_fail1:
	%91 = icmp uge i64 %32, %p5, !dbg !884
	br i1 %91, label %b2_fail2, label %b2_ok2, !dbg !884

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !884
	ret void, !dbg !884

b2_ok2:
	%92 = icmp ugt i64 %43, %p1, !dbg !886
	br i1 %92, label %b2_fail3, label %b2_ok3, !dbg !886

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !886
	ret void, !dbg !886

b2_ok3:
	%93 = icmp ugt i64 4, %44, !dbg !887
	br i1 %93, label %b2_fail4, label %b2_ok4, !dbg !887

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !887
	ret void, !dbg !887

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !888
	ret void, !dbg !888

b2_fail5:
	%94 = icmp ugt i64 %75, %p3, !dbg !900
	br i1 %94, label %b2_fail6, label %b2_ok6, !dbg !900

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %75, i64 %p3), !dbg !900
	ret void, !dbg !900

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %76), !dbg !901
	ret void, !dbg !901

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %85, i64 %p5), !dbg !908
	ret void, !dbg !908
}

define void @NumbersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !911 {
entry:
	br label %b0, !dbg !912

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !912
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !912
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !912
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !915, !range !11
	%4 = sext i32 %3 to i64, !dbg !915
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !915, !range !12
	%6 = sext i32 %5 to i64, !dbg !915
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !915, !range !12
	%8 = sext i32 %7 to i64, !dbg !915
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !915, !range !13
	%10 = sext i32 %9 to i64, !dbg !915
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !915, !range !14
	%12 = sext i32 %11 to i64, !dbg !915
	%13 = mul i64 %12, %8, !dbg !915
	%14 = add i64 %6, %13, !dbg !915
	%15 = mul i64 %10, %14, !dbg !915
	%16 = add i64 %4, %15, !dbg !915
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !915, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !915, !range !15
	%19 = mul i32 %17, %18, !dbg !915
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !915, !range !16
	%21 = mul i32 %19, %20, !dbg !915
	%22 = sext i32 %21 to i64, !dbg !915
	%23 = mul i64 %16, %22, !dbg !915
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !915, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !915, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !915, !range !18
	%27 = mul i32 %18, %26, !dbg !915
	%28 = add i32 %25, %27, !dbg !915
	%29 = mul i32 %17, %28, !dbg !915
	%30 = add i32 %24, %29, !dbg !915
	%31 = sext i32 %30 to i64, !dbg !915
	%32 = add i64 %23, %31, !dbg !915
	%33 = mul i64 %32, 6, !dbg !916
	%34 = sub i64 %p1, %33, !dbg !917
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !917
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !918
	%37 = icmp ugt i64 %33, %p1, !dbg !917
	%38 = icmp uge i64 %32, %p5, !dbg !918
	%39 = icmp ugt i64 6, %34, !dbg !921
	%40 = or i1 %37, %38, !dbg !921
	%41 = or i1 %40, %39, !dbg !921
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !921, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !918
	%43 = and i32 %30, -32, !dbg !928
	%44 = sub i32 %21, %43, !dbg !928
	%45 = icmp slt i32 %44, 32, !dbg !928
	%46 = select i1 %45, i32 %44, i32 32, !dbg !928
	%47 = sext i32 %46 to i64, !dbg !928
	%48 = icmp eq i64 %47, 32, !dbg !929
	%49 = mul i64 %47, 2, !dbg !930
	br label %b1, !dbg !921

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %171, %b48 ], !dbg !921
	br i1 %48, label %b2, label %b4, !dbg !929

b2:
	%51 = phi i32 [ %57, %b3 ], [ %42, %b1 ], !dbg !931
	%52 = phi i64 [ %58, %b3 ], [ 16, %b1 ], !dbg !932
	%53 = icmp sgt i64 %52, 0, !dbg !933
	br i1 %53, label %b3, label %b12, !dbg !933

b3:
	%54 = trunc i64 %52 to i32, !dbg !934
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %51, i32 %54, i32 31), !dbg !934
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !934
	%57 = add i32 %51, %56, !dbg !935
	%58 = sdiv i64 %52, 2, !dbg !936
	br label %b2, !dbg !936

b4:
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !937, !range !20
	%60 = sext i32 %59 to i64, !dbg !937
	br label %b5, !dbg !937

b5:
	%61 = phi i32 [ %42, %b4 ], [ %72, %b10 ], !dbg !931
	%62 = phi i64 [ 16, %b4 ], [ %73, %b10 ], !dbg !938
	%63 = icmp sgt i64 %62, 0, !dbg !939
	br i1 %63, label %b6, label %b11, !dbg !939

b6:
	%64 = add i64 %60, %62, !dbg !940
	%65 = icmp sge i64 %64, %47, !dbg !941
	br i1 %65, label %b7, label %b8, !dbg !941

b7:
	br label %b8, !dbg !941

b8:
	%66 = phi i64 [ %64, %b6 ], [ %60, %b7 ], !dbg !942
	%67 = trunc i64 %66 to i32, !dbg !943
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %67, i32 31), !dbg !943
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !943
	%70 = icmp ne i64 %66, %60, !dbg !944
	br i1 %70, label %b9, label %b10, !dbg !944

b9:
	%71 = add i32 %61, %69, !dbg !935
	br label %b10, !dbg !945

b10:
	%72 = phi i32 [ %61, %b8 ], [ %71, %b9 ], !dbg !931
	%73 = sdiv i64 %62, 2, !dbg !946
	br label %b5, !dbg !946

b11:
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 0, i32 31), !dbg !947
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !947
	br label %b12, !dbg !948

b12:
	%76 = phi i32 [ %51, %b2 ], [ %75, %b11 ], !dbg !927
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !949
	store i32 %76, i32 addrspace(1)* %77, align 4, !dbg !949
	br i1 %48, label %b13, label %b15, !dbg !954

b13:
	%78 = phi i32 [ %85, %b14 ], [ %42, %b12 ], !dbg !955
	%79 = phi i64 [ %86, %b14 ], [ 16, %b12 ], !dbg !956
	%80 = icmp sgt i64 %79, 0, !dbg !957
	br i1 %80, label %b14, label %b23, !dbg !957

b14:
	%81 = trunc i64 %79 to i32, !dbg !958
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %81, i32 31), !dbg !958
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !958
	%84 = icmp slt i32 %78, %83, !dbg !959
	%85 = select i1 %84, i32 %78, i32 %83, !dbg !959
	%86 = sdiv i64 %79, 2, !dbg !960
	br label %b13, !dbg !960

b15:
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !961, !range !20
	%88 = sext i32 %87 to i64, !dbg !961
	br label %b16, !dbg !961

b16:
	%89 = phi i32 [ %42, %b15 ], [ %101, %b21 ], !dbg !955
	%90 = phi i64 [ 16, %b15 ], [ %102, %b21 ], !dbg !962
	%91 = icmp sgt i64 %90, 0, !dbg !963
	br i1 %91, label %b17, label %b22, !dbg !963

b17:
	%92 = add i64 %88, %90, !dbg !964
	%93 = icmp sge i64 %92, %47, !dbg !965
	br i1 %93, label %b18, label %b19, !dbg !965

b18:
	br label %b19, !dbg !965

b19:
	%94 = phi i64 [ %92, %b17 ], [ %88, %b18 ], !dbg !966
	%95 = trunc i64 %94 to i32, !dbg !967
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 %95, i32 31), !dbg !967
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !967
	%98 = icmp ne i64 %94, %88, !dbg !968
	br i1 %98, label %b20, label %b21, !dbg !968

b20:
	%99 = icmp slt i32 %89, %97, !dbg !959
	%100 = select i1 %99, i32 %89, i32 %97, !dbg !959
	br label %b21, !dbg !969

b21:
	%101 = phi i32 [ %89, %b19 ], [ %100, %b20 ], !dbg !955
	%102 = sdiv i64 %90, 2, !dbg !970
	br label %b16, !dbg !970

b22:
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 0, i32 31), !dbg !971
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !971
	br label %b23, !dbg !972

b23:
	%105 = phi i32 [ %78, %b13 ], [ %104, %b22 ], !dbg !953
	br i1 %48, label %b24, label %b26, !dbg !977

b24:
	%106 = phi i32 [ %113, %b25 ], [ %42, %b23 ], !dbg !978
	%107 = phi i64 [ %114, %b25 ], [ 16, %b23 ], !dbg !979
	%108 = icmp sgt i64 %107, 0, !dbg !980
	br i1 %108, label %b25, label %b34, !dbg !980

b25:
	%109 = trunc i64 %107 to i32, !dbg !981
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %109, i32 31), !dbg !981
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !981
	%112 = icmp sgt i32 %106, %111, !dbg !982
	%113 = select i1 %112, i32 %106, i32 %111, !dbg !982
	%114 = sdiv i64 %107, 2, !dbg !983
	br label %b24, !dbg !983

b26:
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !984, !range !20
	%116 = sext i32 %115 to i64, !dbg !984
	br label %b27, !dbg !984

b27:
	%117 = phi i32 [ %42, %b26 ], [ %129, %b32 ], !dbg !978
	%118 = phi i64 [ 16, %b26 ], [ %130, %b32 ], !dbg !985
	%119 = icmp sgt i64 %118, 0, !dbg !986
	br i1 %119, label %b28, label %b33, !dbg !986

b28:
	%120 = add i64 %116, %118, !dbg !987
	%121 = icmp sge i64 %120, %47, !dbg !988
	br i1 %121, label %b29, label %b30, !dbg !988

b29:
	br label %b30, !dbg !988

b30:
	%122 = phi i64 [ %120, %b28 ], [ %116, %b29 ], !dbg !989
	%123 = trunc i64 %122 to i32, !dbg !990
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 %123, i32 31), !dbg !990
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !990
	%126 = icmp ne i64 %122, %116, !dbg !991
	br i1 %126, label %b31, label %b32, !dbg !991

b31:
	%127 = icmp sgt i32 %117, %125, !dbg !982
	%128 = select i1 %127, i32 %117, i32 %125, !dbg !982
	br label %b32, !dbg !992

b32:
	%129 = phi i32 [ %117, %b30 ], [ %128, %b31 ], !dbg !978
	%130 = sdiv i64 %118, 2, !dbg !993
	br label %b27, !dbg !993

b33:
	%131 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 0, i32 31), !dbg !994
	%132 = extractvalue { i32, i1 } %131, 0, !dbg !994
	br label %b34, !dbg !995

b34:
	%133 = phi i32 [ %106, %b24 ], [ %132, %b33 ], !dbg !976
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !996
	store i32 %105, i32 addrspace(1)* %134, align 4, !dbg !996
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !997
	store i32 %133, i32 addrspace(1)* %135, align 4, !dbg !997
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1002, !range !20
	%137 = sext i32 %136 to i64, !dbg !1002
	br label %b35, !dbg !1002

b35:
	%138 = phi i32 [ %42, %b34 ], [ %146, %b38 ], !dbg !1003
	%139 = phi i64 [ 1, %b34 ], [ %147, %b38 ], !dbg !1004
	%140 = icmp slt i64 %139, 32, !dbg !1005
	br i1 %140, label %b36, label %b39, !dbg !1005

b36:
	%141 = trunc i64 %139 to i32, !dbg !1006
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %138, i32 %141, i32 0), !dbg !1006
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !1006
	%144 = icmp sge i64 %137, %139, !dbg !1007
	br i1 %144, label %b37, label %b38, !dbg !1007

b37:
	%145 = add i32 %138, %143, !dbg !1008
	br label %b38, !dbg !1008

b38:
	%146 = phi i32 [ %138, %b36 ], [ %145, %b37 ], !dbg !1003
	%147 = mul i64 %139, 2, !dbg !1009
	br label %b35, !dbg !1009

b39:
	%148 = phi i32 [ %156, %b42 ], [ %42, %b35 ], !dbg !1013
	%149 = phi i64 [ %157, %b42 ], [ 1, %b35 ], !dbg !1014
	%150 = icmp slt i64 %149, 32, !dbg !1015
	br i1 %150, label %b40, label %b43, !dbg !1015

b40:
	%151 = trunc i64 %149 to i32, !dbg !1016
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %148, i32 %151, i32 0), !dbg !1016
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !1016
	%154 = icmp sge i64 %137, %149, !dbg !1017
	br i1 %154, label %b41, label %b42, !dbg !1017

b41:
	%155 = add i32 %148, %153, !dbg !1018
	br label %b42, !dbg !1018

b42:
	%156 = phi i32 [ %148, %b40 ], [ %155, %b41 ], !dbg !1013
	%157 = mul i64 %149, 2, !dbg !1019
	br label %b39, !dbg !1019

b43:
	%158 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %148, i32 1, i32 0), !dbg !1020
	%159 = extractvalue { i32, i1 } %158, 0, !dbg !1020
	%160 = icmp eq i64 %137, 0, !dbg !1021
	br i1 %160, label %b45, label %b44, !dbg !1021

b44:
	br label %b45, !dbg !1022

b45:
	%161 = phi i32 [ 0, %b43 ], [ %159, %b44 ], !dbg !1011
	%162 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 3, !dbg !1023
	store i32 %138, i32 addrspace(1)* %162, align 4, !dbg !1023
	%163 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 4, !dbg !1024
	store i32 %161, i32 addrspace(1)* %163, align 4, !dbg !1024
	%164 = sdiv i64 %49, 3, !dbg !1025
	%165 = icmp slt i64 %164, 0, !dbg !1028
	br i1 %165, label %b47, label %b46, !dbg !1028

b46:
	%166 = icmp sge i64 %164, %47, !dbg !1029
	br i1 %166, label %b47, label %b48, !dbg !1029

b47:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !1030
	ret void, !dbg !1030

b48:
	%167 = trunc i64 %164 to i32, !dbg !1031
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %167, i32 31), !dbg !1031
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !1031
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 5, !dbg !1032
	store i32 %169, i32 addrspace(1)* %170, align 4, !dbg !1032
	%171 = add i64 %50, 1, !dbg !1032
	%172 = icmp slt i64 %171, 2, !dbg !1032
	br i1 %172, label %b1, label %b49, !dbg !1032

b49:
	%173 = sub i64 %p3, %33, !dbg !1033
	%174 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !1033
	%175 = icmp ugt i64 %33, %p3, !dbg !1033
	%176 = icmp ugt i64 6, %173, !dbg !1036
	%177 = or i1 %175, %176, !dbg !1036
	br i1 %177, label %b49_fail1, label %b49_ok1, !dbg !1036, !prof !30

b49_ok1:
	%178 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1037
	%179 = add i64 %22, 32, !dbg !1043
	%180 = sub i64 %179, 1, !dbg !1044
	%181 = sub i64 %47, 1, !dbg !1049
	%182 = icmp eq i64 %137, %181, !dbg !1050
	%183 = mul i64 %22, 2, !dbg !1051
	br label %b50, !dbg !1036

b50:
	%184 = phi i64 [ 0, %b49_ok1 ], [ %366, %b129 ], !dbg !1036
	br i1 %48, label %b51, label %b53, !dbg !1053

b51:
	%185 = phi i32 [ %191, %b52 ], [ %178, %b50 ], !dbg !1054
	%186 = phi i64 [ %192, %b52 ], [ 16, %b50 ], !dbg !1055
	%187 = icmp sgt i64 %186, 0, !dbg !1056
	br i1 %187, label %b52, label %b60, !dbg !1056

b52:
	%188 = trunc i64 %186 to i32, !dbg !1057
	%189 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %185, i32 %188, i32 31), !dbg !1057
	%190 = extractvalue { i32, i1 } %189, 0, !dbg !1057
	%191 = add i32 %185, %190, !dbg !1058
	%192 = sdiv i64 %186, 2, !dbg !1059
	br label %b51, !dbg !1059

b53:
	%193 = phi i32 [ %204, %b58 ], [ %178, %b50 ], !dbg !1054
	%194 = phi i64 [ %205, %b58 ], [ 16, %b50 ], !dbg !1060
	%195 = icmp sgt i64 %194, 0, !dbg !1061
	br i1 %195, label %b54, label %b59, !dbg !1061

b54:
	%196 = add i64 %137, %194, !dbg !1062
	%197 = icmp sge i64 %196, %47, !dbg !1063
	br i1 %197, label %b55, label %b56, !dbg !1063

b55:
	br label %b56, !dbg !1063

b56:
	%198 = phi i64 [ %196, %b54 ], [ %137, %b55 ], !dbg !1064
	%199 = trunc i64 %198 to i32, !dbg !1065
	%200 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %193, i32 %199, i32 31), !dbg !1065
	%201 = extractvalue { i32, i1 } %200, 0, !dbg !1065
	%202 = icmp ne i64 %198, %137, !dbg !1066
	br i1 %202, label %b57, label %b58, !dbg !1066

b57:
	%203 = add i32 %193, %201, !dbg !1058
	br label %b58, !dbg !1067

b58:
	%204 = phi i32 [ %193, %b56 ], [ %203, %b57 ], !dbg !1054
	%205 = sdiv i64 %194, 2, !dbg !1068
	br label %b53, !dbg !1068

b59:
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %193, i32 0, i32 31), !dbg !1069
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !1069
	br label %b60, !dbg !1070

b60:
	%208 = phi i32 [ %185, %b51 ], [ %207, %b59 ], !dbg !1052
	%209 = sdiv i64 %180, 32, !dbg !1071
	%210 = icmp eq i64 %209, 1, !dbg !1072
	br i1 %210, label %b66, label %b61, !dbg !1072

b61:
	call void @llvm.nvvm.barrier0(), !dbg !1074
	br i1 %160, label %b62, label %b63, !dbg !1075

b62:
	%211 = sdiv i64 %31, 32, !dbg !1076
	%212 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %211, !dbg !1077
	store i32 %208, i32 addrspace(3)* %212, align 4, !dbg !1077
	br label %b63, !dbg !1077

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1078
	%213 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1079
	%214 = load i32, i32 addrspace(3)* %213, align 4, !dbg !1079
	br label %b64, !dbg !1079

b64:
	%215 = phi i32 [ %214, %b63 ], [ %220, %b65 ], !dbg !1080
	%216 = phi i64 [ 1, %b63 ], [ %221, %b65 ], !dbg !1081
	%217 = icmp slt i64 %216, %209, !dbg !1082
	br i1 %217, label %b65, label %b66, !dbg !1082

b65:
	%218 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %216, !dbg !1083
	%219 = load i32, i32 addrspace(3)* %218, align 4, !dbg !1083
	%220 = add i32 %215, %219, !dbg !1058
	%221 = add i64 %216, 1, !dbg !1084
	br label %b64, !dbg !1084

b66:
	%222 = phi i32 [ %208, %b60 ], [ %215, %b64 ], !dbg !1041
	%223 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 0, !dbg !1085
	store i32 %222, i32 addrspace(1)* %223, align 4, !dbg !1085
	br i1 %48, label %b67, label %b69, !dbg !1090

b67:
	%224 = phi i32 [ %231, %b68 ], [ %178, %b66 ], !dbg !1091
	%225 = phi i64 [ %232, %b68 ], [ 16, %b66 ], !dbg !1092
	%226 = icmp sgt i64 %225, 0, !dbg !1093
	br i1 %226, label %b68, label %b76, !dbg !1093

b68:
	%227 = trunc i64 %225 to i32, !dbg !1094
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %224, i32 %227, i32 31), !dbg !1094
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !1094
	%230 = icmp slt i32 %224, %229, !dbg !1095
	%231 = select i1 %230, i32 %224, i32 %229, !dbg !1095
	%232 = sdiv i64 %225, 2, !dbg !1096
	br label %b67, !dbg !1096

b69:
	%233 = phi i32 [ %245, %b74 ], [ %178, %b66 ], !dbg !1091
	%234 = phi i64 [ %246, %b74 ], [ 16, %b66 ], !dbg !1097
	%235 = icmp sgt i64 %234, 0, !dbg !1098
	br i1 %235, label %b70, label %b75, !dbg !1098

b70:
	%236 = add i64 %137, %234, !dbg !1099
	%237 = icmp sge i64 %236, %47, !dbg !1100
	br i1 %237, label %b71, label %b72, !dbg !1100

b71:
	br label %b72, !dbg !1100

b72:
	%238 = phi i64 [ %236, %b70 ], [ %137, %b71 ], !dbg !1101
	%239 = trunc i64 %238 to i32, !dbg !1102
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 %239, i32 31), !dbg !1102
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !1102
	%242 = icmp ne i64 %238, %137, !dbg !1103
	br i1 %242, label %b73, label %b74, !dbg !1103

b73:
	%243 = icmp slt i32 %233, %241, !dbg !1095
	%244 = select i1 %243, i32 %233, i32 %241, !dbg !1095
	br label %b74, !dbg !1104

b74:
	%245 = phi i32 [ %233, %b72 ], [ %244, %b73 ], !dbg !1091
	%246 = sdiv i64 %234, 2, !dbg !1105
	br label %b69, !dbg !1105

b75:
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 0, i32 31), !dbg !1106
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !1106
	br label %b76, !dbg !1107

b76:
	%249 = phi i32 [ %224, %b67 ], [ %248, %b75 ], !dbg !1089
	br i1 %210, label %b82, label %b77, !dbg !1108

b77:
	call void @llvm.nvvm.barrier0(), !dbg !1110
	br i1 %160, label %b78, label %b79, !dbg !1111

b78:
	%250 = sdiv i64 %31, 32, !dbg !1112
	%251 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %250, !dbg !1113
	store i32 %249, i32 addrspace(3)* %251, align 4, !dbg !1113
	br label %b79, !dbg !1113

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1114
	%252 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1115
	%253 = load i32, i32 addrspace(3)* %252, align 4, !dbg !1115
	br label %b80, !dbg !1115

b80:
	%254 = phi i32 [ %253, %b79 ], [ %260, %b81 ], !dbg !1116
	%255 = phi i64 [ 1, %b79 ], [ %261, %b81 ], !dbg !1117
	%256 = icmp slt i64 %255, %209, !dbg !1118
	br i1 %256, label %b81, label %b82, !dbg !1118

b81:
	%257 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %255, !dbg !1119
	%258 = load i32, i32 addrspace(3)* %257, align 4, !dbg !1119
	%259 = icmp slt i32 %254, %258, !dbg !1095
	%260 = select i1 %259, i32 %254, i32 %258, !dbg !1095
	%261 = add i64 %255, 1, !dbg !1120
	br label %b80, !dbg !1120

b82:
	%262 = phi i32 [ %249, %b76 ], [ %254, %b80 ], !dbg !1088
	br i1 %48, label %b83, label %b85, !dbg !1125

b83:
	%263 = phi i32 [ %270, %b84 ], [ %178, %b82 ], !dbg !1126
	%264 = phi i64 [ %271, %b84 ], [ 16, %b82 ], !dbg !1127
	%265 = icmp sgt i64 %264, 0, !dbg !1128
	br i1 %265, label %b84, label %b92, !dbg !1128

b84:
	%266 = trunc i64 %264 to i32, !dbg !1129
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %263, i32 %266, i32 31), !dbg !1129
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !1129
	%269 = icmp sgt i32 %263, %268, !dbg !1130
	%270 = select i1 %269, i32 %263, i32 %268, !dbg !1130
	%271 = sdiv i64 %264, 2, !dbg !1131
	br label %b83, !dbg !1131

b85:
	%272 = phi i32 [ %284, %b90 ], [ %178, %b82 ], !dbg !1126
	%273 = phi i64 [ %285, %b90 ], [ 16, %b82 ], !dbg !1132
	%274 = icmp sgt i64 %273, 0, !dbg !1133
	br i1 %274, label %b86, label %b91, !dbg !1133

b86:
	%275 = add i64 %137, %273, !dbg !1134
	%276 = icmp sge i64 %275, %47, !dbg !1135
	br i1 %276, label %b87, label %b88, !dbg !1135

b87:
	br label %b88, !dbg !1135

b88:
	%277 = phi i64 [ %275, %b86 ], [ %137, %b87 ], !dbg !1136
	%278 = trunc i64 %277 to i32, !dbg !1137
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %278, i32 31), !dbg !1137
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !1137
	%281 = icmp ne i64 %277, %137, !dbg !1138
	br i1 %281, label %b89, label %b90, !dbg !1138

b89:
	%282 = icmp sgt i32 %272, %280, !dbg !1130
	%283 = select i1 %282, i32 %272, i32 %280, !dbg !1130
	br label %b90, !dbg !1139

b90:
	%284 = phi i32 [ %272, %b88 ], [ %283, %b89 ], !dbg !1126
	%285 = sdiv i64 %273, 2, !dbg !1140
	br label %b85, !dbg !1140

b91:
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 0, i32 31), !dbg !1141
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !1141
	br label %b92, !dbg !1142

b92:
	%288 = phi i32 [ %263, %b83 ], [ %287, %b91 ], !dbg !1124
	br i1 %210, label %b98, label %b93, !dbg !1143

b93:
	call void @llvm.nvvm.barrier0(), !dbg !1145
	br i1 %160, label %b94, label %b95, !dbg !1146

b94:
	%289 = sdiv i64 %31, 32, !dbg !1147
	%290 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %289, !dbg !1148
	store i32 %288, i32 addrspace(3)* %290, align 4, !dbg !1148
	br label %b95, !dbg !1148

b95:
	call void @llvm.nvvm.barrier0(), !dbg !1149
	%291 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1150
	%292 = load i32, i32 addrspace(3)* %291, align 4, !dbg !1150
	br label %b96, !dbg !1150

b96:
	%293 = phi i32 [ %292, %b95 ], [ %299, %b97 ], !dbg !1151
	%294 = phi i64 [ 1, %b95 ], [ %300, %b97 ], !dbg !1152
	%295 = icmp slt i64 %294, %209, !dbg !1153
	br i1 %295, label %b97, label %b98, !dbg !1153

b97:
	%296 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %294, !dbg !1154
	%297 = load i32, i32 addrspace(3)* %296, align 4, !dbg !1154
	%298 = icmp sgt i32 %293, %297, !dbg !1130
	%299 = select i1 %298, i32 %293, i32 %297, !dbg !1130
	%300 = add i64 %294, 1, !dbg !1155
	br label %b96, !dbg !1155

b98:
	%301 = phi i32 [ %288, %b92 ], [ %293, %b96 ], !dbg !1123
	%302 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 1, !dbg !1156
	store i32 %262, i32 addrspace(1)* %302, align 4, !dbg !1156
	%303 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 2, !dbg !1157
	store i32 %301, i32 addrspace(1)* %303, align 4, !dbg !1157
	br label %b99, !dbg !1158

b99:
	%304 = phi i32 [ %178, %b98 ], [ %312, %b102 ], !dbg !1159
	%305 = phi i64 [ 1, %b98 ], [ %313, %b102 ], !dbg !1160
	%306 = icmp slt i64 %305, 32, !dbg !1161
	br i1 %306, label %b100, label %b103, !dbg !1161

b100:
	%307 = trunc i64 %305 to i32, !dbg !1162
	%308 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %304, i32 %307, i32 0), !dbg !1162
	%309 = extractvalue { i32, i1 } %308, 0, !dbg !1162
	%310 = icmp sge i64 %137, %305, !dbg !1163
	br i1 %310, label %b101, label %b102, !dbg !1163

b101:
	%311 = add i32 %304, %309, !dbg !1164
	br label %b102, !dbg !1164

b102:
	%312 = phi i32 [ %304, %b100 ], [ %311, %b101 ], !dbg !1159
	%313 = mul i64 %305, 2, !dbg !1165
	br label %b99, !dbg !1165

b103:
	br i1 %210, label %b109, label %b104, !dbg !1166

b104:
	%314 = sdiv i64 %31, 32, !dbg !1168
	call void @llvm.nvvm.barrier0(), !dbg !1169
	br i1 %182, label %b105, label %b106, !dbg !1050

b105:
	%315 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %314, !dbg !1170
	store i32 %304, i32 addrspace(3)* %315, align 4, !dbg !1170
	br label %b106, !dbg !1170

b106:
	call void @llvm.nvvm.barrier0(), !dbg !1171
	%316 = icmp slt i64 0, %314, !dbg !1171
	br i1 %316, label %b107, label %b108, !dbg !1171

b107:
	%317 = phi i32 [ %322, %b107_ok1 ], [ 0, %b106 ], !dbg !1172
	%318 = phi i64 [ %323, %b107_ok1 ], [ 0, %b106 ], !dbg !1172
	%319 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %318, !dbg !1173
	%320 = icmp uge i64 %318, 32, !dbg !1173
	br i1 %320, label %b107_fail1, label %b107_ok1, !dbg !1173, !prof !30

b107_ok1:
	%321 = load i32, i32 addrspace(3)* %319, align 4, !dbg !1173
	%322 = add i32 %317, %321, !dbg !1174
	%323 = add i64 %318, 1, !dbg !1174
	%324 = icmp slt i64 %323, %314, !dbg !1174
	br i1 %324, label %b107, label %b108, !dbg !1174

b108:
	%325 = phi i32 [ 0, %b106 ], [ %322, %b107_ok1 ], !dbg !1172
	br label %b109, !dbg !1175

b109:
	%326 = phi i32 [ 0, %b103 ], [ %325, %b108 ], !dbg !1048
	%327 = add i32 %326, %304, !dbg !1176
	br label %b110, !dbg !1180

b110:
	%328 = phi i32 [ %178, %b109 ], [ %336, %b113 ], !dbg !1181
	%329 = phi i64 [ 1, %b109 ], [ %337, %b113 ], !dbg !1182
	%330 = icmp slt i64 %329, 32, !dbg !1183
	br i1 %330, label %b111, label %b114, !dbg !1183

b111:
	%331 = trunc i64 %329 to i32, !dbg !1184
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %328, i32 %331, i32 0), !dbg !1184
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !1184
	%334 = icmp sge i64 %137, %329, !dbg !1185
	br i1 %334, label %b112, label %b113, !dbg !1185

b112:
	%335 = add i32 %328, %333, !dbg !1186
	br label %b113, !dbg !1186

b113:
	%336 = phi i32 [ %328, %b111 ], [ %335, %b112 ], !dbg !1181
	%337 = mul i64 %329, 2, !dbg !1187
	br label %b110, !dbg !1187

b114:
	br i1 %210, label %b120, label %b115, !dbg !1188

b115:
	%338 = sdiv i64 %31, 32, !dbg !1190
	call void @llvm.nvvm.barrier0(), !dbg !1191
	br i1 %182, label %b116, label %b117, !dbg !1192

b116:
	%339 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %338, !dbg !1193
	store i32 %328, i32 addrspace(3)* %339, align 4, !dbg !1193
	br label %b117, !dbg !1193

b117:
	call void @llvm.nvvm.barrier0(), !dbg !1194
	%340 = icmp slt i64 0, %338, !dbg !1194
	br i1 %340, label %b118, label %b119, !dbg !1194

b118:
	%341 = phi i32 [ %346, %b118_ok1 ], [ 0, %b117 ], !dbg !1195
	%342 = phi i64 [ %347, %b118_ok1 ], [ 0, %b117 ], !dbg !1195
	%343 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %342, !dbg !1196
	%344 = icmp uge i64 %342, 32, !dbg !1196
	br i1 %344, label %b118_fail1, label %b118_ok1, !dbg !1196, !prof !30

b118_ok1:
	%345 = load i32, i32 addrspace(3)* %343, align 4, !dbg !1196
	%346 = add i32 %341, %345, !dbg !1197
	%347 = add i64 %342, 1, !dbg !1197
	%348 = icmp slt i64 %347, %338, !dbg !1197
	br i1 %348, label %b118, label %b119, !dbg !1197

b119:
	%349 = phi i32 [ 0, %b117 ], [ %346, %b118_ok1 ], !dbg !1195
	br label %b120, !dbg !1198

b120:
	%350 = phi i32 [ 0, %b114 ], [ %349, %b119 ], !dbg !1179
	%351 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %328, i32 1, i32 0), !dbg !1199
	%352 = extractvalue { i32, i1 } %351, 0, !dbg !1199
	br i1 %160, label %b122, label %b121, !dbg !1200

b121:
	%353 = add i32 %350, %352, !dbg !1201
	br label %b122, !dbg !1202

b122:
	%354 = phi i32 [ %350, %b120 ], [ %353, %b121 ], !dbg !1178
	%355 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 3, !dbg !1203
	store i32 %327, i32 addrspace(1)* %355, align 4, !dbg !1203
	%356 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 4, !dbg !1204
	store i32 %354, i32 addrspace(1)* %356, align 4, !dbg !1204
	%357 = sdiv i64 %183, 3, !dbg !1205
	%358 = icmp sge i64 %357, %22, !dbg !1208
	br i1 %358, label %b123, label %b124, !dbg !1208

b123:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !1209
	ret void, !dbg !1209

b124:
	br i1 %210, label %b125, label %b126, !dbg !1210

b125:
	%359 = trunc i64 %357 to i32, !dbg !1211
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %178, i32 %359, i32 31), !dbg !1211
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !1211
	br label %b129, !dbg !1212

b126:
	call void @llvm.nvvm.barrier0(), !dbg !1214
	%362 = icmp eq i64 %31, %357, !dbg !1215
	br i1 %362, label %b127, label %b128, !dbg !1215

b127:
	store i32 %178, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1216
	br label %b128, !dbg !1216

b128:
	call void @llvm.nvvm.barrier0(), !dbg !1217
	%363 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1218
	br label %b129, !dbg !1219

b129:
	%364 = phi i32 [ %361, %b125 ], [ %363, %b128 ], !dbg !1207
	%365 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 5, !dbg !1220
	store i32 %364, i32 addrspace(1)* %365, align 4, !dbg !1220
	%366 = add i64 %184, 1, !dbg !1220
	%367 = icmp slt i64 %366, 2, !dbg !1220
	br i1 %367, label %b50, label %b130, !dbg !1220

b130:
	ret void, !dbg !914

b0_fail1:
	%368 = icmp ugt i64 %33, %p1, !dbg !917
	br i1 %368, label %b0_fail2, label %b0_ok2, !dbg !917

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !917
	ret void, !dbg !917

b0_ok2:
	%369 = icmp uge i64 %32, %p5, !dbg !918
	br i1 %369, label %b0_fail3, label %b0_ok3, !dbg !918

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !918
	ret void, !dbg !918

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !921
	ret void, !dbg !921

b49_fail1:
	%370 = icmp ugt i64 %33, %p3, !dbg !1033
	br i1 %370, label %b49_fail2, label %b49_ok2, !dbg !1033

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !1033
	ret void, !dbg !1033

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %173), !dbg !1036
	ret void, !dbg !1036

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %318, i64 32), !dbg !1173
	ret void, !dbg !1173

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %342, i64 32), !dbg !1196
	ret void, !dbg !1196
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1221 {
entry:
	br label %b0, !dbg !1222

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !1222
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1222
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !1222
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1225, !range !11
	%4 = sext i32 %3 to i64, !dbg !1225
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1225, !range !12
	%6 = sext i32 %5 to i64, !dbg !1225
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1225, !range !12
	%8 = sext i32 %7 to i64, !dbg !1225
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1225, !range !13
	%10 = sext i32 %9 to i64, !dbg !1225
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1225, !range !14
	%12 = sext i32 %11 to i64, !dbg !1225
	%13 = mul i64 %12, %8, !dbg !1225
	%14 = add i64 %6, %13, !dbg !1225
	%15 = mul i64 %10, %14, !dbg !1225
	%16 = add i64 %4, %15, !dbg !1225
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1225, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1225, !range !15
	%19 = mul i32 %17, %18, !dbg !1225
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1225, !range !16
	%21 = mul i32 %19, %20, !dbg !1225
	%22 = sext i32 %21 to i64, !dbg !1225
	%23 = mul i64 %16, %22, !dbg !1225
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1225, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1225, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1225, !range !18
	%27 = mul i32 %18, %26, !dbg !1225
	%28 = add i32 %25, %27, !dbg !1225
	%29 = mul i32 %17, %28, !dbg !1225
	%30 = add i32 %24, %29, !dbg !1225
	%31 = sext i32 %30 to i64, !dbg !1225
	%32 = add i64 %23, %31, !dbg !1225
	%33 = mul i64 %32, 3, !dbg !1226
	%34 = sub i64 %p1, %33, !dbg !1227
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !1227
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !1228
	%37 = icmp ugt i64 %33, %p1, !dbg !1227
	%38 = icmp uge i64 %32, %p5, !dbg !1228
	%39 = icmp ugt i64 3, %34, !dbg !1231
	%40 = or i1 %37, %38, !dbg !1231
	%41 = or i1 %40, %39, !dbg !1231
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1231, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1228
	%43 = and i32 %30, -32, !dbg !1236
	%44 = sub i32 %21, %43, !dbg !1236
	%45 = icmp slt i32 %44, 32, !dbg !1236
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1236
	%47 = sext i32 %46 to i64, !dbg !1236
	%48 = icmp eq i64 %47, 32, !dbg !1237
	br i1 %48, label %b1, label %b3, !dbg !1237

b1:
	%49 = phi i32 [ %42, %b0_ok1 ], [ %55, %b2 ], !dbg !1238
	%50 = phi i64 [ 16, %b0_ok1 ], [ %56, %b2 ], !dbg !1239
	%51 = icmp sgt i64 %50, 0, !dbg !1240
	br i1 %51, label %b2, label %b11, !dbg !1240

b2:
	%52 = trunc i64 %50 to i32, !dbg !1241
	%53 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %52, i32 31), !dbg !1241
	%54 = extractvalue { i32, i1 } %53, 0, !dbg !1241
	%55 = and i32 %49, %54, !dbg !1242
	%56 = sdiv i64 %50, 2, !dbg !1243
	br label %b1, !dbg !1243

b3:
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1244, !range !20
	%58 = sext i32 %57 to i64, !dbg !1244
	br label %b4, !dbg !1244

b4:
	%59 = phi i32 [ %42, %b3 ], [ %70, %b9 ], !dbg !1238
	%60 = phi i64 [ 16, %b3 ], [ %71, %b9 ], !dbg !1245
	%61 = icmp sgt i64 %60, 0, !dbg !1246
	br i1 %61, label %b5, label %b10, !dbg !1246

b5:
	%62 = add i64 %58, %60, !dbg !1247
	%63 = icmp sge i64 %62, %47, !dbg !1248
	br i1 %63, label %b6, label %b7, !dbg !1248

b6:
	br label %b7, !dbg !1248

b7:
	%64 = phi i64 [ %62, %b5 ], [ %58, %b6 ], !dbg !1249
	%65 = trunc i64 %64 to i32, !dbg !1250
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %59, i32 %65, i32 31), !dbg !1250
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !1250
	%68 = icmp ne i64 %64, %58, !dbg !1251
	br i1 %68, label %b8, label %b9, !dbg !1251

b8:
	%69 = and i32 %59, %67, !dbg !1242
	br label %b9, !dbg !1252

b9:
	%70 = phi i32 [ %59, %b7 ], [ %69, %b8 ], !dbg !1238
	%71 = sdiv i64 %60, 2, !dbg !1253
	br label %b4, !dbg !1253

b10:
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %59, i32 0, i32 31), !dbg !1254
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !1254
	br label %b11, !dbg !1255

b11:
	%74 = phi i32 [ %49, %b1 ], [ %73, %b10 ], !dbg !1235
	br i1 %48, label %b12, label %b14, !dbg !1260

b12:
	%75 = phi i32 [ %42, %b11 ], [ %81, %b13 ], !dbg !1261
	%76 = phi i64 [ 16, %b11 ], [ %82, %b13 ], !dbg !1262
	%77 = icmp sgt i64 %76, 0, !dbg !1263
	br i1 %77, label %b13, label %b22, !dbg !1263

b13:
	%78 = trunc i64 %76 to i32, !dbg !1264
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %75, i32 %78, i32 31), !dbg !1264
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !1264
	%81 = or i32 %75, %80, !dbg !1265
	%82 = sdiv i64 %76, 2, !dbg !1266
	br label %b12, !dbg !1266

b14:
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1267, !range !20
	%84 = sext i32 %83 to i64, !dbg !1267
	br label %b15, !dbg !1267

b15:
	%85 = phi i32 [ %42, %b14 ], [ %96, %b20 ], !dbg !1261
	%86 = phi i64 [ 16, %b14 ], [ %97, %b20 ], !dbg !1268
	%87 = icmp sgt i64 %86, 0, !dbg !1269
	br i1 %87, label %b16, label %b21, !dbg !1269

b16:
	%88 = add i64 %84, %86, !dbg !1270
	%89 = icmp sge i64 %88, %47, !dbg !1271
	br i1 %89, label %b17, label %b18, !dbg !1271

b17:
	br label %b18, !dbg !1271

b18:
	%90 = phi i64 [ %88, %b16 ], [ %84, %b17 ], !dbg !1272
	%91 = trunc i64 %90 to i32, !dbg !1273
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 %91, i32 31), !dbg !1273
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !1273
	%94 = icmp ne i64 %90, %84, !dbg !1274
	br i1 %94, label %b19, label %b20, !dbg !1274

b19:
	%95 = or i32 %85, %93, !dbg !1265
	br label %b20, !dbg !1275

b20:
	%96 = phi i32 [ %85, %b18 ], [ %95, %b19 ], !dbg !1261
	%97 = sdiv i64 %86, 2, !dbg !1276
	br label %b15, !dbg !1276

b21:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 0, i32 31), !dbg !1277
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !1277
	br label %b22, !dbg !1278

b22:
	%100 = phi i32 [ %75, %b12 ], [ %99, %b21 ], !dbg !1259
	br i1 %48, label %b23, label %b25, !dbg !1283

b23:
	%101 = phi i32 [ %42, %b22 ], [ %107, %b24 ], !dbg !1284
	%102 = phi i64 [ 16, %b22 ], [ %108, %b24 ], !dbg !1285
	%103 = icmp sgt i64 %102, 0, !dbg !1286
	br i1 %103, label %b24, label %b33, !dbg !1286

b24:
	%104 = trunc i64 %102 to i32, !dbg !1287
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %101, i32 %104, i32 31), !dbg !1287
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !1287
	%107 = xor i32 %101, %106, !dbg !1288
	%108 = sdiv i64 %102, 2, !dbg !1289
	br label %b23, !dbg !1289

b25:
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1290, !range !20
	%110 = sext i32 %109 to i64, !dbg !1290
	br label %b26, !dbg !1290

b26:
	%111 = phi i32 [ %42, %b25 ], [ %122, %b31 ], !dbg !1284
	%112 = phi i64 [ 16, %b25 ], [ %123, %b31 ], !dbg !1291
	%113 = icmp sgt i64 %112, 0, !dbg !1292
	br i1 %113, label %b27, label %b32, !dbg !1292

b27:
	%114 = add i64 %110, %112, !dbg !1293
	%115 = icmp sge i64 %114, %47, !dbg !1294
	br i1 %115, label %b28, label %b29, !dbg !1294

b28:
	br label %b29, !dbg !1294

b29:
	%116 = phi i64 [ %114, %b27 ], [ %110, %b28 ], !dbg !1295
	%117 = trunc i64 %116 to i32, !dbg !1296
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 %117, i32 31), !dbg !1296
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !1296
	%120 = icmp ne i64 %116, %110, !dbg !1297
	br i1 %120, label %b30, label %b31, !dbg !1297

b30:
	%121 = xor i32 %111, %119, !dbg !1288
	br label %b31, !dbg !1298

b31:
	%122 = phi i32 [ %111, %b29 ], [ %121, %b30 ], !dbg !1284
	%123 = sdiv i64 %112, 2, !dbg !1299
	br label %b26, !dbg !1299

b32:
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 0, i32 31), !dbg !1300
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !1300
	br label %b33, !dbg !1301

b33:
	%126 = phi i32 [ %101, %b23 ], [ %125, %b32 ], !dbg !1282
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !1302
	store i32 %74, i32 addrspace(1)* %127, align 4, !dbg !1302
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !1303
	store i32 %100, i32 addrspace(1)* %128, align 4, !dbg !1303
	%129 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !1304
	store i32 %126, i32 addrspace(1)* %129, align 4, !dbg !1304
	%130 = sub i64 %p3, %33, !dbg !1305
	%131 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !1305
	%132 = icmp ugt i64 %33, %p3, !dbg !1305
	%133 = icmp ugt i64 3, %130, !dbg !1308
	%134 = or i1 %132, %133, !dbg !1308
	br i1 %134, label %b33_fail1, label %b33_ok1, !dbg !1308, !prof !30

b33_ok1:
	%135 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1309
	br i1 %48, label %b34, label %b36, !dbg !1314

b34:
	%136 = phi i32 [ %135, %b33_ok1 ], [ %142, %b35 ], !dbg !1315
	%137 = phi i64 [ 16, %b33_ok1 ], [ %143, %b35 ], !dbg !1316
	%138 = icmp sgt i64 %137, 0, !dbg !1317
	br i1 %138, label %b35, label %b44, !dbg !1317

b35:
	%139 = trunc i64 %137 to i32, !dbg !1318
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %136, i32 %139, i32 31), !dbg !1318
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !1318
	%142 = and i32 %136, %141, !dbg !1319
	%143 = sdiv i64 %137, 2, !dbg !1320
	br label %b34, !dbg !1320

b36:
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1321, !range !20
	%145 = sext i32 %144 to i64, !dbg !1321
	br label %b37, !dbg !1321

b37:
	%146 = phi i32 [ %135, %b36 ], [ %157, %b42 ], !dbg !1315
	%147 = phi i64 [ 16, %b36 ], [ %158, %b42 ], !dbg !1322
	%148 = icmp sgt i64 %147, 0, !dbg !1323
	br i1 %148, label %b38, label %b43, !dbg !1323

b38:
	%149 = add i64 %145, %147, !dbg !1324
	%150 = icmp sge i64 %149, %47, !dbg !1325
	br i1 %150, label %b39, label %b40, !dbg !1325

b39:
	br label %b40, !dbg !1325

b40:
	%151 = phi i64 [ %149, %b38 ], [ %145, %b39 ], !dbg !1326
	%152 = trunc i64 %151 to i32, !dbg !1327
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %146, i32 %152, i32 31), !dbg !1327
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !1327
	%155 = icmp ne i64 %151, %145, !dbg !1328
	br i1 %155, label %b41, label %b42, !dbg !1328

b41:
	%156 = and i32 %146, %154, !dbg !1319
	br label %b42, !dbg !1329

b42:
	%157 = phi i32 [ %146, %b40 ], [ %156, %b41 ], !dbg !1315
	%158 = sdiv i64 %147, 2, !dbg !1330
	br label %b37, !dbg !1330

b43:
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %146, i32 0, i32 31), !dbg !1331
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !1331
	br label %b44, !dbg !1332

b44:
	%161 = phi i32 [ %136, %b34 ], [ %160, %b43 ], !dbg !1313
	%162 = add i64 %22, 32, !dbg !1334
	%163 = sub i64 %162, 1, !dbg !1335
	%164 = sdiv i64 %163, 32, !dbg !1336
	%165 = icmp eq i64 %164, 1, !dbg !1337
	br i1 %165, label %b50, label %b45, !dbg !1337

b45:
	call void @llvm.nvvm.barrier0(), !dbg !1339
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1340, !range !20
	%167 = sext i32 %166 to i64, !dbg !1340
	%168 = icmp eq i64 %167, 0, !dbg !1341
	br i1 %168, label %b46, label %b47, !dbg !1341

b46:
	%169 = sdiv i64 %31, 32, !dbg !1342
	%170 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %169, !dbg !1343
	store i32 %161, i32 addrspace(3)* %170, align 4, !dbg !1343
	br label %b47, !dbg !1343

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1344
	%171 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1345
	%172 = load i32, i32 addrspace(3)* %171, align 4, !dbg !1345
	br label %b48, !dbg !1345

b48:
	%173 = phi i32 [ %172, %b47 ], [ %178, %b49 ], !dbg !1346
	%174 = phi i64 [ 1, %b47 ], [ %179, %b49 ], !dbg !1347
	%175 = icmp slt i64 %174, %164, !dbg !1348
	br i1 %175, label %b49, label %b50, !dbg !1348

b49:
	%176 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %174, !dbg !1349
	%177 = load i32, i32 addrspace(3)* %176, align 4, !dbg !1349
	%178 = and i32 %173, %177, !dbg !1319
	%179 = add i64 %174, 1, !dbg !1350
	br label %b48, !dbg !1350

b50:
	%180 = phi i32 [ %161, %b44 ], [ %173, %b48 ], !dbg !1312
	br i1 %48, label %b51, label %b53, !dbg !1355

b51:
	%181 = phi i32 [ %135, %b50 ], [ %187, %b52 ], !dbg !1356
	%182 = phi i64 [ 16, %b50 ], [ %188, %b52 ], !dbg !1357
	%183 = icmp sgt i64 %182, 0, !dbg !1358
	br i1 %183, label %b52, label %b61, !dbg !1358

b52:
	%184 = trunc i64 %182 to i32, !dbg !1359
	%185 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %181, i32 %184, i32 31), !dbg !1359
	%186 = extractvalue { i32, i1 } %185, 0, !dbg !1359
	%187 = or i32 %181, %186, !dbg !1360
	%188 = sdiv i64 %182, 2, !dbg !1361
	br label %b51, !dbg !1361

b53:
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1362, !range !20
	%190 = sext i32 %189 to i64, !dbg !1362
	br label %b54, !dbg !1362

b54:
	%191 = phi i32 [ %135, %b53 ], [ %202, %b59 ], !dbg !1356
	%192 = phi i64 [ 16, %b53 ], [ %203, %b59 ], !dbg !1363
	%193 = icmp sgt i64 %192, 0, !dbg !1364
	br i1 %193, label %b55, label %b60, !dbg !1364

b55:
	%194 = add i64 %190, %192, !dbg !1365
	%195 = icmp sge i64 %194, %47, !dbg !1366
	br i1 %195, label %b56, label %b57, !dbg !1366

b56:
	br label %b57, !dbg !1366

b57:
	%196 = phi i64 [ %194, %b55 ], [ %190, %b56 ], !dbg !1367
	%197 = trunc i64 %196 to i32, !dbg !1368
	%198 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 %197, i32 31), !dbg !1368
	%199 = extractvalue { i32, i1 } %198, 0, !dbg !1368
	%200 = icmp ne i64 %196, %190, !dbg !1369
	br i1 %200, label %b58, label %b59, !dbg !1369

b58:
	%201 = or i32 %191, %199, !dbg !1360
	br label %b59, !dbg !1370

b59:
	%202 = phi i32 [ %191, %b57 ], [ %201, %b58 ], !dbg !1356
	%203 = sdiv i64 %192, 2, !dbg !1371
	br label %b54, !dbg !1371

b60:
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 0, i32 31), !dbg !1372
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !1372
	br label %b61, !dbg !1373

b61:
	%206 = phi i32 [ %181, %b51 ], [ %205, %b60 ], !dbg !1354
	br i1 %165, label %b67, label %b62, !dbg !1374

b62:
	call void @llvm.nvvm.barrier0(), !dbg !1376
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1377, !range !20
	%208 = sext i32 %207 to i64, !dbg !1377
	%209 = icmp eq i64 %208, 0, !dbg !1378
	br i1 %209, label %b63, label %b64, !dbg !1378

b63:
	%210 = sdiv i64 %31, 32, !dbg !1379
	%211 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %210, !dbg !1380
	store i32 %206, i32 addrspace(3)* %211, align 4, !dbg !1380
	br label %b64, !dbg !1380

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1381
	%212 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1382
	%213 = load i32, i32 addrspace(3)* %212, align 4, !dbg !1382
	br label %b65, !dbg !1382

b65:
	%214 = phi i32 [ %213, %b64 ], [ %219, %b66 ], !dbg !1383
	%215 = phi i64 [ 1, %b64 ], [ %220, %b66 ], !dbg !1384
	%216 = icmp slt i64 %215, %164, !dbg !1385
	br i1 %216, label %b66, label %b67, !dbg !1385

b66:
	%217 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %215, !dbg !1386
	%218 = load i32, i32 addrspace(3)* %217, align 4, !dbg !1386
	%219 = or i32 %214, %218, !dbg !1360
	%220 = add i64 %215, 1, !dbg !1387
	br label %b65, !dbg !1387

b67:
	%221 = phi i32 [ %206, %b61 ], [ %214, %b65 ], !dbg !1353
	br i1 %48, label %b68, label %b70, !dbg !1392

b68:
	%222 = phi i32 [ %135, %b67 ], [ %228, %b69 ], !dbg !1393
	%223 = phi i64 [ 16, %b67 ], [ %229, %b69 ], !dbg !1394
	%224 = icmp sgt i64 %223, 0, !dbg !1395
	br i1 %224, label %b69, label %b78, !dbg !1395

b69:
	%225 = trunc i64 %223 to i32, !dbg !1396
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %222, i32 %225, i32 31), !dbg !1396
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !1396
	%228 = xor i32 %222, %227, !dbg !1397
	%229 = sdiv i64 %223, 2, !dbg !1398
	br label %b68, !dbg !1398

b70:
	%230 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1399, !range !20
	%231 = sext i32 %230 to i64, !dbg !1399
	br label %b71, !dbg !1399

b71:
	%232 = phi i32 [ %135, %b70 ], [ %243, %b76 ], !dbg !1393
	%233 = phi i64 [ 16, %b70 ], [ %244, %b76 ], !dbg !1400
	%234 = icmp sgt i64 %233, 0, !dbg !1401
	br i1 %234, label %b72, label %b77, !dbg !1401

b72:
	%235 = add i64 %231, %233, !dbg !1402
	%236 = icmp sge i64 %235, %47, !dbg !1403
	br i1 %236, label %b73, label %b74, !dbg !1403

b73:
	br label %b74, !dbg !1403

b74:
	%237 = phi i64 [ %235, %b72 ], [ %231, %b73 ], !dbg !1404
	%238 = trunc i64 %237 to i32, !dbg !1405
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 %238, i32 31), !dbg !1405
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !1405
	%241 = icmp ne i64 %237, %231, !dbg !1406
	br i1 %241, label %b75, label %b76, !dbg !1406

b75:
	%242 = xor i32 %232, %240, !dbg !1397
	br label %b76, !dbg !1407

b76:
	%243 = phi i32 [ %232, %b74 ], [ %242, %b75 ], !dbg !1393
	%244 = sdiv i64 %233, 2, !dbg !1408
	br label %b71, !dbg !1408

b77:
	%245 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 0, i32 31), !dbg !1409
	%246 = extractvalue { i32, i1 } %245, 0, !dbg !1409
	br label %b78, !dbg !1410

b78:
	%247 = phi i32 [ %222, %b68 ], [ %246, %b77 ], !dbg !1391
	br i1 %165, label %b84, label %b79, !dbg !1411

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1413
	%248 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1414, !range !20
	%249 = sext i32 %248 to i64, !dbg !1414
	%250 = icmp eq i64 %249, 0, !dbg !1415
	br i1 %250, label %b80, label %b81, !dbg !1415

b80:
	%251 = sdiv i64 %31, 32, !dbg !1416
	%252 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %251, !dbg !1417
	store i32 %247, i32 addrspace(3)* %252, align 4, !dbg !1417
	br label %b81, !dbg !1417

b81:
	call void @llvm.nvvm.barrier0(), !dbg !1418
	%253 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1419
	%254 = load i32, i32 addrspace(3)* %253, align 4, !dbg !1419
	br label %b82, !dbg !1419

b82:
	%255 = phi i32 [ %254, %b81 ], [ %260, %b83 ], !dbg !1420
	%256 = phi i64 [ 1, %b81 ], [ %261, %b83 ], !dbg !1421
	%257 = icmp slt i64 %256, %164, !dbg !1422
	br i1 %257, label %b83, label %b84, !dbg !1422

b83:
	%258 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %256, !dbg !1423
	%259 = load i32, i32 addrspace(3)* %258, align 4, !dbg !1423
	%260 = xor i32 %255, %259, !dbg !1397
	%261 = add i64 %256, 1, !dbg !1424
	br label %b82, !dbg !1424

b84:
	%262 = phi i32 [ %247, %b78 ], [ %255, %b82 ], !dbg !1390
	%263 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 0, !dbg !1425
	store i32 %180, i32 addrspace(1)* %263, align 4, !dbg !1425
	%264 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 1, !dbg !1426
	store i32 %221, i32 addrspace(1)* %264, align 4, !dbg !1426
	%265 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 2, !dbg !1427
	store i32 %262, i32 addrspace(1)* %265, align 4, !dbg !1427
	ret void, !dbg !1224

b0_fail1:
	%266 = icmp ugt i64 %33, %p1, !dbg !1227
	br i1 %266, label %b0_fail2, label %b0_ok2, !dbg !1227

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !1227
	ret void, !dbg !1227

b0_ok2:
	%267 = icmp uge i64 %32, %p5, !dbg !1228
	br i1 %267, label %b0_fail3, label %b0_ok3, !dbg !1228

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !1228
	ret void, !dbg !1228

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !1231
	ret void, !dbg !1231

b33_fail1:
	%268 = icmp ugt i64 %33, %p3, !dbg !1305
	br i1 %268, label %b33_fail2, label %b33_ok2, !dbg !1305

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !1305
	ret void, !dbg !1305

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %130), !dbg !1308
	ret void, !dbg !1308
}

define void @ExchangeInt64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1428 {
entry:
	br label %b0, !dbg !1429

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1429
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1429
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1429
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1432, !range !11
	%4 = sext i32 %3 to i64, !dbg !1432
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1432, !range !12
	%6 = sext i32 %5 to i64, !dbg !1432
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1432, !range !12
	%8 = sext i32 %7 to i64, !dbg !1432
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1432, !range !13
	%10 = sext i32 %9 to i64, !dbg !1432
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1432, !range !14
	%12 = sext i32 %11 to i64, !dbg !1432
	%13 = mul i64 %12, %8, !dbg !1432
	%14 = add i64 %6, %13, !dbg !1432
	%15 = mul i64 %10, %14, !dbg !1432
	%16 = add i64 %4, %15, !dbg !1432
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1432, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1432, !range !15
	%19 = mul i32 %17, %18, !dbg !1432
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1432, !range !16
	%21 = mul i32 %19, %20, !dbg !1432
	%22 = sext i32 %21 to i64, !dbg !1432
	%23 = mul i64 %16, %22, !dbg !1432
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1432, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1432, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1432, !range !18
	%27 = mul i32 %18, %26, !dbg !1432
	%28 = add i32 %25, %27, !dbg !1432
	%29 = mul i32 %17, %28, !dbg !1432
	%30 = add i32 %24, %29, !dbg !1432
	%31 = sext i32 %30 to i64, !dbg !1432
	%32 = add i64 %23, %31, !dbg !1432
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1433, !range !20
	%34 = sext i32 %33 to i64, !dbg !1433
	%35 = and i32 %30, -32, !dbg !1434
	%36 = sub i32 %21, %35, !dbg !1434
	%37 = icmp slt i32 %36, 32, !dbg !1434
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1434
	%39 = sext i32 %38 to i64, !dbg !1434
	%40 = icmp eq i64 %39, 32, !dbg !1435
	br i1 %40, label %b1, label %b2, !dbg !1435

b1:
	br label %b2, !dbg !1435

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1436
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1437
	%43 = mul i64 %32, 4, !dbg !1439
	%44 = sub i64 %p1, %43, !dbg !1440
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1438
	%46 = icmp uge i64 %32, %p5, !dbg !1438
	%47 = icmp ugt i64 %43, %p1, !dbg !1440
	%48 = icmp ugt i64 4, %44, !dbg !1441
	%49 = icmp eq i64 %39, 0, !dbg !1442
	%50 = or i1 %46, %47, !dbg !1442
	%51 = or i1 %50, %48, !dbg !1442
	%52 = or i1 %51, %49, !dbg !1442
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1442, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !1438
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !1440
	%55 = mul i64 %34, 7, !dbg !1443
	%56 = add i64 %55, 3, !dbg !1444
	%57 = icmp eq i64 %39, -1, !dbg !1442
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1442
	%59 = srem i64 %56, %58, !dbg !1442
	%60 = trunc i64 %59 to i32, !dbg !1445
	%61 = trunc i64 %53 to i32, !dbg !1445
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1445
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1445
	%64 = lshr i64 %53, 32, !dbg !1445
	%65 = trunc i64 %64 to i32, !dbg !1445
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !1445
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !1445
	%68 = zext i32 %67 to i64, !dbg !1445
	%69 = shl i64 %68, 32, !dbg !1445
	%70 = zext i32 %63 to i64, !dbg !1445
	%71 = or i64 %70, %69, !dbg !1445
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !1446
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !1446
	%73 = trunc i64 %53 to i32, !dbg !1447
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1447
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1447
	%76 = lshr i64 %53, 32, !dbg !1447
	%77 = trunc i64 %76 to i32, !dbg !1447
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !1447
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !1447
	%80 = zext i32 %79 to i64, !dbg !1447
	%81 = shl i64 %80, 32, !dbg !1447
	%82 = zext i32 %75 to i64, !dbg !1447
	%83 = or i64 %82, %81, !dbg !1447
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !1448
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !1448
	%85 = trunc i64 %41 to i32, !dbg !1449
	%86 = trunc i64 %53 to i32, !dbg !1449
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !1449
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1449
	%89 = lshr i64 %53, 32, !dbg !1449
	%90 = trunc i64 %89 to i32, !dbg !1449
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !1449
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1449
	%93 = zext i32 %92 to i64, !dbg !1449
	%94 = shl i64 %93, 32, !dbg !1449
	%95 = zext i32 %88 to i64, !dbg !1449
	%96 = or i64 %95, %94, !dbg !1449
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !1450
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !1450
	%98 = trunc i64 %42 to i32, !dbg !1451
	%99 = trunc i64 %53 to i32, !dbg !1451
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !1451
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1451
	%102 = lshr i64 %53, 32, !dbg !1451
	%103 = trunc i64 %102 to i32, !dbg !1451
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !1451
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !1451
	%106 = zext i32 %105 to i64, !dbg !1451
	%107 = shl i64 %106, 32, !dbg !1451
	%108 = zext i32 %101 to i64, !dbg !1451
	%109 = or i64 %108, %107, !dbg !1451
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !1452
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !1452
	%111 = mul i64 %32, 3, !dbg !1453
	%112 = sub i64 %p3, %111, !dbg !1454
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !1454
	%114 = icmp ugt i64 %111, %p3, !dbg !1454
	%115 = icmp ugt i64 3, %112, !dbg !1455
	%116 = or i1 %114, %115, !dbg !1455
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !1455, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !1456
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !1457
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !1457
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !1458
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !1458
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !1459
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !1460
	%121 = sub i64 %32, %34, !dbg !1461
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !1462
	%123 = icmp uge i64 %121, %p5, !dbg !1462
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !1462, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !1462
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !1463
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !1464
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !1464
	ret void, !dbg !1431

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !1438
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !1438

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1438
	ret void, !dbg !1438

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !1440
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !1440

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1440
	ret void, !dbg !1440

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !1441
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !1441

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1441
	ret void, !dbg !1441

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1442
	ret void, !dbg !1442

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !1454
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !1454

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !1454
	ret void, !dbg !1454

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !1455
	ret void, !dbg !1455

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !1462
	ret void, !dbg !1462
}

define void @NumbersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1465 {
entry:
	br label %b0, !dbg !1466

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1466
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1466
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1466
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1469, !range !11
	%4 = sext i32 %3 to i64, !dbg !1469
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1469, !range !12
	%6 = sext i32 %5 to i64, !dbg !1469
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1469, !range !12
	%8 = sext i32 %7 to i64, !dbg !1469
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1469, !range !13
	%10 = sext i32 %9 to i64, !dbg !1469
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1469, !range !14
	%12 = sext i32 %11 to i64, !dbg !1469
	%13 = mul i64 %12, %8, !dbg !1469
	%14 = add i64 %6, %13, !dbg !1469
	%15 = mul i64 %10, %14, !dbg !1469
	%16 = add i64 %4, %15, !dbg !1469
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1469, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1469, !range !15
	%19 = mul i32 %17, %18, !dbg !1469
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1469, !range !16
	%21 = mul i32 %19, %20, !dbg !1469
	%22 = sext i32 %21 to i64, !dbg !1469
	%23 = mul i64 %16, %22, !dbg !1469
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1469, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1469, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1469, !range !18
	%27 = mul i32 %18, %26, !dbg !1469
	%28 = add i32 %25, %27, !dbg !1469
	%29 = mul i32 %17, %28, !dbg !1469
	%30 = add i32 %24, %29, !dbg !1469
	%31 = sext i32 %30 to i64, !dbg !1469
	%32 = add i64 %23, %31, !dbg !1469
	%33 = mul i64 %32, 6, !dbg !1470
	%34 = sub i64 %p1, %33, !dbg !1471
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !1471
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1472
	%37 = icmp ugt i64 %33, %p1, !dbg !1471
	%38 = icmp uge i64 %32, %p5, !dbg !1472
	%39 = icmp ugt i64 6, %34, !dbg !1475
	%40 = or i1 %37, %38, !dbg !1475
	%41 = or i1 %40, %39, !dbg !1475
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1475, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1472
	%43 = and i32 %30, -32, !dbg !1482
	%44 = sub i32 %21, %43, !dbg !1482
	%45 = icmp slt i32 %44, 32, !dbg !1482
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1482
	%47 = sext i32 %46 to i64, !dbg !1482
	%48 = icmp eq i64 %47, 32, !dbg !1483
	%49 = mul i64 %47, 2, !dbg !1484
	br label %b1, !dbg !1475

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %288, %b48 ], !dbg !1475
	br i1 %48, label %b2, label %b4, !dbg !1483

b2:
	%51 = phi i64 [ %66, %b3 ], [ %42, %b1 ], !dbg !1485
	%52 = phi i64 [ %67, %b3 ], [ 16, %b1 ], !dbg !1486
	%53 = icmp sgt i64 %52, 0, !dbg !1487
	br i1 %53, label %b3, label %b12, !dbg !1487

b3:
	%54 = trunc i64 %52 to i32, !dbg !1488
	%55 = trunc i64 %51 to i32, !dbg !1488
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !1488
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !1488
	%58 = lshr i64 %51, 32, !dbg !1488
	%59 = trunc i64 %58 to i32, !dbg !1488
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %54, i32 31), !dbg !1488
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !1488
	%62 = zext i32 %61 to i64, !dbg !1488
	%63 = shl i64 %62, 32, !dbg !1488
	%64 = zext i32 %57 to i64, !dbg !1488
	%65 = or i64 %64, %63, !dbg !1488
	%66 = add i64 %51, %65, !dbg !1489
	%67 = sdiv i64 %52, 2, !dbg !1490
	br label %b2, !dbg !1490

b4:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1491, !range !20
	%69 = sext i32 %68 to i64, !dbg !1491
	br label %b5, !dbg !1491

b5:
	%70 = phi i64 [ %42, %b4 ], [ %90, %b10 ], !dbg !1485
	%71 = phi i64 [ 16, %b4 ], [ %91, %b10 ], !dbg !1492
	%72 = icmp sgt i64 %71, 0, !dbg !1493
	br i1 %72, label %b6, label %b11, !dbg !1493

b6:
	%73 = add i64 %69, %71, !dbg !1494
	%74 = icmp sge i64 %73, %47, !dbg !1495
	br i1 %74, label %b7, label %b8, !dbg !1495

b7:
	br label %b8, !dbg !1495

b8:
	%75 = phi i64 [ %73, %b6 ], [ %69, %b7 ], !dbg !1496
	%76 = trunc i64 %75 to i32, !dbg !1497
	%77 = trunc i64 %70 to i32, !dbg !1497
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %77, i32 %76, i32 31), !dbg !1497
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !1497
	%80 = lshr i64 %70, 32, !dbg !1497
	%81 = trunc i64 %80 to i32, !dbg !1497
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %76, i32 31), !dbg !1497
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !1497
	%84 = zext i32 %83 to i64, !dbg !1497
	%85 = shl i64 %84, 32, !dbg !1497
	%86 = zext i32 %79 to i64, !dbg !1497
	%87 = or i64 %86, %85, !dbg !1497
	%88 = icmp ne i64 %75, %69, !dbg !1498
	br i1 %88, label %b9, label %b10, !dbg !1498

b9:
	%89 = add i64 %70, %87, !dbg !1489
	br label %b10, !dbg !1499

b10:
	%90 = phi i64 [ %70, %b8 ], [ %89, %b9 ], !dbg !1485
	%91 = sdiv i64 %71, 2, !dbg !1500
	br label %b5, !dbg !1500

b11:
	%92 = trunc i64 %70 to i32, !dbg !1501
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 0, i32 31), !dbg !1501
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !1501
	%95 = lshr i64 %70, 32, !dbg !1501
	%96 = trunc i64 %95 to i32, !dbg !1501
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !1501
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !1501
	%99 = zext i32 %98 to i64, !dbg !1501
	%100 = shl i64 %99, 32, !dbg !1501
	%101 = zext i32 %94 to i64, !dbg !1501
	%102 = or i64 %101, %100, !dbg !1501
	br label %b12, !dbg !1502

b12:
	%103 = phi i64 [ %51, %b2 ], [ %102, %b11 ], !dbg !1481
	%104 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !1503
	store i64 %103, i64 addrspace(1)* %104, align 8, !dbg !1503
	br i1 %48, label %b13, label %b15, !dbg !1508

b13:
	%105 = phi i64 [ %121, %b14 ], [ %42, %b12 ], !dbg !1509
	%106 = phi i64 [ %122, %b14 ], [ 16, %b12 ], !dbg !1510
	%107 = icmp sgt i64 %106, 0, !dbg !1511
	br i1 %107, label %b14, label %b23, !dbg !1511

b14:
	%108 = trunc i64 %106 to i32, !dbg !1512
	%109 = trunc i64 %105 to i32, !dbg !1512
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %109, i32 %108, i32 31), !dbg !1512
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !1512
	%112 = lshr i64 %105, 32, !dbg !1512
	%113 = trunc i64 %112 to i32, !dbg !1512
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %108, i32 31), !dbg !1512
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !1512
	%116 = zext i32 %115 to i64, !dbg !1512
	%117 = shl i64 %116, 32, !dbg !1512
	%118 = zext i32 %111 to i64, !dbg !1512
	%119 = or i64 %118, %117, !dbg !1512
	%120 = icmp slt i64 %105, %119, !dbg !1513
	%121 = select i1 %120, i64 %105, i64 %119, !dbg !1513
	%122 = sdiv i64 %106, 2, !dbg !1514
	br label %b13, !dbg !1514

b15:
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1515, !range !20
	%124 = sext i32 %123 to i64, !dbg !1515
	br label %b16, !dbg !1515

b16:
	%125 = phi i64 [ %42, %b15 ], [ %146, %b21 ], !dbg !1509
	%126 = phi i64 [ 16, %b15 ], [ %147, %b21 ], !dbg !1516
	%127 = icmp sgt i64 %126, 0, !dbg !1517
	br i1 %127, label %b17, label %b22, !dbg !1517

b17:
	%128 = add i64 %124, %126, !dbg !1518
	%129 = icmp sge i64 %128, %47, !dbg !1519
	br i1 %129, label %b18, label %b19, !dbg !1519

b18:
	br label %b19, !dbg !1519

b19:
	%130 = phi i64 [ %128, %b17 ], [ %124, %b18 ], !dbg !1520
	%131 = trunc i64 %130 to i32, !dbg !1521
	%132 = trunc i64 %125 to i32, !dbg !1521
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %131, i32 31), !dbg !1521
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !1521
	%135 = lshr i64 %125, 32, !dbg !1521
	%136 = trunc i64 %135 to i32, !dbg !1521
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 %131, i32 31), !dbg !1521
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !1521
	%139 = zext i32 %138 to i64, !dbg !1521
	%140 = shl i64 %139, 32, !dbg !1521
	%141 = zext i32 %134 to i64, !dbg !1521
	%142 = or i64 %141, %140, !dbg !1521
	%143 = icmp ne i64 %130, %124, !dbg !1522
	br i1 %143, label %b20, label %b21, !dbg !1522

b20:
	%144 = icmp slt i64 %125, %142, !dbg !1513
	%145 = select i1 %144, i64 %125, i64 %142, !dbg !1513
	br label %b21, !dbg !1523

b21:
	%146 = phi i64 [ %125, %b19 ], [ %145, %b20 ], !dbg !1509
	%147 = sdiv i64 %126, 2, !dbg !1524
	br label %b16, !dbg !1524

b22:
	%148 = trunc i64 %125 to i32, !dbg !1525
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 0, i32 31), !dbg !1525
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !1525
	%151 = lshr i64 %125, 32, !dbg !1525
	%152 = trunc i64 %151 to i32, !dbg !1525
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 0, i32 31), !dbg !1525
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !1525
	%155 = zext i32 %154 to i64, !dbg !1525
	%156 = shl i64 %155, 32, !dbg !1525
	%157 = zext i32 %150 to i64, !dbg !1525
	%158 = or i64 %157, %156, !dbg !1525
	br label %b23, !dbg !1526

b23:
	%159 = phi i64 [ %105, %b13 ], [ %158, %b22 ], !dbg !1507
	br i1 %48, label %b24, label %b26, !dbg !1531

b24:
	%160 = phi i64 [ %176, %b25 ], [ %42, %b23 ], !dbg !1532
	%161 = phi i64 [ %177, %b25 ], [ 16, %b23 ], !dbg !1533
	%162 = icmp sgt i64 %161, 0, !dbg !1534
	br i1 %162, label %b25, label %b34, !dbg !1534

b25:
	%163 = trunc i64 %161 to i32, !dbg !1535
	%164 = trunc i64 %160 to i32, !dbg !1535
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %164, i32 %163, i32 31), !dbg !1535
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !1535
	%167 = lshr i64 %160, 32, !dbg !1535
	%168 = trunc i64 %167 to i32, !dbg !1535
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %168, i32 %163, i32 31), !dbg !1535
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !1535
	%171 = zext i32 %170 to i64, !dbg !1535
	%172 = shl i64 %171, 32, !dbg !1535
	%173 = zext i32 %166 to i64, !dbg !1535
	%174 = or i64 %173, %172, !dbg !1535
	%175 = icmp sgt i64 %160, %174, !dbg !1536
	%176 = select i1 %175, i64 %160, i64 %174, !dbg !1536
	%177 = sdiv i64 %161, 2, !dbg !1537
	br label %b24, !dbg !1537

b26:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1538, !range !20
	%179 = sext i32 %178 to i64, !dbg !1538
	br label %b27, !dbg !1538

b27:
	%180 = phi i64 [ %42, %b26 ], [ %201, %b32 ], !dbg !1532
	%181 = phi i64 [ 16, %b26 ], [ %202, %b32 ], !dbg !1539
	%182 = icmp sgt i64 %181, 0, !dbg !1540
	br i1 %182, label %b28, label %b33, !dbg !1540

b28:
	%183 = add i64 %179, %181, !dbg !1541
	%184 = icmp sge i64 %183, %47, !dbg !1542
	br i1 %184, label %b29, label %b30, !dbg !1542

b29:
	br label %b30, !dbg !1542

b30:
	%185 = phi i64 [ %183, %b28 ], [ %179, %b29 ], !dbg !1543
	%186 = trunc i64 %185 to i32, !dbg !1544
	%187 = trunc i64 %180 to i32, !dbg !1544
	%188 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %187, i32 %186, i32 31), !dbg !1544
	%189 = extractvalue { i32, i1 } %188, 0, !dbg !1544
	%190 = lshr i64 %180, 32, !dbg !1544
	%191 = trunc i64 %190 to i32, !dbg !1544
	%192 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 %186, i32 31), !dbg !1544
	%193 = extractvalue { i32, i1 } %192, 0, !dbg !1544
	%194 = zext i32 %193 to i64, !dbg !1544
	%195 = shl i64 %194, 32, !dbg !1544
	%196 = zext i32 %189 to i64, !dbg !1544
	%197 = or i64 %196, %195, !dbg !1544
	%198 = icmp ne i64 %185, %179, !dbg !1545
	br i1 %198, label %b31, label %b32, !dbg !1545

b31:
	%199 = icmp sgt i64 %180, %197, !dbg !1536
	%200 = select i1 %199, i64 %180, i64 %197, !dbg !1536
	br label %b32, !dbg !1546

b32:
	%201 = phi i64 [ %180, %b30 ], [ %200, %b31 ], !dbg !1532
	%202 = sdiv i64 %181, 2, !dbg !1547
	br label %b27, !dbg !1547

b33:
	%203 = trunc i64 %180 to i32, !dbg !1548
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %203, i32 0, i32 31), !dbg !1548
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !1548
	%206 = lshr i64 %180, 32, !dbg !1548
	%207 = trunc i64 %206 to i32, !dbg !1548
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %207, i32 0, i32 31), !dbg !1548
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !1548
	%210 = zext i32 %209 to i64, !dbg !1548
	%211 = shl i64 %210, 32, !dbg !1548
	%212 = zext i32 %205 to i64, !dbg !1548
	%213 = or i64 %212, %211, !dbg !1548
	br label %b34, !dbg !1549

b34:
	%214 = phi i64 [ %160, %b24 ], [ %213, %b33 ], !dbg !1530
	%215 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !1550
	store i64 %159, i64 addrspace(1)* %215, align 8, !dbg !1550
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !1551
	store i64 %214, i64 addrspace(1)* %216, align 8, !dbg !1551
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1556, !range !20
	%218 = sext i32 %217 to i64, !dbg !1556
	br label %b35, !dbg !1556

b35:
	%219 = phi i64 [ %42, %b34 ], [ %236, %b38 ], !dbg !1557
	%220 = phi i64 [ 1, %b34 ], [ %237, %b38 ], !dbg !1558
	%221 = icmp slt i64 %220, 32, !dbg !1559
	br i1 %221, label %b36, label %b39, !dbg !1559

b36:
	%222 = trunc i64 %220 to i32, !dbg !1560
	%223 = trunc i64 %219 to i32, !dbg !1560
	%224 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %223, i32 %222, i32 0), !dbg !1560
	%225 = extractvalue { i32, i1 } %224, 0, !dbg !1560
	%226 = lshr i64 %219, 32, !dbg !1560
	%227 = trunc i64 %226 to i32, !dbg !1560
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %227, i32 %222, i32 0), !dbg !1560
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !1560
	%230 = zext i32 %229 to i64, !dbg !1560
	%231 = shl i64 %230, 32, !dbg !1560
	%232 = zext i32 %225 to i64, !dbg !1560
	%233 = or i64 %232, %231, !dbg !1560
	%234 = icmp sge i64 %218, %220, !dbg !1561
	br i1 %234, label %b37, label %b38, !dbg !1561

b37:
	%235 = add i64 %219, %233, !dbg !1562
	br label %b38, !dbg !1562

b38:
	%236 = phi i64 [ %219, %b36 ], [ %235, %b37 ], !dbg !1557
	%237 = mul i64 %220, 2, !dbg !1563
	br label %b35, !dbg !1563

b39:
	%238 = phi i64 [ %255, %b42 ], [ %42, %b35 ], !dbg !1567
	%239 = phi i64 [ %256, %b42 ], [ 1, %b35 ], !dbg !1568
	%240 = icmp slt i64 %239, 32, !dbg !1569
	br i1 %240, label %b40, label %b43, !dbg !1569

b40:
	%241 = trunc i64 %239 to i32, !dbg !1570
	%242 = trunc i64 %238 to i32, !dbg !1570
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %242, i32 %241, i32 0), !dbg !1570
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !1570
	%245 = lshr i64 %238, 32, !dbg !1570
	%246 = trunc i64 %245 to i32, !dbg !1570
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %246, i32 %241, i32 0), !dbg !1570
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !1570
	%249 = zext i32 %248 to i64, !dbg !1570
	%250 = shl i64 %249, 32, !dbg !1570
	%251 = zext i32 %244 to i64, !dbg !1570
	%252 = or i64 %251, %250, !dbg !1570
	%253 = icmp sge i64 %218, %239, !dbg !1571
	br i1 %253, label %b41, label %b42, !dbg !1571

b41:
	%254 = add i64 %238, %252, !dbg !1572
	br label %b42, !dbg !1572

b42:
	%255 = phi i64 [ %238, %b40 ], [ %254, %b41 ], !dbg !1567
	%256 = mul i64 %239, 2, !dbg !1573
	br label %b39, !dbg !1573

b43:
	%257 = trunc i64 %238 to i32, !dbg !1574
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %257, i32 1, i32 0), !dbg !1574
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !1574
	%260 = lshr i64 %238, 32, !dbg !1574
	%261 = trunc i64 %260 to i32, !dbg !1574
	%262 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %261, i32 1, i32 0), !dbg !1574
	%263 = extractvalue { i32, i1 } %262, 0, !dbg !1574
	%264 = zext i32 %263 to i64, !dbg !1574
	%265 = shl i64 %264, 32, !dbg !1574
	%266 = zext i32 %259 to i64, !dbg !1574
	%267 = or i64 %266, %265, !dbg !1574
	%268 = icmp eq i64 %218, 0, !dbg !1575
	br i1 %268, label %b45, label %b44, !dbg !1575

b44:
	br label %b45, !dbg !1576

b45:
	%269 = phi i64 [ 0, %b43 ], [ %267, %b44 ], !dbg !1565
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 3, !dbg !1577
	store i64 %219, i64 addrspace(1)* %270, align 8, !dbg !1577
	%271 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 4, !dbg !1578
	store i64 %269, i64 addrspace(1)* %271, align 8, !dbg !1578
	%272 = sdiv i64 %49, 3, !dbg !1579
	%273 = icmp slt i64 %272, 0, !dbg !1582
	br i1 %273, label %b47, label %b46, !dbg !1582

b46:
	%274 = icmp sge i64 %272, %47, !dbg !1583
	br i1 %274, label %b47, label %b48, !dbg !1583

b47:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !1584
	ret void, !dbg !1584

b48:
	%275 = trunc i64 %272 to i32, !dbg !1585
	%276 = trunc i64 %42 to i32, !dbg !1585
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %275, i32 31), !dbg !1585
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !1585
	%279 = lshr i64 %42, 32, !dbg !1585
	%280 = trunc i64 %279 to i32, !dbg !1585
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 %275, i32 31), !dbg !1585
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !1585
	%283 = zext i32 %282 to i64, !dbg !1585
	%284 = shl i64 %283, 32, !dbg !1585
	%285 = zext i32 %278 to i64, !dbg !1585
	%286 = or i64 %285, %284, !dbg !1585
	%287 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 5, !dbg !1586
	store i64 %286, i64 addrspace(1)* %287, align 8, !dbg !1586
	%288 = add i64 %50, 1, !dbg !1586
	%289 = icmp slt i64 %288, 2, !dbg !1586
	br i1 %289, label %b1, label %b49, !dbg !1586

b49:
	%290 = sub i64 %p3, %33, !dbg !1587
	%291 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !1587
	%292 = icmp ugt i64 %33, %p3, !dbg !1587
	%293 = icmp ugt i64 6, %290, !dbg !1590
	%294 = or i1 %292, %293, !dbg !1590
	br i1 %294, label %b49_fail1, label %b49_ok1, !dbg !1590, !prof !30

b49_ok1:
	%295 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1591
	%296 = add i64 %22, 32, !dbg !1597
	%297 = sub i64 %296, 1, !dbg !1598
	%298 = sub i64 %47, 1, !dbg !1603
	%299 = icmp eq i64 %218, %298, !dbg !1604
	%300 = mul i64 %22, 2, !dbg !1605
	br label %b50, !dbg !1590

b50:
	%301 = phi i64 [ 0, %b49_ok1 ], [ %600, %b129 ], !dbg !1590
	br i1 %48, label %b51, label %b53, !dbg !1607

b51:
	%302 = phi i64 [ %317, %b52 ], [ %295, %b50 ], !dbg !1608
	%303 = phi i64 [ %318, %b52 ], [ 16, %b50 ], !dbg !1609
	%304 = icmp sgt i64 %303, 0, !dbg !1610
	br i1 %304, label %b52, label %b60, !dbg !1610

b52:
	%305 = trunc i64 %303 to i32, !dbg !1611
	%306 = trunc i64 %302 to i32, !dbg !1611
	%307 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %306, i32 %305, i32 31), !dbg !1611
	%308 = extractvalue { i32, i1 } %307, 0, !dbg !1611
	%309 = lshr i64 %302, 32, !dbg !1611
	%310 = trunc i64 %309 to i32, !dbg !1611
	%311 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %310, i32 %305, i32 31), !dbg !1611
	%312 = extractvalue { i32, i1 } %311, 0, !dbg !1611
	%313 = zext i32 %312 to i64, !dbg !1611
	%314 = shl i64 %313, 32, !dbg !1611
	%315 = zext i32 %308 to i64, !dbg !1611
	%316 = or i64 %315, %314, !dbg !1611
	%317 = add i64 %302, %316, !dbg !1612
	%318 = sdiv i64 %303, 2, !dbg !1613
	br label %b51, !dbg !1613

b53:
	%319 = phi i64 [ %339, %b58 ], [ %295, %b50 ], !dbg !1608
	%320 = phi i64 [ %340, %b58 ], [ 16, %b50 ], !dbg !1614
	%321 = icmp sgt i64 %320, 0, !dbg !1615
	br i1 %321, label %b54, label %b59, !dbg !1615

b54:
	%322 = add i64 %218, %320, !dbg !1616
	%323 = icmp sge i64 %322, %47, !dbg !1617
	br i1 %323, label %b55, label %b56, !dbg !1617

b55:
	br label %b56, !dbg !1617

b56:
	%324 = phi i64 [ %322, %b54 ], [ %218, %b55 ], !dbg !1618
	%325 = trunc i64 %324 to i32, !dbg !1619
	%326 = trunc i64 %319 to i32, !dbg !1619
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 %325, i32 31), !dbg !1619
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !1619
	%329 = lshr i64 %319, 32, !dbg !1619
	%330 = trunc i64 %329 to i32, !dbg !1619
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 %325, i32 31), !dbg !1619
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !1619
	%333 = zext i32 %332 to i64, !dbg !1619
	%334 = shl i64 %333, 32, !dbg !1619
	%335 = zext i32 %328 to i64, !dbg !1619
	%336 = or i64 %335, %334, !dbg !1619
	%337 = icmp ne i64 %324, %218, !dbg !1620
	br i1 %337, label %b57, label %b58, !dbg !1620

b57:
	%338 = add i64 %319, %336, !dbg !1612
	br label %b58, !dbg !1621

b58:
	%339 = phi i64 [ %319, %b56 ], [ %338, %b57 ], !dbg !1608
	%340 = sdiv i64 %320, 2, !dbg !1622
	br label %b53, !dbg !1622

b59:
	%341 = trunc i64 %319 to i32, !dbg !1623
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %341, i32 0, i32 31), !dbg !1623
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !1623
	%344 = lshr i64 %319, 32, !dbg !1623
	%345 = trunc i64 %344 to i32, !dbg !1623
	%346 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %345, i32 0, i32 31), !dbg !1623
	%347 = extractvalue { i32, i1 } %346, 0, !dbg !1623
	%348 = zext i32 %347 to i64, !dbg !1623
	%349 = shl i64 %348, 32, !dbg !1623
	%350 = zext i32 %343 to i64, !dbg !1623
	%351 = or i64 %350, %349, !dbg !1623
	br label %b60, !dbg !1624

b60:
	%352 = phi i64 [ %302, %b51 ], [ %351, %b59 ], !dbg !1606
	%353 = sdiv i64 %297, 32, !dbg !1625
	%354 = icmp eq i64 %353, 1, !dbg !1626
	br i1 %354, label %b66, label %b61, !dbg !1626

b61:
	call void @llvm.nvvm.barrier0(), !dbg !1628
	br i1 %268, label %b62, label %b63, !dbg !1629

b62:
	%355 = sdiv i64 %31, 32, !dbg !1630
	%356 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %355, !dbg !1631
	store i64 %352, i64 addrspace(3)* %356, align 8, !dbg !1631
	br label %b63, !dbg !1631

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1632
	%357 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1633
	%358 = load i64, i64 addrspace(3)* %357, align 8, !dbg !1633
	br label %b64, !dbg !1633

b64:
	%359 = phi i64 [ %358, %b63 ], [ %364, %b65 ], !dbg !1634
	%360 = phi i64 [ 1, %b63 ], [ %365, %b65 ], !dbg !1635
	%361 = icmp slt i64 %360, %353, !dbg !1636
	br i1 %361, label %b65, label %b66, !dbg !1636

b65:
	%362 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %360, !dbg !1637
	%363 = load i64, i64 addrspace(3)* %362, align 8, !dbg !1637
	%364 = add i64 %359, %363, !dbg !1612
	%365 = add i64 %360, 1, !dbg !1638
	br label %b64, !dbg !1638

b66:
	%366 = phi i64 [ %352, %b60 ], [ %359, %b64 ], !dbg !1595
	%367 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 0, !dbg !1639
	store i64 %366, i64 addrspace(1)* %367, align 8, !dbg !1639
	br i1 %48, label %b67, label %b69, !dbg !1644

b67:
	%368 = phi i64 [ %384, %b68 ], [ %295, %b66 ], !dbg !1645
	%369 = phi i64 [ %385, %b68 ], [ 16, %b66 ], !dbg !1646
	%370 = icmp sgt i64 %369, 0, !dbg !1647
	br i1 %370, label %b68, label %b76, !dbg !1647

b68:
	%371 = trunc i64 %369 to i32, !dbg !1648
	%372 = trunc i64 %368 to i32, !dbg !1648
	%373 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %372, i32 %371, i32 31), !dbg !1648
	%374 = extractvalue { i32, i1 } %373, 0, !dbg !1648
	%375 = lshr i64 %368, 32, !dbg !1648
	%376 = trunc i64 %375 to i32, !dbg !1648
	%377 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %376, i32 %371, i32 31), !dbg !1648
	%378 = extractvalue { i32, i1 } %377, 0, !dbg !1648
	%379 = zext i32 %378 to i64, !dbg !1648
	%380 = shl i64 %379, 32, !dbg !1648
	%381 = zext i32 %374 to i64, !dbg !1648
	%382 = or i64 %381, %380, !dbg !1648
	%383 = icmp slt i64 %368, %382, !dbg !1649
	%384 = select i1 %383, i64 %368, i64 %382, !dbg !1649
	%385 = sdiv i64 %369, 2, !dbg !1650
	br label %b67, !dbg !1650

b69:
	%386 = phi i64 [ %407, %b74 ], [ %295, %b66 ], !dbg !1645
	%387 = phi i64 [ %408, %b74 ], [ 16, %b66 ], !dbg !1651
	%388 = icmp sgt i64 %387, 0, !dbg !1652
	br i1 %388, label %b70, label %b75, !dbg !1652

b70:
	%389 = add i64 %218, %387, !dbg !1653
	%390 = icmp sge i64 %389, %47, !dbg !1654
	br i1 %390, label %b71, label %b72, !dbg !1654

b71:
	br label %b72, !dbg !1654

b72:
	%391 = phi i64 [ %389, %b70 ], [ %218, %b71 ], !dbg !1655
	%392 = trunc i64 %391 to i32, !dbg !1656
	%393 = trunc i64 %386 to i32, !dbg !1656
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %393, i32 %392, i32 31), !dbg !1656
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !1656
	%396 = lshr i64 %386, 32, !dbg !1656
	%397 = trunc i64 %396 to i32, !dbg !1656
	%398 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %397, i32 %392, i32 31), !dbg !1656
	%399 = extractvalue { i32, i1 } %398, 0, !dbg !1656
	%400 = zext i32 %399 to i64, !dbg !1656
	%401 = shl i64 %400, 32, !dbg !1656
	%402 = zext i32 %395 to i64, !dbg !1656
	%403 = or i64 %402, %401, !dbg !1656
	%404 = icmp ne i64 %391, %218, !dbg !1657
	br i1 %404, label %b73, label %b74, !dbg !1657

b73:
	%405 = icmp slt i64 %386, %403, !dbg !1649
	%406 = select i1 %405, i64 %386, i64 %403, !dbg !1649
	br label %b74, !dbg !1658

b74:
	%407 = phi i64 [ %386, %b72 ], [ %406, %b73 ], !dbg !1645
	%408 = sdiv i64 %387, 2, !dbg !1659
	br label %b69, !dbg !1659

b75:
	%409 = trunc i64 %386 to i32, !dbg !1660
	%410 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %409, i32 0, i32 31), !dbg !1660
	%411 = extractvalue { i32, i1 } %410, 0, !dbg !1660
	%412 = lshr i64 %386, 32, !dbg !1660
	%413 = trunc i64 %412 to i32, !dbg !1660
	%414 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %413, i32 0, i32 31), !dbg !1660
	%415 = extractvalue { i32, i1 } %414, 0, !dbg !1660
	%416 = zext i32 %415 to i64, !dbg !1660
	%417 = shl i64 %416, 32, !dbg !1660
	%418 = zext i32 %411 to i64, !dbg !1660
	%419 = or i64 %418, %417, !dbg !1660
	br label %b76, !dbg !1661

b76:
	%420 = phi i64 [ %368, %b67 ], [ %419, %b75 ], !dbg !1643
	br i1 %354, label %b82, label %b77, !dbg !1662

b77:
	call void @llvm.nvvm.barrier0(), !dbg !1664
	br i1 %268, label %b78, label %b79, !dbg !1665

b78:
	%421 = sdiv i64 %31, 32, !dbg !1666
	%422 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %421, !dbg !1667
	store i64 %420, i64 addrspace(3)* %422, align 8, !dbg !1667
	br label %b79, !dbg !1667

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1668
	%423 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1669
	%424 = load i64, i64 addrspace(3)* %423, align 8, !dbg !1669
	br label %b80, !dbg !1669

b80:
	%425 = phi i64 [ %424, %b79 ], [ %431, %b81 ], !dbg !1670
	%426 = phi i64 [ 1, %b79 ], [ %432, %b81 ], !dbg !1671
	%427 = icmp slt i64 %426, %353, !dbg !1672
	br i1 %427, label %b81, label %b82, !dbg !1672

b81:
	%428 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %426, !dbg !1673
	%429 = load i64, i64 addrspace(3)* %428, align 8, !dbg !1673
	%430 = icmp slt i64 %425, %429, !dbg !1649
	%431 = select i1 %430, i64 %425, i64 %429, !dbg !1649
	%432 = add i64 %426, 1, !dbg !1674
	br label %b80, !dbg !1674

b82:
	%433 = phi i64 [ %420, %b76 ], [ %425, %b80 ], !dbg !1642
	br i1 %48, label %b83, label %b85, !dbg !1679

b83:
	%434 = phi i64 [ %450, %b84 ], [ %295, %b82 ], !dbg !1680
	%435 = phi i64 [ %451, %b84 ], [ 16, %b82 ], !dbg !1681
	%436 = icmp sgt i64 %435, 0, !dbg !1682
	br i1 %436, label %b84, label %b92, !dbg !1682

b84:
	%437 = trunc i64 %435 to i32, !dbg !1683
	%438 = trunc i64 %434 to i32, !dbg !1683
	%439 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %438, i32 %437, i32 31), !dbg !1683
	%440 = extractvalue { i32, i1 } %439, 0, !dbg !1683
	%441 = lshr i64 %434, 32, !dbg !1683
	%442 = trunc i64 %441 to i32, !dbg !1683
	%443 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %442, i32 %437, i32 31), !dbg !1683
	%444 = extractvalue { i32, i1 } %443, 0, !dbg !1683
	%445 = zext i32 %444 to i64, !dbg !1683
	%446 = shl i64 %445, 32, !dbg !1683
	%447 = zext i32 %440 to i64, !dbg !1683
	%448 = or i64 %447, %446, !dbg !1683
	%449 = icmp sgt i64 %434, %448, !dbg !1684
	%450 = select i1 %449, i64 %434, i64 %448, !dbg !1684
	%451 = sdiv i64 %435, 2, !dbg !1685
	br label %b83, !dbg !1685

b85:
	%452 = phi i64 [ %473, %b90 ], [ %295, %b82 ], !dbg !1680
	%453 = phi i64 [ %474, %b90 ], [ 16, %b82 ], !dbg !1686
	%454 = icmp sgt i64 %453, 0, !dbg !1687
	br i1 %454, label %b86, label %b91, !dbg !1687

b86:
	%455 = add i64 %218, %453, !dbg !1688
	%456 = icmp sge i64 %455, %47, !dbg !1689
	br i1 %456, label %b87, label %b88, !dbg !1689

b87:
	br label %b88, !dbg !1689

b88:
	%457 = phi i64 [ %455, %b86 ], [ %218, %b87 ], !dbg !1690
	%458 = trunc i64 %457 to i32, !dbg !1691
	%459 = trunc i64 %452 to i32, !dbg !1691
	%460 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %459, i32 %458, i32 31), !dbg !1691
	%461 = extractvalue { i32, i1 } %460, 0, !dbg !1691
	%462 = lshr i64 %452, 32, !dbg !1691
	%463 = trunc i64 %462 to i32, !dbg !1691
	%464 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %463, i32 %458, i32 31), !dbg !1691
	%465 = extractvalue { i32, i1 } %464, 0, !dbg !1691
	%466 = zext i32 %465 to i64, !dbg !1691
	%467 = shl i64 %466, 32, !dbg !1691
	%468 = zext i32 %461 to i64, !dbg !1691
	%469 = or i64 %468, %467, !dbg !1691
	%470 = icmp ne i64 %457, %218, !dbg !1692
	br i1 %470, label %b89, label %b90, !dbg !1692

b89:
	%471 = icmp sgt i64 %452, %469, !dbg !1684
	%472 = select i1 %471, i64 %452, i64 %469, !dbg !1684
	br label %b90, !dbg !1693

b90:
	%473 = phi i64 [ %452, %b88 ], [ %472, %b89 ], !dbg !1680
	%474 = sdiv i64 %453, 2, !dbg !1694
	br label %b85, !dbg !1694

b91:
	%475 = trunc i64 %452 to i32, !dbg !1695
	%476 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %475, i32 0, i32 31), !dbg !1695
	%477 = extractvalue { i32, i1 } %476, 0, !dbg !1695
	%478 = lshr i64 %452, 32, !dbg !1695
	%479 = trunc i64 %478 to i32, !dbg !1695
	%480 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %479, i32 0, i32 31), !dbg !1695
	%481 = extractvalue { i32, i1 } %480, 0, !dbg !1695
	%482 = zext i32 %481 to i64, !dbg !1695
	%483 = shl i64 %482, 32, !dbg !1695
	%484 = zext i32 %477 to i64, !dbg !1695
	%485 = or i64 %484, %483, !dbg !1695
	br label %b92, !dbg !1696

b92:
	%486 = phi i64 [ %434, %b83 ], [ %485, %b91 ], !dbg !1678
	br i1 %354, label %b98, label %b93, !dbg !1697

b93:
	call void @llvm.nvvm.barrier0(), !dbg !1699
	br i1 %268, label %b94, label %b95, !dbg !1700

b94:
	%487 = sdiv i64 %31, 32, !dbg !1701
	%488 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %487, !dbg !1702
	store i64 %486, i64 addrspace(3)* %488, align 8, !dbg !1702
	br label %b95, !dbg !1702

b95:
	call void @llvm.nvvm.barrier0(), !dbg !1703
	%489 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1704
	%490 = load i64, i64 addrspace(3)* %489, align 8, !dbg !1704
	br label %b96, !dbg !1704

b96:
	%491 = phi i64 [ %490, %b95 ], [ %497, %b97 ], !dbg !1705
	%492 = phi i64 [ 1, %b95 ], [ %498, %b97 ], !dbg !1706
	%493 = icmp slt i64 %492, %353, !dbg !1707
	br i1 %493, label %b97, label %b98, !dbg !1707

b97:
	%494 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %492, !dbg !1708
	%495 = load i64, i64 addrspace(3)* %494, align 8, !dbg !1708
	%496 = icmp sgt i64 %491, %495, !dbg !1684
	%497 = select i1 %496, i64 %491, i64 %495, !dbg !1684
	%498 = add i64 %492, 1, !dbg !1709
	br label %b96, !dbg !1709

b98:
	%499 = phi i64 [ %486, %b92 ], [ %491, %b96 ], !dbg !1677
	%500 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 1, !dbg !1710
	store i64 %433, i64 addrspace(1)* %500, align 8, !dbg !1710
	%501 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 2, !dbg !1711
	store i64 %499, i64 addrspace(1)* %501, align 8, !dbg !1711
	br label %b99, !dbg !1712

b99:
	%502 = phi i64 [ %295, %b98 ], [ %519, %b102 ], !dbg !1713
	%503 = phi i64 [ 1, %b98 ], [ %520, %b102 ], !dbg !1714
	%504 = icmp slt i64 %503, 32, !dbg !1715
	br i1 %504, label %b100, label %b103, !dbg !1715

b100:
	%505 = trunc i64 %503 to i32, !dbg !1716
	%506 = trunc i64 %502 to i32, !dbg !1716
	%507 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %506, i32 %505, i32 0), !dbg !1716
	%508 = extractvalue { i32, i1 } %507, 0, !dbg !1716
	%509 = lshr i64 %502, 32, !dbg !1716
	%510 = trunc i64 %509 to i32, !dbg !1716
	%511 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %510, i32 %505, i32 0), !dbg !1716
	%512 = extractvalue { i32, i1 } %511, 0, !dbg !1716
	%513 = zext i32 %512 to i64, !dbg !1716
	%514 = shl i64 %513, 32, !dbg !1716
	%515 = zext i32 %508 to i64, !dbg !1716
	%516 = or i64 %515, %514, !dbg !1716
	%517 = icmp sge i64 %218, %503, !dbg !1717
	br i1 %517, label %b101, label %b102, !dbg !1717

b101:
	%518 = add i64 %502, %516, !dbg !1718
	br label %b102, !dbg !1718

b102:
	%519 = phi i64 [ %502, %b100 ], [ %518, %b101 ], !dbg !1713
	%520 = mul i64 %503, 2, !dbg !1719
	br label %b99, !dbg !1719

b103:
	br i1 %354, label %b109, label %b104, !dbg !1720

b104:
	%521 = sdiv i64 %31, 32, !dbg !1722
	call void @llvm.nvvm.barrier0(), !dbg !1723
	br i1 %299, label %b105, label %b106, !dbg !1604

b105:
	%522 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %521, !dbg !1724
	store i64 %502, i64 addrspace(3)* %522, align 8, !dbg !1724
	br label %b106, !dbg !1724

b106:
	call void @llvm.nvvm.barrier0(), !dbg !1725
	%523 = icmp slt i64 0, %521, !dbg !1725
	br i1 %523, label %b107, label %b108, !dbg !1725

b107:
	%524 = phi i64 [ %529, %b107_ok1 ], [ 0, %b106 ], !dbg !1726
	%525 = phi i64 [ %530, %b107_ok1 ], [ 0, %b106 ], !dbg !1726
	%526 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %525, !dbg !1727
	%527 = icmp uge i64 %525, 32, !dbg !1727
	br i1 %527, label %b107_fail1, label %b107_ok1, !dbg !1727, !prof !30

b107_ok1:
	%528 = load i64, i64 addrspace(3)* %526, align 8, !dbg !1727
	%529 = add i64 %524, %528, !dbg !1728
	%530 = add i64 %525, 1, !dbg !1728
	%531 = icmp slt i64 %530, %521, !dbg !1728
	br i1 %531, label %b107, label %b108, !dbg !1728

b108:
	%532 = phi i64 [ 0, %b106 ], [ %529, %b107_ok1 ], !dbg !1726
	br label %b109, !dbg !1729

b109:
	%533 = phi i64 [ 0, %b103 ], [ %532, %b108 ], !dbg !1602
	%534 = add i64 %533, %502, !dbg !1730
	br label %b110, !dbg !1734

b110:
	%535 = phi i64 [ %295, %b109 ], [ %552, %b113 ], !dbg !1735
	%536 = phi i64 [ 1, %b109 ], [ %553, %b113 ], !dbg !1736
	%537 = icmp slt i64 %536, 32, !dbg !1737
	br i1 %537, label %b111, label %b114, !dbg !1737

b111:
	%538 = trunc i64 %536 to i32, !dbg !1738
	%539 = trunc i64 %535 to i32, !dbg !1738
	%540 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %539, i32 %538, i32 0), !dbg !1738
	%541 = extractvalue { i32, i1 } %540, 0, !dbg !1738
	%542 = lshr i64 %535, 32, !dbg !1738
	%543 = trunc i64 %542 to i32, !dbg !1738
	%544 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %543, i32 %538, i32 0), !dbg !1738
	%545 = extractvalue { i32, i1 } %544, 0, !dbg !1738
	%546 = zext i32 %545 to i64, !dbg !1738
	%547 = shl i64 %546, 32, !dbg !1738
	%548 = zext i32 %541 to i64, !dbg !1738
	%549 = or i64 %548, %547, !dbg !1738
	%550 = icmp sge i64 %218, %536, !dbg !1739
	br i1 %550, label %b112, label %b113, !dbg !1739

b112:
	%551 = add i64 %535, %549, !dbg !1740
	br label %b113, !dbg !1740

b113:
	%552 = phi i64 [ %535, %b111 ], [ %551, %b112 ], !dbg !1735
	%553 = mul i64 %536, 2, !dbg !1741
	br label %b110, !dbg !1741

b114:
	br i1 %354, label %b120, label %b115, !dbg !1742

b115:
	%554 = sdiv i64 %31, 32, !dbg !1744
	call void @llvm.nvvm.barrier0(), !dbg !1745
	br i1 %299, label %b116, label %b117, !dbg !1746

b116:
	%555 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %554, !dbg !1747
	store i64 %535, i64 addrspace(3)* %555, align 8, !dbg !1747
	br label %b117, !dbg !1747

b117:
	call void @llvm.nvvm.barrier0(), !dbg !1748
	%556 = icmp slt i64 0, %554, !dbg !1748
	br i1 %556, label %b118, label %b119, !dbg !1748

b118:
	%557 = phi i64 [ %562, %b118_ok1 ], [ 0, %b117 ], !dbg !1749
	%558 = phi i64 [ %563, %b118_ok1 ], [ 0, %b117 ], !dbg !1749
	%559 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %558, !dbg !1750
	%560 = icmp uge i64 %558, 32, !dbg !1750
	br i1 %560, label %b118_fail1, label %b118_ok1, !dbg !1750, !prof !30

b118_ok1:
	%561 = load i64, i64 addrspace(3)* %559, align 8, !dbg !1750
	%562 = add i64 %557, %561, !dbg !1751
	%563 = add i64 %558, 1, !dbg !1751
	%564 = icmp slt i64 %563, %554, !dbg !1751
	br i1 %564, label %b118, label %b119, !dbg !1751

b119:
	%565 = phi i64 [ 0, %b117 ], [ %562, %b118_ok1 ], !dbg !1749
	br label %b120, !dbg !1752

b120:
	%566 = phi i64 [ 0, %b114 ], [ %565, %b119 ], !dbg !1733
	%567 = trunc i64 %535 to i32, !dbg !1753
	%568 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %567, i32 1, i32 0), !dbg !1753
	%569 = extractvalue { i32, i1 } %568, 0, !dbg !1753
	%570 = lshr i64 %535, 32, !dbg !1753
	%571 = trunc i64 %570 to i32, !dbg !1753
	%572 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %571, i32 1, i32 0), !dbg !1753
	%573 = extractvalue { i32, i1 } %572, 0, !dbg !1753
	%574 = zext i32 %573 to i64, !dbg !1753
	%575 = shl i64 %574, 32, !dbg !1753
	%576 = zext i32 %569 to i64, !dbg !1753
	%577 = or i64 %576, %575, !dbg !1753
	br i1 %268, label %b122, label %b121, !dbg !1754

b121:
	%578 = add i64 %566, %577, !dbg !1755
	br label %b122, !dbg !1756

b122:
	%579 = phi i64 [ %566, %b120 ], [ %578, %b121 ], !dbg !1732
	%580 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 3, !dbg !1757
	store i64 %534, i64 addrspace(1)* %580, align 8, !dbg !1757
	%581 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 4, !dbg !1758
	store i64 %579, i64 addrspace(1)* %581, align 8, !dbg !1758
	%582 = sdiv i64 %300, 3, !dbg !1759
	%583 = icmp sge i64 %582, %22, !dbg !1762
	br i1 %583, label %b123, label %b124, !dbg !1762

b123:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !1763
	ret void, !dbg !1763

b124:
	br i1 %354, label %b125, label %b126, !dbg !1764

b125:
	%584 = trunc i64 %582 to i32, !dbg !1765
	%585 = trunc i64 %295 to i32, !dbg !1765
	%586 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %585, i32 %584, i32 31), !dbg !1765
	%587 = extractvalue { i32, i1 } %586, 0, !dbg !1765
	%588 = lshr i64 %295, 32, !dbg !1765
	%589 = trunc i64 %588 to i32, !dbg !1765
	%590 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %589, i32 %584, i32 31), !dbg !1765
	%591 = extractvalue { i32, i1 } %590, 0, !dbg !1765
	%592 = zext i32 %591 to i64, !dbg !1765
	%593 = shl i64 %592, 32, !dbg !1765
	%594 = zext i32 %587 to i64, !dbg !1765
	%595 = or i64 %594, %593, !dbg !1765
	br label %b129, !dbg !1766

b126:
	call void @llvm.nvvm.barrier0(), !dbg !1768
	%596 = icmp eq i64 %31, %582, !dbg !1769
	br i1 %596, label %b127, label %b128, !dbg !1769

b127:
	store i64 %295, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1770
	br label %b128, !dbg !1770

b128:
	call void @llvm.nvvm.barrier0(), !dbg !1771
	%597 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1772
	br label %b129, !dbg !1773

b129:
	%598 = phi i64 [ %595, %b125 ], [ %597, %b128 ], !dbg !1761
	%599 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 5, !dbg !1774
	store i64 %598, i64 addrspace(1)* %599, align 8, !dbg !1774
	%600 = add i64 %301, 1, !dbg !1774
	%601 = icmp slt i64 %600, 2, !dbg !1774
	br i1 %601, label %b50, label %b130, !dbg !1774

b130:
	ret void, !dbg !1468

b0_fail1:
	%602 = icmp ugt i64 %33, %p1, !dbg !1471
	br i1 %602, label %b0_fail2, label %b0_ok2, !dbg !1471

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !1471
	ret void, !dbg !1471

b0_ok2:
	%603 = icmp uge i64 %32, %p5, !dbg !1472
	br i1 %603, label %b0_fail3, label %b0_ok3, !dbg !1472

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !1472
	ret void, !dbg !1472

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !1475
	ret void, !dbg !1475

b49_fail1:
	%604 = icmp ugt i64 %33, %p3, !dbg !1587
	br i1 %604, label %b49_fail2, label %b49_ok2, !dbg !1587

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !1587
	ret void, !dbg !1587

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %290), !dbg !1590
	ret void, !dbg !1590

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %525, i64 32), !dbg !1727
	ret void, !dbg !1727

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %558, i64 32), !dbg !1750
	ret void, !dbg !1750
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1775 {
entry:
	br label %b0, !dbg !1776

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1776
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1776
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
	%33 = mul i64 %32, 3, !dbg !1780
	%34 = sub i64 %p1, %33, !dbg !1781
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !1781
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1782
	%37 = icmp ugt i64 %33, %p1, !dbg !1781
	%38 = icmp uge i64 %32, %p5, !dbg !1782
	%39 = icmp ugt i64 3, %34, !dbg !1785
	%40 = or i1 %37, %38, !dbg !1785
	%41 = or i1 %40, %39, !dbg !1785
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1785, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1782
	%43 = and i32 %30, -32, !dbg !1790
	%44 = sub i32 %21, %43, !dbg !1790
	%45 = icmp slt i32 %44, 32, !dbg !1790
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1790
	%47 = sext i32 %46 to i64, !dbg !1790
	%48 = icmp eq i64 %47, 32, !dbg !1791
	br i1 %48, label %b1, label %b3, !dbg !1791

b1:
	%49 = phi i64 [ %42, %b0_ok1 ], [ %64, %b2 ], !dbg !1792
	%50 = phi i64 [ 16, %b0_ok1 ], [ %65, %b2 ], !dbg !1793
	%51 = icmp sgt i64 %50, 0, !dbg !1794
	br i1 %51, label %b2, label %b11, !dbg !1794

b2:
	%52 = trunc i64 %50 to i32, !dbg !1795
	%53 = trunc i64 %49 to i32, !dbg !1795
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !1795
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !1795
	%56 = lshr i64 %49, 32, !dbg !1795
	%57 = trunc i64 %56 to i32, !dbg !1795
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %52, i32 31), !dbg !1795
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1795
	%60 = zext i32 %59 to i64, !dbg !1795
	%61 = shl i64 %60, 32, !dbg !1795
	%62 = zext i32 %55 to i64, !dbg !1795
	%63 = or i64 %62, %61, !dbg !1795
	%64 = and i64 %49, %63, !dbg !1796
	%65 = sdiv i64 %50, 2, !dbg !1797
	br label %b1, !dbg !1797

b3:
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1798, !range !20
	%67 = sext i32 %66 to i64, !dbg !1798
	br label %b4, !dbg !1798

b4:
	%68 = phi i64 [ %42, %b3 ], [ %88, %b9 ], !dbg !1792
	%69 = phi i64 [ 16, %b3 ], [ %89, %b9 ], !dbg !1799
	%70 = icmp sgt i64 %69, 0, !dbg !1800
	br i1 %70, label %b5, label %b10, !dbg !1800

b5:
	%71 = add i64 %67, %69, !dbg !1801
	%72 = icmp sge i64 %71, %47, !dbg !1802
	br i1 %72, label %b6, label %b7, !dbg !1802

b6:
	br label %b7, !dbg !1802

b7:
	%73 = phi i64 [ %71, %b5 ], [ %67, %b6 ], !dbg !1803
	%74 = trunc i64 %73 to i32, !dbg !1804
	%75 = trunc i64 %68 to i32, !dbg !1804
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %74, i32 31), !dbg !1804
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !1804
	%78 = lshr i64 %68, 32, !dbg !1804
	%79 = trunc i64 %78 to i32, !dbg !1804
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %74, i32 31), !dbg !1804
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !1804
	%82 = zext i32 %81 to i64, !dbg !1804
	%83 = shl i64 %82, 32, !dbg !1804
	%84 = zext i32 %77 to i64, !dbg !1804
	%85 = or i64 %84, %83, !dbg !1804
	%86 = icmp ne i64 %73, %67, !dbg !1805
	br i1 %86, label %b8, label %b9, !dbg !1805

b8:
	%87 = and i64 %68, %85, !dbg !1796
	br label %b9, !dbg !1806

b9:
	%88 = phi i64 [ %68, %b7 ], [ %87, %b8 ], !dbg !1792
	%89 = sdiv i64 %69, 2, !dbg !1807
	br label %b4, !dbg !1807

b10:
	%90 = trunc i64 %68 to i32, !dbg !1808
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !1808
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1808
	%93 = lshr i64 %68, 32, !dbg !1808
	%94 = trunc i64 %93 to i32, !dbg !1808
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %94, i32 0, i32 31), !dbg !1808
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !1808
	%97 = zext i32 %96 to i64, !dbg !1808
	%98 = shl i64 %97, 32, !dbg !1808
	%99 = zext i32 %92 to i64, !dbg !1808
	%100 = or i64 %99, %98, !dbg !1808
	br label %b11, !dbg !1809

b11:
	%101 = phi i64 [ %49, %b1 ], [ %100, %b10 ], !dbg !1789
	br i1 %48, label %b12, label %b14, !dbg !1814

b12:
	%102 = phi i64 [ %42, %b11 ], [ %117, %b13 ], !dbg !1815
	%103 = phi i64 [ 16, %b11 ], [ %118, %b13 ], !dbg !1816
	%104 = icmp sgt i64 %103, 0, !dbg !1817
	br i1 %104, label %b13, label %b22, !dbg !1817

b13:
	%105 = trunc i64 %103 to i32, !dbg !1818
	%106 = trunc i64 %102 to i32, !dbg !1818
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %105, i32 31), !dbg !1818
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !1818
	%109 = lshr i64 %102, 32, !dbg !1818
	%110 = trunc i64 %109 to i32, !dbg !1818
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %105, i32 31), !dbg !1818
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !1818
	%113 = zext i32 %112 to i64, !dbg !1818
	%114 = shl i64 %113, 32, !dbg !1818
	%115 = zext i32 %108 to i64, !dbg !1818
	%116 = or i64 %115, %114, !dbg !1818
	%117 = or i64 %102, %116, !dbg !1819
	%118 = sdiv i64 %103, 2, !dbg !1820
	br label %b12, !dbg !1820

b14:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1821, !range !20
	%120 = sext i32 %119 to i64, !dbg !1821
	br label %b15, !dbg !1821

b15:
	%121 = phi i64 [ %42, %b14 ], [ %141, %b20 ], !dbg !1815
	%122 = phi i64 [ 16, %b14 ], [ %142, %b20 ], !dbg !1822
	%123 = icmp sgt i64 %122, 0, !dbg !1823
	br i1 %123, label %b16, label %b21, !dbg !1823

b16:
	%124 = add i64 %120, %122, !dbg !1824
	%125 = icmp sge i64 %124, %47, !dbg !1825
	br i1 %125, label %b17, label %b18, !dbg !1825

b17:
	br label %b18, !dbg !1825

b18:
	%126 = phi i64 [ %124, %b16 ], [ %120, %b17 ], !dbg !1826
	%127 = trunc i64 %126 to i32, !dbg !1827
	%128 = trunc i64 %121 to i32, !dbg !1827
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !1827
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !1827
	%131 = lshr i64 %121, 32, !dbg !1827
	%132 = trunc i64 %131 to i32, !dbg !1827
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %127, i32 31), !dbg !1827
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !1827
	%135 = zext i32 %134 to i64, !dbg !1827
	%136 = shl i64 %135, 32, !dbg !1827
	%137 = zext i32 %130 to i64, !dbg !1827
	%138 = or i64 %137, %136, !dbg !1827
	%139 = icmp ne i64 %126, %120, !dbg !1828
	br i1 %139, label %b19, label %b20, !dbg !1828

b19:
	%140 = or i64 %121, %138, !dbg !1819
	br label %b20, !dbg !1829

b20:
	%141 = phi i64 [ %121, %b18 ], [ %140, %b19 ], !dbg !1815
	%142 = sdiv i64 %122, 2, !dbg !1830
	br label %b15, !dbg !1830

b21:
	%143 = trunc i64 %121 to i32, !dbg !1831
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !1831
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !1831
	%146 = lshr i64 %121, 32, !dbg !1831
	%147 = trunc i64 %146 to i32, !dbg !1831
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !1831
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !1831
	%150 = zext i32 %149 to i64, !dbg !1831
	%151 = shl i64 %150, 32, !dbg !1831
	%152 = zext i32 %145 to i64, !dbg !1831
	%153 = or i64 %152, %151, !dbg !1831
	br label %b22, !dbg !1832

b22:
	%154 = phi i64 [ %102, %b12 ], [ %153, %b21 ], !dbg !1813
	br i1 %48, label %b23, label %b25, !dbg !1837

b23:
	%155 = phi i64 [ %42, %b22 ], [ %170, %b24 ], !dbg !1838
	%156 = phi i64 [ 16, %b22 ], [ %171, %b24 ], !dbg !1839
	%157 = icmp sgt i64 %156, 0, !dbg !1840
	br i1 %157, label %b24, label %b33, !dbg !1840

b24:
	%158 = trunc i64 %156 to i32, !dbg !1841
	%159 = trunc i64 %155 to i32, !dbg !1841
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %158, i32 31), !dbg !1841
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !1841
	%162 = lshr i64 %155, 32, !dbg !1841
	%163 = trunc i64 %162 to i32, !dbg !1841
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %163, i32 %158, i32 31), !dbg !1841
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !1841
	%166 = zext i32 %165 to i64, !dbg !1841
	%167 = shl i64 %166, 32, !dbg !1841
	%168 = zext i32 %161 to i64, !dbg !1841
	%169 = or i64 %168, %167, !dbg !1841
	%170 = xor i64 %155, %169, !dbg !1842
	%171 = sdiv i64 %156, 2, !dbg !1843
	br label %b23, !dbg !1843

b25:
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1844, !range !20
	%173 = sext i32 %172 to i64, !dbg !1844
	br label %b26, !dbg !1844

b26:
	%174 = phi i64 [ %42, %b25 ], [ %194, %b31 ], !dbg !1838
	%175 = phi i64 [ 16, %b25 ], [ %195, %b31 ], !dbg !1845
	%176 = icmp sgt i64 %175, 0, !dbg !1846
	br i1 %176, label %b27, label %b32, !dbg !1846

b27:
	%177 = add i64 %173, %175, !dbg !1847
	%178 = icmp sge i64 %177, %47, !dbg !1848
	br i1 %178, label %b28, label %b29, !dbg !1848

b28:
	br label %b29, !dbg !1848

b29:
	%179 = phi i64 [ %177, %b27 ], [ %173, %b28 ], !dbg !1849
	%180 = trunc i64 %179 to i32, !dbg !1850
	%181 = trunc i64 %174 to i32, !dbg !1850
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 %180, i32 31), !dbg !1850
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !1850
	%184 = lshr i64 %174, 32, !dbg !1850
	%185 = trunc i64 %184 to i32, !dbg !1850
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %185, i32 %180, i32 31), !dbg !1850
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !1850
	%188 = zext i32 %187 to i64, !dbg !1850
	%189 = shl i64 %188, 32, !dbg !1850
	%190 = zext i32 %183 to i64, !dbg !1850
	%191 = or i64 %190, %189, !dbg !1850
	%192 = icmp ne i64 %179, %173, !dbg !1851
	br i1 %192, label %b30, label %b31, !dbg !1851

b30:
	%193 = xor i64 %174, %191, !dbg !1842
	br label %b31, !dbg !1852

b31:
	%194 = phi i64 [ %174, %b29 ], [ %193, %b30 ], !dbg !1838
	%195 = sdiv i64 %175, 2, !dbg !1853
	br label %b26, !dbg !1853

b32:
	%196 = trunc i64 %174 to i32, !dbg !1854
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 0, i32 31), !dbg !1854
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !1854
	%199 = lshr i64 %174, 32, !dbg !1854
	%200 = trunc i64 %199 to i32, !dbg !1854
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %200, i32 0, i32 31), !dbg !1854
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !1854
	%203 = zext i32 %202 to i64, !dbg !1854
	%204 = shl i64 %203, 32, !dbg !1854
	%205 = zext i32 %198 to i64, !dbg !1854
	%206 = or i64 %205, %204, !dbg !1854
	br label %b33, !dbg !1855

b33:
	%207 = phi i64 [ %155, %b23 ], [ %206, %b32 ], !dbg !1836
	%208 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !1856
	store i64 %101, i64 addrspace(1)* %208, align 8, !dbg !1856
	%209 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !1857
	store i64 %154, i64 addrspace(1)* %209, align 8, !dbg !1857
	%210 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !1858
	store i64 %207, i64 addrspace(1)* %210, align 8, !dbg !1858
	%211 = sub i64 %p3, %33, !dbg !1859
	%212 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !1859
	%213 = icmp ugt i64 %33, %p3, !dbg !1859
	%214 = icmp ugt i64 3, %211, !dbg !1862
	%215 = or i1 %213, %214, !dbg !1862
	br i1 %215, label %b33_fail1, label %b33_ok1, !dbg !1862, !prof !30

b33_ok1:
	%216 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1863
	br i1 %48, label %b34, label %b36, !dbg !1868

b34:
	%217 = phi i64 [ %216, %b33_ok1 ], [ %232, %b35 ], !dbg !1869
	%218 = phi i64 [ 16, %b33_ok1 ], [ %233, %b35 ], !dbg !1870
	%219 = icmp sgt i64 %218, 0, !dbg !1871
	br i1 %219, label %b35, label %b44, !dbg !1871

b35:
	%220 = trunc i64 %218 to i32, !dbg !1872
	%221 = trunc i64 %217 to i32, !dbg !1872
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %221, i32 %220, i32 31), !dbg !1872
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !1872
	%224 = lshr i64 %217, 32, !dbg !1872
	%225 = trunc i64 %224 to i32, !dbg !1872
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %225, i32 %220, i32 31), !dbg !1872
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !1872
	%228 = zext i32 %227 to i64, !dbg !1872
	%229 = shl i64 %228, 32, !dbg !1872
	%230 = zext i32 %223 to i64, !dbg !1872
	%231 = or i64 %230, %229, !dbg !1872
	%232 = and i64 %217, %231, !dbg !1873
	%233 = sdiv i64 %218, 2, !dbg !1874
	br label %b34, !dbg !1874

b36:
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1875, !range !20
	%235 = sext i32 %234 to i64, !dbg !1875
	br label %b37, !dbg !1875

b37:
	%236 = phi i64 [ %216, %b36 ], [ %256, %b42 ], !dbg !1869
	%237 = phi i64 [ 16, %b36 ], [ %257, %b42 ], !dbg !1876
	%238 = icmp sgt i64 %237, 0, !dbg !1877
	br i1 %238, label %b38, label %b43, !dbg !1877

b38:
	%239 = add i64 %235, %237, !dbg !1878
	%240 = icmp sge i64 %239, %47, !dbg !1879
	br i1 %240, label %b39, label %b40, !dbg !1879

b39:
	br label %b40, !dbg !1879

b40:
	%241 = phi i64 [ %239, %b38 ], [ %235, %b39 ], !dbg !1880
	%242 = trunc i64 %241 to i32, !dbg !1881
	%243 = trunc i64 %236 to i32, !dbg !1881
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 %242, i32 31), !dbg !1881
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !1881
	%246 = lshr i64 %236, 32, !dbg !1881
	%247 = trunc i64 %246 to i32, !dbg !1881
	%248 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %247, i32 %242, i32 31), !dbg !1881
	%249 = extractvalue { i32, i1 } %248, 0, !dbg !1881
	%250 = zext i32 %249 to i64, !dbg !1881
	%251 = shl i64 %250, 32, !dbg !1881
	%252 = zext i32 %245 to i64, !dbg !1881
	%253 = or i64 %252, %251, !dbg !1881
	%254 = icmp ne i64 %241, %235, !dbg !1882
	br i1 %254, label %b41, label %b42, !dbg !1882

b41:
	%255 = and i64 %236, %253, !dbg !1873
	br label %b42, !dbg !1883

b42:
	%256 = phi i64 [ %236, %b40 ], [ %255, %b41 ], !dbg !1869
	%257 = sdiv i64 %237, 2, !dbg !1884
	br label %b37, !dbg !1884

b43:
	%258 = trunc i64 %236 to i32, !dbg !1885
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %258, i32 0, i32 31), !dbg !1885
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !1885
	%261 = lshr i64 %236, 32, !dbg !1885
	%262 = trunc i64 %261 to i32, !dbg !1885
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %262, i32 0, i32 31), !dbg !1885
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !1885
	%265 = zext i32 %264 to i64, !dbg !1885
	%266 = shl i64 %265, 32, !dbg !1885
	%267 = zext i32 %260 to i64, !dbg !1885
	%268 = or i64 %267, %266, !dbg !1885
	br label %b44, !dbg !1886

b44:
	%269 = phi i64 [ %217, %b34 ], [ %268, %b43 ], !dbg !1867
	%270 = add i64 %22, 32, !dbg !1888
	%271 = sub i64 %270, 1, !dbg !1889
	%272 = sdiv i64 %271, 32, !dbg !1890
	%273 = icmp eq i64 %272, 1, !dbg !1891
	br i1 %273, label %b50, label %b45, !dbg !1891

b45:
	call void @llvm.nvvm.barrier0(), !dbg !1893
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1894, !range !20
	%275 = sext i32 %274 to i64, !dbg !1894
	%276 = icmp eq i64 %275, 0, !dbg !1895
	br i1 %276, label %b46, label %b47, !dbg !1895

b46:
	%277 = sdiv i64 %31, 32, !dbg !1896
	%278 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %277, !dbg !1897
	store i64 %269, i64 addrspace(3)* %278, align 8, !dbg !1897
	br label %b47, !dbg !1897

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1898
	%279 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1899
	%280 = load i64, i64 addrspace(3)* %279, align 8, !dbg !1899
	br label %b48, !dbg !1899

b48:
	%281 = phi i64 [ %280, %b47 ], [ %286, %b49 ], !dbg !1900
	%282 = phi i64 [ 1, %b47 ], [ %287, %b49 ], !dbg !1901
	%283 = icmp slt i64 %282, %272, !dbg !1902
	br i1 %283, label %b49, label %b50, !dbg !1902

b49:
	%284 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %282, !dbg !1903
	%285 = load i64, i64 addrspace(3)* %284, align 8, !dbg !1903
	%286 = and i64 %281, %285, !dbg !1873
	%287 = add i64 %282, 1, !dbg !1904
	br label %b48, !dbg !1904

b50:
	%288 = phi i64 [ %269, %b44 ], [ %281, %b48 ], !dbg !1866
	br i1 %48, label %b51, label %b53, !dbg !1909

b51:
	%289 = phi i64 [ %216, %b50 ], [ %304, %b52 ], !dbg !1910
	%290 = phi i64 [ 16, %b50 ], [ %305, %b52 ], !dbg !1911
	%291 = icmp sgt i64 %290, 0, !dbg !1912
	br i1 %291, label %b52, label %b61, !dbg !1912

b52:
	%292 = trunc i64 %290 to i32, !dbg !1913
	%293 = trunc i64 %289 to i32, !dbg !1913
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %293, i32 %292, i32 31), !dbg !1913
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !1913
	%296 = lshr i64 %289, 32, !dbg !1913
	%297 = trunc i64 %296 to i32, !dbg !1913
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %297, i32 %292, i32 31), !dbg !1913
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !1913
	%300 = zext i32 %299 to i64, !dbg !1913
	%301 = shl i64 %300, 32, !dbg !1913
	%302 = zext i32 %295 to i64, !dbg !1913
	%303 = or i64 %302, %301, !dbg !1913
	%304 = or i64 %289, %303, !dbg !1914
	%305 = sdiv i64 %290, 2, !dbg !1915
	br label %b51, !dbg !1915

b53:
	%306 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1916, !range !20
	%307 = sext i32 %306 to i64, !dbg !1916
	br label %b54, !dbg !1916

b54:
	%308 = phi i64 [ %216, %b53 ], [ %328, %b59 ], !dbg !1910
	%309 = phi i64 [ 16, %b53 ], [ %329, %b59 ], !dbg !1917
	%310 = icmp sgt i64 %309, 0, !dbg !1918
	br i1 %310, label %b55, label %b60, !dbg !1918

b55:
	%311 = add i64 %307, %309, !dbg !1919
	%312 = icmp sge i64 %311, %47, !dbg !1920
	br i1 %312, label %b56, label %b57, !dbg !1920

b56:
	br label %b57, !dbg !1920

b57:
	%313 = phi i64 [ %311, %b55 ], [ %307, %b56 ], !dbg !1921
	%314 = trunc i64 %313 to i32, !dbg !1922
	%315 = trunc i64 %308 to i32, !dbg !1922
	%316 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %315, i32 %314, i32 31), !dbg !1922
	%317 = extractvalue { i32, i1 } %316, 0, !dbg !1922
	%318 = lshr i64 %308, 32, !dbg !1922
	%319 = trunc i64 %318 to i32, !dbg !1922
	%320 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %319, i32 %314, i32 31), !dbg !1922
	%321 = extractvalue { i32, i1 } %320, 0, !dbg !1922
	%322 = zext i32 %321 to i64, !dbg !1922
	%323 = shl i64 %322, 32, !dbg !1922
	%324 = zext i32 %317 to i64, !dbg !1922
	%325 = or i64 %324, %323, !dbg !1922
	%326 = icmp ne i64 %313, %307, !dbg !1923
	br i1 %326, label %b58, label %b59, !dbg !1923

b58:
	%327 = or i64 %308, %325, !dbg !1914
	br label %b59, !dbg !1924

b59:
	%328 = phi i64 [ %308, %b57 ], [ %327, %b58 ], !dbg !1910
	%329 = sdiv i64 %309, 2, !dbg !1925
	br label %b54, !dbg !1925

b60:
	%330 = trunc i64 %308 to i32, !dbg !1926
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 0, i32 31), !dbg !1926
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !1926
	%333 = lshr i64 %308, 32, !dbg !1926
	%334 = trunc i64 %333 to i32, !dbg !1926
	%335 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %334, i32 0, i32 31), !dbg !1926
	%336 = extractvalue { i32, i1 } %335, 0, !dbg !1926
	%337 = zext i32 %336 to i64, !dbg !1926
	%338 = shl i64 %337, 32, !dbg !1926
	%339 = zext i32 %332 to i64, !dbg !1926
	%340 = or i64 %339, %338, !dbg !1926
	br label %b61, !dbg !1927

b61:
	%341 = phi i64 [ %289, %b51 ], [ %340, %b60 ], !dbg !1908
	br i1 %273, label %b67, label %b62, !dbg !1928

b62:
	call void @llvm.nvvm.barrier0(), !dbg !1930
	%342 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1931, !range !20
	%343 = sext i32 %342 to i64, !dbg !1931
	%344 = icmp eq i64 %343, 0, !dbg !1932
	br i1 %344, label %b63, label %b64, !dbg !1932

b63:
	%345 = sdiv i64 %31, 32, !dbg !1933
	%346 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %345, !dbg !1934
	store i64 %341, i64 addrspace(3)* %346, align 8, !dbg !1934
	br label %b64, !dbg !1934

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1935
	%347 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1936
	%348 = load i64, i64 addrspace(3)* %347, align 8, !dbg !1936
	br label %b65, !dbg !1936

b65:
	%349 = phi i64 [ %348, %b64 ], [ %354, %b66 ], !dbg !1937
	%350 = phi i64 [ 1, %b64 ], [ %355, %b66 ], !dbg !1938
	%351 = icmp slt i64 %350, %272, !dbg !1939
	br i1 %351, label %b66, label %b67, !dbg !1939

b66:
	%352 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %350, !dbg !1940
	%353 = load i64, i64 addrspace(3)* %352, align 8, !dbg !1940
	%354 = or i64 %349, %353, !dbg !1914
	%355 = add i64 %350, 1, !dbg !1941
	br label %b65, !dbg !1941

b67:
	%356 = phi i64 [ %341, %b61 ], [ %349, %b65 ], !dbg !1907
	br i1 %48, label %b68, label %b70, !dbg !1946

b68:
	%357 = phi i64 [ %216, %b67 ], [ %372, %b69 ], !dbg !1947
	%358 = phi i64 [ 16, %b67 ], [ %373, %b69 ], !dbg !1948
	%359 = icmp sgt i64 %358, 0, !dbg !1949
	br i1 %359, label %b69, label %b78, !dbg !1949

b69:
	%360 = trunc i64 %358 to i32, !dbg !1950
	%361 = trunc i64 %357 to i32, !dbg !1950
	%362 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %361, i32 %360, i32 31), !dbg !1950
	%363 = extractvalue { i32, i1 } %362, 0, !dbg !1950
	%364 = lshr i64 %357, 32, !dbg !1950
	%365 = trunc i64 %364 to i32, !dbg !1950
	%366 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %365, i32 %360, i32 31), !dbg !1950
	%367 = extractvalue { i32, i1 } %366, 0, !dbg !1950
	%368 = zext i32 %367 to i64, !dbg !1950
	%369 = shl i64 %368, 32, !dbg !1950
	%370 = zext i32 %363 to i64, !dbg !1950
	%371 = or i64 %370, %369, !dbg !1950
	%372 = xor i64 %357, %371, !dbg !1951
	%373 = sdiv i64 %358, 2, !dbg !1952
	br label %b68, !dbg !1952

b70:
	%374 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1953, !range !20
	%375 = sext i32 %374 to i64, !dbg !1953
	br label %b71, !dbg !1953

b71:
	%376 = phi i64 [ %216, %b70 ], [ %396, %b76 ], !dbg !1947
	%377 = phi i64 [ 16, %b70 ], [ %397, %b76 ], !dbg !1954
	%378 = icmp sgt i64 %377, 0, !dbg !1955
	br i1 %378, label %b72, label %b77, !dbg !1955

b72:
	%379 = add i64 %375, %377, !dbg !1956
	%380 = icmp sge i64 %379, %47, !dbg !1957
	br i1 %380, label %b73, label %b74, !dbg !1957

b73:
	br label %b74, !dbg !1957

b74:
	%381 = phi i64 [ %379, %b72 ], [ %375, %b73 ], !dbg !1958
	%382 = trunc i64 %381 to i32, !dbg !1959
	%383 = trunc i64 %376 to i32, !dbg !1959
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %383, i32 %382, i32 31), !dbg !1959
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !1959
	%386 = lshr i64 %376, 32, !dbg !1959
	%387 = trunc i64 %386 to i32, !dbg !1959
	%388 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %387, i32 %382, i32 31), !dbg !1959
	%389 = extractvalue { i32, i1 } %388, 0, !dbg !1959
	%390 = zext i32 %389 to i64, !dbg !1959
	%391 = shl i64 %390, 32, !dbg !1959
	%392 = zext i32 %385 to i64, !dbg !1959
	%393 = or i64 %392, %391, !dbg !1959
	%394 = icmp ne i64 %381, %375, !dbg !1960
	br i1 %394, label %b75, label %b76, !dbg !1960

b75:
	%395 = xor i64 %376, %393, !dbg !1951
	br label %b76, !dbg !1961

b76:
	%396 = phi i64 [ %376, %b74 ], [ %395, %b75 ], !dbg !1947
	%397 = sdiv i64 %377, 2, !dbg !1962
	br label %b71, !dbg !1962

b77:
	%398 = trunc i64 %376 to i32, !dbg !1963
	%399 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %398, i32 0, i32 31), !dbg !1963
	%400 = extractvalue { i32, i1 } %399, 0, !dbg !1963
	%401 = lshr i64 %376, 32, !dbg !1963
	%402 = trunc i64 %401 to i32, !dbg !1963
	%403 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %402, i32 0, i32 31), !dbg !1963
	%404 = extractvalue { i32, i1 } %403, 0, !dbg !1963
	%405 = zext i32 %404 to i64, !dbg !1963
	%406 = shl i64 %405, 32, !dbg !1963
	%407 = zext i32 %400 to i64, !dbg !1963
	%408 = or i64 %407, %406, !dbg !1963
	br label %b78, !dbg !1964

b78:
	%409 = phi i64 [ %357, %b68 ], [ %408, %b77 ], !dbg !1945
	br i1 %273, label %b84, label %b79, !dbg !1965

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1967
	%410 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1968, !range !20
	%411 = sext i32 %410 to i64, !dbg !1968
	%412 = icmp eq i64 %411, 0, !dbg !1969
	br i1 %412, label %b80, label %b81, !dbg !1969

b80:
	%413 = sdiv i64 %31, 32, !dbg !1970
	%414 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %413, !dbg !1971
	store i64 %409, i64 addrspace(3)* %414, align 8, !dbg !1971
	br label %b81, !dbg !1971

b81:
	call void @llvm.nvvm.barrier0(), !dbg !1972
	%415 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1973
	%416 = load i64, i64 addrspace(3)* %415, align 8, !dbg !1973
	br label %b82, !dbg !1973

b82:
	%417 = phi i64 [ %416, %b81 ], [ %422, %b83 ], !dbg !1974
	%418 = phi i64 [ 1, %b81 ], [ %423, %b83 ], !dbg !1975
	%419 = icmp slt i64 %418, %272, !dbg !1976
	br i1 %419, label %b83, label %b84, !dbg !1976

b83:
	%420 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %418, !dbg !1977
	%421 = load i64, i64 addrspace(3)* %420, align 8, !dbg !1977
	%422 = xor i64 %417, %421, !dbg !1951
	%423 = add i64 %418, 1, !dbg !1978
	br label %b82, !dbg !1978

b84:
	%424 = phi i64 [ %409, %b78 ], [ %417, %b82 ], !dbg !1944
	%425 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 0, !dbg !1979
	store i64 %288, i64 addrspace(1)* %425, align 8, !dbg !1979
	%426 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 1, !dbg !1980
	store i64 %356, i64 addrspace(1)* %426, align 8, !dbg !1980
	%427 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 2, !dbg !1981
	store i64 %424, i64 addrspace(1)* %427, align 8, !dbg !1981
	ret void, !dbg !1778

b0_fail1:
	%428 = icmp ugt i64 %33, %p1, !dbg !1781
	br i1 %428, label %b0_fail2, label %b0_ok2, !dbg !1781

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !1781
	ret void, !dbg !1781

b0_ok2:
	%429 = icmp uge i64 %32, %p5, !dbg !1782
	br i1 %429, label %b0_fail3, label %b0_ok3, !dbg !1782

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !1782
	ret void, !dbg !1782

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !1785
	ret void, !dbg !1785

b33_fail1:
	%430 = icmp ugt i64 %33, %p3, !dbg !1859
	br i1 %430, label %b33_fail2, label %b33_ok2, !dbg !1859

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !1859
	ret void, !dbg !1859

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %211), !dbg !1862
	ret void, !dbg !1862
}

define void @ExchangeInt(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1982 {
entry:
	br label %b0, !dbg !1983

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1983
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1983
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1983
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1986, !range !11
	%4 = sext i32 %3 to i64, !dbg !1986
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1986, !range !12
	%6 = sext i32 %5 to i64, !dbg !1986
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1986, !range !12
	%8 = sext i32 %7 to i64, !dbg !1986
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1986, !range !13
	%10 = sext i32 %9 to i64, !dbg !1986
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1986, !range !14
	%12 = sext i32 %11 to i64, !dbg !1986
	%13 = mul i64 %12, %8, !dbg !1986
	%14 = add i64 %6, %13, !dbg !1986
	%15 = mul i64 %10, %14, !dbg !1986
	%16 = add i64 %4, %15, !dbg !1986
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1986, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1986, !range !15
	%19 = mul i32 %17, %18, !dbg !1986
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1986, !range !16
	%21 = mul i32 %19, %20, !dbg !1986
	%22 = sext i32 %21 to i64, !dbg !1986
	%23 = mul i64 %16, %22, !dbg !1986
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1986, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1986, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1986, !range !18
	%27 = mul i32 %18, %26, !dbg !1986
	%28 = add i32 %25, %27, !dbg !1986
	%29 = mul i32 %17, %28, !dbg !1986
	%30 = add i32 %24, %29, !dbg !1986
	%31 = sext i32 %30 to i64, !dbg !1986
	%32 = add i64 %23, %31, !dbg !1986
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1987, !range !20
	%34 = sext i32 %33 to i64, !dbg !1987
	%35 = and i32 %30, -32, !dbg !1988
	%36 = sub i32 %21, %35, !dbg !1988
	%37 = icmp slt i32 %36, 32, !dbg !1988
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1988
	%39 = sext i32 %38 to i64, !dbg !1988
	%40 = icmp eq i64 %39, 32, !dbg !1989
	br i1 %40, label %b1, label %b2, !dbg !1989

b1:
	br label %b2, !dbg !1989

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1990
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1991
	%43 = mul i64 %32, 4, !dbg !1993
	%44 = sub i64 %p1, %43, !dbg !1994
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1992
	%46 = icmp uge i64 %32, %p5, !dbg !1992
	%47 = icmp ugt i64 %43, %p1, !dbg !1994
	%48 = icmp ugt i64 4, %44, !dbg !1995
	%49 = icmp eq i64 %39, 0, !dbg !1996
	%50 = or i1 %46, %47, !dbg !1996
	%51 = or i1 %50, %48, !dbg !1996
	%52 = or i1 %51, %49, !dbg !1996
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1996, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !1992
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !1994
	%55 = mul i64 %34, 7, !dbg !1997
	%56 = add i64 %55, 3, !dbg !1998
	%57 = icmp eq i64 %39, -1, !dbg !1996
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1996
	%59 = srem i64 %56, %58, !dbg !1996
	%60 = trunc i64 %59 to i32, !dbg !1999
	%61 = trunc i64 %53 to i32, !dbg !1999
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1999
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1999
	%64 = lshr i64 %53, 32, !dbg !1999
	%65 = trunc i64 %64 to i32, !dbg !1999
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !1999
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !1999
	%68 = zext i32 %67 to i64, !dbg !1999
	%69 = shl i64 %68, 32, !dbg !1999
	%70 = zext i32 %63 to i64, !dbg !1999
	%71 = or i64 %70, %69, !dbg !1999
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !2000
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !2000
	%73 = trunc i64 %53 to i32, !dbg !2001
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !2001
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !2001
	%76 = lshr i64 %53, 32, !dbg !2001
	%77 = trunc i64 %76 to i32, !dbg !2001
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !2001
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !2001
	%80 = zext i32 %79 to i64, !dbg !2001
	%81 = shl i64 %80, 32, !dbg !2001
	%82 = zext i32 %75 to i64, !dbg !2001
	%83 = or i64 %82, %81, !dbg !2001
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !2002
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !2002
	%85 = trunc i64 %41 to i32, !dbg !2003
	%86 = trunc i64 %53 to i32, !dbg !2003
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !2003
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !2003
	%89 = lshr i64 %53, 32, !dbg !2003
	%90 = trunc i64 %89 to i32, !dbg !2003
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !2003
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !2003
	%93 = zext i32 %92 to i64, !dbg !2003
	%94 = shl i64 %93, 32, !dbg !2003
	%95 = zext i32 %88 to i64, !dbg !2003
	%96 = or i64 %95, %94, !dbg !2003
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !2004
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !2004
	%98 = trunc i64 %42 to i32, !dbg !2005
	%99 = trunc i64 %53 to i32, !dbg !2005
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !2005
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !2005
	%102 = lshr i64 %53, 32, !dbg !2005
	%103 = trunc i64 %102 to i32, !dbg !2005
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !2005
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !2005
	%106 = zext i32 %105 to i64, !dbg !2005
	%107 = shl i64 %106, 32, !dbg !2005
	%108 = zext i32 %101 to i64, !dbg !2005
	%109 = or i64 %108, %107, !dbg !2005
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !2006
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !2006
	%111 = mul i64 %32, 3, !dbg !2007
	%112 = sub i64 %p3, %111, !dbg !2008
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !2008
	%114 = icmp ugt i64 %111, %p3, !dbg !2008
	%115 = icmp ugt i64 3, %112, !dbg !2009
	%116 = or i1 %114, %115, !dbg !2009
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !2009, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !2010
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !2011
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !2011
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !2012
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !2012
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !2013
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !2014
	%121 = sub i64 %32, %34, !dbg !2015
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !2016
	%123 = icmp uge i64 %121, %p5, !dbg !2016
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !2016, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !2016
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !2017
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !2018
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !2018
	ret void, !dbg !1985

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !1992
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !1992

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1992
	ret void, !dbg !1992

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !1994
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !1994

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1994
	ret void, !dbg !1994

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !1995
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !1995

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1995
	ret void, !dbg !1995

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1996
	ret void, !dbg !1996

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !2008
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !2008

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !2008
	ret void, !dbg !2008

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !2009
	ret void, !dbg !2009

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !2016
	ret void, !dbg !2016
}

define void @ExchangeUint8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2019 {
entry:
	br label %b0, !dbg !2020

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !2020
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2020
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !2020
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2023, !range !11
	%4 = sext i32 %3 to i64, !dbg !2023
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2023, !range !12
	%6 = sext i32 %5 to i64, !dbg !2023
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2023, !range !12
	%8 = sext i32 %7 to i64, !dbg !2023
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2023, !range !13
	%10 = sext i32 %9 to i64, !dbg !2023
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2023, !range !14
	%12 = sext i32 %11 to i64, !dbg !2023
	%13 = mul i64 %12, %8, !dbg !2023
	%14 = add i64 %6, %13, !dbg !2023
	%15 = mul i64 %10, %14, !dbg !2023
	%16 = add i64 %4, %15, !dbg !2023
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2023, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2023, !range !15
	%19 = mul i32 %17, %18, !dbg !2023
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2023, !range !16
	%21 = mul i32 %19, %20, !dbg !2023
	%22 = sext i32 %21 to i64, !dbg !2023
	%23 = mul i64 %16, %22, !dbg !2023
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2023, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2023, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2023, !range !18
	%27 = mul i32 %18, %26, !dbg !2023
	%28 = add i32 %25, %27, !dbg !2023
	%29 = mul i32 %17, %28, !dbg !2023
	%30 = add i32 %24, %29, !dbg !2023
	%31 = sext i32 %30 to i64, !dbg !2023
	%32 = add i64 %23, %31, !dbg !2023
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2024, !range !20
	%34 = sext i32 %33 to i64, !dbg !2024
	%35 = and i32 %30, -32, !dbg !2025
	%36 = sub i32 %21, %35, !dbg !2025
	%37 = icmp slt i32 %36, 32, !dbg !2025
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2025
	%39 = sext i32 %38 to i64, !dbg !2025
	%40 = icmp eq i64 %39, 32, !dbg !2026
	br i1 %40, label %b1, label %b2, !dbg !2026

b1:
	br label %b2, !dbg !2026

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2027
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2028
	%43 = mul i64 %32, 4, !dbg !2030
	%44 = sub i64 %p1, %43, !dbg !2031
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !2029
	%46 = icmp uge i64 %32, %p5, !dbg !2029
	%47 = icmp ugt i64 %43, %p1, !dbg !2031
	%48 = icmp ugt i64 4, %44, !dbg !2032
	%49 = icmp eq i64 %39, 0, !dbg !2033
	%50 = or i1 %46, %47, !dbg !2033
	%51 = or i1 %50, %48, !dbg !2033
	%52 = or i1 %51, %49, !dbg !2033
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2033, !prof !30

b2_ok1:
	%53 = load i8, i8 addrspace(1)* %45, align 1, !dbg !2029
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !2031
	%55 = mul i64 %34, 7, !dbg !2034
	%56 = add i64 %55, 3, !dbg !2035
	%57 = icmp eq i64 %39, -1, !dbg !2033
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2033
	%59 = srem i64 %56, %58, !dbg !2033
	%60 = trunc i64 %59 to i32, !dbg !2036
	%61 = zext i8 %53 to i32, !dbg !2036
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !2036
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2036
	%64 = trunc i32 %63 to i8, !dbg !2036
	%65 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 0, !dbg !2037
	store i8 %64, i8 addrspace(1)* %65, align 1, !dbg !2037
	%66 = zext i8 %53 to i32, !dbg !2038
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !2038
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !2038
	%69 = trunc i32 %68 to i8, !dbg !2038
	%70 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 1, !dbg !2039
	store i8 %69, i8 addrspace(1)* %70, align 1, !dbg !2039
	%71 = trunc i64 %41 to i32, !dbg !2040
	%72 = zext i8 %53 to i32, !dbg !2040
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !2040
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2040
	%75 = trunc i32 %74 to i8, !dbg !2040
	%76 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 2, !dbg !2041
	store i8 %75, i8 addrspace(1)* %76, align 1, !dbg !2041
	%77 = trunc i64 %42 to i32, !dbg !2042
	%78 = zext i8 %53 to i32, !dbg !2042
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !2042
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !2042
	%81 = trunc i32 %80 to i8, !dbg !2042
	%82 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 3, !dbg !2043
	store i8 %81, i8 addrspace(1)* %82, align 1, !dbg !2043
	%83 = mul i64 %32, 3, !dbg !2044
	%84 = sub i64 %p3, %83, !dbg !2045
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !2045
	%86 = icmp ugt i64 %83, %p3, !dbg !2045
	%87 = icmp ugt i64 3, %84, !dbg !2046
	%88 = or i1 %86, %87, !dbg !2046
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !2046, !prof !30

b2_ok5:
	%89 = zext i8 %53 to i32, !dbg !2047
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !2047
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !2048
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !2048
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !2049
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !2049
	%93 = zext i8 %53 to i32, !dbg !2050
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !2050
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !2051
	%95 = sub i64 %32, %34, !dbg !2052
	%96 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %95, !dbg !2053
	%97 = icmp uge i64 %95, %p5, !dbg !2053
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !2053, !prof !30

b2_ok7:
	%98 = load i8, i8 addrspace(1)* %96, align 1, !dbg !2053
	%99 = zext i8 %98 to i32, !dbg !2054
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !2054
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !2055
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !2055
	ret void, !dbg !2022

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !2029
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !2029

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !2029
	ret void, !dbg !2029

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !2031
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !2031

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2031
	ret void, !dbg !2031

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !2032
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !2032

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2032
	ret void, !dbg !2032

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2033
	ret void, !dbg !2033

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !2045
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !2045

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !2045
	ret void, !dbg !2045

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !2046
	ret void, !dbg !2046

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !2053
	ret void, !dbg !2053
}

define void @ExchangeUint16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2056 {
entry:
	br label %b0, !dbg !2057

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2057
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2057
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2057
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2060, !range !11
	%4 = sext i32 %3 to i64, !dbg !2060
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2060, !range !12
	%6 = sext i32 %5 to i64, !dbg !2060
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2060, !range !12
	%8 = sext i32 %7 to i64, !dbg !2060
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2060, !range !13
	%10 = sext i32 %9 to i64, !dbg !2060
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2060, !range !14
	%12 = sext i32 %11 to i64, !dbg !2060
	%13 = mul i64 %12, %8, !dbg !2060
	%14 = add i64 %6, %13, !dbg !2060
	%15 = mul i64 %10, %14, !dbg !2060
	%16 = add i64 %4, %15, !dbg !2060
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2060, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2060, !range !15
	%19 = mul i32 %17, %18, !dbg !2060
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2060, !range !16
	%21 = mul i32 %19, %20, !dbg !2060
	%22 = sext i32 %21 to i64, !dbg !2060
	%23 = mul i64 %16, %22, !dbg !2060
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2060, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2060, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2060, !range !18
	%27 = mul i32 %18, %26, !dbg !2060
	%28 = add i32 %25, %27, !dbg !2060
	%29 = mul i32 %17, %28, !dbg !2060
	%30 = add i32 %24, %29, !dbg !2060
	%31 = sext i32 %30 to i64, !dbg !2060
	%32 = add i64 %23, %31, !dbg !2060
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2061, !range !20
	%34 = sext i32 %33 to i64, !dbg !2061
	%35 = and i32 %30, -32, !dbg !2062
	%36 = sub i32 %21, %35, !dbg !2062
	%37 = icmp slt i32 %36, 32, !dbg !2062
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2062
	%39 = sext i32 %38 to i64, !dbg !2062
	%40 = icmp eq i64 %39, 32, !dbg !2063
	br i1 %40, label %b1, label %b2, !dbg !2063

b1:
	br label %b2, !dbg !2063

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2064
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2065
	%43 = mul i64 %32, 4, !dbg !2067
	%44 = sub i64 %p1, %43, !dbg !2068
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !2066
	%46 = icmp uge i64 %32, %p5, !dbg !2066
	%47 = icmp ugt i64 %43, %p1, !dbg !2068
	%48 = icmp ugt i64 4, %44, !dbg !2069
	%49 = icmp eq i64 %39, 0, !dbg !2070
	%50 = or i1 %46, %47, !dbg !2070
	%51 = or i1 %50, %48, !dbg !2070
	%52 = or i1 %51, %49, !dbg !2070
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2070, !prof !30

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %45, align 2, !dbg !2066
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !2068
	%55 = mul i64 %34, 7, !dbg !2071
	%56 = add i64 %55, 3, !dbg !2072
	%57 = icmp eq i64 %39, -1, !dbg !2070
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2070
	%59 = srem i64 %56, %58, !dbg !2070
	%60 = trunc i64 %59 to i32, !dbg !2073
	%61 = zext i16 %53 to i32, !dbg !2073
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !2073
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2073
	%64 = trunc i32 %63 to i16, !dbg !2073
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 0, !dbg !2074
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !2074
	%66 = zext i16 %53 to i32, !dbg !2075
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !2075
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !2075
	%69 = trunc i32 %68 to i16, !dbg !2075
	%70 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 1, !dbg !2076
	store i16 %69, i16 addrspace(1)* %70, align 2, !dbg !2076
	%71 = trunc i64 %41 to i32, !dbg !2077
	%72 = zext i16 %53 to i32, !dbg !2077
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !2077
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2077
	%75 = trunc i32 %74 to i16, !dbg !2077
	%76 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 2, !dbg !2078
	store i16 %75, i16 addrspace(1)* %76, align 2, !dbg !2078
	%77 = trunc i64 %42 to i32, !dbg !2079
	%78 = zext i16 %53 to i32, !dbg !2079
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !2079
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !2079
	%81 = trunc i32 %80 to i16, !dbg !2079
	%82 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 3, !dbg !2080
	store i16 %81, i16 addrspace(1)* %82, align 2, !dbg !2080
	%83 = mul i64 %32, 3, !dbg !2081
	%84 = sub i64 %p3, %83, !dbg !2082
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !2082
	%86 = icmp ugt i64 %83, %p3, !dbg !2082
	%87 = icmp ugt i64 3, %84, !dbg !2083
	%88 = or i1 %86, %87, !dbg !2083
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !2083, !prof !30

b2_ok5:
	%89 = zext i16 %53 to i32, !dbg !2084
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !2084
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !2085
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !2085
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !2086
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !2086
	%93 = zext i16 %53 to i32, !dbg !2087
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !2087
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !2088
	%95 = sub i64 %32, %34, !dbg !2089
	%96 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %95, !dbg !2090
	%97 = icmp uge i64 %95, %p5, !dbg !2090
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !2090, !prof !30

b2_ok7:
	%98 = load i16, i16 addrspace(1)* %96, align 2, !dbg !2090
	%99 = zext i16 %98 to i32, !dbg !2091
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !2091
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !2092
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !2092
	ret void, !dbg !2059

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !2066
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !2066

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !2066
	ret void, !dbg !2066

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !2068
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !2068

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2068
	ret void, !dbg !2068

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !2069
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !2069

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2069
	ret void, !dbg !2069

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2070
	ret void, !dbg !2070

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !2082
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !2082

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !2082
	ret void, !dbg !2082

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !2083
	ret void, !dbg !2083

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !2090
	ret void, !dbg !2090
}

define void @NumbersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2093 {
entry:
	br label %b0, !dbg !2094

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2094
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !2094
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2094
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2097, !range !11
	%4 = sext i32 %3 to i64, !dbg !2097
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2097, !range !12
	%6 = sext i32 %5 to i64, !dbg !2097
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2097, !range !12
	%8 = sext i32 %7 to i64, !dbg !2097
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2097, !range !13
	%10 = sext i32 %9 to i64, !dbg !2097
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2097, !range !14
	%12 = sext i32 %11 to i64, !dbg !2097
	%13 = mul i64 %12, %8, !dbg !2097
	%14 = add i64 %6, %13, !dbg !2097
	%15 = mul i64 %10, %14, !dbg !2097
	%16 = add i64 %4, %15, !dbg !2097
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2097, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2097, !range !15
	%19 = mul i32 %17, %18, !dbg !2097
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2097, !range !16
	%21 = mul i32 %19, %20, !dbg !2097
	%22 = sext i32 %21 to i64, !dbg !2097
	%23 = mul i64 %16, %22, !dbg !2097
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2097, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2097, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2097, !range !18
	%27 = mul i32 %18, %26, !dbg !2097
	%28 = add i32 %25, %27, !dbg !2097
	%29 = mul i32 %17, %28, !dbg !2097
	%30 = add i32 %24, %29, !dbg !2097
	%31 = sext i32 %30 to i64, !dbg !2097
	%32 = add i64 %23, %31, !dbg !2097
	%33 = mul i64 %32, 6, !dbg !2098
	%34 = sub i64 %p1, %33, !dbg !2099
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %33, !dbg !2099
	%36 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !2100
	%37 = icmp ugt i64 %33, %p1, !dbg !2099
	%38 = icmp uge i64 %32, %p5, !dbg !2100
	%39 = icmp ugt i64 6, %34, !dbg !2103
	%40 = or i1 %37, %38, !dbg !2103
	%41 = or i1 %40, %39, !dbg !2103
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2103, !prof !30

b0_ok1:
	%42 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2100
	%43 = and i32 %30, -32, !dbg !2110
	%44 = sub i32 %21, %43, !dbg !2110
	%45 = icmp slt i32 %44, 32, !dbg !2110
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2110
	%47 = sext i32 %46 to i64, !dbg !2110
	%48 = icmp eq i64 %47, 32, !dbg !2111
	%49 = mul i64 %47, 2, !dbg !2112
	br label %b1, !dbg !2103

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %197, %b48 ], !dbg !2103
	br i1 %48, label %b2, label %b4, !dbg !2111

b2:
	%51 = phi i16 [ %59, %b3 ], [ %42, %b1 ], !dbg !2113
	%52 = phi i64 [ %60, %b3 ], [ 16, %b1 ], !dbg !2114
	%53 = icmp sgt i64 %52, 0, !dbg !2115
	br i1 %53, label %b3, label %b12, !dbg !2115

b3:
	%54 = trunc i64 %52 to i32, !dbg !2116
	%55 = zext i16 %51 to i32, !dbg !2116
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !2116
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !2116
	%58 = trunc i32 %57 to i16, !dbg !2116
	%59 = add i16 %51, %58, !dbg !2117
	%60 = sdiv i64 %52, 2, !dbg !2118
	br label %b2, !dbg !2118

b4:
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2119, !range !20
	%62 = sext i32 %61 to i64, !dbg !2119
	br label %b5, !dbg !2119

b5:
	%63 = phi i16 [ %42, %b4 ], [ %76, %b10 ], !dbg !2113
	%64 = phi i64 [ 16, %b4 ], [ %77, %b10 ], !dbg !2120
	%65 = icmp sgt i64 %64, 0, !dbg !2121
	br i1 %65, label %b6, label %b11, !dbg !2121

b6:
	%66 = add i64 %62, %64, !dbg !2122
	%67 = icmp sge i64 %66, %47, !dbg !2123
	br i1 %67, label %b7, label %b8, !dbg !2123

b7:
	br label %b8, !dbg !2123

b8:
	%68 = phi i64 [ %66, %b6 ], [ %62, %b7 ], !dbg !2124
	%69 = trunc i64 %68 to i32, !dbg !2125
	%70 = zext i16 %63 to i32, !dbg !2125
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 %69, i32 31), !dbg !2125
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !2125
	%73 = trunc i32 %72 to i16, !dbg !2125
	%74 = icmp ne i64 %68, %62, !dbg !2126
	br i1 %74, label %b9, label %b10, !dbg !2126

b9:
	%75 = add i16 %63, %73, !dbg !2117
	br label %b10, !dbg !2127

b10:
	%76 = phi i16 [ %63, %b8 ], [ %75, %b9 ], !dbg !2113
	%77 = sdiv i64 %64, 2, !dbg !2128
	br label %b5, !dbg !2128

b11:
	%78 = zext i16 %63 to i32, !dbg !2129
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %78, i32 0, i32 31), !dbg !2129
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !2129
	%81 = trunc i32 %80 to i16, !dbg !2129
	br label %b12, !dbg !2130

b12:
	%82 = phi i16 [ %51, %b2 ], [ %81, %b11 ], !dbg !2109
	%83 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 0, !dbg !2131
	store i16 %82, i16 addrspace(1)* %83, align 2, !dbg !2131
	br i1 %48, label %b13, label %b15, !dbg !2136

b13:
	%84 = phi i16 [ %93, %b14 ], [ %42, %b12 ], !dbg !2137
	%85 = phi i64 [ %94, %b14 ], [ 16, %b12 ], !dbg !2138
	%86 = icmp sgt i64 %85, 0, !dbg !2139
	br i1 %86, label %b14, label %b23, !dbg !2139

b14:
	%87 = trunc i64 %85 to i32, !dbg !2140
	%88 = zext i16 %84 to i32, !dbg !2140
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %87, i32 31), !dbg !2140
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !2140
	%91 = trunc i32 %90 to i16, !dbg !2140
	%92 = icmp ult i16 %84, %91, !dbg !2141
	%93 = select i1 %92, i16 %84, i16 %91, !dbg !2141
	%94 = sdiv i64 %85, 2, !dbg !2142
	br label %b13, !dbg !2142

b15:
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2143, !range !20
	%96 = sext i32 %95 to i64, !dbg !2143
	br label %b16, !dbg !2143

b16:
	%97 = phi i16 [ %42, %b15 ], [ %111, %b21 ], !dbg !2137
	%98 = phi i64 [ 16, %b15 ], [ %112, %b21 ], !dbg !2144
	%99 = icmp sgt i64 %98, 0, !dbg !2145
	br i1 %99, label %b17, label %b22, !dbg !2145

b17:
	%100 = add i64 %96, %98, !dbg !2146
	%101 = icmp sge i64 %100, %47, !dbg !2147
	br i1 %101, label %b18, label %b19, !dbg !2147

b18:
	br label %b19, !dbg !2147

b19:
	%102 = phi i64 [ %100, %b17 ], [ %96, %b18 ], !dbg !2148
	%103 = trunc i64 %102 to i32, !dbg !2149
	%104 = zext i16 %97 to i32, !dbg !2149
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 %103, i32 31), !dbg !2149
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !2149
	%107 = trunc i32 %106 to i16, !dbg !2149
	%108 = icmp ne i64 %102, %96, !dbg !2150
	br i1 %108, label %b20, label %b21, !dbg !2150

b20:
	%109 = icmp ult i16 %97, %107, !dbg !2141
	%110 = select i1 %109, i16 %97, i16 %107, !dbg !2141
	br label %b21, !dbg !2151

b21:
	%111 = phi i16 [ %97, %b19 ], [ %110, %b20 ], !dbg !2137
	%112 = sdiv i64 %98, 2, !dbg !2152
	br label %b16, !dbg !2152

b22:
	%113 = zext i16 %97 to i32, !dbg !2153
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 0, i32 31), !dbg !2153
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !2153
	%116 = trunc i32 %115 to i16, !dbg !2153
	br label %b23, !dbg !2154

b23:
	%117 = phi i16 [ %84, %b13 ], [ %116, %b22 ], !dbg !2135
	br i1 %48, label %b24, label %b26, !dbg !2159

b24:
	%118 = phi i16 [ %127, %b25 ], [ %42, %b23 ], !dbg !2160
	%119 = phi i64 [ %128, %b25 ], [ 16, %b23 ], !dbg !2161
	%120 = icmp sgt i64 %119, 0, !dbg !2162
	br i1 %120, label %b25, label %b34, !dbg !2162

b25:
	%121 = trunc i64 %119 to i32, !dbg !2163
	%122 = zext i16 %118 to i32, !dbg !2163
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %122, i32 %121, i32 31), !dbg !2163
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !2163
	%125 = trunc i32 %124 to i16, !dbg !2163
	%126 = icmp ugt i16 %118, %125, !dbg !2164
	%127 = select i1 %126, i16 %118, i16 %125, !dbg !2164
	%128 = sdiv i64 %119, 2, !dbg !2165
	br label %b24, !dbg !2165

b26:
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2166, !range !20
	%130 = sext i32 %129 to i64, !dbg !2166
	br label %b27, !dbg !2166

b27:
	%131 = phi i16 [ %42, %b26 ], [ %145, %b32 ], !dbg !2160
	%132 = phi i64 [ 16, %b26 ], [ %146, %b32 ], !dbg !2167
	%133 = icmp sgt i64 %132, 0, !dbg !2168
	br i1 %133, label %b28, label %b33, !dbg !2168

b28:
	%134 = add i64 %130, %132, !dbg !2169
	%135 = icmp sge i64 %134, %47, !dbg !2170
	br i1 %135, label %b29, label %b30, !dbg !2170

b29:
	br label %b30, !dbg !2170

b30:
	%136 = phi i64 [ %134, %b28 ], [ %130, %b29 ], !dbg !2171
	%137 = trunc i64 %136 to i32, !dbg !2172
	%138 = zext i16 %131 to i32, !dbg !2172
	%139 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %138, i32 %137, i32 31), !dbg !2172
	%140 = extractvalue { i32, i1 } %139, 0, !dbg !2172
	%141 = trunc i32 %140 to i16, !dbg !2172
	%142 = icmp ne i64 %136, %130, !dbg !2173
	br i1 %142, label %b31, label %b32, !dbg !2173

b31:
	%143 = icmp ugt i16 %131, %141, !dbg !2164
	%144 = select i1 %143, i16 %131, i16 %141, !dbg !2164
	br label %b32, !dbg !2174

b32:
	%145 = phi i16 [ %131, %b30 ], [ %144, %b31 ], !dbg !2160
	%146 = sdiv i64 %132, 2, !dbg !2175
	br label %b27, !dbg !2175

b33:
	%147 = zext i16 %131 to i32, !dbg !2176
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !2176
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !2176
	%150 = trunc i32 %149 to i16, !dbg !2176
	br label %b34, !dbg !2177

b34:
	%151 = phi i16 [ %118, %b24 ], [ %150, %b33 ], !dbg !2158
	%152 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 1, !dbg !2178
	store i16 %117, i16 addrspace(1)* %152, align 2, !dbg !2178
	%153 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 2, !dbg !2179
	store i16 %151, i16 addrspace(1)* %153, align 2, !dbg !2179
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2184, !range !20
	%155 = sext i32 %154 to i64, !dbg !2184
	br label %b35, !dbg !2184

b35:
	%156 = phi i16 [ %42, %b34 ], [ %166, %b38 ], !dbg !2185
	%157 = phi i64 [ 1, %b34 ], [ %167, %b38 ], !dbg !2186
	%158 = icmp slt i64 %157, 32, !dbg !2187
	br i1 %158, label %b36, label %b39, !dbg !2187

b36:
	%159 = trunc i64 %157 to i32, !dbg !2188
	%160 = zext i16 %156 to i32, !dbg !2188
	%161 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %160, i32 %159, i32 0), !dbg !2188
	%162 = extractvalue { i32, i1 } %161, 0, !dbg !2188
	%163 = trunc i32 %162 to i16, !dbg !2188
	%164 = icmp sge i64 %155, %157, !dbg !2189
	br i1 %164, label %b37, label %b38, !dbg !2189

b37:
	%165 = add i16 %156, %163, !dbg !2190
	br label %b38, !dbg !2190

b38:
	%166 = phi i16 [ %156, %b36 ], [ %165, %b37 ], !dbg !2185
	%167 = mul i64 %157, 2, !dbg !2191
	br label %b35, !dbg !2191

b39:
	%168 = phi i16 [ %178, %b42 ], [ %42, %b35 ], !dbg !2195
	%169 = phi i64 [ %179, %b42 ], [ 1, %b35 ], !dbg !2196
	%170 = icmp slt i64 %169, 32, !dbg !2197
	br i1 %170, label %b40, label %b43, !dbg !2197

b40:
	%171 = trunc i64 %169 to i32, !dbg !2198
	%172 = zext i16 %168 to i32, !dbg !2198
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %172, i32 %171, i32 0), !dbg !2198
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !2198
	%175 = trunc i32 %174 to i16, !dbg !2198
	%176 = icmp sge i64 %155, %169, !dbg !2199
	br i1 %176, label %b41, label %b42, !dbg !2199

b41:
	%177 = add i16 %168, %175, !dbg !2200
	br label %b42, !dbg !2200

b42:
	%178 = phi i16 [ %168, %b40 ], [ %177, %b41 ], !dbg !2195
	%179 = mul i64 %169, 2, !dbg !2201
	br label %b39, !dbg !2201

b43:
	%180 = zext i16 %168 to i32, !dbg !2202
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %180, i32 1, i32 0), !dbg !2202
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !2202
	%183 = trunc i32 %182 to i16, !dbg !2202
	%184 = icmp eq i64 %155, 0, !dbg !2203
	br i1 %184, label %b45, label %b44, !dbg !2203

b44:
	br label %b45, !dbg !2204

b45:
	%185 = phi i16 [ 0, %b43 ], [ %183, %b44 ], !dbg !2193
	%186 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 3, !dbg !2205
	store i16 %156, i16 addrspace(1)* %186, align 2, !dbg !2205
	%187 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 4, !dbg !2206
	store i16 %185, i16 addrspace(1)* %187, align 2, !dbg !2206
	%188 = sdiv i64 %49, 3, !dbg !2207
	%189 = icmp slt i64 %188, 0, !dbg !2210
	br i1 %189, label %b47, label %b46, !dbg !2210

b46:
	%190 = icmp sge i64 %188, %47, !dbg !2211
	br i1 %190, label %b47, label %b48, !dbg !2211

b47:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !2212
	ret void, !dbg !2212

b48:
	%191 = trunc i64 %188 to i32, !dbg !2213
	%192 = zext i16 %42 to i32, !dbg !2213
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 %191, i32 31), !dbg !2213
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !2213
	%195 = trunc i32 %194 to i16, !dbg !2213
	%196 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 5, !dbg !2214
	store i16 %195, i16 addrspace(1)* %196, align 2, !dbg !2214
	%197 = add i64 %50, 1, !dbg !2214
	%198 = icmp slt i64 %197, 2, !dbg !2214
	br i1 %198, label %b1, label %b49, !dbg !2214

b49:
	%199 = sub i64 %p3, %33, !dbg !2215
	%200 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %33, !dbg !2215
	%201 = icmp ugt i64 %33, %p3, !dbg !2215
	%202 = icmp ugt i64 6, %199, !dbg !2218
	%203 = or i1 %201, %202, !dbg !2218
	br i1 %203, label %b49_fail1, label %b49_ok1, !dbg !2218, !prof !30

b49_ok1:
	%204 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2219
	%205 = add i64 %22, 32, !dbg !2225
	%206 = sub i64 %205, 1, !dbg !2226
	%207 = sub i64 %47, 1, !dbg !2231
	%208 = icmp eq i64 %155, %207, !dbg !2232
	%209 = mul i64 %22, 2, !dbg !2233
	br label %b50, !dbg !2218

b50:
	%210 = phi i64 [ 0, %b49_ok1 ], [ %418, %b129 ], !dbg !2218
	br i1 %48, label %b51, label %b53, !dbg !2235

b51:
	%211 = phi i16 [ %219, %b52 ], [ %204, %b50 ], !dbg !2236
	%212 = phi i64 [ %220, %b52 ], [ 16, %b50 ], !dbg !2237
	%213 = icmp sgt i64 %212, 0, !dbg !2238
	br i1 %213, label %b52, label %b60, !dbg !2238

b52:
	%214 = trunc i64 %212 to i32, !dbg !2239
	%215 = zext i16 %211 to i32, !dbg !2239
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %215, i32 %214, i32 31), !dbg !2239
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !2239
	%218 = trunc i32 %217 to i16, !dbg !2239
	%219 = add i16 %211, %218, !dbg !2240
	%220 = sdiv i64 %212, 2, !dbg !2241
	br label %b51, !dbg !2241

b53:
	%221 = phi i16 [ %234, %b58 ], [ %204, %b50 ], !dbg !2236
	%222 = phi i64 [ %235, %b58 ], [ 16, %b50 ], !dbg !2242
	%223 = icmp sgt i64 %222, 0, !dbg !2243
	br i1 %223, label %b54, label %b59, !dbg !2243

b54:
	%224 = add i64 %155, %222, !dbg !2244
	%225 = icmp sge i64 %224, %47, !dbg !2245
	br i1 %225, label %b55, label %b56, !dbg !2245

b55:
	br label %b56, !dbg !2245

b56:
	%226 = phi i64 [ %224, %b54 ], [ %155, %b55 ], !dbg !2246
	%227 = trunc i64 %226 to i32, !dbg !2247
	%228 = zext i16 %221 to i32, !dbg !2247
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %227, i32 31), !dbg !2247
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !2247
	%231 = trunc i32 %230 to i16, !dbg !2247
	%232 = icmp ne i64 %226, %155, !dbg !2248
	br i1 %232, label %b57, label %b58, !dbg !2248

b57:
	%233 = add i16 %221, %231, !dbg !2240
	br label %b58, !dbg !2249

b58:
	%234 = phi i16 [ %221, %b56 ], [ %233, %b57 ], !dbg !2236
	%235 = sdiv i64 %222, 2, !dbg !2250
	br label %b53, !dbg !2250

b59:
	%236 = zext i16 %221 to i32, !dbg !2251
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %236, i32 0, i32 31), !dbg !2251
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !2251
	%239 = trunc i32 %238 to i16, !dbg !2251
	br label %b60, !dbg !2252

b60:
	%240 = phi i16 [ %211, %b51 ], [ %239, %b59 ], !dbg !2234
	%241 = sdiv i64 %206, 32, !dbg !2253
	%242 = icmp eq i64 %241, 1, !dbg !2254
	br i1 %242, label %b66, label %b61, !dbg !2254

b61:
	call void @llvm.nvvm.barrier0(), !dbg !2256
	br i1 %184, label %b62, label %b63, !dbg !2257

b62:
	%243 = sdiv i64 %31, 32, !dbg !2258
	%244 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %243, !dbg !2259
	store i16 %240, i16 addrspace(3)* %244, align 2, !dbg !2259
	br label %b63, !dbg !2259

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2260
	%245 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2261
	%246 = load i16, i16 addrspace(3)* %245, align 2, !dbg !2261
	br label %b64, !dbg !2261

b64:
	%247 = phi i16 [ %246, %b63 ], [ %252, %b65 ], !dbg !2262
	%248 = phi i64 [ 1, %b63 ], [ %253, %b65 ], !dbg !2263
	%249 = icmp slt i64 %248, %241, !dbg !2264
	br i1 %249, label %b65, label %b66, !dbg !2264

b65:
	%250 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %248, !dbg !2265
	%251 = load i16, i16 addrspace(3)* %250, align 2, !dbg !2265
	%252 = add i16 %247, %251, !dbg !2240
	%253 = add i64 %248, 1, !dbg !2266
	br label %b64, !dbg !2266

b66:
	%254 = phi i16 [ %240, %b60 ], [ %247, %b64 ], !dbg !2223
	%255 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 0, !dbg !2267
	store i16 %254, i16 addrspace(1)* %255, align 2, !dbg !2267
	br i1 %48, label %b67, label %b69, !dbg !2272

b67:
	%256 = phi i16 [ %265, %b68 ], [ %204, %b66 ], !dbg !2273
	%257 = phi i64 [ %266, %b68 ], [ 16, %b66 ], !dbg !2274
	%258 = icmp sgt i64 %257, 0, !dbg !2275
	br i1 %258, label %b68, label %b76, !dbg !2275

b68:
	%259 = trunc i64 %257 to i32, !dbg !2276
	%260 = zext i16 %256 to i32, !dbg !2276
	%261 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %260, i32 %259, i32 31), !dbg !2276
	%262 = extractvalue { i32, i1 } %261, 0, !dbg !2276
	%263 = trunc i32 %262 to i16, !dbg !2276
	%264 = icmp ult i16 %256, %263, !dbg !2277
	%265 = select i1 %264, i16 %256, i16 %263, !dbg !2277
	%266 = sdiv i64 %257, 2, !dbg !2278
	br label %b67, !dbg !2278

b69:
	%267 = phi i16 [ %281, %b74 ], [ %204, %b66 ], !dbg !2273
	%268 = phi i64 [ %282, %b74 ], [ 16, %b66 ], !dbg !2279
	%269 = icmp sgt i64 %268, 0, !dbg !2280
	br i1 %269, label %b70, label %b75, !dbg !2280

b70:
	%270 = add i64 %155, %268, !dbg !2281
	%271 = icmp sge i64 %270, %47, !dbg !2282
	br i1 %271, label %b71, label %b72, !dbg !2282

b71:
	br label %b72, !dbg !2282

b72:
	%272 = phi i64 [ %270, %b70 ], [ %155, %b71 ], !dbg !2283
	%273 = trunc i64 %272 to i32, !dbg !2284
	%274 = zext i16 %267 to i32, !dbg !2284
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %274, i32 %273, i32 31), !dbg !2284
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !2284
	%277 = trunc i32 %276 to i16, !dbg !2284
	%278 = icmp ne i64 %272, %155, !dbg !2285
	br i1 %278, label %b73, label %b74, !dbg !2285

b73:
	%279 = icmp ult i16 %267, %277, !dbg !2277
	%280 = select i1 %279, i16 %267, i16 %277, !dbg !2277
	br label %b74, !dbg !2286

b74:
	%281 = phi i16 [ %267, %b72 ], [ %280, %b73 ], !dbg !2273
	%282 = sdiv i64 %268, 2, !dbg !2287
	br label %b69, !dbg !2287

b75:
	%283 = zext i16 %267 to i32, !dbg !2288
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %283, i32 0, i32 31), !dbg !2288
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !2288
	%286 = trunc i32 %285 to i16, !dbg !2288
	br label %b76, !dbg !2289

b76:
	%287 = phi i16 [ %256, %b67 ], [ %286, %b75 ], !dbg !2271
	br i1 %242, label %b82, label %b77, !dbg !2290

b77:
	call void @llvm.nvvm.barrier0(), !dbg !2292
	br i1 %184, label %b78, label %b79, !dbg !2293

b78:
	%288 = sdiv i64 %31, 32, !dbg !2294
	%289 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %288, !dbg !2295
	store i16 %287, i16 addrspace(3)* %289, align 2, !dbg !2295
	br label %b79, !dbg !2295

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2296
	%290 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2297
	%291 = load i16, i16 addrspace(3)* %290, align 2, !dbg !2297
	br label %b80, !dbg !2297

b80:
	%292 = phi i16 [ %291, %b79 ], [ %298, %b81 ], !dbg !2298
	%293 = phi i64 [ 1, %b79 ], [ %299, %b81 ], !dbg !2299
	%294 = icmp slt i64 %293, %241, !dbg !2300
	br i1 %294, label %b81, label %b82, !dbg !2300

b81:
	%295 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %293, !dbg !2301
	%296 = load i16, i16 addrspace(3)* %295, align 2, !dbg !2301
	%297 = icmp ult i16 %292, %296, !dbg !2277
	%298 = select i1 %297, i16 %292, i16 %296, !dbg !2277
	%299 = add i64 %293, 1, !dbg !2302
	br label %b80, !dbg !2302

b82:
	%300 = phi i16 [ %287, %b76 ], [ %292, %b80 ], !dbg !2270
	br i1 %48, label %b83, label %b85, !dbg !2307

b83:
	%301 = phi i16 [ %310, %b84 ], [ %204, %b82 ], !dbg !2308
	%302 = phi i64 [ %311, %b84 ], [ 16, %b82 ], !dbg !2309
	%303 = icmp sgt i64 %302, 0, !dbg !2310
	br i1 %303, label %b84, label %b92, !dbg !2310

b84:
	%304 = trunc i64 %302 to i32, !dbg !2311
	%305 = zext i16 %301 to i32, !dbg !2311
	%306 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %305, i32 %304, i32 31), !dbg !2311
	%307 = extractvalue { i32, i1 } %306, 0, !dbg !2311
	%308 = trunc i32 %307 to i16, !dbg !2311
	%309 = icmp ugt i16 %301, %308, !dbg !2312
	%310 = select i1 %309, i16 %301, i16 %308, !dbg !2312
	%311 = sdiv i64 %302, 2, !dbg !2313
	br label %b83, !dbg !2313

b85:
	%312 = phi i16 [ %326, %b90 ], [ %204, %b82 ], !dbg !2308
	%313 = phi i64 [ %327, %b90 ], [ 16, %b82 ], !dbg !2314
	%314 = icmp sgt i64 %313, 0, !dbg !2315
	br i1 %314, label %b86, label %b91, !dbg !2315

b86:
	%315 = add i64 %155, %313, !dbg !2316
	%316 = icmp sge i64 %315, %47, !dbg !2317
	br i1 %316, label %b87, label %b88, !dbg !2317

b87:
	br label %b88, !dbg !2317

b88:
	%317 = phi i64 [ %315, %b86 ], [ %155, %b87 ], !dbg !2318
	%318 = trunc i64 %317 to i32, !dbg !2319
	%319 = zext i16 %312 to i32, !dbg !2319
	%320 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %319, i32 %318, i32 31), !dbg !2319
	%321 = extractvalue { i32, i1 } %320, 0, !dbg !2319
	%322 = trunc i32 %321 to i16, !dbg !2319
	%323 = icmp ne i64 %317, %155, !dbg !2320
	br i1 %323, label %b89, label %b90, !dbg !2320

b89:
	%324 = icmp ugt i16 %312, %322, !dbg !2312
	%325 = select i1 %324, i16 %312, i16 %322, !dbg !2312
	br label %b90, !dbg !2321

b90:
	%326 = phi i16 [ %312, %b88 ], [ %325, %b89 ], !dbg !2308
	%327 = sdiv i64 %313, 2, !dbg !2322
	br label %b85, !dbg !2322

b91:
	%328 = zext i16 %312 to i32, !dbg !2323
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %328, i32 0, i32 31), !dbg !2323
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !2323
	%331 = trunc i32 %330 to i16, !dbg !2323
	br label %b92, !dbg !2324

b92:
	%332 = phi i16 [ %301, %b83 ], [ %331, %b91 ], !dbg !2306
	br i1 %242, label %b98, label %b93, !dbg !2325

b93:
	call void @llvm.nvvm.barrier0(), !dbg !2327
	br i1 %184, label %b94, label %b95, !dbg !2328

b94:
	%333 = sdiv i64 %31, 32, !dbg !2329
	%334 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %333, !dbg !2330
	store i16 %332, i16 addrspace(3)* %334, align 2, !dbg !2330
	br label %b95, !dbg !2330

b95:
	call void @llvm.nvvm.barrier0(), !dbg !2331
	%335 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2332
	%336 = load i16, i16 addrspace(3)* %335, align 2, !dbg !2332
	br label %b96, !dbg !2332

b96:
	%337 = phi i16 [ %336, %b95 ], [ %343, %b97 ], !dbg !2333
	%338 = phi i64 [ 1, %b95 ], [ %344, %b97 ], !dbg !2334
	%339 = icmp slt i64 %338, %241, !dbg !2335
	br i1 %339, label %b97, label %b98, !dbg !2335

b97:
	%340 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %338, !dbg !2336
	%341 = load i16, i16 addrspace(3)* %340, align 2, !dbg !2336
	%342 = icmp ugt i16 %337, %341, !dbg !2312
	%343 = select i1 %342, i16 %337, i16 %341, !dbg !2312
	%344 = add i64 %338, 1, !dbg !2337
	br label %b96, !dbg !2337

b98:
	%345 = phi i16 [ %332, %b92 ], [ %337, %b96 ], !dbg !2305
	%346 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 1, !dbg !2338
	store i16 %300, i16 addrspace(1)* %346, align 2, !dbg !2338
	%347 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 2, !dbg !2339
	store i16 %345, i16 addrspace(1)* %347, align 2, !dbg !2339
	br label %b99, !dbg !2340

b99:
	%348 = phi i16 [ %204, %b98 ], [ %358, %b102 ], !dbg !2341
	%349 = phi i64 [ 1, %b98 ], [ %359, %b102 ], !dbg !2342
	%350 = icmp slt i64 %349, 32, !dbg !2343
	br i1 %350, label %b100, label %b103, !dbg !2343

b100:
	%351 = trunc i64 %349 to i32, !dbg !2344
	%352 = zext i16 %348 to i32, !dbg !2344
	%353 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %352, i32 %351, i32 0), !dbg !2344
	%354 = extractvalue { i32, i1 } %353, 0, !dbg !2344
	%355 = trunc i32 %354 to i16, !dbg !2344
	%356 = icmp sge i64 %155, %349, !dbg !2345
	br i1 %356, label %b101, label %b102, !dbg !2345

b101:
	%357 = add i16 %348, %355, !dbg !2346
	br label %b102, !dbg !2346

b102:
	%358 = phi i16 [ %348, %b100 ], [ %357, %b101 ], !dbg !2341
	%359 = mul i64 %349, 2, !dbg !2347
	br label %b99, !dbg !2347

b103:
	br i1 %242, label %b109, label %b104, !dbg !2348

b104:
	%360 = sdiv i64 %31, 32, !dbg !2350
	call void @llvm.nvvm.barrier0(), !dbg !2351
	br i1 %208, label %b105, label %b106, !dbg !2232

b105:
	%361 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %360, !dbg !2352
	store i16 %348, i16 addrspace(3)* %361, align 2, !dbg !2352
	br label %b106, !dbg !2352

b106:
	call void @llvm.nvvm.barrier0(), !dbg !2353
	%362 = icmp slt i64 0, %360, !dbg !2353
	br i1 %362, label %b107, label %b108, !dbg !2353

b107:
	%363 = phi i16 [ %368, %b107_ok1 ], [ 0, %b106 ], !dbg !2354
	%364 = phi i64 [ %369, %b107_ok1 ], [ 0, %b106 ], !dbg !2354
	%365 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %364, !dbg !2355
	%366 = icmp uge i64 %364, 32, !dbg !2355
	br i1 %366, label %b107_fail1, label %b107_ok1, !dbg !2355, !prof !30

b107_ok1:
	%367 = load i16, i16 addrspace(3)* %365, align 2, !dbg !2355
	%368 = add i16 %363, %367, !dbg !2356
	%369 = add i64 %364, 1, !dbg !2356
	%370 = icmp slt i64 %369, %360, !dbg !2356
	br i1 %370, label %b107, label %b108, !dbg !2356

b108:
	%371 = phi i16 [ 0, %b106 ], [ %368, %b107_ok1 ], !dbg !2354
	br label %b109, !dbg !2357

b109:
	%372 = phi i16 [ 0, %b103 ], [ %371, %b108 ], !dbg !2230
	%373 = add i16 %372, %348, !dbg !2358
	br label %b110, !dbg !2362

b110:
	%374 = phi i16 [ %204, %b109 ], [ %384, %b113 ], !dbg !2363
	%375 = phi i64 [ 1, %b109 ], [ %385, %b113 ], !dbg !2364
	%376 = icmp slt i64 %375, 32, !dbg !2365
	br i1 %376, label %b111, label %b114, !dbg !2365

b111:
	%377 = trunc i64 %375 to i32, !dbg !2366
	%378 = zext i16 %374 to i32, !dbg !2366
	%379 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %378, i32 %377, i32 0), !dbg !2366
	%380 = extractvalue { i32, i1 } %379, 0, !dbg !2366
	%381 = trunc i32 %380 to i16, !dbg !2366
	%382 = icmp sge i64 %155, %375, !dbg !2367
	br i1 %382, label %b112, label %b113, !dbg !2367

b112:
	%383 = add i16 %374, %381, !dbg !2368
	br label %b113, !dbg !2368

b113:
	%384 = phi i16 [ %374, %b111 ], [ %383, %b112 ], !dbg !2363
	%385 = mul i64 %375, 2, !dbg !2369
	br label %b110, !dbg !2369

b114:
	br i1 %242, label %b120, label %b115, !dbg !2370

b115:
	%386 = sdiv i64 %31, 32, !dbg !2372
	call void @llvm.nvvm.barrier0(), !dbg !2373
	br i1 %208, label %b116, label %b117, !dbg !2374

b116:
	%387 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %386, !dbg !2375
	store i16 %374, i16 addrspace(3)* %387, align 2, !dbg !2375
	br label %b117, !dbg !2375

b117:
	call void @llvm.nvvm.barrier0(), !dbg !2376
	%388 = icmp slt i64 0, %386, !dbg !2376
	br i1 %388, label %b118, label %b119, !dbg !2376

b118:
	%389 = phi i16 [ %394, %b118_ok1 ], [ 0, %b117 ], !dbg !2377
	%390 = phi i64 [ %395, %b118_ok1 ], [ 0, %b117 ], !dbg !2377
	%391 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %390, !dbg !2378
	%392 = icmp uge i64 %390, 32, !dbg !2378
	br i1 %392, label %b118_fail1, label %b118_ok1, !dbg !2378, !prof !30

b118_ok1:
	%393 = load i16, i16 addrspace(3)* %391, align 2, !dbg !2378
	%394 = add i16 %389, %393, !dbg !2379
	%395 = add i64 %390, 1, !dbg !2379
	%396 = icmp slt i64 %395, %386, !dbg !2379
	br i1 %396, label %b118, label %b119, !dbg !2379

b119:
	%397 = phi i16 [ 0, %b117 ], [ %394, %b118_ok1 ], !dbg !2377
	br label %b120, !dbg !2380

b120:
	%398 = phi i16 [ 0, %b114 ], [ %397, %b119 ], !dbg !2361
	%399 = zext i16 %374 to i32, !dbg !2381
	%400 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %399, i32 1, i32 0), !dbg !2381
	%401 = extractvalue { i32, i1 } %400, 0, !dbg !2381
	%402 = trunc i32 %401 to i16, !dbg !2381
	br i1 %184, label %b122, label %b121, !dbg !2382

b121:
	%403 = add i16 %398, %402, !dbg !2383
	br label %b122, !dbg !2384

b122:
	%404 = phi i16 [ %398, %b120 ], [ %403, %b121 ], !dbg !2360
	%405 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 3, !dbg !2385
	store i16 %373, i16 addrspace(1)* %405, align 2, !dbg !2385
	%406 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 4, !dbg !2386
	store i16 %404, i16 addrspace(1)* %406, align 2, !dbg !2386
	%407 = sdiv i64 %209, 3, !dbg !2387
	%408 = icmp sge i64 %407, %22, !dbg !2390
	br i1 %408, label %b123, label %b124, !dbg !2390

b123:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !2391
	ret void, !dbg !2391

b124:
	br i1 %242, label %b125, label %b126, !dbg !2392

b125:
	%409 = trunc i64 %407 to i32, !dbg !2393
	%410 = zext i16 %204 to i32, !dbg !2393
	%411 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %410, i32 %409, i32 31), !dbg !2393
	%412 = extractvalue { i32, i1 } %411, 0, !dbg !2393
	%413 = trunc i32 %412 to i16, !dbg !2393
	br label %b129, !dbg !2394

b126:
	call void @llvm.nvvm.barrier0(), !dbg !2396
	%414 = icmp eq i64 %31, %407, !dbg !2397
	br i1 %414, label %b127, label %b128, !dbg !2397

b127:
	store i16 %204, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2398
	br label %b128, !dbg !2398

b128:
	call void @llvm.nvvm.barrier0(), !dbg !2399
	%415 = load i16, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2400
	br label %b129, !dbg !2401

b129:
	%416 = phi i16 [ %413, %b125 ], [ %415, %b128 ], !dbg !2389
	%417 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 5, !dbg !2402
	store i16 %416, i16 addrspace(1)* %417, align 2, !dbg !2402
	%418 = add i64 %210, 1, !dbg !2402
	%419 = icmp slt i64 %418, 2, !dbg !2402
	br i1 %419, label %b50, label %b130, !dbg !2402

b130:
	ret void, !dbg !2096

b0_fail1:
	%420 = icmp ugt i64 %33, %p1, !dbg !2099
	br i1 %420, label %b0_fail2, label %b0_ok2, !dbg !2099

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !2099
	ret void, !dbg !2099

b0_ok2:
	%421 = icmp uge i64 %32, %p5, !dbg !2100
	br i1 %421, label %b0_fail3, label %b0_ok3, !dbg !2100

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !2100
	ret void, !dbg !2100

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !2103
	ret void, !dbg !2103

b49_fail1:
	%422 = icmp ugt i64 %33, %p3, !dbg !2215
	br i1 %422, label %b49_fail2, label %b49_ok2, !dbg !2215

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !2215
	ret void, !dbg !2215

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %199), !dbg !2218
	ret void, !dbg !2218

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %364, i64 32), !dbg !2355
	ret void, !dbg !2355

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %390, i64 32), !dbg !2378
	ret void, !dbg !2378
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2403 {
entry:
	br label %b0, !dbg !2404

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2404
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !2404
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2404
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2407, !range !11
	%4 = sext i32 %3 to i64, !dbg !2407
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2407, !range !12
	%6 = sext i32 %5 to i64, !dbg !2407
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2407, !range !12
	%8 = sext i32 %7 to i64, !dbg !2407
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2407, !range !13
	%10 = sext i32 %9 to i64, !dbg !2407
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2407, !range !14
	%12 = sext i32 %11 to i64, !dbg !2407
	%13 = mul i64 %12, %8, !dbg !2407
	%14 = add i64 %6, %13, !dbg !2407
	%15 = mul i64 %10, %14, !dbg !2407
	%16 = add i64 %4, %15, !dbg !2407
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2407, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2407, !range !15
	%19 = mul i32 %17, %18, !dbg !2407
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2407, !range !16
	%21 = mul i32 %19, %20, !dbg !2407
	%22 = sext i32 %21 to i64, !dbg !2407
	%23 = mul i64 %16, %22, !dbg !2407
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2407, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2407, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2407, !range !18
	%27 = mul i32 %18, %26, !dbg !2407
	%28 = add i32 %25, %27, !dbg !2407
	%29 = mul i32 %17, %28, !dbg !2407
	%30 = add i32 %24, %29, !dbg !2407
	%31 = sext i32 %30 to i64, !dbg !2407
	%32 = add i64 %23, %31, !dbg !2407
	%33 = mul i64 %32, 3, !dbg !2408
	%34 = sub i64 %p1, %33, !dbg !2409
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %33, !dbg !2409
	%36 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !2410
	%37 = icmp ugt i64 %33, %p1, !dbg !2409
	%38 = icmp uge i64 %32, %p5, !dbg !2410
	%39 = icmp ugt i64 3, %34, !dbg !2413
	%40 = or i1 %37, %38, !dbg !2413
	%41 = or i1 %40, %39, !dbg !2413
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2413, !prof !30

b0_ok1:
	%42 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2410
	%43 = and i32 %30, -32, !dbg !2418
	%44 = sub i32 %21, %43, !dbg !2418
	%45 = icmp slt i32 %44, 32, !dbg !2418
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2418
	%47 = sext i32 %46 to i64, !dbg !2418
	%48 = icmp eq i64 %47, 32, !dbg !2419
	br i1 %48, label %b1, label %b3, !dbg !2419

b1:
	%49 = phi i16 [ %42, %b0_ok1 ], [ %57, %b2 ], !dbg !2420
	%50 = phi i64 [ 16, %b0_ok1 ], [ %58, %b2 ], !dbg !2421
	%51 = icmp sgt i64 %50, 0, !dbg !2422
	br i1 %51, label %b2, label %b11, !dbg !2422

b2:
	%52 = trunc i64 %50 to i32, !dbg !2423
	%53 = zext i16 %49 to i32, !dbg !2423
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !2423
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !2423
	%56 = trunc i32 %55 to i16, !dbg !2423
	%57 = and i16 %49, %56, !dbg !2424
	%58 = sdiv i64 %50, 2, !dbg !2425
	br label %b1, !dbg !2425

b3:
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2426, !range !20
	%60 = sext i32 %59 to i64, !dbg !2426
	br label %b4, !dbg !2426

b4:
	%61 = phi i16 [ %42, %b3 ], [ %74, %b9 ], !dbg !2420
	%62 = phi i64 [ 16, %b3 ], [ %75, %b9 ], !dbg !2427
	%63 = icmp sgt i64 %62, 0, !dbg !2428
	br i1 %63, label %b5, label %b10, !dbg !2428

b5:
	%64 = add i64 %60, %62, !dbg !2429
	%65 = icmp sge i64 %64, %47, !dbg !2430
	br i1 %65, label %b6, label %b7, !dbg !2430

b6:
	br label %b7, !dbg !2430

b7:
	%66 = phi i64 [ %64, %b5 ], [ %60, %b6 ], !dbg !2431
	%67 = trunc i64 %66 to i32, !dbg !2432
	%68 = zext i16 %61 to i32, !dbg !2432
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 %67, i32 31), !dbg !2432
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !2432
	%71 = trunc i32 %70 to i16, !dbg !2432
	%72 = icmp ne i64 %66, %60, !dbg !2433
	br i1 %72, label %b8, label %b9, !dbg !2433

b8:
	%73 = and i16 %61, %71, !dbg !2424
	br label %b9, !dbg !2434

b9:
	%74 = phi i16 [ %61, %b7 ], [ %73, %b8 ], !dbg !2420
	%75 = sdiv i64 %62, 2, !dbg !2435
	br label %b4, !dbg !2435

b10:
	%76 = zext i16 %61 to i32, !dbg !2436
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 0, i32 31), !dbg !2436
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !2436
	%79 = trunc i32 %78 to i16, !dbg !2436
	br label %b11, !dbg !2437

b11:
	%80 = phi i16 [ %49, %b1 ], [ %79, %b10 ], !dbg !2417
	br i1 %48, label %b12, label %b14, !dbg !2442

b12:
	%81 = phi i16 [ %42, %b11 ], [ %89, %b13 ], !dbg !2443
	%82 = phi i64 [ 16, %b11 ], [ %90, %b13 ], !dbg !2444
	%83 = icmp sgt i64 %82, 0, !dbg !2445
	br i1 %83, label %b13, label %b22, !dbg !2445

b13:
	%84 = trunc i64 %82 to i32, !dbg !2446
	%85 = zext i16 %81 to i32, !dbg !2446
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %85, i32 %84, i32 31), !dbg !2446
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !2446
	%88 = trunc i32 %87 to i16, !dbg !2446
	%89 = or i16 %81, %88, !dbg !2447
	%90 = sdiv i64 %82, 2, !dbg !2448
	br label %b12, !dbg !2448

b14:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2449, !range !20
	%92 = sext i32 %91 to i64, !dbg !2449
	br label %b15, !dbg !2449

b15:
	%93 = phi i16 [ %42, %b14 ], [ %106, %b20 ], !dbg !2443
	%94 = phi i64 [ 16, %b14 ], [ %107, %b20 ], !dbg !2450
	%95 = icmp sgt i64 %94, 0, !dbg !2451
	br i1 %95, label %b16, label %b21, !dbg !2451

b16:
	%96 = add i64 %92, %94, !dbg !2452
	%97 = icmp sge i64 %96, %47, !dbg !2453
	br i1 %97, label %b17, label %b18, !dbg !2453

b17:
	br label %b18, !dbg !2453

b18:
	%98 = phi i64 [ %96, %b16 ], [ %92, %b17 ], !dbg !2454
	%99 = trunc i64 %98 to i32, !dbg !2455
	%100 = zext i16 %93 to i32, !dbg !2455
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 %99, i32 31), !dbg !2455
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !2455
	%103 = trunc i32 %102 to i16, !dbg !2455
	%104 = icmp ne i64 %98, %92, !dbg !2456
	br i1 %104, label %b19, label %b20, !dbg !2456

b19:
	%105 = or i16 %93, %103, !dbg !2447
	br label %b20, !dbg !2457

b20:
	%106 = phi i16 [ %93, %b18 ], [ %105, %b19 ], !dbg !2443
	%107 = sdiv i64 %94, 2, !dbg !2458
	br label %b15, !dbg !2458

b21:
	%108 = zext i16 %93 to i32, !dbg !2459
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !2459
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !2459
	%111 = trunc i32 %110 to i16, !dbg !2459
	br label %b22, !dbg !2460

b22:
	%112 = phi i16 [ %81, %b12 ], [ %111, %b21 ], !dbg !2441
	br i1 %48, label %b23, label %b25, !dbg !2465

b23:
	%113 = phi i16 [ %42, %b22 ], [ %121, %b24 ], !dbg !2466
	%114 = phi i64 [ 16, %b22 ], [ %122, %b24 ], !dbg !2467
	%115 = icmp sgt i64 %114, 0, !dbg !2468
	br i1 %115, label %b24, label %b33, !dbg !2468

b24:
	%116 = trunc i64 %114 to i32, !dbg !2469
	%117 = zext i16 %113 to i32, !dbg !2469
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %117, i32 %116, i32 31), !dbg !2469
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !2469
	%120 = trunc i32 %119 to i16, !dbg !2469
	%121 = xor i16 %113, %120, !dbg !2470
	%122 = sdiv i64 %114, 2, !dbg !2471
	br label %b23, !dbg !2471

b25:
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2472, !range !20
	%124 = sext i32 %123 to i64, !dbg !2472
	br label %b26, !dbg !2472

b26:
	%125 = phi i16 [ %42, %b25 ], [ %138, %b31 ], !dbg !2466
	%126 = phi i64 [ 16, %b25 ], [ %139, %b31 ], !dbg !2473
	%127 = icmp sgt i64 %126, 0, !dbg !2474
	br i1 %127, label %b27, label %b32, !dbg !2474

b27:
	%128 = add i64 %124, %126, !dbg !2475
	%129 = icmp sge i64 %128, %47, !dbg !2476
	br i1 %129, label %b28, label %b29, !dbg !2476

b28:
	br label %b29, !dbg !2476

b29:
	%130 = phi i64 [ %128, %b27 ], [ %124, %b28 ], !dbg !2477
	%131 = trunc i64 %130 to i32, !dbg !2478
	%132 = zext i16 %125 to i32, !dbg !2478
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %131, i32 31), !dbg !2478
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !2478
	%135 = trunc i32 %134 to i16, !dbg !2478
	%136 = icmp ne i64 %130, %124, !dbg !2479
	br i1 %136, label %b30, label %b31, !dbg !2479

b30:
	%137 = xor i16 %125, %135, !dbg !2470
	br label %b31, !dbg !2480

b31:
	%138 = phi i16 [ %125, %b29 ], [ %137, %b30 ], !dbg !2466
	%139 = sdiv i64 %126, 2, !dbg !2481
	br label %b26, !dbg !2481

b32:
	%140 = zext i16 %125 to i32, !dbg !2482
	%141 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !2482
	%142 = extractvalue { i32, i1 } %141, 0, !dbg !2482
	%143 = trunc i32 %142 to i16, !dbg !2482
	br label %b33, !dbg !2483

b33:
	%144 = phi i16 [ %113, %b23 ], [ %143, %b32 ], !dbg !2464
	%145 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 0, !dbg !2484
	store i16 %80, i16 addrspace(1)* %145, align 2, !dbg !2484
	%146 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 1, !dbg !2485
	store i16 %112, i16 addrspace(1)* %146, align 2, !dbg !2485
	%147 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 2, !dbg !2486
	store i16 %144, i16 addrspace(1)* %147, align 2, !dbg !2486
	%148 = sub i64 %p3, %33, !dbg !2487
	%149 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %33, !dbg !2487
	%150 = icmp ugt i64 %33, %p3, !dbg !2487
	%151 = icmp ugt i64 3, %148, !dbg !2490
	%152 = or i1 %150, %151, !dbg !2490
	br i1 %152, label %b33_fail1, label %b33_ok1, !dbg !2490, !prof !30

b33_ok1:
	%153 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2491
	br i1 %48, label %b34, label %b36, !dbg !2496

b34:
	%154 = phi i16 [ %153, %b33_ok1 ], [ %162, %b35 ], !dbg !2497
	%155 = phi i64 [ 16, %b33_ok1 ], [ %163, %b35 ], !dbg !2498
	%156 = icmp sgt i64 %155, 0, !dbg !2499
	br i1 %156, label %b35, label %b44, !dbg !2499

b35:
	%157 = trunc i64 %155 to i32, !dbg !2500
	%158 = zext i16 %154 to i32, !dbg !2500
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %158, i32 %157, i32 31), !dbg !2500
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !2500
	%161 = trunc i32 %160 to i16, !dbg !2500
	%162 = and i16 %154, %161, !dbg !2501
	%163 = sdiv i64 %155, 2, !dbg !2502
	br label %b34, !dbg !2502

b36:
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2503, !range !20
	%165 = sext i32 %164 to i64, !dbg !2503
	br label %b37, !dbg !2503

b37:
	%166 = phi i16 [ %153, %b36 ], [ %179, %b42 ], !dbg !2497
	%167 = phi i64 [ 16, %b36 ], [ %180, %b42 ], !dbg !2504
	%168 = icmp sgt i64 %167, 0, !dbg !2505
	br i1 %168, label %b38, label %b43, !dbg !2505

b38:
	%169 = add i64 %165, %167, !dbg !2506
	%170 = icmp sge i64 %169, %47, !dbg !2507
	br i1 %170, label %b39, label %b40, !dbg !2507

b39:
	br label %b40, !dbg !2507

b40:
	%171 = phi i64 [ %169, %b38 ], [ %165, %b39 ], !dbg !2508
	%172 = trunc i64 %171 to i32, !dbg !2509
	%173 = zext i16 %166 to i32, !dbg !2509
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 %172, i32 31), !dbg !2509
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !2509
	%176 = trunc i32 %175 to i16, !dbg !2509
	%177 = icmp ne i64 %171, %165, !dbg !2510
	br i1 %177, label %b41, label %b42, !dbg !2510

b41:
	%178 = and i16 %166, %176, !dbg !2501
	br label %b42, !dbg !2511

b42:
	%179 = phi i16 [ %166, %b40 ], [ %178, %b41 ], !dbg !2497
	%180 = sdiv i64 %167, 2, !dbg !2512
	br label %b37, !dbg !2512

b43:
	%181 = zext i16 %166 to i32, !dbg !2513
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 0, i32 31), !dbg !2513
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !2513
	%184 = trunc i32 %183 to i16, !dbg !2513
	br label %b44, !dbg !2514

b44:
	%185 = phi i16 [ %154, %b34 ], [ %184, %b43 ], !dbg !2495
	%186 = add i64 %22, 32, !dbg !2516
	%187 = sub i64 %186, 1, !dbg !2517
	%188 = sdiv i64 %187, 32, !dbg !2518
	%189 = icmp eq i64 %188, 1, !dbg !2519
	br i1 %189, label %b50, label %b45, !dbg !2519

b45:
	call void @llvm.nvvm.barrier0(), !dbg !2521
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2522, !range !20
	%191 = sext i32 %190 to i64, !dbg !2522
	%192 = icmp eq i64 %191, 0, !dbg !2523
	br i1 %192, label %b46, label %b47, !dbg !2523

b46:
	%193 = sdiv i64 %31, 32, !dbg !2524
	%194 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %193, !dbg !2525
	store i16 %185, i16 addrspace(3)* %194, align 2, !dbg !2525
	br label %b47, !dbg !2525

b47:
	call void @llvm.nvvm.barrier0(), !dbg !2526
	%195 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2527
	%196 = load i16, i16 addrspace(3)* %195, align 2, !dbg !2527
	br label %b48, !dbg !2527

b48:
	%197 = phi i16 [ %196, %b47 ], [ %202, %b49 ], !dbg !2528
	%198 = phi i64 [ 1, %b47 ], [ %203, %b49 ], !dbg !2529
	%199 = icmp slt i64 %198, %188, !dbg !2530
	br i1 %199, label %b49, label %b50, !dbg !2530

b49:
	%200 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %198, !dbg !2531
	%201 = load i16, i16 addrspace(3)* %200, align 2, !dbg !2531
	%202 = and i16 %197, %201, !dbg !2501
	%203 = add i64 %198, 1, !dbg !2532
	br label %b48, !dbg !2532

b50:
	%204 = phi i16 [ %185, %b44 ], [ %197, %b48 ], !dbg !2494
	br i1 %48, label %b51, label %b53, !dbg !2537

b51:
	%205 = phi i16 [ %153, %b50 ], [ %213, %b52 ], !dbg !2538
	%206 = phi i64 [ 16, %b50 ], [ %214, %b52 ], !dbg !2539
	%207 = icmp sgt i64 %206, 0, !dbg !2540
	br i1 %207, label %b52, label %b61, !dbg !2540

b52:
	%208 = trunc i64 %206 to i32, !dbg !2541
	%209 = zext i16 %205 to i32, !dbg !2541
	%210 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %209, i32 %208, i32 31), !dbg !2541
	%211 = extractvalue { i32, i1 } %210, 0, !dbg !2541
	%212 = trunc i32 %211 to i16, !dbg !2541
	%213 = or i16 %205, %212, !dbg !2542
	%214 = sdiv i64 %206, 2, !dbg !2543
	br label %b51, !dbg !2543

b53:
	%215 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2544, !range !20
	%216 = sext i32 %215 to i64, !dbg !2544
	br label %b54, !dbg !2544

b54:
	%217 = phi i16 [ %153, %b53 ], [ %230, %b59 ], !dbg !2538
	%218 = phi i64 [ 16, %b53 ], [ %231, %b59 ], !dbg !2545
	%219 = icmp sgt i64 %218, 0, !dbg !2546
	br i1 %219, label %b55, label %b60, !dbg !2546

b55:
	%220 = add i64 %216, %218, !dbg !2547
	%221 = icmp sge i64 %220, %47, !dbg !2548
	br i1 %221, label %b56, label %b57, !dbg !2548

b56:
	br label %b57, !dbg !2548

b57:
	%222 = phi i64 [ %220, %b55 ], [ %216, %b56 ], !dbg !2549
	%223 = trunc i64 %222 to i32, !dbg !2550
	%224 = zext i16 %217 to i32, !dbg !2550
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 %223, i32 31), !dbg !2550
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !2550
	%227 = trunc i32 %226 to i16, !dbg !2550
	%228 = icmp ne i64 %222, %216, !dbg !2551
	br i1 %228, label %b58, label %b59, !dbg !2551

b58:
	%229 = or i16 %217, %227, !dbg !2542
	br label %b59, !dbg !2552

b59:
	%230 = phi i16 [ %217, %b57 ], [ %229, %b58 ], !dbg !2538
	%231 = sdiv i64 %218, 2, !dbg !2553
	br label %b54, !dbg !2553

b60:
	%232 = zext i16 %217 to i32, !dbg !2554
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 0, i32 31), !dbg !2554
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !2554
	%235 = trunc i32 %234 to i16, !dbg !2554
	br label %b61, !dbg !2555

b61:
	%236 = phi i16 [ %205, %b51 ], [ %235, %b60 ], !dbg !2536
	br i1 %189, label %b67, label %b62, !dbg !2556

b62:
	call void @llvm.nvvm.barrier0(), !dbg !2558
	%237 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2559, !range !20
	%238 = sext i32 %237 to i64, !dbg !2559
	%239 = icmp eq i64 %238, 0, !dbg !2560
	br i1 %239, label %b63, label %b64, !dbg !2560

b63:
	%240 = sdiv i64 %31, 32, !dbg !2561
	%241 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %240, !dbg !2562
	store i16 %236, i16 addrspace(3)* %241, align 2, !dbg !2562
	br label %b64, !dbg !2562

b64:
	call void @llvm.nvvm.barrier0(), !dbg !2563
	%242 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2564
	%243 = load i16, i16 addrspace(3)* %242, align 2, !dbg !2564
	br label %b65, !dbg !2564

b65:
	%244 = phi i16 [ %243, %b64 ], [ %249, %b66 ], !dbg !2565
	%245 = phi i64 [ 1, %b64 ], [ %250, %b66 ], !dbg !2566
	%246 = icmp slt i64 %245, %188, !dbg !2567
	br i1 %246, label %b66, label %b67, !dbg !2567

b66:
	%247 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %245, !dbg !2568
	%248 = load i16, i16 addrspace(3)* %247, align 2, !dbg !2568
	%249 = or i16 %244, %248, !dbg !2542
	%250 = add i64 %245, 1, !dbg !2569
	br label %b65, !dbg !2569

b67:
	%251 = phi i16 [ %236, %b61 ], [ %244, %b65 ], !dbg !2535
	br i1 %48, label %b68, label %b70, !dbg !2574

b68:
	%252 = phi i16 [ %153, %b67 ], [ %260, %b69 ], !dbg !2575
	%253 = phi i64 [ 16, %b67 ], [ %261, %b69 ], !dbg !2576
	%254 = icmp sgt i64 %253, 0, !dbg !2577
	br i1 %254, label %b69, label %b78, !dbg !2577

b69:
	%255 = trunc i64 %253 to i32, !dbg !2578
	%256 = zext i16 %252 to i32, !dbg !2578
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %256, i32 %255, i32 31), !dbg !2578
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !2578
	%259 = trunc i32 %258 to i16, !dbg !2578
	%260 = xor i16 %252, %259, !dbg !2579
	%261 = sdiv i64 %253, 2, !dbg !2580
	br label %b68, !dbg !2580

b70:
	%262 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2581, !range !20
	%263 = sext i32 %262 to i64, !dbg !2581
	br label %b71, !dbg !2581

b71:
	%264 = phi i16 [ %153, %b70 ], [ %277, %b76 ], !dbg !2575
	%265 = phi i64 [ 16, %b70 ], [ %278, %b76 ], !dbg !2582
	%266 = icmp sgt i64 %265, 0, !dbg !2583
	br i1 %266, label %b72, label %b77, !dbg !2583

b72:
	%267 = add i64 %263, %265, !dbg !2584
	%268 = icmp sge i64 %267, %47, !dbg !2585
	br i1 %268, label %b73, label %b74, !dbg !2585

b73:
	br label %b74, !dbg !2585

b74:
	%269 = phi i64 [ %267, %b72 ], [ %263, %b73 ], !dbg !2586
	%270 = trunc i64 %269 to i32, !dbg !2587
	%271 = zext i16 %264 to i32, !dbg !2587
	%272 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %271, i32 %270, i32 31), !dbg !2587
	%273 = extractvalue { i32, i1 } %272, 0, !dbg !2587
	%274 = trunc i32 %273 to i16, !dbg !2587
	%275 = icmp ne i64 %269, %263, !dbg !2588
	br i1 %275, label %b75, label %b76, !dbg !2588

b75:
	%276 = xor i16 %264, %274, !dbg !2579
	br label %b76, !dbg !2589

b76:
	%277 = phi i16 [ %264, %b74 ], [ %276, %b75 ], !dbg !2575
	%278 = sdiv i64 %265, 2, !dbg !2590
	br label %b71, !dbg !2590

b77:
	%279 = zext i16 %264 to i32, !dbg !2591
	%280 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %279, i32 0, i32 31), !dbg !2591
	%281 = extractvalue { i32, i1 } %280, 0, !dbg !2591
	%282 = trunc i32 %281 to i16, !dbg !2591
	br label %b78, !dbg !2592

b78:
	%283 = phi i16 [ %252, %b68 ], [ %282, %b77 ], !dbg !2573
	br i1 %189, label %b84, label %b79, !dbg !2593

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2595
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2596, !range !20
	%285 = sext i32 %284 to i64, !dbg !2596
	%286 = icmp eq i64 %285, 0, !dbg !2597
	br i1 %286, label %b80, label %b81, !dbg !2597

b80:
	%287 = sdiv i64 %31, 32, !dbg !2598
	%288 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %287, !dbg !2599
	store i16 %283, i16 addrspace(3)* %288, align 2, !dbg !2599
	br label %b81, !dbg !2599

b81:
	call void @llvm.nvvm.barrier0(), !dbg !2600
	%289 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2601
	%290 = load i16, i16 addrspace(3)* %289, align 2, !dbg !2601
	br label %b82, !dbg !2601

b82:
	%291 = phi i16 [ %290, %b81 ], [ %296, %b83 ], !dbg !2602
	%292 = phi i64 [ 1, %b81 ], [ %297, %b83 ], !dbg !2603
	%293 = icmp slt i64 %292, %188, !dbg !2604
	br i1 %293, label %b83, label %b84, !dbg !2604

b83:
	%294 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %292, !dbg !2605
	%295 = load i16, i16 addrspace(3)* %294, align 2, !dbg !2605
	%296 = xor i16 %291, %295, !dbg !2579
	%297 = add i64 %292, 1, !dbg !2606
	br label %b82, !dbg !2606

b84:
	%298 = phi i16 [ %283, %b78 ], [ %291, %b82 ], !dbg !2572
	%299 = getelementptr inbounds i16, i16 addrspace(1)* %149, i64 0, !dbg !2607
	store i16 %204, i16 addrspace(1)* %299, align 2, !dbg !2607
	%300 = getelementptr inbounds i16, i16 addrspace(1)* %149, i64 1, !dbg !2608
	store i16 %251, i16 addrspace(1)* %300, align 2, !dbg !2608
	%301 = getelementptr inbounds i16, i16 addrspace(1)* %149, i64 2, !dbg !2609
	store i16 %298, i16 addrspace(1)* %301, align 2, !dbg !2609
	ret void, !dbg !2406

b0_fail1:
	%302 = icmp ugt i64 %33, %p1, !dbg !2409
	br i1 %302, label %b0_fail2, label %b0_ok2, !dbg !2409

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !2409
	ret void, !dbg !2409

b0_ok2:
	%303 = icmp uge i64 %32, %p5, !dbg !2410
	br i1 %303, label %b0_fail3, label %b0_ok3, !dbg !2410

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !2410
	ret void, !dbg !2410

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !2413
	ret void, !dbg !2413

b33_fail1:
	%304 = icmp ugt i64 %33, %p3, !dbg !2487
	br i1 %304, label %b33_fail2, label %b33_ok2, !dbg !2487

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !2487
	ret void, !dbg !2487

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %148), !dbg !2490
	ret void, !dbg !2490
}

define void @ExchangeUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2610 {
entry:
	br label %b0, !dbg !2611

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2611
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2611
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2611
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2614, !range !11
	%4 = sext i32 %3 to i64, !dbg !2614
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2614, !range !12
	%6 = sext i32 %5 to i64, !dbg !2614
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2614, !range !12
	%8 = sext i32 %7 to i64, !dbg !2614
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2614, !range !13
	%10 = sext i32 %9 to i64, !dbg !2614
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2614, !range !14
	%12 = sext i32 %11 to i64, !dbg !2614
	%13 = mul i64 %12, %8, !dbg !2614
	%14 = add i64 %6, %13, !dbg !2614
	%15 = mul i64 %10, %14, !dbg !2614
	%16 = add i64 %4, %15, !dbg !2614
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2614, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2614, !range !15
	%19 = mul i32 %17, %18, !dbg !2614
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2614, !range !16
	%21 = mul i32 %19, %20, !dbg !2614
	%22 = sext i32 %21 to i64, !dbg !2614
	%23 = mul i64 %16, %22, !dbg !2614
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2614, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2614, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2614, !range !18
	%27 = mul i32 %18, %26, !dbg !2614
	%28 = add i32 %25, %27, !dbg !2614
	%29 = mul i32 %17, %28, !dbg !2614
	%30 = add i32 %24, %29, !dbg !2614
	%31 = sext i32 %30 to i64, !dbg !2614
	%32 = add i64 %23, %31, !dbg !2614
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2615, !range !20
	%34 = sext i32 %33 to i64, !dbg !2615
	%35 = and i32 %30, -32, !dbg !2616
	%36 = sub i32 %21, %35, !dbg !2616
	%37 = icmp slt i32 %36, 32, !dbg !2616
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2616
	%39 = sext i32 %38 to i64, !dbg !2616
	%40 = icmp eq i64 %39, 32, !dbg !2617
	br i1 %40, label %b1, label %b2, !dbg !2617

b1:
	br label %b2, !dbg !2617

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2618
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2619
	%43 = mul i64 %32, 4, !dbg !2621
	%44 = sub i64 %p1, %43, !dbg !2622
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2620
	%46 = icmp uge i64 %32, %p5, !dbg !2620
	%47 = icmp ugt i64 %43, %p1, !dbg !2622
	%48 = icmp ugt i64 4, %44, !dbg !2623
	%49 = icmp eq i64 %39, 0, !dbg !2624
	%50 = or i1 %46, %47, !dbg !2624
	%51 = or i1 %50, %48, !dbg !2624
	%52 = or i1 %51, %49, !dbg !2624
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2624, !prof !30

b2_ok1:
	%53 = load i32, i32 addrspace(1)* %45, align 4, !dbg !2620
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !2622
	%55 = mul i64 %34, 7, !dbg !2625
	%56 = add i64 %55, 3, !dbg !2626
	%57 = icmp eq i64 %39, -1, !dbg !2624
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2624
	%59 = srem i64 %56, %58, !dbg !2624
	%60 = trunc i64 %59 to i32, !dbg !2627
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %53, i32 %60, i32 31), !dbg !2627
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !2627
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 0, !dbg !2628
	store i32 %62, i32 addrspace(1)* %63, align 4, !dbg !2628
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %53, i32 3, i32 0), !dbg !2629
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !2629
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 1, !dbg !2630
	store i32 %65, i32 addrspace(1)* %66, align 4, !dbg !2630
	%67 = trunc i64 %41 to i32, !dbg !2631
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %53, i32 %67, i32 31), !dbg !2631
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2631
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 2, !dbg !2632
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !2632
	%71 = trunc i64 %42 to i32, !dbg !2633
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %71, i32 31), !dbg !2633
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !2633
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 3, !dbg !2634
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !2634
	%75 = mul i64 %32, 3, !dbg !2635
	%76 = sub i64 %p3, %75, !dbg !2636
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %75, !dbg !2636
	%78 = icmp ugt i64 %75, %p3, !dbg !2636
	%79 = icmp ugt i64 3, %76, !dbg !2637
	%80 = or i1 %78, %79, !dbg !2637
	br i1 %80, label %b2_fail5, label %b2_ok5, !dbg !2637, !prof !30

b2_ok5:
	%81 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %53) convergent nounwind, !dbg !2638
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 0, !dbg !2639
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !2639
	%83 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 1, !dbg !2640
	store i32 7, i32 addrspace(1)* %83, align 4, !dbg !2640
	%84 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %53) convergent nounwind, !dbg !2641
	store i32 %84, i32 addrspace(1)* %83, align 4, !dbg !2642
	%85 = sub i64 %32, %34, !dbg !2643
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %85, !dbg !2644
	%87 = icmp uge i64 %85, %p5, !dbg !2644
	br i1 %87, label %b2_fail7, label %b2_ok7, !dbg !2644, !prof !30

b2_ok7:
	%88 = load i32, i32 addrspace(1)* %86, align 4, !dbg !2644
	%89 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %88) convergent nounwind, !dbg !2645
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 2, !dbg !2646
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !2646
	ret void, !dbg !2613

b2_fail1:
	%91 = icmp uge i64 %32, %p5, !dbg !2620
	br i1 %91, label %b2_fail2, label %b2_ok2, !dbg !2620

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !2620
	ret void, !dbg !2620

b2_ok2:
	%92 = icmp ugt i64 %43, %p1, !dbg !2622
	br i1 %92, label %b2_fail3, label %b2_ok3, !dbg !2622

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2622
	ret void, !dbg !2622

b2_ok3:
	%93 = icmp ugt i64 4, %44, !dbg !2623
	br i1 %93, label %b2_fail4, label %b2_ok4, !dbg !2623

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2623
	ret void, !dbg !2623

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2624
	ret void, !dbg !2624

b2_fail5:
	%94 = icmp ugt i64 %75, %p3, !dbg !2636
	br i1 %94, label %b2_fail6, label %b2_ok6, !dbg !2636

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %75, i64 %p3), !dbg !2636
	ret void, !dbg !2636

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %76), !dbg !2637
	ret void, !dbg !2637

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %85, i64 %p5), !dbg !2644
	ret void, !dbg !2644
}

define void @NumbersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2647 {
entry:
	br label %b0, !dbg !2648

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2648
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2648
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2648
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2651, !range !11
	%4 = sext i32 %3 to i64, !dbg !2651
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2651, !range !12
	%6 = sext i32 %5 to i64, !dbg !2651
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2651, !range !12
	%8 = sext i32 %7 to i64, !dbg !2651
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2651, !range !13
	%10 = sext i32 %9 to i64, !dbg !2651
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2651, !range !14
	%12 = sext i32 %11 to i64, !dbg !2651
	%13 = mul i64 %12, %8, !dbg !2651
	%14 = add i64 %6, %13, !dbg !2651
	%15 = mul i64 %10, %14, !dbg !2651
	%16 = add i64 %4, %15, !dbg !2651
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2651, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2651, !range !15
	%19 = mul i32 %17, %18, !dbg !2651
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2651, !range !16
	%21 = mul i32 %19, %20, !dbg !2651
	%22 = sext i32 %21 to i64, !dbg !2651
	%23 = mul i64 %16, %22, !dbg !2651
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2651, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2651, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2651, !range !18
	%27 = mul i32 %18, %26, !dbg !2651
	%28 = add i32 %25, %27, !dbg !2651
	%29 = mul i32 %17, %28, !dbg !2651
	%30 = add i32 %24, %29, !dbg !2651
	%31 = sext i32 %30 to i64, !dbg !2651
	%32 = add i64 %23, %31, !dbg !2651
	%33 = mul i64 %32, 6, !dbg !2652
	%34 = sub i64 %p1, %33, !dbg !2653
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !2653
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2654
	%37 = icmp ugt i64 %33, %p1, !dbg !2653
	%38 = icmp uge i64 %32, %p5, !dbg !2654
	%39 = icmp ugt i64 6, %34, !dbg !2657
	%40 = or i1 %37, %38, !dbg !2657
	%41 = or i1 %40, %39, !dbg !2657
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2657, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2654
	%43 = and i32 %30, -32, !dbg !2664
	%44 = sub i32 %21, %43, !dbg !2664
	%45 = icmp slt i32 %44, 32, !dbg !2664
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2664
	%47 = sext i32 %46 to i64, !dbg !2664
	%48 = icmp eq i64 %47, 32, !dbg !2665
	%49 = mul i64 %47, 2, !dbg !2666
	br label %b1, !dbg !2657

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %171, %b48 ], !dbg !2657
	br i1 %48, label %b2, label %b4, !dbg !2665

b2:
	%51 = phi i32 [ %57, %b3 ], [ %42, %b1 ], !dbg !2667
	%52 = phi i64 [ %58, %b3 ], [ 16, %b1 ], !dbg !2668
	%53 = icmp sgt i64 %52, 0, !dbg !2669
	br i1 %53, label %b3, label %b12, !dbg !2669

b3:
	%54 = trunc i64 %52 to i32, !dbg !2670
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %51, i32 %54, i32 31), !dbg !2670
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !2670
	%57 = add i32 %51, %56, !dbg !2671
	%58 = sdiv i64 %52, 2, !dbg !2672
	br label %b2, !dbg !2672

b4:
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2673, !range !20
	%60 = sext i32 %59 to i64, !dbg !2673
	br label %b5, !dbg !2673

b5:
	%61 = phi i32 [ %42, %b4 ], [ %72, %b10 ], !dbg !2667
	%62 = phi i64 [ 16, %b4 ], [ %73, %b10 ], !dbg !2674
	%63 = icmp sgt i64 %62, 0, !dbg !2675
	br i1 %63, label %b6, label %b11, !dbg !2675

b6:
	%64 = add i64 %60, %62, !dbg !2676
	%65 = icmp sge i64 %64, %47, !dbg !2677
	br i1 %65, label %b7, label %b8, !dbg !2677

b7:
	br label %b8, !dbg !2677

b8:
	%66 = phi i64 [ %64, %b6 ], [ %60, %b7 ], !dbg !2678
	%67 = trunc i64 %66 to i32, !dbg !2679
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %67, i32 31), !dbg !2679
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2679
	%70 = icmp ne i64 %66, %60, !dbg !2680
	br i1 %70, label %b9, label %b10, !dbg !2680

b9:
	%71 = add i32 %61, %69, !dbg !2671
	br label %b10, !dbg !2681

b10:
	%72 = phi i32 [ %61, %b8 ], [ %71, %b9 ], !dbg !2667
	%73 = sdiv i64 %62, 2, !dbg !2682
	br label %b5, !dbg !2682

b11:
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 0, i32 31), !dbg !2683
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !2683
	br label %b12, !dbg !2684

b12:
	%76 = phi i32 [ %51, %b2 ], [ %75, %b11 ], !dbg !2663
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !2685
	store i32 %76, i32 addrspace(1)* %77, align 4, !dbg !2685
	br i1 %48, label %b13, label %b15, !dbg !2690

b13:
	%78 = phi i32 [ %85, %b14 ], [ %42, %b12 ], !dbg !2691
	%79 = phi i64 [ %86, %b14 ], [ 16, %b12 ], !dbg !2692
	%80 = icmp sgt i64 %79, 0, !dbg !2693
	br i1 %80, label %b14, label %b23, !dbg !2693

b14:
	%81 = trunc i64 %79 to i32, !dbg !2694
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %81, i32 31), !dbg !2694
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !2694
	%84 = icmp ult i32 %78, %83, !dbg !2695
	%85 = select i1 %84, i32 %78, i32 %83, !dbg !2695
	%86 = sdiv i64 %79, 2, !dbg !2696
	br label %b13, !dbg !2696

b15:
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2697, !range !20
	%88 = sext i32 %87 to i64, !dbg !2697
	br label %b16, !dbg !2697

b16:
	%89 = phi i32 [ %42, %b15 ], [ %101, %b21 ], !dbg !2691
	%90 = phi i64 [ 16, %b15 ], [ %102, %b21 ], !dbg !2698
	%91 = icmp sgt i64 %90, 0, !dbg !2699
	br i1 %91, label %b17, label %b22, !dbg !2699

b17:
	%92 = add i64 %88, %90, !dbg !2700
	%93 = icmp sge i64 %92, %47, !dbg !2701
	br i1 %93, label %b18, label %b19, !dbg !2701

b18:
	br label %b19, !dbg !2701

b19:
	%94 = phi i64 [ %92, %b17 ], [ %88, %b18 ], !dbg !2702
	%95 = trunc i64 %94 to i32, !dbg !2703
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 %95, i32 31), !dbg !2703
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !2703
	%98 = icmp ne i64 %94, %88, !dbg !2704
	br i1 %98, label %b20, label %b21, !dbg !2704

b20:
	%99 = icmp ult i32 %89, %97, !dbg !2695
	%100 = select i1 %99, i32 %89, i32 %97, !dbg !2695
	br label %b21, !dbg !2705

b21:
	%101 = phi i32 [ %89, %b19 ], [ %100, %b20 ], !dbg !2691
	%102 = sdiv i64 %90, 2, !dbg !2706
	br label %b16, !dbg !2706

b22:
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 0, i32 31), !dbg !2707
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !2707
	br label %b23, !dbg !2708

b23:
	%105 = phi i32 [ %78, %b13 ], [ %104, %b22 ], !dbg !2689
	br i1 %48, label %b24, label %b26, !dbg !2713

b24:
	%106 = phi i32 [ %113, %b25 ], [ %42, %b23 ], !dbg !2714
	%107 = phi i64 [ %114, %b25 ], [ 16, %b23 ], !dbg !2715
	%108 = icmp sgt i64 %107, 0, !dbg !2716
	br i1 %108, label %b25, label %b34, !dbg !2716

b25:
	%109 = trunc i64 %107 to i32, !dbg !2717
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %109, i32 31), !dbg !2717
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !2717
	%112 = icmp ugt i32 %106, %111, !dbg !2718
	%113 = select i1 %112, i32 %106, i32 %111, !dbg !2718
	%114 = sdiv i64 %107, 2, !dbg !2719
	br label %b24, !dbg !2719

b26:
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2720, !range !20
	%116 = sext i32 %115 to i64, !dbg !2720
	br label %b27, !dbg !2720

b27:
	%117 = phi i32 [ %42, %b26 ], [ %129, %b32 ], !dbg !2714
	%118 = phi i64 [ 16, %b26 ], [ %130, %b32 ], !dbg !2721
	%119 = icmp sgt i64 %118, 0, !dbg !2722
	br i1 %119, label %b28, label %b33, !dbg !2722

b28:
	%120 = add i64 %116, %118, !dbg !2723
	%121 = icmp sge i64 %120, %47, !dbg !2724
	br i1 %121, label %b29, label %b30, !dbg !2724

b29:
	br label %b30, !dbg !2724

b30:
	%122 = phi i64 [ %120, %b28 ], [ %116, %b29 ], !dbg !2725
	%123 = trunc i64 %122 to i32, !dbg !2726
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 %123, i32 31), !dbg !2726
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !2726
	%126 = icmp ne i64 %122, %116, !dbg !2727
	br i1 %126, label %b31, label %b32, !dbg !2727

b31:
	%127 = icmp ugt i32 %117, %125, !dbg !2718
	%128 = select i1 %127, i32 %117, i32 %125, !dbg !2718
	br label %b32, !dbg !2728

b32:
	%129 = phi i32 [ %117, %b30 ], [ %128, %b31 ], !dbg !2714
	%130 = sdiv i64 %118, 2, !dbg !2729
	br label %b27, !dbg !2729

b33:
	%131 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 0, i32 31), !dbg !2730
	%132 = extractvalue { i32, i1 } %131, 0, !dbg !2730
	br label %b34, !dbg !2731

b34:
	%133 = phi i32 [ %106, %b24 ], [ %132, %b33 ], !dbg !2712
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !2732
	store i32 %105, i32 addrspace(1)* %134, align 4, !dbg !2732
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !2733
	store i32 %133, i32 addrspace(1)* %135, align 4, !dbg !2733
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2738, !range !20
	%137 = sext i32 %136 to i64, !dbg !2738
	br label %b35, !dbg !2738

b35:
	%138 = phi i32 [ %42, %b34 ], [ %146, %b38 ], !dbg !2739
	%139 = phi i64 [ 1, %b34 ], [ %147, %b38 ], !dbg !2740
	%140 = icmp slt i64 %139, 32, !dbg !2741
	br i1 %140, label %b36, label %b39, !dbg !2741

b36:
	%141 = trunc i64 %139 to i32, !dbg !2742
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %138, i32 %141, i32 0), !dbg !2742
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !2742
	%144 = icmp sge i64 %137, %139, !dbg !2743
	br i1 %144, label %b37, label %b38, !dbg !2743

b37:
	%145 = add i32 %138, %143, !dbg !2744
	br label %b38, !dbg !2744

b38:
	%146 = phi i32 [ %138, %b36 ], [ %145, %b37 ], !dbg !2739
	%147 = mul i64 %139, 2, !dbg !2745
	br label %b35, !dbg !2745

b39:
	%148 = phi i32 [ %156, %b42 ], [ %42, %b35 ], !dbg !2749
	%149 = phi i64 [ %157, %b42 ], [ 1, %b35 ], !dbg !2750
	%150 = icmp slt i64 %149, 32, !dbg !2751
	br i1 %150, label %b40, label %b43, !dbg !2751

b40:
	%151 = trunc i64 %149 to i32, !dbg !2752
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %148, i32 %151, i32 0), !dbg !2752
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !2752
	%154 = icmp sge i64 %137, %149, !dbg !2753
	br i1 %154, label %b41, label %b42, !dbg !2753

b41:
	%155 = add i32 %148, %153, !dbg !2754
	br label %b42, !dbg !2754

b42:
	%156 = phi i32 [ %148, %b40 ], [ %155, %b41 ], !dbg !2749
	%157 = mul i64 %149, 2, !dbg !2755
	br label %b39, !dbg !2755

b43:
	%158 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %148, i32 1, i32 0), !dbg !2756
	%159 = extractvalue { i32, i1 } %158, 0, !dbg !2756
	%160 = icmp eq i64 %137, 0, !dbg !2757
	br i1 %160, label %b45, label %b44, !dbg !2757

b44:
	br label %b45, !dbg !2758

b45:
	%161 = phi i32 [ 0, %b43 ], [ %159, %b44 ], !dbg !2747
	%162 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 3, !dbg !2759
	store i32 %138, i32 addrspace(1)* %162, align 4, !dbg !2759
	%163 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 4, !dbg !2760
	store i32 %161, i32 addrspace(1)* %163, align 4, !dbg !2760
	%164 = sdiv i64 %49, 3, !dbg !2761
	%165 = icmp slt i64 %164, 0, !dbg !2764
	br i1 %165, label %b47, label %b46, !dbg !2764

b46:
	%166 = icmp sge i64 %164, %47, !dbg !2765
	br i1 %166, label %b47, label %b48, !dbg !2765

b47:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !2766
	ret void, !dbg !2766

b48:
	%167 = trunc i64 %164 to i32, !dbg !2767
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %167, i32 31), !dbg !2767
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !2767
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 5, !dbg !2768
	store i32 %169, i32 addrspace(1)* %170, align 4, !dbg !2768
	%171 = add i64 %50, 1, !dbg !2768
	%172 = icmp slt i64 %171, 2, !dbg !2768
	br i1 %172, label %b1, label %b49, !dbg !2768

b49:
	%173 = sub i64 %p3, %33, !dbg !2769
	%174 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !2769
	%175 = icmp ugt i64 %33, %p3, !dbg !2769
	%176 = icmp ugt i64 6, %173, !dbg !2772
	%177 = or i1 %175, %176, !dbg !2772
	br i1 %177, label %b49_fail1, label %b49_ok1, !dbg !2772, !prof !30

b49_ok1:
	%178 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2773
	%179 = add i64 %22, 32, !dbg !2779
	%180 = sub i64 %179, 1, !dbg !2780
	%181 = sub i64 %47, 1, !dbg !2785
	%182 = icmp eq i64 %137, %181, !dbg !2786
	%183 = mul i64 %22, 2, !dbg !2787
	br label %b50, !dbg !2772

b50:
	%184 = phi i64 [ 0, %b49_ok1 ], [ %366, %b129 ], !dbg !2772
	br i1 %48, label %b51, label %b53, !dbg !2789

b51:
	%185 = phi i32 [ %191, %b52 ], [ %178, %b50 ], !dbg !2790
	%186 = phi i64 [ %192, %b52 ], [ 16, %b50 ], !dbg !2791
	%187 = icmp sgt i64 %186, 0, !dbg !2792
	br i1 %187, label %b52, label %b60, !dbg !2792

b52:
	%188 = trunc i64 %186 to i32, !dbg !2793
	%189 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %185, i32 %188, i32 31), !dbg !2793
	%190 = extractvalue { i32, i1 } %189, 0, !dbg !2793
	%191 = add i32 %185, %190, !dbg !2794
	%192 = sdiv i64 %186, 2, !dbg !2795
	br label %b51, !dbg !2795

b53:
	%193 = phi i32 [ %204, %b58 ], [ %178, %b50 ], !dbg !2790
	%194 = phi i64 [ %205, %b58 ], [ 16, %b50 ], !dbg !2796
	%195 = icmp sgt i64 %194, 0, !dbg !2797
	br i1 %195, label %b54, label %b59, !dbg !2797

b54:
	%196 = add i64 %137, %194, !dbg !2798
	%197 = icmp sge i64 %196, %47, !dbg !2799
	br i1 %197, label %b55, label %b56, !dbg !2799

b55:
	br label %b56, !dbg !2799

b56:
	%198 = phi i64 [ %196, %b54 ], [ %137, %b55 ], !dbg !2800
	%199 = trunc i64 %198 to i32, !dbg !2801
	%200 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %193, i32 %199, i32 31), !dbg !2801
	%201 = extractvalue { i32, i1 } %200, 0, !dbg !2801
	%202 = icmp ne i64 %198, %137, !dbg !2802
	br i1 %202, label %b57, label %b58, !dbg !2802

b57:
	%203 = add i32 %193, %201, !dbg !2794
	br label %b58, !dbg !2803

b58:
	%204 = phi i32 [ %193, %b56 ], [ %203, %b57 ], !dbg !2790
	%205 = sdiv i64 %194, 2, !dbg !2804
	br label %b53, !dbg !2804

b59:
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %193, i32 0, i32 31), !dbg !2805
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !2805
	br label %b60, !dbg !2806

b60:
	%208 = phi i32 [ %185, %b51 ], [ %207, %b59 ], !dbg !2788
	%209 = sdiv i64 %180, 32, !dbg !2807
	%210 = icmp eq i64 %209, 1, !dbg !2808
	br i1 %210, label %b66, label %b61, !dbg !2808

b61:
	call void @llvm.nvvm.barrier0(), !dbg !2810
	br i1 %160, label %b62, label %b63, !dbg !2811

b62:
	%211 = sdiv i64 %31, 32, !dbg !2812
	%212 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %211, !dbg !2813
	store i32 %208, i32 addrspace(3)* %212, align 4, !dbg !2813
	br label %b63, !dbg !2813

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2814
	%213 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !2815
	%214 = load i32, i32 addrspace(3)* %213, align 4, !dbg !2815
	br label %b64, !dbg !2815

b64:
	%215 = phi i32 [ %214, %b63 ], [ %220, %b65 ], !dbg !2816
	%216 = phi i64 [ 1, %b63 ], [ %221, %b65 ], !dbg !2817
	%217 = icmp slt i64 %216, %209, !dbg !2818
	br i1 %217, label %b65, label %b66, !dbg !2818

b65:
	%218 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %216, !dbg !2819
	%219 = load i32, i32 addrspace(3)* %218, align 4, !dbg !2819
	%220 = add i32 %215, %219, !dbg !2794
	%221 = add i64 %216, 1, !dbg !2820
	br label %b64, !dbg !2820

b66:
	%222 = phi i32 [ %208, %b60 ], [ %215, %b64 ], !dbg !2777
	%223 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 0, !dbg !2821
	store i32 %222, i32 addrspace(1)* %223, align 4, !dbg !2821
	br i1 %48, label %b67, label %b69, !dbg !2826

b67:
	%224 = phi i32 [ %231, %b68 ], [ %178, %b66 ], !dbg !2827
	%225 = phi i64 [ %232, %b68 ], [ 16, %b66 ], !dbg !2828
	%226 = icmp sgt i64 %225, 0, !dbg !2829
	br i1 %226, label %b68, label %b76, !dbg !2829

b68:
	%227 = trunc i64 %225 to i32, !dbg !2830
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %224, i32 %227, i32 31), !dbg !2830
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !2830
	%230 = icmp ult i32 %224, %229, !dbg !2831
	%231 = select i1 %230, i32 %224, i32 %229, !dbg !2831
	%232 = sdiv i64 %225, 2, !dbg !2832
	br label %b67, !dbg !2832

b69:
	%233 = phi i32 [ %245, %b74 ], [ %178, %b66 ], !dbg !2827
	%234 = phi i64 [ %246, %b74 ], [ 16, %b66 ], !dbg !2833
	%235 = icmp sgt i64 %234, 0, !dbg !2834
	br i1 %235, label %b70, label %b75, !dbg !2834

b70:
	%236 = add i64 %137, %234, !dbg !2835
	%237 = icmp sge i64 %236, %47, !dbg !2836
	br i1 %237, label %b71, label %b72, !dbg !2836

b71:
	br label %b72, !dbg !2836

b72:
	%238 = phi i64 [ %236, %b70 ], [ %137, %b71 ], !dbg !2837
	%239 = trunc i64 %238 to i32, !dbg !2838
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 %239, i32 31), !dbg !2838
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !2838
	%242 = icmp ne i64 %238, %137, !dbg !2839
	br i1 %242, label %b73, label %b74, !dbg !2839

b73:
	%243 = icmp ult i32 %233, %241, !dbg !2831
	%244 = select i1 %243, i32 %233, i32 %241, !dbg !2831
	br label %b74, !dbg !2840

b74:
	%245 = phi i32 [ %233, %b72 ], [ %244, %b73 ], !dbg !2827
	%246 = sdiv i64 %234, 2, !dbg !2841
	br label %b69, !dbg !2841

b75:
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 0, i32 31), !dbg !2842
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !2842
	br label %b76, !dbg !2843

b76:
	%249 = phi i32 [ %224, %b67 ], [ %248, %b75 ], !dbg !2825
	br i1 %210, label %b82, label %b77, !dbg !2844

b77:
	call void @llvm.nvvm.barrier0(), !dbg !2846
	br i1 %160, label %b78, label %b79, !dbg !2847

b78:
	%250 = sdiv i64 %31, 32, !dbg !2848
	%251 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %250, !dbg !2849
	store i32 %249, i32 addrspace(3)* %251, align 4, !dbg !2849
	br label %b79, !dbg !2849

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2850
	%252 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !2851
	%253 = load i32, i32 addrspace(3)* %252, align 4, !dbg !2851
	br label %b80, !dbg !2851

b80:
	%254 = phi i32 [ %253, %b79 ], [ %260, %b81 ], !dbg !2852
	%255 = phi i64 [ 1, %b79 ], [ %261, %b81 ], !dbg !2853
	%256 = icmp slt i64 %255, %209, !dbg !2854
	br i1 %256, label %b81, label %b82, !dbg !2854

b81:
	%257 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %255, !dbg !2855
	%258 = load i32, i32 addrspace(3)* %257, align 4, !dbg !2855
	%259 = icmp ult i32 %254, %258, !dbg !2831
	%260 = select i1 %259, i32 %254, i32 %258, !dbg !2831
	%261 = add i64 %255, 1, !dbg !2856
	br label %b80, !dbg !2856

b82:
	%262 = phi i32 [ %249, %b76 ], [ %254, %b80 ], !dbg !2824
	br i1 %48, label %b83, label %b85, !dbg !2861

b83:
	%263 = phi i32 [ %270, %b84 ], [ %178, %b82 ], !dbg !2862
	%264 = phi i64 [ %271, %b84 ], [ 16, %b82 ], !dbg !2863
	%265 = icmp sgt i64 %264, 0, !dbg !2864
	br i1 %265, label %b84, label %b92, !dbg !2864

b84:
	%266 = trunc i64 %264 to i32, !dbg !2865
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %263, i32 %266, i32 31), !dbg !2865
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !2865
	%269 = icmp ugt i32 %263, %268, !dbg !2866
	%270 = select i1 %269, i32 %263, i32 %268, !dbg !2866
	%271 = sdiv i64 %264, 2, !dbg !2867
	br label %b83, !dbg !2867

b85:
	%272 = phi i32 [ %284, %b90 ], [ %178, %b82 ], !dbg !2862
	%273 = phi i64 [ %285, %b90 ], [ 16, %b82 ], !dbg !2868
	%274 = icmp sgt i64 %273, 0, !dbg !2869
	br i1 %274, label %b86, label %b91, !dbg !2869

b86:
	%275 = add i64 %137, %273, !dbg !2870
	%276 = icmp sge i64 %275, %47, !dbg !2871
	br i1 %276, label %b87, label %b88, !dbg !2871

b87:
	br label %b88, !dbg !2871

b88:
	%277 = phi i64 [ %275, %b86 ], [ %137, %b87 ], !dbg !2872
	%278 = trunc i64 %277 to i32, !dbg !2873
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %278, i32 31), !dbg !2873
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !2873
	%281 = icmp ne i64 %277, %137, !dbg !2874
	br i1 %281, label %b89, label %b90, !dbg !2874

b89:
	%282 = icmp ugt i32 %272, %280, !dbg !2866
	%283 = select i1 %282, i32 %272, i32 %280, !dbg !2866
	br label %b90, !dbg !2875

b90:
	%284 = phi i32 [ %272, %b88 ], [ %283, %b89 ], !dbg !2862
	%285 = sdiv i64 %273, 2, !dbg !2876
	br label %b85, !dbg !2876

b91:
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 0, i32 31), !dbg !2877
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !2877
	br label %b92, !dbg !2878

b92:
	%288 = phi i32 [ %263, %b83 ], [ %287, %b91 ], !dbg !2860
	br i1 %210, label %b98, label %b93, !dbg !2879

b93:
	call void @llvm.nvvm.barrier0(), !dbg !2881
	br i1 %160, label %b94, label %b95, !dbg !2882

b94:
	%289 = sdiv i64 %31, 32, !dbg !2883
	%290 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %289, !dbg !2884
	store i32 %288, i32 addrspace(3)* %290, align 4, !dbg !2884
	br label %b95, !dbg !2884

b95:
	call void @llvm.nvvm.barrier0(), !dbg !2885
	%291 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !2886
	%292 = load i32, i32 addrspace(3)* %291, align 4, !dbg !2886
	br label %b96, !dbg !2886

b96:
	%293 = phi i32 [ %292, %b95 ], [ %299, %b97 ], !dbg !2887
	%294 = phi i64 [ 1, %b95 ], [ %300, %b97 ], !dbg !2888
	%295 = icmp slt i64 %294, %209, !dbg !2889
	br i1 %295, label %b97, label %b98, !dbg !2889

b97:
	%296 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %294, !dbg !2890
	%297 = load i32, i32 addrspace(3)* %296, align 4, !dbg !2890
	%298 = icmp ugt i32 %293, %297, !dbg !2866
	%299 = select i1 %298, i32 %293, i32 %297, !dbg !2866
	%300 = add i64 %294, 1, !dbg !2891
	br label %b96, !dbg !2891

b98:
	%301 = phi i32 [ %288, %b92 ], [ %293, %b96 ], !dbg !2859
	%302 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 1, !dbg !2892
	store i32 %262, i32 addrspace(1)* %302, align 4, !dbg !2892
	%303 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 2, !dbg !2893
	store i32 %301, i32 addrspace(1)* %303, align 4, !dbg !2893
	br label %b99, !dbg !2894

b99:
	%304 = phi i32 [ %178, %b98 ], [ %312, %b102 ], !dbg !2895
	%305 = phi i64 [ 1, %b98 ], [ %313, %b102 ], !dbg !2896
	%306 = icmp slt i64 %305, 32, !dbg !2897
	br i1 %306, label %b100, label %b103, !dbg !2897

b100:
	%307 = trunc i64 %305 to i32, !dbg !2898
	%308 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %304, i32 %307, i32 0), !dbg !2898
	%309 = extractvalue { i32, i1 } %308, 0, !dbg !2898
	%310 = icmp sge i64 %137, %305, !dbg !2899
	br i1 %310, label %b101, label %b102, !dbg !2899

b101:
	%311 = add i32 %304, %309, !dbg !2900
	br label %b102, !dbg !2900

b102:
	%312 = phi i32 [ %304, %b100 ], [ %311, %b101 ], !dbg !2895
	%313 = mul i64 %305, 2, !dbg !2901
	br label %b99, !dbg !2901

b103:
	br i1 %210, label %b109, label %b104, !dbg !2902

b104:
	%314 = sdiv i64 %31, 32, !dbg !2904
	call void @llvm.nvvm.barrier0(), !dbg !2905
	br i1 %182, label %b105, label %b106, !dbg !2786

b105:
	%315 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %314, !dbg !2906
	store i32 %304, i32 addrspace(3)* %315, align 4, !dbg !2906
	br label %b106, !dbg !2906

b106:
	call void @llvm.nvvm.barrier0(), !dbg !2907
	%316 = icmp slt i64 0, %314, !dbg !2907
	br i1 %316, label %b107, label %b108, !dbg !2907

b107:
	%317 = phi i32 [ %322, %b107_ok1 ], [ 0, %b106 ], !dbg !2908
	%318 = phi i64 [ %323, %b107_ok1 ], [ 0, %b106 ], !dbg !2908
	%319 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %318, !dbg !2909
	%320 = icmp uge i64 %318, 32, !dbg !2909
	br i1 %320, label %b107_fail1, label %b107_ok1, !dbg !2909, !prof !30

b107_ok1:
	%321 = load i32, i32 addrspace(3)* %319, align 4, !dbg !2909
	%322 = add i32 %317, %321, !dbg !2910
	%323 = add i64 %318, 1, !dbg !2910
	%324 = icmp slt i64 %323, %314, !dbg !2910
	br i1 %324, label %b107, label %b108, !dbg !2910

b108:
	%325 = phi i32 [ 0, %b106 ], [ %322, %b107_ok1 ], !dbg !2908
	br label %b109, !dbg !2911

b109:
	%326 = phi i32 [ 0, %b103 ], [ %325, %b108 ], !dbg !2784
	%327 = add i32 %326, %304, !dbg !2912
	br label %b110, !dbg !2916

b110:
	%328 = phi i32 [ %178, %b109 ], [ %336, %b113 ], !dbg !2917
	%329 = phi i64 [ 1, %b109 ], [ %337, %b113 ], !dbg !2918
	%330 = icmp slt i64 %329, 32, !dbg !2919
	br i1 %330, label %b111, label %b114, !dbg !2919

b111:
	%331 = trunc i64 %329 to i32, !dbg !2920
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %328, i32 %331, i32 0), !dbg !2920
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !2920
	%334 = icmp sge i64 %137, %329, !dbg !2921
	br i1 %334, label %b112, label %b113, !dbg !2921

b112:
	%335 = add i32 %328, %333, !dbg !2922
	br label %b113, !dbg !2922

b113:
	%336 = phi i32 [ %328, %b111 ], [ %335, %b112 ], !dbg !2917
	%337 = mul i64 %329, 2, !dbg !2923
	br label %b110, !dbg !2923

b114:
	br i1 %210, label %b120, label %b115, !dbg !2924

b115:
	%338 = sdiv i64 %31, 32, !dbg !2926
	call void @llvm.nvvm.barrier0(), !dbg !2927
	br i1 %182, label %b116, label %b117, !dbg !2928

b116:
	%339 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %338, !dbg !2929
	store i32 %328, i32 addrspace(3)* %339, align 4, !dbg !2929
	br label %b117, !dbg !2929

b117:
	call void @llvm.nvvm.barrier0(), !dbg !2930
	%340 = icmp slt i64 0, %338, !dbg !2930
	br i1 %340, label %b118, label %b119, !dbg !2930

b118:
	%341 = phi i32 [ %346, %b118_ok1 ], [ 0, %b117 ], !dbg !2931
	%342 = phi i64 [ %347, %b118_ok1 ], [ 0, %b117 ], !dbg !2931
	%343 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %342, !dbg !2932
	%344 = icmp uge i64 %342, 32, !dbg !2932
	br i1 %344, label %b118_fail1, label %b118_ok1, !dbg !2932, !prof !30

b118_ok1:
	%345 = load i32, i32 addrspace(3)* %343, align 4, !dbg !2932
	%346 = add i32 %341, %345, !dbg !2933
	%347 = add i64 %342, 1, !dbg !2933
	%348 = icmp slt i64 %347, %338, !dbg !2933
	br i1 %348, label %b118, label %b119, !dbg !2933

b119:
	%349 = phi i32 [ 0, %b117 ], [ %346, %b118_ok1 ], !dbg !2931
	br label %b120, !dbg !2934

b120:
	%350 = phi i32 [ 0, %b114 ], [ %349, %b119 ], !dbg !2915
	%351 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %328, i32 1, i32 0), !dbg !2935
	%352 = extractvalue { i32, i1 } %351, 0, !dbg !2935
	br i1 %160, label %b122, label %b121, !dbg !2936

b121:
	%353 = add i32 %350, %352, !dbg !2937
	br label %b122, !dbg !2938

b122:
	%354 = phi i32 [ %350, %b120 ], [ %353, %b121 ], !dbg !2914
	%355 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 3, !dbg !2939
	store i32 %327, i32 addrspace(1)* %355, align 4, !dbg !2939
	%356 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 4, !dbg !2940
	store i32 %354, i32 addrspace(1)* %356, align 4, !dbg !2940
	%357 = sdiv i64 %183, 3, !dbg !2941
	%358 = icmp sge i64 %357, %22, !dbg !2944
	br i1 %358, label %b123, label %b124, !dbg !2944

b123:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !2945
	ret void, !dbg !2945

b124:
	br i1 %210, label %b125, label %b126, !dbg !2946

b125:
	%359 = trunc i64 %357 to i32, !dbg !2947
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %178, i32 %359, i32 31), !dbg !2947
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !2947
	br label %b129, !dbg !2948

b126:
	call void @llvm.nvvm.barrier0(), !dbg !2950
	%362 = icmp eq i64 %31, %357, !dbg !2951
	br i1 %362, label %b127, label %b128, !dbg !2951

b127:
	store i32 %178, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !2952
	br label %b128, !dbg !2952

b128:
	call void @llvm.nvvm.barrier0(), !dbg !2953
	%363 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !2954
	br label %b129, !dbg !2955

b129:
	%364 = phi i32 [ %361, %b125 ], [ %363, %b128 ], !dbg !2943
	%365 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 5, !dbg !2956
	store i32 %364, i32 addrspace(1)* %365, align 4, !dbg !2956
	%366 = add i64 %184, 1, !dbg !2956
	%367 = icmp slt i64 %366, 2, !dbg !2956
	br i1 %367, label %b50, label %b130, !dbg !2956

b130:
	ret void, !dbg !2650

b0_fail1:
	%368 = icmp ugt i64 %33, %p1, !dbg !2653
	br i1 %368, label %b0_fail2, label %b0_ok2, !dbg !2653

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !2653
	ret void, !dbg !2653

b0_ok2:
	%369 = icmp uge i64 %32, %p5, !dbg !2654
	br i1 %369, label %b0_fail3, label %b0_ok3, !dbg !2654

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !2654
	ret void, !dbg !2654

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !2657
	ret void, !dbg !2657

b49_fail1:
	%370 = icmp ugt i64 %33, %p3, !dbg !2769
	br i1 %370, label %b49_fail2, label %b49_ok2, !dbg !2769

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !2769
	ret void, !dbg !2769

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %173), !dbg !2772
	ret void, !dbg !2772

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %318, i64 32), !dbg !2909
	ret void, !dbg !2909

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %342, i64 32), !dbg !2932
	ret void, !dbg !2932
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2957 {
entry:
	br label %b0, !dbg !2958

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2958
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2958
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2958
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2961, !range !11
	%4 = sext i32 %3 to i64, !dbg !2961
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2961, !range !12
	%6 = sext i32 %5 to i64, !dbg !2961
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2961, !range !12
	%8 = sext i32 %7 to i64, !dbg !2961
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2961, !range !13
	%10 = sext i32 %9 to i64, !dbg !2961
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2961, !range !14
	%12 = sext i32 %11 to i64, !dbg !2961
	%13 = mul i64 %12, %8, !dbg !2961
	%14 = add i64 %6, %13, !dbg !2961
	%15 = mul i64 %10, %14, !dbg !2961
	%16 = add i64 %4, %15, !dbg !2961
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2961, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2961, !range !15
	%19 = mul i32 %17, %18, !dbg !2961
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2961, !range !16
	%21 = mul i32 %19, %20, !dbg !2961
	%22 = sext i32 %21 to i64, !dbg !2961
	%23 = mul i64 %16, %22, !dbg !2961
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2961, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2961, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2961, !range !18
	%27 = mul i32 %18, %26, !dbg !2961
	%28 = add i32 %25, %27, !dbg !2961
	%29 = mul i32 %17, %28, !dbg !2961
	%30 = add i32 %24, %29, !dbg !2961
	%31 = sext i32 %30 to i64, !dbg !2961
	%32 = add i64 %23, %31, !dbg !2961
	%33 = mul i64 %32, 3, !dbg !2962
	%34 = sub i64 %p1, %33, !dbg !2963
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !2963
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2964
	%37 = icmp ugt i64 %33, %p1, !dbg !2963
	%38 = icmp uge i64 %32, %p5, !dbg !2964
	%39 = icmp ugt i64 3, %34, !dbg !2967
	%40 = or i1 %37, %38, !dbg !2967
	%41 = or i1 %40, %39, !dbg !2967
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2967, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2964
	%43 = and i32 %30, -32, !dbg !2972
	%44 = sub i32 %21, %43, !dbg !2972
	%45 = icmp slt i32 %44, 32, !dbg !2972
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2972
	%47 = sext i32 %46 to i64, !dbg !2972
	%48 = icmp eq i64 %47, 32, !dbg !2973
	br i1 %48, label %b1, label %b3, !dbg !2973

b1:
	%49 = phi i32 [ %42, %b0_ok1 ], [ %55, %b2 ], !dbg !2974
	%50 = phi i64 [ 16, %b0_ok1 ], [ %56, %b2 ], !dbg !2975
	%51 = icmp sgt i64 %50, 0, !dbg !2976
	br i1 %51, label %b2, label %b11, !dbg !2976

b2:
	%52 = trunc i64 %50 to i32, !dbg !2977
	%53 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %52, i32 31), !dbg !2977
	%54 = extractvalue { i32, i1 } %53, 0, !dbg !2977
	%55 = and i32 %49, %54, !dbg !2978
	%56 = sdiv i64 %50, 2, !dbg !2979
	br label %b1, !dbg !2979

b3:
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2980, !range !20
	%58 = sext i32 %57 to i64, !dbg !2980
	br label %b4, !dbg !2980

b4:
	%59 = phi i32 [ %42, %b3 ], [ %70, %b9 ], !dbg !2974
	%60 = phi i64 [ 16, %b3 ], [ %71, %b9 ], !dbg !2981
	%61 = icmp sgt i64 %60, 0, !dbg !2982
	br i1 %61, label %b5, label %b10, !dbg !2982

b5:
	%62 = add i64 %58, %60, !dbg !2983
	%63 = icmp sge i64 %62, %47, !dbg !2984
	br i1 %63, label %b6, label %b7, !dbg !2984

b6:
	br label %b7, !dbg !2984

b7:
	%64 = phi i64 [ %62, %b5 ], [ %58, %b6 ], !dbg !2985
	%65 = trunc i64 %64 to i32, !dbg !2986
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %59, i32 %65, i32 31), !dbg !2986
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !2986
	%68 = icmp ne i64 %64, %58, !dbg !2987
	br i1 %68, label %b8, label %b9, !dbg !2987

b8:
	%69 = and i32 %59, %67, !dbg !2978
	br label %b9, !dbg !2988

b9:
	%70 = phi i32 [ %59, %b7 ], [ %69, %b8 ], !dbg !2974
	%71 = sdiv i64 %60, 2, !dbg !2989
	br label %b4, !dbg !2989

b10:
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %59, i32 0, i32 31), !dbg !2990
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !2990
	br label %b11, !dbg !2991

b11:
	%74 = phi i32 [ %49, %b1 ], [ %73, %b10 ], !dbg !2971
	br i1 %48, label %b12, label %b14, !dbg !2996

b12:
	%75 = phi i32 [ %42, %b11 ], [ %81, %b13 ], !dbg !2997
	%76 = phi i64 [ 16, %b11 ], [ %82, %b13 ], !dbg !2998
	%77 = icmp sgt i64 %76, 0, !dbg !2999
	br i1 %77, label %b13, label %b22, !dbg !2999

b13:
	%78 = trunc i64 %76 to i32, !dbg !3000
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %75, i32 %78, i32 31), !dbg !3000
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !3000
	%81 = or i32 %75, %80, !dbg !3001
	%82 = sdiv i64 %76, 2, !dbg !3002
	br label %b12, !dbg !3002

b14:
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3003, !range !20
	%84 = sext i32 %83 to i64, !dbg !3003
	br label %b15, !dbg !3003

b15:
	%85 = phi i32 [ %42, %b14 ], [ %96, %b20 ], !dbg !2997
	%86 = phi i64 [ 16, %b14 ], [ %97, %b20 ], !dbg !3004
	%87 = icmp sgt i64 %86, 0, !dbg !3005
	br i1 %87, label %b16, label %b21, !dbg !3005

b16:
	%88 = add i64 %84, %86, !dbg !3006
	%89 = icmp sge i64 %88, %47, !dbg !3007
	br i1 %89, label %b17, label %b18, !dbg !3007

b17:
	br label %b18, !dbg !3007

b18:
	%90 = phi i64 [ %88, %b16 ], [ %84, %b17 ], !dbg !3008
	%91 = trunc i64 %90 to i32, !dbg !3009
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 %91, i32 31), !dbg !3009
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !3009
	%94 = icmp ne i64 %90, %84, !dbg !3010
	br i1 %94, label %b19, label %b20, !dbg !3010

b19:
	%95 = or i32 %85, %93, !dbg !3001
	br label %b20, !dbg !3011

b20:
	%96 = phi i32 [ %85, %b18 ], [ %95, %b19 ], !dbg !2997
	%97 = sdiv i64 %86, 2, !dbg !3012
	br label %b15, !dbg !3012

b21:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 0, i32 31), !dbg !3013
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !3013
	br label %b22, !dbg !3014

b22:
	%100 = phi i32 [ %75, %b12 ], [ %99, %b21 ], !dbg !2995
	br i1 %48, label %b23, label %b25, !dbg !3019

b23:
	%101 = phi i32 [ %42, %b22 ], [ %107, %b24 ], !dbg !3020
	%102 = phi i64 [ 16, %b22 ], [ %108, %b24 ], !dbg !3021
	%103 = icmp sgt i64 %102, 0, !dbg !3022
	br i1 %103, label %b24, label %b33, !dbg !3022

b24:
	%104 = trunc i64 %102 to i32, !dbg !3023
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %101, i32 %104, i32 31), !dbg !3023
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !3023
	%107 = xor i32 %101, %106, !dbg !3024
	%108 = sdiv i64 %102, 2, !dbg !3025
	br label %b23, !dbg !3025

b25:
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3026, !range !20
	%110 = sext i32 %109 to i64, !dbg !3026
	br label %b26, !dbg !3026

b26:
	%111 = phi i32 [ %42, %b25 ], [ %122, %b31 ], !dbg !3020
	%112 = phi i64 [ 16, %b25 ], [ %123, %b31 ], !dbg !3027
	%113 = icmp sgt i64 %112, 0, !dbg !3028
	br i1 %113, label %b27, label %b32, !dbg !3028

b27:
	%114 = add i64 %110, %112, !dbg !3029
	%115 = icmp sge i64 %114, %47, !dbg !3030
	br i1 %115, label %b28, label %b29, !dbg !3030

b28:
	br label %b29, !dbg !3030

b29:
	%116 = phi i64 [ %114, %b27 ], [ %110, %b28 ], !dbg !3031
	%117 = trunc i64 %116 to i32, !dbg !3032
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 %117, i32 31), !dbg !3032
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !3032
	%120 = icmp ne i64 %116, %110, !dbg !3033
	br i1 %120, label %b30, label %b31, !dbg !3033

b30:
	%121 = xor i32 %111, %119, !dbg !3024
	br label %b31, !dbg !3034

b31:
	%122 = phi i32 [ %111, %b29 ], [ %121, %b30 ], !dbg !3020
	%123 = sdiv i64 %112, 2, !dbg !3035
	br label %b26, !dbg !3035

b32:
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 0, i32 31), !dbg !3036
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !3036
	br label %b33, !dbg !3037

b33:
	%126 = phi i32 [ %101, %b23 ], [ %125, %b32 ], !dbg !3018
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !3038
	store i32 %74, i32 addrspace(1)* %127, align 4, !dbg !3038
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !3039
	store i32 %100, i32 addrspace(1)* %128, align 4, !dbg !3039
	%129 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !3040
	store i32 %126, i32 addrspace(1)* %129, align 4, !dbg !3040
	%130 = sub i64 %p3, %33, !dbg !3041
	%131 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !3041
	%132 = icmp ugt i64 %33, %p3, !dbg !3041
	%133 = icmp ugt i64 3, %130, !dbg !3044
	%134 = or i1 %132, %133, !dbg !3044
	br i1 %134, label %b33_fail1, label %b33_ok1, !dbg !3044, !prof !30

b33_ok1:
	%135 = load i32, i32 addrspace(1)* %36, align 4, !dbg !3045
	br i1 %48, label %b34, label %b36, !dbg !3050

b34:
	%136 = phi i32 [ %135, %b33_ok1 ], [ %142, %b35 ], !dbg !3051
	%137 = phi i64 [ 16, %b33_ok1 ], [ %143, %b35 ], !dbg !3052
	%138 = icmp sgt i64 %137, 0, !dbg !3053
	br i1 %138, label %b35, label %b44, !dbg !3053

b35:
	%139 = trunc i64 %137 to i32, !dbg !3054
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %136, i32 %139, i32 31), !dbg !3054
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !3054
	%142 = and i32 %136, %141, !dbg !3055
	%143 = sdiv i64 %137, 2, !dbg !3056
	br label %b34, !dbg !3056

b36:
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3057, !range !20
	%145 = sext i32 %144 to i64, !dbg !3057
	br label %b37, !dbg !3057

b37:
	%146 = phi i32 [ %135, %b36 ], [ %157, %b42 ], !dbg !3051
	%147 = phi i64 [ 16, %b36 ], [ %158, %b42 ], !dbg !3058
	%148 = icmp sgt i64 %147, 0, !dbg !3059
	br i1 %148, label %b38, label %b43, !dbg !3059

b38:
	%149 = add i64 %145, %147, !dbg !3060
	%150 = icmp sge i64 %149, %47, !dbg !3061
	br i1 %150, label %b39, label %b40, !dbg !3061

b39:
	br label %b40, !dbg !3061

b40:
	%151 = phi i64 [ %149, %b38 ], [ %145, %b39 ], !dbg !3062
	%152 = trunc i64 %151 to i32, !dbg !3063
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %146, i32 %152, i32 31), !dbg !3063
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !3063
	%155 = icmp ne i64 %151, %145, !dbg !3064
	br i1 %155, label %b41, label %b42, !dbg !3064

b41:
	%156 = and i32 %146, %154, !dbg !3055
	br label %b42, !dbg !3065

b42:
	%157 = phi i32 [ %146, %b40 ], [ %156, %b41 ], !dbg !3051
	%158 = sdiv i64 %147, 2, !dbg !3066
	br label %b37, !dbg !3066

b43:
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %146, i32 0, i32 31), !dbg !3067
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !3067
	br label %b44, !dbg !3068

b44:
	%161 = phi i32 [ %136, %b34 ], [ %160, %b43 ], !dbg !3049
	%162 = add i64 %22, 32, !dbg !3070
	%163 = sub i64 %162, 1, !dbg !3071
	%164 = sdiv i64 %163, 32, !dbg !3072
	%165 = icmp eq i64 %164, 1, !dbg !3073
	br i1 %165, label %b50, label %b45, !dbg !3073

b45:
	call void @llvm.nvvm.barrier0(), !dbg !3075
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3076, !range !20
	%167 = sext i32 %166 to i64, !dbg !3076
	%168 = icmp eq i64 %167, 0, !dbg !3077
	br i1 %168, label %b46, label %b47, !dbg !3077

b46:
	%169 = sdiv i64 %31, 32, !dbg !3078
	%170 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %169, !dbg !3079
	store i32 %161, i32 addrspace(3)* %170, align 4, !dbg !3079
	br label %b47, !dbg !3079

b47:
	call void @llvm.nvvm.barrier0(), !dbg !3080
	%171 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !3081
	%172 = load i32, i32 addrspace(3)* %171, align 4, !dbg !3081
	br label %b48, !dbg !3081

b48:
	%173 = phi i32 [ %172, %b47 ], [ %178, %b49 ], !dbg !3082
	%174 = phi i64 [ 1, %b47 ], [ %179, %b49 ], !dbg !3083
	%175 = icmp slt i64 %174, %164, !dbg !3084
	br i1 %175, label %b49, label %b50, !dbg !3084

b49:
	%176 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %174, !dbg !3085
	%177 = load i32, i32 addrspace(3)* %176, align 4, !dbg !3085
	%178 = and i32 %173, %177, !dbg !3055
	%179 = add i64 %174, 1, !dbg !3086
	br label %b48, !dbg !3086

b50:
	%180 = phi i32 [ %161, %b44 ], [ %173, %b48 ], !dbg !3048
	br i1 %48, label %b51, label %b53, !dbg !3091

b51:
	%181 = phi i32 [ %135, %b50 ], [ %187, %b52 ], !dbg !3092
	%182 = phi i64 [ 16, %b50 ], [ %188, %b52 ], !dbg !3093
	%183 = icmp sgt i64 %182, 0, !dbg !3094
	br i1 %183, label %b52, label %b61, !dbg !3094

b52:
	%184 = trunc i64 %182 to i32, !dbg !3095
	%185 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %181, i32 %184, i32 31), !dbg !3095
	%186 = extractvalue { i32, i1 } %185, 0, !dbg !3095
	%187 = or i32 %181, %186, !dbg !3096
	%188 = sdiv i64 %182, 2, !dbg !3097
	br label %b51, !dbg !3097

b53:
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3098, !range !20
	%190 = sext i32 %189 to i64, !dbg !3098
	br label %b54, !dbg !3098

b54:
	%191 = phi i32 [ %135, %b53 ], [ %202, %b59 ], !dbg !3092
	%192 = phi i64 [ 16, %b53 ], [ %203, %b59 ], !dbg !3099
	%193 = icmp sgt i64 %192, 0, !dbg !3100
	br i1 %193, label %b55, label %b60, !dbg !3100

b55:
	%194 = add i64 %190, %192, !dbg !3101
	%195 = icmp sge i64 %194, %47, !dbg !3102
	br i1 %195, label %b56, label %b57, !dbg !3102

b56:
	br label %b57, !dbg !3102

b57:
	%196 = phi i64 [ %194, %b55 ], [ %190, %b56 ], !dbg !3103
	%197 = trunc i64 %196 to i32, !dbg !3104
	%198 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 %197, i32 31), !dbg !3104
	%199 = extractvalue { i32, i1 } %198, 0, !dbg !3104
	%200 = icmp ne i64 %196, %190, !dbg !3105
	br i1 %200, label %b58, label %b59, !dbg !3105

b58:
	%201 = or i32 %191, %199, !dbg !3096
	br label %b59, !dbg !3106

b59:
	%202 = phi i32 [ %191, %b57 ], [ %201, %b58 ], !dbg !3092
	%203 = sdiv i64 %192, 2, !dbg !3107
	br label %b54, !dbg !3107

b60:
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 0, i32 31), !dbg !3108
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !3108
	br label %b61, !dbg !3109

b61:
	%206 = phi i32 [ %181, %b51 ], [ %205, %b60 ], !dbg !3090
	br i1 %165, label %b67, label %b62, !dbg !3110

b62:
	call void @llvm.nvvm.barrier0(), !dbg !3112
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3113, !range !20
	%208 = sext i32 %207 to i64, !dbg !3113
	%209 = icmp eq i64 %208, 0, !dbg !3114
	br i1 %209, label %b63, label %b64, !dbg !3114

b63:
	%210 = sdiv i64 %31, 32, !dbg !3115
	%211 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %210, !dbg !3116
	store i32 %206, i32 addrspace(3)* %211, align 4, !dbg !3116
	br label %b64, !dbg !3116

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3117
	%212 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !3118
	%213 = load i32, i32 addrspace(3)* %212, align 4, !dbg !3118
	br label %b65, !dbg !3118

b65:
	%214 = phi i32 [ %213, %b64 ], [ %219, %b66 ], !dbg !3119
	%215 = phi i64 [ 1, %b64 ], [ %220, %b66 ], !dbg !3120
	%216 = icmp slt i64 %215, %164, !dbg !3121
	br i1 %216, label %b66, label %b67, !dbg !3121

b66:
	%217 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %215, !dbg !3122
	%218 = load i32, i32 addrspace(3)* %217, align 4, !dbg !3122
	%219 = or i32 %214, %218, !dbg !3096
	%220 = add i64 %215, 1, !dbg !3123
	br label %b65, !dbg !3123

b67:
	%221 = phi i32 [ %206, %b61 ], [ %214, %b65 ], !dbg !3089
	br i1 %48, label %b68, label %b70, !dbg !3128

b68:
	%222 = phi i32 [ %135, %b67 ], [ %228, %b69 ], !dbg !3129
	%223 = phi i64 [ 16, %b67 ], [ %229, %b69 ], !dbg !3130
	%224 = icmp sgt i64 %223, 0, !dbg !3131
	br i1 %224, label %b69, label %b78, !dbg !3131

b69:
	%225 = trunc i64 %223 to i32, !dbg !3132
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %222, i32 %225, i32 31), !dbg !3132
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !3132
	%228 = xor i32 %222, %227, !dbg !3133
	%229 = sdiv i64 %223, 2, !dbg !3134
	br label %b68, !dbg !3134

b70:
	%230 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3135, !range !20
	%231 = sext i32 %230 to i64, !dbg !3135
	br label %b71, !dbg !3135

b71:
	%232 = phi i32 [ %135, %b70 ], [ %243, %b76 ], !dbg !3129
	%233 = phi i64 [ 16, %b70 ], [ %244, %b76 ], !dbg !3136
	%234 = icmp sgt i64 %233, 0, !dbg !3137
	br i1 %234, label %b72, label %b77, !dbg !3137

b72:
	%235 = add i64 %231, %233, !dbg !3138
	%236 = icmp sge i64 %235, %47, !dbg !3139
	br i1 %236, label %b73, label %b74, !dbg !3139

b73:
	br label %b74, !dbg !3139

b74:
	%237 = phi i64 [ %235, %b72 ], [ %231, %b73 ], !dbg !3140
	%238 = trunc i64 %237 to i32, !dbg !3141
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 %238, i32 31), !dbg !3141
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !3141
	%241 = icmp ne i64 %237, %231, !dbg !3142
	br i1 %241, label %b75, label %b76, !dbg !3142

b75:
	%242 = xor i32 %232, %240, !dbg !3133
	br label %b76, !dbg !3143

b76:
	%243 = phi i32 [ %232, %b74 ], [ %242, %b75 ], !dbg !3129
	%244 = sdiv i64 %233, 2, !dbg !3144
	br label %b71, !dbg !3144

b77:
	%245 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 0, i32 31), !dbg !3145
	%246 = extractvalue { i32, i1 } %245, 0, !dbg !3145
	br label %b78, !dbg !3146

b78:
	%247 = phi i32 [ %222, %b68 ], [ %246, %b77 ], !dbg !3127
	br i1 %165, label %b84, label %b79, !dbg !3147

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3149
	%248 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3150, !range !20
	%249 = sext i32 %248 to i64, !dbg !3150
	%250 = icmp eq i64 %249, 0, !dbg !3151
	br i1 %250, label %b80, label %b81, !dbg !3151

b80:
	%251 = sdiv i64 %31, 32, !dbg !3152
	%252 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %251, !dbg !3153
	store i32 %247, i32 addrspace(3)* %252, align 4, !dbg !3153
	br label %b81, !dbg !3153

b81:
	call void @llvm.nvvm.barrier0(), !dbg !3154
	%253 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !3155
	%254 = load i32, i32 addrspace(3)* %253, align 4, !dbg !3155
	br label %b82, !dbg !3155

b82:
	%255 = phi i32 [ %254, %b81 ], [ %260, %b83 ], !dbg !3156
	%256 = phi i64 [ 1, %b81 ], [ %261, %b83 ], !dbg !3157
	%257 = icmp slt i64 %256, %164, !dbg !3158
	br i1 %257, label %b83, label %b84, !dbg !3158

b83:
	%258 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %256, !dbg !3159
	%259 = load i32, i32 addrspace(3)* %258, align 4, !dbg !3159
	%260 = xor i32 %255, %259, !dbg !3133
	%261 = add i64 %256, 1, !dbg !3160
	br label %b82, !dbg !3160

b84:
	%262 = phi i32 [ %247, %b78 ], [ %255, %b82 ], !dbg !3126
	%263 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 0, !dbg !3161
	store i32 %180, i32 addrspace(1)* %263, align 4, !dbg !3161
	%264 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 1, !dbg !3162
	store i32 %221, i32 addrspace(1)* %264, align 4, !dbg !3162
	%265 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 2, !dbg !3163
	store i32 %262, i32 addrspace(1)* %265, align 4, !dbg !3163
	ret void, !dbg !2960

b0_fail1:
	%266 = icmp ugt i64 %33, %p1, !dbg !2963
	br i1 %266, label %b0_fail2, label %b0_ok2, !dbg !2963

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !2963
	ret void, !dbg !2963

b0_ok2:
	%267 = icmp uge i64 %32, %p5, !dbg !2964
	br i1 %267, label %b0_fail3, label %b0_ok3, !dbg !2964

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !2964
	ret void, !dbg !2964

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !2967
	ret void, !dbg !2967

b33_fail1:
	%268 = icmp ugt i64 %33, %p3, !dbg !3041
	br i1 %268, label %b33_fail2, label %b33_ok2, !dbg !3041

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !3041
	ret void, !dbg !3041

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %130), !dbg !3044
	ret void, !dbg !3044
}

define void @ExchangeUint64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3164 {
entry:
	br label %b0, !dbg !3165

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3165
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3165
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3165
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3168, !range !11
	%4 = sext i32 %3 to i64, !dbg !3168
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3168, !range !12
	%6 = sext i32 %5 to i64, !dbg !3168
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3168, !range !12
	%8 = sext i32 %7 to i64, !dbg !3168
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3168, !range !13
	%10 = sext i32 %9 to i64, !dbg !3168
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3168, !range !14
	%12 = sext i32 %11 to i64, !dbg !3168
	%13 = mul i64 %12, %8, !dbg !3168
	%14 = add i64 %6, %13, !dbg !3168
	%15 = mul i64 %10, %14, !dbg !3168
	%16 = add i64 %4, %15, !dbg !3168
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3168, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3168, !range !15
	%19 = mul i32 %17, %18, !dbg !3168
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3168, !range !16
	%21 = mul i32 %19, %20, !dbg !3168
	%22 = sext i32 %21 to i64, !dbg !3168
	%23 = mul i64 %16, %22, !dbg !3168
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3168, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3168, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3168, !range !18
	%27 = mul i32 %18, %26, !dbg !3168
	%28 = add i32 %25, %27, !dbg !3168
	%29 = mul i32 %17, %28, !dbg !3168
	%30 = add i32 %24, %29, !dbg !3168
	%31 = sext i32 %30 to i64, !dbg !3168
	%32 = add i64 %23, %31, !dbg !3168
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3169, !range !20
	%34 = sext i32 %33 to i64, !dbg !3169
	%35 = and i32 %30, -32, !dbg !3170
	%36 = sub i32 %21, %35, !dbg !3170
	%37 = icmp slt i32 %36, 32, !dbg !3170
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3170
	%39 = sext i32 %38 to i64, !dbg !3170
	%40 = icmp eq i64 %39, 32, !dbg !3171
	br i1 %40, label %b1, label %b2, !dbg !3171

b1:
	br label %b2, !dbg !3171

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3172
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3173
	%43 = mul i64 %32, 4, !dbg !3175
	%44 = sub i64 %p1, %43, !dbg !3176
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3174
	%46 = icmp uge i64 %32, %p5, !dbg !3174
	%47 = icmp ugt i64 %43, %p1, !dbg !3176
	%48 = icmp ugt i64 4, %44, !dbg !3177
	%49 = icmp eq i64 %39, 0, !dbg !3178
	%50 = or i1 %46, %47, !dbg !3178
	%51 = or i1 %50, %48, !dbg !3178
	%52 = or i1 %51, %49, !dbg !3178
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3178, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !3174
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !3176
	%55 = mul i64 %34, 7, !dbg !3179
	%56 = add i64 %55, 3, !dbg !3180
	%57 = icmp eq i64 %39, -1, !dbg !3178
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3178
	%59 = srem i64 %56, %58, !dbg !3178
	%60 = trunc i64 %59 to i32, !dbg !3181
	%61 = trunc i64 %53 to i32, !dbg !3181
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3181
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3181
	%64 = lshr i64 %53, 32, !dbg !3181
	%65 = trunc i64 %64 to i32, !dbg !3181
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !3181
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !3181
	%68 = zext i32 %67 to i64, !dbg !3181
	%69 = shl i64 %68, 32, !dbg !3181
	%70 = zext i32 %63 to i64, !dbg !3181
	%71 = or i64 %70, %69, !dbg !3181
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !3182
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !3182
	%73 = trunc i64 %53 to i32, !dbg !3183
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3183
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3183
	%76 = lshr i64 %53, 32, !dbg !3183
	%77 = trunc i64 %76 to i32, !dbg !3183
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !3183
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3183
	%80 = zext i32 %79 to i64, !dbg !3183
	%81 = shl i64 %80, 32, !dbg !3183
	%82 = zext i32 %75 to i64, !dbg !3183
	%83 = or i64 %82, %81, !dbg !3183
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !3184
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !3184
	%85 = trunc i64 %41 to i32, !dbg !3185
	%86 = trunc i64 %53 to i32, !dbg !3185
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !3185
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3185
	%89 = lshr i64 %53, 32, !dbg !3185
	%90 = trunc i64 %89 to i32, !dbg !3185
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !3185
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3185
	%93 = zext i32 %92 to i64, !dbg !3185
	%94 = shl i64 %93, 32, !dbg !3185
	%95 = zext i32 %88 to i64, !dbg !3185
	%96 = or i64 %95, %94, !dbg !3185
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !3186
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !3186
	%98 = trunc i64 %42 to i32, !dbg !3187
	%99 = trunc i64 %53 to i32, !dbg !3187
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !3187
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3187
	%102 = lshr i64 %53, 32, !dbg !3187
	%103 = trunc i64 %102 to i32, !dbg !3187
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !3187
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3187
	%106 = zext i32 %105 to i64, !dbg !3187
	%107 = shl i64 %106, 32, !dbg !3187
	%108 = zext i32 %101 to i64, !dbg !3187
	%109 = or i64 %108, %107, !dbg !3187
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !3188
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !3188
	%111 = mul i64 %32, 3, !dbg !3189
	%112 = sub i64 %p3, %111, !dbg !3190
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !3190
	%114 = icmp ugt i64 %111, %p3, !dbg !3190
	%115 = icmp ugt i64 3, %112, !dbg !3191
	%116 = or i1 %114, %115, !dbg !3191
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !3191, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !3192
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !3193
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !3193
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !3194
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !3194
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !3195
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !3196
	%121 = sub i64 %32, %34, !dbg !3197
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !3198
	%123 = icmp uge i64 %121, %p5, !dbg !3198
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !3198, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !3198
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !3199
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !3200
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3200
	ret void, !dbg !3167

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !3174
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !3174

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !3174
	ret void, !dbg !3174

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !3176
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !3176

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3176
	ret void, !dbg !3176

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !3177
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !3177

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3177
	ret void, !dbg !3177

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3178
	ret void, !dbg !3178

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !3190
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !3190

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !3190
	ret void, !dbg !3190

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !3191
	ret void, !dbg !3191

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !3198
	ret void, !dbg !3198
}

define void @NumbersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3201 {
entry:
	br label %b0, !dbg !3202

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3202
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3202
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3202
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3205, !range !11
	%4 = sext i32 %3 to i64, !dbg !3205
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3205, !range !12
	%6 = sext i32 %5 to i64, !dbg !3205
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3205, !range !12
	%8 = sext i32 %7 to i64, !dbg !3205
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3205, !range !13
	%10 = sext i32 %9 to i64, !dbg !3205
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3205, !range !14
	%12 = sext i32 %11 to i64, !dbg !3205
	%13 = mul i64 %12, %8, !dbg !3205
	%14 = add i64 %6, %13, !dbg !3205
	%15 = mul i64 %10, %14, !dbg !3205
	%16 = add i64 %4, %15, !dbg !3205
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3205, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3205, !range !15
	%19 = mul i32 %17, %18, !dbg !3205
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3205, !range !16
	%21 = mul i32 %19, %20, !dbg !3205
	%22 = sext i32 %21 to i64, !dbg !3205
	%23 = mul i64 %16, %22, !dbg !3205
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3205, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3205, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3205, !range !18
	%27 = mul i32 %18, %26, !dbg !3205
	%28 = add i32 %25, %27, !dbg !3205
	%29 = mul i32 %17, %28, !dbg !3205
	%30 = add i32 %24, %29, !dbg !3205
	%31 = sext i32 %30 to i64, !dbg !3205
	%32 = add i64 %23, %31, !dbg !3205
	%33 = mul i64 %32, 6, !dbg !3206
	%34 = sub i64 %p1, %33, !dbg !3207
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !3207
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3208
	%37 = icmp ugt i64 %33, %p1, !dbg !3207
	%38 = icmp uge i64 %32, %p5, !dbg !3208
	%39 = icmp ugt i64 6, %34, !dbg !3211
	%40 = or i1 %37, %38, !dbg !3211
	%41 = or i1 %40, %39, !dbg !3211
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3211, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3208
	%43 = and i32 %30, -32, !dbg !3218
	%44 = sub i32 %21, %43, !dbg !3218
	%45 = icmp slt i32 %44, 32, !dbg !3218
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3218
	%47 = sext i32 %46 to i64, !dbg !3218
	%48 = icmp eq i64 %47, 32, !dbg !3219
	%49 = mul i64 %47, 2, !dbg !3220
	br label %b1, !dbg !3211

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %288, %b48 ], !dbg !3211
	br i1 %48, label %b2, label %b4, !dbg !3219

b2:
	%51 = phi i64 [ %66, %b3 ], [ %42, %b1 ], !dbg !3221
	%52 = phi i64 [ %67, %b3 ], [ 16, %b1 ], !dbg !3222
	%53 = icmp sgt i64 %52, 0, !dbg !3223
	br i1 %53, label %b3, label %b12, !dbg !3223

b3:
	%54 = trunc i64 %52 to i32, !dbg !3224
	%55 = trunc i64 %51 to i32, !dbg !3224
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !3224
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !3224
	%58 = lshr i64 %51, 32, !dbg !3224
	%59 = trunc i64 %58 to i32, !dbg !3224
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %54, i32 31), !dbg !3224
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !3224
	%62 = zext i32 %61 to i64, !dbg !3224
	%63 = shl i64 %62, 32, !dbg !3224
	%64 = zext i32 %57 to i64, !dbg !3224
	%65 = or i64 %64, %63, !dbg !3224
	%66 = add i64 %51, %65, !dbg !3225
	%67 = sdiv i64 %52, 2, !dbg !3226
	br label %b2, !dbg !3226

b4:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3227, !range !20
	%69 = sext i32 %68 to i64, !dbg !3227
	br label %b5, !dbg !3227

b5:
	%70 = phi i64 [ %42, %b4 ], [ %90, %b10 ], !dbg !3221
	%71 = phi i64 [ 16, %b4 ], [ %91, %b10 ], !dbg !3228
	%72 = icmp sgt i64 %71, 0, !dbg !3229
	br i1 %72, label %b6, label %b11, !dbg !3229

b6:
	%73 = add i64 %69, %71, !dbg !3230
	%74 = icmp sge i64 %73, %47, !dbg !3231
	br i1 %74, label %b7, label %b8, !dbg !3231

b7:
	br label %b8, !dbg !3231

b8:
	%75 = phi i64 [ %73, %b6 ], [ %69, %b7 ], !dbg !3232
	%76 = trunc i64 %75 to i32, !dbg !3233
	%77 = trunc i64 %70 to i32, !dbg !3233
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %77, i32 %76, i32 31), !dbg !3233
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3233
	%80 = lshr i64 %70, 32, !dbg !3233
	%81 = trunc i64 %80 to i32, !dbg !3233
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %76, i32 31), !dbg !3233
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3233
	%84 = zext i32 %83 to i64, !dbg !3233
	%85 = shl i64 %84, 32, !dbg !3233
	%86 = zext i32 %79 to i64, !dbg !3233
	%87 = or i64 %86, %85, !dbg !3233
	%88 = icmp ne i64 %75, %69, !dbg !3234
	br i1 %88, label %b9, label %b10, !dbg !3234

b9:
	%89 = add i64 %70, %87, !dbg !3225
	br label %b10, !dbg !3235

b10:
	%90 = phi i64 [ %70, %b8 ], [ %89, %b9 ], !dbg !3221
	%91 = sdiv i64 %71, 2, !dbg !3236
	br label %b5, !dbg !3236

b11:
	%92 = trunc i64 %70 to i32, !dbg !3237
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 0, i32 31), !dbg !3237
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !3237
	%95 = lshr i64 %70, 32, !dbg !3237
	%96 = trunc i64 %95 to i32, !dbg !3237
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !3237
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !3237
	%99 = zext i32 %98 to i64, !dbg !3237
	%100 = shl i64 %99, 32, !dbg !3237
	%101 = zext i32 %94 to i64, !dbg !3237
	%102 = or i64 %101, %100, !dbg !3237
	br label %b12, !dbg !3238

b12:
	%103 = phi i64 [ %51, %b2 ], [ %102, %b11 ], !dbg !3217
	%104 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !3239
	store i64 %103, i64 addrspace(1)* %104, align 8, !dbg !3239
	br i1 %48, label %b13, label %b15, !dbg !3244

b13:
	%105 = phi i64 [ %121, %b14 ], [ %42, %b12 ], !dbg !3245
	%106 = phi i64 [ %122, %b14 ], [ 16, %b12 ], !dbg !3246
	%107 = icmp sgt i64 %106, 0, !dbg !3247
	br i1 %107, label %b14, label %b23, !dbg !3247

b14:
	%108 = trunc i64 %106 to i32, !dbg !3248
	%109 = trunc i64 %105 to i32, !dbg !3248
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %109, i32 %108, i32 31), !dbg !3248
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !3248
	%112 = lshr i64 %105, 32, !dbg !3248
	%113 = trunc i64 %112 to i32, !dbg !3248
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %108, i32 31), !dbg !3248
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !3248
	%116 = zext i32 %115 to i64, !dbg !3248
	%117 = shl i64 %116, 32, !dbg !3248
	%118 = zext i32 %111 to i64, !dbg !3248
	%119 = or i64 %118, %117, !dbg !3248
	%120 = icmp ult i64 %105, %119, !dbg !3249
	%121 = select i1 %120, i64 %105, i64 %119, !dbg !3249
	%122 = sdiv i64 %106, 2, !dbg !3250
	br label %b13, !dbg !3250

b15:
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3251, !range !20
	%124 = sext i32 %123 to i64, !dbg !3251
	br label %b16, !dbg !3251

b16:
	%125 = phi i64 [ %42, %b15 ], [ %146, %b21 ], !dbg !3245
	%126 = phi i64 [ 16, %b15 ], [ %147, %b21 ], !dbg !3252
	%127 = icmp sgt i64 %126, 0, !dbg !3253
	br i1 %127, label %b17, label %b22, !dbg !3253

b17:
	%128 = add i64 %124, %126, !dbg !3254
	%129 = icmp sge i64 %128, %47, !dbg !3255
	br i1 %129, label %b18, label %b19, !dbg !3255

b18:
	br label %b19, !dbg !3255

b19:
	%130 = phi i64 [ %128, %b17 ], [ %124, %b18 ], !dbg !3256
	%131 = trunc i64 %130 to i32, !dbg !3257
	%132 = trunc i64 %125 to i32, !dbg !3257
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %131, i32 31), !dbg !3257
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !3257
	%135 = lshr i64 %125, 32, !dbg !3257
	%136 = trunc i64 %135 to i32, !dbg !3257
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 %131, i32 31), !dbg !3257
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !3257
	%139 = zext i32 %138 to i64, !dbg !3257
	%140 = shl i64 %139, 32, !dbg !3257
	%141 = zext i32 %134 to i64, !dbg !3257
	%142 = or i64 %141, %140, !dbg !3257
	%143 = icmp ne i64 %130, %124, !dbg !3258
	br i1 %143, label %b20, label %b21, !dbg !3258

b20:
	%144 = icmp ult i64 %125, %142, !dbg !3249
	%145 = select i1 %144, i64 %125, i64 %142, !dbg !3249
	br label %b21, !dbg !3259

b21:
	%146 = phi i64 [ %125, %b19 ], [ %145, %b20 ], !dbg !3245
	%147 = sdiv i64 %126, 2, !dbg !3260
	br label %b16, !dbg !3260

b22:
	%148 = trunc i64 %125 to i32, !dbg !3261
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 0, i32 31), !dbg !3261
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !3261
	%151 = lshr i64 %125, 32, !dbg !3261
	%152 = trunc i64 %151 to i32, !dbg !3261
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 0, i32 31), !dbg !3261
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !3261
	%155 = zext i32 %154 to i64, !dbg !3261
	%156 = shl i64 %155, 32, !dbg !3261
	%157 = zext i32 %150 to i64, !dbg !3261
	%158 = or i64 %157, %156, !dbg !3261
	br label %b23, !dbg !3262

b23:
	%159 = phi i64 [ %105, %b13 ], [ %158, %b22 ], !dbg !3243
	br i1 %48, label %b24, label %b26, !dbg !3267

b24:
	%160 = phi i64 [ %176, %b25 ], [ %42, %b23 ], !dbg !3268
	%161 = phi i64 [ %177, %b25 ], [ 16, %b23 ], !dbg !3269
	%162 = icmp sgt i64 %161, 0, !dbg !3270
	br i1 %162, label %b25, label %b34, !dbg !3270

b25:
	%163 = trunc i64 %161 to i32, !dbg !3271
	%164 = trunc i64 %160 to i32, !dbg !3271
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %164, i32 %163, i32 31), !dbg !3271
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !3271
	%167 = lshr i64 %160, 32, !dbg !3271
	%168 = trunc i64 %167 to i32, !dbg !3271
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %168, i32 %163, i32 31), !dbg !3271
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !3271
	%171 = zext i32 %170 to i64, !dbg !3271
	%172 = shl i64 %171, 32, !dbg !3271
	%173 = zext i32 %166 to i64, !dbg !3271
	%174 = or i64 %173, %172, !dbg !3271
	%175 = icmp ugt i64 %160, %174, !dbg !3272
	%176 = select i1 %175, i64 %160, i64 %174, !dbg !3272
	%177 = sdiv i64 %161, 2, !dbg !3273
	br label %b24, !dbg !3273

b26:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3274, !range !20
	%179 = sext i32 %178 to i64, !dbg !3274
	br label %b27, !dbg !3274

b27:
	%180 = phi i64 [ %42, %b26 ], [ %201, %b32 ], !dbg !3268
	%181 = phi i64 [ 16, %b26 ], [ %202, %b32 ], !dbg !3275
	%182 = icmp sgt i64 %181, 0, !dbg !3276
	br i1 %182, label %b28, label %b33, !dbg !3276

b28:
	%183 = add i64 %179, %181, !dbg !3277
	%184 = icmp sge i64 %183, %47, !dbg !3278
	br i1 %184, label %b29, label %b30, !dbg !3278

b29:
	br label %b30, !dbg !3278

b30:
	%185 = phi i64 [ %183, %b28 ], [ %179, %b29 ], !dbg !3279
	%186 = trunc i64 %185 to i32, !dbg !3280
	%187 = trunc i64 %180 to i32, !dbg !3280
	%188 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %187, i32 %186, i32 31), !dbg !3280
	%189 = extractvalue { i32, i1 } %188, 0, !dbg !3280
	%190 = lshr i64 %180, 32, !dbg !3280
	%191 = trunc i64 %190 to i32, !dbg !3280
	%192 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 %186, i32 31), !dbg !3280
	%193 = extractvalue { i32, i1 } %192, 0, !dbg !3280
	%194 = zext i32 %193 to i64, !dbg !3280
	%195 = shl i64 %194, 32, !dbg !3280
	%196 = zext i32 %189 to i64, !dbg !3280
	%197 = or i64 %196, %195, !dbg !3280
	%198 = icmp ne i64 %185, %179, !dbg !3281
	br i1 %198, label %b31, label %b32, !dbg !3281

b31:
	%199 = icmp ugt i64 %180, %197, !dbg !3272
	%200 = select i1 %199, i64 %180, i64 %197, !dbg !3272
	br label %b32, !dbg !3282

b32:
	%201 = phi i64 [ %180, %b30 ], [ %200, %b31 ], !dbg !3268
	%202 = sdiv i64 %181, 2, !dbg !3283
	br label %b27, !dbg !3283

b33:
	%203 = trunc i64 %180 to i32, !dbg !3284
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %203, i32 0, i32 31), !dbg !3284
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !3284
	%206 = lshr i64 %180, 32, !dbg !3284
	%207 = trunc i64 %206 to i32, !dbg !3284
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %207, i32 0, i32 31), !dbg !3284
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !3284
	%210 = zext i32 %209 to i64, !dbg !3284
	%211 = shl i64 %210, 32, !dbg !3284
	%212 = zext i32 %205 to i64, !dbg !3284
	%213 = or i64 %212, %211, !dbg !3284
	br label %b34, !dbg !3285

b34:
	%214 = phi i64 [ %160, %b24 ], [ %213, %b33 ], !dbg !3266
	%215 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !3286
	store i64 %159, i64 addrspace(1)* %215, align 8, !dbg !3286
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !3287
	store i64 %214, i64 addrspace(1)* %216, align 8, !dbg !3287
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3292, !range !20
	%218 = sext i32 %217 to i64, !dbg !3292
	br label %b35, !dbg !3292

b35:
	%219 = phi i64 [ %42, %b34 ], [ %236, %b38 ], !dbg !3293
	%220 = phi i64 [ 1, %b34 ], [ %237, %b38 ], !dbg !3294
	%221 = icmp slt i64 %220, 32, !dbg !3295
	br i1 %221, label %b36, label %b39, !dbg !3295

b36:
	%222 = trunc i64 %220 to i32, !dbg !3296
	%223 = trunc i64 %219 to i32, !dbg !3296
	%224 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %223, i32 %222, i32 0), !dbg !3296
	%225 = extractvalue { i32, i1 } %224, 0, !dbg !3296
	%226 = lshr i64 %219, 32, !dbg !3296
	%227 = trunc i64 %226 to i32, !dbg !3296
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %227, i32 %222, i32 0), !dbg !3296
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !3296
	%230 = zext i32 %229 to i64, !dbg !3296
	%231 = shl i64 %230, 32, !dbg !3296
	%232 = zext i32 %225 to i64, !dbg !3296
	%233 = or i64 %232, %231, !dbg !3296
	%234 = icmp sge i64 %218, %220, !dbg !3297
	br i1 %234, label %b37, label %b38, !dbg !3297

b37:
	%235 = add i64 %219, %233, !dbg !3298
	br label %b38, !dbg !3298

b38:
	%236 = phi i64 [ %219, %b36 ], [ %235, %b37 ], !dbg !3293
	%237 = mul i64 %220, 2, !dbg !3299
	br label %b35, !dbg !3299

b39:
	%238 = phi i64 [ %255, %b42 ], [ %42, %b35 ], !dbg !3303
	%239 = phi i64 [ %256, %b42 ], [ 1, %b35 ], !dbg !3304
	%240 = icmp slt i64 %239, 32, !dbg !3305
	br i1 %240, label %b40, label %b43, !dbg !3305

b40:
	%241 = trunc i64 %239 to i32, !dbg !3306
	%242 = trunc i64 %238 to i32, !dbg !3306
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %242, i32 %241, i32 0), !dbg !3306
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !3306
	%245 = lshr i64 %238, 32, !dbg !3306
	%246 = trunc i64 %245 to i32, !dbg !3306
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %246, i32 %241, i32 0), !dbg !3306
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !3306
	%249 = zext i32 %248 to i64, !dbg !3306
	%250 = shl i64 %249, 32, !dbg !3306
	%251 = zext i32 %244 to i64, !dbg !3306
	%252 = or i64 %251, %250, !dbg !3306
	%253 = icmp sge i64 %218, %239, !dbg !3307
	br i1 %253, label %b41, label %b42, !dbg !3307

b41:
	%254 = add i64 %238, %252, !dbg !3308
	br label %b42, !dbg !3308

b42:
	%255 = phi i64 [ %238, %b40 ], [ %254, %b41 ], !dbg !3303
	%256 = mul i64 %239, 2, !dbg !3309
	br label %b39, !dbg !3309

b43:
	%257 = trunc i64 %238 to i32, !dbg !3310
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %257, i32 1, i32 0), !dbg !3310
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !3310
	%260 = lshr i64 %238, 32, !dbg !3310
	%261 = trunc i64 %260 to i32, !dbg !3310
	%262 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %261, i32 1, i32 0), !dbg !3310
	%263 = extractvalue { i32, i1 } %262, 0, !dbg !3310
	%264 = zext i32 %263 to i64, !dbg !3310
	%265 = shl i64 %264, 32, !dbg !3310
	%266 = zext i32 %259 to i64, !dbg !3310
	%267 = or i64 %266, %265, !dbg !3310
	%268 = icmp eq i64 %218, 0, !dbg !3311
	br i1 %268, label %b45, label %b44, !dbg !3311

b44:
	br label %b45, !dbg !3312

b45:
	%269 = phi i64 [ 0, %b43 ], [ %267, %b44 ], !dbg !3301
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 3, !dbg !3313
	store i64 %219, i64 addrspace(1)* %270, align 8, !dbg !3313
	%271 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 4, !dbg !3314
	store i64 %269, i64 addrspace(1)* %271, align 8, !dbg !3314
	%272 = sdiv i64 %49, 3, !dbg !3315
	%273 = icmp slt i64 %272, 0, !dbg !3318
	br i1 %273, label %b47, label %b46, !dbg !3318

b46:
	%274 = icmp sge i64 %272, %47, !dbg !3319
	br i1 %274, label %b47, label %b48, !dbg !3319

b47:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3320
	ret void, !dbg !3320

b48:
	%275 = trunc i64 %272 to i32, !dbg !3321
	%276 = trunc i64 %42 to i32, !dbg !3321
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %275, i32 31), !dbg !3321
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !3321
	%279 = lshr i64 %42, 32, !dbg !3321
	%280 = trunc i64 %279 to i32, !dbg !3321
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 %275, i32 31), !dbg !3321
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !3321
	%283 = zext i32 %282 to i64, !dbg !3321
	%284 = shl i64 %283, 32, !dbg !3321
	%285 = zext i32 %278 to i64, !dbg !3321
	%286 = or i64 %285, %284, !dbg !3321
	%287 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 5, !dbg !3322
	store i64 %286, i64 addrspace(1)* %287, align 8, !dbg !3322
	%288 = add i64 %50, 1, !dbg !3322
	%289 = icmp slt i64 %288, 2, !dbg !3322
	br i1 %289, label %b1, label %b49, !dbg !3322

b49:
	%290 = sub i64 %p3, %33, !dbg !3323
	%291 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !3323
	%292 = icmp ugt i64 %33, %p3, !dbg !3323
	%293 = icmp ugt i64 6, %290, !dbg !3326
	%294 = or i1 %292, %293, !dbg !3326
	br i1 %294, label %b49_fail1, label %b49_ok1, !dbg !3326, !prof !30

b49_ok1:
	%295 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3327
	%296 = add i64 %22, 32, !dbg !3333
	%297 = sub i64 %296, 1, !dbg !3334
	%298 = sub i64 %47, 1, !dbg !3339
	%299 = icmp eq i64 %218, %298, !dbg !3340
	%300 = mul i64 %22, 2, !dbg !3341
	br label %b50, !dbg !3326

b50:
	%301 = phi i64 [ 0, %b49_ok1 ], [ %600, %b129 ], !dbg !3326
	br i1 %48, label %b51, label %b53, !dbg !3343

b51:
	%302 = phi i64 [ %317, %b52 ], [ %295, %b50 ], !dbg !3344
	%303 = phi i64 [ %318, %b52 ], [ 16, %b50 ], !dbg !3345
	%304 = icmp sgt i64 %303, 0, !dbg !3346
	br i1 %304, label %b52, label %b60, !dbg !3346

b52:
	%305 = trunc i64 %303 to i32, !dbg !3347
	%306 = trunc i64 %302 to i32, !dbg !3347
	%307 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %306, i32 %305, i32 31), !dbg !3347
	%308 = extractvalue { i32, i1 } %307, 0, !dbg !3347
	%309 = lshr i64 %302, 32, !dbg !3347
	%310 = trunc i64 %309 to i32, !dbg !3347
	%311 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %310, i32 %305, i32 31), !dbg !3347
	%312 = extractvalue { i32, i1 } %311, 0, !dbg !3347
	%313 = zext i32 %312 to i64, !dbg !3347
	%314 = shl i64 %313, 32, !dbg !3347
	%315 = zext i32 %308 to i64, !dbg !3347
	%316 = or i64 %315, %314, !dbg !3347
	%317 = add i64 %302, %316, !dbg !3348
	%318 = sdiv i64 %303, 2, !dbg !3349
	br label %b51, !dbg !3349

b53:
	%319 = phi i64 [ %339, %b58 ], [ %295, %b50 ], !dbg !3344
	%320 = phi i64 [ %340, %b58 ], [ 16, %b50 ], !dbg !3350
	%321 = icmp sgt i64 %320, 0, !dbg !3351
	br i1 %321, label %b54, label %b59, !dbg !3351

b54:
	%322 = add i64 %218, %320, !dbg !3352
	%323 = icmp sge i64 %322, %47, !dbg !3353
	br i1 %323, label %b55, label %b56, !dbg !3353

b55:
	br label %b56, !dbg !3353

b56:
	%324 = phi i64 [ %322, %b54 ], [ %218, %b55 ], !dbg !3354
	%325 = trunc i64 %324 to i32, !dbg !3355
	%326 = trunc i64 %319 to i32, !dbg !3355
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 %325, i32 31), !dbg !3355
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !3355
	%329 = lshr i64 %319, 32, !dbg !3355
	%330 = trunc i64 %329 to i32, !dbg !3355
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 %325, i32 31), !dbg !3355
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !3355
	%333 = zext i32 %332 to i64, !dbg !3355
	%334 = shl i64 %333, 32, !dbg !3355
	%335 = zext i32 %328 to i64, !dbg !3355
	%336 = or i64 %335, %334, !dbg !3355
	%337 = icmp ne i64 %324, %218, !dbg !3356
	br i1 %337, label %b57, label %b58, !dbg !3356

b57:
	%338 = add i64 %319, %336, !dbg !3348
	br label %b58, !dbg !3357

b58:
	%339 = phi i64 [ %319, %b56 ], [ %338, %b57 ], !dbg !3344
	%340 = sdiv i64 %320, 2, !dbg !3358
	br label %b53, !dbg !3358

b59:
	%341 = trunc i64 %319 to i32, !dbg !3359
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %341, i32 0, i32 31), !dbg !3359
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !3359
	%344 = lshr i64 %319, 32, !dbg !3359
	%345 = trunc i64 %344 to i32, !dbg !3359
	%346 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %345, i32 0, i32 31), !dbg !3359
	%347 = extractvalue { i32, i1 } %346, 0, !dbg !3359
	%348 = zext i32 %347 to i64, !dbg !3359
	%349 = shl i64 %348, 32, !dbg !3359
	%350 = zext i32 %343 to i64, !dbg !3359
	%351 = or i64 %350, %349, !dbg !3359
	br label %b60, !dbg !3360

b60:
	%352 = phi i64 [ %302, %b51 ], [ %351, %b59 ], !dbg !3342
	%353 = sdiv i64 %297, 32, !dbg !3361
	%354 = icmp eq i64 %353, 1, !dbg !3362
	br i1 %354, label %b66, label %b61, !dbg !3362

b61:
	call void @llvm.nvvm.barrier0(), !dbg !3364
	br i1 %268, label %b62, label %b63, !dbg !3365

b62:
	%355 = sdiv i64 %31, 32, !dbg !3366
	%356 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %355, !dbg !3367
	store i64 %352, i64 addrspace(3)* %356, align 8, !dbg !3367
	br label %b63, !dbg !3367

b63:
	call void @llvm.nvvm.barrier0(), !dbg !3368
	%357 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3369
	%358 = load i64, i64 addrspace(3)* %357, align 8, !dbg !3369
	br label %b64, !dbg !3369

b64:
	%359 = phi i64 [ %358, %b63 ], [ %364, %b65 ], !dbg !3370
	%360 = phi i64 [ 1, %b63 ], [ %365, %b65 ], !dbg !3371
	%361 = icmp slt i64 %360, %353, !dbg !3372
	br i1 %361, label %b65, label %b66, !dbg !3372

b65:
	%362 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %360, !dbg !3373
	%363 = load i64, i64 addrspace(3)* %362, align 8, !dbg !3373
	%364 = add i64 %359, %363, !dbg !3348
	%365 = add i64 %360, 1, !dbg !3374
	br label %b64, !dbg !3374

b66:
	%366 = phi i64 [ %352, %b60 ], [ %359, %b64 ], !dbg !3331
	%367 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 0, !dbg !3375
	store i64 %366, i64 addrspace(1)* %367, align 8, !dbg !3375
	br i1 %48, label %b67, label %b69, !dbg !3380

b67:
	%368 = phi i64 [ %384, %b68 ], [ %295, %b66 ], !dbg !3381
	%369 = phi i64 [ %385, %b68 ], [ 16, %b66 ], !dbg !3382
	%370 = icmp sgt i64 %369, 0, !dbg !3383
	br i1 %370, label %b68, label %b76, !dbg !3383

b68:
	%371 = trunc i64 %369 to i32, !dbg !3384
	%372 = trunc i64 %368 to i32, !dbg !3384
	%373 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %372, i32 %371, i32 31), !dbg !3384
	%374 = extractvalue { i32, i1 } %373, 0, !dbg !3384
	%375 = lshr i64 %368, 32, !dbg !3384
	%376 = trunc i64 %375 to i32, !dbg !3384
	%377 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %376, i32 %371, i32 31), !dbg !3384
	%378 = extractvalue { i32, i1 } %377, 0, !dbg !3384
	%379 = zext i32 %378 to i64, !dbg !3384
	%380 = shl i64 %379, 32, !dbg !3384
	%381 = zext i32 %374 to i64, !dbg !3384
	%382 = or i64 %381, %380, !dbg !3384
	%383 = icmp ult i64 %368, %382, !dbg !3385
	%384 = select i1 %383, i64 %368, i64 %382, !dbg !3385
	%385 = sdiv i64 %369, 2, !dbg !3386
	br label %b67, !dbg !3386

b69:
	%386 = phi i64 [ %407, %b74 ], [ %295, %b66 ], !dbg !3381
	%387 = phi i64 [ %408, %b74 ], [ 16, %b66 ], !dbg !3387
	%388 = icmp sgt i64 %387, 0, !dbg !3388
	br i1 %388, label %b70, label %b75, !dbg !3388

b70:
	%389 = add i64 %218, %387, !dbg !3389
	%390 = icmp sge i64 %389, %47, !dbg !3390
	br i1 %390, label %b71, label %b72, !dbg !3390

b71:
	br label %b72, !dbg !3390

b72:
	%391 = phi i64 [ %389, %b70 ], [ %218, %b71 ], !dbg !3391
	%392 = trunc i64 %391 to i32, !dbg !3392
	%393 = trunc i64 %386 to i32, !dbg !3392
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %393, i32 %392, i32 31), !dbg !3392
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !3392
	%396 = lshr i64 %386, 32, !dbg !3392
	%397 = trunc i64 %396 to i32, !dbg !3392
	%398 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %397, i32 %392, i32 31), !dbg !3392
	%399 = extractvalue { i32, i1 } %398, 0, !dbg !3392
	%400 = zext i32 %399 to i64, !dbg !3392
	%401 = shl i64 %400, 32, !dbg !3392
	%402 = zext i32 %395 to i64, !dbg !3392
	%403 = or i64 %402, %401, !dbg !3392
	%404 = icmp ne i64 %391, %218, !dbg !3393
	br i1 %404, label %b73, label %b74, !dbg !3393

b73:
	%405 = icmp ult i64 %386, %403, !dbg !3385
	%406 = select i1 %405, i64 %386, i64 %403, !dbg !3385
	br label %b74, !dbg !3394

b74:
	%407 = phi i64 [ %386, %b72 ], [ %406, %b73 ], !dbg !3381
	%408 = sdiv i64 %387, 2, !dbg !3395
	br label %b69, !dbg !3395

b75:
	%409 = trunc i64 %386 to i32, !dbg !3396
	%410 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %409, i32 0, i32 31), !dbg !3396
	%411 = extractvalue { i32, i1 } %410, 0, !dbg !3396
	%412 = lshr i64 %386, 32, !dbg !3396
	%413 = trunc i64 %412 to i32, !dbg !3396
	%414 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %413, i32 0, i32 31), !dbg !3396
	%415 = extractvalue { i32, i1 } %414, 0, !dbg !3396
	%416 = zext i32 %415 to i64, !dbg !3396
	%417 = shl i64 %416, 32, !dbg !3396
	%418 = zext i32 %411 to i64, !dbg !3396
	%419 = or i64 %418, %417, !dbg !3396
	br label %b76, !dbg !3397

b76:
	%420 = phi i64 [ %368, %b67 ], [ %419, %b75 ], !dbg !3379
	br i1 %354, label %b82, label %b77, !dbg !3398

b77:
	call void @llvm.nvvm.barrier0(), !dbg !3400
	br i1 %268, label %b78, label %b79, !dbg !3401

b78:
	%421 = sdiv i64 %31, 32, !dbg !3402
	%422 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %421, !dbg !3403
	store i64 %420, i64 addrspace(3)* %422, align 8, !dbg !3403
	br label %b79, !dbg !3403

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3404
	%423 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3405
	%424 = load i64, i64 addrspace(3)* %423, align 8, !dbg !3405
	br label %b80, !dbg !3405

b80:
	%425 = phi i64 [ %424, %b79 ], [ %431, %b81 ], !dbg !3406
	%426 = phi i64 [ 1, %b79 ], [ %432, %b81 ], !dbg !3407
	%427 = icmp slt i64 %426, %353, !dbg !3408
	br i1 %427, label %b81, label %b82, !dbg !3408

b81:
	%428 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %426, !dbg !3409
	%429 = load i64, i64 addrspace(3)* %428, align 8, !dbg !3409
	%430 = icmp ult i64 %425, %429, !dbg !3385
	%431 = select i1 %430, i64 %425, i64 %429, !dbg !3385
	%432 = add i64 %426, 1, !dbg !3410
	br label %b80, !dbg !3410

b82:
	%433 = phi i64 [ %420, %b76 ], [ %425, %b80 ], !dbg !3378
	br i1 %48, label %b83, label %b85, !dbg !3415

b83:
	%434 = phi i64 [ %450, %b84 ], [ %295, %b82 ], !dbg !3416
	%435 = phi i64 [ %451, %b84 ], [ 16, %b82 ], !dbg !3417
	%436 = icmp sgt i64 %435, 0, !dbg !3418
	br i1 %436, label %b84, label %b92, !dbg !3418

b84:
	%437 = trunc i64 %435 to i32, !dbg !3419
	%438 = trunc i64 %434 to i32, !dbg !3419
	%439 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %438, i32 %437, i32 31), !dbg !3419
	%440 = extractvalue { i32, i1 } %439, 0, !dbg !3419
	%441 = lshr i64 %434, 32, !dbg !3419
	%442 = trunc i64 %441 to i32, !dbg !3419
	%443 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %442, i32 %437, i32 31), !dbg !3419
	%444 = extractvalue { i32, i1 } %443, 0, !dbg !3419
	%445 = zext i32 %444 to i64, !dbg !3419
	%446 = shl i64 %445, 32, !dbg !3419
	%447 = zext i32 %440 to i64, !dbg !3419
	%448 = or i64 %447, %446, !dbg !3419
	%449 = icmp ugt i64 %434, %448, !dbg !3420
	%450 = select i1 %449, i64 %434, i64 %448, !dbg !3420
	%451 = sdiv i64 %435, 2, !dbg !3421
	br label %b83, !dbg !3421

b85:
	%452 = phi i64 [ %473, %b90 ], [ %295, %b82 ], !dbg !3416
	%453 = phi i64 [ %474, %b90 ], [ 16, %b82 ], !dbg !3422
	%454 = icmp sgt i64 %453, 0, !dbg !3423
	br i1 %454, label %b86, label %b91, !dbg !3423

b86:
	%455 = add i64 %218, %453, !dbg !3424
	%456 = icmp sge i64 %455, %47, !dbg !3425
	br i1 %456, label %b87, label %b88, !dbg !3425

b87:
	br label %b88, !dbg !3425

b88:
	%457 = phi i64 [ %455, %b86 ], [ %218, %b87 ], !dbg !3426
	%458 = trunc i64 %457 to i32, !dbg !3427
	%459 = trunc i64 %452 to i32, !dbg !3427
	%460 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %459, i32 %458, i32 31), !dbg !3427
	%461 = extractvalue { i32, i1 } %460, 0, !dbg !3427
	%462 = lshr i64 %452, 32, !dbg !3427
	%463 = trunc i64 %462 to i32, !dbg !3427
	%464 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %463, i32 %458, i32 31), !dbg !3427
	%465 = extractvalue { i32, i1 } %464, 0, !dbg !3427
	%466 = zext i32 %465 to i64, !dbg !3427
	%467 = shl i64 %466, 32, !dbg !3427
	%468 = zext i32 %461 to i64, !dbg !3427
	%469 = or i64 %468, %467, !dbg !3427
	%470 = icmp ne i64 %457, %218, !dbg !3428
	br i1 %470, label %b89, label %b90, !dbg !3428

b89:
	%471 = icmp ugt i64 %452, %469, !dbg !3420
	%472 = select i1 %471, i64 %452, i64 %469, !dbg !3420
	br label %b90, !dbg !3429

b90:
	%473 = phi i64 [ %452, %b88 ], [ %472, %b89 ], !dbg !3416
	%474 = sdiv i64 %453, 2, !dbg !3430
	br label %b85, !dbg !3430

b91:
	%475 = trunc i64 %452 to i32, !dbg !3431
	%476 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %475, i32 0, i32 31), !dbg !3431
	%477 = extractvalue { i32, i1 } %476, 0, !dbg !3431
	%478 = lshr i64 %452, 32, !dbg !3431
	%479 = trunc i64 %478 to i32, !dbg !3431
	%480 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %479, i32 0, i32 31), !dbg !3431
	%481 = extractvalue { i32, i1 } %480, 0, !dbg !3431
	%482 = zext i32 %481 to i64, !dbg !3431
	%483 = shl i64 %482, 32, !dbg !3431
	%484 = zext i32 %477 to i64, !dbg !3431
	%485 = or i64 %484, %483, !dbg !3431
	br label %b92, !dbg !3432

b92:
	%486 = phi i64 [ %434, %b83 ], [ %485, %b91 ], !dbg !3414
	br i1 %354, label %b98, label %b93, !dbg !3433

b93:
	call void @llvm.nvvm.barrier0(), !dbg !3435
	br i1 %268, label %b94, label %b95, !dbg !3436

b94:
	%487 = sdiv i64 %31, 32, !dbg !3437
	%488 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %487, !dbg !3438
	store i64 %486, i64 addrspace(3)* %488, align 8, !dbg !3438
	br label %b95, !dbg !3438

b95:
	call void @llvm.nvvm.barrier0(), !dbg !3439
	%489 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3440
	%490 = load i64, i64 addrspace(3)* %489, align 8, !dbg !3440
	br label %b96, !dbg !3440

b96:
	%491 = phi i64 [ %490, %b95 ], [ %497, %b97 ], !dbg !3441
	%492 = phi i64 [ 1, %b95 ], [ %498, %b97 ], !dbg !3442
	%493 = icmp slt i64 %492, %353, !dbg !3443
	br i1 %493, label %b97, label %b98, !dbg !3443

b97:
	%494 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %492, !dbg !3444
	%495 = load i64, i64 addrspace(3)* %494, align 8, !dbg !3444
	%496 = icmp ugt i64 %491, %495, !dbg !3420
	%497 = select i1 %496, i64 %491, i64 %495, !dbg !3420
	%498 = add i64 %492, 1, !dbg !3445
	br label %b96, !dbg !3445

b98:
	%499 = phi i64 [ %486, %b92 ], [ %491, %b96 ], !dbg !3413
	%500 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 1, !dbg !3446
	store i64 %433, i64 addrspace(1)* %500, align 8, !dbg !3446
	%501 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 2, !dbg !3447
	store i64 %499, i64 addrspace(1)* %501, align 8, !dbg !3447
	br label %b99, !dbg !3448

b99:
	%502 = phi i64 [ %295, %b98 ], [ %519, %b102 ], !dbg !3449
	%503 = phi i64 [ 1, %b98 ], [ %520, %b102 ], !dbg !3450
	%504 = icmp slt i64 %503, 32, !dbg !3451
	br i1 %504, label %b100, label %b103, !dbg !3451

b100:
	%505 = trunc i64 %503 to i32, !dbg !3452
	%506 = trunc i64 %502 to i32, !dbg !3452
	%507 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %506, i32 %505, i32 0), !dbg !3452
	%508 = extractvalue { i32, i1 } %507, 0, !dbg !3452
	%509 = lshr i64 %502, 32, !dbg !3452
	%510 = trunc i64 %509 to i32, !dbg !3452
	%511 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %510, i32 %505, i32 0), !dbg !3452
	%512 = extractvalue { i32, i1 } %511, 0, !dbg !3452
	%513 = zext i32 %512 to i64, !dbg !3452
	%514 = shl i64 %513, 32, !dbg !3452
	%515 = zext i32 %508 to i64, !dbg !3452
	%516 = or i64 %515, %514, !dbg !3452
	%517 = icmp sge i64 %218, %503, !dbg !3453
	br i1 %517, label %b101, label %b102, !dbg !3453

b101:
	%518 = add i64 %502, %516, !dbg !3454
	br label %b102, !dbg !3454

b102:
	%519 = phi i64 [ %502, %b100 ], [ %518, %b101 ], !dbg !3449
	%520 = mul i64 %503, 2, !dbg !3455
	br label %b99, !dbg !3455

b103:
	br i1 %354, label %b109, label %b104, !dbg !3456

b104:
	%521 = sdiv i64 %31, 32, !dbg !3458
	call void @llvm.nvvm.barrier0(), !dbg !3459
	br i1 %299, label %b105, label %b106, !dbg !3340

b105:
	%522 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %521, !dbg !3460
	store i64 %502, i64 addrspace(3)* %522, align 8, !dbg !3460
	br label %b106, !dbg !3460

b106:
	call void @llvm.nvvm.barrier0(), !dbg !3461
	%523 = icmp slt i64 0, %521, !dbg !3461
	br i1 %523, label %b107, label %b108, !dbg !3461

b107:
	%524 = phi i64 [ %529, %b107_ok1 ], [ 0, %b106 ], !dbg !3462
	%525 = phi i64 [ %530, %b107_ok1 ], [ 0, %b106 ], !dbg !3462
	%526 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %525, !dbg !3463
	%527 = icmp uge i64 %525, 32, !dbg !3463
	br i1 %527, label %b107_fail1, label %b107_ok1, !dbg !3463, !prof !30

b107_ok1:
	%528 = load i64, i64 addrspace(3)* %526, align 8, !dbg !3463
	%529 = add i64 %524, %528, !dbg !3464
	%530 = add i64 %525, 1, !dbg !3464
	%531 = icmp slt i64 %530, %521, !dbg !3464
	br i1 %531, label %b107, label %b108, !dbg !3464

b108:
	%532 = phi i64 [ 0, %b106 ], [ %529, %b107_ok1 ], !dbg !3462
	br label %b109, !dbg !3465

b109:
	%533 = phi i64 [ 0, %b103 ], [ %532, %b108 ], !dbg !3338
	%534 = add i64 %533, %502, !dbg !3466
	br label %b110, !dbg !3470

b110:
	%535 = phi i64 [ %295, %b109 ], [ %552, %b113 ], !dbg !3471
	%536 = phi i64 [ 1, %b109 ], [ %553, %b113 ], !dbg !3472
	%537 = icmp slt i64 %536, 32, !dbg !3473
	br i1 %537, label %b111, label %b114, !dbg !3473

b111:
	%538 = trunc i64 %536 to i32, !dbg !3474
	%539 = trunc i64 %535 to i32, !dbg !3474
	%540 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %539, i32 %538, i32 0), !dbg !3474
	%541 = extractvalue { i32, i1 } %540, 0, !dbg !3474
	%542 = lshr i64 %535, 32, !dbg !3474
	%543 = trunc i64 %542 to i32, !dbg !3474
	%544 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %543, i32 %538, i32 0), !dbg !3474
	%545 = extractvalue { i32, i1 } %544, 0, !dbg !3474
	%546 = zext i32 %545 to i64, !dbg !3474
	%547 = shl i64 %546, 32, !dbg !3474
	%548 = zext i32 %541 to i64, !dbg !3474
	%549 = or i64 %548, %547, !dbg !3474
	%550 = icmp sge i64 %218, %536, !dbg !3475
	br i1 %550, label %b112, label %b113, !dbg !3475

b112:
	%551 = add i64 %535, %549, !dbg !3476
	br label %b113, !dbg !3476

b113:
	%552 = phi i64 [ %535, %b111 ], [ %551, %b112 ], !dbg !3471
	%553 = mul i64 %536, 2, !dbg !3477
	br label %b110, !dbg !3477

b114:
	br i1 %354, label %b120, label %b115, !dbg !3478

b115:
	%554 = sdiv i64 %31, 32, !dbg !3480
	call void @llvm.nvvm.barrier0(), !dbg !3481
	br i1 %299, label %b116, label %b117, !dbg !3482

b116:
	%555 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %554, !dbg !3483
	store i64 %535, i64 addrspace(3)* %555, align 8, !dbg !3483
	br label %b117, !dbg !3483

b117:
	call void @llvm.nvvm.barrier0(), !dbg !3484
	%556 = icmp slt i64 0, %554, !dbg !3484
	br i1 %556, label %b118, label %b119, !dbg !3484

b118:
	%557 = phi i64 [ %562, %b118_ok1 ], [ 0, %b117 ], !dbg !3485
	%558 = phi i64 [ %563, %b118_ok1 ], [ 0, %b117 ], !dbg !3485
	%559 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %558, !dbg !3486
	%560 = icmp uge i64 %558, 32, !dbg !3486
	br i1 %560, label %b118_fail1, label %b118_ok1, !dbg !3486, !prof !30

b118_ok1:
	%561 = load i64, i64 addrspace(3)* %559, align 8, !dbg !3486
	%562 = add i64 %557, %561, !dbg !3487
	%563 = add i64 %558, 1, !dbg !3487
	%564 = icmp slt i64 %563, %554, !dbg !3487
	br i1 %564, label %b118, label %b119, !dbg !3487

b119:
	%565 = phi i64 [ 0, %b117 ], [ %562, %b118_ok1 ], !dbg !3485
	br label %b120, !dbg !3488

b120:
	%566 = phi i64 [ 0, %b114 ], [ %565, %b119 ], !dbg !3469
	%567 = trunc i64 %535 to i32, !dbg !3489
	%568 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %567, i32 1, i32 0), !dbg !3489
	%569 = extractvalue { i32, i1 } %568, 0, !dbg !3489
	%570 = lshr i64 %535, 32, !dbg !3489
	%571 = trunc i64 %570 to i32, !dbg !3489
	%572 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %571, i32 1, i32 0), !dbg !3489
	%573 = extractvalue { i32, i1 } %572, 0, !dbg !3489
	%574 = zext i32 %573 to i64, !dbg !3489
	%575 = shl i64 %574, 32, !dbg !3489
	%576 = zext i32 %569 to i64, !dbg !3489
	%577 = or i64 %576, %575, !dbg !3489
	br i1 %268, label %b122, label %b121, !dbg !3490

b121:
	%578 = add i64 %566, %577, !dbg !3491
	br label %b122, !dbg !3492

b122:
	%579 = phi i64 [ %566, %b120 ], [ %578, %b121 ], !dbg !3468
	%580 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 3, !dbg !3493
	store i64 %534, i64 addrspace(1)* %580, align 8, !dbg !3493
	%581 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 4, !dbg !3494
	store i64 %579, i64 addrspace(1)* %581, align 8, !dbg !3494
	%582 = sdiv i64 %300, 3, !dbg !3495
	%583 = icmp sge i64 %582, %22, !dbg !3498
	br i1 %583, label %b123, label %b124, !dbg !3498

b123:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3499
	ret void, !dbg !3499

b124:
	br i1 %354, label %b125, label %b126, !dbg !3500

b125:
	%584 = trunc i64 %582 to i32, !dbg !3501
	%585 = trunc i64 %295 to i32, !dbg !3501
	%586 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %585, i32 %584, i32 31), !dbg !3501
	%587 = extractvalue { i32, i1 } %586, 0, !dbg !3501
	%588 = lshr i64 %295, 32, !dbg !3501
	%589 = trunc i64 %588 to i32, !dbg !3501
	%590 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %589, i32 %584, i32 31), !dbg !3501
	%591 = extractvalue { i32, i1 } %590, 0, !dbg !3501
	%592 = zext i32 %591 to i64, !dbg !3501
	%593 = shl i64 %592, 32, !dbg !3501
	%594 = zext i32 %587 to i64, !dbg !3501
	%595 = or i64 %594, %593, !dbg !3501
	br label %b129, !dbg !3502

b126:
	call void @llvm.nvvm.barrier0(), !dbg !3504
	%596 = icmp eq i64 %31, %582, !dbg !3505
	br i1 %596, label %b127, label %b128, !dbg !3505

b127:
	store i64 %295, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3506
	br label %b128, !dbg !3506

b128:
	call void @llvm.nvvm.barrier0(), !dbg !3507
	%597 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3508
	br label %b129, !dbg !3509

b129:
	%598 = phi i64 [ %595, %b125 ], [ %597, %b128 ], !dbg !3497
	%599 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 5, !dbg !3510
	store i64 %598, i64 addrspace(1)* %599, align 8, !dbg !3510
	%600 = add i64 %301, 1, !dbg !3510
	%601 = icmp slt i64 %600, 2, !dbg !3510
	br i1 %601, label %b50, label %b130, !dbg !3510

b130:
	ret void, !dbg !3204

b0_fail1:
	%602 = icmp ugt i64 %33, %p1, !dbg !3207
	br i1 %602, label %b0_fail2, label %b0_ok2, !dbg !3207

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !3207
	ret void, !dbg !3207

b0_ok2:
	%603 = icmp uge i64 %32, %p5, !dbg !3208
	br i1 %603, label %b0_fail3, label %b0_ok3, !dbg !3208

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !3208
	ret void, !dbg !3208

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !3211
	ret void, !dbg !3211

b49_fail1:
	%604 = icmp ugt i64 %33, %p3, !dbg !3323
	br i1 %604, label %b49_fail2, label %b49_ok2, !dbg !3323

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !3323
	ret void, !dbg !3323

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %290), !dbg !3326
	ret void, !dbg !3326

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %525, i64 32), !dbg !3463
	ret void, !dbg !3463

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %558, i64 32), !dbg !3486
	ret void, !dbg !3486
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3511 {
entry:
	br label %b0, !dbg !3512

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3512
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3512
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3512
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3515, !range !11
	%4 = sext i32 %3 to i64, !dbg !3515
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3515, !range !12
	%6 = sext i32 %5 to i64, !dbg !3515
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3515, !range !12
	%8 = sext i32 %7 to i64, !dbg !3515
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3515, !range !13
	%10 = sext i32 %9 to i64, !dbg !3515
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3515, !range !14
	%12 = sext i32 %11 to i64, !dbg !3515
	%13 = mul i64 %12, %8, !dbg !3515
	%14 = add i64 %6, %13, !dbg !3515
	%15 = mul i64 %10, %14, !dbg !3515
	%16 = add i64 %4, %15, !dbg !3515
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3515, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3515, !range !15
	%19 = mul i32 %17, %18, !dbg !3515
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3515, !range !16
	%21 = mul i32 %19, %20, !dbg !3515
	%22 = sext i32 %21 to i64, !dbg !3515
	%23 = mul i64 %16, %22, !dbg !3515
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3515, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3515, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3515, !range !18
	%27 = mul i32 %18, %26, !dbg !3515
	%28 = add i32 %25, %27, !dbg !3515
	%29 = mul i32 %17, %28, !dbg !3515
	%30 = add i32 %24, %29, !dbg !3515
	%31 = sext i32 %30 to i64, !dbg !3515
	%32 = add i64 %23, %31, !dbg !3515
	%33 = mul i64 %32, 3, !dbg !3516
	%34 = sub i64 %p1, %33, !dbg !3517
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !3517
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3518
	%37 = icmp ugt i64 %33, %p1, !dbg !3517
	%38 = icmp uge i64 %32, %p5, !dbg !3518
	%39 = icmp ugt i64 3, %34, !dbg !3521
	%40 = or i1 %37, %38, !dbg !3521
	%41 = or i1 %40, %39, !dbg !3521
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3521, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3518
	%43 = and i32 %30, -32, !dbg !3526
	%44 = sub i32 %21, %43, !dbg !3526
	%45 = icmp slt i32 %44, 32, !dbg !3526
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3526
	%47 = sext i32 %46 to i64, !dbg !3526
	%48 = icmp eq i64 %47, 32, !dbg !3527
	br i1 %48, label %b1, label %b3, !dbg !3527

b1:
	%49 = phi i64 [ %42, %b0_ok1 ], [ %64, %b2 ], !dbg !3528
	%50 = phi i64 [ 16, %b0_ok1 ], [ %65, %b2 ], !dbg !3529
	%51 = icmp sgt i64 %50, 0, !dbg !3530
	br i1 %51, label %b2, label %b11, !dbg !3530

b2:
	%52 = trunc i64 %50 to i32, !dbg !3531
	%53 = trunc i64 %49 to i32, !dbg !3531
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !3531
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !3531
	%56 = lshr i64 %49, 32, !dbg !3531
	%57 = trunc i64 %56 to i32, !dbg !3531
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %52, i32 31), !dbg !3531
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3531
	%60 = zext i32 %59 to i64, !dbg !3531
	%61 = shl i64 %60, 32, !dbg !3531
	%62 = zext i32 %55 to i64, !dbg !3531
	%63 = or i64 %62, %61, !dbg !3531
	%64 = and i64 %49, %63, !dbg !3532
	%65 = sdiv i64 %50, 2, !dbg !3533
	br label %b1, !dbg !3533

b3:
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3534, !range !20
	%67 = sext i32 %66 to i64, !dbg !3534
	br label %b4, !dbg !3534

b4:
	%68 = phi i64 [ %42, %b3 ], [ %88, %b9 ], !dbg !3528
	%69 = phi i64 [ 16, %b3 ], [ %89, %b9 ], !dbg !3535
	%70 = icmp sgt i64 %69, 0, !dbg !3536
	br i1 %70, label %b5, label %b10, !dbg !3536

b5:
	%71 = add i64 %67, %69, !dbg !3537
	%72 = icmp sge i64 %71, %47, !dbg !3538
	br i1 %72, label %b6, label %b7, !dbg !3538

b6:
	br label %b7, !dbg !3538

b7:
	%73 = phi i64 [ %71, %b5 ], [ %67, %b6 ], !dbg !3539
	%74 = trunc i64 %73 to i32, !dbg !3540
	%75 = trunc i64 %68 to i32, !dbg !3540
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %74, i32 31), !dbg !3540
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !3540
	%78 = lshr i64 %68, 32, !dbg !3540
	%79 = trunc i64 %78 to i32, !dbg !3540
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %74, i32 31), !dbg !3540
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !3540
	%82 = zext i32 %81 to i64, !dbg !3540
	%83 = shl i64 %82, 32, !dbg !3540
	%84 = zext i32 %77 to i64, !dbg !3540
	%85 = or i64 %84, %83, !dbg !3540
	%86 = icmp ne i64 %73, %67, !dbg !3541
	br i1 %86, label %b8, label %b9, !dbg !3541

b8:
	%87 = and i64 %68, %85, !dbg !3532
	br label %b9, !dbg !3542

b9:
	%88 = phi i64 [ %68, %b7 ], [ %87, %b8 ], !dbg !3528
	%89 = sdiv i64 %69, 2, !dbg !3543
	br label %b4, !dbg !3543

b10:
	%90 = trunc i64 %68 to i32, !dbg !3544
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !3544
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3544
	%93 = lshr i64 %68, 32, !dbg !3544
	%94 = trunc i64 %93 to i32, !dbg !3544
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %94, i32 0, i32 31), !dbg !3544
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !3544
	%97 = zext i32 %96 to i64, !dbg !3544
	%98 = shl i64 %97, 32, !dbg !3544
	%99 = zext i32 %92 to i64, !dbg !3544
	%100 = or i64 %99, %98, !dbg !3544
	br label %b11, !dbg !3545

b11:
	%101 = phi i64 [ %49, %b1 ], [ %100, %b10 ], !dbg !3525
	br i1 %48, label %b12, label %b14, !dbg !3550

b12:
	%102 = phi i64 [ %42, %b11 ], [ %117, %b13 ], !dbg !3551
	%103 = phi i64 [ 16, %b11 ], [ %118, %b13 ], !dbg !3552
	%104 = icmp sgt i64 %103, 0, !dbg !3553
	br i1 %104, label %b13, label %b22, !dbg !3553

b13:
	%105 = trunc i64 %103 to i32, !dbg !3554
	%106 = trunc i64 %102 to i32, !dbg !3554
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %105, i32 31), !dbg !3554
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !3554
	%109 = lshr i64 %102, 32, !dbg !3554
	%110 = trunc i64 %109 to i32, !dbg !3554
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %105, i32 31), !dbg !3554
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !3554
	%113 = zext i32 %112 to i64, !dbg !3554
	%114 = shl i64 %113, 32, !dbg !3554
	%115 = zext i32 %108 to i64, !dbg !3554
	%116 = or i64 %115, %114, !dbg !3554
	%117 = or i64 %102, %116, !dbg !3555
	%118 = sdiv i64 %103, 2, !dbg !3556
	br label %b12, !dbg !3556

b14:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3557, !range !20
	%120 = sext i32 %119 to i64, !dbg !3557
	br label %b15, !dbg !3557

b15:
	%121 = phi i64 [ %42, %b14 ], [ %141, %b20 ], !dbg !3551
	%122 = phi i64 [ 16, %b14 ], [ %142, %b20 ], !dbg !3558
	%123 = icmp sgt i64 %122, 0, !dbg !3559
	br i1 %123, label %b16, label %b21, !dbg !3559

b16:
	%124 = add i64 %120, %122, !dbg !3560
	%125 = icmp sge i64 %124, %47, !dbg !3561
	br i1 %125, label %b17, label %b18, !dbg !3561

b17:
	br label %b18, !dbg !3561

b18:
	%126 = phi i64 [ %124, %b16 ], [ %120, %b17 ], !dbg !3562
	%127 = trunc i64 %126 to i32, !dbg !3563
	%128 = trunc i64 %121 to i32, !dbg !3563
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !3563
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !3563
	%131 = lshr i64 %121, 32, !dbg !3563
	%132 = trunc i64 %131 to i32, !dbg !3563
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %127, i32 31), !dbg !3563
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !3563
	%135 = zext i32 %134 to i64, !dbg !3563
	%136 = shl i64 %135, 32, !dbg !3563
	%137 = zext i32 %130 to i64, !dbg !3563
	%138 = or i64 %137, %136, !dbg !3563
	%139 = icmp ne i64 %126, %120, !dbg !3564
	br i1 %139, label %b19, label %b20, !dbg !3564

b19:
	%140 = or i64 %121, %138, !dbg !3555
	br label %b20, !dbg !3565

b20:
	%141 = phi i64 [ %121, %b18 ], [ %140, %b19 ], !dbg !3551
	%142 = sdiv i64 %122, 2, !dbg !3566
	br label %b15, !dbg !3566

b21:
	%143 = trunc i64 %121 to i32, !dbg !3567
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !3567
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3567
	%146 = lshr i64 %121, 32, !dbg !3567
	%147 = trunc i64 %146 to i32, !dbg !3567
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !3567
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !3567
	%150 = zext i32 %149 to i64, !dbg !3567
	%151 = shl i64 %150, 32, !dbg !3567
	%152 = zext i32 %145 to i64, !dbg !3567
	%153 = or i64 %152, %151, !dbg !3567
	br label %b22, !dbg !3568

b22:
	%154 = phi i64 [ %102, %b12 ], [ %153, %b21 ], !dbg !3549
	br i1 %48, label %b23, label %b25, !dbg !3573

b23:
	%155 = phi i64 [ %42, %b22 ], [ %170, %b24 ], !dbg !3574
	%156 = phi i64 [ 16, %b22 ], [ %171, %b24 ], !dbg !3575
	%157 = icmp sgt i64 %156, 0, !dbg !3576
	br i1 %157, label %b24, label %b33, !dbg !3576

b24:
	%158 = trunc i64 %156 to i32, !dbg !3577
	%159 = trunc i64 %155 to i32, !dbg !3577
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %158, i32 31), !dbg !3577
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3577
	%162 = lshr i64 %155, 32, !dbg !3577
	%163 = trunc i64 %162 to i32, !dbg !3577
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %163, i32 %158, i32 31), !dbg !3577
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !3577
	%166 = zext i32 %165 to i64, !dbg !3577
	%167 = shl i64 %166, 32, !dbg !3577
	%168 = zext i32 %161 to i64, !dbg !3577
	%169 = or i64 %168, %167, !dbg !3577
	%170 = xor i64 %155, %169, !dbg !3578
	%171 = sdiv i64 %156, 2, !dbg !3579
	br label %b23, !dbg !3579

b25:
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3580, !range !20
	%173 = sext i32 %172 to i64, !dbg !3580
	br label %b26, !dbg !3580

b26:
	%174 = phi i64 [ %42, %b25 ], [ %194, %b31 ], !dbg !3574
	%175 = phi i64 [ 16, %b25 ], [ %195, %b31 ], !dbg !3581
	%176 = icmp sgt i64 %175, 0, !dbg !3582
	br i1 %176, label %b27, label %b32, !dbg !3582

b27:
	%177 = add i64 %173, %175, !dbg !3583
	%178 = icmp sge i64 %177, %47, !dbg !3584
	br i1 %178, label %b28, label %b29, !dbg !3584

b28:
	br label %b29, !dbg !3584

b29:
	%179 = phi i64 [ %177, %b27 ], [ %173, %b28 ], !dbg !3585
	%180 = trunc i64 %179 to i32, !dbg !3586
	%181 = trunc i64 %174 to i32, !dbg !3586
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 %180, i32 31), !dbg !3586
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !3586
	%184 = lshr i64 %174, 32, !dbg !3586
	%185 = trunc i64 %184 to i32, !dbg !3586
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %185, i32 %180, i32 31), !dbg !3586
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !3586
	%188 = zext i32 %187 to i64, !dbg !3586
	%189 = shl i64 %188, 32, !dbg !3586
	%190 = zext i32 %183 to i64, !dbg !3586
	%191 = or i64 %190, %189, !dbg !3586
	%192 = icmp ne i64 %179, %173, !dbg !3587
	br i1 %192, label %b30, label %b31, !dbg !3587

b30:
	%193 = xor i64 %174, %191, !dbg !3578
	br label %b31, !dbg !3588

b31:
	%194 = phi i64 [ %174, %b29 ], [ %193, %b30 ], !dbg !3574
	%195 = sdiv i64 %175, 2, !dbg !3589
	br label %b26, !dbg !3589

b32:
	%196 = trunc i64 %174 to i32, !dbg !3590
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 0, i32 31), !dbg !3590
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !3590
	%199 = lshr i64 %174, 32, !dbg !3590
	%200 = trunc i64 %199 to i32, !dbg !3590
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %200, i32 0, i32 31), !dbg !3590
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !3590
	%203 = zext i32 %202 to i64, !dbg !3590
	%204 = shl i64 %203, 32, !dbg !3590
	%205 = zext i32 %198 to i64, !dbg !3590
	%206 = or i64 %205, %204, !dbg !3590
	br label %b33, !dbg !3591

b33:
	%207 = phi i64 [ %155, %b23 ], [ %206, %b32 ], !dbg !3572
	%208 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !3592
	store i64 %101, i64 addrspace(1)* %208, align 8, !dbg !3592
	%209 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !3593
	store i64 %154, i64 addrspace(1)* %209, align 8, !dbg !3593
	%210 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !3594
	store i64 %207, i64 addrspace(1)* %210, align 8, !dbg !3594
	%211 = sub i64 %p3, %33, !dbg !3595
	%212 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !3595
	%213 = icmp ugt i64 %33, %p3, !dbg !3595
	%214 = icmp ugt i64 3, %211, !dbg !3598
	%215 = or i1 %213, %214, !dbg !3598
	br i1 %215, label %b33_fail1, label %b33_ok1, !dbg !3598, !prof !30

b33_ok1:
	%216 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3599
	br i1 %48, label %b34, label %b36, !dbg !3604

b34:
	%217 = phi i64 [ %216, %b33_ok1 ], [ %232, %b35 ], !dbg !3605
	%218 = phi i64 [ 16, %b33_ok1 ], [ %233, %b35 ], !dbg !3606
	%219 = icmp sgt i64 %218, 0, !dbg !3607
	br i1 %219, label %b35, label %b44, !dbg !3607

b35:
	%220 = trunc i64 %218 to i32, !dbg !3608
	%221 = trunc i64 %217 to i32, !dbg !3608
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %221, i32 %220, i32 31), !dbg !3608
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !3608
	%224 = lshr i64 %217, 32, !dbg !3608
	%225 = trunc i64 %224 to i32, !dbg !3608
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %225, i32 %220, i32 31), !dbg !3608
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !3608
	%228 = zext i32 %227 to i64, !dbg !3608
	%229 = shl i64 %228, 32, !dbg !3608
	%230 = zext i32 %223 to i64, !dbg !3608
	%231 = or i64 %230, %229, !dbg !3608
	%232 = and i64 %217, %231, !dbg !3609
	%233 = sdiv i64 %218, 2, !dbg !3610
	br label %b34, !dbg !3610

b36:
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3611, !range !20
	%235 = sext i32 %234 to i64, !dbg !3611
	br label %b37, !dbg !3611

b37:
	%236 = phi i64 [ %216, %b36 ], [ %256, %b42 ], !dbg !3605
	%237 = phi i64 [ 16, %b36 ], [ %257, %b42 ], !dbg !3612
	%238 = icmp sgt i64 %237, 0, !dbg !3613
	br i1 %238, label %b38, label %b43, !dbg !3613

b38:
	%239 = add i64 %235, %237, !dbg !3614
	%240 = icmp sge i64 %239, %47, !dbg !3615
	br i1 %240, label %b39, label %b40, !dbg !3615

b39:
	br label %b40, !dbg !3615

b40:
	%241 = phi i64 [ %239, %b38 ], [ %235, %b39 ], !dbg !3616
	%242 = trunc i64 %241 to i32, !dbg !3617
	%243 = trunc i64 %236 to i32, !dbg !3617
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 %242, i32 31), !dbg !3617
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !3617
	%246 = lshr i64 %236, 32, !dbg !3617
	%247 = trunc i64 %246 to i32, !dbg !3617
	%248 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %247, i32 %242, i32 31), !dbg !3617
	%249 = extractvalue { i32, i1 } %248, 0, !dbg !3617
	%250 = zext i32 %249 to i64, !dbg !3617
	%251 = shl i64 %250, 32, !dbg !3617
	%252 = zext i32 %245 to i64, !dbg !3617
	%253 = or i64 %252, %251, !dbg !3617
	%254 = icmp ne i64 %241, %235, !dbg !3618
	br i1 %254, label %b41, label %b42, !dbg !3618

b41:
	%255 = and i64 %236, %253, !dbg !3609
	br label %b42, !dbg !3619

b42:
	%256 = phi i64 [ %236, %b40 ], [ %255, %b41 ], !dbg !3605
	%257 = sdiv i64 %237, 2, !dbg !3620
	br label %b37, !dbg !3620

b43:
	%258 = trunc i64 %236 to i32, !dbg !3621
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %258, i32 0, i32 31), !dbg !3621
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !3621
	%261 = lshr i64 %236, 32, !dbg !3621
	%262 = trunc i64 %261 to i32, !dbg !3621
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %262, i32 0, i32 31), !dbg !3621
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !3621
	%265 = zext i32 %264 to i64, !dbg !3621
	%266 = shl i64 %265, 32, !dbg !3621
	%267 = zext i32 %260 to i64, !dbg !3621
	%268 = or i64 %267, %266, !dbg !3621
	br label %b44, !dbg !3622

b44:
	%269 = phi i64 [ %217, %b34 ], [ %268, %b43 ], !dbg !3603
	%270 = add i64 %22, 32, !dbg !3624
	%271 = sub i64 %270, 1, !dbg !3625
	%272 = sdiv i64 %271, 32, !dbg !3626
	%273 = icmp eq i64 %272, 1, !dbg !3627
	br i1 %273, label %b50, label %b45, !dbg !3627

b45:
	call void @llvm.nvvm.barrier0(), !dbg !3629
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3630, !range !20
	%275 = sext i32 %274 to i64, !dbg !3630
	%276 = icmp eq i64 %275, 0, !dbg !3631
	br i1 %276, label %b46, label %b47, !dbg !3631

b46:
	%277 = sdiv i64 %31, 32, !dbg !3632
	%278 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %277, !dbg !3633
	store i64 %269, i64 addrspace(3)* %278, align 8, !dbg !3633
	br label %b47, !dbg !3633

b47:
	call void @llvm.nvvm.barrier0(), !dbg !3634
	%279 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3635
	%280 = load i64, i64 addrspace(3)* %279, align 8, !dbg !3635
	br label %b48, !dbg !3635

b48:
	%281 = phi i64 [ %280, %b47 ], [ %286, %b49 ], !dbg !3636
	%282 = phi i64 [ 1, %b47 ], [ %287, %b49 ], !dbg !3637
	%283 = icmp slt i64 %282, %272, !dbg !3638
	br i1 %283, label %b49, label %b50, !dbg !3638

b49:
	%284 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %282, !dbg !3639
	%285 = load i64, i64 addrspace(3)* %284, align 8, !dbg !3639
	%286 = and i64 %281, %285, !dbg !3609
	%287 = add i64 %282, 1, !dbg !3640
	br label %b48, !dbg !3640

b50:
	%288 = phi i64 [ %269, %b44 ], [ %281, %b48 ], !dbg !3602
	br i1 %48, label %b51, label %b53, !dbg !3645

b51:
	%289 = phi i64 [ %216, %b50 ], [ %304, %b52 ], !dbg !3646
	%290 = phi i64 [ 16, %b50 ], [ %305, %b52 ], !dbg !3647
	%291 = icmp sgt i64 %290, 0, !dbg !3648
	br i1 %291, label %b52, label %b61, !dbg !3648

b52:
	%292 = trunc i64 %290 to i32, !dbg !3649
	%293 = trunc i64 %289 to i32, !dbg !3649
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %293, i32 %292, i32 31), !dbg !3649
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !3649
	%296 = lshr i64 %289, 32, !dbg !3649
	%297 = trunc i64 %296 to i32, !dbg !3649
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %297, i32 %292, i32 31), !dbg !3649
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !3649
	%300 = zext i32 %299 to i64, !dbg !3649
	%301 = shl i64 %300, 32, !dbg !3649
	%302 = zext i32 %295 to i64, !dbg !3649
	%303 = or i64 %302, %301, !dbg !3649
	%304 = or i64 %289, %303, !dbg !3650
	%305 = sdiv i64 %290, 2, !dbg !3651
	br label %b51, !dbg !3651

b53:
	%306 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3652, !range !20
	%307 = sext i32 %306 to i64, !dbg !3652
	br label %b54, !dbg !3652

b54:
	%308 = phi i64 [ %216, %b53 ], [ %328, %b59 ], !dbg !3646
	%309 = phi i64 [ 16, %b53 ], [ %329, %b59 ], !dbg !3653
	%310 = icmp sgt i64 %309, 0, !dbg !3654
	br i1 %310, label %b55, label %b60, !dbg !3654

b55:
	%311 = add i64 %307, %309, !dbg !3655
	%312 = icmp sge i64 %311, %47, !dbg !3656
	br i1 %312, label %b56, label %b57, !dbg !3656

b56:
	br label %b57, !dbg !3656

b57:
	%313 = phi i64 [ %311, %b55 ], [ %307, %b56 ], !dbg !3657
	%314 = trunc i64 %313 to i32, !dbg !3658
	%315 = trunc i64 %308 to i32, !dbg !3658
	%316 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %315, i32 %314, i32 31), !dbg !3658
	%317 = extractvalue { i32, i1 } %316, 0, !dbg !3658
	%318 = lshr i64 %308, 32, !dbg !3658
	%319 = trunc i64 %318 to i32, !dbg !3658
	%320 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %319, i32 %314, i32 31), !dbg !3658
	%321 = extractvalue { i32, i1 } %320, 0, !dbg !3658
	%322 = zext i32 %321 to i64, !dbg !3658
	%323 = shl i64 %322, 32, !dbg !3658
	%324 = zext i32 %317 to i64, !dbg !3658
	%325 = or i64 %324, %323, !dbg !3658
	%326 = icmp ne i64 %313, %307, !dbg !3659
	br i1 %326, label %b58, label %b59, !dbg !3659

b58:
	%327 = or i64 %308, %325, !dbg !3650
	br label %b59, !dbg !3660

b59:
	%328 = phi i64 [ %308, %b57 ], [ %327, %b58 ], !dbg !3646
	%329 = sdiv i64 %309, 2, !dbg !3661
	br label %b54, !dbg !3661

b60:
	%330 = trunc i64 %308 to i32, !dbg !3662
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 0, i32 31), !dbg !3662
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !3662
	%333 = lshr i64 %308, 32, !dbg !3662
	%334 = trunc i64 %333 to i32, !dbg !3662
	%335 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %334, i32 0, i32 31), !dbg !3662
	%336 = extractvalue { i32, i1 } %335, 0, !dbg !3662
	%337 = zext i32 %336 to i64, !dbg !3662
	%338 = shl i64 %337, 32, !dbg !3662
	%339 = zext i32 %332 to i64, !dbg !3662
	%340 = or i64 %339, %338, !dbg !3662
	br label %b61, !dbg !3663

b61:
	%341 = phi i64 [ %289, %b51 ], [ %340, %b60 ], !dbg !3644
	br i1 %273, label %b67, label %b62, !dbg !3664

b62:
	call void @llvm.nvvm.barrier0(), !dbg !3666
	%342 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3667, !range !20
	%343 = sext i32 %342 to i64, !dbg !3667
	%344 = icmp eq i64 %343, 0, !dbg !3668
	br i1 %344, label %b63, label %b64, !dbg !3668

b63:
	%345 = sdiv i64 %31, 32, !dbg !3669
	%346 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %345, !dbg !3670
	store i64 %341, i64 addrspace(3)* %346, align 8, !dbg !3670
	br label %b64, !dbg !3670

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3671
	%347 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3672
	%348 = load i64, i64 addrspace(3)* %347, align 8, !dbg !3672
	br label %b65, !dbg !3672

b65:
	%349 = phi i64 [ %348, %b64 ], [ %354, %b66 ], !dbg !3673
	%350 = phi i64 [ 1, %b64 ], [ %355, %b66 ], !dbg !3674
	%351 = icmp slt i64 %350, %272, !dbg !3675
	br i1 %351, label %b66, label %b67, !dbg !3675

b66:
	%352 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %350, !dbg !3676
	%353 = load i64, i64 addrspace(3)* %352, align 8, !dbg !3676
	%354 = or i64 %349, %353, !dbg !3650
	%355 = add i64 %350, 1, !dbg !3677
	br label %b65, !dbg !3677

b67:
	%356 = phi i64 [ %341, %b61 ], [ %349, %b65 ], !dbg !3643
	br i1 %48, label %b68, label %b70, !dbg !3682

b68:
	%357 = phi i64 [ %216, %b67 ], [ %372, %b69 ], !dbg !3683
	%358 = phi i64 [ 16, %b67 ], [ %373, %b69 ], !dbg !3684
	%359 = icmp sgt i64 %358, 0, !dbg !3685
	br i1 %359, label %b69, label %b78, !dbg !3685

b69:
	%360 = trunc i64 %358 to i32, !dbg !3686
	%361 = trunc i64 %357 to i32, !dbg !3686
	%362 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %361, i32 %360, i32 31), !dbg !3686
	%363 = extractvalue { i32, i1 } %362, 0, !dbg !3686
	%364 = lshr i64 %357, 32, !dbg !3686
	%365 = trunc i64 %364 to i32, !dbg !3686
	%366 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %365, i32 %360, i32 31), !dbg !3686
	%367 = extractvalue { i32, i1 } %366, 0, !dbg !3686
	%368 = zext i32 %367 to i64, !dbg !3686
	%369 = shl i64 %368, 32, !dbg !3686
	%370 = zext i32 %363 to i64, !dbg !3686
	%371 = or i64 %370, %369, !dbg !3686
	%372 = xor i64 %357, %371, !dbg !3687
	%373 = sdiv i64 %358, 2, !dbg !3688
	br label %b68, !dbg !3688

b70:
	%374 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3689, !range !20
	%375 = sext i32 %374 to i64, !dbg !3689
	br label %b71, !dbg !3689

b71:
	%376 = phi i64 [ %216, %b70 ], [ %396, %b76 ], !dbg !3683
	%377 = phi i64 [ 16, %b70 ], [ %397, %b76 ], !dbg !3690
	%378 = icmp sgt i64 %377, 0, !dbg !3691
	br i1 %378, label %b72, label %b77, !dbg !3691

b72:
	%379 = add i64 %375, %377, !dbg !3692
	%380 = icmp sge i64 %379, %47, !dbg !3693
	br i1 %380, label %b73, label %b74, !dbg !3693

b73:
	br label %b74, !dbg !3693

b74:
	%381 = phi i64 [ %379, %b72 ], [ %375, %b73 ], !dbg !3694
	%382 = trunc i64 %381 to i32, !dbg !3695
	%383 = trunc i64 %376 to i32, !dbg !3695
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %383, i32 %382, i32 31), !dbg !3695
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !3695
	%386 = lshr i64 %376, 32, !dbg !3695
	%387 = trunc i64 %386 to i32, !dbg !3695
	%388 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %387, i32 %382, i32 31), !dbg !3695
	%389 = extractvalue { i32, i1 } %388, 0, !dbg !3695
	%390 = zext i32 %389 to i64, !dbg !3695
	%391 = shl i64 %390, 32, !dbg !3695
	%392 = zext i32 %385 to i64, !dbg !3695
	%393 = or i64 %392, %391, !dbg !3695
	%394 = icmp ne i64 %381, %375, !dbg !3696
	br i1 %394, label %b75, label %b76, !dbg !3696

b75:
	%395 = xor i64 %376, %393, !dbg !3687
	br label %b76, !dbg !3697

b76:
	%396 = phi i64 [ %376, %b74 ], [ %395, %b75 ], !dbg !3683
	%397 = sdiv i64 %377, 2, !dbg !3698
	br label %b71, !dbg !3698

b77:
	%398 = trunc i64 %376 to i32, !dbg !3699
	%399 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %398, i32 0, i32 31), !dbg !3699
	%400 = extractvalue { i32, i1 } %399, 0, !dbg !3699
	%401 = lshr i64 %376, 32, !dbg !3699
	%402 = trunc i64 %401 to i32, !dbg !3699
	%403 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %402, i32 0, i32 31), !dbg !3699
	%404 = extractvalue { i32, i1 } %403, 0, !dbg !3699
	%405 = zext i32 %404 to i64, !dbg !3699
	%406 = shl i64 %405, 32, !dbg !3699
	%407 = zext i32 %400 to i64, !dbg !3699
	%408 = or i64 %407, %406, !dbg !3699
	br label %b78, !dbg !3700

b78:
	%409 = phi i64 [ %357, %b68 ], [ %408, %b77 ], !dbg !3681
	br i1 %273, label %b84, label %b79, !dbg !3701

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3703
	%410 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3704, !range !20
	%411 = sext i32 %410 to i64, !dbg !3704
	%412 = icmp eq i64 %411, 0, !dbg !3705
	br i1 %412, label %b80, label %b81, !dbg !3705

b80:
	%413 = sdiv i64 %31, 32, !dbg !3706
	%414 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %413, !dbg !3707
	store i64 %409, i64 addrspace(3)* %414, align 8, !dbg !3707
	br label %b81, !dbg !3707

b81:
	call void @llvm.nvvm.barrier0(), !dbg !3708
	%415 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3709
	%416 = load i64, i64 addrspace(3)* %415, align 8, !dbg !3709
	br label %b82, !dbg !3709

b82:
	%417 = phi i64 [ %416, %b81 ], [ %422, %b83 ], !dbg !3710
	%418 = phi i64 [ 1, %b81 ], [ %423, %b83 ], !dbg !3711
	%419 = icmp slt i64 %418, %272, !dbg !3712
	br i1 %419, label %b83, label %b84, !dbg !3712

b83:
	%420 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %418, !dbg !3713
	%421 = load i64, i64 addrspace(3)* %420, align 8, !dbg !3713
	%422 = xor i64 %417, %421, !dbg !3687
	%423 = add i64 %418, 1, !dbg !3714
	br label %b82, !dbg !3714

b84:
	%424 = phi i64 [ %409, %b78 ], [ %417, %b82 ], !dbg !3680
	%425 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 0, !dbg !3715
	store i64 %288, i64 addrspace(1)* %425, align 8, !dbg !3715
	%426 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 1, !dbg !3716
	store i64 %356, i64 addrspace(1)* %426, align 8, !dbg !3716
	%427 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 2, !dbg !3717
	store i64 %424, i64 addrspace(1)* %427, align 8, !dbg !3717
	ret void, !dbg !3514

b0_fail1:
	%428 = icmp ugt i64 %33, %p1, !dbg !3517
	br i1 %428, label %b0_fail2, label %b0_ok2, !dbg !3517

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !3517
	ret void, !dbg !3517

b0_ok2:
	%429 = icmp uge i64 %32, %p5, !dbg !3518
	br i1 %429, label %b0_fail3, label %b0_ok3, !dbg !3518

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !3518
	ret void, !dbg !3518

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !3521
	ret void, !dbg !3521

b33_fail1:
	%430 = icmp ugt i64 %33, %p3, !dbg !3595
	br i1 %430, label %b33_fail2, label %b33_ok2, !dbg !3595

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !3595
	ret void, !dbg !3595

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %211), !dbg !3598
	ret void, !dbg !3598
}

define void @ExchangeUint(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3718 {
entry:
	br label %b0, !dbg !3719

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3719
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3719
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3719
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3722, !range !11
	%4 = sext i32 %3 to i64, !dbg !3722
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3722, !range !12
	%6 = sext i32 %5 to i64, !dbg !3722
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3722, !range !12
	%8 = sext i32 %7 to i64, !dbg !3722
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3722, !range !13
	%10 = sext i32 %9 to i64, !dbg !3722
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3722, !range !14
	%12 = sext i32 %11 to i64, !dbg !3722
	%13 = mul i64 %12, %8, !dbg !3722
	%14 = add i64 %6, %13, !dbg !3722
	%15 = mul i64 %10, %14, !dbg !3722
	%16 = add i64 %4, %15, !dbg !3722
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3722, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3722, !range !15
	%19 = mul i32 %17, %18, !dbg !3722
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3722, !range !16
	%21 = mul i32 %19, %20, !dbg !3722
	%22 = sext i32 %21 to i64, !dbg !3722
	%23 = mul i64 %16, %22, !dbg !3722
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3722, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3722, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3722, !range !18
	%27 = mul i32 %18, %26, !dbg !3722
	%28 = add i32 %25, %27, !dbg !3722
	%29 = mul i32 %17, %28, !dbg !3722
	%30 = add i32 %24, %29, !dbg !3722
	%31 = sext i32 %30 to i64, !dbg !3722
	%32 = add i64 %23, %31, !dbg !3722
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3723, !range !20
	%34 = sext i32 %33 to i64, !dbg !3723
	%35 = and i32 %30, -32, !dbg !3724
	%36 = sub i32 %21, %35, !dbg !3724
	%37 = icmp slt i32 %36, 32, !dbg !3724
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3724
	%39 = sext i32 %38 to i64, !dbg !3724
	%40 = icmp eq i64 %39, 32, !dbg !3725
	br i1 %40, label %b1, label %b2, !dbg !3725

b1:
	br label %b2, !dbg !3725

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3726
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3727
	%43 = mul i64 %32, 4, !dbg !3729
	%44 = sub i64 %p1, %43, !dbg !3730
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3728
	%46 = icmp uge i64 %32, %p5, !dbg !3728
	%47 = icmp ugt i64 %43, %p1, !dbg !3730
	%48 = icmp ugt i64 4, %44, !dbg !3731
	%49 = icmp eq i64 %39, 0, !dbg !3732
	%50 = or i1 %46, %47, !dbg !3732
	%51 = or i1 %50, %48, !dbg !3732
	%52 = or i1 %51, %49, !dbg !3732
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3732, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !3728
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !3730
	%55 = mul i64 %34, 7, !dbg !3733
	%56 = add i64 %55, 3, !dbg !3734
	%57 = icmp eq i64 %39, -1, !dbg !3732
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3732
	%59 = srem i64 %56, %58, !dbg !3732
	%60 = trunc i64 %59 to i32, !dbg !3735
	%61 = trunc i64 %53 to i32, !dbg !3735
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3735
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3735
	%64 = lshr i64 %53, 32, !dbg !3735
	%65 = trunc i64 %64 to i32, !dbg !3735
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !3735
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !3735
	%68 = zext i32 %67 to i64, !dbg !3735
	%69 = shl i64 %68, 32, !dbg !3735
	%70 = zext i32 %63 to i64, !dbg !3735
	%71 = or i64 %70, %69, !dbg !3735
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !3736
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !3736
	%73 = trunc i64 %53 to i32, !dbg !3737
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3737
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3737
	%76 = lshr i64 %53, 32, !dbg !3737
	%77 = trunc i64 %76 to i32, !dbg !3737
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !3737
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3737
	%80 = zext i32 %79 to i64, !dbg !3737
	%81 = shl i64 %80, 32, !dbg !3737
	%82 = zext i32 %75 to i64, !dbg !3737
	%83 = or i64 %82, %81, !dbg !3737
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !3738
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !3738
	%85 = trunc i64 %41 to i32, !dbg !3739
	%86 = trunc i64 %53 to i32, !dbg !3739
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !3739
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3739
	%89 = lshr i64 %53, 32, !dbg !3739
	%90 = trunc i64 %89 to i32, !dbg !3739
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !3739
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3739
	%93 = zext i32 %92 to i64, !dbg !3739
	%94 = shl i64 %93, 32, !dbg !3739
	%95 = zext i32 %88 to i64, !dbg !3739
	%96 = or i64 %95, %94, !dbg !3739
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !3740
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !3740
	%98 = trunc i64 %42 to i32, !dbg !3741
	%99 = trunc i64 %53 to i32, !dbg !3741
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !3741
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3741
	%102 = lshr i64 %53, 32, !dbg !3741
	%103 = trunc i64 %102 to i32, !dbg !3741
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !3741
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3741
	%106 = zext i32 %105 to i64, !dbg !3741
	%107 = shl i64 %106, 32, !dbg !3741
	%108 = zext i32 %101 to i64, !dbg !3741
	%109 = or i64 %108, %107, !dbg !3741
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !3742
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !3742
	%111 = mul i64 %32, 3, !dbg !3743
	%112 = sub i64 %p3, %111, !dbg !3744
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !3744
	%114 = icmp ugt i64 %111, %p3, !dbg !3744
	%115 = icmp ugt i64 3, %112, !dbg !3745
	%116 = or i1 %114, %115, !dbg !3745
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !3745, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !3746
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !3747
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !3747
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !3748
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !3748
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !3749
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !3750
	%121 = sub i64 %32, %34, !dbg !3751
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !3752
	%123 = icmp uge i64 %121, %p5, !dbg !3752
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !3752, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !3752
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !3753
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !3754
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3754
	ret void, !dbg !3721

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !3728
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !3728

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !3728
	ret void, !dbg !3728

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !3730
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !3730

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3730
	ret void, !dbg !3730

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !3731
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !3731

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3731
	ret void, !dbg !3731

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3732
	ret void, !dbg !3732

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !3744
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !3744

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !3744
	ret void, !dbg !3744

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !3745
	ret void, !dbg !3745

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !3752
	ret void, !dbg !3752
}

define void @ExchangeFloat32(float* %p0, i64 %p1, i32* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3755 {
entry:
	br label %b0, !dbg !3756

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3756
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3756
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3756
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3759, !range !11
	%4 = sext i32 %3 to i64, !dbg !3759
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3759, !range !12
	%6 = sext i32 %5 to i64, !dbg !3759
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3759, !range !12
	%8 = sext i32 %7 to i64, !dbg !3759
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3759, !range !13
	%10 = sext i32 %9 to i64, !dbg !3759
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3759, !range !14
	%12 = sext i32 %11 to i64, !dbg !3759
	%13 = mul i64 %12, %8, !dbg !3759
	%14 = add i64 %6, %13, !dbg !3759
	%15 = mul i64 %10, %14, !dbg !3759
	%16 = add i64 %4, %15, !dbg !3759
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3759, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3759, !range !15
	%19 = mul i32 %17, %18, !dbg !3759
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3759, !range !16
	%21 = mul i32 %19, %20, !dbg !3759
	%22 = sext i32 %21 to i64, !dbg !3759
	%23 = mul i64 %16, %22, !dbg !3759
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3759, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3759, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3759, !range !18
	%27 = mul i32 %18, %26, !dbg !3759
	%28 = add i32 %25, %27, !dbg !3759
	%29 = mul i32 %17, %28, !dbg !3759
	%30 = add i32 %24, %29, !dbg !3759
	%31 = sext i32 %30 to i64, !dbg !3759
	%32 = add i64 %23, %31, !dbg !3759
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3760, !range !20
	%34 = sext i32 %33 to i64, !dbg !3760
	%35 = and i32 %30, -32, !dbg !3761
	%36 = sub i32 %21, %35, !dbg !3761
	%37 = icmp slt i32 %36, 32, !dbg !3761
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3761
	%39 = sext i32 %38 to i64, !dbg !3761
	%40 = icmp eq i64 %39, 32, !dbg !3762
	br i1 %40, label %b1, label %b2, !dbg !3762

b1:
	br label %b2, !dbg !3762

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3763
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3764
	%43 = mul i64 %32, 4, !dbg !3766
	%44 = sub i64 %p1, %43, !dbg !3767
	%45 = getelementptr inbounds float, float addrspace(1)* %2, i64 %32, !dbg !3765
	%46 = icmp uge i64 %32, %p5, !dbg !3765
	%47 = icmp ugt i64 %43, %p1, !dbg !3767
	%48 = icmp ugt i64 4, %44, !dbg !3768
	%49 = icmp eq i64 %39, 0, !dbg !3769
	%50 = or i1 %46, %47, !dbg !3769
	%51 = or i1 %50, %48, !dbg !3769
	%52 = or i1 %51, %49, !dbg !3769
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3769, !prof !30

b2_ok1:
	%53 = load float, float addrspace(1)* %45, align 4, !dbg !3765
	%54 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !3767
	%55 = mul i64 %34, 7, !dbg !3770
	%56 = add i64 %55, 3, !dbg !3771
	%57 = icmp eq i64 %39, -1, !dbg !3769
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3769
	%59 = srem i64 %56, %58, !dbg !3769
	%60 = trunc i64 %59 to i32, !dbg !3772
	%61 = bitcast float %53 to i32, !dbg !3772
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3772
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3772
	%64 = bitcast i32 %63 to float, !dbg !3772
	%65 = getelementptr inbounds float, float addrspace(1)* %54, i64 0, !dbg !3773
	store float %64, float addrspace(1)* %65, align 4, !dbg !3773
	%66 = bitcast float %53 to i32, !dbg !3774
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !3774
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !3774
	%69 = bitcast i32 %68 to float, !dbg !3774
	%70 = getelementptr inbounds float, float addrspace(1)* %54, i64 1, !dbg !3775
	store float %69, float addrspace(1)* %70, align 4, !dbg !3775
	%71 = trunc i64 %41 to i32, !dbg !3776
	%72 = bitcast float %53 to i32, !dbg !3776
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !3776
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !3776
	%75 = bitcast i32 %74 to float, !dbg !3776
	%76 = getelementptr inbounds float, float addrspace(1)* %54, i64 2, !dbg !3777
	store float %75, float addrspace(1)* %76, align 4, !dbg !3777
	%77 = trunc i64 %42 to i32, !dbg !3778
	%78 = bitcast float %53 to i32, !dbg !3778
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !3778
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !3778
	%81 = bitcast i32 %80 to float, !dbg !3778
	%82 = getelementptr inbounds float, float addrspace(1)* %54, i64 3, !dbg !3779
	store float %81, float addrspace(1)* %82, align 4, !dbg !3779
	%83 = mul i64 %32, 3, !dbg !3780
	%84 = sub i64 %p3, %83, !dbg !3781
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !3781
	%86 = icmp ugt i64 %83, %p3, !dbg !3781
	%87 = icmp ugt i64 3, %84, !dbg !3782
	%88 = or i1 %86, %87, !dbg !3782
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !3782, !prof !30

b2_ok5:
	%89 = bitcast float %53 to i32, !dbg !3783
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !3783
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !3784
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !3784
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !3785
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !3785
	%93 = bitcast float %53 to i32, !dbg !3786
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !3786
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !3787
	%95 = sub i64 %32, %34, !dbg !3788
	%96 = getelementptr inbounds float, float addrspace(1)* %2, i64 %95, !dbg !3789
	%97 = icmp uge i64 %95, %p5, !dbg !3789
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !3789, !prof !30

b2_ok7:
	%98 = load float, float addrspace(1)* %96, align 4, !dbg !3789
	%99 = bitcast float %98 to i32, !dbg !3790
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !3790
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !3791
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !3791
	ret void, !dbg !3758

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !3765
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !3765

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !3765
	ret void, !dbg !3765

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !3767
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !3767

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3767
	ret void, !dbg !3767

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !3768
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !3768

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3768
	ret void, !dbg !3768

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3769
	ret void, !dbg !3769

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !3781
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !3781

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !3781
	ret void, !dbg !3781

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !3782
	ret void, !dbg !3782

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !3789
	ret void, !dbg !3789
}

define void @NumbersFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3792 {
entry:
	br label %b0, !dbg !3793

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3793
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !3793
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3793
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3796, !range !11
	%4 = sext i32 %3 to i64, !dbg !3796
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3796, !range !12
	%6 = sext i32 %5 to i64, !dbg !3796
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3796, !range !12
	%8 = sext i32 %7 to i64, !dbg !3796
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3796, !range !13
	%10 = sext i32 %9 to i64, !dbg !3796
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3796, !range !14
	%12 = sext i32 %11 to i64, !dbg !3796
	%13 = mul i64 %12, %8, !dbg !3796
	%14 = add i64 %6, %13, !dbg !3796
	%15 = mul i64 %10, %14, !dbg !3796
	%16 = add i64 %4, %15, !dbg !3796
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3796, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3796, !range !15
	%19 = mul i32 %17, %18, !dbg !3796
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3796, !range !16
	%21 = mul i32 %19, %20, !dbg !3796
	%22 = sext i32 %21 to i64, !dbg !3796
	%23 = mul i64 %16, %22, !dbg !3796
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3796, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3796, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3796, !range !18
	%27 = mul i32 %18, %26, !dbg !3796
	%28 = add i32 %25, %27, !dbg !3796
	%29 = mul i32 %17, %28, !dbg !3796
	%30 = add i32 %24, %29, !dbg !3796
	%31 = sext i32 %30 to i64, !dbg !3796
	%32 = add i64 %23, %31, !dbg !3796
	%33 = mul i64 %32, 6, !dbg !3797
	%34 = sub i64 %p1, %33, !dbg !3798
	%35 = getelementptr inbounds float, float addrspace(1)* %0, i64 %33, !dbg !3798
	%36 = getelementptr inbounds float, float addrspace(1)* %2, i64 %32, !dbg !3799
	%37 = icmp ugt i64 %33, %p1, !dbg !3798
	%38 = icmp uge i64 %32, %p5, !dbg !3799
	%39 = icmp ugt i64 6, %34, !dbg !3802
	%40 = or i1 %37, %38, !dbg !3802
	%41 = or i1 %40, %39, !dbg !3802
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3802, !prof !30

b0_ok1:
	%42 = load float, float addrspace(1)* %36, align 4, !dbg !3799
	%43 = and i32 %30, -32, !dbg !3809
	%44 = sub i32 %21, %43, !dbg !3809
	%45 = icmp slt i32 %44, 32, !dbg !3809
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3809
	%47 = sext i32 %46 to i64, !dbg !3809
	%48 = icmp eq i64 %47, 32, !dbg !3810
	%49 = mul i64 %47, 2, !dbg !3811
	br label %b1, !dbg !3802

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %203, %b49 ], !dbg !3802
	br i1 %48, label %b2, label %b4, !dbg !3810

b2:
	%51 = phi float [ %59, %b3 ], [ %42, %b1 ], !dbg !3812
	%52 = phi i64 [ %60, %b3 ], [ 16, %b1 ], !dbg !3813
	%53 = icmp sgt i64 %52, 0, !dbg !3814
	br i1 %53, label %b3, label %b12, !dbg !3814

b3:
	%54 = trunc i64 %52 to i32, !dbg !3815
	%55 = bitcast float %51 to i32, !dbg !3815
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !3815
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !3815
	%58 = bitcast i32 %57 to float, !dbg !3815
	%59 = fadd float %51, %58, !dbg !3816
	%60 = sdiv i64 %52, 2, !dbg !3817
	br label %b2, !dbg !3817

b4:
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3818, !range !20
	%62 = sext i32 %61 to i64, !dbg !3818
	br label %b5, !dbg !3818

b5:
	%63 = phi float [ %42, %b4 ], [ %76, %b10 ], !dbg !3812
	%64 = phi i64 [ 16, %b4 ], [ %77, %b10 ], !dbg !3819
	%65 = icmp sgt i64 %64, 0, !dbg !3820
	br i1 %65, label %b6, label %b11, !dbg !3820

b6:
	%66 = add i64 %62, %64, !dbg !3821
	%67 = icmp sge i64 %66, %47, !dbg !3822
	br i1 %67, label %b7, label %b8, !dbg !3822

b7:
	br label %b8, !dbg !3822

b8:
	%68 = phi i64 [ %66, %b6 ], [ %62, %b7 ], !dbg !3823
	%69 = trunc i64 %68 to i32, !dbg !3824
	%70 = bitcast float %63 to i32, !dbg !3824
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 %69, i32 31), !dbg !3824
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !3824
	%73 = bitcast i32 %72 to float, !dbg !3824
	%74 = icmp ne i64 %68, %62, !dbg !3825
	br i1 %74, label %b9, label %b10, !dbg !3825

b9:
	%75 = fadd float %63, %73, !dbg !3816
	br label %b10, !dbg !3826

b10:
	%76 = phi float [ %63, %b8 ], [ %75, %b9 ], !dbg !3812
	%77 = sdiv i64 %64, 2, !dbg !3827
	br label %b5, !dbg !3827

b11:
	%78 = bitcast float %63 to i32, !dbg !3828
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %78, i32 0, i32 31), !dbg !3828
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !3828
	%81 = bitcast i32 %80 to float, !dbg !3828
	br label %b12, !dbg !3829

b12:
	%82 = phi float [ %51, %b2 ], [ %81, %b11 ], !dbg !3808
	%83 = getelementptr inbounds float, float addrspace(1)* %35, i64 0, !dbg !3830
	store float %82, float addrspace(1)* %83, align 4, !dbg !3830
	br i1 %48, label %b13, label %b15, !dbg !3835

b13:
	%84 = phi float [ %94, %b14 ], [ %42, %b12 ], !dbg !3836
	%85 = phi i64 [ %95, %b14 ], [ 16, %b12 ], !dbg !3837
	%86 = icmp sgt i64 %85, 0, !dbg !3838
	br i1 %86, label %b14, label %b23, !dbg !3838

b14:
	%87 = trunc i64 %85 to i32, !dbg !3839
	%88 = bitcast float %84 to i32, !dbg !3839
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %87, i32 31), !dbg !3839
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !3839
	%91 = bitcast i32 %90 to float, !dbg !3839
	%92 = call float @__nv_fminf(float %84, float %91), !dbg !3840
	%93 = fcmp uno float %84, %91, !dbg !3840
	%94 = select i1 %93, float 0x7FF8000000000000, float %92, !dbg !3840
	%95 = sdiv i64 %85, 2, !dbg !3841
	br label %b13, !dbg !3841

b15:
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3842, !range !20
	%97 = sext i32 %96 to i64, !dbg !3842
	br label %b16, !dbg !3842

b16:
	%98 = phi float [ %42, %b15 ], [ %113, %b21 ], !dbg !3836
	%99 = phi i64 [ 16, %b15 ], [ %114, %b21 ], !dbg !3843
	%100 = icmp sgt i64 %99, 0, !dbg !3844
	br i1 %100, label %b17, label %b22, !dbg !3844

b17:
	%101 = add i64 %97, %99, !dbg !3845
	%102 = icmp sge i64 %101, %47, !dbg !3846
	br i1 %102, label %b18, label %b19, !dbg !3846

b18:
	br label %b19, !dbg !3846

b19:
	%103 = phi i64 [ %101, %b17 ], [ %97, %b18 ], !dbg !3847
	%104 = trunc i64 %103 to i32, !dbg !3848
	%105 = bitcast float %98 to i32, !dbg !3848
	%106 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %105, i32 %104, i32 31), !dbg !3848
	%107 = extractvalue { i32, i1 } %106, 0, !dbg !3848
	%108 = bitcast i32 %107 to float, !dbg !3848
	%109 = icmp ne i64 %103, %97, !dbg !3849
	br i1 %109, label %b20, label %b21, !dbg !3849

b20:
	%110 = call float @__nv_fminf(float %98, float %108), !dbg !3840
	%111 = fcmp uno float %98, %108, !dbg !3840
	%112 = select i1 %111, float 0x7FF8000000000000, float %110, !dbg !3840
	br label %b21, !dbg !3850

b21:
	%113 = phi float [ %98, %b19 ], [ %112, %b20 ], !dbg !3836
	%114 = sdiv i64 %99, 2, !dbg !3851
	br label %b16, !dbg !3851

b22:
	%115 = bitcast float %98 to i32, !dbg !3852
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %115, i32 0, i32 31), !dbg !3852
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !3852
	%118 = bitcast i32 %117 to float, !dbg !3852
	br label %b23, !dbg !3853

b23:
	%119 = phi float [ %84, %b13 ], [ %118, %b22 ], !dbg !3834
	br i1 %48, label %b24, label %b26, !dbg !3858

b24:
	%120 = phi float [ %130, %b25 ], [ %42, %b23 ], !dbg !3859
	%121 = phi i64 [ %131, %b25 ], [ 16, %b23 ], !dbg !3860
	%122 = icmp sgt i64 %121, 0, !dbg !3861
	br i1 %122, label %b25, label %b34, !dbg !3861

b25:
	%123 = trunc i64 %121 to i32, !dbg !3862
	%124 = bitcast float %120 to i32, !dbg !3862
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %124, i32 %123, i32 31), !dbg !3862
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !3862
	%127 = bitcast i32 %126 to float, !dbg !3862
	%128 = call float @__nv_fmaxf(float %120, float %127), !dbg !3863
	%129 = fcmp uno float %120, %127, !dbg !3863
	%130 = select i1 %129, float 0x7FF8000000000000, float %128, !dbg !3863
	%131 = sdiv i64 %121, 2, !dbg !3864
	br label %b24, !dbg !3864

b26:
	%132 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3865, !range !20
	%133 = sext i32 %132 to i64, !dbg !3865
	br label %b27, !dbg !3865

b27:
	%134 = phi float [ %42, %b26 ], [ %149, %b32 ], !dbg !3859
	%135 = phi i64 [ 16, %b26 ], [ %150, %b32 ], !dbg !3866
	%136 = icmp sgt i64 %135, 0, !dbg !3867
	br i1 %136, label %b28, label %b33, !dbg !3867

b28:
	%137 = add i64 %133, %135, !dbg !3868
	%138 = icmp sge i64 %137, %47, !dbg !3869
	br i1 %138, label %b29, label %b30, !dbg !3869

b29:
	br label %b30, !dbg !3869

b30:
	%139 = phi i64 [ %137, %b28 ], [ %133, %b29 ], !dbg !3870
	%140 = trunc i64 %139 to i32, !dbg !3871
	%141 = bitcast float %134 to i32, !dbg !3871
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %140, i32 31), !dbg !3871
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !3871
	%144 = bitcast i32 %143 to float, !dbg !3871
	%145 = icmp ne i64 %139, %133, !dbg !3872
	br i1 %145, label %b31, label %b32, !dbg !3872

b31:
	%146 = call float @__nv_fmaxf(float %134, float %144), !dbg !3863
	%147 = fcmp uno float %134, %144, !dbg !3863
	%148 = select i1 %147, float 0x7FF8000000000000, float %146, !dbg !3863
	br label %b32, !dbg !3873

b32:
	%149 = phi float [ %134, %b30 ], [ %148, %b31 ], !dbg !3859
	%150 = sdiv i64 %135, 2, !dbg !3874
	br label %b27, !dbg !3874

b33:
	%151 = bitcast float %134 to i32, !dbg !3875
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %151, i32 0, i32 31), !dbg !3875
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !3875
	%154 = bitcast i32 %153 to float, !dbg !3875
	br label %b34, !dbg !3876

b34:
	%155 = phi float [ %120, %b24 ], [ %154, %b33 ], !dbg !3857
	%156 = getelementptr inbounds float, float addrspace(1)* %35, i64 1, !dbg !3877
	store float %119, float addrspace(1)* %156, align 4, !dbg !3877
	%157 = getelementptr inbounds float, float addrspace(1)* %35, i64 2, !dbg !3878
	store float %155, float addrspace(1)* %157, align 4, !dbg !3878
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3883, !range !20
	%159 = sext i32 %158 to i64, !dbg !3883
	br label %b35, !dbg !3883

b35:
	%160 = phi float [ %42, %b34 ], [ %170, %b38 ], !dbg !3884
	%161 = phi i64 [ 1, %b34 ], [ %171, %b38 ], !dbg !3885
	%162 = icmp slt i64 %161, 32, !dbg !3886
	br i1 %162, label %b36, label %b39, !dbg !3886

b36:
	%163 = trunc i64 %161 to i32, !dbg !3887
	%164 = bitcast float %160 to i32, !dbg !3887
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %164, i32 %163, i32 0), !dbg !3887
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !3887
	%167 = bitcast i32 %166 to float, !dbg !3887
	%168 = icmp sge i64 %159, %161, !dbg !3888
	br i1 %168, label %b37, label %b38, !dbg !3888

b37:
	%169 = fadd float %160, %167, !dbg !3889
	br label %b38, !dbg !3889

b38:
	%170 = phi float [ %160, %b36 ], [ %169, %b37 ], !dbg !3884
	%171 = mul i64 %161, 2, !dbg !3890
	br label %b35, !dbg !3890

b39:
	%172 = fadd float 0.000000e+00, %160, !dbg !3891
	br label %b40, !dbg !3895

b40:
	%173 = phi float [ %42, %b39 ], [ %183, %b43 ], !dbg !3896
	%174 = phi i64 [ 1, %b39 ], [ %184, %b43 ], !dbg !3897
	%175 = icmp slt i64 %174, 32, !dbg !3898
	br i1 %175, label %b41, label %b44, !dbg !3898

b41:
	%176 = trunc i64 %174 to i32, !dbg !3899
	%177 = bitcast float %173 to i32, !dbg !3899
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %177, i32 %176, i32 0), !dbg !3899
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !3899
	%180 = bitcast i32 %179 to float, !dbg !3899
	%181 = icmp sge i64 %159, %174, !dbg !3900
	br i1 %181, label %b42, label %b43, !dbg !3900

b42:
	%182 = fadd float %173, %180, !dbg !3901
	br label %b43, !dbg !3901

b43:
	%183 = phi float [ %173, %b41 ], [ %182, %b42 ], !dbg !3896
	%184 = mul i64 %174, 2, !dbg !3902
	br label %b40, !dbg !3902

b44:
	%185 = bitcast float %173 to i32, !dbg !3903
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %185, i32 1, i32 0), !dbg !3903
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !3903
	%188 = bitcast i32 %187 to float, !dbg !3903
	%189 = icmp eq i64 %159, 0, !dbg !3904
	br i1 %189, label %b46, label %b45, !dbg !3904

b45:
	%190 = fadd float 0.000000e+00, %188, !dbg !3905
	br label %b46, !dbg !3906

b46:
	%191 = phi float [ 0.000000e+00, %b44 ], [ %190, %b45 ], !dbg !3893
	%192 = getelementptr inbounds float, float addrspace(1)* %35, i64 3, !dbg !3907
	store float %172, float addrspace(1)* %192, align 4, !dbg !3907
	%193 = getelementptr inbounds float, float addrspace(1)* %35, i64 4, !dbg !3908
	store float %191, float addrspace(1)* %193, align 4, !dbg !3908
	%194 = sdiv i64 %49, 3, !dbg !3909
	%195 = icmp slt i64 %194, 0, !dbg !3912
	br i1 %195, label %b48, label %b47, !dbg !3912

b47:
	%196 = icmp sge i64 %194, %47, !dbg !3913
	br i1 %196, label %b48, label %b49, !dbg !3913

b48:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3914
	ret void, !dbg !3914

b49:
	%197 = trunc i64 %194 to i32, !dbg !3915
	%198 = bitcast float %42 to i32, !dbg !3915
	%199 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %198, i32 %197, i32 31), !dbg !3915
	%200 = extractvalue { i32, i1 } %199, 0, !dbg !3915
	%201 = bitcast i32 %200 to float, !dbg !3915
	%202 = getelementptr inbounds float, float addrspace(1)* %35, i64 5, !dbg !3916
	store float %201, float addrspace(1)* %202, align 4, !dbg !3916
	%203 = add i64 %50, 1, !dbg !3916
	%204 = icmp slt i64 %203, 2, !dbg !3916
	br i1 %204, label %b1, label %b50, !dbg !3916

b50:
	%205 = sub i64 %p3, %33, !dbg !3917
	%206 = getelementptr inbounds float, float addrspace(1)* %1, i64 %33, !dbg !3917
	%207 = icmp ugt i64 %33, %p3, !dbg !3917
	%208 = icmp ugt i64 6, %205, !dbg !3920
	%209 = or i1 %207, %208, !dbg !3920
	br i1 %209, label %b50_fail1, label %b50_ok1, !dbg !3920, !prof !30

b50_ok1:
	%210 = load float, float addrspace(1)* %36, align 4, !dbg !3921
	%211 = add i64 %22, 32, !dbg !3927
	%212 = sub i64 %211, 1, !dbg !3928
	%213 = sub i64 %47, 1, !dbg !3933
	%214 = icmp eq i64 %159, %213, !dbg !3934
	%215 = mul i64 %22, 2, !dbg !3935
	br label %b51, !dbg !3920

b51:
	%216 = phi i64 [ 0, %b50_ok1 ], [ %430, %b130 ], !dbg !3920
	br i1 %48, label %b52, label %b54, !dbg !3937

b52:
	%217 = phi float [ %225, %b53 ], [ %210, %b51 ], !dbg !3938
	%218 = phi i64 [ %226, %b53 ], [ 16, %b51 ], !dbg !3939
	%219 = icmp sgt i64 %218, 0, !dbg !3940
	br i1 %219, label %b53, label %b61, !dbg !3940

b53:
	%220 = trunc i64 %218 to i32, !dbg !3941
	%221 = bitcast float %217 to i32, !dbg !3941
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %221, i32 %220, i32 31), !dbg !3941
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !3941
	%224 = bitcast i32 %223 to float, !dbg !3941
	%225 = fadd float %217, %224, !dbg !3942
	%226 = sdiv i64 %218, 2, !dbg !3943
	br label %b52, !dbg !3943

b54:
	%227 = phi float [ %240, %b59 ], [ %210, %b51 ], !dbg !3938
	%228 = phi i64 [ %241, %b59 ], [ 16, %b51 ], !dbg !3944
	%229 = icmp sgt i64 %228, 0, !dbg !3945
	br i1 %229, label %b55, label %b60, !dbg !3945

b55:
	%230 = add i64 %159, %228, !dbg !3946
	%231 = icmp sge i64 %230, %47, !dbg !3947
	br i1 %231, label %b56, label %b57, !dbg !3947

b56:
	br label %b57, !dbg !3947

b57:
	%232 = phi i64 [ %230, %b55 ], [ %159, %b56 ], !dbg !3948
	%233 = trunc i64 %232 to i32, !dbg !3949
	%234 = bitcast float %227 to i32, !dbg !3949
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %234, i32 %233, i32 31), !dbg !3949
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !3949
	%237 = bitcast i32 %236 to float, !dbg !3949
	%238 = icmp ne i64 %232, %159, !dbg !3950
	br i1 %238, label %b58, label %b59, !dbg !3950

b58:
	%239 = fadd float %227, %237, !dbg !3942
	br label %b59, !dbg !3951

b59:
	%240 = phi float [ %227, %b57 ], [ %239, %b58 ], !dbg !3938
	%241 = sdiv i64 %228, 2, !dbg !3952
	br label %b54, !dbg !3952

b60:
	%242 = bitcast float %227 to i32, !dbg !3953
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 0, i32 31), !dbg !3953
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !3953
	%245 = bitcast i32 %244 to float, !dbg !3953
	br label %b61, !dbg !3954

b61:
	%246 = phi float [ %217, %b52 ], [ %245, %b60 ], !dbg !3936
	%247 = sdiv i64 %212, 32, !dbg !3955
	%248 = icmp eq i64 %247, 1, !dbg !3956
	br i1 %248, label %b67, label %b62, !dbg !3956

b62:
	call void @llvm.nvvm.barrier0(), !dbg !3958
	br i1 %189, label %b63, label %b64, !dbg !3959

b63:
	%249 = sdiv i64 %31, 32, !dbg !3960
	%250 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %249, !dbg !3961
	store float %246, float addrspace(3)* %250, align 4, !dbg !3961
	br label %b64, !dbg !3961

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3962
	%251 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 0, !dbg !3963
	%252 = load float, float addrspace(3)* %251, align 4, !dbg !3963
	br label %b65, !dbg !3963

b65:
	%253 = phi float [ %252, %b64 ], [ %258, %b66 ], !dbg !3964
	%254 = phi i64 [ 1, %b64 ], [ %259, %b66 ], !dbg !3965
	%255 = icmp slt i64 %254, %247, !dbg !3966
	br i1 %255, label %b66, label %b67, !dbg !3966

b66:
	%256 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %254, !dbg !3967
	%257 = load float, float addrspace(3)* %256, align 4, !dbg !3967
	%258 = fadd float %253, %257, !dbg !3942
	%259 = add i64 %254, 1, !dbg !3968
	br label %b65, !dbg !3968

b67:
	%260 = phi float [ %246, %b61 ], [ %253, %b65 ], !dbg !3925
	%261 = getelementptr inbounds float, float addrspace(1)* %206, i64 0, !dbg !3969
	store float %260, float addrspace(1)* %261, align 4, !dbg !3969
	br i1 %48, label %b68, label %b70, !dbg !3974

b68:
	%262 = phi float [ %272, %b69 ], [ %210, %b67 ], !dbg !3975
	%263 = phi i64 [ %273, %b69 ], [ 16, %b67 ], !dbg !3976
	%264 = icmp sgt i64 %263, 0, !dbg !3977
	br i1 %264, label %b69, label %b77, !dbg !3977

b69:
	%265 = trunc i64 %263 to i32, !dbg !3978
	%266 = bitcast float %262 to i32, !dbg !3978
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %266, i32 %265, i32 31), !dbg !3978
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !3978
	%269 = bitcast i32 %268 to float, !dbg !3978
	%270 = call float @__nv_fminf(float %262, float %269), !dbg !3979
	%271 = fcmp uno float %262, %269, !dbg !3979
	%272 = select i1 %271, float 0x7FF8000000000000, float %270, !dbg !3979
	%273 = sdiv i64 %263, 2, !dbg !3980
	br label %b68, !dbg !3980

b70:
	%274 = phi float [ %289, %b75 ], [ %210, %b67 ], !dbg !3975
	%275 = phi i64 [ %290, %b75 ], [ 16, %b67 ], !dbg !3981
	%276 = icmp sgt i64 %275, 0, !dbg !3982
	br i1 %276, label %b71, label %b76, !dbg !3982

b71:
	%277 = add i64 %159, %275, !dbg !3983
	%278 = icmp sge i64 %277, %47, !dbg !3984
	br i1 %278, label %b72, label %b73, !dbg !3984

b72:
	br label %b73, !dbg !3984

b73:
	%279 = phi i64 [ %277, %b71 ], [ %159, %b72 ], !dbg !3985
	%280 = trunc i64 %279 to i32, !dbg !3986
	%281 = bitcast float %274 to i32, !dbg !3986
	%282 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %281, i32 %280, i32 31), !dbg !3986
	%283 = extractvalue { i32, i1 } %282, 0, !dbg !3986
	%284 = bitcast i32 %283 to float, !dbg !3986
	%285 = icmp ne i64 %279, %159, !dbg !3987
	br i1 %285, label %b74, label %b75, !dbg !3987

b74:
	%286 = call float @__nv_fminf(float %274, float %284), !dbg !3979
	%287 = fcmp uno float %274, %284, !dbg !3979
	%288 = select i1 %287, float 0x7FF8000000000000, float %286, !dbg !3979
	br label %b75, !dbg !3988

b75:
	%289 = phi float [ %274, %b73 ], [ %288, %b74 ], !dbg !3975
	%290 = sdiv i64 %275, 2, !dbg !3989
	br label %b70, !dbg !3989

b76:
	%291 = bitcast float %274 to i32, !dbg !3990
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %291, i32 0, i32 31), !dbg !3990
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !3990
	%294 = bitcast i32 %293 to float, !dbg !3990
	br label %b77, !dbg !3991

b77:
	%295 = phi float [ %262, %b68 ], [ %294, %b76 ], !dbg !3973
	br i1 %248, label %b83, label %b78, !dbg !3992

b78:
	call void @llvm.nvvm.barrier0(), !dbg !3994
	br i1 %189, label %b79, label %b80, !dbg !3995

b79:
	%296 = sdiv i64 %31, 32, !dbg !3996
	%297 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %296, !dbg !3997
	store float %295, float addrspace(3)* %297, align 4, !dbg !3997
	br label %b80, !dbg !3997

b80:
	call void @llvm.nvvm.barrier0(), !dbg !3998
	%298 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 0, !dbg !3999
	%299 = load float, float addrspace(3)* %298, align 4, !dbg !3999
	br label %b81, !dbg !3999

b81:
	%300 = phi float [ %299, %b80 ], [ %307, %b82 ], !dbg !4000
	%301 = phi i64 [ 1, %b80 ], [ %308, %b82 ], !dbg !4001
	%302 = icmp slt i64 %301, %247, !dbg !4002
	br i1 %302, label %b82, label %b83, !dbg !4002

b82:
	%303 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %301, !dbg !4003
	%304 = load float, float addrspace(3)* %303, align 4, !dbg !4003
	%305 = call float @__nv_fminf(float %300, float %304), !dbg !3979
	%306 = fcmp uno float %300, %304, !dbg !3979
	%307 = select i1 %306, float 0x7FF8000000000000, float %305, !dbg !3979
	%308 = add i64 %301, 1, !dbg !4004
	br label %b81, !dbg !4004

b83:
	%309 = phi float [ %295, %b77 ], [ %300, %b81 ], !dbg !3972
	br i1 %48, label %b84, label %b86, !dbg !4009

b84:
	%310 = phi float [ %320, %b85 ], [ %210, %b83 ], !dbg !4010
	%311 = phi i64 [ %321, %b85 ], [ 16, %b83 ], !dbg !4011
	%312 = icmp sgt i64 %311, 0, !dbg !4012
	br i1 %312, label %b85, label %b93, !dbg !4012

b85:
	%313 = trunc i64 %311 to i32, !dbg !4013
	%314 = bitcast float %310 to i32, !dbg !4013
	%315 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %314, i32 %313, i32 31), !dbg !4013
	%316 = extractvalue { i32, i1 } %315, 0, !dbg !4013
	%317 = bitcast i32 %316 to float, !dbg !4013
	%318 = call float @__nv_fmaxf(float %310, float %317), !dbg !4014
	%319 = fcmp uno float %310, %317, !dbg !4014
	%320 = select i1 %319, float 0x7FF8000000000000, float %318, !dbg !4014
	%321 = sdiv i64 %311, 2, !dbg !4015
	br label %b84, !dbg !4015

b86:
	%322 = phi float [ %337, %b91 ], [ %210, %b83 ], !dbg !4010
	%323 = phi i64 [ %338, %b91 ], [ 16, %b83 ], !dbg !4016
	%324 = icmp sgt i64 %323, 0, !dbg !4017
	br i1 %324, label %b87, label %b92, !dbg !4017

b87:
	%325 = add i64 %159, %323, !dbg !4018
	%326 = icmp sge i64 %325, %47, !dbg !4019
	br i1 %326, label %b88, label %b89, !dbg !4019

b88:
	br label %b89, !dbg !4019

b89:
	%327 = phi i64 [ %325, %b87 ], [ %159, %b88 ], !dbg !4020
	%328 = trunc i64 %327 to i32, !dbg !4021
	%329 = bitcast float %322 to i32, !dbg !4021
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %329, i32 %328, i32 31), !dbg !4021
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !4021
	%332 = bitcast i32 %331 to float, !dbg !4021
	%333 = icmp ne i64 %327, %159, !dbg !4022
	br i1 %333, label %b90, label %b91, !dbg !4022

b90:
	%334 = call float @__nv_fmaxf(float %322, float %332), !dbg !4014
	%335 = fcmp uno float %322, %332, !dbg !4014
	%336 = select i1 %335, float 0x7FF8000000000000, float %334, !dbg !4014
	br label %b91, !dbg !4023

b91:
	%337 = phi float [ %322, %b89 ], [ %336, %b90 ], !dbg !4010
	%338 = sdiv i64 %323, 2, !dbg !4024
	br label %b86, !dbg !4024

b92:
	%339 = bitcast float %322 to i32, !dbg !4025
	%340 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %339, i32 0, i32 31), !dbg !4025
	%341 = extractvalue { i32, i1 } %340, 0, !dbg !4025
	%342 = bitcast i32 %341 to float, !dbg !4025
	br label %b93, !dbg !4026

b93:
	%343 = phi float [ %310, %b84 ], [ %342, %b92 ], !dbg !4008
	br i1 %248, label %b99, label %b94, !dbg !4027

b94:
	call void @llvm.nvvm.barrier0(), !dbg !4029
	br i1 %189, label %b95, label %b96, !dbg !4030

b95:
	%344 = sdiv i64 %31, 32, !dbg !4031
	%345 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %344, !dbg !4032
	store float %343, float addrspace(3)* %345, align 4, !dbg !4032
	br label %b96, !dbg !4032

b96:
	call void @llvm.nvvm.barrier0(), !dbg !4033
	%346 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 0, !dbg !4034
	%347 = load float, float addrspace(3)* %346, align 4, !dbg !4034
	br label %b97, !dbg !4034

b97:
	%348 = phi float [ %347, %b96 ], [ %355, %b98 ], !dbg !4035
	%349 = phi i64 [ 1, %b96 ], [ %356, %b98 ], !dbg !4036
	%350 = icmp slt i64 %349, %247, !dbg !4037
	br i1 %350, label %b98, label %b99, !dbg !4037

b98:
	%351 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %349, !dbg !4038
	%352 = load float, float addrspace(3)* %351, align 4, !dbg !4038
	%353 = call float @__nv_fmaxf(float %348, float %352), !dbg !4014
	%354 = fcmp uno float %348, %352, !dbg !4014
	%355 = select i1 %354, float 0x7FF8000000000000, float %353, !dbg !4014
	%356 = add i64 %349, 1, !dbg !4039
	br label %b97, !dbg !4039

b99:
	%357 = phi float [ %343, %b93 ], [ %348, %b97 ], !dbg !4007
	%358 = getelementptr inbounds float, float addrspace(1)* %206, i64 1, !dbg !4040
	store float %309, float addrspace(1)* %358, align 4, !dbg !4040
	%359 = getelementptr inbounds float, float addrspace(1)* %206, i64 2, !dbg !4041
	store float %357, float addrspace(1)* %359, align 4, !dbg !4041
	br label %b100, !dbg !4042

b100:
	%360 = phi float [ %210, %b99 ], [ %370, %b103 ], !dbg !4043
	%361 = phi i64 [ 1, %b99 ], [ %371, %b103 ], !dbg !4044
	%362 = icmp slt i64 %361, 32, !dbg !4045
	br i1 %362, label %b101, label %b104, !dbg !4045

b101:
	%363 = trunc i64 %361 to i32, !dbg !4046
	%364 = bitcast float %360 to i32, !dbg !4046
	%365 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %364, i32 %363, i32 0), !dbg !4046
	%366 = extractvalue { i32, i1 } %365, 0, !dbg !4046
	%367 = bitcast i32 %366 to float, !dbg !4046
	%368 = icmp sge i64 %159, %361, !dbg !4047
	br i1 %368, label %b102, label %b103, !dbg !4047

b102:
	%369 = fadd float %360, %367, !dbg !4048
	br label %b103, !dbg !4048

b103:
	%370 = phi float [ %360, %b101 ], [ %369, %b102 ], !dbg !4043
	%371 = mul i64 %361, 2, !dbg !4049
	br label %b100, !dbg !4049

b104:
	br i1 %248, label %b110, label %b105, !dbg !4050

b105:
	%372 = sdiv i64 %31, 32, !dbg !4052
	call void @llvm.nvvm.barrier0(), !dbg !4053
	br i1 %214, label %b106, label %b107, !dbg !3934

b106:
	%373 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %372, !dbg !4054
	store float %360, float addrspace(3)* %373, align 4, !dbg !4054
	br label %b107, !dbg !4054

b107:
	call void @llvm.nvvm.barrier0(), !dbg !4055
	%374 = icmp slt i64 0, %372, !dbg !4055
	br i1 %374, label %b108, label %b109, !dbg !4055

b108:
	%375 = phi float [ %380, %b108_ok1 ], [ 0.000000e+00, %b107 ], !dbg !4056
	%376 = phi i64 [ %381, %b108_ok1 ], [ 0, %b107 ], !dbg !4056
	%377 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %376, !dbg !4057
	%378 = icmp uge i64 %376, 32, !dbg !4057
	br i1 %378, label %b108_fail1, label %b108_ok1, !dbg !4057, !prof !30

b108_ok1:
	%379 = load float, float addrspace(3)* %377, align 4, !dbg !4057
	%380 = fadd float %375, %379, !dbg !4058
	%381 = add i64 %376, 1, !dbg !4058
	%382 = icmp slt i64 %381, %372, !dbg !4058
	br i1 %382, label %b108, label %b109, !dbg !4058

b109:
	%383 = phi float [ 0.000000e+00, %b107 ], [ %380, %b108_ok1 ], !dbg !4056
	br label %b110, !dbg !4059

b110:
	%384 = phi float [ 0.000000e+00, %b104 ], [ %383, %b109 ], !dbg !3932
	%385 = fadd float %384, %360, !dbg !4060
	br label %b111, !dbg !4064

b111:
	%386 = phi float [ %210, %b110 ], [ %396, %b114 ], !dbg !4065
	%387 = phi i64 [ 1, %b110 ], [ %397, %b114 ], !dbg !4066
	%388 = icmp slt i64 %387, 32, !dbg !4067
	br i1 %388, label %b112, label %b115, !dbg !4067

b112:
	%389 = trunc i64 %387 to i32, !dbg !4068
	%390 = bitcast float %386 to i32, !dbg !4068
	%391 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %390, i32 %389, i32 0), !dbg !4068
	%392 = extractvalue { i32, i1 } %391, 0, !dbg !4068
	%393 = bitcast i32 %392 to float, !dbg !4068
	%394 = icmp sge i64 %159, %387, !dbg !4069
	br i1 %394, label %b113, label %b114, !dbg !4069

b113:
	%395 = fadd float %386, %393, !dbg !4070
	br label %b114, !dbg !4070

b114:
	%396 = phi float [ %386, %b112 ], [ %395, %b113 ], !dbg !4065
	%397 = mul i64 %387, 2, !dbg !4071
	br label %b111, !dbg !4071

b115:
	br i1 %248, label %b121, label %b116, !dbg !4072

b116:
	%398 = sdiv i64 %31, 32, !dbg !4074
	call void @llvm.nvvm.barrier0(), !dbg !4075
	br i1 %214, label %b117, label %b118, !dbg !4076

b117:
	%399 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %398, !dbg !4077
	store float %386, float addrspace(3)* %399, align 4, !dbg !4077
	br label %b118, !dbg !4077

b118:
	call void @llvm.nvvm.barrier0(), !dbg !4078
	%400 = icmp slt i64 0, %398, !dbg !4078
	br i1 %400, label %b119, label %b120, !dbg !4078

b119:
	%401 = phi float [ %406, %b119_ok1 ], [ 0.000000e+00, %b118 ], !dbg !4079
	%402 = phi i64 [ %407, %b119_ok1 ], [ 0, %b118 ], !dbg !4079
	%403 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %402, !dbg !4080
	%404 = icmp uge i64 %402, 32, !dbg !4080
	br i1 %404, label %b119_fail1, label %b119_ok1, !dbg !4080, !prof !30

b119_ok1:
	%405 = load float, float addrspace(3)* %403, align 4, !dbg !4080
	%406 = fadd float %401, %405, !dbg !4081
	%407 = add i64 %402, 1, !dbg !4081
	%408 = icmp slt i64 %407, %398, !dbg !4081
	br i1 %408, label %b119, label %b120, !dbg !4081

b120:
	%409 = phi float [ 0.000000e+00, %b118 ], [ %406, %b119_ok1 ], !dbg !4079
	br label %b121, !dbg !4082

b121:
	%410 = phi float [ 0.000000e+00, %b115 ], [ %409, %b120 ], !dbg !4063
	%411 = bitcast float %386 to i32, !dbg !4083
	%412 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %411, i32 1, i32 0), !dbg !4083
	%413 = extractvalue { i32, i1 } %412, 0, !dbg !4083
	%414 = bitcast i32 %413 to float, !dbg !4083
	br i1 %189, label %b123, label %b122, !dbg !4084

b122:
	%415 = fadd float %410, %414, !dbg !4085
	br label %b123, !dbg !4086

b123:
	%416 = phi float [ %410, %b121 ], [ %415, %b122 ], !dbg !4062
	%417 = getelementptr inbounds float, float addrspace(1)* %206, i64 3, !dbg !4087
	store float %385, float addrspace(1)* %417, align 4, !dbg !4087
	%418 = getelementptr inbounds float, float addrspace(1)* %206, i64 4, !dbg !4088
	store float %416, float addrspace(1)* %418, align 4, !dbg !4088
	%419 = sdiv i64 %215, 3, !dbg !4089
	%420 = icmp sge i64 %419, %22, !dbg !4092
	br i1 %420, label %b124, label %b125, !dbg !4092

b124:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !4093
	ret void, !dbg !4093

b125:
	br i1 %248, label %b126, label %b127, !dbg !4094

b126:
	%421 = trunc i64 %419 to i32, !dbg !4095
	%422 = bitcast float %210 to i32, !dbg !4095
	%423 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %422, i32 %421, i32 31), !dbg !4095
	%424 = extractvalue { i32, i1 } %423, 0, !dbg !4095
	%425 = bitcast i32 %424 to float, !dbg !4095
	br label %b130, !dbg !4096

b127:
	call void @llvm.nvvm.barrier0(), !dbg !4098
	%426 = icmp eq i64 %31, %419, !dbg !4099
	br i1 %426, label %b128, label %b129, !dbg !4099

b128:
	store float %210, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !4100
	br label %b129, !dbg !4100

b129:
	call void @llvm.nvvm.barrier0(), !dbg !4101
	%427 = load float, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !4102
	br label %b130, !dbg !4103

b130:
	%428 = phi float [ %425, %b126 ], [ %427, %b129 ], !dbg !4091
	%429 = getelementptr inbounds float, float addrspace(1)* %206, i64 5, !dbg !4104
	store float %428, float addrspace(1)* %429, align 4, !dbg !4104
	%430 = add i64 %216, 1, !dbg !4104
	%431 = icmp slt i64 %430, 2, !dbg !4104
	br i1 %431, label %b51, label %b131, !dbg !4104

b131:
	ret void, !dbg !3795

b0_fail1:
	%432 = icmp ugt i64 %33, %p1, !dbg !3798
	br i1 %432, label %b0_fail2, label %b0_ok2, !dbg !3798

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !3798
	ret void, !dbg !3798

b0_ok2:
	%433 = icmp uge i64 %32, %p5, !dbg !3799
	br i1 %433, label %b0_fail3, label %b0_ok3, !dbg !3799

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !3799
	ret void, !dbg !3799

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !3802
	ret void, !dbg !3802

b50_fail1:
	%434 = icmp ugt i64 %33, %p3, !dbg !3917
	br i1 %434, label %b50_fail2, label %b50_ok2, !dbg !3917

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !3917
	ret void, !dbg !3917

b50_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %205), !dbg !3920
	ret void, !dbg !3920

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %376, i64 32), !dbg !4057
	ret void, !dbg !4057

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %402, i64 32), !dbg !4080
	ret void, !dbg !4080
}

define void @ExchangeFloat64(double* %p0, i64 %p1, i32* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !4105 {
entry:
	br label %b0, !dbg !4106

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !4106
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !4106
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !4106
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4109, !range !11
	%4 = sext i32 %3 to i64, !dbg !4109
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !4109, !range !12
	%6 = sext i32 %5 to i64, !dbg !4109
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !4109, !range !12
	%8 = sext i32 %7 to i64, !dbg !4109
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !4109, !range !13
	%10 = sext i32 %9 to i64, !dbg !4109
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !4109, !range !14
	%12 = sext i32 %11 to i64, !dbg !4109
	%13 = mul i64 %12, %8, !dbg !4109
	%14 = add i64 %6, %13, !dbg !4109
	%15 = mul i64 %10, %14, !dbg !4109
	%16 = add i64 %4, %15, !dbg !4109
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4109, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4109, !range !15
	%19 = mul i32 %17, %18, !dbg !4109
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4109, !range !16
	%21 = mul i32 %19, %20, !dbg !4109
	%22 = sext i32 %21 to i64, !dbg !4109
	%23 = mul i64 %16, %22, !dbg !4109
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4109, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4109, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4109, !range !18
	%27 = mul i32 %18, %26, !dbg !4109
	%28 = add i32 %25, %27, !dbg !4109
	%29 = mul i32 %17, %28, !dbg !4109
	%30 = add i32 %24, %29, !dbg !4109
	%31 = sext i32 %30 to i64, !dbg !4109
	%32 = add i64 %23, %31, !dbg !4109
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4110, !range !20
	%34 = sext i32 %33 to i64, !dbg !4110
	%35 = and i32 %30, -32, !dbg !4111
	%36 = sub i32 %21, %35, !dbg !4111
	%37 = icmp slt i32 %36, 32, !dbg !4111
	%38 = select i1 %37, i32 %36, i32 32, !dbg !4111
	%39 = sext i32 %38 to i64, !dbg !4111
	%40 = icmp eq i64 %39, 32, !dbg !4112
	br i1 %40, label %b1, label %b2, !dbg !4112

b1:
	br label %b2, !dbg !4112

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !4113
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !4114
	%43 = mul i64 %32, 4, !dbg !4116
	%44 = sub i64 %p1, %43, !dbg !4117
	%45 = getelementptr inbounds double, double addrspace(1)* %2, i64 %32, !dbg !4115
	%46 = icmp uge i64 %32, %p5, !dbg !4115
	%47 = icmp ugt i64 %43, %p1, !dbg !4117
	%48 = icmp ugt i64 4, %44, !dbg !4118
	%49 = icmp eq i64 %39, 0, !dbg !4119
	%50 = or i1 %46, %47, !dbg !4119
	%51 = or i1 %50, %48, !dbg !4119
	%52 = or i1 %51, %49, !dbg !4119
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !4119, !prof !30

b2_ok1:
	%53 = load double, double addrspace(1)* %45, align 8, !dbg !4115
	%54 = getelementptr inbounds double, double addrspace(1)* %0, i64 %43, !dbg !4117
	%55 = mul i64 %34, 7, !dbg !4120
	%56 = add i64 %55, 3, !dbg !4121
	%57 = icmp eq i64 %39, -1, !dbg !4119
	%58 = select i1 %57, i64 1, i64 %39, !dbg !4119
	%59 = srem i64 %56, %58, !dbg !4119
	%60 = trunc i64 %59 to i32, !dbg !4122
	%61 = bitcast double %53 to i64, !dbg !4122
	%62 = trunc i64 %61 to i32, !dbg !4122
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %62, i32 %60, i32 31), !dbg !4122
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !4122
	%65 = lshr i64 %61, 32, !dbg !4122
	%66 = trunc i64 %65 to i32, !dbg !4122
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 %60, i32 31), !dbg !4122
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !4122
	%69 = zext i32 %68 to i64, !dbg !4122
	%70 = shl i64 %69, 32, !dbg !4122
	%71 = zext i32 %64 to i64, !dbg !4122
	%72 = or i64 %71, %70, !dbg !4122
	%73 = bitcast i64 %72 to double, !dbg !4122
	%74 = getelementptr inbounds double, double addrspace(1)* %54, i64 0, !dbg !4123
	store double %73, double addrspace(1)* %74, align 8, !dbg !4123
	%75 = bitcast double %53 to i64, !dbg !4124
	%76 = trunc i64 %75 to i32, !dbg !4124
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %76, i32 3, i32 0), !dbg !4124
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !4124
	%79 = lshr i64 %75, 32, !dbg !4124
	%80 = trunc i64 %79 to i32, !dbg !4124
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %80, i32 3, i32 0), !dbg !4124
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !4124
	%83 = zext i32 %82 to i64, !dbg !4124
	%84 = shl i64 %83, 32, !dbg !4124
	%85 = zext i32 %78 to i64, !dbg !4124
	%86 = or i64 %85, %84, !dbg !4124
	%87 = bitcast i64 %86 to double, !dbg !4124
	%88 = getelementptr inbounds double, double addrspace(1)* %54, i64 1, !dbg !4125
	store double %87, double addrspace(1)* %88, align 8, !dbg !4125
	%89 = trunc i64 %41 to i32, !dbg !4126
	%90 = bitcast double %53 to i64, !dbg !4126
	%91 = trunc i64 %90 to i32, !dbg !4126
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %91, i32 %89, i32 31), !dbg !4126
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !4126
	%94 = lshr i64 %90, 32, !dbg !4126
	%95 = trunc i64 %94 to i32, !dbg !4126
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %95, i32 %89, i32 31), !dbg !4126
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !4126
	%98 = zext i32 %97 to i64, !dbg !4126
	%99 = shl i64 %98, 32, !dbg !4126
	%100 = zext i32 %93 to i64, !dbg !4126
	%101 = or i64 %100, %99, !dbg !4126
	%102 = bitcast i64 %101 to double, !dbg !4126
	%103 = getelementptr inbounds double, double addrspace(1)* %54, i64 2, !dbg !4127
	store double %102, double addrspace(1)* %103, align 8, !dbg !4127
	%104 = trunc i64 %42 to i32, !dbg !4128
	%105 = bitcast double %53 to i64, !dbg !4128
	%106 = trunc i64 %105 to i32, !dbg !4128
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %104, i32 31), !dbg !4128
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !4128
	%109 = lshr i64 %105, 32, !dbg !4128
	%110 = trunc i64 %109 to i32, !dbg !4128
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %104, i32 31), !dbg !4128
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !4128
	%113 = zext i32 %112 to i64, !dbg !4128
	%114 = shl i64 %113, 32, !dbg !4128
	%115 = zext i32 %108 to i64, !dbg !4128
	%116 = or i64 %115, %114, !dbg !4128
	%117 = bitcast i64 %116 to double, !dbg !4128
	%118 = getelementptr inbounds double, double addrspace(1)* %54, i64 3, !dbg !4129
	store double %117, double addrspace(1)* %118, align 8, !dbg !4129
	%119 = mul i64 %32, 3, !dbg !4130
	%120 = sub i64 %p3, %119, !dbg !4131
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !4131
	%122 = icmp ugt i64 %119, %p3, !dbg !4131
	%123 = icmp ugt i64 3, %120, !dbg !4132
	%124 = or i1 %122, %123, !dbg !4132
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !4132, !prof !30

b2_ok5:
	%125 = bitcast double %53 to i64, !dbg !4133
	%126 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %125) convergent nounwind, !dbg !4133
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !4134
	store i32 %126, i32 addrspace(1)* %127, align 4, !dbg !4134
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !4135
	store i32 7, i32 addrspace(1)* %128, align 4, !dbg !4135
	%129 = bitcast double %53 to i64, !dbg !4136
	%130 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %129) convergent nounwind, !dbg !4136
	store i32 %130, i32 addrspace(1)* %128, align 4, !dbg !4137
	%131 = sub i64 %32, %34, !dbg !4138
	%132 = getelementptr inbounds double, double addrspace(1)* %2, i64 %131, !dbg !4139
	%133 = icmp uge i64 %131, %p5, !dbg !4139
	br i1 %133, label %b2_fail7, label %b2_ok7, !dbg !4139, !prof !30

b2_ok7:
	%134 = load double, double addrspace(1)* %132, align 8, !dbg !4139
	%135 = bitcast double %134 to i64, !dbg !4140
	%136 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %135) convergent nounwind, !dbg !4140
	%137 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !4141
	store i32 %136, i32 addrspace(1)* %137, align 4, !dbg !4141
	ret void, !dbg !4108

b2_fail1:
	%138 = icmp uge i64 %32, %p5, !dbg !4115
	br i1 %138, label %b2_fail2, label %b2_ok2, !dbg !4115

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !4115
	ret void, !dbg !4115

b2_ok2:
	%139 = icmp ugt i64 %43, %p1, !dbg !4117
	br i1 %139, label %b2_fail3, label %b2_ok3, !dbg !4117

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !4117
	ret void, !dbg !4117

b2_ok3:
	%140 = icmp ugt i64 4, %44, !dbg !4118
	br i1 %140, label %b2_fail4, label %b2_ok4, !dbg !4118

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !4118
	ret void, !dbg !4118

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !4119
	ret void, !dbg !4119

b2_fail5:
	%141 = icmp ugt i64 %119, %p3, !dbg !4131
	br i1 %141, label %b2_fail6, label %b2_ok6, !dbg !4131

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %119, i64 %p3), !dbg !4131
	ret void, !dbg !4131

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %120), !dbg !4132
	ret void, !dbg !4132

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %131, i64 %p5), !dbg !4139
	ret void, !dbg !4139
}

define void @NumbersFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !4142 {
entry:
	br label %b0, !dbg !4143

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !4143
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !4143
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !4143
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4146, !range !11
	%4 = sext i32 %3 to i64, !dbg !4146
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !4146, !range !12
	%6 = sext i32 %5 to i64, !dbg !4146
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !4146, !range !12
	%8 = sext i32 %7 to i64, !dbg !4146
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !4146, !range !13
	%10 = sext i32 %9 to i64, !dbg !4146
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !4146, !range !14
	%12 = sext i32 %11 to i64, !dbg !4146
	%13 = mul i64 %12, %8, !dbg !4146
	%14 = add i64 %6, %13, !dbg !4146
	%15 = mul i64 %10, %14, !dbg !4146
	%16 = add i64 %4, %15, !dbg !4146
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4146, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4146, !range !15
	%19 = mul i32 %17, %18, !dbg !4146
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4146, !range !16
	%21 = mul i32 %19, %20, !dbg !4146
	%22 = sext i32 %21 to i64, !dbg !4146
	%23 = mul i64 %16, %22, !dbg !4146
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4146, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4146, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4146, !range !18
	%27 = mul i32 %18, %26, !dbg !4146
	%28 = add i32 %25, %27, !dbg !4146
	%29 = mul i32 %17, %28, !dbg !4146
	%30 = add i32 %24, %29, !dbg !4146
	%31 = sext i32 %30 to i64, !dbg !4146
	%32 = add i64 %23, %31, !dbg !4146
	%33 = mul i64 %32, 6, !dbg !4147
	%34 = sub i64 %p1, %33, !dbg !4148
	%35 = getelementptr inbounds double, double addrspace(1)* %0, i64 %33, !dbg !4148
	%36 = getelementptr inbounds double, double addrspace(1)* %2, i64 %32, !dbg !4149
	%37 = icmp ugt i64 %33, %p1, !dbg !4148
	%38 = icmp uge i64 %32, %p5, !dbg !4149
	%39 = icmp ugt i64 6, %34, !dbg !4152
	%40 = or i1 %37, %38, !dbg !4152
	%41 = or i1 %40, %39, !dbg !4152
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !4152, !prof !30

b0_ok1:
	%42 = load double, double addrspace(1)* %36, align 8, !dbg !4149
	%43 = and i32 %30, -32, !dbg !4159
	%44 = sub i32 %21, %43, !dbg !4159
	%45 = icmp slt i32 %44, 32, !dbg !4159
	%46 = select i1 %45, i32 %44, i32 32, !dbg !4159
	%47 = sext i32 %46 to i64, !dbg !4159
	%48 = icmp eq i64 %47, 32, !dbg !4160
	%49 = mul i64 %47, 2, !dbg !4161
	br label %b1, !dbg !4152

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %344, %b49 ], !dbg !4152
	br i1 %48, label %b2, label %b4, !dbg !4160

b2:
	%51 = phi double [ %68, %b3 ], [ %42, %b1 ], !dbg !4162
	%52 = phi i64 [ %69, %b3 ], [ 16, %b1 ], !dbg !4163
	%53 = icmp sgt i64 %52, 0, !dbg !4164
	br i1 %53, label %b3, label %b12, !dbg !4164

b3:
	%54 = trunc i64 %52 to i32, !dbg !4165
	%55 = bitcast double %51 to i64, !dbg !4165
	%56 = trunc i64 %55 to i32, !dbg !4165
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %56, i32 %54, i32 31), !dbg !4165
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !4165
	%59 = lshr i64 %55, 32, !dbg !4165
	%60 = trunc i64 %59 to i32, !dbg !4165
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %54, i32 31), !dbg !4165
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !4165
	%63 = zext i32 %62 to i64, !dbg !4165
	%64 = shl i64 %63, 32, !dbg !4165
	%65 = zext i32 %58 to i64, !dbg !4165
	%66 = or i64 %65, %64, !dbg !4165
	%67 = bitcast i64 %66 to double, !dbg !4165
	%68 = fadd double %51, %67, !dbg !4166
	%69 = sdiv i64 %52, 2, !dbg !4167
	br label %b2, !dbg !4167

b4:
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4168, !range !20
	%71 = sext i32 %70 to i64, !dbg !4168
	br label %b5, !dbg !4168

b5:
	%72 = phi double [ %42, %b4 ], [ %94, %b10 ], !dbg !4162
	%73 = phi i64 [ 16, %b4 ], [ %95, %b10 ], !dbg !4169
	%74 = icmp sgt i64 %73, 0, !dbg !4170
	br i1 %74, label %b6, label %b11, !dbg !4170

b6:
	%75 = add i64 %71, %73, !dbg !4171
	%76 = icmp sge i64 %75, %47, !dbg !4172
	br i1 %76, label %b7, label %b8, !dbg !4172

b7:
	br label %b8, !dbg !4172

b8:
	%77 = phi i64 [ %75, %b6 ], [ %71, %b7 ], !dbg !4173
	%78 = trunc i64 %77 to i32, !dbg !4174
	%79 = bitcast double %72 to i64, !dbg !4174
	%80 = trunc i64 %79 to i32, !dbg !4174
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %80, i32 %78, i32 31), !dbg !4174
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !4174
	%83 = lshr i64 %79, 32, !dbg !4174
	%84 = trunc i64 %83 to i32, !dbg !4174
	%85 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 %78, i32 31), !dbg !4174
	%86 = extractvalue { i32, i1 } %85, 0, !dbg !4174
	%87 = zext i32 %86 to i64, !dbg !4174
	%88 = shl i64 %87, 32, !dbg !4174
	%89 = zext i32 %82 to i64, !dbg !4174
	%90 = or i64 %89, %88, !dbg !4174
	%91 = bitcast i64 %90 to double, !dbg !4174
	%92 = icmp ne i64 %77, %71, !dbg !4175
	br i1 %92, label %b9, label %b10, !dbg !4175

b9:
	%93 = fadd double %72, %91, !dbg !4166
	br label %b10, !dbg !4176

b10:
	%94 = phi double [ %72, %b8 ], [ %93, %b9 ], !dbg !4162
	%95 = sdiv i64 %73, 2, !dbg !4177
	br label %b5, !dbg !4177

b11:
	%96 = bitcast double %72 to i64, !dbg !4178
	%97 = trunc i64 %96 to i32, !dbg !4178
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !4178
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !4178
	%100 = lshr i64 %96, 32, !dbg !4178
	%101 = trunc i64 %100 to i32, !dbg !4178
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %101, i32 0, i32 31), !dbg !4178
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !4178
	%104 = zext i32 %103 to i64, !dbg !4178
	%105 = shl i64 %104, 32, !dbg !4178
	%106 = zext i32 %99 to i64, !dbg !4178
	%107 = or i64 %106, %105, !dbg !4178
	%108 = bitcast i64 %107 to double, !dbg !4178
	br label %b12, !dbg !4179

b12:
	%109 = phi double [ %51, %b2 ], [ %108, %b11 ], !dbg !4158
	%110 = getelementptr inbounds double, double addrspace(1)* %35, i64 0, !dbg !4180
	store double %109, double addrspace(1)* %110, align 8, !dbg !4180
	br i1 %48, label %b13, label %b15, !dbg !4185

b13:
	%111 = phi double [ %136, %b14 ], [ %42, %b12 ], !dbg !4186
	%112 = phi i64 [ %137, %b14 ], [ 16, %b12 ], !dbg !4187
	%113 = icmp sgt i64 %112, 0, !dbg !4188
	br i1 %113, label %b14, label %b23, !dbg !4188

b14:
	%114 = trunc i64 %112 to i32, !dbg !4189
	%115 = bitcast double %111 to i64, !dbg !4189
	%116 = trunc i64 %115 to i32, !dbg !4189
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %116, i32 %114, i32 31), !dbg !4189
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !4189
	%119 = lshr i64 %115, 32, !dbg !4189
	%120 = trunc i64 %119 to i32, !dbg !4189
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %120, i32 %114, i32 31), !dbg !4189
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !4189
	%123 = zext i32 %122 to i64, !dbg !4189
	%124 = shl i64 %123, 32, !dbg !4189
	%125 = zext i32 %118 to i64, !dbg !4189
	%126 = or i64 %125, %124, !dbg !4189
	%127 = bitcast i64 %126 to double, !dbg !4189
	%128 = call double @__nv_fmin(double %111, double %127), !dbg !4190
	%129 = bitcast double %111 to i64, !dbg !4190
	%130 = bitcast double %127 to i64, !dbg !4190
	%131 = or i64 %129, %130, !dbg !4190
	%132 = fcmp oeq double %111, %127, !dbg !4190
	%133 = bitcast i64 %131 to double, !dbg !4190
	%134 = select i1 %132, double %133, double %128, !dbg !4190
	%135 = fcmp uno double %111, %127, !dbg !4190
	%136 = select i1 %135, double 0x7FF8000000000000, double %134, !dbg !4190
	%137 = sdiv i64 %112, 2, !dbg !4191
	br label %b13, !dbg !4191

b15:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4192, !range !20
	%139 = sext i32 %138 to i64, !dbg !4192
	br label %b16, !dbg !4192

b16:
	%140 = phi double [ %42, %b15 ], [ %170, %b21 ], !dbg !4186
	%141 = phi i64 [ 16, %b15 ], [ %171, %b21 ], !dbg !4193
	%142 = icmp sgt i64 %141, 0, !dbg !4194
	br i1 %142, label %b17, label %b22, !dbg !4194

b17:
	%143 = add i64 %139, %141, !dbg !4195
	%144 = icmp sge i64 %143, %47, !dbg !4196
	br i1 %144, label %b18, label %b19, !dbg !4196

b18:
	br label %b19, !dbg !4196

b19:
	%145 = phi i64 [ %143, %b17 ], [ %139, %b18 ], !dbg !4197
	%146 = trunc i64 %145 to i32, !dbg !4198
	%147 = bitcast double %140 to i64, !dbg !4198
	%148 = trunc i64 %147 to i32, !dbg !4198
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 %146, i32 31), !dbg !4198
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !4198
	%151 = lshr i64 %147, 32, !dbg !4198
	%152 = trunc i64 %151 to i32, !dbg !4198
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 %146, i32 31), !dbg !4198
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !4198
	%155 = zext i32 %154 to i64, !dbg !4198
	%156 = shl i64 %155, 32, !dbg !4198
	%157 = zext i32 %150 to i64, !dbg !4198
	%158 = or i64 %157, %156, !dbg !4198
	%159 = bitcast i64 %158 to double, !dbg !4198
	%160 = icmp ne i64 %145, %139, !dbg !4199
	br i1 %160, label %b20, label %b21, !dbg !4199

b20:
	%161 = call double @__nv_fmin(double %140, double %159), !dbg !4190
	%162 = bitcast double %140 to i64, !dbg !4190
	%163 = bitcast double %159 to i64, !dbg !4190
	%164 = or i64 %162, %163, !dbg !4190
	%165 = fcmp oeq double %140, %159, !dbg !4190
	%166 = bitcast i64 %164 to double, !dbg !4190
	%167 = select i1 %165, double %166, double %161, !dbg !4190
	%168 = fcmp uno double %140, %159, !dbg !4190
	%169 = select i1 %168, double 0x7FF8000000000000, double %167, !dbg !4190
	br label %b21, !dbg !4200

b21:
	%170 = phi double [ %140, %b19 ], [ %169, %b20 ], !dbg !4186
	%171 = sdiv i64 %141, 2, !dbg !4201
	br label %b16, !dbg !4201

b22:
	%172 = bitcast double %140 to i64, !dbg !4202
	%173 = trunc i64 %172 to i32, !dbg !4202
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 0, i32 31), !dbg !4202
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !4202
	%176 = lshr i64 %172, 32, !dbg !4202
	%177 = trunc i64 %176 to i32, !dbg !4202
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 0, i32 31), !dbg !4202
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !4202
	%180 = zext i32 %179 to i64, !dbg !4202
	%181 = shl i64 %180, 32, !dbg !4202
	%182 = zext i32 %175 to i64, !dbg !4202
	%183 = or i64 %182, %181, !dbg !4202
	%184 = bitcast i64 %183 to double, !dbg !4202
	br label %b23, !dbg !4203

b23:
	%185 = phi double [ %111, %b13 ], [ %184, %b22 ], !dbg !4184
	br i1 %48, label %b24, label %b26, !dbg !4208

b24:
	%186 = phi double [ %211, %b25 ], [ %42, %b23 ], !dbg !4209
	%187 = phi i64 [ %212, %b25 ], [ 16, %b23 ], !dbg !4210
	%188 = icmp sgt i64 %187, 0, !dbg !4211
	br i1 %188, label %b25, label %b34, !dbg !4211

b25:
	%189 = trunc i64 %187 to i32, !dbg !4212
	%190 = bitcast double %186 to i64, !dbg !4212
	%191 = trunc i64 %190 to i32, !dbg !4212
	%192 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %191, i32 %189, i32 31), !dbg !4212
	%193 = extractvalue { i32, i1 } %192, 0, !dbg !4212
	%194 = lshr i64 %190, 32, !dbg !4212
	%195 = trunc i64 %194 to i32, !dbg !4212
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %195, i32 %189, i32 31), !dbg !4212
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !4212
	%198 = zext i32 %197 to i64, !dbg !4212
	%199 = shl i64 %198, 32, !dbg !4212
	%200 = zext i32 %193 to i64, !dbg !4212
	%201 = or i64 %200, %199, !dbg !4212
	%202 = bitcast i64 %201 to double, !dbg !4212
	%203 = call double @__nv_fmax(double %186, double %202), !dbg !4213
	%204 = bitcast double %186 to i64, !dbg !4213
	%205 = bitcast double %202 to i64, !dbg !4213
	%206 = and i64 %204, %205, !dbg !4213
	%207 = fcmp oeq double %186, %202, !dbg !4213
	%208 = bitcast i64 %206 to double, !dbg !4213
	%209 = select i1 %207, double %208, double %203, !dbg !4213
	%210 = fcmp uno double %186, %202, !dbg !4213
	%211 = select i1 %210, double 0x7FF8000000000000, double %209, !dbg !4213
	%212 = sdiv i64 %187, 2, !dbg !4214
	br label %b24, !dbg !4214

b26:
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4215, !range !20
	%214 = sext i32 %213 to i64, !dbg !4215
	br label %b27, !dbg !4215

b27:
	%215 = phi double [ %42, %b26 ], [ %245, %b32 ], !dbg !4209
	%216 = phi i64 [ 16, %b26 ], [ %246, %b32 ], !dbg !4216
	%217 = icmp sgt i64 %216, 0, !dbg !4217
	br i1 %217, label %b28, label %b33, !dbg !4217

b28:
	%218 = add i64 %214, %216, !dbg !4218
	%219 = icmp sge i64 %218, %47, !dbg !4219
	br i1 %219, label %b29, label %b30, !dbg !4219

b29:
	br label %b30, !dbg !4219

b30:
	%220 = phi i64 [ %218, %b28 ], [ %214, %b29 ], !dbg !4220
	%221 = trunc i64 %220 to i32, !dbg !4221
	%222 = bitcast double %215 to i64, !dbg !4221
	%223 = trunc i64 %222 to i32, !dbg !4221
	%224 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %223, i32 %221, i32 31), !dbg !4221
	%225 = extractvalue { i32, i1 } %224, 0, !dbg !4221
	%226 = lshr i64 %222, 32, !dbg !4221
	%227 = trunc i64 %226 to i32, !dbg !4221
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %227, i32 %221, i32 31), !dbg !4221
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !4221
	%230 = zext i32 %229 to i64, !dbg !4221
	%231 = shl i64 %230, 32, !dbg !4221
	%232 = zext i32 %225 to i64, !dbg !4221
	%233 = or i64 %232, %231, !dbg !4221
	%234 = bitcast i64 %233 to double, !dbg !4221
	%235 = icmp ne i64 %220, %214, !dbg !4222
	br i1 %235, label %b31, label %b32, !dbg !4222

b31:
	%236 = call double @__nv_fmax(double %215, double %234), !dbg !4213
	%237 = bitcast double %215 to i64, !dbg !4213
	%238 = bitcast double %234 to i64, !dbg !4213
	%239 = and i64 %237, %238, !dbg !4213
	%240 = fcmp oeq double %215, %234, !dbg !4213
	%241 = bitcast i64 %239 to double, !dbg !4213
	%242 = select i1 %240, double %241, double %236, !dbg !4213
	%243 = fcmp uno double %215, %234, !dbg !4213
	%244 = select i1 %243, double 0x7FF8000000000000, double %242, !dbg !4213
	br label %b32, !dbg !4223

b32:
	%245 = phi double [ %215, %b30 ], [ %244, %b31 ], !dbg !4209
	%246 = sdiv i64 %216, 2, !dbg !4224
	br label %b27, !dbg !4224

b33:
	%247 = bitcast double %215 to i64, !dbg !4225
	%248 = trunc i64 %247 to i32, !dbg !4225
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %248, i32 0, i32 31), !dbg !4225
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !4225
	%251 = lshr i64 %247, 32, !dbg !4225
	%252 = trunc i64 %251 to i32, !dbg !4225
	%253 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %252, i32 0, i32 31), !dbg !4225
	%254 = extractvalue { i32, i1 } %253, 0, !dbg !4225
	%255 = zext i32 %254 to i64, !dbg !4225
	%256 = shl i64 %255, 32, !dbg !4225
	%257 = zext i32 %250 to i64, !dbg !4225
	%258 = or i64 %257, %256, !dbg !4225
	%259 = bitcast i64 %258 to double, !dbg !4225
	br label %b34, !dbg !4226

b34:
	%260 = phi double [ %186, %b24 ], [ %259, %b33 ], !dbg !4207
	%261 = getelementptr inbounds double, double addrspace(1)* %35, i64 1, !dbg !4227
	store double %185, double addrspace(1)* %261, align 8, !dbg !4227
	%262 = getelementptr inbounds double, double addrspace(1)* %35, i64 2, !dbg !4228
	store double %260, double addrspace(1)* %262, align 8, !dbg !4228
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4233, !range !20
	%264 = sext i32 %263 to i64, !dbg !4233
	br label %b35, !dbg !4233

b35:
	%265 = phi double [ %42, %b34 ], [ %284, %b38 ], !dbg !4234
	%266 = phi i64 [ 1, %b34 ], [ %285, %b38 ], !dbg !4235
	%267 = icmp slt i64 %266, 32, !dbg !4236
	br i1 %267, label %b36, label %b39, !dbg !4236

b36:
	%268 = trunc i64 %266 to i32, !dbg !4237
	%269 = bitcast double %265 to i64, !dbg !4237
	%270 = trunc i64 %269 to i32, !dbg !4237
	%271 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %270, i32 %268, i32 0), !dbg !4237
	%272 = extractvalue { i32, i1 } %271, 0, !dbg !4237
	%273 = lshr i64 %269, 32, !dbg !4237
	%274 = trunc i64 %273 to i32, !dbg !4237
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %274, i32 %268, i32 0), !dbg !4237
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !4237
	%277 = zext i32 %276 to i64, !dbg !4237
	%278 = shl i64 %277, 32, !dbg !4237
	%279 = zext i32 %272 to i64, !dbg !4237
	%280 = or i64 %279, %278, !dbg !4237
	%281 = bitcast i64 %280 to double, !dbg !4237
	%282 = icmp sge i64 %264, %266, !dbg !4238
	br i1 %282, label %b37, label %b38, !dbg !4238

b37:
	%283 = fadd double %265, %281, !dbg !4239
	br label %b38, !dbg !4239

b38:
	%284 = phi double [ %265, %b36 ], [ %283, %b37 ], !dbg !4234
	%285 = mul i64 %266, 2, !dbg !4240
	br label %b35, !dbg !4240

b39:
	%286 = fadd double 0.000000e+00, %265, !dbg !4241
	br label %b40, !dbg !4245

b40:
	%287 = phi double [ %42, %b39 ], [ %306, %b43 ], !dbg !4246
	%288 = phi i64 [ 1, %b39 ], [ %307, %b43 ], !dbg !4247
	%289 = icmp slt i64 %288, 32, !dbg !4248
	br i1 %289, label %b41, label %b44, !dbg !4248

b41:
	%290 = trunc i64 %288 to i32, !dbg !4249
	%291 = bitcast double %287 to i64, !dbg !4249
	%292 = trunc i64 %291 to i32, !dbg !4249
	%293 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %292, i32 %290, i32 0), !dbg !4249
	%294 = extractvalue { i32, i1 } %293, 0, !dbg !4249
	%295 = lshr i64 %291, 32, !dbg !4249
	%296 = trunc i64 %295 to i32, !dbg !4249
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %296, i32 %290, i32 0), !dbg !4249
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !4249
	%299 = zext i32 %298 to i64, !dbg !4249
	%300 = shl i64 %299, 32, !dbg !4249
	%301 = zext i32 %294 to i64, !dbg !4249
	%302 = or i64 %301, %300, !dbg !4249
	%303 = bitcast i64 %302 to double, !dbg !4249
	%304 = icmp sge i64 %264, %288, !dbg !4250
	br i1 %304, label %b42, label %b43, !dbg !4250

b42:
	%305 = fadd double %287, %303, !dbg !4251
	br label %b43, !dbg !4251

b43:
	%306 = phi double [ %287, %b41 ], [ %305, %b42 ], !dbg !4246
	%307 = mul i64 %288, 2, !dbg !4252
	br label %b40, !dbg !4252

b44:
	%308 = bitcast double %287 to i64, !dbg !4253
	%309 = trunc i64 %308 to i32, !dbg !4253
	%310 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %309, i32 1, i32 0), !dbg !4253
	%311 = extractvalue { i32, i1 } %310, 0, !dbg !4253
	%312 = lshr i64 %308, 32, !dbg !4253
	%313 = trunc i64 %312 to i32, !dbg !4253
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %313, i32 1, i32 0), !dbg !4253
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !4253
	%316 = zext i32 %315 to i64, !dbg !4253
	%317 = shl i64 %316, 32, !dbg !4253
	%318 = zext i32 %311 to i64, !dbg !4253
	%319 = or i64 %318, %317, !dbg !4253
	%320 = bitcast i64 %319 to double, !dbg !4253
	%321 = icmp eq i64 %264, 0, !dbg !4254
	br i1 %321, label %b46, label %b45, !dbg !4254

b45:
	%322 = fadd double 0.000000e+00, %320, !dbg !4255
	br label %b46, !dbg !4256

b46:
	%323 = phi double [ 0.000000e+00, %b44 ], [ %322, %b45 ], !dbg !4243
	%324 = getelementptr inbounds double, double addrspace(1)* %35, i64 3, !dbg !4257
	store double %286, double addrspace(1)* %324, align 8, !dbg !4257
	%325 = getelementptr inbounds double, double addrspace(1)* %35, i64 4, !dbg !4258
	store double %323, double addrspace(1)* %325, align 8, !dbg !4258
	%326 = sdiv i64 %49, 3, !dbg !4259
	%327 = icmp slt i64 %326, 0, !dbg !4262
	br i1 %327, label %b48, label %b47, !dbg !4262

b47:
	%328 = icmp sge i64 %326, %47, !dbg !4263
	br i1 %328, label %b48, label %b49, !dbg !4263

b48:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !4264
	ret void, !dbg !4264

b49:
	%329 = trunc i64 %326 to i32, !dbg !4265
	%330 = bitcast double %42 to i64, !dbg !4265
	%331 = trunc i64 %330 to i32, !dbg !4265
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 %329, i32 31), !dbg !4265
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !4265
	%334 = lshr i64 %330, 32, !dbg !4265
	%335 = trunc i64 %334 to i32, !dbg !4265
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %335, i32 %329, i32 31), !dbg !4265
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !4265
	%338 = zext i32 %337 to i64, !dbg !4265
	%339 = shl i64 %338, 32, !dbg !4265
	%340 = zext i32 %333 to i64, !dbg !4265
	%341 = or i64 %340, %339, !dbg !4265
	%342 = bitcast i64 %341 to double, !dbg !4265
	%343 = getelementptr inbounds double, double addrspace(1)* %35, i64 5, !dbg !4266
	store double %342, double addrspace(1)* %343, align 8, !dbg !4266
	%344 = add i64 %50, 1, !dbg !4266
	%345 = icmp slt i64 %344, 2, !dbg !4266
	br i1 %345, label %b1, label %b50, !dbg !4266

b50:
	%346 = sub i64 %p3, %33, !dbg !4267
	%347 = getelementptr inbounds double, double addrspace(1)* %1, i64 %33, !dbg !4267
	%348 = icmp ugt i64 %33, %p3, !dbg !4267
	%349 = icmp ugt i64 6, %346, !dbg !4270
	%350 = or i1 %348, %349, !dbg !4270
	br i1 %350, label %b50_fail1, label %b50_ok1, !dbg !4270, !prof !30

b50_ok1:
	%351 = load double, double addrspace(1)* %36, align 8, !dbg !4271
	%352 = add i64 %22, 32, !dbg !4277
	%353 = sub i64 %352, 1, !dbg !4278
	%354 = sub i64 %47, 1, !dbg !4283
	%355 = icmp eq i64 %264, %354, !dbg !4284
	%356 = mul i64 %22, 2, !dbg !4285
	br label %b51, !dbg !4270

b51:
	%357 = phi i64 [ 0, %b50_ok1 ], [ %724, %b130 ], !dbg !4270
	br i1 %48, label %b52, label %b54, !dbg !4287

b52:
	%358 = phi double [ %375, %b53 ], [ %351, %b51 ], !dbg !4288
	%359 = phi i64 [ %376, %b53 ], [ 16, %b51 ], !dbg !4289
	%360 = icmp sgt i64 %359, 0, !dbg !4290
	br i1 %360, label %b53, label %b61, !dbg !4290

b53:
	%361 = trunc i64 %359 to i32, !dbg !4291
	%362 = bitcast double %358 to i64, !dbg !4291
	%363 = trunc i64 %362 to i32, !dbg !4291
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %363, i32 %361, i32 31), !dbg !4291
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !4291
	%366 = lshr i64 %362, 32, !dbg !4291
	%367 = trunc i64 %366 to i32, !dbg !4291
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %361, i32 31), !dbg !4291
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !4291
	%370 = zext i32 %369 to i64, !dbg !4291
	%371 = shl i64 %370, 32, !dbg !4291
	%372 = zext i32 %365 to i64, !dbg !4291
	%373 = or i64 %372, %371, !dbg !4291
	%374 = bitcast i64 %373 to double, !dbg !4291
	%375 = fadd double %358, %374, !dbg !4292
	%376 = sdiv i64 %359, 2, !dbg !4293
	br label %b52, !dbg !4293

b54:
	%377 = phi double [ %399, %b59 ], [ %351, %b51 ], !dbg !4288
	%378 = phi i64 [ %400, %b59 ], [ 16, %b51 ], !dbg !4294
	%379 = icmp sgt i64 %378, 0, !dbg !4295
	br i1 %379, label %b55, label %b60, !dbg !4295

b55:
	%380 = add i64 %264, %378, !dbg !4296
	%381 = icmp sge i64 %380, %47, !dbg !4297
	br i1 %381, label %b56, label %b57, !dbg !4297

b56:
	br label %b57, !dbg !4297

b57:
	%382 = phi i64 [ %380, %b55 ], [ %264, %b56 ], !dbg !4298
	%383 = trunc i64 %382 to i32, !dbg !4299
	%384 = bitcast double %377 to i64, !dbg !4299
	%385 = trunc i64 %384 to i32, !dbg !4299
	%386 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %385, i32 %383, i32 31), !dbg !4299
	%387 = extractvalue { i32, i1 } %386, 0, !dbg !4299
	%388 = lshr i64 %384, 32, !dbg !4299
	%389 = trunc i64 %388 to i32, !dbg !4299
	%390 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %389, i32 %383, i32 31), !dbg !4299
	%391 = extractvalue { i32, i1 } %390, 0, !dbg !4299
	%392 = zext i32 %391 to i64, !dbg !4299
	%393 = shl i64 %392, 32, !dbg !4299
	%394 = zext i32 %387 to i64, !dbg !4299
	%395 = or i64 %394, %393, !dbg !4299
	%396 = bitcast i64 %395 to double, !dbg !4299
	%397 = icmp ne i64 %382, %264, !dbg !4300
	br i1 %397, label %b58, label %b59, !dbg !4300

b58:
	%398 = fadd double %377, %396, !dbg !4292
	br label %b59, !dbg !4301

b59:
	%399 = phi double [ %377, %b57 ], [ %398, %b58 ], !dbg !4288
	%400 = sdiv i64 %378, 2, !dbg !4302
	br label %b54, !dbg !4302

b60:
	%401 = bitcast double %377 to i64, !dbg !4303
	%402 = trunc i64 %401 to i32, !dbg !4303
	%403 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %402, i32 0, i32 31), !dbg !4303
	%404 = extractvalue { i32, i1 } %403, 0, !dbg !4303
	%405 = lshr i64 %401, 32, !dbg !4303
	%406 = trunc i64 %405 to i32, !dbg !4303
	%407 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %406, i32 0, i32 31), !dbg !4303
	%408 = extractvalue { i32, i1 } %407, 0, !dbg !4303
	%409 = zext i32 %408 to i64, !dbg !4303
	%410 = shl i64 %409, 32, !dbg !4303
	%411 = zext i32 %404 to i64, !dbg !4303
	%412 = or i64 %411, %410, !dbg !4303
	%413 = bitcast i64 %412 to double, !dbg !4303
	br label %b61, !dbg !4304

b61:
	%414 = phi double [ %358, %b52 ], [ %413, %b60 ], !dbg !4286
	%415 = sdiv i64 %353, 32, !dbg !4305
	%416 = icmp eq i64 %415, 1, !dbg !4306
	br i1 %416, label %b67, label %b62, !dbg !4306

b62:
	call void @llvm.nvvm.barrier0(), !dbg !4308
	br i1 %321, label %b63, label %b64, !dbg !4309

b63:
	%417 = sdiv i64 %31, 32, !dbg !4310
	%418 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %417, !dbg !4311
	store double %414, double addrspace(3)* %418, align 8, !dbg !4311
	br label %b64, !dbg !4311

b64:
	call void @llvm.nvvm.barrier0(), !dbg !4312
	%419 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 0, !dbg !4313
	%420 = load double, double addrspace(3)* %419, align 8, !dbg !4313
	br label %b65, !dbg !4313

b65:
	%421 = phi double [ %420, %b64 ], [ %426, %b66 ], !dbg !4314
	%422 = phi i64 [ 1, %b64 ], [ %427, %b66 ], !dbg !4315
	%423 = icmp slt i64 %422, %415, !dbg !4316
	br i1 %423, label %b66, label %b67, !dbg !4316

b66:
	%424 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %422, !dbg !4317
	%425 = load double, double addrspace(3)* %424, align 8, !dbg !4317
	%426 = fadd double %421, %425, !dbg !4292
	%427 = add i64 %422, 1, !dbg !4318
	br label %b65, !dbg !4318

b67:
	%428 = phi double [ %414, %b61 ], [ %421, %b65 ], !dbg !4275
	%429 = getelementptr inbounds double, double addrspace(1)* %347, i64 0, !dbg !4319
	store double %428, double addrspace(1)* %429, align 8, !dbg !4319
	br i1 %48, label %b68, label %b70, !dbg !4324

b68:
	%430 = phi double [ %455, %b69 ], [ %351, %b67 ], !dbg !4325
	%431 = phi i64 [ %456, %b69 ], [ 16, %b67 ], !dbg !4326
	%432 = icmp sgt i64 %431, 0, !dbg !4327
	br i1 %432, label %b69, label %b77, !dbg !4327

b69:
	%433 = trunc i64 %431 to i32, !dbg !4328
	%434 = bitcast double %430 to i64, !dbg !4328
	%435 = trunc i64 %434 to i32, !dbg !4328
	%436 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %435, i32 %433, i32 31), !dbg !4328
	%437 = extractvalue { i32, i1 } %436, 0, !dbg !4328
	%438 = lshr i64 %434, 32, !dbg !4328
	%439 = trunc i64 %438 to i32, !dbg !4328
	%440 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %439, i32 %433, i32 31), !dbg !4328
	%441 = extractvalue { i32, i1 } %440, 0, !dbg !4328
	%442 = zext i32 %441 to i64, !dbg !4328
	%443 = shl i64 %442, 32, !dbg !4328
	%444 = zext i32 %437 to i64, !dbg !4328
	%445 = or i64 %444, %443, !dbg !4328
	%446 = bitcast i64 %445 to double, !dbg !4328
	%447 = call double @__nv_fmin(double %430, double %446), !dbg !4329
	%448 = bitcast double %430 to i64, !dbg !4329
	%449 = bitcast double %446 to i64, !dbg !4329
	%450 = or i64 %448, %449, !dbg !4329
	%451 = fcmp oeq double %430, %446, !dbg !4329
	%452 = bitcast i64 %450 to double, !dbg !4329
	%453 = select i1 %451, double %452, double %447, !dbg !4329
	%454 = fcmp uno double %430, %446, !dbg !4329
	%455 = select i1 %454, double 0x7FF8000000000000, double %453, !dbg !4329
	%456 = sdiv i64 %431, 2, !dbg !4330
	br label %b68, !dbg !4330

b70:
	%457 = phi double [ %487, %b75 ], [ %351, %b67 ], !dbg !4325
	%458 = phi i64 [ %488, %b75 ], [ 16, %b67 ], !dbg !4331
	%459 = icmp sgt i64 %458, 0, !dbg !4332
	br i1 %459, label %b71, label %b76, !dbg !4332

b71:
	%460 = add i64 %264, %458, !dbg !4333
	%461 = icmp sge i64 %460, %47, !dbg !4334
	br i1 %461, label %b72, label %b73, !dbg !4334

b72:
	br label %b73, !dbg !4334

b73:
	%462 = phi i64 [ %460, %b71 ], [ %264, %b72 ], !dbg !4335
	%463 = trunc i64 %462 to i32, !dbg !4336
	%464 = bitcast double %457 to i64, !dbg !4336
	%465 = trunc i64 %464 to i32, !dbg !4336
	%466 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %465, i32 %463, i32 31), !dbg !4336
	%467 = extractvalue { i32, i1 } %466, 0, !dbg !4336
	%468 = lshr i64 %464, 32, !dbg !4336
	%469 = trunc i64 %468 to i32, !dbg !4336
	%470 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %469, i32 %463, i32 31), !dbg !4336
	%471 = extractvalue { i32, i1 } %470, 0, !dbg !4336
	%472 = zext i32 %471 to i64, !dbg !4336
	%473 = shl i64 %472, 32, !dbg !4336
	%474 = zext i32 %467 to i64, !dbg !4336
	%475 = or i64 %474, %473, !dbg !4336
	%476 = bitcast i64 %475 to double, !dbg !4336
	%477 = icmp ne i64 %462, %264, !dbg !4337
	br i1 %477, label %b74, label %b75, !dbg !4337

b74:
	%478 = call double @__nv_fmin(double %457, double %476), !dbg !4329
	%479 = bitcast double %457 to i64, !dbg !4329
	%480 = bitcast double %476 to i64, !dbg !4329
	%481 = or i64 %479, %480, !dbg !4329
	%482 = fcmp oeq double %457, %476, !dbg !4329
	%483 = bitcast i64 %481 to double, !dbg !4329
	%484 = select i1 %482, double %483, double %478, !dbg !4329
	%485 = fcmp uno double %457, %476, !dbg !4329
	%486 = select i1 %485, double 0x7FF8000000000000, double %484, !dbg !4329
	br label %b75, !dbg !4338

b75:
	%487 = phi double [ %457, %b73 ], [ %486, %b74 ], !dbg !4325
	%488 = sdiv i64 %458, 2, !dbg !4339
	br label %b70, !dbg !4339

b76:
	%489 = bitcast double %457 to i64, !dbg !4340
	%490 = trunc i64 %489 to i32, !dbg !4340
	%491 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %490, i32 0, i32 31), !dbg !4340
	%492 = extractvalue { i32, i1 } %491, 0, !dbg !4340
	%493 = lshr i64 %489, 32, !dbg !4340
	%494 = trunc i64 %493 to i32, !dbg !4340
	%495 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %494, i32 0, i32 31), !dbg !4340
	%496 = extractvalue { i32, i1 } %495, 0, !dbg !4340
	%497 = zext i32 %496 to i64, !dbg !4340
	%498 = shl i64 %497, 32, !dbg !4340
	%499 = zext i32 %492 to i64, !dbg !4340
	%500 = or i64 %499, %498, !dbg !4340
	%501 = bitcast i64 %500 to double, !dbg !4340
	br label %b77, !dbg !4341

b77:
	%502 = phi double [ %430, %b68 ], [ %501, %b76 ], !dbg !4323
	br i1 %416, label %b83, label %b78, !dbg !4342

b78:
	call void @llvm.nvvm.barrier0(), !dbg !4344
	br i1 %321, label %b79, label %b80, !dbg !4345

b79:
	%503 = sdiv i64 %31, 32, !dbg !4346
	%504 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %503, !dbg !4347
	store double %502, double addrspace(3)* %504, align 8, !dbg !4347
	br label %b80, !dbg !4347

b80:
	call void @llvm.nvvm.barrier0(), !dbg !4348
	%505 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 0, !dbg !4349
	%506 = load double, double addrspace(3)* %505, align 8, !dbg !4349
	br label %b81, !dbg !4349

b81:
	%507 = phi double [ %506, %b80 ], [ %520, %b82 ], !dbg !4350
	%508 = phi i64 [ 1, %b80 ], [ %521, %b82 ], !dbg !4351
	%509 = icmp slt i64 %508, %415, !dbg !4352
	br i1 %509, label %b82, label %b83, !dbg !4352

b82:
	%510 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %508, !dbg !4353
	%511 = load double, double addrspace(3)* %510, align 8, !dbg !4353
	%512 = call double @__nv_fmin(double %507, double %511), !dbg !4329
	%513 = bitcast double %507 to i64, !dbg !4329
	%514 = bitcast double %511 to i64, !dbg !4329
	%515 = or i64 %513, %514, !dbg !4329
	%516 = fcmp oeq double %507, %511, !dbg !4329
	%517 = bitcast i64 %515 to double, !dbg !4329
	%518 = select i1 %516, double %517, double %512, !dbg !4329
	%519 = fcmp uno double %507, %511, !dbg !4329
	%520 = select i1 %519, double 0x7FF8000000000000, double %518, !dbg !4329
	%521 = add i64 %508, 1, !dbg !4354
	br label %b81, !dbg !4354

b83:
	%522 = phi double [ %502, %b77 ], [ %507, %b81 ], !dbg !4322
	br i1 %48, label %b84, label %b86, !dbg !4359

b84:
	%523 = phi double [ %548, %b85 ], [ %351, %b83 ], !dbg !4360
	%524 = phi i64 [ %549, %b85 ], [ 16, %b83 ], !dbg !4361
	%525 = icmp sgt i64 %524, 0, !dbg !4362
	br i1 %525, label %b85, label %b93, !dbg !4362

b85:
	%526 = trunc i64 %524 to i32, !dbg !4363
	%527 = bitcast double %523 to i64, !dbg !4363
	%528 = trunc i64 %527 to i32, !dbg !4363
	%529 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %528, i32 %526, i32 31), !dbg !4363
	%530 = extractvalue { i32, i1 } %529, 0, !dbg !4363
	%531 = lshr i64 %527, 32, !dbg !4363
	%532 = trunc i64 %531 to i32, !dbg !4363
	%533 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %532, i32 %526, i32 31), !dbg !4363
	%534 = extractvalue { i32, i1 } %533, 0, !dbg !4363
	%535 = zext i32 %534 to i64, !dbg !4363
	%536 = shl i64 %535, 32, !dbg !4363
	%537 = zext i32 %530 to i64, !dbg !4363
	%538 = or i64 %537, %536, !dbg !4363
	%539 = bitcast i64 %538 to double, !dbg !4363
	%540 = call double @__nv_fmax(double %523, double %539), !dbg !4364
	%541 = bitcast double %523 to i64, !dbg !4364
	%542 = bitcast double %539 to i64, !dbg !4364
	%543 = and i64 %541, %542, !dbg !4364
	%544 = fcmp oeq double %523, %539, !dbg !4364
	%545 = bitcast i64 %543 to double, !dbg !4364
	%546 = select i1 %544, double %545, double %540, !dbg !4364
	%547 = fcmp uno double %523, %539, !dbg !4364
	%548 = select i1 %547, double 0x7FF8000000000000, double %546, !dbg !4364
	%549 = sdiv i64 %524, 2, !dbg !4365
	br label %b84, !dbg !4365

b86:
	%550 = phi double [ %580, %b91 ], [ %351, %b83 ], !dbg !4360
	%551 = phi i64 [ %581, %b91 ], [ 16, %b83 ], !dbg !4366
	%552 = icmp sgt i64 %551, 0, !dbg !4367
	br i1 %552, label %b87, label %b92, !dbg !4367

b87:
	%553 = add i64 %264, %551, !dbg !4368
	%554 = icmp sge i64 %553, %47, !dbg !4369
	br i1 %554, label %b88, label %b89, !dbg !4369

b88:
	br label %b89, !dbg !4369

b89:
	%555 = phi i64 [ %553, %b87 ], [ %264, %b88 ], !dbg !4370
	%556 = trunc i64 %555 to i32, !dbg !4371
	%557 = bitcast double %550 to i64, !dbg !4371
	%558 = trunc i64 %557 to i32, !dbg !4371
	%559 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %558, i32 %556, i32 31), !dbg !4371
	%560 = extractvalue { i32, i1 } %559, 0, !dbg !4371
	%561 = lshr i64 %557, 32, !dbg !4371
	%562 = trunc i64 %561 to i32, !dbg !4371
	%563 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %562, i32 %556, i32 31), !dbg !4371
	%564 = extractvalue { i32, i1 } %563, 0, !dbg !4371
	%565 = zext i32 %564 to i64, !dbg !4371
	%566 = shl i64 %565, 32, !dbg !4371
	%567 = zext i32 %560 to i64, !dbg !4371
	%568 = or i64 %567, %566, !dbg !4371
	%569 = bitcast i64 %568 to double, !dbg !4371
	%570 = icmp ne i64 %555, %264, !dbg !4372
	br i1 %570, label %b90, label %b91, !dbg !4372

b90:
	%571 = call double @__nv_fmax(double %550, double %569), !dbg !4364
	%572 = bitcast double %550 to i64, !dbg !4364
	%573 = bitcast double %569 to i64, !dbg !4364
	%574 = and i64 %572, %573, !dbg !4364
	%575 = fcmp oeq double %550, %569, !dbg !4364
	%576 = bitcast i64 %574 to double, !dbg !4364
	%577 = select i1 %575, double %576, double %571, !dbg !4364
	%578 = fcmp uno double %550, %569, !dbg !4364
	%579 = select i1 %578, double 0x7FF8000000000000, double %577, !dbg !4364
	br label %b91, !dbg !4373

b91:
	%580 = phi double [ %550, %b89 ], [ %579, %b90 ], !dbg !4360
	%581 = sdiv i64 %551, 2, !dbg !4374
	br label %b86, !dbg !4374

b92:
	%582 = bitcast double %550 to i64, !dbg !4375
	%583 = trunc i64 %582 to i32, !dbg !4375
	%584 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %583, i32 0, i32 31), !dbg !4375
	%585 = extractvalue { i32, i1 } %584, 0, !dbg !4375
	%586 = lshr i64 %582, 32, !dbg !4375
	%587 = trunc i64 %586 to i32, !dbg !4375
	%588 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %587, i32 0, i32 31), !dbg !4375
	%589 = extractvalue { i32, i1 } %588, 0, !dbg !4375
	%590 = zext i32 %589 to i64, !dbg !4375
	%591 = shl i64 %590, 32, !dbg !4375
	%592 = zext i32 %585 to i64, !dbg !4375
	%593 = or i64 %592, %591, !dbg !4375
	%594 = bitcast i64 %593 to double, !dbg !4375
	br label %b93, !dbg !4376

b93:
	%595 = phi double [ %523, %b84 ], [ %594, %b92 ], !dbg !4358
	br i1 %416, label %b99, label %b94, !dbg !4377

b94:
	call void @llvm.nvvm.barrier0(), !dbg !4379
	br i1 %321, label %b95, label %b96, !dbg !4380

b95:
	%596 = sdiv i64 %31, 32, !dbg !4381
	%597 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %596, !dbg !4382
	store double %595, double addrspace(3)* %597, align 8, !dbg !4382
	br label %b96, !dbg !4382

b96:
	call void @llvm.nvvm.barrier0(), !dbg !4383
	%598 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 0, !dbg !4384
	%599 = load double, double addrspace(3)* %598, align 8, !dbg !4384
	br label %b97, !dbg !4384

b97:
	%600 = phi double [ %599, %b96 ], [ %613, %b98 ], !dbg !4385
	%601 = phi i64 [ 1, %b96 ], [ %614, %b98 ], !dbg !4386
	%602 = icmp slt i64 %601, %415, !dbg !4387
	br i1 %602, label %b98, label %b99, !dbg !4387

b98:
	%603 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %601, !dbg !4388
	%604 = load double, double addrspace(3)* %603, align 8, !dbg !4388
	%605 = call double @__nv_fmax(double %600, double %604), !dbg !4364
	%606 = bitcast double %600 to i64, !dbg !4364
	%607 = bitcast double %604 to i64, !dbg !4364
	%608 = and i64 %606, %607, !dbg !4364
	%609 = fcmp oeq double %600, %604, !dbg !4364
	%610 = bitcast i64 %608 to double, !dbg !4364
	%611 = select i1 %609, double %610, double %605, !dbg !4364
	%612 = fcmp uno double %600, %604, !dbg !4364
	%613 = select i1 %612, double 0x7FF8000000000000, double %611, !dbg !4364
	%614 = add i64 %601, 1, !dbg !4389
	br label %b97, !dbg !4389

b99:
	%615 = phi double [ %595, %b93 ], [ %600, %b97 ], !dbg !4357
	%616 = getelementptr inbounds double, double addrspace(1)* %347, i64 1, !dbg !4390
	store double %522, double addrspace(1)* %616, align 8, !dbg !4390
	%617 = getelementptr inbounds double, double addrspace(1)* %347, i64 2, !dbg !4391
	store double %615, double addrspace(1)* %617, align 8, !dbg !4391
	br label %b100, !dbg !4392

b100:
	%618 = phi double [ %351, %b99 ], [ %637, %b103 ], !dbg !4393
	%619 = phi i64 [ 1, %b99 ], [ %638, %b103 ], !dbg !4394
	%620 = icmp slt i64 %619, 32, !dbg !4395
	br i1 %620, label %b101, label %b104, !dbg !4395

b101:
	%621 = trunc i64 %619 to i32, !dbg !4396
	%622 = bitcast double %618 to i64, !dbg !4396
	%623 = trunc i64 %622 to i32, !dbg !4396
	%624 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %623, i32 %621, i32 0), !dbg !4396
	%625 = extractvalue { i32, i1 } %624, 0, !dbg !4396
	%626 = lshr i64 %622, 32, !dbg !4396
	%627 = trunc i64 %626 to i32, !dbg !4396
	%628 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %627, i32 %621, i32 0), !dbg !4396
	%629 = extractvalue { i32, i1 } %628, 0, !dbg !4396
	%630 = zext i32 %629 to i64, !dbg !4396
	%631 = shl i64 %630, 32, !dbg !4396
	%632 = zext i32 %625 to i64, !dbg !4396
	%633 = or i64 %632, %631, !dbg !4396
	%634 = bitcast i64 %633 to double, !dbg !4396
	%635 = icmp sge i64 %264, %619, !dbg !4397
	br i1 %635, label %b102, label %b103, !dbg !4397

b102:
	%636 = fadd double %618, %634, !dbg !4398
	br label %b103, !dbg !4398

b103:
	%637 = phi double [ %618, %b101 ], [ %636, %b102 ], !dbg !4393
	%638 = mul i64 %619, 2, !dbg !4399
	br label %b100, !dbg !4399

b104:
	br i1 %416, label %b110, label %b105, !dbg !4400

b105:
	%639 = sdiv i64 %31, 32, !dbg !4402
	call void @llvm.nvvm.barrier0(), !dbg !4403
	br i1 %355, label %b106, label %b107, !dbg !4284

b106:
	%640 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %639, !dbg !4404
	store double %618, double addrspace(3)* %640, align 8, !dbg !4404
	br label %b107, !dbg !4404

b107:
	call void @llvm.nvvm.barrier0(), !dbg !4405
	%641 = icmp slt i64 0, %639, !dbg !4405
	br i1 %641, label %b108, label %b109, !dbg !4405

b108:
	%642 = phi double [ %647, %b108_ok1 ], [ 0.000000e+00, %b107 ], !dbg !4406
	%643 = phi i64 [ %648, %b108_ok1 ], [ 0, %b107 ], !dbg !4406
	%644 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %643, !dbg !4407
	%645 = icmp uge i64 %643, 32, !dbg !4407
	br i1 %645, label %b108_fail1, label %b108_ok1, !dbg !4407, !prof !30

b108_ok1:
	%646 = load double, double addrspace(3)* %644, align 8, !dbg !4407
	%647 = fadd double %642, %646, !dbg !4408
	%648 = add i64 %643, 1, !dbg !4408
	%649 = icmp slt i64 %648, %639, !dbg !4408
	br i1 %649, label %b108, label %b109, !dbg !4408

b109:
	%650 = phi double [ 0.000000e+00, %b107 ], [ %647, %b108_ok1 ], !dbg !4406
	br label %b110, !dbg !4409

b110:
	%651 = phi double [ 0.000000e+00, %b104 ], [ %650, %b109 ], !dbg !4282
	%652 = fadd double %651, %618, !dbg !4410
	br label %b111, !dbg !4414

b111:
	%653 = phi double [ %351, %b110 ], [ %672, %b114 ], !dbg !4415
	%654 = phi i64 [ 1, %b110 ], [ %673, %b114 ], !dbg !4416
	%655 = icmp slt i64 %654, 32, !dbg !4417
	br i1 %655, label %b112, label %b115, !dbg !4417

b112:
	%656 = trunc i64 %654 to i32, !dbg !4418
	%657 = bitcast double %653 to i64, !dbg !4418
	%658 = trunc i64 %657 to i32, !dbg !4418
	%659 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %658, i32 %656, i32 0), !dbg !4418
	%660 = extractvalue { i32, i1 } %659, 0, !dbg !4418
	%661 = lshr i64 %657, 32, !dbg !4418
	%662 = trunc i64 %661 to i32, !dbg !4418
	%663 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %662, i32 %656, i32 0), !dbg !4418
	%664 = extractvalue { i32, i1 } %663, 0, !dbg !4418
	%665 = zext i32 %664 to i64, !dbg !4418
	%666 = shl i64 %665, 32, !dbg !4418
	%667 = zext i32 %660 to i64, !dbg !4418
	%668 = or i64 %667, %666, !dbg !4418
	%669 = bitcast i64 %668 to double, !dbg !4418
	%670 = icmp sge i64 %264, %654, !dbg !4419
	br i1 %670, label %b113, label %b114, !dbg !4419

b113:
	%671 = fadd double %653, %669, !dbg !4420
	br label %b114, !dbg !4420

b114:
	%672 = phi double [ %653, %b112 ], [ %671, %b113 ], !dbg !4415
	%673 = mul i64 %654, 2, !dbg !4421
	br label %b111, !dbg !4421

b115:
	br i1 %416, label %b121, label %b116, !dbg !4422

b116:
	%674 = sdiv i64 %31, 32, !dbg !4424
	call void @llvm.nvvm.barrier0(), !dbg !4425
	br i1 %355, label %b117, label %b118, !dbg !4426

b117:
	%675 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %674, !dbg !4427
	store double %653, double addrspace(3)* %675, align 8, !dbg !4427
	br label %b118, !dbg !4427

b118:
	call void @llvm.nvvm.barrier0(), !dbg !4428
	%676 = icmp slt i64 0, %674, !dbg !4428
	br i1 %676, label %b119, label %b120, !dbg !4428

b119:
	%677 = phi double [ %682, %b119_ok1 ], [ 0.000000e+00, %b118 ], !dbg !4429
	%678 = phi i64 [ %683, %b119_ok1 ], [ 0, %b118 ], !dbg !4429
	%679 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %678, !dbg !4430
	%680 = icmp uge i64 %678, 32, !dbg !4430
	br i1 %680, label %b119_fail1, label %b119_ok1, !dbg !4430, !prof !30

b119_ok1:
	%681 = load double, double addrspace(3)* %679, align 8, !dbg !4430
	%682 = fadd double %677, %681, !dbg !4431
	%683 = add i64 %678, 1, !dbg !4431
	%684 = icmp slt i64 %683, %674, !dbg !4431
	br i1 %684, label %b119, label %b120, !dbg !4431

b120:
	%685 = phi double [ 0.000000e+00, %b118 ], [ %682, %b119_ok1 ], !dbg !4429
	br label %b121, !dbg !4432

b121:
	%686 = phi double [ 0.000000e+00, %b115 ], [ %685, %b120 ], !dbg !4413
	%687 = bitcast double %653 to i64, !dbg !4433
	%688 = trunc i64 %687 to i32, !dbg !4433
	%689 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %688, i32 1, i32 0), !dbg !4433
	%690 = extractvalue { i32, i1 } %689, 0, !dbg !4433
	%691 = lshr i64 %687, 32, !dbg !4433
	%692 = trunc i64 %691 to i32, !dbg !4433
	%693 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %692, i32 1, i32 0), !dbg !4433
	%694 = extractvalue { i32, i1 } %693, 0, !dbg !4433
	%695 = zext i32 %694 to i64, !dbg !4433
	%696 = shl i64 %695, 32, !dbg !4433
	%697 = zext i32 %690 to i64, !dbg !4433
	%698 = or i64 %697, %696, !dbg !4433
	%699 = bitcast i64 %698 to double, !dbg !4433
	br i1 %321, label %b123, label %b122, !dbg !4434

b122:
	%700 = fadd double %686, %699, !dbg !4435
	br label %b123, !dbg !4436

b123:
	%701 = phi double [ %686, %b121 ], [ %700, %b122 ], !dbg !4412
	%702 = getelementptr inbounds double, double addrspace(1)* %347, i64 3, !dbg !4437
	store double %652, double addrspace(1)* %702, align 8, !dbg !4437
	%703 = getelementptr inbounds double, double addrspace(1)* %347, i64 4, !dbg !4438
	store double %701, double addrspace(1)* %703, align 8, !dbg !4438
	%704 = sdiv i64 %356, 3, !dbg !4439
	%705 = icmp sge i64 %704, %22, !dbg !4442
	br i1 %705, label %b124, label %b125, !dbg !4442

b124:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !4443
	ret void, !dbg !4443

b125:
	br i1 %416, label %b126, label %b127, !dbg !4444

b126:
	%706 = trunc i64 %704 to i32, !dbg !4445
	%707 = bitcast double %351 to i64, !dbg !4445
	%708 = trunc i64 %707 to i32, !dbg !4445
	%709 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %708, i32 %706, i32 31), !dbg !4445
	%710 = extractvalue { i32, i1 } %709, 0, !dbg !4445
	%711 = lshr i64 %707, 32, !dbg !4445
	%712 = trunc i64 %711 to i32, !dbg !4445
	%713 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %712, i32 %706, i32 31), !dbg !4445
	%714 = extractvalue { i32, i1 } %713, 0, !dbg !4445
	%715 = zext i32 %714 to i64, !dbg !4445
	%716 = shl i64 %715, 32, !dbg !4445
	%717 = zext i32 %710 to i64, !dbg !4445
	%718 = or i64 %717, %716, !dbg !4445
	%719 = bitcast i64 %718 to double, !dbg !4445
	br label %b130, !dbg !4446

b127:
	call void @llvm.nvvm.barrier0(), !dbg !4448
	%720 = icmp eq i64 %31, %704, !dbg !4449
	br i1 %720, label %b128, label %b129, !dbg !4449

b128:
	store double %351, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !4450
	br label %b129, !dbg !4450

b129:
	call void @llvm.nvvm.barrier0(), !dbg !4451
	%721 = load double, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !4452
	br label %b130, !dbg !4453

b130:
	%722 = phi double [ %719, %b126 ], [ %721, %b129 ], !dbg !4441
	%723 = getelementptr inbounds double, double addrspace(1)* %347, i64 5, !dbg !4454
	store double %722, double addrspace(1)* %723, align 8, !dbg !4454
	%724 = add i64 %357, 1, !dbg !4454
	%725 = icmp slt i64 %724, 2, !dbg !4454
	br i1 %725, label %b51, label %b131, !dbg !4454

b131:
	ret void, !dbg !4145

b0_fail1:
	%726 = icmp ugt i64 %33, %p1, !dbg !4148
	br i1 %726, label %b0_fail2, label %b0_ok2, !dbg !4148

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !4148
	ret void, !dbg !4148

b0_ok2:
	%727 = icmp uge i64 %32, %p5, !dbg !4149
	br i1 %727, label %b0_fail3, label %b0_ok3, !dbg !4149

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !4149
	ret void, !dbg !4149

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !4152
	ret void, !dbg !4152

b50_fail1:
	%728 = icmp ugt i64 %33, %p3, !dbg !4267
	br i1 %728, label %b50_fail2, label %b50_ok2, !dbg !4267

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !4267
	ret void, !dbg !4267

b50_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %346), !dbg !4270
	ret void, !dbg !4270

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %643, i64 32), !dbg !4407
	ret void, !dbg !4407

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %678, i64 32), !dbg !4430
	ret void, !dbg !4430
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
!nvvm.annotations = !{!4455, !4456, !4457, !4458, !4459, !4460, !4461, !4462, !4463, !4464, !4465, !4466, !4467, !4468, !4469, !4470, !4471, !4472, !4473, !4474, !4475, !4476, !4477, !4478, !4479, !4480, !4481, !4482, !4483, !4484, !4485, !4486, !4487, !4488, !4489, !4490}
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
!195 = !{!"branch_weights", i32 1048576, i32 1}
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
!328 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!329 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!330 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!331 = !DILocation(line: 16, column: 25, scope: !324, inlinedAt: !325)
!332 = !DILocation(line: 7, column: 15, scope: !330, inlinedAt: !331)
!333 = !DILocation(line: 44, column: 16, scope: !329, inlinedAt: !332)
!334 = !DILocation(line: 65, column: 13, scope: !328, inlinedAt: !333)
!335 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !333)
!336 = !DILocation(line: 19, column: 40, scope: !324, inlinedAt: !325)
!337 = !DILocation(line: 64, column: 35, scope: !328, inlinedAt: !333)
!338 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !333)
!339 = !DILocation(line: 67, column: 35, scope: !328, inlinedAt: !333)
!340 = !DILocation(line: 68, column: 23, scope: !328, inlinedAt: !333)
!341 = !DILocation(line: 7, column: 65, scope: !330, inlinedAt: !331)
!342 = !DILocation(line: 67, column: 40, scope: !328, inlinedAt: !333)
!343 = !DILocation(line: 72, column: 16, scope: !328, inlinedAt: !333)
!344 = !DILocation(line: 73, column: 6, scope: !328, inlinedAt: !333)
!345 = !DILocation(line: 73, column: 36, scope: !328, inlinedAt: !333)
!346 = !DILocation(line: 74, column: 16, scope: !328, inlinedAt: !333)
!347 = !DILocation(line: 75, column: 11, scope: !328, inlinedAt: !333)
!348 = !DILocation(line: 74, column: 3, scope: !328, inlinedAt: !333)
!349 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !333)
!350 = !DILocation(line: 78, column: 41, scope: !328, inlinedAt: !333)
!351 = !DILocation(line: 79, column: 9, scope: !328, inlinedAt: !333)
!352 = !DILocation(line: 73, column: 41, scope: !328, inlinedAt: !333)
!353 = !DILocation(line: 82, column: 16, scope: !328, inlinedAt: !333)
!354 = !DILocation(line: 82, column: 2, scope: !329, inlinedAt: !332)
!355 = !DILocation(line: 16, column: 6, scope: !324, inlinedAt: !325)
!356 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!357 = !DILocation(line: 17, column: 33, scope: !324, inlinedAt: !325)
!358 = !DILocation(line: 13, column: 15, scope: !356, inlinedAt: !357)
!359 = !DILocation(line: 44, column: 16, scope: !329, inlinedAt: !358)
!360 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !359)
!361 = !DILocation(line: 64, column: 35, scope: !328, inlinedAt: !359)
!362 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !359)
!363 = !DILocation(line: 67, column: 35, scope: !328, inlinedAt: !359)
!364 = !DILocation(line: 68, column: 23, scope: !328, inlinedAt: !359)
!365 = !DILocation(line: 13, column: 66, scope: !356, inlinedAt: !357)
!366 = !DILocation(line: 67, column: 40, scope: !328, inlinedAt: !359)
!367 = !DILocation(line: 72, column: 16, scope: !328, inlinedAt: !359)
!368 = !DILocation(line: 73, column: 6, scope: !328, inlinedAt: !359)
!369 = !DILocation(line: 73, column: 36, scope: !328, inlinedAt: !359)
!370 = !DILocation(line: 74, column: 16, scope: !328, inlinedAt: !359)
!371 = !DILocation(line: 75, column: 11, scope: !328, inlinedAt: !359)
!372 = !DILocation(line: 74, column: 3, scope: !328, inlinedAt: !359)
!373 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !359)
!374 = !DILocation(line: 78, column: 41, scope: !328, inlinedAt: !359)
!375 = !DILocation(line: 79, column: 9, scope: !328, inlinedAt: !359)
!376 = !DILocation(line: 73, column: 41, scope: !328, inlinedAt: !359)
!377 = !DILocation(line: 82, column: 16, scope: !328, inlinedAt: !359)
!378 = !DILocation(line: 82, column: 2, scope: !329, inlinedAt: !358)
!379 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!380 = !DILocation(line: 17, column: 54, scope: !324, inlinedAt: !325)
!381 = !DILocation(line: 19, column: 15, scope: !379, inlinedAt: !380)
!382 = !DILocation(line: 44, column: 16, scope: !329, inlinedAt: !381)
!383 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !382)
!384 = !DILocation(line: 64, column: 35, scope: !328, inlinedAt: !382)
!385 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !382)
!386 = !DILocation(line: 67, column: 35, scope: !328, inlinedAt: !382)
!387 = !DILocation(line: 68, column: 23, scope: !328, inlinedAt: !382)
!388 = !DILocation(line: 19, column: 66, scope: !379, inlinedAt: !380)
!389 = !DILocation(line: 67, column: 40, scope: !328, inlinedAt: !382)
!390 = !DILocation(line: 72, column: 16, scope: !328, inlinedAt: !382)
!391 = !DILocation(line: 73, column: 6, scope: !328, inlinedAt: !382)
!392 = !DILocation(line: 73, column: 36, scope: !328, inlinedAt: !382)
!393 = !DILocation(line: 74, column: 16, scope: !328, inlinedAt: !382)
!394 = !DILocation(line: 75, column: 11, scope: !328, inlinedAt: !382)
!395 = !DILocation(line: 74, column: 3, scope: !328, inlinedAt: !382)
!396 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !382)
!397 = !DILocation(line: 78, column: 41, scope: !328, inlinedAt: !382)
!398 = !DILocation(line: 79, column: 9, scope: !328, inlinedAt: !382)
!399 = !DILocation(line: 73, column: 41, scope: !328, inlinedAt: !382)
!400 = !DILocation(line: 82, column: 16, scope: !328, inlinedAt: !382)
!401 = !DILocation(line: 82, column: 2, scope: !329, inlinedAt: !381)
!402 = !DILocation(line: 17, column: 6, scope: !324, inlinedAt: !325)
!403 = !DILocation(line: 17, column: 14, scope: !324, inlinedAt: !325)
!404 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!405 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!406 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!407 = !DILocation(line: 18, column: 40, scope: !324, inlinedAt: !325)
!408 = !DILocation(line: 6, column: 21, scope: !406, inlinedAt: !407)
!409 = !DILocation(line: 25, column: 16, scope: !405, inlinedAt: !408)
!410 = !DILocation(line: 23, column: 48, scope: !405, inlinedAt: !408)
!411 = !DILocation(line: 26, column: 6, scope: !405, inlinedAt: !408)
!412 = !DILocation(line: 26, column: 24, scope: !405, inlinedAt: !408)
!413 = !DILocation(line: 27, column: 24, scope: !405, inlinedAt: !408)
!414 = !DILocation(line: 27, column: 44, scope: !405, inlinedAt: !408)
!415 = !DILocation(line: 28, column: 4, scope: !405, inlinedAt: !408)
!416 = !DILocation(line: 26, column: 37, scope: !405, inlinedAt: !408)
!417 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!418 = !DILocation(line: 18, column: 68, scope: !324, inlinedAt: !325)
!419 = !DILocation(line: 14, column: 21, scope: !417, inlinedAt: !418)
!420 = !DILocation(line: 23, column: 48, scope: !405, inlinedAt: !419)
!421 = !DILocation(line: 26, column: 6, scope: !405, inlinedAt: !419)
!422 = !DILocation(line: 26, column: 24, scope: !405, inlinedAt: !419)
!423 = !DILocation(line: 27, column: 24, scope: !405, inlinedAt: !419)
!424 = !DILocation(line: 27, column: 44, scope: !405, inlinedAt: !419)
!425 = !DILocation(line: 28, column: 4, scope: !405, inlinedAt: !419)
!426 = !DILocation(line: 26, column: 37, scope: !405, inlinedAt: !419)
!427 = !DILocation(line: 15, column: 20, scope: !417, inlinedAt: !418)
!428 = !DILocation(line: 15, column: 42, scope: !417, inlinedAt: !418)
!429 = !DILocation(line: 18, column: 2, scope: !324, inlinedAt: !325)
!430 = !DILocation(line: 18, column: 6, scope: !324, inlinedAt: !325)
!431 = !DILocation(line: 18, column: 14, scope: !324, inlinedAt: !325)
!432 = !DILocation(line: 19, column: 42, scope: !324, inlinedAt: !325)
!433 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!434 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!435 = !DILocation(line: 19, column: 25, scope: !324, inlinedAt: !325)
!436 = !DILocation(line: 36, column: 10, scope: !434, inlinedAt: !435)
!437 = !DILocation(line: 36, column: 22, scope: !434, inlinedAt: !435)
!438 = !DILocation(line: 37, column: 8, scope: !434, inlinedAt: !435)
!439 = !DILocation(line: 40, column: 17, scope: !434, inlinedAt: !435)
!440 = !DILocation(line: 19, column: 6, scope: !324, inlinedAt: !325)
!441 = !DILocation(line: 31, column: 26, scope: !318, inlinedAt: !319)
!442 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!443 = !DILocation(line: 31, column: 9, scope: !318, inlinedAt: !319)
!444 = !DILocation(line: 14, column: 11, scope: !442, inlinedAt: !443)
!445 = !DILocation(line: 31, column: 48, scope: !318, inlinedAt: !319)
!446 = distinct !DISubprogram(name: "Block.warps", scope: !433, file: !433, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!447 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!448 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!449 = !DILocation(line: 16, column: 25, scope: !442, inlinedAt: !443)
!450 = !DILocation(line: 7, column: 15, scope: !448, inlinedAt: !449)
!451 = !DILocation(line: 45, column: 14, scope: !447, inlinedAt: !450)
!452 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !451)
!453 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !451)
!454 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!455 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!456 = !DILocation(line: 18, column: 40, scope: !442, inlinedAt: !443)
!457 = !DILocation(line: 6, column: 21, scope: !455, inlinedAt: !456)
!458 = !DILocation(line: 37, column: 21, scope: !454, inlinedAt: !457)
!459 = !DILocation(line: 37, column: 10, scope: !454, inlinedAt: !457)
!460 = !DILocation(line: 19, column: 40, scope: !442, inlinedAt: !443)
!461 = !DILocation(line: 44, column: 16, scope: !447, inlinedAt: !450)
!462 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !461)
!463 = !DILocation(line: 64, column: 35, scope: !328, inlinedAt: !461)
!464 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !461)
!465 = !DILocation(line: 67, column: 35, scope: !328, inlinedAt: !461)
!466 = !DILocation(line: 68, column: 23, scope: !328, inlinedAt: !461)
!467 = !DILocation(line: 7, column: 65, scope: !448, inlinedAt: !449)
!468 = !DILocation(line: 67, column: 40, scope: !328, inlinedAt: !461)
!469 = !DILocation(line: 73, column: 6, scope: !328, inlinedAt: !461)
!470 = !DILocation(line: 73, column: 36, scope: !328, inlinedAt: !461)
!471 = !DILocation(line: 74, column: 16, scope: !328, inlinedAt: !461)
!472 = !DILocation(line: 75, column: 11, scope: !328, inlinedAt: !461)
!473 = !DILocation(line: 74, column: 3, scope: !328, inlinedAt: !461)
!474 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !461)
!475 = !DILocation(line: 78, column: 41, scope: !328, inlinedAt: !461)
!476 = !DILocation(line: 79, column: 9, scope: !328, inlinedAt: !461)
!477 = !DILocation(line: 73, column: 41, scope: !328, inlinedAt: !461)
!478 = !DILocation(line: 82, column: 16, scope: !328, inlinedAt: !461)
!479 = !DILocation(line: 82, column: 2, scope: !447, inlinedAt: !450)
!480 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !451)
!481 = !DILocation(line: 46, column: 7, scope: !447, inlinedAt: !450)
!482 = !DILocation(line: 49, column: 31, scope: !447, inlinedAt: !450)
!483 = !DILocation(line: 50, column: 10, scope: !447, inlinedAt: !450)
!484 = !DILocation(line: 51, column: 14, scope: !447, inlinedAt: !450)
!485 = !DILocation(line: 52, column: 17, scope: !447, inlinedAt: !450)
!486 = !DILocation(line: 52, column: 8, scope: !447, inlinedAt: !450)
!487 = !DILocation(line: 54, column: 10, scope: !447, inlinedAt: !450)
!488 = !DILocation(line: 55, column: 11, scope: !447, inlinedAt: !450)
!489 = !DILocation(line: 42, column: 50, scope: !447, inlinedAt: !450)
!490 = !DILocation(line: 56, column: 6, scope: !447, inlinedAt: !450)
!491 = !DILocation(line: 56, column: 16, scope: !447, inlinedAt: !450)
!492 = !DILocation(line: 57, column: 17, scope: !447, inlinedAt: !450)
!493 = !DILocation(line: 56, column: 21, scope: !447, inlinedAt: !450)
!494 = !DILocation(line: 16, column: 6, scope: !442, inlinedAt: !443)
!495 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!496 = !DILocation(line: 17, column: 33, scope: !442, inlinedAt: !443)
!497 = !DILocation(line: 13, column: 15, scope: !495, inlinedAt: !496)
!498 = !DILocation(line: 44, column: 16, scope: !447, inlinedAt: !497)
!499 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !498)
!500 = !DILocation(line: 64, column: 35, scope: !328, inlinedAt: !498)
!501 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !498)
!502 = !DILocation(line: 67, column: 35, scope: !328, inlinedAt: !498)
!503 = !DILocation(line: 68, column: 23, scope: !328, inlinedAt: !498)
!504 = !DILocation(line: 13, column: 66, scope: !495, inlinedAt: !496)
!505 = !DILocation(line: 67, column: 40, scope: !328, inlinedAt: !498)
!506 = !DILocation(line: 73, column: 6, scope: !328, inlinedAt: !498)
!507 = !DILocation(line: 73, column: 36, scope: !328, inlinedAt: !498)
!508 = !DILocation(line: 74, column: 16, scope: !328, inlinedAt: !498)
!509 = !DILocation(line: 75, column: 11, scope: !328, inlinedAt: !498)
!510 = !DILocation(line: 74, column: 3, scope: !328, inlinedAt: !498)
!511 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !498)
!512 = !DILocation(line: 78, column: 41, scope: !328, inlinedAt: !498)
!513 = !DILocation(line: 79, column: 9, scope: !328, inlinedAt: !498)
!514 = !DILocation(line: 73, column: 41, scope: !328, inlinedAt: !498)
!515 = !DILocation(line: 82, column: 16, scope: !328, inlinedAt: !498)
!516 = !DILocation(line: 82, column: 2, scope: !447, inlinedAt: !497)
!517 = !DILocation(line: 46, column: 7, scope: !447, inlinedAt: !497)
!518 = !DILocation(line: 49, column: 31, scope: !447, inlinedAt: !497)
!519 = !DILocation(line: 50, column: 10, scope: !447, inlinedAt: !497)
!520 = !DILocation(line: 51, column: 14, scope: !447, inlinedAt: !497)
!521 = !DILocation(line: 52, column: 17, scope: !447, inlinedAt: !497)
!522 = !DILocation(line: 52, column: 8, scope: !447, inlinedAt: !497)
!523 = !DILocation(line: 54, column: 10, scope: !447, inlinedAt: !497)
!524 = !DILocation(line: 55, column: 11, scope: !447, inlinedAt: !497)
!525 = !DILocation(line: 42, column: 50, scope: !447, inlinedAt: !497)
!526 = !DILocation(line: 56, column: 6, scope: !447, inlinedAt: !497)
!527 = !DILocation(line: 56, column: 16, scope: !447, inlinedAt: !497)
!528 = !DILocation(line: 57, column: 17, scope: !447, inlinedAt: !497)
!529 = !DILocation(line: 56, column: 21, scope: !447, inlinedAt: !497)
!530 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!531 = !DILocation(line: 17, column: 54, scope: !442, inlinedAt: !443)
!532 = !DILocation(line: 19, column: 15, scope: !530, inlinedAt: !531)
!533 = !DILocation(line: 44, column: 16, scope: !447, inlinedAt: !532)
!534 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !533)
!535 = !DILocation(line: 64, column: 35, scope: !328, inlinedAt: !533)
!536 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !533)
!537 = !DILocation(line: 67, column: 35, scope: !328, inlinedAt: !533)
!538 = !DILocation(line: 68, column: 23, scope: !328, inlinedAt: !533)
!539 = !DILocation(line: 19, column: 66, scope: !530, inlinedAt: !531)
!540 = !DILocation(line: 67, column: 40, scope: !328, inlinedAt: !533)
!541 = !DILocation(line: 73, column: 6, scope: !328, inlinedAt: !533)
!542 = !DILocation(line: 73, column: 36, scope: !328, inlinedAt: !533)
!543 = !DILocation(line: 74, column: 16, scope: !328, inlinedAt: !533)
!544 = !DILocation(line: 75, column: 11, scope: !328, inlinedAt: !533)
!545 = !DILocation(line: 74, column: 3, scope: !328, inlinedAt: !533)
!546 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !533)
!547 = !DILocation(line: 78, column: 41, scope: !328, inlinedAt: !533)
!548 = !DILocation(line: 79, column: 9, scope: !328, inlinedAt: !533)
!549 = !DILocation(line: 73, column: 41, scope: !328, inlinedAt: !533)
!550 = !DILocation(line: 82, column: 16, scope: !328, inlinedAt: !533)
!551 = !DILocation(line: 82, column: 2, scope: !447, inlinedAt: !532)
!552 = !DILocation(line: 46, column: 7, scope: !447, inlinedAt: !532)
!553 = !DILocation(line: 49, column: 31, scope: !447, inlinedAt: !532)
!554 = !DILocation(line: 50, column: 10, scope: !447, inlinedAt: !532)
!555 = !DILocation(line: 51, column: 14, scope: !447, inlinedAt: !532)
!556 = !DILocation(line: 52, column: 17, scope: !447, inlinedAt: !532)
!557 = !DILocation(line: 52, column: 8, scope: !447, inlinedAt: !532)
!558 = !DILocation(line: 54, column: 10, scope: !447, inlinedAt: !532)
!559 = !DILocation(line: 55, column: 11, scope: !447, inlinedAt: !532)
!560 = !DILocation(line: 42, column: 50, scope: !447, inlinedAt: !532)
!561 = !DILocation(line: 56, column: 6, scope: !447, inlinedAt: !532)
!562 = !DILocation(line: 56, column: 16, scope: !447, inlinedAt: !532)
!563 = !DILocation(line: 57, column: 17, scope: !447, inlinedAt: !532)
!564 = !DILocation(line: 56, column: 21, scope: !447, inlinedAt: !532)
!565 = !DILocation(line: 17, column: 6, scope: !442, inlinedAt: !443)
!566 = !DILocation(line: 17, column: 14, scope: !442, inlinedAt: !443)
!567 = !DILocation(line: 25, column: 16, scope: !454, inlinedAt: !457)
!568 = !DILocation(line: 23, column: 48, scope: !454, inlinedAt: !457)
!569 = !DILocation(line: 26, column: 6, scope: !454, inlinedAt: !457)
!570 = !DILocation(line: 26, column: 24, scope: !454, inlinedAt: !457)
!571 = !DILocation(line: 27, column: 24, scope: !454, inlinedAt: !457)
!572 = !DILocation(line: 27, column: 44, scope: !454, inlinedAt: !457)
!573 = !DILocation(line: 28, column: 4, scope: !454, inlinedAt: !457)
!574 = !DILocation(line: 26, column: 37, scope: !454, inlinedAt: !457)
!575 = !DILocation(line: 31, column: 15, scope: !454, inlinedAt: !457)
!576 = !DILocation(line: 34, column: 32, scope: !454, inlinedAt: !457)
!577 = !DILocation(line: 35, column: 19, scope: !454, inlinedAt: !457)
!578 = !DILocation(line: 36, column: 10, scope: !454, inlinedAt: !457)
!579 = !DILocation(line: 38, column: 9, scope: !454, inlinedAt: !457)
!580 = !DILocation(line: 40, column: 10, scope: !454, inlinedAt: !457)
!581 = !DILocation(line: 23, column: 59, scope: !454, inlinedAt: !457)
!582 = !DILocation(line: 42, column: 19, scope: !454, inlinedAt: !457)
!583 = !DILocation(line: 42, column: 3, scope: !454, inlinedAt: !457)
!584 = !DILocation(line: 44, column: 2, scope: !455, inlinedAt: !456)
!585 = !DILocation(line: 7, column: 16, scope: !455, inlinedAt: !456)
!586 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!587 = !DILocation(line: 18, column: 68, scope: !442, inlinedAt: !443)
!588 = !DILocation(line: 14, column: 21, scope: !586, inlinedAt: !587)
!589 = !DILocation(line: 25, column: 16, scope: !454, inlinedAt: !588)
!590 = !DILocation(line: 23, column: 48, scope: !454, inlinedAt: !588)
!591 = !DILocation(line: 26, column: 6, scope: !454, inlinedAt: !588)
!592 = !DILocation(line: 26, column: 24, scope: !454, inlinedAt: !588)
!593 = !DILocation(line: 27, column: 24, scope: !454, inlinedAt: !588)
!594 = !DILocation(line: 27, column: 44, scope: !454, inlinedAt: !588)
!595 = !DILocation(line: 28, column: 4, scope: !454, inlinedAt: !588)
!596 = !DILocation(line: 26, column: 37, scope: !454, inlinedAt: !588)
!597 = !DILocation(line: 31, column: 15, scope: !454, inlinedAt: !588)
!598 = !DILocation(line: 34, column: 32, scope: !454, inlinedAt: !588)
!599 = !DILocation(line: 35, column: 19, scope: !454, inlinedAt: !588)
!600 = !DILocation(line: 36, column: 10, scope: !454, inlinedAt: !588)
!601 = !DILocation(line: 37, column: 10, scope: !454, inlinedAt: !588)
!602 = !DILocation(line: 38, column: 9, scope: !454, inlinedAt: !588)
!603 = !DILocation(line: 40, column: 10, scope: !454, inlinedAt: !588)
!604 = !DILocation(line: 23, column: 59, scope: !454, inlinedAt: !588)
!605 = !DILocation(line: 42, column: 19, scope: !454, inlinedAt: !588)
!606 = !DILocation(line: 42, column: 3, scope: !454, inlinedAt: !588)
!607 = !DILocation(line: 44, column: 2, scope: !586, inlinedAt: !587)
!608 = !DILocation(line: 15, column: 20, scope: !586, inlinedAt: !587)
!609 = !DILocation(line: 15, column: 42, scope: !586, inlinedAt: !587)
!610 = !DILocation(line: 18, column: 16, scope: !586, inlinedAt: !587)
!611 = !DILocation(line: 18, column: 2, scope: !442, inlinedAt: !443)
!612 = !DILocation(line: 18, column: 6, scope: !442, inlinedAt: !443)
!613 = !DILocation(line: 18, column: 14, scope: !442, inlinedAt: !443)
!614 = !DILocation(line: 19, column: 42, scope: !442, inlinedAt: !443)
!615 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
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
!630 = distinct !DISubprogram(name: "IntegersInt8", scope: !277, file: !277, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!631 = !DILocation(line: 20, column: 6, scope: !630)
!632 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!633 = !DILocation(line: 20, column: 73, scope: !630)
!634 = !DILocation(line: 35, column: 20, scope: !632, inlinedAt: !633)
!635 = !DILocation(line: 36, column: 27, scope: !632, inlinedAt: !633)
!636 = !DILocation(line: 36, column: 25, scope: !632, inlinedAt: !633)
!637 = !DILocation(line: 36, column: 48, scope: !632, inlinedAt: !633)
!638 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!639 = !DILocation(line: 36, column: 10, scope: !632, inlinedAt: !633)
!640 = !DILocation(line: 24, column: 11, scope: !638, inlinedAt: !639)
!641 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!642 = !DILocation(line: 25, column: 40, scope: !638, inlinedAt: !639)
!643 = !DILocation(line: 25, column: 15, scope: !641, inlinedAt: !642)
!644 = !DILocation(line: 44, column: 16, scope: !329, inlinedAt: !643)
!645 = !DILocation(line: 65, column: 13, scope: !328, inlinedAt: !644)
!646 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !644)
!647 = !DILocation(line: 64, column: 35, scope: !328, inlinedAt: !644)
!648 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !644)
!649 = !DILocation(line: 67, column: 35, scope: !328, inlinedAt: !644)
!650 = !DILocation(line: 68, column: 23, scope: !328, inlinedAt: !644)
!651 = !DILocation(line: 25, column: 65, scope: !641, inlinedAt: !642)
!652 = !DILocation(line: 67, column: 40, scope: !328, inlinedAt: !644)
!653 = !DILocation(line: 72, column: 16, scope: !328, inlinedAt: !644)
!654 = !DILocation(line: 73, column: 6, scope: !328, inlinedAt: !644)
!655 = !DILocation(line: 73, column: 36, scope: !328, inlinedAt: !644)
!656 = !DILocation(line: 74, column: 16, scope: !328, inlinedAt: !644)
!657 = !DILocation(line: 75, column: 11, scope: !328, inlinedAt: !644)
!658 = !DILocation(line: 74, column: 3, scope: !328, inlinedAt: !644)
!659 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !644)
!660 = !DILocation(line: 78, column: 41, scope: !328, inlinedAt: !644)
!661 = !DILocation(line: 79, column: 9, scope: !328, inlinedAt: !644)
!662 = !DILocation(line: 73, column: 41, scope: !328, inlinedAt: !644)
!663 = !DILocation(line: 82, column: 16, scope: !328, inlinedAt: !644)
!664 = !DILocation(line: 82, column: 2, scope: !329, inlinedAt: !643)
!665 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!666 = !DILocation(line: 25, column: 60, scope: !638, inlinedAt: !639)
!667 = !DILocation(line: 30, column: 15, scope: !665, inlinedAt: !666)
!668 = !DILocation(line: 44, column: 16, scope: !329, inlinedAt: !667)
!669 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !668)
!670 = !DILocation(line: 64, column: 35, scope: !328, inlinedAt: !668)
!671 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !668)
!672 = !DILocation(line: 67, column: 35, scope: !328, inlinedAt: !668)
!673 = !DILocation(line: 68, column: 23, scope: !328, inlinedAt: !668)
!674 = !DILocation(line: 30, column: 64, scope: !665, inlinedAt: !666)
!675 = !DILocation(line: 67, column: 40, scope: !328, inlinedAt: !668)
!676 = !DILocation(line: 72, column: 16, scope: !328, inlinedAt: !668)
!677 = !DILocation(line: 73, column: 6, scope: !328, inlinedAt: !668)
!678 = !DILocation(line: 73, column: 36, scope: !328, inlinedAt: !668)
!679 = !DILocation(line: 74, column: 16, scope: !328, inlinedAt: !668)
!680 = !DILocation(line: 75, column: 11, scope: !328, inlinedAt: !668)
!681 = !DILocation(line: 74, column: 3, scope: !328, inlinedAt: !668)
!682 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !668)
!683 = !DILocation(line: 78, column: 41, scope: !328, inlinedAt: !668)
!684 = !DILocation(line: 79, column: 9, scope: !328, inlinedAt: !668)
!685 = !DILocation(line: 73, column: 41, scope: !328, inlinedAt: !668)
!686 = !DILocation(line: 82, column: 16, scope: !328, inlinedAt: !668)
!687 = !DILocation(line: 82, column: 2, scope: !329, inlinedAt: !667)
!688 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!689 = !DILocation(line: 25, column: 81, scope: !638, inlinedAt: !639)
!690 = !DILocation(line: 36, column: 15, scope: !688, inlinedAt: !689)
!691 = !DILocation(line: 44, column: 16, scope: !329, inlinedAt: !690)
!692 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !691)
!693 = !DILocation(line: 64, column: 35, scope: !328, inlinedAt: !691)
!694 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !691)
!695 = !DILocation(line: 67, column: 35, scope: !328, inlinedAt: !691)
!696 = !DILocation(line: 68, column: 23, scope: !328, inlinedAt: !691)
!697 = !DILocation(line: 36, column: 65, scope: !688, inlinedAt: !689)
!698 = !DILocation(line: 67, column: 40, scope: !328, inlinedAt: !691)
!699 = !DILocation(line: 72, column: 16, scope: !328, inlinedAt: !691)
!700 = !DILocation(line: 73, column: 6, scope: !328, inlinedAt: !691)
!701 = !DILocation(line: 73, column: 36, scope: !328, inlinedAt: !691)
!702 = !DILocation(line: 74, column: 16, scope: !328, inlinedAt: !691)
!703 = !DILocation(line: 75, column: 11, scope: !328, inlinedAt: !691)
!704 = !DILocation(line: 74, column: 3, scope: !328, inlinedAt: !691)
!705 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !691)
!706 = !DILocation(line: 78, column: 41, scope: !328, inlinedAt: !691)
!707 = !DILocation(line: 79, column: 9, scope: !328, inlinedAt: !691)
!708 = !DILocation(line: 73, column: 41, scope: !328, inlinedAt: !691)
!709 = !DILocation(line: 82, column: 16, scope: !328, inlinedAt: !691)
!710 = !DILocation(line: 82, column: 2, scope: !329, inlinedAt: !690)
!711 = !DILocation(line: 25, column: 5, scope: !638, inlinedAt: !639)
!712 = !DILocation(line: 25, column: 13, scope: !638, inlinedAt: !639)
!713 = !DILocation(line: 25, column: 21, scope: !638, inlinedAt: !639)
!714 = !DILocation(line: 37, column: 27, scope: !632, inlinedAt: !633)
!715 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!716 = !DILocation(line: 37, column: 10, scope: !632, inlinedAt: !633)
!717 = !DILocation(line: 24, column: 11, scope: !715, inlinedAt: !716)
!718 = !DILocation(line: 37, column: 50, scope: !632, inlinedAt: !633)
!719 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!720 = !DILocation(line: 25, column: 40, scope: !715, inlinedAt: !716)
!721 = !DILocation(line: 25, column: 15, scope: !719, inlinedAt: !720)
!722 = !DILocation(line: 44, column: 16, scope: !447, inlinedAt: !721)
!723 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !722)
!724 = !DILocation(line: 64, column: 35, scope: !328, inlinedAt: !722)
!725 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !722)
!726 = !DILocation(line: 67, column: 35, scope: !328, inlinedAt: !722)
!727 = !DILocation(line: 68, column: 23, scope: !328, inlinedAt: !722)
!728 = !DILocation(line: 25, column: 65, scope: !719, inlinedAt: !720)
!729 = !DILocation(line: 67, column: 40, scope: !328, inlinedAt: !722)
!730 = !DILocation(line: 72, column: 16, scope: !328, inlinedAt: !722)
!731 = !DILocation(line: 73, column: 6, scope: !328, inlinedAt: !722)
!732 = !DILocation(line: 73, column: 36, scope: !328, inlinedAt: !722)
!733 = !DILocation(line: 74, column: 16, scope: !328, inlinedAt: !722)
!734 = !DILocation(line: 75, column: 11, scope: !328, inlinedAt: !722)
!735 = !DILocation(line: 74, column: 3, scope: !328, inlinedAt: !722)
!736 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !722)
!737 = !DILocation(line: 78, column: 41, scope: !328, inlinedAt: !722)
!738 = !DILocation(line: 79, column: 9, scope: !328, inlinedAt: !722)
!739 = !DILocation(line: 73, column: 41, scope: !328, inlinedAt: !722)
!740 = !DILocation(line: 82, column: 16, scope: !328, inlinedAt: !722)
!741 = !DILocation(line: 82, column: 2, scope: !447, inlinedAt: !721)
!742 = !DILocation(line: 45, column: 14, scope: !447, inlinedAt: !721)
!743 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !742)
!744 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !742)
!745 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !742)
!746 = !DILocation(line: 46, column: 7, scope: !447, inlinedAt: !721)
!747 = !DILocation(line: 49, column: 31, scope: !447, inlinedAt: !721)
!748 = !DILocation(line: 50, column: 10, scope: !447, inlinedAt: !721)
!749 = !DILocation(line: 51, column: 11, scope: !447, inlinedAt: !721)
!750 = !DILocation(line: 51, column: 14, scope: !447, inlinedAt: !721)
!751 = !DILocation(line: 52, column: 17, scope: !447, inlinedAt: !721)
!752 = !DILocation(line: 52, column: 8, scope: !447, inlinedAt: !721)
!753 = !DILocation(line: 54, column: 10, scope: !447, inlinedAt: !721)
!754 = !DILocation(line: 55, column: 11, scope: !447, inlinedAt: !721)
!755 = !DILocation(line: 42, column: 50, scope: !447, inlinedAt: !721)
!756 = !DILocation(line: 56, column: 6, scope: !447, inlinedAt: !721)
!757 = !DILocation(line: 56, column: 16, scope: !447, inlinedAt: !721)
!758 = !DILocation(line: 57, column: 17, scope: !447, inlinedAt: !721)
!759 = !DILocation(line: 56, column: 21, scope: !447, inlinedAt: !721)
!760 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!761 = !DILocation(line: 25, column: 60, scope: !715, inlinedAt: !716)
!762 = !DILocation(line: 30, column: 15, scope: !760, inlinedAt: !761)
!763 = !DILocation(line: 44, column: 16, scope: !447, inlinedAt: !762)
!764 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !763)
!765 = !DILocation(line: 64, column: 35, scope: !328, inlinedAt: !763)
!766 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !763)
!767 = !DILocation(line: 67, column: 35, scope: !328, inlinedAt: !763)
!768 = !DILocation(line: 68, column: 23, scope: !328, inlinedAt: !763)
!769 = !DILocation(line: 30, column: 64, scope: !760, inlinedAt: !761)
!770 = !DILocation(line: 67, column: 40, scope: !328, inlinedAt: !763)
!771 = !DILocation(line: 72, column: 16, scope: !328, inlinedAt: !763)
!772 = !DILocation(line: 73, column: 6, scope: !328, inlinedAt: !763)
!773 = !DILocation(line: 73, column: 36, scope: !328, inlinedAt: !763)
!774 = !DILocation(line: 74, column: 16, scope: !328, inlinedAt: !763)
!775 = !DILocation(line: 75, column: 11, scope: !328, inlinedAt: !763)
!776 = !DILocation(line: 74, column: 3, scope: !328, inlinedAt: !763)
!777 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !763)
!778 = !DILocation(line: 78, column: 41, scope: !328, inlinedAt: !763)
!779 = !DILocation(line: 79, column: 9, scope: !328, inlinedAt: !763)
!780 = !DILocation(line: 73, column: 41, scope: !328, inlinedAt: !763)
!781 = !DILocation(line: 82, column: 16, scope: !328, inlinedAt: !763)
!782 = !DILocation(line: 82, column: 2, scope: !447, inlinedAt: !762)
!783 = !DILocation(line: 46, column: 7, scope: !447, inlinedAt: !762)
!784 = !DILocation(line: 49, column: 31, scope: !447, inlinedAt: !762)
!785 = !DILocation(line: 50, column: 10, scope: !447, inlinedAt: !762)
!786 = !DILocation(line: 51, column: 11, scope: !447, inlinedAt: !762)
!787 = !DILocation(line: 51, column: 14, scope: !447, inlinedAt: !762)
!788 = !DILocation(line: 52, column: 17, scope: !447, inlinedAt: !762)
!789 = !DILocation(line: 52, column: 8, scope: !447, inlinedAt: !762)
!790 = !DILocation(line: 54, column: 10, scope: !447, inlinedAt: !762)
!791 = !DILocation(line: 55, column: 11, scope: !447, inlinedAt: !762)
!792 = !DILocation(line: 42, column: 50, scope: !447, inlinedAt: !762)
!793 = !DILocation(line: 56, column: 6, scope: !447, inlinedAt: !762)
!794 = !DILocation(line: 56, column: 16, scope: !447, inlinedAt: !762)
!795 = !DILocation(line: 57, column: 17, scope: !447, inlinedAt: !762)
!796 = !DILocation(line: 56, column: 21, scope: !447, inlinedAt: !762)
!797 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!798 = !DILocation(line: 25, column: 81, scope: !715, inlinedAt: !716)
!799 = !DILocation(line: 36, column: 15, scope: !797, inlinedAt: !798)
!800 = !DILocation(line: 44, column: 16, scope: !447, inlinedAt: !799)
!801 = !DILocation(line: 66, column: 7, scope: !328, inlinedAt: !800)
!802 = !DILocation(line: 64, column: 35, scope: !328, inlinedAt: !800)
!803 = !DILocation(line: 67, column: 7, scope: !328, inlinedAt: !800)
!804 = !DILocation(line: 67, column: 35, scope: !328, inlinedAt: !800)
!805 = !DILocation(line: 68, column: 23, scope: !328, inlinedAt: !800)
!806 = !DILocation(line: 36, column: 65, scope: !797, inlinedAt: !798)
!807 = !DILocation(line: 67, column: 40, scope: !328, inlinedAt: !800)
!808 = !DILocation(line: 72, column: 16, scope: !328, inlinedAt: !800)
!809 = !DILocation(line: 73, column: 6, scope: !328, inlinedAt: !800)
!810 = !DILocation(line: 73, column: 36, scope: !328, inlinedAt: !800)
!811 = !DILocation(line: 74, column: 16, scope: !328, inlinedAt: !800)
!812 = !DILocation(line: 75, column: 11, scope: !328, inlinedAt: !800)
!813 = !DILocation(line: 74, column: 3, scope: !328, inlinedAt: !800)
!814 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !800)
!815 = !DILocation(line: 78, column: 41, scope: !328, inlinedAt: !800)
!816 = !DILocation(line: 79, column: 9, scope: !328, inlinedAt: !800)
!817 = !DILocation(line: 73, column: 41, scope: !328, inlinedAt: !800)
!818 = !DILocation(line: 82, column: 16, scope: !328, inlinedAt: !800)
!819 = !DILocation(line: 82, column: 2, scope: !447, inlinedAt: !799)
!820 = !DILocation(line: 46, column: 7, scope: !447, inlinedAt: !799)
!821 = !DILocation(line: 49, column: 31, scope: !447, inlinedAt: !799)
!822 = !DILocation(line: 50, column: 10, scope: !447, inlinedAt: !799)
!823 = !DILocation(line: 51, column: 11, scope: !447, inlinedAt: !799)
!824 = !DILocation(line: 51, column: 14, scope: !447, inlinedAt: !799)
!825 = !DILocation(line: 52, column: 17, scope: !447, inlinedAt: !799)
!826 = !DILocation(line: 52, column: 8, scope: !447, inlinedAt: !799)
!827 = !DILocation(line: 54, column: 10, scope: !447, inlinedAt: !799)
!828 = !DILocation(line: 55, column: 11, scope: !447, inlinedAt: !799)
!829 = !DILocation(line: 42, column: 50, scope: !447, inlinedAt: !799)
!830 = !DILocation(line: 56, column: 6, scope: !447, inlinedAt: !799)
!831 = !DILocation(line: 56, column: 16, scope: !447, inlinedAt: !799)
!832 = !DILocation(line: 57, column: 17, scope: !447, inlinedAt: !799)
!833 = !DILocation(line: 56, column: 21, scope: !447, inlinedAt: !799)
!834 = !DILocation(line: 25, column: 5, scope: !715, inlinedAt: !716)
!835 = !DILocation(line: 25, column: 13, scope: !715, inlinedAt: !716)
!836 = !DILocation(line: 25, column: 21, scope: !715, inlinedAt: !716)
!837 = distinct !DISubprogram(name: "ExchangeInt16", scope: !277, file: !277, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
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
!851 = !DILocation(line: 28, column: 37, scope: !839, inlinedAt: !840)
!852 = !DILocation(line: 28, column: 32, scope: !839, inlinedAt: !840)
!853 = !DILocation(line: 28, column: 34, scope: !839, inlinedAt: !840)
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
!874 = distinct !DISubprogram(name: "ExchangeInt32", scope: !277, file: !277, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
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
!888 = !DILocation(line: 28, column: 37, scope: !876, inlinedAt: !877)
!889 = !DILocation(line: 28, column: 32, scope: !876, inlinedAt: !877)
!890 = !DILocation(line: 28, column: 34, scope: !876, inlinedAt: !877)
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
!911 = distinct !DISubprogram(name: "NumbersInt32", scope: !277, file: !277, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!912 = !DILocation(line: 39, column: 6, scope: !911)
!913 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!914 = !DILocation(line: 39, column: 73, scope: !911)
!915 = !DILocation(line: 29, column: 20, scope: !913, inlinedAt: !914)
!916 = !DILocation(line: 30, column: 26, scope: !913, inlinedAt: !914)
!917 = !DILocation(line: 30, column: 24, scope: !913, inlinedAt: !914)
!918 = !DILocation(line: 30, column: 46, scope: !913, inlinedAt: !914)
!919 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!920 = !DILocation(line: 30, column: 9, scope: !913, inlinedAt: !914)
!921 = !DILocation(line: 14, column: 11, scope: !919, inlinedAt: !920)
!922 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!923 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!924 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!925 = !DILocation(line: 16, column: 25, scope: !919, inlinedAt: !920)
!926 = !DILocation(line: 7, column: 15, scope: !924, inlinedAt: !925)
!927 = !DILocation(line: 44, column: 16, scope: !923, inlinedAt: !926)
!928 = !DILocation(line: 65, column: 13, scope: !922, inlinedAt: !927)
!929 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !927)
!930 = !DILocation(line: 19, column: 40, scope: !919, inlinedAt: !920)
!931 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !927)
!932 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !927)
!933 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !927)
!934 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !927)
!935 = !DILocation(line: 7, column: 65, scope: !924, inlinedAt: !925)
!936 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !927)
!937 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !927)
!938 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !927)
!939 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !927)
!940 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !927)
!941 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !927)
!942 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !927)
!943 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !927)
!944 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !927)
!945 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !927)
!946 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !927)
!947 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !927)
!948 = !DILocation(line: 82, column: 2, scope: !923, inlinedAt: !926)
!949 = !DILocation(line: 16, column: 6, scope: !919, inlinedAt: !920)
!950 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!951 = !DILocation(line: 17, column: 33, scope: !919, inlinedAt: !920)
!952 = !DILocation(line: 13, column: 15, scope: !950, inlinedAt: !951)
!953 = !DILocation(line: 44, column: 16, scope: !923, inlinedAt: !952)
!954 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !953)
!955 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !953)
!956 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !953)
!957 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !953)
!958 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !953)
!959 = !DILocation(line: 13, column: 66, scope: !950, inlinedAt: !951)
!960 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !953)
!961 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !953)
!962 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !953)
!963 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !953)
!964 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !953)
!965 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !953)
!966 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !953)
!967 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !953)
!968 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !953)
!969 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !953)
!970 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !953)
!971 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !953)
!972 = !DILocation(line: 82, column: 2, scope: !923, inlinedAt: !952)
!973 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!974 = !DILocation(line: 17, column: 54, scope: !919, inlinedAt: !920)
!975 = !DILocation(line: 19, column: 15, scope: !973, inlinedAt: !974)
!976 = !DILocation(line: 44, column: 16, scope: !923, inlinedAt: !975)
!977 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !976)
!978 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !976)
!979 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !976)
!980 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !976)
!981 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !976)
!982 = !DILocation(line: 19, column: 66, scope: !973, inlinedAt: !974)
!983 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !976)
!984 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !976)
!985 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !976)
!986 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !976)
!987 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !976)
!988 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !976)
!989 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !976)
!990 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !976)
!991 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !976)
!992 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !976)
!993 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !976)
!994 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !976)
!995 = !DILocation(line: 82, column: 2, scope: !923, inlinedAt: !975)
!996 = !DILocation(line: 17, column: 6, scope: !919, inlinedAt: !920)
!997 = !DILocation(line: 17, column: 14, scope: !919, inlinedAt: !920)
!998 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!999 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1000 = !DILocation(line: 18, column: 40, scope: !919, inlinedAt: !920)
!1001 = !DILocation(line: 6, column: 21, scope: !999, inlinedAt: !1000)
!1002 = !DILocation(line: 25, column: 16, scope: !998, inlinedAt: !1001)
!1003 = !DILocation(line: 23, column: 48, scope: !998, inlinedAt: !1001)
!1004 = !DILocation(line: 26, column: 6, scope: !998, inlinedAt: !1001)
!1005 = !DILocation(line: 26, column: 24, scope: !998, inlinedAt: !1001)
!1006 = !DILocation(line: 27, column: 24, scope: !998, inlinedAt: !1001)
!1007 = !DILocation(line: 27, column: 44, scope: !998, inlinedAt: !1001)
!1008 = !DILocation(line: 28, column: 4, scope: !998, inlinedAt: !1001)
!1009 = !DILocation(line: 26, column: 37, scope: !998, inlinedAt: !1001)
!1010 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1011 = !DILocation(line: 18, column: 68, scope: !919, inlinedAt: !920)
!1012 = !DILocation(line: 14, column: 21, scope: !1010, inlinedAt: !1011)
!1013 = !DILocation(line: 23, column: 48, scope: !998, inlinedAt: !1012)
!1014 = !DILocation(line: 26, column: 6, scope: !998, inlinedAt: !1012)
!1015 = !DILocation(line: 26, column: 24, scope: !998, inlinedAt: !1012)
!1016 = !DILocation(line: 27, column: 24, scope: !998, inlinedAt: !1012)
!1017 = !DILocation(line: 27, column: 44, scope: !998, inlinedAt: !1012)
!1018 = !DILocation(line: 28, column: 4, scope: !998, inlinedAt: !1012)
!1019 = !DILocation(line: 26, column: 37, scope: !998, inlinedAt: !1012)
!1020 = !DILocation(line: 15, column: 20, scope: !1010, inlinedAt: !1011)
!1021 = !DILocation(line: 15, column: 42, scope: !1010, inlinedAt: !1011)
!1022 = !DILocation(line: 18, column: 2, scope: !919, inlinedAt: !920)
!1023 = !DILocation(line: 18, column: 6, scope: !919, inlinedAt: !920)
!1024 = !DILocation(line: 18, column: 14, scope: !919, inlinedAt: !920)
!1025 = !DILocation(line: 19, column: 42, scope: !919, inlinedAt: !920)
!1026 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1027 = !DILocation(line: 19, column: 25, scope: !919, inlinedAt: !920)
!1028 = !DILocation(line: 36, column: 10, scope: !1026, inlinedAt: !1027)
!1029 = !DILocation(line: 36, column: 22, scope: !1026, inlinedAt: !1027)
!1030 = !DILocation(line: 37, column: 8, scope: !1026, inlinedAt: !1027)
!1031 = !DILocation(line: 40, column: 17, scope: !1026, inlinedAt: !1027)
!1032 = !DILocation(line: 19, column: 6, scope: !919, inlinedAt: !920)
!1033 = !DILocation(line: 31, column: 26, scope: !913, inlinedAt: !914)
!1034 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1035 = !DILocation(line: 31, column: 9, scope: !913, inlinedAt: !914)
!1036 = !DILocation(line: 14, column: 11, scope: !1034, inlinedAt: !1035)
!1037 = !DILocation(line: 31, column: 48, scope: !913, inlinedAt: !914)
!1038 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1039 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1040 = !DILocation(line: 16, column: 25, scope: !1034, inlinedAt: !1035)
!1041 = !DILocation(line: 7, column: 15, scope: !1039, inlinedAt: !1040)
!1042 = !DILocation(line: 45, column: 14, scope: !1038, inlinedAt: !1041)
!1043 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !1042)
!1044 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !1042)
!1045 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1046 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1047 = !DILocation(line: 18, column: 40, scope: !1034, inlinedAt: !1035)
!1048 = !DILocation(line: 6, column: 21, scope: !1046, inlinedAt: !1047)
!1049 = !DILocation(line: 37, column: 21, scope: !1045, inlinedAt: !1048)
!1050 = !DILocation(line: 37, column: 10, scope: !1045, inlinedAt: !1048)
!1051 = !DILocation(line: 19, column: 40, scope: !1034, inlinedAt: !1035)
!1052 = !DILocation(line: 44, column: 16, scope: !1038, inlinedAt: !1041)
!1053 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1052)
!1054 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1052)
!1055 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1052)
!1056 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1052)
!1057 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1052)
!1058 = !DILocation(line: 7, column: 65, scope: !1039, inlinedAt: !1040)
!1059 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1052)
!1060 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1052)
!1061 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1052)
!1062 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1052)
!1063 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1052)
!1064 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1052)
!1065 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1052)
!1066 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1052)
!1067 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1052)
!1068 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1052)
!1069 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1052)
!1070 = !DILocation(line: 82, column: 2, scope: !1038, inlinedAt: !1041)
!1071 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !1042)
!1072 = !DILocation(line: 46, column: 7, scope: !1038, inlinedAt: !1041)
!1073 = !DILocation(line: 49, column: 31, scope: !1038, inlinedAt: !1041)
!1074 = !DILocation(line: 50, column: 10, scope: !1038, inlinedAt: !1041)
!1075 = !DILocation(line: 51, column: 14, scope: !1038, inlinedAt: !1041)
!1076 = !DILocation(line: 52, column: 17, scope: !1038, inlinedAt: !1041)
!1077 = !DILocation(line: 52, column: 8, scope: !1038, inlinedAt: !1041)
!1078 = !DILocation(line: 54, column: 10, scope: !1038, inlinedAt: !1041)
!1079 = !DILocation(line: 55, column: 11, scope: !1038, inlinedAt: !1041)
!1080 = !DILocation(line: 42, column: 50, scope: !1038, inlinedAt: !1041)
!1081 = !DILocation(line: 56, column: 6, scope: !1038, inlinedAt: !1041)
!1082 = !DILocation(line: 56, column: 16, scope: !1038, inlinedAt: !1041)
!1083 = !DILocation(line: 57, column: 17, scope: !1038, inlinedAt: !1041)
!1084 = !DILocation(line: 56, column: 21, scope: !1038, inlinedAt: !1041)
!1085 = !DILocation(line: 16, column: 6, scope: !1034, inlinedAt: !1035)
!1086 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1087 = !DILocation(line: 17, column: 33, scope: !1034, inlinedAt: !1035)
!1088 = !DILocation(line: 13, column: 15, scope: !1086, inlinedAt: !1087)
!1089 = !DILocation(line: 44, column: 16, scope: !1038, inlinedAt: !1088)
!1090 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1089)
!1091 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1089)
!1092 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1089)
!1093 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1089)
!1094 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1089)
!1095 = !DILocation(line: 13, column: 66, scope: !1086, inlinedAt: !1087)
!1096 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1089)
!1097 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1089)
!1098 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1089)
!1099 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1089)
!1100 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1089)
!1101 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1089)
!1102 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1089)
!1103 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1089)
!1104 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1089)
!1105 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1089)
!1106 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1089)
!1107 = !DILocation(line: 82, column: 2, scope: !1038, inlinedAt: !1088)
!1108 = !DILocation(line: 46, column: 7, scope: !1038, inlinedAt: !1088)
!1109 = !DILocation(line: 49, column: 31, scope: !1038, inlinedAt: !1088)
!1110 = !DILocation(line: 50, column: 10, scope: !1038, inlinedAt: !1088)
!1111 = !DILocation(line: 51, column: 14, scope: !1038, inlinedAt: !1088)
!1112 = !DILocation(line: 52, column: 17, scope: !1038, inlinedAt: !1088)
!1113 = !DILocation(line: 52, column: 8, scope: !1038, inlinedAt: !1088)
!1114 = !DILocation(line: 54, column: 10, scope: !1038, inlinedAt: !1088)
!1115 = !DILocation(line: 55, column: 11, scope: !1038, inlinedAt: !1088)
!1116 = !DILocation(line: 42, column: 50, scope: !1038, inlinedAt: !1088)
!1117 = !DILocation(line: 56, column: 6, scope: !1038, inlinedAt: !1088)
!1118 = !DILocation(line: 56, column: 16, scope: !1038, inlinedAt: !1088)
!1119 = !DILocation(line: 57, column: 17, scope: !1038, inlinedAt: !1088)
!1120 = !DILocation(line: 56, column: 21, scope: !1038, inlinedAt: !1088)
!1121 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1122 = !DILocation(line: 17, column: 54, scope: !1034, inlinedAt: !1035)
!1123 = !DILocation(line: 19, column: 15, scope: !1121, inlinedAt: !1122)
!1124 = !DILocation(line: 44, column: 16, scope: !1038, inlinedAt: !1123)
!1125 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1124)
!1126 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1124)
!1127 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1124)
!1128 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1124)
!1129 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1124)
!1130 = !DILocation(line: 19, column: 66, scope: !1121, inlinedAt: !1122)
!1131 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1124)
!1132 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1124)
!1133 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1124)
!1134 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1124)
!1135 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1124)
!1136 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1124)
!1137 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1124)
!1138 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1124)
!1139 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1124)
!1140 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1124)
!1141 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1124)
!1142 = !DILocation(line: 82, column: 2, scope: !1038, inlinedAt: !1123)
!1143 = !DILocation(line: 46, column: 7, scope: !1038, inlinedAt: !1123)
!1144 = !DILocation(line: 49, column: 31, scope: !1038, inlinedAt: !1123)
!1145 = !DILocation(line: 50, column: 10, scope: !1038, inlinedAt: !1123)
!1146 = !DILocation(line: 51, column: 14, scope: !1038, inlinedAt: !1123)
!1147 = !DILocation(line: 52, column: 17, scope: !1038, inlinedAt: !1123)
!1148 = !DILocation(line: 52, column: 8, scope: !1038, inlinedAt: !1123)
!1149 = !DILocation(line: 54, column: 10, scope: !1038, inlinedAt: !1123)
!1150 = !DILocation(line: 55, column: 11, scope: !1038, inlinedAt: !1123)
!1151 = !DILocation(line: 42, column: 50, scope: !1038, inlinedAt: !1123)
!1152 = !DILocation(line: 56, column: 6, scope: !1038, inlinedAt: !1123)
!1153 = !DILocation(line: 56, column: 16, scope: !1038, inlinedAt: !1123)
!1154 = !DILocation(line: 57, column: 17, scope: !1038, inlinedAt: !1123)
!1155 = !DILocation(line: 56, column: 21, scope: !1038, inlinedAt: !1123)
!1156 = !DILocation(line: 17, column: 6, scope: !1034, inlinedAt: !1035)
!1157 = !DILocation(line: 17, column: 14, scope: !1034, inlinedAt: !1035)
!1158 = !DILocation(line: 25, column: 16, scope: !1045, inlinedAt: !1048)
!1159 = !DILocation(line: 23, column: 48, scope: !1045, inlinedAt: !1048)
!1160 = !DILocation(line: 26, column: 6, scope: !1045, inlinedAt: !1048)
!1161 = !DILocation(line: 26, column: 24, scope: !1045, inlinedAt: !1048)
!1162 = !DILocation(line: 27, column: 24, scope: !1045, inlinedAt: !1048)
!1163 = !DILocation(line: 27, column: 44, scope: !1045, inlinedAt: !1048)
!1164 = !DILocation(line: 28, column: 4, scope: !1045, inlinedAt: !1048)
!1165 = !DILocation(line: 26, column: 37, scope: !1045, inlinedAt: !1048)
!1166 = !DILocation(line: 31, column: 15, scope: !1045, inlinedAt: !1048)
!1167 = !DILocation(line: 34, column: 32, scope: !1045, inlinedAt: !1048)
!1168 = !DILocation(line: 35, column: 19, scope: !1045, inlinedAt: !1048)
!1169 = !DILocation(line: 36, column: 10, scope: !1045, inlinedAt: !1048)
!1170 = !DILocation(line: 38, column: 9, scope: !1045, inlinedAt: !1048)
!1171 = !DILocation(line: 40, column: 10, scope: !1045, inlinedAt: !1048)
!1172 = !DILocation(line: 23, column: 59, scope: !1045, inlinedAt: !1048)
!1173 = !DILocation(line: 42, column: 19, scope: !1045, inlinedAt: !1048)
!1174 = !DILocation(line: 42, column: 3, scope: !1045, inlinedAt: !1048)
!1175 = !DILocation(line: 44, column: 2, scope: !1046, inlinedAt: !1047)
!1176 = !DILocation(line: 7, column: 16, scope: !1046, inlinedAt: !1047)
!1177 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1178 = !DILocation(line: 18, column: 68, scope: !1034, inlinedAt: !1035)
!1179 = !DILocation(line: 14, column: 21, scope: !1177, inlinedAt: !1178)
!1180 = !DILocation(line: 25, column: 16, scope: !1045, inlinedAt: !1179)
!1181 = !DILocation(line: 23, column: 48, scope: !1045, inlinedAt: !1179)
!1182 = !DILocation(line: 26, column: 6, scope: !1045, inlinedAt: !1179)
!1183 = !DILocation(line: 26, column: 24, scope: !1045, inlinedAt: !1179)
!1184 = !DILocation(line: 27, column: 24, scope: !1045, inlinedAt: !1179)
!1185 = !DILocation(line: 27, column: 44, scope: !1045, inlinedAt: !1179)
!1186 = !DILocation(line: 28, column: 4, scope: !1045, inlinedAt: !1179)
!1187 = !DILocation(line: 26, column: 37, scope: !1045, inlinedAt: !1179)
!1188 = !DILocation(line: 31, column: 15, scope: !1045, inlinedAt: !1179)
!1189 = !DILocation(line: 34, column: 32, scope: !1045, inlinedAt: !1179)
!1190 = !DILocation(line: 35, column: 19, scope: !1045, inlinedAt: !1179)
!1191 = !DILocation(line: 36, column: 10, scope: !1045, inlinedAt: !1179)
!1192 = !DILocation(line: 37, column: 10, scope: !1045, inlinedAt: !1179)
!1193 = !DILocation(line: 38, column: 9, scope: !1045, inlinedAt: !1179)
!1194 = !DILocation(line: 40, column: 10, scope: !1045, inlinedAt: !1179)
!1195 = !DILocation(line: 23, column: 59, scope: !1045, inlinedAt: !1179)
!1196 = !DILocation(line: 42, column: 19, scope: !1045, inlinedAt: !1179)
!1197 = !DILocation(line: 42, column: 3, scope: !1045, inlinedAt: !1179)
!1198 = !DILocation(line: 44, column: 2, scope: !1177, inlinedAt: !1178)
!1199 = !DILocation(line: 15, column: 20, scope: !1177, inlinedAt: !1178)
!1200 = !DILocation(line: 15, column: 42, scope: !1177, inlinedAt: !1178)
!1201 = !DILocation(line: 18, column: 16, scope: !1177, inlinedAt: !1178)
!1202 = !DILocation(line: 18, column: 2, scope: !1034, inlinedAt: !1035)
!1203 = !DILocation(line: 18, column: 6, scope: !1034, inlinedAt: !1035)
!1204 = !DILocation(line: 18, column: 14, scope: !1034, inlinedAt: !1035)
!1205 = !DILocation(line: 19, column: 42, scope: !1034, inlinedAt: !1035)
!1206 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1207 = !DILocation(line: 19, column: 25, scope: !1034, inlinedAt: !1035)
!1208 = !DILocation(line: 36, column: 22, scope: !1206, inlinedAt: !1207)
!1209 = !DILocation(line: 37, column: 8, scope: !1206, inlinedAt: !1207)
!1210 = !DILocation(line: 39, column: 15, scope: !1206, inlinedAt: !1207)
!1211 = !DILocation(line: 40, column: 17, scope: !1206, inlinedAt: !1207)
!1212 = !DILocation(line: 40, column: 3, scope: !1034, inlinedAt: !1035)
!1213 = !DILocation(line: 42, column: 16, scope: !1206, inlinedAt: !1207)
!1214 = !DILocation(line: 43, column: 10, scope: !1206, inlinedAt: !1207)
!1215 = !DILocation(line: 44, column: 14, scope: !1206, inlinedAt: !1207)
!1216 = !DILocation(line: 45, column: 3, scope: !1206, inlinedAt: !1207)
!1217 = !DILocation(line: 47, column: 10, scope: !1206, inlinedAt: !1207)
!1218 = !DILocation(line: 48, column: 9, scope: !1206, inlinedAt: !1207)
!1219 = !DILocation(line: 48, column: 2, scope: !1034, inlinedAt: !1035)
!1220 = !DILocation(line: 19, column: 6, scope: !1034, inlinedAt: !1035)
!1221 = distinct !DISubprogram(name: "IntegersInt32", scope: !277, file: !277, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!1222 = !DILocation(line: 44, column: 6, scope: !1221)
!1223 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1224 = !DILocation(line: 44, column: 75, scope: !1221)
!1225 = !DILocation(line: 35, column: 20, scope: !1223, inlinedAt: !1224)
!1226 = !DILocation(line: 36, column: 27, scope: !1223, inlinedAt: !1224)
!1227 = !DILocation(line: 36, column: 25, scope: !1223, inlinedAt: !1224)
!1228 = !DILocation(line: 36, column: 48, scope: !1223, inlinedAt: !1224)
!1229 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1230 = !DILocation(line: 36, column: 10, scope: !1223, inlinedAt: !1224)
!1231 = !DILocation(line: 24, column: 11, scope: !1229, inlinedAt: !1230)
!1232 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1233 = !DILocation(line: 25, column: 40, scope: !1229, inlinedAt: !1230)
!1234 = !DILocation(line: 25, column: 15, scope: !1232, inlinedAt: !1233)
!1235 = !DILocation(line: 44, column: 16, scope: !923, inlinedAt: !1234)
!1236 = !DILocation(line: 65, column: 13, scope: !922, inlinedAt: !1235)
!1237 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1235)
!1238 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1235)
!1239 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1235)
!1240 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1235)
!1241 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1235)
!1242 = !DILocation(line: 25, column: 65, scope: !1232, inlinedAt: !1233)
!1243 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1235)
!1244 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !1235)
!1245 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1235)
!1246 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1235)
!1247 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1235)
!1248 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1235)
!1249 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1235)
!1250 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1235)
!1251 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1235)
!1252 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1235)
!1253 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1235)
!1254 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1235)
!1255 = !DILocation(line: 82, column: 2, scope: !923, inlinedAt: !1234)
!1256 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1257 = !DILocation(line: 25, column: 60, scope: !1229, inlinedAt: !1230)
!1258 = !DILocation(line: 30, column: 15, scope: !1256, inlinedAt: !1257)
!1259 = !DILocation(line: 44, column: 16, scope: !923, inlinedAt: !1258)
!1260 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1259)
!1261 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1259)
!1262 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1259)
!1263 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1259)
!1264 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1259)
!1265 = !DILocation(line: 30, column: 64, scope: !1256, inlinedAt: !1257)
!1266 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1259)
!1267 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !1259)
!1268 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1259)
!1269 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1259)
!1270 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1259)
!1271 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1259)
!1272 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1259)
!1273 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1259)
!1274 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1259)
!1275 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1259)
!1276 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1259)
!1277 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1259)
!1278 = !DILocation(line: 82, column: 2, scope: !923, inlinedAt: !1258)
!1279 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1280 = !DILocation(line: 25, column: 81, scope: !1229, inlinedAt: !1230)
!1281 = !DILocation(line: 36, column: 15, scope: !1279, inlinedAt: !1280)
!1282 = !DILocation(line: 44, column: 16, scope: !923, inlinedAt: !1281)
!1283 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1282)
!1284 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1282)
!1285 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1282)
!1286 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1282)
!1287 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1282)
!1288 = !DILocation(line: 36, column: 65, scope: !1279, inlinedAt: !1280)
!1289 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1282)
!1290 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !1282)
!1291 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1282)
!1292 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1282)
!1293 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1282)
!1294 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1282)
!1295 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1282)
!1296 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1282)
!1297 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1282)
!1298 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1282)
!1299 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1282)
!1300 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1282)
!1301 = !DILocation(line: 82, column: 2, scope: !923, inlinedAt: !1281)
!1302 = !DILocation(line: 25, column: 5, scope: !1229, inlinedAt: !1230)
!1303 = !DILocation(line: 25, column: 13, scope: !1229, inlinedAt: !1230)
!1304 = !DILocation(line: 25, column: 21, scope: !1229, inlinedAt: !1230)
!1305 = !DILocation(line: 37, column: 27, scope: !1223, inlinedAt: !1224)
!1306 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1307 = !DILocation(line: 37, column: 10, scope: !1223, inlinedAt: !1224)
!1308 = !DILocation(line: 24, column: 11, scope: !1306, inlinedAt: !1307)
!1309 = !DILocation(line: 37, column: 50, scope: !1223, inlinedAt: !1224)
!1310 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1311 = !DILocation(line: 25, column: 40, scope: !1306, inlinedAt: !1307)
!1312 = !DILocation(line: 25, column: 15, scope: !1310, inlinedAt: !1311)
!1313 = !DILocation(line: 44, column: 16, scope: !1038, inlinedAt: !1312)
!1314 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1313)
!1315 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1313)
!1316 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1313)
!1317 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1313)
!1318 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1313)
!1319 = !DILocation(line: 25, column: 65, scope: !1310, inlinedAt: !1311)
!1320 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1313)
!1321 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !1313)
!1322 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1313)
!1323 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1313)
!1324 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1313)
!1325 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1313)
!1326 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1313)
!1327 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1313)
!1328 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1313)
!1329 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1313)
!1330 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1313)
!1331 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1313)
!1332 = !DILocation(line: 82, column: 2, scope: !1038, inlinedAt: !1312)
!1333 = !DILocation(line: 45, column: 14, scope: !1038, inlinedAt: !1312)
!1334 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !1333)
!1335 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !1333)
!1336 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !1333)
!1337 = !DILocation(line: 46, column: 7, scope: !1038, inlinedAt: !1312)
!1338 = !DILocation(line: 49, column: 31, scope: !1038, inlinedAt: !1312)
!1339 = !DILocation(line: 50, column: 10, scope: !1038, inlinedAt: !1312)
!1340 = !DILocation(line: 51, column: 11, scope: !1038, inlinedAt: !1312)
!1341 = !DILocation(line: 51, column: 14, scope: !1038, inlinedAt: !1312)
!1342 = !DILocation(line: 52, column: 17, scope: !1038, inlinedAt: !1312)
!1343 = !DILocation(line: 52, column: 8, scope: !1038, inlinedAt: !1312)
!1344 = !DILocation(line: 54, column: 10, scope: !1038, inlinedAt: !1312)
!1345 = !DILocation(line: 55, column: 11, scope: !1038, inlinedAt: !1312)
!1346 = !DILocation(line: 42, column: 50, scope: !1038, inlinedAt: !1312)
!1347 = !DILocation(line: 56, column: 6, scope: !1038, inlinedAt: !1312)
!1348 = !DILocation(line: 56, column: 16, scope: !1038, inlinedAt: !1312)
!1349 = !DILocation(line: 57, column: 17, scope: !1038, inlinedAt: !1312)
!1350 = !DILocation(line: 56, column: 21, scope: !1038, inlinedAt: !1312)
!1351 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1352 = !DILocation(line: 25, column: 60, scope: !1306, inlinedAt: !1307)
!1353 = !DILocation(line: 30, column: 15, scope: !1351, inlinedAt: !1352)
!1354 = !DILocation(line: 44, column: 16, scope: !1038, inlinedAt: !1353)
!1355 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1354)
!1356 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1354)
!1357 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1354)
!1358 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1354)
!1359 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1354)
!1360 = !DILocation(line: 30, column: 64, scope: !1351, inlinedAt: !1352)
!1361 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1354)
!1362 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !1354)
!1363 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1354)
!1364 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1354)
!1365 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1354)
!1366 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1354)
!1367 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1354)
!1368 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1354)
!1369 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1354)
!1370 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1354)
!1371 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1354)
!1372 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1354)
!1373 = !DILocation(line: 82, column: 2, scope: !1038, inlinedAt: !1353)
!1374 = !DILocation(line: 46, column: 7, scope: !1038, inlinedAt: !1353)
!1375 = !DILocation(line: 49, column: 31, scope: !1038, inlinedAt: !1353)
!1376 = !DILocation(line: 50, column: 10, scope: !1038, inlinedAt: !1353)
!1377 = !DILocation(line: 51, column: 11, scope: !1038, inlinedAt: !1353)
!1378 = !DILocation(line: 51, column: 14, scope: !1038, inlinedAt: !1353)
!1379 = !DILocation(line: 52, column: 17, scope: !1038, inlinedAt: !1353)
!1380 = !DILocation(line: 52, column: 8, scope: !1038, inlinedAt: !1353)
!1381 = !DILocation(line: 54, column: 10, scope: !1038, inlinedAt: !1353)
!1382 = !DILocation(line: 55, column: 11, scope: !1038, inlinedAt: !1353)
!1383 = !DILocation(line: 42, column: 50, scope: !1038, inlinedAt: !1353)
!1384 = !DILocation(line: 56, column: 6, scope: !1038, inlinedAt: !1353)
!1385 = !DILocation(line: 56, column: 16, scope: !1038, inlinedAt: !1353)
!1386 = !DILocation(line: 57, column: 17, scope: !1038, inlinedAt: !1353)
!1387 = !DILocation(line: 56, column: 21, scope: !1038, inlinedAt: !1353)
!1388 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1389 = !DILocation(line: 25, column: 81, scope: !1306, inlinedAt: !1307)
!1390 = !DILocation(line: 36, column: 15, scope: !1388, inlinedAt: !1389)
!1391 = !DILocation(line: 44, column: 16, scope: !1038, inlinedAt: !1390)
!1392 = !DILocation(line: 66, column: 7, scope: !922, inlinedAt: !1391)
!1393 = !DILocation(line: 64, column: 35, scope: !922, inlinedAt: !1391)
!1394 = !DILocation(line: 67, column: 7, scope: !922, inlinedAt: !1391)
!1395 = !DILocation(line: 67, column: 35, scope: !922, inlinedAt: !1391)
!1396 = !DILocation(line: 68, column: 23, scope: !922, inlinedAt: !1391)
!1397 = !DILocation(line: 36, column: 65, scope: !1388, inlinedAt: !1389)
!1398 = !DILocation(line: 67, column: 40, scope: !922, inlinedAt: !1391)
!1399 = !DILocation(line: 72, column: 16, scope: !922, inlinedAt: !1391)
!1400 = !DILocation(line: 73, column: 6, scope: !922, inlinedAt: !1391)
!1401 = !DILocation(line: 73, column: 36, scope: !922, inlinedAt: !1391)
!1402 = !DILocation(line: 74, column: 16, scope: !922, inlinedAt: !1391)
!1403 = !DILocation(line: 75, column: 11, scope: !922, inlinedAt: !1391)
!1404 = !DILocation(line: 74, column: 3, scope: !922, inlinedAt: !1391)
!1405 = !DILocation(line: 78, column: 22, scope: !922, inlinedAt: !1391)
!1406 = !DILocation(line: 78, column: 41, scope: !922, inlinedAt: !1391)
!1407 = !DILocation(line: 79, column: 9, scope: !922, inlinedAt: !1391)
!1408 = !DILocation(line: 73, column: 41, scope: !922, inlinedAt: !1391)
!1409 = !DILocation(line: 82, column: 16, scope: !922, inlinedAt: !1391)
!1410 = !DILocation(line: 82, column: 2, scope: !1038, inlinedAt: !1390)
!1411 = !DILocation(line: 46, column: 7, scope: !1038, inlinedAt: !1390)
!1412 = !DILocation(line: 49, column: 31, scope: !1038, inlinedAt: !1390)
!1413 = !DILocation(line: 50, column: 10, scope: !1038, inlinedAt: !1390)
!1414 = !DILocation(line: 51, column: 11, scope: !1038, inlinedAt: !1390)
!1415 = !DILocation(line: 51, column: 14, scope: !1038, inlinedAt: !1390)
!1416 = !DILocation(line: 52, column: 17, scope: !1038, inlinedAt: !1390)
!1417 = !DILocation(line: 52, column: 8, scope: !1038, inlinedAt: !1390)
!1418 = !DILocation(line: 54, column: 10, scope: !1038, inlinedAt: !1390)
!1419 = !DILocation(line: 55, column: 11, scope: !1038, inlinedAt: !1390)
!1420 = !DILocation(line: 42, column: 50, scope: !1038, inlinedAt: !1390)
!1421 = !DILocation(line: 56, column: 6, scope: !1038, inlinedAt: !1390)
!1422 = !DILocation(line: 56, column: 16, scope: !1038, inlinedAt: !1390)
!1423 = !DILocation(line: 57, column: 17, scope: !1038, inlinedAt: !1390)
!1424 = !DILocation(line: 56, column: 21, scope: !1038, inlinedAt: !1390)
!1425 = !DILocation(line: 25, column: 5, scope: !1306, inlinedAt: !1307)
!1426 = !DILocation(line: 25, column: 13, scope: !1306, inlinedAt: !1307)
!1427 = !DILocation(line: 25, column: 21, scope: !1306, inlinedAt: !1307)
!1428 = distinct !DISubprogram(name: "ExchangeInt64", scope: !277, file: !277, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!1429 = !DILocation(line: 49, column: 6, scope: !1428)
!1430 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1431 = !DILocation(line: 50, column: 10, scope: !1428)
!1432 = !DILocation(line: 21, column: 29, scope: !1430, inlinedAt: !1431)
!1433 = !DILocation(line: 21, column: 39, scope: !1430, inlinedAt: !1431)
!1434 = !DILocation(line: 21, column: 49, scope: !1430, inlinedAt: !1431)
!1435 = !DILocation(line: 23, column: 7, scope: !1430, inlinedAt: !1431)
!1436 = !DILocation(line: 22, column: 2, scope: !1430, inlinedAt: !1431)
!1437 = !DILocation(line: 22, column: 8, scope: !1430, inlinedAt: !1431)
!1438 = !DILocation(line: 26, column: 9, scope: !1430, inlinedAt: !1431)
!1439 = !DILocation(line: 27, column: 12, scope: !1430, inlinedAt: !1431)
!1440 = !DILocation(line: 27, column: 10, scope: !1430, inlinedAt: !1431)
!1441 = !DILocation(line: 27, column: 30, scope: !1430, inlinedAt: !1431)
!1442 = !DILocation(line: 28, column: 37, scope: !1430, inlinedAt: !1431)
!1443 = !DILocation(line: 28, column: 32, scope: !1430, inlinedAt: !1431)
!1444 = !DILocation(line: 28, column: 34, scope: !1430, inlinedAt: !1431)
!1445 = !DILocation(line: 28, column: 20, scope: !1430, inlinedAt: !1431)
!1446 = !DILocation(line: 28, column: 3, scope: !1430, inlinedAt: !1431)
!1447 = !DILocation(line: 29, column: 22, scope: !1430, inlinedAt: !1431)
!1448 = !DILocation(line: 29, column: 3, scope: !1430, inlinedAt: !1431)
!1449 = !DILocation(line: 30, column: 24, scope: !1430, inlinedAt: !1431)
!1450 = !DILocation(line: 30, column: 3, scope: !1430, inlinedAt: !1431)
!1451 = !DILocation(line: 31, column: 23, scope: !1430, inlinedAt: !1431)
!1452 = !DILocation(line: 31, column: 3, scope: !1430, inlinedAt: !1431)
!1453 = !DILocation(line: 32, column: 14, scope: !1430, inlinedAt: !1431)
!1454 = !DILocation(line: 32, column: 12, scope: !1430, inlinedAt: !1431)
!1455 = !DILocation(line: 32, column: 18, scope: !1430, inlinedAt: !1431)
!1456 = !DILocation(line: 33, column: 21, scope: !1430, inlinedAt: !1431)
!1457 = !DILocation(line: 33, column: 3, scope: !1430, inlinedAt: !1431)
!1458 = !DILocation(line: 34, column: 3, scope: !1430, inlinedAt: !1431)
!1459 = !DILocation(line: 35, column: 31, scope: !1430, inlinedAt: !1431)
!1460 = !DILocation(line: 36, column: 4, scope: !1430, inlinedAt: !1431)
!1461 = !DILocation(line: 38, column: 32, scope: !1430, inlinedAt: !1431)
!1462 = !DILocation(line: 38, column: 30, scope: !1430, inlinedAt: !1431)
!1463 = !DILocation(line: 38, column: 24, scope: !1430, inlinedAt: !1431)
!1464 = !DILocation(line: 38, column: 3, scope: !1430, inlinedAt: !1431)
!1465 = distinct !DISubprogram(name: "NumbersInt64", scope: !277, file: !277, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!1466 = !DILocation(line: 56, column: 6, scope: !1465)
!1467 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1468 = !DILocation(line: 56, column: 73, scope: !1465)
!1469 = !DILocation(line: 29, column: 20, scope: !1467, inlinedAt: !1468)
!1470 = !DILocation(line: 30, column: 26, scope: !1467, inlinedAt: !1468)
!1471 = !DILocation(line: 30, column: 24, scope: !1467, inlinedAt: !1468)
!1472 = !DILocation(line: 30, column: 46, scope: !1467, inlinedAt: !1468)
!1473 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1474 = !DILocation(line: 30, column: 9, scope: !1467, inlinedAt: !1468)
!1475 = !DILocation(line: 14, column: 11, scope: !1473, inlinedAt: !1474)
!1476 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!1477 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1478 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1479 = !DILocation(line: 16, column: 25, scope: !1473, inlinedAt: !1474)
!1480 = !DILocation(line: 7, column: 15, scope: !1478, inlinedAt: !1479)
!1481 = !DILocation(line: 44, column: 16, scope: !1477, inlinedAt: !1480)
!1482 = !DILocation(line: 65, column: 13, scope: !1476, inlinedAt: !1481)
!1483 = !DILocation(line: 66, column: 7, scope: !1476, inlinedAt: !1481)
!1484 = !DILocation(line: 19, column: 40, scope: !1473, inlinedAt: !1474)
!1485 = !DILocation(line: 64, column: 35, scope: !1476, inlinedAt: !1481)
!1486 = !DILocation(line: 67, column: 7, scope: !1476, inlinedAt: !1481)
!1487 = !DILocation(line: 67, column: 35, scope: !1476, inlinedAt: !1481)
!1488 = !DILocation(line: 68, column: 23, scope: !1476, inlinedAt: !1481)
!1489 = !DILocation(line: 7, column: 65, scope: !1478, inlinedAt: !1479)
!1490 = !DILocation(line: 67, column: 40, scope: !1476, inlinedAt: !1481)
!1491 = !DILocation(line: 72, column: 16, scope: !1476, inlinedAt: !1481)
!1492 = !DILocation(line: 73, column: 6, scope: !1476, inlinedAt: !1481)
!1493 = !DILocation(line: 73, column: 36, scope: !1476, inlinedAt: !1481)
!1494 = !DILocation(line: 74, column: 16, scope: !1476, inlinedAt: !1481)
!1495 = !DILocation(line: 75, column: 11, scope: !1476, inlinedAt: !1481)
!1496 = !DILocation(line: 74, column: 3, scope: !1476, inlinedAt: !1481)
!1497 = !DILocation(line: 78, column: 22, scope: !1476, inlinedAt: !1481)
!1498 = !DILocation(line: 78, column: 41, scope: !1476, inlinedAt: !1481)
!1499 = !DILocation(line: 79, column: 9, scope: !1476, inlinedAt: !1481)
!1500 = !DILocation(line: 73, column: 41, scope: !1476, inlinedAt: !1481)
!1501 = !DILocation(line: 82, column: 16, scope: !1476, inlinedAt: !1481)
!1502 = !DILocation(line: 82, column: 2, scope: !1477, inlinedAt: !1480)
!1503 = !DILocation(line: 16, column: 6, scope: !1473, inlinedAt: !1474)
!1504 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1505 = !DILocation(line: 17, column: 33, scope: !1473, inlinedAt: !1474)
!1506 = !DILocation(line: 13, column: 15, scope: !1504, inlinedAt: !1505)
!1507 = !DILocation(line: 44, column: 16, scope: !1477, inlinedAt: !1506)
!1508 = !DILocation(line: 66, column: 7, scope: !1476, inlinedAt: !1507)
!1509 = !DILocation(line: 64, column: 35, scope: !1476, inlinedAt: !1507)
!1510 = !DILocation(line: 67, column: 7, scope: !1476, inlinedAt: !1507)
!1511 = !DILocation(line: 67, column: 35, scope: !1476, inlinedAt: !1507)
!1512 = !DILocation(line: 68, column: 23, scope: !1476, inlinedAt: !1507)
!1513 = !DILocation(line: 13, column: 66, scope: !1504, inlinedAt: !1505)
!1514 = !DILocation(line: 67, column: 40, scope: !1476, inlinedAt: !1507)
!1515 = !DILocation(line: 72, column: 16, scope: !1476, inlinedAt: !1507)
!1516 = !DILocation(line: 73, column: 6, scope: !1476, inlinedAt: !1507)
!1517 = !DILocation(line: 73, column: 36, scope: !1476, inlinedAt: !1507)
!1518 = !DILocation(line: 74, column: 16, scope: !1476, inlinedAt: !1507)
!1519 = !DILocation(line: 75, column: 11, scope: !1476, inlinedAt: !1507)
!1520 = !DILocation(line: 74, column: 3, scope: !1476, inlinedAt: !1507)
!1521 = !DILocation(line: 78, column: 22, scope: !1476, inlinedAt: !1507)
!1522 = !DILocation(line: 78, column: 41, scope: !1476, inlinedAt: !1507)
!1523 = !DILocation(line: 79, column: 9, scope: !1476, inlinedAt: !1507)
!1524 = !DILocation(line: 73, column: 41, scope: !1476, inlinedAt: !1507)
!1525 = !DILocation(line: 82, column: 16, scope: !1476, inlinedAt: !1507)
!1526 = !DILocation(line: 82, column: 2, scope: !1477, inlinedAt: !1506)
!1527 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1528 = !DILocation(line: 17, column: 54, scope: !1473, inlinedAt: !1474)
!1529 = !DILocation(line: 19, column: 15, scope: !1527, inlinedAt: !1528)
!1530 = !DILocation(line: 44, column: 16, scope: !1477, inlinedAt: !1529)
!1531 = !DILocation(line: 66, column: 7, scope: !1476, inlinedAt: !1530)
!1532 = !DILocation(line: 64, column: 35, scope: !1476, inlinedAt: !1530)
!1533 = !DILocation(line: 67, column: 7, scope: !1476, inlinedAt: !1530)
!1534 = !DILocation(line: 67, column: 35, scope: !1476, inlinedAt: !1530)
!1535 = !DILocation(line: 68, column: 23, scope: !1476, inlinedAt: !1530)
!1536 = !DILocation(line: 19, column: 66, scope: !1527, inlinedAt: !1528)
!1537 = !DILocation(line: 67, column: 40, scope: !1476, inlinedAt: !1530)
!1538 = !DILocation(line: 72, column: 16, scope: !1476, inlinedAt: !1530)
!1539 = !DILocation(line: 73, column: 6, scope: !1476, inlinedAt: !1530)
!1540 = !DILocation(line: 73, column: 36, scope: !1476, inlinedAt: !1530)
!1541 = !DILocation(line: 74, column: 16, scope: !1476, inlinedAt: !1530)
!1542 = !DILocation(line: 75, column: 11, scope: !1476, inlinedAt: !1530)
!1543 = !DILocation(line: 74, column: 3, scope: !1476, inlinedAt: !1530)
!1544 = !DILocation(line: 78, column: 22, scope: !1476, inlinedAt: !1530)
!1545 = !DILocation(line: 78, column: 41, scope: !1476, inlinedAt: !1530)
!1546 = !DILocation(line: 79, column: 9, scope: !1476, inlinedAt: !1530)
!1547 = !DILocation(line: 73, column: 41, scope: !1476, inlinedAt: !1530)
!1548 = !DILocation(line: 82, column: 16, scope: !1476, inlinedAt: !1530)
!1549 = !DILocation(line: 82, column: 2, scope: !1477, inlinedAt: !1529)
!1550 = !DILocation(line: 17, column: 6, scope: !1473, inlinedAt: !1474)
!1551 = !DILocation(line: 17, column: 14, scope: !1473, inlinedAt: !1474)
!1552 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1553 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1554 = !DILocation(line: 18, column: 40, scope: !1473, inlinedAt: !1474)
!1555 = !DILocation(line: 6, column: 21, scope: !1553, inlinedAt: !1554)
!1556 = !DILocation(line: 25, column: 16, scope: !1552, inlinedAt: !1555)
!1557 = !DILocation(line: 23, column: 48, scope: !1552, inlinedAt: !1555)
!1558 = !DILocation(line: 26, column: 6, scope: !1552, inlinedAt: !1555)
!1559 = !DILocation(line: 26, column: 24, scope: !1552, inlinedAt: !1555)
!1560 = !DILocation(line: 27, column: 24, scope: !1552, inlinedAt: !1555)
!1561 = !DILocation(line: 27, column: 44, scope: !1552, inlinedAt: !1555)
!1562 = !DILocation(line: 28, column: 4, scope: !1552, inlinedAt: !1555)
!1563 = !DILocation(line: 26, column: 37, scope: !1552, inlinedAt: !1555)
!1564 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1565 = !DILocation(line: 18, column: 68, scope: !1473, inlinedAt: !1474)
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
!1576 = !DILocation(line: 18, column: 2, scope: !1473, inlinedAt: !1474)
!1577 = !DILocation(line: 18, column: 6, scope: !1473, inlinedAt: !1474)
!1578 = !DILocation(line: 18, column: 14, scope: !1473, inlinedAt: !1474)
!1579 = !DILocation(line: 19, column: 42, scope: !1473, inlinedAt: !1474)
!1580 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1581 = !DILocation(line: 19, column: 25, scope: !1473, inlinedAt: !1474)
!1582 = !DILocation(line: 36, column: 10, scope: !1580, inlinedAt: !1581)
!1583 = !DILocation(line: 36, column: 22, scope: !1580, inlinedAt: !1581)
!1584 = !DILocation(line: 37, column: 8, scope: !1580, inlinedAt: !1581)
!1585 = !DILocation(line: 40, column: 17, scope: !1580, inlinedAt: !1581)
!1586 = !DILocation(line: 19, column: 6, scope: !1473, inlinedAt: !1474)
!1587 = !DILocation(line: 31, column: 26, scope: !1467, inlinedAt: !1468)
!1588 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1589 = !DILocation(line: 31, column: 9, scope: !1467, inlinedAt: !1468)
!1590 = !DILocation(line: 14, column: 11, scope: !1588, inlinedAt: !1589)
!1591 = !DILocation(line: 31, column: 48, scope: !1467, inlinedAt: !1468)
!1592 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1593 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1594 = !DILocation(line: 16, column: 25, scope: !1588, inlinedAt: !1589)
!1595 = !DILocation(line: 7, column: 15, scope: !1593, inlinedAt: !1594)
!1596 = !DILocation(line: 45, column: 14, scope: !1592, inlinedAt: !1595)
!1597 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !1596)
!1598 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !1596)
!1599 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1600 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1601 = !DILocation(line: 18, column: 40, scope: !1588, inlinedAt: !1589)
!1602 = !DILocation(line: 6, column: 21, scope: !1600, inlinedAt: !1601)
!1603 = !DILocation(line: 37, column: 21, scope: !1599, inlinedAt: !1602)
!1604 = !DILocation(line: 37, column: 10, scope: !1599, inlinedAt: !1602)
!1605 = !DILocation(line: 19, column: 40, scope: !1588, inlinedAt: !1589)
!1606 = !DILocation(line: 44, column: 16, scope: !1592, inlinedAt: !1595)
!1607 = !DILocation(line: 66, column: 7, scope: !1476, inlinedAt: !1606)
!1608 = !DILocation(line: 64, column: 35, scope: !1476, inlinedAt: !1606)
!1609 = !DILocation(line: 67, column: 7, scope: !1476, inlinedAt: !1606)
!1610 = !DILocation(line: 67, column: 35, scope: !1476, inlinedAt: !1606)
!1611 = !DILocation(line: 68, column: 23, scope: !1476, inlinedAt: !1606)
!1612 = !DILocation(line: 7, column: 65, scope: !1593, inlinedAt: !1594)
!1613 = !DILocation(line: 67, column: 40, scope: !1476, inlinedAt: !1606)
!1614 = !DILocation(line: 73, column: 6, scope: !1476, inlinedAt: !1606)
!1615 = !DILocation(line: 73, column: 36, scope: !1476, inlinedAt: !1606)
!1616 = !DILocation(line: 74, column: 16, scope: !1476, inlinedAt: !1606)
!1617 = !DILocation(line: 75, column: 11, scope: !1476, inlinedAt: !1606)
!1618 = !DILocation(line: 74, column: 3, scope: !1476, inlinedAt: !1606)
!1619 = !DILocation(line: 78, column: 22, scope: !1476, inlinedAt: !1606)
!1620 = !DILocation(line: 78, column: 41, scope: !1476, inlinedAt: !1606)
!1621 = !DILocation(line: 79, column: 9, scope: !1476, inlinedAt: !1606)
!1622 = !DILocation(line: 73, column: 41, scope: !1476, inlinedAt: !1606)
!1623 = !DILocation(line: 82, column: 16, scope: !1476, inlinedAt: !1606)
!1624 = !DILocation(line: 82, column: 2, scope: !1592, inlinedAt: !1595)
!1625 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !1596)
!1626 = !DILocation(line: 46, column: 7, scope: !1592, inlinedAt: !1595)
!1627 = !DILocation(line: 49, column: 31, scope: !1592, inlinedAt: !1595)
!1628 = !DILocation(line: 50, column: 10, scope: !1592, inlinedAt: !1595)
!1629 = !DILocation(line: 51, column: 14, scope: !1592, inlinedAt: !1595)
!1630 = !DILocation(line: 52, column: 17, scope: !1592, inlinedAt: !1595)
!1631 = !DILocation(line: 52, column: 8, scope: !1592, inlinedAt: !1595)
!1632 = !DILocation(line: 54, column: 10, scope: !1592, inlinedAt: !1595)
!1633 = !DILocation(line: 55, column: 11, scope: !1592, inlinedAt: !1595)
!1634 = !DILocation(line: 42, column: 50, scope: !1592, inlinedAt: !1595)
!1635 = !DILocation(line: 56, column: 6, scope: !1592, inlinedAt: !1595)
!1636 = !DILocation(line: 56, column: 16, scope: !1592, inlinedAt: !1595)
!1637 = !DILocation(line: 57, column: 17, scope: !1592, inlinedAt: !1595)
!1638 = !DILocation(line: 56, column: 21, scope: !1592, inlinedAt: !1595)
!1639 = !DILocation(line: 16, column: 6, scope: !1588, inlinedAt: !1589)
!1640 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1641 = !DILocation(line: 17, column: 33, scope: !1588, inlinedAt: !1589)
!1642 = !DILocation(line: 13, column: 15, scope: !1640, inlinedAt: !1641)
!1643 = !DILocation(line: 44, column: 16, scope: !1592, inlinedAt: !1642)
!1644 = !DILocation(line: 66, column: 7, scope: !1476, inlinedAt: !1643)
!1645 = !DILocation(line: 64, column: 35, scope: !1476, inlinedAt: !1643)
!1646 = !DILocation(line: 67, column: 7, scope: !1476, inlinedAt: !1643)
!1647 = !DILocation(line: 67, column: 35, scope: !1476, inlinedAt: !1643)
!1648 = !DILocation(line: 68, column: 23, scope: !1476, inlinedAt: !1643)
!1649 = !DILocation(line: 13, column: 66, scope: !1640, inlinedAt: !1641)
!1650 = !DILocation(line: 67, column: 40, scope: !1476, inlinedAt: !1643)
!1651 = !DILocation(line: 73, column: 6, scope: !1476, inlinedAt: !1643)
!1652 = !DILocation(line: 73, column: 36, scope: !1476, inlinedAt: !1643)
!1653 = !DILocation(line: 74, column: 16, scope: !1476, inlinedAt: !1643)
!1654 = !DILocation(line: 75, column: 11, scope: !1476, inlinedAt: !1643)
!1655 = !DILocation(line: 74, column: 3, scope: !1476, inlinedAt: !1643)
!1656 = !DILocation(line: 78, column: 22, scope: !1476, inlinedAt: !1643)
!1657 = !DILocation(line: 78, column: 41, scope: !1476, inlinedAt: !1643)
!1658 = !DILocation(line: 79, column: 9, scope: !1476, inlinedAt: !1643)
!1659 = !DILocation(line: 73, column: 41, scope: !1476, inlinedAt: !1643)
!1660 = !DILocation(line: 82, column: 16, scope: !1476, inlinedAt: !1643)
!1661 = !DILocation(line: 82, column: 2, scope: !1592, inlinedAt: !1642)
!1662 = !DILocation(line: 46, column: 7, scope: !1592, inlinedAt: !1642)
!1663 = !DILocation(line: 49, column: 31, scope: !1592, inlinedAt: !1642)
!1664 = !DILocation(line: 50, column: 10, scope: !1592, inlinedAt: !1642)
!1665 = !DILocation(line: 51, column: 14, scope: !1592, inlinedAt: !1642)
!1666 = !DILocation(line: 52, column: 17, scope: !1592, inlinedAt: !1642)
!1667 = !DILocation(line: 52, column: 8, scope: !1592, inlinedAt: !1642)
!1668 = !DILocation(line: 54, column: 10, scope: !1592, inlinedAt: !1642)
!1669 = !DILocation(line: 55, column: 11, scope: !1592, inlinedAt: !1642)
!1670 = !DILocation(line: 42, column: 50, scope: !1592, inlinedAt: !1642)
!1671 = !DILocation(line: 56, column: 6, scope: !1592, inlinedAt: !1642)
!1672 = !DILocation(line: 56, column: 16, scope: !1592, inlinedAt: !1642)
!1673 = !DILocation(line: 57, column: 17, scope: !1592, inlinedAt: !1642)
!1674 = !DILocation(line: 56, column: 21, scope: !1592, inlinedAt: !1642)
!1675 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1676 = !DILocation(line: 17, column: 54, scope: !1588, inlinedAt: !1589)
!1677 = !DILocation(line: 19, column: 15, scope: !1675, inlinedAt: !1676)
!1678 = !DILocation(line: 44, column: 16, scope: !1592, inlinedAt: !1677)
!1679 = !DILocation(line: 66, column: 7, scope: !1476, inlinedAt: !1678)
!1680 = !DILocation(line: 64, column: 35, scope: !1476, inlinedAt: !1678)
!1681 = !DILocation(line: 67, column: 7, scope: !1476, inlinedAt: !1678)
!1682 = !DILocation(line: 67, column: 35, scope: !1476, inlinedAt: !1678)
!1683 = !DILocation(line: 68, column: 23, scope: !1476, inlinedAt: !1678)
!1684 = !DILocation(line: 19, column: 66, scope: !1675, inlinedAt: !1676)
!1685 = !DILocation(line: 67, column: 40, scope: !1476, inlinedAt: !1678)
!1686 = !DILocation(line: 73, column: 6, scope: !1476, inlinedAt: !1678)
!1687 = !DILocation(line: 73, column: 36, scope: !1476, inlinedAt: !1678)
!1688 = !DILocation(line: 74, column: 16, scope: !1476, inlinedAt: !1678)
!1689 = !DILocation(line: 75, column: 11, scope: !1476, inlinedAt: !1678)
!1690 = !DILocation(line: 74, column: 3, scope: !1476, inlinedAt: !1678)
!1691 = !DILocation(line: 78, column: 22, scope: !1476, inlinedAt: !1678)
!1692 = !DILocation(line: 78, column: 41, scope: !1476, inlinedAt: !1678)
!1693 = !DILocation(line: 79, column: 9, scope: !1476, inlinedAt: !1678)
!1694 = !DILocation(line: 73, column: 41, scope: !1476, inlinedAt: !1678)
!1695 = !DILocation(line: 82, column: 16, scope: !1476, inlinedAt: !1678)
!1696 = !DILocation(line: 82, column: 2, scope: !1592, inlinedAt: !1677)
!1697 = !DILocation(line: 46, column: 7, scope: !1592, inlinedAt: !1677)
!1698 = !DILocation(line: 49, column: 31, scope: !1592, inlinedAt: !1677)
!1699 = !DILocation(line: 50, column: 10, scope: !1592, inlinedAt: !1677)
!1700 = !DILocation(line: 51, column: 14, scope: !1592, inlinedAt: !1677)
!1701 = !DILocation(line: 52, column: 17, scope: !1592, inlinedAt: !1677)
!1702 = !DILocation(line: 52, column: 8, scope: !1592, inlinedAt: !1677)
!1703 = !DILocation(line: 54, column: 10, scope: !1592, inlinedAt: !1677)
!1704 = !DILocation(line: 55, column: 11, scope: !1592, inlinedAt: !1677)
!1705 = !DILocation(line: 42, column: 50, scope: !1592, inlinedAt: !1677)
!1706 = !DILocation(line: 56, column: 6, scope: !1592, inlinedAt: !1677)
!1707 = !DILocation(line: 56, column: 16, scope: !1592, inlinedAt: !1677)
!1708 = !DILocation(line: 57, column: 17, scope: !1592, inlinedAt: !1677)
!1709 = !DILocation(line: 56, column: 21, scope: !1592, inlinedAt: !1677)
!1710 = !DILocation(line: 17, column: 6, scope: !1588, inlinedAt: !1589)
!1711 = !DILocation(line: 17, column: 14, scope: !1588, inlinedAt: !1589)
!1712 = !DILocation(line: 25, column: 16, scope: !1599, inlinedAt: !1602)
!1713 = !DILocation(line: 23, column: 48, scope: !1599, inlinedAt: !1602)
!1714 = !DILocation(line: 26, column: 6, scope: !1599, inlinedAt: !1602)
!1715 = !DILocation(line: 26, column: 24, scope: !1599, inlinedAt: !1602)
!1716 = !DILocation(line: 27, column: 24, scope: !1599, inlinedAt: !1602)
!1717 = !DILocation(line: 27, column: 44, scope: !1599, inlinedAt: !1602)
!1718 = !DILocation(line: 28, column: 4, scope: !1599, inlinedAt: !1602)
!1719 = !DILocation(line: 26, column: 37, scope: !1599, inlinedAt: !1602)
!1720 = !DILocation(line: 31, column: 15, scope: !1599, inlinedAt: !1602)
!1721 = !DILocation(line: 34, column: 32, scope: !1599, inlinedAt: !1602)
!1722 = !DILocation(line: 35, column: 19, scope: !1599, inlinedAt: !1602)
!1723 = !DILocation(line: 36, column: 10, scope: !1599, inlinedAt: !1602)
!1724 = !DILocation(line: 38, column: 9, scope: !1599, inlinedAt: !1602)
!1725 = !DILocation(line: 40, column: 10, scope: !1599, inlinedAt: !1602)
!1726 = !DILocation(line: 23, column: 59, scope: !1599, inlinedAt: !1602)
!1727 = !DILocation(line: 42, column: 19, scope: !1599, inlinedAt: !1602)
!1728 = !DILocation(line: 42, column: 3, scope: !1599, inlinedAt: !1602)
!1729 = !DILocation(line: 44, column: 2, scope: !1600, inlinedAt: !1601)
!1730 = !DILocation(line: 7, column: 16, scope: !1600, inlinedAt: !1601)
!1731 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1732 = !DILocation(line: 18, column: 68, scope: !1588, inlinedAt: !1589)
!1733 = !DILocation(line: 14, column: 21, scope: !1731, inlinedAt: !1732)
!1734 = !DILocation(line: 25, column: 16, scope: !1599, inlinedAt: !1733)
!1735 = !DILocation(line: 23, column: 48, scope: !1599, inlinedAt: !1733)
!1736 = !DILocation(line: 26, column: 6, scope: !1599, inlinedAt: !1733)
!1737 = !DILocation(line: 26, column: 24, scope: !1599, inlinedAt: !1733)
!1738 = !DILocation(line: 27, column: 24, scope: !1599, inlinedAt: !1733)
!1739 = !DILocation(line: 27, column: 44, scope: !1599, inlinedAt: !1733)
!1740 = !DILocation(line: 28, column: 4, scope: !1599, inlinedAt: !1733)
!1741 = !DILocation(line: 26, column: 37, scope: !1599, inlinedAt: !1733)
!1742 = !DILocation(line: 31, column: 15, scope: !1599, inlinedAt: !1733)
!1743 = !DILocation(line: 34, column: 32, scope: !1599, inlinedAt: !1733)
!1744 = !DILocation(line: 35, column: 19, scope: !1599, inlinedAt: !1733)
!1745 = !DILocation(line: 36, column: 10, scope: !1599, inlinedAt: !1733)
!1746 = !DILocation(line: 37, column: 10, scope: !1599, inlinedAt: !1733)
!1747 = !DILocation(line: 38, column: 9, scope: !1599, inlinedAt: !1733)
!1748 = !DILocation(line: 40, column: 10, scope: !1599, inlinedAt: !1733)
!1749 = !DILocation(line: 23, column: 59, scope: !1599, inlinedAt: !1733)
!1750 = !DILocation(line: 42, column: 19, scope: !1599, inlinedAt: !1733)
!1751 = !DILocation(line: 42, column: 3, scope: !1599, inlinedAt: !1733)
!1752 = !DILocation(line: 44, column: 2, scope: !1731, inlinedAt: !1732)
!1753 = !DILocation(line: 15, column: 20, scope: !1731, inlinedAt: !1732)
!1754 = !DILocation(line: 15, column: 42, scope: !1731, inlinedAt: !1732)
!1755 = !DILocation(line: 18, column: 16, scope: !1731, inlinedAt: !1732)
!1756 = !DILocation(line: 18, column: 2, scope: !1588, inlinedAt: !1589)
!1757 = !DILocation(line: 18, column: 6, scope: !1588, inlinedAt: !1589)
!1758 = !DILocation(line: 18, column: 14, scope: !1588, inlinedAt: !1589)
!1759 = !DILocation(line: 19, column: 42, scope: !1588, inlinedAt: !1589)
!1760 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1761 = !DILocation(line: 19, column: 25, scope: !1588, inlinedAt: !1589)
!1762 = !DILocation(line: 36, column: 22, scope: !1760, inlinedAt: !1761)
!1763 = !DILocation(line: 37, column: 8, scope: !1760, inlinedAt: !1761)
!1764 = !DILocation(line: 39, column: 15, scope: !1760, inlinedAt: !1761)
!1765 = !DILocation(line: 40, column: 17, scope: !1760, inlinedAt: !1761)
!1766 = !DILocation(line: 40, column: 3, scope: !1588, inlinedAt: !1589)
!1767 = !DILocation(line: 42, column: 16, scope: !1760, inlinedAt: !1761)
!1768 = !DILocation(line: 43, column: 10, scope: !1760, inlinedAt: !1761)
!1769 = !DILocation(line: 44, column: 14, scope: !1760, inlinedAt: !1761)
!1770 = !DILocation(line: 45, column: 3, scope: !1760, inlinedAt: !1761)
!1771 = !DILocation(line: 47, column: 10, scope: !1760, inlinedAt: !1761)
!1772 = !DILocation(line: 48, column: 9, scope: !1760, inlinedAt: !1761)
!1773 = !DILocation(line: 48, column: 2, scope: !1588, inlinedAt: !1589)
!1774 = !DILocation(line: 19, column: 6, scope: !1588, inlinedAt: !1589)
!1775 = distinct !DISubprogram(name: "IntegersInt64", scope: !277, file: !277, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1776 = !DILocation(line: 61, column: 6, scope: !1775)
!1777 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1778 = !DILocation(line: 61, column: 75, scope: !1775)
!1779 = !DILocation(line: 35, column: 20, scope: !1777, inlinedAt: !1778)
!1780 = !DILocation(line: 36, column: 27, scope: !1777, inlinedAt: !1778)
!1781 = !DILocation(line: 36, column: 25, scope: !1777, inlinedAt: !1778)
!1782 = !DILocation(line: 36, column: 48, scope: !1777, inlinedAt: !1778)
!1783 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1784 = !DILocation(line: 36, column: 10, scope: !1777, inlinedAt: !1778)
!1785 = !DILocation(line: 24, column: 11, scope: !1783, inlinedAt: !1784)
!1786 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1787 = !DILocation(line: 25, column: 40, scope: !1783, inlinedAt: !1784)
!1788 = !DILocation(line: 25, column: 15, scope: !1786, inlinedAt: !1787)
!1789 = !DILocation(line: 44, column: 16, scope: !1477, inlinedAt: !1788)
!1790 = !DILocation(line: 65, column: 13, scope: !1476, inlinedAt: !1789)
!1791 = !DILocation(line: 66, column: 7, scope: !1476, inlinedAt: !1789)
!1792 = !DILocation(line: 64, column: 35, scope: !1476, inlinedAt: !1789)
!1793 = !DILocation(line: 67, column: 7, scope: !1476, inlinedAt: !1789)
!1794 = !DILocation(line: 67, column: 35, scope: !1476, inlinedAt: !1789)
!1795 = !DILocation(line: 68, column: 23, scope: !1476, inlinedAt: !1789)
!1796 = !DILocation(line: 25, column: 65, scope: !1786, inlinedAt: !1787)
!1797 = !DILocation(line: 67, column: 40, scope: !1476, inlinedAt: !1789)
!1798 = !DILocation(line: 72, column: 16, scope: !1476, inlinedAt: !1789)
!1799 = !DILocation(line: 73, column: 6, scope: !1476, inlinedAt: !1789)
!1800 = !DILocation(line: 73, column: 36, scope: !1476, inlinedAt: !1789)
!1801 = !DILocation(line: 74, column: 16, scope: !1476, inlinedAt: !1789)
!1802 = !DILocation(line: 75, column: 11, scope: !1476, inlinedAt: !1789)
!1803 = !DILocation(line: 74, column: 3, scope: !1476, inlinedAt: !1789)
!1804 = !DILocation(line: 78, column: 22, scope: !1476, inlinedAt: !1789)
!1805 = !DILocation(line: 78, column: 41, scope: !1476, inlinedAt: !1789)
!1806 = !DILocation(line: 79, column: 9, scope: !1476, inlinedAt: !1789)
!1807 = !DILocation(line: 73, column: 41, scope: !1476, inlinedAt: !1789)
!1808 = !DILocation(line: 82, column: 16, scope: !1476, inlinedAt: !1789)
!1809 = !DILocation(line: 82, column: 2, scope: !1477, inlinedAt: !1788)
!1810 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1811 = !DILocation(line: 25, column: 60, scope: !1783, inlinedAt: !1784)
!1812 = !DILocation(line: 30, column: 15, scope: !1810, inlinedAt: !1811)
!1813 = !DILocation(line: 44, column: 16, scope: !1477, inlinedAt: !1812)
!1814 = !DILocation(line: 66, column: 7, scope: !1476, inlinedAt: !1813)
!1815 = !DILocation(line: 64, column: 35, scope: !1476, inlinedAt: !1813)
!1816 = !DILocation(line: 67, column: 7, scope: !1476, inlinedAt: !1813)
!1817 = !DILocation(line: 67, column: 35, scope: !1476, inlinedAt: !1813)
!1818 = !DILocation(line: 68, column: 23, scope: !1476, inlinedAt: !1813)
!1819 = !DILocation(line: 30, column: 64, scope: !1810, inlinedAt: !1811)
!1820 = !DILocation(line: 67, column: 40, scope: !1476, inlinedAt: !1813)
!1821 = !DILocation(line: 72, column: 16, scope: !1476, inlinedAt: !1813)
!1822 = !DILocation(line: 73, column: 6, scope: !1476, inlinedAt: !1813)
!1823 = !DILocation(line: 73, column: 36, scope: !1476, inlinedAt: !1813)
!1824 = !DILocation(line: 74, column: 16, scope: !1476, inlinedAt: !1813)
!1825 = !DILocation(line: 75, column: 11, scope: !1476, inlinedAt: !1813)
!1826 = !DILocation(line: 74, column: 3, scope: !1476, inlinedAt: !1813)
!1827 = !DILocation(line: 78, column: 22, scope: !1476, inlinedAt: !1813)
!1828 = !DILocation(line: 78, column: 41, scope: !1476, inlinedAt: !1813)
!1829 = !DILocation(line: 79, column: 9, scope: !1476, inlinedAt: !1813)
!1830 = !DILocation(line: 73, column: 41, scope: !1476, inlinedAt: !1813)
!1831 = !DILocation(line: 82, column: 16, scope: !1476, inlinedAt: !1813)
!1832 = !DILocation(line: 82, column: 2, scope: !1477, inlinedAt: !1812)
!1833 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1834 = !DILocation(line: 25, column: 81, scope: !1783, inlinedAt: !1784)
!1835 = !DILocation(line: 36, column: 15, scope: !1833, inlinedAt: !1834)
!1836 = !DILocation(line: 44, column: 16, scope: !1477, inlinedAt: !1835)
!1837 = !DILocation(line: 66, column: 7, scope: !1476, inlinedAt: !1836)
!1838 = !DILocation(line: 64, column: 35, scope: !1476, inlinedAt: !1836)
!1839 = !DILocation(line: 67, column: 7, scope: !1476, inlinedAt: !1836)
!1840 = !DILocation(line: 67, column: 35, scope: !1476, inlinedAt: !1836)
!1841 = !DILocation(line: 68, column: 23, scope: !1476, inlinedAt: !1836)
!1842 = !DILocation(line: 36, column: 65, scope: !1833, inlinedAt: !1834)
!1843 = !DILocation(line: 67, column: 40, scope: !1476, inlinedAt: !1836)
!1844 = !DILocation(line: 72, column: 16, scope: !1476, inlinedAt: !1836)
!1845 = !DILocation(line: 73, column: 6, scope: !1476, inlinedAt: !1836)
!1846 = !DILocation(line: 73, column: 36, scope: !1476, inlinedAt: !1836)
!1847 = !DILocation(line: 74, column: 16, scope: !1476, inlinedAt: !1836)
!1848 = !DILocation(line: 75, column: 11, scope: !1476, inlinedAt: !1836)
!1849 = !DILocation(line: 74, column: 3, scope: !1476, inlinedAt: !1836)
!1850 = !DILocation(line: 78, column: 22, scope: !1476, inlinedAt: !1836)
!1851 = !DILocation(line: 78, column: 41, scope: !1476, inlinedAt: !1836)
!1852 = !DILocation(line: 79, column: 9, scope: !1476, inlinedAt: !1836)
!1853 = !DILocation(line: 73, column: 41, scope: !1476, inlinedAt: !1836)
!1854 = !DILocation(line: 82, column: 16, scope: !1476, inlinedAt: !1836)
!1855 = !DILocation(line: 82, column: 2, scope: !1477, inlinedAt: !1835)
!1856 = !DILocation(line: 25, column: 5, scope: !1783, inlinedAt: !1784)
!1857 = !DILocation(line: 25, column: 13, scope: !1783, inlinedAt: !1784)
!1858 = !DILocation(line: 25, column: 21, scope: !1783, inlinedAt: !1784)
!1859 = !DILocation(line: 37, column: 27, scope: !1777, inlinedAt: !1778)
!1860 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1861 = !DILocation(line: 37, column: 10, scope: !1777, inlinedAt: !1778)
!1862 = !DILocation(line: 24, column: 11, scope: !1860, inlinedAt: !1861)
!1863 = !DILocation(line: 37, column: 50, scope: !1777, inlinedAt: !1778)
!1864 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1865 = !DILocation(line: 25, column: 40, scope: !1860, inlinedAt: !1861)
!1866 = !DILocation(line: 25, column: 15, scope: !1864, inlinedAt: !1865)
!1867 = !DILocation(line: 44, column: 16, scope: !1592, inlinedAt: !1866)
!1868 = !DILocation(line: 66, column: 7, scope: !1476, inlinedAt: !1867)
!1869 = !DILocation(line: 64, column: 35, scope: !1476, inlinedAt: !1867)
!1870 = !DILocation(line: 67, column: 7, scope: !1476, inlinedAt: !1867)
!1871 = !DILocation(line: 67, column: 35, scope: !1476, inlinedAt: !1867)
!1872 = !DILocation(line: 68, column: 23, scope: !1476, inlinedAt: !1867)
!1873 = !DILocation(line: 25, column: 65, scope: !1864, inlinedAt: !1865)
!1874 = !DILocation(line: 67, column: 40, scope: !1476, inlinedAt: !1867)
!1875 = !DILocation(line: 72, column: 16, scope: !1476, inlinedAt: !1867)
!1876 = !DILocation(line: 73, column: 6, scope: !1476, inlinedAt: !1867)
!1877 = !DILocation(line: 73, column: 36, scope: !1476, inlinedAt: !1867)
!1878 = !DILocation(line: 74, column: 16, scope: !1476, inlinedAt: !1867)
!1879 = !DILocation(line: 75, column: 11, scope: !1476, inlinedAt: !1867)
!1880 = !DILocation(line: 74, column: 3, scope: !1476, inlinedAt: !1867)
!1881 = !DILocation(line: 78, column: 22, scope: !1476, inlinedAt: !1867)
!1882 = !DILocation(line: 78, column: 41, scope: !1476, inlinedAt: !1867)
!1883 = !DILocation(line: 79, column: 9, scope: !1476, inlinedAt: !1867)
!1884 = !DILocation(line: 73, column: 41, scope: !1476, inlinedAt: !1867)
!1885 = !DILocation(line: 82, column: 16, scope: !1476, inlinedAt: !1867)
!1886 = !DILocation(line: 82, column: 2, scope: !1592, inlinedAt: !1866)
!1887 = !DILocation(line: 45, column: 14, scope: !1592, inlinedAt: !1866)
!1888 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !1887)
!1889 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !1887)
!1890 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !1887)
!1891 = !DILocation(line: 46, column: 7, scope: !1592, inlinedAt: !1866)
!1892 = !DILocation(line: 49, column: 31, scope: !1592, inlinedAt: !1866)
!1893 = !DILocation(line: 50, column: 10, scope: !1592, inlinedAt: !1866)
!1894 = !DILocation(line: 51, column: 11, scope: !1592, inlinedAt: !1866)
!1895 = !DILocation(line: 51, column: 14, scope: !1592, inlinedAt: !1866)
!1896 = !DILocation(line: 52, column: 17, scope: !1592, inlinedAt: !1866)
!1897 = !DILocation(line: 52, column: 8, scope: !1592, inlinedAt: !1866)
!1898 = !DILocation(line: 54, column: 10, scope: !1592, inlinedAt: !1866)
!1899 = !DILocation(line: 55, column: 11, scope: !1592, inlinedAt: !1866)
!1900 = !DILocation(line: 42, column: 50, scope: !1592, inlinedAt: !1866)
!1901 = !DILocation(line: 56, column: 6, scope: !1592, inlinedAt: !1866)
!1902 = !DILocation(line: 56, column: 16, scope: !1592, inlinedAt: !1866)
!1903 = !DILocation(line: 57, column: 17, scope: !1592, inlinedAt: !1866)
!1904 = !DILocation(line: 56, column: 21, scope: !1592, inlinedAt: !1866)
!1905 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1906 = !DILocation(line: 25, column: 60, scope: !1860, inlinedAt: !1861)
!1907 = !DILocation(line: 30, column: 15, scope: !1905, inlinedAt: !1906)
!1908 = !DILocation(line: 44, column: 16, scope: !1592, inlinedAt: !1907)
!1909 = !DILocation(line: 66, column: 7, scope: !1476, inlinedAt: !1908)
!1910 = !DILocation(line: 64, column: 35, scope: !1476, inlinedAt: !1908)
!1911 = !DILocation(line: 67, column: 7, scope: !1476, inlinedAt: !1908)
!1912 = !DILocation(line: 67, column: 35, scope: !1476, inlinedAt: !1908)
!1913 = !DILocation(line: 68, column: 23, scope: !1476, inlinedAt: !1908)
!1914 = !DILocation(line: 30, column: 64, scope: !1905, inlinedAt: !1906)
!1915 = !DILocation(line: 67, column: 40, scope: !1476, inlinedAt: !1908)
!1916 = !DILocation(line: 72, column: 16, scope: !1476, inlinedAt: !1908)
!1917 = !DILocation(line: 73, column: 6, scope: !1476, inlinedAt: !1908)
!1918 = !DILocation(line: 73, column: 36, scope: !1476, inlinedAt: !1908)
!1919 = !DILocation(line: 74, column: 16, scope: !1476, inlinedAt: !1908)
!1920 = !DILocation(line: 75, column: 11, scope: !1476, inlinedAt: !1908)
!1921 = !DILocation(line: 74, column: 3, scope: !1476, inlinedAt: !1908)
!1922 = !DILocation(line: 78, column: 22, scope: !1476, inlinedAt: !1908)
!1923 = !DILocation(line: 78, column: 41, scope: !1476, inlinedAt: !1908)
!1924 = !DILocation(line: 79, column: 9, scope: !1476, inlinedAt: !1908)
!1925 = !DILocation(line: 73, column: 41, scope: !1476, inlinedAt: !1908)
!1926 = !DILocation(line: 82, column: 16, scope: !1476, inlinedAt: !1908)
!1927 = !DILocation(line: 82, column: 2, scope: !1592, inlinedAt: !1907)
!1928 = !DILocation(line: 46, column: 7, scope: !1592, inlinedAt: !1907)
!1929 = !DILocation(line: 49, column: 31, scope: !1592, inlinedAt: !1907)
!1930 = !DILocation(line: 50, column: 10, scope: !1592, inlinedAt: !1907)
!1931 = !DILocation(line: 51, column: 11, scope: !1592, inlinedAt: !1907)
!1932 = !DILocation(line: 51, column: 14, scope: !1592, inlinedAt: !1907)
!1933 = !DILocation(line: 52, column: 17, scope: !1592, inlinedAt: !1907)
!1934 = !DILocation(line: 52, column: 8, scope: !1592, inlinedAt: !1907)
!1935 = !DILocation(line: 54, column: 10, scope: !1592, inlinedAt: !1907)
!1936 = !DILocation(line: 55, column: 11, scope: !1592, inlinedAt: !1907)
!1937 = !DILocation(line: 42, column: 50, scope: !1592, inlinedAt: !1907)
!1938 = !DILocation(line: 56, column: 6, scope: !1592, inlinedAt: !1907)
!1939 = !DILocation(line: 56, column: 16, scope: !1592, inlinedAt: !1907)
!1940 = !DILocation(line: 57, column: 17, scope: !1592, inlinedAt: !1907)
!1941 = !DILocation(line: 56, column: 21, scope: !1592, inlinedAt: !1907)
!1942 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1943 = !DILocation(line: 25, column: 81, scope: !1860, inlinedAt: !1861)
!1944 = !DILocation(line: 36, column: 15, scope: !1942, inlinedAt: !1943)
!1945 = !DILocation(line: 44, column: 16, scope: !1592, inlinedAt: !1944)
!1946 = !DILocation(line: 66, column: 7, scope: !1476, inlinedAt: !1945)
!1947 = !DILocation(line: 64, column: 35, scope: !1476, inlinedAt: !1945)
!1948 = !DILocation(line: 67, column: 7, scope: !1476, inlinedAt: !1945)
!1949 = !DILocation(line: 67, column: 35, scope: !1476, inlinedAt: !1945)
!1950 = !DILocation(line: 68, column: 23, scope: !1476, inlinedAt: !1945)
!1951 = !DILocation(line: 36, column: 65, scope: !1942, inlinedAt: !1943)
!1952 = !DILocation(line: 67, column: 40, scope: !1476, inlinedAt: !1945)
!1953 = !DILocation(line: 72, column: 16, scope: !1476, inlinedAt: !1945)
!1954 = !DILocation(line: 73, column: 6, scope: !1476, inlinedAt: !1945)
!1955 = !DILocation(line: 73, column: 36, scope: !1476, inlinedAt: !1945)
!1956 = !DILocation(line: 74, column: 16, scope: !1476, inlinedAt: !1945)
!1957 = !DILocation(line: 75, column: 11, scope: !1476, inlinedAt: !1945)
!1958 = !DILocation(line: 74, column: 3, scope: !1476, inlinedAt: !1945)
!1959 = !DILocation(line: 78, column: 22, scope: !1476, inlinedAt: !1945)
!1960 = !DILocation(line: 78, column: 41, scope: !1476, inlinedAt: !1945)
!1961 = !DILocation(line: 79, column: 9, scope: !1476, inlinedAt: !1945)
!1962 = !DILocation(line: 73, column: 41, scope: !1476, inlinedAt: !1945)
!1963 = !DILocation(line: 82, column: 16, scope: !1476, inlinedAt: !1945)
!1964 = !DILocation(line: 82, column: 2, scope: !1592, inlinedAt: !1944)
!1965 = !DILocation(line: 46, column: 7, scope: !1592, inlinedAt: !1944)
!1966 = !DILocation(line: 49, column: 31, scope: !1592, inlinedAt: !1944)
!1967 = !DILocation(line: 50, column: 10, scope: !1592, inlinedAt: !1944)
!1968 = !DILocation(line: 51, column: 11, scope: !1592, inlinedAt: !1944)
!1969 = !DILocation(line: 51, column: 14, scope: !1592, inlinedAt: !1944)
!1970 = !DILocation(line: 52, column: 17, scope: !1592, inlinedAt: !1944)
!1971 = !DILocation(line: 52, column: 8, scope: !1592, inlinedAt: !1944)
!1972 = !DILocation(line: 54, column: 10, scope: !1592, inlinedAt: !1944)
!1973 = !DILocation(line: 55, column: 11, scope: !1592, inlinedAt: !1944)
!1974 = !DILocation(line: 42, column: 50, scope: !1592, inlinedAt: !1944)
!1975 = !DILocation(line: 56, column: 6, scope: !1592, inlinedAt: !1944)
!1976 = !DILocation(line: 56, column: 16, scope: !1592, inlinedAt: !1944)
!1977 = !DILocation(line: 57, column: 17, scope: !1592, inlinedAt: !1944)
!1978 = !DILocation(line: 56, column: 21, scope: !1592, inlinedAt: !1944)
!1979 = !DILocation(line: 25, column: 5, scope: !1860, inlinedAt: !1861)
!1980 = !DILocation(line: 25, column: 13, scope: !1860, inlinedAt: !1861)
!1981 = !DILocation(line: 25, column: 21, scope: !1860, inlinedAt: !1861)
!1982 = distinct !DISubprogram(name: "ExchangeInt", scope: !277, file: !277, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1983 = !DILocation(line: 66, column: 6, scope: !1982)
!1984 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1985 = !DILocation(line: 66, column: 80, scope: !1982)
!1986 = !DILocation(line: 21, column: 29, scope: !1984, inlinedAt: !1985)
!1987 = !DILocation(line: 21, column: 39, scope: !1984, inlinedAt: !1985)
!1988 = !DILocation(line: 21, column: 49, scope: !1984, inlinedAt: !1985)
!1989 = !DILocation(line: 23, column: 7, scope: !1984, inlinedAt: !1985)
!1990 = !DILocation(line: 22, column: 2, scope: !1984, inlinedAt: !1985)
!1991 = !DILocation(line: 22, column: 8, scope: !1984, inlinedAt: !1985)
!1992 = !DILocation(line: 26, column: 9, scope: !1984, inlinedAt: !1985)
!1993 = !DILocation(line: 27, column: 12, scope: !1984, inlinedAt: !1985)
!1994 = !DILocation(line: 27, column: 10, scope: !1984, inlinedAt: !1985)
!1995 = !DILocation(line: 27, column: 30, scope: !1984, inlinedAt: !1985)
!1996 = !DILocation(line: 28, column: 37, scope: !1984, inlinedAt: !1985)
!1997 = !DILocation(line: 28, column: 32, scope: !1984, inlinedAt: !1985)
!1998 = !DILocation(line: 28, column: 34, scope: !1984, inlinedAt: !1985)
!1999 = !DILocation(line: 28, column: 20, scope: !1984, inlinedAt: !1985)
!2000 = !DILocation(line: 28, column: 3, scope: !1984, inlinedAt: !1985)
!2001 = !DILocation(line: 29, column: 22, scope: !1984, inlinedAt: !1985)
!2002 = !DILocation(line: 29, column: 3, scope: !1984, inlinedAt: !1985)
!2003 = !DILocation(line: 30, column: 24, scope: !1984, inlinedAt: !1985)
!2004 = !DILocation(line: 30, column: 3, scope: !1984, inlinedAt: !1985)
!2005 = !DILocation(line: 31, column: 23, scope: !1984, inlinedAt: !1985)
!2006 = !DILocation(line: 31, column: 3, scope: !1984, inlinedAt: !1985)
!2007 = !DILocation(line: 32, column: 14, scope: !1984, inlinedAt: !1985)
!2008 = !DILocation(line: 32, column: 12, scope: !1984, inlinedAt: !1985)
!2009 = !DILocation(line: 32, column: 18, scope: !1984, inlinedAt: !1985)
!2010 = !DILocation(line: 33, column: 21, scope: !1984, inlinedAt: !1985)
!2011 = !DILocation(line: 33, column: 3, scope: !1984, inlinedAt: !1985)
!2012 = !DILocation(line: 34, column: 3, scope: !1984, inlinedAt: !1985)
!2013 = !DILocation(line: 35, column: 31, scope: !1984, inlinedAt: !1985)
!2014 = !DILocation(line: 36, column: 4, scope: !1984, inlinedAt: !1985)
!2015 = !DILocation(line: 38, column: 32, scope: !1984, inlinedAt: !1985)
!2016 = !DILocation(line: 38, column: 30, scope: !1984, inlinedAt: !1985)
!2017 = !DILocation(line: 38, column: 24, scope: !1984, inlinedAt: !1985)
!2018 = !DILocation(line: 38, column: 3, scope: !1984, inlinedAt: !1985)
!2019 = distinct !DISubprogram(name: "ExchangeUint8", scope: !277, file: !277, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!2020 = !DILocation(line: 71, column: 6, scope: !2019)
!2021 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2022 = !DILocation(line: 72, column: 10, scope: !2019)
!2023 = !DILocation(line: 21, column: 29, scope: !2021, inlinedAt: !2022)
!2024 = !DILocation(line: 21, column: 39, scope: !2021, inlinedAt: !2022)
!2025 = !DILocation(line: 21, column: 49, scope: !2021, inlinedAt: !2022)
!2026 = !DILocation(line: 23, column: 7, scope: !2021, inlinedAt: !2022)
!2027 = !DILocation(line: 22, column: 2, scope: !2021, inlinedAt: !2022)
!2028 = !DILocation(line: 22, column: 8, scope: !2021, inlinedAt: !2022)
!2029 = !DILocation(line: 26, column: 9, scope: !2021, inlinedAt: !2022)
!2030 = !DILocation(line: 27, column: 12, scope: !2021, inlinedAt: !2022)
!2031 = !DILocation(line: 27, column: 10, scope: !2021, inlinedAt: !2022)
!2032 = !DILocation(line: 27, column: 30, scope: !2021, inlinedAt: !2022)
!2033 = !DILocation(line: 28, column: 37, scope: !2021, inlinedAt: !2022)
!2034 = !DILocation(line: 28, column: 32, scope: !2021, inlinedAt: !2022)
!2035 = !DILocation(line: 28, column: 34, scope: !2021, inlinedAt: !2022)
!2036 = !DILocation(line: 28, column: 20, scope: !2021, inlinedAt: !2022)
!2037 = !DILocation(line: 28, column: 3, scope: !2021, inlinedAt: !2022)
!2038 = !DILocation(line: 29, column: 22, scope: !2021, inlinedAt: !2022)
!2039 = !DILocation(line: 29, column: 3, scope: !2021, inlinedAt: !2022)
!2040 = !DILocation(line: 30, column: 24, scope: !2021, inlinedAt: !2022)
!2041 = !DILocation(line: 30, column: 3, scope: !2021, inlinedAt: !2022)
!2042 = !DILocation(line: 31, column: 23, scope: !2021, inlinedAt: !2022)
!2043 = !DILocation(line: 31, column: 3, scope: !2021, inlinedAt: !2022)
!2044 = !DILocation(line: 32, column: 14, scope: !2021, inlinedAt: !2022)
!2045 = !DILocation(line: 32, column: 12, scope: !2021, inlinedAt: !2022)
!2046 = !DILocation(line: 32, column: 18, scope: !2021, inlinedAt: !2022)
!2047 = !DILocation(line: 33, column: 21, scope: !2021, inlinedAt: !2022)
!2048 = !DILocation(line: 33, column: 3, scope: !2021, inlinedAt: !2022)
!2049 = !DILocation(line: 34, column: 3, scope: !2021, inlinedAt: !2022)
!2050 = !DILocation(line: 35, column: 31, scope: !2021, inlinedAt: !2022)
!2051 = !DILocation(line: 36, column: 4, scope: !2021, inlinedAt: !2022)
!2052 = !DILocation(line: 38, column: 32, scope: !2021, inlinedAt: !2022)
!2053 = !DILocation(line: 38, column: 30, scope: !2021, inlinedAt: !2022)
!2054 = !DILocation(line: 38, column: 24, scope: !2021, inlinedAt: !2022)
!2055 = !DILocation(line: 38, column: 3, scope: !2021, inlinedAt: !2022)
!2056 = distinct !DISubprogram(name: "ExchangeUint16", scope: !277, file: !277, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!2057 = !DILocation(line: 78, column: 6, scope: !2056)
!2058 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2059 = !DILocation(line: 79, column: 10, scope: !2056)
!2060 = !DILocation(line: 21, column: 29, scope: !2058, inlinedAt: !2059)
!2061 = !DILocation(line: 21, column: 39, scope: !2058, inlinedAt: !2059)
!2062 = !DILocation(line: 21, column: 49, scope: !2058, inlinedAt: !2059)
!2063 = !DILocation(line: 23, column: 7, scope: !2058, inlinedAt: !2059)
!2064 = !DILocation(line: 22, column: 2, scope: !2058, inlinedAt: !2059)
!2065 = !DILocation(line: 22, column: 8, scope: !2058, inlinedAt: !2059)
!2066 = !DILocation(line: 26, column: 9, scope: !2058, inlinedAt: !2059)
!2067 = !DILocation(line: 27, column: 12, scope: !2058, inlinedAt: !2059)
!2068 = !DILocation(line: 27, column: 10, scope: !2058, inlinedAt: !2059)
!2069 = !DILocation(line: 27, column: 30, scope: !2058, inlinedAt: !2059)
!2070 = !DILocation(line: 28, column: 37, scope: !2058, inlinedAt: !2059)
!2071 = !DILocation(line: 28, column: 32, scope: !2058, inlinedAt: !2059)
!2072 = !DILocation(line: 28, column: 34, scope: !2058, inlinedAt: !2059)
!2073 = !DILocation(line: 28, column: 20, scope: !2058, inlinedAt: !2059)
!2074 = !DILocation(line: 28, column: 3, scope: !2058, inlinedAt: !2059)
!2075 = !DILocation(line: 29, column: 22, scope: !2058, inlinedAt: !2059)
!2076 = !DILocation(line: 29, column: 3, scope: !2058, inlinedAt: !2059)
!2077 = !DILocation(line: 30, column: 24, scope: !2058, inlinedAt: !2059)
!2078 = !DILocation(line: 30, column: 3, scope: !2058, inlinedAt: !2059)
!2079 = !DILocation(line: 31, column: 23, scope: !2058, inlinedAt: !2059)
!2080 = !DILocation(line: 31, column: 3, scope: !2058, inlinedAt: !2059)
!2081 = !DILocation(line: 32, column: 14, scope: !2058, inlinedAt: !2059)
!2082 = !DILocation(line: 32, column: 12, scope: !2058, inlinedAt: !2059)
!2083 = !DILocation(line: 32, column: 18, scope: !2058, inlinedAt: !2059)
!2084 = !DILocation(line: 33, column: 21, scope: !2058, inlinedAt: !2059)
!2085 = !DILocation(line: 33, column: 3, scope: !2058, inlinedAt: !2059)
!2086 = !DILocation(line: 34, column: 3, scope: !2058, inlinedAt: !2059)
!2087 = !DILocation(line: 35, column: 31, scope: !2058, inlinedAt: !2059)
!2088 = !DILocation(line: 36, column: 4, scope: !2058, inlinedAt: !2059)
!2089 = !DILocation(line: 38, column: 32, scope: !2058, inlinedAt: !2059)
!2090 = !DILocation(line: 38, column: 30, scope: !2058, inlinedAt: !2059)
!2091 = !DILocation(line: 38, column: 24, scope: !2058, inlinedAt: !2059)
!2092 = !DILocation(line: 38, column: 3, scope: !2058, inlinedAt: !2059)
!2093 = distinct !DISubprogram(name: "NumbersUint16", scope: !277, file: !277, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!2094 = !DILocation(line: 85, column: 6, scope: !2093)
!2095 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2096 = !DILocation(line: 85, column: 75, scope: !2093)
!2097 = !DILocation(line: 29, column: 20, scope: !2095, inlinedAt: !2096)
!2098 = !DILocation(line: 30, column: 26, scope: !2095, inlinedAt: !2096)
!2099 = !DILocation(line: 30, column: 24, scope: !2095, inlinedAt: !2096)
!2100 = !DILocation(line: 30, column: 46, scope: !2095, inlinedAt: !2096)
!2101 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2102 = !DILocation(line: 30, column: 9, scope: !2095, inlinedAt: !2096)
!2103 = !DILocation(line: 14, column: 11, scope: !2101, inlinedAt: !2102)
!2104 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!2105 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2106 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2107 = !DILocation(line: 16, column: 25, scope: !2101, inlinedAt: !2102)
!2108 = !DILocation(line: 7, column: 15, scope: !2106, inlinedAt: !2107)
!2109 = !DILocation(line: 44, column: 16, scope: !2105, inlinedAt: !2108)
!2110 = !DILocation(line: 65, column: 13, scope: !2104, inlinedAt: !2109)
!2111 = !DILocation(line: 66, column: 7, scope: !2104, inlinedAt: !2109)
!2112 = !DILocation(line: 19, column: 40, scope: !2101, inlinedAt: !2102)
!2113 = !DILocation(line: 64, column: 35, scope: !2104, inlinedAt: !2109)
!2114 = !DILocation(line: 67, column: 7, scope: !2104, inlinedAt: !2109)
!2115 = !DILocation(line: 67, column: 35, scope: !2104, inlinedAt: !2109)
!2116 = !DILocation(line: 68, column: 23, scope: !2104, inlinedAt: !2109)
!2117 = !DILocation(line: 7, column: 65, scope: !2106, inlinedAt: !2107)
!2118 = !DILocation(line: 67, column: 40, scope: !2104, inlinedAt: !2109)
!2119 = !DILocation(line: 72, column: 16, scope: !2104, inlinedAt: !2109)
!2120 = !DILocation(line: 73, column: 6, scope: !2104, inlinedAt: !2109)
!2121 = !DILocation(line: 73, column: 36, scope: !2104, inlinedAt: !2109)
!2122 = !DILocation(line: 74, column: 16, scope: !2104, inlinedAt: !2109)
!2123 = !DILocation(line: 75, column: 11, scope: !2104, inlinedAt: !2109)
!2124 = !DILocation(line: 74, column: 3, scope: !2104, inlinedAt: !2109)
!2125 = !DILocation(line: 78, column: 22, scope: !2104, inlinedAt: !2109)
!2126 = !DILocation(line: 78, column: 41, scope: !2104, inlinedAt: !2109)
!2127 = !DILocation(line: 79, column: 9, scope: !2104, inlinedAt: !2109)
!2128 = !DILocation(line: 73, column: 41, scope: !2104, inlinedAt: !2109)
!2129 = !DILocation(line: 82, column: 16, scope: !2104, inlinedAt: !2109)
!2130 = !DILocation(line: 82, column: 2, scope: !2105, inlinedAt: !2108)
!2131 = !DILocation(line: 16, column: 6, scope: !2101, inlinedAt: !2102)
!2132 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2133 = !DILocation(line: 17, column: 33, scope: !2101, inlinedAt: !2102)
!2134 = !DILocation(line: 13, column: 15, scope: !2132, inlinedAt: !2133)
!2135 = !DILocation(line: 44, column: 16, scope: !2105, inlinedAt: !2134)
!2136 = !DILocation(line: 66, column: 7, scope: !2104, inlinedAt: !2135)
!2137 = !DILocation(line: 64, column: 35, scope: !2104, inlinedAt: !2135)
!2138 = !DILocation(line: 67, column: 7, scope: !2104, inlinedAt: !2135)
!2139 = !DILocation(line: 67, column: 35, scope: !2104, inlinedAt: !2135)
!2140 = !DILocation(line: 68, column: 23, scope: !2104, inlinedAt: !2135)
!2141 = !DILocation(line: 13, column: 66, scope: !2132, inlinedAt: !2133)
!2142 = !DILocation(line: 67, column: 40, scope: !2104, inlinedAt: !2135)
!2143 = !DILocation(line: 72, column: 16, scope: !2104, inlinedAt: !2135)
!2144 = !DILocation(line: 73, column: 6, scope: !2104, inlinedAt: !2135)
!2145 = !DILocation(line: 73, column: 36, scope: !2104, inlinedAt: !2135)
!2146 = !DILocation(line: 74, column: 16, scope: !2104, inlinedAt: !2135)
!2147 = !DILocation(line: 75, column: 11, scope: !2104, inlinedAt: !2135)
!2148 = !DILocation(line: 74, column: 3, scope: !2104, inlinedAt: !2135)
!2149 = !DILocation(line: 78, column: 22, scope: !2104, inlinedAt: !2135)
!2150 = !DILocation(line: 78, column: 41, scope: !2104, inlinedAt: !2135)
!2151 = !DILocation(line: 79, column: 9, scope: !2104, inlinedAt: !2135)
!2152 = !DILocation(line: 73, column: 41, scope: !2104, inlinedAt: !2135)
!2153 = !DILocation(line: 82, column: 16, scope: !2104, inlinedAt: !2135)
!2154 = !DILocation(line: 82, column: 2, scope: !2105, inlinedAt: !2134)
!2155 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2156 = !DILocation(line: 17, column: 54, scope: !2101, inlinedAt: !2102)
!2157 = !DILocation(line: 19, column: 15, scope: !2155, inlinedAt: !2156)
!2158 = !DILocation(line: 44, column: 16, scope: !2105, inlinedAt: !2157)
!2159 = !DILocation(line: 66, column: 7, scope: !2104, inlinedAt: !2158)
!2160 = !DILocation(line: 64, column: 35, scope: !2104, inlinedAt: !2158)
!2161 = !DILocation(line: 67, column: 7, scope: !2104, inlinedAt: !2158)
!2162 = !DILocation(line: 67, column: 35, scope: !2104, inlinedAt: !2158)
!2163 = !DILocation(line: 68, column: 23, scope: !2104, inlinedAt: !2158)
!2164 = !DILocation(line: 19, column: 66, scope: !2155, inlinedAt: !2156)
!2165 = !DILocation(line: 67, column: 40, scope: !2104, inlinedAt: !2158)
!2166 = !DILocation(line: 72, column: 16, scope: !2104, inlinedAt: !2158)
!2167 = !DILocation(line: 73, column: 6, scope: !2104, inlinedAt: !2158)
!2168 = !DILocation(line: 73, column: 36, scope: !2104, inlinedAt: !2158)
!2169 = !DILocation(line: 74, column: 16, scope: !2104, inlinedAt: !2158)
!2170 = !DILocation(line: 75, column: 11, scope: !2104, inlinedAt: !2158)
!2171 = !DILocation(line: 74, column: 3, scope: !2104, inlinedAt: !2158)
!2172 = !DILocation(line: 78, column: 22, scope: !2104, inlinedAt: !2158)
!2173 = !DILocation(line: 78, column: 41, scope: !2104, inlinedAt: !2158)
!2174 = !DILocation(line: 79, column: 9, scope: !2104, inlinedAt: !2158)
!2175 = !DILocation(line: 73, column: 41, scope: !2104, inlinedAt: !2158)
!2176 = !DILocation(line: 82, column: 16, scope: !2104, inlinedAt: !2158)
!2177 = !DILocation(line: 82, column: 2, scope: !2105, inlinedAt: !2157)
!2178 = !DILocation(line: 17, column: 6, scope: !2101, inlinedAt: !2102)
!2179 = !DILocation(line: 17, column: 14, scope: !2101, inlinedAt: !2102)
!2180 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2181 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2182 = !DILocation(line: 18, column: 40, scope: !2101, inlinedAt: !2102)
!2183 = !DILocation(line: 6, column: 21, scope: !2181, inlinedAt: !2182)
!2184 = !DILocation(line: 25, column: 16, scope: !2180, inlinedAt: !2183)
!2185 = !DILocation(line: 23, column: 48, scope: !2180, inlinedAt: !2183)
!2186 = !DILocation(line: 26, column: 6, scope: !2180, inlinedAt: !2183)
!2187 = !DILocation(line: 26, column: 24, scope: !2180, inlinedAt: !2183)
!2188 = !DILocation(line: 27, column: 24, scope: !2180, inlinedAt: !2183)
!2189 = !DILocation(line: 27, column: 44, scope: !2180, inlinedAt: !2183)
!2190 = !DILocation(line: 28, column: 4, scope: !2180, inlinedAt: !2183)
!2191 = !DILocation(line: 26, column: 37, scope: !2180, inlinedAt: !2183)
!2192 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2193 = !DILocation(line: 18, column: 68, scope: !2101, inlinedAt: !2102)
!2194 = !DILocation(line: 14, column: 21, scope: !2192, inlinedAt: !2193)
!2195 = !DILocation(line: 23, column: 48, scope: !2180, inlinedAt: !2194)
!2196 = !DILocation(line: 26, column: 6, scope: !2180, inlinedAt: !2194)
!2197 = !DILocation(line: 26, column: 24, scope: !2180, inlinedAt: !2194)
!2198 = !DILocation(line: 27, column: 24, scope: !2180, inlinedAt: !2194)
!2199 = !DILocation(line: 27, column: 44, scope: !2180, inlinedAt: !2194)
!2200 = !DILocation(line: 28, column: 4, scope: !2180, inlinedAt: !2194)
!2201 = !DILocation(line: 26, column: 37, scope: !2180, inlinedAt: !2194)
!2202 = !DILocation(line: 15, column: 20, scope: !2192, inlinedAt: !2193)
!2203 = !DILocation(line: 15, column: 42, scope: !2192, inlinedAt: !2193)
!2204 = !DILocation(line: 18, column: 2, scope: !2101, inlinedAt: !2102)
!2205 = !DILocation(line: 18, column: 6, scope: !2101, inlinedAt: !2102)
!2206 = !DILocation(line: 18, column: 14, scope: !2101, inlinedAt: !2102)
!2207 = !DILocation(line: 19, column: 42, scope: !2101, inlinedAt: !2102)
!2208 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2209 = !DILocation(line: 19, column: 25, scope: !2101, inlinedAt: !2102)
!2210 = !DILocation(line: 36, column: 10, scope: !2208, inlinedAt: !2209)
!2211 = !DILocation(line: 36, column: 22, scope: !2208, inlinedAt: !2209)
!2212 = !DILocation(line: 37, column: 8, scope: !2208, inlinedAt: !2209)
!2213 = !DILocation(line: 40, column: 17, scope: !2208, inlinedAt: !2209)
!2214 = !DILocation(line: 19, column: 6, scope: !2101, inlinedAt: !2102)
!2215 = !DILocation(line: 31, column: 26, scope: !2095, inlinedAt: !2096)
!2216 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2217 = !DILocation(line: 31, column: 9, scope: !2095, inlinedAt: !2096)
!2218 = !DILocation(line: 14, column: 11, scope: !2216, inlinedAt: !2217)
!2219 = !DILocation(line: 31, column: 48, scope: !2095, inlinedAt: !2096)
!2220 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2221 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2222 = !DILocation(line: 16, column: 25, scope: !2216, inlinedAt: !2217)
!2223 = !DILocation(line: 7, column: 15, scope: !2221, inlinedAt: !2222)
!2224 = !DILocation(line: 45, column: 14, scope: !2220, inlinedAt: !2223)
!2225 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !2224)
!2226 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !2224)
!2227 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2228 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2229 = !DILocation(line: 18, column: 40, scope: !2216, inlinedAt: !2217)
!2230 = !DILocation(line: 6, column: 21, scope: !2228, inlinedAt: !2229)
!2231 = !DILocation(line: 37, column: 21, scope: !2227, inlinedAt: !2230)
!2232 = !DILocation(line: 37, column: 10, scope: !2227, inlinedAt: !2230)
!2233 = !DILocation(line: 19, column: 40, scope: !2216, inlinedAt: !2217)
!2234 = !DILocation(line: 44, column: 16, scope: !2220, inlinedAt: !2223)
!2235 = !DILocation(line: 66, column: 7, scope: !2104, inlinedAt: !2234)
!2236 = !DILocation(line: 64, column: 35, scope: !2104, inlinedAt: !2234)
!2237 = !DILocation(line: 67, column: 7, scope: !2104, inlinedAt: !2234)
!2238 = !DILocation(line: 67, column: 35, scope: !2104, inlinedAt: !2234)
!2239 = !DILocation(line: 68, column: 23, scope: !2104, inlinedAt: !2234)
!2240 = !DILocation(line: 7, column: 65, scope: !2221, inlinedAt: !2222)
!2241 = !DILocation(line: 67, column: 40, scope: !2104, inlinedAt: !2234)
!2242 = !DILocation(line: 73, column: 6, scope: !2104, inlinedAt: !2234)
!2243 = !DILocation(line: 73, column: 36, scope: !2104, inlinedAt: !2234)
!2244 = !DILocation(line: 74, column: 16, scope: !2104, inlinedAt: !2234)
!2245 = !DILocation(line: 75, column: 11, scope: !2104, inlinedAt: !2234)
!2246 = !DILocation(line: 74, column: 3, scope: !2104, inlinedAt: !2234)
!2247 = !DILocation(line: 78, column: 22, scope: !2104, inlinedAt: !2234)
!2248 = !DILocation(line: 78, column: 41, scope: !2104, inlinedAt: !2234)
!2249 = !DILocation(line: 79, column: 9, scope: !2104, inlinedAt: !2234)
!2250 = !DILocation(line: 73, column: 41, scope: !2104, inlinedAt: !2234)
!2251 = !DILocation(line: 82, column: 16, scope: !2104, inlinedAt: !2234)
!2252 = !DILocation(line: 82, column: 2, scope: !2220, inlinedAt: !2223)
!2253 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !2224)
!2254 = !DILocation(line: 46, column: 7, scope: !2220, inlinedAt: !2223)
!2255 = !DILocation(line: 49, column: 31, scope: !2220, inlinedAt: !2223)
!2256 = !DILocation(line: 50, column: 10, scope: !2220, inlinedAt: !2223)
!2257 = !DILocation(line: 51, column: 14, scope: !2220, inlinedAt: !2223)
!2258 = !DILocation(line: 52, column: 17, scope: !2220, inlinedAt: !2223)
!2259 = !DILocation(line: 52, column: 8, scope: !2220, inlinedAt: !2223)
!2260 = !DILocation(line: 54, column: 10, scope: !2220, inlinedAt: !2223)
!2261 = !DILocation(line: 55, column: 11, scope: !2220, inlinedAt: !2223)
!2262 = !DILocation(line: 42, column: 50, scope: !2220, inlinedAt: !2223)
!2263 = !DILocation(line: 56, column: 6, scope: !2220, inlinedAt: !2223)
!2264 = !DILocation(line: 56, column: 16, scope: !2220, inlinedAt: !2223)
!2265 = !DILocation(line: 57, column: 17, scope: !2220, inlinedAt: !2223)
!2266 = !DILocation(line: 56, column: 21, scope: !2220, inlinedAt: !2223)
!2267 = !DILocation(line: 16, column: 6, scope: !2216, inlinedAt: !2217)
!2268 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2269 = !DILocation(line: 17, column: 33, scope: !2216, inlinedAt: !2217)
!2270 = !DILocation(line: 13, column: 15, scope: !2268, inlinedAt: !2269)
!2271 = !DILocation(line: 44, column: 16, scope: !2220, inlinedAt: !2270)
!2272 = !DILocation(line: 66, column: 7, scope: !2104, inlinedAt: !2271)
!2273 = !DILocation(line: 64, column: 35, scope: !2104, inlinedAt: !2271)
!2274 = !DILocation(line: 67, column: 7, scope: !2104, inlinedAt: !2271)
!2275 = !DILocation(line: 67, column: 35, scope: !2104, inlinedAt: !2271)
!2276 = !DILocation(line: 68, column: 23, scope: !2104, inlinedAt: !2271)
!2277 = !DILocation(line: 13, column: 66, scope: !2268, inlinedAt: !2269)
!2278 = !DILocation(line: 67, column: 40, scope: !2104, inlinedAt: !2271)
!2279 = !DILocation(line: 73, column: 6, scope: !2104, inlinedAt: !2271)
!2280 = !DILocation(line: 73, column: 36, scope: !2104, inlinedAt: !2271)
!2281 = !DILocation(line: 74, column: 16, scope: !2104, inlinedAt: !2271)
!2282 = !DILocation(line: 75, column: 11, scope: !2104, inlinedAt: !2271)
!2283 = !DILocation(line: 74, column: 3, scope: !2104, inlinedAt: !2271)
!2284 = !DILocation(line: 78, column: 22, scope: !2104, inlinedAt: !2271)
!2285 = !DILocation(line: 78, column: 41, scope: !2104, inlinedAt: !2271)
!2286 = !DILocation(line: 79, column: 9, scope: !2104, inlinedAt: !2271)
!2287 = !DILocation(line: 73, column: 41, scope: !2104, inlinedAt: !2271)
!2288 = !DILocation(line: 82, column: 16, scope: !2104, inlinedAt: !2271)
!2289 = !DILocation(line: 82, column: 2, scope: !2220, inlinedAt: !2270)
!2290 = !DILocation(line: 46, column: 7, scope: !2220, inlinedAt: !2270)
!2291 = !DILocation(line: 49, column: 31, scope: !2220, inlinedAt: !2270)
!2292 = !DILocation(line: 50, column: 10, scope: !2220, inlinedAt: !2270)
!2293 = !DILocation(line: 51, column: 14, scope: !2220, inlinedAt: !2270)
!2294 = !DILocation(line: 52, column: 17, scope: !2220, inlinedAt: !2270)
!2295 = !DILocation(line: 52, column: 8, scope: !2220, inlinedAt: !2270)
!2296 = !DILocation(line: 54, column: 10, scope: !2220, inlinedAt: !2270)
!2297 = !DILocation(line: 55, column: 11, scope: !2220, inlinedAt: !2270)
!2298 = !DILocation(line: 42, column: 50, scope: !2220, inlinedAt: !2270)
!2299 = !DILocation(line: 56, column: 6, scope: !2220, inlinedAt: !2270)
!2300 = !DILocation(line: 56, column: 16, scope: !2220, inlinedAt: !2270)
!2301 = !DILocation(line: 57, column: 17, scope: !2220, inlinedAt: !2270)
!2302 = !DILocation(line: 56, column: 21, scope: !2220, inlinedAt: !2270)
!2303 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2304 = !DILocation(line: 17, column: 54, scope: !2216, inlinedAt: !2217)
!2305 = !DILocation(line: 19, column: 15, scope: !2303, inlinedAt: !2304)
!2306 = !DILocation(line: 44, column: 16, scope: !2220, inlinedAt: !2305)
!2307 = !DILocation(line: 66, column: 7, scope: !2104, inlinedAt: !2306)
!2308 = !DILocation(line: 64, column: 35, scope: !2104, inlinedAt: !2306)
!2309 = !DILocation(line: 67, column: 7, scope: !2104, inlinedAt: !2306)
!2310 = !DILocation(line: 67, column: 35, scope: !2104, inlinedAt: !2306)
!2311 = !DILocation(line: 68, column: 23, scope: !2104, inlinedAt: !2306)
!2312 = !DILocation(line: 19, column: 66, scope: !2303, inlinedAt: !2304)
!2313 = !DILocation(line: 67, column: 40, scope: !2104, inlinedAt: !2306)
!2314 = !DILocation(line: 73, column: 6, scope: !2104, inlinedAt: !2306)
!2315 = !DILocation(line: 73, column: 36, scope: !2104, inlinedAt: !2306)
!2316 = !DILocation(line: 74, column: 16, scope: !2104, inlinedAt: !2306)
!2317 = !DILocation(line: 75, column: 11, scope: !2104, inlinedAt: !2306)
!2318 = !DILocation(line: 74, column: 3, scope: !2104, inlinedAt: !2306)
!2319 = !DILocation(line: 78, column: 22, scope: !2104, inlinedAt: !2306)
!2320 = !DILocation(line: 78, column: 41, scope: !2104, inlinedAt: !2306)
!2321 = !DILocation(line: 79, column: 9, scope: !2104, inlinedAt: !2306)
!2322 = !DILocation(line: 73, column: 41, scope: !2104, inlinedAt: !2306)
!2323 = !DILocation(line: 82, column: 16, scope: !2104, inlinedAt: !2306)
!2324 = !DILocation(line: 82, column: 2, scope: !2220, inlinedAt: !2305)
!2325 = !DILocation(line: 46, column: 7, scope: !2220, inlinedAt: !2305)
!2326 = !DILocation(line: 49, column: 31, scope: !2220, inlinedAt: !2305)
!2327 = !DILocation(line: 50, column: 10, scope: !2220, inlinedAt: !2305)
!2328 = !DILocation(line: 51, column: 14, scope: !2220, inlinedAt: !2305)
!2329 = !DILocation(line: 52, column: 17, scope: !2220, inlinedAt: !2305)
!2330 = !DILocation(line: 52, column: 8, scope: !2220, inlinedAt: !2305)
!2331 = !DILocation(line: 54, column: 10, scope: !2220, inlinedAt: !2305)
!2332 = !DILocation(line: 55, column: 11, scope: !2220, inlinedAt: !2305)
!2333 = !DILocation(line: 42, column: 50, scope: !2220, inlinedAt: !2305)
!2334 = !DILocation(line: 56, column: 6, scope: !2220, inlinedAt: !2305)
!2335 = !DILocation(line: 56, column: 16, scope: !2220, inlinedAt: !2305)
!2336 = !DILocation(line: 57, column: 17, scope: !2220, inlinedAt: !2305)
!2337 = !DILocation(line: 56, column: 21, scope: !2220, inlinedAt: !2305)
!2338 = !DILocation(line: 17, column: 6, scope: !2216, inlinedAt: !2217)
!2339 = !DILocation(line: 17, column: 14, scope: !2216, inlinedAt: !2217)
!2340 = !DILocation(line: 25, column: 16, scope: !2227, inlinedAt: !2230)
!2341 = !DILocation(line: 23, column: 48, scope: !2227, inlinedAt: !2230)
!2342 = !DILocation(line: 26, column: 6, scope: !2227, inlinedAt: !2230)
!2343 = !DILocation(line: 26, column: 24, scope: !2227, inlinedAt: !2230)
!2344 = !DILocation(line: 27, column: 24, scope: !2227, inlinedAt: !2230)
!2345 = !DILocation(line: 27, column: 44, scope: !2227, inlinedAt: !2230)
!2346 = !DILocation(line: 28, column: 4, scope: !2227, inlinedAt: !2230)
!2347 = !DILocation(line: 26, column: 37, scope: !2227, inlinedAt: !2230)
!2348 = !DILocation(line: 31, column: 15, scope: !2227, inlinedAt: !2230)
!2349 = !DILocation(line: 34, column: 32, scope: !2227, inlinedAt: !2230)
!2350 = !DILocation(line: 35, column: 19, scope: !2227, inlinedAt: !2230)
!2351 = !DILocation(line: 36, column: 10, scope: !2227, inlinedAt: !2230)
!2352 = !DILocation(line: 38, column: 9, scope: !2227, inlinedAt: !2230)
!2353 = !DILocation(line: 40, column: 10, scope: !2227, inlinedAt: !2230)
!2354 = !DILocation(line: 23, column: 59, scope: !2227, inlinedAt: !2230)
!2355 = !DILocation(line: 42, column: 19, scope: !2227, inlinedAt: !2230)
!2356 = !DILocation(line: 42, column: 3, scope: !2227, inlinedAt: !2230)
!2357 = !DILocation(line: 44, column: 2, scope: !2228, inlinedAt: !2229)
!2358 = !DILocation(line: 7, column: 16, scope: !2228, inlinedAt: !2229)
!2359 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2360 = !DILocation(line: 18, column: 68, scope: !2216, inlinedAt: !2217)
!2361 = !DILocation(line: 14, column: 21, scope: !2359, inlinedAt: !2360)
!2362 = !DILocation(line: 25, column: 16, scope: !2227, inlinedAt: !2361)
!2363 = !DILocation(line: 23, column: 48, scope: !2227, inlinedAt: !2361)
!2364 = !DILocation(line: 26, column: 6, scope: !2227, inlinedAt: !2361)
!2365 = !DILocation(line: 26, column: 24, scope: !2227, inlinedAt: !2361)
!2366 = !DILocation(line: 27, column: 24, scope: !2227, inlinedAt: !2361)
!2367 = !DILocation(line: 27, column: 44, scope: !2227, inlinedAt: !2361)
!2368 = !DILocation(line: 28, column: 4, scope: !2227, inlinedAt: !2361)
!2369 = !DILocation(line: 26, column: 37, scope: !2227, inlinedAt: !2361)
!2370 = !DILocation(line: 31, column: 15, scope: !2227, inlinedAt: !2361)
!2371 = !DILocation(line: 34, column: 32, scope: !2227, inlinedAt: !2361)
!2372 = !DILocation(line: 35, column: 19, scope: !2227, inlinedAt: !2361)
!2373 = !DILocation(line: 36, column: 10, scope: !2227, inlinedAt: !2361)
!2374 = !DILocation(line: 37, column: 10, scope: !2227, inlinedAt: !2361)
!2375 = !DILocation(line: 38, column: 9, scope: !2227, inlinedAt: !2361)
!2376 = !DILocation(line: 40, column: 10, scope: !2227, inlinedAt: !2361)
!2377 = !DILocation(line: 23, column: 59, scope: !2227, inlinedAt: !2361)
!2378 = !DILocation(line: 42, column: 19, scope: !2227, inlinedAt: !2361)
!2379 = !DILocation(line: 42, column: 3, scope: !2227, inlinedAt: !2361)
!2380 = !DILocation(line: 44, column: 2, scope: !2359, inlinedAt: !2360)
!2381 = !DILocation(line: 15, column: 20, scope: !2359, inlinedAt: !2360)
!2382 = !DILocation(line: 15, column: 42, scope: !2359, inlinedAt: !2360)
!2383 = !DILocation(line: 18, column: 16, scope: !2359, inlinedAt: !2360)
!2384 = !DILocation(line: 18, column: 2, scope: !2216, inlinedAt: !2217)
!2385 = !DILocation(line: 18, column: 6, scope: !2216, inlinedAt: !2217)
!2386 = !DILocation(line: 18, column: 14, scope: !2216, inlinedAt: !2217)
!2387 = !DILocation(line: 19, column: 42, scope: !2216, inlinedAt: !2217)
!2388 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2389 = !DILocation(line: 19, column: 25, scope: !2216, inlinedAt: !2217)
!2390 = !DILocation(line: 36, column: 22, scope: !2388, inlinedAt: !2389)
!2391 = !DILocation(line: 37, column: 8, scope: !2388, inlinedAt: !2389)
!2392 = !DILocation(line: 39, column: 15, scope: !2388, inlinedAt: !2389)
!2393 = !DILocation(line: 40, column: 17, scope: !2388, inlinedAt: !2389)
!2394 = !DILocation(line: 40, column: 3, scope: !2216, inlinedAt: !2217)
!2395 = !DILocation(line: 42, column: 16, scope: !2388, inlinedAt: !2389)
!2396 = !DILocation(line: 43, column: 10, scope: !2388, inlinedAt: !2389)
!2397 = !DILocation(line: 44, column: 14, scope: !2388, inlinedAt: !2389)
!2398 = !DILocation(line: 45, column: 3, scope: !2388, inlinedAt: !2389)
!2399 = !DILocation(line: 47, column: 10, scope: !2388, inlinedAt: !2389)
!2400 = !DILocation(line: 48, column: 9, scope: !2388, inlinedAt: !2389)
!2401 = !DILocation(line: 48, column: 2, scope: !2216, inlinedAt: !2217)
!2402 = !DILocation(line: 19, column: 6, scope: !2216, inlinedAt: !2217)
!2403 = distinct !DISubprogram(name: "IntegersUint16", scope: !277, file: !277, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!2404 = !DILocation(line: 90, column: 6, scope: !2403)
!2405 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2406 = !DILocation(line: 90, column: 77, scope: !2403)
!2407 = !DILocation(line: 35, column: 20, scope: !2405, inlinedAt: !2406)
!2408 = !DILocation(line: 36, column: 27, scope: !2405, inlinedAt: !2406)
!2409 = !DILocation(line: 36, column: 25, scope: !2405, inlinedAt: !2406)
!2410 = !DILocation(line: 36, column: 48, scope: !2405, inlinedAt: !2406)
!2411 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2412 = !DILocation(line: 36, column: 10, scope: !2405, inlinedAt: !2406)
!2413 = !DILocation(line: 24, column: 11, scope: !2411, inlinedAt: !2412)
!2414 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2415 = !DILocation(line: 25, column: 40, scope: !2411, inlinedAt: !2412)
!2416 = !DILocation(line: 25, column: 15, scope: !2414, inlinedAt: !2415)
!2417 = !DILocation(line: 44, column: 16, scope: !2105, inlinedAt: !2416)
!2418 = !DILocation(line: 65, column: 13, scope: !2104, inlinedAt: !2417)
!2419 = !DILocation(line: 66, column: 7, scope: !2104, inlinedAt: !2417)
!2420 = !DILocation(line: 64, column: 35, scope: !2104, inlinedAt: !2417)
!2421 = !DILocation(line: 67, column: 7, scope: !2104, inlinedAt: !2417)
!2422 = !DILocation(line: 67, column: 35, scope: !2104, inlinedAt: !2417)
!2423 = !DILocation(line: 68, column: 23, scope: !2104, inlinedAt: !2417)
!2424 = !DILocation(line: 25, column: 65, scope: !2414, inlinedAt: !2415)
!2425 = !DILocation(line: 67, column: 40, scope: !2104, inlinedAt: !2417)
!2426 = !DILocation(line: 72, column: 16, scope: !2104, inlinedAt: !2417)
!2427 = !DILocation(line: 73, column: 6, scope: !2104, inlinedAt: !2417)
!2428 = !DILocation(line: 73, column: 36, scope: !2104, inlinedAt: !2417)
!2429 = !DILocation(line: 74, column: 16, scope: !2104, inlinedAt: !2417)
!2430 = !DILocation(line: 75, column: 11, scope: !2104, inlinedAt: !2417)
!2431 = !DILocation(line: 74, column: 3, scope: !2104, inlinedAt: !2417)
!2432 = !DILocation(line: 78, column: 22, scope: !2104, inlinedAt: !2417)
!2433 = !DILocation(line: 78, column: 41, scope: !2104, inlinedAt: !2417)
!2434 = !DILocation(line: 79, column: 9, scope: !2104, inlinedAt: !2417)
!2435 = !DILocation(line: 73, column: 41, scope: !2104, inlinedAt: !2417)
!2436 = !DILocation(line: 82, column: 16, scope: !2104, inlinedAt: !2417)
!2437 = !DILocation(line: 82, column: 2, scope: !2105, inlinedAt: !2416)
!2438 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2439 = !DILocation(line: 25, column: 60, scope: !2411, inlinedAt: !2412)
!2440 = !DILocation(line: 30, column: 15, scope: !2438, inlinedAt: !2439)
!2441 = !DILocation(line: 44, column: 16, scope: !2105, inlinedAt: !2440)
!2442 = !DILocation(line: 66, column: 7, scope: !2104, inlinedAt: !2441)
!2443 = !DILocation(line: 64, column: 35, scope: !2104, inlinedAt: !2441)
!2444 = !DILocation(line: 67, column: 7, scope: !2104, inlinedAt: !2441)
!2445 = !DILocation(line: 67, column: 35, scope: !2104, inlinedAt: !2441)
!2446 = !DILocation(line: 68, column: 23, scope: !2104, inlinedAt: !2441)
!2447 = !DILocation(line: 30, column: 64, scope: !2438, inlinedAt: !2439)
!2448 = !DILocation(line: 67, column: 40, scope: !2104, inlinedAt: !2441)
!2449 = !DILocation(line: 72, column: 16, scope: !2104, inlinedAt: !2441)
!2450 = !DILocation(line: 73, column: 6, scope: !2104, inlinedAt: !2441)
!2451 = !DILocation(line: 73, column: 36, scope: !2104, inlinedAt: !2441)
!2452 = !DILocation(line: 74, column: 16, scope: !2104, inlinedAt: !2441)
!2453 = !DILocation(line: 75, column: 11, scope: !2104, inlinedAt: !2441)
!2454 = !DILocation(line: 74, column: 3, scope: !2104, inlinedAt: !2441)
!2455 = !DILocation(line: 78, column: 22, scope: !2104, inlinedAt: !2441)
!2456 = !DILocation(line: 78, column: 41, scope: !2104, inlinedAt: !2441)
!2457 = !DILocation(line: 79, column: 9, scope: !2104, inlinedAt: !2441)
!2458 = !DILocation(line: 73, column: 41, scope: !2104, inlinedAt: !2441)
!2459 = !DILocation(line: 82, column: 16, scope: !2104, inlinedAt: !2441)
!2460 = !DILocation(line: 82, column: 2, scope: !2105, inlinedAt: !2440)
!2461 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2462 = !DILocation(line: 25, column: 81, scope: !2411, inlinedAt: !2412)
!2463 = !DILocation(line: 36, column: 15, scope: !2461, inlinedAt: !2462)
!2464 = !DILocation(line: 44, column: 16, scope: !2105, inlinedAt: !2463)
!2465 = !DILocation(line: 66, column: 7, scope: !2104, inlinedAt: !2464)
!2466 = !DILocation(line: 64, column: 35, scope: !2104, inlinedAt: !2464)
!2467 = !DILocation(line: 67, column: 7, scope: !2104, inlinedAt: !2464)
!2468 = !DILocation(line: 67, column: 35, scope: !2104, inlinedAt: !2464)
!2469 = !DILocation(line: 68, column: 23, scope: !2104, inlinedAt: !2464)
!2470 = !DILocation(line: 36, column: 65, scope: !2461, inlinedAt: !2462)
!2471 = !DILocation(line: 67, column: 40, scope: !2104, inlinedAt: !2464)
!2472 = !DILocation(line: 72, column: 16, scope: !2104, inlinedAt: !2464)
!2473 = !DILocation(line: 73, column: 6, scope: !2104, inlinedAt: !2464)
!2474 = !DILocation(line: 73, column: 36, scope: !2104, inlinedAt: !2464)
!2475 = !DILocation(line: 74, column: 16, scope: !2104, inlinedAt: !2464)
!2476 = !DILocation(line: 75, column: 11, scope: !2104, inlinedAt: !2464)
!2477 = !DILocation(line: 74, column: 3, scope: !2104, inlinedAt: !2464)
!2478 = !DILocation(line: 78, column: 22, scope: !2104, inlinedAt: !2464)
!2479 = !DILocation(line: 78, column: 41, scope: !2104, inlinedAt: !2464)
!2480 = !DILocation(line: 79, column: 9, scope: !2104, inlinedAt: !2464)
!2481 = !DILocation(line: 73, column: 41, scope: !2104, inlinedAt: !2464)
!2482 = !DILocation(line: 82, column: 16, scope: !2104, inlinedAt: !2464)
!2483 = !DILocation(line: 82, column: 2, scope: !2105, inlinedAt: !2463)
!2484 = !DILocation(line: 25, column: 5, scope: !2411, inlinedAt: !2412)
!2485 = !DILocation(line: 25, column: 13, scope: !2411, inlinedAt: !2412)
!2486 = !DILocation(line: 25, column: 21, scope: !2411, inlinedAt: !2412)
!2487 = !DILocation(line: 37, column: 27, scope: !2405, inlinedAt: !2406)
!2488 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2489 = !DILocation(line: 37, column: 10, scope: !2405, inlinedAt: !2406)
!2490 = !DILocation(line: 24, column: 11, scope: !2488, inlinedAt: !2489)
!2491 = !DILocation(line: 37, column: 50, scope: !2405, inlinedAt: !2406)
!2492 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2493 = !DILocation(line: 25, column: 40, scope: !2488, inlinedAt: !2489)
!2494 = !DILocation(line: 25, column: 15, scope: !2492, inlinedAt: !2493)
!2495 = !DILocation(line: 44, column: 16, scope: !2220, inlinedAt: !2494)
!2496 = !DILocation(line: 66, column: 7, scope: !2104, inlinedAt: !2495)
!2497 = !DILocation(line: 64, column: 35, scope: !2104, inlinedAt: !2495)
!2498 = !DILocation(line: 67, column: 7, scope: !2104, inlinedAt: !2495)
!2499 = !DILocation(line: 67, column: 35, scope: !2104, inlinedAt: !2495)
!2500 = !DILocation(line: 68, column: 23, scope: !2104, inlinedAt: !2495)
!2501 = !DILocation(line: 25, column: 65, scope: !2492, inlinedAt: !2493)
!2502 = !DILocation(line: 67, column: 40, scope: !2104, inlinedAt: !2495)
!2503 = !DILocation(line: 72, column: 16, scope: !2104, inlinedAt: !2495)
!2504 = !DILocation(line: 73, column: 6, scope: !2104, inlinedAt: !2495)
!2505 = !DILocation(line: 73, column: 36, scope: !2104, inlinedAt: !2495)
!2506 = !DILocation(line: 74, column: 16, scope: !2104, inlinedAt: !2495)
!2507 = !DILocation(line: 75, column: 11, scope: !2104, inlinedAt: !2495)
!2508 = !DILocation(line: 74, column: 3, scope: !2104, inlinedAt: !2495)
!2509 = !DILocation(line: 78, column: 22, scope: !2104, inlinedAt: !2495)
!2510 = !DILocation(line: 78, column: 41, scope: !2104, inlinedAt: !2495)
!2511 = !DILocation(line: 79, column: 9, scope: !2104, inlinedAt: !2495)
!2512 = !DILocation(line: 73, column: 41, scope: !2104, inlinedAt: !2495)
!2513 = !DILocation(line: 82, column: 16, scope: !2104, inlinedAt: !2495)
!2514 = !DILocation(line: 82, column: 2, scope: !2220, inlinedAt: !2494)
!2515 = !DILocation(line: 45, column: 14, scope: !2220, inlinedAt: !2494)
!2516 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !2515)
!2517 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !2515)
!2518 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !2515)
!2519 = !DILocation(line: 46, column: 7, scope: !2220, inlinedAt: !2494)
!2520 = !DILocation(line: 49, column: 31, scope: !2220, inlinedAt: !2494)
!2521 = !DILocation(line: 50, column: 10, scope: !2220, inlinedAt: !2494)
!2522 = !DILocation(line: 51, column: 11, scope: !2220, inlinedAt: !2494)
!2523 = !DILocation(line: 51, column: 14, scope: !2220, inlinedAt: !2494)
!2524 = !DILocation(line: 52, column: 17, scope: !2220, inlinedAt: !2494)
!2525 = !DILocation(line: 52, column: 8, scope: !2220, inlinedAt: !2494)
!2526 = !DILocation(line: 54, column: 10, scope: !2220, inlinedAt: !2494)
!2527 = !DILocation(line: 55, column: 11, scope: !2220, inlinedAt: !2494)
!2528 = !DILocation(line: 42, column: 50, scope: !2220, inlinedAt: !2494)
!2529 = !DILocation(line: 56, column: 6, scope: !2220, inlinedAt: !2494)
!2530 = !DILocation(line: 56, column: 16, scope: !2220, inlinedAt: !2494)
!2531 = !DILocation(line: 57, column: 17, scope: !2220, inlinedAt: !2494)
!2532 = !DILocation(line: 56, column: 21, scope: !2220, inlinedAt: !2494)
!2533 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2534 = !DILocation(line: 25, column: 60, scope: !2488, inlinedAt: !2489)
!2535 = !DILocation(line: 30, column: 15, scope: !2533, inlinedAt: !2534)
!2536 = !DILocation(line: 44, column: 16, scope: !2220, inlinedAt: !2535)
!2537 = !DILocation(line: 66, column: 7, scope: !2104, inlinedAt: !2536)
!2538 = !DILocation(line: 64, column: 35, scope: !2104, inlinedAt: !2536)
!2539 = !DILocation(line: 67, column: 7, scope: !2104, inlinedAt: !2536)
!2540 = !DILocation(line: 67, column: 35, scope: !2104, inlinedAt: !2536)
!2541 = !DILocation(line: 68, column: 23, scope: !2104, inlinedAt: !2536)
!2542 = !DILocation(line: 30, column: 64, scope: !2533, inlinedAt: !2534)
!2543 = !DILocation(line: 67, column: 40, scope: !2104, inlinedAt: !2536)
!2544 = !DILocation(line: 72, column: 16, scope: !2104, inlinedAt: !2536)
!2545 = !DILocation(line: 73, column: 6, scope: !2104, inlinedAt: !2536)
!2546 = !DILocation(line: 73, column: 36, scope: !2104, inlinedAt: !2536)
!2547 = !DILocation(line: 74, column: 16, scope: !2104, inlinedAt: !2536)
!2548 = !DILocation(line: 75, column: 11, scope: !2104, inlinedAt: !2536)
!2549 = !DILocation(line: 74, column: 3, scope: !2104, inlinedAt: !2536)
!2550 = !DILocation(line: 78, column: 22, scope: !2104, inlinedAt: !2536)
!2551 = !DILocation(line: 78, column: 41, scope: !2104, inlinedAt: !2536)
!2552 = !DILocation(line: 79, column: 9, scope: !2104, inlinedAt: !2536)
!2553 = !DILocation(line: 73, column: 41, scope: !2104, inlinedAt: !2536)
!2554 = !DILocation(line: 82, column: 16, scope: !2104, inlinedAt: !2536)
!2555 = !DILocation(line: 82, column: 2, scope: !2220, inlinedAt: !2535)
!2556 = !DILocation(line: 46, column: 7, scope: !2220, inlinedAt: !2535)
!2557 = !DILocation(line: 49, column: 31, scope: !2220, inlinedAt: !2535)
!2558 = !DILocation(line: 50, column: 10, scope: !2220, inlinedAt: !2535)
!2559 = !DILocation(line: 51, column: 11, scope: !2220, inlinedAt: !2535)
!2560 = !DILocation(line: 51, column: 14, scope: !2220, inlinedAt: !2535)
!2561 = !DILocation(line: 52, column: 17, scope: !2220, inlinedAt: !2535)
!2562 = !DILocation(line: 52, column: 8, scope: !2220, inlinedAt: !2535)
!2563 = !DILocation(line: 54, column: 10, scope: !2220, inlinedAt: !2535)
!2564 = !DILocation(line: 55, column: 11, scope: !2220, inlinedAt: !2535)
!2565 = !DILocation(line: 42, column: 50, scope: !2220, inlinedAt: !2535)
!2566 = !DILocation(line: 56, column: 6, scope: !2220, inlinedAt: !2535)
!2567 = !DILocation(line: 56, column: 16, scope: !2220, inlinedAt: !2535)
!2568 = !DILocation(line: 57, column: 17, scope: !2220, inlinedAt: !2535)
!2569 = !DILocation(line: 56, column: 21, scope: !2220, inlinedAt: !2535)
!2570 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2571 = !DILocation(line: 25, column: 81, scope: !2488, inlinedAt: !2489)
!2572 = !DILocation(line: 36, column: 15, scope: !2570, inlinedAt: !2571)
!2573 = !DILocation(line: 44, column: 16, scope: !2220, inlinedAt: !2572)
!2574 = !DILocation(line: 66, column: 7, scope: !2104, inlinedAt: !2573)
!2575 = !DILocation(line: 64, column: 35, scope: !2104, inlinedAt: !2573)
!2576 = !DILocation(line: 67, column: 7, scope: !2104, inlinedAt: !2573)
!2577 = !DILocation(line: 67, column: 35, scope: !2104, inlinedAt: !2573)
!2578 = !DILocation(line: 68, column: 23, scope: !2104, inlinedAt: !2573)
!2579 = !DILocation(line: 36, column: 65, scope: !2570, inlinedAt: !2571)
!2580 = !DILocation(line: 67, column: 40, scope: !2104, inlinedAt: !2573)
!2581 = !DILocation(line: 72, column: 16, scope: !2104, inlinedAt: !2573)
!2582 = !DILocation(line: 73, column: 6, scope: !2104, inlinedAt: !2573)
!2583 = !DILocation(line: 73, column: 36, scope: !2104, inlinedAt: !2573)
!2584 = !DILocation(line: 74, column: 16, scope: !2104, inlinedAt: !2573)
!2585 = !DILocation(line: 75, column: 11, scope: !2104, inlinedAt: !2573)
!2586 = !DILocation(line: 74, column: 3, scope: !2104, inlinedAt: !2573)
!2587 = !DILocation(line: 78, column: 22, scope: !2104, inlinedAt: !2573)
!2588 = !DILocation(line: 78, column: 41, scope: !2104, inlinedAt: !2573)
!2589 = !DILocation(line: 79, column: 9, scope: !2104, inlinedAt: !2573)
!2590 = !DILocation(line: 73, column: 41, scope: !2104, inlinedAt: !2573)
!2591 = !DILocation(line: 82, column: 16, scope: !2104, inlinedAt: !2573)
!2592 = !DILocation(line: 82, column: 2, scope: !2220, inlinedAt: !2572)
!2593 = !DILocation(line: 46, column: 7, scope: !2220, inlinedAt: !2572)
!2594 = !DILocation(line: 49, column: 31, scope: !2220, inlinedAt: !2572)
!2595 = !DILocation(line: 50, column: 10, scope: !2220, inlinedAt: !2572)
!2596 = !DILocation(line: 51, column: 11, scope: !2220, inlinedAt: !2572)
!2597 = !DILocation(line: 51, column: 14, scope: !2220, inlinedAt: !2572)
!2598 = !DILocation(line: 52, column: 17, scope: !2220, inlinedAt: !2572)
!2599 = !DILocation(line: 52, column: 8, scope: !2220, inlinedAt: !2572)
!2600 = !DILocation(line: 54, column: 10, scope: !2220, inlinedAt: !2572)
!2601 = !DILocation(line: 55, column: 11, scope: !2220, inlinedAt: !2572)
!2602 = !DILocation(line: 42, column: 50, scope: !2220, inlinedAt: !2572)
!2603 = !DILocation(line: 56, column: 6, scope: !2220, inlinedAt: !2572)
!2604 = !DILocation(line: 56, column: 16, scope: !2220, inlinedAt: !2572)
!2605 = !DILocation(line: 57, column: 17, scope: !2220, inlinedAt: !2572)
!2606 = !DILocation(line: 56, column: 21, scope: !2220, inlinedAt: !2572)
!2607 = !DILocation(line: 25, column: 5, scope: !2488, inlinedAt: !2489)
!2608 = !DILocation(line: 25, column: 13, scope: !2488, inlinedAt: !2489)
!2609 = !DILocation(line: 25, column: 21, scope: !2488, inlinedAt: !2489)
!2610 = distinct !DISubprogram(name: "ExchangeUint32", scope: !277, file: !277, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!2611 = !DILocation(line: 95, column: 6, scope: !2610)
!2612 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2613 = !DILocation(line: 96, column: 10, scope: !2610)
!2614 = !DILocation(line: 21, column: 29, scope: !2612, inlinedAt: !2613)
!2615 = !DILocation(line: 21, column: 39, scope: !2612, inlinedAt: !2613)
!2616 = !DILocation(line: 21, column: 49, scope: !2612, inlinedAt: !2613)
!2617 = !DILocation(line: 23, column: 7, scope: !2612, inlinedAt: !2613)
!2618 = !DILocation(line: 22, column: 2, scope: !2612, inlinedAt: !2613)
!2619 = !DILocation(line: 22, column: 8, scope: !2612, inlinedAt: !2613)
!2620 = !DILocation(line: 26, column: 9, scope: !2612, inlinedAt: !2613)
!2621 = !DILocation(line: 27, column: 12, scope: !2612, inlinedAt: !2613)
!2622 = !DILocation(line: 27, column: 10, scope: !2612, inlinedAt: !2613)
!2623 = !DILocation(line: 27, column: 30, scope: !2612, inlinedAt: !2613)
!2624 = !DILocation(line: 28, column: 37, scope: !2612, inlinedAt: !2613)
!2625 = !DILocation(line: 28, column: 32, scope: !2612, inlinedAt: !2613)
!2626 = !DILocation(line: 28, column: 34, scope: !2612, inlinedAt: !2613)
!2627 = !DILocation(line: 28, column: 20, scope: !2612, inlinedAt: !2613)
!2628 = !DILocation(line: 28, column: 3, scope: !2612, inlinedAt: !2613)
!2629 = !DILocation(line: 29, column: 22, scope: !2612, inlinedAt: !2613)
!2630 = !DILocation(line: 29, column: 3, scope: !2612, inlinedAt: !2613)
!2631 = !DILocation(line: 30, column: 24, scope: !2612, inlinedAt: !2613)
!2632 = !DILocation(line: 30, column: 3, scope: !2612, inlinedAt: !2613)
!2633 = !DILocation(line: 31, column: 23, scope: !2612, inlinedAt: !2613)
!2634 = !DILocation(line: 31, column: 3, scope: !2612, inlinedAt: !2613)
!2635 = !DILocation(line: 32, column: 14, scope: !2612, inlinedAt: !2613)
!2636 = !DILocation(line: 32, column: 12, scope: !2612, inlinedAt: !2613)
!2637 = !DILocation(line: 32, column: 18, scope: !2612, inlinedAt: !2613)
!2638 = !DILocation(line: 33, column: 21, scope: !2612, inlinedAt: !2613)
!2639 = !DILocation(line: 33, column: 3, scope: !2612, inlinedAt: !2613)
!2640 = !DILocation(line: 34, column: 3, scope: !2612, inlinedAt: !2613)
!2641 = !DILocation(line: 35, column: 31, scope: !2612, inlinedAt: !2613)
!2642 = !DILocation(line: 36, column: 4, scope: !2612, inlinedAt: !2613)
!2643 = !DILocation(line: 38, column: 32, scope: !2612, inlinedAt: !2613)
!2644 = !DILocation(line: 38, column: 30, scope: !2612, inlinedAt: !2613)
!2645 = !DILocation(line: 38, column: 24, scope: !2612, inlinedAt: !2613)
!2646 = !DILocation(line: 38, column: 3, scope: !2612, inlinedAt: !2613)
!2647 = distinct !DISubprogram(name: "NumbersUint32", scope: !277, file: !277, line: 102, type: !4, isDefinition: true, scopeLine: 102, isOptimized: true, unit: !2)
!2648 = !DILocation(line: 102, column: 6, scope: !2647)
!2649 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2650 = !DILocation(line: 102, column: 75, scope: !2647)
!2651 = !DILocation(line: 29, column: 20, scope: !2649, inlinedAt: !2650)
!2652 = !DILocation(line: 30, column: 26, scope: !2649, inlinedAt: !2650)
!2653 = !DILocation(line: 30, column: 24, scope: !2649, inlinedAt: !2650)
!2654 = !DILocation(line: 30, column: 46, scope: !2649, inlinedAt: !2650)
!2655 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2656 = !DILocation(line: 30, column: 9, scope: !2649, inlinedAt: !2650)
!2657 = !DILocation(line: 14, column: 11, scope: !2655, inlinedAt: !2656)
!2658 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!2659 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2660 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2661 = !DILocation(line: 16, column: 25, scope: !2655, inlinedAt: !2656)
!2662 = !DILocation(line: 7, column: 15, scope: !2660, inlinedAt: !2661)
!2663 = !DILocation(line: 44, column: 16, scope: !2659, inlinedAt: !2662)
!2664 = !DILocation(line: 65, column: 13, scope: !2658, inlinedAt: !2663)
!2665 = !DILocation(line: 66, column: 7, scope: !2658, inlinedAt: !2663)
!2666 = !DILocation(line: 19, column: 40, scope: !2655, inlinedAt: !2656)
!2667 = !DILocation(line: 64, column: 35, scope: !2658, inlinedAt: !2663)
!2668 = !DILocation(line: 67, column: 7, scope: !2658, inlinedAt: !2663)
!2669 = !DILocation(line: 67, column: 35, scope: !2658, inlinedAt: !2663)
!2670 = !DILocation(line: 68, column: 23, scope: !2658, inlinedAt: !2663)
!2671 = !DILocation(line: 7, column: 65, scope: !2660, inlinedAt: !2661)
!2672 = !DILocation(line: 67, column: 40, scope: !2658, inlinedAt: !2663)
!2673 = !DILocation(line: 72, column: 16, scope: !2658, inlinedAt: !2663)
!2674 = !DILocation(line: 73, column: 6, scope: !2658, inlinedAt: !2663)
!2675 = !DILocation(line: 73, column: 36, scope: !2658, inlinedAt: !2663)
!2676 = !DILocation(line: 74, column: 16, scope: !2658, inlinedAt: !2663)
!2677 = !DILocation(line: 75, column: 11, scope: !2658, inlinedAt: !2663)
!2678 = !DILocation(line: 74, column: 3, scope: !2658, inlinedAt: !2663)
!2679 = !DILocation(line: 78, column: 22, scope: !2658, inlinedAt: !2663)
!2680 = !DILocation(line: 78, column: 41, scope: !2658, inlinedAt: !2663)
!2681 = !DILocation(line: 79, column: 9, scope: !2658, inlinedAt: !2663)
!2682 = !DILocation(line: 73, column: 41, scope: !2658, inlinedAt: !2663)
!2683 = !DILocation(line: 82, column: 16, scope: !2658, inlinedAt: !2663)
!2684 = !DILocation(line: 82, column: 2, scope: !2659, inlinedAt: !2662)
!2685 = !DILocation(line: 16, column: 6, scope: !2655, inlinedAt: !2656)
!2686 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2687 = !DILocation(line: 17, column: 33, scope: !2655, inlinedAt: !2656)
!2688 = !DILocation(line: 13, column: 15, scope: !2686, inlinedAt: !2687)
!2689 = !DILocation(line: 44, column: 16, scope: !2659, inlinedAt: !2688)
!2690 = !DILocation(line: 66, column: 7, scope: !2658, inlinedAt: !2689)
!2691 = !DILocation(line: 64, column: 35, scope: !2658, inlinedAt: !2689)
!2692 = !DILocation(line: 67, column: 7, scope: !2658, inlinedAt: !2689)
!2693 = !DILocation(line: 67, column: 35, scope: !2658, inlinedAt: !2689)
!2694 = !DILocation(line: 68, column: 23, scope: !2658, inlinedAt: !2689)
!2695 = !DILocation(line: 13, column: 66, scope: !2686, inlinedAt: !2687)
!2696 = !DILocation(line: 67, column: 40, scope: !2658, inlinedAt: !2689)
!2697 = !DILocation(line: 72, column: 16, scope: !2658, inlinedAt: !2689)
!2698 = !DILocation(line: 73, column: 6, scope: !2658, inlinedAt: !2689)
!2699 = !DILocation(line: 73, column: 36, scope: !2658, inlinedAt: !2689)
!2700 = !DILocation(line: 74, column: 16, scope: !2658, inlinedAt: !2689)
!2701 = !DILocation(line: 75, column: 11, scope: !2658, inlinedAt: !2689)
!2702 = !DILocation(line: 74, column: 3, scope: !2658, inlinedAt: !2689)
!2703 = !DILocation(line: 78, column: 22, scope: !2658, inlinedAt: !2689)
!2704 = !DILocation(line: 78, column: 41, scope: !2658, inlinedAt: !2689)
!2705 = !DILocation(line: 79, column: 9, scope: !2658, inlinedAt: !2689)
!2706 = !DILocation(line: 73, column: 41, scope: !2658, inlinedAt: !2689)
!2707 = !DILocation(line: 82, column: 16, scope: !2658, inlinedAt: !2689)
!2708 = !DILocation(line: 82, column: 2, scope: !2659, inlinedAt: !2688)
!2709 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2710 = !DILocation(line: 17, column: 54, scope: !2655, inlinedAt: !2656)
!2711 = !DILocation(line: 19, column: 15, scope: !2709, inlinedAt: !2710)
!2712 = !DILocation(line: 44, column: 16, scope: !2659, inlinedAt: !2711)
!2713 = !DILocation(line: 66, column: 7, scope: !2658, inlinedAt: !2712)
!2714 = !DILocation(line: 64, column: 35, scope: !2658, inlinedAt: !2712)
!2715 = !DILocation(line: 67, column: 7, scope: !2658, inlinedAt: !2712)
!2716 = !DILocation(line: 67, column: 35, scope: !2658, inlinedAt: !2712)
!2717 = !DILocation(line: 68, column: 23, scope: !2658, inlinedAt: !2712)
!2718 = !DILocation(line: 19, column: 66, scope: !2709, inlinedAt: !2710)
!2719 = !DILocation(line: 67, column: 40, scope: !2658, inlinedAt: !2712)
!2720 = !DILocation(line: 72, column: 16, scope: !2658, inlinedAt: !2712)
!2721 = !DILocation(line: 73, column: 6, scope: !2658, inlinedAt: !2712)
!2722 = !DILocation(line: 73, column: 36, scope: !2658, inlinedAt: !2712)
!2723 = !DILocation(line: 74, column: 16, scope: !2658, inlinedAt: !2712)
!2724 = !DILocation(line: 75, column: 11, scope: !2658, inlinedAt: !2712)
!2725 = !DILocation(line: 74, column: 3, scope: !2658, inlinedAt: !2712)
!2726 = !DILocation(line: 78, column: 22, scope: !2658, inlinedAt: !2712)
!2727 = !DILocation(line: 78, column: 41, scope: !2658, inlinedAt: !2712)
!2728 = !DILocation(line: 79, column: 9, scope: !2658, inlinedAt: !2712)
!2729 = !DILocation(line: 73, column: 41, scope: !2658, inlinedAt: !2712)
!2730 = !DILocation(line: 82, column: 16, scope: !2658, inlinedAt: !2712)
!2731 = !DILocation(line: 82, column: 2, scope: !2659, inlinedAt: !2711)
!2732 = !DILocation(line: 17, column: 6, scope: !2655, inlinedAt: !2656)
!2733 = !DILocation(line: 17, column: 14, scope: !2655, inlinedAt: !2656)
!2734 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2735 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2736 = !DILocation(line: 18, column: 40, scope: !2655, inlinedAt: !2656)
!2737 = !DILocation(line: 6, column: 21, scope: !2735, inlinedAt: !2736)
!2738 = !DILocation(line: 25, column: 16, scope: !2734, inlinedAt: !2737)
!2739 = !DILocation(line: 23, column: 48, scope: !2734, inlinedAt: !2737)
!2740 = !DILocation(line: 26, column: 6, scope: !2734, inlinedAt: !2737)
!2741 = !DILocation(line: 26, column: 24, scope: !2734, inlinedAt: !2737)
!2742 = !DILocation(line: 27, column: 24, scope: !2734, inlinedAt: !2737)
!2743 = !DILocation(line: 27, column: 44, scope: !2734, inlinedAt: !2737)
!2744 = !DILocation(line: 28, column: 4, scope: !2734, inlinedAt: !2737)
!2745 = !DILocation(line: 26, column: 37, scope: !2734, inlinedAt: !2737)
!2746 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2747 = !DILocation(line: 18, column: 68, scope: !2655, inlinedAt: !2656)
!2748 = !DILocation(line: 14, column: 21, scope: !2746, inlinedAt: !2747)
!2749 = !DILocation(line: 23, column: 48, scope: !2734, inlinedAt: !2748)
!2750 = !DILocation(line: 26, column: 6, scope: !2734, inlinedAt: !2748)
!2751 = !DILocation(line: 26, column: 24, scope: !2734, inlinedAt: !2748)
!2752 = !DILocation(line: 27, column: 24, scope: !2734, inlinedAt: !2748)
!2753 = !DILocation(line: 27, column: 44, scope: !2734, inlinedAt: !2748)
!2754 = !DILocation(line: 28, column: 4, scope: !2734, inlinedAt: !2748)
!2755 = !DILocation(line: 26, column: 37, scope: !2734, inlinedAt: !2748)
!2756 = !DILocation(line: 15, column: 20, scope: !2746, inlinedAt: !2747)
!2757 = !DILocation(line: 15, column: 42, scope: !2746, inlinedAt: !2747)
!2758 = !DILocation(line: 18, column: 2, scope: !2655, inlinedAt: !2656)
!2759 = !DILocation(line: 18, column: 6, scope: !2655, inlinedAt: !2656)
!2760 = !DILocation(line: 18, column: 14, scope: !2655, inlinedAt: !2656)
!2761 = !DILocation(line: 19, column: 42, scope: !2655, inlinedAt: !2656)
!2762 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2763 = !DILocation(line: 19, column: 25, scope: !2655, inlinedAt: !2656)
!2764 = !DILocation(line: 36, column: 10, scope: !2762, inlinedAt: !2763)
!2765 = !DILocation(line: 36, column: 22, scope: !2762, inlinedAt: !2763)
!2766 = !DILocation(line: 37, column: 8, scope: !2762, inlinedAt: !2763)
!2767 = !DILocation(line: 40, column: 17, scope: !2762, inlinedAt: !2763)
!2768 = !DILocation(line: 19, column: 6, scope: !2655, inlinedAt: !2656)
!2769 = !DILocation(line: 31, column: 26, scope: !2649, inlinedAt: !2650)
!2770 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2771 = !DILocation(line: 31, column: 9, scope: !2649, inlinedAt: !2650)
!2772 = !DILocation(line: 14, column: 11, scope: !2770, inlinedAt: !2771)
!2773 = !DILocation(line: 31, column: 48, scope: !2649, inlinedAt: !2650)
!2774 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2775 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2776 = !DILocation(line: 16, column: 25, scope: !2770, inlinedAt: !2771)
!2777 = !DILocation(line: 7, column: 15, scope: !2775, inlinedAt: !2776)
!2778 = !DILocation(line: 45, column: 14, scope: !2774, inlinedAt: !2777)
!2779 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !2778)
!2780 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !2778)
!2781 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2782 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2783 = !DILocation(line: 18, column: 40, scope: !2770, inlinedAt: !2771)
!2784 = !DILocation(line: 6, column: 21, scope: !2782, inlinedAt: !2783)
!2785 = !DILocation(line: 37, column: 21, scope: !2781, inlinedAt: !2784)
!2786 = !DILocation(line: 37, column: 10, scope: !2781, inlinedAt: !2784)
!2787 = !DILocation(line: 19, column: 40, scope: !2770, inlinedAt: !2771)
!2788 = !DILocation(line: 44, column: 16, scope: !2774, inlinedAt: !2777)
!2789 = !DILocation(line: 66, column: 7, scope: !2658, inlinedAt: !2788)
!2790 = !DILocation(line: 64, column: 35, scope: !2658, inlinedAt: !2788)
!2791 = !DILocation(line: 67, column: 7, scope: !2658, inlinedAt: !2788)
!2792 = !DILocation(line: 67, column: 35, scope: !2658, inlinedAt: !2788)
!2793 = !DILocation(line: 68, column: 23, scope: !2658, inlinedAt: !2788)
!2794 = !DILocation(line: 7, column: 65, scope: !2775, inlinedAt: !2776)
!2795 = !DILocation(line: 67, column: 40, scope: !2658, inlinedAt: !2788)
!2796 = !DILocation(line: 73, column: 6, scope: !2658, inlinedAt: !2788)
!2797 = !DILocation(line: 73, column: 36, scope: !2658, inlinedAt: !2788)
!2798 = !DILocation(line: 74, column: 16, scope: !2658, inlinedAt: !2788)
!2799 = !DILocation(line: 75, column: 11, scope: !2658, inlinedAt: !2788)
!2800 = !DILocation(line: 74, column: 3, scope: !2658, inlinedAt: !2788)
!2801 = !DILocation(line: 78, column: 22, scope: !2658, inlinedAt: !2788)
!2802 = !DILocation(line: 78, column: 41, scope: !2658, inlinedAt: !2788)
!2803 = !DILocation(line: 79, column: 9, scope: !2658, inlinedAt: !2788)
!2804 = !DILocation(line: 73, column: 41, scope: !2658, inlinedAt: !2788)
!2805 = !DILocation(line: 82, column: 16, scope: !2658, inlinedAt: !2788)
!2806 = !DILocation(line: 82, column: 2, scope: !2774, inlinedAt: !2777)
!2807 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !2778)
!2808 = !DILocation(line: 46, column: 7, scope: !2774, inlinedAt: !2777)
!2809 = !DILocation(line: 49, column: 31, scope: !2774, inlinedAt: !2777)
!2810 = !DILocation(line: 50, column: 10, scope: !2774, inlinedAt: !2777)
!2811 = !DILocation(line: 51, column: 14, scope: !2774, inlinedAt: !2777)
!2812 = !DILocation(line: 52, column: 17, scope: !2774, inlinedAt: !2777)
!2813 = !DILocation(line: 52, column: 8, scope: !2774, inlinedAt: !2777)
!2814 = !DILocation(line: 54, column: 10, scope: !2774, inlinedAt: !2777)
!2815 = !DILocation(line: 55, column: 11, scope: !2774, inlinedAt: !2777)
!2816 = !DILocation(line: 42, column: 50, scope: !2774, inlinedAt: !2777)
!2817 = !DILocation(line: 56, column: 6, scope: !2774, inlinedAt: !2777)
!2818 = !DILocation(line: 56, column: 16, scope: !2774, inlinedAt: !2777)
!2819 = !DILocation(line: 57, column: 17, scope: !2774, inlinedAt: !2777)
!2820 = !DILocation(line: 56, column: 21, scope: !2774, inlinedAt: !2777)
!2821 = !DILocation(line: 16, column: 6, scope: !2770, inlinedAt: !2771)
!2822 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2823 = !DILocation(line: 17, column: 33, scope: !2770, inlinedAt: !2771)
!2824 = !DILocation(line: 13, column: 15, scope: !2822, inlinedAt: !2823)
!2825 = !DILocation(line: 44, column: 16, scope: !2774, inlinedAt: !2824)
!2826 = !DILocation(line: 66, column: 7, scope: !2658, inlinedAt: !2825)
!2827 = !DILocation(line: 64, column: 35, scope: !2658, inlinedAt: !2825)
!2828 = !DILocation(line: 67, column: 7, scope: !2658, inlinedAt: !2825)
!2829 = !DILocation(line: 67, column: 35, scope: !2658, inlinedAt: !2825)
!2830 = !DILocation(line: 68, column: 23, scope: !2658, inlinedAt: !2825)
!2831 = !DILocation(line: 13, column: 66, scope: !2822, inlinedAt: !2823)
!2832 = !DILocation(line: 67, column: 40, scope: !2658, inlinedAt: !2825)
!2833 = !DILocation(line: 73, column: 6, scope: !2658, inlinedAt: !2825)
!2834 = !DILocation(line: 73, column: 36, scope: !2658, inlinedAt: !2825)
!2835 = !DILocation(line: 74, column: 16, scope: !2658, inlinedAt: !2825)
!2836 = !DILocation(line: 75, column: 11, scope: !2658, inlinedAt: !2825)
!2837 = !DILocation(line: 74, column: 3, scope: !2658, inlinedAt: !2825)
!2838 = !DILocation(line: 78, column: 22, scope: !2658, inlinedAt: !2825)
!2839 = !DILocation(line: 78, column: 41, scope: !2658, inlinedAt: !2825)
!2840 = !DILocation(line: 79, column: 9, scope: !2658, inlinedAt: !2825)
!2841 = !DILocation(line: 73, column: 41, scope: !2658, inlinedAt: !2825)
!2842 = !DILocation(line: 82, column: 16, scope: !2658, inlinedAt: !2825)
!2843 = !DILocation(line: 82, column: 2, scope: !2774, inlinedAt: !2824)
!2844 = !DILocation(line: 46, column: 7, scope: !2774, inlinedAt: !2824)
!2845 = !DILocation(line: 49, column: 31, scope: !2774, inlinedAt: !2824)
!2846 = !DILocation(line: 50, column: 10, scope: !2774, inlinedAt: !2824)
!2847 = !DILocation(line: 51, column: 14, scope: !2774, inlinedAt: !2824)
!2848 = !DILocation(line: 52, column: 17, scope: !2774, inlinedAt: !2824)
!2849 = !DILocation(line: 52, column: 8, scope: !2774, inlinedAt: !2824)
!2850 = !DILocation(line: 54, column: 10, scope: !2774, inlinedAt: !2824)
!2851 = !DILocation(line: 55, column: 11, scope: !2774, inlinedAt: !2824)
!2852 = !DILocation(line: 42, column: 50, scope: !2774, inlinedAt: !2824)
!2853 = !DILocation(line: 56, column: 6, scope: !2774, inlinedAt: !2824)
!2854 = !DILocation(line: 56, column: 16, scope: !2774, inlinedAt: !2824)
!2855 = !DILocation(line: 57, column: 17, scope: !2774, inlinedAt: !2824)
!2856 = !DILocation(line: 56, column: 21, scope: !2774, inlinedAt: !2824)
!2857 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2858 = !DILocation(line: 17, column: 54, scope: !2770, inlinedAt: !2771)
!2859 = !DILocation(line: 19, column: 15, scope: !2857, inlinedAt: !2858)
!2860 = !DILocation(line: 44, column: 16, scope: !2774, inlinedAt: !2859)
!2861 = !DILocation(line: 66, column: 7, scope: !2658, inlinedAt: !2860)
!2862 = !DILocation(line: 64, column: 35, scope: !2658, inlinedAt: !2860)
!2863 = !DILocation(line: 67, column: 7, scope: !2658, inlinedAt: !2860)
!2864 = !DILocation(line: 67, column: 35, scope: !2658, inlinedAt: !2860)
!2865 = !DILocation(line: 68, column: 23, scope: !2658, inlinedAt: !2860)
!2866 = !DILocation(line: 19, column: 66, scope: !2857, inlinedAt: !2858)
!2867 = !DILocation(line: 67, column: 40, scope: !2658, inlinedAt: !2860)
!2868 = !DILocation(line: 73, column: 6, scope: !2658, inlinedAt: !2860)
!2869 = !DILocation(line: 73, column: 36, scope: !2658, inlinedAt: !2860)
!2870 = !DILocation(line: 74, column: 16, scope: !2658, inlinedAt: !2860)
!2871 = !DILocation(line: 75, column: 11, scope: !2658, inlinedAt: !2860)
!2872 = !DILocation(line: 74, column: 3, scope: !2658, inlinedAt: !2860)
!2873 = !DILocation(line: 78, column: 22, scope: !2658, inlinedAt: !2860)
!2874 = !DILocation(line: 78, column: 41, scope: !2658, inlinedAt: !2860)
!2875 = !DILocation(line: 79, column: 9, scope: !2658, inlinedAt: !2860)
!2876 = !DILocation(line: 73, column: 41, scope: !2658, inlinedAt: !2860)
!2877 = !DILocation(line: 82, column: 16, scope: !2658, inlinedAt: !2860)
!2878 = !DILocation(line: 82, column: 2, scope: !2774, inlinedAt: !2859)
!2879 = !DILocation(line: 46, column: 7, scope: !2774, inlinedAt: !2859)
!2880 = !DILocation(line: 49, column: 31, scope: !2774, inlinedAt: !2859)
!2881 = !DILocation(line: 50, column: 10, scope: !2774, inlinedAt: !2859)
!2882 = !DILocation(line: 51, column: 14, scope: !2774, inlinedAt: !2859)
!2883 = !DILocation(line: 52, column: 17, scope: !2774, inlinedAt: !2859)
!2884 = !DILocation(line: 52, column: 8, scope: !2774, inlinedAt: !2859)
!2885 = !DILocation(line: 54, column: 10, scope: !2774, inlinedAt: !2859)
!2886 = !DILocation(line: 55, column: 11, scope: !2774, inlinedAt: !2859)
!2887 = !DILocation(line: 42, column: 50, scope: !2774, inlinedAt: !2859)
!2888 = !DILocation(line: 56, column: 6, scope: !2774, inlinedAt: !2859)
!2889 = !DILocation(line: 56, column: 16, scope: !2774, inlinedAt: !2859)
!2890 = !DILocation(line: 57, column: 17, scope: !2774, inlinedAt: !2859)
!2891 = !DILocation(line: 56, column: 21, scope: !2774, inlinedAt: !2859)
!2892 = !DILocation(line: 17, column: 6, scope: !2770, inlinedAt: !2771)
!2893 = !DILocation(line: 17, column: 14, scope: !2770, inlinedAt: !2771)
!2894 = !DILocation(line: 25, column: 16, scope: !2781, inlinedAt: !2784)
!2895 = !DILocation(line: 23, column: 48, scope: !2781, inlinedAt: !2784)
!2896 = !DILocation(line: 26, column: 6, scope: !2781, inlinedAt: !2784)
!2897 = !DILocation(line: 26, column: 24, scope: !2781, inlinedAt: !2784)
!2898 = !DILocation(line: 27, column: 24, scope: !2781, inlinedAt: !2784)
!2899 = !DILocation(line: 27, column: 44, scope: !2781, inlinedAt: !2784)
!2900 = !DILocation(line: 28, column: 4, scope: !2781, inlinedAt: !2784)
!2901 = !DILocation(line: 26, column: 37, scope: !2781, inlinedAt: !2784)
!2902 = !DILocation(line: 31, column: 15, scope: !2781, inlinedAt: !2784)
!2903 = !DILocation(line: 34, column: 32, scope: !2781, inlinedAt: !2784)
!2904 = !DILocation(line: 35, column: 19, scope: !2781, inlinedAt: !2784)
!2905 = !DILocation(line: 36, column: 10, scope: !2781, inlinedAt: !2784)
!2906 = !DILocation(line: 38, column: 9, scope: !2781, inlinedAt: !2784)
!2907 = !DILocation(line: 40, column: 10, scope: !2781, inlinedAt: !2784)
!2908 = !DILocation(line: 23, column: 59, scope: !2781, inlinedAt: !2784)
!2909 = !DILocation(line: 42, column: 19, scope: !2781, inlinedAt: !2784)
!2910 = !DILocation(line: 42, column: 3, scope: !2781, inlinedAt: !2784)
!2911 = !DILocation(line: 44, column: 2, scope: !2782, inlinedAt: !2783)
!2912 = !DILocation(line: 7, column: 16, scope: !2782, inlinedAt: !2783)
!2913 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2914 = !DILocation(line: 18, column: 68, scope: !2770, inlinedAt: !2771)
!2915 = !DILocation(line: 14, column: 21, scope: !2913, inlinedAt: !2914)
!2916 = !DILocation(line: 25, column: 16, scope: !2781, inlinedAt: !2915)
!2917 = !DILocation(line: 23, column: 48, scope: !2781, inlinedAt: !2915)
!2918 = !DILocation(line: 26, column: 6, scope: !2781, inlinedAt: !2915)
!2919 = !DILocation(line: 26, column: 24, scope: !2781, inlinedAt: !2915)
!2920 = !DILocation(line: 27, column: 24, scope: !2781, inlinedAt: !2915)
!2921 = !DILocation(line: 27, column: 44, scope: !2781, inlinedAt: !2915)
!2922 = !DILocation(line: 28, column: 4, scope: !2781, inlinedAt: !2915)
!2923 = !DILocation(line: 26, column: 37, scope: !2781, inlinedAt: !2915)
!2924 = !DILocation(line: 31, column: 15, scope: !2781, inlinedAt: !2915)
!2925 = !DILocation(line: 34, column: 32, scope: !2781, inlinedAt: !2915)
!2926 = !DILocation(line: 35, column: 19, scope: !2781, inlinedAt: !2915)
!2927 = !DILocation(line: 36, column: 10, scope: !2781, inlinedAt: !2915)
!2928 = !DILocation(line: 37, column: 10, scope: !2781, inlinedAt: !2915)
!2929 = !DILocation(line: 38, column: 9, scope: !2781, inlinedAt: !2915)
!2930 = !DILocation(line: 40, column: 10, scope: !2781, inlinedAt: !2915)
!2931 = !DILocation(line: 23, column: 59, scope: !2781, inlinedAt: !2915)
!2932 = !DILocation(line: 42, column: 19, scope: !2781, inlinedAt: !2915)
!2933 = !DILocation(line: 42, column: 3, scope: !2781, inlinedAt: !2915)
!2934 = !DILocation(line: 44, column: 2, scope: !2913, inlinedAt: !2914)
!2935 = !DILocation(line: 15, column: 20, scope: !2913, inlinedAt: !2914)
!2936 = !DILocation(line: 15, column: 42, scope: !2913, inlinedAt: !2914)
!2937 = !DILocation(line: 18, column: 16, scope: !2913, inlinedAt: !2914)
!2938 = !DILocation(line: 18, column: 2, scope: !2770, inlinedAt: !2771)
!2939 = !DILocation(line: 18, column: 6, scope: !2770, inlinedAt: !2771)
!2940 = !DILocation(line: 18, column: 14, scope: !2770, inlinedAt: !2771)
!2941 = !DILocation(line: 19, column: 42, scope: !2770, inlinedAt: !2771)
!2942 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2943 = !DILocation(line: 19, column: 25, scope: !2770, inlinedAt: !2771)
!2944 = !DILocation(line: 36, column: 22, scope: !2942, inlinedAt: !2943)
!2945 = !DILocation(line: 37, column: 8, scope: !2942, inlinedAt: !2943)
!2946 = !DILocation(line: 39, column: 15, scope: !2942, inlinedAt: !2943)
!2947 = !DILocation(line: 40, column: 17, scope: !2942, inlinedAt: !2943)
!2948 = !DILocation(line: 40, column: 3, scope: !2770, inlinedAt: !2771)
!2949 = !DILocation(line: 42, column: 16, scope: !2942, inlinedAt: !2943)
!2950 = !DILocation(line: 43, column: 10, scope: !2942, inlinedAt: !2943)
!2951 = !DILocation(line: 44, column: 14, scope: !2942, inlinedAt: !2943)
!2952 = !DILocation(line: 45, column: 3, scope: !2942, inlinedAt: !2943)
!2953 = !DILocation(line: 47, column: 10, scope: !2942, inlinedAt: !2943)
!2954 = !DILocation(line: 48, column: 9, scope: !2942, inlinedAt: !2943)
!2955 = !DILocation(line: 48, column: 2, scope: !2770, inlinedAt: !2771)
!2956 = !DILocation(line: 19, column: 6, scope: !2770, inlinedAt: !2771)
!2957 = distinct !DISubprogram(name: "IntegersUint32", scope: !277, file: !277, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!2958 = !DILocation(line: 107, column: 6, scope: !2957)
!2959 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2960 = !DILocation(line: 107, column: 77, scope: !2957)
!2961 = !DILocation(line: 35, column: 20, scope: !2959, inlinedAt: !2960)
!2962 = !DILocation(line: 36, column: 27, scope: !2959, inlinedAt: !2960)
!2963 = !DILocation(line: 36, column: 25, scope: !2959, inlinedAt: !2960)
!2964 = !DILocation(line: 36, column: 48, scope: !2959, inlinedAt: !2960)
!2965 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2966 = !DILocation(line: 36, column: 10, scope: !2959, inlinedAt: !2960)
!2967 = !DILocation(line: 24, column: 11, scope: !2965, inlinedAt: !2966)
!2968 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2969 = !DILocation(line: 25, column: 40, scope: !2965, inlinedAt: !2966)
!2970 = !DILocation(line: 25, column: 15, scope: !2968, inlinedAt: !2969)
!2971 = !DILocation(line: 44, column: 16, scope: !2659, inlinedAt: !2970)
!2972 = !DILocation(line: 65, column: 13, scope: !2658, inlinedAt: !2971)
!2973 = !DILocation(line: 66, column: 7, scope: !2658, inlinedAt: !2971)
!2974 = !DILocation(line: 64, column: 35, scope: !2658, inlinedAt: !2971)
!2975 = !DILocation(line: 67, column: 7, scope: !2658, inlinedAt: !2971)
!2976 = !DILocation(line: 67, column: 35, scope: !2658, inlinedAt: !2971)
!2977 = !DILocation(line: 68, column: 23, scope: !2658, inlinedAt: !2971)
!2978 = !DILocation(line: 25, column: 65, scope: !2968, inlinedAt: !2969)
!2979 = !DILocation(line: 67, column: 40, scope: !2658, inlinedAt: !2971)
!2980 = !DILocation(line: 72, column: 16, scope: !2658, inlinedAt: !2971)
!2981 = !DILocation(line: 73, column: 6, scope: !2658, inlinedAt: !2971)
!2982 = !DILocation(line: 73, column: 36, scope: !2658, inlinedAt: !2971)
!2983 = !DILocation(line: 74, column: 16, scope: !2658, inlinedAt: !2971)
!2984 = !DILocation(line: 75, column: 11, scope: !2658, inlinedAt: !2971)
!2985 = !DILocation(line: 74, column: 3, scope: !2658, inlinedAt: !2971)
!2986 = !DILocation(line: 78, column: 22, scope: !2658, inlinedAt: !2971)
!2987 = !DILocation(line: 78, column: 41, scope: !2658, inlinedAt: !2971)
!2988 = !DILocation(line: 79, column: 9, scope: !2658, inlinedAt: !2971)
!2989 = !DILocation(line: 73, column: 41, scope: !2658, inlinedAt: !2971)
!2990 = !DILocation(line: 82, column: 16, scope: !2658, inlinedAt: !2971)
!2991 = !DILocation(line: 82, column: 2, scope: !2659, inlinedAt: !2970)
!2992 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2993 = !DILocation(line: 25, column: 60, scope: !2965, inlinedAt: !2966)
!2994 = !DILocation(line: 30, column: 15, scope: !2992, inlinedAt: !2993)
!2995 = !DILocation(line: 44, column: 16, scope: !2659, inlinedAt: !2994)
!2996 = !DILocation(line: 66, column: 7, scope: !2658, inlinedAt: !2995)
!2997 = !DILocation(line: 64, column: 35, scope: !2658, inlinedAt: !2995)
!2998 = !DILocation(line: 67, column: 7, scope: !2658, inlinedAt: !2995)
!2999 = !DILocation(line: 67, column: 35, scope: !2658, inlinedAt: !2995)
!3000 = !DILocation(line: 68, column: 23, scope: !2658, inlinedAt: !2995)
!3001 = !DILocation(line: 30, column: 64, scope: !2992, inlinedAt: !2993)
!3002 = !DILocation(line: 67, column: 40, scope: !2658, inlinedAt: !2995)
!3003 = !DILocation(line: 72, column: 16, scope: !2658, inlinedAt: !2995)
!3004 = !DILocation(line: 73, column: 6, scope: !2658, inlinedAt: !2995)
!3005 = !DILocation(line: 73, column: 36, scope: !2658, inlinedAt: !2995)
!3006 = !DILocation(line: 74, column: 16, scope: !2658, inlinedAt: !2995)
!3007 = !DILocation(line: 75, column: 11, scope: !2658, inlinedAt: !2995)
!3008 = !DILocation(line: 74, column: 3, scope: !2658, inlinedAt: !2995)
!3009 = !DILocation(line: 78, column: 22, scope: !2658, inlinedAt: !2995)
!3010 = !DILocation(line: 78, column: 41, scope: !2658, inlinedAt: !2995)
!3011 = !DILocation(line: 79, column: 9, scope: !2658, inlinedAt: !2995)
!3012 = !DILocation(line: 73, column: 41, scope: !2658, inlinedAt: !2995)
!3013 = !DILocation(line: 82, column: 16, scope: !2658, inlinedAt: !2995)
!3014 = !DILocation(line: 82, column: 2, scope: !2659, inlinedAt: !2994)
!3015 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3016 = !DILocation(line: 25, column: 81, scope: !2965, inlinedAt: !2966)
!3017 = !DILocation(line: 36, column: 15, scope: !3015, inlinedAt: !3016)
!3018 = !DILocation(line: 44, column: 16, scope: !2659, inlinedAt: !3017)
!3019 = !DILocation(line: 66, column: 7, scope: !2658, inlinedAt: !3018)
!3020 = !DILocation(line: 64, column: 35, scope: !2658, inlinedAt: !3018)
!3021 = !DILocation(line: 67, column: 7, scope: !2658, inlinedAt: !3018)
!3022 = !DILocation(line: 67, column: 35, scope: !2658, inlinedAt: !3018)
!3023 = !DILocation(line: 68, column: 23, scope: !2658, inlinedAt: !3018)
!3024 = !DILocation(line: 36, column: 65, scope: !3015, inlinedAt: !3016)
!3025 = !DILocation(line: 67, column: 40, scope: !2658, inlinedAt: !3018)
!3026 = !DILocation(line: 72, column: 16, scope: !2658, inlinedAt: !3018)
!3027 = !DILocation(line: 73, column: 6, scope: !2658, inlinedAt: !3018)
!3028 = !DILocation(line: 73, column: 36, scope: !2658, inlinedAt: !3018)
!3029 = !DILocation(line: 74, column: 16, scope: !2658, inlinedAt: !3018)
!3030 = !DILocation(line: 75, column: 11, scope: !2658, inlinedAt: !3018)
!3031 = !DILocation(line: 74, column: 3, scope: !2658, inlinedAt: !3018)
!3032 = !DILocation(line: 78, column: 22, scope: !2658, inlinedAt: !3018)
!3033 = !DILocation(line: 78, column: 41, scope: !2658, inlinedAt: !3018)
!3034 = !DILocation(line: 79, column: 9, scope: !2658, inlinedAt: !3018)
!3035 = !DILocation(line: 73, column: 41, scope: !2658, inlinedAt: !3018)
!3036 = !DILocation(line: 82, column: 16, scope: !2658, inlinedAt: !3018)
!3037 = !DILocation(line: 82, column: 2, scope: !2659, inlinedAt: !3017)
!3038 = !DILocation(line: 25, column: 5, scope: !2965, inlinedAt: !2966)
!3039 = !DILocation(line: 25, column: 13, scope: !2965, inlinedAt: !2966)
!3040 = !DILocation(line: 25, column: 21, scope: !2965, inlinedAt: !2966)
!3041 = !DILocation(line: 37, column: 27, scope: !2959, inlinedAt: !2960)
!3042 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3043 = !DILocation(line: 37, column: 10, scope: !2959, inlinedAt: !2960)
!3044 = !DILocation(line: 24, column: 11, scope: !3042, inlinedAt: !3043)
!3045 = !DILocation(line: 37, column: 50, scope: !2959, inlinedAt: !2960)
!3046 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3047 = !DILocation(line: 25, column: 40, scope: !3042, inlinedAt: !3043)
!3048 = !DILocation(line: 25, column: 15, scope: !3046, inlinedAt: !3047)
!3049 = !DILocation(line: 44, column: 16, scope: !2774, inlinedAt: !3048)
!3050 = !DILocation(line: 66, column: 7, scope: !2658, inlinedAt: !3049)
!3051 = !DILocation(line: 64, column: 35, scope: !2658, inlinedAt: !3049)
!3052 = !DILocation(line: 67, column: 7, scope: !2658, inlinedAt: !3049)
!3053 = !DILocation(line: 67, column: 35, scope: !2658, inlinedAt: !3049)
!3054 = !DILocation(line: 68, column: 23, scope: !2658, inlinedAt: !3049)
!3055 = !DILocation(line: 25, column: 65, scope: !3046, inlinedAt: !3047)
!3056 = !DILocation(line: 67, column: 40, scope: !2658, inlinedAt: !3049)
!3057 = !DILocation(line: 72, column: 16, scope: !2658, inlinedAt: !3049)
!3058 = !DILocation(line: 73, column: 6, scope: !2658, inlinedAt: !3049)
!3059 = !DILocation(line: 73, column: 36, scope: !2658, inlinedAt: !3049)
!3060 = !DILocation(line: 74, column: 16, scope: !2658, inlinedAt: !3049)
!3061 = !DILocation(line: 75, column: 11, scope: !2658, inlinedAt: !3049)
!3062 = !DILocation(line: 74, column: 3, scope: !2658, inlinedAt: !3049)
!3063 = !DILocation(line: 78, column: 22, scope: !2658, inlinedAt: !3049)
!3064 = !DILocation(line: 78, column: 41, scope: !2658, inlinedAt: !3049)
!3065 = !DILocation(line: 79, column: 9, scope: !2658, inlinedAt: !3049)
!3066 = !DILocation(line: 73, column: 41, scope: !2658, inlinedAt: !3049)
!3067 = !DILocation(line: 82, column: 16, scope: !2658, inlinedAt: !3049)
!3068 = !DILocation(line: 82, column: 2, scope: !2774, inlinedAt: !3048)
!3069 = !DILocation(line: 45, column: 14, scope: !2774, inlinedAt: !3048)
!3070 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !3069)
!3071 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !3069)
!3072 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !3069)
!3073 = !DILocation(line: 46, column: 7, scope: !2774, inlinedAt: !3048)
!3074 = !DILocation(line: 49, column: 31, scope: !2774, inlinedAt: !3048)
!3075 = !DILocation(line: 50, column: 10, scope: !2774, inlinedAt: !3048)
!3076 = !DILocation(line: 51, column: 11, scope: !2774, inlinedAt: !3048)
!3077 = !DILocation(line: 51, column: 14, scope: !2774, inlinedAt: !3048)
!3078 = !DILocation(line: 52, column: 17, scope: !2774, inlinedAt: !3048)
!3079 = !DILocation(line: 52, column: 8, scope: !2774, inlinedAt: !3048)
!3080 = !DILocation(line: 54, column: 10, scope: !2774, inlinedAt: !3048)
!3081 = !DILocation(line: 55, column: 11, scope: !2774, inlinedAt: !3048)
!3082 = !DILocation(line: 42, column: 50, scope: !2774, inlinedAt: !3048)
!3083 = !DILocation(line: 56, column: 6, scope: !2774, inlinedAt: !3048)
!3084 = !DILocation(line: 56, column: 16, scope: !2774, inlinedAt: !3048)
!3085 = !DILocation(line: 57, column: 17, scope: !2774, inlinedAt: !3048)
!3086 = !DILocation(line: 56, column: 21, scope: !2774, inlinedAt: !3048)
!3087 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3088 = !DILocation(line: 25, column: 60, scope: !3042, inlinedAt: !3043)
!3089 = !DILocation(line: 30, column: 15, scope: !3087, inlinedAt: !3088)
!3090 = !DILocation(line: 44, column: 16, scope: !2774, inlinedAt: !3089)
!3091 = !DILocation(line: 66, column: 7, scope: !2658, inlinedAt: !3090)
!3092 = !DILocation(line: 64, column: 35, scope: !2658, inlinedAt: !3090)
!3093 = !DILocation(line: 67, column: 7, scope: !2658, inlinedAt: !3090)
!3094 = !DILocation(line: 67, column: 35, scope: !2658, inlinedAt: !3090)
!3095 = !DILocation(line: 68, column: 23, scope: !2658, inlinedAt: !3090)
!3096 = !DILocation(line: 30, column: 64, scope: !3087, inlinedAt: !3088)
!3097 = !DILocation(line: 67, column: 40, scope: !2658, inlinedAt: !3090)
!3098 = !DILocation(line: 72, column: 16, scope: !2658, inlinedAt: !3090)
!3099 = !DILocation(line: 73, column: 6, scope: !2658, inlinedAt: !3090)
!3100 = !DILocation(line: 73, column: 36, scope: !2658, inlinedAt: !3090)
!3101 = !DILocation(line: 74, column: 16, scope: !2658, inlinedAt: !3090)
!3102 = !DILocation(line: 75, column: 11, scope: !2658, inlinedAt: !3090)
!3103 = !DILocation(line: 74, column: 3, scope: !2658, inlinedAt: !3090)
!3104 = !DILocation(line: 78, column: 22, scope: !2658, inlinedAt: !3090)
!3105 = !DILocation(line: 78, column: 41, scope: !2658, inlinedAt: !3090)
!3106 = !DILocation(line: 79, column: 9, scope: !2658, inlinedAt: !3090)
!3107 = !DILocation(line: 73, column: 41, scope: !2658, inlinedAt: !3090)
!3108 = !DILocation(line: 82, column: 16, scope: !2658, inlinedAt: !3090)
!3109 = !DILocation(line: 82, column: 2, scope: !2774, inlinedAt: !3089)
!3110 = !DILocation(line: 46, column: 7, scope: !2774, inlinedAt: !3089)
!3111 = !DILocation(line: 49, column: 31, scope: !2774, inlinedAt: !3089)
!3112 = !DILocation(line: 50, column: 10, scope: !2774, inlinedAt: !3089)
!3113 = !DILocation(line: 51, column: 11, scope: !2774, inlinedAt: !3089)
!3114 = !DILocation(line: 51, column: 14, scope: !2774, inlinedAt: !3089)
!3115 = !DILocation(line: 52, column: 17, scope: !2774, inlinedAt: !3089)
!3116 = !DILocation(line: 52, column: 8, scope: !2774, inlinedAt: !3089)
!3117 = !DILocation(line: 54, column: 10, scope: !2774, inlinedAt: !3089)
!3118 = !DILocation(line: 55, column: 11, scope: !2774, inlinedAt: !3089)
!3119 = !DILocation(line: 42, column: 50, scope: !2774, inlinedAt: !3089)
!3120 = !DILocation(line: 56, column: 6, scope: !2774, inlinedAt: !3089)
!3121 = !DILocation(line: 56, column: 16, scope: !2774, inlinedAt: !3089)
!3122 = !DILocation(line: 57, column: 17, scope: !2774, inlinedAt: !3089)
!3123 = !DILocation(line: 56, column: 21, scope: !2774, inlinedAt: !3089)
!3124 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3125 = !DILocation(line: 25, column: 81, scope: !3042, inlinedAt: !3043)
!3126 = !DILocation(line: 36, column: 15, scope: !3124, inlinedAt: !3125)
!3127 = !DILocation(line: 44, column: 16, scope: !2774, inlinedAt: !3126)
!3128 = !DILocation(line: 66, column: 7, scope: !2658, inlinedAt: !3127)
!3129 = !DILocation(line: 64, column: 35, scope: !2658, inlinedAt: !3127)
!3130 = !DILocation(line: 67, column: 7, scope: !2658, inlinedAt: !3127)
!3131 = !DILocation(line: 67, column: 35, scope: !2658, inlinedAt: !3127)
!3132 = !DILocation(line: 68, column: 23, scope: !2658, inlinedAt: !3127)
!3133 = !DILocation(line: 36, column: 65, scope: !3124, inlinedAt: !3125)
!3134 = !DILocation(line: 67, column: 40, scope: !2658, inlinedAt: !3127)
!3135 = !DILocation(line: 72, column: 16, scope: !2658, inlinedAt: !3127)
!3136 = !DILocation(line: 73, column: 6, scope: !2658, inlinedAt: !3127)
!3137 = !DILocation(line: 73, column: 36, scope: !2658, inlinedAt: !3127)
!3138 = !DILocation(line: 74, column: 16, scope: !2658, inlinedAt: !3127)
!3139 = !DILocation(line: 75, column: 11, scope: !2658, inlinedAt: !3127)
!3140 = !DILocation(line: 74, column: 3, scope: !2658, inlinedAt: !3127)
!3141 = !DILocation(line: 78, column: 22, scope: !2658, inlinedAt: !3127)
!3142 = !DILocation(line: 78, column: 41, scope: !2658, inlinedAt: !3127)
!3143 = !DILocation(line: 79, column: 9, scope: !2658, inlinedAt: !3127)
!3144 = !DILocation(line: 73, column: 41, scope: !2658, inlinedAt: !3127)
!3145 = !DILocation(line: 82, column: 16, scope: !2658, inlinedAt: !3127)
!3146 = !DILocation(line: 82, column: 2, scope: !2774, inlinedAt: !3126)
!3147 = !DILocation(line: 46, column: 7, scope: !2774, inlinedAt: !3126)
!3148 = !DILocation(line: 49, column: 31, scope: !2774, inlinedAt: !3126)
!3149 = !DILocation(line: 50, column: 10, scope: !2774, inlinedAt: !3126)
!3150 = !DILocation(line: 51, column: 11, scope: !2774, inlinedAt: !3126)
!3151 = !DILocation(line: 51, column: 14, scope: !2774, inlinedAt: !3126)
!3152 = !DILocation(line: 52, column: 17, scope: !2774, inlinedAt: !3126)
!3153 = !DILocation(line: 52, column: 8, scope: !2774, inlinedAt: !3126)
!3154 = !DILocation(line: 54, column: 10, scope: !2774, inlinedAt: !3126)
!3155 = !DILocation(line: 55, column: 11, scope: !2774, inlinedAt: !3126)
!3156 = !DILocation(line: 42, column: 50, scope: !2774, inlinedAt: !3126)
!3157 = !DILocation(line: 56, column: 6, scope: !2774, inlinedAt: !3126)
!3158 = !DILocation(line: 56, column: 16, scope: !2774, inlinedAt: !3126)
!3159 = !DILocation(line: 57, column: 17, scope: !2774, inlinedAt: !3126)
!3160 = !DILocation(line: 56, column: 21, scope: !2774, inlinedAt: !3126)
!3161 = !DILocation(line: 25, column: 5, scope: !3042, inlinedAt: !3043)
!3162 = !DILocation(line: 25, column: 13, scope: !3042, inlinedAt: !3043)
!3163 = !DILocation(line: 25, column: 21, scope: !3042, inlinedAt: !3043)
!3164 = distinct !DISubprogram(name: "ExchangeUint64", scope: !277, file: !277, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!3165 = !DILocation(line: 112, column: 6, scope: !3164)
!3166 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3167 = !DILocation(line: 113, column: 10, scope: !3164)
!3168 = !DILocation(line: 21, column: 29, scope: !3166, inlinedAt: !3167)
!3169 = !DILocation(line: 21, column: 39, scope: !3166, inlinedAt: !3167)
!3170 = !DILocation(line: 21, column: 49, scope: !3166, inlinedAt: !3167)
!3171 = !DILocation(line: 23, column: 7, scope: !3166, inlinedAt: !3167)
!3172 = !DILocation(line: 22, column: 2, scope: !3166, inlinedAt: !3167)
!3173 = !DILocation(line: 22, column: 8, scope: !3166, inlinedAt: !3167)
!3174 = !DILocation(line: 26, column: 9, scope: !3166, inlinedAt: !3167)
!3175 = !DILocation(line: 27, column: 12, scope: !3166, inlinedAt: !3167)
!3176 = !DILocation(line: 27, column: 10, scope: !3166, inlinedAt: !3167)
!3177 = !DILocation(line: 27, column: 30, scope: !3166, inlinedAt: !3167)
!3178 = !DILocation(line: 28, column: 37, scope: !3166, inlinedAt: !3167)
!3179 = !DILocation(line: 28, column: 32, scope: !3166, inlinedAt: !3167)
!3180 = !DILocation(line: 28, column: 34, scope: !3166, inlinedAt: !3167)
!3181 = !DILocation(line: 28, column: 20, scope: !3166, inlinedAt: !3167)
!3182 = !DILocation(line: 28, column: 3, scope: !3166, inlinedAt: !3167)
!3183 = !DILocation(line: 29, column: 22, scope: !3166, inlinedAt: !3167)
!3184 = !DILocation(line: 29, column: 3, scope: !3166, inlinedAt: !3167)
!3185 = !DILocation(line: 30, column: 24, scope: !3166, inlinedAt: !3167)
!3186 = !DILocation(line: 30, column: 3, scope: !3166, inlinedAt: !3167)
!3187 = !DILocation(line: 31, column: 23, scope: !3166, inlinedAt: !3167)
!3188 = !DILocation(line: 31, column: 3, scope: !3166, inlinedAt: !3167)
!3189 = !DILocation(line: 32, column: 14, scope: !3166, inlinedAt: !3167)
!3190 = !DILocation(line: 32, column: 12, scope: !3166, inlinedAt: !3167)
!3191 = !DILocation(line: 32, column: 18, scope: !3166, inlinedAt: !3167)
!3192 = !DILocation(line: 33, column: 21, scope: !3166, inlinedAt: !3167)
!3193 = !DILocation(line: 33, column: 3, scope: !3166, inlinedAt: !3167)
!3194 = !DILocation(line: 34, column: 3, scope: !3166, inlinedAt: !3167)
!3195 = !DILocation(line: 35, column: 31, scope: !3166, inlinedAt: !3167)
!3196 = !DILocation(line: 36, column: 4, scope: !3166, inlinedAt: !3167)
!3197 = !DILocation(line: 38, column: 32, scope: !3166, inlinedAt: !3167)
!3198 = !DILocation(line: 38, column: 30, scope: !3166, inlinedAt: !3167)
!3199 = !DILocation(line: 38, column: 24, scope: !3166, inlinedAt: !3167)
!3200 = !DILocation(line: 38, column: 3, scope: !3166, inlinedAt: !3167)
!3201 = distinct !DISubprogram(name: "NumbersUint64", scope: !277, file: !277, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!3202 = !DILocation(line: 119, column: 6, scope: !3201)
!3203 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3204 = !DILocation(line: 119, column: 75, scope: !3201)
!3205 = !DILocation(line: 29, column: 20, scope: !3203, inlinedAt: !3204)
!3206 = !DILocation(line: 30, column: 26, scope: !3203, inlinedAt: !3204)
!3207 = !DILocation(line: 30, column: 24, scope: !3203, inlinedAt: !3204)
!3208 = !DILocation(line: 30, column: 46, scope: !3203, inlinedAt: !3204)
!3209 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3210 = !DILocation(line: 30, column: 9, scope: !3203, inlinedAt: !3204)
!3211 = !DILocation(line: 14, column: 11, scope: !3209, inlinedAt: !3210)
!3212 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!3213 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3214 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3215 = !DILocation(line: 16, column: 25, scope: !3209, inlinedAt: !3210)
!3216 = !DILocation(line: 7, column: 15, scope: !3214, inlinedAt: !3215)
!3217 = !DILocation(line: 44, column: 16, scope: !3213, inlinedAt: !3216)
!3218 = !DILocation(line: 65, column: 13, scope: !3212, inlinedAt: !3217)
!3219 = !DILocation(line: 66, column: 7, scope: !3212, inlinedAt: !3217)
!3220 = !DILocation(line: 19, column: 40, scope: !3209, inlinedAt: !3210)
!3221 = !DILocation(line: 64, column: 35, scope: !3212, inlinedAt: !3217)
!3222 = !DILocation(line: 67, column: 7, scope: !3212, inlinedAt: !3217)
!3223 = !DILocation(line: 67, column: 35, scope: !3212, inlinedAt: !3217)
!3224 = !DILocation(line: 68, column: 23, scope: !3212, inlinedAt: !3217)
!3225 = !DILocation(line: 7, column: 65, scope: !3214, inlinedAt: !3215)
!3226 = !DILocation(line: 67, column: 40, scope: !3212, inlinedAt: !3217)
!3227 = !DILocation(line: 72, column: 16, scope: !3212, inlinedAt: !3217)
!3228 = !DILocation(line: 73, column: 6, scope: !3212, inlinedAt: !3217)
!3229 = !DILocation(line: 73, column: 36, scope: !3212, inlinedAt: !3217)
!3230 = !DILocation(line: 74, column: 16, scope: !3212, inlinedAt: !3217)
!3231 = !DILocation(line: 75, column: 11, scope: !3212, inlinedAt: !3217)
!3232 = !DILocation(line: 74, column: 3, scope: !3212, inlinedAt: !3217)
!3233 = !DILocation(line: 78, column: 22, scope: !3212, inlinedAt: !3217)
!3234 = !DILocation(line: 78, column: 41, scope: !3212, inlinedAt: !3217)
!3235 = !DILocation(line: 79, column: 9, scope: !3212, inlinedAt: !3217)
!3236 = !DILocation(line: 73, column: 41, scope: !3212, inlinedAt: !3217)
!3237 = !DILocation(line: 82, column: 16, scope: !3212, inlinedAt: !3217)
!3238 = !DILocation(line: 82, column: 2, scope: !3213, inlinedAt: !3216)
!3239 = !DILocation(line: 16, column: 6, scope: !3209, inlinedAt: !3210)
!3240 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3241 = !DILocation(line: 17, column: 33, scope: !3209, inlinedAt: !3210)
!3242 = !DILocation(line: 13, column: 15, scope: !3240, inlinedAt: !3241)
!3243 = !DILocation(line: 44, column: 16, scope: !3213, inlinedAt: !3242)
!3244 = !DILocation(line: 66, column: 7, scope: !3212, inlinedAt: !3243)
!3245 = !DILocation(line: 64, column: 35, scope: !3212, inlinedAt: !3243)
!3246 = !DILocation(line: 67, column: 7, scope: !3212, inlinedAt: !3243)
!3247 = !DILocation(line: 67, column: 35, scope: !3212, inlinedAt: !3243)
!3248 = !DILocation(line: 68, column: 23, scope: !3212, inlinedAt: !3243)
!3249 = !DILocation(line: 13, column: 66, scope: !3240, inlinedAt: !3241)
!3250 = !DILocation(line: 67, column: 40, scope: !3212, inlinedAt: !3243)
!3251 = !DILocation(line: 72, column: 16, scope: !3212, inlinedAt: !3243)
!3252 = !DILocation(line: 73, column: 6, scope: !3212, inlinedAt: !3243)
!3253 = !DILocation(line: 73, column: 36, scope: !3212, inlinedAt: !3243)
!3254 = !DILocation(line: 74, column: 16, scope: !3212, inlinedAt: !3243)
!3255 = !DILocation(line: 75, column: 11, scope: !3212, inlinedAt: !3243)
!3256 = !DILocation(line: 74, column: 3, scope: !3212, inlinedAt: !3243)
!3257 = !DILocation(line: 78, column: 22, scope: !3212, inlinedAt: !3243)
!3258 = !DILocation(line: 78, column: 41, scope: !3212, inlinedAt: !3243)
!3259 = !DILocation(line: 79, column: 9, scope: !3212, inlinedAt: !3243)
!3260 = !DILocation(line: 73, column: 41, scope: !3212, inlinedAt: !3243)
!3261 = !DILocation(line: 82, column: 16, scope: !3212, inlinedAt: !3243)
!3262 = !DILocation(line: 82, column: 2, scope: !3213, inlinedAt: !3242)
!3263 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3264 = !DILocation(line: 17, column: 54, scope: !3209, inlinedAt: !3210)
!3265 = !DILocation(line: 19, column: 15, scope: !3263, inlinedAt: !3264)
!3266 = !DILocation(line: 44, column: 16, scope: !3213, inlinedAt: !3265)
!3267 = !DILocation(line: 66, column: 7, scope: !3212, inlinedAt: !3266)
!3268 = !DILocation(line: 64, column: 35, scope: !3212, inlinedAt: !3266)
!3269 = !DILocation(line: 67, column: 7, scope: !3212, inlinedAt: !3266)
!3270 = !DILocation(line: 67, column: 35, scope: !3212, inlinedAt: !3266)
!3271 = !DILocation(line: 68, column: 23, scope: !3212, inlinedAt: !3266)
!3272 = !DILocation(line: 19, column: 66, scope: !3263, inlinedAt: !3264)
!3273 = !DILocation(line: 67, column: 40, scope: !3212, inlinedAt: !3266)
!3274 = !DILocation(line: 72, column: 16, scope: !3212, inlinedAt: !3266)
!3275 = !DILocation(line: 73, column: 6, scope: !3212, inlinedAt: !3266)
!3276 = !DILocation(line: 73, column: 36, scope: !3212, inlinedAt: !3266)
!3277 = !DILocation(line: 74, column: 16, scope: !3212, inlinedAt: !3266)
!3278 = !DILocation(line: 75, column: 11, scope: !3212, inlinedAt: !3266)
!3279 = !DILocation(line: 74, column: 3, scope: !3212, inlinedAt: !3266)
!3280 = !DILocation(line: 78, column: 22, scope: !3212, inlinedAt: !3266)
!3281 = !DILocation(line: 78, column: 41, scope: !3212, inlinedAt: !3266)
!3282 = !DILocation(line: 79, column: 9, scope: !3212, inlinedAt: !3266)
!3283 = !DILocation(line: 73, column: 41, scope: !3212, inlinedAt: !3266)
!3284 = !DILocation(line: 82, column: 16, scope: !3212, inlinedAt: !3266)
!3285 = !DILocation(line: 82, column: 2, scope: !3213, inlinedAt: !3265)
!3286 = !DILocation(line: 17, column: 6, scope: !3209, inlinedAt: !3210)
!3287 = !DILocation(line: 17, column: 14, scope: !3209, inlinedAt: !3210)
!3288 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3289 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3290 = !DILocation(line: 18, column: 40, scope: !3209, inlinedAt: !3210)
!3291 = !DILocation(line: 6, column: 21, scope: !3289, inlinedAt: !3290)
!3292 = !DILocation(line: 25, column: 16, scope: !3288, inlinedAt: !3291)
!3293 = !DILocation(line: 23, column: 48, scope: !3288, inlinedAt: !3291)
!3294 = !DILocation(line: 26, column: 6, scope: !3288, inlinedAt: !3291)
!3295 = !DILocation(line: 26, column: 24, scope: !3288, inlinedAt: !3291)
!3296 = !DILocation(line: 27, column: 24, scope: !3288, inlinedAt: !3291)
!3297 = !DILocation(line: 27, column: 44, scope: !3288, inlinedAt: !3291)
!3298 = !DILocation(line: 28, column: 4, scope: !3288, inlinedAt: !3291)
!3299 = !DILocation(line: 26, column: 37, scope: !3288, inlinedAt: !3291)
!3300 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3301 = !DILocation(line: 18, column: 68, scope: !3209, inlinedAt: !3210)
!3302 = !DILocation(line: 14, column: 21, scope: !3300, inlinedAt: !3301)
!3303 = !DILocation(line: 23, column: 48, scope: !3288, inlinedAt: !3302)
!3304 = !DILocation(line: 26, column: 6, scope: !3288, inlinedAt: !3302)
!3305 = !DILocation(line: 26, column: 24, scope: !3288, inlinedAt: !3302)
!3306 = !DILocation(line: 27, column: 24, scope: !3288, inlinedAt: !3302)
!3307 = !DILocation(line: 27, column: 44, scope: !3288, inlinedAt: !3302)
!3308 = !DILocation(line: 28, column: 4, scope: !3288, inlinedAt: !3302)
!3309 = !DILocation(line: 26, column: 37, scope: !3288, inlinedAt: !3302)
!3310 = !DILocation(line: 15, column: 20, scope: !3300, inlinedAt: !3301)
!3311 = !DILocation(line: 15, column: 42, scope: !3300, inlinedAt: !3301)
!3312 = !DILocation(line: 18, column: 2, scope: !3209, inlinedAt: !3210)
!3313 = !DILocation(line: 18, column: 6, scope: !3209, inlinedAt: !3210)
!3314 = !DILocation(line: 18, column: 14, scope: !3209, inlinedAt: !3210)
!3315 = !DILocation(line: 19, column: 42, scope: !3209, inlinedAt: !3210)
!3316 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3317 = !DILocation(line: 19, column: 25, scope: !3209, inlinedAt: !3210)
!3318 = !DILocation(line: 36, column: 10, scope: !3316, inlinedAt: !3317)
!3319 = !DILocation(line: 36, column: 22, scope: !3316, inlinedAt: !3317)
!3320 = !DILocation(line: 37, column: 8, scope: !3316, inlinedAt: !3317)
!3321 = !DILocation(line: 40, column: 17, scope: !3316, inlinedAt: !3317)
!3322 = !DILocation(line: 19, column: 6, scope: !3209, inlinedAt: !3210)
!3323 = !DILocation(line: 31, column: 26, scope: !3203, inlinedAt: !3204)
!3324 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3325 = !DILocation(line: 31, column: 9, scope: !3203, inlinedAt: !3204)
!3326 = !DILocation(line: 14, column: 11, scope: !3324, inlinedAt: !3325)
!3327 = !DILocation(line: 31, column: 48, scope: !3203, inlinedAt: !3204)
!3328 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3329 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3330 = !DILocation(line: 16, column: 25, scope: !3324, inlinedAt: !3325)
!3331 = !DILocation(line: 7, column: 15, scope: !3329, inlinedAt: !3330)
!3332 = !DILocation(line: 45, column: 14, scope: !3328, inlinedAt: !3331)
!3333 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !3332)
!3334 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !3332)
!3335 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3336 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3337 = !DILocation(line: 18, column: 40, scope: !3324, inlinedAt: !3325)
!3338 = !DILocation(line: 6, column: 21, scope: !3336, inlinedAt: !3337)
!3339 = !DILocation(line: 37, column: 21, scope: !3335, inlinedAt: !3338)
!3340 = !DILocation(line: 37, column: 10, scope: !3335, inlinedAt: !3338)
!3341 = !DILocation(line: 19, column: 40, scope: !3324, inlinedAt: !3325)
!3342 = !DILocation(line: 44, column: 16, scope: !3328, inlinedAt: !3331)
!3343 = !DILocation(line: 66, column: 7, scope: !3212, inlinedAt: !3342)
!3344 = !DILocation(line: 64, column: 35, scope: !3212, inlinedAt: !3342)
!3345 = !DILocation(line: 67, column: 7, scope: !3212, inlinedAt: !3342)
!3346 = !DILocation(line: 67, column: 35, scope: !3212, inlinedAt: !3342)
!3347 = !DILocation(line: 68, column: 23, scope: !3212, inlinedAt: !3342)
!3348 = !DILocation(line: 7, column: 65, scope: !3329, inlinedAt: !3330)
!3349 = !DILocation(line: 67, column: 40, scope: !3212, inlinedAt: !3342)
!3350 = !DILocation(line: 73, column: 6, scope: !3212, inlinedAt: !3342)
!3351 = !DILocation(line: 73, column: 36, scope: !3212, inlinedAt: !3342)
!3352 = !DILocation(line: 74, column: 16, scope: !3212, inlinedAt: !3342)
!3353 = !DILocation(line: 75, column: 11, scope: !3212, inlinedAt: !3342)
!3354 = !DILocation(line: 74, column: 3, scope: !3212, inlinedAt: !3342)
!3355 = !DILocation(line: 78, column: 22, scope: !3212, inlinedAt: !3342)
!3356 = !DILocation(line: 78, column: 41, scope: !3212, inlinedAt: !3342)
!3357 = !DILocation(line: 79, column: 9, scope: !3212, inlinedAt: !3342)
!3358 = !DILocation(line: 73, column: 41, scope: !3212, inlinedAt: !3342)
!3359 = !DILocation(line: 82, column: 16, scope: !3212, inlinedAt: !3342)
!3360 = !DILocation(line: 82, column: 2, scope: !3328, inlinedAt: !3331)
!3361 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !3332)
!3362 = !DILocation(line: 46, column: 7, scope: !3328, inlinedAt: !3331)
!3363 = !DILocation(line: 49, column: 31, scope: !3328, inlinedAt: !3331)
!3364 = !DILocation(line: 50, column: 10, scope: !3328, inlinedAt: !3331)
!3365 = !DILocation(line: 51, column: 14, scope: !3328, inlinedAt: !3331)
!3366 = !DILocation(line: 52, column: 17, scope: !3328, inlinedAt: !3331)
!3367 = !DILocation(line: 52, column: 8, scope: !3328, inlinedAt: !3331)
!3368 = !DILocation(line: 54, column: 10, scope: !3328, inlinedAt: !3331)
!3369 = !DILocation(line: 55, column: 11, scope: !3328, inlinedAt: !3331)
!3370 = !DILocation(line: 42, column: 50, scope: !3328, inlinedAt: !3331)
!3371 = !DILocation(line: 56, column: 6, scope: !3328, inlinedAt: !3331)
!3372 = !DILocation(line: 56, column: 16, scope: !3328, inlinedAt: !3331)
!3373 = !DILocation(line: 57, column: 17, scope: !3328, inlinedAt: !3331)
!3374 = !DILocation(line: 56, column: 21, scope: !3328, inlinedAt: !3331)
!3375 = !DILocation(line: 16, column: 6, scope: !3324, inlinedAt: !3325)
!3376 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3377 = !DILocation(line: 17, column: 33, scope: !3324, inlinedAt: !3325)
!3378 = !DILocation(line: 13, column: 15, scope: !3376, inlinedAt: !3377)
!3379 = !DILocation(line: 44, column: 16, scope: !3328, inlinedAt: !3378)
!3380 = !DILocation(line: 66, column: 7, scope: !3212, inlinedAt: !3379)
!3381 = !DILocation(line: 64, column: 35, scope: !3212, inlinedAt: !3379)
!3382 = !DILocation(line: 67, column: 7, scope: !3212, inlinedAt: !3379)
!3383 = !DILocation(line: 67, column: 35, scope: !3212, inlinedAt: !3379)
!3384 = !DILocation(line: 68, column: 23, scope: !3212, inlinedAt: !3379)
!3385 = !DILocation(line: 13, column: 66, scope: !3376, inlinedAt: !3377)
!3386 = !DILocation(line: 67, column: 40, scope: !3212, inlinedAt: !3379)
!3387 = !DILocation(line: 73, column: 6, scope: !3212, inlinedAt: !3379)
!3388 = !DILocation(line: 73, column: 36, scope: !3212, inlinedAt: !3379)
!3389 = !DILocation(line: 74, column: 16, scope: !3212, inlinedAt: !3379)
!3390 = !DILocation(line: 75, column: 11, scope: !3212, inlinedAt: !3379)
!3391 = !DILocation(line: 74, column: 3, scope: !3212, inlinedAt: !3379)
!3392 = !DILocation(line: 78, column: 22, scope: !3212, inlinedAt: !3379)
!3393 = !DILocation(line: 78, column: 41, scope: !3212, inlinedAt: !3379)
!3394 = !DILocation(line: 79, column: 9, scope: !3212, inlinedAt: !3379)
!3395 = !DILocation(line: 73, column: 41, scope: !3212, inlinedAt: !3379)
!3396 = !DILocation(line: 82, column: 16, scope: !3212, inlinedAt: !3379)
!3397 = !DILocation(line: 82, column: 2, scope: !3328, inlinedAt: !3378)
!3398 = !DILocation(line: 46, column: 7, scope: !3328, inlinedAt: !3378)
!3399 = !DILocation(line: 49, column: 31, scope: !3328, inlinedAt: !3378)
!3400 = !DILocation(line: 50, column: 10, scope: !3328, inlinedAt: !3378)
!3401 = !DILocation(line: 51, column: 14, scope: !3328, inlinedAt: !3378)
!3402 = !DILocation(line: 52, column: 17, scope: !3328, inlinedAt: !3378)
!3403 = !DILocation(line: 52, column: 8, scope: !3328, inlinedAt: !3378)
!3404 = !DILocation(line: 54, column: 10, scope: !3328, inlinedAt: !3378)
!3405 = !DILocation(line: 55, column: 11, scope: !3328, inlinedAt: !3378)
!3406 = !DILocation(line: 42, column: 50, scope: !3328, inlinedAt: !3378)
!3407 = !DILocation(line: 56, column: 6, scope: !3328, inlinedAt: !3378)
!3408 = !DILocation(line: 56, column: 16, scope: !3328, inlinedAt: !3378)
!3409 = !DILocation(line: 57, column: 17, scope: !3328, inlinedAt: !3378)
!3410 = !DILocation(line: 56, column: 21, scope: !3328, inlinedAt: !3378)
!3411 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3412 = !DILocation(line: 17, column: 54, scope: !3324, inlinedAt: !3325)
!3413 = !DILocation(line: 19, column: 15, scope: !3411, inlinedAt: !3412)
!3414 = !DILocation(line: 44, column: 16, scope: !3328, inlinedAt: !3413)
!3415 = !DILocation(line: 66, column: 7, scope: !3212, inlinedAt: !3414)
!3416 = !DILocation(line: 64, column: 35, scope: !3212, inlinedAt: !3414)
!3417 = !DILocation(line: 67, column: 7, scope: !3212, inlinedAt: !3414)
!3418 = !DILocation(line: 67, column: 35, scope: !3212, inlinedAt: !3414)
!3419 = !DILocation(line: 68, column: 23, scope: !3212, inlinedAt: !3414)
!3420 = !DILocation(line: 19, column: 66, scope: !3411, inlinedAt: !3412)
!3421 = !DILocation(line: 67, column: 40, scope: !3212, inlinedAt: !3414)
!3422 = !DILocation(line: 73, column: 6, scope: !3212, inlinedAt: !3414)
!3423 = !DILocation(line: 73, column: 36, scope: !3212, inlinedAt: !3414)
!3424 = !DILocation(line: 74, column: 16, scope: !3212, inlinedAt: !3414)
!3425 = !DILocation(line: 75, column: 11, scope: !3212, inlinedAt: !3414)
!3426 = !DILocation(line: 74, column: 3, scope: !3212, inlinedAt: !3414)
!3427 = !DILocation(line: 78, column: 22, scope: !3212, inlinedAt: !3414)
!3428 = !DILocation(line: 78, column: 41, scope: !3212, inlinedAt: !3414)
!3429 = !DILocation(line: 79, column: 9, scope: !3212, inlinedAt: !3414)
!3430 = !DILocation(line: 73, column: 41, scope: !3212, inlinedAt: !3414)
!3431 = !DILocation(line: 82, column: 16, scope: !3212, inlinedAt: !3414)
!3432 = !DILocation(line: 82, column: 2, scope: !3328, inlinedAt: !3413)
!3433 = !DILocation(line: 46, column: 7, scope: !3328, inlinedAt: !3413)
!3434 = !DILocation(line: 49, column: 31, scope: !3328, inlinedAt: !3413)
!3435 = !DILocation(line: 50, column: 10, scope: !3328, inlinedAt: !3413)
!3436 = !DILocation(line: 51, column: 14, scope: !3328, inlinedAt: !3413)
!3437 = !DILocation(line: 52, column: 17, scope: !3328, inlinedAt: !3413)
!3438 = !DILocation(line: 52, column: 8, scope: !3328, inlinedAt: !3413)
!3439 = !DILocation(line: 54, column: 10, scope: !3328, inlinedAt: !3413)
!3440 = !DILocation(line: 55, column: 11, scope: !3328, inlinedAt: !3413)
!3441 = !DILocation(line: 42, column: 50, scope: !3328, inlinedAt: !3413)
!3442 = !DILocation(line: 56, column: 6, scope: !3328, inlinedAt: !3413)
!3443 = !DILocation(line: 56, column: 16, scope: !3328, inlinedAt: !3413)
!3444 = !DILocation(line: 57, column: 17, scope: !3328, inlinedAt: !3413)
!3445 = !DILocation(line: 56, column: 21, scope: !3328, inlinedAt: !3413)
!3446 = !DILocation(line: 17, column: 6, scope: !3324, inlinedAt: !3325)
!3447 = !DILocation(line: 17, column: 14, scope: !3324, inlinedAt: !3325)
!3448 = !DILocation(line: 25, column: 16, scope: !3335, inlinedAt: !3338)
!3449 = !DILocation(line: 23, column: 48, scope: !3335, inlinedAt: !3338)
!3450 = !DILocation(line: 26, column: 6, scope: !3335, inlinedAt: !3338)
!3451 = !DILocation(line: 26, column: 24, scope: !3335, inlinedAt: !3338)
!3452 = !DILocation(line: 27, column: 24, scope: !3335, inlinedAt: !3338)
!3453 = !DILocation(line: 27, column: 44, scope: !3335, inlinedAt: !3338)
!3454 = !DILocation(line: 28, column: 4, scope: !3335, inlinedAt: !3338)
!3455 = !DILocation(line: 26, column: 37, scope: !3335, inlinedAt: !3338)
!3456 = !DILocation(line: 31, column: 15, scope: !3335, inlinedAt: !3338)
!3457 = !DILocation(line: 34, column: 32, scope: !3335, inlinedAt: !3338)
!3458 = !DILocation(line: 35, column: 19, scope: !3335, inlinedAt: !3338)
!3459 = !DILocation(line: 36, column: 10, scope: !3335, inlinedAt: !3338)
!3460 = !DILocation(line: 38, column: 9, scope: !3335, inlinedAt: !3338)
!3461 = !DILocation(line: 40, column: 10, scope: !3335, inlinedAt: !3338)
!3462 = !DILocation(line: 23, column: 59, scope: !3335, inlinedAt: !3338)
!3463 = !DILocation(line: 42, column: 19, scope: !3335, inlinedAt: !3338)
!3464 = !DILocation(line: 42, column: 3, scope: !3335, inlinedAt: !3338)
!3465 = !DILocation(line: 44, column: 2, scope: !3336, inlinedAt: !3337)
!3466 = !DILocation(line: 7, column: 16, scope: !3336, inlinedAt: !3337)
!3467 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3468 = !DILocation(line: 18, column: 68, scope: !3324, inlinedAt: !3325)
!3469 = !DILocation(line: 14, column: 21, scope: !3467, inlinedAt: !3468)
!3470 = !DILocation(line: 25, column: 16, scope: !3335, inlinedAt: !3469)
!3471 = !DILocation(line: 23, column: 48, scope: !3335, inlinedAt: !3469)
!3472 = !DILocation(line: 26, column: 6, scope: !3335, inlinedAt: !3469)
!3473 = !DILocation(line: 26, column: 24, scope: !3335, inlinedAt: !3469)
!3474 = !DILocation(line: 27, column: 24, scope: !3335, inlinedAt: !3469)
!3475 = !DILocation(line: 27, column: 44, scope: !3335, inlinedAt: !3469)
!3476 = !DILocation(line: 28, column: 4, scope: !3335, inlinedAt: !3469)
!3477 = !DILocation(line: 26, column: 37, scope: !3335, inlinedAt: !3469)
!3478 = !DILocation(line: 31, column: 15, scope: !3335, inlinedAt: !3469)
!3479 = !DILocation(line: 34, column: 32, scope: !3335, inlinedAt: !3469)
!3480 = !DILocation(line: 35, column: 19, scope: !3335, inlinedAt: !3469)
!3481 = !DILocation(line: 36, column: 10, scope: !3335, inlinedAt: !3469)
!3482 = !DILocation(line: 37, column: 10, scope: !3335, inlinedAt: !3469)
!3483 = !DILocation(line: 38, column: 9, scope: !3335, inlinedAt: !3469)
!3484 = !DILocation(line: 40, column: 10, scope: !3335, inlinedAt: !3469)
!3485 = !DILocation(line: 23, column: 59, scope: !3335, inlinedAt: !3469)
!3486 = !DILocation(line: 42, column: 19, scope: !3335, inlinedAt: !3469)
!3487 = !DILocation(line: 42, column: 3, scope: !3335, inlinedAt: !3469)
!3488 = !DILocation(line: 44, column: 2, scope: !3467, inlinedAt: !3468)
!3489 = !DILocation(line: 15, column: 20, scope: !3467, inlinedAt: !3468)
!3490 = !DILocation(line: 15, column: 42, scope: !3467, inlinedAt: !3468)
!3491 = !DILocation(line: 18, column: 16, scope: !3467, inlinedAt: !3468)
!3492 = !DILocation(line: 18, column: 2, scope: !3324, inlinedAt: !3325)
!3493 = !DILocation(line: 18, column: 6, scope: !3324, inlinedAt: !3325)
!3494 = !DILocation(line: 18, column: 14, scope: !3324, inlinedAt: !3325)
!3495 = !DILocation(line: 19, column: 42, scope: !3324, inlinedAt: !3325)
!3496 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3497 = !DILocation(line: 19, column: 25, scope: !3324, inlinedAt: !3325)
!3498 = !DILocation(line: 36, column: 22, scope: !3496, inlinedAt: !3497)
!3499 = !DILocation(line: 37, column: 8, scope: !3496, inlinedAt: !3497)
!3500 = !DILocation(line: 39, column: 15, scope: !3496, inlinedAt: !3497)
!3501 = !DILocation(line: 40, column: 17, scope: !3496, inlinedAt: !3497)
!3502 = !DILocation(line: 40, column: 3, scope: !3324, inlinedAt: !3325)
!3503 = !DILocation(line: 42, column: 16, scope: !3496, inlinedAt: !3497)
!3504 = !DILocation(line: 43, column: 10, scope: !3496, inlinedAt: !3497)
!3505 = !DILocation(line: 44, column: 14, scope: !3496, inlinedAt: !3497)
!3506 = !DILocation(line: 45, column: 3, scope: !3496, inlinedAt: !3497)
!3507 = !DILocation(line: 47, column: 10, scope: !3496, inlinedAt: !3497)
!3508 = !DILocation(line: 48, column: 9, scope: !3496, inlinedAt: !3497)
!3509 = !DILocation(line: 48, column: 2, scope: !3324, inlinedAt: !3325)
!3510 = !DILocation(line: 19, column: 6, scope: !3324, inlinedAt: !3325)
!3511 = distinct !DISubprogram(name: "IntegersUint64", scope: !277, file: !277, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!3512 = !DILocation(line: 124, column: 6, scope: !3511)
!3513 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!3514 = !DILocation(line: 124, column: 77, scope: !3511)
!3515 = !DILocation(line: 35, column: 20, scope: !3513, inlinedAt: !3514)
!3516 = !DILocation(line: 36, column: 27, scope: !3513, inlinedAt: !3514)
!3517 = !DILocation(line: 36, column: 25, scope: !3513, inlinedAt: !3514)
!3518 = !DILocation(line: 36, column: 48, scope: !3513, inlinedAt: !3514)
!3519 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3520 = !DILocation(line: 36, column: 10, scope: !3513, inlinedAt: !3514)
!3521 = !DILocation(line: 24, column: 11, scope: !3519, inlinedAt: !3520)
!3522 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3523 = !DILocation(line: 25, column: 40, scope: !3519, inlinedAt: !3520)
!3524 = !DILocation(line: 25, column: 15, scope: !3522, inlinedAt: !3523)
!3525 = !DILocation(line: 44, column: 16, scope: !3213, inlinedAt: !3524)
!3526 = !DILocation(line: 65, column: 13, scope: !3212, inlinedAt: !3525)
!3527 = !DILocation(line: 66, column: 7, scope: !3212, inlinedAt: !3525)
!3528 = !DILocation(line: 64, column: 35, scope: !3212, inlinedAt: !3525)
!3529 = !DILocation(line: 67, column: 7, scope: !3212, inlinedAt: !3525)
!3530 = !DILocation(line: 67, column: 35, scope: !3212, inlinedAt: !3525)
!3531 = !DILocation(line: 68, column: 23, scope: !3212, inlinedAt: !3525)
!3532 = !DILocation(line: 25, column: 65, scope: !3522, inlinedAt: !3523)
!3533 = !DILocation(line: 67, column: 40, scope: !3212, inlinedAt: !3525)
!3534 = !DILocation(line: 72, column: 16, scope: !3212, inlinedAt: !3525)
!3535 = !DILocation(line: 73, column: 6, scope: !3212, inlinedAt: !3525)
!3536 = !DILocation(line: 73, column: 36, scope: !3212, inlinedAt: !3525)
!3537 = !DILocation(line: 74, column: 16, scope: !3212, inlinedAt: !3525)
!3538 = !DILocation(line: 75, column: 11, scope: !3212, inlinedAt: !3525)
!3539 = !DILocation(line: 74, column: 3, scope: !3212, inlinedAt: !3525)
!3540 = !DILocation(line: 78, column: 22, scope: !3212, inlinedAt: !3525)
!3541 = !DILocation(line: 78, column: 41, scope: !3212, inlinedAt: !3525)
!3542 = !DILocation(line: 79, column: 9, scope: !3212, inlinedAt: !3525)
!3543 = !DILocation(line: 73, column: 41, scope: !3212, inlinedAt: !3525)
!3544 = !DILocation(line: 82, column: 16, scope: !3212, inlinedAt: !3525)
!3545 = !DILocation(line: 82, column: 2, scope: !3213, inlinedAt: !3524)
!3546 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3547 = !DILocation(line: 25, column: 60, scope: !3519, inlinedAt: !3520)
!3548 = !DILocation(line: 30, column: 15, scope: !3546, inlinedAt: !3547)
!3549 = !DILocation(line: 44, column: 16, scope: !3213, inlinedAt: !3548)
!3550 = !DILocation(line: 66, column: 7, scope: !3212, inlinedAt: !3549)
!3551 = !DILocation(line: 64, column: 35, scope: !3212, inlinedAt: !3549)
!3552 = !DILocation(line: 67, column: 7, scope: !3212, inlinedAt: !3549)
!3553 = !DILocation(line: 67, column: 35, scope: !3212, inlinedAt: !3549)
!3554 = !DILocation(line: 68, column: 23, scope: !3212, inlinedAt: !3549)
!3555 = !DILocation(line: 30, column: 64, scope: !3546, inlinedAt: !3547)
!3556 = !DILocation(line: 67, column: 40, scope: !3212, inlinedAt: !3549)
!3557 = !DILocation(line: 72, column: 16, scope: !3212, inlinedAt: !3549)
!3558 = !DILocation(line: 73, column: 6, scope: !3212, inlinedAt: !3549)
!3559 = !DILocation(line: 73, column: 36, scope: !3212, inlinedAt: !3549)
!3560 = !DILocation(line: 74, column: 16, scope: !3212, inlinedAt: !3549)
!3561 = !DILocation(line: 75, column: 11, scope: !3212, inlinedAt: !3549)
!3562 = !DILocation(line: 74, column: 3, scope: !3212, inlinedAt: !3549)
!3563 = !DILocation(line: 78, column: 22, scope: !3212, inlinedAt: !3549)
!3564 = !DILocation(line: 78, column: 41, scope: !3212, inlinedAt: !3549)
!3565 = !DILocation(line: 79, column: 9, scope: !3212, inlinedAt: !3549)
!3566 = !DILocation(line: 73, column: 41, scope: !3212, inlinedAt: !3549)
!3567 = !DILocation(line: 82, column: 16, scope: !3212, inlinedAt: !3549)
!3568 = !DILocation(line: 82, column: 2, scope: !3213, inlinedAt: !3548)
!3569 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3570 = !DILocation(line: 25, column: 81, scope: !3519, inlinedAt: !3520)
!3571 = !DILocation(line: 36, column: 15, scope: !3569, inlinedAt: !3570)
!3572 = !DILocation(line: 44, column: 16, scope: !3213, inlinedAt: !3571)
!3573 = !DILocation(line: 66, column: 7, scope: !3212, inlinedAt: !3572)
!3574 = !DILocation(line: 64, column: 35, scope: !3212, inlinedAt: !3572)
!3575 = !DILocation(line: 67, column: 7, scope: !3212, inlinedAt: !3572)
!3576 = !DILocation(line: 67, column: 35, scope: !3212, inlinedAt: !3572)
!3577 = !DILocation(line: 68, column: 23, scope: !3212, inlinedAt: !3572)
!3578 = !DILocation(line: 36, column: 65, scope: !3569, inlinedAt: !3570)
!3579 = !DILocation(line: 67, column: 40, scope: !3212, inlinedAt: !3572)
!3580 = !DILocation(line: 72, column: 16, scope: !3212, inlinedAt: !3572)
!3581 = !DILocation(line: 73, column: 6, scope: !3212, inlinedAt: !3572)
!3582 = !DILocation(line: 73, column: 36, scope: !3212, inlinedAt: !3572)
!3583 = !DILocation(line: 74, column: 16, scope: !3212, inlinedAt: !3572)
!3584 = !DILocation(line: 75, column: 11, scope: !3212, inlinedAt: !3572)
!3585 = !DILocation(line: 74, column: 3, scope: !3212, inlinedAt: !3572)
!3586 = !DILocation(line: 78, column: 22, scope: !3212, inlinedAt: !3572)
!3587 = !DILocation(line: 78, column: 41, scope: !3212, inlinedAt: !3572)
!3588 = !DILocation(line: 79, column: 9, scope: !3212, inlinedAt: !3572)
!3589 = !DILocation(line: 73, column: 41, scope: !3212, inlinedAt: !3572)
!3590 = !DILocation(line: 82, column: 16, scope: !3212, inlinedAt: !3572)
!3591 = !DILocation(line: 82, column: 2, scope: !3213, inlinedAt: !3571)
!3592 = !DILocation(line: 25, column: 5, scope: !3519, inlinedAt: !3520)
!3593 = !DILocation(line: 25, column: 13, scope: !3519, inlinedAt: !3520)
!3594 = !DILocation(line: 25, column: 21, scope: !3519, inlinedAt: !3520)
!3595 = !DILocation(line: 37, column: 27, scope: !3513, inlinedAt: !3514)
!3596 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3597 = !DILocation(line: 37, column: 10, scope: !3513, inlinedAt: !3514)
!3598 = !DILocation(line: 24, column: 11, scope: !3596, inlinedAt: !3597)
!3599 = !DILocation(line: 37, column: 50, scope: !3513, inlinedAt: !3514)
!3600 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3601 = !DILocation(line: 25, column: 40, scope: !3596, inlinedAt: !3597)
!3602 = !DILocation(line: 25, column: 15, scope: !3600, inlinedAt: !3601)
!3603 = !DILocation(line: 44, column: 16, scope: !3328, inlinedAt: !3602)
!3604 = !DILocation(line: 66, column: 7, scope: !3212, inlinedAt: !3603)
!3605 = !DILocation(line: 64, column: 35, scope: !3212, inlinedAt: !3603)
!3606 = !DILocation(line: 67, column: 7, scope: !3212, inlinedAt: !3603)
!3607 = !DILocation(line: 67, column: 35, scope: !3212, inlinedAt: !3603)
!3608 = !DILocation(line: 68, column: 23, scope: !3212, inlinedAt: !3603)
!3609 = !DILocation(line: 25, column: 65, scope: !3600, inlinedAt: !3601)
!3610 = !DILocation(line: 67, column: 40, scope: !3212, inlinedAt: !3603)
!3611 = !DILocation(line: 72, column: 16, scope: !3212, inlinedAt: !3603)
!3612 = !DILocation(line: 73, column: 6, scope: !3212, inlinedAt: !3603)
!3613 = !DILocation(line: 73, column: 36, scope: !3212, inlinedAt: !3603)
!3614 = !DILocation(line: 74, column: 16, scope: !3212, inlinedAt: !3603)
!3615 = !DILocation(line: 75, column: 11, scope: !3212, inlinedAt: !3603)
!3616 = !DILocation(line: 74, column: 3, scope: !3212, inlinedAt: !3603)
!3617 = !DILocation(line: 78, column: 22, scope: !3212, inlinedAt: !3603)
!3618 = !DILocation(line: 78, column: 41, scope: !3212, inlinedAt: !3603)
!3619 = !DILocation(line: 79, column: 9, scope: !3212, inlinedAt: !3603)
!3620 = !DILocation(line: 73, column: 41, scope: !3212, inlinedAt: !3603)
!3621 = !DILocation(line: 82, column: 16, scope: !3212, inlinedAt: !3603)
!3622 = !DILocation(line: 82, column: 2, scope: !3328, inlinedAt: !3602)
!3623 = !DILocation(line: 45, column: 14, scope: !3328, inlinedAt: !3602)
!3624 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !3623)
!3625 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !3623)
!3626 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !3623)
!3627 = !DILocation(line: 46, column: 7, scope: !3328, inlinedAt: !3602)
!3628 = !DILocation(line: 49, column: 31, scope: !3328, inlinedAt: !3602)
!3629 = !DILocation(line: 50, column: 10, scope: !3328, inlinedAt: !3602)
!3630 = !DILocation(line: 51, column: 11, scope: !3328, inlinedAt: !3602)
!3631 = !DILocation(line: 51, column: 14, scope: !3328, inlinedAt: !3602)
!3632 = !DILocation(line: 52, column: 17, scope: !3328, inlinedAt: !3602)
!3633 = !DILocation(line: 52, column: 8, scope: !3328, inlinedAt: !3602)
!3634 = !DILocation(line: 54, column: 10, scope: !3328, inlinedAt: !3602)
!3635 = !DILocation(line: 55, column: 11, scope: !3328, inlinedAt: !3602)
!3636 = !DILocation(line: 42, column: 50, scope: !3328, inlinedAt: !3602)
!3637 = !DILocation(line: 56, column: 6, scope: !3328, inlinedAt: !3602)
!3638 = !DILocation(line: 56, column: 16, scope: !3328, inlinedAt: !3602)
!3639 = !DILocation(line: 57, column: 17, scope: !3328, inlinedAt: !3602)
!3640 = !DILocation(line: 56, column: 21, scope: !3328, inlinedAt: !3602)
!3641 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3642 = !DILocation(line: 25, column: 60, scope: !3596, inlinedAt: !3597)
!3643 = !DILocation(line: 30, column: 15, scope: !3641, inlinedAt: !3642)
!3644 = !DILocation(line: 44, column: 16, scope: !3328, inlinedAt: !3643)
!3645 = !DILocation(line: 66, column: 7, scope: !3212, inlinedAt: !3644)
!3646 = !DILocation(line: 64, column: 35, scope: !3212, inlinedAt: !3644)
!3647 = !DILocation(line: 67, column: 7, scope: !3212, inlinedAt: !3644)
!3648 = !DILocation(line: 67, column: 35, scope: !3212, inlinedAt: !3644)
!3649 = !DILocation(line: 68, column: 23, scope: !3212, inlinedAt: !3644)
!3650 = !DILocation(line: 30, column: 64, scope: !3641, inlinedAt: !3642)
!3651 = !DILocation(line: 67, column: 40, scope: !3212, inlinedAt: !3644)
!3652 = !DILocation(line: 72, column: 16, scope: !3212, inlinedAt: !3644)
!3653 = !DILocation(line: 73, column: 6, scope: !3212, inlinedAt: !3644)
!3654 = !DILocation(line: 73, column: 36, scope: !3212, inlinedAt: !3644)
!3655 = !DILocation(line: 74, column: 16, scope: !3212, inlinedAt: !3644)
!3656 = !DILocation(line: 75, column: 11, scope: !3212, inlinedAt: !3644)
!3657 = !DILocation(line: 74, column: 3, scope: !3212, inlinedAt: !3644)
!3658 = !DILocation(line: 78, column: 22, scope: !3212, inlinedAt: !3644)
!3659 = !DILocation(line: 78, column: 41, scope: !3212, inlinedAt: !3644)
!3660 = !DILocation(line: 79, column: 9, scope: !3212, inlinedAt: !3644)
!3661 = !DILocation(line: 73, column: 41, scope: !3212, inlinedAt: !3644)
!3662 = !DILocation(line: 82, column: 16, scope: !3212, inlinedAt: !3644)
!3663 = !DILocation(line: 82, column: 2, scope: !3328, inlinedAt: !3643)
!3664 = !DILocation(line: 46, column: 7, scope: !3328, inlinedAt: !3643)
!3665 = !DILocation(line: 49, column: 31, scope: !3328, inlinedAt: !3643)
!3666 = !DILocation(line: 50, column: 10, scope: !3328, inlinedAt: !3643)
!3667 = !DILocation(line: 51, column: 11, scope: !3328, inlinedAt: !3643)
!3668 = !DILocation(line: 51, column: 14, scope: !3328, inlinedAt: !3643)
!3669 = !DILocation(line: 52, column: 17, scope: !3328, inlinedAt: !3643)
!3670 = !DILocation(line: 52, column: 8, scope: !3328, inlinedAt: !3643)
!3671 = !DILocation(line: 54, column: 10, scope: !3328, inlinedAt: !3643)
!3672 = !DILocation(line: 55, column: 11, scope: !3328, inlinedAt: !3643)
!3673 = !DILocation(line: 42, column: 50, scope: !3328, inlinedAt: !3643)
!3674 = !DILocation(line: 56, column: 6, scope: !3328, inlinedAt: !3643)
!3675 = !DILocation(line: 56, column: 16, scope: !3328, inlinedAt: !3643)
!3676 = !DILocation(line: 57, column: 17, scope: !3328, inlinedAt: !3643)
!3677 = !DILocation(line: 56, column: 21, scope: !3328, inlinedAt: !3643)
!3678 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3679 = !DILocation(line: 25, column: 81, scope: !3596, inlinedAt: !3597)
!3680 = !DILocation(line: 36, column: 15, scope: !3678, inlinedAt: !3679)
!3681 = !DILocation(line: 44, column: 16, scope: !3328, inlinedAt: !3680)
!3682 = !DILocation(line: 66, column: 7, scope: !3212, inlinedAt: !3681)
!3683 = !DILocation(line: 64, column: 35, scope: !3212, inlinedAt: !3681)
!3684 = !DILocation(line: 67, column: 7, scope: !3212, inlinedAt: !3681)
!3685 = !DILocation(line: 67, column: 35, scope: !3212, inlinedAt: !3681)
!3686 = !DILocation(line: 68, column: 23, scope: !3212, inlinedAt: !3681)
!3687 = !DILocation(line: 36, column: 65, scope: !3678, inlinedAt: !3679)
!3688 = !DILocation(line: 67, column: 40, scope: !3212, inlinedAt: !3681)
!3689 = !DILocation(line: 72, column: 16, scope: !3212, inlinedAt: !3681)
!3690 = !DILocation(line: 73, column: 6, scope: !3212, inlinedAt: !3681)
!3691 = !DILocation(line: 73, column: 36, scope: !3212, inlinedAt: !3681)
!3692 = !DILocation(line: 74, column: 16, scope: !3212, inlinedAt: !3681)
!3693 = !DILocation(line: 75, column: 11, scope: !3212, inlinedAt: !3681)
!3694 = !DILocation(line: 74, column: 3, scope: !3212, inlinedAt: !3681)
!3695 = !DILocation(line: 78, column: 22, scope: !3212, inlinedAt: !3681)
!3696 = !DILocation(line: 78, column: 41, scope: !3212, inlinedAt: !3681)
!3697 = !DILocation(line: 79, column: 9, scope: !3212, inlinedAt: !3681)
!3698 = !DILocation(line: 73, column: 41, scope: !3212, inlinedAt: !3681)
!3699 = !DILocation(line: 82, column: 16, scope: !3212, inlinedAt: !3681)
!3700 = !DILocation(line: 82, column: 2, scope: !3328, inlinedAt: !3680)
!3701 = !DILocation(line: 46, column: 7, scope: !3328, inlinedAt: !3680)
!3702 = !DILocation(line: 49, column: 31, scope: !3328, inlinedAt: !3680)
!3703 = !DILocation(line: 50, column: 10, scope: !3328, inlinedAt: !3680)
!3704 = !DILocation(line: 51, column: 11, scope: !3328, inlinedAt: !3680)
!3705 = !DILocation(line: 51, column: 14, scope: !3328, inlinedAt: !3680)
!3706 = !DILocation(line: 52, column: 17, scope: !3328, inlinedAt: !3680)
!3707 = !DILocation(line: 52, column: 8, scope: !3328, inlinedAt: !3680)
!3708 = !DILocation(line: 54, column: 10, scope: !3328, inlinedAt: !3680)
!3709 = !DILocation(line: 55, column: 11, scope: !3328, inlinedAt: !3680)
!3710 = !DILocation(line: 42, column: 50, scope: !3328, inlinedAt: !3680)
!3711 = !DILocation(line: 56, column: 6, scope: !3328, inlinedAt: !3680)
!3712 = !DILocation(line: 56, column: 16, scope: !3328, inlinedAt: !3680)
!3713 = !DILocation(line: 57, column: 17, scope: !3328, inlinedAt: !3680)
!3714 = !DILocation(line: 56, column: 21, scope: !3328, inlinedAt: !3680)
!3715 = !DILocation(line: 25, column: 5, scope: !3596, inlinedAt: !3597)
!3716 = !DILocation(line: 25, column: 13, scope: !3596, inlinedAt: !3597)
!3717 = !DILocation(line: 25, column: 21, scope: !3596, inlinedAt: !3597)
!3718 = distinct !DISubprogram(name: "ExchangeUint", scope: !277, file: !277, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!3719 = !DILocation(line: 129, column: 6, scope: !3718)
!3720 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3721 = !DILocation(line: 129, column: 83, scope: !3718)
!3722 = !DILocation(line: 21, column: 29, scope: !3720, inlinedAt: !3721)
!3723 = !DILocation(line: 21, column: 39, scope: !3720, inlinedAt: !3721)
!3724 = !DILocation(line: 21, column: 49, scope: !3720, inlinedAt: !3721)
!3725 = !DILocation(line: 23, column: 7, scope: !3720, inlinedAt: !3721)
!3726 = !DILocation(line: 22, column: 2, scope: !3720, inlinedAt: !3721)
!3727 = !DILocation(line: 22, column: 8, scope: !3720, inlinedAt: !3721)
!3728 = !DILocation(line: 26, column: 9, scope: !3720, inlinedAt: !3721)
!3729 = !DILocation(line: 27, column: 12, scope: !3720, inlinedAt: !3721)
!3730 = !DILocation(line: 27, column: 10, scope: !3720, inlinedAt: !3721)
!3731 = !DILocation(line: 27, column: 30, scope: !3720, inlinedAt: !3721)
!3732 = !DILocation(line: 28, column: 37, scope: !3720, inlinedAt: !3721)
!3733 = !DILocation(line: 28, column: 32, scope: !3720, inlinedAt: !3721)
!3734 = !DILocation(line: 28, column: 34, scope: !3720, inlinedAt: !3721)
!3735 = !DILocation(line: 28, column: 20, scope: !3720, inlinedAt: !3721)
!3736 = !DILocation(line: 28, column: 3, scope: !3720, inlinedAt: !3721)
!3737 = !DILocation(line: 29, column: 22, scope: !3720, inlinedAt: !3721)
!3738 = !DILocation(line: 29, column: 3, scope: !3720, inlinedAt: !3721)
!3739 = !DILocation(line: 30, column: 24, scope: !3720, inlinedAt: !3721)
!3740 = !DILocation(line: 30, column: 3, scope: !3720, inlinedAt: !3721)
!3741 = !DILocation(line: 31, column: 23, scope: !3720, inlinedAt: !3721)
!3742 = !DILocation(line: 31, column: 3, scope: !3720, inlinedAt: !3721)
!3743 = !DILocation(line: 32, column: 14, scope: !3720, inlinedAt: !3721)
!3744 = !DILocation(line: 32, column: 12, scope: !3720, inlinedAt: !3721)
!3745 = !DILocation(line: 32, column: 18, scope: !3720, inlinedAt: !3721)
!3746 = !DILocation(line: 33, column: 21, scope: !3720, inlinedAt: !3721)
!3747 = !DILocation(line: 33, column: 3, scope: !3720, inlinedAt: !3721)
!3748 = !DILocation(line: 34, column: 3, scope: !3720, inlinedAt: !3721)
!3749 = !DILocation(line: 35, column: 31, scope: !3720, inlinedAt: !3721)
!3750 = !DILocation(line: 36, column: 4, scope: !3720, inlinedAt: !3721)
!3751 = !DILocation(line: 38, column: 32, scope: !3720, inlinedAt: !3721)
!3752 = !DILocation(line: 38, column: 30, scope: !3720, inlinedAt: !3721)
!3753 = !DILocation(line: 38, column: 24, scope: !3720, inlinedAt: !3721)
!3754 = !DILocation(line: 38, column: 3, scope: !3720, inlinedAt: !3721)
!3755 = distinct !DISubprogram(name: "ExchangeFloat32", scope: !277, file: !277, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!3756 = !DILocation(line: 134, column: 6, scope: !3755)
!3757 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3758 = !DILocation(line: 135, column: 10, scope: !3755)
!3759 = !DILocation(line: 21, column: 29, scope: !3757, inlinedAt: !3758)
!3760 = !DILocation(line: 21, column: 39, scope: !3757, inlinedAt: !3758)
!3761 = !DILocation(line: 21, column: 49, scope: !3757, inlinedAt: !3758)
!3762 = !DILocation(line: 23, column: 7, scope: !3757, inlinedAt: !3758)
!3763 = !DILocation(line: 22, column: 2, scope: !3757, inlinedAt: !3758)
!3764 = !DILocation(line: 22, column: 8, scope: !3757, inlinedAt: !3758)
!3765 = !DILocation(line: 26, column: 9, scope: !3757, inlinedAt: !3758)
!3766 = !DILocation(line: 27, column: 12, scope: !3757, inlinedAt: !3758)
!3767 = !DILocation(line: 27, column: 10, scope: !3757, inlinedAt: !3758)
!3768 = !DILocation(line: 27, column: 30, scope: !3757, inlinedAt: !3758)
!3769 = !DILocation(line: 28, column: 37, scope: !3757, inlinedAt: !3758)
!3770 = !DILocation(line: 28, column: 32, scope: !3757, inlinedAt: !3758)
!3771 = !DILocation(line: 28, column: 34, scope: !3757, inlinedAt: !3758)
!3772 = !DILocation(line: 28, column: 20, scope: !3757, inlinedAt: !3758)
!3773 = !DILocation(line: 28, column: 3, scope: !3757, inlinedAt: !3758)
!3774 = !DILocation(line: 29, column: 22, scope: !3757, inlinedAt: !3758)
!3775 = !DILocation(line: 29, column: 3, scope: !3757, inlinedAt: !3758)
!3776 = !DILocation(line: 30, column: 24, scope: !3757, inlinedAt: !3758)
!3777 = !DILocation(line: 30, column: 3, scope: !3757, inlinedAt: !3758)
!3778 = !DILocation(line: 31, column: 23, scope: !3757, inlinedAt: !3758)
!3779 = !DILocation(line: 31, column: 3, scope: !3757, inlinedAt: !3758)
!3780 = !DILocation(line: 32, column: 14, scope: !3757, inlinedAt: !3758)
!3781 = !DILocation(line: 32, column: 12, scope: !3757, inlinedAt: !3758)
!3782 = !DILocation(line: 32, column: 18, scope: !3757, inlinedAt: !3758)
!3783 = !DILocation(line: 33, column: 21, scope: !3757, inlinedAt: !3758)
!3784 = !DILocation(line: 33, column: 3, scope: !3757, inlinedAt: !3758)
!3785 = !DILocation(line: 34, column: 3, scope: !3757, inlinedAt: !3758)
!3786 = !DILocation(line: 35, column: 31, scope: !3757, inlinedAt: !3758)
!3787 = !DILocation(line: 36, column: 4, scope: !3757, inlinedAt: !3758)
!3788 = !DILocation(line: 38, column: 32, scope: !3757, inlinedAt: !3758)
!3789 = !DILocation(line: 38, column: 30, scope: !3757, inlinedAt: !3758)
!3790 = !DILocation(line: 38, column: 24, scope: !3757, inlinedAt: !3758)
!3791 = !DILocation(line: 38, column: 3, scope: !3757, inlinedAt: !3758)
!3792 = distinct !DISubprogram(name: "NumbersFloat32", scope: !277, file: !277, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!3793 = !DILocation(line: 141, column: 6, scope: !3792)
!3794 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3795 = !DILocation(line: 141, column: 77, scope: !3792)
!3796 = !DILocation(line: 29, column: 20, scope: !3794, inlinedAt: !3795)
!3797 = !DILocation(line: 30, column: 26, scope: !3794, inlinedAt: !3795)
!3798 = !DILocation(line: 30, column: 24, scope: !3794, inlinedAt: !3795)
!3799 = !DILocation(line: 30, column: 46, scope: !3794, inlinedAt: !3795)
!3800 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3801 = !DILocation(line: 30, column: 9, scope: !3794, inlinedAt: !3795)
!3802 = !DILocation(line: 14, column: 11, scope: !3800, inlinedAt: !3801)
!3803 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!3804 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3805 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3806 = !DILocation(line: 16, column: 25, scope: !3800, inlinedAt: !3801)
!3807 = !DILocation(line: 7, column: 15, scope: !3805, inlinedAt: !3806)
!3808 = !DILocation(line: 44, column: 16, scope: !3804, inlinedAt: !3807)
!3809 = !DILocation(line: 65, column: 13, scope: !3803, inlinedAt: !3808)
!3810 = !DILocation(line: 66, column: 7, scope: !3803, inlinedAt: !3808)
!3811 = !DILocation(line: 19, column: 40, scope: !3800, inlinedAt: !3801)
!3812 = !DILocation(line: 64, column: 35, scope: !3803, inlinedAt: !3808)
!3813 = !DILocation(line: 67, column: 7, scope: !3803, inlinedAt: !3808)
!3814 = !DILocation(line: 67, column: 35, scope: !3803, inlinedAt: !3808)
!3815 = !DILocation(line: 68, column: 23, scope: !3803, inlinedAt: !3808)
!3816 = !DILocation(line: 7, column: 65, scope: !3805, inlinedAt: !3806)
!3817 = !DILocation(line: 67, column: 40, scope: !3803, inlinedAt: !3808)
!3818 = !DILocation(line: 72, column: 16, scope: !3803, inlinedAt: !3808)
!3819 = !DILocation(line: 73, column: 6, scope: !3803, inlinedAt: !3808)
!3820 = !DILocation(line: 73, column: 36, scope: !3803, inlinedAt: !3808)
!3821 = !DILocation(line: 74, column: 16, scope: !3803, inlinedAt: !3808)
!3822 = !DILocation(line: 75, column: 11, scope: !3803, inlinedAt: !3808)
!3823 = !DILocation(line: 74, column: 3, scope: !3803, inlinedAt: !3808)
!3824 = !DILocation(line: 78, column: 22, scope: !3803, inlinedAt: !3808)
!3825 = !DILocation(line: 78, column: 41, scope: !3803, inlinedAt: !3808)
!3826 = !DILocation(line: 79, column: 9, scope: !3803, inlinedAt: !3808)
!3827 = !DILocation(line: 73, column: 41, scope: !3803, inlinedAt: !3808)
!3828 = !DILocation(line: 82, column: 16, scope: !3803, inlinedAt: !3808)
!3829 = !DILocation(line: 82, column: 2, scope: !3804, inlinedAt: !3807)
!3830 = !DILocation(line: 16, column: 6, scope: !3800, inlinedAt: !3801)
!3831 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3832 = !DILocation(line: 17, column: 33, scope: !3800, inlinedAt: !3801)
!3833 = !DILocation(line: 13, column: 15, scope: !3831, inlinedAt: !3832)
!3834 = !DILocation(line: 44, column: 16, scope: !3804, inlinedAt: !3833)
!3835 = !DILocation(line: 66, column: 7, scope: !3803, inlinedAt: !3834)
!3836 = !DILocation(line: 64, column: 35, scope: !3803, inlinedAt: !3834)
!3837 = !DILocation(line: 67, column: 7, scope: !3803, inlinedAt: !3834)
!3838 = !DILocation(line: 67, column: 35, scope: !3803, inlinedAt: !3834)
!3839 = !DILocation(line: 68, column: 23, scope: !3803, inlinedAt: !3834)
!3840 = !DILocation(line: 13, column: 66, scope: !3831, inlinedAt: !3832)
!3841 = !DILocation(line: 67, column: 40, scope: !3803, inlinedAt: !3834)
!3842 = !DILocation(line: 72, column: 16, scope: !3803, inlinedAt: !3834)
!3843 = !DILocation(line: 73, column: 6, scope: !3803, inlinedAt: !3834)
!3844 = !DILocation(line: 73, column: 36, scope: !3803, inlinedAt: !3834)
!3845 = !DILocation(line: 74, column: 16, scope: !3803, inlinedAt: !3834)
!3846 = !DILocation(line: 75, column: 11, scope: !3803, inlinedAt: !3834)
!3847 = !DILocation(line: 74, column: 3, scope: !3803, inlinedAt: !3834)
!3848 = !DILocation(line: 78, column: 22, scope: !3803, inlinedAt: !3834)
!3849 = !DILocation(line: 78, column: 41, scope: !3803, inlinedAt: !3834)
!3850 = !DILocation(line: 79, column: 9, scope: !3803, inlinedAt: !3834)
!3851 = !DILocation(line: 73, column: 41, scope: !3803, inlinedAt: !3834)
!3852 = !DILocation(line: 82, column: 16, scope: !3803, inlinedAt: !3834)
!3853 = !DILocation(line: 82, column: 2, scope: !3804, inlinedAt: !3833)
!3854 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3855 = !DILocation(line: 17, column: 54, scope: !3800, inlinedAt: !3801)
!3856 = !DILocation(line: 19, column: 15, scope: !3854, inlinedAt: !3855)
!3857 = !DILocation(line: 44, column: 16, scope: !3804, inlinedAt: !3856)
!3858 = !DILocation(line: 66, column: 7, scope: !3803, inlinedAt: !3857)
!3859 = !DILocation(line: 64, column: 35, scope: !3803, inlinedAt: !3857)
!3860 = !DILocation(line: 67, column: 7, scope: !3803, inlinedAt: !3857)
!3861 = !DILocation(line: 67, column: 35, scope: !3803, inlinedAt: !3857)
!3862 = !DILocation(line: 68, column: 23, scope: !3803, inlinedAt: !3857)
!3863 = !DILocation(line: 19, column: 66, scope: !3854, inlinedAt: !3855)
!3864 = !DILocation(line: 67, column: 40, scope: !3803, inlinedAt: !3857)
!3865 = !DILocation(line: 72, column: 16, scope: !3803, inlinedAt: !3857)
!3866 = !DILocation(line: 73, column: 6, scope: !3803, inlinedAt: !3857)
!3867 = !DILocation(line: 73, column: 36, scope: !3803, inlinedAt: !3857)
!3868 = !DILocation(line: 74, column: 16, scope: !3803, inlinedAt: !3857)
!3869 = !DILocation(line: 75, column: 11, scope: !3803, inlinedAt: !3857)
!3870 = !DILocation(line: 74, column: 3, scope: !3803, inlinedAt: !3857)
!3871 = !DILocation(line: 78, column: 22, scope: !3803, inlinedAt: !3857)
!3872 = !DILocation(line: 78, column: 41, scope: !3803, inlinedAt: !3857)
!3873 = !DILocation(line: 79, column: 9, scope: !3803, inlinedAt: !3857)
!3874 = !DILocation(line: 73, column: 41, scope: !3803, inlinedAt: !3857)
!3875 = !DILocation(line: 82, column: 16, scope: !3803, inlinedAt: !3857)
!3876 = !DILocation(line: 82, column: 2, scope: !3804, inlinedAt: !3856)
!3877 = !DILocation(line: 17, column: 6, scope: !3800, inlinedAt: !3801)
!3878 = !DILocation(line: 17, column: 14, scope: !3800, inlinedAt: !3801)
!3879 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3880 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3881 = !DILocation(line: 18, column: 40, scope: !3800, inlinedAt: !3801)
!3882 = !DILocation(line: 6, column: 21, scope: !3880, inlinedAt: !3881)
!3883 = !DILocation(line: 25, column: 16, scope: !3879, inlinedAt: !3882)
!3884 = !DILocation(line: 23, column: 48, scope: !3879, inlinedAt: !3882)
!3885 = !DILocation(line: 26, column: 6, scope: !3879, inlinedAt: !3882)
!3886 = !DILocation(line: 26, column: 24, scope: !3879, inlinedAt: !3882)
!3887 = !DILocation(line: 27, column: 24, scope: !3879, inlinedAt: !3882)
!3888 = !DILocation(line: 27, column: 44, scope: !3879, inlinedAt: !3882)
!3889 = !DILocation(line: 28, column: 4, scope: !3879, inlinedAt: !3882)
!3890 = !DILocation(line: 26, column: 37, scope: !3879, inlinedAt: !3882)
!3891 = !DILocation(line: 7, column: 16, scope: !3880, inlinedAt: !3881)
!3892 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3893 = !DILocation(line: 18, column: 68, scope: !3800, inlinedAt: !3801)
!3894 = !DILocation(line: 14, column: 21, scope: !3892, inlinedAt: !3893)
!3895 = !DILocation(line: 25, column: 16, scope: !3879, inlinedAt: !3894)
!3896 = !DILocation(line: 23, column: 48, scope: !3879, inlinedAt: !3894)
!3897 = !DILocation(line: 26, column: 6, scope: !3879, inlinedAt: !3894)
!3898 = !DILocation(line: 26, column: 24, scope: !3879, inlinedAt: !3894)
!3899 = !DILocation(line: 27, column: 24, scope: !3879, inlinedAt: !3894)
!3900 = !DILocation(line: 27, column: 44, scope: !3879, inlinedAt: !3894)
!3901 = !DILocation(line: 28, column: 4, scope: !3879, inlinedAt: !3894)
!3902 = !DILocation(line: 26, column: 37, scope: !3879, inlinedAt: !3894)
!3903 = !DILocation(line: 15, column: 20, scope: !3892, inlinedAt: !3893)
!3904 = !DILocation(line: 15, column: 42, scope: !3892, inlinedAt: !3893)
!3905 = !DILocation(line: 18, column: 16, scope: !3892, inlinedAt: !3893)
!3906 = !DILocation(line: 18, column: 2, scope: !3800, inlinedAt: !3801)
!3907 = !DILocation(line: 18, column: 6, scope: !3800, inlinedAt: !3801)
!3908 = !DILocation(line: 18, column: 14, scope: !3800, inlinedAt: !3801)
!3909 = !DILocation(line: 19, column: 42, scope: !3800, inlinedAt: !3801)
!3910 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3911 = !DILocation(line: 19, column: 25, scope: !3800, inlinedAt: !3801)
!3912 = !DILocation(line: 36, column: 10, scope: !3910, inlinedAt: !3911)
!3913 = !DILocation(line: 36, column: 22, scope: !3910, inlinedAt: !3911)
!3914 = !DILocation(line: 37, column: 8, scope: !3910, inlinedAt: !3911)
!3915 = !DILocation(line: 40, column: 17, scope: !3910, inlinedAt: !3911)
!3916 = !DILocation(line: 19, column: 6, scope: !3800, inlinedAt: !3801)
!3917 = !DILocation(line: 31, column: 26, scope: !3794, inlinedAt: !3795)
!3918 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3919 = !DILocation(line: 31, column: 9, scope: !3794, inlinedAt: !3795)
!3920 = !DILocation(line: 14, column: 11, scope: !3918, inlinedAt: !3919)
!3921 = !DILocation(line: 31, column: 48, scope: !3794, inlinedAt: !3795)
!3922 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3923 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3924 = !DILocation(line: 16, column: 25, scope: !3918, inlinedAt: !3919)
!3925 = !DILocation(line: 7, column: 15, scope: !3923, inlinedAt: !3924)
!3926 = !DILocation(line: 45, column: 14, scope: !3922, inlinedAt: !3925)
!3927 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !3926)
!3928 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !3926)
!3929 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3930 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3931 = !DILocation(line: 18, column: 40, scope: !3918, inlinedAt: !3919)
!3932 = !DILocation(line: 6, column: 21, scope: !3930, inlinedAt: !3931)
!3933 = !DILocation(line: 37, column: 21, scope: !3929, inlinedAt: !3932)
!3934 = !DILocation(line: 37, column: 10, scope: !3929, inlinedAt: !3932)
!3935 = !DILocation(line: 19, column: 40, scope: !3918, inlinedAt: !3919)
!3936 = !DILocation(line: 44, column: 16, scope: !3922, inlinedAt: !3925)
!3937 = !DILocation(line: 66, column: 7, scope: !3803, inlinedAt: !3936)
!3938 = !DILocation(line: 64, column: 35, scope: !3803, inlinedAt: !3936)
!3939 = !DILocation(line: 67, column: 7, scope: !3803, inlinedAt: !3936)
!3940 = !DILocation(line: 67, column: 35, scope: !3803, inlinedAt: !3936)
!3941 = !DILocation(line: 68, column: 23, scope: !3803, inlinedAt: !3936)
!3942 = !DILocation(line: 7, column: 65, scope: !3923, inlinedAt: !3924)
!3943 = !DILocation(line: 67, column: 40, scope: !3803, inlinedAt: !3936)
!3944 = !DILocation(line: 73, column: 6, scope: !3803, inlinedAt: !3936)
!3945 = !DILocation(line: 73, column: 36, scope: !3803, inlinedAt: !3936)
!3946 = !DILocation(line: 74, column: 16, scope: !3803, inlinedAt: !3936)
!3947 = !DILocation(line: 75, column: 11, scope: !3803, inlinedAt: !3936)
!3948 = !DILocation(line: 74, column: 3, scope: !3803, inlinedAt: !3936)
!3949 = !DILocation(line: 78, column: 22, scope: !3803, inlinedAt: !3936)
!3950 = !DILocation(line: 78, column: 41, scope: !3803, inlinedAt: !3936)
!3951 = !DILocation(line: 79, column: 9, scope: !3803, inlinedAt: !3936)
!3952 = !DILocation(line: 73, column: 41, scope: !3803, inlinedAt: !3936)
!3953 = !DILocation(line: 82, column: 16, scope: !3803, inlinedAt: !3936)
!3954 = !DILocation(line: 82, column: 2, scope: !3922, inlinedAt: !3925)
!3955 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !3926)
!3956 = !DILocation(line: 46, column: 7, scope: !3922, inlinedAt: !3925)
!3957 = !DILocation(line: 49, column: 31, scope: !3922, inlinedAt: !3925)
!3958 = !DILocation(line: 50, column: 10, scope: !3922, inlinedAt: !3925)
!3959 = !DILocation(line: 51, column: 14, scope: !3922, inlinedAt: !3925)
!3960 = !DILocation(line: 52, column: 17, scope: !3922, inlinedAt: !3925)
!3961 = !DILocation(line: 52, column: 8, scope: !3922, inlinedAt: !3925)
!3962 = !DILocation(line: 54, column: 10, scope: !3922, inlinedAt: !3925)
!3963 = !DILocation(line: 55, column: 11, scope: !3922, inlinedAt: !3925)
!3964 = !DILocation(line: 42, column: 50, scope: !3922, inlinedAt: !3925)
!3965 = !DILocation(line: 56, column: 6, scope: !3922, inlinedAt: !3925)
!3966 = !DILocation(line: 56, column: 16, scope: !3922, inlinedAt: !3925)
!3967 = !DILocation(line: 57, column: 17, scope: !3922, inlinedAt: !3925)
!3968 = !DILocation(line: 56, column: 21, scope: !3922, inlinedAt: !3925)
!3969 = !DILocation(line: 16, column: 6, scope: !3918, inlinedAt: !3919)
!3970 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3971 = !DILocation(line: 17, column: 33, scope: !3918, inlinedAt: !3919)
!3972 = !DILocation(line: 13, column: 15, scope: !3970, inlinedAt: !3971)
!3973 = !DILocation(line: 44, column: 16, scope: !3922, inlinedAt: !3972)
!3974 = !DILocation(line: 66, column: 7, scope: !3803, inlinedAt: !3973)
!3975 = !DILocation(line: 64, column: 35, scope: !3803, inlinedAt: !3973)
!3976 = !DILocation(line: 67, column: 7, scope: !3803, inlinedAt: !3973)
!3977 = !DILocation(line: 67, column: 35, scope: !3803, inlinedAt: !3973)
!3978 = !DILocation(line: 68, column: 23, scope: !3803, inlinedAt: !3973)
!3979 = !DILocation(line: 13, column: 66, scope: !3970, inlinedAt: !3971)
!3980 = !DILocation(line: 67, column: 40, scope: !3803, inlinedAt: !3973)
!3981 = !DILocation(line: 73, column: 6, scope: !3803, inlinedAt: !3973)
!3982 = !DILocation(line: 73, column: 36, scope: !3803, inlinedAt: !3973)
!3983 = !DILocation(line: 74, column: 16, scope: !3803, inlinedAt: !3973)
!3984 = !DILocation(line: 75, column: 11, scope: !3803, inlinedAt: !3973)
!3985 = !DILocation(line: 74, column: 3, scope: !3803, inlinedAt: !3973)
!3986 = !DILocation(line: 78, column: 22, scope: !3803, inlinedAt: !3973)
!3987 = !DILocation(line: 78, column: 41, scope: !3803, inlinedAt: !3973)
!3988 = !DILocation(line: 79, column: 9, scope: !3803, inlinedAt: !3973)
!3989 = !DILocation(line: 73, column: 41, scope: !3803, inlinedAt: !3973)
!3990 = !DILocation(line: 82, column: 16, scope: !3803, inlinedAt: !3973)
!3991 = !DILocation(line: 82, column: 2, scope: !3922, inlinedAt: !3972)
!3992 = !DILocation(line: 46, column: 7, scope: !3922, inlinedAt: !3972)
!3993 = !DILocation(line: 49, column: 31, scope: !3922, inlinedAt: !3972)
!3994 = !DILocation(line: 50, column: 10, scope: !3922, inlinedAt: !3972)
!3995 = !DILocation(line: 51, column: 14, scope: !3922, inlinedAt: !3972)
!3996 = !DILocation(line: 52, column: 17, scope: !3922, inlinedAt: !3972)
!3997 = !DILocation(line: 52, column: 8, scope: !3922, inlinedAt: !3972)
!3998 = !DILocation(line: 54, column: 10, scope: !3922, inlinedAt: !3972)
!3999 = !DILocation(line: 55, column: 11, scope: !3922, inlinedAt: !3972)
!4000 = !DILocation(line: 42, column: 50, scope: !3922, inlinedAt: !3972)
!4001 = !DILocation(line: 56, column: 6, scope: !3922, inlinedAt: !3972)
!4002 = !DILocation(line: 56, column: 16, scope: !3922, inlinedAt: !3972)
!4003 = !DILocation(line: 57, column: 17, scope: !3922, inlinedAt: !3972)
!4004 = !DILocation(line: 56, column: 21, scope: !3922, inlinedAt: !3972)
!4005 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!4006 = !DILocation(line: 17, column: 54, scope: !3918, inlinedAt: !3919)
!4007 = !DILocation(line: 19, column: 15, scope: !4005, inlinedAt: !4006)
!4008 = !DILocation(line: 44, column: 16, scope: !3922, inlinedAt: !4007)
!4009 = !DILocation(line: 66, column: 7, scope: !3803, inlinedAt: !4008)
!4010 = !DILocation(line: 64, column: 35, scope: !3803, inlinedAt: !4008)
!4011 = !DILocation(line: 67, column: 7, scope: !3803, inlinedAt: !4008)
!4012 = !DILocation(line: 67, column: 35, scope: !3803, inlinedAt: !4008)
!4013 = !DILocation(line: 68, column: 23, scope: !3803, inlinedAt: !4008)
!4014 = !DILocation(line: 19, column: 66, scope: !4005, inlinedAt: !4006)
!4015 = !DILocation(line: 67, column: 40, scope: !3803, inlinedAt: !4008)
!4016 = !DILocation(line: 73, column: 6, scope: !3803, inlinedAt: !4008)
!4017 = !DILocation(line: 73, column: 36, scope: !3803, inlinedAt: !4008)
!4018 = !DILocation(line: 74, column: 16, scope: !3803, inlinedAt: !4008)
!4019 = !DILocation(line: 75, column: 11, scope: !3803, inlinedAt: !4008)
!4020 = !DILocation(line: 74, column: 3, scope: !3803, inlinedAt: !4008)
!4021 = !DILocation(line: 78, column: 22, scope: !3803, inlinedAt: !4008)
!4022 = !DILocation(line: 78, column: 41, scope: !3803, inlinedAt: !4008)
!4023 = !DILocation(line: 79, column: 9, scope: !3803, inlinedAt: !4008)
!4024 = !DILocation(line: 73, column: 41, scope: !3803, inlinedAt: !4008)
!4025 = !DILocation(line: 82, column: 16, scope: !3803, inlinedAt: !4008)
!4026 = !DILocation(line: 82, column: 2, scope: !3922, inlinedAt: !4007)
!4027 = !DILocation(line: 46, column: 7, scope: !3922, inlinedAt: !4007)
!4028 = !DILocation(line: 49, column: 31, scope: !3922, inlinedAt: !4007)
!4029 = !DILocation(line: 50, column: 10, scope: !3922, inlinedAt: !4007)
!4030 = !DILocation(line: 51, column: 14, scope: !3922, inlinedAt: !4007)
!4031 = !DILocation(line: 52, column: 17, scope: !3922, inlinedAt: !4007)
!4032 = !DILocation(line: 52, column: 8, scope: !3922, inlinedAt: !4007)
!4033 = !DILocation(line: 54, column: 10, scope: !3922, inlinedAt: !4007)
!4034 = !DILocation(line: 55, column: 11, scope: !3922, inlinedAt: !4007)
!4035 = !DILocation(line: 42, column: 50, scope: !3922, inlinedAt: !4007)
!4036 = !DILocation(line: 56, column: 6, scope: !3922, inlinedAt: !4007)
!4037 = !DILocation(line: 56, column: 16, scope: !3922, inlinedAt: !4007)
!4038 = !DILocation(line: 57, column: 17, scope: !3922, inlinedAt: !4007)
!4039 = !DILocation(line: 56, column: 21, scope: !3922, inlinedAt: !4007)
!4040 = !DILocation(line: 17, column: 6, scope: !3918, inlinedAt: !3919)
!4041 = !DILocation(line: 17, column: 14, scope: !3918, inlinedAt: !3919)
!4042 = !DILocation(line: 25, column: 16, scope: !3929, inlinedAt: !3932)
!4043 = !DILocation(line: 23, column: 48, scope: !3929, inlinedAt: !3932)
!4044 = !DILocation(line: 26, column: 6, scope: !3929, inlinedAt: !3932)
!4045 = !DILocation(line: 26, column: 24, scope: !3929, inlinedAt: !3932)
!4046 = !DILocation(line: 27, column: 24, scope: !3929, inlinedAt: !3932)
!4047 = !DILocation(line: 27, column: 44, scope: !3929, inlinedAt: !3932)
!4048 = !DILocation(line: 28, column: 4, scope: !3929, inlinedAt: !3932)
!4049 = !DILocation(line: 26, column: 37, scope: !3929, inlinedAt: !3932)
!4050 = !DILocation(line: 31, column: 15, scope: !3929, inlinedAt: !3932)
!4051 = !DILocation(line: 34, column: 32, scope: !3929, inlinedAt: !3932)
!4052 = !DILocation(line: 35, column: 19, scope: !3929, inlinedAt: !3932)
!4053 = !DILocation(line: 36, column: 10, scope: !3929, inlinedAt: !3932)
!4054 = !DILocation(line: 38, column: 9, scope: !3929, inlinedAt: !3932)
!4055 = !DILocation(line: 40, column: 10, scope: !3929, inlinedAt: !3932)
!4056 = !DILocation(line: 23, column: 59, scope: !3929, inlinedAt: !3932)
!4057 = !DILocation(line: 42, column: 19, scope: !3929, inlinedAt: !3932)
!4058 = !DILocation(line: 42, column: 3, scope: !3929, inlinedAt: !3932)
!4059 = !DILocation(line: 44, column: 2, scope: !3930, inlinedAt: !3931)
!4060 = !DILocation(line: 7, column: 16, scope: !3930, inlinedAt: !3931)
!4061 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4062 = !DILocation(line: 18, column: 68, scope: !3918, inlinedAt: !3919)
!4063 = !DILocation(line: 14, column: 21, scope: !4061, inlinedAt: !4062)
!4064 = !DILocation(line: 25, column: 16, scope: !3929, inlinedAt: !4063)
!4065 = !DILocation(line: 23, column: 48, scope: !3929, inlinedAt: !4063)
!4066 = !DILocation(line: 26, column: 6, scope: !3929, inlinedAt: !4063)
!4067 = !DILocation(line: 26, column: 24, scope: !3929, inlinedAt: !4063)
!4068 = !DILocation(line: 27, column: 24, scope: !3929, inlinedAt: !4063)
!4069 = !DILocation(line: 27, column: 44, scope: !3929, inlinedAt: !4063)
!4070 = !DILocation(line: 28, column: 4, scope: !3929, inlinedAt: !4063)
!4071 = !DILocation(line: 26, column: 37, scope: !3929, inlinedAt: !4063)
!4072 = !DILocation(line: 31, column: 15, scope: !3929, inlinedAt: !4063)
!4073 = !DILocation(line: 34, column: 32, scope: !3929, inlinedAt: !4063)
!4074 = !DILocation(line: 35, column: 19, scope: !3929, inlinedAt: !4063)
!4075 = !DILocation(line: 36, column: 10, scope: !3929, inlinedAt: !4063)
!4076 = !DILocation(line: 37, column: 10, scope: !3929, inlinedAt: !4063)
!4077 = !DILocation(line: 38, column: 9, scope: !3929, inlinedAt: !4063)
!4078 = !DILocation(line: 40, column: 10, scope: !3929, inlinedAt: !4063)
!4079 = !DILocation(line: 23, column: 59, scope: !3929, inlinedAt: !4063)
!4080 = !DILocation(line: 42, column: 19, scope: !3929, inlinedAt: !4063)
!4081 = !DILocation(line: 42, column: 3, scope: !3929, inlinedAt: !4063)
!4082 = !DILocation(line: 44, column: 2, scope: !4061, inlinedAt: !4062)
!4083 = !DILocation(line: 15, column: 20, scope: !4061, inlinedAt: !4062)
!4084 = !DILocation(line: 15, column: 42, scope: !4061, inlinedAt: !4062)
!4085 = !DILocation(line: 18, column: 16, scope: !4061, inlinedAt: !4062)
!4086 = !DILocation(line: 18, column: 2, scope: !3918, inlinedAt: !3919)
!4087 = !DILocation(line: 18, column: 6, scope: !3918, inlinedAt: !3919)
!4088 = !DILocation(line: 18, column: 14, scope: !3918, inlinedAt: !3919)
!4089 = !DILocation(line: 19, column: 42, scope: !3918, inlinedAt: !3919)
!4090 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4091 = !DILocation(line: 19, column: 25, scope: !3918, inlinedAt: !3919)
!4092 = !DILocation(line: 36, column: 22, scope: !4090, inlinedAt: !4091)
!4093 = !DILocation(line: 37, column: 8, scope: !4090, inlinedAt: !4091)
!4094 = !DILocation(line: 39, column: 15, scope: !4090, inlinedAt: !4091)
!4095 = !DILocation(line: 40, column: 17, scope: !4090, inlinedAt: !4091)
!4096 = !DILocation(line: 40, column: 3, scope: !3918, inlinedAt: !3919)
!4097 = !DILocation(line: 42, column: 16, scope: !4090, inlinedAt: !4091)
!4098 = !DILocation(line: 43, column: 10, scope: !4090, inlinedAt: !4091)
!4099 = !DILocation(line: 44, column: 14, scope: !4090, inlinedAt: !4091)
!4100 = !DILocation(line: 45, column: 3, scope: !4090, inlinedAt: !4091)
!4101 = !DILocation(line: 47, column: 10, scope: !4090, inlinedAt: !4091)
!4102 = !DILocation(line: 48, column: 9, scope: !4090, inlinedAt: !4091)
!4103 = !DILocation(line: 48, column: 2, scope: !3918, inlinedAt: !3919)
!4104 = !DILocation(line: 19, column: 6, scope: !3918, inlinedAt: !3919)
!4105 = distinct !DISubprogram(name: "ExchangeFloat64", scope: !277, file: !277, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!4106 = !DILocation(line: 146, column: 6, scope: !4105)
!4107 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4108 = !DILocation(line: 147, column: 10, scope: !4105)
!4109 = !DILocation(line: 21, column: 29, scope: !4107, inlinedAt: !4108)
!4110 = !DILocation(line: 21, column: 39, scope: !4107, inlinedAt: !4108)
!4111 = !DILocation(line: 21, column: 49, scope: !4107, inlinedAt: !4108)
!4112 = !DILocation(line: 23, column: 7, scope: !4107, inlinedAt: !4108)
!4113 = !DILocation(line: 22, column: 2, scope: !4107, inlinedAt: !4108)
!4114 = !DILocation(line: 22, column: 8, scope: !4107, inlinedAt: !4108)
!4115 = !DILocation(line: 26, column: 9, scope: !4107, inlinedAt: !4108)
!4116 = !DILocation(line: 27, column: 12, scope: !4107, inlinedAt: !4108)
!4117 = !DILocation(line: 27, column: 10, scope: !4107, inlinedAt: !4108)
!4118 = !DILocation(line: 27, column: 30, scope: !4107, inlinedAt: !4108)
!4119 = !DILocation(line: 28, column: 37, scope: !4107, inlinedAt: !4108)
!4120 = !DILocation(line: 28, column: 32, scope: !4107, inlinedAt: !4108)
!4121 = !DILocation(line: 28, column: 34, scope: !4107, inlinedAt: !4108)
!4122 = !DILocation(line: 28, column: 20, scope: !4107, inlinedAt: !4108)
!4123 = !DILocation(line: 28, column: 3, scope: !4107, inlinedAt: !4108)
!4124 = !DILocation(line: 29, column: 22, scope: !4107, inlinedAt: !4108)
!4125 = !DILocation(line: 29, column: 3, scope: !4107, inlinedAt: !4108)
!4126 = !DILocation(line: 30, column: 24, scope: !4107, inlinedAt: !4108)
!4127 = !DILocation(line: 30, column: 3, scope: !4107, inlinedAt: !4108)
!4128 = !DILocation(line: 31, column: 23, scope: !4107, inlinedAt: !4108)
!4129 = !DILocation(line: 31, column: 3, scope: !4107, inlinedAt: !4108)
!4130 = !DILocation(line: 32, column: 14, scope: !4107, inlinedAt: !4108)
!4131 = !DILocation(line: 32, column: 12, scope: !4107, inlinedAt: !4108)
!4132 = !DILocation(line: 32, column: 18, scope: !4107, inlinedAt: !4108)
!4133 = !DILocation(line: 33, column: 21, scope: !4107, inlinedAt: !4108)
!4134 = !DILocation(line: 33, column: 3, scope: !4107, inlinedAt: !4108)
!4135 = !DILocation(line: 34, column: 3, scope: !4107, inlinedAt: !4108)
!4136 = !DILocation(line: 35, column: 31, scope: !4107, inlinedAt: !4108)
!4137 = !DILocation(line: 36, column: 4, scope: !4107, inlinedAt: !4108)
!4138 = !DILocation(line: 38, column: 32, scope: !4107, inlinedAt: !4108)
!4139 = !DILocation(line: 38, column: 30, scope: !4107, inlinedAt: !4108)
!4140 = !DILocation(line: 38, column: 24, scope: !4107, inlinedAt: !4108)
!4141 = !DILocation(line: 38, column: 3, scope: !4107, inlinedAt: !4108)
!4142 = distinct !DISubprogram(name: "NumbersFloat64", scope: !277, file: !277, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!4143 = !DILocation(line: 153, column: 6, scope: !4142)
!4144 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!4145 = !DILocation(line: 153, column: 77, scope: !4142)
!4146 = !DILocation(line: 29, column: 20, scope: !4144, inlinedAt: !4145)
!4147 = !DILocation(line: 30, column: 26, scope: !4144, inlinedAt: !4145)
!4148 = !DILocation(line: 30, column: 24, scope: !4144, inlinedAt: !4145)
!4149 = !DILocation(line: 30, column: 46, scope: !4144, inlinedAt: !4145)
!4150 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4151 = !DILocation(line: 30, column: 9, scope: !4144, inlinedAt: !4145)
!4152 = !DILocation(line: 14, column: 11, scope: !4150, inlinedAt: !4151)
!4153 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!4154 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!4155 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!4156 = !DILocation(line: 16, column: 25, scope: !4150, inlinedAt: !4151)
!4157 = !DILocation(line: 7, column: 15, scope: !4155, inlinedAt: !4156)
!4158 = !DILocation(line: 44, column: 16, scope: !4154, inlinedAt: !4157)
!4159 = !DILocation(line: 65, column: 13, scope: !4153, inlinedAt: !4158)
!4160 = !DILocation(line: 66, column: 7, scope: !4153, inlinedAt: !4158)
!4161 = !DILocation(line: 19, column: 40, scope: !4150, inlinedAt: !4151)
!4162 = !DILocation(line: 64, column: 35, scope: !4153, inlinedAt: !4158)
!4163 = !DILocation(line: 67, column: 7, scope: !4153, inlinedAt: !4158)
!4164 = !DILocation(line: 67, column: 35, scope: !4153, inlinedAt: !4158)
!4165 = !DILocation(line: 68, column: 23, scope: !4153, inlinedAt: !4158)
!4166 = !DILocation(line: 7, column: 65, scope: !4155, inlinedAt: !4156)
!4167 = !DILocation(line: 67, column: 40, scope: !4153, inlinedAt: !4158)
!4168 = !DILocation(line: 72, column: 16, scope: !4153, inlinedAt: !4158)
!4169 = !DILocation(line: 73, column: 6, scope: !4153, inlinedAt: !4158)
!4170 = !DILocation(line: 73, column: 36, scope: !4153, inlinedAt: !4158)
!4171 = !DILocation(line: 74, column: 16, scope: !4153, inlinedAt: !4158)
!4172 = !DILocation(line: 75, column: 11, scope: !4153, inlinedAt: !4158)
!4173 = !DILocation(line: 74, column: 3, scope: !4153, inlinedAt: !4158)
!4174 = !DILocation(line: 78, column: 22, scope: !4153, inlinedAt: !4158)
!4175 = !DILocation(line: 78, column: 41, scope: !4153, inlinedAt: !4158)
!4176 = !DILocation(line: 79, column: 9, scope: !4153, inlinedAt: !4158)
!4177 = !DILocation(line: 73, column: 41, scope: !4153, inlinedAt: !4158)
!4178 = !DILocation(line: 82, column: 16, scope: !4153, inlinedAt: !4158)
!4179 = !DILocation(line: 82, column: 2, scope: !4154, inlinedAt: !4157)
!4180 = !DILocation(line: 16, column: 6, scope: !4150, inlinedAt: !4151)
!4181 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4182 = !DILocation(line: 17, column: 33, scope: !4150, inlinedAt: !4151)
!4183 = !DILocation(line: 13, column: 15, scope: !4181, inlinedAt: !4182)
!4184 = !DILocation(line: 44, column: 16, scope: !4154, inlinedAt: !4183)
!4185 = !DILocation(line: 66, column: 7, scope: !4153, inlinedAt: !4184)
!4186 = !DILocation(line: 64, column: 35, scope: !4153, inlinedAt: !4184)
!4187 = !DILocation(line: 67, column: 7, scope: !4153, inlinedAt: !4184)
!4188 = !DILocation(line: 67, column: 35, scope: !4153, inlinedAt: !4184)
!4189 = !DILocation(line: 68, column: 23, scope: !4153, inlinedAt: !4184)
!4190 = !DILocation(line: 13, column: 66, scope: !4181, inlinedAt: !4182)
!4191 = !DILocation(line: 67, column: 40, scope: !4153, inlinedAt: !4184)
!4192 = !DILocation(line: 72, column: 16, scope: !4153, inlinedAt: !4184)
!4193 = !DILocation(line: 73, column: 6, scope: !4153, inlinedAt: !4184)
!4194 = !DILocation(line: 73, column: 36, scope: !4153, inlinedAt: !4184)
!4195 = !DILocation(line: 74, column: 16, scope: !4153, inlinedAt: !4184)
!4196 = !DILocation(line: 75, column: 11, scope: !4153, inlinedAt: !4184)
!4197 = !DILocation(line: 74, column: 3, scope: !4153, inlinedAt: !4184)
!4198 = !DILocation(line: 78, column: 22, scope: !4153, inlinedAt: !4184)
!4199 = !DILocation(line: 78, column: 41, scope: !4153, inlinedAt: !4184)
!4200 = !DILocation(line: 79, column: 9, scope: !4153, inlinedAt: !4184)
!4201 = !DILocation(line: 73, column: 41, scope: !4153, inlinedAt: !4184)
!4202 = !DILocation(line: 82, column: 16, scope: !4153, inlinedAt: !4184)
!4203 = !DILocation(line: 82, column: 2, scope: !4154, inlinedAt: !4183)
!4204 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!4205 = !DILocation(line: 17, column: 54, scope: !4150, inlinedAt: !4151)
!4206 = !DILocation(line: 19, column: 15, scope: !4204, inlinedAt: !4205)
!4207 = !DILocation(line: 44, column: 16, scope: !4154, inlinedAt: !4206)
!4208 = !DILocation(line: 66, column: 7, scope: !4153, inlinedAt: !4207)
!4209 = !DILocation(line: 64, column: 35, scope: !4153, inlinedAt: !4207)
!4210 = !DILocation(line: 67, column: 7, scope: !4153, inlinedAt: !4207)
!4211 = !DILocation(line: 67, column: 35, scope: !4153, inlinedAt: !4207)
!4212 = !DILocation(line: 68, column: 23, scope: !4153, inlinedAt: !4207)
!4213 = !DILocation(line: 19, column: 66, scope: !4204, inlinedAt: !4205)
!4214 = !DILocation(line: 67, column: 40, scope: !4153, inlinedAt: !4207)
!4215 = !DILocation(line: 72, column: 16, scope: !4153, inlinedAt: !4207)
!4216 = !DILocation(line: 73, column: 6, scope: !4153, inlinedAt: !4207)
!4217 = !DILocation(line: 73, column: 36, scope: !4153, inlinedAt: !4207)
!4218 = !DILocation(line: 74, column: 16, scope: !4153, inlinedAt: !4207)
!4219 = !DILocation(line: 75, column: 11, scope: !4153, inlinedAt: !4207)
!4220 = !DILocation(line: 74, column: 3, scope: !4153, inlinedAt: !4207)
!4221 = !DILocation(line: 78, column: 22, scope: !4153, inlinedAt: !4207)
!4222 = !DILocation(line: 78, column: 41, scope: !4153, inlinedAt: !4207)
!4223 = !DILocation(line: 79, column: 9, scope: !4153, inlinedAt: !4207)
!4224 = !DILocation(line: 73, column: 41, scope: !4153, inlinedAt: !4207)
!4225 = !DILocation(line: 82, column: 16, scope: !4153, inlinedAt: !4207)
!4226 = !DILocation(line: 82, column: 2, scope: !4154, inlinedAt: !4206)
!4227 = !DILocation(line: 17, column: 6, scope: !4150, inlinedAt: !4151)
!4228 = !DILocation(line: 17, column: 14, scope: !4150, inlinedAt: !4151)
!4229 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4230 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4231 = !DILocation(line: 18, column: 40, scope: !4150, inlinedAt: !4151)
!4232 = !DILocation(line: 6, column: 21, scope: !4230, inlinedAt: !4231)
!4233 = !DILocation(line: 25, column: 16, scope: !4229, inlinedAt: !4232)
!4234 = !DILocation(line: 23, column: 48, scope: !4229, inlinedAt: !4232)
!4235 = !DILocation(line: 26, column: 6, scope: !4229, inlinedAt: !4232)
!4236 = !DILocation(line: 26, column: 24, scope: !4229, inlinedAt: !4232)
!4237 = !DILocation(line: 27, column: 24, scope: !4229, inlinedAt: !4232)
!4238 = !DILocation(line: 27, column: 44, scope: !4229, inlinedAt: !4232)
!4239 = !DILocation(line: 28, column: 4, scope: !4229, inlinedAt: !4232)
!4240 = !DILocation(line: 26, column: 37, scope: !4229, inlinedAt: !4232)
!4241 = !DILocation(line: 7, column: 16, scope: !4230, inlinedAt: !4231)
!4242 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4243 = !DILocation(line: 18, column: 68, scope: !4150, inlinedAt: !4151)
!4244 = !DILocation(line: 14, column: 21, scope: !4242, inlinedAt: !4243)
!4245 = !DILocation(line: 25, column: 16, scope: !4229, inlinedAt: !4244)
!4246 = !DILocation(line: 23, column: 48, scope: !4229, inlinedAt: !4244)
!4247 = !DILocation(line: 26, column: 6, scope: !4229, inlinedAt: !4244)
!4248 = !DILocation(line: 26, column: 24, scope: !4229, inlinedAt: !4244)
!4249 = !DILocation(line: 27, column: 24, scope: !4229, inlinedAt: !4244)
!4250 = !DILocation(line: 27, column: 44, scope: !4229, inlinedAt: !4244)
!4251 = !DILocation(line: 28, column: 4, scope: !4229, inlinedAt: !4244)
!4252 = !DILocation(line: 26, column: 37, scope: !4229, inlinedAt: !4244)
!4253 = !DILocation(line: 15, column: 20, scope: !4242, inlinedAt: !4243)
!4254 = !DILocation(line: 15, column: 42, scope: !4242, inlinedAt: !4243)
!4255 = !DILocation(line: 18, column: 16, scope: !4242, inlinedAt: !4243)
!4256 = !DILocation(line: 18, column: 2, scope: !4150, inlinedAt: !4151)
!4257 = !DILocation(line: 18, column: 6, scope: !4150, inlinedAt: !4151)
!4258 = !DILocation(line: 18, column: 14, scope: !4150, inlinedAt: !4151)
!4259 = !DILocation(line: 19, column: 42, scope: !4150, inlinedAt: !4151)
!4260 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4261 = !DILocation(line: 19, column: 25, scope: !4150, inlinedAt: !4151)
!4262 = !DILocation(line: 36, column: 10, scope: !4260, inlinedAt: !4261)
!4263 = !DILocation(line: 36, column: 22, scope: !4260, inlinedAt: !4261)
!4264 = !DILocation(line: 37, column: 8, scope: !4260, inlinedAt: !4261)
!4265 = !DILocation(line: 40, column: 17, scope: !4260, inlinedAt: !4261)
!4266 = !DILocation(line: 19, column: 6, scope: !4150, inlinedAt: !4151)
!4267 = !DILocation(line: 31, column: 26, scope: !4144, inlinedAt: !4145)
!4268 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4269 = !DILocation(line: 31, column: 9, scope: !4144, inlinedAt: !4145)
!4270 = !DILocation(line: 14, column: 11, scope: !4268, inlinedAt: !4269)
!4271 = !DILocation(line: 31, column: 48, scope: !4144, inlinedAt: !4145)
!4272 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!4273 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!4274 = !DILocation(line: 16, column: 25, scope: !4268, inlinedAt: !4269)
!4275 = !DILocation(line: 7, column: 15, scope: !4273, inlinedAt: !4274)
!4276 = !DILocation(line: 45, column: 14, scope: !4272, inlinedAt: !4275)
!4277 = !DILocation(line: 26, column: 47, scope: !446, inlinedAt: !4276)
!4278 = !DILocation(line: 26, column: 59, scope: !446, inlinedAt: !4276)
!4279 = distinct !DISubprogram(name: "scan", scope: !404, file: !404, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4280 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !404, file: !404, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4281 = !DILocation(line: 18, column: 40, scope: !4268, inlinedAt: !4269)
!4282 = !DILocation(line: 6, column: 21, scope: !4280, inlinedAt: !4281)
!4283 = !DILocation(line: 37, column: 21, scope: !4279, inlinedAt: !4282)
!4284 = !DILocation(line: 37, column: 10, scope: !4279, inlinedAt: !4282)
!4285 = !DILocation(line: 19, column: 40, scope: !4268, inlinedAt: !4269)
!4286 = !DILocation(line: 44, column: 16, scope: !4272, inlinedAt: !4275)
!4287 = !DILocation(line: 66, column: 7, scope: !4153, inlinedAt: !4286)
!4288 = !DILocation(line: 64, column: 35, scope: !4153, inlinedAt: !4286)
!4289 = !DILocation(line: 67, column: 7, scope: !4153, inlinedAt: !4286)
!4290 = !DILocation(line: 67, column: 35, scope: !4153, inlinedAt: !4286)
!4291 = !DILocation(line: 68, column: 23, scope: !4153, inlinedAt: !4286)
!4292 = !DILocation(line: 7, column: 65, scope: !4273, inlinedAt: !4274)
!4293 = !DILocation(line: 67, column: 40, scope: !4153, inlinedAt: !4286)
!4294 = !DILocation(line: 73, column: 6, scope: !4153, inlinedAt: !4286)
!4295 = !DILocation(line: 73, column: 36, scope: !4153, inlinedAt: !4286)
!4296 = !DILocation(line: 74, column: 16, scope: !4153, inlinedAt: !4286)
!4297 = !DILocation(line: 75, column: 11, scope: !4153, inlinedAt: !4286)
!4298 = !DILocation(line: 74, column: 3, scope: !4153, inlinedAt: !4286)
!4299 = !DILocation(line: 78, column: 22, scope: !4153, inlinedAt: !4286)
!4300 = !DILocation(line: 78, column: 41, scope: !4153, inlinedAt: !4286)
!4301 = !DILocation(line: 79, column: 9, scope: !4153, inlinedAt: !4286)
!4302 = !DILocation(line: 73, column: 41, scope: !4153, inlinedAt: !4286)
!4303 = !DILocation(line: 82, column: 16, scope: !4153, inlinedAt: !4286)
!4304 = !DILocation(line: 82, column: 2, scope: !4272, inlinedAt: !4275)
!4305 = !DILocation(line: 26, column: 64, scope: !446, inlinedAt: !4276)
!4306 = !DILocation(line: 46, column: 7, scope: !4272, inlinedAt: !4275)
!4307 = !DILocation(line: 49, column: 31, scope: !4272, inlinedAt: !4275)
!4308 = !DILocation(line: 50, column: 10, scope: !4272, inlinedAt: !4275)
!4309 = !DILocation(line: 51, column: 14, scope: !4272, inlinedAt: !4275)
!4310 = !DILocation(line: 52, column: 17, scope: !4272, inlinedAt: !4275)
!4311 = !DILocation(line: 52, column: 8, scope: !4272, inlinedAt: !4275)
!4312 = !DILocation(line: 54, column: 10, scope: !4272, inlinedAt: !4275)
!4313 = !DILocation(line: 55, column: 11, scope: !4272, inlinedAt: !4275)
!4314 = !DILocation(line: 42, column: 50, scope: !4272, inlinedAt: !4275)
!4315 = !DILocation(line: 56, column: 6, scope: !4272, inlinedAt: !4275)
!4316 = !DILocation(line: 56, column: 16, scope: !4272, inlinedAt: !4275)
!4317 = !DILocation(line: 57, column: 17, scope: !4272, inlinedAt: !4275)
!4318 = !DILocation(line: 56, column: 21, scope: !4272, inlinedAt: !4275)
!4319 = !DILocation(line: 16, column: 6, scope: !4268, inlinedAt: !4269)
!4320 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4321 = !DILocation(line: 17, column: 33, scope: !4268, inlinedAt: !4269)
!4322 = !DILocation(line: 13, column: 15, scope: !4320, inlinedAt: !4321)
!4323 = !DILocation(line: 44, column: 16, scope: !4272, inlinedAt: !4322)
!4324 = !DILocation(line: 66, column: 7, scope: !4153, inlinedAt: !4323)
!4325 = !DILocation(line: 64, column: 35, scope: !4153, inlinedAt: !4323)
!4326 = !DILocation(line: 67, column: 7, scope: !4153, inlinedAt: !4323)
!4327 = !DILocation(line: 67, column: 35, scope: !4153, inlinedAt: !4323)
!4328 = !DILocation(line: 68, column: 23, scope: !4153, inlinedAt: !4323)
!4329 = !DILocation(line: 13, column: 66, scope: !4320, inlinedAt: !4321)
!4330 = !DILocation(line: 67, column: 40, scope: !4153, inlinedAt: !4323)
!4331 = !DILocation(line: 73, column: 6, scope: !4153, inlinedAt: !4323)
!4332 = !DILocation(line: 73, column: 36, scope: !4153, inlinedAt: !4323)
!4333 = !DILocation(line: 74, column: 16, scope: !4153, inlinedAt: !4323)
!4334 = !DILocation(line: 75, column: 11, scope: !4153, inlinedAt: !4323)
!4335 = !DILocation(line: 74, column: 3, scope: !4153, inlinedAt: !4323)
!4336 = !DILocation(line: 78, column: 22, scope: !4153, inlinedAt: !4323)
!4337 = !DILocation(line: 78, column: 41, scope: !4153, inlinedAt: !4323)
!4338 = !DILocation(line: 79, column: 9, scope: !4153, inlinedAt: !4323)
!4339 = !DILocation(line: 73, column: 41, scope: !4153, inlinedAt: !4323)
!4340 = !DILocation(line: 82, column: 16, scope: !4153, inlinedAt: !4323)
!4341 = !DILocation(line: 82, column: 2, scope: !4272, inlinedAt: !4322)
!4342 = !DILocation(line: 46, column: 7, scope: !4272, inlinedAt: !4322)
!4343 = !DILocation(line: 49, column: 31, scope: !4272, inlinedAt: !4322)
!4344 = !DILocation(line: 50, column: 10, scope: !4272, inlinedAt: !4322)
!4345 = !DILocation(line: 51, column: 14, scope: !4272, inlinedAt: !4322)
!4346 = !DILocation(line: 52, column: 17, scope: !4272, inlinedAt: !4322)
!4347 = !DILocation(line: 52, column: 8, scope: !4272, inlinedAt: !4322)
!4348 = !DILocation(line: 54, column: 10, scope: !4272, inlinedAt: !4322)
!4349 = !DILocation(line: 55, column: 11, scope: !4272, inlinedAt: !4322)
!4350 = !DILocation(line: 42, column: 50, scope: !4272, inlinedAt: !4322)
!4351 = !DILocation(line: 56, column: 6, scope: !4272, inlinedAt: !4322)
!4352 = !DILocation(line: 56, column: 16, scope: !4272, inlinedAt: !4322)
!4353 = !DILocation(line: 57, column: 17, scope: !4272, inlinedAt: !4322)
!4354 = !DILocation(line: 56, column: 21, scope: !4272, inlinedAt: !4322)
!4355 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!4356 = !DILocation(line: 17, column: 54, scope: !4268, inlinedAt: !4269)
!4357 = !DILocation(line: 19, column: 15, scope: !4355, inlinedAt: !4356)
!4358 = !DILocation(line: 44, column: 16, scope: !4272, inlinedAt: !4357)
!4359 = !DILocation(line: 66, column: 7, scope: !4153, inlinedAt: !4358)
!4360 = !DILocation(line: 64, column: 35, scope: !4153, inlinedAt: !4358)
!4361 = !DILocation(line: 67, column: 7, scope: !4153, inlinedAt: !4358)
!4362 = !DILocation(line: 67, column: 35, scope: !4153, inlinedAt: !4358)
!4363 = !DILocation(line: 68, column: 23, scope: !4153, inlinedAt: !4358)
!4364 = !DILocation(line: 19, column: 66, scope: !4355, inlinedAt: !4356)
!4365 = !DILocation(line: 67, column: 40, scope: !4153, inlinedAt: !4358)
!4366 = !DILocation(line: 73, column: 6, scope: !4153, inlinedAt: !4358)
!4367 = !DILocation(line: 73, column: 36, scope: !4153, inlinedAt: !4358)
!4368 = !DILocation(line: 74, column: 16, scope: !4153, inlinedAt: !4358)
!4369 = !DILocation(line: 75, column: 11, scope: !4153, inlinedAt: !4358)
!4370 = !DILocation(line: 74, column: 3, scope: !4153, inlinedAt: !4358)
!4371 = !DILocation(line: 78, column: 22, scope: !4153, inlinedAt: !4358)
!4372 = !DILocation(line: 78, column: 41, scope: !4153, inlinedAt: !4358)
!4373 = !DILocation(line: 79, column: 9, scope: !4153, inlinedAt: !4358)
!4374 = !DILocation(line: 73, column: 41, scope: !4153, inlinedAt: !4358)
!4375 = !DILocation(line: 82, column: 16, scope: !4153, inlinedAt: !4358)
!4376 = !DILocation(line: 82, column: 2, scope: !4272, inlinedAt: !4357)
!4377 = !DILocation(line: 46, column: 7, scope: !4272, inlinedAt: !4357)
!4378 = !DILocation(line: 49, column: 31, scope: !4272, inlinedAt: !4357)
!4379 = !DILocation(line: 50, column: 10, scope: !4272, inlinedAt: !4357)
!4380 = !DILocation(line: 51, column: 14, scope: !4272, inlinedAt: !4357)
!4381 = !DILocation(line: 52, column: 17, scope: !4272, inlinedAt: !4357)
!4382 = !DILocation(line: 52, column: 8, scope: !4272, inlinedAt: !4357)
!4383 = !DILocation(line: 54, column: 10, scope: !4272, inlinedAt: !4357)
!4384 = !DILocation(line: 55, column: 11, scope: !4272, inlinedAt: !4357)
!4385 = !DILocation(line: 42, column: 50, scope: !4272, inlinedAt: !4357)
!4386 = !DILocation(line: 56, column: 6, scope: !4272, inlinedAt: !4357)
!4387 = !DILocation(line: 56, column: 16, scope: !4272, inlinedAt: !4357)
!4388 = !DILocation(line: 57, column: 17, scope: !4272, inlinedAt: !4357)
!4389 = !DILocation(line: 56, column: 21, scope: !4272, inlinedAt: !4357)
!4390 = !DILocation(line: 17, column: 6, scope: !4268, inlinedAt: !4269)
!4391 = !DILocation(line: 17, column: 14, scope: !4268, inlinedAt: !4269)
!4392 = !DILocation(line: 25, column: 16, scope: !4279, inlinedAt: !4282)
!4393 = !DILocation(line: 23, column: 48, scope: !4279, inlinedAt: !4282)
!4394 = !DILocation(line: 26, column: 6, scope: !4279, inlinedAt: !4282)
!4395 = !DILocation(line: 26, column: 24, scope: !4279, inlinedAt: !4282)
!4396 = !DILocation(line: 27, column: 24, scope: !4279, inlinedAt: !4282)
!4397 = !DILocation(line: 27, column: 44, scope: !4279, inlinedAt: !4282)
!4398 = !DILocation(line: 28, column: 4, scope: !4279, inlinedAt: !4282)
!4399 = !DILocation(line: 26, column: 37, scope: !4279, inlinedAt: !4282)
!4400 = !DILocation(line: 31, column: 15, scope: !4279, inlinedAt: !4282)
!4401 = !DILocation(line: 34, column: 32, scope: !4279, inlinedAt: !4282)
!4402 = !DILocation(line: 35, column: 19, scope: !4279, inlinedAt: !4282)
!4403 = !DILocation(line: 36, column: 10, scope: !4279, inlinedAt: !4282)
!4404 = !DILocation(line: 38, column: 9, scope: !4279, inlinedAt: !4282)
!4405 = !DILocation(line: 40, column: 10, scope: !4279, inlinedAt: !4282)
!4406 = !DILocation(line: 23, column: 59, scope: !4279, inlinedAt: !4282)
!4407 = !DILocation(line: 42, column: 19, scope: !4279, inlinedAt: !4282)
!4408 = !DILocation(line: 42, column: 3, scope: !4279, inlinedAt: !4282)
!4409 = !DILocation(line: 44, column: 2, scope: !4280, inlinedAt: !4281)
!4410 = !DILocation(line: 7, column: 16, scope: !4280, inlinedAt: !4281)
!4411 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !404, file: !404, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4412 = !DILocation(line: 18, column: 68, scope: !4268, inlinedAt: !4269)
!4413 = !DILocation(line: 14, column: 21, scope: !4411, inlinedAt: !4412)
!4414 = !DILocation(line: 25, column: 16, scope: !4279, inlinedAt: !4413)
!4415 = !DILocation(line: 23, column: 48, scope: !4279, inlinedAt: !4413)
!4416 = !DILocation(line: 26, column: 6, scope: !4279, inlinedAt: !4413)
!4417 = !DILocation(line: 26, column: 24, scope: !4279, inlinedAt: !4413)
!4418 = !DILocation(line: 27, column: 24, scope: !4279, inlinedAt: !4413)
!4419 = !DILocation(line: 27, column: 44, scope: !4279, inlinedAt: !4413)
!4420 = !DILocation(line: 28, column: 4, scope: !4279, inlinedAt: !4413)
!4421 = !DILocation(line: 26, column: 37, scope: !4279, inlinedAt: !4413)
!4422 = !DILocation(line: 31, column: 15, scope: !4279, inlinedAt: !4413)
!4423 = !DILocation(line: 34, column: 32, scope: !4279, inlinedAt: !4413)
!4424 = !DILocation(line: 35, column: 19, scope: !4279, inlinedAt: !4413)
!4425 = !DILocation(line: 36, column: 10, scope: !4279, inlinedAt: !4413)
!4426 = !DILocation(line: 37, column: 10, scope: !4279, inlinedAt: !4413)
!4427 = !DILocation(line: 38, column: 9, scope: !4279, inlinedAt: !4413)
!4428 = !DILocation(line: 40, column: 10, scope: !4279, inlinedAt: !4413)
!4429 = !DILocation(line: 23, column: 59, scope: !4279, inlinedAt: !4413)
!4430 = !DILocation(line: 42, column: 19, scope: !4279, inlinedAt: !4413)
!4431 = !DILocation(line: 42, column: 3, scope: !4279, inlinedAt: !4413)
!4432 = !DILocation(line: 44, column: 2, scope: !4411, inlinedAt: !4412)
!4433 = !DILocation(line: 15, column: 20, scope: !4411, inlinedAt: !4412)
!4434 = !DILocation(line: 15, column: 42, scope: !4411, inlinedAt: !4412)
!4435 = !DILocation(line: 18, column: 16, scope: !4411, inlinedAt: !4412)
!4436 = !DILocation(line: 18, column: 2, scope: !4268, inlinedAt: !4269)
!4437 = !DILocation(line: 18, column: 6, scope: !4268, inlinedAt: !4269)
!4438 = !DILocation(line: 18, column: 14, scope: !4268, inlinedAt: !4269)
!4439 = !DILocation(line: 19, column: 42, scope: !4268, inlinedAt: !4269)
!4440 = distinct !DISubprogram(name: "Broadcast", scope: !433, file: !433, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4441 = !DILocation(line: 19, column: 25, scope: !4268, inlinedAt: !4269)
!4442 = !DILocation(line: 36, column: 22, scope: !4440, inlinedAt: !4441)
!4443 = !DILocation(line: 37, column: 8, scope: !4440, inlinedAt: !4441)
!4444 = !DILocation(line: 39, column: 15, scope: !4440, inlinedAt: !4441)
!4445 = !DILocation(line: 40, column: 17, scope: !4440, inlinedAt: !4441)
!4446 = !DILocation(line: 40, column: 3, scope: !4268, inlinedAt: !4269)
!4447 = !DILocation(line: 42, column: 16, scope: !4440, inlinedAt: !4441)
!4448 = !DILocation(line: 43, column: 10, scope: !4440, inlinedAt: !4441)
!4449 = !DILocation(line: 44, column: 14, scope: !4440, inlinedAt: !4441)
!4450 = !DILocation(line: 45, column: 3, scope: !4440, inlinedAt: !4441)
!4451 = !DILocation(line: 47, column: 10, scope: !4440, inlinedAt: !4441)
!4452 = !DILocation(line: 48, column: 9, scope: !4440, inlinedAt: !4441)
!4453 = !DILocation(line: 48, column: 2, scope: !4268, inlinedAt: !4269)
!4454 = !DILocation(line: 19, column: 6, scope: !4268, inlinedAt: !4269)
!4455 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeBFloat16, !"kernel", i32 1}
!4456 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeFloat8, !"kernel", i32 1}
!4457 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote, !"kernel", i32 1}
!4458 = !{void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic, !"kernel", i32 1}
!4459 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors, !"kernel", i32 1}
!4460 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"kernel", i32 1}
!4461 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidx", i32 64}
!4462 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidy", i32 1}
!4463 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidz", i32 1}
!4464 = !{void (float*, i64, i64, i8, i8*)* @Print, !"kernel", i32 1}
!4465 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8, !"kernel", i32 1}
!4466 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8, !"kernel", i32 1}
!4467 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!4468 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16, !"kernel", i32 1}
!4469 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32, !"kernel", i32 1}
!4470 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!4471 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!4472 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64, !"kernel", i32 1}
!4473 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!4474 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!4475 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt, !"kernel", i32 1}
!4476 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8, !"kernel", i32 1}
!4477 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16, !"kernel", i32 1}
!4478 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16, !"kernel", i32 1}
!4479 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!4480 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32, !"kernel", i32 1}
!4481 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!4482 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!4483 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64, !"kernel", i32 1}
!4484 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!4485 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!4486 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint, !"kernel", i32 1}
!4487 = !{void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32, !"kernel", i32 1}
!4488 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!4489 = !{void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64, !"kernel", i32 1}
!4490 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
